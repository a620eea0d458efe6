"""Questions of one shape, computed at once."""

import numpy as np
import pytest

from verify.checking.asking.questions import questions
from verify.checking.judging.batch import OF_LARGEST, Batch
from verify.checking.rounding.models import ladder

(SINGLE, _) = ladder("float32")


def asked(name):
    """Return a result of a statement, and the answers to the questions of one shape."""
    statement, asked_questions = questions(name, (), "float32", ((2, 3),), 0)
    return statement.results["dx"], [question.answers["dx"] for question in asked_questions]


def test_a_batch_is_as_good_as_one_question():
    result, answers = asked("layernorm_gain_vjp")
    for number, answer in enumerate(answers):
        values = {**answer.question.given, **answer.question.statement.constants}
        spelled = result.spellings[0].formula(**values)
        assert answer.worst(spelled, ladder("float64")[0]).ratio <= 1  # each question meets its own bound
        other = answers[(number + 1) % len(answers)]
        assert other.worst(spelled, SINGLE).ratio > 1


def test_slack_loosens_what_is_inside_before_a_result_is_rounded():
    result, answers = asked("layernorm_gain_vjp")
    formula, (half, *_) = result.spellings[0].formula, ladder("bfloat16")
    for model in (SINGLE, half):
        value, radius = answers[0].question.batch.enclosed(formula, model)
        _, more = answers[0].question.batch.enclosed(formula, model, 4.0)
        floor = OF_LARGEST * model.operation.unit * np.abs(value).max((1, 2), keepdims=True)
        assert (more >= radius + 0.99 * floor).all()
        assert (more <= 4 * radius + 1.01 * floor).all()
        largest = np.abs(value).argmax()
        assert (more.flat[largest] < 1.2 * radius.flat[largest] + 1.1 * floor.max()) == (model is half)


def test_a_formula_that_adds_over_questions_is_refused():
    """One that counts axes from the first adds over questions, of which each would then have no bound of its own."""
    _, answers = asked("layernorm_gain_vjp")
    batch = Batch([answer.question for answer in answers])
    batch.require_rows("rows", lambda x, **_: x.sum(-1), SINGLE)
    with pytest.raises(ValueError, match="columns: expected a formula of arrays with leading axes"):
        batch.require_rows("columns", lambda x, **_: x.sum(0), SINGLE)
