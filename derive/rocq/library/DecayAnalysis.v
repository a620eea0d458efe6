(* Decay of the integral I(x) = int_0^1 exp(i x b^(-t)) dt: bounds, limit, change of sign. Proved by hand with
   Coquelicot. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Derive Require Import Limits CosineIntegral.
Open Scope R_scope.

(* The real and the imaginary part of I(x). *)
Definition decay (b x : R) : R := RInt (fun t : R => cos (x * Rpower b (- t))) 0 1.
Definition decay_imaginary (b x : R) : R := RInt (fun t : R => sin (x * Rpower b (- t))) 0 1.

Lemma ln_pos (b : R) : 1 < b -> 0 < ln b.
Proof. intros H; rewrite <- ln_1; apply ln_increasing; lra. Qed.

Lemma phase_derivative (b x t : R) :
  is_derive (fun t => x * Rpower b (- t)) t (- ln b * (x * Rpower b (- t))).
Proof. unfold Rpower; auto_derive; [exact Logic.I|ring]. Qed.

Lemma phase_pos (b x t : R) : 0 < x -> 0 < x * Rpower b (- t).
Proof. intros H; apply Rmult_lt_0_compat; [exact H|apply exp_pos]. Qed.

(* u = x b^(-t), du = - ln(b) u dt *)
Lemma phase_substitution (w f : R -> R) (b x : R) : 1 < b -> 0 < x -> (forall u, 0 < u -> continuous w u) ->
  (forall u, 0 < u -> f u = w u * u) ->
  RInt (fun t => f (x * Rpower b (- t))) 0 1 = RInt w (x / b) x / ln b.
Proof.
  intros Hb Hx Cw E; pose proof (ln_pos b Hb) as Hl.
  assert (Hxb : 0 < x / b) by (apply Rdiv_lt_0_compat; lra).
  set (F := fun t => - / ln b * RInt w x (x * Rpower b (- t))).
  assert (D : forall t, is_derive F t (f (x * Rpower b (- t)))).
  { intros t; pose proof (phase_pos b x t Hx) as P; rewrite (E _ P).
    replace (w (x * Rpower b (- t)) * (x * Rpower b (- t)))
      with (- / ln b * (w (x * Rpower b (- t)) * (- ln b * (x * Rpower b (- t))))) by (field; lra).
    apply is_derive_Reals.
    apply (derivable_pt_lim_scal (fun t => RInt w x (x * Rpower b (- t)))).
    apply (derivable_pt_lim_comp (fun t => x * Rpower b (- t)) (fun v => RInt w x v)); apply is_derive_Reals.
    - apply phase_derivative.
    - now apply (primitive_positive w x). }
  assert (C : forall t, continuous (fun t => f (x * Rpower b (- t))) t).
  { intros t; apply (continuous_ext (fun t => w (x * Rpower b (- t)) * (x * Rpower b (- t)))).
    - intros s; symmetry; apply E, phase_pos, Hx.
    - assert (Cp : continuous (fun t => x * Rpower b (- t)) t).
      { apply (@ex_derive_continuous R_AbsRing R_NormedModule); eexists; apply phase_derivative. }
      apply (@continuous_mult R_UniformSpace R_AbsRing (fun t => w (x * Rpower b (- t))) (fun t => x * Rpower b (- t)));
        [|exact Cp].
      apply (continuous_comp (fun t => x * Rpower b (- t)) w); [exact Cp|apply Cw, phase_pos, Hx]. }
  rewrite (is_RInt_unique _ _ _ _ (is_RInt_derive F (fun t => f (x * Rpower b (- t))) 0 1 (fun t _ => D t)
    (fun t _ => C t))).
  unfold F, minus, plus, opp; simpl.
  rewrite Ropp_0, (Rpower_O b), Rmult_1_r, Rpower_Ropp, Rpower_1 by lra; fold (x / b).
  rewrite (RInt_difference w x (x / b) x Cw) by lra; field; lra.
Qed.

Lemma decay_closed (b x : R) : 1 < b -> 0 < x -> decay b x = RInt cos_over (x / b) x / ln b.
Proof.
  intros Hb Hx; apply (phase_substitution cos_over cos b x Hb Hx continuous_cos_over).
  intros u Hu; unfold cos_over; field; lra.
Qed.

Lemma decay_imaginary_closed (b x : R) : 1 < b -> 0 < x -> decay_imaginary b x = RInt sin_over (x / b) x / ln b.
Proof.
  intros Hb Hx; apply (phase_substitution sin_over sin b x Hb Hx continuous_sin_over).
  intros u Hu; unfold sin_over; field; lra.
Qed.

Lemma below (b x : R) : 1 < b -> 0 < x -> 0 < x / b <= x.
Proof.
  intros Hb Hx; split; [apply Rdiv_lt_0_compat; lra|].
  apply (Rmult_le_reg_r b); [lra|]; replace (x / b * b) with (x * 1) by (field; lra); apply Rmult_le_compat_l; lra.
Qed.

(* The substitution u = x b^(-t) makes I(x) the integral of e^(iu)/u from x/b to x, divided by ln b. That integral is
   at most 1/(x/b) + 1/x = (b + 1)/x in absolute value, which gives the second bound. The first is weaker: the real part
   is at most the absolute value, and b + 1 < 2b. *)
Theorem decay_bound (b x : R)
    (given_1 : 1 < b)
    (given_2 : 0 < x) :
  Rabs (decay b x) <= 2 * b / (x * ln b) /\
  sqrt (decay b x ^ 2 + decay_imaginary b x ^ 2) <= (b + 1) / (x * ln b).
Proof.
  pose proof (ln_pos b given_1) as Hl; pose proof (below b x given_1 given_2) as Hy.
  assert (Hxl : 0 < x * ln b) by (now apply Rmult_lt_0_compat).
  assert (M : sqrt (decay b x ^ 2 + decay_imaginary b x ^ 2) <= (b + 1) / (x * ln b)).
  { assert (P : 0 <= (b + 1) / (x * ln b)) by (apply Rmult_le_pos; [lra|left; now apply Rinv_0_lt_compat]).
    rewrite <- (sqrt_pow2 _ P); apply sqrt_le_1_alt.
    pose proof (exponential_integral_bound (x / b) x Hy) as B.
    rewrite decay_closed, decay_imaginary_closed by assumption.
    replace (((b + 1) / (x * ln b)) ^ 2) with ((/ (x / b) + / x) ^ 2 * / ln b ^ 2) by (field; lra).
    replace ((RInt cos_over (x / b) x / ln b) ^ 2 + (RInt sin_over (x / b) x / ln b) ^ 2)
      with ((RInt cos_over (x / b) x ^ 2 + RInt sin_over (x / b) x ^ 2) * / ln b ^ 2) by (field; lra).
    apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat, pow_lt; lra|exact B]. }
  split; [|exact M].
  apply Rle_trans with (sqrt (decay b x ^ 2 + decay_imaginary b x ^ 2)).
  - rewrite <- sqrt_Rsqr_abs; apply sqrt_le_1_alt; unfold Rsqr; pose proof (pow2_ge_0 (decay_imaginary b x)); lra.
  - apply Rle_trans with (1 := M); apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat|lra].
