"""The parts of ``docs/power.md`` on programs that were not written for the checker, from what was recorded of them."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

__all__ = ["checkers", "first_checks", "seeds_of", "strangers"]

Rows = Sequence[Mapping[str, Any]]
HALVES = {
    "first": "first half, against which the code was written",
    "second": "second half, open since it was run once",
    "third": "third part, typed later, open since it was run once",
    "untried": "fresh, run once on frozen code",
}
SEEN = {
    "spellings": {half: text for half, text in HALVES.items() if half != "untried"},
    "naive": {half: HALVES[half] for half in ("first", "second")},
    "exploits": {"first": HALVES["first"], "second": "other half, untried until the code was finished"},
    "libraries": {"first": "all"},
}
"""Of suites that have not all parts."""
SUITES = {
    "reports": (
        "Wrong programs from public reports",
        """\
Each program computes what a public bug report describes, and stands beside the right one (`benchmarks/reports`). Two
halves are drawn from the names of the reports; the second was untried until it was run once, on 041c5605: 3 of 112
accepted, 66 of the 109 refused named (61 %, roundings not counted then), no right program refused. Code has been worked
on against it since. A third part was typed on 2026-11-28, before the code was finished, by somebody who ran none of it
through a check, and run once, on 95108ac7: 1 of 84 accepted, 60 of the 83 refused named (72 %), no right program
refused. It is open since, too. Fresh reports are typed likewise. *Named* counts refused programs that are explained as
a wrong formula, as another convention, as other coefficients, as a rounding, or by an operation that overflows or
cancels where the formula is computed as it stands. Wanted are 0 accepted of the open parts and at most 2 % of the
fresh, 85 % and 75 % of the refused named, and no right program refused.""",
        "programs",
    ),
    "spellings": (
        "Right programs in spellings of strangers",
        """\
Right programs in forms that no list of the product has (`benchmarks/spellings`), in float32, and in half precision with
float32 inside; some with every operation rounded, too, of which some *overflow*: at extreme arguments they return
no number, or zero for one, where float32 inside keeps digits. The second half was untried until it was run once, on
041c5605: 1 of 320 refused, 0 untold; it is open since. A third part was typed on 2026-11-28,
before the code was finished, by somebody who ran none of it through a check, and run once, on 95108ac7: 0 of 120
refused, 0 untold; it is open since, too. Wanted are 0 refused, and at most 1 % untold.""",
        "checks",
    ),
    "naive": (
        "Naive forms",
        """\
Forms that overflow or cancel inside the domain of their statement (`benchmarks/naive`). In half precision they run with
float32 inside, but for those that break in half precision alone. The second half was untried until it was run once, on
041c5605: 21 of 147 accepted; it is open since. Wanted is 0 accepted.""",
        "forms",
    ),
    "exploits": (
        "Programs that bribe a judge",
        """\
[Programs](hostile_candidates.md) that look for a verdict without computing, by each door. Wanted is 0 accepted.""",
        "checks",
    ),
    "libraries": (
        "Functions of libraries",
        """\
