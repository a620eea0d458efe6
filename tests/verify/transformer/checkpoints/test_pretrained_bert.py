"""BERT of Hugging Face from its folders: frozen logits and gradients of heads, older names, refusals."""

import json
import shutil
from dataclasses import replace

import numpy as np
import pytest

from benchmarks.hugging_face import bert_ours
from tests.verify.transformer.checkpoints.test_pretrained import AGREES, DATA
from verify.errors import ArgumentError
from verify.transformer.checkpoints import pretrained_bert
from verify.transformer.checkpoints.files import load_arrays, save_arrays
from verify.transformer.checkpoints.pretrained_bert import bert_layer_config, load_bert
from verify.transformer.checkpoints.state_dict import from_state_dict, to_state_dict
from verify.transformer.models import bert_heads as models
from verify.transformer.models.bert_heads import BertHeadsParameters
from verify.transformer.parameters import flat

CLASSES = ("BertForMaskedLM", "BertForPreTraining", "BertForTokenClassification")
GIVEN = ("input_ids", "token_type_ids", "attention_mask")


def frozen(name):
    return load_arrays(DATA / name / "reference.npz")


def computed(loaded, reference):
    return bert_ours(loaded, {name: reference[name] for name in GIVEN}, reference)


def differences(found, reference):
    """Return the names of what does not agree; the gradient at a key bias is 0, and only rounding is left."""
    wanted = {n: a for n, a in reference.items() if n not in GIVEN and not n.startswith("cotangent.")}
    wanted = {name.removeprefix("gradients."): array for name, array in wanted.items()}
    if set(found) != set(wanted):
        return sorted(set(found) ^ set(wanted))
    sizes = {name: 1 if name.endswith("key.bias") else np.abs(array).max() for name, array in wanted.items()}
    return [name for name in wanted if not np.abs(found[name] - wanted[name]).max() <= AGREES * sizes[name]]


@pytest.mark.parametrize("name", CLASSES)
def test_logits_and_every_gradient_are_hugging_faces(name):
    loaded, reference = load_bert(DATA / name), frozen(name)
    assert loaded.module == name
    assert len(reference) > 40
    found = computed(loaded, reference)
    assert differences(found, reference) == []
    for key, array in reference.items():
        if key.startswith(("output.", "gradients.")) and not key.endswith("key.bias"):
            changed = array.copy()
            changed.flat[np.abs(array).argmax()] *= 1 + 1e-8
            assert differences(found, {**reference, key: changed}) == [key.removeprefix("gradients.")]


