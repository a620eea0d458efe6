"""Formulas taken apart."""

from derive.chapters import BOOK
from derive.chapters.softmax import theorems as softmax
from derive.kernel.terms import Term
from derive.language.families import conjuncts
from derive.language.terms import And, Eq, Lt
from derive.values.relations import free_indices, parts


def test_a_conjunction_has_its_parts_and_a_derivative_its_variable():
    claim = softmax.softmax_jacobian.claim
    (one,) = parts(claim)
    assert (one.relation, one.left, one.variable, one.right) == ("deriv", *claim.args)
    assert [k.name for k in one.indices] == ["i", "j"]
    assert [p.relation for p in parts(Term("and", claim, BOOK.entries["softmax_pos"].claim))] == ["deriv", "lt"]


def test_the_parts_of_a_conjunction():
    x, i, j = softmax.x, softmax.i, softmax.j
    p, q, r = Eq(x[i], 0), Lt(0, x[j]), Eq(x[j], x[i])
    assert conjuncts(And(And(p, q), r)) == (p, q, r)
    assert conjuncts(p) == (p,)


def test_what_a_quantifier_binds_comes_last():
    found = [p for e in BOOK.entries.values() for f in (*e.given, e.claim) for p in parts(f) if p.bound]
    assert found and all(p.indices[-len(p.bound) :] == p.bound for p in found)


def test_free_indices_in_order_of_appearance():
    i, j, x = softmax.i, softmax.j, softmax.x
    assert [k.name for k in free_indices(x[j] - x[i] + x[j])] == ["j", "i"]
    assert [k.name for k in free_indices(x[j] + x[j], x[i] - x[j])] == ["j", "i"]
