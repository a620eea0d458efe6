(* Decay of the integral I_alpha(x) = int_0^1 exp(i x t^alpha) dt of a power of at most 1. Proved by hand with
   Coquelicot. *)
From Coq Require Import Reals Lra.
From Coquelicot Require Import Coquelicot.
From Derive Require Import Support Variation WeightedDecay.
Open Scope R_scope.

(* The real and the imaginary part of the integral. The power that the library has is 1 at t = 0, and t^alpha
   elsewhere; one point is nothing to an integral. *)
Definition power_decay (alpha x : R) : R := RInt (fun t : R => cos (x * Rpower t alpha)) 0 1.
Definition power_decay_imaginary (alpha x : R) : R := RInt (fun t : R => sin (x * Rpower t alpha)) 0 1.

(* ---- the integrals exist ---- *)

(* t^alpha, and 0 at 0. *)
Definition power (alpha t : R) : R := if Rle_dec t 0 then 0 else Rpower t alpha.

Lemma power_positive (alpha t : R) : 0 < t -> power alpha t = Rpower t alpha.
Proof. intros H; unfold power; destruct (Rle_dec t 0); [lra|reflexivity]. Qed.

(* Up to epsilon^(1/alpha) it is at most epsilon. *)
Lemma power_continuous_at_0 (alpha : R) : 0 < alpha -> continuity_pt (power alpha) 0.
Proof.
  intros Ha eps He; exists (Rpower (eps / 2) (/ alpha)); split; [apply exp_pos|].
  intros t [_ Ht]; simpl in *; unfold R_dist in *; rewrite Rminus_0_r in Ht.
  replace (power alpha 0) with 0 by (unfold power; destruct (Rle_dec 0 0); lra); rewrite Rminus_0_r.
  unfold power; destruct (Rle_dec t 0) as [|P]; [rewrite Rabs_R0; exact He|].
  rewrite Rabs_pos_eq in * by (try (left; apply exp_pos); lra).
  apply Rle_lt_trans with (Rpower (Rpower (eps / 2) (/ alpha)) alpha); [apply Rle_Rpower_l; lra|].
  rewrite Rpower_mult, Rinv_l, Rpower_1; lra.
Qed.

Lemma power_continuous (alpha t : R) : 0 < alpha -> 0 <= t -> continuity_pt (power alpha) t.
Proof.
  intros Ha [P|<-]; [|now apply power_continuous_at_0].
  apply (continuity_pt_locally_ext (fun t => Rpower t alpha) (power alpha) t t P).
  - intros s Hs; symmetry; apply power_positive; apply Rabs_def2 in Hs; lra.
  - apply derivable_continuous_pt; eexists; exact (derivable_pt_lim_power t alpha P).
Qed.

Lemma power_integrable (f : R -> R) (alpha x : R) : 0 < alpha -> continuity f ->
  ex_RInt (fun t => f (x * Rpower t alpha)) 0 1.
Proof.
  intros Ha Cf; apply (ex_RInt_ext (fun t => f (x * power alpha t))).
  - intros t Ht; rewrite Rmin_left in Ht by lra; now rewrite power_positive.
  - apply integrable_of_pt; [lra|]; intros t Ht; apply (continuity_pt_comp (fun t => x * power alpha t) f); [|apply Cf].
    apply (continuity_pt_scal (power alpha)), power_continuous; lra.
Qed.

(* ---- from eta to 1 ---- *)

Lemma moved_power_derivative (c eta alpha s : R) : 0 < c * s + eta ->
  derivable_pt_lim (fun s => Rpower (c * s + eta) alpha) s (c * alpha * Rpower (c * s + eta) (alpha - 1)).
Proof.
  intros P; replace (c * alpha * Rpower (c * s + eta) (alpha - 1))
    with (alpha * Rpower (c * s + eta) (alpha - 1) * (c * 1 + 0)) by ring.
  apply (derivable_pt_lim_comp (fun s => c * s + eta) (fun z => Rpower z alpha)).
  - apply (derivable_pt_lim_plus (fun s => c * s) (fun _ => eta)); [|apply derivable_pt_lim_const].
    apply (derivable_pt_lim_scal (fun s => s)), derivable_pt_lim_id.
  - exact (derivable_pt_lim_power _ _ P).
Qed.

Lemma power_at_least_1 (alpha z : R) : alpha <= 1 -> 0 < z <= 1 -> 1 <= Rpower z (alpha - 1).
Proof.
  intros Ha Hz; replace (alpha - 1) with (- (1 - alpha)) by ring; rewrite Rpower_Ropp, <- Rinv_1 at 1.
  apply Rinv_le_contravar; [apply exp_pos|]; replace 1 with (Rpower 1 (1 - alpha)) at 2.
  - apply Rle_Rpower_l; lra.
  - unfold Rpower; now rewrite ln_1, Rmult_0_r, exp_0.
