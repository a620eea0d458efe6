"""An argument that is wrong is named, with what was expected and what came."""

from verify.errors import ArgumentError


def test_an_argument_is_named():
    error = ArgumentError("axis", "an integer", "1.5")
    assert str(error) == "axis: expected an integer, got 1.5"
    assert (error.name, error.expected, error.got) == ("axis", "an integer", "1.5")
    assert isinstance(error, ValueError)
