"""Programs as rules by name: what is given is not computed, what is computed is so once, and ways share stages."""

import numpy as np
import pytest

from verify.checking.statements.computed import Computed, Way, spelled, stage

RULES = {"square": lambda f: f.x * f.x, "cube": lambda f: f.square * f.x}


def test_what_is_given_is_not_computed():
    assert Computed(RULES, {"x": 3}).cube == 27
    assert Computed(RULES, {"x": 3, "square": 1}).cube == 3
    with pytest.raises(AttributeError, match="root"):
        Computed(RULES, {"x": 3}).root  # noqa: B018


def test_each_is_computed_once():
    seen = []
    f = Computed({"y": lambda f: seen.append(f.x) or f.x + 1}, {"x": 2})
    assert (f.y, f.y, seen) == (3, 3, [2])


def test_something_else_that_is_given_changes_what_is_computed():
    f = Computed(RULES, {"x": 3})
    assert f.cube == 27
    assert f.but(x=2).cube == 8
    assert f.but(square=0).cube == 0
    assert (f.x, f.square) == (3, 9)


def test_later_rules_are_in_the_place_of_earlier_ones():
    assert stage(RULES, {"square": lambda f: f.x})(x=3).cube == 9


def test_ways_with_the_same_rules_share_a_stage():
    rules = {"square": lambda f: f.x + f.x}
    ways = [(Way("as usual"), lambda f: f.cube), (Way("as usual, halved"), lambda f: f.cube / 2)]
    ways += [(Way("twice", rules, lenient=True), lambda f: f.cube)]
    usual, halved, twice = spelled(ways, RULES)
    assert usual.formula.first is halved.formula.first is not twice.formula.first
    assert [s.formula(x=np.array(3.0)) for s in (usual, halved, twice)] == [27, 13.5, 18]
    assert [(s.name, s.lenient) for s in (usual, twice)] == [("as usual", False), ("twice", True)]


def test_ways_of_rules_made_on_the_way_have_a_stage_each():
    """Also where each mapping is gone before the next is made."""
    made = spelled(((Way(str(n), {"square": lambda f, n=n: n}), lambda f: f.cube) for n in range(50)), RULES)
    assert [s.formula(x=1) for s in made] == list(range(50))
