"""The closed form of a theorem that states a derivative, as a function for NumPy, torch and jax."""

from __future__ import annotations

from ..kernel.terms import Term
from ..language.entry import Entry
from ..language.symbols import RenderError
from ..language.text.declarations import context_of
from ..programs.functions import ClosedForm, ClosedForms, module
from ..render.plain import paragraph

__all__ = ["LIBRARIES", "code_of"]

LIBRARIES = (("numpy", "NumPy"), ("torch", "PyTorch"), ("jax", "JAX"))


def code_of(entry: Entry, statement: str) -> list[tuple[str, str]]:
    """Return the name of each library with a module; none of a theorem that is no derivative, or has no program.

    Parameters
    ----------
    entry : Entry
    statement : str
        As text, for the docstring.

    Examples
    --------
    >>> from derive import theorem
    >>> backward = theorem("softmax_vjp")
    >>> (library, source), *_ = code_of(backward.entry, backward.statement)
    >>> print(source.splitlines()[-1].strip())
    return softmax*(g - (g*softmax).sum(axis=-1, keepdims=True))
    """
    if entry.claim.head != "deriv" or any(t.random for t in entry.claim.free):
        return []
    value: Term = entry.claim.args[2]
    keys = tuple(context_of(entry.claim).variables.values())
    axes = tuple(k for k in keys if k.kind == "ix" and k in entry.claim.free)
    variables = tuple(k for k in keys if k.kind == "at" and k in value.free)
    numbers = tuple(k for k in variables if not k.dims) if any(k.dims for k in variables) else ()
    form = ClosedForm(entry.name, value, axes, statement)
    program = ClosedForms(entry.name, paragraph(entry.title), (form,), variables, numbers)
    try:
        return [(title, module([program], library)) for library, title in LIBRARIES]
    except RenderError:
        return []
