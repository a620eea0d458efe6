"""Slips: each kind of change at the top of a term, where terms stand, and what stands there instead."""

import pytest

from derive.kernel.terms import subterms
from derive.language.terms import Dimension, Sum, define, exp, log, reals, sqrt, vector
from derive.values.slips import changes, factors, places, put, quotient, summed, total

n = Dimension("n")
i, j, k = n.indices("i j k")
x, g = vector("x", n), vector("g", n)
a, b, c = reals("a b c")
sigmoid = define("sigmoid", (a,), 1 / (1 + exp(-a)))
unit = define("unit", (x, i), x[i] / Sum(x[k], k))


def made(term, **options):
    """Return the changes that people often make, as kind, words and term."""
    return [
        (slip.kind, slip.words.format(slip.piece, *slip.others), slip.term)
        for slip in changes(term, **options)
        if slip.kind != "near"
    ]


@pytest.mark.parametrize(
    ("term", "expected"),
    [
        (
            a - b,
            [
                ("summand", "a is left out", -b),
                ("sign", "a is subtracted, not added", -a - b),
                ("twice", "a is added twice", 2 * a - b),
                ("summand", "b is not subtracted", a),
                ("sign", "b is added, not subtracted", a + b),
                ("twice", "b is subtracted twice", a - 2 * b),
            ],
        ),
        (
            a / b,
            [
                ("factor", "a is not a factor of the result", 1 / b),
                ("twice", "a is a factor of the result twice", a * a / b),
                ("factor", "the result is not divided by b", a),
                ("twice", "the result is divided by b twice", a / (b * b)),
                ("inverse", "the result is multiplied by b, not divided", a * b),
            ],
        ),
        (-a, [("sign", "the sign of a is lost", a)]),
        (a**2, [("factor", "a in the place of a**2", a), ("power", "a**3 in the place of a**2", a**3)]),
        (sqrt(a), [("root", "the root of a is not taken", a)]),
        (log(a), [("function", "log is not taken of a", a)]),
        (sigmoid(a), [("argument", "a in the place of sigmoid(a)", a)]),
        (unit(x, i), [("argument", "x[i] in the place of unit", x[i])]),
        (a, []),
    ],
    ids=str,
)
def test_each_change_has_a_kind_and_words(term, expected):
    assert made(term) == expected


def test_indices_of_the_scope_stand_in_the_place_of_others():
    assert made(x[i], scope=[i, j]) == [("index", "x[j] in the place of x[i]", x[j])]
    assert [term for kind, _, term in made(Sum(x[k] * g[k], k), scope=[j])] == [
        Sum(x[k] * g[k], k) / n.card,
        x[j] * g[j],
    ]


def test_a_sum_of_three_is_one_sum_if_asked():
    left_out = {flat: [t for kind, _, t in made(a + b - c, flat=flat) if kind == "summand"] for flat in (False, True)}
    assert left_out == {False: [-c, a + b], True: [b - c, a - c, a + b]}


def test_what_is_seldom_made_is_near_and_only_asked_of_sums_of_two():
    near = [slip.term for slip in changes(a + b) if slip.kind == "near"]
    assert near == [-(a + b), 2 * (a + b), (a + b) / 2, a * b]
    assert not [slip for slip in changes(a + b, flat=True) if slip.kind == "near"]


def test_every_place_is_where_it_is_said_to_be():
    term = a * exp(b - unit(x, j)) + Sum(x[k] ** 2, k)
    for path, part in places(term):
        assert put(term, path, part) == term
        assert part in set(subterms(term))
    assert put(term, (0, 0), c) == c * exp(b - unit(x, j)) + Sum(x[k] ** 2, k)
    assert put(x[i], (3,), a) is None, "a number is no index"


def test_sums_and_products_are_put_together_again():
    assert total(summed(a - (b - c))) == a - b + c
    assert quotient(*factors(a / (b / c))) == a * c / b
