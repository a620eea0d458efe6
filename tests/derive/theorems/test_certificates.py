"""The certificates of the book: an independent replay accepts each, and no tampered one passes for the original.

``python -m tests.derive.theorems.test_certificates`` prints the counts.
"""

import subprocess
import sys
from pathlib import Path
from random import Random
from shutil import copytree

import pytest

from derive.certificates import dumps
from derive.theorems import BOOK
from tests.book import proved
from tests.tampering import Tally, tally

ROOT = Path(__file__).parents[3]
EDITS = 6  # a theorem
LEAST = 2  # a theorem, of which something became
TWO_A_CHAPTER = [c.entries[n].name for c in BOOK.chapters.values() for n in (0, -1)]


def tampered(names: list[str]) -> Tally:
    """What becomes of tampered certificates of these theorems, one certificate a theorem."""
    whole = Tally()
    for name, theorem in proved(names).items():
        own = tally(dumps({name: theorem}), EDITS, Random(name))
        whole.refused.update(own.refused)
        whole.other_statement.update(own.other_statement)
        whole.same_statement.update(own.same_statement)
        whole.accepted_wrongly += own.accepted_wrongly
    return whole


@pytest.mark.parametrize(
    "names",
    [TWO_A_CHAPTER, pytest.param(list(BOOK.entries)[::12], marks=pytest.mark.long)],
    ids=["two a chapter", "one in twelve"],
)
def test_no_tampered_certificate_passes_for_the_original(names):
    whole = tampered(names)
    counts = [c.total() for c in (whole.refused, whole.other_statement, whole.same_statement)]
    assert whole.accepted_wrongly == []
    assert sum(counts) >= LEAST * len(names)
    assert counts[1] > 0, "--expect was never needed"
    assert counts[2] < sum(counts) // 5, f"too many edits changed nothing: {whole}"


@pytest.fixture(scope="module")
def replayed(tmp_path_factory):
    """Replay the book in a fresh process from a copy of the kernel alone."""
    folder = tmp_path_factory.mktemp("alone")
    copytree(ROOT / "derive" / "kernel", folder / "kernel")
    first = list(BOOK.entries)[:2]
    for name, own in {"book.json": proved(), "two.json": proved(first)}.items():
        (folder / name).write_text(dumps(own), encoding="utf-8")

    def run(*args: str) -> subprocess.CompletedProcess:
        command = [sys.executable, "-S", "-m", "kernel.certificate", *args]
        return subprocess.run(command, cwd=folder, capture_output=True, text=True)

    return run


def test_the_book_replays_from_the_kernel_alone(replayed):
    done = replayed("book.json", "--expect", str(ROOT / "docs" / "theorems.json"))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"accepted, {len(BOOK.entries)} theorems" in done.stdout


def test_theorems_are_refused_where_another_statement_is_expected(replayed, tmp_path):
    expected = (ROOT / "docs" / "theorems.json").read_text(encoding="utf-8")
    digests = [line for line in expected.splitlines() if '"digest"' in line]
    swapped = expected.replace(digests[0], digests[1])
    assert swapped != expected
    (tmp_path / "swapped.json").write_text(swapped, encoding="utf-8")
    assert replayed("two.json", "--part", "--expect", str(ROOT / "docs" / "theorems.json")).returncode == 0
    done = replayed("two.json", "--part", "--expect", str(tmp_path / "swapped.json"))
    assert done.returncode == 1
    assert "proves another statement" in done.stderr


if __name__ == "__main__":
    sys.stdout.write(f"{tampered(list(BOOK.entries))}\n")
