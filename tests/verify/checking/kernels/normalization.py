"""Backward passes of LayerNorm, RMSNorm and BatchNorm as people write them, right and wrong."""

import numpy as np


def centred(x, eps, axis=-1):
    """Return what is left of the mean, and the reciprocal of the deviation."""
    rest = x - x.mean(axis, keepdims=True)
    return rest, 1 / np.sqrt((rest * rest).mean(axis, keepdims=True) + eps)


def finished(xhat, rstd, h):
    """Return the gradient at the input for that at the normalized input."""
    return rstd * (h - h.mean(-1, keepdims=True) - xhat * (h * xhat).mean(-1, keepdims=True))


# --- LayerNorm ---


def plain(x, gamma, g, eps):
    rest, rstd = centred(x, eps)
    xhat = rest * rstd
    return finished(xhat, rstd, g * gamma), (g * xhat).sum(0), g.sum(0)


def fused(x, gamma, g, eps):
    n = x.shape[-1]
    rest, rstd = centred(x, eps)
    xhat, h = rest * rstd, g * gamma
    dx = rstd / n * (n * h - h.sum(-1, keepdims=True) - xhat * (h * xhat).sum(-1, keepdims=True))
    return dx, (g * xhat).sum(0), g.sum(0)


def row_by_row(x, gamma, g, eps):
    """Keep two running means, and add to the gradients of gain and bias after each row."""
    dx, dgamma, dbeta = np.empty_like(x), np.zeros_like(gamma), np.zeros_like(gamma)
    for row in range(len(x)):
        mean = x[row].sum() / x.shape[1]
        rstd = 1 / np.sqrt(((x[row] - mean) ** 2).sum() / x.shape[1] + eps)
        xhat = (x[row] - mean) * rstd
        first = second = x.dtype.type(0)
        for j in range(x.shape[1]):
            first = first + gamma[j] * g[row, j]
            second = second + gamma[j] * g[row, j] * xhat[j]
        dx[row] = rstd * (gamma * g[row] - first / x.shape[1] - xhat * (second / x.shape[1]))
        dgamma, dbeta = dgamma + g[row] * xhat, dbeta + g[row]
    return dx, dgamma, dbeta


def welford(x, gamma, g, eps):
    """Update mean and squared deviations with each column."""
    mean, squares = x[:, 0], np.zeros_like(x[:, 0])
    for j in range(1, x.shape[1]):
        step = x[:, j] - mean
        mean = mean + step / (j + 1)
        squares = squares + step * (x[:, j] - mean)
    rstd = 1 / np.sqrt(squares / x.shape[1] + eps)[:, None]
    xhat = (x - mean[:, None]) * rstd
    return finished(xhat, rstd, g * gamma), (g * xhat).sum(0), g.sum(0)


def one_pass(x, gamma, g, eps):
    mean = x.mean(-1, keepdims=True)
    rstd = 1 / np.sqrt((x * x).mean(-1, keepdims=True) - mean * mean + eps)
    xhat = (x - mean) * rstd
    return finished(xhat, rstd, g * gamma), (g * xhat).sum(0), g.sum(0)


def chain_rule(x, gamma, g, eps):
    """Go back through the variance, then through the mean."""
    n, h = x.shape[-1], g * gamma
    rest, rstd = centred(x, eps)
    variance = (h * rest).sum(-1, keepdims=True) * rstd**3 / -2
    mean = -(h * rstd).sum(-1, keepdims=True) + variance * (-2 * rest).mean(-1, keepdims=True)
    return h * rstd + variance * 2 * rest / n + mean / n, (g * rest * rstd).sum(0), g.sum(0)


def of_two_sums(x, gamma, g, eps):
    """Write the gradient as a linear function of the gradient and the input, as PyTorch does on a CPU."""
    n, h = x.shape[-1], g * gamma
    mean = x.mean(-1, keepdims=True)
    _, rstd = centred(x, eps)
    slope = (h.sum(-1, keepdims=True) * mean - (h * x).sum(-1, keepdims=True)) * rstd * rstd * rstd / n
    shift = -slope * mean - h.sum(-1, keepdims=True) * rstd / n
    return rstd * h + slope * x + shift, (g * (x - mean) * rstd).sum(0), g.sum(0)


def by_einsum(x, gamma, g, eps):
    n, h = x.shape[-1], g * gamma
    rest, rstd = centred(x, eps)
    xhat = rest * rstd
    projected = xhat * np.einsum("ij,ij->i", h, xhat)[:, None] / n
    return (h - h.mean(-1, keepdims=True) - projected) * rstd, np.einsum("ij,ij->j", g, xhat), np.einsum("ij->j", g)