Qed.

(* On [eta, 1] the points are c s + eta, c = 1 - eta, for s in [0, 1]. *)
Lemma moved_integral (f : R -> R) (eta : R) : 0 <= eta < 1 -> ex_RInt f 0 1 ->
  is_RInt (fun s => f ((1 - eta) * s + eta)) 0 1 (RInt f eta 1 / (1 - eta)).
Proof.
  intros Hd I; assert (J : is_RInt f ((1 - eta) * 0 + eta) ((1 - eta) * 1 + eta) (RInt f eta 1)).
  { replace ((1 - eta) * 0 + eta) with eta by ring; replace ((1 - eta) * 1 + eta) with 1 by ring.
    apply (@RInt_correct R_CompleteNormedModule), integrable_piece; [exact I|lra|lra]. }
  apply (@is_RInt_comp_lin R_NormedModule), (@is_RInt_scal R_NormedModule _ _ _ (/ (1 - eta))) in J.
  apply (is_RInt_ext (fun s => scal (/ (1 - eta)) (scal (1 - eta) (f ((1 - eta) * s + eta))))).
  - intros s _; change (/ (1 - eta) * ((1 - eta) * f ((1 - eta) * s + eta)) = f ((1 - eta) * s + eta)).
    field; lra.
  - replace (RInt f eta 1 / (1 - eta)) with (scal (/ (1 - eta)) (RInt f eta 1)); [exact J|].
    change (/ (1 - eta) * RInt f eta 1 = RInt f eta 1 / (1 - eta)); unfold Rdiv; ring.
Qed.

(* The slope of the moved power is at least (1 - eta) alpha and does not grow. The first factor comes back with the
   integral, which is 1 - eta times that of the moved power. *)
Lemma power_bound_from (alpha x eta : R) : 0 < alpha <= 1 -> 0 < x -> 0 < eta < 1 ->
  sqrt (RInt (fun t => cos (x * Rpower t alpha)) eta 1 ^ 2 + RInt (fun t => sin (x * Rpower t alpha)) eta 1 ^ 2) <=
    2 / (alpha * x).
Proof.
  intros Ha Hx Hd; set (c := 1 - eta); assert (Hc : 0 < c) by (unfold c; lra).
  assert (In : forall s, 0 <= s <= 1 -> 0 < c * s + eta <= 1).
  { intros s Hs; assert (0 <= c * s <= c * 1); [|unfold c in *; lra].
    split; [apply Rmult_le_pos; lra|apply Rmult_le_compat_l; lra]. }
  assert (Moved : forall f, continuity f -> is_RInt (fun s => 1 * f (x * Rpower (c * s + eta) alpha)) 0 1
      (RInt (fun t => f (x * Rpower t alpha)) eta 1 / c)).
  { intros f Cf; apply (is_RInt_ext (fun s => f (x * Rpower (c * s + eta) alpha))).
    { intros; symmetry; apply Rmult_1_l. }
    apply (moved_integral (fun t => f (x * Rpower t alpha))); [lra|apply power_integrable; [lra|exact Cf]]. }
  pose proof (Moved cos continuity_cos) as MC; pose proof (Moved sin continuity_sin) as MS; clear Moved.
  pose proof (weighted_decay_bound (fun s => Rpower (c * s + eta) alpha)
    (fun s => c * alpha * Rpower (c * s + eta) (alpha - 1))
    (fun s => c * alpha * (c * (alpha - 1) * Rpower (c * s + eta) (alpha - 1 - 1)))
    (fun _ => 1) x (c * alpha) 0 Hx) as Bound; cbv beta in Bound.
  rewrite (is_RInt_unique _ _ _ _ MC), (is_RInt_unique _ _ _ _ MS) in Bound.
  set (A := RInt (fun t => cos (x * Rpower t alpha)) eta 1) in *.
  set (B := RInt (fun t => sin (x * Rpower t alpha)) eta 1) in *.
  replace (sqrt (A ^ 2 + B ^ 2)) with (c * sqrt ((A / c) ^ 2 + (B / c) ^ 2)).
  - replace (2 / (alpha * x)) with (c * (2 * (Rabs 1 + 0) / (x * (c * alpha)))) by (rewrite Rabs_R1; field; lra).
    apply Rmult_le_compat_l; [lra|]; apply Bound; clear Bound.
    + apply Rmult_lt_0_compat; lra.
    + intros s Hs; apply moved_power_derivative; now apply In.
    + intros s Hs; apply (derivable_pt_lim_scal (fun s => Rpower (c * s + eta) (alpha - 1))).
      apply moved_power_derivative; now apply In.
    + intros s Hs; apply (continuity_pt_scal (fun s => c * (alpha - 1) * Rpower (c * s + eta) (alpha - 1 - 1))).
      apply (continuity_pt_scal (fun s => Rpower (c * s + eta) (alpha - 1 - 1))).
      apply derivable_continuous_pt; eexists; apply moved_power_derivative; now apply In.
    + right; intros s Hs; assert (0 < c * alpha) by (apply Rmult_lt_0_compat; lra).
      assert (0 <= c * (1 - alpha) * Rpower (c * s + eta) (alpha - 1 - 1)).
      { apply Rmult_le_pos; [apply Rmult_le_pos; lra|left; apply exp_pos]. }
      rewrite <- (Rmult_0_r (c * alpha)); apply Rmult_le_compat_l; lra.
    + intros s Hs; assert (0 < c * alpha) by (apply Rmult_lt_0_compat; lra).
      pose proof (power_at_least_1 alpha (c * s + eta) (proj2 Ha) (In s Hs)).
      rewrite Rabs_pos_eq by (apply Rmult_le_pos; lra); rewrite <- (Rmult_1_r (c * alpha)) at 1.
      apply Rmult_le_compat_l; lra.
    + intros n t _ _; rewrite (Sum_ext _ (fun _ => 0)); [rewrite Sum_zero; lra|].
      intros i; rewrite Rminus_diag_eq by reflexivity; apply Rabs_R0.
    + eexists; exact MC.
    + eexists; exact MS.
  - rewrite <- (sqrt_pow2 c) at 1 by lra; rewrite <- sqrt_mult_alt by (apply pow2_ge_0).
    f_equal; field; lra.
