"""Gradients of the cross-entropy, as people write them: programs of logits and targets."""

import numpy as np

from tests.verify.checking.kernels.softmax import log_softmax, weights


def one_hot(labels, x):
    return (labels[:, None] == np.arange(x.shape[-1])).astype(x.dtype)


# --- targets of any sum ---


def any_sum(x, y):
    return weights(x) * y.sum(-1, keepdims=True) - y


def any_sum_through_logarithm(x, y):
    """Go back through the logarithm of softmax."""
    return np.exp(log_softmax(x)) * y.sum(-1, keepdims=True) - y


def any_sum_by_jacobian(x, y):
    p = weights(x)
    jacobians = np.eye(x.shape[-1], dtype=x.dtype) - p[:, None, :]
    return -(y[:, None, :] @ jacobians)[:, 0]


def any_sum_in_a_loop(x, y):
    p, out = weights(x), np.empty_like(x)
    for row in range(len(x)):
        total = x.dtype.type(0)
        for target in y[row]:
            total = total + target
        for j in range(x.shape[-1]):
            out[row, j] = p[row, j] * total - y[row, j]
    return out


ANY_SUM = (any_sum, any_sum_through_logarithm, any_sum_by_jacobian, any_sum_in_a_loop)


# --- labels ---


def labels_subtracted(x, labels):
    return weights(x) - one_hot(labels, x)


def labels_one_taken_off(x, labels):
    out = weights(x)
    out[np.arange(len(x)), labels] -= 1
    return out


def labels_scattered(x, labels):
    p, place = weights(x), labels[:, None]
    out = p.copy()
    np.put_along_axis(out, place, np.take_along_axis(p, place, -1) - 1, -1)
    return out


def labels_of_logarithm(x, labels):
    return np.exp(log_softmax(x)) - one_hot(labels, x)


def labels_row_by_row(x, labels):
    return np.stack([labels_one_taken_off(row[None], label[None])[0] for row, label in zip(x, labels, strict=True)])


def labels_of_others(x, labels):
    """Sum the others for what the right class lacks: nothing cancels."""
    p = weights(x)
    hot = one_hot(labels, x)
    missing = (p * (1 - hot)).sum(-1, keepdims=True)
    return np.where(hot == 1, -missing, p)


LABELS = (
    labels_subtracted,
    labels_one_taken_off,
    labels_scattered,
    labels_of_logarithm,
    labels_row_by_row,
    labels_of_others,
)


# --- the mean of the rows whose label is not ignored, with smoothed labels ---


def mean_masked(x, labels, smoothing, ignore_index):
    live = labels != ignore_index
    y = one_hot(labels, x) * (1 - smoothing) + smoothing / x.shape[-1]
    return (weights(x) - y) * live[:, None].astype(x.dtype) / x.dtype.type(live.sum())


def mean_chosen(x, labels, smoothing, ignore_index):
    """Compute only the rows that count."""
    live, out = labels != ignore_index, np.zeros_like(x)
    y = one_hot(labels[live], x) * (1 - smoothing) + smoothing / x.shape[-1]
    out[live] = (weights(x[live]) - y) / x.dtype.type(live.sum())
    return out


def mean_weighted_first(x, labels, smoothing, ignore_index):
    live = labels != ignore_index
    scale = np.where(live, 1 / live.sum(), 0).astype(x.dtype)[:, None]
    safe = np.where(live, labels, 0)
    y = np.full_like(x, smoothing / x.shape[-1])
    y[np.arange(len(x)), safe] = 1 - smoothing + smoothing / x.shape[-1]
    return scale * weights(x) - scale * y


def mean_of_two_losses(x, labels, smoothing, ignore_index):
    """Add the gradient for the labels and that for the uniform law."""
    live = (labels != ignore_index)[:, None].astype(x.dtype)
    p = weights(x)
    sharp, flat = (p - one_hot(labels, x)) * live, (p - 1 / x.shape[-1]) * live
    return ((1 - smoothing) * sharp + smoothing * flat) / x.dtype.type(live.sum())


def mean_in_a_loop(x, labels, smoothing, ignore_index):
    out, count, share = np.zeros_like(x), x.dtype.type((labels != ignore_index).sum()), smoothing / x.shape[-1]
    for row, label in enumerate(labels):
        if label == ignore_index:
            continue
        p = weights(x[row : row + 1])[0]
        for j in range(x.shape[-1]):
            out[row, j] = (p[j] - (1 - smoothing + share if j == label else share)) / count
    return out


MEAN = (mean_masked, mean_chosen, mean_weighted_first, mean_of_two_losses, mean_in_a_loop)


# --- a mask or weights of rows ---


def mean_weighted(x, y, w):
    w = w.astype(x.dtype)[:, None]
    return w / w.sum() * any_sum(x, y)


def mean_weighted_last(x, y, w):
    w = w.astype(x.dtype)
    return any_sum(x, y) * w[:, None] / w.sum()


def mean_weighted_targets(x, y, w):
    """Weigh the targets, whose sum need not be one."""
    scale = (w.astype(x.dtype) / w.astype(x.dtype).sum())[:, None]
    return any_sum(x, scale * y)


WEIGHTED = (mean_weighted, mean_weighted_last, mean_weighted_targets)
