"""Losses of preferences, policies, and distributions."""

from __future__ import annotations

import mpmath

from benchmarks.papers.paper import erf, exp, log, paper, papers_in, sigmoid, softmax, sqrt

__all__ = ["PAPERS"]


@paper(
    "Rafailov et al., DPO, arXiv 2305.18290",
    """
reals: beta, lw, ll, rw, rl
from prelude: sigmoid
formula: dpo = -log(sigmoid(beta*(lw - rw) - beta*(ll - rl)))
derivative: dpo in lw, ll
""",
    beta="positive",
)
def dpo(beta, lw, ll, rw, rl):
    return -log(sigmoid(beta * (lw - rw) - beta * (ll - rl)))


@paper(
    "Hong et al., ORPO, arXiv 2403.07691; lw and ll are log-probabilities",
    """
reals: lw, ll, lam
from prelude: log_sigmoid
assume: lw < 0
assume: ll < 0
define: log_odds(lw) = lw - log(1 - exp(lw))
formula: orpo = -lw - lam*log_sigmoid(log_odds(lw) - log_odds(ll))
derivative: orpo in lw, ll
""",
    lw="negative",
    ll="negative",
)
def orpo(lw, ll, lam):
    odds = (lw - log(1 - exp(lw))) - (ll - log(1 - exp(ll)))
    return -lw - lam * log(sigmoid(odds))


@paper(
    "Meng et al., SimPO, arXiv 2405.14734: mean log-probabilities of two answers",
    """
dimensions: m, n
indices: i:m, j:n
reals: beta, gamma
vectors: lw[m], ll[n]
from prelude: log_sigmoid
formula: simpo = -log_sigmoid(beta/size(m)*Sum(lw[i], i:m) - beta/size(n)*Sum(ll[j], j:n) - gamma)
derivative: simpo in lw[i], ll[j]
""",
)
def simpo(lw, ll, beta, gamma):
    return -log(sigmoid(beta * lw.sum() / len(lw) - beta * ll.sum() / len(ll) - gamma))


@paper(
    "Ethayarajh et al., KTO, arXiv 2402.01306, desirable answers",
    """
reals: beta, logp, logr, z0, lambda_d
from prelude: sigmoid
formula: kto = lambda_d - lambda_d*sigmoid(beta*(logp - logr - z0))
derivative: kto in logp
""",
)
def kto(beta, logp, logr, z0, lambda_d):
    return lambda_d - lambda_d * sigmoid(beta * (logp - logr - z0))


@paper(
    "Schulman et al., PPO, arXiv 1707.06347",
    """
reals: l, l_old, A, epsilon
from prelude: min, clip
define: r(l, l_old) = exp(l - l_old)
formula: ppo = min(r(l, l_old)*A, clip(r(l, l_old), 1 - epsilon, 1 + epsilon)*A)
derivative: ppo in l
""",
    epsilon="unit",
)
def ppo(l, l_old, A, epsilon):  # noqa: E741 - the letter of the paper
    r = exp(l - l_old)
    return min(r * A, min(max(r, 1 - epsilon), 1 + epsilon) * A)


@paper(
    "Shao et al., GRPO, arXiv 2402.03300: the estimator of the KL divergence, beside an advantage",
    """
dimensions: n
indices: t:n, s:n
reals: beta, A
vectors: logp[n], old[n], ref[n]
formula: grpo = -Sum(exp(logp[t] - old[t])*A - beta*(exp(ref[t] - logp[t]) - (ref[t] - logp[t]) - 1), t:n)/size(n)
derivative: grpo in logp[s]
""",
)
def grpo(logp, old, ref, beta, A):
    k3 = exp(ref - logp) - (ref - logp) - 1
    return -(exp(logp - old) * A - beta * k3).sum() / len(logp)


@paper(
    "Haarnoja et al., soft actor-critic, arXiv 1801.01290: a policy of few actions, its entropy and its values",
    """
dimensions: n
indices: a:n, b:n, k:n
reals: alpha
vectors: z[n], Q[n]
from prelude: softmax
formula: soft_actor = Sum(softmax(z, a)*(alpha*log(softmax(z, a)) - Q[a]), a:n)
derivative: soft_actor in z[b]
""",
)
def soft_actor(z, Q, alpha):
    p = softmax(z)
    return (p * (alpha * log(p) - Q)).sum()


@paper(
    "Lipman et al., Flow matching, arXiv 2210.02747, a linear field",
    """
dimensions: d
indices: a:d, b:d, c:d
reals: t, sigma
vectors: x0[d], x1[d], W[d, d]
define: xt(x0[d], x1[d], t, sigma, a:d) = (1 - (1 - sigma)*t)*x0[a] + t*x1[a]
formula: flow_matching = Sum((Sum(W[a, b]*xt(x0, x1, t, sigma, b), b:d) - (x1[a] - (1 - sigma)*x0[a]))**2, a:d)
derivative: flow_matching in W[a, c], t
""",
)
def flow_matching(x0, x1, W, t, sigma):
    xt = (1 - (1 - sigma) * t) * x0 + t * x1
    return ((W @ xt - (x1 - (1 - sigma) * x0)) ** 2).sum()


