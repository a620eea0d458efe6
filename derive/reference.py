"""What a user gets from ``theorem(name)``: an entry of the book and all its readers.

>>> from derive import theorem
>>> theorem("softmax_sum_one").prove()
Sum(softmax(x, i), i:n) = 1
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import cache, cached_property
from typing import Any

from .analysis import Analytic
from .calc import Chapter, Entry
from .kernel.certificate import digest, dumps
from .kernel.rules import Theorem
from .kernel.terms import DeriveError
from .notation.declarations import context_of
from .notation.text import statement, text
from .proving import prove, prove_displays
from .render.analysis import Checked, analytic_page, analytic_record
from .render.evidence import Evidence
from .render.ledger import ledger
from .render.page import page, printed
from .render.rocq.book import library
from .render.rocq.by_hand import ByHand, by_hand, with_chapters
from .render.symbols import RenderError
from .render.tables import signature
from .theorems import analytic, chapters, contents, entries

__all__ = [
    "AnalyticReference",
    "Reference",
    "UnknownNameError",
    "analytic_theorem",
    "meant",
    "theorem",
    "theorems",
]


class UnknownNameError(DeriveError, KeyError):
    """No theorem has this name."""

    def __str__(self) -> str:
        return str(self.args[0])


def meant(word: str, known: Iterable[str]) -> str:
    """Return ``did you mean ...?`` where something similar is known."""
    near = get_close_matches(word, list(known), n=3, cutoff=0.6)
    return f"; did you mean {' or '.join(near)}?" if near else ""


class Reference:
    """A theorem of the book, as it is cited and used.

    Nothing is proved, and no library loaded, before a method asks for it.

    Attributes
    ----------
    name : str
        Permanent.
    title : str
    claim : Term
    hypotheses : tuple of Term
    signature : tuple of dict
        Name, shape by dimension, and whether random, of each family and number of the statement, in order.
    sources : tuple of str
    """

    def __init__(self, entry: Entry, chapter: Chapter) -> None:
        self.entry, self.chapter = entry, chapter
        self.name, self.title, self.claim = entry.name, entry.title, entry.claim
        self.hypotheses, self.sources = entry.given, entry.sources
        self.signature = tuple(signature(entry.signature))

    def __repr__(self) -> str:
        return f"theorem({self.name!r})"

    def __str__(self) -> str:
        return statement(self.hypotheses, self.claim)

    def _repr_latex_(self) -> str:
        page, claim, _ = printed(self.entry, self._proved[self.name], self.chapter)
        return rf"$\displaystyle {page.tex(claim)}$"

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the statement with all definitions unfolded: the same in a certificate of it."""
        return digest(self.hypotheses, self.claim)

    @cached_property
    def _proved(self) -> dict[str, Theorem]:
        proved: dict[str, Theorem] = {}
        prove(self.entry, proved)
        return proved

    def prove(self) -> Proof:
        """Replay the proof through the kernel.

        Raises
        ------
        ProofError
            If a step is refused.
        """
        return Proof(self._proved[self.name])

    def certificate(self) -> str:
        """Return the proof as JSON, for ``python -m derive.kernel.certificate``."""
        return dumps({self.name: self._proved[self.name]})

    def latex(self) -> str:
        """Return the page of the theorem, with its proof, as `derive build` writes it without recorded evidence."""
        return page(self.entry, self._proved[self.name], self.chapter, Evidence())

    def sympy(self, **values: int) -> Any:
        """Write the claim in SymPy.

        Parameters
        ----------
        **values : int
            None, for symbolic sizes; or a value for each size and each free index: ``sympy(n=3, i=0, j=1)``.

        Raises
        ------
        RenderError
            If a size is no positive integer, an index is out of range or has no value, or there is no form in SymPy.
        UnknownNameError
            If a name is neither a size nor an index of the claim.
        """
        from .render.sympy import to_sympy

        sizes, indices = context_of(self.claim).sizes, [k[1] for k in self.entry.indices]
        if unknown := values.keys() - {*sizes, *indices}:
            word = min(unknown)
            raise UnknownNameError(f"{self.name}: no size or index is called {word}{meant(word, [*sizes, *indices])}")
        whole = {name: _whole(name, value) for name, value in values.items()}
        chosen = {n: v for n, v in whole.items() if n in sizes}
        if not chosen and whole:
            raise RenderError(f"{min(whole)}: an index has a value only beside sizes: give {', '.join(sizes)} too")
        for _, name, dim in self.entry.indices:
            length = _length(dim, chosen)
            if name in whole and length is not None and not 0 <= whole[name] < length:
                raise RenderError(f"{name}: expected an index from 0 to {length - 1}, got {whole[name]}")
        return to_sympy(self.claim, chosen or None, indices={n: v for n, v in whole.items() if n in indices} or None)

    def numpy(self) -> Callable[..., tuple[Any, Any]]:
        """Return a function of arrays that returns left and right side; see `derive.render.numpy.numpy_function`."""
        from .render.numpy import numpy_function

        return numpy_function(self.entry)


