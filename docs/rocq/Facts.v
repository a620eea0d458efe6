(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List.
From Derive Require Import Support ErrorFunction Rules SpecialFunctions.
Open Scope R_scope.

Lemma mul_inverse (b : R)
    (given : b <> 0) :
  b * (1 / b) = 1.
Proof. field; exact given. Qed.

Lemma inverse_mul (a b : R) :
  1 / (a * b) = 1 / a * (1 / b).
Proof. unfold Rdiv; rewrite Rinv_mult; ring. Qed.

Lemma inverse_inverse (b : R) :
  1 / (1 / b) = b.
Proof. unfold Rdiv; rewrite !Rmult_1_l; exact (Rinv_inv b). Qed.

Lemma inverse_pos (b : R)
    (given : 0 < b) :
  0 < 1 / b.
Proof. unfold Rdiv; rewrite Rmult_1_l; exact (Rinv_0_lt_compat b given). Qed.

Lemma square_nonneg (a : R) :
  0 <= a ^ 2.
Proof. exact (pow2_ge_0 a). Qed.

Lemma square_pos (a : R)
    (given : a <> 0) :
  0 < a ^ 2.
Proof. rewrite <- Rsqr_pow2; exact (Rsqr_pos_lt a given). Qed.

Lemma mul_pos (a b : R)
    (given_1 : 0 < a)
    (given_2 : 0 < b) :
  0 < a * b.
Proof. exact (Rmult_lt_0_compat a b given_1 given_2). Qed.

Lemma mul_nonneg (a b : R)
    (given_1 : 0 <= a)
    (given_2 : 0 <= b) :
  0 <= a * b.
Proof. exact (Rmult_le_pos a b given_1 given_2). Qed.

Lemma ne_of_pos (a : R)
    (given : 0 < a) :
  a <> 0.
Proof. exact (Rgt_not_eq a 0 given). Qed.

Lemma sub_ne_zero (a b : R)
    (given : a <> b) :
  a - b <> 0.
Proof. exact (Rminus_eq_contra a b given). Qed.

Lemma ne_of_mul (a b : R)
    (given : a * b <> 0) :
  a <> 0.
Proof. intros H; apply given; rewrite H; ring. Qed.

Lemma exp_add (a b : R) :
  exp (a + b) = exp a * exp b.
Proof. exact (exp_plus a b). Qed.

Lemma exp_pos (a : R) :
  0 < exp a.
Proof. exact (exp_pos a). Qed.

Lemma exp_tangent (a : R) :
  1 + a <= exp a.
Proof. exact (exp_ineq1_le a). Qed.

Lemma log_exp (a : R) :
  ln (exp a) = a.
Proof. exact (ln_exp a). Qed.

Lemma exp_log (a : R)
    (given : 0 < a) :
  exp (ln a) = a.
Proof. exact (exp_ln a given). Qed.

Lemma le_sqrt_square (a : R) :
  a <= sqrt (a ^ 2).
Proof. rewrite <- Rsqr_pow2, sqrt_Rsqr_abs; exact (Rle_abs a). Qed.

Lemma sqrt_square (a : R)
    (given : 0 <= a) :
  sqrt a ^ 2 = a.
Proof. exact (pow2_sqrt a given). Qed.

Lemma pi_pos :
  0 < PI.
Proof. exact PI_RGT_0. Qed.

Lemma cos_add (a b : R) :
  cos (a + b) = cos a * cos b - sin a * sin b.
Proof. exact (cos_plus a b). Qed.

Lemma sin_add (a b : R) :
  sin (a + b) = sin a * cos b + cos a * sin b.
Proof. exact (sin_plus a b). Qed.

Lemma cos_neg (a : R) :
  cos (- a) = cos a.
Proof. exact (cos_neg a). Qed.

Lemma sin_neg (a : R) :
  sin (- a) = - sin a.
Proof. exact (sin_neg a). Qed.

Lemma cos_square_add_sin_square (a : R) :
  cos a ^ 2 + sin a ^ 2 = 1.
Proof. rewrite <- (sin2_cos2 a); unfold Rsqr; ring. Qed.

Lemma fresnelc_zero :
  fresnelc 0 = 0.
Proof. exact SpecialFunctions.fresnelc_zero. Qed.

Lemma fresnels_zero :
  fresnels 0 = 0.
Proof. exact SpecialFunctions.fresnels_zero. Qed.

Lemma sum_one (n : nat) :
  Sum (fun i : Fin n => 1) = INR n.
Proof. exact (Sum_one n). Qed.

Lemma sum_add (n : nat) (f g : Fin n -> R) :
  Sum (fun i : Fin n => f i + g i) = Sum (fun i : Fin n => f i) + Sum (fun i : Fin n => g i).
Proof. exact (Sum_add f g). Qed.

Lemma sum_scale (n : nat) (c : R) (f : Fin n -> R) :
  Sum (fun i : Fin n => c * f i) = c * Sum (fun i : Fin n => f i).
Proof. exact (Sum_scale c f). Qed.

Lemma sum_exchange (n : nat) (m : nat) (f : Fin n -> Fin m -> R) :
  Sum (fun i : Fin n => Sum (fun k : Fin m => f i k)) = Sum (fun k : Fin m => Sum (fun i : Fin n => f i k)).
Proof. exact (Sum_exchange f). Qed.

Lemma sum_permutation (n : nat) (f : Fin n -> R) (sigma : permutation n) :
  Sum (fun i : Fin n => f (sigma i)) = Sum (fun i : Fin n => f i).
Proof. exact (Sum_permutation sigma f). Qed.

Lemma sum_pairs (h : nat) (f : Fin (double h) -> R) :
  Sum (fun p : Fin (double h) => f p) = Sum (fun e : Fin h => f (even e) + f (odd e)).
Proof. exact (Sum_pairs f). Qed.

Lemma pairs_even (h : nat) (u v : Fin h -> R) (e : Fin h) :
  pairs u v (even e) = u e.
Proof. exact (Support.pairs_even u v e). Qed.

Lemma pairs_odd (h : nat) (u v : Fin h -> R) (e : Fin h) :
  pairs u v (odd e) = v e.
Proof. exact (Support.pairs_odd u v e). Qed.

Lemma sum_delta (n : nat) (j : Fin n) (f : Fin n -> R) :
  Sum (fun i : Fin n => delta i j * f i) = f j.
Proof. exact (Sum_delta j f). Qed.

Lemma delta_same (n : nat) (i : Fin n) :
  delta i i = 1.
Proof. exact (Support.delta_same i). Qed.

Lemma delta_apart (n : nat) (i j : Fin n)
    (given : i <> j) :
  delta i j = 0.
Proof. exact (Support.delta_apart i j given). Qed.

Lemma apart_symm (n : nat) (i j : Fin n)
    (given : i <> j) :
  j <> i.
Proof. exact (not_eq_sym given). Qed.

Lemma expectation_const (P : probability) (c : R) :
  E (fun w : P => c) = c.
Proof. exact (E_const c). Qed.

Lemma expectation_add (P : probability) (X Y : random P) :
  E (fun w : P => X w + Y w) = E (fun w : P => X w) + E (fun w : P => Y w).
Proof. exact (E_add X Y (moments X) (moments Y)). Qed.

Lemma expectation_scale (P : probability) (c : R) (X : random P) :
  E (fun w : P => c * X w) = c * E (fun w : P => X w).
Proof. exact (E_scale c X (moments X)). Qed.

Lemma expectation_sum (n : nat) (P : probability) (F : Fin n -> random P) :
  E (fun w : P => Sum (fun i : Fin n => F i w)) = Sum (fun i : Fin n => E (fun w : P => F i w)).
Proof. exact (E_sum F (fun i => moments (F i))). Qed.

Lemma variance (P : probability) (X : random P) :
  Var (fun w : P => X w) = E (fun w : P => X w ^ 2) - E (fun w : P => X w) ^ 2.
Proof. exact (Var_is X (moments X)). Qed.

Lemma covariance (P : probability) (X Y : random P) :
  Cov (fun w : P => X w) (fun w : P => Y w) = E (fun w : P => X w * Y w) - E (fun w : P => X w) * E (fun w : P => Y
    w).
Proof. exact (Cov_is X Y (moments X) (moments Y)). Qed.
