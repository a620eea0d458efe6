"""Reports on normalizations."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.row import Row, added, rounded
from tests.verify.checking.formulas.programs import normed, rms, unnormed

__all__ = ["ROWS"]

SINGLE = {"compute": "float32"}
DECLARED = {"compute": "float32", "accumulate": "float32"}
BATCH = {"layouts": {"x": "(b s) n -> b s n", "g": "(b s) n -> b s n"}}


def mean(x):
    """The mean of each row."""
    return x.mean(-1, keepdims=True)


def scaled(x, eps):
    """The reciprocal of the root of the mean square."""
    return 1 / np.sqrt(mean(x * x) + eps)


def widened(x):
    """At least float32."""
    return x.astype(np.promote_types(x.dtype, np.float32))


def affine(x, weight, bias, eps):
    """LayerNorm."""
    return weight * normed(x, eps) + bias


def by_moments(x, weight, bias, eps, least=None):
    """LayerNorm with the variance as a difference of moments."""
    variance = mean(x * x) - mean(x) ** 2
    variance = variance if least is None else np.maximum(variance, least)
    return weight * (x - mean(x)) / np.sqrt(variance + eps) + bias


def clamped(x, weight, bias, eps):
    """A variance below 1e-6 is taken for zero."""
    variance = mean((x - mean(x)) ** 2)
    return weight * (x - mean(x)) / np.sqrt(np.where(variance < 1e-6, 0, variance) + eps) + bias


def unmasked_tail(x, weight, bias, eps):
    """Columns that fill the block up to 8 count as zeros of which the mean is subtracted."""
    n = x.shape[-1]
    variance = (((x - mean(x)) ** 2).sum(-1, keepdims=True) + (-n % 8) * mean(x) ** 2) / n
    return weight * (x - mean(x)) / np.sqrt(variance + eps) + bias


def layer_back(x, gamma, g, eps):
    """The backward pass of LayerNorm."""
    return unnormed(x, eps, g * gamma), (g * normed(x, eps)).sum(0), g.sum(0)


def layer_back_twice(x, gamma, g, eps):
    """The same; the mean of the gradient is subtracted twice."""
    r = np.sqrt(x.var(-1, keepdims=True) + eps)
    dx, dgamma, dbeta = layer_back(x, gamma, g, eps)
    return dx - mean(g * gamma) / r, dgamma, dbeta


def layer_back_of_blocks(x, gamma, g, eps):
    """The same; both sums run over all rows of a block."""
    z, d, r = normed(x, eps), g * gamma, np.sqrt(x.var(-1, keepdims=True) + eps)
    n = x.shape[-1]
    return (d - d.sum() / n - z * (d * z).sum() / n) / r, (g * z).sum(0), g.sum(0)


def layer_back_batch(x, gamma, g, eps):
    """The backward pass of LayerNorm for any leading axes."""
    z = normed(x, eps)
    return unnormed(x, eps, g * gamma), (g * z).sum((0, 1)), g.sum((0, 1))


def layer_back_flat(x, gamma, g, eps):
    """The same with the first axis for the rows, and all others for the columns."""
    flat = x.reshape(len(x), -1)
    gains = np.tile(gamma, x.shape[1])
    dx = unnormed(flat, eps, g.reshape(len(x), -1) * gains).reshape(x.shape)
    z = normed(flat, eps).reshape(x.shape)
    return dx, (g * z)[:, 0].sum(0), g[:, 0].sum(0)


def rms_back(x, gamma, g, eps):
    """The backward pass of RMSNorm."""
    return unnormed(x, eps, g * gamma, False), (g * rms(x, eps)).sum(0)


def batch_back(x, gamma, g, eps, first=1, others=1):
    """The backward pass of BatchNorm; the first summand and the others may lack their gain."""
    z, r = normed(x, eps, 0), np.sqrt(x.var(0) + eps)
    d, e = g * (gamma if first else 1), g * (gamma if others else 1)
    return (d - e.mean(0) - z * (e * z).mean(0)) / r, (g * z).sum(0), g.sum(0)


def group_back(xg, gain, eps, g):
    """The backward pass of GroupNorm."""
    return unnormed(xg, eps, g * gain), (g * normed(xg, eps)).sum(0), g.sum(0)


def group_back_of_first(xg, gain, eps, g):
    """The same; the gain's gradient reads x of the first group at every group."""
    return unnormed(xg, eps, g * gain), (g * normed(xg, eps)[:, :1]).sum(0), g.sum(0)


