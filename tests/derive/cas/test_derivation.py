"""A derivation is inert data."""

from dataclasses import FrozenInstanceError

import pytest

from derive.cas.derivation import STATUSES, Derivation, SymPyStep, remark
from derive.language.terms import Dimension, vector

n = Dimension("n")
i, j = n.indices("i j")
x = vector("x", n)


def test_a_derivation_cannot_be_changed():
    d = Derivation("name", "explicit", (("n", 2),), (SymPyStep("Add one.", 2),), "equal")
    with pytest.raises(FrozenInstanceError):
        d.status = "different"
    assert d.status in STATUSES
    assert d == Derivation("name", "explicit", (("n", 2),), (("Add one.", 2),), "equal")


def test_a_remark_has_the_expression_before_it():
    steps = []
    remark(steps, "Nothing is there yet.")
    steps.append(SymPyStep("Add one.", 2))
    remark(steps, "It stops here.")
    assert steps == [("Nothing is there yet.", None), ("Add one.", 2), ("It stops here.", 2)]
