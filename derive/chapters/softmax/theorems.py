r"""Softmax, its Jacobian, and what the Jacobian does.

For logits x_0, ..., x_{n-1} the partition function is Z = sum_k exp(x_k) and softmax is p_i = exp(x_i) / Z. Three facts carry
the chapter: Z > 0, sum_i p_i = 1, and dp_i/dx_j = p_i (delta_ij - p_j). Everything else is linear algebra over them: backward
and forward products, row sums, the quadratic form, which is a variance, and its bounds. The cross-entropy and the sigmoid close
it. A Jacobian is never formed by a program; J_ij below is notation.
"""

from __future__ import annotations

from ...language.entry import *
from ...language.terms import *

n, rows = Dimension("n"), Dimension("m")
i, j, k, l, m = n.indices("i j k l m")
row, other = rows.indices("r s")
x, g, u, v, y = (vector(name, n) for name in "xguvy")
X, Y, weight = vector("X", rows, n), vector("Y", rows, n), vector("w", rows)
a, c, t, epsilon = reals("a c t epsilon")

partition = define("partition", (x,), Sum(exp(x[k]), k))
softmax = define("softmax", (x, i), exp(x[i]) / partition(x))
cross_entropy = define("cross_entropy", (x, y), -Sum(y[i] * log(softmax(x, i)), i))
sigmoid = define("sigmoid", (t,), 1 / (1 + exp(-t)))

e = vector_of(i, exp(x[i]))
Z = partition(x)
p = vector_of(i, softmax(x, i))
delta = KroneckerDelta
J = vector_of(i, j, p[i] * (delta(i, j) - p[j]))
scaled = vector_of(k, c * x[k])
q = vector_of(i, softmax(scaled, i))
P = vector_of(row, i, softmax(X[row, :], i))
L = vector_of(row, cross_entropy(X[row, :], Y[row, :]))

OPENING = Opening(
    title="Softmax",
    text=r"""
    Attention turns scores into weights by softmax, and whoever trains it multiplies by the Jacobian of softmax. The sources say
    that large logits make this Jacobian vanish, that it is symmetric, and that each input moves every output. This chapter proves
    what is true of that: softmax sees differences of logits only, its Jacobian is a covariance matrix, of two logits or more no entry of
    it is zero, and what makes it small is a gap between the largest logit and the others, not its size.
    """,
    notation=(
        Notation(partition(x), "Z"),
        Notation(p[i], "p"),
        Notation(partition(scaled), "Z_c"),
        Notation(q[i], "q"),
        Notation(P[row, i], "P"),
        Notation(L[row], "L"),
    ),
)

# ---- softmax is a probability distribution -------------------------------------------------------------------------

partition_pos = Entry(
    name="partition_pos",
    title="The partition function is positive",
    claim=Lt(0, Z),
    proof=calc(
        step(Sum(exp(x[k]), k), sign(), "exponentials are positive, and there is at least one", "<"),
        step(Z, unfold(partition), "definition of $Z$"),
    ),
    sources=("seed:001#7",),
)

softmax_pos = Entry(
    name="softmax_pos",
    title="Softmax is positive",
    claim=Lt(0, p[i]),
    proof=calc(
        step(e[i] / Z, sign(partition_pos), "a quotient of positive numbers", "<"),
        step(p[i], unfold(softmax), "definition of softmax"),
    ),
    sources=("seed:000#9", "seed:001#2", "seed:001#4", "seed:001#7", "seed:001#8", "seed:001#31", "seed:004#48"),
    note="The source says that softmax maps to the closed interval; for finite logits no entry is 0.",
)

softmax_sum_one = Entry(
    name="softmax_sum_one",
    title="Softmax sums to one",
    claim=Eq(Sum(p[i], i), 1),
    proof=calc(
        step(Sum(e[i] / Z, i), unfold(softmax), "definition of softmax"),
        step(Z / Z, sums(Z), "linearity, and the definition of $Z$"),
        step(1, field_arithmetic(partition_pos), "as $Z > 0$"),
    ),
    sources=("seed:000#7", "seed:001#2", "seed:001#4", "seed:001#7"),
)

shifted = vector_of(k, x[k] + c)

softmax_shift_invariant = Entry(
    name="softmax_shift_invariant",
    title="Softmax ignores a common shift",
    claim=Eq(softmax(shifted, i), p[i]),
    proof=calc(
        step(exp(x[i] + c) / Sum(exp(x[k] + c), k), unfold(softmax, partition), "definition of softmax"),
        step(exp(x[i]) * exp(c) / (exp(c) * Z), by("exp", "sums")(Z), "$e^{a+b} = e^a e^b$"),
        step(e[i] / Z, field_arithmetic(partition_pos), "$e^c$ cancels"),
        step(p[i], unfold(softmax), "definition of softmax"),
    ),
    sources=("seed:000#4", "seed:001#9", "seed:001#13", "seed:001#20", "seed:004#52", "seed:004#59"),
)

