"""Pieces of a printed formula: LaTeX and how high it is, which says how large the brackets around it are."""

from __future__ import annotations

import re
from typing import NamedTuple

__all__ = ["Piece", "applied", "bracketed", "times"]


class Piece(NamedTuple):
    """Printed LaTeX and its height: 0 a line of letters, 1 in brackets, 2 a fraction or a sum, 3 and 4 higher still."""

    tex: str
    height: int = 0


def bracketed(piece: Piece, pair: str = "()") -> Piece:
    r"""Put brackets of the right size around a piece.

    Examples
    --------
    >>> print(bracketed(Piece("x")).tex, bracketed(Piece(r"\frac{x}{y}", 2)).tex)
    (x) \Bigl(\frac{x}{y}\Bigr)
    """
    left, right = pair[0], pair[1]
    if piece.height >= 4:
        return Piece(rf"\left{left} {piece.tex} \right{right}", 4)
    if not piece.height:
        return Piece(left + piece.tex + right, 1)
    size = ("big", "Big", "bigg")[piece.height - 1]
    return Piece(rf"\{size}l{left}{piece.tex}\{size}r{right}", min(piece.height + 1, 3))


def applied(operator: str, argument: Piece, pair: str = "()") -> Piece:
    """Write an operator and its argument in brackets."""
    tight = r"\!" if argument.height >= 4 else ""
    inside = bracketed(argument, pair)
    return Piece(operator + tight + inside.tex, inside.height)


def times(left: Piece, right: Piece, right_is_size: bool) -> Piece:
    """Join factors, with a dot between numbers, and equal ones, and a space beside words."""
    number = re.search(r"(?:^|[^\d_^])\d+$", left.tex) is not None
    dot = right.tex[0].isdigit() or (number and (right_is_size or re.match(r"\\t?frac\{\d", right.tex)))
    dot = dot or left.tex == right.tex  # x x would be read as a word
    words = re.search(r"(?<!_\{)\\mathrm\{[\w\\]{2,}\}\}?$", left.tex) or re.match(
        r"\{?\\mathrm\{([\w\\]{2}|d\}\\,)", right.tex
    )
    join = r" \cdot " if dot else r" \, " if words else " "
    return Piece(left.tex + join + right.tex, max(left.height, right.height))
