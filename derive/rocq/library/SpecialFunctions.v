(* The cosine integral, the sine integral and the Fresnel integrals, by integrals of Coquelicot, and their derivatives as
   the rules of the kernel use them.
   The library's integral is total: Ci is said of positive numbers, beyond which it means nothing. *)
From Coq Require Import Reals Lra.
From Coquelicot Require Import Coquelicot.
From Derive Require Import Rules CosineIntegral.
Open Scope R_scope.

Definition Ci (x : R) : R := - real (Lim (fun X => RInt (fun u => cos u / u) x X) p_infty).
Definition Si (x : R) : R := RInt (fun u => sin u / u) 0 x.
Definition fresnelc (x : R) : R := RInt (fun u => cos (PI / 2 * u ^ 2)) 0 x.
Definition fresnels (x : R) : R := RInt (fun u => sin (PI / 2 * u ^ 2)) 0 x.

(* ---- the cosine integral ---- *)

Lemma cosine_integral_tail (y x : R) : 0 < y <= x -> Rabs (RInt cos_over 1 x - RInt cos_over 1 y) <= / y + / x.
Proof.
  intros H; rewrite <- (RInt_difference cos_over 1 y x continuous_cos_over) by lra.
  pose proof (exponential_integral_bound y x H) as B; pose proof (pow2_ge_0 (RInt sin_over y x)).
  assert (P : 0 < / y + / x) by (apply Rplus_lt_0_compat; apply Rinv_0_lt_compat; lra).
  rewrite <- (Rabs_pos_eq (/ y + / x)) by lra; apply Rsqr_le_abs_0; unfold Rsqr; lra.
Qed.

Lemma cosine_integral_converges : exists l : R, is_lim (fun X => RInt cos_over 1 X) p_infty l.
Proof.
  apply (proj1 (@filterlim_locally_cauchy _ R_CompleteSpace (Rbar_locally p_infty) _ (fun X => RInt cos_over 1 X))).
  intros eps; pose proof (cond_pos eps) as Pe; exists (fun X => 2 / eps < X); split; [now exists (2 / eps)|].
  assert (Far : 0 < 2 / eps) by (apply Rdiv_lt_0_compat; lra).
  assert (Small : forall X, 2 / eps < X -> / X < eps / 2).
  { intros X HX; replace (eps / 2) with (/ (2 / eps)) by (field; lra).
    apply Rinv_lt_contravar; [apply Rmult_lt_0_compat; lra|exact HX]. }
  intros u v Hu Hv; pose proof (Small u Hu); pose proof (Small v Hv).
  change (Rabs (RInt cos_over 1 v - RInt cos_over 1 u) < eps).
  destruct (Rle_dec u v) as [L|L]; [|rewrite Rabs_minus_sym];
    (eapply Rle_lt_trans; [apply cosine_integral_tail; lra|lra]).
Qed.

Lemma Ci_from_one : exists l : R, forall x, 0 < x -> Ci x = RInt cos_over 1 x - l.
Proof.
  destruct cosine_integral_converges as [l L]; exists l; intros x Hx; unfold Ci.
  rewrite (is_lim_unique _ _ (l - RInt cos_over 1 x)); [simpl; ring|].
  apply (is_lim_ext_loc (fun X => RInt cos_over 1 X - RInt cos_over 1 x)).
  - exists 0; intros X HX; symmetry; apply (RInt_difference cos_over 1 x X continuous_cos_over); lra.
  - apply (is_lim_minus' _ _ p_infty l (RInt cos_over 1 x) L), is_lim_const.
Qed.

Theorem outer_Ci : outer_positive Ci (fun u => cos u / u).
Proof.
  destruct Ci_from_one as [l E]; intros u Hu; apply is_derive_Reals.
  apply (is_derive_ext_loc (fun v => RInt cos_over 1 v - l)).
  - apply (filter_imp (fun v => 0 < v)); [|exact (open_gt 0 u Hu)]; intros v Hv; symmetry; exact (E v Hv).
  - replace (cos u / u) with (minus (cos_over u) zero) by (unfold minus, plus, opp, zero, cos_over; simpl; ring).
    apply @is_derive_minus; [|apply @is_derive_const].
    apply (primitive_positive cos_over 1 u continuous_cos_over); lra.
Qed.

(* ---- the sine integral: at 0 the quotient is no sine over its angle, but one point does not count ---- *)

Definition sinc (u : R) : R := if Req_EM_T u 0 then 1 else sin u / u.

Lemma sinc_positive (u : R) : 0 < u -> sinc u = sin_over u.
Proof. intros H; unfold sinc; destruct (Req_EM_T u 0); [lra|reflexivity]. Qed.

Lemma sinc_continuous (u : R) : 0 <= u -> continuous sinc u.
Proof.
  intros [H|<-].
  - apply (continuous_ext_loc sinc sin_over); [|now apply continuous_sin_over].
    apply (filter_imp (fun v => 0 < v)); [|exact (open_gt 0 u H)]; intros v Hv; now rewrite sinc_positive.
  - apply (proj1 (continuity_pt_filterlim sinc 0)); intros eps He; destruct (derivable_pt_lim_sin 0 eps He) as [d D].
    exists d; split; [exact (cond_pos d)|]; intros u [[_ N] Hu]; simpl in *; unfold R_dist in *.
    rewrite Rminus_0_r in Hu; specialize (D u (not_eq_sym N) Hu); rewrite Rplus_0_l, sin_0, cos_0, Rminus_0_r in D.
    unfold sinc; destruct (Req_EM_T u 0); [now destruct N|]; destruct (Req_EM_T 0 0); [exact D|easy].
Qed.

Lemma sine_integrable (a b : R) : 0 <= a -> 0 <= b -> ex_RInt sin_over a b.
Proof.
  intros Ha Hb; apply (@ex_RInt_ext R_NormedModule sinc).
  - intros u [Hu _]; apply sinc_positive; apply Rle_lt_trans with (2 := Hu); now apply Rmin_glb.
  - apply (@ex_RInt_continuous R_CompleteNormedModule); intros u [Hu _]; apply sinc_continuous.
    apply Rle_trans with (2 := Hu); now apply Rmin_glb.
Qed.

Theorem outer_Si : outer_positive Si (fun u => sin u / u).
Proof.
  intros u Hu; apply is_derive_Reals.
  apply (@is_derive_RInt R_NormedModule sin_over Si 0 u); [|now apply continuous_sin_over].
  apply (filter_imp (fun v => 0 < v)); [|exact (open_gt 0 u Hu)].
  intros v Hv; apply (@RInt_correct R_CompleteNormedModule), sine_integrable; lra.
Qed.

(* ---- the Fresnel integrals ---- *)

Lemma primitive_from_zero (f : R -> R) : (forall u, continuous f u) -> outer (fun x => RInt f 0 x) f.
Proof.
  intros C u; apply is_derive_Reals.
  apply (@is_derive_RInt R_NormedModule f (fun v => RInt f 0 v) 0 u); [|apply C].
  apply filter_forall; intros v; apply (@RInt_correct R_CompleteNormedModule).
  apply (@ex_RInt_continuous R_CompleteNormedModule); intros t _; apply C.
Qed.

Theorem outer_fresnelc : outer fresnelc (fun u => cos (PI / 2 * u ^ 2)).
Proof.
  apply primitive_from_zero; intros u; apply (@ex_derive_continuous R_AbsRing R_NormedModule); auto_derive; exact I.
Qed.

Theorem outer_fresnels : outer fresnels (fun u => sin (PI / 2 * u ^ 2)).
Proof.
  apply primitive_from_zero; intros u; apply (@ex_derive_continuous R_AbsRing R_NormedModule); auto_derive; exact I.
Qed.

Lemma fresnelc_zero : fresnelc 0 = 0.
Proof. exact (@RInt_point R_CompleteNormedModule 0 _). Qed.

Lemma fresnels_zero : fresnels 0 = 0.
Proof. exact (@RInt_point R_CompleteNormedModule 0 _). Qed.
