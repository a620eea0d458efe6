"""Mistakes that are made before the weights of attention are known: in the scale, the mask, the order of heads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from verify.checking.statement import exponentials, total
from verify.checking.statements.attention_masks import FILLS, Conventions, Heads, Keep, causal, like, root, seen
from verify.checking.statements.attention_weights import Change, Weights, scores

__all__ = [
    "Mistake",
    "each_key_seen",
    "in_turn",
    "inverse_scale",
    "keys_in_turn",
    "of_another_scale",
    "of_mask",
    "of_queries",
    "of_scale",
    "scale_twice",
    "without_scale",
]


class Mistake(NamedTuple):
    """A mistake before the weights are known.

    Attributes
    ----------
    name : str
    change : callable, optional
        Takes the arguments to those at which the theorem says the same; without it there is a mutant of this name.
    convention : bool
    needs : float
        The size of its constants.
    weights : callable, optional
        What it makes of the arguments, where the change would round away what it hides: a slip of numbers, and no term.
    """

    name: str
    change: Change | None = None
    convention: bool = False
    needs: float = 0.0
    weights: Weights | None = None


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


def without_scale(a: Heads) -> Heads:
    """Return the arguments with the scale one."""
    return a.scaled_by(like(a.k, 1))


def inverse_scale(a: Heads) -> Heads:
    """Return the arguments with scores multiplied where they should be divided."""
    return a.scaled_by(1 / a.r)


def scale_twice(a: Heads) -> Heads:
    """Return the arguments with the square of the scale."""
    return a.scaled_by(a.r * a.r)


def of_scale(conventions: Conventions) -> tuple[Mistake, ...]:
    """Return the mistakes in the scale, forward and backward."""
    common = (
        Mistake("scale left out throughout", change=without_scale),
        Mistake("multiplied by the scale throughout", change=inverse_scale),
    )
    if conventions.scale is None:
        return (*common, Mistake("divided by d", change=scale_twice))
    return (
        *common,
        Mistake("divided by the scale twice throughout", change=scale_twice),
        *of_another_scale(conventions),
    )


def of_another_scale(conventions: Conventions) -> tuple[Mistake, ...]:
    """Return the customary scale, if another one is declared."""
    if conventions.scale is None:
        return ()
    return (Mistake("divided by the root of d", change=lambda a: a.scaled_by(root(a.k)), convention=True),)


def of_mask(conventions: Conventions) -> tuple[Mistake, ...]:
    """Return the mistakes in the mask."""
    if conventions.mask == "additive":
        return (
            Mistake("additive mask left out", change=lambda a: a._replace(bias=None)),
            Mistake("additive mask divided by the scale", change=lambda a: a._replace(bias=a.bias / a.r)),
            Mistake("additive mask subtracted", change=lambda a: a._replace(bias=-a.bias)),
        )
    if not conventions.hides:  # as backward passes do that know the causal case only
        return (Mistake("causal mask", change=_causal("top-left"), convention=True),)
    fills = [
        mistake
        for name, fill in FILLS.items()
        for mistake in (
            Mistake(f"filled with -{name}", _as_bias(fill), needs=-fill, weights=_filled(fill)),
            Mistake(f"-{name} added", change=_added(fill), needs=-fill),
        )
    ]
    common = (
        *(Mistake(name) for name in ("mask left out", "mask multiplies scores", "masked after softmax")),
        Mistake("mask inverted", change=_seeing(_not_kept), convention=True),
        *fills,
    )
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


def of_queries(conventions: Conventions) -> tuple[Mistake, ...]:
    """Return the mistake of products of each query with each key in the wrong order, where shapes allow it."""
    return (Mistake("keys for queries", change=_queries_for_keys),) if conventions.group == 1 else ()


def each_key_seen(a: Heads) -> Heads:
    """Return the arguments with a mask under which each key is seen, by all queries if the mask hides it from all."""
    return a if a.keep is None else a._replace(keep=a.keep | ~a.keep.any(-2, keepdims=True))


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
