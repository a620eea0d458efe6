"""What the chapter about the score of random queries and keys asks, the theorems that answer it, and its sections."""

from ...books.landing import InChinese, Landing

LANDING = Landing(
    question="How large is the score of a query and a key whose entries are random?",
    chief={
        "dot_product_mean": "For independent queries and keys, the means multiply, and their products add up over the entries.",
        "dot_product_variance": "For independent entries, the variances of the products add up, means included.",
        "dot_product_excess_kurtosis": "For independent, centered entries with equal moments it is a constant over $d$, which is $6/d$ where they are normal.",
    },
    sections={
        "product_mean": "Products and their sums",
        "dot_product_variance_of_identical": "Entries with equal moments",
        "dot_product_mean_of_correlated": "Correlated pairs, and the fourth moment",
        "score_covariance": "Several scores together",
    },
    galleries=(("scores", "Scores and their scaling", ""),),
    chinese=InChinese(
        title="内积",
        question="随机的 query 与 key 的内积有多大？",
        answer=r"为什么要把分数除以 $\sqrt d$？来源用正态分布来论证，途中丢了一个 $\sigma$ 的幂。这个论证需要的只是独立性、均值和二阶矩："
        r"由此得到分数的均值与方差，从而得到保持方差的因子；但得不到分数的分布。对正态的分量，四阶矩说明分数对任何 $d$ 都不是正态的。",
    ),
)
