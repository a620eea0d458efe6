"""Activations, gates, adapters and experts."""

from __future__ import annotations

import mpmath
import numpy as np

from benchmarks.papers.paper import erf, exp, norm, paper, papers_in, sigmoid, sin, softmax, softplus, tanh

__all__ = ["PAPERS"]


@paper(
    "Shazeer, GLU variants, arXiv 2002.05202: SwiGLU",
    """
dimensions: n, h, e
indices: o:e, c:h, i:n
reals: beta
vectors: x[n], W[h, n], V[h, n], W2[e, h]
from prelude: sigmoid, linear
define: swish(x[n], W[h, n], beta, c:h) = linear(W, x, c)*sigmoid(beta*linear(W, x, c))
formula: swiglu[o] = Sum(W2[o, c]*swish(x, W, beta, c)*linear(V, x, c), c:h)
vjp: swiglu in x, W, V, beta
""",
)
def swiglu(x, W, V, W2, beta):
    z = W @ x
    return W2 @ (z * sigmoid(beta * z) * (V @ x))


@paper(
    "Hendrycks and Gimpel, GELU, arXiv 1606.08415v4 of 2020, the form with tanh",
    """
reals: x
from prelude: tanh
formula: gelu_tanh = 0.5*x*(1 + tanh(sqrt(2/pi)*(x + 0.044715*x**3)))
derivative: gelu_tanh in x
""",
)
def gelu_tanh(x):
    c = mpmath.mpf("0.044715")
    return x * (1 + tanh(mpmath.sqrt(2 / mpmath.pi) * (x + c * x**3))) / 2


@paper(
    "So et al., Primer, arXiv 2109.08668: squared ReLU between two matrices",
    """
dimensions: n, h, e
indices: o:e, c:h, i:n
vectors: x[n], W1[h, n], W2[e, h]
from prelude: relu
formula: squared_relu[o] = Sum(W2[o, c]*relu(Sum(W1[c, i]*x[i], i:n))**2, c:h)
vjp: squared_relu in x, W1
""",
)
def squared_relu(x, W1, W2):
    return W2 @ np.maximum(W1 @ x, 0) ** 2


@paper(
    "Misra, Mish, arXiv 1908.08681",
    """
reals: x
formula: mish = x*((exp(log(1 + exp(x))) - exp(-log(1 + exp(x))))/(exp(log(1 + exp(x))) + exp(-log(1 + exp(x)))))
derivative: mish in x
""",
)
def mish(x):
    return x * tanh(softplus(x))


@paper(
    "Nag and Bhattacharyya, Serf, arXiv 2108.09598",
    """
reals: x
from prelude: softplus
formula: serf = x*erf(softplus(x))
derivative: serf in x
hessian: serf in x
""",
)
def serf(x):
    return x * erf(softplus(x))


@paper(
    "Ma et al., Activate or not, arXiv 2009.04759: ACON-C",
    """
reals: x, p1, p2, beta
from prelude: sigmoid
formula: acon = (p1 - p2)*x*sigmoid(beta*(p1 - p2)*x) + p2*x
derivative: acon in x, p1, beta
""",
)
def acon(x, p1, p2, beta):
    return (p1 - p2) * x * sigmoid(beta * (p1 - p2) * x) + p2 * x


@paper(
    "Molina et al., Pade activation units, arXiv 1907.06732 with degrees 2 and 2",
    """
reals: x, a0, a1, a2, b1, b2
from prelude: abs
formula: pade = (a0 + a1*x + a2*x**2)/(1 + abs(b1*x + b2*x**2))
derivative: pade in x, b1
""",
)
def pade(x, a0, a1, a2, b1, b2):
    return (a0 + a1 * x + a2 * x**2) / (1 + abs(b1 * x + b2 * x**2))


@paper(
    "Ziyin et al., Snake, arXiv 2006.08195",
    """
reals: x, a
assume: a != 0
formula: snake = x + sin(a*x)**2/a
derivative: snake in x, a
""",
)
def snake(x, a):
    return x + sin(a * x) ** 2 / a


@paper(
    "Sitzmann et al., SIREN, arXiv 2006.09661",
    """
dimensions: m, n
indices: o:m, i:n
reals: omega0
vectors: x[n], W[m, n], b[m]
formula: siren[o] = sin(omega0*(Sum(W[o, i]*x[i], i:n) + b[o]))
vjp: siren in x, W, omega0
""",
)
def siren(x, W, b, omega0):
    return sin(omega0 * (W @ x + b))


@paper(
    "Li, Kolmogorov-Arnold networks are radial basis function networks, arXiv 2405.06721",
    """
dimensions: m, n, h
indices: o:m, i:n, c:h
reals: delta
vectors: x[n], W[m, n, h], mu[h]
assume: delta != 0
formula: fast_kan[o] = Sum(Sum(W[o, i, c]*exp(-((x[i] - mu[c])/delta)**2), c:h), i:n)
vjp: fast_kan in x, W, delta
""",
    delta="positive",
)
def fast_kan(x, W, mu, delta):
    return np.einsum("oic,ic->o", W, exp(-(((x[:, None] - mu) / delta) ** 2)))


