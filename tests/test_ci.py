"""What must be merged passes `.ci/run`; its stages and their order."""

import re
import subprocess
from pathlib import Path

import pytest

CI = Path(__file__).parents[1] / ".ci"
STAGES = (
    "system packages",
    "a newcomer: git clone, make docs, without TeX and Rocq",
    "lint, formatting, types",
    "what judges, under python -O: the planted failure, and no other",
    "everything measured again, with TeX and Rocq, changes nothing",
    "the PDF: references, figures, lines",
    "Rocq accepts that every probability measure is a model of the expectations",
    "all tests",
)


def text(name):
    return (CI / name).read_text(encoding="utf-8")


def test_the_stages_stand_in_their_order():
    assert tuple(re.findall(r'^stage "(.*)"$', text("run"), re.MULTILINE)) == STAGES
    assert text("run").endswith('stage "all tests"\nmake --no-print-directory test-all REQUIRE=browser\n')


def test_everything_is_measured_and_a_missing_rocq_is_red():
    assert re.search(r"make --no-print-directory docs FULL=1 REQUIRE=rocq,tex$", text("run"), re.MULTILINE)


def test_nothing_is_prepared_for_the_newcomer():
    clone = text("newcomer").partition("git clone")[2]
    assert "mkdir" not in clone
    assert "make docs" in clone
    assert "git status --porcelain" in clone


@pytest.mark.parametrize("name", ["run", "newcomer"])
def test_the_scripts_are_shell_that_stops_at_an_error(name):
    assert (CI / name).stat().st_mode & 0o111
    assert "\nset -euo pipefail\n" in text(name)
    assert subprocess.run(["bash", "-n", str(CI / name)], check=False).returncode == 0
