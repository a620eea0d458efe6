r"""Normalization: LayerNorm, RMSNorm and BatchNorm, what they do to numbers and to gradients.

For x_0, ..., x_{n-1} let mu be their mean, v the biased variance, over n and not n - 1, and s = sqrt(v + eps). LayerNorm is
xhat_i = (x_i - mu) / s. Three facts carry the chapter: sum_i xhat_i = 0, sum_i xhat_i^2 = n v / (v + eps), and
dxhat_i/dx_j = (delta_ij - 1/n - xhat_i xhat_j / n) / s. The only hypothesis is v + eps > 0: a positive eps is enough, and so is a
positive variance. Where eps matters, it is kept: with it a gradient is not orthogonal to the normalized input. BatchNorm is the
same over a batch, RMSNorm the same without the mean; gain and bias stand outside.
"""

from __future__ import annotations

from ...kernel.terms import Term
from ...language.entry import *
from ...language.terms import *

n, tokens, features = Dimension("n"), Dimension("m"), Dimension("d")
i, j, k, l = n.indices("i j k l")
(t,) = tokens.indices("t")
a, b = features.indices("a b")
x, g, u, gamma, beta = (vector(name, n) for name in ("x", "g", "u", "gamma", "beta"))
eps, c, r, tau = reals("epsilon c r tau")
delta = KroneckerDelta


def average(body: Term, index: Term) -> Term:
    """The mean of a term over an index."""
    return 1 / n.card * Sum(body, index)


mean = define("mean", (x,), average(x[k], k))
variance = define("variance", (x,), average((x[k] - mean(x)) ** 2, k))
deviation = define("deviation", (x, eps), sqrt(variance(x) + eps))
layernorm = define("layernorm", (x, eps, i), (x[i] - mean(x)) / deviation(x, eps))

mu, v, s = mean(x), variance(x), deviation(x, eps)
z = vector_of(i, layernorm(x, eps, i))
mean_square = define("mean_square", (x,), average(x[k] ** 2, k))
rms = define("rms", (x, eps), sqrt(mean_square(x) + eps))
rmsnorm = define("rmsnorm", (x, eps, i), x[i] / rms(x, eps))
q, root = mean_square(x), rms(x, eps)
y = vector_of(i, rmsnorm(x, eps, i))

B, D = vector("X", n, features), vector("G", n, features)
gain, bias = (vector(name, features) for name in ("gamma", "beta"))
batch_mean = define("batch_mean", (B, a), average(B[k, a], k))
batch_variance = define("batch_variance", (B, a), average((B[k, a] - batch_mean(B, a)) ** 2, k))
batch_deviation = define("batch_deviation", (B, eps, a), sqrt(batch_variance(B, a) + eps))
batchnorm = define("batchnorm", (B, eps, i, a), (B[i, a] - batch_mean(B, a)) / batch_deviation(B, eps, a))
mu_ = vector_of(a, batch_mean(B, a))
v_ = vector_of(a, batch_variance(B, a))
s_ = vector_of(a, batch_deviation(B, eps, a))
N = vector_of(i, a, batchnorm(B, eps, i, a))

X, G = vector("X", tokens, n), vector("G", tokens, n)
normalized_rows = vector_of(t, i, layernorm(X[t, :], eps, i))
rms_rows = vector_of(t, i, rmsnorm(X[t, :], eps, i))
token, W = vector("y", features), vector("W", features, n)
h = vector_of(i, Sum(token[a] * W[a, i], a))
s_h, z_h = deviation(h, eps), vector_of(i, layernorm(h, eps, i))

ubar = mean(u)

regular = Lt(0, v + eps)
regular_rows = ForAll(t, Lt(0, variance(X[t, :]) + eps))
positive_eps = {eps: 1 / (1 + tau**2)}
unprojected = {eps: 1 / (1 + tau**2), g: vector_of(i, u[i] - z[i] * Sum(u[k] * z[k], k) / Sum(z[k] ** 2, k))}

OPENING = Opening(
    title="Normalization",
    text=r"""
    Between its layers a Transformer divides by a root of a mean of squares. LayerNorm and BatchNorm subtract a mean first: what
    comes out of them has mean zero, and forgets a shift of what went in. RMSNorm subtracts nothing. What comes out of each is
    bounded. Its mean square is not one: the $\varepsilon$ inside the root makes it smaller, and leaves a trace in
    the gradients, which implementations and their tests tend to lose. The source has the formulas of BatchNorm and LayerNorm;
    this chapter differentiates them and RMSNorm, for every size, with gain, bias and $\varepsilon$.
    """,
    notation=(
        Notation(mean(x), "mu"),
        Notation(variance(x), "v"),
        Notation(deviation(x, eps), "s"),
        Notation(z[i], r"\hat{x}"),
        Notation(mean_square(x), "q"),
        Notation(rms(x, eps), "r"),
        Notation(y[i], r"\tilde{x}"),
        Notation(mu_[a], r"\bar{X}"),
        Notation(v_[a], "V"),
        Notation(s_[a], "S"),
        Notation(N[i, a], r"\hat{X}"),
        Notation(normalized_rows[t, i], r"\hat{X}"),
        Notation(rms_rows[t, i], r"\tilde{X}"),
        Notation(s_h, "s_h"),
        Notation(z_h[i], r"\hat{h}"),
        Notation(h[i], "h"),
        Notation(ubar, r"\bar{u}"),
    ),
)

# ---- the statistics ------------------------------------------------------------------------------------------------

variance_nonneg = Entry(
    name="variance_nonneg",
    title="The variance is not negative",
    claim=Le(0, v),
    proof=calc(
        step(average((x[k] - mu) ** 2, k), sign(), "a mean of squares", "<="),
        step(v, unfold(variance), "definition of $v$"),
    ),
)

eps_le_variance_add_eps = Entry(
    name="eps_le_variance_add_eps",
    title="What stands under the root is at least eps",
    claim=Le(eps, v + eps),
    proof=calc(step(v + eps, sign(variance_nonneg, v), "the variance is not negative", "<=")),
    note=r"So $\varepsilon > 0$ is enough for $v + \varepsilon > 0$, which the theorems below ask for.",
    witness=positive_eps,
)

deviation_pos = Entry(
    name="deviation_pos",
    title="The deviation is positive where variance plus eps is",
    given=(regular,),
    claim=Lt(0, s),
    proof=calc(
        step(sqrt(v + eps), sign(), "the root of a positive number", "<"),
        step(s, unfold(deviation), "definition of $s$"),
    ),
    witness=positive_eps,
)

