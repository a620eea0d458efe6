"""What the chapter about how positions interact asks, the theorems that answer it, and its sections."""

from ...books.landing import InChinese, Landing

LANDING = Landing(
    question="How do two positions meet in a score, and when does only their difference count?",
    chief={
        "attention_permutation_equivariant": "Without positions and without a mask, attention cannot see order.",
        "interaction_general": "Any matrix between two positions gives four trigonometric terms for each block.",
        "interaction_relative_iff_commuting_blocks": r"With distinct frequencies in $(0, \pi)$, only differences count just where the blocks are on the diagonal and commute with rotations.",
    },
    sections={
        "attention_permutation_equivariant": "Without positions",
        "mixed_second_difference_bilinear": "Where a bilinear form comes from",
        "interaction_diagonal": "Diagonal matrices between positions",
        "interaction_block": "Any matrix between positions",
        "bilinear_form_bound": "How large an interaction is",
    },
    galleries=(("positions", "Sinusoidal positions", ""),),
    chinese=InChinese(
        title="位置之间的相互作用",
        question="两个位置在注意力分数中如何相互作用？何时只取决于它们的差？",
        answer=r"没有位置编码、也没有掩码的 Transformer 看不到顺序：这是一条关于置换的定理。把位置加到输入上，二阶泰勒展开中有一项是两个位置相遇之处："
        r"$p(m)^{\mathsf T} H\, p(n)$。来源只算了对角的 $H$；一般的 $H$ 并不更难，每一块给出四个三角函数项。",
    ),
)
