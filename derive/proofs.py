"""What is answered of a proof: the proof to be read, and what the kernel has proved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from .answers import ManyAnswers, Text
from .kernel.certificate import digest
from .kernel.rules import Theorem
from .render.symbols import RenderError

if TYPE_CHECKING:  # what a form needs is loaded for that form
    from .render.argument import Argument
    from .render.stated import Stated

__all__ = ["ProofText", "Proved"]


class Cited(Protocol):
    """What is asked of a theorem: see `derive.cited.Reference`."""

    title: str
    by_kernel: bool

    @property
    def heading(self) -> str: ...  # noqa: D102

    @property
    def stated(self) -> Stated: ...  # noqa: D102

    @property
    def checked_by(self) -> str: ...  # noqa: D102

    def text(self, columns: int = 80) -> str: ...  # noqa: D102

    def shown(self, note: str) -> str: ...  # noqa: D102

    def lacking(self, what: str) -> RenderError: ...  # noqa: D102

    def _repr_html_(self) -> str: ...


class ProofText:
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

    def __init__(self, reference: Cited, argument: Argument) -> None:
        self.reference, self.argument = reference, argument
        self.sections = argument.sections

    def record(self) -> list[dict[str, Any]]:
        """Return the sections as JSON has them."""
        return self.argument.record()

    def text(self, columns: int = 80) -> str:
        """Write statement and proof for a terminal that is so wide, in Unicode."""
        from .render.plain import folded
        from .render.terminal import argument_text

        own = self.reference
        heading = "\n".join(folded(own.heading, columns, "  "))
        return Text(f"{heading}\n\n{own.text(columns)}\n({own.checked_by})\n\n{argument_text(self.argument, columns)}")

    __str__ = text

    def __repr__(self) -> str:
        return self.text().rstrip()

    def _repr_html_(self) -> str:
        from .render.notebook import argument_html

        return f"{self.reference._repr_html_()}\n{argument_html(self.argument)}"


class Proved(ManyAnswers, what="what is proved of a theorem", ask="proved", beside=".summary"):
    """What the kernel has proved of a theorem: the theorem, or the formulas that a proof in Rocq displays.

    Attributes
    ----------
    reference : Reference
    theorems : tuple of Theorem
        The kernel's own objects.

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

    def __init__(self, reference: Cited, theorems: tuple[Theorem, ...]) -> None:
        self.reference, self.theorems = reference, theorems

    @property
    def theorem(self) -> Theorem:
        """The kernel's own object.

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
        """Whether the kernel has proved the theorem itself, and not only what a proof elsewhere displays."""
        return self.reference.by_kernel

    @property
    def applications(self) -> int:
        """How many applications of rules it takes, cited theorems included."""
        from .render.ledger import ledger

        return ledger(*self.theorems).applications

    @property
    def digest(self) -> str:
        """SHA-256 of what was concluded, with all definitions unfolded."""
        return digest(self.theorem.hyps, self.theorem.concl)

    @property
    def summary(self) -> str:
        """Who proved what, in one line."""
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

    def _repr_html_(self) -> str:
        from .render.notebook import statement_html, titled

        return titled(self.reference.title, statement_html(self.reference.stated), self.summary)

    def _repr_latex_(self) -> str:
        from .render.notebook import statement_latex

        return f"{statement_latex(self.reference.stated)}\n\n({self.summary})"
