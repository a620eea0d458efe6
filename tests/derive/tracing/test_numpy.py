"""What is recorded of NumPy's functions computes what they do, and what is not recorded is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from benchmarks.functions.calls import arguments, evaluated, function, spelled
from derive import trace
from derive.tracing.numpy import FUNCTIONS, WRITTEN, recorded
from derive.tracing.programs import Input, Ref, TraceError
from derive.values.numpy import Evaluation

X = Input("x", (("m",), ("n",)))
SIZES = {"m": 3, "n": 5}

REFUSED = {
    "one_hot": "write np.take",
    "shared heads": "the same along its axis",
    "hard": "np.arctan",
    "padded": "the same along",
}

EXPRESSIONS: dict[str, Callable[[Any], Any]] = {
    "methods": lambda x: x.std(axis=0, ddof=1) + x.var(axis=0) * x.sum(axis=0) - x.mean(0),
    "transposed": lambda x: x.T @ x.transpose().T,
    "moved": lambda x: np.moveaxis(x, 0, 1) + np.swapaxes(x, 0, 1),
    "inner": lambda x: np.inner(x, x) + np.dot(x, x.T),
    "outer": lambda x: np.outer(x.sum(axis=0), x.sum(axis=1)),
    "multiplied": lambda x: np.multiply.outer(x.sum(axis=0), x.sum(axis=1)),
    "shapes": lambda x: np.expand_dims(x, 1).squeeze(1) + x[:, None, :].reshape(x.shape) + x[...],
    "flat": lambda x: (x.reshape(-1) * np.ravel(x)).sum(),
    "broadcast": lambda x: np.broadcast_to(x.sum(axis=0), x.shape) * x * np.ones_like(x) + np.zeros_like(x),
    "stacked": lambda x: np.stack([x, 2 * x, x * x], axis=0).sum(axis=0),
    "joined": lambda x: np.concatenate([x, 2 * x], axis=0).sum(axis=0),
    "clipped": lambda x: np.clip(x, -0.4, 0.9) + x.clip(min=0.1),
    "triangle": lambda x: np.tril(x @ x.T) + np.triu(x @ x.T, 1),
    "trace": lambda x: np.trace(x @ x.T),
    "einsum": lambda x: np.einsum("ij, kj -> ik", x, x) + np.einsum("ij,kj", x, x),
    "norm": lambda x: x / np.linalg.norm(x, axis=1, keepdims=True),
    "chosen": lambda x: np.where(x > 0.2, x, 0.3 * x) + np.abs(x),
    "reversed": lambda x: 1 / (2 - x) + 3.0**x - np.sqrt(x * x + 1),
    "masked": lambda x: x * (~(x > 0.2) & (x < 0.9)).astype(float) + x * ((x > 0) | (x < -1)),
    "checked": lambda x: x if np.isfinite(x).all() else np.nan_to_num(x),
}


@pytest.mark.parametrize("name", EXPRESSIONS)
def test_a_formula_has_the_values_of_the_expression(name: str) -> None:
    function = EXPRESSIONS[name]
    f = trace(function, name=name, x="m n")
    x = np.random.default_rng(3).normal(size=(3, 5))
    sizes = f.reading.program.sizes[0]
    x = np.random.default_rng(3).normal(size=(sizes["m"], sizes["n"]))
    found = Evaluation(f.values({"x": x}), dict(sizes)).evaluate(f.body, over=[i.key for i in f.indices])
    assert found == pytest.approx(function(x), rel=1e-11, abs=1e-13)


def test_an_equation_knows_its_operands_its_shape_and_its_line() -> None:
    def centred(x: Any) -> Any:
        mean = x.mean(axis=1, keepdims=True)
        return x - mean

    first, second = recorded(centred, [X], SIZES, "centred").equations
    assert (first.operation, first.operands, first.shape, first.label(second)) == ("mean", (Ref(0),), (3, 1), "mean")
    assert (second.operation, second.operands, second.shape) == ("subtract", (Ref(0), Ref(1)), (3, 5))
    assert first.line.startswith("test_numpy.py:")


def _assigned(x: Any) -> Any:
    x[0] = 1
    return x


@pytest.mark.parametrize(
    ("function", "why"),
    [
        (_assigned, "an assignment to entries"),
        (lambda x: np.cumprod(x, axis=0), "np.cumprod"),
        (lambda x: np.maximum.accumulate(x), "np.maximum.accumulate"),
        (lambda x: np.linalg.norm(x, 1), "the norm of order 1 over 2 axes"),
        (lambda x: np.floor(x), "np.floor"),
        (lambda x: np.linalg.inv(x), "np.linalg.inv"),
        (lambda x: np.dot(x[None], x.T), "np.dot of more than two axes"),
        (lambda x: np.pad(x, 1, mode="edge"), "np.pad with mode='edge'"),
        (lambda x: np.add(x, x, where=x > 0), "np.add"),
        (lambda x: np.repeat(x, [1, 2, 3], axis=0), "a repetition by an array"),
    ],
)
def test_what_is_not_recorded_is_refused(function: Callable[[Any], Any], why: str) -> None:
    with pytest.raises(TraceError, match=why):
        recorded(function, [X], SIZES, "f")


@pytest.mark.parametrize(("name", "stated", "expression"), list(spelled("numpy")), ids=lambda v: str(v)[:12])
def test_a_call_has_the_values_of_numpy(name: str, stated: dict[str, str], expression: str) -> None:
    call = function("numpy", stated, expression)
    if name in REFUSED:
        with pytest.raises(TraceError, match=REFUSED[name]):
            trace(call, name="f", **stated)
        return
    traced = trace(call, name="f", by="numpy", **stated)
    reading = (traced[0] if isinstance(traced, tuple) else traced).reading
    values = np.asarray(call(**arguments("numpy", reading.program, stated)))
    near = 1e-6 if name == "cast" else 1e-9
    assert evaluated(reading) == pytest.approx(values, rel=near, abs=near)


def test_tables_name_functions_of_numpy() -> None:
    assert all(callable(getattr(np, name)) for name in WRITTEN)
    assert all(map(callable, FUNCTIONS))
