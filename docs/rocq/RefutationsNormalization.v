(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Pinned Points Refutation.
From Book Require Import Facts Softmax DotProduct Scaling Sinusoidal Interaction Decay Attention Normalization
  WitnessesNormalization.
Open Scope R_scope.

(* The variance is not negative, but: reversed. *)
Theorem variance_nonneg_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R),
    variance x <= 0).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose proof (wrong n n_pos x) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* What stands under the root is at least eps, but: reversed. *)
Theorem eps_le_variance_add_eps_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R),
    variance x + epsilon <= epsilon).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (epsilon := (1 / 5) : R).
  pose proof (wrong n n_pos x epsilon) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* The deviation is positive where variance plus eps is, but: reversed. *)
Theorem deviation_pos_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R)
      (given : 0 < variance x + epsilon),
    deviation x epsilon < 0).
Proof.
  intros wrong.
  apply deviation_pos_at; intros n n_pos x epsilon given.
  pose proof (wrong n n_pos x epsilon given) as at_point.
  computed_in at_point.
  refine (Rle_not_lt _ _ _ at_point); enclosed.
Qed.

(* The square of the deviation, but: eps outside the root. *)
Theorem deviation_sq_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R)
      (given : 0 < variance x + epsilon),
    variance x + epsilon = (sqrt (variance x) + epsilon) ^ 2).
Proof.
  intros wrong.
  apply deviation_sq_at; intros n n_pos x epsilon given.
  pose proof (wrong n n_pos x epsilon given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* A sum is its mean for each entry, but: size missing. *)
Theorem sum_eq_card_mul_mean_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R),
    Sum (fun k : Fin n => x k) = mean x).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose proof (wrong n n_pos x) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* A mean square is variance plus squared mean, but: mean forgotten. *)
Theorem sum_of_squares_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R),
    Sum (fun k : Fin n => x k ^ 2) = INR n * variance x).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose proof (wrong n n_pos x) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Normalized entries sum to zero, but: mean not subtracted. *)
Theorem layernorm_sum_zero_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R),
    Sum (fun i : Fin n => x i / deviation x epsilon) = 0).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (epsilon := (1 / 5) : R).
  pose proof (wrong n n_pos x epsilon) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* LayerNorm has mean zero, but: mean not subtracted. *)
Theorem layernorm_mean_zero_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R),
    mean (fun i : Fin n => x i / deviation x epsilon) = 0).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (epsilon := (1 / 5) : R).
  pose proof (wrong n n_pos x epsilon) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Squared length of what is normalized, but: unbiased variance. *)
Theorem layernorm_sum_of_squares_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R)
      (given : 0 < variance x + epsilon),
    Sum (fun i : Fin n => layernorm x epsilon i ^ 2) = INR n * (variance x / (INR n / (INR n - 1) * variance x +
      epsilon))).
Proof.
  intros wrong.
  apply layernorm_sum_of_squares_at; intros n n_pos x epsilon given.
  pose proof (wrong n n_pos x epsilon given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Variance of what is normalized, but: unbiased variance. *)
Theorem layernorm_variance_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R)
      (given : 0 < variance x + epsilon),
    variance (fun i : Fin n => layernorm x epsilon i) = variance x / (INR n / (INR n - 1) * variance x + epsilon)).
Proof.
  intros wrong.
  apply layernorm_variance_at; intros n n_pos x epsilon given.
  pose proof (wrong n n_pos x epsilon given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* A common shift moves the mean, but: shift forgotten. *)
Theorem mean_of_shifted_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (c : R),
    mean (fun k : Fin n => x k + c) = mean x).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (c := 2 : R).
  pose proof (wrong n n_pos x c) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* LayerNorm ignores a common shift, but: shift kept. *)
Theorem layernorm_shift_invariant_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (c epsilon : R) (i : Fin n),
    layernorm (fun k : Fin n => x k + c) epsilon i = layernorm x epsilon i + c).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (c := 2 : R).
  pose (epsilon := (9 / 10) : R).
  pose (i := Fin.F1 : Fin n).
  pose proof (wrong n n_pos x c epsilon i) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Derivative of the mean, but: size missing. *)
Theorem mean_derivative_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (j : Fin n),
    partial (entry j) (fun x : Fin n -> R => mean x) x 1).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos x j) (Normalization.mean_derivative n n_pos x j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Derivative of the variance, but: mean not subtracted. *)
Theorem variance_derivative_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (j : Fin n),
    partial (entry j) (fun x : Fin n -> R => variance x) x (2 * x j / INR n)).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos x j) (Normalization.variance_derivative n n_pos x j)) as
    at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Derivative of the deviation, but: size missing. *)
Theorem deviation_derivative_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (j : Fin n)
      (given : 0 < variance x + epsilon),
    partial (entry j) (fun x : Fin n -> R => deviation x epsilon) x (layernorm x epsilon j)).
Proof.
  intros wrong.
  apply deviation_derivative_at; intros n n_pos x epsilon j given.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos x epsilon j given) (Normalization.deviation_derivative n n_pos x
    epsilon j given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Jacobian of LayerNorm, but: deviation taken for constant. *)
