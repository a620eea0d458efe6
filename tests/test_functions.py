"""The cases of functions run, are differentiable where they are sampled, and wait by halves; nothing is traced."""

import ast
import importlib.util
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from benchmarks.functions import MODULES, cases
from benchmarks.functions.__main__ import FRAMEWORKS, checked, main, problems
from benchmarks.functions.captured import FOLDER as PROGRAMS
from benchmarks.functions.case import SIZES, case
from benchmarks.functions.records import from_text, text
from benchmarks.spellings.spelling import untried
from derive import TraceError

FOLDER = Path(__file__).parents[1] / "benchmarks" / "functions"
COUNTS = {"jax": 40, "torch": 50, "numpy": 30}


def decorated(framework):
    """Return the names of cases by file, without loading what they import."""
    bodies = {name: ast.parse((FOLDER / f"{name}.py").read_text(encoding="utf-8")).body for name in MODULES[framework]}
    return {name: [node.name for node in body if getattr(node, "decorator_list", ())] for name, body in bodies.items()}


@pytest.mark.parametrize("one", cases("numpy"), ids=lambda c: c.name)
def test_a_case_of_numpy_is_right(one):
    assert not problems(one)


@pytest.mark.parametrize("framework", ["jax", "torch"])
def test_cases_of_a_framework_that_is_there_are_right(framework):
    needed = {"torch": ["torch", "transformers"]}.get(framework, [framework])
    if not all(map(importlib.util.find_spec, needed)):
        pytest.skip(f"{' and '.join(needed)} are no requirements of the tests")
    assert not {c.name: p for c in cases(framework) if (p := problems(c))}


def test_there_are_enough_and_half_of_them_wait():
    names = {framework: decorated(framework) for framework in MODULES}
    assert {framework: sum(map(len, files.values())) for framework, files in names.items()} == COUNTS
    assert [len(names["torch"][name]) for name in ("torch_modules", "torch_hugging_face")] == [20, 10]
    every = [f"{framework}: {name}" for framework, files in names.items() for part in files.values() for name in part]
    assert max(Counter(every).values()) == 1 and set(names) == set(FRAMEWORKS)
    assert 0.4 < sum(map(untried, every)) / len(every) < 0.6
    assert [c.name for c in cases("numpy")] == [f"numpy: {n}" for part in names["numpy"].values() for n in part]
    assert sum(c.elementwise for c in cases("numpy")) == len(names["numpy"]["numpy_elementwise"])


def test_each_dimension_has_each_size():
    one = next(c for c in cases("numpy") if c.name == "numpy: multi_head_attention")
    drawn = [one.sizes(number) for number in range(len(SIZES))]
    assert all(sorted(sizes[letter] for sizes in drawn) == list(SIZES) for letter in ("n", "h", "d"))
    values = {a.name: a.drawn({"n": 3, "h": 2, "d": 5}, np.random.default_rng(0)) for a in one.arguments}
    assert values["c_attn"].shape == (10, 30) and values["n_head"] == 2


def made(function, arguments="x: n", variable="x"):
    return case(arguments, "nowhere", wrt=variable, framework="numpy")(function)


def test_a_function_that_is_no_case_is_seen():
    assert not problems(made(lambda x: x**3))
    assert "TypeError" in problems(made(lambda y: y))[0]
    assert problems(made(lambda x, y: y + 0 * x, "x: n; y: n")) == ["its gradient in x is zero"]
    assert "off" in problems(made(lambda x: np.sin(1e4 * x)))[0]
    assert checked(made(lambda x: 3 * x), 2).largest > 0


def test_arguments_are_read():
    with pytest.raises(ValueError, match="were expected"):
        made(lambda x: x, "x: n, m")
    with pytest.raises(ValueError, match="were expected"):
        made(lambda x: x, variable="y")


def test_the_runner_counts_one_half(capsys):
    first = next(c for c in cases("numpy") if not c.untried)
    asked = ["--framework", "numpy", "--only", first.name]
    assert main(asked) == 0
    assert "1 functions, the first half: 0 problems" in capsys.readouterr().out
    assert main([*asked, "--untried"]) == 0
    assert "0 functions, the untried half" in capsys.readouterr().out


CAPTURED = sorted(path for path in PROGRAMS.glob("*_*.json") if not path.name.startswith("calls"))


@pytest.mark.parametrize("path", CAPTURED, ids=lambda p: p.stem)
def test_a_program_is_read_as_it_was_written(path):
    source = path.read_text(encoding="utf-8")
    assert text(from_text(source)) == source


@pytest.mark.parametrize("source", ["", "[1]", '{"Ref": [1]}', '{"Nothing": []}', '{"a": 1, "b": 2}'])
def test_what_is_no_program_is_refused(source):
    with pytest.raises(TraceError, match="no program"):
        from_text(source)
