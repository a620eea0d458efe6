"""Reports on the choice of experts and on what balances them."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.row import Row
from tests.verify.checking.formulas.programs import softmax

__all__ = ["ROWS"]

TOP = 2


def balance(alpha, load, logits):
    """The loss for balance."""
    return alpha * len(load) * (load * softmax(logits).mean(0)).sum()


def of_chosen(alpha, load, logits):
    """The same; probabilities count only where an expert is among the chosen."""
    p = softmax(logits)
    least = np.sort(p, -1)[:, -min(TOP, p.shape[1])][:, None]
    return alpha * len(load) * (load * np.where(p >= least, p, 0).mean(0)).sum()


def chosen(keep, logits):
    """Weights of the chosen, normalized again."""
    e = keep * np.exp(logits - logits.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def combined(gate, experts):
    """What the experts return, by their weights."""
    return np.einsum("sl,slo->so", gate, experts)


def whole_fours(gate, experts):
    """The last columns that fill no four are left zero."""
    result = combined(gate, experts)
    result[:, result.shape[1] // 4 * 4 :] = 0
    return result


ROWS = (
    Row("mindspore-ai/hyper-parallel#752", "loads and scores are summed apart, so that the loss is all but constant", "balance",
        lambda alpha, load, logits: alpha * len(load) * load.sum() * softmax(logits).mean(0).sum(), balance),
    Row("paiml/aprender#2162", "probabilities count for the chosen experts only", "balance", of_chosen, balance),
    Row("ROCm/aiter#4460", "weights of the chosen are not normalized again", "own:topk_router",
        lambda keep, logits: keep * softmax(logits), chosen, read=False),
    Row("AI-Hypercomputer/maxtext#1026", "weights are normalized over all experts, before the choice (kind)", "own:topk_router",
        lambda keep, logits: keep * softmax(logits), chosen, "bfloat16", inside="float32", read=False),
    Row("sgl-project/sglang#35160", "raw logits are taken for weights", "own:topk_plain",
        lambda keep, logits: keep * logits, lambda keep, logits: keep * softmax(logits), read=False),
    Row("stew675/llama-cpp-rdna-boosts#19", "the last columns that fill no four are dropped", "own:moe_combine",
        whole_fours, combined, read=False),
)  # fmt: skip
