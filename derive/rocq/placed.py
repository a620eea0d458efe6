"""A point as text for Rocq: what each variable of a statement stands for there, with ``library/Points.v``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from ..kernel.terms import INTEGERS, Key, Term
from ..language.symbols import RenderError
from ..values.dice import DiceLaw
from ..values.scalar import Index, Point, nested
from .names import OUTCOME, PROBABILITY, Names
from .points import Constant
from .text import variable_type

__all__ = ["RESERVED", "Placed", "held", "values"]

RESERVED = ("faces", "dies")
"""The names of the faces of dice, and of the dice."""
_NUMBERED = ("", "numbered ", "numbered2 ")  # the numbers of the dice that random entries are, by indices
_FAMILIES = ("", "vector", "rows", "blocks")  # how Rocq reads the entries of a family, by the number of its indices


class Placed(NamedTuple):
    """Hold a name and its value.

    Attributes
    ----------
    name : str
    type : str
        Empty where Rocq finds it.
    value : str
    """

    name: str
    type: str
    value: str

    def posed(self) -> str:
        """Return ``pose (x := 1 : R)``."""
        return f"pose ({self.name} := {self.value}{f' : {self.type}' if self.type else ''})"

    def bound(self) -> str:
        """Return ``let x : R := 1 in``."""
        return f"let {self.name}{f' : {self.type}' if self.type else ''} := {self.value} in"


def values(point: Point, sizes: Iterable[str], keys: Iterable[Key], names: Names) -> list[Placed]:
    """Return the values of sizes and variables at a point; for random ones the dice come first.

    Parameters
    ----------
    point : Point
    sizes : iterable of str
    keys : iterable of Key
    names : Names

    Raises
    ------
    RenderError
        If a variable has no value that can be written.

    Examples
    --------
    >>> r = Key("at", "r", (), "fixed")
    >>> point = Point({"n": 2}, {r: {(): Fraction(-1, 2)}})
    >>> [v.posed() for v in values(point, ["n"], [r], Names())]
    ['pose (n := 2%nat)', 'pose (n_pos := Nat.lt_0_succ 1)', 'pose (r := (-1 / 2) : R)']
    """
    placed = []
    for d in sizes:
        n = point.sizes[d]
        placed += [Placed(names.of(d), "", f"{n}%nat"), Placed(names.positive(d), "", f"Nat.lt_0_succ {n - 1}")]
    if point.law is not None:
        faces = [[shown for _, shown in die] for die in point.law.dice]
        placed += [
            Placed("dies", "", f"fun _ : Fin {len(faces)} => three_faced"),
            Placed(PROBABILITY, "", "dice dies"),
            Placed("faces", f"Fin {len(faces)} -> Fin 3 -> R", f"rows {_entries(faces)}"),
        ]
    fixed = (k for k in keys if k != OUTCOME)
    return [*placed, *(Placed(names.of(k), variable_type(k, names), _value(k, point)) for k in fixed)]


def _value(k: Key, point: Point) -> str:
    """The value of a variable, as an argument."""
    if k.kind == "ix":
        return "0%Z" if k.dim == INTEGERS else _index(point.indices[k])
    if k.random and point.law is not None:
        entries = " ".join("abc"[: len(k.dims)])
        entry = f"number dies faces {_die(k.name, point.law.number[k], entries)}"
        return f"(fun {entries} => {entry})" if entries else f"({entry})"
    value = nested(point.values[k])
    if k.kind == "perm":
        if value != [1, 0]:
            raise RenderError(f"{k.name}: a permutation of two indices was expected")
        return "swap"
    if isinstance(point.values[k], Constant):
        return f"(fun _ => {_entries(value)})"
    if len(k.dims) >= len(_FAMILIES):
        raise RenderError(f"{k.name}: a family with more than three indices")
    return f"({_FAMILIES[len(k.dims)]} {_entries(value)})" if k.dims else _entries(value)


def _die(name: str, number: Mapping[Index, int], entries: str = "") -> str:
    """The number of a die: of an entry, or of all entries of a family as a function.

    Raises
    ------
    RenderError
        If the family has more than two indices.
    """
    indices = len(next(iter(number)))
    if indices >= len(_NUMBERED):
        raise RenderError(f"{name}: random entries with more than two indices")
    text = f"{_NUMBERED[indices]}{_numbers(nested(number))} {entries}".strip()
    return f"({text})" if indices else text


def _numbers(number: Any) -> str:
    return f"({' :: '.join([*map(_numbers, number), 'nil'])})" if isinstance(number, list) else _index(number)


def held(hypothesis: Term, law: DiceLaw | None) -> str:
    """Return the tactic that proves a hypothesis at a point, of which all values stand in it.

    Parameters
    ----------
    hypothesis : Term
    law : DiceLaw or None
        Independent entries are different dice of it.

    Examples
    --------
    >>> from derive.chapters.feed_forward.theorems import absolute_of_neg
    >>> held(absolute_of_neg.given[0], None)
    'holds'
    """
    if hypothesis.head != "independent" or law is None:
        return "holds"
    families = []
    for family in hypothesis.args:
        (number,) = (entries for key, entries in law.number.items() if key[1:3] == family)
        die = _die(family[0], number)
        families.append((f"(numbered_single {die})", die, f"(numbered_matrix {die})")[len(family[1])])
    text = families.pop()
    while families:
        text = f"(numbered_joint {families.pop()} {text})"
    return f"eapply (dice_independent _ _ {text}); one_by_one"


def _index(i: int) -> str:
    return "Fin.F1" if i == 0 else f"(Fin.FS {_index(i - 1)})"


def _entries(given: list[Any] | Fraction) -> str:
    """Nested lists of numbers, as an argument."""
    if isinstance(given, list):
        return f"({' :: '.join([*map(_entries, given), 'nil'])})"
    if given.denominator != 1:
        return f"({given.numerator} / {given.denominator})"
    return str(given) if given >= 0 else f"({given})"
