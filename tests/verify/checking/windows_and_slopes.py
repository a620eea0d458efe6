"""Forward passes under a mask, or with slopes, and wrong programs beside the right ones."""

from __future__ import annotations

from functools import wraps

import numpy as np

from tests.verify.checking.masks_and_heads import Case, scores, seen

__all__ = ["FORWARDS"]


def windowed(keep):
    """Return attention under a mask of its distances, and the same as a forward pass."""

    def forward(q, k, v):
        e = np.exp(q @ k.T / q.shape[1] ** 0.5) * keep(np.arange(len(q))[:, None] - np.arange(len(k)))
        return e @ v / e.sum(-1, keepdims=True)

    return forward


def filled(keep):
    """Return the same with a low number in the place of hidden scores."""

    def forward(q, k, v):
        s = q @ k.T / q.shape[1] ** 0.5
        s = np.where(keep(np.arange(len(q))[:, None] - np.arange(len(k))), s, -30000.0)
        e = np.exp(s - s.max(-1, keepdims=True))
        return e @ v / e.sum(-1, keepdims=True)

    return forward


def added(keep):
    """Return the same with a mask that is added."""

    def forward(q, k, v):
        hidden = ~keep(np.arange(len(q))[:, None] - np.arange(len(k)))
        e = np.exp(q @ k.T / q.shape[1] ** 0.5 + hidden * -100.0)
        return e @ v / e.sum(-1, keepdims=True)

    return forward


def program(keep):
    """Return a program in NumPy."""

    def masked(q, k, v):
        hidden = ~keep(np.arange(len(q))[:, None] - np.arange(len(k)))
        with np.errstate(all="ignore"):
            return seen(scores(q, k), v, ~hidden)

    return masked


def in_float32(forward):
    @wraps(forward)
    def program(*arrays):
        with np.errstate(all="ignore"):
            return forward(*arrays).astype(arrays[0].dtype)

    return program


def case(label, words, wrong, right, form=windowed):
    made = program if form is windowed else lambda keep: in_float32(form(keep))
    return Case(
        label, words, made(wrong), made(right), {"forward": form(right), "axes": dict.fromkeys("qkv", "rows n")}
    )


def window(before, after=0):
    return lambda away: (away <= before) & (away >= -after)


EARLY, LATE = "the window starts one key too early", "the window starts one key too late"
WINDOWS = (
    case("one more before", EARLY, window(3), window(2)),
    case("one less before", LATE, window(1), window(2)),
    case("one less on both sides", f"{LATE} and the window ends one key too early", window(1, 1), window(2, 2)),
    case("one more on both sides", f"{EARLY} and the window ends one key too late", window(2, 2), window(1, 1)),
    case("the right edge is excluded", "the window ends one key too early", window(2, 0), window(2, 1)),
    case("moved by one", f"{EARLY} and the window ends one key too early", window(2, 0), window(1, 1)),
    case("causal only", "the window has no start", window(10**6), window(2)),
    case("no causal mask", "the window has no end", lambda away: away <= 1, window(1)),
    case("inverted", "the mask is inverted", lambda away: ~window(1)(away), window(1)),
    case("turned round", "the mask is transposed", window(0, 1), window(1)),
    case("both sides for one", "the window has its width on both sides", window(2, 2), window(2)),
    case("inverted, filled", "the mask is inverted", lambda away: ~window(1)(away), window(1), filled),
    case("one more, filled", EARLY, window(3), window(2), filled),
    case("strictly causal, filled", "the window ends one key too early", lambda away: away > 0, window(99), added),
    case("one more, added", "the window ends one key too late", window(2, 1), window(2), added),
    case("inverted, added", "the mask is inverted", lambda away: ~window(2, 1)(away), window(2, 1), added),
    case("transposed, added", "the mask is transposed", window(1, 3), window(3, 1), added),
)

# --- slopes ---


def biased(slopes, away=lambda i, j: i - j):
    """Return scores with a bias that grows with the distance, one slope for each head."""

    def forward(s):
        i, j = np.arange(s.shape[1])[:, None], np.arange(s.shape[2])
        return s - np.asarray(slopes(s.shape[0]))[:, None, None] * away(i, j)

    return forward


def sloped(label, words, wrong, right):
    asked = {"forward": right, "axes": {"s": "heads rows n"}}
    return Case(label, words, in_float32(wrong), in_float32(right), asked)


def one_sequence(n, first=1, base=8):
    return 2.0 ** (-base * (np.arange(n) + first) / n)


def next_power(n):
    return one_sequence(2 ** (n - 1).bit_length())[:n]


USUAL = biased(one_sequence)
SLOPES = (
    sloped("from zero", "slopes: 2**(-8*h/heads) in", biased(lambda n: one_sequence(n, 0)), USUAL),
    sloped("by the next power of two", "slopes: those of the next power of two in", biased(next_power), USUAL),
    sloped("half the exponents", "slopes: 2**(-4*(h + 1)/heads) in", biased(lambda n: one_sequence(n, base=4)), USUAL),
    sloped("sign", "a constant has the other sign", biased(lambda n: -one_sequence(n)), USUAL),
    sloped("reversed", "a constant is read backwards along axis -3", biased(lambda n: one_sequence(n)[::-1]), USUAL),
    sloped("one for all", "only the first along axis -3", biased(lambda n: one_sequence(n)[np.zeros(n, int)]), USUAL),
)

FORWARDS = (*WINDOWS, *SLOPES)
