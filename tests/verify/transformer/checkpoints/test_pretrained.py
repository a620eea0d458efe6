"""Models of Hugging Face from their folders: frozen logits, losses and gradients, balls, round trip, refusals."""

import json
import shutil
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import balls_from_floats, precision, radii
from verify.transformer.checkpoints.files import load_arrays, save_arrays
from verify.transformer.checkpoints.pretrained import (
    EXAMPLE_MODEL,
    FAMILIES,
    language_model_config,
    load_language_model,
)
from verify.transformer.checkpoints.state_dict import to_state_dict
from verify.transformer.layers.heads import RotaryScaling
from verify.transformer.models.language_model import (
    LanguageModelParameters,
    language_model,
    language_model_backward,
    next_token_loss,
    next_token_loss_backward,
)
from verify.transformer.parameters import flat, unflat

DATA = Path(__file__).with_name("data") / "language_models"
AGREES = 1e-12  # of the largest entry: both sides round some hundred times, and a wrong formula is off by 1e-5


def folder_of(family):
    return EXAMPLE_MODEL if family == "llama" else DATA / family


def computed(loaded, tokens):
    """Return logits, loss and gradients by Hugging Face's names."""
    logits, cache = language_model(tokens, loaded.parameters, loaded.config)
    loss, loss_cache = next_token_loss(logits, tokens)
    found = language_model_backward(cache, next_token_loss_backward(loss_cache)).parameters
    gradients = {f"gradients.{name}": array for name, array in to_state_dict(loaded.module, found).items()}
    return {"logits": logits, "loss": loss, **gradients}


def differences(found, reference):
    """Return the names of what does not agree."""
    wanted = {name: array for name, array in reference.items() if name != "tokens"}
    if set(found) != set(wanted):
        return sorted(set(found) ^ set(wanted))
    return [name for name in wanted if not np.abs(found[name] - wanted[name]).max() <= AGREES * limit(name, wanted)]


def limit(name, wanted):
    """Return what a tensor is measured by: its largest entry; of a key bias, whose gradient is 0, that of all."""
    own = np.abs(wanted[name]).max()
    return own if own > 1e-12 else max(np.abs(array).max() for array in wanted.values())


@pytest.mark.parametrize("family", [*FAMILIES, "llama_linear", "llama_3"])
def test_logits_loss_and_every_gradient_are_hugging_faces(family):
    loaded = load_language_model(folder_of(family))
    reference = load_arrays(DATA / family / "reference.npz")
    assert len(reference) > 15
    found = computed(loaded, reference["tokens"])
    assert differences(found, reference) == []
    for name, array in reference.items():
        if name != "tokens" and np.abs(array).max() > 1e-12:
            changed = array.copy()
            changed.flat[np.abs(array).argmax()] *= 1 + 1e-8
            assert differences(found, {**reference, name: changed}) == [name]


LLAMA_3 = {
    "rope_type": "llama3",
    "rope_theta": 500.0,
    "factor": 8.0,
    "low_freq_factor": 1.0,
    "high_freq_factor": 4.0,
    "original_max_position_embeddings": 64,
}
OTHER_SCALINGS = [
    {"rope_type": "linear"},
    {"factor": 4.0},
    {"low_freq_factor": 0.5},
    {"high_freq_factor": 3.0},
    {"original_max_position_embeddings": 32},
]
WRONG_OPTIONS = [
    ("llama", {"rope_parameters": {"rope_theta": 9999.0}}),
    ("llama", {"rms_norm_eps": 1e-5}),
    ("llama", {"hidden_act": "gelu"}),
    ("llama_linear", {"rope_parameters": {"rope_theta": 500.0}}),
    ("llama_linear", {"rope_parameters": {"rope_type": "linear", "factor": 2.0, "rope_theta": 500.0}}),
    *(("llama_3", {"rope_parameters": {**LLAMA_3, **changed}}) for changed in OTHER_SCALINGS),
    ("mistral", {"sliding_window": 4}),
    ("mistral", {"sliding_window": None}),
    ("qwen2", {"use_sliding_window": True, "sliding_window": 2, "max_window_layers": 1, "layer_types": None}),
    ("qwen3", {"rms_norm_eps": 1e-3}),
    ("gemma", {"model_type": "llama", "hidden_act": "gelu_pytorch_tanh"}),
    ("gemma2", {"attn_logit_softcapping": None}),
    ("gemma2", {"final_logit_softcapping": 3.0}),
    ("gemma2", {"query_pre_attn_scalar": 4}),
    ("gemma2", {"layer_types": ["full_attention", "sliding_attention"]}),
    ("gemma2", {"sliding_window": None}),
    ("gpt2", {"activation_function": "gelu"}),
    ("gpt2", {"layer_norm_epsilon": 1e-3}),
    ("gpt2", {"n_head": 2}),
    ("gpt2", {"scale_attn_weights": False}),
]


@pytest.mark.parametrize(("family", "changed"), WRONG_OPTIONS)
def test_a_wrong_option_is_seen(family, changed, tmp_path):
    """Each option that is read changes the function: in another configuration the reference does not agree."""
    folder = shutil.copytree(folder_of(family), tmp_path / family)
    options = json.loads((folder / "config.json").read_text())
    (folder / "config.json").write_text(json.dumps({**options, **changed}))
    reference = load_arrays(DATA / family / "reference.npz")
    assert "logits" in differences(computed(load_language_model(folder), reference["tokens"]), reference)


