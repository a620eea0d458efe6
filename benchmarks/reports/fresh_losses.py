"""Fresh reports on losses and their gradients."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.losses import distilled, divergence, dpo, targets
from benchmarks.reports.row import Row
from tests.verify.checking.formulas.programs import HELP, log_softmax, sigmoid, softmax

__all__ = ["ROWS"]

SUM = {"targets": "labels", "reduction": "sum"}


def entropy(logits, labels):
    """A mean over rows."""
    return -log_softmax(logits)[np.arange(len(labels)), labels].mean()


def hotter_teacher(logits, teacher, tau):
    """The teacher is multiplied by the temperature."""
    return tau**2 * divergence(logits, teacher * tau * tau, tau).sum(-1).mean()


def scaled_loss(y, scale, x):
    """Of soft targets, with scaled logits."""
    return -(y * log_softmax(scale * x)).sum(-1).mean()


def scaled_back(y, scale, x, inside=False):
    """Its gradient; the scale may be applied to the softmax alone."""
    p = softmax(scale * x) * y.sum(-1, keepdims=True)
    return ((scale * p - y) if inside else scale * (p - y)) / len(x)


def focal(alpha, y, x, power=lambda z: z * z, other=None):
    """The focal loss, whose exponent is 2."""
    p, rest = sigmoid(x), 1 - alpha if other is None else other
    return alpha * y * power(sigmoid(-x)) * HELP.softplus(-x) + rest * (1 - y) * p * p * HELP.softplus(x)


def policy(advantage, new, old, beta, ref):
    """The loss of a policy with a penalty for its distance from a reference."""
    away = ref - new
    return -advantage * np.exp(new - old) + beta * (np.exp(away) - away - 1)


ROWS = (
    Row("Lightning-Universe/lightning-bolts#654", "softmax is applied twice", "cross_entropy",
        lambda logits, labels: entropy(softmax(logits), labels), entropy),
    Row("paiml/aprender#2182", "the gradient of a sum is divided by the number of rows", "cross_entropy.backward",
        lambda x, labels: (softmax(x) - targets(x, labels)) / len(x), lambda x, labels: softmax(x) - targets(x, labels),
        declared=SUM),
    Row("linkedin/Liger-Kernel#387", "there is no reference model", "dpo",
        lambda beta, chosen, rejected, ref_chosen, ref_rejected: HELP.softplus(-beta * (chosen - rejected)).mean(), dpo),
    Row("bowang-lab/BLEEP#5", "logits are divided by the temperature, and targets multiplied by it (kind)", "distillation",
        hotter_teacher, distilled),
    Row("GMvandeVen/continual-learning#5", "the mean is over rows and classes, where classes are to be summed (kind)",
        "fresh:scaled_loss", lambda y, scale, x: -(y * log_softmax(scale * x)).mean(), scaled_loss),
    Row("ServiceNow/Fast-LLM#228", "the scale of the logits multiplies the softmax, not the whole gradient",
        "fresh:scaled_loss_derivative", lambda y, scale, x: scaled_back(y, scale, x, True), scaled_back),
    Row("PaddlePaddle/Paddle#64253", "the weight of positives multiplies the sigmoid, and the label is subtracted (kind)",
        "fresh:weighted_bce_vjp", lambda pos_weight, y, x, g: g * (sigmoid(x) * pos_weight - y),
        lambda pos_weight, y, x, g: g * ((1 - y) * sigmoid(x) - pos_weight * y * sigmoid(-x))),
    Row("qubvel/segmentation_models#187", "alpha weighs negatives too, where 1 - alpha is meant", "fresh:focal",
        lambda alpha, y, x: focal(alpha, y, x, other=alpha), focal),
    Row("fudannlp16/focal-loss#2", "the exponent is a factor", "fresh:focal",
        lambda alpha, y, x: focal(alpha, y, x, lambda z: z * 2), focal, "float64"),
    Row("EleutherAI/bergson#344", "a sum over the batch is divided by the length of one row (kind)", "own:token_mean",
        lambda keep, x: (keep * x).sum() / x.shape[1], lambda keep, x: (keep * x).sum() / keep.sum()),
    Row("qiancheng0/ToolRL#52", "the penalty is subtracted from the loss, so that the distance grows (kind)", "fresh:policy",
        lambda advantage, new, old, beta, ref: policy(advantage, new, old, -beta, ref), policy),
    Row("BAAI-DCAI/M3D#52", "similarities are multiplied by the logarithm of the scale", "fresh:clip_logits",
        lambda temperature, q, k: temperature * (q @ k.T), lambda temperature, q, k: np.exp(temperature) * (q @ k.T)),
)  # fmt: skip
