"""Name the arrays of each layer in a checkpoint: tables, one for each framework's module.

A row says: our name, their name, whether theirs is transposed, and which part of theirs it is where they keep several
arrays on top of one another. Both directions are read from the same table.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from verify.transformer.blocks.layer import DecoderLayerParameters, EncoderLayerParameters
from verify.transformer.blocks.stacks import DecoderParameters, EncoderParameters
from verify.transformer.layers.multi_head import MultiHeadAttentionParameters
from verify.transformer.models.bert import BertParameters
from verify.transformer.models.bert_heads import BertHeadsParameters
from verify.transformer.models.language_model import LanguageModelParameters
from verify.transformer.models.t5 import T5Parameters
from verify.transformer.models.transformer import TransformerParameters

__all__ = ["MODULES", "Module", "NamedArray", "below"]


class NamedArray(NamedTuple):
    """One array.

    Parameters
    ----------
    ours, theirs : str
        Dotted names.
    transposed : bool
        Whether theirs is the transpose: a linear map's weight has shape (out, in) there, (in, out) here.
    part : int
        Which third of theirs it is; None for all of it.
    axis : int
        The axis along which theirs holds the thirds.
    ones : int
        How many axes of size 1 theirs has before ours.
    """

    ours: str
    theirs: str
    transposed: bool = False
    part: int | None = None
    axis: int = 0
    ones: int = 0


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


ROLES = ("query", "key", "value", "output")
INPUTS = ROLES[:3]


def _each(
    ours: str, theirs: str, roles: tuple[str, ...] = ROLES, *, packed: bool = False, **how: Any
) -> tuple[NamedArray, ...]:
    """Return the rows of projections of attention, whose names have a role here and its first letter there.

    Packed ones are on top of one another, in this order.
    """
    parts = range(len(roles)) if packed else [None] * len(roles)
    return tuple(
        NamedArray(ours.format(role), theirs.format(role[0]), part=part, **how)
        for role, part in zip(roles, parts, strict=True)
    )


_OUTPUT = _linear(("w_output", "b_output"), "out_proj")
_BIASES = _each("b_{}", "in_proj_bias", INPUTS, packed=True)

_PACKED_ATTENTION = (*_each("w_{}", "in_proj_weight", INPUTS, packed=True, transposed=True), *_BIASES, *_OUTPUT)
"""``torch.nn.MultiheadAttention``: query, key and value, in this order, on top of one another."""

_SPLIT_ATTENTION = (*_each("w_{}", "{}_proj_weight", INPUTS, transposed=True), *_BIASES, *_OUTPUT)
"""The same where ``kdim`` or ``vdim`` is another width: the weights stand apart, the biases do not."""

_MORE = (NamedArray("more_key", "bias_k", ones=2), NamedArray("more_value", "bias_v", ones=2))
"""Further arrays of ``torch.nn.MultiheadAttention`` with ``add_bias_kv``."""

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
)
"""The rest of Hugging Face's ``BertModel``."""


_POOLER = _linear(("w_pool", "b_pool"), "pooler.dense")
"""The pooler of Hugging Face's ``BertModel``, which models for tokens do without."""

_WORDS = (
    *_linear(("words.w", "words.b"), "cls.predictions.transform.dense"),
    *_norm("words.norm", "cls.predictions.transform.LayerNorm"),
    NamedArray("words.bias", "cls.predictions.bias"),
)
"""The head of Hugging Face's ``BertForMaskedLM``, whose last matrix is the embedding as a rule."""
_DECODER = (NamedArray("words.decoder", "cls.predictions.decoder.weight", transposed=True),)
_NEXT = _linear(("w_pooled", "b_pooled"), "cls.seq_relationship")
_POOLED = below("bert", "bert", _POOLER)

_GATED = (
    NamedArray("feed_forward.w_in", "mlp.up_proj.weight", transposed=True),
    NamedArray("feed_forward.w_gate", "mlp.gate_proj.weight", transposed=True),
    NamedArray("feed_forward.w_out", "mlp.down_proj.weight", transposed=True),
)
_PROJECTIONS = _each("self_attention.w_{}", "self_attn.{}_proj.weight", transposed=True)

