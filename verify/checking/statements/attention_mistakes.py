"""Mistakes that are made before the weights of attention are known: in the scale, the mask, the order of heads."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from verify.checking.judging.statement import exponentials
from verify.checking.statements.attention_masks import FILLS, Conventions, Keep, causal, like, root, seen
from verify.checking.statements.computed import Computed, Rules

__all__ = ["OF_SCALE", "Change", "Mistake", "each_key_seen", "in_turn", "keys_in_turn", "mistakes_before"]

Change: TypeAlias = Callable[[Computed], Computed]


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
    rules : mapping of str to callable
        How programs compute it, where the change would round away what it hides: a slip of numbers, and no term.
    """

    name: str
    change: Change | None = None
    convention: bool = False
    needs: float = 0.0
    rules: Rules | None = None


def _filled(name: str, fill: int) -> Mistake:
    """Return scores of hidden keys that are a number."""

    def change(a: Computed) -> Computed:
        return a.but(keep=None, bias=np.where(a.keep, like(a.k, 0), like(a.k, fill) - a.s))

    rules: Rules = {"e": lambda a: exponentials(np.where(a.keep, a.s, like(a.k, fill)), None)}
    return Mistake(f"filled with -{name}", change, needs=-fill, rules=rules)


def _added(fill: int, live: int = 0) -> Change:
    return lambda a: a.but(keep=None, bias=np.where(a.keep, like(a.k, live), like(a.k, fill)))


def _seeing(keep: Callable[[Computed], Keep]) -> Change:
    return lambda a: a.but(keep=seen(keep(a)))


def _causal(align: str, late: int = 0) -> Change:
    return _seeing(lambda a: causal(a.q.shape[-2], a.k.shape[-2], align, late))


def _rescaled(r: Callable[[Computed], Any]) -> Change:
    """Return the change to another number that divides the scores."""
    return lambda a: a.but(r=(other := r(a)), factor=1 / other)


OF_SCALE: Mapping[str, Change] = {
    "scale missing": _rescaled(lambda a: like(a.k, 1)),
    "multiplied by the scale": _rescaled(lambda a: 1 / a.r),
    "divided by the scale twice": _rescaled(lambda a: a.r * a.r),
}
"""The names are those of mutants of the forward pass."""


def mistakes_before(conventions: Conventions, *, backward: bool) -> Iterator[Mistake]:
    """Yield the mistakes in the scale, the mask and the order of products; forward, mutants are those in the scale."""
    scaled = conventions.scale is not None
    if backward:
        twice = "divided by the scale twice throughout" if scaled else "divided by d"
        names = "scale left out throughout", "multiplied by the scale throughout", twice
        yield from map(Mistake, names, OF_SCALE.values())
    if scaled:
        yield Mistake("divided by the root of d", _rescaled(lambda a: root(a.k)), convention=True)
    yield from _of_mask(conventions)
    if conventions.group == 1:  # products of each query with each key in the wrong order, where shapes allow it
        yield Mistake("keys for queries", lambda a: a.but(q=a.k, k=a.q) if a.q.shape[-2] == a.k.shape[-2] else a)


def _of_mask(conventions: Conventions) -> Iterator[Mistake]:
    if conventions.mask == "additive":
        yield Mistake("additive mask left out", change=lambda a: a.but(bias=None))
        yield Mistake("additive mask divided by the scale", change=lambda a: a.but(bias=a.bias / a.r))
        yield Mistake("additive mask subtracted", change=lambda a: a.but(bias=-a.bias))
        return
    if not conventions.hides:  # as backward passes do that know the causal case only
        yield Mistake("causal mask", _causal("top-left"), convention=True)
        return
    yield from map(Mistake, ("mask left out", "mask multiplies scores", "masked after softmax"))
    yield Mistake("mask inverted", _seeing(lambda a: ~np.asarray(a.keep)), convention=True)
    for name, fill in FILLS.items():
        yield _filled(name, fill)
        yield Mistake(f"-{name} added", _added(fill), needs=-fill)
    if conventions.mask == "boolean":
        yield Mistake("mask added", _added(0, 1))
        return
    align = conventions.align
    other = {"top-left": "bottom-right", "bottom-right": "top-left"}[align]
    yield Mistake(f"aligned {other}", _causal(other), convention=True)
    yield Mistake("strictly causal", _causal(align, -1))
    yield Mistake("one key late", _causal(align, 1))
    yield Mistake("upper triangle", _seeing(lambda a: causal(a.k.shape[-2], a.q.shape[-2]).T))


def each_key_seen(a: Computed) -> Computed:
    """Return the arguments with a mask under which each key is seen, by all queries if the mask hides it from all."""
    return a if a.keep is None else a.but(keep=a.keep | ~a.keep.any(-2, keepdims=True))


def in_turn(a: Computed) -> Computed:
    """Return the arguments if heads of queries share the key heads in turn, queries beside another key head."""

    def turned(x: Any) -> Any:
        *others, key_heads, group, rows, channels = x.shape
        return np.swapaxes(x.reshape(*others, group, key_heads, rows, channels), -4, -3)

    return a.but(q=turned(a.q), g=turned(a.g))


def keys_in_turn(a: Computed) -> Computed:
    """Return the same, with the queries in their places, and a separate key head for each of their heads."""
    key_heads, group = a.q.shape[-4:-2]

    def turned(x: Any) -> Any:
        heads = x[..., np.arange(key_heads * group) % key_heads, 0, :, :]
        return heads.reshape(*x.shape[:-4], key_heads, group, *x.shape[-2:])

    return a.but(k=turned(a.k), v=turned(a.v))
