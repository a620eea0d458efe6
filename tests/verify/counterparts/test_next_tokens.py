"""The model of next tokens: layers and definitions agree, and in float64 one pass has the losses of all prefixes."""

from fractions import Fraction

import numpy as np
import pytest

from verify.counterparts.attention.analysis import MASKS, VOCABULARY, causal, documents, window
from verify.counterparts.next_tokens import BY_DEFINITION, BY_LAYERS, fractions, model
from verify.numbers import precision

TOKENS = (3, 1, 4, 1, 0, 2)
LONG = 6
MOST_ROUNDING = 1e-12


def enclose_one_number(left, right):
    assert np.shape(left) == np.shape(right)
    for a, b in zip(np.ravel(left), np.ravel(right), strict=True):
        assert a.overlaps(b)
        assert max(a.radius, b.radius) < 10.0**-60


@pytest.mark.parametrize("mask", MASKS)
def test_the_layers_compute_what_is_defined(mask):
    with precision(320):
        draw = fractions(7)
        parameters, line, x = model(draw, VOCABULARY), model(draw, VOCABULARY), draw((5, 4))
        for who in ("rows", "losses", "slopes"):
            given = {"rows": (x, parameters, mask(5))}.get(who, (TOKENS, parameters, mask(5)))
            along = (line,) if who == "slopes" else ()
            enclose_one_number(*(getattr(d, who)(*given, *along) for d in (BY_LAYERS, BY_DEFINITION)))


def test_the_layers_attend_as_is_defined():
    with precision(320):
        draw = fractions(7)
        given = draw((4, 4)), draw((4, 3)), window(4)
        enclose_one_number(BY_LAYERS.attention(*given), BY_DEFINITION.attention(*given))


def test_no_two_parameters_are_alike():
    drawn = [x.to_fraction() for x in fractions(1)((1008,))]
    assert len(set(drawn)) == 1008
    assert max(map(abs, drawn)) < Fraction(1)


def test_a_window_and_documents_are_causal():
    for mask in (window, documents):
        assert not (mask(6) & ~causal(6)).any()
        assert mask(6).diagonal().all()
        assert (mask(6) != causal(6)).any()


@pytest.mark.parametrize(("seed", "mask"), list(enumerate(MASKS)))
def test_one_pass_has_the_losses_and_the_slopes_of_all_prefixes_in_float64(seed, mask):
    rng = np.random.default_rng(seed)
    parameters, line = (model(lambda shape: rng.normal(size=shape), VOCABULARY) for _ in range(2))
    tokens = rng.integers(VOCABULARY, size=LONG + 1).tolist()
    for compute, along in ((BY_LAYERS.losses, ()), (BY_LAYERS.slopes, (line,))):
        whole = compute(tokens, parameters, mask(LONG), *along)
        prefixes = np.array([compute(tokens[: t + 2], parameters, mask(t + 1), *along)[-1] for t in range(LONG)])
        assert np.abs(whole - prefixes).max() < MOST_ROUNDING * np.abs(whole).max()
        assert abs(whole.sum() - prefixes.sum()) < MOST_ROUNDING * np.abs(whole).sum()


def test_without_a_mask_the_losses_are_others():
    rng = np.random.default_rng(0)
    parameters = model(lambda shape: rng.normal(size=shape), VOCABULARY)
    whole = BY_LAYERS.losses(TOKENS, parameters, np.ones((5, 5), dtype=np.bool_))
    assert abs(whole.sum() - BY_LAYERS.losses(TOKENS, parameters, causal(5)).sum()) > 1e-3
