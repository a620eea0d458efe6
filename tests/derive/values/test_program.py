"""Right sides as array programs: the numbers that the evaluation at one point has, over batches."""

import re
from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

import derive.values.numpy as reading
from derive.chapters import BOOK
from derive.language.terms import (
    Apart,
    Dimension,
    Eq,
    Expectation,
    Integers,
    KroneckerDelta,
    Sum,
    exp,
    random,
    reals,
    vector,
)
from derive.values.numpy import RenderError, Window, parts
from derive.values.program import Batches, obstacle
from tests.evaluated import right_sides
from verify.measure.comparison import constant_of
from verify.measure.sampling import TIMES, Sampler
from verify.numbers import NUMBER_TYPES, UndecidedError, precision

BITS, BALL = 128, NUMBER_TYPES["ball"]
n, m = Dimension("n"), Dimension("m")
i, j, k = n.indices("i j k")
a, b = m.indices("a b")
(t,) = Integers.indices("t")
x, y, W, f, r = vector("x", n), vector("y", n), vector("W", n, m), vector("f", Integers), reals("r")[0]
q = random("q", n)


QUICK = ("scaling", "sinusoidal", "interaction", "decay")
"""Chapters of few theorems, among them integers, pairs of channels, powers and a derivative."""


def claims():
    """Every theorem and every mutant: theorem, name, claim."""
    for entry in BOOK.entries.values():
        yield entry, "", entry.claim
        for mutant in BOOK.mutants[entry.name]:
            yield entry, mutant.name, mutant.claim


def integers(claim):
    """The integer indices of a claim, in order."""
    return [k for k in dict.fromkeys(k for part in parts(claim) for k in part.indices) if k.dim == "Integers"]


def at_points(entry, claim, points):
    """The values of points of one size, stacked, and at each of them what the evaluation finds."""
    keys = [*Sampler(entry, reading).keys, *sorted((k for k in claim.free if k.kind != "ix"), key=repr)]
    times = dict.fromkeys((k.name for k in integers(claim)), TIMES)
    rows, rights = [], []
    for point in points[:1] if times else points:
        values = point.values(BALL, keys)
        known = reading.Evaluation(values, point.sizes, constant=constant_of(BALL))
        rows.append(values)
        rights.append([known.evaluate(p.right, indices=times, over=p.indices) for p in parts(claim)])
    if times:
        return {**rows[0], **{name: np.array(TIMES) for name in times}}, rights[0]
    values = {name: np.stack([row[name] for row in rows]) for name, v in rows[0].items() if isinstance(v, np.ndarray)}
    return values, [np.stack(side) for side in zip(*rights, strict=True)]


def same(found, wanted):
    """Whether balls are the same: the same operations were carried out. Constants alone are floats, without batches."""
    if found.dtype != object:
        wanted = np.array([ball.to_float() for ball in wanted.flat]).reshape(wanted.shape)
        return np.allclose(found, wanted, rtol=1e-14, atol=0)
    found = found if found.ndim == wanted.ndim else np.broadcast_to(found, wanted.shape)  # no variable has a batch
    gaps = [x - y for x, y in zip(found.flat, wanted.flat, strict=True)]
    return found.shape == wanted.shape and all(gap.to_float() == 0 and not gap.excludes_zero() for gap in gaps)


def different(chapter, mutants):
    """The claims of a chapter of which the program says another thing than the evaluation; of mutants every third."""
    third = {name: {m.name for m in own[n % 3 :: 3]} for n, (name, own) in enumerate(BOOK.mutants.items())}
    own, found, without_value = {entry.name for entry in BOOK.chapters[chapter].entries}, [], 0
    for entry, name, claim in claims():
        if entry.name not in own or (name and name not in (third.get(entry.name, ()) if mutants else ())):
            continue
        if obstacle(claim):
            continue
        sampler = Sampler(entry, reading, samples=2)
        points = [point for point in sampler.points() if point.sizes == sampler.size_tuples()[0]]
        with precision(BITS):
            try:
                values, wanted = at_points(entry, claim, points)
            except UndecidedError:  # a mutant divides by zero
                without_value += 1
                continue
            sides = Batches(values, points[0].sizes).right_sides(claim)
        if len(sides) != len(wanted) or not all(map(same, sides, wanted)):
            found.append(f"{entry.name}: {name}")
    assert without_value <= 2
    return found


@pytest.mark.parametrize(
    "chapter", [c if c in QUICK else pytest.param(c, marks=pytest.mark.long) for c in BOOK.chapters]
)
def test_every_theorem_is_what_the_evaluation_says(chapter):
    assert not different(chapter, mutants=False)


@pytest.mark.long
@pytest.mark.parametrize("chapter", BOOK.chapters)
def test_every_third_mutant_is_what_the_evaluation_says(chapter):
    assert not different(chapter, mutants=True)


def test_every_right_side_of_the_book_is_a_program_but_where_it_is_an_expectation():
    assert {name: why for _, name, claim in claims() if (why := obstacle(claim))} == {
        "taken for independent": "an expectation: its law is no array",
        "mean over all pairs": "an expectation: its law is no array",
    }


def test_an_expectation_is_none():
    assert obstacle(Eq(r, Expectation(q[i]))) == "an expectation: its law is no array"
    assert obstacle(Eq(r, q[i])) == "an expectation: its law is no array"
    assert obstacle(Apart(i, j)) == "apart: it has no side that is a number"
    with pytest.raises(RenderError, match="an expectation"):
        Batches({}).right_sides(Eq(r, Sum(Expectation(q[i]), i)))


