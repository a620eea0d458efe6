"""A run: the same report whatever the number of processes, and no name that does not exist."""

import pytest

from derive import BOOK, Book, Chapter, theorem
from verify.measure import keys as of_keys
from verify.measure import run as of_run
from verify.measure.run import run
from verify.rocq.book import ACCEPTED, ByRocq, Earlier


def test_runs_agree_whatever_the_number_of_processes():
    """What is done once, the replay of the proofs, is done beside the columns, and changes nothing."""
    names, columns = ("softmax_pos", "softmax_vjp", "finite_sum_no_decay"), ("kernel", "ball", "transformer")
    alone, beside = [], []
    one = run(names, columns=columns, progress=lambda *step: alone.append(step))
    two = run(names, columns=columns, jobs=2, progress=lambda *step: beside.append(step))
    assert one == two
    assert one.passed
    assert [t["name"] for t in one.theorems] == list(names)
    assert [t["kernel"]["status"] for t in two.theorems] == ["pass", "pass", "not applicable"]
    assert [step[:2] for step in alone[-3:]] == [(1, 3), (2, 3), (3, 3)]
    assert alone[0] == (0, 2, "the replay of the proofs")
    assert {done for done, *_ in beside[-4:]} <= {0, 1, 2, 3} and beside[-1][1] == 3


def test_what_is_first_says_how_far_it_is_when_nothing_else_is_said():
    """The replay is then all that there is to do: no line about the last theorem is repeated meanwhile."""
    steps = []
    run(("softmax_pos", "softmax_vjp"), columns=("kernel",), jobs=2, progress=lambda *step: steps.append(step))
    assert (0, 2, "the replay of the proofs") in steps


def test_unknown_names_are_errors():
    for names, columns in ((("no_theorem",), ()), ((), ("no_column",))):
        with pytest.raises(KeyError, match="no_"):
            run(names, columns=columns)


@pytest.mark.parametrize(
    ("names", "more", "with_rocq"),
    [
        (("softmax_pos",), {}, False),
        ("softmax_pos", {}, False),
        (("softmax_pos",), {"columns": "rocq"}, True),
        (("softmax_pos",), {"accept": True}, True),
        (("softmax_pos",), {"recorded": {"theorems": {}, "versions": {}}}, True),
        ((), {"book": Book([Chapter("alone", [BOOK["softmax_pos"]])])}, True),
    ],
)
def test_rocq_is_not_asked_for_a_name_alone(monkeypatch, names, more, with_rocq):
    monkeypatch.setattr(of_run, "rocq", lambda asked, **_: ByRocq({name: {"status": "pass"} for name in asked}))
    monkeypatch.setattr(of_keys, "compiled_texts", lambda names, book: {})
    monkeypatch.setattr(of_run.evidence, "collect", lambda entry, columns, *_: {c: {"status": "pass"} for c in columns})
    report = run(names, **more)
    assert ("rocq" in report.columns) is with_rocq


def test_rocq_is_told_what_was_recorded_of_the_same_statement_unless_another_is_accepted(monkeypatch):
    told = []

    def asked(names, *, recorded, **_):
        told.append(recorded)
        return ByRocq({name: {"status": "pass"} for name in names})

    monkeypatch.setattr(of_run, "rocq", asked)
    monkeypatch.setattr(of_keys, "compiled_texts", lambda names, book: {})  # the book is not written for Rocq
    columns = {"digest": theorem("softmax_pos").digest, "rocq": {"status": "pass", "elaborated": ["e1"]}}
    other = {**columns, "digest": "of another statement"}
    record = {"versions": {"coq": "8"}, "theorems": {"softmax_pos": columns, "softmax_vjp": other}}
    monkeypatch.setattr(of_run, "record_in", lambda _: record)
    names = ("softmax_pos", "softmax_vjp")
    run(names, columns=("rocq",))
    run(names, columns=("rocq",), recorded=record)
    run(names, columns=("rocq",), accept=True)
    assert told == [Earlier({"softmax_pos": ["e1"]}, "8")] * 2 + [ACCEPTED]


def test_what_stands_in_the_record_is_measured_again_unless_only_what_has_changed_is_asked_for(monkeypatch):
    names, columns = ("softmax_pos",), ("ball",)
    first = run(names, columns=columns, recorded={"theorems": {}, "versions": {}})
    record = {"theorems": {t["name"]: t for t in first.theorems}, "versions": dict(first.versions)}
    asked = []
    collect = of_run.evidence.collect
    monkeypatch.setattr(
        of_run.evidence, "collect", lambda *given, **more: asked.append(given) or collect(*given, **more)
    )
    for changed_only, count in ((True, 0), (False, 1)):
        asked.clear()
        report = run(names, columns=columns, recorded=record, changed_only=changed_only)
        assert len(asked) == count
        assert report.theorems == first.theorems