def in_groups(x, gamma, g, eps):
    """Add the gradients of gain and bias up in two groups of rows, and these at the end."""
    rest, rstd = centred(x, eps)
    xhat = rest * rstd
    dgamma = sum((g[k::2] * xhat[k::2]).sum(0) for k in range(2))
    return finished(xhat, rstd, g * gamma), dgamma, sum(g[k::2].sum(0) for k in range(2))


def mean_last(x, gamma, g, eps):
    rest, rstd = centred(x, eps)
    xhat, h = rest * rstd, g * gamma
    dx = rstd * (h - xhat * (h * xhat).mean(-1, keepdims=True))
    return dx - dx.mean(-1, keepdims=True), (g * xhat).sum(0), g.sum(0)


def whole_jacobian(x, gamma, g, eps):
    n, h = x.shape[-1], g * gamma
    rest, rstd = centred(x, eps)
    xhat = rest * rstd
    jacobians = (np.eye(n, dtype=x.dtype) - x.dtype.type(1) / n - xhat[:, :, None] * xhat[:, None, :] / n) * rstd[
        ..., None
    ]
    return (h[:, None, :] @ jacobians)[:, 0], (g * xhat).sum(0), g.sum(0)


def backwards(x, gamma, g, eps):
    """Add from the other end."""
    dx, dgamma, dbeta = plain(x[::-1, ::-1], gamma[::-1], g[::-1, ::-1], eps)
    return dx[::-1, ::-1], dgamma[::-1], dbeta[::-1]


def mean_subtracted_last(x, gamma, g, eps):
    """As PyTorch does on a CPU: one fused multiply-add for each number, in both directions."""
    n, mean, h = x.shape[-1], x.mean(-1, keepdims=True), g * gamma
    _, r = centred(x, eps)
    ds, db = (h * x).sum(-1, keepdims=True), h.sum(-1, keepdims=True)
    b = (db * mean - ds) * r * r * r / n
    dx = r * h + b * x + (-b * mean - db * r / n)
    return dx, (g * (x * r + -r * mean)).sum(0), g.sum(0)


LAYERNORM = (
    mean_subtracted_last,
    plain,
    fused,
    row_by_row,
    welford,
    chain_rule,
    of_two_sums,
    by_einsum,
    in_groups,
    mean_last,
    whole_jacobian,
    backwards,
)


def of_statistics(x, mean, rstd, gamma, g):
    """Take two means of products, as kernels do."""
    xhat, h = (x - mean) * rstd, g * gamma
    c1, c2 = (xhat * h).sum(-1, keepdims=True) / x.shape[-1], h.sum(-1, keepdims=True) / x.shape[-1]
    return (h - (xhat * c1 + c2)) * rstd, (g * xhat).sum(0), g.sum(0)


def of_output(xhat, rstd, gamma, g):
    """Keep no input."""
    return finished(xhat, rstd, g * gamma), (g * xhat).sum(0), g.sum(0)


# --- RMSNorm ---


def rms_plain(x, gamma, g, eps):
    root = np.sqrt((x * x).mean(-1, keepdims=True) + eps)
    y, h = x / root, g * gamma
    return (h - y * (h * y).mean(-1, keepdims=True)) / root, (g * y).sum(0)


def rms_cubed(x, gamma, g, eps):
    n, h = x.shape[-1], g * gamma
    rstd = 1 / np.sqrt((x * x).sum(-1, keepdims=True) / n + eps)
    return rstd * h - rstd**3 / n * (h * x).sum(-1, keepdims=True) * x, (g * (x * rstd)).sum(0)


def rms_by_einsum(x, gamma, g, eps):
    n, h = x.shape[-1], g * gamma
    rstd = 1 / np.sqrt(np.einsum("ij,ij->i", x, x)[:, None] / n + eps)
    y = x * rstd
    return rstd * (h - y * (np.einsum("ij,ij->i", h, y)[:, None] / n)), np.einsum("ij,ij->j", g, y)


def rms_row_by_row(x, gamma, g, eps):
    dx, dgamma = np.empty_like(x), np.zeros_like(gamma)
    for row, (values, gradient) in enumerate(zip(x, g, strict=True)):
        rstd = 1 / np.sqrt((values**2).sum() / len(values) + eps)
        y = values * rstd
        dx[row] = rstd * (gradient * gamma - y * ((gradient * gamma * y).sum() / len(values)))
        dgamma = dgamma + gradient * y
    return dx, dgamma


