r"""Read the LaTeX that an author types: titles, reasons, remarks, the statements of analysis.

A formula becomes a tree, a paragraph words and formulas. What is read is what the book uses, and no more: any other
command is refused where the tree is written as MathML or as text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from ..language.symbols import RenderError
from .tree import Accent, Beside, Fenced, Node, Root, Scripts, Sign, Stacked, Table


class InlineFormula(NamedTuple):
    """A formula between the words of a paragraph."""

    row: Beside


class CitedName(NamedTuple):
    """The name of a theorem."""

    name: str


class Styled(NamedTuple):
    """Parts of a paragraph set apart: ``em`` for stress, ``code`` for a name in a program."""

    style: str
    parts: tuple[Part, ...]


Part = str | InlineFormula | CitedName | Styled

_GREEK = """
    alpha α  beta β  gamma γ  delta δ  epsilon ϵ  varepsilon ε  zeta ζ  eta η  theta θ  iota ι  kappa κ  lambda λ  mu μ
    nu ν  xi ξ  pi π  rho ρ  sigma σ  tau τ  upsilon υ  phi ϕ  varphi φ  chi χ  psi ψ  omega ω
    Gamma Γ  Delta Δ  Theta Θ  Lambda Λ  Xi Ξ  Pi Π  Sigma Σ  Upsilon Υ  Phi Φ  Psi Ψ  Omega Ω
