"""Expectations at symbolic sizes: SymPy expands, indices agree or differ, and the declared moments are put in.

``sympy.stats`` cannot take the expectation of a symbolic sum, and one symbol repeated inside a ``Sum`` makes d^2 of
d. So a power of a sum becomes a nested sum under fresh dummies, and each pattern of equal indices is a product of
deltas.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import sympy
from sympy import Add, Indexed, KroneckerDelta, Mul, Sum
from sympy.stats import Covariance, Expectation, Variance
from sympy.stats.rv import RandomSymbol

from ..kernel.terms import Term, open_
from ..language.entry import Entry
from ..language.text.declarations import Context, context_of
from ..render.sympy import Reader
from .sums import product_of_sums
from .zero import short

Expr = Any
Powers = tuple[tuple[str, int], ...]  # of the entries of some families at one place


class StoppedError(Exception):
    """SymPy goes no further."""


@dataclass(frozen=True)
class Moment:
    """A declared moment: the value of ``E`` of a product of powers of entries at one place."""

    place: tuple[Expr, ...]
    value: Expr


def as_expectations(e: Expr) -> Expr:
    """Return ``e`` without variances and covariances."""
    if isinstance(e, Variance | Covariance):
        x, y = e.args[0], e.args[0] if isinstance(e, Variance) else e.args[1]
        return Expectation(x * y) - Expectation(x) * Expectation(y)
    return e.func(*map(as_expectations, e.args)) if e.args else e


class DeclaredMoments:
    """The declared moments of an entry."""

    def __init__(self, entry: Entry) -> None:
        self.context: Context = context_of(entry.claim, *entry.given)
        self.taken = set(self.context.names)
        self.declared: dict[Powers, Moment] = {}
        self.independent = any(h.head == "independent" for h in entry.given)
        self.apart = [frozenset((t.args[0].args[0], t.args[1].args[0])) for t in entry.given if t.head == "apart"]
        for h in entry.given:
            self._declare(h)

    def _declare(self, h: Term) -> None:
        reader, place = Reader(taken=self.taken), []
        while h.head == "forall":
            name = f"at_{len(self.taken)}"
            self.taken.add(name)
            i = Term("ix", name, h.args[0])
            place.append(reader.index(i, ()))
            h = open_(h.args[1], i)
        if h.head == "eq" and h.args[0].head == "E":
            powers = _powers(reader.value(h.args[0].args[0]), self.context)
            if len({where for _, where, _ in powers}) == 1:
                self.declared[_names(powers)] = Moment(powers[0][1], reader.value(h.args[1]))

    # -- expansion

    def expand(self, e: Expr) -> Expr:
        """Return ``e`` without expectations."""
        if isinstance(e, Expectation):
            return self._expectation(sympy.expand(e.args[0]))
        return e.func(*map(self.expand, e.args)) if e.args else e

    def _expectation(self, e: Expr) -> Expr:
        return Add(*map(self._summed, Add.make_args(sympy.expand(e))))

    def _summed(self, t: Expr) -> Expr:
        body, limits = product_of_sums(t, self.taken)
        inner = self._expectation(body) if limits else self._monomial(t)
        for limit in limits:
            inner = Sum(inner, limit)
        return inner

    def _monomial(self, t: Expr) -> Expr:
        powers = _powers(t, self.context)
        constant = Mul(*(f for f in Mul.make_args(t) if not _is_random(f, self.context)))
        if constant.has(RandomSymbol):
            raise StoppedError(f"it does not expand the expectation of {short(t)}")
        out = []
        for condition, same in self._patterns(powers):
            places: dict[Any, list[tuple[str, int]]] = {}
            for name, where, k in powers:
                at = tuple(same.get(i, i) for i in where)
                places.setdefault((name, at) if self.independent else at, []).append((name, k))
            out.append(condition * self._product(places))
        return constant * Add(*out)

    def _product(self, places: dict[Any, list[tuple[str, int]]]) -> Expr:
        """Return the product of the moments at different places; one that is 0 makes the others irrelevant."""
        values: list[Expr] = []
        missing = ""
        for place, powers in places.items():
            totals: dict[str, int] = {}
            for name, k in powers:
                totals[name] = totals.get(name, 0) + k
            names = tuple(sorted(totals.items()))
            moment = self.declared.get(names)
            if moment is None:
                missing = " ".join(f"{n}^{k}" for n, k in names)
                continue
            at = place[1] if self.independent else place
            values.append(moment.value.xreplace(dict(zip(moment.place, at, strict=True))))
        if 0 in values:
            return sympy.Integer(0)
        if missing:
            raise StoppedError(f"the moment {missing} is not declared")
        return Mul(*values)

    def _patterns(self, powers: list[tuple[str, tuple[Expr, ...], int]]) -> Iterator[tuple[Expr, dict[Expr, Expr]]]:
        """Yield the ways in which indices agree: a product of deltas, and a representative for each index."""
        groups: dict[str, list[Expr]] = {}
        for name, where, _ in powers:
            for dim, i in zip(self.context.variables[name][2], where, strict=True):
                if i not in groups.setdefault(str(dim), []):
                    groups[str(dim)].append(i)
        yield from self._choices(list(groups.values()))

    def _choices(self, groups: list[list[Expr]]) -> Iterator[tuple[Expr, dict[Expr, Expr]]]:
        if not groups:
            yield sympy.Integer(1), {}
            return
        for blocks in _partitions(sorted(groups[0], key=str)):
            condition = self._condition(blocks)
            if condition == 0:
                continue
            same = {i: block[0] for block in blocks for i in block}
            for others, rest in self._choices(groups[1:]):
                yield condition * others, {**same, **rest}

    def _condition(self, blocks: list[list[Expr]]) -> Expr:
        agree = [KroneckerDelta(b[0], i) for b in blocks for i in b[1:]]
        if any(frozenset((str(b[0]), str(i))) in self.apart for b in blocks for i in b[1:]):
            return sympy.Integer(0)
        pairs = [(a[0], b[0]) for n, a in enumerate(blocks) for b in blocks[n + 1 :]]
        differ = [1 - KroneckerDelta(i, j) for i, j in pairs if frozenset((str(i), str(j))) not in self.apart]
        return Mul(*agree, *differ)


def _partitions(items: list[Expr]) -> Iterator[list[list[Expr]]]:
    if not items:
        yield []
        return
    first, *rest = items
    for blocks in _partitions(rest):
        yield [[first], *blocks]
        for n, block in enumerate(blocks):
            yield [*blocks[:n], [first, *block], *blocks[n + 1 :]]


def _is_random(f: Expr, context: Context) -> bool:
    base = f.as_base_exp()[0]
    name = str(base.base.label) if isinstance(base, Indexed) else str(base)
    key = context.variables.get(name)
    return key is not None and key.random


def _powers(t: Expr, context: Context) -> list[tuple[str, tuple[Expr, ...], int]]:
    """Return the powers of random entries in a product: family, place, exponent."""
    out = []
    for f in Mul.make_args(t):
        if _is_random(f, context):
            base, k = f.as_base_exp()
            indexed = isinstance(base, Indexed)
            out.append((str(base.base.label) if indexed else str(base), tuple(base.indices) if indexed else (), int(k)))
    return out


def _names(powers: list[tuple[str, tuple[Expr, ...], int]]) -> Powers:
    return tuple(sorted((name, k) for name, _, k in powers))
