"""A wrong program about moments of scores: outcomes that are taken to be equally likely."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from verify.counterparts.dot_product import FiniteLaw, scores
from verify.numbers import Array

__all__ = ["PROGRAMS"]


def outcomes_alike(*, q: FiniteLaw, k: FiniteLaw) -> Array:
    """Return the plain average over outcomes that are not equally likely."""
    values = scores(q, k).scores
    return np.asarray(values.sum() / values.size)


PROGRAMS: Mapping[str, tuple[Callable[..., Any], ...]] = {
    "dot_product_mean": (outcomes_alike,),
}
