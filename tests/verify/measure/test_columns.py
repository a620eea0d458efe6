from dataclasses import replace

import numpy as np
import pytest

from derive.books.mistakes import exchanged, left, relation, right
from derive.chapters import BOOK
from derive.chapters.feed_forward.theorems import r, relu
from derive.chapters.softmax.theorems import i, p
from derive.language.terms import Eq, HasDerivative, Lt, Rational
from derive.values import numpy as reading
from verify.counterparts.feed_forward import layers as feed_forward
from verify.counterparts.softmax.layers import COUNTERPARTS
from verify.measure.columns import (
    Settings,
    ball_column,
    counterpart_failures,
    distinguished,
    refuted,
    transformer_column,
)
from verify.measure.evaluations import Evaluations
from verify.measure.sampling import Sampler

SETTINGS = Settings()


def at_points(name, **changes):
    return Evaluations(Sampler(replace(BOOK.entries[name], **changes), reading))


def test_a_true_claim_passes_on_balls():
    column = ball_column(at_points("softmax_jacobian"), SETTINGS)
    assert column["status"] == "pass"
    assert (column["points"], column["cells"], column["bits"]) == (6, 3 * 9 + 3 * 25, 128)
    assert column["digits"] >= 30


def test_more_digits_need_more_bits():
    column = ball_column(at_points("softmax_jacobian"), Settings(digits=90))
    assert (column["status"], column["bits"]) == ("pass", 384)
    assert ball_column(at_points("softmax_jacobian"), Settings(digits=200))["bits"] > 512


def test_a_false_claim_fails_on_balls_and_says_where():
    f, at, value = BOOK.entries["softmax_jacobian"].claim.args
    evaluations = at_points("softmax_jacobian", claim=HasDerivative(f, at, value + value / 10**20))
    column = ball_column(evaluations, SETTINGS)
    assert column["status"] == "fail"
    text = column["failures"][0]
    for part in (
        "softmax_jacobian",
        "seed 0.0.0",
        "n = 3",
        "entry [0, 0]",
        "deriv is refuted",
        "left Ball(",
        "right Ball(",
    ):
        assert part in text
    assert column["repeat"] == "verify run softmax_jacobian --columns ball --seed 0 --samples 3"


def test_a_claim_that_is_false_at_corners_only_fails_on_balls():
    claim = BOOK.entries["softmax_jacobian_psd"].claim
    column = ball_column(at_points("softmax_jacobian_psd", claim=Lt(*claim.args)), SETTINGS)
    assert column["status"] == "fail"
    assert ball_column(at_points("softmax_jacobian_psd"), SETTINGS)["status"] == "pass"


def test_a_ball_that_says_nothing_fails(monkeypatch):
    monkeypatch.setattr("verify.measure.columns._precisions", lambda digits: [40])
    column = ball_column(at_points("softmax_jacobian"), SETTINGS)
    assert column["status"] == "fail"
    assert "the radius is above 1e-30 of the scale at 40 bits" in column["failures"][0]


def test_no_point_is_a_failure(monkeypatch):
    monkeypatch.setattr(Sampler, "points", lambda self: [])
    monkeypatch.setattr(Sampler, "corners", lambda self: [])
    monkeypatch.setattr(Sampler, "stresses", lambda self: {})
    for column in (
        ball_column(at_points("softmax_jacobian"), SETTINGS),
        transformer_column(at_points("softmax_jacobian"), COUNTERPARTS["softmax_jacobian"], SETTINGS),
    ):
        assert column["status"] == "fail"
        assert column["failures"] == ["softmax_jacobian: no point was evaluated"]


def test_refuted_needs_a_false_claim():
    evaluations = at_points("softmax_sum_one")
    left = evaluations.entry.claim.args[0]
    assert refuted(evaluations, [evaluations.entry.claim, Eq(left, 2), Eq(left, 1)]) == [False, True, False]


def broken(change):
    def softmax_jacobian(*, x):
        return change(COUNTERPARTS["softmax_jacobian"](x=x))

    return softmax_jacobian


