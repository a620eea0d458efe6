"""The same quantities, computed another way: a module or a package a chapter, which its name finds.

Each module has a table ``COUNTERPARTS`` of functions by the names of theorems; a module of analysis has none, and its
functions have the names themselves (`verify.counterparts.claims`). A counterpart takes arrays by the names of the
statement, of any number type (a random family as a law with ``points`` and ``weights``), and works out the left side of
the claim from what a Transformer computes: scores, weights, gradients, the position table. It knows nothing of the
theorem. It returns

* for an equation or a derivative, the left side, over the index variables of the claim (an axis may have size 1);
* for an inequality, `Bounds`: both sides, each computed;
* for a conjunction, a tuple with one of these for each part.

A module ``passes`` has a table ``PASSES``: what a whole decoder-only model computed inside, beside what theorems say of
it. Such a function takes a pass and yields a `verify.counterparts.decoder.Seen` for each place where the theorem
applies: the arrays of its statement, as they stood in the pass, and what the pass has for the left side.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from verify.numbers import Array

__all__ = ["Bounds", "Table"]


class Bounds(NamedTuple):
    """Both sides of an inequality."""

    left: Array
    right: Array


Table: TypeAlias = Mapping[str, Callable[..., Any]]
"""Counterparts by the names of theorems; the arguments of each are variables of the statement."""
