"""Bugs planted in a copy of the kernel, one at a time: who notices?

``python -m tests.planted --kernel`` plants all of `kernel.BUGS`, each against every finder that claims it, and prints
who found it; ``--finder fuzz`` asks one finder about all of them. A bug replaces a piece of text that occurs exactly
once. That a finder speaks up is worth something only because it is silent about the kernel as it is, which the first
row shows.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.planted.kernel import BUGS, HARMLESS, Bug
from tests.planted.planting import ROOT

TESTS = {  # modules under tests/derive/kernel by finder
    "terms": ("test_terms", "test_sorts", "test_nodes", "test_nodes_polynomials", "test_nodes_shared", "test_work"),
    "rules": ("test_rules",),
    "attacks": ("test_attacks",),
    "facts": ("test_facts",),
    "tampering": ("test_printed", "test_certificate_names", "test_tampering"),
    "certificate": ("test_certificate",),
}
FINDERS = (*TESTS, "fuzz")
FUZZED = ("--seconds", "60", "--seed", "1")
SECONDS = 600
QUIET = ("-W", "ignore::pytest.PytestConfigWarning")  # which pytest gives under python -O
HELPERS = (
    "certificate_edits each evaluator quick_run satisfying tampering term_edits terms_strategy terms_vocabulary "
    "total_numbers worlds"
)
SILENT, SPOKE = 0, 1  # exit codes of pytest and of the fuzzer


def problems(bug: Bug, folder: Path = ROOT) -> list[str]:
    """Why a bug cannot be planted in the kernel of a tree as it is: nothing, or one line that names the bug."""
    path = folder / "derive" / "kernel" / bug.file
    if not path.exists():
        return [f"{bug.name}: there is no {bug.file}"]
    count = path.read_text(encoding="utf-8").count(bug.old)
    return [] if count == 1 else [f"{bug.name}: in {bug.file} the text to replace occurs {count} times: {bug.old!r}"]


def plant(bug: Bug | None, folder: Path) -> None:
    """Copy the kernel and its tests, with the bug in it.

    Raises
    ------
    LookupError
        If the text to replace does not occur exactly once.
    """
    (folder / "derive" / "proving").mkdir(parents=True)
    for package in ("derive", "derive/proving"):
        (folder / package / "__init__.py").touch()
    writer = Path("derive", "proving", "certificates.py")
    shutil.copy(ROOT / writer, folder / writer)
    ignored = shutil.ignore_patterns("__pycache__", "test_planted*")
    shutil.copytree(ROOT / "derive" / "kernel", folder / "derive" / "kernel", ignore=ignored)
    shutil.copytree(ROOT / "tests" / "derive" / "kernel", folder / "tests" / "derive" / "kernel", ignore=ignored)
    for name in HELPERS.split():
        shutil.copy(ROOT / "tests" / f"{name}.py", folder / "tests" / f"{name}.py")
    shutil.copy(ROOT / "pyproject.toml", folder / "pyproject.toml")
    if bug is not None:
        if why := problems(bug, folder):
            raise LookupError(why[0])
        path = folder / "derive" / "kernel" / bug.file
        path.write_text(path.read_text(encoding="utf-8").replace(bug.old, bug.new), encoding="utf-8")


def found(bug: Bug | None, finder: str) -> bool:
    """Whether a finder notices the bug: its tests fail, or it prints a false theorem; or it does not come to an end.

    Raises
    ------
    RuntimeError
        If the finder broke off.
    """
    with tempfile.TemporaryDirectory() as name:
        tree = Path(name) / "tree"
        plant(bug, tree)
        foreign = ("PYTEST_", "PYTHONPATH", "PYTHONOPTIMIZE")
        environment = {k: v for k, v in os.environ.items() if not k.startswith(foreign)}
        try:
            run = subprocess.run(
                [sys.executable, "-B", *command(finder)],
                cwd=tree,
                capture_output=True,
                text=True,
                check=False,
                timeout=SECONDS,
                env={**environment, "PYTHONHASHSEED": "0"},
            )
        except subprocess.TimeoutExpired:
            return True
    if run.returncode not in (SILENT, SPOKE):
        raise RuntimeError(f"{bug.name if bug else 'no bug'}: {finder} broke off: {(run.stdout + run.stderr)[-500:]}")
    return run.returncode == SPOKE


def command(finder: str) -> list[str]:
    """What to give Python: the fuzzer, or tests; pytest where they need fixtures."""
    if finder == "fuzz":
        return ["-m", "tests.derive.kernel.fuzz", *FUZZED]
    if finder == "certificate":
        files = [f"tests/derive/kernel/{name}.py" for name in TESTS[finder]]
        return ["-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *QUIET, *files]
    return ["-m", "tests.quick_run", *(f"tests.derive.kernel.{name}" for name in TESTS[finder])]


def rows(finder: str | None) -> Iterator[tuple[Bug | None, dict[str, bool]]]:
    """What every finder that is asked says of the kernel as it is, and of every bug."""
    yield None, {f: found(None, f) for f in ([finder] if finder else FINDERS)}
    for bug in BUGS:
        yield bug, {f: found(bug, f) for f in ([finder] if finder else bug.by.split())}


def report(finder: str | None) -> int:
    """Print who found what; exit code 1 if a claim is wrong, or a finder speaks of the kernel as it is.

    A finder that is named is asked about every bug, whatever is claimed.
    """
    wrong, total, any_one = [], dict.fromkeys(FINDERS, 0), 0
    for bug, said in rows(finder):
        name = bug.name if bug else "the kernel as it is"
        sys.stdout.write(f"{name:55s} {', '.join(f for f, spoke in said.items() if spoke) or '-'}\n")
        sys.stdout.flush()
        if bug is None:
            wrong += [f"{f}: speaks of the kernel as it is" for f, spoke in said.items() if spoke]
            continue
        any_one += any(said.values())
        for f, spoke in said.items():
            total[f] += spoke
            if spoke != (f in bug.by.split()):
                wrong.append(f"{name}: {f} was {'not ' * (not spoke)}expected to find it")
    write = sys.stdout.write
    write(f"{len(BUGS)} bugs, {any_one} found; {', '.join(f'{f} {n}' for f, n in total.items() if n)}\n")
    write("".join(f"harmless: {edit.name}: {why}\n" for edit, why in HARMLESS))
    write("".join(f"WRONG: {line}\n" for line in wrong))
    return 1 if wrong else 0
