"""Rotary positions and their backward pass as people write them, for cosines and sines of one angle for each pair."""

import numpy as np


def neighbours(g, cos, sin):
    even, odd = g[..., 0::2], g[..., 1::2]
    dx = np.empty_like(g)
    dx[..., 0::2] = even * cos + odd * sin
    dx[..., 1::2] = odd * cos - even * sin
    return dx


def stacked(dy, cos, sin):
    even, odd = np.split(dy.reshape(*dy.shape[:-1], -1, 2), 2, axis=-1)
    even, odd = even[..., 0], odd[..., 0]
    return np.stack([even * cos + odd * sin, odd * cos - even * sin], axis=-1).reshape(dy.shape)


def forward_of_negative_sine(grad_output, cos, sin):
    return turned(grad_output, cos, -sin)


def turned(x, cos, sin):
    """The forward pass."""
    even, odd = x[..., ::2], x[..., 1::2]
    return np.stack([even * cos - odd * sin, even * sin + odd * cos], axis=-1).reshape(x.shape)


def complex_numbers(g, cos, sin):
    """Multiply by the conjugate of the factor of the forward pass."""
    wide = np.float64 if g.dtype == np.float64 else np.float32
    numbers = g.astype(wide)[..., ::2] + 1j * g.astype(wide)[..., 1::2]
    products = numbers * np.conj(cos.astype(wide) + 1j * sin.astype(wide))
    return np.stack([products.real, products.imag], axis=-1).reshape(g.shape).astype(g.dtype)


def matrices(g, cos, sin):
    """Multiply by the transpose of the whole matrix of each position."""
    dx = np.empty_like(g)
    for n, row in enumerate(g):
        rotation = np.zeros((len(row), len(row)), g.dtype)
        for i in range(len(row) // 2):
            rotation[2 * i, 2 * i] = rotation[2 * i + 1, 2 * i + 1] = cos[n, i]
            rotation[2 * i, 2 * i + 1], rotation[2 * i + 1, 2 * i] = -sin[n, i], sin[n, i]
        dx[n] = rotation.T @ row
    return dx


def contracted(g, cos, sin):
    blocks = np.stack([np.stack([cos, sin], -1), np.stack([-sin, cos], -1)], -2)
    return (blocks * g.reshape(*cos.shape, 1, 2)).sum(-1).reshape(g.shape)


def loop(g, cos, sin):
    dx = np.zeros_like(g)
    for n in range(g.shape[0]):
        for i in range(0, g.shape[1], 2):
            c, s = cos[n, i // 2], sin[n, i // 2]
            dx[n, i] = c * g[n, i] + s * g[n, i + 1]
            dx[n, i + 1] = c * g[n, i + 1] - s * g[n, i]
    return dx


def repeated_tables(g, cos, sin):
    """Repeat the tables for both channels, and exchange the channels of the product with the sine."""
    wide_cos, weighted = np.repeat(cos, 2, axis=-1), g * np.repeat(sin, 2, axis=-1)
    exchanged = np.empty_like(g)
    exchanged[..., 0::2], exchanged[..., 1::2] = weighted[..., 1::2], -weighted[..., 0::2]
    return g * wide_cos + exchanged


def accumulated(g, cos, sin):
    """Add to the gradient of the input what each output channel sends back."""
    dx = np.zeros_like(g)
    dx[:, 0::2] += g[:, 0::2] * cos
    dx[:, 1::2] -= g[:, 0::2] * sin
    dx[:, 0::2] += g[:, 1::2] * sin
    dx[:, 1::2] += g[:, 1::2] * cos
    return dx


def in_halves_after_a_permutation(g, cos, sin):
    order = np.concatenate([np.arange(0, g.shape[-1], 2), np.arange(1, g.shape[-1], 2)])
    return halves(g[..., order], cos, sin)[..., np.argsort(order)]


HONEST = (
    neighbours,
    stacked,
    forward_of_negative_sine,
    complex_numbers,
    matrices,
    contracted,
    loop,
    repeated_tables,
    accumulated,
    in_halves_after_a_permutation,
)


def halves(g, cos, sin):
    first, second = np.split(g, 2, axis=-1)
    return np.concatenate([first * cos + second * sin, second * cos - first * sin], axis=-1)


def rotate_half(x):
    first, second = np.split(x, 2, axis=-1)
    return np.concatenate([-second, first], axis=-1)


def full_tables(g, cos, sin):
    """The gradient of ``x * cos + rotate_half(x) * sin``."""
    return g * cos - rotate_half(g * sin)


def full_tables_exchanged_first(g, cos, sin):
    """What PaddlePaddle/Paddle#74716 mends."""
    return g * cos - rotate_half(g) * sin


def full_tables_forward(x, cos, sin):
    return x * cos + rotate_half(x) * sin


def of_angles(g, angles):
    return neighbours(g, np.cos(angles), np.sin(angles))


def heads_before(g, cos, sin):
    return np.stack([neighbours(head, cos, sin) for head in g])


def heads_after(g, cos, sin):
    return neighbours(g, cos[:, None, :], sin[:, None, :])
