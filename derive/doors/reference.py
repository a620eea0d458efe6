"""Return from ``theorem(name)`` a theorem of the book and all its readers.

>>> from derive import theorem
>>> theorem("softmax_of_ties").prove()
softmax_of_ties: Equal logits give equal weights
dimensions: n
indices: i:n
reals: c
vectors: x[n]
define: partition(x[n]) = Sum(exp(x[k]), k:n)
define: softmax(x[n], i:n) = exp(x[i])/partition(x)
assume: ForAll(k:n, x[k] = c)
claim: softmax(x, i) = 1/size(n)
(proved by the kernel, in 73 applications of rules)
>>> theorem("softmax_of_ties").proof
softmax_of_ties: Equal logits give equal weights
<BLANKLINE>
Let n be a size, c ∈ ℝ, x ∈ ℝⁿ, and let i < n. Suppose that x_k = c for all
k < n. Then
<BLANKLINE>
    softmax(x)_i = 1/n,
<BLANKLINE>
where
    softmax(x)_i = e^(x_i)/partition(x),
    partition(x) = ∑_(k<n) e^(x_k).
<BLANKLINE>
Sizes are positive.
<BLANKLINE>
(proved by the kernel)
<BLANKLINE>
Proof.
<BLANKLINE>
    softmax(x)_i = e^(x_i)/(∑_(k<n) e^(x_k))   definition of softmax
                 = e^c/(n e^c)                 n equal terms
                 = 1/n                         e^c cancels ∎
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from ..books.book import Book, Chapter, Item, UnknownNameError
from ..chapters import BOOK
from ..kernel.certificate import digest
from ..kernel.rules import Theorem
from ..kernel.terms import Term
from ..language.analysis import Analytic
from ..language.entry import Entry
from ..language.symbols import RenderError
from ..language.text.declarations import context_of, signature
from ..language.text.text import statement
from ..language.words import meant
from ..proving.prover import prove, prove_displays
from ..render.display import install
from . import forms
from .cited import ProofText, Proved, Reference
from .finding import instead

if TYPE_CHECKING:  # what a page needs is loaded for a page
    from ..cas.derivation import SymPyStep
    from ..render.analysis import Checked
    from ..render.argument import Argument
    from ..render.evidence import Evidence
    from ..render.page import Replayed
    from ..render.stated import Stated
    from ..render.sympy_statement import SymPyStatement
    from ..rocq.by_hand import ByHand

__all__ = [
    "AnalyticReference",
    "KernelReference",
    "ProofText",
    "Proved",
    "Reference",
    "UnknownNameError",
    "theorem",
    "theorems",
]

install()


class KernelReference(Reference):
    """A theorem that the kernel proves.

    Examples
    --------
    >>> theorem("softmax_pos").statement.splitlines()[-1]
    'claim: 0 < softmax(x, i)'
    """

    entry: Entry
    claim: Term
    hypotheses: tuple[Term, ...]
    by_kernel = True

    def __init__(
        self, entry: Entry, book: Book, chapter: Chapter | None = None, proved: dict[str, Theorem] | None = None
    ) -> None:
        super().__init__(entry, book, chapter, proved)
        self.signature, self.domain = tuple(signature(entry.signature)), entry.where

    @property
    def statement(self) -> str:
        """Hypotheses, definitions and claim, as text that `derive.language.text.statements.parse_statement` reads."""
        return statement(self.hypotheses, self.claim, self.domain)

    @cached_property
    def _theorems(self) -> tuple[Theorem, ...]:  # type: ignore[override]
        return (prove(self.entry, self._proved),)

    def _proofs(self) -> dict[str, Theorem]:
        return {self.name: self._theorems[0]}

    @cached_property
    def made(self) -> Replayed:
        """The theorem with all that is printed of it."""
        return forms.page.replayed(self.entry, self._theorems[0], self.chapter.opening)

    @property
    def stated(self) -> Stated:
        """Return the conclusion of the kernel, in words and formulas of LaTeX."""
        return forms.stated.stated(self.made.printed)

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the statement with all definitions unfolded: the same in a certificate of it."""
        return digest(self.hypotheses, self.claim)

    def _argument(self) -> Argument:
        return forms.argument.argument_of(self.entry, self.made.printed.page)

    def page(self, evidence: Evidence, measure: float) -> str:
        """Return the page, with its proof and its recorded checks."""
        mutants, maps = self.chapter.mistakes_about(self.name).mutants, forms.pullbacks.maps_of(self.name, self.book)
        return forms.page.page(self.made, evidence, mutants, measure, self.book.home, maps)

    def rocq(self) -> str:
        """Return definitions, statement and proof in Rocq."""
        self.prove()
        return forms.book.rocq_theorem(self.entry, self.book, self._proved)

    def record(self) -> dict[str, Any]:
        """Return what `theorems.json` says of the theorem."""
        return forms.tables.theorem_record(self.made, self.chapter.name)

    def sympy(self, **values: int) -> SymPyStatement:
        """Write the statement in SymPy; see `Reference.sympy`."""
        context = context_of(self.claim, *self.domain, *self.hypotheses)
        indices = (name for name, key in context.variables.items() if key.kind == "ix")
        self._expect("size or index", values, [*context.sizes, *indices])
        return forms.sympy_statement.sympy_statement((*self.domain, *self.hypotheses), self.claim, values)

    def derivation(self, **sizes: int) -> list[SymPyStep]:
        """Let SymPy derive the theorem; see `Reference.derivation`."""
        self._expect("size", sizes, list(context_of(self.claim, *self.hypotheses).sizes))
        return list(forms.report.derivation_at(self.entry, sizes).steps)

    def _expect(self, what: str, values: Mapping[str, int], names: list[str]) -> None:
        if unknown := sorted(values.keys() - set(names)):
            raise UnknownNameError(
                f"{self.name}: no {what} is called {unknown[0]}{meant(unknown[0], names)}; there are {', '.join(names)}"
            )

    def numpy(self, **values: Any) -> Any:
        """Return a function of arrays that returns left and right side, or these sides where values are given."""
        function = forms.numpy.numpy_function(self.entry)
        return function(**values) if values else function


