"""A statement from a formula of one's own: reference, spellings, slips that are other formulas, and what is refused."""

from functools import cache

import numpy as np
import pytest

from derive import Dimension, Eq, Lt, Sum, define, exp, formula, jvp, reals, sqrt, vector, vjp
from derive.doors.derivatives import derivative
from verify.checking.asking.questions import questions_about
from verify.checking.closed_forms.stated import statement_of
from verify.checking.diagnose import check
from verify.checking.rounding.models import ladder
from verify.numbers import balls_from_floats, precision

n = Dimension("n")
i, j, k = n.indices("i j k")
x, w = vector("x", n), vector("w", n)
epsilon, t = reals("epsilon t")
rms = define("rms", (x, epsilon), sqrt(Sum(x[k] ** 2, k) / n.card + epsilon))
rmsnorm = define("rmsnorm", (x, epsilon, i), x[i] / rms(x, epsilon))
NORM = formula("norm", w[i] * rmsnorm(x, epsilon, i), given=[Lt(0, epsilon)])


@cache
def dx():
    return vjp(NORM, x)


@cache
def dw():
    return vjp(NORM, w)


def test_several_gradients_are_results():
    made = statement_of((dx(), dw()))
    assert made.name == "norm_vjp" and list(made.results) == ["dx", "dw"] and made.axes == ("n",)
    assert dict(made.arguments) == {"w": (), "x": (), "epsilon": ("eps",), "g": ("dy", "grad", "grad_output", "dout")}
    assert [r.theorem for r in made.results.values()] == ["norm_vjp_x", "norm_vjp_w"]
    notes = " ".join(made.results["dx"].notes)
    assert "proved by the kernel" in notes and "certificate" in notes and "0 < epsilon" in notes
    assert "a right program may round more" in notes and "is accepted up to 4 bounds" in notes


def test_the_reference_is_the_closed_form():
    rng = np.random.default_rng(0)
    values = {"x": rng.normal(size=4), "w": rng.normal(size=4), "g": rng.normal(size=4), "epsilon": np.array(0.5)}
    made = statement_of((dx(),)).results["dx"]
    with precision(100):
        exact = made.instead(**{name: balls_from_floats(v) for name, v in values.items()})
    assert np.allclose([float(b.to_float()) for b in exact], dx().numpy(**values), rtol=1e-14)


def test_all_spellings_enclose_one_another_and_the_wrong_ones_are_apart():
    made = statement_of((dx(),))
    result = made.results["dx"]
    assert [s.name for s in result.spellings] == ["as it is stated", "as a program", "brackets multiplied out"]
    (model, _) = ladder("float64")
    for question in questions_about(made, "float64", None, 0):
        answer = question.answers["dx"]
        for spelling in result.spellings:
            value, radius = (part[question.number] for part in question.batch.enclosed(spelling.formula, model))
            assert (answer.reference.gap(value) <= radius).all()
    names = [wrong.name for wrong in result.wrong]
    assert len(set(names)) == len(names) > 30
    for wrong in result.wrong:
        asked = questions_about(made, "float64", None, 0)
        assert max(q.answers["dx"].separation(wrong, model) for q in asked) > 1e3, wrong.name


def test_a_slip_that_is_no_other_formula_is_none():
    square = statement_of((derivative(formula("square", t**2), t),)).results["dt"]
    assert "2 is not a factor of the result" in [w.name for w in square.wrong]
    again = statement_of((formula("same", (t + 1) - (t - t)),)).results["same"]
    names = [w.name for w in again.wrong]
    assert "t - t is not subtracted" not in names  # it is zero
    assert any("no other formula" in note for note in again.notes)


def test_a_forward_pass():
    made = statement_of((NORM,))
    assert made.name == "norm" and list(made.results) == ["norm"] and made.results["norm"].called == "the formula"
    assert "g" not in made.arguments
    assert "in rms: epsilon is added outside of the root" in [w.name for w in made.results["norm"].wrong]


