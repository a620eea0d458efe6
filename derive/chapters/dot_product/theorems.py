r"""The score S = sum_a q_a k_a of a query and a key with random entries: its moments, and what dividing by the root of d does.

Nothing here needs a normal law. The hypotheses are moments and independence, and each theorem lists those that it uses: the mean
needs first moments, the variance second ones, the kurtosis fourth ones. Means are mu and nu, standard deviations sigma and tau,
fourth moments m_4 and n_4.
"""

from __future__ import annotations

from ...kernel.terms import Term
from ...language.entry import *
from ...language.terms import *

d, n, m = Dimension("d"), Dimension("n"), Dimension("m")
a, b, f, g = d.indices("a b f g")
i, k = n.indices("i k")
j, l = m.indices("j l")
q, key, Q, K = random("q", d), random("k", d), random("Q", n, d), random("K", m, d)
q0, key0 = random("q"), random("k")
mu, nu, sigma, tau, rho, r = reals("mu nu sigma tau rho r")
m4, n4, kappa_q, kappa_k = reals("m_4 n_4 kappa_q kappa_k")
mu_, nu_, sigma_, tau_, x = (vector(name, d) for name in ("mu", "nu", "sigma", "tau", "x"))
E = Expectation
delta = KroneckerDelta
S = Sum(q[a] * key[a], a)
S0 = q0.term * key0.term
score = vector_of(i, j, Sum(Q[i, a] * K[j, a], a))

OPENING = Opening(
    title="The dot product",
    text=r"""
    Why does one divide scores by $\sqrt d$? The sources argue with normal laws and lose a power of $\sigma$ on the way. What the
    argument needs is independence, means and second moments. They give the mean and the variance of a score, and so the factor that
    keeps its variance; they do not give its distribution. Of normal entries the fourth moment shows that it is normal at no $d$.
    """,
    notation=(Notation(S, "S"), Notation(score[i, j], "S")),
)


def second(deviation: Family, mean: Family) -> Vector:
    """The second moments of entries of these deviations and means."""
    return vector_of(a, deviation[a] ** 2 + mean[a] ** 2)


def moments(u: Family, *values: object) -> tuple[Term, ...]:
    """``E u_a^k = value`` for every entry, k = 1, 2, ...; None leaves a moment open."""
    idx = [
        Dimension(dim).indices(name)[0] for dim, name in zip(u.dims, "ia" if len(u.dims) == 2 else "a", strict=False)
    ]
    out = []
    for power, value in enumerate(values, 1):
        if value is not None:
            entry = u[tuple(idx)] if idx else u.term
            formula = Eq(E(entry**power if power > 1 else entry), value[a] if isinstance(value, Vector) else value)
            for index in reversed(idx):
                formula = ForAll(index, formula)
            out.append(formula)
    return tuple(out)


# ---- one product ---------------------------------------------------------------------------------------------------

product_mean = Entry(
    name="product_mean",
    title="Mean of a product",
    given=(Independent(q0, key0), Eq(E(q0.term), mu), Eq(E(key0.term), nu)),
    claim=Eq(E(S0), mu * nu),
    proof=calc(step(mu * nu, independence(), "the expectation of a product of independent variables factors")),
    sources=("seed:000#14",),
    witness={mu: E(q0.term), nu: E(key0.term)},
)

product_variance = Entry(
    name="product_variance",
    title="Variance of a product",
    given=(
        Independent(q0, key0),
        Eq(E(q0.term), mu),
        Eq(E(q0.term**2), sigma**2 + mu**2),
        Eq(E(key0.term), nu),
        Eq(E(key0.term**2), tau**2 + nu**2),
    ),
    claim=Eq(Variance(S0), sigma**2 * tau**2 + sigma**2 * nu**2 + tau**2 * mu**2),
    proof=calc(
        step(E(S0**2) - E(S0) ** 2, definition_of_variance(), "definition of the variance"),
        step((sigma**2 + mu**2) * (tau**2 + nu**2) - (mu * nu) ** 2, independence(), "independence, and the moments"),
        step(sigma**2 * tau**2 + sigma**2 * nu**2 + tau**2 * mu**2, algebra(), "expand"),
    ),
    sources=("seed:000#15", "seed:000#22", "seed:002#7"),
    note="Multiplying independent variables of mean 0 multiplies their variances; with means there are two terms more.",
    witness={mu: E(q0.term), nu: E(key0.term), sigma: sqrt(Variance(q0.term)), tau: sqrt(Variance(key0.term))},
)