deviation_sq = Entry(
    name="deviation_sq",
    title="The square of the deviation",
    given=(regular,),
    claim=Eq(v + eps, s**2),
    proof=calc(
        step(sqrt(v + eps) ** 2, field_arithmetic(), "the square of a root"),
        step(s**2, unfold(deviation), "definition of $s$"),
    ),
    witness=positive_eps,
)

sum_eq_card_mul_mean = Entry(
    name="sum_eq_card_mul_mean",
    title="A sum is its mean for each entry",
    claim=Eq(Sum(x[k], k), n.card * mu),
    proof=calc(
        step(n.card * average(x[k], k), field_arithmetic(), "multiply and divide by $n$"),
        step(n.card * mu, unfold(mean), r"definition of $\mu$"),
    ),
)

total = sum_eq_card_mul_mean.at()  # for this x only

sum_of_squares = Entry(
    name="sum_of_squares",
    title="A mean square is variance plus squared mean",
    claim=Eq(Sum(x[k] ** 2, k), n.card * (v + mu**2)),
    proof=calc(
        step(Sum((x[k] - mu) ** 2, k) + n.card * mu**2, sums(total), "complete the square"),
        step(n.card * (v + mu**2), by("sums", "field")(variance, total), "definition of $v$"),
    ),
)

# ---- what is normalized --------------------------------------------------------------------------------------------

layernorm_sum_zero = Entry(
    name="layernorm_sum_zero",
    title="Normalized entries sum to zero",
    where=(regular,),
    claim=Eq(Sum(z[i], i), 0),
    proof=calc(
        step(Sum((x[i] - mu) / s, i), unfold(layernorm), "definition of LayerNorm"),
        step(1 / s * (Sum(x[i], i) - n.card * mu), sums(), "linearity"),
        step(0, algebra(total), r"definition of $\mu$"),
    ),
    sources=("seed:004#17",),
    witness=positive_eps,
)

layernorm_mean_zero = Entry(
    name="layernorm_mean_zero",
    title="LayerNorm has mean zero",
    where=(regular,),
    claim=Eq(mean(z), 0),
    proof=calc(
        step(average(z[i], i), unfold(mean), "definition of the mean"),
        step(0, algebra(layernorm_sum_zero), "the entries sum to zero"),
    ),
    sources=("seed:004#27", "seed:004#35", "seed:004#36", "ba2016"),
    witness=positive_eps,
)

layernorm_sum_of_squares = Entry(
    name="layernorm_sum_of_squares",
    title="Squared length of what is normalized",
    given=(regular,),
    claim=Eq(Sum(z[i] ** 2, i), n.card * (v / (v + eps))),
    proof=calc(
        step(Sum(((x[i] - mu) / s) ** 2, i), unfold(layernorm), "definition of LayerNorm"),
        step(
            (n.card * (v + mu**2) - 2 * mu * (n.card * mu) + n.card * mu**2) / s**2,
            sums(sum_of_squares.at(), total),
            "linearity, and the sums of the entries and of their squares",
        ),
        step(n.card * (v / (v + eps)), field_arithmetic(deviation_sq, deviation_pos), "$s^2 = v + \\varepsilon$"),
    ),
    sources=("seed:004#17", "seed:004#35"),
    witness=positive_eps,
)

layernorm_variance = Entry(
    name="layernorm_variance",
    title="Variance of what is normalized",
    given=(regular,),
    claim=Eq(variance(z), v / (v + eps)),
    proof=calc(
        step(average((z[i] - mean(z)) ** 2, i), unfold(variance), "definition of the variance"),
        step(average(z[i] ** 2, i), algebra(layernorm_mean_zero), "the mean is zero"),
        step(v / (v + eps), field_arithmetic(layernorm_sum_of_squares), "the squared length"),
    ),
    sources=("seed:004#27", "seed:004#30", "seed:004#35"),
    witness=positive_eps,
)

shifted = vector_of(k, x[k] + c)

mean_of_shifted = Entry(
    name="mean_of_shifted",
    title="A common shift moves the mean",
    claim=Eq(mean(shifted), mu + c),
    proof=calc(
        step(average(x[k] + c, k), unfold(mean), "definition of the mean"),
        step((Sum(x[k], k) + n.card * c) / n.card, sums(), "linearity, and $n$ equal terms"),
        step(mu + c, by("field")(mean), "cancel $n$; definition of the mean"),
    ),
)

layernorm_shift_invariant = Entry(
    name="layernorm_shift_invariant",
    title="LayerNorm ignores a common shift",
    where=(regular,),
    claim=Eq(layernorm(shifted, eps, i), z[i]),
    proof=calc(
        step(
            (x[i] + c - mean(shifted)) / sqrt(average((x[k] + c - mean(shifted)) ** 2, k) + eps),
            unfold(layernorm, deviation, variance),
            "definition of LayerNorm",
        ),
        step(
            (x[i] - mu) / sqrt(average((x[k] - mu) ** 2, k) + eps),
            algebra(mean_of_shifted),
            r"the mean moves too, $\mu + c$",
        ),
        step(z[i], unfold(layernorm, deviation, variance), "definition of LayerNorm"),
    ),
    sources=("seed:004#35",),
    witness=positive_eps,
)

# ---- the Jacobian of LayerNorm -------------------------------------------------------------------------------------

J = vector_of(i, j, 1 / s * (delta(i, j) - 1 / n.card - z[i] * z[j] / n.card))

mean_derivative = Entry(
    name="mean_derivative",
    title="Derivative of the mean",
    claim=HasDerivative(mu, x[j], 1 / n.card),
    proof=calc(
        step(average(delta(k, j), k), differentiate_and_simplify(), "linearity"),
        step(1 / n.card, sums(), r"$\delta_{kj}$ keeps $k = j$"),
    ),
)

variance_derivative = Entry(
    name="variance_derivative",
    title="Derivative of the variance",
    claim=HasDerivative(v, x[j], 2 / n.card * (x[j] - mu)),
    proof=calc(
        step(
            2 / n.card * Sum((x[k] - mu) * (delta(k, j) - 1 / n.card), k),
            differentiate_and_simplify(mean_derivative),
            "chain rule, and the derivative of the mean",
        ),
        step(
            2 / n.card * (x[j] - mu - average(x[k] - mu, k)),
            sums(),
            r"linearity; $\delta_{kj}$ keeps $k = j$",
        ),
        step(2 / n.card * (x[j] - mu), sums(total), "deviations from the mean sum to zero"),
    ),
    note="The path through the mean adds nothing: where one moves the mean, the sum of squares is stationary.",
)

