"""Constants of the libraries that statements may use beside our definitions, each by its full name.

What is not listed is refused, so that a new one is seen by whoever reads the change. To believe a statement is to
believe that these mean what their libraries say.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["CONSTANTS", "HIDDEN"]

_BY_MODULE = {
    # propositions, numbers, pairs and lists
    "Coq.Init.Logic": "True False I and conj or iff not eq eq_refl eq_ind_r ex ex_intro False_rect False_ind",
    "Coq.Init.Datatypes": "nat O S unit tt bool true false prod pair fst snd sum inl inr list nil cons length",
    "Coq.Init.Specif": "sumbool left right sig exist proj1_sig value",
    "Coq.Init.Nat": "add mul sub pow pred",
    "Coq.Init.Peano": "le lt",
    "Coq.Arith.PeanoNat": "Nat.nlt_0_r Nat.pow",
    "Coq.Arith.Compare_dec": "le_dec",
    "Coq.Lists.List": "In fold_left seq",
    "Coq.Vectors.Fin": "t F1 FS caseS' eq_dec to_nat L R",
    "Coq.Vectors.Vector": "t nil cons nth",
    "Coq.Logic.FunctionalExtensionality": "functional_extensionality",
    "Coq.Numbers.BinNums": "positive xI xO xH Z Z0 Zpos Zneg",
    "Coq.ZArith.BinInt": "Z.pow_pos Z.sub Z.succ",
    "Coq.QArith.QArith_base": "Qmake",
    # real numbers
    "Coq.Reals.Rdefinitions": "RbaseSymbolsImpl.R RbaseSymbolsImpl.Rlt RbaseSymbolsImpl.Rplus RbaseSymbolsImpl.Rmult "
    "RbaseSymbolsImpl.Ropp RinvImpl.Rinv Rle Rgt Rge Rminus Rdiv IZR Q2R",
    "Coq.Reals.Raxioms": "INR",
    "Coq.Reals.Rbasic_fun": "Rabs Rmax Rmin",
    "Coq.Reals.Rpow_def": "pow",
    "Coq.Reals.R_sqrt": "sqrt",
    "Coq.Reals.Rpower": "Rpower ln",
    "Coq.Reals.Rtrigo_def": "exp cos sin cosh sinh",
    "Coq.Reals.Rtrigo1": "PI",
    "Coq.Reals.Rfunctions": "sum_f_R0",
    "Coq.Reals.Rseries": "Un_cv",
    "Coq.Reals.Ranalysis1": "continuity_pt derivable_pt_lim",
    "Coq.Reals.RiemannInt": "RiemannInt Riemann_integrable",
    # integrals and limits as Coquelicot has them, for every function, with a value of no meaning where there is none
    "Coquelicot.Hierarchy": "R_NormedModule R_CompleteNormedModule",
    "Coquelicot.Rbar": "p_infty real",
    "Coquelicot.Continuity": "Lim",
    "Coquelicot.RInt": "RInt ex_RInt",
}

CONSTANTS = frozenset(f"{module}.{name}" for module, names in _BY_MODULE.items() for name in names.split())
"""Their full names."""

HIDDEN: Mapping[str, str] = MappingProxyType(
    {
        "Derive.ErrorFunction.bell_integrable": "`RiemannInt` has the same value for every proof that there is one",
        "Derive.SoftmaxAnalysis.maximal_or_not": "what it decides has one answer only",
    }
)
"""Definitions of our files with a hidden body that statements may name, and why the body does not matter."""
