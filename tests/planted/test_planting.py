"""Faults can be planted, each once, over all folders; and a fault is seen, missed or breaks off as it should."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.planted import drawing
from tests.planted.__main__ import FAULTS, main, table
from tests.planted.chosen import CHOSEN
from tests.planted.drawn import AGAIN, DRAWN
from tests.planted.harmless import HARMLESS
from tests.planted.planting import BROKE, SEEN, UNSEEN, Fault, Outcome, Run, Tree, planted, problems

LEAST = 110
runs = pytest.mark.skipif(not hasattr(os, "wait4"), reason="not run: processes are those of POSIX")
PRODUCT = "def double(x):\n    return 2 * x\n"
TESTS = "from product import double\n\n\ndef test_double():\n    assert double(3) == 6\n"
SIGN = Fault("a sign", "product.py", "2 * x", "-2 * x", by="test_product.py")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A tree with one file and its tests."""
    folder = tmp_path / "root"
    (folder / "tests").mkdir(parents=True)
    (folder / "product.py").write_text(PRODUCT)
    (folder / "tests" / "test_product.py").write_text(TESTS)
    return folder


def test_every_fault_can_be_planted() -> None:
    assert [line for fault in (*FAULTS, *HARMLESS) for line in problems(fault)] == []


def test_the_list_is_long_and_half_of_it_is_drawn_over_all_folders() -> None:
    everything = (*FAULTS, *HARMLESS)
    assert len({f.name for f in everything}) == len({f[1:4] for f in everything}) == len(everything)
    assert len(FAULTS) >= LEAST
    assert len(DRAWN) >= LEAST / 2
    assert all(f.unseen for f in HARMLESS)
    assert {f.folder for f in FAULTS if f.folder in drawing.ELSEWHERE} == {"derive/chapters"}  # a figure's code
    since = {"derive", *(f"derive/{f}" for f in ("books", "claims", "doors", "tracing", "values"))}  # since the draw
    assert {f.folder for f in DRAWN} | since >= {f.folder for f in CHOSEN}


def test_a_drawn_fault_stands_in_the_file_that_was_drawn() -> None:
    assert all(f.place.rpartition(":")[0] == f.file for f in (*DRAWN, *AGAIN))
    assert len({f.place for f in DRAWN}) == len(DRAWN) == drawing.LINES
    assert not any(f.place for f in CHOSEN)


def test_lines_are_drawn_by_the_seed_and_from_every_folder() -> None:
    found = [(f"derive/{folder}/a.py", line) for folder in "xyz" for line in range(1, 40)]
    assert drawing.drawn(found, 1, 7) == drawing.drawn(found, 1, 7) != drawing.drawn(found, 2, 7)
    assert len(drawing.drawn(found, 1, 7)) == 7
    assert {name for name, _ in drawing.drawn(found, 1, 3)} == {name for name, _ in found}


def test_lines_of_code_leave_out_what_says_or_lists_something() -> None:
    source = '"""Says."""\nimport os\n__all__ = ["f"]\nMOST = 3\nDATA = (\n    1,\n)\n\n\ndef f():\n    """Says."""\n'
    source += "    import re\n\n    # why\n    return re\n"
    assert drawing.code_lines(source) == [4, 10, 15]


def test_a_fault_that_cannot_be_planted_is_an_error_that_names_it(root: Path, tmp_path: Path) -> None:
    for fault, why in (
        (SIGN._replace(old="3 * x"), "a sign: in product.py the text to replace occurs 0 times"),
        (SIGN._replace(old="x"), "a sign: in product.py the text to replace occurs 2 times"),
        (SIGN._replace(new=SIGN.old), "a sign: nothing is replaced"),
        (SIGN._replace(file="nothing.py"), "a sign: there is no nothing.py"),
        (SIGN._replace(by="test_nothing.py"), "a sign: there is no tests/test_nothing.py"),
    ):
        assert problems(fault, root)[0].startswith(why)
        with pytest.raises(LookupError, match=why):
            Tree(tmp_path / str(abs(hash(fault))), root).run(fault.tests, fault)


@runs
def test_a_fault_is_seen_missed_or_breaks_off_and_nothing_of_it_is_left(root: Path, tmp_path: Path) -> None:
    tree = Tree(tmp_path / "tree", root)
    assert tree.run(SIGN.tests).said == UNSEEN
    for new, said, first in (
        ("3 * x", SEEN, "tests/test_product.py::test_double"),  # of the same size, within the same second
        ("x * 2", UNSEEN, ""),
        ("2 * (", BROKE, "(exit code 2)"),  # no test has failed: there is none
    ):
        run = tree.run(SIGN.tests, SIGN._replace(new=new))
        assert (run.said, run.first[: len(first)]) == (said, first)
        assert run.seconds > 0
    assert (tree.folder / "product.py").read_text() == PRODUCT
    assert tree.run(SIGN.tests).said == UNSEEN


@runs
def test_what_comes_to_no_end_is_seen(root: Path, tmp_path: Path) -> None:
    fault = SIGN._replace(old="return", new="import time\n    time.sleep(60)\n    return")
    run = Tree(tmp_path / "tree", root).run(SIGN.tests, fault, limit=3)
    assert (run.said, run.first) == (SEEN, "no end in 3 s")


@runs
def test_a_claim_is_wrong_if_the_tests_fail_without_a_fault(root: Path) -> None:
    (root / "tests" / "test_product.py").write_text(TESTS.replace("== 6", "== 7"))
    (outcome,) = planted([SIGN], root=root)
    assert "does not pass without a fault" in outcome.wrong


@runs
def test_several_are_planted_at_once(root: Path) -> None:
    (root / "tests" / "test_other.py").write_text(TESTS)
    faults = [SIGN, SIGN._replace(name="none", new="x * 2", unseen="the same"), SIGN._replace(by="test_other.py")]
    found = list(planted(faults, jobs=2, root=root))
    assert [(o.fault, o.run.said, o.wrong) for o in found] == list(
        zip(faults, (SEEN, UNSEEN, SEEN), [""] * 3, strict=True)
    )


def test_a_claim_is_about_the_file_that_mirrors() -> None:
    fault = Fault("x", "verify/checking/closed_forms/slips.py", "a", "b")
    assert (fault.tests, fault.folder) == ("tests/verify/checking/closed_forms/test_slips.py", "verify/checking")
    passed, failed = Run(UNSEEN, "", 1, 1), Run(SEEN, "", 1, 1)
    assert [bool(Outcome(fault, run, passed).wrong) for run in (passed, failed)] == [True, False]
    harmless = fault._replace(unseen="why")
    assert [bool(Outcome(harmless, run, passed).wrong) for run in (passed, failed)] == [False, True]


def test_the_table_counts_drawn_and_chosen_apart() -> None:
    control = Run(UNSEEN, "", 1, 1)
    lines = table([Outcome(f, Run(SEEN, "", 1, 1), control) for f in (*DRAWN, CHOSEN[0])])
    assert lines[-1].split() == f"all {len(DRAWN)} / {len(DRAWN)} 1 / 1".split()


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--folder", "derive/nothing"], 2, "no such fault"),
        pytest.param(["two masks let through"], 0, "1 planted, 1 seen, 0 broke off", marks=pytest.mark.long),
    ],
)
def test_the_command(arguments: list[str], code: int, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == code
    assert said in capsys.readouterr().out
