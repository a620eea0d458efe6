from fractions import Fraction

import numpy as np
import pytest

from verify.measure.laws import LAWS, draw_law

SEEDS = [f"{n}" for n in range(20)]


def moment(law, index, power):
    return sum((w * p**power for p, w in zip(law.points[index], law.weights[index], strict=True)), start=Fraction(0))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", ["identical", "per_entry", "centered", "normal"])
def test_laws_are_laws(kind, seed):
    law = draw_law("q", (2, 2), {"q": kind}, seed)
    for index in np.ndindex(2, 2):
        assert moment(law, index, 0) == 1
        assert all(w > 0 for w in law.weights[index])
        assert len(set(law.points[index])) == 3
        centered = kind in ("centered", "normal")
        assert (moment(law, index, 1) == 0) == centered
        assert (moment(law, index, 3) == 0) == (kind == "normal")
        assert (moment(law, index, 4) == 3 * moment(law, index, 2) ** 2) == (kind == "normal")
        assert moment(law, index, 2) not in (0, 1)
    same = (law.points[0, 0] == law.points[1, 1]).all()
    assert same == (kind != "per_entry")
    assert law.shared == ""


@pytest.mark.parametrize("seed", SEEDS)
def test_a_law_takes_the_second_moment_of_another(seed):
    laws = {"k": "centered as q"}
    q, k = draw_law("q", (1,), laws, seed), draw_law("k", (1,), laws, seed)
    assert moment(k, 0, 1) == 0 != moment(k, 0, 3)
    assert moment(k, 0, 2) == moment(q, 0, 2)
    assert moment(k, 0, 4) != moment(q, 0, 4)


def test_correlated_families_share_their_outcomes():
    laws = {"q": "correlated with k"}
    q, k = draw_law("q", (2,), laws, "0"), draw_law("k", (2,), laws, "0")
    assert q.shared == k.shared != ""
    assert (q.weights == k.weights).all()
    assert (q.points != k.points).any()
    assert draw_law("x", (2,), laws, "0").shared == ""


def test_seeds_and_names_make_a_difference():
    assert (draw_law("q", (1,), {}, "0").points != draw_law("k", (1,), {}, "0").points).any()
    assert (draw_law("q", (1,), {}, "0").points == draw_law("q", (1,), {}, "0").points).all()


def test_an_unknown_law_is_refused():
    with pytest.raises(ValueError, match="q: expected a law, one of identical"):
        draw_law("q", (1,), {"q": "cauchy"}, "0")
    assert "normal" in LAWS
