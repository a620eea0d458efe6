"""Files of formulas: read, with the derivatives that they ask for; `derive.doors.questions` answers them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from ..kernel.terms import Term
from ..language.formulas import Formula, written
from ..language.terms import Defined
from ..language.text.asked import questions
from ..language.text.formulas import Questions
from .derivatives import derivative, hessian, jvp, vjp
from .derived import Derived


class Request(NamedTuple):
    """A derivative that a file asks for: `found` finds and proves it."""

    kind: str
    formula: Formula
    variable: Term
    words: tuple[Defined, ...]
    line: int
    cotangent: str = ""

    @property
    def title(self) -> str:
        """Name the derivative that is asked for; a term without a name is called f."""
        return f"{self.kind}: {self.formula.name} in {self.variable}"

    def found(self) -> Derived:
        """Find and prove it.

        Raises
        ------
        ProofError, StatementError
            As `derivative`, `vjp`, `jvp` and `hessian`.
        """
        if self.kind == "vjp":
            return vjp(self.formula, self.variable, self.words, self.cotangent)
        return _KINDS[self.kind](self.formula, self.variable, self.words)


_KINDS: Mapping[str, Callable[..., Derived]] = MappingProxyType(
    {"derivative": derivative, "jvp": jvp, "hessian": hessian}
)


def read(file: str | Path) -> tuple[Request, ...]:
    r"""Read a file of formulas, and prove nothing yet; `derive.language.text.formulas` describes the language.

    Raises
    ------
    StatementError
        If a line is not of the language: the line, what was expected, and what was found.

    Examples
    --------
    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder) / "square.thm"
    ...     _ = file.write_text("reals: t\nformula: square = t**2\nderivative: square in t")
    ...     (asked,) = read(file)
    >>> asked.found().value
    2*t
    """
    return stated(questions(Path(file)))


def stated(asked: Questions) -> tuple[Request, ...]:
    r"""Return the derivatives that a text asks for, with its formulas as values.

    Raises
    ------
    StatementError
        If a formula is no real number, or its axes are others: with its line.

    Examples
    --------
    >>> from derive.language.text.formulas import parse_formulas
    >>> stated(parse_formulas("reals: t\nderivative: t**2 in t"))[0].title
    'derivative: f in t'
    """
    return tuple(
        Request(a.kind, written(a.formula), a.variable, tuple(map(Defined, a.words)), a.line, a.cotangent)
        for a in asked.derivatives
    )
