"""Gates in a decoder, and the softcap of its logits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import numpy as np

from verify.counterparts import Bounds
from verify.counterparts.decoder import DecoderPass, Seen

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


def _swiglu(p: DecoderPass) -> Iterator[Seen]:
    return _gated(p, "silu")


def _geglu(p: DecoderPass) -> Iterator[Seen]:
    return _gated(p, "gelu")


def _below_cap(p: DecoderPass) -> Iterator[Seen]:
    """Yield logits, and the cap above them."""
    cap = p.config.logit_softcap
    if cap is None:
        return
    c = p.integer(cap)
    for index, uncapped in np.ndenumerate(p.cache.head.output[:2]):
        yield Seen({"c": c, "r": np.asarray(uncapped)}, Bounds(np.asarray(p.logits[index]), c))


def _slope_of_cap(p: DecoderPass) -> Iterator[Seen]:
    """Yield by what the backward pass multiplies the gradient at a logit, where that is not zero."""
    if p.config.logit_softcap is None:
        return
    c = p.integer(p.config.logit_softcap)
    for index, uncapped in np.ndenumerate(p.cache.head.output[:2]):
        factor = p.gradients.d_uncapped[index] / p.d_logits[index]
        yield Seen({"c": c, "r": np.asarray(uncapped)}, np.asarray(factor))


PASSES: Mapping[str, Callable[[DecoderPass], Iterator[Seen]]] = {
    "swiglu_vjp": _swiglu,
    "geglu_vjp": _geglu,
    "softcap_lt": _below_cap,
    "softcap_derivative": _slope_of_cap,
}