def rms_whole_jacobian(x, gamma, g, eps):
    n = x.shape[-1]
    rstd = 1 / np.sqrt((x * x).mean(-1, keepdims=True) + eps)
    y = x * rstd
    jacobians = (np.eye(n, dtype=x.dtype) - y[:, :, None] * y[:, None, :] / n) * rstd[..., None]
    return ((g * gamma)[:, None, :] @ jacobians)[:, 0], (g * y).sum(0)


RMSNORM = (rms_plain, rms_cubed, rms_by_einsum, rms_row_by_row, rms_whole_jacobian)


def rms_of_statistics(x, rstd, gamma, g):
    y, h = x * rstd, g * gamma
    return rstd * (h - y * (h * y).sum(-1, keepdims=True) / x.shape[-1]), (g * y).sum(0)


# --- BatchNorm ---


def batch_plain(x, gamma, g, eps):
    rest, rstd = centred(x, eps, 0)
    xhat = rest * rstd
    dgamma, dbeta = (g * xhat).sum(0), g.sum(0)
    return gamma * rstd * (g - dbeta / len(x) - xhat * dgamma / len(x)), dgamma, dbeta


def batch_staged(x, gamma, g, eps):
    """Go back through every node of the graph of the forward pass."""
    n = len(x)
    rest, rstd = centred(x, eps, 0)
    at_xhat = g * gamma
    at_variance = (at_xhat * rest).sum(0) * rstd**3 / -2
    at_rest = at_xhat * rstd + 2 * rest * at_variance / n
    return at_rest - at_rest.sum(0) / n, (g * rest * rstd).sum(0), g.sum(0)


def batch_of_dot_product(x, gamma, g, eps):
    """Project on the centred input, as PyTorch does on a CPU."""
    n = len(x)
    rest, rstd = centred(x, eps, 0)
    dot = (rest * g).sum(0)
    return (g - g.sum(0) / n - rest * (dot * rstd * rstd / n)) * rstd * gamma, dot * rstd[0], g.sum(0)


def batch_of_matrices(x, gamma, g, eps):
    """Subtract means by a product with a matrix."""
    n = len(x)
    rest, rstd = centred(x, eps, 0)
    xhat, h = rest * rstd, g * gamma
    centring = n * np.eye(n, dtype=x.dtype) - np.ones((n, n), x.dtype)
    return rstd / n * (centring @ h - xhat * np.diag(xhat.T @ h)), (g * xhat).sum(0), g.sum(0)


def batch_feature_by_feature(x, gamma, g, eps):
    dx, dgamma = np.empty_like(x), np.empty_like(gamma)
    for feature in range(x.shape[1]):
        rest, rstd = centred(x[:, feature], eps)
        xhat, h = rest * rstd, g[:, feature]
        dx[:, feature], dgamma[feature] = gamma[feature] * finished(xhat, rstd, h), (h * xhat).sum()
    return dx, dgamma, g.sum(0)


def batch_as_layer(x, gamma, g, eps):
    rest, rstd = centred(x.T, eps)
    xhat, h = rest * rstd, g.T
    return gamma * finished(xhat, rstd, h).T, (h * xhat).sum(-1), h.sum(-1)


BATCHNORM = (
    batch_plain,
    batch_staged,
    batch_of_dot_product,
    batch_of_matrices,
    batch_feature_by_feature,
    batch_as_layer,
)


def batch_of_statistics(x, mean, rstd, gamma, g):
    xhat = (x - mean) * rstd
    dgamma, dbeta = (g * xhat).sum(0), g.sum(0)
    return gamma * rstd / len(x) * (len(x) * g - dbeta - xhat * dgamma), dgamma, dbeta


# --- reported mistakes ---


def mean_twice(x, gamma, g, eps):
    """What tenstorrent/tt-metal#53204 computes."""
    rest, rstd = centred(x, eps)
    xhat, h = rest * rstd, g * gamma
    return rstd * (h - 2 * h.mean(-1, keepdims=True) - xhat * (h * xhat).mean(-1, keepdims=True))


def gain_missing(x, gamma, g, eps):
    """What karpathy/llm.c#763 asks for."""
    rest, rstd = centred(x, eps)
    return finished(rest * rstd, rstd, g)


def gain_and_bias_exchanged(x, gamma, g, eps):
    """What Oneflow-Inc/oneflow#6149 returns."""
    dx, dgamma, dbeta = plain(x, gamma, g, eps)
    return dx, dbeta, dgamma


