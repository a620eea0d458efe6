"""The book's own formulas on balls: the right sides of its theorems and mutants, and which of them are the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from derive.kernel.terms import Key, Term
from derive.mutants import Mutant, mutants
from derive.render.numpy import Part, evaluate, parts, sizes_of
from derive.theorems import entries
from verify.comparison import constant_of
from verify.numbers import NUMBER_TYPES, Array

__all__ = ["claim", "reported", "right_sides"]


@lru_cache(maxsize=256)
def claim(theorem: str, mutant: str | None = None) -> Term:
    """Return what a theorem claims, or one of its mutants.

    Raises
    ------
    LookupError
        If there is none of that name.
    """
    if theorem not in entries():
        raise LookupError(f"the book has no theorem {theorem!r}")
    if mutant is None:
        return entries()[theorem].claim
    return _mutant(theorem, mutant).claim


def reported(theorem: str, mutant: str) -> str:
    """Return where somebody computed a mutant, as the book says it."""
    return _mutant(theorem, mutant).reported


def _mutant(theorem: str, name: str) -> Mutant:
    for mutant in mutants().get(theorem, ()):
        if mutant.name == name:
            return mutant
    raise LookupError(f"the book has no mutant {name!r} of {theorem}")


def right_sides(formula: Term, values: Mapping[str, Any]) -> tuple[Array, ...]:
    """Evaluate the right side of each relation of a claim, at the precision in force.

    Parameters
    ----------
    formula : Term
    values : mapping of str to array_like of Ball or int
        By variable; whole numbers for a free index. What a variable has in axes before its own is a batch, and
        batches are broadcast.

    Returns
    -------
    tuple of ndarray of Ball
        Batches first, then the free indices that have no value, in their order.
    """
    arrays = {name: np.asarray(value) for name, value in values.items()}
    keys = [key for key in formula.free if key[0] != "ix" and key[1] in arrays]
    return tuple(_right_side(part, keys, arrays) for part in parts(formula))


def _right_side(part: Part, keys: Sequence[Key], arrays: Mapping[str, Array]) -> Array:
    """Evaluate a right side row by row of the batch; of ``keys``, what it does not hold tells sizes."""
    if part.right is None:
        raise ValueError("the relation has no sides")
    chosen = [key[1] for key in part.indices if key[1] in arrays]
    own = {key[1]: len(key[2]) for key in keys} | dict.fromkeys(chosen, 0)
    batch = np.broadcast_shapes(*(arrays[name].shape[: arrays[name].ndim - axes] for name, axes in own.items()))
    rows = []
    for place in np.ndindex(batch):
        at = {name: _row(arrays[name], axes, place) for name, axes in own.items()}
        indices = {name: [int(at.pop(name))] for name in chosen}
        over = part.indices
        constant = constant_of(NUMBER_TYPES["ball"])
        found = evaluate(part.right, at, sizes_of(keys, at), indices=indices, over=over, constant=constant)
        rows.append(found.reshape([n for n, key in zip(found.shape, over, strict=True) if key[1] not in chosen]))
    return np.stack(rows).reshape(*batch, *rows[0].shape)


def _row(array: Array, own: int, place: tuple[int, ...]) -> Any:
    """Return the part of an array at an index of the batch, whose axes it may have fewer of, or of size one."""
    batch = array.shape[: array.ndim - own]
    here = place[len(place) - len(batch) :]
    return array[tuple(0 if size == 1 else i for i, size in zip(here, batch, strict=True))]
