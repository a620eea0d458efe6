"""The conventions of a Transformer layer, and the masks of one attention: each a named argument, none hidden."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from verify.numbers.elements import Array
from verify.transformer.feed_forward import Activation
from verify.transformer.shapes import Mask

__all__ = ["NO_MASKS", "AttentionMasks", "LayerConfig"]


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
    activation : {"relu", "gelu", "gelu_tanh"}
        Of the feed-forward network.
    eps : number
        Of LayerNorm, inside the root: 1e-5 as in PyTorch; BERT has 1e-12.
    scale : number, optional
        What the dot products are multiplied by; 1/sqrt(d) without it, with d the width of one head.
    """

    n_heads: int
    n_key_heads: int | None = None
    norm_first: bool = False
    activation: Activation = "relu"
    eps: Any = Fraction(1, 10**5)
    scale: Any = None


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
