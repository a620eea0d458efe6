r"""What dividing scores does to the expected gradient of softmax: two bounds, certified in numbers."""

from __future__ import annotations

from ...language.analysis import Certified, Enclosed, Refuted, display
from ...language.entry import algebra, step, sums
from ...language.terms import Eq, Sum
from ..softmax.theorems import i, softmax, softmax_sum_one, x

T = r"T = 1 - \sum_{i<n} p_i^2 \text{, the trace of the Jacobian of softmax at its weights } p"
UPPER = r"U(n, d) = \sqrt{\ln n}\; \frac{\Gamma\bigl((d - 1)/2\bigr)}{\Gamma(d/2)}"
LOWER = r"V(n, d) = 1 - \frac1n \Bigl(1 - \frac4d \Bigl(1 - \frac1n\Bigr)\Bigr)^{-d/2}"

expected_softmax_gradient_bounds = Certified(
    name="expected_softmax_gradient_bounds",
    title="The expected trace of the Jacobian of softmax, with and without the division",
    after="scaled_softmax_jacobian_at_ties",
    variables={
        "n d": "sizes $n \\ge 2$ and $d \\ge 4$",
        "tau": r"$\tau > 0$",
        "z q k": r"$z \in \mathbb{R}^n$ and $q, k_0, \dots, k_{n-1} \in \mathbb{R}^d$",
    },
    given=("all entries of $z$, of $q$ and of the $k_j$ are random, independent and standard normal",),
    claim=(
        r"1 - \frac1n\, \mathrm{e}^{2 \tau^2 (1 - 1/n)} \le \mathbb{E}\, T \le \frac{\sqrt{2 \ln n}}{\tau} "
        r"\quad\text{at logits } \tau z",
        r"\mathbb{E}\, T \le U(n, d) \quad\text{at scores } q \cdot k_j",
        r"\mathbb{E}\, T \ge V(n, d) \quad\text{at scores } q \cdot k_j/\sqrt d",
    ),
    enclosed=(Enclosed("U(64, 64)", "0.3648", "0.3649"), Enclosed("V(64, 64)", "0.8807", "0.8809")),
    where=(T, UPPER, LOWER),
    proof=(
        r"The trace of the Jacobian is $T$ by theorem~\cited{softmax_jacobian_trace}, at any logits $x$ the sum of $p_i (1 - p_i)$:",
        display(
            Eq(Sum(softmax(x, i) * (1 - softmax(x, i)), i), 1 - Sum(softmax(x, i) ** 2, i)),
            step(Sum(softmax(x, i), i) - Sum(softmax(x, i) ** 2, i), sums(), "split the sum"),
            step(1 - Sum(softmax(x, i) ** 2, i), algebra(softmax_sum_one), "the weights sum to one"),
        ),
        r"Two lemmas are taken from the literature. Stein's, by parts against the normal density: for standard normal $z$ the "
        r"mean of $z_i f(z)$ is that of $\partial f/\partial z_i$, here with $f = p_i$ at $\tau z$, whose derivative is "
        r"$\tau p_i (1 - p_i)$. And the mean of the largest of $n$ standard normal numbers is at most $\sqrt{2 \ln n}$. Summed "
        r"over $i$, $\tau\, \mathbb{E}\, T$ is the mean of $\sum_i z_i p_i$, an average of the $z_i$, which is at most the largest "
        r"of them. This is the upper bound.",
        r"For the lower one, an arithmetic mean is at least the geometric one: $\sum_j \mathrm{e}^{\tau z_j}$ is at least "
        r"$n\, \mathrm{e}^{\tau \bar z}$ with the mean $\bar z$ of the entries, so $p_i^2$ is at most "
        r"$n^{-2}\, \mathrm{e}^{2 \tau (z_i - \bar z)}$. Now $z_i - \bar z$ is normal with variance $1 - 1/n$, and the "
        r"mean of the exponential is $\mathrm{e}^{2 \tau^2 (1 - 1/n)}$. There are $n$ such terms.",
        r"Given $q$, the scores $q \cdot k_j$ are logits of this kind with $\tau = |q|$, and divided by $\sqrt d$ with "
        r"$\tau = |q|/\sqrt d$. The square of $|q|$ has the chi-square law of $d$ degrees: the mean of $1/|q|$ is "
        r"$\Gamma((d - 1)/2)/(\sqrt2\, \Gamma(d/2))$, and that of $\mathrm{e}^{s |q|^2}$ is $(1 - 2s)^{-d/2}$ for $s < 1/2$, "
        r"used at $s = 2 (1 - 1/n)/d$, which is less than $1/2$ as $d \ge 4$.",
    ),
    computed=r"The bounds are balls. Against them stand, for $n = 2$, the mean itself, one integral that was enclosed on balls, "
    r"written $M(\tau)$ here, and the mean at scores of an attention layer, which was sampled: it lies in an interval around the "
    r"average, but for the probability in the small print below, by Hoeffding's inequality. "
    r"For other $n$, $d$ and $\tau$ the claim rests on the argument.",
    unproved=r"""The expectations of this book's proofs in Rocq are linear functionals. Here laws have densities: the normal one, for two
    logits already, and that of chi-square for scores. The libraries of Rocq that are used here have neither the integral of the normal
    density over the line, on which Stein's lemma and the mean of the largest rest, nor the gamma function.""",
    sources=("seed:001#30", "stein1981", "boucheron2013"),
    note=r"""No entry of the Jacobian, and no stretching by it, is larger than $T$. So without the division the expected gradient
    falls at least like $1/\sqrt d$; with it, and many keys, $\mathbb{E}\, T$ stays near $1$ for every $d \ge 5$ (at $d = 4$ the bound says nothing). By theorem~\cited{scaled_softmax_jacobian} the division still costs its own factor $1/\sqrt d$, once.""",
    refuted=(
        Refuted(r"rate $\tau^{-2}$"),
        Refuted("upper bound without the logarithm"),
        Refuted("lower bound with a quarter of the exponent"),
    ),
)
