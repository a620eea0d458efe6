"""Coefficients: which combination of the theorem's summands a program returned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from verify.checking.models import Model
from verify.checking.question import Answer

__all__ = ["Coefficient", "fitted"]

Floats = npt.NDArray[np.float64]
SLACK = 16
"""How many bounds a fit of float64 may be off, as its summands are computed in float64 too."""
KNOWN = 0.2
"""How uncertain a coefficient may be, for one to be named."""
PLAIN = sorted({Fraction(a, b) for b in (1, 2, 3, 4) for a in range(-8, 9)}, key=lambda f: (f.denominator, abs(f)))
OF_SIZE: tuple[tuple[str, Callable[[int], float]], ...] = (
    ("n/(n-1)", lambda n: n / (n - 1)),
    ("(n-1)/n", lambda n: (n - 1) / n),
    ("1/n", lambda n: 1 / n),
    ("1/(n-1)", lambda n: 1 / (n - 1)),
    ("n", lambda n: n),
    ("sqrt(n)", lambda n: n**0.5),
)


class Coefficient(NamedTuple):
    """What stands before a summand, and what the theorem has there."""

    term: str
    found: str
    theorem: int

    @property
    def right(self) -> bool:
        """Whether it is the theorem's."""
        return self.found == str(self.theorem)

    def __str__(self) -> str:
        return f"{self.found} [{self.term}]" + ("" if self.right else f" (the theorem has {self.theorem})")


class _Solved(NamedTuple):
    size: int
    values: Floats
    uncertain: Floats


def fitted(asked: Sequence[Answer], returned: Sequence[Floats], models: Sequence[Model]) -> tuple[Coefficient, ...]:
    """Return the coefficients that explain what a program returned, or nothing if none do.

    Parameters
    ----------
    asked : sequence of Answer
    returned : sequence of ndarray
        As many.
    models : sequence of Model
        The first under which a combination explains all counts.

    Returns
    -------
    tuple of Coefficient
        The summands that occur in the program or in the theorem.
    """
    terms = asked[0].result.terms if asked else None
    if terms is None or not all(np.isfinite(values).all() for values in returned):
        return ()
    for model in models:
        rows: dict[int, list[tuple[Floats, Floats]]] = {}
        for answer, values in zip(asked, returned, strict=True):
            question = answer.question
            found, own = terms(**question.given, **question.constants)
            bound = answer.bound(model)
            seen = np.isfinite(bound) & (bound > 0)
            with np.errstate(over="ignore"):
                columns = np.stack([np.asarray(t)[seen] / bound[seen] for t in (*found.values(), values)], axis=1)
            columns = columns[np.isfinite(columns).all(axis=1)]  # a bound as small as floats go weighs nothing
            axes = question.statement.axes
            size = question.shape[axes.index("n") if "n" in axes else -1]
            rows.setdefault(size, []).append((columns[:, :-1], columns[:, -1]))
        for chosen in (tuple(own), tuple(found)):  # what needs no other summand is said without
            places = [list(found).index(name) for name in chosen]
            slack = SLACK if model.output.bits == 53 else 1
            solved = [_solved(size, parts, places, slack) for size, parts in rows.items()]
            kept = [s for s in solved if s is not None]
            if len(kept) < len(solved):
                continue
            named = []
            for i, name in enumerate(chosen):
                at = [(s.size, float(s.values[i]), float(s.uncertain[i])) for s in kept]
                named.append(Coefficient(name, _named(at, own.get(name, 0)), own.get(name, 0)))
            return tuple(c for c in named if not (c.right and c.theorem == 0))
    return ()


def _solved(size: int, parts: Sequence[tuple[Floats, Floats]], places: Sequence[int], slack: int) -> _Solved | None:
    """Solve for the coefficients at one size, with intervals; None if no combination explains all entries."""
    matrix = np.concatenate([columns for columns, _ in parts])[:, places]
    values = np.concatenate([entries for _, entries in parts])
    if len(values) < 2 * len(places):
        return None
    scale = np.abs(matrix).max(axis=0)
    if (scale == 0).any() or np.linalg.matrix_rank(matrix / scale, tol=1e-6) < len(places):
        return None
    inverse = np.linalg.pinv(matrix / scale) / scale[:, None]
    coefficients = inverse @ values
    allowed = slack * (1 + np.abs(coefficients).sum())
    if np.abs(matrix @ coefficients - values).max() > allowed:
        return None
    uncertain = np.abs(inverse).sum(axis=1) * allowed
    return _Solved(size, coefficients, uncertain) if (uncertain < KNOWN).all() else None


def _named(found: Sequence[tuple[int, float, float]], theorem: int) -> str:
    """Return an expression that lies in every interval, the theorem's first, then the simplest; else the numbers."""
    sizes = [size for size, _, _ in found]
    candidates = [(str(f), [float(f)] * len(sizes)) for f in (Fraction(theorem), *PLAIN)]
    for sign, factor in (("", 1), ("-", -1)):
        candidates += [(sign + name, [factor * of(size) for size in sizes]) for name, of in OF_SIZE]
    for name, values in candidates:
        if all(abs(value - v) <= uncertain for v, (_, value, uncertain) in zip(values, found, strict=True)):
            return name
    shown = {size: _shown(value, theorem) for size, value, _ in found}
    if len(set(shown.values())) == 1:
        return shown[sizes[0]]
    return ", ".join(f"{text} at n = {size}" for size, text in shown.items())


def _shown(value: float, theorem: int) -> str:
    """Return a number to four digits, or to as many more as tell it from the theorem's."""
    texts = (f"{value:.{digits}g}" for digits in range(4, 18))
    return next((text for text in texts if float(text) != theorem), f"{value:.17g}")
