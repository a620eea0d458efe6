(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Pinned Points Refutation.
From Book Require Import Facts Softmax WitnessesSoftmax.
Open Scope R_scope.

(* The partition function is positive, but: exponential missing. *)
Theorem partition_pos_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R),
    0 < Sum (fun k : Fin n => x k)).
Proof.
  intros wrong.
  pose (n := 1%nat).
  pose (n_pos := Nat.lt_0_succ 0).
  pose (x := (vector ((-1) :: nil)) : Fin n -> R).
  pose proof (wrong n n_pos x) as at_point.
  computed_in at_point.
  refine (Rle_not_lt _ _ _ at_point); enclosed.
Qed.

(* Softmax is positive, but: exponential missing. *)
Theorem softmax_pos_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n),
    0 < x i / Sum (fun k : Fin n => x k)).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (i := (Fin.FS Fin.F1) : Fin n).
  pose proof (wrong n n_pos x i) as at_point.
  computed_in at_point.
  refine (Rle_not_lt _ _ _ at_point); enclosed.
Qed.

(* Softmax sums to one, but: every weight is one. *)
Theorem softmax_sum_one_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n),
    softmax x i = 1).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (i := Fin.F1 : Fin n).
  pose proof (wrong n n_pos x i) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Softmax ignores a common shift, but: factor of the shift. *)
Theorem softmax_shift_invariant_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (c : R) (i : Fin n),
    softmax (fun k : Fin n => x k + c) i = exp c * softmax x i).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (c := 2 : R).
  pose (i := Fin.F1 : Fin n).
  pose proof (wrong n n_pos x c i) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Softmax as programs compute it, but: exponential missing in the sum. *)
Theorem softmax_shifted_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n) (c : R),
    softmax x i = exp (x i - c) / Sum (fun k : Fin n => x k - c)).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (i := Fin.F1 : Fin n).
  pose (c := 2 : R).
  pose proof (wrong n n_pos x i c) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Ratios of weights depend on differences of logits, but: difference turned round. *)
Theorem softmax_ratio_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i j : Fin n),
    softmax x i / softmax x j = exp (x j - x i)).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (i := Fin.F1 : Fin n).
  pose (j := (Fin.FS Fin.F1) : Fin n).
  pose proof (wrong n n_pos x i j) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Only equal logits keep their weights when they are scaled, but: logits opposite. *)
Theorem softmax_not_scale_invariant_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (c : R) (x : Fin n -> R) (i j : Fin n)
      (given_1 : c <> 1)
      (given_2 : forall k : Fin n, softmax (fun k : Fin n => c * x k) k = softmax x k),
    x i = - x j).
Proof.
  intros wrong.
  apply softmax_not_scale_invariant_at; intros n n_pos c x i j given_1 given_2.
  pose proof (wrong n n_pos c x i j given_1 given_2) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Jacobian of softmax, but: diagonal only. *)
Theorem softmax_jacobian_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i j : Fin n),
    partial (entry j) (fun x : Fin n -> R => softmax x i) x (delta i j * (softmax x i * (1 - softmax x i)))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (i := Fin.F1 : Fin n).
  pose (j := (Fin.FS Fin.F1) : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos x i j) (Softmax.softmax_jacobian n n_pos x i j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* The Jacobian as a matrix, but: diagonal only. *)
Theorem softmax_jacobian_matrix_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i j : Fin n),
    partial (entry j) (fun x : Fin n -> R => softmax x i) x (delta i j * (softmax x i - softmax x i * softmax x j))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (i := Fin.F1 : Fin n).
  pose (j := (Fin.FS Fin.F1) : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos x i j) (Softmax.softmax_jacobian_matrix n n_pos x i j)) as
    at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* The Jacobian is symmetric, but: antisymmetric. *)
Theorem softmax_jacobian_symmetric_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i j : Fin n),
    softmax x i * (delta i j - softmax x j) = - (softmax x j * (delta j i - softmax x i))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (i := Fin.F1 : Fin n).
  pose (j := Fin.F1 : Fin n).
  pose proof (wrong n n_pos x i j) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Rows of the Jacobian sum to zero, but: diagonal only. *)
