"""A point as text for Rocq: what each variable of a statement stands for there, with ``library/Points.v``."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, NamedTuple

from ..kernel.terms import INTEGERS, Key, Term
from ..language.symbols import RenderError
from .laws_of_dice import Dice
from .names import OUTCOME, PROBABILITY, Names
from .points import Constant, RationalPoint
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


def values(point: RationalPoint, sizes: Iterable[str], keys: Iterable[Key], names: Names) -> list[Placed]:
    """Return the values of sizes and variables at a point; for random ones the dice come first.

    Parameters
    ----------
    point : RationalPoint
    sizes : iterable of str
    keys : iterable of Key
    names : Names

    Raises
    ------
    RenderError
        If a variable has no value that can be written.

    Examples
    --------
    >>> point = RationalPoint({"n": 2}, {"r": Fraction(-1, 2)})
    >>> [v.posed() for v in values(point, ["n"], [Key("at", "r", (), "fixed")], Names())]
    ['pose (n := 2%nat)', 'pose (n_pos := Nat.lt_0_succ 1)', 'pose (r := (-1 / 2) : R)']
    """
    placed = []
    for d in sizes:
        n = point.sizes[d]
        placed += [Placed(names.of(d), "", f"{n}%nat"), Placed(names.positive(d), "", f"Nat.lt_0_succ {n - 1}")]
    if point.dice is not None:
        count = len(point.dice.faces)
        placed += [
            Placed("dies", "", f"fun _ : Fin {count} => three_faced"),
            Placed(PROBABILITY, "", "dice dies"),
            Placed("faces", f"Fin {count} -> Fin 3 -> R", f"rows {_entries(point.dice.faces)}"),
        ]
    fixed = (k for k in keys if k != OUTCOME)
    return [*placed, *(Placed(names.of(k), variable_type(k, names), _value(k, point)) for k in fixed)]


def _value(k: Key, point: RationalPoint) -> str:
    """The value of a variable, as an argument."""
    if k.kind == "ix":
        return "0%Z" if k.dim == INTEGERS else _index(point.indices[k.name])
    if k.random and point.dice is not None:
        entries = " ".join("abc"[: len(k.dims)])
        entry = f"number dies faces {_die(k.name, len(k.dims), point.dice, entries)}"
        return f"(fun {entries} => {entry})" if entries else f"({entry})"
    value = point.values[k.name]
    if k.kind == "perm":
        if value != (1, 0):
            raise RenderError(f"{k.name}: a permutation of two indices was expected")
        return "swap"
    if isinstance(value, Constant):
        return f"(fun _ => {_entries(value.entry)})"
    if len(k.dims) >= len(_FAMILIES):
        raise RenderError(f"{k.name}: a family with more than three indices")
    return f"({_FAMILIES[len(k.dims)]} {_entries(value)})" if k.dims else _entries(value)


def _die(name: str, indices: int, dice: Dice, entries: str = "") -> str:
    """The number of a die: of an entry, or of all entries of a family as a function.

    Raises
    ------
    RenderError
        If the family has more than two indices.
    """
    if indices >= len(_NUMBERED):
        raise RenderError(f"{name}: random entries with more than two indices")
    text = f"{_NUMBERED[indices]}{_numbers(dice.number[name])} {entries}".strip()
    return f"({text})" if indices else text


def _numbers(number: Any) -> str:
    return f"({' :: '.join([*map(_numbers, number), 'nil'])})" if isinstance(number, tuple) else _index(number)


def held(hypothesis: Term, dice: Dice | None) -> str:
    """Return the tactic that proves a hypothesis at a point, of which all values stand in it.

    Parameters
    ----------
    hypothesis : Term
    dice : Dice or None
        Independent entries are different ones of these.

    Examples
    --------
    >>> from derive.chapters.feed_forward.theorems import absolute_of_neg
    >>> held(absolute_of_neg.given[0], None)
    'holds'
    """
    if hypothesis.head != "independent" or dice is None:
        return "holds"
    families = []
    for name, dims in hypothesis.args:
        die = _die(name, len(dims), dice)
        families.append((f"(numbered_single {die})", die, f"(numbered_matrix {die})")[len(dims)])
    text = families.pop()
    while families:
        text = f"(numbered_joint {families.pop()} {text})"
    return f"eapply (dice_independent _ _ {text}); one_by_one"


def _index(i: int) -> str:
    return "Fin.F1" if i == 0 else f"(Fin.FS {_index(i - 1)})"


def _entries(given: tuple[Any, ...] | Fraction) -> str:
    """Nested lists of numbers, as an argument."""
    if isinstance(given, tuple):
        return f"({' :: '.join([*map(_entries, given), 'nil'])})"
    if given.denominator != 1:
        return f"({given.numerator} / {given.denominator})"
    return str(given) if given >= 0 else f"({given})"
