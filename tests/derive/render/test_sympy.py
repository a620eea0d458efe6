"""Terms in SymPy: explicit and symbolic sizes, dummies that nothing captures, and what is refused."""

import pytest
import sympy
from sympy import KroneckerDelta, Sum, Symbol, exp
from sympy.stats import Covariance, Expectation, Variance

from derive.kernel.terms import Term
from derive.language.terms import (
    And,
    Apart,
    Dimension,
    Eq,
    ForAll,
    HasDerivative,
    Independent,
    Integers,
    Le,
    Lt,
    Ne,
    Rational,
    define,
    interleave,
    permutation,
    random,
    reals,
    sqrt,
    vector,
    vector_of,
    zero,
)
from derive.language.terms import (
    Covariance as Cov,
)
from derive.language.terms import (
    Expectation as E,
)
from derive.language.terms import (
    KroneckerDelta as delta,
)
from derive.language.terms import (
    Sum as Total,
)
from derive.language.terms import (
    Variance as Var,
)
from derive.language.terms import (
    exp as e,
)
from derive.render.sympy import RenderError, entry_symbol, to_sympy

n, h = Dimension("n"), Dimension("h")
i, j, k = n.indices("i j k")
(u,) = h.indices("u")
(o,) = h.doubled().indices("o")
x, W, H = vector("x", n), vector("W", n, n), vector("H", h.doubled())
c, t = reals("c t")
q = random("q", n)
partition = define("partition", (x,), Total(e(x[k]), k))
softmax = define("softmax", (x, i), e(x[i]) / partition(x))
N = Symbol("n", integer=True, positive=True)
x0, x1, x2 = (entry_symbol("x", (m,)) for m in range(3))


# ---- explicit sizes ------------------------------------------------------------------------------------------------


def test_entries_are_plain_real_symbols():
    assert [str(s) for s in sorted(to_sympy(Total(W[i, i], i), {"n": 2}).free_symbols, key=str)] == ["W_0_0", "W_1_1"]
    assert x0.is_real


def test_sums_are_written_out_and_deltas_are_numbers():
    assert to_sympy(Total(delta(i, j) * x[j], j), {"n": 3}, indices={"i": 2}) == x2
    assert to_sympy(n.card * c, {"n": 3}) == 3 * Symbol("c", real=True)


def test_definitions_are_unfolded():
    assert to_sympy(softmax(x, i), {"n": 2}, indices={"i": 1}) == exp(x1) / (exp(x0) + exp(x1))


def test_a_vector_argument_sees_the_indices_around_it():
    mixed = vector_of(k, x[k] * x[i])
    assert to_sympy(Total(partition(mixed), i), {"n": 2}) == exp(x0**2) + 2 * exp(x0 * x1) + exp(x1**2)


def test_channels_in_pairs():
    a, b = vector("a", h), vector("b", h)
    term = Total(interleave(a, b)(o) * H[o], o)
    assert str(to_sympy(term, {"h": 2})) == "H_0*a_0 + H_1*b_0 + H_2*a_1 + H_3*b_1"
    assert str(to_sympy(H[2 * u + 1], {"h": 2}, indices={"u": 1})) == "H_3"


def test_permutations_and_integers():
    sigma = permutation("sigma", n)
    assert to_sympy(x[sigma(i)], {"n": 3}, indices={"i": 1}, permutations={"sigma": (2, 0, 1)}) == x0
    (m,) = Integers.indices("m")
    a = vector("a", Integers)
    assert str(to_sympy(a[m + 1] + a[zero], {}, indices={"m": -3})) == "a_-2 + a_0"


def test_relations_stay_as_they_are():
    assert to_sympy(Eq(x[i], x[i]), {"n": 1}, indices={"i": 0}) == sympy.Eq(x0, x0, evaluate=False)
    assert to_sympy(Le(0, c), {}).func is sympy.Le
    assert to_sympy(Lt(1, 0), {}) == sympy.Lt(1, 0, evaluate=False)
    assert to_sympy(Ne(c, 1), {}).func is sympy.Ne
    assert str(to_sympy(Apart(i, j), {"n": 2}, indices={"i": 0, "j": 0})) == "Ne(0, 0)"
    assert str(to_sympy(ForAll(i, Lt(0, x[i])), {"n": 2})) == "(0 < x_0) & (0 < x_1)"


def test_a_derivative_is_an_unevaluated_equation():
    claim = HasDerivative(x[i] ** 2, x[j], 2 * x[i] * delta(i, j))
    expected = sympy.Eq(sympy.Derivative(x1**2, x0), 0, evaluate=False)
    assert to_sympy(claim, {"n": 2}, indices={"i": 1, "j": 0}) == expected


@pytest.mark.parametrize("size", [0, -1, True, 2.0, "3"])
def test_a_size_is_a_positive_integer(size):
    with pytest.raises(RenderError, match="positive integer"):
        to_sympy(n.card, {"n": size})


