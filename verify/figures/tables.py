"""Tables of figures as text: twelve significant digits, compared as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal, InvalidOperation
from typing import TypeAlias

from verify.numbers import Array

__all__ = ["Columns", "TableError", "csv_text", "difference", "rows"]

Columns: TypeAlias = Mapping[str, Array]
"""Columns of one length by name, in order: numbers, or words without a comma."""

DIGITS = 12


class TableError(ValueError):
    """Columns that make no table."""


def rows(name: str, matrix: Array) -> Columns:
    """Return the rows of a matrix as columns with numbers behind the name."""
    return {f"{name} {number}": row for number, row in enumerate(matrix)}


def csv_text(columns: Columns) -> str:
    """Return a table as text with a line for the names and one for each row.

    Raises
    ------
    TableError
        If the columns have different lengths, or an entry is not finite or holds a comma.
    """
    if len({len(column) for column in columns.values()}) != 1:
        lengths = ", ".join(f"{name} {len(column)}" for name, column in columns.items())
        raise TableError(f"columns of one length were expected, not {lengths}")
    entries = zip(*columns.values(), strict=True)
    lines = [",".join(columns), *(",".join(_cell(value) for value in row) for row in entries)]
    return "\n".join(lines) + "\n"


def _cell(value: object) -> str:
    """Return one entry."""
    text = str(value) if isinstance(value, str) else format(float(value) + 0.0, f".{DIGITS}g")  # type: ignore[arg-type]
    if "," in text or "\n" in text or text in ("nan", "inf", "-inf"):
        raise TableError(f"an entry that is finite and has no comma was expected, not {text}")
    return text


def difference(text: str, columns: Columns) -> str | None:
    """Return where the text of a table first differs from its columns by more than a unit of the last digit.

    Returns
    -------
    str or None
        One line; None if nothing differs.
    """
    expected = [line.split(",") for line in csv_text(columns).splitlines()]
    recorded = [line.split(",") for line in text.splitlines()]
    if recorded[:1] != expected[:1]:
        return f"has the columns {','.join(recorded[0]) if recorded else 'none'}, not {','.join(expected[0])}"
    for number, (old, new) in enumerate(zip(recorded[1:], expected[1:], strict=False), 2):
        if len(old) != len(new):
            return f"line {number} has {len(old)} entries, not {len(new)}"
        for name, a, b in zip(expected[0], old, new, strict=True):
            if not _same(a, b):
                return f"line {number}, {name}: has {a}, measured {b}"
    return None if len(recorded) == len(expected) else f"has {len(recorded) - 1} rows, not {len(expected) - 1}"


def _same(old: str, new: str) -> bool:
    """Tell whether two entries are one word, or two numbers of which one is the other's neighbour in its last digit.

    Nearly equal numbers may be rounded to neighbours.
    """
    if old == new:
        return True
    try:
        a, b = Decimal(old), Decimal(new)
        return abs(a - b) <= (Decimal(1).scaleb(b.adjusted() + 1 - DIGITS) if b else 0)
    except InvalidOperation:
        return False