Theorem softmax_jacobian_row_sum_zero_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (i : Fin n) (x : Fin n -> R),
    Sum (fun j : Fin n => delta i j * (softmax x i * (1 - softmax x i))) = 0).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (i := Fin.F1 : Fin n).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose proof (wrong n n_pos i x) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Trace of the Jacobian, but: square outside the sum. *)
Theorem softmax_jacobian_trace_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R),
    Sum (fun i : Fin n => softmax x i * (delta i i - softmax x i)) = 1 - Sum (fun i : Fin n => softmax x i) ^ 2).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose proof (wrong n n_pos x) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Backward pass of softmax, but: diagonal only. *)
Theorem softmax_vjp_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (g x : Fin n -> R) (j : Fin n),
    partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * softmax x i)) x (g j * (softmax x j * (1 -
      softmax x j)))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (g := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (x := (vector (2 :: (1 / 3) :: nil)) : Fin n -> R).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos g x j) (Softmax.softmax_vjp n n_pos g x j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Forward directional derivative of softmax, but: diagonal only. *)
Theorem softmax_jvp_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n) (u : Fin n -> R),
    Sum (fun j : Fin n => softmax x i * (delta i j - softmax x j) * u j) = softmax x i * (1 - softmax x i) * u i).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (i := Fin.F1 : Fin n).
  pose (u := (vector (2 :: (1 / 3) :: nil)) : Fin n -> R).
  pose proof (wrong n n_pos x i u) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The backward pass sums to zero, but: diagonal only. *)
Theorem softmax_vjp_sum_zero_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (g x : Fin n -> R),
    Sum (fun j : Fin n => g j * (softmax x j * (1 - softmax x j))) = 0).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (g := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (x := (vector (2 :: (1 / 3) :: nil)) : Fin n -> R).
  pose proof (wrong n n_pos g x) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* The quadratic form of the Jacobian is a variance, but: half missing. *)
Theorem softmax_jacobian_quadratic_form_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (v x : Fin n -> R),
    Sum (fun i : Fin n => Sum (fun j : Fin n => v i * (softmax x i * (delta i j - softmax x j)) * v j)) = Sum (fun i :
      Fin n => Sum (fun j : Fin n => softmax x i * softmax x j * (v i - v j) ^ 2))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (v := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (x := (vector (2 :: (1 / 3) :: nil)) : Fin n -> R).
  pose proof (wrong n n_pos v x) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The Jacobian is positive semidefinite, but: reversed. *)
Theorem softmax_jacobian_psd_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (v x : Fin n -> R),
    Sum (fun i : Fin n => Sum (fun j : Fin n => v i * (softmax x i * (delta i j - softmax x j)) * v j)) <= 0).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (v := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (x := (vector (2 :: (1 / 3) :: nil)) : Fin n -> R).
  pose proof (wrong n n_pos v x) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* No eigenvalue of the Jacobian exceeds one half, but: constant of the sigmoid. *)
Theorem softmax_jacobian_norm_le_half_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (v x : Fin n -> R),
    Sum (fun i : Fin n => Sum (fun j : Fin n => v i * (softmax x i * (delta i j - softmax x j)) * v j)) <= 1 / 4 * Sum
      (fun i : Fin n => v i ^ 2)).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (v := (vector ((-1) :: 2 :: nil)) : Fin n -> R).
  pose (x := (vector ((-1 / 2) :: (1 / 3) :: nil)) : Fin n -> R).
  pose proof (wrong n n_pos v x) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* Second derivative of softmax, but: second term missing. *)
Theorem softmax_hessian_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i j k : Fin n),
    partial (entry j) (fun x : Fin n -> R => softmax x i) x (softmax x i * (delta i j - softmax x j)) /\ partial
      (entry k) (fun x : Fin n -> R => softmax x i * (delta i j - softmax x j)) x (softmax x i * ((delta i j - softmax
      x j) * (delta i k - softmax x k)))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (i := Fin.F1 : Fin n).
  pose (j := Fin.F1 : Fin n).
  pose (k := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (proj2 (wrong n n_pos x i j k)) (proj2 (Softmax.softmax_hessian n n_pos x i j
    k))) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Gradient of log-sum-exp, but: every input is the largest. *)
