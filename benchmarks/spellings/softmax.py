"""Softmax, its logarithm and log-sum-exp: online, in blocks, to the base of two, with other sums."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from benchmarks.spellings.spelling import Spelling, blocks

__all__ = ["SPELLINGS", "merged_lse", "pairwise"]

LOG2E, LN2 = math.log2(math.e), math.log(2)


def blockwise_and_merged(x: Any) -> Any:
    """Take the maximum and the sum of each block, merge them, then normalize the blocks."""
    parts = [x[..., b] for b in blocks(x.shape[-1], 3)]
    tops = [part.max(-1, keepdims=True) for part in parts]
    sums = [np.exp(part - top).sum(-1, keepdims=True) for part, top in zip(parts, tops, strict=True)]
    top, total = tops[0], sums[0]
    for other, added in zip(tops[1:], sums[1:], strict=True):
        new = np.maximum(top, other)
        top, total = new, total * np.exp(top - new) + added * np.exp(other - new)
    return np.concatenate([np.exp(part - top) / total for part in parts], -1)


def base_two_with_folded_factor(x: Any) -> Any:
    """Multiply by log2 e before the maximum is taken off, as kernels do for the sake of exp2."""
    y = x * LOG2E
    e = np.exp2(y - y.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def base_two_fused_multiply(x: Any) -> Any:
    top = x.max(-1, keepdims=True)
    e = np.exp2((x - top) * LOG2E)
    return e * (1 / e.sum(-1, keepdims=True))


def pairwise(values: Any) -> Any:
    """Add neighbours, then neighbouring sums, along the last axis, which is kept."""
    while values.shape[-1] > 1:
        odd = values[..., -1:] if values.shape[-1] % 2 else None
        values = values[..., 0 : values.shape[-1] - 1 : 2] + values[..., 1::2]
        values = values if odd is None else np.concatenate([values, odd], -1)
    return values


def pairwise_sums(x: Any) -> Any:
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / pairwise(e)


def kahan_sums(x: Any) -> Any:
    e = np.exp(x - x.max(-1, keepdims=True))
    total, lost = e[..., :1], 0 * e[..., :1]
    for j in range(1, e.shape[-1]):
        term = e[..., j : j + 1] - lost
        new = total + term
        total, lost = new, (new - total) - term
    return e / total


def online_element_by_element(x: Any) -> Any:
    """Keep a running maximum and a running sum, as in the paper on the online normalizer."""
    top, total = x[..., :1], np.ones_like(x[..., :1])
    for j in range(1, x.shape[-1]):
        value = x[..., j : j + 1]
        new = np.maximum(top, value)
        total = total * np.exp(top - new) + np.exp(value - new)
        top = new
    return np.exp(x - top) / total


def merged_lse(x: Any, size: int = 3) -> Any:
    """Return log-sum-exp, merged from that of blocks as split kernels do; the axis is kept."""
    lse = None
    for b in blocks(x.shape[-1], size):
        top = x[..., b].max(-1, keepdims=True)
        part = top + np.log(np.exp(x[..., b] - top).sum(-1, keepdims=True))
        lse = part if lse is None else np.maximum(lse, part) + np.log1p(np.exp(-np.abs(lse - part)))
    return lse


def weights_from_lse(x: Any) -> Any:
    return np.exp(x - merged_lse(x))


def vjp_in_blocks(x: Any, g: Any) -> Any:
    """Add up g*y block by block, then write block by block."""
    top = x.max(-1, keepdims=True)
    total = sum(np.exp(x[..., b] - top).sum(-1, keepdims=True) for b in blocks(x.shape[-1], 4))
    y = [np.exp(x[..., b] - top) / total for b in blocks(x.shape[-1], 4)]
    pairs = list(zip(y, blocks(x.shape[-1], 4), strict=True))
    dot = sum((part * g[..., b]).sum(-1, keepdims=True) for part, b in pairs)
    return np.concatenate([part * (g[..., b] - dot) for part, b in pairs], -1)


def vjp_of_output_in_blocks(p: Any, g: Any) -> Any:
    parts = blocks(p.shape[-1], 2)
    dot = sum((p[..., b] * g[..., b]).sum(-1, keepdims=True) for b in parts)
    return np.concatenate([p[..., b] * g[..., b] - p[..., b] * dot for b in parts], -1)


def vjp_less_the_first_gradient(x: Any, g: Any) -> Any:
    """Shift the gradient by one of its entries, as constants do not count."""
    y = online_element_by_element(x)
    h = g - g[..., :1]
    return y * (h - (y * h).sum(-1, keepdims=True))


def vjp_online_dot(x: Any, g: Any) -> Any:
    """Accumulate the dot product beside the partition function, in one pass over blocks."""
    top, total, dot = x[..., :1], 0, 0
    for b in blocks(x.shape[-1], 2):
        new = np.maximum(top, x[..., b].max(-1, keepdims=True))
        e = np.exp(x[..., b] - new)
        old = np.exp(top - new)
        total = total * old + e.sum(-1, keepdims=True)
        dot = dot * old + (e * g[..., b]).sum(-1, keepdims=True)
        top = new
    return np.exp(x - top) / total * (g - dot / total)


def jvp_by_contraction(x: Any, u: Any) -> Any:
    y = base_two_fused_multiply(x)
    return y * u - y * np.einsum("...j,...j->...", y, u)[..., None]


def jvp_as_a_mean_moved(x: Any, u: Any) -> Any:
    """Take the tangent's mean under the weights by blocks."""
    y = pairwise_sums(x)
    return y * (u - pairwise(y * u))


