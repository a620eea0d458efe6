"""Two terms shown equal: by one normal form after another, and where quotients stay, with the denominators cleared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import mul

from ..kernel import rules as K
from ..kernel.rules import ONE, ZERO, ProofError, Theorem, poly
from ..kernel.terms import MAX_POWER, Definition, Term
from ..language.families import definitions
from ..proving import order
from ..proving.algebra import fact, factors, given
from ..proving.normal import normalizer
from ..proving.normal import prove as prove_equal
from ..proving.scope import Scope

PLAIN = ("sums", "field")
POWERS = (PLAIN, (*PLAIN, "exp"), (*PLAIN, "exp", "trig"), (*PLAIN, "exp", "log"))
"""The powers of normal forms, in the order in which they are tried."""


def shown_equal(
    left: Term, right: Term, scope: Scope, unfold: Iterable[Definition] = (), ladder: Sequence[Sequence[str]] = POWERS
) -> Theorem:
    """``left = right``.

    Parameters
    ----------
    left, right : Term
    scope : Scope
    unfold : iterable of Definition
        Those that are unfolded.
    ladder : sequence of sequences of str
        The powers to try, one after the other.

    Raises
    ------
    ProofError
        If no way is found: what the first one left over.
    """
    unfold = tuple(unfold)
    first: ProofError | None = None
    for powers in ladder:
        for way in (prove_equal, cleared):
            try:
                return way(left, right, powers, scope, unfold)
            except ProofError as error:
                first = first or error
    raise first or ProofError("no way to show it")


def unfolded_equal(left: Term, right: Term, scope: Scope) -> Theorem:
    """``left = right``, with every definition unfolded where that is needed."""
    try:
        return shown_equal(left, right, scope, (), (PLAIN,))
    except ProofError:
        return shown_equal(left, right, scope, definitions(left, right))


def cleared(left: Term, right: Term, powers: Iterable[str], scope: Scope, unfold: Iterable[Definition] = ()) -> Theorem:
    """``left = right`` because their difference vanishes when it is multiplied by its denominators.

    Raises
    ------
    ProofError
        If there is no denominator, one is not shown to be nonzero, or the product does not vanish.
    """
    normal = normalizer(powers, scope, unfold)
    normal.learn(scope.relations())
    highest: dict[Term, int] = {}
    for m in poly(normal(left - right).rhs):
        for a, e in m:
            if a.head == "div":
                highest[a.args[1]] = max(e, highest.get(a.args[1], 0))
    if not highest:
        raise ProofError("no denominator to clear")
    if max(highest.values()) > MAX_POWER:
        raise ProofError(f"a denominator to a power of more than {MAX_POWER}")
    factor = reduce(mul, (b**e for b, e in factors(highest.items())))
    nonzero = order.nonzero(factor, scope)
    vanishing = prove_equal(factor * (left - right), ZERO, powers, scope, unfold)
    inverse = given(fact("mul_inverse", b=factor), nonzero)
    return K.linear_combination((inverse, vanishing), left, right, -(left - right), ONE / factor)