Theorem logsumexp_gradient_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (j : Fin n),
    partial (entry j) (fun x : Fin n -> R => ln (partition x)) x 1).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos x j) (Softmax.logsumexp_gradient n n_pos x j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Hessian of log-sum-exp, but: diagonal only. *)
Theorem logsumexp_hessian_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i j : Fin n),
    partial (entry i) (fun x : Fin n -> R => ln (partition x)) x (softmax x i) /\ partial (entry j) (fun x : Fin n ->
      R => softmax x i) x (delta i j * (softmax x i * (1 - softmax x i)))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (i := Fin.F1 : Fin n).
  pose (j := (Fin.FS Fin.F1) : Fin n).
  pose proof (partial_unique _ _ _ _ _ (proj2 (wrong n n_pos x i j)) (proj2 (Softmax.logsumexp_hessian n n_pos x i
    j))) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Derivative of softmax in the scale of its logits, but: mean missing. *)
Theorem softmax_temperature_derivative_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (c : R) (x : Fin n -> R) (i : Fin n),
    partial real (fun c : R => softmax (fun k : Fin n => c * x k) i) c (softmax (fun k : Fin n => c * x k) i * x i)).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (c := 1 : R).
  pose (x := (vector ((-1 / 2) :: 2 :: nil)) : Fin n -> R).
  pose (i := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos c x i) (Softmax.softmax_temperature_derivative n n_pos c x i))
    as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Logarithm of a softmax weight, but: logarithm forgotten. *)
Theorem softmax_log_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n),
    ln (softmax x i) = x i - partition x).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (i := Fin.F1 : Fin n).
  pose proof (wrong n n_pos x i) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Logarithm of softmax as programs compute it, but: shift in the logarithm only. *)
Theorem log_softmax_shifted_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n) (c : R),
    ln (softmax x i) = x i - ln (Sum (fun k : Fin n => exp (x k - c)))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (i := Fin.F1 : Fin n).
  pose (c := 2 : R).
  pose proof (wrong n n_pos x i c) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of the logarithm of softmax, but: weight added. *)
Theorem log_softmax_vjp_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (g x : Fin n -> R) (j : Fin n),
    partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * ln (softmax x i))) x (g j + softmax x j)).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (g := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (x := (vector (2 :: (1 / 3) :: nil)) : Fin n -> R).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos g x j) (Softmax.log_softmax_vjp n n_pos g x j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Entropy of softmax, but: sign. *)
Theorem softmax_entropy_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R),
    entropy x = Sum (fun i : Fin n => softmax x i * x i) - ln (partition x)).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose proof (wrong n n_pos x) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Derivative of log-sum-exp in the scale of its logits, but: factor of the scale. *)
Theorem logsumexp_temperature_derivative_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (c : R) (x : Fin n -> R),
    partial real (fun c : R => ln (partition (fun k : Fin n => c * x k))) c (c * Sum (fun k : Fin n => softmax (fun k
      : Fin n => c * x k) k * x k))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (c := 2 : R).
  pose (x := (vector (1 :: (1 / 2) :: nil)) : Fin n -> R).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos c x) (Softmax.logsumexp_temperature_derivative n n_pos c x)) as
    at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Derivative of the entropy in the scale of the logits, but: sign. *)
Theorem softmax_entropy_temperature_derivative_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (c : R) (x : Fin n -> R),
    partial real (fun c : R => entropy (fun k : Fin n => c * x k)) c (c * (Sum (fun k : Fin n => softmax (fun k : Fin
      n => c * x k) k * x k ^ 2) - Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k) ^ 2))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (c := 1 : R).
  pose (x := (vector ((-1 / 2) :: 2 :: nil)) : Fin n -> R).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos c x) (Softmax.softmax_entropy_temperature_derivative n n_pos c
    x)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* In a scale $c \ge 0$ the derivative of the entropy is not positive, but: reversed. *)
