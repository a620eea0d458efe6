"""Hold the field's topics as data: theorems are found under them, by the search of ``derive list``."""

from __future__ import annotations

from ..books.book import Topics

__all__ = ["TOPICS"]

TOPICS: tuple[Topics, ...] = (
    (
        "Attention",
        (
            ("FlashAttention, online softmax", "flash attention"),
            ("Causal mask", "causal mask"),
            ("KV cache", "kv cache"),
            ("Padding", "padding"),
            ("Multi-head attention", "mha"),
            ("Grouped and multi-query attention", "gqa"),
            ("ALiBi", "linear bias relative"),
            ("Scaling by the root of the dimension", "scaled dot product variance"),
            ("Equivariance under permutations", "equivariance"),
        ),
    ),
    (
        "Softmax",
        (
            ("Temperature", "temperature"),
            ("Stable softmax", "stable softmax"),
            ("Vanishing gradients", "vanishing gradient"),
            ("Ties", "ties"),
            ("Log-sum-exp", "lse"),
        ),
    ),
    (
        "Positions",
        (
            ("RoPE", "rope"),
            ("Sinusoidal positions", "sinusoidal"),
            ("Relative positions", "relative position"),
            ("Decay with the distance", "long term decay"),
        ),
    ),
    (
        "Layers",
        (
            ("LayerNorm", "layer norm"),
            ("RMSNorm", "rms norm"),
            ("BatchNorm", "batch norm"),
            ("Linear layers", "linear backward"),
            ("GELU", "gelu"),
            ("SwiGLU", "swiglu"),
            ("Residual connections", "residual connection"),
            ("Embeddings", "embedding"),
        ),
    ),
    (
        "Losses",
        (
            ("Cross-entropy", "cross entropy"),
            ("Label smoothing", "label smoothing"),
            ("z-loss", "z loss"),
            ("Load balancing", "load balancing"),
        ),
    ),
)
"""Groups of topics: what a topic is called, and what is searched for."""
