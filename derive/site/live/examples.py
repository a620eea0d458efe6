"""Hold the examples that the pages offer to derive and decide: texts for the boxes, each with its button's name."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["DECIDE", "DERIVE", "Offer"]


class Offer(NamedTuple):
    """A text for a box.

    Attributes
    ----------
    title : str
    text : str
        Lines of a file of formulas: see `derive.language.text.formulas`.
    """

    title: str
    text: str


DERIVE = (
    Offer("swish", "reals: t\nderivative: t/(1 + exp(-t)) in t"),
    Offer("GELU", "reals: t\nfrom prelude: gelu\nderivative: gelu(t) in t"),
    Offer("ReLU, which needs t ≠ 0", "reals: t\nfrom prelude: relu\nassume: t != 0\nderivative: relu(t) in t"),
    Offer(
        "backward pass of softmax",
        "dimensions: n\nindices: i:n\nvectors: x[n]\nfrom prelude: softmax\nvjp: softmax(x, i) in x",
    ),
    Offer(
        "cross-entropy with soft targets",
        "dimensions: n\nvectors: x[n], y[n]\nfrom prelude: cross_entropy\nvjp: cross_entropy(x, y) in x",
    ),
    Offer(
        "RMSNorm with a gain of 1 + w",
        "dimensions: n\nindices: i:n\nvectors: x[n], w[n]\nreals: epsilon\nfrom prelude: rmsnorm\n"
        "assume: 0 < epsilon\nformula: normed[i] = (1 + w[i])*rmsnorm(x, epsilon, i)\nvjp: normed in x, w",
    ),
    Offer(
        "LayerNorm",
        "dimensions: n\nindices: i:n\nvectors: x[n]\nreals: epsilon\nfrom prelude: layernorm\n"
        "assume: 0 < epsilon\nvjp: layernorm(x, epsilon, i) in x",
    ),
    Offer(
        "second derivatives of log-sum-exp",
        "dimensions: n\nvectors: x[n]\nfrom prelude: logsumexp\nhessian: logsumexp(x) in x",
    ),
    Offer(
        "SwiGLU, a layer with two matrices",
        "dimensions: n, m\nindices: i:n\nvectors: x[m], W[n, m], V[n, m]\nfrom prelude: silu, linear\n"
        "formula: gated[i] = silu(linear(W, x, i))*linear(V, x, i)\nvjp: gated in x, W, V",
    ),
    Offer(
        "cosine similarity",
        "dimensions: n\nvectors: x[n], y[n]\nfrom prelude: norm, cosine\nassume: 0 < norm(x)\nassume: 0 < norm(y)\n"
        "vjp: cosine(x, y) in x",
    ),
)
DECIDE = (
    Offer("true", "reals: t\n1/(1 + exp(-t)) = exp(t)/(1 + exp(t))"),
    Offer("false", "reals: t\n(t + 1)**2 = t**2 + 1"),
    Offer("needs a hypothesis", "reals: t\nexp(log(t)) = t"),
    Offer("an inequality", "reals: t, u\n2*t*u <= t**2 + u**2"),
    Offer("softmax does not see a shift", "\n".join(
        ("dimensions: n", "indices: i:n", "vectors: x[n]", "reals: c",
         "exp(x[i] + c)/Sum(exp(x[k] + c), k:n) = exp(x[i])/Sum(exp(x[k]), k:n)")
    )),
    Offer("nor a factor?", "\n".join(
        ("dimensions: n", "indices: i:n", "vectors: x[n]", "reals: c",
         "exp(c*x[i])/Sum(exp(c*x[k]), k:n) = exp(x[i])/Sum(exp(x[k]), k:n)")
    )),
    Offer("a slip in the quotient rule", "reals: t\nHasDerivative(t/(1 + t**2), t, (1 + t**2 - t)/(1 + t**2)**2)"),
    Offer("variance, computed in one pass", "\n".join(
        ("dimensions: n", "vectors: x[n]", "from prelude: mean, variance",
         "variance(x) = Sum(x[k]**2, k:n)/size(n) - mean(x)**2")
    )),
)  # fmt: skip
