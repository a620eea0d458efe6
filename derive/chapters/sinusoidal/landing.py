"""What the chapter about sinusoidal and rotary positions asks, the theorems that answer it, and its sections."""

from ...books.landing import AtNumbers, InChinese, Landing

LANDING = Landing(
    question="Can sinusoidal positions express relative positions, and can anything else?",
    chief={
        "sinusoidal_shift_eq_rotation": "To move a position is to rotate its pairs, by angles that the shift alone decides.",
        "sinusoidal_inner": "The inner product of two positions depends on their difference only.",
        "relative_encoding_iff_orthogonal_powers": "For inner products to depend on differences alone, each step has to be the same orthogonal matrix.",
    },
    example=AtNumbers(
        "sinusoidal_inner",
        {"theta": [1.0, 0.25], "m": 5.0, "n": 2.0},
        "The positions are $5$ and $2$; at $15$ and $12$ the number is the same.",
    ),
    sections={
        "sinusoidal_table": "The table, and its shifts",
        "sinusoidal_rotation_orthogonal": "Rotations and inner products",
        "rotary_forward": "Rotary positions",
        "planar_step": "What else could see differences",
        "pi_irrational": "Whether two positions can be one",
    },
    galleries=(
        ("rotary", "Rotary positions", "rotary"),
        ("positions", "Sinusoidal positions", ""),
    ),
    chinese=InChinese(
        title="正弦位置编码",
        question="正弦位置编码能表达相对位置吗？别的编码能吗？",
        answer="来源问：正弦位置编码能否、又如何表达相对位置？两个事实回答了它：位置的平移把每一对通道旋转一个只取决于平移量的角度；"
        "因此两个位置的内积只取决于它们的差。反过来也成立：在平面上，没有别的编码能用复数乘积做到这一点。",
    ),
)