def one_entry(array):
    array = array.copy()
    array[0, 1] = array[0, 1] + array[0, 1] / 10**8
    return array


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda a: 2 * a, "left side, softmax_jacobian, seed 0.0.0"),
        (one_entry, "entry [0, 1]"),
        (lambda a: a if a.dtype == object else one_entry(a), "error"),
        (lambda a: a if a.dtype == object else a.astype(np.float32), "expected float64, got float32"),
        (lambda a: a if a.dtype == object else a * np.nan, "error nan"),
    ],
)
def test_a_wrong_counterpart_is_seen(change, message):
    column = transformer_column(at_points("softmax_jacobian"), broken(change), SETTINGS)
    assert column["status"] == "fail"
    assert message in column["failures"][0]


def test_an_error_of_a_counterpart_says_where():
    def softmax_jacobian(*, x):
        raise ValueError("expected finite numbers")

    with pytest.raises(ValueError, match="expected finite numbers") as seen:
        list(counterpart_failures(at_points("softmax_jacobian"), softmax_jacobian, {}))
    assert seen.value.__notes__ == ["point 0.0.0, sizes {'n': 3}"]


def test_a_right_counterpart_passes():
    column = transformer_column(at_points("softmax_jacobian"), broken(lambda a: +a), SETTINGS)
    assert column["status"] == "pass"
    assert (column["points"], column["stresses"]) == (6, 3)
    assert column["cells"] > 0 < column["roundings"] <= 16


def test_a_counterpart_that_fails_under_stress_alone_is_seen():
    def softmax_pos(*, x):
        right = COUNTERPARTS["softmax_pos"](x=x)
        if x.dtype == object:
            return right
        e = np.exp(x)  # without the shift
        return right._replace(right=e / e.sum())

    failures = list(
        counterpart_failures(at_points("softmax_pos"), softmax_pos, dict.fromkeys(("cells", "roundings"), 0))
    )
    assert failures
    assert all(text.startswith("offset") for text in failures)


def test_a_tolerance_that_hides_errors_is_a_failure(monkeypatch):
    from verify.measure.conditioning import bounds

    monkeypatch.setattr("verify.measure.columns.bounds", lambda sizes: 1e8 * bounds(sizes))
    column = transformer_column(at_points("softmax_jacobian"), COUNTERPARTS["softmax_jacobian"], SETTINGS)
    assert "the tolerance would accept a relative change of 1e-08" in column["failures"][0]


def test_an_inequality_wants_both_sides():
    with pytest.raises(TypeError, match="expected Bounds"):
        transformer_column(at_points("softmax_pos"), lambda *, x: COUNTERPARTS["softmax_pos"](x=x).right, SETTINGS)


BOTH = ("ball", "float64")


def apart(name, *edits, counterpart=None):
    """What `distinguished` says of some edits of a claim."""
    claim, right_one = BOOK.entries[name].claim, COUNTERPARTS[name]
    return distinguished(at_points(name), counterpart or right_one, [edit.change(claim) for edit in edits])


def test_a_counterpart_contradicts_a_wrong_side():
    side = BOOK.entries["softmax_jacobian"].claim.args[2]
    assert apart("softmax_jacobian", right("zero", 0), right("its own", side)) == [BOTH, ()]
    assert apart("softmax_sum_one", left("two", 2), right("two", 2)) == [BOTH, BOTH]
    assert apart("softmax_pos", left("one", 1), right("two", 2), exchanged("reversed")) == [BOTH] * 3


def test_a_wrong_side_with_more_indices_is_contradicted_entry_by_entry():
    assert apart("softmax_sum_one", left("one for each", p[i])) == [BOTH]


def test_a_wrong_relation_between_right_sides_is_not():
    assert apart("softmax_le_one", relation("strict", "lt")) == [()]


def test_what_is_wrong_at_corners_alone_is_contradicted_there():
    """At all generic points r is positive."""
    entry = BOOK.entries["relu_zero_or_argument"]
    always = left("always the argument", relu(r) - r).change(entry.claim)
    points = at_points(entry.name)
    assert distinguished(points, feed_forward.COUNTERPARTS["relu_zero_or_argument"], [always]) == [BOTH]
    points.corners = []
    assert distinguished(points, feed_forward.COUNTERPARTS["relu_zero_or_argument"], [always]) == [()]


def test_a_contradiction_counts_only_where_the_right_claim_passes():
    assert apart("softmax_jacobian", right("zero", 0), counterpart=broken(lambda a: 2 * a)) == [()]


def test_a_difference_that_rounding_explains_is_no_contradiction_in_float64():
    value = BOOK.entries["softmax_jacobian"].claim.args[2]
    assert apart("softmax_jacobian", right("near", value * (1 + Rational(1, 10**17)))) == [("ball",)]
