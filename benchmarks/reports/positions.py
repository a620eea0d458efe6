"""Reports on rotary and sinusoidal positions."""

# ruff: noqa: E501
import math

import numpy as np

from benchmarks.reports.row import Row

__all__ = ["ROWS"]

SINES = {"order": "sin"}
HALVES = {"layout": "halves", "tables": "full"}


def halves(x):
    """The two halves of channels."""
    n = x.shape[-1] // 2
    return x[..., :n], x[..., n:]


def swapped(x):
    """Halves exchanged, the second negated."""
    first, second = halves(x)
    return np.concatenate([-second, first], -1)


def pairs(x, cos, sin):
    """Neighbouring channels are turned."""
    result = np.empty_like(x)
    result[..., 0::2] = x[..., 0::2] * cos - x[..., 1::2] * sin
    result[..., 1::2] = x[..., 1::2] * cos + x[..., 0::2] * sin
    return result


def full_pairs(x, cos, sin):
    """The same with a table entry for each channel."""
    turned = np.empty_like(x)
    turned[..., 0::2], turned[..., 1::2] = -x[..., 1::2], x[..., 0::2]
    return x * cos + turned * sin


def full_back(g, cos, sin):
    """The backward pass of x cos + swapped(x) sin."""
    first, second = halves(g * sin)
    return g * cos + np.concatenate([second, -first], -1)


def first_half_only(g, cos, sin):
    """The backward pass with the first halves of the tables for both."""
    n = g.shape[-1] // 2
    return full_back(g, np.concatenate([cos[..., :n]] * 2, -1), np.concatenate([sin[..., :n]] * 2, -1))


def table(positions, d, angles):
    """A table of sines and cosines in turn; `angles` takes the positions and the number of each pair."""
    result = np.empty((len(positions), d))
    both = angles(positions[:, None].astype(float), np.arange(0, d, 2), d)
    result[:, 0::2], result[:, 1::2] = np.sin(both), np.cos(both)
    return result


def sinusoidal(positions, d):
    """The table of the paper."""
    return table(positions, d, lambda t, i, d: t * np.exp(i * (-math.log(10000.0) / d)))


def of_angles(angles):
    """A program that differs from it by the angles alone."""
    return lambda positions, d: table(positions, d, angles)


def separate(positions, d):
    """Each channel has an exponent of its own, and the base is 1000."""
    result = np.empty((len(positions), d))
    t = positions[:, None].astype(float)
    result[:, 0::2] = np.sin(t / 1000.0 ** (np.arange(0, d, 2) / d))
    result[:, 1::2] = np.cos(t / 1000.0 ** (np.arange(1, d, 2) / d))
    return result


def doubled(positions, d):
    """The exponent of a channel is twice its number."""
    angles = positions[:, None] / 10000.0 ** (2 * np.arange(d) / d)
    return np.where(np.arange(d) % 2, np.cos(angles), np.sin(angles))


ROWS = (
    Row("raiyanyahya/how-to-train-your-gpt#6", "halves are exchanged, while tables repeat each angle for neighbours", "rope",
        lambda x, cos, sin: x * cos + swapped(x) * sin, full_pairs, declared={"tables": "full"}),
    Row("Tencent/ncnn#6833", "the first halves of the tables are read for both (kind)", "rope.backward",
        first_half_only, full_back, declared=HALVES),
    Row("PaddlePaddle/Paddle#74716", "the gradient is turned before it is multiplied by the sines", "rope.backward",
        lambda g, cos, sin: g * cos - swapped(g) * sin, full_back, declared=HALVES, read=False),
    Row("vllm-project/vllm-ascend#12820", "halves are turned where neighbours are meant", "rope",
        lambda x, cos, sin: np.concatenate([halves(x)[0] * cos - halves(x)[1] * sin, halves(x)[1] * cos + halves(x)[0] * sin], -1),
        pairs),
    Row("zju3dv/LoFTR#41", "a whole quotient in the exponent is -1", "sinusoidal",
        of_angles(lambda t, i, d: t * np.exp(i * (-math.log(10000.0) / d // 2))), sinusoidal, declared=SINES),
    Row("maxjcohen/transformer#62", "the base is 1000, and cosines have exponents of their own", "sinusoidal", separate, sinusoidal, declared=SINES),
    Row("ivanvovk/WaveGrad#12", "base and exponent are exchanged", "sinusoidal",
        of_angles(lambda t, i, d: t * (i / d) ** 1e-4), sinusoidal, declared=SINES),
    Row("codertimo/BERT-pytorch#18", "exponents are rounded to whole numbers, so that all frequencies are 1", "sinusoidal",
        of_angles(lambda t, i, d: t * np.ones(len(i))), sinusoidal, declared=SINES),
    Row("harvardnlp/annotated-transformer#131", "positions are divided by the frequencies", "sinusoidal",
        of_angles(lambda t, i, d: t / np.exp(i * (-math.log(10000.0) / d))), sinusoidal, declared=SINES),
    Row("jadore801120/attention-is-all-you-need-pytorch#32", "the exponent is twice the number of the channel, not of the pair",
        "sinusoidal", doubled, sinusoidal, declared=SINES),
)  # fmt: skip