_LLAMA_LAYER = (
    *_PROJECTIONS,
    *_GATED,
    NamedArray("norm1.weight", "input_layernorm.weight"),
    NamedArray("norm2.weight", "post_attention_layernorm.weight"),
)
"""One layer of Hugging Face's ``LlamaModel``; Mistral and Gemma have the same names."""

_QWEN2_LAYER = (*_LLAMA_LAYER, *_each("self_attention.b_{}", "self_attn.{}_proj.bias", INPUTS))
"""The same with biases of queries, keys and values."""

_QWEN3_LAYER = (
    *_LLAMA_LAYER,
    NamedArray("self_attention.gain_query", "self_attn.q_norm.weight"),
    NamedArray("self_attention.gain_key", "self_attn.k_norm.weight"),
)
"""The same with norms of queries and keys."""

_GEMMA2_LAYER = (
    *_PROJECTIONS,
    *_GATED,
    NamedArray("norm1.weight", "input_layernorm.weight"),
    NamedArray("norm1_after.weight", "post_attention_layernorm.weight"),
    NamedArray("norm2.weight", "pre_feedforward_layernorm.weight"),
    NamedArray("norm2_after.weight", "post_feedforward_layernorm.weight"),
)
"""One layer of Hugging Face's ``Gemma2Model``, with norms before and after each sublayer."""

_LLAMA = (NamedArray("embedding", "model.embed_tokens.weight"), NamedArray("decoder.norm.weight", "model.norm.weight"))
_HEAD = (NamedArray("head", "lm_head.weight", transposed=True),)

_GPT2_LAYER = (
    *_each("self_attention.w_{}", "attn.c_attn.weight", INPUTS, packed=True, axis=1),
    *_each("self_attention.b_{}", "attn.c_attn.bias", INPUTS, packed=True),
    NamedArray("self_attention.w_output", "attn.c_proj.weight"),
    NamedArray("self_attention.b_output", "attn.c_proj.bias"),
    NamedArray("feed_forward.w_in", "mlp.c_fc.weight"),
    NamedArray("feed_forward.b_in", "mlp.c_fc.bias"),
    NamedArray("feed_forward.w_out", "mlp.c_proj.weight"),
    NamedArray("feed_forward.b_out", "mlp.c_proj.bias"),
    *_norm("norm1", "ln_1"),
    *_norm("norm2", "ln_2"),
)
"""One layer of Hugging Face's ``GPT2Model``, whose ``Conv1D`` weights have shape (in, out), as ours do."""

_GPT2 = (
    NamedArray("embedding", "transformer.wte.weight"),
    NamedArray("position_embedding", "transformer.wpe.weight"),
    *_norm("decoder.norm", "transformer.ln_f"),
)


def _t5_layer(feed_forward: tuple[NamedArray, ...], place: int) -> tuple[NamedArray, ...]:
    """Return what T5's layers of encoder and decoder have in common; the feed-forward network comes last."""
    return (
        *_t5_attention("self_attention", "layer.0.SelfAttention"),
        NamedArray("norm1.weight", "layer.0.layer_norm.weight"),
        *below("feed_forward", f"layer.{place}.DenseReluDense", feed_forward),
        NamedArray(f"norm{place + 1}.weight", f"layer.{place}.layer_norm.weight"),
    )


def _t5_attention(ours: str, theirs: str) -> tuple[NamedArray, ...]:
    """Return the rows of T5's attention."""
    return below(ours, theirs, _each("w_{}", "{}.weight", transposed=True))


_T5 = (
    NamedArray("embedding", "shared.weight"),
    *(
        row
        for stack in ("encoder", "decoder")
        for row in (
            NamedArray(f"{stack}_bias", f"{stack}.block.0.layer.0.SelfAttention.relative_attention_bias.weight"),
            NamedArray(f"{stack}.norm.weight", f"{stack}.final_layer_norm.weight"),
        )
    ),
)
_T5_FED = (NamedArray("w_in", "wi.weight", transposed=True), NamedArray("w_out", "wo.weight", transposed=True))
_T5_GATED = (
    NamedArray("w_in", "wi_1.weight", transposed=True),
    NamedArray("w_gate", "wi_0.weight", transposed=True),
    NamedArray("w_out", "wo.weight", transposed=True),
)


class Stack(NamedTuple):
    """A sequence of layers: its dotted name here and there, and the arrays of one layer."""

    ours: str
    theirs: str
    layer: tuple[NamedArray, ...]


