"""Steps of recurrences and optimizers, graphs, embeddings, geometry and matrices."""

from __future__ import annotations

import mpmath
import numpy as np

from benchmarks.papers.paper import exp, log, norm, paper, papers_in, sigmoid, softplus, sqrt, tanh

__all__ = ["PAPERS"]


@paper(
    "Yang et al., DeltaNet, arXiv 2406.06484",
    """
dimensions: d, e
indices: i:e, a:d, c:d
reals: beta
vectors: S[e, d], k[d], v[e]
formula: delta_rule[i, a] = S[i, a] - beta*(Sum(S[i, c]*k[c], c:d) - v[i])*k[a]
vjp: delta_rule in S, k, beta
""",
)
def delta_rule(S, k, v, beta):
    return S - beta * (S @ k - v)[:, None] * k


@paper(
    "Yang et al., Gated DeltaNet, arXiv 2412.06464, read out by a query",
    """
dimensions: d, e
indices: i:e, a:d, c:d
reals: alpha, beta
vectors: S[e, d], k[d], v[e], q[d]
define: new(S[e, d], k[d], v[e], alpha, beta, i:e, a:d) = alpha*(S[i, a] - beta*Sum(S[i, c]*k[c], c:d)*k[a]) + beta*v[i]*k[a]
formula: gated_delta[i] = Sum(new(S, k, v, alpha, beta, i, a)*q[a], a:d)
vjp: gated_delta in k, alpha, q
""",
)
def gated_delta(S, k, v, q, alpha, beta):
    return (alpha * (S - beta * (S @ k)[:, None] * k) + beta * v[:, None] * k) @ q


@paper(
    "Gu and Dao, Mamba, arXiv 2312.00752: one step with a softplus of the step size",
    """
dimensions: n, d
indices: i:n, a:d
reals: dt_raw, A_log
vectors: h[d, n], B[n], x[d]
from prelude: softplus
define: dt(dt_raw) = softplus(dt_raw)
formula: mamba_step[a, i] = exp(-dt(dt_raw)*exp(A_log))*h[a, i] + dt(dt_raw)*B[i]*x[a]
vjp: mamba_step in dt_raw, A_log, x
""",
)
def mamba_step(h, B, x, dt_raw, A_log):
    dt = softplus(dt_raw)
    return exp(-dt * exp(A_log)) * h + dt * x[:, None] * B


@paper(
    "Peng et al., RWKV-7, arXiv 2503.14456",
    """
dimensions: d
indices: i:d, j:d, l:d
vectors: S[d, d], w[d], kappa[d], a[d], v[d], k[d]
formula: rwkv7[i, j] = S[i, j]*w[j] - Sum(S[i, l]*kappa[l], l:d)*a[j]*kappa[j] + v[i]*k[j]
vjp: rwkv7 in w, kappa, a
""",
)
def rwkv7(S, w, kappa, a, v, k):
    return S * w - (S @ kappa)[:, None] * (a * kappa) + v[:, None] * k


@paper(
    "Sun et al., Learning to (learn at test time), arXiv 2407.04620: one step on a reconstruction loss",
    """
dimensions: d
indices: i:d, j:d, b:d
reals: eta
vectors: W[d, d], x[d], y[d], q[d]
define: r(W[d, d], x[d], y[d], i:d) = Sum(W[i, b]*x[b], b:d) - y[i]
define: W1(W[d, d], x[d], y[d], eta, i:d, j:d) = W[i, j] - 2*eta*r(W, x, y, i)*x[j]
formula: ttt[i] = Sum(W1(W, x, y, eta, i, j)*q[j], j:d)
vjp: ttt in W, x, eta
""",
)
def ttt(W, x, y, q, eta):
    return (W - 2 * eta * (W @ x - y)[:, None] * x) @ q


@paper(
    "Beck et al., xLSTM, arXiv 2405.04517: a step of sLSTM with exponential gates",
    """
reals: c, n, z, i, f, o
from prelude: tanh, sigmoid
assume: 0 < n
define: c1(c, z, i, f) = exp(f)*c + exp(i)*tanh(z)
define: n1(n, i, f) = exp(f)*n + exp(i)
formula: slstm = sigmoid(o)*c1(c, z, i, f)/n1(n, i, f)
derivative: slstm in i, f, z
""",
    n="positive",
)
def slstm(c, n, z, i, f, o):
    return sigmoid(o) * (exp(f) * c + exp(i) * tanh(z)) / (exp(f) * n + exp(i))


