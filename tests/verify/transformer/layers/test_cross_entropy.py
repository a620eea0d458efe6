"""Cross-entropy: gradients on every rung, smoothing, ignored rows, reductions, stress cases, refusals."""

import math
from fractions import Fraction

import mpmath
import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import NUMBER_TYPES, Ball, balls_from_floats, bound, midpoints, precision
from verify.transformer.layers.cross_entropy import cross_entropy, cross_entropy_backward

SHAPES = [(2, 3, 5), (3, 3, 3), (2, 7, 1)]
KAPPA = 1 + 3.0  # exponents within (-3, 3)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("axis", [-1, 1])
def test_cross_entropy_gradient_with_targets_that_do_not_sum_to_one(shape, axis, dyadic, gradient_failures):
    def backward(g, logits, targets):
        gradients = cross_entropy_backward(cross_entropy(logits, targets, axis)[1], g)
        return {"logits": gradients.d_logits, "targets": gradients.d_target_probabilities}

    rng = np.random.default_rng(6)
    arrays = {"logits": dyadic(rng, *shape), "targets": dyadic(rng, *shape)}
    failures = gradient_failures(
        lambda logits, targets: cross_entropy(logits, targets, axis)[0],
        backward,
        arrays,
        KAPPA,
        dict.fromkeys(arrays, 1.0) if shape[axis] == 1 else None,
    )
    assert failures == []


IGNORED = -100
CLASSES = np.array([[1, 0, 4], [IGNORED, 2, 2]])
TENTH = Fraction(1, 10)


@pytest.mark.parametrize("smoothing", [0, TENTH, 1, 0.25])
@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
@pytest.mark.parametrize("ignore_index", [IGNORED, 2])
def test_gradient_with_classes(smoothing, reduction, ignore_index, dyadic, gradient_failures):
    targets = np.where(CLASSES == IGNORED, ignore_index, CLASSES)

    def forward(logits):
        share = smoothing if logits.dtype != object else Fraction(smoothing)
        options = {"smoothing": share, "ignore_index": ignore_index, "reduction": reduction}
        return cross_entropy(logits, targets, 1, **options)

    def backward(g, logits):
        gradients = cross_entropy_backward(forward(logits)[1], g)
        assert gradients.d_target_probabilities is None
        return {"logits": gradients.d_logits}

    arrays = {"logits": dyadic(np.random.default_rng(7), 2, 5, 3)}
    assert gradient_failures(lambda logits: forward(logits)[0], backward, arrays, KAPPA) == []


@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_gradient_with_smoothed_target_weights(reduction, dyadic, gradient_failures):
    options = {"smoothing": TENTH, "reduction": reduction}

    def backward(g, logits, targets):
        gradients = cross_entropy_backward(cross_entropy(logits, targets, **options)[1], g)
        return {"logits": gradients.d_logits, "targets": gradients.d_target_probabilities}

    rng = np.random.default_rng(8)
    arrays = {"logits": dyadic(rng, 2, 3, 5), "targets": dyadic(rng, 2, 3, 5)}
    failures = gradient_failures(
        lambda logits, targets: cross_entropy(logits, targets, **options)[0], backward, arrays, KAPPA
    )
    assert failures == []


def by_definition(logits, classes, smoothing, reduction, of_classes):
    """Return the loss from the formulas of the documentation, in multiprecision, one row at a time."""
    losses, counted = [], 0
    for row, y in zip(logits, classes, strict=True):
        total = mpmath.fsum(mpmath.exp(value) for value in row)
        weights = [of_classes[i] * ((1 - smoothing) * (i == y) + smoothing / len(row)) for i in range(len(row))]
        loss = -mpmath.fsum(w * mpmath.log(mpmath.exp(value) / total) for w, value in zip(weights, row, strict=True))
        losses.append(0 if y == IGNORED else loss)
        counted += 0 if y == IGNORED else of_classes[y]
    return {"none": losses, "sum": mpmath.fsum(losses), "mean": mpmath.fsum(losses) / counted}[reduction]


