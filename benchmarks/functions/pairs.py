"""Functions and kernels of them, right and wrong, for ``verify.check(kernel, of=trace(function))``.

A function of PyTorch or JAX is a captured program of `benchmarks.functions.captured`; one of NumPy is traced. Kernels
are typed as people port them. ``python -m benchmarks.functions.pairs`` checks them all.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from functools import lru_cache
from math import pi, sqrt
from typing import Any, NamedTuple

import numpy as np

from benchmarks.functions.captured import FOLDER
from benchmarks.functions.records import from_text
from derive import trace, vjp
from derive.doors.tracing import traced
from derive.tracing.reading import read
from verify import check

__all__ = ["PAIRS", "Pair"]

EPS = 1e-6


class Pair(NamedTuple):
    """A function, and two kernels.

    Attributes
    ----------
    of : str or callable
        The name of a captured program, or a function of NumPy.
    right, wrong : callable
    named : str
        A part of the name of the wrong formula; empty where it is one that no statement names.
    wrt : tuple of str
        Variables at whose gradients the kernel is; none of the function itself.
    shapes : mapping of str to str
        Of the arguments of a function of NumPy.
    """

    of: str | Callable[..., Any]
    right: Callable[..., Any]
    wrong: Callable[..., Any]
    named: str = ""
    wrt: tuple[str, ...] = ()
    shapes: Mapping[str, str] = {}

    @property
    def name(self) -> str:
        """The function, and what it is differentiated at."""
        of = self.of if isinstance(self.of, str) else f"numpy_{self.of.__name__}"
        return "_".join((of, *(f"d{name}" for name in self.wrt)))

    def stated(self) -> Any:
        """Return the formula, or its gradients."""
        formula = _formula(self.of, tuple(self.shapes.items()))
        gradients = [vjp(formula, name) for name in self.wrt]
        return gradients if len(gradients) > 1 else gradients[0] if gradients else formula


@lru_cache
def _formula(of: str | Callable[..., Any], shapes: tuple[tuple[str, str], ...]) -> Any:
    if isinstance(of, str):
        return traced(read(from_text((FOLDER / f"{of}.json").read_text(encoding="utf-8"))))
    return trace(of, **dict(shapes))


def softmax(x: Any) -> Any:
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def softmax_of_columns(x: Any) -> Any:
    e = np.exp(x - x.max(axis=0, keepdims=True))
    return e / e.sum(axis=0, keepdims=True)


def softmax_backward(x: Any, dy: Any) -> Any:
    p = softmax(x)
    return p * (dy - (p * dy).sum(axis=-1, keepdims=True))


def softmax_backward_diagonal(x: Any, dy: Any) -> Any:
    p = softmax(x)
    return p * dy


def layernorm(x: Any, w: Any, b: Any) -> Any:
    centred = x - x.mean(-1, keepdims=True)
    return centred / np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-5) * w + b


def layernorm_unbiased(x: Any, w: Any, b: Any) -> Any:
    centred = x - x.mean(-1, keepdims=True)
    return centred / np.sqrt((centred**2).sum(-1, keepdims=True) / max(x.shape[-1] - 1, 1) + 1e-5) * w + b


def rmsnorm(x: Any, w: Any) -> Any:
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + EPS) * w


def rmsnorm_plus_one(x: Any, w: Any) -> Any:
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + EPS) * (1 + w)


def rmsnorm_backward(x: Any, w: Any, dy: Any) -> tuple[Any, Any]:
    rstd = 1 / np.sqrt((x * x).mean(-1, keepdims=True) + EPS)
    wdy, xhat = w * dy, x * rstd
    return rstd * (wdy - xhat * (wdy * xhat).mean(-1, keepdims=True)), (dy * xhat).sum(0)


def rmsnorm_backward_sum(x: Any, w: Any, dy: Any) -> tuple[Any, Any]:
    rstd = 1 / np.sqrt((x * x).mean(-1, keepdims=True) + EPS)
    wdy, xhat = w * dy, x * rstd
    return rstd * (wdy - xhat * (wdy * xhat).sum(-1, keepdims=True)), (dy * xhat).sum(0)


def silu(t: Any) -> Any:
    return t / (1 + np.exp(-t))


def swiglu(x: Any, w: Any, v: Any) -> Any:
    return silu(x @ w) * (x @ v)


def swiglu_turned(x: Any, w: Any, v: Any) -> Any:
    return (x @ w) * silu(x @ v)


def causal(q: Any, k: Any, v: Any) -> Any:
    scores = q @ k.T / np.sqrt(q.shape[-1])
    seen = np.arange(len(k))[None] <= np.arange(len(q))[:, None]
    return softmax(np.where(seen, scores, -np.inf)) @ v


def attention(q: Any, k: Any, v: Any) -> Any:
    scores = q @ k.T * (1 / sqrt(q.shape[-1]))
    return softmax(np.where(np.tri(len(q), len(k), dtype=bool), scores, -np.inf)) @ v


def attention_unscaled(q: Any, k: Any, v: Any) -> Any:
    return softmax(np.where(np.tri(len(q), len(k), dtype=bool), q @ k.T, -np.inf)) @ v


def heads(q: Any, k: Any, v: Any, count: int) -> Any:
    q, k, v = (a.reshape(len(a), count, -1).swapaxes(0, 1) for a in (q, k, v))
    weights = softmax(q @ k.swapaxes(1, 2) / np.sqrt(q.shape[-1]))
    return (weights @ v).swapaxes(0, 1).reshape(q.shape[1], -1)


def rotated(x: Any, cos: Any, sin: Any) -> Any:
    half = x.shape[-1] // 2
    a, b = x[..., :half], x[..., half:]
    return np.concatenate([a * cos[..., :half] - b * sin[..., :half], b * cos[..., half:] + a * sin[..., half:]], -1)


def rotated_backwards(x: Any, cos: Any, sin: Any) -> Any:
    return rotated(x, cos, -sin)


def cross_entropy(logits: Any, targets: Any) -> Any:
    top = logits.max(-1, keepdims=True)
    total = np.log(np.exp(logits - top).sum(-1)) + top[:, 0]
    return (total - logits[np.arange(len(targets)), targets]).mean()


def cross_entropy_summed(logits: Any, targets: Any) -> Any:
    return cross_entropy(logits, targets) * len(targets)


def cross_entropy_backward(logits: Any, targets: Any, dy: Any) -> Any:
    grad = softmax(logits)
    grad[np.arange(len(targets)), targets] -= 1
    return grad * dy / len(targets)


def cross_entropy_backward_summed(logits: Any, targets: Any, dy: Any) -> Any:
    return cross_entropy_backward(logits, targets, dy) * len(targets)


def gelu(x: Any) -> Any:
    return 0.5 * x * (1 + np.tanh(sqrt(2 / pi) * (x + 0.044715 * x**3)))


def gelu_of_a_sigmoid(x: Any) -> Any:
    return x / (1 + np.exp(-1.702 * x))


def capped(x: Any, w: Any) -> Any:
    return 30.0 * np.tanh((x @ w.T) / 30.0)


def capped_not_divided(x: Any, w: Any) -> Any:
    return 30.0 * np.tanh(x @ w.T)


def capped_backward(x: Any, w: Any, dy: Any) -> tuple[Any, Any]:
    dy = dy * (1 - np.tanh((x @ w.T) / 30.0) ** 2)
    return dy @ w, dy.T @ x


def capped_backward_not_squared(x: Any, w: Any, dy: Any) -> tuple[Any, Any]:
    dy = dy * (1 - np.tanh((x @ w.T) / 30.0))
    return dy @ w, dy.T @ x


def gated_mlp(x: Any, gate_proj_weight: Any, up_proj_weight: Any, down_proj_weight: Any) -> Any:
    return (silu(x @ gate_proj_weight.T) * (x @ up_proj_weight.T)) @ down_proj_weight.T


def gated_mlp_of_sigmoids(x: Any, gate_proj_weight: Any, up_proj_weight: Any, down_proj_weight: Any) -> Any:
    return ((x @ up_proj_weight.T) / (1 + np.exp(-(x @ gate_proj_weight.T)))) @ down_proj_weight.T


def masked(x: Any, keep: Any) -> Any:
    return softmax(np.where(keep, x, -np.inf))


def masked_after(x: Any, keep: Any) -> Any:
    return softmax(x) * keep


def causal_backward(q: Any, k: Any, v: Any, dy: Any) -> Any:
    p = softmax(np.where(np.tri(len(q), len(k), dtype=bool), q @ k.T / np.sqrt(q.shape[-1]), -np.inf))
    return p.T @ dy


def causal_backward_unmasked(q: Any, k: Any, v: Any, dy: Any) -> Any:
    return softmax(q @ k.T / np.sqrt(q.shape[-1])).T @ dy


def swiglu_backward(x: Any, w: Any, v: Any, dy: Any) -> tuple[Any, Any]:
    gate, up = x @ w, x @ v
    s = 1 / (1 + np.exp(-gate))
    return x.T @ (dy * up * s * (1 + gate * (1 - s))), x.T @ (dy * gate * s)


def swiglu_backward_of_sigmoid(x: Any, w: Any, v: Any, dy: Any) -> tuple[Any, Any]:
    gate, up = x @ w, x @ v
    s = 1 / (1 + np.exp(-gate))
    return x.T @ (dy * up * s * (1 - s)), x.T @ (dy * gate * s)


def layernorm_backward(x: Any, w: Any, b: Any, dy: Any) -> Any:
    centred = x - x.mean(-1, keepdims=True)
    rstd = 1 / np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-5)
    xhat, wdy = centred * rstd, w * dy
    return rstd * (wdy - wdy.mean(-1, keepdims=True) - xhat * (wdy * xhat).mean(-1, keepdims=True))


def layernorm_backward_no_mean(x: Any, w: Any, b: Any, dy: Any) -> Any:
    centred = x - x.mean(-1, keepdims=True)
    rstd = 1 / np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-5)
    xhat, wdy = centred * rstd, w * dy
    return rstd * (wdy - xhat * (wdy * xhat).mean(-1, keepdims=True))


def moments(x: Any) -> tuple[Any, Any]:
    mean = x.mean(-1)
    return mean, ((x - mean[:, None]) ** 2).mean(-1)


def moments_not_centred(x: Any) -> tuple[Any, Any]:
    return x.mean(-1), (x**2).mean(-1)


def heads_first(q: Any, k: Any, v: Any) -> Any:
    return heads(q, k, v, 2)


def heads_mixed(q: Any, k: Any, v: Any) -> Any:
    q, k, v = (a.reshape(2, len(a), -1) for a in (q, k, v))
    weights = softmax(q @ k.swapaxes(1, 2) / np.sqrt(q.shape[-1]))
    return (weights @ v).swapaxes(0, 1).reshape(q.shape[1], -1)


def _heads(q: Any, k: Any, v: Any) -> Any:
    return heads(q, k, v, 2)


QKV = {"q": "m d", "k": "n d", "v": "n e"}
OF_HEADS = {"q": "m (2 d)", "k": "n (2 d)", "v": "n (2 e)"}
PAIRS = (
    Pair("torch_softmax", softmax, softmax_of_columns, "exchanged"),
    Pair("torch_softmax", softmax_backward, softmax_backward_diagonal, "not subtracted", ("x",)),
    Pair("jax_layernorm", layernorm, layernorm_unbiased, "n - 1"),
    Pair("jax_layernorm", layernorm_backward, layernorm_backward_no_mean, "mean of w*g is not subtracted", ("x",)),
    Pair("torch_rmsnorm", rmsnorm, rmsnorm_plus_one, "1 + w"),
    Pair("torch_rmsnorm", rmsnorm_backward, rmsnorm_backward_sum, "not divided", ("x", "w")),
    Pair("jax_swiglu", swiglu, swiglu_turned, "exchanged"),
    Pair("jax_swiglu", swiglu_backward, swiglu_backward_of_sigmoid, "in d_product", ("w", "v")),
    Pair(masked, masked, masked_after, "multiplies the result", (), {"x": "m n", "keep": "m n"}),
    Pair(causal, causal_backward, causal_backward_unmasked, "of mask", ("v",), QKV),
    Pair(causal, attention, attention_unscaled, "not divided", (), QKV),
    Pair(heads_first, _heads, heads_mixed, "", (), OF_HEADS),
    Pair("torch_rotated", rotated, rotated_backwards, "sign"),
    Pair("torch_cross_entropy", cross_entropy, cross_entropy_summed, "multiplied by m"),
    Pair("torch_cross_entropy", cross_entropy_backward, cross_entropy_backward_summed, "not divided by m", ("logits",)),
    Pair("torch_gelu", gelu, gelu_of_a_sigmoid, "quick_gelu"),
    Pair("torch_capped", capped, capped_not_divided, "not a factor"),
    Pair("torch_capped", capped_backward, capped_backward_not_squared, "**2", ("x", "w")),
    Pair("torch_gated_mlp", gated_mlp, gated_mlp_of_sigmoids, "not a factor of silu"),
    Pair(moments, moments, moments_not_centred, "not subtracted", (), {"x": "m n"}),
)


def main() -> int:
    """Check all pairs, and print what was seen."""
    failed = 0
    for pair in PAIRS:
        begun = time.process_time()
        right, wrong = check(pair.right, of=pair.stated()), check(pair.wrong, of=pair.stated())
        head = wrong.report().partition("\n")[0]
        fine = right.verdict == "agrees" and wrong.verdict != "agrees" and pair.named in head
        failed += not fine
        seconds = time.process_time() - begun
        seen = f"{pair.name}: {right.verdict}; {head}; {seconds:.1f} s"
        print(f"{'' if fine else 'NOT '}as expected: {seen}", *right.notes[:1], flush=True)
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