@paper(
    "Feng et al., Were RNNs all we needed, arXiv 2410.01201: minGRU",
    """
dimensions: n, m
indices: i:n, j:m
vectors: h[n], x[m], Wz[n, m], Wh[n, m]
from prelude: sigmoid, linear
formula: min_gru[i] = (1 - sigmoid(linear(Wz, x, i)))*h[i] + sigmoid(linear(Wz, x, i))*linear(Wh, x, i)
vjp: min_gru in x, Wz, h
""",
)
def min_gru(h, x, Wz, Wh):
    z = sigmoid(Wz @ x)
    return (1 - z) * h + z * (Wh @ x)


@paper(
    "Velickovic et al., graph attention networks, arXiv 1710.10903, with a smooth unit; A the adjacency",
    """
dimensions: n
indices: i:n, j:n, k:n
vectors: l[n], r[n], A[n, n]
from prelude: silu
define: e(l[n], r[n], i:n, j:n) = silu(l[i] + r[j])
formula: gat[i, j] = A[i, j]*exp(e(l, r, i, j))/Sum(A[i, k]*exp(e(l, r, i, k)), k:n)
vjp: gat in l, r
""",
    A="mask",
)
def gat(l, r, A):  # noqa: E741 - left and right
    z = l[:, None] + r[None, :]
    e = A * exp(z * sigmoid(z))
    return e / e.sum(axis=1, keepdims=True)


@paper(
    "Sun et al., RotatE, arXiv 1902.10197: the distance of rotated complex embeddings",
    """
dimensions: d
indices: k:d, j:d
vectors: hr[d], hi[d], theta[d], tr[d], ti[d]
define: re(hr[d], hi[d], theta[d], tr[d], k:d) = hr[k]*cos(theta[k]) - hi[k]*sin(theta[k]) - tr[k]
define: im(hr[d], hi[d], theta[d], ti[d], k:d) = hr[k]*sin(theta[k]) + hi[k]*cos(theta[k]) - ti[k]
formula: rotate = sqrt(Sum(re(hr, hi, theta, tr, k)**2 + im(hr, hi, theta, ti, k)**2, k:d))
derivative: rotate in theta[j], hr[j]
""",
)
def rotate(hr, hi, theta, tr, ti):
    e = np.frompyfunc(lambda t: mpmath.mpc(mpmath.cos(t), mpmath.sin(t)), 1, 1)(theta)
    z = (hr + 1j * hi) * e - (tr + 1j * ti)
    return mpmath.sqrt(sum(v.real**2 + v.imag**2 for v in z))


@paper(
    "Nickel and Kiela, Poincare embeddings, arXiv 1705.08039; arcosh by its logarithm",
    """
dimensions: d
indices: a:d, b:d
vectors: u[d], v[d]
define: sq(u[d]) = Sum(u[a]**2, a:d)
define: z(u[d], v[d]) = 1 + 2*sq(fun a:d => u[a] - v[a])/((1 - sq(u))*(1 - sq(v)))
assume: sq(u) < 1
assume: sq(v) < 1
formula: poincare = log(z(u, v) + sqrt(z(u, v)**2 - 1))
derivative: poincare in u[b]
""",
    u="ball",
    v="ball",
)
def poincare(u, v):
    return mpmath.acosh(1 + 2 * ((u - v) ** 2).sum() / ((1 - (u * u).sum()) * (1 - (v * v).sum())))


@paper(
    "Mildenhall et al., NeRF, arXiv 2003.08934; L has ones below the diagonal",
    """
dimensions: n
indices: i:n, j:n, k:n
vectors: sigma[n], delta[n], c[n], L[n, n]
define: T(sigma[n], delta[n], L[n, n], i:n) = exp(-Sum(L[i, j]*sigma[j]*delta[j], j:n))
formula: nerf = Sum(T(sigma, delta, L, i)*(1 - exp(-sigma[i]*delta[i]))*c[i], i:n)
derivative: nerf in sigma[k], c[k]
""",
    sigma="positive",
    delta="positive",
    L="mask",
)
def nerf(sigma, delta, c, L):
    return (exp(-(L @ (sigma * delta))) * (1 - exp(-sigma * delta)) * c).sum()


