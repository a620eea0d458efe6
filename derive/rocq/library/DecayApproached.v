(* The bound (b + 1)/(x ln b) of the modulus cannot be lowered. Proved by hand with Coquelicot. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Derive Require Import CosineIntegral DecayAnalysis.
Open Scope R_scope.

(* A distance at which the ends of the integral contribute with one phase. *)
Definition closest (b : R) (n : nat) : R := (2 * INR n + 1) * PI * b / (b - 1).

(* The modulus of I(x) by its bound. *)
Definition bound_quotient (b x : R) : R :=
  sqrt (decay b x ^ 2 + decay_imaginary b x ^ 2) * (x * ln b) / (b + 1).

(* Let J(u) be the integral of sin(x - v)/v from y to u, and G(u) = cos(u - x)/u + sin(u - x)/u^2 + 1/u^2 - J(u). Then
   G'(u) = - 2 (1 + sin(u - x))/u^3 <= 0, so G(x) <= G(y). If x - y is an odd multiple of pi, this says that J(x) is at
   least 1/x + 1/y + 1/x^2 - 1/y^2. *)
Lemma turned_integral_at_least (y x : R) (n : nat) : 0 < y <= x -> x - y = (2 * INR n + 1) * PI ->
  / x + / y + / x ^ 2 - / y ^ 2 <= sin x * RInt cos_over y x - cos x * RInt sin_over y x.
Proof.
  intros H Odd; set (C := fun v => RInt cos_over y v : R); set (S := fun v => RInt sin_over y v : R).
  assert (DC : forall u, 0 < u -> is_derive C u (cos u / u)).
  { intros u Hu; apply (primitive_positive cos_over y u continuous_cos_over); lra. }
  assert (DS : forall u, 0 < u -> is_derive S u (sin u / u)).
  { intros u Hu; apply (primitive_positive sin_over y u continuous_sin_over); lra. }
  set (G := fun u => (cos (u - x) / u + sin (u - x) / u ^ 2 + / u ^ 2) - (sin x * C u - cos x * S u)).
  assert (Le : G x <= G y).
  { apply (decreases G (fun u => - (2 * (1 + sin (u - x)) / u ^ 3)) y x); [lra| |].
    - intros u Hu; assert (U : 0 < u) by lra; unfold G; specialize (DC u U); specialize (DS u U); auto_derive.
      + repeat split; try (apply Rgt_not_eq; repeat apply Rmult_lt_0_compat; lra); try lra; eexists; eassumption.
      + replace (Derive (fun x : R => C x) u) with (cos u / u) by (symmetry; exact (is_derive_unique C u _ DC)).
        replace (Derive (fun x : R => S x) u) with (sin u / u) by (symmetry; exact (is_derive_unique S u _ DS)).
        replace (u + - x) with (u - x) by ring; rewrite sin_minus, cos_minus; field; lra.
    - intros u Hu; assert (U : 0 < u ^ 3) by (apply pow_lt; lra); pose proof (SIN_bound (u - x)).
      assert (0 <= 2 * (1 + sin (u - x)) / u ^ 3) by (apply Rmult_le_pos; [lra|left; now apply Rinv_0_lt_compat]).
      lra. }
  assert (C0 : C y = 0) by apply (@RInt_point R_CompleteNormedModule).
  assert (S0 : S y = 0) by apply (@RInt_point R_CompleteNormedModule).
  assert (E : y - x = - (PI + 2 * INR n * PI)) by (rewrite <- (Ropp_involutive (y - x)); f_equal; lra).
  unfold G in Le; rewrite C0, S0, (Rminus_diag_eq x x eq_refl), cos_0, sin_0, E, cos_neg, sin_neg in Le.
  rewrite cos_period, sin_period, cos_PI, sin_PI in Le; fold (C x); fold (S x).
  set (p := / x ^ 2) in *; set (q := / y ^ 2) in *; unfold Rdiv in Le; lra.
Qed.

(* A component of a plane vector is at most its length. *)
Lemma component_at_most_length (t A B : R) : sin t * A - cos t * B <= sqrt (A ^ 2 + B ^ 2).
Proof.
  apply Rle_trans with (1 := Rle_abs _); rewrite <- sqrt_Rsqr_abs; apply sqrt_le_1_alt; unfold Rsqr.
  pose proof (pow2_ge_0 (cos t * A + sin t * B)); pose proof (sin2_cos2 t) as One; unfold Rsqr in One.
  replace (A ^ 2 + B ^ 2) with ((sin t * sin t + cos t * cos t) * (A ^ 2 + B ^ 2)) by (rewrite One; ring); lra.
Qed.

(* At these distances x and x/b differ by an odd multiple of pi, and ln(b) I(x) is the integral of e^(iu)/u from x/b to
   x. Its component in the direction of the two ends is at least 1/x + b/x + 1/x^2 - b^2/x^2, which is (b + 1)/x times
   1 - (b - 1)/x. *)
Theorem decay_bound_approached (b : R) (n : nat)
    (given : 1 < b) :
  1 - (b - 1) / closest b n <= bound_quotient b (closest b n) /\ bound_quotient b (closest b n) <= 1.
Proof.
  pose proof (ln_pos b given) as Hl; pose proof PI_RGT_0 as P; pose proof (pos_INR n).
  assert (Hx : 0 < closest b n).
  { unfold closest; apply Rdiv_lt_0_compat; [|lra]; apply Rmult_lt_0_compat; [apply Rmult_lt_0_compat|]; lra. }
  assert (Odd : closest b n - closest b n / b = (2 * INR n + 1) * PI) by (unfold closest; field; lra).
  set (x := closest b n) in *; clearbody x; pose proof (below b x given Hx) as Below.
  assert (Hxl : 0 < x * ln b) by (now apply Rmult_lt_0_compat).
  unfold bound_quotient; set (m := sqrt (decay b x ^ 2 + decay_imaginary b x ^ 2)); split.
  - pose proof (turned_integral_at_least (x / b) x n Below Odd) as Turned.
    pose proof (component_at_most_length x (decay b x) (decay_imaginary b x)) as Component; fold m in Component.
    rewrite decay_closed, decay_imaginary_closed in Component by assumption.
    set (A := RInt cos_over (x / b) x) in *; set (B := RInt sin_over (x / b) x) in *.
    assert (Length : sin x * A - cos x * B <= m * ln b).
    { apply (Rmult_le_compat_r (ln b)) in Component; [|lra].
      replace ((sin x * (A / ln b) - cos x * (B / ln b)) * ln b) with (sin x * A - cos x * B) in Component
        by (field; lra); exact Component. }
    replace (1 - (b - 1) / x) with ((/ x + / (x / b) + / x ^ 2 - / (x / b) ^ 2) * (x / (b + 1))) by (field; lra).
    replace (m * (x * ln b) / (b + 1)) with (m * ln b * (x / (b + 1))) by (field; lra).
    apply Rmult_le_compat_r; [left; apply Rdiv_lt_0_compat; lra|lra].
  - destruct (decay_bound b x given Hx) as [_ M]; fold m in M.
    apply Rle_trans with ((b + 1) / (x * ln b) * (x * ln b / (b + 1))).
    + replace (m * (x * ln b) / (b + 1)) with (m * (x * ln b / (b + 1))) by (field; lra).
      apply Rmult_le_compat_r; [left; apply Rdiv_lt_0_compat; lra|exact M].
    + right; field; lra.
Qed.
