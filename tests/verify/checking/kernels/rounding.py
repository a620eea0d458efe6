"""Right programs that round in other ways: orders of adding, fused operations, functions that are a unit off."""

import numpy as np

# --- sums along the last axis, which stays ---


def pairwise(x):
    """Add halves, and these."""
    while x.shape[-1] > 1:
        half = x.shape[-1] // 2
        rest = x[..., 2 * half :]
        x = np.concatenate([x[..., :half] + x[..., half : 2 * half], rest], axis=-1)
    return x


def blocked(x, size=64):
    """Add up blocks one number after another, then these."""
    parts = [one_by_one(x[..., k : k + size]) for k in range(0, x.shape[-1], size)]
    return one_by_one(np.concatenate(parts, axis=-1))


def one_by_one(x):
    total = x[..., :1]
    for j in range(1, x.shape[-1]):
        total = total + x[..., j : j + 1]
    return total


def from_the_largest(x):
    """Add the numbers of a row by size, the largest first."""
    return one_by_one(np.take_along_axis(x, np.argsort(-np.abs(x), axis=-1), axis=-1))


def compensated(x):
    """Keep what each addition rounds off (Kahan)."""
    total, lost = x[..., :1], np.zeros_like(x[..., :1])
    for j in range(1, x.shape[-1]):
        step = x[..., j : j + 1] - lost
        more = total + step
        lost, total = (more - total) - step, more
    return total


SUMS = (pairwise, blocked, one_by_one, from_the_largest, compensated)


# --- operations ---


def fused(a, b, c):
    """Return ``a b + c``, rounded once: for formats of which a product of two fits float64."""
    return (a.astype(np.float64) * b.astype(np.float64) + c.astype(np.float64)).astype(c.dtype)


def unit_off(values):
    """Move every second number to its neighbour in its format."""
    moved = np.nextafter(values, np.inf)
    return np.where(np.arange(values.size).reshape(values.shape) % 2 == 0, moved, values)


def reciprocal_root(x):
    """Improve an estimate of three digits by three steps of Newton's method, as devices do."""
    r = (1 / np.sqrt(x)) * x.dtype.type(1 + 2**-10)
    for _ in range(3):
        r = r + r * ((1 - x * r * r) / 2)
    return r


# --- programs ---


def _named(program, rounding):
    program.__name__ = f"{program.__name__}, {rounding.__name__}"
    return program


def layernorm_by(total):
    def layernorm(x, gamma, g, eps):
        n, h = x.shape[-1], g * gamma
        rest = x - total(x) / n
        rstd = 1 / np.sqrt(total(rest * rest) / n + eps)
        xhat = rest * rstd
        dx = rstd * (h - total(h) / n - xhat * (total(h * xhat) / n))
        return dx, total((g * xhat).T).T[0], total(g.T).T[0]

    return _named(layernorm, total)


def layernorm_less(shift):
    """Take the variance in one pass of what is left of one number of the row."""

    def layernorm_shifted(x, gamma, g, eps):
        n, h = x.shape[-1], g * gamma
        left = x - shift(x)
        mean = left.sum(-1, keepdims=True) / n
        rstd = 1 / np.sqrt((left * left).sum(-1, keepdims=True) / n - mean * mean + eps)
        xhat = (left - mean) * rstd
        dx = rstd * (h - h.mean(-1, keepdims=True) - xhat * (h * xhat).mean(-1, keepdims=True))
        return dx, (g * xhat).sum(0), g.sum(0)

    return _named(layernorm_shifted, shift)


def first(x):
    return x[:, :1]


def last(x):
    return x[:, -1:]


def lowest(x):
    return x.min(-1, keepdims=True)


SHIFTS = (first, last, lowest)


def layernorm_fused(x, gamma, g, eps):
    n, h = x.shape[-1], g * gamma
    rest = x - x.sum(-1, keepdims=True) / n
    squares, along, plain = (np.zeros_like(x[:, :1]) for _ in range(3))
    for j in range(n):
        squares = fused(rest[:, j : j + 1], rest[:, j : j + 1], squares)
    rstd = 1 / np.sqrt(squares / n + eps)
    xhat = rest * rstd
    for j in range(n):
        along = fused(h[:, j : j + 1], xhat[:, j : j + 1], along)
        plain = plain + h[:, j : j + 1]
    dx = rstd * fused(-xhat, np.broadcast_to(along / n, xhat.shape), h - plain / n)
    return dx, (g * xhat).sum(0), g.sum(0)


def rmsnorm_by_newton(x, gamma, g, eps):
    h = g * gamma
    r = reciprocal_root((x * x).mean(-1, keepdims=True) + eps)
    y = x * r
    return r * (h - y * (h * y).mean(-1, keepdims=True)), (g * y).sum(0)


def softmax_by(total):
    def softmax_gradient(p, g):
        return p * (g - total(p * g))

    return _named(softmax_gradient, total)


def softmax_unit_off(x):
    e = unit_off(np.exp(x - x.max(-1, keepdims=True)))
    return e / e.sum(-1, keepdims=True)


def gelu_unit_off(x, g):
    t = np.tanh(x.dtype.type(0.7978845608028654) * (x + x.dtype.type(0.044715) * x * x * x))
    t = np.clip(unit_off(t), -1, 1)
    slope = x.dtype.type(0.7978845608028654) * (1 + x.dtype.type(3 * 0.044715) * x * x)
    return g * ((1 + t) / 2 + x * (1 - t * t) / 2 * slope)
