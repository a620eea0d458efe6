"""Hypotheses: SymPy solves them, or says that it cannot."""

import pytest
import sympy
from sympy import exp, log, sqrt, symbols

from derive.cas.given import ContradictionError, UnsolvedError, solutions

a, b, c, x_0, x_1, r, u = symbols("a b c x_0 x_1 r u", real=True)


def solved(equations=(), inequalities=(), variables=(a, b, c, x_0, x_1, r, u)):
    return solutions(list(equations), list(inequalities), set(variables))


def test_linear_equations_are_substituted_into_each_other():
    (solution,) = solved([(a, b + c), (b, 2 * a)], variables=(a, b))
    assert sympy.expand(solution.values[a] + c) == 0
    assert sympy.expand(solution.values[b] + 2 * c) == 0


def test_a_root_has_two_branches():
    plus, minus = solved([(r**2, sympy.Integer(3))], variables=(r,))
    assert {plus.values[r], minus.values[r]} == {sqrt(3), -sqrt(3)}


def test_a_sign_chooses_the_branch():
    (solution,) = solved([(r**2, sympy.Integer(3))], [("lt", sympy.Integer(0), r)])
    assert solution.values[r] == sqrt(3)


def test_an_inequality_has_a_slack():
    (solution,) = solved(inequalities=[("le", a, x_1 - x_0)])
    (slack,) = solution.values[x_0].free_symbols - {a, x_1}
    assert slack.is_nonnegative
    (strict,) = solved(inequalities=[("lt", a, x_1 - x_0)])
    assert any(s.is_positive for s in strict.values[x_0].free_symbols)


def test_the_shortest_inequality_is_solved_and_one_between_slacks_is_not_used():
    zero = sympy.Integer(0)
    (solution,) = solved(inequalities=[("lt", zero, a + x_0**2 - x_1**2), ("le", zero, a)], variables=(a,))
    assert solution.values[a].is_nonnegative
    assert [step.rule.partition(",")[0] for step in solution.steps] == ["By a hypothesis", "A hypothesis"]
    ((relation, gap),) = solution.left
    assert relation == "lt"
    assert sympy.expand(gap - (solution.values[a] + x_0**2 - x_1**2)) == 0


def test_what_is_left_is_in_terms_of_what_is_not_solved():
    zero = sympy.Integer(0)
    (solution,) = solved(
        inequalities=[("le", zero, a - 1), ("le", a, b**2), ("le", zero, b + 5 * c + a * c**3)], variables=(a, b)
    )
    ((_, gap),) = solution.left
    assert solution.values.keys() == {a, b}
    assert not gap.free_symbols & {a, b}
    assert sympy.expand(gap - (solution.values[b] ** 2 - solution.values[a])) == 0


def test_a_contradiction_is_told_from_what_is_not_solved():
    for inequalities in ([("lt", sympy.Integer(1), sympy.Integer(0))], [("lt", sympy.Integer(0), a)]):
        with pytest.raises(ContradictionError):
            solved([(a, sympy.Integer(0))], inequalities)
    with pytest.raises(UnsolvedError) as unsolved:
        solved(inequalities=[("le", a**2, b**2)], variables=(a,))
    assert not isinstance(unsolved.value, ContradictionError)


def test_equations_between_exponentials():
    top = exp(c * x_0), exp(c * x_1)
    equations = [(t / sum(top), exp(x) / (exp(x_0) + exp(x_1))) for t, x in zip(top, (x_0, x_1), strict=True)]
    (solution,) = solved(equations, variables=(x_0, x_1, c))
    assert sympy.simplify((x_0 - x_1).subs(solution.values)) == 0


def test_what_holds_anyway_asks_for_nothing():
    (solution,) = solved([(a**2 - b**2, (a - b) * (a + b))], [("le", sympy.Integer(0), a**2)])
    assert solution.values == {}


@pytest.mark.parametrize(
    ("equations", "inequalities"),
    [
        ([(sympy.Integer(1), sympy.Integer(0))], []),
        ([(a, a + 1)], []),
        ([(a**5 + a + u**5 + u, b**5 + b)], []),
        ([(exp(a), -exp(b))], []),
        ([(a, sympy.Integer(-1))], [("lt", sympy.Integer(0), a)]),
        ([], [("lt", sympy.Integer(1), sympy.Integer(0))]),
        ([], [("le", a**2, b**2)]),
        ([(log(a), b**3 + b)], []),
    ],
)
def test_what_is_not_solved_is_an_error(equations, inequalities):
    with pytest.raises(UnsolvedError):
        solved(equations, inequalities, variables=(a, u))