@pytest.mark.parametrize("smoothing", [0.0, 0.125, 1.0])
@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
@pytest.mark.parametrize("of_classes", [None, [0.5, 2.0, 1.0, 0.25, 3.0]])
def test_values_are_those_of_the_definition(smoothing, reduction, of_classes, dyadic):
    logits = dyadic(np.random.default_rng(9), 7, 5)
    classes = [3, 0, IGNORED, 1, 1, IGNORED, 4]
    options = {"smoothing": smoothing, "ignore_index": IGNORED, "reduction": reduction}
    found, cache = cross_entropy(
        logits, classes, class_weights=None if of_classes is None else np.array(of_classes), **options
    )
    with mpmath.workdps(40):
        ones = [1] * 5 if of_classes is None else of_classes
        expected = np.array(by_definition(logits.tolist(), classes, smoothing, reduction, ones), dtype=float)
    assert found.shape == expected.shape
    assert np.abs(found - expected).max() <= bound(np.float64, KAPPA, np.abs(expected).max())
    d_logits = cross_entropy_backward(cache, np.ones(found.shape)).d_logits
    assert not d_logits[[2, 5]].any()
    assert np.abs(d_logits.sum(axis=-1)).max() <= 1e-15
    assert d_logits[[0, 1, 3, 4, 6]].all()


WEIGHTS = [Fraction(1, 2), 3, Fraction(5, 4), 2, Fraction(1, 8)]


@pytest.mark.parametrize("smoothing", [0, TENTH])
@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
@pytest.mark.parametrize("by_index", [True, False])
def test_gradient_with_class_weights(smoothing, reduction, by_index, dyadic, gradient_failures):
    options = {"smoothing": smoothing, "reduction": reduction}

    def forward(logits, targets):
        of_classes = np.array(WEIGHTS, dtype=object if logits.dtype == object else float)
        ignored = {"ignore_index": IGNORED} if by_index else {}
        return cross_entropy(logits, targets, class_weights=of_classes, **options, **ignored)

    def backward(g, logits, targets=CLASSES):
        found = cross_entropy_backward(forward(logits, targets)[1], g)
        return (
            {"logits": found.d_logits}
            if by_index
            else {"logits": found.d_logits, "targets": found.d_target_probabilities}
        )

    rng = np.random.default_rng(13)
    arrays = {"logits": dyadic(rng, 2, 3, 5)} | ({} if by_index else {"targets": dyadic(rng, 2, 3, 5)})
    failures = gradient_failures(lambda logits, targets=CLASSES: forward(logits, targets)[0], backward, arrays, KAPPA)
    assert failures == []


@pytest.mark.parametrize("by_index", [True, False])
def test_a_masked_class_is_as_if_it_were_not_there(by_index, dyadic):
    with pytest.raises(ArgumentError, match="^loss: expected finite numbers, got inf"):
        cross_entropy(np.array([[0.0, -np.inf]]), [0], smoothing=TENTH)
    x, gone = dyadic(np.random.default_rng(14), 3, 7), [1, 4]
    others = np.delete(np.arange(7), gone)
    classes = [0, 5, 3]
    weights = dyadic(np.random.default_rng(15), 3, 7)
    weights[:, gone] = 0
    masked = x.copy()
    masked[:, gone] = -np.inf
    loss, cache = cross_entropy(masked, classes if by_index else weights)
    found = cross_entropy_backward(cache, np.ones(3))
    with precision(160):
        ball = balls_from_floats(x[:, others])
        kept = [list(others).index(c) for c in classes] if by_index else balls_from_floats(weights[:, others])
        exact, exact_cache = cross_entropy(ball, kept)
        expected = cross_entropy_backward(exact_cache, balls_from_floats(np.ones(3)))
    assert np.abs(loss - midpoints(exact)).max() <= bound(np.float64, KAPPA, 4.0)
    assert np.abs(found.d_logits[:, others] - midpoints(expected.d_logits)).max() <= bound(np.float64, KAPPA, 1.0)
    assert not found.d_logits[:, gone].any()
    if not by_index:
        d_targets = found.d_target_probabilities
        assert not d_targets[:, gone].any()
        assert np.abs(d_targets[:, others] - midpoints(expected.d_target_probabilities)).max() <= bound(
            np.float64, KAPPA, 4
        )


