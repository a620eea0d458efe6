r"""How far apart LayerNorm puts two inputs: it is Lipschitz, with one over the root of eps.

Let r and s be the deviations of two inputs x and u, both with the same eps > 0. In the squared distance of the two outputs, the
squares under the roots leave minus squares of r - s and of 1/r - 1/s. So it is at most the squared distance of the inputs over
r s, and r s is at least eps. No derivative is needed, and no path between the two inputs.
"""

from __future__ import annotations

from ...language.entry import Entry, algebra, by, calc, field_arithmetic, sign, step, unfold
from ...language.terms import Eq, Le, Lt, Sum, sqrt, vector_of
from .theorems import (
    c,
    deviation,
    eps,
    i,
    layernorm,
    mean,
    mu,
    n,
    s,
    sum_eq_card_mul_mean,
    tau,
    total,
    u,
    v,
    variance,
    variance_nonneg,
    x,
    z,
)

positive = Lt(0, eps)
some_eps = {eps: c**2 + 1 / (1 + tau**2)}
apart = Sum((x[i] - u[i]) ** 2, i)

# ---- LayerNorm -----------------------------------------------------------------------------------------------------

mu_u, v_u, s_u = mean(u), variance(u), deviation(u, eps)
z_u = vector_of(i, layernorm(u, eps, i))
moved = Sum((z[i] - z_u[i]) ** 2, i)

deviation_pos_of_positive_eps = Entry(
    name="deviation_pos_of_positive_eps",
    title="With a positive eps the deviation is positive",
    given=(positive,),
    claim=Lt(0, s),
    proof=calc(
        step(sqrt(v + eps), sign(variance_nonneg), r"the root of a positive number, as $v \ge 0$", "<"),
        step(s, unfold(deviation), "definition of $s$"),
    ),
    witness=some_eps,
)

deviation_sq_of_positive_eps = Entry(
    name="deviation_sq_of_positive_eps",
    title="With a positive eps, the square of the deviation",
    given=(positive,),
    claim=Eq(v + eps, s**2),
    proof=calc(
        step(sqrt(v + eps) ** 2, field_arithmetic(variance_nonneg), r"the square of a root, as $v \ge 0$"),
        step(s**2, unfold(deviation), "definition of $s$"),
    ),
    witness=some_eps,
)

of_x, of_u = deviation_sq_of_positive_eps.at(), deviation_sq_of_positive_eps.at(x=u)
excess = (v * (v_u + eps) + eps * v_u) / (s * s_u + eps)

deviations_product_ge_eps = Entry(
    name="deviations_product_ge_eps",
    title="The product of two deviations is at least eps",
    given=(positive,),
    claim=Le(eps, s * s_u),
    proof=calc(
        step(
            s * s_u - (s**2 * s_u**2 - eps**2) / (s * s_u + eps),
            field_arithmetic(deviation_pos_of_positive_eps),
            "a difference of squares",
        ),
        step(
            s * s_u - ((v + eps) * s_u**2 - eps**2) / (s * s_u + eps),
            algebra(of_x),
            r"$s^2 = v + \varepsilon$",
        ),
        step(s * s_u - excess, algebra(of_u), "and so it is for $u$"),
        step(
            s * s_u,
            sign(deviation_pos_of_positive_eps, variance_nonneg, excess),
            "variances are not negative",
            "<=",
        ),
    ),
    witness=some_eps,
)

of_own, of_other = Sum((x[i] - mu) ** 2, i), Sum((u[i] - mu_u) ** 2, i)
centred = Sum((x[i] - mu - (u[i] - mu_u)) ** 2, i)
of_scales = n.card * (s - s_u) ** 2 / (s * s_u) + n.card * eps * (1 / s - 1 / s_u) ** 2
of_means = n.card * (mu - mu_u) ** 2 / (s * s_u)

layernorm_difference_le = Entry(
    name="layernorm_difference_le",
    title="How far apart LayerNorm puts two inputs",
    given=(positive,),
    claim=Le(moved, apart / (s * s_u)),
    proof=calc(
        step(
            of_own / s**2 + of_other / s_u**2 - (of_own + of_other - centred) / (s * s_u),
            by("sums", "field")(layernorm),
            "the square of a distance, written out, twice",
        ),
        step(
            n.card * v / s**2 + n.card * v_u / s_u**2 - (n.card * v + n.card * v_u - centred) / (s * s_u),
            by("sums", "field")(variance),
            "definition of the variance",
        ),
        step(
            n.card * (s**2 - eps) / s**2
            + n.card * v_u / s_u**2
            - (n.card * (s**2 - eps) + n.card * v_u - centred) / (s * s_u),
            algebra(of_x),
            r"$v = s^2 - \varepsilon$",
        ),
        step(
            n.card * (s**2 - eps) / s**2
            + n.card * (s_u**2 - eps) / s_u**2
            - (n.card * (s**2 - eps) + n.card * (s_u**2 - eps) - centred) / (s * s_u),
            algebra(of_u),
            "and so it is for $u$",
        ),
        step(
            centred / (s * s_u) - of_scales,
            field_arithmetic(deviation_pos_of_positive_eps),
            "two squares are left over",
        ),
        step(centred / (s * s_u), sign(deviation_pos_of_positive_eps, of_scales), "they only take away", "<="),
        step(
            apart / (s * s_u) - of_means,
            by("sums", "field")(total, sum_eq_card_mul_mean.at(x=u)),
            "definition of both means",
        ),
        step(apart / (s * s_u), sign(deviation_pos_of_positive_eps, of_means), "and so do the means", "<="),
    ),
    sources=("ba2016",),
    note=r"Here $\hat u$ is the output at $u$, and $s_u$ its deviation. As $u$ comes near $x$, it becomes the bound on the Jacobian, "
    r"theorem~\cited{layernorm_jacobian_norm_le}. Inputs that differ by a common shift and by nothing else have the same output.",
    witness=some_eps,
)

spared = apart * (s * s_u - eps) / (eps * (s * s_u))

layernorm_lipschitz = Entry(
    name="layernorm_lipschitz",
    title="LayerNorm is Lipschitz, with the constant one over the root of eps",
    given=(positive,),
    claim=Le(moved, apart / eps),
    proof=calc(
        step(apart / (s * s_u), sign(layernorm_difference_le), "how far apart two outputs are", "<="),
        step(apart / eps - spared, field_arithmetic(deviation_pos_of_positive_eps), "the other denominator"),
        step(
            apart / eps,
            sign(deviation_pos_of_positive_eps, deviations_product_ge_eps, spared),
            r"$r s \ge \varepsilon$",
            "<=",
        ),
    ),
    sources=("ba2016", "kim2021"),
    note=r"So $|\hat x - \hat u| \le |x - u| / \sqrt{\varepsilon}$ for any two inputs, however small their "
    r"variances are. With $\varepsilon = 10^{-5}$ the constant is near $316$; where both deviations are at least $1$, outputs are no "
    r"further apart than inputs~(\cited{layernorm_difference_le}). Self-attention has no such "
    r"constant~(\cited{self_attention_slope_unbounded}).",
    witness=some_eps,
)
