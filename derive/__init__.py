"""The mathematics of the Transformer: derived, and proved by a small kernel; and words to state theorems.

>>> from derive import theorem
>>> print(theorem("softmax_jacobian"))
dimensions: n
...

An entry states a theorem and says why it holds; `theorem` gives it all readers, and `Book` puts several together:

>>> from derive import Dimension, Entry, Eq, Sum, calc, exp, step, sums, theorem, vector
>>> n = Dimension("n")
>>> i = n.indices("i")[0]
>>> x = vector("x", n)
>>> mine = Entry(
...     name="sum_of_doubled_exponentials",
...     title="A factor leaves a sum",
...     claim=Eq(Sum(2 * exp(x[i]), i), 2 * Sum(exp(x[i]), i)),
...     proof=calc(step(2 * Sum(exp(x[i]), i), sums(), "2 does not depend on $i$")),
... )
>>> theorem(mine).prove()
sum_of_doubled_exponentials: A factor leaves a sum
dimensions: n
vectors: x[n]
claim: Sum(2*exp(x[i]), i:n) = 2*Sum(exp(x[i]), i:n)
(proved by the kernel, in 2 applications of rules)

Importing this package proves nothing and loads no library; names are looked up when they are used.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .books.book import Book, BookError, Chapter, UnknownNameError
    from .books.mistakes import claim, equivalent, left, mistakes, right
    from .chapters import BOOK
    from .doors.build import BuildError
    from .doors.cited import Reference
    from .doors.decisions import Decision, decide
    from .doors.derivatives import derivative, hessian, jvp, vjp
    from .doors.derived import Derived
    from .doors.judging import sources
    from .doors.reference import theorem, theorems
    from .doors.tracing import Traced, trace
    from .kernel.terms import DeriveError, StatementError
    from .kernel.theorem import ProofError
    from .language.entry import (
        Cases,
        Entry,
        Induction,
        Notation,
        Opening,
        Together,
        algebra,
        by,
        calc,
        definition_of_variance,
        differentiate,
        differentiate_and_simplify,
        exponentials,
        field_arithmetic,
        independence,
        integrate,
        linearity,
        logarithms,
        sign,
        step,
        sums,
        sums_and_fractions,
        trigonometry,
        unfold,
    )
    from .language.formulas import Formula, formula
    from .language.symbols import RenderError
    from .language.terms import (
        And,
        Apart,
        Ci,
        Covariance,
        Dimension,
        Eq,
        Expectation,
        ForAll,
        HasDerivative,
        HasIntegral,
        Independent,
        Integers,
        KroneckerDelta,
        Le,
        Lt,
        Ne,
        Rational,
        Si,
        Sum,
        Variance,
        cos,
        define,
        erf,
        exp,
        fresnelc,
        fresnels,
        interleave,
        log,
        permutation,
        pi,
        random,
        reals,
        sin,
        sqrt,
        vector,
        vector_of,
        zero,
    )
    from .render.from_sympy import from_sympy
    from .tracing.programs import TraceError

__all__ = [
    "And", "Apart", "BOOK", "Book", "BookError", "BuildError", "Cases", "Chapter", "Ci", "Covariance", "Decision",
    "DeriveError", "Derived", "Dimension", "Entry", "Eq", "Expectation", "ForAll", "Formula", "HasDerivative",
    "HasIntegral", "Independent", "Induction", "Integers", "KroneckerDelta", "Le", "Lt", "Ne", "Notation", "Opening",
    "ProofError", "Rational", "Reference", "RenderError", "Si", "StatementError", "Sum", "Together", "TraceError",
    "Traced", "UnknownNameError", "Variance", "algebra", "by", "calc", "claim", "cos", "decide", "define",
    "definition_of_variance", "derivative", "differentiate", "differentiate_and_simplify", "equivalent", "erf", "exp",
    "exponentials", "field_arithmetic", "formula", "fresnelc", "fresnels", "from_sympy", "hessian", "independence",
    "integrate", "interleave", "jvp", "left", "linearity", "log", "logarithms", "mistakes", "permutation", "pi",
    "random", "reals", "right", "sign", "sin", "sources", "sqrt", "step", "sums", "sums_and_fractions", "theorem",
    "theorems", "trace", "trigonometry", "unfold", "vector", "vector_of", "vjp", "zero",
]  # fmt: skip

_PUBLIC = {
    # a book and its theorems
    "chapters": "BOOK",
    "books.book": "Book BookError Chapter UnknownNameError",
    "books.mistakes": "claim equivalent left mistakes right",
    "doors.reference": "theorem theorems",
    "doors.cited": "Reference",
    # formulas of one's own
    "doors.derivatives": "derivative hessian jvp vjp",
    "doors.derived": "Derived",
    "doors.decisions": "Decision decide",
    "doors.tracing": "Traced trace",
    "tracing.programs": "TraceError",
    "language.formulas": "Formula formula",
    # the claims of the sources
    "doors.judging": "sources",
    # an entry: its claim, its proof, and the reasons of its steps
    "language.entry": """
        Cases Entry Induction Notation Opening Together algebra by calc definition_of_variance differentiate
        differentiate_and_simplify exponentials field_arithmetic independence integrate linearity logarithms sign step
        sums sums_and_fractions trigonometry unfold
    """,
    # the language of claims
    "language.terms": """
        And Apart Ci Covariance Dimension Eq Expectation ForAll HasDerivative HasIntegral Independent Integers
        KroneckerDelta Le Lt Ne Rational Si Sum Variance cos define erf exp fresnelc fresnels interleave log permutation
        pi random reals sin sqrt vector vector_of zero
    """,
    "render.from_sympy": "from_sympy",
    # what is refused
    "doors.build": "BuildError",
    "kernel.terms": "DeriveError StatementError",
    "kernel.theorem": "ProofError",
    "language.symbols": "RenderError",
}
_HOMES = MappingProxyType({name: module for module, names in _PUBLIC.items() for name in names.split()})
_FORMER = ("analysis", "book", "calc", "chapter", "mutants", "sources", "theorems")
"""Modules that have moved, and what stood in them: see `derive.books.former`."""
_SHOWN = {"language.terms": ("Vector", "Defined"), "language.formulas": ("Formula",)}
"""Classes whose values are shown as formulas in a notebook, by the modules that make them."""

_OF_THE_KERNEL = ("DeriveError", "ProofError", "StatementError")
"""Errors that a traceback names as a user imports them; the kernel does not say so, as it also runs alone."""


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        home = import_module(f"{__name__}.{_HOMES[name]}")
        for error in _OF_THE_KERNEL:
            getattr(import_module(f"{__name__}.{_HOMES[error]}"), error).__module__ = __name__
        if kinds := _SHOWN.get(_HOMES[name]):
            import_module(f"{__name__}.render.display").install(*(getattr(home, kind) for kind in kinds))
        return getattr(home, name)
    if name == "prelude":  # where a refusal says that a word is
        return import_module(f"{__name__}.prelude")
    if name == "__version__":
        return import_module(f"{__name__}.doors.records").version()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}{'' if name[0] == '_' else _instead(name)}")


def _instead(name: str) -> str:
    """Return where a word is that is not one of ours, or which of ours was meant."""
    if name in import_module(f"{__name__}.language.text.vocabulary").VOCABULARY:
        return f"; it is {__name__}.prelude.{name}"
    hint: str = import_module(f"{__name__}.language.words").meant(name, __all__)
    return hint


def __dir__() -> list[str]:
    return list(__all__)


class _Former:
    """Find modules by the names that they had before, once a name is asked for that nothing has."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> Any:
        """Return what loads a former module; None for any other."""
        package, _, inside = name.partition(".")
        former = package == __name__ and inside.partition(".")[0] in _FORMER
        if not former:
            return None
        table = import_module(f"{__name__}.books.former")
        return table.Former(__name__, table.MOVED).spec(name)


sys.meta_path[:] = [*(finder for finder in sys.meta_path if getattr(finder, "__module__", "") != __name__), _Former]
