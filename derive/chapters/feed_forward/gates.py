r"""Gated activations, capped scores, and losses beside the loss: what models of today add to the network.

Facts: a gated activation passes the gradient on by both of its factors, by each times the other. A cap by tanh has a
slope between 0 and 1. The losses of a router and of a partition function are sums over tokens of functions of one row.
"""

from __future__ import annotations

from ...kernel.terms import Term
from ...language.entry import *
from ...language.terms import And, HasDerivative, Lt, Ne, Sum, define, exp, log, reals, vector
from ..softmax.theorems import (
    P,
    X,
    Z,
    delta,
    g,
    i,
    j,
    logsumexp_gradient,
    n,
    other,
    p,
    partition_pos,
    row,
    rows,
    sigmoid,
    softmax,
    x,
)
from .theorems import gelu, gelu_slope, normal_density, normal_distribution, only_own, r, tanh

up = vector("u", n)
(cap,) = reals("c")

silu = define("silu", (r,), r * sigmoid(r))


def silu_slope(z: Term) -> Term:
    """The derivative of SiLU at any number."""
    return sigmoid(z) + z * (sigmoid(z) * (1 - sigmoid(z)))


# ---- gated activations ---------------------------------------------------------------------------------------------

both_factors = "product rule and chain rule; the factor $u_i$ is a constant here"
linear_in = "linearity: each entry of $u$ stands once"

swiglu_loss = Sum(g[i] * (silu(x[i]) * up[i]), i)

swiglu_vjp = Entry(
    name="swiglu_vjp",
    title="Backward pass of SwiGLU",
    claim=And(
        HasDerivative(swiglu_loss, x[j], g[j] * up[j] * silu_slope(x[j])),
        HasDerivative(swiglu_loss, up[j], g[j] * silu(x[j])),
    ),
    proof=Together(
        calc(
            step(
                Sum(g[i] * (delta(i, j) * silu_slope(x[i]) * up[i]), i),
                differentiate_and_simplify(sigmoid),
                both_factors,
            ),
            step(g[j] * up[j] * silu_slope(x[j]), sums(), only_own),
        ),
        calc(
            step(Sum(g[i] * (silu(x[i]) * delta(i, j)), i), differentiate(), linear_in),
            step(g[j] * silu(x[j]), sums(), only_own),
        ),
    ),
    sources=("shazeer2020",),
    note=r"Here $\operatorname{silu}(r) = r\,\sigma(r)$. Behind the two linear maps of gate and input the gradients are those of a "
    "linear layer.",
)

geglu_loss = Sum(g[i] * (gelu(x[i]) * up[i]), i)

geglu_vjp = Entry(
    name="geglu_vjp",
    title="Backward pass of GeGLU",
    claim=And(
        HasDerivative(geglu_loss, x[j], g[j] * up[j] * gelu_slope(x[j])),
        HasDerivative(geglu_loss, up[j], g[j] * gelu(x[j])),
    ),
    proof=Together(
        calc(
            step(
                Sum(g[i] * (delta(i, j) * gelu_slope(x[i]) * up[i]), i),
                differentiate_and_simplify(normal_distribution, normal_density),
                both_factors,
            ),
            step(g[j] * up[j] * gelu_slope(x[j]), sums(), only_own),
        ),
        calc(
            step(Sum(g[i] * (gelu(x[i]) * delta(i, j)), i), differentiate(), linear_in),
            step(g[j] * gelu(x[j]), sums(), only_own),
        ),
    ),
    sources=("shazeer2020",),
)

# ---- capped scores -------------------------------------------------------------------------------------------------

softcap = define("softcap", (cap, r), cap * tanh(r / cap))
grown, decayed = exp(r / cap), exp(-(r / cap))

softcap_derivative = Entry(
    name="softcap_derivative",
    title="Derivative of a soft cap",
    given=(Ne(cap, 0),),
    claim=HasDerivative(softcap(cap, r), r, 1 - tanh(r / cap) ** 2),
    proof=calc(
        step(
            1 - (grown - decayed) ** 2 / (grown + decayed) ** 2,
            differentiate_and_simplify(tanh),
            "chain rule and quotient rule; $c$ cancels",
        ),
        step(1 - tanh(r / cap) ** 2, field_arithmetic(tanh), "definition of the hyperbolic tangent"),
    ),
    sources=("gemma2024",),
    note=r"The scale $c$ cancels: at $r = 0$ the slope is $1$, whatever the cap is.",
    witness={cap: 1 + r**2},
)

missing = 2 * cap * (decayed / (grown + decayed))

softcap_lt = Entry(
    name="softcap_lt",
    title="A soft cap is not reached",
    given=(Lt(0, cap),),
    claim=Lt(softcap(cap, r), cap),
    proof=calc(
        step(
            cap - missing,
            field_arithmetic(softcap, tanh),
            r"$\tanh a = 1 - 2\,\mathrm{e}^{-a}/(\mathrm{e}^a + \mathrm{e}^{-a})$",
        ),
        step(cap, sign(missing), "what is missing is positive", "<"),
    ),
    sources=("gemma2024",),
    note=r"Nor is $-c$, as $\tanh$ is odd. In floating point it is reached: at $r = 20\,c$ the hyperbolic tangent rounds to $1$.",
    witness={cap: 1 + r**2},
)

# ---- losses beside the loss ----------------------------------------------------------------------------------------

z_loss_gradient = Entry(
    name="z_loss_gradient",
    title="Gradient of the z-loss",
    claim=HasDerivative(log(Z) ** 2, x[j], 2 * log(Z) * p[j]),
    proof=calc(
        step(
            2 * log(Z) * p[j],
            differentiate(logsumexp_gradient),
            r"chain rule; the gradient of $\log Z$ is softmax",
        ),
    ),
    sources=("zoph2022",),
    note=r"It is $0$ where $Z = 1$: this loss penalizes a common shift of the logits away from there, which softmax does not see.",
)

balance = n.card * Sum(g[i] * (Sum(P[row, i], row) / rows.card), i)
own_share = Sum(g[i] * P[other, i], i)

router_balance_gradient = Entry(
    name="router_balance_gradient",
    title="Gradient of the loss that balances experts",
    claim=HasDerivative(balance, X[other, j], n.card / rows.card * (P[other, j] * (g[j] - own_share))),
    proof=calc(
        step(
            n.card * Sum(g[i] * (P[other, i] * (delta(i, j) - P[other, j]) / rows.card), i),
            differentiate_and_simplify(softmax, partition_pos),
            "linearity, and the Jacobian; the other tokens do not depend on $X_{sj}$",
        ),
        step(
            n.card / rows.card * (P[other, j] * (g[j] - own_share)),
            sums_and_fractions(),
            r"linearity; $\delta_{ij}$ keeps $i = j$",
        ),
    ),
    sources=("fedus2022",),
    note="Here $g_i$ is the share of the tokens that expert $i$ was given: it is counted, and no gradient passes through it.",
)
