r"""What softmax makes largest, how near log-sum-exp is to the largest logit, and what errors of the logits can do.

One inequality carries the file: 1 + a <= exp a, or log a <= a - 1, with equality at one point only. It makes a divergence of two distributions
nonnegative, and so the mean logit plus the entropy no larger than log Z, which softmax attains. The largest of n weights is at
least 1/n; so a gap between the logits is not only enough to make the Jacobian small, it is needed. Logits that are off by c move
an average of numbers between 0 and 1 by tanh(c/2) at most.
"""

from __future__ import annotations

from ...language.entry import *
from ...language.terms import And, Eq, ForAll, Le, Lt, Rational, Sum, exp, log, sqrt, vector, vector_of
from .theorems import (
    Z,
    c,
    delta,
    e,
    entropy,
    i,
    k,
    l,
    m,
    n,
    p,
    partition,
    partition_pos,
    softmax,
    softmax_entropy,
    softmax_le_one,
    softmax_log,
    softmax_pos,
    t,
    u,
    v,
    x,
    y,
)

w, h = vector("w", n), vector("h", n)
tangent = r"$\log a \le a - 1$"

# ---- what softmax makes largest ------------------------------------------------------------------------------------

positive_y, positive_w = ForAll(i, Lt(0, y[i])), ForAll(i, Lt(0, w[i]))
total_y, total_w = Eq(Sum(y[i], i), 1), Eq(Sum(w[i], i), 1)
of_y, of_w = ({f: vector_of(k, (1 + g[k] ** 2) / Sum(1 + g[l] ** 2, l))} for f, g in ((y, u), (w, v)))

divergence = Sum(y[i] * (log(y[i]) - log(w[i])), i)
in_logs = log(w[i]) - log(y[i])
excess = Sum(y[i] * (exp(in_logs) - (1 + in_logs)), i)

divergence_nonneg = Entry(
    name="divergence_nonneg",
    title="The divergence of two distributions without zeros is not negative",
    given=(positive_y, positive_w, total_y, total_w),
    claim=Le(0, divergence),
    proof=calc(
        step(Sum(y[i], i) - Sum(w[i], i), algebra(total_y, total_w), "both sum to one"),
        step(
            divergence - excess,
            by("exp", "log", "field", "sums")(),
            r"$y_i\, \mathrm{e}^{\log w_i - \log y_i} = w_i$, as all are positive",
        ),
        step(divergence, sign(excess), r"$1 + a \le \mathrm{e}^a$", "<="),
    ),
    sources=("kullback1951",),
    note="This is the inequality of Gibbs: a cross-entropy is the entropy of its targets and their divergence from the weights, so no "
    "cross-entropy of such targets is below their entropy.",
    witness={**of_y, **of_w},
    idle={"right: factor log(y[b0]) - log(w[b0])": "also true"},
)

behind_logs = x[i] - log(Z) - log(y[i])
short_of = Sum(y[i] * (exp(behind_logs) - (1 + behind_logs)), i)

gibbs_variational = Entry(
    name="gibbs_variational",
    title="Mean logit plus entropy is at most log-sum-exp",
    given=(positive_y, total_y),
    claim=Le(Sum(y[i] * x[i], i) - Sum(y[i] * log(y[i]), i), log(Z)),
    proof=calc(
        step(
            log(Z) + Sum(y[i] * behind_logs, i),
            sums(total_y),
            "linearity; $y$ sums to one",
        ),
        step(
            log(Z) - short_of,
            by("exp", "log", "field", "sums")(partition_pos, total_y, positive_y, Z),
            r"$y_i\, \mathrm{e}^{x_i - \log Z - \log y_i} = \mathrm{e}^{x_i} / Z$, and these sum to one",
        ),
        step(log(Z), sign(short_of), r"$1 + a \le \mathrm{e}^a$", "<="),
    ),
    sources=("boyd2004",),
    note=r"For $y = p$ both sides are equal~(\cited{softmax_entropy}). So whoever wants a large mean logit, and is paid for entropy, "
    "takes softmax; divided by a temperature, the logits say how much is paid.",
    witness=of_y,
)

share = Z / e[i] / n.card
unevenness = Sum(p[i] * (share - 1 - log(share)), i)

softmax_entropy_le_log_size = Entry(
    name="softmax_entropy_le_log_size",
    title="The entropy of $n$ weights is at most $\\log n$",
    claim=Le(entropy(x), log(n.card)),
    proof=calc(
        step(log(Z) - Sum(p[i] * x[i], i), algebra(softmax_entropy), "entropy of softmax"),
        step(
            log(n.card) - unevenness,
            by("log", "field", "sums")(softmax, partition_pos, Z),
            r"$\log(Z / (n\, \mathrm{e}^{x_i})) = \log Z - x_i - \log n$",
        ),
        step(log(n.card), sign(softmax_pos, partition_pos, unevenness), tangent, "<="),
    ),
    note="Attention that looks at all of $n$ tokens alike has this entropy; so entropies of contexts of different lengths are "
    r"compared as shares of $\log n$.",
)