moved = vector_of(k, exp(x[k] - c))  # the exponentials that programs compute, with c the largest logit

softmax_shifted = Entry(
    name="softmax_shifted",
    title="Softmax as programs compute it",
    claim=Eq(p[i], moved[i] / Sum(moved[k], k)),
    proof=calc(
        step(e[i] / Sum(exp(x[k]), k), unfold(softmax, partition), "definition of softmax"),
        step(e[i] * exp(-c) / (Sum(exp(x[k]), k) * exp(-c)), field_arithmetic(), "multiply both by $e^{-c} > 0$"),
        step(moved[i] / Sum(moved[k], k), by("exp", "sums", "field")(), r"$e^{a+b} = e^a e^b$"),
    ),
    sources=("seed:001#7", "milakov2018"),
    note="With $c$ the largest logit no exponential exceeds 1, and so none overflows.",
)

softmax_ratio = Entry(
    name="softmax_ratio",
    title="Ratios of weights depend on differences of logits",
    claim=Eq(p[i] / p[j], exp(x[i] - x[j])),
    proof=calc(
        step(e[i] / Z / (e[j] / Z), unfold(softmax), "definition of softmax"),
        step(e[i] / e[j], field_arithmetic(partition_pos), "$Z$ cancels"),
        step(exp(x[i] - x[j]), exponentials(), r"$e^{a-b} = e^a / e^b$"),
    ),
    sources=("seed:000#3", "seed:001#13"),
)

softmax_not_scale_invariant = Entry(
    name="softmax_not_scale_invariant",
    title="Only equal logits keep their weights when they are scaled",
    given=(Ne(c, 1), ForAll(k, Eq(softmax(scaled, k), p[k]))),
    claim=Eq(x[i], x[j]),
    proof=calc(
        step(x[j] + (c * x[i] - c * x[j] - (x[i] - x[j])) / (c - 1), field_arithmetic(), "as $c \\ne 1$"),
        step(
            x[j] + (log(exp(c * x[i] - c * x[j])) - log(exp(x[i] - x[j]))) / (c - 1),
            logarithms(),
            "the logarithm undoes the exponential",
        ),
        step(
            x[j] + (log(softmax(scaled, i) / softmax(scaled, j)) - log(p[i] / p[j])) / (c - 1),
            algebra(softmax_ratio, softmax_ratio.at(x=scaled)),
            "ratios of weights",
        ),
        step(x[j] + (log(p[i] / p[j]) - log(p[i] / p[j])) / (c - 1), algebra(), "the weights are the same"),
        step(x[j], algebra(), "the difference is zero"),
    ),
    sources=("seed:001#9",),
    witness={x: vector_of(k, t)},
)

# ---- the Jacobian --------------------------------------------------------------------------------------------------

softmax_jacobian = Entry(
    name="softmax_jacobian",
    title="Jacobian of softmax",
    claim=HasDerivative(p[i], x[j], p[i] * (delta(i, j) - p[j])),
    proof=calc(
        step((delta(i, j) * e[i] * Z - e[i] * e[j]) / Z**2, differentiate(partition_pos), "quotient rule, as $Z > 0$"),
        step(e[i] / Z * (delta(i, j) - e[j] / Z), field_arithmetic(partition_pos), "cancel one factor $Z$"),
        step(p[i] * (delta(i, j) - p[j]), unfold(softmax), "definition of softmax"),
    ),
    sources=("seed:000#5", "seed:000#7", "seed:001#14", "seed:001#15", "seed:001#32", "bridle1990"),
)

softmax_jacobian_matrix = Entry(
    name="softmax_jacobian_matrix",
    title="The Jacobian as a matrix",
    claim=HasDerivative(p[i], x[j], delta(i, j) * p[i] - p[i] * p[j]),
    proof=calc(
        step(p[i] * (delta(i, j) - p[j]), differentiate(softmax_jacobian), "the Jacobian, entry by entry"),
        step(delta(i, j) * p[i] - p[i] * p[j], algebra(), r"an entry of $\operatorname{diag}(p) - p\,p^{\mathsf T}$"),
    ),
    sources=("seed:000#6", "seed:001#15"),
)

softmax_jacobian_symmetric = Entry(
    name="softmax_jacobian_symmetric",
    title="The Jacobian is symmetric",
    claim=Eq(J[i, j], J[j, i]),
    proof=calc(
        step(delta(i, j) * p[i] - p[i] * p[j], algebra(), "expand"),
        step(delta(j, i) * p[j] - p[j] * p[i], sums(), r"$\delta_{ij}$ allows $i$ for $j$"),
        step(J[j, i], algebra(), "collect"),
    ),
    sources=("seed:001#16", "seed:001#23", "seed:001#24"),
)