Theorem softmax_entropy_temperature_derivative_nonpos_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (c : R) (x : Fin n -> R)
      (given : 0 <= c),
    0 <= - c * (Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k ^ 2) - Sum (fun k : Fin n => softmax
      (fun k : Fin n => c * x k) k * x k) ^ 2)).
Proof.
  intros wrong.
  apply softmax_entropy_temperature_derivative_nonpos_at; intros n n_pos c x given.
  pose proof (wrong n n_pos c x given) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* Two weights sum to at most one, but: at most one half. *)
Theorem softmax_two_weights_le_one_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (i k : Fin n) (x : Fin n -> R)
      (given : i <> k),
    softmax x i + softmax x k <= 1 / 2).
Proof.
  intros wrong.
  apply softmax_two_weights_le_one_at; intros n n_pos i k x given.
  pose proof (wrong n n_pos i k x given) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* Of two logits or more, no weight reaches one, but: reached. *)
Theorem softmax_lt_one_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (i k : Fin n) (x : Fin n -> R)
      (given : i <> k),
    1 <= softmax x i).
Proof.
  intros wrong.
  apply softmax_lt_one_at; intros n n_pos i k x given.
  pose proof (wrong n n_pos i k x given) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* Of two logits or more, no entry of the Jacobian is zero, but: diagonal only. *)
Theorem softmax_jacobian_ne_zero_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (i k j : Fin n) (x : Fin n -> R)
      (given : i <> k),
    delta i j * (softmax x i * (delta i j - softmax x j)) <> 0).
Proof.
  intros wrong.
  apply softmax_jacobian_ne_zero_at; intros n n_pos i k x j given.
  pose proof (wrong n n_pos i k j x given) as at_point.
  computed_in at_point.
  apply at_point; equal.
Qed.

(* No weight exceeds one, but: reversed. *)
Theorem softmax_le_one_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (m : Fin n),
    1 <= softmax x m).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (m := Fin.F1 : Fin n).
  pose proof (wrong n n_pos x m) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* A logit far below another has a small weight, but: size for gap. *)
Theorem softmax_weight_le_of_gap_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (a : R) (l m : Fin n) (x : Fin n -> R)
      (given_1 : a * (1 - delta l m) <= x m - x l)
      (given_2 : l <> m),
    softmax x l <= exp (- x m)).
Proof.
  intros wrong.
  apply softmax_weight_le_of_gap_at; intros n n_pos a l m x given_1 given_2.
  pose proof (wrong n n_pos a l m x given_1 given_2) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* A gap bounds each of the other weights, but: size for gap. *)
Theorem softmax_others_le_of_gap_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (a : R) (m : Fin n) (x : Fin n -> R) (l : Fin n)
      (given : forall l : Fin n, a * (1 - delta l m) <= x m - x l),
    (1 - delta l m) * softmax x l <= (1 - delta l m) * exp (- x m)).
Proof.
  intros wrong.
  apply softmax_others_le_of_gap_at; intros n n_pos a m x l given.
  pose proof (wrong n n_pos a m x l given) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* A gap bounds all other weights together, but: size for gap. *)
Theorem softmax_complement_le_of_gap_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (a : R) (m : Fin n) (x : Fin n -> R)
      (given : forall l : Fin n, a * (1 - delta l m) <= x m - x l),
    1 - softmax x m <= (INR n - 1) * exp (- x m)).
Proof.
  intros wrong.
  apply softmax_complement_le_of_gap_at; intros n n_pos a m x given.
  pose proof (wrong n n_pos a m x given) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* A gap bounds the product of two weights, but: size for gap. *)
Theorem softmax_product_le_of_gap_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (a : R) (m : Fin n) (x : Fin n -> R) (i j : Fin n)
      (given_1 : forall l : Fin n, a * (1 - delta l m) <= x m - x l)
      (given_2 : i <> j),
    softmax x i * softmax x j <= (INR n - 1) * exp (- x m)).
