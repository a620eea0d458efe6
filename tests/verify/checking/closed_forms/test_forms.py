"""Probes are drawn again where programs in half precision are held to nothing; the program is one of the spellings."""

import numpy as np

from derive import Dimension, Sum, exp, formula, vector
from verify import check
from verify.checking.asking.questions import questions_about
from verify.checking.closed_forms.stated import statement_of
from verify.checking.rounding.models import ladder

n = Dimension("n")
i, k = n.indices("i k")
x, y = vector("x", n), vector("y", n)
STEEP = formula("steep", 1 / (1 + exp(Sum((x[k] - y[k]) ** 2, k) - 4)))
"""Its exponential is more than float16 holds, where the sum is above 15."""


def test_half_precision_is_held_to_something_at_every_telling_question():
    for dtype in ("float16", "bfloat16"):
        asked = questions_about(statement_of((STEEP,)), dtype, None, 0)
        model = ladder(dtype)[-1]
        assert all(question.answers["steep"].tested(model) for question in asked)
    labels = {question.label for question in asked}
    assert "numbers between minus three and three" in labels


def test_mistakes_of_the_program_are_beside_those_of_the_term():
    result = statement_of((STEEP,)).results["steep"]
    assert [s.name for s in result.spellings][:2] == ["as it is stated", "as a program"]
    names = [w.name for w in result.wrong]
    assert "5 in the place of 4" in names and "in steep: 4 is not subtracted" in names
    assert len(set(names)) == len(names)


def test_a_program_that_a_rare_change_explains_is_named():
    def decayed_after(lr, weight_decay, p, grad, m, beta1, step, v, beta2, eps):
        first, second = beta1 * m + (1 - beta1) * grad, beta2 * v + (1 - beta2) * grad * grad
        moved = p - lr * first / (1 - beta1**step) / (np.sqrt(second / (1 - beta2**step)) + eps)
        return moved * (1 - lr * weight_decay)

    diagnosis = check(decayed_after, "adamw", dtype="float64")
    assert diagnosis.name.startswith("in adamw: 1 - lr*weight_decay is a factor of all of")
