r"""Sampling from softmax: add noise to the logits, and take the largest.

Noise with the distribution function exp(-exp(-g)), a standard Gumbel variable on each logit, makes the largest sum a sample of
softmax. The density of logit i being the largest, with the value t, is a product over the logits, and so an exponential
of minus a sum; it has an antiderivative, of which only a factor knows i.
"""

from __future__ import annotations

from ...kernel.terms import Term
from ...language.entry import Entry, calc, exponentials, field_arithmetic, integrate, sign, step, unfold
from ...language.terms import HasIntegral, Le, Sum, exp, reals, vector, vector_of
from .theorems import Z, i, j, n, p, partition, partition_pos, softmax, softmax_pos, x

t, low, high, r, near, far = reals("t a b r c s")
y = vector("y", n)
ordered = Le(low, high)
total = Sum(exp(x[j]), j)
wins = exp(x[i] - t) * exp(-Sum(exp(x[j] - t), j))


def below(whole: Term, value: Term) -> Term:
    """The probability that no sum exceeds a value."""
    return exp(-(whole * exp(-value)))


gumbel_winner_and_value = Entry(
    name="gumbel_winner_and_value",
    title="An integral over noisy logits: a softmax weight times a factor of the limits",
    given=(ordered,),
    claim=HasIntegral(wins, t, low, high, p[i] * (below(Z, high) - below(Z, low))),
    proof=calc(
        step(
            exp(x[i]) / total * (below(total, high) - below(total, low)),
            integrate(exp(x[i]) / total * below(total, t)),
            r"antiderivative $\mathrm{e}^{x_i} / Z$ times $\mathrm{e}^{-Z \mathrm{e}^{-t}}$",
        ),
        step(
            p[i] * (below(Z, high) - below(Z, low)),
            unfold(softmax, partition),
            "definition of softmax",
        ),
    ),
    sources=("gumbel1954", "maddison2014"),
    witness={high: low + r**2},
    idle={"given: a <= b": "idle"},
    reading=r"""To each logit $x_j$ a number $g_j$ is added, independent of the others, with the distribution function
    $\exp(-\mathrm{e}^{-g})$, that of Gumbel. The integrand is the density with which $x_i + g_i = t$, times the probability that
    no other sum is larger: $\mathrm{e}^{-(t - x_i)} \prod_j \exp(-\mathrm{e}^{-(t - x_j)})$.""",
    note=r"""So logit $i$ wins, with a value between $a$ and $b$, with the probability $p_i$ times that of such a largest value: which
    logit wins is independent of the value with which it wins, and the largest has Gumbel's law, shifted by $\log Z$. Over all values it is
    $p_i$~(\cited{gumbel_tails_le}).""",
)

early, late = Z * exp(-low), Z * exp(-high)
won = p[i] * (below(Z, high) - below(Z, low))
lower = p[i] * (1 - Z * exp(-high) - exp(low) / Z)
of_late = p[i] * (exp(-late) - (1 - late))
of_early = p[i] * (exp(early) - (1 + early)) / (early * exp(early)) + p[i] / (early * exp(early))

gumbel_tails_le = Entry(
    name="gumbel_tails_le",
    title="A lower bound of the integral over noisy logits: the weight, less two tails",
    claim=Le(lower, won),
    proof=calc(
        step(p[i] * (1 - late - 1 / early), exponentials(partition_pos), r"$y = Z \mathrm{e}^{-a}$"),
        step(p[i] * (1 - late - 1 / exp(early)) - of_early, field_arithmetic(partition_pos), "one fraction less"),
        step(
            p[i] * (1 - late - 1 / exp(early)),
            sign(softmax_pos, partition_pos, of_early),
            r"$y < 1 + y \le \mathrm{e}^y$",
            "<=",
        ),
        step(
            p[i] * (exp(-late) - 1 / exp(early)),
            sign(softmax_pos, of_late),
            r"$1 - y \le \mathrm{e}^{-y}$, where $y = Z \mathrm{e}^{-b}$",
            "<=",
        ),
        step(won, exponentials(), r"$1/\mathrm{e}^y = \mathrm{e}^{-y}$"),
    ),
    sources=("gumbel1954",),
    note=r"""On the right stands the integral of theorem~\cited{gumbel_winner_and_value}, which is at most $p_i$. As $a$ falls and $b$ grows,
    the left side tends to $p_i$: so over all values logit $i$ wins with the probability $p_i$, and to take the largest of the noisy
    logits is to sample from softmax.""",
    witness={x: vector_of(j, y[j] - 2 * r**2), low: -4 * far**2, high: 4 * near**2},
)