Proof.
  intros wrong.
  apply softmax_product_le_of_gap_at; intros n n_pos a m x i j given_1 given_2.
  pose proof (wrong n n_pos a m x i j given_1 given_2) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* A gap bounds the diagonal of the Jacobian, but: size for gap. *)
Theorem softmax_own_product_le_of_gap_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (a : R) (m : Fin n) (x : Fin n -> R) (i : Fin n)
      (given : forall l : Fin n, a * (1 - delta l m) <= x m - x l),
    softmax x i * (1 - softmax x i) <= (INR n - 1) * exp (- x m)).
Proof.
  intros wrong.
  apply softmax_own_product_le_of_gap_at; intros n n_pos a m x i given.
  pose proof (wrong n n_pos a m x i given) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* A gap of one logit above the others bounds the Jacobian, but: size for gap. *)
Theorem softmax_jacobian_le_of_gap_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (a : R) (m : Fin n) (x : Fin n -> R) (i j : Fin n)
      (given : forall l : Fin n, a * (1 - delta l m) <= x m - x l),
    softmax x i * (delta i j - softmax x j) <= (INR n - 1) * exp (- x m) /\ - ((INR n - 1) * exp (- x m)) <= softmax x
      i * (delta i j - softmax x j)).
Proof.
  intros wrong.
  apply softmax_jacobian_le_of_gap_at; intros n n_pos a m x i j given.
  pose proof (proj1 (wrong n n_pos a m x i j given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* Gradient of the cross-entropy, but: sum of the targets missing. *)
Theorem cross_entropy_gradient_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (y x : Fin n -> R) (j : Fin n),
    partial (entry j) (fun x : Fin n -> R => - Sum (fun i : Fin n => y i * ln (softmax x i))) x (softmax x j - y j)).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (y := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (x := (vector (2 :: (1 / 3) :: nil)) : Fin n -> R).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos y x j) (Softmax.cross_entropy_gradient n n_pos y x j)) as
    at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Gradient of the mean cross-entropy of the rows that count, but: padding counted. *)
Theorem padded_cross_entropy_gradient_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (n : nat) (n_pos : (0 < n)%nat) (w : Fin m -> R) (X Y : Fin m -> Fin n ->
    R) (s : Fin m) (j : Fin n),
    partial (entry2 s j) (fun X : Fin m -> Fin n -> R => 1 / Sum (fun r : Fin m => w r) * Sum (fun r : Fin m => w r *
      cross_entropy (fun i1 : Fin n => X r i1) (fun i1 : Fin n => Y r i1))) X (w s / INR m * (softmax (fun i1 : Fin n
      => X s i1) j * Sum (fun i : Fin n => Y s i) - Y s j))).
