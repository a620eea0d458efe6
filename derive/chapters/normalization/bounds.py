r"""What normalization does to a scale, to lengths, and to scores.

RMSNorm forgets a positive factor, if eps is multiplied by its square; what it returns is no longer than the root of the number of
entries. So normalized queries and keys have bounded scores, whatever the layers before them do. LayerNorm stretches no direction
by more than one over its deviation.
"""

from __future__ import annotations

from ...language.entry import Entry, algebra, calc, field_arithmetic, sign, step, sums, sums_and_fractions, unfold
from ...language.terms import Eq, ForAll, Le, Lt, Rational, Sum, sqrt, vector, vector_of
from .theorems import (
    J,
    average,
    c,
    deviation_pos,
    deviation_sq,
    eps,
    i,
    j,
    k,
    layernorm_jvp,
    layernorm_sum_of_squares,
    layernorm_sum_zero,
    mean_square,
    n,
    positive_eps,
    q,
    regular,
    regular_rms,
    rms,
    rms_pos,
    rmsnorm,
    rmsnorm_sum_of_squares,
    root,
    s,
    tau,
    u,
    v,
    x,
    y,
    z,
)

w, g = vector("w", n), vector("g", n)

# ---- a factor is forgotten -----------------------------------------------------------------------------------------

scaled = vector_of(k, c * x[k])
scaled_eps = c**2 * eps
under = sqrt(c**2 * (q + eps))
scale, not_negative, not_all_zero = Lt(0, c), Le(0, eps), Lt(0, q)
positive = scale, not_negative, not_all_zero
either = {c: 1 + tau**2, eps: tau**2}

rms_of_multiple = Entry(
    name="rms_of_multiple",
    title="The root mean square of a multiple",
    given=positive,
    claim=Eq(rms(scaled, scaled_eps), c * root),
    proof=calc(
        step(under, sums(rms, mean_square), r"linearity: $c^2$ leaves the mean of the squares"),
        step(
            c * root + (under**2 - c**2 * root**2) / (under + c * root),
            field_arithmetic(),
            "as both roots are positive",
        ),
        step(
            c * root + 0 / (under + c * root),
            field_arithmetic(rms, not_negative, not_all_zero),
            "their squares are equal",
        ),
        step(c * root, algebra(), "so they are"),
    ),
    sources=("zhang2019",),
    witness=either,
    idle={"given: 0 < mean_square(x)": "idle"},
)

rmsnorm_scale_invariant = Entry(
    name="rmsnorm_scale_invariant",
    title="But for eps, RMSNorm forgets a positive factor",
    given=positive,
    claim=Eq(rmsnorm(scaled, scaled_eps, i), y[i]),
    proof=calc(
        step(c * x[i] / rms(scaled, scaled_eps), unfold(rmsnorm), "definition of RMSNorm"),
        step(c * x[i] / (c * root), algebra(rms_of_multiple), "the root mean square of a multiple"),
        step(x[i] / root, field_arithmetic(), "as $c > 0$"),
        step(y[i], unfold(rmsnorm), "definition of RMSNorm"),
    ),
    sources=("zhang2019",),
    note=r"With $\varepsilon = 0$ it is the same function on both sides. With a fixed $\varepsilon > 0$ the factor $c$ is as good as "
    r"$\varepsilon / c^2$ for $\varepsilon$: it is forgotten as far as the mean square is large beside it.",
    witness=either,
)

# ---- lengths and scores --------------------------------------------------------------------------------------------

rmsnorm_length_le = Entry(
    name="rmsnorm_length_le",
    title="The squared length of what RMSNorm returns",
    given=(regular_rms, not_negative),
    claim=Le(Sum(y[i] ** 2, i), n.card),
    proof=calc(
        step(Sum(x[i] ** 2, i) / root**2, sums(rmsnorm), "definition of RMSNorm, and linearity"),
        step(
            n.card - n.card * eps / root**2,
            field_arithmetic(rmsnorm_sum_of_squares, rms_pos),
            r"$\sum_i x_i^2 = n\,(r^2 - \varepsilon)$",
        ),
        step(n.card, sign(rms_pos, n.card * eps / root**2), r"as $\varepsilon \ge 0$", "<="),
    ),
    sources=("zhang2019",),
    witness=positive_eps,
    idle={"left: factor rmsnorm(x, epsilon, b0)": "also true"},
)

