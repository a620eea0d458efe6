"""A function of a file of Python becomes a file of formulas, which is read back as the same."""

import json
from runpy import run_path

import pytest

from derive import trace
from derive.commands.terminal import MISSING, PASSED, USAGE
from derive.language.formulas import written
from derive.language.text.formulas import parse_formulas
from tests.derive.commands.test_cli import one_line, run
from tests.derive.tracing import programs_of_numpy

MODEL = """
import numpy as np


def softmax(x):
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def masked(x):
    return softmax(np.where(np.tri(x.shape[0], x.shape[1]), x, -np.inf))


def rotate(x, cos, sin):
    a, b = np.split(x, 2, axis=-1)
    return np.concatenate([a * cos - b * sin, a * sin + b * cos], axis=-1)


def moments(x, t):
    mean = x.mean(axis=-1, keepdims=True)
    return mean[:, 0] / t, ((x - mean) ** 2).mean(axis=-1)


def gate(a, w):
    return np.tanh(a) @ w


def looped(x):
    total = 0
    for row in x:
        total = total + row
    return total


def built(h):
    return lambda x: x.reshape(len(x), h, -1).sum(axis=1)


def checked(x):
    if x.ndim != 1:
        raise ValueError("a row was expected")
    return x
"""
SHAPES = {
    "softmax": {"x": "m n"},
    "masked": {"x": "m n"},
    "rotate": {"x": "m (2 p)", "cos": "m p", "sin": "m p"},
    "moments": {"x": "m n", "t": ""},
    "gate": {"a": "m d", "w": "d e"},
}


@pytest.fixture
def model(tmp_path):
    file = tmp_path / "model.py"
    file.write_text(MODEL, encoding="utf-8")
    return file


def words(shapes):
    return [word for argument, axes in shapes.items() for word in ("--shape", f"{argument}={axes}")]


def same(text, formulas):
    read = [written(one) for one in parse_formulas(text).formulas]
    return [(f.name, f.body, f.given, f.indices) for f in read] == [
        (f.name, f.body, f.given, f.indices) for f in formulas
    ]


@pytest.mark.parametrize("name", SHAPES)
def test_the_strict_reader_takes_it_back_to_the_same_formulas(name, model, capsys):
    names = run_path(str(model))
    given = ["--given", "0 < t"] if name == "moments" else []
    traced = trace(names[name], "0 < t" if given else (), name=name, **SHAPES[name])
    code, out, err = run(capsys, "trace", f"{model}:{name}", *words(SHAPES[name]), *given)
    assert (code, err) == (PASSED, "") and same(out, traced if isinstance(traced, tuple) else (traced,))
    assert ("0 < t" in out) == bool(given) and ("# mask depends on sizes alone" in out) == (name == "masked")


@pytest.mark.parametrize("function", programs_of_numpy.PROGRAMS, ids=lambda f: f.__name__)
def test_programs_of_numpy_too(function, capsys):
    shapes = programs_of_numpy.PROGRAMS[function][0]
    _, out, _ = run(capsys, "trace", f"{programs_of_numpy.__file__}:{function.__name__}", *words(shapes))
    traced = trace(function, **shapes)
    assert same(out, traced if isinstance(traced, tuple) else (traced,))


def test_a_file_asks_for_backward_passes_that_are_proved(model, tmp_path, capsys):
    file = tmp_path / "layer.thm"
    asked = run(capsys, "trace", f"{model}:softmax", "--shape", "x=m n", "--wrt", "x", "--out", file)
    assert asked == (PASSED, "", f"derive: {file}: written\n")
    code, out, _ = run(capsys, "prove", file)
    assert code == PASSED and "1 of 1 proved" in out
    _, out, _ = run(capsys, "trace", f"{model}:rotate", *words(SHAPES["rotate"]), "--wrt", "x", "--json")
    document = json.loads(out)
    assert document["file"].count("vjp: rotate_") == 4 and len(document["formulas"]) == 2 and document["notes"] == []


def test_sizes_build_what_is_read_and_an_argument_that_is_repeated_is_a_tuple(model, tmp_path, capsys):
    _, out, _ = run(capsys, "trace", f"{model}:built", "--sizes", "h", "--shape", "x=m (h d)")
    assert out.endswith("formula: built[i, j] = Sum(x[i, k, j], k:h)\n")
    (tmp_path / "pairs.py").write_text("def turned(x, r):\n    return x * r[0] + r[1]\n", encoding="utf-8")
    _, out, _ = run(
        capsys, "trace", f"{tmp_path / 'pairs.py'}:turned", "--shape", "x=m", "--shape", "r=m", "--shape", "r=m"
    )
    assert out.endswith("formula: turned[i] = x[i]*r_1[i] + r_2[i]\n")


@pytest.mark.parametrize(
    ("what", "shapes", "why"),
    [
        ("{}:looped", {"x": "m n"}, "model.py:30: a loop over an axis"),
        ("{}:gate", {"a": "m d", "w": "e d"}, "model.py:25: einsum: axes (d) and (e) are multiplied"),
        ("{}:checked", {"x": "m n"}, "model.py:41: ValueError: a row was expected"),
        ("{}:gate", {"a": "m d"}, "missing 1 required positional argument: 'w'; --shape is for each argument"),
        ("{}:gaet", {}, "defines no 'gaet'; did you mean gate?"),
        ("{}.gone:f", {}, "FILE:FUNCTION was expected"),
        ("{}", {}, "FILE:FUNCTION was expected"),
    ],
)
def test_a_refusal_is_a_line_with_the_place(what, shapes, why, model, capsys):
    code, out, err = run(capsys, "trace", what.format(model), *words(shapes))
    assert (code, out) == (USAGE, "") and one_line(err) and why in err


def test_other_refusals(model, tmp_path, capsys):
    for more, why in (
        (["--shape", "x"], "ARGUMENT=AXES was expected"),
        (["--shape", "x=m n", "--wrt", "y"], "no argument is called 'y'; expected one of x"),
        (["--shape", "x=m n", "--out", tmp_path / "no" / "x.thm"], "cannot be written"),
    ):
        code, out, err = run(capsys, "trace", f"{model}:softmax", *more)
        assert (code, out) == (USAGE, "") and one_line(err) and why in err
    broken = tmp_path / "broken.py"
    for source, code, why in (("def f(:\n", USAGE, "SyntaxError"), ("import no_such_framework\n", MISSING, "no_such")):
        broken.write_text(source, encoding="utf-8")
        assert (answer := run(capsys, "trace", f"{broken}:f"))[0] == code and why in answer[2]
