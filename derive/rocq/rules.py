"""Replay each rule of the kernel in Rocq: mathematical ones by a lemma, structural ones by Rocq's means."""

from __future__ import annotations

from collections.abc import Mapping

LEMMAS: Mapping[str, tuple[str, ...]] = {  # rule: lemmas of derive/rocq/library/Rules.v
    "index_cases": ("index_cases",),
    "induction": ("induction",),
    "linear_combination": ("linear_combination",),
    "positive_combination": ("positive_combination",),
    "sum_congruence": ("sum_congruence",),
    "sum_sign": ("sum_sign",),
    "deriv_const": ("deriv_const",),
    "deriv_entry": (
        *("deriv_entry_real", "deriv_entry", "deriv_entry_matrix", "deriv_entry_matrices"),
        *("deriv_entry4", "deriv_entry5"),
    ),
    "deriv_add": ("deriv_add",),
    "deriv_mul": ("deriv_mul",),
    "deriv_div": ("deriv_div",),
    "deriv_fn": ("deriv_fn",),
    "deriv_fn_pos": ("deriv_fn_pos",),
    "deriv_sum": ("deriv_sum",),
    "deriv_eq": ("deriv_eq",),
    "integral": ("fundamental_theorem",),
    "expectation_congruence": ("expectation_congruence",),
    "expectation_factor": ("expectation_factor",),
}

SPECIAL = ("Ci", "Si", "fresnelc", "fresnels")  # functions of derive/rocq/library/SpecialFunctions.v

MECHANISMS: Mapping[str, str] = {  # rule: what stands for it in a script
    "assume": "the hypothesis itself",
    "cut": "the proof of a hypothesis in its place",
    "specialize": "application to an index",
    "both": "`conj`",
    "part": "`proj1`, `proj2`",
    "instantiate": "application to values",
    "resize_dimensions": "application of a theorem to other sizes",
    "fact": "application of the lemma of the fact",
    "unfold": "conversion of a defined symbol with its body: `eq_refl`",
    "refl": "`eq_refl`",
    "symm": "`eq_sym`",
    "trans": "`eq_trans`",
    "congruence": "`f_equal` of the context",
    "replace": "`eq_ind` of the context",
}
