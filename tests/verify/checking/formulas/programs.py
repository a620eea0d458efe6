"""For each statement of a file a program as one writes it, and two with a mistake: what it takes and returns.

A program is an expression of Python for each result; a mistake is another text in the place of one. Nothing here is
made from the formulas.
"""

# ruff: noqa: E501
import math
from types import SimpleNamespace
from typing import NamedTuple

import numpy as np

__all__ = ["ROWS", "Row"]


erf = np.vectorize(math.erf)


class Row(NamedTuple):
    name: str
    takes: str
    program: str
    mistakes: tuple[tuple[str, str], tuple[str, str]]

    def compiled(self, mistake=None):
        text = self.program if mistake is None else self.program.replace(*mistake)
        names = {"np": np, **vars(HELP)}
        exec(f"def program({self.takes}):\n    return {text}", names)
        return names["program"]


def softmax(x):
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def log_softmax(x):
    return x - logsumexp(x)[..., None]


def logsumexp(x):
    top = x.max(-1, keepdims=True)
    return (top + np.log(np.exp(x - top).sum(-1, keepdims=True)))[..., 0]


def normed(x, eps, axis=-1):
    mean = x.mean(axis, keepdims=True)
    return (x - mean) / np.sqrt(((x - mean) ** 2).mean(axis, keepdims=True) + eps)


def unnormed(x, eps, d, mean=True):
    """The backward pass of LayerNorm without a gain, or of RMSNorm."""
    z = normed(x, eps) if mean else rms(x, eps)
    r = np.sqrt(x.var(-1, keepdims=True) + eps) if mean else np.sqrt((x * x).mean(-1, keepdims=True) + eps)
    return (d - z * (d * z).mean(-1, keepdims=True) - (d.mean(-1, keepdims=True) if mean else 0)) / r


def rms(x, eps):
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + eps)


def sigmoid(x):
    e = np.exp(-np.abs(x))  # no number of it is too large in half precision
    return np.where(x > 0, 1, e) / (1 + e)


def masked(s, keep):
    return softmax(np.where(keep, s, -np.inf))


def sunk(s, sink):
    """What keys get beside a sink."""
    top = np.maximum(s.max(-1, keepdims=True), sink)
    e = np.exp(s - top)
    return e / (np.exp(sink - top) + e.sum(-1, keepdims=True))


def drained(s, sink):
    """What the sink gets."""
    top = np.maximum(s.max(-1), sink)
    return np.exp(sink - top) / (np.exp(sink - top) + np.exp(s - top[:, None]).sum(-1))


def fk(k):
    """Features of keys, each channel over its greatest, so that none overflows."""
    return np.exp(k - k.max(0))


def fq(q, k):
    """Features of queries times the greatest of keys, each row over its greatest."""
    return np.exp(q + k.max(0) - (q + k.max(0)).max(-1, keepdims=True))


def total(q, k):
    """What linear attention divides by."""
    return (fq(q, k) @ fk(k).sum(0))[:, None]


HELP = SimpleNamespace(
    s=sigmoid,
    cdf=lambda x: ((1 + erf(x / 2**0.5)) / 2).astype(x.dtype),
    pdf=lambda x: np.exp(-x * x / 2) / (2 * np.pi) ** 0.5,
    inner=lambda x: (2 / np.pi) ** 0.5 * (x + 0.044715 * x**3),
    slope=lambda x: (2 / np.pi) ** 0.5 * (1 + 3 * 0.044715 * x * x),
    one_hot=lambda labels, n: np.eye(n, dtype=np.float32)[labels],
    softmax=softmax, log_softmax=log_softmax, logsumexp=logsumexp, normed=normed, unnormed=unnormed, rms=rms,
    softplus=lambda x: np.maximum(x, 0) + np.log1p(np.exp(-np.abs(x))),
    back=lambda p, d: p * (d - (p * d).sum(-1, keepdims=True)),
    scores=lambda q, k: q @ k.T / q.shape[1] ** 0.5,
    masked=masked, sunk=sunk, drained=drained,
    total=total, fq=fq, fk=fk,
    share=lambda q, k, v, g: (g * (fq(q, k) @ (fk(k).T @ v))).sum(-1) / total(q, k)[:, 0] / total(q, k)[:, 0],
    unit=lambda x, eps: x / np.sqrt((x * x).mean(-1, keepdims=True) + eps),
)  # fmt: skip
LSE_BACK = "(softmax(scores(q, k)) * g[:, None]) @ k / d ** 0.5, (softmax(scores(q, k)) * g[:, None]).T @ q / d ** 0.5"
ATTENTION_BACK = "({d}) @ k / q.shape[1] ** 0.5, ({d}).T @ q / q.shape[1] ** 0.5, ({p}).T @ g"


