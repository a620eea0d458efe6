"""Optional tools: found with their versions, or missing, whatever the machine has."""

import os
import sys

import pytest

from derive import doctor
from derive.doctor import Tool, examined

posix = pytest.mark.skipif(os.name != "posix", reason="the programs of this test are shell scripts")


def program(folder, name, text):
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)


def version_of(tool):
    return examined((tool,))[0].version


@posix
def test_programs(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    tool = Tool("mytex", "program", "", "", ("-v",))
    assert version_of(tool) is None
    program(tmp_path, "mytex", '[ "$1" = -v ] && echo "MyTeX, 7 Jan. Version 4.79" >&2')
    assert version_of(tool) == "4.79"
    program(tmp_path, "mytex", "exit 3")
    assert version_of(tool) == ""


@posix
def test_a_program_that_hangs_is_there_without_a_version(tmp_path, monkeypatch):
    monkeypatch.setattr(doctor, "SECONDS", 0.2)
    program(tmp_path, "slow", "exec /bin/sleep 30")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert version_of(Tool("slow", "program", "", "")) == ""


@posix
def test_libraries_of_rocq(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    tool = Tool("Coquelicot", "library", "", "", ("Coquelicot",))
    assert version_of(tool) is None
    program(tmp_path, "coqc", f"echo {tmp_path}")
    assert version_of(tool) is None
    (tmp_path / "user-contrib" / "Coquelicot").mkdir(parents=True)
    assert version_of(tool) == ""


def test_packages_are_looked_up_and_not_imported():
    loaded = set(sys.modules)
    assert version_of(Tool("numpy", "package", "", ""))
    assert version_of(Tool("no-such-package-here", "package", "", "")) is None
    assert "torch" not in set(sys.modules) - loaded


def test_every_row_says_what_is_lost_and_how_to_get_it():
    for tool in doctor.TOOLS:
        assert tool.kind in doctor._LOOK and tool.lost and tool.get
        assert bool(tool.ask) == (tool.kind != "package")
