"""A whole statement in SymPy: a claim alone would be false wherever its assumptions fail."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any, NamedTuple

import sympy
from sympy.logic.boolalg import Boolean

from ..kernel.terms import INTEGERS, Dim, Key, Term, open_
from ..language.symbols import RenderError
from ..language.text.declarations import context_of, fresh_name
from .sympy import Reader, index_symbol, random_symbol, to_sympy


class ForAll(Boolean):  # type: ignore[misc]
    """A formula for every integer in a range, written as SymPy's sums are: ``ForAll(x[k] > 0, (k, 0, n - 1))``.

    Where the ends of the range are numbers, `doit` writes the formulas out.
    """

    @property
    def free_symbols(self) -> set[Any]:
        """The symbols that the quantifier does not bind."""
        formula, (index, *ends) = self.args
        free: set[Any] = (formula.free_symbols - {index}).union(*(e.free_symbols for e in ends))
        return free

    @property
    def bound_symbols(self) -> list[Any]:
        """The symbol that the quantifier binds."""
        return [self.args[1][0]]

    def _eval_subs(self, old: Any, new: Any) -> Any:
        formula, (index, low, high) = self.args
        if old == index:
            return self
        if new.has(index):
            fresh = sympy.Dummy(index.name, integer=True)
            formula, index = formula.xreplace({index: fresh}), fresh
        return ForAll(formula.subs(old, new), sympy.Tuple(index, low.subs(old, new), high.subs(old, new)))

    def doit(self, **hints: Any) -> Any:
        """Write the formulas out, if the range is of numbers."""
        formula, (index, low, high) = self.args
        if not (low.is_Integer and high.is_Integer):
            return self
        return sympy.And(*(formula.subs(index, k) for k in range(int(low), int(high) + 1)), evaluate=False)


class Independent(Boolean):  # type: ignore[misc]
    """All entries of these families of random variables are independent of each other."""


class Permutes(Boolean):  # type: ignore[misc]
    """A function permutes the integers from 0 to below a size: ``Permutes(sigma, n)``."""


class SymPyStatement(NamedTuple):
    """Hold the statement of a theorem, in SymPy.

    Attributes
    ----------
    assumptions : tuple of sympy Boolean
        The ranges of the free indices, then the domain and the hypotheses. That a size is a positive integer and a
        variable real is said by their symbols.
    claim : sympy Boolean
        What holds where all assumptions do; definitions are unfolded.
    """

    assumptions: tuple[Any, ...]
    claim: Any

    @property
    def implication(self) -> Any:
        """The statement as one object of SymPy: ``Implies(And(*assumptions), claim)``."""
        return sympy.Implies(sympy.And(*self.assumptions, evaluate=False), self.claim, evaluate=False)

    def __repr__(self) -> str:
        return f"SymPyStatement(assumptions={self.assumptions!r}, claim={self.claim!r})"

    def _repr_latex_(self) -> str:
        assumed = r",\; ".join(map(sympy.latex, self.assumptions))
        return rf"$\displaystyle {assumed} \vdash {sympy.latex(self.claim)}$"


def sympy_statement(hypotheses: tuple[Term, ...], claim: Term, values: Mapping[str, Any]) -> SymPyStatement:
    """Write a statement in SymPy.

    Parameters
    ----------
    hypotheses : tuple of Term
    claim : Term
    values : mapping of str to int
        Empty, for symbolic sizes; or a value for each size and each free index.

    Raises
    ------
    RenderError
        If a size is no positive integer, an index is out of range or has no value, or there is no form in SymPy.
    """
    context = context_of(claim, *hypotheses)
    indices = [k for k in context.variables.values() if k.kind == "ix"]
    whole = {name: whole_number(name, value) for name, value in values.items()}
    sizes = {n: v for n, v in whole.items() if n in context.sizes}
    if not sizes and whole:
        raise RenderError(f"{min(whole)}: an index has a value only beside sizes: give {', '.join(context.sizes)} too")
    for name, length in ((k.name, _length(k.dim, sizes)) for k in indices):
        if name in whole and length is not None and not 0 <= whole[name] < length:
            raise RenderError(f"{name}: expected an index from 0 to {length - 1}, got {whole[name]}")
    chosen = {n: v for n, v in whole.items() if n not in sizes}
    written = to_sympy(claim, sizes or None, indices=chosen or None, beside=hypotheses)
    reader = Reader(sizes or None, chosen, taken=set(context.names))
    ranges = [] if sizes else [_in_range(reader, k) for k in indices if k.dim != INTEGERS]
    permuted = [_permutes(reader, k) for k in context.variables.values() if k.kind == "perm" and not sizes]
    return SymPyStatement((*ranges, *permuted, *(_assumed(reader, h) for h in hypotheses)), written)


def _assumed(reader: Reader, formula: Term) -> Any:
    """Write a hypothesis, of which SymPy may have no counterpart."""
    if formula.head == "independent":
        return Independent(*(random_symbol(name) for name, _ in formula.args))
    if formula.head == "and":
        return sympy.And(*(_assumed(reader, part) for part in formula.args), evaluate=False)
    if formula.head != "forall" or (reader.sizes is not None and formula.args[0] != INTEGERS):
        return reader.value(formula)
    dim, body = formula.args
    name = fresh_name(formula.hint, frozenset(reader.taken))
    reader.taken.add(name)
    ends = (-sympy.oo, sympy.oo) if dim == INTEGERS else (0, reader.size(dim) - 1)
    inner = _assumed(
        Reader(reader.sizes, {**reader.indices, name: index_symbol(name)}, taken=reader.taken),
        open_(body, Term("ix", name, dim)),
    )
    return ForAll(inner, sympy.Tuple(index_symbol(name), *ends))


def _in_range(reader: Reader, key: Key) -> Any:
    i = index_symbol(key.name)
    return sympy.And(sympy.Le(0, i, evaluate=False), sympy.Lt(i, reader.size(key.dim), evaluate=False), evaluate=False)


def _permutes(reader: Reader, key: Key) -> Any:
    return Permutes(sympy.Symbol(key.name), sympy.sympify(reader.size(key.dim)))


def whole_number(name: str, value: object) -> int:
    """Return an integer of any library as a Python integer."""
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        raise RenderError(f"{name}: expected an integer, got {value!r}") from None


def _length(dim: Dim, sizes: Mapping[str, int]) -> int | None:
    """Return the number of indices of a dimension; None for the integers, and where its size is not given."""
    if isinstance(dim, tuple):
        half = _length(dim[1], sizes)
        return None if half is None else 2 * half
    return sizes.get(dim)
