"""The questions for a program: of which shapes and dtypes, and in what order."""

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from derive import formula, reals
from tests.verify.checking.as_programs import STYLES, as_program
from verify.checking.asking.questions import (
    questions,
    questions_about,
    sharper_questions_about,
    stated,
    wide_questions_about,
)
from verify.checking.closed_forms.stated import statement_of
from verify.checking.diagnose import check
from verify.checking.judging.statement import Spelling
from verify.checking.rounding.formats import FORMATS, representable
from verify.checking.rounding.models import ladder
from verify.checking.statements import STATEMENTS, statement


def test_a_probe_may_hold_another_constant():
    _, asked = questions("layernorm_vjp", (("eps", 1e-5),), "float32", None, 0)
    visible = [q for q in asked if q.constants["eps"] == 0.25]
    assert visible
    assert {q.constants["eps"] for q in asked} == {1e-5, 0.25}
    for question in visible:
        assert all(q.constants == question.constants for q in question.batch.asked)
        x = question.given["x"]
        s = np.sqrt(x.var(-1, keepdims=True) + 0.25)
        z, g = (x - x.mean(-1, keepdims=True)) / s, question.given["g"]
        expected = (g - g.mean(-1, keepdims=True) - z * (g * z).mean(-1, keepdims=True)) / s
        assert np.allclose(question.answers["dx"].reference.high, expected, rtol=1e-9, atol=1e-9)


def test_a_shape_has_the_axes_of_the_statement():
    with pytest.raises(ValueError, match=r"shapes: expected \(rows, n\), positive integers, got \(3,\)"):
        questions("softmax_vjp", (), "float32", ((3,),), 0)


def test_questions_are_kept():
    first, again = (questions("softmax_vjp", (), "float32", None, 0) for _ in range(2))
    assert all(a is b for a, b in zip(first, again, strict=True))


def test_large_questions_take_turns_at_the_layouts():
    """Each is computed by itself, and yet they are not all asked in the first layout."""
    _, asked = questions("softmax_vjp", (), "float32", ((16, 300),), 0)
    assert [question.turn for question in asked] == [0, 1, 2]
    assert all(question.batch.asked == [question] for question in asked)


def test_arguments_may_be_of_another_dtype():
    conventions, others = (("eps", 1e-5), ("given", "statistics")), (("rstd", "float32"), ("gamma", "float32"))
    small = questions("layernorm_gain_vjp", conventions, "bfloat16", None, 0, dtypes=others)[1]
    for question in (
        *small,
        *wide_questions_about(stated("layernorm_gain_vjp", conventions), "bfloat16", 0, dtypes=others),
    ):
        for name, values in question.given.items():
            assert representable(values, FORMATS[dict(others).get(name, "bfloat16")]).all()
    assert not all(representable(q.given["rstd"], FORMATS["bfloat16"]).all() for q in small)


TRAPS = {
    "sums over questions": lambda x, g: (x * g).sum(0) + 0 * g,
    "keeps the axis": lambda x, g: x * (g - (x * g).sum(0, keepdims=True)),
    "takes a row": lambda x, g: x[0] * g,
    "divides by questions": lambda x, g: x * g / x.shape[0],
}


@pytest.mark.parametrize("trap", TRAPS)
def test_a_formula_that_takes_questions_for_rows_is_refused(trap):
    """Its bounds would be those of something else, and every program within them would agree."""
    usual = statement("softmax_vjp", {})
    dx = usual.results["dx"]
    for number in range(len(dx.spellings)):
        kept = [s if n != number else Spelling(trap, TRAPS[trap]) for n, s in enumerate(dx.spellings)]
        changed = replace(usual, results={"dx": replace(dx, spellings=tuple(kept))})
        with pytest.raises(ValueError, match=f"softmax_vjp, dx, '{trap}': expected a formula of arrays with leading"):
            questions_about(changed, "float32", None, 0)


@pytest.mark.parametrize("name", STATEMENTS)
def test_every_formula_keeps_questions_apart(name):
    """`questions` would raise."""
    made, asked = questions(name, (), "float32", None, 0)
    assert asked and all(result.spellings for result in made.results.values())


def test_what_the_usual_questions_leave_open_is_told_by_a_sharper_one():
    """A small summand shows where the product beside it is small, which is the case at one of many draws."""
    x, y = reals("x y")
    made = statement_of((formula("near", x * y + Fraction(1, 2**12)),))
    model, wrong = ladder("bfloat16")[-2], made.results["near"].wrong

    def left_open(asked):
        return [w.name for w in wrong if all(q.answers["near"].separation(w, model) <= 1 for q in asked)]

    usual = questions_about(made, "bfloat16", None, 0)
    left = left_open(usual)
    assert "in near: 0.000244140625 is left out" in left
    sharper = sharper_questions_about(made, "bfloat16", 0, tuple(("near", name, model) for name in left))
    assert len(sharper) == 1 and not left_open([*usual, *sharper]) and all(q.telling for q in sharper)
    program = as_program(lambda x, y: x * y + 2.0**-12, ("x", "y"), STYLES[0], "bfloat16")
    asked_of = formula("near", x * y + Fraction(1, 2**12))
    assert check(program, of=asked_of, dtype="bfloat16", args=("x", "y")).agrees


def test_what_no_argument_tells_is_left_open():
    """A summand that is lost in the one beside it at all numbers has no sharper question."""
    (x,) = reals("x")
    made = statement_of((formula("lost", x * x + 4 + Fraction(1, 2**12)),))
    model = ladder("bfloat16")[-2]
    left = next(w.name for w in made.results["lost"].wrong if "0.000244140625 is left out" in w.name)
    assert sharper_questions_about(made, "bfloat16", 0, (("lost", left, model),)) == ()


def test_who_is_thorough_asks_more():
    usual, more = (
        wide_questions_about(stated("softmax_vjp", ()), "bfloat16", 0, thorough) for thorough in (False, True)
    )
    assert {(q.label, q.shape) for q in usual} < {(q.label, q.shape) for q in more}
