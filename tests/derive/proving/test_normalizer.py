"""The state of a normal form: relations solved, and rewritings told from above."""

import pytest

from derive.kernel import rules as K
from derive.kernel.rules import poly
from derive.kernel.terms import lift
from derive.language.entry import POWERS
from derive.language.fresh import Fresh
from derive.language.terms import Eq, Ne, cos, exp, sin, sqrt
from derive.proving.algebra import fact
from derive.proving.matching import Known
from derive.proving.normal import ATOMS, RELATIONS, normalizer
from derive.proving.normalizer import Normalizer, Rewriting, kind, leading, solved
from derive.proving.scope import Scope, scope
from tests.derive.proving.vocabulary import a, b, delta, i, j, u, x


def test_the_leading_monomial_and_the_solved_relation():
    p = poly(a**2 * b + a + 3)
    assert leading(p) == frozenset({(a, 2), (b, 1)})
    assert leading(poly(K.ONE)) is None
    same = K.assume(Eq(2 * a**2 + b, u))
    lead, theorem = solved(frozenset({(a, 2)}), same)
    assert lead == frozenset({(a, 2)})
    assert theorem.lhs == a**2
    assert theorem.hyps == frozenset({same.concl})


def nothing():
    return scope((), (), (), Fresh())


def test_without_tables_an_atom_is_its_own_normal_form():
    form = Normalizer(frozenset({"exp"}), nothing(), {}, {})
    assert form(exp(a + b)).rhs == exp(a + b)
    assert form(2 * exp(a + b) - exp(a + b)).rhs == exp(a + b)


def test_a_row_is_a_power():
    """A new power is one function and one row: here that an exponential of a sum is a product."""
    row = Rewriting(lambda _, t: fact("exp_add", a=t.args[1].args[0], b=t.args[1].args[1]), frozenset({"mine"}))
    assert Normalizer(frozenset({"mine"}), nothing(), {"fn": row}, {})(exp(a + b)).rhs == exp(a) * exp(b)
    assert Normalizer(frozenset({"other"}), nothing(), {"fn": row}, {})(exp(a + b)).rhs == exp(a + b)


@pytest.mark.parametrize(("t", "expected"), [(sin(a), "sin"), (1 / a, "div"), (delta(i, j), "delta"), (x[i], "at")])
def test_the_kind_of_an_atom(t, expected):
    assert kind(t) == expected


REDUCED = {
    "div": (a * (1 / a), 1),
    "sqrt": (sqrt(2) ** 2, 2),
    "sin": (sin(a) ** 2 + cos(a) ** 2, 1),
    "delta": (delta(i, j) ** 2, delta(i, j)),
}


@pytest.mark.parametrize("about", RELATIONS)
def test_a_kind_of_the_table_reduces_a_monomial(about):
    given = scope((Ne(a, 0),), (), (), Fresh())
    t, reduced = REDUCED[about]
    without = {name: row for name, row in RELATIONS.items() if name != about}
    assert normalizer(POWERS, given)(lift(t)).rhs == lift(reduced)
    assert Normalizer(frozenset(POWERS), given, ATOMS, without)(lift(t)).rhs != lift(reduced)


def test_a_product_is_replaced_at_every_index():
    known = Known(K.assume(Eq(a * exp(x[i]), u)), frozenset({i.key}))
    form = Normalizer(frozenset(), Scope((known,), Fresh()), {}, {})
    assert known.factor == exp(x[i])
    assert form(3 * exp(x[j]) * a**2).rhs == 3 * (a * u)
    assert form(exp(x[j]) * b).rhs == b * exp(x[j])