# ---- mean and variance of a score ----------------------------------------------------------------------------------

same_moments = {mu: E(q[a]), nu: E(key[a]), sigma: sqrt(Variance(q[a])), tau: sqrt(Variance(key[a]))}
own_moments = {
    mu_: vector_of(a, E(q[a])),
    nu_: vector_of(a, E(key[a])),
    sigma_: vector_of(a, sqrt(Variance(q[a]))),
    tau_: vector_of(a, sqrt(Variance(key[a]))),
}
per_entry = {"q": "per_entry", "k": "per_entry"}

dot_product_mean_of_entries = Entry(
    name="dot_product_mean_of_entries",
    title="Mean of a dot product, entry by entry",
    given=(Independent(q, key), *moments(q, mu_), *moments(key, nu_)),
    claim=Eq(E(S), Sum(mu_[a] * nu_[a], a)),
    proof=calc(
        step(Sum(E(q[a] * key[a]), a), linearity(), "linearity"),
        step(Sum(mu_[a] * nu_[a], a), independence(), "$q_a$ and $k_a$ are independent"),
    ),
    sources=("seed:000#16", "seed:002#5"),
    witness={mu_: own_moments[mu_], nu_: own_moments[nu_]},
    laws=per_entry,
)

dot_product_mean = Entry(
    name="dot_product_mean",
    title="Mean of a dot product",
    given=(Independent(q, key), *moments(q, mu), *moments(key, nu)),
    claim=Eq(E(S), d.card * mu * nu),
    proof=calc(
        step(Sum(E(q[a] * key[a]), a), linearity(), "linearity"),
        step(Sum(mu * nu, a), independence(), "$q_a$ and $k_a$ are independent"),
        step(d.card * mu * nu, sums(), "$d$ equal terms"),
    ),
    sources=("seed:000#16", "seed:002#16", "seed:004#39"),
    note="With means 0 the mean is 0 for every $d$: what grows is the spread.",
    witness={mu: same_moments[mu], nu: same_moments[nu]},
)

pair = Sum(E(q[a] * key[a] * (q[b] * key[b])), a, b)

dot_product_variance = Entry(
    name="dot_product_variance",
    title="Variance of a dot product, entry by entry",
    given=(Independent(q, key), *moments(q, mu_, second(sigma_, mu_)), *moments(key, nu_, second(tau_, nu_))),
    claim=Eq(
        Variance(S), Sum(sigma_[a] ** 2 * tau_[a] ** 2 + sigma_[a] ** 2 * nu_[a] ** 2 + tau_[a] ** 2 * mu_[a] ** 2, a)
    ),
    proof=calc(
        step(E(S**2) - E(S) ** 2, definition_of_variance(), "definition of the variance"),
        step(pair - Sum(E(q[a] * key[a]), a) ** 2, linearity(), "the square of a sum is a double sum; linearity"),
        step(
            Sum(
                delta(a, b) * (sigma_[a] ** 2 + mu_[a] ** 2) * (tau_[a] ** 2 + nu_[a] ** 2)
                + (1 - delta(a, b)) * (mu_[a] * nu_[a]) * (mu_[b] * nu_[b]),
                a,
                b,
            )
            - Sum(mu_[a] * nu_[a], a) ** 2,
            independence(),
            "independence: the two indices agree, or they differ",
        ),
        step(
            Sum((sigma_[a] ** 2 + mu_[a] ** 2) * (tau_[a] ** 2 + nu_[a] ** 2) - (mu_[a] * nu_[a]) ** 2, a),
            sums(),
            r"$\delta_{ab}$ keeps $b = a$; the square of the mean cancels",
        ),
        step(
            Sum(sigma_[a] ** 2 * tau_[a] ** 2 + sigma_[a] ** 2 * nu_[a] ** 2 + tau_[a] ** 2 * mu_[a] ** 2, a),
            algebra(),
            "expand",
        ),
    ),
    sources=("seed:000#17", "seed:002#5", "seed:002#8"),
    witness=own_moments,
    laws=per_entry,
)

