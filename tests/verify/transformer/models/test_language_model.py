"""Decoder-only models of five families: values by definition, every gradient, generation step by step, number types."""

import functools
from dataclasses import replace
from fractions import Fraction
from importlib import import_module

import numpy as np
import pytest

from tests.verify.transformer.certify import certify
from tests.verify.transformer.models import language_by_definition
from tests.verify.transformer.models.families import FAMILIES, MASK, TOKENS, VOCABULARY
from tests.verify.transformer.models.wrong_language_model import LANGUAGE
from verify.errors import ArgumentError
from verify.numbers import NUMBER_TYPES, Ball, balls_from_floats, bound, complex_step, precision, radii
from verify.transformer.layers.cross_entropy import cross_entropy
from verify.transformer.layers.heads import RotaryConfig
from verify.transformer.models import language_model as module
from verify.transformer.models.language_model import (
    LanguageModelConfig,
    LanguageModelParameters,
    language_model,
    language_model_backward,
    next_token_loss,
    next_token_loss_backward,
)
from verify.transformer.parameters import flat, unflat

KAPPA = 10_000  # some hundred roundings of numbers near 1 in two layers: a wrong formula is off by 1e-3 or more


def dyadic(seed, size=0.25):
    rng = np.random.default_rng(seed)
    return lambda shape: rng.integers(1, 97, shape) * rng.choice([-1, 1], shape) / 64 * size


def as_balls(parameters):
    return unflat(LanguageModelParameters, {name: balls_from_floats(array) for name, array in flat(parameters).items()})


@pytest.mark.parametrize("family", FAMILIES)
def test_the_logits_are_those_of_the_definition(family):
    record = FAMILIES[family]
    parameters = record.parameters(dyadic(1))
    logits, _ = language_model(TOKENS, parameters, record.config, mask=MASK)
    expected = np.array(
        [language_by_definition.language_model(TOKENS[b], parameters, record.config, MASK[b]) for b in range(2)]
    )
    assert np.abs(logits - expected).max() <= bound(np.float64, KAPPA, np.abs(expected).max())
    assert np.abs(expected).min() > 1e-4


@pytest.mark.parametrize("family", FAMILIES)
def test_every_gradient_is_certified(family):
    record = FAMILIES[family]
    n_layers = 2 if record.config.windowed is not None else 1
    arrays = flat(record.parameters(dyadic(2), n_layers))

    def run(arrays):
        return language_model(TOKENS, unflat(LanguageModelParameters, arrays), record.config, mask=MASK)

    failures = certify(
        lambda **a: run(a)[0],
        lambda g, **a: flat(language_model_backward(run(a)[1], g).parameters),
        arrays,
        identically_zero=[name for name in arrays if name.endswith("b_key")],
        dtypes=(np.float64, np.float32),
    )
    assert failures == []


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("cuts", [(1, 2, 3, 4), (3,), (2, 4)])
def test_a_generation_step_gives_the_logits_of_the_whole_pass(family, cuts):
    """With stored keys and values, in pieces of any lengths: on balls, so that no rounding hides a difference."""
    record = FAMILIES[family]
    with precision(128):
        parameters = as_balls(record.parameters(dyadic(3)))
        whole, _ = language_model(TOKENS, parameters, record.config, mask=MASK)
        found, past, done = [], None, 0
        for piece in np.split(TOKENS, cuts, axis=-1):
            done += piece.shape[-1]
            logits, cache = language_model(piece, parameters, record.config, mask=MASK[:, :done], past=past)
            found.append(logits)
            past = cache.past
        difference = np.concatenate(found, axis=-2) - whole
        assert all(ball.contains(0) for ball in difference.flat)
        assert radii(difference).max() < 1e-25
        with pytest.raises(ArgumentError, match="cache: expected that of a pass over all tokens, got one that began"):
            language_model_backward(cache, logits)


@pytest.mark.parametrize(
    ("family", "number_type"), [*(("llama", name) for name in NUMBER_TYPES), ("gemma", "float32"), ("gemma", "dual")]
)
def test_every_number_type_goes_through_both_passes(family, number_type):
    record, numbers = FAMILIES[family], NUMBER_TYPES[number_type]
    drawn = flat(record.parameters(dyadic(4), 2 if record.config.windowed is not None else 1))
    exact = {name: np.vectorize(Fraction, otypes=[object])(array) for name, array in drawn.items()}
    given = unflat(LanguageModelParameters, {name: numbers.array(array) for name, array in exact.items()})
    logits, cache = language_model(TOKENS, given, record.config)
    found = flat(language_model_backward(cache, logits).parameters)
    reference, reference_cache = language_model(TOKENS, unflat(LanguageModelParameters, drawn), record.config)
    wanted = flat(language_model_backward(reference_cache, reference).parameters)
    dtype = np.float32 if number_type == "float32" else np.float64
    for name, array in wanted.items():
        error = np.abs(numbers.to_float(found[name]) - array).max()
        assert error <= bound(dtype, KAPPA, np.abs(array).max()), name
    assert {type(value) for value in logits.flat} == {type(value) for value in numbers.array([1, 2])}


