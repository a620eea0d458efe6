"""One cell: a function in one dtype, at one shape, under one choice of conventions. It is asked in a process."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from derive.language.answers import introduced
from derive.language.words import printable
from verify.checking.calling.isolated import Limits
from verify.checking.calling.parameters import ByName
from verify.checking.calling.program import program_of
from verify.checking.diagnose import check
from verify.checking.judging.diagnosis import Diagnosis, Verdict

__all__ = ["GREEN", "GREY", "RED", "CellAnswer", "MatrixCell", "ask", "without_answer"]

GREEN, RED, GREY = "green", "red", "grey"


@introduced
class MatrixCell(NamedTuple):
    """One cell of a matrix: a function, a formula, a dtype, a shape and conventions.

    Attributes
    ----------
    kernel : str
        Name of the function in the table.
    function : str
        As MODULE:FUNCTION.
    against, of : str or None
        The theorem, or in its place FILE.thm:NAME.
    dtype : str
    shape : tuple of int or None
        None where only the shapes of the statement are asked.
    conventions : mapping
    options : mapping
        Fields of `verify.Program`, and further arguments of `verify.check`.
    folder : str
        Folder of the modules and files of formulas; it is not printed.
    skipped : str
        Reason why it is not asked; empty if it is.
    """

    kernel: str
    function: str
    against: str | None
    of: str | None
    dtype: str
    shape: tuple[int, ...] | None
    conventions: Mapping[str, Any]
    options: Mapping[str, Any]
    folder: str
    skipped: str = ""

    @property
    def sizes(self) -> str:
        """The shape as text."""
        return "own shapes" if self.shape is None else "x".join(map(str, self.shape))

    @property
    def under(self) -> str:
        """The conventions as text; empty if all are the usual ones."""
        return ", ".join(f"{name}={value}" for name, value in self.conventions.items())

    def __str__(self) -> str:
        return " ".join(filter(None, (self.kernel, self.under, self.dtype, self.sizes)))


@introduced
class CellAnswer(NamedTuple):
    """The outcome of a cell.

    Attributes
    ----------
    status : {"green", "red", "grey"}
        The function computes the formula; it does not; or the check cannot decide.
    verdict : str
        Verdict of the check; empty where there was none.
    said : str
        Summary in a few words: the name of the mistake, or the reason why the check cannot decide.
    report : str
        Report of the check.
    """

    status: str
    verdict: str
    said: str
    report: str = ""

    def __str__(self) -> str:
        return f"{self.status}: {self.said}"


def ask(task: tuple[MatrixCell, float]) -> CellAnswer:
    """Check the function of a cell, with the seconds that a call may take; it runs in a process of its own.

    Raises
    ------
    ValueError
        If something that the cell names does not exist, as a package that is not installed.
    """
    cell, seconds = task
    folder = Path(cell.folder)
    program, asked = program_of(ByName(cell.function, str(folder)), {"dtype": cell.dtype, **cell.options})
    diagnosis = check(
        program,
        cell.against,
        of=None if cell.of is None else str(folder / cell.of),
        shapes=None if cell.shape is None else [cell.shape],
        isolate=Limits(seconds),
        **asked,
        **cell.conventions,
    )
    return _answer(diagnosis)


def without_answer(error: Exception) -> CellAnswer:
    """Return the answer for a cell whose check did not end."""
    return CellAnswer(GREY, "", printable(str(error) if isinstance(error, ValueError) else _named(error)))


def _named(error: Exception) -> str:
    of_task = type(error).__module__.startswith("verify.tasks")
    return str(error) if of_task else f"{type(error).__name__}: {error}"


def _answer(diagnosis: Diagnosis) -> CellAnswer:
    if diagnosis.ended:  # no verdict on what it computes
        return CellAnswer(RED, "", "; ".join(diagnosis.notes), diagnosis.report())
    if diagnosis.agrees:
        return CellAnswer(GREEN, str(diagnosis.verdict), str(diagnosis.verdict), diagnosis.report())
    if diagnosis.verdict is Verdict.CANNOT:
        left = list(dict.fromkeys(name for finding in diagnosis.findings for name in finding.open))
        summary = f"cannot be told from {', '.join(map(repr, left))}" if left else str(diagnosis.verdict)
        return CellAnswer(GREY, str(diagnosis.verdict), summary, diagnosis.report())
    return CellAnswer(RED, str(diagnosis.verdict), _mistake(diagnosis), diagnosis.report())


def _mistake(diagnosis: Diagnosis) -> str:
    """Name a mistake: the wrong formula where it is known, else what is wrong."""
    if diagnosis.verdict is Verdict.WRONG:
        return diagnosis.name
    if diagnosis.verdict is Verdict.CONVENTION:
        return f"another convention: {diagnosis.name}"
    if diagnosis.verdict is Verdict.NOT_CALLABLE:
        return "; ".join((str(diagnosis.verdict), *diagnosis.notes))
    if diagnosis.verdict is Verdict.COEFFICIENTS:
        return f"{diagnosis.verdict}: {' + '.join(diagnosis.decisive.fitted)}"
    return f"{diagnosis.verdict}: {diagnosis.name}" if diagnosis.name else str(diagnosis.verdict)
