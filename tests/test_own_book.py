"""A book that is not ours: that of CONTRIBUTING.md, in a folder of its own, goes through everything that ours does."""

import io
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout
from fractions import Fraction
from importlib import invalidate_caches
from pathlib import Path

import numpy as np
import pytest

import verify
from derive import Book, Chapter, Entry, Eq, UnknownNameError, algebra, calc, reals, step, theorem, theorems
from derive.commands import cli as derive_program
from derive.doors.build import build
from verify.adequacy.report import adequacy
from verify.checking.judging.book import claim, right_sides
from verify.commands import cli as verify_program
from verify.measure.record import record, record_in
from verify.numbers import Ball, precision

ROOT = Path(__file__).resolve().parents[1]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## A book of your own")[2]
FILES = re.findall(r"```python\n# (mine/[\w/]+\.py)\n(.*?)```", TEXT, re.DOTALL)
NAMES = ["shares_sum_one", "softmax_mean_of_constant", "share_derivative"]
COLUMNS = ("kernel", "sympy", "transformer", "ball", "mutants")
COQC = shutil.which("coqc")
LINES = re.findall(r"^\$ (.*)", TEXT, re.MULTILINE)
PROGRAMS = {"derive": derive_program, "verify": verify_program}


@pytest.fixture
def folder(tmp_path):
    """A folder with nothing in it but the package of CONTRIBUTING.md."""
    for path, text in FILES:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    return tmp_path


@contextmanager
def at_home(folder: Path) -> Iterator[None]:
    """Work where the book lies; what is loaded from there is forgotten afterwards."""
    before, written = set(sys.modules), sys.dont_write_bytecode
    sys.path.insert(0, str(folder))
    sys.dont_write_bytecode = True  # a module that is changed within a second is read again
    invalidate_caches()
    try:
        with chdir(folder):
            yield
    finally:
        sys.path.remove(str(folder))
        sys.dont_write_bytecode = written
        for name in set(sys.modules) - before:
            if name.partition(".")[0] in ("mine", "kernels"):
                del sys.modules[name]


@pytest.fixture
def mine(folder):
    """The book, loaded."""
    with at_home(folder):
        yield Book.load("mine")


