"""Inequalities: SymPy shows the sign of a difference, or finds a point where it is wrong.

Exponentials become positive symbols. A polynomial whose coefficients are positive and whose other symbols occur in
even powers has a sign; so has a quotient of products of such, and a quadratic form whose elimination has such pivots.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import sympy

from .zero import DIGITS, Generic, Judged, NotRationalError, sample, shown

Expr = Any
MOST_PIVOTS = 4
MOST_OPERATIONS = 1000
NEAR = 1e-12
SUSPECT = {"le": lambda d: d < -NEAR, "lt": lambda d: d < NEAR, "ne": lambda d: abs(d) < NEAR}  # in floating point
SCALES = (1, 3, 10)
POINTS = 60
HOLDS = {"le": lambda d: d >= 0, "lt": lambda d: d > 0, "ne": lambda d: d != 0}


def related(relation: str, left: Expr, right: Expr, given: Sequence[tuple[str, Expr]] = ()) -> Judged:
    """Decide ``left <= right``, ``left < right`` or ``left != right`` for all real values of the symbols.

    Parameters
    ----------
    relation : str
        ``"le"``, ``"lt"`` or ``"ne"``.
    left, right : expression
    given : sequence of (relation, gap)
        ``0 <= gap`` or ``0 < gap`` at every point that counts. They are no help in showing a sign.
    """
    difference = right - left
    if (point := _counterexample(relation, difference, given)) is not None:
        return Judged("different", f"it fails at {shown(point)}" if point else "it fails everywhere")
    try:
        reading = Generic(difference)
        rational = reading.rational(difference)
    except NotRationalError as error:
        return Judged("undecided", str(error))
    if reading.roots:
        return Judged("undecided", "SymPy sees no sign through roots, cosines and sines")
    if rational.count_ops() > MOST_OPERATIONS:
        return Judged("undecided", "right - left is too long for SymPy to see its sign")
    above = _above_one(reading)
    rational = sympy.factor(sympy.cancel(rational.xreplace(above)))
    back = {s.args[1]: sympy.exp(reading.exponents[g]) - 1 for g, s in above.items()}
    back |= {g: sympy.exp(m) for g, m in reading.exponents.items()}
    text = str(rational.xreplace(back))
    if (seen := sign(rational)) in _wanted(relation):
        return Judged("equal", f"right - left is {seen}: {text}")
    if relation == "ne" and sign(-rational) == "positive":
        return Judged("equal", f"right - left is negative: {text}")
    if relation == "le" and (pivots := _pivots(rational)):
        shown_pivots = [p.xreplace(back) for p in pivots]
        return Judged("equal", f"right - left is a quadratic form with nonnegative pivots {shown_pivots}")
    return Judged("undecided", f"SymPy does not see the sign of {text}")


def _above_one(reading: Generic) -> dict[Expr, Expr]:
    """Return exponentials of what is not negative as ``1 + z`` with ``z >= 0``."""
    slack = {g: m for g, m in reading.exponents.items() if m.is_nonnegative}
    return {g: 1 + sympy.Dummy(str(m), nonnegative=True, positive=m.is_positive) for g, m in slack.items()}


def _wanted(relation: str) -> tuple[str, ...]:
    return ("positive", "nonnegative") if relation == "le" else ("positive",)


def _counterexample(relation: str, difference: Expr, given: Sequence[tuple[str, Expr]]) -> dict[Expr, Expr] | None:
    """Find a point at which the relation fails: suspected in floating point, then certain to many digits."""
    symbols = sorted(difference.free_symbols.union(*(gap.free_symbols for _, gap in given)), key=str)
    rough, *gaps = (sympy.lambdify(symbols, e, modules="math") for e in (difference, *(gap for _, gap in given)))
    for point in _points(symbols):
        numbers = [float(v) for v in point.values()]
        try:
            suspect = SUSPECT[relation](rough(*numbers)) and all(gap(*numbers) > -NEAR for gap in gaps)
        except (ArithmeticError, ValueError):
            continue
        wrong = suspect and not any(_fails(kind, gap.xreplace(point)) for kind, gap in given)
        if wrong and _fails(relation, difference.xreplace(point)):
            return point
    return None


def _fails(relation: str, value: Expr) -> bool:
    digits = sympy.N(value, DIGITS)
    if not digits.is_number or digits.is_real is False or not digits.is_finite:
        return False
    lost = getattr(digits, "_prec", DIGITS) == 1  # no digit is certain: the value is 0, as far as 100 digits show
    return not HOLDS[relation](0 if lost else digits)


def _points(symbols: list[Expr]) -> Iterator[dict[Expr, Expr]]:
    """Generic points, points where symbols are 0 or agree, and points far apart; the same in every run."""
    yield from (sample(symbols, seed) for seed in range(3))
    for value in (0, 1):
        yield {s: sympy.Integer(value or s.is_positive is True) for s in symbols}
    random = Random(len(symbols))
    for scale in SCALES:
        for _ in range(POINTS):
            yield {s: _drawn(s, random, scale) for s in symbols}


def _drawn(s: Expr, random: Random, scale: int) -> Expr:
    value = sympy.Rational(random.randint(-4 * scale, 4 * scale), 4)
    if s.is_nonnegative and value < 0:
        value = -value
    return value if value != 0 or not s.is_positive else sympy.Rational(1, 4)


def _family(s: Expr) -> str:
    return str(s).split("_")[0]


def sign(e: Expr) -> str:
    """``"positive"``, ``"nonnegative"``, or ``""`` where neither shows; ``e`` is factored."""
    if e == 0:
        return "nonnegative"
    top, bottom = sympy.fraction(e)
    signs = [_factor_sign(f) for part in (top, bottom) for f in sympy.Mul.make_args(part)]
    negative = sum(s.startswith("-") for s in signs)
    if not all(signs) or negative % 2:
        return ""
    return "positive" if all(s.endswith("positive") for s in signs) else "nonnegative"


def _factor_sign(f: Expr) -> str:
    """Return the sign of a power of an irreducible polynomial; with ``-`` in front that of its negative."""
    base, k = f.as_base_exp()
    if k.is_Integer and k % 2 == 0:
        return "positive" if "positive" in (_terms_sign(base), _terms_sign(-base)) else "nonnegative"
    return _terms_sign(base) or (f"-{s}" if (s := _terms_sign(-base)) else "")


def _terms_sign(p: Expr) -> str:
    symbols = sorted(p.free_symbols, key=str)
    if not symbols:
        return "positive" if p.is_positive else ""
    if not p.is_polynomial(*symbols):
        return ""
    strict = False
    for powers, c in sympy.Poly(p, *symbols).terms():
        odd = [s for s, k in zip(symbols, powers, strict=True) if k % 2 and not s.is_nonnegative]
        if not c.is_positive or odd:
            return ""
        strict = strict or all(s.is_positive for s, k in zip(symbols, powers, strict=True) if k)
    return "positive" if strict else "nonnegative"


def _pivots(e: Expr) -> list[Expr]:
    """Return the pivots of a quadratic form in the entries of one family if all are nonnegative, else nothing."""
    families: dict[str, list[Expr]] = {}
    for s in sorted(e.free_symbols, key=str):
        families.setdefault(_family(s), []).append(s)
    for symbols in families.values():
        top, bottom = sympy.fraction(e)
        p = sympy.Poly(top, *symbols)
        if len(symbols) > MOST_PIVOTS or sign(bottom) != "positive" or {sum(m) for m in p.monoms()} != {2}:
            continue
        matrix = sympy.hessian(p.as_expr(), symbols) / 2
        if pivots := _eliminated(matrix):
            return pivots
    return []


def _eliminated(matrix: Any) -> list[Expr]:
    pivots: list[Expr] = []
    while matrix.rows:
        pivot = sympy.factor(matrix[0, 0])
        if pivot == 0 and any(sympy.cancel(a) != 0 for a in matrix[0, :]):
            return []
        if pivot != 0 and sign(pivot) == "":
            return []
        pivots.append(pivot)
        n = matrix.rows
        rest = [
            [matrix[a, b] - (matrix[a, 0] * matrix[0, b] / pivot if pivot != 0 else 0) for b in range(1, n)]
            for a in range(1, n)
        ]
        matrix = sympy.Matrix(n - 1, n - 1, lambda a, b, rest=rest: sympy.cancel(rest[a][b]))
    return pivots
