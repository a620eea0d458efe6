"""The loss of a decoder."""

from __future__ import annotations

from collections.abc import Iterator

from verify.counterparts.arrays import identity
from verify.counterparts.decoder import TOKENS, VOCABULARY, DecoderPass, Passes, Seen

__all__ = ["PASSES"]


def _at_logits(p: DecoderPass) -> Iterator[Seen]:
    """Yield the gradient at the logits of each token that has a next one and counts, times how many count."""
    last = len(TOKENS) - 2
    rows = range(last + 1) if p.config.logit_softcap is not None else range(last, last + 1)
    targets = identity(p.logits, VOCABULARY)
    for row in rows:
        yield Seen({"y": targets[TOKENS[row + 1]], "x": p.logits[row]}, p.d_logits[row] * len(rows))


PASSES: Passes = {"cross_entropy_gradient": _at_logits}
