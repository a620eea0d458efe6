"""A derivation is inert data."""

from dataclasses import FrozenInstanceError

import pytest

from derive.cas.derivation import STATUSES, Derivation, base, conjuncts, free_indices
from derive.language import And, Dimension, Eq, Lt, vector

n = Dimension("n")
i, j = n.indices("i j")
x = vector("x", n)


def test_a_derivation_cannot_be_changed():
    d = Derivation("name", "explicit", (("n", 2),), ("step",), "equal")
    with pytest.raises(FrozenInstanceError):
        d.status = "different"
    assert d.status in STATUSES
    assert d == Derivation("name", "explicit", (("n", 2),), ("step",), "equal")


def test_the_parts_of_a_conjunction():
    p, q, r = Eq(x[i], 0), Lt(0, x[j]), Eq(x[j], x[i])
    assert conjuncts(And(And(p, q), r)) == (p, q, r)
    assert conjuncts(p) == (p,)


def test_free_indices_in_order():
    assert [k.name for k in free_indices(Eq(x[j], x[i]), Lt(0, x[j]))] == ["j", "i"]


def test_the_base_of_a_doubled_dimension():
    assert base(n.doubled().doubled().dim) == base("n") == "n"
