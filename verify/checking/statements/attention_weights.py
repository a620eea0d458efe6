"""The weights of attention: honest ways to compute them, and what the book calls their arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from verify.checking.rounded import Rounded
from verify.checking.statement import Formula, exponentials, from_top, hidden, top, total
from verify.checking.statements.attention_masks import Conventions, Heads, like

__all__ = [
    "WAYS",
    "Change",
    "Forward",
    "Way",
    "Weights",
    "book_values",
    "scores",
    "softmax_weights",
    "stored",
    "transposed",
]

Weights = Callable[[Heads], Any]
Change = Callable[[Heads], Heads]


def transposed(x: Any) -> Any:
    """Return matrices transposed."""
    return np.swapaxes(x, -1, -2)


def stored(x: Any) -> Any:
    """Return an intermediate result that a program writes in the format of its outputs."""
    return x.returned() if isinstance(x, Rounded) else x


# --- scores ---


def _biased(s: Any, a: Heads) -> Any:
    return s if a.bias is None else s + a.bias


def scores(a: Heads) -> Any:
    """Return the scores."""
    return _biased((a.q @ transposed(a.k)) * a.factor, a)


def _divided(a: Heads) -> Any:
    return _biased((a.q @ transposed(a.k)) / a.r, a)


def _of_scaled_queries(a: Heads) -> Any:
    return _biased((a.q * a.factor) @ transposed(a.k), a)


def _of_both_scaled(a: Heads) -> Any:
    half = np.sqrt(like(a.k, 1) * a.factor)
    return _biased((a.q * half) @ transposed(a.k * half), a)


# --- weights ---


def softmax_weights(a: Heads) -> Any:
    """Return the weights."""
    e = exponentials(scores(a), a.keep)
    return e / total(e)


def _by_reciprocal(a: Heads) -> Any:
    e = exponentials(scores(a), a.keep)
    return e * (1 / total(e))


def _of(s: Weights) -> Weights:
    def weights(a: Heads) -> Any:
        e = exponentials(s(a), a.keep)
        return e / total(e)

    return weights


def _in_blocks(a: Heads) -> Any:
    """Return the weights of two blocks of keys, the first from its own highest score until the second is known."""
    s = hidden(scores(a), a.keep)
    half = s.shape[-1] // 2
    if half == 0:
        return softmax_weights(a)
    keep = np.ones(s.shape[-2:], dtype=bool) if a.keep is None else a.keep
    first, later = np.exp(from_top(s[..., :half])), np.exp(s[..., half:] - top(s))
    first, later = np.where(keep[..., :half], first, 0), np.where(keep[..., half:], later, 0)
    rescaled = np.exp(top(s[..., :half]) - top(s))
    partition = total(first) * rescaled + total(later)
    return np.concatenate([first * rescaled, later], axis=-1) / partition


def _from_logarithm(a: Heads) -> Any:
    """Return the weights as a backward pass recomputes them from the logarithm of the partition function."""
    s = hidden(scores(a), a.keep)
    highest = top(s)
    logarithm = highest + np.log(total(exponentials(s, a.keep)))
    p = np.exp(from_top(s) + (highest - logarithm))
    return p if a.keep is None else np.where(a.keep, p, 0)


def _powers_of_two(a: Heads) -> Any:
    """Return the weights from powers of two of the scores times log2(e)."""
    log_two = np.log(like(a.k, 2))
    e = np.exp(from_top(hidden(scores(a) * (1 / log_two), a.keep)) * log_two)
    e = e if a.keep is None else np.where(a.keep, e, 0)
    return e / total(e)


class Way(NamedTuple):
    """An honest way to compute the weights; ``lenient`` if it cancels where others do not."""

    name: str
    weights: Weights
    lenient: bool = False


WAYS = (
    Way("scores divided", _of(_divided)),
    Way("scores times the scale", softmax_weights),
    Way("scale on the queries", _of(_of_scaled_queries)),
    Way("times the reciprocal of the sum", _by_reciprocal),
    Way("in blocks", _in_blocks),
    Way("root of the scale on queries and keys", _of(_of_both_scaled), lenient=True),
    Way("from the logarithm of the sum", _from_logarithm, lenient=True),
    Way("powers of two", _powers_of_two, lenient=True),
)


# --- the first stage of formulas, and the book ---


class Forward:
    """The weights, as the first stage that formulas have in common.

    Parameters
    ----------
    conventions : Conventions
    """

    def __init__(self, conventions: Conventions) -> None:
        self.conventions = conventions
        self._known: dict[tuple[Weights, Change | None], Formula] = {}

    def __call__(self, weights: Weights = softmax_weights, change: Change | None = None) -> Formula:
        """Return what takes arguments to heads with weights, and with the gradient there if there is one."""

        def first(**given: Any) -> Heads:
            a = self.conventions.heads(**given)
            a = a if change is None else change(a)
            return a._replace(p=weights(a), dp=None if a.g is None else a.g @ transposed(a.v))

        return self._known.setdefault((weights, change), first)


def book_values(a: Heads) -> Mapping[str, Any]:
    """Return the variables of a theorem on attention under a mask, by key head and head of its group."""
    zero = a.k.reshape(-1)[0] * 0
    shape = (a.q.shape[-2], a.k.shape[-2])
    keep = np.ones(shape, dtype=bool) if a.keep is None else a.keep
    values = {
        "Q": a.q,
        "K": a.k,
        "V": a.v,
        "r": a.r[..., 0, 0],
        "U": np.where(keep, zero + 1, zero),
        "M": zero + np.zeros(shape, dtype=int) if a.bias is None else a.bias,
    }
    return values if a.g is None else {**values, "G": a.g}
