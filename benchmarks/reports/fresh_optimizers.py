"""Fresh reports on a step of an optimizer."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.optimizers import adamw, at_step, moments, nesterov, sgd
from benchmarks.reports.row import Row

__all__ = ["ROWS"]


def multiplied(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
    """The averages are multiplied by their corrections."""
    first, second = moments(grad, m, v, beta1, beta2)
    return p - lr * weight_decay * p - lr * first * (1 - beta1**step) / (np.sqrt(second * (1 - beta2**step)) + eps)


def one_late(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
    """The step is counted before it begins."""
    return at_step(step + 1)(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps)


def rooted(denominator):
    """A step whose update is divided by what becomes of the corrected second average."""

    def wrong(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
        first, second = moments(grad, m, v, beta1, beta2)
        update = first / (1 - beta1**step) / denominator(second / (1 - beta2**step), eps)
        return p - lr * weight_decay * p - lr * update

    return wrong


ROWS = (
    Row("karpathy/convnetjs#70", "averages are multiplied by their corrections, not divided", "adamw", multiplied, adamw),
    Row("cs231n/cs231n.github.io#179", "the count begins at 2 (kind)", "adamw", one_late, adamw),
    Row("tensorflow/tensorflow#61411", "eps is subtracted from the root", "adamw",
        rooted(lambda second, eps: np.sqrt(second) - eps), adamw),
    Row("kozistr/pytorch_optimizer#397", "eps is added under the root as well", "adamw",
        rooted(lambda second, eps: np.sqrt(second + eps) + eps), adamw, "float64"),
    Row("jettify/pytorch-optimizer#454", "the decay is not multiplied by the parameter", "sgd",
        lambda p, lr, momentum, buf, grad, weight_decay: p - lr * (momentum * buf + grad) - lr * weight_decay, sgd),
    Row("NVIDIA/warp#1143", "momentum is passed as decay, dampening as momentum, and decay as dampening", "sgd",
        lambda p, lr, momentum, buf, grad, weight_decay: p - lr * (1 - weight_decay) * (grad + momentum * p), sgd),
    Row("bitsandbytes-foundation/bitsandbytes#2085", "nesterov is ignored", "own:nesterov",
        lambda p, lr, grad, momentum, buf: p - lr * (momentum * buf + grad), nesterov),
)  # fmt: skip