softmax_jacobian_row_sum_zero = Entry(
    name="softmax_jacobian_row_sum_zero",
    title="Rows of the Jacobian sum to zero",
    claim=Eq(Sum(J[i, j], j), 0),
    proof=calc(
        step(p[i] * (1 - Sum(p[j], j)), sums(), r"linearity; $\delta_{ij}$ keeps $j = i$"),
        step(0, sums(softmax_sum_one), "softmax sums to one"),
    ),
    sources=("seed:000#4",),
    note="Hence the weights do not change when all logits do by the same amount, and a gradient may be shifted by a constant first.",
)

softmax_jacobian_trace = Entry(
    name="softmax_jacobian_trace",
    title="Trace of the Jacobian",
    claim=Eq(Sum(J[i, i], i), 1 - Sum(p[i] ** 2, i)),
    proof=calc(
        step(Sum(p[i], i) - Sum(p[i] ** 2, i), sums(), r"$\delta_{ii} = 1$, and linearity"),
        step(1 - Sum(p[i] ** 2, i), sums(softmax_sum_one), "softmax sums to one"),
    ),
)

# ---- backward and forward ------------------------------------------------------------------------------------------

softmax_vjp = Entry(
    name="softmax_vjp",
    title="Backward pass of softmax",
    claim=HasDerivative(Sum(g[i] * p[i], i), x[j], p[j] * (g[j] - Sum(g[i] * p[i], i))),
    proof=calc(
        step(Sum(g[i] * J[i, j], i), differentiate(softmax_jacobian), "linearity, and the Jacobian"),
        step(p[j] * (g[j] - Sum(g[i] * p[i], i)), sums(), r"linearity; $\delta_{ij}$ keeps $i = j$"),
    ),
    sources=("seed:001#22", "seed:001#23", "seed:001#24", "libnd4j#440"),
    note="Implementations that multiply by $p_j(1-p_j)$ alone leave out the sum.",
)

softmax_jvp = Entry(
    name="softmax_jvp",
    title="Forward directional derivative of softmax",
    claim=Eq(Sum(J[i, j] * u[j], j), p[i] * (u[i] - Sum(p[j] * u[j], j))),
    proof=calc(
        step(p[i] * u[i] - p[i] * Sum(p[j] * u[j], j), sums(), r"linearity; $\delta_{ij}$ keeps $j = i$"),
        step(p[i] * (u[i] - Sum(p[j] * u[j], j)), algebra(), "collect"),
    ),
    sources=("seed:001#23",),
)

softmax_vjp_sum_zero = Entry(
    name="softmax_vjp_sum_zero",
    title="The backward pass sums to zero",
    claim=Eq(Sum(p[j] * (g[j] - Sum(g[i] * p[i], i)), j), 0),
    proof=calc(
        step(Sum(g[j] * p[j], j) - Sum(g[i] * p[i], i) * Sum(p[j], j), sums(), "linearity"),
        step(0, sums(softmax_sum_one), "softmax sums to one"),
    ),
    sources=("tensorflow#126633",),
)

# ---- the quadratic form is a variance ------------------------------------------------------------------------------

half = Rational(1, 2)
quadratic = Sum(v[i] * J[i, j] * v[j], i, j)
spread = half * Sum(p[i] * p[j] * (v[i] - v[j]) ** 2, i, j)

softmax_jacobian_quadratic_form = Entry(
    name="softmax_jacobian_quadratic_form",
    title="The quadratic form of the Jacobian is a variance",
    claim=Eq(quadratic, spread),
    proof=calc(
        step(Sum(p[i] * v[i] ** 2, i) - Sum(p[i] * v[i], i) ** 2, sums(), r"linearity; $\delta_{ij}$ keeps $j = i$"),
        step(
            half
            * (
                Sum(p[j], j) * Sum(p[i] * v[i] ** 2, i)
                - 2 * Sum(p[i] * v[i], i) ** 2
                + Sum(p[i], i) * Sum(p[j] * v[j] ** 2, j)
            ),
            sums(softmax_sum_one),
            "softmax sums to one",
        ),
        step(spread, sums(), "collect the square"),
    ),
)

softmax_jacobian_psd = Entry(
    name="softmax_jacobian_psd",
    title="The Jacobian is positive semidefinite",
    claim=Le(0, quadratic),
    proof=calc(
        step(spread, sign(softmax_pos), "a sum of squares with positive weights", "<="),
        step(quadratic, algebra(softmax_jacobian_quadratic_form), "the quadratic form is a variance"),
    ),
    idle={
        "right: factor v[b0]": "also true",
        "right: factor v[b1]": "also true",
    },
)

squares = Sum(2 * (p[i] - half) ** 2 * v[i] ** 2, i)
cross = half * Sum((1 - delta(i, j)) * p[i] * p[j] * (v[i] + v[j]) ** 2, i, j)

