"""The page "Check your kernel" is what the command writes; its programs run as they are shown."""

import json
import math
import re
from pathlib import Path

import numpy as np
import pytest

import verify
from verify.checking.page import page

DOCS = Path(__file__).resolve().parents[3] / "docs"
WRITTEN = (DOCS / "check_your_kernel.md").read_text(encoding="utf-8")
MEASURED = json.loads((DOCS / "checkers.json").read_text(encoding="utf-8"))
SHOWN = re.findall(r"```python\n(def .*?)```\n\n```text\n(.*?)```", WRITTEN, re.DOTALL)


def steady(text):
    """Leave out the errors of programs, whose last digits are the machine's."""
    return re.sub(r"(largest error|error of|relative distance) [^;)]*", r"\1", text)


def test_the_page_is_what_the_command_writes():
    assert steady(page(MEASURED)) == steady(WRITTEN)


@pytest.mark.parametrize(("program", "report"), SHOWN)
def test_a_program_runs_as_it_is_shown(program, report):
    source, call = program.rsplit("verify.check", 1)
    names = {"math": math, "np": np, "verify": verify}
    exec(compile(f"{source}\ndiagnosis = verify.check{call}", "check_your_kernel.md", "exec"), names)
    assert steady(names["diagnosis"].report()) == steady(report)


def test_all_is_filled_in():
    assert len(SHOWN) >= 5
    assert "{{" not in WRITTEN
    assert len({report.split("\n")[0] for _, report in SHOWN}) == len(SHOWN)


def test_links_lead_to_pages():
    targets = re.findall(r"\]\((proofs/[^)]*)\)", WRITTEN)
    assert targets
    assert all((DOCS / target).is_file() for target in targets)


def test_no_wrong_formula_is_accepted_and_no_right_program_refused():
    ours = [row for row in MEASURED["rows"] if "verify.check" in row["checker"]]
    assert len(ours) == 4
    assert all(row["accepted"] == row["refused"] == 0 and row["wrong"] > 100 for row in ours)
    assert any(row["accepted"] for row in MEASURED["rows"])
