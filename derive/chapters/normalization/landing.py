"""What the chapter about normalization asks, the theorems that answer it, and its sections."""

from ...books.landing import AtNumbers, InChinese, Landing

LANDING = Landing(
    question=r"What do LayerNorm, RMSNorm and BatchNorm do to what flows through them, $\varepsilon$ included?",
    chief={
        "layernorm_vjp": "Two means are taken away from the gradient: one for the mean, one for the variance.",
        "rmsnorm_vjp": "As in LayerNorm, without the path through the mean.",
        "batchnorm_vjp": "As in LayerNorm, down the batch: means over the examples are taken away.",
    },
    example=AtNumbers(
        "layernorm_vjp",
        {"x": [1.0, 2.0, 4.0], "g": [1.0, 0.0, 0.0], "epsilon": 0.01},
        "They add up to $0$, as LayerNorm forgets a shift.",
    ),
    sections={
        "variance_nonneg": "Mean, variance, and what eps leaves",
        "layernorm_sum_zero": "The forward pass of LayerNorm",
        "mean_derivative": "The Jacobian of LayerNorm",
        "layernorm_vjp": "The backward pass of LayerNorm",
        "squared_deviation_defect": "How large a normalized entry can be",
        "normalization_gain_gradient": "Gain and bias",
        "rms_pos": "RMSNorm",
        "batchnorm_is_layernorm_transposed": "BatchNorm",
        "rms_of_multiple": "What a scale does, and how large scores and Jacobians are",
        "deviation_pos_of_positive_eps": "How far apart two outputs are",
    },
    galleries=(
        ("layernorm", "LayerNorm", r"layernorm|mean_|variance_|deviation_|eps_|squared|sum_|normal"),
        ("rmsnorm", "RMSNorm", "rms"),
        ("batchnorm", "BatchNorm", "batch"),
    ),
    chinese=InChinese(
        title="归一化",
        question=r"LayerNorm、RMSNorm、BatchNorm 对前向与反向各做了什么？$\varepsilon$ 又留下了什么？",
        answer=r"Transformer 在层与层之间除以均方的根。LayerNorm 与 BatchNorm 先减去均值：得到的结果均值为零，并且忘记了输入的平移；"
        r"RMSNorm 什么也不减。三者的结果都有界。均方不是一："
        r"根号里的 $\varepsilon$ 使它变小，并在梯度中留下痕迹，而实现和测试常常把它丢掉。",
    ),
)
