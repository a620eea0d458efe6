"""What must be merged passes `.ci/run`, and a release `.ci/everything`; their stages and their order."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.conftest import in_tenth, pytest_collection_modifyitems

CI = Path(__file__).parents[1] / ".ci"
STAGES = {
    "run": (
        "system packages",
        "a newcomer: git clone, make docs, without TeX and Rocq",
        "what went on beside: packages, lint, formatting, types",
        "what the change measured, measured again with TeX and Rocq, is the same",
        "the PDF: references, figures, lines",
        "under python -O: the planted failure, and no other",
        "planted faults, a sample of this commit: their tests see them",
        "all tests, and a tenth of the long ones",
    ),
    "everything": (
        "system packages, lint, formatting, types",
        "a newcomer: git clone, make docs, without TeX and Rocq",
        "everything measured again under another hash seed, with TeX and Rocq, is the same",
        "the PDF: references, figures, lines",
        "all tests under python -O: the planted failure, and no other",
        "Rocq: coqchk, library by library",
        "Rocq accepts that every probability measure is a model of the expectations",
        "planted faults, all of them: their tests see them",
        "all tests",
    ),
}
LAST = {
    "run": 'make --no-print-directory test TENTH="$(($(cat .ci/landing) % 10))" REQUIRE=browser\n',
    "everything": "make --no-print-directory test-all REQUIRE=browser\n",
}


def text(name):
    return (CI / name).read_text(encoding="utf-8")


def shell(script, folder):
    """What a script prints that begins with the stages, in a copy of the folder."""
    (folder / ".ci").mkdir()
    (folder / ".ci" / "stages").write_text(text("stages"), encoding="utf-8")
    command = ["bash", "-c", f"source .ci/stages\n{script}"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", STAGES)
def test_the_stages_stand_in_their_order_and_the_tests_are_the_last(name):
    assert tuple(re.findall(r'^(?:stage|table) "(.*)"$', text(name), re.MULTILINE)) == STAGES[name]
    assert text(name).endswith(f'table "{STAGES[name][-1]}"\n{LAST[name]}')


def test_what_is_imported_is_compiled_once():
    assert "\nunset PYTHONDONTWRITEBYTECODE\n" in text("stages")


def test_what_is_measured_may_change_nothing_and_a_missing_rocq_is_red():
    assert re.search(r'make --no-print-directory docs "\$@" REQUIRE=rocq,tex$', text("stages"), re.MULTILINE)
    assert "PYTHONHASHSEED=1 docs_unchanged\n" in text("run")
    assert "PYTHONHASHSEED=1 docs_unchanged FULL=1\n" in text("everything")


def test_nothing_is_prepared_for_the_newcomer():
    clone = text("newcomer").partition("git clone")[2]
    assert "mkdir" not in clone
    assert "make docs" in clone
    assert "git status --porcelain" in clone


@pytest.mark.parametrize("name", ["run", "everything", "stages", "newcomer", "optimized"])
def test_the_scripts_are_shell_that_stops_at_an_error(name):
    begins = '\nsource "$(dirname "$0")/stages"\n' if name in STAGES else "\nset -euo pipefail\n"
    assert begins in text(name)
    assert name == "stages" or (CI / name).stat().st_mode & 0o111
    assert subprocess.run(["bash", "-n", str(CI / name)], check=False).returncode == 0


def test_the_table_has_what_each_stage_took_with_what_it_waited_for(tmp_path):
    run = shell(
        """
        stage one
        begin work bash -c 'i=0; while [ $i -lt 300000 ]; do i=$((i + 1)); done; echo worked'
        stage two
        ended work "no work"
        table three
        echo done
        """,
        tmp_path,
    )
    assert run.returncode == 0, run.stderr
    assert re.search(r"worked\n\n== three ==\n clock +CPU\n +\d+ +0  one\n +\d+ +\d+  two\n.*\ndone\n$", run.stdout), (
        run.stdout
    )


def test_what_fails_beside_ends_the_gate_with_what_it_said(tmp_path):
    run = shell('stage one\nbegin work bash -c "echo so; exit 3"\nended work "work failed"\necho on', tmp_path)
    assert run.returncode == 1
    assert run.stdout.endswith("== one ==\nso\n")
    assert run.stderr == "work failed\n"


def test_each_long_test_is_in_one_tenth():
    names = [f"tests/test_{n}.py::test" for n in range(500)]
    assert all(sum(in_tenth(name, tenth) for tenth in range(10)) == 1 for name in names)
    assert all(any(in_tenth(name, tenth) for name in names) for tenth in range(10))


@pytest.mark.parametrize("tenth", [None, 3])
def test_nine_tenths_of_the_long_tests_are_left_out_and_said_to_be(tenth):
    def item(n, long):
        mark = {"long": True} if long else {}
        return SimpleNamespace(nodeid=f"t::{n}", fixturenames=(), get_closest_marker=mark.get)

    items = [item(n, long=n % 2) for n in range(100)]
    left_out = []
    hook = SimpleNamespace(pytest_deselected=lambda items: left_out.extend(items))
    kept = list(items)
    pytest_collection_modifyitems(SimpleNamespace(getoption=lambda _: tenth, hook=hook), kept)
    long = [i for i in items if i.get_closest_marker("long")]
    expected = [i for i in long if tenth is not None and not in_tenth(i.nodeid, tenth)]
    assert left_out == expected
    assert kept == [i for i in items if i not in expected]
    assert tenth is None or 30 < len(left_out) < 50


def test_what_a_change_measured_is_forgotten_and_nothing_else():
    spec = importlib.util.spec_from_file_location("forget", CI / "forget.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    passed = {"status": "pass", "key": "a"}
    before = {"theorems": {"one": {"digest": "d", "kernel": passed, "ball": passed}}}
    record = {
        "theorems": {
            "one": {"digest": "d", "kernel": passed, "ball": {**passed, "key": "b"}},
            "two": {"digest": "e", "kernel": passed},
        }
    }
    assert sorted(module.forget(record, before)) == ["ball", "kernel"]
    assert record == {"theorems": {"one": {"digest": "d", "kernel": passed}, "two": {"digest": "e"}}}
    adequacy = {"theorems": {"one": passed, "two": {**passed, "key": "b"}}}
    assert module.forget(adequacy, {"theorems": {"one": passed, "two": passed}}) == ["theorem"]
    assert adequacy == {"theorems": {"one": passed}}
    documents = {"keys": {"a": "1", "b": "2"}}
    assert module.forget(documents, {"keys": {"a": "1", "b": "3"}}) == ["document"]
    assert documents == {"keys": {"a": "1"}}
    assert module.forget(documents, {}) == ["document"]


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
