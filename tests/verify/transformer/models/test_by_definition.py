"""The models against scalar loops by definition: the logits, the loss, and each gradient.

Mistakes planted in their parts are seen by the very same checks.
"""

import pytest

from tests.verify.transformer.models.checked import MODELS, failures, planted
from tests.verify.transformer.models.wrong_backward import BACKWARD
from tests.verify.transformer.models.wrong_forward import FORWARD


@pytest.mark.parametrize("name", MODELS)
def test_the_right_model_passes(name):
    assert failures(MODELS[name]) == []


@pytest.mark.parametrize("plant", FORWARD, ids=lambda plant: plant.name)
def test_a_wrong_value_is_seen(plant, monkeypatch):
    planted(plant, monkeypatch)
    assert failures(MODELS[plant.model], gradients=False)


@pytest.mark.parametrize("plant", BACKWARD, ids=lambda plant: plant.name)
def test_a_wrong_gradient_is_seen(plant, monkeypatch):
    planted(plant, monkeypatch)  # that nothing is seen without it, the first test says
    found = failures(MODELS[plant.model])
    assert found
    assert all("gradient" in failure for failure in found), "only the backward pass is wrong"


def test_names_are_distinct_and_many():
    names = [plant.name for plant in (*FORWARD, *BACKWARD)]
    assert len(set(names)) == len(names) >= 70
