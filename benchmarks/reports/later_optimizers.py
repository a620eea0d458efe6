"""Later reports on a step of an optimizer."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.optimizers import (
    adamw,
    coupled,
    decay_after,
    decay_without_rate,
    direction,
    moments,
    sgd,
    uncorrected,
)
from benchmarks.reports.row import Row

__all__ = ["ROWS"]


def root_of_first(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
    """A root is taken of the correction of the first average as well."""
    first, second = moments(grad, m, v, beta1, beta2)
    update = first / np.sqrt(1 - beta1**step) / (np.sqrt(second / (1 - beta2**step)) + eps)
    return p - lr * weight_decay * p - lr * update


def multiplied(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
    """The first average is multiplied by the root of the second."""
    first, second = moments(grad, m, v, beta1, beta2)
    return p - lr * weight_decay * p - lr * first / (1 - beta1**step) * (np.sqrt(second / (1 - beta2**step)) + eps)


def growing(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
    """The decay is added, and not multiplied by the learning rate."""
    return p + weight_decay * p - lr * direction(grad, m, v, beta1, beta2, step, eps)


def constant_decay(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
    """The decay is not multiplied by the parameter."""
    return p - lr * weight_decay - lr * direction(grad, m, v, beta1, beta2, step, eps)


ROWS = (
    Row("huggingface/transformers#14539", "the decay is of the parameter that was just updated", "adamw", decay_after, adamw),
    Row("joennlae/tensorli#1", "the decay is not multiplied by the learning rate", "adamw", decay_without_rate, adamw, "float64"),
    Row("EurekaLabsAI/micrograd#2", "averages are not corrected", "adamw", uncorrected, adamw),
    Row("ml-explore/mlx#1640", "averages are not corrected", "adamw", uncorrected, adamw, "float64"),
    Row("FluxML/Flux.jl#119", "a root is taken where there is none in the paper (kind)", "adamw", root_of_first, adamw),
    Row("oracle/tribuo#401", "the first average is multiplied by the root of the second, not divided", "adamw", multiplied, adamw,
        "float64"),
    Row("egg-west/AdamW-pytorch#1", "the parameter grows by the decay, in the line that a reader proposes", "adamw", growing, adamw),
    Row("tensorflow/addons#2282", "the decay is not multiplied by the learning rate", "adamw", decay_without_rate, adamw),
    Row("keras-team/keras#19051", "the decay is a part of the gradient (kind)", "adamw", coupled, adamw),
    Row("e-sensing/torchopt#14", "the decay is not multiplied by the parameter", "adamw", constant_decay, adamw),
    Row("mdenil/dropout#4", "the step is by the average before the gradient, times 1 - momentum (kind)", "sgd",
        lambda p, lr, momentum, buf, grad, weight_decay: p - lr * ((1 - momentum) * buf + weight_decay * p), sgd),
)  # fmt: skip
