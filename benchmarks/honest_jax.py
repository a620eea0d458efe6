"""Functions of jax, checked: ``python -m benchmarks.honest_jax``, after ``pip install '.[bench]'``.

They are right, so that none is to be refused. Backward passes are those of `jax.vjp`, and all are compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import jax
import jax.numpy as jnp

from benchmarks.honest import Program, both_passes, main

__all__ = ["PROGRAMS"]

OWN = "jax's function"
Forward = Callable[..., Any]


def _gradient(forward: Forward, wrt: Sequence[str], given: Mapping[str, Any], g: Any) -> Any:
    """Return gradients; what is no array of floats is fixed, as are numbers of Python."""
    moved = {name: given[name] for name in wrt}
    out, back = jax.vjp(lambda moved: forward(**{**given, **moved}), moved)
    gradients = back(jnp.ones_like(out) if g is None else g)[0]
    return [gradients[name] for name in wrt]


def _attention(q: Any, k: Any, v: Any, **more: Any) -> Any:
    """Return what `jax.nn.dot_product_attention` gives for one head: it takes rows of one width, filled with zeros."""
    widest = max(q.shape[-1], v.shape[-1])
    filled = [jnp.pad(x, [(0, 0)] * (x.ndim - 1) + [(0, widest - x.shape[-1])])[..., None, :] for x in (q, k, v)]
    attended = jax.nn.dot_product_attention(*filled, scale=q.shape[-1] ** -0.5, **more)
    return attended[..., 0, : v.shape[-1]]


def _decode(q: Any, k: Any, v: Any, k_cache: Any, v_cache: Any) -> Any:
    return _attention(q[None], jnp.vstack([k_cache, k]), jnp.vstack([v_cache, v]))[0]


def _normed(x: Any, eps: float, axis: int = -1) -> Any:
    """Return rows, or columns, of mean zero and variance one, by `jax.numpy`'s mean and variance."""
    return (x - x.mean(axis, keepdims=True)) * jax.lax.rsqrt(x.var(axis, keepdims=True) + eps)


def _rms(x: Any, eps: float) -> Any:
    return x * jax.lax.rsqrt(jnp.square(x).mean(-1, keepdims=True) + eps)


def _cross_entropy(logits: Any, labels: Any) -> Any:
    return -jnp.take_along_axis(jax.nn.log_softmax(logits, -1), labels[:, None], -1).mean()


def _scores(q: Any, k: Any) -> Any:
    return q @ k.T / q.shape[-1] ** 0.5


