"""What must be merged passes `.ci/run`; its stages and their order."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

CI = Path(__file__).parents[1] / ".ci"
STAGES = (
    "system packages",
    "a newcomer: git clone, make docs, without TeX and Rocq",
    "what went on beside: packages, lint, formatting, types",
    "everything measured again, with TeX and Rocq, changes nothing",
    "the PDF: references, figures, lines",
    "what judges, under python -O: the planted failure, and no other",
    "Rocq accepts that every probability measure is a model of the expectations",
    "all tests",
)


def text(name):
    return (CI / name).read_text(encoding="utf-8")


def test_the_stages_stand_in_their_order():
    assert tuple(re.findall(r'^stage "(.*)"$', text("run"), re.MULTILINE)) == STAGES
    assert text("run").endswith('stage "all tests"\nmake --no-print-directory test-all REQUIRE=browser\n')


def test_what_is_imported_is_compiled_once():
    assert "\nunset PYTHONDONTWRITEBYTECODE\n" in text("run")


def test_everything_is_measured_and_a_missing_rocq_is_red():
    assert re.search(r"make --no-print-directory docs FULL=1 REQUIRE=rocq,tex$", text("run"), re.MULTILINE)


def test_nothing_is_prepared_for_the_newcomer():
    clone = text("newcomer").partition("git clone")[2]
    assert "mkdir" not in clone
    assert "make docs" in clone
    assert "git status --porcelain" in clone


@pytest.mark.parametrize("name", ["run", "newcomer", "optimized"])
def test_the_scripts_are_shell_that_stops_at_an_error(name):
    assert (CI / name).stat().st_mode & 0o111
    assert "\nset -euo pipefail\n" in text(name)
    assert subprocess.run(["bash", "-n", str(CI / name)], check=False).returncode == 0


def test_a_group_of_tests_runs_in_one_process(tmp_path):
    """Else every process makes what the group shares: the site, the wheel's environments, the README's answers."""
    (tmp_path / "test_shared.py").write_text(
        "import os, pathlib, pytest\n"
        "pytestmark = pytest.mark.xdist_group('shared')\n"
        "@pytest.mark.parametrize('number', range(4))\n"
        "def test_where(number):\n"
        "    pathlib.Path(f'{number}.ran').write_text(os.environ['PYTEST_XDIST_WORKER'])\n"
    )
    plugins = ["-p", "no:cacheprovider", "-p", "xdist"]
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "loadgroup", *plugins]
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST")}
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # the other plug-ins take most of the time
    run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert "4 passed" in run.stdout, run.stdout
    assert len({path.read_text() for path in tmp_path.glob("*.ran")}) == 1