deviation_derivative = Entry(
    name="deviation_derivative",
    title="Derivative of the deviation",
    given=(regular,),
    claim=HasDerivative(s, x[j], z[j] / n.card),
    proof=calc(
        step(
            1 / (2 * s) * (2 / n.card * (x[j] - mu)),
            by("sums", kind="derivative")(variance_derivative, deviation),
            r"chain rule, as $v + \varepsilon > 0$",
        ),
        step(1 / n.card * ((x[j] - mu) / s), algebra(), "cancel the 2"),
        step(z[j] / n.card, unfold(layernorm), "definition of LayerNorm"),
    ),
    witness=positive_eps,
)

layernorm_jacobian = Entry(
    name="layernorm_jacobian",
    title="Jacobian of LayerNorm",
    given=(regular,),
    claim=HasDerivative(z[i], x[j], J[i, j]),
    proof=calc(
        step(
            ((delta(i, j) - 1 / n.card) * s - 1 / n.card * (x[i] - mu) * z[j]) / s**2,
            differentiate(mean_derivative, deviation_derivative, deviation_pos),
            "quotient rule, as $s > 0$",
        ),
        step(
            1 / s * (delta(i, j) - 1 / n.card - 1 / n.card * ((x[i] - mu) / s) * z[j]),
            field_arithmetic(deviation_pos),
            "cancel one factor $s$",
        ),
        step(J[i, j], unfold(layernorm), "definition of LayerNorm"),
    ),
    witness=positive_eps,
)

layernorm_jacobian_row_sum_zero = Entry(
    name="layernorm_jacobian_row_sum_zero",
    title="Rows of the Jacobian of LayerNorm sum to zero",
    where=(regular,),
    claim=Eq(Sum(J[i, j], j), 0),
    proof=calc(
        step(
            1 / s * (1 - n.card / n.card - z[i] * average(z[j], j)), sums(), r"linearity; $\delta_{ij}$ keeps $j = i$"
        ),
        step(0, field_arithmetic(layernorm_sum_zero), "normalized entries sum to zero"),
    ),
    note=r"So the vector of ones has eigenvalue 0: no common shift of the inputs is seen.",
    witness=positive_eps,
    idle={
        "left: summand layernorm(x, epsilon, i)*layernorm(x, epsilon, b0)/size(n)": "no change",
    },
)

layernorm_jacobian_of_normalized = Entry(
    name="layernorm_jacobian_of_normalized",
    title="The Jacobian takes the normalized input to a multiple of itself",
    given=(regular,),
    claim=Eq(Sum(J[i, j] * z[j], j), eps / s**3 * z[i]),
    proof=calc(
        step(
            1 / s * (z[i] - average(z[j], j) - z[i] * average(z[j] ** 2, j)),
            sums(),
            r"linearity; $\delta_{ij}$ keeps $j = i$",
        ),
        step(
            1 / s * (1 - v / (v + eps)) * z[i],
            field_arithmetic(layernorm_sum_zero, layernorm_sum_of_squares),
            "the two sums",
        ),
        step(eps / s**3 * z[i], field_arithmetic(deviation_sq, deviation_pos), r"$v + \varepsilon = s^2$"),
    ),
    note=r"With $\varepsilon = 0$ the Jacobian loses a second direction, the input itself.",
    witness=positive_eps,
    idle={
        "left: summand 1/size(n)": "no change",
    },
)

layernorm_jacobian_of_input = Entry(
    name="layernorm_jacobian_of_input",
    title="LayerNorm sees the scale of its input through eps only",
    given=(regular,),
    claim=Eq(Sum(J[i, j] * x[j], j), eps / s**2 * z[i]),
    proof=calc(
        step(
            s * Sum(J[i, j] * ((x[j] - mu) / s), j) + mu * Sum(J[i, j], j),
            sums_and_fractions(deviation_pos),
            r"$x_j = s\,\frac{x_j - \mu}{s} + \mu$, and linearity",
        ),
        step(s * Sum(J[i, j] * z[j], j) + mu * Sum(J[i, j], j), unfold(layernorm), "definition of LayerNorm"),
        step(
            s * (eps / s**3 * z[i]),
            algebra(layernorm_jacobian_of_normalized, layernorm_jacobian_row_sum_zero),
            "both are eigenvectors",
        ),
        step(eps / s**2 * z[i], field_arithmetic(deviation_pos), "cancel one factor $s$"),
    ),
    note="The left side is the derivative of the output in the scale of its input.",
    witness=positive_eps,
)

layernorm_jvp = Entry(
    name="layernorm_jvp",
    title="Forward directional derivative of LayerNorm",
    where=(regular,),
    claim=Eq(Sum(J[i, j] * u[j], j), 1 / s * (u[i] - average(u[j], j) - z[i] / n.card * Sum(u[j] * z[j], j))),
    proof=calc(
        step(
            1 / s * (u[i] - Sum(u[j] / n.card, j) - Sum(z[i] * z[j] / n.card * u[j], j)),
            sums(),
            r"linearity; $\delta_{ij}$ keeps $j = i$",
        ),
        step(1 / s * (u[i] - average(u[j], j) - z[i] / n.card * Sum(u[j] * z[j], j)), sums(), "constant factors"),
    ),
    note="The Jacobian is symmetric, so this is also the backward pass. Directions orthogonal to the ones and to the normalized input are divided by $s$, and nothing else happens to them.",
    witness=positive_eps,
)

quadratic = Sum(u[i] * J[i, j] * u[j], i, j)
spread = Sum((u[i] - ubar) ** 2, i)
overlap = Sum((u[i] - ubar) * z[i], i)
crossed = Sum(((u[i] - ubar) * z[j] - (u[j] - ubar) * z[i]) ** 2, i, j)

layernorm_jacobian_quadratic_form = Entry(
    name="layernorm_jacobian_quadratic_form",
    title="The quadratic form of the Jacobian of LayerNorm",
    where=(regular,),
    claim=Eq(quadratic, 1 / s * (spread - 1 / n.card * overlap**2)),
    proof=calc(
        step(
            1 / s * (Sum(u[i] ** 2, i) - 1 / n.card * Sum(u[i], i) ** 2 - 1 / n.card * Sum(u[i] * z[i], i) ** 2),
            sums(),
            r"linearity; $\delta_{ij}$ keeps $j = i$",
        ),
        step(
            1 / s * (spread - 1 / n.card * overlap**2),
            sums_and_fractions(sum_eq_card_mul_mean.at(x=u), layernorm_sum_zero),
            "collect around the mean",
        ),
    ),
    witness=positive_eps,
    idle={
        "right: summand mean(u)": "no change",
    },
)

