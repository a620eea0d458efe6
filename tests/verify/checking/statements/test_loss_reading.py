"""What the arguments of a loss mean under the conventions."""

import numpy as np
import pytest

import verify
from tests.verify.checking.kernels.losses import any_sum
from verify.checking.statements import statement
from verify.checking.statements.losses import LossReading


def reading(targets="labels", reduction="mean", smoothing=0.0, ignore_index=None, padding="none", given="output"):
    return LossReading(targets, reduction, smoothing, ignore_index, padding, given)


P = np.full((3, 4), 0.25)


def test_an_ignored_label_counts_nothing_and_is_some_class():
    b = reading(ignore_index=-100).batch({"p": P, "labels": np.array([3, -100, 1])})
    assert b.counts.tolist() == [[1], [0], [1]]
    assert b.label.tolist() == [[0, 0, 0, 1], [1, 0, 0, 0], [0, 1, 0, 0]]
    assert b.counted.tolist() == [[2]]


def test_an_ignored_label_may_be_a_class():
    b = reading(ignore_index=1).batch({"p": P, "labels": np.array([3, 0, 1])})
    assert b.counts.tolist() == [[1], [1], [0]]
    assert b.label[2].tolist() == [0, 1, 0, 0]


def test_labels_are_smoothed_over_all_classes():
    b = reading(smoothing=0.2).batch({"p": P, "labels": np.array([3, 0, 1]), "smoothing": 0.2})
    assert b.targets.sum(-1) == pytest.approx([1, 1, 1])
    assert b.targets[0] == pytest.approx([0.05, 0.05, 0.05, 0.85])


def test_questions_at_once_are_questions_apart():
    r = reading(padding="weights", smoothing=0.2)
    one = {"p": P, "labels": np.array([3, 0, 1]), "w": np.array([1, 0.5, 2]), "smoothing": 0.2}
    two = {"p": P[::-1] * 2, "labels": np.array([0, 0, 2]), "w": np.array([0, 1, 1.0]), "smoothing": 0.2}
    both = {name: np.stack([one[name], two[name]]) for name in ("p", "labels", "w")}
    both |= {name: both[name][:, None] for name in ("labels", "w")} | {"smoothing": 0.2}  # as rounding balls come
    row = r.reduced(lambda b: b.p - b.targets)
    assert np.array_equal(row(r.batch(both)), np.stack([row(r.batch(one)), row(r.batch(two))]))


@pytest.mark.parametrize(
    ("conventions", "line"),
    [
        ({"targets": "classes"}, "targets: expected any or probabilities or labels, got 'classes'"),
        ({"reduction": "batchmean"}, "reduction: expected none or sum or mean, got 'batchmean'"),
        ({"padding": "left"}, "padding: expected none or mask or weights, got 'left'"),
        ({"given": "logits"}, "given: expected input or output, got 'logits'"),
        ({"targets": "labels", "smoothing": 1.0}, "smoothing: expected a number from 0 to below 1, got 1.0"),
        ({"targets": "labels", "smoothing": "some"}, "smoothing: expected a number such as 0.0, got 'some'"),
        ({"targets": "labels", "ignore_index": "pad"}, "ignore_index: expected an integer, got 'pad'"),
        ({"smoothing": 0.1}, "smoothing and ignore_index: expected targets='labels', got 'any'"),
        (
            {"targets": "labels", "ignore_index": 0, "padding": "mask"},
            "padding: expected none, as ignore_index says which rows count",
        ),
    ],
)
def test_a_convention_that_there_is_not_is_one_line(conventions, line):
    with pytest.raises(ValueError, match=line):
        statement("cross_entropy_gradient", conventions)


def test_of_one_row_nothing_can_be_padding():
    with pytest.raises(ValueError, match=r"shapes: expected at least two rows and logits, as fewer tell nothing"):
        verify.check(lambda x, y, w: any_sum(x, y), "cross_entropy_gradient", padding="mask", shapes=[(1, 8)])
