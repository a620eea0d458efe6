"""Terms, definitions and theorems as formulas in a notebook, as `language.text.printer` makes them text elsewhere."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from ..kernel.terms import Definition, DeriveError, Term
from ..kernel.theorem import Theorem


def _in_latex(x: Term | Definition | Theorem) -> str | None:
    from .notebook import face

    with suppress(DeriveError):  # the notebook then shows the text
        return rf"$\displaystyle {face(x)}$"
    return None


def _in_html(x: Any) -> str | None:
    from .notebook import html

    with suppress(DeriveError):
        return html(x)
    return None


def install(*beside: type) -> None:
    """Let a notebook show the kernel's objects as formulas, and other classes as `notebook.html` writes them.

    What writes them is loaded when one is shown.
    """
    kernel: tuple[type, ...] = (Term, Definition, Theorem)
    for kind in kernel:
        setattr(kind, "_repr_latex_", _in_latex)  # noqa: B010
    for kind in (*kernel, *beside):
        setattr(kind, "_repr_html_", _in_html)  # noqa: B010
