"""What the chapter about the root of the width asks, the theorems that answer it, and its sections."""

from ...books.landing import AtNumbers, InChinese, Landing

LANDING = Landing(
    question=r"Why divide by $\sqrt d$, under which hypotheses, and what does the division cost?",
    chief={
        "scaled_dot_product_mean": r"For independent queries and keys, the mean after the division is $\sqrt d$ times the product of the two means.",
        "scaled_softmax_jacobian": "The Jacobian in the logits is that at the divided logits, over the divisor $r$.",
        "expected_softmax_gradient_bounds": r"For standard normal entries and undivided scores, the expected trace falls at least like $1/\sqrt d$.",
    },
    example=AtNumbers(
        "scaled_softmax_jacobian",
        {"x": [0.0, 3.0, 6.0], "r": 3.0},
        r"It is the Jacobian at the logits $0, 1, 2$, divided by $3$.",
    ),
    sections={
        "dot_product_over_width_variance": "What the root keeps, and what it does not",
        "scaled_softmax_jacobian": "What the division does to gradients",
    },
    galleries=(("scores", "Scores and their scaling", ""),),
    chinese=InChinese(
        title=r"为什么除以 $\sqrt d$",
        question=r"为什么要除以 $\sqrt d$？需要哪些条件？代价是什么？",
        answer=r"除以 $\sqrt d$ 使分数的方差对每个 $d$ 都不变。条件是独立性、一个等于 $0$ 的均值和相等的二阶矩，不需要正态分布。"
        "本章把条件逐个去掉，去掉之后分数如何变化，各是一条定理。除法也有来源没有提到的代价：梯度也被除了。",
    ),
)
