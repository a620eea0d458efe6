"""Directional and second derivatives: what is found for formulas in common use, that it holds, and what is refused."""

import numpy as np
import pytest

from derive import (
    Dimension,
    HasDerivative,
    Lt,
    ProofError,
    StatementError,
    Sum,
    define,
    exp,
    formula,
    hessian,
    jvp,
    log,
)
from derive.doors.derivatives import _searched
from derive.kernel.certificate import replay
from derive.kernel.terms import Term, substitute
from derive.language.terms import Ne, reals, sqrt, vector
from derive.language.text.statements import parse_statement
from tests.derive.deriving.formulas import MOVED, moved, pinned, shown
from tests.derive.doors.test_derived import ROUNDING, SIZES, point
from tests.evaluated import sides

n, m = Dimension("n"), Dimension("m")
i, j, k = n.indices("i j k")
(s,) = m.indices("s")
x, dx, W = vector("x", n), vector("dx", n), vector("W", m, n)
t, u = reals("t u")
ASKED = list(moved())
JVPS, HESSIANS = 34, 21  # a ratchet
EVERY = 12  # of the quick tier; the long one has every second


def asked():
    for number, one in list(enumerate(ASKED))[::2]:
        name = f"{one.kind}-{one.formula.name}-{one.variable}"
        yield pytest.param(one, id=name, marks=[pytest.mark.long] if number % EVERY else [])


@pytest.mark.parametrize("one", list(asked()))
def test_what_is_found_is_pinned_and_holds(one):
    found = one.found()
    assert shown(found) == pinned(MOVED)[found.title]
    (theorem,) = replay(found.certificate()).values()
    assert (theorem.concl, theorem.hyps) == (found.theorem.concl, found.theorem.hyps)
    assert parse_statement(found.text()).claim == found.theorem.concl
    # each derivative that the theorem speaks of is the one of the complex step
    values = dict(point(found))
    parts = sides(found.theorem.concl, values, SIZES)
    assert len(parts) == (2 if one.kind == "hessian" else 1)
    for _, left, right in parts:
        assert np.abs(left - right).max() <= ROUNDING * max(1.0, np.abs(left).max())
    # and the function that is written for it computes it: of a line at t = 0, where the theorem is about x itself
    if one.kind == "jvp":
        values = {**values, "t": np.float64(0)}
        ((_, left, _),) = sides(found.theorem.concl, values, SIZES)
        del values["t"]
    assert np.abs(left - found.numpy(**_of(found, values))).max() <= ROUNDING * max(1.0, np.abs(left).max())
    assert np.abs(left).max() > 0


def _of(found, values):
    own = {key.name for key in found.value.free | found.formula.body.free if key.kind == "at"}
    return {name: value for name, value in values.items() if name in own}


def test_there_are_many_of_them_and_all_are_pinned():
    kinds = [one.kind for one in ASKED]
    assert (kinds.count("jvp"), kinds.count("hessian")) == (JVPS, HESSIANS)
    assert len(pinned(MOVED)) == len(ASKED)


def test_a_direction_is_a_line_and_the_theorem_speaks_of_all_its_points():
    found = jvp(formula("lse", log(Sum(exp(x[k]), k))), x)
    f, variable, value = found.theorem.concl.args
    assert (found.theorem.concl.head, variable) == ("deriv", t)
    assert found.theorem.hyps == frozenset()
    line = Term("lam", n.dim, _closed(x[i] + t * dx[i], i))
    assert f == substitute(found.formula.body, {x.key: line})
    # the value is a function of the point and the direction, taken at the point of the line
    definition = value.args[0]
    assert definition.body == found.value
    assert line in value.args


def _closed(body, index):
    from derive.kernel.terms import close

    return close(body, index.key)


