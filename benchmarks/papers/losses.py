"""Losses: of classes, of contrast, of distances."""

from __future__ import annotations

import mpmath
import numpy as np

from benchmarks.papers.paper import cos, exp, log, norm, paper, papers_in, sigmoid, softmax, softplus, sqrt

__all__ = ["PAPERS"]


@paper(
    "Lin et al., focal loss, arXiv 1708.02002, at gamma = 2",
    """
reals: x, alpha
from prelude: sigmoid
formula: focal = -alpha*(1 - sigmoid(x))**2*log(sigmoid(x))
derivative: focal in x
""",
)
def focal(x, alpha):
    return -alpha * (1 - sigmoid(x)) ** 2 * log(sigmoid(x))


@paper(
    "Leng et al., PolyLoss, arXiv 2204.12511: Poly-1",
    """
dimensions: n
indices: j:n, k:n
reals: eps1
vectors: x[n], y[n]
from prelude: softmax
formula: poly1 = -log(Sum(y[k]*softmax(x, k), k:n)) + eps1*(1 - Sum(y[k]*softmax(x, k), k:n))
derivative: poly1 in x[j]
""",
    y="weights",
)
def poly1(x, y, eps1):
    p = (y * softmax(x)).sum()
    return -log(p) + eps1 * (1 - p)


@paper(
    "Zhang and Sabuncu, generalized cross entropy, arXiv 1805.07836",
    """
dimensions: n
indices: j:n, k:n
reals: q
vectors: x[n], y[n]
from prelude: softmax
assume: 0 < q
formula: gce = (1 - exp(q*log(Sum(y[k]*softmax(x, k), k:n))))/q
derivative: gce in x[j]
""",
    y="weights",
    q="unit",
)
def gce(x, y, q):
    return (1 - exp(q * log((y * softmax(x)).sum()))) / q


@paper(
    "Mueller et al., When does label smoothing help, arXiv 1906.02629",
    """
dimensions: K
indices: k:K, j:K
reals: alpha
vectors: z[K], y[K]
from prelude: log_softmax
formula: smoothing = -Sum((y[k]*(1 - alpha) + alpha/size(K))*log_softmax(z, k), k:K)
derivative: smoothing in z[j]
""",
    y="weights",
    alpha="unit",
)
def smoothing(z, y, alpha):
    return -((y * (1 - alpha) + alpha / len(z)) * log(softmax(z))).sum()


@paper(
    "van den Oord et al., CPC, arXiv 1807.03748: InfoNCE on cosines",
    """
dimensions: n, d
indices: i:n, j:n, l:n, a:d
reals: tau
vectors: u[n, d], v[n, d]
from prelude: cosine, log_softmax
assume: 0 < tau
formula: info_nce = -Sum(log_softmax(fun j:n => cosine(u[i], v[j])/tau, i), i:n)/size(n)
derivative: info_nce in u[l, a]
""",
    tau="positive",
)
def info_nce(u, v, tau):
    s = (u / norm(u)) @ (v / norm(v)).T / tau
    return -np.diag(log(softmax(s))).sum() / len(u)


@paper(
    "Zhai et al., SigLIP, arXiv 2303.15343",
    """
dimensions: n, d
indices: i:n, j:n, a:d, l:n
reals: t, b
vectors: x[n, d], y[n, d], z[n, n]
from prelude: log_sigmoid
formula: siglip = -Sum(Sum(log_sigmoid(z[i, j]*(exp(t)*Sum(x[i, a]*y[j, a], a:d) + b)), j:n), i:n)/size(n)
derivative: siglip in x[l, a], t, b
""",
    z="sign",
)
def siglip(x, y, z, t, b):
    return -log(sigmoid(z * (exp(t) * x @ y.T + b))).sum() / len(x)


@paper(
    "Khosla et al., supervised contrastive learning, arXiv 2004.11362; P has ones at positives",
    """
dimensions: n
indices: i:n, p:n, a:n, j:n, k:n
reals: tau
vectors: S[n, n], P[n, n]
from prelude: log_softmax
assume: 0 < tau
define: count(P[n, n], i:n) = Sum(P[i, p], p:n)
assume: ForAll(i:n, 0 < count(P, i))
formula: supcon = -Sum(Sum(P[i, p]*log_softmax(fun a:n => S[i, a]/tau, p), p:n)/count(P, i), i:n)
derivative: supcon in S[j, k]
""",
    P="mask",
    tau="positive",
)
def supcon(S, P, tau):
    return -((P * log(softmax(S / tau))).sum(axis=1) / P.sum(axis=1)).sum()


@paper(
    "Zbontar et al., Barlow Twins, arXiv 2103.03230",
    """
dimensions: b, d
indices: s:b, t:b, i:d, j:d, k:d
reals: lambda_
vectors: A[b, d], B[b, d]
define: C(A[b, d], B[b, d], i:d, j:d) = Sum(A[s, i]*B[s, j], s:b)/(sqrt(Sum(A[s, i]**2, s:b))*sqrt(Sum(B[s, j]**2, s:b)))
formula: barlow = Sum((1 - C(A, B, i, i))**2, i:d) + lambda_*Sum(Sum((1 - KroneckerDelta(i, j))*C(A, B, i, j)**2, j:d), i:d)
derivative: barlow in A[t, k]
""",
)
def barlow(A, B, lambda_):
    c = (A / norm(A, axis=0)).T @ (B / norm(B, axis=0))
    off = c * (1 - np.eye(len(c)).astype(int))
    return ((1 - np.diag(c)) ** 2).sum() + lambda_ * (off * off).sum()


