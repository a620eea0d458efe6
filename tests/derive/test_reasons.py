"""The reasons of steps have the names by which they are called, and each an example of its own."""

from types import FunctionType

from derive import calc
from derive.reasons import EXAMPLES


def test_every_reason_is_documented_under_its_name():
    named = {n: v for n, v in vars(calc).items() if isinstance(v, FunctionType) and v.__code__.co_name == "reason"}
    assert named.keys() == EXAMPLES.keys()
    for name, reason in named.items():
        assert reason.__name__ == name
        assert f"{name}(" in EXAMPLES[name].step
        assert EXAMPLES[name].what in reason.__doc__
