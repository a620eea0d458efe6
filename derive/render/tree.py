r"""A formula as a tree, of which LaTeX, MathML, text, widths and breaks of lines are walks.

`derive.render.latex` makes it of a term, and `derive.render.formula` of the LaTeX that an author typed. Each symbol
knows the LaTeX that it is written as; that does not count where two trees are compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..language.symbols import RenderError


@dataclass(frozen=True, slots=True)
class Sign:
    """One symbol.

    Attributes
    ----------
    text : str
        In Unicode; of a space, its width in em.
    kind : str
        ``letter``, ``upright``, ``number``, ``name`` (of a function), ``big`` (a sum, an integral, a limit),
        ``operator``, ``relation``, ``slash``, ``comma``, ``open``, ``close``, ``bar``, ``prime``, ``words``, ``space``,
        or ``gap``: a blank of the source, which sets factors apart in a line of text and nowhere else. What says how to
        set a symbol is ``unseen``, and LaTeX that is printed and no more is ``unread``.
    tex : str
    """

    text: str
    kind: str
    tex: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Beside:
    """Symbols beside each other; in LaTeX they may stand in braces.

    Attributes
    ----------
    items : tuple of Node
    opens, closes : str
        What stands before and behind them in LaTeX.
    height : int
        Of what is printed of a term: 0 a line of letters, 1 in brackets, 2 a fraction or a sum, 3 and 4 higher still.
        It says how large the brackets around it are.
    """

    items: tuple[Node, ...]
    opens: str = field(default="", compare=False)
    closes: str = field(default="", compare=False)
    height: int = field(default=0, compare=False)

    @property
    def tex(self) -> str:
        """The formula in LaTeX."""
        return self.opens + "".join([node.tex for node in self.items]) + self.closes

    def __add__(self, other: Beside) -> Beside:
        """Return the symbols of both, beside each other."""
        return Beside((*self.items, *other.items), height=max(self.height, other.height))

    def __str__(self) -> str:
        return self.tex


@dataclass(frozen=True, slots=True)
class Stacked:
    """``over / under``; a small one is a number within a line."""

    over: Beside
    under: Beside
    small: bool = False

    @property
    def tex(self) -> str:
        """The fraction in LaTeX."""
        return rf"\{'t' if self.small else ''}frac{self.over.tex}{self.under.tex}"


@dataclass(frozen=True, slots=True)
class Split:
    """A numerator in two lines."""

    first: Beside
    second: Beside

    @property
    def tex(self) -> str:
        """The lines in LaTeX."""
        return rf"\splitfrac{{{self.first.tex}}}{{{self.second.tex}}}"


@dataclass(frozen=True, slots=True)
class Root:
    """A square root."""

    inside: Beside

    @property
    def tex(self) -> str:
        """The root in LaTeX."""
        return rf"\sqrt{self.inside.tex}"


@dataclass(frozen=True, slots=True)
class Scripts:
    """A base with a subscript, a superscript, or both; ``marks`` is the LaTeX of these, in the order of the source."""

    base: Node
    below: Beside | None
    above: Beside | None
    marks: str = field(default="", compare=False)

    @property
    def tex(self) -> str:
        """The base and its scripts in LaTeX."""
        return self.base.tex + self.marks


@dataclass(frozen=True, slots=True)
class Accent:
    """A mark over something: ``bar``, ``hat`` or ``tilde``."""

    base: Beside
    mark: str
    command: str = field(default="", compare=False)

    @property
    def tex(self) -> str:
        """The base under its mark in LaTeX."""
        return self.command + self.base.tex


@dataclass(frozen=True, slots=True)
class Fenced:
    """Something in brackets, which need not be a pair: ``[0, 1)``; in LaTeX the brackets have sizes."""

    left: str
    inside: Beside
    right: str
    opens: str = field(default="", compare=False)
    closes: str = field(default="", compare=False)

    @property
    def tex(self) -> str:
        """The brackets and what they hold in LaTeX."""
        return self.opens + self.inside.tex + self.closes


@dataclass(frozen=True, slots=True)
class Table:
    """A matrix by its rows."""

    rows: tuple[tuple[Beside, ...], ...]
    tex: str = field(default="", compare=False)


Node = Sign | Beside | Stacked | Split | Root | Scripts | Accent | Fenced | Table


def joined(sign: Beside, rows: Sequence[Beside]) -> Beside:
    """Put rows beside each other, with a sign between every two."""
    items = (node for row in rows for node in (*sign.items, *row.items))
    return Beside(tuple(items)[len(sign.items) :])


def kind_of(node: Node) -> str:
    """Return the kind of a symbol, also where it has scripts; ``operand`` for what is built of others."""
    if isinstance(node, Scripts):
        return kind_of(node.base)
    return node.kind if isinstance(node, Sign) else "operand"


def visible(row: Beside) -> list[Node]:
    """Return the symbols of a row that a reader sees, and the gaps between them.

    Raises
    ------
    RenderError
        If one is LaTeX that is not read.
    """
    unread = [node.tex for node in row.items if kind_of(node) == "unread"]
    if unread:
        raise RenderError(f"the command {unread[0]} is not read: {row.tex!r}")
    return [node for node in row.items if kind_of(node) != "unseen"]
