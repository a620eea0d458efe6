"""What a running program of arrays notes, whichever framework computes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from derive.tracing.numpy import recorded
from derive.tracing.programs import Equation, Input, Ref, TraceError
from derive.tracing.tape import along, multiplied, runs, swapped

X, PICKS = Input("x", (("m",), ("n",))), Input("i", (("m",),), ("n",))
SIZES = {"m": 3, "n": 5}


def equations(function: Callable[..., Any], *inputs: Input) -> list[Equation]:
    return list(recorded(function, inputs or (X,), SIZES, "f").equations)


@pytest.mark.parametrize("left", [1, 2, 3, 4])
@pytest.mark.parametrize("right", [1, 2, 3])
def test_letters_of_a_product_are_those_of_matmul(left: int, right: int) -> None:
    rng = np.random.default_rng(0)
    a, b = rng.normal(size=(2, 5, 4, 3)[4 - left :]), rng.normal(size=(5, 3, 4)[3 - right :] if right > 1 else (3,))
    first, _, rest = multiplied(left, right).partition(",")
    second, _, out = rest.partition("->")
    assert np.allclose(np.einsum(f"{first},{second}->{out}", a, b), a @ b)


def test_axes_and_runs() -> None:
    assert along(None, 3) == along((), 3) == (0, 1, 2) and along(-1, 3) == (-1,) and along([0, 2], 3) == (0, 2)
    assert swapped(3, -1, 0) == (2, 1, 0)
    assert runs([2, 3]) == [slice(0, 2), slice(2, 5)]


def test_a_part_is_a_slice_and_a_shape() -> None:
    first, second = equations(lambda x: x[1, ..., 2:4])
    assert (first.operation, first.settings["bounds"], first.shape) == ("slice", ((1, 2, 1), (2, 4, 1)), (1, 2))
    assert (second.operation, second.operands, second.shape) == ("reshape", (Ref(1),), (2,))
    assert [e.operation for e in equations(lambda x: np.exp(x[...]))] == ["exp"]


def _in_place(x: Any) -> Any:
    y = x
    y += 1
    return x * y


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
        (lambda x, i: x[i - 1], "whole numbers that pick entries"),
        (lambda x, i: x * i[:, None], "whole numbers that pick entries"),
        (lambda x, i: x[True], "a truth value as an index"),
        (lambda x, i: np.average(x, weights=np.ones((3, 5))), "np.average with other arguments"),
        (lambda x, i: np.add(x, 1, out=np.zeros((3, 5))), "with out="),
        (lambda x, i: np.sum(x, 0, None, np.zeros(5)), "np.sum with out="),
        (lambda x, i: x.astype(int), "an array as whole numbers"),
        (lambda x, i: np.sum(x, dtype=int), "an array as whole numbers"),
        (lambda x, i: x.reshape(5, 3, order="F"), "np.reshape with order='F'"),
        (lambda x, i: np.ravel(x, "F"), "the order of entries"),
    ],
)
def test_what_would_be_read_as_something_else_is_refused(function: Callable[..., Any], why: str) -> None:
    with pytest.raises(TraceError, match=why):
        equations(function, X, PICKS)


def test_entries_are_picked_along_an_axis_and_on_a_diagonal() -> None:
    (along_axis,) = equations(lambda x, i: x[:, i], X, PICKS)
    (diagonal,) = equations(lambda x, i: x[np.arange(3), i], X, PICKS)
    assert along_axis.settings == {"subscripts": "ub,ab->au"} and diagonal.settings == {"subscripts": "ab,ab->a"}
