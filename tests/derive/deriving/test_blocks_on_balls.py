"""The decoder block's backward passes that were found, against the hand-written one of the Transformer, on balls.

One point and the same weights for both: closed forms are read term by term, as `derive` proved them; the Transformer
runs a layer of its decoder-only models. They share nothing but the balls.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from inspect import signature
from typing import NamedTuple

import numpy as np
import pytest

from derive import vjp
from derive.kernel.terms import Term, rebuild
from derive.language.families import family
from derive.rocq.book import definitions_in
from tests.derive.deriving import blocks
from tests.derive.deriving.blocks import HIDDEN, QUICK, ROWS, WEIGHTS, requests, rows_key, stack
from tests.evaluated import evaluate
from verify.numbers import Ball, balls, balls_from_floats, midpoints, precision, radii
from verify.transformer.blocks.config import AttentionMasks, LayerConfig
from verify.transformer.blocks.layer import EncoderLayerParameters, encoder_layer, encoder_layer_backward
from verify.transformer.blocks.residual import NormParameters
from verify.transformer.layers.feed_forward import FeedForwardParameters
from verify.transformer.layers.heads import RotaryConfig
from verify.transformer.layers.masks import causal_mask
from verify.transformer.layers.multi_head import MultiHeadAttentionParameters

SIZES = {"m": 4, "n": 5, "h": 6, "u": 3, "p": 7, "d": 8, "w": 9}  # all distinct, and two query heads to a key head
BASE, EPSILON = 7, Fraction(1, 8)
LAYER = LayerConfig(  # Llama's
    n_heads=SIZES["h"],
    n_key_heads=SIZES["u"],
    norm_first=True,
    norm="rms",
    activation="silu",
    eps=EPSILON,
    rotary=RotaryConfig(base=BASE),
)
BITS = 256  # 77 digits
RADIUS = 1e-60  # of the largest entry: a formula that differs by more than that is seen
FAINTEST = Fraction(1, 10**400)  # above the weight of a key that is not seen: below any radius, so nothing shows it


@cache
def point() -> dict[str, np.ndarray]:
    """Balls for the variables of the block and for the cotangent g: what is drawn is exact and nowhere 0."""
    rng = np.random.default_rng(16)
    m, h, u, p = (SIZES[d] for d in "mhup")
    with precision(BITS):
        logarithm = np.log(Ball(BASE))
        given = {
            "epsilon": Ball(EPSILON),
            "r": np.sqrt(Ball(2 * p)),  # scores are divided by the root of a head's width: p pairs of channels
            "theta": np.array([[np.exp(-logarithm * Fraction(f, p)) * s for f in range(p)] for s in range(m)]),
            "group": balls(np.repeat(np.eye(u, dtype=int), h // u, axis=0), BITS),
            "mask": balls(np.where(np.tri(m, dtype=bool), 0, int(HIDDEN)), BITS),
        }
    keys = {k.name: k for k in requests()[0].formula.body.free if k.kind == "at" and k.name not in given}
    for name, key in sorted({**keys, "g": keys["x"]}.items()):
        shape = [SIZES[d] for d in key.dims]
        given[name] = balls_from_floats(rng.integers(1, 97, shape) * rng.choice([-1, 1], shape) / 64)
    return given


# --- what was found ---


def known_by_name(t: Term, known: Mapping[str, np.ndarray]) -> Term:
    """Return a term where definitions at the variables of the point are read off their arrays."""
    if t.head == "def" and t.args[0].name in known:
        given = [*zip(t.args[0].params, t.args[1:], strict=True)]
        if all(a == family(k) for k, a in given if k.kind == "at"):
            indices = [a for k, a in given if k.kind == "ix"]
            return Term("at", t.args[0].name, tuple(i.sort[1] for i in indices), "fixed", *indices)
    return rebuild(t, lambda inner, _: known_by_name(inner, known))


def arrays(value: Term, over: tuple[Term, ...], flipped: str = "") -> dict[str, np.ndarray]:
    """Return the point, each definition of a value at it, computed once from those before, and the ``result``.

    One of them may be given the other sign.
    """
    found = dict(point())
    with precision(BITS):
        for d in definitions_in([value]):
            if {k.name for k in d.params if k.kind == "at"} <= set(point()) and d.name not in found:
                indices = tuple(k for k in d.params if k.kind == "ix")
                array = evaluate(known_by_name(d.body, found), found, SIZES, over=indices, constant=Ball)
                found[d.name] = -array if d.name == flipped else array
        keys = [i.key for i in over]
        found["result"] = evaluate(known_by_name(value, found), found, SIZES, over=keys, constant=Ball)
    return found


# --- the Transformer ---


def heads_first(weights: np.ndarray) -> np.ndarray:
    """Return (h, n, c) as the Transformer has it, (n, h * c): each head owns neighbouring columns."""
    return np.swapaxes(weights, 0, 1).reshape(weights.shape[1], -1)


def by_head(weights: np.ndarray, heads: int) -> np.ndarray:
    return np.swapaxes(weights.reshape(weights.shape[0], heads, -1), 0, 1)


def parameters(v: Mapping[str, np.ndarray]) -> EncoderLayerParameters:
    """Return the families as parameters of a layer: channels 1 are the first half of a head, 2 the other."""
    return EncoderLayerParameters(
        self_attention=MultiHeadAttentionParameters(
            w_query=heads_first(np.concatenate([v["Q1"], v["Q2"]], axis=-1)),
            w_key=heads_first(np.concatenate([v["K1"], v["K2"]], axis=-1)),
            w_value=heads_first(v["V"]),
            w_output=v["O"].reshape(-1, v["O"].shape[-1]),
        ),
        feed_forward=FeedForwardParameters(w_in=v["U"], w_out=v["D"], w_gate=v["G"]),
        norm1=NormParameters(v["gain"]),
        norm2=NormParameters(v["scale"]),
    )


def families(p: EncoderLayerParameters) -> dict[str, np.ndarray]:
    """Return the gradients at the parameters of a layer as those at the families of the formula."""
    attention, fed = p.self_attention, p.feed_forward
    q1, q2 = np.split(by_head(attention.w_query, SIZES["h"]), 2, axis=-1)
    k1, k2 = np.split(by_head(attention.w_key, SIZES["u"]), 2, axis=-1)
    values = by_head(attention.w_value, SIZES["u"])
    output = attention.w_output.reshape(SIZES["h"], SIZES["d"], SIZES["n"])
    attending = {"gain": p.norm1.weight, "Q1": q1, "Q2": q2, "K1": k1, "K2": k2, "V": values, "O": output}
    return attending | {"scale": p.norm2.weight, "G": fed.w_gate, "U": fed.w_in, "D": fed.w_out}


class Written(NamedTuple):
    """What the Transformer computes: the block, and its gradients by the names of the formula."""

    block: np.ndarray
    gradients: dict[str, np.ndarray]


@cache
def written() -> Written:
    v = point()
    masks = AttentionMasks(mask=causal_mask(SIZES["m"], SIZES["m"]))
    with precision(BITS):
        output, left = encoder_layer(v["x"], parameters(v), LAYER, masks)
        gradients = encoder_layer_backward(left, v["g"])
    return Written(output, {"x": gradients.d_x, **families(gradients.parameters)})


# --- both ---


def differing(found: np.ndarray, wanted: np.ndarray) -> int:
    """Return how many entries differ, where all balls are so small that they would show it."""
    assert found.shape == wanted.shape
    with precision(BITS):
        difference = found - wanted
    largest = np.abs(midpoints(wanted)).max()
    assert largest > 0
    assert radii(difference).max() < RADIUS * largest
    return sum(not ball.contains(0) for ball in difference.flat)


def agrees(asked, found, each=1) -> None:
    """Require the gradient of the Transformer; a cotangent with the other sign, or the rows between, gives another."""
    wanted = written().gradients[rows_key(asked.variable).name]
    assert differing(arrays(found.value, found.axes)["result"], wanted) == 0
    for name in ("attended", *(d.name for d in found.let[::each])):
        assert differing(arrays(found.value, found.axes, name)["result"], wanted) > 0, name


def test_the_block_is_a_layer_of_the_transformer():
    block = requests()[0].formula
    assert len(set(SIZES.values())) == len(SIZES)
    found = arrays(block.body, block.indices)
    assert differing(found["result"], written().block) == 0
    hidden = ~np.tri(SIZES["m"], dtype=bool)  # there by a mask of True and False, here by -1000
    assert all(0 < weight < FAINTEST for weight in found["weight"][:, hidden].flat)


@pytest.mark.xdist_group("decoder block")
def test_the_gradient_in_the_first_weight_of_queries_is_that_of_the_transformer():
    agrees(requests()[QUICK], blocks.found(QUICK), each=4)


@pytest.mark.long
def test_the_gradient_in_the_rows_is_that_of_the_transformer():
    agrees(requests()[ROWS], blocks.found(ROWS))


@pytest.mark.long
@pytest.mark.parametrize("asked", requests()[3::8], ids=WEIGHTS[2::8])  # others in floating point: test_blocks
def test_the_gradient_in_a_weight_is_that_of_the_transformer(asked):
    agrees(asked, asked.found())


@pytest.mark.long
def test_the_gradient_of_a_stack_is_that_of_the_transformer():
    depth, rng = 5, np.random.default_rng(17)
    layers = [
        {name: balls_from_floats(rng.integers(-97, 98, point()[name].shape) / 256) for name in WEIGHTS}
        for _ in range(depth)
    ]
    numbered = {f"{name}_{n}": w for n, layer in enumerate(layers, 1) for name, w in layer.items()}
    found = vjp(*stack(depth))
    program: dict[str, Callable[..., np.ndarray]] = {}
    exec(found.source(), program)  # as it is printed: NumPy calls the methods of balls
    given = {**point(), **numbered}
    masks = AttentionMasks(mask=causal_mask(SIZES["m"], SIZES["m"]))
    with precision(BITS):
        result = program[found.name](**{name: given[name] for name in signature(program[found.name]).parameters})
        kept, rows, wanted = [], given["x"], given["g"]
        for layer in layers:
            rows, left = encoder_layer(rows, parameters(layer), LAYER, masks)
            kept.append(left)
        for left in reversed(kept):
            wanted = encoder_layer_backward(left, wanted).d_x
    assert differing(result, wanted) == 0
    assert differing(given["g"], wanted) > 0  # the blocks are no identity
