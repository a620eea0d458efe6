"""A layer as a map: the theorems of a chapter from which Rocq concludes its derivative, all entries moving together."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Layer"]


class Layer(NamedTuple):
    """Describe a layer of the book as a map.

    Attributes
    ----------
    name : str
        Of its theorem in Rocq; permanent.
    title : str
    backward : tuple of str
        The theorems of its gradients, one for each argument of the map; what else they mention is held fixed.
    jacobian : str
        The theorem of its partial derivatives, if the book has one.
    product : str
        The theorem of the Jacobian times a vector, if the book has one.
    positive : tuple of str
        The theorems that its divisors are not zero, where no hypothesis states it.
    """

    name: str
    title: str
    backward: tuple[str, ...]
    jacobian: str = ""
    product: str = ""
    positive: tuple[str, ...] = ()

    @property
    def theorems(self) -> tuple[str, ...]:
        """All theorems on which it rests."""
        return (*self.backward, *filter(None, [self.jacobian, self.product]), *self.positive)