layernorm_jacobian_psd = Entry(
    name="layernorm_jacobian_psd",
    title="With eps not negative, the Jacobian of LayerNorm is positive semidefinite",
    given=(regular, Le(0, eps)),
    claim=Le(0, quadratic),
    proof=calc(
        step(
            eps / s**3 * spread + 1 / (2 * n.card * s) * crossed,
            sign(deviation_pos),
            "sums of squares, over positive numbers",
            "<=",
        ),
        step(
            1 / s * (spread * (eps / s**2 + v / (v + eps)) - 1 / n.card * overlap**2),
            sums_and_fractions(layernorm_sum_of_squares, deviation_pos),
            "the identity of Lagrange",
        ),
        step(
            1 / s * (spread - 1 / n.card * overlap**2),
            field_arithmetic(deviation_sq, deviation_pos),
            r"$v + \varepsilon = s^2$",
        ),
        step(quadratic, algebra(layernorm_jacobian_quadratic_form), "the quadratic form"),
    ),
    witness=positive_eps,
    idle={
        "right: factor u[b0]": "also true",
        "right: factor u[b1]": "also true",
        "right: factor KroneckerDelta(b1, b0) - 1/size(n) - layernorm(x, epsilon...": "also true",
    },
)

# ---- the backward pass of LayerNorm --------------------------------------------------------------------------------


def backward(gradient: Vector) -> Vector:
    """The gradient at the input for a gradient at the normalized input."""
    return vector_of(j, 1 / s * (gradient[j] - average(gradient[i], i) - z[j] / n.card * Sum(gradient[i] * z[i], i)))


dx = backward(g)
through_gain = vector_of(i, g[i] * gamma[i])

layernorm_vjp = Entry(
    name="layernorm_vjp",
    title="Backward pass of LayerNorm",
    given=(regular,),
    claim=HasDerivative(Sum(g[i] * z[i], i), x[j], dx[j]),
    proof=calc(
        step(Sum(g[i] * J[i, j], i), differentiate(layernorm_jacobian), "linearity, and the Jacobian"),
        step(dx[j], sums(), r"linearity; $\delta_{ij}$ keeps $i = j$"),
    ),
    sources=("ba2016",),
    note="The two means are the paths through the mean and through the variance.",
    witness=positive_eps,
)

mean_last = vector_of(j, 1 / s * (g[j] - z[j] / n.card * Sum(g[i] * z[i], i)))

layernorm_vjp_mean_last = Entry(
    name="layernorm_vjp_mean_last",
    title="The mean may be subtracted last",
    where=(regular,),
    claim=Eq(mean_last[j] - average(mean_last[i], i), dx[j]),
    proof=calc(
        step(
            1
            / s
            * (
                g[j]
                - z[j] / n.card * Sum(g[i] * z[i], i)
                - average(g[i], i)
                + average(z[i], i) * average(g[i] * z[i], i)
            ),
            sums(),
            "linearity",
        ),
        step(dx[j], algebra(layernorm_sum_zero), "normalized entries sum to zero"),
    ),
    sources=("BVLC/caffe#3912", "BVLC/caffe#4110"),
    note="Programs differ in this, and their readers report one of the two as a mistake.",
    witness=positive_eps,
    idle={
        "left: summand layernorm(x, epsilon, b0)/size(n)*Sum(g[i]*layernorm(x, e...": "no change",
    },
)

layernorm_gain_vjp = Entry(
    name="layernorm_gain_vjp",
    title="Backward pass of LayerNorm with gain and bias",
    given=(regular,),
    claim=HasDerivative(Sum(g[i] * (gamma[i] * z[i] + beta[i]), i), x[j], backward(through_gain)[j]),
    proof=calc(
        step(
            Sum(g[i] * (gamma[i] * J[i, j]), i),
            differentiate(layernorm_jacobian),
            "linearity, and the Jacobian; the bias is constant",
        ),
        step(backward(through_gain)[j], sums(), r"linearity; $\delta_{ij}$ keeps $i = j$"),
    ),
    sources=("tenstorrent/tt-metal#53204",),
    witness=positive_eps,
)

layernorm_vjp_sum_zero = Entry(
    name="layernorm_vjp_sum_zero",
    title="The backward pass of LayerNorm sums to zero",
    where=(regular,),
    claim=Eq(Sum(dx[j], j), 0),
    proof=calc(
        step(
            1 / s * (Sum(g[j], j) - n.card * average(g[i], i) - Sum(z[j], j) * average(g[i] * z[i], i)),
            sums(),
            "linearity",
        ),
        step(0, field_arithmetic(layernorm_sum_zero), "normalized entries sum to zero"),
    ),
    witness=positive_eps,
    idle={
        "left: summand layernorm(x, epsilon, b0)/size(n)*Sum(g[i]*layernorm(x, e...": "no change",
    },
)

layernorm_vjp_inner = Entry(
    name="layernorm_vjp_inner",
    title="How far the backward pass is from orthogonal",
    given=(regular,),
    claim=Eq(Sum(dx[j] * z[j], j), eps / s**3 * Sum(g[i] * z[i], i)),
    proof=calc(
        step(
            1
            / s
            * (Sum(g[j] * z[j], j) - average(g[i], i) * Sum(z[j], j) - Sum(z[j] ** 2, j) * average(g[i] * z[i], i)),
            sums(),
            "linearity",
        ),
        step(
            1 / s * (1 - v / (v + eps)) * Sum(g[i] * z[i], i),
            field_arithmetic(layernorm_sum_zero, layernorm_sum_of_squares),
            "the two sums",
        ),
        step(
            eps / s**3 * Sum(g[i] * z[i], i), field_arithmetic(deviation_sq, deviation_pos), r"$v + \varepsilon = s^2$"
        ),
    ),
    witness=positive_eps,
    idle={
        "left: summand 1/size(n)*Sum(g[i], i:n)": "no change",
    },
)

