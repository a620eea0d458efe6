r"""Decay with the distance: bounds, limits and their absence, proved in Rocq.

The integral I(x) of exp(i x b^(-t)) over t from 0 to 1 tends to zero, like 1/x with a constant, and like a logarithm before that.
The sum over the channels of a Transformer is near it for small distances only, and does not tend to zero at all: it comes back to 1.
"""

from __future__ import annotations

from ...language.analysis import Analytic, Refuted, display
from ...language.entry import algebra, by, differentiate_and_simplify, field_arithmetic, step, trigonometry
from ...language.terms import Eq, HasDerivative, Lt, Ne, cos, exp, log, reals, sin

b, x, g, C, w = reals("b x gamma C w")
u, psi, k, alpha, beta = reals("u psi k alpha beta")
c, m, t, eta = reals("c m t eta")
h_old, h_new, c_old, c_new = reals("h h_next c c_next")

INTEGRAL = r"I(x) = \int_0^1 \mathrm{e}^{\mathrm i x b^{-t}}\,\mathrm d t"
SUM = r"S_N(k) = \frac1N \sum_{i<N} \cos\bigl(k b^{-i/N}\bigr)"
ANY_SUM = r"S(k) = \frac1N \sum_{i<N} \cos(k \theta_i)"
POWER = r"I_\alpha(x) = \int_0^1 \mathrm{e}^{\mathrm i x t^\alpha}\,\mathrm d t"

weighted_riemann_sum_error = Analytic(
    name="weighted_riemann_sum_error",
    title="A weighted sum against its integral",
    after="",
    file="DecaySums",
    variables={
        "N": "size $N$",
        "b k V M": r"$b, k, V, M \in \mathbb{R}$",
        "h": r"$h \colon \mathbb{R} \to \mathbb{R}$",
    },
    given=(
        "$b > 1$",
        r"$k \ge 0$",
        r"along any points $t_0 \le t_1 \le \dots$ of $[0, 1]$ the changes $|h(t_{i+1}) - h(t_i)|$ add up to at most $V$",
        r"$|h(t)| \le M$ for all $t \in [0, 1]$",
        r"$h(t) \cos(k b^{-t})$ is integrable on $[0, 1]$",
    ),
    claim=(
        r"\Bigl| \frac1N \sum_{i<N} h(i/N) \cos\bigl(k b^{-i/N}\bigr) - \int_0^1 h(t) \cos(k b^{-t})\,\mathrm d t \Bigr| "
        r"\le \frac{V + M k (1 - 1/b)}{N}",
    ),
    proof=(
        r"Between two points a product $h c$ changes by that of $h$ times one value of $c$, and that of $c$ times one of $h$:",
        display(
            Eq(h_new * c_new - h_old * c_old, (h_new - h_old) * c_new + h_old * (c_new - c_old)),
            step((h_new - h_old) * c_new + h_old * (c_new - c_old), algebra(), "expand"),
        ),
        r"Here $c$ is $\cos(k b^{-t})$. A cosine is at most $1$, and changes by at most as much as its argument, which falls from "
        r"$k$ to $k/b$. So along any points of $[0, 1]$ the changes of $h(t) \cos(k b^{-t})$ add up to at most "
        r"$V + M k (1 - 1/b)$.",
        r"Let $f$ be a function whose changes add up to at most $W$. On the piece from $i/N$ to $(i+1)/N$ the integral of $f$ "
        r"differs from $f(i/N)/N$ by at most $1/N$ times a value of $|f(t) - f(i/N)|$, and these values add up to at most $W$. So "
        r"the sum with $N$ terms is within $W/N$ of the integral.",
    ),
    sources=("seed:003#24", "seed:003#38"),
    refuted=(
        Refuted("variation left out"),
        Refuted("phase left out"),
        Refuted("rate $N^{-2}$"),
    ),
)