Proof.
  intros wrong.
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (w := (vector (1 :: (-1 / 2) :: nil)) : Fin m -> R).
  pose (X := (rows ((2 :: (1 / 3) :: nil) :: ((3 / 2) :: (-1) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (Y := (rows (((2 / 3) :: 3 :: nil) :: ((1 / 2) :: (-2) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (s := Fin.F1 : Fin m).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong m m_pos n n_pos w X Y s j) (Softmax.padded_cross_entropy_gradient m
    m_pos n n_pos w X Y s j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Gradient of the mean cross-entropy with smoothed targets, but: padding smoothed. *)
Theorem smoothed_padded_cross_entropy_gradient_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (n : nat) (n_pos : (0 < n)%nat) (w : Fin m -> R) (X : Fin m -> Fin n -> R)
    (epsilon : R) (Y : Fin m -> Fin n -> R) (s : Fin m) (j : Fin n),
    partial (entry2 s j) (fun X : Fin m -> Fin n -> R => 1 / Sum (fun r : Fin m => w r) * Sum (fun r : Fin m => w r *
      cross_entropy (fun i1 : Fin n => X r i1) (fun i : Fin n => (1 - epsilon) * Y r i + epsilon / INR n))) X (w s /
      Sum (fun r : Fin m => w r) * ((1 - epsilon) * (softmax (fun i1 : Fin n => X s i1) j * Sum (fun i : Fin n => Y s
      i) - Y s j)) + epsilon * (softmax (fun i1 : Fin n => X s i1) j - 1 / INR n) / INR m)).
Proof.
  intros wrong.
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (w := (vector (1 :: (-1 / 2) :: nil)) : Fin m -> R).
  pose (X := (rows ((2 :: (1 / 3) :: nil) :: ((3 / 2) :: (-1) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (epsilon := (2 / 3) : R).
  pose (Y := (rows ((3 :: (1 / 2) :: nil) :: ((-2) :: (5 / 2) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (s := Fin.F1 : Fin m).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong m m_pos n n_pos w X epsilon Y s j)
    (Softmax.smoothed_padded_cross_entropy_gradient m m_pos n n_pos w X epsilon Y s j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Derivative of the sigmoid, but: input for output. *)
Theorem sigmoid_derivative_refuted :
  ~ (forall (t : R),
    partial real (fun t : R => sigmoid t) t (t * (1 - t))).
Proof.
  intros wrong.
  pose (t := 1 : R).
  pose proof (partial_unique _ _ _ _ _ (wrong t) (Softmax.sigmoid_derivative t)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The sigmoid is nowhere steeper than one quarter, but: one fifth. *)
Theorem sigmoid_derivative_le_quarter_refuted :
  ~ (forall (t : R),
    sigmoid t * (1 - sigmoid t) <= 1 / 5).
Proof.
  intros wrong.
  pose (t := 0 : R).
  pose proof (wrong t) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* The divergence of two distributions without zeros is not negative, but: difference turned round. *)
Theorem divergence_nonneg_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (y w : Fin n -> R)
      (given_1 : forall i : Fin n, 0 < y i)
      (given_2 : forall i : Fin n, 0 < w i)
      (given_3 : Sum (fun i : Fin n => y i) = 1)
      (given_4 : Sum (fun i : Fin n => w i) = 1),
    0 <= Sum (fun i : Fin n => y i * (ln (w i) - ln (y i)))).
Proof.
  intros wrong.
  apply divergence_nonneg_at; intros n n_pos y w given_1 given_2 given_3 given_4.
  pose proof (wrong n n_pos y w given_1 given_2 given_3 given_4) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* Mean logit plus entropy is at most log-sum-exp, but: entropy twice. *)
Theorem gibbs_variational_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (y x : Fin n -> R)
      (given_1 : forall i : Fin n, 0 < y i)
      (given_2 : Sum (fun i : Fin n => y i) = 1),
    Sum (fun i : Fin n => y i * x i) + 2 * - Sum (fun i : Fin n => y i * ln (y i)) <= ln (partition x)).
Proof.
  intros wrong.
  apply gibbs_variational_at; intros n n_pos y x given_1 given_2.
  pose proof (wrong n n_pos y x given_1 given_2) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* The entropy of $n$ weights is at most $\log n$, but: half a key less. *)
Theorem softmax_entropy_le_log_size_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R),
    entropy x <= ln (INR n - 1 / 2)).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose proof (wrong n n_pos x) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* The largest weight is at least $1/n$, but: one half. *)
Theorem softmax_largest_ge_mean_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (m : Fin n)
      (given : forall i : Fin n, x i <= x m),
    1 / 2 <= softmax x m).
Proof.
  intros wrong.
  apply softmax_largest_ge_mean_at; intros n n_pos x m given.
  pose proof (wrong n n_pos x m given) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* Log-sum-exp and the largest logit, but: no number of logits. *)
Theorem logsumexp_bounds_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (m : Fin n)
      (given : forall i : Fin n, x i <= x m),
    x m <= ln (partition x) /\ ln (partition x) <= x m).
Proof.
  intros wrong.
  apply logsumexp_bounds_at; intros n n_pos x m given.
  pose proof (proj2 (wrong n n_pos x m given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* A small gap keeps the Jacobian away from zero, but: number of keys once. *)
Theorem softmax_product_ge_of_gap_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (m l : Fin n)
      (given : forall i : Fin n, x i <= x m),
    exp (- (x m - x l)) / INR n <= softmax x m * softmax x l).
Proof.
  intros wrong.
  apply softmax_product_ge_of_gap_at; intros n n_pos x m l given.
  pose proof (wrong n n_pos x m l given) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* The factor $\mathrm{e}^c$ of errors up to $c$ is at least one, and a sum with it is positive, but: sign of the error. *)
Theorem error_factor_bounds_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (c : R) (h u x : Fin n -> R)
      (given_1 : forall i : Fin n, - c <= h i)
      (given_2 : forall i : Fin n, h i <= c)
      (given_3 : forall i : Fin n, 0 <= u i),
    1 <= exp (- c) /\ 0 < 1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i)).
