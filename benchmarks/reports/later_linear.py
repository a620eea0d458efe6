"""Later reports on low rank additions, tables of rows, numbers from a grid, and gated layers."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.fresh_linear import dequantize
from benchmarks.reports.linear import added_rows, last_write, lora
from benchmarks.reports.norms import DECLARED
from benchmarks.reports.row import Row, rounded
from tests.verify.checking.formulas.programs import sigmoid

__all__ = ["ROWS"]


def glued(scale, q, zero):
    """Zero points of 32 bits are read in pairs, as numbers of 64 bits; behind the last pair there is nothing."""
    wide = np.zeros(len(zero))
    count = len(zero) // 2
    wide[:count] = zero[0 : 2 * count : 2] + zero[1::2] * 2.0**32
    return scale[:, None] * (q - wide[:, None])


def brain_rows(tokens, weight, g):
    """Gradients of a row are added up in bfloat16."""
    result = np.zeros_like(weight)
    for token, row in zip(tokens, g, strict=True):
        result[token] = rounded(result[token] + row, "bfloat16")
    return result


def gathered(tokens, weight, g):
    """Rows of the gradient are gathered by tokens where they are to be scattered."""
    return g[tokens[np.arange(len(weight)) % len(tokens)] % len(g)]


def in_the_first(tokens, weight, g):
    """All gradients are added to the first row."""
    result = np.zeros_like(weight)
    result[0] = g.sum(0)
    return result


def silu(x):
    """The activation."""
    return x * sigmoid(x)


ROWS = (
    Row("hao-ai-lab/FastVideo#870", "alpha over rank is left out where weights are merged", "lora",
        lambda weight, x, scaling, rise, down: lora(weight, x, 1, rise, down), lora),
    Row("invergent-ai/surogate#173", "a scaling that is not given is 0, and nothing is added", "lora",
        lambda weight, x, scaling, rise, down: lora(weight, x, 0, rise, down), lora, "bfloat16", inside="float32"),
    Row("pytorch/executorch#21773", "zero points of 32 bits are read as if they had 64", "dequantize", glued, dequantize),
    Row("tenstorrent/tt-metal#53386", "gradients of a token that is met often are added up in bfloat16", "embedding.backward",
        brain_rows, added_rows, "bfloat16", {"shapes": [(1024, 2, 4)], **DECLARED}, "float32"),
    Row("ooples/AiDotNet.Tensors#894", "the backward pass gathers where it is to scatter", "embedding.backward", gathered, added_rows),
    Row("pytorch/pytorch#1528", "of an index that is met twice the last gradient stays (kind)", "embedding.backward", last_write,
        added_rows),
    Row("tsotchke/eshkol#392", "all gradients are added to row 0", "embedding.backward", in_the_first, added_rows),
    Row("Nijikadesu/breakdown-minimind#3", "the product of both projections is activated, not the gate", "swiglu_mlp",
        lambda out, x, weight, other: silu((x @ weight.T) * (x @ other.T)) @ out.T,
        lambda out, x, weight, other: (silu(x @ weight.T) * (x @ other.T)) @ out.T),
)  # fmt: skip