Qed.

(* ---- the theorem ---- *)

Lemma modulus_at_most_sum (a b : R) : sqrt (a ^ 2 + b ^ 2) <= Rabs a + Rabs b.
Proof.
  pose proof (Rabs_pos a) as Pa; pose proof (Rabs_pos b) as Pb; pose proof (Rmult_le_pos _ _ Pa Pb).
  rewrite <- (sqrt_pow2 (Rabs a + Rabs b)) by lra; apply sqrt_le_1_alt; rewrite <- (pow2_abs a), <- (pow2_abs b); lra.
Qed.

(* From 0 to eta both parts of the integral are at most eta. From eta to 1 the phase t^alpha has a slope of at
   least alpha that does not grow, and the bound is that of weights of bounded variation, with the weight 1. Let eta
   tend to 0. *)
Theorem decay_power_bound (alpha x : R)
    (given_1 : 0 < alpha)
    (given_2 : alpha <= 1)
    (given_3 : 0 < x) :
  sqrt (power_decay alpha x ^ 2 + power_decay_imaginary alpha x ^ 2) <= 2 / (alpha * x).
Proof.
  apply le_epsilon; intros eps He; set (eta := Rmin (/ 2) (eps / 2)).
  assert (Hd : 0 < eta < 1) by (unfold eta, Rmin; destruct (Rle_dec (/ 2) (eps / 2)); lra).
  assert (Small : 2 * eta <= eps) by (unfold eta; pose proof (Rmin_r (/ 2) (eps / 2)); lra).
  pose proof (power_integrable cos alpha x given_1 continuity_cos) as IC.
  pose proof (power_integrable sin alpha x given_1 continuity_sin) as IS.
  assert (Split : forall f, ex_RInt f 0 1 -> (forall t, Rabs (f t) <= 1) ->
      exists h, Rabs h <= eta /\ RInt f 0 1 = h + RInt f eta 1).
  { intros f I B; exists (RInt f 0 eta); split.
    - replace eta with ((eta - 0) * 1) at 2 by ring.
      apply abs_RInt_le_const; [lra|apply integrable_piece; [exact I|lra|lra]|intros t _; apply B].
    - symmetry; apply (@RInt_Chasles R_CompleteNormedModule); apply integrable_piece; try exact I; lra. }
  destruct (Split _ IC (fun t => Rabs_le _ _ (COS_bound _))) as [h [Hh EC]].
  destruct (Split _ IS (fun t => Rabs_le _ _ (SIN_bound _))) as [k [Hk ES]]; clear Split.
  unfold power_decay, power_decay_imaginary; rewrite EC, ES.
  apply Rle_trans with (1 := Cmod_triangle (h, k) (RInt (fun t => cos (x * Rpower t alpha)) eta 1,
    RInt (fun t => sin (x * Rpower t alpha)) eta 1)).
  pose proof (power_bound_from alpha x eta (conj given_1 given_2) given_3 Hd).
  pose proof (modulus_at_most_sum h k); unfold Cmod; simpl fst; simpl snd; lra.
Qed.
