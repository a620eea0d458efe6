"""Fresh reports on maps by matrices, their low rank additions, and numbers from a grid."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.linear import back, lora
from benchmarks.reports.row import Row

__all__ = ["ROWS"]


def as_it_lies(x, w, g):
    """The transposed argument is read as it lies in memory."""
    return g @ w.T, x.reshape(x.shape[1], x.shape[0]) @ g, g.sum(0)


def scrambled(weight, x, scaling, rise, down):
    """Both factors are indexed as if they were transposed."""
    delta = rise.reshape(rise.shape[::-1]).T @ down.reshape(down.shape[::-1]).T
    return x @ (weight + scaling * delta).T


def wrapped(scale, q, zero):
    """The difference is taken in eight bits."""
    away = q - zero[:, None]
    return scale[:, None] * np.where(np.abs(away) <= 127, away, (away + 128) % 256 - 128)


def dequantize(scale, q, zero):
    """Each row with its scale and zero point."""
    return scale[:, None] * (q - zero[:, None])


ROWS = (
    Row("tracel-ai/burn#5304", "the transposed view of the argument is read as it lies in memory (kind)", "linear.backward",
        as_it_lies, back),
    Row("paiml/aprender#2138", "both factors are read as if they were transposed", "lora", scrambled, lora),
    Row("huggingface/peft#3774", "the low rank addition is added twice", "lora",
        lambda weight, x, scaling, rise, down: lora(weight, x, 2 * scaling, rise, down), lora, "bfloat16", inside="float32"),
    Row("intel/torch-xpu-ops#5001", "all groups read the scale and zero point of the first (kind)", "dequantize",
        lambda scale, q, zero: dequantize(scale[:1], q, zero[:1]), dequantize),
    Row("pytorch/executorch#20655", "the zero point is subtracted in eight bits, and wraps (kind)", "dequantize",
        wrapped, dequantize),
    Row("vllm-project/vllm#36297", "what is to be divided by the scale is multiplied by it, and the other way round (kind)",
        "dequantize", lambda scale, q, zero: (q - zero[:, None]) / scale[:, None], dequantize),
)  # fmt: skip