MISTAKES = {
    "the tied embedding gets nothing from the head": ("_words_backward", lambda r: lambda c, g: (*r(c, g)[:2], None)),
    "activation passed by": ("activated_backward", lambda r: lambda c, g: g),
    "norm passed by": ("normalized_backward", lambda r: lambda c, g: (g, r(c, g)[1])),
    "norm left out": ("normalized", lambda r: lambda x, p, config: (x * p.weight + p.bias, r(x, p, config)[1])),
    "activation left out": ("activated", lambda r: lambda x, name: (x, r(x, name)[1])),
    "bias of the mean token": (
        "linear_backward",
        lambda r: lambda c, g: replace(r(c, g), d_bias=r(c, g).d_bias / g.shape[-2]),
    ),
    "heads forgotten in the hidden states": (
        "bert_backward",
        lambda r: lambda c, d: r(c, d._replace(hidden=d.hidden * 0)),
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_wrong_head_is_seen(mistake, monkeypatch):
    place, wrong = MISTAKES[mistake]
    monkeypatch.setattr(models, place, wrong(getattr(models, place)))
    reference = frozen("BertForPreTraining")
    assert differences(computed(load_bert(DATA / "BertForPreTraining"), reference), reference)


@pytest.mark.parametrize(
    "changed", [{"hidden_act": "relu"}, {"layer_norm_eps": 1e-5}, {"num_attention_heads": 2}, {"hidden_act": "gelu"}]
)
def test_a_wrong_option_is_seen(changed, tmp_path):
    folder = shutil.copytree(DATA / "BertForMaskedLM", tmp_path / "model")
    options = json.loads((folder / "config.json").read_text())
    (folder / "config.json").write_text(json.dumps({**options, **changed}))
    reference = frozen("BertForMaskedLM")
    assert "output.logits" in differences(computed(load_bert(folder), reference), reference)


@pytest.mark.parametrize("name", CLASSES)
def test_parameters_are_written_as_they_were_read(name):
    arrays = load_arrays(DATA / name / "model.safetensors")
    found = to_state_dict(name, load_bert(DATA / name).parameters)
    assert set(found) == set(arrays)
    assert all(np.array_equal(found[key], arrays[key]) for key in arrays)


def test_older_names_and_heads_that_a_class_has_not(tmp_path):
    """A published BERT has gamma and beta, positions, tied arrays twice, and all heads, whatever class is asked for."""
    source = load_arrays(DATA / "BertForPreTraining" / "model.safetensors")
    table = source["bert.embeddings.word_embeddings.weight"]
    old = {
        name.replace("LayerNorm.weight", "LayerNorm.gamma").replace("LayerNorm.bias", "LayerNorm.beta"): array
        for name, array in source.items()
    }
    old |= {
        "bert.embeddings.position_ids": np.arange(9)[None],
        "cls.predictions.decoder.weight": table,
        "cls.predictions.decoder.bias": source["cls.predictions.bias"],
    }
    save_arrays(tmp_path / "model.safetensors", old)
    shutil.copy(DATA / "BertForPreTraining" / "config.json", tmp_path)
    whole = flat(load_bert(DATA / "BertForPreTraining").parameters)
    found = flat(load_bert(tmp_path).parameters)
    assert set(found) == set(whole)
    assert all(np.array_equal(found[name], whole[name]) for name in whole)
    without = {"BertForMaskedLM": ("bert.w_pool", "bert.b_pool", "w_pooled", "b_pooled")}
    without["BertForNextSentencePrediction"] = tuple(name for name in whole if name.startswith("words."))
    for module, left_out in without.items():
        loaded = load_bert(tmp_path, module)
        assert loaded.module == module
        assert set(flat(loaded.parameters)) == set(whole) - set(left_out)


def test_a_head_of_its_own_is_kept(monkeypatch):
    arrays = load_arrays(DATA / "BertForMaskedLM" / "model.safetensors")
    head = 2 * arrays["bert.embeddings.word_embeddings.weight"]
    monkeypatch.setattr(
        pretrained_bert, "read_arrays", lambda folder: {**arrays, "cls.predictions.decoder.weight": head}
    )
    loaded = load_bert(DATA / "BertForMaskedLM")
    assert isinstance(loaded.parameters, BertHeadsParameters)
    assert np.array_equal(loaded.parameters.words.decoder, head.T)
    assert np.array_equal(to_state_dict(loaded.module, loaded.parameters)["cls.predictions.decoder.weight"], head)


def test_a_head_that_lacks_an_array_is_refused():
    arrays = load_arrays(DATA / "BertForMaskedLM" / "model.safetensors")
    del arrays["cls.predictions.transform.dense.bias"]
    with pytest.raises(ArgumentError, match=r"^state_dict: expected an array named cls\.predictions\.transform\.dense"):
        from_state_dict("BertForMaskedLM", arrays)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"model_type": "roberta"}, "^model_type: expected bert, got 'roberta'$"),
        ({"model_type": "bert"}, "^options: expected num_attention_heads for bert, got none$"),
        (
            {"model_type": "bert", "num_attention_heads": 2, "position_embedding_type": "relative_key"},
            "^position_embedding_type: expected none or absolute, got 'relative_key'$",
        ),
        ({"model_type": "bert", "num_attention_heads": 2, "is_decoder": True}, "^is_decoder: expected none or False"),
        ({"model_type": "bert", "num_attention_heads": 2, "hidden_act": "mish"}, "^hidden_act: expected one of relu"),
        ([], "^options: expected Mapping, got list$"),
    ],
)
def test_refusals_name_the_option(options, message):
    with pytest.raises(ArgumentError, match=message):
        bert_layer_config(options)


def test_an_unknown_class_is_refused():
    with pytest.raises(ArgumentError, match=r"^module: expected one of BertModel, .*, got 'BertForMultipleChoice'$"):
        load_bert(DATA / "BertForMaskedLM", "BertForMultipleChoice")
