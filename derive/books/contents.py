"""Digests of what a measurement of a theorem reads: its statement, its proof, its mutants, as the data that they are.

A verdict is about these data. What is recorded of a theorem stands as long as their digest is the one in the record:
a mutant or a witness that has changed is as good as never measured. Prose does not count, nor do names of bound
variables, nor where in a file something stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from fractions import Fraction
from hashlib import sha256
from typing import Any

from ..kernel.certificate import digest
from ..kernel.terms import Definition, Key, Term
from ..language.analysis import Analytic, Refuted
from ..language.entry import Entry, theorem_found
from ..language.terms import Vector

__all__ = ["Contents", "subject"]

PROSE = frozenset(
    {"title", "note", "reading", "sources", "why", "reported", "after", "computed", "unproved", "formerly"}
)
"""Fields of data that nothing measures."""
SHORT = 16
"""Hexadecimal digits of a digest in a record: 64 bits, against mistakes and not against malice."""

UNREAD: Mapping[str, frozenset[str]] = {
    "proof": frozenset({"sympy", "transformer", "ball"}),
    "counterexamples": frozenset({"kernel", "sympy", "transformer", "ball", "mutants", "rocq"}),
    "idle": frozenset({"kernel", "sympy", "transformer", "ball", "mutants", "rocq"}),
}
"""Fields of an entry, and the columns that do not read them; every column reads all others that are no prose."""
WITH_MUTANTS = ("mutants", "ball", "adequacy")
"""Columns that read the wrong statements of a theorem, and its equivalent forms."""


class Contents:
    """Compute digests of data; that of a term or an entry is kept for where it occurs again."""

    def __init__(self) -> None:
        self.digests: dict[Any, str] = {}

    def __call__(self, value: Any) -> str:
        """Return the SHA-256 of terms, entries, and tuples and mappings of them.

        Raises
        ------
        TypeError
            If it is something else, whose content cannot be told: a function, a float.

        Examples
        --------
        >>> from derive.language.terms import reals
        >>> x, y = reals("x y")
        >>> Contents()((x + y, 1)) == Contents()((x + y, 1)), Contents()(x + y) == Contents()(y + x)
        (True, False)
        """
        if isinstance(value, Term | Definition) or (is_dataclass(value) and not isinstance(value, type)):
            if value not in self.digests:
                self.digests[value] = self._digest(value)
            return self.digests[value]
        return self._digest(value)

    def _digest(self, value: Any) -> str:
        return sha256("\0".join(self._parts(value)).encode()).hexdigest()

    def _parts(self, value: Any) -> Iterable[str]:
        if (theorem := theorem_found(value)) is not None:  # beside it a result holds seconds
            return "found", digest(theorem.hyps, theorem.concl)
        match value:
            case None | str() | int() | Fraction():
                return type(value).__name__, str(value)
            case Term(head=head, args=args):
                return "term", head, *map(self, args)
            case Definition(name=name, params=params, body=body):
                return "definition", name, self(params), self(body)
            case Vector():
                return "vector", self(value.term)
            case Key():
                return self._parts(value.plain())
            case Refuted():
                return "refuted", value.name
            case tuple() | list():
                return "tuple", *map(self, value)
            case Mapping():
                return "mapping", *(self(item) for item in value.items())
        if is_dataclass(value) and not isinstance(value, type):
            told = ((f.name, getattr(value, f.name)) for f in fields(value) if f.name not in PROSE)
            return type(value).__name__, *(part for name, content in told for part in (name, self(content)))
        raise TypeError(f"data was expected, whose content can be told, not {type(value).__name__}")


def subject(
    entry: Entry | Analytic, column: str, digest: str, wrong: Iterable[Any] = (), contents: Contents | None = None
) -> str:
    """Return a short digest of all data that a column of a theorem is about.

    Parameters
    ----------
    entry : Entry or Analytic
    column : str
        Of the evidence, or ``"adequacy"``.
    digest : str
        Of the statement.
    wrong : iterable of Mutant and Equivalent
        The wrong statements of the theorem and its equivalent forms; those of an `Analytic` are among its data.
    contents : Contents, optional
        What is digested already.
    """
    digested = contents or Contents()
    names = [f.name for f in fields(entry) if f.name not in PROSE and column not in UNREAD.get(f.name, ())]
    data = tuple((name, getattr(entry, name)) for name in names)
    beside = tuple(wrong) if column in WITH_MUTANTS else ()
    return digested((column, digest, data, beside))[:SHORT]