FORWARD: Mapping[str, Forward] = {
    "silu": lambda x: jax.nn.silu(x),
    "gelu": lambda x: jax.nn.gelu(x, approximate=False),
    "gelu_tanh": lambda x: jax.nn.gelu(x),
    "quick_gelu": lambda x: x * jax.nn.sigmoid(1.702 * x),
    "softplus": lambda x: jax.nn.softplus(x),
    "sigmoid": lambda x: jax.nn.sigmoid(x),
    "tanh": lambda x: jnp.tanh(x),
    "mish": lambda x: jax.nn.mish(x),
    "softcap": lambda x, cap: cap * jnp.tanh(x / cap),
    "dynamic_tanh": lambda x, alpha, weight, bias: weight * jnp.tanh(alpha * x) + bias,
    "swiglu": lambda gate, up: jax.nn.silu(gate) * up,
    "geglu": lambda gate, up: jax.nn.gelu(gate, approximate=False) * up,
    "geglu_tanh": lambda gate, up: jax.nn.gelu(gate) * up,
    "glu": lambda gate, up: jax.nn.glu(jnp.concatenate([up, gate], -1), -1),
    "reglu": lambda gate, up: jax.nn.relu(gate) * up,
    "relu": lambda x: jax.nn.relu(x),
    "leaky_relu": lambda x, alpha: jax.nn.leaky_relu(x, alpha),
    "squared_relu": lambda x: jnp.square(jax.nn.relu(x)),
    "layernorm": lambda x, weight, bias, eps: weight * _normed(x, eps) + bias,
    "rmsnorm": lambda x, weight, eps: weight * _rms(x, eps),
    "rmsnorm1p": lambda x, weight, eps: (1 + weight) * _rms(x, eps),
    "add_rmsnorm": lambda x, residual, weight, eps: weight * _rms(x + residual, eps),
    "add_layernorm": lambda x, residual, weight, bias, eps: weight * _normed(x + residual, eps) + bias,
    "groupnorm": lambda xg, gain, shift, eps: gain * _normed(xg, eps) + shift,
    "batchnorm": lambda x, weight, bias, eps: weight * _normed(x, eps, 0) + bias,
    "l2norm": lambda x, eps: x * jax.lax.rsqrt(jnp.square(x).sum(-1, keepdims=True) + eps),
    "linear": lambda x, weight, bias: x @ weight.T + bias,
    "embedding": lambda tokens, weight: jnp.take(weight, tokens, axis=0),
    "lora": lambda x, weight, scaling, down, rise: x @ weight.T + scaling * ((x @ down.T) @ rise.T),
    "gelu_mlp": lambda x, weight, out: jax.nn.gelu(x @ weight.T, approximate=False) @ out.T,
    "swiglu_mlp": lambda x, weight, other, out: (jax.nn.silu(x @ weight.T) * (x @ other.T)) @ out.T,
    "dequantize": lambda q, scale, zero: scale[:, None] * (q - zero[:, None]),
    "cross_entropy": _cross_entropy,
    "capped_cross_entropy": lambda logits, labels, cap: _cross_entropy(cap * jnp.tanh(logits / cap), labels),
    "z_loss": lambda logits, z_weight: z_weight * jnp.square(jax.nn.logsumexp(logits, -1)).mean(),
    "z_cross_entropy": lambda logits, labels, z_weight: (
        _cross_entropy(logits, labels) + z_weight * jnp.square(jax.nn.logsumexp(logits, -1)).mean()
    ),
    "dpo": lambda chosen, rejected, ref_chosen, ref_rejected, beta: (
        -jax.nn.log_sigmoid(beta * ((chosen - rejected) - (ref_chosen - ref_rejected))).mean()
    ),
    "mse": lambda x, y: jnp.square(x - y).mean(),
    "router": lambda logits: jax.nn.softmax(logits, -1),
    "balance": lambda logits, load, alpha: alpha * len(load) * (load * jax.nn.softmax(logits, -1).mean(0)).sum(),
    "logsumexp": lambda logits: jax.nn.logsumexp(logits, -1),
    "lse": lambda q, k: jax.nn.logsumexp(_scores(q, k), -1),
    "biased_attention": lambda q, k, v, bias: _attention(q, k, v, bias=bias[None]),
    "capped_attention": lambda q, k, v, cap: jax.nn.softmax(cap * jnp.tanh(_scores(q, k) / cap), -1) @ v,
    "sigmoid_attention": lambda q, k, v: jax.nn.sigmoid(_scores(q, k)) @ v,
    "masked_attention": lambda q, k, v, keep: _attention(q, k, v, mask=keep[None]),
    "decode_attention": _decode,
    "qk_norm_scores": lambda q, k, eps: _scores(_rms(q, eps), _rms(k, eps)),
}
"""Forward passes by jax's functions, or by few of them; their backward passes are those of `jax.vjp`."""
BY_HAND: Mapping[str, tuple[Forward, str, str]] = {
    "softmax_vjp": (lambda x: jax.nn.softmax(x, -1), "x", ""),
    "log_softmax_vjp": (lambda x: jax.nn.log_softmax(x, -1), "x", ""),
    "relu_vjp": (lambda x: jax.nn.relu(x), "x", ""),
    "gelu_vjp": (lambda x: jax.nn.gelu(x, approximate=False), "x", ""),
    "gelu_tanh_vjp": (lambda x: jax.nn.gelu(x), "x", ""),
    "layernorm_vjp": (_normed, "x", "eps"),
    "layernorm_gain_vjp": (
        lambda x, gamma, beta, eps: gamma * _normed(x, eps) + beta, "x gamma beta", "eps",
    ),
    "rmsnorm_vjp": (_rms, "x", "eps"),
    "rmsnorm_gain_vjp": (lambda x, gamma, eps: gamma * _rms(x, eps), "x gamma", "eps"),
    "batchnorm_vjp": (lambda x, gamma, beta, eps: gamma * _normed(x, eps, 0) + beta, "x gamma beta", "eps"),
    "linear_backward": (lambda x, w, b: x @ w + b, "x w b", ""),
    "attention_backward": (_attention, "q k v", ""),
}  # fmt: skip
"""Forward passes of the statements by hand, at which of their arguments they are differentiated, and what is fixed."""


def _differentiated() -> Iterator[Program]:
    for name, (forward, wrt, fixed) in BY_HAND.items():
        added = {"beta", "b"}.intersection(wrt.split())  # which the backward pass does not need
        args = (*(a for a in wrt.split() if a not in added), *fixed.split(), "g")

        def program(
            *values: Any, f: Forward = forward, wrt: str = wrt, args: Sequence[str] = args, added: set[str] = added
        ) -> Any:
            given = dict(zip(args, values, strict=True))
            g = given.pop("g")
            given |= {zero: jnp.zeros(g.shape[-1:], g.dtype) for zero in added}
            gradients = tuple(_gradient(f, wrt.split(), given, g))
            return gradients if len(gradients) > 1 else gradients[0]

        yield Program(name, OWN, program, args)


EAGER = (
    *_differentiated(),
    *both_passes(FORWARD, OWN, _gradient),
    Program("attention_output_shifted", OWN, _attention, ("q", "k", "v")),
    Program("softmax_shifted", OWN, lambda x: jax.nn.softmax(x, -1), ("x",)),
    Program("softmax_jvp", OWN, lambda x, u: jax.jvp(lambda x: jax.nn.softmax(x, -1), (x,), (u,))[1], ("x", "u")),
    Program("log_softmax_shifted", OWN, lambda x: jax.nn.log_softmax(x, -1), ("x",)),
)
PROGRAMS = tuple(program._replace(function=jax.jit(program.function)) for program in EAGER)


if __name__ == "__main__":
    raise SystemExit(main(PROGRAMS, "jax"))