riemann_sum_error = Analytic(
    name="riemann_sum_error",
    title="The sum over the channels against the integral",
    after="weighted_riemann_sum_error",
    file="DecaySums",
    variables={"N": "size $N$", "b k": r"$b, k \in \mathbb{R}$"},
    given=("$b > 1$", r"$k \ge 0$"),
    claim=(r"\bigl| S_N(k) - \operatorname{Re} I(k) \bigr| \le \frac{k (1 - 1/b)}{N}",),
    where=(SUM, INTEGRAL),
    proof=(
        r"This is theorem~\cited{weighted_riemann_sum_error} with the weight $h = 1$, whose changes are $0$ and which is at most "
        r"$1$. The cosine is continuous, hence integrable.",
    ),
    sources=("seed:003#24", "seed:003#25"),
    note=r"""The bound says something while $k$ is smaller than $N$. Far beyond, the integral tends
    to zero~(\cited{decay_limit}) and the sum does not~(\cited{finite_sum_no_decay}).""",
    refuted=(
        Refuted("not divided by the number of terms"),
        Refuted("modulus in the place of the real part"),
        Refuted("wrong power of the base"),
        Refuted("rate $N^{-2}$"),
    ),
)

decay_bound = Analytic(
    name="decay_bound",
    title="The integral decays at least like the inverse distance",
    after="riemann_sum_error",
    file="DecayAnalysis",
    variables={"b x": r"$b, x \in \mathbb{R}$"},
    given=("$b > 1$", "$x > 0$"),
    claim=(
        r"|\operatorname{Re} I(x)| \le \frac{2b}{x \log b}",
        r"|I(x)| \le \frac{b + 1}{x \log b}",
    ),
    where=(INTEGRAL,),
    proof=(
        r"The substitution $u = x b^{-t}$ makes $I(x)$ the integral of $\mathrm{e}^{\mathrm i u}/u$ from $x/b$ to $x$, divided by "
        r"$\log b$. For $0 < y \le x$ the integral of $\mathrm{e}^{\mathrm i u}/u$ from $y$ to $x$ is at most $1/y + 1/x$ in "
        r"absolute value: Cauchy's theorem turns the path into the rays $y + \mathrm i s$ and $x + \mathrm i s$ with $s > 0$, on which the "
        r"modulus of the integrand is at most $\mathrm{e}^{-s}/y$ and $\mathrm{e}^{-s}/x$ (without complex paths it is "
        r"\texttt{exponential\_integral\_bound} in \texttt{CosineIntegral.v}). With $y = x/b$ this is $(b+1)/x$, "
        r"which gives the second bound. The first is weaker, because the real part is at most the absolute value, and $b + 1 < 2b$.",
    ),
    sources=("seed:003#22", "seed:003#31"),
    note=r"""At $x = (2n+1)\pi b/(b-1)$ the modulus comes near to the second bound: see theorem~\cited{decay_bound_approached}.""",
    refuted=(
        Refuted("$b - 1$ for $b + 1$"),
        Refuted("the end at $x$ alone"),
        Refuted("rate $x^{-2}$"),
    ),
    not_applicable={"transformer": "no forward pass"},
)

