r"""Decay with the distance, certified in numbers: where the real part first vanishes, and what powers do instead.

No proof assistant has checked these as a whole; what Rocq proves of them each one says. Each argument is short and names
its lemmas; the numbers were computed on balls.
"""

from __future__ import annotations

from ...language.analysis import Certified, Enclosed, Refuted, display
from ...language.entry import differentiate_and_simplify, exponentials, field_arithmetic, step
from ...language.terms import Ci, Eq, HasDerivative, Lt, cos, exp, reals
from .analysis import INTEGRAL, POWER

x, v, b, c, m, L, alpha, beta, lam = reals("x v b c m L alpha beta lambda")

first_zero_of_decay = Certified(
    name="first_zero_of_decay",
    title="Where the real part first vanishes, for four bases",
    after="exponential_decay_changes_sign",
    variables={"b": r"$b \in \{10, 10^3, 10^4, 5 \cdot 10^5\}$"},
    claim=(
        r"\text{there is one number } x_b > 0 \text{ with } \operatorname{Re} I(x_b) = 0 \text{ and } "
        r"\operatorname{Re} I(x) > 0 \text{ for } 0 < x < x_b",
    ),
    enclosed=(
        Enclosed("x_{10}", "4.9055334075", "4.9055334077"),
        Enclosed("x_{10^3}", "617.66156840", "617.66156841"),
        Enclosed("x_{10^4}", "6166.0284847", "6166.0284848"),
        Enclosed(r"x_{5 \cdot 10^5}", "308251.51735", "308251.51736"),
    ),
    where=(INTEGRAL,),
    proof=(
        r"For $0 < x \le \pi/2$ the integrand $\cos(x b^{-t})$ of the real part is positive for all $t > 0$. With $L = \ln b$ the "
        r"real part is $\bigl(\operatorname{Ci}(x) - \operatorname{Ci}(x/b)\bigr)/L$, by theorem~\cited{decay_closed_form}, and",
        display(
            HasDerivative((Ci(x) - Ci(x / b)) / L, x, (cos(x) - cos(x / b)) / (x * L)),
            step(
                cos(x) / x / L - (1 / b) * cos(x / b) / (x / b) / L,
                differentiate_and_simplify(Lt(0, x), Lt(0, b), Lt(0, L)),
                r"$\operatorname{Ci}' u = \cos u/u$",
            ),
            step(
                (cos(x) - cos(x / b)) / (x * L),
                field_arithmetic(Lt(0, x), Lt(0, b), Lt(0, L)),
                "one denominator",
            ),
            given=(Lt(0, x), Lt(0, b), Lt(0, L)),
        ),
        r"which is at least $-2/(x L)$. So from a point $x$ where it has the value $v > 0$, the real part up to $y > x$ is at least "
        r"$v - 2 \ln(y/x)/L$. For $y < x (1 + v L/2)$ one has $\ln(y/x) < v L/2$, and the bound is positive, as",
        display(
            Eq(v - 2 * (v * L / 2) / L, 0),
            step(0, field_arithmetic(Lt(0, L)), "as $L > 0$"),
            given=(Lt(0, L),),
        ),
        r"A value on a ball, and a step of this length rounded down, therefore prove that the real part is positive on an "
        r"interval. From $\pi/2$ on these intervals are joined until the value is small. On the short interval beyond, which is "
        r"the ball around $x_b$, the real part is positive at the lower end and negative at the upper end, and its derivative, "
        r"computed on the whole ball, is negative: it has one zero there.",
    ),
    computed=r"Balls hold $\operatorname{Ci}$ and the cosine with their rounding errors. Between $\pi/2$ and each zero every "
    r"step was computed, so nothing is sampled. The zeros lie between these decimals, which are rounded outwards:",
    unproved=r"""For $b = 10$ Rocq proves it, between the same decimals: \texttt{DecayEnclosures.first\_zero\_at\_10}. There the
    real part falls from the distance $0$ on to its first zero. For a larger base it has minima before, about a hundred at
    $b = 10^3$ and about fifty thousand at $b = 5 \cdot 10^5$, and of each an enclosure would have to show that it is positive.""",
    sources=("seed:003#30",),
    refuted=(
        Refuted("a zero of the cosine integral, times $b$"),
        Refuted("six times the distance"),
        Refuted("half the distance"),
        Refuted("the zero at base $1000$, for every base"),
    ),
)

