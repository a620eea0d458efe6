"""No honest program is refused, however it adds and whatever seed asks it; the table itself is able to refuse."""

import pytest

from tests.verify.checking.honest import DTYPES, PROGRAMS, refused

OTHER = tuple(p for p in PROGRAMS if p.function.__module__.endswith("rounding"))


def test_programs_that_round_in_other_ways_agree():
    """Those of a statement in one dtype, as other programs are asked the same questions."""
    assert len(OTHER) >= 17
    names = list(dict.fromkeys(p.name for p in OTHER))
    refusals = []
    for number, name in enumerate(names):
        refusals += refused(tuple(p for p in OTHER if p.name == name), DTYPES[(number + 1) % len(DTYPES)], seed=0)
    assert refusals == [] and len(names) >= len(DTYPES)


@pytest.mark.long
@pytest.mark.parametrize("dtype", DTYPES)
def test_programs_that_round_in_other_ways_agree_in_every_dtype(dtype):
    assert list(refused(OTHER, dtype, seed=3)) == []


# The seeds of fifty that refused a right program, before it was mended, and whether shapes are its own.
ASKED = ((14, False), (14, True), (34, False))


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(ASKED)))
def test_no_program_is_refused_at_default_and_own_shapes(number):
    """Each program in one dtype with one seed, which take turns; `benchmarks.power` asks spellings in all four."""
    turns = [(dtype, seed) for dtype in DTYPES for seed in range(len(ASKED))]
    seed, users_shapes = ASKED[number]
    refusals = []
    for dtype in DTYPES:
        chosen = PROGRAMS[turns.index((dtype, number)) :: len(turns)]
        assert chosen
        refusals += refused(chosen, dtype, seed, users_shapes)
    assert refusals == []


def test_a_program_that_is_off_is_refused():
    """The control: each program, a thousandth too large."""
    larger = tuple(p._replace(function=off_by_a_thousandth(p.function)) for p in OTHER[:3])
    assert len(list(refused(larger, "float32", seed=0))) == 3


def off_by_a_thousandth(function):
    def program(*arrays):
        result = function(*arrays)
        return tuple(x * x.dtype.type(1.001) for x in result)

    return program
