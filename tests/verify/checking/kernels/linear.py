"""Backward passes of a linear map as people write them, for a weight of one row for each input and each output."""

import numpy as np


def products(x, w, g):
    return g @ w.T, x.T @ g, g.sum(0)


def contractions(x, w, g):
    return np.einsum("to,io->ti", g, w), np.einsum("ti,to->io", x, g), np.einsum("to->o", g)


def token_by_token(x, w, g):
    dx, dw, db = np.zeros_like(x), np.zeros_like(w), np.zeros_like(g[0])
    for t in range(len(x)):
        dx[t] = w @ g[t]
        dw += np.outer(x[t], g[t])
        db += g[t]
    return dx, dw, db


def blocked(x, w, g):
    """Two tokens at a time, the outputs in two parts."""
    half = w.shape[1] // 2
    dx = g[:, :half] @ w[:, :half].T + g[:, half:] @ w[:, half:].T
    parts = range(0, len(x), 2)
    return dx, sum(x[t : t + 2].T @ g[t : t + 2] for t in parts), sum(g[t : t + 2].sum(0) for t in parts)


def last_token_first(x, w, g):
    dw = x[-1:].T @ g[-1:]
    for t in range(len(x) - 2, -1, -1):
        dw = x[t : t + 1].T @ g[t : t + 1] + dw
    return (w @ g.T).T, dw, g[::-1].sum(0)


def bias_as_a_weight(x, w, g):
    """Take the bias for the weight of an input that is one."""
    both = np.concatenate([x, np.ones_like(x[:, :1])], axis=1).T @ g
    return g @ w.T, both[:-1], both[-1]


def named(x, w, g):
    return {"db": g.sum(0), "dx": g @ w.T, "dw": x.T @ g}


def tensors(x, w, g):
    return np.tensordot(g, w, ((1,), (1,))), np.tensordot(x, g, ((0,), (0,))), np.ones(len(g), g.dtype) @ g


def output_by_output(x, w, g):
    dx = np.zeros_like(x)
    columns = []
    for o in range(w.shape[1]):
        dx += g[:, o : o + 1] * w[:, o]
        columns.append((x * g[:, o : o + 1]).sum(0))
    return dx, np.stack(columns, axis=1), np.array([g[:, o].sum() for o in range(w.shape[1])])


def contiguous(x, w, g):
    return np.dot(g, np.ascontiguousarray(w.T)), np.dot(np.ascontiguousarray(x.T), g), np.add.reduce(g, axis=0)


HONEST = (
    products,
    contractions,
    token_by_token,
    blocked,
    last_token_first,
    bias_as_a_weight,
    named,
    tensors,
    output_by_output,
    contiguous,
)


def of_transposed(x, weight, grad_output):
    """As frameworks lay it out: one row of the weight for each output."""
    return grad_output @ weight, grad_output.T @ x, grad_output.sum(0)