softmax_jacobian_norm_le_half = Entry(
    name="softmax_jacobian_norm_le_half",
    title="No eigenvalue of the Jacobian exceeds one half",
    claim=Le(quadratic, half * Sum(v[i] ** 2, i)),
    proof=calc(
        step(Sum(p[i] * v[i] ** 2, i) - Sum(p[i] * v[i], i) ** 2, sums(), r"linearity; $\delta_{ij}$ keeps $j = i$"),
        step(
            half * Sum(v[i] ** 2, i) - (squares + cross),
            sums(softmax_sum_one),
            "complete the squares; softmax sums to one",
        ),
        step(half * Sum(v[i] ** 2, i), sign(softmax_pos, squares, cross), "both sums are nonnegative", "<="),
    ),
)

# ---- second derivatives --------------------------------------------------------------------------------------------

softmax_hessian = Entry(
    name="softmax_hessian",
    title="Second derivative of softmax",
    claim=And(
        HasDerivative(p[i], x[j], J[i, j]),
        HasDerivative(
            J[i, j], x[k], p[i] * ((delta(i, j) - p[j]) * (delta(i, k) - p[k]) - p[j] * (delta(j, k) - p[k]))
        ),
    ),
    proof=Together(
        calc(step(J[i, j], differentiate(softmax_jacobian), "the Jacobian")),
        calc(
            step(
                J[i, k] * (delta(i, j) - p[j]) - p[i] * J[j, k],
                differentiate(softmax_jacobian),
                "product rule, and the Jacobian twice",
            ),
            step(
                p[i] * ((delta(i, j) - p[j]) * (delta(i, k) - p[k]) - p[j] * (delta(j, k) - p[k])),
                algebra(),
                "factor out $p_i$",
            ),
        ),
    ),
)

logsumexp_gradient = Entry(
    name="logsumexp_gradient",
    title="Gradient of log-sum-exp",
    claim=HasDerivative(log(Z), x[j], p[j]),
    proof=calc(
        step(e[j] / Z, differentiate(partition_pos), r"chain rule, as $Z > 0$; $\delta_{kj}$ keeps $k = j$"),
        step(p[j], unfold(softmax), "definition of softmax"),
    ),
)

logsumexp_hessian = Entry(
    name="logsumexp_hessian",
    title="Hessian of log-sum-exp",
    claim=And(HasDerivative(log(Z), x[i], p[i]), HasDerivative(p[i], x[j], J[i, j])),
    proof=Together(
        calc(step(p[i], differentiate(logsumexp_gradient), "the gradient is softmax")),
        calc(step(J[i, j], differentiate(softmax_jacobian), "whose derivative is the Jacobian")),
    ),
    sources=("seed:001#16",),
    note="The Jacobian is a Hessian; that is why it is symmetric.",
)

# ---- temperature ---------------------------------------------------------------------------------------------------

tilted = Sum(q[k] * x[k], k)

softmax_temperature_derivative = Entry(
    name="softmax_temperature_derivative",
    title="Derivative of softmax in the scale of its logits",
    claim=HasDerivative(q[i], c, q[i] * (x[i] - tilted)),
    proof=calc(
        step(
            (x[i] * exp(c * x[i]) * partition(scaled) - exp(c * x[i]) * Sum(x[k] * exp(c * x[k]), k))
            / partition(scaled) ** 2,
            differentiate(partition_pos),
            "quotient rule, as $Z > 0$",
        ),
        step(
            exp(c * x[i]) / partition(scaled) * (x[i] - Sum(exp(c * x[k]) / partition(scaled) * x[k], k)),
            sums_and_fractions(partition_pos),
            "cancel one factor $Z$",
        ),
        step(q[i] * (x[i] - tilted), unfold(softmax), "definition of softmax"),
    ),
    sources=("seed:001#10", "seed:001#31"),
)

softmax_log = Entry(
    name="softmax_log",
    title="Logarithm of a softmax weight",
    claim=Eq(log(p[i]), x[i] - log(Z)),
    proof=calc(
        step(log(e[i] / Z), unfold(softmax), "definition of softmax"),
        step(x[i] - log(Z), logarithms(partition_pos), "logarithm of a quotient of positive numbers"),
    ),
)

log_softmax_shifted = Entry(
    name="log_softmax_shifted",
    title="Logarithm of softmax as programs compute it",
    claim=Eq(log(p[i]), x[i] - c - log(Sum(moved[k], k))),
    proof=calc(
        step(log(moved[i] / Sum(moved[k], k)), algebra(softmax_shifted), "softmax as programs compute it"),
        step(x[i] - c - log(Sum(moved[k], k)), logarithms(), "logarithm of a quotient of positive numbers"),
    ),
    sources=("milakov2018",),
    note="No weight is formed: one that is too small for a float still has a logarithm.",
)