Theorem layernorm_jacobian_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (i j : Fin n)
      (given : 0 < variance x + epsilon),
    partial (entry j) (fun x : Fin n -> R => layernorm x epsilon i) x ((delta i j - 1 / INR n) / deviation x
      epsilon)).
Proof.
  intros wrong.
  apply layernorm_jacobian_at; intros n n_pos x epsilon i j given.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos x epsilon i j given) (Normalization.layernorm_jacobian n n_pos x
    epsilon i j given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Rows of the Jacobian of LayerNorm sum to zero, but: mean taken for constant. *)
Theorem layernorm_jacobian_row_sum_zero_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (i : Fin n) (x : Fin n -> R) (epsilon : R),
    Sum (fun j : Fin n => (delta i j - layernorm x epsilon i * layernorm x epsilon j / INR n) / deviation x epsilon) =
      0).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (i := Fin.F1 : Fin n).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (epsilon := (1 / 5) : R).
  pose proof (wrong n n_pos i x epsilon) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* The Jacobian takes the normalized input to a multiple of itself, but: eps forgotten. *)
Theorem layernorm_jacobian_of_normalized_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (i : Fin n)
      (given : 0 < variance x + epsilon),
    Sum (fun j : Fin n => 1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x epsilon i * layernorm x
      epsilon j / INR n) * layernorm x epsilon j) = 0).
Proof.
  intros wrong.
  apply layernorm_jacobian_of_normalized_at; intros n n_pos x epsilon i given.
  pose proof (wrong n n_pos x epsilon i given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* LayerNorm sees the scale of its input through eps only, but: scale not seen. *)
Theorem layernorm_jacobian_of_input_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (i : Fin n)
      (given : 0 < variance x + epsilon),
    Sum (fun j : Fin n => 1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x epsilon i * layernorm x
      epsilon j / INR n) * x j) = 0).
Proof.
  intros wrong.
  apply layernorm_jacobian_of_input_at; intros n n_pos x epsilon i given.
  pose proof (wrong n n_pos x epsilon i given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Forward directional derivative of LayerNorm, but: divided only. *)
Theorem layernorm_jvp_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (i : Fin n) (u : Fin n -> R),
    Sum (fun j : Fin n => 1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x epsilon i * layernorm x
      epsilon j / INR n) * u j) = u i / deviation x epsilon).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (epsilon := (1 / 5) : R).
  pose (i := Fin.F1 : Fin n).
  pose (u := (vector ((1 / 3) :: (3 / 2) :: nil)) : Fin n -> R).
  pose proof (wrong n n_pos x epsilon i u) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The quadratic form of the Jacobian of LayerNorm, but: overlap forgotten. *)
Theorem layernorm_jacobian_quadratic_form_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (u x : Fin n -> R) (epsilon : R),
    Sum (fun i : Fin n => Sum (fun j : Fin n => u i * (1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x
      epsilon i * layernorm x epsilon j / INR n)) * u j)) = Sum (fun i : Fin n => (u i - mean u) ^ 2) / deviation x
      epsilon).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (u := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (x := (vector (2 :: (1 / 3) :: nil)) : Fin n -> R).
  pose (epsilon := (4 / 13) : R).
  pose proof (wrong n n_pos u x epsilon) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* With eps not negative, the Jacobian of LayerNorm is positive semidefinite, but: reversed. *)
Theorem layernorm_jacobian_psd_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (u : Fin n -> R)
      (given_1 : 0 < variance x + epsilon)
      (given_2 : 0 <= epsilon),
    Sum (fun i : Fin n => Sum (fun j : Fin n => u i * (1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x
      epsilon i * layernorm x epsilon j / INR n)) * u j)) <= 0).
Proof.
  intros wrong.
  apply layernorm_jacobian_psd_at; intros n n_pos x epsilon u given_1 given_2.
  pose proof (wrong n n_pos x epsilon u given_1 given_2) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* Backward pass of LayerNorm, but: mean subtracted twice. *)
Theorem layernorm_vjp_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R) (j : Fin n)
      (given : 0 < variance x + epsilon),
    partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * layernorm x epsilon i)) x ((g j - 2 * (Sum
      (fun i : Fin n => g i) / INR n) - layernorm x epsilon j * (Sum (fun i : Fin n => g i * layernorm x epsilon i) /
      INR n)) / deviation x epsilon)).
Proof.
  intros wrong.
  apply layernorm_vjp_at; intros n n_pos x epsilon g j given.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos x epsilon g j given) (Normalization.layernorm_vjp n n_pos x
    epsilon g j given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The mean may be subtracted last, but: mean subtracted twice. *)
