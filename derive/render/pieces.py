"""Pieces of a printed formula: symbols and how high they are, which says how large the brackets around them are."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..kernel.terms import Dim
from ..language.symbols import Symbol
from .formula import read
from .tree import Beside, Fenced, Node, Scripts, Sign, Stacked, kind_of

__all__ = [
    "Piece", "applied", "beside", "bracketed", "fraction", "grouped", "in_small_brackets", "lowered", "named",
    "numeral", "scripted", "size", "times", "typed",
]  # fmt: skip

_GAP = Sign("", "gap", " ")


class Piece(NamedTuple):
    """Printed symbols and their height: 0 a line of letters, 1 in brackets, 2 a fraction or a sum, 3 and 4 higher."""

    items: tuple[Node, ...]
    height: int = 0

    @property
    def tex(self) -> str:
        """The piece in LaTeX."""
        return self.row.tex

    @property
    def row(self) -> Beside:
        """The symbols beside each other."""
        return Beside(self.items)


def typed(tex: str, height: int = 0) -> Piece:
    """Return what an author typed, or this program of its own, such as a sign between two terms."""
    return Piece(read(tex).items, height)


def beside(*pieces: Piece) -> Piece:
    """Put pieces beside each other.

    Examples
    --------
    >>> beside(typed("x"), typed(" + "), typed("y", 1))[1]
    1
    """
    return Piece(tuple(node for piece in pieces for node in piece.items), max(piece.height for piece in pieces))


def named(s: Symbol, indices: Sequence[Piece] = ()) -> Piece:
    """Write a symbol with its labels, and with indices, as subscripts."""
    base, subscripts = typed(s.base), [*map(typed, s.labels), *indices]
    if subscripts and re.search("[_^]", s.base):
        base = Piece((grouped(base),))
    return lowered(base, subscripts, commas=bool(s.labels))


def numeral(n: int) -> Piece:
    """Write a number that is at least 0."""
    return Piece((Sign(str(n), "number", str(n)),))


def size(dim: Dim, symbol: Callable[[str], Symbol]) -> Piece:
    """Write a size, such as ``n`` or ``2h``, of which a symbol writes the name."""
    factor = 1
    while isinstance(dim, tuple):
        factor, dim = 2 * factor, dim[1]
    name = named(symbol(dim))
    return name if factor == 1 else beside(numeral(factor), name)


def grouped(piece: Piece) -> Beside:
    """Put a piece in braces, as the argument of a command."""
    return Beside(piece.items, "{", "}")


def fraction(over: Piece, under: Piece, height: int, small: bool = False) -> Piece:
    """Put a piece over another one."""
    return Piece((Stacked(grouped(over), grouped(under), small),), height)


def scripted(base: Piece, below: Piece | None = None, above: Piece | None = None, braces: bool = False) -> Piece:
    """Put scripts at the last symbol; one of a single character is in no braces, if these need not be."""
    *first, last = base.items
    old = last if isinstance(last, Scripts) else Scripts(last, None, None)
    marks, rows = old.marks, [old.below, old.above]
    for n, (sign, script) in enumerate((("_", below), ("^", above))):
        if script is not None:
            marks += sign + (script.tex if len(script.tex) == 1 and not braces else grouped(script).tex)
            before = rows[n]
            rows[n] = script.row if before is None else before + script.row
    return Piece((*first, Scripts(old.base, rows[0], rows[1], marks)), base.height)


def lowered(base: Piece, subscripts: Sequence[Piece], commas: bool = False) -> Piece:
    """Put subscripts at the last symbol, set solid if each is one letter."""
    if not subscripts:
        return base
    solid = len(subscripts) > 1 and all(re.fullmatch(r"[A-Za-z]|\\[A-Za-z]+", s.tex) for s in subscripts)
    inside = [*subscripts[0].items]
    for before, after in zip(subscripts, subscripts[1:], strict=False):
        if commas or not solid:
            inside.append(Sign(",", "comma", ","))
        elif before.tex.startswith("\\"):
            inside.append(_GAP)
        inside += after.items
    return scripted(base, below=Piece(tuple(inside)))


def bracketed(piece: Piece, pair: str = "()") -> Piece:
    r"""Put brackets of the right size around a piece.

    Examples
    --------
    >>> print(bracketed(typed("x")).tex, bracketed(typed(r"\frac{x}{y}", 2)).tex)
    (x) \Bigl(\frac{x}{y}\Bigr)
    """
    left, right = pair[0], pair[1]
    if piece.height >= 4:
        inside = Beside((_GAP, *piece.items, _GAP))
        return Piece((Fenced(left, inside, right, rf"\left{left}", rf"\right{right}"),), 4)
    if not piece.height:
        return Piece((Fenced(left, piece.row, right, left, right),), 1)
    size = ("big", "Big", "bigg")[piece.height - 1]
    fenced = Fenced(left, piece.row, right, rf"\{size}l{left}", rf"\{size}r{right}")
    return Piece((fenced,), min(piece.height + 1, 3))


def in_small_brackets(index: Piece) -> Piece:
    """Put an index in brackets, which are small whatever it holds."""
    return Piece(bracketed(Piece(index.items)).items)


def applied(operator: Piece, argument: Piece, pair: str = "()") -> Piece:
    """Write an operator and its argument in brackets."""
    tight = (Sign("", "unseen", r"\!"),) if argument.height >= 4 else ()
    inside = bracketed(argument, pair)
    return Piece((*operator.items, *tight, *inside.items), inside.height)


def times(left: Piece, right: Piece, right_is_size: bool) -> Piece:
    """Join factors, with a dot between numbers, and equal ones, and a space beside words."""
    first, last = right.items[0], left.items[-1]
    number = isinstance(last, Sign) and last.kind == "number"
    of_numbers = isinstance(first, Stacked) and kind_of(first.over.items[0]) == "number"
    dot = kind_of(first) == "number" or (number and (right_is_size or of_numbers))
    dot = dot or left.tex == right.tex  # x x would be read as a word
    words = re.search(r"(?<!_\{)\\mathrm\{[\w\\]{2,}\}\}?$", left.tex) or re.match(
        r"\{?\\mathrm\{([\w\\]{2}|d\}\\,)", right.tex
    )
    join = typed(r" \cdot ") if dot else typed(r" \, ") if words else Piece((_GAP,))
    return beside(left, join, right)
