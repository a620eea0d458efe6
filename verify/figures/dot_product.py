"""The experiment of seed 002: a histogram of scores of attention, and the law that they have."""

from __future__ import annotations

from fractions import Fraction

import flint
import numpy as np

from verify.figures.tables import Columns
from verify.numbers import Array, precision
from verify.transformer.layers.attention import scaled_dot_product_attention

__all__ = ["score_histogram", "scores_of_one_query"]

WIDTHS = (2, 8, 100)
"""Widths d of queries and keys; 100 is that of seed 002."""
SEED = 0
BATCH, ROWS = 2048, 16
BINS, BIN_WIDTH = 121, 0.1
BITS = 128
PAIRS, PLACES = 200, 6
"""Number of draws of two scores of one query, and of decimal places with which they are written."""


def score_histogram() -> Columns:
    """Return for each width the frequency density of the scores, and the density of their law; at last the normal one.

    Queries and keys are standard normal, from the generator of the source, whose stream NumPy keeps.
    """
    centres = [Fraction(k, 10) for k in range(-(BINS // 2), BINS // 2 + 1)]
    columns: dict[str, Array] = {"score": np.array([float(s) for s in centres])}
    generator = np.random.RandomState(SEED)
    for d in WIDTHS:
        query, key = (generator.normal(0, 1, (BATCH, ROWS, d)) for _ in range(2))
        _, cache = scaled_dot_product_attention(query, key, key)
        columns[f"frequency {d}"] = _frequencies(cache.scores)
        columns[f"density {d}"] = np.array([score_density(s, d) for s in centres])
    columns["normal"] = np.exp(-(columns["score"] ** 2) / 2) / np.sqrt(2 * np.pi)
    return columns


def _frequencies(scores: Array) -> Array:
    """Return how many scores are in each bin, over the number of all of them and the width of a bin."""
    edges = (np.arange(BINS + 1) - BINS / 2) * BIN_WIDTH
    counts, _ = np.histogram(scores, edges)
    return np.asarray(counts / (scores.size * BIN_WIDTH))


def score_density(score: Fraction, d: int) -> float:
    """Return the density of ``q . k/sqrt(d)`` for independent standard normal entries.

    With s = sqrt(d) times the score it is ``sqrt(d) (|s|/2)**v K_v(|s|)/(sqrt(pi) Gamma(d/2))``, v = (d - 1)/2; at 0,
    for d > 1, its limit ``sqrt(d) Gamma(v)/(2 sqrt(pi) Gamma(d/2))``.

    Parameters
    ----------
    score : Fraction
        The scaled score.
    d : int
        At least 2; for d = 1 there is no value at 0.
    """
    with precision(BITS):
        root, order = flint.arb(d).sqrt(), flint.arb(d - 1) / 2
        scale = root / (flint.arb.pi().sqrt() * (flint.arb(d) / 2).gamma())
        if score == 0:
            return float(scale * order.gamma() / 2)
        s = root * abs(flint.arb(score.numerator) / score.denominator)
        return float(scale * (s / 2) ** order * s.bessel_k(order))


def scores_of_one_query() -> Columns:
    """Return the scores of one query with two keys, again and again: for two channels and for a hundred."""
    generator = np.random.RandomState(SEED)
    columns: dict[str, Array] = {}
    for d in (2, 100):
        query, key = generator.normal(0, 1, (PAIRS, 1, d)), generator.normal(0, 1, (PAIRS, 2, d))
        _, cache = scaled_dot_product_attention(query, key, key)
        scores = np.round(cache.scores[:, 0], PLACES)
        columns |= {f"first {d}": scores[:, 0], f"second {d}": scores[:, 1]}
    return columns
