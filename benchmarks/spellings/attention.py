"""Attention: by blocks with a running maximum, causal blocks skipped, splits merged, heads grouped, scales folded."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from benchmarks.spellings.activations import by_tanh
from benchmarks.spellings.softmax import merged_lse
from benchmarks.spellings.spelling import Spelling, blocks, mT

__all__ = ["SPELLINGS"]

LOG2E = math.log2(math.e)
CAUSAL = {"mask": "causal"}


def scaled(q: Any) -> float:
    """Return the scale of the scores."""
    return 1 / math.sqrt(q.shape[-1])


def softmax(s: Any) -> Any:
    e = np.exp(s - s.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def running(scores: Any, values: Any, bases: Any = np.exp) -> tuple[Any, Any, Any]:
    """Return output, maximum and sum over blocks of scores and values, each rescaled when the maximum grows."""
    top = total = output = None
    for s, v in zip(scores, values, strict=True):
        new = s.max(-1, keepdims=True) if top is None else np.maximum(top, s.max(-1, keepdims=True))
        p = bases(s - new)
        if top is None:
            total, output = p.sum(-1, keepdims=True), p @ v
        else:
            old = bases(top - new)
            total, output = total * old + p.sum(-1, keepdims=True), output * old + p @ v
        top = new
    return output / total, top, total


def flash_in_base_two(q: Any, k: Any, v: Any) -> Any:
    """Fold scale and log2 e into the queries, and go over blocks of keys."""
    folded = q * (scaled(q) * LOG2E)
    parts = blocks(k.shape[-2], 2)
    return running([folded @ mT(k[..., b, :]) for b in parts], [v[..., b, :] for b in parts], np.exp2)[0]


def scale_in_queries(q: Any, k: Any, v: Any) -> Any:
    return softmax((q * scaled(q)) @ mT(k)) @ v


def scale_in_both(q: Any, k: Any, v: Any) -> Any:
    root = math.sqrt(scaled(q))
    return softmax((q * root) @ mT(k * root)) @ v


def head_by_head(q: Any, k: Any, v: Any) -> Any:
    """Loop over all leading axes."""
    heads = zip(*(x.reshape(-1, *x.shape[-2:]) for x in (q, k, v)), strict=True)
    return np.stack([softmax(a @ b.T * scaled(a)) @ c for a, b, c in heads]).reshape(*q.shape[:-1], v.shape[-1])


def by_einsum(q: Any, k: Any, v: Any) -> Any:
    p = softmax(np.einsum("...md,...nd->...mn", q, k) * scaled(q))
    return np.einsum("...mn,...ne->...me", p, v)


def flash_causal_skipping(q: Any, k: Any, v: Any) -> Any:
    """Skip blocks of keys after the last query of a block, and mask the diagonal only."""
    rows = []
    for b in blocks(q.shape[-2], 2):
        last = min(b.stop, q.shape[-2]) - 1
        seen = [c for c in blocks(k.shape[-2], 2) if c.start <= last]
        scores = []
        for c in seen:
            s = q[..., b, :] @ mT(k[..., c, :]) * scaled(q)
            at = np.arange(b.start, b.start + s.shape[-2])[:, None] >= np.arange(c.start, c.start + s.shape[-1])
            scores.append(np.where(at, s, -math.inf))
        rows.append(running(scores, [v[..., c, :] for c in seen])[0])
    return np.concatenate(rows, -2)


def grouped_by_reshape(q: Any, k: Any, v: Any) -> Any:
    """Give queries an axis of the group, over which keys and values are broadcast."""
    grouped = q.reshape(*k.shape[:-2], 2, *q.shape[-2:])
    output = softmax(grouped @ mT(k)[..., None, :, :] * scaled(q)) @ v[..., None, :, :]
    return output.reshape(*q.shape[:-1], v.shape[-1])


def grouped_by_repeat(q: Any, k: Any, v: Any) -> Any:
    return scale_in_queries(q, np.repeat(k, 2, -3), np.repeat(v, 2, -3))


def grouped_by_stacked_queries(q: Any, k: Any, v: Any) -> Any:
    """Pack the queries of a group into the rows of one product, as decoding does."""
    packed = q.reshape(*k.shape[:-2], 2 * q.shape[-2], q.shape[-1])
    return flash_in_base_two(packed, k, v).reshape(*q.shape[:-1], v.shape[-1])


def boolean_by_blocks(q: Any, k: Any, v: Any, keep: Any) -> Any:
    """Give hidden scores the lowest number of float32, and the products that they would have no weight."""
    s = np.where(keep, q @ mT(k) * scaled(q), np.float32(-3e38))
    e = np.where(keep, np.exp(s - s.max(-1, keepdims=True)), 0 * s)
    return (e @ v) / e.sum(-1, keepdims=True)


def flash_backward(q: Any, k: Any, v: Any, g: Any) -> Any:
    """Recompute weights from log-sum-exp, with the sum of products of output and gradient taken first."""
    parts = blocks(k.shape[-2], 2)
    output, top, total = running([q @ mT(k[..., b, :]) * scaled(q) for b in parts], [v[..., b, :] for b in parts])
    lse, delta = top + np.log(total), (g * output).sum(-1, keepdims=True)
    dq, dk, dv = 0 * q, [], []
    for b in parts:
        p = np.exp(q @ mT(k[..., b, :]) * scaled(q) - lse)
        ds = p * (g @ mT(v[..., b, :]) - delta) * scaled(q)
        dq = dq + ds @ k[..., b, :]
        dk.append(mT(ds) @ q)
        dv.append(mT(p) @ g)
    return dq, np.concatenate(dk, -2), np.concatenate(dv, -2)


def flash_backward_causal(q: Any, k: Any, v: Any, g: Any) -> Any:
    """Go over blocks of keys, and over the queries that see them."""
    m, n = q.shape[-2], k.shape[-2]
    s = np.where(np.arange(m)[:, None] >= np.arange(n), q @ mT(k) * scaled(q), -math.inf)
    lse = s.max(-1, keepdims=True) + np.log(np.exp(s - s.max(-1, keepdims=True)).sum(-1, keepdims=True))
    delta = (g * (np.exp(s - lse) @ v)).sum(-1, keepdims=True)
    dq, dk, dv = 0 * q, 0 * k, 0 * v
    for c in blocks(n, 2):
        rows = slice(min(c.start, m), m)
        p = np.exp(s[..., rows, c] - lse[..., rows, :])
        ds = p * (g[..., rows, :] @ mT(v[..., c, :]) - delta[..., rows, :])
        dq[..., rows, :] = dq[..., rows, :] + ds @ k[..., c, :] * scaled(q)
        dk[..., c, :] = mT(ds) @ q[..., rows, :] * scaled(q)
        dv[..., c, :] = mT(p) @ g[..., rows, :]
    return dq, dk, dv


def decode_in_splits(q: Any, k: Any, v: Any, k_cache: Any, v_cache: Any) -> Any:
    """Attend to parts of the cache apart, and merge outputs by their log-sum-exp; the new token is a part."""
    parts = [(k_cache[b], v_cache[b]) for b in blocks(len(k_cache), 2)] + [(k[None], v[None])]
    outputs, lses = [], []
    for keys, values in parts:
        s = keys @ q * scaled(q)
        lses.append(s.max() + np.log(np.exp(s - s.max()).sum()))
        outputs.append(np.exp(s - lses[-1]) @ values)
    lse = np.stack(lses)
    return softmax(lse) @ np.stack(outputs)


def decode_running(q: Any, k: Any, v: Any, k_cache: Any, v_cache: Any) -> Any:
    """Begin with the new token, whose weight is one."""
    top, total, output = (k * q).sum() * scaled(q), 1.0, v
    for b in blocks(len(k_cache), 2):
        s = k_cache[b] @ q * scaled(q)
        new = np.maximum(top, s.max())
        p, old = np.exp(s - new), np.exp(top - new)
        top, total, output = new, total * old + p.sum(), output * old + p @ v_cache[b]
    return output / total


def masked_by_bias(q: Any, k: Any, v: Any, keep: Any) -> Any:
    s = np.where(keep, q @ k.T * scaled(q), -math.inf)
    return np.exp(s - merged_lse_of_rows(s)) @ v


def merged_lse_of_rows(s: Any) -> Any:
    top = s.max(-1, keepdims=True)
    return top + np.log(np.exp(s - top).sum(-1, keepdims=True))


def masked_backward(q: Any, k: Any, v: Any, keep: Any, g: Any) -> Any:
    s = np.where(keep, q @ k.T * scaled(q), -math.inf)
    p = np.exp(s - merged_lse_of_rows(s))
    delta = (g * (p @ v)).sum(-1, keepdims=True)
    ds = p * (g @ v.T - delta) * scaled(q)
    return ds @ k, ds.T @ q, p.T @ g


def biased_flash(q: Any, k: Any, v: Any, bias: Any) -> Any:
    """Fold log2 e into scores and bias, as kernels with ALiBi do."""
    parts = blocks(k.shape[-2], 2)
    scores = [(q * (scaled(q) * LOG2E)) @ k[b].T + bias[:, b] * LOG2E for b in parts]
    return running(scores, [v[b] for b in parts], np.exp2)[0]


def biased_backward(q: Any, k: Any, v: Any, bias: Any, g: Any) -> Any:
    s = q @ k.T * scaled(q) + bias
    p = np.exp(s - merged_lse(s, 2))
    ds = p * (g @ v.T - (g * (p @ v)).sum(-1, keepdims=True))
    return ds @ (k * scaled(q)), ds.T @ (q * scaled(q)), p.T @ g, ds


def capped_running(q: Any, k: Any, v: Any, cap: Any) -> Any:
    parts = blocks(k.shape[-2], 2)
    scores = [cap * np.tanh(q @ k[b].T * scaled(q) / cap) for b in parts]
    return running(scores, [v[b] for b in parts])[0]


def capped_by_sigmoid(q: Any, k: Any, v: Any, cap: Any) -> Any:
    """Write tanh as twice a sigmoid less one, as kernels without the instruction do."""
    with np.errstate(over="ignore"):
        s = cap * (2 / (1 + np.exp(-2 * (q @ k.T * scaled(q)) / cap)) - 1)
    return softmax(s) @ v


def capped_backward(q: Any, k: Any, v: Any, cap: Any, g: Any) -> Any:
    t = np.tanh(q @ k.T * scaled(q) / cap)
    p = softmax(cap * t)
    ds = p * (g @ v.T - (g * (p @ v)).sum(-1, keepdims=True))
    ds = (ds - ds * t * t) * scaled(q)
    return ds @ k, ds.T @ q, p.T @ g


def sink_begins(q: Any, k: Any, v: Any, sink: Any) -> Any:
    """Begin the running sum with the sink, whose value is zero."""
    s = q @ k.T * scaled(q)
    top, total, output = 0 * s[:, :1] + sink, 1 + 0 * s[:, :1], 0 * (s @ v)
    for b in blocks(k.shape[-2], 2):
        new = np.maximum(top, s[:, b].max(-1, keepdims=True))
        p, old = np.exp(s[:, b] - new), np.exp(top - new)
        top, total, output = new, total * old + p.sum(-1, keepdims=True), output * old + p @ v[b]
    return output / total


def sink_as_a_gate(q: Any, k: Any, v: Any, sink: Any) -> Any:
    """Multiply what attention without a sink gives by the sigmoid of log-sum-exp less the sink."""
    s = q @ k.T * scaled(q)
    lse = merged_lse(s)
    with np.errstate(over="ignore"):
        return np.exp(s - lse) @ v / (1 + np.exp(sink - lse))


def sink_backward(q: Any, k: Any, v: Any, sink: Any, g: Any) -> Any:
    """Append the sink as a score whose value is zero."""
    s = q @ k.T * scaled(q)
    p = softmax(np.concatenate([s, 0 * s[:, :1] + sink], -1))
    keys, drained = p[:, :-1], p[:, -1:]
    delta = (g * (keys @ v)).sum(-1, keepdims=True)
    ds = keys * (g @ v.T - delta) * scaled(q)
    return ds @ k, ds.T @ q, keys.T @ g, -(drained * delta).sum()


def sigmoid_by_tanh(q: Any, k: Any, v: Any) -> Any:
    parts = [by_tanh(q @ k[b].T * scaled(q)) @ v[b] for b in blocks(k.shape[-2], 2)]
    return sum(parts[1:], parts[0])


def sigmoid_backward(q: Any, k: Any, v: Any, g: Any) -> Any:
    p = by_tanh(q @ k.T * scaled(q))
    ds = (g @ v.T) * (p - p * p) * scaled(q)
    return ds @ k, ds.T @ q, p.T @ g


def linear_with_a_state(q: Any, k: Any, v: Any) -> Any:
    """Add each key's outer product to a state, with all keys and each query less their largest entry."""
    keys, queries = np.exp(k - k.max()), np.exp(q - q.max(-1, keepdims=True))
    state = sum(key[:, None] * value for key, value in zip(keys, v, strict=True))
    return queries @ state / (queries @ keys.sum(0))[:, None]