equal = sigma**2 * tau**2 + sigma**2 * nu**2 + tau**2 * mu**2

dot_product_variance_of_identical = Entry(
    name="dot_product_variance_of_identical",
    title="Variance of a dot product of entries with equal moments",
    given=(Independent(q, key), *moments(q, mu, sigma**2 + mu**2), *moments(key, nu, tau**2 + nu**2)),
    claim=Eq(Variance(S), d.card * equal),
    proof=calc(
        step(
            Sum(equal, a),
            algebra(
                dot_product_variance.at(
                    **{u.name: vector_of(a, t) for u, t in ((mu_, mu), (nu_, nu), (sigma_, sigma), (tau_, tau))}
                )
            ),
            "the variance entry by entry",
        ),
        step(d.card * equal, sums(), "$d$ equal terms"),
    ),
    sources=("seed:002#10",),
    witness=same_moments,
)

centered = (Independent(q, key), *moments(q, None, sigma**2), *moments(key, 0, sigma**2))
common_deviation = {sigma: sqrt(E(q[a] ** 2))}
centered_laws = {"k": "centered as q"}

dot_product_variance_of_centered = Entry(
    name="dot_product_variance_of_centered",
    title="Variance of a dot product of centered entries",
    given=centered,
    claim=Eq(Variance(S), d.card * sigma**4),
    proof=calc(
        step(E(S**2) - E(S) ** 2, definition_of_variance(), "definition of the variance"),
        step(pair - Sum(E(q[a] * key[a]), a) ** 2, linearity(), "the square of a sum is a double sum; linearity"),
        step(
            Sum(delta(a, b) * sigma**4, a, b), independence(), "independence: as means are 0, unequal indices give $0$"
        ),
        step(d.card * sigma**4, sums(), "$d$ equal terms"),
    ),
    sources=("seed:000#12", "seed:000#15", "seed:000#17", "seed:001#6", "seed:001#27", "seed:004#39"),
    note=r"""It is enough that one of the two vectors has mean 0; of the other only the second moment is used. The source prints
    $d\sigma^2$, one line after it has found $\sigma^4$: the two agree only for $\sigma$ equal to 0 or 1.""",
    witness=common_deviation,
    laws=centered_laws,
)

scaled_dot_product_variance = Entry(
    name="scaled_dot_product_variance",
    title="For independent, centered entries, a score divided by the root of $d$ has the same variance at every $d$",
    given=(*centered, Eq(r**2, d.card)),
    claim=Eq(Variance(S / r), sigma**4),
    proof=calc(
        step(Variance(S) / r**2, by("variance", "linear")(), "a constant factor comes out of a variance squared"),
        step(d.card * sigma**4 / r**2, algebra(dot_product_variance_of_centered), "variance of the dot product"),
        step(sigma**4, field_arithmetic(), "$r^2 = d$"),
    ),
    sources=("seed:000#18", "seed:000#19", "seed:001#28", "seed:002#4", "seed:002#9", "seed:004#40", "vaswani2017"),
    note=r"The variance is $\sigma^4$ for every $d$; it is 1 only where $\sigma = 1$. Mean and variance are kept, not the distribution.",
    witness={**common_deviation, r: sqrt(d.card)},
    laws=centered_laws,
)

together = mu * nu + rho * sigma * tau