def _whole(name: str, value: object) -> int:
    """Return an integer of any library as Python's own."""
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        raise RenderError(f"{name}: expected an integer, got {value!r}") from None


def _length(dim: Any, sizes: Mapping[str, int]) -> int | None:
    """Return the number of indices of a dimension; None for the integers, and where its size is not given."""
    if type(dim) is tuple:
        half = _length(dim[1], sizes)
        return None if half is None else 2 * half
    return sizes.get(dim)


class Proof:
    """A theorem that the kernel has proved.

    Attributes
    ----------
    theorem : Theorem
        The kernel's own object.
    """

    def __init__(self, theorem: Theorem) -> None:
        self.theorem = theorem

    @property
    def applications(self) -> int:
        """How many applications of rules it takes, cited theorems included."""
        return ledger(self.theorem).applications

    @property
    def digest(self) -> str:
        """SHA-256 of what was concluded, with all definitions unfolded."""
        return digest(self.theorem.hyps, self.theorem.concl)

    def __repr__(self) -> str:
        return text(self.theorem.concl)


@cache
def _rocq_texts() -> dict[str, str]:
    """Return the files of Rocq, and the definitions of the chapters."""
    return with_chapters(library(), entries().values())


class AnalyticReference:
    """A theorem of the book that is proved in Rocq, as it is cited.

    Attributes
    ----------
    name : str
        Permanent.
    title : str
    claim, hypotheses : tuple of str
        In LaTeX, typed by hand.
    statement : str
        What Rocq proves, with the definitions that it uses.
    sources : tuple of str
    digest : str
        SHA-256 of the statement in Rocq.
    """

    def __init__(self, entry: Analytic, chapter: Chapter) -> None:
        self.entry, self.chapter = entry, chapter
        self.name, self.title, self.claim = entry.name, entry.title, entry.claim
        self.hypotheses, self.sources = entry.given, entry.sources

    def __repr__(self) -> str:
        return f"theorem({self.name!r})"

    def __str__(self) -> str:
        return self.statement

    @cached_property
    def _by_hand(self) -> ByHand:
        return by_hand(self.entry, _rocq_texts())

    @property
    def statement(self) -> str:
        """What Rocq proves, with the definitions that it uses."""
        return "\n".join(self._by_hand.lines()) + "\n"

    @property
    def digest(self) -> str:
        """SHA-256 of the statement in Rocq."""
        return self._by_hand.digest

    def _checked(self) -> Checked:
        return Checked(self.entry, prove_displays(self.entry, {}), self._by_hand, self.chapter)

    def latex(self) -> str:
        """Return the page, with its proof, and without recorded evidence; the kernel proves what it displays."""
        return analytic_page(self._checked(), Evidence())

    def rocq(self) -> str:
        """Return definitions, statements and proofs in Rocq."""
        own = self._by_hand
        pairs = [f"{s}\n{p}" for s, p in zip(own.statements, own.proofs, strict=True)]
        return "\n\n".join([*own.definitions, *pairs]) + "\n"

    def record(self) -> dict[str, Any]:
        """Return what `theorems.json` says of the theorem."""
        chapter = next(name for name, (_, own) in contents().items() if self.entry in own)
        return analytic_record(self._checked(), chapter)


def theorem(name: str) -> Reference:
    """Return the theorem of this name that the kernel proves.

    Raises
    ------
    UnknownNameError
        If there is none; a `KeyError` that says what was meant.
    """
    if name in analytic():
        raise UnknownNameError(f"{name} is proved in Rocq, not by the kernel: derive.analytic_theorem({name!r})")
    if name not in entries():
        raise UnknownNameError(f"there is no theorem {name!r}{meant(str(name), (*entries(), *analytic()))}")
    chapter = next(c for c, own in chapters().values() if any(e.name == name for e in own))
    return Reference(entries()[name], chapter)


def analytic_theorem(name: str) -> AnalyticReference:
    """Return the theorem of this name that is proved in Rocq.

    Raises
    ------
    UnknownNameError
        If there is none.
    """
    if name not in analytic():
        raise UnknownNameError(f"no theorem {name!r} is proved in Rocq{meant(str(name), analytic())}")
    chapter = next(c for c, own in contents().values() if any(e.name == name for e in own))
    return AnalyticReference(analytic()[name], chapter)


def theorems() -> tuple[Reference, ...]:
    """Return all theorems that the kernel proves, in reading order."""
    return tuple(Reference(e, chapter) for chapter, own in chapters().values() for e in own)
