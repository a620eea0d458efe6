"""Hold the derivations of one entry by SymPy, as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from ..kernel.rules import Theorem

STATUSES = ("equal", "different", "undecided", "stopped")


class SymPyStep(NamedTuple):
    """A step of a derivation.

    Attributes
    ----------
    rule : str
        A sentence that names what was done.
    expression : sympy object
        What came of it. Beside a remark, such as where SymPy stops, it is what was there before; None if nothing was.
    """

    rule: str
    expression: Any


def remark(steps: list[SymPyStep], rule: str) -> None:
    """Add a sentence that changes no expression."""
    steps.append(SymPyStep(rule, steps[-1].expression if steps else None))


@dataclass(frozen=True)
class Derivation:
    """A derivation by SymPy.

    Attributes
    ----------
    name : str
        The entry.
    mode : str
        ``"explicit"`` or ``"symbolic"``.
    sizes : tuple of (str, int)
        The size of each dimension; empty when symbolic.
    steps : tuple of SymPyStep
        What SymPy was asked, and what it answered, whole.
    status : str
        ``"equal"``: to the theorem's right side; ``"different"``; ``"undecided"``; ``"stopped"``: SymPy
        went no further.
    expression : sympy.Expr or tuple of them, optional
        SymPy's own result; for a conjunction one for each part.
    theorem : Theorem or tuple of them, optional
        The kernel's theorem that this result equals the right side, where the status is ``"equal"``.
    """

    name: str
    mode: str
    sizes: tuple[tuple[str, int], ...]
    steps: tuple[SymPyStep, ...]
    status: str
    expression: Any = None
    theorem: Theorem | tuple[Theorem, ...] | None = None
