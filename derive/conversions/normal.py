"""One proof-producing normal form, with named powers; two terms are proved equal because they have it in common.

Every function returns a theorem ``t = t'``. A step of a proof switches on its own powers only: a wrong step fails.

=============  =====================================================================================================
``field``      ``b (1/b) = 1`` for every ``b`` shown to be nonzero
``sums``       linearity of sums, deltas, channels in pairs, permutations, exchange of sums
``exp``        ``exp`` of a sum is a product
``trig``       angles are expanded down to single terms; ``sin^2 = 1 - cos^2``
``log``        ``log`` of a quotient and of ``exp``, ``exp`` of ``log``
``linear``     linearity of the expectation
``moments``    the declared moments, with independence and the case split on equal indices
``variance``   variance and covariance by their definitions
=============  =====================================================================================================
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from math import lcm

from ..kernel import rules as K
from ..kernel.rules import Monomial, Polynomial, ProofError, Theorem, poly, poly_add, poly_mul
from ..kernel.terms import Definition, Term, num, subterms
from . import deltas, fractions, functions, moments, sums
from .algebra import ARITHMETIC, as_monomial, chain, factors, inside, law, ordered, ring, shown, term_of, trivial
from .scope import Scope

POWERS = ("field", "sums", "exp", "trig", "log", "linear", "moments", "variance")
MAX_REWRITES = 20_000
MAX_FORMS = 1_000  # terms normalized on the way; the largest step of the book takes 84


@dataclass
class Normal:
    """A normalizer: powers, what may be used, and what was found on the way.

    Attributes
    ----------
    powers : frozenset of str
    scope : Scope
    unfold : frozenset of Definition
        Definitions whose bodies replace them.
    angle : int
        Angles are expanded in multiples of ``1/angle``.
    """

    powers: frozenset[str]
    scope: Scope
    unfold: frozenset[Definition] = frozenset()
    angle: int = 1
    memo: dict[Term, Theorem] = field(default_factory=dict)
    cancellations: dict[Term, Theorem | None] = field(default_factory=dict)
    relations: list[tuple[Monomial, Theorem]] = field(default_factory=list)
    apart: list[Theorem] = field(default_factory=list)
    made: int = 0

    def __post_init__(self) -> None:
        self.apart = [f.theorem for f in self.scope.facts if f.theorem.concl.head == "apart"]

    def learn(self, equations: Iterable[Theorem]) -> None:
        """Use equations as relations: the leading monomial of the normal form is replaced by the rest."""
        for th in equations:
            left, right = self(th.lhs), self(th.rhs)
            same = chain(K.symm(left), th, right)
            lead = _size(same) or leading(poly(same.lhs)) or leading(poly(same.rhs))
            if lead is not None and not trivial(same):
                self.relations.append(solved(lead, same))
                self.memo.clear()

    def __call__(self, t: Term) -> Theorem:
        """``t = t'`` with ``t'`` in normal form."""
        found = self.memo.get(t)
        if found is None:
            self.made += 1
            if self.made > MAX_FORMS:
                raise ProofError(f"normal form: more than {MAX_FORMS} terms on the way")
            found = self.memo[t] = self._normal(t)
        return found

    def _normal(self, t: Term) -> Theorem:
        if t.head not in ARITHMETIC:
            th = self._atom(t)
            return chain(th, self.reduce(th.rhs)) if self.relations else th
        flat = _without_quotients(t)
        atoms = list(dict.fromkeys(_atoms(flat)))
        known = [fractions.inverse(self, a) if a.head == "div" else self._atom(a) for a in atoms]
        changed = [th for th in known if not trivial(th)]
        start = K.refl(t) if flat == t else ring(t, flat)
        if not changed:
            return chain(start, self.reduce(flat)) if flat == t else self.reduce(t)
        places = dict.fromkeys(th.lhs for th in changed)
        inner = inside(self.scope.names, changed, lambda *holes: _refilled(flat, dict(zip(places, holes, strict=True))))
        return chain(start, inner, self.reduce(inner.rhs))

    def _atom(self, t: Term) -> Theorem:
        if known := self.scope.rewrite(t):
            return chain(known, self(known.rhs))
        powers = self.powers
        match t.head:
            case "def" if t.args[0] in self.unfold:
                th = K.unfold(t)
                return chain(th, self(th.rhs))
            case "fn":
                return functions.function(self, t)
            case "delta" if "sums" in powers:
                return deltas.delta(self, t)
            case "card" if "sums" in powers and type(t.args[0]) is tuple:
                th = law("card_double", {"h": t.args[0][1]})
                return chain(th, self(th.rhs))
            case "pairs":
                return sums.pairs(self, t)
            case "sum":
                return sums.finite_sum(self, t)
            case "Var" | "Cov" if "variance" in powers:
                return moments.variance(self, t)
            case "E" if powers & {"linear", "moments"}:
                return moments.expectation(self, t)
        return K.refl(t)

    def reduce(self, t: Term) -> Theorem:
        """``t`` as a canonical polynomial in its atoms, modulo the relations in force."""
        p, used = poly(t), dict[Theorem, Polynomial]()
        for _ in range(MAX_REWRITES):
            hit = next(((m, c, r) for m, c in p.items() if (r := self._relation(m))), None)
            if hit is None:
                break
            m, c, (lead, th) = hit
            rest = dict(m)
            for a, e in lead:
                rest[a] -= e
            q = {as_monomial(rest.items()): c}
            used[th] = poly_add(used.get(th, {}), q)
            p = poly_add(p, poly_mul(q, poly_add(poly(th.lhs), poly(th.rhs), -1)), -1)
        else:
            raise ProofError("normal form: too many rewriting steps")
        out = term_of(p)
        return K.refl(t) if out == t else ring(t, out, *((th, term_of(q)) for th, q in used.items()))

    def _relation(self, m: Monomial) -> tuple[Monomial, Theorem] | None:
        """A relation whose leading monomial divides ``m``."""
        powers = dict(m)
        for a, e in factors(m):
            if a.head == "div" and "field" in self.powers and (found := fractions.cancellation(self, a, powers)):
                return found
            if a.head == "fn" and a.args[0] == "sin" and e >= 2 and "trig" in self.powers:
                return functions.pythagoras(a)
            if (
                a.head == "fn"
                and a.args[0] == "sqrt"
                and e >= 2
                and "field" in self.powers
                and (found := functions.root(self, a))
            ):
                return found
            if a.head == "delta" and "sums" in self.powers and (found := deltas.relation(self, a, powers)):
                return found
        return next(((lead, th) for lead, th in self.relations if all(powers.get(a, 0) >= e for a, e in lead)), None)


def _size(same: Theorem) -> Monomial | None:
    """A size that an equation expresses by other things, as in ``r^2 = n``: it is what one eliminates."""
    monomials = (m for side in same.concl.args for m in poly(side))
    return next((m for m in monomials if [(a.head, e) for a, e in m] == [("card", 1)]), None)


def leading(p: Polynomial) -> Monomial | None:
    """The monomial that a relation eliminates: the one of highest degree, then the last in order."""
    best = [m for m, _ in ordered(p) if m]
    return max(best, key=lambda m: sum(e for _, e in m)) if best else None


def solved(lead: Monomial, same: Theorem) -> tuple[Monomial, Theorem]:
    """``lead = rest`` from an equation that contains ``lead``."""
    difference = poly_add(poly(same.lhs), poly(same.rhs), -1)
    c = difference[lead]
    rest = {m: -d / c for m, d in difference.items() if m != lead}
    left = term_of({lead: Fraction(1)})
    return lead, ring(left, term_of(rest), (same, num(1 / c)))


def _without_quotients(t: Term) -> Term:
    """``a/b`` as ``a (1/b)``, except for numerals and for ``1/b``."""
    if t.head not in ARITHMETIC or t.head == "num":
        return t
    if t.head == "div":
        a, b = t.args
        if b.head == "num" and b.args[0]:
            return Term("div", _without_quotients(a), b)
        return t if a == K.ONE else _without_quotients(a) * (K.ONE / b)
    args = tuple(_without_quotients(a) if type(a) is Term else a for a in t.args)
    return t if args == t.args else Term(t.head, *args)


def _atoms(t: Term) -> Iterator[Term]:
    """What a polynomial treats as its variables."""
    if t.head == "num":
        return
    if (
        t.head not in ARITHMETIC
        or (t.head == "div" and t.args[1].head != "num")
        or (t.head == "div" and not t.args[1].args[0])
    ):
        yield t
        return
    for a in t.args:
        if type(a) is Term:
            yield from _atoms(a)


def _refilled(t: Term, places: dict[Term, Term]) -> Term:
    if t in places:
        return places[t]
    if t.head not in ARITHMETIC or t.head == "num" or (t.head == "div" and t.args[1].head != "num"):
        return t
    return Term(t.head, *(_refilled(a, places) if type(a) is Term else a for a in t.args))


def _angles(*terms: Term) -> int:
    """The common denominator of all multiples inside cosines and sines."""
    found = (
        poly(s.args[1]).values() for t in terms for s in subterms(t) if s.head == "fn" and s.args[0] in ("cos", "sin")
    )
    return lcm(1, *(c.denominator for coefficients in found for c in coefficients))


def prove(left: Term, right: Term, powers: Iterable[str], scope: Scope, unfold: Iterable[Definition] = ()) -> Theorem:
    """``left = right`` because both have one normal form.

    Raises
    ------
    ProofError
        If the normal forms differ, and how; or if there is none within the limits.
    """
    try:
        normal = Normal(frozenset(powers), scope, frozenset(unfold), _angles(left, right))
        normal.learn(scope.relations())
        a, b = normal(left), normal(right)
    except RecursionError:
        raise ProofError("normal form: the terms are too deep, or equations lead in a circle") from None
    if a.rhs != b.rhs:
        raise ProofError(_difference(a.rhs, b.rhs))
    return chain(a, K.symm(b))


def _difference(a: Term, b: Term) -> str:
    rest = poly_add(poly(a), poly(b), -1)
    return f"sides differ\n  left   {shown(a)}\n  right  {shown(b)}\n  left - right = {shown(term_of(rest))}"
