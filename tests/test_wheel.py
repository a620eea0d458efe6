"""What one gets by `pip install`: in an empty folder every command and example of the README and the guide works.

A wheel is built from a distribution of the sources and installed into two new environments: one that finds the
dependencies of this one beside it, and one with nothing but the standard library. No network is needed.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest

from derive.commands.doctor import installing
from tests.guide import PAGES, every, text

pytestmark = pytest.mark.xdist_group("wheel")

ROOT = Path(__file__).resolve().parents[1]
GUIDE = "\n".join(map(text, PAGES))
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
SOURCES = ("LICENSE", "README.md", "derive", "docs", "pyproject.toml", "setup.py", "verify")
RECORDED = ("adequacy.json", "checkers.json", "evidence.json", "figures", "index.tsv", "references.bib")
MOST_BYTES = 2_500_000
IMPORTED = ("flint", "matplotlib", "mpmath", "numpy", "sympy", "threadpoolctl")
SECONDS = 600
# What goes on stderr beside a complaint: progress of what takes longer than ten seconds, and where a file was written.
TOLD = re.compile(r"(?:derive|verify): (?:\d+ of \d+ after .* s: .*|\S+: written)")
MINE = """
import numpy as np

def my_layer_norm_backward(x, g):
    centred = x - x.mean(-1, keepdims=True)
    s = np.sqrt((centred * centred).mean(-1, keepdims=True) + 1e-5)
    z = centred / s
    return (g - g.mean(-1, keepdims=True) - z * (g * z).mean(-1, keepdims=True)) / s

def my_decoder_layer(x):
    return np.cumsum(x, axis=-2)