def linear_as_attention(q: Any, k: Any, v: Any) -> Any:
    """Give each pair the log-sum-exp of its products as a score."""
    s = merged_lse_of_rows(q[:, None, :] + k[None, :, :])[..., 0]
    return softmax(s) @ v


def linear_backward(q: Any, k: Any, v: Any, g: Any) -> Any:
    """Use a state of keys and values, with all keys and each query less their largest entry."""
    keys, queries = np.exp(k - k.max()), np.exp(q - q.max(-1, keepdims=True))
    state, total = keys.T @ v, keys.sum(0)
    h = g / (queries @ total)[:, None]
    share = (h * (queries @ state)).sum(-1, keepdims=True) / (queries @ total)[:, None]
    dq = queries * (h @ state.T - share * total)
    return dq, keys * ((v @ h.T - share.T) @ queries), keys @ (queries.T @ h)


def lse_over_blocks(q: Any, k: Any) -> Any:
    return merged_lse((q * scaled(q)) @ k.T, 2)[:, 0]


def lse_backward(q: Any, k: Any, g: Any) -> Any:
    s = q @ k.T * scaled(q)
    p = np.exp(s - merged_lse(s, 2)) * g[:, None] * scaled(q)
    return p @ k, p.T @ q


def norms_after_the_product(q: Any, k: Any, eps: Any) -> Any:
    """Multiply scores by both reciprocal roots."""
    roots = [(np.square(x).mean(-1) + eps) ** -0.5 for x in (q, k)]
    return (q @ k.T) * (roots[0][:, None] * scaled(q)) * roots[1]


