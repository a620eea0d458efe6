from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from derive.chapters import BOOK
from derive.language.terms import Apart, Dimension, Eq, ForAll, HasDerivative, Lt, Sum, exp, reals, sqrt, vector
from derive.values import numpy as reading
from verify.measure.sampling import PRIMES, STRESSES, Sampler, SamplingError
from verify.numbers import NUMBER_TYPES, precision

BALL, FLOAT = NUMBER_TYPES["ball"], NUMBER_TYPES["float64"]
n = Dimension("n")
i, j = n.indices("i j")
x = vector("x", n)
r, c = reals("r c")


def sampler(name, **changes):
    return Sampler(replace(BOOK.entries[name], **changes), reading)


def is_prime(size):
    return size in PRIMES


def faults(name):
    """Return what is wrong with the points of a theorem."""
    made = Sampler(BOOK.entries[name], reading)
    points, names = made.points(), made.dimensions()
    if len(points) != 6 + (len(names) > 1):
        return [f"{name}: {len(points)} points"]
    problems = [f"{name}: sizes {p.sizes}" for p in points if set(p.sizes) != set(names)]
    for point in (points[0], points[3]):
        sizes = list(point.sizes.values())
        if len(set(sizes)) != len(names) or not all(map(is_prime, sizes[:4])):
            problems.append(f"{name}: sizes that are alike, or no primes: {point.sizes}")
    if names and points[0].sizes == points[3].sizes:
        problems.append(f"{name}: the sizes are always {points[0].sizes}")
    if len(names) > 1 and len(set(points[-1].sizes.values())) != 1:
        problems.append(f"{name}: sizes that are not all alike, {points[-1].sizes}")
    return problems


SEQUENCES = ("relative_encoding_planar", "moving_average_bias", "adamw_of_constant_direction")
"""With families over the integers, which their witness fills from zero on: upwards, and downwards too."""


@pytest.mark.parametrize("step", [9, pytest.param(1, marks=pytest.mark.long)])
def test_every_statement_has_points(step):
    names = dict.fromkeys([*list(BOOK.entries)[::step], *SEQUENCES])
    assert {len(Sampler(BOOK.entries[name], reading).dimensions()) for name in names} >= {0, 1, 2, 3}
    assert [fault for name in names for fault in faults(name)] == []


def test_points_that_are_not_as_they_should_be_are_named(monkeypatch):
    right = Sampler.points
    for change in (lambda p: p[:-1], lambda p: [*p[:3], *p[:4]], lambda p: [*p[:6], p[0]], lambda p: [p[-1], *p[1:]]):
        monkeypatch.setattr(Sampler, "points", lambda self, change=change: change(right(self)))
        assert len(faults("attention_permutation_equivariant")) >= 1


def test_points_are_generic_and_repeatable():
    points = sampler("softmax_jacobian").points()
    drawn = [point.drawn(x.key) for point in points]
    assert all(len({abs(v) for v in array}) == array.size for array in drawn)
    assert all(isinstance(v, Fraction) and v not in (0, 1, -1) for array in drawn for v in array)
    again = [point.drawn(x.key) for point in sampler("softmax_jacobian").points()]
    assert all((a == b).all() for a, b in zip(drawn, again, strict=True))
    other = Sampler(BOOK.entries["softmax_jacobian"], reading, seed=1).points()[0].drawn(x.key)
    assert (drawn[0] != other).any()


def test_the_witness_is_followed_in_every_number_type():
    made = sampler("scaled_dot_product_variance")
    point = made.points()[0]
    root = reals("r")[0]
    key = root.key
    with precision(100):
        ball = point.values(BALL, [key])["r"][()]
    assert (ball * ball).contains(point.sizes["d"])
    assert point.values(FLOAT, [key])["r"] == np.sqrt(point.sizes["d"])


def test_a_hypothesis_that_the_witness_breaks_is_an_error():
    with pytest.raises(SamplingError, match="scaled_dot_product_variance: the witness breaks hypothesis 2"):
        sampler("scaled_dot_product_variance", witness={}).points()


def test_a_wrong_witness_is_an_error():
    entry = BOOK.entries["scaled_dot_product_variance"]
    changed = replace(entry, witness={**entry.witness, r: sqrt(Dimension("d").card + 1)})
    with pytest.raises(SamplingError, match=f"the witness breaks hypothesis {len(entry.given)}$"):
        Sampler(changed, reading).points()


def test_a_circular_witness_is_an_error():
    entry = replace(BOOK.entries["softmax_sum_one"], given=(Lt(0, r),), witness={r: c + 1, c: r - 1})
    with pytest.raises(SamplingError, match="refers to itself"):
        Sampler(entry, reading).points()


def test_inequalities_are_met_by_rejection_and_impossible_ones_refused():
    entry = BOOK.entries["softmax_sum_one"]
    positive = Sampler(replace(entry, given=(ForAll(i, Lt(0, x[i])),)), reading).points()
    assert all((point.drawn(x.key) > 0).all() for point in positive)
    with pytest.raises(SamplingError, match=r"no point of sizes \{'n': 3\} satisfies the hypotheses"):
        Sampler(replace(entry, given=(Lt(exp(c), 0),)), reading).points()


def test_points_lie_in_the_domain():
    entry = replace(BOOK.entries["softmax_sum_one"], where=(ForAll(i, Lt(0, x[i])),))
    made = Sampler(entry, reading)
    assert all((point.drawn(x.key) > 0).all() for point in [*made.points(), *made.stresses().values()])


def test_different_indices_are_a_mask():
    made = sampler("softmax_two_weights_le_one")
    point = made.points()[0]
    mask = made.mask(point, BOOK.entries["softmax_two_weights_le_one"].indices)
    assert (mask == ~np.eye(point.sizes["n"], dtype=bool)).all()
    free = replace(BOOK.entries["softmax_lt_one"], given=(Apart(i, j),))
    lone = Sampler(free, reading)
    assert lone.mask(lone.points()[0], free.indices).all()  # some other index is different


def test_stresses_change_what_is_drawn():
    stresses = sampler("softmax_jacobian").stresses()
    assert set(stresses) == set(STRESSES)
    tied, far, off = (stresses[name].drawn(x.key) for name in ("tied", "saturated", "offset"))
    assert len(set(tied)) == 1
    assert max(far) - min(far) > 30
    assert min(off) > 10**6


def test_rounded_points_are_floats():
    point = sampler("softmax_jacobian").points()[0].rounded()
    assert all(Fraction(float(v)) == v for v in point.drawn(x.key))
    assert any(Fraction(float(v)) != v for v in sampler("softmax_jacobian").points()[0].drawn(x.key))


def test_permutations_move_something():
    point = sampler("attention_permutation_equivariant").points()[0]
    order = point.permutation("sigma", 5)
    assert sorted(order) == list(range(5)) != order.tolist()


def test_corners_reach_equality():
    corners = sampler("softmax_jacobian_psd").corners()
    v = vector("v", n)
    assert any((point.drawn(v.key) == 0).all() for point in corners)
    assert any(point.sizes["n"] == 2 for point in corners)
    assert Sampler(BOOK.entries["score_covariance"], reading).corners() == []


def test_formulas_in_no_theorem_are_sampled_too():
    entry = replace(
        BOOK.entries["softmax_sum_one"], claim=HasDerivative(Sum(x[i], i), x[j], 1), given=(Eq(r, c),), witness={r: c}
    )
    assert len(Sampler(entry, reading).points()) == 6
