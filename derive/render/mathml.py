r"""Formulas and paragraphs of LaTeX as MathML, which browsers set by themselves; the LaTeX stands beside it.

The brackets are those of the page, each pair a group of its own: a browser stretches them to what they hold.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from . import plain
from .formula import CitedName, InlineFormula, Part, Styled, read_formula, read_paragraph
from .tree import Accent, Beside, Fenced, Node, Root, Scripts, Sign, Split, Stacked, Table, kind_of, visible

_ACCENTS = {"bar": "¯", "hat": "^", "tilde": "~"}
_BAR = "border-top:.06em solid;padding-top:.12em"  # a browser stretches no sign over a word
_SIGNS = ("+", "\u2212", "±")
_BEFORE_A_SIGN = ("relation", "operator", "comma", "open", "space")
_AFTER_A_NAME = ("operator", "relation", "comma", "space")
_OPERANDS = ("letter", "upright", "number", "operand")  # a name of a function stands apart from these
_THIN = '<mspace width="0.17em"/>'
_APPLY = "<mo>&#x2061;</mo>"  # what stands between a function and its argument


def formula(source: str | Beside, *, display: bool = False, part: bool = False) -> str:
    """Write a formula of math mode as one ``math`` element.

    Parameters
    ----------
    source : str or Beside
        LaTeX that an author typed, or a tree.
    display : bool
        On a separate line; within a line, fractions and sums are as high as there.
    part : bool
        Whether it is one row of a formula in several, whose brackets may reach over the rows.

    Raises
    ------
    RenderError
        If it cannot be read.
    """
    style = 'display="block"' if display else 'displaystyle="true"'
    tex, inside = str(source), _group(read_formula(source, part=part))
    return f"<math {style}><semantics>{inside}{_note('application/x-tex', tex) if tex else ''}</semantics></math>"


def displayed(rows: Sequence[str | Beside], source: str | Beside, said: str = "", *, part: bool = False) -> str:
    """Write a displayed formula in rows, as one ``math`` element that knows its source and can be read aloud.

    Parameters
    ----------
    rows : sequence of str or Beside
        As in `formula`; brackets may reach over them.
    source : str or Beside
        The whole formula.
    said : str
        The same as text of the kernel's language, if it has one.
    part : bool
        Whether the whole is one row of a formula in several.

    Raises
    ------
    RenderError
        If a row cannot be read.
    """
    if len(rows) == 1:
        inside = _group(read_formula(source, part=part))
    else:
        parts = (_inside(read_formula(row, part=True), begins=not n) for n, row in enumerate(rows))
        cells = "".join(f"<mtr><mtd>{row}</mtd></mtr>" for row in parts)
        inside = f'<mtable displaystyle="true">{cells}</mtable>'
    notes = _note("application/x-tex", str(source)) + (_note("text/x-derive", said) if said else "")
    alt = escape(plain.formula(source, part=part))
    return f'<math display="block" alttext="{alt}"><semantics>{inside}{notes}</semantics></math>'


def _note(encoding: str, text: str) -> str:
    return f'<annotation encoding="{encoding}">{escape(text, quote=False)}</annotation>'


def paragraph(source: str, cited: Callable[[str], str] = "<code>{}</code>".format) -> str:
    """Write running text as HTML.

    Parameters
    ----------
    source : str
        LaTeX.
    cited : callable
        Writes the name of a theorem.

    Raises
    ------
    RenderError
        If it cannot be read.
    """
    return "".join(_part(part, cited) for part in read_paragraph(source))


def _part(part: Part, cited: Callable[[str], str]) -> str:
    match part:
        case InlineFormula(row):
            return f"<math>{_group(row)}</math>"
        case CitedName(name):
            return cited(name)
        case Styled(style, parts):
            return f"<{style}>{''.join(_part(p, cited) for p in parts)}</{style}>"
    return escape(part, quote=False)


def _group(row: Beside) -> str:
    return f"<mrow>{_inside(row)}</mrow>"


def _one(row: Beside) -> str:
    """Write symbols as one element: without a group, where there is one symbol that is no operator."""
    items = visible(row)
    if len(items) == 1:
        (node,) = items
        if not isinstance(node, Sign) or node.kind in ("letter", "upright", "name", "number"):
            return _node(node)
    return _group(row)


def _inside(row: Beside, begins: bool = True) -> str:
    """Write symbols beside each other; where they go on with a formula, a first sign is that of an operation."""
    items = [n for n in visible(row) if kind_of(n) != "gap"]
    out = []
    for n, node in enumerate(items):
        first = not n or kind_of(items[n - 1]) in _BEFORE_A_SIGN
        if first and isinstance(node, Sign) and node.kind == "operator" and node.text in _SIGNS:
            form = "prefix" if n or begins else "infix"  # the sign of a term, and no operation, has no space behind it
            out.append(f'<mo form="{form}">{node.text}</mo>')
        else:
            out.append(
                (_THIN if n and kind_of(node) == "name" and kind_of(items[n - 1]) in _OPERANDS else "") + _node(node)
            )
        if kind_of(node) == "name" and n + 1 < len(items) and kind_of(items[n + 1]) not in _AFTER_A_NAME:
            argument = items[n + 1]
            bracketed = isinstance(argument.base if isinstance(argument, Scripts) else argument, Fenced)
            out.append(_APPLY if bracketed else _APPLY + _THIN)
    return "".join(out)


def _node(node: Node) -> str:
    match node:
        case Sign():
            return _sign(node)
        case Beside():
            return _group(node)
        case Stacked(over, under, small):
            style = ' displaystyle="false"' if small else ""
            return f"<mfrac{style}>{_storey(over)}{_storey(under)}</mfrac>"
        case Split(first, second):
            return _group(first + second)
        case Root(inside):
            return f"<msqrt>{_inside(inside)}</msqrt>"
        case Scripts(base, below, above):
            return _scripts(base, below, above)
        case Accent(base, mark):
            letter, *more = base.items
            if mark == "bar" and (more or not isinstance(letter, Sign) or len(letter.text) != 1):
                return f'<mrow class="bar" style="{_BAR}">{_inside(base)}</mrow>'
            near = ' accent="true"' if mark != "bar" else ""  # a bar that near is one with the top of a letter
            return f'<mover{near}>{_one(base)}<mo stretchy="false">{_ACCENTS[mark]}</mo></mover>'
        case Fenced(left, inside, right):
            high = _high(inside)
            return f"<mrow>{_fence(left, high)}{_inside(inside)}{_fence(right, high)}</mrow>"
        case Table(rows):
            cells = "".join(f"<mtr>{''.join(f'<mtd>{_inside(c)}</mtd>' for c in row)}</mtr>" for row in rows)
            return f"<mrow>{_fence('(', True)}<mtable>{cells}</mtable>{_fence(')', True)}</mrow>"


def _storey(row: Beside) -> str:
    """Write one side of a fraction, as large as in a line where another fraction is in it."""
    inside = _one(row)
    return f'<mstyle displaystyle="true">{inside}</mstyle>' if "<mfrac>" in inside else inside


def _fence(bracket: str, high: bool) -> str:
    """Write a bracket that is the first or the last of its group, and so knows its form and that no space is in it."""
    return f"<mo>{escape(bracket)}</mo>" if high else f'<mo stretchy="false">{escape(bracket)}</mo>'


def _high(row: Beside) -> bool:
    """Tell whether brackets must stretch: around a fraction, a root, a sum or a matrix, also in other brackets."""
    return any(
        isinstance(node, Stacked | Root | Table)
        or kind_of(node) == "big"
        or (isinstance(node, Beside) and _high(node))
        or (isinstance(node, Fenced) and _high(node.inside))
        or (isinstance(node, Scripts) and _high(Beside((node.base,))))
        for node in row.items
    )


_WRITTEN = {
    "letter": "<mi>{}</mi>",
    "number": "<mn>{}</mn>",
    "words": "<mtext>{}</mtext>",
    "space": '<mspace width="{}"/>',
    "comma": '<mo separator="true">{}</mo>',
    **dict.fromkeys(("open", "close", "bar"), '<mo stretchy="false">{}</mo>'),
    "slash": '<mo lspace="0" rspace="0">{}</mo>',
    "gap": "",
}
"""How symbols are written, by their kinds; those of other kinds are operators."""


def _sign(sign: Sign) -> str:
    text = escape(sign.text, quote=False)
    if sign.kind in ("upright", "name"):
        return f"<mi>{text}</mi>" if len(sign.text) > 1 else f'<mi mathvariant="normal">{text}</mi>'
    return _WRITTEN.get(sign.kind, "<mo>{}</mo>").format(text.replace(" ", "&#xA0;") if sign.kind == "words" else text)


def _scripts(base: Node, below: Beside | None, above: Beside | None) -> str:
    limits = kind_of(base) == "big" and not (isinstance(base, Sign) and base.text == "∫")
    element = "under" if limits else "sub"
    over = "over" if limits else "sup"
    parts = [_node(base), *(_one(row) for row in (below, above) if row is not None)]
    name = "m" + (element if below is not None else "") + (over if above is not None else "")
    return f"<{name}>{''.join(parts)}</{name}>"