def test_the_loss_is_that_of_the_next_token():
    record = FAMILIES["llama"]
    parameters = record.parameters(dyadic(5))
    logits, _ = language_model(TOKENS, parameters, record.config)
    loss, cache = next_token_loss(logits, TOKENS)
    losses = [language_by_definition.next_token_loss(logits[b].tolist(), TOKENS[b]) for b in range(2)]
    assert abs(loss - np.mean(losses)) <= bound(np.float64, 10, abs(loss))
    d_logits = next_token_loss_backward(cache)
    assert (d_logits[:, -1] == 0).all()
    assert (d_logits[:, :-1] != 0).all()
    labels = np.where(TOKENS == 9, -100, TOKENS)
    ignored, cache = next_token_loss(logits, labels, ignore_index=-100)
    expected, _ = cross_entropy(logits[:, :-1], labels[:, 1:], ignore_index=-100, reduction="mean")
    assert ignored == expected
    assert (next_token_loss_backward(cache, 2.0)[1, [1, 2]] == 0).all()


def test_the_gradient_of_the_loss_by_the_tape():
    record = FAMILIES["gpt2"]
    arrays = flat(record.parameters(dyadic(6), 1))

    def run(arrays):
        logits, cache = language_model(TOKENS, unflat(LanguageModelParameters, arrays), record.config)
        loss, loss_cache = next_token_loss(logits, TOKENS)
        return loss, cache, loss_cache

    def backward(g, **arrays):
        _, cache, loss_cache = run(arrays)
        return flat(language_model_backward(cache, next_token_loss_backward(loss_cache, g)).parameters)

    keys = [name for name in arrays if name.endswith("b_key")]
    assert certify(lambda **a: run(a)[0], backward, arrays, identically_zero=keys) == []


def test_nothing_attends_to_what_comes_after_or_before_the_window():
    for family, reach in (("llama", 5), ("mistral", 2)):
        record = FAMILIES[family]
        parameters = record.parameters(dyadic(7), 1)
        logits, _ = language_model(TOKENS[0], parameters, record.config)
        for place in range(5):
            other = TOKENS[0].copy()
            other[place] = (other[place] + 1) % VOCABULARY
            moved, _ = language_model(other, parameters, record.config)
            changed = (moved != logits).any(axis=-1)
            assert changed.tolist() == [place <= i < place + reach for i in range(5)]


def test_a_model_on_balls_is_enclosed():
    record = FAMILIES["gemma"]
    drawn = record.parameters(dyadic(8))
    with precision(200):
        logits, _ = language_model(TOKENS, as_balls(drawn), record.config)
        floats, _ = language_model(TOKENS, drawn, record.config)
        error = logits - balls_from_floats(floats)
        assert radii(logits).max() < 1e-40
        assert max(abs(ball.to_float()) for ball in error.flat) <= bound(np.float64, KAPPA, 3.0)
        assert isinstance(logits[0, 0, 0], Ball)


def run(family, arrays):
    record = FAMILIES[family]
    return module.language_model(TOKENS, unflat(LanguageModelParameters, arrays), record.config, mask=MASK)


@functools.cache
def by_definition(family):
    record = FAMILIES[family]
    parameters = record.parameters(dyadic(10, 0.5))
    rows = [language_by_definition.language_model(TOKENS[b], parameters, record.config, MASK[b]) for b in range(2)]
    return flat(parameters), np.array(rows)


@functools.cache
def steps(family):
    """Return a cotangent, and by parameter a random direction with what the complex step says along it.

    It is asked of the right model alone: a mistake in a backward pass does not change it.
    """
    rng = np.random.default_rng(11)
    arrays, logits = by_definition(family)
    g = rng.standard_normal(logits.shape)
    along = {}
    for name, array in arrays.items():
        direction = rng.standard_normal(array.shape)
        moved = complex_step(lambda x, name=name: run(family, {**arrays, name: x})[0], array, direction)
        along[name] = direction, (g * moved).sum()
    return g, along