Qed.

(* Both parts are at most (b + 1)/(x ln b) in absolute value, a constant divided by x. *)
Theorem decay_limit (b : R)
    (given : 1 < b) :
  tends_at_infinity (fun x : R => decay b x) 0 /\ tends_at_infinity (fun x : R => decay_imaginary b x) 0.
Proof.
  pose proof (ln_pos b given) as Hl.
  assert (Both : forall x, 0 < x ->
    Rabs (decay b x) <= (b + 1) / ln b / x /\ Rabs (decay_imaginary b x) <= (b + 1) / ln b / x).
  { intros x Hx; destruct (decay_bound b x given Hx) as [_ M].
    replace ((b + 1) / (x * ln b)) with ((b + 1) / ln b / x) in M by (field; lra).
    split; apply Rle_trans with (2 := M); rewrite <- sqrt_Rsqr_abs; apply sqrt_le_1_alt; unfold Rsqr.
    - pose proof (pow2_ge_0 (decay_imaginary b x)); lra.
    - pose proof (pow2_ge_0 (decay b x)); lra. }
  assert (Inverse : tends_at_infinity (fun x => (b + 1) / ln b / x) 0).
  { assert (P : 0 < (b + 1) / ln b) by (apply Rdiv_lt_0_compat; lra).
    intros eps He; exists ((b + 1) / ln b / eps); intros x Hx.
    assert (0 < (b + 1) / ln b / eps) by (now apply Rdiv_lt_0_compat).
    rewrite Rminus_0_r, Rabs_pos_eq by (left; apply Rdiv_lt_0_compat; lra).
    apply (Rmult_lt_reg_r x); [lra|]; replace ((b + 1) / ln b / x * x) with ((b + 1) / ln b) by (field; lra).
    apply (Rmult_lt_compat_r eps) in Hx; [|exact He].
    replace ((b + 1) / ln b / eps * eps) with ((b + 1) / ln b) in Hx by (field; lra); lra. }
  split; apply (tends_zero_of_le _ _ (fun x Hx => proj1 (Both x Hx))) ||
    apply (tends_zero_of_le _ _ (fun x Hx => proj2 (Both x Hx))); exact Inverse.
