"""Rounding errors of the gradients of an encoder layer, beside the bounds that are derived for them."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import numpy as np

from verify.figures.tables import Columns
from verify.measure.conditioning import bounds
from verify.numbers import Array, RoundingModel, balls_from_floats, precision, sizes, to_float
from verify.numbers.rounded import singles
from verify.transformer.blocks.config import LayerConfig
from verify.transformer.blocks.layer import EncoderLayerParameters, encoder_layer, encoder_layer_backward
from verify.transformer.models.initial import Sizes, encoder_layer_parameters
from verify.transformer.parameters import flat, unflat

__all__ = ["rounding_errors"]

BITS = 256
SEED = 3
TOKENS, SIZES = 6, Sizes(d_model=8, d_hidden=12)
CONFIG = LayerConfig(n_heads=2, eps=Fraction(1, 100))
DIGITS = 64
"""Arguments are multiples of 1/64: exact in every arithmetic."""


def rounding_errors() -> Columns:
    """Return for each entry of each gradient its tensor, its true error in single precision, and the bound of it.

    Entries that are 0 whatever the values, where a ReLU is off, have neither.
    """
    generator = np.random.RandomState(SEED)

    def draw(shape: tuple[int, ...]) -> Array:
        return np.asarray(generator.randint(-DIGITS, DIGITS, shape) / DIGITS)

    arrays = {"x": draw((TOKENS, SIZES.d_model)), **flat(encoder_layer_parameters(draw, SIZES))}
    cotangent = draw((TOKENS, SIZES.d_model))
    gradients = _gradients(singles, arrays, cotangent)
    moved = _gradients(RoundingModel(SEED).array, arrays, cotangent)
    with precision(BITS):
        exact = _gradients(balls_from_floats, arrays, cotangent)
        errors = {name: np.abs(to_float(balls_from_floats(to_float(gradients[name])) - exact[name])) for name in arrays}
    accepted = {name: bounds(sizes(moved[name]), np.float32) for name in arrays}
    rounded = {name: sizes(moved[name]) > 0 for name in arrays}
    return {
        "tensor": np.concatenate([np.full(rounded[name].sum(), name) for name in arrays]),
        "error": np.concatenate([errors[name][rounded[name]] for name in arrays]),
        "bound": np.concatenate([accepted[name][rounded[name]] for name in arrays]),
    }


def _gradients(number: Callable[[Array], Array], arrays: dict[str, Array], cotangent: Array) -> dict[str, Array]:
    """Return the gradient at each array by the hand-written backward pass, on numbers of some type."""
    given = {name: number(array) for name, array in arrays.items()}
    parameters = unflat(EncoderLayerParameters, {name: array for name, array in given.items() if name != "x"})
    _, cache = encoder_layer(given["x"], parameters, CONFIG)
    gradients = encoder_layer_backward(cache, number(cotangent))
    return {"x": gradients.d_x, **flat(gradients.parameters)}
