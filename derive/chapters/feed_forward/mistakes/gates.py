"""Mistakes about gated activations, capped scores, and the losses beside the loss."""

from __future__ import annotations

from ....books.mistakes import Mistakes, equivalent, exchanged, left, mistakes, right
from ....language.terms import Sum, exp, log
from ...softmax.theorems import P, Z, delta, g, i, j, n, other, p, rows, sigmoid, x
from .. import gates as book
from ..gates import cap, own_share, silu, silu_slope, softcap, up
from ..theorems import gelu, gelu_slope, normal_density, normal_distribution, r, tanh

by_gate = g[j] * up[j]
to_input = n.card / rows.card

MISTAKES: tuple[Mistakes, ...] = (
    mistakes(
        book.swiglu_vjp,
        right("gate not differentiated", by_gate * silu(x[j]), part=0),
        right("argument missing in the slope", by_gate * (sigmoid(x[j]) + sigmoid(x[j]) * (1 - sigmoid(x[j]))), part=0),
        right("slope of the sigmoid", by_gate * (sigmoid(x[j]) * (1 - sigmoid(x[j]))), part=0),
        right("input forgotten", g[j] * silu_slope(x[j]), part=0),
        right("sigmoid for SiLU", g[j] * sigmoid(x[j]), part=1),
        right("gate and input exchanged", g[j] * silu(up[j]), part=1),
    ),
    mistakes(
        book.geglu_vjp,
        right("gate not differentiated", by_gate * gelu(x[j]), part=0),
        right("second term missing", by_gate * normal_distribution(x[j]), part=0),
        right(
            "sign of the second term",
            by_gate * (normal_distribution(x[j]) - x[j] * normal_density(x[j])),
            part=0,
        ),
        right("input forgotten", g[j] * gelu_slope(x[j]), part=0),
        right("distribution for GELU", g[j] * normal_distribution(x[j]), part=1),
        right("gate and input exchanged", g[j] * gelu(up[j]), part=1),
        refuted="sign of the second term",
    ),
    mistakes(
        book.softcap_derivative,
        right("cap kept", cap * (1 - tanh(r / cap) ** 2)),
        right("cap divided once more", (1 - tanh(r / cap) ** 2) / cap),
        right("output for its quotient", 1 - softcap(cap, r) ** 2),
        right("argument not divided", 1 - tanh(r) ** 2),
    ),
    mistakes(
        book.softcap_lt,
        exchanged("reversed"),
        right("cap of one", 1),
        right("argument for cap", r),
        left("exponential for tanh", cap * exp(r / cap)),
    ),
    mistakes(
        book.z_loss_gradient,
        right("square not differentiated", log(Z) * p[j]),
        right("logarithm forgotten", 2 * p[j]),
        right("sum for its logarithm", 2 * Z * p[j]),
        right("sign", -2 * log(Z) * p[j]),
    ),
    mistakes(
        book.router_balance_gradient,
        right("mean of the shares kept", to_input * (P[other, j] * g[j])),
        right("number of tokens forgotten", n.card * (P[other, j] * (g[j] - own_share))),
        right("number of experts forgotten", 1 / rows.card * (P[other, j] * (g[j] - own_share))),
        right("mean without weights", to_input * (P[other, j] * (g[j] - Sum(g[i], i) / n.card))),
        equivalent(
            right("Jacobian written out", to_input * Sum(g[i] * (P[other, i] * (delta(i, j) - P[other, j])), i)),
            because="the delta keeps one term of the sum",
        ),
    ),
)
