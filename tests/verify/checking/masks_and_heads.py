"""Wrong programs with mistakes in masks, windows, heads and positions, each beside the right one and what it is asked.

They were typed before the check could name them, and are of kinds, not of rows of a benchmark.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from tests.verify.checking.kernels.attention import softmax

__all__ = ["CASES", "Case", "scores", "seen"]


class Case(NamedTuple):
    """A wrong program, the right one, and keywords of `verify.check`; the name holds some words, if it is known."""

    label: str
    words: str
    wrong: Callable[..., Any]
    right: Callable[..., Any]
    asked: Mapping[str, Any]


def scores(q, k, scale=None):
    return q @ k.swapaxes(-1, -2) * q.dtype.type(q.shape[-1] ** -0.5 if scale is None else scale)


def seen(s, v, keep):
    return softmax(np.where(keep, s, -np.inf)) @ v


def after(m, n, late=0):
    """Return what a causal mask keeps."""
    return np.arange(n) <= np.arange(m)[:, None] + late


# --- alignment and polarity of the masks of `sdpa` ---


def causal(late, empty="clamped"):
    """Return a causal mask that is aligned by a number, and what a query gets that sees no key."""

    def program(q, k, v):
        m, n = q.shape[-2], k.shape[-2]
        offset = late(m, n)
        keep = after(m, n, max(offset, 0) if empty == "clamped" else offset)
        none = ~keep.any(-1, keepdims=True)
        with np.errstate(all="ignore"):
            outputs = seen(scores(q, k), v, keep | none if empty == "zero" else keep)
        return np.where(none, 0, outputs).astype(q.dtype) if empty == "zero" else outputs

    return program


def boolean(change):
    return lambda q, k, v, keep: seen(scores(q, k), v, change(keep))


def back(q, k, v, g, keep=True, scale=None):
    scale = q.dtype.type(q.shape[-1] ** -0.5 if scale is None else scale)
    p = softmax(np.where(keep, scores(q, k), -np.inf))
    dp = g @ v.swapaxes(-1, -2)
    ds = p * (dp - (p * dp).sum(-1, keepdims=True)) * scale
    return ds @ k, ds.swapaxes(-1, -2) @ q, p.swapaxes(-1, -2) @ g


TOP, BOTTOM = ({"of": "sdpa", "mask": "causal", "align": align} for align in ("top-left", "bottom-right"))
GIVEN, PLAIN = {"of": "sdpa", "mask": "boolean"}, {"of": "sdpa"}
of_top, of_bottom, of_mask = causal(lambda m, n: 0), causal(lambda m, n: n - m, "nan"), boolean(lambda keep: keep)


def plain(q, k, v, scale=None, keep=True):
    return seen(scores(q, k, scale), v, keep)


def scaled(scale):
    return lambda q, k, v: plain(q, k, v, scale(q, k, v))


def inverted_and_unscaled(q, k, v, keep):
    return plain(q, k, v, 1.0, ~keep | keep.all(-1, keepdims=True))


def causal_and_scaled_twice(q, k, v):
    return plain(q, k, v, 1 / q.shape[-1], after(q.shape[-2], k.shape[-2]))


def of_the_model(q, k, v, g):
    return back(q, k, v, g, scale=(len(q) * q.shape[-1]) ** -0.5)


BY = "divided by the root of "
MASKS = (
    Case("bottom right, queries all see", "where keys are more", causal(lambda m, n: n - m), of_top, TOP),
    Case("bottom right, no number", "aligned bottom-right, no number", causal(lambda m, n: n - m, "nan"), of_top, TOP),
    Case("bottom right, zeros", "aligned bottom-right, zeros", causal(lambda m, n: n - m, "zero"), of_top, TOP),
    Case("strictly causal, no number", "one key too early, no number", causal(lambda m, n: -1, "nan"), of_top, TOP),
    Case("strictly causal, zeros", "one key too early, zeros", causal(lambda m, n: -1, "zero"), of_top, TOP),
    Case("bottom right, one late", "one key late", causal(lambda m, n: n - m + 1, "nan"), of_bottom, BOTTOM),
    Case("bottom right, strictly", "one key too early, z", causal(lambda m, n: n - m - 1, "zero"), of_bottom, BOTTOM),
    Case("one row further", "further along m", boolean(lambda keep: np.roll(keep, -1, -2)), of_mask, GIVEN),
    Case("first row for all", "first along m of keep", boolean(lambda keep: keep[:1] | (keep & False)), of_mask, GIVEN),
    Case("inverted, no scale", "scale missing, and mask inverted", inverted_and_unscaled, of_mask, GIVEN),
    Case("causal, scaled twice", "divided by the scale twice, and causal", causal_and_scaled_twice, plain, PLAIN),
    Case("width of values", f"{BY}the width of values", scaled(lambda q, k, v: v.shape[-1] ** -0.5), plain, PLAIN),
    Case("number of keys", f"{BY}the number of keys", scaled(lambda q, k, v: k.shape[-2] ** -0.5), plain, PLAIN),
    Case("number of heads", f"{BY}the number of heads", scaled(lambda q, k, v: len(q) ** -0.5), plain, PLAIN),
    Case("half the head", f"{BY}half the width", scaled(lambda q, k, v: (k.shape[-1] / 2) ** -0.5), plain, PLAIN),
    Case("whole model", f"{BY}the width of all heads", scaled(lambda q, k, v: q[:, 0].size ** -0.5), plain, PLAIN),
    Case("whole model, backwards", "", of_the_model, back, {"of": "sdpa.backward"}),
)

# --- heads ---


def shared(of_head, of_value=None, channels=lambda x: x):
    """Return attention whose heads take keys, and values, by a map of heads."""

    def program(q, k, v):
        at = of_head(len(q), len(k)) % len(k)
        values = at if of_value is None else of_value(len(q), len(k)) % len(k)
        return seen(scores(q, channels(k)[at]), channels(v)[values], True)

    return program


def shared_back(of_head):
    """Return its backward pass."""

    def program(q, k, v, g):
        at = of_head(len(q), len(k)) % len(k)
        dq, *each = back(q, k[at], v[at], g)
        sums = [np.stack([x[at == j].sum(0) for j in range(len(k))]).astype(q.dtype) for x in each]
        return dq, *sums

    return program


def in_groups(heads, keys):
    return np.arange(heads) // (heads // keys)


def in_turn(heads, keys):
    return np.arange(heads) % keys


GROUPS = {"of": "sdpa", "group": 2}
BACK = {**GROUPS, "of": "sdpa.backward"}
right_heads, right_back = shared(in_groups), shared_back(in_groups)


def last_not_computed(q, k, v):
    made = right_heads(q, k, v)
    made[-1] = 0
    return made


def merged(q, k, v):
    return right_heads(q, k, v).swapaxes(0, 1).reshape(len(q), q.shape[1], -1)


def repeated_tokens(x):
    return x.repeat(2, 1)[:, : x.shape[1]]


def next_head(q, k, v):
    return plain(q, np.roll(k, -1, 0), np.roll(v, -1, 0))


def first(heads, keys):
    return np.zeros(heads, int)


def by_number(heads, keys):
    return np.arange(heads) // keys


TURN, NUMBER = "heads share keys in turn", "heads are divided by the number of key heads"
HEADS = (
    Case("by the number of groups", NUMBER, shared(by_number), right_heads, GROUPS),
    Case("the rest", "places in a group", shared(lambda h, n: np.arange(h) % (h // n)), right_heads, GROUPS),
    Case("all the first", "first key head", shared(first), right_heads, GROUPS),
    Case("the next", "next key head", shared(lambda h, n: in_groups(h, n) + 1), right_heads, GROUPS),
    Case("values tiled", f"{TURN} for values only", shared(in_groups, in_turn), right_heads, GROUPS),
    Case("keys tiled", f"{TURN} for keys only", shared(in_turn, in_groups), right_heads, GROUPS),
    Case("reversed", "key heads backwards", shared(lambda h, n: n - 1 - in_groups(h, n)), right_heads, GROUPS),
    Case(
        "the last head is not computed", "the last entry along axis -3 is zero", last_not_computed, right_heads, GROUPS
    ),
    Case("tokens repeated", f"{TURN}, rows are", shared(in_turn, channels=repeated_tokens), right_heads, GROUPS),
    Case("heads of another batch", "next key head", next_head, plain, PLAIN),
    Case("backwards by the number of groups", NUMBER, shared_back(by_number), right_back, BACK),
    Case("backwards, all the first", "first key head", shared_back(first), right_back, BACK),
    Case("heads and rows merged", "axes -3 and -2 of the result are exchanged", merged, right_heads, GROUPS),
)

# --- capped scores, sinks, caches ---


def capped(q, k, v, cap, inner=lambda s, cap: cap * np.tanh(s / cap), scale=None):
    return softmax(inner(scores(q, k, scale), cap)) @ v


def before_scale(q, k, v, cap):
    root = q.dtype.type(q.shape[-1] ** 0.5)
    return softmax(cap * np.tanh(q @ k.T / cap) / root) @ v


def sunk(q, k, v, sink, total=lambda e, sink: e.sum(-1, keepdims=True) + np.exp(sink)):
    e = np.exp(scores(q, k))
    return e / total(e, sink) @ v


def with_total(total):
    return lambda q, k, v, sink: sunk(q, k, v, sink, total)


def shifted(q, k, v, sink):
    s = scores(q, k)
    top = np.maximum(s.max(-1, keepdims=True), sink)
    e = np.exp(s - top)
    return e / (e.sum(-1, keepdims=True) + np.exp(sink - top)) @ v


CAP, SINK = {"of": "capped_attention"}, {"of": "sink_attention"}
without_cap = partial(capped, inner=lambda s, cap: np.tanh(s / cap))
plus_sink = with_total(lambda e, sink: e.sum(-1, keepdims=True) + sink)
plus_one = with_total(lambda e, sink: e.sum(-1, keepdims=True) + 1)
each_time = with_total(lambda e, sink: (e + np.exp(sink)).sum(-1, keepdims=True))
TERMS = (
    Case("cap before scale", "cap/sqrt(d) in the place of cap everywhere", before_scale, capped, CAP),
    Case("not multiplied by the cap", "cap is not a factor of capped", without_cap, capped, CAP),
    Case("sink without exp", "exp is not taken of sink", plus_sink, shifted, SINK),
    Case("sink is one", "sink is zero everywhere", plus_one, shifted, SINK),
    Case("sink for every key", "exp(sink) is added at every entry of sum(exp(scores))", each_time, shifted, SINK),
)

# --- positions ---


def turned(x, cos, sin, first=slice(0, None, 2), second=slice(1, None, 2), sign=1):
    y = np.empty_like(x)
    y[..., first] = x[..., first] * cos - sign * x[..., second] * sin
    y[..., second] = sign * x[..., first] * sin + x[..., second] * cos
    return y


def table(positions, d, frequency):
    angles = positions[:, None] * frequency(np.arange(d // 2), d)
    both = np.stack([np.cos(angles), np.sin(angles)], -1)
    return both.reshape(len(positions), d)


def usual(i, d):
    return 10000.0 ** (-2 * i / d)


def right_table(positions, d):
    return table(positions, d, usual)


def of_frequency(frequency):
    return lambda positions, d: table(positions, d, frequency)


def joined(a, b):
    return np.stack([a, b], -1).reshape(*a.shape[:-1], -1)


def split(x):
    return x[..., : x.shape[-1] // 2], x[..., x.shape[-1] // 2 :]


def as_halves(x, cos, sin):
    half = x.shape[-1] // 2
    return turned(x, cos, sin, slice(0, half), slice(half, None))


def plus_both(x, cos, sin):
    a, b = x[..., ::2], x[..., 1::2]
    return joined(a * cos + b * sin, a * sin + b * cos)


def written_as_halves(x, cos, sin):
    y = turned(x, cos, sin)
    return np.concatenate([y[..., ::2], y[..., 1::2]], -1)


def half_turned(x, cos, sin):
    return np.where(np.arange(x.shape[-1]) < x.shape[-1] // 2, turned(x, cos, sin), x)


def moved(at):
    return lambda x, cos, sin: turned(x, at(cos), at(sin))


def per_channel(positions, d):
    angles = positions[:, None] * 10000.0 ** (-np.arange(d) / d)
    return np.where(np.arange(d) % 2, np.sin(angles), np.cos(angles))


ROPE, TABLE = {"of": "rope"}, {"of": "sinusoidal"}
ROTARY = (
    Case("sign of the sine", "transposed rotation", partial(turned, sign=-1), turned, ROPE),
    Case("halves", "halves", as_halves, turned, ROPE),
    Case("exchanged", "sine and cosine exchanged", lambda x, cos, sin: turned(x, sin, cos), turned, ROPE),
    Case(
        "the position before", "cos with sin is read one place before", moved(lambda t: np.roll(t, 1, 0)), turned, ROPE
    ),
    Case("first position for all", "only the first along positions of cos", moved(lambda t: t[:1]), turned, ROPE),
    Case("frequencies backwards", "cos with sin is read backwards", moved(lambda t: t[..., ::-1]), turned, ROPE),
    Case("both channels take plus", "minus sign lost", plus_both, turned, ROPE),
    Case("written as halves", "read as interleaved, written as halves", written_as_halves, turned, ROPE),
    Case("read as halves", "read as halves", lambda x, cos, sin: turned(joined(*split(x)), cos, sin), turned, ROPE),
    Case("half of the channels passes", "half of the channels turned", half_turned, turned, ROPE),
)
SINUSOIDAL = tuple(
    Case(label, words, wrong, right_table, TABLE)
    for label, words, wrong in (
        ("a base of 1000", "base 1000", of_frequency(lambda i, d: 1000.0 ** (-2 * i / d))),
        ("a base of 500000", "base 500000", of_frequency(lambda i, d: 500000.0 ** (-2 * i / d))),
        ("from one", "frequencies counted from one", of_frequency(lambda i, d: 10000.0 ** (-2 * (i + 1) / d))),
        ("d for d / 2", "exponent of the pair, not twice", of_frequency(lambda i, d: 10000.0 ** (-i / d))),
        ("d - 2 for d", "exponents up to one", of_frequency(lambda i, d: 10000.0 ** (-2 * i / (d - 2)))),
        ("d + 2 for d", "exponents divided by d + 2", of_frequency(lambda i, d: 10000.0 ** (-2 * i / (d + 2)))),
        ("positions from one", "positions from one", lambda positions, d: right_table(positions + 1, d)),
        ("positions from minus one", "positions from -1", lambda positions, d: right_table(positions - 1, d)),
        ("turns, not radians", "turns for radians", of_frequency(lambda i, d: 2 * np.pi * usual(i, d))),
        ("all frequencies are one", "all frequencies are one", of_frequency(lambda i, d: 0 * i + 1.0)),
        ("frequencies per channel", "exponent of the channel", per_channel),
    )
)

CASES = (*MASKS, *HEADS, *TERMS, *ROTARY, *SINUSOIDAL)