"""
"""What the guide's test of pytest is about: right, and somebody's own."""

NOT_RUN = {  # line of the guide: why
    "python3 -m pip install .": "the environments of this test are installed so, without the network",
    "py -m pip install .": "the same",
    "python3 -m pip install --no-deps .": "the same",
    "make docs": "of a checkout: the gate runs it in a new clone",
    "make test": "of a checkout, and this is a part of it",
    "make rocq": "of a checkout: the gate runs it",
}
ELSEWHERE = {"derive build": "the environment with mpmath runs it; this one writes a book of one's own"}
NARROWED = {  # line of the guide: what is run in its place, because it takes many minutes, or does not end
    "verify": "verify run softmax_pos softmax_jacobian",
    "verify adequacy": "verify adequacy softmax_pos",
    "verify code": "verify code --list",  # the name of a command, in a sentence
    "derive decide": "derive decide 'reals: t; 0 < exp(t)'",  # the same
    "verify decay": "verify decay --first-zero",  # the same
    "py -m derive build --out docs": "py -m derive build --out written --book mine",  # ours is written once, elsewhere
    "derive build --check": "derive build --check --out written --book mine",
    "derive prove --certificate book.json": "derive prove softmax_jacobian softmax_vjp --certificate book.json",
    "python3 -m derive.kernel.certificate book.json --expect docs/theorems.json": (
        "python3 -m derive.kernel.certificate book.json --part --expect docs/theorems.json"  # whole: test_certificates
    ),
    "derive site --live build/fetched --serve 8000": "derive site --book mine --out pages",  # ours has its own tests
}
EXIT_CODES = {  # the guide's backward subtracts the mean twice, and its variance is a textbook slip
    "verify code kernels:backward --against layernorm_vjp --set eps=1e-6 --dtype float32": 1,
    "verify code --matrix kernels.toml --out checked": 4,  # its kernel is the reader's, and absent: grey
    """derive decide 'dimensions: d; random: q[d], k[d]; reals: s; Var(Sum(q[a]*k[a], a:d)) = size(d)*s**2' """
    """--given 'Independent(q, k)' --given 'ForAll(a:d, E(q[a]**2) = s**2)' --given 'ForAll(a:d, E(k[a]) = 0)' """
    """--given 'ForAll(a:d, E(k[a]**2) = s**2)'""": 1,
}
NOT_IN_THE_GUIDE = ("verify kernels", "derive show softmax_jacobian --format latex", "verify figures positions")


def lines() -> list[str]:
    """Every command that README or the guide shows, in order; those of Windows as they are called elsewhere."""
    guide = re.sub(r"\\\n +", "", GUIDE)  # a line that goes on
    shown = re.findall(r"^[$>] (.+)$|`((?:derive|verify|(?:py|python3) -m) [^`\n]+)`", guide, re.MULTILINE)
    found = [(block or inline).partition("  ")[0].strip() for block, inline in shown]
    return list(dict.fromkeys(found))


def program(line: str) -> str:
    return re.sub(r"^py ", "python3 ", NARROWED.get(line, line))


EXAMPLES = every("python")
COMMANDS = [line for line in lines() if line not in NOT_RUN | ELSEWHERE] + list(NOT_IN_THE_GUIDE)
ALONE = (  # with the standard library only
    "derive list",
    "derive list --json",
    "derive show softmax_jacobian",
    "derive show softmax_scaled_limit",
    "derive show softmax_jacobian --format latex",
    "derive show softmax_jacobian --format rocq",
    "derive show softmax_jacobian --format json",
    "derive prove",
    "derive graph layernorm_vjp_inner --rules --format svg",
    "derive graph --format dot",
    "derive cite softmax_vjp --sources",
    "derive figure",
    "derive doctor",
    "derive prove softmax_vjp --certificate one.json",
    "python3 -m derive.kernel.certificate one.json --print",
)
NEEDS = {
    "derive build": "mpmath",
    "derive decide 'reals: t; exp(t) < 1'": "mpmath",
    "derive show softmax_jacobian --format sympy": "sympy",
    "derive show softmax_jacobian --format numpy": "numpy",
    "derive figure positions": "matplotlib",
    "verify run softmax_pos": "numpy",
    "verify adequacy softmax_pos": "numpy",
    "verify code --list": "numpy",
    "verify decay --base 10000 --x 1e4": "numpy",
    "verify figures positions": "numpy",
    "verify tolerances": "numpy",
    "verify kernels": "numpy",
    "derive site": "the extra site",
}


class Done(NamedTuple):
    code: int
    out: str
    err: str


class Installed(NamedTuple):
    """An environment, and the folder in which commands are run."""

    bin: Path
    folder: Path

    def run(self, line: str) -> Done:
        """Run a line of a shell; no program outside of the environment is found, neither TeX nor Coq."""
        kept = {k: v for k, v in os.environ.items() if k in ("HOME", "LANG", "SYSTEMROOT", "TMPDIR")}
        done = subprocess.run(
            line, shell=True, cwd=self.folder, env={**kept, "PATH": str(self.bin), "MPLCONFIGDIR": str(self.folder)},
            capture_output=True, text=True, timeout=SECONDS, check=False, encoding="utf-8",
        )  # fmt: skip
        return Done(done.returncode, done.stdout, done.stderr)

    def python(self, source: str) -> Done:
        (self.folder / "example.py").write_text(source, encoding="utf-8")
        return self.run("python3 example.py")


def built(hook: str, source: Path, into: Path) -> Path:
    code = f"import sys; from setuptools import build_meta; build_meta.{hook}(sys.argv[1])"
    subprocess.run(
        [sys.executable, "-c", code, str(into)], cwd=source, check=True, capture_output=True, timeout=SECONDS
    )
    (made,) = into.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """A wheel of the tree as it is, through a distribution of its sources."""
    tree, sources, wheels, unpacked = (tmp_path_factory.mktemp(n) for n in ("tree", "sdist", "wheel", "unpacked"))
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, tree / name)
    shutil.unpack_archive(built("build_sdist", tree, sources), unpacked, filter="data")
    (source,) = unpacked.iterdir()
    return built("build_wheel", source, wheels)


def environment(folder: Path, wheel: Path) -> Installed:
    venv.create(folder / "venv", symlinks=os.name != "nt")
    (python,) = (folder / "venv").glob("*/python3")
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*install, str(wheel)], check=True, capture_output=True, timeout=SECONDS)
    (folder / "empty").mkdir()
    return Installed(python.parent, folder / "empty")


@pytest.fixture(scope="module")
def alone(wheel, tmp_path_factory):
    """Nothing but the wheel and the standard library."""
    return environment(tmp_path_factory.mktemp("alone"), wheel)


def packages(made: Installed) -> Path:
    """The folder of an environment that packages are put into."""
    (site,) = made.bin.parent.glob("[Ll]ib/**/site-packages")
    return site


@pytest.fixture(scope="module")
def whole(wheel, tmp_path_factory):
    """The wheel and, through a line in a .pth file, the packages of this environment: its own .pth files do nothing."""
    made = environment(tmp_path_factory.mktemp("whole"), wheel)
    specs = [importlib.util.find_spec(name) for name in IMPORTED]
    folders = dict.fromkeys(str(Path(spec.origin).parent.parent) for spec in specs)
    (packages(made) / "dependencies.pth").write_text("\n".join(folders) + "\n", encoding="utf-8")
    return made


@pytest.fixture(scope="module")
def built_beside_mpmath(wheel, tmp_path_factory):
    """The wheel and mpmath, which is Python only: what `derive build` needs to judge the claims of the sources."""
    made = environment(tmp_path_factory.mktemp("mpmath"), wheel)
    shutil.copytree(Path(importlib.util.find_spec("mpmath").origin).parent, packages(made) / "mpmath")
    return made, made.run("derive build")


@pytest.fixture(scope="module")
def answers(whole, built_beside_mpmath):
    """Every command of the guide, run in its order in one folder, which holds the files that it shows, and docs/."""
    shutil.copytree(built_beside_mpmath[0].folder / "docs", whole.folder / "docs")
    backward = next(block for page, block in EXAMPLES if page.endswith("checking.md"))
    (whole.folder / "kernels.py").write_text(backward.partition("diagnosis =")[0], encoding="utf-8")
    ((name, written),) = re.findall(r"```text\n# (\S+\.thm)\n(.*?)```", GUIDE, re.DOTALL)
    (whole.folder / name).write_text(written, encoding="utf-8")
    (whole.folder / "mine").mkdir()
    for name, source in re.findall(r"```python\n# (mine/[\w/]+\.py)\n(.*?)```", CONTRIBUTING, re.DOTALL):
        (whole.folder / name).parent.mkdir(exist_ok=True)
        (whole.folder / name).write_text(source, encoding="utf-8")
    (library,) = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    (whole.folder / "kernels.toml").write_text(library, encoding="utf-8")
    return {line: whole.run(program(line)) for line in COMMANDS}


@pytest.fixture(scope="module")
def answers_alone(alone):
    return {line: alone.run(line) for line in ALONE}


# --- the wheel ---


@pytest.mark.long
def test_the_wheel_holds_the_packages_and_what_they_read(wheel):
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    packages = [p.relative_to(ROOT) for top in ("derive", "verify") for p in (ROOT / top).rglob("*") if p.is_file()]
    recorded = [p for name in RECORDED for p in [ROOT / "docs" / name, *(ROOT / "docs" / name).glob("*.csv")]]
    expected = {p.as_posix() for p in packages if "__pycache__" not in p.parts}
    expected |= {f"derive/recorded/{p.relative_to(ROOT / 'docs').as_posix()}" for p in recorded if p.is_file()}
    assert names == expected
    assert wheel.stat().st_size < MOST_BYTES


def test_no_second_copy_is_committed():
    assert not (ROOT / "derive" / "recorded").exists()


# --- the README and the guide ---


def test_the_tables_are_about_lines_of_the_guide():
    named = {*lines(), "verify"}
    assert {*NOT_RUN, *ELSEWHERE, *NARROWED, *EXIT_CODES} <= named
    assert len(COMMANDS) >= 40


@pytest.mark.long
@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_of_the_guide_works_in_an_empty_folder(answers, line):
    done = answers[line]
    assert done.code == EXIT_CODES.get(line, 0), done.err
    assert done.out.strip() or ">" in line
    assert "Traceback" not in done.err


@pytest.mark.long
@pytest.mark.parametrize(("page", "block"), EXAMPLES, ids=[f"{page}-{n}" for n, (page, _) in enumerate(EXAMPLES)])
def test_an_example_of_the_guide_runs_in_an_empty_folder(whole, page, block):
    done = whole.python(block)
    assert (done.code, done.err) == (0, "")
    if "report()" in block:
        assert f"```text\n{done.out.rstrip()}\n```" in text(page)


@pytest.mark.long
def test_the_fixture_of_the_guide_is_one_in_an_empty_folder(whole):
    (block,) = re.findall(r"```py\n(.*?)```", GUIDE, re.DOTALL)
    (whole.folder / "test_mine.py").write_text(f"{MINE}\n{block}", encoding="utf-8")
    done = whole.run("python3 -m pytest -q test_mine.py")
    assert done.code == 0 and "1 passed" in done.out, done.out


@pytest.mark.long
def test_what_runs_is_what_was_installed(whole, alone):
    for made in (whole, alone):
        where = made.python("import derive, verify; print(derive.__file__, verify.__file__)").out.split()
        assert all(Path(path).is_relative_to(made.bin.parent) for path in where) and len(where) == 2


@pytest.mark.long
def test_recorded_verdicts_are_on_the_page(answers):
    page = answers["derive show softmax_jacobian --format latex"].out
    assert "not run" not in page and "kernel pass" in page


@pytest.mark.long
def test_documents_are_written_where_one_works_and_not_into_the_package(built_beside_mpmath):
    made, done = built_beside_mpmath
    assert done.out == "docs: written\n"
    assert (made.folder / "docs" / "proofs" / "softmax_jacobian.tex").is_file()
    assert not list(made.bin.parent.glob("**/site-packages/**/theorems.json"))
    assert not list(made.bin.parent.glob("**/site-packages/docs"))


@pytest.mark.long
def test_the_documents_are_the_same_with_mpmath_alone(built_beside_mpmath):
    """What is committed was written with all dependencies, from the same record."""
    folder = built_beside_mpmath[0].folder / "docs"
    written = {p.relative_to(folder): p.read_bytes() for p in folder.rglob("*") if p.is_file()}
    del written[Path("book.tex")]  # which is not committed
    assert len(written) > 281
    assert [str(p) for p, content in written.items() if (ROOT / "docs" / p).read_bytes() != content] == []


@pytest.mark.long
def test_what_was_written_is_checked(answers):
    assert answers["derive build --check"].out == "written: is what derive build writes\n"


@pytest.mark.long
def test_docs_of_another_project_are_left_alone(built_beside_mpmath, tmp_path):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("mine", encoding="utf-8")
    done = built_beside_mpmath[0]._replace(folder=tmp_path).run("derive build")
    assert (done.code, done.out) == (2, "")
    assert done.err == "derive: docs/ is not what derive build writes: say where to write, with --out DIR\n"
    assert [p.name for p in (tmp_path / "docs").iterdir()] == ["index.md"]


# --- the standard library alone ---


@pytest.mark.long
@pytest.mark.parametrize("line", ALONE)
def test_a_command_needs_the_standard_library_only(answers_alone, line):
    done = answers_alone[line]
    said = [own for own in done.err.splitlines() if not TOLD.fullmatch(own)]
    assert (done.code, said) == (0, [])
    assert done.out.strip()


@pytest.mark.long
@pytest.mark.parametrize(("command", "needed"), NEEDS.items())
def test_what_needs_more_says_in_one_line_how_to_install_it(alone, command, needed):
    done = alone.run(command)
    assert (done.code, done.out) == (3, "")
    (line,) = [own for own in done.err.splitlines() if not TOLD.fullmatch(own)]
    installs = dict(map(installing, (*IMPORTED, "jinja2")))
    assert line.partition(": ")[2] == f"this needs {needed}, which is not installed: {installs[needed]}"
