"""Fresh reports on activations and gated activations."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.activations import SINGLE, gelu_tanh, swiglu, swiglu_back
from benchmarks.reports.row import Row, rounded
from tests.verify.checking.formulas.programs import HELP, sigmoid

__all__ = ["ROWS"]


def short(x):
    """The number in bfloat16."""
    return rounded(x, "bfloat16")


def gelu_back_in_steps(x, g):
    """The derivative of GELU, each step rounded to bfloat16."""
    cdf = short(short(short(HELP.cdf(x) * 2 - 1) + 1) * 0.5)
    pdf = short(short(np.exp(short(short(x * x) * -0.5))) * (2 * np.pi) ** -0.5)
    return g * short(cdf + short(x * pdf))


def exchanged(x):
    """The form by tanh with its two coefficients in each other's place."""
    return 0.5 * x * (1 + np.tanh(x * 0.044715 * (1 + 0.7978845608 * x * x)))


ROWS = (
    Row("ml-explore/mlx#744", "the coefficient is 1.773", "quick_gelu", lambda x: x * sigmoid(1.773 * x),
        lambda x: x * sigmoid(1.702 * x)),
    Row("huggingface/transformers#11514", "the two coefficients are exchanged", "gelu_tanh", exchanged, gelu_tanh),
    Row("tensorflow/tfjs#8224", "the factor x is missing", "gelu_tanh", lambda x: sigmoid(2 * HELP.inner(x)), gelu_tanh),
    Row("kakaobrain/trident#101", "both parts are activated, not the gate alone", "geglu_tanh",
        lambda gate, up: gelu_tanh(gate) * gelu_tanh(up), lambda gate, up: gelu_tanh(gate) * up),
    Row("vllm-project/vllm#42578", "the gate is multiplied by one more than the value", "swiglu",
        lambda gate, up: swiglu(gate, up) + gate * sigmoid(gate), swiglu, "bfloat16", inside="float32"),
    Row("unslothai/unsloth#3314", "the gradients at gate and value are stored in each other's place (kind)", "swiglu.backward",
        lambda gate, up, g: swiglu_back(gate, up, g)[::-1], swiglu_back),
    Row("tenstorrent/tt-metal#38643", "the derivative is composed in bfloat16, and loses its digits in the tails",
        "gelu.backward", gelu_back_in_steps, lambda x, g: g * (HELP.cdf(x) + x * HELP.pdf(x)), "bfloat16", SINGLE,
        "float32"),
)  # fmt: skip
