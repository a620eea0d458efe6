"""A theorem as it is cited: what every theorem of the book has, whoever proves it, how it is shown, and its proof.

`derive.doors.reference` has the two kinds, the kernel's and those of analysis.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..books.book import Book, Chapter, Item
from ..kernel.certificate import digest
from ..kernel.rules import Theorem
from ..kernel.terms import Term
from ..language.analysis import checked_by, status
from ..language.answers import ManyAnswers, Text, introduced
from ..language.symbols import RenderError
from . import forms
from .records import recorded_evidence
from .shown import Shown, ShownTheorem

if TYPE_CHECKING:  # what a form needs is loaded for that form
    from ..cas.derivation import SymPyStep
    from ..render.argument import Argument
    from ..render.book import Made
    from ..render.evidence import Evidence
    from ..render.stated import Stated
    from ..render.sympy_statement import SymPyStatement


@introduced
class Reference(ShownTheorem, ABC):
    """A theorem of the book, as it is cited and used; it is shown with all its hypotheses, in every form.

    Nothing is proved, and no library loaded, before a method asks for it. A form that a theorem does not have is
    refused by a `RenderError`.

    Attributes
    ----------
    name : str
        Permanent.
    title : str
        In LaTeX.
    claim : Term, or tuple of str
        Of a theorem of analysis its formulas, in LaTeX.
    hypotheses : tuple of Term, or of str
        Of a theorem of analysis in LaTeX.
    domain : tuple of Term
        Conditions under which every term of the claim has a value; they are no hypotheses of the proof.
    signature : tuple of dict
        Name, shape by dimension, and whether random, of each family and number of the statement, in order.
    sources : tuple of str
    by_kernel : bool
        Whether the kernel proves it; else Rocq does, or it is certified in numbers.

    Examples
    --------
    >>> from derive import theorem
    >>> t = theorem("softmax_vjp")
    >>> t.claim
    HasDerivative(Sum(g[i]*softmax(x, i), i:n), x[j], softmax(x, j)*(g[j] - Sum(g[i]*softmax(x, i), i:n)))
    >>> t.signature
    ({'name': 'g', 'shape': ['n'], 'random': False}, {'name': 'x', 'shape': ['n'], 'random': False})
    >>> theorem("softmax_of_ties").hypotheses
    (ForAll(k:n, x[k] = c),)
    >>> theorem("softmax_scaled_limit").checked_by
    'proved in Rocq: derive/rocq/library/SoftmaxAnalysis.v'
    """

    entry: Any
    claim: Any
    hypotheses: tuple[Any, ...]
    signature: tuple[dict[str, Any], ...] = ()
    domain: tuple[Term, ...] = ()
    by_kernel = False

    def __init__(
        self, entry: Item, book: Book, chapter: Chapter | None = None, proved: dict[str, Theorem] | None = None
    ) -> None:
        self.entry, self.book, self._chapter = entry, book, chapter
        self._proved = {} if proved is None else proved
        self.name, self.title, self.claim = entry.name, entry.title, entry.claim
        self.hypotheses, self.sources = entry.given, entry.sources

    @cached_property
    def chapter(self) -> Chapter:
        """The chapter that it stands in."""
        return self._chapter or self.book.chapter(self.name)

    # ---- what differs by the kind of theorem

    @property
    @abstractmethod
    def statement(self) -> str:
        """Hypotheses, definitions and claim, as text."""

    @property
    @abstractmethod
    def stated(self) -> Stated:
        """The statement in words and formulas of LaTeX."""

    @property
    @abstractmethod
    def digest(self) -> str:
        """SHA-256 of the statement."""

    @property
    def status(self) -> str:
        """The status of the theorem: proved by the kernel, proved in Rocq, or certified in numbers."""
        return status(self.entry)

    @property
    def checked_by(self) -> str:
        """The status of the theorem, with the file that Rocq checks, or what was not checked."""
        return checked_by(self.entry)

    @property
    def proof(self) -> ProofText:
        """The proof to be read, step by step; what it displays, the kernel proves first."""
        return ProofText(self, self._argument())

    @abstractmethod
    def _argument(self) -> Argument: ...

    _theorems: tuple[Theorem, ...]

    def prove(self) -> Proved:
        """Let the kernel prove what it can of the theorem.

        Raises
        ------
        ProofError
            If a step is refused.

        Examples
        --------
        >>> from derive import theorem
        >>> theorem("softmax_sum_one").prove().summary
        'proved by the kernel, in ... applications of rules'
        """
        return Proved(self, self._theorems)

    @property
    @abstractmethod
    def made(self) -> Made:
        """The theorem with all that is printed of it, proved as far as the kernel proves it."""

    @abstractmethod
    def page(self, evidence: Evidence, measure: float) -> str:
        """Return the page of the theorem with its recorded checks; see `latex`.

        Examples
        --------
        >>> from derive import theorem
        >>> from derive.render import evidence
        >>> "kernel not run" in theorem("softmax_sum_one").page(evidence.Evidence(), measure=206)  # nothing is known
        True
        """

    def _page(self, measure: float) -> str:
        return self.page(recorded_evidence(self.book), measure)

    @abstractmethod
    def rocq(self) -> str:
        """Return definitions, statement and proof in Rocq.

        Examples
        --------
        >>> from derive import theorem
        >>> print(theorem("softmax_sum_one").rocq())
        (* Softmax sums to one. *)
        Theorem softmax_sum_one (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) :
          Sum (fun i : Fin n => softmax x i) = 1.
        Proof.
        ...
        """

    @abstractmethod
    def record(self) -> dict[str, Any]:
        """Return what `theorems.json` says of the theorem.

        Examples
        --------
        >>> from derive import theorem
        >>> theorem("softmax_sum_one").record()["lemmas"]
        ['partition_pos']
        """

    # ---- what only the kernel's have

    def _proofs(self) -> dict[str, Theorem]:
        raise self.lacking("certificate")

    def sympy(self, **values: int) -> SymPyStatement:
        """Write the statement in SymPy: an object with ``assumptions`` and ``claim``.

        Parameters
        ----------
        **values : int
            None, for symbolic sizes; or a value for each size and each free index: ``sympy(n=3, i=0, j=1)``.

        Returns
        -------
        SymPyStatement
            ``implication`` is the two as one object of SymPy.

        Raises
        ------
        RenderError
            If a size is no positive integer, an index is out of range or has no value, or there is no form in SymPy.
        UnknownNameError
            If a name is neither a size nor an index of the statement.

        Examples
        --------
        >>> from derive import theorem
        >>> theorem("softmax_jacobian").sympy(n=2, i=0, j=1).claim
        Eq(Derivative(exp(x_0)/(exp(x_0) + exp(x_1)), x_1), -exp(x_0)*exp(x_1)/(exp(x_0) + exp(x_1))**2)
        >>> theorem("softmax_of_ties").sympy(n=2, i=0).assumptions
        (Eq(x_0, c) & Eq(x_1, c),)
        """
        raise self.lacking("form for SymPy")

    def derivation(self, **sizes: int) -> list[SymPyStep]:
        r"""Let SymPy derive the theorem from its definitions, and return every step.

        Parameters
        ----------
        **sizes : int
            None, for symbolic sizes; or a value for each: ``derivation(n=3)``. Of an inequality there is nothing to
            derive without.

        Returns
        -------
        list of SymPyStep
            Pairs ``(rule, expression)``: a sentence that names what was done, and what came of it, an object of SymPy.
            Where SymPy stops, the last rule says where and why. At symbolic sizes the kernel proves the last equality.

        Raises
        ------
        RenderError
            If a size is missing or no positive integer, or the kernel is not what proves the theorem.
        UnknownNameError
            If a name is no size of the statement.

        Examples
        --------
        >>> from derive import theorem
        >>> for rule, expression in theorem("sinusoidal_inner").derivation():
        ...     print(rule, expression, sep="\n    ")
        Write out the definitions on the left side.
            Sum(sin(m*theta[c])*sin(n*theta[c]) + cos(m*theta[c])*cos(n*theta[c]), (c, 0, h - 1))
        Write products of cosines and sines as sums (TR8).
            Sum(cos(m*theta[c] - n*theta[c]), (c, 0, h - 1))
        The kernel proves this equal to the right side.
            Sum(cos((m - n)*theta[i]), (i, 0, h - 1))
        """
        raise self.lacking("derivation by SymPy")

    def numpy(self, **values: Any) -> Any:
        """Return a function of arrays that returns left and right side; see `derive.values.numpy.numpy_function`.

        Parameters
        ----------
        **values : array_like
            Then the two sides are returned, as the function returns them.

        Examples
        --------
        >>> from derive import theorem
        >>> left, right = theorem("softmax_vjp").numpy()(x=[0.0, 1.0, 2.0], g=[1.0, -1.0, 0.5])
        >>> left.shape  # (n,): over the free index j
        (3,)
        >>> bool(abs(left - right).max() < 1e-15)
        True
        >>> float(theorem("softmax_sum_one").numpy(x=[0.0, 1.0, 2.0])[1])
        1.0
        """
        raise self.lacking("form for NumPy")

    def lacking(self, what: str) -> RenderError:
        """Return the refusal of a form that only a theorem of the kernel has.

        Examples
        --------
        >>> from derive import theorem
        >>> print(theorem("softmax_scaled_limit").lacking("certificate"))
        softmax_scaled_limit has no certificate: it is proved in Rocq, not by the kernel
        """
        return RenderError(f"{self.name} has no {what}: it is {self.status}, not by the kernel")

    # ---- faces

    def text(self, columns: int = 80) -> str:
        """Write the statement for a terminal that is so wide, in Unicode.

        Examples
        --------
        >>> from derive import theorem
        >>> print(theorem("softmax_lt_one").text(columns=60))
        Let n be a size, x ∈ ℝⁿ, and let i, k < n. Suppose that
        i ≠ k. Then
        <BLANKLINE>
            p_i < 1,
        <BLANKLINE>
        where
            p_i = softmax(x)_i = e^(x_i)/Z,
            Z = partition(x) = ∑_(j<n) e^(x_j).
        <BLANKLINE>
        Sizes are positive.
        <BLANKLINE>
        """
        return Text(forms.terminal.statement_text(self.stated, columns))

    @property
    def heading(self) -> str:
        """Name and title, in Unicode."""
        return f"{self.name}: {forms.plain.paragraph(self.title)}"

    def __str__(self) -> str:
        return self.statement

    def __repr__(self) -> str:
        return self.shown("" if self.by_kernel else self.checked_by)

    def shown(self, note: str) -> str:
        """Write heading, statement, and a note in brackets.

        Examples
        --------
        >>> from derive import theorem
        >>> print(theorem("softmax_sum_one").shown("read, and not proved"))
        softmax_sum_one: Softmax sums to one
        ...
        claim: Sum(softmax(x, i), i:n) = 1
        (read, and not proved)
        """
        return (f"{self.heading}\n{self.statement}" + (f"({note})" if note else "")).rstrip()

    def _faces(self) -> tuple[str, Stated, str, Argument | None]:
        return self.title, self.stated, self.checked_by, None


@introduced
class ProofText(Shown):
    """A theorem with its proof, to be read: as data, as text, as HTML.

    Attributes
    ----------
    reference : Reference
    argument : Argument
        The proof as data, with the way in which its terms are written.
    sections : tuple of Paragraph, Heading or Chain
        The proof in reading order; see `render.argument`.

    Examples
    --------
    >>> from derive import theorem
    >>> theorem("softmax_sum_one").proof
    softmax_sum_one: Softmax sums to one
    ...
        ∑_(i<n) p_i = ∑_(i<n) e^(x_i)/Z   definition of softmax
                    = Z/Z                 linearity, and the definition of Z
                    = 1                   as Z > 0 (partition_pos) ∎
    """

    def __init__(self, reference: Reference, argument: Argument) -> None:
        self.reference, self.argument = reference, argument
        self.sections = argument.sections

    def record(self) -> list[dict[str, Any]]:
        """Return the sections as JSON has them."""
        return self.argument.record()

    def _faces(self) -> tuple[str, Stated, str, Argument | None]:
        reference = self.reference
        return reference.title, reference.stated, reference.checked_by, self.argument

    _repr_latex_ = None  # type: ignore[assignment]  # the statement alone would stand for the proof

    @property
    def heading(self) -> str:
        """Name and title, in Unicode."""
        return self.reference.heading

    def _vouched(self) -> str:
        return f"({self.reference.checked_by})\n"

    text = __str__ = Shown.explain

    def __repr__(self) -> str:
        return self.text().rstrip()


class Proved(ManyAnswers, Shown, what="what is proved of a theorem", ask="proved", beside=".summary"):
    """Hold the result of the kernel for a theorem: the theorem, or the formulas that a proof in Rocq displays.

    Attributes
    ----------
    reference : Reference
    theorems : tuple of Theorem
        The theorems as the kernel holds them.

    Examples
    --------
    >>> from derive import theorem
    >>> proved = theorem("softmax_of_ties").prove()
    >>> proved.theorem
    ForAll(k:n, x[k] = c) |- softmax(x, i) = 1/size(n)
    >>> proved.applications
    73
    >>> proved.digest == theorem("softmax_of_ties").digest
    True
    """

    def __init__(self, reference: Reference, theorems: tuple[Theorem, ...]) -> None:
        self.reference, self.theorems = reference, theorems

    @property
    def theorem(self) -> Theorem:
        """Return the theorem as the kernel holds it.

        Raises
        ------
        RenderError
            If the theorem is proved in Rocq, or certified in numbers.
        """
        if not self.reference.by_kernel:
            raise self.reference.lacking("theorem of the kernel")
        return self.theorems[0]

    @property
    def proved(self) -> bool:
        """Tell whether the kernel has proved the theorem itself, and not only what a proof elsewhere displays."""
        return self.reference.by_kernel

    @property
    def applications(self) -> int:
        """Count the applications of rules, cited theorems included."""
        return forms.ledger.ledger(*self.theorems).applications

    @property
    def digest(self) -> str:
        """SHA-256 of what was concluded, with all definitions unfolded."""
        return digest(self.theorem.hyps, self.theorem.concl)

    @property
    def summary(self) -> str:
        """Return who proved the theorem, in one line."""
        rules = f"{self.applications} applications of rules"
        if self.reference.by_kernel:
            return f"proved by the kernel, in {rules}"
        by, shown = self.reference.checked_by, len(self.theorems)
        if not shown:
            return f"{by}; its proof displays nothing that the kernel could prove"
        what = f"the {shown} formulas" if shown > 1 else "the one formula"
        return f"{by}; the kernel proves {what} that its proof displays, in {rules}"

    def __repr__(self) -> str:
        return self.reference.shown(self.summary)

    def _faces(self) -> tuple[str, Stated, str, Argument | None]:
        return self.reference.title, self.reference.stated, self.summary, None