Theorem layernorm_vjp_mean_last_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R) (j : Fin n),
    1 / deviation x epsilon * (g j - layernorm x epsilon j / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon
      i)) - 1 / INR n * Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - layernorm x epsilon i / INR n * Sum
      (fun i : Fin n => g i * layernorm x epsilon i))) = (g j - 2 * (Sum (fun i : Fin n => g i) / INR n) - layernorm x
      epsilon j * (Sum (fun i : Fin n => g i * layernorm x epsilon i) / INR n)) / deviation x epsilon).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (epsilon := (1 / 5) : R).
  pose (g := (vector ((1 / 3) :: (3 / 2) :: nil)) : Fin n -> R).
  pose (j := Fin.F1 : Fin n).
  pose proof (wrong n n_pos x epsilon g j) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Backward pass of LayerNorm with gain and bias, but: mean subtracted twice. *)
Theorem layernorm_gain_vjp_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g gamma beta : Fin n -> R) (j : Fin n)
      (given : 0 < variance x + epsilon),
    partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * (gamma i * layernorm x epsilon i + beta i)))
      x ((g j * gamma j - 2 * (Sum (fun i : Fin n => g i * gamma i) / INR n) - layernorm x epsilon j * (Sum (fun i :
      Fin n => g i * gamma i * layernorm x epsilon i) / INR n)) / deviation x epsilon)).
Proof.
  intros wrong.
  apply layernorm_gain_vjp_at; intros n n_pos x epsilon g gamma beta j given.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos x epsilon g gamma beta j given)
    (Normalization.layernorm_gain_vjp n n_pos x epsilon g gamma beta j given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The backward pass of LayerNorm sums to zero, but: mean subtracted twice. *)
Theorem layernorm_vjp_sum_zero_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (g x : Fin n -> R) (epsilon : R),
    Sum (fun j : Fin n => (g j - 2 * (Sum (fun i : Fin n => g i) / INR n) - layernorm x epsilon j * (Sum (fun i : Fin
      n => g i * layernorm x epsilon i) / INR n)) / deviation x epsilon) = 0).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (g := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (x := (vector (2 :: (1 / 3) :: nil)) : Fin n -> R).
  pose (epsilon := (4 / 13) : R).
  pose proof (wrong n n_pos g x epsilon) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* How far the backward pass is from orthogonal, but: orthogonal. *)
Theorem layernorm_vjp_inner_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R)
      (given : 0 < variance x + epsilon),
    Sum (fun j : Fin n => 1 / deviation x epsilon * (g j - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm x
      epsilon j / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon j) = 0).
Proof.
  intros wrong.
  apply layernorm_vjp_inner_at; intros n n_pos x epsilon g given.
  pose proof (wrong n n_pos x epsilon g given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Where the backward pass is orthogonal to the normalized input, but: mean left out. *)
Theorem layernorm_vjp_orthogonal_of_eps_zero_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R)
      (given_1 : 0 < variance x + epsilon)
      (given_2 : epsilon * Sum (fun i : Fin n => g i * layernorm x epsilon i) = 0),
    Sum (fun j : Fin n => g j * x j) = 0).
Proof.
  intros wrong.
  apply layernorm_vjp_orthogonal_of_eps_zero_at; intros n n_pos x epsilon g given_1 given_2.
  pose proof (wrong n n_pos x epsilon g given_1 given_2) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* The backward pass is orthogonal to the normalized input only without eps, or where the incoming gradient is, but: eps is zero. *)
Theorem layernorm_eps_zero_of_vjp_orthogonal_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R)
      (given_1 : 0 < variance x + epsilon)
      (given_2 : Sum (fun j : Fin n => 1 / deviation x epsilon * (g j - 1 / INR n * Sum (fun i : Fin n => g i) -
        layernorm x epsilon j / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon j) =
        0),
    epsilon = 0).
Proof.
  intros wrong.
  apply layernorm_eps_zero_of_vjp_orthogonal_at; intros n n_pos x epsilon g given_1 given_2.
  pose proof (wrong n n_pos x epsilon g given_1 given_2) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Backward pass and input of LayerNorm, but: orthogonal. *)
Theorem layernorm_vjp_inner_input_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R)
      (given : 0 < variance x + epsilon),
    Sum (fun j : Fin n => 1 / deviation x epsilon * (g j - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm x
      epsilon j / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * x j) = 0).
Proof.
  intros wrong.
  apply layernorm_vjp_inner_input_at; intros n n_pos x epsilon g given.
  pose proof (wrong n n_pos x epsilon g given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Weights that feed LayerNorm, and their gradient, but: orthogonal. *)
Theorem layernorm_weight_gradient_inner_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (y : Fin d -> R) (W : Fin d -> Fin n -> R)
    (epsilon : R) (g : Fin n -> R)
      (given : 0 < variance (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) + epsilon),
    Sum (fun a : Fin d => Sum (fun j : Fin n => W a j * (y a * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d =>
      y a * W a i)) epsilon * (g j - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm (fun i : Fin n => Sum (fun a :
      Fin d => y a * W a i)) epsilon j / INR n * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a :
      Fin d => y a * W a i)) epsilon i)))))) = 0).
Proof.
  intros wrong.
  apply layernorm_weight_gradient_inner_at; intros n n_pos d d_pos y W epsilon g given.
  pose proof (wrong n n_pos d d_pos y W epsilon g given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* How far a squared deviation is below its bound, but: sum for mean. *)
