"""A program as formulas: which arrays are definitions, and what they are called."""

from __future__ import annotations

import numpy as np
import pytest

from derive.tracing.programs import CodeLine, Equation, Hidden, Input, Ref, SizedTable, TracedProgram, TraceError
from derive.tracing.reading import read
from derive.tracing.sizes import SizeProduct, size_of

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


def test_a_mask_that_hides_is_named_by_what_is_seen() -> None:
    hides = SizedTable("mask", tuple(1 - np.tri(k, 2 * k) for k in (3, 5, 7)), (M, N))
    where = Equation("where", (hides, Hidden(-np.inf), Ref(0)), {}, (M, N), at(1))
    rows = Equation("softmax", (Ref(1),), {"axes": (SizeProduct(1),)}, (M, N), at(2))  # type: ignore[arg-type]
    reading = read(program(where, rows))
    assert np.array_equal(reading.tables["mask"].values[0], np.tri(3, 6))
    assert len(reading.formula.given) == 1


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
