"""Token embedding plus sinusoidal positions, the input of a model: forward, and backward by hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from verify.numbers.elements import Array, constant_like, map_elements
from verify.transformer.layers.embedding import EmbeddingCache, embedding
from verify.transformer.layers.positions import Layout, sinusoidal_positions

__all__ = ["PAPER", "PositionConfig", "embedded"]


@dataclass(frozen=True, slots=True)
class PositionConfig:
    """Conventions of the input of a model.

    Parameters
    ----------
    layout : {"sin_first", "cos_first", "halves"}
        Order of the channels of the positions; sin-first as in "Attention Is All You Need".
    base : number
        Of the frequencies ``base ** (-2 i / d)``.
    embedding_scale : number, optional
        What the embedding is multiplied by; sqrt(d) without it.
    """

    layout: Layout = "sin_first"
    base: Any = 10000
    embedding_scale: Any = None


PAPER = PositionConfig()
"""The conventions of "Attention Is All You Need"."""


def embedded(tokens: npt.ArrayLike, table: Array, config: PositionConfig) -> tuple[Array, EmbeddingCache]:
    """Return ``scale * table[tokens]`` plus the encoding of the positions 0, 1, ....

    The positions are constants, so the backward pass is that of the embedding.

    Parameters
    ----------
    tokens : array_like of int, shape (..., n)
        From 0 to vocabulary - 1.
    table : ndarray, shape (vocabulary, d)
        A row for each token.
    config : PositionConfig
        Scale and positions.

    Returns
    -------
    output : ndarray, shape (..., n, d)
    cache : EmbeddingCache

    Raises
    ------
    ArgumentError
        If tokens are not integers or out of range, the table is not finite, or d is odd.
    """
    rows, cache = embedding(tokens, table, scale=config.embedding_scale)
    places: Array = np.arange(rows.shape[-2], dtype=np.float64)
    if rows.dtype == object:
        places = map_elements(lambda place: constant_like(rows, int(place)), places)
    code = sinusoidal_positions(places, rows.shape[-1], base=config.base, layout=config.layout)
    return rows + (code if rows.dtype == object else code.astype(rows.real.dtype)), cache
