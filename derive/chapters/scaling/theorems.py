r"""Why one divides scores by the root of d: what the division keeps, what it does not, and what it does to the gradient.

The chapters before give the parts: the variance of a score, which grows like d, and the Jacobian of softmax, which a gap between
logits makes small. Here they meet. Each hypothesis of "the variance is kept" is dropped in turn, and the theorem says what the
variance, or the mean, becomes: means that are not 0, entries that are copies of each other, keys that are the queries, and the
divisor d in the place of its root. Then the division is put inside softmax: its derivative carries a factor 1/r of its own, so at
ties, where nothing was saturated, dividing makes the gradient smaller.
"""

from __future__ import annotations

from ...language.entry import *
from ...language.terms import *
from ..dot_product.theorems import (
    S0,
    S,
    a,
    centered,
    centered_laws,
    common_deviation,
    d,
    dot_product_mean,
    dot_product_variance_of_centered,
    dot_product_variance_of_identical,
    equal,
    key,
    key0,
    m4,
    moments,
    mu,
    nu,
    q,
    q0,
    r,
    same_moments,
    sigma,
    tau,
)
from ..softmax.theorems import c, i, j, k, n, partition, partition_pos, softmax, t, x

E = Expectation
delta = KroneckerDelta
tied = ForAll(k, Eq(x[k], c))
u, v = vector("u", d), vector("v", d)
factor = Sum(u[a] * v[a], a)
multiples = Sum(u[a] * q0.term * (v[a] * key0.term), a)
own_score = Sum(q[a] ** 2, a)
divided = vector_of(k, x[k] / r)
p = vector_of(i, softmax(divided, i))
Z = partition(divided)
root = {r: sqrt(d.card)}

OPENING = Opening(
    title=r"Why one divides by $\sqrt d$",
    text=r"""
    Divided by $\sqrt d$, a score has the same variance at every $d$~(\cited{scaled_dot_product_variance}). What is
    supposed is independence, one mean that is $0$, and equal second moments: no normal law, and nothing about the distribution, whose
    excess kurtosis is a constant over $d$~(\cited{dot_product_excess_kurtosis}). In this chapter the hypotheses are dropped one by one, and what
    then becomes of the score is a theorem. Why keep the variance at all? Because a gap between logits makes the Jacobian of softmax
    small~(\cited{softmax_jacobian_le_of_gap}), and dividing logits closes gaps: the derivative of the entropy in a scale of the
    logits is not positive~(\cited{softmax_entropy_temperature_derivative_nonpos}). The division has a price, which the sources do not name: it
    divides the gradient too. At ties that is all it does.
    """,
    notation=(Notation(S, "S"), Notation(p[i], "p"), Notation(Z, "Z")),
)

# ---- the divisor ---------------------------------------------------------------------------------------------------

dot_product_over_width_variance = Entry(
    name="dot_product_over_width_variance",
    title="For independent, centered entries, a score divided by $d$ has a variance that falls like $1/d$",
    given=centered,
    claim=Eq(Variance(S / d.card), sigma**4 / d.card),
    proof=calc(
        step(Variance(S) / d.card**2, by("variance", "linear")(), "a constant factor comes out of a variance squared"),
        step(d.card * sigma**4 / d.card**2, algebra(dot_product_variance_of_centered), "variance of the dot product"),
        step(sigma**4 / d.card, field_arithmetic(), "cancel one factor $d$"),
    ),
    sources=("seed:000#19",),
    note="An average of products tends to its mean 0 as $d$ grows, and softmax of equal logits is uniform.",
    witness=common_deviation,
    laws=centered_laws,
)

# ---- hypotheses dropped one by one ---------------------------------------------------------------------------------

scaled_dot_product_mean = Entry(
    name="scaled_dot_product_mean",
    title="Where neither mean is zero, the modulus of the mean of a scaled score grows with $d$",
    given=(Independent(q, key), *moments(q, mu), *moments(key, nu), Eq(r**2, d.card)),
    claim=Eq(E(S / r), r * mu * nu),
    proof=calc(
        step(E(S) / r, linearity(), "linearity"),
        step(d.card * mu * nu / r, algebra(dot_product_mean), "mean of the dot product"),
        step(r * mu * nu, field_arithmetic(), "$d = r^2$"),
    ),
    sources=("seed:002#10",),
    note=r"Keys with one mean move the means of all scores of a row together, which softmax does not see; different means move them apart.",
    witness={mu: same_moments[mu], nu: same_moments[nu], **root},
)

