"""T5 of Hugging Face from its folders: frozen logits, losses and gradients, what each option does, refusals."""

import json
import shutil
from fractions import Fraction

import numpy as np
import pytest

from tests.verify.transformer.checkpoints.test_pretrained import AGREES, DATA
from verify.errors import ArgumentError
from verify.numbers import balls_from_floats, precision, radii
from verify.transformer.checkpoints import pretrained_t5
from verify.transformer.checkpoints.files import load_arrays
from verify.transformer.checkpoints.pretrained_t5 import load_t5, t5_config
from verify.transformer.checkpoints.state_dict import to_state_dict
from verify.transformer.layers.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.models.t5 import T5Parameters, t5, t5_backward
from verify.transformer.parameters import flat, unflat

GIVEN = ("source", "target", "labels")


def computed(loaded, reference):
    """Return logits, loss and gradients by Hugging Face's names."""
    logits, cache = t5(reference["source"], reference["target"], loaded.parameters, loaded.config)
    loss, loss_cache = cross_entropy(logits, reference["labels"], ignore_index=-100, reduction="mean")
    gradients = t5_backward(cache, cross_entropy_backward(loss_cache, np.ones(())).d_logits).parameters
    named = {f"gradients.{name}": array for name, array in to_state_dict(loaded.module, gradients).items()}
    return {"logits": logits, "loss": loss, **named}


def differences(found, reference):
    """Return the names of what does not agree."""
    wanted = {name: array for name, array in reference.items() if name not in GIVEN}
    if set(found) != set(wanted):
        return sorted(set(found) ^ set(wanted))
    return [n for n in wanted if not np.abs(found[n] - wanted[n]).max() <= AGREES * np.abs(wanted[n]).max()]


@pytest.mark.parametrize("family", ["t5", "t5_gated", "t5_untied"])
def test_logits_loss_and_every_gradient_are_hugging_faces(family):
    loaded, reference = load_t5(DATA / family), load_arrays(DATA / family / "reference.npz")
    assert len(reference) > 40
    found = computed(loaded, reference)
    assert differences(found, reference) == []
    for name, array in reference.items():
        if name not in GIVEN:
            changed = array.copy()
            changed.flat[np.abs(array).argmax()] *= 1 + 1e-8
            assert differences(found, {**reference, name: changed}) == [name]


@pytest.mark.parametrize(
    ("family", "changed"),
    [
        ("t5", {"relative_attention_max_distance": 20}),
        ("t5", {"layer_norm_epsilon": 1e-3}),
        ("t5", {"feed_forward_proj": "gelu_new"}),
        ("t5", {"scale_decoder_outputs": False}),
        ("t5_gated", {"feed_forward_proj": "gated-relu"}),
        ("t5_gated", {"feed_forward_proj": "gated-gelu_new"}),
        ("t5_gated", {"scale_decoder_outputs": True}),
    ],
)
def test_a_wrong_option_is_seen(family, changed, tmp_path):
    folder = shutil.copytree(DATA / family, tmp_path / family)
    options = json.loads((folder / "config.json").read_text())
    (folder / "config.json").write_text(json.dumps({**options, **changed}))
    reference = load_arrays(DATA / family / "reference.npz")
    found = differences(computed(load_t5(folder), reference), reference)
    assert ("logits" in found) != (changed == {"feed_forward_proj": "gated-gelu_new"})  # which is the same by name


def test_a_head_of_its_own_has_a_gradient_of_its_own():
    assert load_t5(DATA / "t5_untied").parameters.head is not None
    assert "gradients.lm_head.weight" in load_arrays(DATA / "t5_untied" / "reference.npz")


@pytest.mark.parametrize("multiple", [1, 2])
def test_a_head_that_is_the_embedding_once_more_is_tied(multiple, monkeypatch):
    arrays = load_arrays(DATA / "t5" / "model.safetensors")
    head = multiple * arrays["shared.weight"]
    monkeypatch.setattr(pretrained_t5, "read_arrays", lambda folder: {**arrays, "lm_head.weight": head})
    found = load_t5(DATA / "t5").parameters.head
    assert found is None if multiple == 1 else np.array_equal(found, head.T)


def test_a_published_model_is_enclosed_on_balls():
    loaded, reference = load_t5(DATA / "t5"), load_arrays(DATA / "t5" / "reference.npz")
    assert loaded.config.layer.eps == Fraction(1, 10**6)
    with precision(160):
        balls = {name: balls_from_floats(array) for name, array in flat(loaded.parameters).items()}
        logits, _ = t5(reference["source"], reference["target"], unflat(T5Parameters, balls), loaded.config)
        error = logits - balls_from_floats(reference["logits"])
        assert radii(logits).max() < 1e-30
        assert max(abs(ball.to_float()) for ball in error.flat) < AGREES


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"model_type": "bart"}, "^model_type: expected t5, got 'bart'$"),
        ({"model_type": "t5"}, "^options: expected num_heads for t5, got none$"),
        ({"model_type": "t5", "num_heads": 2, "feed_forward_proj": "gated-tanh"}, "^hidden_act: expected one of relu"),
        ([], "^options: expected Mapping, got list$"),
    ],
)
def test_refusals_name_the_option(options, message):
    with pytest.raises(ArgumentError, match=message):
        t5_config(options)
