"""Programs that are right but where an argument is beyond a number: there they return another number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from verify.checking.judging.exact import ratios
from verify.checking.judging.question import Answer
from verify.checking.rounding.models import Model

__all__ = ["piecewise"]

Floats = npt.NDArray[np.float64]
Entries = npt.NDArray[np.bool_]
FEWEST = 3
"""Entries that another number explains, for it to be a reason."""
NUMBERS = {"0": 0.0, "1": 1.0, "-1": -1.0}


def piecewise(answers: Sequence[Answer], returned: Sequence[Floats], model: Model) -> str:
    """Say what a program returns where an argument of the shape of the result is beyond a number, right elsewhere.

    Parameters
    ----------
    answers : sequence of Answer
    returned : sequence of ndarray
        As many.
    model : Model
        The loosest.

    Returns
    -------
    str
        Such as ``0 where abs(x) is above a number between 7.8 and 16.2``; empty where no number separates both.
    """
    off = [_beyond(a, r, model) for a, r in zip(answers, returned, strict=True)]
    count = sum(int(part.sum()) for part in off)
    if not FEWEST <= count < sum(part.size for part in off):
        return ""
    given = [_of_shape(a.question.given, r.shape) for a, r in zip(answers, returned, strict=True)]
    names = [name for name in given[0] if all(name in arrays for arrays in given)]
    for text, values in _values(names, given, returned):
        pairs = zip(returned, values, off, strict=True)
        if not all(np.isclose(r[part], value[part], rtol=model.output.unit, atol=0).all() for r, value, part in pairs):
            continue
        told = [_beyond(a, value, model) for a, value in zip(answers, values, strict=True)]  # elsewhere it is right too
        for name in names:
            for called, size in ((name, np.positive), (f"abs({name})", np.abs)):
                if condition := _separated([size(arrays[name]) for arrays in given], off, told, called):
                    return f"{text} where {condition}"
    return ""


def _beyond(answer: Answer, values: Floats, model: Model) -> Entries:
    return ratios(answer.reference.gap(values), answer.bound(model, answer.result.slack)) > 1


def _of_shape(given: Mapping[str, Any], shape: tuple[int, ...]) -> dict[str, Floats]:
    """Return the arguments of numbers that have a shape."""
    return {name: a for name, a in given.items() if np.shape(a) == shape and np.asarray(a).dtype.kind == "f"}


def _values(
    names: Sequence[str], given: Sequence[Mapping[str, Floats]], returned: Sequence[Floats]
) -> Iterator[tuple[str, list[Floats]]]:
    """Yield what may be returned, in words, and its entries for each question."""
    for text, number in NUMBERS.items():
        yield text, [np.full(r.shape, number) for r in returned]
    for name in names:
        yield name, [arrays[name] for arrays in given]


def _separated(sizes: Sequence[Floats], off: Sequence[Entries], told: Sequence[Entries], called: str) -> str:
    """Return the condition that holds of numbers where results are off, and of none where they are told to be right."""
    beyond = np.concatenate([size[part] for size, part in zip(sizes, off, strict=True)])
    others = np.concatenate([size[~part & sure] for size, part, sure in zip(sizes, off, told, strict=True)])
    if others.size and beyond.min() > others.max():
        return f"{called} is above a number between {others.max():.3g} and {beyond.min():.3g}"
    if others.size and beyond.max() < others.min():
        return f"{called} is below a number between {beyond.max():.3g} and {others.min():.3g}"
    return ""