Theorem squared_deviation_defect_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n),
    (INR n - 1) * variance x - (x i - mean x) ^ 2 = INR n * (1 / (2 * INR n) * Sum (fun k : Fin n => Sum (fun l : Fin
      n => (1 - delta k i) * (1 - delta l i) * (x k - x l) ^ 2)))).
Proof.
  intros wrong.
  pose (n := 3%nat).
  pose (n_pos := Nat.lt_0_succ 2).
  pose (x := (vector (1 :: (-1 / 2) :: 2 :: nil)) : Fin n -> R).
  pose (i := Fin.F1 : Fin n).
  pose proof (wrong n n_pos x i) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The inequality of Samuelson, but: one deviation. *)
Theorem squared_deviation_le_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n),
    (x i - mean x) ^ 2 <= variance x).
Proof.
  intros wrong.
  pose (n := 3%nat).
  pose (n_pos := Nat.lt_0_succ 2).
  pose (x := (vector (1 :: (-1 / 2) :: 2 :: nil)) : Fin n -> R).
  pose (i := (Fin.FS Fin.F1) : Fin n).
  pose proof (wrong n n_pos x i) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* The square of a normalized entry is less than the number of entries, but: one deviation. *)
Theorem normalized_entry_sq_le_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (i : Fin n)
      (given_1 : 0 < variance x + epsilon)
      (given_2 : 0 <= epsilon),
    layernorm x epsilon i ^ 2 <= 1).
Proof.
  intros wrong.
  apply normalized_entry_sq_le_at; intros n n_pos x epsilon i given_1 given_2.
  pose proof (wrong n n_pos x epsilon i given_1 given_2) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* Normalized entries lie within a root of their number, but: reversed. *)
Theorem normalized_entry_bound_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon r : R) (i : Fin n)
      (given_1 : 0 < variance x + epsilon)
      (given_2 : 0 <= epsilon)
      (given_3 : r ^ 2 = INR n - 1)
      (given_4 : 0 < r),
    r <= layernorm x epsilon i /\ - layernorm x epsilon i <= r).
Proof.
  intros wrong.
  apply normalized_entry_bound_at; intros n n_pos x epsilon r i given_1 given_2 given_3 given_4.
  pose proof (proj1 (wrong n n_pos x epsilon r i given_1 given_2 given_3 given_4)) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* Gradient at the gain, but: that of the bias. *)
Theorem normalization_gain_gradient_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (n : nat) (n_pos : (0 < n)%nat) (G : Fin m -> Fin n -> R) (gamma : Fin n
    -> R) (X : Fin m -> Fin n -> R) (epsilon : R) (beta : Fin n -> R) (j : Fin n),
    partial (entry j) (fun gamma : Fin n -> R => Sum (fun t : Fin m => Sum (fun i : Fin n => G t i * (gamma i *
      layernorm (fun i1 : Fin n => X t i1) epsilon i + beta i)))) gamma (Sum (fun t : Fin m => G t j))).
Proof.
  intros wrong.
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (G := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (gamma := (vector ((3 / 2) :: (-1) :: nil)) : Fin n -> R).
  pose (X := (rows (((2 / 3) :: 3 :: nil) :: ((1 / 2) :: (-2) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (epsilon := (4 / 29) : R).
  pose (beta := (vector ((4 / 3) :: (-3 / 2) :: nil)) : Fin n -> R).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong m m_pos n n_pos G gamma X epsilon beta j)
    (Normalization.normalization_gain_gradient m m_pos n n_pos G gamma X epsilon beta j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Gradient at the bias, but: that of the gain. *)
Theorem normalization_bias_gradient_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (n : nat) (n_pos : (0 < n)%nat) (G : Fin m -> Fin n -> R) (gamma : Fin n
    -> R) (X : Fin m -> Fin n -> R) (epsilon : R) (beta : Fin n -> R) (j : Fin n),
    partial (entry j) (fun beta : Fin n -> R => Sum (fun t : Fin m => Sum (fun i : Fin n => G t i * (gamma i *
      layernorm (fun i1 : Fin n => X t i1) epsilon i + beta i)))) beta (Sum (fun t : Fin m => G t j * layernorm (fun
      i1 : Fin n => X t i1) epsilon j))).
Proof.
  intros wrong.
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (G := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (gamma := (vector ((3 / 2) :: (-1) :: nil)) : Fin n -> R).
  pose (X := (rows (((2 / 3) :: 3 :: nil) :: ((1 / 2) :: (-2) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (epsilon := (4 / 29) : R).
  pose (beta := (vector ((4 / 3) :: (-3 / 2) :: nil)) : Fin n -> R).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong m m_pos n n_pos G gamma X epsilon beta j)
    (Normalization.normalization_bias_gradient m m_pos n n_pos G gamma X epsilon beta j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The root mean square is positive where mean square plus eps is, but: reversed. *)
Theorem rms_pos_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R)
      (given : 0 < mean_square x + epsilon),
    rms x epsilon < 0).
Proof.
  intros wrong.
  apply rms_pos_at; intros n n_pos x epsilon given.
  pose proof (wrong n n_pos x epsilon given) as at_point.
  computed_in at_point.
  refine (Rle_not_lt _ _ _ at_point); enclosed.
Qed.

(* Derivative of the root mean square, but: size missing. *)
Theorem rms_derivative_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (j : Fin n)
      (given : 0 < mean_square x + epsilon),
    partial (entry j) (fun x : Fin n -> R => rms x epsilon) x (rmsnorm x epsilon j)).
Proof.
  intros wrong.
  apply rms_derivative_at; intros n n_pos x epsilon j given.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos x epsilon j given) (Normalization.rms_derivative n n_pos x
    epsilon j given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Jacobian of RMSNorm, but: root taken for constant. *)
Theorem rmsnorm_jacobian_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (i j : Fin n)
      (given : 0 < mean_square x + epsilon),
    partial (entry j) (fun x : Fin n -> R => rmsnorm x epsilon i) x (delta i j / rms x epsilon)).
Proof.
  intros wrong.
  apply rmsnorm_jacobian_at; intros n n_pos x epsilon i j given.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos x epsilon i j given) (Normalization.rmsnorm_jacobian n n_pos x
    epsilon i j given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Backward pass of RMSNorm, but: root taken for constant. *)
Theorem rmsnorm_vjp_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R) (j : Fin n)
      (given : 0 < mean_square x + epsilon),
    partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * rmsnorm x epsilon i)) x (g j / rms x
      epsilon)).
