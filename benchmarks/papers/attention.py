"""Attention: its logits, positions, masks, latent keys and heads."""

from __future__ import annotations

import mpmath
import numpy as np

from benchmarks.papers.paper import cos, exp, norm, paper, papers_in, sigmoid, sin, softmax, tanh

__all__ = ["PAPERS"]


@paper(
    "Vaswani et al., Attention is all you need, arXiv 1706.03762",
    """
dimensions: m, n, d, e
indices: s:m, j:n, k:n, a:d, o:e
vectors: Q[m, d], K[n, d], V[n, e]
from prelude: softmax
formula: attention[s, o] = Sum(softmax(fun k:n => Sum(Q[s, a]*K[k, a], a:d)/sqrt(size(d)), j)*V[j, o], j:n)
vjp: attention in Q, K, V
""",
)
def attention(Q, K, V):
    return softmax(Q @ K.T / mpmath.sqrt(Q.shape[1])) @ V


@paper(
    "Raffel et al., T5, arXiv 1910.10683: relative position biases are added to the logits",
    """
dimensions: m, n, d, e
indices: s:m, j:n, k:n, a:d, o:e
vectors: Q[m, d], K[n, d], V[n, e], B[m, n]
from prelude: softmax
define: P(Q[m, d], K[n, d], B[m, n], s:m, j:n) = softmax(fun k:n => Sum(Q[s, a]*K[k, a], a:d) + B[s, k], j)
formula: t5_attention[s, o] = Sum(P(Q, K, B, s, j)*V[j, o], j:n)
vjp: t5_attention in B, K
""",
)
def t5_attention(Q, K, V, B):
    return softmax(Q @ K.T + B) @ V


@paper(
    "Press et al., ALiBi, arXiv 2108.12409",
    """
dimensions: m, n, d
indices: s:m, j:n, k:n, a:d
reals: slope
vectors: Q[m, d], K[n, d], distance[m, n]
from prelude: softmax
formula: alibi[s, j] = softmax(fun k:n => Sum(Q[s, a]*K[k, a], a:d)/sqrt(size(d)) - slope*distance[s, k], j)
vjp: alibi in Q, slope
""",
    distance="positive",
)
def alibi(Q, K, distance, slope):
    return softmax(Q @ K.T / mpmath.sqrt(Q.shape[1]) - slope * distance)


@paper(
    "Xiao et al., attention sinks, arXiv 2309.17453; OpenAI, gpt-oss model card 2025: a learned sink in the denominator",
    """
dimensions: m, n, d, e
indices: t:m, i:n, j:n, a:d, o:e
reals: sink
vectors: Q[m, d], K[n, d], V[n, e]
define: S(Q[m, d], K[n, d], t:m, j:n) = Sum(Q[t, a]*K[j, a], a:d)/sqrt(size(d))
define: Z(Q[m, d], K[n, d], sink, t:m) = exp(sink) + Sum(exp(S(Q, K, t, i)), i:n)
formula: sink_attention[t, o] = Sum(exp(S(Q, K, t, j))/Z(Q, K, sink, t)*V[j, o], j:n)
vjp: sink_attention in Q, sink
""",
)
def sink_attention(Q, K, V, sink):
    e = exp(Q @ K.T / mpmath.sqrt(Q.shape[1]))
    return e / (exp(sink) + e.sum(axis=1, keepdims=True)) @ V


@paper(
    "Ye et al., Differential Transformer, arXiv 2410.05258",
    """
dimensions: m, n, d, e
indices: t:m, j:n, k:n, a:d, o:e
reals: lam
vectors: Q1[m, d], K1[n, d], Q2[m, d], K2[n, d], V[n, e]
from prelude: softmax
define: A(Q1[m, d], K1[n, d], t:m, j:n) = softmax(fun k:n => Sum(Q1[t, a]*K1[k, a], a:d)/sqrt(size(d)), j)
formula: diff_attention[t, o] = Sum((A(Q1, K1, t, j) - lam*A(Q2, K2, t, j))*V[j, o], j:n)
vjp: diff_attention in Q1, Q2, lam
""",
)
def diff_attention(Q1, K1, Q2, K2, V, lam):
    r = mpmath.sqrt(Q1.shape[1])
    return (softmax(Q1 @ K1.T / r) - lam * softmax(Q2 @ K2.T / r)) @ V


