"""What happens to the queries and keys of each head between projection and scores: RMSNorm, then rotary positions."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from verify.errors import ArgumentError
from verify.numbers.elements import Array, constant_like, map_elements
from verify.transformer.positions import (
    RotaryCache,
    RotaryLayout,
    rotary,
    rotary_backward,
    sinusoidal_frequencies,
)
from verify.transformer.rms_norm import RmsNormCache, rms_norm, rms_norm_backward

__all__ = ["PLAIN_HEADS", "HeadCache", "HeadConfig", "RotaryConfig", "prepared", "prepared_backward"]


@dataclass(frozen=True, slots=True)
class RotaryConfig:
    """Conventions of rotary positions.

    Parameters
    ----------
    base : number
        Of the frequencies ``base ** (-2 i / d)``, with d the width of a head; Llama 3 has 500000.
    layout : {"halves", "neighbours"}
        Which channels make a pair: i and i + d/2 as Hugging Face has them, or 2i and 2i + 1 as the paper does.
    """

    base: Any = 10000
    layout: RotaryLayout = "halves"


@dataclass(frozen=True, slots=True)
class HeadConfig:
    """Conventions of what happens to queries and keys before they meet.

    Parameters
    ----------
    rotary : RotaryConfig, optional
        None for no rotary positions.
    eps : number
        Of the RMSNorm of each head, which is there where the parameters have its gains.
    unit_offset : bool
        Whether a gain is stored minus 1, as Gemma does.
    """

    rotary: RotaryConfig | None = None
    eps: Any = Fraction(1, 10**6)
    unit_offset: bool = False


PLAIN_HEADS = HeadConfig()
"""No rotary positions; a norm only where there are gains."""


@dataclass(frozen=True, slots=True)
class HeadCache:
    """Intermediates between projection and scores; None for a step that is not taken."""

    norm: RmsNormCache | None
    rotary: RotaryCache | None


def prepared(x: Array, gain: Array | None, config: HeadConfig, start: int = 0) -> tuple[Array, HeadCache]:
    """Return the queries or keys of all heads as they enter the scores.

    Parameters
    ----------
    x : ndarray, shape (..., h, n, d)
        What the projection gives.
    gain : ndarray, shape (d,), or None
        Of the RMSNorm of each head, without which there is no norm.
    config : HeadConfig
        The conventions.
    start : int
        The position of the first token.

    Returns
    -------
    output : ndarray, shape (..., h, n, d)
    cache : HeadCache

    Raises
    ------
    ArgumentError
        If the gain is not finite or has a wrong shape, or rotary positions meet an odd width.
    """
    norm = turned = None
    if gain is not None:
        x, norm = rms_norm(x, with_offset(gain, config.unit_offset), eps=config.eps)
    if config.rotary is not None:
        if x.shape[-1] % 2:
            raise ArgumentError("heads", "an even width of each head for rotary positions", str(x.shape[-1]))
        places: Array = np.arange(start, start + x.shape[-2])
        if x.dtype == object:
            places = map_elements(lambda place: constant_like(x, int(place)), places)
        frequencies = sinusoidal_frequencies(
            x.shape[-1], base=config.rotary.base, like=places if x.dtype == object else None
        )
        x, turned = rotary(x, places, frequencies, config.rotary.layout)
    return x, HeadCache(norm=norm, rotary=turned)


def prepared_backward(cache: HeadCache, d_output: Array) -> tuple[Array, Array | None]:
    """Return the gradients at what the projection gives, and at the gain.

    Parameters
    ----------
    cache : HeadCache
        From the forward pass.
    d_output : ndarray, shape (..., h, n, d)
        Gradient at the output.

    Returns
    -------
    d_x : ndarray, shape (..., h, n, d)
    d_gain : ndarray, shape (d,), or None

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    if cache.rotary is not None:
        d_output = rotary_backward(cache.rotary, d_output)
    if cache.norm is None:
        return d_output, None
    found = rms_norm_backward(cache.norm, d_output)
    return found.d_x, found.d_weight


def with_offset(gain: Array, unit_offset: bool) -> Array:
    """Return a gain that may be stored minus 1."""
    return 1 + np.asarray(gain) if unit_offset else gain
