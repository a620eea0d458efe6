"""What a running program of arrays notes, whichever framework computes it."""

from __future__ import annotations

from inspect import signature
from typing import Any

import numpy as np
import pytest

from derive.tracing.programs import TraceError
from derive.tracing.tape import Tape, contraction, multiplied, rewritten

TAPE = Tape((), (lambda: None).__code__, np, {})


@pytest.mark.parametrize("left", [1, 2, 3, 4])
@pytest.mark.parametrize("right", [1, 2, 3])
def test_letters_of_a_product_are_those_of_matmul(left: int, right: int) -> None:
    rng = np.random.default_rng(0)
    a, b = rng.normal(size=(2, 5, 4, 3)[4 - left :]), rng.normal(size=(5, 3, 4)[3 - right :] if right > 1 else (3,))
    first, _, rest = multiplied(left, right).partition(",")
    second, _, out = rest.partition("->")
    assert np.allclose(np.einsum(f"{first},{second}->{out}", a, b), a @ b)


@pytest.mark.parametrize(
    ("subscripts", "shapes"),
    [("ij,jk", ((2, 3), (3, 4))), ("...ij,...jk->...ik", ((5, 2, 3), (3, 4))), ("b...->...", ((2, 3, 4),))],
)
def test_letters_that_are_left_out_are_those_of_einsum(subscripts: str, shapes: Any) -> None:
    arrays = [np.random.default_rng(0).normal(size=shape) for shape in shapes]
    written = contraction(subscripts, [len(shape) for shape in shapes])
    assert "." not in written and np.allclose(np.einsum(written, *arrays), np.einsum(subscripts, *arrays))


def _noted(x: Any, axis: int = 0) -> Any:
    return x, axis


def _stated(x: Any, axis: int = 0, out: Any = None, mode: str = "wrap", copy: bool = False) -> Any:
    raise AssertionError


def test_arguments_that_are_not_read_have_their_defaults() -> None:
    given = {"axis": 2, "out": None, "mode": "wrap", "copy": True}
    for stated in (_stated, signature(_stated)):
        assert TAPE.bound("f", _noted, stated, (1,), given).arguments == {"x": 1, "axis": 2}
    with pytest.raises(TraceError, match="f with out=3"):
        TAPE.bound("f", _noted, _stated, (1,), {"out": 3})
    with pytest.raises(TraceError, match="f with mode='clip'"):
        TAPE.bound("f", _noted, _stated, (1,), {"mode": "clip"})
    for stated in (_stated, None):
        with pytest.raises(TraceError, match="f with other arguments"):
            TAPE.bound("f", _noted, stated, (1,), {"unknown": 3})


def test_a_function_runs_in_its_own_code_with_names_replaced() -> None:
    assert rewritten(np.flip.__wrapped__, {"hasattr": None})(np.arange(3)).tolist() == [2, 1, 0]
    assert rewritten(np.outer.__wrapped__, {"asarray": lambda a: np.array([3, 4])})(1, 2).tolist() == [
        [9, 12],
        [12, 16],
    ]
    assert rewritten(_noted, {"Any": None})(4, axis=1) == (4, 1)
