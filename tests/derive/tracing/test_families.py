"""What arrays are as the families of a formula."""

from __future__ import annotations

import numpy as np
import pytest

from derive.tracing.families import Reading
from derive.tracing.programs import Equation, Input, Ref, SizedTable, TracedProgram, TraceError
from derive.tracing.reading import read
from derive.tracing.sizes import size_of

H, N = ("h", "d"), (2, "n")
SIZES = {"h": 3, "d": 2, "n": 5}


def of(*equations: Equation) -> Reading:
    return read(TracedProgram("f", (Input("x", (H, N)),), equations, (Ref(len(equations)),), (), (SIZES,)))


def test_joined_axes_are_taken_apart_and_numbers_are_counted_out() -> None:
    reading = of(Equation("exp", (Ref(0),), {}, (size_of(H), size_of(N))))
    x = np.arange(60.0).reshape(6, 10)
    parts = reading.values({"x": x})
    assert set(parts) == set(reading.variables) == {"x_1", "x_2"}
    assert np.array_equal(parts["x_2"], x[:, 5:].reshape(3, 2, 5))
    assert [f.name for f in reading.formulas] == ["f_1", "f_2"]
    with pytest.raises(ValueError, match="unpack"):
        _ = reading.formula


def test_a_table_is_known_at_the_sizes_that_were_read() -> None:
    table = SizedTable("table", (np.arange(5.0),), (size_of(("n",)),))
    total = Equation("einsum", (Ref(0), table), {"subscripts": "abn,n->ab"}, (size_of(("h",)), size_of(("d",))))
    program = TracedProgram("f", (Input("x", (("h",), ("d",), ("n",))),), (total,), (Ref(1),), (), (SIZES,))
    reading = read(program)
    values = reading.values({"x": np.ones((3, 2, 5))})
    assert np.array_equal(values["table"], np.arange(5.0))
    with pytest.raises(TraceError, match="table is known at the sizes"):
        reading.values({"x": np.ones((3, 2, 7))})


def test_whole_numbers_are_rows_of_one_in_the_place_counted() -> None:
    inputs = (Input("y", (("m",),), ("n",)), Input("t", (("n",),)))
    einsum = Equation("einsum", (Ref(0), Ref(1)), {"subscripts": "mn,n->m"}, (size_of(("m",)),))
    reading = read(TracedProgram("f", inputs, (einsum,), (Ref(2),), (), ({"m": 2, "n": 3},)))
    values = reading.values({"y": np.array([2, 0]), "t": np.ones(3)})
    assert np.array_equal(values["y"], [[0, 0, 1], [1, 0, 0]])
