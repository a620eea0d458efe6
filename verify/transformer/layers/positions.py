"""Sinusoidal and rotary positions, for any frequencies and real or integer positions."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, get_args

import numpy as np

from verify.errors import ArgumentError
from verify.numbers.elements import Array
from verify.transformer.scalars import checked_number, require_instance, require_one_of
from verify.transformer.shapes import as_array, checked_array, checked_size, require_finite, require_functions

__all__ = [
    "Layout",
    "RotaryCache",
    "RotaryLayout",
    "positions_from_frequencies",
    "rotary",
    "rotary_backward",
    "sinusoidal_frequencies",
    "sinusoidal_positions",
]

Layout = Literal["cos_first", "sin_first", "halves"]
"""Order of the d channels for the pairs i = 0, ..., d/2 - 1 of angles a_i.

``cos_first``: channel 2i is cos a_i, channel 2i + 1 is sin a_i. ``sin_first``: channel 2i is sin a_i, channel
2i + 1 is cos a_i, as in the paper. ``halves``: all sines, then all cosines, as in tensor2tensor.
"""


RotaryLayout = Literal["neighbours", "halves"]
"""The channels that turn together: 2i and 2i + 1, as in the paper and Meta's code, or i and i + d/2, Hugging Face's."""


@dataclass(frozen=True, slots=True)
class RotaryCache:
    """Hold what `rotary_backward` needs: cosines and sines of angles, shape (..., n, d/2), layout, and the output."""

    cos: Array
    sin: Array
    layout: RotaryLayout
    output: Array


def sinusoidal_frequencies(d_model: int, *, base: Any = 10000, like: Array | None = None) -> Array:
    """Return the frequencies ``base ** (-2 i / d_model)``, i = 0, ..., d_model/2 - 1.

    Parameters
    ----------
    d_model : int
        Number of channels: even and positive.
    base : number
        Positive. An int or Fraction suits every number type.
    like : ndarray, optional
        An array whose number type is wanted; float64 without it.

    Returns
    -------
    ndarray, shape (d_model/2,)

    Raises
    ------
    ArgumentError
        If ``d_model`` is odd or not positive, or ``base`` is not positive and finite.
    UndecidedError
        If ``base`` is a ball that is not known to be positive.
    """
    half = _checked_width(d_model) // 2
    donor = np.zeros(1) if like is None else checked_array(like, "like")
    number = _checked_base(base, donor)
    exponents = [Fraction(-i, half) for i in range(half)]
    if not isinstance(number, (float, complex, np.inexact)):
        logarithm = np.log(number)
        return np.array([np.exp(logarithm * exponent) for exponent in exponents], dtype=object)
    frequencies = np.power(number, np.array([float(exponent) for exponent in exponents]))
    complex_base = np.iscomplexobj(frequencies)
    dtype = np.result_type(donor.dtype, np.complex64) if complex_base else donor.real.dtype
    return np.asarray(frequencies, dtype=dtype)


def sinusoidal_positions(positions: Array, d_model: int, *, base: Any = 10000, layout: Layout = "cos_first") -> Array:
    """Return the sinusoidal encoding of positions, with angles ``position * base ** (-2 i / d_model)``.

    Parameters
    ----------
    positions : ndarray, shape (...)
        Integers (taken as float64), floats, or numbers of any type; also negative or fractional.
    d_model : int
        Number of channels: even and positive.
    base : number
        Positive; also below 1.
    layout : {"cos_first", "sin_first", "halves"}
        Order of the channels, see `Layout`.

    Returns
    -------
    ndarray, shape (..., d_model)

    Raises
    ------
    ArgumentError
        If ``d_model`` is odd or not positive, ``base`` not positive and finite, or a position not finite.
    UndecidedError
        If ``base`` is a ball that is not known to be positive.
    """
    positions = _checked_positions(positions)
    frequencies = sinusoidal_frequencies(d_model, base=base, like=positions)
    return positions_from_frequencies(positions, frequencies, layout=layout)


def positions_from_frequencies(positions: Array, frequencies: Array, *, layout: Layout = "cos_first") -> Array:
    """Return the encoding of positions by cosines and sines of ``position * frequency``.

    Parameters
    ----------
    positions : ndarray, shape (...)
        Integers (taken as float64), floats, or numbers of any type.
    frequencies : ndarray, shape (h,)
        Any frequencies.
    layout : {"cos_first", "sin_first", "halves"}
        Order of the channels, see `Layout`.

    Returns
    -------
    ndarray, shape (..., 2h)

    Raises
    ------
    ArgumentError
        If an argument is not finite, ``frequencies`` has a wrong shape, or the layout is unknown.
    """
    positions = _checked_positions(positions)
    frequencies = checked_array(frequencies, "frequencies", ("h",))
    require_one_of(layout, "layout", get_args(Layout))
    cos, sin = _cos_and_sin(positions, frequencies)
    if layout == "cos_first":
        return _interleaved(cos, sin)
    if layout == "sin_first":
        return _interleaved(sin, cos)
    return np.concatenate([sin, cos], axis=-1)


def rotary(
    x: Array, positions: Array, frequencies: Array, layout: RotaryLayout = "neighbours"
) -> tuple[Array, RotaryCache]:
    """Turn each pair of channels of each token by the angle ``position * frequency_i``.

    Parameters
    ----------
    x : ndarray, shape (..., n, d)
        Tokens, with d even.
    positions : ndarray, shape (n,) or any that broadcasts to (..., n)
        Integers (taken as float64), floats, or numbers of any type.
    frequencies : ndarray, shape (d/2,)
        Any frequencies.
    layout : {"neighbours", "halves"}
        Which channels make a pair: 2i and 2i + 1, or i and i + d/2.

    Returns
    -------
    output : ndarray, shape (..., n, d)
        Of the dtype of ``x``, if that is a real one. ``(a, b)`` becomes ``(a cos - b sin, a sin + b cos)``.
    cache : RotaryCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape.
    """
    x = checked_array(x, "x", ("...", "n", "d"))
    half = _checked_width(x.shape[-1], "x", "an even number of channels") // 2
    positions = _checked_positions(positions)
    frequencies = checked_array(frequencies, "frequencies", (half,))
    require_one_of(layout, "layout", get_args(RotaryLayout))
    try:
        np.broadcast_to(positions, x.shape[:-1])
    except ValueError:
        expected = f"a shape that broadcasts to {x.shape[:-1]}"
        raise ArgumentError("positions", expected, f"shape {positions.shape}") from None
    cos, sin = _cos_and_sin(positions, frequencies)
    if cos.dtype.kind == x.dtype.kind == "f":  # positions are float64 where they are integers
        cos, sin = cos.astype(x.dtype), sin.astype(x.dtype)
    output = _turned(x, cos, sin, layout)
    return output, RotaryCache(cos=cos, sin=sin, layout=layout, output=output)


def rotary_backward(cache: RotaryCache, d_output: Array) -> Array:
    """Return the gradient at ``x``: the incoming one, turned back.

    Parameters
    ----------
    cache : RotaryCache
        From the forward pass.
    d_output : ndarray, shape (..., n, d)
        Gradient at the output.

    Returns
    -------
    ndarray, shape (..., n, d)

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, RotaryCache)
    d_output = checked_array(d_output, "d_output", cache.output.shape)
    return _turned(d_output, cache.cos, -cache.sin, cache.layout)


