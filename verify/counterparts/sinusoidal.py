"""Sinusoidal and rotary positions, from rows of the position table and from the scores of attention between them."""

from __future__ import annotations

import numpy as np

from verify.counterparts.arrays import identity
from verify.numbers import Array
from verify.transformer.attention import scaled_dot_product_attention
from verify.transformer.positions import Layout, positions_from_frequencies, rotary_backward
from verify.transformer.positions import rotary as turn


def row(theta: Array, position: Array, layout: Layout = "cos_first") -> Array:
    """Return one row of the position table."""
    return positions_from_frequencies(np.asarray(position), theta, layout=layout)


def score(query: Array, key: Array) -> Array:
    """Return the score of two tokens, which attention does not scale here."""
    _, cache = scaled_dot_product_attention(query[None], key[None], key[None], scale=1)
    return np.asarray(cache.scores[0, 0])


def turned(x: Array, position: Array, theta: Array) -> Array:
    """Return a token at a rotary position."""
    output, _ = turn(x[None], np.asarray(position).reshape(1), theta)
    found: Array = output[0]
    return found


def _table(m: Array, b: Array, t: Array, layout: Layout) -> tuple[Array, Array]:
    found = row(np.exp(-t * np.log(b)), m, layout)
    return found[0::2], found[1::2]


def sinusoidal_table(*, m: Array, t: Array, b: Array) -> tuple[Array, Array]:
    """Return the row of the table at the frequencies b^(-t_i), its even and its odd channels."""
    return _table(m, b, t, "cos_first")


def sinusoidal_table_sin_first(*, m: Array, t: Array, b: Array) -> tuple[Array, Array]:
    """Return the same in the layout of the paper."""
    return _table(m, b, t, "sin_first")


def _shifted(m: Array, k: Array, theta: Array, layout: Layout) -> tuple[Array, Array]:
    found = row(theta, m + k, layout)
    return found[0::2], found[1::2]


def sinusoidal_shift(*, m: Array, k: Array, theta: Array) -> tuple[Array, Array]:
    """Return the row of the table at m + k, its even and its odd channels."""
    return _shifted(m, k, theta, "cos_first")


def sinusoidal_shift_sin_first(*, m: Array, k: Array, theta: Array) -> tuple[Array, Array]:
    """Return the same in the layout of the paper."""
    return _shifted(m, k, theta, "sin_first")


def sinusoidal_shift_eq_rotation(*, m: Array, k: Array, theta: Array) -> Array:
    """Return the row of the table at m + k."""
    return row(theta, m + k)


def sinusoidal_rotation_orthogonal(*, m: Array, q: Array, k: Array, theta: Array) -> Array:
    """Return the score of a query and a key at one rotary position."""
    return score(turned(q, m, theta), turned(k, m, theta))


def sinusoidal_rotation_compose(*, k: Array, l: Array, q: Array, theta: Array) -> Array:  # noqa: E741
    """Return a token, turned twice."""
    return turned(turned(q, l, theta), k, theta)


def sinusoidal_inner(*, m: Array, n: Array, theta: Array) -> Array:
    """Return the score of two rows of the table."""
    return score(row(theta, m), row(theta, n))


def sinusoidal_inner_complex(*, m: Array, n: Array, theta: Array) -> Array:
    """Return the score of two rows of the table."""
    return score(row(theta, m), row(theta, n))


def sinusoidal_norm_sq(*, m: Array, theta: Array) -> Array:
    """Return the score of a row of the table with itself."""
    return score(row(theta, m), row(theta, m))


def sinusoidal_inner_symmetric(*, m: Array, k: Array, theta: Array) -> Array:
    """Return the score of a row of the table and the one k later."""
    return score(row(theta, m), row(theta, m + k))


def sinusoidal_distance_sq(*, m: Array, n: Array, theta: Array) -> Array:
    """Return the score of the difference of two rows of the table with itself."""
    difference = row(theta, m) - row(theta, n)
    return score(difference, difference)


def sinusoidal_layout(*, m: Array, n: Array, theta: Array) -> Array:
    """Return the score of two rows of the table in the layout of the paper."""
    return score(row(theta, m, "sin_first"), row(theta, n, "sin_first"))


def rotary_forward(*, m: Array, q: Array, theta: Array) -> tuple[Array, Array]:
    """Return a token at a rotary position, its even and its odd channels."""
    found = turned(q, m, theta)
    return found[0::2], found[1::2]


def interleaved(x: Array, y: Array) -> Array:
    """Return the one at even, the other at odd channels."""
    return np.stack([x, y], axis=-1).ravel()


def rotary_halves_forward(*, m: Array, x: Array, y: Array, theta: Array) -> tuple[Array, Array]:
    """Return the same of a token that is given by two halves."""
    return rotary_forward(m=m, q=interleaved(x, y), theta=theta)


def turned_back(q: Array, position: Array, theta: Array, g: Array) -> Array:
    """Return the gradient at a token that was turned."""
    _, cache = turn(q[None], np.asarray(position).reshape(1), theta)
    found: Array = rotary_backward(cache, g[None])[0]
    return found


def rotary_adjoint(*, m: Array, q: Array, g: Array, theta: Array) -> Array:
    """Return the score of a token at a rotary position and another one."""
    return score(turned(q, m, theta), g)


def rotary_vjp(*, m: Array, q: Array, g: Array, theta: Array) -> Array:
    """Return the gradient at the token."""
    return turned_back(q, m, theta, g)


def rotary_halves_vjp(*, x: Array, y: Array, phi: Array, psi: Array, g: Array, w: Array) -> tuple[Array, Array]:
    """Return the gradient at both halves: each half of the output is that of a rotation by its own angles."""
    token, none = interleaved(x, y), x - x
    one = np.asarray(identity(x, 1)[0, 0])
    found = turned_back(token, one, phi, interleaved(g, none)) + turned_back(token, one, psi, interleaved(none, w))
    return found[0::2], found[1::2]


def rotary_relative(*, m: Array, n: Array, q: Array, k: Array, theta: Array) -> Array:
    """Return the score of a query and a key at two rotary positions."""
    return score(turned(q, m, theta), turned(k, n, theta))


def rotary_isometry(*, m: Array, q: Array, theta: Array) -> Array:
    """Return the score of a token at a rotary position with itself."""
    found = turned(q, m, theta)
    return score(found, found)
