"""The runner of `benchmarks.claims`.

A claim is right if a true one is proved, a false one refuted, an ill-typed one refused, and hypotheses that contradict
each other are said to. It is wrong if a false one is proved, a true one refuted, or an ill-typed one answered. An input
is right if the strict statement that is read is one that is meant, wrong if it is another one. The exit code is 1 if
anything is wrong.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import benchmarks.claims
from benchmarks.claims.rows import CLAIMS, HALVES, INPUTS, Claim, Input, claims, inputs
from benchmarks.power import commit
from derive import DeriveError, decide
from derive.kernel.terms import Key, Term, resize, substitute
from derive.language.text import asked
from derive.language.text.declarations import context_of
from derive.language.text.text import text
from verify.tasks.files import write_atomically

__all__ = ["OUTCOMES", "Answer", "answered", "main", "read", "same"]

OUTCOMES = ("right", "unknown", "refused", "wrong", "crashed")
DERIVATIVES = ("derivative:", "vjp:", "jvp:", "hessian:")


class Answer(NamedTuple):
    """What was said of a row: its place, an outcome, the seconds of processor that it took, and the words."""

    file: str
    kind: str
    truth: str
    outcome: str
    seconds: float
    said: str
    row: Claim | Input


def answered(row: Claim | Input, seconds: float | None = None) -> Answer:
    """Ask about a row."""
    begun = time.process_time()
    try:
        outcome, said = _decided(row, seconds) if isinstance(row, Claim) else _understood(row)
    except Exception as error:  # the others are asked all the same
        outcome, said = "crashed", repr(error)
    truth = row.truth if isinstance(row, Claim) else "meant" if row.meant else "nothing meant"
    return Answer(row.file, row.kind, truth, outcome, time.process_time() - begun, said, row)


def _decided(row: Claim, seconds: float | None) -> tuple[str, str]:
    try:
        found = decide(row.text, seconds=seconds)
    except DeriveError as error:
        return "right" if row.truth == "ill-typed" else "refused", str(error)
    good = {"true": "proved", "false": "refuted"}.get(row.truth, "")
    if row.truth == "contradictory":
        said = "right" if found.contradiction is not None else "wrong" if found.verdict == "refuted" else "unknown"
    elif row.truth == "ill-typed":
        said = "wrong"
    else:
        said = "right" if found.verdict == good else "unknown" if found.verdict == "unknown" else "wrong"
    return said, found.answer


def _understood(row: Input) -> tuple[str, str]:
    derivative = any(word in meant for meant in row.meant for word in DERIVATIVES)
    try:
        found = read(row.typed, derivative)
    except DeriveError as error:
        return "refused" if row.meant else "right", str(error)
    meant = [read(meant, derivative) for meant in row.meant]
    return "right" if any(same(found, m) for m in meant) else "wrong", "; ".join(map(text, found))


def read(typed: str, derivative: bool) -> tuple[Term, ...]:
    """Return the statement that a text is read as: what is asked, then the hypotheses. This is the reader measured."""
    if derivative:
        (one,) = asked.derivatives(typed)
        return (one.formula.body, one.variable, *one.formula.given)
    (claim,) = asked.claims(typed)
    return (claim.claim, *claim.given)


def same(left: Sequence[Term], right: Sequence[Term]) -> bool:
    """Tell whether two statements are the same, up to the names of dimensions and indices, and order of hypotheses."""
    return _renamed(left) == _renamed(right)


def _renamed(terms: Sequence[Term]) -> tuple[Term, frozenset[Term]]:
    sizes = {name: f"size{n}" for n, name in enumerate(context_of(*terms).sizes)}
    resized = [resize(term, sizes) for term in terms]
    places = [key for key in context_of(*resized).variables.values() if key.kind == "ix"]
    indices: dict[Key, Term] = {key: Term("ix", f"index{n}", *key.dims) for n, key in enumerate(places)}
    first, *rest = (substitute(term, indices) for term in resized)
    return first, frozenset(rest)


def rows(which: str, kind: str = "", file: str = "") -> Iterator[Claim | Input]:
    """Yield the rows of a half, of a kind or all, of a file or all."""
    every = (row for name in (*CLAIMS, *INPUTS) for row in (inputs if name in INPUTS else claims)(name))
    return (row for row in every if row.half == which and kind in ("", row.kind) and file in ("", row.file))


def table(answers: Iterable[Answer]) -> list[dict[str, Any]]:
    """Return how many rows of each file, kind and truth ended how, and the median and worst seconds."""
    places: dict[tuple[str, str, str], list[Answer]] = {}
    for answer in answers:
        places.setdefault(answer[:3], []).append(answer)
    return [
        {
            **dict(zip(("file", "kind", "truth"), place, strict=True)),
            "rows": len(there),
            **{name: count for name in OUTCOMES if (count := Counter(a.outcome for a in there)[name])},
            "median": round(median(a.seconds for a in there), 2),
            "worst": round(max(a.seconds for a in there), 2),
        }
        for place, there in places.items()
    ]


def printed(lines: Sequence[dict[str, Any]]) -> str:
    """Return a table as text."""
    columns = ("file", "kind", "truth", "rows", *OUTCOMES, "median", "worst")
    widths = {"file": 9, "kind": 15, "truth": 15}
    cells = [columns, *([str(line.get(c, "")) for c in columns] for line in lines)]
    return "\n".join(
        "".join(f"{cell:{widths[c]}}" if c in widths else f"{cell:>9}" for c, cell in zip(columns, row, strict=True))
        for row in cells
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Ask a half, print each answer that is not right and the table, and return the exit code."""
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=benchmarks.claims.__doc__, formatter_class=plain)
    parser.add_argument("--half", choices=HALVES, default=HALVES[0], help=f"which half ({HALVES[0]})")
    parser.add_argument("--kind", default="", help="of one kind alone")
    parser.add_argument("--file", default="", choices=("", *CLAIMS, *INPUTS), help="of one file alone")
    parser.add_argument("--seconds", type=float, metavar="S", help="give up on a claim after so many")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep the table here")
    parser.add_argument("--name", default="", help="what the record calls this run (the commit)")
    options = parser.parse_args(arguments)
    answers = []
    for row in rows(options.half, options.kind, options.file):
        answer = answered(row, options.seconds)
        answers.append(answer)
        if answer.outcome != "right":
            shown = row.typed if isinstance(row, Input) else f"{row.truth}: {row}"
            print(f"{answer.outcome}: {shown}\n    {answer.said} ({answer.seconds:.1f} s)", flush=True)
    lines = table(answers)
    totals = Counter(answer.outcome for answer in answers)
    print(f"\n{printed(lines)}\n{len(answers)} rows, the {options.half} half: {dict(totals)}")
    if options.record:
        _kept(options.record, options.name or commit(), options, lines, answers)
    return 1 if totals["wrong"] or totals["crashed"] else 0


def _kept(file: Path, name: str, options: argparse.Namespace, lines: Any, answers: Sequence[Answer]) -> None:
    data = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"version": 1, "runs": {}}
    data["runs"][f"{name}, {options.half}"] = {
        "commit": commit(),
        "date": datetime.now(UTC).date().isoformat(),
        "seconds": options.seconds,
        "wrong": [str(a.row if isinstance(a.row, Claim) else a.row.typed) for a in answers if a.outcome == "wrong"],
        "table": lines,
    }
    head = json.dumps(data, ensure_ascii=False, indent=1)
    write_atomically(file, _joined(head) + "\n")


def _joined(document: str) -> str:
    """Put each row of the table on a line of its own."""
    lines, row = list[str](), list[str]()
    for line in document.splitlines():
        if line.startswith("    {"):
            row = [line]
        elif row:
            row.append(line.strip())
            if line.startswith("    }"):
                lines.append(" ".join(row))
                row = []
        else:
            lines.append(line)
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
