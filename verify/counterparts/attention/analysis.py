"""Attention under masks in numbers: what stands behind a mask, and one pass for all prefixes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from verify.counterparts.claims import Check, Quantities
from verify.counterparts.next_tokens import fractions, model
from verify.numbers import Array, Ball
from verify.transformer.layers.masks import causal_mask
from verify.transformer.shapes import Mask

__all__ = [
    "causal_pass_gradient_is_sum_of_prefix_gradients",
    "causal_pass_loss_is_sum_of_prefix_losses",
    "causal_pass_sees_prefix_only",
    "masked_keys_invisible",
]

# ---- what stands behind a mask ----

SEEN = ((True, False, True, True, False), (False, True, False, False, False), (True, True, False, False, False))


def unchanged(seen: Mask) -> Mask:
    """Return a mask as it is."""
    return seen


def masked_keys_invisible(
    way: Quantities,
    *,
    applied: Callable[[Mask], Mask] = unchanged,
    same_scores: Callable[[Mask], Mask] = unchanged,
    same_values: Callable[[Mask], Mask] = unchanged,
) -> Iterator[Check]:
    """Compare outputs of each query for scores and values that differ where the mask hides a key."""
    draw = fractions(1)
    for row in np.array(SEEN):
        x, y, v, w = draw(row.shape), draw(row.shape), draw((*row.shape, 2)), draw((*row.shape, 2))
        y = np.where(same_scores(row), x, y)
        w = np.where(same_values(row)[:, None], v, w)
        left, right = (way.decoder.attention(s[None], t, applied(row)[None])[0] for s, t in ((x, v), (y, w)))
        yield from map(equal, left, right)


def equal(left: Ball, right: Ball) -> Check:
    """Compare two numbers that are the same."""
    return Check(Ball(left), "eq", Ball(right))


# ---- layers under a causal mask ----

Masking = Callable[[int], Mask]
"""The mask of a pass over this many tokens."""


def causal(n: int) -> Mask:
    """Return the mask of all earlier tokens and the token itself."""
    return causal_mask(n, n)


def window(n: int) -> Mask:
    """Return the mask of the token itself and the one before."""
    return np.asarray(np.tri(n, dtype=np.bool_) & ~np.tri(n, k=-2, dtype=np.bool_))


def documents(n: int) -> Mask:
    """Return the mask of the tokens up to this one in the same document, of which the second begins at token 2."""
    first = np.arange(n) < 2
    return np.asarray(causal(n) & (first[:, None] == first))


MASKS: tuple[Masking, ...] = (causal, window, documents)
VOCABULARY, WIDTH = 5, 4


def causal_pass_sees_prefix_only(
    way: Quantities, *, masks: Sequence[Masking] = MASKS, read: Callable[[int], int] = lambda t: t + 1
) -> Iterator[Check]:
    """Compare row t of passes over 3 and over 5 tokens that agree up to it."""
    draw = fractions(1)
    parameters, x, y = model(draw, VOCABULARY), draw((3, WIDTH)), draw((5, WIDTH))
    for mask in masks:
        left = way.decoder.rows(x, parameters, mask(3))
        for t in range(3):
            longer = np.concatenate([x[: read(t)], y[read(t) :]])
            yield from map(equal, left[t], way.decoder.rows(longer, parameters, mask(5))[t])


# ---- next-token training ----

TOKENS = (2, 0, 3, 1, 2)


def last(losses: Array) -> Ball:
    """Return the loss of the last row."""
    return Ball(losses[-1])


def total(losses: Sequence[Ball] | Array) -> Ball:
    """Return the sum of losses."""
    return sum(losses, Ball(0))


Share = Callable[[Array], Ball]
"""What is taken of the losses of a prefix."""

Combined = Callable[[Sequence[Ball]], Ball]
"""What is made of what is taken of all prefixes."""


def causal_pass_loss_is_sum_of_prefix_losses(
    way: Quantities, *, masks: Sequence[Masking] = MASKS, share: Share = last, combined: Combined = total
) -> Iterator[Check]:
    """Compare the loss of one pass with the losses of the last rows of passes over all prefixes."""
    parameters = model(fractions(1), VOCABULARY)

    def losses(tokens: Sequence[int], seen: Mask) -> Array:
        return way.decoder.losses(tokens, parameters, seen)

    return (_compared(losses, mask, share, combined) for mask in masks)


def causal_pass_gradient_is_sum_of_prefix_gradients(
    way: Quantities, *, masks: Sequence[Masking] = MASKS, share: Share = last, combined: Combined = total
) -> Iterator[Check]:
    """Compare derivatives of the losses, when all parameters move along a line."""
    draw = fractions(1)
    parameters, line = model(draw, VOCABULARY), model(draw, VOCABULARY)

    def slopes(tokens: Sequence[int], seen: Mask) -> Array:
        return way.decoder.slopes(tokens, parameters, seen, line)

    return (_compared(slopes, mask, share, combined) for mask in masks)


def _compared(losses: Callable[[Sequence[int], Mask], Array], mask: Masking, share: Share, combined: Combined) -> Check:
    """Compare what one pass adds up with what is made of the passes over all prefixes."""
    count = len(TOKENS) - 1  # the last token is predicted, and not read
    prefixes = [share(losses(TOKENS[: t + 2], mask(t + 1))) for t in range(count)]
    return Check(total(losses(TOKENS, mask(count))), "eq", combined(prefixes))