@paper(
    "Kerbl et al., 3D Gaussian splatting, arXiv 2308.04079 with a precision that is given",
    """
dimensions: d
indices: a:d, b:d, c:d
reals: o
vectors: x[d], mu[d], P[d, d]
formula: splat = o*exp(-Sum(Sum((x[a] - mu[a])*P[a, b]*(x[b] - mu[b]), b:d), a:d)/2)
derivative: splat in mu[c], P[a, c], o
""",
)
def splat(x, mu, P, o):
    return o * exp(-((x - mu) @ P @ (x - mu)) / 2)


@paper(
    "Loshchilov and Hutter, AdamW, arXiv 1711.05101, one step as a function of the gradient",
    """
dimensions: n
indices: i:n
reals: lr, beta1, beta2, eps, wd
vectors: theta[n], g[n], m[n], v[n]
assume: 0 < eps
define: m1(m[n], g[n], beta1, i:n) = beta1*m[i] + (1 - beta1)*g[i]
define: v1(v[n], g[n], beta2, i:n) = beta2*v[i] + (1 - beta2)*g[i]**2
formula: adamw[i] = theta[i] - lr*(m1(m, g, beta1, i)/(sqrt(v1(v, g, beta2, i)) + eps) + wd*theta[i])
vjp: adamw in g
""",
    v="positive",
    beta1="unit",
    beta2="unit",
    eps="positive",
)
def adamw(theta, g, m, v, lr, beta1, beta2, eps, wd):
    m1, v1 = beta1 * m + (1 - beta1) * g, beta2 * v + (1 - beta2) * g * g
    return theta - lr * (m1 / (sqrt(v1) + eps) + wd * theta)


@paper(
    "Jordan et al., Muon, 2024: one step of Newton and Schulz after division by the norm",
    """
dimensions: m, n
indices: i:m, p:m, q:m, r:m, j:n, l:n
reals: a, b, c
vectors: G[m, n]
define: F(G[m, n]) = sqrt(Sum(Sum(G[p, l]**2, l:n), p:m))
define: X(G[m, n], i:m, j:n) = G[i, j]/F(G)
define: XX(G[m, n], i:m, p:m) = Sum(X(G, i, l)*X(G, p, l), l:n)
define: XXXX(G[m, n], i:m, p:m) = Sum(XX(G, i, r)*XX(G, r, p), r:m)
formula: newton_schulz[i, j] = a*X(G, i, j) + Sum((b*XX(G, i, p) + c*XXXX(G, i, p))*X(G, p, j), p:m)
vjp: newton_schulz in G
""",
)
def newton_schulz(G, a, b, c):
    X = G / mpmath.sqrt((G * G).sum())
    XX = X @ X.T
    return a * X + (b * XX + c * XX @ XX) @ X


@paper(
    "Foret et al., SAM, arXiv 2010.01412: the loss at the ascended point, for least squares",
    """
dimensions: m, n
indices: s:m, j:n, k:n
reals: rho
vectors: w[n], grad[n], X[m, n], y[m]
from prelude: norm
formula: sam = Sum((Sum(X[s, k]*(w[k] + rho*grad[k]/norm(grad)), k:n) - y[s])**2, s:m)/2
derivative: sam in w[j], grad[j]
""",
)
def sam(w, grad, X, y, rho):
    return ((X @ (w + rho * grad / norm(grad)) - y) ** 2).sum() / 2


@paper(
    "You et al., LAMB, arXiv 1904.00962: the update scaled by a ratio of norms",
    """
dimensions: n
indices: i:n
reals: eta
vectors: x[n], r[n]
from prelude: norm
assume: 0 < norm(x)
assume: 0 < norm(r)
formula: lamb[i] = x[i] - eta*norm(x)/norm(r)*r[i]
vjp: lamb in r, x
""",
)
def lamb(x, r, eta):
    return x - eta * norm(x) / norm(r) * r


@paper(
    "Bruinsma et al., Gaussian neural processes, arXiv 2101.03606: a Gaussian's likelihood in its covariance",
    """
dimensions: n
indices: i:n, j:n, k:n, l:n
vectors: y[n], mu[n], S[n, n]
formula: gaussian = (logdet(S) + Sum(Sum((y[i] - mu[i])*inverse(S)[i, j]*(y[j] - mu[j]), j:n), i:n))/2
derivative: gaussian in S[k, l], mu[k]
""",
    S="definite",
)
def gaussian(y, mu, S):
    S = mpmath.matrix(S.tolist())
    d = mpmath.matrix((y - mu).tolist())
    return (log(mpmath.det(S)) + (d.T * mpmath.lu_solve(S, d))[0]) / 2


PAPERS = papers_in(globals())