Qed.

(* ---- the sign ---- *)

Lemma cosine_integral_le (y x : R) : 0 < y <= x ->
  RInt cos_over y x <= (sin x / x - cos x / x ^ 2 - / x ^ 2) - (sin y / y - cos y / y ^ 2 - / y ^ 2).
Proof.
  intros H; set (C := fun v => RInt cos_over y v : R).
  assert (D : forall u, 0 < u -> is_derive C u (cos u / u)).
  { intros u Hu; apply (primitive_positive cos_over y u continuous_cos_over); lra. }
  assert (Le : C x - (sin x / x - cos x / x ^ 2 - / x ^ 2) <= C y - (sin y / y - cos y / y ^ 2 - / y ^ 2)).
  { apply (decreases (fun u => C u - (sin u / u - cos u / u ^ 2 - / u ^ 2)) (fun u => - (2 * (1 + cos u) / u ^ 3)) y x);
      [lra| |].
    - intros u Hu; specialize (D u ltac:(lra)); auto_derive.
      + repeat split; try (apply Rgt_not_eq; repeat apply Rmult_lt_0_compat; lra); try lra; eexists; eassumption.
      + replace (Derive (fun x : R => C x) u) with (cos u / u) by (symmetry; exact (is_derive_unique C u _ D)).
        field; lra.
    - intros u Hu; pose proof (COS_bound u).
      assert (0 <= 2 * (1 + cos u) / u ^ 3); [|lra].
      apply Rmult_le_pos; [lra|left; apply Rinv_0_lt_compat, pow_lt; lra]. }
  assert (Z : C y = 0) by (apply (@RInt_point R_CompleteNormedModule)).
  rewrite Z in Le; fold (C x); lra.
Qed.

Lemma cosine_integral_ge (y x : R) : 0 < y <= x ->
  (sin x / x - cos x / x ^ 2 + / x ^ 2) - (sin y / y - cos y / y ^ 2 + / y ^ 2) <= RInt cos_over y x.
Proof.
  intros H; set (C := fun v => RInt cos_over y v : R).
  assert (D : forall u, 0 < u -> is_derive C u (cos u / u)).
  { intros u Hu; apply (primitive_positive cos_over y u continuous_cos_over); lra. }
  assert (Le : (sin x / x - cos x / x ^ 2 + / x ^ 2) - C x <= (sin y / y - cos y / y ^ 2 + / y ^ 2) - C y).
  { apply (decreases (fun u => (sin u / u - cos u / u ^ 2 + / u ^ 2) - C u) (fun u => - (2 * (1 - cos u) / u ^ 3)) y x);
      [lra| |].
    - intros u Hu; specialize (D u ltac:(lra)); auto_derive.
      + repeat split; try (apply Rgt_not_eq; repeat apply Rmult_lt_0_compat; lra); try lra; eexists; eassumption.
      + replace (Derive (fun x : R => C x) u) with (cos u / u) by (symmetry; exact (is_derive_unique C u _ D)).
        field; lra.
    - intros u Hu; pose proof (COS_bound u).
      assert (0 <= 2 * (1 - cos u) / u ^ 3); [|lra].
      apply Rmult_le_pos; [lra|left; apply Rinv_0_lt_compat, pow_lt; lra]. }
  assert (Z : C y = 0) by (apply (@RInt_point R_CompleteNormedModule)).
  rewrite Z in Le; fold (C x); lra.
Qed.

