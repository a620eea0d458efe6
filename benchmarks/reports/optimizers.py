"""Reports on a step of an optimizer."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.row import Row

__all__ = ["ROWS"]


def moments(grad, m, v, beta1, beta2):
    """The two averages after the step."""
    return beta1 * m + (1 - beta1) * grad, beta2 * v + (1 - beta2) * grad * grad


def direction(grad, m, v, beta1, beta2, step, eps):
    """The update of Adam."""
    first, second = moments(grad, m, v, beta1, beta2)
    return first / (1 - beta1**step) / (np.sqrt(second / (1 - beta2**step)) + eps)


def adamw(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
    """The decay is of the parameter before the step."""
    return p - lr * weight_decay * p - lr * direction(grad, m, v, beta1, beta2, step, eps)


def decay_after(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
    """The decay is of the parameter after the step."""
    p = p - lr * direction(grad, m, v, beta1, beta2, step, eps)
    return p - lr * weight_decay * p


def eps_uncorrected(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
    """The correction of the second average multiplies eps as well."""
    first, second = moments(grad, m, v, beta1, beta2)
    size = lr * np.sqrt(1 - beta2**step) / (1 - beta1**step)
    return p - lr * weight_decay * p - size * first / (np.sqrt(second) + eps)


def both(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
    """The same, and the decay is of the parameter after the step."""
    p = eps_uncorrected(lr, 0 * weight_decay, p, grad, m, beta1, step, v, beta2, eps)
    return p - lr * weight_decay * p


def eps_inside(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
    """Eps is inside of the root."""
    first, second = moments(grad, m, v, beta1, beta2)
    return p - lr * weight_decay * p - lr * first / (1 - beta1**step) / np.sqrt(second / (1 - beta2**step) + eps)


def one_minus_too_many(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
    """One minus the correction stands where the correction is meant."""
    first, second = moments(grad, m, v, beta1, beta2)
    size = lr * np.sqrt(1 - (1 - beta2**step)) / (1 - beta1**step)
    return p - lr * weight_decay * p - size * first / (np.sqrt(second) + eps * np.sqrt(1 - beta2**step))


def at_step(number):
    """The corrections are those of one step."""

    def wrong(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
        return adamw(lr, weight_decay, p, grad, m, beta1, number, v, beta2, eps)

    return wrong


def uncorrected(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
    """Averages are not corrected."""
    first, second = moments(grad, m, v, beta1, beta2)
    return p - lr * weight_decay * p - lr * first / (np.sqrt(second) + eps)


def decay_without_rate(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
    """The decay is not multiplied by the learning rate."""
    return p - weight_decay * p - lr * direction(grad, m, v, beta1, beta2, step, eps)


def decay_by_rate(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
    """The decay is the learning rate alone."""
    return p * (1 - lr) - lr * direction(grad, m, v, beta1, beta2, step, eps)


def coupled(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
    """The decay is a part of the gradient."""
    return p - lr * direction(grad + weight_decay * p, m, v, beta1, beta2, step, eps)


def sgd(p, lr, momentum, buf, grad, weight_decay):
    """A step with momentum."""
    return p - lr * (momentum * buf + grad + weight_decay * p)


def nesterov(p, lr, grad, momentum, buf):
    """A step that looks ahead."""
    return p - lr * (grad + momentum * (momentum * buf + grad))


def exchanged(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
    """What is kept of the averages is what is meant to be new."""
    first, second = moments(grad, m, v, 1 - beta1, 1 - beta2)
    return p - lr * weight_decay * p - lr * first / (1 - beta1**step) / (np.sqrt(second / (1 - beta2**step)) + eps)


ROWS = (
    Row("bitsandbytes-foundation/bitsandbytes#2010", "the decay is applied after the step", "adamw", decay_after, adamw),
    Row("stanford-cs336/assignment1-basics#54", "the decay is of the parameter that was just updated", "adamw", decay_after,
        adamw, "float64"),
    Row("karpathy/nanochat#304", "eps is added before the second average is corrected", "adamw", eps_uncorrected, adamw),
    Row("tensorflow/tensorflow#9047", "eps is scaled by the correction", "adamw", eps_uncorrected, adamw, "float64"),
    Row("aiqm/torchani#261", "eps is scaled by the correction, and the decay is applied after the step", "adamw", both, adamw),
    Row("d2l-ai/d2l-zh#502", "eps is inside of the root, in the formula of a book", "adamw", eps_inside, adamw),
    Row("kozistr/AdaBound-tensorflow#3", "one is subtracted from the correction once more", "adamw", one_minus_too_many, adamw),
    Row("ufal/npfl114#79", "the exponent of the correction is 2 at every step (kind)", "adamw", at_step(2), adamw),
    Row("eriklindernoren/ML-From-Scratch#35", "the correction has no power of the step", "adamw", at_step(1), adamw),
    Row("Oneflow-Inc/oneflow#5960", "no correction", "adamw", uncorrected, adamw, read=False),
    Row("pytorch/pytorch#4429", "the decay is not multiplied by the learning rate", "adamw", decay_without_rate, adamw),
    Row("HorizonRobotics/alf#1302", "the parameter decays by the learning rate alone", "adamw", decay_by_rate, adamw),
    Row("pytorch/pytorch#38767", "the decay is added to the gradient", "adamw", coupled, adamw),
    Row("ml-explore/mlx#87", "the gradient is multiplied by 1 - momentum", "sgd",
        lambda p, lr, momentum, buf, grad, weight_decay: p - lr * (momentum * buf + (1 - momentum) * (grad + weight_decay * p)), sgd),
    Row("ml-explore/mlx#440", "without momentum, nothing decays", "sgd",
        lambda p, lr, buf, grad, weight_decay: p - lr * grad,
        lambda p, lr, buf, grad, weight_decay: p - lr * (grad + weight_decay * p), declared={"momentum": 0.0}),
    Row("PaddlePaddle/Paddle#12231", "the velocity is added where it is to be subtracted", "own:nesterov",
        lambda p, lr, grad, momentum, buf: p - grad * lr + momentum * (momentum * buf + grad) * lr, nesterov),
    Row("mila-iqia/blocks#1159", "beta is what the new square is multiplied by, not the average", "adam_v",
        lambda grad, v, beta2: (1 - beta2) * v + beta2 * grad * grad, lambda grad, v, beta2: beta2 * v + (1 - beta2) * grad * grad),
    Row("PennyLaneAI/pennylane#1929", "the average is divided by 1 - beta, in the formula of the documentation", "adam_m",
        lambda grad, m, beta1: (beta1 * m + (1 - beta1) * grad) / (1 - beta1), lambda grad, m, beta1: beta1 * m + (1 - beta1) * grad),
    Row("LiyuanLucasLiu/RAdam#69", "the average is divided by beta, in the formula of the paper", "adam_v",
        lambda grad, v, beta2: v / beta2 + (1 - beta2) * grad * grad, lambda grad, v, beta2: beta2 * v + (1 - beta2) * grad * grad),
    Row("ryankiros/skip-thoughts#82", "beta and 1 - beta are exchanged in the averages, not in the corrections", "adamw",
        exchanged, adamw),
)  # fmt: skip
