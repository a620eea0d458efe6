"""Numbers drawn at random are of several kinds, and sizes tell dimensions apart."""

import numpy as np
import pytest

from verify.checking.judging.draws import DRAWS, OF_KINDS, SIZES


@pytest.mark.parametrize("label", DRAWS)
def test_each_kind_has_its_shape_and_its_own_numbers(label):
    rng = np.random.default_rng(0)
    numbers = DRAWS[label](rng, (40, 25))
    assert np.shape(numbers) == (40, 25) and np.shape(DRAWS[label](rng, ())) == ()
    assert (numbers != 0).all() and (np.min(numbers) > 0) == ("quarter" in label)


def test_sizes_are_different_and_so_are_the_tuples():
    assert all(len(set(sizes)) == len(sizes) for sizes in SIZES)
    assert all(a != b for a, b in zip(*SIZES, strict=True))


def test_labels_are_at_both_ends_of_a_row():
    for seed in range(20):
        rng = np.random.default_rng(seed)
        assert {0, 4} <= set(OF_KINDS["labels"](rng, (3, 5)).argmax(-1))
        assert OF_KINDS["labels"](rng, (1, 5)).sum() == OF_KINDS["labels"](rng, (5,)).sum() == 1
