"""Later reports on normalizations."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.fresh_norms import deviation
from benchmarks.reports.norms import DECLARED, affine, batch_back, group_back, l2_back, layer_back, mean
from benchmarks.reports.row import Row, added, rounded
from tests.verify.checking.formulas.programs import normed, rms, unnormed

__all__ = ["ROWS"]


def short(x):
    """The number in bfloat16."""
    return rounded(x, "bfloat16")


def half(x):
    """The number in float16."""
    with np.errstate(all="ignore"):
        return rounded(x, "float16")


def half_squares(weight, x, eps):
    """RMSNorm whose squares, their mean and eps are in float16."""
    with np.errstate(all="ignore"):
        return weight * x / np.sqrt(half(half(mean(half(x * x))) + eps))


def of_sample(x, weight, bias, eps):
    """LayerNorm by the variance of a sample."""
    n = x.shape[-1]
    with np.errstate(all="ignore"):
        return (
            weight * (x - mean(x)) / np.sqrt(((x - mean(x)) ** 2).sum(-1, keepdims=True) / np.float64(n - 1) + eps)
            + bias
        )


def in_short_steps(x, weight, bias, eps):
    """LayerNorm each step of which is rounded to bfloat16."""
    z = short(x - short(mean(x)))
    root = short(1 / short(np.sqrt(short(short(mean(short(z * z))) + eps))))
    return short(short(short(z * root) * weight) + bias)


def of_other_channel(x, gamma, g, eps):
    """The backward pass of LayerNorm whose rows are recovered from the output with the weight of another channel."""
    dx, _, dbeta = layer_back(x, gamma, g, eps)
    with np.errstate(all="ignore"):
        return dx, (g * normed(x, eps) * gamma / np.roll(gamma, 1)).sum(0), dbeta


def without_gain(gain, xg, eps, shift, g):
    """The backward pass of GroupNorm in which the gain does not multiply the gradient."""
    return (unnormed(xg, eps, g), *group_back(xg, gain, eps, g)[1:])


def half_weight(weight, x, eps):
    """RMSNorm of whose weight the second half of every 32 channels is never read."""
    return weight * (np.arange(x.shape[-1]) % 32 < 16) * rms(x, eps)


def brain_squares(weight, x, eps):
    """RMSNorm whose squares are added up in bfloat16."""
    return weight * x / np.sqrt(added(x * x, "bfloat16") / x.shape[-1] + eps)


def without_eps(x):
    """RMSNorm without eps, and without a weight."""
    with np.errstate(all="ignore"):
        return x / np.sqrt(mean(x * x))


def length(x):
    """The length of each row."""
    return np.sqrt((x * x).sum(-1, keepdims=True))


def over_length(x, eps):
    """Each row over its length, without eps."""
    with np.errstate(all="ignore"):
        return x / length(x)


def over_length_back(x, eps, g):
    """Its backward pass, without eps."""
    with np.errstate(all="ignore"):
        return l2_back(x, 0, g)


ROWS = (
    Row("NVIDIA/TransformerEngine#364", "eps is added to the root mean square, in tests and documentation", "rmsnorm",
        lambda weight, x, eps: weight * x / (np.sqrt(mean(x * x)) + eps), lambda weight, x, eps: weight * rms(x, eps)),
    Row("jingyaogong/minimind#301", "squares and their mean are taken in float16 before numbers are widened", "rmsnorm", half_squares,
        lambda weight, x, eps: weight * rms(x, eps), "float16", DECLARED, "float32"),
    Row("Xilinx/mlir-air#1679", "squares are added up in bfloat16", "rmsnorm", brain_squares,
        lambda weight, x, eps: weight * rms(x, eps), "bfloat16", {"shapes": [(2048, 2)], **DECLARED}, "float32"),
    Row("tenstorrent/tt-metal#49902", "of every 32 channels of the weight the last 16 are never written (kind)", "rmsnorm", half_weight,
        lambda weight, x, eps: weight * rms(x, eps), declared={"shapes": [(64, 4)]}),
    Row("tenstorrent/tt-metal#55347", "eps is dropped, so that zero gives NaN (kind)", "rmsnorm",
        lambda weight, x, eps: weight * without_eps(x), lambda weight, x, eps: weight * rms(x, eps)),
    Row("linkedin/Liger-Kernel#74", "the 1 that is to be added to the weight is left out", "gemma_rmsnorm",
        lambda weight, x, eps: weight * rms(x, eps), lambda weight, x, eps: (1 + weight) * rms(x, eps)),
    Row("NeuraLegion/shainet#176", "a weight that is an offset from one is read as a factor", "gemma_rmsnorm",
        lambda weight, x, eps: weight * rms(x, eps), lambda weight, x, eps: (1 + weight) * rms(x, eps), "bfloat16", inside="float32"),
    Row("utensils/mold#1074", "1 is added to a weight that has it already", "gemma_rmsnorm",
        lambda weight, x, eps: (weight + 2) * rms(x, eps), lambda weight, x, eps: (1 + weight) * rms(x, eps)),
    Row("eole-nlp/eole#286", "the residual is added twice (kind)", "add_rmsnorm",
        lambda weight, x, residual, eps: weight * rms(x + 2 * residual, eps),
        lambda weight, x, residual, eps: weight * rms(x + residual, eps)),
    Row("microsoft/onnxruntime#28424", "what is to be added before the norm is added behind it (kind)", "add_rmsnorm",
        lambda weight, x, residual, eps: weight * rms(x, eps) + residual,
        lambda weight, x, residual, eps: weight * rms(x + residual, eps), "float16", inside="float32"),
    Row("microsoft/onnxruntime#3768", "eps of the model is not read: it is 1e-12", "add_layernorm",
        lambda weight, x, residual, bias: affine(x + residual, weight, bias, 1e-12),
        lambda weight, x, residual, bias: affine(x + residual, weight, bias, 1e-5), declared={"eps": 1e-5}),
    Row("tensorflow/tensorflow#58863", "eps is not handed over: it is the default (kind)", "layernorm",
        lambda weight, x, bias: affine(x, weight, bias, 1e-3), lambda weight, x, bias: affine(x, weight, bias, 1e-5),
        declared={"eps": 1e-5}),
    Row("onnx/onnx#4263", "the reference is computed with the default eps whatever is asked", "layernorm",
        lambda weight, x, bias: affine(x, weight, bias, 1e-5), lambda weight, x, bias: affine(x, weight, bias, 0.1),
        declared={"eps": 0.1}),
    Row("LBANN/lbann#2024", "the variance is divided by n - 1", "layernorm",
        lambda weight, x, eps, bias: of_sample(x, weight, bias, eps), lambda weight, x, eps, bias: affine(x, weight, bias, eps)),
    Row("allenai/allennlp#953", "the deviation is that of a sample, and eps is added to it", "layernorm",
        lambda weight, x, eps, bias: weight * deviation(x, eps) + bias, lambda weight, x, eps, bias: affine(x, weight, bias, eps)),
    Row("FluxML/Flux.jl#529", "the deviation is that of a sample, without eps", "layernorm",
        lambda weight, x, eps, bias: weight * deviation(x, 0) + bias, lambda weight, x, eps, bias: affine(x, weight, bias, eps)),
    Row("dingo-actual/om#11", "all of it is in bfloat16 (kind)", "layernorm",
        lambda weight, x, eps, bias: in_short_steps(x, weight, bias, eps), lambda weight, x, eps, bias: affine(x, weight, bias, eps),
        "bfloat16", DECLARED, "float32"),
    Row("deepspeedai/DeepSpeed#692", "rows are recovered from the output with the weight of another channel (kind)",
        "layernorm.backward", of_other_channel, layer_back),
    Row("apache/mxnet#18499", "weight and bias get no gradient where gradients are to be added up", "batchnorm.backward",
        lambda x, gamma, g, eps: (batch_back(x, gamma, g, eps)[0], 0 * gamma, 0 * gamma), batch_back),
    Row("uxlfoundation/oneDNN#3543", "the gradient is not multiplied by the gain (kind)", "groupnorm.backward", without_gain,
        lambda gain, xg, eps, shift, g: group_back(xg, gain, eps, g)),
    Row("paiml/aprender#2200", "gain and shift get no gradient (kind)", "groupnorm.backward",
        lambda gain, xg, eps, shift, g: (group_back(xg, gain, eps, g)[0], 0 * gain, 0 * shift),
        lambda gain, xg, eps, shift, g: group_back(xg, gain, eps, g)),
    Row("keras-team/keras#6513", "nothing guards a length of zero (kind)", "l2norm", over_length,
        lambda x, eps: x / np.sqrt((x * x).sum(-1, keepdims=True) + eps)),
    Row("pytorch/pytorch#9448", "the gradient at a row of zeros is NaN (kind)", "l2norm.backward", over_length_back, l2_back),
)  # fmt: skip
