"""The faces of a result: what is stated, with its proof where there is one, in all forms in which it is read."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from ..kernel.rules import Theorem
from ..language.answers import Text
from ..proving.certificates import dumps
from . import forms

if TYPE_CHECKING:
    from ..render.argument import Argument
    from ..render.stated import Stated


class Shown:
    """What is stated, with or without its proof, for a terminal and for a notebook.

    `_faces` gives the title in LaTeX, the statement, a note on who vouches for it, and the proof.
    """

    @abstractmethod
    def _faces(self) -> tuple[str, Stated, str, Argument | None]: ...

    def _repr_html_(self) -> str:
        title, stated, note, argument = self._faces()
        shown = forms.notebook.titled(title, forms.notebook.statement_html(stated), note)
        return shown if argument is None else f"{shown}\n{forms.notebook.argument_html(argument)}"

    def _repr_latex_(self) -> str:
        _, stated, note, _ = self._faces()
        return f"{forms.notebook.statement_latex(stated)}\n\n({note})"

    def explain(self, columns: int = 80) -> str:
        """Write title and statement for a terminal that is so wide, in Unicode; and the proof, where it is held.

        Examples
        --------
        >>> from derive import derivative, exp, formula, reals
        >>> (t,) = reals("t")
        >>> print(derivative(formula("f", exp(2 * t)), t).explain())
        Derivative of f in t
        ...
        """
        _, stated, _, argument = self._faces()
        heading = "\n".join(forms.plain.folded(self.heading, columns, "  "))
        proof = "" if argument is None else forms.terminal.argument_text(argument, columns)
        parts = [f"{heading}\n", forms.terminal.statement_text(stated, columns), self._vouched(), proof]
        return Text("\n".join(filter(None, parts)))

    @property
    def heading(self) -> str:
        """The title, in Unicode."""
        return forms.plain.paragraph(self._faces()[0])

    def _vouched(self) -> str:
        """Return the line of `explain` between statement and proof that says who vouches for them."""
        return ""


class ShownTheorem(Shown):
    """What is shown, and written to files: a theorem by its name, with its proof."""

    @abstractmethod
    def _proofs(self) -> dict[str, Theorem]: ...

    @abstractmethod
    def _page(self, measure: float) -> str: ...

    def latex(self, measure: float | None = None) -> str:
        r"""Return the page, statement and proof, to be ``\input``; of the book as `derive build` writes it.

        Parameters
        ----------
        measure : float, optional
            The room for a formula in a line, in points of type of 10 points: 356 in the book, which is meant without
            it, 310 in a plain ``article``, 250 on a slide of beamer, 206 in a column of 84 mm.

        Examples
        --------
        >>> from derive import derivative, exp, formula, reals, theorem
        >>> print(theorem("softmax_sum_one").latex())
        % softmax_sum_one: written by `derive build` from what was proved; changes belong into derive/chapters/.
        \begin{theorempage}
        \begin{provedtheorem}[Softmax sums to one]\label{thm:softmax_sum_one}%
        For every size $n$ and all $x \in \mathbb{R}^{n}$,
        ...
        >>> (t,) = reals("t")
        >>> print(derivative(formula("f", exp(2 * t)), t).latex())
        % f_derivative_t: written by `derive` from what was proved; change the formula, not this file.
        \begin{theorempage}
        \begin{provedtheorem}[{Derivative of f in $t$}]\label{thm:f_derivative_t}%
        ...
        """
        return Text(self._page(forms.page.MEASURE if measure is None else measure))

    def certificate(self) -> str:
        """Return the proof as JSON, for ``python -m derive.kernel.certificate``.

        Examples
        --------
        >>> from derive import theorem
        >>> from derive.kernel import certificate
        >>> certificate.replay(theorem("softmax_sum_one").certificate())
        {'softmax_sum_one': |- Sum(softmax(x, i), i:n) = 1}
        """
        return dumps(self._proofs())
