"""PyTorch's operators, told of arrays of NumPy: what they note has values of NumPy, and PyTorch is not needed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from benchmarks.functions.calls import evaluated
from derive import TraceError, trace
from derive.tracing.torch_operators import CALLS, OPERATORS, entrywise


def read(function: Callable[..., Any]) -> Any:
    return evaluated(trace(function, name="f", x="m n").reading)


@pytest.mark.parametrize(
    ("noted", "same"),
    [
        (lambda x: OPERATORS["var"](x, [1], correction=1), lambda x: x.var(1, ddof=1)),
        (lambda x: OPERATORS["std"](x, None, unbiased=False), lambda x: x.std()),
        (lambda x: OPERATORS["sum"](x, [], True), lambda x: x.sum(keepdims=True)),
        (lambda x: OPERATORS["linalg_vector_norm"](x, 3, [1]), lambda x: (x**3).sum(1) ** (1 / 3)),
        (
            lambda x: OPERATORS["elu"](x - 0.5, 0.7, 2, 3),
            lambda x: np.where(x > 0.5, 2 * (x - 0.5), 1.4 * np.expm1(3 * x - 1.5)),
        ),
        (lambda x: OPERATORS["softplus"](x, 2), lambda x: np.log1p(np.exp(2 * x)) / 2),
        (lambda x: OPERATORS["addmm"](x.T @ x, x.T, x, beta=2, alpha=3), lambda x: 5 * x.T @ x),
        (lambda x: OPERATORS["masked_fill"](x, np.tri(*x.shape) > 0, 2.0), lambda x: np.where(np.tri(3, 5), 2, x)),
        (lambda x: OPERATORS["select"](x, 1, -1), lambda x: x[:, -1]),
        (lambda x: OPERATORS["roll"](x, [1], [1]), lambda x: np.roll(x, 1, 1)),
        (lambda x: OPERATORS["expand"](x[:, None], [-1, 2, -1]).sum(1), lambda x: 2 * x),
        (lambda x: entrywise("sub")(x, x * x, alpha=3), lambda x: x - 3 * x * x),
        (lambda x: CALLS["linear"](x, 2 * x, x[:, 0]), lambda x: 2 * x @ x.T + x[:, 0]),
        (lambda x: CALLS["gaussian_nll_loss"](x, 2 * x, x, reduction="sum"), lambda x: (np.log(x) + x).sum() / 2),
    ],
)  # fmt: skip
def test_an_operator_has_the_values_of_numpy(noted: Callable[..., Any], same: Callable[..., Any]) -> None:
    x = np.random.default_rng(1).uniform(0.25, 0.75, (3, 5))
    assert read(noted) == pytest.approx(same(x))


def test_a_convolution_over_several_places_is_refused() -> None:
    arguments = (np.ones((2, 5, 3)), None, [1], [0], False, 1)
    with pytest.raises(TraceError, match="a convolution over more than one place"):
        trace(lambda x: OPERATORS["convolution"](x[None], *arguments), name="f", x="m n")
