"""Name what terms are about: dimensions, sorts, and variables.

*Dimensions.* A name such as ``"n"`` (a positive size), ``("2", dim)`` its double, or `INTEGERS`, whose indices are the
integers: families may be indexed by them, nothing is summed over them.

*Sorts.* ``"R"`` a real number, ``("I", dim)`` an index, ``("V", dim, sort)`` a vector, ``"P"`` a formula.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple, TypeAlias

Dim: TypeAlias = "str | tuple[str, Dim]"
Sort: TypeAlias = "str | tuple[str, Dim] | tuple[str, Dim, Sort]"

INTEGERS = "Integers"
MAX_NAME = 200
MAX_DOUBLINGS = 16
MAX_INDICES = 5  # of a family: batch, group, head, query and key; the Rocq rules know no more
MAX_BITS = 2048  # of a numeral, and of a coefficient of a polynomial


class DeriveError(Exception):
    """Whatever this project refuses, and says why."""


class StatementError(DeriveError):
    """A term or formula is ill-formed."""


class Key(NamedTuple):
    """A free variable.

    Attributes
    ----------
    kind : str
        ``"ix"`` an index, ``"at"`` a real number or a family of them, ``"perm"`` a permutation of indices.
    name : str
    dims : tuple of Dim
        Of the indices of a family; the one of an index, and of what a permutation permutes.
    law : str
        Of a real number or a family ``"fixed"`` or ``"random"``, else empty.
    """

    kind: str
    name: str
    dims: tuple[Dim, ...]
    law: str = ""

    @property
    def dim(self) -> Dim:
        """The dimension of an index, or of a permutation."""
        return self.dims[0]

    @property
    def random(self) -> bool:
        """Tell whether its entries depend on the outcome."""
        return self.law == "random"

    @property
    def sort(self) -> Sort:
        """Of an index, or of a real number or a family as a whole."""
        return ("I", self.dim) if self.kind == "ix" else vector_sort(self.dims)

    def plain(self) -> tuple[Any, ...]:
        """Return the fields that a certificate holds."""
        return tuple(self) if self.kind == "at" else (self.kind, self.name, self.dim)


def is_name(s: object) -> bool:
    """Tell whether ``s`` is an identifier that is not too long."""
    return type(s) is str and len(s) <= MAX_NAME and s.isidentifier()


def is_short(q: Fraction) -> bool:
    """Tell whether a number has no more than `MAX_BITS` bits."""
    return q.numerator.bit_length() + q.denominator.bit_length() <= MAX_BITS


def is_dim(d: object, doublings: int = MAX_DOUBLINGS) -> bool:
    """Tell whether ``d`` is a dimension, doubled at most so often."""
    if type(d) is tuple and doublings:
        return len(d) == 2 and type(d[0]) is str and d[0] == "2" and d[1] != INTEGERS and is_dim(d[1], doublings - 1)
    return is_name(d)


def is_size(d: object) -> bool:
    """Tell whether ``d`` is a dimension with finitely many indices."""
    return d != INTEGERS and is_dim(d)


def is_family(dims: object) -> bool:
    """Tell whether ``dims`` are those of the indices of a family, at most `MAX_INDICES`."""
    return type(dims) is tuple and len(dims) <= MAX_INDICES and all(map(is_dim, dims))


def vector_sort(dims: tuple[Dim, ...]) -> Sort:
    """Sort of a family over ``dims``."""
    return "R" if not dims else ("V", dims[0], vector_sort(dims[1:]))


def read_key(k: Any) -> Key | None:
    """Return the variable that a key, or the tuple of a certificate, names; None where it names none."""
    if type(k) is tuple and len(k) == 3:
        k = Key(k[0], k[1], (k[2],))
    elif type(k) is tuple and len(k) == 4:
        k = Key(*k)
    elif type(k) is not Key:
        return None
    if type(k.kind) is not str or type(k.name) is not str or type(k.dims) is not tuple or type(k.law) is not str:
        return None
    if k.kind == "at":
        return k if k.law in ("fixed", "random") and is_family(k.dims) else None
    good = {"ix": is_dim, "perm": is_size}.get(k.kind)
    return k if good and not k.law and len(k.dims) == 1 and good(k.dim) else None