decay_bound_approached = Analytic(
    name="decay_bound_approached",
    title="The constant $b + 1$ of the bound on the modulus cannot be lowered",
    after="decay_bound",
    file="DecayApproached",
    variables={"b": r"$b \in \mathbb{R}$", "n": r"$n \in \mathbb{N}$"},
    given=("$b > 1$",),
    claim=(r"1 - \frac{b - 1}{x} \le \kappa_b(x) \le 1",),
    where=(
        r"\kappa_b(x) = \frac{|I(x)|\, x \log b}{b + 1}",
        r"x = \frac{(2 n + 1) \pi b}{b - 1}",
        INTEGRAL,
    ),
    proof=(
        r"The upper bound is theorem~\cited{decay_bound}. For the lower one let $m = (2n + 1) \pi$ and $c = b - 1 > 0$, so that "
        r"$x = m (c + 1)/c$, and $y = x/b = m/c$. Their difference is",
        display(
            Eq(m * (c + 1) / c - m / c, m),
            step(m, field_arithmetic(Lt(0, c)), "as $c > 0$"),
            given=(Lt(0, c),),
        ),
        r"an odd multiple of $\pi$. As in that theorem, $\log b\, I(x)$ is the integral of $\mathrm{e}^{\mathrm i u}/u$ from $y$ to $x$. Let $J$ be $\sin x$ times its "
        r"real part, minus $\cos x$ times its imaginary part, which is at most its modulus. It is the integral of "
        r"$-\sin(u - x)/u$. For $u \ne 0$",
        display(
            HasDerivative(
                cos(u - x) / u + sin(u - x) / u**2 + 1 / u**2, u, -sin(u - x) / u - 2 * (1 + sin(u - x)) / u**3
            ),
            step(
                -sin(u - x) / u - 2 * (1 + sin(u - x)) / u**3,
                differentiate_and_simplify(),
                "quotient rule; the cosines cancel",
            ),
            given=(Ne(u, 0),),
        ),
        r"and the last term is not positive for $u > 0$. So $J$ is at least the change of the function from $y$ to $x$. At $x$ its "
        r"value is $1/x + 1/x^2$, and at $y$ it is $-1/y + 1/y^2$, because $\cos m = -1$ and $\sin m = 0$. As $1/y = b/x$, the change is",
        display(
            Eq(1 / x + 1 / x**2 - (-(b / x) + b**2 / x**2), (b + 1) / x * (1 - (b - 1) / x)),
            step((b + 1) / x * (1 - (b - 1) / x), field_arithmetic(), "expand"),
        ),
        r"Divided by $(b + 1)/x$ this is the lower bound.",
    ),
    note=r"""With $n$ the distance grows, and the quotient tends to $1$: no factor below $b + 1$ bounds the modulus at all
    distances, for any base.""",
    refuted=(
        Refuted("half the bound is enough"),
        Refuted("the bound is reached"),
        Refuted("even multiples"),
        Refuted("$b$ for $b + 1$"),
    ),
    not_applicable={"transformer": "no forward pass"},
)

decay_limit = Analytic(
    name="decay_limit",
    title="The integral tends to zero",
    after="decay_bound_approached",
    file="DecayAnalysis",
    variables={"b": r"$b \in \mathbb{R}$"},
    given=("$b > 1$",),
    claim=(
        r"\lim_{x \to \infty} \operatorname{Re} I(x) = 0",
        r"\lim_{x \to \infty} \operatorname{Im} I(x) = 0",
    ),
    where=(INTEGRAL,),
    proof=(
        r"Both parts are at most $|I(x)|$ in absolute value, and by theorem~\cited{decay_bound} that is at most a constant divided "
        r"by $x$.",
    ),
    sources=("seed:003#19", "seed:003#22"),
    refuted=(
        Refuted("a limit above zero"),
        Refuted("finite sum for the integral", "seed:003#19", "AnalysisRefuted.decay_limit_refuted"),
        Refuted("rate $x^{-2}$"),
    ),
    not_applicable={"transformer": "no forward pass"},
)

decay_logarithmic = Analytic(
    name="decay_logarithmic",
    title="Well between one and the base, the fall is logarithmic",
    after="decay_limit",
    file="DecayLogarithmic",
    variables={"b x gamma": r"$b, x, \gamma \in \mathbb{R}$"},
    given=(
        "$b > 1$",
        "$x > 0$",
        r"$\gamma$ is Euler's constant, the limit of $\sum_{k \le n} 1/k - \log n$ for $n \to \infty$",
    ),
    claim=(
        r"\Bigl| \operatorname{Re} I(x) - \Bigl(1 - \frac{\gamma + \log x}{\log b}\Bigr) \Bigr| "
        r"\le \frac{1}{\log b} \Bigl(\frac1x + \frac{x^2}{4 b^2}\Bigr)",
    ),
    where=(INTEGRAL,),
    proof=(
        r"Let $\operatorname{Ci}(y) = \gamma + \log y - \operatorname{Cin}(y)$, where $\operatorname{Cin}(y)$ is the integral of "
        r"$(1 - \cos u)/u$ from $0$ to $y$. The substitution $u = x b^{-t}$ makes $\log b \operatorname{Re} I(x)$ the difference of "
        r"$\operatorname{Ci}(x)$ and $\operatorname{Ci}(x/b)$. With $C$ for $\operatorname{Ci}(x)$ and $w$ for "
        r"$\operatorname{Cin}(x/b)$ it is",
        display(
            Eq(C - (g + log(x / b) - w), log(b) - (g + log(x)) + C + w),
            step(log(b) - (g + log(x)) + C + w, by("log")(), "the logarithm of a quotient"),
            given=(Lt(0, b), Lt(0, x)),
        ),
        r"and $|C| \le 1/x$: as in theorem~\cited{decay_bound}, the integral of $\mathrm{e}^{\mathrm i u}/u$ from $x$ to any $y > x$ is "
        r"at most $1/x + 1/y$ in absolute value, so its real part beyond $x$ is at most $1/x$; and that is $-C$, Euler's constant "
        r"included (\texttt{EulerConstant.v}). And $0 \le w \le x^2/(4 b^2)$, "
        r"because $1 - \cos u \le u^2/2$. Divide by $\log b$.",
    ),
    sources=("seed:003#27",),
    note=r"""For $1 \ll x \ll b$ the error is small: what a plot shows is this fall, by $1/\log b$ for each factor of
    $\mathrm e$ in the distance. That the limit in the last hypothesis exists is proved in the same file.""",
    refuted=(
        Refuted("without Euler's constant"),
        Refuted("imaginary part for the real part"),
        Refuted("modulus for the real part"),
        Refuted("error without $1/x$"),
        Refuted("sign of Euler's constant"),
    ),
    not_applicable={"transformer": "no forward pass"},
)

