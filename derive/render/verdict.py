"""The answer to a claim as LaTeX and as HTML: what was asked, sentences with formulas in them, and a program."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from html import escape
from typing import Any

from ..deciding.counterexamples import Counterexample
from ..kernel.terms import Term
from ..language.symbols import escaped
from ..values.numbers import RealNumber
from . import mathml
from .latex import latex, layout


def verdict_latex(given: Sequence[Term], claim: Term, sentences: Iterable[str]) -> str:
    """Return a displayed claim and sentences, for a document that loads amsmath."""
    return "\n".join([_asked(given), f"$${latex(claim)}$$", *sentences]).lstrip()


def verdict_html(given: Sequence[Term], claim: Term, sentences: Iterable[str], program: str = "") -> str:
    """Return the same as HTML with MathML; a program follows.

    Raises
    ------
    RenderError
        If a formula cannot be read.
    """
    asked = _asked(given)
    lines = [f"<p>{mathml.paragraph(asked)}</p>"] if asked else []
    lines.append(mathml.formula(layout(claim), display=True))
    lines += [f"<p>{mathml.paragraph(sentence)}</p>" for sentence in sentences]
    lines += [f"<pre>{escape(program)}</pre>"] if program else []
    return "<div>" + "\n".join(lines) + "</div>"


def _asked(given: Sequence[Term]) -> str:
    assumed = [f"${latex(h)}$" for h in given]
    return f"Suppose {', '.join(assumed)}." if assumed else ""


def point_latex(example: Counterexample) -> str:
    r"""Return where a claim is false: ``$n = 2$, $x = (0, \frac{1}{2})$``.

    Examples
    --------
    >>> from derive.deciding.counterexamples import Search
    >>> from derive.language.terms import Eq, reals
    >>> (t,) = reals("t")
    >>> point_latex(Search(Eq(t / 2, t), ()).among(9))
    '$t = 1$'
    """
    sizes = [f"${d} = {size}$" for d, size in example.point.sizes.items()]
    values = [f"${_symbol(name)} = {_number(value)}$" for name, value in example.values.items()]
    law = [] if example.point.law is None else [escaped(str(example.point.law))]
    places = [f"${_symbol(name)} = {n}$" for name, n in example.indices.items()]
    return ", ".join([*sizes, *values, *law, *places]) or "any point"


def sides_latex(example: Counterexample) -> str:
    """Return what both sides are there."""
    left, right = map(_side, (example.sides.left, example.sides.right), example.both)
    return f"the left side is {left}, the right side {right}"


def _side(x: RealNumber, shown: str) -> str:
    if x.exact is not None:
        return f"${_number(x.exact)}$"
    return shown if "e" in shown else rf"${shown}\ldots$"


def _symbol(name: str) -> str:
    return latex(Term("at", name, (), "fixed"))


def _number(value: Any) -> str:
    if isinstance(value, list):
        return f"({', '.join(map(_number, value))})"
    q = Fraction(value)
    if q.denominator == 1:
        return str(q)
    return rf"{'-' if q < 0 else ''}\frac{{{abs(q.numerator)}}}{{{q.denominator}}}"
