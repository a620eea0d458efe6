"""A program as formulas: which arrays are definitions, and what they are called."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from derive import vjp
from derive.tracing.families import Reading
from derive.tracing.programs import CodeLine, Equation, Hidden, Input, Ref, SizedTable, TracedProgram, TraceError
from derive.tracing.reading import read
from derive.tracing.sizes import Joined, SizeProduct, size_of
from derive.values.numpy import Evaluation
from tests.derive.tracing.captured_programs import program as captured_program

M, N = size_of(("m",)), size_of(("n",))
X = Input("x", (("m",), ("n",)))


def program(*equations: Equation, inputs: tuple[Input, ...] = (X,)) -> TracedProgram:
    return TracedProgram("f", inputs, equations, (Ref(len(inputs) + len(equations) - 1),))


def at(line: int, label: str = "") -> tuple[CodeLine, ...]:
    return (CodeLine(f"a.py:{line}", label),)


def test_a_line_that_assigns_is_a_definition_and_its_parts_are_none() -> None:
    square = Equation("square", (Ref(0),), {}, (M, N), at(1, "length"))
    total = Equation("sum", (Ref(1),), {"axes": (SizeProduct(1),)}, (M,), at(1, "length"))  # type: ignore[arg-type]
    root = Equation("sqrt", (Ref(2),), {}, (M,), at(2))
    assert repr(read(program(square, total, root)).formula) == "f(x[m, n], i:m) = sqrt(length(x, i))"


def test_a_label_that_is_an_index_or_an_argument_has_another_name() -> None:
    for label, name in (("k", "k_array"), ("x", "x_2")):
        first = Equation("exp", (Ref(0),), {}, (M, N), at(1, label))
        found = read(program(first, Equation("tanh", (Ref(1),), {}, (M, N), at(2)))).formula
        assert repr(found) == f"f(x[m, n], i:m, j:n) = tanh({name}(x, i, j))"


def test_what_no_result_needs_is_not_read() -> None:
    dead = Equation("no operation", (Ref(0),), {}, (M, N), at(1))
    assert repr(read(program(dead, Equation("exp", (Ref(0),), {}, (M, N), at(2)))).formula).endswith("exp(x[i, j])")


def test_an_unknown_operation_is_refused_with_its_line() -> None:
    with pytest.raises(TraceError, match=r"a\.py:4: fold: this operation cannot be read"):
        read(program(Equation("fold", (Ref(0),), {}, (M, N), at(4))))


def test_a_row_of_which_something_is_seen_is_assumed() -> None:
    seen = SizedTable("mask", tuple(np.tri(k, 2 * k) for k in (3, 5, 7)), (M, N))
    where = Equation("where", (seen, Ref(0), Hidden(-np.inf)), {}, (M, N), at(1))
    rows = Equation("softmax", (Ref(1),), {"axes": (SizeProduct(1),)}, (M, N), at(2))  # type: ignore[arg-type]
    assert len(read(program(where, rows)).formula.given) == 1


def test_minus_infinity_in_a_result_is_refused() -> None:
    seen = SizedTable("mask", tuple(np.tri(k, 2 * k) for k in (3, 5, 7)), (M, N))
    with pytest.raises(TraceError, match="minus infinity, is in the result"):
        read(program(Equation("where", (seen, Ref(0), Hidden(-np.inf)), {}, (M, N), at(1))))


def test_a_result_of_another_shape_than_was_computed_is_refused() -> None:
    pairs = Input("x", (("m",), ("n", 2)))
    zero, two, four = (SizeProduct(k) for k in (0, 2, 4))  # type: ignore[arg-type]
    early = Equation("slice", (Ref(0),), {"bounds": ((zero, M, size_of(())), (zero, four, two))}, (M, two), at(1))
    with pytest.raises(TraceError, match=r"an array of the shape \(m, 2\) is read as \(m, n\)"):
        read(program(early, inputs=(pairs,)))


BLOCKS = {
    "hugging_face_gpt2": ("hd = d*h is read as a size of its own", 16),
    "hugging_face_llama": ("grh = 2*g*h*r is read as a size of its own", 13),
}


@pytest.mark.parametrize("name", BLOCKS)
def test_a_decoder_block_is_read_with_its_batch_and_heads(name: str) -> None:
    reading = read(captured_program(name))
    assert BLOCKS[name][0] in reading.notes
    assert sum("weight" in n or "bias" in n for n in reading.variables) == BLOCKS[name][1]
    assert [len(f.indices) for f in reading.formulas] == [3]
    last = "mlp_c_proj_bias" if "mlp_c_proj_bias" in reading.variables else "mlp_down_proj_weight"
    assert vjp(reading.formula, last).theorem.concl.head == "deriv"


@pytest.mark.long
@pytest.mark.parametrize("name", BLOCKS)
def test_a_decoder_block_is_differentiated_in_all_its_weights(name: str) -> None:
    reading = read(captured_program(name))
    formula = reading.formula
    weights = [n for n in reading.variables if "weight" in n or "bias" in n]
    passes = vjp(formula, weights)
    assert len(passes) == BLOCKS[name][1]
    assert all(not one.theorem.hyps for one in passes)
    rng, sizes = np.random.default_rng(0), small_sizes(reading)
    values = dict[str, Any]()
    for one in reading.program.inputs:
        values |= reading.arrays[one.name].apart(rng.normal(size=one.shape(sizes)) / 2, dict(sizes))
    directions = {n: rng.normal(size=values[n].shape) for n in weights}
    axes = [i.key for i in formula.indices]

    def at(t: float) -> Any:
        moved = values | {n: values[n] + t * directions[n] for n in weights}
        return np.asarray(Evaluation(moved, sizes).evaluate(formula.body, over=axes))

    cotangent = rng.normal(size=at(0).shape)
    h = 1e-3
    slope = (cotangent * (8 * (at(h) - at(-h)) - (at(2 * h) - at(-2 * h)))).sum() / (12 * h)
    gradient = 0.0
    for n, one in zip(weights, passes, strict=True):
        needed = {k.name for k in one.theorem.concl.free if k.kind == "at"}
        given = {k: values.get(k, cotangent) for k in needed}
        gradient += float((one.numpy(**given) * directions[n]).sum())
    assert gradient == pytest.approx(slope, rel=1e-8)


def small_sizes(reading: Reading) -> dict[str, int]:
    """Return sizes of two and three for a program, and those of joined axes."""
    sizes = {s: 2 + n % 2 for n, s in enumerate(reading.program.sizes[0])}
    factors = {f for array in reading.arrays.values() for f in array.factors if isinstance(f, Joined)}
    return sizes | {f: round(size_of((f,)).at(sizes)) for f in factors}
