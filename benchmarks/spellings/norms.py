"""Normalizations: folded scale and shift, Welford, Chan's merge, shifted moments, partial sums of gradients."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from benchmarks.spellings.spelling import Spelling, blocks

__all__ = ["SPELLINGS"]


def moments(x: Any) -> tuple[Any, Any]:
    """Return mean and variance of rows, in two passes."""
    mean = x.mean(-1, keepdims=True)
    return mean, np.square(x - mean).mean(-1, keepdims=True)


def welford(x: Any) -> tuple[Any, Any]:
    """Return mean and variance, updated with each column."""
    mean, squares = x[..., :1], 0 * x[..., :1]
    for j in range(1, x.shape[-1]):
        off = x[..., j : j + 1] - mean
        mean = mean + off * (1 / (j + 1))
        squares = squares + off * (x[..., j : j + 1] - mean)
    return mean, squares * (1 / x.shape[-1])


def chan(x: Any, size: int = 2) -> tuple[Any, Any]:
    """Return mean and variance, merged from those of blocks."""
    count, mean, squares = 0, 0 * x[..., :1], 0 * x[..., :1]
    for b in blocks(x.shape[-1], size):
        part = x[..., b]
        center = part.mean(-1, keepdims=True)
        new, off = count + part.shape[-1], center - mean
        mean = mean + off * (part.shape[-1] / new)
        squares = squares + np.square(part - center).sum(-1, keepdims=True) + off * off * (count * part.shape[-1] / new)
        count = new
    return mean, squares / count


def shifted(x: Any) -> tuple[Any, Any]:
    """Return mean and variance by the two moments of what is left without the first entry."""
    y = x - x[..., :1]
    mean = y.mean(-1, keepdims=True)
    return mean + x[..., :1], np.maximum((y * y).mean(-1, keepdims=True) - mean * mean, 0)


def scale_and_shift_folded(x: Any, weight: Any, bias: Any, eps: Any) -> Any:
    """Multiply each entry once and add once, as fused kernels do."""
    mean, variance = moments(x)
    r = 1 / np.sqrt(variance + eps)
    return x * (weight * r) + (bias - weight * r * mean)


def rstd_and_shift_folded(x: Any, weight: Any, bias: Any, eps: Any) -> Any:
    """Fold mean and deviation alone, then apply weight and bias."""
    mean, variance = moments(x)
    r = 1 / np.sqrt(variance + eps)
    return (x * r - mean * r) * weight + bias


def layernorm_welford(x: Any, weight: Any, bias: Any, eps: Any) -> Any:
    mean, variance = welford(x)
    return (x - mean) / np.sqrt(variance + eps) * weight + bias


def layernorm_chan(x: Any, weight: Any, bias: Any, eps: Any) -> Any:
    mean, variance = chan(x)
    return (x - mean) * (variance + eps) ** -0.5 * weight + bias


def layernorm_shifted(x: Any, weight: Any, bias: Any, eps: Any) -> Any:
    mean, variance = shifted(x)
    return weight * ((x - mean) / np.sqrt(variance + eps)) + bias


def rmsnorm_split(x: Any, weight: Any, eps: Any) -> Any:
    """Add squares in parts, and multiply by the reciprocal root before the weight."""
    total = sum(np.square(x[..., b]).sum(-1, keepdims=True) for b in blocks(x.shape[-1], 2))
    return x * (1 / np.sqrt(total / x.shape[-1] + eps)) * weight


def rmsnorm_by_length(x: Any, weight: Any, eps: Any) -> Any:
    """Divide by the length of the row, with the root of the width outside."""
    n = x.shape[-1]
    return x * (math.sqrt(n) / np.sqrt(np.einsum("...j,...j->...", x, x)[..., None] + n * eps)) * weight


def rmsnorm_weight_first(x: Any, weight: Any, eps: Any) -> Any:
    return (x * weight) / np.sqrt(np.square(x).mean(-1, keepdims=True) + eps)


def gemma_twice_added(x: Any, weight: Any, eps: Any) -> Any:
    """Add the normalized input to its product with the weight."""
    y = x / np.sqrt(np.square(x).mean(-1, keepdims=True) + eps)
    return y + y * weight


def gemma_folded(x: Any, weight: Any, eps: Any) -> Any:
    r = (np.square(x).mean(-1, keepdims=True) + eps) ** -0.5
    return x * (r + r * weight)


def added_and_split(x: Any, residual: Any, weight: Any, eps: Any) -> Any:
    y = residual + x
    parts = [np.einsum("...j,...j->...", y[..., b], y[..., b])[..., None] for b in blocks(y.shape[-1], 3)]
    return y * (weight / np.sqrt(sum(parts[1:], parts[0]) / y.shape[-1] + eps))


def added_and_chan(x: Any, residual: Any, weight: Any, bias: Any, eps: Any) -> Any:
    y = x + residual
    mean, variance = chan(y, 3)
    return (y - mean) * (weight / np.sqrt(variance + eps)) + bias


def added_and_folded(x: Any, residual: Any, weight: Any, bias: Any, eps: Any) -> Any:
    return scale_and_shift_folded(x + residual, weight, bias, eps)


def groupnorm_folded(xg: Any, gain: Any, shift: Any, eps: Any) -> Any:
    return scale_and_shift_folded(xg, gain, shift, eps)


def groupnorm_welford(xg: Any, gain: Any, shift: Any, eps: Any) -> Any:
    mean, variance = welford(xg)
    return (xg - mean) * (1 / np.sqrt(variance + eps)) * gain + shift


def batchnorm_folded(x: Any, weight: Any, bias: Any, eps: Any) -> Any:
    """Make one scale and one shift of a column, as at inference."""
    mean, variance = (s.T for s in moments(x.T))
    scale = weight / np.sqrt(variance + eps)
    return x * scale + (bias - mean * scale)


def batchnorm_chan(x: Any, weight: Any, bias: Any, eps: Any) -> Any:
    """Merge statistics of parts of the batch, as on several devices."""
    mean, variance = (s.T for s in chan(x.T, 2))
    return (x - mean) / np.sqrt(variance + eps) * weight + bias


def l2norm_scaled(x: Any, eps: Any) -> Any:
    """Divide by the largest entry before squares are taken."""
    top = np.maximum(np.abs(x).max(-1, keepdims=True), 1e-6)
    y = x / top
    return y / np.sqrt(np.square(y).sum(-1, keepdims=True) + eps / top / top)


def l2norm_reciprocal(x: Any, eps: Any) -> Any:
    return x * (np.einsum("...j,...j->...", x, x)[..., None] + eps) ** -0.5


def layernorm_vjp_two_means(x: Any, gamma: Any, g: Any, eps: Any) -> Any:
    """Follow the Triton tutorial: c1 and c2, and gradients of gain and bias in two groups of rows."""
    mean, variance = moments(x)
    rstd = 1 / np.sqrt(variance + eps)
    xhat, wdy = (x - mean) * rstd, gamma * g
    c1, c2 = (xhat * wdy).mean(-1, keepdims=True), wdy.mean(-1, keepdims=True)
    dx = (wdy - (xhat * c1 + c2)) * rstd
    rows = x.reshape(-1, x.shape[-1]).shape[0]
    dw = [(g * xhat).reshape(rows, -1)[start::2].sum(0) for start in range(min(2, rows))]
    db = [g.reshape(rows, -1)[start::2].sum(0) for start in range(min(2, rows))]
    return dx, sum(dw[1:], dw[0]), sum(db[1:], db[0])


def layernorm_vjp_two_sums(x: Any, gamma: Any, g: Any, eps: Any) -> Any:
    """Follow apex: sums of the gradient, and of the gradient times what is normalized, over parts of a row."""
    n = x.shape[-1]
    mean, variance = welford(x)
    invvar = 1 / np.sqrt(variance + eps)
    loss = g * gamma
    sum1 = sum(loss[..., b].sum(-1, keepdims=True) for b in blocks(n, 4))
    sum2 = sum((loss[..., b] * (x[..., b] - mean) * invvar).sum(-1, keepdims=True) for b in blocks(n, 4))
    dx = (loss * n - sum1 - (x - mean) * invvar * sum2) * (invvar / n)
    return dx, np.einsum("mn,mn->n", g, (x - mean) * invvar), np.einsum("mn->n", g)


def layernorm_vjp_of_output(xhat: Any, rstd: Any, gamma: Any, g: Any) -> Any:
    """Use the normalized input that the forward pass left."""
    wdy = g * gamma
    dot = np.einsum("mn,mn->m", wdy, xhat)[:, None] / xhat.shape[-1]
    return rstd * ((wdy - wdy.mean(-1, keepdims=True)) - xhat * dot), (g * xhat).sum(0), g.sum(0)


def layernorm_vjp_projected(x: Any, g: Any, eps: Any) -> Any:
    """Take the mean off the gradient first, then the part along the normalized input."""
    mean, variance = chan(x)
    rstd = (variance + eps) ** -0.5
    h = g - g.mean(-1, keepdims=True)
    off = x - mean
    return rstd * h - off * (rstd**3 * (h * off).mean(-1, keepdims=True))


def rmsnorm_vjp_two_terms(x: Any, gamma: Any, g: Any, eps: Any) -> Any:
    """Follow Liger: the gradient scaled, plus the input times a sum."""
    n = x.shape[-1]
    rstd = 1 / np.sqrt(np.square(x).mean(-1, keepdims=True) + eps)
    m = g * gamma
    dx = rstd * m + rstd * (-(1 / n) * rstd * rstd * (m * x).sum(-1, keepdims=True) * x)
    return dx, (g * (x * rstd)).sum(0)


def rmsnorm_vjp_over_n(x: Any, gamma: Any, g: Any, eps: Any) -> Any:
    """Follow Unsloth: one over n outside."""
    n = x.shape[-1]
    inv = (np.square(x).sum(-1, keepdims=True) / n + eps) ** -0.5
    normed, dyw = x * inv, g * gamma
    return inv / n * (n * dyw - normed * (dyw * normed).sum(-1, keepdims=True)), np.einsum("mn,mn->n", g, normed)


def rmsnorm_vjp_alone(x: Any, g: Any, eps: Any) -> Any:
    inv = 1 / np.sqrt(np.einsum("...j,...j->...", x, x)[..., None] / x.shape[-1] + eps)
    y = x * inv
    return (g - np.einsum("...j,...j->...", g, y)[..., None] / x.shape[-1] * y) * inv


def batchnorm_vjp_of_gradients(x: Any, gamma: Any, g: Any, eps: Any) -> Any:
    """Write the gradient at the input with those at gain and bias, which are there first."""
    mean, variance = (s.T for s in welford(x.T))
    rstd = 1 / np.sqrt(variance + eps)
    xhat = (x - mean) * rstd
    dbeta, dgamma = g.sum(0), (g * xhat).sum(0)
    return gamma * rstd * (g - (dbeta + xhat * dgamma) / len(x)), dgamma, dbeta


def gemma_vjp_recomputed(x: Any, weight: Any, eps: Any, g: Any) -> Any:
    r = 1 / np.sqrt(np.square(x).mean(-1, keepdims=True) + eps)
    y, d = x * r, g + g * weight
    return (d - y * (d * y).mean(-1, keepdims=True)) * r, (g * y).sum(0)


def added_rms_vjp(x: Any, residual: Any, weight: Any, eps: Any, g: Any) -> Any:
    total = x + residual
    dx, dweight = rmsnorm_vjp_over_n(total, weight, g, eps)
    return dx, dx.copy(), dweight


def added_layernorm_vjp(x: Any, residual: Any, weight: Any, bias: Any, eps: Any, g: Any) -> Any:
    dx, dweight, dbias = layernorm_vjp_two_means(x + residual, weight, g, eps)
    return dx, dx.copy(), dweight, dbias


def groupnorm_vjp_two_sums(xg: Any, gain: Any, eps: Any, shift: Any, g: Any) -> Any:
    """Follow PyTorch: ds and db, then a linear function of gradient and input."""
    d = xg.shape[-1]
    mean, variance = moments(xg)
    rstd = 1 / np.sqrt(variance + eps)
    h = g * gain
    ds, db = (h * (xg - mean)).sum(-1, keepdims=True), h.sum(-1, keepdims=True)
    c2 = -ds * rstd**3 / d
    dx = rstd * h + c2 * (xg - mean) - db * rstd / d
    return dx, (g * (xg - mean) * rstd).sum(0), g.sum(0)


def l2norm_vjp_of_output(x: Any, eps: Any, g: Any) -> Any:
    r = (np.square(x).sum(-1, keepdims=True) + eps) ** -0.5
    y = x * r
    return (g - y * (g * y).sum(-1, keepdims=True)) * r


SPELLINGS = (
    Spelling("layernorm", scale_and_shift_folded),
    Spelling("layernorm", rstd_and_shift_folded),
    Spelling("layernorm", layernorm_welford),
    Spelling("layernorm", layernorm_chan),
    Spelling("layernorm", layernorm_shifted),
    Spelling("rmsnorm", rmsnorm_split, native=True),
    Spelling("rmsnorm", rmsnorm_by_length),
    Spelling("rmsnorm", rmsnorm_weight_first),
    Spelling("rmsnorm1p", gemma_twice_added),
    Spelling("rmsnorm1p", gemma_folded),
    Spelling("add_rmsnorm", added_and_split),
    Spelling("add_layernorm", added_and_chan),
    Spelling("add_layernorm", added_and_folded),
    Spelling("groupnorm", groupnorm_folded),
    Spelling("groupnorm", groupnorm_welford),
    Spelling("batchnorm", batchnorm_folded),
    Spelling("batchnorm", batchnorm_chan),
    Spelling("l2norm", l2norm_scaled),
    Spelling("l2norm", l2norm_reciprocal),
    Spelling("layernorm_gain_vjp", layernorm_vjp_two_means),
    Spelling("layernorm_gain_vjp", layernorm_vjp_two_sums),
    Spelling("layernorm_gain_vjp", layernorm_vjp_of_output, {"given": "output"}),
    Spelling("layernorm_vjp", layernorm_vjp_projected),
    Spelling("rmsnorm_gain_vjp", rmsnorm_vjp_two_terms),
    Spelling("rmsnorm_gain_vjp", rmsnorm_vjp_over_n),
    Spelling("rmsnorm_vjp", rmsnorm_vjp_alone),
    Spelling("batchnorm_vjp", batchnorm_vjp_of_gradients),
    Spelling("rmsnorm1p.backward", gemma_vjp_recomputed),
    Spelling("add_rmsnorm.backward", added_rms_vjp),
    Spelling("add_layernorm.backward", added_layernorm_vjp),
    Spelling("groupnorm.backward", groupnorm_vjp_two_sums),
    Spelling("l2norm.backward", l2norm_vjp_of_output),
)
