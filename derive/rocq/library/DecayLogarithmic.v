(* The logarithmic decay of Re I(x), with Euler's constant. Proved by hand with Coquelicot. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Derive Require Import Support Limits FiniteSumDecay Variation CosineIntegral DecayAnalysis WeightedDecay
  EulerConstant.
Open Scope R_scope.

(* ---- the integral of q is ln(4/pi) ---- *)

Lemma ln_le_minus_one (y : R) : 0 < y -> ln y <= y - 1.
Proof. intros H; pose proof (exp_ineq1_le (ln y)) as E; rewrite exp_ln in E by exact H; lra. Qed.

Lemma minus_ln_small (x y : R) : 0 < x <= 1 / 2 -> 1 - x * x <= y <= 1 -> 0 <= - ln y <= x.
Proof.
  intros Hx Hy; assert (Sq : 0 < x * x <= x * (1 / 2)) by (split; [apply Rmult_lt_0_compat|apply Rmult_le_compat_l];
    lra).
  assert (Py : 0 < y) by lra; rewrite <- ln_Rinv by exact Py; split.
  - rewrite <- ln_1; destruct (proj2 Hy) as [L| ->]; [left; apply ln_increasing; [lra|]|rewrite Rinv_1; lra].
    rewrite <- Rinv_1; apply Rinv_lt_contravar; lra.
  - apply Rle_trans with (/ y - 1); [apply ln_le_minus_one; now apply Rinv_0_lt_compat|].
    apply (Rmult_le_reg_r y); [exact Py|]; replace ((/ y - 1) * y) with (1 - y) by (field; lra).
    apply Rle_trans with (x * (1 / 2)); [lra|apply Rmult_le_compat_l; lra].
Qed.

Definition log_ratio (s : R) : R := ln (sin (s / 2)) - ln (cos (s / 2)) - ln s.

Lemma log_ratio_small (e : R) : 0 < e <= 1 -> Rabs (log_ratio e + ln 2) <= e.
Proof.
  intros He; set (x := e / 2); assert (Hx : 0 < x <= 1 / 2) by (unfold x; lra); pose proof half_pi.
  destruct (sin_first x ltac:(lra)) as [S0 S1]; pose proof (sin_lower x ltac:(lra)) as L.
  assert (Px : 0 < x * x) by (apply Rmult_lt_0_compat; lra).
  assert (A : 0 <= - ln (sin x / x) <= x).
  { apply minus_ln_small; [exact Hx|]; split; apply (Rmult_le_reg_r x); try lra.
    - replace (sin x / x * x) with (sin x) by (field; lra).
      assert (0 <= x * x * x) by (apply Rmult_le_pos; lra); simpl in L; lra.
    - replace (sin x / x * x) with (sin x) by (field; lra); lra. }
  assert (B : 0 <= - ln (cos x) <= x).
  { apply minus_ln_small; [exact Hx|]; split; [|pose proof (COS_bound x); lra].
    destruct (sin_first (x / 2) ltac:(lra)) as [T0 T1].
    replace x with (2 * (x / 2)) at 3 by field; rewrite cos_2a_sin.
    assert (sin (x / 2) * sin (x / 2) <= x / 2 * (x / 2)) by (apply Rmult_le_compat; lra); lra. }
  replace (log_ratio e + ln 2) with (ln (sin x / x) - ln (cos x)); [apply Rabs_le; unfold x in *; lra|].
  unfold log_ratio, Rdiv; rewrite ln_mult, ln_Rinv by (try apply Rinv_0_lt_compat; lra).
  replace (ln x) with (ln e - ln 2); [unfold x, Rdiv; ring|].
  unfold x, Rdiv; rewrite ln_mult, ln_Rinv by lra; ring.
Qed.

Lemma cosecant_rest_integrable (a c : R) : 0 <= a <= c -> c <= PI / 2 -> ex_RInt cosecant_rest a c.
Proof. intros H K; apply integrable_of_pt; [lra|]; intros t Ht; apply cosecant_rest_continuous; lra. Qed.

Lemma cosecant_rest_le_one (s : R) : 0 <= s <= PI / 2 -> 0 <= cosecant_rest s <= 1.
Proof.
  intros H; destruct (cosecant_rest_increases s (PI / 2) ltac:(lra) ltac:(lra)) as [A B]; split; [exact A|].
  apply Rle_trans with (1 := B); unfold cosecant_rest; rewrite sin_PI2, Rinv_1; pose proof half_pi.
  assert (0 < / (PI / 2)) by (apply Rinv_0_lt_compat; lra); lra.
Qed.

Lemma cosecant_rest_from (e : R) : 0 < e <= 1 -> RInt cosecant_rest e (PI / 2) = log_ratio (PI / 2) - log_ratio e.
Proof.
  intros He; pose proof half_pi; pose proof PI_RGT_0; apply is_RInt_unique.
  apply (integral_of_derivative log_ratio cosecant_rest); [lra| |intros t Ht; apply cosecant_rest_continuous; lra].
  intros t Ht; apply is_derive_Reals; assert (S : 0 < sin (t / 2)) by (apply sin_gt_0; lra).
  assert (C : 0 < cos (t / 2)) by (apply cos_gt_0; lra).
  unfold log_ratio, cosecant_rest; replace (sin t) with (2 * sin (t / 2) * cos (t / 2))
    by (rewrite <- sin_2a; f_equal; field).
  auto_derive; [repeat split; unfold Rdiv in *; lra|].
  replace (t * / 2) with (t / 2) by reflexivity; pose proof (sin2_cos2 (t / 2)) as One; unfold Rsqr in One.
  transitivity ((sin (t / 2) * sin (t / 2) + cos (t / 2) * cos (t / 2)) / (2 * sin (t / 2) * cos (t / 2)) - / t);
    [field|rewrite One; field]; repeat split; lra.
Qed.

Lemma zero_of_small (d : R) : (forall e, 0 < e <= 1 -> Rabs d <= 2 * e) -> d = 0.
Proof.
  intros H; destruct (Req_dec d 0) as [E|N]; [exact E|exfalso]; pose proof (Rabs_pos_lt d N) as P.
  pose proof (Rmin_l 1 (Rabs d / 4)); pose proof (Rmin_r 1 (Rabs d / 4)).
  specialize (H (Rmin 1 (Rabs d / 4)) ltac:(split; [apply Rmin_glb_lt; lra|lra])); lra.
Qed.

Lemma cosecant_rest_integral : RInt cosecant_rest 0 (PI / 2) = 2 * ln 2 - ln PI.
Proof.
  pose proof half_pi as Hp.
  assert (End : log_ratio (PI / 2) = ln 2 - ln PI).
  { unfold log_ratio; replace (PI / 2 / 2) with (PI / 4) by field; rewrite <- sin_cos_PI4.
    unfold Rdiv at 3; rewrite ln_mult, ln_Rinv by (pose proof PI_RGT_0; lra); ring. }
  apply Rminus_diag_uniq, zero_of_small; intros e He.
  assert (Split : RInt cosecant_rest 0 e + RInt cosecant_rest e (PI / 2) = RInt cosecant_rest 0 (PI / 2)).
  { apply (@RInt_Chasles R_CompleteNormedModule); apply cosecant_rest_integrable; lra. }
  rewrite cosecant_rest_from, End in Split by exact He; pose proof (log_ratio_small e He) as Sm;
    apply Rabs_le_between in Sm.
  assert (Head : 0 <= RInt cosecant_rest 0 e <= e).
  { assert (One : RInt (fun _ => 1) 0 e = e).
    { rewrite (@RInt_const R_CompleteNormedModule); change ((e - 0) * 1 = e); ring. }
    split.
    - apply RInt_ge_0; [lra|apply cosecant_rest_integrable; lra|]; intros s Hs; apply cosecant_rest_le_one; lra.
    - rewrite <- One at 2; apply RInt_le; [lra|apply cosecant_rest_integrable;
        lra|apply (@ex_RInt_const R_NormedModule)|].
      intros s Hs; apply cosecant_rest_le_one; lra. }
  apply Rabs_le; lra.
Qed.

(* ---- Cin(pi m) ---- *)

Lemma oscillating_rest_le (m : nat) : (0 < m)%nat ->
  ex_RInt (fun s => cosecant_rest s * cos (2 * INR m * s)) 0 (PI / 2) /\
  Rabs (RInt (fun s => cosecant_rest s * cos (2 * INR m * s)) 0 (PI / 2)) <= 2 / INR m.
Proof.
  intros Hm; apply lt_0_INR in Hm; pose proof half_pi as Hp.
  set (h := fun t => cosecant_rest (PI / 2 * t)); set (f := fun s => cosecant_rest s * cos (2 * INR m * s)).
  assert (In : forall t, 0 <= t <= 1 -> 0 <= PI / 2 * t <= PI / 2).
  { intros t Ht; split; [apply Rmult_le_pos; lra|].
    rewrite <- (Rmult_1_r (PI / 2)) at 2; apply Rmult_le_compat_l; lra. }
  assert (Var : variation_at_most h 1).
  { intros n t T0 T1; apply Rle_trans with (upto n (fun i => h (t (S i)) - h (t i))).
    - apply (upto_le n (fun i => Rabs (h (t (S i)) - h (t i)))); intros i _; rewrite Rabs_pos_eq; [lra|].
      assert (cosecant_rest (PI / 2 * t i) <= cosecant_rest (PI / 2 * t (S i))); [|unfold h; lra].
      apply cosecant_rest_increases; [split; [apply In, T0|]|apply In, T0].
      apply Rmult_le_compat_l; [lra|apply T1].
    - rewrite (upto_telescope n (fun i => h (t i))).
      pose proof (cosecant_rest_le_one _ (In _ (T0 n))); pose proof (cosecant_rest_le_one _ (In _ (T0 0%nat))).
      unfold h; lra. }
  assert (Ch : forall t, 0 <= t <= 1 -> continuity_pt h t).
  { intros t Ht; apply (continuity_pt_comp (fun t => PI / 2 * t) cosecant_rest).
    - apply derivable_continuous_pt; exists (PI / 2 * 1); apply (derivable_pt_lim_scal (fun t => t)),
        derivable_pt_lim_id.
    - apply cosecant_rest_continuous, In, Ht. }
  assert (Cl : forall k t, continuity_pt (fun t => k * t) t).
  { intros k t; apply derivable_continuous_pt; exists (k * 1).
    apply (derivable_pt_lim_scal (fun t => t)), derivable_pt_lim_id. }
  assert (Ic : ex_RInt (fun t => h t * cos (INR m * PI * t)) 0 1).
  { apply integrable_of_pt; [lra|]; intros t Ht; apply (continuity_pt_mult h); [apply Ch, Ht|].
    apply (continuity_pt_comp (fun t => INR m * PI * t) cos); [apply Cl|apply continuity_cos]. }
  assert (Is : ex_RInt (fun t => h t * sin (INR m * PI * t)) 0 1).
  { apply integrable_of_pt; [lra|]; intros t Ht; apply (continuity_pt_mult h); [apply Ch, Ht|].
    apply (continuity_pt_comp (fun t => INR m * PI * t) sin); [apply Cl|apply continuity_sin]. }
  assert (If : ex_RInt f 0 (PI / 2)).
  { apply integrable_of_pt; [lra|]; intros t Ht; apply (continuity_pt_mult cosecant_rest).
    - apply cosecant_rest_continuous, Ht.
    - apply (continuity_pt_comp (fun t => 2 * INR m * t) cos); [apply Cl|apply continuity_cos]. }
  split; [exact If|].
  assert (Pm : 0 < INR m * PI) by (apply Rmult_lt_0_compat; lra).
  assert (W : sqrt (RInt (fun t => h t * cos (INR m * PI * t)) 0 1 ^ 2
        + RInt (fun t => h t * sin (INR m * PI * t)) 0 1 ^ 2)
      <= 2 * (Rabs (h 1) + 1) / (INR m * PI * 1)).
  { apply (weighted_decay_bound (fun t => t) (fun _ => 1) (fun _ => 0) h (INR m * PI) 1 1 Pm Rlt_0_1);
      try assumption; try (intros t _).
    - apply derivable_pt_lim_id.
    - apply derivable_pt_lim_const.
    - apply continuity_pt_const; now intros u v.
    - left; intros t _; lra.
    - rewrite Rabs_R1; lra. }
  assert (Real : Rabs (RInt (fun t => h t * cos (INR m * PI * t)) 0 1) <= 4 / (INR m * PI)).
  { apply Rle_trans with (sqrt (RInt (fun t => h t * cos (INR m * PI * t)) 0 1 ^ 2
      + RInt (fun t => h t * sin (INR m * PI * t)) 0 1 ^ 2)).
    - rewrite <- sqrt_Rsqr_abs; apply sqrt_le_1_alt; unfold Rsqr.
      pose proof (pow2_ge_0 (RInt (fun t => h t * sin (INR m * PI * t)) 0 1)); lra.
    - apply Rle_trans with (1 := W); rewrite Rmult_1_r; apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat|].
      pose proof (cosecant_rest_le_one _ (In 1 ltac:(lra))) as B; unfold h; rewrite Rabs_pos_eq by lra; lra. }
  assert (Scaled : RInt f 0 (PI / 2) = PI / 2 * RInt (fun t => h t * cos (INR m * PI * t)) 0 1).
  { assert (E : is_RInt f (PI / 2 * 0 + 0) (PI / 2 * 1 + 0) (RInt f 0 (PI / 2))).
    { replace (PI / 2 * 0 + 0) with 0 by ring; replace (PI / 2 * 1 + 0) with (PI / 2) by ring.
      now apply (@RInt_correct R_CompleteNormedModule). }
    pose proof (is_RInt_unique _ _ _ _ (@is_RInt_comp_lin R_NormedModule f (PI / 2) 0 0 1 _ E)) as U.
    rewrite <- U; apply is_RInt_unique.
    apply (is_RInt_ext (fun t => scal (PI / 2) (h t * cos (INR m * PI * t)))).
    - intros t _; change (PI / 2 * (h t * cos (INR m * PI * t)) = PI / 2 * f (PI / 2 * t + 0)); unfold f, h.
      rewrite Rplus_0_r; replace (2 * INR m * (PI / 2 * t)) with (INR m * PI * t) by field; reflexivity.
    - apply (@is_RInt_scal R_NormedModule); now apply (@RInt_correct R_CompleteNormedModule). }
  fold f; rewrite Scaled, Rabs_mult, (Rabs_pos_eq (PI / 2)) by lra.
  replace (2 / INR m) with (PI / 2 * (4 / (INR m * PI))) by (field; lra); apply Rmult_le_compat_l; [lra|exact Real].
