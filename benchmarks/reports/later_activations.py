"""Later reports on activations and gated activations."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.activations import SINGLE, gelu_tanh, swiglu
from benchmarks.reports.row import Row, rounded
from tests.verify.checking.formulas.programs import HELP, sigmoid

__all__ = ["ROWS"]


def short(x):
    """The number in bfloat16."""
    return rounded(x, "bfloat16")


def silu(x):
    """The activation."""
    return x * sigmoid(x)


def silu_in_steps(x):
    """The activation, each step rounded to bfloat16."""
    with np.errstate(all="ignore"):
        return x * short(1 / short(1 + short(np.exp(-x))))


def silu_by_difference(x):
    """The activation whose negative branch is one less a number that is rounded to bfloat16."""
    positive = short(1 / (1 + np.exp(-np.abs(x))))
    return x * np.where(x < 0, 1 - positive, positive)


def gelu(x):
    """The activation by erf."""
    return x * HELP.cdf(x)


def leaky_back(alpha, x, g):
    """The gradient below zero is multiplied by the slope."""
    return np.where(x > 0, g, alpha * g)


def over_the_argument(alpha, x, g):
    """Below zero the argument is multiplied by the slope, and of the result nothing is written."""
    below = x < 0
    g[below] *= alpha
    result = np.zeros_like(g)
    result[~below] = g[~below]
    return result


ROWS = (
    Row("chainer/chainer#5898", "with a slope of 0 all gradients pass", "leaky_relu.backward", lambda x, g: g.copy(),
        lambda x, g: np.where(x > 0, g, 0 * g), declared={"alpha": 0.0}),
    Row("pytorch/pytorch#31938", "the mask is taken from the output, which a negative slope makes positive", "leaky_relu.backward",
        lambda alpha, x, g: np.where(np.where(x > 0, x, alpha * x) > 0, g, alpha * g), leaky_back),
    Row("MachineLearningLifeScience/stochman#10", "the derivative is that of ReLU", "leaky_relu.backward",
        lambda alpha, x, g: np.where(x > 0, g, 0 * g), leaky_back),
    Row("SilasMarvin/dnns-from-scratch-in-zig#5", "below zero the gradient is written over the argument, not to the result",
        "leaky_relu.backward", over_the_argument, leaky_back),
    Row("davidrmiller/neural2d#40", "the derivative is taken at the output", "tanh.backward",
        lambda x, g: g * (1 - np.tanh(np.tanh(x)) ** 2), lambda x, g: g * (1 - np.tanh(x) ** 2), "float64"),
    Row("gy910210/neural-network-from-scratch#2", "one plus the square of the output, which a reader proposes", "tanh.backward",
        lambda x, g: g * (1 + np.tanh(x) ** 2), lambda x, g: g * (1 - np.tanh(x) ** 2)),
    Row("yizt/numpy_neural_network#6", "the derivative is taken at the gradient, and not multiplied by it", "tanh.backward",
        lambda x, g: 1 - np.tanh(g) ** 2, lambda x, g: g * (1 - np.tanh(x) ** 2)),
    Row("keras-team/keras-hub#1540", "the activation is computed in half precision", "silu", silu_in_steps, silu, "bfloat16", SINGLE,
        "float32"),
    Row("skyzh/tiny-llm#164", "at negative numbers a rounded number is subtracted from one", "silu", silu_by_difference, silu,
        "bfloat16", SINGLE, "float32"),
    Row("harvard-edge/cs249r_book#1154", "a hint says that the coefficient comes from the root of 2/pi (kind)", "quick_gelu",
        lambda x: x * sigmoid((2 / np.pi) ** 0.5 * x), lambda x: x * sigmoid(1.702 * x)),
    Row("wagenaartje/neataptic#13", "softplus is infinite at 1000", "softplus", lambda x: np.log(1 + np.exp(x)), HELP.softplus,
        "float64"),
    Row("tinygrad/tinygrad#11564", "the gradient of softplus is NaN at large numbers (kind)", "softplus.backward",
        lambda x, g: g * np.exp(x) / (1 + np.exp(x)), lambda x, g: g * sigmoid(x)),
    Row("tenstorrent/tt-metal#5578", "GELU is zero below -2.5 (kind)", "gelu", lambda x: np.where(x < -2.5, 0, gelu(x)), gelu,
        "bfloat16", SINGLE, "float32"),
    Row("vllm-project/vllm#24833", "sigmoid is half of one plus a tanh that is rounded (kind)", "swiglu",
        lambda gate, up: gate * (0.5 * rounded(np.tanh(gate / 2), "float16") + 0.5) * up, swiglu, "float16", SINGLE, "float32"),
    Row("datawhalechina/diy-llm#49", "the value is activated, not the gate", "geglu", lambda gate, up: gate * gelu(up),
        lambda gate, up: gelu(gate) * up),
    Row("Project-MONAI/MONAI#8696", "a docstring has sigmoid where GELU is meant", "geglu", lambda gate, up: sigmoid(gate) * up,
        lambda gate, up: gelu(gate) * up),
    Row("tenstorrent/tt-metal#54903", "the activated gate is zero below -3 (kind)", "geglu",
        lambda gate, up: np.where(gate < -3, 0, gelu(gate)) * up, lambda gate, up: gelu(gate) * up, "bfloat16", SINGLE, "float32"),
    Row("huggingface/candle#3745", "the gate goes through silu where GELU is meant", "geglu_tanh",
        lambda gate, up: silu(gate) * up, lambda gate, up: gelu_tanh(gate) * up),
    Row("LeronQ/STGCN-Pytorch#1", "the gate is added, not multiplied", "glu", lambda gate, up: up + sigmoid(gate),
        lambda gate, up: up * sigmoid(gate)),
    Row("athena-team/athena#353", "value and gate are the same", "glu", lambda gate, up: up * sigmoid(up),
        lambda gate, up: up * sigmoid(gate)),
)  # fmt: skip
