"""Conventions of attention: the scale, the mask, the heads that share keys; and arguments that tell them apart."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from verify.checking.judging.statement import Probe, Shape, exponentials, positive, total, transposed
from verify.checking.rounding.rounded import Rounded
from verify.checking.statements.computed import Computed, Rules

__all__ = [
    "ARGUMENTS",
    "FILLS",
    "HEADS",
    "Align",
    "Conventions",
    "Keep",
    "Mask",
    "causal",
    "like",
    "root",
    "seen",
]

Keep: TypeAlias = npt.NDArray[np.bool_]
Mask: TypeAlias = Literal["none", "causal", "boolean", "additive"]
"""Boolean: an argument ``keep``, shape (m, n), true where a key may be seen; for padding, all its rows are one.
Additive: an argument ``bias``, shape (m, n), of finite numbers."""
Align: TypeAlias = Literal["top-left", "bottom-right"]
"""Whether under a causal mask the first query sees the first key only, or the last query all keys."""
SHAPES = ((4, 4, 4, 4), (3, 5, 7, 2), (5, 3, 2, 7))
MORE_KEYS = ((4, 4, 4, 4), (3, 5, 7, 2), (2, 7, 3, 5))
ARGUMENTS: Mapping[str, tuple[str, ...]] = {
    "q": ("q", "query", "Q"),
    "k": ("k", "key", "K"),
    "v": ("v", "value", "V"),
    "g": ("do", "dO", "dout", "dy", "grad", "grad_output", "grad_out"),
    "keep": ("keep", "mask", "attn_mask", "attention_mask"),
    "bias": ("bias", "attn_bias", "mask", "attn_mask", "attention_mask"),
}
FILLS = {"1e4": -(2**13), "1e9": -(2**30)}
"""Numbers that are put in the place of minus infinity: powers of two near them, which every format holds."""
LOW = 2.0**15
"""A component of q and k: with four of them, scores fall below the fills, and float16 still holds them."""


def _from_outputs(f: Computed) -> Any:
    """Take the sum of the backward pass from outputs, which a program writes in the format of its results."""
    o = f.p @ f.v
    return f.p * (f.dp - total(f.g * (o.returned() if isinstance(o, Rounded) else o)))


HEADS: Rules = {
    "products": lambda f: (f.q @ transposed(f.k)) * f.factor,
    "s": lambda f: f.products if f.bias is None else f.products + f.bias,
    "e": lambda f: exponentials(f.s, f.keep),
    "p": lambda f: f.e / total(f.e),
    "dp": lambda f: f.g @ transposed(f.v),
    "ds": lambda f: f.p * (f.dp - total(f.p * f.dp)),
    "ds_from_outputs": _from_outputs,
}
"""Scores, their exponentials, the weights, and the gradients at weights and scores."""


def like(x: Any, value: Any) -> Any:
    """Return numbers of the kind that the last two axes of an array hold, each along axes of size one."""
    return x[..., :1, :1] * 0 + value


def root(q: Any) -> Any:
    """Return the root of the number of channels, exactly where it is a whole number."""
    d = q.shape[-1]
    exact = math.isqrt(d)
    return like(q, exact) if exact * exact == d else np.sqrt(like(q, d))


def causal(m: int, n: int, align: str = "top-left", late: int = 0) -> Keep:
    """Return which keys a query may see: those up to its place, and ``late`` more."""
    offset = n - m if align == "bottom-right" else 0
    return np.asarray(np.arange(n) <= np.arange(m)[:, None] + offset + late)


def seen(keep: Keep) -> Keep:
    """Return a mask under which each query sees a key: all of them, if the mask hides all.

    This is what a finite number does that is added to the scores of all keys.
    """
    return np.asarray(keep | ~keep.any(-1, keepdims=True))


@dataclass(frozen=True)
class Conventions:
    """Conventions of attention.

    Attributes
    ----------
    scale : float or None
        What scores are multiplied by; None for one over the root of the number of channels.
    mask, align : str
        See `Mask` and `Align`.
    group : int
        How many heads of queries share a head of keys and values; neighbours do.

    Raises
    ------
    ValueError
        If a number is none of these.
    """

    scale: float | None
    mask: str
    align: str
    group: int

    def __post_init__(self) -> None:
        if self.scale is not None:
            positive("scale", self.scale)
        positive("group", self.group, whole=True)

    @property
    def hides(self) -> bool:
        """Tell whether a key may be hidden from a query."""
        return self.mask in ("causal", "boolean")

    @property
    def constants(self) -> dict[str, float]:
        """The scale, if it is a number."""
        return {} if self.scale is None else {"scale": float(self.scale)}

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """Shapes (m, n, d, e) at which each query sees a key."""
        return MORE_KEYS if self.mask == "causal" and self.align == "bottom-right" else SHAPES

    def arguments(self, *names: str) -> dict[str, tuple[str, ...]]:
        """Return the arguments of these names, and the mask if it is one."""
        mask = {"boolean": ("keep",), "additive": ("bias",)}.get(self.mask, ())
        return {name: ARGUMENTS[name] for name in (*names, *mask)}

    def heads(self, rules: Rules = HEADS, **given: Any) -> Computed:
        """Put the heads of a group beside their key head.

        Parameters
        ----------
        rules : mapping of str to callable
        **given : array_like
            The arguments of a program.

        Returns
        -------
        Computed
            ``q``, ``g``, shape (..., key heads, group, m, channels); ``k``, ``v``, shape (..., key heads, 1, n,
            channels); ``keep``, ``bias``, shape (..., m, n), or None; the number ``r`` that scores are divided by, and
            its reciprocal, ``factor``, shape (..., 1, 1). The rest is computed by rules.
        """
        arrays = {name: given.get(name) for name in ("q", "g", "k", "v", "keep", "bias")}
        k, scale = given["k"], given.get("scale")
        if self.mask == "causal":
            arrays["keep"] = causal(given["q"].shape[-2], k.shape[-2], self.align)
        arrays |= {
            name: self._beside(x) if name in "qg" else x[..., None, :, :] for name, x in arrays.items() if x is not None
        }
        k = arrays["k"]
        r = root(k) if scale is None else like(k, 1) / scale
        return Computed(rules, {**arrays, "r": r, "factor": 1 / r if scale is None else scale})

    def together(self, x: Any) -> Any:
        """Put the heads of all groups one after another, as a program has them."""
        *others, key_heads, group, rows, channels = x.shape
        return x.reshape(*others, key_heads * group, rows, channels)

    def _beside(self, x: Any) -> Any:
        *others, heads, rows, channels = x.shape
        return x.reshape(*others, heads // self.group, self.group, rows, channels)

    def probes(self, *names: str) -> Callable[[np.random.Generator, Shape], Iterator[Probe]]:
        """Return what yields arguments of these names, and the mask.

        Under a mask, scores are also so low that a large negative number does not hide what is above it.
        """

        def drawn(rng: np.random.Generator, shape: Shape) -> Iterator[Probe]:
            m, n, d, e = shape
            if self.mask == "causal" and self.align == "bottom-right" and m > n:
                raise ValueError(f"shapes: a query that sees no key is not asked, expected m <= n, got {shape}")

            def probe(label: str, q: Any, k: Any, v: Any, g: Any) -> Probe:
                arrays = {"q": q, "k": k, "v": v, "g": g, **self._masking(rng, m, n)}
                return Probe(label, {name: arrays[name] for name in self.arguments(*names)})

            def normal(heads: int, rows: int, channels: int) -> Any:
                return rng.standard_normal((heads, rows, channels))

            key_heads = 3 if self.group == 2 else 2  # as many as share one would hide which of them do
            heads = self.group * key_heads
            q, k, v, g = normal(heads, m, d), normal(key_heads, n, d), normal(key_heads, n, e), normal(heads, m, e)
            yield probe("normal numbers", q, k, v, g)
            yield probe("values and gradients off zero", normal(heads, m, d), normal(key_heads, n, d), 1 + v, 1 + g)
            v, g = np.rint(2 * normal(key_heads, n, e)), np.rint(2 * normal(heads, m, e))
            yield probe("whole numbers", np.rint(q), np.rint(k), v, g)
            if self.hides and m > 1 and n > 1 and d == 4:
                yield probe("a score of -16384", *_low(2.0**7, 2.0**6, v, g))
                yield probe("a score near -2e9", *_low(LOW, LOW, v, g))

        return drawn

    def _masking(self, rng: np.random.Generator, m: int, n: int) -> dict[str, Any]:
        if self.mask == "additive":
            return {"bias": rng.standard_normal((m, n))}
        if self.mask != "boolean":
            return {}
        keep = rng.random((m, n)) < 0.6
        keep[0] = np.arange(n) == 0  # the first query sees the first key only
        for row in keep[1:]:
            row[rng.integers(n)] = True
            if row.all() and n > 1:
                row[rng.integers(n)] = False
        return {"keep": keep}


def _low(large: float, small: float, v: Any, g: Any) -> tuple[Any, Any, Any, Any]:
    """Return arguments of four channels: the first query has a low score at the first key, the only one it sees.

    At the second and the third key its score would be 0, at others between. Other queries are 0. The low score is a
    power of two before the scale: its product with any is exact, so that from itself it is 0 however a program rounds.
    """
    q = np.zeros((*g.shape[:2], 4))
    k = np.full((*v.shape[:2], 4), small / 16)
    q[:, 0], k[:, 0] = -large, small
    k[:, 1:3] = small / 2 * np.array([1, -1, 0, 0])
    k[:, 2:3] *= -1
    v, g = v / 16, g.copy()
    v[:, 1:3] = 0.125  # whatever is drawn, the gradients at the first query's weights of these keys differ
    v[:, 2:3] *= -1
    g[:, 0] = 1
    return q, k, v, g