exponential_decay_changes_sign = Analytic(
    name="exponential_decay_changes_sign",
    title="With every base above one, the real part of the integral changes its sign",
    after="decay_logarithmic",
    file="DecayAnalysis",
    variables={"b": r"$b \in \mathbb{R}$"},
    given=("$b > 1$",),
    claim=(
        r"\text{there are } x, y > 0 \text{ with}\quad \operatorname{Re} I(x) > 0 \text{ and } \operatorname{Re} I(y) < 0",
    ),
    where=(INTEGRAL,),
    proof=(
        r"At $x = 1$ the phase $b^{-t}$ lies in $(0, 1]$, where the cosine is positive; so $\operatorname{Re} I(1) > 0$.",
        r"For the other sign take $z = 2\pi n + \pi/2$ with $n$ so large that $z (1 - 1/b) > 1$, and $y = b z$. As in "
        r"theorem~\cited{decay_bound}, $\log b \operatorname{Re} I(y)$ is the integral of $\cos(u)/u$ from $z$ to $b z$. For $u \ne 0$",
        display(
            HasDerivative(sin(u) / u - cos(u) / u**2, u, cos(u) / u + 2 * cos(u) / u**3),
            step(
                cos(u) / u + 2 * cos(u) / u**3,
                differentiate_and_simplify(),
                "quotient rule; the terms in $\\sin u$ cancel",
            ),
            given=(Ne(u, 0),),
        ),
        r"and $2 \cos(u)/u^3 \ge -2/u^3$, whose integral is $1/(bz)^2 - 1/z^2$. At the upper end $-\cos(bz)/(bz)^2$ is at most "
        r"$1/(bz)^2$. As $\sin z = 1$ and $\cos z = 0$, the integral of $\cos(u)/u$ is at most "
        r"$\sin(bz)/(bz) - 1/z + 1/z^2 \le 1/(bz) - 1/z + 1/z^2$, and this is negative by the choice of $n$.",
    ),
    sources=("seed:003#30",),
    refuted=(
        Refuted("positive at all distances"),
        Refuted("negative at a third of the base"),
        Refuted("positive at a large distance"),
    ),
    not_applicable={"transformer": "no forward pass"},
)

finite_sum_bound = Analytic(
    name="finite_sum_bound",
    title="What remains of the decay in a finite sum",
    after="exponential_decay_changes_sign",
    file="DecaySums",
    variables={"h": "size $h$", "b m n": r"$b, m, n \in \mathbb{R}$"},
    given=("$b > 1$", r"$m \ne n$"),
    claim=(r"\Bigl| \frac{2}{d} \sum_{c<d} p(m)_c\, p(n)_c \Bigr| \le \frac{2b}{x \log b} + \frac{2 x (1 - 1/b)}{d}",),
    where=(
        r"p(m)_{2i} = \cos\bigl(m b^{-i/h}\bigr)",
        r"p(m)_{2i+1} = \sin\bigl(m b^{-i/h}\bigr)",
        "d = 2h",
        "x = |m - n|",
    ),
    proof=(
        r"By theorem~\cited{sinusoidal_inner} the inner product is a sum of cosines, so that the left side is $|S_h(m - n)|$, and "
        r"$S_h$ is even. By theorem~\cited{riemann_sum_error} $S_h(x)$ is within $x (1 - 1/b)/h$ of $\operatorname{Re} I(x)$, and by "
        r"theorem~\cited{decay_bound} $|\operatorname{Re} I(x)|$ is at most $2b/(x \log b)$.",
    ),
    sources=("seed:003#24",),
    note=r"""The second term grows with the distance. It is small for $x$ far below $d$, and there the bound falls as that of the integral does.""",
    refuted=(
        Refuted(r"$\cos((m + n)\theta)$"),
        Refuted("not divided by $d/2$"),
        Refuted("the integral's bound alone"),
    ),
)