(* At x = 1 the phase b^(-t) lies in (0, 1], where the cosine is positive, so Re I(1) > 0. For the other sign take
   y = 2 pi n + pi/2 with n so large that y (1 - 1/b) > 1, and x = b y. Since sin(u)/u - cos(u)/u^2 has derivative
   cos(u)/u + 2 cos(u)/u^3, the integral of cos(u)/u from y to b y is at most
   sin(b y)/(b y) - sin(y)/y + 1/y^2 <= 1/(b y) - 1/y + 1/y^2, as sin y = 1 and cos y = 0. That is negative. *)
Theorem exponential_decay_changes_sign (b : R)
    (given : 1 < b) :
  exists x y : R, 0 < x /\ 0 < y /\ 0 < decay b x /\ decay b y < 0.
Proof.
  pose proof (ln_pos b given) as Hl; pose proof PI_RGT_0 as Hpi.
  assert (Gap : 0 < 1 - / b).
  { assert (/ b < 1); [|lra]; rewrite <- Rinv_1; apply Rinv_lt_contravar; lra. }
  destruct (archimed_cor1 (1 - / b) Gap) as [n [Hn Hn0]]; apply lt_INR in Hn0; simpl in Hn0.
  set (y := PI / 2 + 2 * INR n * PI).
  assert (Hy : INR n < y).
  { unfold y; pose proof PI2_1 as P; assert (1 < PI) by lra.
    assert (2 * INR n * 1 < 2 * INR n * PI) by (apply Rmult_lt_compat_l; lra); lra. }
  assert (Big : 1 < y * (1 - / b)).
  { apply Rlt_trans with (INR n * (1 - / b)); [|now apply Rmult_lt_compat_r].
    apply Rle_lt_trans with (INR n * / INR n); [right; field; lra|now apply Rmult_lt_compat_l]. }
  exists 1, (b * y); split; [lra|]; split; [apply Rmult_lt_0_compat; lra|]; split.
  - assert (Range : forall t, 0 <= t -> 0 < 1 * Rpower b (- t) <= 1).
    { intros t Ht; split; [apply phase_pos; lra|]; rewrite Rmult_1_l, <- (Rpower_O b) by lra.
      apply Rle_Rpower; lra. }
    apply RInt_gt_0; [lra| |].
    + intros t Ht; specialize (Range t ltac:(lra)); pose proof PI2_1; apply cos_gt_0; unfold PI2 in *; lra.
    + intros t _; apply (@ex_derive_continuous R_AbsRing R_NormedModule); unfold Rpower; auto_derive; exact Logic.I.
  - assert (Hby : 0 < b * y) by (apply Rmult_lt_0_compat; lra).
    rewrite decay_closed by assumption; replace (b * y / b) with y by (field; lra).
    assert (yb : y <= b * y) by (rewrite <- (Rmult_1_l y) at 1; apply Rmult_le_compat_r; lra).
    assert (N : RInt cos_over y (b * y) < 0).
    { eapply Rle_lt_trans; [apply cosine_integral_le; lra|].
      assert (Sy : sin y = 1) by (unfold y; rewrite sin_period; apply sin_PI2).
      assert (Cy : cos y = 0) by (unfold y; rewrite cos_period; apply cos_PI2).
      rewrite Sy, Cy; pose proof (SIN_bound (b * y)) as Bs; pose proof (COS_bound (b * y)) as Bc.
      assert (S1 : sin (b * y) / (b * y) <= 1 / (b * y)).
      { apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat|lra]. }
      assert (C1 : 0 <= (1 + cos (b * y)) / (b * y) ^ 2).
      { apply Rmult_le_pos; [lra|left; apply Rinv_0_lt_compat, pow_lt; exact Hby]. }
      assert (Last : 1 / (b * y) - 1 / y + / y ^ 2 < 0).
      { replace (1 / (b * y) - 1 / y + / y ^ 2) with (- ((y * (1 - / b) - 1) / y ^ 2)) by (field; lra).
        assert (0 < (y * (1 - / b) - 1) / y ^ 2); [|lra]; apply Rdiv_lt_0_compat; [lra|apply pow_lt; lra]. }
      unfold Rdiv in *; lra. }
    unfold Rdiv; pose proof (Rinv_0_lt_compat _ Hl) as Pl.
    rewrite <- (Rmult_0_l (/ ln b)); apply Rmult_lt_compat_r; [exact Pl|exact N].
Qed.