layernorm_vjp_orthogonal_of_eps_zero = Entry(
    name="layernorm_vjp_orthogonal_of_eps_zero",
    title="Where the backward pass is orthogonal to the normalized input",
    given=(regular, Eq(eps * Sum(g[i] * z[i], i), 0)),
    claim=Eq(Sum(dx[j] * z[j], j), 0),
    proof=calc(
        step(eps / s**3 * Sum(g[i] * z[i], i), algebra(layernorm_vjp_inner), "the exact value"),
        step(0, algebra(), "one of the two factors is zero"),
    ),
    witness=unprojected,
    idle={
        "left: factor layernorm(x, epsilon, b0)": "no change",
        "left: factor g[b0] - 1/size(n)*Sum(g[i], i:n) - layernorm(x, epsilon, ...": "no change",
        "left: summand layernorm(x, epsilon, b0)/size(n)*Sum(g[i]*layernorm(x, e...": "is 0",
    },
)

layernorm_eps_zero_of_vjp_orthogonal = Entry(
    name="layernorm_eps_zero_of_vjp_orthogonal",
    title="The backward pass is orthogonal to the normalized input only without eps, or where the incoming gradient is",
    given=(regular, Eq(Sum(dx[j] * z[j], j), 0)),
    claim=Eq(eps * Sum(g[i] * z[i], i), 0),
    proof=calc(
        step(s**3 * (eps / s**3 * Sum(g[i] * z[i], i)), field_arithmetic(deviation_pos), "as $s > 0$"),
        step(s**3 * Sum(dx[j] * z[j], j), algebra(layernorm_vjp_inner), "the exact value"),
        step(0, algebra(), "which is zero"),
    ),
    witness=unprojected,
    idle={
        "left: factor g[b0]": "no change",
    },
)

# ---- what LayerNorm conserves --------------------------------------------------------------------------------------

layernorm_vjp_inner_input = Entry(
    name="layernorm_vjp_inner_input",
    title="Backward pass and input of LayerNorm",
    given=(regular,),
    claim=Eq(Sum(dx[j] * x[j], j), eps / s**2 * Sum(g[i] * z[i], i)),
    proof=calc(
        step(
            s * Sum(dx[j] * ((x[j] - mu) / s), j) + mu * Sum(dx[j], j),
            sums_and_fractions(deviation_pos),
            r"$x_j = s\,\frac{x_j - \mu}{s} + \mu$, and linearity",
        ),
        step(s * Sum(dx[j] * z[j], j) + mu * Sum(dx[j], j), unfold(layernorm), "definition of LayerNorm"),
        step(
            s * (eps / s**3 * Sum(g[i] * z[i], i)),
            algebra(layernorm_vjp_inner, layernorm_vjp_sum_zero),
            "the exact value; the gradient sums to zero",
        ),
        step(eps / s**2 * Sum(g[i] * z[i], i), field_arithmetic(deviation_pos), "cancel one factor $s$"),
    ),
    note=r"""With $\varepsilon = 0$ the gradient is orthogonal to the input, and gradient flow on the input keeps its norm.""",
    witness=positive_eps,
)

dh = vector_of(j, 1 / s_h * (g[j] - average(g[i], i) - z_h[j] / n.card * Sum(g[i] * z_h[i], i)))

layernorm_weight_gradient_inner = Entry(
    name="layernorm_weight_gradient_inner",
    title="Weights that feed LayerNorm, and their gradient",
    given=(Lt(0, variance(h) + eps),),
    claim=Eq(Sum(W[a, j] * (token[a] * dh[j]), a, j), eps / s_h**2 * Sum(g[i] * z_h[i], i)),
    proof=calc(
        step(Sum(dh[j] * h[j], j), sums(), "exchange the sums"),
        step(eps / s_h**2 * Sum(g[i] * z_h[i], i), algebra(layernorm_vjp_inner_input), "backward pass and input"),
    ),
    note=r"""The gradient at $W_{aj}$ is $y_a$ times that at the input of LayerNorm, summed over tokens. With $\varepsilon = 0$ it is
    orthogonal to the weights, and gradient flow conserves their norm.""",
    witness=positive_eps,
)

# ---- how far a normalized entry can be from zero -------------------------------------------------------------------

others = 1 / (2 * n.card) * Sum((1 - delta(k, i)) * (1 - delta(l, i)) * (x[k] - x[l]) ** 2, k, l)

squared_deviation_defect = Entry(
    name="squared_deviation_defect",
    title="How far a squared deviation is below its bound",
    claim=Eq((n.card - 1) * v - (x[i] - mu) ** 2, others),
    proof=calc(
        step(
            1 / n.card * ((n.card - 1) * (Sum(x[k] ** 2, k) - x[i] ** 2) - (Sum(x[k], k) - x[i]) ** 2),
            by("sums", "field")(variance, mean),
            "definitions, and expand",
        ),
        step(others, sums(), "the identity of Lagrange for the other entries"),
    ),
    sources=("seed:004#28", "samuelson1968"),
    note="So the bound is attained where all other entries are equal.",
)

squared_deviation_le = Entry(
    name="squared_deviation_le",
    title="The inequality of Samuelson",
    claim=Le((x[i] - mu) ** 2, (n.card - 1) * v),
    proof=calc(
        step((n.card - 1) * v - others, algebra(squared_deviation_defect), "what it lacks to the bound"),
        step((n.card - 1) * v, sign(others), "a sum of squares", "<="),
    ),
    sources=("seed:004#28", "samuelson1968"),
)

normalized_entry_sq_le = Entry(
    name="normalized_entry_sq_le",
    title="The square of a normalized entry is less than the number of entries",
    given=(regular, Le(0, eps)),
    claim=Le(z[i] ** 2, n.card - 1),
    proof=calc(
        step((x[i] - mu) ** 2 / s**2, by("field")(layernorm), "definition of LayerNorm"),
        step(
            (n.card - 1) * (v / s**2),
            sign(squared_deviation_le, deviation_pos, ((n.card - 1) * v - (x[i] - mu) ** 2) / s**2),
            "the inequality of Samuelson",
            "<=",
        ),
        step(
            n.card - 1 - eps / s**2 * Sum(1 - delta(k, i), k),
            by("sums", "field")(deviation_sq, deviation_pos),
            r"$v = s^2 - \varepsilon$, and $n - 1$ counts the others",
        ),
        step(
            n.card - 1,
            sign(deviation_pos, eps / s**2 * Sum(1 - delta(k, i), k)),
            r"as $\delta_{ki} \le 1$ and $\varepsilon \ge 0$",
            "<=",
        ),
    ),
    sources=("seed:004#28",),
    witness=positive_eps,
    idle={
        "left: factor layernorm(x, epsilon, i)": "also true",
    },
)