def seen_failures(family):
    """Compare logits with the definition; where they agree, each gradient along one direction."""
    arrays, defined = by_definition(family)
    try:
        logits, cache = run(family, arrays)
    except (ValueError, IndexError) as error:
        return [f"error: {error}"]
    if not np.abs(logits - defined).max() <= 1e-11:
        return ["value"]
    g, along = steps(family)
    try:
        found = flat(module.language_model_backward(cache, g).parameters)
    except (ValueError, IndexError) as error:
        return [f"error: {error}"]
    failures = []
    for name, (direction, step) in along.items():
        size = np.abs(found[name] * direction).sum() + abs(step) + 1e-3
        if not abs((found[name] * direction).sum() - step) <= 1e-9 * size:
            failures.append(f"gradient at {name}")
    return failures


@pytest.mark.parametrize("family", FAMILIES)
def test_the_right_model_passes_what_the_wrong_ones_fail(family):
    assert seen_failures(family) == []


@pytest.mark.parametrize("plant", LANGUAGE, ids=lambda plant: plant.name)
def test_a_wrong_model_is_seen(plant, monkeypatch):
    steps(plant.family)
    where, _, attribute = plant.where.rpartition(".")
    target = import_module(f"verify.transformer.{where}")
    monkeypatch.setattr(target, attribute, plant.wrong(getattr(target, attribute)))
    failures = seen_failures(plant.family)
    if plant.backward:
        assert failures
        assert all(failure.startswith("gradient") for failure in failures)
    else:
        assert failures[:1] == ["value"] or failures[0].startswith("error")


def test_wrong_models_are_many():
    assert len({plant.name for plant in LANGUAGE}) == len(LANGUAGE) >= 45


LLAMA = FAMILIES["llama"]
WRONG = {
    "too long": (
        lambda p, c: language_model(np.zeros(10, int), FAMILIES["gpt2"].parameters(dyadic(9)), FAMILIES["gpt2"].config),
        "^tokens: expected at most 9 positions, got 10$",
    ),
    "no tokens": (lambda p, c: language_model(3, p, c), r"^tokens: expected shape \(\.\.\., n\), got shape \(\)$"),
    "another record": (
        lambda p, c: language_model([0], p.decoder, c),
        "^parameters: expected LanguageModelParameters, got EncoderParameters$",
    ),
    "the config of a layer": (
        lambda p, c: language_model([0], p, c.layer),
        "^config: expected LanguageModelConfig, got LayerConfig$",
    ),
    "a head of another width": (
        lambda p, c: language_model([0], replace(p, head=np.ones((5, 3))), c),
        r"^head\.weight: expected 6 rows, the width of x, got shape \(5, 3\)$",
    ),
    "a past of something else": (
        lambda p, c: language_model([0], p, c, past=(1,)),
        "^past: expected the past of a cache, got tuple$",
    ),
    "a past of another depth": (
        lambda p, c: language_model([0], p, c, past=language_model([0], p, c)[1].past[:1]),
        "^decoder.past: expected one for each of 2 layers, got 1$",
    ),
    "a window of 0": (lambda p, c: replace(c, window=0), "^window: expected a positive integer, got 0$"),
    "flags without a window": (
        lambda p, c: replace(c, windowed=(True, False)),
        "^windowed: expected None without a window, got",
    ),
    "too few flags": (
        lambda p, c: language_model([0], p, replace(c, window=2, windowed=(True,))),
        "^decoder.windowed: expected one flag for each of 2 layers, got 1$",
    ),
    "a softcap of 0": (
        lambda p, c: language_model([0], p, replace(c, logit_softcap=0)),
        "^logit_softcap: expected a positive number",
    ),
    "another layout": (
        lambda p, c: language_model([0], p, LanguageModelConfig(replace(c.layer, rotary=RotaryConfig(layout="pairs")))),
        r"^decoder\.layers\.0\.self_attention\.layout: expected one of neighbours, halves, got 'pairs'$",
    ),
    "a single token": (
        lambda p, c: next_token_loss(language_model([0], p, c)[0], [0]),
        "^tokens: expected at least two tokens a sequence",
    ),
    "labels of another shape": (
        lambda p, c: next_token_loss(language_model([0, 1], p, c)[0], [0]),
        r"^tokens: expected shape \(2,\), got shape \(1,\)$",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_call_is_refused(name):
    call, message = WRONG[name]
    with pytest.raises(ArgumentError, match=message):
        call(LLAMA.parameters(dyadic(9)), LLAMA.config)
