"""Fresh reports on attention: scales, masks, running maxima, sinks, linear attention."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.attention import BOTTOM, attend, back, bottom_right, decoded, later, scores, top_left
from benchmarks.reports.row import Row
from tests.verify.checking.formulas.programs import HELP, masked, softmax

__all__ = ["ROWS"]

CAUSAL = {"mask": "causal"}
BOOLEAN = {"mask": "boolean"}
TILE = 4


def scaled(q, k, v, factor):
    """Attention with a factor of one's own."""
    return softmax(q @ k.swapaxes(-1, -2) * factor) @ v


def over_queries(q, k, v):
    """Weights of a key sum to one over the queries."""
    s = scores(q, k)
    e = np.exp(s - s.max(-2, keepdims=True))
    return e / e.sum(-2, keepdims=True) @ v


def by_product(q, k, v):
    """Scores are multiplied by a mask, and those that are zero are hidden; they are divided by the width."""
    s = q @ k.swapaxes(-1, -2) / q.shape[-1] * ~later(q, k)
    return softmax(np.where(s == 0, -np.inf, s)) @ v


def hidden_after(q, k, v):
    """Weights of later keys are zeroed after softmax."""
    return (softmax(scores(q, k)) * ~later(q, k)) @ v


def causal_back(q, k, v, g):
    """The backward pass of causal attention."""
    return back(q, k, v, g, softmax(np.where(later(q, k), -np.inf, scores(q, k))))


def filled_back(value):
    """The backward pass of masked attention in which hidden scores get a value."""

    def program(q, k, keep, v, g):
        p = softmax(np.where(keep, HELP.scores(q, k), np.asarray(value, q.dtype)))
        d = HELP.back(p, g @ v.T) * (keep != 0) / q.shape[1] ** 0.5
        return d @ k, d.T @ q, p.T @ g

    return program


def masked_back(q, k, keep, v, g):
    """The backward pass of masked attention."""
    p = masked(HELP.scores(q, k), keep)
    d = HELP.back(p, g @ v.T) / q.shape[1] ** 0.5
    return d @ k, d.T @ q, p.T @ g


def stuck(q, k, v):
    """Blocks of keys from right to left; a running maximum that was infinite becomes zero, and stays at least that."""
    s = np.where(later(q, k, k.shape[-2] - q.shape[-2]), -np.inf, scores(q, k))
    top = np.full((*s.shape[:-1], 1), -np.inf, s.dtype)
    total, result = 0 * np.exp(top), 0
    for start in reversed(range(0, k.shape[-2], TILE)):
        block = s[..., start : start + TILE]
        new = np.maximum(top, block.max(-1, keepdims=True))
        new = np.where(np.isneginf(new), 0, new).astype(s.dtype)
        e, shrink = np.exp(block - new), np.exp(top - new)
        total = total * shrink + e.sum(-1, keepdims=True)
        result = result * shrink + e @ v[..., start : start + TILE, :]
        top = new
    return result / np.where(total == 0, 1, total)


def finite_infinity(q, k, v):
    """The running maximum starts at -5e4, which is taken for minus infinity; a row whose sum is zero is zero."""
    raw = q @ k.swapaxes(-1, -2)
    e = np.exp((raw - np.maximum(raw.max(-1, keepdims=True), np.asarray(-5e4, raw.dtype))) / q.shape[-1] ** 0.5)
    total = e.sum(-1, keepdims=True)
    return e @ v / np.where(total == 0, 1, total)


def less_ten(q, k_cache, v_cache, k, v):
    """Ten is subtracted where the maximum is meant."""
    e = np.exp(np.vstack([k_cache, k]) @ q / q.shape[0] ** 0.5 - 10)
    return e / e.sum() @ np.vstack([v_cache, v])


def sunk(q, k, sink, v, times=1, shifted=True):
    """Attention beside a sink, which counts so many times."""
    s = HELP.scores(q, k)
    top = np.maximum(s.max(-1, keepdims=True), sink) if shifted else s.max(-1, keepdims=True)
    e, z = np.exp(s - top), np.exp(sink - top if shifted else sink)
    return e / (times * z + e.sum(-1, keepdims=True)) @ v


def sunk_back(q, k, sink, v, g, known=True):
    """Its backward pass, with what the forward pass returned; the weights may know no sink, which then gets nothing."""
    s = HELP.scores(q, k)
    top = np.maximum(s.max(-1, keepdims=True), sink)
    e, z = np.exp(s - top), np.exp(sink - top)
    whole = e.sum(-1, keepdims=True) + z
    inner = (g * (e / whole @ v)).sum(-1, keepdims=True)
    p = e / (whole if known else e.sum(-1, keepdims=True))
    d = p * (g @ v.T - inner) / q.shape[1] ** 0.5
    return d @ k, d.T @ q, p.T @ g, -(z / whole * inner).sum() if known else 0 * sink


