(* When the real part of I_alpha(x) keeps its sign, for alpha >= 1: if it is not negative at x = 3 pi/2, the first
   minimum of Wave. Proved by hand with Coquelicot.

   Up to a positive factor Re I_alpha(u) is Wave(u), the integral of cos(s^alpha) over s from 0 to u^(1/alpha), whose
   derivative in u is cos(u) w(u) with the weight w(u) = u^(1/alpha - 1)/alpha, which falls. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Derive Require Import CosineIntegral PowerDecay.
Open Scope R_scope.

Lemma power_continuous_everywhere (alpha t : R) : 0 < alpha -> continuity_pt (power alpha) t.
Proof.
  intros Ha; destruct (Rle_lt_dec 0 t) as [P|N]; [now apply power_continuous|].
  intros eps He; exists (- t); split; [lra|]; intros s [_ Hs]; simpl in *; unfold R_dist in *.
  apply Rabs_def2 in Hs; unfold power; destruct (Rle_dec s 0); [|lra]; destruct (Rle_dec t 0); [|lra].
  now rewrite Rminus_diag_eq, Rabs_R0.
Qed.

Definition chirp (alpha s : R) : R := cos (power alpha s).

Lemma chirp_continuous (alpha s : R) : 0 < alpha -> continuous (chirp alpha) s.
Proof.
  intros Ha; apply continuity_pt_filterlim, (continuity_pt_comp (power alpha) cos); [|apply continuity_cos].
  now apply power_continuous_everywhere.
Qed.

Lemma chirp_integrable (alpha a b : R) : 0 < alpha -> ex_RInt (chirp alpha) a b.
Proof. intros Ha; apply (@ex_RInt_continuous R_CompleteNormedModule); intros s _; now apply chirp_continuous. Qed.

Definition Wave (alpha u : R) : R := RInt (chirp alpha) 0 (Rpower u (/ alpha)).

Lemma root_of_power (alpha u : R) : 0 < alpha -> 0 < u -> Rpower (Rpower u (/ alpha)) alpha = u.
Proof. intros Ha Hu; rewrite Rpower_mult, Rinv_l, Rpower_1 by lra; reflexivity. Qed.

(* With t = s/X and X = x^(1/alpha). *)
Lemma power_decay_is_wave (alpha x : R) : 0 < alpha -> 0 < x -> Rpower x (/ alpha) * power_decay alpha x = Wave alpha x.
Proof.
  intros Ha Hx; set (X := Rpower x (/ alpha)); assert (P : 0 < X) by apply exp_pos.
  assert (C := @RInt_comp_lin R_CompleteNormedModule (chirp alpha) X 0 0 1 (chirp_integrable alpha _ _ Ha)).
  replace (X * 0 + 0) with 0 in C by ring; replace (X * 1 + 0) with X in C by ring.
  unfold Wave; fold X; rewrite <- C; unfold power_decay.
  transitivity (RInt (fun t => scal X (cos (x * Rpower t alpha))) 0 1).
  - symmetry; apply (@RInt_scal R_CompleteNormedModule (fun t => cos (x * Rpower t alpha))).
    apply (power_integrable cos); [exact Ha|apply continuity_cos].
  - apply RInt_ext; intros t Ht; rewrite Rmin_left in Ht by lra; unfold chirp; do 2 f_equal.
    rewrite Rplus_0_r, power_positive by (apply Rmult_lt_0_compat; lra).
    rewrite <- Rpower_mult_distr by lra; unfold X; now rewrite root_of_power.
Qed.

Definition weight (alpha u : R) : R := / alpha * Rpower u (/ alpha - 1).

Lemma Wave_derivative (alpha u : R) : 0 < alpha -> 0 < u -> is_derive (Wave alpha) u (cos u * weight alpha u).
Proof.
  intros Ha Hu; apply is_derive_Reals; unfold Wave.
  replace (cos u) with (chirp alpha (Rpower u (/ alpha)))
    by (unfold chirp; rewrite power_positive by apply exp_pos; now rewrite root_of_power).
  apply (derivable_pt_lim_comp (fun u => Rpower u (/ alpha)) (fun X => RInt (chirp alpha) 0 X)).
  - exact (derivable_pt_lim_power u (/ alpha) Hu).
  - apply is_derive_Reals, (@is_derive_RInt R_NormedModule (chirp alpha) _ 0); [|now apply chirp_continuous].
    apply filter_forall; intros X; apply (@RInt_correct R_CompleteNormedModule); now apply chirp_integrable.
Qed.

Lemma weight_positive (alpha u : R) : 0 < alpha -> 0 < weight alpha u.
Proof. intros Ha; apply Rmult_lt_0_compat; [now apply Rinv_0_lt_compat|apply exp_pos]. Qed.

Lemma weight_falls (alpha u v : R) : 1 <= alpha -> 0 < u <= v -> weight alpha v <= weight alpha u.
Proof.
  intros Ha H; apply Rmult_le_compat_l; [left; apply Rinv_0_lt_compat; lra|].
  assert (E : / alpha <= 1) by (rewrite <- Rinv_1; apply Rinv_le_contravar; lra).
  assert (L : ln u <= ln v) by (destruct (proj2 H) as [S|<-]; [left; apply ln_increasing; lra|right; reflexivity]).
  assert (G : (/ alpha - 1) * ln v <= (/ alpha - 1) * ln u).
  { pose proof (Rmult_le_compat_l (1 - / alpha) _ _ ltac:(lra) L); lra. }
  unfold Rpower; destruct G as [G|G]; [left; now apply exp_increasing|right; now rewrite G].
Qed.

Lemma Wave_derivative_of_opposite (alpha u : R) : 0 < alpha -> 0 < u ->
  is_derive (fun u => - Wave alpha u) u (- (cos u * weight alpha u)).
Proof. intros Ha Hu; apply (@is_derive_opp R_AbsRing R_NormedModule), Wave_derivative; assumption. Qed.

Lemma Wave_falls (alpha u v : R) : 0 < alpha -> 0 < u <= v -> (forall t, u <= t <= v -> cos t <= 0) ->
  Wave alpha v <= Wave alpha u.
Proof.
  intros Ha H N; apply (decreases (Wave alpha) (fun u => cos u * weight alpha u) u v (proj2 H)).
  - intros t Ht; apply Wave_derivative; lra.
  - intros t Ht; specialize (N t Ht); pose proof (weight_positive alpha t Ha) as P.
    pose proof (Rmult_le_compat_r _ _ _ (Rlt_le _ _ P) N); lra.
Qed.

Lemma Wave_rises (alpha u v : R) : 0 < alpha -> 0 < u <= v -> (forall t, u <= t <= v -> 0 <= cos t) ->
  Wave alpha u <= Wave alpha v.
Proof.
  intros Ha H N; apply Ropp_le_cancel.
  apply (decreases (fun u => - Wave alpha u) (fun u => - (cos u * weight alpha u)) u v (proj2 H)).
  - intros t Ht; apply Wave_derivative_of_opposite; lra.
  - intros t Ht; pose proof (Rmult_le_pos _ _ (N t Ht) (Rlt_le _ _ (weight_positive alpha t Ha))); lra.
Qed.

(* ---- from one minimum to the next ---- *)

Definition minimum (k : nat) : R := 3 * (PI / 2) + 2 * INR k * PI.

Lemma minimum_positive (k : nat) : 0 < minimum k.
Proof. pose proof PI_RGT_0; pose proof (Rmult_le_pos _ _ (pos_INR k) (Rlt_le _ _ PI_RGT_0)); unfold minimum; lra. Qed.

Lemma minimum_next (k : nat) : minimum (S k) = minimum k + 2 * PI.
Proof. unfold minimum; rewrite S_INR; ring. Qed.

Lemma cos_from_minimum (k : nat) (v : R) : cos (minimum k + v) = sin v.
Proof.
  unfold minimum; replace (3 * (PI / 2) + 2 * INR k * PI + v) with (3 * (PI / 2) + v + 2 * INR k * PI) by ring.
  rewrite cos_period, cos_plus, cos_3PI2, sin_3PI2; ring.
Qed.

(* Wave at v and half a turn on, added: what is gained at v is more than what is lost there. *)
Lemma Wave_at_next_minimum (alpha : R) (k : nat) : 1 <= alpha -> Wave alpha (minimum k) <= Wave alpha (minimum (S k)).
Proof.
  intros Ha; pose proof (minimum_positive k) as P; pose proof PI_RGT_0 as Pi.
  set (a := minimum k) in *.
  set (Q := fun v => - (Wave alpha (a + v) + Wave alpha (a + PI + v))).
  set (Q' := fun v => - (sin v * weight alpha (a + v) + - sin v * weight alpha (a + PI + v))).
  assert (D : Q PI <= Q 0).
  { apply (decreases Q Q' 0 PI (Rlt_le _ _ Pi)).
    - intros v Hv; apply is_derive_Reals; unfold Q, Q'; apply derivable_pt_lim_opp.
      assert (Shift : forall c d, 0 < c + v -> cos (c + v) = d ->
          derivable_pt_lim (fun v => Wave alpha (c + v)) v (d * weight alpha (c + v))).
      { intros c d Hc <-.
        replace (cos (c + v) * weight alpha (c + v)) with (cos (c + v) * weight alpha (c + v) * (0 + 1)) by ring.
        apply (derivable_pt_lim_comp (fun v => c + v) (Wave alpha)).
        - apply (derivable_pt_lim_plus (fun _ => c) (fun v => v));
            [apply derivable_pt_lim_const|apply derivable_pt_lim_id].
        - apply is_derive_Reals, Wave_derivative; lra. }
      apply (derivable_pt_lim_plus (fun v => Wave alpha (a + v)) (fun v => Wave alpha (a + PI + v)));
        apply Shift; try lra.
      + apply cos_from_minimum.
      + replace (a + PI + v) with (a + (v + PI)) by ring; unfold a; rewrite cos_from_minimum; apply neg_sin.
    - intros v Hv; pose proof (sin_ge_0 v ltac:(lra) ltac:(lra)) as S.
      pose proof (weight_falls alpha (a + v) (a + PI + v) Ha ltac:(lra)) as W.
      pose proof (Rmult_le_compat_l _ _ _ S W); unfold Q'; lra. }
  unfold Q in D; rewrite !Rplus_0_r in D; unfold a in *; rewrite minimum_next.
  replace (minimum k + PI + PI) with (minimum k + 2 * PI) in D by ring; lra.
Qed.

Lemma Wave_after_minimum (alpha u : R) (k : nat) : 1 <= alpha -> minimum k <= u <= minimum (S k) ->
  Wave alpha (minimum k) <= Wave alpha u.
Proof.
  intros Ha Hu; pose proof (minimum_positive k) as P; pose proof PI_RGT_0 as Pi; pose proof (minimum_next k) as N.
  destruct (Rle_lt_dec u (minimum k + PI)) as [L|L].
  - apply Wave_rises; [lra|lra|]; intros t Ht; replace t with (minimum k + (t - minimum k)) by ring.
    rewrite cos_from_minimum; apply sin_ge_0; lra.
  - apply Rle_trans with (1 := Wave_at_next_minimum alpha k Ha).
    apply Wave_falls; [lra|lra|]; intros t Ht; replace t with (minimum k + (t - minimum k)) by ring.
    rewrite cos_from_minimum; apply sin_le_0; lra.
Qed.

Lemma Wave_least (alpha u : R) (k : nat) : 1 <= alpha -> minimum 0 <= u <= minimum k ->
  Wave alpha (minimum 0) <= Wave alpha u.
Proof.
  intros Ha; revert u; assert (M : forall k, Wave alpha (minimum 0) <= Wave alpha (minimum k)).
  { intros j; induction j as [|j IH]; [apply Rle_refl|apply Rle_trans with (1 := IH), Wave_at_next_minimum, Ha]. }
  induction k as [|k IH]; intros u Hu; [replace u with (minimum 0) by lra; apply Rle_refl|].
  destruct (Rle_lt_dec u (minimum k)) as [L|L]; [apply IH; lra|].
  apply Rle_trans with (1 := M k), Wave_after_minimum; [exact Ha|lra].
Qed.

(* Up to pi/2 the integrand is not negative. From there to 3 pi/2 Wave falls, and beyond no value of Wave is below that
   one. *)
Theorem nonnegative_iff_at_first_minimum (alpha : R)
    (given : 1 <= alpha) :
  (forall x : R, 0 < x -> 0 <= power_decay alpha x) <-> 0 <= power_decay alpha (3 * (PI / 2)).
Proof.
  pose proof PI_RGT_0 as Pi; split; [intros H; apply H; lra|]; intros H x Hx.
  assert (F : minimum 0 = 3 * (PI / 2)) by (unfold minimum; simpl; ring).
  assert (Zmin : 0 <= Wave alpha (minimum 0)).
  { rewrite F, <- power_decay_is_wave by lra; apply Rmult_le_pos; [left; apply exp_pos|exact H]. }
  destruct (Rle_lt_dec x (PI / 2)) as [S|S].
  - apply RInt_ge_0; [lra|apply (power_integrable cos); [lra|apply continuity_cos]|].
    intros t Ht; assert (0 < Rpower t alpha <= 1).
    { split; [apply exp_pos|]; replace 1 with (Rpower 1 alpha) by (unfold Rpower; now rewrite ln_1, Rmult_0_r, exp_0).
      apply Rle_Rpower_l; lra. }
    assert (0 <= x * Rpower t alpha <= x * 1) by (split; [apply Rmult_le_pos; lra|apply Rmult_le_compat_l; lra]).
    apply cos_ge_0; lra.
  - assert (Zx : 0 <= Wave alpha x).
    { apply Rle_trans with (1 := Zmin); destruct (Rle_lt_dec x (minimum 0)) as [L|L].
      - apply Wave_falls; [lra|lra|]; intros t Ht; apply cos_le_0; lra.
      - destruct (archimed_cor1 (/ x) ltac:(now apply Rinv_0_lt_compat)) as [k [K k_pos]].
        apply (Wave_least alpha x k given); split; [lra|].
        assert (x < INR k).
        { pose proof (lt_0_INR k k_pos); rewrite <- (Rinv_inv x), <- (Rinv_inv (INR k)).
          apply Rinv_lt_contravar; [apply Rmult_lt_0_compat; now apply Rinv_0_lt_compat|exact K]. }
        pose proof PI2_1; unfold PI2 in *; pose proof (pos_INR k).
        assert (INR k * 1 <= INR k * PI) by (apply Rmult_le_compat_l; lra); unfold minimum; lra. }
    rewrite <- power_decay_is_wave in Zx by lra; pose proof (exp_pos (/ alpha * ln x)) as P.
    destruct (Rle_lt_dec 0 (power_decay alpha x)) as [|N]; [assumption|].
    pose proof (Rmult_lt_0_compat _ (- power_decay alpha x) P ltac:(lra)); unfold Rpower in Zx; lra.
Qed.
