"""The tables of names: every array of ours has one place in each module, and real modules have those names."""

from dataclasses import replace

import numpy as np
import pytest

from tests.verify.transformer.checkpoints.cases import CASES, group, load
from tests.verify.transformer.models.test_bert_heads import with_heads
from verify.transformer.checkpoints.names import MODULES, below
from verify.transformer.models.initial import (
    Sizes,
    bert_parameters,
    decoder_layer_parameters,
    decoder_parameters,
    encoder_layer_parameters,
    encoder_parameters,
    language_model_parameters,
    xavier,
)
from verify.transformer.models.t5 import T5Parameters
from verify.transformer.models.transformer import TransformerParameters
from verify.transformer.parameters import flat

SIZES = Sizes(6, 5)


def with_biases_of_qwen(parameters):
    """Return the parameters with biases of queries, keys and values in each layer."""
    layers = []
    for layer in parameters.decoder.layers:
        heads = layer.self_attention
        biases = {f"b_{role}": np.ones(getattr(heads, f"w_{role}").shape[1]) for role in ("query", "key", "value")}
        layers.append(replace(layer, self_attention=replace(heads, **biases)))
    return replace(parameters, decoder=replace(parameters.decoder, layers=tuple(layers)))


def drawn(module, sizes=SIZES):
    """Return parameters of a module, with all arrays that it may have."""
    draw = xavier(0)
    bare = replace(sizes, bias=False, gated=True)
    made = {
        "MultiheadAttention": lambda: replace(
            encoder_layer_parameters(draw, sizes).self_attention, more_key=np.ones(6), more_value=np.ones(6)
        ),
        "TransformerEncoderLayer": lambda: encoder_layer_parameters(draw, sizes),
        "TransformerDecoderLayer": lambda: decoder_layer_parameters(draw, sizes),
        "TransformerEncoder": lambda: encoder_parameters(draw, sizes, 2, last_norm=True),
        "TransformerDecoder": lambda: decoder_parameters(draw, sizes, 2, last_norm=True),
        "Transformer": lambda: TransformerParameters(
            encoder_parameters(draw, sizes, 2, last_norm=True), decoder_parameters(draw, sizes, 2, last_norm=True)
        ),
        "BertModel": lambda: bert_parameters(draw, sizes, 2, 7, 9),
        "Qwen2ForCausalLM": lambda: with_biases_of_qwen(language_model_parameters(draw, bare, 2, 7)),
        "Qwen3ForCausalLM": lambda: language_model_parameters(draw, replace(bare, d_gain=3), 2, 7),
        "Gemma2ForCausalLM": lambda: language_model_parameters(draw, replace(bare, norms_after=True), 2, 7),
        "GPT2LMHeadModel": lambda: language_model_parameters(draw, sizes, 2, 7, longest=9),
    }
    for name, gated in (("T5ForConditionalGeneration", False), ("T5ForConditionalGeneration, gated", True)):
        plain = replace(sizes, bias=False, gated=gated)
        made[name] = lambda plain=plain: T5Parameters(
            np.ones((7, 6)),
            np.ones((8, 2)),
            np.ones((8, 2)),
            encoder_parameters(draw, plain, 2, last_norm=True),
            decoder_parameters(draw, plain, 2, last_norm=True),
            np.ones((6, 7)),
        )
    own, pooled = with_heads(draw, sizes, 2, tied=False), {"w_pool": None, "b_pool": None}
    first, rows = {"w_pooled": None, "b_pooled": None}, {"w_rows": None, "b_rows": None}
    made |= {
        "BertForMaskedLM": lambda: replace(own, bert=replace(own.bert, **pooled), **first, **rows),
        "BertForPreTraining": lambda: replace(own, **rows),
        "BertForNextSentencePrediction": lambda: replace(own, words=None, **rows),
        "BertForSequenceClassification": lambda: replace(own, words=None, **rows),
        "BertForTokenClassification": lambda: replace(own, bert=replace(own.bert, **pooled), words=None, **first),
        "BertForQuestionAnswering": lambda: replace(own, bert=replace(own.bert, **pooled), words=None, **first),
    }
    for name in ("LlamaForCausalLM", "MistralForCausalLM", "GemmaForCausalLM"):
        made[name] = lambda: language_model_parameters(draw, bare, 2, 7)
    return made[module]()


def all_rows(module, layout):
    """Return the rows of a module with two layers in each stack."""
    record = MODULES[module]
    rows = [*layout, *record.optional]
    for ours, theirs, layer in record.stacks:
        for number in range(2):
            rows += below(f"{ours}.{number}", f"{theirs}.{number}", layer)
    return rows


LAYOUTS = [(module, layout) for module, record in MODULES.items() for layout in record.layouts]


@pytest.mark.parametrize(("module", "layout"), LAYOUTS)
def test_every_array_of_ours_has_one_place(module, layout):
    ours = [row.ours for row in all_rows(module, layout)]
    assert sorted(ours) == sorted(flat(drawn(module)))


@pytest.mark.parametrize(("module", "layout"), LAYOUTS)
def test_no_two_arrays_have_one_place(module, layout):
    rows = all_rows(module, layout)
    places = [(row.theirs, row.part) for row in rows]
    assert len(set(places)) == len(places)
    packed = {row.theirs for row in rows if row.part is not None}
    for name in packed:
        parts = [row for row in rows if row.theirs == name]
        assert [row.part for row in parts] == [0, 1, 2]
        assert [row.ours[-1] for row in parts] == ["y", "y", "e"]  # query, key, value


@pytest.mark.parametrize("name", CASES)
def test_real_modules_have_these_names(name):
    case = CASES[name]
    real = set(group(load(case), "parameters."))
    layouts = [{row.theirs for row in all_rows(case.module, layout)} for layout in MODULES[case.module].layouts]
    if name == "attention_without_bias":
        layouts = [{n for n in names if not n.endswith("bias")} for names in layouts]
    assert real in [names - {"bias_k", "bias_v"} for names in layouts]  # none was made with add_bias_kv


@pytest.mark.parametrize(("module", "layout"), LAYOUTS)
def test_matrices_are_transposed_and_embeddings_are_not(module, layout):
    arrays = flat(drawn(module))
    for row in all_rows(module, layout):
        kept = (
            row.theirs.startswith(("embeddings.", "bert.embeddings."))
            or row.ours.endswith(("embedding", "_bias"))
            or module == "GPT2LMHeadModel"
        )
        linear = arrays[row.ours].ndim == 2 and (not kept or row.ours == "head")
        assert row.transposed == linear, row


def test_names_of_bert_are_those_of_its_checkpoints():
    """As Hugging Face writes them, and as the first checkpoints of 2018 have them."""
    rows = {row.ours: row.theirs for names in MODULES["BertForPreTraining"].layouts for row in names}
    assert rows["w_pooled"] == "cls.seq_relationship.weight" and rows["b_pooled"] == "cls.seq_relationship.bias"
    assert dict(MODULES["BertModel"].renamed) == {".gamma": ".weight", ".beta": ".bias"}