def _cos_and_sin(positions: Array, frequencies: Array) -> tuple[Array, Array]:
    """Return the cosines and sines of the angles, refused where these overflow."""
    with np.errstate(over="ignore"):
        angles = positions[..., None] * frequencies
    require_functions(angles, "positions * frequencies")
    require_finite(angles, "positions * frequencies")
    return np.cos(angles), np.sin(angles)


def _turned(x: Array, cos: Array, sin: Array, layout: RotaryLayout) -> Array:
    """Turn the pairs of channels."""
    if layout == "halves":
        first, second = np.split(x, 2, axis=-1)
        return np.concatenate([first * cos - second * sin, first * sin + second * cos], axis=-1)
    even, odd = x[..., 0::2], x[..., 1::2]
    return _interleaved(even * cos - odd * sin, even * sin + odd * cos)


def _interleaved(even: Array, odd: Array) -> Array:
    """Return the array with the one at even, the other at odd channels."""
    pairs = np.stack([even, odd], axis=-1)
    return pairs.reshape(*even.shape[:-1], 2 * even.shape[-1])


def _checked_width(width: object, name: str = "d_model", expected: str = "an even positive integer") -> int:
    """Return a number of channels that pairs fill."""
    size = checked_size(width, name, expected)
    if size % 2:
        raise ArgumentError(name, expected, str(size))
    return size


def _checked_positions(positions: Array) -> Array:
    """Return positions as numbers; integers become float64, as an encoding of them is no integer."""
    array = as_array(positions, "positions")
    return checked_array(array.astype(np.float64) if array.dtype.kind in "iu" else array, "positions")


def _checked_base(base: Any, donor: Array) -> Any:
    """Return the base in the number type of the donor, refused unless positive and finite."""
    number = checked_number(base, "base", donor, "a positive number")
    if not np.real(number) > 0:
        raise ArgumentError("base", "a positive number", str(base))
    return number
