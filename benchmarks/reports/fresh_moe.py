"""Fresh reports on the choice of experts and on what balances them."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.moe import TOP, balance, chosen
from benchmarks.reports.row import Row
from tests.verify.checking.formulas.programs import HELP, sigmoid, softmax

__all__ = ["ROWS"]


def over_tokens(keep, logits):
    """Weights of the chosen are divided by their sum over all tokens."""
    p = keep * softmax(logits)
    return p / p.sum()


def gated(keep, logits):
    """Sigmoids of the chosen, over their sum."""
    s = -HELP.softplus(-logits)
    e = keep * np.exp(s - np.where(keep != 0, s, -np.inf).max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def balance_back(alpha, load, logits):
    """The gradient of the loss for balance."""
    return alpha * len(load) * HELP.back(softmax(logits), load) / len(logits)


ROWS = (
    Row("databricks/megablocks#87", "weights are normalized over tokens, not over experts (kind)", "own:topk_router",
        over_tokens, chosen),
    Row("lablup/mlxcel#391", "softmax is taken of the chosen logits, where it is of all", "own:topk_plain",
        chosen, lambda keep, logits: keep * softmax(logits), "bfloat16", inside="float32"),
    Row("pytorch/torchtitan#1418", "scores by sigmoid are not normalized", "fresh:sigmoid_router",
        lambda keep, logits: keep * sigmoid(logits), gated),
    Row("MetaX-MACA/vLLM-metax#284", "weights by softmax are returned where those by sigmoid are asked (kind)",
        "fresh:sigmoid_router", chosen, gated),
    Row("huggingface/transformers#43775", "the shares of tokens sum to the number of the chosen, not to one", "balance",
        lambda alpha, load, logits: balance(alpha, TOP * load, logits), balance),
    Row("NVIDIA-NeMo/Automodel#1408", "the coefficient is never applied", "balance",
        lambda alpha, load, logits: balance(1, load, logits), balance, "bfloat16", inside="float32"),
    Row("NVIDIA-NeMo/Automodel#1408", "the gradient is multiplied by the number of tokens", "balance.backward",
        lambda alpha, load, logits: balance_back(alpha, load, logits) * len(logits), balance_back),
)  # fmt: skip
