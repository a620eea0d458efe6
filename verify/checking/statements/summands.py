"""The summands of a theorem's right side, and others of programs, for which coefficients are fitted.

They identify a program that has another factor before a summand, or a further summand. Nothing is typed here: a
summand is a term of the book, with what stands before the brackets multiplied in, and is computed as mutants are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from derive.books.mistakes import right
from derive.kernel.terms import Term, num, rebuild
from derive.values.drops import opened
from derive.values.program import Batches
from derive.values.relations import parts
from derive.values.slips import Signed, factors, quotient, summed
from verify.checking.closed_forms.spoken import spoken
from verify.checking.judging.book import BOOK, claim
from verify.checking.judging.mistakes import as_it_is, functions_of, mutant_names, says_the_same_of
from verify.checking.judging.statement import Binding

__all__ = ["summands"]

Terms: TypeAlias = tuple[dict[str, Any], dict[str, int]]
"""Summands by name, and their coefficients in a theorem."""


class _Summand(NamedTuple):
    """What it is called, what stands before it in the theorem, of which relation it is, and the claim with it alone."""

    name: str
    coefficient: int
    part: int
    alone: Term


def summands(theorem: str, book: Binding, laid_out: Callable[..., Any] = as_it_is) -> Callable[..., Terms]:
    """Return a function from a program's arguments to the summands by name, and to their coefficients in a theorem.

    Parameters
    ----------
    theorem : str
    book : Binding
        The values of the theorem's variables.
    laid_out : callable, optional
        Maps its right sides to the array that a program returns; linear in them.

    Examples
    --------
    >>> import numpy as np
    >>> terms = summands("softmax_vjp", lambda **given: given)
    >>> values, coefficients = terms(x=np.zeros((1, 2)), g=np.array([[4.0, 0.0]]))
    >>> coefficients, values["softmax*sum(g*softmax)"]
    ({'softmax*g': 1, 'softmax*sum(g*softmax)': -1}, array([[1., 1.]]))
    >>> [name for name in values if name not in coefficients]
    ['g*softmax*softmax', 'softmax*sum(g)', 'g', 'sum(g*softmax)', 'softmax*sum(softmax)']
    """

    def terms(**given: Any) -> Terms:
        batches, every, values = Batches(book(**given), functions=functions_of(BOOK)), _summands(theorem), {}
        with np.errstate(all="ignore"):  # one that only a mutant has may be no number somewhere
            for s in every:
                sides = batches.right_sides(s.alone)
                values[s.name] = laid_out(*(side if n == s.part else 0 * side for n, side in enumerate(sides)))
        return values, {s.name: s.coefficient for s in every if s.coefficient}

    return terms


@lru_cache(maxsize=64)
def _summands(theorem: str) -> tuple[_Summand, ...]:
    """Return those of the theorem, then others of the same factors: those of its mutants, and with less under a sum."""
    stated, collected = claim(theorem), list[_Summand]()
    mutants = [claim(theorem, name) for name in mutant_names(theorem) if says_the_same_of(theorem, name)]
    for part, side in enumerate(_right_sides(stated)):
        factors_of_it = set[str]()
        terms = [(sign, _written(t)) for sign, t in _distributed(side)]
        taken = {"", *(_shape(t, factors_of_it) for _, t in terms)}
        others = [t for mutant in mutants for _, t in _distributed(_right_sides(mutant)[part])]
        for t in (*others, *(less for _, whole in terms for less in _with_less_summed(whole))):
            shape = _shape(t, of_mutant := set[str]())
            if shape not in taken and of_mutant <= factors_of_it and t.free <= stated.free:
                taken.add(shape)
                terms.append((0, _written(t)))
        for coefficient, t in terms:
            name = spoken(t, any(s.name == spoken(t) for s in collected))
            collected.append(_Summand(name, coefficient, part, right("", t, part=part).change(stated)))
    return tuple(collected)


def _right_sides(formula: Term) -> list[Term]:
    return [part.right for part in parts(formula) if part.right is not None]


def _distributed(t: Term) -> list[Signed]:
    """Return signed summands of a term: those of the first sum inside of its products, quotients and sums."""
    match t.head, t.args:
        case (("add" | "sub" | "neg"), _):
            return summed(t)
        case "mul", (a, b):
            if len(left := _distributed(a)) > 1:
                return [(sign, part * b) for sign, part in left]
            return [(sign, a * part) for sign, part in _distributed(b)]
        case "div", (a, b):
            return [(sign, part / b) for sign, part in _distributed(a)]
        case "sum", (dim, body):
            return [(sign, Term("sum", dim, part, hint=t.hint)) for sign, part in _distributed(body)]
    return [(1, t)]


def _with_less_summed(t: Term) -> Iterator[Term]:
    """Yield a summand without one of the factors of a sum."""
    above, below = factors(t)
    for n, a in enumerate(above):
        inside, under = factors(a.args[1]) if a.head == "sum" else ([], [])
        for k in range(len(inside) if len(inside) > 1 else 0):
            less = Term("sum", a.args[0], quotient([*inside[:k], *inside[k + 1 :]], under), hint=a.hint)
            yield quotient([*above[:n], less, *above[n + 1 :]], below)


def _written(t: Term) -> Term:
    """Return a product over what divides it, with means where they are meant."""
    above, below = factors(t)
    for n, a in enumerate(above):
        if a.head == "sum" and (size := Term("card", a.args[0])) in below:
            below.remove(size)
            above[n] = a / size
    return quotient([a for a in above if a != num(1)], below)


def _shape(t: Term, atoms: set[str]) -> str:
    """Return the factors of a term but for numbers and indices, in any order, and add those of sums to others."""
    texts = list[str]()
    for sign, some in zip(("", "/"), factors(t), strict=True):
        for factor in (f for f in some if f.free):
            if factor.head == "sum":
                texts.append(f"{sign}sum({_shape(opened(factor.args[1]), atoms)})")
            else:
                texts.append(sign + repr(_without_indices(factor)))
                atoms.add(texts[-1])
    return " ".join(sorted(texts))


def _without_indices(t: Term) -> Term:
    return Term("ix", "i", t.args[1]) if t.head == "ix" else rebuild(t, lambda a, _: _without_indices(a))
