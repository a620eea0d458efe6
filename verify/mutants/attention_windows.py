"""Wrong claims about windows and order: the parts of a row that each mistake replaces, by the words of its page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from verify.counterparts.attention_analysis import causal
from verify.counterparts.attention_windows import first_needed, sliding
from verify.mutants.attention_analysis import everything
from verify.transformer.shapes import Mask

__all__ = ["WRONG"]


def permuted_along(seen: Mask, order: Sequence[int]) -> Mask:
    """Return the mask with rows and keys in the new order."""
    return np.asarray(seen[np.ix_(list(order), list(order))])


WRONG: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "window_attention_is_attention_on_window": {
        "one key fewer": {"kept": lambda a, w: slice(a + (w > 1), a + w)},
        "window of the first keys": {"kept": lambda a, w: slice(0, w)},
        "window one token later": {"kept": lambda a, w: slice(a + 1, a + w + 1)},
        "mask left out": {"applied": np.ones_like},
    },
    "window_pass_sees_receptive_field": {
        "one token less": {"first": lambda t, w: min(t, first_needed(t, w) + 1)},
        "one window for all layers": {"first": lambda t, w: max(0, t - (w - 1))},
        "window of one key more": {"mask": lambda n, w: sliding(n, w + 1)},
        "every earlier token seen": {"mask": lambda n, _: causal(n)},
    },
    "causal_attention_equivariant_iff_identity": {
        "without a mask": {"mask": everything},
        "first token stays": {"commutes": lambda order: order[0] == 0},
        "last token stays": {"commutes": lambda order: order[-1] == len(order) - 1},
        "mask permuted along": {"mixed": permuted_along},
    },
}
