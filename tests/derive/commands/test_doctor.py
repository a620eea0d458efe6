"""Optional tools: found with their versions, or missing, whatever the machine has."""

import ast
import os
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from derive.commands import doctor
from derive.commands.doctor import MODULES, TOOLS, Tool, examined, installing
from derive.commands.terminal import not_installed
from tests.architecture import imports
from verify.errors import extra

ROOT = Path(__file__).parents[3]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
FILES = [*(ROOT / "derive").rglob("*.py"), *(ROOT / "verify").rglob("*.py")]
PRODUCT = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in FILES}

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


# ---- what is installed, and under which name ----


def names(requirements):
    """The names of packages, as an index compares them."""
    return {re.match(r"[\w.-]+(\[.*\])?", line)[0].lower().replace("_", "-") for line in requirements}


def imported():
    """Every module of somebody else that either package imports, wherever in it."""
    found = {name.partition(".")[0] for path, source in PRODUCT.items() for _, name in imports(path, source)}
    return sorted(name for name in found - {*sys.stdlib_module_names, "derive", "verify"} if "*" not in name)


def test_the_extras_are_those_of_the_project():
    rows = {tool.name: names(tool.ask) for tool in TOOLS if tool.kind == "extra"}
    assert rows == {extra: {n for n in names(lines) if "[" not in n} for extra, lines in EXTRAS.items()}
    declared = names(PROJECT["dependencies"]).union(*map(names, EXTRAS.values()))
    single = {tool.name: tool.get for tool in TOOLS if tool.kind == "package"}
    assert {*single} <= declared and names(PROJECT["dependencies"]) <= {*single}
    for name, line in single.items():
        wanted = line.removeprefix("python -m pip install ").strip('"')
        assert wanted == name or wanted in PROJECT["dependencies"]


@pytest.mark.parametrize("module", imported())
def test_a_module_that_is_missing_is_installed_by_the_name_of_its_distribution(module):
    said = not_installed(ModuleNotFoundError("", name=f"{module}.of.it"))
    pattern = r'this needs (?:the extra )?([\w-]+), which is not installed: python -m pip install "?(\S+?)"?'
    line = re.fullmatch(pattern, said)
    assert line is not None, said
    if found := re.fullmatch(r"transformer-proofs\[(\w+)\]", line[2]):
        assert found[1] == line[1]
        wanted = names(EXTRAS[found[1]])
    else:
        wanted = names([line[2]])
    assert MODULES.get(module, module).lower().replace("_", "-") in wanted
    there = names(packages_distributions().get(module, ()))
    assert not there or there <= wanted


def test_of_a_module_that_is_not_ours_no_distribution_is_guessed():
    assert installing("yaml") == ("the module yaml", "")
    assert not_installed(ModuleNotFoundError("", name="yaml")) == "this needs the module yaml, which is not installed"


def test_each_line_that_installs_is_made_in_one_place_of_a_package():
    """Of the parts of `verify` that know nothing of `derive` those name extras, which are those of the project."""
    written, named = set(), []
    for path, source in ((p, s) for p, s in PRODUCT.items() if "pip install" in s or "extra(" in s):
        documented = set()
        for node in ast.walk(ast.parse(source)):  # a statement before what it holds
            match node:
                case ast.Expr(value=ast.Constant()):
                    documented.add(id(node.value))
                case ast.Constant(value=str(text)) if "pip install" in text and id(node) not in documented:
                    written.add(path)
                case ast.Call(func=ast.Name(id="extra"), args=[ast.Constant(value=name)]):
                    named.append(name)
    assert written == {"derive/commands/doctor.py", "verify/errors.py"}
    assert sorted(named) == ["bfloat16", "safetensors", "scipy"] and {*named} <= {*EXTRAS}
    assert {*map(extra, EXTRAS)} == {tool.get for tool in TOOLS if tool.kind == "extra"}


def test_doctor_says_what_is_lost():
    answer = doctor.doctor()
    for tool, line in zip(answer.document["tools"], answer.text.splitlines(), strict=True):
        assert tool["name"] in line
        assert line.startswith("found" if tool["found"] else "missing")
        assert tool["found"] or (tool["lost"] in line and tool["get"] in line)
    assert {"latexmk", "coqc", "Coquelicot", "Interval", "safetensors", "scipy", "torch"} <= {
        t["name"] for t in answer.document["tools"]
    }
