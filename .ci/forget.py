"""Forget what a change measured, so that `make docs` measures it again and the gate sees whether it says the same.

``python .ci/forget.py BASE`` compares the records in ``docs/`` with those at the commit BASE, and drops every verdict
and every document's key that is not there as it is here. What the change did not measure stands, and so does how Rocq
has elaborated a statement, with which the next run compares it: else it would not pass.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

RECORDS = ("docs/evidence.json", "docs/adequacy.json", "docs/measured.json", "docs/figures/measured.json")


def at(base: str, path: str) -> dict[str, Any]:
    """Return a record as it was at a commit; empty if there was none."""
    shown = subprocess.run(["git", "show", f"{base}:{path}"], capture_output=True, text=True, check=False)
    return json.loads(shown.stdout) if shown.returncode == 0 else {}


def forget(record: dict[str, Any], before: dict[str, Any]) -> list[str]:
    """Drop from a record what is not there as it was before, and return what each was."""
    if "keys" in record:
        here, there = record["keys"], before.get("keys", {})
        record["keys"] = {name: key for name, key in here.items() if there.get(name) == key}
        return ["document"] * (len(here) - len(record["keys"]))
    gone = []
    for name, own in list(record["theorems"].items()):
        old = before.get("theorems", {}).get(name, {})
        if "status" in own:  # one verdict a theorem
            if own != old:
                del record["theorems"][name]
                gone.append("theorem")
            continue
        for column in [c for c, verdict in own.items() if isinstance(verdict, dict) and verdict != old.get(c)]:
            verdict = own.pop(column)
            if "elaborated" in verdict:
                own[column] = {"status": "not run", "elaborated": verdict["elaborated"]}
            gone.append(column)
    return gone


def main(base: str) -> None:
    """Rewrite the records, and say how much of each is measured again."""
    for path in RECORDS:
        file = Path(path)
        if not file.exists():
            continue
        record = json.loads(file.read_text(encoding="utf-8"))
        gone = forget(record, at(base, path))
        if gone:
            file.write_text(json.dumps(record, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        told = ", ".join(f"{what} {count}" for what, count in sorted(Counter(gone).items())) or "nothing"
        sys.stdout.write(f"{path}: measured again: {told}\n")


if __name__ == "__main__":
    main(sys.argv[1])