Proof.
  intros wrong.
  apply error_factor_bounds_at; intros n n_pos c h u x given_1 given_2 given_3.
  pose proof (proj1 (wrong n n_pos c h u x given_1 given_2 given_3)) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* Odds of weights whose logits are off, but: errors turned round. *)
Theorem perturbed_odds_le_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (c : R) (h u x : Fin n -> R)
      (given_1 : forall i : Fin n, - c <= h i)
      (given_2 : forall i : Fin n, h i <= c)
      (given_3 : forall i : Fin n, 0 <= u i)
      (given_4 : forall i : Fin n, u i <= 1),
    Sum (fun i : Fin n => u i * exp (x i + h i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i)) <= Sum (fun i : Fin n
      => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i + h i)) / exp c ^ 2).
Proof.
  intros wrong.
  apply perturbed_odds_le_at; intros n n_pos c h u x given_1 given_2 given_3 given_4.
  pose proof (wrong n n_pos c h u x given_1 given_2 given_3 given_4) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* What errors of the logits can do to an average, but: reversed. *)
Theorem perturbed_mean_le_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (c : R) (h u x : Fin n -> R)
      (given_1 : forall i : Fin n, - c <= h i)
      (given_2 : forall i : Fin n, h i <= c)
      (given_3 : forall i : Fin n, 0 <= u i)
      (given_4 : forall i : Fin n, u i <= 1),
    Sum (fun i : Fin n => u i * softmax x i) + (exp c - 1) / (exp c + 1) <= Sum (fun i : Fin n => u i * softmax (fun k
      : Fin n => x k + h k) i)).
Proof.
  intros wrong.
  apply perturbed_mean_le_at; intros n n_pos c h u x given_1 given_2 given_3 given_4.
  pose proof (wrong n n_pos c h u x given_1 given_2 given_3 given_4) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* An integral over noisy logits: a softmax weight times a factor of the limits, but: winner forgotten. *)
Theorem gumbel_winner_and_value_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (a b : R) (x : Fin n -> R) (i : Fin n)
      (given : a <= b),
    integral (fun t : R => exp (x i - t) * exp (- Sum (fun j : Fin n => exp (x j - t)))) a b (exp (- (partition x *
      exp (- b))) - exp (- (partition x * exp (- a))))).
Proof.
  intros wrong.
  apply gumbel_winner_and_value_at; intros n n_pos a b x i given.
  pose proof (integral_unique _ _ _ _ _ (wrong n n_pos a b x i given) (Softmax.gumbel_winner_and_value n n_pos a b x i
    given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* A lower bound of the integral over noisy logits: the weight, less two tails, but: late values only. *)
Theorem gumbel_tails_le_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n) (b a : R),
    softmax x i * (1 - partition x * exp (- b)) <= softmax x i * (exp (- (partition x * exp (- b))) - exp (-
      (partition x * exp (- a))))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector ((-2) :: (-1) :: nil)) : Fin n -> R).
  pose (i := Fin.F1 : Fin n).
  pose (b := 16 : R).
  pose (a := (-1) : R).
  pose proof (wrong n n_pos x i b a) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.
