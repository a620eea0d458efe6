"""Identifiers: none that Rocq means something by, and one for each variable."""

import pytest

from derive.kernel.terms import Key
from derive.render.rocq.names import OUTCOME, RESERVED, Names, identifier, variables
from tests.derive.kernel.vocabulary import E, at, eq, i, independent, j, q, total, x


@pytest.mark.parametrize(
    ("name", "made"),
    [("x", "x"), ("S", "S_"), ("in", "in_"), ("i~3", "i"), ("sum", "sum_"), ("erf", "erf_"), ("PI", "PI_")],
)
def test_names_that_mean_something_are_changed(name, made):
    assert identifier(name) == made
    assert made not in RESERVED


def test_taken_names_are_numbered():
    assert identifier("x", {"x"}) == "x_"
    assert identifier("x", {"x", "x_"}) == "x_1"


def test_a_variable_of_a_search_has_a_name():
    assert [identifier(name) for name in ("~H0_softmax", "d~x", "~")] == ["H0_softmax", "d", "v_"]


def test_a_variable_keeps_its_identifier():
    names = Names(["softmax"])
    first, second = Key("ix", "i", ("n",)), Key("ix", "i", ("m",))
    assert names.of(first) == "i"
    assert names.of(second) != "i"
    assert (names.of(first), names.of(second)) == ("i", names.of(second))
    assert names.of(Key("at", "softmax", (), "fixed")) == "softmax_"
    assert names.taken >= {"i", "softmax", "softmax_"}


def test_a_hole_is_no_variable_of_the_proof():
    names = Names()
    hole = names.hole()
    assert names.of(hole) == "h"
    assert names.of(Key("at", "h", (), "fixed")) == "h_"


def test_variables_stand_in_the_order_of_reading():
    formula = eq(total(i, x(i) * at("u")), x(j))
    assert variables(formula) == (Key("at", "x", ("n",), "fixed"), Key("at", "u", (), "fixed"), Key("ix", "j", ("n",)))


def test_the_outcome_is_a_variable_of_what_depends_on_it():
    family = Key("at", "q", ("n",), "random")
    assert variables(eq(q(i), 0)) == (family, Key("ix", "i", ("n",)), OUTCOME)
    assert OUTCOME not in variables(eq(E(q(i)), 0))
    assert variables(independent(q(i))) == (family,)