scaled_dot_product_variance_of_identical = Entry(
    name="scaled_dot_product_variance_of_identical",
    title="Means of independent entries add to the variance of a scaled score, by the same at every $d$",
    given=(
        Independent(q, key),
        *moments(q, mu, sigma**2 + mu**2),
        *moments(key, nu, tau**2 + nu**2),
        Eq(r**2, d.card),
    ),
    claim=Eq(Variance(S / r), equal),
    proof=calc(
        step(Variance(S) / r**2, by("variance", "linear")(), "a constant factor comes out of a variance squared"),
        step(d.card * equal / r**2, algebra(dot_product_variance_of_identical), "variance of the dot product"),
        step(equal, field_arithmetic(), "$r^2 = d$"),
    ),
    sources=("seed:002#10",),
    witness={**same_moments, **root},
)

scaled_dot_product_variance_of_multiples = Entry(
    name="scaled_dot_product_variance_of_multiples",
    title="Entries that are multiples of each other",
    given=(
        Independent(q0, key0),
        *moments(q0, None, sigma**2),
        *moments(key0, 0, sigma**2),
        Eq(r**2, d.card),
    ),
    claim=Eq(Variance(multiples / r), factor**2 * sigma**4 / d.card),
    proof=calc(
        step(
            factor**2 / r**2 * (E(S0**2) - E(S0) ** 2),
            by("variance", "linear", "sums")(),
            "linearity, and the definition of the variance",
        ),
        step(factor**2 / r**2 * sigma**4, independence(), "independence, and the moments"),
        step(factor**2 * sigma**4 / d.card, field_arithmetic(), "$r^2 = d$"),
    ),
    sources=("seed:000#17", "seed:002#8"),
    note=r"""That the two vectors are independent of each other is not enough. Copies, with all factors $1$, have the variance $d\sigma^4$ after the
    division by $\sqrt d$: there division by $d$ keeps it.""",
    witness={sigma: sqrt(E(q0.term**2)), **root},
    laws=centered_laws,
)

scaled_self_score_mean = Entry(
    name="scaled_self_score_mean",
    title="Keys that are the queries",
    given=(*moments(q, None, sigma**2), Eq(r**2, d.card)),
    claim=Eq(E(own_score / r), r * sigma**2),
    proof=calc(
        step(Sum(E(q[a] ** 2), a) / r, linearity(), "linearity"),
        step(d.card * sigma**2 / r, sums(), "$d$ equal terms"),
        step(r * sigma**2, field_arithmetic(), "$d = r^2$"),
    ),
    sources=("seed:001#29",),
    note=r"""A token whose key is its query scores $\sigma^2\sqrt d$ with itself on average, and $0$ with independent ones of mean $0$: the score with
    oneself grows with $d$, divided by $\sqrt d$ or not.""",
    witness={sigma: sqrt(E(q[a] ** 2)), **root},
)

scaled_self_score_variance = Entry(
    name="scaled_self_score_variance",
    title="Variance of a score with oneself",
    given=(Independent(q), *moments(q, None, sigma**2, None, m4), Eq(r**2, d.card)),
    claim=Eq(Variance(own_score / r), m4 - sigma**4),
    proof=calc(
        step(
            Variance(own_score) / r**2,
            by("variance", "linear")(),
            "a constant factor comes out of a variance squared",
        ),
        step(
            d.card * (m4 - sigma**4) / r**2,
            by("variance", "linear", "moments", "sums")(),
            r"independence: as $\mathbb{E}\, k_a = 0$, unequal indices give $0$",
        ),
        step(m4 - sigma**4, field_arithmetic(), "$r^2 = d$"),
    ),
    sources=("seed:001#29",),
    note=r"For normal entries that is $2\sigma^4$: the spread is kept, the mean is what grows.",
    witness={sigma: sqrt(E(q[a] ** 2)), m4: E(q[a] ** 4), **root},
)

aligned = Sum(q[a] * (t * q[a] + key[a]), a)