def at_most_root(less: Term) -> tuple[Step, ...]:
    """``r`` less a number is at most ``r``, where the square of that number is the one of a normalized entry."""
    middle = (r**2 + z[i] ** 2) / (2 * r)
    return (
        step(middle - less**2 / (2 * r), field_arithmetic(), "complete the square, as $r > 0$"),
        step(middle, sign(less**2 / (2 * r)), "a square is not negative", "<="),
        step(
            (r**2 + (n.card - 1)) / (2 * r),
            sign(normalized_entry_sq_le, (n.card - 1 - z[i] ** 2) / (2 * r)),
            r"$\hat x_i^2 \le n - 1$",
            "<=",
        ),
        step(r, field_arithmetic(), "$n - 1 = r^2$"),
    )


normalized_entry_bound = Entry(
    name="normalized_entry_bound",
    title="Normalized entries lie within a root of their number",
    given=(regular, Le(0, eps), Eq(r**2, n.card - 1), Lt(0, r)),
    claim=And(Le(z[i], r), Le(-z[i], r)),
    proof=Together(calc(*at_most_root(r - z[i])), calc(*at_most_root(r + z[i]))),
    sources=("seed:004#28",),
    note=r"For at most five entries $r \le 2$: then every value lies between $-2$ and 2, which the source believes no one can guarantee.",
    witness={**positive_eps, r: sqrt(n.card - 1)},
)

# ---- gain and bias -------------------------------------------------------------------------------------------------

output = Sum(G[t, i] * (gamma[i] * normalized_rows[t, i] + beta[i]), t, i)

normalization_gain_gradient = Entry(
    name="normalization_gain_gradient",
    title="Gradient at the gain",
    where=(regular_rows,),
    claim=HasDerivative(output, gamma[j], Sum(G[t, j] * normalized_rows[t, j], t)),
    proof=calc(
        step(Sum(G[t, i] * (delta(i, j) * normalized_rows[t, i]), t, i), differentiate(), "linearity"),
        step(Sum(G[t, j] * normalized_rows[t, j], t), sums(), r"$\delta_{ij}$ keeps $i = j$"),
    ),
    witness=positive_eps,
)

normalization_bias_gradient = Entry(
    name="normalization_bias_gradient",
    title="Gradient at the bias",
    where=(regular_rows,),
    claim=HasDerivative(output, beta[j], Sum(G[t, j], t)),
    proof=calc(
        step(Sum(G[t, i] * delta(i, j), t, i), differentiate(), "linearity"),
        step(Sum(G[t, j], t), sums(), r"$\delta_{ij}$ keeps $i = j$"),
    ),
    witness=positive_eps,
)

# ---- RMSNorm: no mean ----------------------------------------------------------------------------------------------

regular_rms = Lt(0, q + eps)
rms_dx = vector_of(j, 1 / root * (g[j] - y[j] / n.card * Sum(g[i] * y[i], i)))

rms_pos = Entry(
    name="rms_pos",
    title="The root mean square is positive where mean square plus eps is",
    given=(regular_rms,),
    claim=Lt(0, root),
    proof=calc(
        step(sqrt(q + eps), sign(), "the root of a positive number", "<"),
        step(root, unfold(rms), "definition of $r$"),
    ),
    sources=("zhang2019",),
    witness=positive_eps,
)

rms_derivative = Entry(
    name="rms_derivative",
    title="Derivative of the root mean square",
    given=(regular_rms,),
    claim=HasDerivative(root, x[j], y[j] / n.card),
    proof=calc(
        step(
            1 / (2 * root) * (2 / n.card * x[j]),
            by("sums", "field", kind="derivative")(mean_square, rms),
            r"chain rule, as $q + \varepsilon > 0$; $\delta_{kj}$ keeps $k = j$",
        ),
        step(y[j] / n.card, unfold(rmsnorm), "cancel the 2; definition of RMSNorm"),
    ),
    sources=("zhang2019",),
    witness=positive_eps,
)

rmsnorm_jacobian = Entry(
    name="rmsnorm_jacobian",
    title="Jacobian of RMSNorm",
    given=(regular_rms,),
    claim=HasDerivative(y[i], x[j], 1 / root * (delta(i, j) - y[i] * y[j] / n.card)),
    proof=calc(
        step(
            (delta(i, j) * root - x[i] * (y[j] / n.card)) / root**2,
            differentiate(rms_derivative, rms_pos),
            "quotient rule, as $r > 0$",
        ),
        step(
            1 / root * (delta(i, j) - x[i] / root * (y[j] / n.card)), field_arithmetic(rms_pos), "cancel one factor $r$"
        ),
        step(1 / root * (delta(i, j) - y[i] * y[j] / n.card), unfold(rmsnorm), "definition of RMSNorm"),
    ),
    sources=("zhang2019",),
    witness=positive_eps,
)

rmsnorm_vjp = Entry(
    name="rmsnorm_vjp",
    title="Backward pass of RMSNorm",
    given=(regular_rms,),
    claim=HasDerivative(Sum(g[i] * y[i], i), x[j], rms_dx[j]),
    proof=calc(
        step(
            Sum(g[i] * (1 / root * (delta(i, j) - y[i] * y[j] / n.card)), i),
            differentiate(rmsnorm_jacobian),
            "linearity, and the Jacobian",
        ),
        step(rms_dx[j], sums(), r"linearity; $\delta_{ij}$ keeps $i = j$"),
    ),
    sources=("zhang2019",),
    note="The same as for LayerNorm, without the path through the mean.",
    witness=positive_eps,
)

rmsnorm_gain_vjp = Entry(
    name="rmsnorm_gain_vjp",
    title="Backward pass of RMSNorm with gain",
    given=(regular_rms,),
    claim=HasDerivative(
        Sum(g[i] * (gamma[i] * y[i]), i),
        x[j],
        1 / root * (g[j] * gamma[j] - y[j] / n.card * Sum(g[i] * gamma[i] * y[i], i)),
    ),
    proof=calc(
        step(
            Sum(g[i] * (gamma[i] * (1 / root * (delta(i, j) - y[i] * y[j] / n.card))), i),
            differentiate(rmsnorm_jacobian),
            "linearity, and the Jacobian",
        ),
        step(
            1 / root * (g[j] * gamma[j] - y[j] / n.card * Sum(g[i] * gamma[i] * y[i], i)),
            sums(),
            r"linearity; $\delta_{ij}$ keeps $i = j$",
        ),
    ),
    sources=("zhang2019", "NVIDIA/Megatron-LM#6859"),
    note="The gain stands once in each term: beside the gradient, and inside the sum.",
    witness=positive_eps,
)

