"""Masks and slopes of a forward pass are read off, and what may stand in their place is what its words say."""

import numpy as np
import pytest

from verify import check
from verify.checking.forwards.constants import Band, replacements


def distances(m, n):
    return np.arange(n) - np.arange(m)[:, None]


@pytest.mark.parametrize(
    ("mask", "seen", "hidden"),
    [
        (lambda away: (away <= 0) & (away > -3), True, False),
        (lambda away: np.where((away <= 0) & (away > -3), 0.0, -1e9), 0.0, -1e9),
        (lambda away: np.where((away <= 0) & (away > -3), 0.0, 1e9), 0.0, 1e9),  # as it is subtracted
    ],
)
def test_a_mask_is_known_in_any_numbers(mask, seen, hidden):
    made = dict(replacements([mask(distances(11, 11))]))
    changed = made["the window starts one key too early"][0](mask(distances(4, 4)))
    away = distances(4, 4)
    assert (changed == np.where((away <= 0) & (away > -4), seen, hidden)).all()


def test_a_window_that_hides_nothing_at_a_small_shape_is_known_all_the_same():
    made = dict(replacements([abs(distances(11, 11)) <= 3]))
    changed = made["the window has half its width on both sides"][0](abs(distances(3, 3)) <= 3)
    assert (changed == (abs(distances(3, 3)) <= 1)).all()


def test_a_mask_that_is_used_twice_is_another_at_both_places():
    keep = distances(11, 11) <= 0
    other = dict(replacements([keep, np.where(keep, 0.0, -9.0)]))["the mask is inverted"]
    assert (other[0](keep) == ~keep).all() and (other[1](np.where(keep, 0.0, -9.0)) == np.where(keep, -9.0, 0.0)).all()


def test_alignment_is_read_off_where_keys_are_more():
    window = Band(greatest=0, last=True)
    assert window.keeps(2, 5).sum() == 4 + 5
    names = [words for words, _ in replacements([window.keeps(7, 11)])]
    assert "the mask is aligned top-left" in names and "the mask is aligned bottom-right" not in names


def test_no_window_is_its_own_other():
    for window in (Band(greatest=0), Band(-2, 0), Band(-2, 2, True)):
        others = window.others()
        assert window not in others and len(set(others.values())) >= len(others) - 1


def test_what_is_no_window_is_no_mask():
    chosen = np.random.default_rng(0).random((11, 11)) < 0.5
    assert not any("window" in words for words, _ in replacements([chosen]))


def test_a_data_dependent_constant_does_not_end_the_check():
    def forward(x):
        return np.where(x > 0, x, 0.1 * x)

    assert not check(lambda x: np.where(x > 0, x, 0.3 * x).astype(x.dtype), forward=forward, dtype="float32").agrees
