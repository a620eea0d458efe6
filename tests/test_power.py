"""The page about how well a check tells formulas apart says what was recorded, and how much of it was asked."""

import json
from collections import Counter
from itertools import groupby

import pytest

from benchmarks.power import DATA, PAGE, Kept, beside, plan, recorded, rows_of, sample
from benchmarks.power_cells import Asked, Found, returns_no_number, tried
from benchmarks.power_page import FAILURES, page, sums
from verify.checking.formulas import FORMULAS
from verify.checking.judging.diagnosis import Diagnosis, Finding, Verdict
from verify.checking.judging.verdicts import NO_NUMBER
from verify.checking.rounding.models import DTYPES
from verify.checking.statements import STATEMENTS

RECORDED = json.loads(DATA.read_text(encoding="utf-8"))
EVERY = (*FORMULAS, *STATEMENTS)


def test_the_page_is_written_from_the_record():
    assert PAGE.read_text(encoding="utf-8") == page(RECORDED, beside())
    other = json.loads(DATA.read_text(encoding="utf-8"))
    other["rows"][0]["right"] += 1
    assert page(other, beside()) != page(RECORDED, beside())


def test_a_part_is_called_one():
    whole = page(RECORDED | {"cells": RECORDED["planned"]})
    assert "This is a part" not in whole and "All " in whole
    assert ("This is a part" in page(RECORDED)) == (RECORDED["cells"] < RECORDED["planned"])
    assert sum(row["seeds"] for row in RECORDED["rows"]) == RECORDED["cells"]


def test_every_program_that_is_not_told_as_it_should_be_is_listed():
    found = sums(RECORDED["rows"])
    assert found["listed_accepted"] + found["typed_accepted"] == len(RECORDED["lines"].get("accepted", []))
    assert found["refused"] == len(RECORDED["lines"].get("refused", []))
    assert found["uncalled"] == len(RECORDED["lines"].get("uncalled", []))
    assert found["untold_right"] == len(RECORDED["lines"].get("untold right", []))
    assert found["listed_untold"] + found["typed_untold"] == len(RECORDED["lines"].get("untold wrong", []))


def test_the_plan_has_every_statement_in_every_dtype_with_every_seed():
    cells = list(plan(4, EVERY))
    assert len(set(cells)) == len(cells) and {cell.name for cell in cells} == set(EVERY)
    of_one = Counter((c.dtype, c.larger, c.seed) for c in cells if c.name == "silu")
    assert set(of_one.values()) == {1} and len(of_one) == len(DTYPES) * 2 * 4
    first = [cell.seed for cell in cells]
    assert first[: first.index(2)] == sorted(first[: first.index(2)]), "what is done first has fewer seeds"
    rest = [cell.name for cell in cells if cell.seed > 1]
    assert len([name for name, _ in groupby(rest)]) == len(EVERY), "a statement that is derived is asked to its end"


def test_what_a_run_does_first_is_a_whole_sweep():
    cells = list(plan(2, EVERY))
    whole = [(c.name, c.dtype, c.larger) for c in cells[: len(EVERY) * len(DTYPES) * 2]]
    assert len(set(whole)) == len(whole)
    assert not any(c.chosen and c.seed for c in cells), "conventions are declared with the first seed"


def test_a_sample_is_drawn_by_names_and_called_one():
    cells = list(plan(1, EVERY))
    part = sample(cells, 0.1)
    assert 0.05 < len(part) / len(cells) < 0.15 and part == sample(cells, 0.1) and sample(cells, 1) == cells
    assert set(part) <= set(sample(cells, 0.2))
    assert "They are 10 % of the cells" in page(RECORDED | {"cells": 1, "sample": 0.1})


def test_finished_cells_stand_until_they_are_asked_again_on_other_code(tmp_path):
    file, (first, second) = (
        tmp_path / "kept.jsonl",
        (Asked("relu", (), "float32", larger, 0) for larger in (False, True)),
    )
    found = {"counts": {"right": 1}, "lines": [], "seconds": 1.0}
    Kept(file, "older", "abc").put(first, found)
    file.write_text(file.read_text(encoding="utf-8") + '{"cell": [', encoding="utf-8")  # it was ended
    later = Kept(file, "newer", "def+")
    assert later.left([first, second], again=False) == [second]
    assert later.left([first, second], again=True) == [first, second]
    later.put(second, found)
    assert Kept(file, "newer", "def+").cells == later.cells
    assert recorded(later.cells, 2, 20)["code"] == [
        {"commit": "abc", "key": "older", "cells": 1},
        {"commit": "def+", "key": "newer", "cells": 1},
    ]


def test_a_cell_counts_right_and_wrong_programs():
    first, next_seed = (Asked("relu", (), "float32", False, seed) for seed in (0, 1))
    code = {"code": {"key": "k", "commit": "c"}}
    found = {first: tried(first) | code, next_seed: tried(next_seed) | code}
    assert found[first]["counts"] == {"right": 1, "typed": 2, "typed_named": 2}
    assert found[next_seed]["counts"] == {"right": 1}
    (row,) = rows_of(found)
    assert row["right"] == row["seeds"] == 2 and row["typed"] == 2
    assert row["right_told"] == 1, "with the next seed nothing need be told from it"
    assert recorded(found, 10, 20)["cells"] == 2


def test_a_program_that_cannot_be_called_is_neither_right_nor_wrong_and_fails_the_sweep():
    found, cannot = Found(), Diagnosis("relu", "float32", 0, notes=("it raised StopIteration",))
    found.right("this", cannot, told=True)
    found.wrong("typed", "that", cannot, named=False)
    assert {kind: n for kind, n in found.counts.items() if n} == {"right": 1, "typed": 1, "uncalled": 2}
    assert {kind for kind, _ in found.lines} == {"uncalled"} and "uncalled" in FAILURES
    assert found.lines[0][1] == "this: it raised StopIteration"


@pytest.mark.parametrize(
    ("notes", "left", "overflows"), [((NO_NUMBER,), {}, True), ((NO_NUMBER,), {"sign": 0.5}, False), ((), {}, False)]
)
def test_what_overflows_itself_is_not_left_untold(notes, left, overflows):
    finding = Finding("dx", "layernorm_vjp", verdict=Verdict.CANNOT, notes=notes, open=left)
    assert returns_no_number(Diagnosis("layernorm_vjp", "float16", 0, (finding,))) is overflows
    found = Found()
    found.right("this", Diagnosis("layernorm_vjp", "float16", 0, (finding,)), told=True, overflows=overflows)
    assert found.counts["right_overflows"] == overflows and found.counts["untold_right"] == (not overflows)
    assert not found.counts["refused"]


def test_a_cell_without_programs_says_nothing_and_is_none():
    found = Found()
    with pytest.raises(ValueError, match="expected right programs, got {}"):
        found.require(wrong=False)
    found.counts["right"] += 1
    found.require(wrong=False)
    with pytest.raises(ValueError, match="and wrong ones"):
        found.require(wrong=True)
