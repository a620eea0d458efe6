"""Wrong programs about normalization: a rounding in one entry, and a reduction along the other axis."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from verify.counterparts.normalization.normalizing import backward, layer
from verify.mutants.rounding import off_in_one_entry
from verify.numbers import Array

__all__ = ["PROGRAMS"]


def rows_normalized(*, X: Array, epsilon: Array) -> Array:
    """Return LayerNorm of the examples for BatchNorm: a reduction along the other axis."""
    return layer(X, epsilon).output


PROGRAMS: Mapping[str, tuple[Callable[..., Any], ...]] = {
    "layernorm_vjp": (off_in_one_entry(backward),),
    "batchnorm_is_layernorm_transposed": (rows_normalized,),
}
