"""Statements of Python: parentheses where they are needed, names that are free, lines that fit."""

import math
from fractions import Fraction

import numpy as np
import pytest

from derive.language.symbols import RenderError
from derive.programs.libraries import LIBRARIES
from derive.programs.operations import Operations
from derive.programs.python import WIDEST, body, reserved

NUMPY = LIBRARIES["numpy"]
AT = {"x": 0.7, "y": -1.3, "z": 2.1}


@pytest.fixture
def graph():
    return Operations()


def inputs(graph, names="xyz"):
    return [graph.node("input", data=(name, ()), rank=0) for name in names]


def expression(graph, node):
    (line,) = body(graph, {"d": node}, NUMPY, AT).lines
    return line.removeprefix("return ")


@pytest.mark.parametrize("outer", ["add", "sub", "mul", "div"])
@pytest.mark.parametrize("inner", ["add", "sub", "mul", "div", "neg", "pow"])
@pytest.mark.parametrize("side", ["left", "right"])
def test_what_is_written_is_what_was_meant(graph, outer, inner, side):
    x, y, z = inputs(graph)
    operations = {"add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide}
    if inner in operations:
        part, value = graph.binary(inner, x, y), operations[inner](AT["x"], AT["y"])
    elif inner == "neg":
        part, value = graph.negative(x), -AT["x"]
    else:
        part, value = graph.power(x, 3), AT["x"] ** 3
    operands, values = ((part, z), (value, AT["z"])) if side == "left" else ((z, part), (AT["z"], value))
    written = expression(graph, graph.binary(outer, *operands))
    assert eval(written, {}, AT) == pytest.approx(operations[outer](*values), rel=1e-15)
    assert "--" not in written


def test_a_power_of_anything_but_a_name_has_parentheses(graph):
    x, y, _ = inputs(graph)
    assert expression(graph, graph.power(graph.negative(x), 2)) == "(-x)**2"
    assert expression(graph, graph.negative(graph.power(x, 2))) == "-x**2"
    assert expression(graph, graph.power(graph.power(x, 2), 3)) == "(x**2)**3"
    assert expression(graph, graph.power(graph.binary("div", x, y), 2)) == "(x/y)**2"


@pytest.mark.parametrize(
    ("number", "written"), [(2, "2"), (Fraction(1, 2), "0.5"), (Fraction(1, 3), "1/3"), (Fraction(851, 500), "1.702")]
)
def test_numbers_are_written_exactly(graph, number, written):
    x, *_ = inputs(graph)
    assert expression(graph, graph.binary("mul", x, graph.number(number))) in (f"x*{written}", f"x*({written})")
    assert expression(graph, graph.binary("mul", x, graph.number(-number))) in (f"x*(-{written})", f"x*({-number})")


def test_a_product_of_matrices_stands_apart(graph):
    A, B = (graph.node("input", data=(name, ("n", "n")), rank=2) for name in "AB")
    product = graph.node("matmul", A, graph.swap(B))
    assert expression(graph, graph.binary("div", product, graph.number(7))) == "A @ B.mT / 7"
    assert expression(graph, graph.node("matmul", product, graph.binary("add", A, B))) == "(A @ B.mT) @ (A + B)"
    assert expression(graph, graph.negative(product)) == "-(A @ B.mT)"


def test_what_is_used_twice_is_computed_once(graph):
    x, y, _ = inputs(graph)
    part = graph.node("fn", graph.binary("add", x, y), data="exp")
    root = graph.binary("mul", part, graph.power(part, 2))
    assert body(graph, {"d": root}, NUMPY, AT).lines == ("part1 = np.exp(x + y)", "return part1*part1**2")


def test_names_are_those_of_definitions_and_free(graph):
    x, y, _ = inputs(graph)
    parts = [graph.node("fn", v, data=name) for v, name in ((x, "exp"), (y, "exp"), (x, "log"), (y, "log"))]
    for part, name in zip(parts, ("gate", "gate", "x", "lambda"), strict=True):
        graph.call(part, name)
    total = parts[0]
    for part in parts[1:]:
        total = graph.binary("add", total, part)
    lines = body(graph, {"d": total}, NUMPY, AT).lines
    assert [line.partition(" = ")[0] for line in lines[:-1]] == ["gate", "gate_2", "x_2", "lambda_2"]


def test_several_results_are_returned_by_name(graph):
    x, y, _ = inputs(graph)
    shared = graph.binary("add", x, y)
    results = {"d_x": graph.power(shared, 2), "x": shared, "z": x}
    lines = body(graph, results, NUMPY, AT).lines
    assert lines == ("part1 = x + y", "d_x = part1**2", "x_2 = part1", "z_2 = x", "return d_x, x_2, z_2")


def test_lines_fit(graph):
    names = [f"a_long_name_of_an_argument_{n}" for n in range(12)]
    total = graph.number(0)
    for v in inputs(graph, names):
        total = graph.binary("add", graph.node("fn", total, data="sin"), v)
    lines = body(graph, {"d": total}, NUMPY, names).lines
    assert len(lines) > 3
    assert max(map(len, lines)) <= WIDEST
    values = {name: n / 7 for n, name in enumerate(names)}
    found = {"np": np, "math": math, **values}
    exec("\n".join(lines[:-1]), found)
    wanted = 0.0
    for value in values.values():
        wanted = np.sin(wanted) + value
    assert eval(lines[-1].removeprefix("return "), found) == pytest.approx(wanted, rel=1e-14)


def test_sums_whose_axes_are_not_looked_at_are_plain(graph):
    A = graph.node("input", data=("A", ("n", "m")), rank=2)
    rows = graph.node("sum", A, data=-1, rank=2)
    both = graph.node("sum", rows, data=-2, rank=2)
    assert expression(graph, graph.node("index", rows, data=(1, 0), rank=1)) == "A.sum(axis=-1)"
    assert expression(graph, graph.node("index", both, data=(0, 0), rank=0)) == "A.sum(axis=(-2, -1))"
    assert expression(graph, graph.node("index", both, data=(1, 0), rank=1)) != "A.sum(axis=(-2, -1))"
    assert expression(graph, rows) == "A.sum(axis=-1, keepdims=True)"


def test_sizes_are_read_off_the_arguments(graph):
    x = graph.node("input", data=("x", ("m", "n")), rank=2)
    z = graph.node("input", data=("z", (("2", "h"),)), rank=1)
    size = {d: graph.node("size", data=d, rank=0) for d in ("n", "m", "h", "k")}
    total = graph.binary("add", graph.binary("add", size["n"], size["m"]), size["h"])
    root = graph.binary("add", graph.binary("mul", total, x), z)
    lines = body(graph, {"d": root}, NUMPY, ["x", "z"]).lines
    assert lines[:3] == ("n = x.shape[-1]", "m = x.shape[-2]", "h = z.shape[-1]//2")
    with pytest.raises(RenderError, match=r"size\(k\): no argument has this size"):
        body(graph, {"d": size["k"]}, NUMPY, ["x"])


def test_numbers_of_python_are_given_to_math(graph):
    root = graph.node("fn", graph.node("size", data="n", rank=0), data="sqrt")
    x = graph.node("input", data=("x", ("n",)), rank=1)
    written = body(graph, {"d": graph.binary("mul", root, x)}, LIBRARIES["torch"], ["x"])
    assert written.lines[-1] == "return math.sqrt(n)*x"
    assert written.imports == ("import math", "import torch")


def test_a_function_that_the_library_has_not_is_said(graph):
    x, *_ = inputs(graph)
    with pytest.raises(RenderError, match="fresnels: np has no such function of arrays"):
        expression(graph, graph.node("fn", x, data="fresnels"))


def test_names_that_no_variable_has():
    assert {"np", "math", "lambda"} <= reserved(NUMPY)
    assert {"jnp", "jax"} <= reserved(LIBRARIES["jax"])
