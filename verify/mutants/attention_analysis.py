"""Wrong claims about attention under masks: the parts of a row that each mistake replaces, by the words of its page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from verify.counterparts.attention_analysis import causal, total
from verify.transformer.shapes import Mask

__all__ = ["WRONG"]


def everything(n: int) -> Mask:
    """Return the mask of an encoder, under which each token sees all others."""
    return np.ones((n, n), dtype=np.bool_)


def turned_round(n: int) -> Mask:
    """Return the mask of all later tokens and the token itself."""
    return causal(n).T


def one_ahead(n: int) -> Mask:
    """Return a mask that shows one token too many."""
    return np.tri(n, k=1, dtype=np.bool_)


WRONG: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "masked_keys_invisible": {
        "mask left out": {"applied": np.ones_like},
        "mask turned round": {"applied": np.invert},
        "scores may differ in sight": {"same_scores": np.zeros_like},
        "values may differ in sight": {"same_values": np.zeros_like},
    },
    "causal_pass_sees_prefix_only": {
        "every token seen": {"masks": (everything,)},
        "mask turned round": {"masks": (turned_round,)},
        "next token seen": {"masks": (one_ahead,)},
        "without the token itself": {"read": lambda t: t},
    },
    "causal_pass_loss_is_sum_of_prefix_losses": {
        "every token seen": {"masks": (everything,)},
        "next token seen": {"masks": (one_ahead,)},
        "mean over the prefixes": {"combined": lambda found: total(found) / len(found)},
        "longest prefix only": {"combined": lambda found: found[-1]},
        "all rows of every prefix": {"own": total},
    },
    "causal_pass_gradient_is_sum_of_prefix_gradients": {
        "every token seen": {"masks": (everything,)},
        "mask turned round": {"masks": (turned_round,)},
        "mean over the prefixes": {"combined": lambda found: total(found) / len(found)},
        "longest prefix only": {"combined": lambda found: found[-1]},
        "all rows of every prefix": {"own": total},
    },
}
