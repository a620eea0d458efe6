"""Decide whether two expressions are equal, by an algorithm that can say no, not by whether ``simplify`` gives 0.

Exponentials, cosines, sines, logarithms, roots, error functions, integrals of sines and pi become symbols: ``exp`` of a
sum is a product of powers of one symbol for each term, an angle is expanded down to such terms and
``sin^2 = 1 - cos^2``, a logarithm of a product of positive factors is a sum, an absolute value is the root of a square.
What is left is a rational function, and it is 0 if and only if its numerator is, as a polynomial. A numerator other
than 0 is not yet a difference: the two sides are then evaluated at a rational point, and if they agree there too, the
answer is "undecided".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import reduce
from math import lcm
from typing import Any

import sympy
from sympy import Add, Mul, Pow, cos, exp, log, sin
from sympy.polys.rings import PolyRing, ring

Expr = Any
DIGITS = 40
POINTS = 3
_INTEGRALS = (sympy.Ci, sympy.Si, sympy.fresnelc, sympy.fresnels)


@dataclass(frozen=True)
class Judged:
    """``"equal"``, ``"different"`` or ``"undecided"``, and why."""

    status: str
    reason: str


def compare(left: Expr, right: Expr) -> Judged:
    """Decide whether two real expressions are equal wherever both are defined."""
    if left == right:
        return Judged("equal", "left and right are one expression")
    try:
        numerator = Generic(left, right).numerator(left - right)
    except NotRationalError as error:
        numerator = str(error)
    if numerator == 0:
        return Judged("equal", "left - right is 0 over a common denominator")
    for point in _points(left, right):
        a, b = (sympy.N(side.subs(point), DIGITS) for side in (left, right))
        if (
            a.is_number
            and b.is_number
            and a.is_finite
            and b.is_finite
            and a.is_real
            and b.is_real
            and abs(a - b) > 10 ** (-DIGITS // 2) * (1 + abs(a))
        ):
            return Judged("different", f"at {shown(point)} left = {sympy.N(a, 12)}, right = {sympy.N(b, 12)}")
    return Judged(
        "undecided", f"the numerator of left - right is {short(numerator)}, and yet no point tells the sides apart"
    )


def _points(left: Expr, right: Expr) -> Iterator[dict[Expr, Expr]]:
    """Points with positive values, and for absolute values also some with negative ones."""
    symbols = left.free_symbols | right.free_symbols
    positive = [sample(symbols, n) for n in range(POINTS)]
    yield from positive
    if left.has(sympy.Abs, sympy.sign) or right.has(sympy.Abs, sympy.sign):
        for n, point in enumerate(positive, 1):
            yield {s: -v if place // n % 2 == 0 else v for place, (s, v) in enumerate(point.items())}


def short(value: object, most: int = 240) -> str:
    """Return the text of an expression, cut where it is long."""
    text = str(value)
    return text if len(text) <= most else f"{text[: most - 3]}..."


def shown(point: dict[Expr, Expr]) -> str:
    """Return a point as text."""
    return ", ".join(f"{s} = {v}" for s, v in sorted(point.items(), key=lambda sv: str(sv[0])))


def sample(symbols: Iterable[Expr], seed: int) -> dict[Expr, Expr]:
    """Positive rational values, pairwise distinct, the same in every run."""
    ordered = sorted(symbols, key=str)
    return {s: sympy.Rational(sympy.prime(n + 2 + seed), 5 + 2 * seed + n % 3) for n, s in enumerate(ordered)}


class NotRationalError(Exception):
    """An expression is no rational function of what is known."""


@dataclass
class Quotient:
    """``top`` over a product of powers of polynomials."""

    top: Any
    bottom: dict[Any, int] = field(default_factory=dict)


class Generic:
    """Expressions as rational functions of symbols, exponentials, cosines, sines, logarithms and roots.

    Parameters
    ----------
    expressions
        All expressions that will be read: their exponents and angles decide how finely these are divided.
    """

    def __init__(self, *expressions: Expr) -> None:
        self.units: dict[tuple[str, Expr], int] = {}
        self.symbols: dict[tuple[str, Expr], Expr] = {}
        self.roots: dict[Expr, Expr] = {}
        self.exponents: dict[Expr, Expr] = {}
        for f in {a for e in expressions for a in sympy.sympify(e).atoms(exp, cos, sin)}:
            kind = "exp" if f.func is exp else "angle"
            for m, c in self._multiples(f.args[0]).items():
                self.units[kind, m] = lcm(self.units.get((kind, m), 1), int(c.q))

    def _multiples(self, u: Expr) -> dict[Expr, Expr]:
        """``u`` as a rational combination of products."""
        out: dict[Expr, Expr] = {}
        for t in Add.make_args(sympy.expand(u)):
            c, m = t.as_coeff_Mul()
            if not c.is_Rational:
                c, m = sympy.Integer(1), t
            out[m] = out.get(m, sympy.Integer(0)) + c
        return {m: c for m, c in out.items() if c != 0}

    def _symbol(self, kind: str, m: Expr) -> Expr:
        if (kind, m) not in self.symbols:
            self.symbols[kind, m] = sympy.Dummy(f"{kind}{len(self.symbols)}", positive=kind == "exp")
        return self.symbols[kind, m]

    # -- functions become symbols

    def rational(self, e: Expr) -> Expr:
        """Return ``e`` as a rational expression in symbols."""
        if e.is_Symbol or e.is_Rational:
            return e
        if isinstance(e, Add | Mul):
            return e.func(*map(self.rational, e.args))
        if isinstance(e, exp):
            return self._exponential(e.args[0])
        if e is sympy.E:
            return self._exponential(sympy.Integer(1))
        if isinstance(e, Pow):
            return self._power(*e.args)
        if isinstance(e, cos | sin):
            return self._angle(e.args[0])[isinstance(e, sin)]
        if isinstance(e, sympy.Abs) and isinstance(e.args[0], Pow) and e.args[0].exp == sympy.Rational(1, 2):
            return self.rational(e.args[0])  # a root that is real is not negative
        if isinstance(e, sympy.Abs | sympy.sign) and e.args[0].is_extended_real:
            root = self._power(e.args[0] ** 2, sympy.Rational(1, 2))
            return root if isinstance(e, sympy.Abs) else self.rational(e.args[0]) / root  # where it is not 0
        if isinstance(e, log):
            return self._logarithm(self.rational(e.args[0]))
        if e is sympy.pi:
            return self._symbol("pi", e)
        if isinstance(e, sympy.erf):
            return self._symbol("erf", sympy.expand(e.args[0]))
        if isinstance(e, _INTEGRALS):
            return self._symbol(type(e).__name__, sympy.cancel(self.rational(e.args[0])))
        raise NotRationalError(f"{short(e, 80)} is no rational function of exponentials, angles, logarithms and roots")

    def _exponential(self, u: Expr) -> Expr:
        factors = []
        for m, c in self._multiples(u).items():
            unit = self.units.setdefault(("exp", m), int(c.q))
            g = self._symbol("exp", m)
            self.exponents[g] = m / unit
            factors.append(g ** (c * unit))
        return Mul(*factors)

    def _power(self, base: Expr, k: Expr) -> Expr:
        inner = self.rational(base)
        if k.is_Integer:
            return inner**k
        if k.is_Rational and k.q == 2:
            top, bottom = sympy.fraction(sympy.together(inner))
            if not (bottom.is_positive or sympy.expand(bottom).is_positive):
                raise NotRationalError(f"the root of a quotient of unknown sign, {short(base, 80)}")
            outside, whole = _without_squares(top * bottom)
            root = self._symbol("root", whole)
            self.roots[root] = whole
            return (outside * root / bottom) ** k.p
        raise NotRationalError(f"the power {short(base**k, 80)}")

    def _angle(self, u: Expr) -> tuple[Expr, Expr]:
        """Cosine and sine of ``u`` by the addition theorems."""
        c, s = sympy.Integer(1), sympy.Integer(0)
        for m, q in self._multiples(u).items():
            unit = self.units.setdefault(("angle", m), int(q.q))
            k = int(q * unit)
            a, b = self._symbol("cos", m), self._symbol("sin", m)
            self.roots[b] = 1 - a**2
            step = (a, b if k > 0 else -b)
            for _ in range(abs(k)):
                c, s = sympy.expand(c * step[0] - s * step[1]), sympy.expand(s * step[0] + c * step[1])
        return c, s

    def _logarithm(self, u: Expr) -> Expr:
        """Return the logarithm of a product of factors that are seen to be positive."""
        out = []
        for part, sign in zip(sympy.fraction(sympy.cancel(u)), (1, -1), strict=True):
            c, powers = sympy.factor_list(part)
            if c <= 0 or not all(f.is_positive for f, _ in powers):
                return self._symbol("log", sympy.cancel(u))
            primes = [(sympy.Integer(p), e) for p, e in sympy.factorrat(c).items()]
            for f, e in (*primes, *powers):
                value = self.exponents[f] if f in self.exponents else self._symbol("log", f)
                out.append(sign * e * value)
        return Add(*out)

    # -- rational functions as polynomials

    def numerator(self, e: Expr) -> Any:
        """Return the numerator of ``e``, reduced by the relations of sines and roots; 0 if and only if ``e`` is."""
        value = self.rational(sympy.sympify(e))
        roots = {s: self.rational(sympy.sympify(u)) for s, u in self.roots.items()}
        symbols = sorted(value.free_symbols.union(*(u.free_symbols for u in roots.values()), roots), key=_name)
        if not symbols:
            return value
        domain, *generators = ring(symbols, sympy.QQ)
        polynomials = dict(zip(symbols, generators, strict=True))
        squares = {symbols.index(s): self._fraction(u, domain, polynomials, {}).top for s, u in roots.items()}
        whole = self._fraction(value, domain, polynomials, {})
        if any(_reduced(f, squares) == 0 for f in whole.bottom):
            raise NotRationalError("a division by 0")
        return _reduced(whole.top, squares)

    def _fraction(self, e: Expr, domain: PolyRing, symbols: dict[Expr, Any], seen: dict[Expr, Quotient]) -> Quotient:
        if e not in seen:
            seen[e] = self._read(e, domain, symbols, seen)
        return seen[e]

    def _read(self, e: Expr, domain: PolyRing, symbols: dict[Expr, Any], seen: dict[Expr, Quotient]) -> Quotient:
        if e.is_Rational:
            return Quotient(domain.one * sympy.QQ(int(e.p), int(e.q)))
        if e in symbols:
            return Quotient(symbols[e])
        parts = [
            self._fraction(a, domain, symbols, seen) for a in e.args if not (isinstance(e, Pow) and a is e.args[1])
        ]
        if isinstance(e, Add):
            return _sum(parts, domain)
        if isinstance(e, Mul):
            return reduce(_product, parts)
        (base,), k = parts, int(e.args[1])
        return _integer_power(base, k, domain)


def _without_squares(e: Expr) -> tuple[Expr, Expr]:
    """Return ``f`` and ``w`` with ``e = f^2 w``, where ``f`` is a product of positive symbols."""
    whole = sympy.expand(e)
    if whole == 0:
        return sympy.Integer(1), whole
    common = sympy.gcd_terms(whole).as_powers_dict()
    outside = Mul(*(f ** (power // 2) for f, power in common.items() if f.is_Symbol and f.is_positive))
    return outside, sympy.expand(whole / outside**2)


def _name(s: Expr) -> tuple[str, int]:
    return str(s), getattr(s, "dummy_index", 0)


def _sum(parts: list[Quotient], domain: PolyRing) -> Quotient:
    bottom: dict[Any, int] = {}
    for p in parts:
        for f, e in p.bottom.items():
            bottom[f] = max(bottom.get(f, 0), e)
    top = domain.zero
    for p in parts:
        missing = reduce(
            lambda a, fe: a * fe[0] ** fe[1], ((f, e - p.bottom.get(f, 0)) for f, e in bottom.items()), domain.one
        )
        top += p.top * missing
    return Quotient(top, bottom)


def _product(a: Quotient, b: Quotient) -> Quotient:
    return Quotient(a.top * b.top, {f: a.bottom.get(f, 0) + b.bottom.get(f, 0) for f in {**a.bottom, **b.bottom}})


def _integer_power(base: Quotient, k: int, domain: PolyRing) -> Quotient:
    if k >= 0:
        return Quotient(base.top**k, {f: e * k for f, e in base.bottom.items()})
    if base.top == 0:
        raise NotRationalError("a division by 0")
    top = reduce(lambda a, fe: a * fe[0] ** (fe[1] * -k), base.bottom.items(), domain.one)
    c, monic = base.top.LC, base.top.monic()
    return Quotient(top * (sympy.QQ(1) / c) ** -k, {} if monic == domain.one else {monic: -k})


def _reduced(p: Any, squares: dict[int, Any]) -> Any:
    """Replace the squares of generators, by their places; later ones may be made of earlier ones."""
    for place, square in reversed(squares.items()):
        out, powers = p.ring.zero, {0: p.ring.one}
        for monom, c in p.terms():
            k = monom[place] // 2
            for n in range(1, k + 1):
                if n not in powers:
                    powers[n] = powers[n - 1] * square
            rest = list(monom)
            rest[place] = monom[place] % 2
            out += p.ring({tuple(rest): c}) * powers[k]
        p = out
    return p
