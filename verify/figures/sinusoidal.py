"""The table of sinusoidal positions, the inner products of its rows, and what other maps by positions do to scores."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import numpy as np

from verify.figures.tables import Columns, rows
from verify.numbers import Array, balls, precision, to_float
from verify.transformer.layers.positions import rotary, sinusoidal_frequencies, sinusoidal_positions

__all__ = ["positions", "relative_maps", "rotary_pairs", "rotary_scores"]

COUNT, D_MODEL, BASE = 44, 32, 10000
BITS = 128
PAIRS, STEPS, PER_STEP = 3, 8, 8
"""Number of pairs of channels that turn, the last position, and the parts of a step in which the way is drawn."""
QUERY, KEY = (5, 2, 3, 4, 4, -2), (3, 4, -4, 3, 2, 5)
TOKENS = 16
MAPPED = 12
TURN = np.array([[Fraction(12, 13), Fraction(-5, 13)], [Fraction(5, 13), Fraction(12, 13)]])
MIRROR = np.array([[Fraction(-1), Fraction(0)], [Fraction(0), Fraction(1)]])
SHORTER = Fraction(15, 16)
PLANAR_QUERY, PLANAR_KEY = np.array([Fraction(1), Fraction(0)]), np.array([Fraction(4, 5), Fraction(-3, 5)])


def positions() -> Columns:
    """Return the channels of each position, and its inner products with all positions in units of d/2."""
    table = sinusoidal_positions(np.arange(COUNT), D_MODEL, base=BASE)
    gram = np.einsum("ic,jc->ij", table, table) / (D_MODEL // 2)
    columns: dict[str, Array] = {"position": np.arange(COUNT)}
    columns |= {f"channel {c}": table[:, c] for c in range(D_MODEL)}
    return columns | {f"product {n}": gram[:, n] for n in range(COUNT)}


def rotary_pairs() -> Columns:
    """Return where the three pairs of channels of a query stand at positions from 0 to 8."""
    places = [Fraction(k, PER_STEP) for k in range(STEPS * PER_STEP + 1)]
    columns = {"position": np.array([float(m) for m in places])}
    stops, starts = [Fraction(int(m)) for m in places], [Fraction(0)] * len(places)
    for name, angles in (("way", places), ("stop", stops), ("start", starts)):
        turned = _rotated(QUERY, angles, 10)
        columns |= {f"{name} {pair} {part}": turned[:, 2 * pair + part] for pair in range(PAIRS) for part in (0, 1)}
    return columns


def _rotated(vector: tuple[int, ...], places: list[Fraction], base: int) -> Array:
    """Return one vector over five at each position."""
    with precision(BITS):
        tokens = balls([[Fraction(v, 5) for v in vector]] * len(places), BITS)
        turned, _ = rotary(tokens, balls(places, BITS), sinusoidal_frequencies(len(vector), base=base, like=tokens))
        return to_float(turned)


def rotary_scores() -> Columns:
    """Return scores of one query and one key at all positions: with positions added to them, and turned by them."""
    with precision(BITS):
        query, key = (balls([[Fraction(v, 5) for v in vector]] * TOKENS, BITS) for vector in (QUERY, KEY))
        at = balls(range(TOKENS), BITS)
        table = sinusoidal_positions(at, len(QUERY), base=100)
        frequencies = sinusoidal_frequencies(len(QUERY), base=100, like=query)
        turned = rotary(query, at, frequencies)[0] @ rotary(key, at, frequencies)[0].T
        return {**rows("added", to_float((query + table) @ (key + table).T)), **rows("turned", to_float(turned))}


def relative_maps() -> Columns:
    """Return where four maps of the plane by positions put one key, and its scores with one query, mapped by the same.

    Powers of a turn, powers of a reflection, turns by squares of positions, powers of a turn that shortens: all of
    fractions.
    """
    maps: dict[str, Callable[[int], Array]] = {
        "turn": lambda m: np.linalg.matrix_power(TURN, m),
        "mirror": lambda m: np.linalg.matrix_power(MIRROR, m),
        "quicker": lambda m: np.linalg.matrix_power(TURN, m * m),
        "shrink": lambda m: np.linalg.matrix_power(SHORTER * TURN, m),
    }
    queries, keys = (
        {name: np.array([at(m) @ vector for m in range(MAPPED)]) for name, at in maps.items()}
        for vector in (PLANAR_QUERY, PLANAR_KEY)
    )
    columns: dict[str, Array] = {"position": np.arange(MAPPED)}
    for suffix, position in (("", range(MAPPED)), (" start", [0] * MAPPED)):
        for name, key in keys.items():
            columns |= {f"{name} {part}{suffix}": key[position, c] for c, part in enumerate(("first", "second"))}
    for name in maps:
        columns |= rows(f"{name} score", queries[name] @ keys[name].T)
    return columns
