"""A statement in SymPy has its assumptions; a claim alone would be false."""

import pytest
import sympy

from derive import theorem
from derive.language.symbols import RenderError
from derive.render.sympy_statement import ForAll, Independent, Permutes, SymPyStatement, sympy_statement

k, m, n = sympy.symbols("k m n", integer=True)
x = sympy.IndexedBase("x", real=True)
POSITIVE = ForAll(x[k] > n, sympy.Tuple(k, 0, n - 1))


def test_ranges_come_first_then_the_hypotheses():
    statement = theorem("softmax_not_scale_invariant").sympy()
    assert isinstance(statement, SymPyStatement)
    first, second, third, fourth = statement.assumptions
    assert str(first) == "(0 <= i) & (i < n)"
    assert str(second) == "(0 <= j) & (j < n)"
    assert str(third) == "Ne(c, 1)"
    assert isinstance(fourth, ForAll)
    assert str(statement.claim) == "Eq(x[i], x[j])"
    assert statement.implication.func is sympy.Implies
    assert statement.implication.args[1] == statement.claim
    assert "assumptions=((0 <= i) & (i < n)" in repr(statement)
    assert r"\vdash" in statement._repr_latex_()


def test_at_explicit_sizes_quantifiers_are_written_out():
    statement = theorem("softmax_of_ties").sympy(n=2, i=0)
    (ties,) = statement.assumptions
    assert ties.func is sympy.And
    assert {frozenset(map(str, tie.args)) for tie in ties.args} == {frozenset({"c", "x_0"}), frozenset({"c", "x_1"})}
    assert str(statement.claim) == "Eq(exp(x_0)/(exp(x_0) + exp(x_1)), 1/2)"


def test_it_can_be_tried_on_numbers():
    statement = theorem("softmax_of_ties").sympy(n=2, i=0)
    symbols = sorted(statement.implication.free_symbols, key=str)
    for values, assumed, claimed in (((3, 3, 3), True, True), ((1, 2, 3), False, False)):
        at = dict(zip(symbols, values, strict=True))
        assert bool(statement.assumptions[0].subs(at)) is assumed
        assert bool(statement.claim.subs(at)) is claimed
        assert bool(statement.implication.subs(at))


def test_independence_and_permutations_are_said():
    assert any(isinstance(a, Independent) for a in theorem("dot_product_variance").sympy().assumptions)
    assert Permutes(sympy.Symbol("sigma"), sympy.Symbol("n", integer=True, positive=True)) in (
        theorem("attention_permutation_equivariant").sympy().assumptions
    )


def test_a_quantifier_binds_its_index():
    assert n in POSITIVE.free_symbols
    assert k not in POSITIVE.free_symbols
    assert POSITIVE.bound_symbols == [k]
    assert POSITIVE.subs(k, 5) == POSITIVE
    moved = POSITIVE.subs(n, k)  # the index that is put in is not the one that is bound
    assert k in moved.free_symbols
    assert moved.bound_symbols != [k]


def test_a_quantifier_over_numbers_can_be_written_out():
    assert POSITIVE.doit() == POSITIVE
    assert POSITIVE.subs(n, 2).doit() == sympy.And(x[0] > 2, x[1] > 2)


def test_what_has_no_form_is_refused():
    with pytest.raises(RenderError, match="interleaved"):
        theorem("rotary_vjp").sympy()
    with pytest.raises(RenderError, match="an index has a value only beside sizes"):
        sympy_statement((), theorem("softmax_jacobian").claim, {"i": 0})
