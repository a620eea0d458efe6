r"""Break displayed formulas, by the width of their symbols, estimated from the fonts' metrics.

The estimate is in points at a font size of 10 points, in display style, for what `latex` prints. TeX measures exactly,
but only when it runs; the breaks must be the same on every machine, with a TeX or without. A formula is a tree, or
LaTeX that an author typed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import accumulate

from .formula import InlineFormula, Part, Styled, read, read_paragraph
from .tree import Accent, Beside, Fenced, Node, Root, Scripts, Sign, Split, Stacked, Table, kind_of

_ITALIC = dict(
    zip(
        "abcdefghijklmnopqrstuvwxyz",
        (5.3, 4.3, 4.3, 5.2, 4.7, 6.0, 5.1, 5.8, 3.5, 4.7, 5.5, 3.0, 8.8)
        + (6.0, 4.9, 5.0, 4.8, 4.8, 4.7, 3.6, 5.7, 5.2, 7.4, 5.7, 5.3, 5.1),
        strict=True,
    )
)  # fmt: skip
_WIDE = (("+-", 12.2), ("=<>", 13.3), ("()", 3.9), ("[]|", 2.8), (",", 4.5), (":", 8.3))
_SIGNS = {sign: extent for signs, extent in _WIDE for sign in signs}
_COMMANDS = {
    "\\,": 1.7, "\\;": 2.8, "\\!": -1.7, "\\cdot": 7.2, "\\le": 13.3, "\\ne": 13.3, "\\in": 12.2, "\\sim": 13.3,
    "\\quad": 10.0, "\\qquad": 20.0, "\\forall": 5.6, "\\cos": 15.0, "\\sin": 14.0, "\\log": 14.5, "\\exp": 15.3,
    "\\partial": 6.0, "\\colon": 4.5, "\\to": 15.6, "\\iff": 27.2, "\\ge": 13.3,
}  # fmt: skip
_BEFORE_A_SIGN_OF_A_TERM = ("", "(", "[", ",", "+", "-", "=", "<", "\\le", "\\ne", "\\;", "\\colon")
_BRACKETS = {"big": 4.6, "Big": 6.0, "bigg": 7.4, "Bigg": 8.0, "left": 8.0, "right": 8.0}
_BRACKET = re.compile(r"\\(?:(big|Big|bigg|Bigg)[lr]|(left|right))(?![A-Za-z])")
_RELATIONS = ("=", "<", "\\le", "\\ne")
_TYPED = (*_RELATIONS, ">", "\\ge", "\\to", "\\iff")  # also in formulas that are no terms
_DEEPER, DEEPEST = 100, 3
"""How many breaks a break within one more pair of brackets costs, and in how many pairs a line may end."""
_INDENT = 10.0  # of the second line of a numerator
_BETWEEN = 10.0  # columns of a matrix
_SCALES = (1.0, 1.0, 0.73, 0.58)  # display, text, script, second order script


def width(formula: str | Beside) -> float:
    """Estimate the width of a displayed formula, in points at 10 points."""
    return _width(read(formula).items, 0)


def text_width(tex: str) -> float:
    """Estimate the width of running text with formulas between dollars, in points at 10 points."""
    return sum(map(_part_width, read_paragraph(tex)))


def _part_width(part: Part) -> float:
    match part:
        case InlineFormula(row):
            return _width(row.items, 0)
        case Styled(_, parts):
            return sum(map(_part_width, parts))
    return 4.7 * len(part if isinstance(part, str) else part.name)


def _width(nodes: Iterable[Node], style: int) -> float:
    """Return the width of symbols beside each other in a style, of which `_SCALES` has the sizes."""
    total = 0.0
    for node in nodes:
        total += _node_width(node, style)
    return total


def _node_width(node: Node, style: int) -> float:
    match node:
        case Sign():
            return _sign_width(node, style)
        case Beside(items):
            return _width(items, style)
        case Stacked(over, under, small):
            inner = 2 if small else max(1, min(style + 1, 3))
            return max(_width(over.items, inner), _width(under.items, inner)) + 2.4
        case Split(first, second):
            return max(_width(first.items, style), _width(second.items, style)) + _INDENT
        case Root(inside):
            return _width(inside.items, style) + 8.5 * _SCALES[style]
        case Accent(base):
            return 5.4 * _SCALES[style] + _width(base.items, style)  # with room for the mark
        case Fenced(left, inside, right, opens, closes):
            signs = Sign(left, "open", opens), Sign(right, "close", closes)
            return sum(_sign_width(sign, style) for sign in signs) + _width(inside.items, style)
        case Scripts():
            return _scripts_width(node, style)
        case Table(rows):
            widths = (sum(_width(cell.items, style) + _BETWEEN for cell in row) - _BETWEEN for row in rows)
            return max(widths) + 2 * _BRACKETS["left"]


def _scripts_width(node: Scripts, style: int) -> float:
    scripts = [list(row.items) for row in (node.below, node.above) if row is not None]
    primes = [row.pop(0) for row in scripts if row and kind_of(row[0]) == "prime"]
    inner = max(2, min(style + 1, 3))
    widest = max((_width(row, inner) for row in scripts), default=0.0)
    base = _node_width(node.base, style) + _width(primes, style)
    if isinstance(node.base, Sign) and node.base.tex == r"\sum" and style == 0:
        return max(base, widest) + 1.7
    return base + widest + (0.5 if any(scripts) else 0.0)


def _sign_width(sign: Sign, style: int) -> float:
    scale, tex = _SCALES[style], sign.tex
    if sized := _BRACKET.match(tex):
        return _BRACKETS[sized[1] or sized[2]] * scale
    if sign.kind == "gap":
        return 0.0
    if tex == r"\sum":
        return 14.4 if style == 0 else 10.6 * scale
    if tex.startswith((r"\operatorname", r"\math", r"\text")) or sign.kind == "words":
        return sum(map(_letter_width, sign.text)) * scale + (1.7 if tex.startswith(r"\operatorname") else 0.0)
    if style >= 2 and tex in ("+", "-", "=", "<"):
        return 7.8 * scale  # no space around signs in scripts
    if sign.kind in ("number", "prime", "unread"):
        return 5.4 * len(sign.text) * scale
    return _ITALIC.get(tex, _SIGNS.get(tex, _COMMANDS.get(tex, 7.7 if tex.isupper() else 5.4))) * scale


def _letter_width(letter: str) -> float:
    """Return the width of an upright letter; the space between words is not counted."""
    return 0.0 if letter == " " else 8.0 if letter in "mwMW" else 6.8 if letter.isupper() else 4.7


# ---- places for breaks ---------------------------------------------------------------------------------------------


def _opened(nodes: Iterable[Node], broken: bool = False) -> Iterator[Node]:
    """Yield symbols with their brackets by themselves; those of a broken formula may stand in two rows."""
    for node in nodes:
        match node:
            case Fenced(left, inside, right, opens, closes):
                if broken:
                    opens, closes = opens.replace(r"\left", r"\Biggl"), closes.replace(r"\right", r"\Biggr")
                yield Sign(left, "open", opens)
                yield from _opened(inside.items, broken)
                yield Sign(right, "close", closes)
            case Scripts(Fenced() as base):
                *signs, last = _opened([base], broken)
                yield from signs
                yield replace(node, base=last)
            case Beside(items, opens="") if items and kind_of(items[0]) == "open":
                yield from _opened(items, broken)
            case _:
                yield node


def _closed(nodes: Iterable[Node]) -> Beside:
    """Return symbols beside each other, their brackets in pairs again, where both are there."""
    rows: list[list[Node]] = [[]]
    signs: list[Sign] = []  # the brackets that are open
    for node in nodes:
        sign = _bracket(node)
        if sign is not None and sign.kind == "open":
            rows.append([])
            signs.append(sign)
        elif sign is not None and signs:
            left, inside = signs.pop(), Beside(tuple(rows.pop()))
            fenced = Fenced(left.text, inside, sign.text, left.tex, sign.tex)
            rows[-1].append(replace(node, base=fenced) if isinstance(node, Scripts) else fenced)
        else:
            rows[-1].append(node)
    while signs:
        unclosed = Beside((signs.pop(), *rows.pop()))
        rows[-1].append(unclosed)
    return Beside(tuple(rows[0]))


def _bracket(node: Node) -> Sign | None:
    """Return a bracket that stands by itself, without its scripts."""
    sign = node.base if isinstance(node, Scripts) else node
    return sign if isinstance(sign, Sign) and sign.kind in ("open", "close") else None


def _depths(nodes: Iterable[Node]) -> Iterator[int]:
    """Yield in how many brackets each symbol stands."""
    depth = 0
    for node in nodes:
        sign = _bracket(node)
        depth -= sign is not None and sign.text in ")]"
        yield depth
        depth += sign is not None and sign.text in "(["


def sides(formula: str | Beside) -> tuple[Beside, Beside]:
    """Return what stands before the first relation outside all brackets, nothing if there is none, and the rest."""
    nodes = read(formula).items
    at = next((n for n, node in enumerate(nodes) if node.tex in _RELATIONS), 0)
    left, right = (Beside(tuple(_stripped(part))) for part in (nodes[:at], nodes[at:]))
    return left, right


def _breaks(nodes: Sequence[Node]) -> Iterator[tuple[int, int]]:
    """Yield where a line may begin, and what that costs.

    Nothing at a relation, before a sign or a word more in more brackets, and most behind a comma within brackets.
    """
    before, spaced = "", False
    for at, (node, inside) in enumerate(zip(nodes, _depths(nodes), strict=True)):
        tex = node.tex
        if tex in _TYPED and spaced and inside == 0:  # one without spaces is the range of an index
            yield at, 0
        elif (tex in ("+", "-") or (tex.startswith(r"\text") and spaced)) and before not in _BEFORE_A_SIGN_OF_A_TERM:
            if inside <= DEEPEST:
                yield at, _DEEPER**inside
        elif tex == "," and 0 < inside <= DEEPEST:
            yield at + 1, _DEEPER ** (DEEPEST + inside)
        spaced = kind_of(node) == "gap"
        sign = _bracket(node)
        before = before if spaced else tex if sign is None else sign.text


def left_open(lines: Iterable[Beside]) -> int:
    """Count the lines that end within brackets, as far as they can be seen."""
    signs = (filter(None, map(_bracket, _opened(line.items))) for line in lines)
    return sum(n > 0 for n in accumulate(sum((s.text in "([") - (s.text in ")]") for s in row) for row in signs))


def broken(formula: str | Beside, room: float, first: float | None = None, fractions: bool = True) -> list[Beside]:
    """Break a formula into lines of this width; the first may have another.

    A line after the first begins with its relation or its sign: at a relation if that will do, else as far outside in
    its brackets as will do, and in as few lines. What fits in no way is as little too wide as it gets; there the
    longest numerator stands in separate lines, if ``fractions`` may be broken.
    """
    whole = read(formula)
    rooms = [room if first is None else first, room]
    if width(whole) <= rooms[0]:
        return [whole]
    nodes = [*_opened(whole.items, True)]
    places = [(0, 0), *((at, cost) for at, cost in _breaks(nodes) if _stripped(nodes[:at])), (len(nodes), 0)]
    rest: dict[int, tuple[float, int, int, list[list[Node]]]] = {len(places) - 1: (0.0, 0, 0, [])}
    for n, (begin, _) in reversed([*enumerate(places[:-1])]):
        ways = []
        for m in range(n + 1, len(places)):
            end, cost = places[m]
            line, (over, costs, count, below) = _stripped(nodes[begin:end]), rest[m]
            ways.append((max(_width(line, 0) - rooms[min(n, 1)], over), costs + cost, count + 1, -m, [line, *below]))
        over, costs, count, _, lines = min(ways)
        rest[n] = over, costs, count, lines
    lines = rest[0][3]
    if fractions:
        lines = [_split(line, rooms[min(n, 1)]) for n, line in enumerate(lines)]
    return [*map(_closed, lines)]


def _stripped(nodes: Sequence[Node]) -> list[Node]:
    """Return symbols without the gaps at both ends."""
    seen = [n for n, node in enumerate(nodes) if kind_of(node) != "gap"]
    return [*nodes[seen[0] : seen[-1] + 1]] if seen else []


def _split(nodes: list[Node], room: float) -> list[Node]:
    """Break the longest numerator of a line that is too wide in two, as far outside in its brackets as it goes."""
    whole = _width(nodes, 0)
    wide = [(_width(f.over.items, 0), n, f) for n, f in enumerate(nodes) if isinstance(f, Stacked) and not f.small]
    if whole <= room or not wide:
        return nodes
    extent, n, fraction = max(wide, key=lambda row: row[:2])
    above = [*_opened(fraction.over.items, True)]
    ways = [(cost, max(_width(above[:at], 0), _width(above[at:], 0)), at) for at, cost in _breaks(above)]
    if ways:
        at = min(ways)[-1]
        above = [Split(*(_closed(_stripped(part)) for part in (above[:at], above[at:])))]
    else:
        above = _split(above, room + extent - whole)
    over = replace(fraction.over, items=_closed(above).items)
    split = [*nodes[:n], replace(fraction, over=over), *nodes[n + 1 :]]
    return split if _width(split, 0) < whole else nodes


def excess(lines: Sequence[str | Beside], rooms: list[float]) -> float:
    """By how much the widest line is too wide for the first room, or for the second if it is not the first line."""
    return max(0.0, *(width(line) - rooms[min(n, 1)] for n, line in enumerate(lines)))