dot_product_mean_of_correlated = Entry(
    name="dot_product_mean_of_correlated",
    title="Mean of a dot product of correlated pairs",
    given=(ForAll(a, Eq(E(q[a] * key[a]), together)),),
    claim=Eq(E(S), d.card * together),
    proof=calc(
        step(Sum(E(q[a] * key[a]), a), linearity(), "linearity"),
        step(d.card * together, linearity(), "$d$ equal terms"),
    ),
    sources=("seed:000#14", "seed:001#29"),
    note=r"With means $0$ it is $\rho\sigma\tau d$, and dividing by $\sqrt d$ leaves $\rho\sigma\tau\sqrt d$.",
    witness={rho: (E(q[a] * key[a]) - mu * nu) / (sigma * tau)},
    laws={"q": "correlated with k", "k": "identical"},
)

# ---- beyond two moments --------------------------------------------------------------------------------------------

quadruple = Sum(E(q[a] * key[a] * (q[b] * key[b]) * (q[f] * key[f]) * (q[g] * key[g])), a, b, f, g)
fourth = d.card * m4 * n4 + 3 * d.card * (d.card - 1) * sigma**4 * tau**4

dot_product_fourth_moment = Entry(
    name="dot_product_fourth_moment",
    title="Fourth moment of a dot product",
    given=(Independent(q, key), *moments(q, None, sigma**2, None, m4), *moments(key, 0, tau**2, None, n4)),
    claim=Eq(E(S**4), fourth),
    proof=calc(
        step(quadruple, linearity(), "a fourth power is a sum over four indices; linearity"),
        step(
            fourth,
            independence(),
            r"as $\mathbb{E}\, k_a = 0$, an index that stands alone gives $0$: all four are equal, or two pairs, in three ways",
        ),
    ),
    sources=("seed:002#4",),
    witness={sigma: sqrt(E(q[a] ** 2)), tau: same_moments[tau], m4: E(q[a] ** 4), n4: E(key[a] ** 4)},
    laws={"k": "centered"},
)

dot_product_excess_kurtosis = Entry(
    name="dot_product_excess_kurtosis",
    title="Excess kurtosis of a score",
    given=(
        Independent(q, key),
        *moments(q, None, sigma**2, None, kappa_q * sigma**4),
        *moments(key, 0, tau**2, None, kappa_k * tau**4),
        Ne(sigma, 0),
        Ne(tau, 0),
    ),
    claim=Eq(E(S**4) / Variance(S) ** 2 - 3, (kappa_q * kappa_k - 3) / d.card),
    proof=calc(
        step(
            (d.card * (kappa_q * sigma**4) * (kappa_k * tau**4) + 3 * d.card * (d.card - 1) * sigma**4 * tau**4)
            / (d.card * sigma**2 * tau**2) ** 2
            - 3,
            by("variance", "moments", "sums")(
                dot_product_fourth_moment.at(m_4=kappa_q * sigma**4, n_4=kappa_k * tau**4)
            ),
            "the fourth moment, and the variance",
        ),
        step((kappa_q * kappa_k - 3) / d.card, field_arithmetic(), r"cancel $\sigma^4\tau^4$"),
    ),
    sources=("seed:001#29", "seed:002#4", "seed:002#7", "seed:004#22", "seed:004#23"),
    reading=r"""The kurtosis of a law of mean $0$ is its fourth moment divided by the square of its variance, and its excess is what that is
    above $3$, the kurtosis of every normal law. Entries of the query have the second moment $\sigma^2$ and the fourth
    $\kappa_q \sigma^4$, those of the key $\tau^2$ and $\kappa_k \tau^4$; the mean of the query is free, and that of the key is
    $0$.""",
    note=r"""A normal law has excess kurtosis $0$. Normal entries have $\kappa = 3$, and the excess kurtosis of their score is $6/d$: at no
    $d$ is it normal. Other entries may have a normal score: a normal query and keys $\pm 1$, with $\kappa_q \kappa_k = 3$.""",
    witness={
        sigma: sqrt(E(q[a] ** 2)),
        tau: same_moments[tau],
        kappa_q: E(q[a] ** 4) / E(q[a] ** 2) ** 2,
        kappa_k: E(key[a] ** 4) / Variance(key[a]) ** 2,
    },
    laws={"k": "centered"},
)

