"""Two decoder-only models, forward and backward on any number type, and what theorems find in them.

Their parameters are fractions that bfloat16 holds, so that all number types begin with the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import count
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from verify.numbers import NUMBER_TYPES, Array, NumberType, precision
from verify.numbers.rounded import BFLOAT16
from verify.transformer.blocks.config import LayerConfig
from verify.transformer.blocks.layer import EncoderLayerCache, EncoderLayerGradients
from verify.transformer.layers.heads import RotaryConfig, rotary_frequencies
from verify.transformer.layers.multi_head import MultiHeadAttentionParameters
from verify.transformer.models.initial import Draw, Sizes, language_model_parameters
from verify.transformer.models.language_model import (
    LanguageModelCache,
    LanguageModelConfig,
    LanguageModelGradients,
    LanguageModelParameters,
    language_model,
    language_model_backward,
    next_token_loss,
    next_token_loss_backward,
)

__all__ = ["MODELS", "NUMBERS", "BITS", "DecoderPass", "Passes", "Seen", "decoder_pass", "interleaved"]

NUMBERS: Mapping[str, NumberType] = {
    **{name: NUMBER_TYPES[name] for name in ("ball", "float64", "float32")},
    "bfloat16": BFLOAT16,
}
BITS = 256
"""Of the balls."""
TOKENS = (3, 0, 4, 1, 5, 2)
VOCABULARY = 7
IGNORED = -100
EPS = Fraction(1, 2**10)
HEADS, KEY_HEADS, WIDTH = 4, 2, 4
SIZES = Sizes(d_model=6, d_hidden=5, d_query=HEADS * WIDTH, d_key=KEY_HEADS * WIDTH, bias=False, gated=True)
LAYERS = 2


class Seen(NamedTuple):
    """What a pass holds of a theorem at one place.

    Parameters
    ----------
    values : mapping of str to ndarray
        The variables of the statement; plain numbers are the same in every number type.
    result : ndarray, Bounds or tuple of them
        What the pass has for the left side of each part of the claim, both sides of an order.
    """

    values: Mapping[str, Any]
    result: Any


@dataclass(frozen=True, slots=True)
class DecoderPass:
    """A whole pass, forward and backward.

    Parameters
    ----------
    number : NumberType
    config : LanguageModelConfig
    parameters : LanguageModelParameters
    logits, d_logits : ndarray, shape (n, vocabulary)
        And the gradient there of a mean cross-entropy.
    cache : LanguageModelCache
    gradients : LanguageModelGradients
    """

    number: NumberType
    config: LanguageModelConfig
    parameters: LanguageModelParameters
    logits: Array
    d_logits: Array
    cache: LanguageModelCache
    gradients: LanguageModelGradients

    @property
    def layers(self) -> list[tuple[EncoderLayerCache, EncoderLayerGradients]]:
        """What each layer left, forward and backward."""
        return list(zip(self.cache.decoder.layers, self.gradients.decoder.layers, strict=True))

    @property
    def eps(self) -> Array:
        """Of all norms."""
        return self.number.array(EPS)

    @property
    def frequencies(self) -> Array:
        """Of the rotary positions, as the layers take them."""
        rotary = self.config.layer.rotary or RotaryConfig()
        return rotary_frequencies(WIDTH, rotary, self.logits if self.logits.dtype == object else None)

    def integer(self, value: int) -> Array:
        """Return an integer in the number type of the pass."""
        return self.number.array(value)


Passes: TypeAlias = Mapping[str, Callable[[DecoderPass], Iterator[Seen]]]
"""What yields the places of a pass where a theorem applies, by the name of the theorem."""


def interleaved(x: Array) -> Array:
    """Return the two halves of the last axis as pairs of neighbours, as the statements have them."""
    first, second = np.split(x, 2, axis=-1)
    return np.stack([first, second], axis=-1).reshape(x.shape)


def _drawing(number: NumberType, seed: int) -> Draw:
    numbers = count(seed)

    def draw(shape: tuple[int, ...]) -> Array:
        drawn = [Fraction(pow(11, next(numbers), 1009) % 255 - 127, 128) for _ in range(int(np.prod(shape)))]
        return number.array(np.array(drawn, dtype=object).reshape(shape))

    return draw


def _biased(draw: Draw, p: MultiHeadAttentionParameters) -> MultiHeadAttentionParameters:
    widths = (HEADS * WIDTH, KEY_HEADS * WIDTH, KEY_HEADS * WIDTH)
    query, key, value = (draw((width,)) for width in widths)
    return replace(p, b_query=query, b_key=key, b_value=value)


def _qwen(number: NumberType) -> tuple[LanguageModelParameters, LanguageModelConfig]:
    """Return a model with biases of queries, keys and values, SwiGLU, a window and a head of its own, as Qwen 2."""
    draw = _drawing(number, 1)
    p = language_model_parameters(draw, SIZES, LAYERS, VOCABULARY)
    layers = tuple(replace(layer, self_attention=_biased(draw, layer.self_attention)) for layer in p.decoder.layers)
    layer = LayerConfig(HEADS, KEY_HEADS, norm_first=True, activation="silu", eps=EPS, norm="rms", rotary=ROTARY)
    return replace(p, decoder=replace(p.decoder, layers=layers)), LanguageModelConfig(layer, window=3)


def _gemma(number: NumberType) -> tuple[LanguageModelParameters, LanguageModelConfig]:
    """Return a model with gains minus 1, norms of queries and keys, GeGLU and softcaps, tied, as Gemma 2 and 3."""
    sizes = replace(SIZES, d_gain=WIDTH, norms_after=True)
    p = language_model_parameters(_drawing(number, 301), sizes, LAYERS, VOCABULARY, tied=True)
    layer = LayerConfig(
        HEADS,
        KEY_HEADS,
        norm_first=True,
        activation="gelu",
        eps=EPS,
        norm="rms",
        unit_offset=True,
        rotary=ROTARY,
        softcap=3,
    )
    return p, LanguageModelConfig(layer, logit_softcap=2)


ROTARY = RotaryConfig(base=16)
MODELS = {"qwen": _qwen, "gemma": _gemma}
"""The two models by name: parameters and conventions in a number type."""


@cache
def decoder_pass(model: str, number: str) -> DecoderPass:
    """Run a model on a sequence of tokens, forward and backward from its next-token loss.

    Parameters
    ----------
    model : str
        From `MODELS`. The loss of the first is that of the last token alone, of the other the mean of all.
    number : str
        From `NUMBERS`.
    """
    kind = NUMBERS[number]
    with precision(BITS):
        parameters, config = MODELS[model](kind)
        logits, passed = language_model(TOKENS, parameters, config)
        labels = (*[IGNORED] * (len(TOKENS) - 1), TOKENS[-1]) if model == "qwen" else TOKENS
        _, compared = next_token_loss(logits, labels, ignore_index=IGNORED)
        d_logits = next_token_loss_backward(compared, kind.array(1))
        gradients = language_model_backward(passed, d_logits)
    return DecoderPass(kind, config, parameters, logits, d_logits, passed, gradients)
