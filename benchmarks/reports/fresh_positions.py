"""Fresh reports on rotary and sinusoidal positions."""

# ruff: noqa: E501
import math

import numpy as np

from benchmarks.reports.positions import HALVES, SINES, of_angles, pairs, sinusoidal, swapped
from benchmarks.reports.row import Row

__all__ = ["ROWS"]


def twice(table):
    """A table after itself."""
    return np.concatenate([table, table], -1)


def turned(x):
    """Neighbours exchanged, the first negated."""
    result = np.empty_like(x)
    result[..., 0::2], result[..., 1::2] = -x[..., 1::2], x[..., 0::2]
    return result


def turned_apart(x):
    """The negated second of each pair, then all the first."""
    return np.concatenate([-x[..., 1::2], x[..., 0::2]], -1)


def pairs_back(g, cos, sin):
    """The backward pass of a rotation of neighbours."""
    return pairs(g, cos, -sin)


ROWS = (
    Row("facebookresearch/vjepa2#15", "tables are repeated as a whole where each angle is to be repeated", "rope",
        lambda x, cos, sin: x * twice(cos) + turned(x) * twice(sin), pairs),
    Row("Tongjilibo/bert4torch#1", "tables are repeated as a whole, and turned channels are joined, not interleaved", "rope",
        lambda x, cos, sin: x * twice(cos) + turned_apart(x) * twice(sin), pairs, "bfloat16", inside="float32"),
    Row("xiangking/ark-nlp#47", "tables are repeated as a whole, in the backward pass too (kind)", "rope.backward",
        lambda g, cos, sin: g * twice(cos) - turned(g * twice(sin)), pairs_back),
    Row("jundot/omlx#2363", "all positions are turned like the first", "rope",
        lambda x, cos, sin: x * cos[..., :1, :] + swapped(x) * sin[..., :1, :],
        lambda x, cos, sin: x * cos + swapped(x) * sin, declared=HALVES),
    Row("stanford-cs336/assignment1-basics#22", "the exponent is 2k - 1 where 2(k - 1) is meant (kind)", "sinusoidal",
        of_angles(lambda t, i, d: t * np.exp((i + 1) * (-math.log(10000.0) / d))), sinusoidal, declared=SINES),
)  # fmt: skip
