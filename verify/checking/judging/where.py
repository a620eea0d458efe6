"""Where a function is wrong: the sizes, shapes and kinds of question that no right answer shares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from verify.checking.judging.question import Question

__all__ = ["errors_at"]

Floats = npt.NDArray[np.float64]


def errors_at(asked: Sequence[Question], beyond: Sequence[int], returned: Sequence[Floats]) -> str:
    """Say at how many entries and questions a function is wrong, and what these have in common.

    Parameters
    ----------
    asked : sequence of Question
    beyond : sequence of int
        How many entries are more than one bound off, by question.
    returned : sequence of ndarray

    Examples
    --------
    >>> from verify import check
    >>> def even_only(p, g):  # a mistake that odd widths do not show
    ...     right = p * (g - (p * g).sum(-1, keepdims=True))
    ...     return right if p.shape[-1] % 2 else 2 * right
    >>> dict(check(even_only, "softmax_vjp", given="output").findings[0].facts())["wrong at"]
    '64 of 240 entries, 4 of 16 questions, only at (4, 4)'
    """
    wrong = [q for q, entries in zip(asked, beyond, strict=True) if entries]
    right = [q for q, entries in zip(asked, beyond, strict=True) if not entries]
    text = f"{sum(beyond)} of {sum(values.size for values in returned)} entries, {len(wrong)} of {len(asked)} questions"
    if not (wrong and right):
        return text
    axes = wrong[0].statement.axes
    sizes = [
        f"{axis} {among}"
        for n, axis in enumerate(axes)
        if (among := _apart([q.shape[n] for q in wrong], [q.shape[n] for q in right], "=", "is not"))
    ]
    if len(sizes) == 1:
        return f"{text}, only where {sizes[0]}"
    shapes = _apart([q.shape for q in wrong], [q.shape for q in right], "only at", "at all shapes but")
    if shapes:
        return f"{text}, {shapes}"
    kinds = _apart([repr(q.label) for q in wrong], [repr(q.label) for q in right], "only on", "on all but")
    return f"{text}, {kinds}" if kinds else text


def _apart(wrong: Sequence[Any], right: Sequence[Any], these: str, others: str) -> str:
    """Say which values are those of wrong answers, if no right one has them; the shorter list of two is shown."""
    bad, good = (sorted(dict.fromkeys(values)) for values in (wrong, right))
    if set(bad) & set(good):
        return ""
    if these == "=" and min(len(bad), len(good)) > 1:
        parity, other = ({n % 2 for n in sizes} for sizes in (bad, good))
        if not parity & other:
            return f"is {'odd' if parity == {1} else 'even'}"
    shown, before = (bad, these) if len(bad) <= len(good) else (good, others)
    return f"{before} {' or '.join(map(str, shown))}"
