"""The page ``docs/power.md``, written from what `benchmarks.power` recorded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from benchmarks.strangers_page import checkers, first_checks, strangers

__all__ = ["FAILURES", "PARTS", "page", "sums"]

COUNTED = (
    "right",
    "right_told",
    "refused",
    "uncalled",
    "untold_right",
    "right_overflows",
    "listed",
    "listed_accepted",
    "listed_named",
    "listed_untold",
    "typed",
    "typed_accepted",
    "typed_named",
    "typed_untold",
)
FAILURES = ("accepted", "refused", "uncalled")
"""Kinds of lines of which a sweep must not have any."""
UNTOLD = ("untold_right", "listed_untold", "typed_untold")
PARTS: Mapping[str, Callable[[Mapping[str, Any]], list[str]]] = MappingProxyType(
    {"strangers": strangers, "checkers": checkers, "first_checks": first_checks}
)
"""What writes the lines of each other record."""
TITLES = {
    "accepted": "Wrong programs that were accepted",
    "refused": "Right programs that were refused",
    "uncalled": "Programs that could not be called",
    "untold right": "Right programs that are not decided",
    "untold wrong": "Wrong programs that are not decided",
}
_MARK = "<!-- Written by benchmarks/power.py from docs/power.json. -->"
_HEAD = """\
What `verify.check` says of programs that are known to be right or wrong, over all its statements, in every dtype, at
the small shapes that a check asks by itself, and at a larger one of the caller's before these. Measured on {date}
with Python {python}, NumPy {numpy}, python-flint {python-flint} and ml_dtypes {ml_dtypes}, in {hours} hours of one
processor.

{covered}

{code}

*Right* counts checks of right programs: the spellings of a statement by hand, and for a formula in a file the program
that somebody typed; in half precision each twice, with every operation rounded and in float32 inside. With the first
seed every wrong formula has to be excluded too, and at each question that is to tell formulas apart some bound and all
that is returned has to be finite; *untold* counts where that was not so. With the other seeds a program is held to its
bounds, and that is all. A program that itself returns no number where every operation is in half precision, and from
which no wrong formula is left to be told, is counted as *overflows*, and is neither untold nor refused. *Listed* wrong
programs are the wrong formulas of statements by hand, in half precision each twice too; *typed* ones the two mistakes
that somebody made in each program of a formula. One program counts again in each dtype, at each shape and with each
seed. *Named* is a listed one whose own name the report has, and a typed one that it explains as a wrong formula, as
other coefficients or as another convention. The shares are of all that were asked, that of untold ones of what was
asked with the first seed. A program that *could not be called*, as it raises or returns what is no such array, is
neither: the check has seen nothing of it.
"""
_FOOT = """\
`python -m benchmarks.power --record --page` goes on where it was, and writes this page; with `--again` it asks those
cells again that were asked on other code."""


def sums(rows: Iterable[Mapping[str, Any]]) -> Counter[str]:
    """Return the counts of rows, added up."""
    found: Counter[str] = Counter()
    for row in rows:
        found.update({name: row.get(name, 0) for name in COUNTED})
    return found


def page(data: Mapping[str, Any], beside: Mapping[str, Any] = MappingProxyType({})) -> str:
    """Return the page of a record, and of the other records that stand beside it, by the names of `PARTS`."""
    rows: Sequence[Mapping[str, Any]] = data["rows"]
    lines = [
        "# How well a check tells formulas apart",
        "",
        _MARK,
        "",
        _HEAD.format(**{**data, "covered": _covered(data), "code": _code(data)}),
        "",
    ]
    lines += ["## In short", "", *_short(rows), ""]
    lines += [line for name, part in PARTS.items() if name in beside for line in part(beside[name])]
    lines += ["## By dtype and shape", "", *_table("dtype, shapes", _by(rows, lambda r: _place(r))), ""]
    lines += ["## By statement", "", *_table("statement", _by(rows, lambda r: f"`{r['name']}`"), seeds=True), ""]
    for kind, title in TITLES.items():
        found = data["lines"].get(kind, [])
        lines += [f"## {title}", "", *([f"* {_plain(line)}" for line in found] or ["None."]), ""]
    return "\n".join([*lines, _FOOT, ""])


def _covered(data: Mapping[str, Any]) -> str:
    rows = data["rows"]
    if data["cells"] == data["planned"]:
        return f"All {data['cells']} cells of the plan were asked, with {data['seeds']} seeds."
    names = len({row["name"] for row in rows})
    of = f"{names} of {data['statements']} statements" if "statements" in data else f"{names} statements"
    seeds = Counter(row["seeds"] for row in rows)
    most = ", ".join(f"{count} rows with {n} seed{'s' if n > 1 else ''}" for n, count in sorted(seeds.items()))
    drawn = ""
    if (share := data.get("sample", 1)) < 1:
        drawn = f" They are {100 * share:g} % of the cells, drawn by a digest of their names."
    return (
        f"**This is a part.** Of {data['planned']} cells (statement, convention, dtype, shape and seed, with "
        f"{data['seeds']} seeds) {data['cells']} were asked: {of}, {most}.{drawn} What was not is in no count."
    )


def _code(data: Mapping[str, Any]) -> str:
    """Say on which code the cells were asked, as what stands beside this page may be later."""
    said = [
        f"{one['cells']} on {one['commit'] or 'code without a commit'} (`{one['key'][:10]}`)" for one in data["code"]
    ]
    return f"By the commit, and the digest of the code, that was asked: {', '.join(said)}."


def _short(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return what all rows say together, beside what is wanted."""
    every, small = sums(rows), sums(row for row in rows if not row["larger"])
    wrong = every["listed"] + every["typed"]
    untold = sum(small[name] for name in UNTOLD)
    asked = small["right_told"] + small["listed"] + small["typed"]
    listed, typed = (_share(every[f"{kind}_named"], every[kind]) for kind in ("listed", "typed"))
    return [
        "| what | wanted | found | of |",
        "|---|---|---:|---:|",
        f"| wrong programs that were accepted | 0 | {every['listed_accepted'] + every['typed_accepted']} | {wrong} |",
        f"| right programs that were refused | 0 | {every['refused']} | {every['right']} |",
        f"| programs that could not be called | 0 | {every['uncalled']} | {every['right'] + wrong} |",
        f"| listed wrong programs that were named | at least 97 % | {listed} | {every['listed']} |",
        f"| typed wrong programs that were named | at least 80 % | {typed} | {every['typed']} |",
        f"| left untold with the first seed, at small shapes | at most 1 % | {_share(untold, asked, 2)} | {asked} |",
    ]