# ---- the largest logit ---------------------------------------------------------------------------------------------

largest = ForAll(i, Le(x[i], x[m]))
top = {x: vector_of(k, t - (1 - delta(k, m)) * v[k] ** 2)}

behind = Sum(e[m] - e[i], i) / (n.card * Z)

softmax_largest_ge_mean = Entry(
    name="softmax_largest_ge_mean",
    title="The largest weight is at least $1/n$",
    given=(largest,),
    claim=Le(1 / n.card, p[m]),
    proof=calc(
        step(
            p[m] - behind,
            sums_and_fractions(softmax, partition, partition_pos),
            r"$n\, \mathrm{e}^{x_m} = Z + \sum_{i<n} (\mathrm{e}^{x_m} - \mathrm{e}^{x_i})$",
        ),
        step(p[m], sign(partition_pos, behind), "the exponential is increasing", "<="),
    ),
    witness=top,
)

ratio = Z / e[m] / n.card
lacking = Sum(e[m] - e[i], i) / (n.card * e[m])

logsumexp_bounds = Entry(
    name="logsumexp_bounds",
    title="Log-sum-exp and the largest logit",
    given=(largest,),
    claim=And(Le(x[m], log(Z)), Le(log(Z), x[m] + log(n.card))),
    proof=Together(
        calc(
            step(log(Z) - (1 - p[m]) - (p[m] - 1 - log(p[m])), algebra(softmax_log), r"$\log p_m = x_m - \log Z$"),
            step(
                log(Z),
                sign(softmax_pos, softmax_le_one, 1 - p[m], p[m] - 1 - log(p[m])),
                tangent + r", and $p_m \le 1$",
                "<=",
            ),
        ),
        calc(
            step(x[m] + log(n.card) + log(ratio), by("log", "field")(partition_pos), "logarithm of a quotient"),
            step(x[m] + log(n.card) + (ratio - 1), sign(partition_pos, ratio - 1 - log(ratio)), tangent, "<="),
            step(
                x[m] + log(n.card) - lacking,
                sums_and_fractions(partition),
                r"$n\, \mathrm{e}^{x_m} = Z + \sum_{i<n} (\mathrm{e}^{x_m} - \mathrm{e}^{x_i})$",
            ),
            step(x[m] + log(n.card), sign(lacking), "the exponential is increasing", "<="),
        ),
    ),
    sources=("boyd2004",),
    note=r"So log-sum-exp is a largest entry made smooth, and off by $\log n$ at most, whatever the logits are; for the logits "
    r"$c\, x$ and the result divided by $c > 0$ that is $\log(n)/c$.",
    witness=top,
)

least = exp(-(x[m] - x[l])) / n.card**2
surplus = (p[m] + 1 / n.card) * (p[m] - 1 / n.card) * exp(-(x[m] - x[l]))

softmax_product_ge_of_gap = Entry(
    name="softmax_product_ge_of_gap",
    title="A small gap keeps the Jacobian away from zero",
    given=(largest,),
    claim=Le(least, p[m] * p[l]),
    proof=calc(
        step(
            p[m] * p[l] - surplus,
            exponentials(softmax, partition_pos),
            r"$p_l = p_m\, \mathrm{e}^{x_l - x_m}$",
        ),
        step(p[m] * p[l], sign(softmax_largest_ge_mean, softmax_pos, surplus), r"$p_m \ge 1/n$", "<="),
    ),
    sources=("seed:000#4", "seed:001#25", "seed:004#38"),
    note=r"For $l \ne m$ the product is $-J_{ml}$, whatever the size of the logits. With \cited{softmax_jacobian_le_of_gap}: along a "
    "sequence of $n$ logits, with $n$ fixed, the Jacobian tends to zero if and only if the gap between the largest logit and every "
    "other one grows beyond all bounds.",
    witness=top,
)

# ---- logits that are off -------------------------------------------------------------------------------------------

off = vector_of(k, x[k] + h[k])
Z_off = partition(off)
p_off = vector_of(i, softmax(off, i))
errors = ForAll(i, Le(-c, h[i])), ForAll(i, Le(h[i], c))
shares = ForAll(i, Le(0, u[i])), ForAll(i, Le(u[i], 1))
s = exp(c)
before, after = Sum(u[i] * p[i], i), Sum(u[i] * p_off[i], i)
span = Sum((c + h[i]) + (c - h[i]), i) / (2 * n.card)  # is c
scale = 1 + (s**2 - 1) * before
size = t**2 + Rational(1, 4)
steep = vector_of(k, 8 * v[k] / sqrt(1 + (8 * v[k]) ** 2))  # near -1 or 1
within = {c: size, h: vector_of(k, size * steep[k]), u: vector_of(k, (1 + steep[k]) / 2)}