def log_base_two(x: Any) -> Any:
    y = x * LOG2E
    top = y.max(-1, keepdims=True)
    return (y - top - np.log2(np.exp2(y - top).sum(-1, keepdims=True))) * LN2


def log_by_log1p(x: Any) -> Any:
    """Take the largest logit out of the sum, which is one and the others then."""
    at = x.argmax(-1)[..., None]
    top = np.take_along_axis(x, at, -1)
    others = np.where(np.arange(x.shape[-1]) == at, 0 * x, np.exp(x - top))
    return (x - top) - np.log1p(others.sum(-1, keepdims=True))


def log_less_merged(x: Any) -> Any:
    return x - merged_lse(x)


def log_vjp_from_lse(x: Any, g: Any) -> Any:
    total = sum(g[..., b].sum(-1, keepdims=True) for b in blocks(g.shape[-1], 2))
    return g - np.exp(x - merged_lse(x, 2)) * total


def log_vjp_base_two(x: Any, g: Any) -> Any:
    return g - base_two_with_folded_factor(x) * pairwise(g)


def lse_folded(logits: Any) -> Any:
    """Merge logits one by one."""
    total = logits[..., 0]
    for j in range(1, logits.shape[-1]):
        total = np.logaddexp(total, logits[..., j])
    return total


def lse_in_chunks(logits: Any) -> Any:
    return merged_lse(logits, 4)[..., 0]


def lse_by_log1p(logits: Any) -> Any:
    at = logits.argmax(-1)[..., None]
    top = np.take_along_axis(logits, at, -1)
    others = np.where(np.arange(logits.shape[-1]) == at, 0 * logits, np.exp(logits - top))
    return (top + np.log1p(others.sum(-1, keepdims=True)))[..., 0]


def lse_base_two(logits: Any) -> Any:
    y = logits * LOG2E
    top = y.max(-1, keepdims=True)
    return ((top + np.log2(np.exp2(y - top).sum(-1, keepdims=True))) * LN2)[..., 0]


def lse_vjp_base_two(logits: Any, g: Any) -> Any:
    return base_two_fused_multiply(logits) * g[..., None]


def lse_vjp_from_lse(logits: Any, g: Any) -> Any:
    return np.exp(logits - merged_lse(logits)) * g[..., None]


def router_online(logits: Any) -> Any:
    return online_element_by_element(logits)


def router_vjp_in_blocks(logits: Any, g: Any) -> Any:
    return vjp_in_blocks(logits, g)


SPELLINGS = (
    Spelling("softmax_shifted", blockwise_and_merged, native=True),
    Spelling("softmax_shifted", base_two_with_folded_factor),
    Spelling("softmax_shifted", base_two_fused_multiply, native=True),
    Spelling("softmax_shifted", pairwise_sums, native=True),
    Spelling("softmax_shifted", kahan_sums),
    Spelling("softmax_shifted", online_element_by_element),
    Spelling("softmax_shifted", weights_from_lse),
    Spelling("softmax_vjp", vjp_in_blocks, native=True),
    Spelling("softmax_vjp", vjp_of_output_in_blocks, {"given": "output"}, native=True),
    Spelling("softmax_vjp", vjp_less_the_first_gradient),
    Spelling("softmax_vjp", vjp_online_dot),
    Spelling("softmax_jvp", jvp_by_contraction),
    Spelling("softmax_jvp", jvp_as_a_mean_moved, native=True),
    Spelling("log_softmax_shifted", log_base_two),
    Spelling("log_softmax_shifted", log_by_log1p),
    Spelling("log_softmax_shifted", log_less_merged),
    Spelling("log_softmax_vjp", log_vjp_from_lse),
    Spelling("log_softmax_vjp", log_vjp_base_two),
    Spelling("logsumexp", lse_folded),
    Spelling("logsumexp", lse_in_chunks),
    Spelling("logsumexp", lse_by_log1p),
    Spelling("logsumexp", lse_base_two),
    Spelling("logsumexp.backward", lse_vjp_base_two),
    Spelling("logsumexp.backward", lse_vjp_from_lse),
    Spelling("router", router_online),
    Spelling("router.backward", router_vjp_in_blocks, native=True),
)
