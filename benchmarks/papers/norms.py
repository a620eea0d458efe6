"""Norms, and what stands in their place."""

from __future__ import annotations

import numpy as np

from benchmarks.papers.paper import erf, norm, paper, papers_in, rms, tanh

__all__ = ["PAPERS"]


@paper(
    "Zhang and Sennrich, RMSNorm, arXiv 1910.07467",
    """
dimensions: n
indices: i:n, k:n
reals: eps
vectors: a[n], g[n]
assume: 0 < eps
formula: rms_norm[i] = a[i]/sqrt(Sum(a[k]**2, k:n)/size(n) + eps)*g[i]
vjp: rms_norm in a, g
""",
    eps="positive",
)
def rms_norm(a, g, eps):
    return a / rms(a, eps) * g


@paper(
    "Nguyen and Salazar, ScaleNorm, arXiv 1910.05895",
    """
dimensions: n
indices: i:n
reals: g
vectors: x[n]
from prelude: norm
assume: 0 < norm(x)
formula: scale_norm[i] = g*x[i]/norm(x)
vjp: scale_norm in x
""",
)
def scale_norm(x, g):
    return g * x / norm(x)


@paper(
    "Zhu et al., Transformers without normalization, arXiv 2503.10622: DyT",
    """
dimensions: n
indices: i:n
reals: alpha
vectors: x[n], gamma[n], beta[n]
from prelude: tanh
formula: dyt[i] = gamma[i]*tanh(alpha*x[i]) + beta[i]
vjp: dyt in x, alpha, gamma
""",
)
def dyt(x, gamma, beta, alpha):
    return gamma * tanh(alpha * x) + beta


@paper(
    "Stronger normalization-free transformers, arXiv 2512.10938: Derf",
    """
dimensions: n
indices: i:n
reals: alpha, s
vectors: x[n], gamma[n], beta[n]
formula: derf[i] = gamma[i]*erf(alpha*x[i] + s) + beta[i]
vjp: derf in x, alpha, s
""",
)
def derf(x, gamma, beta, alpha, s):
    return gamma * erf(alpha * x + s) + beta


@paper(
    "Qiao et al., weight standardization, arXiv 1903.10520",
    """
dimensions: m, n
indices: o:m, i:n, k:n
reals: epsilon
vectors: W[m, n]
assume: 0 < epsilon
define: mu(W[m, n], o:m) = Sum(W[o, k], k:n)/size(n)
define: sigma(W[m, n], epsilon, o:m) = sqrt(Sum(W[o, k]**2, k:n)/size(n) - mu(W, o)**2 + epsilon)
formula: weight_standardization[o, i] = (W[o, i] - mu(W, o))/sigma(W, epsilon, o)
vjp: weight_standardization in W
""",
    epsilon="positive",
)
def weight_standardization(W, epsilon):
    centred = W - W.sum(axis=1, keepdims=True) / W.shape[1]
    return centred / rms(centred, epsilon)


@paper(
    "Woo et al., ConvNeXt V2, arXiv 2301.00808: global response normalization",
    """
dimensions: n, d
indices: t:n, s:n, a:d, c:d
vectors: X[n, d], gamma[d], beta[d]
define: G(X[n, d], a:d) = sqrt(Sum(X[s, a]**2, s:n))
define: N(X[n, d], a:d) = G(X, a)/(Sum(G(X, c), c:d)/size(d))
formula: grn[t, a] = gamma[a]*X[t, a]*N(X, a) + beta[a] + X[t, a]
vjp: grn in X, gamma
""",
)
def grn(X, gamma, beta):
    g = norm(X, axis=0)
    return gamma * X * g / (g.sum() / X.shape[1]) + beta + X


