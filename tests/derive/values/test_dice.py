"""Laws of random entries: moments as asked for, exact, and independent only where dice are different."""

from fractions import Fraction

import pytest

from derive.language.terms import Dimension, Eq, Expectation, Le, Variance, random, reals
from derive.values.dice import DICE, MOST_THROWS, Shape, law, moment_said, shapes_of

n = Dimension("n")
(i,) = n.indices("i")
q, k = random("q", n), random("k", n)
s, m = reals("s m")
KEYS = q[i].key, k[i].key
PLACES = [(0,), (1,)]
PLAIN = Shape("coin", "each", Fraction(1), Fraction(2))


def made(shape, **said):
    moments = {"mean": 1, "second": 2, "variance": 0}
    asked = {moments[name]: Fraction(value) for name, value in said.items()}
    moments = {(key, at, order): value for key in KEYS for at in PLACES for order, value in asked.items()}
    return law(shape, dict.fromkeys(KEYS, PLACES), moments)


def mean(found, key, at, power):
    number = found.number[key][at]
    return sum(weight * shown[number] ** power for weight, shown in found.throws())


@pytest.mark.parametrize("die", DICE)
def test_dice_have_mean_0_and_variance_1(die):
    for power, wanted in ((0, 1), (1, 0), (2, 1)):
        assert sum(weight * face**power for weight, face in DICE[die]) == wanted


@pytest.mark.parametrize("die", DICE)
@pytest.mark.parametrize("group", ["each", "family", "all"])
@pytest.mark.parametrize(
    ("said", "first", "second"),
    [
        ({}, 1, 5),
        ({"mean": 3}, 3, 13),
        ({"second": 25}, 3, 25),
        ({"mean": 3, "second": 25}, 3, 25),
        ({"variance": 4}, 1, 5),
        ({"mean": 0, "variance": Fraction(9, 4)}, 0, Fraction(9, 4)),
        ({"mean": 2, "second": 4}, 2, 4),
    ],
)
def test_moments_are_as_asked(die, group, said, first, second):
    found = made(PLAIN._replace(die=die, group=group), **said)
    for key in KEYS:
        for at in PLACES:
            assert (mean(found, key, at, 1), mean(found, key, at, 2)) == (first, second)


@pytest.mark.parametrize("said", [{"second": 2}, {"variance": -1}, {"mean": 3, "second": 4}])
def test_moments_that_no_rational_faces_have_are_refused(said):
    assert made(PLAIN, **said) is None


def test_only_different_dice_are_independent():
    families = [("q", ("n",)), ("k", ("n",))]
    assert made(PLAIN).independent(families)
    for group in ("family", "all"):
        assert not made(PLAIN._replace(group=group)).independent(families)
    assert not made(PLAIN._replace(group="family")).independent(families[:1])


def test_there_are_not_too_many_throws():
    for count in range(1, 12):
        for shape in shapes_of(count, True):
            assert len(DICE[shape.die]) ** count <= MOST_THROWS
    assert shapes_of(9, True) == []
    assert {s.group for s in shapes_of(9, False)} == {"family", "all"}


def test_the_moment_that_a_relation_says_is_read():
    assert moment_said(Eq(m, Expectation(q[i]))) == (q[i], 1, m)
    assert moment_said(Eq(Variance(q[i]), s)) == (q[i], 0, s)
    for other in (Eq(Expectation(q[i] * k[i]), m), Le(Expectation(q[i]), m), Eq(s, m), Eq(Expectation(q[i] ** 3), m)):
        assert moment_said(other) is None


def test_a_law_is_said_in_words():
    assert str(made(PLAIN)) == (
        "each entry of q is 3 or -1, equally likely; each entry of k is 3 or -1, equally likely (all independent)"
    )
    assert "0, 1, -2 with probabilities 1/2, 1/3, 1/6 (all from one throw)" in str(
        made(Shape("three faces", "all", Fraction(0), Fraction(1)))
    )