log_softmax_vjp = Entry(
    name="log_softmax_vjp",
    title="Backward pass of the logarithm of softmax",
    claim=HasDerivative(Sum(g[i] * log(p[i]), i), x[j], g[j] - p[j] * Sum(g[i], i)),
    proof=calc(
        step(
            Sum(g[i] * (1 / p[i] * J[i, j]), i),
            differentiate(softmax_jacobian, softmax_pos),
            "chain rule, as $p_i > 0$",
        ),
        step(Sum(g[i] * (delta(i, j) - p[j]), i), field_arithmetic(softmax_pos), "$p_i$ cancels"),
        step(g[j] - p[j] * Sum(g[i], i), sums(), r"linearity; $\delta_{ij}$ keeps $i = j$"),
    ),
    sources=("uxlfoundation/oneDNN#616",),
    note="The sum is that of the incoming gradients, without weights; the weight stands before it.",
)

entropy = define("entropy", (x,), -Sum(softmax(x, i) * log(softmax(x, i)), i))

softmax_entropy = Entry(
    name="softmax_entropy",
    title="Entropy of softmax",
    claim=Eq(entropy(x), log(Z) - Sum(p[i] * x[i], i)),
    proof=calc(
        step(-Sum(p[i] * log(p[i]), i), unfold(entropy), "definition of the entropy"),
        step(-Sum(p[i] * (x[i] - log(Z)), i), algebra(softmax_log), r"$\log p_i = x_i - \log Z$"),
        step(log(Z) - Sum(p[i] * x[i], i), sums(softmax_sum_one), "linearity; softmax sums to one"),
    ),
)

logsumexp_temperature_derivative = Entry(
    name="logsumexp_temperature_derivative",
    title="Derivative of log-sum-exp in the scale of its logits",
    claim=HasDerivative(log(partition(scaled)), c, tilted),
    proof=calc(
        step(Sum(x[k] * exp(c * x[k]), k) / partition(scaled), differentiate(partition_pos), "chain rule, as $Z > 0$"),
        step(Sum(exp(c * x[k]) / partition(scaled) * x[k], k), sums(), "linearity"),
        step(tilted, unfold(softmax), "definition of softmax"),
    ),
)

softmax_entropy_temperature_derivative = Entry(
    name="softmax_entropy_temperature_derivative",
    title="Derivative of the entropy in the scale of the logits",
    claim=HasDerivative(entropy(scaled), c, -c * (Sum(q[k] * x[k] ** 2, k) - tilted**2)),
    proof=calc(
        step(
            tilted - (tilted + c * Sum(x[k] * (q[k] * (x[k] - tilted)), k)),
            differentiate(softmax_entropy, logsumexp_temperature_derivative, softmax_temperature_derivative),
            r"$H = \log Z - \sum_k q_k\, c x_k$, and the two derivatives before",
        ),
        step(-c * (Sum(q[k] * x[k] ** 2, k) - tilted**2), sums(), "collect the variance of the logits"),
    ),
    note="The bracket is the variance of the logits under the weights $q$.",
)

weighted_spread = Sum(q[k] * (x[k] - tilted) ** 2, k)

softmax_entropy_temperature_derivative_nonpos = Entry(
    name="softmax_entropy_temperature_derivative_nonpos",
    title=r"In a scale $c \ge 0$ the derivative of the entropy is not positive",
    given=(Le(0, c),),
    claim=Le(-c * (Sum(q[k] * x[k] ** 2, k) - tilted**2), 0),
    proof=calc(
        step(
            -c * weighted_spread, sums(softmax_sum_one.at(x=scaled)), "a variance is a mean square; softmax sums to one"
        ),
        step(
            0,
            sign(softmax_pos.at(x=scaled), c * weighted_spread),
            "the weights are positive, and $c$ is not negative",
            "<=",
        ),
    ),
    note=r"""The left side is that derivative in $c$~(\cited{softmax_entropy_temperature_derivative}). Dividing logits by a temperature multiplies
    them by $c = 1/T$.""",
    witness={c: t**2},
    idle={"left: factor Sum(softmax(fun i:n => c*x[i], k)*x[k]**2, k:n) - Sum(sof...": "also true"},
)

# ---- entries strictly between 0 and 1 ------------------------------------------------------------------------------

others = Sum((1 - delta(i, l)) * (1 - delta(k, l)) * p[l], l)

softmax_two_weights_le_one = Entry(
    name="softmax_two_weights_le_one",
    title="Two weights sum to at most one",
    given=(Apart(i, k),),
    claim=Le(p[i] + p[k], 1),
    proof=calc(
        step(p[i] + p[k] + others, sign(softmax_pos, others), "the other weights are not negative", "<="),
        step(Sum(p[l], l), sums(), r"count each weight once, as $i \ne k$"),
        step(1, sums(softmax_sum_one), "softmax sums to one"),
    ),
)

