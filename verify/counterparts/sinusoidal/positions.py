"""Sinusoidal and rotary positions, from rows of the position table and from the scores of attention between them."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Table
from verify.counterparts.arrays import number
from verify.numbers import Array
from verify.transformer.layers.attention import scaled_dot_product_attention
from verify.transformer.layers.positions import Layout, positions_from_frequencies, rotary, rotary_backward


def row(theta: Array, position: Array, layout: Layout = "cos_first") -> Array:
    """Return one row of the position table."""
    return positions_from_frequencies(np.asarray(position), theta, layout=layout)


def score(query: Array, key: Array) -> Array:
    """Return the score of two tokens, which attention does not scale here."""
    _, cache = scaled_dot_product_attention(query[None], key[None], key[None], scale=1)
    return np.asarray(cache.scores[0, 0])


def turned(x: Array, position: Array, theta: Array) -> Array:
    """Return a token at a rotary position."""
    token: Array = rotary(x[None], np.asarray(position).reshape(1), theta)[0][0]
    return token


def _turned_back(q: Array, m: Array, theta: Array, g: Array) -> Array:
    """Return the gradient at a token that was turned."""
    _, cache = rotary(q[None], np.asarray(m).reshape(1), theta)
    gradient: Array = rotary_backward(cache, g[None])[0]
    return gradient


def _halves(token: Array) -> tuple[Array, Array]:
    """Return the even and the odd channels of a token."""
    return token[0::2], token[1::2]


def _interleaved(x: Array, y: Array) -> Array:
    """Return the one at even, the other at odd channels."""
    return np.stack([x, y], axis=-1).ravel()


def _frequencies(b: Array, t: Array) -> Array:
    """Return the frequencies b^(-t_i)."""
    return np.asarray(np.exp(-t * np.log(b)))


def _between(theta: Array, m: Array, n: Array, layout: Layout = "cos_first") -> Array:
    """Return the score of two rows of the table."""
    return score(row(theta, m, layout), row(theta, n, layout))


def _distance(m: Array, n: Array, theta: Array) -> Array:
    """Return the score of the difference of two rows of the table with itself."""
    difference = row(theta, m) - row(theta, n)
    return score(difference, difference)


def _halves_turned_back(x: Array, y: Array, phi: Array, psi: Array, g: Array, w: Array) -> tuple[Array, Array]:
    """Return the gradient at both halves: each half of the output is that of a rotation by its own angles."""
    token, none, one = _interleaved(x, y), x - x, number(x, 1)
    by_phi = _turned_back(token, one, phi, _interleaved(g, none))
    by_psi = _turned_back(token, one, psi, _interleaved(none, w))
    return _halves(by_phi + by_psi)


COUNTERPARTS: Table = {
    # rows of the table; the layout of the paper is sin-first
    "sinusoidal_table": lambda m, t, b: _halves(row(_frequencies(b, t), m)),
    "sinusoidal_table_sin_first": lambda m, t, b: _halves(row(_frequencies(b, t), m, "sin_first")),
    "sinusoidal_shift": lambda m, k, theta: _halves(row(theta, m + k)),
    "sinusoidal_shift_sin_first": lambda m, k, theta: _halves(row(theta, m + k, "sin_first")),
    "sinusoidal_shift_eq_rotation": lambda m, k, theta: row(theta, m + k),
    "sinusoidal_inner": lambda m, n, theta: _between(theta, m, n),
    "sinusoidal_inner_complex": lambda m, n, theta: _between(theta, m, n),
    "sinusoidal_norm_sq": lambda m, theta: _between(theta, m, m),
    "sinusoidal_inner_symmetric": lambda m, k, theta: _between(theta, m, m + k),
    "sinusoidal_distance_sq": _distance,
    "sinusoidal_layout": lambda m, n, theta: _between(theta, m, n, "sin_first"),
    # rotations
    "sinusoidal_rotation_orthogonal": lambda m, q, k, theta: score(turned(q, m, theta), turned(k, m, theta)),
    "sinusoidal_rotation_compose": lambda k, l, q, theta: turned(turned(q, l, theta), k, theta),  # noqa: E741
    "rotary_forward": lambda m, q, theta: _halves(turned(q, m, theta)),
    "rotary_halves_forward": lambda m, x, y, theta: _halves(turned(_interleaved(x, y), m, theta)),
    "rotary_adjoint": lambda m, q, g, theta: score(turned(q, m, theta), g),
    "rotary_vjp": _turned_back,
    "rotary_halves_vjp": _halves_turned_back,
    "rotary_relative": lambda m, n, q, k, theta: score(turned(q, m, theta), turned(k, n, theta)),
    "rotary_isometry": lambda m, q, theta: score(turned(q, m, theta), turned(q, m, theta)),
}
