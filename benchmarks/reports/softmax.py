"""Reports on softmax, its logarithm, its sums, and their backward passes."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.row import Row, added
from tests.verify.checking.formulas.programs import HELP, log_softmax, logsumexp, softmax

__all__ = ["ROWS"]

OUTPUT = {"given": "output"}
DECLARED = {"compute": "float32", "accumulate": "float32"}


def right_back(p, g):
    """The backward pass of softmax, given the weights."""
    return p * (g - (p * g).sum(-1, keepdims=True))


def unwritten_tail(p, g):
    """Writes whole groups of four columns only."""
    result = np.empty_like(p)
    n = p.shape[-1] // 4 * 4
    result[..., :n] = right_back(p, g)[..., :n]
    return result


def half_sum(x):
    """Softmax whose sum is added up in half precision."""
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / added(e, "float16")


def brain_sum(x):
    """Softmax whose sum is added up in bfloat16."""
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / added(e, "bfloat16")


def lost_infinity(x):
    """Softmax without the maximum, whose reciprocal of an infinite sum is zero."""
    e = np.exp(x)
    total = e.sum(-1, keepdims=True)
    return np.where(np.isinf(total), 0, e / total)


def merged(first, one, second, other):
    """Two partial states, by the larger logarithm."""
    top = np.maximum(first, second)
    a, b = np.exp(first - top)[:, None], np.exp(second - top)[:, None]
    return (a * one + b * other) / (a + b)


def merged_to_base(base_of_first, base_of_second):
    """The same with powers of other bases."""

    def wrong(first, one, second, other):
        top = np.maximum(first, second)
        a, b = base_of_first ** (first - top)[:, None], base_of_second ** (second - top)[:, None]
        return (a * one + b * other) / (a + b)

    return wrong


def contiguous(p, g):
    """Reads a gradient that is one row, expanded, as if all rows lay in memory: behind the first lies something else."""
    if g.ndim and 0 in g.strides:
        g = g * (np.arange(len(g))[:, None] == 0)
    return right_back(p, g)


def last_of_block(p, g):
    """The last entry of a block of 64 that is not full is zero."""
    result = right_back(p, g)
    if p.shape[-1] % 64:
        result[..., -1] = 0
    return result


def over_the_argument(p, g):
    """The product is written over the weights before these are read again."""
    over = p * g
    return over - over * over.sum(-1, keepdims=True)


def log_back(log_p, g):
    """The backward pass of log-softmax, given its result."""
    return g - np.exp(log_p) * g.sum(-1, keepdims=True)


ROWS = (
    Row("deeplearning4j/deeplearning4j#6039", "softmax takes exp of the raw logits", "softmax",
        lambda x: np.exp(x) / np.exp(x).sum(-1, keepdims=True), softmax),
    Row("uTensor/uTensor#175", "softmax takes exp of the raw logits, which overflows", "softmax",
        lambda x: np.exp(x) / np.exp(x).sum(-1, keepdims=True), softmax, "float16"),
    Row("tenstorrent/tt-metal#10001", "log-softmax takes exp without subtracting the maximum", "log_softmax",
        lambda x: x - np.log(np.exp(x).sum(-1, keepdims=True)), log_softmax),
    Row("tenstorrent/tt-metal#52131", "no shift by the maximum: weights are zero once the sum overflows (kind)", "softmax",
        lost_infinity, softmax, read=False),
    Row("huggingface/candle#3727", "the sum of 4096 terms is added up in float16 and sticks at 2048", "softmax",
        half_sum, softmax, "float16", {"shapes": [(1, 4096)], **DECLARED}, "float32", read=False),
    Row("pytorch/executorch#20090", "the sum of log-softmax is added up in bfloat16", "log_softmax",
        lambda x: x - x.max(-1, keepdims=True) - np.log(added(np.exp(x - x.max(-1, keepdims=True)), "bfloat16")),
        log_softmax, "bfloat16", DECLARED, "float32", read=False),
    Row("tenstorrent/tt-metal#52045", "a sum of a row is added up in bfloat16 and sticks at 256", "softmax",
        brain_sum, softmax, "bfloat16", {"shapes": [(1, 1024)], **DECLARED}, "float32", read=False),
    Row("deeplearning4j/libnd4j#440", "the backward pass is the diagonal of the Jacobian alone", "softmax.backward",
        lambda p, g: g * p * (1 - p), right_back, declared=OUTPUT, read=False),
    Row("pjreddie/darknet#96", "the backward pass copies the gradient at the weights", "softmax.backward",
        lambda p, g: g.copy(), right_back, declared=OUTPUT),
    Row("ggml-org/llama.cpp#27096", "the product is written over the weights, which are then read again", "softmax.backward",
        over_the_argument, right_back, declared=OUTPUT, read=False),
    Row("pytorch/FBGEMM#5754", "the tail of a row is never written (kind)", "softmax.backward",
        unwritten_tail, right_back, declared=OUTPUT, read=False),
    Row("flagos-ai/FlagTree#1109", "the last entry of a block of 64 that is not full is zero (kind)", "softmax.backward",
        last_of_block, right_back, declared=OUTPUT, read=False),
    Row("ROCm/TransformerEngine#623", "a gradient that is expanded with stride 0 is read as rows in memory (kind)",
        "softmax.backward", contiguous, right_back, declared=OUTPUT, read=False),
    Row("deepseek-ai/FlashMLA#106", "the logarithm of the sum is left multiplied by log2(e)", "lse",
        lambda q, k: logsumexp(HELP.scores(q, k)) * 1.4426950408889634, lambda q, k: logsumexp(HELP.scores(q, k))),
    Row("flashinfer-ai/flashinfer#2113", "the logarithm of the sum is to base 2", "lse",
        lambda q, k: logsumexp(HELP.scores(q, k)) / 0.6931471805599453, lambda q, k: logsumexp(HELP.scores(q, k)),
        "float16", inside="float32", read=False),
    Row("SHI-Labs/NATTEN#202", "partial states are merged by exp of their logarithms, which overflows", "own:merged",
        lambda first, one, second, other: (np.exp(first)[:, None] * one + np.exp(second)[:, None] * other)
        / (np.exp(first) + np.exp(second))[:, None], merged),
    Row("sgl-project/sglang#40903", "states whose logarithms are to base e are merged as if to base 2 (kind)", "own:merged",
        merged_to_base(2.0, 2.0), merged),
    Row("sgl-project/sglang#35045", "one of two states is merged with powers of 2 (kind)", "own:merged",
        merged_to_base(2.0, np.e), merged, "bfloat16", {"compute": "float32"}, "float32", read=False),
    Row("StanfordASL/stlcg#19", "log of a sum of exp, not shifted (kind)", "logsumexp",
        lambda logits: np.log(np.exp(logits).sum(-1)), logsumexp),
    Row("mlpack/mlpack#2360", "the weights are added to the gradient", "log_softmax.backward",
        lambda log_p, g: np.exp(log_p) + g, log_back, declared=OUTPUT),
    Row("uxlfoundation/oneDNN#616", "the product of gradient and output is subtracted", "log_softmax.backward",
        lambda log_p, g: g - (g * log_p).sum(-1, keepdims=True), log_back, declared=OUTPUT),
    Row("clab/dynet#218", "the gradient is multiplied and divided by weights that may be zero", "log_softmax.backward",
        lambda log_p, g: g - np.exp(log_p) * (np.exp(log_p) * g / np.exp(log_p)).sum(-1, keepdims=True), log_back,
        declared=OUTPUT),
    Row("twitter-archive/torch-autograd#166", "maximum and sum are those of the batch, not of a row", "log_softmax",
        lambda x: x - (np.log(np.exp(x - x.max()).sum()) + x.max()), log_softmax),
)  # fmt: skip
