"""Measurements of a theorem of analysis: every comparison holds, and every wrong claim is refuted on balls."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np

from verify.counterparts.claims import Check, Quantities, Row
from verify.measure.columns import Column
from verify.measure.comparison import HOLDS, REFUTED, judged
from verify.numbers import Ball, precision

__all__ = ["BITS", "claim_column", "enclosure_failures", "enclosures", "mutant_column", "unrefuted", "verdicts"]

BITS = (320, 640, 1280)
"""Precisions that are tried in turn until every comparison is decided."""
MOST_DIGITS = 15


def verdicts(row: Row, quantities: Quantities, digits: int, **parts: Any) -> list[tuple[Check, int]]:
    """Return each comparison of a row with its verdict, at the first precision that decides all.

    An equation is decided where the two balls are apart, or their difference has a radius of at most
    ``10**-digits``.
    """
    judgements: list[tuple[Check, int]] = []
    for bits in BITS:
        with precision(bits):
            judgements = [(check, _verdict(check, digits)) for check in row(quantities, **parts)]
        if all(verdict in (HOLDS, REFUTED) for _, verdict in judgements):
            break
    return judgements


def _verdict(check: Check, digits: int) -> int:
    left, right = (np.array([side], dtype=object) for side in (check.left, check.right))
    verdict = int(judged(check.relation, left, right)[0])
    if check.relation == "eq" and verdict == HOLDS and (check.left - check.right).radius > 10.0**-digits:
        return 0
    return verdict


def claim_column(name: str, row: Row, quantities: Quantities, digits: int) -> Column:
    """Return the column of a row: it passes if every comparison holds.

    Parameters
    ----------
    name : str
    row : callable
    quantities : Quantities
    digits : int
        See `verdicts`.
    """
    judgements = verdicts(row, quantities, digits)
    failures = [
        f"{name}: {check.left!r} {check.relation} {check.right!r} {'is refuted' if verdict == REFUTED else 'is open'}"
        for check, verdict in judgements
        if verdict != HOLDS
    ]
    if not judgements:
        failures.append(f"{name}: nothing was compared")
    status = "fail" if failures else "pass"
    return {"status": status, "points": len(judgements), **({"failures": failures} if failures else {})}


def mutant_column(
    name: str, row: Row, quantities: Quantities, wrong: Mapping[str, Mapping[str, Any]], named: set[str], digits: int
) -> Column:
    """Return the column of the wrong claims: it passes if all are refuted, while the right one, the control, holds.

    Parameters
    ----------
    name : str
    row : callable
    quantities : Quantities
    wrong : mapping of name to parts
        The arguments in the place of the right ones.
    named : set of str
        The mistakes that the page of the theorem names.
    digits : int
    """
    failures = []
    if claim_column(name, row, quantities, digits)["status"] != "pass":
        failures.append(f"{name}: the control, its own claim, does not hold")
    if named != set(wrong):
        failures.append(f"{name}: the page names {sorted(named)}, the numbers know {sorted(wrong)}")
    failures += [f"{name}, mutant {m}: no comparison refutes it" for m in unrefuted(row, quantities, wrong, digits)]
    status = "fail" if failures else "pass" if wrong else "not run"
    return {"status": status, "statements": len(wrong), **({"failures": failures} if failures else {})}


def unrefuted(row: Row, quantities: Quantities, wrong: Mapping[str, Mapping[str, Any]], digits: int) -> list[str]:
    """Return the names of the wrong claims that no comparison refutes."""
    return [
        mistake
        for mistake, parts in wrong.items()
        if not any(verdict == REFUTED for _, verdict in verdicts(row, quantities, digits, **parts))
    ]


def enclosures(balls: Mapping[str, Ball]) -> list[list[str]]:
    """Return each symbol with decimals below and above its ball, as close as it allows, of 15 digits at most."""
    return [[symbol, *_decimals(value)] for symbol, value in balls.items()]


def _decimals(value: Ball) -> tuple[str, str]:
    middle, radius = value.to_fraction(), Fraction(value.radius)
    size = math.floor(math.log10(abs(float(middle)))) if middle else 0
    fine = MOST_DIGITS - 1 - size
    digits = max(min(fine, -math.ceil(math.log10(value.radius)) if value.radius else fine), 0)
    unit = 10**digits
    return _decimal(math.floor((middle - radius) * unit), digits), _decimal(math.ceil((middle + radius) * unit), digits)


def _decimal(number: int, digits: int) -> str:
    """Return ``number / 10**digits`` with all its digits."""
    return f"{Decimal(number).scaleb(-digits):f}"


def enclosure_failures(name: str, stated: Mapping[str, tuple[str, str]], rows: Iterable[Sequence[str]]) -> list[str]:
    """Return the stated enclosures that the computed ones do not confirm."""
    failures, computed = [], {symbol: ends for symbol, *ends in rows}
    for symbol, (least, largest) in stated.items():
        if symbol not in computed:
            failures.append(f"{name}: {symbol} was expected between {least} and {largest}, and was not computed")
            continue
        lower, upper = computed[symbol]
        if not Fraction(least) <= Fraction(lower) <= Fraction(upper) <= Fraction(largest):
            failures.append(
                f"{name}: {symbol} was expected between {least} and {largest}, and is between {lower} and {upper}"
            )
    return failures