def linear(q, k, v):
    """Linear attention."""
    return HELP.fq(q, k) @ (HELP.fk(k).T @ v) / HELP.total(q, k)


def linear_back(q, k, v, g, shared=True):
    """Its backward pass; the gradient at the keys may lack what comes through the divisor."""
    u, w, total, share = HELP.fq(q, k), HELP.fk(k), HELP.total(q, k), HELP.share(q, k, v, g)
    dq = u * (g / total @ (w.T @ v).T - share[:, None] * w.sum(0))
    return dq, w * ((v @ (g / total).T - (share if shared else 0)) @ u), w @ (u.T @ (g / total))


ROWS = (
    Row("PetrochukM/PyTorch-NLP#2", "softmax runs over the queries, not over the keys", "sdpa", over_queries, attend),
    Row("duoan/TorchCode#17", "the mask is a factor, scores of zero are hidden, and the width has no root", "sdpa",
        by_product, top_left, declared=CAUSAL),
    Row("facebookresearch/xformers#103", "the causal mask is skipped if no other mask is passed", "sdpa",
        attend, top_left, declared=CAUSAL),
    Row("lucidrains/vit-pytorch#65", "the scale is of the width of all heads together", "sdpa",
        lambda q, k, v: scaled(q, k, v, (q.shape[-3] * q.shape[-1]) ** -0.5), attend),
    Row("esceptico/perceiver-io#9", "scores are divided by the reciprocal root", "sdpa",
        lambda q, k, v: scaled(q, k, v, q.shape[-1] ** 0.5), attend),
    Row("tenstorrent/tt-metal#56789", "the scale is the reciprocal root of the number of heads", "sdpa",
        lambda q, k, v: scaled(q, k, v, q.shape[-3] ** -0.5), attend, "bfloat16", inside="float32"),
    Row("mlc-ai/mlc-llm#3426", "scores are not scaled", "sdpa", lambda q, k, v: scaled(q, k, v, 1), attend, "float16",
        inside="float32"),
    Row("lucidrains/memory-compressed-attention#2", "scores are masked after softmax (kind)", "sdpa", hidden_after, top_left,
        declared=CAUSAL),
    Row("awslabs/gluonts#1401", "hidden scores get 1e-9 where -1e9 is meant", "sdpa",
        lambda q, k, v, keep: softmax(np.where(keep, scores(q, k), np.asarray(1e-9, q.dtype))) @ v,
        lambda q, k, v, keep: attend(q, k, v, ~keep), declared=BOOLEAN),
    Row("Shujun-He/RibonanzaNet#5", "hidden scores get -1e-9, in the backward pass too (kind)", "masked_attention.backward",
        filled_back(-1e-9), masked_back),
    Row("Dao-AILab/flash-attention#2082", "a running maximum of a block that is all hidden becomes 0, and never falls below",
        "sdpa", stuck, bottom_right, declared=BOTTOM),
    Row("flashinfer-ai/flashinfer#4267", "the running maximum starts at -5e4, and rows with lower scores are zero", "sdpa",
        finite_infinity, attend, "bfloat16", inside="float32"),
    Row("HabanaAI/vllm-fork#275", "10 is subtracted from the scores, not their maximum", "decode_attention", less_ten, decoded),
    Row("NVIDIA/cudnn-frontend#421", "weights of the backward pass are divided by a sum without the sink, whose gradient is 0",
        "sink_attention.backward", lambda q, k, sink, v, g: sunk_back(q, k, sink, v, g, False), sunk_back),
    Row("kyegomez/AttentionIsOFFByOne#5", "what is added to the sum is not shifted by the maximum (kind)", "sink_attention",
        lambda q, k, sink, v: sunk(q, k, sink, v, shifted=False), sunk),
    Row("ROCm/rocm-libraries#12229", "the sink is counted twice, once for each split (kind)", "sink_attention",
        lambda q, k, sink, v: sunk(q, k, sink, v, 2), sunk, "bfloat16", inside="float32"),
    Row("lucidrains/performer-pytorch#40", "what is to be divided by the sum is multiplied by it", "linear_attention",
        lambda q, k, v: np.exp(q) @ (np.exp(k).T @ v) * (np.exp(q) @ np.exp(k).sum(0))[:, None], linear),
    Row("lucidrains/performer-pytorch#21", "the context is divided by the sum of keys, without the queries (kind)",
        "linear_attention", lambda q, k, v: np.exp(q) @ (np.exp(k).T @ v / np.exp(k).sum(0)[:, None]), linear),
    Row("fla-org/flash-linear-attention#875", "no gradient reaches the keys through the sum that divides",
        "linear_attention.backward", lambda q, k, v, g: linear_back(q, k, v, g, False), linear_back),
    Row("meta-pytorch/MSLK#263", "the backward pass of causal attention is not causal", "sdpa.backward", back, causal_back,
        declared=CAUSAL),
)  # fmt: skip