rms_output = Sum(G[t, i] * (gamma[i] * rms_rows[t, i]), t, i)

rmsnorm_gain_gradient = Entry(
    name="rmsnorm_gain_gradient",
    title="Gradient at the gain of RMSNorm",
    where=(ForAll(t, Lt(0, mean_square(X[t, :]) + eps)),),
    claim=HasDerivative(rms_output, gamma[j], Sum(G[t, j] * rms_rows[t, j], t)),
    proof=calc(
        step(Sum(G[t, i] * (delta(i, j) * rms_rows[t, i]), t, i), differentiate(), "linearity"),
        step(Sum(G[t, j] * rms_rows[t, j], t), sums(), r"$\delta_{ij}$ keeps $i = j$"),
    ),
    sources=("zhang2019", "paiml/trueno#178"),
    note="The rows share one gain, so its gradient is a sum over them.",
    witness=positive_eps,
)

rmsnorm_sum_of_squares = Entry(
    name="rmsnorm_sum_of_squares",
    title="Squared length of the input of RMSNorm",
    given=(regular_rms,),
    claim=Eq(Sum(x[k] ** 2, k), n.card * (root**2 - eps)),
    proof=calc(
        step(n.card * q, by("field")(mean_square), "definition of $q$"),
        step(n.card * (sqrt(q + eps) ** 2 - eps), field_arithmetic(), "the square of a root"),
        step(n.card * (root**2 - eps), unfold(rms), "definition of $r$"),
    ),
    sources=("zhang2019",),
    witness=positive_eps,
)

rmsnorm_vjp_inner_input = Entry(
    name="rmsnorm_vjp_inner_input",
    title="Backward pass and input of RMSNorm",
    given=(regular_rms,),
    claim=Eq(Sum(rms_dx[j] * x[j], j), eps / root**2 * Sum(g[i] * y[i], i)),
    proof=calc(
        step(
            Sum(g[j] * (x[j] / root), j) - Sum(x[j] ** 2, j) / root**2 * average(g[i] * y[i], i),
            by("sums")(rmsnorm),
            "definition of RMSNorm, and linearity",
        ),
        step(
            Sum(g[j] * (x[j] / root), j) - (root**2 - eps) / root**2 * Sum(g[i] * y[i], i),
            field_arithmetic(rmsnorm_sum_of_squares.at()),
            "the squared length of the input",
        ),
        step(
            Sum(g[j] * y[j], j) - (root**2 - eps) / root**2 * Sum(g[i] * y[i], i),
            unfold(rmsnorm),
            "definition of RMSNorm",
        ),
        step(eps / root**2 * Sum(g[i] * y[i], i), field_arithmetic(rms_pos), "as $r > 0$"),
    ),
    sources=("zhang2019",),
    witness=positive_eps,
)

# ---- BatchNorm: the same over a batch ------------------------------------------------------------------------------

regular_batch = ForAll(a, Lt(0, v_[a] + eps))
column = vector_of(k, B[k, a])

batchnorm_is_layernorm_transposed = Entry(
    name="batchnorm_is_layernorm_transposed",
    title="BatchNorm is LayerNorm of the columns",
    where=(Lt(0, v_[a] + eps),),
    claim=Eq(N[i, a], layernorm(column, eps, i)),
    proof=calc(
        step(
            (B[i, a] - average(B[k, a], k)) / sqrt(average((B[k, a] - average(B[l, a], l)) ** 2, k) + eps),
            unfold(batchnorm, batch_deviation, batch_variance, batch_mean),
            "definition of BatchNorm",
        ),
        step(layernorm(column, eps, i), unfold(layernorm, deviation, variance, mean), "definition of LayerNorm"),
    ),
    sources=("seed:004#17", "seed:004#26", "seed:004#30", "seed:004#34"),
    note="Only this part is transposed: gain and bias belong to features in both.",
    witness=positive_eps,
)

batch_deviation_pos = Entry(
    name="batch_deviation_pos",
    title="The deviation of a batch is positive where variance plus eps is",
    given=(Lt(0, v_[a] + eps),),
    claim=Lt(0, s_[a]),
    proof=calc(
        step(sqrt(v_[a] + eps), sign(), "the root of a positive number", "<"),
        step(s_[a], unfold(batch_deviation), "definition of $S$"),
    ),
    sources=("seed:004#30",),
    witness=positive_eps,
)

batchnorm_restores_identity = Entry(
    name="batchnorm_restores_identity",
    title="A gain and a bias undo BatchNorm",
    given=(Lt(0, v_[a] + eps),),
    claim=Eq(N[i, a] * s_[a] + mu_[a], B[i, a]),
    proof=calc(
        step((B[i, a] - mu_[a]) / s_[a] * s_[a] + mu_[a], unfold(batchnorm), "definition of BatchNorm"),
        step(B[i, a], field_arithmetic(batch_deviation_pos), "cancel the deviation"),
    ),
    sources=("seed:004#29",),
    witness=positive_eps,
)

batch_mean_derivative = Entry(
    name="batch_mean_derivative",
    title="Derivative of the mean of a batch",
    claim=HasDerivative(mu_[a], B[j, b], delta(a, b) / n.card),
    proof=calc(
        step(average(delta(k, j) * delta(a, b), k), differentiate_and_simplify(), "linearity"),
        step(delta(a, b) / n.card, sums(), r"$\delta_{kj}$ keeps $k = j$"),
    ),
)

batch_variance_derivative = Entry(
    name="batch_variance_derivative",
    title="Derivative of the variance of a batch",
    claim=HasDerivative(v_[a], B[j, b], delta(a, b) * (2 / n.card * (B[j, a] - mu_[a]))),
    proof=calc(
        step(
            2 / n.card * Sum((B[k, a] - mu_[a]) * (delta(k, j) * delta(a, b) - delta(a, b) / n.card), k),
            differentiate_and_simplify(batch_mean_derivative),
            "chain rule, and the derivative of the mean",
        ),
        step(
            delta(a, b) * (2 / n.card * (B[j, a] - mu_[a] - average(B[k, a] - mu_[a], k))),
            sums(),
            r"linearity; $\delta_{kj}$ keeps $k = j$",
        ),
        step(
            delta(a, b) * (2 / n.card * (B[j, a] - mu_[a])),
            by("sums", "field")(batch_mean),
            "deviations from the mean sum to zero",
        ),
    ),
)

