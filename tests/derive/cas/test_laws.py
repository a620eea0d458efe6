"""Laws whose moments are those that a statement declares, and expectations that SymPy works out."""

import pytest
import sympy
from sympy import Rational, Symbol
from sympy.stats import E, Normal
from sympy.stats import variance as direct

from derive.cas.laws import KINDS, Laws, covariance, expectation, variance

W = Symbol("width_q", positive=True)


def entry(kind, declared, *indices):
    return Laws(kind, declared).entry("q", indices)


@pytest.mark.parametrize("kind", KINDS)
def test_a_centered_law_has_mean_zero_and_a_generic_one_has_not(kind):
    assert expectation(entry(kind, {"q": "centered"}, 0)) == 0
    assert expectation(entry(kind, {}, 0)) != 0
    assert variance(entry(kind, {}, 0)) != 0


@pytest.mark.parametrize("kind", ["finite", "normal"])
def test_the_moments_of_a_normal_law(kind):
    q = entry(kind, {"q": "normal"}, 0)
    square = expectation(q**2)
    assert [expectation(q**k) for k in (1, 3, 5)] == [0, 0, 0]
    assert sympy.expand(expectation(q**4) - 3 * square**2) == 0


def test_other_laws_are_not_normal():
    q = entry("finite", {"q": "centered"}, 0)
    assert expectation(q**3) != 0
    assert sympy.expand(expectation(q**4) - 3 * expectation(q**2) ** 2) != 0


@pytest.mark.parametrize("kind", KINDS)
def test_entries_are_variables_of_their_own(kind):
    laws = Laws(kind, {})
    q0, q1 = laws.entry("q", (0,)), laws.entry("q", (1,))
    assert q0 != q1
    assert covariance(q0, q1) == 0
    assert covariance(q0, q0) == variance(q0)
    assert variance(q0 + q1) == sympy.expand(2 * variance(q0))


def test_entries_have_one_law_or_their_own():
    same, separate = Laws("normal", {}), Laws("normal", {"q": "per_entry"})
    assert variance(same.entry("q", (0,))) == variance(same.entry("q", (1,)))
    assert variance(separate.entry("q", (0,))) != variance(separate.entry("q", (1,)))


def test_correlated_entries_share_a_variable():
    laws = Laws("finite", {"q": "correlated with k"})
    assert covariance(laws.entry("q", (0,)), laws.entry("k", (0,))) != 0
    assert covariance(laws.entry("q", (0,)), laws.entry("k", (1,))) == 0


def test_a_width_that_a_hypothesis_ties_is_free_to_be_solved_for():
    laws = Laws("uniform", {"k": "centered as q"})
    assert expectation(laws.entry("k", (0,))) == 0
    assert [str(s) for s in laws.adjusted] == ["width_k"]


def test_expectations_are_those_of_sympy_itself():
    laws = Laws("finite", {})
    q, k = laws.entry("q", (0,)), laws.entry("k", (0,))
    for e in (q * k, (q + 2 * k) ** 2, q**3 * k, q * 0 + 1):
        assert sympy.expand(expectation(e) - E(e)) == 0
    assert sympy.expand(variance(q * k) - direct(q * k)) == 0


def test_a_moment_is_kept_for_laws_of_other_names():
    first, second = Normal("a", 0, Symbol("s", positive=True)), Normal("b", 0, Symbol("t", positive=True))
    assert expectation(first**4) == 3 * Symbol("s", positive=True) ** 4
    assert expectation(second**4) == 3 * Symbol("t", positive=True) ** 4
    mixed = expectation(first**2 * second**4)
    assert mixed == 3 * Symbol("s", positive=True) ** 2 * Symbol("t", positive=True) ** 4


def test_the_text_of_a_law():
    laws = Laws("uniform", {"q": "centered"})
    laws.entry("q", (0,))
    (law,) = laws.used.values()
    assert (law.rule, str(law.expression)) == ("Draw q_0 from this law.", "UniformDistribution(-width_q, width_q)")
    assert expectation(Rational(1, 2) * W) == W / 2
