"""The table of facts as lemmas: statements written from the table, and the sentence that proves each."""

from __future__ import annotations

from collections.abc import Mapping

from ..kernel.facts import FACTS
from .names import Names
from .statement import Lemma
from .text import Writer

PROOFS: Mapping[str, str] = {
    # division
    "mul_inverse": "field; exact given",
    "inverse_mul": "unfold Rdiv; rewrite Rinv_mult; ring",
    "inverse_inverse": "unfold Rdiv; rewrite !Rmult_1_l; exact (Rinv_inv b)",
    "inverse_pos": "unfold Rdiv; rewrite Rmult_1_l; exact (Rinv_0_lt_compat b given)",
    # order
    "square_nonneg": "exact (pow2_ge_0 a)",
    "square_pos": "rewrite <- Rsqr_pow2; exact (Rsqr_pos_lt a given)",
    "mul_pos": "exact (Rmult_lt_0_compat a b given_1 given_2)",
    "mul_nonneg": "exact (Rmult_le_pos a b given_1 given_2)",
    "ne_of_pos": "exact (Rgt_not_eq a 0 given)",
    "sub_ne_zero": "exact (Rminus_eq_contra a b given)",
    "ne_of_mul": "intros H; apply given; rewrite H; ring",
    # exponential, logarithm, root
    "exp_add": "exact (exp_plus a b)",
    "exp_pos": "exact (exp_pos a)",
    "exp_tangent": "exact (exp_ineq1_le a)",
    "log_exp": "exact (ln_exp a)",
    "exp_log": "exact (exp_ln a given)",
    "le_sqrt_square": "rewrite <- Rsqr_pow2, sqrt_Rsqr_abs; exact (Rle_abs a)",
    "sqrt_square": "exact (pow2_sqrt a given)",
    "pi_pos": "exact PI_RGT_0",
    # trigonometry, Fresnel's integrals
    "cos_add": "exact (cos_plus a b)",
    "sin_add": "exact (sin_plus a b)",
    "cos_neg": "exact (cos_neg a)",
    "sin_neg": "exact (sin_neg a)",
    "cos_square_add_sin_square": "rewrite <- (sin2_cos2 a); unfold Rsqr; ring",
    "fresnelc_zero": "exact SpecialFunctions.fresnelc_zero",
    "fresnels_zero": "exact SpecialFunctions.fresnels_zero",
    # finite sums
    "sum_one": "exact (Sum_one n)",
    "sum_add": "exact (Sum_add f g)",
    "sum_scale": "exact (Sum_scale c f)",
    "sum_exchange": "exact (Sum_exchange f)",
    "sum_permutation": "exact (Sum_permutation sigma f)",
    "sum_pairs": "exact (Sum_pairs f)",
    "pairs_even": "exact (Support.pairs_even u v e)",
    "pairs_odd": "exact (Support.pairs_odd u v e)",
    # the Kronecker delta
    "sum_delta": "exact (Sum_delta j f)",
    "delta_same": "exact (Support.delta_same i)",
    "delta_apart": "exact (Support.delta_apart i j given)",
    "apart_symm": "exact (not_eq_sym given)",
    # expectation
    "expectation_const": "exact (E_const c)",
    "expectation_add": "exact (E_add X Y (moments X) (moments Y))",
    "expectation_scale": "exact (E_scale c X (moments X))",
    "expectation_sum": "exact (E_sum F (fun i => moments (F i)))",
    "variance": "exact (Var_is X (moments X))",
    "covariance": "exact (Cov_is X Y (moments X) (moments Y))",
}


def statement(name: str) -> Lemma:
    """Return a law of the table; no proof needs a positive size."""
    concl, hyps = FACTS[name]
    return Lemma(f"Facts.{name}", hyps, concl, positive=False)


def lemma(name: str) -> str:
    """Return the lemma of a law, with its proof."""
    return f"Lemma {statement(name).header(Writer(Names(), {}))}.\nProof. {PROOFS[name]}. Qed."
