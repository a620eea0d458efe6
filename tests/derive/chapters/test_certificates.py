"""The certificates of the book: an independent replay accepts each, and no tampered one passes for the original.

``python -m tests.derive.chapters.test_certificates`` prints the counts.
"""

import subprocess
import sys
from pathlib import Path
from random import Random
from shutil import copytree

import pytest

from derive.chapters import BOOK
from derive.proving.certificates import dumps
from tests.book import proved
from tests.tampering import Tally, tally

ROOT = Path(__file__).parents[3]
EDITS = 6  # a theorem
LEAST = 2  # a theorem, of which something became
TWO_A_CHAPTER = [c.entries[n].name for c in BOOK.chapters.values() for n in (0, -1)]
FEW = ["softmax_sum_one", "softmax_lt_one", "product_mean", "sinusoidal_shift", "decay_linear", "relu_derivative"]


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
    [FEW, *(pytest.param(own, marks=pytest.mark.long) for own in (TWO_A_CHAPTER, list(BOOK.entries)[::12]))],
    ids=["few", "two a chapter", "one in twelve"],
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
    """Replay certificates in a fresh process from a copy of the kernel alone."""
    folder = tmp_path_factory.mktemp("alone")
    copytree(ROOT / "derive" / "kernel", folder / "kernel")
    first = list(BOOK.entries)[:2]
    (folder / "two.json").write_text(dumps(proved(first)), encoding="utf-8")

    def run(*args: str) -> subprocess.CompletedProcess:
        command = [sys.executable, "-S", "-m", "kernel.certificate", *args]
        return subprocess.run(command, cwd=folder, capture_output=True, text=True)

    return run


@pytest.mark.long
def test_the_book_replays_from_the_kernel_alone(replayed, tmp_path):
    path = tmp_path / "book.json"
    path.write_text(dumps(proved()), encoding="utf-8")
    done = replayed(str(path), "--expect", str(ROOT / "docs" / "theorems.json"))
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
