"""Three models with inputs that hide nothing, how they are checked, and how a mistake is planted in their parts.

A plant replaces one function in one module by a wrong one made from the right one: a mistake in the place where a
person would make it. Sizes are pairwise distinct, one sequence is nothing but padding, tokens occur twice.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from tests.verify.transformer import by_definition
from verify.numbers import complex_step
from verify.transformer.blocks.config import LayerConfig
from verify.transformer.layers import cross_entropy as losses
from verify.transformer.models import bert as bert_module
from verify.transformer.models import classifier as classifier_module
from verify.transformer.models import encoder_decoder as encoder_decoder_module
from verify.transformer.models import initial
from verify.transformer.parameters import flat, unflat

AGREES = 1e-11
"""Of the largest entry: both sides round some thousand times, so a few hundred u; a wrong formula is off by 1e-6."""
IGNORED = -100
SMOOTHING = Fraction(1, 8)
PREFIX = "verify.transformer."


def dyadic(seed: int) -> initial.Draw:
    rng = np.random.default_rng(seed)
    return lambda shape: rng.integers(1, 97, shape) * rng.choice([-1, 1], shape) / 64 / (3 if len(shape) > 1 else 2)


@dataclass
class Model:
    """A model as checks see it: a function of its parameters, its gradients, and its values by definition."""

    parameters: Any
    forward: Callable[[Any], tuple[np.ndarray, Any]]
    backward: Callable[[Any, np.ndarray], Any]
    defined: Callable[[Any], np.ndarray]

    @cached_property
    def expected(self) -> np.ndarray:
        """Its values by definition, once: a mistake in the model does not change them."""
        return self.defined(self.parameters)

    @cached_property
    def steps(self) -> "Steps":
        """What complex steps say of the forward pass, once: a mistake in a backward pass does not change it."""
        rng, arrays = np.random.default_rng(7), flat(self.parameters)
        cotangent = rng.standard_normal(self.forward(self.parameters)[0].shape)
        along = {}
        for name, array in arrays.items():
            direction = rng.standard_normal(array.shape) * max(np.abs(array).max(), 2.0**-30)

            def moved(x, name=name):
                return self.forward(unflat(type(self.parameters), {**arrays, name: x}))[0]

            along[name] = direction, (cotangent * complex_step(moved, array, direction)).sum()
        return Steps(cotangent, along)


class Steps(NamedTuple):
    """A cotangent of the values, and for each parameter a direction with the slope along it."""

    cotangent: np.ndarray
    along: dict[str, tuple[np.ndarray, float]]


def _encoder_decoder() -> Model:
    rng = np.random.default_rng(4)
    source, target = rng.integers(0, 11, (3, 7)), rng.integers(0, 11, (3, 5))
    source_mask, target_mask = np.ones((3, 7), bool), np.ones((3, 5), bool)
    source_mask[1, 4:] = source_mask[2] = False
    target_mask[0, 3:] = target_mask[2, 4:] = False
    classes = rng.integers(0, 11, (3, 5))
    classes[~target_mask] = IGNORED
    config = LayerConfig(n_heads=3, eps=Fraction(1, 4))
    parameters = initial.encoder_decoder_parameters(dyadic(1), initial.Sizes(12, 17), 2, 11, last_norm=True)

    def forward(p):
        logits, cache = encoder_decoder_module.encoder_decoder(
            source, target, p, config, source_mask=source_mask, target_mask=target_mask
        )
        loss, loss_cache = losses.cross_entropy(
            logits, classes, smoothing=SMOOTHING, ignore_index=IGNORED, reduction="mean"
        )
        return np.concatenate([logits.ravel(), loss.reshape(1)]), (logits.shape, cache, loss_cache)

    def backward(cache, g):
        shape, cache, loss_cache = cache
        d_logits = g[:-1].reshape(shape) + losses.cross_entropy_backward(loss_cache, g[-1]).d_logits
        return encoder_decoder_module.encoder_decoder_backward(cache, d_logits).parameters

    def defined(p):
        rows = [
            by_definition.encoder_decoder(source[b], target[b], p, config, source_mask[b], target_mask[b])
            for b in range(3)
        ]
        flat_rows = [row for batch in rows for row in batch]
        loss = by_definition.cross_entropy(flat_rows, classes.ravel(), float(SMOOTHING), IGNORED)
        return np.array([*np.ravel(rows), loss])

    return Model(parameters, forward, backward, defined)


def _classifier() -> Model:
    rng = np.random.default_rng(5)
    tokens, mask = rng.integers(0, 11, (2, 5)), np.array([[True] * 5, [True, True, False, True, False]])
    config = LayerConfig(n_heads=4, n_key_heads=2, norm_first=True, activation="gelu_tanh", eps=Fraction(1, 8))
    sizes = initial.Sizes(8, 7, d_key=4)
    parameters = initial.classifier_parameters(dyadic(2), sizes, 2, 11, 3, last_norm=True)
    return Model(
        parameters,
        lambda p: classifier_module.classifier(tokens, p, config, mask=mask),
        lambda cache, g: classifier_module.classifier_backward(cache, g).parameters,
        lambda p: np.array([by_definition.classifier(tokens[b], p, config, mask[b]) for b in range(2)]),
    )


def _bert() -> Model:
    rng = np.random.default_rng(6)
    tokens, segments = rng.integers(0, 11, (2, 5)), rng.integers(0, 2, (2, 5))
    mask = np.array([[True] * 5, [True] * 3 + [False] * 2])
    config = bert_module.bert_config(3)
    parameters = initial.bert_parameters(dyadic(3), initial.Sizes(6, 7), 2, 11, 9)
    small = {"position_embedding": 2.0**-18, "token_embedding": 2.0**-18, "segment_embedding": 2.0**-18}
    parameters = replace(parameters, **{name: getattr(parameters, name) * by for name, by in small.items()})

    def forward(p):
        output, cache = bert_module.bert(tokens, p, config, segments=segments, mask=mask)
        return np.concatenate([output.hidden.ravel(), output.pooled.ravel()]), cache

    def backward(cache, g):
        hidden, pooled = cache.output
        parts = bert_module.BertOutput(g[: hidden.size].reshape(hidden.shape), g[hidden.size :].reshape(pooled.shape))
        return bert_module.bert_backward(cache, parts).parameters

    def defined(p):
        outputs = [by_definition.bert(tokens[b], segments[b], p, config, mask[b]) for b in range(2)]
        return np.concatenate([np.ravel([hidden for hidden, _ in outputs]), np.ravel([pool for _, pool in outputs])])

    return Model(parameters, forward, backward, defined)


MODELS = {"encoder_decoder": _encoder_decoder(), "classifier": _classifier(), "bert": _bert()}


def failures(model: Model, *, gradients: bool = True) -> list[str]:
    """Compare values with the definition, and each gradient with the complex step along one random direction."""
    try:
        values, cache = model.forward(model.parameters)
    except (ValueError, IndexError) as error:
        return [f"value: {error}"]
    found, expected = [], model.expected
    if values.shape != expected.shape or not np.abs(values - expected).max() <= AGREES * np.abs(expected).max():
        found.append("value")
    if not gradients:
        return found
    try:
        computed = flat(model.backward(cache, model.steps.cotangent))
    except (ValueError, IndexError) as error:
        return [*found, f"gradient: {error}"]
    for name, (direction, step) in model.steps.along.items():
        if name not in computed or computed[name].shape != direction.shape:
            found.append(f"gradient at {name}: missing or of a wrong shape")
            continue
        size = np.abs(computed[name] * direction).sum() + np.abs(step)
        if name.endswith("b_key"):  # its gradient is 0, and only rounding is left
            size += np.abs(direction).sum()
        if not abs((computed[name] * direction).sum() - step) <= 100 * AGREES * size:
            found.append(f"gradient at {name}")
    return found


class Plant(NamedTuple):
    """A wrong function in the place of a right one."""

    name: str
    model: str
    where: str
    wrong: Callable[[Any], Any]


def planted(plant: Plant, monkeypatch) -> None:
    module, _, attribute = plant.where.rpartition(".")
    found = import_module(PREFIX + module)
    monkeypatch.setattr(found, attribute, plant.wrong(getattr(found, attribute)))


ED, CL, BE = MODELS
