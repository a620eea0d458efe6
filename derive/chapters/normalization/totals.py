"""Layers as maps: the partial derivatives of the chapter from which Rocq concludes a total one."""

from ...books.layer import Layer

TOTALS = (
    Layer(
        "layernorm_total", "LayerNorm", ("layernorm_vjp",), "layernorm_jacobian", "layernorm_jvp", ("deviation_pos",)
    ),
    Layer("layernorm_gain_total", "LayerNorm with gain and bias", ("layernorm_gain_vjp",), positive=("deviation_pos",)),
    Layer("rmsnorm_total", "RMSNorm", ("rmsnorm_vjp",), "rmsnorm_jacobian", "", ("rms_pos",)),
    Layer("rmsnorm_gain_total", "RMSNorm with gain", ("rmsnorm_gain_vjp",), positive=("rms_pos",)),
    Layer("batchnorm_total", "BatchNorm", ("batchnorm_vjp",), positive=("batch_deviation_pos",)),
)
