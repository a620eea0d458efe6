r"""Source note 2: why attention divides by the root of $d_k$, with a program."""

from .claim import (
    FALSE,
    HYPOTHESIS,
    IMPRECISE,
    NOT_MATHEMATICS,
    TRUE,
    Claim,
    Work,
    mistake,
    proved,
    refuted,
)

_SCORES = """dimensions: d, n, m
reals: sigma, tau
random: Q[n, d], K[m, d]
assume: Independent(Q, K)
assume: ForAll(a:n, ForAll(b:d, E(Q[a, b]) = 0))
assume: ForAll(a:n, ForAll(b:d, E(Q[a, b]**2) = sigma**2))
assume: ForAll(a:m, ForAll(b:d, E(K[a, b]) = 0))
assume: ForAll(a:m, ForAll(b:d, E(K[a, b]**2) = tau**2))
"""
_ALL = "Sum(Sum(Sum(Q[i, a]*K[j, a], a:d), j:m), i:n)"
_VARIANCE = "size(d)*sigma**2*tau**2"

WORK = Work(
    key="seed:002",
    title="Why attention divides by the root of $d_k$",
    original="transfomer中attention为什么要除以根号d_k",
    claims=(
        Claim(
            1,
            TRUE,
            r"Attention(Q,K,V)=Softmax(\frac{QK^T}{\sqrt{d_k}})V",
            "Attention is the softmax of the scores divided by the root of the width, times the values.",
            r"$\mathrm{attention}(Q, K, V) = \mathrm{softmax}(Q K^\top/\sqrt d)\,V$, softmax by rows.",
            "This is the definition; each row of the result is a mean of the values.",
            by=("attention_permutation_equivariant", "attention_output_convex", "attention_output_convex_below"),
        ),
        Claim(
            2,
            TRUE,
            "除以维度的开方,可以将数据向0方向集中",
            "Dividing by the root of the width moves the data towards 0.",
            r"$(S/\sqrt d)^2 \le S^2$ for $d \ge 1$.",
            r"So it does: $S^2/d \le S^2$.",
            by=(proved("reals: S, d; assume: 1 <= d; claim: S**2/d <= S**2"),),
        ),
        Claim(
            3,
            IMPRECISE,
            "使得经过softmax后的梯度更大",
            "So that the gradient after softmax is larger.",
            r"The gradient of $\mathrm{softmax}(S/\sqrt d)$ in $S$ is larger than that of $\mathrm{softmax}(S)$.",
            "Beyond a threshold of the gap it is, and at a tie it is smaller.",
            by=(
                refuted("reals: d; assume: 1 < d; claim: 1 <= 1/sqrt(d)"),
                mistake("softmax_gradient_scaling_condition", "scaling always helps"),
                "softmax_gradient_scaling_at_tie",
                "softmax_gradient_scaling_threshold",
            ),
        ),
        Claim(
            4,
            FALSE,
            "可以使得QK的分布和Q/K保持一致",
            "So the distribution of the scores is the same as that of queries and keys.",
            r"For standard normal entries $S/\sqrt d$ is standard normal.",
            r"Mean and variance are; the excess kurtosis is $6/d$, and not $0$.",
            by=(
                refuted("reals: d; assume: 1 <= d; claim: 6/d = 0"),
                mistake("dot_product_excess_kurtosis", "normal score"),
                mistake("dot_product_fourth_moment", "normal score"),
                "scaled_dot_product_variance",
            ),
        ),
        Claim(
            5,
            IMPRECISE,
            "两者的加法的期望和方差就是两个独立分布的期望和方差",
            "Of two independent normal variables, mean and variance of the sum are the means and variances of the two.",
            r"Mean and variance of a sum are the sums of means and variances, for independent normal variables.",
            "The words miss a sum. Normal they need not be, and means add in any case.",
            by=(
                proved(
                    "dimensions: n; vectors: sigma[n]; random: X[n]; assume: Independent(X); assume: ForAll(i:n, "
                    "E(X[i]) = 0); assume: ForAll(i:n, E(X[i]**2) = sigma[i]**2); claim: Var(Sum(X[i], i:n)) = "
                    "Sum(sigma[i]**2, i:n)"
                ),
                "dot_product_mean_of_entries",
                "dot_product_variance",
            ),
        ),
        Claim(
            6,
            TRUE,
            "qk的元素等于dim个乘积的和",
            "An entry of the scores is a sum of as many products as the width.",
            r"$S_{ij} = \sum_{a<d} Q_{ia} K_{ja}$.",
            "So it is; the book's scores are defined so.",
            by=("score_covariance",),
        ),
        Claim(
            7,
            IMPRECISE,
            "对于0-1分布表乘积不会影响期望和方差",
            "For the 0-1 distribution the product changes neither mean nor variance.",
            r"A product of two independent variables has their mean and variance.",
            "True of mean $0$ and variance $1$; and the law changes all the same: the excess kurtosis of a product of "
            "two standard normal variables is $6$. Of other means and variances it is false.",
            by=(
                "product_variance",
                mistake("product_variance", "product keeps the variance"),
                "dot_product_excess_kurtosis",
            ),
        ),
        Claim(
            8,
            HYPOTHESIS,
            "求和操作会使得方差乘以dim",
            "The sum multiplies the variance by the width.",
            r"$\mathrm{Var}(\sum_{a<d} q_a k_a) = d\,\mathrm{Var}(q_a k_a)$.",
            "True of independent entries; entries that are multiples of each other have more.",
            by=("dot_product_variance", "scaled_dot_product_variance_of_multiples"),
        ),
        Claim(
            9,
            HYPOTHESIS,
            "对qk元素除以sqrt(dim)把标准差压回1",
            "Dividing by the root of the width brings the standard deviation back to 1.",
            r"$\mathrm{Var}(\sum_a q_a k_a/\sqrt d) = 1$.",
            "True of independent, centered entries of variance 1.",
            by=("scaled_dot_product_variance",),
        ),
        Claim(
            10,
            IMPRECISE,
            "假设在query在(0,1)分布,key在(0,1)分布",
            "Suppose that queries and keys are distributed on (0, 1).",
            r"Entries of the law $(0, 1)$ have mean $0$ and variance $1$.",
            "Normal ones do. Uniform on the interval they have mean $1/2$: then the mean of a score grows like $d/4$, "
            r"and dividing by $\sqrt d$ does not keep it.",
            by=(
                "scaled_dot_product_mean",
                "scaled_dot_product_variance_of_identical",
                "dot_product_variance_of_identical",
            ),
        ),
        Claim(
            11,
            IMPRECISE,
            "覆盖正态分布的整个区间",
            "Four standard deviations on both sides cover the whole interval of the normal distribution.",
            r"$\mathrm{P}(|X| \le 4\sigma) = \mathrm{erf}(4/\sqrt 2) = 1$.",
            r"It is $0.99993\ldots$: nearly all of it.",
            by=(
                refuted("claim: erf(4/sqrt(2)) = 1"),
                refuted("claim: erf(4/sqrt(2)) <= 99993/100000"),
            ),
        ),
        Claim(
            12,
            NOT_MATHEMATICS,
            "只绘制y值大于某个值的点",
            "Only points above a threshold are drawn.",
            "",
            "The program computes the selection and never uses it.",
        ),
        Claim(
            13,
            NOT_MATHEMATICS,
            "以模拟概率密度的分布",
            "A scatter plot imitates the density.",
            "",
            "Points on a line show no density.",
        ),
        Claim(
            14,
            NOT_MATHEMATICS,
            "len = 10000",
            "The program calls a number len.",
            "",
            "That hides the function of this name for the rest of the program.",
        ),
        Claim(
            15,
            HYPOTHESIS,
            "std_qk = np.std(qk,ddof=1)",
            "The sample variance, divided by one less than the number of entries, estimates the variance of a score.",
            r"$\mathrm{E}\bigl(\sum_{ij} S_{ij}^2 - n m\,\overline{S}^2\bigr) = (n m - 1)\,d\,\sigma^2 \tau^2$.",
            "For independent, centered entries it is without bias, although the scores are not independent; its "
            "spread is wider than that of as many independent numbers. The entries of the program are so.",
            by=(
                proved(
                    f"{_SCORES}claim: E(Sum(Sum(Sum(Q[i, a]*K[j, a], a:d)**2, j:m), i:n) - {_ALL}**2"
                    f"/(size(n)*size(m))) = (size(n)*size(m) - 1)*{_VARIANCE}"
                ),
                "score_squares_covariance",
                "batchnorm_variance_unbiased",
            ),
        ),
        Claim(
            16,
            TRUE,
            "mean_qk = qk.mean()",
            "The mean of all scores is near 0.",
            r"The mean of $n m$ scores has mean $0$ and variance $d\,\sigma^2 \tau^2/(n m)$.",
            "So it is, for independent, centered entries, as those of the program are.",
            by=(
                "dot_product_mean",
                proved(f"{_SCORES}claim: Var({_ALL}/(size(n)*size(m))) = {_VARIANCE}/(size(n)*size(m))"),
            ),
        ),
        Claim(
            17,
            NOT_MATHEMATICS,
            "plot_curve(mean_query,std_query)",
            "The plot shows that scores are distributed like queries.",
            "",
            "The program plots the queries only, and never uses what it computed of the scores. That the laws are the "
            "same, claim 4, is false.",
        ),
        Claim(
            18,
            NOT_MATHEMATICS,
            "np.random.normal(0, 1, len*dim).reshape(dim,len)",
            "Keys are drawn with the shape (dim, len).",
            "",
            "A shape in a program, and the right one.",
        ),
        Claim(
            19,
            TRUE,
            "随机采样lengthdim个点",
            "As many points are drawn as length times width.",
            r"$10^4 \cdot 100 = 10^6$.",
            "So many are.",
            by=(proved("claim: 10**4*100 = 10**6"),),
        ),
    ),
)