def attention_back(p, d):
    return ATTENTION_BACK.format(p=p, d=d)


CE_BACK = "(softmax(logits) - one_hot(labels, logits.shape[1])) / len(labels)"
ROWS = [
    Row("silu", "x", "x * s(x)", (("x * s", "s"), ("s(x)", "s(1.702 * x)"))),
    Row("silu.backward", "x, g", "g * s(x) * (1 + x * (1 - s(x)))", (("1 + x", "1 - x"), ("(1 + x * (1 - s(x)))", "1"))),
    Row("gelu", "x", "x * cdf(x)", (("cdf(x)", "s(1.702 * x)"), ("x * cdf", "cdf"))),
    Row("gelu_tanh", "x", "x * (1 + np.tanh(inner(x))) / 2", ((" / 2", ""), ("inner(x)", "x"))),
    Row("quick_gelu", "x", "x * s(1.702 * x)", (("1.702", "1"), ("x * s", "s"))),
    Row("quick_gelu.backward", "x, g", "g * s(1.702 * x) * (1 + 1.702 * x * (1 - s(1.702 * x)))",
        (("1 + 1.702 * x", "1 + x"), ("(1 - s", "(2 - s"))),
    Row("softplus", "x", "softplus(x)", (("softplus(x)", "np.maximum(x, 0)"), ("softplus(x)", "softplus(-x)"))),
    Row("softplus.backward", "x, g", "g * s(x)", (("s(x)", "s(-x)"), ("g * s(x)", "g * s(x) * (1 - s(x))"))),
    Row("sigmoid", "x", "s(x)", (("s(x)", "s(-x)"), ("s(x)", "np.tanh(x)"))),
    Row("sigmoid.backward", "x, g", "g * s(x) * (1 - s(x))", (("(1 - s(x))", "1"), ("1 - s(x)", "1 - s(x) ** 2"))),
    Row("tanh", "x", "np.tanh(x)", (("np.tanh(x)", "np.tanh(2 * x)"), ("np.tanh(x)", "s(x)"))),
    Row("tanh.backward", "x, g", "g * (1 - np.tanh(x) ** 2)", ((" ** 2", ""), ("1 - ", "1 + "))),
    Row("mish", "x", "x * np.tanh(softplus(x))", (("np.tanh(softplus(x))", "softplus(x)"), ("x * ", ""))),
    Row("mish.backward", "x, g",
        "g * (np.tanh(softplus(x)) + x * s(x) * (1 - np.tanh(softplus(x)) ** 2))",
        (("x * s(x)", "x"), (" ** 2", ""))),
    Row("softcap", "x, cap", "cap * np.tanh(x / cap)", (("cap * np", "np"), ("x / cap", "x"))),
    Row("softcap.backward", "x, cap, g", "g * (1 - np.tanh(x / cap) ** 2)", (("g *", "g / cap *"), ("/ cap", "* cap"))),
    Row("dynamic_tanh", "x, alpha, weight, bias", "weight * np.tanh(alpha * x) + bias", (("alpha * x", "x"), (" + bias", ""))),
    Row("dynamic_tanh.backward", "x, alpha, weight, bias, g",
        "g * weight * alpha * (1 - np.tanh(alpha * x) ** 2), (g * weight * x * (1 - np.tanh(alpha * x) ** 2)).sum(), "
        "(g * np.tanh(alpha * x)).sum(0), g.sum(0)",
        (("weight * alpha", "weight"), ("weight * x", "weight"))),
    Row("swiglu", "gate, up", "gate * s(gate) * up", (("gate * s", "s"), ("s(gate) * up", "s(up) * up"))),
    Row("swiglu.backward", "gate, up, g",
        "g * up * s(gate) * (1 + gate * (1 - s(gate))), g * gate * s(gate)",
        (("(1 - s(gate))", "s(gate)"), ("g * gate * s(gate)", "g * s(gate)"))),
    Row("geglu", "gate, up", "gate * cdf(gate) * up", (("cdf(gate)", "s(gate)"), ("gate * cdf(gate) * up", "gate * cdf(up) * up"))),
    Row("geglu.backward", "gate, up, g",
        "g * up * (cdf(gate) + gate * pdf(gate)), g * gate * cdf(gate)",
        (("cdf(gate) + gate", "cdf(gate) - gate"), (" + gate * pdf(gate)", ""))),
    Row("geglu_tanh", "gate, up", "gate * (1 + np.tanh(inner(gate))) / 2 * up", ((" / 2", ""), ("1 + np", "1 - np"))),
    Row("geglu_tanh.backward", "gate, up, g",
        "g * up * ((1 + np.tanh(inner(gate))) / 2 + gate * (1 - np.tanh(inner(gate)) ** 2) * slope(gate) / 2), "
        "g * gate * (1 + np.tanh(inner(gate))) / 2",
        (("slope(gate) / 2", "slope(gate)"), ("* slope(gate)", ""))),
    Row("glu", "gate, up", "s(gate) * up", (("s(gate) * up", "s(up) * gate"), ("s(gate)", "gate * s(gate)"))),
    Row("glu.backward", "gate, up, g", "g * up * s(gate) * (1 - s(gate)), g * s(gate)",
        (("(1 - s(gate))", "1"), ("g * up * s", "g * s"))),
    Row("reglu", "gate, up", "np.maximum(gate, 0) * up", (("np.maximum(gate, 0)", "gate"), ("(gate, 0) * up", "(up, 0) * gate"))),
    Row("reglu.backward", "gate, up, g", "g * up * (gate > 0), g * np.maximum(gate, 0)",
        (("gate > 0", "up > 0"), ("g * np.maximum(gate, 0)", "g * gate"))),
    Row("relu", "x", "np.maximum(x, 0)", (("np.maximum(x, 0)", "np.abs(x)"), ("np.maximum(x, 0)", "np.minimum(x, 0)"))),
    Row("leaky_relu", "x, alpha", "np.where(x > 0, x, alpha * x)", (("alpha * x", "0 * x"), ("x > 0", "x < 0"))),
    Row("leaky_relu.backward", "x, alpha, g", "np.where(x > 0, g, alpha * g)", (("alpha * g", "0 * g"), ("x > 0", "x < 0"))),
    Row("squared_relu", "x", "np.maximum(x, 0) ** 2", ((" ** 2", ""), ("np.maximum(x, 0)", "x"))),
    Row("squared_relu.backward", "x, g", "2 * g * np.maximum(x, 0)", (("2 * ", ""), ("np.maximum(x, 0)", "x"))),
    # norms
    Row("layernorm", "x, weight, bias, eps", "weight * normed(x, eps) + bias", ((" + bias", ""), ("weight * ", ""))),
    Row("rmsnorm", "x, weight, eps", "weight * rms(x, eps)", (("weight *", "(1 + weight) *"), ("rms", "normed"))),
    Row("rmsnorm1p", "x, weight, eps", "(1 + weight) * rms(x, eps)", (("(1 + weight)", "weight"), ("rms", "normed"))),
    Row("rmsnorm1p.backward", "x, weight, eps, g",
        "unnormed(x, eps, g * (1 + weight), False), (g * rms(x, eps)).sum(0)",
        (("(1 + weight)", "weight"), (".sum(0)", ".mean(0)"))),
    Row("add_rmsnorm", "x, residual, weight, eps", "weight * rms(x + residual, eps)",
        ((" + residual", ""), ("+ residual", "- residual"))),
    Row("add_rmsnorm.backward", "x, residual, weight, eps, g",
        "unnormed(x + residual, eps, g * weight, False), unnormed(x + residual, eps, g * weight, False), "
        "(g * rms(x + residual, eps)).sum(0)",
        (("g * weight", "g"), ("(g * rms(x + residual, eps))", "(g * rms(x, eps))"))),
    Row("add_layernorm", "x, residual, weight, bias, eps", "weight * normed(x + residual, eps) + bias",
        (("x + residual", "x"), (" + bias", " - bias"))),
    Row("add_layernorm.backward", "x, residual, weight, bias, eps, g",
        "unnormed(x + residual, eps, g * weight), unnormed(x + residual, eps, g * weight), "
        "(g * normed(x + residual, eps)).sum(0), g.sum(0)",
        (("g * weight", "g"), ("g * weight)", "g * weight, False)"))),
    Row("groupnorm", "xg, gain, shift, eps", "gain * normed(xg, eps) + shift",
        (("normed(xg, eps)", "normed(xg, eps, (-2, -1))"), (" + shift", ""))),
    Row("groupnorm.backward", "xg, gain, shift, eps, g",
        "unnormed(xg, eps, g * gain), (g * normed(xg, eps)).sum(0), g.sum(0)",
        (("g * gain)", "g * gain, False)"), ("g * gain", "g"))),
    Row("batchnorm", "x, weight, bias, eps", "weight * normed(x, eps, 0) + bias",
        (("normed(x, eps, 0)", "normed(x, eps, 1)"), (" + bias", ""))),
    Row("l2norm", "x, eps", "x / np.sqrt((x * x).sum(-1, keepdims=True) + eps)", ((".sum", ".mean"), (" + eps", ""))),
    Row("l2norm.backward", "x, eps, g",
        "g / np.sqrt((x * x).sum(-1, keepdims=True) + eps) "
        "- x * (x * g).sum(-1, keepdims=True) / np.sqrt((x * x).sum(-1, keepdims=True) + eps) ** 3",
        ((" ** 3", ""), ("- x *", "+ x *"))),
    # matrices
    Row("linear", "x, weight, bias", "x @ weight.T + bias", ((" + bias", ""), ("+ bias", "- bias"))),
    Row("embedding", "tokens, weight", "weight[tokens]", (("[tokens]", "[tokens - 1]"), ("weight[tokens]", "2 * weight[tokens]"))),
    Row("embedding.backward", "tokens, weight, g", "np.eye(len(weight), dtype=g.dtype)[tokens].T @ g",
        ((".T @ g", ".T @ g / len(tokens)"), ("[tokens]", "[tokens - 1]"))),
    Row("lora", "x, weight, scaling, down, rise", "x @ weight.T + scaling * (x @ down.T) @ rise.T",
        (("scaling * ", ""), ("x @ weight.T + ", ""))),
    Row("lora.backward", "x, weight, scaling, down, rise, g",
        "g @ weight + scaling * g @ rise @ down, scaling * (g @ rise).T @ x, scaling * g.T @ (x @ down.T)",
        (("g @ weight + scaling * ", "g @ weight + "), ("scaling * g.T", "g.T"))),
    Row("gelu_mlp", "x, weight, out", "(x @ weight.T * cdf(x @ weight.T)) @ out.T",
        ((" * cdf(x @ weight.T)", ""), ("cdf", "s"))),
    Row("gelu_mlp.backward", "x, weight, out, g",
        "(g @ out * (cdf(x @ weight.T) + x @ weight.T * pdf(x @ weight.T))) @ weight, "
        "(g @ out * (cdf(x @ weight.T) + x @ weight.T * pdf(x @ weight.T))).T @ x, "
        "g.T @ (x @ weight.T * cdf(x @ weight.T))",
        ((" + x @ weight.T * pdf(x @ weight.T)", ""), ("g.T @ (x @ weight.T * cdf(x @ weight.T))", "g.T @ (x @ weight.T)"))),
    Row("swiglu_mlp", "x, weight, other, out", "(x @ weight.T * s(x @ weight.T) * (x @ other.T)) @ out.T",
        (("(x @ weight.T * s", "(s"), (" * (x @ other.T)", ""))),
    Row("swiglu_mlp.backward", "x, weight, other, out, g",
        "(g @ out * (x @ other.T) * s(x @ weight.T) * (1 + x @ weight.T * (1 - s(x @ weight.T)))) @ weight "
        "+ (g @ out * (x @ weight.T) * s(x @ weight.T)) @ other, "
        "(g @ out * (x @ other.T) * s(x @ weight.T) * (1 + x @ weight.T * (1 - s(x @ weight.T)))).T @ x, "
        "(g @ out * (x @ weight.T) * s(x @ weight.T)).T @ x, g.T @ (x @ weight.T * s(x @ weight.T) * (x @ other.T))",
        (("+ (g @ out * (x @ weight.T) * s(x @ weight.T)) @ other, ", ", "), ("(1 - s(x @ weight.T))", "s(x @ weight.T)"))),
    Row("dequantize", "q, scale, zero", "scale[:, None] * (q - zero[:, None])",
        (("(q - zero[:, None])", "q"), ("q - zero[:, None])", "q) - zero[:, None]"))),
    Row("dequantize.backward", "q, scale, zero, g", "(g * (q - zero[:, None])).sum(1)",
        ((" - zero[:, None]", ""), (".sum(1)", ".mean(1)"))),
    # losses
    Row("cross_entropy", "logits, labels", "-log_softmax(logits)[np.arange(len(labels)), labels].mean()",
        ((".mean()", ".sum()"), ("-log_softmax", "log_softmax"))),
    Row("weighted_cross_entropy", "logits, labels, weight",
        "-(weight[labels] * log_softmax(logits)[np.arange(len(labels)), labels]).sum() / weight[labels].sum()",
        (("/ weight[labels].sum()", "/ len(labels)"), ("(weight[labels] * log", "(log"))),
    Row("weighted_cross_entropy.backward", "logits, labels, weight",
        "weight[labels][:, None] * (softmax(logits) - one_hot(labels, logits.shape[1])) / weight[labels].sum()",
        (("/ weight[labels].sum()", "/ len(labels)"), ("weight[labels][:, None] * ", ""))),
    Row("capped_cross_entropy", "logits, labels, cap",
        "-log_softmax(cap * np.tanh(logits / cap))[np.arange(len(labels)), labels].mean()",
        (("cap * np.tanh(logits / cap)", "logits"), ("(cap * np", "(np"))),
    Row("capped_cross_entropy.backward", "logits, labels, cap",
        CE_BACK.replace("softmax(logits)", "softmax(cap * np.tanh(logits / cap))") + " * (1 - np.tanh(logits / cap) ** 2)",
        ((" * (1 - np.tanh(logits / cap) ** 2)", ""), (" / len(labels)", ""))),
    Row("z_loss", "logits, z_weight", "z_weight * (logsumexp(logits) ** 2).mean()", ((" ** 2", ""), (".mean()", ".sum()"))),
    Row("z_loss.backward", "logits, z_weight",
        "2 * z_weight * logsumexp(logits)[:, None] * softmax(logits) / len(logits)",
        (("2 * ", ""), ("softmax(logits)", "np.exp(logits)"))),
    Row("z_cross_entropy", "logits, labels, z_weight",
        "(z_weight * logsumexp(logits) ** 2 - log_softmax(logits)[np.arange(len(labels)), labels]).mean()",
        (("z_weight * ", ""), (" ** 2", ""))),
    Row("z_cross_entropy.backward", "logits, labels, z_weight",
        "((1 + 2 * z_weight * logsumexp(logits)[:, None]) * softmax(logits) - one_hot(labels, logits.shape[1])) / len(labels)",
        (("2 * z_weight", "z_weight"), ("(1 + 2 *", "(2 *"))),
    Row("distillation", "logits, teacher, tau",
        "tau ** 2 * (softmax(teacher / tau) * (log_softmax(teacher / tau) - log_softmax(logits / tau))).sum(-1).mean()",
        (("tau ** 2 * ", ""), ("softmax(teacher / tau) * ", "softmax(logits / tau) * "))),
    Row("distillation.backward", "logits, teacher, tau", "tau * (softmax(logits / tau) - softmax(teacher / tau)) / len(logits)",
        (("tau * (", "("), (" / len(logits)", ""))),
    Row("dpo", "beta, chosen, rejected, ref_chosen, ref_rejected",
        "softplus(-beta * (chosen - rejected - ref_chosen + ref_rejected)).mean()",
        (("-beta", "beta"), ("- ref_chosen + ref_rejected", ""))),
    Row("dpo.backward", "beta, chosen, rejected, ref_chosen, ref_rejected",
        "-beta * s(-beta * (chosen - rejected - ref_chosen + ref_rejected)) / len(chosen), "
        "beta * s(-beta * (chosen - rejected - ref_chosen + ref_rejected)) / len(chosen)",
        (("s(-beta", "s(beta"), (" / len(chosen)", ""))),
    Row("binary_cross_entropy_with_logits", "logits, y", "(softplus(logits) - y * logits).mean()", ((".mean()", ".sum()"), ("- y *", "+ y *"))),
    Row("binary_cross_entropy_with_logits.backward", "logits, y", "(s(logits) - y) / y.size", ((" / y.size", ""), ("s(logits) - y", "y - s(logits)"))),
    Row("mse", "x, y", "((x - y) ** 2).mean()", ((".mean()", ".sum()"), ("mean()", "mean() / 2"))),
    Row("mse.backward", "x, y", "2 * (x - y) / x.size", (("2 * ", ""), ("x.size", "len(x)"))),
    Row("router", "logits", "softmax(logits)", (("softmax(logits)", "softmax(logits.T).T"), ("softmax", "s"))),
    Row("router.backward", "logits, g", "back(softmax(logits), g)", (("back(softmax(logits), g)", "softmax(logits) * g"), (", g)", ", -g)"))),
    Row("balance", "logits, load, alpha", "alpha * len(load) * (load * softmax(logits).mean(0)).sum()",
        (("len(load) * ", ""), (".mean(0)", ".sum(0)"))),
    Row("balance.backward", "logits, load, alpha",
        "alpha * len(load) * back(softmax(logits), np.broadcast_to(load, logits.shape)) / len(logits)",
        (("len(load) * ", ""), (" / len(logits)", ""))),
    Row("logsumexp", "logits", "logsumexp(logits)", (("logsumexp(logits)", "logits.max(-1)"), ("logsumexp(logits)", "np.exp(logits).sum(-1)"))),
    Row("logsumexp.backward", "logits, g", "g[:, None] * softmax(logits)", (("g[:, None] * ", ""), ("softmax(logits)", "np.exp(logits)"))),
    # attention
    Row("lse", "q, k", "logsumexp(scores(q, k))", (("scores(q, k)", "(q @ k.T)"), ("logsumexp(scores(q, k))", "scores(q, k).max(-1)"))),
    Row("lse.backward", "q, k, g",
        "(g[:, None] * softmax(scores(q, k))) @ k / q.shape[1] ** 0.5, (g[:, None] * softmax(scores(q, k))).T @ q / q.shape[1] ** 0.5",
        ((" / q.shape[1] ** 0.5", ""), ("g[:, None] * ", ""))),
    Row("biased_attention", "q, k, v, bias", "softmax(scores(q, k) + bias) @ v", ((" + bias", ""), ("+ bias", "- bias"))),
    Row("biased_attention.backward", "q, k, v, bias, g",
        attention_back("softmax(scores(q, k) + bias)", "back(softmax(scores(q, k) + bias), g @ v.T)")
        + ", back(softmax(scores(q, k) + bias), g @ v.T)",
        ((" + bias", ""), ("back(softmax(scores(q, k) + bias), g @ v.T)", "softmax(scores(q, k) + bias) * (g @ v.T)"))),
    Row("capped_attention", "q, k, v, cap", "softmax(cap * np.tanh(scores(q, k) / cap)) @ v",
        (("cap * np.tanh(scores(q, k) / cap)", "scores(q, k)"), ("(cap * np", "(np"))),
    Row("capped_attention.backward", "q, k, v, cap, g",
        attention_back("softmax(cap * np.tanh(scores(q, k) / cap))",
                       "back(softmax(cap * np.tanh(scores(q, k) / cap)), g @ v.T) * (1 - np.tanh(scores(q, k) / cap) ** 2)"),
        ((" * (1 - np.tanh(scores(q, k) / cap) ** 2)", ""), (" / q.shape[1] ** 0.5", ""))),
    Row("sigmoid_attention", "q, k, v", "s(scores(q, k)) @ v", (("s(scores(q, k))", "softmax(scores(q, k))"), ("scores(q, k)", "(q @ k.T)"))),
    Row("sigmoid_attention.backward", "q, k, v, g",
        attention_back("s(scores(q, k))", "(g @ v.T) * s(scores(q, k)) * (1 - s(scores(q, k)))"),
        ((" * (1 - s(scores(q, k)))", ""), (" / q.shape[1] ** 0.5", ""))),
    Row("sink_attention", "q, k, v, sink", "sunk(scores(q, k), sink) @ v",
        (("sunk(scores(q, k), sink)", "softmax(scores(q, k))"), ("sink)", "-sink)"))),
    Row("sink_attention.backward", "q, k, v, sink, g",
        attention_back("sunk(scores(q, k), sink)", "back(sunk(scores(q, k), sink), g @ v.T)")
        + ", -(drained(scores(q, k), sink) * (g * (sunk(scores(q, k), sink) @ v)).sum(-1)).sum()",
        ((", -(drained", ", (drained"), ("sunk(scores(q, k), sink)", "softmax(scores(q, k))"))),
    Row("linear_attention", "q, k, v", "fq(q, k) @ (fk(k).T @ v) / total(q, k)",
        ((" / total(q, k)", ""), ("total(q, k)", "(total(q, k) / len(k))"))),
    Row("linear_attention.backward", "q, k, v, g",
        "fq(q, k) * (g / total(q, k) @ (fk(k).T @ v).T - share(q, k, v, g)[:, None] * fk(k).sum(0)), "
        "fk(k) * ((v @ (g / total(q, k)).T - share(q, k, v, g)) @ fq(q, k)), fk(k) @ (fq(q, k).T @ (g / total(q, k)))",
        ((" - share(q, k, v, g)[:, None] * fk(k).sum(0)", ""), (" / total(q, k)", ""))),
    Row("qk_norm_scores", "q, k, eps", "scores(unit(q, eps), unit(k, eps))",
        (("unit(k, eps)", "k"), ("scores(unit(q, eps), unit(k, eps))", "unit(q, eps) @ unit(k, eps).T"))),
    Row("qk_norm_scores.backward", "q, k, eps, g",
        "unnormed(q, eps, g @ unit(k, eps) / q.shape[1] ** 0.5, False), unnormed(k, eps, g.T @ unit(q, eps) / q.shape[1] ** 0.5, False)",
        ((" / q.shape[1] ** 0.5", ""), ("g @ unit(k, eps)", "g @ k"))),
    Row("masked_attention", "q, k, v, keep", "masked(scores(q, k), keep) @ v",
        (("masked(scores(q, k), keep)", "softmax(scores(q, k))"), ("keep)", "np.ones_like(keep))"))),
    Row("masked_attention.backward", "q, k, v, keep, g",
        attention_back("masked(scores(q, k), keep)", "back(masked(scores(q, k), keep), g @ v.T)"),
        (("masked(scores(q, k), keep)", "softmax(scores(q, k))"), (" / q.shape[1] ** 0.5", ""))),
    # decoding
    Row("decode_attention", "q, k, v, k_cache, v_cache",
        "softmax(np.vstack([k_cache, k]) @ q / q.shape[0] ** 0.5) @ np.vstack([v_cache, v])",
        ((" / q.shape[0] ** 0.5", ""), ("np.vstack([v_cache, v])", "np.vstack([v, v_cache])"))),
    # optimizers
    Row("adamw", "p, grad, m, v, lr, beta1, beta2, eps, weight_decay, step",
        "p - lr * weight_decay * p - lr * ((beta1 * m + (1 - beta1) * grad) / (1 - beta1 ** step)) "
        "/ (np.sqrt((beta2 * v + (1 - beta2) * grad * grad) / (1 - beta2 ** step)) + eps)",
        (("lr * weight_decay * p", "weight_decay * p"), (" / (1 - beta1 ** step)", ""))),
    Row("adam_m", "grad, m, beta1", "beta1 * m + (1 - beta1) * grad", (("(1 - beta1)", "beta1"), ("(1 - beta1) * ", ""))),
    Row("adam_v", "grad, v, beta2", "beta2 * v + (1 - beta2) * grad * grad", (("grad * grad", "grad"), ("(1 - beta2) * ", ""))),
    Row("sgd", "p, grad, buf, lr, momentum, weight_decay",
        "p - lr * (momentum * buf + grad + weight_decay * p)", (("momentum * buf", "buf"), (" + weight_decay * p", ""))),
]  # fmt: skip
