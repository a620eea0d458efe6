"""Kernels of traced functions: the right agree, the wrong are refused and named, in the arrays of the function."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from benchmarks.functions.pairs import PAIRS, Pair, rotated
from derive import trace, vjp
from verify import check

BY_NAME = {pair.name: pair for pair in PAIRS}


@pytest.fixture(scope="module")
def rotation() -> Any:
    return BY_NAME["torch_rotated"].stated()


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.name)
def test_a_right_kernel_agrees(pair: Pair) -> None:
    assert check(pair.right, of=pair.stated()).verdict == "agrees"


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.name)
def test_a_wrong_kernel_is_refused_and_named(pair: Pair) -> None:
    wrong = check(pair.wrong, of=pair.stated())
    assert wrong.verdict != "agrees"
    assert pair.named in wrong.report().partition("\n")[0]


def test_there_are_twenty() -> None:
    assert len(BY_NAME) >= 20 and sum(bool(pair.named) for pair in PAIRS) >= len(PAIRS) - 1


def test_a_kernel_is_called_as_the_function_is(rotation: Any) -> None:
    def turned(angle: Any, rows: Any, other: Any) -> Any:
        return rotated(rows, angle, other)

    assert check(turned, of=rotation, args=("cos", "x", "sin")).verdict == "agrees"
    assert check(lambda x, cos, sin: {"rotated": rotated(x, cos, sin)}, of=rotation).verdict == "agrees"
    saved = check(lambda x, cos, sin: (rotated(x, cos, sin), x), of=rotation, returns=("rotated", "saved"))
    assert saved.verdict == "agrees"
    singles = {"dtype": "float32", "dtypes": {"rotated": "float64", "cos": "float64", "sin": "float64"}}
    assert check(rotated, of=rotation, **singles).verdict == "agrees"


def wrote(x: Any, cos: Any, sin: Any) -> Any:
    result = rotated(x, cos, sin)
    x *= 2
    return result


@pytest.mark.parametrize(
    ("kernel", "why"),
    [
        (lambda x, cos, sin: x[:, :1], r"rotated: expected shape \(3, 10\), got \(3, 1\)"),
        (lambda x, cos, sin: (x, x), "2 results, expected rotated: say returns="),
        (wrote, "it changed its argument x"),
    ],
)
def test_what_a_kernel_must_not_do_is_told_in_its_own_arrays(kernel: Any, why: str, rotation: Any) -> None:
    diagnosis = check(kernel, of=rotation)
    assert diagnosis.verdict == "not callable as declared"
    assert re.search(why, " ".join(diagnosis.notes))


@pytest.mark.parametrize("declared", [{"isolate": True}, {"layouts": {"x": "a b -> b a"}}, {"inplace": ("x",)}])
def test_what_is_not_for_arrays_of_several_families_is_refused(declared: dict[str, Any], rotation: Any) -> None:
    with pytest.raises(ValueError, match="are not for arrays of several families"):
        check(rotated, of=rotation, **declared)


def test_a_part_of_what_a_function_returns_needs_the_others(rotation: Any) -> None:
    for part in (rotation[0], [vjp(rotation[0], "x_1"), vjp(rotation[0], "x_2")]):
        with pytest.raises(ValueError, match="expected all formulas of rotated, or gradients in all parts; cos_2 is"):
            check(lambda x, cos, sin, g=None: x, of=part)


def test_a_table_is_what_the_function_makes_at_the_sizes_asked() -> None:
    def windowed(x: Any) -> Any:
        steps = np.arange(len(x))[:, None] - np.arange(x.shape[1])
        return (x * ((steps >= 0) & (steps < 2))).sum(-1)

    f = trace(windowed, x="m n")
    assert check(windowed, of=f).verdict == "agrees"
    assert check(lambda x: np.tril(x).sum(-1), of=f).verdict != "agrees"
    diagnosis = check(lambda x: np.tril(x).sum(-1) if x.shape != (4, 4) else windowed(x), of=f)
    assert diagnosis.verdict != "agrees"