# ---- the matrix of scores ------------------------------------------------------------------------------------------

matrix = (Independent(Q, K), *moments(Q, 0, sigma**2), *moments(K, 0, tau**2))
matrix_moments = {sigma: sqrt(Variance(Q[i, a])), tau: sqrt(Variance(K[j, a]))}
four = Sum(E(Q[i, a] * K[j, a] * (Q[k, b] * K[l, b])), a, b)

score_covariance = Entry(
    name="score_covariance",
    title="Different scores of independent, centered queries and keys are uncorrelated",
    given=matrix,
    claim=Eq(Covariance(score[i, j], score[k, l]), d.card * sigma**2 * tau**2 * delta(i, k) * delta(j, l)),
    proof=calc(
        step(
            E(score[i, j] * score[k, l]) - E(score[i, j]) * E(score[k, l]),
            definition_of_variance(),
            "definition of the covariance",
        ),
        step(
            four - Sum(E(Q[i, a] * K[j, a]), a) * Sum(E(Q[k, b] * K[l, b]), b),
            linearity(),
            "a product of sums is a double sum; linearity",
        ),
        step(
            Sum(delta(a, b) * delta(i, k) * delta(j, l) * sigma**2 * tau**2, a, b),
            independence(),
            "independence: as means are 0, unequal entries give $0$",
        ),
        step(d.card * sigma**2 * tau**2 * delta(i, k) * delta(j, l), sums(), "$d$ equal terms"),
    ),
    sources=("seed:000#1", "seed:000#2", "seed:000#13", "seed:002#6"),
    witness=matrix_moments,
    laws={"Q": "centered", "K": "centered"},
)

score_squares_covariance = Entry(
    name="score_squares_covariance",
    title="Covariance of the squares of two scores of one row",
    given=(
        Independent(Q, K),
        *moments(Q, None, sigma**2, None, 3 * sigma**4),
        *moments(K, 0, sigma**2),
        Apart(j, l),
    ),
    claim=Eq(Covariance(score[i, j] ** 2, score[i, l] ** 2), 2 * d.card * sigma**8),
    proof=calc(
        step(
            E(score[i, j] ** 2 * score[i, l] ** 2) - E(score[i, j] ** 2) * E(score[i, l] ** 2),
            definition_of_variance(),
            "definition of the covariance",
        ),
        step(
            3 * d.card * sigma**8 + d.card * (d.card - 1) * sigma**8 - (d.card * sigma**4) ** 2,
            independence(),
            r"the keys pair equal indices; the query gives $3\sigma^4$ where both pairs agree",
        ),
        step(2 * d.card * sigma**8, algebra(), "collect"),
    ),
    sources=("seed:000#21", "seed:002#15"),
    note=r"Scores of one row share their query. Where $\sigma \ne 0$ they are uncorrelated~(\cited{score_covariance}) and not independent.",
    witness={sigma: sqrt(E(Q[i, a] ** 2))},
    laws={"Q": "normal", "K": "centered as Q"},
)

score_row_variance_given_query = Entry(
    name="score_row_variance_given_query",
    title="Variance of a score for a given query",
    given=(Independent(key), *moments(key, 0, sigma**2)),
    claim=Eq(Variance(Sum(x[a] * key[a], a)), sigma**2 * Sum(x[a] ** 2, a)),
    proof=calc(
        step(
            E(Sum(x[a] * key[a], a) ** 2) - E(Sum(x[a] * key[a], a)) ** 2,
            definition_of_variance(),
            "definition of the variance",
        ),
        step(
            Sum(x[a] * x[b] * (delta(a, b) * sigma**2), a, b),
            independence(),
            "independence: as means are 0, unequal indices give $0$",
        ),
        step(sigma**2 * Sum(x[a] ** 2, a), sums(), r"$\delta_{ab}$ keeps $b = a$"),
    ),
    sources=("seed:000#21",),
    note="So the statistics of one row estimate the norm of its query, not the variance over all queries.",
    witness={sigma: sqrt(Variance(key[a]))},
    laws={"k": "centered"},
)
