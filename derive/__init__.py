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
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .book import Book, BookError, Chapter, UnknownNameError
    from .build import BuildError
    from .calc import (
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
    from .cited import Reference
    from .decisions import Decision, decide
    from .derivatives import derivative, hessian, jvp, vjp
    from .derived import Derived
    from .formulas import Formula, formula
    from .judging import sources
    from .kernel.rules import ProofError
    from .kernel.terms import DeriveError, StatementError
    from .language import (
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
    from .reference import theorem, theorems
    from .render.from_sympy import from_sympy
    from .render.symbols import RenderError
    from .theorems import BOOK

__all__ = [
    "And", "Apart", "BOOK", "Book", "BookError", "BuildError", "Cases", "Chapter", "Ci", "Covariance", "Decision",
    "DeriveError", "Derived", "Dimension", "Entry", "Eq", "Expectation", "ForAll", "Formula", "HasDerivative",
    "HasIntegral", "Independent", "Induction", "Integers", "KroneckerDelta", "Le", "Lt", "Ne", "Notation", "Opening",
    "ProofError", "Rational", "Reference", "RenderError", "Si", "StatementError", "Sum", "Together", "UnknownNameError",
    "Variance", "algebra", "by", "calc", "cos", "decide", "define", "definition_of_variance", "derivative",
    "differentiate", "differentiate_and_simplify", "erf", "exp", "exponentials", "field_arithmetic", "formula",
    "fresnelc", "fresnels", "from_sympy", "hessian", "independence", "integrate", "interleave", "jvp", "linearity",
    "log", "logarithms", "permutation", "pi", "random", "reals", "sign", "sin", "sources", "sqrt", "step", "sums",
    "sums_and_fractions", "theorem", "theorems", "trigonometry", "unfold", "vector", "vector_of", "vjp", "zero",
]  # fmt: skip

_PUBLIC = {
    # a book and its theorems
    ".theorems": "BOOK",
    ".book": "Book BookError Chapter UnknownNameError",
    ".reference": "theorem theorems",
    ".cited": "Reference",
    # formulas of one's own
    ".derivatives": "derivative hessian jvp vjp",
    ".derived": "Derived",
    ".decisions": "Decision decide",
    ".formulas": "Formula formula",
    # the claims of the sources
    ".judging": "sources",
    # an entry: its claim, its proof, and the reasons of its steps
    ".calc": """
        Cases Entry Induction Notation Opening Together algebra by calc definition_of_variance differentiate
        differentiate_and_simplify exponentials field_arithmetic independence integrate linearity logarithms sign step
        sums sums_and_fractions trigonometry unfold
    """,
    # the language of claims
    ".language": """
        And Apart Ci Covariance Dimension Eq Expectation ForAll HasDerivative HasIntegral Independent Integers
        KroneckerDelta Le Lt Ne Rational Si Sum Variance cos define erf exp fresnelc fresnels interleave log permutation
        pi random reals sin sqrt vector vector_of zero
    """,
    ".render.from_sympy": "from_sympy",
    # what is refused
    ".build": "BuildError",
    ".kernel.rules": "ProofError",
    ".kernel.terms": "DeriveError StatementError",
    ".render.symbols": "RenderError",
}
_HOMES = MappingProxyType({name: module for module, names in _PUBLIC.items() for name in names.split()})
_CALLED = MappingProxyType({"calc": ".calc", "sources": ".judging", "theorems": ".reference"})
"""Public functions of which a module of this package has the name."""


def __getattr__(name: str) -> Any:
    if name in _CALLED or name == "prelude":
        return import_module(f"{__name__}.{name}")
    if name in _HOMES:
        home = import_module(f"{__name__}{_HOMES[name]}")
        if _HOMES[name] in (".language", ".formulas"):  # in a notebook these are shown as formulas
            shown = [getattr(home, kind) for kind in ("Vector", "Defined", "Formula") if hasattr(home, kind)]
            import_module(f"{__name__}.render.display").install(*shown)
        return getattr(home, name)
    if name == "__version__":
        return import_module(f"{__name__}.records").version()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}{'' if name[0] == '_' else _instead(name)}")


def _instead(name: str) -> str:
    """Return where a word is that is not one of ours, or which of ours was meant."""
    if name in import_module(f"{__name__}.notation.vocabulary").VOCABULARY:
        return f"; it is {__name__}.prelude.{name}"
    hint: str = import_module(f"{__name__}.words").meant(name, __all__)
    return hint


def __dir__() -> list[str]:
    return list(__all__)


class _Called(ModuleType):
    """A module of this package that has the name of a public function; called, it is that function."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        name = self.__name__.rpartition(".")[2]
        return getattr(import_module(f"{__name__}{_CALLED[name]}"), name)(*args, **kwargs)


class _Package(ModuleType):
    """The package itself."""

    def __setattr__(self, name: str, value: Any) -> None:
        if name in _CALLED and isinstance(value, ModuleType):  # the import system, when the module is loaded
            value.__class__ = _Called
        super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package