softmax_lt_one = Entry(
    name="softmax_lt_one",
    title="Of two logits or more, no weight reaches one",
    given=(Apart(i, k),),
    claim=Lt(p[i], 1),
    proof=calc(
        step(p[i] + p[k], sign(softmax_pos, p[k]), "every weight is positive", "<"),
        step(1, sign(softmax_two_weights_le_one), "two weights sum to at most one", "<="),
    ),
    sources=("seed:000#9", "seed:001#2"),
)

softmax_jacobian_ne_zero = Entry(
    name="softmax_jacobian_ne_zero",
    title="Of two logits or more, no entry of the Jacobian is zero",
    given=(Apart(i, k),),
    claim=Ne(J[i, j], 0),
    proof=Cases(
        i,
        j,
        same=calc(
            0,
            step(p[i] * (1 - p[i]), sign(softmax_pos, softmax_lt_one), "on the diagonal: $0 < p_i < 1$", "<"),
            step(J[i, i], sums(), r"$\delta_{ii} = 1$"),
        ),
        apart=calc(
            step(-(p[i] * p[j]), sums(), r"off the diagonal: $\delta_{ij} = 0$"),
            step(0, sign(softmax_pos, p[i] * p[j]), "weights are positive", "<"),
        ),
    ),
    sources=("seed:000#10", "seed:001#17", "seed:001#18", "seed:001#19", "seed:001#21"),
    note="The hypothesis says that there are two keys at least. A gap between the largest logit and the others makes the Jacobian small, never zero.",
    idle={
        "left: summand KroneckerDelta(i, j)": "also true",
    },
)

# ---- a gap between the logits makes the Jacobian small -------------------------------------------------------------

gap = ForAll(l, Le(a * (1 - delta(l, m)), x[m] - x[l]))
rest = Sum((1 - delta(l, m)) * p[l], l)
peaked = {x: vector_of(k, t + (a + c**2) * delta(k, m) - (1 - delta(k, m)) * v[k] ** 2)}

softmax_le_one = Entry(
    name="softmax_le_one",
    title="No weight exceeds one",
    claim=Le(p[m], 1),
    proof=calc(
        step(p[m] + rest, sign(softmax_pos, rest), "the other weights are not negative", "<="),
        step(Sum(p[l], l), sums(), "count each weight once"),
        step(1, sums(softmax_sum_one), "softmax sums to one"),
    ),
    sources=("seed:001#2",),
)

softmax_weight_le_of_gap = Entry(
    name="softmax_weight_le_of_gap",
    title="A logit far below another has a small weight",
    given=(Le(a * (1 - delta(l, m)), x[m] - x[l]), Apart(l, m)),
    claim=Le(p[l], exp(-a)),
    proof=calc(
        step(
            p[m] * exp(x[l] - x[m]),
            by("exp", "field")(softmax, partition_pos),
            "definition of softmax, and $e^{a-b} = e^a / e^b$",
        ),
        step(exp(x[l] - x[m]), sign(softmax_le_one, (1 - p[m]) * exp(x[l] - x[m])), r"$p_m \le 1$", "<="),
        step(exp(-(a * (1 - delta(l, m)))), sign(), "the exponential is increasing", "<="),
        step(exp(-a), sums(), r"$\delta_{lm} = 0$"),
    ),
    sources=("seed:000#8",),
    witness=peaked,
)

softmax_others_le_of_gap = Entry(
    name="softmax_others_le_of_gap",
    title="A gap bounds each of the other weights",
    given=(gap,),
    claim=Le((1 - delta(l, m)) * p[l], (1 - delta(l, m)) * exp(-a)),
    proof=Cases(
        l,
        m,
        same=calc(step((1 - delta(l, l)) * exp(-a), sums(), r"both sides are 0, as $\delta_{ll} = 1$")),
        apart=calc(
            step(p[l], sums(), r"$\delta_{lm} = 0$"),
            step(exp(-a), sign(softmax_weight_le_of_gap.at(l=l)), "a logit far below another has a small weight", "<="),
            step((1 - delta(l, m)) * exp(-a), sums(), r"$\delta_{lm} = 0$"),
        ),
    ),
    sources=("seed:000#8",),
    witness=peaked,
    idle={
        "right: factor exp(-a)": "also true",
    },
)
small = (n.card - 1) * exp(-a)
slack = Sum((1 - delta(l, m)) * exp(-a) - (1 - delta(l, m)) * p[l], l)

