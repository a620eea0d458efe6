"""The architecture of the tree, and proof that each of its checkers can fail."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.architecture import (
    circle_problems,
    class_problems,
    code_lines,
    floor_problems,
    import_problems,
    inner_import_problems,
    loose_problems,
    mirror_problems,
    naming_problems,
    size_problems,
    startup_problems,
    statement_problems,
    unplaced,
)
from tests.house import ARROWS, HALLS, LONG_FILES, MOST_KERNEL_LINES, OURS

ROOT = Path(__file__).resolve().parent.parent

# --- the tree ---


def sources(*folders: str) -> dict[str, str]:
    """Return the text of every Python file below the folders, by its path from the root."""
    found = (path for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in found}


PRODUCT = sources(*OURS)
TESTS = sources("tests", "benchmarks")


@pytest.mark.parametrize(
    "check",
    [import_problems, inner_import_problems, naming_problems, unplaced, statement_problems, size_problems],
)
def test_every_product_module(check):
    assert PRODUCT, "no product module was found"
    assert [problem for path, source in PRODUCT.items() for problem in check(path, source)] == []


def test_no_module_imports_itself_by_a_detour():
    assert circle_problems(PRODUCT) == []


@pytest.mark.parametrize("hall", HALLS)
def test_the_folders_of_a_hall_have_no_circle_and_few_floors(hall):
    assert floor_problems(PRODUCT, hall) == []


def test_a_circle_of_folders_and_a_floor_too_many_are_seen():
    chain = {
        f"derive/{low}/x.py": f"from ..{high} import x"
        for low, high in zip("abcdefghijklm", "bcdefghijklmn", strict=True)
    }
    assert floor_problems({**chain, "derive/n/x.py": ""}, "derive") == [
        "b stands on floor 13, above 12",
        "a stands on floor 14, above 12",
    ]
    circle = {
        "derive/a/x.py": "from ..b import x",
        "derive/b/y.py": "from ..a import z",
        "derive/b/x.py": "",
        "derive/a/z.py": "",
    }
    assert circle_problems(circle) == []
    assert len(floor_problems(circle, "derive")) == 1
    inner = {path.replace("derive", "verify/checking"): source for path, source in circle.items()}
    assert floor_problems(inner, "verify") == []
    assert len(floor_problems(inner, "verify.checking")) == 1


def test_a_class_name_is_one_word_with_one_meaning():
    assert class_problems(PRODUCT) == []


def test_every_test_file_is_short_enough():
    assert [problem for path, source in TESTS.items() for problem in size_problems(path, source)] == []


def test_every_product_module_has_a_test_file():
    assert [problem for path in PRODUCT for problem in mirror_problems(path, TESTS)] == []


def test_every_module_has_a_room():
    assert loose_problems(PRODUCT) == []


def test_the_kernel_is_read_in_one_sitting():
    lines = {path: code_lines(source) for path, source in PRODUCT.items() if path.startswith("derive/kernel/")}
    assert 0 < sum(lines.values()) <= MOST_KERNEL_LINES, lines


@pytest.mark.parametrize("package", ["derive", "verify", "verify.transformer"])
def test_importing_a_package_loads_no_library_and_opens_no_file(package):
    assert startup_problems(ROOT, package) == []


def test_every_long_file_with_a_reason_exists():
    assert set(LONG_FILES) <= {*PRODUCT, *TESTS}


# --- each checker can fail ---

VIOLATIONS = {
    "derive imports verify": ("derive/commands/cli.py", "import verify.measure.evidence", "import derive.doors.build"),
    "verify imports derive": ("verify/check.py", "from derive import theorem", "from verify import numbers"),
    "the name verify.commands frees no other": ("verify/commanders.py", "import derive.cas", "import verify.commands"),
    "a transformer knows sympy": ("verify/transformer/layers.py", "import sympy as sp", "import numpy as np"),
    "a counterpart knows a theorem": (
        "verify/counterparts/softmax/layers.py",
        "import derive",
        "import verify.numbers",
    ),
    "numbers know derive": ("verify/numbers/balls.py", "import derive.language.entry", "from flint import arb"),
    "the oscillation knows sympy": ("verify/oscillation.py", "from sympy import Ci", "from mpmath import ci"),
    "what a figure shows knows its drawing": (
        "verify/figures/decay.py",
        "from derive.figures import figures",
        "from verify import oscillation",
    ),
    "a figure prints the book": ("derive/figures/a.py", "import derive.doors.build", "import derive.kernel.terms"),
    "a wrong layer knows derive": (
        "verify/mutants/a.py",
        "import derive",
        "from ..transformer import layers",
    ),
    "the kernel has a dependency": ("derive/kernel/facts.py", "import numpy", "import fractions"),
    "the kernel leaves its folder": ("derive/kernel/rules.py", "from .. import calc", "from . import terms"),
    "the kernel leaves it by name": (
        "derive/kernel/rules.py",
        "import derive.errors",
        "import derive.kernel.terms",
    ),
    "an import in a function": (
        "derive/kernel/facts.py",
        "def f():\n    import sympy",
        "def f():\n    import json",
    ),
    "an import by text": ("derive/kernel/facts.py", "__import__('sympy')", "__import__('json')"),
    "an import of unknown text": ("derive/language/entry.py", "importlib.import_module(x)", "importlib.metadata(x)"),
    "an import of half-known text": (
        "derive/chapters/__init__.py",
        "import_module(f'derive.{x}')",
        "import_module(f'{__name__}.{x}')",
    ),
    "a theorem prints itself": (
        "derive/chapters/a/b.py",
        "from ...render import latex",
        "from ...language.entry import Entry",
    ),
    "a mutant asks SymPy": ("derive/chapters/a.py", "import derive.cas", "import derive.language.entry"),
    "a claim of a source looks up": (
        "derive/claims/note3/decay.py",
        "from ...theorems import BOOK",
        "from ..claim import TRUE",
    ),
    "a reader proves": (
        "derive/render/latex.py",
        "from ..conversions import nf",
        "from ..kernel import terms",
    ),
    "a reader proves through a public name": (
        "derive/rocq.py",
        "from derive import theorem",
        "import sympy",
    ),
    "a conversion has a dependency": ("derive/proving/order.py", "import mpmath", "import itertools"),
    "a conversion looks up": (
        "derive/proving/order.py",
        "from derive import calc",
        "from derive import kernel",
    ),
    "a proof reads a theorem": (
        "derive/language/entry.py",
        "from ..chapters import softmax",
        "from .text import text",
    ),
    "a product asks its tests": ("verify/measure/keys.py", "from tests import worlds", "from verify import files"),
    "a measurement asks the command line": (
        "verify/measure/run.py",
        "from verify.commands import cli",
        "from verify.tasks.files import write",
    ),
    "a layer is measured by itself": (
        "verify/transformer/layers/softmax.py",
        "from ...measure import comparison",
        "from ...numbers import balls",
    ),
    "a reference builds": (
        "derive/doors/reference.py",
        "from derive.doors.build import write",
        "from derive.render import text",
    ),
}


@pytest.mark.parametrize(("path", "wrong", "right"), VIOLATIONS.values(), ids=VIOLATIONS)
def test_an_arrow_can_break(path, wrong, right):
    assert import_problems(path, wrong) != []
    assert import_problems(path, right) == []


def test_every_arrow_is_broken_by_some_violation():
    problems = [problem for path, wrong, _ in VIOLATIONS.values() for problem in import_problems(path, wrong)]
    unbroken = [a.reason for a in ARROWS if not any(problem.endswith(f": {a.reason}") for problem in problems)]
    assert unbroken == []


CIRCLES = {
    "plain": ("from .b import f", "from . import a"),
    "in a function": ("from .b import f", "def f():\n    from derive.a import g"),
    "for the type checker": (
        "from . import b",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .a import A",
    ),
    "by text": ("from . import b", "import_module('derive.a')"),
    "through a third": ("import derive.c.d", "from derive.a.g import h"),
}


@pytest.mark.parametrize(("a", "b"), CIRCLES.values(), ids=CIRCLES)
def test_a_circle_is_seen(a, b):
    files = {"derive/a.py": a, "derive/b.py": b, "derive/c/__init__.py": "", "derive/c/d.py": "from derive import b"}
    (problem,) = circle_problems(files)
    assert {"derive.a", "derive.b"} <= set(problem.removeprefix("a circle of imports: ").split(" -> "))
    assert circle_problems({**files, "derive/b.py": "from .c import f\nimport_module(f'{__name__}.{f}')"}) == []


def test_a_word_with_two_meanings_is_seen():
    files = {"derive/a.py": "class Row:\n    pass", "verify/b.py": "class _Row:\n    class Cell:\n        pass"}
    assert class_problems(files) == []
    (problem,) = class_problems({**files, "verify/c.py": "def f():\n    class Row:\n        pass"})
    assert problem == "Row is a class of derive/a.py:1 and of verify/c.py:2"


def function(lines: int) -> str:
    return "def f():\n" + "    f()\n" * (lines - 1)


def literal(lines: int) -> str:
    return "x = [\n" + "    0,\n" * (lines - 2) + "]\n"


SIZE = "derive/kernel/facts.py"
BOOK = "derive/chapters/softmax/theorems.py"


@pytest.mark.parametrize(
    ("check", "wrong", "right"),
    [
        (unplaced, ("derive/helpers/x.py", ""), ("derive/kernel/x.py", "")),
        (unplaced, ("derive/helpers.py", ""), ("derive/__init__.py", "")),
        (
            naming_problems,
            ("derive/books/a.py", 'X = "verify.counterparts.softmax"'),
            ("derive/books/a.py", '"""See `verify.counterparts`."""'),
        ),
        (
            inner_import_problems,
            ("derive/books/a.py", "def f():\n    from ..language import terms"),
            ("derive/books/a.py", "from ..language import terms\n\ndef f():\n    import json"),
        ),
        (
            inner_import_problems,
            ("derive/render/display.py", "from .notebook import face"),
            ("derive/render/display.py", "def f():\n    from .notebook import face"),
        ),
        (unplaced, ("verify/tools/x.py", ""), ("verify/measure/x.py", "")),
        (statement_problems, ("a.py", "def f(x):\n    assert x"), ("a.py", "def f(x):\n    raise x")),
        (statement_problems, ("a.py", "print(1)"), ("a.py", "out.print(1)")),
        (size_problems, (SIZE, function(401)), (SIZE, function(400))),
        (size_problems, (SIZE, literal(401)), (BOOK, literal(9999))),
        (size_problems, (BOOK, function(601)), (BOOK, function(400) + literal(300))),
        (
            mirror_problems,
            (SIZE, {"tests/kernel/test_facts.py"}),
            (SIZE, {"tests/derive/kernel/test_facts.py"}),
        ),
        (
            mirror_problems,
            (SIZE, {"tests/derive/kernel/test_fact.py"}),
            (SIZE, {"tests/derive/kernel/test_facts_fuzz.py"}),
        ),
        (mirror_problems, ("derive/cas.py", ()), (BOOK, ())),
        (
            loose_problems,
            ([f"derive/{name}.py" for name in "abcde"],),
            ([f"{hall}/{name}.py" for hall in ("derive", "verify/checking") for name in ("a", "b", "c", "d", "e/f")],),
        ),
    ],
)
def test_a_checker_can_fail(check: Callable[..., list[str]], wrong: tuple, right: tuple):
    assert len(check(*wrong)) == 1
    assert check(*right) == []


def test_a_reason_allows_up_to_600_lines_and_must_be_needed(monkeypatch):
    monkeypatch.setitem(LONG_FILES, SIZE, "one table")
    assert size_problems(SIZE, function(600)) == []
    assert len(size_problems(SIZE, function(601))) == 1
    assert len(size_problems(SIZE, function(400))) == 1


def test_code_lines_leave_out_docstrings_comments_and_blanks():
    module = '"""Doc\n\nstring."""\n\n# comment\nx = """two\nlines"""  # code\n\n'
    source = module + 'def f():\n    """Doc."""\n    return x\n'
    assert code_lines(source) == 4


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("import json, dataclasses", []),
        ("import matplotlib", ["import planted loads matplotlib"]),
        ("open(__file__ + '.txt', 'w').close()", ["import planted opens {root}/planted/__init__.py.txt"]),
        ("raise SystemExit('no')", ["import planted failed: no"]),
    ],
)
def test_a_slow_start_is_seen(tmp_path, source, expected):
    for name, text in {"planted": source, "matplotlib": ""}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(text, encoding="utf-8")
    assert startup_problems(tmp_path, "planted") == [text.format(root=tmp_path) for text in expected]