def eps_after_the_root(x, gamma, g, eps):
    """What hyunwoongko/transformer#7 normalizes with."""
    rest = x - x.mean(-1, keepdims=True)
    rstd = 1 / (np.sqrt((rest * rest).mean(-1, keepdims=True)) + eps)
    return finished(rest * rstd, rstd, g * gamma)


def rms_gain_twice(x, gamma, g, eps):
    """What NVIDIA/Megatron-LM#6859 computes."""
    root = np.sqrt((x * x).mean(-1, keepdims=True) + eps)
    y, h = x / root, g * gamma
    return (h - gamma * y * (h * y).mean(-1, keepdims=True)) / root


def rms_constant(x, gamma, g, eps):
    """What ooples/AiDotNet#695 computes."""
    return g * gamma / np.sqrt((x * x).mean(-1, keepdims=True) + eps)


def batch_summed(x, gamma, g, eps):
    """What ROCm/MIOpen#104 computes: the sum in the place of the element."""
    n = len(x)
    rest, rstd = centred(x, eps, 0)
    xhat, h = rest * rstd, gamma * g
    return rstd / n * (n * h.sum(0) - (xhat * (h * xhat).sum(0) + h.sum(0)))


def batch_gain_missing(x, gamma, g, eps):
    """What denizyuret/Knet.jl#288 computes."""
    return batch_plain(x, np.ones_like(gamma), g, eps)[0]


def batch_root_of_the_inverse(x, mean, rstd, gamma, g, eps):
    """What flagos-ai/FlagGems#5222 computes: the root once more."""
    return batch_of_statistics(x, mean, 1 / np.sqrt(rstd + eps), gamma, g)


def batch_times_the_variance(x, gamma, g, eps):
    """What a test of nerva-sympy takes for the formula, and finds right for the sum of the outputs."""
    rest, rstd = centred(x, eps, 0)
    variance, xhat = (rest * rest).mean(0), rest * rstd
    return gamma * variance / len(x) * (len(x) * g - g.sum(0) - xhat * (g * xhat).sum(0))


LAYERNORM_REPORTED = (
    (mean_twice, "mean subtracted twice", "tenstorrent/tt-metal#53204"),
    (gain_missing, "gain missing", "karpathy/llm.c#763"),
    (eps_after_the_root, "eps outside the root", "hyunwoongko/transformer#7"),
)
RMSNORM_REPORTED = (
    (rms_gain_twice, "gain twice", "NVIDIA/Megatron-LM#6859"),
    (rms_constant, "root taken for constant", "ooples/AiDotNet#695"),
)
BATCHNORM_REPORTED = (
    ({}, batch_summed, "own gradient summed over the batch", "ROCm/MIOpen#104"),
    ({}, batch_gain_missing, "gain missing", "denizyuret/Knet.jl#288"),
    ({}, batch_times_the_variance, "multiplied by the variance", ""),
    (
        {"given": "statistics"},
        batch_root_of_the_inverse,
        "inverse deviation for the variance",
        "flagos-ai/FlagGems#5222",
    ),
)


# --- the seven of the report, without gain ---


def wrong_layernorm(body, deviation=lambda v, eps: np.sqrt(v + eps)):
    def program(x, g, eps=1e-5):
        rest = x - x.mean(-1, keepdims=True)
        rstd = 1 / deviation((rest * rest).mean(-1, keepdims=True), eps)
        return body(g, rest, rest * rstd, rstd)

    return program


def average(values):
    return values.mean(-1, keepdims=True)


def right(g, rest, xhat, rstd):
    return finished(xhat, rstd, g)


SEVEN = {
    "mean subtracted twice": wrong_layernorm(lambda g, c, z, r: r * (g - 2 * average(g) - z * average(g * z))),
    "mean left out": wrong_layernorm(lambda g, c, z, r: r * (g - z * average(g * z))),
    "projection left out": wrong_layernorm(lambda g, c, z, r: r * (g - average(g))),
    "means over one entry fewer": wrong_layernorm(
        lambda g, c, z, r: r * (g - (average(g) + z * average(g * z)) * (g.shape[-1] / (g.shape[-1] - 1)))
    ),
    "input for normalized input twice": wrong_layernorm(lambda g, c, z, r: r * (g - average(g) - c * average(g * c))),
    "eps left out throughout": wrong_layernorm(right, lambda v, eps: np.sqrt(v)),
    "sign of the projection": wrong_layernorm(lambda g, c, z, r: r * (g - average(g) + z * average(g * z))),
}
