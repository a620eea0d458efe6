"""Later reports on softmax, its logarithm and sums, and their backward passes."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.row import Row, added
from benchmarks.reports.softmax import DECLARED, OUTPUT, half_sum, log_back
from tests.verify.checking.formulas.programs import logsumexp, softmax

__all__ = ["ROWS"]


def raw(x):
    """Softmax by exp of the raw logits."""
    e = np.exp(x)
    return e / e.sum(-1, keepdims=True)


def of_one_maximum(x):
    """Softmax of rows that are all shifted by the maximum of the array."""
    e = np.exp(x - x.max())
    return e / e.sum(-1, keepdims=True)


def by_neighbour(x):
    """Log-softmax whose odd rows are shifted by the maximum of the row before."""
    top = x.max(-1, keepdims=True)
    top[1::2] = top[: len(top) // 2 * 2 : 2]
    return x - top - np.log(np.exp(x - top).sum(-1, keepdims=True))


def by_own(x):
    """Log-softmax of rows that are shifted by their maximum, as the reports mend it."""
    top = x.max(-1, keepdims=True)
    return x - top - np.log(np.exp(x - top).sum(-1, keepdims=True))


def half_logsumexp(logits):
    """The logarithm of a sum that is added up in float16."""
    top = logits.max(-1, keepdims=True)
    return (top + np.log(added(np.exp(logits - top), "float16")))[..., 0]


ROWS = (
    Row("intel/xFasterTransformer#326", "the greatest logit is not subtracted", "softmax", raw, softmax),
    Row("pytorch/pytorch#62897", "the maximum is not subtracted where numbers are bfloat16", "softmax", raw, softmax, "bfloat16",
        inside="float32"),
    Row("manassharma07/crysx_nn#7", "the maximum is that of the whole array, not of each row", "softmax", of_one_maximum, softmax),
    Row("stevezheng23/reading_comprehension_tf#30", "softmax runs over another axis (kind)", "softmax",
        lambda x: softmax(x.T).T, softmax),
    Row("sonos/tract#2586", "the sum of a row of 4096 is added up in float16", "softmax", half_sum, softmax, "float16",
        {"shapes": [(1, 4096)], **DECLARED}, "float32"),
    Row("ROCm/MIOpen#3427", "the sum of the gradient is added up in float16", "log_softmax.backward",
        lambda log_p, g: g - np.exp(log_p) * added(g, "float16"), log_back, "float16",
        {"shapes": [(1, 1500)], **OUTPUT, **DECLARED}, "float32"),
    Row("google-research/last#43", "the sum of a wide row is added up in float16 (kind)", "logsumexp", half_logsumexp,
        lambda logits: logsumexp(logits), "float16", {"shapes": [(1, 4096)], **DECLARED}, "float32"),
    Row("apple/coremltools#2727", "the logarithm is taken of softmax, whose weights underflow in float16", "log_softmax",
        lambda x: np.log(softmax(x)), by_own, "float16"),
    Row("pytorch/pytorch#156379", "every second row is shifted by the maximum of the row before", "log_softmax", by_neighbour,
        by_own, "bfloat16", inside="float32"),
    Row("mlberkeley/scae-pytorch#4", "the logarithm of a sum of exp is not shifted (kind)", "logsumexp",
        lambda logits: np.log(np.exp(logits).sum(-1)), lambda logits: logsumexp(logits)),
)  # fmt: skip
