"""Labelled arrays: whatever their orders, operations compute what an einsum over the labels computes."""

import itertools

import numpy as np
import pytest

from derive.programs.labelled import Array, Arrays
from derive.programs.libraries import LIBRARIES
from derive.programs.operations import Operations
from derive.programs.python import body
from tests.each import each

SIZES = {"i": 2, "j": 3, "k": 4, "l": 5}
BATCH = (6,)
ROUNDING = 1e-13  # sums of at most sixty products of numbers of size one
LABELS = [order for n in range(1, 4) for s in itertools.combinations("ijk", n) for order in itertools.permutations(s)]


class Harness:
    """Inputs with random values, and what a program makes of them."""

    def __init__(self, order=""):
        self.graph = Operations()
        self.arrays = Arrays(self.graph)
        self.arrays.order = tuple(order)
        self.values = {}

    def input(self, labels, batch=()):
        name = f"x{len(self.values)}"
        shape = (*batch, *(SIZES[x] for x in labels))
        self.values[name] = np.random.default_rng(len(self.values)).normal(size=shape)
        node = self.graph.node("input", data=(name, tuple(labels)), rank=len(labels))
        return Array(node, tuple(labels))

    def run(self, a, labels):
        root = self.arrays.aligned(a, tuple(labels))
        lines = body(self.graph, {"d": root}, LIBRARIES["numpy"], self.values).lines
        source = "\n    ".join([f"def f({', '.join(self.values)}):", *lines])
        names = {"np": np}
        exec(source, names)
        return names["f"](**self.values)

    def einsum(self, operands, labels):
        """What is expected, with the first axis as a batch."""
        values = [self.values[self.graph.nodes[a.node].data[0]] for a in operands]
        words = [("b" if v.ndim > len(a.axes) else "") + "".join(a.axes) for a, v in zip(operands, values, strict=True)]
        batched = "b" if any(w.startswith("b") for w in words) else ""
        return np.einsum(f"{','.join(words)}->{batched}{''.join(labels)}", *values)


@pytest.mark.parametrize("labels", LABELS, ids="".join)
def test_axes_are_brought_into_an_order(labels):
    bench = Harness()
    a = bench.input(labels, BATCH)
    assert np.array_equal(bench.run(a, sorted(labels)), bench.einsum([a], sorted(labels)))


@each(("left", "right"), list(itertools.product(LABELS, LABELS)))
def test_a_product_of_entries(left, right):
    bench = Harness()
    a, b = bench.input(left, BATCH), bench.input(right)
    union = sorted({*left, *right})
    found = bench.run(bench.arrays.mapped("mul", a, b), union)
    wanted = bench.einsum([a, b], union)
    assert found.shape == wanted.shape
    assert np.allclose(found, wanted, rtol=0, atol=ROUNDING)


def contractions():
    both = itertools.product(LABELS, LABELS)
    pairs = [(a, b) for a, b in both if "k" in a and "k" in b]
    triples = [("ik", "kj", "k"), ("ik", "jk", "kl"), ("k", "k", "ik"), ("ijk", "k", "jk"), ("ki", "k", "lk"), ("kj",)]
    return [*pairs, *(tuple(map(tuple, t)) for t in triples)]


@pytest.mark.parametrize("batched", ["all", "first", "last", "none"])
@each("factors", contractions())
def test_a_sum_of_products(factors, batched):
    bench = Harness()
    count = len(factors)
    has = {"all": range(count), "first": [0], "last": [count - 1], "none": []}[batched]
    operands = [bench.input(labels, BATCH if n in has else ()) for n, labels in enumerate(factors)]
    kept = sorted(set().union(*factors) - {"k"})
    found = bench.run(bench.arrays.contracted(operands, "k"), kept)
    assert np.allclose(found, bench.einsum(operands, kept), rtol=0, atol=ROUNDING)


@each("factors", contractions())
def test_no_array_is_wider_than_a_factor_or_the_result(factors):
    bench = Harness()
    found = bench.arrays.contracted([bench.input(labels) for labels in factors], "k")
    widest = max(len(set().union(*factors)) - 1, *map(len, factors)) if len(factors) > 1 else len(factors[0])
    assert max(bench.graph.nodes[n].rank for n in bench.graph.reached(found.node)) <= widest


def test_a_sum_keeps_its_axis_and_meets_what_it_came_from_as_it_is():
    bench = Harness()
    a = bench.input("ik")
    mean = bench.arrays.reduced("sum", a, "k")
    centred = bench.arrays.mapped("sub", a, mean)
    assert (mean.axes, mean.labels) == (("i", ""), ("i",))
    assert "index" not in {bench.graph.nodes[n].op for n in bench.graph.reached(centred.node)}


@pytest.mark.parametrize("op", ["sum", "max"])
@pytest.mark.parametrize("labels", ["ijk", "kij", "ikj"])
def test_reductions_in_the_middle(op, labels):
    bench = Harness()
    a = bench.input(labels, BATCH)
    found = bench.run(bench.arrays.reduced(op, a, "k"), "ji")
    wanted = getattr(bench.values["x0"], op)(axis=1 + labels.index("k"))
    assert np.allclose(found, wanted.swapaxes(1, 2), rtol=0, atol=ROUNDING)


def test_two_sums_over_other_axes_meet():
    bench = Harness()
    a = bench.input("ik", BATCH)
    both = bench.arrays.mapped("add", bench.arrays.reduced("sum", a, "k"), bench.arrays.reduced("sum", a, "i"))
    x = bench.values["x0"]
    assert np.allclose(bench.run(both, "ik"), x.sum(2, keepdims=True) + x.sum(1, keepdims=True), atol=ROUNDING, rtol=0)


def test_the_order_of_the_result_is_taken_where_arrays_meet():
    bench = Harness("ij")
    a, b = bench.input("j"), bench.input("i")
    assert bench.arrays.mapped("mul", a, b).axes == ("i", "j")


@pytest.mark.parametrize("labels", ["ij", "ikj", "kij"])
def test_two_labels_that_become_one_are_a_diagonal(labels):
    bench = Harness()
    shape = tuple(SIZES["k"] if x == "k" else 3 for x in labels)
    a = bench.input(labels)
    bench.values["x0"] = np.random.default_rng(0).normal(size=(*BATCH, *shape))
    found = bench.run(bench.arrays.renamed(a, {"j": "i"}), sorted(set(labels) - {"j"}))
    wanted = np.einsum(f"b{labels.replace('j', 'i')}->b{''.join(sorted(set(labels) - {'j'}))}", bench.values["x0"])
    assert np.array_equal(found, wanted)


def test_every_other_entry():
    bench = Harness()
    a = bench.input("ki", BATCH)
    assert np.array_equal(bench.run(bench.arrays.every(a, "k", 1), "ki"), bench.values["x0"][:, 1::2])
    assert bench.arrays.every(a, "j", 1) == a


def test_a_result_has_all_axes_that_were_asked_for():
    bench = Harness()
    a = bench.input("k", BATCH)
    sizes = {x: bench.graph.number(SIZES[x]) for x in "ik"}
    lines = body(bench.graph, {"d": bench.arrays.full(a, sizes)}, LIBRARIES["numpy"], ["x0"]).lines
    assert lines == ("return x0[..., None, :]*np.ones((2, 1), dtype=x0.dtype)",)
