"""Shapes, parts and arrays one after the other; what NumPy makes of them is compared in `test_numpy`."""

from __future__ import annotations

import pytest

from derive.tracing.layouts import LAYOUTS, entry_at, whole
from derive.tracing.operations import OPERATIONS
from derive.tracing.programs import TraceError
from derive.tracing.sizes import size_of
from tests.derive.tracing.arrays_of_terms import applied, array, at

X = array("x", ("m",), ("n",))


def test_they_are_operations() -> None:
    assert all(OPERATIONS[name] is operation for name, operation in LAYOUTS.items())


def test_axes_change_places_and_are_broadcast() -> None:
    turned = applied("transpose", X, shape=(("n",), ("m",)), places=at(1, 0))
    assert turned.axes == (("n",), ("m",))
    assert applied("transpose", turned, shape=(("m",), ("n",)), places=at(1, 0)).axes == X.axes
    wide = applied("broadcast", X, shape=(("k",), ("m",), ("n",)), places=at(1, 2))
    assert wide.axes == (("k",), ("m",), ("n",))
    assert applied("broadcast", X, shape=(("m",), ("k",), ("n",)), places=at(0, 2)).axes == (("m",), ("k",), ("n",))


def test_an_entry_of_an_array_with_fewer_axes() -> None:
    row = array("w", ("n",))
    (i,), (j,) = X.indices[:1], X.indices[1:]
    assert entry_at(row, [(i,), (j,)]).args[-1] == j


def test_runs_of_numbers_are_taken_and_others_are_refused() -> None:
    y = array("y", ("m",), (2, "p"))
    m, p, two = size_of(("m",)), size_of(("p",)), size_of((2, "p"))
    zero, one = at(0, 1)
    first = applied("slice", y, bounds=((zero, m, one), (zero, p, one)))
    second = applied("slice", y, bounds=((zero, m, one), (p, two, one)))
    assert first.axes == second.axes == (("m",), ("p",))
    assert (first.entries[()].args[0], second.entries[()].args[0]) == ("y0", "y1")
    with pytest.raises(TraceError, match="an axis is cut where a factor ends"):
        applied("slice", y, bounds=((one, m, one), (zero, two, one)))


def test_every_second_entry_of_pairs_is_taken() -> None:
    y = array("y", ("p", 2))
    even = applied("slice", y, bounds=((at(0)[0], size_of(("p", 2)), at(2)[0]),))
    odd = applied("slice", y, bounds=((at(1)[0], size_of(("p", 2)), at(2)[0]),))
    assert (even.entries[()].args[0], odd.entries[()].args[0]) == ("y0", "y1")


def test_arrays_one_after_the_other() -> None:
    p, q = array("p", ("n",)), array("q", (2, "n"))
    joined = applied("concatenate", p, q, axis=at(0)[0])
    assert joined.axes == ((3, "n"),)
    assert [t.args[0] for t in joined.entries.values()] == ["p", "q0", "q1"]
    with pytest.raises(TraceError, match="no product of sizes"):
        applied("concatenate", p, array("r", ("m",)), axis=at(0)[0])


def test_whole_numbers_of_settings() -> None:
    assert whole(at(3)[0]) == whole(3) == 3
    with pytest.raises(TraceError, match="fixed whole number"):
        whole(size_of(("n",)))
