"""One cell of the table of ``python -m benchmarks.power``: the programs of a statement in a dtype, with a seed."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple

import verify
from tests.verify.checking.as_programs import HALVES, STYLES, as_program, runs
from tests.verify.checking.formulas import programs
from verify.checking.asking.questions import stated
from verify.checking.formulas import described
from verify.checking.judging.diagnosis import Diagnosis, Verdict
from verify.checking.judging.verdicts import LOST, NO_NUMBER
from verify.checking.statements import STATEMENTS

__all__ = ["CONVENTIONS", "LARGER", "Asked", "Found", "all_tried", "returns_no_number", "tried"]

GIVEN_OUTPUT: tuple[Mapping[str, Any], ...] = ({}, {"given": "output"})
NORMS: tuple[Mapping[str, Any], ...] = ({}, {"eps": 1e-12}, {"given": "statistics"}, {"given": "output"})
ROTARY: tuple[Mapping[str, Any], ...] = ({}, {"layout": "halves"}, {"tables": "full"}, {"given": "angles"})
LABELS = {"targets": "labels", "reduction": "mean", "ignore_index": -100}
MASKS: tuple[Mapping[str, Any], ...] = (
    {},
    {"mask": "causal"},
    {"mask": "causal", "align": "bottom-right"},
    {"mask": "boolean"},
    {"mask": "additive"},
    {"scale": 0.3},
    {"group": 2},
)
CONVENTIONS: Mapping[str, Sequence[Mapping[str, Any]]] = MappingProxyType(
    {
        "softmax_vjp": GIVEN_OUTPUT,
        "softmax_jvp": GIVEN_OUTPUT,
        "log_softmax_vjp": GIVEN_OUTPUT,
        "cross_entropy_gradient": ({}, {"reduction": "mean"}, LABELS, {**LABELS, "smoothing": 0.1}),
        "layernorm_vjp": NORMS,
        "layernorm_gain_vjp": NORMS,
        "rmsnorm_vjp": NORMS,
        "rmsnorm_gain_vjp": NORMS,
        "batchnorm_vjp": NORMS,
        "linear_backward": ({}, {"layout": "out,in"}),
        "sinusoidal_table": ({}, {"layout": "halves"}, {"order": "sin"}),
        "rotary_vjp": ROTARY,
        "rotary_forward": ROTARY,
        "attention_backward": MASKS,
        "attention_output_shifted": MASKS,
    }
)
"""Under which a statement is asked; those that hold if nothing is said, where a statement is not here."""
LARGER: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        "linear_backward": (16, 64, 32),
        "sinusoidal_table": (16, 256),
        "rotary_vjp": (16, 64),
        "rotary_forward": (16, 64),
        "attention_backward": (16, 16, 32, 32),
        "attention_output_shifted": (16, 16, 32, 32),
    }
)
"""Larger shapes of statements by hand; rows where a statement is not here."""
ROWS = (8, 64)
OF_FORMULAS = (9, 33, 8, 12, 6, 10)
"""Larger sizes of the axes of a formula, in their order."""
BY_NAME: Mapping[str, programs.Row] = MappingProxyType({row.name: row for row in programs.ROWS})
NAMED = (Verdict.WRONG, Verdict.COEFFICIENTS, Verdict.CONVENTION)


class Asked(NamedTuple):
    """A cell of the table: a statement under conventions, in a dtype, at its shapes or at a larger one, and a seed."""

    name: str
    chosen: tuple[tuple[str, Any], ...]
    dtype: str
    larger: bool
    seed: int

    def __str__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.chosen)
        return f"{self.name}{chosen} [{self.dtype}, {'larger' if self.larger else 'small'} shapes, seed {self.seed}]"

    @property
    def shapes(self) -> tuple[tuple[int, ...], ...] | None:
        """The larger shape, if it is asked there."""
        if not self.larger:
            return None
        if self.name in STATEMENTS:
            return (LARGER.get(self.name, ROWS),)
        axes = stated(self.name, self.chosen).axes
        return (OF_FORMULAS[: len(axes)],)


@dataclass
class Found:
    """What came of a cell: how many programs ended how, and a line for each that is not as it should be.

    Attributes
    ----------
    counts : Counter of str
        ``right``, of which ``refused``, ``untold``, and ``overflows``: a program that returns no number in half
        precision; ``listed`` and ``typed`` wrong programs, each with ``accepted``, ``named`` and ``untold`` behind it.
        Of all of them ``uncalled``: programs of which the check could not ask anything, so that nothing was seen.
    lines : list of pair
        The kind, and the line.
    """

    counts: Counter[str] = field(default_factory=Counter)
    lines: list[tuple[str, str]] = field(default_factory=list)

    def right(self, who: str, found: Diagnosis, *, told: bool, overflows: bool = False) -> None:
        """Count a right program; where wrong formulas need not be excluded, nothing is left untold."""
        cannot = found.verdict is Verdict.CANNOT and not overflows
        refused = not (found.agrees or cannot or overflows)
        self.counts["right"] += 1
        if self._uncalled(who, found):
            return
        self.counts["refused"] += refused
        self.counts["untold_right"] += told and cannot
        self.counts["right_overflows"] += overflows
        if refused:
            self.lines.append(("refused", f"{who}: {found.verdict} {found.name}".rstrip()))
        if told and cannot:
            self.lines.append(("untold right", f"{who}: {_open(found)}"))

    def wrong(self, kind: str, who: str, found: Diagnosis, named: bool) -> None:
        """Count a wrong program, of the list or as it was typed."""
        cannot = found.verdict is Verdict.CANNOT
        self.counts[kind] += 1
        if self._uncalled(who, found):
            return
        self.counts[f"{kind}_accepted"] += found.agrees
        self.counts[f"{kind}_named"] += named
        self.counts[f"{kind}_untold"] += cannot
        if found.agrees:
            self.lines.append(("accepted", f"{who}: {found.verdict}"))
        elif cannot:
            self.lines.append(("untold wrong", f"{who}: {_open(found)}"))
        elif not named:
            self.lines.append(("without its name", f"{who}: {found.name or found.verdict}"))

    def require(self, *, wrong: bool) -> None:
        """Require that there was a right program, and a wrong one if there has to be one.

        Raises
        ------
        ValueError
            If not.
        """
        if not self.counts["right"] or (wrong and not self.counts["listed"] + self.counts["typed"]):
            raise ValueError(f"expected right programs{' and wrong ones' if wrong else ''}, got {dict(self.counts)}")

    def _uncalled(self, who: str, found: Diagnosis) -> bool:
        """Count a program that cannot be called, of which the check has said nothing, and tell whether it is one."""
        uncalled = found.verdict is Verdict.NOT_CALLABLE
        if uncalled:
            self.counts["uncalled"] += 1
            self.lines.append(("uncalled", f"{who}: {'; '.join(found.notes)}"))
        return uncalled


def returns_no_number(found: Diagnosis) -> bool:
    """Tell whether nobody can tell because the program overflows itself, and no wrong formula is open."""
    words = NO_NUMBER, LOST
    lost = [
        any(note.startswith(words) for note in f.notes) and not f.open
        for f in found.findings
        if f.verdict is Verdict.CANNOT
    ]
    return found.verdict is Verdict.CANNOT and bool(lost) and all(lost)


def _open(found: Diagnosis) -> str:
    return "; ".join(f"{name} ({factor:.2g} bounds)" for f in found.findings for name, factor in f.open.items())


def tried(cell: Asked) -> dict[str, Any]:
    """Return what came of a cell, as JSON has it.

    Raises
    ------
    ValueError
        If it has no right program, or with the first seed no wrong one: it would say nothing.
    """
    found, start = Found(), time.process_time()
    (_by_hand if cell.name in STATEMENTS else _of_formula)(cell, found)
    found.require(wrong=not cell.seed)
    return {
        "counts": {name: n for name, n in sorted(found.counts.items()) if n},
        "lines": found.lines,
        "seconds": round(time.process_time() - start, 2),
    }


def _by_hand(cell: Asked, found: Found) -> None:
    chosen, kinds = dict(cell.chosen), ("honest",) if cell.seed else ("wrong", "honest")
    for run in runs(cell.name, chosen, cell.dtype, cell.seed, cell.shapes, kinds, told=not cell.seed):
        who = f"{run}{' at a larger shape' if cell.larger else ''}"
        if run.wrong:
            found.wrong("listed", who, run.diagnosis, run.named)
        else:
            overflows = cell.dtype in HALVES and run.style == STYLES[0] and returns_no_number(run.diagnosis)
            found.right(who, run.diagnosis, told=not cell.seed, overflows=overflows)


def _of_formula(cell: Asked, found: Found) -> None:
    row, returns = BY_NAME[cell.name], described(cell.name)["returns"]
    made = stated(cell.name, cell.chosen)
    everything = tuple(dict.fromkeys(w.name for result in made.results.values() for w in result.wrong))
    takes = row.takes.split(", ")

    def checked(mistake: tuple[str, str] | None, style: str | None) -> Diagnosis:
        program = row.compiled(mistake)
        return verify.check(
            program if style is None else as_program(program, takes, style, cell.dtype),
            cell.name,
            dtype=cell.dtype,
            args=takes,
            returns=returns if len(returns) > 1 else None,
            shapes=cell.shapes,
            seed=cell.seed,
            ignore=everything if cell.seed else (),
        )

    for style in STYLES if cell.dtype in HALVES else (None,):
        said = f"{cell}: as typed{'' if style is None else f', {style}'}"
        diagnosis = checked(None, style)
        lost = diagnosis.verdict is Verdict.NOT_FINITE or returns_no_number(diagnosis)
        found.right(said, diagnosis, told=not cell.seed, overflows=style == STYLES[0] and lost)
    for mistake in () if cell.seed else row.mistakes:
        diagnosis = checked(mistake, STYLES[1] if cell.dtype in HALVES else None)
        found.wrong("typed", f"{cell}: {mistake[1]!r} for {mistake[0]!r}", diagnosis, diagnosis.verdict in NAMED)


def all_tried(cells: Sequence[Asked]) -> list[dict[str, Any]]:
    """Return what came of cells, one after another."""
    return [tried(cell) for cell in cells]
