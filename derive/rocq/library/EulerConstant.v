(* Euler's constant and the cosine integral: Ci(x) = gamma + ln x - int_0^x (1 - cos u)/u du is at most 1/x in absolute
   value. Proved by hand with Coquelicot.

   As int_1^x cos(u)/u du differs from its limit kappa by at most 1/x, and is ln x - (Cin(x) - Cin(1)), the function
   gamma' + ln x - Cin(x) with gamma' = Cin(1) - kappa is at most 1/x. That gamma' = gamma is seen at x = pi m. The sum
   of sin((2k + 1) s) over k < m is (1 - cos 2ms)/(2 sin s). Twice its integral from 0 to pi/2 is
   2 (1 + 1/3 + ... + 1/(2m - 1)) = 2 H_2m - H_m = ln(4m) + gamma + o(1). Write 1/sin s = 1/s + q(s). The part with 1/s
   is Cin(pi m); the integral of q is ln(4/pi); and that of q(s) cos(2ms) tends to 0, since q increases from 0 to its
   value at pi/2. So Cin(pi m) - ln(pi m) tends to gamma. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Derive Require Import Support Limits FiniteSumDecay Variation CosineIntegral WeightedDecay.
Open Scope R_scope.

(* ---- Cin ---- *)

(* (1 - cos u)/u, which is 0 at 0. *)
Definition cin_over (u : R) : R := (1 - cos u) / u.
Definition cin (x : R) : R := RInt cin_over 0 x.

Lemma cin_over_bounds (u : R) : 0 <= u -> 0 <= cin_over u <= u / 2.
Proof.
  intros [H|<-]; [|unfold cin_over; rewrite cos_0; unfold Rdiv; rewrite Rminus_diag_eq, !Rmult_0_l by reflexivity; lra].
  assert (E : 1 - cos u = 2 * (sin (u / 2) * sin (u / 2))).
  { replace u with (2 * (u / 2)) at 1 by field; rewrite cos_2a_sin; ring. }
  assert (S : 0 <= sin (u / 2) * sin (u / 2) <= u / 2 * (u / 2)).
  { split; [apply Rle_0_sqr|]; apply Rsqr_le_abs_1; rewrite (Rabs_pos_eq (u / 2)) by lra.
    destruct (Rle_or_lt (u / 2) 1) as [L|L].
    - pose proof PI2_1; unfold PI2 in *; rewrite Rabs_pos_eq; [left; apply sin_lt_x; lra|].
      apply sin_ge_0; pose proof PI2_1; unfold PI2 in *; lra.
    - pose proof (SIN_bound (u / 2)); apply Rle_trans with 1; [apply Rabs_le; lra|lra]. }
  unfold cin_over; rewrite E; split.
  - apply Rmult_le_pos; [lra|left; now apply Rinv_0_lt_compat].
  - apply (Rmult_le_reg_r u); [exact H|]; replace (2 * (sin (u / 2) * sin (u / 2)) / u * u)
      with (2 * (sin (u / 2) * sin (u / 2))) by (field; lra); lra.
Qed.

Lemma odd_small_continuous (f : R -> R) : f 0 = 0 -> (forall u, f (- u) = - f u) ->
  (forall u, 0 < u <= 1 -> Rabs (f u) <= u) -> continuity_pt f 0.
Proof.
  intros F0 Odd B eps He; exists (Rmin eps 1); split; [apply Rmin_glb_lt; lra|]; intros u [_ Hu].
  simpl in *; unfold R_dist in *; rewrite F0, Rminus_0_r in *.
  pose proof (Rmin_l eps 1); pose proof (Rmin_r eps 1).
  destruct (Rtotal_order u 0) as [L|[->|L]].
  - rewrite Rabs_left in Hu by exact L; specialize (B (- u) ltac:(lra)); rewrite Odd, Rabs_Ropp in B; lra.
  - rewrite F0, Rabs_R0; exact He.
  - rewrite Rabs_pos_eq in Hu by lra; specialize (B u ltac:(lra)); lra.
Qed.

Lemma cin_over_continuous (u : R) : continuous cin_over u.
Proof.
  destruct (Req_dec u 0) as [->|N].
  - apply continuous_of_pt, odd_small_continuous.
    + unfold cin_over, Rdiv; rewrite cos_0; ring.
    + intros u; unfold cin_over, Rdiv; rewrite cos_neg, Rinv_opp; ring.
    + intros u Hu; pose proof (cin_over_bounds u ltac:(lra)); rewrite Rabs_pos_eq; lra.
  - apply (@ex_derive_continuous R_AbsRing R_NormedModule); unfold cin_over; auto_derive; exact N.
Qed.

Lemma cin_integrable (a c : R) : ex_RInt cin_over a c.
Proof. apply (@ex_RInt_continuous R_CompleteNormedModule); intros u _; apply cin_over_continuous. Qed.

Lemma cin_bounds (x : R) : 0 <= x -> 0 <= cin x <= x ^ 2 / 4.
Proof.
  intros Hx; unfold cin; split.
  - apply RInt_ge_0; [exact Hx|apply cin_integrable|]; intros u Hu; apply cin_over_bounds; lra.
  - assert (Half : is_RInt (fun u => u / 2) 0 x (x ^ 2 / 4 - 0 ^ 2 / 4)).
    { apply (is_RInt_derive (fun u => u ^ 2 / 4)); intros u _.
      - auto_derive; [exact Logic.I|field].
      - apply (@ex_derive_continuous R_AbsRing R_NormedModule); auto_derive; exact Logic.I. }
    apply Rle_trans with (RInt (fun u => u / 2) 0 x); [|right; rewrite (is_RInt_unique _ _ _ _ Half); field].
    apply RInt_le; [exact Hx|apply cin_integrable|eexists; exact Half|]; intros u Hu; apply cin_over_bounds; lra.
Qed.

Lemma cosine_integral_by_cin (x : R) : 0 < x -> RInt cos_over 1 x = ln x - (cin x - cin 1).
Proof.
  intros Hx.
  assert (Log : is_RInt (fun u => / u) 1 x (ln x - ln 1)).
  { apply (is_RInt_derive ln); intros u [Hu _]; assert (P : 0 < u) by
      (apply Rlt_le_trans with (Rmin 1 x); [apply Rmin_glb_lt; lra|exact Hu]).
    - apply is_derive_Reals; now apply derivable_pt_lim_ln.
    - apply (@ex_derive_continuous R_AbsRing R_NormedModule); auto_derive; lra. }
  assert (Diff : RInt cin_over 1 x = cin x - cin 1).
  { assert (C : RInt cin_over 0 1 + RInt cin_over 1 x = RInt cin_over 0 x).
    { apply (@RInt_Chasles R_CompleteNormedModule); apply cin_integrable. }
    unfold cin; lra. }
  rewrite ln_1, Rminus_0_r in Log; rewrite <- Diff; apply is_RInt_unique.
  apply (is_RInt_ext (fun u => minus (/ u) (cin_over u))).
  - intros u [Hu _]; assert (P : 0 < u) by (apply Rlt_trans with (Rmin 1 x); [apply Rmin_glb_lt; lra|exact Hu]).
    change (/ u + - ((1 - cos u) / u) = cos u / u); field; lra.
  - apply (@is_RInt_minus R_NormedModule); [exact Log|].
    apply (@RInt_correct R_CompleteNormedModule); apply cin_integrable.
Qed.

(* ---- the limit exists ---- *)

Lemma tail_le (y x : R) : 0 < y <= x -> Rabs (RInt cos_over 1 x - RInt cos_over 1 y) <= / y + / x.
Proof.
  intros H; rewrite <- (RInt_difference cos_over 1 y x continuous_cos_over) by lra.
  pose proof (exponential_integral_bound y x H) as B; pose proof (pow2_ge_0 (RInt cos_over y x)).
  pose proof (pow2_ge_0 (RInt sin_over y x)).
  assert (P : 0 < / y + / x) by (apply Rplus_lt_0_compat; apply Rinv_0_lt_compat; lra).
  rewrite <- (Rabs_pos_eq (/ y + / x)) by lra; apply Rsqr_le_abs_0; unfold Rsqr; lra.
Qed.

Lemma inverse_to_zero : Un_cv (fun n => / INR (S n)) 0.
Proof.
  intros eps He; destruct (archimed_cor1 eps He) as [N [HN N0]]; exists N; intros n Hn; unfold R_dist.
  rewrite Rminus_0_r, Rabs_pos_eq by (left; apply Rinv_0_lt_compat, lt_0_INR; lia).
  apply Rle_lt_trans with (2 := HN), Rinv_le_contravar; [now apply lt_0_INR|apply le_INR; lia].
Qed.

Lemma cosine_integral_constant_exists : exists g, forall x, 0 < x -> Rabs (g + ln x - cin x) <= / x.
Proof.
  set (u := fun n => RInt cos_over 1 (INR (S n)) : R).
  assert (Cauchy : Cauchy_crit u).
  { intros eps He; destruct (inverse_to_zero (eps / 2) ltac:(lra)) as [N HN]; exists N.
    assert (Small : forall n, (n >= N)%nat -> / INR (S n) < eps / 2).
    { intros n Hn; specialize (HN n Hn); unfold R_dist in HN; rewrite Rminus_0_r in HN.
      apply Rle_lt_trans with (2 := HN), Rle_abs. }
    assert (Ordered : forall n m, (n >= N)%nat -> (n <= m)%nat -> R_dist (u m) (u n) < eps).
    { intros n m Hn Hm; pose proof (Small n Hn); pose proof (Small m ltac:(lia)).
      eapply Rle_lt_trans; [apply tail_le; split; [apply lt_0_INR; lia|apply le_INR; lia]|lra]. }
    intros n m Hn Hm; destruct (Nat.le_ge_cases n m); [rewrite R_dist_sym|]; apply Ordered; assumption. }
  destruct (Rcomplete.R_complete u Cauchy) as [kappa K]; exists (cin 1 - kappa); intros x Hx.
  replace (cin 1 - kappa + ln x - cin x) with (RInt cos_over 1 x - kappa)
    by (rewrite (cosine_integral_by_cin x Hx); ring).
  apply le_epsilon; intros eps He.
  destruct (K (eps / 2) ltac:(lra)) as [N1 H1]; destruct (inverse_to_zero (eps / 2) ltac:(lra)) as [N2 H2].
  destruct (archimed_cor1 (/ x) ltac:(now apply Rinv_0_lt_compat)) as [N3 [H3 N3pos]].
  set (n := Nat.max N1 (Nat.max N2 N3)).
  specialize (H1 n ltac:(unfold n; lia)); specialize (H2 n ltac:(unfold n; lia)); unfold R_dist in *.
  assert (Far : x <= INR (S n)).
  { apply Rle_trans with (INR N3); [|apply le_INR; unfold n; lia].
    apply lt_0_INR in N3pos; left; rewrite <- (Rinv_inv x), <- (Rinv_inv (INR N3)).
    apply Rinv_lt_contravar; [|exact H3]; apply Rmult_lt_0_compat; now apply Rinv_0_lt_compat. }
  pose proof (tail_le x (INR (S n)) (conj Hx Far)) as T; fold (u n) in T.
  rewrite Rminus_0_r in H2; pose proof (Rle_abs (/ INR (S n))).
  replace (RInt cos_over 1 x - kappa) with (- (u n - RInt cos_over 1 x) + (u n - kappa)) by ring.
  apply Rle_trans with (1 := Rabs_triang _ _); rewrite Rabs_Ropp; lra.
Qed.

(* ---- the sum of sin((2k + 1) s) ---- *)

Lemma sines_telescope (s : R) m :
  2 * sin s * upto m (fun k => sin ((2 * INR k + 1) * s)) = 1 - cos (2 * INR m * s).
Proof.
  induction m as [|m IH].
  - unfold upto; simpl; replace (2 * 0 * s) with 0 by ring; rewrite cos_0; ring.
  - rewrite upto_next, Rmult_plus_distr_l, IH, S_INR.
    replace (2 * INR m * s) with ((2 * INR m + 1) * s - s) by ring.
    replace (2 * (INR m + 1) * s) with ((2 * INR m + 1) * s + s) by ring.
    rewrite cos_minus, cos_plus; ring.
Qed.

Lemma sine_integral (k : nat) : is_RInt (fun s => sin ((2 * INR k + 1) * s)) 0 (PI / 2) (/ (2 * INR k + 1)).
Proof.
  pose proof (pos_INR k) as P; assert (N : 2 * INR k + 1 <> 0) by lra.
  replace (/ (2 * INR k + 1)) with (- (cos ((2 * INR k + 1) * (PI / 2)) / (2 * INR k + 1))
    - - (cos ((2 * INR k + 1) * 0) / (2 * INR k + 1))).
  - apply (is_RInt_derive (fun s => - (cos ((2 * INR k + 1) * s) / (2 * INR k + 1)))); intros s _.
    + auto_derive; [exact Logic.I|field; exact N].
    + apply (@ex_derive_continuous R_AbsRing R_NormedModule); auto_derive; exact Logic.I.
  - replace ((2 * INR k + 1) * (PI / 2)) with (PI / 2 + INR k * PI) by field.
    assert (Z : cos (PI / 2 + INR k * PI) = 0).
    { apply cos_eq_0_1; exists (Z.of_nat k); rewrite <- INR_IZR_INZ; ring. }
    rewrite Z, Rmult_0_r, cos_0; field; exact N.
Qed.

Lemma upto_integral (f : nat -> R -> R) (l : nat -> R) a c m : (forall k, is_RInt (f k) a c (l k)) ->
  is_RInt (fun s => upto m (fun k => f k s)) a c (upto m l).
Proof.
  intros H; induction m as [|m IH].
  - replace (upto 0 l) with ((c - a) * 0) by (unfold upto; simpl; ring).
    exact (@is_RInt_const R_NormedModule a c 0).
  - rewrite upto_next; apply (is_RInt_ext (fun s => plus (upto m (fun k => f k s)) (f m s))).
    + intros s _; rewrite upto_next; reflexivity.
    + apply (@is_RInt_plus R_NormedModule); [exact IH|apply H].
Qed.

(* ---- q(s) = 1/sin s - 1/s on [0, pi/2], which is 0 at 0 ---- *)

Definition cosecant_rest (s : R) : R := / sin s - / s.

Lemma sin_lower (s : R) : 0 <= s <= 2 -> s - s ^ 3 / 6 <= sin s.
Proof.
  intros H; destruct (pre_sin_bound s 0 ltac:(lra) ltac:(lra)) as [L _].
  unfold sin_approx, sum_f_R0, sin_term in L; simpl in L; lra.
Qed.

Lemma cos_upper (s : R) : 0 <= s <= 2 -> cos s <= 1 - s ^ 2 / 2 + s ^ 4 / 24.
Proof.
  intros H; destruct (pre_cos_bound s 0 ltac:(lra) ltac:(lra)) as [_ U].
  unfold cos_approx, sum_f_R0, cos_term in U; simpl in U; lra.
Qed.

Lemma half_pi : 1 < PI / 2 <= 2.
Proof. pose proof PI2_1; pose proof PI_4; unfold PI2 in *; lra. Qed.

Lemma sin_first (s : R) : 0 < s <= PI / 2 -> 0 < sin s < s.
Proof. intros H; pose proof PI_RGT_0; split; [apply sin_gt_0; lra|apply sin_lt_x; lra]. Qed.

Lemma cosecant_rest_slope (s : R) : 0 < s <= PI / 2 -> cos s / sin s ^ 2 - / s ^ 2 <= 0.
Proof.
  intros H; pose proof half_pi; destruct (sin_first s H) as [S0 S1].
  pose proof (sin_lower s ltac:(lra)) as L; pose proof (cos_upper s ltac:(lra)) as U.
  assert (Sq : 0 < s * s <= 4) by (split; [apply Rmult_lt_0_compat|replace 4 with (2 * 2) by ring;
    apply Rmult_le_compat]; lra).
  assert (P0 : 0 <= s - s ^ 3 / 6).
  { replace (s - s ^ 3 / 6) with (s * (1 - s * s / 6)) by field; apply Rmult_le_pos; lra. }
  assert (A : (s - s ^ 3 / 6) * (s - s ^ 3 / 6) <= sin s * sin s) by (apply Rmult_le_compat; lra).
  assert (B : s * s * cos s <= s * s * (1 - s ^ 2 / 2 + s ^ 4 / 24)) by (apply Rmult_le_compat_l; lra).
  assert (C : s * s * (1 - s ^ 2 / 2 + s ^ 4 / 24) <= (s - s ^ 3 / 6) * (s - s ^ 3 / 6)).
  { assert (0 <= (s * s) * (s * s) * (12 - s * s)).
    { apply Rmult_le_pos; [apply Rmult_le_pos; lra|lra]. }
    replace ((s - s ^ 3 / 6) * (s - s ^ 3 / 6)) with
      (s * s * (1 - s ^ 2 / 2 + s ^ 4 / 24) + (s * s) * (s * s) * (12 - s * s) / 72) by field; lra. }
  assert (Ps : 0 < sin s ^ 2) by (apply pow_lt; lra).
  replace (cos s / sin s ^ 2 - / s ^ 2) with (- ((sin s * sin s - s * s * cos s) / (sin s ^ 2 * s ^ 2))) by (field;
    lra).
  assert (0 <= (sin s * sin s - s * s * cos s) / (sin s ^ 2 * s ^ 2)); [|lra].
  apply Rmult_le_pos; [lra|left; apply Rinv_0_lt_compat, Rmult_lt_0_compat; [exact Ps|apply pow_lt; lra]].
Qed.

Lemma cosecant_rest_increases (s t : R) : 0 <= s <= t -> t <= PI / 2 -> 0 <= cosecant_rest s <= cosecant_rest t.
Proof.
  assert (Pos : forall s, 0 <= s <= PI / 2 -> 0 <= cosecant_rest s).
  { intros u [[H|<-] Hu]; unfold cosecant_rest; [|rewrite sin_0; lra].
    destruct (sin_first u (conj H Hu)); assert (/ u < / sin u); [|lra].
    apply Rinv_lt_contravar; [now apply Rmult_lt_0_compat|assumption]. }
  intros [[H|<-] Hs] Ht; [|unfold cosecant_rest at 1 2; rewrite sin_0, Rminus_diag_eq by reflexivity].
  - split; [apply Pos; lra|]; apply Ropp_le_cancel.
    apply (decreases (fun s => - cosecant_rest s) (fun s => cos s / sin s ^ 2 - / s ^ 2) s t Hs); intros u Hu.
    + destruct (sin_first u ltac:(lra)); unfold cosecant_rest; auto_derive; [repeat split; lra|field; lra].
    + apply cosecant_rest_slope; lra.
  - split; [lra|apply Pos; lra].
Qed.

Lemma cosecant_rest_continuous (s : R) : 0 <= s <= PI / 2 -> continuity_pt cosecant_rest s.
Proof.
  pose proof half_pi as Hp; intros [[H|<-] Hs].
  - destruct (sin_first s (conj H Hs)); apply derivable_continuous_pt; exists (- (cos s / sin s ^ 2) + / s ^ 2).
    apply is_derive_Reals; unfold cosecant_rest; auto_derive; [repeat split; lra|field; lra].
  - apply odd_small_continuous.
    + unfold cosecant_rest; rewrite sin_0; ring.
    + intros u; unfold cosecant_rest; rewrite sin_neg, !Rinv_opp; ring.
    + intros u Hu; destruct (cosecant_rest_increases 0 u ltac:(lra) ltac:(lra)) as [P0 P1].
      rewrite Rabs_pos_eq by lra; unfold cosecant_rest.
      destruct (sin_first u ltac:(lra)) as [S0 S1]; pose proof (sin_lower u ltac:(lra)) as L.
      assert (Low : u <= (1 + u * u) * sin u).
      { assert (Sq : 0 <= u * u <= 1) by (split; [apply Rle_0_sqr|replace 1 with (1 * 1) by ring;
          apply Rmult_le_compat; lra]).
        apply Rle_trans with ((1 + u * u) * (u - u ^ 3 / 6)); [|apply Rmult_le_compat_l; lra].
        replace ((1 + u * u) * (u - u ^ 3 / 6)) with (u + u * (u * u) * (5 - u * u) / 6) by field.
        assert (0 <= u * (u * u) * (5 - u * u)) by (apply Rmult_le_pos; [apply Rmult_le_pos; lra|lra]); lra. }
      apply (Rmult_le_reg_r (u * sin u)); [apply Rmult_lt_0_compat; lra|].
      replace ((/ sin u - / u) * (u * sin u)) with (u - sin u) by (field; lra); lra.
Qed.
