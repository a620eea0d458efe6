"""Terms, definitions and theorems as formulas in a notebook, as `derive.notation.printer` makes them text elsewhere."""

from __future__ import annotations

from ..kernel.terms import Definition, DeriveError, Term
from ..kernel.theorem import Theorem

__all__ = ["install"]


def _in_latex(x: Term | Definition | Theorem) -> str | None:
    from .notebook import face

    try:
        return rf"$\displaystyle {face(x)}$"
    except DeriveError:  # the notebook then shows the text
        return None


def _in_html(x: Term | Definition | Theorem) -> str | None:
    from .mathml import formula
    from .notebook import face

    try:
        return formula(face(x), display=True)
    except DeriveError:
        return None


def install() -> None:
    """Let a notebook show the kernel's objects as formulas; what writes them is loaded when one is shown."""
    for kind in (Term, Definition, Theorem):
        setattr(kind, "_repr_latex_", _in_latex)  # noqa: B010
        setattr(kind, "_repr_html_", _in_html)  # noqa: B010
