"""The face of the kernel's objects: `repr` of a term, a definition and a theorem is the text of `language.text.text`.

The kernel prints nothing: a printer would be code to trust, and its folder must run alone. So the printer is installed
from here, when the notation is first loaded, as HOL Light installs one for the theorems of its kernel. Nothing rests on
it: no rule, certificate or order looks at the `repr` of a term.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.terms import Definition, StatementError, Term
from ...kernel.theorem import Theorem

__all__ = ["face", "install"]

_structure: Callable[[Term], str] = Term.__repr__  # of what has no text: a bound variable without its binder


def face(x: Term | Definition | Theorem) -> str:
    """Return the text of a term, a definition or a theorem (``H1, H2 |- P``); its structure where it has none."""
    from .text import definition, text

    try:
        if isinstance(x, Definition):
            return definition(x)
        if isinstance(x, Theorem):
            hypotheses = ", ".join(sorted(map(text, x.hyps)))
            return f"{hypotheses} |- {text(x.concl)}".lstrip()
        return text(x)
    except StatementError:
        if isinstance(x, Term):
            return _structure(x)
        return f"{x.name}(...)" if isinstance(x, Definition) else f"{len(x.hyps)} hypotheses |- {_structure(x.concl)}"


def install() -> None:
    """Let terms, definitions and theorems print as text."""
    for kind in (Term, Definition, Theorem):
        setattr(kind, "__repr__", face)  # noqa: B010
