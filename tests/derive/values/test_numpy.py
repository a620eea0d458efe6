import numpy as np
import pytest

from derive.chapters import BOOK
from derive.kernel.terms import Key
from derive.language.terms import And, Dimension, Eq, ForAll, HasDerivative, Le, Sum, exp, vector
from derive.values.numpy import COMPLEX_STEP, Evaluation, Law, RenderError, free_indices, numpy_function, parts
from tests.each import each
from tests.evaluated import sides

n = Dimension("n")
i, j, k = n.indices("i j k")
x, u = vector("x", n), vector("u", n)
X = {"x": np.array([0.3, -1.2, 2.5])}
SIZES = {"n": 3, "m": 2, "d": 2, "h": 2, "e": 2, "v": 4, "w": 2, "z": 2}


def size(dim):
    return 2 * size(dim[1]) if isinstance(dim, tuple) else SIZES[dim]


def values_for(entry):
    rng = np.random.default_rng(1)
    values = {k.name: np.roll(np.arange(size(k.dim)), 1) for k in entry.claim.free if k.kind == "perm"}
    for _, name, dims, kind in entry.signature:
        shape = tuple(map(size, dims))
        sample = rng.normal(size=(*shape, 3))
        fixed = sample[..., 0] if dims else abs(sample[0])  # roots are taken of numbers
        values[name] = Law(sample, np.full((*shape, 3), 1 / 3)) if kind == "random" else fixed
    return values


def test_formulas_are_taken_apart():
    found = parts(And(ForAll(i, Eq(x[i], u[j])), Le(x[j], 1)))
    assert [p.relation for p in found] == ["eq", "le"]
    assert [k.name for k in found[0].indices] == ["j", found[0].bound[0][1]]
    assert free_indices(Sum(x[i] * u[k], i)) == (Key("ix", "k", ("n",)),)


@each("name", lambda: [e.name for e in BOOK.entries.values() if not e.given])
def test_both_sides_of_a_theorem_agree(name):
    entry = BOOK.entries[name]
    left, right = numpy_function(entry)(values_for(entry))
    relations = [p.relation for p in parts(entry.claim)]
    pairs = zip(*((left, right) if isinstance(left, tuple) else ((left,), (right,))), strict=True)
    for relation, (a, b) in zip(relations, pairs, strict=True):
        assert a.shape == tuple(size(k.dim) for k in entry.indices)
        assert a.dtype == b.dtype == np.float64
        if relation in ("eq", "deriv"):
            assert np.allclose(a, b, rtol=1e-12, atol=1e-13)
        elif relation == "ne":
            assert (a != b).all()
        else:
            assert (a <= b + 1e-12).all()


def test_a_wrong_statement_disagrees():
    entry = BOOK.entries["softmax_jacobian"]
    wrong = entry.variant(HasDerivative(entry.claim.args[0], entry.claim.args[1], -entry.claim.args[2]))
    left, right = numpy_function(wrong)(X)
    assert not np.allclose(left, right)


def test_derivatives_may_share_an_index_with_their_variable():
    (found,) = sides(HasDerivative(exp(x[i]) * Sum(x[k], k), x[i], 0), X, {"n": 3})
    e = np.exp(X["x"])
    assert np.allclose(found.left, e * X["x"].sum() + e, rtol=1e-14)
    (apart,) = sides(HasDerivative(exp(x[i]), x[j], 0), X, {"n": 3})
    assert np.allclose(apart.left, np.diag(e), rtol=1e-14)
    (none,) = sides(HasDerivative(u[i], x[j], 0), {**X, "u": X["x"]}, {"n": 3})
    assert (none.left == 0).all()


def test_functions_name_what_is_wrong():
    function = numpy_function(BOOK.entries["softmax_vjp"])
    good = {"x": np.zeros(3), "g": np.ones(3)}
    function(good)
    with pytest.raises(RenderError, match="z: softmax_vjp has no such variable; it has g, x"):
        function({**good, "z": 1.0})
    with pytest.raises(RenderError, match="x: expected 3 entries for n, as before, got 2"):
        function({**good, "x": np.zeros(2)})
    with pytest.raises(RenderError, match="x: expected finite numbers, got inf at index"):
        function({**good, "x": np.array([0, np.inf, 0])})
    assert function.__name__ == "softmax_vjp"


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (np.array([1j, 0, 0]), "^x: expected an array of real numbers, got ndarray of dtype complex128$"),
        ([[1.0], [2.0, 3.0]], "^x: expected an array of real numbers, got nested lists of different lengths$"),
        (None, "^x: expected an array of real numbers, got NoneType of dtype object$"),
        ("abc", "^x: expected an array of real numbers, got str of dtype"),
        ([True, False], "^x: expected an array of real numbers, got list of dtype bool$"),
        (np.ma.masked_invalid([1.0, np.nan]), "^x: expected an array of real numbers, got a masked one$"),
        (
            [800.0, 0.0],
            "^softmax_jacobian: a side is not finite in float64 at these values: they are too large, or outside",
        ),
    ],
)
def test_what_is_no_array_of_moderate_real_numbers_is_refused(value, message):
    with pytest.raises(RenderError, match=message):
        numpy_function(BOOK.entries["softmax_jacobian"])({"x": value})


def test_a_missing_argument_is_named_with_those_that_there_are():
    vjp = numpy_function(BOOK.entries["softmax_vjp"])
    with pytest.raises(RenderError, match="^x: a value was expected, got nothing; softmax_vjp has g, x$"):
        vjp({"g": [1.0, 2.0]})
    left, right = vjp({"g": [1.0, 2.0], "x": [0.5, -0.5]})
    assert np.allclose(left, right)


def test_an_integral_that_occurs_again_is_not_computed_again():
    claim, asked = BOOK.entries["decay_square"].claim, []

    def integral(integrand, low, high):
        asked.append(low)
        return COMPLEX_STEP.integral(integrand, low, high)

    at = Evaluation({"x": np.float64(3)}, {}, step=COMPLEX_STEP._replace(integral=integral))
    first, again = at.sides(claim), at.sides(claim)
    assert first == again
    assert all(left == pytest.approx(right, rel=1e-12) for _, left, right in first)
    assert len(asked) == len(first)
