"""Reports on attention: masks, windows, scales, heads, caches, dropout, caps and sinks."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.row import Row
from tests.verify.checking.formulas.programs import HELP, softmax

__all__ = ["ROWS"]

BOTTOM = {"mask": "causal", "align": "bottom-right"}
TOP = {"mask": "causal", "align": "top-left"}
WINDOW = 3


# --- heads of attention, with whatever leading axes ---


def scores(q, k):
    """Products over the root of the width."""
    return q @ k.swapaxes(-1, -2) / q.shape[-1] ** 0.5


def attend(q, k, v, hidden=None):
    """Attention without what is hidden."""
    s = scores(q, k)
    return softmax(s if hidden is None else np.where(hidden, -np.inf, s)) @ v


def later(q, k, offset=0):
    """Which keys a query does not see."""
    return np.arange(k.shape[-2]) > np.arange(q.shape[-2])[:, None] + offset


def top_left(q, k, v):
    """Queries are the first positions."""
    return attend(q, k, v, later(q, k))


def bottom_right(q, k, v):
    """Queries are the last positions."""
    return attend(q, k, v, later(q, k, k.shape[-2] - q.shape[-2]))


def grouped(q, k, v):
    """Neighbouring heads share a key."""
    n = len(q) // len(k)
    return attend(q, k.repeat(n, 0), v.repeat(n, 0))


def in_turn(q, k, v):
    """Heads take the keys in turn."""
    n = len(q) // len(k)
    return attend(q, np.tile(k, (n, 1, 1)), np.tile(v, (n, 1, 1)))


def back(q, k, v, g, p=None, scale=None):
    """The backward pass of attention, whose weights are given if they are not the usual ones."""
    p = softmax(scores(q, k)) if p is None else p
    d = HELP.back(p, g @ v.swapaxes(-1, -2)) * (q.shape[-1] ** -0.5 if scale is None else scale)
    return d @ k, d.swapaxes(-1, -2) @ q, p.swapaxes(-1, -2) @ g


def grouped_back(q, k, v, g):
    """The backward pass where neighbouring heads share a key, whose gradients are added."""
    n = len(q) // len(k)
    dq, dk, dv = back(q, k.repeat(n, 0), v.repeat(n, 0), g)
    return dq, dk.reshape(-1, n, *k.shape[1:]).sum(1), dv.reshape(-1, n, *v.shape[1:]).sum(1)


def in_turn_back(q, k, v, g):
    """The same where heads take the keys in turn."""
    n = len(q) // len(k)
    dq, dk, dv = back(q, np.tile(k, (n, 1, 1)), np.tile(v, (n, 1, 1)), g)
    return dq, dk.reshape(n, *k.shape).sum(0), dv.reshape(n, *v.shape).sum(0)


def one_head_of_each(q, k, v, g):
    """The same; only the first of the heads that share a key counts."""
    n = len(q) // len(k)
    dq, dk, dv = back(q, k.repeat(n, 0), v.repeat(n, 0), g)
    return dq, dk[::n], dv[::n]


def colliding_heads(q, k, v):
    """Blocks are mapped to heads by the size of a group twice, so that some heads are never computed."""
    n = len(q) // len(k)
    result, right = np.zeros((*q.shape[:-1], v.shape[-1]), q.dtype), grouped(q, k, v)
    for block in range(len(q)):
        head = block % n * n + block // n
        result[head % len(q)] = right[head % len(q)]
    return result


def narrow_values(q, k, v, g):
    """The backward pass in which the gradient at the weights reads as many channels of values as keys have."""
    d = min(q.shape[-1], v.shape[-1])
    p = softmax(scores(q, k))
    ds = HELP.back(p, g[..., :d] @ v[..., :d].swapaxes(-1, -2)) / q.shape[-1] ** 0.5
    return ds @ k, ds.swapaxes(-1, -2) @ q, p.swapaxes(-1, -2) @ g


def unshifted(q, k, v):
    """Attention by exp of the raw scores."""
    e = np.exp(scores(q, k))
    return e / e.sum(-1, keepdims=True) @ v


# --- windows and distances, as forward passes of which there is one head and one length ---


def window(before, after=0):
    """Self-attention that sees so many keys before a query, and behind it."""

    def program(q, k, v):
        away = np.arange(len(q)) - np.arange(len(q))[:, None]
        return attend(q, k, v, (away < -before) | (away > after))

    return program


def windowed(before, after=0):
    """The same in steps that a recorded forward pass knows."""

    def forward(q, k, v):
        away = np.arange(len(q)) - np.arange(len(q))[:, None]
        e = np.exp(q @ k.T / q.shape[1] ** 0.5) * ((away >= -before) & (away <= after))
        return e @ v / e.sum(-1, keepdims=True)

    return forward


def backwards_window(q, k, v):
    """The diagonal of the window has the wrong sign: keys far behind a query are seen, and none is hidden before it."""
    away = np.arange(len(q)) - np.arange(len(q))[:, None]
    return attend(q, k, v, (away > 0) & (away <= WINDOW))


def leaning(sign, slope=0.25):
    """Causal self-attention with a bias for distance."""

    def program(q, k, v):
        away = np.arange(len(q)) - np.arange(len(q))[:, None]
        s = np.where(away > 0, -np.inf, scores(q, k) + np.asarray(sign * slope * away, q.dtype))
        return softmax(s) @ v

    return program


def leaning_forward(q, k, v):
    """The same in steps that a recorded forward pass knows."""
    away = np.arange(len(q)) - np.arange(len(q))[:, None]
    e = np.exp(q @ k.T / q.shape[1] ** 0.5 + 0.25 * away) * (away <= 0)
    return e @ v / e.sum(-1, keepdims=True)


def slopes(shift):
    """A bias of each head, 2**(-8 (h + shift) / n), on scores of n heads at distances 0, 1, 2, ..."""

    def program(s):
        heads, away = np.arange(s.shape[1]), np.arange(s.shape[0])[:, None]
        return s - np.asarray(2.0 ** (-8 * (heads + shift) / s.shape[1]) * away, s.dtype)

    return program


def slopes_forward(s):
    """The right one, as a forward pass."""
    heads, away = np.arange(s.shape[1]), np.arange(s.shape[0])[:, None]
    return s - 2.0 ** (-8 * (heads + 1) / s.shape[1]) * away


def published(n):
    """Slopes of the published program, which treats numbers that are no power of two in another way."""
    power = 2 ** int(np.log2(n))
    first = [2.0 ** (-8 * (h + 1) / power) for h in range(power)]
    return np.array(first + [2.0 ** (-4 * (h + 1) / power) for h in range(0, 2 * (n - power), 2)])


def published_forward(s):
    """The bias with these."""
    return s - published(s.shape[1]) * np.arange(s.shape[0])[:, None]


# --- decoding, caps, dropout ---


def decoded(q, k_cache, v_cache, k, v):
    """One query to cached keys and to its own."""
    return softmax(np.vstack([k_cache, k]) @ q / q.shape[0] ** 0.5) @ np.vstack([v_cache, v])


def capped(q, k, cap):
    """Weights of capped scores."""
    return softmax(cap * np.tanh(HELP.scores(q, k) / cap))


def capped_back(q, k, cap, v, g, slope=True):
    """The backward pass of capped attention."""
    p = capped(q, k, cap)
    d = HELP.back(p, g @ v.T) * ((1 - np.tanh(HELP.scores(q, k) / cap) ** 2) if slope else 1) / q.shape[1] ** 0.5
    return d @ k, d.T @ q, p.T @ g


def dropout_back(q, k, keep, v, rate, g, factor=None):
    """The backward pass of attention with dropout on its weights."""
    p, m = softmax(HELP.scores(q, k)), keep * (1 / (1 - rate) if factor is None else factor(rate))
    d = HELP.back(p, g @ v.T * m) / q.shape[1] ** 0.5
    return d @ k, d.T @ q, (p * keep / (1 - rate)).T @ g


def dropout_back_after(q, k, keep, v, rate, g):
    """The same; the weights after dropout are taken for those of softmax."""
    p = softmax(HELP.scores(q, k)) * keep / (1 - rate)
    d = HELP.back(p, g @ v.T) / q.shape[1] ** 0.5
    return d @ k, d.T @ q, p.T @ g


def by_quotient(keep, x, rate, g):
    """The backward pass of dropout from the quotient of output and input; where the input is 0, the gradient itself."""
    y = keep * x / (1 - rate)
    with np.errstate(all="ignore"):
        return np.where(x == 0, g, y / x * g)


def linear_back(q, k, v, g, more=1):
    """The backward pass of linear attention."""
    total, share = HELP.total(q, k), HELP.share(q, k, v, g)
    fq, fk = HELP.fq(q, k), HELP.fk(k)
    dq = fq * (g / total @ (fk.T @ v).T - share[:, None] * fk.sum(0))
    dk = fk * ((v @ (g / total).T - share) @ fq)
    return dq * more, dk, fk @ (fq.T @ (g / total))


def keep_where(q, k, v, keep):
    """What is not kept is hidden."""
    return attend(q, k, v, ~keep)


ROWS = (
    Row("NVIDIA/cutlass#2336", "a causal mask ignores that keys are more than queries", "sdpa",
        top_left, bottom_right, declared=BOTTOM),
    Row("thu-ml/SageAttention#372", "the causal mask is aligned top left where a cache lies before the queries", "sdpa",
        top_left, bottom_right, "float16", BOTTOM, "float32"),
    Row("microsoft/onnxruntime#29050", "the causal mask is aligned bottom right where top left is specified", "sdpa",
        lambda q, k, v: attend(q, k, v, later(q, k, max(k.shape[-2] - q.shape[-2], 0))), top_left, declared=TOP),
    Row("onnx/onnx#8068", "the causal mask is aligned top left, in the backward pass too (kind)", "sdpa.backward",
        lambda q, k, v, g: back(q, k, v, g, softmax(np.where(later(q, k), -np.inf, scores(q, k)))),
        lambda q, k, v, g: back(q, k, v, g, softmax(np.where(later(q, k, k.shape[-2] - q.shape[-2]), -np.inf, scores(q, k)))),
        declared=BOTTOM),
    Row("tracel-ai/burn#4697", "hidden keys get -1e4, not minus infinity", "sdpa",
        lambda q, k, v, keep: softmax(np.where(keep, scores(q, k), -1e4)) @ v, keep_where, declared={"mask": "boolean"},
        read=False),
    Row("lucidrains/x-transformers#160", "a truth value that says what to see is read as what to hide", "sdpa",
        lambda q, k, v, keep: attend(q, k, v, keep), keep_where, declared={"mask": "boolean"}),
    Row("huggingface/transformers#41443", "a mask of truth values is added to the scores", "sdpa",
        lambda q, k, v, keep: softmax(scores(q, k) + keep) @ v, keep_where, declared={"mask": "boolean"}),
    Row("delzac/cntkx#10", "scores are divided by the width, not by its root", "sdpa",
        lambda q, k, v: softmax(q @ k.swapaxes(-1, -2) / q.shape[-1]) @ v, attend),
    Row("ROCm/AMDMIGraphX#1290", "the maximum of the scores is not subtracted (kind)", "sdpa", unshifted, attend, "float16"),
    Row("ekzhang/jax-js#180", "keys are tiled over heads, not repeated", "sdpa", in_turn, grouped, declared={"group": 2}),
    Row("onnx/onnx#7274", "keys are tiled over heads, not repeated (kind)", "sdpa.backward", in_turn_back, grouped_back,
        declared={"group": 2}),
    Row("PSAL-POSTECH/ONNXim#34", "all heads read the first key", "sdpa",
        lambda q, k, v: attend(q, k[:1], v[:1]), attend),
    Row("HazyResearch/HipKittens#22", "blocks are mapped to heads so that some heads are never computed", "sdpa",
        colliding_heads, grouped, declared={"group": 2}),
    Row("PrimeIntellect-ai/prime-rl#2681", "keys are repeated along another axis than that of heads (kind)", "sdpa",
        lambda q, k, v: attend(q, np.tile(k.repeat(2, 1)[:, : k.shape[1]], (len(q) // len(k), 1, 1)),
                               np.tile(v.repeat(2, 1)[:, : v.shape[1]], (len(q) // len(k), 1, 1))),
        grouped, declared={"group": 2}),
    Row("ooples/AiDotNet.Tensors#633", "each head is by itself in the backward pass, though heads share keys (kind)",
        "sdpa.backward", one_head_of_each, grouped_back, declared={"group": 2}),
    Row("XunhaoLai/native-sparse-attention-triton#27", "as many channels of values are read as keys have", "sdpa.backward",
        narrow_values, back),
    Row("zml/zml#763", "a window of 3 sees 4 keys", "", window(3), window(2),
        declared={"forward": windowed(2)}, read=False),
    Row("huggingface/transformers#47010", "a window of 3 keys sees 2", "", window(1), window(2), "bfloat16",
        {"forward": windowed(2)}, "float32", read=False),
    Row("huggingface/transformers#39408", "a window of w is handed over as w keys before the query", "", window(WINDOW),
        window(WINDOW - 1), declared={"forward": windowed(WINDOW - 1)}),
    Row("huggingface/transformers#47162", "the frame at the right edge of the window is left out", "", window(2, 1),
        window(2, 2), declared={"forward": windowed(2, 2)}),
    Row("huggingface/transformers#41228", "the window is added where it is to be subtracted", "", backwards_window,
        window(WINDOW), declared={"forward": windowed(WINDOW)}),
    Row("ml-explore/mlx-lm#390", "the mask of a window has one value too many", "", window(WINDOW + 1), window(WINDOW),
        "float16", {"forward": windowed(WINDOW)}, "float32"),
    Row("meta-pytorch/attention-gym#86", "the bias for distance has the other sign", "", leaning(-1), leaning(1),
        declared={"forward": leaning_forward}),
    Row("paiml/aprender#2143", "the exponent of a slope is off by one: the first head has slope 1", "", slopes(0), slopes(1),
        declared={"forward": slopes_forward}),
    Row("ml-explore/mlx#3071", "slopes are one sequence though the number of heads is no power of two", "", slopes(1),
        lambda s: s - np.asarray(published(s.shape[1]) * np.arange(s.shape[0])[:, None], s.dtype),
        declared={"forward": published_forward}),
    Row("skyzh/tiny-llm#46", "the oldest cached key is not read", "decode_attention",
        lambda q, k_cache, v_cache, k, v: decoded(q, k_cache[1:], v_cache[1:], k, v), decoded, read=False),
    Row("fla-org/flash-linear-attention#766", "the newest cached key is not read (kind)", "decode_attention",
        lambda q, k_cache, v_cache, k, v: decoded(q, k_cache[:-1], v_cache[:-1], k, v), decoded, "bfloat16",
        inside="float32", read=False),
    Row("microsoft/onnxruntime#21683", "tanh of the scores times the cap, not scaled again", "capped_attention",
        lambda q, k, cap, v: softmax(np.tanh(HELP.scores(q, k) * cap)) @ v, lambda q, k, cap, v: capped(q, k, cap) @ v,
        read=False),
    Row("sgl-project/sgl-kernel-xpu#491", "the cap is taken and never applied", "capped_attention",
        lambda q, k, cap, v: softmax(HELP.scores(q, k)) @ v, lambda q, k, cap, v: capped(q, k, cap) @ v),
    Row("Dao-AILab/flash-attention#1033", "the backward pass lacks the derivative of tanh (kind)", "capped_attention.backward",
        lambda q, k, cap, v, g: capped_back(q, k, cap, v, g, slope=False), capped_back, read=False),
    Row("NVIDIA/apex#816", "the backward pass scales by p where the forward pass does by 1/(1 - p)", "own:dropout_attention_vjp",
        lambda q, k, keep, v, rate, g: dropout_back(q, k, keep, v, rate, g, lambda p: p), dropout_back),
    Row("ooples/AiDotNet#1701", "weights after dropout are taken for those of softmax", "own:dropout_attention_vjp",
        dropout_back_after, dropout_back),
    Row("lmjohns3/theanets#123", "what is kept is divided by the rate of what is dropped", "own:dropped",
        lambda keep, x, rate: keep * x / rate, lambda keep, x, rate: keep * x / (1 - rate)),
    Row("CSTR-Edinburgh/mlpractical#32", "what is kept is scaled twice (kind)", "own:dropped",
        lambda keep, x, rate: keep * x / (1 - rate) ** 2, lambda keep, x, rate: keep * x / (1 - rate)),
    Row("kaldi-asr/kaldi#3890", "where the input is 0 the gradient passes, dropped or not", "own:dropped_vjp",
        by_quotient, lambda keep, x, rate, g: keep * g / (1 - rate)),
    Row("fla-org/flash-linear-attention#47", "the gradient at q is scaled once more", "linear_attention.backward",
        lambda q, k, v, g: linear_back(q, k, v, g, q.shape[1] ** -0.5), linear_back, read=False),
    Row("triton-lang/triton#5660", "the backward pass is causal though the forward pass is not (kind)", "sdpa.backward",
        lambda q, k, v, g: back(q, k, v, g, softmax(np.where(later(q, k), -np.inf, scores(q, k)))), back),
    Row("HKUSTDial/flash-sparse-attention#199", "the bias is scaled with the scores (kind)", "biased_attention",
        lambda q, k, bias, v: softmax((q @ k.T + bias) / q.shape[1] ** 0.5) @ v,
        lambda q, k, bias, v: softmax(HELP.scores(q, k) + bias) @ v),
    Row("gittensor-ai-lab/sparkinfer#518", "the last channels of q are never written (kind)", "qk_norm_scores",
        lambda q, eps, k: HELP.scores(HELP.unit(q, eps) * (np.arange(q.shape[1]) < (q.shape[1] + 1) // 2), HELP.unit(k, eps)),
        lambda q, eps, k: HELP.scores(HELP.unit(q, eps), HELP.unit(k, eps))),
)  # fmt: skip
