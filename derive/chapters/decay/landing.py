"""What the chapter about the decay with the distance asks, the theorems that answer it, and its sections."""

from ...books.landing import InChinese, Landing

LANDING = Landing(
    question="Do sinusoidal positions forget each other with the distance?",
    chief={
        "decay_bound": "The integral over all frequencies falls at least as fast as one over the distance.",
        "finite_sum_returns": "The finite sum, which a model has, comes back as near to its start as one likes.",
        "finite_sum_mean_square": r"For distinct frequencies in $(0, \pi)$, the mean square over all distances is one over twice the number of terms.",
    },
    sections={
        "sinusoidal_inner_eq_riemann_sum": "From the sum to the integral",
        "decay_closed_form": "Closed forms",
        "weighted_riemann_sum_error": "The sum against its integral",
        "decay_bound": "How fast the integral falls",
        "exponential_decay_changes_sign": "Where it vanishes",
        "finite_sum_bound": "The finite sum",
        "weighted_decay_bound": "Other schedules",
    },
    galleries=(("decay", "Decay with the distance", ""),),
    chinese=InChinese(
        title="随距离的衰减",
        question="正弦位置编码的内积会随距离衰减吗？",
        answer="来源说：两个正弦位置编码的内积像振荡积分那样随距离趋于零。对积分这是对的；对各通道的有限和则是错的："
        "有限个余弦之和会一次又一次地回到距离为零时的值附近，要多近有多近。",
    ),
)
