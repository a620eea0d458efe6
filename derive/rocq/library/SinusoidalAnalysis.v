(* Sinusoidal positions: the theorems of the chapter that are analysis, proved by hand. Only the standard library is
   used. *)
From Coq Require Import Reals Lra Lia ZArith.
From Derive Require Import Support Rules PiIrrational.
From Book Require Import Sinusoidal.
Open Scope R_scope.

Lemma polar_angle (x y : R) : x ^ 2 + y ^ 2 = 1 -> exists t, cos t = x /\ sin t = y.
Proof.
  intros E; pose proof (pow2_ge_0 x); pose proof (pow2_ge_0 y).
  assert (B : -1 <= x <= 1).
  { split; [apply Rnot_lt_le; intros L|apply Rnot_lt_le; intros L].
    - pose proof (Rmult_lt_0_compat (-1 - x) (1 - x) ltac:(lra) ltac:(lra)); lra.
    - pose proof (Rmult_lt_0_compat (x - 1) (x + 1) ltac:(lra) ltac:(lra)); lra. }
  assert (S : sqrt (1 - x²) = Rabs y) by (rewrite <- sqrt_Rsqr_abs; f_equal; unfold Rsqr; lra).
  destruct (Rcase_abs y) as [N|N].
  - exists (- acos x); rewrite cos_neg, sin_neg, cos_acos, sin_acos, S, Rabs_left by assumption; lra.
  - exists (acos x); rewrite cos_acos, sin_acos, S, Rabs_right by assumption; lra.
Qed.

(* Here p_t = a t + i b t, and w = u + i v, so the hypotheses are p_(t+1) conj(p_t) = w and abs(p_t)^2 = rho > 0. They
   give abs(w)^2 = rho^2, so w/rho = e^(i theta) for some theta, and p_0 = r e^(i phi) with r = rho^(1/2). Multiplying
   the first hypothesis by p_t gives p_(t+1) = (w/rho) p_t = e^(i theta) p_t, and p_t = e^(- i theta) p_(t+1). So
   p_t = r e^(i (phi + t theta)) passes from t to t + 1 and back, hence from t = 0 to all integers. *)
Theorem relative_encoding_polar (a b : Z -> R) (u v rho : R)
    (given_1 : forall t : Z, u = a (Z.succ t) * a t + b (Z.succ t) * b t)
    (given_2 : forall t : Z, v = b (Z.succ t) * a t - a (Z.succ t) * b t)
    (given_3 : forall t : Z, a t ^ 2 + b t ^ 2 = rho)
    (given_4 : 0 < rho) :
  exists r phi theta : R, 0 < r /\
    forall t : Z, a t = r * cos (phi + IZR t * theta) /\ b t = r * sin (phi + IZR t * theta).