error_factor_bounds = Entry(
    name="error_factor_bounds",
    title=r"The factor $\mathrm{e}^c$ of errors up to $c$ is at least one, and a sum with it is positive",
    given=(*errors, shares[0]),
    claim=And(Le(1, s), Lt(0, scale)),
    proof=Together(
        calc(
            step(1 + c - span, sums_and_fractions(), "a sum of $n$ equal terms"),
            step(1 + c, sign(span), r"$-c \le h_i \le c$", "<="),
            step(s, sign(s - (1 + c)), r"$1 + c \le \mathrm{e}^c$", "<="),
        ),
        calc(
            step(1, sign(), "one is positive", "<"),
            step(
                1 + (s - (1 + c) + span) * (s + 1) * before,
                sign(softmax_pos, (s - (1 + c) + span) * (s + 1) * before),
                r"$1 + c \le \mathrm{e}^c$, and $-c \le h_i \le c$",
                "<=",
            ),
            step(scale, sums_and_fractions(), "collect"),
        ),
    ),
    witness=within,
    idle={
        "part 2, right: summand 1": "also true",
        "part 2, right: summand (exp(c)**2 - 1)*Sum(u[i]*softmax(x, i), i:n)": "also true",
    },
)

inside, outside = Sum(u[i] * e[i], i), Sum((1 - u[i]) * e[i], i)
inside_off, outside_off = Sum(u[i] * exp(off[i]), i), Sum((1 - u[i]) * exp(off[i]), i)
more = Sum(u[i] * e[i] * (s - exp(h[i])), i)  # what the errors could still add
fewer = Sum((1 - u[i]) * e[i] * (exp(h[i]) - exp(-c)), i)

perturbed_odds_le = Entry(
    name="perturbed_odds_le",
    title="Odds of weights whose logits are off",
    given=(*errors, *shares),
    claim=Le(inside_off * outside, s**2 * (inside * outside_off)),
    proof=calc(
        step(
            s * inside * outside - more * outside,
            exponentials(),
            r"$\mathrm{e}^{x_i + h_i} = \mathrm{e}^{x_i}\, \mathrm{e}^{h_i}$",
        ),
        step(s * inside * outside, sign(more * outside), r"$\mathrm{e}^{h_i} \le \mathrm{e}^c$", "<="),
        step(
            s**2 * (inside * outside_off) - s**2 * inside * fewer,
            exponentials(),
            r"$\mathrm{e}^c\, \mathrm{e}^{-c} = 1$",
        ),
        step(
            s**2 * (inside * outside_off),
            sign(s**2 * inside * fewer),
            r"$\mathrm{e}^{-c} \le \mathrm{e}^{h_i}$",
            "<=",
        ),
    ),
    note=r"Where $u$ is one on some keys and zero on the others, the quotient of the two sums at the same logits is the odds of those "
    r"keys. Errors up to $c$ change them by a factor of at most $\mathrm{e}^{2c}$.",
    witness=within,
    idle={"left: summand h[b0]": "also true", "right: summand h[b0]": "also true"},
)

square = (s - 1) / (s + 1) * (1 - (s + 1) * before) ** 2 / scale
odds = (s**2 * (before * (1 - after)) - after * (1 - before)) / scale
whole = (s**2 * (inside * outside_off) - inside_off * outside) / (Z_off * Z) / scale
positive = partition_pos, partition_pos.at(x=off)

perturbed_mean_le = Entry(
    name="perturbed_mean_le",
    title="What errors of the logits can do to an average",
    given=(*errors, *shares),
    claim=Le(after, before + (s - 1) / (s + 1)),
    proof=calc(
        step(before + (s - 1) / (s + 1) - square - odds, by("field")(error_factor_bounds), "complete the square"),
        step(
            before + (s - 1) / (s + 1) - square - whole,
            sums_and_fractions(softmax, partition, *positive),
            "definition of softmax",
        ),
        step(
            before + (s - 1) / (s + 1),
            sign(square, whole, perturbed_odds_le, error_factor_bounds, *positive),
            "a square is not negative, nor is what the odds leave",
            "<=",
        ),
    ),
    note=r"The bound is $\tanh(c/2)$, for any number of keys and any logits; with $1 - u$ for $u$ the average falls by no more. No more can "
    r"compressed keys or scores in low precision do to an output whose values are between $0$ and $1$. Two keys attain it, with "
    r"$u = (1, 0)$, $h = (c, -c)$ and $x_1 - x_0 = c$.",
    witness=within,
)

NOTATION = (Notation(Z_off, "Z_h"), Notation(p_off[i], "q"))
