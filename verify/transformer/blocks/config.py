"""The conventions of a Transformer layer, and the masks of one attention: each a named argument, none hidden."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, TypeAlias, get_args

from verify.numbers.elements import Array
from verify.transformer.layers.feed_forward import Activation
from verify.transformer.layers.heads import HeadConfig, RotaryConfig
from verify.transformer.scalars import require_flag, require_instance, require_one_of
from verify.transformer.shapes import Mask, checked_size

__all__ = ["NO_MASKS", "AttentionMasks", "LayerConfig", "NormKind"]

NormKind: TypeAlias = Literal["layer", "rms"]


@dataclass(frozen=True, slots=True)
class LayerConfig:
    """Conventions that all layers of a stack share; they are in no checkpoint.

    Parameters
    ----------
    n_heads : int
        Number of heads, which divides the width of the queries.
    n_key_heads : int, optional
        Number of heads of keys and values, which divides ``n_heads``; the same number without it.
    norm_first : bool
        False for ``norm(x + f(x))`` as in "Attention Is All You Need" and BERT (post-LN); True for
        ``x + f(norm(x))`` (pre-LN), where a stack needs a last normalization.
    activation : {"relu", "gelu", "gelu_tanh", "silu"}
        Of the feed-forward network, or of its gate where the parameters have one.
    eps : number
        Of every norm, inside the root: 1e-5 as in PyTorch; BERT has 1e-12, Llama 1e-6 or 1e-5.
    scale : number, optional
        What the dot products are multiplied by; 1/sqrt(d) without it, with d the width of one head.
    norm : {"layer", "rms"}
        LayerNorm, or RMSNorm as in Llama.
    unit_offset : bool
        Whether the gains of norms are stored minus 1, as Gemma does.
    rotary : RotaryConfig, optional
        Rotary positions in self-attention; None for none.
    softcap : number, optional
        What bounds the scores of self-attention, as in Gemma 2.

    Raises
    ------
    ArgumentError
        If a number of heads, a flag or a word is none.
    """

    n_heads: int
    n_key_heads: int | None = None
    norm_first: bool = False
    activation: Activation = "relu"
    eps: Any = Fraction(1, 10**5)
    scale: Any = None
    norm: NormKind = "layer"
    unit_offset: bool = False
    rotary: RotaryConfig | None = None
    softcap: Any = None

    def __post_init__(self) -> None:
        """Refuse what no layer could run with."""
        checked_size(self.n_heads, "n_heads")
        if self.n_key_heads is not None:
            checked_size(self.n_key_heads, "n_key_heads")
        for name in ("norm_first", "unit_offset"):
            require_flag(getattr(self, name), name)
        require_one_of(self.activation, "activation", get_args(Activation))
        require_one_of(self.norm, "norm", get_args(NormKind))
        if self.rotary is not None:
            require_instance(self.rotary, RotaryConfig, "rotary")

    @property
    def heads(self) -> HeadConfig:
        """The norm and the rotation of queries and keys in self-attention."""
        return HeadConfig(rotary=self.rotary, eps=self.eps, unit_offset=self.unit_offset)


@dataclass(frozen=True, slots=True)
class AttentionMasks:
    """The masks of one attention of n queries to m keys; None for no mask of that kind.

    Parameters
    ----------
    mask : ndarray of bool, optional
        Broadcasts to (..., h, n, m).
    additive_mask : ndarray, optional
        Added to the scaled scores; ``-inf`` takes a key out. Broadcasts to (..., h, n, m).
    key_padding_mask : ndarray of bool, shape (..., m), optional
        Which keys are tokens.
    polarity : {"attend", "ignore"}
        What True means in the two boolean masks: takes part, or is left out, as in PyTorch.
    """

    mask: Mask | None = None
    additive_mask: Array | None = None
    key_padding_mask: Mask | None = None
    polarity: Literal["attend", "ignore"] = "attend"


NO_MASKS = AttentionMasks()
"""Every query attends to every key."""