def group_back_by_first(xg, gain, eps, g):
    """The same; the gain's gradient normalizes with the statistics of the first group."""
    centre, r = xg[:, :1].mean(-1, keepdims=True), np.sqrt(xg[:, :1].var(-1, keepdims=True) + eps)
    return unnormed(xg, eps, g * gain), (g * (xg - centre) / r).sum(0), g.sum(0)


def group_by_moments(xg, gain, eps, shift):
    """GroupNorm with the variance as a difference of moments."""
    variance = mean(xg * xg) - mean(xg) ** 2
    return gain * (xg - mean(xg)) / np.sqrt(variance + eps) + shift


def batch_by_moments(x, weight, bias, eps):
    """BatchNorm with the variance as a difference of moments."""
    variance = (x * x).mean(0) - x.mean(0) ** 2
    return weight * (x - x.mean(0)) / np.sqrt(variance + eps) + bias


def l2_back(x, eps, g):
    """The backward pass of x over its length."""
    r = np.sqrt((x * x).sum(-1, keepdims=True) + eps)
    return g / r - x * (x * g).sum(-1, keepdims=True) / r**3


def l2_back_without_gradient(x, eps, g):
    """The same; the gradient is left out of the inner sum."""
    r = np.sqrt((x * x).sum(-1, keepdims=True) + eps)
    return g / r * (1 - x * x.sum(-1, keepdims=True) / r**2)


def l2_back_of_other(x, eps, g):
    """The gradient of x / (length + eps), with eps left out of one factor."""
    length = np.sqrt((x * x).sum(-1, keepdims=True))
    return g / (length + eps) - x * (x * g).sum(-1, keepdims=True) / (length + eps) ** 3


def in_place(weight, x, eps):
    """RMSNorm that multiplies its argument."""
    x *= scaled(x, eps)
    return weight * x