key = vector_of(i, rmsnorm(u, eps, i))
regular_key = Lt(0, mean_square(u) + eps)
gains = ForAll(i, Le(-c, w[i])), ForAll(i, Le(w[i], c))
weighted = Sum((w[i] * y[i]) ** 2, i)
of_query, of_key = Sum(y[i] ** 2, i), Sum(key[i] ** 2, i)
crossed = Rational(1, 2) * Sum((w[i] * y[i] * key[j] - w[j] * y[j] * key[i]) ** 2, i, j)
spared = Sum((c - w[i]) * (c + w[i]) * y[i] ** 2, i) * of_key
bound = c**2 * n.card**2

normalized_score_bound = Entry(
    name="normalized_score_bound",
    title="Scores of normalized queries and keys are bounded",
    given=(*gains, regular_rms, regular_key, not_negative),
    claim=Le(Sum(w[i] * y[i] * key[i], i) ** 2, bound),
    proof=calc(
        step(weighted * of_key - crossed, sums(), "the identity of Lagrange"),
        step(weighted * of_key, sign(crossed), "a sum of squares", "<="),
        step(c**2 * of_query * of_key - spared, sums(), "$w_i^2 = c^2 - (c - w_i)(c + w_i)$; linearity"),
        step(c**2 * of_query * of_key, sign(spared), r"$w_i^2 \le c^2$, as $-c \le w_i \le c$", "<="),
        step(
            bound - c**2 * (n.card - of_query) * of_key - c**2 * n.card * (n.card - of_key),
            algebra(),
            "expand",
        ),
        step(
            bound,
            sign(
                rmsnorm_length_le,
                rmsnorm_length_le.at(x=u),
                c**2 * (n.card - of_query) * of_key,
                c**2 * n.card * (n.card - of_key),
            ),
            "both squared lengths are at most $n$",
            "<=",
        ),
    ),
    sources=("henry2020",),
    note=r"A query $x$ and a key $u$ of width $n$, and $w_i$ the product of both gains. Divided by $\sqrt n$ no score exceeds "
    r"$c \sqrt n$, whatever the layers before do, and gains and width say how sharp attention can be.",
    witness={eps: 1 / (1 + tau**2), c: tau**2, w: vector_of(k, tau**2 * (1 - 2 / (1 + g[k] ** 2)))},
    idle={"left: factor rmsnorm(u, epsilon, b0)": "also true", "left: factor rmsnorm(x, epsilon, b0)": "also true"},
)

# ---- how far apart outputs can be ----------------------------------------------------------------------------------

inner = Sum(u[j] * z[j], j)
lost = 1 / s**2 * (Sum(u[i], i) ** 2 / n.card + (1 + eps / s**2) * inner**2 / n.card)
stretched = Sum(Sum(J[i, j] * u[j], j) ** 2, i)

layernorm_jacobian_norm_le = Entry(
    name="layernorm_jacobian_norm_le",
    title="LayerNorm stretches no direction by more than one over its deviation",
    given=(regular, not_negative),
    claim=Le(stretched, Sum(u[i] ** 2, i) / (v + eps)),
    proof=calc(
        step(
            1 / s**2 * Sum((u[i] - average(u[j], j) - z[i] / n.card * inner) ** 2, i),
            sums_and_fractions(layernorm_jvp),
            "the directional derivative",
        ),
        step(
            1
            / s**2
            * (
                Sum(u[i] ** 2, i)
                - Sum(u[i], i) ** 2 / n.card
                - 2 * inner**2 / n.card
                + inner**2 / n.card**2 * Sum(z[i] ** 2, i)
            ),
            sums_and_fractions(layernorm_sum_zero),
            "expand the square; normalized entries sum to zero",
        ),
        step(
            1 / s**2 * Sum(u[i] ** 2, i) - lost,
            sums_and_fractions(layernorm_sum_of_squares, deviation_sq, deviation_pos),
            r"$\sum_i \hat x_i^2 = n\,(1 - \varepsilon / s^2)$",
        ),
        step(1 / s**2 * Sum(u[i] ** 2, i), sign(deviation_pos, lost), "squares", "<="),
        step(Sum(u[i] ** 2, i) / (v + eps), field_arithmetic(deviation_sq), r"$s^2 = v + \varepsilon$"),
    ),
    sources=("ba2016",),
    note=r"As $s^2 \ge \varepsilon$~(\cited{eps_le_variance_add_eps}), no direction is stretched by more than $1/\sqrt\varepsilon$, at any "
    "input; directions orthogonal to the ones and to the normalized input are by $1/s$.",
    witness=positive_eps,
    idle={
        "left: summand layernorm(x, epsilon, b1)*layernorm(x, epsilon, b0)/size(n)": "also true",
        "left: summand KroneckerDelta(b1, b0)": "also true",
        "left: summand 1/size(n)": "also true",
    },
)