width_scalings = Entry(
    name="width_scalings",
    title=r"What $\sqrt d$ keeps of independent keys, and $d$ of aligned ones",
    given=(
        Independent(q, key),
        *moments(q, None, sigma**2),
        *moments(key, 0, tau**2),
        Eq(r**2, d.card),
    ),
    claim=And(Eq(Variance(S / r), sigma**2 * tau**2), Eq(E(aligned / d.card), t * sigma**2)),
    proof=Together(
        calc(
            step(Variance(S) / r**2, by("variance", "linear")(), "a constant factor comes out of a variance squared"),
            step(
                d.card * sigma**2 * tau**2 / r**2,
                by("variance", "linear", "moments", "sums")(),
                r"independence: as $\mathbb{E}\, k_a = 0$, unequal indices give $0$",
            ),
            step(sigma**2 * tau**2, field_arithmetic(), "$r^2 = d$"),
        ),
        calc(
            step(Sum(t * E(q[a] ** 2) + E(q[a] * key[a]), a) / d.card, linearity(), "linearity"),
            step(t * d.card * sigma**2 / d.card, by("moments", "sums")(), "independence, and the moments"),
            step(t * sigma**2, field_arithmetic(), "$d$ cancels"),
        ),
    ),
    sources=("yang2022",),
    note=r"Keys that are independent of queries, as those of random matrices are, have scores whose spread $\sqrt d$ keeps. The keys $t\, q + k$, "
    r"which are aligned with the query, have scores of mean $t\, \sigma^2 d$, which $\sqrt d$ lets grow like $\sqrt d$ and $d$ keeps. The "
    "source divides by $d$, as it expects that training aligns them.",
    witness={sigma: sqrt(E(q[a] ** 2)), tau: sqrt(E(key[a] ** 2)), **root},
    laws={"k": "centered"},
    idle={"part 2, left: summand k[b0]": "no change"},
)

# ---- inside softmax ------------------------------------------------------------------------------------------------

scaled_softmax_jacobian = Entry(
    name="scaled_softmax_jacobian",
    title="The Jacobian in logits that are divided",
    given=(Ne(r, 0),),
    claim=HasDerivative(p[i], x[j], p[i] * (delta(i, j) - p[j]) / r),
    proof=calc(
        step(
            (delta(i, j) / r * exp(x[i] / r) * Z - exp(x[i] / r) * (exp(x[j] / r) / r)) / Z**2,
            differentiate_and_simplify(partition_pos),
            "quotient rule, as $Z > 0$",
        ),
        step(
            exp(x[i] / r) / Z * (delta(i, j) - exp(x[j] / r) / Z) / r,
            field_arithmetic(partition_pos),
            "cancel one factor $Z$",
        ),
        step(p[i] * (delta(i, j) - p[j]) / r, unfold(softmax), "definition of softmax"),
    ),
    sources=("seed:001#30", "vaswani2017"),
    note=r"""For $r > 1$ the factor $1/r$ makes the gradient smaller; weights nearer to each other may make it larger. For two logits the gap
    between them says which of the two wins~(\cited{softmax_gradient_scaling_condition}).""",
)

softmax_of_ties = Entry(
    name="softmax_of_ties",
    title="Equal logits give equal weights",
    given=(tied,),
    claim=Eq(softmax(x, i), 1 / n.card),
    proof=calc(
        step(exp(x[i]) / Sum(exp(x[k]), k), unfold(softmax, partition), "definition of softmax"),
        step(exp(c) / (n.card * exp(c)), sums(tied), "$n$ equal terms"),
        step(1 / n.card, exponentials(), "$e^c$ cancels"),
    ),
    sources=("seed:001#9", "seed:001#20"),
    witness={x: vector_of(k, c)},
)

scaled_softmax_jacobian_at_ties = Entry(
    name="scaled_softmax_jacobian_at_ties",
    title="Where all logits agree, dividing them divides the Jacobian",
    given=(Ne(r, 0), tied),
    claim=HasDerivative(p[i], x[j], (delta(i, j) - 1 / n.card) / (n.card * r)),
    proof=calc(
        step(p[i] * (delta(i, j) - p[j]) / r, algebra(scaled_softmax_jacobian), "the Jacobian of divided logits"),
        step(
            1 / n.card * (delta(i, j) - 1 / n.card) / r,
            exponentials(softmax, partition, tied),
            "all weights are equal",
        ),
        step((delta(i, j) - 1 / n.card) / (n.card * r), field_arithmetic(), "collect"),
    ),
    sources=("seed:001#30",),
    note=r"""So with $r = \sqrt d$ the gradient at ties is $\sqrt d$ times smaller than without the division, whatever the argument about
    saturation says. Of two logits, scaling helps beyond a gap only~(\cited{softmax_gradient_scaling_threshold}).""",
    witness={x: vector_of(k, c)},
)
