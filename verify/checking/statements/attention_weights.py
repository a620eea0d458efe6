"""The weights of attention: honest ways to compute them, wrong ones, and what the book calls their arguments."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from verify.checking.rounded import Rounded
from verify.checking.statement import from_top, top, total
from verify.checking.statements.attention_masks import FILLS, Conventions, Heads, Keep, causal, like, root, seen

__all__ = [
    "WAYS",
    "Change",
    "Mistake",
    "Way",
    "Weights",
    "book_values",
    "exponentials",
    "hidden",
    "in_turn",
    "keys_in_turn",
    "mistakes",
    "scores",
    "softmax_weights",
    "stored",
    "transposed",
    "unscaled",
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


def unscaled(a: Heads) -> Any:
    """Return the products of queries and keys."""
    return a.q @ transposed(a.k)


def _biased(s: Any, a: Heads) -> Any:
    return s if a.bias is None else s + a.bias


def scores(a: Heads) -> Any:
    """Return the scores."""
    return _biased(unscaled(a) * a.factor, a)


def _divided(a: Heads) -> Any:
    return _biased(unscaled(a) / a.r, a)


def _of_scaled_queries(a: Heads) -> Any:
    return _biased((a.q * a.factor) @ transposed(a.k), a)


def _of_both_scaled(a: Heads) -> Any:
    half = np.sqrt(like(a.k, 1) * a.factor)
    return _biased((a.q * half) @ transposed(a.k * half), a)


def hidden(s: Any, keep: Keep | None) -> Any:
    """Return scores with minus infinity, or what no score is below, in the place of those of hidden keys."""
    if keep is None:
        return s
    exact = not isinstance(s, Rounded) and s.dtype == object
    return np.where(keep, s, -top(-s) if exact else -math.inf)


# --- weights ---


def exponentials(s: Any, keep: Keep | None) -> Any:
    """Return exponentials of scores from the highest that a query sees, zero for hidden keys."""
    e = np.exp(from_top(hidden(s, keep)))
    return e if keep is None else np.where(keep, e, 0)


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


def _base_two(a: Heads) -> Any:
    """Return the weights from powers of two, as ``fma(score, c, -round(highest * c))`` with c = log2(e) rounded."""
    log_two = np.log(like(a.k, 2))
    s = hidden(scores(a), a.keep) * (1 / log_two)
    highest = top(s) / log_two * log_two
    e = np.exp((from_top(s) + (highest - top(highest))) * log_two)
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
    Way("fused powers of two", _base_two, lenient=True),
)


# --- wrong weights ---


class Mistake(NamedTuple):
    """A mistake before the weights are known.

    Attributes
    ----------
    name : str
    weights : callable, optional
        What it makes of the arguments, if it is not the theorem at others.
    change : callable, optional
        Takes the arguments to those at which the theorem says the same. Without it the theorem has a mutant of this name.
    reported : str
    convention : bool
    needs : float
        The size of its constants.
    """

    name: str
    weights: Weights | None = None
    change: Change | None = None
    reported: str = ""
    convention: bool = False
    needs: float = 0.0


def _masked_after(a: Heads) -> Any:
    return np.where(a.keep, softmax_weights(a._replace(keep=None)), 0)


def _mask_times_scores(a: Heads) -> Any:
    e = exponentials(np.where(a.keep, scores(a), like(a.k, 0)), None)
    return e / total(e)


def _filled(fill: int) -> Weights:
    def weights(a: Heads) -> Any:
        e = exponentials(np.where(a.keep, scores(a), like(a.k, fill)), None)
        return e / total(e)

    return weights


def _as_bias(fill: int) -> Change:
    """Return the change that makes the scores of hidden keys a number."""

    def change(a: Heads) -> Heads:
        return a._replace(keep=None, bias=np.where(a.keep, like(a.k, 0), like(a.k, fill) - scores(a)))

    return change


def _added(fill: int, live: int = 0) -> Change:
    def change(a: Heads) -> Heads:
        return a._replace(keep=None, bias=np.where(a.keep, like(a.k, live), like(a.k, fill)))

    return change


def _seeing(keep: Callable[[Heads], Keep]) -> Change:
    return lambda a: a._replace(keep=seen(keep(a)))


def _causal(align: str, late: int = 0) -> Change:
    return _seeing(lambda a: causal(a.q.shape[-2], a.k.shape[-2], align, late))


def _not_kept(a: Heads) -> Keep:
    return ~np.asarray(a.keep)


def _upper(a: Heads) -> Keep:
    return causal(a.k.shape[-2], a.q.shape[-2]).T


def _queries_for_keys(a: Heads) -> Heads:
    return a._replace(q=a.k, k=a.q) if a.q.shape[-2] == a.k.shape[-2] else a


WITHOUT_SCALE = Mistake("scale left out throughout", change=lambda a: a.scaled_by(like(a.k, 1)))
INVERSE_SCALE = Mistake("multiplied by the scale throughout", change=lambda a: a.scaled_by(1 / a.r))


def _of_scale(conventions: Conventions) -> tuple[Mistake, ...]:
    if conventions.scale is None:
        others = (Mistake("divided by d", change=lambda a: a.scaled_by(like(a.k, a.k.shape[-1]))),)
    else:
        others = (
            Mistake("divided by the scale twice throughout", change=lambda a: a.scaled_by(a.r * a.r)),
            Mistake("divided by the root of d", change=lambda a: a.scaled_by(root(a.k)), convention=True),
        )
    return (WITHOUT_SCALE, INVERSE_SCALE, *others)


def _of_mask(conventions: Conventions) -> tuple[Mistake, ...]:
    if conventions.mask == "additive":
        return (
            Mistake("additive mask left out", change=lambda a: a._replace(bias=None)),
            Mistake("additive mask divided by the scale", change=lambda a: a._replace(bias=a.bias / a.r)),
            Mistake("additive mask subtracted", change=lambda a: a._replace(bias=-a.bias)),
        )
    if not conventions.hides:
        return ()
    fills = [
        mistake
        for name, fill in FILLS.items()
        for mistake in (
            Mistake(f"filled with -{name}", _filled(fill), _as_bias(fill), needs=-fill),
            Mistake(f"-{name} added", change=_added(fill), needs=-fill),
        )
    ]
    common = (
        Mistake("mask left out", change=None, weights=lambda a: softmax_weights(a._replace(keep=None)),
                reported="facebookresearch/xformers#103"),
        Mistake("mask multiplies scores", _mask_times_scores, reported="georg-wolflein/good-features#1"),
        Mistake("masked after softmax", _masked_after, reported="huggingface/pytorch-image-models#2236"),
        Mistake("mask inverted", change=_seeing(_not_kept), convention=True),
        *fills,
    )  # fmt: skip
    if conventions.mask == "boolean":
        return (*common, Mistake("mask added", change=_added(0, 1)))
    align = conventions.align
    other = {"top-left": "bottom-right", "bottom-right": "top-left"}[align]
    return (
        *common,
        Mistake(f"aligned {other}", change=_causal(other), convention=True),
        Mistake("strictly causal", change=_causal(align, -1)),
        Mistake("one key late", change=_causal(align, 1)),
        Mistake("upper triangle", change=_seeing(_upper)),
    )


def mistakes(conventions: Conventions) -> tuple[Mistake, ...]:
    """Return the mistakes that may be made under conventions."""
    found = (*_of_scale(conventions), *_of_mask(conventions))
    if conventions.group == 1:
        found += (Mistake("keys for queries", change=_queries_for_keys),)
    return found


def in_turn(a: Heads) -> Heads:
    """Return the arguments if heads of queries share the key heads in turn, queries beside another key head."""

    def turned(x: Any) -> Any:
        *others, key_heads, group, rows, channels = x.shape
        return np.swapaxes(x.reshape(*others, group, key_heads, rows, channels), -4, -3)

    return a._replace(q=turned(a.q), g=turned(a.g))


def keys_in_turn(a: Heads) -> Heads:
    """Return the same, with the queries in their places, and for each of their heads its own key head."""
    key_heads, group = a.q.shape[-4:-2]

    def turned(x: Any) -> Any:
        heads = x[..., np.arange(key_heads * group) % key_heads, 0, :, :]
        return heads.reshape(*x.shape[:-4], key_heads, group, *x.shape[-2:])

    return a._replace(k=turned(a.k), v=turned(a.v))


# --- the book ---


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
