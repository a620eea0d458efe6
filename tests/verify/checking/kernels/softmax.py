"""Softmax, its logarithm and their derivatives, as people write them."""

import numpy as np


def exponentials(x):
    return np.exp(x - x.max(-1, keepdims=True))


def weights(x):
    e = exponentials(x)
    return e / e.sum(-1, keepdims=True)


def row_by_row(function):
    """Run a program of rows on each row of its arguments."""

    def program(*arrays):
        return np.stack([function(*rows) for rows in zip(*arrays, strict=True)])

    return program


# --- forward ---


def softmax_globally_shifted(x):
    e = np.exp(x - x.max())
    return e / e.sum(-1, keepdims=True)


def softmax_unshifted(x):
    e = np.exp(x)
    return e / e.sum(-1, keepdims=True)


def softmax_through_logarithm(x):
    return np.exp(log_softmax(x))


@row_by_row
def softmax_online(x):
    highest, partition = x[0], x.dtype.type(1)
    for value in x[1:]:
        new = max(highest, value)
        partition, highest = partition * np.exp(highest - new) + np.exp(value - new), new
    return np.exp(x - highest) / partition


def softmax_in_blocks(x):
    """Keep the greatest logit and the partition function of blocks of two columns, and merge them from the end."""
    parts = [x[:, start : start + 2] for start in range(0, x.shape[-1], 2)]
    highest = [part.max(-1, keepdims=True) for part in parts]
    top = np.maximum.reduce(highest)
    sums = [
        exponentials(part).sum(-1, keepdims=True) * np.exp(block - top)
        for part, block in zip(parts, highest, strict=True)
    ]
    partition = sums[-1]
    for block in sums[-2::-1]:
        partition = partition + block
    return np.exp(x - top) / partition


def softmax_by_matrix_product(x):
    """Sum with a product by ones."""
    e = exponentials(x)
    return e / (e @ np.ones((x.shape[-1], 1), x.dtype))


def softmax_fortran_order(x):
    return np.asfortranarray(weights(np.asfortranarray(x)))


@row_by_row
def softmax_sorted(x):
    """Add the small ones first."""
    order = np.argsort(x)
    e = np.exp(x[order] - x[order[-1]])
    out = np.empty_like(x)
    out[order] = e / e.sum()
    return out


def softmax_written_out(x):
    """Compute in place, as kernels do."""
    out = x - x.max(-1, keepdims=True)
    np.exp(out, out=out)
    out /= out.sum(-1, keepdims=True)
    return out


FORWARD = (
    weights,
    softmax_through_logarithm,
    softmax_online,
    softmax_in_blocks,
    softmax_by_matrix_product,
    softmax_fortran_order,
    softmax_sorted,
    softmax_written_out,
)


def log_softmax(x):
    shifted = x - x.max(-1, keepdims=True)
    return shifted - np.log(np.exp(shifted).sum(-1, keepdims=True))


def log_softmax_by_partition(x):
    top = x.max(-1, keepdims=True)
    return x - (top + np.log(np.exp(x - top).sum(-1, keepdims=True)))


def log_softmax_of_weights(x):
    return np.log(weights(x))


@row_by_row
def log_softmax_by_pairs(x):
    """Add in logarithms, one by one."""
    partition = x[0]
    for value in x[1:]:
        high, low = max(partition, value), min(partition, value)
        partition = high + np.log1p(np.exp(low - high))
    return x - partition


def log_softmax_from_first(x):
    """Shift by the first logit instead of the greatest."""
    shifted = x - x[:, :1]
    return shifted - np.log(np.exp(shifted).sum(-1, keepdims=True))


def log_softmax_unshifted(x):
    return x - np.log(np.exp(x).sum(-1, keepdims=True))


def log_softmax_argmax(x):
    """Leave the greatest exponential out of the sum, as it is one."""
    top = x.argmax(-1)[:, None]
    shifted = x - np.take_along_axis(x, top, -1)
    e = np.exp(shifted)
    np.put_along_axis(e, top, 0, -1)
    return shifted - np.log1p(e.sum(-1, keepdims=True))


def log_softmax_by_matrix_product(x):
    shifted = x - x.max(-1, keepdims=True)
    return shifted - np.log(np.exp(shifted) @ np.ones((x.shape[-1], 1), x.dtype))


def log_softmax_written_out(x):
    out = x - x.max(-1, keepdims=True)
    out -= np.log(np.exp(out).sum(-1, keepdims=True))
    return out


def log_softmax_in_blocks(x):
    """Merge the logarithms of partition functions of two halves."""
    half = x.shape[-1] // 2
    parts = x[:, :half], x[:, half:]
    top = x.max(-1, keepdims=True)
    sums = [np.exp(part - top).sum(-1, keepdims=True) for part in parts]
    return (x - top) - np.log(sums[0] + sums[1])


