"""What the article says of general matrices between two positions."""

from ..claim import FALSE, HYPOTHESIS, NOT_MATHEMATICS, TRUE, Claim, mistake, proved

CLAIMS = (
    Claim(
        34,
        FALSE,
        r"=\sum_{i=1}^{d/2} \boldsymbol{\mathcal{H}}_{2i,2i} \cos m\theta_i \cos n\theta_i",
        "With a diagonal matrix the interaction is a sum over i from 1 to d/2.",
        r"$p_m^\top H p_n = \sum_{i=1}^{d/2} (H_{2i,2i} \cos m\theta_i \cos n\theta_i + H_{2i+1,2i+1} \sin m\theta_i "
        r"\sin n\theta_i)$.",
        r"The sum is over $i = 0, \ldots, d/2 - 1$: as printed it leaves out the first pair, and asks for one that "
        "there is not.",
        by=(
            mistake("interaction_diagonal", "a pair left out"),
            mistake("interaction_relative_of_equal_pairs", "a pair left out"),
        ),
    ),
    Claim(
        35,
        TRUE,
        "它跟标准的Sinusoidal位置编码",
        "The form found has cosine first; it is essentially that of the paper, which has sine first.",
        "With cosine first and with sine first the inner products are the same.",
        r"So they are. With a matrix between the positions the layout matters: of a diagonal one the term in $m + n$ "
        "changes its sign.",
        by=("sinusoidal_layout", "interaction_diagonal_sin_first"),
    ),
    Claim(
        36,
        TRUE,
        r"\right) \cos (m+n)\theta_i \end{equation}",
        "By products to sums there are terms in m - n and in m + n.",
        r"$p_m^\top H p_n = \sum_i \tfrac12 (a_i + b_i) \cos (m-n)\theta_i + \tfrac12 (a_i - b_i) \cos (m+n)\theta_i$.",
        "True, with the indices of claim 34 put right.",
        by=("interaction_diagonal",),
    ),
    Claim(
        37,
        TRUE,
        r"\boldsymbol{\mathcal{H}}_{2i,2i} = \boldsymbol{\mathcal{H}}_{2i+1,2i+1}$来消除它",
        "Equal entries in each pair remove the term in m + n.",
        r"If $H_{2i,2i} = H_{2i+1,2i+1}$, the interaction depends on $m - n$ alone.",
        r"True, and of diagonal matrices only these do, at distinct frequencies in $(0, \pi)$.",
        by=("interaction_relative_of_equal_pairs", "interaction_relative_iff_equal_pairs"),
    ),
    Claim(
        38,
        FALSE,
        r"\cos (m-n)\theta_i \sim \int_0^1 h_t e^{\text{i}(m-n)\theta_t}dt",
        "The sum is like the integral of h times an exponential.",
        r"$\sum_i \tfrac12 (a_i + b_i) \cos (m-n)\theta_i \sim \int_0^1 "
        r"h_t\,\mathrm{e}^{\mathrm{i}(m-n)\theta_t}\,\mathrm{d}t$.",
        r"The factor $d/2$ is missing, and the real part.",
        by=(
            mistake("interaction_relative_of_equal_pairs", "mean for sum"),
            "weighted_riemann_sum_error",
            "sinusoidal_inner_eq_riemann_sum",
        ),
    ),
    Claim(
        39,
        HYPOTHESIS,
        r"有$|m-n|\to\infty$时积分值趋于零",
        "Under conditions that are easily met the integral tends to zero.",
        r"$\int_0^1 h_t\,\mathrm{e}^{\mathrm{i} x \theta_t}\,\mathrm{d}t \to 0$.",
        r"True for $h$ of bounded variation and $\theta'$ away from $0$ and monotone, with the rate $1/x$.",
        by=("weighted_decay_bound",),
    ),
    Claim(
        40,
        FALSE,
        "因此远程衰减特性是可以得到保留的",
        "So the decay at long range is kept.",
        r"$p_m^\top H p_n \to 0$ as $|m - n| \to \infty$, for diagonal $H$.",
        r"Not for $H = I$ already: the finite sum does not tend to $0$. The integral does.",
        by=(
            mistake("finite_sum_no_decay", "limit zero of the finite sum"),
            "weighted_decay_bound",
        ),
    ),
    Claim(
        41,
        FALSE,
        r"如果$\boldsymbol{\mathcal{H}}$不是对角阵,那么很遗憾,上述性质都很难重现的",
        "If the matrix is not diagonal, these properties can hardly be had.",
        r"If $p_m^\top H p_n$ depends on $m - n$ alone, $H$ is diagonal.",
        "Blocks that commute with rotations have it as well, and at generic frequencies only these; and a small "
        "remainder changes the interaction little.",
        by=(
            mistake("interaction_relative_iff_commuting_blocks", "diagonal matrices only"),
            "interaction_commuting_block",
            "interaction_general",
            "interaction_block",
            "interaction_off_diagonal_bound",
            "bilinear_form_bound",
        ),
    ),
    Claim(
        42,
        NOT_MATHEMATICS,
        "证明了对角线元素占主项这个假设具有一定的合理性",
        "The covariance of the embeddings of BERT is nearly diagonal, which makes the assumption reasonable.",
        "",
        "A measurement; and the covariance of embeddings is not the matrix of second derivatives.",
    ),
    Claim(
        43,
        TRUE,
        r"这个依赖于$\boldsymbol{p}$是小量",
        "The expansion needs p to be small.",
        r"What the expansion to second order leaves out is of third order in $p$.",
        r"So it is: of $x^3$ it leaves out $p^3$. The length of $p_m$ is $\sqrt{d/2}$, which is $16$ at $d = 512$: "
        "whether that is small depends on the embeddings.",
        by=(
            proved("reals: x, p; claim: (x + p)**3 - (x**3 + 3*x**2*p + 3*x*p**2) = p**3"),
            "sinusoidal_norm_sq",
        ),
    ),
    Claim(
        59,
        HYPOTHESIS,
        "对角线部分占了主项,这样一来上述的性质还能近似保留",
        "If the diagonal of the matrix dominates, the properties are kept approximately.",
        r"$p_m^\top H p_n$ is near $p_m^\top D p_n$, where $D$ is the diagonal of $H$.",
        r"They differ by at most $d/2$ times the Frobenius norm of $H - D$: near it is where that is small.",
        by=("interaction_off_diagonal_bound",),
    ),
)
