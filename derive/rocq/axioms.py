"""The axioms of Coq's standard library on which proofs may rest, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

AXIOMS: Mapping[str, str] = {
    "ClassicalDedekindReals.sig_forall_dec": "Of a decidable property of numbers 0, 1, 2, ..., one can tell whether "
    "all have it, and find one that does not. So real numbers can be compared.",
    "ClassicalDedekindReals.sig_not_dec": "Of every proposition, one can tell whether its negation holds. So a real "
    "number may be a set of rational numbers.",
    "FunctionalExtensionality.functional_extensionality_dep": "Functions with the same values are equal.",
    "Classical_Prop.classic": "Every proposition holds, or its negation does.",
}
"""Nothing else may be assumed, except in the files below."""

ENCLOSURES = ("DecayEnclosures",)
"""Files of ``derive/rocq/library`` whose numeric enclosures are computed in machine integers."""

INTEGERS = ("PrimInt63", "Uint63")
"""Modules of Coq in which machine integers and what is assumed of them stand."""


def together(title: str, names: Iterable[str]) -> str:
    """Return a definition that uses some theorems, so that Rocq is asked only once for their axioms.

    Each stands beside the others: in a tuple, the type of every beginning would be written out again.

    Examples
    --------
    >>> together("both", ["@A.one", "@B.two"])
    'Definition both : True := let _ := @A.one in let _ := @B.two in I.'
    """
    return " ".join([f"Definition {title} : True :=", *(f"let _ := {name} in" for name in names), "I."])