finite_sum_mean_square = Analytic(
    name="finite_sum_mean_square",
    title="The mean square of the finite sum",
    after="finite_sum_bound",
    file="FiniteSumDecay",
    variables={"N": "size $N$", "theta": r"$\theta \in \mathbb{R}^N$"},
    given=(
        r"$0 < \theta_i < \pi$ for all $i < N$",
        r"$\theta_i \ne \theta_j$ for all $i \ne j$",
    ),
    claim=(r"\lim_{M \to \infty} \frac{1}{M + 1} \sum_{k=0}^{M} S(k)^2 = \frac{1}{2N}",),
    where=(ANY_SUM,),
    proof=(
        r"The square of the sum is a double sum of products of cosines:",
        display(
            Eq(cos(alpha) * cos(beta), (cos(alpha - beta) + cos(alpha + beta)) / 2),
            step((cos(alpha - beta) + cos(alpha + beta)) / 2, trigonometry(), "addition theorems"),
        ),
        r"So $S(k)^2$ is $1/(2N^2)$ times the sum over all $i$ and $j$ of $\cos\bigl(k (\theta_i - \theta_j)\bigr)$ and "
        r"$\cos\bigl(k (\theta_i + \theta_j)\bigr)$. For an angle $2\psi$ with $\sin\psi \ne 0$ the sum of $\cos(2 k \psi)$ over "
        r"$k = 0, \dots, M$ telescopes:",
        display(
            Eq(2 * sin(psi) * cos(2 * k * psi), sin((2 * k + 1) * psi) - sin((2 * k - 1) * psi)),
            step(sin((2 * k + 1) * psi) - sin((2 * k - 1) * psi), trigonometry(), "addition theorems"),
        ),
        r"so it is at most $1/|\sin\psi|$, and its mean tends to $0$. All angles here are of this kind, because the frequencies "
        r"are distinct and lie in $(0, \pi)$, except the $N$ angles $\theta_i - \theta_i = 0$, whose cosine is $1$. So the limit is "
        r"$N/(2N^2) = 1/(2N)$.",
    ),
    sources=("seed:003#19",),
    refuted=(
        Refuted("limit $1/N$"),
        Refuted("limit zero", "seed:003#19", "AnalysisRefuted.finite_sum_mean_square_refuted"),
        Refuted("two frequencies alike"),
    ),
)

finite_sum_no_decay = Analytic(
    name="finite_sum_no_decay",
    title="The finite sum does not tend to zero",
    after="finite_sum_mean_square",
    file="FiniteSumDecay",
    variables={"N": "size $N$", "b": r"$b \in \mathbb{R}$"},
    given=("$b > 1$",),
    claim=(r"S_N(k) \text{ does not tend to } 0 \text{ as } k \to \infty \text{ through the integers}",),
    where=(SUM,),
    proof=(
        r"If $S_N(k)$ tended to $0$, so would its square, and so would the mean of its squares. But the frequencies $b^{-i/N}$ are "
        r"distinct and lie in $(0, 1]$, within $(0, \pi)$. By theorem~\cited{finite_sum_mean_square} the mean of the squares tends "
        r"to $1/(2N)$, which is not $0$.",
    ),
    sources=("seed:003#19", "seed:003#40"),
    note=r"""At $b = 10^4$ and $N = 4$, a table of eight channels, $S_N(k)$ is above $9/10$ again at $k = 6283$ and at
    $k = 4\,272\,943\,000$.""",
    refuted=(
        Refuted("limit zero of the finite sum", "seed:003#19", "FiniteSumDecay.finite_sum_no_decay"),
        Refuted("integral for the sum"),
        Refuted("two thousand terms come back as soon"),
    ),
)

