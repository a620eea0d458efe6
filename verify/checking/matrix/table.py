"""The results of a matrix as text, data, JUnit and a page: the same for every executor and number of processes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.metadata import version
from itertools import groupby
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from derive.language.answers import ManyAnswers, Text
from derive.language.words import printable
from verify.checking.matrix.cells import GREEN, GREY, RED, CellAnswer, MatrixCell
from verify.checking.matrix.page import page
from verify.tasks.files import write_atomically

__all__ = ["Matrix"]

FORMAT = 1
WIDEST = 110


@dataclass(frozen=True)
class Matrix(ManyAnswers, what="a matrix", ask="passed", beside=".counts()"):
    """The cells of a library of kernels, each with its outcome.

    Attributes
    ----------
    name : str
        Name of the file that declares the library.
    cells : tuple of (MatrixCell, CellAnswer)
        In the order in which they were declared.
    kept : int
        Number of cells that stood from an earlier run, and were not asked again.
    seconds : mapping of str to float
        Time of each cell that was asked; it is in no document, so that these are the same for every run.

    Examples
    --------
    >>> from verify import matrix
    >>> kernel = {"function": "numpy:tanh", "against": "sigmoid"}
    >>> found = matrix({"kernel": [kernel]})
    >>> found
    <Matrix of matrix: 1 cells, 0 green, 1 red, 0 grey>
    >>> found.passed, [(str(cell), answer.said) for cell, answer in found.refused]
    (False, [('tanh float64 own shapes', 'tanh in the place of sigmoid of x')])
    """

    name: str
    cells: tuple[tuple[MatrixCell, CellAnswer], ...]
    kept: int = 0
    seconds: Mapping[str, float] = field(default_factory=dict)

    def counts(self) -> dict[str, int]:
        """Return how many cells are green, red and grey."""
        numbers = Counter(answer.status for _, answer in self.cells)
        return {status: numbers[status] for status in (GREEN, RED, GREY)}

    @property
    def refused(self) -> tuple[tuple[MatrixCell, CellAnswer], ...]:
        """Return the red cells."""
        return tuple(pair for pair in self.cells if pair[1].status == RED)

    @property
    def untold(self) -> tuple[tuple[MatrixCell, CellAnswer], ...]:
        """Return the grey cells that were asked: the check could not decide, or could not run."""
        return tuple((cell, answer) for cell, answer in self.cells if answer.status == GREY and not cell.skipped)

    @property
    def passed(self) -> bool:
        """Tell whether at least one cell was asked, and all that were are green."""
        return not self.refused and not self.untold and self.counts()[GREEN] > 0

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        numbers = ", ".join(f"{count} {status}" for status, count in self.counts().items())
        return f"<Matrix of {self.name}: {len(self.cells)} cells, {numbers}>"

    def text(self) -> str:
        """Return a line for each kernel and dtype, one for each cell that is not green, and the sum."""
        lines = []
        for (kernel, under, dtype), group in groupby(self.cells, lambda p: (p[0].kernel, p[0].under, p[0].dtype)):
            statuses = [answer.status for _, answer in group]
            numbers = ", ".join(f"{n} {status}" for status in (GREEN, RED, GREY) if (n := statuses.count(status)))
            lines.append(f"{' '.join(filter(None, (kernel, under))):<44} {dtype:<9} {numbers}")
        for status in (RED, GREY):
            cells = [(cell, answer) for cell, answer in self.cells if answer.status == status]
            lines += [f"{status:<5} {cell}: {_shortened(answer.said)}" for cell, answer in cells]
        counts = self.counts()
        kept = f"; {self.kept} stood from before" if self.kept else ""
        total = ", ".join(f"{count} {status}" for status, count in counts.items())
        return Text(printable("\n".join([*lines, f"{len(self.cells)} cells: {total}{kept}"]) + "\n"))

    def document(self) -> dict[str, Any]:
        """Return the matrix as data for JSON."""
        cells = [
            {
                "kernel": cell.kernel,
                "function": cell.function,
                "against": cell.against,
                "of": cell.of,
                "dtype": cell.dtype,
                "shape": None if cell.shape is None else list(cell.shape),
                "conventions": dict(cell.conventions),
                **answer._asdict(),
            }
            for cell, answer in self.cells
        ]
        return {"version": FORMAT, "by": _by(), "matrix": self.name, "counts": self.counts(), "cells": cells}

    def json(self) -> str:
        """Return the document as text: the same bytes for every executor and number of processes."""
        return json.dumps(self.document(), indent=1, allow_nan=False) + "\n"

    def junit(self) -> str:
        """Return the matrix as JUnit's XML: a suite a kernel, a test a cell; red fails, untold is an error."""
        suites = []
        for kernel, group in groupby(self.cells, lambda pair: pair[0].kernel):
            pairs = list(group)
            tests = "".join(_test(cell, answer) for cell, answer in pairs)
            red = sum(answer.status == RED for _, answer in pairs)
            skipped = sum(bool(cell.skipped) for cell, _ in pairs)
            untold = sum(answer.status == GREY for _, answer in pairs) - skipped
            suites.append(
                f'<testsuite name={_attribute(kernel)} tests="{len(pairs)}" failures="{red}" errors="{untold}" '
                f'skipped="{skipped}">\n{tests}</testsuite>\n'
            )
        return f'<?xml version="1.0" encoding="utf-8"?>\n<testsuites>\n{"".join(suites)}</testsuites>\n'

    def html(self) -> str:
        """Return the matrix as a page that stands alone."""
        return page(self.name, self.cells, _by())

    def write(self, folder: Path) -> None:
        """Write ``matrix.json``, ``matrix.html``, ``junit.xml``, and ``seconds.json`` of the cells that were asked now.

        Raises
        ------
        RecordError
            If a file cannot be written.
        """
        write_atomically(folder / "matrix.json", self.json())
        write_atomically(folder / "matrix.html", self.html())
        write_atomically(folder / "junit.xml", self.junit())
        seconds = {name: round(value, 3) for name, value in self.seconds.items()}
        write_atomically(folder / "seconds.json", json.dumps(seconds, indent=1) + "\n")


def _by() -> str:
    return f"transformer-proofs {version('transformer-proofs')}"


def _shortened(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= WIDEST else f"{line[: WIDEST - 3]}..."


def _test(cell: MatrixCell, answer: CellAnswer) -> str:
    name = " ".join(filter(None, (cell.under, cell.dtype, cell.sizes)))
    head = f"<testcase classname={_attribute(cell.kernel)} name={_attribute(name)}"
    if answer.status == GREEN:
        return f"{head}/>\n"
    message = _attribute(answer.said)
    if cell.skipped:
        return f"{head}><skipped message={message}/></testcase>\n"
    kind = "failure" if answer.status == RED else "error"
    return f"{head}><{kind} message={message}>{escape(printable(answer.report))}</{kind}></testcase>\n"


def _attribute(text: str) -> str:
    return quoteattr(printable(text))
