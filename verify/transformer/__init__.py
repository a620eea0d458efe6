"""A Transformer in plain NumPy: each layer and model forward and, beside it, backward, on any number type.

>>> from verify.transformer import softmax, softmax_backward
>>> y = softmax([0.0, 0.0])
>>> softmax_backward(y, [1.0, 0.0])
array([ 0.25, -0.25])

Names are looked up when they are used: importing this package loads no library.
"""

from __future__ import annotations

from importlib import import_module
from types import MappingProxyType
from typing import Any

_PUBLIC = {
    # functions of rows
    "layers.softmax": "softmax softmax_backward softmax_jvp",
    "layers.log_softmax": "log_softmax log_softmax_backward logsumexp logsumexp_backward",
    "layers.cross_entropy": "cross_entropy cross_entropy_backward",
    "layers.activations": "gated_backward gelu relu relu_backward silu",
    "layers.sigmoid": "sigmoid sigmoid_backward",
    # normalization
    "layers.layer_norm": "layer_norm layer_norm_backward",
    "layers.rms_norm": "rms_norm rms_norm_backward",
    "layers.batch_norm": "batch_norm batch_norm_backward initial_statistics",
    "layers.group_norm": "group_norm group_norm_backward",
    # layers with weights
    "layers.linear": "linear linear_backward",
    "layers.feed_forward": "FeedForwardParameters feed_forward feed_forward_backward",
    "layers.embedding": "embedding embedding_backward",
    "layers.dropout": "dropout dropout_backward",
    "layers.pooling": "mean_pool mean_pool_backward",
    # attention
    "layers.attention": "scaled_dot_product_attention scaled_dot_product_attention_backward",
    "layers.multi_head": """
        KeysAndValues MultiHeadAttentionParameters multi_head_attention multi_head_attention_backward
    """,
    "layers.heads": "HeadConfig RotaryConfig RotaryScaling",
    "layers.masks": "causal_mask padding_mask window_mask",
    # positions
    "layers.positions": "rotary rotary_backward sinusoidal_frequencies sinusoidal_positions",
    "layers.relative_bias": "relative_bias relative_bias_backward",
    # blocks
    "blocks.config": "AttentionMasks LayerConfig",
    "blocks.residual": "NormParameters",
    "blocks.layer": """
        DecoderLayerParameters EncoderLayerParameters decoder_layer decoder_layer_backward encoder_layer
        encoder_layer_backward
    """,
    "blocks.stacks": "DecoderParameters EncoderParameters decoder decoder_backward encoder encoder_backward",
    # models
    "models.language_model": """
        LanguageModelConfig LanguageModelParameters language_model language_model_backward next_token_loss
        next_token_loss_backward
    """,
    "models.bert": "BertParameters bert bert_backward",
    "models.bert_heads": "BertHeadsParameters bert_heads bert_heads_backward",
    "models.t5": "T5Config T5Parameters t5 t5_backward",
    "models.classifier": "ClassifierParameters classifier classifier_backward",
    "models.encoder_decoder": "EncoderDecoderParameters encoder_decoder encoder_decoder_backward",
    "models.transformer": "TransformerParameters transformer transformer_backward",
    "models.initial": """
        Sizes bert_parameters classifier_parameters decoder_layer_parameters decoder_parameters
        encoder_decoder_parameters encoder_layer_parameters encoder_parameters language_model_parameters xavier
    """,
    # parameters and checkpoints
    "parameters": "flat unflat",
    "checkpoints.files": "EXAMPLE_ARRAYS load_arrays save_arrays",
    "checkpoints.state_dict": "from_state_dict to_state_dict",
    "checkpoints.pretrained": "EXAMPLE_MODEL load_language_model",
    "checkpoints.pretrained_bert": "load_bert",
    "checkpoints.pretrained_t5": "load_t5",
}
_HOMES = MappingProxyType({name: module for module, names in _PUBLIC.items() for name in names.split()})

__all__ = [*_HOMES]


def __getattr__(name: str) -> Any:
    """Load a public name when it is first used."""
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Show the public names, loaded or not."""
    return sorted(__all__)