decay_power_rate = Certified(
    name="decay_power_rate",
    title="Powers for frequencies: the rate of decay",
    after="decay_power_bound",
    variables={"alpha x": r"$\alpha, x \in \mathbb{R}$"},
    given=(r"$\alpha > 1$", r"$x > 0$"),
    claim=(
        r"\bigl| I_\alpha(x) - \Gamma(1 + 1/\alpha)\, \mathrm{e}^{\mathrm i \pi/(2\alpha)}\, x^{-1/\alpha} \bigr| \le "
        r"\frac{2}{\alpha x}",
        r"\bigl| \operatorname{Re} I_\alpha(x) - \Gamma(1 + 1/\alpha) \cos\bigl(\pi/(2\alpha)\bigr)\, x^{-1/\alpha} \bigr| \le "
        r"\frac{2}{\alpha x}",
    ),
    where=(POWER,),
    proof=(
        r"Let $\beta = 1/\alpha$, which is between $0$ and $1$. With $u = x t^\alpha$ the integral is $\beta x^{-\beta}$ times that "
        r"of $u^{\beta - 1} \mathrm{e}^{\mathrm i u}$ over $u$ from $0$ to $x$. Two lemmas are taken from the literature. "
        r"Euler's integral, turned by a right angle: from $0$ to $\infty$ the same integrand gives "
        r"$\Gamma(\beta)\, \mathrm{e}^{\mathrm i \pi \beta/2}$, and $\beta\, \Gamma(\beta) = \Gamma(1 + \beta)$. The second mean "
        r"value theorem: as $u^{\beta - 1}$ decreases to $0$, the integral of $u^{\beta - 1} \cos(u + \varphi)$ from $x$ to "
        r"$\infty$ is $x^{\beta - 1}$ times that of a cosine over an interval, so at most $2 x^{\beta - 1}$ in absolute value, "
        r"for every $\varphi$.",
        r"With the right $\varphi$ this bounds the modulus of what is missing, and with the factor before it",
        display(
            Eq(beta * exp(-(beta * L)) * (2 * exp((beta - 1) * L)), 2 * beta / exp(L)),
            step(2 * beta * exp(-L), exponentials(), "add the exponents"),
            step(2 * beta / exp(L), exponentials(), "a reciprocal"),
        ),
        r"with $L = \ln x$, which is $2/(\alpha x)$. The real part of a complex number is at most its modulus: the second claim.",
    ),
    computed=r"At points $(\alpha, x)$ the integral was enclosed by its closed form, a hypergeometric function, and compared with "
    r"the bound; elsewhere the claim rests on the argument. Let $\rho(\alpha, x)$ be the left side of the first claim by its right side. It tends to $1/2$:",
    unproved=r"""The libraries of Rocq that are used here have no gamma function, and no contour along which Euler's integral could be
    turned. For powers of at most $1$ the bound alone is a theorem: theorem~\cited{decay_power_bound}.""",
    sources=("seed:003#29", "seed:003#31"),
    refuted=(
        Refuted(r"$\Gamma(1/\alpha)$ for $\Gamma(1 + 1/\alpha)$"),
        Refuted(r"phase $\pi/\alpha$"),
        Refuted(r"rate $x^{-\alpha}$"),
        Refuted("a quarter of the bound"),
    ),
)