def test_what_is_assumed_is_assumed_of_the_points_of_the_line():
    found = jvp(formula("unit", x[i] / sqrt(Sum(x[k] ** 2, k)), given=[Lt(0, Sum(x[k] ** 2, k))]), x)
    (needed,) = found.hypotheses
    assert needed == Lt(0, Sum((x[k] + t * dx[k]) ** 2, k))
    with pytest.raises(ProofError, match="cannot show"):
        jvp(formula("unit", x[i] / sqrt(Sum(x[k] ** 2, k))), x)


def test_a_direction_along_a_number():
    found = jvp(formula("square", u**2), u)
    assert repr(found.theorem.concl) == "HasDerivative(square(u + t*du), t, square_jvp(du, u + t*du))"
    assert float(found.numpy(u=3.0, du=0.5)) == 3.0


def test_a_map_that_does_not_curve_has_the_same_value_at_all_points():
    found = jvp(formula("mean", Sum(x[k], k) / n.card), x)
    assert found.theorem.concl.args[2] == found.value == Sum(dx[k], k) / n.card


def test_a_value_that_does_not_move_is_zero():
    assert repr(jvp(formula("f", u**2), x).value) == "0"
    assert repr(hessian(formula("f", Sum(x[k], k)), x).value) == "0"


def test_names_that_are_taken():
    assert "y[i]" in jvp(x[i] ** 2, x, direction="y").text()
    assert "s*du" in repr(jvp(formula("f", t * u), u).theorem.concl)  # t is a variable of the formula
    with pytest.raises(StatementError, match="the name dx is taken; choose another direction"):
        jvp(x[i] * dx[i], x)


def test_both_steps_of_a_second_derivative_are_proved():
    found = hessian(formula("cube", u**3), u)
    first, second = found.theorem.concl.args
    (slope,) = found.let
    assert first == HasDerivative(found.formula.body, u, Term("def", slope, u))
    assert second == HasDerivative(Term("def", slope, u), u, found.value)
    assert float(found.numpy(u=2.0)) == 12.0


def test_a_second_derivative_has_an_axis_for_each_index():
    found = hessian(formula("quadratic", Sum(W[s, k] * x[k], k) ** 2), x)
    values = np.array([[1.0, 2, 3], [4, 5, 6]])
    np.testing.assert_allclose(found.numpy(W=values, x=[0.0, 0, 0]), 2 * np.einsum("si,sj->sij", values, values))


def test_both_steps_need_their_conditions():
    found = hessian(formula("root", sqrt(u), given=[Lt(0, u)]), u)
    assert found.hypotheses == (Lt(0, u),)
    with pytest.raises(ProofError, match="cannot show u != 0|cannot show 0 < u"):
        hessian(formula("root", sqrt(u)), u)
    assert hessian(formula("inverse", 1 / u, given=[Ne(u, 0)]), u).hypotheses == (Ne(u, 0),)


@pytest.mark.parametrize("ask", [jvp, hessian])
@pytest.mark.parametrize("variable", [x[i], 3, 2 * u, i])
def test_what_is_no_variable_is_refused(ask, variable):
    with pytest.raises(StatementError, match="a variable was expected, such as vector"):
        ask(x[i] ** 2, variable)


def test_a_definition_that_has_the_name_of_a_result_is_another():
    twice = define("f_jvp", (u,), 2 * u)
    with pytest.raises((StatementError, ProofError), match="f_jvp"):
        jvp(formula("f", exp(twice(u)) + Sum(x[k] ** 2, k)), x)


@pytest.mark.parametrize(
    ("inner", "outer"),
    [
        ("sides differ\n  left   Sum(d~x[i]*~C1[i], i:n)", "two forms of one derivative are not shown equal"),
        ("cannot show ~H0_rms != 0", r"cannot show rms != 0$"),
    ],
)
def test_a_refusal_does_not_speak_of_the_variables_of_the_search(inner, outer):
    def search(_):
        raise ProofError(inner)

    with pytest.raises(ProofError, match=outer) as refused:
        _searched(formula("half", x[i] / 2), "vjp", "backward pass of half in x", x[i] / 2, x.key, search)
    assert "~" not in str(refused.value)
