"""Reports on activations and gated activations."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.row import Row
from tests.verify.checking.formulas.programs import HELP, sigmoid

__all__ = ["ROWS"]

SINGLE = {"compute": "float32"}


def gelu_tanh(x):
    """The form by tanh; its tail is a product, and does not cancel."""
    return x * sigmoid(2 * HELP.inner(x))


def silu_back(x, g):
    """The derivative of x sigmoid(x)."""
    s = sigmoid(x)
    return g * s * (1 + x * (1 - s))


def mish_back(x, g):
    """The derivative of x tanh(softplus(x))."""
    t = np.tanh(HELP.softplus(x))
    return g * (t + x * sigmoid(x) * (1 - t * t))


def mish_back_by_exp(x, g):
    """The same by exp(x), which overflows."""
    t = np.tanh(np.log(1 + np.exp(x)))
    return g * (t + x * np.exp(x) / (1 + np.exp(x)) * (1 - t * t))


def sech2(x, g):
    """The derivative of tanh by exp; the tail has lost its denominator."""
    e = np.exp(-2 * np.abs(x))
    return g * np.where(np.abs(x) > 3, 4 * e, 4 * e / (1 + e) ** 2)


def sech2_right(x, g):
    """The derivative of tanh by exp."""
    e = np.exp(-2 * np.abs(x))
    return g * 4 * e / (1 + e) ** 2


def half_softplus(x):
    """Softplus that is 0 where exp overflows."""
    e = np.exp(x)
    return np.where(np.isinf(e), 0, np.log(1 + e))


def swiglu(gate, up):
    """The gate goes through silu."""
    return gate * sigmoid(gate) * up


def swiglu_back(gate, up, g):
    """The gradients at both."""
    return silu_back(gate, g * up), g * gate * sigmoid(gate)


def to_first_row(x):
    """The last row, written first; the others are left."""
    result = np.zeros_like(x)
    result[0] = x[-1]
    return result


def gelu_tanh_back(x, g):
    """The derivative of the form by tanh."""
    t = np.tanh(HELP.inner(x))
    return g * ((1 + t) / 2 + x * (1 - t * t) * HELP.slope(x) / 2)


ROWS = (
    Row("rushter/MLAlgorithms#30", "log(1 + exp(x)) overflows", "softplus", lambda x: np.log(1 + np.exp(x)), HELP.softplus),
    Row("sbryngelson/ANEForge#113", "softplus is 0 where exp overflows in float16", "softplus", half_softplus, HELP.softplus,
        "float16"),
    Row("tracel-ai/burn#5373", "the gradient of softplus by exp is NaN where exp overflows", "softplus.backward",
        lambda x, g: g * np.exp(x) / (1 + np.exp(x)), lambda x, g: g * sigmoid(x)),
    Row("openvinotoolkit/openvino#4932", "softplus is log(exp(x) + 1) at every x", "softplus",
        lambda x: np.log(np.exp(x) + 1), HELP.softplus, "bfloat16", inside="float32"),
    Row("hunglc007/tensorflow-yolov4-tflite#1", "mish takes log(1 + exp(x)), so its gradient overflows (kind)", "mish.backward",
        mish_back_by_exp, mish_back),
    Row("AlexeyAB/darknet#5452", "mish loses its digits at negative x, where log(1 + exp(x)) is rounded to zero", "mish",
        lambda x: x * np.tanh(np.where(x > 20, x, np.log(1 + np.exp(np.minimum(x, 20))))),
        lambda x: x * np.tanh(HELP.softplus(x))),
    Row("tenstorrent/tt-metal#55349", "the tail of the derivative of tanh has lost its denominator (kind)", "tanh.backward",
        sech2, sech2_right),
    Row("chelsea0x3b/dfdx#915", "brackets are missing: only the last summand is divided", "silu.backward",
        lambda x, g: g * (1 + np.exp(-x) + x * np.exp(-x) / (1 + np.exp(-x)) ** 2), silu_back),
    Row("sausheong/gonn#8", "the derivative of sigmoid is a difference where a product belongs", "sigmoid.backward",
        lambda x, g: g * (sigmoid(x) - (1 - sigmoid(x))), lambda x, g: g * sigmoid(x) * (1 - sigmoid(x))),
    Row("Lightning-AI/lightning-thunder#2624", "the derivative of silu by exp(-x) is NaN at large negative x", "silu.backward",
        lambda x, g: g * (1 / (1 + np.exp(-x)) + x * np.exp(-x) / (1 + np.exp(-x)) ** 2), silu_back),
    Row("google-research/timesfm#493", "swiglu is silu, and nothing is gated", "swiglu",
        lambda gate, up: gate * sigmoid(gate), swiglu),
    Row("ooples/AiDotNet.Tensors#46", "the value is activated, not the gate", "geglu",
        lambda gate, up: up * HELP.cdf(up) * gate, lambda gate, up: gate * HELP.cdf(gate) * up),
    Row("ml-explore/mlx-lm#767", "silu(up) * gate", "swiglu",
        lambda gate, up: up * sigmoid(up) * gate, swiglu, "bfloat16", inside="float32", read=False),
    Row("kyutai-labs/pocket-tts#278", "the form by tanh where erf is meant", "gelu",
        lambda x: x * (1 + np.tanh(HELP.inner(x))) / 2, lambda x: x * HELP.cdf(x), read=False),
    Row("tensorflow/tensorflow#47724", "the form by tanh where erf is meant", "gelu",
        lambda x: x * (1 + np.tanh(HELP.inner(x))) / 2, lambda x: x * HELP.cdf(x), "float16", SINGLE, "float32", read=False),
    Row("tenstorrent/tt-metal#1262", "erf where the form by tanh is meant", "gelu_tanh",
        lambda x: x * HELP.cdf(x), gelu_tanh, read=False),
    Row("unslothai/unsloth-zoo#593", "the logits, not the cap, multiply tanh", "softcap",
        lambda x, cap: x * np.tanh(x / cap), lambda x, cap: cap * np.tanh(x / cap)),
    Row("trymirai/lalamo#275", "tanh is taken of twice the quotient", "softcap",
        lambda x, cap: np.tanh(x / (cap * 0.5)) * cap, lambda x, cap: cap * np.tanh(x / cap), "bfloat16", inside="float32"),
    Row("huggingface/trl#5691", "the scale multiplies outside of tanh", "own:scaled_softcap",
        lambda cap, scale, x: cap * np.tanh(x / cap) * scale, lambda cap, scale, x: cap * np.tanh(scale * x / cap)),
    Row("owkin/GrAIdient#83", "tanh by exp(x) and exp(-x), which overflow (kind)", "tanh",
        lambda x: (np.exp(x) - np.exp(-x)) / (np.exp(x) + np.exp(-x)), np.tanh),
    Row("RubixML/ML#437", "the gradient at beta lacks the derivative of sigmoid (kind)", "own:swish_beta_vjp",
        lambda x, beta, g: (g * sigmoid(beta * x) * (1 + beta * x * (1 - sigmoid(beta * x))), (g * x).sum()),
        lambda x, beta, g: (g * sigmoid(beta * x) * (1 + beta * x * (1 - sigmoid(beta * x))),
                            (g * x * x * sigmoid(beta * x) * (1 - sigmoid(beta * x))).sum())),
    Row("tracel-ai/burn#1208", "the mask is taken from the output, whose sign a negative slope turns", "leaky_relu.backward",
        lambda alpha, x, g: np.where(np.where(x > 0, x, alpha * x) < 0, alpha * g, g),
        lambda alpha, x, g: np.where(x > 0, g, alpha * g)),
    Row("deeplearning4j/deeplearning4j#8178", "the backward pass knows no slope but 0.01 (kind)", "leaky_relu.backward",
        lambda alpha, x, g: np.where(x > 0, g, 0.01 * g), lambda alpha, x, g: np.where(x > 0, g, alpha * g)),
    Row("mertyg/vision-language-models-are-bows#35", "GELU where quick GELU is meant", "quick_gelu",
        lambda x: x * HELP.cdf(x), lambda x: x * sigmoid(1.702 * x)),
    Row("mindspore-lab/mindone#225", "GELU where quick GELU is meant", "quick_gelu",
        lambda x: x * HELP.cdf(x), lambda x: x * sigmoid(1.702 * x), "bfloat16", SINGLE, "float32"),
    Row("ooples/AiDotNet.Tensors#46", "the value is activated, not the gate", "reglu",
        lambda gate, up: np.maximum(up, 0) * gate, lambda gate, up: np.maximum(gate, 0) * up),
    Row("ByteDance-Seed/Triton-distributed#180", "each row's gradient is written to the first row", "swiglu.backward",
        lambda gate, up, g: tuple(to_first_row(d) for d in swiglu_back(gate, up, g)), swiglu_back),
    Row("kulinseth/pytorch#284", "the derivative is that of erf where the form by tanh is declared (kind)", "gelu_tanh.backward",
        lambda x, g: g * (HELP.cdf(x) + x * HELP.pdf(x)), gelu_tanh_back),
)  # fmt: skip
