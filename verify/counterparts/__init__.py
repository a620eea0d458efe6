"""The same quantities, computed another way: one module a chapter, one function a theorem, of the same name.

A counterpart takes arrays by the names of the statement, of any number type (a random family as a law with ``points``
and ``weights``), and works out the left side of the claim from what a Transformer computes: scores, weights, gradients,
the position table. It knows nothing of the theorem. It returns

* for an equation or a derivative, the left side, over the index variables of the claim (an axis may have size 1);
* for an inequality, `Bounds`: both sides, each computed;
* for a conjunction, a tuple with one of these for each part.
"""

from __future__ import annotations

from typing import NamedTuple

from verify.numbers import Array

__all__ = ["Bounds"]


class Bounds(NamedTuple):
    """Both sides of an inequality."""

    left: Array
    right: Array
