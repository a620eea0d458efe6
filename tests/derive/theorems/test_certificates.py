"""The certificates of the book: an independent replay accepts each, and no tampered one passes for the original.

``python -m tests.derive.theorems.test_certificates`` prints the counts.
"""

import subprocess
import sys
from pathlib import Path
from random import Random
from shutil import copytree

import pytest

from derive.kernel.certificate import dumps
from derive.proving import prove
from derive.theorems import entries
from tests.tampering import Tally, tally

ROOT = Path(__file__).parents[3]
EDITS = 4  # a theorem
LEAST = 500


def tampered(names: list[str]) -> Tally:
    """What becomes of tampered certificates of these theorems, one certificate a theorem."""
    whole, proved = Tally(), {}
    for name in names:
        own = tally(dumps({name: prove(entries()[name], proved)}), EDITS, Random(name))
        whole.refused.update(own.refused)
        whole.other_statement.update(own.other_statement)
        whole.same_statement.update(own.same_statement)
        whole.accepted_wrongly += own.accepted_wrongly
    return whole


@pytest.mark.long
def test_no_tampered_certificate_passes_for_the_original():
    whole = tampered(list(entries()))
    counts = [c.total() for c in (whole.refused, whole.other_statement, whole.same_statement)]
    assert whole.accepted_wrongly == []
    assert sum(counts) >= LEAST
    assert counts[1] > 0, "--expect was never needed"
    assert counts[2] < sum(counts) // 10, f"too many edits changed nothing: {whole}"


@pytest.fixture(scope="module")
def replayed(tmp_path_factory):
    """Replay the book in a fresh process from a copy of the kernel alone."""
    folder = tmp_path_factory.mktemp("alone")
    copytree(ROOT / "derive" / "kernel", folder / "kernel")
    proved = {}
    for entry in entries().values():
        prove(entry, proved)
    (folder / "book.json").write_text(dumps(proved), encoding="utf-8")

    def run(*args: str) -> subprocess.CompletedProcess:
        command = [sys.executable, "-S", "-m", "kernel.certificate", "book.json", *args]
        return subprocess.run(command, cwd=folder, capture_output=True, text=True)

    return run


def test_the_book_replays_from_the_kernel_alone(replayed):
    done = replayed("--expect", str(ROOT / "docs" / "theorems.json"))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"accepted, {len(entries())} theorems" in done.stdout


def test_the_book_is_refused_where_another_statement_is_expected(replayed, tmp_path):
    expected = (ROOT / "docs" / "theorems.json").read_text(encoding="utf-8")
    digests = [line for line in expected.splitlines() if '"digest"' in line]
    swapped = expected.replace(digests[0], digests[1])
    assert swapped != expected
    (tmp_path / "swapped.json").write_text(swapped, encoding="utf-8")
    done = replayed("--expect", str(tmp_path / "swapped.json"))
    assert done.returncode == 1
    assert "proves another statement" in done.stderr


if __name__ == "__main__":
    sys.stdout.write(f"{tampered(list(entries()))}\n")