Qed.

Lemma cin_at_pi (m : nat) : (0 < m)%nat ->
  Rabs (cin (INR m * PI) - (2 * upto m (fun k => / (2 * INR k + 1)) - (2 * ln 2 - ln PI))) <= 2 / INR m.
Proof.
  intros Hm; destruct (oscillating_rest_le m Hm) as [Ir Br]; apply lt_0_INR in Hm; pose proof half_pi as Hp.
  set (r := RInt (fun s => cosecant_rest s * cos (2 * INR m * s)) 0 (PI / 2)) in *.
  assert (Ki : is_RInt (fun s => 2 * upto m (fun k => sin ((2 * INR k + 1) * s))) 0 (PI / 2)
      (2 * upto m (fun k => / (2 * INR k + 1)))).
  { apply (@is_RInt_scal R_NormedModule); apply (upto_integral (fun k s => sin ((2 * INR k + 1) * s))).
    intros k; apply sine_integral. }
  assert (Ci : is_RInt (fun s => scal (2 * INR m) (cin_over (2 * INR m * s + 0))) 0 (PI / 2) (cin (INR m * PI))).
  { apply (@is_RInt_comp_lin R_NormedModule cin_over (2 * INR m) 0 0 (PI / 2)).
    replace (2 * INR m * 0 + 0) with 0 by ring; replace (2 * INR m * (PI / 2) + 0) with (INR m * PI) by field.
    apply (@RInt_correct R_CompleteNormedModule), cin_integrable. }
  assert (Qi : is_RInt cosecant_rest 0 (PI / 2) (2 * ln 2 - ln PI)).
  { rewrite <- cosecant_rest_integral; apply (@RInt_correct R_CompleteNormedModule), cosecant_rest_integrable; lra. }
  assert (Oi : is_RInt (fun s => cosecant_rest s * cos (2 * INR m * s)) 0 (PI / 2) r).
  { now apply (@RInt_correct R_CompleteNormedModule). }
  assert (All : is_RInt (fun s => 2 * upto m (fun k => sin ((2 * INR k + 1) * s))) 0 (PI / 2)
      (plus (cin (INR m * PI)) (minus (2 * ln 2 - ln PI) r))).
  { apply (is_RInt_ext (fun s => plus (scal (2 * INR m) (cin_over (2 * INR m * s + 0)))
      (minus (cosecant_rest s) (cosecant_rest s * cos (2 * INR m * s))))).
    - intros s [H0 H1]; rewrite Rmin_left in H0 by lra; rewrite Rmax_right in H1 by lra.
      destruct (sin_first s ltac:(lra)) as [S0 _]; pose proof (sines_telescope s m) as T.
      change (2 * INR m * cin_over (2 * INR m * s + 0) + (cosecant_rest s + - (cosecant_rest s * cos (2 * INR m * s)))
        = 2 * upto m (fun k => sin ((2 * INR k + 1) * s))).
      rewrite Rplus_0_r; unfold cin_over, cosecant_rest; apply (Rmult_eq_reg_r (sin s)); [|lra].
      transitivity (1 - cos (2 * INR m * s)); [field; repeat split; lra|rewrite <- T; ring].
    - apply (@is_RInt_plus R_NormedModule); [exact Ci|]; apply (@is_RInt_minus R_NormedModule); assumption. }
  apply (@is_RInt_unique R_CompleteNormedModule) in Ki; apply (@is_RInt_unique R_CompleteNormedModule) in All.
  rewrite Ki in All.
  change (2 * upto m (fun k => / (2 * INR k + 1)) = cin (INR m * PI) + (2 * ln 2 - ln PI + - r)) in All.
  replace (cin (INR m * PI) - (2 * upto m (fun k => / (2 * INR k + 1)) - (2 * ln 2 - ln PI))) with r by lra; exact Br.