Proof.
  intros wrong.
  apply rmsnorm_vjp_at; intros n n_pos x epsilon g j given.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos x epsilon g j given) (Normalization.rmsnorm_vjp n n_pos x
    epsilon g j given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of RMSNorm with gain, but: gain twice. *)
Theorem rmsnorm_gain_vjp_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g gamma : Fin n -> R) (j : Fin n)
      (given : 0 < mean_square x + epsilon),
    partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * (gamma i * rmsnorm x epsilon i))) x ((g j *
      gamma j - gamma j * rmsnorm x epsilon j * (Sum (fun i : Fin n => g i * gamma i * rmsnorm x epsilon i) / INR n))
      / rms x epsilon)).
Proof.
  intros wrong.
  apply rmsnorm_gain_vjp_at; intros n n_pos x epsilon g gamma j given.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos x epsilon g gamma j given) (Normalization.rmsnorm_gain_vjp n
    n_pos x epsilon g gamma j given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Gradient at the gain of RMSNorm, but: no gradient. *)
Theorem rmsnorm_gain_gradient_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (n : nat) (n_pos : (0 < n)%nat) (G : Fin m -> Fin n -> R) (gamma : Fin n
    -> R) (X : Fin m -> Fin n -> R) (epsilon : R) (j : Fin n),
    partial (entry j) (fun gamma : Fin n -> R => Sum (fun t : Fin m => Sum (fun i : Fin n => G t i * (gamma i *
      rmsnorm (fun i1 : Fin n => X t i1) epsilon i)))) gamma 0).
Proof.
  intros wrong.
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (G := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (gamma := (vector ((3 / 2) :: (-1) :: nil)) : Fin n -> R).
  pose (X := (rows (((2 / 3) :: 3 :: nil) :: ((1 / 2) :: (-2) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (epsilon := (4 / 29) : R).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong m m_pos n n_pos G gamma X epsilon j)
    (Normalization.rmsnorm_gain_gradient m m_pos n n_pos G gamma X epsilon j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Squared length of the input of RMSNorm, but: eps outside the root. *)
Theorem rmsnorm_sum_of_squares_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R)
      (given : 0 < mean_square x + epsilon),
    Sum (fun k : Fin n => x k ^ 2) = INR n * (rms x epsilon - epsilon) ^ 2).
Proof.
  intros wrong.
  apply rmsnorm_sum_of_squares_at; intros n n_pos x epsilon given.
  pose proof (wrong n n_pos x epsilon given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Backward pass and input of RMSNorm, but: root taken for constant. *)
Theorem rmsnorm_vjp_inner_input_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R)
      (given : 0 < mean_square x + epsilon),
    Sum (fun j : Fin n => g j / rms x epsilon * x j) = epsilon / rms x epsilon ^ 2 * Sum (fun i : Fin n => g i *
      rmsnorm x epsilon i)).
Proof.
  intros wrong.
  apply rmsnorm_vjp_inner_input_at; intros n n_pos x epsilon g given.
  pose proof (wrong n n_pos x epsilon g given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* BatchNorm is LayerNorm of the columns, but: another feature. *)
Theorem batchnorm_is_layernorm_transposed_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n -> Fin d -> R) (epsilon : R) (i
    : Fin n) (a b : Fin d),
    batchnorm X epsilon i a = layernorm (fun k : Fin n => X k b) epsilon i).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (X := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (epsilon := (4 / 13) : R).
  pose (i := Fin.F1 : Fin n).
  pose (a := Fin.F1 : Fin d).
  pose (b := (Fin.FS Fin.F1) : Fin d).
  pose proof (wrong n n_pos d d_pos X epsilon i a b) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The deviation of a batch is positive where variance plus eps is, but: reversed. *)
