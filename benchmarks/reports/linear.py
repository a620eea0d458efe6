"""Reports on maps by matrices, tables of rows, and numbers from a grid."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.row import Row
from tests.verify.checking.formulas.programs import sigmoid

__all__ = ["ROWS"]

BATCH = {"layouts": {"x": "(b s) n -> b s n", "g": "(b s) n -> b s n"}}


def back(x, w, g):
    """The backward pass of x w + b."""
    return g @ w.T, x.T @ g, g.sum(0)


def back_batch(x, w, g):
    """The same for any leading axes."""
    return g @ w.T, np.einsum("bsi,bso->io", x, g), g.sum((0, 1))


def last_write(tokens, weight, g):
    """A row that is met twice keeps the last gradient."""
    result = np.zeros_like(weight)
    result[tokens] = g
    return result


def added_rows(tokens, weight, g):
    """Gradients of a row that is met twice are added."""
    result = np.zeros_like(weight)
    np.add.at(result, tokens, g)
    return result


def tail_dropped(weight, x, bias):
    """The tail of the inner axis is dropped if the number of whole tiles of 256 is a multiple of four, and not none."""
    k = x.shape[-1]
    tiles = k // 256
    kept = tiles * 256 if tiles and tiles % 4 == 0 else k
    return x[:, :kept] @ weight[:, :kept].T + bias


def lora(weight, x, scaling, rise, down):
    """A map and its low rank addition."""
    return x @ weight.T + scaling * (x @ down.T) @ rise.T


def lora_back(weight, x, scaling, rise, down, g):
    """The backward pass."""
    return g @ weight + scaling * g @ rise @ down, scaling * (g @ rise).T @ x, scaling * g.T @ (x @ down.T)


def mlp_parts(out, x, weight, other, g):
    """The gradients at both projections, and what the last map takes."""
    a, b = x @ weight.T, x @ other.T
    s, d = sigmoid(a), g @ out
    return d * b * s * (1 + a * (1 - s)), d * a * s, a * s * b


def mlp_back(out, x, weight, other, g):
    """The gradients at x, at both projections, and at the last map."""
    first, second, inner = mlp_parts(out, x, weight, other, g)
    return first @ weight + second @ other, first.T @ x, second.T @ x, g.T @ inner


ROWS = (
    Row("rasbt/stat453-deep-learning-ss21#5", "the gradient of the bias is one sum over all outputs", "linear.backward",
        lambda x, w, g: (g @ w.T, x.T @ g, np.full(w.shape[1], g.sum(), g.dtype)), back),
    Row("kvfrans/notes#5", "the gradient of the bias is a mean over the batch", "linear.backward",
        lambda x, w, g: (g @ w.T, x.T @ g, g.mean(0)), back),
    Row("ooples/AiDotNet.Tensors#234", "the gradient of the bias is a sum over the first of two axes of the batch",
        "linear.backward", lambda x, w, g: (g @ w.T, np.einsum("bsi,bso->io", x, g), g.sum(0)), back_batch, declared=BATCH),
    Row("NVIDIA/cutlass#3536", "the tail of the inner axis is dropped if the whole tiles are a multiple of four", "linear",
        tail_dropped, lambda weight, x, bias: x @ weight.T + bias, read=False),
    Row("rasbt/LLMs-from-scratch#821", "alpha is not divided by the rank", "lora",
        lambda weight, x, scaling, rise, down: lora(weight, x, scaling * len(down), rise, down), lora),
    Row("Blaizzy/mlx-vlm#846", "alpha is not divided by the rank (kind)", "lora.backward",
        lambda weight, x, scaling, rise, down, g: lora_back(weight, x, scaling * len(down), rise, down, g), lora_back),
    Row("paiml/aprender#2189", "the scaling is 1 whatever is asked", "lora",
        lambda weight, x, scaling, rise, down: lora(weight, x, 1, rise, down), lora, "bfloat16", inside="float32"),
    Row("huggingface/peft#3473", "the scaling is multiplied by the root of the rank", "lora",
        lambda weight, x, scaling, rise, down: lora(weight, x, scaling * len(down) ** 0.5, rise, down), lora),
    Row("tenstorrent/tt-metal#6232", "of a token that is met twice the last gradient stays", "embedding.backward",
        last_write, added_rows),
    Row("ModelCloud/GPTQModel#2350", "a zero point of 0 becomes 15", "dequantize",
        lambda scale, q, zero: scale[:, None] * (q - np.where(zero == 0, 15, zero)[:, None]),
        lambda scale, q, zero: scale[:, None] * (q - zero[:, None])),
    Row("vllm-project/vllm#55262", "the zero point is one more (kind)", "dequantize",
        lambda scale, q, zero: scale[:, None] * (q - (zero + 1)[:, None]),
        lambda scale, q, zero: scale[:, None] * (q - zero[:, None]), read=False),
    Row("google-research/timesfm#493", "the layer activates one projection, and gates nothing", "swiglu_mlp",
        lambda out, x, weight, other: (x @ weight.T * sigmoid(x @ weight.T)) @ out.T,
        lambda out, x, weight, other: (x @ weight.T * sigmoid(x @ weight.T) * (x @ other.T)) @ out.T),
    Row("luhengshiwo/LLMForEverybody#85", "the other projection is activated (kind)", "swiglu_mlp",
        lambda out, x, weight, other: (x @ other.T * sigmoid(x @ other.T) * (x @ weight.T)) @ out.T,
        lambda out, x, weight, other: (x @ weight.T * sigmoid(x @ weight.T) * (x @ other.T)) @ out.T),
    Row("linkedin/Liger-Kernel#1413", "of two products in one accumulator, one is lost (kind)", "swiglu_mlp.backward",
        lambda out, x, weight, other, g: (mlp_parts(out, x, weight, other, g)[0] @ weight, *mlp_back(out, x, weight, other, g)[1:]),
        mlp_back),
)  # fmt: skip