Qed.

(* ---- Euler's constant ---- *)

Definition harmonic (n : nat) : R := upto n (fun k => / INR (S k)).

Lemma harmonic_by_sum (n : nat) : sum_f_R0 (fun k => 1 / INR (S k)) n = harmonic (S n).
Proof.
  unfold harmonic, upto; rewrite <- Sum_by_number; apply Sum_ext; intros i; unfold Rdiv; apply Rmult_1_l.
Qed.

Lemma odd_reciprocals (m : nat) : 2 * upto m (fun k => / (2 * INR k + 1)) = 2 * harmonic (2 * m) - harmonic m.
Proof.
  unfold harmonic; rewrite upto_twice, upto_add.
  rewrite (upto_ext m (fun i => / INR (S (2 * i))) (fun k => / (2 * INR k + 1)))
    by (intros i _; rewrite S_INR, mult_INR; reflexivity).
  rewrite (upto_ext m (fun i => / INR (S (S (2 * i)))) (fun i => / 2 * / INR (S i))).
  - rewrite upto_scale; field.
  - intros i _; rewrite <- Rinv_mult; f_equal; rewrite !S_INR, mult_INR; simpl; ring.
Qed.

(* At x = pi m, up to terms of size 1/m, Cin(x) - ln x is 2 (H_2m - ln 2m) - (H_m - ln m), which tends to gamma. *)
Lemma cosine_integral_constant (gamma : R) :
  Un_cv (fun n => sum_f_R0 (fun k => 1 / INR (S k)) n - ln (INR (S n))) gamma ->
  forall x, 0 < x -> Rabs (gamma + ln x - cin x) <= / x.
Proof.
  intros G; destruct cosine_integral_constant_exists as [g Hg].
  assert (E : g - gamma = 0); [|intros x Hx; replace gamma with g by lra; now apply Hg].
  apply zero_of_small; intros e He.
  destruct (G (e / 8) ltac:(lra)) as [N1 H1]; destruct (inverse_to_zero (e / 8) ltac:(lra)) as [N2 H2].
  assert (Close : forall n, (0 < n)%nat -> (n > N1)%nat -> Rabs (harmonic n - ln (INR n) - gamma) < e / 8).
  { intros n Pn Hn; destruct n as [|n]; [lia|]; specialize (H1 n ltac:(lia)); unfold R_dist in H1.
    rewrite harmonic_by_sum in H1; exact H1. }
  set (m := S (Nat.max N1 N2)).
  assert (Pm : 0 < INR m) by (apply lt_0_INR; unfold m; lia).
  specialize (H2 (Nat.max N1 N2) ltac:(lia)); fold m in H2; unfold R_dist in H2; rewrite Rminus_0_r in H2.
  pose proof (Rle_abs (/ INR m)) as Abs.
  pose proof (Close m ltac:(unfold m; lia) ltac:(unfold m; lia)) as C1.
  pose proof (Close (2 * m)%nat ltac:(unfold m; lia) ltac:(unfold m; lia)) as C2.
  pose proof PI_RGT_0 as Hpi; pose proof half_pi as Hp.
  assert (Pp : 0 < INR m * PI) by (now apply Rmult_lt_0_compat).
  pose proof (cin_at_pi m ltac:(unfold m; lia)) as C3; rewrite odd_reciprocals in C3.
  pose proof (Hg (INR m * PI) Pp) as C4; rewrite ln_mult in C4 by lra.
  rewrite mult_INR in C2; change (INR 2) with 2 in C2; rewrite ln_mult in C2 by lra.
  assert (Inv : / (INR m * PI) <= / INR m).
  { apply Rinv_le_contravar; [exact Pm|]; rewrite <- (Rmult_1_r (INR m)) at 1; apply Rmult_le_compat_l; lra. }
  unfold Rdiv at 1 in C3.
  apply Rabs_le_between in C3; apply Rabs_le_between in C4; apply Rabs_def2 in C1; apply Rabs_def2 in C2.
  apply Rabs_le; lra.
Qed.

(* The sequence decreases, because ln((n + 1)/(n + 2)) <= - 1/(n + 2), and is positive, because
   ln((n + 2)/(n + 1)) <= 1/(n + 1). So it has a limit, and the hypothesis of the theorem below can be met. *)
Theorem euler_constant_exists :
  exists gamma : R, Un_cv (fun n : nat => sum_f_R0 (fun k : nat => 1 / INR (S k)) n - ln (INR (S n))) gamma.
Proof.
  set (u := fun n => sum_f_R0 (fun k => 1 / INR (S k)) n - ln (INR (S n))).
  assert (Pos : forall n, 0 < INR (S n)) by (intros n; apply lt_0_INR; lia).
  assert (Down : Un_decreasing u).
  { intros n; unfold u; rewrite tech5; pose proof (Pos n) as P; pose proof (Pos (S n)) as Q.
    assert (L : ln (INR (S n) / INR (S (S n))) <= INR (S n) / INR (S (S n)) - 1)
      by (apply ln_le_minus_one; now apply Rdiv_lt_0_compat).
    assert (E : INR (S n) / INR (S (S n)) - 1 = - (1 / INR (S (S n)))) by (rewrite (S_INR (S n)) in *; field; lra).
    rewrite E in L; unfold Rdiv in L at 1; rewrite ln_mult, ln_Rinv in L by (try apply Rinv_0_lt_compat; assumption).
    lra. }
  assert (Low : forall n, ln (INR (S (S n))) <= sum_f_R0 (fun k => 1 / INR (S k)) n).
  { assert (Step : forall n, ln (INR (S (S n))) <= ln (INR (S n)) + 1 / INR (S n)).
    { intros n; pose proof (Pos n) as P; pose proof (Pos (S n)) as Q.
      assert (L : ln (INR (S (S n)) / INR (S n)) <= INR (S (S n)) / INR (S n) - 1)
        by (apply ln_le_minus_one; now apply Rdiv_lt_0_compat).
      assert (E : INR (S (S n)) / INR (S n) - 1 = 1 / INR (S n)) by (rewrite (S_INR (S n)); field; lra).
      rewrite E in L; unfold Rdiv in L at 1; rewrite ln_mult, ln_Rinv in L by (try apply Rinv_0_lt_compat; assumption).
      lra. }
    induction n as [|n IH]; [|rewrite tech5; specialize (Step (S n)); lra].
    specialize (Step 0%nat); simpl in *; rewrite ln_1 in Step; lra. }
  assert (Bounded : has_lb u).
  { exists 0; intros y [n ->]; unfold opp_seq, u; specialize (Low n).
    assert (ln (INR (S n)) <= ln (INR (S (S n)))); [|lra].
    left; apply ln_increasing; [apply Pos|apply lt_INR; lia]. }
  destruct (decreasing_cv u Down Bounded) as [gamma G]; now exists gamma.
Qed.

(* With Ci(y) = gamma + ln y - Cin(y), Cin(y) = int_0^y (1 - cos u)/u du, the substitution u = x b^(-t) gives
   ln(b) Re I(x) = Ci(x) - Ci(x/b) = Ci(x) - gamma - ln x + ln b + Cin(x/b). Here abs(Ci(x)) <= 1/x, because the rest of
   the integral of cos(u)/u beyond x is at most 1/x, and 0 <= Cin(y) <= y^2/4, because 1 - cos u <= u^2/2. Divide by
   ln b. *)
Theorem decay_logarithmic (b x gamma : R)
    (given_1 : 1 < b)
    (given_2 : 0 < x)
    (given_3 : Un_cv (fun n : nat => sum_f_R0 (fun k : nat => 1 / INR (S k)) n - ln (INR (S n))) gamma) :
  Rabs (decay b x - (1 - (gamma + ln x) / ln b)) <= (1 / x + x ^ 2 / (4 * b ^ 2)) / ln b.
Proof.
  pose proof (ln_pos b given_1) as Hl; pose proof (below b x given_1 given_2) as Hy.
  pose proof (cosine_integral_constant gamma given_3 x given_2) as Far; apply Rabs_le_between in Far.
  pose proof (cin_bounds (x / b) ltac:(lra)) as Near.
  assert (E : RInt cos_over (x / b) x = ln b - cin x + cin (x / b)).
  { rewrite (RInt_difference cos_over 1 (x / b) x continuous_cos_over), !cosine_integral_by_cin by lra.
    assert (L : ln (x / b) = ln x - ln b); [|rewrite L; match goal with |- ?u = ?v => change (@eq R u v) end; ring].
    unfold Rdiv; rewrite ln_mult, ln_Rinv by (try apply Rinv_0_lt_compat; lra); ring. }
  rewrite decay_closed, E by assumption.
  replace ((ln b - cin x + cin (x / b)) / ln b - (1 - (gamma + ln x) / ln b))
    with ((gamma + ln x - cin x + cin (x / b)) * / ln b) by (field; lra).
  rewrite Rabs_mult, (Rabs_pos_eq (/ ln b)) by (left; now apply Rinv_0_lt_compat).
  apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat|].
  replace (x ^ 2 / (4 * b ^ 2)) with ((x / b) ^ 2 / 4) by (field; lra).
  replace (1 / x) with (/ x) by (unfold Rdiv; ring); apply Rabs_le; lra.
Qed.