Theorem batch_deviation_pos_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n -> Fin d -> R) (a : Fin d)
    (epsilon : R)
      (given : 0 < batch_variance X a + epsilon),
    batch_deviation X epsilon a < 0).
Proof.
  intros wrong.
  apply batch_deviation_pos_at; intros n n_pos d d_pos X a epsilon given.
  pose proof (wrong n n_pos d d_pos X a epsilon given) as at_point.
  computed_in at_point.
  refine (Rle_not_lt _ _ _ at_point); enclosed.
Qed.

(* A gain and a bias undo BatchNorm, but: eps left out of the gain. *)
Theorem batchnorm_restores_identity_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n -> Fin d -> R) (a : Fin d)
    (epsilon : R) (i : Fin n)
      (given : 0 < batch_variance X a + epsilon),
    batchnorm X epsilon i a * sqrt (batch_variance X a) + batch_mean X a = X i a).
Proof.
  intros wrong.
  apply batchnorm_restores_identity_at; intros n n_pos d d_pos X a epsilon i given.
  pose proof (wrong n n_pos d d_pos X a epsilon i given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Derivative of the mean of a batch, but: features mixed. *)
Theorem batch_mean_derivative_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n -> Fin d -> R) (a : Fin d) (j :
    Fin n) (b : Fin d),
    partial (entry2 j b) (fun X : Fin n -> Fin d -> R => batch_mean X a) X (1 / INR n)).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (X := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (a := Fin.F1 : Fin d).
  pose (j := Fin.F1 : Fin n).
  pose (b := (Fin.FS Fin.F1) : Fin d).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos d d_pos X a j b) (Normalization.batch_mean_derivative n n_pos d
    d_pos X a j b)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Derivative of the variance of a batch, but: features mixed. *)
Theorem batch_variance_derivative_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n -> Fin d -> R) (a : Fin d) (j :
    Fin n) (b : Fin d),
    partial (entry2 j b) (fun X : Fin n -> Fin d -> R => batch_variance X a) X (2 * (X j a - batch_mean X a) / INR
      n)).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (X := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (a := Fin.F1 : Fin d).
  pose (j := Fin.F1 : Fin n).
  pose (b := (Fin.FS Fin.F1) : Fin d).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos d d_pos X a j b) (Normalization.batch_variance_derivative n
    n_pos d d_pos X a j b)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Derivative of the deviation of a batch, but: features mixed. *)
Theorem batch_deviation_derivative_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n -> Fin d -> R) (a : Fin d)
    (epsilon : R) (j : Fin n) (b : Fin d)
      (given : 0 < batch_variance X a + epsilon),
    partial (entry2 j b) (fun X : Fin n -> Fin d -> R => batch_deviation X epsilon a) X (batchnorm X epsilon j a / INR
      n)).
Proof.
  intros wrong.
  apply batch_deviation_derivative_at; intros n n_pos d d_pos X a epsilon j b given.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos d d_pos X a epsilon j b given)
    (Normalization.batch_deviation_derivative n n_pos d d_pos X a epsilon j b given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Jacobian of BatchNorm, but: features mixed. *)
Theorem batchnorm_jacobian_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n -> Fin d -> R) (a : Fin d)
    (epsilon : R) (i j : Fin n) (b : Fin d)
      (given : 0 < batch_variance X a + epsilon),
    partial (entry2 j b) (fun X : Fin n -> Fin d -> R => batchnorm X epsilon i a) X ((delta i j - 1 / INR n -
      batchnorm X epsilon i a * batchnorm X epsilon j a / INR n) / batch_deviation X epsilon a)).
Proof.
  intros wrong.
  apply batchnorm_jacobian_at; intros n n_pos d d_pos X a epsilon i j b given.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos d d_pos X a epsilon i j b given)
    (Normalization.batchnorm_jacobian n n_pos d d_pos X a epsilon i j b given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Backward pass of BatchNorm, but: gain missing. *)
Theorem batchnorm_vjp_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (n : nat) (n_pos : (0 < n)%nat) (X : Fin n -> Fin d -> R) (epsilon : R) (G
    : Fin n -> Fin d -> R) (gamma beta : Fin d -> R) (j : Fin n) (b : Fin d)
      (given : forall a : Fin d, 0 < batch_variance X a + epsilon),
    partial (entry2 j b) (fun X : Fin n -> Fin d -> R => Sum (fun i : Fin n => Sum (fun a : Fin d => G i a * (gamma a
      * batchnorm X epsilon i a + beta a)))) X ((G j b - Sum (fun i : Fin n => G i b) / INR n - batchnorm X epsilon j
      b * (Sum (fun i : Fin n => G i b * batchnorm X epsilon i b) / INR n)) / batch_deviation X epsilon b)).
