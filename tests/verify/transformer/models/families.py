"""Small decoder-only models of each family, with sizes that hide nothing: distinct, and heads of two frequencies."""

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from verify.transformer.blocks.config import LayerConfig
from verify.transformer.layers.heads import RotaryConfig
from verify.transformer.models.initial import Draw, Sizes, language_model_parameters
from verify.transformer.models.language_model import LanguageModelConfig, LanguageModelParameters

VOCABULARY = 11
TOKENS = np.array([[3, 10, 3, 0, 7], [1, 4, 9, 9, 2]])
MASK = np.array([[True] * 5, [True, True, False, True, True]])


@dataclass(frozen=True)
class Family:
    """What a family has, and its conventions."""

    config: LanguageModelConfig
    sizes: Sizes
    tied: bool = False
    longest: int | None = None

    def parameters(self, draw: Draw, n_layers: int = 2) -> LanguageModelParameters:
        """Return parameters."""
        return language_model_parameters(draw, self.sizes, n_layers, VOCABULARY, tied=self.tied, longest=self.longest)


LLAMA = LayerConfig(
    n_heads=4,
    n_key_heads=2,
    norm_first=True,
    norm="rms",
    activation="silu",
    eps=Fraction(1, 8),
    rotary=RotaryConfig(base=7),
)
FAMILIES = {
    "llama": Family(LanguageModelConfig(LLAMA), Sizes(6, 7, 8, bias=False, d_query=16, gated=True)),
    "mistral": Family(
        LanguageModelConfig(
            LayerConfig(
                n_heads=3,
                n_key_heads=1,
                norm_first=True,
                norm="rms",
                activation="silu",
                eps=Fraction(1, 8),
                rotary=RotaryConfig(base=7, layout="neighbours"),
            ),
            window=2,
        ),
        Sizes(5, 7, 4, bias=False, d_query=12, gated=True),
    ),
    "qwen": Family(
        LanguageModelConfig(
            LayerConfig(
                n_heads=2,
                n_key_heads=1,
                norm_first=True,
                norm="rms",
                activation="silu",
                eps=Fraction(1, 8),
                rotary=RotaryConfig(base=7),
            )
        ),
        Sizes(7, 5, 4, bias=False, d_query=8, d_gain=4, gated=True),
        tied=True,
    ),
    "gemma": Family(
        LanguageModelConfig(
            LayerConfig(
                n_heads=2,
                n_key_heads=1,
                norm_first=True,
                norm="rms",
                activation="gelu_tanh",
                eps=Fraction(1, 8),
                scale=Fraction(1, 3),
                unit_offset=True,
                rotary=RotaryConfig(base=7),
                softcap=Fraction(5, 2),
            ),
            embedding_scale=None,
            window=2,
            windowed=(True, False),
            logit_softcap=3,
        ),
        Sizes(5, 7, 4, bias=False, d_query=8, gated=True, norms_after=True),
        tied=True,
    ),
    "gpt2": Family(
        LanguageModelConfig(LayerConfig(n_heads=3, norm_first=True, activation="gelu_tanh", eps=Fraction(1, 8))),
        Sizes(6, 7),
        tied=True,
        longest=9,
    ),
}
