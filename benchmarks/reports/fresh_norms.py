"""Fresh reports on normalizations."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.norms import DECLARED, affine, batch_back, layer_back, mean, rms_back
from benchmarks.reports.row import Row, added, rounded
from tests.verify.checking.formulas.programs import normed, rms, unnormed

__all__ = ["ROWS"]

ROWS_OF_A_BATCH = "(b s) n -> b s n"


def deviation(x, eps):
    """LayerNorm by the deviation of a sample, to which eps is added."""
    n = x.shape[-1]
    with np.errstate(all="ignore"):
        return (x - mean(x)) / (np.sqrt(((x - mean(x)) ** 2).sum(-1, keepdims=True) / (n - 1)) + eps)


def over_all(x, eps):
    """Statistics of all axes but the first."""
    axes = tuple(range(1, x.ndim))
    return (x - x.mean(axes, keepdims=True)) / np.sqrt(x.var(axes, keepdims=True) + eps)


def as_it_lies(x, weight, eps):
    """The mean square respects strides; what is scaled is read as if columns lay side by side."""
    size = x.itemsize
    lies = x.ndim > 1 and x.strides[-1] > size
    read = np.lib.stride_tricks.as_strided(x, strides=(*x.strides[:-1], size)) if lies else x
    return weight * read / np.sqrt(mean(x * x) + eps)


def by_rounded_factor(gain, xg, eps, shift):
    """GroupNorm whose means are sums times the square of a rounded reciprocal root of their number."""
    factor = rounded(np.asarray(xg.shape[-1] ** -0.5, np.float32), "bfloat16") ** 2
    z = xg - xg.sum(-1, keepdims=True) * factor
    return gain * z / np.sqrt((z * z).sum(-1, keepdims=True) * factor + eps) + shift


def constants_back(x, gamma, g, eps):
    """The backward pass of BatchNorm as if mean and variance were constants."""
    _, dgamma, dbeta = batch_back(x, gamma, g, eps)
    return g * gamma / np.sqrt(x.var(0) + eps), dgamma, dbeta


def weight_twice(x, gamma, g, eps):
    """The backward pass of RMSNorm whose second summand has the weight twice."""
    r = 1 / np.sqrt(mean(x * x) + eps)
    dx = g * gamma * r - gamma * r**3 * x * mean(g * x * gamma)
    return dx, (g * rms(x, eps)).sum(0)


def short_sums(x, gamma, g, eps):
    """The backward pass of LayerNorm with sums over rows in bfloat16."""
    z = normed(x, eps)
    return unnormed(x, eps, g * gamma), added(g * z, "bfloat16", 0)[0], added(g, "bfloat16", 0)[0]


def short_mean(x, weight, bias, eps):
    """LayerNorm whose sum is added up in bfloat16, and whose squares are not."""
    centre = added(x, "bfloat16") / x.shape[-1]
    return weight * (x - centre) / np.sqrt(np.maximum(mean(x * x) - centre**2, 0) + eps) + bias


def short_squares(x, weight, bias, eps):
    """LayerNorm whose mean of squares is added up in float16, each divided before."""
    with np.errstate(all="ignore"):
        squares = added(rounded(x * x / x.shape[-1], "float16"), "float16")
        return weight * (x - mean(x)) / np.sqrt(np.maximum(squares - mean(x) ** 2, 0) + eps) + bias


def tf32(x):
    """The number with ten bits of its mantissa."""
    return (x.view(np.uint32) & np.uint32(0xFFFFE000)).view(np.float32)


ROWS = (
    Row("harvardnlp/annotated-transformer#119", "the deviation is that of a sample, divided by n - 1, and eps is added to it",
        "layernorm", lambda weight, x, eps, bias: weight * deviation(x, eps) + bias,
        lambda weight, x, eps, bias: affine(x, weight, bias, eps)),
    Row("fastai/course-v3#363", "the deviation stands under the root where the variance is meant", "layernorm",
        lambda weight, x, eps, bias: weight * (x - mean(x)) / np.sqrt(x.std(-1, keepdims=True) + eps) + bias,
        lambda weight, x, eps, bias: affine(x, weight, bias, eps), "float16", inside="float32"),
    Row("Qualcomm-AI-research/geometric-algebra-transformer#8", "statistics are of all axes but the first", "layernorm",
        lambda weight, x, eps, bias: weight * over_all(x, eps) + bias,
        lambda weight, x, eps, bias: affine(x, weight, bias, eps), declared={"layouts": {"x": ROWS_OF_A_BATCH, "layernorm_of": ROWS_OF_A_BATCH}}),
    Row("Xilinx/mlir-aie#3410", "the sum of a row is added up in bfloat16", "layernorm",
        lambda weight, x, eps, bias: short_mean(x, weight, bias, eps),
        lambda weight, x, eps, bias: affine(x, weight, bias, eps), "bfloat16", {"shapes": [(2048, 2)], **DECLARED}, "float32"),
    Row("ROCm/AMDMIGraphX#2891", "squares over n are added up in float16", "layernorm",
        lambda weight, x, eps, bias: short_squares(x, weight, bias, eps),
        lambda weight, x, eps, bias: affine(x, weight, bias, eps), "float16", {"shapes": [(1024, 2)], **DECLARED}, "float32"),
    Row("karpathy/llm.c#476", "the gradients at weight and bias are added up in bfloat16", "layernorm.backward",
        short_sums, layer_back, "bfloat16", {"shapes": [(512, 4)], **DECLARED}, "float32"),
    Row("tenstorrent/tt-metal#45231", "row and residual are read with ten bits of mantissa before they are added",
        "add_layernorm", lambda weight, x, residual, eps, bias: affine(tf32(x) + tf32(residual), weight, bias, eps),
        lambda weight, x, residual, eps, bias: affine(x + residual, weight, bias, eps)),
    Row("facebookresearch/CrypTen#143", "mean and variance count as constants in the backward pass", "batchnorm.backward",
        constants_back, batch_back),
    Row("tenstorrent/tt-metal#53858", "means are sums times the square of a reciprocal root that is rounded to bfloat16",
        "groupnorm", by_rounded_factor, lambda gain, xg, eps, shift: gain * normed(xg, eps) + shift, "bfloat16", DECLARED,
        "float32"),
    Row("taokong/group_normalization#1", "eps is added to the deviation, not to the variance", "groupnorm",
        lambda gain, xg, eps, shift: gain * (xg - mean(xg)) / (xg.std(-1, keepdims=True) + eps) + shift,
        lambda gain, xg, eps, shift: gain * normed(xg, eps) + shift),
    Row("NVIDIA/Megatron-LM#6859", "the second summand of the gradient has the weight twice", "rmsnorm.backward",
        weight_twice, rms_back),
    Row("NVIDIA/Megatron-LM#6859", "the 1 that is to be added to the weight is dropped", "gemma_rmsnorm",
        lambda weight, x, eps: weight * rms(x, eps), lambda weight, x, eps: (1 + weight) * rms(x, eps)),
    Row("unslothai/unsloth#4533", "the weight gets no gradient", "rmsnorm.backward",
        lambda x, gamma, g, eps: (rms_back(x, gamma, g, eps)[0], 0 * gamma), rms_back, "bfloat16", inside="float32"),
    Row("state-spaces/mamba#919", "what is normalized already is normalized again, with the weight (kind)", "rmsnorm",
        lambda weight, x, eps: weight * rms(weight * rms(x, eps), eps), lambda weight, x, eps: weight * rms(x, eps)),
    Row("ModelTC/LightLLM#1467", "the stride of columns is dropped where values are read to be scaled", "rmsnorm",
        lambda weight, x, eps: as_it_lies(x, weight, eps), lambda weight, x, eps: weight * rms(x, eps)),
    Row("ml-explore/mlx-lm#1624", "eps is added to the mean of squares where it belongs to their sum", "l2norm",
        lambda x, eps: rms(x, eps) / x.shape[-1] ** 0.5,
        lambda x, eps: x / np.sqrt((x * x).sum(-1, keepdims=True) + eps)),
)  # fmt: skip