batch_deviation_derivative = Entry(
    name="batch_deviation_derivative",
    title="Derivative of the deviation of a batch",
    given=(Lt(0, v_[a] + eps),),
    claim=HasDerivative(s_[a], B[j, b], delta(a, b) / n.card * N[j, a]),
    proof=calc(
        step(
            1 / (2 * s_[a]) * (delta(a, b) * (2 / n.card * (B[j, a] - mu_[a]))),
            by("sums", kind="derivative")(batch_variance_derivative, batch_deviation),
            r"chain rule, as $V_a + \varepsilon > 0$",
        ),
        step(delta(a, b) / n.card * N[j, a], unfold(batchnorm), "cancel the 2; definition of BatchNorm"),
    ),
    witness=positive_eps,
)

batch_J = delta(a, b) / s_[a] * (delta(i, j) - 1 / n.card - N[i, a] * N[j, a] / n.card)

batchnorm_jacobian = Entry(
    name="batchnorm_jacobian",
    title="Jacobian of BatchNorm",
    given=(Lt(0, v_[a] + eps),),
    claim=HasDerivative(N[i, a], B[j, b], batch_J),
    proof=calc(
        step(
            (
                (delta(i, j) * delta(a, b) - delta(a, b) / n.card) * s_[a]
                - (B[i, a] - mu_[a]) * (delta(a, b) / n.card * N[j, a])
            )
            / s_[a] ** 2,
            differentiate(batch_mean_derivative, batch_deviation_derivative, batch_deviation_pos),
            "quotient rule, as $S_a > 0$",
        ),
        step(
            delta(a, b) / s_[a] * (delta(i, j) - 1 / n.card - (B[i, a] - mu_[a]) / s_[a] * (N[j, a] / n.card)),
            field_arithmetic(batch_deviation_pos),
            "cancel one factor $S_a$",
        ),
        step(batch_J, unfold(batchnorm), "definition of BatchNorm"),
    ),
    witness=positive_eps,
)

batch_output = Sum(D[i, a] * (gain[a] * N[i, a] + bias[a]), i, a)

batchnorm_vjp = Entry(
    name="batchnorm_vjp",
    title="Backward pass of BatchNorm",
    given=(regular_batch,),
    claim=HasDerivative(
        batch_output,
        B[j, b],
        gain[b] / s_[b] * (D[j, b] - average(D[i, b], i) - N[j, b] / n.card * Sum(D[i, b] * N[i, b], i)),
    ),
    proof=calc(
        step(
            Sum(D[i, a] * (gain[a] * batch_J), i, a),
            differentiate(batchnorm_jacobian),
            "linearity, and the Jacobian; the bias is constant",
        ),
        step(
            gain[b] / s_[b] * (D[j, b] - average(D[i, b], i) - N[j, b] / n.card * Sum(D[i, b] * N[i, b], i)),
            sums_and_fractions(),
            r"linearity; the deltas keep $i = j$ and $a = b$",
        ),
    ),
    sources=("ioffe2015",),
    witness=positive_eps,
)

batchnorm_gain_gradient = Entry(
    name="batchnorm_gain_gradient",
    title="Gradient at the gain of BatchNorm",
    where=(regular_batch,),
    claim=HasDerivative(batch_output, gain[b], Sum(D[i, b] * N[i, b], i)),
    proof=calc(
        step(Sum(D[i, a] * (delta(a, b) * N[i, a]), i, a), differentiate(), "linearity"),
        step(Sum(D[i, b] * N[i, b], i), sums(), r"$\delta_{ab}$ keeps $a = b$"),
    ),
    sources=("ioffe2015",),
    note="The two sums of the backward pass are these: the gradients at the bias and at the gain.",
    witness=positive_eps,
)

batchnorm_bias_gradient = Entry(
    name="batchnorm_bias_gradient",
    title="Gradient at the bias of BatchNorm",
    where=(regular_batch,),
    claim=HasDerivative(batch_output, bias[b], Sum(D[i, b], i)),
    proof=calc(
        step(Sum(D[i, a] * delta(a, b), i, a), differentiate(), "linearity"),
        step(Sum(D[i, b], i), sums(), r"$\delta_{ab}$ keeps $a = b$"),
    ),
    sources=("ioffe2015",),
    witness=positive_eps,
)

# ---- the variance of a batch as an estimate ------------------------------------------------------------------------

R = random("X", n)
m1, sigma = reals("mu sigma")
R_mean = average(R[k], k)
sample = (
    Independent(R),
    ForAll(i, Eq(Expectation(R[i]), m1)),
    ForAll(i, Eq(Expectation(R[i] ** 2), sigma**2 + m1**2)),
)

batchnorm_variance_expectation = Entry(
    name="batchnorm_variance_expectation",
    title="Of independent examples, the variance of a batch is too small on average",
    given=sample,
    claim=Eq(Expectation(average((R[i] - R_mean) ** 2, i)), (n.card - 1) / n.card * sigma**2),
    proof=calc(
        step(
            average(Expectation(R[i] ** 2), i) - Sum(Expectation(R[i] * R[k]), i, k) / n.card**2,
            by("linear", "sums", "field")(),
            "expand the square; linearity",
        ),
        step(
            sigma**2 + m1**2 - Sum(delta(i, k) * sigma**2 + m1**2, i, k) / n.card**2,
            by("moments", "sums", "field")(),
            "independence: the two indices agree, or they differ",
        ),
        step((n.card - 1) / n.card * sigma**2, sums_and_fractions(), r"$\delta_{ik}$ keeps $k = i$"),
    ),
    sources=("seed:004#32",),
    witness={m1: Expectation(R[i]), sigma: sqrt(Variance(R[i]))},
)

batchnorm_variance_unbiased = Entry(
    name="batchnorm_variance_unbiased",
    title="The correction of the variance of a batch",
    given=(*sample, Ne(n.card, 1)),
    claim=Eq(n.card / (n.card - 1) * Expectation(average((R[i] - R_mean) ** 2, i)), sigma**2),
    proof=calc(
        step(
            n.card / (n.card - 1) * ((n.card - 1) / n.card * sigma**2),
            algebra(batchnorm_variance_expectation),
            "the mean of the biased variance",
        ),
        step(sigma**2, field_arithmetic(), r"as $n \ne 1$"),
    ),
    sources=("seed:002#15", "seed:004#32", "ioffe2015"),
    witness={m1: Expectation(R[i]), sigma: sqrt(Variance(R[i]))},
)
