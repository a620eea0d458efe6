"""Theorems in whole passes: what holds there, what is told apart, and that a wrong layer is seen."""

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from derive.chapters import BOOK
from derive.values import numpy as reading
from verify.counterparts import Bounds
from verify.counterparts.decoder import MODELS, NUMBERS, Seen, decoder_pass
from verify.measure.counterparts import counterparts, held
from verify.measure.evidence import wrong_formulas
from verify.measure.passes import _compared, _seen, pass_failures, with_passes
from verify.measure.sampling import Sampler
from verify.transformer.blocks import residual
from verify.transformer.layers.rms_norm import rms_norm_backward

FINDERS = {
    name: (chapter, finder)
    for chapter in BOOK.chapters.values()
    for module in counterparts(chapter)
    for name, finder in getattr(module, "PASSES", {}).items()
}
QUICK = (
    "rms_pos",
    "rmsnorm_gain_gradient",
    "rotary_halves_forward",
    "rotary_vjp",
    "grouped_query_backward_key",
    "causal_prefix",
    "swiglu_vjp",
    "softcap_derivative",
    "cross_entropy_gradient",
)
ALIKE = {
    ("cross_entropy_gradient", "sum of the targets missing"),  # a target adds up to one
    ("cross_entropy_gradient", "normalised targets"),
    ("grouped_query_backward_value", "average over queries"),  # one query
}
TOO_FINE = {  # for eight bits
    "average over heads",
    "divided by the scale twice",
    "eps forgotten",
    "eps left out",
    "eps left out throughout",
    "eps outside the root",
    "eps outside the root throughout",
    "masked after softmax",
    "mean for sum",
    "orthogonal",
    "reversed",
    "root for square",
}


def sampler(name):
    return Sampler(BOOK.entries[name], reading)


def test_what_is_found_in_passes_are_theorems_of_their_chapters():
    assert len(FINDERS) == 23
    for name, (chapter, _) in FINDERS.items():
        assert name in {entry.name for entry in chapter.entries}, name


@pytest.mark.parametrize("name", QUICK)
def test_a_theorem_holds_inside_a_decoder_and_mistakes_do_not(name):
    holds_and_tells_apart(name)


@pytest.mark.long
@pytest.mark.parametrize("name", sorted({*FINDERS} - {*QUICK}))
def test_every_theorem_holds_inside_a_decoder_and_mistakes_do_not(name):
    holds_and_tells_apart(name)


def contradicted(sampler, finder, claim):
    """Return the number types on which a pass contradicts a claim."""
    return {
        name
        for name in NUMBERS
        for model in MODELS
        if any(_compared(sampler, NUMBERS[name], place, claim)[1] for place in _seen(finder, model, name))
    }


def holds_and_tells_apart(name):
    chapter, finder = FINDERS[name]
    entries, failures = pass_failures(sampler(name), finder)
    if failures or not entries:
        raise AssertionError(failures or name)
    wrong = wrong_formulas(BOOK.entries[name], chapter.mistakes_about(name).mutants)
    for mutant in wrong:
        missed = {*NUMBERS} - contradicted(sampler(name), finder, mutant.claim)
        expected = {*NUMBERS} if (name, mutant.name) in ALIKE else set()
        if missed != expected and not (missed == {"bfloat16"} and mutant.name in TOO_FINE):
            raise AssertionError(f"{name}, {mutant.name}: not told apart on {missed}")


@pytest.mark.parametrize(
    ("number", "change"), [("ball", 10.0**-25), ("float64", 1e-13), ("float32", 1e-4), ("bfloat16", 0.5)]
)
def test_a_change_of_what_a_pass_has_is_seen(number, change):
    _, finder = FINDERS["rotary_halves_forward"]

    def changed(p):
        factor = p.number.array(1 + (Fraction(change) if p.number.name == number else 0))
        for seen in finder(p):
            yield seen._replace(result=tuple(half * factor for half in seen.result))

    _, failures = pass_failures(sampler("rotary_halves_forward"), changed)
    assert failures
    assert all(f" on {number}, place" in text for text in failures)


def test_both_sides_of_an_order_are_compared():
    _, finder = FINDERS["rms_pos"]

    def turned(p):
        for seen in finder(p):
            yield seen._replace(result=Bounds(*reversed(seen.result)))

    assert "left side" in pass_failures(sampler("rms_pos"), turned)[1][0]


def test_a_pass_keeps_its_dtype():
    _, finder = FINDERS["rms_pos"]

    def widened(p):
        for seen in finder(p):
            wide = (side if side.dtype == object else side.astype(np.float64) for side in seen.result)
            yield Seen(seen.values, Bounds(*wide))

    failures = pass_failures(sampler("rms_pos"), widened)[1]
    assert all("on float32" in text and "expected float32, got float64" in text for text in failures)
    assert failures


def test_nothing_is_a_failure():
    entries, failures = pass_failures(sampler("rms_pos"), lambda p: iter(()))
    assert entries == 0
    assert failures == [f"rms_pos: nothing was compared in a pass on {name}" for name in NUMBERS]


def test_a_column_has_the_passes_and_fails_with_them():
    _, finder = FINDERS["rms_pos"]
    column = {"status": "pass", "points": 6}
    assert with_passes(column, sampler("rms_pos"), finder, "again") == {**column, "passes": 24}
    merged = with_passes(column, sampler("rms_pos"), lambda p: iter(()), "again")
    assert (merged["status"], merged["points"], merged["repeat"]) == ("fail", 6, "again")


def test_a_theorem_is_found_by_the_column():
    chapter, finder = FINDERS["swiglu_vjp"]
    assert held(counterparts(chapter), "PASSES", "swiglu_vjp") is finder


@pytest.mark.parametrize("model", MODELS)
def test_a_wrong_backward_pass_of_a_layer_is_seen(monkeypatch, model):
    def without_projection(cache, d_output):
        gradients = rms_norm_backward(cache, d_output)
        return replace(gradients, d_x=cache.inverse_rms * gradients.d_normalized)

    monkeypatch.setattr(residual, "rms_norm_backward", without_projection)
    _, finder = FINDERS["rmsnorm_gain_vjp"]
    wrong = decoder_pass.__wrapped__(model, "float32")
    wrong_pass = {(model, "float32"): wrong}
    monkeypatch.setattr(
        "verify.measure.passes.decoder_pass", lambda *asked: wrong_pass.get(asked) or decoder_pass(*asked)
    )
    failures = pass_failures(sampler("rmsnorm_gain_vjp"), finder)[1]
    assert failures
    assert all(f"{model} on float32" in text and "error" in text for text in failures)
