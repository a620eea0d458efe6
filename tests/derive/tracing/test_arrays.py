"""An array that is noted: parts, entries that are picked, and what is changed in place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from derive import trace
from derive.tracing.numpy import recorded
from derive.tracing.programs import Equation, Input, Ref, TraceError

X, PICKS = Input("x", (("m",), ("n",))), Input("i", (("m",),), ("n",))
SIZES = {"m": 3, "n": 5}


def equations(function: Callable[..., Any], *inputs: Input) -> list[Equation]:
    return list(recorded(function, inputs or (X,), SIZES, "f").equations)


def test_a_part_is_a_slice_and_a_shape() -> None:
    first, second = equations(lambda x: x[1, ..., 2:4])
    assert (first.operation, first.settings["bounds"], first.shape) == ("slice", ((0, 3, 1), (2, 4, 1)), (3, 2))
    assert (second.operation, second.operands[0], second.shape) == ("einsum", Ref(1), (2,))
    assert second.operands[1].tolist() == [0, 1, 0] and second.settings == {"subscripts": "ab,a->b"}
    assert [e.operation for e in equations(lambda x: np.exp(x[...]))] == ["exp"]


def _in_place(x: Any) -> Any:
    y = x
    y += 1
    return x + y


def test_what_is_changed_in_place_is_changed_under_each_name_of_it() -> None:
    first, second = equations(_in_place)
    assert (first.operation, second.operands) == ("add", (Ref(1), Ref(1)))


def _of_a_view(x: Any) -> Any:
    y = x.T
    y *= 2
    return x


def _of_the_whole(x: Any) -> Any:
    y = x[0]
    x *= 2
    return y


def _of_a_copy(x: Any) -> Any:
    y = x.copy()
    y *= 2
    return x + y


def test_an_array_that_was_changed_under_another_name_is_refused() -> None:
    for function in (_of_a_view, _of_the_whole):
        with pytest.raises(TraceError, match="changed in place under another name"):
            equations(function)
    assert [e.operands for e in equations(_of_a_copy)][1] == (Ref(0), Ref(1))


@pytest.mark.parametrize(
    ("function", "why"),
    [
        (lambda x, i: x[i - 1], "a choice of entries by an array"),
        (lambda x, i: x * i[:, None], "whole numbers that pick entries"),
        (lambda x, i: x[True], "a truth value as an index"),
        (lambda x, i: np.sum(x, where=x > 0), "np.sum"),
        (lambda x, i: x.sum(dtype=int), "an array as whole numbers"),
        (lambda x, i: x[x > 0.3], "a truth value as an index"),
        (lambda x, i: np.where(i > 2, i, 0), "whole numbers that pick entries"),
        (lambda x, i: np.take(x, i + 1, axis=1), "a choice of entries by an array"),
        (lambda x, i: np.eye(5)[i], "write np.take"),
        (lambda x, i: np.add(x, 1, out=np.zeros((3, 5))), "with out="),
        (lambda x, i: np.sum(x, 0, None, np.zeros(5)), "with out="),
        (lambda x, i: x.astype(int), "an array as whole numbers"),
        (lambda x, i: np.sum(x, dtype=int), "an array as whole numbers"),
        (lambda x, i: x.reshape(5, 3, order="F"), "a reshape with order='F'"),
        (lambda x, i: np.ravel(x, "F"), "a reshape with order"),
    ],
)
def test_what_would_be_read_as_something_else_is_refused(function: Callable[..., Any], why: str) -> None:
    with pytest.raises(TraceError, match=why):
        equations(function, X, PICKS)


def test_entries_are_picked_along_an_axis_and_on_a_diagonal() -> None:
    (along_axis,) = equations(lambda x, i: x[:, i], X, PICKS)
    (diagonal,) = equations(lambda x, i: x[np.arange(3), i], X, PICKS)
    assert along_axis.settings == {"subscripts": "ub,ab->au"} and diagonal.settings == {"subscripts": "ub,ub->u"}


def test_numbers_are_kept_as_they_were_when_they_were_used() -> None:
    def changed(x: Any) -> Any:
        weights = np.ones(5)
        weights[0] = 2
        y = x * weights
        weights[0] = 7
        return y

    ((_, weights),) = [e.operands for e in equations(changed)]
    assert weights.tolist() == [2, 1, 1, 1, 1]


def test_what_whole_numbers_are_compared_with_tells_what_can_be_told() -> None:
    for function in (lambda x, i: x[:, np.where(i < 0, i + 5, i)], lambda x, i: x[:, np.clip(i, 0, 4)]):
        (one,) = equations(function, X, PICKS)
        assert one.settings == {"subscripts": "ub,ab->au"}
    wide, rows = equations(lambda x, i: i[:, None] == np.arange(5), X, PICKS)
    assert (wide.operands, wide.shape, rows.shape) == ((Ref(1),), (3, 1, 5), (3, 5))
    assert wide.operation == rows.operation == "reshape"
    (last,) = equations(lambda x, i: i == 4, X, PICKS)
    assert last.settings == {"subscripts": "ub,b->u"} and last.operands[1].tolist() == [0, 0, 0, 0, 1]
    with pytest.raises(TraceError, match="less of whole numbers"):
        equations(lambda x, i: x * (i < 2)[:, None], X, PICKS)


def test_numbers_that_are_compared_for_equality_are_assumed_to_differ() -> None:
    f = trace(lambda x: np.where(x == 0, 1.0, x), name="f", x="m n")
    assert repr(f) == "f(x[m, n], i:m, j:n) = x[i, j]" and "assumed to differ" in f.notes[0]
    assert repr(f.given) == "(ForAll(i:m, ForAll(j:n, x[i, j] != 0)),)"


def test_truth_values_are_joined_as_such() -> None:
    x = np.random.default_rng(3).normal(size=(3, 5))
    for name, function in {
        "sum": lambda x: x * ((x > 0) + (x < 1)),
        "either": lambda x: np.where((x > 0) ^ (x > 1), x, 0.0),
        "alike": lambda x: np.where((x > 0) == (x > 1), x, 0.0),
    }.items():
        f = trace(function, name=name, x="m n")
        assert f.reading.program.equations and np.isfinite(function(x)).all()


def test_a_cast_and_a_gradient_that_is_stopped_are_printed() -> None:
    (note,) = trace(lambda x: x.astype(np.float32), name="f", x="n").notes
    assert note.startswith("test_arrays.py:") and "a cast to float32" in note


def _in_turn(x: Any) -> Any:
    total = 0
    for n in range(len(x)):
        total = total + x[n]
    return total


def test_a_loop_over_an_axis_is_refused_with_its_line() -> None:
    for function in (_in_turn, lambda x: np.exp(_in_turn(x))):
        with pytest.raises(TraceError, match=r"test_arrays\.py:\d+: .* depends on the sizes.* a loop over an axis"):
            trace(function, name="f", x="m n")


def test_an_entry_of_an_axis_of_any_size_is_chosen() -> None:
    assert (
        repr(trace(lambda x: x[-1], name="last", x="n d")) == "last(x[n, d], mask[n], i:d) = Sum(x[j, i]*mask[j], j:n)"
    )
    assert repr(trace(lambda x: x[:, 1], name="second", x="n 2")) == "second(x_2[n], i:n) = x_2[i]"


def test_a_table_of_numbers_has_axes_of_one_entry_too() -> None:
    f = trace(lambda x: np.array([[0.0, 0.0, 2.0]]) @ x, name="f", x="3 n")
    assert repr(f) == "f(x_3[n], i:n) = 2*x_3[i]"
