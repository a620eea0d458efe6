"""Products of matrices, positions, optimizers: split sums, merged factors, complex rotations, folded corrections."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from benchmarks.spellings.activations import by_tanh, erfc
from benchmarks.spellings.softmax import pairwise
from benchmarks.spellings.spelling import Spelling, blocks

__all__ = ["SPELLINGS"]

# --- products ---


def linear_split(x: Any, weight: Any, bias: Any) -> Any:
    """Split the inner axis into parts, which are added last, as split K does."""
    parts = [x[..., b] @ weight[:, b].T for b in blocks(x.shape[-1], 2)]
    return sum(parts[1:], parts[0]) + bias


def linear_pairwise(x: Any, weight: Any, bias: Any) -> Any:
    return pairwise(x[..., None, :] * weight)[..., 0] + bias


def linear_begins_with_bias(x: Any, weight: Any, bias: Any) -> Any:
    """Begin the accumulator with the bias, and add one product after another."""
    total = 0 * (x[..., :1] @ weight[:, :1].T) + bias
    for a in range(x.shape[-1]):
        total = total + x[..., a : a + 1] * weight[:, a]
    return total


def linear_backward_over_tokens(x: Any, w: Any, g: Any) -> Any:
    """Add the weight's gradient over parts of the tokens, and the bias's by a product with ones."""
    flat_x, flat_g = x.reshape(-1, x.shape[-1]), g.reshape(-1, g.shape[-1])
    parts = [flat_x[b].T @ flat_g[b] for b in blocks(len(flat_x), 2)]
    ones = np.ones(len(flat_g), g.dtype)
    return np.einsum("...j,aj->...a", g, w), sum(parts[1:], parts[0]), ones @ flat_g


def embedding_as_a_product(tokens: Any, weight: Any) -> Any:
    return (np.arange(len(weight)) == tokens[:, None]).astype(weight.dtype) @ weight


def embedding_backward_scattered(tokens: Any, weight: Any, g: Any) -> Any:
    d = np.zeros_like(weight)
    np.add.at(d, tokens, g)
    return d


def embedding_backward_sorted(tokens: Any, weight: Any, g: Any) -> Any:
    """Sort the tokens, and add up each run of the same token."""
    order = np.argsort(tokens, kind="stable")
    runs, starts = np.unique(tokens[order], return_index=True)
    d = np.zeros_like(weight)
    d[runs] = np.add.reduceat(g[order], starts, axis=0)
    return d


def lora_merged(x: Any, weight: Any, scaling: Any, down: Any, rise: Any) -> Any:
    """Add the low-rank product to the weight first."""
    return x @ (weight + scaling * (rise @ down)).T


def lora_in_one_product(x: Any, weight: Any, scaling: Any, down: Any, rise: Any) -> Any:
    both = x @ np.concatenate([weight, down]).T
    n = len(weight)
    return both[:, :n] + (both[:, n:] * scaling) @ rise.T


def lora_backward_scaled_first(x: Any, weight: Any, scaling: Any, down: Any, rise: Any, g: Any) -> Any:
    scaled = g * scaling
    low = scaled @ rise
    return g @ weight + low @ down, low.T @ x, scaled.T @ (x @ down.T)


def gelu_mlp_in_blocks(x: Any, weight: Any, out: Any) -> Any:
    """Add the second product over blocks of the hidden axis."""
    parts = []
    for b in blocks(len(weight), 2):
        h = x @ weight[b].T
        parts.append(0.5 * h * erfc(-h * math.sqrt(0.5)) @ out[:, b].T)
    return sum(parts[1:], parts[0])


def swiglu_mlp_in_one_product(x: Any, weight: Any, other: Any, out: Any) -> Any:
    gate, up = np.split(x @ np.concatenate([weight, other]).T, 2, -1)
    half = 0.5 * gate
    return (half * np.tanh(half) + half) * up @ out.T


def swiglu_mlp_backward_recomputed(x: Any, weight: Any, other: Any, out: Any, g: Any) -> Any:
    gate, up, d = x @ weight.T, x @ other.T, g @ out
    s = by_tanh(gate)
    y = gate * s
    dgate, dup = d * up * (y + s * (1 - y)), d * y
    return dgate @ weight + dup @ other, dgate.T @ x, dup.T @ x, g.T @ (y * up)


def gelu_mlp_backward_recomputed(x: Any, weight: Any, out: Any, g: Any) -> Any:
    h = x @ weight.T
    cdf = 0.5 * erfc(-h * math.sqrt(0.5))
    d = (g @ out) * (cdf + h * (np.exp(-0.5 * h * h) * (1 / math.sqrt(2 * math.pi))))
    return d @ weight, d.T @ x, g.T @ (h * cdf)


def dequantize_fused(q: Any, scale: Any, zero: Any) -> Any:
    """Multiply and add, with scale times zero folded beforehand."""
    return q * scale[:, None] + (-zero * scale)[:, None]


def dequantize_backward_by_contraction(q: Any, scale: Any, zero: Any, g: Any) -> Any:
    return np.einsum("mn,mn->m", g, q - zero[:, None])


# --- positions ---


def rotary_complex(x: Any, cos: Any, sin: Any) -> Any:
    """Multiply pairs as complex numbers."""
    z = (x[..., ::2] + 1j * x[..., 1::2]) * (cos + 1j * sin)
    return np.stack([z.real, z.imag], -1).reshape(x.shape)


def rotary_halves(x: Any, cos: Any, sin: Any) -> Any:
    half = x.shape[-1] // 2
    first, second = x[..., :half], x[..., half:]
    return np.concatenate([first * cos - second * sin, second * cos + first * sin], -1)


def rotary_rotate_half(x: Any, cos: Any, sin: Any) -> Any:
    """Exchange the halves, one with a minus, beside full tables."""
    half = x.shape[-1] // 2
    return x * cos + np.concatenate([-x[..., half:], x[..., :half]], -1) * sin


def rotary_interleaved_in_place(x: Any, cos: Any, sin: Any) -> Any:
    y = np.empty_like(x)
    y[..., 0::2] = x[..., 0::2] * cos - x[..., 1::2] * sin
    y[..., 1::2] = x[..., 1::2] * cos + x[..., 0::2] * sin
    return y


def rotary_backward_conjugated(g: Any, cos: Any, sin: Any) -> Any:
    z = (g[..., ::2] + 1j * g[..., 1::2]) * np.conj(cos + 1j * sin)
    return np.stack([z.real, z.imag], -1).reshape(g.shape)


def rotary_backward_rotate_half(g: Any, cos: Any, sin: Any) -> Any:
    half = g.shape[-1] // 2
    turned = g * sin
    return g * cos + np.concatenate([turned[..., half:], -turned[..., :half]], -1)


def sinusoidal_polar(positions: Any, d: Any, base: Any) -> Any:
    """Take real and imaginary parts of the exponential of an imaginary angle."""
    step = np.exp(np.arange(0, d, 2).astype(np.float32) * (-math.log(base) / int(d)))
    z = np.exp(1j * (positions[:, None].astype(np.float32) * step))
    return np.stack([z.real, z.imag], -1).reshape(len(positions), d).astype(np.float32)


# --- optimizers ---


def adamw_decay_first(
    p: Any, grad: Any, m: Any, v: Any, lr: Any, beta1: Any, beta2: Any, eps: Any, weight_decay: Any, step: Any
) -> Any:
    """Follow PyTorch: decay first, the first moment by interpolation, corrections in the step and the denominator."""
    p = p * (1 - lr * weight_decay)
    m = m + (grad - m) * (1 - beta1)
    v = v * beta2 + grad * grad * (1 - beta2)
    denominator = np.sqrt(v) / math.sqrt(1 - beta2**step) + eps
    return p - lr / (1 - beta1**step) * (m / denominator)


def adamw_correction_in_the_rate(
    p: Any, grad: Any, m: Any, v: Any, lr: Any, beta1: Any, beta2: Any, eps: Any, weight_decay: Any, step: Any
) -> Any:
    """Move both corrections into the rate, and that of the second moment to eps as well."""
    root = math.sqrt(1 - beta2**step)
    rate = lr * root / (1 - beta1**step)
    update = (beta1 * m + (1 - beta1) * grad) / (np.sqrt(beta2 * v + (1 - beta2) * grad * grad) + eps * root)
    return p - rate * update - lr * weight_decay * p


def adam_m_interpolated(grad: Any, m: Any, beta1: Any) -> Any:
    return m + (1 - beta1) * (grad - m)


def adam_v_scaled_gradient(grad: Any, v: Any, beta2: Any) -> Any:
    scaled = grad * math.sqrt(1 - beta2)
    return beta2 * v + scaled * scaled


def sgd_decay_in_the_gradient(p: Any, grad: Any, buf: Any, lr: Any, momentum: Any, weight_decay: Any) -> Any:
    d = grad + weight_decay * p
    return p - lr * (momentum * buf + d)


def sgd_decay_folded(p: Any, grad: Any, buf: Any, lr: Any, momentum: Any, weight_decay: Any) -> Any:
    return p * (1 - lr * weight_decay) - (lr * momentum) * buf - lr * grad


HALVES = {"layout": "halves"}
SPELLINGS = (
    Spelling("linear", linear_split, native=True),
    Spelling("linear", linear_pairwise),
    Spelling("linear", linear_begins_with_bias),
    Spelling("linear_backward", linear_backward_over_tokens),
    Spelling("embedding", embedding_as_a_product),
    Spelling("embedding.backward", embedding_backward_scattered),
    Spelling("embedding.backward", embedding_backward_sorted),
    Spelling("lora", lora_merged),
    Spelling("lora", lora_in_one_product),
    Spelling("lora.backward", lora_backward_scaled_first),
    Spelling("gelu_mlp", gelu_mlp_in_blocks),
    Spelling("gelu_mlp.backward", gelu_mlp_backward_recomputed),
    Spelling("swiglu_mlp", swiglu_mlp_in_one_product),
    Spelling("swiglu_mlp.backward", swiglu_mlp_backward_recomputed),
    Spelling("dequantize", dequantize_fused),
    Spelling("dequantize.backward", dequantize_backward_by_contraction),
    Spelling("rotary_forward", rotary_complex),
    Spelling("rotary_forward", rotary_halves, HALVES, native=True),
    Spelling("rotary_forward", rotary_rotate_half, {**HALVES, "tables": "full"}, native=True),
    Spelling("rotary_forward", rotary_interleaved_in_place, native=True),
    Spelling("rotary_vjp", rotary_backward_conjugated),
    Spelling("rotary_vjp", rotary_backward_rotate_half, {**HALVES, "tables": "full"}, native=True),
    Spelling("sinusoidal_table", sinusoidal_polar),
    Spelling("adamw", adamw_decay_first),
    Spelling("adamw", adamw_correction_in_the_rate),
    Spelling("adam_m", adam_m_interpolated, native=True),
    Spelling("adam_v", adam_v_scaled_gradient),
    Spelling("sgd", sgd_decay_in_the_gradient, native=True),
    Spelling("sgd", sgd_decay_folded),
)
