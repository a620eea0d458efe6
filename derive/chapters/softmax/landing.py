"""What the chapter about softmax asks, the theorems that answer it, and its sections."""

from ...books.landing import AtNumbers, InChinese, Landing

LANDING = Landing(
    question="What do large logits do to softmax, and to the gradient that flows back through it?",
    chief={
        "softmax_jacobian": "At its own logit a weight has the slope $p_i (1 - p_i)$, and at another the slope $-p_i p_j$.",
        "softmax_vjp": "Going back through softmax takes one inner product; the Jacobian is not formed.",
        "softmax_jacobian_le_of_gap": r"Where one of $n$ logits leads by $a$, no entry of the Jacobian has a modulus above $(n - 1)\, \mathrm{e}^{-a}$.",
    },
    example=AtNumbers(
        "softmax_vjp",
        {"x": [0.0, 1.0, 2.0], "g": [1.0, -1.0, 0.5]},
        r"The three numbers add up to $0$: a common shift of the logits changes nothing.",
    ),
    sections={
        "partition_pos": "Weights",
        "softmax_jacobian": "The Jacobian and the two passes",
        "softmax_jacobian_quadratic_form": "The size of the Jacobian, and the second derivative",
        "logsumexp_gradient": "Log-sum-exp, the logarithm, entropy and temperature",
        "softmax_two_weights_le_one": "Where the Jacobian is zero, and where it is not",
        "softmax_le_one": "What a gap between the logits does",
        "softmax_jacobian_example_limit": "Limits of large and of small logits",
        "cross_entropy_gradient": "The cross-entropy",
        "sigmoid_derivative": "Two logits: when scaling helps",
        "divergence_nonneg": "Entropy, sizes of weights, and errors of the logits",
        "gumbel_winner_and_value": "Sampling",
    },
    galleries=(
        ("losses", "Cross-entropy and other losses", r"(smoothed_)?padded_|cross_entropy|label_|z_loss|router"),
        ("softmax", "Softmax", ""),
    ),
    chinese=InChinese(
        title="Softmax",
        question="很大的 logits 对 softmax 以及反传的梯度有什么影响？",
        answer="注意力用 softmax 把分数变成权重，训练时要乘以 softmax 的雅可比矩阵。来源说：很大的 logits 会使它消失，它是对称的，"
        "每个输入都影响每个输出。本章证明其中正确的部分：softmax 只看 logits 之差；雅可比矩阵是一个协方差矩阵；"
        "logits 不少于两个时，它没有一个元素为零；使它变小的是最大的 logit 与其余 logits 的间隔，而不是 logits 的大小。",
    ),
)
