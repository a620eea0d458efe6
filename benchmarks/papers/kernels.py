"""Attention without the softmax of products: other weights, features of keys, decays."""

from __future__ import annotations

import mpmath
import numpy as np

from benchmarks.papers.paper import exp, log, paper, papers_in, sigmoid, softmax

__all__ = ["PAPERS"]


@paper(
    "Zuhri et al., Softpick, arXiv 2504.20966",
    """
dimensions: n
indices: i:n, k:n
vectors: x[n]
from prelude: relu, abs
formula: softpick[i] = relu(exp(x[i]) - 1)/Sum(abs(exp(x[k]) - 1), k:n)
vjp: softpick in x
""",
)
def softpick(x):
    return np.maximum(exp(x) - 1, 0) / abs(exp(x) - 1).sum()


@paper(
    "Miller, Attention is off by one, 2023: softmax1",
    """
dimensions: n
indices: i:n, k:n
vectors: x[n]
formula: softmax1[i] = exp(x[i])/(1 + Sum(exp(x[k]), k:n))
vjp: softmax1 in x
""",
)
def softmax1(x):
    return exp(x) / (1 + exp(x).sum())


@paper(
    "Katharopoulos et al., Transformers are RNNs, arXiv 2006.16236: linear attention with elu + 1",
    """
dimensions: m, n, d, e
indices: t:m, j:n, a:d, o:e
reals: u
vectors: Q[m, d], K[n, d], V[n, e]
from prelude: min, max
define: phi(u) = max(u, 0) + exp(min(u, 0))
define: top(Q[m, d], K[n, d], V[n, e], t:m, o:e) = Sum(phi(Q[t, a])*Sum(phi(K[j, a])*V[j, o], j:n), a:d)
define: bottom(Q[m, d], K[n, d], t:m) = Sum(phi(Q[t, a])*Sum(phi(K[j, a]), j:n), a:d)
formula: elu_attention[t, o] = top(Q, K, V, t, o)/bottom(Q, K, t)
vjp: elu_attention in V, Q
""",
)
def elu_attention(Q, K, V):
    q, k = (np.maximum(x, 0) + exp(np.minimum(x, 0)) for x in (Q, K))
    return (q @ (k.T @ V)) / (q @ k.sum(axis=0))[:, None]


@paper(
    "Choromanski et al., Performer, arXiv 2009.14794: positive features",
    """
dimensions: n, d, h
indices: j:n, a:d, c:h
vectors: x[n, d], w[h, d]
define: phi(x[n, d], w[h, d], j:n, c:h) = exp(Sum(w[c, a]*x[j, a], a:d) - Sum(x[j, a]**2, a:d)/2)/sqrt(size(h))
formula: favor[j, c] = phi(x, w, j, c)
vjp: favor in x, w
""",
)
def favor(x, w):
    return exp(x @ w.T - (x * x).sum(axis=1, keepdims=True) / 2) / mpmath.sqrt(len(w))


@paper(
    "Sun et al., RetNet, arXiv 2307.08621: parallel retention with a matrix of decays",
    """
dimensions: n, d, e
indices: s:n, t:n, a:d, o:e
vectors: Q[n, d], K[n, d], V[n, e], D[n, n]
formula: retention[s, o] = Sum(Sum(Q[s, a]*K[t, a], a:d)*D[s, t]*V[t, o], t:n)
vjp: retention in Q, K, V
""",
    D="unit",
)
def retention(Q, K, V, D):
    return (Q @ K.T * D) @ V


@paper(
    "Lin et al., Forgetting Transformer, arXiv 2503.02130: logits with cumulative log gates; L has ones on and below "
    "the diagonal",
    """
dimensions: n
indices: s:n, t:n, k:n
vectors: S[n, n], f[n], L[n, n]
from prelude: softmax, log_sigmoid
define: c(f[n], L[n, n], s:n) = Sum(L[s, k]*log_sigmoid(f[k]), k:n)
formula: forgetting[s, t] = softmax(fun k:n => S[s, k] + c(f, L, s) - c(f, L, k), t)
vjp: forgetting in S, f
""",
    L="mask",
)
def forgetting(S, f, L):
    c = L @ log(sigmoid(f))
    return softmax(S + c[:, None] - c[None, :])


@paper(
    "Zhai et al., An attention free transformer, arXiv 2105.14103",
    """
dimensions: n, d
indices: t:n, j:n, a:d
vectors: Q[n, d], K[n, d], V[n, d], w[n, n]
from prelude: sigmoid
formula: aft[t, a] = sigmoid(Q[t, a])*Sum(exp(K[j, a] + w[t, j])*V[j, a], j:n)/Sum(exp(K[j, a] + w[t, j]), j:n)
vjp: aft in K, w
""",
)
def aft(Q, K, V, w):
    e = exp(K[None] + w[:, :, None])
    return sigmoid(Q) * (e * V[None]).sum(axis=1) / e.sum(axis=1)


@paper(
    "Wang et al., Linformer, arXiv 2006.04768",
    """
dimensions: m, n, d, r
indices: t:m, j:n, c:r, b:r, a:d
vectors: Q[m, d], K[n, d], V[n, d], E[r, n], F[r, n]
from prelude: softmax
define: EK(K[n, d], E[r, n], c:r, a:d) = Sum(E[c, j]*K[j, a], j:n)
define: P(Q[m, d], K[n, d], E[r, n], t:m, c:r) = softmax(fun b:r => Sum(Q[t, a]*EK(K, E, b, a), a:d)/sqrt(size(d)), c)
formula: linformer[t, a] = Sum(P(Q, K, E, t, c)*Sum(F[c, j]*V[j, a], j:n), c:r)
vjp: linformer in E, K, F
""",
)
def linformer(Q, K, V, E, F):
    return softmax(Q @ (E @ K).T / mpmath.sqrt(Q.shape[1])) @ (F @ V)


@paper(
    "Koohpayegani and Pirsiavash, SimA, arXiv 2206.08898: queries over the sum of their absolute values",
    """
dimensions: n, d
indices: t:n, s:n, a:d
vectors: Q[n, d]
from prelude: abs
formula: sima[t, a] = Q[t, a]/Sum(abs(Q[s, a]), s:n)
vjp: sima in Q
""",
)
def sima(Q):
    return Q / abs(Q).sum(axis=0)


@paper(
    "Tan et al., Stick-breaking attention, arXiv 2410.17980; B has ones between j and i",
    """
dimensions: n
indices: j:n, k:n
vectors: z[n], B[n, n]
from prelude: sigmoid, softplus
formula: stick_breaking[j] = sigmoid(z[j])*exp(-Sum(B[j, k]*softplus(z[k]), k:n))
vjp: stick_breaking in z
""",
    B="mask",
)
def stick_breaking(z, B):
    return sigmoid(z) * exp(-(B @ log(1 + exp(z))))


@paper(
    "Ramsauer et al., Hopfield networks is all you need, arXiv 2008.02217",
    """
dimensions: n, d
indices: j:n, a:d, b:d
reals: beta
vectors: X[n, d], xi[d]
assume: 0 < beta
formula: hopfield_energy = -log(Sum(exp(beta*Sum(X[j, a]*xi[a], a:d)), j:n))/beta + Sum(xi[a]**2, a:d)/2
derivative: hopfield_energy in xi[b], beta
""",
    beta="positive",
)
def hopfield_energy(X, xi, beta):
    return -log(exp(beta * (X @ xi)).sum()) / beta + (xi * xi).sum() / 2


PAPERS = papers_in(globals())