@paper(
    "Bardes et al., VICReg, arXiv 2105.04906: the variance term",
    """
dimensions: n, d
indices: i:n, j:d, l:n, a:d
reals: gamma, epsilon
vectors: Z[n, d]
from prelude: relu, deviation
assume: 0 < epsilon
formula: vicreg_variance = Sum(relu(gamma - deviation(fun i:n => Z[i, j], epsilon)), j:d)/size(d)
derivative: vicreg_variance in Z[l, a]
""",
    epsilon="positive",
    gamma="positive",
)
def vicreg_variance(Z, gamma, epsilon):
    var = ((Z - Z.sum(axis=0) / len(Z)) ** 2).sum(axis=0) / len(Z)
    return np.maximum(gamma - sqrt(var + epsilon), 0).sum() / Z.shape[1]


@paper(
    "Hermans et al., In defense of the triplet loss, arXiv 1703.07737, with its soft margin",
    """
dimensions: n
indices: j:n
vectors: a[n], p[n], q[n]
from prelude: norm, softplus
define: dist(a[n], p[n]) = norm(fun j:n => a[j] - p[j])
formula: soft_triplet = softplus(dist(a, p) - dist(a, q))
derivative: soft_triplet in a[j]
""",
)
def soft_triplet(a, p, q):
    return softplus(norm(a - p) - norm(a - q))[0]


@paper(
    "Deng et al., ArcFace, arXiv 1801.07698; cos(theta + m) by sums, two terms of the denominator",
    """
reals: c, s, m, other
assume: -1 < c
assume: c < 1
define: margin(c, m) = c*cos(m) - sqrt(1 - c**2)*sin(m)
formula: arcface = -log(exp(s*margin(c, m))/(exp(s*margin(c, m)) + exp(s*other)))
derivative: arcface in c, other
""",
    c="unit",
)
def arcface(c, s, m, other):
    z = s * (c * cos(m) - sqrt(1 - c * c) * mpmath.sin(m))
    return -log(exp(z) / (exp(z) + exp(s * other)))


@paper(
    "Milletari's Dice loss as in Sudre et al., arXiv 1707.03237",
    """
dimensions: n
indices: k:n, l:n, j:n
reals: eps
vectors: r[n], p[n]
assume: 0 < eps
formula: dice = 1 - (2*Sum(p[k]*r[k], k:n) + eps)/(Sum(p[k] + r[k], k:n) + eps)
derivative: dice in p[j]
""",
    r="mask",
    p="unit",
    eps="positive",
)
def dice(r, p, eps):
    return 1 - (2 * (p * r).sum() + eps) / ((p + r).sum() + eps)


@paper(
    "Feng et al., wing loss, arXiv 1711.06753, the part near zero",
    """
dimensions: n
indices: k:n, j:n
reals: w, epsilon
vectors: x[n], y[n]
from prelude: abs
assume: 0 < epsilon
formula: wing = w*Sum(log(1 + abs(x[k] - y[k])/epsilon), k:n)
derivative: wing in x[j]
""",
    epsilon="positive",
)
def wing(x, y, w, epsilon):
    return w * log(1 + abs(x - y) / epsilon).sum()


@paper(
    "Li et al., MMD GAN, arXiv 1705.08584 with a Gaussian kernel: the cross term",
    """
dimensions: m, n, d
indices: i:m, j:n, a:d, s:m, b:d
reals: sigma
vectors: X[m, d], Y[n, d]
assume: sigma != 0
formula: mmd_cross = -2*Sum(Sum(exp(-Sum((X[i, a] - Y[j, a])**2, a:d)/(2*sigma**2)), j:n), i:m)/(size(m)*size(n))
derivative: mmd_cross in X[s, b], sigma
""",
    sigma="positive",
)
def mmd_cross(X, Y, sigma):
    sq = ((X[:, None] - Y[None]) ** 2).sum(axis=-1)
    return -2 * exp(-sq / (2 * sigma**2)).sum() / (len(X) * len(Y))


@paper(
    "Menon et al., logit adjustment, arXiv 2007.07314",
    """
dimensions: n
indices: k:n, j:n
reals: tau
vectors: f[n], prior[n], y[n]
from prelude: log_softmax
formula: logit_adjusted = -Sum(y[k]*log_softmax(fun j:n => f[j] + tau*log(prior[j]), k), k:n)
derivative: logit_adjusted in f[j], tau
""",
    prior="weights",
    y="weights",
)
def logit_adjusted(f, prior, y, tau):
    return -(y * log(softmax(f + tau * log(prior)))).sum()


PAPERS = papers_in(globals())
