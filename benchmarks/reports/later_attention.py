"""Later reports on attention: scales, masks, heads, caches, running maxima."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.attention import (
    TOP,
    attend,
    back,
    bottom_right,
    decoded,
    grouped,
    keep_where,
    later,
    scores,
    top_left,
    unshifted,
)
from benchmarks.reports.fresh_attention import BOOLEAN, CAUSAL, causal_back, linear, over_queries, scaled
from benchmarks.reports.row import Row
from tests.verify.checking.formulas.programs import HELP, masked, softmax

__all__ = ["ROWS"]

TILE = 2


def of_all_heads(q, k, v, hidden=None):
    """Attention whose scale is of the width of all heads together."""
    s = q @ k.swapaxes(-1, -2) * (q.shape[-3] * q.shape[-1]) ** -0.5
    return softmax(s if hidden is None else np.where(hidden, -np.inf, s)) @ v


def causal_over_queries(q, k, v):
    """Causal weights of a key that sum to one over the queries."""
    s = np.where(later(q, k), -np.inf, scores(q, k))
    with np.errstate(all="ignore"):
        e = np.exp(s - s.max(-2, keepdims=True))
        return e / e.sum(-2, keepdims=True) @ v


def by_tiles(q, k, v):
    """Heads that share a key, in tiles of two whose first head says which key both read."""
    key = np.arange(len(q)) // TILE * TILE // (len(q) // len(k))
    return attend(q, k[key], v[key])


def one_by_one(shrinks, divides):
    """Decoding in which keys are met one after another, with a running maximum."""

    def program(q, k_cache, v_cache, k, v):
        top, total, result = -np.inf, 0, 0
        for score, value in zip(np.vstack([k_cache, k]) @ q / q.shape[0] ** 0.5, np.vstack([v_cache, v]), strict=True):
            new = np.maximum(top, score)
            shrink, e = np.exp(top - new) if shrinks or np.isinf(top) else 1, np.exp(score - new)
            total, result, top = total * shrink + e, result * shrink + e * value, new
            result = result / total if divides else result
        return result if divides else result / total

    return program


def with_a_hole(q, k_cache, v_cache, k, v):
    """Decoding in which a place behind the cache was never written, and is read."""
    return decoded(q, np.vstack([k_cache, 0 * k]), np.vstack([v_cache, 0 * v]), k, v)


def of_late_keys(q, k, v):
    """Linear attention whose divisor knows the later half of the keys only."""
    u, w = np.exp(q), np.exp(k)
    return u @ (w.T @ v) / (u @ w[len(k) // 2 :].sum(0))[:, None]


def qk_norm(q, eps, k):
    """Scores of normalized queries and keys."""
    return HELP.scores(HELP.unit(q, eps), HELP.unit(k, eps))


ROWS = (
    Row("Graylab/DL4Proteins-notebooks#12", "the scale is of the width of all heads together", "sdpa",
        lambda q, k, v: of_all_heads(q, k, v, later(q, k)), top_left, declared=CAUSAL),
    Row("omihub777/ViT-CIFAR#11", "the scale is of the width of all heads together", "sdpa", of_all_heads, attend),
    Row("jadore801120/attention-is-all-you-need-pytorch#42", "the scale is of the width of the model, not of a head", "sdpa",
        of_all_heads, attend, "float64"),
    Row("Project-MONAI/GenerativeModels#146", "scores are not scaled", "sdpa", lambda q, k, v: scaled(q, k, v, 1), attend),
    Row("microsoft/MInference#69", "scores are not scaled (kind)", "sdpa", lambda q, k, v: scaled(q, k, v, 1), attend, "bfloat16",
        inside="float32"),
    Row("SKaiNET-developers/SKaiNET#860", "a scale of 0, which stands for the default, is taken literally", "sdpa",
        lambda q, k, v: top_left(0 * q, k, v), top_left, declared=CAUSAL),
    Row("facebookresearch/xformers#1135", "the causal mask is that of one query, so that nothing is hidden", "sdpa", attend, top_left,
        declared=CAUSAL),
    Row("keras-team/keras#23038", "the causal mask is dropped where the fused path is not taken", "sdpa", attend, top_left,
        declared=CAUSAL),
    Row("ml-explore/mlx#2835", "the causal mask is aligned bottom right where top left is expected", "sdpa", bottom_right, top_left,
        "float16", TOP, "float32"),
    Row("InseeFrLab/torchTextClassifiers#92", "the mask of truth values is inverted", "sdpa",
        lambda q, k, v, keep: attend(q, k, v, keep), keep_where, declared=BOOLEAN),
    Row("lucidrains/halonet-pytorch#4", "what is to be kept is filled with the lowest number", "masked_attention",
        lambda q, k, keep, v: softmax(np.where(keep, np.finfo(np.float32).min, HELP.scores(q, k))) @ v,
        lambda q, k, keep, v: masked(HELP.scores(q, k), keep) @ v),
    Row("jingyaogong/minimind-v#76", "the mask of padding is not passed on (kind)", "sdpa",
        lambda q, k, v, keep: attend(q, k, v), keep_where, declared=BOOLEAN),
    Row("labmlai/annotated_deep_learning_paper_implementations#146", "softmax runs over the queries, not over the keys", "sdpa",
        over_queries, attend),
    Row("FudanNLP/fastNLP#254", "softmax runs over the third of four axes, which is that of queries", "sdpa", over_queries, attend),
    Row("nerdai/llms-from-scratch-rs#30", "softmax of causal scores runs over another axis (kind)", "sdpa", causal_over_queries,
        top_left, declared=CAUSAL),
    Row("FlashML-org/FreeToken#177", "a tile of heads crosses two keys, and reads the first (kind)", "sdpa", by_tiles, grouped,
        declared={"group": 3}),
    Row("NVIDIA/DeepLearningExamples#169", "the maximum of the scores is not subtracted", "sdpa", unshifted, attend, "float16"),
    Row("triton-lang/triton#7216", "the backward pass of causal attention is not causal", "sdpa.backward", back, causal_back,
        declared=CAUSAL),
    Row("microsoft/onnxruntime-genai#2354", "the step writes one place too far, and the hole is read", "decode_attention", with_a_hole,
        decoded),
    Row("jingtian11/EasyOffer#2", "the cache is never kept, so that a token sees itself only (kind)", "decode_attention",
        lambda q, k_cache, v_cache, k, v: decoded(q, k_cache[:0], v_cache[:0], k, v), decoded),
    Row("1bit-MONSTER/1bit-MONSTER#495", "what is summed is divided by the running sum at every key", "decode_attention",
        one_by_one(True, True), decoded),
    Row("paiml/aprender#2753", "what is summed is not rescaled when the running maximum grows", "decode_attention",
        one_by_one(False, False), decoded),
    Row("fla-org/flash-linear-attention#267", "the divisor lacks the earlier keys, while what it divides has them (kind)",
        "linear_attention", of_late_keys, linear),
    Row("kyegomez/MegaVIT#17", "keys and values are normalized, not queries and keys", "qk_norm_scores",
        lambda q, eps, k: HELP.scores(q, HELP.unit(k, eps)), qk_norm),
    Row("Cerebras/modelzoo#85", "queries and keys are never normalized", "qk_norm_scores",
        lambda q, eps, k: HELP.scores(q, k), qk_norm),
)  # fmt: skip
