"""Hypotheses that are equations or inequalities: SymPy solves them, and the claim is looked at where they hold.

One equation at a time is solved for one variable of the statement, a linear one first, and the solution is put into
the rest. A square root has two branches, and both are looked at. Solutions are generic: a coefficient that is no zero
polynomial counts as nonzero. An equation between exponentials is taken to logarithms first. An inequality is an
equation with a slack >= 0, the shortest first; one that is left between slacks and what is no unknown is not used to
show a sign: the claim is looked at on a larger set. No point refutes it at which such an inequality is false.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import sympy

from .derivation import SymPyStep
from .order import sign as sign_of
from .zero import Generic, compare, short

Expr = Any
Sides = tuple[Expr, Expr]
ROOT = 2  # how hard a quadratic equation is, beside 0 and 1 of linear ones


class UnsolvedError(Exception):
    """SymPy finds no values at which the hypotheses hold."""


class ContradictionError(UnsolvedError):
    """There are no such values."""


@dataclass(frozen=True)
class Solution:
    """Values of some variables, in terms of the others, at which the hypotheses hold if what is left of them does."""

    values: dict[Expr, Expr]
    steps: tuple[SymPyStep, ...]
    left: tuple[tuple[str, Expr], ...] = ()


def solutions(
    equations: list[Sides], inequalities: list[tuple[str, Expr, Expr]], variables: set[Expr]
) -> list[Solution]:
    """Return the points at which the hypotheses hold, for both branches of every root.

    Parameters
    ----------
    equations : list of (left, right)
    inequalities : list of (relation, left, right)
        With relation ``"le"`` or ``"lt"``.
    variables : set of symbols
        Those that may be solved for.

    Raises
    ------
    UnsolvedError
        If a hypothesis is left that is not solved.
    ContradictionError
        If an inequality is false on every branch.
    """
    branches: list[Solution] = []
    for sign in (1, -1):
        values, steps, root = _equations(equations, variables, sign)
        branch = _inequalities(inequalities, variables, values, steps)
        if branch is not None and branch not in branches:
            branches.append(branch)
        if not root:  # the other branch is the same
            break
    if not branches:
        raise ContradictionError("no branch of the solutions satisfies the hypotheses")
    return branches


def _equations(
    equations: list[Sides], variables: set[Expr], sign: int
) -> tuple[dict[Expr, Expr], list[SymPyStep], bool]:
    """Solve equations one by one, and say whether a square root was taken, and so whether the sign mattered."""
    pending = [_plain(left, right, variables) for left, right in equations]
    values: dict[Expr, Expr] = {}
    steps: list[SymPyStep] = []
    root = False
    while pending := [e for e in map(_numerator, pending) if compare(e, sympy.Integer(0)).status != "equal"]:
        options = [
            o for e in pending for x in sorted(e.free_symbols & variables, key=str) if (o := _option(e, x, sign))
        ]
        if not options:
            raise UnsolvedError(f"SymPy solves {short(pending[0])} = 0 for no variable of the statement")
        (hard, *_), x, value = min(options, key=lambda o: o[0])
        root |= hard == ROOT
        values = {y: v.xreplace({x: value}) for y, v in values.items()} | {x: value}
        pending = [e.xreplace({x: value}) for e in pending]
        steps.append(SymPyStep(f"By a hypothesis, {x} is this.", value))
    return values, steps, root


def _inequalities(
    inequalities: list[tuple[str, Expr, Expr]], variables: set[Expr], values: dict[Expr, Expr], steps: list[SymPyStep]
) -> Solution | None:
    """Each inequality as an equation with a slack; None where one of them is false."""
    pending = [(relation, sympy.expand((right - left).xreplace(values))) for relation, left, right in inequalities]
    pending.sort(key=lambda p: p[1].count_ops())
    number, kept = 0, list[tuple[str, Expr]]()
    while pending:
        relation, gap = pending.pop(0)
        if gap.is_number:
            if gap < 0 or (relation == "lt" and gap == 0):
                return None
            continue
        if sign_of(sympy.factor(gap)):
            continue
        linear = [x for x in gap.free_symbols & variables if gap.is_polynomial(x) and sympy.degree(gap, x) == 1]
        if not linear and any(str(x).startswith("slack_") for x in gap.free_symbols):
            sign = "positive" if relation == "lt" else "0 or positive"
            steps = [*steps, SymPyStep(f"A hypothesis, not used: this is {sign}.", gap)]
            kept.append((relation, gap))
            continue
        if not linear:
            raise UnsolvedError(f"SymPy solves 0 <= {short(gap)} for no variable of the statement")
        x = min(linear, key=lambda x: (sum(g.has(x) for _, g in pending), "_" not in str(x), str(x)))
        strict = {"positive": True} if relation == "lt" else {"nonnegative": True}
        slack, number = sympy.Symbol(f"slack_{number}", **strict), number + 1
        a, b = sympy.Poly(gap, x).all_coeffs()
        value = sympy.expand((slack - b) / a)
        values = {y: v.xreplace({x: value}) for y, v in values.items()} | {x: value}
        pending = [(r, sympy.expand(g.xreplace({x: value}))) for r, g in pending]
        bound = f"{slack} {'>' if relation == 'lt' else '>='} 0"
        steps = [*steps, SymPyStep(f"By a hypothesis, {x} is this, with {bound}.", value)]
    left = tuple((relation, sympy.expand(gap.xreplace(values))) for relation, gap in kept)
    return Solution(values, tuple(steps), left)


def _plain(left: Expr, right: Expr, variables: set[Expr]) -> Expr:
    """``left - right``, or the same of their logarithms where a variable is in an exponent."""
    if not any(a.free_symbols & variables for a in (left - right).atoms(sympy.exp)):
        return left - right
    if not all(sign_of(sympy.factor(Generic(e).rational(e))) == "positive" for e in (left, right)):
        raise UnsolvedError(f"SymPy does not see that both sides of {short(left)} = {short(right)} are positive")
    logarithms = sympy.expand_log(sympy.log(left), force=True) - sympy.expand_log(sympy.log(right), force=True)
    names = {a: sympy.Symbol(f"log_{n}", real=True) for n, a in enumerate(sorted(logarithms.atoms(sympy.log), key=str))}
    return logarithms.xreplace(names)


@lru_cache(maxsize=1000)  # an equation is looked at again after each other one that was solved
def _numerator(e: Expr) -> Expr:
    """Return the numerator, without repeated factors and without those that vanish nowhere else than at 0."""
    numerator = sympy.expand(sympy.fraction(sympy.together(e))[0])
    if numerator.is_number:
        return numerator
    top = sympy.factor_list(numerator)[1]
    kept = [f for f, _ in top if not sign_of(f) and not sign_of(-f)]
    return sympy.Mul(*kept)


@lru_cache(maxsize=1000)
def _option(e: Expr, x: Expr, sign: int) -> tuple[tuple[int, int, str, int], Expr, Expr] | None:
    """Return the difficulty of solving ``e = 0`` for ``x``, and the solution."""
    p = sympy.Poly(e, x) if e.is_polynomial(x) else None
    if p is None or p.degree() not in (1, 2) or any(c.has(x) for c in p.all_coeffs()):
        return None
    if p.degree() == 1:
        a, b = p.all_coeffs()
        if compare(a, sympy.Integer(0)).status == "equal":
            return None
        return (0 if a.is_number else 1, -_number(x), str(x), a.count_ops()), x, sympy.cancel(-b / a)
    a, b, c = p.all_coeffs()
    root = sign * _root(b**2 - 4 * a * c)
    return (ROOT, -_number(x), str(x), a.count_ops() + c.count_ops()), x, (root - b) / (2 * a)


def _root(e: Expr) -> Expr:
    """One of the two square roots; squares come out without an absolute value, as both branches are looked at."""
    outside, inside = sympy.Integer(1), sympy.Integer(1)
    for part, exponent in zip(sympy.fraction(sympy.together(e)), (1, -1), strict=True):
        c, powers = sympy.factor_list(part) if not part.is_number else (part, [])
        inside *= c**exponent
        for f, k in powers:
            outside *= f ** (exponent * (k // 2))
            inside *= f ** (exponent * (k % 2))
    return outside * sympy.sqrt(inside)


def _number(x: Expr) -> int:
    """Return the last index of an entry: of a sequence, later entries are solved for before earlier ones."""
    last = str(x).rpartition("_")[2]
    return int(last) if last.removeprefix("-").isdigit() else 0
