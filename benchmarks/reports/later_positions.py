"""Later reports on rotary and sinusoidal positions."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.positions import HALVES, SINES, halves, of_angles, pairs, sinusoidal, swapped
from benchmarks.reports.row import Row

__all__ = ["ROWS"]


def turned_halves(x, cos, sin):
    """The halves of channels are turned, by tables of half the width."""
    first, second = halves(x)
    return np.concatenate([first * cos - second * sin, second * cos + first * sin], -1)


def unsummed(x, cos, sin):
    """Each of two neighbours gets one summand of its rotation."""
    result = np.empty_like(x)
    result[..., 0::2], result[..., 1::2] = -x[..., 1::2] * cos, x[..., 0::2] * sin
    return result


def restarted(x, cos, sin):
    """The second half of the rows is turned as if positions began again."""
    rows = np.arange(x.shape[-2]) % ((x.shape[-2] + 1) // 2)
    return x * cos[..., rows, :] + swapped(x) * sin[..., rows, :]


def side_by_side(positions, d):
    """All sines, then all cosines."""
    table = sinusoidal(positions, d)
    return np.concatenate([table[:, 0::2], table[:, 1::2]], -1)


ROWS = (
    Row("huggingface/candle#3948", "neighbours are turned where halves are meant", "rope", pairs, turned_halves,
        declared={"layout": "halves"}),
    Row("NVIDIA/ngpt#10", "the summands of a rotation are never added (kind)", "rope", unsummed, pairs),
    Row("skyzh/tiny-llm#25", "the rotation runs the other way, in the text of a lecture", "rope",
        lambda x, cos, sin: pairs(x, cos, -sin), pairs),
    Row("MemTensor/MemOS#2315", "keys of a second fragment are turned as if positions began again (kind)", "rope", restarted,
        lambda x, cos, sin: x * cos + swapped(x) * sin, declared=HALVES),
    Row("xlite-dev/LeetCUDA#289", "a quotient of whole numbers is zero, so that all frequencies are 1 (kind)", "sinusoidal",
        of_angles(lambda t, i, d: t * np.ones(len(i))), sinusoidal, declared=SINES),
    Row("Kyubyong/transformer#81", "the exponent is a quotient of whole numbers, which is 0", "sinusoidal",
        of_angles(lambda t, i, d: t * 10000.0 ** -(i // d)), sinusoidal, declared=SINES),
    Row("tensorops/TransformerX#115", "sines and cosines are side by side, not in turn", "sinusoidal", side_by_side, sinusoidal,
        declared=SINES),
    Row("BrianPulfer/PapersReimplementations#9", "exponents are twice what they should be, in the program that is proposed",
        "sinusoidal", of_angles(lambda t, i, d: t * 10000.0 ** (-2 * i / d)), sinusoidal, declared=SINES),
    Row("hkproj/pytorch-transformer#2", "a comment multiplies positions by what they are to be divided by", "sinusoidal",
        of_angles(lambda t, i, d: t * 10000.0 ** (i / d)), sinusoidal, declared=SINES),
    Row("bkitano/llama-from-scratch#8", "one is subtracted from an index that begins at zero (kind)", "sinusoidal",
        of_angles(lambda t, i, d: t * 10000.0 ** (-(i - 2) / d)), sinusoidal, declared=SINES),
)  # fmt: skip