@paper(
    "Liu et al., Swin Transformer V2, arXiv 2111.09883: scaled cosine attention",
    """
dimensions: m, n, d
indices: s:m, j:n, k:n, a:d
reals: tau
vectors: Q[m, d], K[n, d], B[m, n]
from prelude: softmax, cosine
assume: 0 < tau
formula: swin[s, j] = softmax(fun k:n => cosine(Q[s], K[k])/tau + B[s, k], j)
vjp: swin in Q, K
""",
    tau="positive",
)
def swin(Q, K, B, tau):
    return softmax((Q / norm(Q)) @ (K / norm(K)).T / tau + B)


@paper(
    "Henry et al., Query-key normalization, arXiv 2010.04245",
    """
dimensions: m, n, d
indices: s:m, j:n, k:n, a:d
reals: g
vectors: Q[m, d], K[n, d]
from prelude: softmax, norm
assume: ForAll(s:m, 0 < norm(Q[s]))
assume: ForAll(k:n, 0 < norm(K[k]))
formula: qknorm[s, j] = softmax(fun k:n => g*Sum(Q[s, a]/norm(Q[s])*(K[k, a]/norm(K[k])), a:d), j)
vjp: qknorm in Q, g
""",
)
def qknorm(Q, K, g):
    return softmax(g * (Q / norm(Q)) @ (K / norm(K)).T)


@paper(
    "Ramapuram et al., sigmoid attention, arXiv 2409.04431, with the bias -log n",
    """
dimensions: m, n, d, e
indices: s:m, j:n, a:d, o:e
vectors: Q[m, d], K[n, d], V[n, e]
from prelude: sigmoid
formula: sigmoid_attention[s, o] = Sum(sigmoid(Sum(Q[s, a]*K[j, a], a:d)/sqrt(size(d)) - log(size(n)))*V[j, o], j:n)
vjp: sigmoid_attention in Q, K, V
""",
)
def sigmoid_attention(Q, K, V):
    return sigmoid(Q @ K.T / mpmath.sqrt(Q.shape[1]) - mpmath.log(len(K))) @ V


@paper(
    "Team Gemma, Gemma 2, arXiv 2408.00118: soft-capped logits",
    """
dimensions: m, n, d, e
indices: t:m, j:n, k:n, a:d, o:e
reals: cap
vectors: q[m, d], K[n, d], V[n, e]
from prelude: softmax, tanh
assume: 0 < cap
define: capped(q[m, d], K[n, d], cap, t:m, j:n) = cap*tanh(Sum(q[t, a]*K[j, a], a:d)/cap)
formula: gemma2[t, o] = Sum(softmax(fun k:n => capped(q, K, cap, t, k), j)*V[j, o], j:n)
vjp: gemma2 in q, K
""",
    cap="positive",
)
def gemma2(q, K, V, cap):
    return softmax(cap * tanh(q @ K.T / cap)) @ V


@paper(
    "DeepSeek-AI, DeepSeek-V2, arXiv 2405.04434: latent keys, and values",
    """
dimensions: m, n, d, e, h, r
indices: t:m, j:n, k:n, a:d, o:e, c:r, b:h
vectors: q[m, d], x[n, h], W_down[r, h], W_k[d, r], W_v[e, r]
from prelude: softmax
define: latent(x[n, h], W_down[r, h], j:n, c:r) = Sum(W_down[c, b]*x[j, b], b:h)
define: key(x[n, h], W_down[r, h], W_k[d, r], j:n, a:d) = Sum(W_k[a, c]*latent(x, W_down, j, c), c:r)
define: value(x[n, h], W_down[r, h], W_v[e, r], j:n, o:e) = Sum(W_v[o, c]*latent(x, W_down, j, c), c:r)
define: p(q[m, d], x[n, h], W_down[r, h], W_k[d, r], t:m, j:n) = softmax(fun k:n => Sum(q[t, a]*key(x, W_down, W_k, k, a), a:d)/sqrt(size(d)), j)
formula: mla[t, o] = Sum(p(q, x, W_down, W_k, t, j)*value(x, W_down, W_v, j, o), j:n)
vjp: mla in x, W_down, W_k
""",
)
def mla(q, x, W_down, W_k, W_v):
    latent = x @ W_down.T
    return softmax(q @ (latent @ W_k.T).T / mpmath.sqrt(q.shape[1])) @ (latent @ W_v.T)


