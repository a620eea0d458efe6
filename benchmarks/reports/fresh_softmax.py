"""Fresh reports on softmax and its sums, and their backward passes."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.row import Row
from benchmarks.reports.softmax import OUTPUT, right_back
from tests.verify.checking.formulas.programs import softmax

__all__ = ["ROWS"]


def of_all(x):
    """Softmax over all entries."""
    e = np.exp(x - x.max())
    return e / e.sum()


ROWS = (
    Row("markroxor/fromscratchtoml#65", "the gradient is twice what it should be", "softmax.backward",
        lambda p, g: 2 * right_back(p, g), right_back, declared=OUTPUT),
    Row("nntrainer/nntrainer#430", "softmax runs over all axes, not over the last", "softmax", of_all, softmax),
    Row("HomericIntelligence/Odyssey#2134", "the product of weights and gradient is not summed and subtracted (kind)",
        "softmax.backward", lambda p, g: p * g, right_back, "bfloat16", OUTPUT, "float32"),
    Row("NVIDIA/TransformerEngine#2139", "every row is multiplied by the gradient of the first (kind)", "logsumexp.backward",
        lambda logits, g: softmax(logits) * g[:1, None], lambda logits, g: softmax(logits) * g[:, None]),
)  # fmt: skip