def started(folder: Path, line: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    """Run a command line in a process of its own, as if both packages were installed."""
    program, *arguments = line.split()
    start = f"import sys; from {PROGRAMS[program].__name__} import main; sys.exit(main())"
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONSAFEPATH": "1"}
    done = subprocess.run(
        [sys.executable, "-c", start, *arguments],
        cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    return as_expected(line, done, code)


def ran(folder: Path, line: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    """Run a command line in this process, as `started` would, where a start of Python would be most of the time."""
    program, *arguments = line.split()
    out, err = io.StringIO(), io.StringIO()
    with at_home(folder), redirect_stdout(out), redirect_stderr(err):
        try:
            ended = PROGRAMS[program].main(arguments)
        except SystemExit as end:
            ended = end.code
    return as_expected(line, subprocess.CompletedProcess(line, ended, out.getvalue(), err.getvalue()), code)


def as_expected(line: str, done: subprocess.CompletedProcess[str], code: int) -> subprocess.CompletedProcess[str]:
    if done.returncode != code or (code > 1 and done.stdout):
        pytest.fail(f"{line}: {done.returncode}\n{done.stdout}\n{done.stderr}", pytrace=False)
    return done


def test_the_book_is_whole_and_has_no_theorem_of_ours():
    parts = ("__init__", "shares/__init__", "shares/theorems", "shares/mistakes", "shares/counterparts")
    assert [path for path, _ in FILES] == [f"mine/{name}.py" for name in parts]
    assert not {t.name for t in theorems()} & set(NAMES)


# ---- the command line ----


def test_it_is_listed_proved_and_shown(folder):
    listed = json.loads(started(folder, "derive list --book mine --json").stdout)["theorems"]
    assert [(t["name"], t["chapter"]) for t in listed] == [(name, "shares") for name in NAMES]
    assert "3 of 3 theorems proved" in ran(folder, "derive prove --book mine").stdout
    assert "the total cancels" in ran(folder, "derive show shares_sum_one --book mine --proof").stdout
    assert "Theorem shares_sum_one" in ran(folder, "derive show shares_sum_one --book mine --format rocq").stdout
    assert "softmax_mean_of_constant" in ran(folder, "derive graph --book mine").stdout
    cited = ran(folder, "derive cite shares_sum_one --book mine --sources").stdout
    assert "@misc{mine:shares_sum_one,\n  key = {{Shares of a total}},\n" in cited and "developers" not in cited


def test_it_is_measured_and_built_and_its_pages_say_so(folder, monkeypatch):
    """The lines of CONTRIBUTING.md, in their order, where nothing is yet; without Rocq."""
    monkeypatch.setenv("PATH", "")
    said = {line: ran(folder, line).stdout for line in LINES}
    (measure, table), (_, found) = [(line, out) for line, out in said.items() if line.startswith("verify")]
    assert [line.split()[:2] for line in LINES] == [
        ["derive", "prove"], ["derive", "show"], ["verify", "run"], ["verify", "adequacy"], ["derive", "build"]
    ]  # fmt: skip
    assert [column for column in COLUMNS if f"{column}: 3 pass" not in table] == []
    assert "3 theorems, 0 of them not adequate" in found
    ran(folder, "derive build --book mine --check")
    measure += f" --columns {','.join(COLUMNS)}"
    assert "15 verdicts stand as recorded, all of 3 theorems" in ran(folder, f"{measure} --changed").stdout
    needed = (folder / "docs" / "adequacy.json").rename(folder / "adequacy.json")
    differing = ran(folder, "derive build --book mine --check", 1)  # the pages say it still
    assert "write them with: derive build --book mine\n" in differing.stderr
    needed.rename(folder / "docs" / "adequacy.json")
    ran(folder, "derive build --book mine --check")
    page = (folder / "docs" / "proofs" / "shares_sum_one.tex").read_text(encoding="utf-8")
    first = (
        "% shares_sum_one: written by `derive build` from what was proved; changes belong into mine/shares/theorems.py."
    )
    assert page.splitlines()[0] == first
    assert "Checked: kernel pass; SymPy pass" in page and "Refuted: zero; the size; counted twice." in page
    assert "3 of 3 mutants are refuted" in page
    title = (
        (folder / "docs" / "book.tex")
        .read_text(encoding="utf-8")
        .partition("{titlepage}")[2]
        .partition("{titlepage}")[0]
    )
    assert "Shares of a total" in title and "Transformer" not in title


def test_its_certificate_is_replayed_against_its_statements(folder):
    ran(folder, "derive prove --book mine --certificate book.json")
    ran(folder, "derive build --book mine")
    command = [sys.executable, "-m", "derive.kernel.certificate", "book.json", "--expect", "docs/theorems.json"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True, timeout=60)


@pytest.mark.parametrize(
    "path", ["mine/shares/counterparts.py", pytest.param("mine/shares/mistakes.py", marks=pytest.mark.long)]
)
def test_what_has_changed_is_measured_again(folder, path):
    measure = "verify run shares_sum_one --book mine --columns transformer,mutants --record evidence.json"
    ran(folder, measure)
    text = (folder / path).read_text(encoding="utf-8")
    changed = text.replace("x / x.sum()", "x / (x + 0).sum()").replace('counted twice", 2', 'counted thrice", 3')
    (folder / path).write_text(changed, encoding="utf-8")
    table = started(folder, f"{measure} --changed").stdout  # a process keeps the sources that it has read
    assert re.search(r"shares_sum_one +(pass|stands) +pass", table), table


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("derive list --book mien", 2, "derive: there is no module 'mien'"),
        ("derive list --book mine.py", 2, "derive: mine.py: the name of a module was expected, mine"),
        (
            "derive list --book mine.shares.counterparts",
            2,
            "mine.shares.counterparts states no theorem, and has no BOOK",
        ),
        ("derive show share_sum_one --book mine", 2, "no theorem 'share_sum_one'; did you mean shares_sum_one?"),
        ("derive show softmax_jacobian --book mine", 2, "there is no theorem 'softmax_jacobian'"),
        ("verify run --book mien", 2, "verify: there is no module 'mien'"),
        ("verify run share_sum_one --book mine", 2, "no theorem is called share_sum_one; did you mean shares_sum_one?"),
        ("verify adequacy softmax_jacobian --book mine", 2, "no theorem is called softmax_jacobian"),
        ("derive sources --book mine", 2, "no option is called --book; expected one of --json, "),
    ],
)
def test_what_is_wrong_is_said_in_a_line(folder, line, code, said):
    error = ran(folder, line, code).stderr
    assert said in error and error.count("\n") == 1, error


@pytest.mark.parametrize(
    ("path", "old", "new", "said"),
    [
        (
            "mine/shares/theorems.py",
            'vector("x", n)',
            'vektor("x", n)',
            "theorems.py, line 9: NameError: name 'vektor'",
        ),
        ("mine/shares/theorems.py", 'title="Shares"', "title=", "mine.shares.theorems cannot be loaded: SyntaxError"),
        ("mine/shares/__init__.py", '"theorems"', '"theories"', "there is no module 'mine.shares.theories'"),
        ("mine/shares/mistakes.py", '"zero", 0', '"zero", 1', "mistake 'zero': says the same as the theorem"),
    ],
)
def test_a_mistake_in_a_book_is_said_with_its_place(folder, path, old, new, said):
    text = (folder / path).read_text(encoding="utf-8")
    assert old in text
    (folder / path).write_text(text.replace(old, new), encoding="utf-8")
    error = ran(folder, "derive build --book mine --out docs", 2).stderr
    assert said in error and "Traceback" not in error, error


# ---- Python ----


def test_every_reader_takes_it(mine, tmp_path):
    first, second, third = theorems(mine)
    assert (first.name, second.chapter.title, first.digest) == (NAMES[0], "Shares", theorem(NAMES[0], mine).digest)
    assert "quotient rule" in third.latex() and "where one entry changes" in str(third.proof)
    assert "\\begin{theorempage}" in second.latex() and first.record()["chapter"] == "shares"
    left, right = first.numpy()({"x": [1.0, 2.0, 5.0]})
    assert left == pytest.approx(1)
    assert right == pytest.approx(1)
    assert build(tmp_path / "out", book=mine) == [] == build(tmp_path / "out", check=True, book=mine)
    report = verify.run(columns=COLUMNS, book=mine)
    assert report.passed and [t["chapter"] for t in report.theorems] == ["shares"] * 3
    record(report, tmp_path / "evidence.json", whole=True)
    assert set(record_in(tmp_path / "evidence.json")["theorems"]) == set(NAMES)
    assert adequacy(book=mine).passed
    with pytest.raises(UnknownNameError, match="there is no theorem 'softmax_jacobian'"):
        verify.run(["softmax_jacobian"], book=mine)


def test_its_own_term_is_what_a_program_is_compared_with(mine):
    x, g = np.array([[0.5, 1.25, -2.0], [3.0, 0.0, 1.0]]), np.array([2.0, -1.0, 0.5])
    with precision(128):
        values = {
            "x": np.vectorize(Ball.from_float, otypes=[object])(x),
            "g": np.vectorize(Ball.from_float, otypes=[object])(np.stack([g, g])),
        }
        (found,) = right_sides(claim(NAMES[1], book=mine), values)
        (wrong,) = right_sides(claim(NAMES[1], "doubled", mine), values)
    computed = mine.chapters["shares"].counterparts[0].softmax_mean_of_constant(x=x[0], g=g)
    assert np.allclose(computed, [float(value.to_fraction()) for value in found[0]], rtol=1e-14)
    assert [value.to_fraction() for value in wrong[0]] == [Fraction(4), Fraction(-2), Fraction(1)]


@pytest.mark.long
@pytest.mark.skipif(COQC is None, reason="not run: coqc is not installed")
def test_rocq_checks_it(mine):
    nothing_recorded = verify.run(columns=["rocq"], book=mine, jobs=2)
    assert nothing_recorded.counts()["rocq"]["not run"] == 3
    assert [reason.partition(":")[0] for reason in nothing_recorded.reasons("rocq")] == ["not compared"]
    report = verify.run(columns=["rocq"], book=mine, jobs=2, accept=True)
    assert report.passed and report.counts()["rocq"]["pass"] == 3
    assert all(t["rocq"]["axioms"] for t in report.theorems)


def test_without_rocq_the_column_is_not_run(mine, monkeypatch):
    monkeypatch.setenv("PATH", "")
    assert verify.run(columns=["rocq"], book=mine).counts()["rocq"]["not run"] == 3


# ---- programs ----

PROGRAMS_OF_USERS = """
import numpy as np

def mean(x, g):
    p = np.exp(x - x.max())
    return (p / p.sum()).sum() * g

def doubled(x, g):
    return 2 * g

def mean_added(x, g):
    return g + x.mean()

def shares(x):
    return (x / x.sum()).sum()
"""


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("kernels:mean --against softmax_mean_of_constant", 0, "AGREES"),
        ("kernels:mean --against softmax_mean_of_constant --dtype float16 --shapes 6", 0, "AGREES"),
        ("kernels:doubled --against softmax_mean_of_constant", 1, "MATCHES THE WRONG FORMULA 'doubled'"),
        ("kernels:mean_added --against softmax_mean_of_constant", 1, "DIFFERS FROM EVERY KNOWN FORMULA"),
        ("kernels:shares --against shares_sum_one", 0, "3 wrong formulas; the closest"),
        ("--list", 0, "takes    x; g\n  returns  result (softmax_mean_of_constant, 3 wrong formulas)\n  sizes    n\n"),
        ("--wrong --against shares_sum_one", 0, "zero\n  the size\n  counted twice\n"),
        (
            "kernels:mean --against share_sum_one",
            2,
            "no formula is called 'share_sum_one'; did you mean shares_sum_one",
        ),
        ("kernels:shares --against shares_sum_one --set eps=1", 2, "has no convention 'eps'"),
        ("kernels:shares --against shares_sum_one --shapes 3x4", 2, "shapes: expected (n), positive integers"),
    ],
)
def test_a_program_is_checked_by_the_command_line(folder, line, code, said):
    (folder / "kernels.py").write_text(PROGRAMS_OF_USERS, encoding="utf-8")
    done = ran(folder, f"verify code {line} --book mine", code)
    assert said in done.stdout + done.stderr and done.stderr.count("\n") == (code == 2)


