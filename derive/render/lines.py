r"""Break displayed formulas, by the width of a piece of LaTeX, estimated from the fonts' metrics.

The estimate is in points at a font size of 10 points, in display style, for what `latex` prints. TeX measures exactly,
but only when it runs; the breaks must be the same on every machine, with a TeX or without.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import accumulate

_TOKEN = re.compile(r"\\[A-Za-z]+|\\.|\s+|.", re.DOTALL)
_ITALIC = dict(
    zip(
        "abcdefghijklmnopqrstuvwxyz",
        (5.3, 4.3, 4.3, 5.2, 4.7, 6.0, 5.1, 5.8, 3.5, 4.7, 5.5, 3.0, 8.8)
        + (6.0, 4.9, 5.0, 4.8, 4.8, 4.7, 3.6, 5.7, 5.2, 7.4, 5.7, 5.3, 5.1),
        strict=True,
    )
)  # fmt: skip
_SIGNS = {
    "+": 12.2,
    "-": 12.2,
    "=": 13.3,
    "<": 13.3,
    ">": 13.3,
    "(": 3.9,
    ")": 3.9,
    "[": 2.8,
    "]": 2.8,
    ",": 4.5,
    ":": 8.3,
    "|": 2.8,
}
_COMMANDS = {
    "\\,": 1.7, "\\;": 2.8, "\\!": -1.7, "\\cdot": 7.2, "\\le": 13.3, "\\ne": 13.3, "\\in": 12.2, "\\sim": 13.3,
    "\\quad": 10.0, "\\qquad": 20.0, "\\forall": 5.6, "\\cos": 15.0, "\\sin": 14.0, "\\log": 14.5, "\\exp": 15.3,
    "\\partial": 6.0, "\\colon": 4.5, "\\to": 15.6, "\\iff": 27.2, "\\ge": 13.3,
}  # fmt: skip
_BEFORE_A_SIGN_OF_A_TERM = ("", "(", "[", ",", "+", "-", "=", "<", "\\le", "\\ne", "\\;", "\\colon")
_BRACKETS = {"big": 4.6, "Big": 6.0, "bigg": 7.4, "Bigg": 8.0, "left": 8.0, "right": 8.0}
_BRACKET = re.compile(r"\\(big|Big|bigg|Bigg)[lr]$|\\(left|right)$")
_RELATIONS = ("=", "<", "\\le", "\\ne")
_TYPED = (*_RELATIONS, ">", "\\ge", "\\to", "\\iff")  # also in formulas that are no terms
_DEEPER, DEEPEST = 100, 3
"""How many breaks a break within one more pair of brackets costs, and in how many pairs a line may end."""
_INDENT = 10.0  # of the second line of a numerator
_SCALES = (1.0, 1.0, 0.73, 0.58)  # display, text, script, second order script


class _Measure:
    """The tokens of a formula, read once from left to right."""

    def __init__(self, tex: str) -> None:
        self.tokens = [t for t in _TOKEN.findall(tex) if not t.isspace()]
        self.at = 0

    def next(self) -> str:
        token = self.tokens[self.at] if self.at < len(self.tokens) else ""
        self.at += 1
        return token

    def argument(self, style: int) -> float:
        """One token, or a group in braces."""
        if self.at < len(self.tokens) and self.tokens[self.at] == "{":
            self.at += 1
            return self.group(style)
        return self.atom(self.next(), style)

    def group(self, style: int) -> float:
        """All up to the closing brace, or to the end."""
        total = 0.0
        while self.at < len(self.tokens) and self.tokens[self.at] != "}":
            nucleus = self.next()
            total += self.scripted(nucleus, self.atom(nucleus, style), style)
        self.at += 1
        return total

    def scripted(self, nucleus: str, width: float, style: int) -> float:
        scripts = [0.0]
        while self.at < len(self.tokens) and self.tokens[self.at] in ("_", "^"):
            self.at += 1
            scripts.append(self.argument(max(2, min(style + 1, 3))))
        if nucleus == "\\sum" and style == 0:
            return max(width, max(scripts)) + 1.7
        return width + max(scripts) + (0.5 if len(scripts) > 1 else 0.0)

    def atom(self, token: str, style: int) -> float:
        scale = _SCALES[style]
        bracket = _BRACKET.match(token)
        if bracket:
            self.next()
            return _BRACKETS[bracket[1] or bracket[2]] * scale
        match token:
            case "{":
                return self.group(style)
            case "\\splitfrac":
                return max(self.argument(style), self.argument(style)) + _INDENT
            case "\\frac":
                return max(self.argument(max(1, min(style + 1, 3))), self.argument(max(1, min(style + 1, 3)))) + 2.4
            case "\\tfrac":
                return max(self.argument(2), self.argument(2)) + 2.4
            case "\\sqrt":
                return self.argument(style) + 8.5 * scale
            case "\\sum":
                return 14.4 if style == 0 else 10.6 * scale
            case "\\operatorname" | "\\mathrm" | "\\text" | "\\mathbb" | "\\mathsf":
                return self.word() * scale + (1.7 if token == "\\operatorname" else 0.0)
        if style >= 2 and token in "+-=<":
            return 7.8 * scale  # no space around signs in scripts
        if token in _ITALIC:
            return _ITALIC[token] * scale
        return _SIGNS.get(token, _COMMANDS.get(token, 7.7 if token.isupper() else 5.4)) * scale

    def word(self) -> float:
        """Upright letters in braces; formulas between dollars are taken as letters."""
        depth, width = 0, 0.0
        while self.at < len(self.tokens):
            token = self.next()
            depth += (token == "{") - (token == "}")
            if not depth:
                break
            width += 0.0 if token in "{}$" else 8.0 if token in "mwMW" else 6.8 if token.isupper() else 4.7
        return width


def width(tex: str) -> float:
    """Estimate the width of a displayed formula, in points at 10 points."""
    return _Measure(tex).group(0)


def text_width(tex: str) -> float:
    """Estimate the width of running text with formulas between dollars, in points at 10 points."""
    words = re.split(r"\$([^$]*)\$", tex)
    plain = sum(4.7 * len(re.sub(r"\\[a-z]+\{([^}]*)\}", r"\1", w)) for w in words[::2])
    return plain + sum(_Measure(w).group(0) for w in words[1::2])


def _marks(tex: str) -> Iterator[tuple[int, int, str]]:
    """Yield position, depth in brackets and the token, for every token outside braces and matrices."""
    braces = brackets = 0
    for match in _TOKEN.finditer(tex):
        token = match[0]
        braces += (token in ("{", r"\begin")) - (token in ("}", r"\end"))
        if braces or token in "{}":
            continue
        if token in ")]":
            brackets -= 1
        yield match.start(), brackets, token
        if token in "([":
            brackets += 1


def relation_at(tex: str) -> int | None:
    """Return where the first relation outside all brackets begins."""
    return next((at for at, depth, token in _marks(tex) if depth == 0 and token in _RELATIONS), None)


def _breaks(tex: str) -> Iterator[tuple[int, int]]:
    """Yield where a line may begin, and what that costs.

    Nothing at a relation, before a sign or a word more in more brackets, and most behind a comma within brackets.
    """
    before, spaced = "", False
    for at, inside, token in _marks(tex):
        if token in _TYPED and spaced and inside == 0:  # one without spaces is the range of an index
            yield at, 0
        elif (token in "+-" or (token == r"\text" and spaced)) and before not in _BEFORE_A_SIGN_OF_A_TERM:
            if inside <= DEEPEST:
                yield at, _DEEPER**inside
        elif token == "," and 0 < inside <= DEEPEST:
            yield at + 1, _DEEPER ** (DEEPEST + inside)
        spaced = token.isspace()
        before = before if spaced else token


def left_open(lines: Iterable[str]) -> int:
    """Count the lines that end within brackets, as far as they can be seen."""
    marks = ([token for _, _, token in _marks(line)] for line in lines)
    return sum(n > 0 for n in accumulate(sum((t in "([") - (t in ")]") for t in tokens) for tokens in marks))


def broken(tex: str, room: float, first: float | None = None, fractions: bool = True) -> list[str]:
    """Break a formula into lines of this width; the first may have another.

    A line after the first begins with its relation or its sign: at a relation if that will do, else as far outside in
    its brackets as will do, and in as few lines. What fits in no way is as little too wide as it gets; there the
    longest numerator stands in separate lines, if ``fractions`` may be broken.
    """
    rooms = [room if first is None else first, room]
    if width(tex) <= rooms[0]:
        return [tex]
    tex = tex.replace(r"\left", r"\Biggl").replace(r"\right", r"\Biggr")  # which may stand in two rows
    places = [(0, 0), *((at, cost) for at, cost in _breaks(tex) if tex[:at].strip()), (len(tex), 0)]
    rest: dict[int, tuple[float, int, int, list[str]]] = {len(places) - 1: (0.0, 0, 0, [])}
    for n, (begin, _) in reversed([*enumerate(places[:-1])]):
        ways = []
        for m in range(n + 1, len(places)):
            end, cost = places[m]
            line, (over, costs, count, below) = tex[begin:end].strip(), rest[m]
            ways.append((max(width(line) - rooms[min(n, 1)], over), costs + cost, count + 1, -m, [line, *below]))
        over, costs, count, _, lines = min(ways)
        rest[n] = over, costs, count, lines
    lines = rest[0][3]
    return [_split(line, rooms[min(n, 1)]) for n, line in enumerate(lines)] if fractions else lines


def _split(tex: str, room: float) -> str:
    """Break the longest numerator of a line that is too wide in two, as far outside in its brackets as it goes."""
    begins = [at + len(r"\frac{") for at, _, token in _marks(tex) if token == r"\frac"]
    if width(tex) <= room or not begins:
        return tex
    wide, begin, end = max((width(tex[b : (e := _end(tex, b))]), b, e) for b in begins)
    above = tex[begin:end]
    ways = [(cost, max(width(above[:at]), width(above[at:])), at) for at, cost in _breaks(above)]
    if ways:
        at = min(ways)[-1]
        above = rf"\splitfrac{{{above[:at].strip()}}}{{{above[at:].strip()}}}"
    else:
        above = _split(above, room + wide - width(tex))
    split = tex[:begin] + above + tex[end:]
    return split if width(split) < width(tex) else tex


def _end(tex: str, at: int) -> int:
    """Return where a group in braces ends, from a place within it."""
    depth = 1
    for match in _TOKEN.finditer(tex, at):
        depth += (match[0] == "{") - (match[0] == "}")
        if not depth:
            return match.start()
    return len(tex)


def excess(lines: list[str], rooms: list[float]) -> float:
    """By how much the widest line is too wide for the first room, or for the second if it is not the first line."""
    return max(0.0, *(width(line) - rooms[min(n, 1)] for n, line in enumerate(lines)))
