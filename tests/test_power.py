"""The page about how well a check tells formulas apart says what was recorded, and how much of it was asked."""

import json
from collections import Counter

from benchmarks.power import DATA, PAGE, plan, recorded, rows_of
from benchmarks.power_cells import Asked, tried
from benchmarks.power_page import page, sums
from verify.checking.formulas import FORMULAS
from verify.checking.models import DTYPES
from verify.checking.statements import STATEMENTS

RECORDED = json.loads(DATA.read_text(encoding="utf-8"))
EVERY = (*FORMULAS, *STATEMENTS)


def test_the_page_is_written_from_the_record():
    assert PAGE.read_text(encoding="utf-8") == page(RECORDED)
    other = json.loads(DATA.read_text(encoding="utf-8"))
    other["rows"][0]["right"] += 1
    assert page(other) != page(RECORDED)


def test_a_part_is_called_one():
    whole = page(RECORDED | {"cells": RECORDED["planned"]})
    assert "This is a part" not in whole and "All " in whole
    assert ("This is a part" in page(RECORDED)) == (RECORDED["cells"] < RECORDED["planned"])
    assert sum(row["seeds"] for row in RECORDED["rows"]) == RECORDED["cells"]


def test_every_program_that_is_not_told_as_it_should_be_is_listed():
    found = sums(RECORDED["rows"])
    assert found["listed_accepted"] + found["typed_accepted"] == len(RECORDED["lines"].get("accepted", []))
    assert found["refused"] == len(RECORDED["lines"].get("refused", []))
    assert found["untold_right"] == len(RECORDED["lines"].get("untold right", []))
    assert found["listed_untold"] + found["typed_untold"] == len(RECORDED["lines"].get("untold wrong", []))


def test_the_plan_has_every_statement_in_every_dtype_with_every_seed():
    cells = list(plan(3, EVERY))
    assert len(set(cells)) == len(cells) and {cell.name for cell in cells} == set(EVERY)
    of_one = Counter((c.dtype, c.larger, c.seed) for c in cells if c.name == "silu")
    assert set(of_one.values()) == {1} and len(of_one) == len(DTYPES) * 2 * 3
    first = [cell.seed for cell in cells]
    assert first == sorted(first, key=lambda seed: seed > 0)


def test_a_cell_counts_right_and_wrong_programs():
    first, next_seed = (Asked("relu", (), "float32", False, seed) for seed in (0, 1))
    found = {first: tried(first), next_seed: tried(next_seed)}
    assert found[first]["counts"] == {"right": 1, "typed": 2, "typed_named": 1}
    assert found[next_seed]["counts"] == {"right": 1}
    (row,) = rows_of(found)
    assert row["right"] == row["seeds"] == 2 and row["typed"] == 2
    assert recorded(found, 10, 20)["cells"] == 2