Proof.
  intros wrong.
  apply batchnorm_vjp_at; intros d d_pos n n_pos X epsilon G gamma beta j b given.
  pose proof (partial_unique _ _ _ _ _ (wrong d d_pos n n_pos X epsilon G gamma beta j b given)
    (Normalization.batchnorm_vjp d d_pos n n_pos X epsilon G gamma beta j b given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Gradient at the gain of BatchNorm, but: that of the bias. *)
Theorem batchnorm_gain_gradient_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (G : Fin n -> Fin d -> R) (gamma : Fin d
    -> R) (X : Fin n -> Fin d -> R) (epsilon : R) (beta : Fin d -> R) (b : Fin d),
    partial (entry b) (fun gamma : Fin d -> R => Sum (fun i : Fin n => Sum (fun a : Fin d => G i a * (gamma a *
      batchnorm X epsilon i a + beta a)))) gamma (Sum (fun i : Fin n => G i b))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (G := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (gamma := (vector ((3 / 2) :: (-1) :: nil)) : Fin d -> R).
  pose (X := (rows (((2 / 3) :: 3 :: nil) :: ((1 / 2) :: (-2) :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (epsilon := (4 / 29) : R).
  pose (beta := (vector ((4 / 3) :: (-3 / 2) :: nil)) : Fin d -> R).
  pose (b := Fin.F1 : Fin d).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos d d_pos G gamma X epsilon beta b)
    (Normalization.batchnorm_gain_gradient n n_pos d d_pos G gamma X epsilon beta b)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Gradient at the bias of BatchNorm, but: that of the gain. *)
Theorem batchnorm_bias_gradient_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (G : Fin n -> Fin d -> R) (gamma : Fin d
    -> R) (X : Fin n -> Fin d -> R) (epsilon : R) (beta : Fin d -> R) (b : Fin d),
    partial (entry b) (fun beta : Fin d -> R => Sum (fun i : Fin n => Sum (fun a : Fin d => G i a * (gamma a *
      batchnorm X epsilon i a + beta a)))) beta (Sum (fun i : Fin n => G i b * batchnorm X epsilon i b))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (G := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (gamma := (vector ((3 / 2) :: (-1) :: nil)) : Fin d -> R).
  pose (X := (rows (((2 / 3) :: 3 :: nil) :: ((1 / 2) :: (-2) :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (epsilon := (4 / 29) : R).
  pose (beta := (vector ((4 / 3) :: (-3 / 2) :: nil)) : Fin d -> R).
  pose (b := Fin.F1 : Fin d).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos d d_pos G gamma X epsilon beta b)
    (Normalization.batchnorm_bias_gradient n n_pos d d_pos G gamma X epsilon beta b)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Of independent examples, the variance of a batch is too small on average, but: unbiased as it is. *)
Theorem batchnorm_variance_expectation_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (P : probability) (X : Fin n -> random P) (mu sigma : R)
      (given_1 : independent X)
      (given_2 : forall i : Fin n, E (fun w : P => X i w) = mu)
      (given_3 : forall i : Fin n, E (fun w : P => X i w ^ 2) = sigma ^ 2 + mu ^ 2),
    E (fun w : P => 1 / INR n * Sum (fun i : Fin n => (X i w - 1 / INR n * Sum (fun k : Fin n => X k w)) ^ 2)) = sigma
      ^ 2).
Proof.
  intros wrong.
  apply batchnorm_variance_expectation_at; intros n n_pos dies P faces X mu sigma given_1 given_2 given_3.
  pose proof (wrong n n_pos P X mu sigma given_1 given_2 given_3) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The correction of the variance of a batch, but: correction missing. *)
Theorem batchnorm_variance_unbiased_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (P : probability) (X : Fin n -> random P) (mu sigma : R)
      (given_1 : independent X)
      (given_2 : forall i : Fin n, E (fun w : P => X i w) = mu)
      (given_3 : forall i : Fin n, E (fun w : P => X i w ^ 2) = sigma ^ 2 + mu ^ 2)
      (given_4 : INR n <> 1),
    E (fun w : P => Sum (fun i : Fin n => (X i w - 1 / INR n * Sum (fun k : Fin n => X k w)) ^ 2) / INR n) = sigma ^
      2).
Proof.
  intros wrong.
  apply batchnorm_variance_unbiased_at; intros n n_pos dies P faces X mu sigma given_1 given_2 given_3 given_4.
  pose proof (wrong n n_pos P X mu sigma given_1 given_2 given_3 given_4) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The root mean square of a multiple, but: eps not scaled. *)
Theorem rms_of_multiple_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (c epsilon : R) (x : Fin n -> R)
      (given_1 : 0 < c)
      (given_2 : 0 <= epsilon)
      (given_3 : 0 < mean_square x),
    rms (fun k : Fin n => c * x k) epsilon = c * rms x epsilon).
Proof.
  intros wrong.
  apply rms_of_multiple_at; intros n n_pos c epsilon x given_1 given_2 given_3.
  pose proof (wrong n n_pos c epsilon x given_1 given_2 given_3) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* But for eps, RMSNorm forgets a positive factor, but: eps not scaled. *)
Theorem rmsnorm_scale_invariant_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (c epsilon : R) (x : Fin n -> R) (i : Fin n)
      (given_1 : 0 < c)
      (given_2 : 0 <= epsilon)
      (given_3 : 0 < mean_square x),
    rmsnorm (fun k : Fin n => c * x k) epsilon i = rmsnorm x epsilon i).