finite_sum_recurrence = Analytic(
    name="finite_sum_recurrence",
    title="Among the multiples of a distance the finite sum comes back",
    after="finite_sum_no_decay",
    file="FiniteSumRecurrence",
    variables={
        "N": "size $N$",
        "theta": r"$\theta \in \mathbb{R}^N$",
        "x": r"$x \in \mathbb{R}$",
        "Q": r"$Q \in \mathbb{N}$",
    },
    given=(r"$Q \ge 2$",),
    claim=(r"S(j x) \ge \cos\frac{2\pi}{Q} \text{ for some } j \in \{1, 2, \dots, Q^N\}",),
    where=(ANY_SUM,),
    proof=(
        r"Cut the circle of each of the $N$ angles into $Q$ equal parts; to choose a part of each there are $Q^N$ ways. So among "
        r"the $Q^N + 1$ multiples $0, x, 2x, \dots, Q^N x$ there are two, $k x$ and $(k + j) x$ with $1 \le j \le Q^N$, at which every "
        r"angle ends in the same part as it does at the other. Two angles in one part differ by less than $2\pi/Q$, but for whole "
        r"turns. This is true of $k x \theta_i$ and $(k + j) x \theta_i$ for every $i$, so $j x \theta_i$ is within $2\pi/Q$ of "
        r"whole turns. As $2\pi/Q \le \pi$, its cosine is at least $\cos(2\pi/Q)$, and so is the mean $S(j x)$ of these cosines.",
    ),
    sources=("seed:003#19",),
    note=r"""The frequencies are any numbers. With an integer $x = M$ the distance $j x$ is an integer between $M$ and $M Q^N$, however
    large $M$ is. The window is that of the pigeonhole principle, and grows fast: for $N = 64$ and
    $Q = 6$ it is beyond any table of positions.""",
    refuted=(
        Refuted(r"$\cos(\pi/Q)$ for $\cos(2\pi/Q)$"),
        Refuted("window $N Q$"),
        Refuted("window $Q^{N-1}$"),
        Refuted("exact return"),
    ),
)

finite_sum_returns = Analytic(
    name="finite_sum_returns",
    title="The finite sum comes back, again and again, as near to one as one likes",
    after="finite_sum_recurrence",
    file="FiniteSumRecurrence",
    variables={
        "N": "size $N$",
        "theta": r"$\theta \in \mathbb{R}^N$",
        "epsilon": r"$\varepsilon \in \mathbb{R}$",
        "K": r"$K \in \mathbb{N}$",
    },
    given=(r"$\varepsilon > 0$",),
    claim=(r"S(k) > 1 - \varepsilon \text{ for some integer } k > K",),
    where=(ANY_SUM,),
    proof=(
        r"For $u$ between $0$ and $\pi$ one has $0 \le \sin u \le u$ and $\sin u \le 1$, so $\sin^2 u \le u$, and",
        display(
            Eq(cos(2 * u), 1 - 2 * sin(u) ** 2),
            step(1 - 2 * sin(u) ** 2, trigonometry(), "double angle"),
        ),
        r"is at least $1 - 2u$. With $u = \pi/Q$ and an integer $Q \ge 2$ so large that $2\pi/Q < \varepsilon$ this says "
        r"$\cos(2\pi/Q) > 1 - \varepsilon$. By theorem~\cited{finite_sum_recurrence}, with $x = K + 1$, the sum is at least that at "
        r"a multiple $k = j (K + 1)$, $j \ge 1$.",
    ),
    sources=("seed:003#19",),
    note=r"""The value at distance $0$ is $S(0) = 1$, and no value is larger. So $1$ is the upper limit of $S(k)$ for
    $k \to \infty$, for every finite number of frequencies; the integral has the limit $0$
    (theorem~\cited{decay_limit}).""",
    refuted=(
        Refuted("limit zero of the finite sum", "seed:003#19", "AnalysisRefuted.finite_sum_returns_refuted"),
        Refuted("integral for the sum"),
        Refuted("exact return"),
        Refuted(r"within $1/\varepsilon$ steps"),
    ),
)

