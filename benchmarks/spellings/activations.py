"""Activations and gates: sigmoid by tanh and by exp2, GELU by erfc, derivatives from what was returned."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from benchmarks.spellings.spelling import Spelling, blocks

__all__ = ["SPELLINGS", "by_tanh", "erfc"]

LOG2E = math.log2(math.e)
INNER = math.sqrt(2 / math.pi)
_erfc = np.vectorize(math.erfc, otypes=[np.float64])


def erfc(x: Any) -> Any:
    """Return the complement of the error function, in the format of its argument."""
    return _erfc(x).astype(x.dtype)


def by_tanh(x: Any) -> Any:
    """Return sigmoid through the tanh of a half, for which there is an instruction."""
    return 0.5 * np.tanh(0.5 * x) + 0.5


def by_exp2(x: Any) -> Any:
    return 1 / (1 + np.exp2(x * -LOG2E))


def tanh_by_expm1(x: Any) -> Any:
    e = np.expm1(-2 * np.abs(x))
    return np.sign(x) * (-e / (e + 2))


def silu_by_tanh(x: Any) -> Any:
    half = 0.5 * x
    return half * np.tanh(half) + half


def silu_by_exp2(x: Any) -> Any:
    with np.errstate(over="ignore"):
        return x / (1 + np.exp2(x * -LOG2E))


def sigmoid_by_tanh(x: Any) -> Any:
    return by_tanh(x)


def sigmoid_of_the_logarithm(x: Any) -> Any:
    return np.exp(-np.logaddexp(0 * x, -x))


def quick_gelu_by_tanh(x: Any) -> Any:
    return x * by_tanh(1.702 * x)


def gelu_by_erfc(x: Any) -> Any:
    return 0.5 * x * erfc(-x * math.sqrt(0.5))


def gelu_tanh_by_sigmoid(x: Any) -> Any:
    """Fold both constants into a polynomial, as the instruction is exp2."""
    u = x * (-2 * INNER * LOG2E + -2 * INNER * LOG2E * 0.044715 * x * x)
    with np.errstate(over="ignore"):
        return x / (1 + np.exp2(u))


def softplus_by_logaddexp(x: Any) -> Any:
    return np.logaddexp(x, 0 * x)


def softplus_by_base_two(x: Any) -> Any:
    return np.maximum(x, 0) + np.log1p(np.exp2(-np.abs(x) * LOG2E))


def tanh_by_exponentials(x: Any) -> Any:
    return tanh_by_expm1(x)


def mish_as_a_quotient(x: Any) -> Any:
    """Clear tanh and logarithm, with the exponential that is at most one."""
    e = np.exp(-np.abs(x))
    positive, negative = (1 + 2 * e) / (1 + 2 * e + 2 * e * e), (e * e + 2 * e) / (e * e + 2 * e + 2)
    return x * np.where(x > 0, positive, negative)


def softcap_by_reciprocal(x: Any, cap: Any) -> Any:
    return np.tanh(x * (1 / cap)) * cap


def softcap_by_expm1(x: Any, cap: Any) -> Any:
    return cap * tanh_by_expm1(x / cap)


def dynamic_tanh_by_columns(x: Any, alpha: Any, weight: Any, bias: Any) -> Any:
    return np.concatenate([weight[b] * np.tanh(alpha * x[..., b]) + bias[b] for b in blocks(x.shape[-1], 3)], -1)


def swiglu_by_tanh(gate: Any, up: Any) -> Any:
    half = 0.5 * gate
    return (half * np.tanh(half) + half) * up


def swiglu_in_one_buffer(gate: Any, up: Any) -> Any:
    """Take both from one array of twice the width, as fused projections leave them."""
    both = np.concatenate([gate, up], -1)
    first, second = np.split(both, 2, -1)
    with np.errstate(over="ignore"):
        return first * second / (1 + np.exp(-first))


def geglu_by_erfc(gate: Any, up: Any) -> Any:
    return 0.5 * gate * up * erfc(-gate * math.sqrt(0.5))


def geglu_tanh_by_sigmoid(gate: Any, up: Any) -> Any:
    return gelu_tanh_by_sigmoid(gate) * up


def glu_by_tanh(gate: Any, up: Any) -> Any:
    half = 0.5 * up
    return half * np.tanh(0.5 * gate) + half


def reglu_by_half_sums(gate: Any, up: Any) -> Any:
    return 0.5 * (gate + np.abs(gate)) * up


def relu_by_clip(x: Any) -> Any:
    return np.clip(x, 0, None)


def leaky_in_two_parts(x: Any, alpha: Any) -> Any:
    return np.maximum(x, 0) + alpha * np.minimum(x, 0)


def squared_relu_as_a_product(x: Any) -> Any:
    return x * np.maximum(x, 0)


def silu_vjp_from_output(x: Any, g: Any) -> Any:
    """Use what the forward pass returned: y + s*(1 - y)."""
    s = by_tanh(x)
    y = x * s
    return g * (y + s * (1 - y))


def silu_vjp_expanded(x: Any, g: Any) -> Any:
    with np.errstate(over="ignore"):
        s = 1 / (1 + np.exp(-x))
    return g * s + g * x * s * (1 - s)


def quick_gelu_vjp_from_output(x: Any, g: Any) -> Any:
    s = by_tanh(1.702 * x)
    y = x * s
    return g * (s + 1.702 * y * (1 - s))


def softplus_vjp_by_tanh(x: Any, g: Any) -> Any:
    return g * by_tanh(x)


def sigmoid_vjp_of_a_square(x: Any, g: Any) -> Any:
    """Return a quarter of the derivative of tanh at a half."""
    t = np.tanh(0.5 * x)
    return 0.25 * g * (1 - t) * (1 + t)


def sigmoid_vjp_symmetric(x: Any, g: Any) -> Any:
    e = np.exp(-np.abs(x))
    return g * e / ((1 + e) * (1 + e))


def tanh_vjp_symmetric(x: Any, g: Any) -> Any:
    e = np.exp(-2 * np.abs(x))
    return 4 * g * e / ((1 + e) * (1 + e))


def tanh_vjp_in_factors(x: Any, g: Any) -> Any:
    t = np.tanh(x)
    return g * (1 - t) * (1 + t)


def mish_vjp_by_parts(x: Any, g: Any) -> Any:
    t = np.tanh(np.logaddexp(x, 0 * x))
    return g * t + g * x * (1 - t) * (1 + t) * by_tanh(x)


def softcap_vjp_in_factors(x: Any, cap: Any, g: Any) -> Any:
    t = np.tanh(x / cap)
    return g - g * t * t


def dynamic_tanh_vjp_by_contraction(x: Any, alpha: Any, weight: Any, bias: Any, g: Any) -> Any:
    t = np.tanh(alpha * x)
    inner = g * weight * (1 - t) * (1 + t)
    return inner * alpha, np.vdot(inner, x), np.einsum("mn,mn->n", g, t), g.sum(0)


def swiglu_vjp_from_output(gate: Any, up: Any, g: Any) -> Any:
    with np.errstate(over="ignore"):
        s = 1 / (1 + np.exp(-gate))
    y = gate * s
    return g * up * (s + y * (1 - s)), g * y


def swiglu_vjp_by_tanh(gate: Any, up: Any, g: Any) -> Any:
    s = by_tanh(gate)
    return g * up * s * (1 + gate - gate * s), g * gate * s


def geglu_vjp_by_erfc(gate: Any, up: Any, g: Any) -> Any:
    cdf = 0.5 * erfc(-gate * math.sqrt(0.5))
    pdf = np.exp2(-0.5 * LOG2E * gate * gate) * (0.5 * INNER)
    return g * up * (cdf + gate * pdf), g * gate * cdf


def geglu_tanh_vjp_by_sigmoid(gate: Any, up: Any, g: Any) -> Any:
    s = by_tanh(2 * INNER * gate * (1 + 0.044715 * gate * gate))
    slope = 2 * INNER * gate * (1 + 3 * 0.044715 * gate * gate)
    return g * up * s * (1 + slope * (1 - s)), g * gate * s


def glu_vjp_by_tanh(gate: Any, up: Any, g: Any) -> Any:
    s = by_tanh(gate)
    return g * up * (s - s * s), g * s


def gelu_vjp_by_erfc(x: Any, g: Any) -> Any:
    cdf = 0.5 * erfc(-x * math.sqrt(0.5))
    return g * cdf + g * x * np.exp2(-0.5 * LOG2E * x * x) * (0.5 * INNER)


def gelu_tanh_vjp_in_factors(x: Any, g: Any) -> Any:
    """Write the derivative of tanh as a product, and a half beside each term."""
    t = np.tanh(INNER * (x + 0.044715 * x * x * x))
    left = 0.5 + 0.5 * t
    right = 0.5 * x * (1 - t) * (1 + t) * (INNER + 3 * 0.044715 * INNER * x * x)
    return g * (left + right)


def leaky_vjp_as_a_slope(x: Any, alpha: Any, g: Any) -> Any:
    return g * np.where(x >= 0, np.ones_like(x), alpha * np.ones_like(x))


def squared_relu_vjp_by_sum(x: Any, g: Any) -> Any:
    return g * (np.maximum(x, 0) + np.maximum(x, 0))


def reglu_vjp_by_where(gate: Any, up: Any, g: Any) -> Any:
    return np.where(gate > 0, g * up, 0 * g), np.where(gate > 0, g * gate, 0 * g)


SPELLINGS = (
    Spelling("silu", silu_by_tanh, native=True),
    Spelling("silu", silu_by_exp2, native=True),
    Spelling("sigmoid", sigmoid_by_tanh),
    Spelling("sigmoid", sigmoid_of_the_logarithm),
    Spelling("quick_gelu", quick_gelu_by_tanh),
    Spelling("gelu", gelu_by_erfc),
    Spelling("gelu_tanh", gelu_tanh_by_sigmoid),
    Spelling("softplus", softplus_by_logaddexp),
    Spelling("softplus", softplus_by_base_two),
    Spelling("tanh", tanh_by_exponentials),
    Spelling("mish", mish_as_a_quotient),
    Spelling("softcap", softcap_by_reciprocal, native=True),
    Spelling("softcap", softcap_by_expm1),
    Spelling("dynamic_tanh", dynamic_tanh_by_columns, native=True),
    Spelling("swiglu", swiglu_by_tanh, native=True),
    Spelling("swiglu", swiglu_in_one_buffer),
    Spelling("geglu", geglu_by_erfc),
    Spelling("geglu_tanh", geglu_tanh_by_sigmoid),
    Spelling("glu", glu_by_tanh),
    Spelling("reglu", reglu_by_half_sums, native=True),
    Spelling("relu", relu_by_clip),
    Spelling("leaky_relu", leaky_in_two_parts, native=True),
    Spelling("squared_relu", squared_relu_as_a_product, native=True),
    Spelling("silu.backward", silu_vjp_from_output, native=True),
    Spelling("silu.backward", silu_vjp_expanded),
    Spelling("quick_gelu.backward", quick_gelu_vjp_from_output),
    Spelling("softplus.backward", softplus_vjp_by_tanh),
    Spelling("sigmoid.backward", sigmoid_vjp_of_a_square),
    Spelling("sigmoid.backward", sigmoid_vjp_symmetric),
    Spelling("tanh.backward", tanh_vjp_symmetric),
    Spelling("tanh.backward", tanh_vjp_in_factors, native=True),
    Spelling("mish.backward", mish_vjp_by_parts),
    Spelling("softcap.backward", softcap_vjp_in_factors),
    Spelling("dynamic_tanh.backward", dynamic_tanh_vjp_by_contraction),
    Spelling("swiglu.backward", swiglu_vjp_from_output),
    Spelling("swiglu.backward", swiglu_vjp_by_tanh),
    Spelling("geglu.backward", geglu_vjp_by_erfc),
    Spelling("geglu_tanh.backward", geglu_tanh_vjp_by_sigmoid),
    Spelling("glu.backward", glu_vjp_by_tanh),
    Spelling("gelu_vjp", gelu_vjp_by_erfc),
    Spelling("gelu_tanh_vjp", gelu_tanh_vjp_in_factors, native=True),
    Spelling("leaky_relu.backward", leaky_vjp_as_a_slope, native=True),
    Spelling("squared_relu.backward", squared_relu_vjp_by_sum, native=True),
    Spelling("reglu.backward", reglu_vjp_by_where, native=True),
)
