"""Theorems of the book that are analysis, as inert data: limits, integrals, equivalences.

Most are proved by hand in Rocq. A few no proof assistant has checked; they are certified in numbers, and say so.

The kernel's language has no limits and no integrals, so the statement is typed in LaTeX. The statement that Rocq checks
stands beside it on the page, read from the file. A proof is prose; what it displays is proved by the kernel when the
book is built.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType
from typing import NamedTuple

from ..kernel.terms import StatementError, Term
from .entry import NOTHING, REASONS, Calc, Entry, Instance, calc

__all__ = [
    *("ALWAYS", "BY_KERNEL", "CERTIFIED", "IN_NUMBERS", "IN_ROCQ", "Analytic", "Certified", "Display", "Enclosed"),
    *("Refuted", "checked_by", "display", "status"),
]

BY_KERNEL, IN_ROCQ, IN_NUMBERS = "proved by the kernel", "proved in Rocq", "certified in numbers"

ALWAYS = MappingProxyType({"kernel": IN_ROCQ, "sympy": "limits and quantifiers"})
"""Columns that do not apply to any theorem that is proved in Rocq, and why."""
CERTIFIED = MappingProxyType({"kernel": IN_NUMBERS, "rocq": IN_NUMBERS, "sympy": "limits and quantifiers"})
"""Columns that do not apply to any theorem that is certified in numbers, and why."""

_CITED = re.compile(r"\\cited\{(\w+)\}")


@dataclass(frozen=True)
class Display:
    """A formula between the paragraphs of a proof, with its own proof.

    Attributes
    ----------
    claim : Term
    proof : Calc
    given : tuple of Term
        What the paragraph before it has supposed.
    """

    claim: Term
    proof: Calc
    given: tuple[Term, ...] = ()


def display(claim: Term, *steps: object, given: tuple[Term, ...] = ()) -> Display:
    """A formula with the steps that prove it."""
    if not steps:
        raise StatementError("a display needs a step: the kernel must have something to check")
    return Display(claim, calc(*steps), given)


class Refuted(NamedTuple):
    """A wrong claim about the same quantities, which the numbers refute, or a theorem of Rocq.

    Attributes
    ----------
    name : str
        The mistake in a few words, unique within its theorem.
    reported : str
        Where it was made.
    rocq : str
        The theorem of ``derive/rocq/library/`` that it is false: ``"AnalysisRefuted.decay_limit_refuted"``.
    """

    name: str
    reported: str = ""
    rocq: str = ""


@dataclass(frozen=True, eq=False)
class Analytic:
    """A theorem of the book that is proved in Rocq.

    Attributes
    ----------
    name : str
        Permanent.
    title : str
    after : str
        The theorem of its chapter that it follows; empty for what stands after all that the kernel proves.
    file : str
        The file of ``derive/rocq/library/``, without suffix.
    variables : mapping of Rocq names to str
        Who is quantified over, in order: ``{"n": "size $n$", "i j": "$i, j < n$"}``.
    claim : tuple of str
        Displayed formulas of LaTeX; together they are the conclusion.
    proof : tuple of str or Display
        Paragraphs of LaTeX, and formulas that the kernel proves.
    given : tuple of str
        A clause for each hypothesis of the theorem in Rocq, in its order.
    where : tuple of str
        Meanings of symbols in the statement.
    theorems : tuple of str
        The names in Rocq; the name of the theorem, if empty.
    sources : tuple of str
        As of an `Entry`.
    note, reading : str
        As of an `Entry`.
    refuted : tuple of Refuted
    not_applicable : mapping of column to reason
        Beside `ALWAYS`.
    formerly : tuple of str
        As of an `Entry`.
    """

    name: str
    title: str
    after: str
    file: str
    variables: Mapping[str, str]
    claim: tuple[str, ...]
    proof: tuple[str | Display, ...]
    given: tuple[str, ...] = ()
    where: tuple[str, ...] = ()
    theorems: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    note: str = ""
    reading: str = ""
    refuted: tuple[Refuted, ...] = ()
    not_applicable: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    formerly: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "theorems", self.theorems or (self.name,))
        object.__setattr__(self, "not_applicable", MappingProxyType({**self._always(), **self.not_applicable}))
        if unknown := set(self.not_applicable.values()) - set(REASONS):
            raise StatementError(f"{self.name}: no reason {min(unknown)}; there are {', '.join(REASONS)}")

    def _always(self) -> Mapping[str, str]:
        return ALWAYS

    def formulas(self) -> tuple[str, ...]:
        """The displayed formulas of the conclusion."""
        return self.claim

    def displayed(self) -> tuple[Entry, ...]:
        """The formulas that the proof displays, as entries for the kernel."""
        shown = [part for part in self.proof if isinstance(part, Display)]
        return tuple(
            Entry(name=f"{self.name}_display_{n}", title=self.title, claim=d.claim, proof=d.proof, given=d.given)
            for n, d in enumerate(shown, start=1)
        )

    def cited(self) -> tuple[str, ...]:
        """The names of the theorems that the proof uses, in order."""
        names: list[str] = []
        for part in self.proof:
            if isinstance(part, str):
                names += _CITED.findall(part)
            else:
                lemmas = [lemma for s in part.proof.steps for lemma in s.reason.lemmas]
                names += [lemma.entry.name if isinstance(lemma, Instance) else lemma.name for lemma in lemmas]
        return tuple(dict.fromkeys(names))


class Enclosed(NamedTuple):
    """A number between two decimals.

    Attributes
    ----------
    symbol : str
        In LaTeX, unique within its theorem.
    lower, upper : str
        Decimals.
    """

    symbol: str
    lower: str
    upper: str

    def holds(self, lower: str, upper: str) -> bool:
        """Tell whether an interval, which is not empty, lies within."""
        return Fraction(self.lower) <= Fraction(lower) <= Fraction(upper) <= Fraction(self.upper)


@dataclass(frozen=True, eq=False, kw_only=True)
class Certified(Analytic):
    """A theorem of the book that no proof assistant has checked.

    Its argument is prose, and names the lemmas that it takes from the literature. What it says of numbers was computed
    on balls: `verify` measures it, records the enclosures, and fails if one of them is not within what is stated.

    Attributes
    ----------
    enclosed : tuple of Enclosed
        Numbers that the statement encloses; a part of the conclusion.
    computed : str
        What the numbers were computed by, and what is rigorous about it, in LaTeX.
    unproved : str
        What stands in the way of a proof in Rocq, in LaTeX, and what of the theorem is proved there.
    """

    file: str = ""
    enclosed: tuple[Enclosed, ...] = ()
    computed: str
    unproved: str

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "theorems", ())  # there are none in Rocq
        for e in self.enclosed:
            if not e.holds(e.lower, e.upper):
                raise StatementError(f"{self.name}: {e.symbol} cannot be between {e.lower} and {e.upper}")

    def _always(self) -> Mapping[str, str]:
        return CERTIFIED

    def formulas(self) -> tuple[str, ...]:
        """The displayed formulas of the conclusion, enclosures last."""
        return (*self.claim, *(f"{e.lower} < {e.symbol} < {e.upper}" for e in self.enclosed))

    @property
    def digest(self) -> str:
        """SHA-256 of the statement as it is typed; white space counts as one space."""
        parts = [list(self.variables.values()), self.given, self.formulas(), self.where]
        typed = [[" ".join(text.split()) for text in part] for part in parts]
        return hashlib.sha256(json.dumps(typed).encode()).hexdigest()


# ---- who vouches for a statement


def status(item: Entry | Analytic) -> str:
    """Return who vouches for a statement of a book; whoever shows or counts one asks this function.

    Examples
    --------
    >>> from derive import BOOK
    >>> for name in ("softmax_pos", "softmax_scaled_limit", "first_zero_of_decay"):
    ...     print(status(BOOK[name]))
    proved by the kernel
    proved in Rocq
    certified in numbers
    """
    return IN_NUMBERS if isinstance(item, Certified) else IN_ROCQ if isinstance(item, Analytic) else BY_KERNEL


def checked_by(item: Entry | Analytic) -> str:
    """Return the status of a statement with the file of Rocq, or with what the status does not mean."""
    more = {
        IN_ROCQ: f": derive/rocq/library/{getattr(item, 'file', '')}.v",
        IN_NUMBERS: ": no proof assistant has checked it",
    }
    return status(item) + more.get(status(item), "")