@pytest.mark.parametrize(
    ("term", "missing"),
    [
        (x[i], "index i"),
        (Total(H[o], o), "size of h"),
        (x[permutation("sigma", n)(i)], "permutation sigma|index i"),
        (vector_of(i, x[i]).term, "take an entry"),
        (1 / (x[i] - x[i]), "index i|division by 0"),
        (Independent(q), "no counterpart"),
    ],
)
def test_what_is_missing_is_named(term, missing):
    with pytest.raises(RenderError, match=missing):
        to_sympy(term, {"n": 2})


def test_a_division_by_zero_is_refused():
    with pytest.raises(RenderError, match="division by 0"):
        to_sympy(1 / (c - c), {})


def test_two_variables_of_one_spelling_are_refused():
    (clash,) = reals("x_0")
    with pytest.raises(RenderError, match="two variables would be called x_0"):
        to_sympy(x[i] + clash, {"n": 1}, indices={"i": 0})
    assert to_sympy(clash + c, {})


# ---- symbolic sizes ------------------------------------------------------------------------------------------------


def test_ranges_begin_at_zero():
    s = to_sympy(partition(x))
    assert s.limits == ((Symbol("k", integer=True), 0, N - 1),)
    assert N.is_positive


def test_a_dummy_has_the_name_of_nothing_else():
    s = to_sympy(x[k] * partition(x))
    (total,) = s.atoms(Sum)
    assert Symbol("k", integer=True) not in {limit[0] for limit in total.limits}
    assert Symbol("k", integer=True) in s.free_symbols


def test_beside_reserves_names():
    total = to_sympy(partition(x), beside=(x[k],))
    assert total.limits[0][0] != Symbol("k", integer=True)
    assert total.diff(to_sympy(x[k])) != 0


def test_nested_sums_have_dummies_of_their_own():
    s = to_sympy(Total(x[i] * Total(x[i] * W[i, j], j), i) + Total(Total(W[j, i], i), j))
    dummies = [limit[0] for total in s.atoms(Sum) for limit in total.limits]
    assert len(dummies) == len(set(dummies))


def test_sums_over_pairs_run_over_half():
    s = to_sympy(Total(H[o] ** 2, o))
    assert str(s) == "Sum(H[2*o + 1]**2 + H[2*o]**2, (o, 0, h - 1))"


def test_deltas_sizes_moments():
    assert to_sympy(delta(i, j)).func is KroneckerDelta
    assert to_sympy(h.doubled().card) == 2 * Symbol("h", integer=True, positive=True)
    for term, kind in ((E(q[i]), Expectation), (Var(q[i]), Variance), (Cov(q[i], q[j]), Covariance)):
        assert isinstance(to_sympy(term), kind)
    assert to_sympy(Rational(1, 3) * sqrt(t) * t**2) == Symbol("t", real=True) ** sympy.Rational(5, 2) / 3


def test_and_keeps_both_parts():
    both = to_sympy(And(Eq(c, t), Eq(t, c)))
    assert len(both.args) == 2


@pytest.mark.parametrize(
    ("term", "why"),
    [
        (ForAll(i, Lt(0, x[i])), "every index"),
        (Independent(q), "independence"),
        (interleave(vector("a", h), vector("b", h))(o), "symbolic channel"),
    ],
)
def test_what_has_no_symbolic_counterpart(term, why):
    with pytest.raises(RenderError, match=why):
        to_sympy(term)


def test_the_same_term_gives_the_same_expression():
    term = softmax(x, i) * cosine(x[i])
    assert to_sympy(term) == to_sympy(term)


def cosine(t: Term) -> Term:
    return Term("fn", "cos", t)


# ---- bugs of SymPy that this avoids --------------------------------------------------------------------------------

K = Symbol("k", integer=True)
X = sympy.IndexedBase("x", real=True)
CAPTURING = Sum(exp(X[K]), (K, 0, N - 1))


def test_sympy_captures_when_it_differentiates():
    right = to_sympy(partition(x), beside=(x[k],)).diff(X[K]).doit()
    assert (exp(X[K]) / CAPTURING).diff(X[K]) == 0  # wrong: the softmax is not constant
    assert right.has(exp(X[K]))


def test_sympy_captures_when_it_substitutes():
    j = Symbol("j", integer=True)
    total = Sum(X[K] * X[j], (K, 0, N - 1))
    assert total.subs(j, K) == total.xreplace({j: K}) == Sum(X[K] ** 2, (K, 0, N - 1))  # wrong: j is not k


def test_sympy_takes_a_limit_without_looking_at_a_sign():
    a, b, t = sympy.symbols("a b t", positive=True)
    assert sympy.limit(exp(a * t) / (exp(a * t) + exp(b * t)), t, sympy.oo) == 0  # wrong where a >= b


def test_sympy_takes_variables_of_two_names_to_be_independent():
    from sympy.stats import Normal, covariance

    assert covariance(Normal("X", 0, 1), Normal("Y", 0, 1)) == 0  # nobody said so


def test_one_random_symbol_repeated_makes_d_squared_of_d():
    from sympy.stats import Normal, variance

    d = 3
    one = Normal("q", 0, 1)
    assert variance(sum(one for _ in range(d))) == d**2
    assert variance(sum(Normal(f"q_{a}", 0, 1) for a in range(d))) == d