class Module(NamedTuple):
    """Describe how a module of a framework is stored.

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
        Names that hold no parameter; one that begins with a dot stands for all that end in it.
    """

    kind: type[Any]
    layouts: tuple[tuple[NamedArray, ...], ...] = ((),)
    stacks: tuple[Stack, ...] = ()
    optional: tuple[NamedArray, ...] = ()
    biased: bool = False
    renamed: tuple[tuple[str, str], ...] = ()
    ignored: tuple[str, ...] = ()


def _language_model(layer: tuple[NamedArray, ...]) -> Module:
    """Return a decoder-only model of Hugging Face with layers of these names; a tied head is absent."""
    return Module(
        LanguageModelParameters,
        (_LLAMA,),
        stacks=(Stack("decoder.layers", "model.layers", layer),),
        optional=_HEAD,
        biased=True,
        ignored=(".rotary_emb.inv_freq",),
    )


_BERT_RENAMED = ((".gamma", ".weight"), (".beta", ".bias"))


def _bert(*rows: NamedArray, optional: tuple[NamedArray, ...] = ()) -> Module:
    """Return a model of Hugging Face with BERT inside and these arrays beside it."""
    return Module(
        BertHeadsParameters,
        ((*below("bert", "bert", _BERT), *rows),),
        stacks=(Stack("bert.encoder.layers", "bert.encoder.layer", _BERT_LAYER),),
        optional=optional,
        biased=True,
        renamed=_BERT_RENAMED,
        ignored=("bert.embeddings.position_ids", "cls.predictions.decoder.bias"),
    )


def _t5(feed_forward: tuple[NamedArray, ...]) -> Module:
    """Return Hugging Face's T5 with feed-forward networks of these names."""
    crossed = (
        *_t5_attention("cross_attention", "layer.1.EncDecAttention"),
        NamedArray("norm2.weight", "layer.1.layer_norm.weight"),
    )
    return Module(
        T5Parameters,
        (_T5,),
        stacks=(
            Stack("encoder.layers", "encoder.block", _t5_layer(feed_forward, 1)),
            Stack("decoder.layers", "decoder.block", (*_t5_layer(feed_forward, 2), *crossed)),
        ),
        optional=_HEAD,
        biased=True,
        ignored=("encoder.embed_tokens.weight", "decoder.embed_tokens.weight"),
    )


MODULES = {
    "MultiheadAttention": Module(MultiHeadAttentionParameters, (_PACKED_ATTENTION, _SPLIT_ATTENTION), optional=_MORE),
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
        optional=_POOLER,
        biased=True,
        renamed=_BERT_RENAMED,
        ignored=("embeddings.position_ids",),
    ),
    "BertForMaskedLM": _bert(*_WORDS, optional=_DECODER),
    "BertForPreTraining": _bert(*_POOLED, *_WORDS, *_NEXT, optional=_DECODER),
    "BertForNextSentencePrediction": _bert(*_POOLED, *_NEXT),
    "BertForSequenceClassification": _bert(*_POOLED, *_linear(("w_pooled", "b_pooled"), "classifier")),
    "BertForTokenClassification": _bert(*_linear(("w_rows", "b_rows"), "classifier")),
    "BertForQuestionAnswering": _bert(*_linear(("w_rows", "b_rows"), "qa_outputs")),
    "LlamaForCausalLM": _language_model(_LLAMA_LAYER),
    "MistralForCausalLM": _language_model(_LLAMA_LAYER),
    "Qwen2ForCausalLM": _language_model(_QWEN2_LAYER),
    "Qwen3ForCausalLM": _language_model(_QWEN3_LAYER),
    "GemmaForCausalLM": _language_model(_LLAMA_LAYER),
    "Gemma2ForCausalLM": _language_model(_GEMMA2_LAYER),
    "GPT2LMHeadModel": Module(
        LanguageModelParameters,
        (_GPT2,),
        stacks=(Stack("decoder.layers", "transformer.h", _GPT2_LAYER),),
        optional=_HEAD,
        biased=True,
        ignored=(".attn.bias", ".attn.masked_bias"),
    ),
    "T5ForConditionalGeneration": _t5(_T5_FED),
    "T5ForConditionalGeneration, gated": _t5(_T5_GATED),
}
"""PyTorch's modules, and models of Hugging Face, by the names of their classes; T5 1.1 has gates, and the same name."""
