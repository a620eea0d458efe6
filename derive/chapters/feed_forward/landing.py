"""What the chapter about the feed-forward network asks, the theorems that answer it, and its sections."""

from ...books.landing import AtNumbers, InChinese, Landing

LANDING = Landing(
    question="What is the backward pass of everything between two attention layers?",
    chief={
        "vjp_compose": "The last layer first: a vector is multiplied, and no product of Jacobians formed.",
        "linear_backward_weight": "All tokens use one weight, so its gradient is a sum over the tokens.",
        "label_smoothed_cross_entropy_gradient": "Weights minus targets, where all classes share the smoothing.",
    },
    example=AtNumbers(
        "label_smoothed_cross_entropy_gradient",
        {"x": [2.0, 0.0, 0.0], "epsilon": 0.1},
        "For each right class $k$ a row: the entry of this class is the negative one.",
    ),
    sections={
        "vjp_compose": "Composition and linear maps",
        "absolute_square": "Absolute value and ReLU",
        "normal_distribution_derivative": "GELU",
        "relu_vjp": "The feed-forward network",
        "residual_backward": "Residuals, embeddings, pooling",
        "label_smoothed_cross_entropy_gradient": "Smoothed labels",
        "swiglu_vjp": "Gates, caps, and losses beside the loss",
        "moving_average_bias": "Optimizers: averages, directions, decay of the weights",
    },
    galleries=(
        ("losses", "Cross-entropy and other losses", r"(smoothed_)?padded_|cross_entropy|label_|z_loss|router"),
        ("activations", "Activations and gates", "relu|gelu|tanh|swiglu|geglu|softcap|normal_|absolute"),
        ("linear", "Linear layers, residuals, embeddings", ""),
    ),
    chinese=InChinese(
        title="前馈网络与反向传播",
        question="两个注意力层之间的一切，反向传播是什么？",
        answer="在注意力层之间，Transformer 对每个 token 应用同一个小网络。它的反向传播，以及嵌入、残差、池化和损失的反向传播，只是一页指标代数；"
        "然而真实程序在这里的错误屡有报告：漏掉了激活函数的斜率，只取了一个 token 而没有对所有 token 求和，用平均代替了求和。",
    ),
)