def test_a_masked_class_that_is_wanted_has_no_loss_and_an_ignored_row_may_be_masked():
    x = np.array([[0.0, -np.inf], [-np.inf, -np.inf]])
    loss, cache = cross_entropy(x, [0, IGNORED], ignore_index=IGNORED, reduction="mean")
    assert loss == 0
    assert np.array_equal(cross_entropy_backward(cache, np.ones(())).d_logits, np.zeros((2, 2)))
    for row, of_class in (([0.0, -np.inf], 1), ([-np.inf, -np.inf], 0)):
        with pytest.raises(ArgumentError, match="^loss: expected finite numbers, got (inf|nan)"):
            cross_entropy(np.array(row), of_class)


def test_a_masked_class_of_weight_zero_adds_nothing_and_a_mean_over_weights_of_zero_is_refused():
    x, of_classes = np.array([[-np.inf, 2.0, 1.0], [0.0, 1.0, 1.0]]), np.array([0.0, 1.0, 3.0])
    expected, _ = cross_entropy(x[1], 2, class_weights=of_classes)
    for targets in ([0, 2], np.eye(3)[[0, 2]]):
        losses, cache = cross_entropy(x, targets, class_weights=of_classes)
        assert np.array_equal(losses, [0, expected])
        assert not cross_entropy_backward(cache, np.ones(2)).d_logits[0].any()
    assert cross_entropy(x, [0, 2], class_weights=of_classes, reduction="mean")[0] == expected / 3
    for smoothing in (0, TENTH):
        with pytest.raises(ArgumentError, match="^class_weights: expected a sum other than 0"):
            cross_entropy(x[1:], [0], class_weights=of_classes, smoothing=smoothing, reduction="mean")


def test_an_ignored_row_may_be_masked_beside_one_of_huge_logits():
    loss, _ = cross_entropy(np.array([[-np.inf, -np.inf], [1e305, 1.0]]), [IGNORED, 0], ignore_index=IGNORED)
    assert np.array_equal(loss, [0, 0])


@pytest.mark.parametrize("name", NUMBER_TYPES)
@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_every_number_type(name, reduction):
    record = NUMBER_TYPES[name]
    numbers = [[Fraction(1, 3), 2, -1], [0, Fraction(-7, 2), 1], [5, 0, 0]]
    options = {"smoothing": TENTH, "ignore_index": IGNORED, "reduction": reduction}
    loss, cache = cross_entropy(record.array(numbers), [1, IGNORED, 0], **options)
    expected, exact = cross_entropy(np.array(numbers, dtype=float), [1, IGNORED, 0], **options)
    d_logits = cross_entropy_backward(cache, loss).d_logits
    d_exact = cross_entropy_backward(exact, expected).d_logits
    assert {type(value) for value in (*loss.flat, *d_logits.flat)} == {type(record.array([1])[0])}
    for found, reference in ((loss, expected), (d_logits, d_exact)):
        accepted = bound(np.float32 if name == "float32" else np.float64, 1 + 6, np.abs(reference).max())
        assert np.abs(record.to_float(found) - reference).max() <= accepted


@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
@pytest.mark.parametrize("name", ["float32", "float64", "ball"])
def test_where_all_is_ignored_loss_and_gradient_are_zero(name, reduction):
    logits = NUMBER_TYPES[name].array([[3, 5, 2], [0, 0, 1]])
    loss, cache = cross_entropy(logits, [IGNORED, IGNORED], ignore_index=IGNORED, reduction=reduction)
    d_logits = cross_entropy_backward(cache, np.full(loss.shape, logits[0, 0])).d_logits
    assert loss.dtype == d_logits.dtype == logits.dtype
    assert all(value == 0 for value in (*loss.flat, *d_logits.flat))


def test_what_stands_at_an_ignored_row_does_not_matter():
    logits = np.array([[1.0, 2.0, 4.0], [300.0, -300.0, 0.0]])
    options = {"ignore_index": IGNORED, "reduction": "mean"}
    assert cross_entropy(logits, [1, IGNORED], **options)[0] == cross_entropy(logits[:1], [1], **options)[0]
    assert cross_entropy(logits[0], 1)[0] == cross_entropy(logits[:1], [1], **options)[0]


def test_values_at_large_logits():
    x = np.array([1e4, 1e4, -1e4])
    loss, cache = cross_entropy(x, np.array([0.0, 0.0, 1.0]))
    assert loss == 2e4 + math.log(2)
    assert np.array_equal(cross_entropy_backward(cache, np.ones(())).d_logits, [0.5, 0.5, -1.0])


