r"""Formulas and paragraphs of LaTeX as a line of Unicode, for a terminal: ``∂p_i/∂x_j = p_i (δ_ij − p_j)``.

A line has no heights, so brackets are added where a fraction or a script would else be read otherwise: ``(a + b)/c``,
``e^(x_i)``. It is for the eye; the form that can be read back is that of `derive.language.text.text`.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import pairwise

from .formula import CitedName, InlineFormula, Part, Styled, read_formula, read_paragraph
from .tree import Accent, Beside, Fenced, Node, Root, Scripts, Sign, Split, Stacked, Table, kind_of, visible

_RAISED = str.maketrans("0123456789−+n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿ")
_LOWERED = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
_PARTS = {("1", "2"): "½", ("1", "3"): "⅓", ("2", "3"): "⅔", ("1", "4"): "¼", ("3", "4"): "¾", ("1", "8"): "⅛"}
_ONE_SUBSCRIPT = re.compile(r"[^\W\d⁰¹²³⁴-⁹][^\W⁰¹²³⁴-⁹]*|\*")  # not 2i, of which the letter would seem a factor
_MARKS = {"hat": "\u0302", "tilde": "\u0303", "bar": "\u0304"}
_BEFORE_SIGN = ("operator", "relation", "open", "comma", "big", "slash", "unary")  # after these a sign has one operand
_NO_FACTOR = (*_BEFORE_SIGN, "close", "words", "bar", "space", "gap")
_DIFFERENTIALS = ((Sign("∂", "letter"),), (Sign("d", "upright"),))  # stick to a variable; a letter d is a width


def formula(source: str | Beside, *, part: bool = False) -> str:
    """Write a formula of math mode in one line.

    Parameters
    ----------
    source : str or Beside
        LaTeX that an author typed, or a tree.
    part : bool
        Whether it is one row of a formula in several, whose brackets may reach over the rows.

    Raises
    ------
    RenderError
        If it cannot be read.
    """
    return _line(read_formula(source, part=part))


def paragraph(source: str) -> str:
    """Write running text in one line; what must not be parted is joined by no-break spaces.

    Raises
    ------
    RenderError
        If it cannot be read.
    """
    return "".join(map(_part, read_paragraph(source)))


def _part(part: Part) -> str:
    match part:
        case InlineFormula(row):
            line = _line(row)
            return line.replace(" ", "\N{NO-BREAK SPACE}") if width(line) < 40 else line
        case CitedName(name):
            return name
        case Styled(_, parts):
            return "".join(map(_part, parts))
    return part


def width(line: str) -> int:
    """Return how many columns a line takes: marks over a letter take none."""
    return sum(not unicodedata.combining(c) for c in line)


def folded(line: str, columns: int, indent: str = "") -> list[str]:
    """Break a line, where it stands in the fewest brackets; the lines that follow are indented."""
    lines = []
    while width(line) > columns and (at := _break(line, columns, len(indent))):
        lines.append(line[:at].rstrip())
        line = indent + line[at:].lstrip()
    return [*lines, line]


def _break(line: str, columns: int, begin: int) -> int:
    """Return the best place to break a line: in few brackets, before a sign, and not too early; 0 if there is none."""
    best, where, depth = (99, 0), 0, 0
    for n, (before, c) in enumerate(pairwise(line), start=1):
        depth += (before in "([{") - (before in ")]}")
        if n > columns:
            break
        if c == " " and n > begin:
            sign = line[n + 1 : n + 2] in "=<≤≠+−⟺⟹"
            cost = (2 * depth + 3 * (not sign) + 4 * (n < columns * 0.4), -n)
            if cost < best:
                best, where = cost, n
    return where


# ---- formulas ------------------------------------------------------------------------------------------------------


def _line(row: Beside, tight: bool = False) -> str:
    """Write symbols beside each other; in a script, tightly."""
    items = [n for n in visible(row) if not (tight and kind_of(n) == "gap")]
    out, before, apart = "", "", ""  # the text so far, the kind of its last symbol, the space asked for since
    for n, node in enumerate(items):
        kind = kind_of(node)
        text = _node(node, tight)
        if kind in ("gap", "space"):
            wide = kind == "space" and node.text[0] in "12"  # type: ignore[union-attr]
            apart = "   " if wide else apart or ("" if tight else " ")
            continue
        if isinstance(node, Stacked) and _beside_a_factor(items, n):
            text = f"({text})"
        if kind == "relation" or kind == "operator" and before not in _BEFORE_SIGN and before:
            out, apart = out.rstrip() + (text if tight else f" {text} "), ""
        elif kind == "operator":
            out, kind, apart = out + text, "unary", ""
        elif kind == "comma":
            out, apart = out.rstrip() + text + ("" if tight else " "), ""
        elif kind == "slash":
            out, apart = out.rstrip() + text, ""
        else:
            out, apart = out + _between(before, kind, node, apart, out) + text, ""
        before = kind
    return re.sub(r"(?<! ) {2}(?! )", " ", out).strip()


def _between(before: str, kind: str, node: Node, apart: str, out: str) -> str:
    """Return the space between two symbols that no sign parts."""
    inner = node.base if isinstance(node, Scripts) else node
    if len(apart) > 1 or "words" in (before, kind):
        return apart if out and not out.endswith(" ") and _node(node)[:1] not in ",.;:" else ""
    if isinstance(inner, Fenced) and re.search(r"[∂d]/[∂d]\S+$", out):
        return " "
    if not before or before in ("operator", "relation", "comma", "slash", "unary", "open") or kind in ("close", "bar"):
        return ""
    if before == "big":
        return " "
    if before == "name":
        return "" if isinstance(inner, Fenced | Stacked) else " "
    if (Sign(out[-1:], before),) in _DIFFERENTIALS and not re.search(r"\w.$", out):
        return ""
    return " " if kind in ("name", "big") and not apart else apart


def _beside_a_factor(items: list[Node], at: int) -> bool:
    """Tell whether a fraction stands beside a factor, which a line would draw into it."""
    if isinstance(fraction := items[at], Stacked) and _number_part(fraction):
        return False
    before, after = (
        next((k for k in map(kind_of, side) if k not in ("gap", "space")), "comma")
        for side in (items[:at][::-1], items[at + 1 :])
    )
    if isinstance(fraction, Stacked) and fraction.over.items in _DIFFERENTIALS:
        after = "comma"
    return before not in _NO_FACTOR or after not in _NO_FACTOR or after == "big" or "slash" in (before, after)


def _node(node: Node, tight: bool = False) -> str:
    match node:
        case Sign(text, kind):
            return "" if kind in ("gap", "space") else text.replace("𝔼", "E")
        case Beside():
            return _line(node, tight)
        case Stacked(over, under):
            return _number_part(node) or f"{_operand(over, False)}/{_operand(under, True)}"
        case Split(first, second):
            return _line(first + second, tight)
        case Root(inside):
            text = _line(inside, tight)
            alone = _factors(inside) == 1 and re.fullmatch(r"\w+", text)
            return f"√{text}" if alone and not isinstance(inside.items[0], Scripts) else f"√({text})"
        case Scripts():
            return _scripts(node)
        case Accent(base, mark):
            text = _line(base, tight)
            if _is_word(node):
                return text + _MARKS[mark]
            return text[0] + _MARKS[mark] + text[1:] if len(text) == 1 else f"{mark}({text})"
        case Fenced(left, inside, right):
            return left + _line(inside, tight) + right
        case Table(rows):
            return "(" + "; ".join(", ".join(_line(c, True) for c in row) for row in rows) + ")"


def _is_word(node: Node) -> bool:
    """Tell whether it is a word with a mark, which stands over its last letter."""
    return isinstance(node, Accent) and [kind_of(n) for n in node.base.items] == ["upright"]


def _number_part(fraction: Stacked) -> str:
    """Return a small fraction that has a sign of its own: ½."""
    return _PARTS.get((_line(fraction.over), _line(fraction.under)), "") if fraction.small else ""


def _operand(row: Beside, under: bool) -> str:
    """Write what stands over or under the line of a fraction."""
    text = _line(row)
    if row.items[:1] in _DIFFERENTIALS and _factors(row) <= 2:
        return text
    kinds = [kind_of(n) for n in visible(row)]
    if not under and kinds[0] == "operator":  # -a/b is (-a)/b and -(a/b)
        kinds = kinds[1:]
    parted = any(k in ("operator", "relation", "big", "slash", "words") for k in kinds)
    fractions = any(isinstance(n, Stacked) and not _number_part(n) for n in row.items)
    return f"({text})" if parted or fractions or (under and _factors(row) > 1) else text


def _factors(row: Beside) -> int:
    """Count the factors of a row; a function with its argument, and a factorial, are one."""
    items = visible(row)
    count = sum(kind_of(n) not in ("gap", "space") for n in items)
    for before, node in pairwise(items):
        inner = node.base if isinstance(node, Scripts) else node
        applied = isinstance(inner, Fenced) and _is_function(before)
        count -= applied or (isinstance(node, Sign) and node.text == "!")
    return count


def _is_function(node: Node) -> bool:
    """Tell whether brackets right after a symbol, with no gap, are its argument; after a power they are a factor."""
    if isinstance(node, Scripts) and node.above is not None and kind_of(node) != "name":
        return {kind_of(n) for n in node.above.items} == {"prime"} and _is_function(node.base)
    return kind_of(node) in ("letter", "upright", "name")


def _scripts(node: Scripts) -> str:
    base = _node(node.base)
    if isinstance(node.base, Beside | Accent) and len(base) > 2 and not _is_word(node.base):
        base = f"({base})"
    below = "" if node.below is None else _below(node.below)
    above = "" if node.above is None else _above(node.above)
    return above[:1] == "′" and base + above + below or base + below + above


def _below(row: Beside) -> str:
    text = _line(row, True)
    if text.isdecimal():
        return text.translate(_LOWERED)
    return f"_{text}" if _ONE_SUBSCRIPT.fullmatch(text) else f"_({text})"


def _above(row: Beside) -> str:
    primes = ""
    items = row.items
    if items and isinstance(items[0], Sign) and items[0].kind == "prime":
        primes, items = items[0].text, items[1:]
    text = _line(Beside(items), True)
    if not text:
        return primes
    if text in ("T", "⊤"):
        return f"{primes}ᵀ"
    loose = _line(Beside(items))
    if "_" in text or re.search(r"\w \w", loose):  # e^(x_i − c): a tight sign would join the subscript; e^(x y)
        text = loose
    if re.fullmatch(r"[0-9−+n]+", text):
        return primes + text.translate(_RAISED)
    return primes + (f"^{text}" if re.fullmatch(r"\w", text) else f"^({text})")