def test_round_trip_in_several_files(tmp_path):
    folder = shutil.copytree(folder_of("llama"), tmp_path / "llama")
    loaded = load_language_model(folder)
    arrays = to_state_dict(loaded.module, loaded.parameters)
    stored = load_arrays(folder / "model.safetensors")
    assert set(arrays) == set(stored)
    assert all(np.array_equal(arrays[name], stored[name]) for name in stored)
    (folder / "model.safetensors").unlink()
    places = {name: f"part-{number % 3}.safetensors" for number, name in enumerate(arrays)}
    for place in set(places.values()):
        save_arrays(folder / place, {name: arrays[name] for name in arrays if places[name] == place})
    (folder / "model.safetensors.index.json").write_text(json.dumps({"weight_map": places}))
    reference = load_arrays(DATA / "llama" / "reference.npz")
    assert differences(computed(load_language_model(folder), reference["tokens"]), reference) == []


def test_a_published_model_is_enclosed_on_balls():
    """Decimal numbers of the configuration are exact, so that it suits every number type."""
    loaded = load_language_model(folder_of("llama"))
    reference = load_arrays(DATA / "llama" / "reference.npz")
    assert loaded.config.layer.eps == Fraction(1, 10**6)
    with precision(160):
        balls = {name: balls_from_floats(array) for name, array in flat(loaded.parameters).items()}
        logits, _ = language_model(reference["tokens"], unflat(LanguageModelParameters, balls), loaded.config)
        error = logits - balls_from_floats(reference["logits"])
        assert radii(logits).max() < 1e-30
        assert max(abs(ball.to_float()) for ball in error.flat) < AGREES


def test_a_head_beside_a_tied_embedding_is_the_embedding_once_more(tmp_path):
    folder = shutil.copytree(folder_of("gpt2"), tmp_path / "gpt2")
    arrays = load_arrays(folder / "model.safetensors")
    save_arrays(folder / "model.safetensors", {**arrays, "lm_head.weight": arrays["transformer.wte.weight"]})
    loaded = load_language_model(folder)
    assert loaded.parameters.head is None
    reference = load_arrays(DATA / "gpt2" / "reference.npz")
    assert differences(computed(loaded, reference["tokens"]), reference) == []


def test_older_spellings_of_options_are_read():
    options = json.loads((EXAMPLE_MODEL / "config.json").read_text(), parse_float=Fraction)
    _, today = language_model_config(options)
    rope = options.pop("rope_parameters")
    options["rope_theta"], options["rope_scaling"] = rope["rope_theta"], None
    assert language_model_config(options)[1] == today
    options["rope_scaling"] = {"type": "linear", "factor": 2}
    scaled = replace(today.layer.rotary, scaling=RotaryScaling(2))
    assert language_model_config(options)[1] == replace(today, layer=replace(today.layer, rotary=scaled))
    options["rope_scaling"] = None
    del options["num_key_value_heads"]
    assert language_model_config(options)[1] == replace(today, layer=replace(today.layer, n_key_heads=2))


REFUSED = {
    "an unknown family": ({"model_type": "mamba"}, "^model_type: expected one of llama, .*, got 'mamba'$"),
    "no family": ({"model_type": None}, "^model_type: .*got None$"),
    "scaled positions": (
        {"rope_parameters": {"rope_type": "yarn", "rope_theta": 5e5, "factor": 8.0}},
        "^rope_type: expected one of default, linear, llama3, got 'yarn'$",
    ),
    "scaled positions in older files": (
        {"rope_parameters": None, "rope_scaling": {"type": "dynamic", "factor": 2.0}},
        "^rope_type: expected one of default, linear, llama3, got 'dynamic'$",
    ),
    "part of a scaling": (
        {"rope_parameters": {"rope_type": "llama3", "rope_theta": 5e5, "factor": 8.0}},
        "^options: expected low_freq_factor for llama, got none$",
    ),
    "biases of attention": ({"attention_bias": True}, "^attention_bias: expected none or false, got True$"),
    "biases of the network": ({"mlp_bias": True}, "^mlp_bias: expected none or false, got True$"),
    "an unknown activation": ({"hidden_act": "mish"}, "^hidden_act: expected one of relu, .*, got 'mish'$"),
    "no heads": ({"num_attention_heads": 0}, "^num_attention_heads: expected a positive integer, got 0$"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_not_here_is_refused(name, tmp_path):
    changes, message = REFUSED[name]
    folder = shutil.copytree(folder_of("llama"), tmp_path / "llama")
    options = json.loads((folder / "config.json").read_text())
    (folder / "config.json").write_text(json.dumps({**options, **changes}))
    with pytest.raises(ArgumentError, match=message):
        load_language_model(folder)


def test_a_folder_that_is_none_is_refused(tmp_path):
    with pytest.raises(ArgumentError, match="^folder: expected a folder with config.json, got .*No such file"):
        load_language_model(tmp_path / "none")
    (tmp_path / "config.json").write_text("{")
    with pytest.raises(ArgumentError, match="^folder: expected a config.json in JSON"):
        load_language_model(tmp_path)
    (tmp_path / "config.json").write_text("[]")
    with pytest.raises(ArgumentError, match="^options: expected Mapping, got list"):
        load_language_model(tmp_path)
    (tmp_path / "config.json").write_text('{"model_type": "llama"}')
    with pytest.raises(ArgumentError, match="^options: expected num_attention_heads for llama, got none"):
        load_language_model(tmp_path)
    shutil.copy(EXAMPLE_MODEL / "config.json", tmp_path)
    with pytest.raises(ArgumentError, match="^path: expected a file that is there, got .*model.safetensors$"):
        load_language_model(tmp_path)
