"""Make the pieces of a printed formula of smaller ones: scripts, fractions, brackets, products."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from ..kernel.terms import Dim
from ..language.symbols import Symbol
from .formula import SIGNS, read
from .tree import Beside, Fenced, Node, Scripts, Sign, Stacked, kind_of

_GAP = Sign("", "gap", " ")
_SIZES = ("", ""), (r"\bigl", r"\bigr"), (r"\Bigl", r"\Bigr"), (r"\biggl", r"\biggr")
"""What stands before brackets, by the height of what they hold."""


def typed(tex: str, height: int = 0) -> Beside:
    """Read what an author typed, or a sign that is put between two terms."""
    return row(read(tex).items, height)


def row(nodes: Iterable[Node], height: int = 0) -> Beside:
    """Put symbols beside each other, of some height."""
    return Beside(tuple(nodes), height=height)


def beside(*pieces: Beside) -> Beside:
    """Put pieces beside each other.

    Examples
    --------
    >>> beside(typed("x"), typed(" + "), typed("y", 1)).height
    1
    """
    return row((node for piece in pieces for node in piece.items), max(piece.height for piece in pieces))


def named(s: Symbol, indices: Sequence[Beside] = ()) -> Beside:
    """Write a symbol with its labels, and with indices, as subscripts."""
    base, subscripts = typed(s.base), [*map(typed, s.labels), *indices]
    if subscripts and re.search("[_^]", s.base):
        base = row([grouped(base)])
    return lowered(base, subscripts, commas=bool(s.labels))


def numeral(n: int) -> Beside:
    """Write a number that is at least 0."""
    return row([Sign(str(n), "number", str(n))])


def size(dim: Dim, symbol: Callable[[str], Symbol]) -> Beside:
    """Write a size, such as ``n`` or ``2h``, of which a symbol writes the name."""
    factor = 1
    while isinstance(dim, tuple):
        factor, dim = 2 * factor, dim[1]
    name = named(symbol(dim))
    return name if factor == 1 else beside(numeral(factor), name)


def grouped(piece: Beside) -> Beside:
    """Put a piece in braces, as the argument of a command."""
    return Beside(piece.items, "{", "}")


def fraction(over: Beside, under: Beside, height: int, small: bool = False) -> Beside:
    """Put a piece over another one."""
    return row([Stacked(grouped(over), grouped(under), small)], height)


def scripted(base: Beside, below: Beside | None = None, above: Beside | None = None, braces: bool = False) -> Beside:
    """Put scripts at the last symbol; one of a single character is in no braces, if these need not be."""
    *first, last = base.items
    old = last if isinstance(last, Scripts) else Scripts(last, None, None)
    marks, rows = old.marks, [old.below, old.above]
    for n, (sign, script) in enumerate((("_", below), ("^", above))):
        if script is not None:
            marks += sign + (script.tex if len(script.tex) == 1 and not braces else grouped(script).tex)
            before = rows[n]
            rows[n] = script if before is None else before + script
    return row([*first, Scripts(old.base, rows[0], rows[1], marks)], base.height)


def lowered(base: Beside, subscripts: Sequence[Beside], commas: bool = False) -> Beside:
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
    return scripted(base, below=row(inside))


def bracketed(piece: Beside, pair: str = "()") -> Beside:
    r"""Put brackets of the right size around a piece.

    Examples
    --------
    >>> print(bracketed(typed("x")).tex, bracketed(typed(r"\frac{x}{y}", 2)).tex)
    (x) \Bigl(\frac{x}{y}\Bigr)
    """
    left, right = pair[0], pair[1]
    if piece.height >= 4:
        inside = row([_GAP, *piece.items, _GAP])
        return row([Fenced(left, inside, right, rf"\left{left}", rf"\right{right}")], 4)
    opens, closes = _SIZES[piece.height]
    return row([Fenced(left, piece, right, opens + left, closes + right)], min(piece.height + 1, 3))


def in_small_brackets(index: Beside) -> Beside:
    """Put an index in brackets, which are small whatever it holds."""
    return row(bracketed(row(index.items)).items)


def applied(operator: Beside, argument: Beside, pair: str = "()") -> Beside:
    """Write an operator and its argument in brackets."""
    tight = (Sign("", "unseen", r"\!"),) if argument.height >= 4 else ()
    inside = bracketed(argument, pair)
    return row((*operator.items, *tight, *inside.items), inside.height)


def times(left: Beside, right: Beside, right_is_size: bool) -> Beside:
    """Join factors, with a dot between numbers, and equal ones, and a space beside words."""
    first, last = right.items[0], left.items[-1]
    number = isinstance(last, Sign) and last.kind == "number"
    of_numbers = isinstance(first, Stacked) and kind_of(first.over.items[0]) == "number"
    dot = kind_of(first) == "number" or (number and (right_is_size or of_numbers))
    dot = dot or left.tex == right.tex  # x x would be read as a word
    differential = right.items[:2] == (Sign("d", "upright"), SIGNS[","])
    words = differential or _is_word(last) or _is_word(first.base if isinstance(first, Scripts) else first)
    join = typed(r" \cdot ") if dot else typed(r" \, ") if words else row([_GAP])
    return beside(left, join, right)


def _is_word(node: Node) -> bool:
    """Tell whether a symbol is a name of several letters; it may stand in braces."""
    if isinstance(node, Beside):
        return len(node.items) == 1 and _is_word(node.items[0])
    return isinstance(node, Sign) and node.kind == "upright" and len(node.text) > 1