Proof.
  assert (Unit : forall t, (a t / sqrt rho) ^ 2 + (b t / sqrt rho) ^ 2 = 1).
  { intros t; pose proof (sqrt_lt_R0 rho given_4) as P; pose proof (sqrt_sqrt rho ltac:(lra)) as Sq.
    replace ((a t / sqrt rho) ^ 2 + (b t / sqrt rho) ^ 2) with ((a t ^ 2 + b t ^ 2) / (sqrt rho * sqrt rho))
      by (field; lra).
    rewrite Sq, given_3; field; lra. }
  assert (Turn : (u / rho) ^ 2 + (v / rho) ^ 2 = 1).
  { replace ((u / rho) ^ 2 + (v / rho) ^ 2) with ((u ^ 2 + v ^ 2) / (rho * rho)) by (field; lra).
    replace (u ^ 2 + v ^ 2) with (rho * rho); [field; lra|].
    rewrite <- (given_3 (Z.succ 0)) at 1; rewrite <- (given_3 0%Z), (given_1 0%Z), (given_2 0%Z); ring. }
  destruct (polar_angle _ _ (Unit 0%Z)) as [phi [Ca Sb]]; destruct (polar_angle _ _ Turn) as [theta [Cu Sv]].
  assert (U : u = rho * cos theta) by (rewrite Cu; field; lra).
  assert (V : v = rho * sin theta) by (rewrite Sv; field; lra).
  assert (Forth : forall t, a (Z.succ t) = cos theta * a t - sin theta * b t /\
      b (Z.succ t) = sin theta * a t + cos theta * b t).
  { intros t; split; apply (Rmult_eq_reg_l rho); try lra.
    - transitivity (u * a t - v * b t); [|rewrite U, V; ring].
      rewrite (given_1 t), (given_2 t), <- (given_3 t); ring.
    - transitivity (v * a t + u * b t); [|rewrite U, V; ring].
      rewrite (given_1 t), (given_2 t), <- (given_3 t); ring. }
  pose proof (sin2_cos2 theta) as One; unfold Rsqr in One.
  assert (Back : forall t, a t = cos theta * a (Z.succ t) + sin theta * b (Z.succ t) /\
      b t = cos theta * b (Z.succ t) - sin theta * a (Z.succ t)).
  { intros t; destruct (Forth t) as [-> ->]; split.
    - transitivity ((sin theta * sin theta + cos theta * cos theta) * a t); [rewrite One|]; ring.
    - transitivity ((sin theta * sin theta + cos theta * cos theta) * b t); [rewrite One|]; ring. }
  exists (sqrt rho), phi, theta; split; [now apply sqrt_lt_R0|].
  apply Rules.induction.
  - rewrite Rmult_0_l, Rplus_0_r, Ca, Sb; pose proof (sqrt_lt_R0 rho given_4); split; field; lra.
  - intros t [A B]; destruct (Forth t) as [-> ->]; rewrite A, B, succ_IZR.
    replace (phi + (IZR t + 1) * theta) with (phi + IZR t * theta + theta) by ring.
    rewrite (cos_plus (phi + IZR t * theta)), (sin_plus (phi + IZR t * theta)); split; ring.
  - intros t [A B]; destruct (Back t) as [-> ->]; rewrite A, B, succ_IZR.
    replace (phi + IZR t * theta) with (phi + (IZR t + 1) * theta - theta) by ring.
    rewrite (cos_minus (phi + (IZR t + 1) * theta)), (sin_minus (phi + (IZR t + 1) * theta)); split; ring.
Qed.

(* The first pair of channels gives cos m = cos n and sin m = sin n, so cos(m - n) = 1 and sin((m - n)/2) = 0. Hence
   (m - n)/2 = k pi for an integer k, that is m - n = 2 k pi. If k were not 0, pi would be a fraction. So m = n. *)
Theorem sinusoidal_injective (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m n : Z)
    (given_1 : theta (first h_pos) = 1)
    (given_2 : forall c : Fin (double h), position theta (IZR m) c = position theta (IZR n) c) :
  m = n.
Proof.
  pose proof (given_2 (even (first h_pos))) as C; pose proof (given_2 (odd (first h_pos))) as S; unfold position in *.
  rewrite !pairs_even, given_1, !Rmult_1_r in C; rewrite !pairs_odd, given_1, !Rmult_1_r in S.
  assert (Half : sin ((IZR m - IZR n) / 2) = 0).
  { assert (One : cos (2 * ((IZR m - IZR n) / 2)) = 1).
    { replace (2 * ((IZR m - IZR n) / 2)) with (IZR m - IZR n) by field.
      rewrite cos_minus, C, S; pose proof (sin2_cos2 (IZR n)) as U; unfold Rsqr in U; lra. }
    rewrite cos_2a_sin in One; apply Rsqr_0_uniq; unfold Rsqr; lra. }
  destruct (sin_eq_0_0 _ Half) as [k Hk].
  destruct (Z.eq_dec k 0) as [->|N].
  - apply eq_IZR; rewrite Rmult_0_l in Hk; lra.
  - exfalso; apply (pi_irrational (m - n) (2 * k)); [lia|]; rewrite minus_IZR, mult_IZR; lra.
Qed.