class AnalyticReference(Reference):
    """A theorem that is proved in Rocq by hand, or certified in numbers; the kernel proves what its proof displays.

    Examples
    --------
    >>> theorem("softmax_scaled_limit").prove().summary
    'proved in Rocq: derive/rocq/library/SoftmaxAnalysis.v; the kernel proves the one formula that its proof ...'
    """

    entry: Analytic
    claim: tuple[str, ...]
    hypotheses: tuple[str, ...]

    @property
    def statement(self) -> str:
        """Quantifiers, hypotheses, claim and definitions, in words and Unicode."""
        return self.text()

    @property
    def stated(self) -> Stated:
        """The statement as it is typed, in words and formulas of LaTeX."""
        return forms.stated.stated_analysis(self.entry)

    @cached_property
    def _by_hand(self) -> ByHand | None:
        return forms.analysis.stated_in_rocq(self.entry, _rocq_texts(self.book))

    @property
    def digest(self) -> str:
        """SHA-256 of the statement, in Rocq if it is proved there."""
        return forms.analysis.stated_digest(self.entry, self._by_hand)

    @cached_property
    def _theorems(self) -> tuple[Theorem, ...]:  # type: ignore[override]
        return prove_displays(self.entry, self._proved)

    @cached_property
    def made(self) -> Checked:
        """The theorem with all that is printed of it."""
        return forms.analysis.Checked(self.entry, self._theorems, self._by_hand, self.chapter.opening)

    def _argument(self) -> Argument:
        self.prove()
        page = forms.analysis.display_page(self.entry, self.chapter.opening)
        return forms.argument.argument_of_analysis(self.entry, page)

    def page(self, evidence: Evidence, measure: float) -> str:
        """Return the page, with what is known; the kernel proves what it displays, and only that is broken."""
        return forms.analysis.analytic_page(self.made, evidence, measure)

    def rocq(self) -> str:
        """Return definitions, statements and proofs in Rocq.

        Raises
        ------
        RenderError
            If there are none, because the theorem is certified in numbers.
        """
        by_hand = self._by_hand
        if by_hand is None:
            raise RenderError(f"{self.name} is certified in numbers: there is no proof of it in Rocq")
        pairs = [f"{s}\n{p}" for s, p in zip(by_hand.statements, by_hand.proofs, strict=True)]
        return "\n\n".join([*by_hand.definitions, *pairs]) + "\n"

    def record(self) -> dict[str, Any]:
        """Return what `theorems.json` says of the theorem."""
        return forms.analysis.analytic_record(self.made, self.chapter.name)


@cache
def _rocq_texts(book: Book) -> Mapping[str, str]:
    """Return the files of Rocq, and the definitions of the chapters."""
    return forms.by_hand.with_chapters(forms.book.library(), book.entries.values())


def _reference(
    item: Item, book: Book, chapter: Chapter | None = None, proved: dict[str, Theorem] | None = None
) -> Reference:
    if isinstance(item, Entry):
        return KernelReference(item, book, chapter, proved)
    return AnalyticReference(item, book, chapter, proved)


def _such(book: Book) -> str:
    """Return an example of what is asked for, where the book has one."""
    return "".join(f", such as theorem({name!r})" for name in list(book)[:1])


def theorem(name: str | Item, book: Book = BOOK) -> Reference:
    """Return a theorem with all its readers, whoever proves it; only what states it, and what it cites, is loaded.

    Parameters
    ----------
    name : str, Entry or Analytic
        A theorem of the book by its name; or one of your own, which need not be in any.
    book : Book
        Ours without it.

    Raises
    ------
    UnknownNameError
        If the book has no theorem of this name; a `KeyError` that says what was meant.

    Examples
    --------
    >>> theorem("softmax_sum_one").claim
    Sum(softmax(x, i), i:n) = 1
    >>> theorem("softmax_sum_on")
    Traceback (most recent call last):
    derive.UnknownNameError: there is no theorem 'softmax_sum_on'; did you mean softmax_sum_one or ...
    """
    if not isinstance(name, str | Item):
        raise UnknownNameError(f"a theorem is had by its name{_such(book)}, not {name!r}")
    if not isinstance(name, str):
        return _reference(name, Book([Chapter("theorem", [name])]))
    there = book.lookup(name)
    if there is None:
        raise UnknownNameError(f"there is no theorem {name!r}{instead(name, book)}")
    chapter, item = there
    return _reference(item, book, chapter)


def theorems(book: Book = BOOK, proved: dict[str, Theorem] | None = None) -> tuple[Reference, ...]:
    """Return all theorems of a book, in reading order; `Reference.status` says who vouches for each.

    Parameters
    ----------
    book : Book
        Ours without it.
    proved : dict, optional
        Theorems that the kernel has proved before, by name; what a reference proves is added.

    Examples
    --------
    >>> every = theorems()
    >>> every[0].name, len(every) > 250
    ('partition_pos', True)
    >>> sorted({t.status for t in every})
    ['certified in numbers', 'proved by the kernel', 'proved in Rocq']
    """
    return tuple(
        _reference(item, book, chapter, proved) for chapter in book.chapters.values() for item in chapter.theorems
    )
