"""SymPy derives each theorem again: at explicit sizes from definitions alone, and at symbolic sizes as far as it goes.

It is never trusted: at explicit sizes equality is decided by an algorithm that can say no, and what SymPy finds at
symbolic sizes the kernel proves equal to the theorem's right side, or refuses.
"""

from .derivation import Derivation
from .explicit import derive_explicit
from .report import sympy_column, sympy_derivation_text
from .symbolic import derive_symbolic

__all__ = ["Derivation", "derive_explicit", "derive_symbolic", "sympy_column", "sympy_derivation_text"]