ROWS = (
    Row("tenstorrent/tt-metal#53204", "the mean of the gradient is subtracted twice", "layernorm.backward",
        layer_back_twice, layer_back),
    Row("flagos-ai/FlagGems#59", "sums over a row run over all rows of the block (kind)", "layernorm.backward",
        layer_back_of_blocks, layer_back),
    Row("flagos-ai/FlagGems#5392", "with a batch, the first axis is taken for the rows and all others for the columns",
        "layernorm.backward", layer_back_flat, layer_back_batch, declared=BATCH),
    Row("mosaicml/llm-foundry#371", "x is divided by the reciprocal root", "rmsnorm",
        lambda weight, x, eps: weight * x / scaled(x, eps), lambda weight, x, eps: weight * x * scaled(x, eps)),
    Row("tile-ai/tilelang#1243", "eps is added to the reciprocal root", "rmsnorm",
        lambda weight, x, eps: weight * x * (1 / np.sqrt(mean(x * x)) + eps), lambda weight, x, eps: weight * rms(x, eps)),
    Row("apple/coremltools#2822", "eps is added after x is divided by its greatest number", "rmsnorm",
        lambda weight, x, eps: weight * rms(x / np.abs(x).max(-1, keepdims=True), eps),
        lambda weight, x, eps: weight * rms(x, eps)),
    Row("paiml/aprender#1606", "eps is 1e-5 whatever is asked", "rmsnorm",
        lambda weight, x: weight * rms(x, 1e-5), lambda weight, x: weight * rms(x, 1e-6), declared={"eps": 1e-6}),
    Row("karpathy/llm.c#763", "the backward pass forgets the weight", "rmsnorm.backward",
        lambda x, gamma, g, eps: (unnormed(x, eps, g, False), (g * rms(x, eps)).sum(0)), rms_back),
    Row("amd/IRON#139", "the reciprocal root is rounded to bfloat16 before the product", "rmsnorm",
        lambda weight, x, eps: weight * x * rounded(scaled(x, eps), "bfloat16"),
        lambda weight, x, eps: weight * x * scaled(x, eps), "bfloat16", DECLARED, "float32"),
    Row("tenstorrent/tt-mlir#8798", "the sum of squares is taken for their mean", "rmsnorm",
        lambda weight, x, eps: weight * x / np.sqrt((x * x).sum(-1, keepdims=True) + eps),
        lambda weight, x, eps: weight * rms(x, eps)),
    Row("kyegomez/zeta#180", "the length is divided away, and what remains is divided by the root of n", "rmsnorm",
        lambda weight, x, eps: weight * x / np.sqrt((x * x).sum(-1, keepdims=True) + eps) / x.shape[-1] ** 0.5,
        lambda weight, x, eps: weight * rms(x, eps), "bfloat16", inside="float32"),
    Row("allenai/OLMo#281", "eps is added to the root mean square", "rmsnorm",
        lambda weight, x, eps: weight * x / (np.sqrt(mean(x * x)) + eps), lambda weight, x, eps: weight * rms(x, eps),
        "float16", inside="float32"),
    Row("pytorch/pytorch#139274", "the root of the root mean square, as a formula of the documentation has it", "rmsnorm",
        lambda weight, x, eps: weight * x / np.sqrt(np.sqrt(mean(x * x)) + eps),
        lambda weight, x, eps: weight * rms(x, eps)),
    Row("fla-org/flash-linear-attention#507", "1 / (sqrt(mean square) + eps)", "rmsnorm",
        lambda weight, x, eps: weight * x / (np.sqrt(mean(x * x)) + eps), lambda weight, x, eps: weight * rms(x, eps),
        read=False),
    Row("linkedin/Liger-Kernel#1462", "1 + weight is rounded to bfloat16 before the product", "gemma_rmsnorm",
        lambda weight, x, eps: rounded(1 + weight, "bfloat16") * rms(x, eps),
        lambda weight, x, eps: (1 + weight) * rms(x, eps), "bfloat16", DECLARED, "float32", read=False),
    Row("NVIDIA/TransformerEngine#1132", "the normalized row is rounded to bfloat16 before the weight", "rmsnorm",
        lambda weight, x, eps: weight * rounded(rms(x, eps), "bfloat16"),
        lambda weight, x, eps: weight * rms(x, eps), "bfloat16", DECLARED, "float32", read=False),
    Row("huggingface/transformers#30236", "a float32 weight makes a float32 result of a bfloat16 argument", "rmsnorm",
        lambda weight, x, eps: weight * rms(widened(x), eps),
        lambda weight, x, eps: (weight * rms(widened(x), eps)).astype(x.dtype), "bfloat16",
        {"dtypes": {"weight": "float32"}}, raw=True, read=False),
    Row("linkedin/Liger-Kernel#950", "rows of the weight's gradient are added up in bfloat16", "rmsnorm.backward",
        lambda x, gamma, g, eps: (unnormed(x, eps, g * gamma, False), added(g * rms(x, eps), "bfloat16", 0)[0]),
        rms_back, "bfloat16", DECLARED, "float32", read=False),
    Row("vllm-project/vllm#29810", "the row is rounded, and 1 + weight is added and multiplied in bfloat16", "gemma_rmsnorm",
        lambda weight, x, eps: rounded(rms(x, eps), "bfloat16") * rounded(1 + weight, "bfloat16"),
        lambda weight, x, eps: (1 + weight) * rms(x, eps), "bfloat16", DECLARED, "float32"),
    Row("131250208/TPlinker-joint-extraction#37", "the variance is squared, not rooted", "layernorm",
        lambda weight, x, eps, bias: weight * (x - mean(x)) / (x.var(-1, keepdims=True) + eps) ** 2 + bias,
        lambda weight, x, eps, bias: affine(x, weight, bias, eps)),
    Row("microsoft/CNTK#3816", "eps is added to the deviation", "layernorm",
        lambda weight, x, eps, bias: weight * (x - mean(x)) / (np.sqrt(x.var(-1, keepdims=True)) + eps) + bias,
        lambda weight, x, eps, bias: affine(x, weight, bias, eps), read=False),
    Row("tracel-ai/burn#5607", "the variance is a difference of moments, not below zero", "layernorm",
        lambda weight, x, eps, bias: by_moments(x, weight, bias, eps, 0),
        lambda weight, x, eps, bias: affine(x, weight, bias, eps)),
    Row("microsoft/onnxruntime#21935", "the variance is a difference of moments, and may be negative", "layernorm",
        lambda weight, x, eps, bias: by_moments(x, weight, bias, eps),
        lambda weight, x, eps, bias: affine(x, weight, bias, eps)),
    Row("tenstorrent/tt-metal#45968", "the variance is a difference of moments", "batchnorm",
        lambda weight, x, eps, bias: batch_by_moments(x, weight, bias, eps),
        lambda weight, x, eps, bias: weight * normed(x, eps, 0) + bias),
    Row("openvinotoolkit/openvino#36587", "the variance is a difference of moments (kind)", "groupnorm",
        lambda gain, xg, eps, shift: group_by_moments(xg, gain, eps, shift),
        lambda gain, xg, eps, shift: gain * normed(xg, eps) + shift),
    Row("patrick-kidger/equinox#314", "the variance is a difference of moments, and may be negative (kind)", "add_layernorm",
        lambda weight, x, residual, eps, bias: by_moments(x + residual, weight, bias, eps),
        lambda weight, x, residual, eps, bias: affine(x + residual, weight, bias, eps)),
    Row("pytorch/pytorch#190491", "a variance below 1e-6 is taken for zero", "layernorm",
        lambda weight, x, eps, bias: clamped(x, weight, bias, eps),
        lambda weight, x, eps, bias: affine(x, weight, bias, eps), declared={"eps": 1e-12}),
    Row("ROCm/triton#323", "x - mean is not masked in the tail of a block (kind)", "layernorm",
        lambda weight, x, eps, bias: unmasked_tail(x, weight, bias, eps),
        lambda weight, x, eps, bias: affine(x, weight, bias, eps), read=False),
    Row("torchcvnn/torchcvnn#32", "eps is not used (kind)", "batchnorm",
        lambda weight, x, eps, bias: weight * normed(x, 0, 0) + bias,
        lambda weight, x, eps, bias: weight * normed(x, eps, 0) + bias, "float64"),
    Row("denizyuret/Knet.jl#288", "the gradient at x is not multiplied by the gain", "batchnorm.backward",
        lambda x, gamma, g, eps: batch_back(x, gamma, g, eps, 0, 0), batch_back),
    Row("ROCm/MIOpen#104", "the first summand lacks the gain that the others have", "batchnorm.backward",
        lambda x, gamma, g, eps: batch_back(x, gamma, g, eps, 0, 1), batch_back),
    Row("tenstorrent/tt-metal#56202", "the gain's gradient is taken with the statistics of the first group", "groupnorm.backward",
        lambda gain, xg, eps, shift, g: group_back_by_first(xg, gain, eps, g),
        lambda gain, xg, eps, shift, g: group_back(xg, gain, eps, g), read=False),
    Row("linkedin/Liger-Kernel#883", "the backward pass reads x of the first group at every group", "groupnorm.backward",
        lambda gain, xg, eps, shift, g: group_back_of_first(xg, gain, eps, g),
        lambda gain, xg, eps, shift, g: group_back(xg, gain, eps, g), read=False),
    Row("apache/mxnet#4609", "eps is added to the length", "l2norm",
        lambda x, eps: x / (np.sqrt((x * x).sum(-1, keepdims=True)) + eps),
        lambda x, eps: x / np.sqrt((x * x).sum(-1, keepdims=True) + eps)),
    Row("PaddlePaddle/Paddle#11348", "the inner sum is of x, not of x times the gradient", "l2norm.backward",
        l2_back_without_gradient, l2_back),
    Row("chainer/chainer#4190", "the backward pass is wrong for an eps that counts (kind)", "l2norm.backward",
        l2_back_of_other, l2_back),
    Row("GeeeekExplorer/nano-vllm#170", "the argument is normalized in place, so that the residual is lost", "rmsnorm",
        in_place, lambda weight, x, eps: weight * rms(x, eps)),
    Row("ggml-org/llama.cpp#1925", "the row is normalized twice", "rmsnorm",
        lambda weight, x, eps: weight * rms(rms(x, eps), eps), lambda weight, x, eps: weight * rms(x, eps)),
    Row("vllm-project/vllm#52151", "the sum with the residual is rounded before its mean square is taken", "add_rmsnorm",
        lambda weight, x, residual, eps: weight * rms(rounded(x + residual, "bfloat16"), eps),
        lambda weight, x, residual, eps: weight * rms(x + residual, eps), "bfloat16", DECLARED, "float32"),
    Row("mindspore-lab/mindone#225", "eps is 1e-7 whatever is asked", "layernorm",
        lambda weight, x, bias: affine(x, weight, bias, 1e-7), lambda weight, x, bias: affine(x, weight, bias, 1e-5),
        declared={"eps": 1e-5}),
)  # fmt: skip
