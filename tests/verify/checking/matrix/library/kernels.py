"""Twenty kernels in NumPy, as a library has them: half precision is computed in float32, and rounded at the end.

Sixteen are right. Four have a mistake that was really shipped by somebody: ``layernorm_backward`` subtracts a mean
twice, ``rmsnorm_weight_backward`` forgets the weight in its projection, ``rope_backward`` turns the same way as the
forward pass, and ``attention_backward`` forgets the scale. Copy this file and ``kernels.toml`` to begin with.
"""

import math

import numpy as np

ERF = np.vectorize(math.erf, otypes=[float])


def working(*arrays):
    """Return arrays in the dtype to compute in, and the one to return."""
    dtype = arrays[0].dtype
    wide = np.float64 if dtype == np.float64 else np.float32
    return [array.astype(wide) for array in arrays], dtype


def probabilities(x):
    shifted = np.exp(x - x.max(-1, keepdims=True))
    return shifted / shifted.sum(-1, keepdims=True)


def softmax(x):
    (x,), dtype = working(x)
    return probabilities(x).astype(dtype)


def softmax_backward(p, g):
    (p, g), dtype = working(p, g)
    return (p * (g - (p * g).sum(-1, keepdims=True))).astype(dtype)


def softmax_forward_mode(x, u):
    (x, u), dtype = working(x, u)
    p = probabilities(x)
    return (p * (u - (p * u).sum(-1, keepdims=True))).astype(dtype)


def log_softmax(x):
    (x,), dtype = working(x)
    shifted = x - x.max(-1, keepdims=True)
    return (shifted - np.log(np.exp(shifted).sum(-1, keepdims=True))).astype(dtype)


def log_softmax_backward(x, g):
    (x, g), dtype = working(x, g)
    return (g - probabilities(x) * g.sum(-1, keepdims=True)).astype(dtype)


def cross_entropy_backward(x, y):
    (x, y), dtype = working(x, y)
    return (probabilities(x) * y.sum(-1, keepdims=True) - y).astype(dtype)


def normalized(x, eps, axis=-1):
    rest = x - x.mean(axis, keepdims=True)
    rstd = 1 / np.sqrt((rest * rest).mean(axis, keepdims=True) + x.dtype.type(eps))
    return rest * rstd, rstd


def layernorm_backward(x, g, eps):
    (x, g), dtype = working(x, g)
    z, rstd = normalized(x, eps)
    mean = g.mean(-1, keepdims=True)
    return (rstd * (g - mean - z * (g * z).mean(-1, keepdims=True) - mean)).astype(dtype)


def layernorm_weight_backward(x, weight, g, eps):
    (x, weight, g), dtype = working(x, weight, g)
    z, rstd = normalized(x, eps)
    h = g * weight
    dx = rstd * (h - h.mean(-1, keepdims=True) - z * (h * z).mean(-1, keepdims=True))
    return dx.astype(dtype), (g * z).sum(0).astype(dtype), g.sum(0).astype(dtype)


def rms(x, eps):
    return 1 / np.sqrt((x * x).mean(-1, keepdims=True) + x.dtype.type(eps))


def rmsnorm_backward(x, g, eps):
    (x, g), dtype = working(x, g)
    r = rms(x, eps)
    return (r * (g - x * r * (g * x * r).mean(-1, keepdims=True))).astype(dtype)


def rmsnorm_weight_backward(x, weight, g, eps):
    (x, weight, g), dtype = working(x, weight, g)
    r = rms(x, eps)
    z = x * r
    dx = r * (g * weight - z * (g * z).mean(-1, keepdims=True))
    return dx.astype(dtype), (g * z).sum(0).astype(dtype)


def batchnorm_backward(x, weight, g, eps):
    (x, weight, g), dtype = working(x, weight, g)
    z, rstd = normalized(x, eps, axis=0)
    dx = weight * rstd * (g - g.mean(0) - z * (g * z).mean(0))
    return dx.astype(dtype), (g * z).sum(0).astype(dtype), g.sum(0).astype(dtype)


def linear_backward(x, weight, g):
    (x, weight, g), dtype = working(x, weight, g)
    return (g @ weight.T).astype(dtype), (x.T @ g).astype(dtype), g.sum(0).astype(dtype)


def rope(x, cos, sin):
    (x, cos, sin), dtype = working(x, cos, sin)
    y = np.empty_like(x)
    even, odd = x[..., ::2], x[..., 1::2]
    y[..., ::2], y[..., 1::2] = even * cos - odd * sin, even * sin + odd * cos
    return y.astype(dtype)


def rope_backward(g, cos, sin):
    return rope(g, cos, sin)


def relu_backward(x, g):
    return np.where(x > 0, g, np.zeros_like(g))


def gelu_backward(x, g):
    (x, g), dtype = working(x, g)
    wide = x.astype(np.float64)
    slope = (1 + ERF(wide / math.sqrt(2))) / 2 + wide * np.exp(-wide * wide / 2) / math.sqrt(2 * math.pi)
    return (g * slope).astype(dtype)


def gelu_tanh_backward(x, g):
    (x, g), dtype = working(x, g)
    wide, root = x.astype(np.float64), math.sqrt(2 / math.pi)
    t = np.tanh(root * (wide + 0.044715 * wide**3))
    slope = (1 + t) / 2 + wide / 2 * (1 - t * t) * root * (1 + 3 * 0.044715 * wide * wide)
    return (g * slope).astype(dtype)


def sinusoidal(positions, d, base):
    frequencies = np.asarray(base, float) ** (-np.arange(0, d, 2) / d)
    angles = np.asarray(positions, float)[:, None] * frequencies
    table = np.empty((len(angles), d))
    table[:, ::2], table[:, 1::2] = np.cos(angles), np.sin(angles)
    return table


def attention(q, k, v):
    (q, k, v), dtype = working(q, k, v)
    return (probabilities(q @ k.swapaxes(-1, -2) / math.sqrt(q.shape[-1])) @ v).astype(dtype)


def attention_backward(q, k, v, g):
    (q, k, v, g), dtype = working(q, k, v, g)
    p = probabilities(q @ k.swapaxes(-1, -2) / math.sqrt(q.shape[-1]))
    dv, dp = p.swapaxes(-1, -2) @ g, g @ v.swapaxes(-1, -2)
    ds = p * (dp - (p * dp).sum(-1, keepdims=True))
    return (ds @ k).astype(dtype), (ds.swapaxes(-1, -2) @ q).astype(dtype), dv.astype(dtype)
