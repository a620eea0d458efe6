"""One proof-producing normal form, with named powers; two terms are proved equal because they have it in common.

Every function returns a theorem ``t = t'``. A step of a proof switches on its own powers only: a wrong step fails.

=============  =====================================================================================================
``field``      ``b (1/b) = 1`` for every ``b`` shown to be nonzero
``sums``       linearity of sums, deltas, channels in pairs, permutations, exchange of sums (see `exchange`)
``exp``        ``exp`` of a sum is a product
``trig``       angles are expanded down to single terms; ``sin^2 = 1 - cos^2``
``log``        ``log`` of a quotient and of ``exp``, ``exp`` of ``log``
``linear``     linearity of the expectation
``moments``    the declared moments, with independence and the case split on equal indices
``variance``   variance and covariance by their definitions
=============  =====================================================================================================
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import lcm

from ..kernel import rules as K
from ..kernel.rules import ProofError, Theorem, poly, poly_add
from ..kernel.terms import Definition, Term, subterms
from ..language.fresh import shown
from . import deltas, exchange, fractions, functions, moments, sums
from .algebra import chain, term_of
from .normalizer import Normalizer, Relating, Rewriting
from .scope import Scope


def _unfolded(normal: Normalizer, t: Term) -> Theorem:
    """A defined term by its body, if it is to be unfolded."""
    if t.args[0] not in normal.unfold:
        return K.refl(t)
    th = K.unfold(t)
    return chain(th, normal(th.rhs))


ATOMS: Mapping[str, Rewriting] = {
    "def": Rewriting(_unfolded),
    "div": Rewriting(fractions.inverse),
    "fn": Rewriting(functions.function),
    "pairs": Rewriting(sums.pairs),
    "sum": Rewriting(sums.finite_sum),
    "card": Rewriting(sums.size, frozenset({"sums"})),
    "delta": Rewriting(deltas.delta, frozenset({"sums"})),
    "E": Rewriting(moments.expectation, frozenset({"linear", "moments"})),
    "Var": Rewriting(moments.variance, frozenset({"variance"})),
    "Cov": Rewriting(moments.variance, frozenset({"variance"})),
}
"""How an atom is rewritten, by its head."""

RELATIONS: Mapping[str, Relating] = {
    "div": Relating(fractions.cancellation, "field"),
    "sqrt": Relating(functions.root, "field"),
    "sin": Relating(functions.pythagoras, "trig"),
    "delta": Relating(deltas.relation, "sums"),
}
"""How a monomial is reduced by what is known of an atom in it, by the kind of the atom."""


def normalizer(powers: Iterable[str], scope: Scope, unfold: Iterable[Definition] = (), angle: int = 1) -> Normalizer:
    """Normal forms with some powers, from nothing found yet; see `Normalizer`."""
    return Normalizer(frozenset(powers), scope, ATOMS, RELATIONS, frozenset(unfold), angle)


def _angles(*terms: Term) -> int:
    """The common denominator of all multiples inside cosines and sines."""
    polynomials = (
        poly(s.args[1]).values() for t in terms for s in subterms(t) if s.head == "fn" and s.args[0] in ("cos", "sin")
    )
    return lcm(1, *(c.denominator for coefficients in polynomials for c in coefficients))


def prove(left: Term, right: Term, powers: Iterable[str], scope: Scope, unfold: Iterable[Definition] = ()) -> Theorem:
    """``left = right`` because both have one normal form.

    Raises
    ------
    ProofError
        If the normal forms differ, and how; or if there is none within the limits.
    """
    try:
        normal = normalizer(powers, scope, unfold, _angles(left, right))
        normal.learn(scope.relations())
        a, b = normal(left), normal(right)
        if a.rhs != b.rhs and "sums" in normal.powers and exchange.nested(a.rhs) and exchange.nested(b.rhs):
            normal = normalizer({*normal.powers, exchange.POWER}, scope, unfold, normal.angle)
            normal.learn(scope.relations())
            a, b = (chain(th, normal(th.rhs)) for th in (a, b))
    except RecursionError:
        raise ProofError("normal form: the terms are too deep, or equations lead in a circle") from None
    if a.rhs != b.rhs:
        raise ProofError(_difference(a.rhs, b.rhs))
    return chain(a, K.symm(b))


def _difference(a: Term, b: Term) -> str:
    rest = poly_add(poly(a), poly(b), -1)
    return f"sides differ\n  left   {shown(a)}\n  right  {shown(b)}\n  left - right = {shown(term_of(rest))}"
