"""Functions of NumPy as people write them, with the axes of their arguments."""

from __future__ import annotations

from typing import Any

import numpy as np


def softmax(x: Any) -> Any:
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def layernorm(x: Any, w: Any, b: Any) -> Any:
    mu = x.mean(-1, keepdims=True)
    var = ((x - mu) ** 2).mean(-1, keepdims=True)
    return w * (x - mu) / np.sqrt(var + 1e-5) + b


def attention(q: Any, k: Any, v: Any) -> Any:
    scores = q @ k.T / np.sqrt(q.shape[-1])
    weights = softmax(scores)
    return weights @ v


def causal(q: Any, k: Any, v: Any) -> Any:
    scores = q @ k.T / np.sqrt(q.shape[-1])
    mask = np.tril(np.ones((q.shape[0], k.shape[0]), bool))
    return softmax(np.where(mask, scores, -np.inf)) @ v


def heads(x: Any, wq: Any, wk: Any, wv: Any, wo: Any) -> Any:
    def split(w: Any) -> Any:
        return (x @ w.reshape(w.shape[0], -1)).reshape(len(x), w.shape[1], w.shape[2]).transpose(1, 0, 2)

    q, k, v = split(wq), split(wk), split(wv)
    p = softmax(q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1]))
    return (p @ v).transpose(1, 0, 2).reshape(len(x), -1) @ wo


def swiglu(x: Any, w: Any, v: Any, u: Any) -> Any:
    gate = x @ w
    return (gate / (1 + np.exp(-gate)) * (x @ v)) @ u


def cross_entropy(x: Any, y: Any) -> Any:
    logits = x - x.max(-1, keepdims=True)
    logp = logits - np.log(np.exp(logits).sum(-1, keepdims=True))
    return -logp[np.arange(len(y)), y].mean()


def embedded(ids: Any, table: Any) -> Any:
    return np.tanh(table[ids])


def discounted(x: Any) -> Any:
    return np.einsum("mn,nk->mk", x, 0.9 ** np.maximum(np.arange(x.shape[1])[:, None] - np.arange(x.shape[1]), 0.0))


def cosine(x: Any, y: Any) -> Any:
    return np.sum(x * y, axis=-1) / (np.linalg.norm(x, axis=-1) * np.linalg.norm(y, axis=-1))


def whitened(x: Any) -> Any:
    return (x - np.mean(x, axis=0)) / np.std(x, axis=0, ddof=1)


PROGRAMS = {
    softmax: ({"x": "m n"}, "x"),
    layernorm: ({"x": "m n", "w": "n", "b": "n"}, "x"),
    attention: ({"q": "m d", "k": "n d", "v": "n e"}, "k"),
    causal: ({"q": "m d", "k": "n d", "v": "n e"}, "q"),
    heads: ({"x": "m d", "wq": "d h p", "wk": "d h p", "wv": "d h p", "wo": "(h p) d"}, "x"),
    swiglu: ({"x": "m d", "w": "d e", "v": "d e", "u": "e d"}, "w"),
    cross_entropy: ({"x": "m n", "y": "m -> n"}, "x"),
    embedded: ({"ids": "m -> v", "table": "v d"}, "table"),
    discounted: ({"x": "m n"}, "x"),
    cosine: ({"x": "m n", "y": "m n"}, "x"),
    whitened: ({"x": "m n"}, "x"),
}
