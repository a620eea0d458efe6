"""The kernel's column: certificates are replayed in a fresh process, by a copy of the kernel's folder and nothing else.

It is what README tells a reader to do: Python is started isolated (``-I``), sees the copied folder and the standard
library, and is told the digests of the statements that are expected. What it says is the verdict.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory
from typing import Any

from derive.kernel import certificate
from derive.kernel.rules import Theorem
from derive.language.entry import Entry
from derive.proving.certificates import dumps
from derive.proving.prover import prove, uncollected

__all__ = ["kernel_columns", "replayed"]

KERNEL = Path(certificate.__file__).parent
SECONDS = 600
START = (
    "import runpy, sys; sys.path.insert(0, sys.argv.pop(1)); runpy.run_module('kernel.certificate', None, '__main__')"
)


def kernel_columns(entries: Iterable[Entry]) -> dict[str, dict[str, Any]]:
    """Prove entries, write their certificate, replay it, and return the verdict on each.

    Returns
    -------
    dict
        By name ``{"status": "pass"}`` or ``{"status": "fail", "failures": [...]}``; no name where the kernel does
        not apply.
    """
    checked = {e.name: e for e in entries if "kernel" not in e.not_applicable}
    proved: dict[str, Theorem] = {}
    problems: dict[str, str] = {}
    with uncollected():
        for name, entry in checked.items():
            try:
                prove(entry, proved)
            except Exception as error:  # whatever one theorem does, the others are still replayed
                problems[name] = f"{type(error).__name__}: {error}"
        expected = {n: certificate.digest(e.given, e.claim) for n, e in checked.items() if n not in problems}
        problems |= replayed({name: proved[name] for name in expected}, expected)
    failed = {name: {"status": "fail", "failures": [f"{name}: {problem}"]} for name, problem in problems.items()}
    return {name: failed.get(name, {"status": "pass"}) for name in checked}


def replayed(theorems: Mapping[str, Theorem], expected: Mapping[str, str]) -> dict[str, str]:
    """Replay theorems in a fresh process, and return the failures by name; empty if all are proved as expected.

    One process replays all. Only if it does not accept them is each replayed by itself, to find those that are wrong;
    if each is accepted by itself, none of them passes.

    Parameters
    ----------
    theorems : mapping of name to Theorem
    expected : mapping of name to digest
        Of the statements; a name without a theorem is one that is not proved.
    """
    with TemporaryDirectory() as name:
        folder = Path(name)
        copytree(KERNEL, folder / "kernel", ignore=ignore_patterns("__pycache__"))
        together = _refusal(folder, theorems, expected)
        if not together:
            return {}
        alone = {n: _refusal(folder, {n: theorems[n]} if n in theorems else {}, {n: expected[n]}) for n in expected}
    return {n: why for n, why in alone.items() if why} or dict.fromkeys(expected, f"beside the others: {together}")


def _refusal(folder: Path, theorems: Mapping[str, Theorem], expected: Mapping[str, str]) -> str:
    """Return what a fresh process says against some theorems, in one line; nothing, if it accepts them all."""
    if not expected:
        return ""
    records = [{"name": name, "digest": digest} for name, digest in expected.items()]
    try:
        (folder / "book.json").write_text(dumps(theorems), encoding="utf-8")
    except Exception as error:  # what was forged in this process may not even be written
        return f"{type(error).__name__}: {error}"
    (folder / "theorems.json").write_text(json.dumps({"theorems": records}), encoding="utf-8")
    command = [sys.executable, "-I", "-c", START, str(folder), "book.json", "--expect", "theorems.json"]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return f"the replay took more than {SECONDS} seconds"
    lines = done.stderr.strip().splitlines()
    return "" if done.returncode == 0 else lines[0] if lines else f"the replay ended with exit code {done.returncode}"
