"""Wrong formulas that are no other formula under some conventions: proved by the kernel, never measured."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from derive.kernel.terms import Definition, Term, num, substitute, subterms
from derive.language.entry import Entry, Reason, calc, step
from derive.language.terms import Eq
from derive.proving.prover import prove
from verify.checking.judging.book import claim

__all__ = ["definitions", "proved_same"]


@lru_cache(maxsize=64)
def proved_same(theorem: str, mutant: str, at: tuple[tuple[str, Fraction], ...]) -> bool:
    """Prove that a mutant's right side is the theorem's at some values of variables.

    Parameters
    ----------
    theorem, mutant : str
    at : tuple of pairs
        Variables that are numbers, and their values.

    Returns
    -------
    bool
        Always true.

    Raises
    ------
    ProofError
        If the kernel does not prove it.
    LookupError
        If the theorem, the mutant or a variable does not exist.
    """
    right, other = (_right_side(formula, dict(at)) for formula in (claim(theorem), claim(theorem, mutant)))
    reason = Reason(powers=("sums", "field"), unfold=tuple(dict.fromkeys((*definitions(right), *definitions(other)))))
    prove(Entry(name=f"{theorem}_same", title=mutant, claim=Eq(other, right), proof=calc(step(right, reason, mutant))))
    return True


def definitions(side: Term) -> Iterator[Definition]:
    """Yield the definitions of a term and of their bodies."""
    for t in subterms(side):
        if t.head == "def":
            yield t.args[0]
            yield from definitions(t.args[0].body)


def _right_side(formula: Term, at: dict[str, Fraction]) -> Term:
    keys = {key.name: key for key in formula.free if key.kind == "at" and not key.dims}
    if missing := [name for name in at if name not in keys]:
        raise LookupError(f"the claim has no number {missing[0]}")
    right: Term = formula.args[-1]
    return substitute(right, {keys[name]: num(value) for name, value in at.items()})