def _share(part: int, whole: int, digits: int = 1) -> str:
    return f"{100 * part / whole:.{digits}f} %" if whole else "-"


def _place(row: Mapping[str, Any]) -> str:
    return f"{row['dtype']}, {'larger' if row['larger'] else 'small'}"


def _by(rows: Sequence[Mapping[str, Any]], key: Any) -> dict[str, list[Mapping[str, Any]]]:
    found: dict[str, list[Mapping[str, Any]]] = {}
    for row in rows:
        found.setdefault(key(row), []).append(row)
    return found


def _table(first: str, groups: Mapping[str, Sequence[Mapping[str, Any]]], *, seeds: bool = False) -> list[str]:
    columns = [first, *(["rows", "seeds"] if seeds else []), "right", "refused", "untold", "overflows"]
    columns += ["listed", "accepted", "named", "untold", "typed", "accepted", "named", "untold"]
    lines = [f"| {' | '.join(columns)} |", f"|---{'|---:' * (len(columns) - 1)}|"]
    for name, rows in groups.items():
        lines.append(_line(name, rows, seeds))
    return [*lines, _line("all", [row for rows in groups.values() for row in rows], seeds)]


def _line(name: str, rows: Sequence[Mapping[str, Any]], seeds: bool) -> str:
    n = sums(rows)
    asked = sorted({row["seeds"] for row in rows})
    cells = [name, *([len(rows), "-".join(map(str, dict.fromkeys([asked[0], asked[-1]])))] if seeds else [])]
    cells += [n["right"], n["refused"], n["untold_right"], n["right_overflows"]]
    for kind in ("listed", "typed"):
        count = n[kind]
        share = _share(n[f"{kind}_named"], count)
        cells += [count or "-", n[f"{kind}_accepted"] if count else "-", share, n[f"{kind}_untold"] if count else "-"]
    return f"| {' | '.join(map(str, cells))} |"


def _plain(line: str) -> str:
    """Return a line that Markdown shows as it is; without a wrong formula that is open it says why it may be there."""
    if line.endswith(": "):
        line += "no wrong formula is open, but at some question no bound or no answer is finite"
    return line.replace("*", r"\*").replace("_", r"\_").replace("|", r"\|").replace("<", "&lt;")
