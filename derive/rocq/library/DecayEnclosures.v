(* Re I(x) at b = 10^4, its first zero at b = 10, and a power, enclosed by interval arithmetic that Rocq checks. In a
   file of its own, because the tactic rests on the primitive integers besides the axioms of the reals. *)
From Coq Require Import Reals Lra Ranalysis5.
From Coquelicot Require Import Coquelicot.
From Interval Require Import Tactic.
From Derive Require Import CosineIntegral DecayAnalysis PowerDecay PowerSign.
Open Scope R_scope.

(* Up to x = 100 the integral is enclosed as it stands, on pieces short enough for its oscillations. *)
Theorem decay_at_1 : Rabs (decay 10000 1 - 0.97396) <= 1e-5.
Proof. unfold decay, Rpower; integral with (i_prec 60). Qed.

Theorem decay_at_10 : Rabs (decay 10000 10 - 0.68239) <= 1e-5.
Proof. unfold decay, Rpower; integral with (i_prec 60, i_fuel 300). Qed.

Theorem decay_at_100 : Rabs (decay 10000 100 - 0.43677) <= 1e-5.
Proof. unfold decay, Rpower; integral with (i_prec 60, i_fuel 500). Qed.

(* Beyond, ln(b) Re I(x) is the integral of cos(u)/u from x/b to x. From 200 on that is the difference of
   sin(u)/u - cos(u)/u^2 at the ends, but for 1/200^2; only the part up to 200 is left to enclose. *)
Lemma split_at (x : R) : 200 <= x ->
  Rabs (decay 10000 x * ln 10000 - (RInt (fun u => cos u / u) (x / 10000) 200
    + ((sin x / x - cos x / x ^ 2) - (sin 200 / 200 - cos 200 / 200 ^ 2)))) <= / 200 ^ 2.
Proof.
  intros H; pose proof (ln_pos 10000 ltac:(lra)) as L.
  pose proof (cosine_integral_le 200 x ltac:(lra)) as Up; pose proof (cosine_integral_ge 200 x ltac:(lra)) as Down.
  assert (C : decay 10000 x * ln 10000 = RInt (fun u => cos u / u) (x / 10000) 200 + RInt cos_over 200 x).
  { rewrite decay_closed by lra; transitivity (RInt cos_over (x / 10000) x); [field; lra|].
    symmetry; apply (@RInt_Chasles R_CompleteNormedModule);
      apply (integrable_positive cos_over _ _ continuous_cos_over); lra. }
  rewrite C; assert (0 < / x ^ 2) by (apply Rinv_0_lt_compat, pow_lt; lra); apply Rabs_le; lra.
Qed.

Lemma enclosed (d v w r : R) : Rabs (d * ln 10000 - w) <= r -> Rabs (w / ln 10000 - v) + r / ln 10000 <= 1e-5 ->
  Rabs (d - v) <= 1e-5.
Proof.
  intros H K; pose proof (ln_pos 10000 ltac:(lra)) as L.
  replace (d - v) with ((d * ln 10000 - w) / ln 10000 + (w / ln 10000 - v)) by (field; lra).
  apply Rle_trans with (1 := Rabs_triang _ _); unfold Rdiv at 1; rewrite Rabs_mult.
  rewrite (Rabs_pos_eq (/ ln 10000)) by (left; now apply Rinv_0_lt_compat).
  apply (Rmult_le_compat_r (/ ln 10000)) in H; [|left; now apply Rinv_0_lt_compat]; unfold Rdiv in *; lra.
Qed.

Lemma head_of_1000 : Rabs (RInt (fun u => cos u / u) (1000 / 10000) 200 - 1.72349) <= 2e-5.
Proof. integral with (i_prec 60, i_fuel 2000). Qed.

Lemma head_of_10000 : Rabs (RInt (fun u => cos u / u) (10000 / 10000) 200 + 0.34178) <= 2e-5.
Proof. integral with (i_prec 60, i_fuel 2000). Qed.

Theorem decay_at_1000 : Rabs (decay 10000 1000 - 0.18769) <= 1e-5.
Proof.
  apply (enclosed _ _ _ _ (split_at 1000 ltac:(lra))); pose proof head_of_1000 as H.
  set (head := RInt (fun u => cos u / u) (1000 / 10000) 200) in *; clearbody head.
  apply Rabs_le_between in H; assert (1.72347 <= head <= 1.72351) by lra; interval with (i_prec 60).
Qed.

Theorem decay_at_10000 : Rabs (decay 10000 10000 + 0.03664) <= 1e-5.
Proof.
  rewrite <- (Ropp_involutive 0.03664); fold (decay 10000 10000 - - 0.03664).
  apply (enclosed _ _ _ _ (split_at 10000 ltac:(lra))); pose proof head_of_10000 as H.
  set (head := RInt (fun u => cos u / u) (10000 / 10000) 200) in *; clearbody head.
  apply Rabs_le_between in H; assert (- 0.3418 <= head <= - 0.34176) by lra; interval with (i_prec 60).
Qed.

(* ---- b = 10: the first zero ---- *)

Lemma decay_above_the_zero : 0 < decay 10 4.9055334075.
Proof. unfold decay, Rpower; integral with (i_prec 70, i_degree 15, i_fuel 500). Qed.

Lemma decay_below_the_zero : decay 10 4.9055334077 < 0.
Proof. unfold decay, Rpower; integral with (i_prec 70, i_degree 15, i_fuel 500). Qed.

Lemma decay_derivative (b x : R) : 1 < b -> 0 < x ->
  is_derive (decay b) x ((cos x - cos (x / b)) / x / ln b).
