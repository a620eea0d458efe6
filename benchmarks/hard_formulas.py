"""Formulas whose closed forms ask for care in floats: squares of differences, and softmax with a mask or a sink."""

from __future__ import annotations

from benchmarks.papers.paper import erf, exp, log, paper, sqrt

__all__: list[str] = []


@paper(
    "Gaussian negative log-likelihood, as torch.nn.GaussianNLLLoss",
    """
dimensions: n
indices: j:n, k:n
vectors: var[n], y[n], mu[n]
assume: ForAll(k:n, 0 < var[k])
formula: nll = Sum(log(var[k]) + (y[k] - mu[k])**2/var[k], k:n)/2
derivative: nll in var[j], mu[j]
""",
    var="positive",
)
def nll(var, y, mu):
    return (log(var) + (y - mu) ** 2 / var).sum() / 2


@paper(
    "the same, of a logarithm of the variance",
    """
dimensions: n
indices: j:n, k:n
vectors: s[n], y[n], mu[n]
formula: log_nll = Sum(s[k] + (y[k] - mu[k])**2*exp(-s[k]), k:n)/2
derivative: log_nll in s[j], mu[j]
""",
    s="unit",
)
def log_nll(s, y, mu):
    return (s + (y - mu) ** 2 * exp(-s)).sum() / 2


@paper(
    "pseudo-Huber loss",
    """
reals: x, y, d
assume: 0 < d
formula: pseudo_huber = d**2*(sqrt(1 + ((x - y)/d)**2) - 1)
derivative: pseudo_huber in x, y
""",
    d="positive",
)
def pseudo_huber(x, y, d):
    return d**2 * (sqrt(1 + ((x - y) / d) ** 2) - 1)


@paper(
    "a radial basis times its square",
    """
reals: x, y
formula: radial = (x - y)**2*exp(-(x - y)**2)
derivative: radial in x
""",
)
def radial(x, y):
    return (x - y) ** 2 * exp(-((x - y) ** 2))


@paper(
    "Zhu et al., Derf, arXiv 2512.10938",
    """
reals: x, alpha, s
formula: derf = erf(alpha*x + s)
derivative: derf in x, alpha
""",
    alpha="unit",
)
def derf(x, alpha, s):
    return erf(alpha * x + s)


@paper(
    "attention with a mask of factors",
    """
dimensions: m, n, d
indices: i:m, j:n, c:d
vectors: s[m, n], V[n, d], mask[m, n]
define: total(s[m, n], mask[m, n], i:m) = Sum(mask[i, j]*exp(s[i, j]), j:n)
assume: ForAll(i:m, 0 < total(s, mask, i))
formula: masked[i, c] = Sum(mask[i, j]*exp(s[i, j])/total(s, mask, i)*V[j, c], j:n)
vjp: masked in s, V
""",
    mask="mask",
)
def masked(s, V, mask):
    return mask * exp(s) / (mask * exp(s)).sum(axis=1, keepdims=True) @ V


@paper(
    "attention with a sink, as in gpt-oss",
    """
dimensions: m, n, d
indices: i:m, j:n, c:d
reals: b
vectors: s[m, n], V[n, d]
define: total(s[m, n], b, i:m) = exp(b) + Sum(exp(s[i, j]), j:n)
formula: sink[i, c] = Sum(exp(s[i, j])/total(s, b, i)*V[j, c], j:n)
vjp: sink in s, V, b
""",
)
def sink(s, V, b):
    return exp(s) / (exp(b) + exp(s).sum(axis=1, keepdims=True)) @ V
