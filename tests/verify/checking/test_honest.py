"""No honest program is refused, however it adds and whatever seed asks it; the table itself is able to refuse."""

import pytest

from tests.verify.checking.honest import DTYPES, PROGRAMS, refused

OTHER = tuple(p for p in PROGRAMS if p.function.__module__.endswith("rounding"))


@pytest.mark.parametrize("dtype", DTYPES)
def test_programs_that_round_in_other_ways_agree(dtype):
    assert len(OTHER) >= 17
    assert list(refused(OTHER, dtype, seed=3)) == []


@pytest.mark.long
@pytest.mark.parametrize("dtype", DTYPES)
def test_no_program_is_refused_at_default_and_own_shapes(dtype):
    # The seeds of fifty that refused a right program, before it was mended.
    asked = ((14, False), (14, True), (34, False))
    assert [line for seed, own in asked for line in refused(PROGRAMS, dtype, seed, own)] == []


def test_a_program_that_is_off_is_refused():
    """The control: each program, a thousandth too large."""
    larger = tuple(p._replace(function=off_by_a_thousandth(p.function)) for p in OTHER[:3])
    assert len(list(refused(larger, "float32", seed=3))) == 3


def off_by_a_thousandth(function):
    def program(*arrays):
        found = function(*arrays)
        return tuple(x * x.dtype.type(1.001) for x in found)

    return program
