"""The operators that a class inherits: each calls the one method with the right operation, in the right order."""

import operator

import pytest

from verify.numbers.operations import Comparisons, Operators


class Called(Operators, Comparisons):
    def _with(self, other, operation, turned=False):
        return operation, other, turned

    def _compared(self, other, relation):
        return relation(3, other)


@pytest.mark.parametrize("operation", [operator.add, operator.sub, operator.mul, operator.truediv])
def test_an_operation_and_its_order(operation):
    assert operation(Called(), 2) == (operation, 2, False)
    commutes = operation in (operator.add, operator.mul)
    assert operation(2, Called()) == (operation, 2, not commutes)


def test_orders():
    number = Called()
    assert number < 4 and number <= 3 and number > 2 and number >= 3
    assert not (number < 3 or number <= 2 or number > 3 or number >= 4)
    assert 2 < number <= 3


@pytest.mark.parametrize("use", [lambda: Operators() + 1, lambda: Comparisons() < 1])
def test_a_class_has_to_say_what_it_does(use):
    with pytest.raises(NotImplementedError):
        use()