Functions of PyTorch and jax, and their derivatives by these (`benchmarks/libraries.py`), of the statements that they
have functions of. A function in a dtype counts once, and ends as with the worst of the seeds with which it was asked.
Seeds are asked in passes, in each of which every function is asked with one; not all functions with the same. *Not run*
are functions that raise in a dtype, as some that a library does not have there; what they say is listed. Wanted is 0
refused.""",
        "functions in a dtype",
    ),
}
"""A title, what it is, and what is counted."""
WRONG = ("accepted", "refused", "untold")
RIGHT = ("agrees", "untold", "right refused")
COLUMNS = {
    "reports": WRONG,
    "naive": WRONG,
    "exploits": ("accepted", "refused"),
    "spellings": ("agrees", "overflows", *RIGHT[1:]),
    "libraries": (*RIGHT, "not run"),
}
EXTRA = {
    "reports": ("named", "right programs refused", "right programs untold"),
    "libraries": ("statements", "checks", "seeds of each", "seeds in all", "seconds of processor"),
}
"""What else is said of the rows of a suite."""
LISTED = {
    "accepted": "accepted",
    "right refused": "refused, a right program",
    "untold": "untold",
    "right untold": "untold, the right program of",
    "not run": "not run",
    "error": "ended in an error",
}
"""How a row may end that is listed, and what the line says."""


OTHERS = """\
The same wrong programs, and the right ones beside them, put to what people check kernels with, on normal arguments of
one shape: the reports of all parts, and each naive form in the first dtype in which it breaks, beside the stable
program. A program to which a checker cannot be put is not counted as asked: `gradcheck` and `check_grads` compare a
backward pass with its forward pass in float64, and a forward pass with itself. PyTorch adds a gradient up to the shape
of its argument before `gradcheck` sees it. `verify.check` asks its own questions; what it says is that of the tables
above. With PyTorch {torch} and jax {jax}."""
PUT = {"reports": "Reports", "naive": "Naive forms"}
"""Titles of what was put to other checkers."""


def strangers(data: Mapping[str, Any]) -> list[str]:
    """Return the lines about programs of strangers."""
    lines = ["## Strangers' programs", ""]
    for suite, (title, about, counted) in SUITES.items():
        rows = [row for row in data["rows"] if row["suite"] == suite]
        lines += [f"### {title}", "", about, ""]
        lines += [*_table(suite, rows, data, counted), ""] if rows else ["Not asked.", ""]
        lines += _listed(rows)
    return lines


def _table(suite: str, rows: Rows, data: Mapping[str, Any], counted: str) -> list[str]:
    """Return a line for each half, and for each dtype or door in it."""
    columns, extra = COLUMNS[suite], EXTRA.get(suite, ())
    lines = [f"| half, asked | {counted} | {' | '.join([*(c.removeprefix('right ') for c in columns), *extra])} |"]
    lines.append(f"|---{'|---:' * (1 + len(columns) + len(extra))}|")
    for half, text in SEEN.get(suite, HALVES).items():
        part = [row for row in rows if row["half"] == half]
        if not part:
            lines.append(f"| {text}: not asked {'| ' * (2 + len(columns) + len(extra))}".rstrip())
            continue
        lines.append(_line(f"{text}: {_asked(suite, half, part, data)}", part, suite))
        hows = dict.fromkeys(row["how"] for row in part)
        if suite == "libraries" or (suite != "reports" and len(hows) > 1):
            lines += [_line(how, [r for r in part if r["how"] == how], suite) for how in hows]
    return lines


def _asked(suite: str, half: str, rows: Rows, data: Mapping[str, Any]) -> str:
    """Say on which code rows were asked, when, and of how many."""
    places = Counter((data["code"][row["code"]]["date"], data["code"][row["code"]]["commit"]) for row in rows)
    text = ", ".join(
        f"{date} on {commit or 'code without a commit'}{f' ({n})' if len(places) > 1 else ''}"
        for (date, commit), n in places.items()
    )
    count = sum(len(seeds_of(row)) for row in rows)
    whole = data["planned"].get(f"{suite} {half}", count)
    return text if count == whole else f"{text}; **a part, {count} of {whole}**"


def seeds_of(row: Mapping[str, Any]) -> Sequence[int]:
    """Return the seeds with which a row was asked."""
    return row.get("seeds", (row["seed"],))


def _line(first: str, rows: Rows, suite: str) -> str:
    ends = Counter(row["outcome"] for row in rows)
    cells: list[Any] = [first, len(rows), *(ends[column] for column in COLUMNS[suite])]
    if suite == "reports":
        right, refused = Counter(row.get("right") for row in rows), ends["refused"]
        count = sum(bool(row.get("named")) for row in rows if row["outcome"] == "refused")
        share = f" ({100 * count / refused:.0f} %)" if refused else ""
        cells += [f"{count}{share}", right["right refused"], right["right untold"]]
    if suite == "libraries":
        counts = sorted({len(seeds_of(row)) for row in rows})
        every, seconds = {seed for row in rows for seed in seeds_of(row)}, sum(row["seconds"] for row in rows)
        each = "-".join(map(str, dict.fromkeys([counts[0], counts[-1]])))
        checks, statements = sum(len(seeds_of(row)) for row in rows), len({row["statement"] for row in rows})
        cells += [statements, checks, each, len(every), f"{seconds:.0f}"]
    return f"| {' | '.join(map(str, cells))} |"


def _listed(rows: Rows) -> list[str]:
    """Return a line for each program that did not end as it should, with all the ways in which it did not."""
    found: dict[str, list[str]] = {}
    for end in LISTED:
        for row in rows:
            if end in (row["outcome"], row.get("right")):
                said = [_plain(row["mistake"])] if "mistake" in row else []
                said += [_plain(row["verdict"])] if end in ("not run", "error") else []
                line = ": ".join([f"* {LISTED[end]}", f"{_plain(row['name'])} [{{}}]", *said])
                seed = f", seed {row['seed']}" if row["seed"] else ""
                found.setdefault(line, []).append(f"{row['how']}{seed}")
    lines = [line.replace("[{}]", f"[{'; '.join(hows)}]") for line, hows in found.items()]
    return [*lines, ""] if lines else []


def first_checks(data: Mapping[str, Any]) -> list[str]:
    """Return the lines about the first check of each statement at small shapes, before and now."""
    lines = [
        "## First checks at small shapes",
        "",
        "Seconds of processor of the first check of a right program of each statement in float32, each in a process of",
        "its own that has imported what a check needs and has checked nothing (`benchmarks/first_checks.py --small`).",
        "",
        "| code | statements | median | worst | above 10 s | all |",
        "|---|---:|---:|---|---:|---:|",
    ]
    for when, one in data.items():
        seconds = {name: figure for name, (figure, _) in one["checks"].items()}
        ordered = sorted(seconds.values())
        worst = max(seconds, key=seconds.__getitem__)
        cells = [
            f"{when}: {one['date']} on {one['commit']}",
            str(len(ordered)),
            f"{statistics.median(ordered):.2f}",
            f"{ordered[-1]:.2f} (`{worst}`)",
            str(sum(s > 10 for s in ordered)),
            f"{sum(ordered):.0f}",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return [*lines, ""]


def checkers(data: Mapping[str, Any]) -> list[str]:
    """Return the lines about other checkers on programs of strangers, of a record of `benchmarks.checkers`."""
    if not any(data.get(suite) for suite in PUT):
        return []
    lines = ["## Other checkers on the same programs", "", OTHERS.format(**data), ""]
    for suite, title in PUT.items():
        lines += [f"### {title}", "", "| checker | asked | wrong accepted | right refused | not put | why not |"]
        lines.append("|---|---:|---:|---:|---:|---|")
        for row in data.get(suite, ()):
            why = "; ".join(f"{count}: {reason}" for reason, count in row["not_put"].items())
            refused = "not asked" if row["refused"] is None else row["refused"]
            cells = [row["checker"], row["asked"], row["accepted"], refused, sum(row["not_put"].values()), why or "-"]
            lines.append(f"| {' | '.join(map(str, cells))} |")
        lines.append("")
    return lines


def _plain(text: str) -> str:
    """Return text that Markdown shows as it is."""
    for mark in "*_|<":
        text = text.replace(mark, "&lt;" if mark == "<" else f"\\{mark}")
    return text
