"""mpmath as a witness of the decay integral, beside the balls: its values must lie where theirs do, and refute as well.

What it says is a figure of the column of the balls: how many integrals it worked out, by closed forms and by quadrature
between zeros, and to how many digits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

import flint
import numpy as np

from verify.counterparts.claims import Quantities, Row, Witnessed
from verify.measure.claims import claim_column, unrefuted
from verify.measure.columns import Column
from verify.measure.evaluations import Evaluations
from verify.measure.sampling import Key, Sample
from verify.numbers import Array, Ball, precision
from verify.oscillation.routes import integrate
from verify.oscillation.schedules import Integral
from verify.oscillation.values import Value
from verify.oscillation.witnesses import Witness, closed_form_known, version, witness

__all__ = ["Asked", "claim_witness", "entry_witness", "with_witness"]

BITS = 320


class Asked:
    """The integrals that mpmath was asked for, each once, and where it does not agree with the balls.

    Parameters
    ----------
    name : str
        Of the theorem, for messages.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.witnesses: dict[tuple[Any, ...], Witness] = {}
        self.failures: list[str] = []

    def witness(self, integral: Integral) -> Witness:
        """Return the values of mpmath; compare them with the balls on the first call."""
        key = (integral.x, integral.schedule, integral.weight)
        if key not in self.witnesses:
            self.witnesses[key] = witness(integral)
            for value in (v for v in self.witnesses[key] if v is not None):
                if not value.enclosure.contains(_enclosure(integral)):
                    self.failures.append(
                        f"{self.name}: mpmath ({value.route}) and the balls differ at x = {float(integral.x):g}, "
                        f"{integral.schedule.name}"
                    )
        return self.witnesses[key]

    def parts(self, integral: Integral) -> tuple[Ball, Ball]:
        """Return both parts of an integral, by mpmath alone, with the errors that it states."""
        value = self.witness(integral).best
        return value.real, value.imag

    def beside(self, integral: Integral) -> tuple[Ball, Ball]:
        """Return both parts for a wrong claim, which asks at other distances: no quadrature beside a closed form."""
        key = (integral.x, integral.schedule, integral.weight)
        value = (self.witnesses.get(key) or witness(integral, quadrature=not closed_form_known(integral))).best
        return value.real, value.imag

    def figures(self) -> dict[str, Any]:
        """Return the recorded figures: the version, and how many integrals were computed to how many digits."""
        closed = [w.closed.digits for w in self.witnesses.values() if w.closed is not None]
        quadratures = [w.quadrature.digits for w in self.witnesses.values() if w.quadrature is not None]
        return {
            "version": version(),
            "integrals": len(self.witnesses),
            **({"closed_forms": len(closed), "closed_digits": min(closed)} if closed else {}),
            **({"quadratures": len(quadratures), "quadrature_digits": min(quadratures)} if quadratures else {}),
        }


def _enclosure(integral: Integral) -> flint.acb:
    """Return a box by balls alone that is narrower than what mpmath states."""
    route, digits = ("closed_form_balls", 60) if closed_form_known(integral) else ("quadrature_balls", 30)
    return integrate(integral.x, integral.schedule, weight=integral.weight, route=route, digits=digits).enclosure


def claim_witness(
    name: str, row: Row, quantities: Quantities, wrong: Mapping[str, Mapping[str, Any]], digits: int
) -> Column | None:
    """Measure a theorem of analysis again with mpmath's integrals: its comparisons hold, and refute every wrong claim.

    Parameters
    ----------
    name : str
    row : callable
    quantities : Quantities
        Whose integrals are replaced.
    wrong : mapping of name to parts
        See `verify.measure.claims.mutant_column`.
    digits : int

    Returns
    -------
    Column or None
        ``mpmath``, the figures, and ``failures`` where there are any; None of a row that asks for no integral.
    """
    asked = Asked(name)
    by_mpmath = quantities._replace(integral=asked.parts)
    column = claim_column(f"{name}, by mpmath", row, by_mpmath, digits)
    if not asked.witnesses:
        return None
    mistakes = unrefuted(row, quantities._replace(integral=asked.beside), wrong, digits)
    missed = [f"{name}, mutant {mistake}: mpmath does not refute it" for mistake in mistakes]
    return _column(asked.figures(), [*asked.failures, *column.get("failures", ()), *missed])