def norms_backward(q: Any, k: Any, eps: Any, g: Any) -> Any:
    rq, rk = ((np.square(x).mean(-1, keepdims=True) + eps) ** -0.5 for x in (q, k))
    dq, dk = g @ (k * rk) * scaled(q), g.T @ (q * rq) * scaled(q)
    return tuple(r * (d - x * (r * r * (d * x).mean(-1, keepdims=True))) for x, r, d in ((q, rq, dq), (k, rk, dk)))


SPELLINGS = (
    Spelling("attention_output_shifted", flash_in_base_two),
    Spelling("attention_output_shifted", scale_in_queries, native=True),
    Spelling("attention_output_shifted", scale_in_both),
    Spelling("attention_output_shifted", head_by_head),
    Spelling("attention_output_shifted", by_einsum),
    Spelling("attention_output_shifted", flash_causal_skipping, CAUSAL),
    Spelling("attention_output_shifted", grouped_by_reshape, {"group": 2}),
    Spelling("attention_output_shifted", grouped_by_repeat, {"group": 2}),
    Spelling("attention_output_shifted", grouped_by_stacked_queries, {"group": 2}),
    Spelling("attention_output_shifted", boolean_by_blocks, {"mask": "boolean"}),
    Spelling("attention_backward", flash_backward),
    Spelling("attention_backward", flash_backward_causal, CAUSAL),
    Spelling("decode_attention", decode_in_splits),
    Spelling("decode_attention", decode_running),
    Spelling("masked_attention", masked_by_bias),
    Spelling("masked_attention.backward", masked_backward),
    Spelling("biased_attention", biased_flash),
    Spelling("biased_attention.backward", biased_backward),
    Spelling("capped_attention", capped_running),
    Spelling("capped_attention", capped_by_sigmoid, dtypes=("bfloat16", "float16")),
    Spelling("capped_attention.backward", capped_backward),
    Spelling("sink_attention", sink_begins),
    Spelling("sink_attention", sink_as_a_gate),
    Spelling("sink_attention.backward", sink_backward),
    Spelling("sigmoid_attention", sigmoid_by_tanh),
    Spelling("sigmoid_attention.backward", sigmoid_backward),
    Spelling("linear_attention", linear_with_a_state),
    Spelling("linear_attention", linear_as_attention),
    Spelling("linear_attention.backward", linear_backward),
    Spelling("lse", lse_over_blocks),
    Spelling("lse.backward", lse_backward),
    Spelling("qk_norm_scores", norms_after_the_product),
    Spelling("qk_norm_scores.backward", norms_backward),
)
