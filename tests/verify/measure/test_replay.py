"""The kernel's column is the replay in a fresh process; a theorem that is wrong fails its own row, and no other."""

from dataclasses import replace
from shutil import copytree

import pytest

from derive.chapters import BOOK
from derive.kernel import rules
from derive.kernel.certificate import digest
from derive.kernel.terms import Term, num
from derive.language.entry import calc, step
from tests.book import proved
from verify.measure import replay
from verify.measure.replay import kernel_columns, replayed
from verify.measure.run import run

NAMES = ("partition_pos", "softmax_pos", "softmax_sum_one")
ENTRIES = [BOOK.entries[name] for name in NAMES]
EXPECTED = {e.name: digest(e.given, e.claim) for e in ENTRIES}
PASS = {"status": "pass"}


@pytest.fixture(scope="module")
def theorems():
    theorem_of = proved(list(NAMES))
    return {name: theorem_of[name] for name in NAMES}


@pytest.fixture
def processes(monkeypatch):
    """The processes that are started."""
    started, start = [], replay.subprocess.run

    def counted(command, **options):
        started.append(command)
        return start(command, **options)

    monkeypatch.setattr(replay.subprocess, "run", counted)
    return started


def test_one_process_replays_all_that_is_right(theorems, processes):
    assert replayed(theorems, EXPECTED) == {}
    (command,) = processes
    assert command[1] == "-I"


def test_another_statement_fails_its_own_row(theorems, processes):
    forged = {**theorems, "softmax_pos": rules.refl(num(0))}
    failures = replayed(forged, EXPECTED)
    assert set(failures) == {"softmax_pos"}
    assert "proves another statement" in failures["softmax_pos"]
    assert len(processes) == 1 + len(NAMES)


def test_a_missing_theorem_fails_its_own_row(theorems):
    failures = replayed({n: t for n, t in theorems.items() if n != "softmax_pos"}, EXPECTED)
    assert set(failures) == {"softmax_pos"}
    assert "no theorem" in failures["softmax_pos"]


def test_what_is_refused_together_passes_for_none(theorems, monkeypatch):
    alone = replay._refusal
    monkeypatch.setattr(replay, "_refusal", lambda *a: "too much" if len(a[2]) > 1 else alone(*a))
    assert replayed(theorems, EXPECTED) == dict.fromkeys(NAMES, "beside the others: too much")


def test_a_theorem_forged_in_this_process_is_refused(theorems):
    """What Python cannot seal: the conclusion of a theorem is overwritten, and its steps do not give it."""
    lie, right = Term("eq", num(0), num(1)), proved(["softmax_pos"])["softmax_pos"]
    forged = object.__new__(type(right))
    for slot in ("hyps", "concl", "rule", "premises", "args"):
        object.__setattr__(forged, slot, getattr(right, slot))
    object.__setattr__(forged, "concl", lie)
    failures = replayed({**theorems, "softmax_pos": forged}, {**EXPECTED, "softmax_pos": digest((), lie)})
    assert set(failures) == {"softmax_pos"}
    assert "concludes something else" in failures["softmax_pos"]


def test_the_copy_of_the_folder_is_what_replays(theorems, tmp_path, monkeypatch):
    """A kernel that refuses everything, put in the place that is copied, makes every row fail."""
    broken = tmp_path / "kernel"
    copytree(replay.KERNEL, broken)
    (broken / "certificate.py").write_text('raise SystemExit("broken")', encoding="utf-8")
    monkeypatch.setattr(replay, "KERNEL", broken)
    failures = replayed(theorems, EXPECTED)
    assert set(failures) == set(NAMES)
    assert set(failures.values()) == {"broken"}


def test_a_replay_that_never_ends_is_no_proof(theorems, monkeypatch):
    monkeypatch.setattr(replay, "SECONDS", 0.001)
    assert set(replayed(theorems, EXPECTED)) == set(NAMES)


def test_nothing_is_replayed_of_nothing(processes):
    assert replayed({}, {}) == {}
    assert kernel_columns([]) == {}
    assert processes == []


def test_the_column_passes_and_an_entry_that_is_not_proved_fails_alone():
    entry = BOOK.entries["softmax_pos"]
    wrong = replace(entry, proof=calc(num(0), step(num(1), entry.steps()[0].reason, "wrong")))
    columns = kernel_columns([ENTRIES[0], wrong, ENTRIES[2]])
    assert columns["partition_pos"] == columns["softmax_sum_one"] == PASS
    assert columns["softmax_pos"]["status"] == "fail"
    assert columns["softmax_pos"]["failures"][0].startswith("softmax_pos: ")


def test_a_run_of_several_theorems_starts_one_process_and_says_which_failed(monkeypatch, processes):
    report = run(NAMES, columns=("kernel",))
    assert report.counts()["kernel"]["pass"] == len(NAMES)
    assert len(processes) == 1
    others = {e.claim: "0" if e.name == "softmax_pos" else EXPECTED[e.name] for e in ENTRIES}
    monkeypatch.setattr(replay.certificate, "digest", lambda given, claim: others[claim])
    failed = run(NAMES, columns=("kernel",))
    rows = {t["name"]: t["kernel"] for t in failed.theorems}
    assert {n for n, columns in rows.items() if columns["status"] == "fail"} == {"softmax_pos"}
    assert rows["softmax_pos"]["repeat"] == "verify run softmax_pos --columns kernel"