def test_a_program_is_checked(mine):
    programs = {}
    exec(PROGRAMS_OF_USERS, programs)  # noqa: S102
    found = {name: verify.check(programs[name], NAMES[1], book=mine) for name in ("mean", "doubled", "mean_added")}
    assert {name: (str(of.verdict), of.name) for name, of in found.items()} == {
        "mean": ("agrees", ""), "doubled": ("matches a wrong formula", "doubled"), "mean_added": ("differs", ""),
    }  # fmt: skip
    assert set(found["mean"].decisive.excluded) == {"sign", "times the size", "doubled"}
    assert verify.check(programs["shares"], NAMES[0], book=mine).agrees


def test_a_mistake_in_the_book_is_said_where_a_program_is_checked(folder):
    path = folder / "mine" / "shares" / "mistakes.py"
    path.write_text(path.read_text(encoding="utf-8").replace('"zero", 0', '"zero", 1'), encoding="utf-8")
    (folder / "kernels.py").write_text(PROGRAMS_OF_USERS, encoding="utf-8")
    for line in ("kernels:shares --against shares_sum_one", "--list"):
        error = ran(folder, f"verify code {line} --book mine", 2).stderr
        assert "mistake 'zero': says the same as the theorem" in error and error.count("\n") == 1


# ---- as it was written before ----