softmax_complement_le_of_gap = Entry(
    name="softmax_complement_le_of_gap",
    title="A gap bounds all other weights together",
    given=(gap,),
    claim=Le(1 - p[m], small),
    proof=calc(
        step(Sum((1 - delta(l, m)) * p[l], l), sums(softmax_sum_one), "softmax sums to one"),
        step(Sum((1 - delta(l, m)) * exp(-a), l) - slack, sums(), "linearity"),
        step(
            Sum((1 - delta(l, m)) * exp(-a), l), sign(softmax_others_le_of_gap, slack), "each weight is bounded", "<="
        ),
        step(small, sums(), "$n - 1$ equal terms"),
    ),
    sources=("seed:000#8", "seed:001#20"),
    witness=peaked,
    idle={
        "right: factor exp(-a)": "also true",
    },
)

bounded = step(small, sign(softmax_complement_le_of_gap), "the other weights together are small", "<=")
beside = "beside the largest weight, at most the rest is left"

softmax_product_le_of_gap = Entry(
    name="softmax_product_le_of_gap",
    title="A gap bounds the product of two weights",
    given=(gap, Apart(i, j)),
    claim=Le(p[i] * p[j], small),
    proof=Cases(
        i,
        m,
        same=calc(
            step(p[j], sign(softmax_pos, softmax_le_one, (1 - p[i]) * p[j]), "a weight is at most 1", "<="),
            step(1 - p[i], sign(softmax_two_weights_le_one.at(k=j)), beside, "<="),
            step(
                (n.card - 1) * exp(-a),
                sign(softmax_complement_le_of_gap.at(m=i)),
                "the other weights together are small",
                "<=",
            ),
        ),
        apart=calc(
            step(p[i], sign(softmax_pos, softmax_le_one, p[i] * (1 - p[j])), "a weight is at most 1", "<="),
            step(1 - p[m], sign(softmax_two_weights_le_one.at(k=m)), beside, "<="),
            bounded,
        ),
    ),
    sources=("seed:000#4",),
    witness=peaked,
    idle={
        "right: factor size(n) - 1": "also true",
        "right: factor exp(-a)": "also true",
    },
)

softmax_own_product_le_of_gap = Entry(
    name="softmax_own_product_le_of_gap",
    title="A gap bounds the diagonal of the Jacobian",
    given=(gap,),
    claim=Le(p[i] * (1 - p[i]), small),
    proof=Cases(
        i,
        m,
        same=calc(
            step(1 - p[i], sign(softmax_le_one, (1 - p[i]) * (1 - p[i])), "a weight is at most 1", "<="),
            step(
                (n.card - 1) * exp(-a),
                sign(softmax_complement_le_of_gap.at(m=i)),
                "the other weights together are small",
                "<=",
            ),
        ),
        apart=calc(
            step(p[i], sign(p[i] ** 2), "a square is not negative", "<="),
            step(1 - p[m], sign(softmax_two_weights_le_one.at(k=m)), beside, "<="),
            bounded,
        ),
    ),
    sources=("seed:000#4",),
    witness=peaked,
    idle={
        "right: factor exp(-a)": "also true",
    },
)

softmax_jacobian_le_of_gap = Entry(
    name="softmax_jacobian_le_of_gap",
    title="A gap of one logit above the others bounds the Jacobian",
    given=(gap,),
    claim=And(Le(J[i, j], small), Le(-small, J[i, j])),
    proof=Together(
        Cases(
            i,
            j,
            same=calc(
                step(p[i] * (1 - p[i]), sums(), r"$\delta_{ii} = 1$"),
                step(small, sign(softmax_own_product_le_of_gap), "the bound of the diagonal", "<="),
            ),
            apart=calc(
                step(-(p[i] * p[j]), sums(), r"$\delta_{ij} = 0$"),
                step(0, sign(softmax_pos, p[i] * p[j]), "weights are positive", "<="),
                step(1 - p[m], sign(softmax_le_one, 1 - p[m]), "a weight is at most 1", "<="),
                bounded,
            ),
        ),
        Cases(
            i,
            j,
            same=calc(
                step(-(1 - p[m]), sign(softmax_complement_le_of_gap), "the other weights together are small", "<="),
                step(0, sign(softmax_le_one, 1 - p[m]), "a weight is at most 1", "<="),
                step(p[i] * (1 - p[i]), sign(softmax_pos, softmax_le_one), "weights lie between 0 and 1", "<="),
                step(J[i, i], sums(), r"$\delta_{ii} = 1$"),
            ),
            apart=calc(
                step(-(p[i] * p[j]), sign(softmax_product_le_of_gap), "the bound of products", "<="),
                step(J[i, j], sums(), r"$\delta_{ij} = 0$"),
            ),
        ),
    ),
    sources=("seed:000#4", "seed:001#25", "seed:004#38", "seed:004#59"),
    note="What makes the Jacobian small is a gap between the largest logit and the others, not the size of the logits.",
    witness=peaked,
    idle={
        "right: factor exp(-a)": "also true",
        "part 2, left: factor size(n) - 1": "also true",
        "part 2, left: factor exp(-a)": "also true",
    },
)

# ---- losses --------------------------------------------------------------------------------------------------------

