"""Layers as maps: the partial derivatives of the chapter from which Rocq concludes a total one."""

from ...books.layer import Layer

TOTALS = (
    Layer("softmax_total", "Softmax", ("softmax_vjp",), "softmax_jacobian", "softmax_jvp", ("partition_pos",)),
    Layer("log_softmax_total", "Logarithm of softmax", ("log_softmax_vjp",), "", "", ("partition_pos", "softmax_pos")),
)
