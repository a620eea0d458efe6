"""Gates in a decoder, and the softcap of its logits."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from verify.counterparts import Bounds
from verify.counterparts.decoder import DecoderPass, Passes, Seen
from verify.numbers import Array

__all__ = ["PASSES"]


def _gated(p: DecoderPass, activation: str) -> Iterator[Seen]:
    """Yield the gradients at gates, and at what they multiply, of each token and layer with that activation."""
    if p.config.layer.activation != activation:
        return
    for layer, gradients in p.layers:
        inner, back = layer.feed_forward.inner, gradients.feed_forward
        if inner.gate is None or inner.hidden is None or back.d_gate is None or back.d_product is None:
            raise TypeError("feed_forward: expected a gate")
        gates = inner.gate.output
        for row in range(len(gates)):
            values = {"g": back.d_product[row], "x": gates[row], "u": inner.hidden[row]}
            yield Seen(values, (back.d_gate[row], back.d_hidden[row]))


def _capped(p: DecoderPass) -> Iterator[tuple[tuple[int, ...], Array, Array]]:
    """Yield for each logit of two rows its place, the cap, and the logit before it was capped."""
    if p.config.logit_softcap is not None:
        cap = p.integer(p.config.logit_softcap)
        yield from ((place, cap, np.asarray(r)) for place, r in np.ndenumerate(p.cache.head.output[:2]))


def _below_cap(p: DecoderPass) -> Iterator[Seen]:
    """Yield logits, and the cap above them."""
    for place, c, r in _capped(p):
        yield Seen({"c": c, "r": r}, Bounds(np.asarray(p.logits[place]), c))


def _slope_of_cap(p: DecoderPass) -> Iterator[Seen]:
    """Yield by what the backward pass multiplies the gradient at a logit, where that is not zero."""
    for place, c, r in _capped(p):
        yield Seen({"c": c, "r": r}, np.asarray(p.gradients.d_uncapped[place] / p.d_logits[place]))


PASSES: Passes = {
    "swiglu_vjp": lambda p: _gated(p, "silu"),
    "geglu_vjp": lambda p: _gated(p, "gelu"),
    "softcap_lt": _below_cap,
    "softcap_derivative": _slope_of_cap,
}
