"""Programs of counterexamples: names that are free, and what has no program is refused."""

import io
from contextlib import redirect_stdout

import pytest

from derive.deciding.counterexamples import Search
from derive.language.symbols import RenderError
from derive.language.terms import (
    Ci,
    Dimension,
    Eq,
    HasDerivative,
    HasIntegral,
    Ne,
    Sum,
    cos,
    define,
    erf,
    exp,
    interleave,
    permutation,
    reals,
    sqrt,
    vector,
    vector_of,
)
from derive.programs.at_point import numpy_program

n, h = Dimension("n"), Dimension("h")
i, j, k = n.indices("i j k")
(c,) = h.indices("c")
(i2,) = n.doubled().indices("i2")
x, W, z = vector("x", n), vector("W", n, n), vector("z", h.doubled())
t, lam, np_ = reals("t lambda_ np")
mean = define("mean", (x,), Sum(x[k], k) / n.card)
scaled = define("scaled", (x, t), t * mean(x))
entry = define("entry", (x, i), x[i] - mean(x))


def run(claim, *given):
    found = Search(claim, given).among(140)
    told = io.StringIO()
    with redirect_stdout(told):
        exec(numpy_program(found), {})  # noqa: S102
    left, right = map(float, told.getvalue().split())
    for ours, theirs in ((found.sides.left, left), (found.sides.right, right)):
        ends = (ours.exact,) * 2 if ours.exact is not None else (ours.value.a.mid, ours.value.b.mid)
        assert float(ends[0]) - 1e-9 <= theirs <= float(ends[1]) + 1e-9
    return left, right


@pytest.mark.parametrize(
    "claim",
    [
        Eq(mean(vector_of(k, x[k] ** 2)), mean(x) ** 2),
        Eq(scaled(x, t + 1), scaled(x, t)),
        Eq(entry(x, i), x[i]),
        Eq(Sum(Sum(W[i, k] * x[k], k), i), Sum(x[k], k)),
        Eq(mean(vector_of(k, W[i, k])), 0),
        Eq(x[permutation("sigma", n)(i)], x[i]),
        Eq(Sum(z[2 * c] - z[2 * c + 1], c), 0),
        Eq(np_ * lam, lam),
        Eq(1 - (t - 1) - (-t), 0),
        Eq(interleave(x, vector_of(k, x[k] ** 2))(i2), 0),
        Eq(t / (1 / (t**2 + 1)) / 2, t),
        Ne(t**2, t),
        HasDerivative(mean(vector_of(k, x[k] ** 2)), x[j], x[j] / n.card),
        HasDerivative(erf(t) * sqrt(1 + t**2), t, 0),
        HasDerivative(W[i, j] ** 3, W[i, j], W[i, j] ** 2),
        HasIntegral(exp(-(t**2)), t, 0, 1, cos(1)),
    ],
    ids=str,
)
def test_both_sides_are_what_was_computed(claim):
    left, right = run(claim)
    assert (left == right) == (claim.head == "ne")


def test_a_bound_letter_hides_no_size():
    (letter,) = n.indices("n")
    assert "sum(x[k] for k in range(n))" in numpy_program(Search(Eq(Sum(x[letter], letter), 0), ()).among(9))


def test_a_name_of_python_is_changed():
    found = Search(Eq(vector("lambda", n)[i], 0), ()).among(9)
    assert "lambda_2 = np.array([1], float)" in numpy_program(found)


def test_what_numpy_has_not_is_refused():
    found = Search(Eq(t, 1), ()).among(9)
    for claim in (Eq(Ci(t), 0), Eq(t, Ci(t))):
        with pytest.raises(RenderError, match="Ci: it is no function of NumPy"):
            numpy_program(type(found)(found.point, found.sides, claim))


def test_fractions_are_quotients():
    assert run(Eq(3 * t, 2), Eq(3 * t, 1)) == (1, 2)
    assert "t = 1/3" in numpy_program(Search(Eq(3 * t, 2), (Eq(3 * t, 1),)).among(9))