def test_constants_and_substitutions():
    made = statement_of((dx(),), (("epsilon", 1e-3),), (("w", lambda a: 1 + a),))
    assert list(made.arguments) == ["w", "x", "g"] and dict(made.constants) == {"epsilon": 1e-3}
    for question in questions_about(made, "float32", None, 0):
        given = question.given
        wanted = dx().numpy(x=given["x"], g=given["g"], w=1 + given["w"], epsilon=1e-3)
        assert np.allclose(question.answers["dx"].reference.high, wanted, rtol=1e-9)


def test_a_gradient_at_what_is_substituted_is_asked_only_if_it_is_shifted():
    assert list(statement_of((dw(),), (), (("w", lambda a: 1 + a),)).results) == ["dw"]
    with pytest.raises(ValueError, match="where: dw is the gradient at w, and not at the argument in its place"):
        statement_of((dw(),), (), (("w", lambda a: 2 * a),))


def test_directional_and_second_derivatives():
    made = statement_of((jvp(NORM, x),))
    assert list(made.results) == ["norm_jvp_x"] and {"x", "w", "dx", "epsilon"} == set(made.arguments)
    (question, *_) = questions_about(made, "float64", None, 0)
    step = 1e-6 * question.given["dx"]
    at = [question.given["x"] + sign * step for sign in (1, -1)]
    high, low = (question.given["w"] * v / np.sqrt((v * v).mean() + question.given["epsilon"]) for v in at)
    assert np.allclose(question.answers["norm_jvp_x"].reference.high, (high - low) / 2e-6, rtol=1e-6, atol=1e-8)


def test_a_derivative_that_is_a_number_has_all_axes():
    mean = formula("mean", Sum(x[k], k) / n.card)
    made = statement_of((derivative(mean, x[j]),))
    (question, *_) = questions_about(made, "float64", None, 0)
    assert question.answers["dx"].reference.high.tolist() == [1 / 3] * 3


def off_by(ulps):
    """Return an exponential in float32 that is off by so many units, to both sides in turn."""

    def program(t):
        side = np.where(np.sin(1e6 * np.float64(t)) > 0, 1, -1)
        return np.asarray(np.exp(np.float64(t)) * (1 + ulps * side * 2.0**-24), dtype=np.float32)

    return program


def test_a_program_that_rounds_more_than_the_known_ways_is_not_refused():
    """As ``1 - sum(p)`` does where a sink gets little: a few bounds are no listed mistake, more is too much."""
    asked = {"of": formula("growth", exp(t)), "dtype": "float32"}
    assert check(off_by(0), **asked).agrees
    diagnosis = check(off_by(5), **asked)
    assert diagnosis.agrees and "up to 4 bounds" in diagnosis.report() and "off by up to" in diagnosis.report()
    assert not any(f.accepted for f in check(off_by(50), **asked).findings)


REFUSED = [
    (lambda: (NORM, NORM), (), "expected one formula, or derivatives of one, got 2"),
    (lambda: (dx(), dx()), (), "expected derivatives in different variables, got dx, dx"),
    (lambda: (dx(), NORM), (), "of: expected derivatives of norm, got norm"),
    (lambda: (dx(),), (("eps", 1.0),), "the constants: expected some of w, x, epsilon, g, got 'eps'"),
    (lambda: (dx(),), (("x", 1.0),), "a constant x, which has axes"),
    (lambda: (formula("f", t, given=[Eq(t, 1)]),), (), "the hypothesis t = 1, which numbers drawn at random"),
    (lambda: (formula("f", exp(t), given=[Lt(1000, t)]),), (), "a domain that 9 draws of each kind of numbers miss"),
]


@pytest.mark.parametrize(("made", "fixed", "message"), REFUSED)
def test_what_cannot_be_asked_is_refused(made, fixed, message, monkeypatch):
    monkeypatch.setattr("verify.checking.closed_forms.points.ATTEMPTS", 9)
    with pytest.raises(ValueError, match=message):
        statement_of(made(), fixed)
