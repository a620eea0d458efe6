r"""Source note 0: gradients of softmax, and why scores are divided by the root of $d_k$; a note on CSDN."""

from .claim import (
    FALSE,
    HYPOTHESIS,
    IMPRECISE,
    NOT_MATHEMATICS,
    TRUE,
    Claim,
    Work,
    against,
    mistake,
    proved,
    refuted,
    unsayable,
)

_LOGISTIC = "define: sigmoid(t) = 1/(1 + exp(-t))"

WORK = Work(
    key="seed:000",
    title="Gradients of softmax, and why scores are divided by the root of $d_k$",
    original="在bert模型中的attention构造中",
    claims=(
        Claim(
            1,
            FALSE,
            "Q K T QK^T QKT的维度为[batch, 32, seq, seq]",
            "The scores have the shape [batch, 32, seq, seq]; the queries had [batch, 12, seq, dk].",
            r"Queries and keys with 12 heads have scores with 32 heads.",
            "The scores have one matrix for each head of the queries: 12. Within a head a query and a key have one "
            "width; a product over two different ones is no term of the typed language.",
            by=(
                unsayable("dimensions: d, e; indices: i:d, j:e; vectors: Q[d], K[e]; claim: Sum(Q[i]*K[i], i:d) = 0"),
                "score_covariance",
            ),
        ),
        Claim(
            2,
            HYPOTHESIS,
            "Q K T QK^T QKT为方阵",
            "The matrix of the scores is square.",
            r"$Q K^\top$ has as many rows as columns.",
            "It is square where there are as many queries as keys, as in self-attention; with a cache of keys, or "
            "between encoder and decoder, it is not. The book's scores have $n$ rows and $m$ columns.",
            by=("score_covariance", "head_permutation_equivariant"),
        ),
        Claim(
            3,
            IMPRECISE,
            "softmax(4a)远远大于",
            "The weight at $4a$ is far larger than the weight at $a$.",
            r"Of $x = (a, a, 2a, 4a)$ with $a > 0$, $p_4$ is far larger than $p_1$.",
            r"$p_4/p_1 = \mathrm{e}^{3a}$: larger for every $a > 0$, but by three thousandths only at $a = 0.001$.",
            by=("softmax_ratio",),
        ),
        Claim(
            4,
            FALSE,
            "很大的输入数据,会使反传时梯度消失",
            "Very large inputs make the gradient vanish in the backward pass.",
            r"If $x$ is large, the Jacobian of softmax is near $0$.",
            "Not the size of the logits counts but the gap between the largest and the others: a common shift changes "
            "nothing, and at a tie the Jacobian stays.",
            by=(
                mistake("softmax_jacobian_le_of_gap", "size for gap"),
                mistake("softmax_product_le_of_gap", "size for gap"),
                mistake("softmax_own_product_le_of_gap", "size for gap"),
                "softmax_shift_invariant",
                "softmax_jacobian_row_sum_zero",
                against("softmax_jacobian_scaled_limit"),
                against("softmax_product_ge_of_gap"),
            ),
        ),
        Claim(
            5,
            TRUE,
            r"\frac{\partial y_i}{\partial x_j}=-y_iy_j (i!=j)\\ \frac{\partial y_i}{\partial x_j}=y_i(1-y_i) (i==j)",
            "The derivative of $y_i$ in $x_j$ is $-y_i y_j$, and $y_i (1 - y_i)$ for $i = j$.",
            r"$\partial y_i/\partial x_j = y_i (\delta_{ij} - y_j)$.",
            "So it is, for every number of logits.",
            by=("softmax_jacobian", "attention_weights_jacobian"),
        ),
        Claim(
            6,
            TRUE,
            r"\frac{\partial y}{\partial x}=diag(y)-yy^T",
            "As a matrix the derivative is the diagonal of $y$ less the product of $y$ with itself.",
            r"$\partial y/\partial x = \mathrm{diag}(y) - y y^\top$.",
            "So it is.",
            by=("softmax_jacobian_matrix",),
        ),
        Claim(
            7,
            IMPRECISE,
            r"\frac{\partial y_i}{\partial x_j}=y_i(1-y_i) (i==j)",
            "The diagonal entry is computed as $y_i (1 - y_i)$.",
            r"$y_i (1 - y_i)$ is what a program should compute.",
            r"Of real numbers the formula is right. In floating point $1 - y_i$ cancels where $y_i$ is near $1$: "
            r"$\sum_{j \ne i} y_j$, which is the same number, does not.",
            by=(
                "softmax_jacobian",
                "softmax_sum_one",
            ),
        ),
        Claim(
            8,
            IMPRECISE,
            "当x中某个值非常大时,softmax会把权重更多放到该标签上,生成更接近1的数",
            "Where one entry of $x$ is very large, softmax puts more weight on it, nearer to 1.",
            r"If $x_i$ is large, $y_i$ is near $1$.",
            "Large is not enough: it has to be larger than all others by a gap, and the gap bounds what is missing to "
            "1.",
            by=(
                "softmax_complement_le_of_gap",
                mistake("softmax_complement_le_of_gap", "size for gap"),
                mistake("softmax_weight_le_of_gap", "size for gap"),
                mistake("softmax_others_le_of_gap", "size for gap"),
            ),
        ),
        Claim(
            9,
            IMPRECISE,
            "y=(0,0,0,1)^T",
            "For very large $a$ the output is $(0, 0, 0, 1)$.",
            r"For $x = (a, a, 2a, 4a)$ and some finite $a$, $y = (0, 0, 0, 1)$.",
            "It is a limit that no finite $a$ reaches: of two logits or more no weight is 1, and none is 0.",
            by=(mistake("softmax_lt_one", "reached"), "softmax_pos", "softmax_scaled_limit"),
        ),
        Claim(
            10,
            IMPRECISE,
            r"0 & 0 & 0& 1 \end{matrix} \right\}=0",
            "Then the derivative is 0.",
            r"For $x = (a, a, 2a, 4a)$ and some finite $a$, the Jacobian is $0$.",
            "No entry of the Jacobian is 0 at finite logits; it tends to 0 as $a$ grows.",
            by=("softmax_jacobian_example_limit", "softmax_jacobian_le_example", against("softmax_jacobian_ne_zero")),
        ),
        Claim(
            11,
            HYPOTHESIS,
            "softmax(x)更多的将权重分配到大数上面",
            "With $a > 0$ softmax gives more of the weight to the large numbers.",
            r"For $x = (a, a, 2a, 4a)$ with $a > 0$ the weight goes to the last entry as $a$ grows.",
            r"The sign matters: as $a \to -\infty$ the first two entries are tied, and share the weight for ever.",
            by=(
                "softmax_jacobian_example_limit",
                "softmax_scaled_limit",
                mistake("softmax_jacobian_scaled_limit", "zero at a tie too"),
            ),
        ),
        Claim(
            12,
            IMPRECISE,
            "都服从标准正态分布",
            r"The entries follow the standard normal distribution $N(0, \sigma^2)$.",
            r"$N(0, \sigma^2)$ is the standard normal law.",
            r"It is for $\sigma = 1$, which is meant. That $\sigma$ is carried along, and set to 1 at the end, is how "
            r"$\sigma^4$ was lost two lines below.",
            by=(
                refuted("reals: sigma; assume: 0 < sigma; claim: sigma**2 = 1"),
                mistake("dot_product_variance_of_centered", "deviation one"),
            ),
        ),
        Claim(
            13,
            IMPRECISE,
            r"q_i\in R^{[seq,1]}",
            "$q_i$ is a column of the length of the sequence, and taken for a random number.",
            r"The random number $q_i$ is a column with one entry for each token.",
            r"The number that the note means is one entry: a score is $S_{ij} = \sum_a Q_{ia} K_{ja}$.",
            by=("score_covariance",),
        ),
        Claim(
            14,
            HYPOTHESIS,
            "E(q_ik_i)=Eq_iEk_i=0",
            "The mean of a product is the product of the means, which is 0.",
            r"$\mathrm{E}(q k) = \mathrm{E}q\,\mathrm{E}k = 0$ for independent, centered $q$ and $k$.",
            "True of independent entries, and of uncorrelated ones; a correlation stays in the mean.",
            by=("product_mean", "dot_product_mean_of_correlated"),
        ),
        Claim(
            15,
            HYPOTHESIS,
            r"\sigma^4=1 \end{aligned}",
            r"The variance of a product is $\sigma^4$, which is $1$.",
            r"$\mathrm{Var}(q k) = \sigma^4$ for independent, centered $q$ and $k$ of variance $\sigma^2$; and this is "
            "$1$.",
            r"$\sigma^4$ is right, for any law. It is $1$ for $\sigma = 1$ only.",
            by=(
                refuted("reals: sigma; assume: 0 < sigma; claim: sigma**4 = 1"),
                "product_variance",
                mistake("dot_product_variance_of_centered", "deviation one"),
            ),
        ),
        Claim(
            16,
            HYPOTHESIS,
            r"E(QK^T)=\sum_{i=1}^{d_k}E(q_ik_i)=0",
            "The mean of the scores is 0.",
            r"$\mathrm{E}(Q K^\top) = 0$ for independent, centered entries.",
            "So it is, entry by entry.",
            by=("dot_product_mean", "dot_product_mean_of_entries"),
        ),
        Claim(
            17,
            FALSE,
            r"D(QK^T)=\sum_{i=1}^{d_k}D(q_ik_i)=d_k\sigma^2=d_k",
            "The variance of a score is $d_k$ times sigma squared, which is $d_k$.",
            r"$\mathrm{Var}(\sum_{a<d} q_a k_a) = d\,\sigma^2 = d$.",
            r"It is $d\,\sigma^4$: the note's own $\sigma^4$, one line above, summed. The two agree for $\sigma = 1$.",
            by=(
                refuted("reals: sigma, d; claim: d*sigma**4 = d*sigma**2"),
                mistake("dot_product_variance_of_centered", "one variance lost"),
                mistake("dot_product_variance_of_centered", "deviation one"),
                "dot_product_variance",
                "scaled_dot_product_variance_of_multiples",
            ),
        ),
        Claim(
            18,
            FALSE,
            "为保证softmax后的方差不变,所以对方差进行缩放",
            "So that the variance after softmax does not change, the variance is scaled.",
            r"With scores divided by $\sqrt d$ the variance of a weight is the same for all $d$.",
            r"What is kept is the variance of the scores, before softmax. For entries $\pm 1$ and two keys the "
            "variance of a weight is $0.0725$ at $d = 1$ and $0.0697$ at $d = 4$: the two sides of the statement that "
            "is refuted.",
            by=(
                refuted(
                    f"{_LOGISTIC}; claim: (sigmoid(2) - 1/2)**2/2 = ((sigmoid(4) - 1/2)**2 + 8*(sigmoid(3) - 1/2)**2"
                    " + 28*(sigmoid(2) - 1/2)**2 + 56*(sigmoid(1) - 1/2)**2)/128"
                ),
                "scaled_dot_product_variance",
            ),
        ),
        Claim(
            19,
            HYPOTHESIS,
            "对方差进行缩放",
            "Scaling makes the variance 1.",
            r"$\mathrm{Var}(\sum_a q_a k_a/\sqrt d) = 1$.",
            r"It makes it $\sigma^4$, for every $d$; this is $1$ for $\sigma = 1$. Over $d$ it is $\sigma^4/d$.",
            by=(
                refuted("reals: sigma; assume: 0 < sigma; claim: sigma**4 = 1"),
                "scaled_dot_product_variance",
                mistake("scaled_dot_product_variance", "deviation one"),
                "dot_product_over_width_variance",
            ),
        ),
        Claim(
            20,
            NOT_MATHEMATICS,
            "矩阵本没有期望与方差的定义",
            "For a matrix mean and variance are not defined.",
            "",
            "A matter of definitions: the book takes the mean of each entry, and the covariance of each pair of them.",
        ),
        Claim(
            21,
            FALSE,
            "计算期望与方差时 ,可以按照行,也可以按照列计算",
            "Mean and variance may be computed by rows, or by columns.",
            r"The variance along a row of the scores is that of a score, $d\,\sigma^4$.",
            r"Along a row the query is the same: the variance is $\sigma^2 \sum_a q_a^2$ for the query that is there. "
            "The scores of a row are uncorrelated, and not independent: their squares are correlated.",
            by=(
                mistake("score_row_variance_given_query", "variance over all queries"),
                mistake("score_squares_covariance", "independent scores"),
            ),
        ),
        Claim(
            22,
            HYPOTHESIS,
            r"&=Eq_i^2Ek_i^2\\ &=(D(q_i)+(Eq_i)^2)(D(k_i)+(Ek_i)^2)",
            "The mean square of a product is that of its factors, and a mean square is variance plus squared mean.",
            r"$\mathrm{E}(q^2 k^2) = \mathrm{E}q^2\,\mathrm{E}k^2$ for independent $q$ and $k$, and $\mathrm{E}q^2 = "
            r"\mathrm{Var}(q) + (\mathrm{E}q)^2$.",
            "The first is true of independent entries, as the note supposes them; the second of all that have a mean "
            "square.",
            by=(
                proved(
                    "reals: s, t; random: q, k; assume: Independent(q, k); assume: E(q**2) = s; assume: E(k**2) = t; "
                    "claim: E(q**2*k**2) = s*t"
                ),
                proved("random: q; claim: E(q**2) = Var(q) + E(q)**2"),
                "product_variance",
            ),
        ),
    ),
)