def test_batches_are_broadcast_and_come_first():
    claim = Eq(r, Sum(W[k, a] * x[k], k))
    w, v = np.arange(24.0).reshape(4, 3, 2), np.arange(3.0) - 1
    (found,) = right_sides(claim)(W=w, x=v)
    assert np.array_equal(found, np.einsum("tka,k->ta", w, v))
    (found,) = right_sides(claim)(W=w[:, None], x=np.stack([v, 2 * v]))
    assert np.array_equal(found, np.einsum("tka,bk->tba", w, np.stack([v, 2 * v])))


def test_an_index_is_free_or_given():
    claim = Eq(r, KroneckerDelta(i, j) * x[i] + W[j, a])
    w, v = np.arange(6.0).reshape(3, 2), np.array([1.0, 2.0, 4.0])
    free, chosen = right_sides(claim)(W=w, x=v), right_sides(claim)(W=w, x=v, j=np.array([2, 0]))
    assert np.array_equal(free[0], np.diag(v)[:, :, None] + w)
    assert np.array_equal(chosen[0], free[0][:, [2, 0]].swapaxes(0, 1))


def test_a_family_over_the_integers_is_a_window_or_a_function():
    claim, squares = Eq(r, f[t + 1]), np.array([1.0, 0.0, 1.0, 4.0])
    for family in (Window(squares, -1), lambda at: at.astype(float) ** 2):
        assert right_sides(claim)(f=family, t=np.array([-2, 1]))[0].tolist() == [1.0, 4.0]
    with pytest.raises(RenderError, match="f: an index beyond the window of 4 values"):
        right_sides(claim)(f=Window(squares, -1), t=np.array([2]))


def test_fractions_stay_exact():
    exact = np.array([Fraction(1, 3), Fraction(2, 7)], dtype=object)
    (found,) = right_sides(Eq(r, Sum(x[k] / n.card, k)))(x=exact)
    assert found[()] == (Fraction(1, 3) + Fraction(2, 7)) / 2


def test_claims_at_the_same_values_share_what_they_have_in_common():
    calls = Counter()

    def counted(at):
        calls["f"] += 1
        return at.astype(float)

    batches = Batches({"f": counted, "t": np.array([1])})
    first, second = (batches.right_sides(Eq(r, exp(f[t]) * c))[0] for c in (1, 2))
    assert second == 2 * first
    assert calls["f"] == 1


def test_sizes_without_an_array_are_given():
    claim = Eq(r, Sum(r, a))
    with pytest.raises(RenderError, match="size m: expected a positive integer"):
        right_sides(claim)(r=3.0)
    assert Batches({"r": 3.0}, {"m": 5}).right_sides(claim)[0] == 15.0


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"x": np.ones(3)}, "y: expected an array of shape (n), got nothing"),
        ({"x": np.ones(3), "y": np.ones(2)}, "y: expected 3 entries for n, as before, got 2"),
        ({"x": np.ones(3), "y": 1.0}, "y: expected an array of shape (n), got shape ()"),
    ],
)
def test_values_that_do_not_fit_are_named(values, message):
    with pytest.raises(RenderError, match=re.escape(message)):
        right_sides(Eq(r, Sum(x[k] * y[k], k)))(**values)


def test_a_definition_may_be_computed_otherwise_or_known():
    claim, calls = BOOK.entries["softmax_vjp"].claim, Counter()

    def softmax(logits):
        calls["softmax"] += 1
        e = np.exp(logits - logits.max(-1, keepdims=True))
        return e / e.sum(-1, keepdims=True)

    x, g = np.array([[1000.0, 1001.0], [3.0, 2.0]]), np.array([[1.0, 0.0], [2.0, 5.0]])
    p = softmax(x)
    (found,) = Batches({"x": x, "g": g}, functions={"softmax": softmax}).right_sides(claim)
    assert np.allclose(found, p * (g - (p * g).sum(-1, keepdims=True)), rtol=1e-14)
    assert calls["softmax"] == 3  # once here, and at two depths
    (known,) = Batches({"x": np.log(p), "g": g, "softmax(x)": p}).right_sides(claim)
    assert np.allclose(known, found, rtol=1e-14)
    (moved,) = Batches({"x": np.log(p), "g": g, "softmax(x)": 2 * p}).right_sides(claim)
    assert not np.allclose(moved, found, rtol=1e-3)


def test_a_sum_of_products_is_a_product_of_matrices():
    claim = Eq(r, Sum(W[k, a] * x[k] * W[k, b], k))
    w, v = np.arange(24.0).reshape(4, 3, 2), np.arange(3.0) - 1
    (found,) = right_sides(claim)(W=w, x=v)
    assert np.array_equal(found, np.einsum("tka,k,tkb->tab", w, v, w))


def test_what_is_large_is_forgotten(monkeypatch):
    monkeypatch.setattr("derive.values.arrays.MOST_KEPT", 0)
    batches, claim = Batches({"x": np.arange(3.0), "g": np.ones(3) / 4}), BOOK.entries["softmax_vjp"].claim
    first, again = (batches.right_sides(claim)[0] for _ in range(2))
    assert np.array_equal(first, again)
