"""Concrete laws for random entries, and moments under them by `sympy.stats`.

SymPy takes random variables of different names to be independent, silently. So an entry that is declared independent
is a variable of its own, one name for each entry, never one name under a ``Sum``; and a correlated entry is written
out as a combination of its partner and an independent rest. The parameters are symbols: a moment is a polynomial in
them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import sympy
from sympy import Rational
from sympy.stats import E, FiniteRV, Normal, Uniform
from sympy.stats.rv import random_symbols

from .derivation import SymPyStep

Expr = Any
KINDS = ("finite", "uniform", "normal")


@dataclass
class Laws:
    """The random entries of one statement under laws of one kind.

    Attributes
    ----------
    kind : str
        ``"finite"``, ``"uniform"`` or ``"normal"``.
    declared : mapping of str to str
        The laws that the entry gives to each family: see `calc.Entry.laws`.
    """

    kind: str
    declared: Mapping[str, str]
    used: dict[str, SymPyStep] = field(default_factory=dict)
    adjusted: set[Expr] = field(default_factory=set)  # widths that a hypothesis ties to those of another family

    def entry(self, name: str, indices: tuple[int, ...]) -> Expr:
        """Return the random variable, or the combination of random variables, that an entry is."""
        declared = self.declared.get(name, "identical")
        if declared.startswith("correlated with "):
            partner = declared.removeprefix("correlated with ")
            slope = sympy.Symbol(f"slope_{name}", real=True)
            return self._variable(name, indices, "identical") + slope * self.entry(partner, indices)
        return self._variable(name, indices, declared)

    def _variable(self, name: str, indices: tuple[int, ...], declared: str) -> Expr:
        label = "_".join((name, *map(str, indices)))
        suffix = label if declared == "per_entry" else name
        centered = declared == "normal" or declared.startswith("centered")
        center = sympy.Integer(0) if centered else sympy.Symbol(f"center_{suffix}", real=True)
        width = sympy.Symbol(f"width_{suffix}", positive=True)
        if declared.startswith("centered as "):
            self.adjusted.add(width)
        variable = _law(self.kind, declared == "normal", label, center, width)
        self.used.setdefault(name, SymPyStep(f"Draw {label} from this law.", variable.pspace.distribution))
        return variable

    @property
    def moments(self) -> dict[str, Any]:
        """The functions for ``E``, ``Var`` and ``Cov`` of the statement."""
        return {"E": expectation, "Var": variance, "Cov": covariance}


@cache
def _law(kind: str, gaussian: bool, label: str, c: Expr, w: Expr) -> Any:
    if kind == "normal":
        return Normal(label, c, w)
    if gaussian:  # the three-point law with the moments of a normal law up to the fifth
        third = sympy.sqrt(3) * w
        return FiniteRV(label, {-third: Rational(1, 6), 0: Rational(2, 3), third: Rational(1, 6)})
    if kind == "uniform":
        return Uniform(label, c - w, c + w)
    if c != 0:
        return FiniteRV(label, {c: Rational(1, 3), c + w: Rational(2, 3)})
    return FiniteRV(label, {-w: Rational(2, 3), 2 * w: Rational(1, 3)})


_MOMENTS: dict[tuple[tuple[str, int], ...], Expr] = {}


def _moment(used: list[tuple[Expr, int]]) -> Expr:
    """Return the expectation of a product of powers, over the joint law of its variables, by SymPy.

    It is worked out once for variables whose laws differ in the names of their parameters only.
    """
    laws = [x.pspace.distribution for x, _ in used]
    parameters = list(dict.fromkeys(s for law in laws for s in sorted(law.free_symbols, key=str)))
    plain = {s: sympy.Symbol(f"p_{n}", real=True, positive=s.is_positive) for n, s in enumerate(parameters)}
    place = tuple((str(law.xreplace(plain)), k) for law, (_, k) in zip(laws, used, strict=True))
    if place not in _MOMENTS:
        _MOMENTS[place] = sympy.expand(E(sympy.Mul(*(x**k for x, k in used)))).xreplace(plain)
    return _MOMENTS[place].xreplace({p: s for s, p in plain.items()})


@cache
def expectation(e: Expr) -> Expr:
    """Return the expectation of a polynomial: SymPy expands it, and integrates each product over the joint law."""
    variables = sorted(random_symbols(e), key=str)
    if not variables:
        return e
    out = []
    for powers, c in sympy.Poly(e, *variables).terms():
        used = [(x, k) for x, k in zip(variables, powers, strict=True) if k]
        out.append(c * _moment(used) if used else c)
    return sympy.expand(sympy.Add(*out))


@cache
def variance(e: Expr) -> Expr:
    """Return the expectation of the squared deviation from the mean."""
    return expectation((e - expectation(e)) ** 2)


@cache
def covariance(e: Expr, f: Expr) -> Expr:
    """Return the expectation of the product of the two deviations."""
    return expectation((e - expectation(e)) * (f - expectation(f)))