Proof.
  intros Hb Hx; pose proof (ln_pos b Hb) as L.
  apply (is_derive_ext_loc (fun x => (RInt cos_over 1 x - RInt cos_over 1 (x / b)) / ln b)).
  { apply (filter_imp (fun v => 0 < v)); [|exact (open_gt 0 x Hx)].
    intros v Hv; assert (0 < v / b) by (apply Rdiv_lt_0_compat; lra).
    rewrite decay_closed, (RInt_difference cos_over 1 (v / b) v continuous_cos_over) by lra; reflexivity. }
  assert (Hy : 0 < x / b) by (apply Rdiv_lt_0_compat; lra).
  apply (is_derive_Reals (fun x => (RInt cos_over 1 x - RInt cos_over 1 (x / b)) / ln b)).
  replace ((cos x - cos (x / b)) / x / ln b) with ((cos_over x - cos_over (x / b) * (1 * / b)) * / ln b)
    by (unfold cos_over; field; lra).
  replace ((cos_over x - cos_over (x / b) * (1 * / b)) * / ln b)
    with ((cos_over x - cos_over (x / b) * (1 * / b)) * / ln b + (RInt cos_over 1 x - RInt cos_over 1 (x / b)) * 0)
    by ring.
  apply (derivable_pt_lim_mult (fun x => RInt cos_over 1 x - RInt cos_over 1 (x / b)) (fun _ => / ln b));
    [|apply derivable_pt_lim_const].
  apply (derivable_pt_lim_minus (fun x => RInt cos_over 1 x) (fun x => RInt cos_over 1 (x / b))).
  - apply is_derive_Reals, (primitive_positive cos_over 1 x continuous_cos_over); lra.
  - apply (derivable_pt_lim_comp (fun x => x / b) (fun y => RInt cos_over 1 y)).
    + replace (1 * / b) with (1 * / b + x * 0) by ring.
      apply (derivable_pt_lim_mult (fun x => x) (fun _ => / b));
        [apply derivable_pt_lim_id|apply derivable_pt_lim_const].
    + apply is_derive_Reals, (primitive_positive cos_over 1 (x / b) continuous_cos_over); lra.
Qed.

(* Up to 5 the cosine is below that of the tenth of its angle. *)
Lemma cosine_below (x : R) : 0 < x <= 5 -> cos x - cos (x / 10) < 0.
Proof.
  intros H; pose proof PI2_1 as P; unfold PI2 in P; destruct (Rle_lt_dec x 2) as [S|S].
  - assert (cos x < cos (x / 10)) by (apply cos_decreasing_1; lra); lra.
  - assert (2 <= x <= 5) by lra; interval with (i_prec 40, i_bisect x).
Qed.

Lemma decay_falls (x y : R) : 0 < x < y -> y <= 5 -> decay 10 y < decay 10 x.
Proof.
  intros H B; pose proof (ln_pos 10 ltac:(lra)) as L.
  destruct (MVT_cor2 (decay 10) (fun x => (cos x - cos (x / 10)) / x / ln 10) x y ltac:(lra)) as [c [E Hc]].
  { intros c Hc; apply is_derive_Reals, decay_derivative; lra. }
  pose proof (cosine_below c ltac:(lra)) as N.
  assert ((cos c - cos (c / 10)) / c / ln 10 < 0).
  { replace ((cos c - cos (c / 10)) / c / ln 10) with (- ((cos (c / 10) - cos c) * (/ c * / ln 10))) by (field; lra).
    apply Ropp_lt_gt_0_contravar, Rmult_lt_0_compat; [lra|].
    apply Rmult_lt_0_compat; apply Rinv_0_lt_compat; lra. }
  pose proof (Rmult_lt_0_compat (- ((cos c - cos (c / 10)) / c / ln 10)) (y - x) ltac:(lra) ltac:(lra)); lra.
Qed.

(* The real part falls up to 5, and changes its sign between the two decimals. *)
Theorem first_zero_at_10 :
  exists x : R, 4.9055334075 < x < 4.9055334077 /\ decay 10 x = 0 /\ forall y : R, 0 < y < x -> 0 < decay 10 y.
Proof.
  pose proof decay_above_the_zero as Up; pose proof decay_below_the_zero as Down.
  assert (C : forall a, 4.9055334075 <= a <= 4.9055334077 -> continuity_pt (fun x => - decay 10 x) a).
  { intros a Ha; apply continuity_pt_opp, derivable_continuous_pt; eexists.
    apply is_derive_Reals, decay_derivative; lra. }
  destruct (IVT_interv (fun x => - decay 10 x) 4.9055334075 4.9055334077 C ltac:(lra) ltac:(lra) ltac:(lra))
    as [x [Hx Z]].
  exists x; split; [|split; [lra|intros y Hy; pose proof (decay_falls y x ltac:(lra) ltac:(lra)); lra]].
  split; (apply Rnot_le_lt; intros S);
    [replace x with 4.9055334075 in Z by lra|replace x with 4.9055334077 in Z by lra]; lra.
Qed.

(* ---- the power 3/2: t^(3/2) is t times the root of t ---- *)

(* The value at 3 pi/2 is enclosed, and is positive: so none is negative. *)
Theorem nonnegative_at_three_halves (x : R)
    (given : 0 < x) :
  0 <= power_decay (3 / 2) x.
Proof.
  apply (proj2 (nonnegative_iff_at_first_minimum (3 / 2) ltac:(lra))); [|exact given].
  unfold power_decay; rewrite (RInt_ext _ (fun t => cos (3 * (PI / 2) * (t * sqrt t)))).
  - integral with (i_prec 40, i_fuel 500).
  - intros t Ht; rewrite Rmin_left in Ht by lra; do 2 f_equal.
    replace (3 / 2) with (1 + / 2) by field; rewrite Rpower_plus, Rpower_1, Rpower_sqrt by lra; reflexivity.
Qed.
