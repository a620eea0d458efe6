"""Prepare the queries and keys of each head between projection and scores: RMSNorm, then rotary positions."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from verify.errors import ArgumentError
from verify.numbers.elements import Array, constant_like, map_elements
from verify.numbers.error_function import SLOPE_AT_ZERO, erf_slope
from verify.transformer.layers.positions import (
    RotaryCache,
    RotaryLayout,
    rotary,
    rotary_backward,
    sinusoidal_frequencies,
)
from verify.transformer.layers.rms_norm import RmsNormCache, rms_norm, rms_norm_backward
from verify.transformer.scalars import checked_positive

__all__ = [
    "PLAIN_HEADS",
    "HeadCache",
    "HeadConfig",
    "RotaryConfig",
    "RotaryScaling",
    "prepared",
    "prepared_backward",
    "rotary_frequencies",
]


@dataclass(frozen=True, slots=True)
class RotaryScaling:
    """Lower frequencies of rotary positions, for sequences longer than those of the training.

    Parameters
    ----------
    factor : number
        What frequencies are divided by: all of them, or with the others those of wavelengths above ``longest / low``.
    low, high : number, optional
        In between, down to wavelengths of ``longest / high``, a mean of both is taken, linear in the frequency; what is
        below is as it was. Hugging Face's ``low_freq_factor`` and ``high_freq_factor`` of Llama 3.1.
    longest : number, optional
        Its ``original_max_position_embeddings``.

    Raises
    ------
    ArgumentError
        If some of the last three are there and others are not, or ``low`` is not below ``high``.
    """

    factor: Any
    low: Any = None
    high: Any = None
    longest: Any = None

    def __post_init__(self) -> None:
        """Refuse what no frequencies could be scaled by."""
        given = [value is not None for value in (self.low, self.high, self.longest)]
        if any(given) and not all(given):
            raise ArgumentError("scaling", "all of low, high and longest, or none", "some of them")
        if all(given) and not self.low < self.high:
            raise ArgumentError("low", f"less than high, {self.high}", str(self.low))


@dataclass(frozen=True, slots=True)
class RotaryConfig:
    """Conventions of rotary positions.

    Parameters
    ----------
    base : number
        Of the frequencies ``base ** (-2 i / d)``, with d the width of a head; Llama 3 has 500000.
    layout : {"halves", "neighbours"}
        Which channels make a pair: i and i + d/2 as Hugging Face has them, or 2i and 2i + 1 as the paper does.
    scaling : RotaryScaling, optional
        Of the frequencies; None for those themselves.
    """

    base: Any = 10000
    layout: RotaryLayout = "halves"
    scaling: RotaryScaling | None = None


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
        frequencies = rotary_frequencies(x.shape[-1], config.rotary, places if x.dtype == object else None)
        x, turned = rotary(x, places, frequencies, config.rotary.layout)
    return x, HeadCache(norm=norm, rotary=turned)


def rotary_frequencies(width: int, config: RotaryConfig, like: Array | None = None) -> Array:
    """Return by what angle each pair of channels turns from one position to the next.

    Parameters
    ----------
    width : int
        Of a head: even.
    config : RotaryConfig
        The conventions.
    like : ndarray, optional
        An array whose number type is wanted; float64 without it.

    Returns
    -------
    ndarray, shape (width/2,)

    Raises
    ------
    ArgumentError
        If the base or a number of the scaling is no positive number.
    UndecidedError
        If a frequency is a ball that holds the bound of a range of wavelengths.

    Examples
    --------
    >>> rotary_frequencies(4, RotaryConfig(scaling=RotaryScaling(8, low=1, high=4, longest=512))).tolist()
    [1.0, 0.00125]
    """
    frequencies = sinusoidal_frequencies(width, base=config.base, like=like)
    scaling = config.scaling
    if scaling is None:
        return frequencies
    factor = checked_positive(scaling.factor, "scaling.factor", frequencies)
    if scaling.longest is None:
        return np.asarray(frequencies / factor)
    low, high, longest = (
        checked_positive(getattr(scaling, name), f"scaling.{name}", frequencies) for name in ("low", "high", "longest")
    )
    zero, one = constant_like(frequencies, 0), constant_like(frequencies, 1)
    half_root = SLOPE_AT_ZERO if frequencies.dtype != object else erf_slope(zero)  # 2 / sqrt(pi)
    scaled = np.empty_like(frequencies)
    for place, frequency in enumerate(frequencies):
        turns = longest * frequency * half_root * half_root / 8  # over 2 pi: how often it turns within longest
        share = one if turns > high else zero if turns < low else (turns - low) / (high - low)
        scaled[place] = frequency * (share + (1 - share) / factor)
    return scaled


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
    gradients = rms_norm_backward(cache.norm, d_output)
    return gradients.d_x, gradients.d_weight


def with_offset(gain: Array, unit_offset: bool) -> Array:
    """Return a gain that may be stored minus 1."""
    return 1 + np.asarray(gain) if unit_offset else gain