"""
_COMMANDS = {  # by kind: the names of commands, each before what it is written as
    "letter": _GREEK + r"ell ℓ  partial ∂  infty ∞  top ⊤  dots …  ldots …  cdots ⋯  forall ∀  _ _  % %",
    "name": "cos cos  sin sin  tan tan  log log  ln ln  exp exp  cosh cosh  sinh sinh  tanh tanh  max max  min min",
    "big": "sum ∑  prod ∏  int ∫  lim lim",
    "operator": "cdot ·  times ×  pm ±  circ ∘  odot ⊙",
    "relation": "le ≤  ge ≥  ne ≠  in ∈  to →  iff ⟺  implies ⟹  ll ≪  gg ≫  approx ≈  sim ∼  vdash ⊢  mid |",
    "comma": "colon :",
    "space": "quad 1em  qquad 2em  , 0.17em  : 0.22em  ; 0.28em",
}
SIGNS: Mapping[str, Sign] = MappingProxyType(
    {
        name: Sign(written, kind, f"\\{name}")
        for kind, row in _COMMANDS.items()
        for name, written in zip(row.split()[::2], row.split()[1::2], strict=True)
    }
    | {" ": Sign("0.28em", "space", r"\ ")}
)
"""What each command that stands for one symbol is written as."""

_CHARACTERS = {"+": "operator", "/": "slash", **dict.fromkeys("=<>:", "relation"), **dict.fromkeys(",;.", "comma")}
_BOARD = {"R": "ℝ", "Z": "ℤ", "N": "ℕ", "Q": "ℚ", "C": "ℂ", "E": "𝔼", "P": "ℙ"}
_OPENING = {"(": "(", "[": "[", r"\{": "{", "|": "|", r"\|": "‖"}
_CLOSING = {")": ")", "]": "]", r"\}": "}", "|": "|", r"\|": "‖"}
_BARS = ("|", r"\|")  # that open and close alike
_SIZED = re.compile(r"\\(?:left|right|[bB]igg?[lr]?)(?![A-Za-z])")
_SIZES = re.compile(r"\\(?:displaystyle|textstyle|!|limits(?![A-Za-z]))")
_BRACKET, _CLOSED = re.compile(r"\s*(?:\\[{}|]|[()\[\]|])"), re.compile(r"\s*(?:\\[}|]|[)\]|])")
_COMMAND, _NUMBER = re.compile(r"\\(?:[A-Za-z]+|.)"), re.compile(r"\d+(?:\.\d+)?")
_IN_BRACES, _TEXT = re.compile(r"(?:[^{}\\]|\\_|\\sim )*"), re.compile(r"\{(?:[^{}$]|\$[^$]*\$)*\}")
_SPACE, _DIGIT, _LETTER, _ANY = map(re.compile, (r"\s+", r"\d", "[A-Za-z]", "."))
_ENDING = (r"\right", r"\bigr", r"\Bigr", r"\biggr", r"\Biggr", *_CLOSING)
_PIECES = re.compile(r"(\\cited\{\w+\}|\\(?:emph|texttt)\{(?:[^{}$]|\\_|\$[^$]*\$)*\}|\$[^$]*\$)")
_ENDS = ("}", "&", r"\\", r"\end")


def read_formula(source: str | Beside, *, part: bool = False) -> Beside:
    """Read a formula of math mode; one that is a tree already is returned.

    Parameters
    ----------
    source : str or Beside
        LaTeX, or a tree.
    part : bool
        Whether it is one row of a formula in several, whose brackets may reach over the rows.

    Raises
    ------
    RenderError
        If it ends too early, or has a bracket without its pair.
    """
    return source if isinstance(source, Beside) else _tree(source, part)


@lru_cache(4096)  # a page writes each formula twice, for the eye and for the ear, and names it in its words again
def _tree(source: str, part: bool) -> Beside:
    reader = _Reader(source, part)
    items = reader.row().items
    while part and reader.comes(_ENDING):
        bracket, tex = reader.closing()
        items = (*items, reader.scripted(Sign(_CLOSING[bracket], "close", tex)), *reader.row().items)
    if reader.rest:
        raise RenderError(f"unexpected {reader.rest[:20]!r} in {source!r}")
    return Beside(items)


def read(formula: str | Beside) -> Beside:
    """Return a formula as a tree; typed LaTeX that cannot be read is printed as it is, as one symbol."""
    try:
        return read_formula(formula, part=True)
    except RenderError:
        letters = re.findall(r"\\[A-Za-z]+|[^\s{}]", str(formula))
        return Beside((Sign("?" * len(letters), "unread", str(formula)),))


def read_paragraph(source: str) -> tuple[Part, ...]:
    """Read running text; white space counts as one space, and ``~`` as one that stays.

    Raises
    ------
    RenderError
        As `read_formula`, and if a formula has no end.
    """
    parts: list[Part] = []
    pieces = _PIECES.split(" ".join(source.split()))
    for piece in filter(None, pieces):
        if not _PIECES.fullmatch(piece):
            parts.append(_words(piece))
        elif piece.startswith("$"):
            parts.append(InlineFormula(read_formula(piece[1:-1])))
        elif piece.startswith(r"\cited"):
            parts.append(CitedName(piece[len(r"\cited{") : -1]))
        else:
            command, _, inside = piece[1:-1].partition("{")
            parts.append(Styled("em" if command == "emph" else "code", read_paragraph(inside)))
    return tuple(parts)


def _words(source: str) -> str:
    """Return words without what TeX makes of their characters."""
    plain = source.replace("``", "“").replace("''", "”").replace("---", "—").replace("--", "–")
    plain = re.sub(r"\\([_%&#])", r"\1", plain.replace("~", "\N{NO-BREAK SPACE}").replace(r"\ ", " "))
    if unread := re.search(r"[\\${}]", plain):
        raise RenderError(f"the words {source!r} hold {unread[0]!r}, which is not read")
    return plain


class _Reader:
    """A place in a formula."""

    def __init__(self, source: str, part: bool) -> None:
        self.source, self.part, self.at = source, part, 0

    @property
    def rest(self) -> str:
        return self.source[self.at :]

    def comes(self, texts: str | tuple[str, ...]) -> bool:
        """Tell whether one of these texts comes next."""
        return self.source.startswith(texts, self.at)

    def take(self, text: str) -> bool:
        """Go past a text, if it comes next."""
        if not self.comes(text):
            return False
        self.at += len(text)
        return True

    def match(self, pattern: re.Pattern[str]) -> str:
        """Go past what a pattern matches here, and return it."""
        match = pattern.match(self.source, self.at)
        self.at += len(match[0]) if match else 0
        return match[0] if match else ""

    def row(self, until: str = "") -> Beside:
        """Read up to the end of a group, a cell or a pair of bracket, which stays; ``until`` is a bar that ends it."""
        items: list[Node] = []
        while self.at < len(self.source) and not self.comes(_ENDS):
            if blank := self.match(_SPACE):
                items.append(Sign("", "gap", blank))
                continue
            before = self.at
            sized = self.match(_SIZED)
            bracket = self.match(_BRACKET).strip()
            if sized and not bracket:
                raise RenderError(f"a bracket was expected after {sized} in {self.source!r}")
            side = sized[-1:] if sized and sized != r"\right" else "r" if sized else ""
            if (side == "r" or (not side and until == bracket)) if bracket in _BARS else bracket in _CLOSING:
                self.at = before
                break
            tex = self.source[before : self.at]
            if bracket in _BARS and (side == "g" or (not side and self.comes("_"))):
                items.append(self.scripted(Sign(_OPENING[bracket], "bar", tex)))  # where a value is taken
            elif bracket:
                items.append(self.scripted(self.fenced(bracket, tex)))
            elif size := self.match(_SIZES):
                items.append(Sign("", "unseen", size))
            else:
                items.append(self.scripted(self.atom()))
        return Beside(tuple(items))

    def closing(self) -> tuple[str, str]:
        """Go past a closing bracket, and return it without and with its size."""
        size, bracket = self.match(_SIZED), self.match(_CLOSED)
        return bracket.strip(), size + bracket

    def fenced(self, bracket: str, opens: str) -> Node:
        """Read what stands in brackets, of which the first was read."""
        inside = self.row(until=bracket if bracket in _BARS else "")
        closing, closes = self.closing()
        if not closing:
            if self.rest or not self.part:
                raise RenderError(f"the bracket {bracket} is not closed in {self.source!r}")
            return Beside((Sign(_OPENING[bracket], "open", opens), *inside.items))
        return Fenced(_OPENING[bracket], inside, _CLOSING[closing], opens, closes)

    def scripted(self, base: Node) -> Node:
        """Read the scripts that follow."""
        below, above, begin = None, None, self.at
        primes = ""
        while True:
            if self.take("'"):
                primes += "′"
            elif self.take("_"):
                below = self.argument()
            elif self.take("^"):
                above = self.argument()
            else:
                break
        if primes:
            above = Beside((Sign(primes, "prime"), *(above.items if above else ())))
        marks = self.source[begin : self.at]
        return base if below is None and above is None else Scripts(base, below, above, marks)

    def argument(self) -> Beside:
        """Read the argument of a command: a group, or one symbol."""
        blank = self.match(_SPACE)
        if self.take("{"):
            row = self.row()
            if not self.take("}"):
                raise RenderError(f"a group is not closed in {self.source!r}")
            return Beside(row.items, blank + "{", "}")
        if digit := self.match(_DIGIT):
            return Beside((Sign(digit, "number", digit),), blank)
        return Beside((self.atom(),), blank)

    def letters(self) -> str:
        """Read the argument of a command as letters."""
        self.match(_SPACE)
        if self.take("{"):
            inside = self.match(_IN_BRACES)
            if not self.take("}"):
                raise RenderError(f"letters were expected, found {self.rest[:20]!r} in {self.source!r}")
            return inside.replace(r"\_", "_").replace(r"\sim ", "~")
        return self.match(_LETTER)

    def board(self) -> Sign:
        """Read the argument of a command as a letter of the blackboard."""
        letter = self.letters()
        return Sign(_BOARD[letter], "upright") if letter in _BOARD else Sign(letter, "unread")

    def atom(self) -> Node:
        """Read one symbol, or one command with its arguments."""
        if self.take("{"):
            self.at -= 1
            return self.argument()
        if number := self.match(_NUMBER):
            return Sign(number, "number", number)
        if self.take("-"):
            return Sign("−", "operator", "-")
        if self.take("~"):
            return replace(SIGNS[" "], tex="~")
        if command := self.match(_COMMAND):
            return self.command(command)
        character = self.match(_ANY)
        if not character or not (character.isalpha() or character in _CHARACTERS or character in "!*"):
            raise RenderError(f"unexpected {character!r} in {self.source!r}")
        return Sign(character, _CHARACTERS.get(character, "letter"), character)

    def command(self, command: str) -> Node:
        """Read the arguments of a command that was read."""
        name, begin = command[1:], self.at - len(command)
        if name not in _BUILT:
            return SIGNS.get(name, Sign("?", "unread", command))
        node = _BUILT[name](self)
        return replace(node, tex=self.source[begin : self.at]) if isinstance(node, Sign | Table) else node

    def text(self) -> Node:
        """Read words within a formula, and formulas within these."""
        inside = self.match(_TEXT)[1:-1]
        parts = re.split(r"(\$[^$]*\$)", inside)
        if parts == ["", inside, ""]:
            return Beside(read_formula(inside[1:-1]).items, r"\text{$", "$}")
        nodes = [
            Beside(read_formula(p[1:-1]).items, "$", "$") if p.startswith("$") else Sign(_words(p), "words", p)
            for p in parts
            if p
        ]
        return nodes[0] if len(nodes) == 1 else Beside(tuple(nodes), r"\text{", "}")

    def table(self) -> Node:
        """Read a matrix in round brackets, whose beginning was read."""
        if not self.take("{pmatrix}"):
            raise RenderError(f"only a pmatrix is read, not {self.rest[:20]!r}")
        rows: list[tuple[Beside, ...]] = []
        cells: list[Beside] = []
        while True:
            cells.append(self.row())
            if self.take("&"):
                continue
            rows.append(tuple(cells))
            cells = []
            if not self.take(r"\\"):
                break
        if not self.take(r"\end{pmatrix}"):
            raise RenderError(f"a matrix is not closed in {self.source!r}")
        return Table(tuple(rows))


_BUILT: Mapping[str, Callable[[_Reader], Node]] = {
    "frac": lambda reader: Stacked(reader.argument(), reader.argument()),
    "tfrac": lambda reader: Stacked(reader.argument(), reader.argument(), small=True),
    "sqrt": lambda reader: Root(reader.argument()),
    "bar": lambda reader: Accent(reader.argument(), "bar", r"\bar"),
    "overline": lambda reader: Accent(reader.argument(), "bar", r"\overline"),
    "hat": lambda reader: Accent(reader.argument(), "hat", r"\hat"),
    "tilde": lambda reader: Accent(reader.argument(), "tilde", r"\tilde"),
    **dict.fromkeys(("mathrm", "mathsf"), lambda reader: Sign(reader.letters(), "upright")),
    "operatorname": lambda reader: Sign(reader.letters(), "name"),
    "mathbb": lambda reader: reader.board(),
    "text": _Reader.text,
    "begin": _Reader.table,
}
"""What commands with arguments are read as."""