def test_the_gradient_of_a_decided_row_keeps_its_digits():
    x, y = np.array([0.0, 40.0, -1.0]), np.array([0.0, 1.0, 0.0])
    with precision(300):
        exact = cross_entropy_backward(
            cross_entropy(balls_from_floats(x), balls_from_floats(y))[1], balls_from_floats(np.ones(()))
        )
        reference = midpoints(exact.d_logits)
    found = cross_entropy_backward(cross_entropy(x, y)[1], np.ones(())).d_logits
    assert 0 < -reference[1] < 1e-16
    assert (np.abs(found - reference) <= [bound(np.float64, 1 + 41, abs(r)) for r in reference]).all()


@pytest.mark.parametrize("smoothing", [0, Fraction(1, 10**9)])
def test_the_loss_and_gradient_of_a_decided_class_keep_their_digits(smoothing):
    x = np.array([0.0, 40.0, -1.0])
    loss, cache = cross_entropy(x, 1, smoothing=smoothing)
    with precision(300):
        exact, exact_cache = cross_entropy(balls_from_floats(x), 1, smoothing=smoothing)
        d_logits = midpoints(cross_entropy_backward(exact_cache, balls_from_floats(np.ones(()))).d_logits)
        value = midpoints(exact)
    assert 0 < value < 1e-7
    assert abs(loss - value) <= bound(np.float64, 1 + 41, value)
    found = cross_entropy_backward(cache, np.ones(())).d_logits
    assert (np.abs(found - d_logits) <= [bound(np.float64, 1 + 41, abs(d)) for d in d_logits]).all()


def test_shapes_are_refused_by_name():
    with pytest.raises(ArgumentError, match=r"^targets: expected shape \(2, 3\), got shape \(2,\)$"):
        cross_entropy(np.ones((2, 3)), np.ones(2))
    _, cache = cross_entropy(np.ones((2, 3)), np.ones((2, 3)))
    with pytest.raises(ArgumentError, match=r"^d_output: expected shape \(2,\), got shape \(3,\)$"):
        cross_entropy_backward(cache, np.ones(3))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"targets": [0, 3]}, r"^targets: expected integers from 0 to 2, got 3 at index \(1,\)$"),
        ({"targets": [-1, 0]}, r"^targets: expected integers from 0 to 2, got -1 at index \(0,\)$"),
        ({"targets": [-1, -100], "ignore_index": -100}, r"^targets: .* got -1 at index \(0,\)$"),
        ({"targets": [0, 1, 2]}, r"^targets: expected shape \(2,\), as these are classes, got shape \(3,\)$"),
        ({"targets": np.eye(2, 3, dtype=int)}, r"^targets: expected shape \(2,\), as these are classes"),
        (
            {"targets": np.eye(2, 3, dtype=bool)},
            "^targets: expected floating, complex or object numbers, got dtype",
        ),
        ({"targets": [[0], [0, 1]]}, "^targets: expected an array, got ragged nested lists$"),
        ({"targets": np.eye(2, 3), "ignore_index": 0}, "^ignore_index: expected None with target weights, got 0$"),
        ({"ignore_index": 1.0}, "^ignore_index: expected an integer, got 1.0$"),
        ({"ignore_index": True}, "^ignore_index: expected an integer, got True$"),
        ({"smoothing": 1.5}, "^smoothing: expected a number from 0 to 1, got 1.5$"),
        ({"smoothing": -1}, "^smoothing: expected a number from 0 to 1, got -1$"),
        ({"smoothing": 0.1j}, "^smoothing: expected a number from 0 to 1, got 0.1j$"),
        ({"smoothing": Ball(0)}, r"^smoothing: expected a number from 0 to 1, got Ball\(0\)$"),
        ({"reduction": "avg"}, "^reduction: expected one of none, mean, sum, got 'avg'$"),
        ({"reduction": None}, "^reduction: expected one of none, mean, sum, got None$"),
        (
            {"logits": np.array([[1e308, -1e308, 0.0]] * 2)},
            r"^logits - max\(logits\): expected finite numbers",
        ),
        ({"logits": np.eye(2, 3) * 1e300, "targets": np.ones((2, 3)) * 1e10}, "^loss: expected finite numbers"),
    ],
)
def test_refusals_name_the_argument(change, message):
    with pytest.raises(ArgumentError, match=message):
        cross_entropy(**{"logits": np.eye(2, 3), "targets": [0, 2], **change})
