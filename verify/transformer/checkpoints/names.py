"""Where the arrays of each layer stand in a checkpoint: tables of names, one for each framework's module.

A row says: our name, their name, whether theirs is transposed, and which part of theirs it is where they keep several
arrays on top of one another. Both directions are read from the same table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from verify.transformer.blocks.decoder_layer import DecoderLayerParameters
from verify.transformer.blocks.encoder_layer import EncoderLayerParameters
from verify.transformer.blocks.stacks import DecoderParameters, EncoderParameters
from verify.transformer.models.bert import BertParameters
from verify.transformer.multi_head import MultiHeadAttentionParameters

__all__ = ["MODULES", "Module", "NamedArray", "TransformerParameters", "below"]


class NamedArray(NamedTuple):
    """One array.

    Parameters
    ----------
    ours, theirs : str
        Dotted names.
    transposed : bool
        Whether theirs is the transpose: a linear map's weight has shape (out, in) there, (in, out) here.
    part : int
        Which third of the rows of theirs it is; None for all of it.
    """

    ours: str
    theirs: str
    transposed: bool = False
    part: int | None = None


def _linear(ours: tuple[str, str], theirs: str) -> tuple[NamedArray, ...]:
    """Return the rows of a linear map."""
    weight, bias = ours
    return (NamedArray(weight, f"{theirs}.weight", transposed=True), NamedArray(bias, f"{theirs}.bias"))


def _norm(ours: str, theirs: str) -> tuple[NamedArray, ...]:
    """Return the rows of a LayerNorm."""
    return (NamedArray(f"{ours}.weight", f"{theirs}.weight"), NamedArray(f"{ours}.bias", f"{theirs}.bias"))


def below(ours: str, theirs: str, rows: tuple[NamedArray, ...]) -> tuple[NamedArray, ...]:
    """Return the rows of a module inside another one."""
    return tuple(row._replace(ours=f"{ours}.{row.ours}", theirs=f"{theirs}.{row.theirs}") for row in rows)


_OUTPUT = _linear(("w_output", "b_output"), "out_proj")
_BIASES = tuple(
    NamedArray(f"b_{role}", "in_proj_bias", part=part) for part, role in enumerate(("query", "key", "value"))
)

_PACKED_ATTENTION = (
    NamedArray("w_query", "in_proj_weight", transposed=True, part=0),
    NamedArray("w_key", "in_proj_weight", transposed=True, part=1),
    NamedArray("w_value", "in_proj_weight", transposed=True, part=2),
    *_BIASES,
    *_OUTPUT,
)
"""``torch.nn.MultiheadAttention``: query, key and value, in this order, on top of one another."""

_SPLIT_ATTENTION = (
    NamedArray("w_query", "q_proj_weight", transposed=True),
    NamedArray("w_key", "k_proj_weight", transposed=True),
    NamedArray("w_value", "v_proj_weight", transposed=True),
    *_BIASES,
    *_OUTPUT,
)
"""The same where ``kdim`` or ``vdim`` is another width: the weights stand apart, the biases do not."""

_LAST_NORM = _norm("norm", "norm")
"""The ``torch.nn.LayerNorm`` after a stack."""

_FEED_FORWARD = (
    *_linear(("feed_forward.w_in", "feed_forward.b_in"), "linear1"),
    *_linear(("feed_forward.w_out", "feed_forward.b_out"), "linear2"),
)

_ENCODER_LAYER = (
    *below("self_attention", "self_attn", _PACKED_ATTENTION),
    *_FEED_FORWARD,
    *_norm("norm1", "norm1"),
    *_norm("norm2", "norm2"),
)
"""``torch.nn.TransformerEncoderLayer``."""

_DECODER_LAYER = (
    *below("self_attention", "self_attn", _PACKED_ATTENTION),
    *below("cross_attention", "multihead_attn", _PACKED_ATTENTION),
    *_FEED_FORWARD,
    *_norm("norm1", "norm1"),
    *_norm("norm2", "norm2"),
    *_norm("norm3", "norm3"),
)
"""``torch.nn.TransformerDecoderLayer``."""

_BERT_LAYER = (
    *_linear(("self_attention.w_query", "self_attention.b_query"), "attention.self.query"),
    *_linear(("self_attention.w_key", "self_attention.b_key"), "attention.self.key"),
    *_linear(("self_attention.w_value", "self_attention.b_value"), "attention.self.value"),
    *_linear(("self_attention.w_output", "self_attention.b_output"), "attention.output.dense"),
    *_norm("norm1", "attention.output.LayerNorm"),
    *_linear(("feed_forward.w_in", "feed_forward.b_in"), "intermediate.dense"),
    *_linear(("feed_forward.w_out", "feed_forward.b_out"), "output.dense"),
    *_norm("norm2", "output.LayerNorm"),
)
"""One layer of Hugging Face's ``BertModel``."""

