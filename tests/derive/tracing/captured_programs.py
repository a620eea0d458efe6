"""Programs of frameworks as they were captured, and NumPy functions that compute the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.functions.calls import evaluated
from benchmarks.functions.records import from_text
from derive.tracing.families import Reading
from derive.tracing.programs import TracedProgram
from derive.tracing.reading import read
from derive.values.numpy import Evaluation
from tests.derive.tracing.programs_of_numpy import attention, causal, cosine, cross_entropy, layernorm, softmax

FOLDER = Path(__file__).parent / "captured"


def program(name: str) -> TracedProgram:
    return from_text((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def calls(framework: str) -> dict[str, Any]:
    """Return the single calls of a framework: programs, and the values that it had itself."""
    captured: dict[str, Any] = json.loads((FOLDER / f"calls_of_{framework}.json").read_text(encoding="utf-8"))
    return captured


def call_differs(call: Any) -> float:
    """Return how far the formula of a captured call is from the values of its framework."""
    reading = read(from_text(json.dumps(call["program"])))
    values, expected = np.ravel(evaluated(reading)), np.array(call["values"])
    return float(np.abs(values - expected).max() / np.abs(expected).max())


def silu(t: Any) -> Any:
    return t / (1 + np.exp(-t))


def rotated(x: Any, cos: Any, sin: Any) -> Any:
    a, b = np.split(x, 2, axis=-1)
    return x * cos + np.concatenate([-b, a], axis=-1) * sin


def rmsnorm(x: Any, w: Any) -> Any:
    return w * x / np.sqrt((x**2).mean(-1, keepdims=True) + 1e-6)


def block(x: Any, **w: Any) -> Any:
    """Compute the block of `benchmarks.functions.captured` in NumPy."""
    from math import erf

    rows = layernorm(x, w["norm.weight"], w["norm.bias"])
    count = w["heads"]

    def split(weight: Any) -> Any:
        return (rows @ weight.T).reshape(len(x), count, -1).transpose(1, 0, 2)

    q, k, v = (split(w[f"{name}.weight"]) for name in ("query", "key", "value"))
    mixed = softmax(q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])) @ v
    x = x + mixed.transpose(1, 0, 2).reshape(x.shape) @ w["out.weight"].T
    up = x @ w["up.weight"].T + w["up.bias"]
    gelu = up * (1 + np.vectorize(erf)(up / np.sqrt(2))) / 2
    return x + gelu @ w["down.weight"].T + w["down.bias"]


def gelu(x: Any) -> Any:
    return x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3))) / 2


def gated_mlp(x: Any, **w: Any) -> Any:
    gate, up, down = (w[f"{name}_proj.weight"].T for name in ("gate", "up", "down"))
    return (silu(x @ gate) * (x @ up)) @ down


SAME = {
    "jax_attention": causal,
    "jax_cross_entropy": cross_entropy,
    "jax_layernorm": layernorm,
    "jax_masked": lambda x, seen: np.where(seen > 0.5, np.exp(x), 0).sum(axis=-1),
    "jax_swiglu": lambda x, w, v: silu(x @ w) * (x @ v),
    "torch_rmsnorm": rmsnorm,
    "torch_rotated": rotated,
    "torch_attention": attention,
    "torch_softmax": softmax,
    "torch_gelu": gelu,
    "torch_capped": lambda x, w: 30 * np.tanh(x @ w.T / 30),
    "torch_cross_entropy": lambda logits, targets: cross_entropy(logits, targets),
    "torch_gated_mlp": gated_mlp,
    "torch_cosine": cosine,
    "torch_block": block,
}


def differences(name: str) -> tuple[Reading, list[float]]:
    """Return a captured program as formulas, and how far their values are from those of the NumPy function."""
    captured = program(name)
    reading, sizes = read(captured), dict(captured.sizes[0])
    rng, arrays = np.random.default_rng(5), dict[str, Any]()
    for one in captured.inputs:
        drawn = one.drawn(sizes, rng)
        arrays[one.name] = drawn if one.whole is not None else rng.normal(size=drawn.shape)
    constants = {"heads": sizes["h"]} if name == "torch_block" else {}
    expected = np.asarray(SAME[name](**arrays, **constants))
    values = reading.values(arrays)
    sizes |= {
        d: n
        for v, k in ((values[n], f) for n, f in reading.variables.items())
        for d, n in zip(getattr(k, "dims", ()), np.shape(v), strict=True)
    }
    parts = [Evaluation(values, sizes).evaluate(f.body, over=[i.key for i in f.indices]) for f in reading.formulas]
    whole = np.concatenate([np.asarray(p) for p in parts], axis=-1) if len(parts) > 1 else parts[0]
    return reading, [float(np.abs(whole - expected).max() / np.abs(expected).max())]