@paper(
    "Shazeer et al., Talking-heads attention, arXiv 2003.02436",
    """
dimensions: h, g, m, n
indices: p:h, q:g, s:m, j:n, k:n
vectors: J[h, m, n], P_l[g, h], P_w[h, g]
from prelude: softmax
define: L(J[h, m, n], P_l[g, h], q:g, s:m, j:n) = Sum(P_l[q, p]*J[p, s, j], p:h)
define: W(J[h, m, n], P_l[g, h], q:g, s:m, j:n) = softmax(fun k:n => L(J, P_l, q, s, k), j)
formula: talking_heads[p, s, j] = Sum(P_w[p, q]*W(J, P_l, q, s, j), q:g)
vjp: talking_heads in J, P_l
""",
)
def talking_heads(J, P_l, P_w):
    return np.einsum("pq,qsj->psj", P_w, softmax(np.einsum("qp,psj->qsj", P_l, J)))


@paper(
    "Shazeer, One write-head is all you need, arXiv 1911.02150: multi-query attention",
    """
dimensions: h, m, n, d, e
indices: p:h, t:m, j:n, k:n, a:d, o:e
vectors: Q[h, m, d], K[n, d], V[n, e]
from prelude: softmax
define: score(Q[h, m, d], K[n, d], p:h, t:m, j:n) = Sum(Q[p, t, a]*K[j, a], a:d)/sqrt(size(d))
formula: mqa[p, t, o] = Sum(softmax(fun k:n => score(Q, K, p, t, k), j)*V[j, o], j:n)
vjp: mqa in K, V
""",
)
def mqa(Q, K, V):
    return softmax(np.einsum("pta,ja->ptj", Q, K) / mpmath.sqrt(K.shape[1])) @ V


@paper(
    "Su et al., RoFormer, arXiv 2104.09864: scores of rotated pairs",
    """
dimensions: m, n, d
indices: s:m, j:n, a:d
vectors: x[m, d], y[m, d], u[n, d], v[n, d], theta[d], pos_q[m], pos_k[n]
define: qx(x[m, d], y[m, d], theta[d], pos_q[m], s:m, a:d) = x[s, a]*cos(pos_q[s]*theta[a]) - y[s, a]*sin(pos_q[s]*theta[a])
define: qy(x[m, d], y[m, d], theta[d], pos_q[m], s:m, a:d) = x[s, a]*sin(pos_q[s]*theta[a]) + y[s, a]*cos(pos_q[s]*theta[a])
define: kx(u[n, d], v[n, d], theta[d], pos_k[n], j:n, a:d) = u[j, a]*cos(pos_k[j]*theta[a]) - v[j, a]*sin(pos_k[j]*theta[a])
define: ky(u[n, d], v[n, d], theta[d], pos_k[n], j:n, a:d) = u[j, a]*sin(pos_k[j]*theta[a]) + v[j, a]*cos(pos_k[j]*theta[a])
formula: rope[s, j] = Sum(qx(x, y, theta, pos_q, s, a)*kx(u, v, theta, pos_k, j, a) + qy(x, y, theta, pos_q, s, a)*ky(u, v, theta, pos_k, j, a), a:d)
vjp: rope in x, y, theta
""",
)
def rope(x, y, u, v, theta, pos_q, pos_k):
    a = pos_q[:, None] * theta
    b = pos_k[:, None] * theta
    qx, qy = x * cos(a) - y * sin(a), x * sin(a) + y * cos(a)
    kx, ky = u * cos(b) - v * sin(b), u * sin(b) + v * cos(b)
    return qx @ kx.T + qy @ ky.T


@paper(
    "Dao et al., FlashAttention, arXiv 2205.14135: masked attention, the mask of ones and zeros",
    """
dimensions: m, n, e
indices: t:m, j:n, k:n, o:e
vectors: S[m, n], mask[m, n], V[n, e]
define: l(S[m, n], mask[m, n], t:m) = Sum(mask[t, k]*exp(S[t, k]), k:n)
define: P(S[m, n], mask[m, n], t:m, j:n) = mask[t, j]*exp(S[t, j])/l(S, mask, t)
formula: masked_attention[t, o] = Sum(P(S, mask, t, j)*V[j, o], j:n)
vjp: masked_attention in S, V
""",
    mask="mask",
)
def masked_attention(S, mask, V):
    e = mask * exp(S)
    return e / e.sum(axis=1, keepdims=True) @ V


PAPERS = papers_in(globals())