BEFORE = (ROOT / "tests" / "former_book.md").read_text(encoding="utf-8")


def test_a_book_written_before_chapters_had_folders_still_loads(tmp_path):
    """In processes of their own, as a former name leaves its mark on this one."""
    files = re.findall(r"```python\n# (mine/\w+\.py)\n(.*?)```", BEFORE, re.DOTALL)
    assert [path for path, _ in files] == [f"mine/{n}.py" for n in ("__init__", "theorems", "mistakes", "counterparts")]
    assert "from derive.theorems.softmax import softmax, softmax_sum_one" in BEFORE
    assert "from derive.mutants import mistakes, right" in BEFORE
    (tmp_path / "mine").mkdir()
    for path, text in files:
        (tmp_path / path).write_text(text, encoding="utf-8")
    proved = started(tmp_path, "derive prove --book mine")
    assert "3 of 3 theorems proved" in proved.stdout and proved.stderr.count("Warning") == 0
    table = started(tmp_path, "verify run --book mine --columns kernel,transformer,mutants").stdout
    assert [column for column in ("kernel", "transformer", "mutants") if f"{column}: 3 pass" not in table] == []


# ---- a single entry ----

a, b = reals("a b")
ALONE = Entry(
    name="square_of_sum",
    title="The square of a sum",
    claim=Eq((a + b) ** 2, a**2 + 2 * a * b + b**2),
    proof=calc(step(a**2 + 2 * a * b + b**2, algebra(), "expand")),
    not_applicable={"transformer": "no forward pass"},
)


def test_an_entry_needs_no_book():
    own = theorem(ALONE)
    assert own.prove().summary.startswith("proved by the kernel")
    assert "written by `derive build` from what was proved.\n" in own.latex()
    assert "Theorem square_of_sum" in own.rocq() and own.chapter.title
    report = verify.run(columns=COLUMNS, book=Book([Chapter("alone", [ALONE])]))
    assert report.passed and report.counts()["mutants"]["not run"] == 1