@paper(
    "Karras et al., EDM, arXiv 2206.00364: the preconditioned loss in sigma",
    """
reals: sigma, sd, F, y, n
define: cskip(sigma, sd) = sd**2/(sigma**2 + sd**2)
define: cout(sigma, sd) = sigma*sd/sqrt(sd**2 + sigma**2)
define: weight(sigma, sd) = (sigma**2 + sd**2)/(sigma*sd)**2
formula: edm = weight(sigma, sd)*(cskip(sigma, sd)*(y + n) + cout(sigma, sd)*F - y)**2
derivative: edm in F, sigma
""",
    sigma="positive",
    sd="positive",
)
def edm(sigma, sd, F, y, n):
    s = sigma**2 + sd**2
    return s / (sigma * sd) ** 2 * (sd**2 / s * (y + n) + sigma * sd / sqrt(s) * F - y) ** 2


@paper(
    "Higgins et al., beta-VAE, ICLR 2017, with Gaussians",
    """
dimensions: m, n
indices: i:m, k:n, j:n
reals: beta
vectors: mu[n], sigma[n], x[m], xhat[m]
assume: ForAll(k:n, 0 < sigma[k])
formula: beta_vae = Sum((x[i] - xhat[i])**2, i:m)/2 + beta/2*Sum(mu[k]**2 + sigma[k]**2 - 2*log(sigma[k]) - 1, k:n)
derivative: beta_vae in mu[j], sigma[j]
""",
    sigma="positive",
)
def beta_vae(mu, sigma, x, xhat, beta):
    return ((x - xhat) ** 2).sum() / 2 + beta / 2 * (mu**2 + sigma**2 - 2 * log(sigma) - 1).sum()


@paper(
    "Kendall and Gal, what uncertainties, arXiv 1703.04977: a Gaussian with its log-variance",
    """
dimensions: n
indices: k:n, j:n
vectors: y[n], mu[n], s[n]
formula: heteroscedastic = Sum(exp(-s[k])*(y[k] - mu[k])**2/2 + s[k]/2, k:n)/size(n)
derivative: heteroscedastic in mu[j], s[j]
""",
)
def heteroscedastic(y, mu, s):
    return (exp(-s) * (y - mu) ** 2 / 2 + s / 2).sum() / len(y)


@paper(
    "Seitzer et al., pitfalls of heteroscedastic uncertainty, arXiv 2203.09168: the Gaussian likelihood",
    """
dimensions: n
indices: k:n, j:n
vectors: y[n], mu[n], var[n]
formula: gaussian_nll = Sum(log(var[k])/2 + (y[k] - mu[k])**2/(2*var[k]), k:n)
derivative: gaussian_nll in mu[j], var[j]
""",
    var="positive",
)
def gaussian_nll(y, mu, var):
    return (log(var) / 2 + (y - mu) ** 2 / (2 * var)).sum()


@paper(
    "Rasp and Lerch, arXiv 1805.09091: the continuous ranked probability score of a Gaussian",
    """
reals: y, mu, sigma
from prelude: normal_cdf, normal_pdf
assume: 0 < sigma
define: z(y, mu, sigma) = (y - mu)/sigma
formula: crps = sigma*(z(y, mu, sigma)*(2*normal_cdf(z(y, mu, sigma)) - 1) + 2*normal_pdf(z(y, mu, sigma)) - 1/sqrt(pi))
derivative: crps in mu, sigma
""",
    sigma="positive",
)
def crps(y, mu, sigma):
    z = (y - mu) / sigma
    pdf = exp(-z * z / 2) / mpmath.sqrt(2 * mpmath.pi)
    return sigma * (z * erf(z / mpmath.sqrt(2)) + 2 * pdf - 1 / mpmath.sqrt(mpmath.pi))


@paper(
    "Dabney et al., implicit quantile networks, arXiv 1806.06923: the quantile regression loss at kappa",
    """
reals: u, tau, kappa
from prelude: abs, step
assume: 0 < kappa
assume: abs(u) < kappa
formula: quantile_huber = abs(tau - step(-u))*u**2/(2*kappa)
derivative: quantile_huber in u
""",
    u="unit",
    tau="unit",
    kappa="positive",
)
def quantile_huber(u, tau, kappa):
    return abs(tau - (1 if u < 0 else 0)) * u**2 / (2 * kappa)


PAPERS = papers_in(globals())