_BERT = (
    NamedArray("token_embedding", "embeddings.word_embeddings.weight"),
    NamedArray("position_embedding", "embeddings.position_embeddings.weight"),
    NamedArray("segment_embedding", "embeddings.token_type_embeddings.weight"),
    *_norm("norm", "embeddings.LayerNorm"),
    *_linear(("w_pool", "b_pool"), "pooler.dense"),
)
"""The rest of Hugging Face's ``BertModel``."""


@dataclass(frozen=True, slots=True)
class TransformerParameters:
    """Parameters of ``torch.nn.Transformer``, or the gradients there: two stacks, and no embedding."""

    encoder: EncoderParameters
    decoder: DecoderParameters


class Stack(NamedTuple):
    """A sequence of layers: its dotted name here and there, and the arrays of one layer."""

    ours: str
    theirs: str
    layer: tuple[NamedArray, ...]


class Module(NamedTuple):
    """How a module of a framework is stored.

    Parameters
    ----------
    kind : type
        Our record of its parameters.
    layouts : tuple of tuple of NamedArray
        Its arrays, apart from those of its stacks; the first layout that holds them is the one in use.
    stacks : tuple of Stack
        Its sequences of layers.
    optional : tuple of NamedArray
        Arrays that may be absent, all together.
    biased : bool
        Whether it always has biases. Otherwise they may be absent, all together.
    renamed : tuple of (str, str)
        Older endings of names, and today's.
    ignored : tuple of str
        Names that hold no parameter.
    """

    kind: type[Any]
    layouts: tuple[tuple[NamedArray, ...], ...] = ((),)
    stacks: tuple[Stack, ...] = ()
    optional: tuple[NamedArray, ...] = ()
    biased: bool = False
    renamed: tuple[tuple[str, str], ...] = ()
    ignored: tuple[str, ...] = ()


MODULES = {
    "MultiheadAttention": Module(MultiHeadAttentionParameters, (_PACKED_ATTENTION, _SPLIT_ATTENTION)),
    "TransformerEncoderLayer": Module(EncoderLayerParameters, (_ENCODER_LAYER,)),
    "TransformerDecoderLayer": Module(DecoderLayerParameters, (_DECODER_LAYER,)),
    "TransformerEncoder": Module(
        EncoderParameters, stacks=(Stack("layers", "layers", _ENCODER_LAYER),), optional=_LAST_NORM
    ),
    "TransformerDecoder": Module(
        DecoderParameters, stacks=(Stack("layers", "layers", _DECODER_LAYER),), optional=_LAST_NORM
    ),
    "Transformer": Module(
        TransformerParameters,
        ((*below("encoder", "encoder", _LAST_NORM), *below("decoder", "decoder", _LAST_NORM)),),
        stacks=(
            Stack("encoder.layers", "encoder.layers", _ENCODER_LAYER),
            Stack("decoder.layers", "decoder.layers", _DECODER_LAYER),
        ),
    ),
    "BertModel": Module(
        BertParameters,
        (_BERT,),
        stacks=(Stack("encoder.layers", "encoder.layer", _BERT_LAYER),),
        biased=True,
        renamed=((".gamma", ".weight"), (".beta", ".bias")),
        ignored=("embeddings.position_ids",),
    ),
}
"""PyTorch's modules, and Hugging Face's BERT, by the names of their classes."""
