"""Spellings that were typed later: recursion, sorted order, pairs, matrices, tokens one after another."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.spellings.spelling import Spelling, blocks, mT

__all__ = ["SPELLINGS"]

erfc = np.vectorize(math.erfc, otypes=[float])


# --- softmax and its sums ---


def halves(n: int) -> tuple[slice, slice]:
    """Return slices of the first half and of the rest."""
    return slice(0, n // 2), slice(n // 2, n)


def state(x: Any) -> tuple[Any, Any]:
    """Return maximum and sum of a row, from those of its halves."""
    if x.shape[-1] == 1:
        return x, np.ones_like(x)
    (a, p), (b, q) = (state(x[..., half]) for half in halves(x.shape[-1]))
    top = np.maximum(a, b)
    return top, p * np.exp(a - top) + q * np.exp(b - top)


def by_recursion(x: Any) -> Any:
    top, total = state(x)
    return np.exp(x - top) / total


def by_choices(x: Any) -> Any:
    return chosen_of(x - x.max(-1, keepdims=True))


def chosen_of(x: Any) -> Any:
    """Choose a half by a sigmoid of the difference of their logarithms, then an entry of it."""
    if x.shape[-1] == 1:
        return np.ones_like(x)
    first, rest = halves(x.shape[-1])
    away = np.logaddexp.reduce(x[..., first], axis=-1) - np.logaddexp.reduce(x[..., rest], axis=-1)
    e = np.exp(-np.abs(away))
    chosen = (np.where(away > 0, 1, e) / (1 + e))[..., None]
    other = (np.where(away > 0, e, 1) / (1 + e))[..., None]
    return np.concatenate([chosen * chosen_of(x[..., first]), other * chosen_of(x[..., rest])], -1)


def sums_of_sorted(x: Any) -> Any:
    """Add the smallest first."""
    e = np.exp(x - x.max(-1, keepdims=True))
    total = 0
    for term in np.moveaxis(np.sort(e, -1), -1, 0):
        total = total + term
    return e / total[..., None]


def softmax_vjp_by_outer_products(x: Any, g: Any) -> Any:
    e = np.exp(x - x.max(-1, keepdims=True))
    p = e / np.einsum("...j->...", e)[..., None]
    return p * g - np.einsum("...i,...j,...j->...i", p, p, g)


def log_of_pairs(x: Any) -> Any:
    """Add up over all others how far they are above an entry."""
    away = x[..., None, :] - x[..., :, None]
    top = away.max(-1)
    return -(top + np.log(np.exp(away - top[..., None]).sum(-1)))


def log_softmax_vjp_by_ones(x: Any, g: Any) -> Any:
    z = x - x.max(-1, keepdims=True)
    log_p = z - np.logaddexp.reduce(z, axis=-1, keepdims=True)
    return g - np.exp(log_p) * (g @ np.ones((g.shape[-1], 1), g.dtype))


def lse_by_recursion(logits: Any) -> Any:
    top, total = state(logits)
    return (top + np.log(total))[..., 0]


def lse_by_scan(q: Any, k: Any) -> Any:
    return np.logaddexp.accumulate(q @ k.T / math.sqrt(q.shape[1]), axis=1)[:, -1]


# --- normalizations ---


def layernorm_of_pairs(x: Any, weight: Any, bias: Any, eps: Any) -> Any:
    """Take the variance from the differences of all pairs, and what is left of an entry from its own."""
    away = x[:, :, None] - x[:, None, :]
    variance = (away * away).mean((1, 2)) / 2
    return away.mean(2) / np.sqrt(variance + eps)[:, None] * weight + bias


def layernorm_centred_twice(x: Any, weight: Any, bias: Any, eps: Any) -> Any:
    z = x - x.mean(-1, keepdims=True)
    z = z - z.mean(-1, keepdims=True)
    return z * (1 / np.sqrt((z * z).mean(-1, keepdims=True) + eps)) * weight + bias


def rmsnorm_by_hypotenuse(x: Any, weight: Any, eps: Any) -> Any:
    length = np.hypot(np.hypot.reduce(x, axis=-1, keepdims=True), math.sqrt(x.shape[-1] * eps))
    return x / length * math.sqrt(x.shape[-1]) * weight


def added_rms_by_einsum(x: Any, residual: Any, weight: Any, eps: Any) -> Any:
    y = x + residual
    return np.einsum("ij,j,i->ij", y, weight, (np.einsum("ij,ij->i", y, y) / y.shape[1] + eps) ** -0.5)


def groupnorm_group_by_group(xg: Any, gain: Any, shift: Any, eps: Any) -> Any:
    result = np.empty_like(xg)
    for i, sample in enumerate(xg):
        for j, group in enumerate(sample):
            z = group - group.mean()
            result[i, j] = gain[j] * z / np.sqrt(z @ z / len(z) + eps) + shift[j]
    return result


def batchnorm_row_by_row(x: Any, weight: Any, bias: Any, eps: Any) -> Any:
    """Update mean and squares with each row, as Welford does."""
    mean, squares = x[0], 0 * x[0]
    for count, row in enumerate(x[1:], 2):
        away = row - mean
        mean = mean + away / count
        squares = squares + away * (row - mean)
    return (x - mean) / np.sqrt(squares / len(x) + eps) * weight + bias


def l2norm_by_hypotenuse(x: Any, eps: Any) -> Any:
    return x / np.hypot(np.hypot.reduce(x, axis=-1, keepdims=True), math.sqrt(eps))


def layernorm_vjp_by_jacobian(x: Any, gamma: Any, g: Any, eps: Any) -> tuple[Any, ...]:
    n = x.shape[-1]
    z = x - x.mean(-1, keepdims=True)
    r = 1 / np.sqrt((z * z).mean(-1, keepdims=True) + eps)
    z = z * r
    jacobian = np.eye(n, dtype=x.dtype) - 1 / n - z[:, :, None] * z[:, None, :] / n
    return np.einsum("sij,sj->si", jacobian, g * gamma) * r, np.einsum("sj,sj->j", g, z), np.einsum("sj->j", g)


def rmsnorm_vjp_row_by_row(x: Any, gamma: Any, g: Any, eps: Any) -> tuple[Any, Any]:
    dx, dgamma = np.empty_like(x), np.zeros_like(gamma)
    for i, (row, d) in enumerate(zip(x, g, strict=True)):
        square = row @ row / len(row) + eps
        dx[i] = (gamma * d - row * (row @ (gamma * d) / (len(row) * square))) / np.sqrt(square)
        dgamma += d * row / np.sqrt(square)
    return dx, dgamma


# --- activations, from the part that is lost of relu ---


def lost(x: Any, share: Callable[[Any], Any]) -> Any:
    """Return relu less a share of the distance from zero."""
    away = np.abs(x)
    return np.maximum(x, 0) - away * share(away)


def tail(x: Any) -> Any:
    """Return the sigmoid of a negative number."""
    e = np.exp(-x)
    return e / (1 + e)


def gelu_from_relu(x: Any) -> Any:
    return lost(x, lambda away: (erfc(away * math.sqrt(0.5)) / 2).astype(x.dtype))


def gelu_tanh_from_relu(x: Any) -> Any:
    return lost(x, lambda away: tail(away * (math.sqrt(8 / math.pi) * (1 + 0.044715 * away * away))))


def silu_from_relu(x: Any) -> Any:
    return lost(x, tail)


def swiglu_from_relu(gate: Any, up: Any) -> Any:
    return lost(gate, tail) * up


# --- attention ---


def parts_merged(s: Any, v: Any) -> tuple[Any, Any, Any]:
    """Return a sum of values, maximum and sum of the scores, from those of both halves of the keys."""
    if s.shape[-1] == 1:
        return np.broadcast_to(v, (*s.shape[:-1], v.shape[-1])), s, np.ones_like(s)
    (u, a, p), (w, b, q) = (parts_merged(s[..., half], v[..., half, :]) for half in halves(s.shape[-1]))
    top = np.maximum(a, b)
    old, new = np.exp(a - top), np.exp(b - top)
    return u * old + w * new, top, p * old + q * new


def attention_by_recursion(q: Any, k: Any, v: Any) -> Any:
    values, _, total = parts_merged(q @ mT(k) / math.sqrt(q.shape[-1]), v)
    return values / total


def biased_by_recursion(q: Any, k: Any, v: Any, bias: Any) -> Any:
    values, _, total = parts_merged(q @ k.T / math.sqrt(q.shape[1]) + bias, v)
    return values / total


def key_by_key(q: Any, k: Any, v: Any) -> Any:
    """Rescale what was added up whenever a key has a greater score."""
    top = total = result = None
    for j in range(k.shape[-2]):
        s = (q * k[..., j : j + 1, :]).sum(-1, keepdims=True) / math.sqrt(q.shape[-1])
        value = v[..., j : j + 1, :]
        if top is None:
            top, total, result = s, np.ones_like(s), value + 0 * s
        else:
            new = np.maximum(top, s)
            old, e = np.exp(top - new), np.exp(s - new)
            top, total, result = new, total * old + e, result * old + e * value
    return result / total


def causal_by_prefixes(q: Any, k: Any, v: Any) -> Any:
    """Give each query the keys up to its own, and no others."""
    rows = []
    for i in range(q.shape[-2]):
        s = q[..., i : i + 1, :] @ mT(k[..., : i + 1, :]) / math.sqrt(q.shape[-1])
        e = np.exp(s - s.max(-1, keepdims=True))
        rows.append(e @ v[..., : i + 1, :] / e.sum(-1, keepdims=True))
    return np.concatenate(rows, -2)


def grouped_by_index(q: Any, k: Any, v: Any) -> Any:
    owner = np.arange(q.shape[-3]) // 2
    s = np.einsum("...hmd,...hnd->...hmn", q, np.take(k, owner, -3)) / math.sqrt(q.shape[-1])
    e = np.exp(s - s.max(-1, keepdims=True))
    return np.einsum("...hmn,...hne->...hme", e / e.sum(-1, keepdims=True), np.take(v, owner, -3))


def backward_query_by_query(q: Any, k: Any, v: Any, g: Any) -> tuple[Any, Any, Any]:
    """Add an outer product to the gradients at keys and values for each query."""
    scale = 1 / math.sqrt(q.shape[-1])
    dq, dk, dv = np.empty_like(q), np.zeros_like(k), np.zeros_like(v)
    for i in range(q.shape[-2]):
        row, d = q[..., i : i + 1, :], g[..., i : i + 1, :]
        s = row @ mT(k) * scale
        e = np.exp(s - s.max(-1, keepdims=True))
        p = e / e.sum(-1, keepdims=True)
        dp = d @ mT(v)
        ds = p * (dp - (p * dp).sum(-1, keepdims=True)) * scale
        dq[..., i : i + 1, :] = ds @ k
        dk += mT(ds) @ row
        dv += mT(p) @ d
    return dq, dk, dv


def masked_by_selection(q: Any, k: Any, v: Any, keep: Any) -> Any:
    """Pick the keys that a query sees."""
    rows = []
    for row, seen in zip(q, keep, strict=True):
        s = k[seen != 0] @ row / math.sqrt(len(row))
        e = np.exp(s - s.max())
        rows.append(e / e.sum() @ v[seen != 0])
    return np.stack(rows)


def decode_newest_first(q: Any, k: Any, v: Any, k_cache: Any, v_cache: Any) -> Any:
    top, total, result = q @ k / math.sqrt(len(q)), 1, v
    for key, value in zip(k_cache[::-1], v_cache[::-1], strict=True):
        s = q @ key / math.sqrt(len(q))
        new = np.maximum(top, s)
        old, e = np.exp(top - new), np.exp(s - new)
        top, total, result = new, total * old + e, result * old + e * value
    return result / total


def sink_as_a_zero_value(q: Any, k: Any, v: Any, sink: Any) -> Any:
    """Append the sink to the scores, and a row of zeros to the values."""
    s = q @ k.T / math.sqrt(q.shape[1])
    s = np.concatenate([s, np.full((len(q), 1), sink, s.dtype)], 1)
    e = np.exp(s - s.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True) @ np.concatenate([v, np.zeros((1, v.shape[1]), v.dtype)])


# --- losses ---


def entropy_of_margins(logits: Any, labels: Any) -> Any:
    away = logits - np.take_along_axis(logits, labels[:, None], 1)
    return np.logaddexp.reduce(away, axis=1).mean()


def bce_of_relu(logits: Any, y: Any) -> Any:
    return (np.maximum(logits, 0) - logits * y + np.log1p(np.exp(-np.abs(logits)))).mean()


def mse_by_norm(x: Any, y: Any) -> Any:
    return np.linalg.norm(x - y) ** 2 / x.size


# --- maps, positions, optimizers ---


def linear_tile_by_tile(x: Any, weight: Any, bias: Any) -> Any:
    """Add up tiles of three inputs for each tile of two rows and two outputs."""
    result = np.empty((len(x), len(weight)), x.dtype)
    for rows in blocks(len(x), 2):
        for columns in blocks(len(weight), 2):
            total = bias[columns] + 0 * x[rows, :1]
            for inner in blocks(x.shape[1], 3):
                total = total + x[rows, inner] @ weight[columns, inner].T
            result[rows, columns] = total
    return result


def embedding_backward_by_one_hot(tokens: Any, weight: Any, g: Any) -> Any:
    return (np.arange(len(weight))[:, None] == tokens).astype(g.dtype) @ g


def swiglu_mlp_token_by_token(x: Any, weight: Any, other: Any, out: Any) -> Any:
    return np.stack([out @ (lost(weight @ row, tail) * (other @ row)) for row in x])


def rotary_by_matrices(x: Any, cos: Any, sin: Any) -> Any:
    """Multiply each pair by a matrix of two rows."""
    turn = np.stack([np.stack([cos, -sin], -1), np.stack([sin, cos], -1)], -2)
    both = x.reshape(*x.shape[:-1], -1, 2)
    return (turn @ both[..., None])[..., 0].reshape(x.shape)


def adamw_moved_towards(
    p: Any, grad: Any, m: Any, v: Any, step: Any, lr: Any, beta1: Any, beta2: Any, eps: Any, weight_decay: Any
) -> Any:
    """Move the first average towards what is new, and correct the root."""
    first = m + (1 - beta1) * (grad - m)
    second = beta2 * v + (1 - beta2) * grad * grad
    root = np.sqrt(second) / math.sqrt(1 - beta2**step)
    return p * (1 - lr * weight_decay) - lr / (1 - beta1**step) * (first / (root + eps))


CAUSAL, GROUPED = {"mask": "causal"}, {"group": 2}
SPELLINGS = tuple(
    spelling._replace(fresh=True)
    for spelling in (
        Spelling("softmax_shifted", by_recursion),
        Spelling("softmax_shifted", by_choices),
        Spelling("softmax_shifted", sums_of_sorted),
        Spelling("softmax_vjp", softmax_vjp_by_outer_products),
        Spelling("log_softmax_shifted", log_of_pairs),
        Spelling("log_softmax_vjp", log_softmax_vjp_by_ones),
        Spelling("logsumexp", lse_by_recursion),
        Spelling("lse", lse_by_scan),
        Spelling("layernorm", layernorm_of_pairs),
        Spelling("layernorm", layernorm_centred_twice),
        Spelling("rmsnorm", rmsnorm_by_hypotenuse),
        Spelling("add_rmsnorm", added_rms_by_einsum),
        Spelling("groupnorm", groupnorm_group_by_group),
        Spelling("batchnorm", batchnorm_row_by_row),
        Spelling("l2norm", l2norm_by_hypotenuse),
        Spelling("layernorm_gain_vjp", layernorm_vjp_by_jacobian),
        Spelling("rmsnorm_gain_vjp", rmsnorm_vjp_row_by_row),
        Spelling("gelu", gelu_from_relu),
        Spelling("gelu_tanh", gelu_tanh_from_relu),
        Spelling("silu", silu_from_relu, native=True),
        Spelling("swiglu", swiglu_from_relu, native=True),
        Spelling("attention_output_shifted", attention_by_recursion),
        Spelling("attention_output_shifted", key_by_key),
        Spelling("attention_output_shifted", causal_by_prefixes, CAUSAL),
        Spelling("attention_output_shifted", grouped_by_index, GROUPED),
        Spelling("attention_backward", backward_query_by_query),
        Spelling("biased_attention", biased_by_recursion),
        Spelling("masked_attention", masked_by_selection),
        Spelling("decode_attention", decode_newest_first),
        Spelling("sink_attention", sink_as_a_zero_value),
        Spelling("cross_entropy", entropy_of_margins),
        Spelling("binary_cross_entropy_with_logits", bce_of_relu),
        Spelling("mse", mse_by_norm),
        Spelling("linear", linear_tile_by_tile),
        Spelling("embedding.backward", embedding_backward_by_one_hot),
        Spelling("swiglu_mlp", swiglu_mlp_token_by_token),
        Spelling("rotary_forward", rotary_by_matrices, native=True),
        Spelling("adamw", adamw_moved_towards),
    )
)
