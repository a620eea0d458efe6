"""Graphs of array operations: what is the same is one node, and what does nothing is none."""

from fractions import Fraction

import pytest

from derive.programs.operations import Operations


@pytest.fixture
def graph():
    return Operations()


def vector(graph, name="x"):
    return graph.node("input", data=(name, ("n",)), rank=1)


def test_the_same_operation_is_one_node(graph):
    x, y = vector(graph), vector(graph, "y")
    assert graph.binary("add", x, y) == graph.binary("add", vector(graph), y)
    assert graph.binary("add", x, y) != graph.binary("add", y, x)


def test_an_operation_has_the_rank_of_its_widest_operand(graph):
    W = graph.node("input", data=("W", ("n", "m")), rank=2)
    assert graph.nodes[graph.binary("mul", vector(graph), W)].rank == 2


@pytest.mark.parametrize(
    ("op", "a", "b", "value"), [("add", 1, 2, 3), ("sub", 1, 2, -1), ("mul", 3, 2, 6), ("div", 1, 2, Fraction(1, 2))]
)
def test_numbers_are_computed_exactly(graph, op, a, b, value):
    assert graph.value(graph.binary(op, graph.number(a), graph.number(b))) == value


def test_nothing_is_divided_by_zero(graph):
    assert graph.value(graph.binary("div", graph.number(1), graph.number(0))) is None


@pytest.mark.parametrize(("op", "number"), [("add", 0), ("sub", 0), ("mul", 1), ("div", 1)])
def test_what_does_nothing_is_left_out(graph, op, number):
    x = vector(graph)
    assert graph.binary(op, x, graph.number(number)) == x
    if op in ("add", "mul"):
        assert graph.binary(op, graph.number(number), x) == x


def test_signs_are_brought_together(graph):
    x, y = vector(graph), vector(graph, "y")
    minus = graph.negative(x)
    assert graph.nodes[minus].op == "neg"
    assert graph.negative(minus) == x
    assert graph.binary("mul", graph.number(-1), x) == minus == graph.binary("sub", graph.number(0), x)
    assert graph.negative(graph.binary("sub", x, y)) == graph.binary("sub", y, x)
    assert graph.negative(graph.binary("mul", minus, y)) == graph.binary("mul", x, y)
    twice = graph.binary("mul", graph.number(2), x)
    assert graph.negative(twice) == graph.binary("mul", graph.number(-2), x)


def test_a_factor_and_a_divisor_become_one_decimal(graph):
    x = vector(graph)
    thrice = graph.binary("mul", graph.number(3), x)
    assert graph.binary("div", thrice, graph.number(6)) == graph.binary("mul", graph.number(Fraction(1, 2)), x)
    assert graph.nodes[graph.binary("div", thrice, graph.number(7))].op == "div"  # 3/7 is no decimal


def test_powers(graph):
    x = vector(graph)
    assert graph.power(x, 1) == x
    assert graph.value(graph.power(x, 0)) == 1
    assert graph.value(graph.power(graph.number(2), -2)) == Fraction(1, 4)
    assert graph.nodes[graph.power(x, 3)].data == 3


def test_what_exchanges_axes_goes_to_where_it_costs_nothing(graph):
    a, b = (graph.node("input", data=(name, ("n", "n")), rank=2) for name in "ab")
    product = graph.node("matmul", a, b)
    assert graph.swap(graph.swap(a)) == a
    assert graph.swap(product) == graph.node("matmul", graph.swap(b), graph.swap(a))
    half = graph.binary("div", product, graph.number(2))
    assert graph.swap(half) == graph.binary("div", graph.swap(product), graph.number(2))


def test_what_only_looks_at_something_has_no_name(graph):
    x = vector(graph)
    squared = graph.power(x, 2)
    for node in (x, squared, graph.node("index", x, data=(1, None), rank=2)):
        graph.call(node, "a")
    graph.call(squared, "b")
    assert graph.names == {squared: "a"}


def test_nodes_come_after_those_they_need(graph):
    x, y = vector(graph), vector(graph, "y")
    unused = graph.power(y, 2)
    root = graph.binary("add", graph.power(x, 2), x)
    assert graph.reached(root) == [x, graph.power(x, 2), root]
    assert unused not in graph.reached(root)


def test_numbers_of_python_are_told_from_arrays(graph):
    size = graph.node("size", data="n", rank=0)
    assert graph.nodes[graph.binary("mul", size, graph.number(2))].scalar
    assert not graph.nodes[graph.binary("mul", size, vector(graph))].scalar
    assert not graph.nodes[graph.node("eye", size, rank=2)].scalar
