"""Mistakes that are made before the weights of attention are known: in the scale, the mask, the order of heads."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from verify.checking.forwards.constants import Band
from verify.checking.judging.statement import exponentials
from verify.checking.statements.attention_masks import FILLS, Conventions, Keep, causal, like, root, seen
from verify.checking.statements.computed import Computed, Rules

__all__ = [
    "IN_TURN",
    "OF_SCALE",
    "Change",
    "Mistake",
    "each_key_seen",
    "in_turn",
    "mistakes_before",
    "of_key_heads",
    "rare_mistakes",
    "read_by",
]

Change: TypeAlias = Callable[[Computed], Computed]
HeadMap: TypeAlias = Callable[[Any, int, int], Any]
"""From numbers of heads, of how many key heads and how many in a group, to numbers of key heads."""


def in_groups(heads: Any, _: int, group: int) -> Any:
    """Return the key heads of heads, neighbours of which share one."""
    return heads // group


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
    heads : callable
        The key heads that heads read.
    """

    name: str
    change: Change | None = None
    convention: bool = False
    needs: float = 0.0
    rules: Rules | None = None
    heads: HeadMap = in_groups


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


# --- rarer ones: other masks, maps of heads and widths in the scale; two at once ---

KEYLESS: Mapping[str, Change] = {
    "": lambda a: a.but(keep=seen(a.keep)),
    ", no number where no key is seen": lambda a: a,
    ", zeros where no key is seen": lambda a: a.but(
        p=np.where(a.keep.any(-1, keepdims=True), a.but(keep=seen(a.keep)).p, 0)
    ),
}
WIDTHS: Mapping[str, Callable[[Computed], float]] = {
    "the width of values": lambda a: a.v.shape[-1],
    "the number of keys": lambda a: a.k.shape[-2],
    "half the width": lambda a: a.k.shape[-1] / 2,
    "the width of all heads": lambda a: a.q.shape[-3] * a.q.shape[-4] * a.k.shape[-1],
    "the number of heads": lambda a: a.q.shape[-3] * a.q.shape[-4],
    "the root of the width": lambda a: a.k.shape[-1] ** 0.5,
}
"""Numbers by whose root scores may be divided."""
IN_TURN = "heads share keys in turn"
MAPS: Mapping[str, HeadMap] = {
    "all heads read the first key head": lambda h, keys, group: 0 * h,
    "heads read the next key head": lambda h, keys, group: h // group + 1,
    "heads read the key head before": lambda h, keys, group: h // group - 1,
    "heads read key heads backwards": lambda h, keys, group: -1 - h // group,
    IN_TURN: lambda h, keys, group: h % keys,
    "heads are divided by the number of key heads": lambda h, keys, group: h // keys,
    "heads read key heads by their places in a group": lambda h, keys, group: h % group,
}


def _read(heads: HeadMap, a: Computed) -> Any:
    """Return which key head each head reads, shape (key heads, group)."""
    keys, group = a.q.shape[-4:-2]
    return (heads(np.arange(keys * group), keys, group) % keys).reshape(keys, group)


def of_key_heads(heads: HeadMap, a: Computed, each: Any) -> Any:
    """Add what heads give to the key heads that they read, shape (..., key heads, rows, channels)."""
    *others, keys, group, rows, channels = each.shape
    reads = (np.arange(keys)[:, None] == _read(heads, a).reshape(-1)).astype(float)
    return (reads @ each.reshape(*others, keys * group, rows * channels)).reshape(*others, keys, rows, channels)


def read_by(name: str, names: str = "kv", repeated: int = 1, convention: bool = False) -> Mistake:
    """Return heads that read others of some arguments, with rows perhaps that are repeated."""

    def change(a: Computed) -> Computed:
        at = _read(MAPS[name], a)[..., None], 0, np.arange(a.k.shape[-2]) // repeated
        return a.but(**{one: getattr(a, one)[(..., *at, slice(None))] for one in names})

    words = {"kv": "", "k": " for keys only", "v": " for values only"}[names] + ", rows are repeated" * (repeated > 1)
    return Mistake(f"{name}{words}", change, convention, heads=MAPS[name] if names == "kv" else in_groups)


def _of_masks(conventions: Conventions) -> Iterator[Mistake]:
    def of_sizes(keep: Callable[[int, int], Keep]) -> Callable[[Computed], Keep]:
        return lambda a: keep(a.q.shape[-2], a.k.shape[-2])

    window = Band(greatest=0, last=conventions.align == "bottom-right")
    masks = {words: of_sizes(other.keeps) for other, words in {window: "causal", **window.others()}.items()}
    masks["aligned bottom-right where keys are more"] = of_sizes(lambda m, n: causal(m, n, late=max(n - m, 0)))
    if conventions.mask == "boolean":
        masks = {"mask inverted": lambda a: ~a.keep, "causal besides the mask": lambda a: a.keep & of_sizes(causal)(a)}
    for (words, keyless), (name, keep) in product(KEYLESS.items(), masks.items()):
        yield Mistake(f"{name}{words}", lambda a, f=keep, g=keyless: g(a.but(keep=np.asarray(f(a)))))  # type: ignore[misc]


def rare_mistakes(conventions: Conventions) -> Iterator[Mistake]:
    """Yield mistakes that only name a refused program, one or two at once; a mask is the last change."""
    masks = [] if conventions.mask == "additive" else list(_of_masks(conventions))
    scales = [Mistake(*one) for one in OF_SCALE.items()]
    some = list(MAPS)[: None if conventions.group > 1 else 2]
    both = [read_by(name) for name in some]
    yield from (*both, *(read_by(name, *which) for name in some for which in (("k",), ("v",), ("kv", 2))), *masks)
    for words, size in WIDTHS.items():
        other = _rescaled(lambda a, size=size: np.sqrt(like(a.k, size(a))))  # type: ignore[misc]
        yield Mistake(f"divided by the root of {words}", other)
    for a, b in (*product(scales, both), *product((*scales, *both), masks[: len(masks) // len(KEYLESS)])):
        heads = b.heads if b in both else a.heads
        yield Mistake(f"{a.name}, and {b.name}", lambda x, f=a.change, g=b.change: g(f(x)), heads=heads)  # type: ignore[misc]
