"""Options of configurations: a wrong one is refused by its name, or what is computed is another thing."""

import json
import shutil

import pytest

from tests.verify.transformer.checkpoints.test_pretrained import DATA, EXAMPLE_MODEL
from verify.errors import ArgumentError
from verify.transformer.checkpoints.options import KINDS, LAYERS, SIZES, read_options, require_kinds, require_sizes
from verify.transformer.checkpoints.pretrained import load_language_model
from verify.transformer.checkpoints.pretrained_bert import load_bert
from verify.transformer.checkpoints.pretrained_t5 import load_t5

MODELS = {
    "llama": (EXAMPLE_MODEL, load_language_model),
    "gemma2": (DATA / "gemma2", load_language_model),
    "gpt2": (DATA / "gpt2", load_language_model),
    "bert": (DATA / "BertForPreTraining", load_bert),
    "t5": (DATA / "t5", load_t5),
}
WRONG = ([], {}, [1], "x", -1, 0, 0.5, float("nan"), float("inf"), True, None, 10**12, "1e-5")
WITHOUT_LIMIT = {"sliding_window", "max_window_layers", "relative_attention_max_distance", "max_position_embeddings"}
"""Sizes that no array has: a large one is right."""
WITHOUT_CHOICE = {"hidden_act", "layer_types", "architectures", "hidden_activation"}
"""Words that a family does not read, or whose empty lists are none."""


def loaded(folder, load, options):
    (folder / "config.json").write_text(json.dumps(options))
    return load(folder)


@pytest.mark.parametrize("model", MODELS)
def test_a_wrong_value_is_refused_by_the_name_of_its_option_or_the_model_is_another(model, tmp_path):
    source, load = MODELS[model]
    folder = shutil.copytree(source, tmp_path / model)
    options = json.loads((folder / "config.json").read_text())
    right, unseen, tried = load(folder), [], 0
    for name in sorted(options.keys() & KINDS.keys()):
        for value in WRONG:
            if repr(value) == repr(options[name]) or (value is None and KINDS[name].nullable):
                continue
            tried += 1
            try:
                found = loaded(folder, load, {**options, name: value})
            except ArgumentError as error:
                if "\n" in str(error):
                    unseen.append((name, value, str(error)))
                continue
            same = found.config == right.config and found.module == right.module
            known = isinstance(value, bool) or name in WITHOUT_CHOICE or (name in WITHOUT_LIMIT and value == 10**12)
            if same and not (known or (name == "rope_parameters" and not value)):
                unseen.append((name, value, "loads the same model"))
    assert tried > 60
    assert unseen == []


@pytest.mark.parametrize(
    ("model", "changes", "message"),
    [
        ("llama", {"num_hidden_layers": 1}, "^num_hidden_layers: expected 2, as there are arrays, got 1$"),
        ("llama", {"num_hidden_layers": 10**12}, "^num_hidden_layers: expected 2, .*, got 1000000000000$"),
        ("llama", {"vocab_size": 5}, r"^vocab_size: expected 7, as model\.embed_tokens\.weight has, got 5$"),
        ("llama", {"hidden_size": 0}, "^hidden_size: expected a positive integer, got 0$"),
        (
            "llama",
            {"head_dim": 3},
            r"^num_attention_heads \* head_dim: expected 8, as .*q_proj\.weight has, got 2 \* 3$",
        ),
        (
            "llama",
            {"quantization_config": {"bits": 4}},
            "^quantization_config: expected null, as the arrays have to be",
        ),
        ("llama", {"rms_norm_eps": float("nan")}, "^rms_norm_eps: expected a positive number, got nan$"),
        ("llama", {"rms_norm_eps": "1e-5"}, "^rms_norm_eps: expected a positive number, got '1e-5'$"),
        ("llama", {"hidden_act": ["silu"]}, r"^hidden_act: expected a word, got \['silu'\]$"),
        ("llama", {"rope_parameters": {"rope_theta": -1}}, "^rope_theta: expected a positive number, got -1$"),
        ("gemma2", {"layer_types": ["sliding_attention"]}, "^layer_types: expected [2-9] words, got 1$"),
        ("gpt2", {"n_head": 10**12}, "^num_attention_heads: expected a divisor of the width"),
        ("t5", {"num_decoder_layers": 9}, "^num_decoder_layers: expected [1-8], as there are arrays, got 9$"),
    ],
)
def test_an_option_that_the_arrays_contradict_is_named(model, changes, message, tmp_path):
    source, load = MODELS[model]
    folder = shutil.copytree(source, tmp_path / model)
    options = json.loads((folder / "config.json").read_text())
    with pytest.raises(ArgumentError, match=message):
        loaded(folder, load, {**options, **changes})


def test_every_row_of_the_tables_is_about_options_of_a_model_here():
    options = {name for source, _ in MODELS.values() for name in read_options(source)}
    assert {name for size in SIZES for name in size.options} | set(LAYERS) <= options & KINDS.keys()
    for source, _ in MODELS.values():
        require_kinds(read_options(source))
        require_sizes(read_options(source), {})
