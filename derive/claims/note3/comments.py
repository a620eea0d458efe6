"""What readers and the author say below the article."""

from ..claim import FALSE, IMPRECISE, NOT_MATHEMATICS, TRUE, Claim, denied, mistake, proved, refuted

_BILINEAR = (
    "dimensions: d; reals: c; vectors: W[d, d], x[d], p[d], y[d], q[d]; define: bilinear(W[d, d], x[d], y[d]) = "
    "Sum(Sum(x[a]*W[a, b]*y[b], b:d), a:d); claim: bilinear(W, fun a:d => x[a] + c*p[a], fun a:d => y[a] + c*q[a]) = "
)
_CUT = ((1, 107460), (2, 115478), (3, 124093), (4, 133352), (8, 177827), (16, 316227))

CLAIMS = (
    Claim(
        44,
        IMPRECISE,
        "比如f(x,y)=x+2y, 这样才能说f(x,y)=f(y,x)",
        "After a random start the outputs are equal in expectation, and only so any scalar function of them, such as "
        "x + 2y, has f(x, y) = f(y, x).",
        r"$f(x, y) = f(y, x)$ for every scalar $f$, such as $x + 2 y$; and in expectation only.",
        "As an identity it is false of $x + 2 y$; of expectations over a random start the book says nothing. The "
        "symmetry of a pooled output is an identity, and needs no expectation.",
        by=(
            refuted("reals: x, y; claim: x + 2*y = y + 2*x"),
            "mean_pool_permutation_invariant",
        ),
    ),
    Claim(
        45,
        TRUE,
        "f(x,y,z)=f(x,z,y)=f(y,z,x)",
        "Symmetric means that f is the same in every order, whatever the inputs are.",
        r"$f(x, y, z) = f(x, z, y) = f(y, z, x) = \cdots$ identically.",
        "The definition; the theorem is about every permutation.",
        by=("mean_pool_permutation_invariant",),
    ),
    Claim(
        46,
        IMPRECISE,
        "可以理解为这其实是一个f({x,y})的函数",
        "The function can be understood as one of a set.",
        r"A pooled output depends on the set of the inputs.",
        "On the inputs with their multiplicities: repeated ones take part in the weights as often as they occur.",
        by=("mean_pool_permutation_invariant",),
    ),
    Claim(
        47,
        TRUE,
        "泰勒展开好歹也该有个系数是距离展开点的距离",
        "An expansion should have the distance from its point as a coefficient.",
        r"The increment of the expansion is $p_m$.",
        "It has: the distance is what is added, $p_m$ itself.",
        by=("taylor_mixed_term",),
    ),
    Claim(
        48,
        TRUE,
        "单位复数乘法,实数化后就是二维旋转",
        "Multiplication by a complex unit, in real numbers, is a rotation of the plane.",
        r"$(q_0 + \mathrm{i} q_1)\,\mathrm{e}^{\mathrm{i} m\theta}$ is the rotation of $(q_0, q_1)$ by $m\theta$.",
        "So it is.",
        by=("rotary_forward", "rotary_relative", "sinusoidal_rotation_compose"),
    ),
    Claim(
        49,
        TRUE,
        "越到后面的维度的差异越小(周期变大)",
        "The later dimensions differ less: their period grows.",
        r"The period $2\pi\,b^{2i/d}$ of pair $i$ grows with $i$.",
        r"Two positions of one pair at the distance $w$ are $2 - 2 \cos w\theta_i$ apart, in squares: a full turn "
        r"$w\theta_i = 2\pi$ is the period, and $\theta_i = b^{-2i/d}$ falls.",
        by=(
            proved(
                "reals: m, w, theta; claim: (cos((m + w)*theta) - cos(m*theta))**2 + (sin((m + w)*theta) - "
                "sin(m*theta))**2 = 2 - 2*cos(w*theta)"
            ),
            "sinusoidal_distance_sq",
        ),
    ),
    Claim(
        50,
        IMPRECISE,
        "仅使用前几位的长度就能对不同位置进行有效的区分",
        "The first few dimensions tell different positions apart.",
        r"For integers $m \ne n$, $(\cos m, \sin m) \ne (\cos n, \sin n)$.",
        r"They do, as $\pi$ is irrational, but not well: $m$ and $m + 710$ differ by less than $10^{-4}$ in the first "
        "pair.",
        by=(
            "sinusoidal_injective",
            refuted("claim: 1/10**8 <= (cos(710) - 1)**2 + sin(710)**2"),
        ),
    ),
    Claim(
        51,
        TRUE,
        "要区分位置,只需要一个标量",
        "To tell positions apart a number is enough: 1, 2, 3, ...",
        r"The position $m$ itself takes different values at different positions.",
        "So it does.",
        by=(proved("reals: m, n; assume: m - n != 0; claim: 0 < (m - n)**2"),),
    ),
    Claim(
        52,
        IMPRECISE,
        r"\boldsymbol{p}_m = 10000^{-1/128}=1/1.07460",
        "$p_m = 10000^{-1/128} = 1/1.07460$, and seven more values.",
        r"$10000^{j/128}$ is $1.07460$, $1.15478$, $1.24093$, $1.33352$, $1.77827$, $3.16227$, $10$, $100$ for $j = "
        r"1, 2, 3, 4, 8, 16, 32, 64$.",
        r"These are frequencies $\theta_i$ for $d = 256$, not positions; six of the values are cut after five "
        "decimals, and two are exact.",
        by=(
            refuted("claim: exp(log(10000)/128) = 10746/10000"),
            *(denied(f"claim: exp({j}*log(10000)/128) <= {value}/10**5") for j, value in _CUT),
            *(denied(f"claim: {value + 1}/10**5 <= exp({j}*log(10000)/128)") for j, value in _CUT),
            proved("claim: And((10000**16)**2 = (10**16)**8, (10000**16)**4 = (100**16)**8)"),
        ),
    ),
    Claim(
        53,
        FALSE,
        r"是指$PE(x+k) = \alpha PE(x)$",
        r"Does it mean that $PE(x + k)$ is $\alpha$ times $PE(x)$?",
        r"For each $k$ there is a number $\alpha$ with $p_{m+k} = \alpha\,p_m$ for all $m$.",
        r"In one pair $|p_{m+k} - \alpha\,p_m|^2 = (\alpha - \cos k\theta)^2 + \sin^2 k\theta$: a number "
        "does it at half turns only. What does it is a matrix, a rotation.",
        by=(
            proved(
                "reals: theta, m, k, alpha; claim: (cos((m + k)*theta) - alpha*cos(m*theta))**2 + (sin((m + k)*theta) "
                "- alpha*sin(m*theta))**2 = (alpha - cos(k*theta))**2 + sin(k*theta)**2"
            ),
            refuted("reals: k, theta; claim: sin(k*theta) = 0"),
            mistake("sinusoidal_shift", "one factor for each channel"),
            "sinusoidal_shift_eq_rotation",
        ),
    ),
    Claim(
        54,
        FALSE,
        "PE(x_1+k)-PE(x_1)=PE(x_2+k)-PE(x_2)",
        "Or does it mean that $PE(x + k) - PE(x)$ is the same for all $x$?",
        r"$p_{m+k} - p_m$ does not depend on $m$.",
        "Only its length does not.",
        by=(
            mistake("sinusoidal_distance_sq", "channel by channel"),
            mistake("sinusoidal_shift", "difference depends on the shift"),
        ),
    ),
    Claim(
        55,
        FALSE,
        "补充个更详细的泰勒展开",
        "A more detailed expansion, with the terms of second order.",
        "The expansion to second order has no mixed terms of a position with another token's increment.",
        "They are missing. A score of two tokens with positions has four terms.",
        by=(mistake("score_position_terms", "mixed terms missing"), "taylor_mixed_term"),
    ),
    Claim(
        56,
        FALSE,
        "在attention中应该没什么关系",
        "In attention the length of an embedding should not matter for its contribution.",
        "A score does not depend on the lengths of the position vectors.",
        r"Put $c\,p$ for $p$: the score changes, by $c$ times two terms and $c^2$ times one.",
        by=(
            refuted(f"{_BILINEAR}bilinear(W, fun a:d => x[a] + p[a], fun a:d => y[a] + q[a])"),
            proved(
                f"{_BILINEAR}bilinear(W, x, y) + c*(bilinear(W, x, q) + bilinear(W, p, y)) + c**2*bilinear(W, p, q)"
            ),
            "score_position_terms",
        ),
    ),
    Claim(
        57,
        NOT_MATHEMATICS,
        "越思考越觉得这个设计之精妙漂亮",
        "The design is beautiful; trained positions do better in BERT; and what was measured of lengths there.",
        "",
        "Opinions, and measurements of other people.",
    ),
    Claim(
        60,
        TRUE,
        "刚好(m-n)在某个i的维度附近,相比其他地方维度的区分度很高",
        "Near some pair $i$ the difference of two positions is told apart best.",
        r"In the pair $i$ two positions at the distance $k$ are $2\,|\sin(k \theta_i/2)|$ apart, the most where $k "
        r"\theta_i = \pi$.",
        r"So they are: the square of it is $4 - 4 \cos^2(k \theta_i/2)$.",
        by=(
            proved(
                "reals: m, k, theta; claim: (cos((m + k)*theta) - cos(m*theta))**2 + (sin((m + k)*theta) - "
                "sin(m*theta))**2 = 4 - 4*cos(k*theta/2)**2"
            ),
            "sinusoidal_distance_sq",
        ),
    ),
)
