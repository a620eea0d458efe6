"""The recipes of the Makefile in an empty folder, with a program in the place of Python that says what it is asked."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
STUB = """#!/bin/sh
echo "$@" >>said
case "$*" in
"-m verify run "*) if [ -n "$CHANGES" ]; then mkdir -p docs && sleep 0.1 && echo new >docs/evidence.json; fi;;
esac
"""
NEEDED = ("sh", "mkdir", "touch", "find", "make", "sed", "expand", "cat", "sleep")


@pytest.fixture
def folder(tmp_path):
    """A folder with the Makefile, an environment that is installed, and programs, but neither TeX nor Coq."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "pyproject.toml").touch()
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(STUB, encoding="utf-8")
    python.chmod(0o755)
    (tmp_path / ".venv" / "test.installed").touch()
    (tmp_path / "bin").mkdir()
    for name in NEEDED:
        (tmp_path / "bin" / name).symlink_to(str(shutil.which(name)))
    return tmp_path


def make(folder, *words, **environment):
    told = {"PATH": str(folder / "bin"), "CHANGES": "", **environment}
    done = subprocess.run(
        [str(shutil.which("make")), "--no-print-directory", *words],
        cwd=folder,
        env=told,
        capture_output=True,
        text=True,
        check=False,
    )
    said = folder / "said"
    return done, said.read_text(encoding="utf-8").splitlines() if said.exists() else []


def test_docs_needs_no_folder_and_says_what_was_left_out(folder):
    (folder / "docs").mkdir()
    done, said = make(folder, "docs")
    assert done.returncode == 0, done.stderr
    assert "PDF: not run (latexmk or pdflatex is not installed; apt-get install " in done.stdout
    assert "Rocq: not run (coqc is not installed; apt-get install " in done.stdout
    assert said[0] == "-m derive build"
    assert all("--changed" in line for line in said[1:])
    assert len(said) == 6


def test_the_site_is_written_where_the_tests_can_run_without_another_installation(folder):
    done, said = make(folder, "site")
    assert done.returncode == 0, done.stderr
    assert said == ["-m derive site --out build/site"]
    _, said = make(folder, "site", "LIVE=1")
    assert said[1:] == ["-m derive site --out build/site --live build/fetched"]


def test_without_the_folder_that_it_makes_docs_fails(folder):
    makefile = folder / "Makefile"
    text = makefile.read_text(encoding="utf-8")
    assert text.count("\t@mkdir -p build\n") == 1
    makefile.write_text(text.replace("\t@mkdir -p build\n", ""), encoding="utf-8")
    (folder / "docs").mkdir()
    done, _ = make(folder, "docs")
    assert done.returncode != 0
    assert "build/docs.written" in done.stderr


def test_pages_are_written_again_only_if_the_record_changed(folder):
    (folder / "docs").mkdir()
    done, said = make(folder, "docs", CHANGES="yes")
    assert done.returncode == 0, done.stderr
    assert said.count("-m derive build") == 2
    assert said[-1] == "-m derive build"


def test_full_measures_everything_and_require_is_passed_on(folder):
    (folder / "docs").mkdir()
    done, said = make(folder, "docs", "FULL=1", "REQUIRE=rocq,tex")
    assert done.returncode == 0, done.stderr
    assert not [line for line in said if "--changed" in line]
    assert "-m verify run --record docs/evidence.json --require rocq,tex" in [line.strip() for line in said]


def test_a_tenth_of_the_long_tests_is_passed_on(folder):
    _, said = make(folder, "test", "TENTH=0")
    assert said == ["-m pytest -n auto --dist loadgroup --tenth 0"]
    _, said = make(folder, "test")
    assert said[1:] == ["-m pytest -n auto --dist loadgroup"]


def test_help_lists_the_targets(folder):
    done, _ = make(folder, "help")
    assert [line.split()[0] for line in done.stdout.splitlines()] == [
        *(
            "help",
            "docs",
            "site",
            "site-picture",
            "pdf",
            "rocq",
            "rocq-check",
            "rocq-measure",
            "test",
            "test-all",
            "everything",
            "check",
            "clean",
        ),
    ]