def entry_witness(evaluations: Evaluations, witnessed: Witnessed, wrong: Iterable[tuple[str, Any]]) -> Column:
    """Hold the right side of a claim, on balls, against mpmath's integral, at all points and where it oscillates.

    Parameters
    ----------
    evaluations : Evaluations
    witnessed : Witnessed
    wrong : iterable of (str, Term)
        Wrong claims by name; those about the same integrals must be refuted by mpmath's values.

    Returns
    -------
    Column
        ``mpmath``, the figures, and ``failures`` where there are any.
    """

    def integrals(claim: Any) -> list[tuple[Any, ...]]:
        return [(part.left, part.variable, part.limits) for part in evaluations.sampler.reading.parts(claim)]

    entry, asked, failures = evaluations.entry, Asked(evaluations.entry.name), []
    claims = [
        ("", entry.claim),
        *((name, claim) for name, claim in wrong if integrals(claim) == integrals(entry.claim)),
    ]
    refuted = dict.fromkeys((name for name, _ in claims), False)
    for values, point in _points(evaluations, witnessed):
        pairs = [(asked.witness(integral), part) for integral, part in witnessed.parts(**values)]
        for name, claim in claims:
            sides = [measured.right.item() for measured in evaluations.measured(point, claim, BITS)]
            for side, (by, part) in zip(sides, pairs, strict=True):
                apart = [v.route for v in (by.closed, by.quadrature) if v is not None and not _holds(v, part, side)]
                refuted[name] = refuted[name] or bool(apart)
                if apart and not name:
                    at = ", ".join(f"{variable} = {value}" for variable, value in values.items())
                    failures.append(f"{entry.name}, {at}: mpmath ({', '.join(apart)}) is not {side!r}")
    failures += [
        f"{entry.name}, mutant {name}: mpmath does not refute it" for name, seen in refuted.items() if name and not seen
    ]
    return _column(asked.figures(), [*asked.failures, *failures])


def _points(evaluations: Evaluations, witnessed: Witnessed) -> Iterator[tuple[dict[str, Fraction], Sample]]:
    """Yield exact values of the variables with their point: the points of the theorem, then those of the witness."""
    keys = evaluations.sampler.keys
    for point in evaluations.points:
        yield {key.name: point.drawn(key).item() for key in keys}, point
    for values in witnessed.points:
        yield dict(values), evaluations.points[0].changed(_constant(values))


def _constant(values: Mapping[str, Fraction]) -> Callable[[Key, Array], Array]:
    def change(key: Key, _: Array) -> Array:
        return np.array(values[key.name], dtype=object)

    return change


def _holds(value: Value, part: str, side: Ball) -> bool:
    """Tell whether mpmath's value, with its error, contains a ball of the same number."""
    with precision(BITS):
        middle, least = getattr(value, part), side
        return bool(abs(middle.to_fraction() - least.to_fraction()) + Fraction(least.radius) <= Fraction(middle.radius))


def _column(figures: Mapping[str, Any], failures: Sequence[str]) -> Column:
    return {"mpmath": dict(figures), **({"failures": list(failures)} if failures else {})}


def with_witness(column: Column, witnessed: Column | None) -> Column:
    """Return the column of the balls with mpmath's figures; it fails if mpmath disagrees."""
    if witnessed is None:
        return column
    failures = [*column.get("failures", ()), *witnessed.get("failures", ())]
    failed = {"status": "fail", "failures": failures} if failures else {}
    return {**column, "mpmath": witnessed["mpmath"], **failed}