power_decay_sign = Certified(
    name="power_decay_sign",
    title="Powers for frequencies: when the real part keeps its sign",
    after="decay_power_rate",
    variables={"alpha": r"$\alpha \in \mathbb{R}$"},
    given=(r"$\alpha > 0$",),
    claim=(
        r"\operatorname{Re} I_\alpha(x) \ge 0 \text{ for all } x > 0 \iff \alpha \ge \alpha_*",
        r"\alpha_* = \frac{1}{1 - \lambda_0},\quad \lambda_0 \text{ the only zero of } G \text{ in } [0, 1)",
    ),
    enclosed=(
        Enclosed(r"\lambda_0", "0.30844377956198", "0.30844377956199"),
        Enclosed(r"\alpha_*", "1.44601403392283", "1.44601403392284"),
    ),
    where=(POWER, r"G(\lambda) = \int_0^{3\pi/2} u^{-\lambda} \cos u\,\mathrm d u"),
    proof=(
        r"Let $\lambda = 1 - 1/\alpha$, so that",
        display(
            Eq(1 / (1 - (1 - 1 / alpha)), alpha),
            step(alpha, field_arithmetic(), "the reciprocal of a reciprocal"),
        ),
        r"and $\alpha$ grows with $\lambda < 1$. With $u = x t^\alpha$ the real part is $x^{-1/\alpha}/\alpha$, which is positive, "
        r"times the integral $H(x)$ of $u^{-\lambda} \cos u$ over $u$ from $0$ to $x$. From $H(0) = 0$ on, $H$ grows where the "
        r"cosine is positive; its minima are at $3\pi/2 + 2\pi k$. If $\lambda \ge 0$, then $u^{-\lambda}$ does not grow, and from "
        r"one minimum to the next $H$ first gains at least what it then loses. So $G(\lambda) = H(3\pi/2)$ is the lowest of them, "
        r"and $H \ge 0$ everywhere exactly if $G(\lambda) \ge 0$. If $G(\lambda) < 0$, with any $\lambda < 1$, then $H$ is "
        r"negative at $3\pi/2$.",
        r"It remains to see where $G$ is negative. Multiply it by $(\pi/2)^\lambda$: the integrand is then "
        r"$\mathrm{e}^{\lambda \ell} \cos u$ with $\ell = \ln(\pi/(2u))$, and it changes with $\lambda$ as",
        display(
            HasDerivative(exp(lam * L), lam, L * exp(lam * L)),
            step(L * exp(lam * L), differentiate_and_simplify(), r"derivative of the exponential; here $L$ is $\ell$"),
        ),
        r"times $\cos u$. Both $\ell$ and $\cos u$ are positive for $u < \pi/2$ and negative between $\pi/2$ and $3\pi/2$. So "
        r"$(\pi/2)^\lambda G(\lambda)$ grows with $\lambda$, and $G$ is negative below its zero and positive above. As the zero "
        r"$\lambda_0$ is in $[0, 1)$, the condition $G(\lambda) \ge 0$ says $\lambda \ge \lambda_0$, which is "
        r"$\alpha \ge \alpha_*$. The literature calls $\lambda_0$ the constant of Littlewood, Salem and Izumi.",
    ),
    computed=r"A bisection on balls finds $G$ negative at the lower end of an interval and positive at the upper end. The "
    r"constants lie between these decimals, which are rounded outwards:",
    unproved=r"""For $\alpha \ge 1$ Rocq proves that the real part is nonnegative everywhere if it is at $3\pi/2$, the first minimum
    of $H$: \texttt{PowerSign.nonnegative\_iff\_at\_first\_minimum}; and with an enclosure there that it is for $\alpha = 3/2$:
    \texttt{DecayEnclosures.nonnegative\_at\_three\_halves}. For the constant itself, $G$ is an improper integral: at $0$ its integrand is
    unbounded, with a power that is not an integer, and the tactic that encloses integrals in Rocq takes none of that kind.""",
    sources=("seed:003#30",),
    refuted=(
        Refuted(r"nonnegative from $\alpha = 7/5$ on"),
        Refuted(r"nonnegative from $\alpha = 1$ on"),
        Refuted(r"only from $\alpha = 2$ on"),
    ),
)
