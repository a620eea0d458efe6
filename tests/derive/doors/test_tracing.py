"""Functions as people write them are formulas: they have the values of the program, and gradients that are proved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from derive import StatementError, TraceError, trace, vjp
from derive.deciding.lacking import LackingError
from derive.doors.tracing import traced
from derive.values.numpy import Evaluation
from tests.derive.tracing.programs_of_numpy import PROGRAMS, attention, layernorm, softmax

Function = Callable[..., Any]


def drawn(f: Any) -> tuple[dict[str, Any], dict[str, int]]:
    """Return arguments of a program at sizes at which it was read."""
    program = f.reading.program
    sizes = program.sizes[0]
    rng = np.random.default_rng(1)
    arguments = {}
    for one in program.inputs:
        if one.whole is None:
            arguments[one.name] = rng.normal(size=one.shape(sizes))
        else:
            arguments[one.name] = rng.integers(sizes[one.whole[0]], size=one.shape(sizes))
    return arguments, dict(sizes)


@pytest.mark.parametrize("function", PROGRAMS, ids=lambda f: f.__name__)
def test_a_formula_has_the_values_of_its_program(function: Function) -> None:
    f = trace(function, **PROGRAMS[function][0])
    arguments, sizes = drawn(f)
    found = Evaluation(f.values(arguments), sizes).evaluate(f.body, over=[i.key for i in f.indices])
    assert found == pytest.approx(function(**arguments), rel=1e-11)


def gradient(function: Function, arguments: dict[str, Any], name: str, g: Any) -> Any:
    """Return a gradient by differences of the sixth order."""
    x, result = arguments[name], np.zeros(arguments[name].shape)
    for place in np.ndindex(x.shape):
        slope = 0.0
        for steps, weight in ((1, 45), (2, -9), (3, 1)):
            for sign in (1, -1):
                moved = x.copy()
                moved[place] += sign * steps * 1e-3
                slope += sign * weight * np.sum(g * function(**{**arguments, name: moved}))
        result[place] = slope / 60e-3
    return result


@pytest.mark.parametrize("function", PROGRAMS, ids=lambda f: f.__name__)
def test_its_gradient_is_proved_and_is_that_of_the_program(function: Function) -> None:
    shapes, name = PROGRAMS[function]
    f = trace(function, **shapes)
    for _ in range(3):
        try:
            found = vjp(f, name)
            break
        except LackingError as error:
            f.given = (*f.given, *error.needs)
    arguments, _ = drawn(f)
    g = np.random.default_rng(2).normal(size=np.shape(function(**arguments)))
    values = f.values(arguments)
    needed = {k.name for k in found.theorem.concl.free if k.kind == "at"}
    answer = found.numpy(**{n: v for n, v in values.items() if n in needed}, g=g)
    assert answer == pytest.approx(gradient(function, arguments, name, g), rel=1e-7, abs=1e-7)


def test_names_are_the_authors() -> None:
    found = vjp(trace(attention, q="m d", k="n d", v="n e"), "q")
    assert [d.name for d in found.let] == ["d_weights", "d_scores"]
    assert "mu" in repr(trace(layernorm, x="m n", w="n", b="n"))


def test_a_mask_is_a_table_and_rows_without_anything_seen_are_excluded() -> None:
    def masked(x: Any) -> Any:
        seen = np.tri(x.shape[0], x.shape[1])
        return softmax(np.where(seen, x, -np.inf))

    f = trace(masked, x="m n")
    assert list(f.tables) == ["mask"]
    assert repr(f.given) == "(ForAll(i:m, Sum(mask[i, j]*exp(x[i, j]), j:n) != 0),)"
    assert "hides everything" in f.notes[0]


@pytest.mark.parametrize(
    "chosen",
    [
        lambda x, t: np.where(t, x, -np.inf),
        lambda x, t: np.where(t == 0, -np.inf, x),
        lambda x, t: np.where(t.astype(bool)[None], x, -np.inf),
        lambda x, t: np.where(t == 1, -np.inf, x),
        lambda x, t: np.where(t > 0, x, -np.inf),
        lambda x, t: np.where(np.greater(1, t), x, -np.inf),
        lambda x, t: np.where(t <= 0, x, -np.inf),
    ],
)
def test_an_argument_that_is_tested_for_zero_or_one_is_a_mask_and_noted(chosen: Any) -> None:
    f = trace(lambda x, t: softmax(chosen(x, t)), name="f", x="m n", t="n")
    assert f.reading.masks == ("t",)
    assert "t is read as an array of ones and zeros" in f.notes
    values = {"x": np.array([[0.3, -1.0, 2.0]]), "t": np.array([1.0, 0.0, 1.0])}
    found = Evaluation(f.values(values), {"m": 1, "n": 3}).evaluate(f.body, over=[i.key for i in f.indices])
    assert found == pytest.approx(softmax(chosen(values["x"], values["t"])), rel=1e-12)


def test_other_numbers_are_compared_and_no_mask() -> None:
    for chosen in (
        lambda x, t: np.where(t > 0.5, x, -1e9),
        lambda x, t: np.where(t > 0, x * t, -1e9),
        lambda x, t: np.where(x > t, x, 0) * (t > 0),
        lambda x, t: np.where(t == 0, 1, x / t),
        lambda x, t: np.where(t == 0, -1e9, x) * t,
    ):
        compared = trace(lambda x, t, chosen=chosen: softmax(chosen(x, t)), name="f", x="m n", t="n")
        assert compared.reading.masks == () and "ones" not in "".join(compared.notes)
        assert ("mask > 0.5" in "".join(compared.notes)) == any(h.head == "forall" for h in compared.given)


def test_a_table_is_known_at_other_sizes_where_the_function_can_be_run_again() -> None:
    def hidden(x: Any) -> Any:
        return softmax(np.where(np.arange(x.shape[1]) > np.arange(len(x))[:, None], -np.inf, x))

    f = trace(hidden, x="m n")
    for sizes in ({"m": 3, "n": 5}, {"m": 4, "n": 4}, {"m": 1, "n": 6}):
        assert np.array_equal(f.table("mask", sizes), np.tri(sizes["m"], sizes["n"]))
    with pytest.raises(TraceError, match="mask is known at the sizes"):
        traced(f.reading).table("mask", {"m": 4, "n": 4})


def test_several_formulas_are_differentiated_one_at_a_time() -> None:
    formulas = trace(lambda x: (x, x * x), name="f", x="n")
    with pytest.raises(
        StatementError, match="vjp: one formula was expected, not several: f_1, f_2; differentiate each"
    ):
        vjp(formulas, "x")


def test_arguments_may_have_names_of_the_notation() -> None:
    f = trace(lambda x, cos, sin: x * cos + sin, name="f", x="n", cos="n", sin="n")
    values = f.values({"x": np.ones(3), "cos": np.zeros(3), "sin": np.full(3, 2.0)})
    assert set(values) == set(f.variables) == {"x", "cos_array", "sin_array"}
    assert values["sin_array"].tolist() == [2, 2, 2]


def test_hypotheses_are_terms_or_texts() -> None:
    def scaled(x: Any, t: Any) -> Any:
        return softmax(x / t)

    f = trace(scaled, "0 < t", x="m n", t="")
    assert vjp(f, "x").hypotheses == f.given
    with pytest.raises(LackingError):
        vjp(trace(scaled, x="m n", t=""), "x")


def test_a_result_of_several_arrays_is_several_formulas() -> None:
    def turned(x: Any, theta: Any) -> Any:
        a, b = np.split(x, 2, axis=-1)
        return a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)

    first, second = trace(turned, x="m (2 p)", theta="m p")
    assert (first.name, second.name) == ("turned_1", "turned_2")
    assert set(first.variables) == {"x_1", "x_2", "theta"}


def test_sizes_as_arguments_and_functions_that_are_built() -> None:
    def split(x: Any, count: int) -> Any:
        return x.reshape(len(x), count, -1).sum(axis=1)

    assert repr(trace(split, x="m (h d)", count="= h")) == "split(x[m, h, d], i:m, j:d) = Sum(x[i, k, j], k:h)"
    built = trace(lambda h: lambda x: split(x, h), name="split", sizes="h", x="m (h d)")
    assert repr(built) == "split(x[m, h, d], i:m, j:d) = Sum(x[i, k, j], k:h)"


def test_a_batch_of_matrices_has_axes_of_its_own_and_six_are_refused() -> None:
    f = trace(lambda x: np.tanh(x), name="f", x="b h m n")
    assert repr(f) == "f(x[b, h, m, n], i:b, j:h, k:m, l:n) = tanh(x[i, j, k, l])"
    with pytest.raises(TraceError, match="f: more axes than a family has, 5"):
        trace(lambda x: np.tanh(x), name="f", x="a b g h m n")


def looped(x: Any) -> Any:
    total = 0
    for row in x:
        total = total + row
    return total


REFUSED: tuple[tuple[Function, dict[str, str], str], ...] = (
    (looped, {"x": "m n"}, r"test_tracing\.py:\d+: a loop over an axis"),
    (lambda x: np.sort(x), {"x": "n"}, "np.sort cannot be read"),
    (lambda x: x if x.sum() > 0 else -x, {"x": "n"}, "a branch on a value"),
    (lambda x: np.max(x, axis=-1), {"x": "m n"}, "a maximum over an axis"),
    (lambda x: np.linalg.inv(x), {"x": "n n"}, "np.linalg.inv cannot be read"),
    (lambda x: x[:, 1:], {"x": "m n"}, "an axis is cut where a factor ends"),
    (lambda x: np.broadcast_to(x, (len(x), len(x))), {"x": "n"}, "the same along its axis n"),
    (lambda x: 3.0, {"x": "n"}, "does not depend on its arguments"),
    (lambda x: float(x.sum()), {"x": "n"}, "a number of Python"),
)


@pytest.mark.parametrize(("function", "shapes", "why"), REFUSED)
def test_what_is_no_formula_is_refused_with_its_line(function: Function, shapes: dict[str, str], why: str) -> None:
    with pytest.raises(TraceError, match=why):
        trace(function, name="f", **shapes)


@pytest.mark.parametrize(
    ("function", "arguments", "why"),
    [
        (3, {"x": "n"}, "a function was expected"),
        (softmax, {"x": "n", "by": "tensorflow"}, "expected one of torch, jax, numpy"),
        (softmax, {"x": "x n"}, "is a size and an argument"),
        (softmax, {"x": "m -> n k"}, "after '->' stands the size"),
    ],
)
def test_wrong_requests_say_what_was_expected(function: Any, arguments: dict[str, str], why: str) -> None:
    with pytest.raises(StatementError, match=why):
        trace(function, **arguments)


def test_a_variable_may_be_named() -> None:
    f = trace(softmax, x="m n")
    assert vjp(f, "x").value == vjp(f, f.variables["x"]).value
    with pytest.raises(StatementError, match="expected the name of a variable, x"):
        vjp(f, "y")
