"""What the article says of decay at long range."""

from ..claim import FALSE, HYPOTHESIS, IMPRECISE, NOT_MATHEMATICS, TRUE, Claim, against, mistake, proved, refuted

CLAIMS = (
    Claim(
        19,
        FALSE,
        "有着趋于零的趋势。按照我们的直观想象",
        "As the distance grows the inner product tends to zero.",
        r"$\sum_{i < d/2} \cos k\theta_i \to 0$ as $k \to \infty$.",
        "The finite sum does not tend to $0$: it comes back as near to its largest value as one likes, and its mean "
        r"square is $d/4$. The integral, for $d \to \infty$, does.",
        by=(
            mistake("finite_sum_no_decay", "limit zero of the finite sum"),
            mistake("finite_sum_mean_square", "limit zero"),
            mistake("finite_sum_returns", "limit zero of the finite sum"),
            mistake("decay_limit", "finite sum for the integral"),
            "finite_sum_recurrence",
            "finite_sum_square",
        ),
    ),
    Claim(
        20,
        TRUE,
        "明明是周期性的三角函数,怎么会呈现出衰减趋势呢",
        "Trigonometric functions are periodic: how can they show a decay?",
        r"$\cos(t + w) = \cos t$ for all $t$, where $w$ is a full turn.",
        r"So it is, of each term in real $k$. On the integers not even $\cos k$ is periodic: $\pi$ is irrational, and "
        "no two integers share a position.",
        by=(
            proved("reals: t, w; claim: cos(t + w) - cos(t) = cos(t)*(cos(w) - 1) - sin(t)*sin(w)"),
            "sinusoidal_injective",
            "pi_irrational",
        ),
    ),
    Claim(
        21,
        NOT_MATHEMATICS,
        "按照我们的直观想象,相对距离越大的输入,其相关性应该越弱,因此这个性质是符合我们的直觉的",
        "Inputs at a larger distance should be less correlated, so this property fits our intuition.",
        "",
        "An intuition about words. That the inner product tends to zero is claim 19.",
    ),
    Claim(
        22,
        TRUE,
        "源于高频振荡积分的渐近趋零性",
        "It comes from an integral of fast oscillations, which tends to zero.",
        r"$\int_0^1 \mathrm{e}^{\mathrm{i} x b^{-t}}\,\mathrm{d}t \to 0$ as $x \to \infty$.",
        "True of the integral.",
        by=("decay_limit", "decay_bound"),
    ),
    Claim(
        23,
        TRUE,
        r"\frac{d}{2}\cdot\text{Re}\left[\sum_{i=0}^{d/2-1} e^{\text{i}(m-n)10000^{-i/(d/2)}}\frac{1}{d/2}\right]",
        "The inner product is d/2 times a mean of exponentials.",
        r"$p_m \cdot p_n = \frac{d}{2}\,\mathrm{Re} \sum_{j<d/2} \mathrm{e}^{\mathrm{i}(m-n) b^{-2j/d}}\,\frac{2}{d}$.",
        "So it is.",
        by=("sinusoidal_inner_eq_riemann_sum",),
    ),
    Claim(
        24,
        IMPRECISE,
        r"\sim&\, \frac{d}{2}\cdot\text{Re}\left[\int_0^1 e^{\text{i}(m-n)\cdot 10000^{-t}}dt\right]",
        "The sum is like the integral.",
        r"$\sum_i \cos k\theta_i \sim \frac{d}{2}\,\mathrm{Re} \int_0^1 \mathrm{e}^{\mathrm{i} k "
        r"b^{-t}}\,\mathrm{d}t$.",
        r"For $d \to \infty$ at a fixed distance, with an error that the book bounds; not for $k \to \infty$ at a "
        "fixed $d$.",
        by=(
            "riemann_sum_error",
            "weighted_riemann_sum_error",
            "finite_sum_bound",
            "sinusoidal_inner_eq_riemann_sum",
        ),
    ),
    Claim(
        25,
        TRUE,
        "的渐近估计问题了",
        "The question becomes one about the asymptotics of the integral.",
        r"The mean of $\mathrm{e}^{\mathrm{i} k \theta_i}$ tends to $\int_0^1 \mathrm{e}^{\mathrm{i} k "
        r"\theta_t}\,\mathrm{d}t$.",
        "At a fixed distance it does.",
        by=("riemann_sum_error", "decay_closed_form"),
    ),
    Claim(
        26,
        TRUE,
        r"f[x_] = Re[Integrate[Exp[I*x*\[Theta][t]], {t, 0, 1}]]",
        "The real part of the integral is plotted by a program.",
        r"$f(x) = \mathrm{Re} \int_0^1 \mathrm{e}^{\mathrm{i} x b^{-t}}\,\mathrm{d}t$ for all real $x$.",
        r"In closed form, for $x > 0$, it is $(\mathrm{Ci}\,x - \mathrm{Ci}(x/b))/\ln b$.",
        by=("decay_closed_form", "decay_closed_form_imaginary"),
    ),
    Claim(
        27,
        IMPRECISE,
        "从图像中我们就可以看出确实具有衰减趋势",
        "The plot from -128 to 128 shows that it decays.",
        r"$f(x)$ falls towards $0$ for $0 < x \le 128$.",
        r"It falls to about $0.41$ there: before the base is reached the fall is logarithmic.",
        by=("decay_logarithmic", "decay_enclosures"),
    ),
    Claim(
        28,
        HYPOTHESIS,
        r"“几乎”每个$[0,1]$上的单调光滑函数$\theta_t$",
        "Almost every monotone smooth schedule gives a decay.",
        r"$\int_0^1 \mathrm{e}^{\mathrm{i} x \theta_t}\,\mathrm{d}t \to 0$ for monotone, smooth $\theta$.",
        r"True, with the rate $1/x$, where $\theta'$ stays away from $0$ and $\theta''$ is continuous and of one sign. "
        r"A constant schedule is monotone and smooth, and has the real part $\cos c x$ for every $x$: almost every is "
        "needed. Between the two the book has powers only, claim 29.",
        by=(
            "weighted_decay_bound",
            proved("reals: x, t, c; claim: HasIntegral(cos(x*c), t, 0, 1, cos(x*c))"),
        ),
    ),
    Claim(
        29,
        HYPOTHESIS,
        r"比如幂函数$\theta_t = t^{\alpha}$",
        "For example powers of t.",
        r"$\int_0^1 \mathrm{e}^{\mathrm{i} x t^\alpha}\,\mathrm{d}t \to 0$.",
        r"True of $\alpha > 0$: like $1/x$ for $\alpha \le 1$, and like $x^{-1/\alpha}$ for $\alpha > 1$, which is "
        "certified in numbers.",
        by=(
            "decay_power_bound",
            "decay_power_rate",
            "decay_linear",
            "decay_square",
            "decay_square_root",
            "decay_square_root_between",
        ),
    ),
    Claim(
        30,
        FALSE,
        r"除了$\theta_t=t$比较异常之外(与横轴有交点),其他都没有什么明显的区分度",
        r"Except for $\theta_t = t$, which crosses the axis, the schedules are much alike.",
        r"Of the schedules compared only $\theta_t = t$ has a real part that vanishes somewhere.",
        "With every base $b > 1$ the exponential schedule crosses too, for $b = 10^4$ first near $6166$, beyond the "
        r"plot; powers do for $\alpha < 1.446\ldots$",
        by=(
            against("exponential_decay_changes_sign"),
            "first_zero_of_decay",
            "power_decay_sign",
            "decay_linear",
        ),
    ),
    Claim(
        31,
        IMPRECISE,
        "幂函数在短距离降得快一点,而指数函数则在长距离降得快一点",
        "Powers fall faster at short range, and exponentials at long range.",
        "The integral of a power is below that of an exponential at small distances, and above it at large ones.",
        r"At long range the exponential is bounded by a multiple of $1/x$, as powers of $\alpha \le 1$ are, against "
        r"$x^{-1/\alpha}$ for $\alpha > 1$, which is certified in numbers. Of the short range the book says nothing.",
        by=("decay_bound", "decay_power_rate", "decay_power_bound"),
    ),
    Claim(
        32,
        IMPRECISE,
        r"$\theta_t$整体越接近于0,那么整体就降得慢一些",
        "The nearer the schedule is to 0, the more slowly the integral falls.",
        r"If $0 \le \theta_t \le \varphi_t$ for all $t$, the real part for $\theta$ is at least that for $\varphi$.",
        r"Of $\theta_t = t/2$ and $\varphi_t = t$ it is false at $x = 9$, as $\sin(9/2)/(9/2) < \sin(9)/9$. While $x "
        r"\varphi_t \le \pi$ it is so, as the cosine falls there; that is no theorem of the book.",
        by=(refuted("claim: sin(9)/9 <= sin(9/2)/(9/2)"), "decay_linear"),
    ),
    Claim(
        33,
        NOT_MATHEMATICS,
        r"多半会选$\theta_t = 1000^{-t}$",
        "There is nothing special about 10000; the author would take 1000.",
        "",
        "A preference. What the base changes is where the logarithmic fall ends.",
    ),
    Claim(
        58,
        NOT_MATHEMATICS,
        "Plot[f[x], {x, -128, 128}]",
        "The real part is plotted from -128 to 128.",
        "",
        "The range of a plot. The inner product is $d/2$ times a real part, claim 23; what the plot shows is claim 27.",
    ),
)
