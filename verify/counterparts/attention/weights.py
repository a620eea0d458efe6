"""Outputs of attention, and the weights of keys with a bias."""

from __future__ import annotations

from verify.counterparts import Bounds, Table
from verify.counterparts.attending import attend, with_scores

COUNTERPARTS: Table = {
    "attention_output_convex": lambda S, V, high: Bounds(with_scores(S, V).output, high),
    "attention_output_convex_below": lambda S, V, low: Bounds(low, with_scores(S, V).output),
    "value_bias_passes_through": lambda S, V, b: with_scores(S, V + b).output,
    "key_bias_invisible": lambda Q, K, b, r, M: attend(Q, K + b, K, r, M).weights,
}
