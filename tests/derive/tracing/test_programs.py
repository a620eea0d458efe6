"""Programs as data: several of numbers are one of symbols, or are refused."""

from __future__ import annotations

import numpy as np
import pytest

from derive.tracing.programs import (
    CodeLine,
    Equation,
    Hidden,
    Input,
    Ref,
    SizedTable,
    TracedProgram,
    TraceError,
    generalized,
)
from derive.tracing.sizes import SizeProduct, size_of, trials

SIZES = trials(("m",))
X = Input("x", (("m",),))


def programs(equation: object) -> list[TracedProgram]:
    return [TracedProgram("f", (X,), (equation(s["m"]),), (Ref(1),)) for s in SIZES]  # type: ignore[operator]


def test_numbers_become_sizes() -> None:
    (equation,) = generalized(programs(lambda m: Equation("multiply", (Ref(0), 1 / m), {}, (m,))), SIZES).equations
    assert equation.operands == (Ref(0), SizeProduct(1, (("m", -1),)))  # type: ignore[arg-type]
    assert equation.shape == (size_of(("m",)),)


def test_an_array_of_one_number_is_that_number_and_others_are_tables() -> None:
    def of(array: object) -> object:
        return (
            generalized(programs(lambda m: Equation("add", (Ref(0), array(m)), {}, (m,))), SIZES)
            .equations[0]
            .operands[1]
        )  # type: ignore[operator]

    assert of(lambda m: np.full(m, 0.5)) == SizeProduct(0.5)  # type: ignore[arg-type]
    assert of(lambda m: np.full(m, -np.inf)) == Hidden(-np.inf)
    mask, table = of(lambda m: np.tri(m)), of(lambda m: np.arange(m) / 4)
    assert isinstance(mask, SizedTable) and mask.kind == "mask"
    assert isinstance(table, SizedTable) and table.kind == "table"


def test_an_operation_that_depends_on_sizes_is_refused_with_its_line() -> None:
    def equation(m: int) -> Equation:
        return Equation("exp" if m > 3 else "log", (Ref(0),), {}, (m,), (CodeLine("layer.py:3"),))

    with pytest.raises(TraceError, match=r"layer\.py:3: .*log at m = 3; exp at m = 5"):
        generalized(programs(equation), SIZES)


def test_a_loop_over_an_axis_is_refused() -> None:
    runs = [TracedProgram("f", (X,), (Equation("exp", (Ref(0),), {}, (s["m"],)),) * s["m"], (Ref(1),)) for s in SIZES]
    with pytest.raises(TraceError, match="a loop over an axis is not read"):
        generalized(runs, SIZES)


def test_a_number_that_is_no_product_of_sizes_is_refused() -> None:
    with pytest.raises(TraceError, match="no product of powers of sizes"):
        generalized(programs(lambda m: Equation("add", (Ref(0), m + 1), {}, (m,))), SIZES)


def test_labels_are_those_of_lines_and_of_calls_that_end() -> None:
    outer, inner = CodeLine("a.py:9", "weights", "f", 0), CodeLine("a.py:2", "", "softmax", 1)
    last = Equation("divide", (), {}, (), (outer, inner))
    assert last.label(Equation("exp", (), {}, (), (CodeLine("a.py:10", "", "f", 0),))) == "weights"
    assert last.label(last) is None
    assert (
        Equation("exp", (), {}, (), (outer._replace(label=""), inner)).label(
            Equation("exp", (), {}, (), (outer._replace(label=""), inner._replace(number=2)))
        )
        == "softmax"
    )


def test_inputs_are_drawn_at_their_sizes() -> None:
    rng = np.random.default_rng(0)
    assert Input("w", (("h", 2), ())).drawn({"h": 3}, rng).shape == (6, 1)
    counted = Input("y", (("m",),), ("n",)).drawn({"m": 50, "n": 3}, rng)
    assert set(counted) == {0, 1, 2}