@paper(
    "Loshchilov et al., nGPT, arXiv 2410.01131",
    """
dimensions: n
indices: i:n
vectors: h[n], hA[n], alpha[n]
from prelude: norm
define: u(h[n], hA[n], alpha[n], i:n) = h[i] + alpha[i]*(hA[i] - h[i])
formula: ngpt[i] = u(h, hA, alpha, i)/norm(fun k:n => u(h, hA, alpha, k))
vjp: ngpt in h, alpha
""",
)
def ngpt(h, hA, alpha):
    u = h + alpha * (hA - h)
    return u / norm(u)


@paper(
    "Kim et al., Peri-LN, arXiv 2502.02732: a norm before and after a linear layer",
    """
dimensions: n
indices: i:n, k:n
reals: epsilon
vectors: x[n], W[n, n]
from prelude: rmsnorm, linear
assume: 0 < epsilon
define: inner(x[n], W[n, n], epsilon, i:n) = linear(W, fun k:n => rmsnorm(x, epsilon, k), i)
formula: peri_ln[i] = x[i] + rmsnorm(fun k:n => inner(x, W, epsilon, k), epsilon, i)
vjp: peri_ln in x, W
""",
    epsilon="positive",
)
def peri_ln(x, W, epsilon):
    y = W @ (x / rms(x, epsilon))
    return x + y / rms(y, epsilon)


@paper(
    "Zhuo et al., Polynomial composition activations, arXiv 2411.03884: PolyNorm",
    """
dimensions: n
indices: i:n, k:n
reals: a1, a2, a3, epsilon
vectors: x[n]
from prelude: rmsnorm
assume: 0 < epsilon
formula: polynorm[i] = a1*rmsnorm(x, epsilon, i) + a2*rmsnorm(fun k:n => x[k]**2, epsilon, i) + a3*rmsnorm(fun k:n => x[k]**3, epsilon, i)
vjp: polynorm in x
""",
    epsilon="positive",
)
def polynorm(x, a1, a2, a3, epsilon):
    return sum(a * x**p / rms(x**p, epsilon) for p, a in ((1, a1), (2, a2), (3, a3)))


@paper(
    "Singh and Krishnan, filter response normalization, arXiv 1911.09737",
    """
dimensions: n
indices: i:n, k:n
reals: tau, epsilon
vectors: x[n], gamma[n], beta[n]
from prelude: max
assume: 0 < epsilon
define: y(x[n], gamma[n], beta[n], epsilon, i:n) = gamma[i]*x[i]/sqrt(Sum(x[k]**2, k:n)/size(n) + epsilon) + beta[i]
formula: frn[i] = max(y(x, gamma, beta, epsilon, i), tau)
vjp: frn in x, tau
""",
    epsilon="positive",
)
def frn(x, gamma, beta, tau, epsilon):
    return np.maximum(gamma * x / rms(x, epsilon) + beta, tau)


@paper(
    "Huang and Belongie, AdaIN, arXiv 1703.06868",
    """
dimensions: n, m
indices: i:n, k:n
reals: epsilon
vectors: x[n], y[m]
from prelude: mean, variance, deviation
assume: 0 < epsilon
formula: adain[i] = deviation(y, epsilon)*(x[i] - mean(x))/deviation(x, epsilon) + mean(y)
vjp: adain in x, y
""",
    epsilon="positive",
)
def adain(x, y, epsilon):
    cx, cy = (v - v.sum() / len(v) for v in (x, y))
    return rms(cy, epsilon) * cx / rms(cx, epsilon) + y.sum() / len(y)


@paper(
    "Miyato et al., spectral normalization, arXiv 1802.05957",
    """
dimensions: m, n
indices: s:m, t:m, i:n, k:n
vectors: W[m, n], u[m], v[n]
define: sigma(W[m, n], u[m], v[n]) = Sum(Sum(u[s]*W[s, k]*v[k], k:n), s:m)
assume: sigma(W, u, v) != 0
formula: spectral_norm[t, i] = W[t, i]/sigma(W, u, v)
vjp: spectral_norm in W
""",
)
def spectral_norm(W, u, v):
    return W / (u @ W @ v)


PAPERS = papers_in(globals())