Proof.
  intros wrong.
  apply rmsnorm_scale_invariant_at; intros n n_pos c epsilon x i given_1 given_2 given_3.
  pose proof (wrong n n_pos c epsilon x i given_1 given_2 given_3) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The squared length of what RMSNorm returns, but: one. *)
Theorem rmsnorm_length_le_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R)
      (given_1 : 0 < mean_square x + epsilon)
      (given_2 : 0 <= epsilon),
    Sum (fun i : Fin n => rmsnorm x epsilon i ^ 2) <= 1).
Proof.
  intros wrong.
  apply rmsnorm_length_le_at; intros n n_pos x epsilon given_1 given_2.
  pose proof (wrong n n_pos x epsilon given_1 given_2) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* Scores of normalized queries and keys are bounded, but: gain forgotten. *)
Theorem normalized_score_bound_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (c : R) (w x : Fin n -> R) (epsilon : R) (u : Fin n -> R)
      (given_1 : forall i : Fin n, - c <= w i)
      (given_2 : forall i : Fin n, w i <= c)
      (given_3 : 0 < mean_square x + epsilon)
      (given_4 : 0 < mean_square u + epsilon)
      (given_5 : 0 <= epsilon),
    Sum (fun i : Fin n => w i * rmsnorm x epsilon i * rmsnorm u epsilon i) ^ 2 <= INR n ^ 2).
Proof.
  intros wrong.
  apply normalized_score_bound_at; intros n n_pos c w x epsilon u given_1 given_2 given_3 given_4 given_5.
  pose proof (wrong n n_pos c w x epsilon u given_1 given_2 given_3 given_4 given_5) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* LayerNorm stretches no direction by more than one over its deviation, but: mean of the squares. *)
Theorem layernorm_jacobian_norm_le_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (u : Fin n -> R)
      (given_1 : 0 < variance x + epsilon)
      (given_2 : 0 <= epsilon),
    Sum (fun i : Fin n => Sum (fun j : Fin n => 1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x epsilon
      i * layernorm x epsilon j / INR n) * u j) ^ 2) <= Sum (fun i : Fin n => u i ^ 2) / (INR n * (variance x +
      epsilon))).
Proof.
  intros wrong.
  apply layernorm_jacobian_norm_le_at; intros n n_pos x epsilon u given_1 given_2.
  pose proof (wrong n n_pos x epsilon u given_1 given_2) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* With a positive eps the deviation is positive, but: reversed. *)
Theorem deviation_pos_of_positive_eps_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (epsilon : R) (x : Fin n -> R)
      (given : 0 < epsilon),
    deviation x epsilon < 0).
Proof.
  intros wrong.
  apply deviation_pos_of_positive_eps_at; intros n n_pos epsilon x given.
  pose proof (wrong n n_pos epsilon x given) as at_point.
  computed_in at_point.
  refine (Rle_not_lt _ _ _ at_point); enclosed.
Qed.

(* With a positive eps, the square of the deviation, but: eps outside the root. *)
Theorem deviation_sq_of_positive_eps_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (epsilon : R) (x : Fin n -> R)
      (given : 0 < epsilon),
    variance x + epsilon = (sqrt (variance x) + epsilon) ^ 2).
Proof.
  intros wrong.
  apply deviation_sq_of_positive_eps_at; intros n n_pos epsilon x given.
  pose proof (wrong n n_pos epsilon x given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The product of two deviations is at least eps, but: reversed. *)
Theorem deviations_product_ge_eps_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (epsilon : R) (x u : Fin n -> R)
      (given : 0 < epsilon),
    deviation x epsilon * deviation u epsilon <= epsilon).
Proof.
  intros wrong.
  apply deviations_product_ge_eps_at; intros n n_pos epsilon x u given.
  pose proof (wrong n n_pos epsilon x u given) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* How far apart LayerNorm puts two inputs, but: deviations squared. *)
Theorem layernorm_difference_le_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (epsilon : R) (x u : Fin n -> R)
      (given : 0 < epsilon),
    Sum (fun i : Fin n => (layernorm x epsilon i - layernorm u epsilon i) ^ 2) <= Sum (fun i : Fin n => (x i - u i) ^
      2) / (deviation x epsilon * deviation u epsilon) ^ 2).
Proof.
  intros wrong.
  apply layernorm_difference_le_at; intros n n_pos epsilon x u given.
  pose proof (wrong n n_pos epsilon x u given) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* LayerNorm is Lipschitz, with the constant one over the root of eps, but: not squared on the right. *)
Theorem layernorm_lipschitz_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (epsilon : R) (x u : Fin n -> R)
      (given : 0 < epsilon),
    Sum (fun i : Fin n => (layernorm x epsilon i - layernorm u epsilon i) ^ 2) <= Sum (fun i : Fin n => (x i - u i) ^
      2) / (1 + epsilon)).
Proof.
  intros wrong.
  apply layernorm_lipschitz_at; intros n n_pos epsilon x u given.
  pose proof (wrong n n_pos epsilon x u given) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.