weighted_decay_bound = Analytic(
    name="weighted_decay_bound",
    title="Weights of bounded variation and other schedules",
    after="finite_sum_returns",
    file="WeightedDecay",
    variables={
        "theta theta1 theta2 h": r"$\theta, \theta', \theta'', h \colon \mathbb{R} \to \mathbb{R}$",
        "x lambda V": r"$x, \lambda, V \in \mathbb{R}$",
    },
    given=(
        "$x > 0$",
        r"$\lambda > 0$",
        r"$\theta'$ is the derivative of $\theta$ at every point of $[0, 1]$, from both sides",
        r"$\theta''$ is the derivative of $\theta'$ at every point of $[0, 1]$, from both sides",
        r"$\theta''$ is continuous at every point of $[0, 1]$, from both sides",
        r"$\theta''$ has one sign on $[0, 1]$",
        r"$|\theta'(t)| \ge \lambda$ for all $t \in [0, 1]$",
        r"along any points $t_0 \le t_1 \le \dots$ of $[0, 1]$ the changes $|h(t_{i+1}) - h(t_i)|$ add up to at most $V$",
        r"$h(t) \cos(x \theta(t))$ is integrable on $[0, 1]$",
        r"$h(t) \sin(x \theta(t))$ is integrable on $[0, 1]$",
    ),
    claim=(
        r"\Bigl| \int_0^1 h(t)\, \mathrm{e}^{\mathrm i x \theta(t)}\,\mathrm d t \Bigr| \le \frac{2 (|h(1)| + V)}{x \lambda}",
    ),
    proof=(
        r"Let $\varphi$ be any angle. Write $\cos(x\theta + \varphi)$ as the derivative of $\sin(x\theta + \varphi)$ times "
        r"$1/(x\theta')$, and integrate by parts. The integral that is left has the integrand "
        r"$\sin(x\theta + \varphi)\, \theta''/(x\theta'^2)$. Since $\theta''$ has one sign, it is at most the change of "
        r"$1/(x\theta')$ in absolute value; since $\theta'$ has one sign, that and the two terms from the ends are together at most "
        r"$2/(x\lambda)$. This holds on every interval within $[0, 1]$; call the bound $B$.",
        r"Replace $h$ on $n$ pieces of equal length by its values at their left ends. On a piece $h$ differs from that by its "
        r"variation there at most, and the error of the integral is at most $V/n$. Summation by parts leaves $h(1 - 1/n)$ times one "
        r"such integral, and the changes of $h$ up to there times others. As $|h(1 - 1/n)|$ is at most $|h(1)|$ and the change from "
        r"there to $1$, the whole is at most $B (|h(1)| + V)$. Let $n$ grow. "
        r"So the real part of $\mathrm{e}^{\mathrm i \varphi}$ times the integral is at most $B (|h(1)| + V)$ for every $\varphi$, and "
        r"for the right $\varphi$ it is the absolute value.",
    ),
    sources=("seed:003#28", "seed:003#39", "seed:003#40"),
    reading=r"""The integral has the weight $h$ and the frequencies $\theta(t)$; with $h = 1$ and $\theta(t) = b^{-t}$ it is the integral
    $I(x)$ of this chapter. It is small where the phase $x \theta(t)$ runs: waves cancel. Three things could hinder them. The phase
    could stand still: so its slope is at least $x \lambda$. It could change its speed in time with the waves: so $\theta''$ has one
    sign. And the weight could: so all its changes together, its variation, are at most $V$. The other hypotheses are there for
    derivatives and integrals to exist.""",
    refuted=(
        Refuted("variation left out"),
        Refuted("largest slope for the least"),
        Refuted("rate $x^{-2}$"),
    ),
    not_applicable={"transformer": "no forward pass"},
)

