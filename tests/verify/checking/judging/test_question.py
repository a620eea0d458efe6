"""A question knows the exact answer, and what no program may exceed."""

from dataclasses import replace

import numpy as np
import pytest

from verify.checking.asking.questions import questions
from verify.checking.judging.exact import Exact
from verify.checking.judging.question import NEGLIGIBLE, Question
from verify.checking.judging.statement import Origin, Wrong
from verify.checking.rounding.models import ladder
from verify.numbers import precision

(SINGLE, LENIENT) = ladder("float32")


def asked(name="softmax_vjp", dtype="float32", shape=(2, 3), **conventions):
    """Return the result of a statement, and the answers to the questions of one shape."""
    statement, asked_questions = questions(name, tuple(conventions.items()), dtype, (shape,), 0)
    return statement.results["dx"], [question.answers["dx"] for question in asked_questions]


def test_arguments_are_numbers_of_the_dtype():
    for answer in asked(dtype="float16")[1]:
        assert all((v.astype(np.float16) == v).all() for v in answer.question.given.values())


def test_a_given_output_is_rounded_and_the_reference_is_not():
    of_input, of_output = asked()[1], asked(given="output")[1]
    for first, second in zip(of_input, of_output, strict=True):
        assert np.allclose(first.reference.high, second.reference.high, rtol=1e-15)
        assert np.abs(second.question.given["p"].sum(-1) - 1).max() < 1e-6
        assert (second.bound(SINGLE) > 0).any()


def test_a_lenient_model_allows_more():
    _, answers = asked("layernorm_vjp")
    for question in answers:
        assert (question.bound(LENIENT) >= question.bound(SINGLE)).all()
    assert any((q.bound(LENIENT) > q.bound(SINGLE)).any() for q in answers)


def test_a_wrong_formula_is_apart_and_within_its_own_bound():
    result, answers = asked()
    wrong = result.wrong[0]
    assert max(answer.separation(wrong, SINGLE) for answer in answers) > 1000
    for answer in answers:
        computed = wrong.formula(**answer.question.given)
        assert answer.worst(computed, SINGLE, wrong).ratio <= 1


def test_a_wrong_formula_in_floats_encloses_what_it_is():
    result, answers = asked("layernorm_vjp", dtype="float64")
    for wrong in result.wrong:
        for answer in answers:
            with precision(192):
                exact = Exact.from_balls(wrong.formula(**answer.question.balls))
            apart = np.abs(answer.wrong(wrong).high - exact.high - exact.low)
            assert (apart <= answer.wrong(wrong).radius + exact.radius).all()


def test_a_wrong_formula_that_divides_by_zero_has_no_numbers():
    result, answers = asked("layernorm_vjp", dtype="float32", shape=(2, 1))
    (wrong,) = (w for w in result.wrong if w.name == "eps left out throughout")
    for answer in answers:
        assert np.isnan(answer.wrong(wrong).high).all()
        assert (answer.reference.high == 0).all()  # one number is its mean


def test_a_theorem_at_the_same_arguments_is_the_same():
    result, (answer, *_) = asked()
    here = Wrong("here", result.wrong[0].formula, origin=Origin(lambda x, g: {"x": x, "g": g}, "softmax_vjp"))
    elsewhere = Wrong(
        "elsewhere", result.wrong[0].formula, origin=Origin(lambda x, g: {"x": x, "g": -g}, "softmax_vjp")
    )
    assert answer.same_arguments(here)
    turned = replace(here, origin=replace(here.origin, laid_out=lambda right, **_: -right))
    assert not answer.same_arguments(turned)
    assert not answer.same_arguments(elsewhere)
    assert not answer.same_arguments(result.wrong[0])


LARGE = {
    "softmax_vjp": (7, 300),
    "log_softmax_vjp": (7, 300),
    "layernorm_gain_vjp": (11, 200),
    "rmsnorm_gain_vjp": (11, 200),
    "batchnorm_vjp": (300, 7),
    "linear_backward": (40, 32, 32),
    "gelu_tanh_vjp": (11, 200),
    "attention_backward": (40, 24, 24, 16),
}


@pytest.mark.parametrize("name", LARGE)
def test_what_is_computed_in_floats_encloses_the_exact_answer(name, monkeypatch):
    """Programs below float64 do without Arb: value and radius hold what Arb gives, the radius is beyond notice."""
    statement, (question, *_) = questions(name, (), "float32", (LARGE[name],), 0)
    references = {key: answer.reference for key, answer in question.answers.items()}
    assert "balls" not in vars(question), "Arb was asked"
    monkeypatch.setattr("verify.checking.judging.question.NEGLIGIBLE", -1.0)
    again = Question(statement, "again", question.shape, {**question.given, **question.constants}, question.form)
    for key, answer in again.answers.items():
        exact, floats = answer.reference, references[key]
        assert (exact.gap(floats.high) <= floats.radius).all()
        assert (floats.radius <= NEGLIGIBLE * answer.bound(SINGLE)).all()
        assert exact.radius.max() < 1e-30


def test_a_number_without_axes_is_compared_as_one():
    """A loss is one number: so are what it is off by, and the place where."""
    _, (question, *_) = questions("mse", (), "float32", None, 0)
    (answer,) = question.answers.values()
    assert "balls" not in vars(question) and answer.reference.gap(np.asarray(7.0)).shape == ()
    assert (
        answer.worst(np.asarray(7.0), SINGLE).place
        == answer.worst(np.asarray(7.0), SINGLE, answer.result.wrong[0]).place
        == ()
    )


def test_floats_are_not_enough_for_a_program_of_float64():
    _, (question, *_) = questions("softmax_vjp", (), "float64", ((16, 300),), 0)
    assert question.answers["dx"].reference.radius.max() < 1e-30
    assert "balls" in vars(question)


def test_a_constant_may_be_drawn():
    _, (answer, *_) = asked("layernorm_vjp")
    question = answer.question
    for drawn in ({}, {"eps": 0.25}):
        again = Question(question.statement, "again", question.shape, {**question.given, **drawn}, question.form)
        assert again.constants == {**question.statement.constants, **drawn}
