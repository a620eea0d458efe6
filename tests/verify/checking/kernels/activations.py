"""Backward passes of ReLU and GELU as people write them."""

import math

import numpy as np

from verify.numbers.error_function import erfs

SCALE = math.sqrt(2 / math.pi)


def relu_mask(x, g):
    return g * (x > 0)


def relu_where(x, dy):
    return np.where(x > 0, dy, 0).astype(x.dtype)


def relu_assigned(x, g):
    """Copy the gradient, and overwrite what the forward pass cut off."""
    dx = g.copy()
    dx[x <= 0] = 0
    return dx


def relu_loop(x, g):
    dx = np.zeros_like(x)
    for place in np.ndindex(x.shape):
        if x[place] > 0:
            dx[place] = g[place]
    return dx


def relu_of_output(x, g):
    """Take the mask of the output."""
    return np.where(np.maximum(x, 0) > 0, g, np.zeros_like(g))


def relu_sign(x, g):
    return g * ((np.sign(x) + 1) / 2).astype(x.dtype)


def relu_heaviside(x, g):
    return np.heaviside(x, np.zeros_like(x)) * g


def relu_quotient(x, g):
    return g * (np.maximum(x, 0) / x)


def relu_multiplied(x, g):
    return np.multiply(g, x > 0, out=np.empty_like(g))


def relu_masked(x, g):
    return np.ma.masked_where(x <= 0, g).filled(0)


RELU = (
    relu_mask,
    relu_where,
    relu_assigned,
    relu_loop,
    relu_of_output,
    relu_sign,
    relu_heaviside,
    relu_quotient,
    relu_multiplied,
    relu_masked,
)


def gelu(x, g):
    below = 0.5 * (1 + erfs(x / math.sqrt(2)))
    return g * (below + x * np.exp(-0.5 * x**2) / math.sqrt(2 * math.pi))


def gelu_kernel(x, g):
    """As kernels have it: constants multiplied, one product with the gradient."""
    below = 0.5 * (1 + erfs(x * math.sqrt(0.5)))
    density = np.exp(x * x * -0.5) * (0.5 * (2 / math.sqrt(math.pi)) * math.sqrt(0.5))
    return g * (below + x * density)


def gelu_complement(x, g):
    """Take the complement of the error function, which does not cancel."""
    below = 0.5 * np.vectorize(math.erfc, otypes=[float])(-x * math.sqrt(0.5)).astype(x.dtype)
    return g * below + g * x * (np.exp(-x * x / 2) * (1 / math.sqrt(2 * math.pi)))


def gelu_graph(x, g):
    """Differentiate ``x * 0.5 * (1 + erf(x / sqrt(2)))`` node by node."""
    inner = x / math.sqrt(2)
    one_more = 1 + erfs(inner)
    at_product = 0.5 * g
    at_inner = x * at_product * (2 / math.sqrt(math.pi) * np.exp(-inner * inner))
    return at_product * one_more + at_inner / math.sqrt(2)


def gelu_loop(x, g):
    dx = np.empty_like(x)
    for place in np.ndindex(x.shape):
        z = x[place]
        dx[place] = g[place] * (
            x.dtype.type(0.5) * (1 + x.dtype.type(math.erf(float(z) / math.sqrt(2))))
            + z * np.exp(-z * z / 2) * x.dtype.type(1 / math.sqrt(2 * math.pi))
        )
    return dx


GELU = (gelu, gelu_kernel, gelu_complement, gelu_graph, gelu_loop)


def gelu_tanh(x, g):
    t = np.tanh(SCALE * (x + 0.044715 * x**3))
    return g * (0.5 * (1 + t) + 0.5 * x * (1 - t * t) * SCALE * (1 + 3 * 0.044715 * x**2))


def gelu_tanh_kernel(x, g):
    """As kernels have it, with the square taken once."""
    square = x * x
    t = np.tanh(SCALE * x * (1 + 0.044715 * square))
    left, right = 0.5 * x, 1 + t
    return g * (0.5 * right + left * (1 - t * t) * (SCALE * (1 + 3 * 0.044715 * square)))


def gelu_tanh_sigmoid(x, g):
    gate = 1 / (1 + np.exp(-2 * SCALE * (x + 0.044715 * x * x * x)))
    return g * (gate + x * gate * (1 - gate) * 2 * SCALE * (1 + 0.134145 * x * x))


def gelu_tanh_graph(x, g):
    """Differentiate ``0.5 * x * (1 + tanh(scale * (x + 0.044715 x^3)))`` node by node."""
    t = np.tanh(SCALE * (x + 0.044715 * (x * x * x)))
    at_bend = g * (0.5 * x) * (1 - t * t) * SCALE
    return g * 0.5 * (1 + t) + at_bend + at_bend * 0.044715 * (3 * x * x)


def gelu_tanh_apart(x, g):
    t = np.tanh(0.79788456080286535588 * x + 0.035677408136300125 * x * x * x)
    slope = 0.5 + 0.5 * t
    slope = slope + 0.5 * x * ((1 - t) * (1 + t)) * (0.79788456080286535588 + 0.107032224408900375 * x * x)
    return slope * g


GELU_TANH = (gelu_tanh, gelu_tanh_kernel, gelu_tanh_sigmoid, gelu_tanh_graph, gelu_tanh_apart)