@paper(
    "Perez et al., FiLM, arXiv 1709.07871, with the scale and the shift linear in a condition",
    """
dimensions: n, d
indices: i:n, a:d
vectors: F[n], z[d], Wg[n, d], Wb[n, d]
formula: film[i] = Sum(Wg[i, a]*z[a], a:d)*F[i] + Sum(Wb[i, a]*z[a], a:d)
vjp: film in z, F
""",
)
def film(F, z, Wg, Wb):
    return (Wg @ z) * F + Wb @ z


@paper(
    "Hu et al., squeeze-and-excitation, arXiv 1709.01507",
    """
dimensions: c, n, r
indices: a:c, b:c, t:n, q:r
vectors: U[c, n], W1[r, c], W2[c, r]
from prelude: relu, sigmoid
define: z(U[c, n], a:c) = Sum(U[a, t], t:n)/size(n)
define: s(U[c, n], W1[r, c], W2[c, r], a:c) = sigmoid(Sum(W2[a, q]*relu(Sum(W1[q, b]*z(U, b), b:c)), q:r))
formula: squeeze_excitation[a, t] = s(U, W1, W2, a)*U[a, t]
vjp: squeeze_excitation in U, W2
""",
)
def squeeze_excitation(U, W1, W2):
    z = U.sum(axis=1) / U.shape[1]
    return sigmoid(W2 @ np.maximum(W1 @ z, 0))[:, None] * U


@paper(
    "Liu et al., DoRA, arXiv 2402.09353",
    """
dimensions: m, n, r
indices: i:m, j:n, k:n, l:m, c:r
vectors: W0[m, n], B[m, r], A[r, n], mag[n]
from prelude: norm
define: V(W0[m, n], B[m, r], A[r, n], i:m, j:n) = W0[i, j] + Sum(B[i, c]*A[c, j], c:r)
formula: dora[i, j] = mag[j]*V(W0, B, A, i, j)/norm(fun l:m => V(W0, B, A, l, j))
vjp: dora in B, mag
""",
)
def dora(W0, B, A, mag):
    V = W0 + B @ A
    return mag * V / norm(V, axis=0)


@paper(
    "Kopiczko et al., VeRA, arXiv 2310.11454",
    """
dimensions: m, n, r
indices: i:m, j:n, c:r
vectors: x[n], W0[m, n], B[m, r], A[r, n], b[m], d[r]
formula: vera[i] = Sum(W0[i, j]*x[j], j:n) + b[i]*Sum(B[i, c]*d[c]*Sum(A[c, j]*x[j], j:n), c:r)
vjp: vera in b, d, x
""",
)
def vera(x, W0, B, A, b, d):
    return W0 @ x + b * (B @ (d * (A @ x)))


@paper(
    "Shazeer et al., sparsely gated experts, arXiv 1701.06538, all experts kept",
    """
dimensions: d, e, h
indices: a:d, b:d, o:h, k:e, l:e
vectors: x[d], Wg[e, d], E[e, h, d]
from prelude: softmax, linear
formula: moe[o] = Sum(softmax(fun l:e => linear(Wg, x, l), k)*Sum(E[k, o, a]*x[a], a:d), k:e)
vjp: moe in x, Wg
""",
)
def moe(x, Wg, E):
    return softmax(Wg @ x) @ (E @ x)


@paper(
    "Puigcerver et al., Soft MoE, arXiv 2308.00951, the experts linear",
    """
dimensions: m, d, p
indices: i:m, k:m, j:p, l:p, a:d, b:d
vectors: X[m, d], Phi[d, p], W[d, d]
define: logit(X[m, d], Phi[d, p], i:m, j:p) = Sum(X[i, a]*Phi[a, j], a:d)
define: D(X[m, d], Phi[d, p], i:m, j:p) = exp(logit(X, Phi, i, j))/Sum(exp(logit(X, Phi, k, j)), k:m)
define: C(X[m, d], Phi[d, p], i:m, j:p) = exp(logit(X, Phi, i, j))/Sum(exp(logit(X, Phi, i, l)), l:p)
define: slot(X[m, d], Phi[d, p], j:p, a:d) = Sum(D(X, Phi, k, j)*X[k, a], k:m)
formula: soft_moe[i, b] = Sum(C(X, Phi, i, j)*Sum(W[b, a]*slot(X, Phi, j, a), a:d), j:p)
vjp: soft_moe in X, Phi
""",
)
def soft_moe(X, Phi, W):
    z = X @ Phi
    return softmax(z) @ (softmax(z, axis=0).T @ X @ W.T)


@paper(
    "DeepSeek-AI, the router of DeepSeek-V3, arXiv 2412.19437: sigmoid gates over their sum",
    """
dimensions: d, e
indices: a:d, k:e, l:e
vectors: u[d], centroid[e, d]
from prelude: sigmoid
define: s(u[d], centroid[e, d], k:e) = sigmoid(Sum(u[a]*centroid[k, a], a:d))
formula: sigmoid_router[k] = s(u, centroid, k)/Sum(s(u, centroid, l), l:e)
vjp: sigmoid_router in u, centroid
""",
)
def sigmoid_router(u, centroid):
    s = sigmoid(centroid @ u)
    return s / s.sum()


PAPERS = papers_in(globals())
