"""Layers as maps: the partial derivatives of the chapter from which Rocq concludes a total one."""

from ...books.layer import Layer

TOTALS = (
    Layer(
        "linear_total",
        "Linear layer, in input, weight and bias",
        ("linear_backward_input", "linear_backward_weight", "linear_backward_bias"),
    ),
    Layer("relu_total", "ReLU, off the kink", ("relu_vjp",)),
    Layer("gelu_total", "GELU", ("gelu_vjp",)),
    Layer("gelu_tanh_total", "GELU by tanh", ("gelu_tanh_vjp",)),
    Layer(
        "feed_forward_total",
        "Feed-forward layer, off the kinks, in input and weights",
        (
            "feed_forward_backward",
            "feed_forward_backward_weight",
            "feed_forward_backward_bias",
            "feed_forward_backward_weight_out",
        ),
    ),
    Layer("residual_total", "Residual connection around a feed-forward layer", ("residual_backward",)),
    Layer("embedding_total", "Embedding, in its table", ("embedding_backward",)),
)