LOGARITHMS = (
    log_softmax,
    log_softmax_by_partition,
    log_softmax_by_pairs,
    log_softmax_argmax,
    log_softmax_by_matrix_product,
    log_softmax_written_out,
    log_softmax_in_blocks,
)


# --- the product with the Jacobian, which is symmetric ---


def centred(p, g):
    return p * (g - (g * p).sum(-1, keepdims=True))


def subtracted(p, g):
    weighted = p * g
    return weighted - p * weighted.sum(-1, keepdims=True)


def by_matrix_product(p, g):
    return p * (g - (p[:, None, :] @ g[..., None])[..., 0])


def shifted_by_argmax(p, g):
    top = p.argmax(-1)[:, None]
    shifted = g - np.take_along_axis(g, top, -1)
    return p * (shifted - (p * shifted).sum(-1, keepdims=True))


@row_by_row
def by_jacobian(p, g):
    return g @ (np.diag(p) - np.outer(p, p))


@row_by_row
def by_pairs(p, g):
    """Add what each pair of components exchanges."""
    return (p[:, None] * p[None, :] * (g[:, None] - g[None, :])).sum(1)


@row_by_row
def in_a_loop(p, g):
    out, inner = np.empty_like(p), p.dtype.type(0)
    for weight, gradient in zip(p, g, strict=True):
        inner = inner + weight * gradient
    for place in range(len(p)):
        out[place] = (g[place] - inner) * p[place]
    return out


@row_by_row
def off_the_diagonal(p, g):
    """Treat the diagonal of the Jacobian on its own."""
    others = p * g
    return np.array(
        [p[j] * (1 - p[j]) * g[j] - p[j] * (others[:j].sum() + others[j + 1 :].sum()) for j in range(len(p))]
    ).astype(p.dtype)


def negated(p, g):
    return -p * ((p * g).sum(-1, keepdims=True) - g)


def written_out(p, g):
    out = g * p
    inner = out.sum(-1, keepdims=True)
    out -= p * inner
    return out


def turned(p, g):
    """Work along columns."""
    columns, gradients = p.T.copy(), g.T.copy()
    return (columns * (gradients - (columns * gradients).sum(0))).T


JACOBIAN = (
    centred,
    subtracted,
    by_matrix_product,
    shifted_by_argmax,
    by_jacobian,
    by_pairs,
    in_a_loop,
    off_the_diagonal,
    negated,
    written_out,
    turned,
)


OVERFLOWING = (
    *(softmax_globally_shifted, softmax_unshifted),
    *(log_softmax_unshifted, log_softmax_of_weights, log_softmax_from_first),
)
"""Right on paper: no numbers where logits are large."""


# --- the backward pass of the logarithm ---


def log_centred(p, g):
    return g - p * g.sum(-1, keepdims=True)


def log_by_matrix_product(p, g):
    return g - p * (g @ np.ones((g.shape[-1], 1), g.dtype))


@row_by_row
def log_by_jacobian(p, g):
    return g @ (np.eye(len(p), dtype=p.dtype) - p[None, :])


@row_by_row
def log_in_a_loop(p, g):
    total = g.dtype.type(0)
    for gradient in g:
        total = total + gradient
    return np.array([gradient - weight * total for weight, gradient in zip(p, g, strict=True)]).astype(p.dtype)


@row_by_row
def log_from_the_end(p, g):
    return (g[::-1] - p[::-1] * g[::-1].sum())[::-1]


def log_negated(p, g):
    return -(p * g.sum(-1, keepdims=True) - g)


def log_written_out(p, g):
    out = p * -g.sum(-1, keepdims=True)
    out += g
    return out


def log_halves(p, g):
    half = g.shape[-1] // 2
    return g - p * (g[:, :half].sum(-1, keepdims=True) + g[:, half:].sum(-1, keepdims=True))


def log_turned(p, g):
    columns, gradients = p.T.copy(), g.T.copy()
    return (gradients - columns * gradients.sum(0)).T


@row_by_row
def log_off_the_diagonal(p, g):
    return np.array([g[j] * (1 - p[j]) - p[j] * (g[:j].sum() + g[j + 1 :].sum()) for j in range(len(p))]).astype(
        p.dtype
    )


OF_LOGARITHM = (
    log_centred,
    log_by_matrix_product,
    log_by_jacobian,
    log_in_a_loop,
    log_from_the_end,
    log_negated,
    log_written_out,
    log_halves,
    log_turned,
    log_off_the_diagonal,
)


def from_logits(backward, forward=weights):
    """Return a program of logits from one of weights."""

    def program(x, g):
        return backward(forward(x), g)

    return program


def from_logarithms(backward):
    """Return a program of log-probabilities from one of weights."""

    def program(log_p, g):
        return backward(np.exp(log_p), g)

    return program