decay_enclosures = Analytic(
    name="decay_enclosures",
    title="Five values of the integral",
    after="weighted_decay_bound",
    file="DecayEnclosures",
    variables={},
    claim=(
        r"|\operatorname{Re} I(1) - 0.97396| \le 10^{-5}",
        r"|\operatorname{Re} I(10) - 0.68239| \le 10^{-5}",
        r"|\operatorname{Re} I(100) - 0.43677| \le 10^{-5}",
        r"|\operatorname{Re} I(1000) - 0.18769| \le 10^{-5}",
        r"|\operatorname{Re} I(10\,000) + 0.03664| \le 10^{-5}",
    ),
    where=(r"I(x) = \int_0^1 \mathrm{e}^{\mathrm i x b^{-t}}\,\mathrm d t", r"b = 10^4"),
    theorems=("decay_at_1", "decay_at_10", "decay_at_100", "decay_at_1000", "decay_at_10000"),
    proof=(
        r"Rocq encloses the integral by interval arithmetic. Up to $x = 100$ it does so as the integral stands, on pieces short "
        r"enough for the oscillations. Beyond, the substitution of theorem~\cited{decay_bound} leaves the integral of $\cos(u)/u$ "
        r"from $x/b$ to $x$. The part up to $200$ is enclosed in the same way. The rest is the difference of "
        r"$\sin(u)/u - \cos(u)/u^2$ at its ends, up to $1/200^2$, by the derivative in the proof of "
        r"theorem~\cited{exponential_decay_changes_sign}.",
    ),
    sources=("seed:003#27",),
    note=r"""These proofs rest on the machine integers of Rocq, with which they compute, besides the axioms of the real numbers.""",
    refuted=(
        Refuted("a hundred-thousandth and a half off"),
        Refuted("wrong sign at the base"),
        Refuted("the values at base $1000$"),
    ),
    not_applicable={"transformer": "no forward pass"},
)

decay_power_bound = Analytic(
    name="decay_power_bound",
    title="Powers of at most one for frequencies: the inverse distance",
    after="decay_enclosures",
    file="PowerDecay",
    variables={"alpha x": r"$\alpha, x \in \mathbb{R}$"},
    given=(r"$\alpha > 0$", r"$\alpha \le 1$", "$x > 0$"),
    claim=(r"|I_\alpha(x)| \le \frac{2}{\alpha x}",),
    where=(POWER,),
    proof=(
        r"Let $0 < \eta < 1$. Between $0$ and $\eta$ both parts of the integral are at most $\eta$ in absolute value. From "
        r"$\eta$ to $1$ the phase $t^\alpha = \mathrm{e}^{\alpha \log t}$ has the slope",
        display(
            HasDerivative(exp(alpha * log(t)), t, alpha * exp((alpha - 1) * log(t))),
            step(alpha * exp(alpha * log(t)) / t, differentiate_and_simplify(Lt(0, t)), "chain rule"),
            step(alpha * exp((alpha - 1) * log(t)), by("exp", "log", "field")(Lt(0, t)), "add the exponents"),
            given=(Lt(0, t),),
        ),
        r"which is $\alpha t^{\alpha - 1}$. As $\alpha \le 1$, it does not grow with $t$, and is at least its value $\alpha$ at "
        r"$t = 1$. So theorem~\cited{weighted_decay_bound} applies on $[\eta, 1]$: with $t = (1 - \eta) s + \eta$ the phase is a "
        r"function of $s \in [0, 1]$ whose slope is at least $(1 - \eta) \alpha$, and the weight $1$ does not vary. It bounds the "
        r"integral over $s$; the one over $t$ is $1 - \eta$ times that, so at most",
        display(
            Eq((1 - eta) * (2 * (1 + 0) / (x * ((1 - eta) * alpha))), 2 / (alpha * x)),
            step(2 / (alpha * x), field_arithmetic(Lt(eta, 1)), r"as $\eta < 1$"),
            given=(Lt(eta, 1),),
        ),
        r"in absolute value. Let $\eta$ tend to $0$.",
    ),
    sources=("seed:003#29", "seed:003#31"),
    note=r"""For $\alpha = 1$ and $x = \pi$ the two sides are equal. For $\alpha > 1$ the slope of $t^\alpha$ at $0$ is $0$, and the
    integral falls more slowly: see \cited{decay_power_rate}, certified in numbers.""",
    refuted=(
        Refuted("half of the bound"),
        Refuted(r"$\alpha$ left out"),
        Refuted(r"rate $x^{-1/\alpha}$"),
        Refuted("powers above one as well"),
    ),
)
