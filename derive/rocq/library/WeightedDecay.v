(* Decay of an oscillatory integral with a weight of bounded variation. Proved by hand with Coquelicot. *)
From Coq Require Import Reals Ranalysis5 Lra Lia.
From Coquelicot Require Import Coquelicot.
From Derive Require Import Support Limits FiniteSumDecay Variation SinusoidalAnalysis.
Open Scope R_scope.

Lemma continuous_of_pt (f : R -> R) (t : R) : continuity_pt f t -> continuous f t.
Proof. intros H; exact (proj1 (continuity_pt_filterlim f t) H). Qed.

Lemma integrable_of_pt (f : R -> R) (a c : R) : a <= c -> (forall t, a <= t <= c -> continuity_pt f t) -> ex_RInt f a c.
Proof.
  intros L C; apply (@ex_RInt_continuous R_CompleteNormedModule); intros t Ht.
  rewrite Rmin_left, Rmax_right in Ht by exact L; apply continuous_of_pt, C, Ht.
Qed.

(* The fundamental theorem on [a, c]. *)
Lemma integral_of_derivative (F F' : R -> R) (a c : R) : a <= c ->
  (forall t, a <= t <= c -> derivable_pt_lim F t (F' t)) -> (forall t, a <= t <= c -> continuity_pt F' t) ->
  is_RInt F' a c (F c - F a).
Proof.
  intros L D C; apply (is_RInt_derive F F' a c); intros t Ht; rewrite Rmin_left, Rmax_right in Ht by exact L.
  - apply is_derive_Reals, D, Ht.
  - apply continuous_of_pt, C, Ht.
Qed.

(* Twice continuously differentiable on [0, 1], with a derivative that does not decrease and is not small. *)
Definition steady (theta theta1 theta2 : R -> R) (lambda : R) : Prop :=
  (forall t, 0 <= t <= 1 -> derivable_pt_lim theta t (theta1 t)) /\
  (forall t, 0 <= t <= 1 -> derivable_pt_lim theta1 t (theta2 t)) /\
  (forall t, 0 <= t <= 1 -> continuity_pt theta2 t) /\
  (forall t, 0 <= t <= 1 -> 0 <= theta2 t) /\
  (forall t, 0 <= t <= 1 -> lambda <= Rabs (theta1 t)).

Lemma same_sign (f : R -> R) (lambda a c : R) : 0 < lambda -> a <= c ->
  (forall t, a <= t <= c -> continuity_pt f t) -> (forall t, a <= t <= c -> lambda <= Rabs (f t)) ->
  (lambda <= f a /\ lambda <= f c) \/ (f a <= - lambda /\ f c <= - lambda).
Proof.
  intros Hl [L|<-] C B.
  - assert (Zero : forall z, a <= z <= c -> f z <> 0).
    { intros z Hz E; specialize (B z Hz); rewrite E, Rabs_R0 in B; lra. }
    pose proof (B a ltac:(lra)) as Ba; pose proof (B c ltac:(lra)) as Bc; unfold Rabs in Ba, Bc.
    destruct (Rcase_abs (f a)), (Rcase_abs (f c)); try lra; exfalso.
    + destruct (IVT_interv f a c C L ltac:(lra) ltac:(lra)) as [z [Hz E]]; exact (Zero z Hz E).
    + destruct (IVT_interv (fun t => - f t) a c) as [z [Hz E]]; try lra.
      * intros t Ht; apply (continuity_pt_opp f), C, Ht.
      * apply (Zero z Hz); lra.
  - pose proof (B a ltac:(lra)) as Ba; unfold Rabs in Ba; destruct (Rcase_abs (f a)); lra.
Qed.

Lemma wave_derivative (theta : R -> R) (d x phi t : R) : derivable_pt_lim theta t d ->
  derivable_pt_lim (fun t => sin (x * theta t + phi)) t (cos (x * theta t + phi) * (x * d)).
Proof.
  intros D; apply (derivable_pt_lim_comp (fun t => x * theta t + phi) sin); [|apply derivable_pt_lim_sin].
  rewrite <- (Rplus_0_r (x * d)); apply (derivable_pt_lim_plus (fun t => x * theta t) (fun _ => phi)).
  - now apply (derivable_pt_lim_scal theta).
  - apply derivable_pt_lim_const.
Qed.

Lemma inverse_slope_derivative (theta1 : R -> R) (d x t : R) : x <> 0 -> theta1 t <> 0 -> derivable_pt_lim theta1 t d ->
  derivable_pt_lim (fun t => / (x * theta1 t)) t (- (d / (x * theta1 t ^ 2))).
Proof.
  intros Hx N D; assert (Nx : x * theta1 t <> 0) by (now apply Rmult_integral_contrapositive_currified).
  pose proof (derivable_pt_lim_div (fun _ => 1) (fun t => x * theta1 t) t 0 (x * d) (derivable_pt_lim_const 1 t)
    (derivable_pt_lim_scal theta1 x t d D) Nx) as Q.
  intros eps He; destruct (Q eps He) as [eta H]; exists eta; intros u Nu Hu; specialize (H u Nu Hu).
  unfold div_fct, Rsqr in H; unfold Rdiv in H at 2 3; rewrite !Rmult_1_l in H.
  replace (- (d / (x * theta1 t ^ 2))) with ((0 * (x * theta1 t) - x * d * 1) / (x * theta1 t * (x * theta1 t)))
    by (field; tauto); exact H.
Qed.

Lemma steady_bound (theta theta1 theta2 : R -> R) (lambda x phi a c : R) : steady theta theta1 theta2 lambda ->
  0 < lambda -> 0 < x -> 0 <= a -> a <= c -> c <= 1 ->
  Rabs (RInt (fun t => cos (x * theta t + phi)) a c) <= 2 / (x * lambda).
Proof.
  intros [D1 [D2 [C2 [Up Low]]]] Hl Hx Ha Hac Hc.
  assert (In : forall t, a <= t <= c -> 0 <= t <= 1) by (intros t Ht; lra).
  assert (N1 : forall t, a <= t <= c -> theta1 t <> 0).
  { intros t Ht E; specialize (Low t (In t Ht)); rewrite E, Rabs_R0 in Low; lra. }
  assert (C1 : forall t, a <= t <= c -> continuity_pt theta1 t).
  { intros t Ht; apply derivable_continuous_pt; exists (theta2 t); apply D2, In, Ht. }
  set (S := fun t => sin (x * theta t + phi)); set (P := fun t => / (x * theta1 t)).
  set (r := fun t => theta2 t / (x * theta1 t ^ 2)).
  assert (DS : forall t, a <= t <= c -> derivable_pt_lim S t (cos (x * theta t + phi) * (x * theta1 t))).
  { intros t Ht; apply wave_derivative, D1, In, Ht. }
  assert (DP : forall t, a <= t <= c -> derivable_pt_lim P t (- r t)).
  { intros t Ht; apply inverse_slope_derivative; [lra|now apply N1|apply D2, In, Ht]. }
  assert (CS : forall t, a <= t <= c -> continuity_pt S t).
  { intros t Ht; apply derivable_continuous_pt; eexists; apply (DS t Ht). }
  assert (Cw : forall t, a <= t <= c -> continuity_pt (fun t => cos (x * theta t + phi)) t).
  { intros t Ht; apply (continuity_pt_comp (fun t => x * theta t + phi) cos); [|apply continuity_cos].
    apply (continuity_pt_plus (fun t => x * theta t) (fun _ => phi)); [|apply continuity_pt_const; now intros u v].
    apply (continuity_pt_scal theta); apply derivable_continuous_pt; exists (theta1 t); apply D1, In, Ht. }
  assert (Cr : forall t, a <= t <= c -> continuity_pt r t).
  { intros t Ht; apply (continuity_pt_mult theta2 (fun t => / (x * theta1 t ^ 2))); [apply C2, In, Ht|].
    apply (continuity_pt_inv (fun t => x * theta1 t ^ 2)).
    - apply (continuity_pt_scal (fun t => theta1 t ^ 2)); simpl.
      apply (continuity_pt_mult theta1 (fun t => theta1 t * 1)); [apply C1, Ht|].
      apply (continuity_pt_mult theta1 (fun _ => 1)); [apply C1, Ht|apply continuity_pt_const; now intros u v].
    - apply Rmult_integral_contrapositive_currified; [lra|apply pow_nonzero, N1, Ht]. }
  assert (CSr : forall t, a <= t <= c -> continuity_pt (fun t => S t * r t) t).
  { intros t Ht; apply (continuity_pt_mult S r); [apply CS, Ht|apply Cr, Ht]. }
  assert (Ir : RInt r a c = P a - P c).
  { apply is_RInt_unique; replace (P a - P c) with (- P c - - P a) by ring.
    apply (integral_of_derivative (fun t => - P t) r a c Hac); [|exact Cr].
    intros t Ht; rewrite <- (Ropp_involutive (r t)); apply (derivable_pt_lim_opp P), DP, Ht. }
  assert (Parts : RInt (fun t => cos (x * theta t + phi)) a c = S c * P c - S a * P a + RInt (fun t => S t * r t) a c).
  { assert (I : is_RInt (fun t => cos (x * theta t + phi) - S t * r t) a c (S c * P c - S a * P a)).
    { apply (integral_of_derivative (fun t => S t * P t)); [exact Hac| |].
      - intros t Ht; replace (cos (x * theta t + phi) - S t * r t)
          with (cos (x * theta t + phi) * (x * theta1 t) * P t + S t * - r t).
        + apply (derivable_pt_lim_mult S P); [apply DS, Ht|apply DP, Ht].
        + unfold P; field; split; [now apply N1|lra].
      - intros t Ht; apply (continuity_pt_minus (fun t => cos (x * theta t + phi)) (fun t => S t * r t));
          [apply Cw, Ht|apply CSr, Ht]. }
    assert (J : is_RInt (fun t => S t * r t) a c (RInt (fun t => S t * r t) a c)).
    { apply (@RInt_correct R_CompleteNormedModule); now apply integrable_of_pt. }
    apply is_RInt_unique; apply (is_RInt_ext (fun t => plus (cos (x * theta t + phi) - S t * r t) (S t * r t))).
    - intros t _; change (cos (x * theta t + phi) - S t * r t + S t * r t = cos (x * theta t + phi)); ring.
    - exact (@is_RInt_plus R_NormedModule _ _ _ _ _ _ I J). }
  assert (Rest : Rabs (RInt (fun t => S t * r t) a c) <= P a - P c).
  { rewrite <- Ir; apply (norm_RInt_le (fun t => S t * r t) r a c); [exact Hac| | |].
    - intros t Ht; change (norm (S t * r t)) with (Rabs (S t * r t)); rewrite Rabs_mult.
      assert (Pr : 0 <= r t).
      { apply Rmult_le_pos; [apply Up, In, Ht|left; apply Rinv_0_lt_compat, Rmult_lt_0_compat; [exact Hx|]].
        rewrite <- Rsqr_pow2; apply Rsqr_pos_lt, N1, Ht. }
      rewrite (Rabs_pos_eq (r t) Pr); apply Rle_trans with (1 * r t); [|right; ring].
      apply Rmult_le_compat_r; [exact Pr|apply Rabs_le, SIN_bound].
    - apply (@RInt_correct R_CompleteNormedModule); now apply integrable_of_pt.
    - apply (@RInt_correct R_CompleteNormedModule); now apply integrable_of_pt. }
  assert (Sb : forall t, -1 <= S t <= 1) by (intros t; apply SIN_bound).
  assert (SP : forall t, Rabs (S t * P t) <= Rabs (P t)).
  { intros t; rewrite Rabs_mult; apply Rle_trans with (1 * Rabs (P t)); [|right; ring].
    apply Rmult_le_compat_r; [apply Rabs_pos|apply Rabs_le, Sb]. }
  assert (Hxl : 0 < x * lambda) by (now apply Rmult_lt_0_compat).
  assert (Ends : Rabs (P c) + Rabs (P a) + (P a - P c) <= 2 * / (x * lambda)).
  { destruct (same_sign theta1 lambda a c Hl Hac C1 (fun t Ht => Low t (In t Ht))) as [[A C]|[A C]].
    - assert (Pos : forall t, lambda <= theta1 t -> 0 < P t <= / (x * lambda)).
      { intros t Ht; assert (x * lambda <= x * theta1 t) by (apply Rmult_le_compat_l; lra); unfold P; split.
        - apply Rinv_0_lt_compat; lra.
        - apply Rinv_le_contravar; assumption. }
      destruct (Pos a A), (Pos c C); rewrite !Rabs_pos_eq by lra; lra.
    - assert (Neg : forall t, theta1 t <= - lambda -> - / (x * lambda) <= P t < 0).
      { intros t Ht; assert (x * lambda <= x * - theta1 t) by (apply Rmult_le_compat_l; lra); unfold P.
        replace (x * theta1 t) with (- (x * - theta1 t)) by ring; rewrite Rinv_opp.
        assert (0 < / (x * - theta1 t)) by (apply Rinv_0_lt_compat; lra).
        assert (/ (x * - theta1 t) <= / (x * lambda)) by (apply Rinv_le_contravar; assumption); lra. }
      destruct (Neg a A), (Neg c C); rewrite !Rabs_left by lra; lra. }
  rewrite Parts; unfold Rdiv.
  apply Rle_trans with (1 := Rabs_triang _ _).
  pose proof (Rabs_triang (S c * P c) (- (S a * P a))) as T; rewrite Rabs_Ropp in T; fold (S c * P c - S a * P a) in T.
  pose proof (SP a); pose proof (SP c); lra.
Qed.

(* The same for a derivative that does not increase. *)
Lemma monotone_bound (theta theta1 theta2 : R -> R) (lambda x phi a c : R) : 0 < lambda -> 0 < x ->
  (forall t, 0 <= t <= 1 -> derivable_pt_lim theta t (theta1 t)) ->
  (forall t, 0 <= t <= 1 -> derivable_pt_lim theta1 t (theta2 t)) ->
  (forall t, 0 <= t <= 1 -> continuity_pt theta2 t) ->
  (forall t, 0 <= t <= 1 -> 0 <= theta2 t) \/ (forall t, 0 <= t <= 1 -> theta2 t <= 0) ->
  (forall t, 0 <= t <= 1 -> lambda <= Rabs (theta1 t)) -> 0 <= a -> a <= c -> c <= 1 ->
  Rabs (RInt (fun t => cos (x * theta t + phi)) a c) <= 2 / (x * lambda).
Proof.
  intros Hl Hx D1 D2 C2 [Up|Down] Low Ha Hac Hc.
  - apply (steady_bound theta theta1 theta2); try assumption; now repeat split.
  - assert (E : RInt (fun t => cos (x * theta t + phi)) a c = RInt (fun t => cos (x * - theta t + - phi)) a c).
    { apply (@RInt_ext R_CompleteNormedModule); intros t _; rewrite <- cos_neg; f_equal; ring. }
    rewrite E; apply (steady_bound (fun t => - theta t) (fun t => - theta1 t) (fun t => - theta2 t)); try assumption.
    repeat split; intros t Ht.
    + apply (derivable_pt_lim_opp theta), D1, Ht.
    + apply (derivable_pt_lim_opp theta1), D2, Ht.
    + apply (continuity_pt_opp theta2), C2, Ht.
    + specialize (Down t Ht); lra.
    + rewrite Rabs_Ropp; apply Low, Ht.
Qed.

Lemma summation_by_parts (h W : nat -> R) n : W 0%nat = 0 ->
  upto n (fun i => h i * (W (S i) - W i)) = h n * W n - upto n (fun i => W (S i) * (h (S i) - h i)).
Proof.
  intros W0; induction n as [|n IH]; [unfold upto; simpl; rewrite W0; ring|]; rewrite !upto_next, IH; ring.
Qed.

Lemma weighted_bound (h w : R -> R) (V B : R) : variation_at_most h V ->
  (forall t, 0 <= t <= 1 -> Rabs (w t) <= 1) -> ex_RInt w 0 1 -> ex_RInt (fun t => h t * w t) 0 1 ->
  (forall c, 0 <= c <= 1 -> Rabs (RInt w 0 c) <= B) -> Rabs (RInt (fun t => h t * w t) 0 1) <= B * (Rabs (h 1) + V).
Proof.
  intros HV W Iw Ihw HB; apply le_epsilon; intros eps He.
  assert (V0 : 0 <= V) by (apply (HV 0%nat (fun _ => 0)); intros; lra).
  assert (B0 : 0 <= B) by (apply Rle_trans with (2 := HB 0 ltac:(lra)), Rabs_pos).
  destruct (archimed_cor1 (eps / (V + 1)) ltac:(apply Rdiv_lt_0_compat; lra)) as [N [HN N0]].
  pose proof (variation_error h w V N N0 HV W Iw Ihw) as E.
  assert (Small : V / INR N <= eps).
  { apply Rle_trans with (V * (eps / (V + 1))); [apply Rmult_le_compat_l; lra|].
    apply Rle_trans with ((V + 1) * (eps / (V + 1))); [|right; field; lra].
    apply Rmult_le_compat_r; [left; apply Rdiv_lt_0_compat; lra|lra]. }
  set (T := upto N (fun i => h (grid N i) * RInt w (grid N i) (grid N (S i)))) in *.
  assert (Sum_le : Rabs T <= B * (Rabs (h 1) + V)).
  { set (U := fun i => RInt w 0 (grid N i) : R).
    assert (Pieces : T = upto N (fun i => h (grid N i) * (U (S i) - U i))).
    { apply upto_ext; intros i _; f_equal; unfold U.
      pose proof (grid_range N i N0); pose proof (grid_range N (S i) N0); pose proof (grid_up N i N0).
      assert (C : RInt w 0 (grid N i) + RInt w (grid N i) (grid N (S i)) = RInt w 0 (grid N (S i))).
      { apply (@RInt_Chasles R_CompleteNormedModule); apply integrable_piece; try assumption; lra. }
      lra. }
    assert (U0 : U 0%nat = 0) by (unfold U; rewrite grid_first by exact N0; apply (@RInt_point R_CompleteNormedModule)).
    assert (UB : forall i, Rabs (U i) <= B) by (intros i; apply HB, grid_range, N0).
    rewrite Pieces, (summation_by_parts (fun i => h (grid N i)) U N U0), grid_last by exact N0.
    apply Rle_trans with (1 := Rabs_triang _ _); rewrite Rabs_Ropp, Rmult_plus_distr_l; apply Rplus_le_compat.
    - rewrite Rabs_mult, Rmult_comm; apply Rmult_le_compat_r; [apply Rabs_pos|apply UB].
    - apply Rle_trans with (1 := upto_abs _ _).
      apply Rle_trans with (upto N (fun i => B * Rabs (h (grid N (S i)) - h (grid N i)))).
      + apply upto_le; intros i _; rewrite Rabs_mult; apply Rmult_le_compat_r; [apply Rabs_pos|apply UB].
      + rewrite upto_scale; apply Rmult_le_compat_l; [exact B0|].
        apply (HV N (grid N)); intros i; [apply grid_range, N0|apply grid_up, N0]. }
  replace (RInt (fun t => h t * w t) 0 1) with (T + (RInt (fun t => h t * w t) 0 1 - T)) by ring.
  apply Rle_trans with (1 := Rabs_triang _ _); lra.
Qed.

(* For an angle phi integrate cos(x theta + phi) by parts, as the derivative of sin(x theta + phi) times 1/(x theta').
   Since theta'' has one sign, the new integral is at most the change of 1/(x theta'); since theta' has one sign, that
   and the two end terms are together at most 2/(x lambda), on every interval within [0, 1]. Call this B. Replace h on
   N pieces by its values at their left ends; the error is at most V/N. Summation by parts leaves h(1) times one such
   integral and the changes of h times others: at most B (abs(h(1)) + V). Now let N grow. This bounds Re(e^(i phi) int
   h e^(i x theta)) for every phi, and the right phi makes it the absolute value. *)
Theorem weighted_decay_bound (theta theta1 theta2 h : R -> R) (x lambda V : R)
    (given_1 : 0 < x)
    (given_2 : 0 < lambda)
    (given_3 : forall t : R, 0 <= t <= 1 -> derivable_pt_lim theta t (theta1 t))
    (given_4 : forall t : R, 0 <= t <= 1 -> derivable_pt_lim theta1 t (theta2 t))
    (given_5 : forall t : R, 0 <= t <= 1 -> continuity_pt theta2 t)
    (given_6 : (forall t : R, 0 <= t <= 1 -> 0 <= theta2 t) \/ (forall t : R, 0 <= t <= 1 -> theta2 t <= 0))
    (given_7 : forall t : R, 0 <= t <= 1 -> lambda <= Rabs (theta1 t))
    (given_8 : variation_at_most h V)
    (given_9 : ex_RInt (fun t : R => h t * cos (x * theta t)) 0 1)
    (given_10 : ex_RInt (fun t : R => h t * sin (x * theta t)) 0 1) :
  sqrt (RInt (fun t : R => h t * cos (x * theta t)) 0 1 ^ 2 + RInt (fun t : R => h t * sin (x * theta t)) 0 1 ^ 2) <=
    2 * (Rabs (h 1) + V) / (x * lambda).
Proof.
  set (A := RInt (fun t => h t * cos (x * theta t)) 0 1); set (B := RInt (fun t => h t * sin (x * theta t)) 0 1).
  assert (Hxl : 0 < x * lambda) by (now apply Rmult_lt_0_compat).
  assert (V0 : 0 <= V) by (apply (given_8 0%nat (fun _ => 0)); intros; lra).
  assert (Turned : forall phi, is_RInt (fun t => h t * cos (x * theta t + phi)) 0 1 (cos phi * A - sin phi * B)).
  { intros phi; apply (is_RInt_ext (fun t => minus (scal (cos phi) (h t * cos (x * theta t)))
      (scal (sin phi) (h t * sin (x * theta t))))).
    - intros t _; change (cos phi * (h t * cos (x * theta t)) + - (sin phi * (h t * sin (x * theta t)))
        = h t * cos (x * theta t + phi)); rewrite (cos_plus (x * theta t)); ring.
    - apply (@is_RInt_minus R_NormedModule); apply (@is_RInt_scal R_NormedModule);
        apply (@RInt_correct R_CompleteNormedModule); assumption. }
  assert (Each : forall phi, Rabs (cos phi * A - sin phi * B) <= 2 / (x * lambda) * (Rabs (h 1) + V)).
  { intros phi; rewrite <- (is_RInt_unique _ _ _ _ (Turned phi)).
    apply (weighted_bound h (fun t => cos (x * theta t + phi)) V (2 / (x * lambda)) given_8).
    - intros t _; apply Rabs_le, COS_bound.
    - apply integrable_of_pt; [lra|]; intros t Ht.
      apply (continuity_pt_comp (fun t => x * theta t + phi) cos); [|apply continuity_cos].
      apply (continuity_pt_plus (fun t => x * theta t) (fun _ => phi)); [|apply continuity_pt_const; now intros u v].
      apply (continuity_pt_scal theta); apply derivable_continuous_pt; exists (theta1 t); apply given_3, Ht.
    - eexists; apply Turned.
    - intros c Hc; apply (monotone_bound theta theta1 theta2); try assumption; lra. }
  replace (2 * (Rabs (h 1) + V) / (x * lambda)) with (2 / (x * lambda) * (Rabs (h 1) + V)) by (field; lra).
  set (r := sqrt (A ^ 2 + B ^ 2)); pose proof (pow2_ge_0 A); pose proof (pow2_ge_0 B).
  assert (R0 : 0 <= r) by apply sqrt_pos.
  destruct (Req_dec r 0) as [Z|N].
  - rewrite Z; apply Rmult_le_pos; [apply Rmult_le_pos; [lra|left; now apply Rinv_0_lt_compat]|].
    pose proof (Rabs_pos (h 1)); lra.
  - assert (Sq : r * r = A ^ 2 + B ^ 2) by (apply sqrt_sqrt; lra).
    destruct (polar_angle (A / r) (- B / r)) as [phi [C S]].
    { replace ((A / r) ^ 2 + (- B / r) ^ 2) with ((A ^ 2 + B ^ 2) / (r * r)) by (field; exact N).
      rewrite Sq; field; rewrite <- Sq; now apply Rmult_integral_contrapositive_currified. }
    specialize (Each phi); rewrite C, S in Each.
    replace (A / r * A - - B / r * B) with ((A ^ 2 + B ^ 2) / r) in Each by (field; exact N).
    rewrite <- Sq in Each; replace (r * r / r) with r in Each by (field; exact N).
    rewrite Rabs_pos_eq in Each by exact R0; exact Each.
Qed.
