(* Re I(x) at b = 10^4, enclosed by interval arithmetic that Rocq checks. In a file of its own, because the tactic rests
   on the primitive integers besides the axioms of the reals. *)
From Coq Require Import Reals Lra.
From Coquelicot Require Import Coquelicot.
From Interval Require Import Tactic.
From Derive Require Import CosineIntegral DecayAnalysis.
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
