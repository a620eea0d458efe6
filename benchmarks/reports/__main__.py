"""What `verify.check` says of wrong programs from public bug reports: ``python -m benchmarks.reports``.

For each report of a half: what is asked, the verdict on the wrong program and the name that it gives, and the verdict
on the right program beside it. A wrong program is accepted, refused or untold; refused, it is named if a wrong
formula, a convention or coefficients are. The exit code is 1 if a wrong program was accepted or a right one refused.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from benchmarks.reports import ROWS
from benchmarks.reports.row import HALVES, Row
from verify.checking.judging.diagnosis import Diagnosis, Verdict

__all__ = ["answered", "totals"]

NAMED = (Verdict.WRONG, Verdict.CONVENTION, Verdict.COEFFICIENTS)


def answered(half: str, families: Sequence[str] = ()) -> Iterator[dict[str, Any]]:
    """Yield what is found of the rows of a half, a record each."""
    for family, row in ((f, row) for f in families or ROWS for row in ROWS[f]):
        if row.half == half:
            yield {"family": family, **_record(row)}


def _record(row: Row) -> dict[str, Any]:
    begun = time.process_time()
    asked = {"report": row.report, "read": row.read, "fresh": row.fresh, "mistake": row.mistake, "dtype": row.dtype}
    asked["statement"] = row.statement or "forward="
    try:
        wrong, right = row.checked(row.wrong), row.checked(row.right)
    except Exception as error:  # the others are asked all the same
        return {**asked, "error": repr(error), "seconds": time.process_time() - begun}
    found = next((f for f in wrong.findings if f.verdict is wrong.verdict), None)
    if found is None:
        name = "; ".join(wrong.notes)
    else:
        name = found.name or (" + ".join(found.fitted) if wrong.verdict is Verdict.COEFFICIENTS else "")
    return {
        **asked,
        "verdict": str(wrong.verdict),
        "outcome": _outcome(wrong),
        "named": wrong.verdict in NAMED,
        "name": name,
        "right": str(right.verdict),
        "right outcome": _outcome(right),
        "seconds": time.process_time() - begun,
    }


def _outcome(found: Diagnosis) -> str:
    return "accepted" if found.agrees else "untold" if found.verdict is Verdict.CANNOT else "refused"


def totals(records: Sequence[dict[str, Any]]) -> dict[str, float]:
    """Return how many wrong and right programs ended how, and the seconds of processor."""
    asked = [r for r in records if "error" not in r]
    wrong, right = (Counter(r[key] for r in asked) for key in ("outcome", "right outcome"))
    return {
        "reports": len(records),
        "not asked": len(records) - len(asked),
        **{outcome: wrong[outcome] for outcome in ("accepted", "refused", "untold")},
        "named": sum(r["named"] for r in asked),
        "right refused": right["refused"],
        "right untold": right["untold"],
        "seconds": round(sum(r["seconds"] for r in records), 1),
    }


def main() -> int:
    """Print the table of a half, and its totals."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("families", nargs="*", metavar="FAMILY", help=f"some of {', '.join(ROWS)}; all without any")
    parser.add_argument("--half", choices=HALVES, default=HALVES[0], help=f"which half ({HALVES[0]})")
    parser.add_argument("--json", action="store_true", help="print a document of JSON, not a table")
    options = parser.parse_args()
    if unknown := [name for name in options.families if name not in ROWS]:
        parser.error(f"FAMILY: expected some of {', '.join(ROWS)}, got {unknown[0]!r}")
    records = []
    if not options.json:
        print("| report | kind | mistake | asked | verdict | name | right | s |\n|---|---|---|---|---|---|---|---:|")
    for record in answered(options.half, options.families):
        records.append(record)
        if not options.json:
            print(_line(record), flush=True)
    sums, fresh = totals(records), totals([r for r in records if r["fresh"]])
    if options.json:
        print(json.dumps({"half": options.half, "totals": sums, "fresh": fresh, "rows": records}, indent=1))
    else:
        for text, counts in (("all", sums), ("reports that nothing was asked about before", fresh)):
            print(f"\n{text}: " + ", ".join(f"{name} {value}" for name, value in counts.items()))
    return 1 if sums["accepted"] or sums["right refused"] or sums["not asked"] else 0


def _line(record: dict[str, Any]) -> str:
    verdict = record.get("verdict", f"not asked: {record.get('error', '')}")
    verdict = f"**{verdict}**" if record.get("outcome") == "accepted" else verdict
    cells = (
        record["report"] + ("" if record["read"] else " (not read)"),
        record["family"],
        record["mistake"],
        f"{record['statement']} [{record['dtype']}]",
        verdict,
        record.get("name", "").replace("|", "\\|")[:160],
        record.get("right", ""),
        f"{record['seconds']:.1f}",
    )
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    sys.exit(main())