cross_entropy_gradient = Entry(
    name="cross_entropy_gradient",
    title="Gradient of the cross-entropy",
    claim=HasDerivative(-Sum(y[i] * log(p[i]), i), x[j], p[j] * Sum(y[i], i) - y[j]),
    proof=calc(
        step(
            -Sum(y[i] * (1 / p[i] * (p[i] * (delta(i, j) - p[j]))), i),
            differentiate(softmax_jacobian, softmax_pos),
            "chain rule, as $p_i > 0$",
        ),
        step(-Sum(y[i] * (delta(i, j) - p[j]), i), field_arithmetic(softmax_pos), "$p_i$ cancels"),
        step(p[j] * Sum(y[i], i) - y[j], sums(), r"linearity; $\delta_{ij}$ keeps $i = j$"),
    ),
    note="Only for targets that sum to one is this the familiar $p_j - y_j$.",
)

counted = Sum(weight[row], row)

padded_cross_entropy_gradient = Entry(
    name="padded_cross_entropy_gradient",
    title="Gradient of the mean cross-entropy of the rows that count",
    where=(Ne(counted, 0),),
    claim=HasDerivative(
        1 / counted * Sum(weight[row] * L[row], row),
        X[other, j],
        weight[other] / counted * (P[other, j] * Sum(Y[other, i], i) - Y[other, j]),
    ),
    proof=calc(
        step(
            -(
                weight[other]
                / counted
                * Sum(Y[other, i] / P[other, i] * (P[other, i] * (delta(i, j) - P[other, j])), i)
            ),
            differentiate_and_simplify(cross_entropy, softmax, partition_pos, softmax_pos),
            "chain rule, and the Jacobian; the other rows do not depend on $X_{sj}$",
        ),
        step(
            -(weight[other] / counted * Sum(Y[other, i] * (delta(i, j) - P[other, j]), i)),
            field_arithmetic(softmax_pos),
            "$P_{si}$ cancels, as it is positive",
        ),
        step(
            weight[other] / counted * (P[other, j] * Sum(Y[other, i], i) - Y[other, j]),
            sums(),
            r"linearity; $\delta_{ij}$ keeps $i = j$",
        ),
    ),
    note="Padding has weight $w_r = 0$: it adds nothing to the loss, to its gradient, or to the number of rows that count.",
)

softened = vector_of(row, i, (1 - epsilon) * Y[row, i] + epsilon / n.card)

smoothed_padded_cross_entropy_gradient = Entry(
    name="smoothed_padded_cross_entropy_gradient",
    title="Gradient of the mean cross-entropy with smoothed targets",
    where=(Ne(counted, 0),),
    claim=HasDerivative(
        1 / counted * Sum(weight[row] * cross_entropy(X[row, :], softened[row, :]), row),
        X[other, j],
        weight[other] / counted * (P[other, j] * ((1 - epsilon) * Sum(Y[other, i], i) + epsilon) - softened[other, j]),
    ),
    proof=calc(
        step(
            weight[other] / counted * (P[other, j] * Sum(softened[other, i], i) - softened[other, j]),
            differentiate(padded_cross_entropy_gradient.at(Y=softened)),
            "the gradient for any targets",
        ),
        step(
            weight[other]
            / counted
            * (P[other, j] * ((1 - epsilon) * Sum(Y[other, i], i) + epsilon) - softened[other, j]),
            sums_and_fractions(),
            r"linearity, and $n$ equal terms $\varepsilon / n$",
        ),
    ),
    sources=("szegedy2016",),
    note="For targets that sum to one the factor beside $P_{sj}$ is 1. Padding is not smoothed either: its weight stands before all.",
)

s = sigmoid(t)

sigmoid_derivative = Entry(
    name="sigmoid_derivative",
    title="Derivative of the sigmoid",
    claim=HasDerivative(s, t, s * (1 - s)),
    proof=calc(
        step(exp(-t) / (1 + exp(-t)) ** 2, differentiate(), "quotient rule; the denominator is positive"),
        step(1 / (1 + exp(-t)) * (1 - 1 / (1 + exp(-t))), field_arithmetic(), r"$e^{-t} = (1 + e^{-t}) - 1$"),
        step(s * (1 - s), unfold(sigmoid), "definition of the sigmoid"),
    ),
    sources=("seed:004#19", "seed:004#21"),
)

sigmoid_derivative_le_quarter = Entry(
    name="sigmoid_derivative_le_quarter",
    title="The sigmoid is nowhere steeper than one quarter",
    claim=Le(s * (1 - s), Rational(1, 4)),
    proof=calc(
        step(Rational(1, 4) - (s - half) ** 2, algebra(), "complete the square"),
        step(Rational(1, 4), sign((s - half) ** 2), "a square is not negative", "<="),
    ),
    sources=("seed:004#19",),
)
