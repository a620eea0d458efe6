"""Layers as maps: the partial derivatives of the chapter from which Rocq concludes a total one."""

from ...books.layer import Layer

TOTALS = (
    Layer(
        "attention_total",
        "Attention, with an additive and a multiplicative mask, in queries, keys and values",
        ("masked_attention_backward_query", "masked_attention_backward_key", "masked_attention_backward_value"),
    ),
)
