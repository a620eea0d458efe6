"""What a kernel formula means, in numbers: an independent and total reading of the terms.

A `World` holds sizes, values, permutations and laws, drawn when they are first asked for. Arithmetic is total, and
exact until a function gives a number of 60 digits; derivatives are difference quotients; definitions are read in an
environment of their own. Nothing of the kernel's substitution, unfolding or algebra is used. What rounding leaves open
raises `UndecidedError`: neither true nor false.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, reduce
from random import Random
from typing import Any

from derive.kernel.terms import INTEGERS, Key, Term
from tests.total_numbers import (
    LEAST,
    LEAST_BESIDE_A_POINT,
    MP,
    Number,
    UndecidedError,
    add,
    derivative,
    digits,
    divide,
    exact,
    function,
    mul,
    quadrature,
    sub,
)

Stack = tuple[int, ...]

TOLERANCE = MP.mpf(10) ** -30
TOLERANCE_OF_LIMITS = MP.mpf(10) ** -9  # of derivatives and integrals
OPEN = 1000  # so many tolerances apart, two numbers may be equal or not
LARGEST = 10**8  # of an intermediate value
LARGEST_BESIDE_A_POINT = 10**60
MOST_OUTCOMES = 2000
HYPOTHESIS_WINDOW, CONCLUSION_WINDOW = range(-9, 10), range(-3, 4)  # of the integers
DRAWS = [
    Fraction(a, b)
    for a, b in ((0, 1), (1, 1), (-1, 1), (2, 1), (1, 2), (-3, 2), (3, 4), (-2, 3), (5, 4), (3, 1), (-5, 3))
]
LAWS = [  # probability by value; the first are the centred laws of variance 1
    {Fraction(-1): Fraction(1, 2), Fraction(1): Fraction(1, 2)},
    {Fraction(-2): Fraction(1, 8), Fraction(0): Fraction(3, 4), Fraction(2): Fraction(1, 8)},
    {Fraction(-3, 2): Fraction(1, 2), Fraction(3, 2): Fraction(1, 2)},
    {Fraction(-2): Fraction(1, 3), Fraction(1): Fraction(2, 3)},
    {Fraction(0): Fraction(1, 4), Fraction(2): Fraction(3, 4)},
    {Fraction(1, 2): Fraction(2, 3), Fraction(3): Fraction(1, 3)},
]  # fmt: skip


# ---- worlds --------------------------------------------------------------------------------------------------------


@dataclass
class Frame:
    """Where a term is evaluated: parameters of a definition, bound indices, outcome, and the entry in motion."""

    params: dict[Any, Any] | None = None
    stack: Stack = ()
    outcome: dict[Any, Number] | int | None = None
    moving: dict[Any, Number] = field(default_factory=dict)

    def under(self, *bound: int) -> Frame:
        return Frame(self.params, (*bound, *self.stack), self.outcome, self.moving)


class World:
    """One choice of everything that a theorem leaves free.

    Parameters
    ----------
    rng : Random
    sizes : dict, optional
        Sizes of dimensions; others are 1, 2 or 3.
    product : bool, optional
        Whether random entries are independent; if not, they live together on three outcomes. Where a hypothesis
        declares some families independent, others may depend on them.
    """

    def __init__(self, rng: Random, sizes: dict[str, int] | None = None, product: bool | None = None) -> None:
        self.rng = rng
        self.sizes = dict(sizes or {})
        self.product = rng.random() < 0.6 if product is None else product
        self.weights = [Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)]
        self.values: dict[Any, Number] = {}
        self.families: dict[Any, Any] = {}  # laws by family
        self.declared: list[Key] = []  # families that a hypothesis says to be independent
        self.sources: dict[Key, Key | None] = {}  # of a family that depends on a declared one, which
        self.single_law = rng.random() < 0.7
        self.touched: set[Any] = set()  # variables that the last evaluation asked for
        self.entries: list[set[Any]] = [set()]  # random entries, by nesting of expectations
        self.outcome = Frame(outcome={} if self.product else rng.randrange(3))
        self.largest = MP.mpf(0)  # of the rounded values met since a formula was begun
        self.bounds = (LARGEST, LEAST)  # what is too large, and what is too near to zero

    # -- what is drawn

    def size(self, dim: Any) -> int:
        if isinstance(dim, tuple):
            return 2 * self.size(dim[1])
        return self.sizes.setdefault(dim, self.rng.choice((1, 2, 2, 3)))

    def range(self, dim: Any, integers: range) -> range:
        return integers if dim == INTEGERS else range(self.size(dim))

    def drawn(self, key: Any) -> Any:
        """The value of a variable, or of one entry ``(family, index)``."""
        self.touched.add(key)
        if key not in self.values:
            self.values[key] = self.draw(key)
        return self.values[key]

    def draw(self, key: Any) -> Any:
        kind = key[0]
        if kind == "ix":
            return self.rng.choice(CONCLUSION_WINDOW if key.dim == INTEGERS else range(self.size(key.dim)))
        if kind == "perm":
            order = list(range(self.size(key.dim)))
            self.rng.shuffle(order)
            return order
        return self.rng.choice(DRAWS)

    def law(self, entry: Any) -> dict[Fraction, Fraction]:
        owner = entry[0] if self.single_law else entry
        return self.families.setdefault(owner, self.rng.choice(LAWS[:3] if self.rng.random() < 0.6 else LAWS))

    def source(self, family: Key) -> Key | None:
        """The declared family on which one that is not declared depends, drawn when first asked for."""
        if not self.product or not self.declared or family in self.declared:
            return None
        if family not in self.sources:
            self.sources[family] = self.rng.choice([None, *self.declared])
        return self.sources[family]

    def random_entry(self, entry: Any, outcome: dict[Any, Number] | int | None) -> Number:
        family, where = entry
        source = self.source(family)
        if source is not None:
            seen = self.random_entry(
                (source, where if source.dims == family.dims else (0,) * len(source.dims)), outcome
            )
            return add(seen, mul(seen, seen))
        self.entries[-1].add(entry)
        if isinstance(outcome, int):  # one table of three values for each entry: nothing is independent
            return self.values.setdefault(("table", entry), [self.rng.choice(DRAWS) for _ in self.weights])[outcome]
        if outcome is None:
            raise UndecidedError("no outcome")
        if entry not in outcome:
            outcome[entry] = self.rng.choice(list(self.law(entry)))
        return outcome[entry]

    def told(self) -> Iterator[str]:
        """What was drawn, a line each."""
        yield f"sizes: {', '.join(f'{d} = {n}' for d, n in sorted(self.sizes.items()))}"
        for key, value in sorted(self.values.items(), key=repr):
            of = key if type(key) is Key else key[1] if key[0] == "table" else key
            family, where = (of, ()) if type(of) is Key else of
            shown = value if isinstance(value, int | Fraction | list) else MP.nstr(value, 12)
            yield f"{family.name}{list(where) if where else ''} = {shown}"
        for owner, law in self.families.items():
            yield f"law of {owner[0].name if type(owner) is tuple else owner.name}: {law}"
        for family, source in self.sources.items():
            if source is not None:
                yield f"{family.name} = q + q^2 for the entry q of {source.name}"
        yield f"outcome: {self.outcome.outcome if self.product else f'number {self.outcome.outcome} of three'}"

    # -- terms

    def value(self, t: Term, at: Frame | None = None) -> Any:
        """The number, the index, or (for a vector) the function that ``t`` denotes."""
        out = READ[t.head](self, at or self.outcome, *t.args)
        if isinstance(out, MP.mpf):
            self.largest = max(self.largest, abs(out))
            if self.largest > self.bounds[0]:
                raise UndecidedError("a large value")
        elif isinstance(out, Fraction) and abs(out.numerator) > self.bounds[0] * out.denominator:
            raise UndecidedError("a large value")
        return out

    def entry(self, at: Frame, name: str, dims: Any, kind: str, *idx: Term) -> Number:
        key, where = Key("at", name, dims, kind), tuple(self.value(i, at) for i in idx)
        if at.params is not None:
            family = at.params[key]
            return family(*where) if dims else family
        if kind == "random":
            return self.random_entry((key, where), at.outcome)
        if (key, where) in at.moving:
            return at.moving[key, where]
        return self.drawn((key, where))

    def defined(self, at: Frame, d: Any, *args: Term) -> Number:
        values = [self.value(a, at) for a in args]
        params = dict(zip(d.params, values, strict=True))
        return self.value(d.body, Frame(params, (), at.outcome, at.moving))

    def vector(self, at: Frame, dim: Any, body: Term) -> Callable[..., Number]:
        def entry(n: int, *rest: int) -> Number:
            inner = self.value(body, at.under(n))
            return inner(*rest) if callable(inner) else inner

        return entry if body.random else cache(entry)

    def outcomes(self, t: Term, at: Frame) -> Iterator[tuple[Fraction, Frame]]:
        """Probabilities and frames of all that can happen to ``t``."""
        if not self.product:
            yield from ((w, Frame(at.params, at.stack, n, at.moving)) for n, w in enumerate(self.weights))
            return
        self.entries.append(set())
        try:  # which entries occur does not depend on the outcome
            self.value(t, Frame(at.params, at.stack, {}, at.moving))
        finally:
            entries = sorted(self.entries.pop(), key=repr)
        if math.prod(len(self.law(entry)) for entry in entries) > MOST_OUTCOMES:
            raise UndecidedError("too many outcomes")
        for choice in itertools.product(*(self.law(entry).items() for entry in entries)):
            outcome = {entry: value for entry, (value, _) in zip(entries, choice, strict=True)}
            yield (
                reduce(mul, (weight for _, weight in choice), Fraction(1)),
                Frame(at.params, at.stack, outcome, at.moving),
            )

    def mean(self, at: Frame, *factors: Term) -> Number:
        out: Number = Fraction(0)
        product = factors[0] if len(factors) == 1 else Term("mul", *factors)
        for weight, frame in self.outcomes(product, at):
            out = add(out, mul(weight, self.value(product, frame)))
        return out

    def covariance(self, at: Frame, a: Term, b: Term) -> Number:
        """From the definition ``E (a - E a)(b - E b)``."""
        mean_a, mean_b = self.mean(at, a), self.mean(at, b)
        out: Number = Fraction(0)
        for weight, frame in self.outcomes(Term("mul", a, b), at):
            out = add(out, mul(weight, mul(sub(self.value(a, frame), mean_a), sub(self.value(b, frame), mean_b))))
        return out

    # -- formulas

    def compare(self, a: Number, b: Number, tolerance: Number = TOLERANCE) -> int:
        """The sign of ``a - b``, decided or `UndecidedError`; 0 within rounding."""
        difference = sub(a, b)
        if exact(difference) and tolerance == TOLERANCE:
            return (difference > 0) - (difference < 0)
        margin = tolerance * max(MP.mpf(1), self.largest)
        gap = abs(digits(difference))
        if gap <= margin:
            return 0
        if gap <= OPEN * margin:
            raise UndecidedError("too close to call")
        return 1 if difference > 0 else -1

    def holds(self, f: Term, at: Frame | None = None, integers: range = CONCLUSION_WINDOW) -> bool:
        """Whether a formula is true.

        Raises
        ------
        UndecidedError
            If 60 digits cannot tell.
        """
        at = at or self.outcome
        if f.head == "and":
            return self.holds(f.args[0], at, integers) and self.holds(f.args[1], at, integers)
        if f.head == "forall":
            return all(self.holds(f.args[1], at.under(n), integers) for n in self.range(f.args[0], integers))
        if f.head == "independent":
            return self.product and not any(self.source(Key("at", *family, "random")) for family in f.args)
        self.largest = MP.mpf(0)
        if f.head == "deriv":
            return self.derivative_holds(at, *f.args)
        if f.head == "integral":
            return self.integral_holds(at, *f.args)
        a, b = (self.value(t, at) for t in f.args)
        if f.head == "apart":
            return a != b
        sign = self.compare(a, b)
        if sign == 0 and f.head in ("lt", "ne") and not exact(sub(a, b)) and a != b:
            raise UndecidedError("equal within rounding")
        return {"eq": sign == 0, "lt": sign < 0, "le": sign <= 0, "ne": sign != 0}[f.head]

    def moved(self, at: Frame, f: Term, x: Term) -> Callable[[Number], Number]:
        """What ``f`` is as a function of the entry ``x``."""
        where = (x.key, tuple(self.value(i, at) for i in x.args[3:]))
        return lambda point: self.value(f, Frame(at.params, at.stack, at.outcome, {**at.moving, where: point}))

    def derivative_holds(self, at: Frame, f: Term, x: Term, value: Term) -> bool:
        point, wanted, _ = (self.value(t, at) for t in (x, value, f))
        largest, self.bounds = self.largest, (LARGEST_BESIDE_A_POINT, LEAST_BESIDE_A_POINT)
        try:
            slope = derivative(self.moved(at, f, x), point)
        finally:
            self.largest, self.bounds = largest, (LARGEST, LEAST)
        return slope is not None and self.compare(slope, wanted, TOLERANCE_OF_LIMITS) == 0

    def integral_holds(self, at: Frame, f: Term, x: Term, low: Term, high: Term, value: Term) -> bool:
        start, end, wanted = (self.value(t, at) for t in (low, high, value))
        return self.compare(quadrature(self.moved(at, f, x), start, end), wanted, TOLERANCE_OF_LIMITS) == 0


def _bound(world: World, at: Frame, level: int, _: Any) -> int:
    return at.stack[level]


def _index(world: World, at: Frame, name: str, dim: Any) -> int:
    key = Key("ix", name, (dim,))
    return at.params[key] if at.params is not None else world.drawn(key)


def _sum(world: World, at: Frame, dim: Any, body: Term) -> Number:
    out: Number = Fraction(0)
    for n in range(world.size(dim)):
        out = add(out, world.value(body, at.under(n)))
    return out


def _power(world: World, at: Frame, t: Term, k: int) -> Number:
    base, out = world.value(t, at), Fraction(1)
    for _ in range(k):
        out = mul(out, base)
    return out


def _pairs(world: World, at: Frame, f: Term, h: Term, c: Term) -> Number:
    n = world.value(c, at)
    return world.value((f, h)[n % 2], at)(n // 2)


READ: dict[str, Callable[..., Any]] = {
    "ix": _index,
    "bv": _bound,
    "even": lambda w, at, i: 2 * w.value(i, at),
    "odd": lambda w, at, i: 2 * w.value(i, at) + 1,
    "perm": lambda w, at, name, dim, i: w.drawn(Key("perm", name, (dim,)))[w.value(i, at)],
    "zero": lambda w, at: 0,
    "succ": lambda w, at, i: w.value(i, at) + 1,
    "num": lambda w, at, n: n,
    "pi": lambda w, at: +MP.pi,
    "at": lambda w, at, *args: w.entry(at, *args),
    "add": lambda w, at, a, b: add(w.value(a, at), w.value(b, at)),
    "sub": lambda w, at, a, b: sub(w.value(a, at), w.value(b, at)),
    "mul": lambda w, at, a, b: mul(w.value(a, at), w.value(b, at)),
    "div": lambda w, at, a, b: divide(w.value(a, at), w.value(b, at), w.bounds[1]),
    "neg": lambda w, at, a: sub(Fraction(0), w.value(a, at)),
    "pow": _power,
    "fn": lambda w, at, name, a: function(name, w.value(a, at), w.bounds[1]),
    "delta": lambda w, at, i, j: Fraction(int(w.value(i, at) == w.value(j, at))),
    "card": lambda w, at, dim: Fraction(w.size(dim)),
    "sum": _sum,
    "pairs": _pairs,
    "def": lambda w, at, *args: w.defined(at, *args),
    "E": lambda w, at, a: w.mean(at, a),
    "Var": lambda w, at, a: w.covariance(at, a, a),
    "Cov": lambda w, at, a, b: w.covariance(at, a, b),
    "lam": lambda w, at, *args: w.vector(at, *args),
}  # fmt: skip
