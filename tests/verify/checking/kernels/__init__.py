"""Programs as people write them, right and wrong: what the checker is tested on."""

import numpy as np


def softmax_vjp(x, g):
    e = np.exp(x - x.max(-1, keepdims=True))
    p = e / e.sum(-1, keepdims=True)
    return p * (g - (g * p).sum(-1, keepdims=True))


def softmax_vjp_online(x, g):
    """One pass over the columns, then one more."""
    dx = np.empty_like(x)
    for row in range(len(x)):
        highest, partition, weighted = x[row, 0], x.dtype.type(1), g[row, 0]
        for value, gradient in zip(x[row, 1:], g[row, 1:], strict=True):
            new = max(highest, value)
            old, new_weight = np.exp(highest - new), np.exp(value - new)
            partition, weighted, highest = partition * old + new_weight, weighted * old + new_weight * gradient, new
        dx[row] = np.exp(x[row] - highest) / partition * (g[row] - weighted / partition)
    return dx


def softmax_vjp_argmax_shifted(x, g):
    """Take the gradient at the largest logit for its zero."""
    top = x.argmax(-1)[:, None]
    e = np.exp(x - np.take_along_axis(x, top, -1))
    p = e / e.sum(-1, keepdims=True)
    shifted = g - np.take_along_axis(g, top, -1)
    return p * shifted - p * (p[:, None] @ shifted[..., None])[..., 0]


def softmax_vjp_recomputed(x, g):
    """Recompute the weights from the logarithm of the partition function."""
    top = x.max(-1, keepdims=True)
    logarithm = top + np.log(np.exp(x - top).sum(-1, keepdims=True))
    p = np.exp(x - logarithm)
    return p * (g - (g * p).sum(-1, keepdims=True))


def softmax_vjp_jacobian(x, g):
    """Multiply by the whole Jacobian, row by row."""
    e = np.exp(x - x.max(-1, keepdims=True))
    p = e / e.sum(-1, keepdims=True)
    return np.stack([g_row @ (np.diag(p_row) - np.outer(p_row, p_row)) for p_row, g_row in zip(p, g, strict=True)])


def softmax_vjp_of_output(p, g):
    return p * (g - (g * p).sum(-1, keepdims=True))


def layernorm_vjp(x, g, eps):
    centred = x - x.mean(-1, keepdims=True)
    s = np.sqrt((centred * centred).mean(-1, keepdims=True) + eps)
    z = centred / s
    return (g - g.mean(-1, keepdims=True) - z * (g * z).mean(-1, keepdims=True)) / s


def layernorm_vjp_fused(x, g, eps):
    n = x.shape[-1]
    centred = x - x.mean(-1, keepdims=True)
    r = 1 / np.sqrt((centred**2).sum(-1, keepdims=True) / n + eps)
    z = centred * r
    return r / n * (n * g - g.sum(-1, keepdims=True) - z * (g * z).sum(-1, keepdims=True))


def layernorm_vjp_mean_last(x, g, eps):
    centred = x - x.mean(-1, keepdims=True)
    s = np.sqrt((centred * centred).mean(-1, keepdims=True) + eps)
    z = centred / s
    projected = (g - z * (g * z).mean(-1, keepdims=True)) / s
    return projected - projected.mean(-1, keepdims=True)


def layernorm_gain_vjp(x, gamma, g, eps):
    return layernorm_vjp(x, g * gamma, eps)


def layernorm_gain_vjp_reversed(x, gamma, g, eps):
    """Add from the other end."""
    return layernorm_vjp(x[:, ::-1], (g * gamma)[:, ::-1], eps)[:, ::-1]


def rmsnorm_vjp(x, g, eps):
    root = np.sqrt((x * x).mean(-1, keepdims=True) + eps)
    y = x / root
    return (g - y * (g * y).mean(-1, keepdims=True)) / root


def rmsnorm_gain_vjp(x, gamma, g, eps):
    r = 1 / np.sqrt(np.mean(x * x, -1, keepdims=True) + eps)
    y = x * r
    return r * (g * gamma - y * np.mean(g * gamma * y, -1, keepdims=True))


def cross_entropy_gradient(x, y):
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True) * y.sum(-1, keepdims=True) - y


def single_inside(function):
    """Run a program in float32, and round what it returns to the dtype of its arguments."""

    def program(*arrays):
        wide = [a.astype(np.float32) if isinstance(a, np.ndarray) and a.dtype.itemsize == 2 else a for a in arrays]
        result = function(*wide)
        if isinstance(result, tuple):
            return tuple(array.astype(arrays[0].dtype) for array in result)
        return result.astype(arrays[0].dtype)

    return program


def mean_subtracted_twice(x, g, eps=1e-5):
    """What tt-metal#53204 computes."""
    centred = x - x.mean(-1, keepdims=True)
    s = np.sqrt((centred * centred).mean(-1, keepdims=True) + eps)
    z = centred / s
    return (g - 2 * g.mean(-1, keepdims=True) - z * (g * z).mean(-1, keepdims=True)) / s


def projection_and_a_half(x, g, eps=1e-5):
    """A wrong formula that the book does not know."""
    centred = x - x.mean(-1, keepdims=True)
    s = np.sqrt((centred * centred).mean(-1, keepdims=True) + eps)
    z = centred / s
    return (g - g.mean(-1, keepdims=True) - 1.5 * z * (g * z).mean(-1, keepdims=True)) / s
