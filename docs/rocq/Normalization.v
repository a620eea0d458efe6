(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List.
From Derive Require Import Support ErrorFunction Rules SpecialFunctions.
From Book Require Import Facts.
Open Scope R_scope.

Definition mean {n : nat} (x : Fin n -> R) : R :=
  1 / INR n * Sum (fun k : Fin n => x k).

Definition variance {n : nat} (x : Fin n -> R) : R :=
  1 / INR n * Sum (fun k : Fin n => (x k - mean x) ^ 2).

(* The variance is not negative. *)
Theorem variance_nonneg (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) :
  0 <= variance x.
Proof.
  assert (r1 : 0 <= Sum (fun i : Fin n => (x i - mean x) ^ 2)).
  { exact (proj1 (Rules.sum_sign (fun (i : Fin n) => (x i - mean x) ^ 2)) (fun (i : Fin n) => (Facts.square_nonneg (x
    i - mean x)))). }
  assert (r2 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r3 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r2)). }
  assert (r5 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h : R) => 0 < h) r3 (INR n) (Facts.sum_one n)). }
  assert (r8 : 0 <= 1 / INR n).
  { assert (identity : forall u0 : R, (1 * u0) - 0 = (1 * ((1 * u0) - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.inverse_pos (INR n) r5)) Rules.no_relation) (identity (/ (INR n))))). }
  assert (r12 : forall (i_ : Fin n), (x i_ - mean x) ^ 2 = -2 * (x i_ * mean x) + x i_ ^ 2 + mean x ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 - u1) ^ 2) = ((((-2) * (u0 * u1)) + (u0 ^ 2)) + (u1 ^ 2))) by (intros u0
    u1; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) (mean x))). }
  assert (r13 : Sum (fun i : Fin n => (x i - mean x) ^ 2) = Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^ 2 + mean
    x ^ 2)).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (r12 i_))). }
  assert (r14 : 1 / INR n * Sum (fun i : Fin n => (x i - mean x) ^ 2) = 1 / INR n * Sum (fun i : Fin n => -2 * (x i *
    mean x) + x i ^ 2 + mean x ^ 2)).
  { exact (f_equal (fun (h_ : R) => 1 / INR n * h_) r13). }
  assert (r15 : variance x = 1 / INR n * Sum (fun k : Fin n => (x k - mean x) ^ 2)).
  { exact eq_refl. }
  assert (identity : forall u0 u1 u2 : R, u0 - 0 = (1 * (((1 * u1) * u2) - 0) + (1 * (u0 - ((1 * u1) * u2)) + 0))) by
    (intros u0 u1 u2; ring).
  exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg (1 / INR
    n) (Sum (fun k : Fin n => (x k - mean x) ^ 2)) r8 r1) (Rules.and_eq 1 (eq_trans r14 (eq_sym (eq_trans r15 r14)))
    Rules.no_relation)) (identity (variance x) (/ (INR n)) (Sum (fun i : Fin n => (x i - mean x) ^ 2))))).
Qed.

(* What stands under the root is at least eps. *)
Theorem eps_le_variance_add_eps (n : nat) (n_pos : (0 < n)%nat) (epsilon : R) (x : Fin n -> R) :
  epsilon <= variance x + epsilon.
Proof.
  assert (identity : forall u0 u1 : R, (u0 + u1) - u1 = (1 * (u0 - 0) + 0)) by (intros u0 u1; ring).
  exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
    (Normalization.variance_nonneg n n_pos x) Rules.no_relation) (identity (variance x) epsilon))).
Qed.

Definition deviation {n : nat} (x : Fin n -> R) (epsilon : R) : R :=
  sqrt (variance x + epsilon).

(* The deviation is positive. *)
Theorem deviation_pos (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R)
    (given : 0 < variance x + epsilon) :
  0 < deviation x epsilon.
Proof.
  assert (r1 : variance x + epsilon = epsilon + variance x).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (identity (variance x) epsilon). }
  assert (r2 : sqrt (variance x + epsilon) = sqrt (epsilon + variance x)).
  { exact (f_equal (fun (h : R) => sqrt h) r1). }
  assert (r3 : deviation x epsilon = sqrt (variance x + epsilon)).
  { exact eq_refl. }
  assert (identity : forall u0 u1 : R, u0 - 0 = (1 * (u1 - 0) + (1 * (u0 - u1) + 0))) by (intros u0 u1; ring).
  exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) (Facts.sqrt_pos (variance x +
    epsilon) given) (Rules.and_eq 1 (eq_trans r2 (eq_sym (eq_trans r3 r2))) Rules.no_relation)) (identity (deviation x
    epsilon) (sqrt (variance x + epsilon)))) eq_refl).
Qed.

(* The square of the deviation. *)
Theorem deviation_sq (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R)
    (given : 0 < variance x + epsilon) :
  variance x + epsilon = deviation x epsilon ^ 2.
Proof.
  assert (r0 : variance x + epsilon = epsilon + variance x).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (identity (variance x) epsilon). }
  assert (r1 : sqrt (variance x + epsilon) = sqrt (epsilon + variance x)).
  { exact (f_equal (fun (h : R) => sqrt h) r0). }
  assert (r2 : sqrt (variance x + epsilon) ^ 2 = sqrt (epsilon + variance x) ^ 2).
  { exact (f_equal (fun (h_ : R) => h_ ^ 2) r1). }
  assert (r4 : 0 < epsilon + variance x).
  { assert (identity : forall u0 u1 : R, (u1 + u0) - 0 = (1 * ((u0 + u1) - 0) + 0)) by (intros u0 u1; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) given Rules.no_relation)
      (identity (variance x) epsilon)) eq_refl). }
  assert (r5 : 0 <= epsilon + variance x).
  { assert (identity : forall u0 u1 : R, (u0 + u1) - 0 = (1 * ((u0 + u1) - 0) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r4)
      Rules.no_relation) (identity epsilon (variance x)))). }
  assert (r11 : deviation x epsilon = sqrt (variance x + epsilon)).
  { exact eq_refl. }
  assert (r13 : deviation x epsilon ^ 2 = sqrt (epsilon + variance x) ^ 2).
  { exact (f_equal (fun (h_1 : R) => h_1 ^ 2) (eq_trans r11 r1)). }
  exact (eq_trans (eq_trans r0 (eq_sym (eq_trans r2 (Facts.sqrt_square (epsilon + variance x) r5)))) (eq_trans r2
    (eq_sym r13))).
Qed.

(* A sum is its mean for each entry. *)
Theorem sum_eq_card_mul_mean (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) :
  Sum (fun k : Fin n => x k) = INR n * mean x.
Proof.
  assert (r0 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r1 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r0)). }
  assert (r3 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h : R) => 0 < h) r1 (INR n) (Facts.sum_one n)). }
  assert (r5 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r3). }
  assert (r8 : INR n * (1 / INR n * Sum (fun k : Fin n => x k)) = Sum (fun k : Fin n => x k)).
  { assert (identity : forall u0 u1 u2 : R, u0 - (u1 * ((1 * u2) * u0)) = (u0 * (1 - (u1 * (1 * u2))) + 0)) by (intros
    u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation (Sum (fun k : Fin n => x k)) (Facts.mul_inverse (INR n) r5)
      Rules.no_equation) (identity (Sum (fun k : Fin n => x k)) (INR n) (/ (INR n)))). }
  assert (r10 : INR n * (1 / INR n * Sum (fun k : Fin n => x k)) = INR n * (1 / INR n) * Sum (fun k : Fin n => x k)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((1 * u1) * u2)) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2;
    ring).
    exact (identity (INR n) (/ (INR n)) (Sum (fun k : Fin n => x k))). }
  assert (r11 : mean x = 1 / INR n * Sum (fun k : Fin n => x k)).
  { exact eq_refl. }
  assert (r12 : INR n * mean x = INR n * (1 / INR n * Sum (fun k : Fin n => x k))).
  { exact (f_equal (fun (h_ : R) => INR n * h_) r11). }
  exact (eq_trans (eq_sym r8) (eq_trans r10 (eq_sym (eq_trans r12 r10)))).
Qed.

(* A mean square is variance plus squared mean. *)
Theorem sum_of_squares (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) :
  Sum (fun k : Fin n => x k ^ 2) = INR n * (variance x + mean x ^ 2).
Proof.
  assert (r0 : forall (i : Fin n), (x i - mean x) ^ 2 = -2 * (x i * mean x) + x i ^ 2 + mean x ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 - u1) ^ 2) = ((((-2) * (u0 * u1)) + (u0 ^ 2)) + (u1 ^ 2))) by (intros u0
    u1; ring).
    exact (fun (i : Fin n) => (identity (x i) (mean x))). }
  assert (r1 : forall (i : Fin n), -2 * (x i * mean x) + x i ^ 2 + mean x ^ 2 = -2 * mean x * x i + x i ^ 2 + mean x ^
    2 * 1).
  { assert (identity : forall u0 u1 : R, ((((-2) * (u0 * u1)) + (u0 ^ 2)) + (u1 ^ 2)) = (((((-2) * u1) * u0) + (u0 ^
    2)) + ((u1 ^ 2) * 1))) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (x i) (mean x))). }
  assert (r3 : Sum (fun i : Fin n => (x i - mean x) ^ 2) = Sum (fun i : Fin n => -2 * mean x * x i + x i ^ 2 + mean x
    ^ 2 * 1)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r0 i) (r1 i)))). }
  assert (r6 : Sum (fun i : Fin n => -2 * mean x * x i + x i ^ 2) + Sum (fun i : Fin n => mean x ^ 2 * 1) = Sum (fun i
    : Fin n => -2 * mean x * x i) + Sum (fun i : Fin n => x i ^ 2) + Sum (fun i : Fin n => mean x ^ 2 * 1)).
  { exact (f_equal (fun (h : R) => h + Sum (fun i : Fin n => mean x ^ 2 * 1)) (Facts.sum_add n (fun i : Fin n => -2 *
    mean x * x i) (fun i : Fin n => x i ^ 2))). }
  assert (r10 : -2 * mean x * Sum (fun k : Fin n => x k) = -2 * mean x * (INR n * mean x)).
  { exact (f_equal (fun (h_ : R) => -2 * mean x * h_) (Normalization.sum_eq_card_mul_mean n n_pos x)). }
  assert (r14 : Sum (fun i : Fin n => 1) = INR n).
  { exact (Facts.sum_one n). }
  assert (r15 : mean x ^ 2 * Sum (fun i : Fin n => 1) = mean x ^ 2 * INR n).
  { exact (f_equal (fun (h_1 : R) => mean x ^ 2 * h_1) r14). }
  assert (r17 : Sum (fun i : Fin n => -2 * mean x * x i) + Sum (fun i : Fin n => x i ^ 2) + Sum (fun i : Fin n => mean
    x ^ 2 * 1) = -2 * mean x * (INR n * mean x) + Sum (fun i : Fin n => x i ^ 2) + mean x ^ 2 * INR n).
  { exact (f_equal3 (fun (h_2 : R) (h_3 : R) (h_4 : R) => h_2 + h_3 + h_4) (eq_trans (Facts.sum_scale n (-2 * mean x)
    x) r10) (@eq_refl R (Sum (fun i : Fin n => x i ^ 2))) (eq_trans (Facts.sum_scale n (mean x ^ 2) (fun i : Fin n =>
    1)) r15)). }
  assert (r20 : -2 * mean x * (INR n * mean x) + Sum (fun i : Fin n => x i ^ 2) + mean x ^ 2 * INR n = -1 * (INR n *
    mean x ^ 2) + Sum (fun i : Fin n => x i ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, (((((-2) * u0) * (u1 * u0)) + u2) + ((u0 ^ 2) * u1)) = (((-1) * (u1 * (u0
    ^ 2))) + u2)) by (intros u0 u1 u2; ring).
    exact (identity (mean x) (INR n) (Sum (fun i : Fin n => x i ^ 2))). }
  assert (r22 : variance x = 1 / INR n * Sum (fun k : Fin n => (x k - mean x) ^ 2)).
  { exact eq_refl. }
  assert (r23 : 1 / INR n * Sum (fun i : Fin n => (x i - mean x) ^ 2) = 1 / INR n * (-1 * (INR n * mean x ^ 2) + Sum
    (fun i : Fin n => x i ^ 2))).
  { exact (f_equal (fun (h_5 : R) => 1 / INR n * h_5) (eq_trans (eq_trans r3 (eq_trans (eq_trans (Facts.sum_add n (fun
    i : Fin n => -2 * mean x * x i + x i ^ 2) (fun i : Fin n => mean x ^ 2 * 1)) r6) r17)) r20)). }
  assert (r24 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r25 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r24)). }
  assert (r26 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_6 : R) => 0 < h_6) r25 (INR n) r14). }
  assert (r28 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r26). }
  assert (r30 : INR n * (1 / INR n) = 1).
  { exact (Facts.mul_inverse (INR n) r28). }
  assert (r31 : 1 / INR n * (-1 * (INR n * mean x ^ 2) + Sum (fun i : Fin n => x i ^ 2)) = -1 * mean x ^ 2 + 1 / INR n
    * Sum (fun i : Fin n => x i ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((-1) * (u0 ^ 2)) + ((1 * u1) * u2)) - ((1 * u1) * (((-1) * (u3 * (u0
    ^ 2))) + u2)) = (((-1) * (u0 ^ 2)) * (1 - (u3 * (1 * u1))) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * mean x ^ 2) r30 Rules.no_equation) (identity (mean x) (/
      (INR n)) (Sum (fun i : Fin n => x i ^ 2)) (INR n))). }
  assert (r34 : INR n * (variance x + mean x ^ 2) = INR n * (-1 * mean x ^ 2 + 1 / INR n * Sum (fun i : Fin n => x i ^
    2) + mean x ^ 2)).
  { exact (f_equal (fun (h_7 : R) => INR n * (h_7 + mean x ^ 2)) (eq_trans r22 (eq_trans r23 r31))). }
  assert (r35 : INR n * (-1 * mean x ^ 2 + 1 / INR n * Sum (fun i : Fin n => x i ^ 2) + mean x ^ 2) = Sum (fun i : Fin
    n => x i ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, u0 - (u1 * ((((-1) * (u2 ^ 2)) + ((1 * u3) * u0)) + (u2 ^ 2))) = (u0 *
    (1 - (u1 * (1 * u3))) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (Sum (fun i : Fin n => x i ^ 2)) r30 Rules.no_equation)
      (identity (Sum (fun i : Fin n => x i ^ 2)) (INR n) (mean x) (/ (INR n)))). }
  exact (eq_sym (eq_trans r34 r35)).
Qed.

Definition layernorm {n : nat} (x : Fin n -> R) (epsilon : R) (i : Fin n) : R :=
  (x i - mean x) / deviation x epsilon.

(* Normalized entries sum to zero. *)
Theorem layernorm_sum_zero (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) :
  Sum (fun i : Fin n => layernorm x epsilon i) = 0.
Proof.
  assert (r0 : forall (i : Fin n), layernorm x epsilon i = (x i - mean x) / deviation x epsilon).
  { exact (fun (i : Fin n) => eq_refl). }
  assert (r1 : forall (i : Fin n), (x i - mean x) / deviation x epsilon = x i * (1 / deviation x epsilon) + -1 * (mean
    x * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (fun (i : Fin n) => (identity (x i) (mean x) (/ (deviation x epsilon)))). }
  assert (r3 : Sum (fun i : Fin n => layernorm x epsilon i) = Sum (fun i : Fin n => x i * (1 / deviation x epsilon) +
    -1 * (mean x * (1 / deviation x epsilon)))).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r0 i) (r1 i)))). }
  assert (r4 : forall (i_ : Fin n), (x i_ - mean x) / deviation x epsilon = x i_ * (1 / deviation x epsilon) + -1 *
    (mean x * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) (mean x) (/ (deviation x epsilon)))). }
  assert (r5 : Sum (fun i : Fin n => (x i - mean x) / deviation x epsilon) = Sum (fun i : Fin n => x i * (1 /
    deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon)))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (r4 i_))). }
  assert (r8 : forall (i_1 : Fin n), (x i_1 - mean x) / deviation x epsilon = x i_1 * (1 / deviation x epsilon) + -1 *
    (mean x * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (x i_1) (mean x) (/ (deviation x epsilon)))). }
  assert (r9 : forall (i_1 : Fin n), x i_1 * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon)) = 1
    / deviation x epsilon * x i_1 + -1 * (mean x * (1 / deviation x epsilon)) * 1).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) + ((-1) * (u2 * (1 * u1)))) = (((1 * u1) * u0) + (((-1) *
    (u2 * (1 * u1))) * 1))) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (x i_1) (/ (deviation x epsilon)) (mean x))). }
  assert (r11 : Sum (fun i : Fin n => (x i - mean x) / deviation x epsilon) = Sum (fun i : Fin n => 1 / deviation x
    epsilon * x i + -1 * (mean x * (1 / deviation x epsilon)) * 1)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r8 i_1) (r9 i_1)))). }
  assert (r16 : -1 * (mean x * (1 / deviation x epsilon)) * Sum (fun i : Fin n => 1) = -1 * (mean x * (1 / deviation x
    epsilon)) * INR n).
  { exact (f_equal (fun (h : R) => -1 * (mean x * (1 / deviation x epsilon)) * h) (Facts.sum_one n)). }
  assert (r18 : Sum (fun i : Fin n => 1 / deviation x epsilon * x i) + Sum (fun i : Fin n => -1 * (mean x * (1 /
    deviation x epsilon)) * 1) = 1 / deviation x epsilon * Sum (fun i : Fin n => x i) + -1 * (mean x * (1 / deviation
    x epsilon)) * INR n).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => h_ + h_1) (Facts.sum_scale n (1 / deviation x epsilon) x) (eq_trans
    (Facts.sum_scale n (-1 * (mean x * (1 / deviation x epsilon))) (fun i : Fin n => 1)) r16)). }
  assert (r21 : 1 / deviation x epsilon * Sum (fun i : Fin n => x i) + -1 * (mean x * (1 / deviation x epsilon)) * INR
    n = -1 * (INR n * mean x * (1 / deviation x epsilon)) + 1 / deviation x epsilon * Sum (fun i : Fin n => x i)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1 * u0) * u1) + (((-1) * (u2 * (1 * u0))) * u3)) = (((-1) * ((u3 *
    u2) * (1 * u0))) + ((1 * u0) * u1))) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (deviation x epsilon)) (Sum (fun i : Fin n => x i)) (mean x) (INR n)). }
  assert (r23 : 1 / deviation x epsilon * (Sum (fun i : Fin n => x i) - INR n * mean x) = -1 * (INR n * mean x * (1 /
    deviation x epsilon)) + 1 / deviation x epsilon * Sum (fun i : Fin n => x i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((1 * u0) * (u1 - (u2 * u3))) = (((-1) * ((u2 * u3) * (1 * u0))) + ((1
    * u0) * u1))) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (deviation x epsilon)) (Sum (fun i : Fin n => x i)) (INR n) (mean x)). }
  assert (r28 : 1 / deviation x epsilon * (Sum (fun k : Fin n => x k) - INR n * mean x) = 1 / deviation x epsilon *
    (INR n * mean x - INR n * mean x)).
  { exact (f_equal (fun (h_2 : R) => 1 / deviation x epsilon * (h_2 - INR n * mean x))
    (Normalization.sum_eq_card_mul_mean n n_pos x)). }
  assert (r29 : 1 / deviation x epsilon * (INR n * mean x - INR n * mean x) = 0).
  { assert (identity : forall u0 u1 u2 : R, ((1 * u0) * ((u1 * u2) - (u1 * u2))) = 0) by (intros u0 u1 u2; ring).
    exact (identity (/ (deviation x epsilon)) (INR n) (mean x)). }
  exact (eq_trans (eq_trans (eq_trans r3 (eq_sym r5)) (eq_trans (eq_trans (eq_trans r11 (eq_trans (Facts.sum_add n
    (fun i : Fin n => 1 / deviation x epsilon * x i) (fun i : Fin n => -1 * (mean x * (1 / deviation x epsilon)) * 1))
    r18)) r21) (eq_sym r23))) (eq_trans r28 r29)).
Qed.

(* LayerNorm has mean zero. *)
Theorem layernorm_mean_zero (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) :
  mean (fun i : Fin n => layernorm x epsilon i) = 0.
Proof.
  assert (r0 : mean (fun i : Fin n => layernorm x epsilon i) = 1 / INR n * Sum (fun k : Fin n => layernorm x epsilon
    k)).
  { exact eq_refl. }
  assert (r2 : 1 / INR n * Sum (fun i : Fin n => layernorm x epsilon i) = 1 / INR n * 0).
  { exact (f_equal (fun (h : R) => 1 / INR n * h) (Normalization.layernorm_sum_zero n n_pos x epsilon)). }
  assert (r3 : 1 / INR n * 0 = 0).
  { assert (identity : forall u0 : R, ((1 * u0) * 0) = 0) by (intros u0; ring).
    exact (identity (/ (INR n))). }
  exact (eq_trans r0 (eq_trans r2 r3)).
Qed.

(* Squared length of what is normalized. *)
Theorem layernorm_sum_of_squares (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R)
    (given : 0 < variance x + epsilon) :
  Sum (fun i : Fin n => layernorm x epsilon i ^ 2) = INR n * (variance x / (variance x + epsilon)).
Proof.
  assert (r0 : forall (i : Fin n), layernorm x epsilon i = (x i - mean x) / deviation x epsilon).
  { exact (fun (i : Fin n) => eq_refl). }
  assert (r1 : forall (i : Fin n), (x i - mean x) / deviation x epsilon = x i * (1 / deviation x epsilon) + -1 * (mean
    x * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (fun (i : Fin n) => (identity (x i) (mean x) (/ (deviation x epsilon)))). }
  assert (r3 : forall (i : Fin n), layernorm x epsilon i ^ 2 = (x i * (1 / deviation x epsilon) + -1 * (mean x * (1 /
    deviation x epsilon))) ^ 2).
  { exact (fun (i : Fin n) => (f_equal (fun (h : R) => h ^ 2) (eq_trans (r0 i) (r1 i)))). }
  assert (r4 : forall (i : Fin n), (x i * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon))) ^ 2 =
    -2 * (x i * mean x * (1 / deviation x epsilon) ^ 2) + x i ^ 2 * (1 / deviation x epsilon) ^ 2 + mean x ^ 2 * (1 /
    deviation x epsilon) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (((u0 * (1 * u1)) + ((-1) * (u2 * (1 * u1)))) ^ 2) = ((((-2) * ((u0 * u2)
    * ((1 * u1) ^ 2))) + ((u0 ^ 2) * ((1 * u1) ^ 2))) + ((u2 ^ 2) * ((1 * u1) ^ 2)))) by (intros u0 u1 u2; ring).
    exact (fun (i : Fin n) => (identity (x i) (/ (deviation x epsilon)) (mean x))). }
  assert (r6 : Sum (fun i : Fin n => layernorm x epsilon i ^ 2) = Sum (fun i : Fin n => -2 * (x i * mean x * (1 /
    deviation x epsilon) ^ 2) + x i ^ 2 * (1 / deviation x epsilon) ^ 2 + mean x ^ 2 * (1 / deviation x epsilon) ^
    2)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r3 i) (r4 i)))). }
  assert (r7 : forall (i_ : Fin n), ((x i_ - mean x) / deviation x epsilon) ^ 2 = -2 * (x i_ * mean x * (1 / deviation
    x epsilon) ^ 2) + x i_ ^ 2 * (1 / deviation x epsilon) ^ 2 + mean x ^ 2 * (1 / deviation x epsilon) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (((u0 - u1) * u2) ^ 2) = ((((-2) * ((u0 * u1) * ((1 * u2) ^ 2))) + ((u0 ^
    2) * ((1 * u2) ^ 2))) + ((u1 ^ 2) * ((1 * u2) ^ 2)))) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) (mean x) (/ (deviation x epsilon)))). }
  assert (r8 : Sum (fun i : Fin n => ((x i - mean x) / deviation x epsilon) ^ 2) = Sum (fun i : Fin n => -2 * (x i *
    mean x * (1 / deviation x epsilon) ^ 2) + x i ^ 2 * (1 / deviation x epsilon) ^ 2 + mean x ^ 2 * (1 / deviation x
    epsilon) ^ 2)).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (r7 i_))). }
  assert (r11 : forall (i_1 : Fin n), ((x i_1 - mean x) / deviation x epsilon) ^ 2 = -2 * (x i_1 * mean x * (1 /
    deviation x epsilon) ^ 2) + x i_1 ^ 2 * (1 / deviation x epsilon) ^ 2 + mean x ^ 2 * (1 / deviation x epsilon) ^
    2).
  { assert (identity : forall u0 u1 u2 : R, (((u0 - u1) * u2) ^ 2) = ((((-2) * ((u0 * u1) * ((1 * u2) ^ 2))) + ((u0 ^
    2) * ((1 * u2) ^ 2))) + ((u1 ^ 2) * ((1 * u2) ^ 2)))) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (x i_1) (mean x) (/ (deviation x epsilon)))). }
  assert (r12 : forall (i_1 : Fin n), -2 * (x i_1 * mean x * (1 / deviation x epsilon) ^ 2) + x i_1 ^ 2 * (1 /
    deviation x epsilon) ^ 2 + mean x ^ 2 * (1 / deviation x epsilon) ^ 2 = -2 * (mean x * (1 / deviation x epsilon) ^
    2) * x i_1 + (1 / deviation x epsilon) ^ 2 * x i_1 ^ 2 + mean x ^ 2 * (1 / deviation x epsilon) ^ 2 * 1).
  { assert (identity : forall u0 u1 u2 : R, ((((-2) * ((u0 * u1) * ((1 * u2) ^ 2))) + ((u0 ^ 2) * ((1 * u2) ^ 2))) +
    ((u1 ^ 2) * ((1 * u2) ^ 2))) = (((((-2) * (u1 * ((1 * u2) ^ 2))) * u0) + (((1 * u2) ^ 2) * (u0 ^ 2))) + (((u1 ^ 2)
    * ((1 * u2) ^ 2)) * 1))) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (x i_1) (mean x) (/ (deviation x epsilon)))). }
  assert (r14 : Sum (fun i : Fin n => ((x i - mean x) / deviation x epsilon) ^ 2) = Sum (fun i : Fin n => -2 * (mean x
    * (1 / deviation x epsilon) ^ 2) * x i + (1 / deviation x epsilon) ^ 2 * x i ^ 2 + mean x ^ 2 * (1 / deviation x
    epsilon) ^ 2 * 1)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r11 i_1) (r12 i_1)))). }
  assert (r17 : Sum (fun i : Fin n => -2 * (mean x * (1 / deviation x epsilon) ^ 2) * x i + (1 / deviation x epsilon)
    ^ 2 * x i ^ 2) + Sum (fun i : Fin n => mean x ^ 2 * (1 / deviation x epsilon) ^ 2 * 1) = Sum (fun i : Fin n => -2
    * (mean x * (1 / deviation x epsilon) ^ 2) * x i) + Sum (fun i : Fin n => (1 / deviation x epsilon) ^ 2 * x i ^ 2)
    + Sum (fun i : Fin n => mean x ^ 2 * (1 / deviation x epsilon) ^ 2 * 1)).
  { exact (f_equal (fun (h_ : R) => h_ + Sum (fun i : Fin n => mean x ^ 2 * (1 / deviation x epsilon) ^ 2 * 1))
    (Facts.sum_add n (fun i : Fin n => -2 * (mean x * (1 / deviation x epsilon) ^ 2) * x i) (fun i : Fin n => (1 /
    deviation x epsilon) ^ 2 * x i ^ 2))). }
  assert (r21 : -2 * (mean x * (1 / deviation x epsilon) ^ 2) * Sum (fun k : Fin n => x k) = -2 * (mean x * (1 /
    deviation x epsilon) ^ 2) * (INR n * mean x)).
  { exact (f_equal (fun (h_1 : R) => -2 * (mean x * (1 / deviation x epsilon) ^ 2) * h_1)
    (Normalization.sum_eq_card_mul_mean n n_pos x)). }
  assert (r25 : INR n * (variance x + mean x ^ 2) = INR n * mean x ^ 2 + INR n * variance x).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 + (u2 ^ 2))) = ((u0 * (u2 ^ 2)) + (u0 * u1))) by (intros u0 u1
    u2; ring).
    exact (identity (INR n) (variance x) (mean x)). }
  assert (r27 : (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => x i ^ 2) = (1 / deviation x epsilon) ^ 2 * (INR
    n * mean x ^ 2 + INR n * variance x)).
  { exact (f_equal (fun (h_2 : R) => (1 / deviation x epsilon) ^ 2 * h_2) (eq_trans (Normalization.sum_of_squares n
    n_pos x) r25)). }
  assert (r31 : mean x ^ 2 * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => 1) = mean x ^ 2 * (1 / deviation x
    epsilon) ^ 2 * INR n).
  { exact (f_equal (fun (h_3 : R) => mean x ^ 2 * (1 / deviation x epsilon) ^ 2 * h_3) (Facts.sum_one n)). }
  assert (r33 : Sum (fun i : Fin n => -2 * (mean x * (1 / deviation x epsilon) ^ 2) * x i) + Sum (fun i : Fin n => (1
    / deviation x epsilon) ^ 2 * x i ^ 2) + Sum (fun i : Fin n => mean x ^ 2 * (1 / deviation x epsilon) ^ 2 * 1) = -2
    * (mean x * (1 / deviation x epsilon) ^ 2) * (INR n * mean x) + (1 / deviation x epsilon) ^ 2 * (INR n * mean x ^
    2 + INR n * variance x) + mean x ^ 2 * (1 / deviation x epsilon) ^ 2 * INR n).
  { exact (f_equal3 (fun (h_4 : R) (h_5 : R) (h_6 : R) => h_4 + h_5 + h_6) (eq_trans (Facts.sum_scale n (-2 * (mean x
    * (1 / deviation x epsilon) ^ 2)) x) r21) (eq_trans (Facts.sum_scale n ((1 / deviation x epsilon) ^ 2) (fun i :
    Fin n => x i ^ 2)) r27) (eq_trans (Facts.sum_scale n (mean x ^ 2 * (1 / deviation x epsilon) ^ 2) (fun i : Fin n
    => 1)) r31)). }
  assert (r36 : -2 * (mean x * (1 / deviation x epsilon) ^ 2) * (INR n * mean x) + (1 / deviation x epsilon) ^ 2 *
    (INR n * mean x ^ 2 + INR n * variance x) + mean x ^ 2 * (1 / deviation x epsilon) ^ 2 * INR n = INR n * variance
    x * (1 / deviation x epsilon) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, (((((-2) * (u0 * ((1 * u1) ^ 2))) * (u2 * u0)) + (((1 * u1) ^ 2) * ((u2
    * (u0 ^ 2)) + (u2 * u3)))) + (((u0 ^ 2) * ((1 * u1) ^ 2)) * u2)) = ((u2 * u3) * ((1 * u1) ^ 2))) by (intros u0 u1
    u2 u3; ring).
    exact (identity (mean x) (/ (deviation x epsilon)) (INR n) (variance x)). }
  assert (r38 : (INR n * (variance x + mean x ^ 2) - 2 * mean x * (INR n * mean x) + INR n * mean x ^ 2) / deviation x
    epsilon ^ 2 = (INR n * (variance x + mean x ^ 2) - 2 * mean x * (INR n * mean x) + INR n * mean x ^ 2) * (1 /
    deviation x epsilon ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 * (u1 + (u2 ^ 2))) - ((2 * u2) * (u0 * u2))) + (u0 * (u2 ^ 2)))
    * u3) = ((((u0 * (u1 + (u2 ^ 2))) - ((2 * u2) * (u0 * u2))) + (u0 * (u2 ^ 2))) * (1 * u3))) by (intros u0 u1 u2
    u3; ring).
    exact (identity (INR n) (variance x) (mean x) (/ (deviation x epsilon ^ 2))). }
  assert (r39 : deviation x epsilon ^ 2 = deviation x epsilon * deviation x epsilon).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (deviation x epsilon)). }
  assert (r40 : 1 / deviation x epsilon ^ 2 = 1 / (deviation x epsilon * deviation x epsilon)).
  { exact (f_equal (fun (h_7 : R) => 1 / h_7) r39). }
  assert (r41 : 1 / (deviation x epsilon * deviation x epsilon) = 1 / deviation x epsilon * (1 / deviation x
    epsilon)).
  { exact (Facts.inverse_mul (deviation x epsilon) (deviation x epsilon)). }
  assert (r43 : 1 / deviation x epsilon * (1 / deviation x epsilon) = (1 / deviation x epsilon) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (deviation x epsilon))). }
  assert (r45 : (INR n * (variance x + mean x ^ 2) - 2 * mean x * (INR n * mean x) + INR n * mean x ^ 2) * (1 /
    deviation x epsilon ^ 2) = (INR n * (variance x + mean x ^ 2) - 2 * mean x * (INR n * mean x) + INR n * mean x ^
    2) * (1 / deviation x epsilon) ^ 2).
  { exact (f_equal (fun (h_8 : R) => (INR n * (variance x + mean x ^ 2) - 2 * mean x * (INR n * mean x) + INR n * mean
    x ^ 2) * h_8) (eq_trans (eq_trans r40 r41) r43)). }
  assert (r47 : (INR n * (variance x + mean x ^ 2) - 2 * mean x * (INR n * mean x) + INR n * mean x ^ 2) * (1 /
    deviation x epsilon) ^ 2 = INR n * variance x * (1 / deviation x epsilon) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 * (u1 + (u2 ^ 2))) - ((2 * u2) * (u0 * u2))) + (u0 * (u2 ^ 2)))
    * ((1 * u3) ^ 2)) = ((u0 * u1) * ((1 * u3) ^ 2))) by (intros u0 u1 u2 u3; ring).
    exact (identity (INR n) (variance x) (mean x) (/ (deviation x epsilon))). }
  assert (r48 : (INR n * (variance x + mean x ^ 2) - 2 * mean x * (INR n * mean x) + INR n * mean x ^ 2) / deviation x
    epsilon ^ 2 = INR n * variance x * (1 / deviation x epsilon) ^ 2).
  { exact (eq_trans (eq_trans r38 r45) r47). }
  assert (r52 : INR n * (variance x / (variance x + epsilon)) = INR n * (variance x * (1 / (variance x + epsilon)))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = (u0 * (u1 * (1 * u2)))) by (intros u0 u1 u2; ring).
    exact (identity (INR n) (variance x) (/ (variance x + epsilon))). }
  assert (r54 : 1 / (variance x + epsilon) = 1 / deviation x epsilon ^ 2).
  { exact (f_equal (fun (h_9 : R) => 1 / h_9) (Normalization.deviation_sq n n_pos x epsilon given)). }
  assert (r58 : INR n * (variance x * (1 / (variance x + epsilon))) = INR n * (variance x * (1 / deviation x epsilon)
    ^ 2)).
  { exact (f_equal (fun (h_10 : R) => INR n * (variance x * h_10)) (eq_trans (eq_trans (eq_trans r54 r40) r41) r43)).
    }
  assert (r60 : INR n * (variance x * (1 / deviation x epsilon) ^ 2) = INR n * variance x * (1 / deviation x epsilon)
    ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * ((1 * u2) ^ 2))) = ((u0 * u1) * ((1 * u2) ^ 2))) by (intros u0
    u1 u2; ring).
    exact (identity (INR n) (variance x) (/ (deviation x epsilon))). }
  exact (eq_trans (eq_trans (eq_trans r6 (eq_sym r8)) (eq_trans (eq_trans (eq_trans r14 (eq_trans (eq_trans
    (Facts.sum_add n (fun i : Fin n => -2 * (mean x * (1 / deviation x epsilon) ^ 2) * x i + (1 / deviation x epsilon)
    ^ 2 * x i ^ 2) (fun i : Fin n => mean x ^ 2 * (1 / deviation x epsilon) ^ 2 * 1)) r17) r33)) r36) (eq_sym r48)))
    (eq_trans r48 (eq_sym (eq_trans (eq_trans r52 r58) r60)))).
Qed.

(* Variance of what is normalized. *)
Theorem layernorm_variance (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R)
    (given : 0 < variance x + epsilon) :
  variance (fun i : Fin n => layernorm x epsilon i) = variance x / (variance x + epsilon).
Proof.
  assert (r0 : variance (fun i : Fin n => layernorm x epsilon i) = 1 / INR n * Sum (fun k : Fin n => (layernorm x
    epsilon k - mean (fun i0 : Fin n => layernorm x epsilon i0)) ^ 2)).
  { exact eq_refl. }
  assert (r2 : forall (i : Fin n), (layernorm x epsilon i - mean (fun i : Fin n => layernorm x epsilon i)) ^ 2 =
    (layernorm x epsilon i - 0) ^ 2).
  { exact (fun (i : Fin n) => (f_equal (fun (h : R) => (layernorm x epsilon i - h) ^ 2)
    (Normalization.layernorm_mean_zero n n_pos x epsilon))). }
  assert (r3 : forall (i : Fin n), (layernorm x epsilon i - 0) ^ 2 = layernorm x epsilon i ^ 2).
  { assert (identity : forall u0 : R, ((u0 - 0) ^ 2) = (u0 ^ 2)) by (intros u0; ring).
    exact (fun (i : Fin n) => (identity (layernorm x epsilon i))). }
  assert (r5 : Sum (fun i : Fin n => (layernorm x epsilon i - mean (fun i : Fin n => layernorm x epsilon i)) ^ 2) =
    Sum (fun i : Fin n => layernorm x epsilon i ^ 2)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r2 i) (r3 i)))). }
  assert (r6 : 1 / INR n * Sum (fun i : Fin n => (layernorm x epsilon i - mean (fun i : Fin n => layernorm x epsilon
    i)) ^ 2) = 1 / INR n * Sum (fun i : Fin n => layernorm x epsilon i ^ 2)).
  { exact (f_equal (fun (h_ : R) => 1 / INR n * h_) r5). }
  assert (r9 : INR n * (variance x / (variance x + epsilon)) = INR n * (variance x * (1 / (variance x + epsilon)))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = (u0 * (u1 * (1 * u2)))) by (intros u0 u1 u2; ring).
    exact (identity (INR n) (variance x) (/ (variance x + epsilon))). }
  assert (r10 : variance x + epsilon = epsilon + variance x).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (identity (variance x) epsilon). }
  assert (r11 : 1 / (variance x + epsilon) = 1 / (epsilon + variance x)).
  { exact (f_equal (fun (h_1 : R) => 1 / h_1) r10). }
  assert (r12 : INR n * (variance x * (1 / (variance x + epsilon))) = INR n * (variance x * (1 / (epsilon + variance
    x)))).
  { exact (f_equal (fun (h_2 : R) => INR n * (variance x * h_2)) r11). }
  assert (r14 : INR n * (variance x * (1 / (epsilon + variance x))) = INR n * variance x * (1 / (epsilon + variance
    x))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * (1 * u2))) = ((u0 * u1) * (1 * u2))) by (intros u0 u1 u2;
    ring).
    exact (identity (INR n) (variance x) (/ (epsilon + variance x))). }
  assert (r17 : 1 / INR n * Sum (fun i : Fin n => layernorm x epsilon i ^ 2) = 1 / INR n * (INR n * variance x * (1 /
    (epsilon + variance x)))).
  { exact (f_equal (fun (h_3 : R) => 1 / INR n * h_3) (eq_trans (Normalization.layernorm_sum_of_squares n n_pos x
    epsilon given) (eq_trans (eq_trans r9 r12) r14))). }
  assert (r18 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r19 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r18)). }
  assert (r21 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_4 : R) => 0 < h_4) r19 (INR n) (Facts.sum_one n)). }
  assert (r23 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r21). }
  assert (r26 : 1 / INR n * (INR n * variance x * (1 / (epsilon + variance x))) = variance x * (1 / (epsilon +
    variance x))).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * (1 * u1)) - ((1 * u2) * ((u3 * u0) * (1 * u1))) = ((u0 * (1 *
    u1)) * (1 - (u3 * (1 * u2))) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (variance x * (1 / (epsilon + variance x))) (Facts.mul_inverse
      (INR n) r23) Rules.no_equation) (identity (variance x) (/ (epsilon + variance x)) (/ (INR n)) (INR n))). }
  assert (r28 : variance x / (variance x + epsilon) = variance x * (1 / (variance x + epsilon))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (variance x) (/ (variance x + epsilon))). }
  assert (r29 : variance x * (1 / (variance x + epsilon)) = variance x * (1 / (epsilon + variance x))).
  { exact (f_equal (fun (h_5 : R) => variance x * h_5) r11). }
  exact (eq_trans (eq_trans r0 r6) (eq_trans (eq_trans r17 r26) (eq_sym (eq_trans r28 r29)))).
Qed.

(* A common shift moves the mean. *)
Theorem mean_of_shifted (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (c : R) :
  mean (fun k : Fin n => x k + c) = mean x + c.
Proof.
  assert (r0 : mean (fun k : Fin n => x k + c) = 1 / INR n * Sum (fun k : Fin n => x k + c)).
  { exact eq_refl. }
  assert (r1 : forall (i : Fin n), x i + c = c + x i).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (x i) c)). }
  assert (r2 : forall (i : Fin n), c + x i = c * 1 + x i).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = ((u0 * 1) + u1)) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity c (x i))). }
  assert (r4 : Sum (fun i : Fin n => x i + c) = Sum (fun i : Fin n => c * 1 + x i)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r1 i) (r2 i)))). }
  assert (r7 : Sum (fun i : Fin n => 1) = INR n).
  { exact (Facts.sum_one n). }
  assert (r8 : c * Sum (fun i : Fin n => 1) = c * INR n).
  { exact (f_equal (fun (h : R) => c * h) r7). }
  assert (r11 : Sum (fun i : Fin n => c * 1) + Sum (fun i : Fin n => x i) = c * INR n + Sum (fun i : Fin n => x i)).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => h_ + h_1) (eq_trans (Facts.sum_scale n c (fun i : Fin n => 1)) r8)
    (@eq_refl R (Sum (fun i : Fin n => x i)))). }
  assert (r14 : 1 / INR n * Sum (fun i : Fin n => x i + c) = 1 / INR n * (c * INR n + Sum (fun i : Fin n => x i))).
  { exact (f_equal (fun (h_2 : R) => 1 / INR n * h_2) (eq_trans r4 (eq_trans (Facts.sum_add n (fun i : Fin n => c * 1)
    x) r11))). }
  assert (r15 : 1 / INR n * (c * INR n + Sum (fun i : Fin n => x i)) = c * INR n * (1 / INR n) + 1 / INR n * Sum (fun
    i : Fin n => x i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((1 * u0) * ((u1 * u2) + u3)) = (((u1 * u2) * (1 * u0)) + ((1 * u0) *
    u3))) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (INR n)) c (INR n) (Sum (fun i : Fin n => x i))). }
  assert (r17 : (Sum (fun k : Fin n => x k) + INR n * c) / INR n = c * INR n * (1 / INR n) + 1 / INR n * Sum (fun k :
    Fin n => x k)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 + (u1 * u2)) * u3) = (((u2 * u1) * (1 * u3)) + ((1 * u3) * u0)))
    by (intros u0 u1 u2 u3; ring).
    exact (identity (Sum (fun k : Fin n => x k)) (INR n) c (/ (INR n))). }
  assert (r21 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r22 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r21)). }
  assert (r23 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_3 : R) => 0 < h_3) r22 (INR n) r7). }
  assert (r25 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r23). }
  assert (r28 : (Sum (fun k : Fin n => x k) + INR n * c) / INR n = c + 1 / INR n * Sum (fun k : Fin n => x k)).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 + ((1 * u1) * u2)) - ((u2 + (u3 * u0)) * u1) = (u0 * (1 - (u3 * (1
    * u1))) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation c (Facts.mul_inverse (INR n) r25) Rules.no_equation) (identity
      c (/ (INR n)) (Sum (fun k : Fin n => x k)) (INR n))). }
  assert (r29 : mean x = 1 / INR n * Sum (fun k : Fin n => x k)).
  { exact eq_refl. }
  assert (r30 : mean x + c = 1 / INR n * Sum (fun k : Fin n => x k) + c).
  { exact (f_equal (fun (h_4 : R) => h_4 + c) r29). }
  assert (r31 : 1 / INR n * Sum (fun k : Fin n => x k) + c = c + 1 / INR n * Sum (fun k : Fin n => x k)).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) * u1) + u2) = (u2 + ((1 * u0) * u1))) by (intros u0 u1 u2;
    ring).
    exact (identity (/ (INR n)) (Sum (fun k : Fin n => x k)) c). }
  exact (eq_trans (eq_trans r0 (eq_trans (eq_trans r14 r15) (eq_sym r17))) (eq_trans r28 (eq_sym (eq_trans r30
    r31)))).
Qed.

(* LayerNorm ignores a common shift. *)
Theorem layernorm_shift_invariant (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (c epsilon : R) (i : Fin n) :
  layernorm (fun k : Fin n => x k + c) epsilon i = layernorm x epsilon i.
Proof.
  assert (r0 : layernorm (fun k : Fin n => x k + c) epsilon i = (x i + c - mean (fun i0 : Fin n => x i0 + c)) /
    deviation (fun i0 : Fin n => x i0 + c) epsilon).
  { exact eq_refl. }
  assert (r1 : (x i + c - mean (fun i0 : Fin n => x i0 + c)) / deviation (fun i0 : Fin n => x i0 + c) epsilon = (x i +
    c - mean (fun i0 : Fin n => x i0 + c)) * (1 / deviation (fun i0 : Fin n => x i0 + c) epsilon)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 + u1) - u2) * u3) = (((u0 + u1) - u2) * (1 * u3))) by (intros u0
    u1 u2 u3; ring).
    exact (identity (x i) c (mean (fun i0 : Fin n => x i0 + c)) (/ (deviation (fun i0 : Fin n => x i0 + c) epsilon))).
      }
  assert (r2 : deviation (fun i0 : Fin n => x i0 + c) epsilon = sqrt (variance (fun i0 : Fin n => x i0 + c) +
    epsilon)).
  { exact eq_refl. }
  assert (r3 : variance (fun i0 : Fin n => x i0 + c) = 1 / INR n * Sum (fun k : Fin n => (x k + c - mean (fun i0 : Fin
    n => x i0 + c)) ^ 2)).
  { exact eq_refl. }
  assert (r4 : forall (i_ : Fin n), (x i_ + c - mean (fun i0 : Fin n => x i0 + c)) ^ 2 = 2 * (c * x i_) + -2 * (c *
    mean (fun i0 : Fin n => x i0 + c)) + c ^ 2 + -2 * (x i_ * mean (fun i0 : Fin n => x i0 + c)) + x i_ ^ 2 + mean
    (fun i0 : Fin n => x i0 + c) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (((u0 + u1) - u2) ^ 2) = ((((((2 * (u1 * u0)) + ((-2) * (u1 * u2))) + (u1
    ^ 2)) + ((-2) * (u0 * u2))) + (u0 ^ 2)) + (u2 ^ 2))) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) c (mean (fun i0 : Fin n => x i0 + c)))). }
  assert (r5 : Sum (fun i : Fin n => (x i + c - mean (fun i0 : Fin n => x i0 + c)) ^ 2) = Sum (fun i : Fin n => 2 * (c
    * x i) + -2 * (c * mean (fun i0 : Fin n => x i0 + c)) + c ^ 2 + -2 * (x i * mean (fun i0 : Fin n => x i0 + c)) + x
    i ^ 2 + mean (fun i0 : Fin n => x i0 + c) ^ 2)).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (r4 i_))). }
  assert (r6 : 1 / INR n * Sum (fun i : Fin n => (x i + c - mean (fun i0 : Fin n => x i0 + c)) ^ 2) = 1 / INR n * Sum
    (fun i : Fin n => 2 * (c * x i) + -2 * (c * mean (fun i0 : Fin n => x i0 + c)) + c ^ 2 + -2 * (x i * mean (fun i0
    : Fin n => x i0 + c)) + x i ^ 2 + mean (fun i0 : Fin n => x i0 + c) ^ 2)).
  { exact (f_equal (fun (h : R) => 1 / INR n * h) r5). }
  assert (r8 : variance (fun i0 : Fin n => x i0 + c) + epsilon = 1 / INR n * Sum (fun i : Fin n => 2 * (c * x i) + -2
    * (c * mean (fun i0 : Fin n => x i0 + c)) + c ^ 2 + -2 * (x i * mean (fun i0 : Fin n => x i0 + c)) + x i ^ 2 +
    mean (fun i0 : Fin n => x i0 + c) ^ 2) + epsilon).
  { exact (f_equal (fun (h_ : R) => h_ + epsilon) (eq_trans r3 r6)). }
  assert (r9 : 1 / INR n * Sum (fun i : Fin n => 2 * (c * x i) + -2 * (c * mean (fun i0 : Fin n => x i0 + c)) + c ^ 2
    + -2 * (x i * mean (fun i0 : Fin n => x i0 + c)) + x i ^ 2 + mean (fun i0 : Fin n => x i0 + c) ^ 2) + epsilon =
    epsilon + 1 / INR n * Sum (fun i : Fin n => 2 * (c * x i) + -2 * (c * mean (fun i0 : Fin n => x i0 + c)) + c ^ 2 +
    -2 * (x i * mean (fun i0 : Fin n => x i0 + c)) + x i ^ 2 + mean (fun i0 : Fin n => x i0 + c) ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) * u1) + u2) = (u2 + ((1 * u0) * u1))) by (intros u0 u1 u2;
    ring).
    exact (identity (/ (INR n)) (Sum (fun i : Fin n => 2 * (c * x i) + -2 * (c * mean (fun i0 : Fin n => x i0 + c)) +
      c ^ 2 + -2 * (x i * mean (fun i0 : Fin n => x i0 + c)) + x i ^ 2 + mean (fun i0 : Fin n => x i0 + c) ^ 2))
      epsilon). }
  assert (r11 : sqrt (variance (fun i0 : Fin n => x i0 + c) + epsilon) = sqrt (epsilon + 1 / INR n * Sum (fun i : Fin
    n => 2 * (c * x i) + -2 * (c * mean (fun i0 : Fin n => x i0 + c)) + c ^ 2 + -2 * (x i * mean (fun i0 : Fin n => x
    i0 + c)) + x i ^ 2 + mean (fun i0 : Fin n => x i0 + c) ^ 2))).
  { exact (f_equal (fun (h_1 : R) => sqrt h_1) (eq_trans r8 r9)). }
  assert (r13 : 1 / deviation (fun i0 : Fin n => x i0 + c) epsilon = 1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin
    n => 2 * (c * x i) + -2 * (c * mean (fun i0 : Fin n => x i0 + c)) + c ^ 2 + -2 * (x i * mean (fun i0 : Fin n => x
    i0 + c)) + x i ^ 2 + mean (fun i0 : Fin n => x i0 + c) ^ 2))).
  { exact (f_equal (fun (h_2 : R) => 1 / h_2) (eq_trans r2 r11)). }
  assert (r14 : (x i + c - mean (fun i0 : Fin n => x i0 + c)) * (1 / deviation (fun i0 : Fin n => x i0 + c) epsilon) =
    (x i + c - mean (fun i0 : Fin n => x i0 + c)) * (1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => 2 * (c * x
    i) + -2 * (c * mean (fun i0 : Fin n => x i0 + c)) + c ^ 2 + -2 * (x i * mean (fun i0 : Fin n => x i0 + c)) + x i ^
    2 + mean (fun i0 : Fin n => x i0 + c) ^ 2)))).
  { exact (f_equal (fun (h_3 : R) => (x i + c - mean (fun i0 : Fin n => x i0 + c)) * h_3) r13). }
  assert (r16 : (x i + c - mean (fun i0 : Fin n => x i0 + c)) * (1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n =>
    2 * (c * x i) + -2 * (c * mean (fun i0 : Fin n => x i0 + c)) + c ^ 2 + -2 * (x i * mean (fun i0 : Fin n => x i0 +
    c)) + x i ^ 2 + mean (fun i0 : Fin n => x i0 + c) ^ 2))) = c * (1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n
    => 2 * (c * x i) + -2 * (c * mean (fun i0 : Fin n => x i0 + c)) + c ^ 2 + -2 * (x i * mean (fun i0 : Fin n => x i0
    + c)) + x i ^ 2 + mean (fun i0 : Fin n => x i0 + c) ^ 2))) + x i * (1 / sqrt (epsilon + 1 / INR n * Sum (fun i :
    Fin n => 2 * (c * x i) + -2 * (c * mean (fun i0 : Fin n => x i0 + c)) + c ^ 2 + -2 * (x i * mean (fun i0 : Fin n
    => x i0 + c)) + x i ^ 2 + mean (fun i0 : Fin n => x i0 + c) ^ 2))) + -1 * (mean (fun i0 : Fin n => x i0 + c) * (1
    / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => 2 * (c * x i) + -2 * (c * mean (fun i0 : Fin n => x i0 + c)) +
    c ^ 2 + -2 * (x i * mean (fun i0 : Fin n => x i0 + c)) + x i ^ 2 + mean (fun i0 : Fin n => x i0 + c) ^ 2))))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 + u1) - u2) * (1 * u3)) = (((u1 * (1 * u3)) + (u0 * (1 * u3))) +
    ((-1) * (u2 * (1 * u3))))) by (intros u0 u1 u2 u3; ring).
    exact (identity (x i) c (mean (fun i0 : Fin n => x i0 + c)) (/ (sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n =>
      2 * (c * x i) + -2 * (c * mean (fun i0 : Fin n => x i0 + c)) + c ^ 2 + -2 * (x i * mean (fun i0 : Fin n => x i0
      + c)) + x i ^ 2 + mean (fun i0 : Fin n => x i0 + c) ^ 2))))). }
  assert (r19 : (x i + c - mean (fun k : Fin n => x k + c)) / sqrt (1 / INR n * Sum (fun k : Fin n => (x k + c - mean
    (fun k : Fin n => x k + c)) ^ 2) + epsilon) = (x i + c - mean (fun k : Fin n => x k + c)) * (1 / sqrt (1 / INR n *
    Sum (fun k : Fin n => (x k + c - mean (fun k : Fin n => x k + c)) ^ 2) + epsilon))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 + u1) - u2) * u3) = (((u0 + u1) - u2) * (1 * u3))) by (intros u0
    u1 u2 u3; ring).
    exact (identity (x i) c (mean (fun k : Fin n => x k + c)) (/ (sqrt (1 / INR n * Sum (fun k : Fin n => (x k + c -
      mean (fun k : Fin n => x k + c)) ^ 2) + epsilon)))). }
  assert (r20 : 1 / INR n * Sum (fun i : Fin n => (x i + c - mean (fun k : Fin n => x k + c)) ^ 2) + epsilon = 1 / INR
    n * Sum (fun i : Fin n => 2 * (c * x i) + -2 * (c * mean (fun k : Fin n => x k + c)) + c ^ 2 + -2 * (x i * mean
    (fun k : Fin n => x k + c)) + x i ^ 2 + mean (fun k : Fin n => x k + c) ^ 2) + epsilon).
  { exact (f_equal (fun (h_4 : R) => 1 / INR n * h_4 + epsilon) r5). }
  assert (r22 : sqrt (1 / INR n * Sum (fun i : Fin n => (x i + c - mean (fun k : Fin n => x k + c)) ^ 2) + epsilon) =
    sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => 2 * (c * x i) + -2 * (c * mean (fun k : Fin n => x k + c)) + c ^
    2 + -2 * (x i * mean (fun k : Fin n => x k + c)) + x i ^ 2 + mean (fun k : Fin n => x k + c) ^ 2))).
  { exact (f_equal (fun (h_5 : R) => sqrt h_5) (eq_trans r20 r9)). }
  assert (r23 : 1 / sqrt (1 / INR n * Sum (fun i : Fin n => (x i + c - mean (fun k : Fin n => x k + c)) ^ 2) +
    epsilon) = 1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => 2 * (c * x i) + -2 * (c * mean (fun k : Fin n =>
    x k + c)) + c ^ 2 + -2 * (x i * mean (fun k : Fin n => x k + c)) + x i ^ 2 + mean (fun k : Fin n => x k + c) ^
    2))).
  { exact (f_equal (fun (h_6 : R) => 1 / h_6) r22). }
  assert (r24 : (x i + c - mean (fun k : Fin n => x k + c)) * (1 / sqrt (1 / INR n * Sum (fun i : Fin n => (x i + c -
    mean (fun k : Fin n => x k + c)) ^ 2) + epsilon)) = (x i + c - mean (fun k : Fin n => x k + c)) * (1 / sqrt
    (epsilon + 1 / INR n * Sum (fun i : Fin n => 2 * (c * x i) + -2 * (c * mean (fun k : Fin n => x k + c)) + c ^ 2 +
    -2 * (x i * mean (fun k : Fin n => x k + c)) + x i ^ 2 + mean (fun k : Fin n => x k + c) ^ 2)))).
  { exact (f_equal (fun (h_7 : R) => (x i + c - mean (fun k : Fin n => x k + c)) * h_7) r23). }
  assert (r30 : mean x + c = c + mean x).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (identity (mean x) c). }
  assert (r31 : mean (fun k : Fin n => x k + c) = c + mean x).
  { exact (eq_trans (Normalization.mean_of_shifted n n_pos x c) r30). }
  assert (r32 : forall (i_1 : Fin n), (x i_1 + c - mean (fun k : Fin n => x k + c)) ^ 2 = (x i_1 + c - (c + mean x)) ^
    2).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_8 : R) => (x i_1 + c - h_8) ^ 2) r31)). }
  assert (r33 : forall (i_1 : Fin n), (x i_1 + c - (c + mean x)) ^ 2 = -2 * (x i_1 * mean x) + x i_1 ^ 2 + mean x ^
    2).
  { assert (identity : forall u0 u1 u2 : R, (((u0 + u1) - (u1 + u2)) ^ 2) = ((((-2) * (u0 * u2)) + (u0 ^ 2)) + (u2 ^
    2))) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (x i_1) c (mean x))). }
  assert (r35 : Sum (fun i : Fin n => (x i + c - mean (fun k : Fin n => x k + c)) ^ 2) = Sum (fun i : Fin n => -2 * (x
    i * mean x) + x i ^ 2 + mean x ^ 2)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r32 i_1) (r33 i_1)))). }
  assert (r36 : 1 / INR n * Sum (fun i : Fin n => (x i + c - mean (fun k : Fin n => x k + c)) ^ 2) + epsilon = 1 / INR
    n * Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^ 2 + mean x ^ 2) + epsilon).
  { exact (f_equal (fun (h_9 : R) => 1 / INR n * h_9 + epsilon) r35). }
  assert (r37 : 1 / INR n * Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^ 2 + mean x ^ 2) + epsilon = epsilon + 1
    / INR n * Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^ 2 + mean x ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) * u1) + u2) = (u2 + ((1 * u0) * u1))) by (intros u0 u1 u2;
    ring).
    exact (identity (/ (INR n)) (Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^ 2 + mean x ^ 2)) epsilon). }
  assert (r39 : sqrt (1 / INR n * Sum (fun i : Fin n => (x i + c - mean (fun k : Fin n => x k + c)) ^ 2) + epsilon) =
    sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^ 2 + mean x ^ 2))).
  { exact (f_equal (fun (h_10 : R) => sqrt h_10) (eq_trans r36 r37)). }
  assert (r40 : 1 / sqrt (1 / INR n * Sum (fun i : Fin n => (x i + c - mean (fun k : Fin n => x k + c)) ^ 2) +
    epsilon) = 1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^ 2 + mean x ^ 2))).
  { exact (f_equal (fun (h_11 : R) => 1 / h_11) r39). }
  assert (r41 : (x i + c - mean (fun k : Fin n => x k + c)) * (1 / sqrt (1 / INR n * Sum (fun i : Fin n => (x i + c -
    mean (fun k : Fin n => x k + c)) ^ 2) + epsilon)) = (x i + c - (c + mean x)) * (1 / sqrt (epsilon + 1 / INR n *
    Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^ 2 + mean x ^ 2)))).
  { exact (f_equal2 (fun (h_12 : R) (h_13 : R) => (x i + c - h_12) * h_13) r31 r40). }
  assert (r43 : (x i + c - (c + mean x)) * (1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (x i * mean x)
    + x i ^ 2 + mean x ^ 2))) = x i * (1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (x i * mean x) + x i
    ^ 2 + mean x ^ 2))) + -1 * (mean x * (1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (x i * mean x) +
    x i ^ 2 + mean x ^ 2))))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 + u1) - (u1 + u2)) * (1 * u3)) = ((u0 * (1 * u3)) + ((-1) * (u2 *
    (1 * u3))))) by (intros u0 u1 u2 u3; ring).
    exact (identity (x i) c (mean x) (/ (sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^
      2 + mean x ^ 2))))). }
  assert (r45 : (x i - mean x) / sqrt (1 / INR n * Sum (fun k : Fin n => (x k - mean x) ^ 2) + epsilon) = (x i - mean
    x) * (1 / sqrt (1 / INR n * Sum (fun k : Fin n => (x k - mean x) ^ 2) + epsilon))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 - u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity (x i) (mean x) (/ (sqrt (1 / INR n * Sum (fun k : Fin n => (x k - mean x) ^ 2) + epsilon)))). }
  assert (r46 : forall (i_2 : Fin n), (x i_2 - mean x) ^ 2 = -2 * (x i_2 * mean x) + x i_2 ^ 2 + mean x ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 - u1) ^ 2) = ((((-2) * (u0 * u1)) + (u0 ^ 2)) + (u1 ^ 2))) by (intros u0
    u1; ring).
    exact (fun (i_2 : Fin n) => (identity (x i_2) (mean x))). }
  assert (r47 : Sum (fun i : Fin n => (x i - mean x) ^ 2) = Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^ 2 + mean
    x ^ 2)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (r46 i_2))). }
  assert (r48 : 1 / INR n * Sum (fun i : Fin n => (x i - mean x) ^ 2) + epsilon = 1 / INR n * Sum (fun i : Fin n => -2
    * (x i * mean x) + x i ^ 2 + mean x ^ 2) + epsilon).
  { exact (f_equal (fun (h_14 : R) => 1 / INR n * h_14 + epsilon) r47). }
  assert (r50 : sqrt (1 / INR n * Sum (fun i : Fin n => (x i - mean x) ^ 2) + epsilon) = sqrt (epsilon + 1 / INR n *
    Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^ 2 + mean x ^ 2))).
  { exact (f_equal (fun (h_15 : R) => sqrt h_15) (eq_trans r48 r37)). }
  assert (r51 : 1 / sqrt (1 / INR n * Sum (fun i : Fin n => (x i - mean x) ^ 2) + epsilon) = 1 / sqrt (epsilon + 1 /
    INR n * Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^ 2 + mean x ^ 2))).
  { exact (f_equal (fun (h_16 : R) => 1 / h_16) r50). }
  assert (r52 : (x i - mean x) * (1 / sqrt (1 / INR n * Sum (fun i : Fin n => (x i - mean x) ^ 2) + epsilon)) = (x i -
    mean x) * (1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^ 2 + mean x ^ 2)))).
  { exact (f_equal (fun (h_17 : R) => (x i - mean x) * h_17) r51). }
  assert (r54 : (x i - mean x) * (1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^ 2
    + mean x ^ 2))) = x i * (1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^ 2 +
    mean x ^ 2))) + -1 * (mean x * (1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^
    2 + mean x ^ 2))))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * (1 * u2)) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (identity (x i) (mean x) (/ (sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^ 2
      + mean x ^ 2))))). }
  assert (r55 : (x i - mean x) / sqrt (1 / INR n * Sum (fun k : Fin n => (x k - mean x) ^ 2) + epsilon) = x i * (1 /
    sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^ 2 + mean x ^ 2))) + -1 * (mean x *
    (1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^ 2 + mean x ^ 2))))).
  { exact (eq_trans (eq_trans r45 r52) r54). }
  assert (r59 : layernorm x epsilon i = (x i - mean x) / deviation x epsilon).
  { exact eq_refl. }
  assert (r60 : (x i - mean x) / deviation x epsilon = (x i - mean x) * (1 / deviation x epsilon)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 - u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity (x i) (mean x) (/ (deviation x epsilon))). }
  assert (r61 : deviation x epsilon = sqrt (variance x + epsilon)).
  { exact eq_refl. }
  assert (r62 : variance x = 1 / INR n * Sum (fun k : Fin n => (x k - mean x) ^ 2)).
  { exact eq_refl. }
  assert (r63 : 1 / INR n * Sum (fun i : Fin n => (x i - mean x) ^ 2) = 1 / INR n * Sum (fun i : Fin n => -2 * (x i *
    mean x) + x i ^ 2 + mean x ^ 2)).
  { exact (f_equal (fun (h_18 : R) => 1 / INR n * h_18) r47). }
  assert (r65 : variance x + epsilon = 1 / INR n * Sum (fun i : Fin n => -2 * (x i * mean x) + x i ^ 2 + mean x ^ 2) +
    epsilon).
  { exact (f_equal (fun (h_19 : R) => h_19 + epsilon) (eq_trans r62 r63)). }
  assert (r67 : sqrt (variance x + epsilon) = sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (x i * mean x) +
    x i ^ 2 + mean x ^ 2))).
  { exact (f_equal (fun (h_20 : R) => sqrt h_20) (eq_trans r65 r37)). }
  assert (r69 : 1 / deviation x epsilon = 1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (x i * mean x) +
    x i ^ 2 + mean x ^ 2))).
  { exact (f_equal (fun (h_21 : R) => 1 / h_21) (eq_trans r61 r67)). }
  assert (r70 : (x i - mean x) * (1 / deviation x epsilon) = (x i - mean x) * (1 / sqrt (epsilon + 1 / INR n * Sum
    (fun i : Fin n => -2 * (x i * mean x) + x i ^ 2 + mean x ^ 2)))).
  { exact (f_equal (fun (h_22 : R) => (x i - mean x) * h_22) r69). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r0 (eq_trans (eq_trans r1 r14) r16)) (eq_sym (eq_trans (eq_trans r19
    r24) r16))) (eq_trans (eq_trans (eq_trans r19 r41) r43) (eq_sym r55))) (eq_trans r55 (eq_sym (eq_trans r59
    (eq_trans (eq_trans r60 r70) r54))))).
Qed.

(* Derivative of the mean. *)
Theorem mean_derivative (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (j : Fin n) :
  partial (entry j) (fun x : Fin n -> R => mean x) x (1 / INR n).
Proof.
  assert (r1 : forall (x : Fin n -> R), mean x = 1 / INR n * Sum (fun k : Fin n => x k)).
  { exact (fun (x : Fin n -> R) => eq_refl). }
  assert (r3 : partial (entry j) (fun x : Fin n -> R => 1 / INR n) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r4 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i) x (delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_entry i j x)). }
  assert (r5 : partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => x i)) x (Sum (fun i : Fin n => delta i
    j))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r4 i))). }
  assert (r6 : partial (entry j) (fun x : Fin n -> R => 1 / INR n * Sum (fun i : Fin n => x i)) x (0 * Sum (fun i :
    Fin n => x i) + 1 / INR n * Sum (fun i : Fin n => delta i j))).
  { exact (Rules.deriv_mul r3 r5). }
  assert (r8 : partial (entry j) (fun x : Fin n -> R => mean x) x (0 * Sum (fun i : Fin n => x i) + 1 / INR n * Sum
    (fun i : Fin n => delta i j))).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r1 x))) r6 (@eq_refl R (0 * Sum (fun i : Fin n => x i) + 1
    / INR n * Sum (fun i : Fin n => delta i j)))). }
  assert (r9 : forall (i_ : Fin n), delta i_ j = delta i_ j * 1).
  { assert (identity : forall u0 : R, u0 = (u0 * 1)) by (intros u0; ring).
    exact (fun (i_ : Fin n) => (identity (delta i_ j))). }
  assert (r10 : Sum (fun i : Fin n => delta i j) = Sum (fun i : Fin n => delta i j * 1)).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (r9 i_))). }
  assert (r13 : 0 * Sum (fun i : Fin n => x i) + 1 / INR n * Sum (fun i : Fin n => delta i j) = 0 * Sum (fun i : Fin n
    => x i) + 1 / INR n * 1).
  { exact (f_equal (fun (h : R) => 0 * Sum (fun i : Fin n => x i) + 1 / INR n * h) (eq_trans r10 (Facts.sum_delta n j
    (fun i : Fin n => 1)))). }
  assert (r14 : 0 * Sum (fun i : Fin n => x i) + 1 / INR n * 1 = 1 / INR n).
  { assert (identity : forall u0 u1 : R, ((0 * u0) + ((1 * u1) * 1)) = (1 * u1)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => x i)) (/ (INR n))). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (mean x))) r8 (eq_trans r13 r14)).
Qed.

(* Derivative of the variance. *)
Theorem variance_derivative (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (j : Fin n) :
  partial (entry j) (fun x : Fin n -> R => variance x) x (2 / INR n * (x j - mean x)).
Proof.
  assert (r1 : forall (x : Fin n -> R), variance x = 1 / INR n * Sum (fun k : Fin n => (x k - mean x) ^ 2)).
  { exact (fun (x : Fin n -> R) => eq_refl). }
  assert (r3 : partial (entry j) (fun x : Fin n -> R => 1 / INR n) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r4 : forall (x : Fin n -> R) (i : Fin n), (x i - mean x) ^ 2 = (x i - mean x) ^ 1 * (x i - mean x)).
  { assert (identity : forall u0 u1 : R, ((u0 - u1) ^ 2) = (((u0 - u1) ^ 1) * (u0 - u1))) by (intros u0 u1; ring).
    exact (fun (x : Fin n -> R) (i : Fin n) => (identity (x i) (mean x))). }
  assert (r6 : forall (x : Fin n -> R) (i : Fin n), (x i - mean x) ^ 1 = x i - mean x).
  { assert (identity : forall u0 u1 : R, ((u0 - u1) ^ 1) = (u0 - u1)) by (intros u0 u1; ring).
    exact (fun (x : Fin n -> R) (i : Fin n) => (identity (x i) (mean x))). }
  assert (r8 : forall (x : Fin n -> R) (i : Fin n), x i - mean x = x i + -1 * mean x).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (fun (x : Fin n -> R) (i : Fin n) => (identity (x i) (mean x))). }
  assert (r10 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i) x (delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_entry i j x)). }
  assert (r11 : partial (entry j) (fun x : Fin n -> R => -1) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r13 : partial (entry j) (fun x : Fin n -> R => -1 * mean x) x (0 * mean x + -1 * (1 / INR n))).
  { exact (Rules.deriv_mul r11 (Normalization.mean_derivative n n_pos x j)). }
  assert (r14 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i + -1 * mean x) x (delta i j + (0 *
    mean x + -1 * (1 / INR n)))).
  { exact (fun (i : Fin n) => (Rules.deriv_add (r10 i) r13)). }
  assert (r16 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i - mean x) x (delta i j + (0 * mean x
    + -1 * (1 / INR n)))).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r8 x i))) (r14 i) (@eq_refl R (delta i
    j + (0 * mean x + -1 * (1 / INR n)))))). }
  assert (r17 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => (x i - mean x) ^ 1) x (delta i j + (0 *
    mean x + -1 * (1 / INR n)))).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r6 x i))) (r16 i) (@eq_refl R (delta i
    j + (0 * mean x + -1 * (1 / INR n)))))). }
  assert (r18 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => (x i - mean x) ^ 1 * (x i - mean x)) x
    ((delta i j + (0 * mean x + -1 * (1 / INR n))) * (x i - mean x) + (x i - mean x) ^ 1 * (delta i j + (0 * mean x +
    -1 * (1 / INR n))))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r17 i) (r16 i))). }
  assert (r20 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => (x i - mean x) ^ 2) x ((delta i j + (0 *
    mean x + -1 * (1 / INR n))) * (x i - mean x) + (x i - mean x) ^ 1 * (delta i j + (0 * mean x + -1 * (1 / INR
    n))))).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r4 x i))) (r18 i) (@eq_refl R ((delta
    i j + (0 * mean x + -1 * (1 / INR n))) * (x i - mean x) + (x i - mean x) ^ 1 * (delta i j + (0 * mean x + -1 * (1
    / INR n))))))). }
  assert (r21 : partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => (x i - mean x) ^ 2)) x (Sum (fun i :
    Fin n => (delta i j + (0 * mean x + -1 * (1 / INR n))) * (x i - mean x) + (x i - mean x) ^ 1 * (delta i j + (0 *
    mean x + -1 * (1 / INR n)))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r20 i))). }
  assert (r22 : partial (entry j) (fun x : Fin n -> R => 1 / INR n * Sum (fun i : Fin n => (x i - mean x) ^ 2)) x (0 *
    Sum (fun i : Fin n => (x i - mean x) ^ 2) + 1 / INR n * Sum (fun i : Fin n => (delta i j + (0 * mean x + -1 * (1 /
    INR n))) * (x i - mean x) + (x i - mean x) ^ 1 * (delta i j + (0 * mean x + -1 * (1 / INR n)))))).
  { exact (Rules.deriv_mul r3 r21). }
  assert (r24 : partial (entry j) (fun x : Fin n -> R => variance x) x (0 * Sum (fun i : Fin n => (x i - mean x) ^ 2)
    + 1 / INR n * Sum (fun i : Fin n => (delta i j + (0 * mean x + -1 * (1 / INR n))) * (x i - mean x) + (x i - mean
    x) ^ 1 * (delta i j + (0 * mean x + -1 * (1 / INR n)))))).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r1 x))) r22 (@eq_refl R (0 * Sum (fun i : Fin n => (x i -
    mean x) ^ 2) + 1 / INR n * Sum (fun i : Fin n => (delta i j + (0 * mean x + -1 * (1 / INR n))) * (x i - mean x) +
    (x i - mean x) ^ 1 * (delta i j + (0 * mean x + -1 * (1 / INR n))))))). }
  assert (r25 : forall (i_ : Fin n), (x i_ - mean x) ^ 2 = -2 * (x i_ * mean x) + x i_ ^ 2 + mean x ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 - u1) ^ 2) = ((((-2) * (u0 * u1)) + (u0 ^ 2)) + (u1 ^ 2))) by (intros u0
    u1; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) (mean x))). }
  assert (r26 : forall (i_ : Fin n), -2 * (x i_ * mean x) + x i_ ^ 2 + mean x ^ 2 = -2 * mean x * x i_ + x i_ ^ 2 +
    mean x ^ 2 * 1).
  { assert (identity : forall u0 u1 : R, ((((-2) * (u0 * u1)) + (u0 ^ 2)) + (u1 ^ 2)) = (((((-2) * u1) * u0) + (u0 ^
    2)) + ((u1 ^ 2) * 1))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) (mean x))). }
  assert (r28 : Sum (fun i : Fin n => (x i - mean x) ^ 2) = Sum (fun i : Fin n => -2 * mean x * x i + x i ^ 2 + mean x
    ^ 2 * 1)).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r25 i_) (r26 i_)))). }
  assert (r31 : Sum (fun i : Fin n => -2 * mean x * x i + x i ^ 2) + Sum (fun i : Fin n => mean x ^ 2 * 1) = Sum (fun
    i : Fin n => -2 * mean x * x i) + Sum (fun i : Fin n => x i ^ 2) + Sum (fun i : Fin n => mean x ^ 2 * 1)).
  { exact (f_equal (fun (h : R) => h + Sum (fun i : Fin n => mean x ^ 2 * 1)) (Facts.sum_add n (fun i : Fin n => -2 *
    mean x * x i) (fun i : Fin n => x i ^ 2))). }
  assert (r36 : Sum (fun i : Fin n => 1) = INR n).
  { exact (Facts.sum_one n). }
  assert (r37 : mean x ^ 2 * Sum (fun i : Fin n => 1) = mean x ^ 2 * INR n).
  { exact (f_equal (fun (h_ : R) => mean x ^ 2 * h_) r36). }
  assert (r39 : Sum (fun i : Fin n => -2 * mean x * x i) + Sum (fun i : Fin n => x i ^ 2) + Sum (fun i : Fin n => mean
    x ^ 2 * 1) = -2 * mean x * Sum (fun i : Fin n => x i) + Sum (fun i : Fin n => x i ^ 2) + mean x ^ 2 * INR n).
  { exact (f_equal3 (fun (h_1 : R) (h_2 : R) (h_3 : R) => h_1 + h_2 + h_3) (Facts.sum_scale n (-2 * mean x) x)
    (@eq_refl R (Sum (fun i : Fin n => x i ^ 2))) (eq_trans (Facts.sum_scale n (mean x ^ 2) (fun i : Fin n => 1))
    r37)). }
  assert (r42 : -2 * mean x * Sum (fun i : Fin n => x i) + Sum (fun i : Fin n => x i ^ 2) + mean x ^ 2 * INR n = INR n
    * mean x ^ 2 + -2 * (mean x * Sum (fun i : Fin n => x i)) + Sum (fun i : Fin n => x i ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((((-2) * u0) * u1) + u2) + ((u0 ^ 2) * u3)) = (((u3 * (u0 ^ 2)) +
    ((-2) * (u0 * u1))) + u2)) by (intros u0 u1 u2 u3; ring).
    exact (identity (mean x) (Sum (fun i : Fin n => x i)) (Sum (fun i : Fin n => x i ^ 2)) (INR n)). }
  assert (r44 : forall (i_1 : Fin n), (delta i_1 j + (0 * mean x + -1 * (1 / INR n))) * (x i_1 - mean x) + (x i_1 -
    mean x) ^ 1 * (delta i_1 j + (0 * mean x + -1 * (1 / INR n))) = 2 * (x i_1 * delta i_1 j) + -2 * (x i_1 * (1 / INR
    n)) + -2 * (mean x * delta i_1 j) + 2 * (mean x * (1 / INR n))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 + ((0 * u1) + ((-1) * (1 * u2)))) * (u3 - u1)) + (((u3 - u1) ^ 1)
    * (u0 + ((0 * u1) + ((-1) * (1 * u2)))))) = ((((2 * (u3 * u0)) + ((-2) * (u3 * (1 * u2)))) + ((-2) * (u1 * u0))) +
    (2 * (u1 * (1 * u2))))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_1 : Fin n) => (identity (delta i_1 j) (mean x) (/ (INR n)) (x i_1))). }
  assert (r45 : forall (i_1 : Fin n), 2 * (x i_1 * delta i_1 j) + -2 * (x i_1 * (1 / INR n)) + -2 * (mean x * delta
    i_1 j) + 2 * (mean x * (1 / INR n)) = 2 * (delta i_1 j * x i_1) + -2 * (1 / INR n) * x i_1 + -2 * mean x * (delta
    i_1 j * 1) + 2 * (mean x * (1 / INR n)) * 1).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((2 * (u0 * u1)) + ((-2) * (u0 * (1 * u2)))) + ((-2) * (u3 * u1))) +
    (2 * (u3 * (1 * u2)))) = ((((2 * (u1 * u0)) + (((-2) * (1 * u2)) * u0)) + (((-2) * u3) * (u1 * 1))) + ((2 * (u3 *
    (1 * u2))) * 1))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_1 : Fin n) => (identity (x i_1) (delta i_1 j) (/ (INR n)) (mean x))). }
  assert (r47 : Sum (fun i : Fin n => (delta i j + (0 * mean x + -1 * (1 / INR n))) * (x i - mean x) + (x i - mean x)
    ^ 1 * (delta i j + (0 * mean x + -1 * (1 / INR n)))) = Sum (fun i : Fin n => 2 * (delta i j * x i) + -2 * (1 / INR
    n) * x i + -2 * mean x * (delta i j * 1) + 2 * (mean x * (1 / INR n)) * 1)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r44 i_1) (r45 i_1)))). }
  assert (r50 : Sum (fun i : Fin n => 2 * (delta i j * x i) + -2 * (1 / INR n) * x i + -2 * mean x * (delta i j * 1))
    + Sum (fun i : Fin n => 2 * (mean x * (1 / INR n)) * 1) = Sum (fun i : Fin n => 2 * (delta i j * x i) + -2 * (1 /
    INR n) * x i) + Sum (fun i : Fin n => -2 * mean x * (delta i j * 1)) + Sum (fun i : Fin n => 2 * (mean x * (1 /
    INR n)) * 1)).
  { exact (f_equal (fun (h_4 : R) => h_4 + Sum (fun i : Fin n => 2 * (mean x * (1 / INR n)) * 1)) (Facts.sum_add n
    (fun i : Fin n => 2 * (delta i j * x i) + -2 * (1 / INR n) * x i) (fun i : Fin n => -2 * mean x * (delta i j *
    1)))). }
  assert (r53 : Sum (fun i : Fin n => 2 * (delta i j * x i) + -2 * (1 / INR n) * x i) + Sum (fun i : Fin n => -2 *
    mean x * (delta i j * 1)) + Sum (fun i : Fin n => 2 * (mean x * (1 / INR n)) * 1) = Sum (fun i : Fin n => 2 *
    (delta i j * x i)) + Sum (fun i : Fin n => -2 * (1 / INR n) * x i) + Sum (fun i : Fin n => -2 * mean x * (delta i
    j * 1)) + Sum (fun i : Fin n => 2 * (mean x * (1 / INR n)) * 1)).
  { exact (f_equal (fun (h_5 : R) => h_5 + Sum (fun i : Fin n => -2 * mean x * (delta i j * 1)) + Sum (fun i : Fin n
    => 2 * (mean x * (1 / INR n)) * 1)) (Facts.sum_add n (fun i : Fin n => 2 * (delta i j * x i)) (fun i : Fin n => -2
    * (1 / INR n) * x i))). }
  assert (r56 : Sum (fun i : Fin n => delta i j * x i) = x j).
  { exact (Facts.sum_delta n j x). }
  assert (r57 : 2 * Sum (fun i : Fin n => delta i j * x i) = 2 * x j).
  { exact (f_equal (fun (h_6 : R) => 2 * h_6) r56). }
  assert (r61 : Sum (fun i : Fin n => delta i j * 1) = 1).
  { exact (Facts.sum_delta n j (fun i : Fin n => 1)). }
  assert (r62 : -2 * mean x * Sum (fun i : Fin n => delta i j * 1) = -2 * mean x * 1).
  { exact (f_equal (fun (h_7 : R) => -2 * mean x * h_7) r61). }
  assert (r65 : 2 * (mean x * (1 / INR n)) * Sum (fun i : Fin n => 1) = 2 * (mean x * (1 / INR n)) * INR n).
  { exact (f_equal (fun (h_8 : R) => 2 * (mean x * (1 / INR n)) * h_8) r36). }
  assert (r67 : Sum (fun i : Fin n => 2 * (delta i j * x i)) + Sum (fun i : Fin n => -2 * (1 / INR n) * x i) + Sum
    (fun i : Fin n => -2 * mean x * (delta i j * 1)) + Sum (fun i : Fin n => 2 * (mean x * (1 / INR n)) * 1) = 2 * x j
    + -2 * (1 / INR n) * Sum (fun i : Fin n => x i) + -2 * mean x * 1 + 2 * (mean x * (1 / INR n)) * INR n).
  { exact (f_equal4 (fun (h_9 : R) (h_10 : R) (h_11 : R) (h_12 : R) => h_9 + h_10 + h_11 + h_12) (eq_trans
    (Facts.sum_scale n 2 (fun i : Fin n => delta i j * x i)) r57) (Facts.sum_scale n (-2 * (1 / INR n)) x) (eq_trans
    (Facts.sum_scale n (-2 * mean x) (fun i : Fin n => delta i j * 1)) r62) (eq_trans (Facts.sum_scale n (2 * (mean x
    * (1 / INR n))) (fun i : Fin n => 1)) r65)). }
  assert (r70 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r71 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r70)). }
  assert (r72 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_13 : R) => 0 < h_13) r71 (INR n) r36). }
  assert (r74 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r72). }
  assert (r76 : INR n * (1 / INR n) = 1).
  { exact (Facts.mul_inverse (INR n) r74). }
  assert (r77 : 2 * x j + -2 * (1 / INR n) * Sum (fun i : Fin n => x i) + -2 * mean x * 1 + 2 * (mean x * (1 / INR n))
    * INR n = 2 * x j + -2 * (1 / INR n * Sum (fun i : Fin n => x i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((2 * u0) + ((-2) * ((1 * u1) * u2))) - ((((2 * u0) + (((-2) * (1 *
    u1)) * u2)) + (((-2) * u3) * 1)) + ((2 * (u3 * (1 * u1))) * u4)) = ((2 * u3) * (1 - (u4 * (1 * u1))) + 0)) by
    (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (2 * mean x) r76 Rules.no_equation) (identity (x j) (/ (INR
      n)) (Sum (fun i : Fin n => x i)) (mean x) (INR n))). }
  assert (r79 : 0 * Sum (fun i : Fin n => (x i - mean x) ^ 2) + 1 / INR n * Sum (fun i : Fin n => (delta i j + (0 *
    mean x + -1 * (1 / INR n))) * (x i - mean x) + (x i - mean x) ^ 1 * (delta i j + (0 * mean x + -1 * (1 / INR n))))
    = 0 * (INR n * mean x ^ 2 + -2 * (mean x * Sum (fun i : Fin n => x i)) + Sum (fun i : Fin n => x i ^ 2)) + 1 / INR
    n * (2 * x j + -2 * (1 / INR n * Sum (fun i : Fin n => x i)))).
  { exact (f_equal2 (fun (h_14 : R) (h_15 : R) => 0 * h_14 + 1 / INR n * h_15) (eq_trans (eq_trans r28 (eq_trans
    (eq_trans (Facts.sum_add n (fun i : Fin n => -2 * mean x * x i + x i ^ 2) (fun i : Fin n => mean x ^ 2 * 1)) r31)
    r39)) r42) (eq_trans (eq_trans r47 (eq_trans (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => 2 * (delta i j
    * x i) + -2 * (1 / INR n) * x i + -2 * mean x * (delta i j * 1)) (fun i : Fin n => 2 * (mean x * (1 / INR n)) *
    1)) r50) r53) r67)) r77)). }
  assert (r80 : 0 * (INR n * mean x ^ 2 + -2 * (mean x * Sum (fun i : Fin n => x i)) + Sum (fun i : Fin n => x i ^ 2))
    + 1 / INR n * (2 * x j + -2 * (1 / INR n * Sum (fun i : Fin n => x i))) = 2 * (x j * (1 / INR n)) + -2 * ((1 / INR
    n) ^ 2 * Sum (fun i : Fin n => x i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((0 * (((u0 * (u1 ^ 2)) + ((-2) * (u1 * u2))) + u3)) + ((1 * u4)
    * ((2 * u5) + ((-2) * ((1 * u4) * u2))))) = ((2 * (u5 * (1 * u4))) + ((-2) * (((1 * u4) ^ 2) * u2)))) by (intros
    u0 u1 u2 u3 u4 u5; ring).
    exact (identity (INR n) (mean x) (Sum (fun i : Fin n => x i)) (Sum (fun i : Fin n => x i ^ 2)) (/ (INR n)) (x j)).
      }
  assert (r82 : 2 / INR n * Sum (fun k : Fin n => (x k - mean x) * (delta k j - 1 / INR n)) = 2 * (1 / INR n) * Sum
    (fun k : Fin n => (x k - mean x) * (delta k j - 1 / INR n))).
  { assert (identity : forall u0 u1 : R, ((2 * u0) * u1) = ((2 * (1 * u0)) * u1)) by (intros u0 u1; ring).
    exact (identity (/ (INR n)) (Sum (fun k : Fin n => (x k - mean x) * (delta k j - 1 / INR n)))). }
  assert (r83 : forall (i_2 : Fin n), (x i_2 - mean x) * (delta i_2 j - 1 / INR n) = x i_2 * delta i_2 j + -1 * (x i_2
    * (1 / INR n)) + -1 * (mean x * delta i_2 j) + mean x * (1 / INR n)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 - u1) * (u2 - (1 * u3))) = ((((u0 * u2) + ((-1) * (u0 * (1 *
    u3)))) + ((-1) * (u1 * u2))) + (u1 * (1 * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 : Fin n) => (identity (x i_2) (mean x) (delta i_2 j) (/ (INR n)))). }
  assert (r84 : forall (i_2 : Fin n), x i_2 * delta i_2 j + -1 * (x i_2 * (1 / INR n)) + -1 * (mean x * delta i_2 j) +
    mean x * (1 / INR n) = delta i_2 j * x i_2 + -1 * (1 / INR n) * x i_2 + -1 * mean x * (delta i_2 j * 1) + mean x *
    (1 / INR n) * 1).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 * u1) + ((-1) * (u0 * (1 * u2)))) + ((-1) * (u3 * u1))) + (u3 *
    (1 * u2))) = ((((u1 * u0) + (((-1) * (1 * u2)) * u0)) + (((-1) * u3) * (u1 * 1))) + ((u3 * (1 * u2)) * 1))) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 : Fin n) => (identity (x i_2) (delta i_2 j) (/ (INR n)) (mean x))). }
  assert (r86 : Sum (fun i : Fin n => (x i - mean x) * (delta i j - 1 / INR n)) = Sum (fun i : Fin n => delta i j * x
    i + -1 * (1 / INR n) * x i + -1 * mean x * (delta i j * 1) + mean x * (1 / INR n) * 1)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (r83 i_2) (r84 i_2)))). }
  assert (r89 : Sum (fun i : Fin n => delta i j * x i + -1 * (1 / INR n) * x i + -1 * mean x * (delta i j * 1)) + Sum
    (fun i : Fin n => mean x * (1 / INR n) * 1) = Sum (fun i : Fin n => delta i j * x i + -1 * (1 / INR n) * x i) +
    Sum (fun i : Fin n => -1 * mean x * (delta i j * 1)) + Sum (fun i : Fin n => mean x * (1 / INR n) * 1)).
  { exact (f_equal (fun (h_16 : R) => h_16 + Sum (fun i : Fin n => mean x * (1 / INR n) * 1)) (Facts.sum_add n (fun i
    : Fin n => delta i j * x i + -1 * (1 / INR n) * x i) (fun i : Fin n => -1 * mean x * (delta i j * 1)))). }
  assert (r92 : Sum (fun i : Fin n => delta i j * x i + -1 * (1 / INR n) * x i) + Sum (fun i : Fin n => -1 * mean x *
    (delta i j * 1)) + Sum (fun i : Fin n => mean x * (1 / INR n) * 1) = Sum (fun i : Fin n => delta i j * x i) + Sum
    (fun i : Fin n => -1 * (1 / INR n) * x i) + Sum (fun i : Fin n => -1 * mean x * (delta i j * 1)) + Sum (fun i :
    Fin n => mean x * (1 / INR n) * 1)).
  { exact (f_equal (fun (h_17 : R) => h_17 + Sum (fun i : Fin n => -1 * mean x * (delta i j * 1)) + Sum (fun i : Fin n
    => mean x * (1 / INR n) * 1)) (Facts.sum_add n (fun i : Fin n => delta i j * x i) (fun i : Fin n => -1 * (1 / INR
    n) * x i))). }
  assert (r96 : -1 * mean x * Sum (fun i : Fin n => delta i j * 1) = -1 * mean x * 1).
  { exact (f_equal (fun (h_18 : R) => -1 * mean x * h_18) r61). }
  assert (r99 : mean x * (1 / INR n) * Sum (fun i : Fin n => 1) = mean x * (1 / INR n) * INR n).
  { exact (f_equal (fun (h_19 : R) => mean x * (1 / INR n) * h_19) r36). }
  assert (r101 : Sum (fun i : Fin n => delta i j * x i) + Sum (fun i : Fin n => -1 * (1 / INR n) * x i) + Sum (fun i :
    Fin n => -1 * mean x * (delta i j * 1)) + Sum (fun i : Fin n => mean x * (1 / INR n) * 1) = x j + -1 * (1 / INR n)
    * Sum (fun i : Fin n => x i) + -1 * mean x * 1 + mean x * (1 / INR n) * INR n).
  { exact (f_equal4 (fun (h_20 : R) (h_21 : R) (h_22 : R) (h_23 : R) => h_20 + h_21 + h_22 + h_23) r56
    (Facts.sum_scale n (-1 * (1 / INR n)) x) (eq_trans (Facts.sum_scale n (-1 * mean x) (fun i : Fin n => delta i j *
    1)) r96) (eq_trans (Facts.sum_scale n (mean x * (1 / INR n)) (fun i : Fin n => 1)) r99)). }
  assert (r103 : Sum (fun i : Fin n => (x i - mean x) * (delta i j - 1 / INR n)) = x j + -1 * (1 / INR n) * Sum (fun i
    : Fin n => x i) + -1 * mean x * 1 + mean x * (1 / INR n) * INR n).
  { exact (eq_trans r86 (eq_trans (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => delta i j * x i + -1 * (1 /
    INR n) * x i + -1 * mean x * (delta i j * 1)) (fun i : Fin n => mean x * (1 / INR n) * 1)) r89) r92) r101)). }
  assert (r104 : x j + -1 * (1 / INR n) * Sum (fun i : Fin n => x i) + -1 * mean x * 1 + mean x * (1 / INR n) * INR n
    = x j + -1 * (1 / INR n * Sum (fun i : Fin n => x i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 + ((-1) * ((1 * u1) * u2))) - (((u0 + (((-1) * (1 * u1)) * u2))
    + (((-1) * u3) * 1)) + ((u3 * (1 * u1)) * u4)) = (u3 * (1 - (u4 * (1 * u1))) + 0)) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (Rules.linear_combination (Rules.and_equation (mean x) r76 Rules.no_equation) (identity (x j) (/ (INR n))
      (Sum (fun i : Fin n => x i)) (mean x) (INR n))). }
  assert (r106 : 2 * (1 / INR n) * Sum (fun i : Fin n => (x i - mean x) * (delta i j - 1 / INR n)) = 2 * (1 / INR n) *
    (x j + -1 * (1 / INR n * Sum (fun i : Fin n => x i)))).
  { exact (f_equal (fun (h_24 : R) => 2 * (1 / INR n) * h_24) (eq_trans r103 r104)). }
  assert (r108 : 2 * (1 / INR n) * (x j + -1 * (1 / INR n * Sum (fun i : Fin n => x i))) = 2 * (x j * (1 / INR n)) +
    -2 * ((1 / INR n) ^ 2 * Sum (fun i : Fin n => x i))).
  { assert (identity : forall u0 u1 u2 : R, ((2 * (1 * u0)) * (u1 + ((-1) * ((1 * u0) * u2)))) = ((2 * (u1 * (1 *
    u0))) + ((-2) * (((1 * u0) ^ 2) * u2)))) by (intros u0 u1 u2; ring).
    exact (identity (/ (INR n)) (x j) (Sum (fun i : Fin n => x i))). }
  assert (r112 : x j + -1 * (1 / INR n) * Sum (fun i : Fin n => x i) + -1 * mean x * 1 + mean x * (1 / INR n) * INR n
    = x j + INR n * mean x * (1 / INR n) + -1 * mean x + -1 * (1 / INR n * Sum (fun i : Fin n => x i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 + (((-1) * (1 * u1)) * u2)) + (((-1) * u3) * 1)) + ((u3 * (1 *
    u1)) * u4)) = (((u0 + ((u4 * u3) * (1 * u1))) + ((-1) * u3)) + ((-1) * ((1 * u1) * u2)))) by (intros u0 u1 u2 u3
    u4; ring).
    exact (identity (x j) (/ (INR n)) (Sum (fun i : Fin n => x i)) (mean x) (INR n)). }
  assert (r114 : 2 * (1 / INR n) * Sum (fun i : Fin n => (x i - mean x) * (delta i j - 1 / INR n)) = 2 * (1 / INR n) *
    (x j + INR n * mean x * (1 / INR n) + -1 * mean x + -1 * (1 / INR n * Sum (fun i : Fin n => x i)))).
  { exact (f_equal (fun (h_25 : R) => 2 * (1 / INR n) * h_25) (eq_trans r103 r112)). }
  assert (r116 : 2 * (1 / INR n) * (x j + INR n * mean x * (1 / INR n) + -1 * mean x + -1 * (1 / INR n * Sum (fun i :
    Fin n => x i))) = 2 * (x j * (1 / INR n)) + 2 * (INR n * mean x * (1 / INR n) ^ 2) + -2 * (mean x * (1 / INR n)) +
    -2 * ((1 / INR n) ^ 2 * Sum (fun i : Fin n => x i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((2 * (1 * u0)) * (((u1 + ((u2 * u3) * (1 * u0))) + ((-1) * u3)) +
    ((-1) * ((1 * u0) * u4)))) = ((((2 * (u1 * (1 * u0))) + (2 * ((u2 * u3) * ((1 * u0) ^ 2)))) + ((-2) * (u3 * (1 *
    u0)))) + ((-2) * (((1 * u0) ^ 2) * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (/ (INR n)) (x j) (INR n) (mean x) (Sum (fun i : Fin n => x i))). }
  assert (r118 : 2 / INR n * (x j - mean x - 1 / INR n * Sum (fun k : Fin n => x k - mean x)) = 2 * (1 / INR n) * (x j
    - mean x - 1 / INR n * Sum (fun k : Fin n => x k - mean x))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((2 * u0) * ((u1 - u2) - ((1 * u0) * u3))) = ((2 * (1 * u0)) * ((u1 -
    u2) - ((1 * u0) * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (INR n)) (x j) (mean x) (Sum (fun k : Fin n => x k - mean x))). }
  assert (r119 : forall (i_3 : Fin n), x i_3 - mean x = x i_3 + -1 * mean x).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (fun (i_3 : Fin n) => (identity (x i_3) (mean x))). }
  assert (r120 : forall (i_3 : Fin n), x i_3 + -1 * mean x = x i_3 + -1 * mean x * 1).
  { assert (identity : forall u0 u1 : R, (u0 + ((-1) * u1)) = (u0 + (((-1) * u1) * 1))) by (intros u0 u1; ring).
    exact (fun (i_3 : Fin n) => (identity (x i_3) (mean x))). }
  assert (r122 : Sum (fun i : Fin n => x i - mean x) = Sum (fun i : Fin n => x i + -1 * mean x * 1)).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (eq_trans (r119 i_3) (r120 i_3)))). }
  assert (r123 : Sum (fun i : Fin n => x i + -1 * mean x * 1) = Sum (fun i : Fin n => x i) + Sum (fun i : Fin n => -1
    * mean x * 1)).
  { exact (Facts.sum_add n x (fun i : Fin n => -1 * mean x * 1)). }
  assert (r126 : -1 * mean x * Sum (fun i : Fin n => 1) = -1 * mean x * INR n).
  { exact (f_equal (fun (h_26 : R) => -1 * mean x * h_26) r36). }
  assert (r127 : Sum (fun i : Fin n => -1 * mean x * 1) = -1 * mean x * INR n).
  { exact (eq_trans (Facts.sum_scale n (-1 * mean x) (fun i : Fin n => 1)) r126). }
  assert (r128 : Sum (fun i : Fin n => x i) + Sum (fun i : Fin n => -1 * mean x * 1) = Sum (fun i : Fin n => x i) + -1
    * mean x * INR n).
  { exact (f_equal2 (fun (h_27 : R) (h_28 : R) => h_27 + h_28) (@eq_refl R (Sum (fun i : Fin n => x i))) r127). }
  assert (r131 : Sum (fun i : Fin n => x i) + -1 * mean x * INR n = -1 * (INR n * mean x) + Sum (fun i : Fin n => x
    i)).
  { assert (identity : forall u0 u1 u2 : R, (u0 + (((-1) * u1) * u2)) = (((-1) * (u2 * u1)) + u0)) by (intros u0 u1
    u2; ring).
    exact (identity (Sum (fun i : Fin n => x i)) (mean x) (INR n)). }
  assert (r133 : 2 * (1 / INR n) * (x j - mean x - 1 / INR n * Sum (fun i : Fin n => x i - mean x)) = 2 * (1 / INR n)
    * (x j - mean x - 1 / INR n * (-1 * (INR n * mean x) + Sum (fun i : Fin n => x i)))).
  { exact (f_equal (fun (h_29 : R) => 2 * (1 / INR n) * (x j - mean x - 1 / INR n * h_29)) (eq_trans (eq_trans r122
    (eq_trans r123 r128)) r131)). }
  assert (r135 : 2 * (1 / INR n) * (x j - mean x - 1 / INR n * (-1 * (INR n * mean x) + Sum (fun i : Fin n => x i))) =
    2 * (x j * (1 / INR n)) + 2 * (INR n * mean x * (1 / INR n) ^ 2) + -2 * (mean x * (1 / INR n)) + -2 * ((1 / INR n)
    ^ 2 * Sum (fun i : Fin n => x i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((2 * (1 * u0)) * ((u1 - u2) - ((1 * u0) * (((-1) * (u3 * u2)) +
    u4)))) = ((((2 * (u1 * (1 * u0))) + (2 * ((u3 * u2) * ((1 * u0) ^ 2)))) + ((-2) * (u2 * (1 * u0)))) + ((-2) * (((1
    * u0) ^ 2) * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (/ (INR n)) (x j) (mean x) (INR n) (Sum (fun i : Fin n => x i))). }
  assert (r141 : Sum (fun k : Fin n => x k) + Sum (fun i : Fin n => -1 * mean x * 1) = INR n * mean x + -1 * mean x *
    INR n).
  { exact (f_equal2 (fun (h_30 : R) (h_31 : R) => h_30 + h_31) (Normalization.sum_eq_card_mul_mean n n_pos x) r127). }
  assert (r144 : INR n * mean x + -1 * mean x * INR n = 0).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) + (((-1) * u1) * u0)) = 0) by (intros u0 u1; ring).
    exact (identity (INR n) (mean x)). }
  assert (r146 : 2 * (1 / INR n) * (x j - mean x - 1 / INR n * Sum (fun i : Fin n => x i - mean x)) = 2 * (1 / INR n)
    * (x j - mean x - 1 / INR n * 0)).
  { exact (f_equal (fun (h_32 : R) => 2 * (1 / INR n) * (x j - mean x - 1 / INR n * h_32)) (eq_trans (eq_trans r122
    (eq_trans r123 r141)) r144)). }
  assert (r148 : 2 * (1 / INR n) * (x j - mean x - 1 / INR n * 0) = 2 * (x j * (1 / INR n)) + -2 * (mean x * (1 / INR
    n))).
  { assert (identity : forall u0 u1 u2 : R, ((2 * (1 * u0)) * ((u1 - u2) - ((1 * u0) * 0))) = ((2 * (u1 * (1 * u0))) +
    ((-2) * (u2 * (1 * u0))))) by (intros u0 u1 u2; ring).
    exact (identity (/ (INR n)) (x j) (mean x)). }
  assert (r150 : 2 / INR n * (x j - mean x) = 2 * (x j * (1 / INR n)) + -2 * (mean x * (1 / INR n))).
  { assert (identity : forall u0 u1 u2 : R, ((2 * u0) * (u1 - u2)) = ((2 * (u1 * (1 * u0))) + ((-2) * (u2 * (1 *
    u0))))) by (intros u0 u1 u2; ring).
    exact (identity (/ (INR n)) (x j) (mean x)). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (variance x))) r24 (eq_trans (eq_trans (eq_trans
    (eq_trans r79 r80) (eq_sym (eq_trans (eq_trans r82 r106) r108))) (eq_trans (eq_trans (eq_trans r82 r114) r116)
    (eq_sym (eq_trans (eq_trans r118 r133) r135)))) (eq_trans (eq_trans (eq_trans r118 r146) r148) (eq_sym r150)))).
Qed.

(* Derivative of the deviation. *)
Theorem deviation_derivative (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (j : Fin n)
    (given : 0 < variance x + epsilon) :
  partial (entry j) (fun x : Fin n -> R => deviation x epsilon) x (layernorm x epsilon j / INR n).
Proof.
  assert (r1 : forall (x : Fin n -> R), deviation x epsilon = sqrt (variance x + epsilon)).
  { exact (fun (x : Fin n -> R) => eq_refl). }
  assert (r4 : partial (entry j) (fun x : Fin n -> R => epsilon) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r5 : partial (entry j) (fun x : Fin n -> R => variance x + epsilon) x (2 / INR n * (x j - mean x) + 0)).
  { exact (Rules.deriv_add (Normalization.variance_derivative n n_pos x j) r4). }
  assert (r7 : partial (entry j) (fun x : Fin n -> R => sqrt (variance x + epsilon)) x (1 / (2 * sqrt (variance x +
    epsilon)) * (2 / INR n * (x j - mean x) + 0))).
  { exact (Rules.deriv_fn_pos Rules.outer_sqrt r5 given). }
  assert (r9 : partial (entry j) (fun x : Fin n -> R => deviation x epsilon) x (1 / (2 * sqrt (variance x + epsilon))
    * (2 / INR n * (x j - mean x) + 0))).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r1 x))) r7 (@eq_refl R (1 / (2 * sqrt (variance x +
    epsilon)) * (2 / INR n * (x j - mean x) + 0)))). }
  assert (r10 : 1 / (2 * sqrt (variance x + epsilon)) * (2 / INR n * (x j - mean x) + 0) = 1 / (2 * sqrt (variance x +
    epsilon)) * (2 * (1 / INR n) * (x j - mean x) + 0)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((1 * u0) * (((2 * u1) * (u2 - u3)) + 0)) = ((1 * u0) * (((2 * (1 *
    u1)) * (u2 - u3)) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (2 * sqrt (variance x + epsilon))) (/ (INR n)) (x j) (mean x)). }
  assert (r12 : variance x + epsilon = epsilon + variance x).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (identity (variance x) epsilon). }
  assert (r13 : sqrt (variance x + epsilon) = sqrt (epsilon + variance x)).
  { exact (f_equal (fun (h : R) => sqrt h) r12). }
  assert (r14 : 1 / sqrt (variance x + epsilon) = 1 / sqrt (epsilon + variance x)).
  { exact (f_equal (fun (h_ : R) => 1 / h_) r13). }
  assert (r15 : 1 / 2 * (1 / sqrt (variance x + epsilon)) = 1 / 2 * (1 / sqrt (epsilon + variance x))).
  { exact (f_equal (fun (h_1 : R) => 1 / 2 * h_1) r14). }
  assert (r16 : 1 / 2 * (1 / sqrt (epsilon + variance x)) = 1 / 2 * (1 / sqrt (epsilon + variance x))).
  { assert (identity : forall u0 : R, ((1 / 2) * (1 * u0)) = ((1/2) * (1 * u0))) by (intros u0; field).
    exact (identity (/ (sqrt (epsilon + variance x)))). }
  assert (r19 : 1 / (2 * sqrt (variance x + epsilon)) * (2 * (1 / INR n) * (x j - mean x) + 0) = 1 / 2 * (1 / sqrt
    (epsilon + variance x)) * (2 * (1 / INR n) * (x j - mean x) + 0)).
  { exact (f_equal (fun (h_2 : R) => h_2 * (2 * (1 / INR n) * (x j - mean x) + 0)) (eq_trans (Facts.inverse_mul 2
    (sqrt (variance x + epsilon))) (eq_trans r15 r16))). }
  assert (r21 : 1 / 2 * (1 / sqrt (epsilon + variance x)) * (2 * (1 / INR n) * (x j - mean x) + 0) = x j * (1 / INR n)
    * (1 / sqrt (epsilon + variance x)) + -1 * (mean x * (1 / INR n) * (1 / sqrt (epsilon + variance x)))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1/2) * (1 * u0)) * (((2 * (1 * u1)) * (u2 - u3)) + 0)) = (((u2 * (1
    * u1)) * (1 * u0)) + ((-1) * ((u3 * (1 * u1)) * (1 * u0))))) by (intros u0 u1 u2 u3; field).
    exact (identity (/ (sqrt (epsilon + variance x))) (/ (INR n)) (x j) (mean x)). }
  assert (r23 : 1 / (2 * deviation x epsilon) * (2 / INR n * (x j - mean x)) = 1 / (2 * deviation x epsilon) * (2 * (1
    / INR n) * (x j - mean x))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((1 * u0) * ((2 * u1) * (u2 - u3))) = ((1 * u0) * ((2 * (1 * u1)) * (u2
    - u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (2 * deviation x epsilon)) (/ (INR n)) (x j) (mean x)). }
  assert (r24 : 1 / (2 * deviation x epsilon) = 1 / 2 * (1 / deviation x epsilon)).
  { exact (Facts.inverse_mul 2 (deviation x epsilon)). }
  assert (r26 : 1 / deviation x epsilon = 1 / sqrt (epsilon + variance x)).
  { exact (f_equal (fun (h_3 : R) => 1 / h_3) (eq_trans (r1 x) r13)). }
  assert (r27 : 1 / 2 * (1 / deviation x epsilon) = 1 / 2 * (1 / sqrt (epsilon + variance x))).
  { exact (f_equal (fun (h_4 : R) => 1 / 2 * h_4) r26). }
  assert (r30 : 1 / (2 * deviation x epsilon) * (2 * (1 / INR n) * (x j - mean x)) = 1 / 2 * (1 / sqrt (epsilon +
    variance x)) * (2 * (1 / INR n) * (x j - mean x))).
  { exact (f_equal (fun (h_5 : R) => h_5 * (2 * (1 / INR n) * (x j - mean x))) (eq_trans r24 (eq_trans r27 r16))). }
  assert (r32 : 1 / 2 * (1 / sqrt (epsilon + variance x)) * (2 * (1 / INR n) * (x j - mean x)) = x j * (1 / INR n) *
    (1 / sqrt (epsilon + variance x)) + -1 * (mean x * (1 / INR n) * (1 / sqrt (epsilon + variance x)))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1/2) * (1 * u0)) * ((2 * (1 * u1)) * (u2 - u3))) = (((u2 * (1 * u1))
    * (1 * u0)) + ((-1) * ((u3 * (1 * u1)) * (1 * u0))))) by (intros u0 u1 u2 u3; field).
    exact (identity (/ (sqrt (epsilon + variance x))) (/ (INR n)) (x j) (mean x)). }
  assert (r36 : 1 / 2 * (1 / deviation x epsilon) = 1 / 2 * (1 / deviation x epsilon)).
  { assert (identity : forall u0 : R, ((1 / 2) * (1 * u0)) = ((1/2) * (1 * u0))) by (intros u0; field).
    exact (identity (/ (deviation x epsilon))). }
  assert (r38 : 1 / (2 * deviation x epsilon) * (2 * (1 / INR n) * (x j - mean x)) = 1 / 2 * (1 / deviation x epsilon)
    * (2 * (1 / INR n) * (x j - mean x))).
  { exact (f_equal (fun (h_6 : R) => h_6 * (2 * (1 / INR n) * (x j - mean x))) (eq_trans r24 r36)). }
  assert (r40 : 1 / 2 * (1 / deviation x epsilon) * (2 * (1 / INR n) * (x j - mean x)) = x j * (1 / INR n) * (1 /
    deviation x epsilon) + -1 * (mean x * (1 / INR n) * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1/2) * (1 * u0)) * ((2 * (1 * u1)) * (u2 - u3))) = (((u2 * (1 * u1))
    * (1 * u0)) + ((-1) * ((u3 * (1 * u1)) * (1 * u0))))) by (intros u0 u1 u2 u3; field).
    exact (identity (/ (deviation x epsilon)) (/ (INR n)) (x j) (mean x)). }
  assert (r42 : 1 / INR n * ((x j - mean x) / deviation x epsilon) = x j * (1 / INR n) * (1 / deviation x epsilon) +
    -1 * (mean x * (1 / INR n) * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((1 * u0) * ((u1 - u2) * u3)) = (((u1 * (1 * u0)) * (1 * u3)) + ((-1) *
    ((u2 * (1 * u0)) * (1 * u3))))) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (INR n)) (x j) (mean x) (/ (deviation x epsilon))). }
  assert (r46 : layernorm x epsilon j / INR n = layernorm x epsilon j * (1 / INR n)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (layernorm x epsilon j) (/ (INR n))). }
  assert (r47 : layernorm x epsilon j = (x j - mean x) / deviation x epsilon).
  { exact eq_refl. }
  assert (r48 : (x j - mean x) / deviation x epsilon = x j * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation
    x epsilon))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (identity (x j) (mean x) (/ (deviation x epsilon))). }
  assert (r50 : layernorm x epsilon j * (1 / INR n) = (x j * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation
    x epsilon))) * (1 / INR n)).
  { exact (f_equal (fun (h_7 : R) => h_7 * (1 / INR n)) (eq_trans r47 r48)). }
  assert (r52 : (x j * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon))) * (1 / INR n) = x j * (1
    / INR n) * (1 / deviation x epsilon) + -1 * (mean x * (1 / INR n) * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * (1 * u1)) + ((-1) * (u2 * (1 * u1)))) * (1 * u3)) = (((u0 * (1
    * u3)) * (1 * u1)) + ((-1) * ((u2 * (1 * u3)) * (1 * u1))))) by (intros u0 u1 u2 u3; ring).
    exact (identity (x j) (/ (deviation x epsilon)) (mean x) (/ (INR n))). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (deviation x epsilon))) r9 (eq_trans (eq_trans (eq_trans
    (eq_trans (eq_trans r10 r19) r21) (eq_sym (eq_trans (eq_trans r23 r30) r32))) (eq_trans (eq_trans (eq_trans r23
    r38) r40) (eq_sym r42))) (eq_trans r42 (eq_sym (eq_trans (eq_trans r46 r50) r52))))).
Qed.

(* Jacobian of LayerNorm. *)
Theorem layernorm_jacobian (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (i j : Fin n)
    (given : 0 < variance x + epsilon) :
  partial (entry j) (fun x : Fin n -> R => layernorm x epsilon i) x (1 / deviation x epsilon * (delta i j - 1 / INR n
    - layernorm x epsilon i * layernorm x epsilon j / INR n)).
Proof.
  assert (r1 : forall (x : Fin n -> R), layernorm x epsilon i = (x i - mean x) / deviation x epsilon).
  { exact (fun (x : Fin n -> R) => eq_refl). }
  assert (r3 : forall (x : Fin n -> R), x i - mean x = x i + -1 * mean x).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (fun (x : Fin n -> R) => (identity (x i) (mean x))). }
  assert (r5 : partial (entry j) (fun x : Fin n -> R => x i) x (delta i j)).
  { exact (Rules.deriv_entry i j x). }
  assert (r6 : partial (entry j) (fun x : Fin n -> R => -1) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r8 : partial (entry j) (fun x : Fin n -> R => -1 * mean x) x (0 * mean x + -1 * (1 / INR n))).
  { exact (Rules.deriv_mul r6 (Normalization.mean_derivative n n_pos x j)). }
  assert (r9 : partial (entry j) (fun x : Fin n -> R => x i + -1 * mean x) x (delta i j + (0 * mean x + -1 * (1 / INR
    n)))).
  { exact (Rules.deriv_add r5 r8). }
  assert (r11 : partial (entry j) (fun x : Fin n -> R => x i - mean x) x (delta i j + (0 * mean x + -1 * (1 / INR
    n)))).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r3 x))) r9 (@eq_refl R (delta i j + (0 * mean x + -1 * (1
    / INR n))))). }
  assert (r15 : deviation x epsilon <> 0).
  { exact (Facts.ne_of_pos (deviation x epsilon) (Normalization.deviation_pos n n_pos x epsilon given)). }
  assert (r16 : partial (entry j) (fun x : Fin n -> R => (x i - mean x) / deviation x epsilon) x (((delta i j + (0 *
    mean x + -1 * (1 / INR n))) * deviation x epsilon - (x i - mean x) * (layernorm x epsilon j / INR n)) / deviation
    x epsilon ^ 2)).
  { exact (Rules.deriv_div r11 (Normalization.deviation_derivative n n_pos x epsilon j given) r15). }
  assert (r18 : partial (entry j) (fun x : Fin n -> R => layernorm x epsilon i) x (((delta i j + (0 * mean x + -1 * (1
    / INR n))) * deviation x epsilon - (x i - mean x) * (layernorm x epsilon j / INR n)) / deviation x epsilon ^ 2)).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r1 x))) r16 (@eq_refl R (((delta i j + (0 * mean x + -1 *
    (1 / INR n))) * deviation x epsilon - (x i - mean x) * (layernorm x epsilon j / INR n)) / deviation x epsilon ^
    2))). }
  assert (r19 : ((delta i j + (0 * mean x + -1 * (1 / INR n))) * deviation x epsilon - (x i - mean x) * (layernorm x
    epsilon j / INR n)) / deviation x epsilon ^ 2 = ((delta i j + (0 * mean x + -1 * (1 / INR n))) * deviation x
    epsilon - (x i - mean x) * (layernorm x epsilon j * (1 / INR n))) * (1 / deviation x epsilon ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((u0 + ((0 * u1) + ((-1) * (1 * u2)))) * u3) - ((u4 - u1) *
    (u5 * u2))) * u6) = ((((u0 + ((0 * u1) + ((-1) * (1 * u2)))) * u3) - ((u4 - u1) * (u5 * (1 * u2)))) * (1 * u6)))
    by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (delta i j) (mean x) (/ (INR n)) (deviation x epsilon) (x i) (layernorm x epsilon j) (/ (deviation
      x epsilon ^ 2))). }
  assert (r20 : deviation x epsilon ^ 2 = deviation x epsilon * deviation x epsilon).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (deviation x epsilon)). }
  assert (r21 : 1 / deviation x epsilon ^ 2 = 1 / (deviation x epsilon * deviation x epsilon)).
  { exact (f_equal (fun (h : R) => 1 / h) r20). }
  assert (r24 : 1 / deviation x epsilon * (1 / deviation x epsilon) = (1 / deviation x epsilon) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (deviation x epsilon))). }
  assert (r25 : 1 / deviation x epsilon ^ 2 = (1 / deviation x epsilon) ^ 2).
  { exact (eq_trans (eq_trans r21 (Facts.inverse_mul (deviation x epsilon) (deviation x epsilon))) r24). }
  assert (r26 : ((delta i j + (0 * mean x + -1 * (1 / INR n))) * deviation x epsilon - (x i - mean x) * (layernorm x
    epsilon j * (1 / INR n))) * (1 / deviation x epsilon ^ 2) = ((delta i j + (0 * mean x + -1 * (1 / INR n))) *
    deviation x epsilon - (x i - mean x) * (layernorm x epsilon j * (1 / INR n))) * (1 / deviation x epsilon) ^ 2).
  { exact (f_equal (fun (h_ : R) => ((delta i j + (0 * mean x + -1 * (1 / INR n))) * deviation x epsilon - (x i - mean
    x) * (layernorm x epsilon j * (1 / INR n))) * h_) r25). }
  assert (r28 : ((delta i j + (0 * mean x + -1 * (1 / INR n))) * deviation x epsilon - (x i - mean x) * (layernorm x
    epsilon j * (1 / INR n))) * (1 / deviation x epsilon) ^ 2 = -1 * (x i * layernorm x epsilon j * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2) + deviation x epsilon * delta i j * (1 / deviation x epsilon) ^ 2 + -1 * (deviation x
    epsilon * (1 / INR n) * (1 / deviation x epsilon) ^ 2) + layernorm x epsilon j * mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((u0 + ((0 * u1) + ((-1) * (1 * u2)))) * u3) - ((u4 - u1) *
    (u5 * (1 * u2)))) * ((1 * u6) ^ 2)) = (((((-1) * (((u4 * u5) * (1 * u2)) * ((1 * u6) ^ 2))) + ((u3 * u0) * ((1 *
    u6) ^ 2))) + ((-1) * ((u3 * (1 * u2)) * ((1 * u6) ^ 2)))) + (((u5 * u1) * (1 * u2)) * ((1 * u6) ^ 2)))) by (intros
    u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (delta i j) (mean x) (/ (INR n)) (deviation x epsilon) (x i) (layernorm x epsilon j) (/ (deviation
      x epsilon))). }
  assert (r30 : ((delta i j - 1 / INR n) * deviation x epsilon - 1 / INR n * (x i - mean x) * layernorm x epsilon j) /
    deviation x epsilon ^ 2 = ((delta i j - 1 / INR n) * deviation x epsilon - 1 / INR n * (x i - mean x) * layernorm
    x epsilon j) * (1 / deviation x epsilon ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((u0 - (1 * u1)) * u2) - (((1 * u1) * (u3 - u4)) * u5)) *
    u6) = ((((u0 - (1 * u1)) * u2) - (((1 * u1) * (u3 - u4)) * u5)) * (1 * u6))) by (intros u0 u1 u2 u3 u4 u5 u6;
    ring).
    exact (identity (delta i j) (/ (INR n)) (deviation x epsilon) (x i) (mean x) (layernorm x epsilon j) (/ (deviation
      x epsilon ^ 2))). }
  assert (r31 : ((delta i j - 1 / INR n) * deviation x epsilon - 1 / INR n * (x i - mean x) * layernorm x epsilon j) *
    (1 / deviation x epsilon ^ 2) = ((delta i j - 1 / INR n) * deviation x epsilon - 1 / INR n * (x i - mean x) *
    layernorm x epsilon j) * (1 / deviation x epsilon) ^ 2).
  { exact (f_equal (fun (h_1 : R) => ((delta i j - 1 / INR n) * deviation x epsilon - 1 / INR n * (x i - mean x) *
    layernorm x epsilon j) * h_1) r25). }
  assert (r32 : ((delta i j - 1 / INR n) * deviation x epsilon - 1 / INR n * (x i - mean x) * layernorm x epsilon j) /
    deviation x epsilon ^ 2 = ((delta i j - 1 / INR n) * deviation x epsilon - 1 / INR n * (x i - mean x) * layernorm
    x epsilon j) * (1 / deviation x epsilon) ^ 2).
  { exact (eq_trans r30 r31). }
  assert (r33 : ((delta i j - 1 / INR n) * deviation x epsilon - 1 / INR n * (x i - mean x) * layernorm x epsilon j) *
    (1 / deviation x epsilon) ^ 2 = -1 * (x i * layernorm x epsilon j * (1 / INR n) * (1 / deviation x epsilon) ^ 2) +
    deviation x epsilon * delta i j * (1 / deviation x epsilon) ^ 2 + -1 * (deviation x epsilon * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2) + layernorm x epsilon j * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((u0 - (1 * u1)) * u2) - (((1 * u1) * (u3 - u4)) * u5)) *
    ((1 * u6) ^ 2)) = (((((-1) * (((u3 * u5) * (1 * u1)) * ((1 * u6) ^ 2))) + ((u2 * u0) * ((1 * u6) ^ 2))) + ((-1) *
    ((u2 * (1 * u1)) * ((1 * u6) ^ 2)))) + (((u5 * u4) * (1 * u1)) * ((1 * u6) ^ 2)))) by (intros u0 u1 u2 u3 u4 u5
    u6; ring).
    exact (identity (delta i j) (/ (INR n)) (deviation x epsilon) (x i) (mean x) (layernorm x epsilon j) (/ (deviation
      x epsilon))). }
  assert (r38 : deviation x epsilon * (1 / deviation x epsilon) = 1).
  { exact (Facts.mul_inverse (deviation x epsilon) r15). }
  assert (r39 : ((delta i j - 1 / INR n) * deviation x epsilon - 1 / INR n * (x i - mean x) * layernorm x epsilon j) *
    (1 / deviation x epsilon) ^ 2 = -1 * (x i * layernorm x epsilon j * (1 / INR n) * (1 / deviation x epsilon) ^ 2) +
    layernorm x epsilon j * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 + delta i j * (1 / deviation x
    epsilon) + -1 * (1 / INR n * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((-1) * (((u0 * u1) * (1 * u2)) * ((1 * u3) ^ 2))) + (((u1
    * u4) * (1 * u2)) * ((1 * u3) ^ 2))) + (u5 * (1 * u3))) + ((-1) * ((1 * u2) * (1 * u3)))) - ((((u5 - (1 * u2)) *
    u6) - (((1 * u2) * (u0 - u4)) * u1)) * ((1 * u3) ^ 2)) = ((u5 * (1 * u3)) * (1 - (u6 * (1 * u3))) + (((-1) * ((1 *
    u2) * (1 * u3))) * (1 - (u6 * (1 * u3))) + 0))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (Rules.linear_combination (Rules.and_equation (delta i j * (1 / deviation x epsilon)) r38
      (Rules.and_equation (-1 * (1 / INR n * (1 / deviation x epsilon))) r38 Rules.no_equation)) (identity (x i)
      (layernorm x epsilon j) (/ (INR n)) (/ (deviation x epsilon)) (mean x) (delta i j) (deviation x epsilon))). }
  assert (r41 : 1 / deviation x epsilon * (delta i j - 1 / INR n - 1 / INR n * ((x i - mean x) / deviation x epsilon)
    * layernorm x epsilon j) = -1 * (x i * layernorm x epsilon j * (1 / INR n) * (1 / deviation x epsilon) ^ 2) +
    layernorm x epsilon j * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 + delta i j * (1 / deviation x
    epsilon) + -1 * (1 / INR n * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((1 * u0) * ((u1 - (1 * u2)) - (((1 * u2) * ((u3 - u4) * u0)) *
    u5))) = (((((-1) * (((u3 * u5) * (1 * u2)) * ((1 * u0) ^ 2))) + (((u5 * u4) * (1 * u2)) * ((1 * u0) ^ 2))) + (u1 *
    (1 * u0))) + ((-1) * ((1 * u2) * (1 * u0))))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (/ (deviation x epsilon)) (delta i j) (/ (INR n)) (x i) (mean x) (layernorm x epsilon j)). }
  assert (r45 : 1 / deviation x epsilon * (delta i j - 1 / INR n - 1 / INR n * ((x i - mean x) / deviation x epsilon)
    * layernorm x epsilon j) = 1 / deviation x epsilon * (delta i j - 1 / INR n - 1 / INR n * ((x i - mean x) * (1 /
    deviation x epsilon)) * layernorm x epsilon j)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((1 * u0) * ((u1 - (1 * u2)) - (((1 * u2) * ((u3 - u4) * u0)) *
    u5))) = ((1 * u0) * ((u1 - (1 * u2)) - (((1 * u2) * ((u3 - u4) * (1 * u0))) * u5)))) by (intros u0 u1 u2 u3 u4 u5;
    ring).
    exact (identity (/ (deviation x epsilon)) (delta i j) (/ (INR n)) (x i) (mean x) (layernorm x epsilon j)). }
  assert (r46 : layernorm x epsilon j = (x j - mean x) / deviation x epsilon).
  { exact eq_refl. }
  assert (r47 : (x j - mean x) / deviation x epsilon = x j * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation
    x epsilon))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (identity (x j) (mean x) (/ (deviation x epsilon))). }
  assert (r48 : layernorm x epsilon j = x j * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon))).
  { exact (eq_trans r46 r47). }
  assert (r49 : 1 / deviation x epsilon * (delta i j - 1 / INR n - 1 / INR n * ((x i - mean x) * (1 / deviation x
    epsilon)) * layernorm x epsilon j) = 1 / deviation x epsilon * (delta i j - 1 / INR n - 1 / INR n * ((x i - mean
    x) * (1 / deviation x epsilon)) * (x j * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon))))).
  { exact (f_equal (fun (h_2 : R) => 1 / deviation x epsilon * (delta i j - 1 / INR n - 1 / INR n * ((x i - mean x) *
    (1 / deviation x epsilon)) * h_2)) r48). }
  assert (r51 : 1 / deviation x epsilon * (delta i j - 1 / INR n - 1 / INR n * ((x i - mean x) * (1 / deviation x
    epsilon)) * (x j * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon)))) = -1 * (x i * x j * (1
    / INR n) * (1 / deviation x epsilon) ^ 3) + x i * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 3 + x j *
    mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 3 + -1 * (mean x ^ 2 * (1 / INR n) * (1 / deviation x epsilon)
    ^ 3) + delta i j * (1 / deviation x epsilon) + -1 * (1 / INR n * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((1 * u0) * ((u1 - (1 * u2)) - (((1 * u2) * ((u3 - u4) * (1 *
    u0))) * ((u5 * (1 * u0)) + ((-1) * (u4 * (1 * u0))))))) = (((((((-1) * (((u3 * u5) * (1 * u2)) * ((1 * u0) ^ 3)))
    + (((u3 * u4) * (1 * u2)) * ((1 * u0) ^ 3))) + (((u5 * u4) * (1 * u2)) * ((1 * u0) ^ 3))) + ((-1) * (((u4 ^ 2) *
    (1 * u2)) * ((1 * u0) ^ 3)))) + (u1 * (1 * u0))) + ((-1) * ((1 * u2) * (1 * u0))))) by (intros u0 u1 u2 u3 u4 u5;
    ring).
    exact (identity (/ (deviation x epsilon)) (delta i j) (/ (INR n)) (x i) (mean x) (x j)). }
  assert (r53 : 1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x epsilon i * layernorm x epsilon j / INR
    n) = 1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x epsilon i * layernorm x epsilon j * (1 / INR
    n))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 * u0) * ((u1 - (1 * u2)) - ((u3 * u4) * u2))) = ((1 * u0) * ((u1
    - (1 * u2)) - ((u3 * u4) * (1 * u2))))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (/ (deviation x epsilon)) (delta i j) (/ (INR n)) (layernorm x epsilon i) (layernorm x epsilon
      j)). }
  assert (r54 : (x i - mean x) / deviation x epsilon = x i * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation
    x epsilon))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (identity (x i) (mean x) (/ (deviation x epsilon))). }
  assert (r56 : 1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x epsilon i * layernorm x epsilon j * (1
    / INR n)) = 1 / deviation x epsilon * (delta i j - 1 / INR n - (x i * (1 / deviation x epsilon) + -1 * (mean x *
    (1 / deviation x epsilon))) * (x j * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon))) * (1 /
    INR n))).
  { exact (f_equal2 (fun (h_3 : R) (h_4 : R) => 1 / deviation x epsilon * (delta i j - 1 / INR n - h_3 * h_4 * (1 /
    INR n))) (eq_trans (r1 x) r54) r48). }
  assert (r58 : 1 / deviation x epsilon * (delta i j - 1 / INR n - (x i * (1 / deviation x epsilon) + -1 * (mean x *
    (1 / deviation x epsilon))) * (x j * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon))) * (1 /
    INR n)) = -1 * (x i * x j * (1 / INR n) * (1 / deviation x epsilon) ^ 3) + x i * mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 3 + x j * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 3 + -1 * (mean x ^ 2 * (1 /
    INR n) * (1 / deviation x epsilon) ^ 3) + delta i j * (1 / deviation x epsilon) + -1 * (1 / INR n * (1 / deviation
    x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((1 * u0) * ((u1 - (1 * u2)) - ((((u3 * (1 * u0)) + ((-1) * (u4 *
    (1 * u0)))) * ((u5 * (1 * u0)) + ((-1) * (u4 * (1 * u0))))) * (1 * u2)))) = (((((((-1) * (((u3 * u5) * (1 * u2)) *
    ((1 * u0) ^ 3))) + (((u3 * u4) * (1 * u2)) * ((1 * u0) ^ 3))) + (((u5 * u4) * (1 * u2)) * ((1 * u0) ^ 3))) + ((-1)
    * (((u4 ^ 2) * (1 * u2)) * ((1 * u0) ^ 3)))) + (u1 * (1 * u0))) + ((-1) * ((1 * u2) * (1 * u0))))) by (intros u0
    u1 u2 u3 u4 u5; ring).
    exact (identity (/ (deviation x epsilon)) (delta i j) (/ (INR n)) (x i) (mean x) (x j)). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (layernorm x epsilon i))) r18 (eq_trans (eq_trans
    (eq_trans (eq_trans (eq_trans r19 r26) r28) (eq_sym (eq_trans r32 r33))) (eq_trans (eq_trans r32 r39) (eq_sym
    r41))) (eq_trans (eq_trans (eq_trans r45 r49) r51) (eq_sym (eq_trans (eq_trans r53 r56) r58))))).
Qed.

(* Rows of the Jacobian of LayerNorm sum to zero. *)
Theorem layernorm_jacobian_row_sum_zero (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (i : Fin n) :
  Sum (fun j : Fin n => 1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x epsilon i * layernorm x epsilon
    j / INR n)) = 0.
Proof.
  assert (r0 : forall (i_ : Fin n), 1 / deviation x epsilon * (delta i i_ - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_ / INR n) = -1 * (layernorm x epsilon i * layernorm x epsilon i_ * (1 / INR n) * (1 /
    deviation x epsilon)) + delta i i_ * (1 / deviation x epsilon) + -1 * (1 / INR n * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 * u0) * ((u1 - (1 * u2)) - ((u3 * u4) * u2))) = ((((-1) * (((u3
    * u4) * (1 * u2)) * (1 * u0))) + (u1 * (1 * u0))) + ((-1) * ((1 * u2) * (1 * u0))))) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (fun (i_ : Fin n) => (identity (/ (deviation x epsilon)) (delta i i_) (/ (INR n)) (layernorm x epsilon i)
      (layernorm x epsilon i_))). }
  assert (r3 : forall (b a : Fin n), a <> b -> b <> a).
  { exact (fun (b a : Fin n) p => (Facts.apart_symm n a b p)). }
  assert (r6 : forall (a b : Fin n), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin n) p_ => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart n a b p_)
      (Rules.and_equation (-1) (Facts.delta_apart n b a (r3 b a p_)) Rules.no_equation)) (identity (delta b a) (delta
      a b)))). }
  assert (r7 : forall (a b : Fin n), delta a b = delta b a).
  { exact (fun (a b : Fin n) => (Rules.index_cases (fun (b : Fin n) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_1 => (r6 a b p_1)))). }
  assert (r9 : forall (i_ : Fin n), -1 * (layernorm x epsilon i * layernorm x epsilon i_ * (1 / INR n) * (1 /
    deviation x epsilon)) + delta i i_ * (1 / deviation x epsilon) + -1 * (1 / INR n * (1 / deviation x epsilon)) = -1
    * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * layernorm x epsilon i_ + 1 / deviation x
    epsilon * (delta i_ i * 1) + -1 * (1 / INR n * (1 / deviation x epsilon)) * 1).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((-1) * ((u0 * (1 * u1)) * (1 * u2))) * u3) + ((1 * u2) * (u4
    * 1))) + (((-1) * ((1 * u1) * (1 * u2))) * 1)) - ((((-1) * (((u0 * u3) * (1 * u1)) * (1 * u2))) + (u5 * (1 * u2)))
    + ((-1) * ((1 * u1) * (1 * u2)))) = (((1 * u2) * 1) * (u4 - u5) + 0)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (1 / deviation x epsilon * 1) (r7 i i_)
      Rules.no_equation) (identity (layernorm x epsilon i) (/ (INR n)) (/ (deviation x epsilon)) (layernorm x epsilon
      i_) (delta i_ i) (delta i i_)))). }
  assert (r11 : Sum (fun i_ : Fin n => 1 / deviation x epsilon * (delta i i_ - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_ / INR n)) = Sum (fun i_ : Fin n => -1 * (layernorm x epsilon i * (1 / INR n) * (1 /
    deviation x epsilon)) * layernorm x epsilon i_ + 1 / deviation x epsilon * (delta i_ i * 1) + -1 * (1 / INR n * (1
    / deviation x epsilon)) * 1)).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r0 i_) (r9 i_)))). }
  assert (r14 : Sum (fun i_ : Fin n => -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) *
    layernorm x epsilon i_ + 1 / deviation x epsilon * (delta i_ i * 1)) + Sum (fun i : Fin n => -1 * (1 / INR n * (1
    / deviation x epsilon)) * 1) = Sum (fun i_ : Fin n => -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x
    epsilon)) * layernorm x epsilon i_) + Sum (fun i_ : Fin n => 1 / deviation x epsilon * (delta i_ i * 1)) + Sum
    (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * 1)).
  { exact (f_equal (fun (h : R) => h + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * 1))
    (Facts.sum_add n (fun i_ : Fin n => -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) *
    layernorm x epsilon i_) (fun i_ : Fin n => 1 / deviation x epsilon * (delta i_ i * 1)))). }
  assert (r19 : 1 / deviation x epsilon * Sum (fun i_ : Fin n => delta i_ i * 1) = 1 / deviation x epsilon * 1).
  { exact (f_equal (fun (h_ : R) => 1 / deviation x epsilon * h_) (Facts.sum_delta n i (fun i : Fin n => 1))). }
  assert (r22 : Sum (fun i : Fin n => 1) = INR n).
  { exact (Facts.sum_one n). }
  assert (r23 : -1 * (1 / INR n * (1 / deviation x epsilon)) * Sum (fun i : Fin n => 1) = -1 * (1 / INR n * (1 /
    deviation x epsilon)) * INR n).
  { exact (f_equal (fun (h_1 : R) => -1 * (1 / INR n * (1 / deviation x epsilon)) * h_1) r22). }
  assert (r25 : Sum (fun i_ : Fin n => -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) *
    layernorm x epsilon i_) + Sum (fun i_ : Fin n => 1 / deviation x epsilon * (delta i_ i * 1)) + Sum (fun i : Fin n
    => -1 * (1 / INR n * (1 / deviation x epsilon)) * 1) = -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation
    x epsilon)) * Sum (fun i : Fin n => layernorm x epsilon i) + 1 / deviation x epsilon * 1 + -1 * (1 / INR n * (1 /
    deviation x epsilon)) * INR n).
  { exact (f_equal3 (fun (h_2 : R) (h_3 : R) (h_4 : R) => h_2 + h_3 + h_4) (Facts.sum_scale n (-1 * (layernorm x
    epsilon i * (1 / INR n) * (1 / deviation x epsilon))) (fun i : Fin n => layernorm x epsilon i)) (eq_trans
    (Facts.sum_scale n (1 / deviation x epsilon) (fun i_ : Fin n => delta i_ i * 1)) r19) (eq_trans (Facts.sum_scale n
    (-1 * (1 / INR n * (1 / deviation x epsilon))) (fun i : Fin n => 1)) r23)). }
  assert (r28 : -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * Sum (fun i : Fin n =>
    layernorm x epsilon i) + 1 / deviation x epsilon * 1 + -1 * (1 / INR n * (1 / deviation x epsilon)) * INR n = -1 *
    (INR n * (1 / INR n) * (1 / deviation x epsilon)) + -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x
    epsilon) * Sum (fun i : Fin n => layernorm x epsilon i)) + 1 / deviation x epsilon).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((-1) * ((u0 * (1 * u1)) * (1 * u2))) * u3) + ((1 * u2) * 1)) +
    (((-1) * ((1 * u1) * (1 * u2))) * u4)) = ((((-1) * ((u4 * (1 * u1)) * (1 * u2))) + ((-1) * (((u0 * (1 * u1)) * (1
    * u2)) * u3))) + (1 * u2))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (layernorm x epsilon i) (/ (INR n)) (/ (deviation x epsilon)) (Sum (fun i : Fin n => layernorm x
      epsilon i)) (INR n)). }
  assert (r30 : 1 / deviation x epsilon * (1 - INR n / INR n - layernorm x epsilon i * (1 / INR n * Sum (fun j : Fin n
    => layernorm x epsilon j))) = -1 * (INR n * (1 / INR n) * (1 / deviation x epsilon)) + -1 * (layernorm x epsilon i
    * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun j : Fin n => layernorm x epsilon j)) + 1 / deviation x
    epsilon).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 * u0) * ((1 - (u1 * u2)) - (u3 * ((1 * u2) * u4)))) = ((((-1) *
    ((u1 * (1 * u2)) * (1 * u0))) + ((-1) * (((u3 * (1 * u2)) * (1 * u0)) * u4))) + (1 * u0))) by (intros u0 u1 u2 u3
    u4; ring).
    exact (identity (/ (deviation x epsilon)) (INR n) (/ (INR n)) (layernorm x epsilon i) (Sum (fun j : Fin n =>
      layernorm x epsilon j))). }
  assert (r33 : 1 / deviation x epsilon * (1 - INR n / INR n - layernorm x epsilon i * (1 / INR n * Sum (fun j : Fin n
    => layernorm x epsilon j))) = 1 / deviation x epsilon * (1 - INR n * (1 / INR n) - layernorm x epsilon i * (1 /
    INR n * Sum (fun j : Fin n => layernorm x epsilon j)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 * u0) * ((1 - (u1 * u2)) - (u3 * ((1 * u2) * u4)))) = ((1 * u0)
    * ((1 - (u1 * (1 * u2))) - (u3 * ((1 * u2) * u4))))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (/ (deviation x epsilon)) (INR n) (/ (INR n)) (layernorm x epsilon i) (Sum (fun j : Fin n =>
      layernorm x epsilon j))). }
  assert (r35 : 1 / deviation x epsilon * (1 - INR n * (1 / INR n) - layernorm x epsilon i * (1 / INR n * Sum (fun i :
    Fin n => layernorm x epsilon i))) = 1 / deviation x epsilon * (1 - INR n * (1 / INR n) - layernorm x epsilon i *
    (1 / INR n * 0))).
  { exact (f_equal (fun (h_5 : R) => 1 / deviation x epsilon * (1 - INR n * (1 / INR n) - layernorm x epsilon i * (1 /
    INR n * h_5))) (Normalization.layernorm_sum_zero n n_pos x epsilon)). }
  assert (r37 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r38 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r37)). }
  assert (r39 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_6 : R) => 0 < h_6) r38 (INR n) r22). }
  assert (r41 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r39). }
  assert (r44 : 1 / deviation x epsilon * (1 - INR n * (1 / INR n) - layernorm x epsilon i * (1 / INR n * 0)) = 0).
  { assert (identity : forall u0 u1 u2 u3 : R, 0 - ((1 * u0) * ((1 - (u1 * (1 * u2))) - (u3 * ((1 * u2) * 0)))) =
    (((-1) * (1 * u0)) * (1 - (u1 * (1 * u2))) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (1 / deviation x epsilon)) (Facts.mul_inverse (INR n)
      r41) Rules.no_equation) (identity (/ (deviation x epsilon)) (INR n) (/ (INR n)) (layernorm x epsilon i))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r11 (eq_trans (eq_trans (Facts.sum_add n (fun i_ : Fin n => -1 *
    (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * layernorm x epsilon i_ + 1 / deviation x
    epsilon * (delta i_ i * 1)) (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * 1)) r14) r25)) r28)
    (eq_sym r30)) (eq_trans (eq_trans r33 r35) r44)).
Qed.

(* The normalized input is an eigenvector. *)
Theorem layernorm_jacobian_of_normalized (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (i : Fin n)
    (given : 0 < variance x + epsilon) :
  Sum (fun j : Fin n => 1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x epsilon i * layernorm x epsilon
    j / INR n) * layernorm x epsilon j) = epsilon / deviation x epsilon ^ 3 * layernorm x epsilon i.
Proof.
  assert (r2 : forall (i_ : Fin n), i <> i_ -> delta i i_ * layernorm x epsilon i_ = delta i i_ * layernorm x epsilon
    i).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_ : Fin n) p => (Rules.linear_combination (Rules.and_equation (layernorm x epsilon i_ - layernorm x
      epsilon i) (Facts.delta_apart n i i_ p) Rules.no_equation) (identity (delta i i_) (layernorm x epsilon i)
      (layernorm x epsilon i_)))). }
  assert (r3 : forall (i_ : Fin n), delta i i_ * layernorm x epsilon i_ = delta i i_ * layernorm x epsilon i).
  { exact (fun (i_ : Fin n) => (Rules.index_cases (fun (i_ : Fin n) => delta i i_ * layernorm x epsilon i_ = delta i
    i_ * layernorm x epsilon i) i i_ (@eq_refl R (delta i i * layernorm x epsilon i)) (fun p_ => (r2 i_ p_)))). }
  assert (r4 : forall (i_ : Fin n), 1 / deviation x epsilon * (delta i i_ - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_ / INR n) * layernorm x epsilon i_ = -1 * (layernorm x epsilon i * layernorm x epsilon i_ ^
    2 * (1 / INR n) * (1 / deviation x epsilon)) + layernorm x epsilon i * delta i i_ * (1 / deviation x epsilon) + -1
    * (layernorm x epsilon i_ * (1 / INR n) * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((-1) * (((u0 * (u1 ^ 2)) * (1 * u2)) * (1 * u3))) + ((u0 * u4) *
    (1 * u3))) + ((-1) * ((u1 * (1 * u2)) * (1 * u3)))) - (((1 * u3) * ((u4 - (1 * u2)) - ((u0 * u1) * u2))) * u1) =
    ((1 * u3) * ((u4 * u0) - (u4 * u1)) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (1 / deviation x epsilon) (r3 i_)
      Rules.no_equation) (identity (layernorm x epsilon i) (layernorm x epsilon i_) (/ (INR n)) (/ (deviation x
      epsilon)) (delta i i_)))). }
  assert (r7 : forall (b a : Fin n), a <> b -> b <> a).
  { exact (fun (b a : Fin n) p_1 => (Facts.apart_symm n a b p_1)). }
  assert (r10 : forall (a b : Fin n), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin n) p_2 => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart n a b p_2)
      (Rules.and_equation (-1) (Facts.delta_apart n b a (r7 b a p_2)) Rules.no_equation)) (identity (delta b a) (delta
      a b)))). }
  assert (r11 : forall (a b : Fin n), delta a b = delta b a).
  { exact (fun (a b : Fin n) => (Rules.index_cases (fun (b : Fin n) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_3 => (r10 a b p_3)))). }
  assert (r13 : forall (i_ : Fin n), -1 * (layernorm x epsilon i * layernorm x epsilon i_ ^ 2 * (1 / INR n) * (1 /
    deviation x epsilon)) + layernorm x epsilon i * delta i i_ * (1 / deviation x epsilon) + -1 * (layernorm x epsilon
    i_ * (1 / INR n) * (1 / deviation x epsilon)) = -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x
    epsilon)) * layernorm x epsilon i_ ^ 2 + layernorm x epsilon i * (1 / deviation x epsilon) * (delta i_ i * 1) + -1
    * (1 / INR n * (1 / deviation x epsilon)) * layernorm x epsilon i_).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((-1) * ((u0 * (1 * u1)) * (1 * u2))) * (u3 ^ 2)) + ((u0 * (1
    * u2)) * (u4 * 1))) + (((-1) * ((1 * u1) * (1 * u2))) * u3)) - ((((-1) * (((u0 * (u3 ^ 2)) * (1 * u1)) * (1 *
    u2))) + ((u0 * u5) * (1 * u2))) + ((-1) * ((u3 * (1 * u1)) * (1 * u2)))) = (((u0 * (1 * u2)) * 1) * (u4 - u5) +
    0)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (layernorm x epsilon i * (1 / deviation x
      epsilon) * 1) (r11 i i_) Rules.no_equation) (identity (layernorm x epsilon i) (/ (INR n)) (/ (deviation x
      epsilon)) (layernorm x epsilon i_) (delta i_ i) (delta i i_)))). }
  assert (r15 : Sum (fun i_ : Fin n => 1 / deviation x epsilon * (delta i i_ - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_ / INR n) * layernorm x epsilon i_) = Sum (fun i_ : Fin n => -1 * (layernorm x epsilon i *
    (1 / INR n) * (1 / deviation x epsilon)) * layernorm x epsilon i_ ^ 2 + layernorm x epsilon i * (1 / deviation x
    epsilon) * (delta i_ i * 1) + -1 * (1 / INR n * (1 / deviation x epsilon)) * layernorm x epsilon i_)).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r4 i_) (r13 i_)))). }
  assert (r18 : Sum (fun i_ : Fin n => -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) *
    layernorm x epsilon i_ ^ 2 + layernorm x epsilon i * (1 / deviation x epsilon) * (delta i_ i * 1)) + Sum (fun i :
    Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * layernorm x epsilon i) = Sum (fun i_ : Fin n => -1 *
    (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * layernorm x epsilon i_ ^ 2) + Sum (fun i_ :
    Fin n => layernorm x epsilon i * (1 / deviation x epsilon) * (delta i_ i * 1)) + Sum (fun i : Fin n => -1 * (1 /
    INR n * (1 / deviation x epsilon)) * layernorm x epsilon i)).
  { exact (f_equal (fun (h : R) => h + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * layernorm
    x epsilon i)) (Facts.sum_add n (fun i_ : Fin n => -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x
    epsilon)) * layernorm x epsilon i_ ^ 2) (fun i_ : Fin n => layernorm x epsilon i * (1 / deviation x epsilon) *
    (delta i_ i * 1)))). }
  assert (r23 : layernorm x epsilon i * (1 / deviation x epsilon) * Sum (fun i_ : Fin n => delta i_ i * 1) = layernorm
    x epsilon i * (1 / deviation x epsilon) * 1).
  { exact (f_equal (fun (h_ : R) => layernorm x epsilon i * (1 / deviation x epsilon) * h_) (Facts.sum_delta n i (fun
    i : Fin n => 1))). }
  assert (r26 : Sum (fun i_ : Fin n => -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) *
    layernorm x epsilon i_ ^ 2) + Sum (fun i_ : Fin n => layernorm x epsilon i * (1 / deviation x epsilon) * (delta i_
    i * 1)) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * layernorm x epsilon i) = -1 *
    (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * Sum (fun i : Fin n => layernorm x epsilon i ^
    2) + layernorm x epsilon i * (1 / deviation x epsilon) * 1 + -1 * (1 / INR n * (1 / deviation x epsilon)) * Sum
    (fun i : Fin n => layernorm x epsilon i)).
  { exact (f_equal3 (fun (h_1 : R) (h_2 : R) (h_3 : R) => h_1 + h_2 + h_3) (Facts.sum_scale n (-1 * (layernorm x
    epsilon i * (1 / INR n) * (1 / deviation x epsilon))) (fun i : Fin n => layernorm x epsilon i ^ 2)) (eq_trans
    (Facts.sum_scale n (layernorm x epsilon i * (1 / deviation x epsilon)) (fun i_ : Fin n => delta i_ i * 1)) r23)
    (Facts.sum_scale n (-1 * (1 / INR n * (1 / deviation x epsilon))) (fun i : Fin n => layernorm x epsilon i))). }
  assert (r29 : -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * Sum (fun i : Fin n =>
    layernorm x epsilon i ^ 2) + layernorm x epsilon i * (1 / deviation x epsilon) * 1 + -1 * (1 / INR n * (1 /
    deviation x epsilon)) * Sum (fun i : Fin n => layernorm x epsilon i) = -1 * (layernorm x epsilon i * (1 / INR n) *
    (1 / deviation x epsilon) * Sum (fun i : Fin n => layernorm x epsilon i ^ 2)) + layernorm x epsilon i * (1 /
    deviation x epsilon) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => layernorm x epsilon
    i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((-1) * ((u0 * (1 * u1)) * (1 * u2))) * u3) + ((u0 * (1 * u2)) *
    1)) + (((-1) * ((1 * u1) * (1 * u2))) * u4)) = ((((-1) * (((u0 * (1 * u1)) * (1 * u2)) * u3)) + (u0 * (1 * u2))) +
    ((-1) * (((1 * u1) * (1 * u2)) * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (layernorm x epsilon i) (/ (INR n)) (/ (deviation x epsilon)) (Sum (fun i : Fin n => layernorm x
      epsilon i ^ 2)) (Sum (fun i : Fin n => layernorm x epsilon i))). }
  assert (r31 : 1 / deviation x epsilon * (layernorm x epsilon i - 1 / INR n * Sum (fun j : Fin n => layernorm x
    epsilon j) - layernorm x epsilon i * (1 / INR n * Sum (fun j : Fin n => layernorm x epsilon j ^ 2))) = -1 *
    (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun j : Fin n => layernorm x epsilon j ^
    2)) + layernorm x epsilon i * (1 / deviation x epsilon) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun j
    : Fin n => layernorm x epsilon j))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 * u0) * ((u1 - ((1 * u2) * u3)) - (u1 * ((1 * u2) * u4)))) =
    ((((-1) * (((u1 * (1 * u2)) * (1 * u0)) * u4)) + (u1 * (1 * u0))) + ((-1) * (((1 * u2) * (1 * u0)) * u3)))) by
    (intros u0 u1 u2 u3 u4; ring).
    exact (identity (/ (deviation x epsilon)) (layernorm x epsilon i) (/ (INR n)) (Sum (fun j : Fin n => layernorm x
      epsilon j)) (Sum (fun j : Fin n => layernorm x epsilon j ^ 2))). }
  assert (r36 : INR n * (variance x / (variance x + epsilon)) = INR n * (variance x * (1 / (variance x + epsilon)))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = (u0 * (u1 * (1 * u2)))) by (intros u0 u1 u2; ring).
    exact (identity (INR n) (variance x) (/ (variance x + epsilon))). }
  assert (r37 : variance x + epsilon = epsilon + variance x).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (identity (variance x) epsilon). }
  assert (r38 : 1 / (variance x + epsilon) = 1 / (epsilon + variance x)).
  { exact (f_equal (fun (h_4 : R) => 1 / h_4) r37). }
  assert (r39 : INR n * (variance x * (1 / (variance x + epsilon))) = INR n * (variance x * (1 / (epsilon + variance
    x)))).
  { exact (f_equal (fun (h_5 : R) => INR n * (variance x * h_5)) r38). }
  assert (r41 : INR n * (variance x * (1 / (epsilon + variance x))) = INR n * variance x * (1 / (epsilon + variance
    x))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * (1 * u2))) = ((u0 * u1) * (1 * u2))) by (intros u0 u1 u2;
    ring).
    exact (identity (INR n) (variance x) (/ (epsilon + variance x))). }
  assert (r44 : 1 / deviation x epsilon * (layernorm x epsilon i - 1 / INR n * Sum (fun i : Fin n => layernorm x
    epsilon i) - layernorm x epsilon i * (1 / INR n * Sum (fun i : Fin n => layernorm x epsilon i ^ 2))) = 1 /
    deviation x epsilon * (layernorm x epsilon i - 1 / INR n * 0 - layernorm x epsilon i * (1 / INR n * (INR n *
    variance x * (1 / (epsilon + variance x)))))).
  { exact (f_equal2 (fun (h_6 : R) (h_7 : R) => 1 / deviation x epsilon * (layernorm x epsilon i - 1 / INR n * h_6 -
    layernorm x epsilon i * (1 / INR n * h_7))) (Normalization.layernorm_sum_zero n n_pos x epsilon) (eq_trans
    (Normalization.layernorm_sum_of_squares n n_pos x epsilon given) (eq_trans (eq_trans r36 r39) r41))). }
  assert (r45 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r46 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r45)). }
  assert (r48 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_8 : R) => 0 < h_8) r46 (INR n) (Facts.sum_one n)). }
  assert (r50 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r48). }
  assert (r53 : 1 / deviation x epsilon * (layernorm x epsilon i - 1 / INR n * 0 - layernorm x epsilon i * (1 / INR n
    * (INR n * variance x * (1 / (epsilon + variance x))))) = -1 * (layernorm x epsilon i * variance x * (1 / (epsilon
    + variance x)) * (1 / deviation x epsilon)) + layernorm x epsilon i * (1 / deviation x epsilon)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((-1) * (((u0 * u1) * (1 * u2)) * (1 * u3))) + (u0 * (1 * u3)))
    - ((1 * u3) * ((u0 - ((1 * u4) * 0)) - (u0 * ((1 * u4) * ((u5 * u1) * (1 * u2)))))) = (((-1) * (((u0 * u1) * (1 *
    u2)) * (1 * u3))) * (1 - (u5 * (1 * u4))) + 0)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (layernorm x epsilon i * variance x * (1 / (epsilon +
      variance x)) * (1 / deviation x epsilon))) (Facts.mul_inverse (INR n) r50) Rules.no_equation) (identity
      (layernorm x epsilon i) (variance x) (/ (epsilon + variance x)) (/ (deviation x epsilon)) (/ (INR n)) (INR n))).
      }
  assert (r55 : 1 / deviation x epsilon * (1 - variance x / (variance x + epsilon)) * layernorm x epsilon i = 1 /
    deviation x epsilon * (1 - variance x * (1 / (variance x + epsilon))) * layernorm x epsilon i).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1 * u0) * (1 - (u1 * u2))) * u3) = (((1 * u0) * (1 - (u1 * (1 *
    u2)))) * u3)) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (deviation x epsilon)) (variance x) (/ (variance x + epsilon)) (layernorm x epsilon i)). }
  assert (r56 : 1 / deviation x epsilon * (1 - variance x * (1 / (variance x + epsilon))) * layernorm x epsilon i = 1
    / deviation x epsilon * (1 - variance x * (1 / (epsilon + variance x))) * layernorm x epsilon i).
  { exact (f_equal (fun (h_9 : R) => 1 / deviation x epsilon * (1 - variance x * h_9) * layernorm x epsilon i) r38). }
  assert (r58 : 1 / deviation x epsilon * (1 - variance x * (1 / (epsilon + variance x))) * layernorm x epsilon i = -1
    * (layernorm x epsilon i * variance x * (1 / (epsilon + variance x)) * (1 / deviation x epsilon)) + layernorm x
    epsilon i * (1 / deviation x epsilon)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1 * u0) * (1 - (u1 * (1 * u2)))) * u3) = (((-1) * (((u3 * u1) * (1 *
    u2)) * (1 * u0))) + (u3 * (1 * u0)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (deviation x epsilon)) (variance x) (/ (epsilon + variance x)) (layernorm x epsilon i)). }
  assert (r66 : epsilon = deviation x epsilon ^ 2 + -1 * variance x).
  { assert (identity : forall u0 u1 u2 : R, ((u0 ^ 2) + ((-1) * u1)) - u2 = (1 * ((u0 ^ 2) - (u2 + u1)) + 0)) by
    (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_sym r37) (Normalization.deviation_sq n n_pos x
      epsilon given)) Rules.no_equation) (identity (deviation x epsilon) (variance x) epsilon)). }
  assert (r67 : 1 / (variance x + epsilon) = 1 / deviation x epsilon ^ 2).
  { exact (f_equal (fun (h_10 : R) => 1 / h_10) (Normalization.deviation_sq n n_pos x epsilon given)). }
  assert (r68 : deviation x epsilon ^ 2 = deviation x epsilon * deviation x epsilon).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (deviation x epsilon)). }
  assert (r69 : 1 / deviation x epsilon ^ 2 = 1 / (deviation x epsilon * deviation x epsilon)).
  { exact (f_equal (fun (h_11 : R) => 1 / h_11) r68). }
  assert (r71 : 1 / (deviation x epsilon * deviation x epsilon) = 1 / deviation x epsilon * (1 / deviation x
    epsilon)).
  { exact (Facts.inverse_mul (deviation x epsilon) (deviation x epsilon)). }
  assert (r73 : 1 / deviation x epsilon * (1 / deviation x epsilon) = (1 / deviation x epsilon) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (deviation x epsilon))). }
  assert (r75 : 1 / deviation x epsilon * (1 - variance x * (1 / (variance x + epsilon))) * layernorm x epsilon i = 1
    / deviation x epsilon * (1 - variance x * (1 / deviation x epsilon) ^ 2) * layernorm x epsilon i).
  { exact (f_equal (fun (h_12 : R) => 1 / deviation x epsilon * (1 - variance x * h_12) * layernorm x epsilon i)
    (eq_trans (eq_trans (eq_trans r67 r69) r71) r73)). }
  assert (r77 : 1 / deviation x epsilon * (1 - variance x * (1 / deviation x epsilon) ^ 2) * layernorm x epsilon i =
    -1 * (layernorm x epsilon i * variance x * (1 / deviation x epsilon) ^ 3) + layernorm x epsilon i * (1 / deviation
    x epsilon)).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) * (1 - (u1 * ((1 * u0) ^ 2)))) * u2) = (((-1) * ((u2 * u1) *
    ((1 * u0) ^ 3))) + (u2 * (1 * u0)))) by (intros u0 u1 u2; ring).
    exact (identity (/ (deviation x epsilon)) (variance x) (layernorm x epsilon i)). }
  assert (r79 : epsilon / deviation x epsilon ^ 3 * layernorm x epsilon i = epsilon * (1 / deviation x epsilon ^ 3) *
    layernorm x epsilon i).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2; ring).
    exact (identity epsilon (/ (deviation x epsilon ^ 3)) (layernorm x epsilon i)). }
  assert (r80 : deviation x epsilon ^ 3 = deviation x epsilon * (deviation x epsilon * deviation x epsilon)).
  { assert (identity : forall u0 : R, (u0 ^ 3) = (u0 * (u0 * u0))) by (intros u0; ring).
    exact (identity (deviation x epsilon)). }
  assert (r81 : 1 / deviation x epsilon ^ 3 = 1 / (deviation x epsilon * (deviation x epsilon * deviation x
    epsilon))).
  { exact (f_equal (fun (h_13 : R) => 1 / h_13) r80). }
  assert (r84 : 1 / deviation x epsilon * (1 / (deviation x epsilon * deviation x epsilon)) = 1 / deviation x epsilon
    * (1 / deviation x epsilon * (1 / deviation x epsilon))).
  { exact (f_equal2 (fun (h_14 : R) (h_15 : R) => h_14 * h_15) (@eq_refl R (1 / deviation x epsilon)) r71). }
  assert (r87 : 1 / deviation x epsilon * (1 / deviation x epsilon * (1 / deviation x epsilon)) = (1 / deviation x
    epsilon) ^ 3).
  { assert (identity : forall u0 : R, ((1 * u0) * ((1 * u0) * (1 * u0))) = ((1 * u0) ^ 3)) by (intros u0; ring).
    exact (identity (/ (deviation x epsilon))). }
  assert (r89 : epsilon * (1 / deviation x epsilon ^ 3) * layernorm x epsilon i = epsilon * (1 / deviation x epsilon)
    ^ 3 * layernorm x epsilon i).
  { exact (f_equal (fun (h_16 : R) => epsilon * h_16 * layernorm x epsilon i) (eq_trans (eq_trans r81 (eq_trans
    (Facts.inverse_mul (deviation x epsilon) (deviation x epsilon * deviation x epsilon)) r84)) r87)). }
  assert (r93 : deviation x epsilon <> 0).
  { exact (Facts.ne_of_pos (deviation x epsilon) (Normalization.deviation_pos n n_pos x epsilon given)). }
  assert (r95 : deviation x epsilon * (1 / deviation x epsilon) = 1).
  { exact (Facts.mul_inverse (deviation x epsilon) r93). }
  assert (r96 : epsilon * (1 / deviation x epsilon) ^ 3 * layernorm x epsilon i = -1 * (layernorm x epsilon i *
    variance x * (1 / deviation x epsilon) ^ 3) + layernorm x epsilon i * (1 / deviation x epsilon)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((-1) * ((u0 * u1) * ((1 * u2) ^ 3))) + (u0 * (1 * u2))) - ((u3 *
    ((1 * u2) ^ 3)) * u0) = ((u0 * ((1 * u2) ^ 3)) * (((u4 ^ 2) + ((-1) * u1)) - u3) + (((u4 * u0) * ((1 * u2) ^ 2)) *
    (1 - (u4 * (1 * u2))) + ((u0 * (1 * u2)) * (1 - (u4 * (1 * u2))) + 0)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (layernorm x epsilon i * (1 / deviation x epsilon) ^ 3) r66
      (Rules.and_equation (deviation x epsilon * layernorm x epsilon i * (1 / deviation x epsilon) ^ 2) r95
      (Rules.and_equation (layernorm x epsilon i * (1 / deviation x epsilon)) r95 Rules.no_equation))) (identity
      (layernorm x epsilon i) (variance x) (/ (deviation x epsilon)) epsilon (deviation x epsilon))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans r15 (eq_trans (eq_trans (Facts.sum_add n (fun i_ : Fin n =>
    -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * layernorm x epsilon i_ ^ 2 + layernorm x
    epsilon i * (1 / deviation x epsilon) * (delta i_ i * 1)) (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x
    epsilon)) * layernorm x epsilon i)) r18) r26)) r29) (eq_sym r31)) (eq_trans (eq_trans r44 r53) (eq_sym (eq_trans
    (eq_trans r55 r56) r58)))) (eq_trans (eq_trans (eq_trans r55 r75) r77) (eq_sym (eq_trans (eq_trans r79 r89)
    r96)))).
Qed.

(* LayerNorm sees the scale of its input through eps only. *)
Theorem layernorm_jacobian_of_input (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (i : Fin n)
    (given : 0 < variance x + epsilon) :
  Sum (fun j : Fin n => 1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x epsilon i * layernorm x epsilon
    j / INR n) * x j) = epsilon / deviation x epsilon ^ 2 * layernorm x epsilon i.
Proof.
  assert (r2 : forall (i_ : Fin n), i <> i_ -> delta i i_ * x i_ = delta i i_ * x i).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_ : Fin n) p => (Rules.linear_combination (Rules.and_equation (x i_ - x i) (Facts.delta_apart n i i_
      p) Rules.no_equation) (identity (delta i i_) (x i) (x i_)))). }
  assert (r3 : forall (i_ : Fin n), delta i i_ * x i_ = delta i i_ * x i).
  { exact (fun (i_ : Fin n) => (Rules.index_cases (fun (i_ : Fin n) => delta i i_ * x i_ = delta i i_ * x i) i i_
    (@eq_refl R (delta i i * x i)) (fun p_ => (r2 i_ p_)))). }
  assert (r4 : forall (i_ : Fin n), 1 / deviation x epsilon * (delta i i_ - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_ / INR n) * x i_ = x i * delta i i_ * (1 / deviation x epsilon) + -1 * (x i_ * layernorm x
    epsilon i * layernorm x epsilon i_ * (1 / INR n) * (1 / deviation x epsilon)) + -1 * (x i_ * (1 / INR n) * (1 /
    deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((u0 * u1) * (1 * u2)) + ((-1) * ((((u3 * u4) * u5) * (1 *
    u6)) * (1 * u2)))) + ((-1) * ((u3 * (1 * u6)) * (1 * u2)))) - (((1 * u2) * ((u1 - (1 * u6)) - ((u4 * u5) * u6))) *
    u3) = ((1 * u2) * ((u1 * u0) - (u1 * u3)) + 0)) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (1 / deviation x epsilon) (r3 i_)
      Rules.no_equation) (identity (x i) (delta i i_) (/ (deviation x epsilon)) (x i_) (layernorm x epsilon i)
      (layernorm x epsilon i_) (/ (INR n))))). }
  assert (r7 : forall (b a : Fin n), a <> b -> b <> a).
  { exact (fun (b a : Fin n) p_1 => (Facts.apart_symm n a b p_1)). }
  assert (r10 : forall (a b : Fin n), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin n) p_2 => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart n a b p_2)
      (Rules.and_equation (-1) (Facts.delta_apart n b a (r7 b a p_2)) Rules.no_equation)) (identity (delta b a) (delta
      a b)))). }
  assert (r11 : forall (a b : Fin n), delta a b = delta b a).
  { exact (fun (a b : Fin n) => (Rules.index_cases (fun (b : Fin n) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_3 => (r10 a b p_3)))). }
  assert (r13 : forall (i_ : Fin n), x i * delta i i_ * (1 / deviation x epsilon) + -1 * (x i_ * layernorm x epsilon i
    * layernorm x epsilon i_ * (1 / INR n) * (1 / deviation x epsilon)) + -1 * (x i_ * (1 / INR n) * (1 / deviation x
    epsilon)) = x i * (1 / deviation x epsilon) * (delta i_ i * 1) + -1 * (layernorm x epsilon i * (1 / INR n) * (1 /
    deviation x epsilon)) * (x i_ * layernorm x epsilon i_) + -1 * (1 / INR n * (1 / deviation x epsilon)) * x i_).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((u0 * (1 * u1)) * (u2 * 1)) + (((-1) * ((u3 * (1 * u4))
    * (1 * u1))) * (u5 * u6))) + (((-1) * ((1 * u4) * (1 * u1))) * u5)) - ((((u0 * u7) * (1 * u1)) + ((-1) * ((((u5 *
    u3) * u6) * (1 * u4)) * (1 * u1)))) + ((-1) * ((u5 * (1 * u4)) * (1 * u1)))) = (((u0 * (1 * u1)) * 1) * (u2 - u7)
    + 0)) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (x i * (1 / deviation x epsilon) * 1)
      (r11 i i_) Rules.no_equation) (identity (x i) (/ (deviation x epsilon)) (delta i_ i) (layernorm x epsilon i) (/
      (INR n)) (x i_) (layernorm x epsilon i_) (delta i i_)))). }
  assert (r15 : Sum (fun i_ : Fin n => 1 / deviation x epsilon * (delta i i_ - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_ / INR n) * x i_) = Sum (fun i_ : Fin n => x i * (1 / deviation x epsilon) * (delta i_ i *
    1) + -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * (x i_ * layernorm x epsilon i_) + -1
    * (1 / INR n * (1 / deviation x epsilon)) * x i_)).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r4 i_) (r13 i_)))). }
  assert (r18 : Sum (fun i_ : Fin n => x i * (1 / deviation x epsilon) * (delta i_ i * 1) + -1 * (layernorm x epsilon
    i * (1 / INR n) * (1 / deviation x epsilon)) * (x i_ * layernorm x epsilon i_)) + Sum (fun i : Fin n => -1 * (1 /
    INR n * (1 / deviation x epsilon)) * x i) = Sum (fun i_ : Fin n => x i * (1 / deviation x epsilon) * (delta i_ i *
    1)) + Sum (fun i_ : Fin n => -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * (x i_ *
    layernorm x epsilon i_)) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * x i)).
  { exact (f_equal (fun (h : R) => h + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * x i))
    (Facts.sum_add n (fun i_ : Fin n => x i * (1 / deviation x epsilon) * (delta i_ i * 1)) (fun i_ : Fin n => -1 *
    (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * (x i_ * layernorm x epsilon i_)))). }
  assert (r21 : Sum (fun i_ : Fin n => delta i_ i * 1) = 1).
  { exact (Facts.sum_delta n i (fun i : Fin n => 1)). }
  assert (r22 : x i * (1 / deviation x epsilon) * Sum (fun i_ : Fin n => delta i_ i * 1) = x i * (1 / deviation x
    epsilon) * 1).
  { exact (f_equal (fun (h_ : R) => x i * (1 / deviation x epsilon) * h_) r21). }
  assert (r26 : Sum (fun i_ : Fin n => x i * (1 / deviation x epsilon) * (delta i_ i * 1)) + Sum (fun i_ : Fin n => -1
    * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * (x i_ * layernorm x epsilon i_)) + Sum (fun
    i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * x i) = x i * (1 / deviation x epsilon) * 1 + -1 *
    (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * Sum (fun i : Fin n => x i * layernorm x
    epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon)) * Sum (fun i : Fin n => x i)).
  { exact (f_equal3 (fun (h_1 : R) (h_2 : R) (h_3 : R) => h_1 + h_2 + h_3) (eq_trans (Facts.sum_scale n (x i * (1 /
    deviation x epsilon)) (fun i_ : Fin n => delta i_ i * 1)) r22) (Facts.sum_scale n (-1 * (layernorm x epsilon i *
    (1 / INR n) * (1 / deviation x epsilon))) (fun i : Fin n => x i * layernorm x epsilon i)) (Facts.sum_scale n (-1 *
    (1 / INR n * (1 / deviation x epsilon))) x)). }
  assert (r29 : x i * (1 / deviation x epsilon) * 1 + -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x
    epsilon)) * Sum (fun i : Fin n => x i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon)) *
    Sum (fun i : Fin n => x i) = x i * (1 / deviation x epsilon) + -1 * (layernorm x epsilon i * (1 / INR n) * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => x i * layernorm x epsilon i)) + -1 * (1 / INR n * (1 / deviation x
    epsilon) * Sum (fun i : Fin n => x i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * (1 * u1)) * 1) + (((-1) * ((u2 * (1 * u3)) * (1 * u1)))
    * u4)) + (((-1) * ((1 * u3) * (1 * u1))) * u5)) = (((u0 * (1 * u1)) + ((-1) * (((u2 * (1 * u3)) * (1 * u1)) *
    u4))) + ((-1) * (((1 * u3) * (1 * u1)) * u5)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (x i) (/ (deviation x epsilon)) (layernorm x epsilon i) (/ (INR n)) (Sum (fun i : Fin n => x i *
      layernorm x epsilon i)) (Sum (fun i : Fin n => x i))). }
  assert (r32 : forall (i_1 : Fin n), i <> i_1 -> delta i i_1 * x i_1 = delta i i_1 * x i).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_1 : Fin n) p_4 => (Rules.linear_combination (Rules.and_equation (x i_1 - x i) (Facts.delta_apart n i
      i_1 p_4) Rules.no_equation) (identity (delta i i_1) (x i) (x i_1)))). }
  assert (r33 : forall (i_1 : Fin n), delta i i_1 * x i_1 = delta i i_1 * x i).
  { exact (fun (i_1 : Fin n) => (Rules.index_cases (fun (i_1 : Fin n) => delta i i_1 * x i_1 = delta i i_1 * x i) i
    i_1 (@eq_refl R (delta i i * x i)) (fun p_5 => (r32 i_1 p_5)))). }
  assert (r34 : forall (i_1 : Fin n), 1 / deviation x epsilon * (delta i i_1 - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_1 / INR n) * ((x i_1 - mean x) / deviation x epsilon) = x i * delta i i_1 * (1 / deviation x
    epsilon) ^ 2 + -1 * (x i_1 * layernorm x epsilon i * layernorm x epsilon i_1 * (1 / INR n) * (1 / deviation x
    epsilon) ^ 2) + -1 * (x i_1 * (1 / INR n) * (1 / deviation x epsilon) ^ 2) + layernorm x epsilon i * layernorm x
    epsilon i_1 * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 + -1 * (mean x * delta i i_1 * (1 / deviation x
    epsilon) ^ 2) + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((((u0 * u1) * ((1 * u2) ^ 2)) + ((-1) * ((((u3 * u4) *
    u5) * (1 * u6)) * ((1 * u2) ^ 2)))) + ((-1) * ((u3 * (1 * u6)) * ((1 * u2) ^ 2)))) + ((((u4 * u5) * u7) * (1 *
    u6)) * ((1 * u2) ^ 2))) + ((-1) * ((u7 * u1) * ((1 * u2) ^ 2)))) + ((u7 * (1 * u6)) * ((1 * u2) ^ 2))) - (((1 *
    u2) * ((u1 - (1 * u6)) - ((u4 * u5) * u6))) * ((u3 - u7) * u2)) = (((1 * u2) ^ 2) * ((u1 * u0) - (u1 * u3)) + 0))
    by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_1 : Fin n) => (Rules.linear_combination (Rules.and_equation ((1 / deviation x epsilon) ^ 2) (r33
      i_1) Rules.no_equation) (identity (x i) (delta i i_1) (/ (deviation x epsilon)) (x i_1) (layernorm x epsilon i)
      (layernorm x epsilon i_1) (/ (INR n)) (mean x)))). }
  assert (r36 : forall (i_1 : Fin n), x i * delta i i_1 * (1 / deviation x epsilon) ^ 2 + -1 * (x i_1 * layernorm x
    epsilon i * layernorm x epsilon i_1 * (1 / INR n) * (1 / deviation x epsilon) ^ 2) + -1 * (x i_1 * (1 / INR n) *
    (1 / deviation x epsilon) ^ 2) + layernorm x epsilon i * layernorm x epsilon i_1 * mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2 + -1 * (mean x * delta i i_1 * (1 / deviation x epsilon) ^ 2) + mean x * (1 / INR n) * (1
    / deviation x epsilon) ^ 2 = x i * (1 / deviation x epsilon) ^ 2 * (delta i_1 i * 1) + -1 * (layernorm x epsilon i
    * (1 / INR n) * (1 / deviation x epsilon) ^ 2) * (x i_1 * layernorm x epsilon i_1) + -1 * (1 / INR n * (1 /
    deviation x epsilon) ^ 2) * x i_1 + layernorm x epsilon i * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 *
    layernorm x epsilon i_1 + -1 * (mean x * (1 / deviation x epsilon) ^ 2) * (delta i_1 i * 1) + mean x * (1 / INR n)
    * (1 / deviation x epsilon) ^ 2 * 1).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, (((((((u0 * ((1 * u1) ^ 2)) * (u2 * 1)) + (((-1) * ((u3
    * (1 * u4)) * ((1 * u1) ^ 2))) * (u5 * u6))) + (((-1) * ((1 * u4) * ((1 * u1) ^ 2))) * u5)) + ((((u3 * u7) * (1 *
    u4)) * ((1 * u1) ^ 2)) * u6)) + (((-1) * (u7 * ((1 * u1) ^ 2))) * (u2 * 1))) + (((u7 * (1 * u4)) * ((1 * u1) ^ 2))
    * 1)) - (((((((u0 * u8) * ((1 * u1) ^ 2)) + ((-1) * ((((u5 * u3) * u6) * (1 * u4)) * ((1 * u1) ^ 2)))) + ((-1) *
    ((u5 * (1 * u4)) * ((1 * u1) ^ 2)))) + ((((u3 * u6) * u7) * (1 * u4)) * ((1 * u1) ^ 2))) + ((-1) * ((u7 * u8) *
    ((1 * u1) ^ 2)))) + ((u7 * (1 * u4)) * ((1 * u1) ^ 2))) = (((u0 * ((1 * u1) ^ 2)) * 1) * (u2 - u8) + ((((-1) * (u7
    * ((1 * u1) ^ 2))) * 1) * (u2 - u8) + 0))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8; ring).
    exact (fun (i_1 : Fin n) => (Rules.linear_combination (Rules.and_equation (x i * (1 / deviation x epsilon) ^ 2 *
      1) (r11 i i_1) (Rules.and_equation (-1 * (mean x * (1 / deviation x epsilon) ^ 2) * 1) (r11 i i_1)
      Rules.no_equation)) (identity (x i) (/ (deviation x epsilon)) (delta i_1 i) (layernorm x epsilon i) (/ (INR n))
      (x i_1) (layernorm x epsilon i_1) (mean x) (delta i i_1)))). }
  assert (r38 : Sum (fun i_ : Fin n => 1 / deviation x epsilon * (delta i i_ - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_ / INR n) * ((x i_ - mean x) / deviation x epsilon)) = Sum (fun i_ : Fin n => x i * (1 /
    deviation x epsilon) ^ 2 * (delta i_ i * 1) + -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x
    epsilon) ^ 2) * (x i_ * layernorm x epsilon i_) + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2) * x i_ +
    layernorm x epsilon i * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * layernorm x epsilon i_ + -1 * (mean
    x * (1 / deviation x epsilon) ^ 2) * (delta i_ i * 1) + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 *
    1)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r34 i_1) (r36 i_1)))). }
  assert (r41 : Sum (fun i_ : Fin n => x i * (1 / deviation x epsilon) ^ 2 * (delta i_ i * 1) + -1 * (layernorm x
    epsilon i * (1 / INR n) * (1 / deviation x epsilon) ^ 2) * (x i_ * layernorm x epsilon i_) + -1 * (1 / INR n * (1
    / deviation x epsilon) ^ 2) * x i_ + layernorm x epsilon i * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2
    * layernorm x epsilon i_ + -1 * (mean x * (1 / deviation x epsilon) ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n
    => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * 1) = Sum (fun i_ : Fin n => x i * (1 / deviation x
    epsilon) ^ 2 * (delta i_ i * 1) + -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon) ^ 2) * (x
    i_ * layernorm x epsilon i_) + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2) * x i_ + layernorm x epsilon i *
    mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * layernorm x epsilon i_) + Sum (fun i_ : Fin n => -1 * (mean
    x * (1 / deviation x epsilon) ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2 * 1)).
  { exact (f_equal (fun (h_4 : R) => h_4 + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2
    * 1)) (Facts.sum_add n (fun i_ : Fin n => x i * (1 / deviation x epsilon) ^ 2 * (delta i_ i * 1) + -1 * (layernorm
    x epsilon i * (1 / INR n) * (1 / deviation x epsilon) ^ 2) * (x i_ * layernorm x epsilon i_) + -1 * (1 / INR n *
    (1 / deviation x epsilon) ^ 2) * x i_ + layernorm x epsilon i * mean x * (1 / INR n) * (1 / deviation x epsilon) ^
    2 * layernorm x epsilon i_) (fun i_ : Fin n => -1 * (mean x * (1 / deviation x epsilon) ^ 2) * (delta i_ i *
    1)))). }
  assert (r44 : Sum (fun i_ : Fin n => x i * (1 / deviation x epsilon) ^ 2 * (delta i_ i * 1) + -1 * (layernorm x
    epsilon i * (1 / INR n) * (1 / deviation x epsilon) ^ 2) * (x i_ * layernorm x epsilon i_) + -1 * (1 / INR n * (1
    / deviation x epsilon) ^ 2) * x i_ + layernorm x epsilon i * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2
    * layernorm x epsilon i_) + Sum (fun i_ : Fin n => -1 * (mean x * (1 / deviation x epsilon) ^ 2) * (delta i_ i *
    1)) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * 1) = Sum (fun i_ : Fin n => x i
    * (1 / deviation x epsilon) ^ 2 * (delta i_ i * 1) + -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x
    epsilon) ^ 2) * (x i_ * layernorm x epsilon i_) + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2) * x i_) + Sum
    (fun i_ : Fin n => layernorm x epsilon i * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * layernorm x
    epsilon i_) + Sum (fun i_ : Fin n => -1 * (mean x * (1 / deviation x epsilon) ^ 2) * (delta i_ i * 1)) + Sum (fun
    i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * 1)).
  { exact (f_equal (fun (h_5 : R) => h_5 + Sum (fun i_ : Fin n => -1 * (mean x * (1 / deviation x epsilon) ^ 2) *
    (delta i_ i * 1)) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * 1))
    (Facts.sum_add n (fun i_ : Fin n => x i * (1 / deviation x epsilon) ^ 2 * (delta i_ i * 1) + -1 * (layernorm x
    epsilon i * (1 / INR n) * (1 / deviation x epsilon) ^ 2) * (x i_ * layernorm x epsilon i_) + -1 * (1 / INR n * (1
    / deviation x epsilon) ^ 2) * x i_) (fun i_ : Fin n => layernorm x epsilon i * mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2 * layernorm x epsilon i_))). }
  assert (r47 : Sum (fun i_ : Fin n => x i * (1 / deviation x epsilon) ^ 2 * (delta i_ i * 1) + -1 * (layernorm x
    epsilon i * (1 / INR n) * (1 / deviation x epsilon) ^ 2) * (x i_ * layernorm x epsilon i_) + -1 * (1 / INR n * (1
    / deviation x epsilon) ^ 2) * x i_) + Sum (fun i_ : Fin n => layernorm x epsilon i * mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2 * layernorm x epsilon i_) + Sum (fun i_ : Fin n => -1 * (mean x * (1 / deviation x
    epsilon) ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 *
    1) = Sum (fun i_ : Fin n => x i * (1 / deviation x epsilon) ^ 2 * (delta i_ i * 1) + -1 * (layernorm x epsilon i *
    (1 / INR n) * (1 / deviation x epsilon) ^ 2) * (x i_ * layernorm x epsilon i_)) + Sum (fun i : Fin n => -1 * (1 /
    INR n * (1 / deviation x epsilon) ^ 2) * x i) + Sum (fun i_ : Fin n => layernorm x epsilon i * mean x * (1 / INR
    n) * (1 / deviation x epsilon) ^ 2 * layernorm x epsilon i_) + Sum (fun i_ : Fin n => -1 * (mean x * (1 /
    deviation x epsilon) ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x
    epsilon) ^ 2 * 1)).
  { exact (f_equal (fun (h_6 : R) => h_6 + Sum (fun i_ : Fin n => layernorm x epsilon i * mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2 * layernorm x epsilon i_) + Sum (fun i_ : Fin n => -1 * (mean x * (1 / deviation x
    epsilon) ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 *
    1)) (Facts.sum_add n (fun i_ : Fin n => x i * (1 / deviation x epsilon) ^ 2 * (delta i_ i * 1) + -1 * (layernorm x
    epsilon i * (1 / INR n) * (1 / deviation x epsilon) ^ 2) * (x i_ * layernorm x epsilon i_)) (fun i : Fin n => -1 *
    (1 / INR n * (1 / deviation x epsilon) ^ 2) * x i))). }
  assert (r50 : Sum (fun i_ : Fin n => x i * (1 / deviation x epsilon) ^ 2 * (delta i_ i * 1) + -1 * (layernorm x
    epsilon i * (1 / INR n) * (1 / deviation x epsilon) ^ 2) * (x i_ * layernorm x epsilon i_)) + Sum (fun i : Fin n
    => -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2) * x i) + Sum (fun i_ : Fin n => layernorm x epsilon i * mean x
    * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * layernorm x epsilon i_) + Sum (fun i_ : Fin n => -1 * (mean x * (1
    / deviation x epsilon) ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x
    epsilon) ^ 2 * 1) = Sum (fun i_ : Fin n => x i * (1 / deviation x epsilon) ^ 2 * (delta i_ i * 1)) + Sum (fun i_ :
    Fin n => -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon) ^ 2) * (x i_ * layernorm x epsilon
    i_)) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2) * x i) + Sum (fun i_ : Fin n =>
    layernorm x epsilon i * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * layernorm x epsilon i_) + Sum (fun
    i_ : Fin n => -1 * (mean x * (1 / deviation x epsilon) ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => mean x *
    (1 / INR n) * (1 / deviation x epsilon) ^ 2 * 1)).
  { exact (f_equal (fun (h_7 : R) => h_7 + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2) * x
    i) + Sum (fun i_ : Fin n => layernorm x epsilon i * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 *
    layernorm x epsilon i_) + Sum (fun i_ : Fin n => -1 * (mean x * (1 / deviation x epsilon) ^ 2) * (delta i_ i * 1))
    + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * 1)) (Facts.sum_add n (fun i_ : Fin
    n => x i * (1 / deviation x epsilon) ^ 2 * (delta i_ i * 1)) (fun i_ : Fin n => -1 * (layernorm x epsilon i * (1 /
    INR n) * (1 / deviation x epsilon) ^ 2) * (x i_ * layernorm x epsilon i_)))). }
  assert (r53 : x i * (1 / deviation x epsilon) ^ 2 * Sum (fun i_ : Fin n => delta i_ i * 1) = x i * (1 / deviation x
    epsilon) ^ 2 * 1).
  { exact (f_equal (fun (h_8 : R) => x i * (1 / deviation x epsilon) ^ 2 * h_8) r21). }
  assert (r59 : -1 * (mean x * (1 / deviation x epsilon) ^ 2) * Sum (fun i_ : Fin n => delta i_ i * 1) = -1 * (mean x
    * (1 / deviation x epsilon) ^ 2) * 1).
  { exact (f_equal (fun (h_9 : R) => -1 * (mean x * (1 / deviation x epsilon) ^ 2) * h_9) r21). }
  assert (r62 : Sum (fun i : Fin n => 1) = INR n).
  { exact (Facts.sum_one n). }
  assert (r63 : mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => 1) = mean x * (1 / INR n)
    * (1 / deviation x epsilon) ^ 2 * INR n).
  { exact (f_equal (fun (h_10 : R) => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * h_10) r62). }
  assert (r65 : Sum (fun i_ : Fin n => x i * (1 / deviation x epsilon) ^ 2 * (delta i_ i * 1)) + Sum (fun i_ : Fin n
    => -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon) ^ 2) * (x i_ * layernorm x epsilon i_)) +
    Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2) * x i) + Sum (fun i_ : Fin n => layernorm x
    epsilon i * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * layernorm x epsilon i_) + Sum (fun i_ : Fin n
    => -1 * (mean x * (1 / deviation x epsilon) ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => mean x * (1 / INR n)
    * (1 / deviation x epsilon) ^ 2 * 1) = x i * (1 / deviation x epsilon) ^ 2 * 1 + -1 * (layernorm x epsilon i * (1
    / INR n) * (1 / deviation x epsilon) ^ 2) * Sum (fun i : Fin n => x i * layernorm x epsilon i) + -1 * (1 / INR n *
    (1 / deviation x epsilon) ^ 2) * Sum (fun i : Fin n => x i) + layernorm x epsilon i * mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i) + -1 * (mean x * (1 / deviation x epsilon)
    ^ 2) * 1 + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * INR n).
  { exact (eq_trans (f_equal5 (fun (h_11 : R) (h_12 : R) (h_13 : R) (h_14 : R) (h_15 : R) => h_11 + h_12 + h_13 + h_14
    + h_15 + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * 1)) (eq_trans
    (Facts.sum_scale n (x i * (1 / deviation x epsilon) ^ 2) (fun i_ : Fin n => delta i_ i * 1)) r53) (Facts.sum_scale
    n (-1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon) ^ 2)) (fun i : Fin n => x i * layernorm x
    epsilon i)) (Facts.sum_scale n (-1 * (1 / INR n * (1 / deviation x epsilon) ^ 2)) x) (Facts.sum_scale n (layernorm
    x epsilon i * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2) (fun i : Fin n => layernorm x epsilon i))
    (eq_trans (Facts.sum_scale n (-1 * (mean x * (1 / deviation x epsilon) ^ 2)) (fun i_ : Fin n => delta i_ i * 1))
    r59)) (f_equal (fun (h_16 : R) => x i * (1 / deviation x epsilon) ^ 2 * 1 + -1 * (layernorm x epsilon i * (1 / INR
    n) * (1 / deviation x epsilon) ^ 2) * Sum (fun i : Fin n => x i * layernorm x epsilon i) + -1 * (1 / INR n * (1 /
    deviation x epsilon) ^ 2) * Sum (fun i : Fin n => x i) + layernorm x epsilon i * mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i) + -1 * (mean x * (1 / deviation x epsilon)
    ^ 2) * 1 + h_16) (eq_trans (Facts.sum_scale n (mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2) (fun i : Fin
    n => 1)) r63))). }
  assert (r68 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r69 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r68)). }
  assert (r70 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_17 : R) => 0 < h_17) r69 (INR n) r62). }
  assert (r72 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r70). }
  assert (r74 : INR n * (1 / INR n) = 1).
  { exact (Facts.mul_inverse (INR n) r72). }
  assert (r75 : x i * (1 / deviation x epsilon) ^ 2 * 1 + -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x
    epsilon) ^ 2) * Sum (fun i : Fin n => x i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon) ^
    2) * Sum (fun i : Fin n => x i) + layernorm x epsilon i * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 *
    Sum (fun i : Fin n => layernorm x epsilon i) + -1 * (mean x * (1 / deviation x epsilon) ^ 2) * 1 + mean x * (1 /
    INR n) * (1 / deviation x epsilon) ^ 2 * INR n = x i * (1 / deviation x epsilon) ^ 2 + layernorm x epsilon i *
    mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i) + -1 *
    (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => x i * layernorm x
    epsilon i)) + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => x i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, ((((u0 * ((1 * u1) ^ 2)) + ((((u2 * u3) * (1 * u4)) *
    ((1 * u1) ^ 2)) * u5)) + ((-1) * (((u2 * (1 * u4)) * ((1 * u1) ^ 2)) * u6))) + ((-1) * (((1 * u4) * ((1 * u1) ^
    2)) * u7))) - (((((((u0 * ((1 * u1) ^ 2)) * 1) + (((-1) * ((u2 * (1 * u4)) * ((1 * u1) ^ 2))) * u6)) + (((-1) *
    ((1 * u4) * ((1 * u1) ^ 2))) * u7)) + ((((u2 * u3) * (1 * u4)) * ((1 * u1) ^ 2)) * u5)) + (((-1) * (u3 * ((1 * u1)
    ^ 2))) * 1)) + (((u3 * (1 * u4)) * ((1 * u1) ^ 2)) * u8)) = ((u3 * ((1 * u1) ^ 2)) * (1 - (u8 * (1 * u4))) + 0))
    by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8; ring).
    exact (Rules.linear_combination (Rules.and_equation (mean x * (1 / deviation x epsilon) ^ 2) r74
      Rules.no_equation) (identity (x i) (/ (deviation x epsilon)) (layernorm x epsilon i) (mean x) (/ (INR n)) (Sum
      (fun i : Fin n => layernorm x epsilon i)) (Sum (fun i : Fin n => x i * layernorm x epsilon i)) (Sum (fun i : Fin
      n => x i)) (INR n))). }
  assert (r77 : forall (i_2 : Fin n), 1 / deviation x epsilon * (delta i i_2 - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_2 / INR n) = -1 * (layernorm x epsilon i * layernorm x epsilon i_2 * (1 / INR n) * (1 /
    deviation x epsilon)) + delta i i_2 * (1 / deviation x epsilon) + -1 * (1 / INR n * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 * u0) * ((u1 - (1 * u2)) - ((u3 * u4) * u2))) = ((((-1) * (((u3
    * u4) * (1 * u2)) * (1 * u0))) + (u1 * (1 * u0))) + ((-1) * ((1 * u2) * (1 * u0))))) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (fun (i_2 : Fin n) => (identity (/ (deviation x epsilon)) (delta i i_2) (/ (INR n)) (layernorm x epsilon i)
      (layernorm x epsilon i_2))). }
  assert (r79 : forall (i_2 : Fin n), -1 * (layernorm x epsilon i * layernorm x epsilon i_2 * (1 / INR n) * (1 /
    deviation x epsilon)) + delta i i_2 * (1 / deviation x epsilon) + -1 * (1 / INR n * (1 / deviation x epsilon)) =
    -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * layernorm x epsilon i_2 + 1 / deviation x
    epsilon * (delta i_2 i * 1) + -1 * (1 / INR n * (1 / deviation x epsilon)) * 1).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((-1) * ((u0 * (1 * u1)) * (1 * u2))) * u3) + ((1 * u2) * (u4
    * 1))) + (((-1) * ((1 * u1) * (1 * u2))) * 1)) - ((((-1) * (((u0 * u3) * (1 * u1)) * (1 * u2))) + (u5 * (1 * u2)))
    + ((-1) * ((1 * u1) * (1 * u2)))) = (((1 * u2) * 1) * (u4 - u5) + 0)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_2 : Fin n) => (Rules.linear_combination (Rules.and_equation (1 / deviation x epsilon * 1) (r11 i
      i_2) Rules.no_equation) (identity (layernorm x epsilon i) (/ (INR n)) (/ (deviation x epsilon)) (layernorm x
      epsilon i_2) (delta i_2 i) (delta i i_2)))). }
  assert (r81 : Sum (fun i_ : Fin n => 1 / deviation x epsilon * (delta i i_ - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_ / INR n)) = Sum (fun i_ : Fin n => -1 * (layernorm x epsilon i * (1 / INR n) * (1 /
    deviation x epsilon)) * layernorm x epsilon i_ + 1 / deviation x epsilon * (delta i_ i * 1) + -1 * (1 / INR n * (1
    / deviation x epsilon)) * 1)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (r77 i_2) (r79 i_2)))). }
  assert (r84 : Sum (fun i_ : Fin n => -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) *
    layernorm x epsilon i_ + 1 / deviation x epsilon * (delta i_ i * 1)) + Sum (fun i : Fin n => -1 * (1 / INR n * (1
    / deviation x epsilon)) * 1) = Sum (fun i_ : Fin n => -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x
    epsilon)) * layernorm x epsilon i_) + Sum (fun i_ : Fin n => 1 / deviation x epsilon * (delta i_ i * 1)) + Sum
    (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * 1)).
  { exact (f_equal (fun (h_18 : R) => h_18 + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * 1))
    (Facts.sum_add n (fun i_ : Fin n => -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) *
    layernorm x epsilon i_) (fun i_ : Fin n => 1 / deviation x epsilon * (delta i_ i * 1)))). }
  assert (r88 : 1 / deviation x epsilon * Sum (fun i_ : Fin n => delta i_ i * 1) = 1 / deviation x epsilon * 1).
  { exact (f_equal (fun (h_19 : R) => 1 / deviation x epsilon * h_19) r21). }
  assert (r91 : -1 * (1 / INR n * (1 / deviation x epsilon)) * Sum (fun i : Fin n => 1) = -1 * (1 / INR n * (1 /
    deviation x epsilon)) * INR n).
  { exact (f_equal (fun (h_20 : R) => -1 * (1 / INR n * (1 / deviation x epsilon)) * h_20) r62). }
  assert (r93 : Sum (fun i_ : Fin n => -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) *
    layernorm x epsilon i_) + Sum (fun i_ : Fin n => 1 / deviation x epsilon * (delta i_ i * 1)) + Sum (fun i : Fin n
    => -1 * (1 / INR n * (1 / deviation x epsilon)) * 1) = -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation
    x epsilon)) * Sum (fun i : Fin n => layernorm x epsilon i) + 1 / deviation x epsilon * 1 + -1 * (1 / INR n * (1 /
    deviation x epsilon)) * INR n).
  { exact (f_equal3 (fun (h_21 : R) (h_22 : R) (h_23 : R) => h_21 + h_22 + h_23) (Facts.sum_scale n (-1 * (layernorm x
    epsilon i * (1 / INR n) * (1 / deviation x epsilon))) (fun i : Fin n => layernorm x epsilon i)) (eq_trans
    (Facts.sum_scale n (1 / deviation x epsilon) (fun i_ : Fin n => delta i_ i * 1)) r88) (eq_trans (Facts.sum_scale n
    (-1 * (1 / INR n * (1 / deviation x epsilon))) (fun i : Fin n => 1)) r91)). }
  assert (r96 : -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * Sum (fun i : Fin n =>
    layernorm x epsilon i) + 1 / deviation x epsilon * 1 + -1 * (1 / INR n * (1 / deviation x epsilon)) * INR n = -1 *
    (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => layernorm x epsilon i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((-1) * (((u0 * (1 * u1)) * (1 * u2)) * u3)) - (((((-1) * ((u0 * (1
    * u1)) * (1 * u2))) * u3) + ((1 * u2) * 1)) + (((-1) * ((1 * u1) * (1 * u2))) * u4)) = (((-1) * (1 * u2)) * (1 -
    (u4 * (1 * u1))) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (1 / deviation x epsilon)) r74 Rules.no_equation)
      (identity (layernorm x epsilon i) (/ (INR n)) (/ (deviation x epsilon)) (Sum (fun i : Fin n => layernorm x
      epsilon i)) (INR n))). }
  assert (r98 : deviation x epsilon * Sum (fun i_ : Fin n => 1 / deviation x epsilon * (delta i i_ - 1 / INR n -
    layernorm x epsilon i * layernorm x epsilon i_ / INR n) * ((x i_ - mean x) / deviation x epsilon)) + mean x * Sum
    (fun i_ : Fin n => 1 / deviation x epsilon * (delta i i_ - 1 / INR n - layernorm x epsilon i * layernorm x epsilon
    i_ / INR n)) = deviation x epsilon * (x i * (1 / deviation x epsilon) ^ 2 + layernorm x epsilon i * mean x * (1 /
    INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i) + -1 * (layernorm x epsilon
    i * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => x i * layernorm x epsilon i)) + -1 * (1 /
    INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => x i))) + mean x * (-1 * (layernorm x epsilon i * (1
    / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => layernorm x epsilon i)))).
  { exact (f_equal2 (fun (h_24 : R) (h_25 : R) => deviation x epsilon * h_24 + mean x * h_25) (eq_trans (eq_trans r38
    (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (Facts.sum_add n (fun i_ : Fin n => x i * (1 / deviation x
    epsilon) ^ 2 * (delta i_ i * 1) + -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon) ^ 2) * (x
    i_ * layernorm x epsilon i_) + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2) * x i_ + layernorm x epsilon i *
    mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * layernorm x epsilon i_ + -1 * (mean x * (1 / deviation x
    epsilon) ^ 2) * (delta i_ i * 1)) (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * 1))
    r41) r44) r47) r50) r65)) r75) (eq_trans (eq_trans r81 (eq_trans (eq_trans (Facts.sum_add n (fun i_ : Fin n => -1
    * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * layernorm x epsilon i_ + 1 / deviation x
    epsilon * (delta i_ i * 1)) (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * 1)) r84) r93)) r96)).
    }
  assert (r101 : deviation x epsilon <> 0).
  { exact (Facts.ne_of_pos (deviation x epsilon) (Normalization.deviation_pos n n_pos x epsilon given)). }
  assert (r103 : deviation x epsilon * (1 / deviation x epsilon) = 1).
  { exact (Facts.mul_inverse (deviation x epsilon) r101). }
  assert (r104 : deviation x epsilon * (x i * (1 / deviation x epsilon) ^ 2 + layernorm x epsilon i * mean x * (1 /
    INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i) + -1 * (layernorm x epsilon
    i * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => x i * layernorm x epsilon i)) + -1 * (1 /
    INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => x i))) + mean x * (-1 * (layernorm x epsilon i * (1
    / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => layernorm x epsilon i))) = x i * (1 / deviation x
    epsilon) + -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => x i *
    layernorm x epsilon i)) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => x i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, (((u0 * (1 * u1)) + ((-1) * (((u2 * (1 * u3)) * (1 *
    u1)) * u4))) + ((-1) * (((1 * u3) * (1 * u1)) * u5))) - ((u6 * ((((u0 * ((1 * u1) ^ 2)) + ((((u2 * u7) * (1 * u3))
    * ((1 * u1) ^ 2)) * u8)) + ((-1) * (((u2 * (1 * u3)) * ((1 * u1) ^ 2)) * u4))) + ((-1) * (((1 * u3) * ((1 * u1) ^
    2)) * u5)))) + (u7 * ((-1) * (((u2 * (1 * u3)) * (1 * u1)) * u8)))) = ((u0 * (1 * u1)) * (1 - (u6 * (1 * u1))) +
    (((((u2 * u7) * (1 * u3)) * (1 * u1)) * u8) * (1 - (u6 * (1 * u1))) + (((-1) * (((u2 * (1 * u3)) * (1 * u1)) *
    u4)) * (1 - (u6 * (1 * u1))) + (((-1) * (((1 * u3) * (1 * u1)) * u5)) * (1 - (u6 * (1 * u1))) + 0))))) by (intros
    u0 u1 u2 u3 u4 u5 u6 u7 u8; ring).
    exact (Rules.linear_combination (Rules.and_equation (x i * (1 / deviation x epsilon)) r103 (Rules.and_equation
      (layernorm x epsilon i * mean x * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => layernorm x
      epsilon i)) r103 (Rules.and_equation (-1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon) *
      Sum (fun i : Fin n => x i * layernorm x epsilon i))) r103 (Rules.and_equation (-1 * (1 / INR n * (1 / deviation
      x epsilon) * Sum (fun i : Fin n => x i))) r103 Rules.no_equation)))) (identity (x i) (/ (deviation x epsilon))
      (layernorm x epsilon i) (/ (INR n)) (Sum (fun i : Fin n => x i * layernorm x epsilon i)) (Sum (fun i : Fin n =>
      x i)) (deviation x epsilon) (mean x) (Sum (fun i : Fin n => layernorm x epsilon i)))). }
  assert (r108 : forall (i_3 : Fin n), 1 / deviation x epsilon * (delta i i_3 - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_3 / INR n) * ((x i_3 - mean x) / deviation x epsilon) = 1 / deviation x epsilon * (delta i
    i_3 - 1 / INR n - layernorm x epsilon i * layernorm x epsilon i_3 * (1 / INR n)) * ((x i_3 - mean x) * (1 /
    deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((1 * u0) * ((u1 - (1 * u2)) - ((u3 * u4) * u2))) * ((u5 -
    u6) * u0)) = (((1 * u0) * ((u1 - (1 * u2)) - ((u3 * u4) * (1 * u2)))) * ((u5 - u6) * (1 * u0)))) by (intros u0 u1
    u2 u3 u4 u5 u6; ring).
    exact (fun (i_3 : Fin n) => (identity (/ (deviation x epsilon)) (delta i i_3) (/ (INR n)) (layernorm x epsilon i)
      (layernorm x epsilon i_3) (x i_3) (mean x))). }
  assert (r109 : layernorm x epsilon i = (x i - mean x) / deviation x epsilon).
  { exact eq_refl. }
  assert (r110 : (x i - mean x) / deviation x epsilon = x i * (1 / deviation x epsilon) + -1 * (mean x * (1 /
    deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (identity (x i) (mean x) (/ (deviation x epsilon))). }
  assert (r111 : layernorm x epsilon i = x i * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon))).
  { exact (eq_trans r109 r110). }
  assert (r112 : forall (i_3 : Fin n), layernorm x epsilon i_3 = (x i_3 - mean x) / deviation x epsilon).
  { exact (fun (i_3 : Fin n) => eq_refl). }
  assert (r113 : forall (i_3 : Fin n), (x i_3 - mean x) / deviation x epsilon = x i_3 * (1 / deviation x epsilon) + -1
    * (mean x * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (fun (i_3 : Fin n) => (identity (x i_3) (mean x) (/ (deviation x epsilon)))). }
  assert (r115 : forall (i_3 : Fin n), 1 / deviation x epsilon * (delta i i_3 - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_3 * (1 / INR n)) * ((x i_3 - mean x) * (1 / deviation x epsilon)) = 1 / deviation x epsilon
    * (delta i i_3 - 1 / INR n - (x i * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon))) * (x
    i_3 * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon))) * (1 / INR n)) * ((x i_3 - mean x) *
    (1 / deviation x epsilon))).
  { exact (fun (i_3 : Fin n) => (f_equal2 (fun (h_26 : R) (h_27 : R) => 1 / deviation x epsilon * (delta i i_3 - 1 /
    INR n - h_26 * h_27 * (1 / INR n)) * ((x i_3 - mean x) * (1 / deviation x epsilon))) r111 (eq_trans (r112 i_3)
    (r113 i_3)))). }
  assert (r117 : forall (i_3 : Fin n), 1 / deviation x epsilon * (delta i i_3 - 1 / INR n - (x i * (1 / deviation x
    epsilon) + -1 * (mean x * (1 / deviation x epsilon))) * (x i_3 * (1 / deviation x epsilon) + -1 * (mean x * (1 /
    deviation x epsilon))) * (1 / INR n)) * ((x i_3 - mean x) * (1 / deviation x epsilon)) = 2 * (x i * x i_3 * mean x
    * (1 / INR n) * (1 / deviation x epsilon) ^ 4) + -1 * (x i * x i_3 ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^
    4) + -1 * (x i * mean x ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^ 4) + -2 * (x i_3 * mean x ^ 2 * (1 / INR
    n) * (1 / deviation x epsilon) ^ 4) + x i_3 * delta i i_3 * (1 / deviation x epsilon) ^ 2 + -1 * (x i_3 * (1 / INR
    n) * (1 / deviation x epsilon) ^ 2) + x i_3 ^ 2 * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 4 + -1 *
    (mean x * delta i i_3 * (1 / deviation x epsilon) ^ 2) + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 +
    mean x ^ 3 * (1 / INR n) * (1 / deviation x epsilon) ^ 4).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((1 * u0) * ((u1 - (1 * u2)) - ((((u3 * (1 * u0)) + ((-1) * (u4
    * (1 * u0)))) * ((u5 * (1 * u0)) + ((-1) * (u4 * (1 * u0))))) * (1 * u2)))) * ((u5 - u4) * (1 * u0))) =
    ((((((((((2 * ((((u3 * u5) * u4) * (1 * u2)) * ((1 * u0) ^ 4))) + ((-1) * (((u3 * (u5 ^ 2)) * (1 * u2)) * ((1 *
    u0) ^ 4)))) + ((-1) * (((u3 * (u4 ^ 2)) * (1 * u2)) * ((1 * u0) ^ 4)))) + ((-2) * (((u5 * (u4 ^ 2)) * (1 * u2)) *
    ((1 * u0) ^ 4)))) + ((u5 * u1) * ((1 * u0) ^ 2))) + ((-1) * ((u5 * (1 * u2)) * ((1 * u0) ^ 2)))) + ((((u5 ^ 2) *
    u4) * (1 * u2)) * ((1 * u0) ^ 4))) + ((-1) * ((u4 * u1) * ((1 * u0) ^ 2)))) + ((u4 * (1 * u2)) * ((1 * u0) ^ 2)))
    + (((u4 ^ 3) * (1 * u2)) * ((1 * u0) ^ 4)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_3 : Fin n) => (identity (/ (deviation x epsilon)) (delta i i_3) (/ (INR n)) (x i) (mean x) (x
      i_3))). }
  assert (r119 : Sum (fun i_ : Fin n => 1 / deviation x epsilon * (delta i i_ - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_ / INR n) * ((x i_ - mean x) / deviation x epsilon)) = Sum (fun i_ : Fin n => 2 * (x i * x
    i_ * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 4) + -1 * (x i * x i_ ^ 2 * (1 / INR n) * (1 / deviation x
    epsilon) ^ 4) + -1 * (x i * mean x ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^ 4) + -2 * (x i_ * mean x ^ 2 *
    (1 / INR n) * (1 / deviation x epsilon) ^ 4) + x i_ * delta i i_ * (1 / deviation x epsilon) ^ 2 + -1 * (x i_ * (1
    / INR n) * (1 / deviation x epsilon) ^ 2) + x i_ ^ 2 * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 4 + -1 *
    (mean x * delta i i_ * (1 / deviation x epsilon) ^ 2) + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 +
    mean x ^ 3 * (1 / INR n) * (1 / deviation x epsilon) ^ 4)).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (eq_trans (eq_trans (r108 i_3) (r115 i_3)) (r117 i_3)))). }
  assert (r120 : forall (i_4 : Fin n), 1 / deviation x epsilon * (delta i i_4 - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_4 / INR n) = 1 / deviation x epsilon * (delta i i_4 - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_4 * (1 / INR n))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 * u0) * ((u1 - (1 * u2)) - ((u3 * u4) * u2))) = ((1 * u0) * ((u1
    - (1 * u2)) - ((u3 * u4) * (1 * u2))))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_4 : Fin n) => (identity (/ (deviation x epsilon)) (delta i i_4) (/ (INR n)) (layernorm x epsilon i)
      (layernorm x epsilon i_4))). }
  assert (r121 : forall (i_4 : Fin n), layernorm x epsilon i_4 = (x i_4 - mean x) / deviation x epsilon).
  { exact (fun (i_4 : Fin n) => eq_refl). }
  assert (r122 : forall (i_4 : Fin n), (x i_4 - mean x) / deviation x epsilon = x i_4 * (1 / deviation x epsilon) + -1
    * (mean x * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (fun (i_4 : Fin n) => (identity (x i_4) (mean x) (/ (deviation x epsilon)))). }
  assert (r124 : forall (i_4 : Fin n), 1 / deviation x epsilon * (delta i i_4 - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_4 * (1 / INR n)) = 1 / deviation x epsilon * (delta i i_4 - 1 / INR n - (x i * (1 /
    deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon))) * (x i_4 * (1 / deviation x epsilon) + -1 *
    (mean x * (1 / deviation x epsilon))) * (1 / INR n))).
  { exact (fun (i_4 : Fin n) => (f_equal2 (fun (h_28 : R) (h_29 : R) => 1 / deviation x epsilon * (delta i i_4 - 1 /
    INR n - h_28 * h_29 * (1 / INR n))) r111 (eq_trans (r121 i_4) (r122 i_4)))). }
  assert (r126 : forall (i_4 : Fin n), 1 / deviation x epsilon * (delta i i_4 - 1 / INR n - (x i * (1 / deviation x
    epsilon) + -1 * (mean x * (1 / deviation x epsilon))) * (x i_4 * (1 / deviation x epsilon) + -1 * (mean x * (1 /
    deviation x epsilon))) * (1 / INR n)) = -1 * (x i * x i_4 * (1 / INR n) * (1 / deviation x epsilon) ^ 3) + x i *
    mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 3 + x i_4 * mean x * (1 / INR n) * (1 / deviation x epsilon) ^
    3 + -1 * (mean x ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^ 3) + delta i i_4 * (1 / deviation x epsilon) + -1
    * (1 / INR n * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((1 * u0) * ((u1 - (1 * u2)) - ((((u3 * (1 * u0)) + ((-1) * (u4 *
    (1 * u0)))) * ((u5 * (1 * u0)) + ((-1) * (u4 * (1 * u0))))) * (1 * u2)))) = (((((((-1) * (((u3 * u5) * (1 * u2)) *
    ((1 * u0) ^ 3))) + (((u3 * u4) * (1 * u2)) * ((1 * u0) ^ 3))) + (((u5 * u4) * (1 * u2)) * ((1 * u0) ^ 3))) + ((-1)
    * (((u4 ^ 2) * (1 * u2)) * ((1 * u0) ^ 3)))) + (u1 * (1 * u0))) + ((-1) * ((1 * u2) * (1 * u0))))) by (intros u0
    u1 u2 u3 u4 u5; ring).
    exact (fun (i_4 : Fin n) => (identity (/ (deviation x epsilon)) (delta i i_4) (/ (INR n)) (x i) (mean x) (x
      i_4))). }
  assert (r128 : Sum (fun i_ : Fin n => 1 / deviation x epsilon * (delta i i_ - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_ / INR n)) = Sum (fun i_ : Fin n => -1 * (x i * x i_ * (1 / INR n) * (1 / deviation x
    epsilon) ^ 3) + x i * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 3 + x i_ * mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 3 + -1 * (mean x ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^ 3) + delta i i_ * (1 /
    deviation x epsilon) + -1 * (1 / INR n * (1 / deviation x epsilon)))).
  { exact (Rules.sum_congruence (fun (i_4 : Fin n) => (eq_trans (eq_trans (r120 i_4) (r124 i_4)) (r126 i_4)))). }
  assert (r129 : deviation x epsilon * Sum (fun i_ : Fin n => 1 / deviation x epsilon * (delta i i_ - 1 / INR n -
    layernorm x epsilon i * layernorm x epsilon i_ / INR n) * ((x i_ - mean x) / deviation x epsilon)) + mean x * Sum
    (fun i_ : Fin n => 1 / deviation x epsilon * (delta i i_ - 1 / INR n - layernorm x epsilon i * layernorm x epsilon
    i_ / INR n)) = deviation x epsilon * Sum (fun i_ : Fin n => 2 * (x i * x i_ * mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 4) + -1 * (x i * x i_ ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^ 4) + -1 * (x i * mean
    x ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^ 4) + -2 * (x i_ * mean x ^ 2 * (1 / INR n) * (1 / deviation x
    epsilon) ^ 4) + x i_ * delta i i_ * (1 / deviation x epsilon) ^ 2 + -1 * (x i_ * (1 / INR n) * (1 / deviation x
    epsilon) ^ 2) + x i_ ^ 2 * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 4 + -1 * (mean x * delta i i_ * (1 /
    deviation x epsilon) ^ 2) + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 + mean x ^ 3 * (1 / INR n) * (1 /
    deviation x epsilon) ^ 4) + mean x * Sum (fun i_ : Fin n => -1 * (x i * x i_ * (1 / INR n) * (1 / deviation x
    epsilon) ^ 3) + x i * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 3 + x i_ * mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 3 + -1 * (mean x ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^ 3) + delta i i_ * (1 /
    deviation x epsilon) + -1 * (1 / INR n * (1 / deviation x epsilon)))).
  { exact (f_equal2 (fun (h_30 : R) (h_31 : R) => deviation x epsilon * h_30 + mean x * h_31) r119 r128). }
  assert (r130 : forall (i_5 : Fin n), 1 / deviation x epsilon * (delta i i_5 - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_5 / INR n) * layernorm x epsilon i_5 = 1 / deviation x epsilon * (delta i i_5 - 1 / INR n -
    layernorm x epsilon i * layernorm x epsilon i_5 * (1 / INR n)) * layernorm x epsilon i_5).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((1 * u0) * ((u1 - (1 * u2)) - ((u3 * u4) * u2))) * u4) = (((1 *
    u0) * ((u1 - (1 * u2)) - ((u3 * u4) * (1 * u2)))) * u4)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_5 : Fin n) => (identity (/ (deviation x epsilon)) (delta i i_5) (/ (INR n)) (layernorm x epsilon i)
      (layernorm x epsilon i_5))). }
  assert (r131 : forall (i_5 : Fin n), layernorm x epsilon i_5 = (x i_5 - mean x) / deviation x epsilon).
  { exact (fun (i_5 : Fin n) => eq_refl). }
  assert (r132 : forall (i_5 : Fin n), (x i_5 - mean x) / deviation x epsilon = x i_5 * (1 / deviation x epsilon) + -1
    * (mean x * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (fun (i_5 : Fin n) => (identity (x i_5) (mean x) (/ (deviation x epsilon)))). }
  assert (r134 : forall (i_5 : Fin n), 1 / deviation x epsilon * (delta i i_5 - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_5 * (1 / INR n)) * layernorm x epsilon i_5 = 1 / deviation x epsilon * (delta i i_5 - 1 /
    INR n - (x i * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon))) * (x i_5 * (1 / deviation x
    epsilon) + -1 * (mean x * (1 / deviation x epsilon))) * (1 / INR n)) * (x i_5 * (1 / deviation x epsilon) + -1 *
    (mean x * (1 / deviation x epsilon)))).
  { exact (fun (i_5 : Fin n) => (f_equal2 (fun (h_32 : R) (h_33 : R) => 1 / deviation x epsilon * (delta i i_5 - 1 /
    INR n - h_32 * h_33 * (1 / INR n)) * h_33) r111 (eq_trans (r131 i_5) (r132 i_5)))). }
  assert (r136 : forall (i_5 : Fin n), 1 / deviation x epsilon * (delta i i_5 - 1 / INR n - (x i * (1 / deviation x
    epsilon) + -1 * (mean x * (1 / deviation x epsilon))) * (x i_5 * (1 / deviation x epsilon) + -1 * (mean x * (1 /
    deviation x epsilon))) * (1 / INR n)) * (x i_5 * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x
    epsilon))) = 2 * (x i * x i_5 * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 4) + -1 * (x i * x i_5 ^ 2 * (1
    / INR n) * (1 / deviation x epsilon) ^ 4) + -1 * (x i * mean x ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^ 4)
    + -2 * (x i_5 * mean x ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^ 4) + x i_5 * delta i i_5 * (1 / deviation x
    epsilon) ^ 2 + -1 * (x i_5 * (1 / INR n) * (1 / deviation x epsilon) ^ 2) + x i_5 ^ 2 * mean x * (1 / INR n) * (1
    / deviation x epsilon) ^ 4 + -1 * (mean x * delta i i_5 * (1 / deviation x epsilon) ^ 2) + mean x * (1 / INR n) *
    (1 / deviation x epsilon) ^ 2 + mean x ^ 3 * (1 / INR n) * (1 / deviation x epsilon) ^ 4).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((1 * u0) * ((u1 - (1 * u2)) - ((((u3 * (1 * u0)) + ((-1) * (u4
    * (1 * u0)))) * ((u5 * (1 * u0)) + ((-1) * (u4 * (1 * u0))))) * (1 * u2)))) * ((u5 * (1 * u0)) + ((-1) * (u4 * (1
    * u0))))) = ((((((((((2 * ((((u3 * u5) * u4) * (1 * u2)) * ((1 * u0) ^ 4))) + ((-1) * (((u3 * (u5 ^ 2)) * (1 *
    u2)) * ((1 * u0) ^ 4)))) + ((-1) * (((u3 * (u4 ^ 2)) * (1 * u2)) * ((1 * u0) ^ 4)))) + ((-2) * (((u5 * (u4 ^ 2)) *
    (1 * u2)) * ((1 * u0) ^ 4)))) + ((u5 * u1) * ((1 * u0) ^ 2))) + ((-1) * ((u5 * (1 * u2)) * ((1 * u0) ^ 2)))) +
    ((((u5 ^ 2) * u4) * (1 * u2)) * ((1 * u0) ^ 4))) + ((-1) * ((u4 * u1) * ((1 * u0) ^ 2)))) + ((u4 * (1 * u2)) * ((1
    * u0) ^ 2))) + (((u4 ^ 3) * (1 * u2)) * ((1 * u0) ^ 4)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_5 : Fin n) => (identity (/ (deviation x epsilon)) (delta i i_5) (/ (INR n)) (x i) (mean x) (x
      i_5))). }
  assert (r138 : Sum (fun i_ : Fin n => 1 / deviation x epsilon * (delta i i_ - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_ / INR n) * layernorm x epsilon i_) = Sum (fun i_ : Fin n => 2 * (x i * x i_ * mean x * (1 /
    INR n) * (1 / deviation x epsilon) ^ 4) + -1 * (x i * x i_ ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^ 4) + -1
    * (x i * mean x ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^ 4) + -2 * (x i_ * mean x ^ 2 * (1 / INR n) * (1 /
    deviation x epsilon) ^ 4) + x i_ * delta i i_ * (1 / deviation x epsilon) ^ 2 + -1 * (x i_ * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2) + x i_ ^ 2 * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 4 + -1 * (mean x * delta
    i i_ * (1 / deviation x epsilon) ^ 2) + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 + mean x ^ 3 * (1 /
    INR n) * (1 / deviation x epsilon) ^ 4)).
  { exact (Rules.sum_congruence (fun (i_5 : Fin n) => (eq_trans (eq_trans (r130 i_5) (r134 i_5)) (r136 i_5)))). }
  assert (r139 : deviation x epsilon * Sum (fun i_ : Fin n => 1 / deviation x epsilon * (delta i i_ - 1 / INR n -
    layernorm x epsilon i * layernorm x epsilon i_ / INR n) * layernorm x epsilon i_) + mean x * Sum (fun i_ : Fin n
    => 1 / deviation x epsilon * (delta i i_ - 1 / INR n - layernorm x epsilon i * layernorm x epsilon i_ / INR n)) =
    deviation x epsilon * Sum (fun i_ : Fin n => 2 * (x i * x i_ * mean x * (1 / INR n) * (1 / deviation x epsilon) ^
    4) + -1 * (x i * x i_ ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^ 4) + -1 * (x i * mean x ^ 2 * (1 / INR n) *
    (1 / deviation x epsilon) ^ 4) + -2 * (x i_ * mean x ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^ 4) + x i_ *
    delta i i_ * (1 / deviation x epsilon) ^ 2 + -1 * (x i_ * (1 / INR n) * (1 / deviation x epsilon) ^ 2) + x i_ ^ 2
    * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 4 + -1 * (mean x * delta i i_ * (1 / deviation x epsilon) ^
    2) + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 + mean x ^ 3 * (1 / INR n) * (1 / deviation x epsilon) ^
    4) + mean x * Sum (fun i_ : Fin n => -1 * (x i * x i_ * (1 / INR n) * (1 / deviation x epsilon) ^ 3) + x i * mean
    x * (1 / INR n) * (1 / deviation x epsilon) ^ 3 + x i_ * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 3 + -1
    * (mean x ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^ 3) + delta i i_ * (1 / deviation x epsilon) + -1 * (1 /
    INR n * (1 / deviation x epsilon)))).
  { exact (f_equal2 (fun (h_34 : R) (h_35 : R) => deviation x epsilon * h_34 + mean x * h_35) r138 r128). }
  assert (r144 : epsilon / deviation x epsilon ^ 3 * layernorm x epsilon i = epsilon * (1 / deviation x epsilon ^ 3) *
    layernorm x epsilon i).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2; ring).
    exact (identity epsilon (/ (deviation x epsilon ^ 3)) (layernorm x epsilon i)). }
  assert (r145 : deviation x epsilon ^ 3 = deviation x epsilon * (deviation x epsilon * deviation x epsilon)).
  { assert (identity : forall u0 : R, (u0 ^ 3) = (u0 * (u0 * u0))) by (intros u0; ring).
    exact (identity (deviation x epsilon)). }
  assert (r146 : 1 / deviation x epsilon ^ 3 = 1 / (deviation x epsilon * (deviation x epsilon * deviation x
    epsilon))).
  { exact (f_equal (fun (h_36 : R) => 1 / h_36) r145). }
  assert (r149 : 1 / (deviation x epsilon * deviation x epsilon) = 1 / deviation x epsilon * (1 / deviation x
    epsilon)).
  { exact (Facts.inverse_mul (deviation x epsilon) (deviation x epsilon)). }
  assert (r150 : 1 / deviation x epsilon * (1 / (deviation x epsilon * deviation x epsilon)) = 1 / deviation x epsilon
    * (1 / deviation x epsilon * (1 / deviation x epsilon))).
  { exact (f_equal2 (fun (h_37 : R) (h_38 : R) => h_37 * h_38) (@eq_refl R (1 / deviation x epsilon)) r149). }
  assert (r153 : 1 / deviation x epsilon * (1 / deviation x epsilon * (1 / deviation x epsilon)) = (1 / deviation x
    epsilon) ^ 3).
  { assert (identity : forall u0 : R, ((1 * u0) * ((1 * u0) * (1 * u0))) = ((1 * u0) ^ 3)) by (intros u0; ring).
    exact (identity (/ (deviation x epsilon))). }
  assert (r154 : 1 / deviation x epsilon ^ 3 = (1 / deviation x epsilon) ^ 3).
  { exact (eq_trans (eq_trans r146 (eq_trans (Facts.inverse_mul (deviation x epsilon) (deviation x epsilon * deviation
    x epsilon)) r150)) r153). }
  assert (r155 : epsilon * (1 / deviation x epsilon ^ 3) * layernorm x epsilon i = epsilon * (1 / deviation x epsilon)
    ^ 3 * layernorm x epsilon i).
  { exact (f_equal (fun (h_39 : R) => epsilon * h_39 * layernorm x epsilon i) r154). }
  assert (r157 : epsilon * (1 / deviation x epsilon) ^ 3 * layernorm x epsilon i = epsilon * layernorm x epsilon i *
    (1 / deviation x epsilon) ^ 3).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * ((1 * u1) ^ 3)) * u2) = ((u0 * u2) * ((1 * u1) ^ 3))) by (intros u0
    u1 u2; ring).
    exact (identity epsilon (/ (deviation x epsilon)) (layernorm x epsilon i)). }
  assert (r161 : deviation x epsilon * Sum (fun i_ : Fin n => 1 / deviation x epsilon * (delta i i_ - 1 / INR n -
    layernorm x epsilon i * layernorm x epsilon i_ / INR n) * layernorm x epsilon i_) + mean x * Sum (fun i_ : Fin n
    => 1 / deviation x epsilon * (delta i i_ - 1 / INR n - layernorm x epsilon i * layernorm x epsilon i_ / INR n)) =
    deviation x epsilon * (epsilon * layernorm x epsilon i * (1 / deviation x epsilon) ^ 3) + mean x * 0).
  { exact (f_equal2 (fun (h_40 : R) (h_41 : R) => deviation x epsilon * h_40 + mean x * h_41) (eq_trans
    (Normalization.layernorm_jacobian_of_normalized n n_pos x epsilon i given) (eq_trans (eq_trans r144 r155) r157))
    (Normalization.layernorm_jacobian_row_sum_zero n n_pos x epsilon i)). }
  assert (r162 : deviation x epsilon * (epsilon * layernorm x epsilon i * (1 / deviation x epsilon) ^ 3) + mean x * 0
    = epsilon * deviation x epsilon * layernorm x epsilon i * (1 / deviation x epsilon) ^ 3).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * ((u1 * u2) * ((1 * u3) ^ 3))) + (u4 * 0)) = (((u1 * u0) * u2)
    * ((1 * u3) ^ 3))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (deviation x epsilon) epsilon (layernorm x epsilon i) (/ (deviation x epsilon)) (mean x)). }
  assert (r164 : deviation x epsilon * (epsilon / deviation x epsilon ^ 3 * layernorm x epsilon i) = deviation x
    epsilon * (epsilon * (1 / deviation x epsilon ^ 3) * layernorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * ((u1 * u2) * u3)) = (u0 * ((u1 * (1 * u2)) * u3))) by (intros u0
    u1 u2 u3; ring).
    exact (identity (deviation x epsilon) epsilon (/ (deviation x epsilon ^ 3)) (layernorm x epsilon i)). }
  assert (r165 : deviation x epsilon * (epsilon * (1 / deviation x epsilon ^ 3) * layernorm x epsilon i) = deviation x
    epsilon * (epsilon * (1 / deviation x epsilon) ^ 3 * layernorm x epsilon i)).
  { exact (f_equal (fun (h_42 : R) => deviation x epsilon * (epsilon * h_42 * layernorm x epsilon i)) r154). }
  assert (r166 : deviation x epsilon * (epsilon / deviation x epsilon ^ 3 * layernorm x epsilon i) = deviation x
    epsilon * (epsilon * (1 / deviation x epsilon) ^ 3 * layernorm x epsilon i)).
  { exact (eq_trans r164 r165). }
  assert (r167 : deviation x epsilon * (epsilon * (1 / deviation x epsilon) ^ 3 * layernorm x epsilon i) = epsilon *
    deviation x epsilon * layernorm x epsilon i * (1 / deviation x epsilon) ^ 3).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * ((u1 * ((1 * u2) ^ 3)) * u3)) = (((u1 * u0) * u3) * ((1 * u2) ^
    3))) by (intros u0 u1 u2 u3; ring).
    exact (identity (deviation x epsilon) epsilon (/ (deviation x epsilon)) (layernorm x epsilon i)). }
  assert (r172 : deviation x epsilon * (epsilon * (1 / deviation x epsilon) ^ 3 * layernorm x epsilon i) = epsilon *
    layernorm x epsilon i * (1 / deviation x epsilon) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * ((1 * u2) ^ 2)) - (u3 * ((u0 * ((1 * u2) ^ 3)) * u1)) =
    (((u0 * u1) * ((1 * u2) ^ 2)) * (1 - (u3 * (1 * u2))) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (epsilon * layernorm x epsilon i * (1 / deviation x epsilon) ^
      2) r103 Rules.no_equation) (identity epsilon (layernorm x epsilon i) (/ (deviation x epsilon)) (deviation x
      epsilon))). }
  assert (r174 : epsilon / deviation x epsilon ^ 2 * layernorm x epsilon i = epsilon * (1 / deviation x epsilon ^ 2) *
    layernorm x epsilon i).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2; ring).
    exact (identity epsilon (/ (deviation x epsilon ^ 2)) (layernorm x epsilon i)). }
  assert (r175 : deviation x epsilon ^ 2 = deviation x epsilon * deviation x epsilon).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (deviation x epsilon)). }
  assert (r176 : 1 / deviation x epsilon ^ 2 = 1 / (deviation x epsilon * deviation x epsilon)).
  { exact (f_equal (fun (h_43 : R) => 1 / h_43) r175). }
  assert (r178 : 1 / deviation x epsilon * (1 / deviation x epsilon) = (1 / deviation x epsilon) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (deviation x epsilon))). }
  assert (r180 : epsilon * (1 / deviation x epsilon ^ 2) * layernorm x epsilon i = epsilon * (1 / deviation x epsilon)
    ^ 2 * layernorm x epsilon i).
  { exact (f_equal (fun (h_44 : R) => epsilon * h_44 * layernorm x epsilon i) (eq_trans (eq_trans r176 r149) r178)). }
  assert (r182 : epsilon * (1 / deviation x epsilon) ^ 2 * layernorm x epsilon i = epsilon * layernorm x epsilon i *
    (1 / deviation x epsilon) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * ((1 * u1) ^ 2)) * u2) = ((u0 * u2) * ((1 * u1) ^ 2))) by (intros u0
    u1 u2; ring).
    exact (identity epsilon (/ (deviation x epsilon)) (layernorm x epsilon i)). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans r15 (eq_trans (eq_trans (Facts.sum_add n (fun i_ :
    Fin n => x i * (1 / deviation x epsilon) * (delta i_ i * 1) + -1 * (layernorm x epsilon i * (1 / INR n) * (1 /
    deviation x epsilon)) * (x i_ * layernorm x epsilon i_)) (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x
    epsilon)) * x i)) r18) r26)) r29) (eq_sym (eq_trans r98 r104))) (eq_trans r129 (eq_sym r139))) (eq_trans (eq_trans
    r161 r162) (eq_sym (eq_trans r166 r167)))) (eq_trans (eq_trans r166 r172) (eq_sym (eq_trans (eq_trans r174 r180)
    r182)))).
Qed.

(* Forward directional derivative of LayerNorm. *)
Theorem layernorm_jvp (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (i : Fin n) (u : Fin n -> R) :
  Sum (fun j : Fin n => 1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x epsilon i * layernorm x epsilon
    j / INR n) * u j) = 1 / deviation x epsilon * (u i - 1 / INR n * Sum (fun j : Fin n => u j) - layernorm x epsilon
    i / INR n * Sum (fun j : Fin n => u j * layernorm x epsilon j)).
Proof.
  assert (r2 : forall (i_ : Fin n), i <> i_ -> delta i i_ * u i_ = delta i i_ * u i).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_ : Fin n) p => (Rules.linear_combination (Rules.and_equation (u i_ - u i) (Facts.delta_apart n i i_
      p) Rules.no_equation) (identity (delta i i_) (u i) (u i_)))). }
  assert (r3 : forall (i_ : Fin n), delta i i_ * u i_ = delta i i_ * u i).
  { exact (fun (i_ : Fin n) => (Rules.index_cases (fun (i_ : Fin n) => delta i i_ * u i_ = delta i i_ * u i) i i_
    (@eq_refl R (delta i i * u i)) (fun p_ => (r2 i_ p_)))). }
  assert (r4 : forall (i_ : Fin n), 1 / deviation x epsilon * (delta i i_ - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_ / INR n) * u i_ = u i * delta i i_ * (1 / deviation x epsilon) + -1 * (u i_ * layernorm x
    epsilon i * layernorm x epsilon i_ * (1 / INR n) * (1 / deviation x epsilon)) + -1 * (u i_ * (1 / INR n) * (1 /
    deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((u0 * u1) * (1 * u2)) + ((-1) * ((((u3 * u4) * u5) * (1 *
    u6)) * (1 * u2)))) + ((-1) * ((u3 * (1 * u6)) * (1 * u2)))) - (((1 * u2) * ((u1 - (1 * u6)) - ((u4 * u5) * u6))) *
    u3) = ((1 * u2) * ((u1 * u0) - (u1 * u3)) + 0)) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (1 / deviation x epsilon) (r3 i_)
      Rules.no_equation) (identity (u i) (delta i i_) (/ (deviation x epsilon)) (u i_) (layernorm x epsilon i)
      (layernorm x epsilon i_) (/ (INR n))))). }
  assert (r7 : forall (b a : Fin n), a <> b -> b <> a).
  { exact (fun (b a : Fin n) p_1 => (Facts.apart_symm n a b p_1)). }
  assert (r10 : forall (a b : Fin n), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin n) p_2 => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart n a b p_2)
      (Rules.and_equation (-1) (Facts.delta_apart n b a (r7 b a p_2)) Rules.no_equation)) (identity (delta b a) (delta
      a b)))). }
  assert (r11 : forall (a b : Fin n), delta a b = delta b a).
  { exact (fun (a b : Fin n) => (Rules.index_cases (fun (b : Fin n) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_3 => (r10 a b p_3)))). }
  assert (r13 : forall (i_ : Fin n), u i * delta i i_ * (1 / deviation x epsilon) + -1 * (u i_ * layernorm x epsilon i
    * layernorm x epsilon i_ * (1 / INR n) * (1 / deviation x epsilon)) + -1 * (u i_ * (1 / INR n) * (1 / deviation x
    epsilon)) = u i * (1 / deviation x epsilon) * (delta i_ i * 1) + -1 * (layernorm x epsilon i * (1 / INR n) * (1 /
    deviation x epsilon)) * (u i_ * layernorm x epsilon i_) + -1 * (1 / INR n * (1 / deviation x epsilon)) * u i_).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((u0 * (1 * u1)) * (u2 * 1)) + (((-1) * ((u3 * (1 * u4))
    * (1 * u1))) * (u5 * u6))) + (((-1) * ((1 * u4) * (1 * u1))) * u5)) - ((((u0 * u7) * (1 * u1)) + ((-1) * ((((u5 *
    u3) * u6) * (1 * u4)) * (1 * u1)))) + ((-1) * ((u5 * (1 * u4)) * (1 * u1)))) = (((u0 * (1 * u1)) * 1) * (u2 - u7)
    + 0)) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (u i * (1 / deviation x epsilon) * 1)
      (r11 i i_) Rules.no_equation) (identity (u i) (/ (deviation x epsilon)) (delta i_ i) (layernorm x epsilon i) (/
      (INR n)) (u i_) (layernorm x epsilon i_) (delta i i_)))). }
  assert (r15 : Sum (fun i_ : Fin n => 1 / deviation x epsilon * (delta i i_ - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon i_ / INR n) * u i_) = Sum (fun i_ : Fin n => u i * (1 / deviation x epsilon) * (delta i_ i *
    1) + -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * (u i_ * layernorm x epsilon i_) + -1
    * (1 / INR n * (1 / deviation x epsilon)) * u i_)).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r4 i_) (r13 i_)))). }
  assert (r18 : Sum (fun i_ : Fin n => u i * (1 / deviation x epsilon) * (delta i_ i * 1) + -1 * (layernorm x epsilon
    i * (1 / INR n) * (1 / deviation x epsilon)) * (u i_ * layernorm x epsilon i_)) + Sum (fun i : Fin n => -1 * (1 /
    INR n * (1 / deviation x epsilon)) * u i) = Sum (fun i_ : Fin n => u i * (1 / deviation x epsilon) * (delta i_ i *
    1)) + Sum (fun i_ : Fin n => -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * (u i_ *
    layernorm x epsilon i_)) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * u i)).
  { exact (f_equal (fun (h : R) => h + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * u i))
    (Facts.sum_add n (fun i_ : Fin n => u i * (1 / deviation x epsilon) * (delta i_ i * 1)) (fun i_ : Fin n => -1 *
    (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * (u i_ * layernorm x epsilon i_)))). }
  assert (r22 : u i * (1 / deviation x epsilon) * Sum (fun i_ : Fin n => delta i_ i * 1) = u i * (1 / deviation x
    epsilon) * 1).
  { exact (f_equal (fun (h_ : R) => u i * (1 / deviation x epsilon) * h_) (Facts.sum_delta n i (fun i : Fin n => 1))).
    }
  assert (r26 : Sum (fun i_ : Fin n => u i * (1 / deviation x epsilon) * (delta i_ i * 1)) + Sum (fun i_ : Fin n => -1
    * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * (u i_ * layernorm x epsilon i_)) + Sum (fun
    i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * u i) = u i * (1 / deviation x epsilon) * 1 + -1 *
    (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * Sum (fun i : Fin n => u i * layernorm x
    epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon)) * Sum (fun i : Fin n => u i)).
  { exact (f_equal3 (fun (h_1 : R) (h_2 : R) (h_3 : R) => h_1 + h_2 + h_3) (eq_trans (Facts.sum_scale n (u i * (1 /
    deviation x epsilon)) (fun i_ : Fin n => delta i_ i * 1)) r22) (Facts.sum_scale n (-1 * (layernorm x epsilon i *
    (1 / INR n) * (1 / deviation x epsilon))) (fun i : Fin n => u i * layernorm x epsilon i)) (Facts.sum_scale n (-1 *
    (1 / INR n * (1 / deviation x epsilon))) u)). }
  assert (r29 : u i * (1 / deviation x epsilon) * 1 + -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x
    epsilon)) * Sum (fun i : Fin n => u i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon)) *
    Sum (fun i : Fin n => u i) = u i * (1 / deviation x epsilon) + -1 * (layernorm x epsilon i * (1 / INR n) * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => u i * layernorm x epsilon i)) + -1 * (1 / INR n * (1 / deviation x
    epsilon) * Sum (fun i : Fin n => u i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * (1 * u1)) * 1) + (((-1) * ((u2 * (1 * u3)) * (1 * u1)))
    * u4)) + (((-1) * ((1 * u3) * (1 * u1))) * u5)) = (((u0 * (1 * u1)) + ((-1) * (((u2 * (1 * u3)) * (1 * u1)) *
    u4))) + ((-1) * (((1 * u3) * (1 * u1)) * u5)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (u i) (/ (deviation x epsilon)) (layernorm x epsilon i) (/ (INR n)) (Sum (fun i : Fin n => u i *
      layernorm x epsilon i)) (Sum (fun i : Fin n => u i))). }
  assert (r31 : forall (i_1 : Fin n), u i_1 / INR n = u i_1 * (1 / INR n)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (identity (u i_1) (/ (INR n)))). }
  assert (r32 : forall (i_1 : Fin n), u i_1 * (1 / INR n) = 1 / INR n * u i_1).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (identity (u i_1) (/ (INR n)))). }
  assert (r34 : Sum (fun i : Fin n => u i / INR n) = Sum (fun i : Fin n => 1 / INR n * u i)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r31 i_1) (r32 i_1)))). }
  assert (r37 : forall (i_2 : Fin n), layernorm x epsilon i * layernorm x epsilon i_2 / INR n * u i_2 = u i_2 *
    layernorm x epsilon i * layernorm x epsilon i_2 * (1 / INR n)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * u3) = (((u3 * u0) * u1) * (1 * u2))) by (intros u0
    u1 u2 u3; ring).
    exact (fun (i_2 : Fin n) => (identity (layernorm x epsilon i) (layernorm x epsilon i_2) (/ (INR n)) (u i_2))). }
  assert (r38 : forall (i_2 : Fin n), u i_2 * layernorm x epsilon i * layernorm x epsilon i_2 * (1 / INR n) =
    layernorm x epsilon i * (1 / INR n) * (u i_2 * layernorm x epsilon i_2)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * (1 * u3)) = ((u1 * (1 * u3)) * (u0 * u2))) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 : Fin n) => (identity (u i_2) (layernorm x epsilon i) (layernorm x epsilon i_2) (/ (INR n)))). }
  assert (r40 : Sum (fun i_ : Fin n => layernorm x epsilon i * layernorm x epsilon i_ / INR n * u i_) = Sum (fun i_ :
    Fin n => layernorm x epsilon i * (1 / INR n) * (u i_ * layernorm x epsilon i_))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (r37 i_2) (r38 i_2)))). }
  assert (r43 : 1 / deviation x epsilon * (u i - Sum (fun i : Fin n => u i / INR n) - Sum (fun i_ : Fin n => layernorm
    x epsilon i * layernorm x epsilon i_ / INR n * u i_)) = 1 / deviation x epsilon * (u i - 1 / INR n * Sum (fun i :
    Fin n => u i) - layernorm x epsilon i * (1 / INR n) * Sum (fun i : Fin n => u i * layernorm x epsilon i))).
  { exact (f_equal2 (fun (h_4 : R) (h_5 : R) => 1 / deviation x epsilon * (u i - h_4 - h_5)) (eq_trans r34
    (Facts.sum_scale n (1 / INR n) u)) (eq_trans r40 (Facts.sum_scale n (layernorm x epsilon i * (1 / INR n)) (fun i :
    Fin n => u i * layernorm x epsilon i)))). }
  assert (r44 : 1 / deviation x epsilon * (u i - 1 / INR n * Sum (fun i : Fin n => u i) - layernorm x epsilon i * (1 /
    INR n) * Sum (fun i : Fin n => u i * layernorm x epsilon i)) = u i * (1 / deviation x epsilon) + -1 * (layernorm x
    epsilon i * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i * layernorm x epsilon i)) + -1 *
    (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((u4 * (1 * u2)) * u5))) =
    (((u1 * (1 * u0)) + ((-1) * (((u4 * (1 * u2)) * (1 * u0)) * u5))) + ((-1) * (((1 * u2) * (1 * u0)) * u3)))) by
    (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (/ (deviation x epsilon)) (u i) (/ (INR n)) (Sum (fun i : Fin n => u i)) (layernorm x epsilon i)
      (Sum (fun i : Fin n => u i * layernorm x epsilon i))). }
  assert (r45 : 1 / deviation x epsilon * (u i - Sum (fun i : Fin n => u i / INR n) - Sum (fun i_ : Fin n => layernorm
    x epsilon i * layernorm x epsilon i_ / INR n * u i_)) = u i * (1 / deviation x epsilon) + -1 * (layernorm x
    epsilon i * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i * layernorm x epsilon i)) + -1 *
    (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i))).
  { exact (eq_trans r43 r44). }
  assert (r48 : 1 / deviation x epsilon * (u i - 1 / INR n * Sum (fun j : Fin n => u j) - layernorm x epsilon i / INR
    n * Sum (fun j : Fin n => u j * layernorm x epsilon j)) = u i * (1 / deviation x epsilon) + -1 * (layernorm x
    epsilon i * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun j : Fin n => u j * layernorm x epsilon j)) + -1 *
    (1 / INR n * (1 / deviation x epsilon) * Sum (fun j : Fin n => u j))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((u4 * u2) * u5))) = (((u1
    * (1 * u0)) + ((-1) * (((u4 * (1 * u2)) * (1 * u0)) * u5))) + ((-1) * (((1 * u2) * (1 * u0)) * u3)))) by (intros
    u0 u1 u2 u3 u4 u5; ring).
    exact (identity (/ (deviation x epsilon)) (u i) (/ (INR n)) (Sum (fun j : Fin n => u j)) (layernorm x epsilon i)
      (Sum (fun j : Fin n => u j * layernorm x epsilon j))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r15 (eq_trans (eq_trans (Facts.sum_add n (fun i_ : Fin n => u i * (1 /
    deviation x epsilon) * (delta i_ i * 1) + -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) *
    (u i_ * layernorm x epsilon i_)) (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * u i)) r18) r26))
    r29) (eq_sym r45)) (eq_trans r45 (eq_sym r48))).
Qed.

(* The quadratic form of the Jacobian of LayerNorm. *)
Theorem layernorm_jacobian_quadratic_form (n : nat) (n_pos : (0 < n)%nat) (u x : Fin n -> R) (epsilon : R) :
  Sum (fun i : Fin n => Sum (fun j : Fin n => u i * (1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x
    epsilon i * layernorm x epsilon j / INR n)) * u j)) = 1 / deviation x epsilon * (Sum (fun i : Fin n => (u i - mean
    u) ^ 2) - 1 / INR n * Sum (fun i : Fin n => (u i - mean u) * layernorm x epsilon i) ^ 2).
Proof.
  assert (r2 : forall (i i_ : Fin n), i <> i_ -> delta i i_ * u i_ = delta i i_ * u i).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i i_ : Fin n) p => (Rules.linear_combination (Rules.and_equation (u i_ - u i) (Facts.delta_apart n i
      i_ p) Rules.no_equation) (identity (delta i i_) (u i) (u i_)))). }
  assert (r3 : forall (i i_ : Fin n), delta i i_ * u i_ = delta i i_ * u i).
  { exact (fun (i i_ : Fin n) => (Rules.index_cases (fun (i_ : Fin n) => delta i i_ * u i_ = delta i i_ * u i) i i_
    (@eq_refl R (delta i i * u i)) (fun p_ => (r2 i i_ p_)))). }
  assert (r4 : forall (i i_ : Fin n), u i * (1 / deviation x epsilon * (delta i i_ - 1 / INR n - layernorm x epsilon i
    * layernorm x epsilon i_ / INR n)) * u i_ = -1 * (u i * u i_ * layernorm x epsilon i * layernorm x epsilon i_ * (1
    / INR n) * (1 / deviation x epsilon)) + -1 * (u i * u i_ * (1 / INR n) * (1 / deviation x epsilon)) + u i ^ 2 *
    delta i i_ * (1 / deviation x epsilon)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((-1) * (((((u0 * u1) * u2) * u3) * (1 * u4)) * (1 * u5))) +
    ((-1) * (((u0 * u1) * (1 * u4)) * (1 * u5)))) + (((u0 ^ 2) * u6) * (1 * u5))) - ((u0 * ((1 * u5) * ((u6 - (1 *
    u4)) - ((u2 * u3) * u4)))) * u1) = ((u0 * (1 * u5)) * ((u6 * u0) - (u6 * u1)) + 0)) by (intros u0 u1 u2 u3 u4 u5
    u6; ring).
    exact (fun (i i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (u i * (1 / deviation x epsilon)) (r3 i
      i_) Rules.no_equation) (identity (u i) (u i_) (layernorm x epsilon i) (layernorm x epsilon i_) (/ (INR n)) (/
      (deviation x epsilon)) (delta i i_)))). }
  assert (r7 : forall (b a : Fin n), a <> b -> b <> a).
  { exact (fun (b a : Fin n) p_1 => (Facts.apart_symm n a b p_1)). }
  assert (r10 : forall (a b : Fin n), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin n) p_2 => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart n a b p_2)
      (Rules.and_equation (-1) (Facts.delta_apart n b a (r7 b a p_2)) Rules.no_equation)) (identity (delta b a) (delta
      a b)))). }
  assert (r11 : forall (a b : Fin n), delta a b = delta b a).
  { exact (fun (a b : Fin n) => (Rules.index_cases (fun (b : Fin n) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_3 => (r10 a b p_3)))). }
  assert (r13 : forall (i i_ : Fin n), -1 * (u i * u i_ * layernorm x epsilon i * layernorm x epsilon i_ * (1 / INR n)
    * (1 / deviation x epsilon)) + -1 * (u i * u i_ * (1 / INR n) * (1 / deviation x epsilon)) + u i ^ 2 * delta i i_
    * (1 / deviation x epsilon) = -1 * (u i * layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * (u i_
    * layernorm x epsilon i_) + -1 * (u i * (1 / INR n) * (1 / deviation x epsilon)) * u i_ + u i ^ 2 * (1 / deviation
    x epsilon) * (delta i_ i * 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((-1) * (((u0 * u1) * (1 * u2)) * (1 * u3))) * (u4 *
    u5)) + (((-1) * ((u0 * (1 * u2)) * (1 * u3))) * u4)) + (((u0 ^ 2) * (1 * u3)) * (u6 * 1))) - ((((-1) * (((((u0 *
    u4) * u1) * u5) * (1 * u2)) * (1 * u3))) + ((-1) * (((u0 * u4) * (1 * u2)) * (1 * u3)))) + (((u0 ^ 2) * u7) * (1 *
    u3))) = ((((u0 ^ 2) * (1 * u3)) * 1) * (u6 - u7) + 0)) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (u i ^ 2 * (1 / deviation x epsilon) *
      1) (r11 i i_) Rules.no_equation) (identity (u i) (layernorm x epsilon i) (/ (INR n)) (/ (deviation x epsilon))
      (u i_) (layernorm x epsilon i_) (delta i_ i) (delta i i_)))). }
  assert (r15 : forall (i : Fin n), Sum (fun i_ : Fin n => u i * (1 / deviation x epsilon * (delta i i_ - 1 / INR n -
    layernorm x epsilon i * layernorm x epsilon i_ / INR n)) * u i_) = Sum (fun i_ : Fin n => -1 * (u i * layernorm x
    epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * (u i_ * layernorm x epsilon i_) + -1 * (u i * (1 / INR n) *
    (1 / deviation x epsilon)) * u i_ + u i ^ 2 * (1 / deviation x epsilon) * (delta i_ i * 1))).
  { exact (fun (i : Fin n) => (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r4 i i_) (r13 i i_))))). }
  assert (r18 : forall (i : Fin n), Sum (fun i_ : Fin n => -1 * (u i * layernorm x epsilon i * (1 / INR n) * (1 /
    deviation x epsilon)) * (u i_ * layernorm x epsilon i_) + -1 * (u i * (1 / INR n) * (1 / deviation x epsilon)) * u
    i_) + Sum (fun i_ : Fin n => u i ^ 2 * (1 / deviation x epsilon) * (delta i_ i * 1)) = Sum (fun i_ : Fin n => -1 *
    (u i * layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * (u i_ * layernorm x epsilon i_)) + Sum
    (fun i_ : Fin n => -1 * (u i * (1 / INR n) * (1 / deviation x epsilon)) * u i_) + Sum (fun i_ : Fin n => u i ^ 2 *
    (1 / deviation x epsilon) * (delta i_ i * 1))).
  { exact (fun (i : Fin n) => (f_equal (fun (h : R) => h + Sum (fun i_ : Fin n => u i ^ 2 * (1 / deviation x epsilon)
    * (delta i_ i * 1))) (Facts.sum_add n (fun i_ : Fin n => -1 * (u i * layernorm x epsilon i * (1 / INR n) * (1 /
    deviation x epsilon)) * (u i_ * layernorm x epsilon i_)) (fun i_ : Fin n => -1 * (u i * (1 / INR n) * (1 /
    deviation x epsilon)) * u i_)))). }
  assert (r24 : forall (i : Fin n), u i ^ 2 * (1 / deviation x epsilon) * Sum (fun i_ : Fin n => delta i_ i * 1) = u i
    ^ 2 * (1 / deviation x epsilon) * 1).
  { exact (fun (i : Fin n) => (f_equal (fun (h_ : R) => u i ^ 2 * (1 / deviation x epsilon) * h_) (Facts.sum_delta n i
    (fun i : Fin n => 1)))). }
  assert (r26 : forall (i : Fin n), Sum (fun i_ : Fin n => -1 * (u i * layernorm x epsilon i * (1 / INR n) * (1 /
    deviation x epsilon)) * (u i_ * layernorm x epsilon i_)) + Sum (fun i_ : Fin n => -1 * (u i * (1 / INR n) * (1 /
    deviation x epsilon)) * u i_) + Sum (fun i_ : Fin n => u i ^ 2 * (1 / deviation x epsilon) * (delta i_ i * 1)) =
    -1 * (u i * layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * Sum (fun i : Fin n => u i *
    layernorm x epsilon i) + -1 * (u i * (1 / INR n) * (1 / deviation x epsilon)) * Sum (fun i : Fin n => u i) + u i ^
    2 * (1 / deviation x epsilon) * 1).
  { exact (fun (i : Fin n) => (f_equal3 (fun (h_1 : R) (h_2 : R) (h_3 : R) => h_1 + h_2 + h_3) (Facts.sum_scale n (-1
    * (u i * layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon))) (fun i : Fin n => u i * layernorm x
    epsilon i)) (Facts.sum_scale n (-1 * (u i * (1 / INR n) * (1 / deviation x epsilon))) u) (eq_trans
    (Facts.sum_scale n (u i ^ 2 * (1 / deviation x epsilon)) (fun i_ : Fin n => delta i_ i * 1)) (r24 i)))). }
  assert (r29 : forall (i : Fin n), -1 * (u i * layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) * Sum
    (fun i : Fin n => u i * layernorm x epsilon i) + -1 * (u i * (1 / INR n) * (1 / deviation x epsilon)) * Sum (fun i
    : Fin n => u i) + u i ^ 2 * (1 / deviation x epsilon) * 1 = -1 * (u i * layernorm x epsilon i * (1 / INR n) * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => u i * layernorm x epsilon i)) + -1 * (u i * (1 / INR n) * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => u i)) + u i ^ 2 * (1 / deviation x epsilon)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((-1) * (((u0 * u1) * (1 * u2)) * (1 * u3))) * u4) + (((-1) *
    ((u0 * (1 * u2)) * (1 * u3))) * u5)) + (((u0 ^ 2) * (1 * u3)) * 1)) = ((((-1) * ((((u0 * u1) * (1 * u2)) * (1 *
    u3)) * u4)) + ((-1) * (((u0 * (1 * u2)) * (1 * u3)) * u5))) + ((u0 ^ 2) * (1 * u3)))) by (intros u0 u1 u2 u3 u4
    u5; ring).
    exact (fun (i : Fin n) => (identity (u i) (layernorm x epsilon i) (/ (INR n)) (/ (deviation x epsilon)) (Sum (fun
      i : Fin n => u i * layernorm x epsilon i)) (Sum (fun i : Fin n => u i)))). }
  assert (r31 : forall (i : Fin n), -1 * (u i * layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon) * Sum
    (fun i : Fin n => u i * layernorm x epsilon i)) + -1 * (u i * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i
    : Fin n => u i)) + u i ^ 2 * (1 / deviation x epsilon) = -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i
    : Fin n => u i * layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x
    epsilon) * Sum (fun i : Fin n => u i)) * u i + 1 / deviation x epsilon * u i ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((-1) * ((((u0 * u1) * (1 * u2)) * (1 * u3)) * u4)) + ((-1) *
    (((u0 * (1 * u2)) * (1 * u3)) * u5))) + ((u0 ^ 2) * (1 * u3))) = (((((-1) * (((1 * u2) * (1 * u3)) * u4)) * (u0 *
    u1)) + (((-1) * (((1 * u2) * (1 * u3)) * u5)) * u0)) + ((1 * u3) * (u0 ^ 2)))) by (intros u0 u1 u2 u3 u4 u5;
    ring).
    exact (fun (i : Fin n) => (identity (u i) (layernorm x epsilon i) (/ (INR n)) (/ (deviation x epsilon)) (Sum (fun
      i : Fin n => u i * layernorm x epsilon i)) (Sum (fun i : Fin n => u i)))). }
  assert (r33 : Sum (fun i : Fin n => Sum (fun i_ : Fin n => u i * (1 / deviation x epsilon * (delta i i_ - 1 / INR n
    - layernorm x epsilon i * layernorm x epsilon i_ / INR n)) * u i_)) = Sum (fun i : Fin n => -1 * (1 / INR n * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -1 *
    (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i)) * u i + 1 / deviation x epsilon * u i ^ 2)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (eq_trans (eq_trans (r15 i) (eq_trans (eq_trans
    (Facts.sum_add n (fun i_ : Fin n => -1 * (u i * layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon)) *
    (u i_ * layernorm x epsilon i_) + -1 * (u i * (1 / INR n) * (1 / deviation x epsilon)) * u i_) (fun i_ : Fin n =>
    u i ^ 2 * (1 / deviation x epsilon) * (delta i_ i * 1))) (r18 i)) (r26 i))) (r29 i)) (r31 i)))). }
  assert (r36 : Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i *
    layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i
    : Fin n => u i)) * u i) + Sum (fun i : Fin n => 1 / deviation x epsilon * u i ^ 2) = Sum (fun i : Fin n => -1 * (1
    / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * (u i * layernorm x
    epsilon i)) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i)) * u
    i) + Sum (fun i : Fin n => 1 / deviation x epsilon * u i ^ 2)).
  { exact (f_equal (fun (h_4 : R) => h_4 + Sum (fun i : Fin n => 1 / deviation x epsilon * u i ^ 2)) (Facts.sum_add n
    (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i * layernorm x epsilon
    i)) * (u i * layernorm x epsilon i)) (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i :
    Fin n => u i)) * u i))). }
  assert (r41 : Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i *
    layernorm x epsilon i)) * (u i * layernorm x epsilon i)) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation
    x epsilon) * Sum (fun i : Fin n => u i)) * u i) + Sum (fun i : Fin n => 1 / deviation x epsilon * u i ^ 2) = -1 *
    (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * Sum (fun i : Fin n
    => u i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i)) * Sum
    (fun i : Fin n => u i) + 1 / deviation x epsilon * Sum (fun i : Fin n => u i ^ 2)).
  { exact (f_equal3 (fun (h_5 : R) (h_6 : R) (h_7 : R) => h_5 + h_6 + h_7) (Facts.sum_scale n (-1 * (1 / INR n * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => u i * layernorm x epsilon i))) (fun i : Fin n => u i * layernorm x
    epsilon i)) (Facts.sum_scale n (-1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i))) u)
    (Facts.sum_scale n (1 / deviation x epsilon) (fun i : Fin n => u i ^ 2))). }
  assert (r44 : -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i * layernorm x epsilon i)) *
    Sum (fun i : Fin n => u i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i :
    Fin n => u i)) * Sum (fun i : Fin n => u i) + 1 / deviation x epsilon * Sum (fun i : Fin n => u i ^ 2) = -1 * (1 /
    INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i) ^ 2) + -1 * (1 / INR n * (1 / deviation x epsilon)
    * Sum (fun i : Fin n => u i * layernorm x epsilon i) ^ 2) + 1 / deviation x epsilon * Sum (fun i : Fin n => u i ^
    2)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((-1) * (((1 * u0) * (1 * u1)) * u2)) * u2) + (((-1) * (((1 * u0)
    * (1 * u1)) * u3)) * u3)) + ((1 * u1) * u4)) = ((((-1) * (((1 * u0) * (1 * u1)) * (u3 ^ 2))) + ((-1) * (((1 * u0)
    * (1 * u1)) * (u2 ^ 2)))) + ((1 * u1) * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (/ (INR n)) (/ (deviation x epsilon)) (Sum (fun i : Fin n => u i * layernorm x epsilon i)) (Sum
      (fun i : Fin n => u i)) (Sum (fun i : Fin n => u i ^ 2))). }
  assert (r46 : 1 / deviation x epsilon * (Sum (fun i : Fin n => u i ^ 2) - 1 / INR n * Sum (fun i : Fin n => u i) ^ 2
    - 1 / INR n * Sum (fun i : Fin n => u i * layernorm x epsilon i) ^ 2) = -1 * (1 / INR n * (1 / deviation x
    epsilon) * Sum (fun i : Fin n => u i) ^ 2) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u
    i * layernorm x epsilon i) ^ 2) + 1 / deviation x epsilon * Sum (fun i : Fin n => u i ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 * u0) * ((u1 - ((1 * u2) * (u3 ^ 2))) - ((1 * u2) * (u4 ^ 2))))
    = ((((-1) * (((1 * u2) * (1 * u0)) * (u3 ^ 2))) + ((-1) * (((1 * u2) * (1 * u0)) * (u4 ^ 2)))) + ((1 * u0) * u1)))
    by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (/ (deviation x epsilon)) (Sum (fun i : Fin n => u i ^ 2)) (/ (INR n)) (Sum (fun i : Fin n => u
      i)) (Sum (fun i : Fin n => u i * layernorm x epsilon i))). }
  assert (r51 : 1 / deviation x epsilon * (Sum (fun i : Fin n => u i ^ 2) - 1 / INR n * Sum (fun k : Fin n => u k) ^ 2
    - 1 / INR n * Sum (fun i : Fin n => u i * layernorm x epsilon i) ^ 2) = 1 / deviation x epsilon * (Sum (fun i :
    Fin n => u i ^ 2) - 1 / INR n * (INR n * mean u) ^ 2 - 1 / INR n * Sum (fun i : Fin n => u i * layernorm x epsilon
    i) ^ 2)).
  { exact (f_equal (fun (h_8 : R) => 1 / deviation x epsilon * (Sum (fun i : Fin n => u i ^ 2) - 1 / INR n * h_8 ^ 2 -
    1 / INR n * Sum (fun i : Fin n => u i * layernorm x epsilon i) ^ 2)) (Normalization.sum_eq_card_mul_mean n n_pos
    u)). }
  assert (r52 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r53 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r52)). }
  assert (r54 : Sum (fun i : Fin n => 1) = INR n).
  { exact (Facts.sum_one n). }
  assert (r55 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_9 : R) => 0 < h_9) r53 (INR n) r54). }
  assert (r57 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r55). }
  assert (r60 : 1 / deviation x epsilon * (Sum (fun i : Fin n => u i ^ 2) - 1 / INR n * (INR n * mean u) ^ 2 - 1 / INR
    n * Sum (fun i : Fin n => u i * layernorm x epsilon i) ^ 2) = -1 * (INR n * mean u ^ 2 * (1 / deviation x
    epsilon)) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i * layernorm x epsilon i) ^ 2)
    + 1 / deviation x epsilon * Sum (fun i : Fin n => u i ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((-1) * ((u0 * (u1 ^ 2)) * (1 * u2))) + ((-1) * (((1 * u3) * (1
    * u2)) * (u4 ^ 2)))) + ((1 * u2) * u5)) - ((1 * u2) * ((u5 - ((1 * u3) * ((u0 * u1) ^ 2))) - ((1 * u3) * (u4 ^
    2)))) = (((-1) * ((u0 * (u1 ^ 2)) * (1 * u2))) * (1 - (u0 * (1 * u3))) + 0)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (INR n * mean u ^ 2 * (1 / deviation x epsilon)))
      (Facts.mul_inverse (INR n) r57) Rules.no_equation) (identity (INR n) (mean u) (/ (deviation x epsilon)) (/ (INR
      n)) (Sum (fun i : Fin n => u i * layernorm x epsilon i)) (Sum (fun i : Fin n => u i ^ 2)))). }
  assert (r62 : forall (i_1 : Fin n), (u i_1 - mean u) ^ 2 = -2 * (u i_1 * mean u) + u i_1 ^ 2 + mean u ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 - u1) ^ 2) = ((((-2) * (u0 * u1)) + (u0 ^ 2)) + (u1 ^ 2))) by (intros u0
    u1; ring).
    exact (fun (i_1 : Fin n) => (identity (u i_1) (mean u))). }
  assert (r63 : forall (i_1 : Fin n), -2 * (u i_1 * mean u) + u i_1 ^ 2 + mean u ^ 2 = -2 * mean u * u i_1 + u i_1 ^ 2
    + mean u ^ 2 * 1).
  { assert (identity : forall u0 u1 : R, ((((-2) * (u0 * u1)) + (u0 ^ 2)) + (u1 ^ 2)) = (((((-2) * u1) * u0) + (u0 ^
    2)) + ((u1 ^ 2) * 1))) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (identity (u i_1) (mean u))). }
  assert (r65 : Sum (fun i : Fin n => (u i - mean u) ^ 2) = Sum (fun i : Fin n => -2 * mean u * u i + u i ^ 2 + mean u
    ^ 2 * 1)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r62 i_1) (r63 i_1)))). }
  assert (r68 : Sum (fun i : Fin n => -2 * mean u * u i + u i ^ 2) + Sum (fun i : Fin n => mean u ^ 2 * 1) = Sum (fun
    i : Fin n => -2 * mean u * u i) + Sum (fun i : Fin n => u i ^ 2) + Sum (fun i : Fin n => mean u ^ 2 * 1)).
  { exact (f_equal (fun (h_10 : R) => h_10 + Sum (fun i : Fin n => mean u ^ 2 * 1)) (Facts.sum_add n (fun i : Fin n =>
    -2 * mean u * u i) (fun i : Fin n => u i ^ 2))). }
  assert (r71 : -2 * mean u * Sum (fun k : Fin n => u k) = -2 * mean u * (INR n * mean u)).
  { exact (f_equal (fun (h_11 : R) => -2 * mean u * h_11) (Normalization.sum_eq_card_mul_mean n n_pos u)). }
  assert (r75 : mean u ^ 2 * Sum (fun i : Fin n => 1) = mean u ^ 2 * INR n).
  { exact (f_equal (fun (h_12 : R) => mean u ^ 2 * h_12) r54). }
  assert (r77 : Sum (fun i : Fin n => -2 * mean u * u i) + Sum (fun i : Fin n => u i ^ 2) + Sum (fun i : Fin n => mean
    u ^ 2 * 1) = -2 * mean u * (INR n * mean u) + Sum (fun i : Fin n => u i ^ 2) + mean u ^ 2 * INR n).
  { exact (f_equal3 (fun (h_13 : R) (h_14 : R) (h_15 : R) => h_13 + h_14 + h_15) (eq_trans (Facts.sum_scale n (-2 *
    mean u) u) r71) (@eq_refl R (Sum (fun i : Fin n => u i ^ 2))) (eq_trans (Facts.sum_scale n (mean u ^ 2) (fun i :
    Fin n => 1)) r75)). }
  assert (r80 : -2 * mean u * (INR n * mean u) + Sum (fun i : Fin n => u i ^ 2) + mean u ^ 2 * INR n = -1 * (INR n *
    mean u ^ 2) + Sum (fun i : Fin n => u i ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, (((((-2) * u0) * (u1 * u0)) + u2) + ((u0 ^ 2) * u1)) = (((-1) * (u1 * (u0
    ^ 2))) + u2)) by (intros u0 u1 u2; ring).
    exact (identity (mean u) (INR n) (Sum (fun i : Fin n => u i ^ 2))). }
  assert (r82 : forall (i_2 : Fin n), (u i_2 - mean u) * layernorm x epsilon i_2 = u i_2 * layernorm x epsilon i_2 +
    -1 * (layernorm x epsilon i_2 * mean u)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * u2) + ((-1) * (u2 * u1)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_2 : Fin n) => (identity (u i_2) (mean u) (layernorm x epsilon i_2))). }
  assert (r83 : forall (i_2 : Fin n), u i_2 * layernorm x epsilon i_2 + -1 * (layernorm x epsilon i_2 * mean u) = u
    i_2 * layernorm x epsilon i_2 + -1 * mean u * layernorm x epsilon i_2).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) + ((-1) * (u1 * u2))) = ((u0 * u1) + (((-1) * u2) * u1))) by
    (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin n) => (identity (u i_2) (layernorm x epsilon i_2) (mean u))). }
  assert (r85 : Sum (fun i : Fin n => (u i - mean u) * layernorm x epsilon i) = Sum (fun i : Fin n => u i * layernorm
    x epsilon i + -1 * mean u * layernorm x epsilon i)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (r82 i_2) (r83 i_2)))). }
  assert (r90 : -1 * mean u * Sum (fun i : Fin n => layernorm x epsilon i) = -1 * mean u * 0).
  { exact (f_equal (fun (h_16 : R) => -1 * mean u * h_16) (Normalization.layernorm_sum_zero n n_pos x epsilon)). }
  assert (r92 : Sum (fun i : Fin n => u i * layernorm x epsilon i) + Sum (fun i : Fin n => -1 * mean u * layernorm x
    epsilon i) = Sum (fun i : Fin n => u i * layernorm x epsilon i) + -1 * mean u * 0).
  { exact (f_equal2 (fun (h_17 : R) (h_18 : R) => h_17 + h_18) (@eq_refl R (Sum (fun i : Fin n => u i * layernorm x
    epsilon i))) (eq_trans (Facts.sum_scale n (-1 * mean u) (fun i : Fin n => layernorm x epsilon i)) r90)). }
  assert (r95 : Sum (fun i : Fin n => u i * layernorm x epsilon i) + -1 * mean u * 0 = Sum (fun i : Fin n => u i *
    layernorm x epsilon i)).
  { assert (identity : forall u0 u1 : R, (u0 + (((-1) * u1) * 0)) = u0) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => u i * layernorm x epsilon i)) (mean u)). }
  assert (r97 : 1 / deviation x epsilon * (Sum (fun i : Fin n => (u i - mean u) ^ 2) - 1 / INR n * Sum (fun i : Fin n
    => (u i - mean u) * layernorm x epsilon i) ^ 2) = 1 / deviation x epsilon * (-1 * (INR n * mean u ^ 2) + Sum (fun
    i : Fin n => u i ^ 2) - 1 / INR n * Sum (fun i : Fin n => u i * layernorm x epsilon i) ^ 2)).
  { exact (f_equal2 (fun (h_19 : R) (h_20 : R) => 1 / deviation x epsilon * (h_19 - 1 / INR n * h_20 ^ 2)) (eq_trans
    (eq_trans r65 (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => -2 * mean u * u i + u i ^ 2) (fun i : Fin n
    => mean u ^ 2 * 1)) r68) r77)) r80) (eq_trans (eq_trans r85 (eq_trans (Facts.sum_add n (fun i : Fin n => u i *
    layernorm x epsilon i) (fun i : Fin n => -1 * mean u * layernorm x epsilon i)) r92)) r95)). }
  assert (r98 : 1 / deviation x epsilon * (-1 * (INR n * mean u ^ 2) + Sum (fun i : Fin n => u i ^ 2) - 1 / INR n *
    Sum (fun i : Fin n => u i * layernorm x epsilon i) ^ 2) = -1 * (INR n * mean u ^ 2 * (1 / deviation x epsilon)) +
    -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i * layernorm x epsilon i) ^ 2) + 1 /
    deviation x epsilon * Sum (fun i : Fin n => u i ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((1 * u0) * ((((-1) * (u1 * (u2 ^ 2))) + u3) - ((1 * u4) * (u5 ^
    2)))) = ((((-1) * ((u1 * (u2 ^ 2)) * (1 * u0))) + ((-1) * (((1 * u4) * (1 * u0)) * (u5 ^ 2)))) + ((1 * u0) * u3)))
    by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (/ (deviation x epsilon)) (INR n) (mean u) (Sum (fun i : Fin n => u i ^ 2)) (/ (INR n)) (Sum (fun
      i : Fin n => u i * layernorm x epsilon i))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r33 (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => -1 * (1 /
    INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * (u i * layernorm x
    epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i)) * u i) (fun i : Fin n => 1
    / deviation x epsilon * u i ^ 2)) r36) r41)) r44) (eq_sym r46)) (eq_trans (eq_trans r51 r60) (eq_sym (eq_trans r97
    r98)))).
Qed.

(* The Jacobian of LayerNorm is positive semidefinite. *)
Theorem layernorm_jacobian_psd (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (u : Fin n -> R)
    (given_1 : 0 < variance x + epsilon)
    (given_2 : 0 <= epsilon) :
  0 <= Sum (fun i : Fin n => Sum (fun j : Fin n => u i * (1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm
    x epsilon i * layernorm x epsilon j / INR n)) * u j)).
Proof.
  assert (r1 : 0 <= Sum (fun i : Fin n => (u i - mean u) ^ 2)).
  { exact (proj1 (Rules.sum_sign (fun (i : Fin n) => (u i - mean u) ^ 2)) (fun (i : Fin n) => (Facts.square_nonneg (u
    i - mean u)))). }
  assert (r4 : deviation x epsilon <> 0).
  { exact (Facts.ne_of_pos (deviation x epsilon) (Normalization.deviation_pos n n_pos x epsilon given_1)). }
  assert (r6 : 0 < deviation x epsilon ^ 2).
  { exact (Facts.square_pos (deviation x epsilon) r4). }
  assert (r10 : deviation x epsilon ^ 2 * deviation x epsilon = deviation x epsilon ^ 3).
  { assert (identity : forall u0 : R, ((u0 ^ 2) * u0) = (u0 ^ 3)) by (intros u0; ring).
    exact (identity (deviation x epsilon)). }
  assert (r11 : 0 < deviation x epsilon ^ 3).
  { exact (eq_ind (deviation x epsilon ^ 2 * deviation x epsilon) (fun (h : R) => 0 < h) (Facts.mul_pos (deviation x
    epsilon ^ 2) (deviation x epsilon) r6 (Normalization.deviation_pos n n_pos x epsilon given_1)) (deviation x
    epsilon ^ 3) r10). }
  assert (r14 : 0 <= 1 / deviation x epsilon ^ 3).
  { assert (identity : forall u0 : R, (1 * u0) - 0 = (1 * ((1 * u0) - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.inverse_pos (deviation x epsilon ^ 3) r11)) Rules.no_relation) (identity (/ (deviation x epsilon ^
      3))))). }
  assert (r17 : epsilon * (1 / deviation x epsilon ^ 3) = epsilon / deviation x epsilon ^ 3).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = (u0 * u1)) by (intros u0 u1; ring).
    exact (identity epsilon (/ (deviation x epsilon ^ 3))). }
  assert (r18 : 0 <= epsilon / deviation x epsilon ^ 3).
  { exact (eq_ind (epsilon * (1 / deviation x epsilon ^ 3)) (fun (h_ : R) => 0 <= h_) (Facts.mul_nonneg epsilon (1 /
    deviation x epsilon ^ 3) given_2 r14) (epsilon / deviation x epsilon ^ 3) r17). }
  assert (r23 : forall (i_ : Fin n), 0 <= Sum (fun i : Fin n => ((u i_ - mean u) * layernorm x epsilon i - (u i - mean
    u) * layernorm x epsilon i_) ^ 2)).
  { exact (fun (i_ : Fin n) => (proj1 (Rules.sum_sign (fun (i_1 : Fin n) => ((u i_ - mean u) * layernorm x epsilon i_1
    - (u i_1 - mean u) * layernorm x epsilon i_) ^ 2)) (fun (i_1 : Fin n) => (Facts.square_nonneg ((u i_ - mean u) *
    layernorm x epsilon i_1 - (u i_1 - mean u) * layernorm x epsilon i_))))). }
  assert (r24 : 0 <= Sum (fun i : Fin n => Sum (fun i_ : Fin n => ((u i - mean u) * layernorm x epsilon i_ - (u i_ -
    mean u) * layernorm x epsilon i) ^ 2))).
  { exact (proj1 (Rules.sum_sign (fun (i_ : Fin n) => Sum (fun i : Fin n => ((u i_ - mean u) * layernorm x epsilon i -
    (u i - mean u) * layernorm x epsilon i_) ^ 2))) (fun (i_ : Fin n) => (r23 i_))). }
  assert (r25 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r26 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r25)). }
  assert (r27 : Sum (fun i : Fin n => 1) = INR n).
  { exact (Facts.sum_one n). }
  assert (r28 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_1 : R) => 0 < h_1) r26 (INR n) r27). }
  assert (r29 : 0 < 2).
  { assert (identity : 2 - 0 = (2 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 2 (Rules.integer_pos 2 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r32 : 0 < 2 * INR n).
  { exact (Facts.mul_pos 2 (INR n) r29 r28). }
  assert (r35 : 0 < 2 * INR n * deviation x epsilon).
  { exact (Facts.mul_pos (2 * INR n) (deviation x epsilon) r32 (Normalization.deviation_pos n n_pos x epsilon
    given_1)). }
  assert (r38 : 0 <= 1 / (2 * INR n * deviation x epsilon)).
  { assert (identity : forall u0 : R, (1 * u0) - 0 = (1 * ((1 * u0) - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.inverse_pos (2 * INR n * deviation x epsilon) r35)) Rules.no_relation) (identity (/ (2 * INR n *
      deviation x epsilon))))). }
  assert (r42 : 0 <= epsilon / deviation x epsilon ^ 3 * Sum (fun i : Fin n => (u i - mean u) ^ 2) + 1 / (2 * INR n *
    deviation x epsilon) * Sum (fun i : Fin n => Sum (fun j : Fin n => ((u i - mean u) * layernorm x epsilon j - (u j
    - mean u) * layernorm x epsilon i) ^ 2))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u2 * u3) * u4) + ((1 * u0) * u1)) - 0 = (1 * (((u2 * u3) * u4) -
    0) + (1 * (((1 * u0) * u1) - 0) + 0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg
      (epsilon / deviation x epsilon ^ 3) (Sum (fun i : Fin n => (u i - mean u) ^ 2)) r18 r1) (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg (1 / (2 * INR n * deviation x epsilon)) (Sum (fun i : Fin n
      => Sum (fun j : Fin n => ((u i - mean u) * layernorm x epsilon j - (u j - mean u) * layernorm x epsilon i) ^
      2))) r38 r24) Rules.no_relation)) (identity (/ (2 * INR n * deviation x epsilon)) (Sum (fun i : Fin n => Sum
      (fun j : Fin n => ((u i - mean u) * layernorm x epsilon j - (u j - mean u) * layernorm x epsilon i) ^ 2)))
      epsilon (/ (deviation x epsilon ^ 3)) (Sum (fun i : Fin n => (u i - mean u) ^ 2))))). }
  assert (r43 : epsilon / deviation x epsilon ^ 3 * Sum (fun i : Fin n => (u i - mean u) ^ 2) + 1 / (2 * INR n *
    deviation x epsilon) * Sum (fun i : Fin n => Sum (fun j : Fin n => ((u i - mean u) * layernorm x epsilon j - (u j
    - mean u) * layernorm x epsilon i) ^ 2)) = epsilon * (1 / deviation x epsilon ^ 3) * Sum (fun i : Fin n => (u i -
    mean u) ^ 2) + 1 / (2 * INR n * deviation x epsilon) * Sum (fun i : Fin n => Sum (fun j : Fin n => ((u i - mean u)
    * layernorm x epsilon j - (u j - mean u) * layernorm x epsilon i) ^ 2))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) * u2) + ((1 * u3) * u4)) = (((u0 * (1 * u1)) * u2) + ((1
    * u3) * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity epsilon (/ (deviation x epsilon ^ 3)) (Sum (fun i : Fin n => (u i - mean u) ^ 2)) (/ (2 * INR n *
      deviation x epsilon)) (Sum (fun i : Fin n => Sum (fun j : Fin n => ((u i - mean u) * layernorm x epsilon j - (u
      j - mean u) * layernorm x epsilon i) ^ 2)))). }
  assert (r44 : deviation x epsilon ^ 3 = deviation x epsilon * (deviation x epsilon * deviation x epsilon)).
  { assert (identity : forall u0 : R, (u0 ^ 3) = (u0 * (u0 * u0))) by (intros u0; ring).
    exact (identity (deviation x epsilon)). }
  assert (r45 : 1 / deviation x epsilon ^ 3 = 1 / (deviation x epsilon * (deviation x epsilon * deviation x
    epsilon))).
  { exact (f_equal (fun (h_2 : R) => 1 / h_2) r44). }
  assert (r48 : 1 / (deviation x epsilon * deviation x epsilon) = 1 / deviation x epsilon * (1 / deviation x
    epsilon)).
  { exact (Facts.inverse_mul (deviation x epsilon) (deviation x epsilon)). }
  assert (r49 : 1 / deviation x epsilon * (1 / (deviation x epsilon * deviation x epsilon)) = 1 / deviation x epsilon
    * (1 / deviation x epsilon * (1 / deviation x epsilon))).
  { exact (f_equal2 (fun (h_3 : R) (h_4 : R) => h_3 * h_4) (@eq_refl R (1 / deviation x epsilon)) r48). }
  assert (r52 : 1 / deviation x epsilon * (1 / deviation x epsilon * (1 / deviation x epsilon)) = (1 / deviation x
    epsilon) ^ 3).
  { assert (identity : forall u0 : R, ((1 * u0) * ((1 * u0) * (1 * u0))) = ((1 * u0) ^ 3)) by (intros u0; ring).
    exact (identity (/ (deviation x epsilon))). }
  assert (r54 : forall (i_2 : Fin n), (u i_2 - mean u) ^ 2 = -2 * (u i_2 * mean u) + u i_2 ^ 2 + mean u ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 - u1) ^ 2) = ((((-2) * (u0 * u1)) + (u0 ^ 2)) + (u1 ^ 2))) by (intros u0
    u1; ring).
    exact (fun (i_2 : Fin n) => (identity (u i_2) (mean u))). }
  assert (r55 : forall (i_2 : Fin n), -2 * (u i_2 * mean u) + u i_2 ^ 2 + mean u ^ 2 = -2 * mean u * u i_2 + u i_2 ^ 2
    + mean u ^ 2 * 1).
  { assert (identity : forall u0 u1 : R, ((((-2) * (u0 * u1)) + (u0 ^ 2)) + (u1 ^ 2)) = (((((-2) * u1) * u0) + (u0 ^
    2)) + ((u1 ^ 2) * 1))) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin n) => (identity (u i_2) (mean u))). }
  assert (r57 : Sum (fun i : Fin n => (u i - mean u) ^ 2) = Sum (fun i : Fin n => -2 * mean u * u i + u i ^ 2 + mean u
    ^ 2 * 1)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (r54 i_2) (r55 i_2)))). }
  assert (r60 : Sum (fun i : Fin n => -2 * mean u * u i + u i ^ 2) + Sum (fun i : Fin n => mean u ^ 2 * 1) = Sum (fun
    i : Fin n => -2 * mean u * u i) + Sum (fun i : Fin n => u i ^ 2) + Sum (fun i : Fin n => mean u ^ 2 * 1)).
  { exact (f_equal (fun (h_5 : R) => h_5 + Sum (fun i : Fin n => mean u ^ 2 * 1)) (Facts.sum_add n (fun i : Fin n =>
    -2 * mean u * u i) (fun i : Fin n => u i ^ 2))). }
  assert (r65 : mean u ^ 2 * Sum (fun i : Fin n => 1) = mean u ^ 2 * INR n).
  { exact (f_equal (fun (h_6 : R) => mean u ^ 2 * h_6) r27). }
  assert (r67 : Sum (fun i : Fin n => -2 * mean u * u i) + Sum (fun i : Fin n => u i ^ 2) + Sum (fun i : Fin n => mean
    u ^ 2 * 1) = -2 * mean u * Sum (fun i : Fin n => u i) + Sum (fun i : Fin n => u i ^ 2) + mean u ^ 2 * INR n).
  { exact (f_equal3 (fun (h_7 : R) (h_8 : R) (h_9 : R) => h_7 + h_8 + h_9) (Facts.sum_scale n (-2 * mean u) u)
    (@eq_refl R (Sum (fun i : Fin n => u i ^ 2))) (eq_trans (Facts.sum_scale n (mean u ^ 2) (fun i : Fin n => 1))
    r65)). }
  assert (r70 : -2 * mean u * Sum (fun i : Fin n => u i) + Sum (fun i : Fin n => u i ^ 2) + mean u ^ 2 * INR n = INR n
    * mean u ^ 2 + -2 * (mean u * Sum (fun i : Fin n => u i)) + Sum (fun i : Fin n => u i ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((((-2) * u0) * u1) + u2) + ((u0 ^ 2) * u3)) = (((u3 * (u0 ^ 2)) +
    ((-2) * (u0 * u1))) + u2)) by (intros u0 u1 u2 u3; ring).
    exact (identity (mean u) (Sum (fun i : Fin n => u i)) (Sum (fun i : Fin n => u i ^ 2)) (INR n)). }
  assert (r71 : Sum (fun i : Fin n => (u i - mean u) ^ 2) = INR n * mean u ^ 2 + -2 * (mean u * Sum (fun i : Fin n =>
    u i)) + Sum (fun i : Fin n => u i ^ 2)).
  { exact (eq_trans (eq_trans r57 (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => -2 * mean u * u i + u i ^ 2)
    (fun i : Fin n => mean u ^ 2 * 1)) r60) r67)) r70). }
  assert (r72 : 2 * INR n * deviation x epsilon = 2 * (INR n * deviation x epsilon)).
  { assert (identity : forall u0 u1 : R, ((2 * u0) * u1) = (2 * (u0 * u1))) by (intros u0 u1; ring).
    exact (identity (INR n) (deviation x epsilon)). }
  assert (r73 : 1 / (2 * INR n * deviation x epsilon) = 1 / (2 * (INR n * deviation x epsilon))).
  { exact (f_equal (fun (h_10 : R) => 1 / h_10) r72). }
  assert (r77 : 1 / 2 * (1 / (INR n * deviation x epsilon)) = 1 / 2 * (1 / INR n * (1 / deviation x epsilon))).
  { exact (f_equal2 (fun (h_11 : R) (h_12 : R) => h_11 * h_12) (@eq_refl R (1 / 2)) (Facts.inverse_mul (INR n)
    (deviation x epsilon))). }
  assert (r80 : 1 / 2 * (1 / INR n * (1 / deviation x epsilon)) = 1 / 2 * (1 / INR n * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 : R, ((1 / 2) * ((1 * u0) * (1 * u1))) = ((1/2) * ((1 * u0) * (1 * u1)))) by
    (intros u0 u1; field).
    exact (identity (/ (INR n)) (/ (deviation x epsilon))). }
  assert (r82 : forall (i_3 i_4 : Fin n), ((u i_3 - mean u) * layernorm x epsilon i_4 - (u i_4 - mean u) * layernorm x
    epsilon i_3) ^ 2 = -2 * (u i_3 * u i_4 * layernorm x epsilon i_3 * layernorm x epsilon i_4) + 2 * (u i_3 *
    layernorm x epsilon i_3 * layernorm x epsilon i_4 * mean u) + -2 * (u i_3 * layernorm x epsilon i_4 ^ 2 * mean u)
    + u i_3 ^ 2 * layernorm x epsilon i_4 ^ 2 + 2 * (u i_4 * layernorm x epsilon i_3 * layernorm x epsilon i_4 * mean
    u) + -2 * (u i_4 * layernorm x epsilon i_3 ^ 2 * mean u) + u i_4 ^ 2 * layernorm x epsilon i_3 ^ 2 + -2 *
    (layernorm x epsilon i_3 * layernorm x epsilon i_4 * mean u ^ 2) + layernorm x epsilon i_3 ^ 2 * mean u ^ 2 +
    layernorm x epsilon i_4 ^ 2 * mean u ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 - u1) * u2) - ((u3 - u1) * u4)) ^ 2) = (((((((((((-2) * (((u0
    * u3) * u4) * u2)) + (2 * (((u0 * u4) * u2) * u1))) + ((-2) * ((u0 * (u2 ^ 2)) * u1))) + ((u0 ^ 2) * (u2 ^ 2))) +
    (2 * (((u3 * u4) * u2) * u1))) + ((-2) * ((u3 * (u4 ^ 2)) * u1))) + ((u3 ^ 2) * (u4 ^ 2))) + ((-2) * ((u4 * u2) *
    (u1 ^ 2)))) + ((u4 ^ 2) * (u1 ^ 2))) + ((u2 ^ 2) * (u1 ^ 2)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_3 i_4 : Fin n) => (identity (u i_3) (mean u) (layernorm x epsilon i_4) (u i_4) (layernorm x epsilon
      i_3))). }
  assert (r83 : forall (i_3 i_4 : Fin n), -2 * (u i_3 * u i_4 * layernorm x epsilon i_3 * layernorm x epsilon i_4) + 2
    * (u i_3 * layernorm x epsilon i_3 * layernorm x epsilon i_4 * mean u) + -2 * (u i_3 * layernorm x epsilon i_4 ^ 2
    * mean u) + u i_3 ^ 2 * layernorm x epsilon i_4 ^ 2 + 2 * (u i_4 * layernorm x epsilon i_3 * layernorm x epsilon
    i_4 * mean u) + -2 * (u i_4 * layernorm x epsilon i_3 ^ 2 * mean u) + u i_4 ^ 2 * layernorm x epsilon i_3 ^ 2 + -2
    * (layernorm x epsilon i_3 * layernorm x epsilon i_4 * mean u ^ 2) + layernorm x epsilon i_3 ^ 2 * mean u ^ 2 +
    layernorm x epsilon i_4 ^ 2 * mean u ^ 2 = -2 * (u i_3 * layernorm x epsilon i_3) * (u i_4 * layernorm x epsilon
    i_4) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) * layernorm x epsilon i_4 + -2 * (u i_3 * mean u) *
    layernorm x epsilon i_4 ^ 2 + u i_3 ^ 2 * layernorm x epsilon i_4 ^ 2 + 2 * (layernorm x epsilon i_3 * mean u) *
    (u i_4 * layernorm x epsilon i_4) + -2 * (layernorm x epsilon i_3 ^ 2 * mean u) * u i_4 + layernorm x epsilon i_3
    ^ 2 * u i_4 ^ 2 + -2 * (layernorm x epsilon i_3 * mean u ^ 2) * layernorm x epsilon i_4 + layernorm x epsilon i_3
    ^ 2 * mean u ^ 2 * 1 + mean u ^ 2 * layernorm x epsilon i_4 ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((((((((-2) * (((u0 * u1) * u2) * u3)) + (2 * (((u0 * u2) * u3) *
    u4))) + ((-2) * ((u0 * (u3 ^ 2)) * u4))) + ((u0 ^ 2) * (u3 ^ 2))) + (2 * (((u1 * u2) * u3) * u4))) + ((-2) * ((u1
    * (u2 ^ 2)) * u4))) + ((u1 ^ 2) * (u2 ^ 2))) + ((-2) * ((u2 * u3) * (u4 ^ 2)))) + ((u2 ^ 2) * (u4 ^ 2))) + ((u3 ^
    2) * (u4 ^ 2))) = ((((((((((((-2) * (u0 * u2)) * (u1 * u3)) + ((2 * ((u0 * u2) * u4)) * u3)) + (((-2) * (u0 * u4))
    * (u3 ^ 2))) + ((u0 ^ 2) * (u3 ^ 2))) + ((2 * (u2 * u4)) * (u1 * u3))) + (((-2) * ((u2 ^ 2) * u4)) * u1)) + ((u2 ^
    2) * (u1 ^ 2))) + (((-2) * (u2 * (u4 ^ 2))) * u3)) + (((u2 ^ 2) * (u4 ^ 2)) * 1)) + ((u4 ^ 2) * (u3 ^ 2)))) by
    (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_3 i_4 : Fin n) => (identity (u i_3) (u i_4) (layernorm x epsilon i_3) (layernorm x epsilon i_4)
      (mean u))). }
  assert (r85 : forall (i_3 : Fin n), Sum (fun i : Fin n => ((u i_3 - mean u) * layernorm x epsilon i - (u i - mean u)
    * layernorm x epsilon i_3) ^ 2) = Sum (fun i : Fin n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm
    x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) * layernorm x epsilon i + -2 * (u i_3 * mean u) *
    layernorm x epsilon i ^ 2 + u i_3 ^ 2 * layernorm x epsilon i ^ 2 + 2 * (layernorm x epsilon i_3 * mean u) * (u i
    * layernorm x epsilon i) + -2 * (layernorm x epsilon i_3 ^ 2 * mean u) * u i + layernorm x epsilon i_3 ^ 2 * u i ^
    2 + -2 * (layernorm x epsilon i_3 * mean u ^ 2) * layernorm x epsilon i + layernorm x epsilon i_3 ^ 2 * mean u ^ 2
    * 1 + mean u ^ 2 * layernorm x epsilon i ^ 2)).
  { exact (fun (i_3 : Fin n) => (Rules.sum_congruence (fun (i_4 : Fin n) => (eq_trans (r82 i_3 i_4) (r83 i_3 i_4))))).
    }
  assert (r88 : forall (i_3 : Fin n), Sum (fun i : Fin n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm
    x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) * layernorm x epsilon i + -2 * (u i_3 * mean u) *
    layernorm x epsilon i ^ 2 + u i_3 ^ 2 * layernorm x epsilon i ^ 2 + 2 * (layernorm x epsilon i_3 * mean u) * (u i
    * layernorm x epsilon i) + -2 * (layernorm x epsilon i_3 ^ 2 * mean u) * u i + layernorm x epsilon i_3 ^ 2 * u i ^
    2 + -2 * (layernorm x epsilon i_3 * mean u ^ 2) * layernorm x epsilon i + layernorm x epsilon i_3 ^ 2 * mean u ^ 2
    * 1) + Sum (fun i : Fin n => mean u ^ 2 * layernorm x epsilon i ^ 2) = Sum (fun i : Fin n => -2 * (u i_3 *
    layernorm x epsilon i_3) * (u i * layernorm x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) *
    layernorm x epsilon i + -2 * (u i_3 * mean u) * layernorm x epsilon i ^ 2 + u i_3 ^ 2 * layernorm x epsilon i ^ 2
    + 2 * (layernorm x epsilon i_3 * mean u) * (u i * layernorm x epsilon i) + -2 * (layernorm x epsilon i_3 ^ 2 *
    mean u) * u i + layernorm x epsilon i_3 ^ 2 * u i ^ 2 + -2 * (layernorm x epsilon i_3 * mean u ^ 2) * layernorm x
    epsilon i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * mean u ^ 2 * 1) + Sum (fun i : Fin n => mean u ^
    2 * layernorm x epsilon i ^ 2)).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_13 : R) => h_13 + Sum (fun i : Fin n => mean u ^ 2 * layernorm x
    epsilon i ^ 2)) (Facts.sum_add n (fun i : Fin n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm x
    epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) * layernorm x epsilon i + -2 * (u i_3 * mean u) *
    layernorm x epsilon i ^ 2 + u i_3 ^ 2 * layernorm x epsilon i ^ 2 + 2 * (layernorm x epsilon i_3 * mean u) * (u i
    * layernorm x epsilon i) + -2 * (layernorm x epsilon i_3 ^ 2 * mean u) * u i + layernorm x epsilon i_3 ^ 2 * u i ^
    2 + -2 * (layernorm x epsilon i_3 * mean u ^ 2) * layernorm x epsilon i) (fun i : Fin n => layernorm x epsilon i_3
    ^ 2 * mean u ^ 2 * 1)))). }
  assert (r91 : forall (i_3 : Fin n), Sum (fun i : Fin n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm
    x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) * layernorm x epsilon i + -2 * (u i_3 * mean u) *
    layernorm x epsilon i ^ 2 + u i_3 ^ 2 * layernorm x epsilon i ^ 2 + 2 * (layernorm x epsilon i_3 * mean u) * (u i
    * layernorm x epsilon i) + -2 * (layernorm x epsilon i_3 ^ 2 * mean u) * u i + layernorm x epsilon i_3 ^ 2 * u i ^
    2 + -2 * (layernorm x epsilon i_3 * mean u ^ 2) * layernorm x epsilon i) + Sum (fun i : Fin n => layernorm x
    epsilon i_3 ^ 2 * mean u ^ 2 * 1) + Sum (fun i : Fin n => mean u ^ 2 * layernorm x epsilon i ^ 2) = Sum (fun i :
    Fin n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm x epsilon i) + 2 * (u i_3 * layernorm x epsilon
    i_3 * mean u) * layernorm x epsilon i + -2 * (u i_3 * mean u) * layernorm x epsilon i ^ 2 + u i_3 ^ 2 * layernorm
    x epsilon i ^ 2 + 2 * (layernorm x epsilon i_3 * mean u) * (u i * layernorm x epsilon i) + -2 * (layernorm x
    epsilon i_3 ^ 2 * mean u) * u i + layernorm x epsilon i_3 ^ 2 * u i ^ 2) + Sum (fun i : Fin n => -2 * (layernorm x
    epsilon i_3 * mean u ^ 2) * layernorm x epsilon i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * mean u ^
    2 * 1) + Sum (fun i : Fin n => mean u ^ 2 * layernorm x epsilon i ^ 2)).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_14 : R) => h_14 + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 *
    mean u ^ 2 * 1) + Sum (fun i : Fin n => mean u ^ 2 * layernorm x epsilon i ^ 2)) (Facts.sum_add n (fun i : Fin n
    => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 *
    mean u) * layernorm x epsilon i + -2 * (u i_3 * mean u) * layernorm x epsilon i ^ 2 + u i_3 ^ 2 * layernorm x
    epsilon i ^ 2 + 2 * (layernorm x epsilon i_3 * mean u) * (u i * layernorm x epsilon i) + -2 * (layernorm x epsilon
    i_3 ^ 2 * mean u) * u i + layernorm x epsilon i_3 ^ 2 * u i ^ 2) (fun i : Fin n => -2 * (layernorm x epsilon i_3 *
    mean u ^ 2) * layernorm x epsilon i)))). }
  assert (r94 : forall (i_3 : Fin n), Sum (fun i : Fin n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm
    x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) * layernorm x epsilon i + -2 * (u i_3 * mean u) *
    layernorm x epsilon i ^ 2 + u i_3 ^ 2 * layernorm x epsilon i ^ 2 + 2 * (layernorm x epsilon i_3 * mean u) * (u i
    * layernorm x epsilon i) + -2 * (layernorm x epsilon i_3 ^ 2 * mean u) * u i + layernorm x epsilon i_3 ^ 2 * u i ^
    2) + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 * mean u ^ 2) * layernorm x epsilon i) + Sum (fun i : Fin
    n => layernorm x epsilon i_3 ^ 2 * mean u ^ 2 * 1) + Sum (fun i : Fin n => mean u ^ 2 * layernorm x epsilon i ^ 2)
    = Sum (fun i : Fin n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm x epsilon i) + 2 * (u i_3 *
    layernorm x epsilon i_3 * mean u) * layernorm x epsilon i + -2 * (u i_3 * mean u) * layernorm x epsilon i ^ 2 + u
    i_3 ^ 2 * layernorm x epsilon i ^ 2 + 2 * (layernorm x epsilon i_3 * mean u) * (u i * layernorm x epsilon i) + -2
    * (layernorm x epsilon i_3 ^ 2 * mean u) * u i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * u i ^ 2) +
    Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 * mean u ^ 2) * layernorm x epsilon i) + Sum (fun i : Fin n =>
    layernorm x epsilon i_3 ^ 2 * mean u ^ 2 * 1) + Sum (fun i : Fin n => mean u ^ 2 * layernorm x epsilon i ^ 2)).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_15 : R) => h_15 + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3
    * mean u ^ 2) * layernorm x epsilon i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * mean u ^ 2 * 1) + Sum
    (fun i : Fin n => mean u ^ 2 * layernorm x epsilon i ^ 2)) (Facts.sum_add n (fun i : Fin n => -2 * (u i_3 *
    layernorm x epsilon i_3) * (u i * layernorm x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) *
    layernorm x epsilon i + -2 * (u i_3 * mean u) * layernorm x epsilon i ^ 2 + u i_3 ^ 2 * layernorm x epsilon i ^ 2
    + 2 * (layernorm x epsilon i_3 * mean u) * (u i * layernorm x epsilon i) + -2 * (layernorm x epsilon i_3 ^ 2 *
    mean u) * u i) (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * u i ^ 2)))). }
  assert (r97 : forall (i_3 : Fin n), Sum (fun i : Fin n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm
    x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) * layernorm x epsilon i + -2 * (u i_3 * mean u) *
    layernorm x epsilon i ^ 2 + u i_3 ^ 2 * layernorm x epsilon i ^ 2 + 2 * (layernorm x epsilon i_3 * mean u) * (u i
    * layernorm x epsilon i) + -2 * (layernorm x epsilon i_3 ^ 2 * mean u) * u i) + Sum (fun i : Fin n => layernorm x
    epsilon i_3 ^ 2 * u i ^ 2) + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 * mean u ^ 2) * layernorm x
    epsilon i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * mean u ^ 2 * 1) + Sum (fun i : Fin n => mean u ^
    2 * layernorm x epsilon i ^ 2) = Sum (fun i : Fin n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm x
    epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) * layernorm x epsilon i + -2 * (u i_3 * mean u) *
    layernorm x epsilon i ^ 2 + u i_3 ^ 2 * layernorm x epsilon i ^ 2 + 2 * (layernorm x epsilon i_3 * mean u) * (u i
    * layernorm x epsilon i)) + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 ^ 2 * mean u) * u i) + Sum (fun i
    : Fin n => layernorm x epsilon i_3 ^ 2 * u i ^ 2) + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 * mean u ^
    2) * layernorm x epsilon i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * mean u ^ 2 * 1) + Sum (fun i :
    Fin n => mean u ^ 2 * layernorm x epsilon i ^ 2)).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_16 : R) => h_16 + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 *
    u i ^ 2) + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 * mean u ^ 2) * layernorm x epsilon i) + Sum (fun i
    : Fin n => layernorm x epsilon i_3 ^ 2 * mean u ^ 2 * 1) + Sum (fun i : Fin n => mean u ^ 2 * layernorm x epsilon
    i ^ 2)) (Facts.sum_add n (fun i : Fin n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm x epsilon i)
    + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) * layernorm x epsilon i + -2 * (u i_3 * mean u) * layernorm x
    epsilon i ^ 2 + u i_3 ^ 2 * layernorm x epsilon i ^ 2 + 2 * (layernorm x epsilon i_3 * mean u) * (u i * layernorm
    x epsilon i)) (fun i : Fin n => -2 * (layernorm x epsilon i_3 ^ 2 * mean u) * u i)))). }
  assert (r100 : forall (i_3 : Fin n), Sum (fun i : Fin n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm
    x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) * layernorm x epsilon i + -2 * (u i_3 * mean u) *
    layernorm x epsilon i ^ 2 + u i_3 ^ 2 * layernorm x epsilon i ^ 2 + 2 * (layernorm x epsilon i_3 * mean u) * (u i
    * layernorm x epsilon i)) + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 ^ 2 * mean u) * u i) + Sum (fun i
    : Fin n => layernorm x epsilon i_3 ^ 2 * u i ^ 2) + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 * mean u ^
    2) * layernorm x epsilon i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * mean u ^ 2 * 1) + Sum (fun i :
    Fin n => mean u ^ 2 * layernorm x epsilon i ^ 2) = Sum (fun i : Fin n => -2 * (u i_3 * layernorm x epsilon i_3) *
    (u i * layernorm x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) * layernorm x epsilon i + -2 * (u
    i_3 * mean u) * layernorm x epsilon i ^ 2 + u i_3 ^ 2 * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => 2 *
    (layernorm x epsilon i_3 * mean u) * (u i * layernorm x epsilon i)) + Sum (fun i : Fin n => -2 * (layernorm x
    epsilon i_3 ^ 2 * mean u) * u i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * u i ^ 2) + Sum (fun i : Fin
    n => -2 * (layernorm x epsilon i_3 * mean u ^ 2) * layernorm x epsilon i) + Sum (fun i : Fin n => layernorm x
    epsilon i_3 ^ 2 * mean u ^ 2 * 1) + Sum (fun i : Fin n => mean u ^ 2 * layernorm x epsilon i ^ 2)).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_17 : R) => h_17 + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3
    ^ 2 * mean u) * u i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * u i ^ 2) + Sum (fun i : Fin n => -2 *
    (layernorm x epsilon i_3 * mean u ^ 2) * layernorm x epsilon i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^
    2 * mean u ^ 2 * 1) + Sum (fun i : Fin n => mean u ^ 2 * layernorm x epsilon i ^ 2)) (Facts.sum_add n (fun i : Fin
    n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3
    * mean u) * layernorm x epsilon i + -2 * (u i_3 * mean u) * layernorm x epsilon i ^ 2 + u i_3 ^ 2 * layernorm x
    epsilon i ^ 2) (fun i : Fin n => 2 * (layernorm x epsilon i_3 * mean u) * (u i * layernorm x epsilon i))))). }
  assert (r103 : forall (i_3 : Fin n), Sum (fun i : Fin n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm
    x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) * layernorm x epsilon i + -2 * (u i_3 * mean u) *
    layernorm x epsilon i ^ 2 + u i_3 ^ 2 * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => 2 * (layernorm x
    epsilon i_3 * mean u) * (u i * layernorm x epsilon i)) + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 ^ 2 *
    mean u) * u i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * u i ^ 2) + Sum (fun i : Fin n => -2 *
    (layernorm x epsilon i_3 * mean u ^ 2) * layernorm x epsilon i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^
    2 * mean u ^ 2 * 1) + Sum (fun i : Fin n => mean u ^ 2 * layernorm x epsilon i ^ 2) = Sum (fun i : Fin n => -2 *
    (u i_3 * layernorm x epsilon i_3) * (u i * layernorm x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u)
    * layernorm x epsilon i + -2 * (u i_3 * mean u) * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => u i_3 ^ 2 *
    layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => 2 * (layernorm x epsilon i_3 * mean u) * (u i * layernorm x
    epsilon i)) + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 ^ 2 * mean u) * u i) + Sum (fun i : Fin n =>
    layernorm x epsilon i_3 ^ 2 * u i ^ 2) + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 * mean u ^ 2) *
    layernorm x epsilon i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * mean u ^ 2 * 1) + Sum (fun i : Fin n
    => mean u ^ 2 * layernorm x epsilon i ^ 2)).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_18 : R) => h_18 + Sum (fun i : Fin n => 2 * (layernorm x epsilon i_3
    * mean u) * (u i * layernorm x epsilon i)) + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 ^ 2 * mean u) * u
    i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * u i ^ 2) + Sum (fun i : Fin n => -2 * (layernorm x
    epsilon i_3 * mean u ^ 2) * layernorm x epsilon i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * mean u ^
    2 * 1) + Sum (fun i : Fin n => mean u ^ 2 * layernorm x epsilon i ^ 2)) (Facts.sum_add n (fun i : Fin n => -2 * (u
    i_3 * layernorm x epsilon i_3) * (u i * layernorm x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) *
    layernorm x epsilon i + -2 * (u i_3 * mean u) * layernorm x epsilon i ^ 2) (fun i : Fin n => u i_3 ^ 2 * layernorm
    x epsilon i ^ 2)))). }
  assert (r106 : forall (i_3 : Fin n), Sum (fun i : Fin n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm
    x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) * layernorm x epsilon i + -2 * (u i_3 * mean u) *
    layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => u i_3 ^ 2 * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n =>
    2 * (layernorm x epsilon i_3 * mean u) * (u i * layernorm x epsilon i)) + Sum (fun i : Fin n => -2 * (layernorm x
    epsilon i_3 ^ 2 * mean u) * u i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * u i ^ 2) + Sum (fun i : Fin
    n => -2 * (layernorm x epsilon i_3 * mean u ^ 2) * layernorm x epsilon i) + Sum (fun i : Fin n => layernorm x
    epsilon i_3 ^ 2 * mean u ^ 2 * 1) + Sum (fun i : Fin n => mean u ^ 2 * layernorm x epsilon i ^ 2) = Sum (fun i :
    Fin n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm x epsilon i) + 2 * (u i_3 * layernorm x epsilon
    i_3 * mean u) * layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (u i_3 * mean u) * layernorm x epsilon i ^ 2)
    + Sum (fun i : Fin n => u i_3 ^ 2 * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => 2 * (layernorm x epsilon
    i_3 * mean u) * (u i * layernorm x epsilon i)) + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 ^ 2 * mean u)
    * u i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * u i ^ 2) + Sum (fun i : Fin n => -2 * (layernorm x
    epsilon i_3 * mean u ^ 2) * layernorm x epsilon i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * mean u ^
    2 * 1) + Sum (fun i : Fin n => mean u ^ 2 * layernorm x epsilon i ^ 2)).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_19 : R) => h_19 + Sum (fun i : Fin n => u i_3 ^ 2 * layernorm x
    epsilon i ^ 2) + Sum (fun i : Fin n => 2 * (layernorm x epsilon i_3 * mean u) * (u i * layernorm x epsilon i)) +
    Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 ^ 2 * mean u) * u i) + Sum (fun i : Fin n => layernorm x
    epsilon i_3 ^ 2 * u i ^ 2) + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 * mean u ^ 2) * layernorm x
    epsilon i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * mean u ^ 2 * 1) + Sum (fun i : Fin n => mean u ^
    2 * layernorm x epsilon i ^ 2)) (Facts.sum_add n (fun i : Fin n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i *
    layernorm x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) * layernorm x epsilon i) (fun i : Fin n =>
    -2 * (u i_3 * mean u) * layernorm x epsilon i ^ 2)))). }
  assert (r109 : forall (i_3 : Fin n), Sum (fun i : Fin n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm
    x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) * layernorm x epsilon i) + Sum (fun i : Fin n => -2
    * (u i_3 * mean u) * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => u i_3 ^ 2 * layernorm x epsilon i ^ 2) +
    Sum (fun i : Fin n => 2 * (layernorm x epsilon i_3 * mean u) * (u i * layernorm x epsilon i)) + Sum (fun i : Fin n
    => -2 * (layernorm x epsilon i_3 ^ 2 * mean u) * u i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * u i ^
    2) + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 * mean u ^ 2) * layernorm x epsilon i) + Sum (fun i : Fin
    n => layernorm x epsilon i_3 ^ 2 * mean u ^ 2 * 1) + Sum (fun i : Fin n => mean u ^ 2 * layernorm x epsilon i ^ 2)
    = Sum (fun i : Fin n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm x epsilon i)) + Sum (fun i : Fin
    n => 2 * (u i_3 * layernorm x epsilon i_3 * mean u) * layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (u i_3 *
    mean u) * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => u i_3 ^ 2 * layernorm x epsilon i ^ 2) + Sum (fun i :
    Fin n => 2 * (layernorm x epsilon i_3 * mean u) * (u i * layernorm x epsilon i)) + Sum (fun i : Fin n => -2 *
    (layernorm x epsilon i_3 ^ 2 * mean u) * u i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * u i ^ 2) + Sum
    (fun i : Fin n => -2 * (layernorm x epsilon i_3 * mean u ^ 2) * layernorm x epsilon i) + Sum (fun i : Fin n =>
    layernorm x epsilon i_3 ^ 2 * mean u ^ 2 * 1) + Sum (fun i : Fin n => mean u ^ 2 * layernorm x epsilon i ^ 2)).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_20 : R) => h_20 + Sum (fun i : Fin n => -2 * (u i_3 * mean u) *
    layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => u i_3 ^ 2 * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n =>
    2 * (layernorm x epsilon i_3 * mean u) * (u i * layernorm x epsilon i)) + Sum (fun i : Fin n => -2 * (layernorm x
    epsilon i_3 ^ 2 * mean u) * u i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * u i ^ 2) + Sum (fun i : Fin
    n => -2 * (layernorm x epsilon i_3 * mean u ^ 2) * layernorm x epsilon i) + Sum (fun i : Fin n => layernorm x
    epsilon i_3 ^ 2 * mean u ^ 2 * 1) + Sum (fun i : Fin n => mean u ^ 2 * layernorm x epsilon i ^ 2)) (Facts.sum_add
    n (fun i : Fin n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm x epsilon i)) (fun i : Fin n => 2 *
    (u i_3 * layernorm x epsilon i_3 * mean u) * layernorm x epsilon i)))). }
  assert (r115 : INR n * (variance x / (variance x + epsilon)) = INR n * (variance x * (1 / (variance x + epsilon)))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = (u0 * (u1 * (1 * u2)))) by (intros u0 u1 u2; ring).
    exact (identity (INR n) (variance x) (/ (variance x + epsilon))). }
  assert (r116 : variance x + epsilon = epsilon + variance x).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (identity (variance x) epsilon). }
  assert (r117 : 1 / (variance x + epsilon) = 1 / (epsilon + variance x)).
  { exact (f_equal (fun (h_21 : R) => 1 / h_21) r116). }
  assert (r118 : INR n * (variance x * (1 / (variance x + epsilon))) = INR n * (variance x * (1 / (epsilon + variance
    x)))).
  { exact (f_equal (fun (h_22 : R) => INR n * (variance x * h_22)) r117). }
  assert (r120 : INR n * (variance x * (1 / (epsilon + variance x))) = INR n * variance x * (1 / (epsilon + variance
    x))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * (1 * u2))) = ((u0 * u1) * (1 * u2))) by (intros u0 u1 u2;
    ring).
    exact (identity (INR n) (variance x) (/ (epsilon + variance x))). }
  assert (r122 : Sum (fun i : Fin n => layernorm x epsilon i ^ 2) = INR n * variance x * (1 / (epsilon + variance
    x))).
  { exact (eq_trans (Normalization.layernorm_sum_of_squares n n_pos x epsilon given_1) (eq_trans (eq_trans r115 r118)
    r120)). }
  assert (r123 : forall (i_3 : Fin n), -2 * (u i_3 * mean u) * Sum (fun i : Fin n => layernorm x epsilon i ^ 2) = -2 *
    (u i_3 * mean u) * (INR n * variance x * (1 / (epsilon + variance x)))).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_23 : R) => -2 * (u i_3 * mean u) * h_23) r122)). }
  assert (r126 : forall (i_3 : Fin n), u i_3 ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i ^ 2) = u i_3 ^ 2 * (INR
    n * variance x * (1 / (epsilon + variance x)))).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_24 : R) => u i_3 ^ 2 * h_24) r122)). }
  assert (r133 : forall (i_3 : Fin n), layernorm x epsilon i_3 ^ 2 * mean u ^ 2 * Sum (fun i : Fin n => 1) = layernorm
    x epsilon i_3 ^ 2 * mean u ^ 2 * INR n).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_25 : R) => layernorm x epsilon i_3 ^ 2 * mean u ^ 2 * h_25) r27)). }
  assert (r136 : mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i ^ 2) = mean u ^ 2 * (INR n * variance x * (1
    / (epsilon + variance x)))).
  { exact (f_equal (fun (h_26 : R) => mean u ^ 2 * h_26) r122). }
  assert (r138 : forall (i_3 : Fin n), Sum (fun i : Fin n => -2 * (u i_3 * layernorm x epsilon i_3) * (u i * layernorm
    x epsilon i)) + Sum (fun i : Fin n => 2 * (u i_3 * layernorm x epsilon i_3 * mean u) * layernorm x epsilon i) +
    Sum (fun i : Fin n => -2 * (u i_3 * mean u) * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => u i_3 ^ 2 *
    layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => 2 * (layernorm x epsilon i_3 * mean u) * (u i * layernorm x
    epsilon i)) + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 ^ 2 * mean u) * u i) + Sum (fun i : Fin n =>
    layernorm x epsilon i_3 ^ 2 * u i ^ 2) + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 * mean u ^ 2) *
    layernorm x epsilon i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * mean u ^ 2 * 1) + Sum (fun i : Fin n
    => mean u ^ 2 * layernorm x epsilon i ^ 2) = -2 * (u i_3 * layernorm x epsilon i_3) * Sum (fun i : Fin n => u i *
    layernorm x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) * Sum (fun i : Fin n => layernorm x
    epsilon i) + -2 * (u i_3 * mean u) * (INR n * variance x * (1 / (epsilon + variance x))) + u i_3 ^ 2 * (INR n *
    variance x * (1 / (epsilon + variance x))) + 2 * (layernorm x epsilon i_3 * mean u) * Sum (fun i : Fin n => u i *
    layernorm x epsilon i) + -2 * (layernorm x epsilon i_3 ^ 2 * mean u) * Sum (fun i : Fin n => u i) + layernorm x
    epsilon i_3 ^ 2 * Sum (fun i : Fin n => u i ^ 2) + -2 * (layernorm x epsilon i_3 * mean u ^ 2) * Sum (fun i : Fin
    n => layernorm x epsilon i) + layernorm x epsilon i_3 ^ 2 * mean u ^ 2 * INR n + mean u ^ 2 * (INR n * variance x
    * (1 / (epsilon + variance x)))).
  { exact (fun (i_3 : Fin n) => (eq_trans (f_equal5 (fun (h_27 : R) (h_28 : R) (h_29 : R) (h_30 : R) (h_31 : R) =>
    h_27 + h_28 + h_29 + h_30 + h_31 + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 ^ 2 * mean u) * u i) + Sum
    (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * u i ^ 2) + Sum (fun i : Fin n => -2 * (layernorm x epsilon i_3 *
    mean u ^ 2) * layernorm x epsilon i) + Sum (fun i : Fin n => layernorm x epsilon i_3 ^ 2 * mean u ^ 2 * 1) + Sum
    (fun i : Fin n => mean u ^ 2 * layernorm x epsilon i ^ 2)) (Facts.sum_scale n (-2 * (u i_3 * layernorm x epsilon
    i_3)) (fun i : Fin n => u i * layernorm x epsilon i)) (Facts.sum_scale n (2 * (u i_3 * layernorm x epsilon i_3 *
    mean u)) (fun i : Fin n => layernorm x epsilon i)) (eq_trans (Facts.sum_scale n (-2 * (u i_3 * mean u)) (fun i :
    Fin n => layernorm x epsilon i ^ 2)) (r123 i_3)) (eq_trans (Facts.sum_scale n (u i_3 ^ 2) (fun i : Fin n =>
    layernorm x epsilon i ^ 2)) (r126 i_3)) (Facts.sum_scale n (2 * (layernorm x epsilon i_3 * mean u)) (fun i : Fin n
    => u i * layernorm x epsilon i))) (f_equal5 (fun (h_32 : R) (h_33 : R) (h_34 : R) (h_35 : R) (h_36 : R) => -2 * (u
    i_3 * layernorm x epsilon i_3) * Sum (fun i : Fin n => u i * layernorm x epsilon i) + 2 * (u i_3 * layernorm x
    epsilon i_3 * mean u) * Sum (fun i : Fin n => layernorm x epsilon i) + -2 * (u i_3 * mean u) * (INR n * variance x
    * (1 / (epsilon + variance x))) + u i_3 ^ 2 * (INR n * variance x * (1 / (epsilon + variance x))) + 2 * (layernorm
    x epsilon i_3 * mean u) * Sum (fun i : Fin n => u i * layernorm x epsilon i) + h_32 + h_33 + h_34 + h_35 + h_36)
    (Facts.sum_scale n (-2 * (layernorm x epsilon i_3 ^ 2 * mean u)) u) (Facts.sum_scale n (layernorm x epsilon i_3 ^
    2) (fun i : Fin n => u i ^ 2)) (Facts.sum_scale n (-2 * (layernorm x epsilon i_3 * mean u ^ 2)) (fun i : Fin n =>
    layernorm x epsilon i)) (eq_trans (Facts.sum_scale n (layernorm x epsilon i_3 ^ 2 * mean u ^ 2) (fun i : Fin n =>
    1)) (r133 i_3)) (eq_trans (Facts.sum_scale n (mean u ^ 2) (fun i : Fin n => layernorm x epsilon i ^ 2)) r136)))).
    }
  assert (r141 : forall (i_3 : Fin n), -2 * (u i_3 * layernorm x epsilon i_3) * Sum (fun i : Fin n => u i * layernorm
    x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) * Sum (fun i : Fin n => layernorm x epsilon i) + -2
    * (u i_3 * mean u) * (INR n * variance x * (1 / (epsilon + variance x))) + u i_3 ^ 2 * (INR n * variance x * (1 /
    (epsilon + variance x))) + 2 * (layernorm x epsilon i_3 * mean u) * Sum (fun i : Fin n => u i * layernorm x
    epsilon i) + -2 * (layernorm x epsilon i_3 ^ 2 * mean u) * Sum (fun i : Fin n => u i) + layernorm x epsilon i_3 ^
    2 * Sum (fun i : Fin n => u i ^ 2) + -2 * (layernorm x epsilon i_3 * mean u ^ 2) * Sum (fun i : Fin n => layernorm
    x epsilon i) + layernorm x epsilon i_3 ^ 2 * mean u ^ 2 * INR n + mean u ^ 2 * (INR n * variance x * (1 / (epsilon
    + variance x))) = -2 * (u i_3 * INR n * mean u * variance x * (1 / (epsilon + variance x))) + 2 * (u i_3 *
    layernorm x epsilon i_3 * mean u * Sum (fun i : Fin n => layernorm x epsilon i)) + -2 * (u i_3 * layernorm x
    epsilon i_3 * Sum (fun i : Fin n => u i * layernorm x epsilon i)) + u i_3 ^ 2 * INR n * variance x * (1 / (epsilon
    + variance x)) + INR n * layernorm x epsilon i_3 ^ 2 * mean u ^ 2 + INR n * mean u ^ 2 * variance x * (1 /
    (epsilon + variance x)) + 2 * (layernorm x epsilon i_3 * mean u * Sum (fun i : Fin n => u i * layernorm x epsilon
    i)) + -2 * (layernorm x epsilon i_3 * mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) + -2 * (layernorm
    x epsilon i_3 ^ 2 * mean u * Sum (fun i : Fin n => u i)) + layernorm x epsilon i_3 ^ 2 * Sum (fun i : Fin n => u i
    ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 : R, ((((((((((((-2) * (u0 * u1)) * u2) + ((2 * ((u0 * u1)
    * u3)) * u4)) + (((-2) * (u0 * u3)) * ((u5 * u6) * (1 * u7)))) + ((u0 ^ 2) * ((u5 * u6) * (1 * u7)))) + ((2 * (u1
    * u3)) * u2)) + (((-2) * ((u1 ^ 2) * u3)) * u8)) + ((u1 ^ 2) * u9)) + (((-2) * (u1 * (u3 ^ 2))) * u4)) + (((u1 ^
    2) * (u3 ^ 2)) * u5)) + ((u3 ^ 2) * ((u5 * u6) * (1 * u7)))) = (((((((((((-2) * ((((u0 * u5) * u3) * u6) * (1 *
    u7))) + (2 * (((u0 * u1) * u3) * u4))) + ((-2) * ((u0 * u1) * u2))) + ((((u0 ^ 2) * u5) * u6) * (1 * u7))) + ((u5
    * (u1 ^ 2)) * (u3 ^ 2))) + (((u5 * (u3 ^ 2)) * u6) * (1 * u7))) + (2 * ((u1 * u3) * u2))) + ((-2) * ((u1 * (u3 ^
    2)) * u4))) + ((-2) * (((u1 ^ 2) * u3) * u8))) + ((u1 ^ 2) * u9))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8 u9;
    ring).
    exact (fun (i_3 : Fin n) => (identity (u i_3) (layernorm x epsilon i_3) (Sum (fun i : Fin n => u i * layernorm x
      epsilon i)) (mean u) (Sum (fun i : Fin n => layernorm x epsilon i)) (INR n) (variance x) (/ (epsilon + variance
      x)) (Sum (fun i : Fin n => u i)) (Sum (fun i : Fin n => u i ^ 2)))). }
  assert (r143 : forall (i_3 : Fin n), -2 * (u i_3 * INR n * mean u * variance x * (1 / (epsilon + variance x))) + 2 *
    (u i_3 * layernorm x epsilon i_3 * mean u * Sum (fun i : Fin n => layernorm x epsilon i)) + -2 * (u i_3 *
    layernorm x epsilon i_3 * Sum (fun i : Fin n => u i * layernorm x epsilon i)) + u i_3 ^ 2 * INR n * variance x *
    (1 / (epsilon + variance x)) + INR n * layernorm x epsilon i_3 ^ 2 * mean u ^ 2 + INR n * mean u ^ 2 * variance x
    * (1 / (epsilon + variance x)) + 2 * (layernorm x epsilon i_3 * mean u * Sum (fun i : Fin n => u i * layernorm x
    epsilon i)) + -2 * (layernorm x epsilon i_3 * mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) + -2 *
    (layernorm x epsilon i_3 ^ 2 * mean u * Sum (fun i : Fin n => u i)) + layernorm x epsilon i_3 ^ 2 * Sum (fun i :
    Fin n => u i ^ 2) = -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * u i_3 + 2 * (mean u * Sum
    (fun i : Fin n => layernorm x epsilon i)) * (u i_3 * layernorm x epsilon i_3) + -2 * Sum (fun i : Fin n => u i *
    layernorm x epsilon i) * (u i_3 * layernorm x epsilon i_3) + INR n * variance x * (1 / (epsilon + variance x)) * u
    i_3 ^ 2 + INR n * mean u ^ 2 * layernorm x epsilon i_3 ^ 2 + INR n * mean u ^ 2 * variance x * (1 / (epsilon +
    variance x)) * 1 + 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * layernorm x epsilon i_3 +
    -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) * layernorm x epsilon i_3 + -2 * (mean u * Sum
    (fun i : Fin n => u i)) * layernorm x epsilon i_3 ^ 2 + Sum (fun i : Fin n => u i ^ 2) * layernorm x epsilon i_3 ^
    2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 : R, (((((((((((-2) * ((((u0 * u1) * u2) * u3) * (1 *
    u4))) + (2 * (((u0 * u5) * u2) * u6))) + ((-2) * ((u0 * u5) * u7))) + ((((u0 ^ 2) * u1) * u3) * (1 * u4))) + ((u1
    * (u5 ^ 2)) * (u2 ^ 2))) + (((u1 * (u2 ^ 2)) * u3) * (1 * u4))) + (2 * ((u5 * u2) * u7))) + ((-2) * ((u5 * (u2 ^
    2)) * u6))) + ((-2) * (((u5 ^ 2) * u2) * u8))) + ((u5 ^ 2) * u9)) = ((((((((((((-2) * (((u1 * u2) * u3) * (1 *
    u4))) * u0) + ((2 * (u2 * u6)) * (u0 * u5))) + (((-2) * u7) * (u0 * u5))) + (((u1 * u3) * (1 * u4)) * (u0 ^ 2))) +
    ((u1 * (u2 ^ 2)) * (u5 ^ 2))) + ((((u1 * (u2 ^ 2)) * u3) * (1 * u4)) * 1)) + ((2 * (u2 * u7)) * u5)) + (((-2) *
    ((u2 ^ 2) * u6)) * u5)) + (((-2) * (u2 * u8)) * (u5 ^ 2))) + (u9 * (u5 ^ 2)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7
    u8 u9; ring).
    exact (fun (i_3 : Fin n) => (identity (u i_3) (INR n) (mean u) (variance x) (/ (epsilon + variance x)) (layernorm
      x epsilon i_3) (Sum (fun i : Fin n => layernorm x epsilon i)) (Sum (fun i : Fin n => u i * layernorm x epsilon
      i)) (Sum (fun i : Fin n => u i)) (Sum (fun i : Fin n => u i ^ 2)))). }
  assert (r145 : Sum (fun i : Fin n => Sum (fun i_ : Fin n => ((u i - mean u) * layernorm x epsilon i_ - (u i_ - mean
    u) * layernorm x epsilon i) ^ 2)) = Sum (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon +
    variance x))) * u i + 2 * (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i)
    + -2 * Sum (fun i : Fin n => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i) + INR n * variance x *
    (1 / (epsilon + variance x)) * u i ^ 2 + INR n * mean u ^ 2 * layernorm x epsilon i ^ 2 + INR n * mean u ^ 2 *
    variance x * (1 / (epsilon + variance x)) * 1 + 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i))
    * layernorm x epsilon i + -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) * layernorm x epsilon i
    + -2 * (mean u * Sum (fun i : Fin n => u i)) * layernorm x epsilon i ^ 2 + Sum (fun i : Fin n => u i ^ 2) *
    layernorm x epsilon i ^ 2)).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (eq_trans (eq_trans (eq_trans (r85 i_3) (eq_trans (eq_trans
    (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => -2 * (u
    i_3 * layernorm x epsilon i_3) * (u i * layernorm x epsilon i) + 2 * (u i_3 * layernorm x epsilon i_3 * mean u) *
    layernorm x epsilon i + -2 * (u i_3 * mean u) * layernorm x epsilon i ^ 2 + u i_3 ^ 2 * layernorm x epsilon i ^ 2
    + 2 * (layernorm x epsilon i_3 * mean u) * (u i * layernorm x epsilon i) + -2 * (layernorm x epsilon i_3 ^ 2 *
    mean u) * u i + layernorm x epsilon i_3 ^ 2 * u i ^ 2 + -2 * (layernorm x epsilon i_3 * mean u ^ 2) * layernorm x
    epsilon i + layernorm x epsilon i_3 ^ 2 * mean u ^ 2 * 1) (fun i : Fin n => mean u ^ 2 * layernorm x epsilon i ^
    2)) (r88 i_3)) (r91 i_3)) (r94 i_3)) (r97 i_3)) (r100 i_3)) (r103 i_3)) (r106 i_3)) (r109 i_3)) (r138 i_3))) (r141
    i_3)) (r143 i_3)))). }
  assert (r148 : Sum (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * u i + 2 *
    (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -2 * Sum (fun i : Fin n
    => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i) + INR n * variance x * (1 / (epsilon + variance
    x)) * u i ^ 2 + INR n * mean u ^ 2 * layernorm x epsilon i ^ 2 + INR n * mean u ^ 2 * variance x * (1 / (epsilon +
    variance x)) * 1 + 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * layernorm x epsilon i + -2
    * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) * layernorm x epsilon i + -2 * (mean u * Sum (fun i
    : Fin n => u i)) * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n => u i ^ 2) * layernorm x
    epsilon i ^ 2) = Sum (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * u i + 2
    * (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -2 * Sum (fun i : Fin
    n => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i) + INR n * variance x * (1 / (epsilon + variance
    x)) * u i ^ 2 + INR n * mean u ^ 2 * layernorm x epsilon i ^ 2 + INR n * mean u ^ 2 * variance x * (1 / (epsilon +
    variance x)) * 1 + 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * layernorm x epsilon i + -2
    * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2
    * (mean u * Sum (fun i : Fin n => u i)) * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n =>
    u i ^ 2) * layernorm x epsilon i ^ 2)).
  { exact (f_equal (fun (h_37 : R) => h_37 + Sum (fun i : Fin n => Sum (fun i : Fin n => u i ^ 2) * layernorm x
    epsilon i ^ 2)) (Facts.sum_add n (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance
    x))) * u i + 2 * (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -2 *
    Sum (fun i : Fin n => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i) + INR n * variance x * (1 /
    (epsilon + variance x)) * u i ^ 2 + INR n * mean u ^ 2 * layernorm x epsilon i ^ 2 + INR n * mean u ^ 2 * variance
    x * (1 / (epsilon + variance x)) * 1 + 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) *
    layernorm x epsilon i + -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) * layernorm x epsilon i)
    (fun i : Fin n => -2 * (mean u * Sum (fun i : Fin n => u i)) * layernorm x epsilon i ^ 2))). }
  assert (r151 : Sum (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * u i + 2 *
    (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -2 * Sum (fun i : Fin n
    => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i) + INR n * variance x * (1 / (epsilon + variance
    x)) * u i ^ 2 + INR n * mean u ^ 2 * layernorm x epsilon i ^ 2 + INR n * mean u ^ 2 * variance x * (1 / (epsilon +
    variance x)) * 1 + 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * layernorm x epsilon i + -2
    * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2
    * (mean u * Sum (fun i : Fin n => u i)) * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n =>
    u i ^ 2) * layernorm x epsilon i ^ 2) = Sum (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon +
    variance x))) * u i + 2 * (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i)
    + -2 * Sum (fun i : Fin n => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i) + INR n * variance x *
    (1 / (epsilon + variance x)) * u i ^ 2 + INR n * mean u ^ 2 * layernorm x epsilon i ^ 2 + INR n * mean u ^ 2 *
    variance x * (1 / (epsilon + variance x)) * 1 + 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i))
    * layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i))
    * layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u * Sum (fun i : Fin n => u i)) * layernorm x epsilon
    i ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n => u i ^ 2) * layernorm x epsilon i ^ 2)).
  { exact (f_equal (fun (h_38 : R) => h_38 + Sum (fun i : Fin n => -2 * (mean u * Sum (fun i : Fin n => u i)) *
    layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n => u i ^ 2) * layernorm x epsilon i ^ 2))
    (Facts.sum_add n (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * u i + 2 *
    (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -2 * Sum (fun i : Fin n
    => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i) + INR n * variance x * (1 / (epsilon + variance
    x)) * u i ^ 2 + INR n * mean u ^ 2 * layernorm x epsilon i ^ 2 + INR n * mean u ^ 2 * variance x * (1 / (epsilon +
    variance x)) * 1 + 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * layernorm x epsilon i) (fun
    i : Fin n => -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) * layernorm x epsilon i))). }
  assert (r154 : Sum (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * u i + 2 *
    (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -2 * Sum (fun i : Fin n
    => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i) + INR n * variance x * (1 / (epsilon + variance
    x)) * u i ^ 2 + INR n * mean u ^ 2 * layernorm x epsilon i ^ 2 + INR n * mean u ^ 2 * variance x * (1 / (epsilon +
    variance x)) * 1 + 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * layernorm x epsilon i) +
    Sum (fun i : Fin n => -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) * layernorm x epsilon i) +
    Sum (fun i : Fin n => -2 * (mean u * Sum (fun i : Fin n => u i)) * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n
    => Sum (fun i : Fin n => u i ^ 2) * layernorm x epsilon i ^ 2) = Sum (fun i : Fin n => -2 * (INR n * mean u *
    variance x * (1 / (epsilon + variance x))) * u i + 2 * (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) *
    (u i * layernorm x epsilon i) + -2 * Sum (fun i : Fin n => u i * layernorm x epsilon i) * (u i * layernorm x
    epsilon i) + INR n * variance x * (1 / (epsilon + variance x)) * u i ^ 2 + INR n * mean u ^ 2 * layernorm x
    epsilon i ^ 2 + INR n * mean u ^ 2 * variance x * (1 / (epsilon + variance x)) * 1) + Sum (fun i : Fin n => 2 *
    (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2
    * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2
    * (mean u * Sum (fun i : Fin n => u i)) * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n =>
    u i ^ 2) * layernorm x epsilon i ^ 2)).
  { exact (f_equal (fun (h_39 : R) => h_39 + Sum (fun i : Fin n => -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm
    x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u * Sum (fun i : Fin n => u i)) *
    layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n => u i ^ 2) * layernorm x epsilon i ^ 2))
    (Facts.sum_add n (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * u i + 2 *
    (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -2 * Sum (fun i : Fin n
    => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i) + INR n * variance x * (1 / (epsilon + variance
    x)) * u i ^ 2 + INR n * mean u ^ 2 * layernorm x epsilon i ^ 2 + INR n * mean u ^ 2 * variance x * (1 / (epsilon +
    variance x)) * 1) (fun i : Fin n => 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * layernorm
    x epsilon i))). }
  assert (r157 : Sum (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * u i + 2 *
    (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -2 * Sum (fun i : Fin n
    => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i) + INR n * variance x * (1 / (epsilon + variance
    x)) * u i ^ 2 + INR n * mean u ^ 2 * layernorm x epsilon i ^ 2 + INR n * mean u ^ 2 * variance x * (1 / (epsilon +
    variance x)) * 1) + Sum (fun i : Fin n => 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) *
    layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) *
    layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u * Sum (fun i : Fin n => u i)) * layernorm x epsilon i
    ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n => u i ^ 2) * layernorm x epsilon i ^ 2) = Sum (fun i : Fin n =>
    -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * u i + 2 * (mean u * Sum (fun i : Fin n =>
    layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -2 * Sum (fun i : Fin n => u i * layernorm x epsilon i)
    * (u i * layernorm x epsilon i) + INR n * variance x * (1 / (epsilon + variance x)) * u i ^ 2 + INR n * mean u ^ 2
    * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => INR n * mean u ^ 2 * variance x * (1 / (epsilon + variance
    x)) * 1) + Sum (fun i : Fin n => 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * layernorm x
    epsilon i) + Sum (fun i : Fin n => -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) * layernorm x
    epsilon i) + Sum (fun i : Fin n => -2 * (mean u * Sum (fun i : Fin n => u i)) * layernorm x epsilon i ^ 2) + Sum
    (fun i : Fin n => Sum (fun i : Fin n => u i ^ 2) * layernorm x epsilon i ^ 2)).
  { exact (f_equal (fun (h_40 : R) => h_40 + Sum (fun i : Fin n => 2 * (mean u * Sum (fun i : Fin n => u i * layernorm
    x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm
    x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u * Sum (fun i : Fin n => u i)) *
    layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n => u i ^ 2) * layernorm x epsilon i ^ 2))
    (Facts.sum_add n (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * u i + 2 *
    (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -2 * Sum (fun i : Fin n
    => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i) + INR n * variance x * (1 / (epsilon + variance
    x)) * u i ^ 2 + INR n * mean u ^ 2 * layernorm x epsilon i ^ 2) (fun i : Fin n => INR n * mean u ^ 2 * variance x
    * (1 / (epsilon + variance x)) * 1))). }
  assert (r160 : Sum (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * u i + 2 *
    (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -2 * Sum (fun i : Fin n
    => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i) + INR n * variance x * (1 / (epsilon + variance
    x)) * u i ^ 2 + INR n * mean u ^ 2 * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => INR n * mean u ^ 2 *
    variance x * (1 / (epsilon + variance x)) * 1) + Sum (fun i : Fin n => 2 * (mean u * Sum (fun i : Fin n => u i *
    layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u ^ 2 * Sum (fun i : Fin n =>
    layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u * Sum (fun i : Fin n => u
    i)) * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n => u i ^ 2) * layernorm x epsilon i ^
    2) = Sum (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * u i + 2 * (mean u *
    Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -2 * Sum (fun i : Fin n => u i *
    layernorm x epsilon i) * (u i * layernorm x epsilon i) + INR n * variance x * (1 / (epsilon + variance x)) * u i ^
    2) + Sum (fun i : Fin n => INR n * mean u ^ 2 * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => INR n * mean u
    ^ 2 * variance x * (1 / (epsilon + variance x)) * 1) + Sum (fun i : Fin n => 2 * (mean u * Sum (fun i : Fin n => u
    i * layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u ^ 2 * Sum (fun i : Fin n
    => layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u * Sum (fun i : Fin n => u
    i)) * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n => u i ^ 2) * layernorm x epsilon i ^
    2)).
  { exact (f_equal (fun (h_41 : R) => h_41 + Sum (fun i : Fin n => INR n * mean u ^ 2 * variance x * (1 / (epsilon +
    variance x)) * 1) + Sum (fun i : Fin n => 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) *
    layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) *
    layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u * Sum (fun i : Fin n => u i)) * layernorm x epsilon i
    ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n => u i ^ 2) * layernorm x epsilon i ^ 2)) (Facts.sum_add n (fun i
    : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * u i + 2 * (mean u * Sum (fun i :
    Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -2 * Sum (fun i : Fin n => u i * layernorm x
    epsilon i) * (u i * layernorm x epsilon i) + INR n * variance x * (1 / (epsilon + variance x)) * u i ^ 2) (fun i :
    Fin n => INR n * mean u ^ 2 * layernorm x epsilon i ^ 2))). }
  assert (r163 : Sum (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * u i + 2 *
    (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -2 * Sum (fun i : Fin n
    => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i) + INR n * variance x * (1 / (epsilon + variance
    x)) * u i ^ 2) + Sum (fun i : Fin n => INR n * mean u ^ 2 * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => INR
    n * mean u ^ 2 * variance x * (1 / (epsilon + variance x)) * 1) + Sum (fun i : Fin n => 2 * (mean u * Sum (fun i :
    Fin n => u i * layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u ^ 2 * Sum
    (fun i : Fin n => layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u * Sum (fun
    i : Fin n => u i)) * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n => u i ^ 2) * layernorm
    x epsilon i ^ 2) = Sum (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * u i +
    2 * (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -2 * Sum (fun i :
    Fin n => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i)) + Sum (fun i : Fin n => INR n * variance x
    * (1 / (epsilon + variance x)) * u i ^ 2) + Sum (fun i : Fin n => INR n * mean u ^ 2 * layernorm x epsilon i ^ 2)
    + Sum (fun i : Fin n => INR n * mean u ^ 2 * variance x * (1 / (epsilon + variance x)) * 1) + Sum (fun i : Fin n
    => 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n
    => -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n
    => -2 * (mean u * Sum (fun i : Fin n => u i)) * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => Sum (fun i :
    Fin n => u i ^ 2) * layernorm x epsilon i ^ 2)).
  { exact (f_equal (fun (h_42 : R) => h_42 + Sum (fun i : Fin n => INR n * mean u ^ 2 * layernorm x epsilon i ^ 2) +
    Sum (fun i : Fin n => INR n * mean u ^ 2 * variance x * (1 / (epsilon + variance x)) * 1) + Sum (fun i : Fin n =>
    2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n =>
    -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n =>
    -2 * (mean u * Sum (fun i : Fin n => u i)) * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n
    => u i ^ 2) * layernorm x epsilon i ^ 2)) (Facts.sum_add n (fun i : Fin n => -2 * (INR n * mean u * variance x *
    (1 / (epsilon + variance x))) * u i + 2 * (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i *
    layernorm x epsilon i) + -2 * Sum (fun i : Fin n => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i))
    (fun i : Fin n => INR n * variance x * (1 / (epsilon + variance x)) * u i ^ 2))). }
  assert (r166 : Sum (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * u i + 2 *
    (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -2 * Sum (fun i : Fin n
    => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i)) + Sum (fun i : Fin n => INR n * variance x * (1 /
    (epsilon + variance x)) * u i ^ 2) + Sum (fun i : Fin n => INR n * mean u ^ 2 * layernorm x epsilon i ^ 2) + Sum
    (fun i : Fin n => INR n * mean u ^ 2 * variance x * (1 / (epsilon + variance x)) * 1) + Sum (fun i : Fin n => 2 *
    (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2
    * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2
    * (mean u * Sum (fun i : Fin n => u i)) * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n =>
    u i ^ 2) * layernorm x epsilon i ^ 2) = Sum (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon +
    variance x))) * u i + 2 * (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i))
    + Sum (fun i : Fin n => -2 * Sum (fun i : Fin n => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i)) +
    Sum (fun i : Fin n => INR n * variance x * (1 / (epsilon + variance x)) * u i ^ 2) + Sum (fun i : Fin n => INR n *
    mean u ^ 2 * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => INR n * mean u ^ 2 * variance x * (1 / (epsilon +
    variance x)) * 1) + Sum (fun i : Fin n => 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) *
    layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) *
    layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u * Sum (fun i : Fin n => u i)) * layernorm x epsilon i
    ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n => u i ^ 2) * layernorm x epsilon i ^ 2)).
  { exact (f_equal (fun (h_43 : R) => h_43 + Sum (fun i : Fin n => INR n * variance x * (1 / (epsilon + variance x)) *
    u i ^ 2) + Sum (fun i : Fin n => INR n * mean u ^ 2 * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => INR n *
    mean u ^ 2 * variance x * (1 / (epsilon + variance x)) * 1) + Sum (fun i : Fin n => 2 * (mean u * Sum (fun i : Fin
    n => u i * layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u ^ 2 * Sum (fun i
    : Fin n => layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u * Sum (fun i :
    Fin n => u i)) * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n => u i ^ 2) * layernorm x
    epsilon i ^ 2)) (Facts.sum_add n (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance
    x))) * u i + 2 * (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i)) (fun i :
    Fin n => -2 * Sum (fun i : Fin n => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i)))). }
  assert (r169 : Sum (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * u i + 2 *
    (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i)) + Sum (fun i : Fin n =>
    -2 * Sum (fun i : Fin n => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i)) + Sum (fun i : Fin n =>
    INR n * variance x * (1 / (epsilon + variance x)) * u i ^ 2) + Sum (fun i : Fin n => INR n * mean u ^ 2 *
    layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => INR n * mean u ^ 2 * variance x * (1 / (epsilon + variance x))
    * 1) + Sum (fun i : Fin n => 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * layernorm x
    epsilon i) + Sum (fun i : Fin n => -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) * layernorm x
    epsilon i) + Sum (fun i : Fin n => -2 * (mean u * Sum (fun i : Fin n => u i)) * layernorm x epsilon i ^ 2) + Sum
    (fun i : Fin n => Sum (fun i : Fin n => u i ^ 2) * layernorm x epsilon i ^ 2) = Sum (fun i : Fin n => -2 * (INR n
    * mean u * variance x * (1 / (epsilon + variance x))) * u i) + Sum (fun i : Fin n => 2 * (mean u * Sum (fun i :
    Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i)) + Sum (fun i : Fin n => -2 * Sum (fun i : Fin n
    => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i)) + Sum (fun i : Fin n => INR n * variance x * (1 /
    (epsilon + variance x)) * u i ^ 2) + Sum (fun i : Fin n => INR n * mean u ^ 2 * layernorm x epsilon i ^ 2) + Sum
    (fun i : Fin n => INR n * mean u ^ 2 * variance x * (1 / (epsilon + variance x)) * 1) + Sum (fun i : Fin n => 2 *
    (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2
    * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2
    * (mean u * Sum (fun i : Fin n => u i)) * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n =>
    u i ^ 2) * layernorm x epsilon i ^ 2)).
  { exact (f_equal (fun (h_44 : R) => h_44 + Sum (fun i : Fin n => -2 * Sum (fun i : Fin n => u i * layernorm x
    epsilon i) * (u i * layernorm x epsilon i)) + Sum (fun i : Fin n => INR n * variance x * (1 / (epsilon + variance
    x)) * u i ^ 2) + Sum (fun i : Fin n => INR n * mean u ^ 2 * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => INR
    n * mean u ^ 2 * variance x * (1 / (epsilon + variance x)) * 1) + Sum (fun i : Fin n => 2 * (mean u * Sum (fun i :
    Fin n => u i * layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u ^ 2 * Sum
    (fun i : Fin n => layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u * Sum (fun
    i : Fin n => u i)) * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n => u i ^ 2) * layernorm
    x epsilon i ^ 2)) (Facts.sum_add n (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance
    x))) * u i) (fun i : Fin n => 2 * (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x
    epsilon i)))). }
  assert (r176 : INR n * mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i ^ 2) = INR n * mean u ^ 2 * (INR n *
    variance x * (1 / (epsilon + variance x)))).
  { exact (f_equal (fun (h_45 : R) => INR n * mean u ^ 2 * h_45) r122). }
  assert (r179 : INR n * mean u ^ 2 * variance x * (1 / (epsilon + variance x)) * Sum (fun i : Fin n => 1) = INR n *
    mean u ^ 2 * variance x * (1 / (epsilon + variance x)) * INR n).
  { exact (f_equal (fun (h_46 : R) => INR n * mean u ^ 2 * variance x * (1 / (epsilon + variance x)) * h_46) r27). }
  assert (r184 : -2 * (mean u * Sum (fun i : Fin n => u i)) * Sum (fun i : Fin n => layernorm x epsilon i ^ 2) = -2 *
    (mean u * Sum (fun i : Fin n => u i)) * (INR n * variance x * (1 / (epsilon + variance x)))).
  { exact (f_equal (fun (h_47 : R) => -2 * (mean u * Sum (fun i : Fin n => u i)) * h_47) r122). }
  assert (r187 : Sum (fun i : Fin n => u i ^ 2) * Sum (fun i : Fin n => layernorm x epsilon i ^ 2) = Sum (fun i : Fin
    n => u i ^ 2) * (INR n * variance x * (1 / (epsilon + variance x)))).
  { exact (f_equal (fun (h_48 : R) => Sum (fun i : Fin n => u i ^ 2) * h_48) r122). }
  assert (r189 : Sum (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * u i) + Sum
    (fun i : Fin n => 2 * (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i)) +
    Sum (fun i : Fin n => -2 * Sum (fun i : Fin n => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i)) +
    Sum (fun i : Fin n => INR n * variance x * (1 / (epsilon + variance x)) * u i ^ 2) + Sum (fun i : Fin n => INR n *
    mean u ^ 2 * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => INR n * mean u ^ 2 * variance x * (1 / (epsilon +
    variance x)) * 1) + Sum (fun i : Fin n => 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) *
    layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) *
    layernorm x epsilon i) + Sum (fun i : Fin n => -2 * (mean u * Sum (fun i : Fin n => u i)) * layernorm x epsilon i
    ^ 2) + Sum (fun i : Fin n => Sum (fun i : Fin n => u i ^ 2) * layernorm x epsilon i ^ 2) = -2 * (INR n * mean u *
    variance x * (1 / (epsilon + variance x))) * Sum (fun i : Fin n => u i) + 2 * (mean u * Sum (fun i : Fin n =>
    layernorm x epsilon i)) * Sum (fun i : Fin n => u i * layernorm x epsilon i) + -2 * Sum (fun i : Fin n => u i *
    layernorm x epsilon i) * Sum (fun i : Fin n => u i * layernorm x epsilon i) + INR n * variance x * (1 / (epsilon +
    variance x)) * Sum (fun i : Fin n => u i ^ 2) + INR n * mean u ^ 2 * (INR n * variance x * (1 / (epsilon +
    variance x))) + INR n * mean u ^ 2 * variance x * (1 / (epsilon + variance x)) * INR n + 2 * (mean u * Sum (fun i
    : Fin n => u i * layernorm x epsilon i)) * Sum (fun i : Fin n => layernorm x epsilon i) + -2 * (mean u ^ 2 * Sum
    (fun i : Fin n => layernorm x epsilon i)) * Sum (fun i : Fin n => layernorm x epsilon i) + -2 * (mean u * Sum (fun
    i : Fin n => u i)) * (INR n * variance x * (1 / (epsilon + variance x))) + Sum (fun i : Fin n => u i ^ 2) * (INR n
    * variance x * (1 / (epsilon + variance x)))).
  { exact (eq_trans (f_equal5 (fun (h_49 : R) (h_50 : R) (h_51 : R) (h_52 : R) (h_53 : R) => h_49 + h_50 + h_51 + h_52
    + h_53 + Sum (fun i : Fin n => INR n * mean u ^ 2 * variance x * (1 / (epsilon + variance x)) * 1) + Sum (fun i :
    Fin n => 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i :
    Fin n => -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i :
    Fin n => -2 * (mean u * Sum (fun i : Fin n => u i)) * layernorm x epsilon i ^ 2) + Sum (fun i : Fin n => Sum (fun
    i : Fin n => u i ^ 2) * layernorm x epsilon i ^ 2)) (Facts.sum_scale n (-2 * (INR n * mean u * variance x * (1 /
    (epsilon + variance x)))) u) (Facts.sum_scale n (2 * (mean u * Sum (fun i : Fin n => layernorm x epsilon i))) (fun
    i : Fin n => u i * layernorm x epsilon i)) (Facts.sum_scale n (-2 * Sum (fun i : Fin n => u i * layernorm x
    epsilon i)) (fun i : Fin n => u i * layernorm x epsilon i)) (Facts.sum_scale n (INR n * variance x * (1 / (epsilon
    + variance x))) (fun i : Fin n => u i ^ 2)) (eq_trans (Facts.sum_scale n (INR n * mean u ^ 2) (fun i : Fin n =>
    layernorm x epsilon i ^ 2)) r176)) (f_equal5 (fun (h_54 : R) (h_55 : R) (h_56 : R) (h_57 : R) (h_58 : R) => -2 *
    (INR n * mean u * variance x * (1 / (epsilon + variance x))) * Sum (fun i : Fin n => u i) + 2 * (mean u * Sum (fun
    i : Fin n => layernorm x epsilon i)) * Sum (fun i : Fin n => u i * layernorm x epsilon i) + -2 * Sum (fun i : Fin
    n => u i * layernorm x epsilon i) * Sum (fun i : Fin n => u i * layernorm x epsilon i) + INR n * variance x * (1 /
    (epsilon + variance x)) * Sum (fun i : Fin n => u i ^ 2) + INR n * mean u ^ 2 * (INR n * variance x * (1 /
    (epsilon + variance x))) + h_54 + h_55 + h_56 + h_57 + h_58) (eq_trans (Facts.sum_scale n (INR n * mean u ^ 2 *
    variance x * (1 / (epsilon + variance x))) (fun i : Fin n => 1)) r179) (Facts.sum_scale n (2 * (mean u * Sum (fun
    i : Fin n => u i * layernorm x epsilon i))) (fun i : Fin n => layernorm x epsilon i)) (Facts.sum_scale n (-2 *
    (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i))) (fun i : Fin n => layernorm x epsilon i)) (eq_trans
    (Facts.sum_scale n (-2 * (mean u * Sum (fun i : Fin n => u i))) (fun i : Fin n => layernorm x epsilon i ^ 2))
    r184) (eq_trans (Facts.sum_scale n (Sum (fun i : Fin n => u i ^ 2)) (fun i : Fin n => layernorm x epsilon i ^ 2))
    r187))). }
  assert (r192 : -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * Sum (fun i : Fin n => u i) + 2 *
    (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * Sum (fun i : Fin n => u i * layernorm x epsilon i) + -2
    * Sum (fun i : Fin n => u i * layernorm x epsilon i) * Sum (fun i : Fin n => u i * layernorm x epsilon i) + INR n
    * variance x * (1 / (epsilon + variance x)) * Sum (fun i : Fin n => u i ^ 2) + INR n * mean u ^ 2 * (INR n *
    variance x * (1 / (epsilon + variance x))) + INR n * mean u ^ 2 * variance x * (1 / (epsilon + variance x)) * INR
    n + 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * Sum (fun i : Fin n => layernorm x epsilon
    i) + -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) * Sum (fun i : Fin n => layernorm x epsilon
    i) + -2 * (mean u * Sum (fun i : Fin n => u i)) * (INR n * variance x * (1 / (epsilon + variance x))) + Sum (fun i
    : Fin n => u i ^ 2) * (INR n * variance x * (1 / (epsilon + variance x))) = -4 * (INR n * mean u * variance x * (1
    / (epsilon + variance x)) * Sum (fun i : Fin n => u i)) + 2 * (INR n * variance x * (1 / (epsilon + variance x)) *
    Sum (fun i : Fin n => u i ^ 2)) + 2 * (INR n ^ 2 * mean u ^ 2 * variance x * (1 / (epsilon + variance x))) + 4 *
    (mean u * Sum (fun i : Fin n => layernorm x epsilon i) * Sum (fun i : Fin n => u i * layernorm x epsilon i)) + -2
    * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i) ^ 2) + -2 * Sum (fun i : Fin n => u i * layernorm x
    epsilon i) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((((((((((-2) * (((u0 * u1) * u2) * (1 * u3))) * u4) +
    ((2 * (u1 * u5)) * u6)) + (((-2) * u6) * u6)) + (((u0 * u2) * (1 * u3)) * u7)) + ((u0 * (u1 ^ 2)) * ((u0 * u2) *
    (1 * u3)))) + ((((u0 * (u1 ^ 2)) * u2) * (1 * u3)) * u0)) + ((2 * (u1 * u6)) * u5)) + (((-2) * ((u1 ^ 2) * u5)) *
    u5)) + (((-2) * (u1 * u4)) * ((u0 * u2) * (1 * u3)))) + (u7 * ((u0 * u2) * (1 * u3)))) = (((((((-4) * ((((u0 * u1)
    * u2) * (1 * u3)) * u4)) + (2 * (((u0 * u2) * (1 * u3)) * u7))) + (2 * ((((u0 ^ 2) * (u1 ^ 2)) * u2) * (1 * u3))))
    + (4 * ((u1 * u5) * u6))) + ((-2) * ((u1 ^ 2) * (u5 ^ 2)))) + ((-2) * (u6 ^ 2)))) by (intros u0 u1 u2 u3 u4 u5 u6
    u7; ring).
    exact (identity (INR n) (mean u) (variance x) (/ (epsilon + variance x)) (Sum (fun i : Fin n => u i)) (Sum (fun i
      : Fin n => layernorm x epsilon i)) (Sum (fun i : Fin n => u i * layernorm x epsilon i)) (Sum (fun i : Fin n => u
      i ^ 2))). }
  assert (r194 : epsilon * (1 / deviation x epsilon ^ 3) * Sum (fun i : Fin n => (u i - mean u) ^ 2) + 1 / (2 * INR n
    * deviation x epsilon) * Sum (fun i : Fin n => Sum (fun i_ : Fin n => ((u i - mean u) * layernorm x epsilon i_ -
    (u i_ - mean u) * layernorm x epsilon i) ^ 2)) = epsilon * (1 / deviation x epsilon) ^ 3 * (INR n * mean u ^ 2 +
    -2 * (mean u * Sum (fun i : Fin n => u i)) + Sum (fun i : Fin n => u i ^ 2)) + 1 / 2 * (1 / INR n * (1 / deviation
    x epsilon)) * (-4 * (INR n * mean u * variance x * (1 / (epsilon + variance x)) * Sum (fun i : Fin n => u i)) + 2
    * (INR n * variance x * (1 / (epsilon + variance x)) * Sum (fun i : Fin n => u i ^ 2)) + 2 * (INR n ^ 2 * mean u ^
    2 * variance x * (1 / (epsilon + variance x))) + 4 * (mean u * Sum (fun i : Fin n => layernorm x epsilon i) * Sum
    (fun i : Fin n => u i * layernorm x epsilon i)) + -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)
    ^ 2) + -2 * Sum (fun i : Fin n => u i * layernorm x epsilon i) ^ 2)).
  { exact (f_equal4 (fun (h_59 : R) (h_60 : R) (h_61 : R) (h_62 : R) => epsilon * h_59 * h_60 + h_61 * h_62) (eq_trans
    (eq_trans r45 (eq_trans (Facts.inverse_mul (deviation x epsilon) (deviation x epsilon * deviation x epsilon))
    r49)) r52) r71 (eq_trans (eq_trans r73 (eq_trans (Facts.inverse_mul 2 (INR n * deviation x epsilon)) r77)) r80)
    (eq_trans (eq_trans r145 (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans
    (Facts.sum_add n (fun i : Fin n => -2 * (INR n * mean u * variance x * (1 / (epsilon + variance x))) * u i + 2 *
    (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) * (u i * layernorm x epsilon i) + -2 * Sum (fun i : Fin n
    => u i * layernorm x epsilon i) * (u i * layernorm x epsilon i) + INR n * variance x * (1 / (epsilon + variance
    x)) * u i ^ 2 + INR n * mean u ^ 2 * layernorm x epsilon i ^ 2 + INR n * mean u ^ 2 * variance x * (1 / (epsilon +
    variance x)) * 1 + 2 * (mean u * Sum (fun i : Fin n => u i * layernorm x epsilon i)) * layernorm x epsilon i + -2
    * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i)) * layernorm x epsilon i + -2 * (mean u * Sum (fun i
    : Fin n => u i)) * layernorm x epsilon i ^ 2) (fun i : Fin n => Sum (fun i : Fin n => u i ^ 2) * layernorm x
    epsilon i ^ 2)) r148) r151) r154) r157) r160) r163) r166) r169) r189)) r192)). }
  assert (r197 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r28). }
  assert (r199 : INR n * (1 / INR n) = 1).
  { exact (Facts.mul_inverse (INR n) r197). }
  assert (r200 : epsilon * (1 / deviation x epsilon) ^ 3 * (INR n * mean u ^ 2 + -2 * (mean u * Sum (fun i : Fin n =>
    u i)) + Sum (fun i : Fin n => u i ^ 2)) + 1 / 2 * (1 / INR n * (1 / deviation x epsilon)) * (-4 * (INR n * mean u
    * variance x * (1 / (epsilon + variance x)) * Sum (fun i : Fin n => u i)) + 2 * (INR n * variance x * (1 /
    (epsilon + variance x)) * Sum (fun i : Fin n => u i ^ 2)) + 2 * (INR n ^ 2 * mean u ^ 2 * variance x * (1 /
    (epsilon + variance x))) + 4 * (mean u * Sum (fun i : Fin n => layernorm x epsilon i) * Sum (fun i : Fin n => u i
    * layernorm x epsilon i)) + -2 * (mean u ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i) ^ 2) + -2 * Sum (fun i
    : Fin n => u i * layernorm x epsilon i) ^ 2) = epsilon * INR n * mean u ^ 2 * (1 / deviation x epsilon) ^ 3 + -2 *
    (epsilon * mean u * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => u i)) + epsilon * (1 / deviation x
    epsilon) ^ 3 * Sum (fun i : Fin n => u i ^ 2) + INR n * mean u ^ 2 * variance x * (1 / (epsilon + variance x)) *
    (1 / deviation x epsilon) + -2 * (mean u * variance x * (1 / (epsilon + variance x)) * (1 / deviation x epsilon) *
    Sum (fun i : Fin n => u i)) + 2 * (mean u * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n =>
    layernorm x epsilon i) * Sum (fun i : Fin n => u i * layernorm x epsilon i)) + -1 * (mean u ^ 2 * (1 / INR n) * (1
    / deviation x epsilon) * Sum (fun i : Fin n => layernorm x epsilon i) ^ 2) + variance x * (1 / (epsilon + variance
    x)) * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i ^ 2) + -1 * (1 / INR n * (1 / deviation x epsilon) *
    Sum (fun i : Fin n => u i * layernorm x epsilon i) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10 : R, (((((((((((u0 * u1) * (u2 ^ 2)) * ((1 * u3) ^ 3))
    + ((-2) * (((u0 * u2) * ((1 * u3) ^ 3)) * u4))) + ((u0 * ((1 * u3) ^ 3)) * u5)) + ((((u1 * (u2 ^ 2)) * u6) * (1 *
    u7)) * (1 * u3))) + ((-2) * ((((u2 * u6) * (1 * u7)) * (1 * u3)) * u4))) + (2 * ((((u2 * (1 * u8)) * (1 * u3)) *
    u9) * u10))) + ((-1) * ((((u2 ^ 2) * (1 * u8)) * (1 * u3)) * (u9 ^ 2)))) + (((u6 * (1 * u7)) * (1 * u3)) * u5)) +
    ((-1) * (((1 * u8) * (1 * u3)) * (u10 ^ 2)))) - (((u0 * ((1 * u3) ^ 3)) * (((u1 * (u2 ^ 2)) + ((-2) * (u2 * u4)))
    + u5)) + (((1/2) * ((1 * u8) * (1 * u3))) * (((((((-4) * ((((u1 * u2) * u6) * (1 * u7)) * u4)) + (2 * (((u1 * u6)
    * (1 * u7)) * u5))) + (2 * ((((u1 ^ 2) * (u2 ^ 2)) * u6) * (1 * u7)))) + (4 * ((u2 * u9) * u10))) + ((-2) * ((u2 ^
    2) * (u9 ^ 2)))) + ((-2) * (u10 ^ 2))))) = (((-2) * ((((u2 * u6) * (1 * u7)) * (1 * u3)) * u4)) * (1 - (u1 * (1 *
    u8))) + ((((u6 * (1 * u7)) * (1 * u3)) * u5) * (1 - (u1 * (1 * u8))) + (((((u1 * (u2 ^ 2)) * u6) * (1 * u7)) * (1
    * u3)) * (1 - (u1 * (1 * u8))) + 0)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10; field).
    exact (Rules.linear_combination (Rules.and_equation (-2 * (mean u * variance x * (1 / (epsilon + variance x)) * (1
      / deviation x epsilon) * Sum (fun i : Fin n => u i))) r199 (Rules.and_equation (variance x * (1 / (epsilon +
      variance x)) * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i ^ 2)) r199 (Rules.and_equation (INR n *
      mean u ^ 2 * variance x * (1 / (epsilon + variance x)) * (1 / deviation x epsilon)) r199 Rules.no_equation)))
      (identity epsilon (INR n) (mean u) (/ (deviation x epsilon)) (Sum (fun i : Fin n => u i)) (Sum (fun i : Fin n =>
      u i ^ 2)) (variance x) (/ (epsilon + variance x)) (/ (INR n)) (Sum (fun i : Fin n => layernorm x epsilon i))
      (Sum (fun i : Fin n => u i * layernorm x epsilon i)))). }
  assert (r202 : 1 / deviation x epsilon * (Sum (fun i : Fin n => (u i - mean u) ^ 2) * (epsilon / deviation x epsilon
    ^ 2 + variance x / (variance x + epsilon)) - 1 / INR n * Sum (fun i : Fin n => (u i - mean u) * layernorm x
    epsilon i) ^ 2) = 1 / deviation x epsilon * (Sum (fun i : Fin n => (u i - mean u) ^ 2) * (epsilon * (1 / deviation
    x epsilon ^ 2) + variance x * (1 / (variance x + epsilon))) - 1 / INR n * Sum (fun i : Fin n => (u i - mean u) *
    layernorm x epsilon i) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((1 * u0) * ((u1 * ((u2 * u3) + (u4 * u5))) - ((1 * u6) *
    (u7 ^ 2)))) = ((1 * u0) * ((u1 * ((u2 * (1 * u3)) + (u4 * (1 * u5)))) - ((1 * u6) * (u7 ^ 2))))) by (intros u0 u1
    u2 u3 u4 u5 u6 u7; ring).
    exact (identity (/ (deviation x epsilon)) (Sum (fun i : Fin n => (u i - mean u) ^ 2)) epsilon (/ (deviation x
      epsilon ^ 2)) (variance x) (/ (variance x + epsilon)) (/ (INR n)) (Sum (fun i : Fin n => (u i - mean u) *
      layernorm x epsilon i))). }
  assert (r203 : deviation x epsilon ^ 2 = deviation x epsilon * deviation x epsilon).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (deviation x epsilon)). }
  assert (r204 : 1 / deviation x epsilon ^ 2 = 1 / (deviation x epsilon * deviation x epsilon)).
  { exact (f_equal (fun (h_63 : R) => 1 / h_63) r203). }
  assert (r206 : 1 / deviation x epsilon * (1 / deviation x epsilon) = (1 / deviation x epsilon) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (deviation x epsilon))). }
  assert (r207 : 1 / deviation x epsilon ^ 2 = (1 / deviation x epsilon) ^ 2).
  { exact (eq_trans (eq_trans r204 r48) r206). }
  assert (r208 : forall (i_5 : Fin n), (u i_5 - mean u) * layernorm x epsilon i_5 = u i_5 * layernorm x epsilon i_5 +
    -1 * (layernorm x epsilon i_5 * mean u)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * u2) + ((-1) * (u2 * u1)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_5 : Fin n) => (identity (u i_5) (mean u) (layernorm x epsilon i_5))). }
  assert (r209 : forall (i_5 : Fin n), u i_5 * layernorm x epsilon i_5 + -1 * (layernorm x epsilon i_5 * mean u) = u
    i_5 * layernorm x epsilon i_5 + -1 * mean u * layernorm x epsilon i_5).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) + ((-1) * (u1 * u2))) = ((u0 * u1) + (((-1) * u2) * u1))) by
    (intros u0 u1 u2; ring).
    exact (fun (i_5 : Fin n) => (identity (u i_5) (layernorm x epsilon i_5) (mean u))). }
  assert (r211 : Sum (fun i : Fin n => (u i - mean u) * layernorm x epsilon i) = Sum (fun i : Fin n => u i * layernorm
    x epsilon i + -1 * mean u * layernorm x epsilon i)).
  { exact (Rules.sum_congruence (fun (i_5 : Fin n) => (eq_trans (r208 i_5) (r209 i_5)))). }
  assert (r215 : Sum (fun i : Fin n => u i * layernorm x epsilon i) + Sum (fun i : Fin n => -1 * mean u * layernorm x
    epsilon i) = Sum (fun i : Fin n => u i * layernorm x epsilon i) + -1 * mean u * Sum (fun i : Fin n => layernorm x
    epsilon i)).
  { exact (f_equal2 (fun (h_64 : R) (h_65 : R) => h_64 + h_65) (@eq_refl R (Sum (fun i : Fin n => u i * layernorm x
    epsilon i))) (Facts.sum_scale n (-1 * mean u) (fun i : Fin n => layernorm x epsilon i))). }
  assert (r218 : Sum (fun i : Fin n => u i * layernorm x epsilon i) + -1 * mean u * Sum (fun i : Fin n => layernorm x
    epsilon i) = -1 * (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) + Sum (fun i : Fin n => u i * layernorm
    x epsilon i)).
  { assert (identity : forall u0 u1 u2 : R, (u0 + (((-1) * u1) * u2)) = (((-1) * (u1 * u2)) + u0)) by (intros u0 u1
    u2; ring).
    exact (identity (Sum (fun i : Fin n => u i * layernorm x epsilon i)) (mean u) (Sum (fun i : Fin n => layernorm x
      epsilon i))). }
  assert (r220 : 1 / deviation x epsilon * (Sum (fun i : Fin n => (u i - mean u) ^ 2) * (epsilon * (1 / deviation x
    epsilon ^ 2) + variance x * (1 / (variance x + epsilon))) - 1 / INR n * Sum (fun i : Fin n => (u i - mean u) *
    layernorm x epsilon i) ^ 2) = 1 / deviation x epsilon * ((INR n * mean u ^ 2 + -2 * (mean u * Sum (fun i : Fin n
    => u i)) + Sum (fun i : Fin n => u i ^ 2)) * (epsilon * (1 / deviation x epsilon) ^ 2 + variance x * (1 / (epsilon
    + variance x))) - 1 / INR n * (-1 * (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) + Sum (fun i : Fin n
    => u i * layernorm x epsilon i)) ^ 2)).
  { exact (f_equal4 (fun (h_66 : R) (h_67 : R) (h_68 : R) (h_69 : R) => 1 / deviation x epsilon * (h_66 * (epsilon *
    h_67 + variance x * h_68) - 1 / INR n * h_69 ^ 2)) r71 r207 r117 (eq_trans (eq_trans r211 (eq_trans (Facts.sum_add
    n (fun i : Fin n => u i * layernorm x epsilon i) (fun i : Fin n => -1 * mean u * layernorm x epsilon i)) r215))
    r218)). }
  assert (r222 : 1 / deviation x epsilon * ((INR n * mean u ^ 2 + -2 * (mean u * Sum (fun i : Fin n => u i)) + Sum
    (fun i : Fin n => u i ^ 2)) * (epsilon * (1 / deviation x epsilon) ^ 2 + variance x * (1 / (epsilon + variance
    x))) - 1 / INR n * (-1 * (mean u * Sum (fun i : Fin n => layernorm x epsilon i)) + Sum (fun i : Fin n => u i *
    layernorm x epsilon i)) ^ 2) = epsilon * INR n * mean u ^ 2 * (1 / deviation x epsilon) ^ 3 + -2 * (epsilon * mean
    u * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => u i)) + epsilon * (1 / deviation x epsilon) ^ 3 * Sum
    (fun i : Fin n => u i ^ 2) + INR n * mean u ^ 2 * variance x * (1 / (epsilon + variance x)) * (1 / deviation x
    epsilon) + -2 * (mean u * variance x * (1 / (epsilon + variance x)) * (1 / deviation x epsilon) * Sum (fun i : Fin
    n => u i)) + 2 * (mean u * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => layernorm x epsilon i)
    * Sum (fun i : Fin n => u i * layernorm x epsilon i)) + -1 * (mean u ^ 2 * (1 / INR n) * (1 / deviation x epsilon)
    * Sum (fun i : Fin n => layernorm x epsilon i) ^ 2) + variance x * (1 / (epsilon + variance x)) * (1 / deviation x
    epsilon) * Sum (fun i : Fin n => u i ^ 2) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u
    i * layernorm x epsilon i) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10 : R, ((1 * u0) * (((((u1 * (u2 ^ 2)) + ((-2) * (u2 *
    u3))) + u4) * ((u5 * ((1 * u0) ^ 2)) + (u6 * (1 * u7)))) - ((1 * u8) * ((((-1) * (u2 * u9)) + u10) ^ 2)))) =
    (((((((((((u5 * u1) * (u2 ^ 2)) * ((1 * u0) ^ 3)) + ((-2) * (((u5 * u2) * ((1 * u0) ^ 3)) * u3))) + ((u5 * ((1 *
    u0) ^ 3)) * u4)) + ((((u1 * (u2 ^ 2)) * u6) * (1 * u7)) * (1 * u0))) + ((-2) * ((((u2 * u6) * (1 * u7)) * (1 *
    u0)) * u3))) + (2 * ((((u2 * (1 * u8)) * (1 * u0)) * u9) * u10))) + ((-1) * ((((u2 ^ 2) * (1 * u8)) * (1 * u0)) *
    (u9 ^ 2)))) + (((u6 * (1 * u7)) * (1 * u0)) * u4)) + ((-1) * (((1 * u8) * (1 * u0)) * (u10 ^ 2))))) by (intros u0
    u1 u2 u3 u4 u5 u6 u7 u8 u9 u10; ring).
    exact (identity (/ (deviation x epsilon)) (INR n) (mean u) (Sum (fun i : Fin n => u i)) (Sum (fun i : Fin n => u i
      ^ 2)) epsilon (variance x) (/ (epsilon + variance x)) (/ (INR n)) (Sum (fun i : Fin n => layernorm x epsilon i))
      (Sum (fun i : Fin n => u i * layernorm x epsilon i))). }
  assert (r226 : forall (i_6 : Fin n), (u i_6 - mean u) ^ 2 = -2 * (u i_6 * mean u) + u i_6 ^ 2 + mean u ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 - u1) ^ 2) = ((((-2) * (u0 * u1)) + (u0 ^ 2)) + (u1 ^ 2))) by (intros u0
    u1; ring).
    exact (fun (i_6 : Fin n) => (identity (u i_6) (mean u))). }
  assert (r227 : Sum (fun i : Fin n => (u i - mean u) ^ 2) = Sum (fun i : Fin n => -2 * (u i * mean u) + u i ^ 2 +
    mean u ^ 2)).
  { exact (Rules.sum_congruence (fun (i_6 : Fin n) => (r226 i_6))). }
  assert (r231 : epsilon = deviation x epsilon ^ 2 + -1 * variance x).
  { assert (identity : forall u0 u1 u2 : R, ((u0 ^ 2) + ((-1) * u1)) - u2 = (1 * ((u0 ^ 2) - (u2 + u1)) + 0)) by
    (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_sym r116) (Normalization.deviation_sq n n_pos
      x epsilon given_1)) Rules.no_equation) (identity (deviation x epsilon) (variance x) epsilon)). }
  assert (r232 : 1 / (variance x + epsilon) = 1 / deviation x epsilon ^ 2).
  { exact (f_equal (fun (h_70 : R) => 1 / h_70) (Normalization.deviation_sq n n_pos x epsilon given_1)). }
  assert (r236 : forall (i_7 : Fin n), (u i_7 - mean u) * layernorm x epsilon i_7 = u i_7 * layernorm x epsilon i_7 +
    -1 * (layernorm x epsilon i_7 * mean u)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * u2) + ((-1) * (u2 * u1)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_7 : Fin n) => (identity (u i_7) (mean u) (layernorm x epsilon i_7))). }
  assert (r237 : Sum (fun i : Fin n => (u i - mean u) * layernorm x epsilon i) = Sum (fun i : Fin n => u i * layernorm
    x epsilon i + -1 * (layernorm x epsilon i * mean u))).
  { exact (Rules.sum_congruence (fun (i_7 : Fin n) => (r236 i_7))). }
  assert (r238 : 1 / deviation x epsilon * (Sum (fun i : Fin n => (u i - mean u) ^ 2) * (epsilon * (1 / deviation x
    epsilon ^ 2) + variance x * (1 / (variance x + epsilon))) - 1 / INR n * Sum (fun i : Fin n => (u i - mean u) *
    layernorm x epsilon i) ^ 2) = 1 / deviation x epsilon * (Sum (fun i : Fin n => -2 * (u i * mean u) + u i ^ 2 +
    mean u ^ 2) * (epsilon * (1 / deviation x epsilon) ^ 2 + variance x * (1 / deviation x epsilon) ^ 2) - 1 / INR n *
    Sum (fun i : Fin n => u i * layernorm x epsilon i + -1 * (layernorm x epsilon i * mean u)) ^ 2)).
  { exact (f_equal4 (fun (h_71 : R) (h_72 : R) (h_73 : R) (h_74 : R) => 1 / deviation x epsilon * (h_71 * (epsilon *
    h_72 + variance x * h_73) - 1 / INR n * h_74 ^ 2)) r227 r207 (eq_trans (eq_trans (eq_trans r232 r204) r48) r206)
    r237). }
  assert (r241 : deviation x epsilon * (1 / deviation x epsilon) = 1).
  { exact (Facts.mul_inverse (deviation x epsilon) r4). }
  assert (r242 : 1 / deviation x epsilon * (Sum (fun i : Fin n => -2 * (u i * mean u) + u i ^ 2 + mean u ^ 2) *
    (epsilon * (1 / deviation x epsilon) ^ 2 + variance x * (1 / deviation x epsilon) ^ 2) - 1 / INR n * Sum (fun i :
    Fin n => u i * layernorm x epsilon i + -1 * (layernorm x epsilon i * mean u)) ^ 2) = -1 * (1 / INR n * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => u i * layernorm x epsilon i + -1 * (layernorm x epsilon i * mean u))
    ^ 2) + 1 / deviation x epsilon * Sum (fun i : Fin n => -2 * (u i * mean u) + u i ^ 2 + mean u ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((-1) * (((1 * u0) * (1 * u1)) * (u2 ^ 2))) + ((1 * u1) *
    u3)) - ((1 * u1) * ((u3 * ((u4 * ((1 * u1) ^ 2)) + (u5 * ((1 * u1) ^ 2)))) - ((1 * u0) * (u2 ^ 2)))) = ((((1 * u1)
    ^ 3) * u3) * (((u6 ^ 2) + ((-1) * u5)) - u4) + (((u6 * ((1 * u1) ^ 2)) * u3) * (1 - (u6 * (1 * u1))) + (((1 * u1)
    * u3) * (1 - (u6 * (1 * u1))) + 0)))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (Rules.linear_combination (Rules.and_equation ((1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => -2 * (u
      i * mean u) + u i ^ 2 + mean u ^ 2)) r231 (Rules.and_equation (deviation x epsilon * (1 / deviation x epsilon) ^
      2 * Sum (fun i : Fin n => -2 * (u i * mean u) + u i ^ 2 + mean u ^ 2)) r241 (Rules.and_equation (1 / deviation x
      epsilon * Sum (fun i : Fin n => -2 * (u i * mean u) + u i ^ 2 + mean u ^ 2)) r241 Rules.no_equation))) (identity
      (/ (INR n)) (/ (deviation x epsilon)) (Sum (fun i : Fin n => u i * layernorm x epsilon i + -1 * (layernorm x
      epsilon i * mean u))) (Sum (fun i : Fin n => -2 * (u i * mean u) + u i ^ 2 + mean u ^ 2)) epsilon (variance x)
      (deviation x epsilon))). }
  assert (r244 : 1 / deviation x epsilon * (Sum (fun i : Fin n => (u i - mean u) ^ 2) - 1 / INR n * Sum (fun i : Fin n
    => (u i - mean u) * layernorm x epsilon i) ^ 2) = 1 / deviation x epsilon * (Sum (fun i : Fin n => -2 * (u i *
    mean u) + u i ^ 2 + mean u ^ 2) - 1 / INR n * Sum (fun i : Fin n => u i * layernorm x epsilon i + -1 * (layernorm
    x epsilon i * mean u)) ^ 2)).
  { exact (f_equal2 (fun (h_75 : R) (h_76 : R) => 1 / deviation x epsilon * (h_75 - 1 / INR n * h_76 ^ 2)) r227 r237).
    }
  assert (r245 : 1 / deviation x epsilon * (Sum (fun i : Fin n => -2 * (u i * mean u) + u i ^ 2 + mean u ^ 2) - 1 /
    INR n * Sum (fun i : Fin n => u i * layernorm x epsilon i + -1 * (layernorm x epsilon i * mean u)) ^ 2) = -1 * (1
    / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => u i * layernorm x epsilon i + -1 * (layernorm x
    epsilon i * mean u)) ^ 2) + 1 / deviation x epsilon * Sum (fun i : Fin n => -2 * (u i * mean u) + u i ^ 2 + mean u
    ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((1 * u0) * (u1 - ((1 * u2) * (u3 ^ 2)))) = (((-1) * (((1 * u2) * (1 *
    u0)) * (u3 ^ 2))) + ((1 * u0) * u1))) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (deviation x epsilon)) (Sum (fun i : Fin n => -2 * (u i * mean u) + u i ^ 2 + mean u ^ 2)) (/
      (INR n)) (Sum (fun i : Fin n => u i * layernorm x epsilon i + -1 * (layernorm x epsilon i * mean u)))). }
  assert (r246 : 1 / deviation x epsilon * (Sum (fun i : Fin n => (u i - mean u) ^ 2) - 1 / INR n * Sum (fun i : Fin n
    => (u i - mean u) * layernorm x epsilon i) ^ 2) = -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n
    => u i * layernorm x epsilon i + -1 * (layernorm x epsilon i * mean u)) ^ 2) + 1 / deviation x epsilon * Sum (fun
    i : Fin n => -2 * (u i * mean u) + u i ^ 2 + mean u ^ 2)).
  { exact (eq_trans r244 r245). }
  assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10 u11 : R, u0 - 0 = (1 * ((((u5 * u9) * u2) + ((1 * u10) *
    u11)) - 0) + (1 * (((1 * u1) * ((u2 * ((u5 * u6) + (u7 * u8))) - ((1 * u3) * (u4 ^ 2)))) - (((u5 * u9) * u2) + ((1
    * u10) * u11))) + (1 * (((1 * u1) * (u2 - ((1 * u3) * (u4 ^ 2)))) - ((1 * u1) * ((u2 * ((u5 * u6) + (u7 * u8))) -
    ((1 * u3) * (u4 ^ 2))))) + (1 * (u0 - ((1 * u1) * (u2 - ((1 * u3) * (u4 ^ 2))))) + 0))))) by (intros u0 u1 u2 u3
    u4 u5 u6 u7 u8 u9 u10 u11; ring).
  exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r42 (Rules.and_eq 1
    (eq_trans (eq_trans (eq_trans r43 r194) r200) (eq_sym (eq_trans (eq_trans r202 r220) r222))) (Rules.and_eq 1
    (eq_trans (eq_trans (eq_trans r202 r238) r242) (eq_sym r246)) (Rules.and_eq 1 (eq_trans r246 (eq_sym (eq_trans
    (Normalization.layernorm_jacobian_quadratic_form n n_pos u x epsilon) r246))) Rules.no_relation)))) (identity (Sum
    (fun i : Fin n => Sum (fun i_ : Fin n => u i * (1 / deviation x epsilon * (delta i i_ - 1 / INR n - layernorm x
    epsilon i * layernorm x epsilon i_ / INR n)) * u i_))) (/ (deviation x epsilon)) (Sum (fun i : Fin n => (u i -
    mean u) ^ 2)) (/ (INR n)) (Sum (fun i : Fin n => (u i - mean u) * layernorm x epsilon i)) epsilon (/ (deviation x
    epsilon ^ 2)) (variance x) (/ (variance x + epsilon)) (/ (deviation x epsilon ^ 3)) (/ (2 * INR n * deviation x
    epsilon)) (Sum (fun i : Fin n => Sum (fun j : Fin n => ((u i - mean u) * layernorm x epsilon j - (u j - mean u) *
    layernorm x epsilon i) ^ 2)))))).
Qed.

(* Backward pass of LayerNorm. *)
Theorem layernorm_vjp (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R) (j : Fin n)
    (given : 0 < variance x + epsilon) :
  partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * layernorm x epsilon i)) x (1 / deviation x
    epsilon * (g j - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm x epsilon j / INR n * Sum (fun i : Fin n => g
    i * layernorm x epsilon i))).
Proof.
  assert (r1 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i) x 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r4 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i * layernorm x epsilon i) x (0 *
    layernorm x epsilon i + g i * (1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon j / INR n)))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r1 i) (Normalization.layernorm_jacobian n n_pos x epsilon i j
    given))). }
  assert (r5 : partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * layernorm x epsilon i)) x (Sum
    (fun i : Fin n => 0 * layernorm x epsilon i + g i * (1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm
    x epsilon i * layernorm x epsilon j / INR n))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r4 i))). }
  assert (r6 : forall (i_ : Fin n), 0 * layernorm x epsilon i_ + g i_ * (1 / deviation x epsilon * (delta i_ j - 1 /
    INR n - layernorm x epsilon i_ * layernorm x epsilon j / INR n)) = -1 * (g i_ * layernorm x epsilon i_ * layernorm
    x epsilon j * (1 / INR n) * (1 / deviation x epsilon)) + g i_ * delta i_ j * (1 / deviation x epsilon) + -1 * (g
    i_ * (1 / INR n) * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((0 * u0) + (u1 * ((1 * u2) * ((u3 - (1 * u4)) - ((u0 * u5) *
    u4))))) = ((((-1) * ((((u1 * u0) * u5) * (1 * u4)) * (1 * u2))) + ((u1 * u3) * (1 * u2))) + ((-1) * ((u1 * (1 *
    u4)) * (1 * u2))))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_ : Fin n) => (identity (layernorm x epsilon i_) (g i_) (/ (deviation x epsilon)) (delta i_ j) (/
      (INR n)) (layernorm x epsilon j))). }
  assert (r7 : forall (i_ : Fin n), -1 * (g i_ * layernorm x epsilon i_ * layernorm x epsilon j * (1 / INR n) * (1 /
    deviation x epsilon)) + g i_ * delta i_ j * (1 / deviation x epsilon) + -1 * (g i_ * (1 / INR n) * (1 / deviation
    x epsilon)) = -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation x epsilon)) * (g i_ * layernorm x epsilon
    i_) + 1 / deviation x epsilon * (delta i_ j * g i_) + -1 * (1 / INR n * (1 / deviation x epsilon)) * g i_).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((-1) * ((((u0 * u1) * u2) * (1 * u3)) * (1 * u4))) + ((u0 *
    u5) * (1 * u4))) + ((-1) * ((u0 * (1 * u3)) * (1 * u4)))) = (((((-1) * ((u2 * (1 * u3)) * (1 * u4))) * (u0 * u1))
    + ((1 * u4) * (u5 * u0))) + (((-1) * ((1 * u3) * (1 * u4))) * u0))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_ : Fin n) => (identity (g i_) (layernorm x epsilon i_) (layernorm x epsilon j) (/ (INR n)) (/
      (deviation x epsilon)) (delta i_ j))). }
  assert (r9 : Sum (fun i : Fin n => 0 * layernorm x epsilon i + g i * (1 / deviation x epsilon * (delta i j - 1 / INR
    n - layernorm x epsilon i * layernorm x epsilon j / INR n))) = Sum (fun i : Fin n => -1 * (layernorm x epsilon j *
    (1 / INR n) * (1 / deviation x epsilon)) * (g i * layernorm x epsilon i) + 1 / deviation x epsilon * (delta i j *
    g i) + -1 * (1 / INR n * (1 / deviation x epsilon)) * g i)).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r6 i_) (r7 i_)))). }
  assert (r12 : Sum (fun i : Fin n => -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation x epsilon)) * (g i *
    layernorm x epsilon i) + 1 / deviation x epsilon * (delta i j * g i)) + Sum (fun i : Fin n => -1 * (1 / INR n * (1
    / deviation x epsilon)) * g i) = Sum (fun i : Fin n => -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation
    x epsilon)) * (g i * layernorm x epsilon i)) + Sum (fun i : Fin n => 1 / deviation x epsilon * (delta i j * g i))
    + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * g i)).
  { exact (f_equal (fun (h : R) => h + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * g i))
    (Facts.sum_add n (fun i : Fin n => -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation x epsilon)) * (g i *
    layernorm x epsilon i)) (fun i : Fin n => 1 / deviation x epsilon * (delta i j * g i)))). }
  assert (r17 : 1 / deviation x epsilon * Sum (fun i : Fin n => delta i j * g i) = 1 / deviation x epsilon * g j).
  { exact (f_equal (fun (h_ : R) => 1 / deviation x epsilon * h_) (Facts.sum_delta n j g)). }
  assert (r20 : Sum (fun i : Fin n => -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation x epsilon)) * (g i *
    layernorm x epsilon i)) + Sum (fun i : Fin n => 1 / deviation x epsilon * (delta i j * g i)) + Sum (fun i : Fin n
    => -1 * (1 / INR n * (1 / deviation x epsilon)) * g i) = -1 * (layernorm x epsilon j * (1 / INR n) * (1 /
    deviation x epsilon)) * Sum (fun i : Fin n => g i * layernorm x epsilon i) + 1 / deviation x epsilon * g j + -1 *
    (1 / INR n * (1 / deviation x epsilon)) * Sum (fun i : Fin n => g i)).
  { exact (f_equal3 (fun (h_1 : R) (h_2 : R) (h_3 : R) => h_1 + h_2 + h_3) (Facts.sum_scale n (-1 * (layernorm x
    epsilon j * (1 / INR n) * (1 / deviation x epsilon))) (fun i : Fin n => g i * layernorm x epsilon i)) (eq_trans
    (Facts.sum_scale n (1 / deviation x epsilon) (fun i : Fin n => delta i j * g i)) r17) (Facts.sum_scale n (-1 * (1
    / INR n * (1 / deviation x epsilon))) g)). }
  assert (r21 : Sum (fun i : Fin n => -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation x epsilon)) * (g i *
    layernorm x epsilon i) + 1 / deviation x epsilon * (delta i j * g i) + -1 * (1 / INR n * (1 / deviation x
    epsilon)) * g i) = -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation x epsilon)) * Sum (fun i : Fin n =>
    g i * layernorm x epsilon i) + 1 / deviation x epsilon * g j + -1 * (1 / INR n * (1 / deviation x epsilon)) * Sum
    (fun i : Fin n => g i)).
  { exact (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => -1 * (layernorm x epsilon j * (1 / INR n) * (1 /
    deviation x epsilon)) * (g i * layernorm x epsilon i) + 1 / deviation x epsilon * (delta i j * g i)) (fun i : Fin
    n => -1 * (1 / INR n * (1 / deviation x epsilon)) * g i)) r12) r20). }
  assert (r23 : -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation x epsilon)) * Sum (fun i : Fin n => g i *
    layernorm x epsilon i) + 1 / deviation x epsilon * g j + -1 * (1 / INR n * (1 / deviation x epsilon)) * Sum (fun i
    : Fin n => g i) = g j * (1 / deviation x epsilon) + -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation x
    epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum
    (fun i : Fin n => g i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((-1) * ((u0 * (1 * u1)) * (1 * u2))) * u3) + ((1 * u2) * u4))
    + (((-1) * ((1 * u1) * (1 * u2))) * u5)) = (((u4 * (1 * u2)) + ((-1) * (((u0 * (1 * u1)) * (1 * u2)) * u3))) +
    ((-1) * (((1 * u1) * (1 * u2)) * u5)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (layernorm x epsilon j) (/ (INR n)) (/ (deviation x epsilon)) (Sum (fun i : Fin n => g i *
      layernorm x epsilon i)) (g j) (Sum (fun i : Fin n => g i))). }
  assert (r25 : forall (i_1 : Fin n), g i_1 * (1 / deviation x epsilon * (delta i_1 j - 1 / INR n - layernorm x
    epsilon i_1 * layernorm x epsilon j / INR n)) = -1 * (g i_1 * layernorm x epsilon i_1 * layernorm x epsilon j * (1
    / INR n) * (1 / deviation x epsilon)) + g i_1 * delta i_1 j * (1 / deviation x epsilon) + -1 * (g i_1 * (1 / INR
    n) * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (u0 * ((1 * u1) * ((u2 - (1 * u3)) - ((u4 * u5) * u3)))) =
    ((((-1) * ((((u0 * u4) * u5) * (1 * u3)) * (1 * u1))) + ((u0 * u2) * (1 * u1))) + ((-1) * ((u0 * (1 * u3)) * (1 *
    u1))))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (/ (deviation x epsilon)) (delta i_1 j) (/ (INR n)) (layernorm x
      epsilon i_1) (layernorm x epsilon j))). }
  assert (r26 : forall (i_1 : Fin n), -1 * (g i_1 * layernorm x epsilon i_1 * layernorm x epsilon j * (1 / INR n) * (1
    / deviation x epsilon)) + g i_1 * delta i_1 j * (1 / deviation x epsilon) + -1 * (g i_1 * (1 / INR n) * (1 /
    deviation x epsilon)) = -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation x epsilon)) * (g i_1 *
    layernorm x epsilon i_1) + 1 / deviation x epsilon * (delta i_1 j * g i_1) + -1 * (1 / INR n * (1 / deviation x
    epsilon)) * g i_1).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((-1) * ((((u0 * u1) * u2) * (1 * u3)) * (1 * u4))) + ((u0 *
    u5) * (1 * u4))) + ((-1) * ((u0 * (1 * u3)) * (1 * u4)))) = (((((-1) * ((u2 * (1 * u3)) * (1 * u4))) * (u0 * u1))
    + ((1 * u4) * (u5 * u0))) + (((-1) * ((1 * u3) * (1 * u4))) * u0))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (layernorm x epsilon i_1) (layernorm x epsilon j) (/ (INR n)) (/
      (deviation x epsilon)) (delta i_1 j))). }
  assert (r28 : Sum (fun i : Fin n => g i * (1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x epsilon i
    * layernorm x epsilon j / INR n))) = Sum (fun i : Fin n => -1 * (layernorm x epsilon j * (1 / INR n) * (1 /
    deviation x epsilon)) * (g i * layernorm x epsilon i) + 1 / deviation x epsilon * (delta i j * g i) + -1 * (1 /
    INR n * (1 / deviation x epsilon)) * g i)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r25 i_1) (r26 i_1)))). }
  assert (r30 : Sum (fun i : Fin n => g i * (1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x epsilon i
    * layernorm x epsilon j / INR n))) = g j * (1 / deviation x epsilon) + -1 * (layernorm x epsilon j * (1 / INR n) *
    (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) + -1 * (1 / INR n * (1 / deviation
    x epsilon) * Sum (fun i : Fin n => g i))).
  { exact (eq_trans (eq_trans r28 r21) r23). }
  assert (r33 : 1 / deviation x epsilon * (g j - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm x epsilon j / INR
    n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) = g j * (1 / deviation x epsilon) + -1 * (layernorm x
    epsilon j * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) + -1 *
    (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((u4 * u2) * u5))) = (((u1
    * (1 * u0)) + ((-1) * (((u4 * (1 * u2)) * (1 * u0)) * u5))) + ((-1) * (((1 * u2) * (1 * u0)) * u3)))) by (intros
    u0 u1 u2 u3 u4 u5; ring).
    exact (identity (/ (deviation x epsilon)) (g j) (/ (INR n)) (Sum (fun i : Fin n => g i)) (layernorm x epsilon j)
      (Sum (fun i : Fin n => g i * layernorm x epsilon i))). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (Sum (fun i : Fin n => g i * layernorm x epsilon i)))) r5
    (eq_trans (eq_trans (eq_trans (eq_trans r9 r21) r23) (eq_sym r30)) (eq_trans r30 (eq_sym r33)))).
Qed.

(* The mean may be subtracted last. *)
Theorem layernorm_vjp_mean_last (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R) (j :
  Fin n) :
  1 / deviation x epsilon * (g j - layernorm x epsilon j / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i))
    - 1 / INR n * Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - layernorm x epsilon i / INR n * Sum (fun i :
    Fin n => g i * layernorm x epsilon i))) = 1 / deviation x epsilon * (g j - 1 / INR n * Sum (fun i : Fin n => g i)
    - layernorm x epsilon j / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)).
Proof.
  assert (r0 : 1 / deviation x epsilon * (g j - layernorm x epsilon j / INR n * Sum (fun i : Fin n => g i * layernorm
    x epsilon i)) - 1 / INR n * Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - layernorm x epsilon i / INR n *
    Sum (fun i : Fin n => g i * layernorm x epsilon i))) = 1 / deviation x epsilon * (g j - layernorm x epsilon j * (1
    / INR n) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) - 1 / INR n * Sum (fun i : Fin n => 1 / deviation x
    epsilon * (g i - layernorm x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((1 * u0) * (u1 - ((u2 * u3) * u4))) - ((1 * u3) * u5)) = (((1 *
    u0) * (u1 - ((u2 * (1 * u3)) * u4))) - ((1 * u3) * u5))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (/ (deviation x epsilon)) (g j) (layernorm x epsilon j) (/ (INR n)) (Sum (fun i : Fin n => g i *
      layernorm x epsilon i)) (Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - layernorm x epsilon i / INR n *
      Sum (fun i : Fin n => g i * layernorm x epsilon i))))). }
  assert (r1 : forall (i : Fin n), 1 / deviation x epsilon * (g i - layernorm x epsilon i / INR n * Sum (fun i : Fin n
    => g i * layernorm x epsilon i)) = g i * (1 / deviation x epsilon) + -1 * (layernorm x epsilon i * (1 / INR n) *
    (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 * u0) * (u1 - ((u2 * u3) * u4))) = ((u1 * (1 * u0)) + ((-1) *
    (((u2 * (1 * u3)) * (1 * u0)) * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i : Fin n) => (identity (/ (deviation x epsilon)) (g i) (layernorm x epsilon i) (/ (INR n)) (Sum (fun
      i : Fin n => g i * layernorm x epsilon i)))). }
  assert (r2 : forall (i : Fin n), g i * (1 / deviation x epsilon) + -1 * (layernorm x epsilon i * (1 / INR n) * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) = 1 / deviation x epsilon * g i + -1 *
    (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon
    i).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * (1 * u1)) + ((-1) * (((u2 * (1 * u3)) * (1 * u1)) * u4))) =
    (((1 * u1) * u0) + (((-1) * (((1 * u3) * (1 * u1)) * u4)) * u2))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i : Fin n) => (identity (g i) (/ (deviation x epsilon)) (layernorm x epsilon i) (/ (INR n)) (Sum (fun
      i : Fin n => g i * layernorm x epsilon i)))). }
  assert (r4 : Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - layernorm x epsilon i / INR n * Sum (fun i : Fin
    n => g i * layernorm x epsilon i))) = Sum (fun i : Fin n => 1 / deviation x epsilon * g i + -1 * (1 / INR n * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon i)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r1 i) (r2 i)))). }
  assert (r8 : Sum (fun i : Fin n => 1 / deviation x epsilon * g i) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon i) = 1 /
    deviation x epsilon * Sum (fun i : Fin n => g i) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin
    n => g i * layernorm x epsilon i)) * Sum (fun i : Fin n => layernorm x epsilon i)).
  { exact (f_equal2 (fun (h : R) (h_ : R) => h + h_) (Facts.sum_scale n (1 / deviation x epsilon) g) (Facts.sum_scale
    n (-1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i))) (fun i : Fin
    n => layernorm x epsilon i))). }
  assert (r11 : 1 / deviation x epsilon * Sum (fun i : Fin n => g i) + -1 * (1 / INR n * (1 / deviation x epsilon) *
    Sum (fun i : Fin n => g i * layernorm x epsilon i)) * Sum (fun i : Fin n => layernorm x epsilon i) = -1 * (1 / INR
    n * (1 / deviation x epsilon) * Sum (fun i : Fin n => layernorm x epsilon i) * Sum (fun i : Fin n => g i *
    layernorm x epsilon i)) + 1 / deviation x epsilon * Sum (fun i : Fin n => g i)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((1 * u0) * u1) + (((-1) * (((1 * u2) * (1 * u0)) * u3)) * u4)) =
    (((-1) * ((((1 * u2) * (1 * u0)) * u4) * u3)) + ((1 * u0) * u1))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (/ (deviation x epsilon)) (Sum (fun i : Fin n => g i)) (/ (INR n)) (Sum (fun i : Fin n => g i *
      layernorm x epsilon i)) (Sum (fun i : Fin n => layernorm x epsilon i))). }
  assert (r13 : 1 / deviation x epsilon * (g j - layernorm x epsilon j * (1 / INR n) * Sum (fun i : Fin n => g i *
    layernorm x epsilon i)) - 1 / INR n * Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - layernorm x epsilon i
    / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i))) = 1 / deviation x epsilon * (g j - layernorm x
    epsilon j * (1 / INR n) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) - 1 / INR n * (-1 * (1 / INR n * (1
    / deviation x epsilon) * Sum (fun i : Fin n => layernorm x epsilon i) * Sum (fun i : Fin n => g i * layernorm x
    epsilon i)) + 1 / deviation x epsilon * Sum (fun i : Fin n => g i))).
  { exact (f_equal (fun (h_1 : R) => 1 / deviation x epsilon * (g j - layernorm x epsilon j * (1 / INR n) * Sum (fun i
    : Fin n => g i * layernorm x epsilon i)) - 1 / INR n * h_1) (eq_trans (eq_trans r4 (eq_trans (Facts.sum_add n (fun
    i : Fin n => 1 / deviation x epsilon * g i) (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum
    (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon i)) r8)) r11)). }
  assert (r15 : 1 / deviation x epsilon * (g j - layernorm x epsilon j * (1 / INR n) * Sum (fun i : Fin n => g i *
    layernorm x epsilon i)) - 1 / INR n * (-1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n =>
    layernorm x epsilon i) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) + 1 / deviation x epsilon * Sum (fun
    i : Fin n => g i)) = g j * (1 / deviation x epsilon) + -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation
    x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) + -1 * (1 / INR n * (1 / deviation x epsilon) *
    Sum (fun i : Fin n => g i)) + (1 / INR n) ^ 2 * (1 / deviation x epsilon) * Sum (fun i : Fin n => layernorm x
    epsilon i) * Sum (fun i : Fin n => g i * layernorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((1 * u0) * (u1 - ((u2 * (1 * u3)) * u4))) - ((1 * u3) *
    (((-1) * ((((1 * u3) * (1 * u0)) * u5) * u4)) + ((1 * u0) * u6)))) = ((((u1 * (1 * u0)) + ((-1) * (((u2 * (1 *
    u3)) * (1 * u0)) * u4))) + ((-1) * (((1 * u3) * (1 * u0)) * u6))) + (((((1 * u3) ^ 2) * (1 * u0)) * u5) * u4))) by
    (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (/ (deviation x epsilon)) (g j) (layernorm x epsilon j) (/ (INR n)) (Sum (fun i : Fin n => g i *
      layernorm x epsilon i)) (Sum (fun i : Fin n => layernorm x epsilon i)) (Sum (fun i : Fin n => g i))). }
  assert (r17 : 1 / deviation x epsilon * (g j - layernorm x epsilon j / INR n * Sum (fun i : Fin n => g i * layernorm
    x epsilon i) - 1 / INR n * Sum (fun i : Fin n => g i) + 1 / INR n * Sum (fun i : Fin n => layernorm x epsilon i) *
    (1 / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i))) = g j * (1 / deviation x epsilon) + -1 *
    (layernorm x epsilon j * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon
    i)) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) + (1 / INR n) ^ 2 * (1 / deviation
    x epsilon) * Sum (fun i : Fin n => layernorm x epsilon i) * Sum (fun i : Fin n => g i * layernorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((1 * u0) * (((u1 - ((u2 * u3) * u4)) - ((1 * u3) * u5)) +
    (((1 * u3) * u6) * ((1 * u3) * u4)))) = ((((u1 * (1 * u0)) + ((-1) * (((u2 * (1 * u3)) * (1 * u0)) * u4))) + ((-1)
    * (((1 * u3) * (1 * u0)) * u5))) + (((((1 * u3) ^ 2) * (1 * u0)) * u6) * u4))) by (intros u0 u1 u2 u3 u4 u5 u6;
    ring).
    exact (identity (/ (deviation x epsilon)) (g j) (layernorm x epsilon j) (/ (INR n)) (Sum (fun i : Fin n => g i *
      layernorm x epsilon i)) (Sum (fun i : Fin n => g i)) (Sum (fun i : Fin n => layernorm x epsilon i))). }
  assert (r20 : 1 / deviation x epsilon * (g j - layernorm x epsilon j / INR n * Sum (fun i : Fin n => g i * layernorm
    x epsilon i) - 1 / INR n * Sum (fun i : Fin n => g i) + 1 / INR n * Sum (fun i : Fin n => layernorm x epsilon i) *
    (1 / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i))) = 1 / deviation x epsilon * (g j - layernorm x
    epsilon j * (1 / INR n) * Sum (fun i : Fin n => g i * layernorm x epsilon i) - 1 / INR n * Sum (fun i : Fin n => g
    i) + 1 / INR n * Sum (fun i : Fin n => layernorm x epsilon i) * (1 / INR n * Sum (fun i : Fin n => g i * layernorm
    x epsilon i)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((1 * u0) * (((u1 - ((u2 * u3) * u4)) - ((1 * u3) * u5)) +
    (((1 * u3) * u6) * ((1 * u3) * u4)))) = ((1 * u0) * (((u1 - ((u2 * (1 * u3)) * u4)) - ((1 * u3) * u5)) + (((1 *
    u3) * u6) * ((1 * u3) * u4))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (/ (deviation x epsilon)) (g j) (layernorm x epsilon j) (/ (INR n)) (Sum (fun i : Fin n => g i *
      layernorm x epsilon i)) (Sum (fun i : Fin n => g i)) (Sum (fun i : Fin n => layernorm x epsilon i))). }
  assert (r22 : 1 / deviation x epsilon * (g j - layernorm x epsilon j * (1 / INR n) * Sum (fun i : Fin n => g i *
    layernorm x epsilon i) - 1 / INR n * Sum (fun i : Fin n => g i) + 1 / INR n * Sum (fun i : Fin n => layernorm x
    epsilon i) * (1 / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i))) = 1 / deviation x epsilon * (g j -
    layernorm x epsilon j * (1 / INR n) * Sum (fun i : Fin n => g i * layernorm x epsilon i) - 1 / INR n * Sum (fun i
    : Fin n => g i) + 1 / INR n * 0 * (1 / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)))).
  { exact (f_equal (fun (h_2 : R) => 1 / deviation x epsilon * (g j - layernorm x epsilon j * (1 / INR n) * Sum (fun i
    : Fin n => g i * layernorm x epsilon i) - 1 / INR n * Sum (fun i : Fin n => g i) + 1 / INR n * h_2 * (1 / INR n *
    Sum (fun i : Fin n => g i * layernorm x epsilon i)))) (Normalization.layernorm_sum_zero n n_pos x epsilon)). }
  assert (r24 : 1 / deviation x epsilon * (g j - layernorm x epsilon j * (1 / INR n) * Sum (fun i : Fin n => g i *
    layernorm x epsilon i) - 1 / INR n * Sum (fun i : Fin n => g i) + 1 / INR n * 0 * (1 / INR n * Sum (fun i : Fin n
    => g i * layernorm x epsilon i))) = g j * (1 / deviation x epsilon) + -1 * (layernorm x epsilon j * (1 / INR n) *
    (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) + -1 * (1 / INR n * (1 / deviation
    x epsilon) * Sum (fun i : Fin n => g i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((1 * u0) * (((u1 - ((u2 * (1 * u3)) * u4)) - ((1 * u3) * u5)) +
    (((1 * u3) * 0) * ((1 * u3) * u4)))) = (((u1 * (1 * u0)) + ((-1) * (((u2 * (1 * u3)) * (1 * u0)) * u4))) + ((-1) *
    (((1 * u3) * (1 * u0)) * u5)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (/ (deviation x epsilon)) (g j) (layernorm x epsilon j) (/ (INR n)) (Sum (fun i : Fin n => g i *
      layernorm x epsilon i)) (Sum (fun i : Fin n => g i))). }
  assert (r26 : 1 / deviation x epsilon * (g j - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm x epsilon j / INR
    n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) = g j * (1 / deviation x epsilon) + -1 * (layernorm x
    epsilon j * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) + -1 *
    (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((u4 * u2) * u5))) = (((u1
    * (1 * u0)) + ((-1) * (((u4 * (1 * u2)) * (1 * u0)) * u5))) + ((-1) * (((1 * u2) * (1 * u0)) * u3)))) by (intros
    u0 u1 u2 u3 u4 u5; ring).
    exact (identity (/ (deviation x epsilon)) (g j) (/ (INR n)) (Sum (fun i : Fin n => g i)) (layernorm x epsilon j)
      (Sum (fun i : Fin n => g i * layernorm x epsilon i))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r0 r13) r15) (eq_sym r17)) (eq_trans (eq_trans (eq_trans r20 r22) r24)
    (eq_sym r26))).
Qed.

(* Backward pass of LayerNorm with gain and bias. *)
Theorem layernorm_gain_vjp (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g gamma beta : Fin n -> R)
  (j : Fin n)
    (given : 0 < variance x + epsilon) :
  partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * (gamma i * layernorm x epsilon i + beta i))) x
    (1 / deviation x epsilon * (g j * gamma j - 1 / INR n * Sum (fun i : Fin n => g i * gamma i) - layernorm x epsilon
    j / INR n * Sum (fun i : Fin n => g i * gamma i * layernorm x epsilon i))).
Proof.
  assert (r1 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i) x 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => gamma i) x 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r5 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => gamma i * layernorm x epsilon i) x (0 *
    layernorm x epsilon i + gamma i * (1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x epsilon i *
    layernorm x epsilon j / INR n)))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r2 i) (Normalization.layernorm_jacobian n n_pos x epsilon i j
    given))). }
  assert (r6 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => beta i) x 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r7 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => gamma i * layernorm x epsilon i + beta i)
    x (0 * layernorm x epsilon i + gamma i * (1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x epsilon i
    * layernorm x epsilon j / INR n)) + 0)).
  { exact (fun (i : Fin n) => (Rules.deriv_add (r5 i) (r6 i))). }
  assert (r8 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i * (gamma i * layernorm x epsilon i +
    beta i)) x (0 * (gamma i * layernorm x epsilon i + beta i) + g i * (0 * layernorm x epsilon i + gamma i * (1 /
    deviation x epsilon * (delta i j - 1 / INR n - layernorm x epsilon i * layernorm x epsilon j / INR n)) + 0))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r1 i) (r7 i))). }
  assert (r9 : partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * (gamma i * layernorm x epsilon i +
    beta i))) x (Sum (fun i : Fin n => 0 * (gamma i * layernorm x epsilon i + beta i) + g i * (0 * layernorm x epsilon
    i + gamma i * (1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x epsilon i * layernorm x epsilon j /
    INR n)) + 0)))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r8 i))). }
  assert (r10 : forall (i_ : Fin n), 0 * (gamma i_ * layernorm x epsilon i_ + beta i_) + g i_ * (0 * layernorm x
    epsilon i_ + gamma i_ * (1 / deviation x epsilon * (delta i_ j - 1 / INR n - layernorm x epsilon i_ * layernorm x
    epsilon j / INR n)) + 0) = -1 * (g i_ * gamma i_ * layernorm x epsilon i_ * layernorm x epsilon j * (1 / INR n) *
    (1 / deviation x epsilon)) + g i_ * gamma i_ * delta i_ j * (1 / deviation x epsilon) + -1 * (g i_ * gamma i_ * (1
    / INR n) * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((0 * ((u0 * u1) + u2)) + (u3 * (((0 * u1) + (u0 * ((1 *
    u4) * ((u5 - (1 * u6)) - ((u1 * u7) * u6))))) + 0))) = ((((-1) * (((((u3 * u0) * u1) * u7) * (1 * u6)) * (1 *
    u4))) + (((u3 * u0) * u5) * (1 * u4))) + ((-1) * (((u3 * u0) * (1 * u6)) * (1 * u4))))) by (intros u0 u1 u2 u3 u4
    u5 u6 u7; ring).
    exact (fun (i_ : Fin n) => (identity (gamma i_) (layernorm x epsilon i_) (beta i_) (g i_) (/ (deviation x
      epsilon)) (delta i_ j) (/ (INR n)) (layernorm x epsilon j))). }
  assert (r11 : forall (i_ : Fin n), -1 * (g i_ * gamma i_ * layernorm x epsilon i_ * layernorm x epsilon j * (1 / INR
    n) * (1 / deviation x epsilon)) + g i_ * gamma i_ * delta i_ j * (1 / deviation x epsilon) + -1 * (g i_ * gamma i_
    * (1 / INR n) * (1 / deviation x epsilon)) = -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation x
    epsilon)) * (g i_ * gamma i_ * layernorm x epsilon i_) + 1 / deviation x epsilon * (delta i_ j * (g i_ * gamma
    i_)) + -1 * (1 / INR n * (1 / deviation x epsilon)) * (g i_ * gamma i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((-1) * (((((u0 * u1) * u2) * u3) * (1 * u4)) * (1 * u5))) +
    (((u0 * u1) * u6) * (1 * u5))) + ((-1) * (((u0 * u1) * (1 * u4)) * (1 * u5)))) = (((((-1) * ((u3 * (1 * u4)) * (1
    * u5))) * ((u0 * u1) * u2)) + ((1 * u5) * (u6 * (u0 * u1)))) + (((-1) * ((1 * u4) * (1 * u5))) * (u0 * u1)))) by
    (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_ : Fin n) => (identity (g i_) (gamma i_) (layernorm x epsilon i_) (layernorm x epsilon j) (/ (INR
      n)) (/ (deviation x epsilon)) (delta i_ j))). }
  assert (r13 : Sum (fun i : Fin n => 0 * (gamma i * layernorm x epsilon i + beta i) + g i * (0 * layernorm x epsilon
    i + gamma i * (1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x epsilon i * layernorm x epsilon j /
    INR n)) + 0)) = Sum (fun i : Fin n => -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation x epsilon)) * (g
    i * gamma i * layernorm x epsilon i) + 1 / deviation x epsilon * (delta i j * (g i * gamma i)) + -1 * (1 / INR n *
    (1 / deviation x epsilon)) * (g i * gamma i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r10 i_) (r11 i_)))). }
  assert (r16 : Sum (fun i : Fin n => -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation x epsilon)) * (g i *
    gamma i * layernorm x epsilon i) + 1 / deviation x epsilon * (delta i j * (g i * gamma i))) + Sum (fun i : Fin n
    => -1 * (1 / INR n * (1 / deviation x epsilon)) * (g i * gamma i)) = Sum (fun i : Fin n => -1 * (layernorm x
    epsilon j * (1 / INR n) * (1 / deviation x epsilon)) * (g i * gamma i * layernorm x epsilon i)) + Sum (fun i : Fin
    n => 1 / deviation x epsilon * (delta i j * (g i * gamma i))) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 /
    deviation x epsilon)) * (g i * gamma i))).
  { exact (f_equal (fun (h : R) => h + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * (g i *
    gamma i))) (Facts.sum_add n (fun i : Fin n => -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation x
    epsilon)) * (g i * gamma i * layernorm x epsilon i)) (fun i : Fin n => 1 / deviation x epsilon * (delta i j * (g i
    * gamma i))))). }
  assert (r21 : 1 / deviation x epsilon * Sum (fun i : Fin n => delta i j * (g i * gamma i)) = 1 / deviation x epsilon
    * (g j * gamma j)).
  { exact (f_equal (fun (h_ : R) => 1 / deviation x epsilon * h_) (Facts.sum_delta n j (fun i : Fin n => g i * gamma
    i))). }
  assert (r24 : Sum (fun i : Fin n => -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation x epsilon)) * (g i *
    gamma i * layernorm x epsilon i)) + Sum (fun i : Fin n => 1 / deviation x epsilon * (delta i j * (g i * gamma i)))
    + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * (g i * gamma i)) = -1 * (layernorm x
    epsilon j * (1 / INR n) * (1 / deviation x epsilon)) * Sum (fun i : Fin n => g i * gamma i * layernorm x epsilon
    i) + 1 / deviation x epsilon * (g j * gamma j) + -1 * (1 / INR n * (1 / deviation x epsilon)) * Sum (fun i : Fin n
    => g i * gamma i)).
  { exact (f_equal3 (fun (h_1 : R) (h_2 : R) (h_3 : R) => h_1 + h_2 + h_3) (Facts.sum_scale n (-1 * (layernorm x
    epsilon j * (1 / INR n) * (1 / deviation x epsilon))) (fun i : Fin n => g i * gamma i * layernorm x epsilon i))
    (eq_trans (Facts.sum_scale n (1 / deviation x epsilon) (fun i : Fin n => delta i j * (g i * gamma i))) r21)
    (Facts.sum_scale n (-1 * (1 / INR n * (1 / deviation x epsilon))) (fun i : Fin n => g i * gamma i))). }
  assert (r25 : Sum (fun i : Fin n => -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation x epsilon)) * (g i *
    gamma i * layernorm x epsilon i) + 1 / deviation x epsilon * (delta i j * (g i * gamma i)) + -1 * (1 / INR n * (1
    / deviation x epsilon)) * (g i * gamma i)) = -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation x
    epsilon)) * Sum (fun i : Fin n => g i * gamma i * layernorm x epsilon i) + 1 / deviation x epsilon * (g j * gamma
    j) + -1 * (1 / INR n * (1 / deviation x epsilon)) * Sum (fun i : Fin n => g i * gamma i)).
  { exact (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => -1 * (layernorm x epsilon j * (1 / INR n) * (1 /
    deviation x epsilon)) * (g i * gamma i * layernorm x epsilon i) + 1 / deviation x epsilon * (delta i j * (g i *
    gamma i))) (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)) * (g i * gamma i))) r16) r24). }
  assert (r27 : -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation x epsilon)) * Sum (fun i : Fin n => g i *
    gamma i * layernorm x epsilon i) + 1 / deviation x epsilon * (g j * gamma j) + -1 * (1 / INR n * (1 / deviation x
    epsilon)) * Sum (fun i : Fin n => g i * gamma i) = g j * gamma j * (1 / deviation x epsilon) + -1 * (layernorm x
    epsilon j * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * gamma i * layernorm x epsilon
    i)) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * gamma i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((-1) * ((u0 * (1 * u1)) * (1 * u2))) * u3) + ((1 * u2) *
    (u4 * u5))) + (((-1) * ((1 * u1) * (1 * u2))) * u6)) = ((((u4 * u5) * (1 * u2)) + ((-1) * (((u0 * (1 * u1)) * (1 *
    u2)) * u3))) + ((-1) * (((1 * u1) * (1 * u2)) * u6)))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (layernorm x epsilon j) (/ (INR n)) (/ (deviation x epsilon)) (Sum (fun i : Fin n => g i * gamma i
      * layernorm x epsilon i)) (g j) (gamma j) (Sum (fun i : Fin n => g i * gamma i))). }
  assert (r29 : forall (i_1 : Fin n), g i_1 * (gamma i_1 * (1 / deviation x epsilon * (delta i_1 j - 1 / INR n -
    layernorm x epsilon i_1 * layernorm x epsilon j / INR n))) = -1 * (g i_1 * gamma i_1 * layernorm x epsilon i_1 *
    layernorm x epsilon j * (1 / INR n) * (1 / deviation x epsilon)) + g i_1 * gamma i_1 * delta i_1 j * (1 /
    deviation x epsilon) + -1 * (g i_1 * gamma i_1 * (1 / INR n) * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (u0 * (u1 * ((1 * u2) * ((u3 - (1 * u4)) - ((u5 * u6) *
    u4))))) = ((((-1) * (((((u0 * u1) * u5) * u6) * (1 * u4)) * (1 * u2))) + (((u0 * u1) * u3) * (1 * u2))) + ((-1) *
    (((u0 * u1) * (1 * u4)) * (1 * u2))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (gamma i_1) (/ (deviation x epsilon)) (delta i_1 j) (/ (INR n))
      (layernorm x epsilon i_1) (layernorm x epsilon j))). }
  assert (r30 : forall (i_1 : Fin n), -1 * (g i_1 * gamma i_1 * layernorm x epsilon i_1 * layernorm x epsilon j * (1 /
    INR n) * (1 / deviation x epsilon)) + g i_1 * gamma i_1 * delta i_1 j * (1 / deviation x epsilon) + -1 * (g i_1 *
    gamma i_1 * (1 / INR n) * (1 / deviation x epsilon)) = -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation
    x epsilon)) * (g i_1 * gamma i_1 * layernorm x epsilon i_1) + 1 / deviation x epsilon * (delta i_1 j * (g i_1 *
    gamma i_1)) + -1 * (1 / INR n * (1 / deviation x epsilon)) * (g i_1 * gamma i_1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((-1) * (((((u0 * u1) * u2) * u3) * (1 * u4)) * (1 * u5))) +
    (((u0 * u1) * u6) * (1 * u5))) + ((-1) * (((u0 * u1) * (1 * u4)) * (1 * u5)))) = (((((-1) * ((u3 * (1 * u4)) * (1
    * u5))) * ((u0 * u1) * u2)) + ((1 * u5) * (u6 * (u0 * u1)))) + (((-1) * ((1 * u4) * (1 * u5))) * (u0 * u1)))) by
    (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (gamma i_1) (layernorm x epsilon i_1) (layernorm x epsilon j) (/
      (INR n)) (/ (deviation x epsilon)) (delta i_1 j))). }
  assert (r32 : Sum (fun i : Fin n => g i * (gamma i * (1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x
    epsilon i * layernorm x epsilon j / INR n)))) = Sum (fun i : Fin n => -1 * (layernorm x epsilon j * (1 / INR n) *
    (1 / deviation x epsilon)) * (g i * gamma i * layernorm x epsilon i) + 1 / deviation x epsilon * (delta i j * (g i
    * gamma i)) + -1 * (1 / INR n * (1 / deviation x epsilon)) * (g i * gamma i))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r29 i_1) (r30 i_1)))). }
  assert (r34 : Sum (fun i : Fin n => g i * (gamma i * (1 / deviation x epsilon * (delta i j - 1 / INR n - layernorm x
    epsilon i * layernorm x epsilon j / INR n)))) = g j * gamma j * (1 / deviation x epsilon) + -1 * (layernorm x
    epsilon j * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * gamma i * layernorm x epsilon
    i)) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * gamma i))).
  { exact (eq_trans (eq_trans r32 r25) r27). }
  assert (r37 : 1 / deviation x epsilon * (g j * gamma j - 1 / INR n * Sum (fun i : Fin n => g i * gamma i) -
    layernorm x epsilon j / INR n * Sum (fun i : Fin n => g i * gamma i * layernorm x epsilon i)) = g j * gamma j * (1
    / deviation x epsilon) + -1 * (layernorm x epsilon j * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin
    n => g i * gamma i * layernorm x epsilon i)) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n =>
    g i * gamma i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((1 * u0) * (((u1 * u2) - ((1 * u3) * u4)) - ((u5 * u3) *
    u6))) = ((((u1 * u2) * (1 * u0)) + ((-1) * (((u5 * (1 * u3)) * (1 * u0)) * u6))) + ((-1) * (((1 * u3) * (1 * u0))
    * u4)))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (/ (deviation x epsilon)) (g j) (gamma j) (/ (INR n)) (Sum (fun i : Fin n => g i * gamma i))
      (layernorm x epsilon j) (Sum (fun i : Fin n => g i * gamma i * layernorm x epsilon i))). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (Sum (fun i : Fin n => g i * (gamma i * layernorm x
    epsilon i + beta i))))) r9 (eq_trans (eq_trans (eq_trans (eq_trans r13 r25) r27) (eq_sym r34)) (eq_trans r34
    (eq_sym r37)))).
Qed.

(* The backward pass of LayerNorm sums to zero. *)
Theorem layernorm_vjp_sum_zero (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R) :
  Sum (fun j : Fin n => 1 / deviation x epsilon * (g j - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm x epsilon
    j / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i))) = 0.
Proof.
  assert (r0 : forall (i : Fin n), 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm
    x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) = g i * (1 / deviation x epsilon) + -1 *
    (layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon
    i)) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((u4 * u2) * u5))) = (((u1
    * (1 * u0)) + ((-1) * (((u4 * (1 * u2)) * (1 * u0)) * u5))) + ((-1) * (((1 * u2) * (1 * u0)) * u3)))) by (intros
    u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i : Fin n) => (identity (/ (deviation x epsilon)) (g i) (/ (INR n)) (Sum (fun i : Fin n => g i))
      (layernorm x epsilon i) (Sum (fun i : Fin n => g i * layernorm x epsilon i)))). }
  assert (r1 : forall (i : Fin n), g i * (1 / deviation x epsilon) + -1 * (layernorm x epsilon i * (1 / INR n) * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) + -1 * (1 / INR n * (1 / deviation x
    epsilon) * Sum (fun i : Fin n => g i)) = 1 / deviation x epsilon * g i + -1 * (1 / INR n * (1 / deviation x
    epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon i + -1 * (1 / INR n * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => g i)) * 1).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((u0 * (1 * u1)) + ((-1) * (((u2 * (1 * u3)) * (1 * u1)) * u4)))
    + ((-1) * (((1 * u3) * (1 * u1)) * u5))) = ((((1 * u1) * u0) + (((-1) * (((1 * u3) * (1 * u1)) * u4)) * u2)) +
    (((-1) * (((1 * u3) * (1 * u1)) * u5)) * 1))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i : Fin n) => (identity (g i) (/ (deviation x epsilon)) (layernorm x epsilon i) (/ (INR n)) (Sum (fun
      i : Fin n => g i * layernorm x epsilon i)) (Sum (fun i : Fin n => g i)))). }
  assert (r3 : Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun i : Fin n => g i) -
    layernorm x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i))) = Sum (fun i : Fin n => 1 /
    deviation x epsilon * g i + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x
    epsilon i)) * layernorm x epsilon i + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) *
    1)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r0 i) (r1 i)))). }
  assert (r6 : Sum (fun i : Fin n => 1 / deviation x epsilon * g i + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum
    (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -1 * (1 / INR n *
    (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * 1) = Sum (fun i : Fin n => 1 / deviation x epsilon * g
    i) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x
    epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum
    (fun i : Fin n => g i)) * 1)).
  { exact (f_equal (fun (h : R) => h + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i
    : Fin n => g i)) * 1)) (Facts.sum_add n (fun i : Fin n => 1 / deviation x epsilon * g i) (fun i : Fin n => -1 * (1
    / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon
    i))). }
  assert (r11 : Sum (fun i : Fin n => 1) = INR n).
  { exact (Facts.sum_one n). }
  assert (r12 : -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * Sum (fun i : Fin n => 1) =
    -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * INR n).
  { exact (f_equal (fun (h_ : R) => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * h_)
    r11). }
  assert (r14 : Sum (fun i : Fin n => 1 / deviation x epsilon * g i) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i :
    Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * 1) = 1 / deviation x epsilon
    * Sum (fun i : Fin n => g i) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm
    x epsilon i)) * Sum (fun i : Fin n => layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum
    (fun i : Fin n => g i)) * INR n).
  { exact (f_equal3 (fun (h_1 : R) (h_2 : R) (h_3 : R) => h_1 + h_2 + h_3) (Facts.sum_scale n (1 / deviation x
    epsilon) g) (Facts.sum_scale n (-1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i *
    layernorm x epsilon i))) (fun i : Fin n => layernorm x epsilon i)) (eq_trans (Facts.sum_scale n (-1 * (1 / INR n *
    (1 / deviation x epsilon) * Sum (fun i : Fin n => g i))) (fun i : Fin n => 1)) r12)). }
  assert (r17 : 1 / deviation x epsilon * Sum (fun i : Fin n => g i) + -1 * (1 / INR n * (1 / deviation x epsilon) *
    Sum (fun i : Fin n => g i * layernorm x epsilon i)) * Sum (fun i : Fin n => layernorm x epsilon i) + -1 * (1 / INR
    n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * INR n = -1 * (INR n * (1 / INR n) * (1 / deviation x
    epsilon) * Sum (fun i : Fin n => g i)) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n =>
    layernorm x epsilon i) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) + 1 / deviation x epsilon * Sum (fun
    i : Fin n => g i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((1 * u0) * u1) + (((-1) * (((1 * u2) * (1 * u0)) * u3)) * u4))
    + (((-1) * (((1 * u2) * (1 * u0)) * u1)) * u5)) = ((((-1) * (((u5 * (1 * u2)) * (1 * u0)) * u1)) + ((-1) * ((((1 *
    u2) * (1 * u0)) * u4) * u3))) + ((1 * u0) * u1))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (/ (deviation x epsilon)) (Sum (fun i : Fin n => g i)) (/ (INR n)) (Sum (fun i : Fin n => g i *
      layernorm x epsilon i)) (Sum (fun i : Fin n => layernorm x epsilon i)) (INR n)). }
  assert (r19 : 1 / deviation x epsilon * (Sum (fun j : Fin n => g j) - INR n * (1 / INR n * Sum (fun i : Fin n => g
    i)) - Sum (fun j : Fin n => layernorm x epsilon j) * (1 / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon
    i))) = -1 * (INR n * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) + -1 * (1 / INR n * (1
    / deviation x epsilon) * Sum (fun j : Fin n => layernorm x epsilon j) * Sum (fun i : Fin n => g i * layernorm x
    epsilon i)) + 1 / deviation x epsilon * Sum (fun j : Fin n => g j)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((1 * u0) * ((u1 - (u2 * ((1 * u3) * u1))) - (u4 * ((1 * u3) *
    u5)))) = ((((-1) * (((u2 * (1 * u3)) * (1 * u0)) * u1)) + ((-1) * ((((1 * u3) * (1 * u0)) * u4) * u5))) + ((1 *
    u0) * u1))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (/ (deviation x epsilon)) (Sum (fun j : Fin n => g j)) (INR n) (/ (INR n)) (Sum (fun j : Fin n =>
      layernorm x epsilon j)) (Sum (fun i : Fin n => g i * layernorm x epsilon i))). }
  assert (r23 : 1 / deviation x epsilon * (Sum (fun j : Fin n => g j) - INR n * (1 / INR n * Sum (fun i : Fin n => g
    i)) - Sum (fun i : Fin n => layernorm x epsilon i) * (1 / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon
    i))) = 1 / deviation x epsilon * (Sum (fun j : Fin n => g j) - INR n * (1 / INR n * Sum (fun i : Fin n => g i)) -
    0 * (1 / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)))).
  { exact (f_equal (fun (h_4 : R) => 1 / deviation x epsilon * (Sum (fun j : Fin n => g j) - INR n * (1 / INR n * Sum
    (fun i : Fin n => g i)) - h_4 * (1 / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i))))
    (Normalization.layernorm_sum_zero n n_pos x epsilon)). }
  assert (r24 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r25 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r24)). }
  assert (r26 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_5 : R) => 0 < h_5) r25 (INR n) r11). }
  assert (r28 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r26). }
  assert (r31 : 1 / deviation x epsilon * (Sum (fun j : Fin n => g j) - INR n * (1 / INR n * Sum (fun i : Fin n => g
    i)) - 0 * (1 / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i))) = 0).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, 0 - ((1 * u0) * ((u1 - (u2 * ((1 * u3) * u1))) - (0 * ((1 * u3) *
    u4)))) = (((-1) * ((1 * u0) * u1)) * (1 - (u2 * (1 * u3))) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (1 / deviation x epsilon * Sum (fun i : Fin n => g i)))
      (Facts.mul_inverse (INR n) r28) Rules.no_equation) (identity (/ (deviation x epsilon)) (Sum (fun j : Fin n => g
      j)) (INR n) (/ (INR n)) (Sum (fun i : Fin n => g i * layernorm x epsilon i)))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r3 (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => 1 /
    deviation x epsilon * g i + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x
    epsilon i)) * layernorm x epsilon i) (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i :
    Fin n => g i)) * 1)) r6) r14)) r17) (eq_sym r19)) (eq_trans r23 r31)).
Qed.

(* How far the backward pass is from orthogonal. *)
Theorem layernorm_vjp_inner (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R)
    (given : 0 < variance x + epsilon) :
  Sum (fun j : Fin n => 1 / deviation x epsilon * (g j - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm x epsilon
    j / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon j) = epsilon / deviation x
    epsilon ^ 3 * Sum (fun i : Fin n => g i * layernorm x epsilon i).
Proof.
  assert (r0 : forall (i : Fin n), 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm
    x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon i = g i *
    layernorm x epsilon i * (1 / deviation x epsilon) + -1 * (layernorm x epsilon i * (1 / INR n) * (1 / deviation x
    epsilon) * Sum (fun i : Fin n => g i)) + -1 * (layernorm x epsilon i ^ 2 * (1 / INR n) * (1 / deviation x epsilon)
    * Sum (fun i : Fin n => g i * layernorm x epsilon i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((u4 * u2) * u5))) * u4) =
    ((((u1 * u4) * (1 * u0)) + ((-1) * (((u4 * (1 * u2)) * (1 * u0)) * u3))) + ((-1) * ((((u4 ^ 2) * (1 * u2)) * (1 *
    u0)) * u5)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i : Fin n) => (identity (/ (deviation x epsilon)) (g i) (/ (INR n)) (Sum (fun i : Fin n => g i))
      (layernorm x epsilon i) (Sum (fun i : Fin n => g i * layernorm x epsilon i)))). }
  assert (r1 : forall (i : Fin n), g i * layernorm x epsilon i * (1 / deviation x epsilon) + -1 * (layernorm x epsilon
    i * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) + -1 * (layernorm x epsilon i ^ 2 * (1 /
    INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) = 1 / deviation x epsilon
    * (g i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) *
    layernorm x epsilon i + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x
    epsilon i)) * layernorm x epsilon i ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * u1) * (1 * u2)) + ((-1) * (((u1 * (1 * u3)) * (1 * u2))
    * u4))) + ((-1) * ((((u1 ^ 2) * (1 * u3)) * (1 * u2)) * u5))) = ((((1 * u2) * (u0 * u1)) + (((-1) * (((1 * u3) *
    (1 * u2)) * u4)) * u1)) + (((-1) * (((1 * u3) * (1 * u2)) * u5)) * (u1 ^ 2)))) by (intros u0 u1 u2 u3 u4 u5;
    ring).
    exact (fun (i : Fin n) => (identity (g i) (layernorm x epsilon i) (/ (deviation x epsilon)) (/ (INR n)) (Sum (fun
      i : Fin n => g i)) (Sum (fun i : Fin n => g i * layernorm x epsilon i)))). }
  assert (r3 : Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun i : Fin n => g i) -
    layernorm x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon i) = Sum
    (fun i : Fin n => 1 / deviation x epsilon * (g i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x
    epsilon) * Sum (fun i : Fin n => g i)) * layernorm x epsilon i + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum
    (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon i ^ 2)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r0 i) (r1 i)))). }
  assert (r6 : Sum (fun i : Fin n => 1 / deviation x epsilon * (g i * layernorm x epsilon i) + -1 * (1 / INR n * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => g i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -1 * (1 / INR
    n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon i ^ 2) =
    Sum (fun i : Fin n => 1 / deviation x epsilon * (g i * layernorm x epsilon i)) + Sum (fun i : Fin n => -1 * (1 /
    INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * layernorm x epsilon i) + Sum (fun i : Fin n =>
    -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x
    epsilon i ^ 2)).
  { exact (f_equal (fun (h : R) => h + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i
    : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon i ^ 2)) (Facts.sum_add n (fun i : Fin n => 1 /
    deviation x epsilon * (g i * layernorm x epsilon i)) (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon)
    * Sum (fun i : Fin n => g i)) * layernorm x epsilon i))). }
  assert (r11 : Sum (fun i : Fin n => 1 / deviation x epsilon * (g i * layernorm x epsilon i)) + Sum (fun i : Fin n =>
    -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * layernorm x epsilon i) + Sum (fun i :
    Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) *
    layernorm x epsilon i ^ 2) = 1 / deviation x epsilon * Sum (fun i : Fin n => g i * layernorm x epsilon i) + -1 *
    (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * Sum (fun i : Fin n => layernorm x epsilon
    i) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * Sum (fun
    i : Fin n => layernorm x epsilon i ^ 2)).
  { exact (f_equal3 (fun (h_ : R) (h_1 : R) (h_2 : R) => h_ + h_1 + h_2) (Facts.sum_scale n (1 / deviation x epsilon)
    (fun i : Fin n => g i * layernorm x epsilon i)) (Facts.sum_scale n (-1 * (1 / INR n * (1 / deviation x epsilon) *
    Sum (fun i : Fin n => g i))) (fun i : Fin n => layernorm x epsilon i)) (Facts.sum_scale n (-1 * (1 / INR n * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i))) (fun i : Fin n => layernorm x epsilon
    i ^ 2))). }
  assert (r14 : 1 / deviation x epsilon * Sum (fun i : Fin n => g i * layernorm x epsilon i) + -1 * (1 / INR n * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => g i)) * Sum (fun i : Fin n => layernorm x epsilon i) + -1 * (1 / INR
    n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * Sum (fun i : Fin n =>
    layernorm x epsilon i ^ 2) = -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i) * Sum (fun i
    : Fin n => layernorm x epsilon i)) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i *
    layernorm x epsilon i) * Sum (fun i : Fin n => layernorm x epsilon i ^ 2)) + 1 / deviation x epsilon * Sum (fun i
    : Fin n => g i * layernorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((1 * u0) * u1) + (((-1) * (((1 * u2) * (1 * u0)) * u3)) * u4))
    + (((-1) * (((1 * u2) * (1 * u0)) * u1)) * u5)) = ((((-1) * ((((1 * u2) * (1 * u0)) * u3) * u4)) + ((-1) * ((((1 *
    u2) * (1 * u0)) * u1) * u5))) + ((1 * u0) * u1))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (/ (deviation x epsilon)) (Sum (fun i : Fin n => g i * layernorm x epsilon i)) (/ (INR n)) (Sum
      (fun i : Fin n => g i)) (Sum (fun i : Fin n => layernorm x epsilon i)) (Sum (fun i : Fin n => layernorm x
      epsilon i ^ 2))). }
  assert (r16 : 1 / deviation x epsilon * (Sum (fun j : Fin n => g j * layernorm x epsilon j) - 1 / INR n * Sum (fun i
    : Fin n => g i) * Sum (fun j : Fin n => layernorm x epsilon j) - Sum (fun j : Fin n => layernorm x epsilon j ^ 2)
    * (1 / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i))) = -1 * (1 / INR n * (1 / deviation x epsilon)
    * Sum (fun i : Fin n => g i) * Sum (fun j : Fin n => layernorm x epsilon j)) + -1 * (1 / INR n * (1 / deviation x
    epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i) * Sum (fun j : Fin n => layernorm x epsilon j ^ 2))
    + 1 / deviation x epsilon * Sum (fun j : Fin n => g j * layernorm x epsilon j)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((1 * u0) * ((u1 - (((1 * u2) * u3) * u4)) - (u5 * ((1 * u2) *
    u1)))) = ((((-1) * ((((1 * u2) * (1 * u0)) * u3) * u4)) + ((-1) * ((((1 * u2) * (1 * u0)) * u1) * u5))) + ((1 *
    u0) * u1))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (/ (deviation x epsilon)) (Sum (fun j : Fin n => g j * layernorm x epsilon j)) (/ (INR n)) (Sum
      (fun i : Fin n => g i)) (Sum (fun j : Fin n => layernorm x epsilon j)) (Sum (fun j : Fin n => layernorm x
      epsilon j ^ 2))). }
  assert (r21 : INR n * (variance x / (variance x + epsilon)) = INR n * (variance x * (1 / (variance x + epsilon)))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = (u0 * (u1 * (1 * u2)))) by (intros u0 u1 u2; ring).
    exact (identity (INR n) (variance x) (/ (variance x + epsilon))). }
  assert (r22 : variance x + epsilon = epsilon + variance x).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (identity (variance x) epsilon). }
  assert (r23 : 1 / (variance x + epsilon) = 1 / (epsilon + variance x)).
  { exact (f_equal (fun (h_3 : R) => 1 / h_3) r22). }
  assert (r24 : INR n * (variance x * (1 / (variance x + epsilon))) = INR n * (variance x * (1 / (epsilon + variance
    x)))).
  { exact (f_equal (fun (h_4 : R) => INR n * (variance x * h_4)) r23). }
  assert (r26 : INR n * (variance x * (1 / (epsilon + variance x))) = INR n * variance x * (1 / (epsilon + variance
    x))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * (1 * u2))) = ((u0 * u1) * (1 * u2))) by (intros u0 u1 u2;
    ring).
    exact (identity (INR n) (variance x) (/ (epsilon + variance x))). }
  assert (r29 : 1 / deviation x epsilon * (Sum (fun j : Fin n => g j * layernorm x epsilon j) - 1 / INR n * Sum (fun i
    : Fin n => g i) * Sum (fun i : Fin n => layernorm x epsilon i) - Sum (fun i : Fin n => layernorm x epsilon i ^ 2)
    * (1 / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i))) = 1 / deviation x epsilon * (Sum (fun j : Fin
    n => g j * layernorm x epsilon j) - 1 / INR n * Sum (fun i : Fin n => g i) * 0 - INR n * variance x * (1 /
    (epsilon + variance x)) * (1 / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)))).
  { exact (f_equal2 (fun (h_5 : R) (h_6 : R) => 1 / deviation x epsilon * (Sum (fun j : Fin n => g j * layernorm x
    epsilon j) - 1 / INR n * Sum (fun i : Fin n => g i) * h_5 - h_6 * (1 / INR n * Sum (fun i : Fin n => g i *
    layernorm x epsilon i)))) (Normalization.layernorm_sum_zero n n_pos x epsilon) (eq_trans
    (Normalization.layernorm_sum_of_squares n n_pos x epsilon given) (eq_trans (eq_trans r21 r24) r26))). }
  assert (r30 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r31 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r30)). }
  assert (r33 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_7 : R) => 0 < h_7) r31 (INR n) (Facts.sum_one n)). }
  assert (r35 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r33). }
  assert (r38 : 1 / deviation x epsilon * (Sum (fun j : Fin n => g j * layernorm x epsilon j) - 1 / INR n * Sum (fun i
    : Fin n => g i) * 0 - INR n * variance x * (1 / (epsilon + variance x)) * (1 / INR n * Sum (fun i : Fin n => g i *
    layernorm x epsilon i))) = -1 * (variance x * (1 / (epsilon + variance x)) * (1 / deviation x epsilon) * Sum (fun
    i : Fin n => g i * layernorm x epsilon i)) + 1 / deviation x epsilon * Sum (fun j : Fin n => g j * layernorm x
    epsilon j)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((-1) * (((u0 * (1 * u1)) * (1 * u2)) * u3)) + ((1 * u2) *
    u3)) - ((1 * u2) * ((u3 - (((1 * u4) * u5) * 0)) - (((u6 * u0) * (1 * u1)) * ((1 * u4) * u3)))) = (((-1) * (((u0 *
    (1 * u1)) * (1 * u2)) * u3)) * (1 - (u6 * (1 * u4))) + 0)) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (variance x * (1 / (epsilon + variance x)) * (1 /
      deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i))) (Facts.mul_inverse (INR n) r35)
      Rules.no_equation) (identity (variance x) (/ (epsilon + variance x)) (/ (deviation x epsilon)) (Sum (fun i : Fin
      n => g i * layernorm x epsilon i)) (/ (INR n)) (Sum (fun i : Fin n => g i)) (INR n))). }
  assert (r40 : 1 / deviation x epsilon * (1 - variance x / (variance x + epsilon)) * Sum (fun i : Fin n => g i *
    layernorm x epsilon i) = 1 / deviation x epsilon * (1 - variance x * (1 / (variance x + epsilon))) * Sum (fun i :
    Fin n => g i * layernorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1 * u0) * (1 - (u1 * u2))) * u3) = (((1 * u0) * (1 - (u1 * (1 *
    u2)))) * u3)) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (deviation x epsilon)) (variance x) (/ (variance x + epsilon)) (Sum (fun i : Fin n => g i *
      layernorm x epsilon i))). }
  assert (r41 : 1 / deviation x epsilon * (1 - variance x * (1 / (variance x + epsilon))) * Sum (fun i : Fin n => g i
    * layernorm x epsilon i) = 1 / deviation x epsilon * (1 - variance x * (1 / (epsilon + variance x))) * Sum (fun i
    : Fin n => g i * layernorm x epsilon i)).
  { exact (f_equal (fun (h_8 : R) => 1 / deviation x epsilon * (1 - variance x * h_8) * Sum (fun i : Fin n => g i *
    layernorm x epsilon i)) r23). }
  assert (r43 : 1 / deviation x epsilon * (1 - variance x * (1 / (epsilon + variance x))) * Sum (fun i : Fin n => g i
    * layernorm x epsilon i) = -1 * (variance x * (1 / (epsilon + variance x)) * (1 / deviation x epsilon) * Sum (fun
    i : Fin n => g i * layernorm x epsilon i)) + 1 / deviation x epsilon * Sum (fun i : Fin n => g i * layernorm x
    epsilon i)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1 * u0) * (1 - (u1 * (1 * u2)))) * u3) = (((-1) * (((u1 * (1 * u2))
    * (1 * u0)) * u3)) + ((1 * u0) * u3))) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (deviation x epsilon)) (variance x) (/ (epsilon + variance x)) (Sum (fun i : Fin n => g i *
      layernorm x epsilon i))). }
  assert (r51 : epsilon = deviation x epsilon ^ 2 + -1 * variance x).
  { assert (identity : forall u0 u1 u2 : R, ((u0 ^ 2) + ((-1) * u1)) - u2 = (1 * ((u0 ^ 2) - (u2 + u1)) + 0)) by
    (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_sym r22) (Normalization.deviation_sq n n_pos x
      epsilon given)) Rules.no_equation) (identity (deviation x epsilon) (variance x) epsilon)). }
  assert (r52 : 1 / (variance x + epsilon) = 1 / deviation x epsilon ^ 2).
  { exact (f_equal (fun (h_9 : R) => 1 / h_9) (Normalization.deviation_sq n n_pos x epsilon given)). }
  assert (r53 : deviation x epsilon ^ 2 = deviation x epsilon * deviation x epsilon).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (deviation x epsilon)). }
  assert (r54 : 1 / deviation x epsilon ^ 2 = 1 / (deviation x epsilon * deviation x epsilon)).
  { exact (f_equal (fun (h_10 : R) => 1 / h_10) r53). }
  assert (r56 : 1 / (deviation x epsilon * deviation x epsilon) = 1 / deviation x epsilon * (1 / deviation x
    epsilon)).
  { exact (Facts.inverse_mul (deviation x epsilon) (deviation x epsilon)). }
  assert (r58 : 1 / deviation x epsilon * (1 / deviation x epsilon) = (1 / deviation x epsilon) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (deviation x epsilon))). }
  assert (r60 : 1 / deviation x epsilon * (1 - variance x * (1 / (variance x + epsilon))) * Sum (fun i : Fin n => g i
    * layernorm x epsilon i) = 1 / deviation x epsilon * (1 - variance x * (1 / deviation x epsilon) ^ 2) * Sum (fun i
    : Fin n => g i * layernorm x epsilon i)).
  { exact (f_equal (fun (h_11 : R) => 1 / deviation x epsilon * (1 - variance x * h_11) * Sum (fun i : Fin n => g i *
    layernorm x epsilon i)) (eq_trans (eq_trans (eq_trans r52 r54) r56) r58)). }
  assert (r62 : 1 / deviation x epsilon * (1 - variance x * (1 / deviation x epsilon) ^ 2) * Sum (fun i : Fin n => g i
    * layernorm x epsilon i) = -1 * (variance x * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i *
    layernorm x epsilon i)) + 1 / deviation x epsilon * Sum (fun i : Fin n => g i * layernorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) * (1 - (u1 * ((1 * u0) ^ 2)))) * u2) = (((-1) * ((u1 * ((1 *
    u0) ^ 3)) * u2)) + ((1 * u0) * u2))) by (intros u0 u1 u2; ring).
    exact (identity (/ (deviation x epsilon)) (variance x) (Sum (fun i : Fin n => g i * layernorm x epsilon i))). }
  assert (r64 : epsilon / deviation x epsilon ^ 3 * Sum (fun i : Fin n => g i * layernorm x epsilon i) = epsilon * (1
    / deviation x epsilon ^ 3) * Sum (fun i : Fin n => g i * layernorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2; ring).
    exact (identity epsilon (/ (deviation x epsilon ^ 3)) (Sum (fun i : Fin n => g i * layernorm x epsilon i))). }
  assert (r65 : deviation x epsilon ^ 3 = deviation x epsilon * (deviation x epsilon * deviation x epsilon)).
  { assert (identity : forall u0 : R, (u0 ^ 3) = (u0 * (u0 * u0))) by (intros u0; ring).
    exact (identity (deviation x epsilon)). }
  assert (r66 : 1 / deviation x epsilon ^ 3 = 1 / (deviation x epsilon * (deviation x epsilon * deviation x
    epsilon))).
  { exact (f_equal (fun (h_12 : R) => 1 / h_12) r65). }
  assert (r69 : 1 / deviation x epsilon * (1 / (deviation x epsilon * deviation x epsilon)) = 1 / deviation x epsilon
    * (1 / deviation x epsilon * (1 / deviation x epsilon))).
  { exact (f_equal2 (fun (h_13 : R) (h_14 : R) => h_13 * h_14) (@eq_refl R (1 / deviation x epsilon)) r56). }
  assert (r72 : 1 / deviation x epsilon * (1 / deviation x epsilon * (1 / deviation x epsilon)) = (1 / deviation x
    epsilon) ^ 3).
  { assert (identity : forall u0 : R, ((1 * u0) * ((1 * u0) * (1 * u0))) = ((1 * u0) ^ 3)) by (intros u0; ring).
    exact (identity (/ (deviation x epsilon))). }
  assert (r74 : epsilon * (1 / deviation x epsilon ^ 3) * Sum (fun i : Fin n => g i * layernorm x epsilon i) = epsilon
    * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i * layernorm x epsilon i)).
  { exact (f_equal (fun (h_15 : R) => epsilon * h_15 * Sum (fun i : Fin n => g i * layernorm x epsilon i)) (eq_trans
    (eq_trans r66 (eq_trans (Facts.inverse_mul (deviation x epsilon) (deviation x epsilon * deviation x epsilon))
    r69)) r72)). }
  assert (r78 : deviation x epsilon <> 0).
  { exact (Facts.ne_of_pos (deviation x epsilon) (Normalization.deviation_pos n n_pos x epsilon given)). }
  assert (r80 : deviation x epsilon * (1 / deviation x epsilon) = 1).
  { exact (Facts.mul_inverse (deviation x epsilon) r78). }
  assert (r81 : epsilon * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i * layernorm x epsilon i) = -1 *
    (variance x * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i * layernorm x epsilon i)) + 1 / deviation
    x epsilon * Sum (fun i : Fin n => g i * layernorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((-1) * ((u0 * ((1 * u1) ^ 3)) * u2)) + ((1 * u1) * u2)) - ((u3 *
    ((1 * u1) ^ 3)) * u2) = ((((1 * u1) ^ 3) * u2) * (((u4 ^ 2) + ((-1) * u0)) - u3) + (((u4 * ((1 * u1) ^ 2)) * u2) *
    (1 - (u4 * (1 * u1))) + (((1 * u1) * u2) * (1 - (u4 * (1 * u1))) + 0)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation ((1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i *
      layernorm x epsilon i)) r51 (Rules.and_equation (deviation x epsilon * (1 / deviation x epsilon) ^ 2 * Sum (fun
      i : Fin n => g i * layernorm x epsilon i)) r80 (Rules.and_equation (1 / deviation x epsilon * Sum (fun i : Fin n
      => g i * layernorm x epsilon i)) r80 Rules.no_equation))) (identity (variance x) (/ (deviation x epsilon)) (Sum
      (fun i : Fin n => g i * layernorm x epsilon i)) epsilon (deviation x epsilon))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans r3 (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => 1
    / deviation x epsilon * (g i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i :
    Fin n => g i)) * layernorm x epsilon i) (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i
    : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon i ^ 2)) r6) r11)) r14) (eq_sym r16)) (eq_trans
    (eq_trans r29 r38) (eq_sym (eq_trans (eq_trans r40 r41) r43)))) (eq_trans (eq_trans (eq_trans r40 r60) r62)
    (eq_sym (eq_trans (eq_trans r64 r74) r81)))).
Qed.

(* Where the backward pass is orthogonal to the normalized input. *)
Theorem layernorm_vjp_orthogonal_of_eps_zero (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n
  -> R)
    (given_1 : 0 < variance x + epsilon)
    (given_2 : epsilon * Sum (fun i : Fin n => g i * layernorm x epsilon i) = 0) :
  Sum (fun j : Fin n => 1 / deviation x epsilon * (g j - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm x epsilon
    j / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon j) = 0.
Proof.
  assert (r1 : epsilon / deviation x epsilon ^ 3 * Sum (fun i : Fin n => g i * layernorm x epsilon i) = epsilon * (1 /
    deviation x epsilon ^ 3) * Sum (fun i : Fin n => g i * layernorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2; ring).
    exact (identity epsilon (/ (deviation x epsilon ^ 3)) (Sum (fun i : Fin n => g i * layernorm x epsilon i))). }
  assert (r2 : deviation x epsilon ^ 3 = deviation x epsilon * (deviation x epsilon * deviation x epsilon)).
  { assert (identity : forall u0 : R, (u0 ^ 3) = (u0 * (u0 * u0))) by (intros u0; ring).
    exact (identity (deviation x epsilon)). }
  assert (r3 : 1 / deviation x epsilon ^ 3 = 1 / (deviation x epsilon * (deviation x epsilon * deviation x epsilon))).
  { exact (f_equal (fun (h : R) => 1 / h) r2). }
  assert (r7 : 1 / deviation x epsilon * (1 / (deviation x epsilon * deviation x epsilon)) = 1 / deviation x epsilon *
    (1 / deviation x epsilon * (1 / deviation x epsilon))).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => h_ * h_1) (@eq_refl R (1 / deviation x epsilon)) (Facts.inverse_mul
    (deviation x epsilon) (deviation x epsilon))). }
  assert (r10 : 1 / deviation x epsilon * (1 / deviation x epsilon * (1 / deviation x epsilon)) = (1 / deviation x
    epsilon) ^ 3).
  { assert (identity : forall u0 : R, ((1 * u0) * ((1 * u0) * (1 * u0))) = ((1 * u0) ^ 3)) by (intros u0; ring).
    exact (identity (/ (deviation x epsilon))). }
  assert (r12 : epsilon * (1 / deviation x epsilon ^ 3) * Sum (fun i : Fin n => g i * layernorm x epsilon i) = epsilon
    * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i * layernorm x epsilon i)).
  { exact (f_equal (fun (h_2 : R) => epsilon * h_2 * Sum (fun i : Fin n => g i * layernorm x epsilon i)) (eq_trans
    (eq_trans r3 (eq_trans (Facts.inverse_mul (deviation x epsilon) (deviation x epsilon * deviation x epsilon)) r7))
    r10)). }
  assert (r15 : epsilon * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i * layernorm x epsilon i) = 0).
  { assert (identity : forall u0 u1 u2 : R, 0 - ((u0 * ((1 * u1) ^ 3)) * u2) = (((1 * u1) ^ 3) * (0 - (u0 * u2)) + 0))
    by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation ((1 / deviation x epsilon) ^ 3) given_2 Rules.no_equation)
      (identity epsilon (/ (deviation x epsilon)) (Sum (fun i : Fin n => g i * layernorm x epsilon i)))). }
  exact (eq_trans (Normalization.layernorm_vjp_inner n n_pos x epsilon g given_1) (eq_trans (eq_trans r1 r12) r15)).
Qed.

(* Nowhere else is it orthogonal. *)
Theorem layernorm_eps_zero_of_vjp_orthogonal (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n
  -> R)
    (given_1 : 0 < variance x + epsilon)
    (given_2 : Sum (fun j : Fin n => 1 / deviation x epsilon * (g j - 1 / INR n * Sum (fun i : Fin n => g i) -
      layernorm x epsilon j / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon j) =
      0) :
  epsilon * Sum (fun i : Fin n => g i * layernorm x epsilon i) = 0.
Proof.
  assert (r0 : deviation x epsilon ^ 3 * (epsilon / deviation x epsilon ^ 3 * Sum (fun i : Fin n => g i * layernorm x
    epsilon i)) = deviation x epsilon ^ 3 * (epsilon * (1 / deviation x epsilon ^ 3) * Sum (fun i : Fin n => g i *
    layernorm x epsilon i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 ^ 3) * ((u1 * u2) * u3)) = ((u0 ^ 3) * ((u1 * (1 * u2)) * u3))) by
    (intros u0 u1 u2 u3; ring).
    exact (identity (deviation x epsilon) epsilon (/ (deviation x epsilon ^ 3)) (Sum (fun i : Fin n => g i * layernorm
      x epsilon i))). }
  assert (r1 : deviation x epsilon ^ 3 = deviation x epsilon * (deviation x epsilon * deviation x epsilon)).
  { assert (identity : forall u0 : R, (u0 ^ 3) = (u0 * (u0 * u0))) by (intros u0; ring).
    exact (identity (deviation x epsilon)). }
  assert (r2 : 1 / deviation x epsilon ^ 3 = 1 / (deviation x epsilon * (deviation x epsilon * deviation x epsilon))).
  { exact (f_equal (fun (h : R) => 1 / h) r1). }
  assert (r6 : 1 / deviation x epsilon * (1 / (deviation x epsilon * deviation x epsilon)) = 1 / deviation x epsilon *
    (1 / deviation x epsilon * (1 / deviation x epsilon))).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => h_ * h_1) (@eq_refl R (1 / deviation x epsilon)) (Facts.inverse_mul
    (deviation x epsilon) (deviation x epsilon))). }
  assert (r9 : 1 / deviation x epsilon * (1 / deviation x epsilon * (1 / deviation x epsilon)) = (1 / deviation x
    epsilon) ^ 3).
  { assert (identity : forall u0 : R, ((1 * u0) * ((1 * u0) * (1 * u0))) = ((1 * u0) ^ 3)) by (intros u0; ring).
    exact (identity (/ (deviation x epsilon))). }
  assert (r10 : 1 / deviation x epsilon ^ 3 = (1 / deviation x epsilon) ^ 3).
  { exact (eq_trans (eq_trans r2 (eq_trans (Facts.inverse_mul (deviation x epsilon) (deviation x epsilon * deviation x
    epsilon)) r6)) r9). }
  assert (r11 : deviation x epsilon ^ 3 * (epsilon * (1 / deviation x epsilon ^ 3) * Sum (fun i : Fin n => g i *
    layernorm x epsilon i)) = deviation x epsilon ^ 3 * (epsilon * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n
    => g i * layernorm x epsilon i))).
  { exact (f_equal (fun (h_2 : R) => deviation x epsilon ^ 3 * (epsilon * h_2 * Sum (fun i : Fin n => g i * layernorm
    x epsilon i))) r10). }
  assert (r12 : deviation x epsilon ^ 3 * (epsilon / deviation x epsilon ^ 3 * Sum (fun i : Fin n => g i * layernorm x
    epsilon i)) = deviation x epsilon ^ 3 * (epsilon * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i *
    layernorm x epsilon i))).
  { exact (eq_trans r0 r11). }
  assert (r15 : deviation x epsilon <> 0).
  { exact (Facts.ne_of_pos (deviation x epsilon) (Normalization.deviation_pos n n_pos x epsilon given_1)). }
  assert (r17 : deviation x epsilon * (1 / deviation x epsilon) = 1).
  { exact (Facts.mul_inverse (deviation x epsilon) r15). }
  assert (r18 : deviation x epsilon ^ 3 * (epsilon * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i *
    layernorm x epsilon i)) = epsilon * Sum (fun i : Fin n => g i * layernorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * u1) - ((u2 ^ 3) * ((u0 * ((1 * u3) ^ 3)) * u1)) = ((((u0 * (u2 ^
    2)) * ((1 * u3) ^ 2)) * u1) * (1 - (u2 * (1 * u3))) + ((((u0 * u2) * (1 * u3)) * u1) * (1 - (u2 * (1 * u3))) +
    ((u0 * u1) * (1 - (u2 * (1 * u3))) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (epsilon * deviation x epsilon ^ 2 * (1 / deviation x epsilon)
      ^ 2 * Sum (fun i : Fin n => g i * layernorm x epsilon i)) r17 (Rules.and_equation (epsilon * deviation x epsilon
      * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) r17 (Rules.and_equation
      (epsilon * Sum (fun i : Fin n => g i * layernorm x epsilon i)) r17 Rules.no_equation))) (identity epsilon (Sum
      (fun i : Fin n => g i * layernorm x epsilon i)) (deviation x epsilon) (/ (deviation x epsilon)))). }
  assert (r21 : deviation x epsilon ^ 3 * (epsilon * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i *
    layernorm x epsilon i)) = epsilon * deviation x epsilon ^ 3 * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n
    => g i * layernorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 ^ 3) * ((u1 * ((1 * u2) ^ 3)) * u3)) = (((u1 * (u0 ^ 3)) * ((1 *
    u2) ^ 3)) * u3)) by (intros u0 u1 u2 u3; ring).
    exact (identity (deviation x epsilon) epsilon (/ (deviation x epsilon)) (Sum (fun i : Fin n => g i * layernorm x
      epsilon i))). }
  assert (r24 : epsilon / deviation x epsilon ^ 3 * Sum (fun i : Fin n => g i * layernorm x epsilon i) = epsilon * (1
    / deviation x epsilon ^ 3) * Sum (fun i : Fin n => g i * layernorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2; ring).
    exact (identity epsilon (/ (deviation x epsilon ^ 3)) (Sum (fun i : Fin n => g i * layernorm x epsilon i))). }
  assert (r25 : epsilon * (1 / deviation x epsilon ^ 3) * Sum (fun i : Fin n => g i * layernorm x epsilon i) = epsilon
    * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i * layernorm x epsilon i)).
  { exact (f_equal (fun (h_3 : R) => epsilon * h_3 * Sum (fun i : Fin n => g i * layernorm x epsilon i)) r10). }
  assert (r28 : deviation x epsilon ^ 3 * Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun
    i : Fin n => g i) - layernorm x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) *
    layernorm x epsilon i) = deviation x epsilon ^ 3 * (epsilon * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n
    => g i * layernorm x epsilon i))).
  { exact (f_equal (fun (h_4 : R) => deviation x epsilon ^ 3 * h_4) (eq_trans (Normalization.layernorm_vjp_inner n
    n_pos x epsilon g given_1) (eq_trans r24 r25))). }
  assert (r34 : deviation x epsilon ^ 3 * Sum (fun j : Fin n => 1 / deviation x epsilon * (g j - 1 / INR n * Sum (fun
    i : Fin n => g i) - layernorm x epsilon j / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) *
    layernorm x epsilon j) = deviation x epsilon ^ 3 * 0).
  { exact (f_equal (fun (h_5 : R) => deviation x epsilon ^ 3 * h_5) given_2). }
  assert (r35 : deviation x epsilon ^ 3 * 0 = 0).
  { assert (identity : forall u0 : R, ((u0 ^ 3) * 0) = 0) by (intros u0; ring).
    exact (identity (deviation x epsilon)). }
  exact (eq_trans (eq_trans (eq_sym (eq_trans r12 r18)) (eq_trans (eq_trans r12 r21) (eq_sym (eq_trans r28 r21))))
    (eq_trans r34 r35)).
Qed.

(* Backward pass and input of LayerNorm. *)
Theorem layernorm_vjp_inner_input (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R)
    (given : 0 < variance x + epsilon) :
  Sum (fun j : Fin n => 1 / deviation x epsilon * (g j - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm x epsilon
    j / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * x j) = epsilon / deviation x epsilon ^ 2 * Sum
    (fun i : Fin n => g i * layernorm x epsilon i).
Proof.
  assert (r0 : forall (i : Fin n), 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm
    x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * x i = g i * x i * (1 / deviation x
    epsilon) + -1 * (x i * layernorm x epsilon i * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i
    * layernorm x epsilon i)) + -1 * (x i * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((u4 * u2) * u5))) *
    u6) = ((((u1 * u6) * (1 * u0)) + ((-1) * ((((u6 * u4) * (1 * u2)) * (1 * u0)) * u5))) + ((-1) * (((u6 * (1 * u2))
    * (1 * u0)) * u3)))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i : Fin n) => (identity (/ (deviation x epsilon)) (g i) (/ (INR n)) (Sum (fun i : Fin n => g i))
      (layernorm x epsilon i) (Sum (fun i : Fin n => g i * layernorm x epsilon i)) (x i))). }
  assert (r1 : forall (i : Fin n), g i * x i * (1 / deviation x epsilon) + -1 * (x i * layernorm x epsilon i * (1 /
    INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) + -1 * (x i * (1 / INR n)
    * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) = 1 / deviation x epsilon * (g i * x i) + -1 * (1 / INR
    n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * (x i * layernorm x epsilon
    i) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * x i).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((u0 * u1) * (1 * u2)) + ((-1) * ((((u1 * u3) * (1 * u4)) *
    (1 * u2)) * u5))) + ((-1) * (((u1 * (1 * u4)) * (1 * u2)) * u6))) = ((((1 * u2) * (u0 * u1)) + (((-1) * (((1 * u4)
    * (1 * u2)) * u5)) * (u1 * u3))) + (((-1) * (((1 * u4) * (1 * u2)) * u6)) * u1))) by (intros u0 u1 u2 u3 u4 u5 u6;
    ring).
    exact (fun (i : Fin n) => (identity (g i) (x i) (/ (deviation x epsilon)) (layernorm x epsilon i) (/ (INR n)) (Sum
      (fun i : Fin n => g i * layernorm x epsilon i)) (Sum (fun i : Fin n => g i)))). }
  assert (r3 : Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun i : Fin n => g i) -
    layernorm x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * x i) = Sum (fun i : Fin n =>
    1 / deviation x epsilon * (g i * x i) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i *
    layernorm x epsilon i)) * (x i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i
    : Fin n => g i)) * x i)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r0 i) (r1 i)))). }
  assert (r6 : Sum (fun i : Fin n => 1 / deviation x epsilon * (g i * x i) + -1 * (1 / INR n * (1 / deviation x
    epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * (x i * layernorm x epsilon i)) + Sum (fun i : Fin
    n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * x i) = Sum (fun i : Fin n => 1 /
    deviation x epsilon * (g i * x i)) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun
    i : Fin n => g i * layernorm x epsilon i)) * (x i * layernorm x epsilon i)) + Sum (fun i : Fin n => -1 * (1 / INR
    n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * x i)).
  { exact (f_equal (fun (h : R) => h + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i
    : Fin n => g i)) * x i)) (Facts.sum_add n (fun i : Fin n => 1 / deviation x epsilon * (g i * x i)) (fun i : Fin n
    => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * (x i *
    layernorm x epsilon i)))). }
  assert (r11 : Sum (fun i : Fin n => 1 / deviation x epsilon * (g i * x i)) + Sum (fun i : Fin n => -1 * (1 / INR n *
    (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * (x i * layernorm x epsilon i)) +
    Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * x i) = 1 /
    deviation x epsilon * Sum (fun i : Fin n => g i * x i) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i
    : Fin n => g i * layernorm x epsilon i)) * Sum (fun i : Fin n => x i * layernorm x epsilon i) + -1 * (1 / INR n *
    (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * Sum (fun i : Fin n => x i)).
  { exact (f_equal3 (fun (h_ : R) (h_1 : R) (h_2 : R) => h_ + h_1 + h_2) (Facts.sum_scale n (1 / deviation x epsilon)
    (fun i : Fin n => g i * x i)) (Facts.sum_scale n (-1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n
    => g i * layernorm x epsilon i))) (fun i : Fin n => x i * layernorm x epsilon i)) (Facts.sum_scale n (-1 * (1 /
    INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i))) x)). }
  assert (r14 : 1 / deviation x epsilon * Sum (fun i : Fin n => g i * x i) + -1 * (1 / INR n * (1 / deviation x
    epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * Sum (fun i : Fin n => x i * layernorm x epsilon
    i) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * Sum (fun i : Fin n => x i) = -1 *
    (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i) * Sum (fun i : Fin n => x i)) + -1 * (1 / INR
    n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i) * Sum (fun i : Fin n => x i *
    layernorm x epsilon i)) + 1 / deviation x epsilon * Sum (fun i : Fin n => g i * x i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((1 * u0) * u1) + (((-1) * (((1 * u2) * (1 * u0)) * u3)) *
    u4)) + (((-1) * (((1 * u2) * (1 * u0)) * u5)) * u6)) = ((((-1) * ((((1 * u2) * (1 * u0)) * u5) * u6)) + ((-1) *
    ((((1 * u2) * (1 * u0)) * u3) * u4))) + ((1 * u0) * u1))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (/ (deviation x epsilon)) (Sum (fun i : Fin n => g i * x i)) (/ (INR n)) (Sum (fun i : Fin n => g
      i * layernorm x epsilon i)) (Sum (fun i : Fin n => x i * layernorm x epsilon i)) (Sum (fun i : Fin n => g i))
      (Sum (fun i : Fin n => x i))). }
  assert (r16 : forall (i_ : Fin n), 1 / deviation x epsilon * (g i_ - 1 / INR n * Sum (fun i : Fin n => g i) -
    layernorm x epsilon i_ / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * ((x i_ - mean x) /
    deviation x epsilon) = g i_ * x i_ * (1 / deviation x epsilon) ^ 2 + -1 * (g i_ * mean x * (1 / deviation x
    epsilon) ^ 2) + -1 * (x i_ * layernorm x epsilon i_ * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i :
    Fin n => g i * layernorm x epsilon i)) + -1 * (x i_ * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i :
    Fin n => g i)) + layernorm x epsilon i_ * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin
    n => g i * layernorm x epsilon i) + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g
    i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((u4 * u2) * u5))) *
    ((u6 - u7) * u0)) = (((((((u1 * u6) * ((1 * u0) ^ 2)) + ((-1) * ((u1 * u7) * ((1 * u0) ^ 2)))) + ((-1) * ((((u6 *
    u4) * (1 * u2)) * ((1 * u0) ^ 2)) * u5))) + ((-1) * (((u6 * (1 * u2)) * ((1 * u0) ^ 2)) * u3))) + ((((u4 * u7) *
    (1 * u2)) * ((1 * u0) ^ 2)) * u5)) + (((u7 * (1 * u2)) * ((1 * u0) ^ 2)) * u3))) by (intros u0 u1 u2 u3 u4 u5 u6
    u7; ring).
    exact (fun (i_ : Fin n) => (identity (/ (deviation x epsilon)) (g i_) (/ (INR n)) (Sum (fun i : Fin n => g i))
      (layernorm x epsilon i_) (Sum (fun i : Fin n => g i * layernorm x epsilon i)) (x i_) (mean x))). }
  assert (r17 : forall (i_ : Fin n), g i_ * x i_ * (1 / deviation x epsilon) ^ 2 + -1 * (g i_ * mean x * (1 /
    deviation x epsilon) ^ 2) + -1 * (x i_ * layernorm x epsilon i_ * (1 / INR n) * (1 / deviation x epsilon) ^ 2 *
    Sum (fun i : Fin n => g i * layernorm x epsilon i)) + -1 * (x i_ * (1 / INR n) * (1 / deviation x epsilon) ^ 2 *
    Sum (fun i : Fin n => g i)) + layernorm x epsilon i_ * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum
    (fun i : Fin n => g i * layernorm x epsilon i) + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i
    : Fin n => g i) = (1 / deviation x epsilon) ^ 2 * (g i_ * x i_) + -1 * (mean x * (1 / deviation x epsilon) ^ 2) *
    g i_ + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * (x
    i_ * layernorm x epsilon i_) + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i)) * x
    i_ + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x epsilon i) *
    layernorm x epsilon i_ + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) * 1).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((((u0 * u1) * ((1 * u2) ^ 2)) + ((-1) * ((u0 * u3) *
    ((1 * u2) ^ 2)))) + ((-1) * ((((u1 * u4) * (1 * u5)) * ((1 * u2) ^ 2)) * u6))) + ((-1) * (((u1 * (1 * u5)) * ((1 *
    u2) ^ 2)) * u7))) + ((((u4 * u3) * (1 * u5)) * ((1 * u2) ^ 2)) * u6)) + (((u3 * (1 * u5)) * ((1 * u2) ^ 2)) * u7))
    = ((((((((1 * u2) ^ 2) * (u0 * u1)) + (((-1) * (u3 * ((1 * u2) ^ 2))) * u0)) + (((-1) * (((1 * u5) * ((1 * u2) ^
    2)) * u6)) * (u1 * u4))) + (((-1) * (((1 * u5) * ((1 * u2) ^ 2)) * u7)) * u1)) + ((((u3 * (1 * u5)) * ((1 * u2) ^
    2)) * u6) * u4)) + ((((u3 * (1 * u5)) * ((1 * u2) ^ 2)) * u7) * 1))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_ : Fin n) => (identity (g i_) (x i_) (/ (deviation x epsilon)) (mean x) (layernorm x epsilon i_) (/
      (INR n)) (Sum (fun i : Fin n => g i * layernorm x epsilon i)) (Sum (fun i : Fin n => g i)))). }
  assert (r19 : Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun i : Fin n => g i) -
    layernorm x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * ((x i - mean x) / deviation
    x epsilon)) = Sum (fun i : Fin n => (1 / deviation x epsilon) ^ 2 * (g i * x i) + -1 * (mean x * (1 / deviation x
    epsilon) ^ 2) * g i + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x
    epsilon i)) * (x i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n
    => g i)) * x i + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x
    epsilon i) * layernorm x epsilon i + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n =>
    g i) * 1)).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r16 i_) (r17 i_)))). }
  assert (r22 : Sum (fun i : Fin n => (1 / deviation x epsilon) ^ 2 * (g i * x i) + -1 * (mean x * (1 / deviation x
    epsilon) ^ 2) * g i + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x
    epsilon i)) * (x i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n
    => g i)) * x i + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x
    epsilon i) * layernorm x epsilon i) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 *
    Sum (fun i : Fin n => g i) * 1) = Sum (fun i : Fin n => (1 / deviation x epsilon) ^ 2 * (g i * x i) + -1 * (mean x
    * (1 / deviation x epsilon) ^ 2) * g i + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g
    i * layernorm x epsilon i)) * (x i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 *
    Sum (fun i : Fin n => g i)) * x i) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 *
    Sum (fun i : Fin n => g i * layernorm x epsilon i) * layernorm x epsilon i) + Sum (fun i : Fin n => mean x * (1 /
    INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) * 1)).
  { exact (f_equal (fun (h_3 : R) => h_3 + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2
    * Sum (fun i : Fin n => g i) * 1)) (Facts.sum_add n (fun i : Fin n => (1 / deviation x epsilon) ^ 2 * (g i * x i)
    + -1 * (mean x * (1 / deviation x epsilon) ^ 2) * g i + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun
    i : Fin n => g i * layernorm x epsilon i)) * (x i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x
    epsilon) ^ 2 * Sum (fun i : Fin n => g i)) * x i) (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x
    epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x epsilon i) * layernorm x epsilon i))). }
  assert (r25 : Sum (fun i : Fin n => (1 / deviation x epsilon) ^ 2 * (g i * x i) + -1 * (mean x * (1 / deviation x
    epsilon) ^ 2) * g i + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x
    epsilon i)) * (x i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n
    => g i)) * x i) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n
    => g i * layernorm x epsilon i) * layernorm x epsilon i) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) * 1) = Sum (fun i : Fin n => (1 / deviation x epsilon) ^ 2 *
    (g i * x i) + -1 * (mean x * (1 / deviation x epsilon) ^ 2) * g i + -1 * (1 / INR n * (1 / deviation x epsilon) ^
    2 * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * (x i * layernorm x epsilon i)) + Sum (fun i : Fin n =>
    -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i)) * x i) + Sum (fun i : Fin n => mean
    x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x epsilon i) * layernorm x
    epsilon i) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g
    i) * 1)).
  { exact (f_equal (fun (h_4 : R) => h_4 + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2
    * Sum (fun i : Fin n => g i * layernorm x epsilon i) * layernorm x epsilon i) + Sum (fun i : Fin n => mean x * (1
    / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) * 1)) (Facts.sum_add n (fun i : Fin n => (1
    / deviation x epsilon) ^ 2 * (g i * x i) + -1 * (mean x * (1 / deviation x epsilon) ^ 2) * g i + -1 * (1 / INR n *
    (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * (x i * layernorm x epsilon
    i)) (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i)) * x i))). }
  assert (r28 : Sum (fun i : Fin n => (1 / deviation x epsilon) ^ 2 * (g i * x i) + -1 * (mean x * (1 / deviation x
    epsilon) ^ 2) * g i + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x
    epsilon i)) * (x i * layernorm x epsilon i)) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) ^
    2 * Sum (fun i : Fin n => g i)) * x i) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^
    2 * Sum (fun i : Fin n => g i * layernorm x epsilon i) * layernorm x epsilon i) + Sum (fun i : Fin n => mean x *
    (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) * 1) = Sum (fun i : Fin n => (1 /
    deviation x epsilon) ^ 2 * (g i * x i) + -1 * (mean x * (1 / deviation x epsilon) ^ 2) * g i) + Sum (fun i : Fin n
    => -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * (x i *
    layernorm x epsilon i)) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin
    n => g i)) * x i) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin
    n => g i * layernorm x epsilon i) * layernorm x epsilon i) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) * 1)).
  { exact (f_equal (fun (h_5 : R) => h_5 + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum
    (fun i : Fin n => g i)) * x i) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum
    (fun i : Fin n => g i * layernorm x epsilon i) * layernorm x epsilon i) + Sum (fun i : Fin n => mean x * (1 / INR
    n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) * 1)) (Facts.sum_add n (fun i : Fin n => (1 /
    deviation x epsilon) ^ 2 * (g i * x i) + -1 * (mean x * (1 / deviation x epsilon) ^ 2) * g i) (fun i : Fin n => -1
    * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * (x i *
    layernorm x epsilon i)))). }
  assert (r31 : Sum (fun i : Fin n => (1 / deviation x epsilon) ^ 2 * (g i * x i) + -1 * (mean x * (1 / deviation x
    epsilon) ^ 2) * g i) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n
    => g i * layernorm x epsilon i)) * (x i * layernorm x epsilon i)) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 /
    deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i)) * x i) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x epsilon i) * layernorm x epsilon i) + Sum (fun
    i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) * 1) = Sum (fun i :
    Fin n => (1 / deviation x epsilon) ^ 2 * (g i * x i)) + Sum (fun i : Fin n => -1 * (mean x * (1 / deviation x
    epsilon) ^ 2) * g i) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n
    => g i * layernorm x epsilon i)) * (x i * layernorm x epsilon i)) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 /
    deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i)) * x i) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x epsilon i) * layernorm x epsilon i) + Sum (fun
    i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) * 1)).
  { exact (f_equal (fun (h_6 : R) => h_6 + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum
    (fun i : Fin n => g i * layernorm x epsilon i)) * (x i * layernorm x epsilon i)) + Sum (fun i : Fin n => -1 * (1 /
    INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i)) * x i) + Sum (fun i : Fin n => mean x * (1 /
    INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x epsilon i) * layernorm x epsilon
    i) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) * 1))
    (Facts.sum_add n (fun i : Fin n => (1 / deviation x epsilon) ^ 2 * (g i * x i)) (fun i : Fin n => -1 * (mean x *
    (1 / deviation x epsilon) ^ 2) * g i))). }
  assert (r39 : Sum (fun i : Fin n => 1) = INR n).
  { exact (Facts.sum_one n). }
  assert (r40 : mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) * Sum (fun i : Fin n
    => 1) = mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) * INR n).
  { exact (f_equal (fun (h_7 : R) => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i)
    * h_7) r39). }
  assert (r42 : Sum (fun i : Fin n => (1 / deviation x epsilon) ^ 2 * (g i * x i)) + Sum (fun i : Fin n => -1 * (mean
    x * (1 / deviation x epsilon) ^ 2) * g i) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2
    * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * (x i * layernorm x epsilon i)) + Sum (fun i : Fin n => -1
    * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i)) * x i) + Sum (fun i : Fin n => mean x *
    (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x epsilon i) * layernorm x
    epsilon i) + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g
    i) * 1) = (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * x i) + -1 * (mean x * (1 / deviation x
    epsilon) ^ 2) * Sum (fun i : Fin n => g i) + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n
    => g i * layernorm x epsilon i)) * Sum (fun i : Fin n => x i * layernorm x epsilon i) + -1 * (1 / INR n * (1 /
    deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i)) * Sum (fun i : Fin n => x i) + mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x epsilon i) * Sum (fun i : Fin n => layernorm x
    epsilon i) + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) * INR n).
  { exact (eq_trans (f_equal5 (fun (h_8 : R) (h_9 : R) (h_10 : R) (h_11 : R) (h_12 : R) => h_8 + h_9 + h_10 + h_11 +
    h_12 + Sum (fun i : Fin n => mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) *
    1)) (Facts.sum_scale n ((1 / deviation x epsilon) ^ 2) (fun i : Fin n => g i * x i)) (Facts.sum_scale n (-1 *
    (mean x * (1 / deviation x epsilon) ^ 2)) g) (Facts.sum_scale n (-1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 *
    Sum (fun i : Fin n => g i * layernorm x epsilon i))) (fun i : Fin n => x i * layernorm x epsilon i))
    (Facts.sum_scale n (-1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i))) x)
    (Facts.sum_scale n (mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x
    epsilon i)) (fun i : Fin n => layernorm x epsilon i))) (f_equal (fun (h_13 : R) => (1 / deviation x epsilon) ^ 2 *
    Sum (fun i : Fin n => g i * x i) + -1 * (mean x * (1 / deviation x epsilon) ^ 2) * Sum (fun i : Fin n => g i) + -1
    * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * Sum (fun i :
    Fin n => x i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g
    i)) * Sum (fun i : Fin n => x i) + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g
    i * layernorm x epsilon i) * Sum (fun i : Fin n => layernorm x epsilon i) + h_13) (eq_trans (Facts.sum_scale n
    (mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i)) (fun i : Fin n => 1)) r40))).
    }
  assert (r45 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r46 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r45)). }
  assert (r47 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_14 : R) => 0 < h_14) r46 (INR n) r39). }
  assert (r49 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r47). }
  assert (r51 : INR n * (1 / INR n) = 1).
  { exact (Facts.mul_inverse (INR n) r49). }
  assert (r52 : (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * x i) + -1 * (mean x * (1 / deviation x
    epsilon) ^ 2) * Sum (fun i : Fin n => g i) + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n
    => g i * layernorm x epsilon i)) * Sum (fun i : Fin n => x i * layernorm x epsilon i) + -1 * (1 / INR n * (1 /
    deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i)) * Sum (fun i : Fin n => x i) + mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x epsilon i) * Sum (fun i : Fin n => layernorm x
    epsilon i) + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) * INR n = mean x *
    (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => layernorm x epsilon i) * Sum (fun i : Fin n =>
    g i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) * Sum
    (fun i : Fin n => x i)) + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm
    x epsilon i) * Sum (fun i : Fin n => x i * layernorm x epsilon i)) + (1 / deviation x epsilon) ^ 2 * Sum (fun i :
    Fin n => g i * x i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 : R, (((((((u0 * (1 * u1)) * ((1 * u2) ^ 2)) * u3) * u4) +
    ((-1) * ((((1 * u1) * ((1 * u2) ^ 2)) * u5) * u6))) + ((-1) * ((((1 * u1) * ((1 * u2) ^ 2)) * u4) * u7))) + (((1 *
    u2) ^ 2) * u8)) - ((((((((1 * u2) ^ 2) * u8) + (((-1) * (u0 * ((1 * u2) ^ 2))) * u5)) + (((-1) * (((1 * u1) * ((1
    * u2) ^ 2)) * u4)) * u7)) + (((-1) * (((1 * u1) * ((1 * u2) ^ 2)) * u5)) * u6)) + ((((u0 * (1 * u1)) * ((1 * u2) ^
    2)) * u4) * u3)) + ((((u0 * (1 * u1)) * ((1 * u2) ^ 2)) * u5) * u9)) = (((u0 * ((1 * u2) ^ 2)) * u5) * (1 - (u9 *
    (1 * u1))) + 0)) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8 u9; ring).
    exact (Rules.linear_combination (Rules.and_equation (mean x * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n
      => g i)) r51 Rules.no_equation) (identity (mean x) (/ (INR n)) (/ (deviation x epsilon)) (Sum (fun i : Fin n =>
      layernorm x epsilon i)) (Sum (fun i : Fin n => g i * layernorm x epsilon i)) (Sum (fun i : Fin n => g i)) (Sum
      (fun i : Fin n => x i)) (Sum (fun i : Fin n => x i * layernorm x epsilon i)) (Sum (fun i : Fin n => g i * x i))
      (INR n))). }
  assert (r54 : forall (i_1 : Fin n), 1 / deviation x epsilon * (g i_1 - 1 / INR n * Sum (fun i : Fin n => g i) -
    layernorm x epsilon i_1 / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) = g i_1 * (1 / deviation x
    epsilon) + -1 * (layernorm x epsilon i_1 * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i *
    layernorm x epsilon i)) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((u4 * u2) * u5))) = (((u1
    * (1 * u0)) + ((-1) * (((u4 * (1 * u2)) * (1 * u0)) * u5))) + ((-1) * (((1 * u2) * (1 * u0)) * u3)))) by (intros
    u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_1 : Fin n) => (identity (/ (deviation x epsilon)) (g i_1) (/ (INR n)) (Sum (fun i : Fin n => g i))
      (layernorm x epsilon i_1) (Sum (fun i : Fin n => g i * layernorm x epsilon i)))). }
  assert (r55 : forall (i_1 : Fin n), g i_1 * (1 / deviation x epsilon) + -1 * (layernorm x epsilon i_1 * (1 / INR n)
    * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) + -1 * (1 / INR n * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => g i)) = 1 / deviation x epsilon * g i_1 + -1 * (1 / INR n * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon i_1 + -1 * (1 /
    INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * 1).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((u0 * (1 * u1)) + ((-1) * (((u2 * (1 * u3)) * (1 * u1)) * u4)))
    + ((-1) * (((1 * u3) * (1 * u1)) * u5))) = ((((1 * u1) * u0) + (((-1) * (((1 * u3) * (1 * u1)) * u4)) * u2)) +
    (((-1) * (((1 * u3) * (1 * u1)) * u5)) * 1))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (/ (deviation x epsilon)) (layernorm x epsilon i_1) (/ (INR n)) (Sum
      (fun i : Fin n => g i * layernorm x epsilon i)) (Sum (fun i : Fin n => g i)))). }
  assert (r57 : Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun i : Fin n => g i) -
    layernorm x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i))) = Sum (fun i : Fin n => 1 /
    deviation x epsilon * g i + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x
    epsilon i)) * layernorm x epsilon i + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) *
    1)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r54 i_1) (r55 i_1)))). }
  assert (r60 : Sum (fun i : Fin n => 1 / deviation x epsilon * g i + -1 * (1 / INR n * (1 / deviation x epsilon) *
    Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -1 * (1 / INR
    n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * 1) = Sum (fun i : Fin n => 1 / deviation x epsilon *
    g i) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x
    epsilon i)) * layernorm x epsilon i) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum
    (fun i : Fin n => g i)) * 1)).
  { exact (f_equal (fun (h_15 : R) => h_15 + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum
    (fun i : Fin n => g i)) * 1)) (Facts.sum_add n (fun i : Fin n => 1 / deviation x epsilon * g i) (fun i : Fin n =>
    -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x
    epsilon i))). }
  assert (r65 : -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * Sum (fun i : Fin n => 1) =
    -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * INR n).
  { exact (f_equal (fun (h_16 : R) => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) *
    h_16) r39). }
  assert (r67 : Sum (fun i : Fin n => 1 / deviation x epsilon * g i) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon i) + Sum (fun i :
    Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * 1) = 1 / deviation x epsilon
    * Sum (fun i : Fin n => g i) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm
    x epsilon i)) * Sum (fun i : Fin n => layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum
    (fun i : Fin n => g i)) * INR n).
  { exact (f_equal3 (fun (h_17 : R) (h_18 : R) (h_19 : R) => h_17 + h_18 + h_19) (Facts.sum_scale n (1 / deviation x
    epsilon) g) (Facts.sum_scale n (-1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i *
    layernorm x epsilon i))) (fun i : Fin n => layernorm x epsilon i)) (eq_trans (Facts.sum_scale n (-1 * (1 / INR n *
    (1 / deviation x epsilon) * Sum (fun i : Fin n => g i))) (fun i : Fin n => 1)) r65)). }
  assert (r70 : 1 / deviation x epsilon * Sum (fun i : Fin n => g i) + -1 * (1 / INR n * (1 / deviation x epsilon) *
    Sum (fun i : Fin n => g i * layernorm x epsilon i)) * Sum (fun i : Fin n => layernorm x epsilon i) + -1 * (1 / INR
    n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * INR n = -1 * (1 / INR n * (1 / deviation x epsilon)
    * Sum (fun i : Fin n => layernorm x epsilon i) * Sum (fun i : Fin n => g i * layernorm x epsilon i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((-1) * ((((1 * u0) * (1 * u1)) * u2) * u3)) - ((((1 * u1) * u4)
    + (((-1) * (((1 * u0) * (1 * u1)) * u3)) * u2)) + (((-1) * (((1 * u0) * (1 * u1)) * u4)) * u5)) = (((-1) * ((1 *
    u1) * u4)) * (1 - (u5 * (1 * u0))) + 0)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (1 / deviation x epsilon * Sum (fun i : Fin n => g i)))
      r51 Rules.no_equation) (identity (/ (INR n)) (/ (deviation x epsilon)) (Sum (fun i : Fin n => layernorm x
      epsilon i)) (Sum (fun i : Fin n => g i * layernorm x epsilon i)) (Sum (fun i : Fin n => g i)) (INR n))). }
  assert (r72 : deviation x epsilon * Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun i :
    Fin n => g i) - layernorm x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * ((x i - mean
    x) / deviation x epsilon)) + mean x * Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun
    i : Fin n => g i) - layernorm x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i))) =
    deviation x epsilon * (mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => layernorm x
    epsilon i) * Sum (fun i : Fin n => g i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2
    * Sum (fun i : Fin n => g i) * Sum (fun i : Fin n => x i)) + -1 * (1 / INR n * (1 / deviation x epsilon) ^ 2 * Sum
    (fun i : Fin n => g i * layernorm x epsilon i) * Sum (fun i : Fin n => x i * layernorm x epsilon i)) + (1 /
    deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * x i)) + mean x * (-1 * (1 / INR n * (1 / deviation x
    epsilon) * Sum (fun i : Fin n => layernorm x epsilon i) * Sum (fun i : Fin n => g i * layernorm x epsilon i)))).
  { exact (f_equal2 (fun (h_20 : R) (h_21 : R) => deviation x epsilon * h_20 + mean x * h_21) (eq_trans (eq_trans r19
    (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => (1 / deviation x epsilon) ^ 2
    * (g i * x i) + -1 * (mean x * (1 / deviation x epsilon) ^ 2) * g i + -1 * (1 / INR n * (1 / deviation x epsilon)
    ^ 2 * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * (x i * layernorm x epsilon i) + -1 * (1 / INR n * (1 /
    deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i)) * x i + mean x * (1 / INR n) * (1 / deviation x epsilon) ^
    2 * Sum (fun i : Fin n => g i * layernorm x epsilon i) * layernorm x epsilon i) (fun i : Fin n => mean x * (1 /
    INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) * 1)) r22) r25) r28) r31) r42)) r52) (eq_trans
    (eq_trans r57 (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => 1 / deviation x epsilon * g i + -1 * (1 / INR
    n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon i) (fun
    i : Fin n => -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)) * 1)) r60) r67)) r70)). }
  assert (r75 : deviation x epsilon <> 0).
  { exact (Facts.ne_of_pos (deviation x epsilon) (Normalization.deviation_pos n n_pos x epsilon given)). }
  assert (r77 : deviation x epsilon * (1 / deviation x epsilon) = 1).
  { exact (Facts.mul_inverse (deviation x epsilon) r75). }
  assert (r78 : deviation x epsilon * (mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n =>
    layernorm x epsilon i) * Sum (fun i : Fin n => g i * layernorm x epsilon i) + -1 * (1 / INR n * (1 / deviation x
    epsilon) ^ 2 * Sum (fun i : Fin n => g i) * Sum (fun i : Fin n => x i)) + -1 * (1 / INR n * (1 / deviation x
    epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x epsilon i) * Sum (fun i : Fin n => x i * layernorm x
    epsilon i)) + (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * x i)) + mean x * (-1 * (1 / INR n * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => layernorm x epsilon i) * Sum (fun i : Fin n => g i * layernorm x
    epsilon i))) = -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i) * Sum (fun i : Fin n => x
    i)) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x epsilon i) * Sum (fun
    i : Fin n => x i * layernorm x epsilon i)) + 1 / deviation x epsilon * Sum (fun i : Fin n => g i * x i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 : R, ((((-1) * ((((1 * u0) * (1 * u1)) * u2) * u3)) +
    ((-1) * ((((1 * u0) * (1 * u1)) * u4) * u5))) + ((1 * u1) * u6)) - ((u7 * (((((((u8 * (1 * u0)) * ((1 * u1) ^ 2))
    * u9) * u4) + ((-1) * ((((1 * u0) * ((1 * u1) ^ 2)) * u2) * u3))) + ((-1) * ((((1 * u0) * ((1 * u1) ^ 2)) * u4) *
    u5))) + (((1 * u1) ^ 2) * u6))) + (u8 * ((-1) * ((((1 * u0) * (1 * u1)) * u9) * u4)))) = (((((u8 * (1 * u0)) * (1
    * u1)) * u9) * u4) * (1 - (u7 * (1 * u1))) + (((-1) * ((((1 * u0) * (1 * u1)) * u2) * u3)) * (1 - (u7 * (1 * u1)))
    + (((-1) * ((((1 * u0) * (1 * u1)) * u4) * u5)) * (1 - (u7 * (1 * u1))) + (((1 * u1) * u6) * (1 - (u7 * (1 * u1)))
    + 0))))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8 u9; ring).
    exact (Rules.linear_combination (Rules.and_equation (mean x * (1 / INR n) * (1 / deviation x epsilon) * Sum (fun i
      : Fin n => layernorm x epsilon i) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) r77 (Rules.and_equation
      (-1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i) * Sum (fun i : Fin n => x i))) r77
      (Rules.and_equation (-1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i * layernorm x
      epsilon i) * Sum (fun i : Fin n => x i * layernorm x epsilon i))) r77 (Rules.and_equation (1 / deviation x
      epsilon * Sum (fun i : Fin n => g i * x i)) r77 Rules.no_equation)))) (identity (/ (INR n)) (/ (deviation x
      epsilon)) (Sum (fun i : Fin n => g i)) (Sum (fun i : Fin n => x i)) (Sum (fun i : Fin n => g i * layernorm x
      epsilon i)) (Sum (fun i : Fin n => x i * layernorm x epsilon i)) (Sum (fun i : Fin n => g i * x i)) (deviation x
      epsilon) (mean x) (Sum (fun i : Fin n => layernorm x epsilon i)))). }
  assert (r82 : forall (i_2 : Fin n), 1 / deviation x epsilon * (g i_2 - 1 / INR n * Sum (fun i : Fin n => g i) -
    layernorm x epsilon i_2 / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * ((x i_2 - mean x) /
    deviation x epsilon) = 1 / deviation x epsilon * (g i_2 - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm x
    epsilon i_2 * (1 / INR n) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * ((x i_2 - mean x) * (1 /
    deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((u4 * u2) * u5))) *
    ((u6 - u7) * u0)) = (((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((u4 * (1 * u2)) * u5))) * ((u6 - u7) * (1 * u0)))) by
    (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_2 : Fin n) => (identity (/ (deviation x epsilon)) (g i_2) (/ (INR n)) (Sum (fun i : Fin n => g i))
      (layernorm x epsilon i_2) (Sum (fun i : Fin n => g i * layernorm x epsilon i)) (x i_2) (mean x))). }
  assert (r83 : forall (i_2 : Fin n), layernorm x epsilon i_2 = (x i_2 - mean x) / deviation x epsilon).
  { exact (fun (i_2 : Fin n) => eq_refl). }
  assert (r84 : forall (i_2 : Fin n), (x i_2 - mean x) / deviation x epsilon = x i_2 * (1 / deviation x epsilon) + -1
    * (mean x * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin n) => (identity (x i_2) (mean x) (/ (deviation x epsilon)))). }
  assert (r86 : forall (i_3 : Fin n), layernorm x epsilon i_3 = (x i_3 - mean x) / deviation x epsilon).
  { exact (fun (i_3 : Fin n) => eq_refl). }
  assert (r87 : forall (i_3 : Fin n), (x i_3 - mean x) / deviation x epsilon = x i_3 * (1 / deviation x epsilon) + -1
    * (mean x * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (fun (i_3 : Fin n) => (identity (x i_3) (mean x) (/ (deviation x epsilon)))). }
  assert (r89 : forall (i_3 : Fin n), g i_3 * layernorm x epsilon i_3 = g i_3 * (x i_3 * (1 / deviation x epsilon) +
    -1 * (mean x * (1 / deviation x epsilon)))).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_22 : R) => g i_3 * h_22) (eq_trans (r86 i_3) (r87 i_3)))). }
  assert (r90 : forall (i_3 : Fin n), g i_3 * (x i_3 * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x
    epsilon))) = g i_3 * x i_3 * (1 / deviation x epsilon) + -1 * (g i_3 * mean x * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * ((u1 * (1 * u2)) + ((-1) * (u3 * (1 * u2))))) = (((u0 * u1) * (1
    * u2)) + ((-1) * ((u0 * u3) * (1 * u2))))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_3 : Fin n) => (identity (g i_3) (x i_3) (/ (deviation x epsilon)) (mean x))). }
  assert (r92 : Sum (fun i : Fin n => g i * layernorm x epsilon i) = Sum (fun i : Fin n => g i * x i * (1 / deviation
    x epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon)))).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (eq_trans (r89 i_3) (r90 i_3)))). }
  assert (r93 : forall (i_2 : Fin n), 1 / deviation x epsilon * (g i_2 - 1 / INR n * Sum (fun i : Fin n => g i) -
    layernorm x epsilon i_2 * (1 / INR n) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * ((x i_2 - mean x) *
    (1 / deviation x epsilon)) = 1 / deviation x epsilon * (g i_2 - 1 / INR n * Sum (fun i : Fin n => g i) - (x i_2 *
    (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon))) * (1 / INR n) * Sum (fun i : Fin n => g i *
    x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon)))) * ((x i_2 - mean x) * (1 /
    deviation x epsilon))).
  { exact (fun (i_2 : Fin n) => (f_equal2 (fun (h_23 : R) (h_24 : R) => 1 / deviation x epsilon * (g i_2 - 1 / INR n *
    Sum (fun i : Fin n => g i) - h_23 * (1 / INR n) * h_24) * ((x i_2 - mean x) * (1 / deviation x epsilon)))
    (eq_trans (r83 i_2) (r84 i_2)) r92)). }
  assert (r95 : forall (i_2 : Fin n), 1 / deviation x epsilon * (g i_2 - 1 / INR n * Sum (fun i : Fin n => g i) - (x
    i_2 * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon))) * (1 / INR n) * Sum (fun i : Fin n =>
    g i * x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon)))) * ((x i_2 - mean x) * (1
    / deviation x epsilon)) = g i_2 * x i_2 * (1 / deviation x epsilon) ^ 2 + -1 * (g i_2 * mean x * (1 / deviation x
    epsilon) ^ 2) + 2 * (x i_2 * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i * x
    i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon)))) + -1 * (x i_2 * (1 / INR n) * (1
    / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i)) + -1 * (x i_2 ^ 2 * (1 / INR n) * (1 / deviation x
    epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x
    epsilon)))) + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) + -1 * (mean x ^ 2
    * (1 / INR n) * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) + -1 *
    (g i * mean x * (1 / deviation x epsilon))))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((((u4 * (1 * u0)) +
    ((-1) * (u5 * (1 * u0)))) * (1 * u2)) * u6))) * ((u4 - u5) * (1 * u0))) = ((((((((u1 * u4) * ((1 * u0) ^ 2)) +
    ((-1) * ((u1 * u5) * ((1 * u0) ^ 2)))) + (2 * ((((u4 * u5) * (1 * u2)) * ((1 * u0) ^ 3)) * u6))) + ((-1) * (((u4 *
    (1 * u2)) * ((1 * u0) ^ 2)) * u3))) + ((-1) * ((((u4 ^ 2) * (1 * u2)) * ((1 * u0) ^ 3)) * u6))) + (((u5 * (1 *
    u2)) * ((1 * u0) ^ 2)) * u3)) + ((-1) * ((((u5 ^ 2) * (1 * u2)) * ((1 * u0) ^ 3)) * u6)))) by (intros u0 u1 u2 u3
    u4 u5 u6; ring).
    exact (fun (i_2 : Fin n) => (identity (/ (deviation x epsilon)) (g i_2) (/ (INR n)) (Sum (fun i : Fin n => g i))
      (x i_2) (mean x) (Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 /
      deviation x epsilon)))))). }
  assert (r97 : Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun i : Fin n => g i) -
    layernorm x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * ((x i - mean x) / deviation
    x epsilon)) = Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) ^ 2 + -1 * (g i * mean x * (1 /
    deviation x epsilon) ^ 2) + 2 * (x i * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n
    => g i * x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon)))) + -1 * (x i * (1 /
    INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i)) + -1 * (x i ^ 2 * (1 / INR n) * (1 /
    deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 /
    deviation x epsilon)))) + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) + -1 *
    (mean x ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i * (1 / deviation x
    epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon)))))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (eq_trans (r82 i_2) (r93 i_2)) (r95 i_2)))). }
  assert (r98 : forall (i_4 : Fin n), 1 / deviation x epsilon * (g i_4 - 1 / INR n * Sum (fun i : Fin n => g i) -
    layernorm x epsilon i_4 / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) = 1 / deviation x epsilon *
    (g i_4 - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm x epsilon i_4 * (1 / INR n) * Sum (fun i : Fin n => g
    i * layernorm x epsilon i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((u4 * u2) * u5))) = ((1 *
    u0) * ((u1 - ((1 * u2) * u3)) - ((u4 * (1 * u2)) * u5)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_4 : Fin n) => (identity (/ (deviation x epsilon)) (g i_4) (/ (INR n)) (Sum (fun i : Fin n => g i))
      (layernorm x epsilon i_4) (Sum (fun i : Fin n => g i * layernorm x epsilon i)))). }
  assert (r99 : forall (i_4 : Fin n), layernorm x epsilon i_4 = (x i_4 - mean x) / deviation x epsilon).
  { exact (fun (i_4 : Fin n) => eq_refl). }
  assert (r100 : forall (i_4 : Fin n), (x i_4 - mean x) / deviation x epsilon = x i_4 * (1 / deviation x epsilon) + -1
    * (mean x * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (fun (i_4 : Fin n) => (identity (x i_4) (mean x) (/ (deviation x epsilon)))). }
  assert (r102 : forall (i_4 : Fin n), 1 / deviation x epsilon * (g i_4 - 1 / INR n * Sum (fun i : Fin n => g i) -
    layernorm x epsilon i_4 * (1 / INR n) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) = 1 / deviation x
    epsilon * (g i_4 - 1 / INR n * Sum (fun i : Fin n => g i) - (x i_4 * (1 / deviation x epsilon) + -1 * (mean x * (1
    / deviation x epsilon))) * (1 / INR n) * Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) + -1 * (g i *
    mean x * (1 / deviation x epsilon))))).
  { exact (fun (i_4 : Fin n) => (f_equal2 (fun (h_25 : R) (h_26 : R) => 1 / deviation x epsilon * (g i_4 - 1 / INR n *
    Sum (fun i : Fin n => g i) - h_25 * (1 / INR n) * h_26)) (eq_trans (r99 i_4) (r100 i_4)) r92)). }
  assert (r104 : forall (i_4 : Fin n), 1 / deviation x epsilon * (g i_4 - 1 / INR n * Sum (fun i : Fin n => g i) - (x
    i_4 * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon))) * (1 / INR n) * Sum (fun i : Fin n =>
    g i * x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon)))) = g i_4 * (1 / deviation
    x epsilon) + -1 * (x i_4 * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * x i * (1 /
    deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon)))) + mean x * (1 / INR n) * (1 / deviation x
    epsilon) ^ 2 * Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x
    epsilon))) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((((u4 * (1 * u0)) +
    ((-1) * (u5 * (1 * u0)))) * (1 * u2)) * u6))) = ((((u1 * (1 * u0)) + ((-1) * (((u4 * (1 * u2)) * ((1 * u0) ^ 2)) *
    u6))) + (((u5 * (1 * u2)) * ((1 * u0) ^ 2)) * u6)) + ((-1) * (((1 * u2) * (1 * u0)) * u3)))) by (intros u0 u1 u2
    u3 u4 u5 u6; ring).
    exact (fun (i_4 : Fin n) => (identity (/ (deviation x epsilon)) (g i_4) (/ (INR n)) (Sum (fun i : Fin n => g i))
      (x i_4) (mean x) (Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 /
      deviation x epsilon)))))). }
  assert (r106 : Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun i : Fin n => g i) -
    layernorm x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i))) = Sum (fun i : Fin n => g i *
    (1 / deviation x epsilon) + -1 * (x i * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i *
    x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon)))) + mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 /
    deviation x epsilon))) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)))).
  { exact (Rules.sum_congruence (fun (i_4 : Fin n) => (eq_trans (eq_trans (r98 i_4) (r102 i_4)) (r104 i_4)))). }
  assert (r107 : deviation x epsilon * Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun i :
    Fin n => g i) - layernorm x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * ((x i - mean
    x) / deviation x epsilon)) + mean x * Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun
    i : Fin n => g i) - layernorm x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i))) =
    deviation x epsilon * Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) ^ 2 + -1 * (g i * mean x * (1 /
    deviation x epsilon) ^ 2) + 2 * (x i * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n
    => g i * x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon)))) + -1 * (x i * (1 /
    INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i)) + -1 * (x i ^ 2 * (1 / INR n) * (1 /
    deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 /
    deviation x epsilon)))) + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) + -1 *
    (mean x ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i * (1 / deviation x
    epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon))))) + mean x * Sum (fun i : Fin n => g i * (1 /
    deviation x epsilon) + -1 * (x i * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * x i *
    (1 / deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon)))) + mean x * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 /
    deviation x epsilon))) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)))).
  { exact (f_equal2 (fun (h_27 : R) (h_28 : R) => deviation x epsilon * h_27 + mean x * h_28) r97 r106). }
  assert (r108 : forall (i_5 : Fin n), 1 / deviation x epsilon * (g i_5 - 1 / INR n * Sum (fun i : Fin n => g i) -
    layernorm x epsilon i_5 / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon i_5 =
    1 / deviation x epsilon * (g i_5 - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm x epsilon i_5 * (1 / INR n)
    * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon i_5).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((u4 * u2) * u5))) * u4) =
    (((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((u4 * (1 * u2)) * u5))) * u4)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_5 : Fin n) => (identity (/ (deviation x epsilon)) (g i_5) (/ (INR n)) (Sum (fun i : Fin n => g i))
      (layernorm x epsilon i_5) (Sum (fun i : Fin n => g i * layernorm x epsilon i)))). }
  assert (r109 : forall (i_5 : Fin n), layernorm x epsilon i_5 = (x i_5 - mean x) / deviation x epsilon).
  { exact (fun (i_5 : Fin n) => eq_refl). }
  assert (r110 : forall (i_5 : Fin n), (x i_5 - mean x) / deviation x epsilon = x i_5 * (1 / deviation x epsilon) + -1
    * (mean x * (1 / deviation x epsilon))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (fun (i_5 : Fin n) => (identity (x i_5) (mean x) (/ (deviation x epsilon)))). }
  assert (r112 : forall (i_5 : Fin n), 1 / deviation x epsilon * (g i_5 - 1 / INR n * Sum (fun i : Fin n => g i) -
    layernorm x epsilon i_5 * (1 / INR n) * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon
    i_5 = 1 / deviation x epsilon * (g i_5 - 1 / INR n * Sum (fun i : Fin n => g i) - (x i_5 * (1 / deviation x
    epsilon) + -1 * (mean x * (1 / deviation x epsilon))) * (1 / INR n) * Sum (fun i : Fin n => g i * x i * (1 /
    deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon)))) * (x i_5 * (1 / deviation x epsilon) + -1
    * (mean x * (1 / deviation x epsilon)))).
  { exact (fun (i_5 : Fin n) => (f_equal2 (fun (h_29 : R) (h_30 : R) => 1 / deviation x epsilon * (g i_5 - 1 / INR n *
    Sum (fun i : Fin n => g i) - h_29 * (1 / INR n) * h_30) * h_29) (eq_trans (r109 i_5) (r110 i_5)) r92)). }
  assert (r114 : forall (i_5 : Fin n), 1 / deviation x epsilon * (g i_5 - 1 / INR n * Sum (fun i : Fin n => g i) - (x
    i_5 * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon))) * (1 / INR n) * Sum (fun i : Fin n =>
    g i * x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon)))) * (x i_5 * (1 /
    deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon))) = g i_5 * x i_5 * (1 / deviation x epsilon) ^ 2
    + -1 * (g i_5 * mean x * (1 / deviation x epsilon) ^ 2) + 2 * (x i_5 * mean x * (1 / INR n) * (1 / deviation x
    epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x
    epsilon)))) + -1 * (x i_5 * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i)) + -1 * (x
    i_5 ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i * (1 / deviation x
    epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon)))) + mean x * (1 / INR n) * (1 / deviation x epsilon) ^
    2 * Sum (fun i : Fin n => g i) + -1 * (mean x ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin
    n => g i * x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon))))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((((u4 * (1 * u0)) +
    ((-1) * (u5 * (1 * u0)))) * (1 * u2)) * u6))) * ((u4 * (1 * u0)) + ((-1) * (u5 * (1 * u0))))) = ((((((((u1 * u4) *
    ((1 * u0) ^ 2)) + ((-1) * ((u1 * u5) * ((1 * u0) ^ 2)))) + (2 * ((((u4 * u5) * (1 * u2)) * ((1 * u0) ^ 3)) * u6)))
    + ((-1) * (((u4 * (1 * u2)) * ((1 * u0) ^ 2)) * u3))) + ((-1) * ((((u4 ^ 2) * (1 * u2)) * ((1 * u0) ^ 3)) * u6)))
    + (((u5 * (1 * u2)) * ((1 * u0) ^ 2)) * u3)) + ((-1) * ((((u5 ^ 2) * (1 * u2)) * ((1 * u0) ^ 3)) * u6)))) by
    (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_5 : Fin n) => (identity (/ (deviation x epsilon)) (g i_5) (/ (INR n)) (Sum (fun i : Fin n => g i))
      (x i_5) (mean x) (Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 /
      deviation x epsilon)))))). }
  assert (r116 : Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun i : Fin n => g i) -
    layernorm x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon i) = Sum
    (fun i : Fin n => g i * x i * (1 / deviation x epsilon) ^ 2 + -1 * (g i * mean x * (1 / deviation x epsilon) ^ 2)
    + 2 * (x i * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i * (1 /
    deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon)))) + -1 * (x i * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i)) + -1 * (x i ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^
    3 * Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x
    epsilon)))) + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) + -1 * (mean x ^ 2
    * (1 / INR n) * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) + -1 *
    (g i * mean x * (1 / deviation x epsilon)))))).
  { exact (Rules.sum_congruence (fun (i_5 : Fin n) => (eq_trans (eq_trans (r108 i_5) (r112 i_5)) (r114 i_5)))). }
  assert (r117 : deviation x epsilon * Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun i :
    Fin n => g i) - layernorm x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x
    epsilon i) + mean x * Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun i : Fin n => g
    i) - layernorm x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i))) = deviation x epsilon *
    Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) ^ 2 + -1 * (g i * mean x * (1 / deviation x epsilon) ^
    2) + 2 * (x i * mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i * (1 /
    deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon)))) + -1 * (x i * (1 / INR n) * (1 /
    deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i)) + -1 * (x i ^ 2 * (1 / INR n) * (1 / deviation x epsilon) ^
    3 * Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x
    epsilon)))) + mean x * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i) + -1 * (mean x ^ 2
    * (1 / INR n) * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) + -1 *
    (g i * mean x * (1 / deviation x epsilon))))) + mean x * Sum (fun i : Fin n => g i * (1 / deviation x epsilon) +
    -1 * (x i * (1 / INR n) * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * x i * (1 / deviation x
    epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon)))) + mean x * (1 / INR n) * (1 / deviation x epsilon) ^
    2 * Sum (fun i : Fin n => g i * x i * (1 / deviation x epsilon) + -1 * (g i * mean x * (1 / deviation x epsilon)))
    + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n => g i)))).
  { exact (f_equal2 (fun (h_31 : R) (h_32 : R) => deviation x epsilon * h_31 + mean x * h_32) r116 r106). }
  assert (r122 : epsilon / deviation x epsilon ^ 3 * Sum (fun i : Fin n => g i * layernorm x epsilon i) = epsilon * (1
    / deviation x epsilon ^ 3) * Sum (fun i : Fin n => g i * layernorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2; ring).
    exact (identity epsilon (/ (deviation x epsilon ^ 3)) (Sum (fun i : Fin n => g i * layernorm x epsilon i))). }
  assert (r123 : deviation x epsilon ^ 3 = deviation x epsilon * (deviation x epsilon * deviation x epsilon)).
  { assert (identity : forall u0 : R, (u0 ^ 3) = (u0 * (u0 * u0))) by (intros u0; ring).
    exact (identity (deviation x epsilon)). }
  assert (r124 : 1 / deviation x epsilon ^ 3 = 1 / (deviation x epsilon * (deviation x epsilon * deviation x
    epsilon))).
  { exact (f_equal (fun (h_33 : R) => 1 / h_33) r123). }
  assert (r127 : 1 / (deviation x epsilon * deviation x epsilon) = 1 / deviation x epsilon * (1 / deviation x
    epsilon)).
  { exact (Facts.inverse_mul (deviation x epsilon) (deviation x epsilon)). }
  assert (r128 : 1 / deviation x epsilon * (1 / (deviation x epsilon * deviation x epsilon)) = 1 / deviation x epsilon
    * (1 / deviation x epsilon * (1 / deviation x epsilon))).
  { exact (f_equal2 (fun (h_34 : R) (h_35 : R) => h_34 * h_35) (@eq_refl R (1 / deviation x epsilon)) r127). }
  assert (r131 : 1 / deviation x epsilon * (1 / deviation x epsilon * (1 / deviation x epsilon)) = (1 / deviation x
    epsilon) ^ 3).
  { assert (identity : forall u0 : R, ((1 * u0) * ((1 * u0) * (1 * u0))) = ((1 * u0) ^ 3)) by (intros u0; ring).
    exact (identity (/ (deviation x epsilon))). }
  assert (r132 : 1 / deviation x epsilon ^ 3 = (1 / deviation x epsilon) ^ 3).
  { exact (eq_trans (eq_trans r124 (eq_trans (Facts.inverse_mul (deviation x epsilon) (deviation x epsilon * deviation
    x epsilon)) r128)) r131). }
  assert (r133 : epsilon * (1 / deviation x epsilon ^ 3) * Sum (fun i : Fin n => g i * layernorm x epsilon i) =
    epsilon * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i * layernorm x epsilon i)).
  { exact (f_equal (fun (h_36 : R) => epsilon * h_36 * Sum (fun i : Fin n => g i * layernorm x epsilon i)) r132). }
  assert (r137 : deviation x epsilon * Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun i :
    Fin n => g i) - layernorm x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x
    epsilon i) + mean x * Sum (fun i : Fin n => 1 / deviation x epsilon * (g i - 1 / INR n * Sum (fun i : Fin n => g
    i) - layernorm x epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i))) = deviation x epsilon *
    (epsilon * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i * layernorm x epsilon i)) + mean x * 0).
  { exact (f_equal2 (fun (h_37 : R) (h_38 : R) => deviation x epsilon * h_37 + mean x * h_38) (eq_trans
    (Normalization.layernorm_vjp_inner n n_pos x epsilon g given) (eq_trans r122 r133))
    (Normalization.layernorm_vjp_sum_zero n n_pos x epsilon g)). }
  assert (r138 : deviation x epsilon * (epsilon * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i *
    layernorm x epsilon i)) + mean x * 0 = epsilon * deviation x epsilon * (1 / deviation x epsilon) ^ 3 * Sum (fun i
    : Fin n => g i * layernorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * ((u1 * ((1 * u2) ^ 3)) * u3)) + (u4 * 0)) = (((u1 * u0) * ((1
    * u2) ^ 3)) * u3)) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (deviation x epsilon) epsilon (/ (deviation x epsilon)) (Sum (fun i : Fin n => g i * layernorm x
      epsilon i)) (mean x)). }
  assert (r140 : deviation x epsilon * (epsilon / deviation x epsilon ^ 3 * Sum (fun i : Fin n => g i * layernorm x
    epsilon i)) = deviation x epsilon * (epsilon * (1 / deviation x epsilon ^ 3) * Sum (fun i : Fin n => g i *
    layernorm x epsilon i))).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * ((u1 * u2) * u3)) = (u0 * ((u1 * (1 * u2)) * u3))) by (intros u0
    u1 u2 u3; ring).
    exact (identity (deviation x epsilon) epsilon (/ (deviation x epsilon ^ 3)) (Sum (fun i : Fin n => g i * layernorm
      x epsilon i))). }
  assert (r141 : deviation x epsilon * (epsilon * (1 / deviation x epsilon ^ 3) * Sum (fun i : Fin n => g i *
    layernorm x epsilon i)) = deviation x epsilon * (epsilon * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g
    i * layernorm x epsilon i))).
  { exact (f_equal (fun (h_39 : R) => deviation x epsilon * (epsilon * h_39 * Sum (fun i : Fin n => g i * layernorm x
    epsilon i))) r132). }
  assert (r142 : deviation x epsilon * (epsilon / deviation x epsilon ^ 3 * Sum (fun i : Fin n => g i * layernorm x
    epsilon i)) = deviation x epsilon * (epsilon * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i *
    layernorm x epsilon i))).
  { exact (eq_trans r140 r141). }
  assert (r143 : deviation x epsilon * (epsilon * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i *
    layernorm x epsilon i)) = epsilon * deviation x epsilon * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g
    i * layernorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * ((u1 * ((1 * u2) ^ 3)) * u3)) = (((u1 * u0) * ((1 * u2) ^ 3)) *
    u3)) by (intros u0 u1 u2 u3; ring).
    exact (identity (deviation x epsilon) epsilon (/ (deviation x epsilon)) (Sum (fun i : Fin n => g i * layernorm x
      epsilon i))). }
  assert (r148 : deviation x epsilon * (epsilon * (1 / deviation x epsilon) ^ 3 * Sum (fun i : Fin n => g i *
    layernorm x epsilon i)) = epsilon * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x
    epsilon i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((1 * u1) ^ 2)) * u2) - (u3 * ((u0 * ((1 * u1) ^ 3)) * u2)) =
    (((u0 * ((1 * u1) ^ 2)) * u2) * (1 - (u3 * (1 * u1))) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (epsilon * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n
      => g i * layernorm x epsilon i)) r77 Rules.no_equation) (identity epsilon (/ (deviation x epsilon)) (Sum (fun i
      : Fin n => g i * layernorm x epsilon i)) (deviation x epsilon))). }
  assert (r150 : epsilon / deviation x epsilon ^ 2 * Sum (fun i : Fin n => g i * layernorm x epsilon i) = epsilon * (1
    / deviation x epsilon ^ 2) * Sum (fun i : Fin n => g i * layernorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2; ring).
    exact (identity epsilon (/ (deviation x epsilon ^ 2)) (Sum (fun i : Fin n => g i * layernorm x epsilon i))). }
  assert (r151 : deviation x epsilon ^ 2 = deviation x epsilon * deviation x epsilon).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (deviation x epsilon)). }
  assert (r152 : 1 / deviation x epsilon ^ 2 = 1 / (deviation x epsilon * deviation x epsilon)).
  { exact (f_equal (fun (h_40 : R) => 1 / h_40) r151). }
  assert (r154 : 1 / deviation x epsilon * (1 / deviation x epsilon) = (1 / deviation x epsilon) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (deviation x epsilon))). }
  assert (r156 : epsilon * (1 / deviation x epsilon ^ 2) * Sum (fun i : Fin n => g i * layernorm x epsilon i) =
    epsilon * (1 / deviation x epsilon) ^ 2 * Sum (fun i : Fin n => g i * layernorm x epsilon i)).
  { exact (f_equal (fun (h_41 : R) => epsilon * h_41 * Sum (fun i : Fin n => g i * layernorm x epsilon i)) (eq_trans
    (eq_trans r152 r127) r154)). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans r3 (eq_trans (eq_trans (Facts.sum_add n (fun i :
    Fin n => 1 / deviation x epsilon * (g i * x i) + -1 * (1 / INR n * (1 / deviation x epsilon) * Sum (fun i : Fin n
    => g i * layernorm x epsilon i)) * (x i * layernorm x epsilon i)) (fun i : Fin n => -1 * (1 / INR n * (1 /
    deviation x epsilon) * Sum (fun i : Fin n => g i)) * x i)) r6) r11)) r14) (eq_sym (eq_trans r72 r78))) (eq_trans
    r107 (eq_sym r117))) (eq_trans (eq_trans r137 r138) (eq_sym (eq_trans r142 r143)))) (eq_trans (eq_trans r142 r148)
    (eq_sym (eq_trans r150 r156)))).
Qed.

(* Weights that feed LayerNorm, and their gradient. *)
Theorem layernorm_weight_gradient_inner (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (y : Fin d ->
  R) (W : Fin d -> Fin n -> R) (epsilon : R) (g : Fin n -> R)
    (given : 0 < variance (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) + epsilon) :
  Sum (fun a : Fin d => Sum (fun j : Fin n => W a j * (y a * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y
    a * W a i)) epsilon * (g j - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm (fun i : Fin n => Sum (fun a : Fin
    d => y a * W a i)) epsilon j / INR n * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d
    => y a * W a i)) epsilon i)))))) = epsilon / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon ^ 2 * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon
    i).
Proof.
  assert (r0 : forall (i : Fin d) (i_ : Fin n), W i i_ * (y i * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d =>
    y a * W a i)) epsilon * (g i_ - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm (fun i : Fin n => Sum (fun a :
    Fin d => y a * W a i)) epsilon i_ / INR n * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a :
    Fin d => y a * W a i)) epsilon i)))) = W i i_ * g i_ * y i * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d
    => y a * W a i)) epsilon) + -1 * (W i i_ * y i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon i_ * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum
    (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) + -1 * (W i i_
    * y i * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i :
    Fin n => g i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (u0 * (u1 * ((1 * u2) * ((u3 - ((1 * u4) * u5)) - ((u6 *
    u4) * u7))))) = (((((u0 * u3) * u1) * (1 * u2)) + ((-1) * (((((u0 * u1) * u6) * (1 * u4)) * (1 * u2)) * u7))) +
    ((-1) * ((((u0 * u1) * (1 * u4)) * (1 * u2)) * u5)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i : Fin d) (i_ : Fin n) => (identity (W i i_) (y i) (/ (deviation (fun i : Fin n => Sum (fun a : Fin d
      => y a * W a i)) epsilon)) (g i_) (/ (INR n)) (Sum (fun i : Fin n => g i)) (layernorm (fun i : Fin n => Sum (fun
      a : Fin d => y a * W a i)) epsilon i_) (Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin
      d => y a * W a i)) epsilon i)))). }
  assert (r1 : forall (i : Fin d) (i_ : Fin n), W i i_ * g i_ * y i * (1 / deviation (fun i : Fin n => Sum (fun a :
    Fin d => y a * W a i)) epsilon) + -1 * (W i i_ * y i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a
    i)) epsilon i_ * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum
    (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) + -1 * (W i i_
    * y i * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i :
    Fin n => g i)) = y i * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * (W i i_ * g
    i_) + -1 * (y i * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) *
    Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) * (W i i_
    * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_) + -1 * (y i * (1 / INR n) * (1 /
    deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i)) * W i i_).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((u0 * u1) * u2) * (1 * u3)) + ((-1) * (((((u0 * u2) *
    u4) * (1 * u5)) * (1 * u3)) * u6))) + ((-1) * ((((u0 * u2) * (1 * u5)) * (1 * u3)) * u7))) = ((((u2 * (1 * u3)) *
    (u0 * u1)) + (((-1) * (((u2 * (1 * u5)) * (1 * u3)) * u6)) * (u0 * u4))) + (((-1) * (((u2 * (1 * u5)) * (1 * u3))
    * u7)) * u0))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i : Fin d) (i_ : Fin n) => (identity (W i i_) (g i_) (y i) (/ (deviation (fun i : Fin n => Sum (fun a
      : Fin d => y a * W a i)) epsilon)) (layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_)
      (/ (INR n)) (Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon
      i)) (Sum (fun i : Fin n => g i)))). }
  assert (r3 : forall (i : Fin d), Sum (fun i_ : Fin n => W i i_ * (y i * (1 / deviation (fun i : Fin n => Sum (fun a
    : Fin d => y a * W a i)) epsilon * (g i_ - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm (fun i : Fin n =>
    Sum (fun a : Fin d => y a * W a i)) epsilon i_ / INR n * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n =>
    Sum (fun a : Fin d => y a * W a i)) epsilon i))))) = Sum (fun i_ : Fin n => y i * (1 / deviation (fun i : Fin n =>
    Sum (fun a : Fin d => y a * W a i)) epsilon) * (W i i_ * g i_) + -1 * (y i * (1 / INR n) * (1 / deviation (fun i :
    Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n =>
    Sum (fun a : Fin d => y a * W a i)) epsilon i)) * (W i i_ * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a
    * W a i)) epsilon i_) + -1 * (y i * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a
    i)) epsilon) * Sum (fun i : Fin n => g i)) * W i i_)).
  { exact (fun (i : Fin d) => (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r0 i i_) (r1 i i_))))). }
  assert (r6 : forall (i : Fin d), Sum (fun i_ : Fin n => y i * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d =>
    y a * W a i)) epsilon) * (W i i_ * g i_) + -1 * (y i * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum (fun a :
    Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y
    a * W a i)) epsilon i)) * (W i i_ * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_)) +
    Sum (fun i_ : Fin n => -1 * (y i * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a
    i)) epsilon) * Sum (fun i : Fin n => g i)) * W i i_) = Sum (fun i_ : Fin n => y i * (1 / deviation (fun i : Fin n
    => Sum (fun a : Fin d => y a * W a i)) epsilon) * (W i i_ * g i_)) + Sum (fun i_ : Fin n => -1 * (y i * (1 / INR
    n) * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i *
    layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) * (W i i_ * layernorm (fun i : Fin n
    => Sum (fun a : Fin d => y a * W a i)) epsilon i_)) + Sum (fun i_ : Fin n => -1 * (y i * (1 / INR n) * (1 /
    deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i)) * W i i_)).
  { exact (fun (i : Fin d) => (f_equal (fun (h : R) => h + Sum (fun i_ : Fin n => -1 * (y i * (1 / INR n) * (1 /
    deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i)) * W i i_))
    (Facts.sum_add n (fun i_ : Fin n => y i * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon) * (W i i_ * g i_)) (fun i_ : Fin n => -1 * (y i * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum (fun
    a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d
    => y a * W a i)) epsilon i)) * (W i i_ * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon
    i_))))). }
  assert (r11 : forall (i : Fin d), Sum (fun i_ : Fin n => y i * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d
    => y a * W a i)) epsilon) * (W i i_ * g i_)) + Sum (fun i_ : Fin n => -1 * (y i * (1 / INR n) * (1 / deviation
    (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i :
    Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) * (W i i_ * layernorm (fun i : Fin n => Sum (fun a : Fin
    d => y a * W a i)) epsilon i_)) + Sum (fun i_ : Fin n => -1 * (y i * (1 / INR n) * (1 / deviation (fun i : Fin n
    => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i)) * W i i_) = y i * (1 / deviation
    (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i_ : Fin n => W i i_ * g i_) + -1 * (y i
    * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n
    => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) * Sum (fun i_ : Fin n => W i
    i_ * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_) + -1 * (y i * (1 / INR n) * (1 /
    deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i)) * Sum (fun
    i_ : Fin n => W i i_)).
  { exact (fun (i : Fin d) => (f_equal3 (fun (h_ : R) (h_1 : R) (h_2 : R) => h_ + h_1 + h_2) (Facts.sum_scale n (y i *
    (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon)) (fun i_ : Fin n => W i i_ * g i_))
    (Facts.sum_scale n (-1 * (y i * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon
    i))) (fun i_ : Fin n => W i i_ * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_))
    (Facts.sum_scale n (-1 * (y i * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon) * Sum (fun i : Fin n => g i))) (fun i_ : Fin n => W i i_)))). }
  assert (r14 : forall (i : Fin d), y i * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon) * Sum (fun i_ : Fin n => W i i_ * g i_) + -1 * (y i * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum
    (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a :
    Fin d => y a * W a i)) epsilon i)) * Sum (fun i_ : Fin n => W i i_ * layernorm (fun i : Fin n => Sum (fun a : Fin
    d => y a * W a i)) epsilon i_) + -1 * (y i * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d =>
    y a * W a i)) epsilon) * Sum (fun i : Fin n => g i)) * Sum (fun i_ : Fin n => W i i_) = -1 * (y i * (1 / INR n) *
    (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i_ : Fin n => W i i_) *
    Sum (fun i : Fin n => g i)) + -1 * (y i * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a
    * W a i)) epsilon) * Sum (fun i_ : Fin n => W i i_ * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a
    i)) epsilon i_) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon i)) + y i * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i_ :
    Fin n => W i i_ * g i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((u0 * (1 * u1)) * u2) + (((-1) * (((u0 * (1 * u3)) * (1
    * u1)) * u4)) * u5)) + (((-1) * (((u0 * (1 * u3)) * (1 * u1)) * u6)) * u7)) = ((((-1) * ((((u0 * (1 * u3)) * (1 *
    u1)) * u7) * u6)) + ((-1) * ((((u0 * (1 * u3)) * (1 * u1)) * u5) * u4))) + ((u0 * (1 * u1)) * u2))) by (intros u0
    u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i : Fin d) => (identity (y i) (/ (deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
      epsilon)) (Sum (fun i_ : Fin n => W i i_ * g i_)) (/ (INR n)) (Sum (fun i : Fin n => g i * layernorm (fun i :
      Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) (Sum (fun i_ : Fin n => W i i_ * layernorm (fun i : Fin
      n => Sum (fun a : Fin d => y a * W a i)) epsilon i_)) (Sum (fun i : Fin n => g i)) (Sum (fun i_ : Fin n => W i
      i_)))). }
  assert (r16 : forall (i : Fin d), -1 * (y i * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y
    a * W a i)) epsilon) * Sum (fun i_ : Fin n => W i i_) * Sum (fun i : Fin n => g i)) + -1 * (y i * (1 / INR n) * (1
    / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i_ : Fin n => W i i_ *
    layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_) * Sum (fun i : Fin n => g i *
    layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) + y i * (1 / deviation (fun i : Fin n
    => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i_ : Fin n => W i i_ * g i_) = -1 * (1 / INR n * (1 /
    deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i)) * (y i *
    Sum (fun i_ : Fin n => W i i_)) + -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W
    a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon i)) * (y i * Sum (fun i_ : Fin n => W i i_ * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a
    i)) epsilon i_)) + 1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon * (y i * Sum (fun
    i_ : Fin n => W i i_ * g i_))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((-1) * ((((u0 * (1 * u1)) * (1 * u2)) * u3) * u4)) +
    ((-1) * ((((u0 * (1 * u1)) * (1 * u2)) * u5) * u6))) + ((u0 * (1 * u2)) * u7)) = (((((-1) * (((1 * u1) * (1 * u2))
    * u4)) * (u0 * u3)) + (((-1) * (((1 * u1) * (1 * u2)) * u6)) * (u0 * u5))) + ((1 * u2) * (u0 * u7)))) by (intros
    u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i : Fin d) => (identity (y i) (/ (INR n)) (/ (deviation (fun i : Fin n => Sum (fun a : Fin d => y a *
      W a i)) epsilon)) (Sum (fun i_ : Fin n => W i i_)) (Sum (fun i : Fin n => g i)) (Sum (fun i_ : Fin n => W i i_ *
      layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_)) (Sum (fun i : Fin n => g i *
      layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) (Sum (fun i_ : Fin n => W i i_ * g
      i_)))). }
  assert (r18 : Sum (fun i : Fin d => Sum (fun i_ : Fin n => W i i_ * (y i * (1 / deviation (fun i : Fin n => Sum (fun
    a : Fin d => y a * W a i)) epsilon * (g i_ - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm (fun i : Fin n =>
    Sum (fun a : Fin d => y a * W a i)) epsilon i_ / INR n * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n =>
    Sum (fun a : Fin d => y a * W a i)) epsilon i)))))) = Sum (fun i : Fin d => -1 * (1 / INR n * (1 / deviation (fun
    i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i)) * (y i * Sum (fun i_ : Fin
    n => W i i_)) + -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) *
    Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) * (y i *
    Sum (fun i_ : Fin n => W i i_ * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_)) + 1 /
    deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon * (y i * Sum (fun i_ : Fin n => W i i_ * g
    i_)))).
  { exact (Rules.sum_congruence (fun (i : Fin d) => (eq_trans (eq_trans (eq_trans (r3 i) (eq_trans (eq_trans
    (Facts.sum_add n (fun i_ : Fin n => y i * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon) * (W i i_ * g i_) + -1 * (y i * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a
    * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon i)) * (W i i_ * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_)) (fun i_ : Fin
    n => -1 * (y i * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum
    (fun i : Fin n => g i)) * W i i_)) (r6 i)) (r11 i))) (r14 i)) (r16 i)))). }
  assert (r21 : Sum (fun i : Fin d => -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W
    a i)) epsilon) * Sum (fun i : Fin n => g i)) * (y i * Sum (fun i_ : Fin n => W i i_)) + -1 * (1 / INR n * (1 /
    deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm
    (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) * (y i * Sum (fun i_ : Fin n => W i i_ *
    layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_))) + Sum (fun i : Fin d => 1 /
    deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon * (y i * Sum (fun i_ : Fin n => W i i_ * g
    i_))) = Sum (fun i : Fin d => -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a
    i)) epsilon) * Sum (fun i : Fin n => g i)) * (y i * Sum (fun i_ : Fin n => W i i_))) + Sum (fun i : Fin d => -1 *
    (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n =>
    g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) * (y i * Sum (fun i_ : Fin n =>
    W i i_ * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_))) + Sum (fun i : Fin d => 1 /
    deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon * (y i * Sum (fun i_ : Fin n => W i i_ * g
    i_)))).
  { exact (f_equal (fun (h_3 : R) => h_3 + Sum (fun i : Fin d => 1 / deviation (fun i : Fin n => Sum (fun a : Fin d =>
    y a * W a i)) epsilon * (y i * Sum (fun i_ : Fin n => W i i_ * g i_)))) (Facts.sum_add d (fun i : Fin d => -1 * (1
    / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g
    i)) * (y i * Sum (fun i_ : Fin n => W i i_))) (fun i : Fin d => -1 * (1 / INR n * (1 / deviation (fun i : Fin n =>
    Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a
    : Fin d => y a * W a i)) epsilon i)) * (y i * Sum (fun i_ : Fin n => W i i_ * layernorm (fun i : Fin n => Sum (fun
    a : Fin d => y a * W a i)) epsilon i_))))). }
  assert (r26 : Sum (fun i : Fin d => -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W
    a i)) epsilon) * Sum (fun i : Fin n => g i)) * (y i * Sum (fun i_ : Fin n => W i i_))) + Sum (fun i : Fin d => -1
    * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n
    => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) * (y i * Sum (fun i_ : Fin n
    => W i i_ * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_))) + Sum (fun i : Fin d =>
    1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon * (y i * Sum (fun i_ : Fin n => W i i_
    * g i_))) = -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum
    (fun i : Fin n => g i)) * Sum (fun i : Fin d => y i * Sum (fun i_ : Fin n => W i i_)) + -1 * (1 / INR n * (1 /
    deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm
    (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) * Sum (fun i : Fin d => y i * Sum (fun i_ : Fin
    n => W i i_ * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_)) + 1 / deviation (fun i
    : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon * Sum (fun i : Fin d => y i * Sum (fun i_ : Fin n => W i i_
    * g i_))).
  { exact (f_equal3 (fun (h_4 : R) (h_5 : R) (h_6 : R) => h_4 + h_5 + h_6) (Facts.sum_scale d (-1 * (1 / INR n * (1 /
    deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i))) (fun i :
    Fin d => y i * Sum (fun i_ : Fin n => W i i_))) (Facts.sum_scale d (-1 * (1 / INR n * (1 / deviation (fun i : Fin
    n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum
    (fun a : Fin d => y a * W a i)) epsilon i))) (fun i : Fin d => y i * Sum (fun i_ : Fin n => W i i_ * layernorm
    (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_))) (Facts.sum_scale d (1 / deviation (fun i : Fin
    n => Sum (fun a : Fin d => y a * W a i)) epsilon) (fun i : Fin d => y i * Sum (fun i_ : Fin n => W i i_ * g
    i_)))). }
  assert (r29 : -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum
    (fun i : Fin n => g i)) * Sum (fun i : Fin d => y i * Sum (fun i_ : Fin n => W i i_)) + -1 * (1 / INR n * (1 /
    deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm
    (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) * Sum (fun i : Fin d => y i * Sum (fun i_ : Fin
    n => W i i_ * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_)) + 1 / deviation (fun i
    : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon * Sum (fun i : Fin d => y i * Sum (fun i_ : Fin n => W i i_
    * g i_)) = -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum
    (fun i : Fin d => y i * Sum (fun i_ : Fin n => W i i_)) * Sum (fun i : Fin n => g i)) + -1 * (1 / INR n * (1 /
    deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin d => y i * Sum (fun i_
    : Fin n => W i i_ * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_)) * Sum (fun i :
    Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) + 1 / deviation (fun i
    : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon * Sum (fun i : Fin d => y i * Sum (fun i_ : Fin n => W i i_
    * g i_))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((-1) * (((1 * u0) * (1 * u1)) * u2)) * u3) + (((-1) * (((1
    * u0) * (1 * u1)) * u4)) * u5)) + ((1 * u1) * u6)) = ((((-1) * ((((1 * u0) * (1 * u1)) * u3) * u2)) + ((-1) *
    ((((1 * u0) * (1 * u1)) * u5) * u4))) + ((1 * u1) * u6))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (/ (INR n)) (/ (deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon)) (Sum
      (fun i : Fin n => g i)) (Sum (fun i : Fin d => y i * Sum (fun i_ : Fin n => W i i_))) (Sum (fun i : Fin n => g i
      * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) (Sum (fun i : Fin d => y i * Sum
      (fun i_ : Fin n => W i i_ * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_))) (Sum
      (fun i : Fin d => y i * Sum (fun i_ : Fin n => W i i_ * g i_)))). }
  assert (r31 : forall (i_1 : Fin n), 1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon * (g
    i_1 - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon i_1 / INR n * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon i)) * Sum (fun a : Fin d => y a * W a i_1) = 1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W
    a i)) epsilon * (g i_1 - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm (fun i : Fin n => Sum (fun a : Fin d
    => y a * W a i)) epsilon i_1 * (1 / INR n) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a :
    Fin d => y a * W a i)) epsilon i)) * Sum (fun a : Fin d => y a * W a i_1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((u4 * u2) * u5))) *
    u6) = (((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((u4 * (1 * u2)) * u5))) * u6)) by (intros u0 u1 u2 u3 u4 u5 u6;
    ring).
    exact (fun (i_1 : Fin n) => (identity (/ (deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
      epsilon)) (g i_1) (/ (INR n)) (Sum (fun i : Fin n => g i)) (layernorm (fun i : Fin n => Sum (fun a : Fin d => y
      a * W a i)) epsilon i_1) (Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W
      a i)) epsilon i)) (Sum (fun a : Fin d => y a * W a i_1)))). }
  assert (r32 : forall (i_2 : Fin d) (i_1 : Fin n), y i_2 * W i_2 i_1 = W i_2 i_1 * y i_2).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin d) (i_1 : Fin n) => (identity (y i_2) (W i_2 i_1))). }
  assert (r33 : forall (i_1 : Fin n), Sum (fun i : Fin d => y i * W i i_1) = Sum (fun i : Fin d => W i i_1 * y i)).
  { exact (fun (i_1 : Fin n) => (Rules.sum_congruence (fun (i_2 : Fin d) => (r32 i_2 i_1)))). }
  assert (r34 : forall (i_1 : Fin n), 1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon * (g
    i_1 - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon i_1 * (1 / INR n) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W
    a i)) epsilon i)) * Sum (fun i : Fin d => y i * W i i_1) = 1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y
    a * W a i)) epsilon * (g i_1 - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm (fun i : Fin n => Sum (fun a :
    Fin d => y a * W a i)) epsilon i_1 * (1 / INR n) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum
    (fun a : Fin d => y a * W a i)) epsilon i)) * Sum (fun i : Fin d => W i i_1 * y i)).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_7 : R) => 1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a *
    W a i)) epsilon * (g i_1 - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm (fun i : Fin n => Sum (fun a : Fin d
    => y a * W a i)) epsilon i_1 * (1 / INR n) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a :
    Fin d => y a * W a i)) epsilon i)) * h_7) (r33 i_1))). }
  assert (r36 : forall (i_1 : Fin n), 1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon * (g
    i_1 - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon i_1 * (1 / INR n) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W
    a i)) epsilon i)) * Sum (fun i : Fin d => W i i_1 * y i) = g i_1 * (1 / deviation (fun i : Fin n => Sum (fun a :
    Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin d => W i i_1 * y i) + -1 * (layernorm (fun i : Fin n => Sum
    (fun a : Fin d => y a * W a i)) epsilon i_1 * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d =>
    y a * W a i)) epsilon) * Sum (fun i : Fin d => W i i_1 * y i) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin
    n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) + -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun
    a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin d => W i i_1 * y i) * Sum (fun i : Fin n => g i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((1 * u0) * ((u1 - ((1 * u2) * u3)) - ((u4 * (1 * u2)) *
    u5))) * u6) = ((((u1 * (1 * u0)) * u6) + ((-1) * ((((u4 * (1 * u2)) * (1 * u0)) * u6) * u5))) + ((-1) * ((((1 *
    u2) * (1 * u0)) * u6) * u3)))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_1 : Fin n) => (identity (/ (deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
      epsilon)) (g i_1) (/ (INR n)) (Sum (fun i : Fin n => g i)) (layernorm (fun i : Fin n => Sum (fun a : Fin d => y
      a * W a i)) epsilon i_1) (Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W
      a i)) epsilon i)) (Sum (fun i : Fin d => W i i_1 * y i)))). }
  assert (r38 : forall (i_1 : Fin n), g i_1 * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon) * Sum (fun i : Fin d => W i i_1 * y i) + -1 * (layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W
    a i)) epsilon i_1 * (1 / INR n) * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) *
    Sum (fun i : Fin d => W i i_1 * y i) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d
    => y a * W a i)) epsilon i)) + -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a
    i)) epsilon) * Sum (fun i : Fin d => W i i_1 * y i) * Sum (fun i : Fin n => g i)) = 1 / deviation (fun i : Fin n
    => Sum (fun a : Fin d => y a * W a i)) epsilon * (g i_1 * Sum (fun i : Fin d => W i i_1 * y i)) + -1 * (1 / INR n
    * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i *
    layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) * (layernorm (fun i : Fin n => Sum
    (fun a : Fin d => y a * W a i)) epsilon i_1 * Sum (fun i : Fin d => W i i_1 * y i)) + -1 * (1 / INR n * (1 /
    deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i)) * Sum (fun
    i : Fin d => W i i_1 * y i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((u0 * (1 * u1)) * u2) + ((-1) * ((((u3 * (1 * u4)) * (1 *
    u1)) * u2) * u5))) + ((-1) * ((((1 * u4) * (1 * u1)) * u2) * u6))) = ((((1 * u1) * (u0 * u2)) + (((-1) * (((1 *
    u4) * (1 * u1)) * u5)) * (u3 * u2))) + (((-1) * (((1 * u4) * (1 * u1)) * u6)) * u2))) by (intros u0 u1 u2 u3 u4 u5
    u6; ring).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (/ (deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
      epsilon)) (Sum (fun i : Fin d => W i i_1 * y i)) (layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a
      i)) epsilon i_1) (/ (INR n)) (Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a
      * W a i)) epsilon i)) (Sum (fun i : Fin n => g i)))). }
  assert (r40 : Sum (fun i : Fin n => 1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon * (g
    i - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon i / INR n * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon i)) * Sum (fun a : Fin d => y a * W a i)) = Sum (fun i : Fin n => 1 / deviation (fun i : Fin n => Sum (fun
    a : Fin d => y a * W a i)) epsilon * (g i * Sum (fun i_ : Fin d => W i_ i * y i_)) + -1 * (1 / INR n * (1 /
    deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm
    (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) * (layernorm (fun i : Fin n => Sum (fun a : Fin
    d => y a * W a i)) epsilon i * Sum (fun i_ : Fin d => W i_ i * y i_)) + -1 * (1 / INR n * (1 / deviation (fun i :
    Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i)) * Sum (fun i_ : Fin d => W i_
    i * y i_))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (eq_trans (eq_trans (r31 i_1) (r34 i_1)) (r36 i_1))
    (r38 i_1)))). }
  assert (r43 : Sum (fun i : Fin n => 1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon * (g
    i * Sum (fun i_ : Fin d => W i_ i * y i_)) + -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d
    => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W
    a i)) epsilon i)) * (layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i * Sum (fun i_ : Fin
    d => W i_ i * y i_))) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin
    d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i)) * Sum (fun i_ : Fin d => W i_ i * y i_)) = Sum (fun i :
    Fin n => 1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon * (g i * Sum (fun i_ : Fin d
    => W i_ i * y i_))) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d
    => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W
    a i)) epsilon i)) * (layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i * Sum (fun i_ : Fin
    d => W i_ i * y i_))) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin
    d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i)) * Sum (fun i_ : Fin d => W i_ i * y i_))).
  { exact (f_equal (fun (h_8 : R) => h_8 + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation (fun i : Fin n =>
    Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i)) * Sum (fun i_ : Fin d => W i_ i * y
    i_))) (Facts.sum_add n (fun i : Fin n => 1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon * (g i * Sum (fun i_ : Fin d => W i_ i * y i_))) (fun i : Fin n => -1 * (1 / INR n * (1 / deviation (fun i
    : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n =>
    Sum (fun a : Fin d => y a * W a i)) epsilon i)) * (layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon i * Sum (fun i_ : Fin d => W i_ i * y i_))))). }
  assert (r48 : Sum (fun i : Fin n => g i * Sum (fun i_ : Fin d => W i_ i * y i_)) = Sum (fun i : Fin n => Sum (fun i_
    : Fin d => g i * (W i_ i * y i_)))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_sym (Facts.sum_scale d (g i_1) (fun i : Fin d => W i i_1 * y
    i))))). }
  assert (r51 : forall (i_3 : Fin n) (i_4 : Fin d), g i_3 * (W i_4 i_3 * y i_4) = W i_4 i_3 * g i_3 * y i_4).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u0) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_3 : Fin n) (i_4 : Fin d) => (identity (g i_3) (W i_4 i_3) (y i_4))). }
  assert (r52 : forall (i_4 : Fin d) (i_3 : Fin n), W i_4 i_3 * g i_3 * y i_4 = y i_4 * (W i_4 i_3 * g i_3)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u2 * (u0 * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i_4 : Fin d) (i_3 : Fin n) => (identity (W i_4 i_3) (g i_3) (y i_4))). }
  assert (r54 : forall (i_4 : Fin d), Sum (fun i : Fin n => g i * (W i_4 i * y i_4)) = Sum (fun i : Fin n => y i_4 *
    (W i_4 i * g i))).
  { exact (fun (i_4 : Fin d) => (Rules.sum_congruence (fun (i_3 : Fin n) => (eq_trans (r51 i_3 i_4) (r52 i_4 i_3))))).
    }
  assert (r57 : Sum (fun i : Fin d => Sum (fun i_ : Fin n => g i_ * (W i i_ * y i))) = Sum (fun i : Fin d => y i * Sum
    (fun i_ : Fin n => W i i_ * g i_))).
  { exact (Rules.sum_congruence (fun (i_4 : Fin d) => (eq_trans (r54 i_4) (Facts.sum_scale n (y i_4) (fun i : Fin n =>
    W i_4 i * g i))))). }
  assert (r59 : 1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon * Sum (fun i : Fin n => g
    i * Sum (fun i_ : Fin d => W i_ i * y i_)) = 1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon * Sum (fun i : Fin d => y i * Sum (fun i_ : Fin n => W i i_ * g i_))).
  { exact (f_equal (fun (h_9 : R) => 1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon *
    h_9) (eq_trans (eq_trans r48 (Facts.sum_exchange n d (fun (i : Fin n) (i_ : Fin d) => g i * (W i_ i * y i_))))
    r57)). }
  assert (r64 : Sum (fun i : Fin n => layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i * Sum
    (fun i_ : Fin d => W i_ i * y i_)) = Sum (fun i : Fin n => Sum (fun i_ : Fin d => layernorm (fun i : Fin n => Sum
    (fun a : Fin d => y a * W a i)) epsilon i * (W i_ i * y i_)))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_sym (Facts.sum_scale d (layernorm (fun i : Fin n => Sum (fun
    a : Fin d => y a * W a i)) epsilon i_1) (fun i : Fin d => W i i_1 * y i))))). }
  assert (r67 : forall (i_5 : Fin n) (i_6 : Fin d), layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon i_5 * (W i_6 i_5 * y i_6) = W i_6 i_5 * y i_6 * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W
    a i)) epsilon i_5).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_5 : Fin n) (i_6 : Fin d) => (identity (layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a
      i)) epsilon i_5) (W i_6 i_5) (y i_6))). }
  assert (r68 : forall (i_6 : Fin d) (i_5 : Fin n), W i_6 i_5 * y i_6 * layernorm (fun i : Fin n => Sum (fun a : Fin d
    => y a * W a i)) epsilon i_5 = y i_6 * (W i_6 i_5 * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a
    i)) epsilon i_5)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u0 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_6 : Fin d) (i_5 : Fin n) => (identity (W i_6 i_5) (y i_6) (layernorm (fun i : Fin n => Sum (fun a :
      Fin d => y a * W a i)) epsilon i_5))). }
  assert (r70 : forall (i_6 : Fin d), Sum (fun i : Fin n => layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W
    a i)) epsilon i * (W i_6 i * y i_6)) = Sum (fun i : Fin n => y i_6 * (W i_6 i * layernorm (fun i : Fin n => Sum
    (fun a : Fin d => y a * W a i)) epsilon i))).
  { exact (fun (i_6 : Fin d) => (Rules.sum_congruence (fun (i_5 : Fin n) => (eq_trans (r67 i_5 i_6) (r68 i_6 i_5))))).
    }
  assert (r73 : Sum (fun i : Fin d => Sum (fun i_ : Fin n => layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W
    a i)) epsilon i_ * (W i i_ * y i))) = Sum (fun i : Fin d => y i * Sum (fun i_ : Fin n => W i i_ * layernorm (fun i
    : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_))).
  { exact (Rules.sum_congruence (fun (i_6 : Fin d) => (eq_trans (r70 i_6) (Facts.sum_scale n (y i_6) (fun i : Fin n =>
    W i_6 i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i))))). }
  assert (r75 : -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum
    (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) * Sum (fun i :
    Fin n => layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i * Sum (fun i_ : Fin d => W i_ i
    * y i_)) = -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum
    (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) * Sum (fun i :
    Fin d => y i * Sum (fun i_ : Fin n => W i i_ * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon i_))).
  { exact (f_equal (fun (h_10 : R) => -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W
    a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon i)) * h_10) (eq_trans (eq_trans r64 (Facts.sum_exchange n d (fun (i : Fin n) (i_ : Fin d) => layernorm
    (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i * (W i_ i * y i_)))) r73)). }
  assert (r79 : forall (i_7 : Fin d) (i_8 : Fin n), W i_7 i_8 * y i_7 = y i_7 * W i_7 i_8).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_7 : Fin d) (i_8 : Fin n) => (identity (W i_7 i_8) (y i_7))). }
  assert (r80 : forall (i_7 : Fin d), Sum (fun i : Fin n => W i_7 i * y i_7) = Sum (fun i : Fin n => y i_7 * W i_7
    i)).
  { exact (fun (i_7 : Fin d) => (Rules.sum_congruence (fun (i_8 : Fin n) => (r79 i_7 i_8)))). }
  assert (r83 : Sum (fun i : Fin d => Sum (fun i_ : Fin n => W i i_ * y i)) = Sum (fun i : Fin d => y i * Sum (fun i_
    : Fin n => W i i_))).
  { exact (Rules.sum_congruence (fun (i_7 : Fin d) => (eq_trans (r80 i_7) (Facts.sum_scale n (y i_7) (fun i : Fin n =>
    W i_7 i))))). }
  assert (r85 : -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum
    (fun i : Fin n => g i)) * Sum (fun i : Fin n => Sum (fun k : Fin d => W k i * y k)) = -1 * (1 / INR n * (1 /
    deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i)) * Sum (fun
    i : Fin d => y i * Sum (fun i_ : Fin n => W i i_))).
  { exact (f_equal (fun (h_11 : R) => -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W
    a i)) epsilon) * Sum (fun i : Fin n => g i)) * h_11) (eq_trans (Facts.sum_exchange n d (fun (i : Fin n) (i_ : Fin
    d) => W i_ i * y i_)) r83)). }
  assert (r87 : Sum (fun i : Fin n => 1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon * (g
    i * Sum (fun i_ : Fin d => W i_ i * y i_))) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation (fun i : Fin
    n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum
    (fun a : Fin d => y a * W a i)) epsilon i)) * (layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon i * Sum (fun i_ : Fin d => W i_ i * y i_))) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 / deviation (fun
    i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i)) * Sum (fun i_ : Fin d => W
    i_ i * y i_)) = 1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon * Sum (fun i : Fin d
    => y i * Sum (fun i_ : Fin n => W i i_ * g i_)) + -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a :
    Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y
    a * W a i)) epsilon i)) * Sum (fun i : Fin d => y i * Sum (fun i_ : Fin n => W i i_ * layernorm (fun i : Fin n =>
    Sum (fun a : Fin d => y a * W a i)) epsilon i_)) + -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a :
    Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i)) * Sum (fun i : Fin d => y i * Sum (fun i_ : Fin n =>
    W i i_))).
  { exact (f_equal3 (fun (h_12 : R) (h_13 : R) (h_14 : R) => h_12 + h_13 + h_14) (eq_trans (Facts.sum_scale n (1 /
    deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) (fun i : Fin n => g i * Sum (fun i_ : Fin
    d => W i_ i * y i_))) r59) (eq_trans (Facts.sum_scale n (-1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum
    (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a :
    Fin d => y a * W a i)) epsilon i))) (fun i : Fin n => layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a
    i)) epsilon i * Sum (fun i_ : Fin d => W i_ i * y i_))) r75) (eq_trans (Facts.sum_scale n (-1 * (1 / INR n * (1 /
    deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i))) (fun i :
    Fin n => Sum (fun i_ : Fin d => W i_ i * y i_))) r85)). }
  assert (r90 : 1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon * Sum (fun i : Fin d => y
    i * Sum (fun i_ : Fin n => W i i_ * g i_)) + -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d
    => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W
    a i)) epsilon i)) * Sum (fun i : Fin d => y i * Sum (fun i_ : Fin n => W i i_ * layernorm (fun i : Fin n => Sum
    (fun a : Fin d => y a * W a i)) epsilon i_)) + -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin
    d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i)) * Sum (fun i : Fin d => y i * Sum (fun i_ : Fin n => W i
    i_)) = -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun
    i : Fin d => y i * Sum (fun i_ : Fin n => W i i_)) * Sum (fun i : Fin n => g i)) + -1 * (1 / INR n * (1 /
    deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin d => y i * Sum (fun i_
    : Fin n => W i i_ * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_)) * Sum (fun i :
    Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) + 1 / deviation (fun i
    : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon * Sum (fun i : Fin d => y i * Sum (fun i_ : Fin n => W i i_
    * g i_))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((1 * u0) * u1) + (((-1) * (((1 * u2) * (1 * u0)) * u3)) *
    u4)) + (((-1) * (((1 * u2) * (1 * u0)) * u5)) * u6)) = ((((-1) * ((((1 * u2) * (1 * u0)) * u6) * u5)) + ((-1) *
    ((((1 * u2) * (1 * u0)) * u4) * u3))) + ((1 * u0) * u1))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (/ (deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon)) (Sum (fun i : Fin d
      => y i * Sum (fun i_ : Fin n => W i i_ * g i_))) (/ (INR n)) (Sum (fun i : Fin n => g i * layernorm (fun i : Fin
      n => Sum (fun a : Fin d => y a * W a i)) epsilon i)) (Sum (fun i : Fin d => y i * Sum (fun i_ : Fin n => W i i_
      * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon i_))) (Sum (fun i : Fin n => g i))
      (Sum (fun i : Fin d => y i * Sum (fun i_ : Fin n => W i i_)))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r18 (eq_trans (eq_trans (Facts.sum_add d (fun i : Fin d => -1 * (1 /
    INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g
    i)) * (y i * Sum (fun i_ : Fin n => W i i_)) + -1 * (1 / INR n * (1 / deviation (fun i : Fin n => Sum (fun a : Fin
    d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a *
    W a i)) epsilon i)) * (y i * Sum (fun i_ : Fin n => W i i_ * layernorm (fun i : Fin n => Sum (fun a : Fin d => y a
    * W a i)) epsilon i_))) (fun i : Fin d => 1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a * W a i))
    epsilon * (y i * Sum (fun i_ : Fin n => W i i_ * g i_)))) r21) r26)) r29) (eq_sym (eq_trans (eq_trans r40
    (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => 1 / deviation (fun i : Fin n => Sum (fun a : Fin d => y a *
    W a i)) epsilon * (g i * Sum (fun i_ : Fin d => W i_ i * y i_)) + -1 * (1 / INR n * (1 / deviation (fun i : Fin n
    => Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i * layernorm (fun i : Fin n => Sum (fun
    a : Fin d => y a * W a i)) epsilon i)) * (layernorm (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) epsilon
    i * Sum (fun i_ : Fin d => W i_ i * y i_))) (fun i : Fin n => -1 * (1 / INR n * (1 / deviation (fun i : Fin n =>
    Sum (fun a : Fin d => y a * W a i)) epsilon) * Sum (fun i : Fin n => g i)) * Sum (fun i_ : Fin d => W i_ i * y
    i_))) r43) r87)) r90))) (Normalization.layernorm_vjp_inner_input n n_pos (fun i : Fin n => Sum (fun a : Fin d => y
    a * W a i)) epsilon g given)).
Qed.

(* What a squared deviation lacks to its bound. *)
Theorem squared_deviation_defect (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n) :
  (INR n - 1) * variance x - (x i - mean x) ^ 2 = 1 / (2 * INR n) * Sum (fun k : Fin n => Sum (fun l : Fin n => (1 -
    delta k i) * (1 - delta l i) * (x k - x l) ^ 2)).
Proof.
  assert (r0 : variance x = 1 / INR n * Sum (fun k : Fin n => (x k - mean x) ^ 2)).
  { exact eq_refl. }
  assert (r1 : mean x = 1 / INR n * Sum (fun k : Fin n => x k)).
  { exact eq_refl. }
  assert (r2 : forall (i_ : Fin n), (x i_ - mean x) ^ 2 = (x i_ - 1 / INR n * Sum (fun k : Fin n => x k)) ^ 2).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h : R) => (x i_ - h) ^ 2) r1)). }
  assert (r3 : forall (i_ : Fin n), (x i_ - 1 / INR n * Sum (fun k : Fin n => x k)) ^ 2 = -2 * (x i_ * (1 / INR n) *
    Sum (fun k : Fin n => x k)) + x i_ ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => x k) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - ((1 * u1) * u2)) ^ 2) = ((((-2) * ((u0 * (1 * u1)) * u2)) + (u0 ^
    2)) + (((1 * u1) ^ 2) * (u2 ^ 2)))) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) (/ (INR n)) (Sum (fun k : Fin n => x k)))). }
  assert (r5 : forall (i_ : Fin n), -2 * (x i_ * (1 / INR n) * Sum (fun k : Fin n => x k)) + x i_ ^ 2 + (1 / INR n) ^
    2 * Sum (fun k : Fin n => x k) ^ 2 = -2 * (1 / INR n * Sum (fun k : Fin n => x k)) * x i_ + x i_ ^ 2 + (1 / INR n)
    ^ 2 * Sum (fun k : Fin n => x k) ^ 2 * 1).
  { assert (identity : forall u0 u1 u2 : R, ((((-2) * ((u0 * (1 * u1)) * u2)) + (u0 ^ 2)) + (((1 * u1) ^ 2) * (u2 ^
    2))) = (((((-2) * ((1 * u1) * u2)) * u0) + (u0 ^ 2)) + ((((1 * u1) ^ 2) * (u2 ^ 2)) * 1))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_ : Fin n) => (identity (x i_) (/ (INR n)) (Sum (fun k : Fin n => x k)))). }
  assert (r7 : Sum (fun i : Fin n => (x i - mean x) ^ 2) = Sum (fun i : Fin n => -2 * (1 / INR n * Sum (fun k : Fin n
    => x k)) * x i + x i ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => x k) ^ 2 * 1)).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (eq_trans (r2 i_) (r3 i_)) (r5 i_)))). }
  assert (r10 : Sum (fun i : Fin n => -2 * (1 / INR n * Sum (fun k : Fin n => x k)) * x i + x i ^ 2) + Sum (fun i :
    Fin n => (1 / INR n) ^ 2 * Sum (fun k : Fin n => x k) ^ 2 * 1) = Sum (fun i : Fin n => -2 * (1 / INR n * Sum (fun
    k : Fin n => x k)) * x i) + Sum (fun i : Fin n => x i ^ 2) + Sum (fun i : Fin n => (1 / INR n) ^ 2 * Sum (fun k :
    Fin n => x k) ^ 2 * 1)).
  { exact (f_equal (fun (h_ : R) => h_ + Sum (fun i : Fin n => (1 / INR n) ^ 2 * Sum (fun k : Fin n => x k) ^ 2 * 1))
    (Facts.sum_add n (fun i : Fin n => -2 * (1 / INR n * Sum (fun k : Fin n => x k)) * x i) (fun i : Fin n => x i ^
    2))). }
  assert (r15 : Sum (fun i : Fin n => 1) = INR n).
  { exact (Facts.sum_one n). }
  assert (r16 : (1 / INR n) ^ 2 * Sum (fun k : Fin n => x k) ^ 2 * Sum (fun i : Fin n => 1) = (1 / INR n) ^ 2 * Sum
    (fun k : Fin n => x k) ^ 2 * INR n).
  { exact (f_equal (fun (h_1 : R) => (1 / INR n) ^ 2 * Sum (fun k : Fin n => x k) ^ 2 * h_1) r15). }
  assert (r18 : Sum (fun i : Fin n => -2 * (1 / INR n * Sum (fun k : Fin n => x k)) * x i) + Sum (fun i : Fin n => x i
    ^ 2) + Sum (fun i : Fin n => (1 / INR n) ^ 2 * Sum (fun k : Fin n => x k) ^ 2 * 1) = -2 * (1 / INR n * Sum (fun k
    : Fin n => x k)) * Sum (fun i : Fin n => x i) + Sum (fun i : Fin n => x i ^ 2) + (1 / INR n) ^ 2 * Sum (fun k :
    Fin n => x k) ^ 2 * INR n).
  { exact (f_equal3 (fun (h_2 : R) (h_3 : R) (h_4 : R) => h_2 + h_3 + h_4) (Facts.sum_scale n (-2 * (1 / INR n * Sum
    (fun k : Fin n => x k))) x) (@eq_refl R (Sum (fun i : Fin n => x i ^ 2))) (eq_trans (Facts.sum_scale n ((1 / INR
    n) ^ 2 * Sum (fun k : Fin n => x k) ^ 2) (fun i : Fin n => 1)) r16)). }
  assert (r21 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r22 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r21)). }
  assert (r23 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_5 : R) => 0 < h_5) r22 (INR n) r15). }
  assert (r25 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r23). }
  assert (r27 : INR n * (1 / INR n) = 1).
  { exact (Facts.mul_inverse (INR n) r25). }
  assert (r28 : -2 * (1 / INR n * Sum (fun k : Fin n => x k)) * Sum (fun i : Fin n => x i) + Sum (fun i : Fin n => x i
    ^ 2) + (1 / INR n) ^ 2 * Sum (fun k : Fin n => x k) ^ 2 * INR n = -1 * (1 / INR n * Sum (fun k : Fin n => x k) ^
    2) + Sum (fun i : Fin n => x i ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((-1) * ((1 * u0) * (u1 ^ 2))) + u2) - (((((-2) * ((1 * u0) * u1)) *
    u1) + u2) + ((((1 * u0) ^ 2) * (u1 ^ 2)) * u3)) = (((1 * u0) * (u1 ^ 2)) * (1 - (u3 * (1 * u0))) + 0)) by (intros
    u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 / INR n * Sum (fun k : Fin n => x k) ^ 2) r27
      Rules.no_equation) (identity (/ (INR n)) (Sum (fun k : Fin n => x k)) (Sum (fun i : Fin n => x i ^ 2)) (INR
      n))). }
  assert (r30 : 1 / INR n * Sum (fun i : Fin n => (x i - mean x) ^ 2) = 1 / INR n * (-1 * (1 / INR n * Sum (fun k :
    Fin n => x k) ^ 2) + Sum (fun i : Fin n => x i ^ 2))).
  { exact (f_equal (fun (h_6 : R) => 1 / INR n * h_6) (eq_trans (eq_trans r7 (eq_trans (eq_trans (Facts.sum_add n (fun
    i : Fin n => -2 * (1 / INR n * Sum (fun k : Fin n => x k)) * x i + x i ^ 2) (fun i : Fin n => (1 / INR n) ^ 2 *
    Sum (fun k : Fin n => x k) ^ 2 * 1)) r10) r18)) r28)). }
  assert (r31 : 1 / INR n * (-1 * (1 / INR n * Sum (fun k : Fin n => x k) ^ 2) + Sum (fun i : Fin n => x i ^ 2)) = 1 /
    INR n * Sum (fun i : Fin n => x i ^ 2) + -1 * ((1 / INR n) ^ 2 * Sum (fun k : Fin n => x k) ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, ((1 * u0) * (((-1) * ((1 * u0) * (u1 ^ 2))) + u2)) = (((1 * u0) * u2) +
    ((-1) * (((1 * u0) ^ 2) * (u1 ^ 2))))) by (intros u0 u1 u2; ring).
    exact (identity (/ (INR n)) (Sum (fun k : Fin n => x k)) (Sum (fun i : Fin n => x i ^ 2))). }
  assert (r34 : (INR n - 1) * variance x - (x i - mean x) ^ 2 = (INR n - 1) * (1 / INR n * Sum (fun i : Fin n => x i ^
    2) + -1 * ((1 / INR n) ^ 2 * Sum (fun k : Fin n => x k) ^ 2)) - (x i - 1 / INR n * Sum (fun k : Fin n => x k)) ^
    2).
  { exact (f_equal2 (fun (h_7 : R) (h_8 : R) => (INR n - 1) * h_7 - (x i - h_8) ^ 2) (eq_trans r0 (eq_trans r30 r31))
    r1). }
  assert (r35 : (INR n - 1) * (1 / INR n * Sum (fun i : Fin n => x i ^ 2) + -1 * ((1 / INR n) ^ 2 * Sum (fun k : Fin n
    => x k) ^ 2)) - (x i - 1 / INR n * Sum (fun k : Fin n => x k)) ^ 2 = 2 * (x i * (1 / INR n) * Sum (fun k : Fin n
    => x k)) + -1 * x i ^ 2 + -1 * (1 / INR n * Sum (fun k : Fin n => x k) ^ 2) + -1 * (1 / INR n * Sum (fun i : Fin n
    => x i ^ 2)) + Sum (fun i : Fin n => x i ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((2 * ((u0 * (1 * u1)) * u2)) + ((-1) * (u0 ^ 2))) + ((-1) * ((1
    * u1) * (u2 ^ 2)))) + ((-1) * ((1 * u1) * u3))) + u3) - (((u4 - 1) * (((1 * u1) * u3) + ((-1) * (((1 * u1) ^ 2) *
    (u2 ^ 2))))) - ((u0 - ((1 * u1) * u2)) ^ 2)) = (u3 * (1 - (u4 * (1 * u1))) + (((-1) * ((1 * u1) * (u2 ^ 2))) * (1
    - (u4 * (1 * u1))) + 0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (Sum (fun i : Fin n => x i ^ 2)) r27 (Rules.and_equation (-1 *
      (1 / INR n * Sum (fun k : Fin n => x k) ^ 2)) r27 Rules.no_equation)) (identity (x i) (/ (INR n)) (Sum (fun k :
      Fin n => x k)) (Sum (fun i : Fin n => x i ^ 2)) (INR n))). }
  assert (r37 : 1 / INR n * ((INR n - 1) * (Sum (fun k : Fin n => x k ^ 2) - x i ^ 2) - (Sum (fun k : Fin n => x k) -
    x i) ^ 2) = 2 * (x i * (1 / INR n) * Sum (fun k : Fin n => x k)) + -1 * x i ^ 2 + -1 * (1 / INR n * Sum (fun k :
    Fin n => x k) ^ 2) + -1 * (1 / INR n * Sum (fun k : Fin n => x k ^ 2)) + Sum (fun k : Fin n => x k ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((2 * ((u0 * (1 * u1)) * u2)) + ((-1) * (u0 ^ 2))) + ((-1) * ((1
    * u1) * (u2 ^ 2)))) + ((-1) * ((1 * u1) * u3))) + u3) - ((1 * u1) * (((u4 - 1) * (u3 - (u0 ^ 2))) - ((u2 - u0) ^
    2))) = (u3 * (1 - (u4 * (1 * u1))) + (((-1) * (u0 ^ 2)) * (1 - (u4 * (1 * u1))) + 0))) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (Rules.linear_combination (Rules.and_equation (Sum (fun k : Fin n => x k ^ 2)) r27 (Rules.and_equation (-1 *
      x i ^ 2) r27 Rules.no_equation)) (identity (x i) (/ (INR n)) (Sum (fun k : Fin n => x k)) (Sum (fun k : Fin n =>
      x k ^ 2)) (INR n))). }
  assert (r40 : 1 / INR n * ((INR n - 1) * (Sum (fun k : Fin n => x k ^ 2) - x i ^ 2) - (Sum (fun k : Fin n => x k) -
    x i) ^ 2) = 2 * (x i * (1 / INR n) * Sum (fun k : Fin n => x k)) + -1 * (x i ^ 2 * INR n * (1 / INR n)) + INR n *
    (1 / INR n) * Sum (fun k : Fin n => x k ^ 2) + -1 * (1 / INR n * Sum (fun k : Fin n => x k) ^ 2) + -1 * (1 / INR n
    * Sum (fun k : Fin n => x k ^ 2))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 * u0) * (((u1 - 1) * (u2 - (u3 ^ 2))) - ((u4 - u3) ^ 2))) =
    (((((2 * ((u3 * (1 * u0)) * u4)) + ((-1) * (((u3 ^ 2) * u1) * (1 * u0)))) + ((u1 * (1 * u0)) * u2)) + ((-1) * ((1
    * u0) * (u4 ^ 2)))) + ((-1) * ((1 * u0) * u2)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (/ (INR n)) (INR n) (Sum (fun k : Fin n => x k ^ 2)) (x i) (Sum (fun k : Fin n => x k))). }
  assert (r42 : 1 / 2 * (1 / INR n) = 1 / 2 * (1 / INR n)).
  { assert (identity : forall u0 : R, ((1 / 2) * (1 * u0)) = ((1/2) * (1 * u0))) by (intros u0; field).
    exact (identity (/ (INR n))). }
  assert (r46 : forall (b a : Fin n), a <> b -> b <> a).
  { exact (fun (b a : Fin n) p => (Facts.apart_symm n a b p)). }
  assert (r49 : forall (a b : Fin n), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin n) p_ => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart n a b p_)
      (Rules.and_equation (-1) (Facts.delta_apart n b a (r46 b a p_)) Rules.no_equation)) (identity (delta b a) (delta
      a b)))). }
  assert (r50 : forall (a b : Fin n), delta a b = delta b a).
  { exact (fun (a b : Fin n) => (Rules.index_cases (fun (b : Fin n) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_1 => (r49 a b p_1)))). }
  assert (r53 : forall (i_1 i_2 : Fin n), (1 - delta i_1 i) * (1 - delta i_2 i) * (x i_1 - x i_2) ^ 2 = (1 - delta i
    i_1) * (1 - delta i i_2) * (x i_1 - x i_2) ^ 2).
  { exact (fun (i_1 i_2 : Fin n) => (f_equal2 (fun (h_9 : R) (h_10 : R) => (1 - h_9) * (1 - h_10) * (x i_1 - x i_2) ^
    2) (r50 i_1 i) (r50 i_2 i))). }
  assert (r55 : forall (i_2 : Fin n), i <> i_2 -> delta i i_2 = 0).
  { exact (fun (i_2 : Fin n) p_2 => (Facts.delta_apart n i i_2 p_2)). }
  assert (r56 : forall (i_2 : Fin n), i <> i_2 -> delta i i_2 * x i_2 = delta i i_2 * x i).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_2 : Fin n) p_3 => (Rules.linear_combination (Rules.and_equation (x i_2 - x i) (r55 i_2 p_3)
      Rules.no_equation) (identity (delta i i_2) (x i) (x i_2)))). }
  assert (r57 : forall (i_2 : Fin n), delta i i_2 * x i_2 = delta i i_2 * x i).
  { exact (fun (i_2 : Fin n) => (Rules.index_cases (fun (i_2 : Fin n) => delta i i_2 * x i_2 = delta i i_2 * x i) i
    i_2 (@eq_refl R (delta i i * x i)) (fun p_4 => (r56 i_2 p_4)))). }
  assert (r59 : forall (i_2 : Fin n), i <> i_2 -> delta i i_2 * x i_2 ^ 2 = delta i i_2 * x i ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 ^ 2)) - (u0 * (u2 ^ 2)) = (((u2 ^ 2) - (u1 ^ 2)) * (0 - u0) +
    0)) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin n) p_5 => (Rules.linear_combination (Rules.and_equation (x i_2 ^ 2 - x i ^ 2) (r55 i_2 p_5)
      Rules.no_equation) (identity (delta i i_2) (x i) (x i_2)))). }
  assert (r60 : forall (i_2 : Fin n), delta i i_2 * x i_2 ^ 2 = delta i i_2 * x i ^ 2).
  { exact (fun (i_2 : Fin n) => (Rules.index_cases (fun (i_2 : Fin n) => delta i i_2 * x i_2 ^ 2 = delta i i_2 * x i ^
    2) i i_2 (@eq_refl R (delta i i * x i ^ 2)) (fun p_6 => (r59 i_2 p_6)))). }
  assert (r61 : forall (i_1 : Fin n), i <> i_1 -> delta i i_1 = 0).
  { exact (fun (i_1 : Fin n) p_7 => (Facts.delta_apart n i i_1 p_7)). }
  assert (r62 : forall (i_1 : Fin n), i <> i_1 -> delta i i_1 * x i_1 ^ 2 = delta i i_1 * x i ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 ^ 2)) - (u0 * (u2 ^ 2)) = (((u2 ^ 2) - (u1 ^ 2)) * (0 - u0) +
    0)) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) p_8 => (Rules.linear_combination (Rules.and_equation (x i_1 ^ 2 - x i ^ 2) (r61 i_1 p_8)
      Rules.no_equation) (identity (delta i i_1) (x i) (x i_1)))). }
  assert (r63 : forall (i_1 : Fin n), delta i i_1 * x i_1 ^ 2 = delta i i_1 * x i ^ 2).
  { exact (fun (i_1 : Fin n) => (Rules.index_cases (fun (i_1 : Fin n) => delta i i_1 * x i_1 ^ 2 = delta i i_1 * x i ^
    2) i i_1 (@eq_refl R (delta i i * x i ^ 2)) (fun p_9 => (r62 i_1 p_9)))). }
  assert (r64 : forall (i_1 : Fin n), i <> i_1 -> delta i i_1 * x i_1 = delta i i_1 * x i).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_1 : Fin n) p_10 => (Rules.linear_combination (Rules.and_equation (x i_1 - x i) (r61 i_1 p_10)
      Rules.no_equation) (identity (delta i i_1) (x i) (x i_1)))). }
  assert (r65 : forall (i_1 : Fin n), delta i i_1 * x i_1 = delta i i_1 * x i).
  { exact (fun (i_1 : Fin n) => (Rules.index_cases (fun (i_1 : Fin n) => delta i i_1 * x i_1 = delta i i_1 * x i) i
    i_1 (@eq_refl R (delta i i * x i)) (fun p_11 => (r64 i_1 p_11)))). }
  assert (r66 : forall (i_1 i_2 : Fin n), (1 - delta i i_1) * (1 - delta i i_2) * (x i_1 - x i_2) ^ 2 = 2 * (x i * x
    i_1 * delta i i_2) + 2 * (x i * x i_2 * delta i i_1) + -1 * (x i ^ 2 * delta i i_1) + -1 * (x i ^ 2 * delta i i_2)
    + -2 * (x i_1 * x i_2) + x i_1 ^ 2 + -1 * (x i_1 ^ 2 * delta i i_2) + x i_2 ^ 2 + -1 * (x i_2 ^ 2 * delta i i_1)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((((((2 * ((u0 * u1) * u2)) + (2 * ((u0 * u3) * u4))) + ((-1) *
    ((u0 ^ 2) * u4))) + ((-1) * ((u0 ^ 2) * u2))) + ((-2) * (u1 * u3))) + (u1 ^ 2)) + ((-1) * ((u1 ^ 2) * u2))) + (u3
    ^ 2)) + ((-1) * ((u3 ^ 2) * u4))) - (((1 - u4) * (1 - u2)) * ((u1 - u3) ^ 2)) = ((2 * u1) * ((u2 * u0) - (u2 *
    u3)) + ((-1) * ((u2 * (u0 ^ 2)) - (u2 * (u3 ^ 2))) + ((-1) * ((u4 * (u0 ^ 2)) - (u4 * (u1 ^ 2))) + ((2 * u3) *
    ((u4 * u0) - (u4 * u1)) + (u2 * ((u4 * (u0 ^ 2)) - (u4 * (u1 ^ 2))) + (((-2) * (u3 * u2)) * ((u4 * u0) - (u4 *
    u1)) + (u4 * ((u2 * (u0 ^ 2)) - (u2 * (u3 ^ 2))) + (((-2) * (u0 * u4)) * ((u2 * u0) - (u2 * u3)) + 0))))))))) by
    (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_1 i_2 : Fin n) => (Rules.linear_combination (Rules.and_equation (2 * x i_1) (r57 i_2)
      (Rules.and_equation (-1) (r60 i_2) (Rules.and_equation (-1) (r63 i_1) (Rules.and_equation (2 * x i_2) (r65 i_1)
      (Rules.and_equation (delta i i_2) (r63 i_1) (Rules.and_equation (-2 * (x i_2 * delta i i_2)) (r65 i_1)
      (Rules.and_equation (delta i i_1) (r60 i_2) (Rules.and_equation (-2 * (x i * delta i i_1)) (r57 i_2)
      Rules.no_equation)))))))) (identity (x i) (x i_1) (delta i i_2) (x i_2) (delta i i_1)))). }
  assert (r69 : forall (i_1 i_2 : Fin n), 2 * (x i * x i_1 * delta i i_2) + 2 * (x i * x i_2 * delta i i_1) + -1 * (x
    i ^ 2 * delta i i_1) + -1 * (x i ^ 2 * delta i i_2) + -2 * (x i_1 * x i_2) + x i_1 ^ 2 + -1 * (x i_1 ^ 2 * delta i
    i_2) + x i_2 ^ 2 + -1 * (x i_2 ^ 2 * delta i i_1) = 2 * (x i * x i_1) * (delta i_2 i * 1) + 2 * (x i * delta i
    i_1) * x i_2 + -1 * (x i ^ 2 * delta i i_1) * 1 + -1 * x i ^ 2 * (delta i_2 i * 1) + -2 * x i_1 * x i_2 + x i_1 ^
    2 * 1 + -1 * x i_1 ^ 2 * (delta i_2 i * 1) + x i_2 ^ 2 + -1 * delta i i_1 * x i_2 ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((((((((2 * (u0 * u1)) * (u2 * 1)) + ((2 * (u0 * u3)) * u4)) +
    (((-1) * ((u0 ^ 2) * u3)) * 1)) + (((-1) * (u0 ^ 2)) * (u2 * 1))) + (((-2) * u1) * u4)) + ((u1 ^ 2) * 1)) + (((-1)
    * (u1 ^ 2)) * (u2 * 1))) + (u4 ^ 2)) + (((-1) * u3) * (u4 ^ 2))) - (((((((((2 * ((u0 * u1) * u5)) + (2 * ((u0 *
    u4) * u3))) + ((-1) * ((u0 ^ 2) * u3))) + ((-1) * ((u0 ^ 2) * u5))) + ((-2) * (u1 * u4))) + (u1 ^ 2)) + ((-1) *
    ((u1 ^ 2) * u5))) + (u4 ^ 2)) + ((-1) * ((u4 ^ 2) * u3))) = (((2 * (u0 * u1)) * 1) * (u2 - u5) + ((((-1) * (u0 ^
    2)) * 1) * (u2 - u5) + ((((-1) * (u1 ^ 2)) * 1) * (u2 - u5) + 0)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_1 i_2 : Fin n) => (Rules.linear_combination (Rules.and_equation (2 * (x i * x i_1) * 1) (r50 i i_2)
      (Rules.and_equation (-1 * x i ^ 2 * 1) (r50 i i_2) (Rules.and_equation (-1 * x i_1 ^ 2 * 1) (r50 i i_2)
      Rules.no_equation))) (identity (x i) (x i_1) (delta i_2 i) (delta i i_1) (x i_2) (delta i i_2)))). }
  assert (r71 : forall (i_1 : Fin n), Sum (fun i_ : Fin n => (1 - delta i_1 i) * (1 - delta i_ i) * (x i_1 - x i_) ^
    2) = Sum (fun i_ : Fin n => 2 * (x i * x i_1) * (delta i_ i * 1) + 2 * (x i * delta i i_1) * x i_ + -1 * (x i ^ 2
    * delta i i_1) * 1 + -1 * x i ^ 2 * (delta i_ i * 1) + -2 * x i_1 * x i_ + x i_1 ^ 2 * 1 + -1 * x i_1 ^ 2 * (delta
    i_ i * 1) + x i_ ^ 2 + -1 * delta i i_1 * x i_ ^ 2)).
  { exact (fun (i_1 : Fin n) => (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (eq_trans (r53 i_1 i_2) (r66 i_1
    i_2)) (r69 i_1 i_2))))). }
  assert (r74 : forall (i_1 : Fin n), Sum (fun i_ : Fin n => 2 * (x i * x i_1) * (delta i_ i * 1) + 2 * (x i * delta i
    i_1) * x i_ + -1 * (x i ^ 2 * delta i i_1) * 1 + -1 * x i ^ 2 * (delta i_ i * 1) + -2 * x i_1 * x i_ + x i_1 ^ 2 *
    1 + -1 * x i_1 ^ 2 * (delta i_ i * 1) + x i_ ^ 2) + Sum (fun i_ : Fin n => -1 * delta i i_1 * x i_ ^ 2) = Sum (fun
    i_ : Fin n => 2 * (x i * x i_1) * (delta i_ i * 1) + 2 * (x i * delta i i_1) * x i_ + -1 * (x i ^ 2 * delta i i_1)
    * 1 + -1 * x i ^ 2 * (delta i_ i * 1) + -2 * x i_1 * x i_ + x i_1 ^ 2 * 1 + -1 * x i_1 ^ 2 * (delta i_ i * 1)) +
    Sum (fun i : Fin n => x i ^ 2) + Sum (fun i_ : Fin n => -1 * delta i i_1 * x i_ ^ 2)).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_11 : R) => h_11 + Sum (fun i_ : Fin n => -1 * delta i i_1 * x i_ ^
    2)) (Facts.sum_add n (fun i_ : Fin n => 2 * (x i * x i_1) * (delta i_ i * 1) + 2 * (x i * delta i i_1) * x i_ + -1
    * (x i ^ 2 * delta i i_1) * 1 + -1 * x i ^ 2 * (delta i_ i * 1) + -2 * x i_1 * x i_ + x i_1 ^ 2 * 1 + -1 * x i_1 ^
    2 * (delta i_ i * 1)) (fun i : Fin n => x i ^ 2)))). }
  assert (r77 : forall (i_1 : Fin n), Sum (fun i_ : Fin n => 2 * (x i * x i_1) * (delta i_ i * 1) + 2 * (x i * delta i
    i_1) * x i_ + -1 * (x i ^ 2 * delta i i_1) * 1 + -1 * x i ^ 2 * (delta i_ i * 1) + -2 * x i_1 * x i_ + x i_1 ^ 2 *
    1 + -1 * x i_1 ^ 2 * (delta i_ i * 1)) + Sum (fun i : Fin n => x i ^ 2) + Sum (fun i_ : Fin n => -1 * delta i i_1
    * x i_ ^ 2) = Sum (fun i_ : Fin n => 2 * (x i * x i_1) * (delta i_ i * 1) + 2 * (x i * delta i i_1) * x i_ + -1 *
    (x i ^ 2 * delta i i_1) * 1 + -1 * x i ^ 2 * (delta i_ i * 1) + -2 * x i_1 * x i_ + x i_1 ^ 2 * 1) + Sum (fun i_ :
    Fin n => -1 * x i_1 ^ 2 * (delta i_ i * 1)) + Sum (fun i : Fin n => x i ^ 2) + Sum (fun i_ : Fin n => -1 * delta i
    i_1 * x i_ ^ 2)).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_12 : R) => h_12 + Sum (fun i : Fin n => x i ^ 2) + Sum (fun i_ : Fin
    n => -1 * delta i i_1 * x i_ ^ 2)) (Facts.sum_add n (fun i_ : Fin n => 2 * (x i * x i_1) * (delta i_ i * 1) + 2 *
    (x i * delta i i_1) * x i_ + -1 * (x i ^ 2 * delta i i_1) * 1 + -1 * x i ^ 2 * (delta i_ i * 1) + -2 * x i_1 * x
    i_ + x i_1 ^ 2 * 1) (fun i_ : Fin n => -1 * x i_1 ^ 2 * (delta i_ i * 1))))). }
  assert (r80 : forall (i_1 : Fin n), Sum (fun i_ : Fin n => 2 * (x i * x i_1) * (delta i_ i * 1) + 2 * (x i * delta i
    i_1) * x i_ + -1 * (x i ^ 2 * delta i i_1) * 1 + -1 * x i ^ 2 * (delta i_ i * 1) + -2 * x i_1 * x i_ + x i_1 ^ 2 *
    1) + Sum (fun i_ : Fin n => -1 * x i_1 ^ 2 * (delta i_ i * 1)) + Sum (fun i : Fin n => x i ^ 2) + Sum (fun i_ :
    Fin n => -1 * delta i i_1 * x i_ ^ 2) = Sum (fun i_ : Fin n => 2 * (x i * x i_1) * (delta i_ i * 1) + 2 * (x i *
    delta i i_1) * x i_ + -1 * (x i ^ 2 * delta i i_1) * 1 + -1 * x i ^ 2 * (delta i_ i * 1) + -2 * x i_1 * x i_) +
    Sum (fun i : Fin n => x i_1 ^ 2 * 1) + Sum (fun i_ : Fin n => -1 * x i_1 ^ 2 * (delta i_ i * 1)) + Sum (fun i :
    Fin n => x i ^ 2) + Sum (fun i_ : Fin n => -1 * delta i i_1 * x i_ ^ 2)).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_13 : R) => h_13 + Sum (fun i_ : Fin n => -1 * x i_1 ^ 2 * (delta i_ i
    * 1)) + Sum (fun i : Fin n => x i ^ 2) + Sum (fun i_ : Fin n => -1 * delta i i_1 * x i_ ^ 2)) (Facts.sum_add n
    (fun i_ : Fin n => 2 * (x i * x i_1) * (delta i_ i * 1) + 2 * (x i * delta i i_1) * x i_ + -1 * (x i ^ 2 * delta i
    i_1) * 1 + -1 * x i ^ 2 * (delta i_ i * 1) + -2 * x i_1 * x i_) (fun i : Fin n => x i_1 ^ 2 * 1)))). }
  assert (r83 : forall (i_1 : Fin n), Sum (fun i_ : Fin n => 2 * (x i * x i_1) * (delta i_ i * 1) + 2 * (x i * delta i
    i_1) * x i_ + -1 * (x i ^ 2 * delta i i_1) * 1 + -1 * x i ^ 2 * (delta i_ i * 1) + -2 * x i_1 * x i_) + Sum (fun i
    : Fin n => x i_1 ^ 2 * 1) + Sum (fun i_ : Fin n => -1 * x i_1 ^ 2 * (delta i_ i * 1)) + Sum (fun i : Fin n => x i
    ^ 2) + Sum (fun i_ : Fin n => -1 * delta i i_1 * x i_ ^ 2) = Sum (fun i_ : Fin n => 2 * (x i * x i_1) * (delta i_
    i * 1) + 2 * (x i * delta i i_1) * x i_ + -1 * (x i ^ 2 * delta i i_1) * 1 + -1 * x i ^ 2 * (delta i_ i * 1)) +
    Sum (fun i : Fin n => -2 * x i_1 * x i) + Sum (fun i : Fin n => x i_1 ^ 2 * 1) + Sum (fun i_ : Fin n => -1 * x i_1
    ^ 2 * (delta i_ i * 1)) + Sum (fun i : Fin n => x i ^ 2) + Sum (fun i_ : Fin n => -1 * delta i i_1 * x i_ ^ 2)).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_14 : R) => h_14 + Sum (fun i : Fin n => x i_1 ^ 2 * 1) + Sum (fun i_
    : Fin n => -1 * x i_1 ^ 2 * (delta i_ i * 1)) + Sum (fun i : Fin n => x i ^ 2) + Sum (fun i_ : Fin n => -1 * delta
    i i_1 * x i_ ^ 2)) (Facts.sum_add n (fun i_ : Fin n => 2 * (x i * x i_1) * (delta i_ i * 1) + 2 * (x i * delta i
    i_1) * x i_ + -1 * (x i ^ 2 * delta i i_1) * 1 + -1 * x i ^ 2 * (delta i_ i * 1)) (fun i : Fin n => -2 * x i_1 * x
    i)))). }
  assert (r86 : forall (i_1 : Fin n), Sum (fun i_ : Fin n => 2 * (x i * x i_1) * (delta i_ i * 1) + 2 * (x i * delta i
    i_1) * x i_ + -1 * (x i ^ 2 * delta i i_1) * 1 + -1 * x i ^ 2 * (delta i_ i * 1)) + Sum (fun i : Fin n => -2 * x
    i_1 * x i) + Sum (fun i : Fin n => x i_1 ^ 2 * 1) + Sum (fun i_ : Fin n => -1 * x i_1 ^ 2 * (delta i_ i * 1)) +
    Sum (fun i : Fin n => x i ^ 2) + Sum (fun i_ : Fin n => -1 * delta i i_1 * x i_ ^ 2) = Sum (fun i_ : Fin n => 2 *
    (x i * x i_1) * (delta i_ i * 1) + 2 * (x i * delta i i_1) * x i_ + -1 * (x i ^ 2 * delta i i_1) * 1) + Sum (fun
    i_ : Fin n => -1 * x i ^ 2 * (delta i_ i * 1)) + Sum (fun i : Fin n => -2 * x i_1 * x i) + Sum (fun i : Fin n => x
    i_1 ^ 2 * 1) + Sum (fun i_ : Fin n => -1 * x i_1 ^ 2 * (delta i_ i * 1)) + Sum (fun i : Fin n => x i ^ 2) + Sum
    (fun i_ : Fin n => -1 * delta i i_1 * x i_ ^ 2)).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_15 : R) => h_15 + Sum (fun i : Fin n => -2 * x i_1 * x i) + Sum (fun
    i : Fin n => x i_1 ^ 2 * 1) + Sum (fun i_ : Fin n => -1 * x i_1 ^ 2 * (delta i_ i * 1)) + Sum (fun i : Fin n => x
    i ^ 2) + Sum (fun i_ : Fin n => -1 * delta i i_1 * x i_ ^ 2)) (Facts.sum_add n (fun i_ : Fin n => 2 * (x i * x
    i_1) * (delta i_ i * 1) + 2 * (x i * delta i i_1) * x i_ + -1 * (x i ^ 2 * delta i i_1) * 1) (fun i_ : Fin n => -1
    * x i ^ 2 * (delta i_ i * 1))))). }
  assert (r89 : forall (i_1 : Fin n), Sum (fun i_ : Fin n => 2 * (x i * x i_1) * (delta i_ i * 1) + 2 * (x i * delta i
    i_1) * x i_ + -1 * (x i ^ 2 * delta i i_1) * 1) + Sum (fun i_ : Fin n => -1 * x i ^ 2 * (delta i_ i * 1)) + Sum
    (fun i : Fin n => -2 * x i_1 * x i) + Sum (fun i : Fin n => x i_1 ^ 2 * 1) + Sum (fun i_ : Fin n => -1 * x i_1 ^ 2
    * (delta i_ i * 1)) + Sum (fun i : Fin n => x i ^ 2) + Sum (fun i_ : Fin n => -1 * delta i i_1 * x i_ ^ 2) = Sum
    (fun i_ : Fin n => 2 * (x i * x i_1) * (delta i_ i * 1) + 2 * (x i * delta i i_1) * x i_) + Sum (fun i_ : Fin n =>
    -1 * (x i ^ 2 * delta i i_1) * 1) + Sum (fun i_ : Fin n => -1 * x i ^ 2 * (delta i_ i * 1)) + Sum (fun i : Fin n
    => -2 * x i_1 * x i) + Sum (fun i : Fin n => x i_1 ^ 2 * 1) + Sum (fun i_ : Fin n => -1 * x i_1 ^ 2 * (delta i_ i
    * 1)) + Sum (fun i : Fin n => x i ^ 2) + Sum (fun i_ : Fin n => -1 * delta i i_1 * x i_ ^ 2)).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_16 : R) => h_16 + Sum (fun i_ : Fin n => -1 * x i ^ 2 * (delta i_ i *
    1)) + Sum (fun i : Fin n => -2 * x i_1 * x i) + Sum (fun i : Fin n => x i_1 ^ 2 * 1) + Sum (fun i_ : Fin n => -1 *
    x i_1 ^ 2 * (delta i_ i * 1)) + Sum (fun i : Fin n => x i ^ 2) + Sum (fun i_ : Fin n => -1 * delta i i_1 * x i_ ^
    2)) (Facts.sum_add n (fun i_ : Fin n => 2 * (x i * x i_1) * (delta i_ i * 1) + 2 * (x i * delta i i_1) * x i_)
    (fun i_ : Fin n => -1 * (x i ^ 2 * delta i i_1) * 1)))). }
  assert (r92 : forall (i_1 : Fin n), Sum (fun i_ : Fin n => 2 * (x i * x i_1) * (delta i_ i * 1) + 2 * (x i * delta i
    i_1) * x i_) + Sum (fun i_ : Fin n => -1 * (x i ^ 2 * delta i i_1) * 1) + Sum (fun i_ : Fin n => -1 * x i ^ 2 *
    (delta i_ i * 1)) + Sum (fun i : Fin n => -2 * x i_1 * x i) + Sum (fun i : Fin n => x i_1 ^ 2 * 1) + Sum (fun i_ :
    Fin n => -1 * x i_1 ^ 2 * (delta i_ i * 1)) + Sum (fun i : Fin n => x i ^ 2) + Sum (fun i_ : Fin n => -1 * delta i
    i_1 * x i_ ^ 2) = Sum (fun i_ : Fin n => 2 * (x i * x i_1) * (delta i_ i * 1)) + Sum (fun i_ : Fin n => 2 * (x i *
    delta i i_1) * x i_) + Sum (fun i_ : Fin n => -1 * (x i ^ 2 * delta i i_1) * 1) + Sum (fun i_ : Fin n => -1 * x i
    ^ 2 * (delta i_ i * 1)) + Sum (fun i : Fin n => -2 * x i_1 * x i) + Sum (fun i : Fin n => x i_1 ^ 2 * 1) + Sum
    (fun i_ : Fin n => -1 * x i_1 ^ 2 * (delta i_ i * 1)) + Sum (fun i : Fin n => x i ^ 2) + Sum (fun i_ : Fin n => -1
    * delta i i_1 * x i_ ^ 2)).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_17 : R) => h_17 + Sum (fun i_ : Fin n => -1 * (x i ^ 2 * delta i i_1)
    * 1) + Sum (fun i_ : Fin n => -1 * x i ^ 2 * (delta i_ i * 1)) + Sum (fun i : Fin n => -2 * x i_1 * x i) + Sum
    (fun i : Fin n => x i_1 ^ 2 * 1) + Sum (fun i_ : Fin n => -1 * x i_1 ^ 2 * (delta i_ i * 1)) + Sum (fun i : Fin n
    => x i ^ 2) + Sum (fun i_ : Fin n => -1 * delta i i_1 * x i_ ^ 2)) (Facts.sum_add n (fun i_ : Fin n => 2 * (x i *
    x i_1) * (delta i_ i * 1)) (fun i_ : Fin n => 2 * (x i * delta i i_1) * x i_)))). }
  assert (r95 : Sum (fun i_ : Fin n => delta i_ i * 1) = 1).
  { exact (Facts.sum_delta n i (fun i : Fin n => 1)). }
  assert (r96 : forall (i_1 : Fin n), 2 * (x i * x i_1) * Sum (fun i_ : Fin n => delta i_ i * 1) = 2 * (x i * x i_1) *
    1).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_18 : R) => 2 * (x i * x i_1) * h_18) r95)). }
  assert (r100 : forall (i_1 : Fin n), -1 * (x i ^ 2 * delta i i_1) * Sum (fun i : Fin n => 1) = -1 * (x i ^ 2 * delta
    i i_1) * INR n).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_19 : R) => -1 * (x i ^ 2 * delta i i_1) * h_19) r15)). }
  assert (r103 : -1 * x i ^ 2 * Sum (fun i_ : Fin n => delta i_ i * 1) = -1 * x i ^ 2 * 1).
  { exact (f_equal (fun (h_20 : R) => -1 * x i ^ 2 * h_20) r95). }
  assert (r107 : forall (i_1 : Fin n), x i_1 ^ 2 * Sum (fun i : Fin n => 1) = x i_1 ^ 2 * INR n).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_21 : R) => x i_1 ^ 2 * h_21) r15)). }
  assert (r110 : forall (i_1 : Fin n), -1 * x i_1 ^ 2 * Sum (fun i_ : Fin n => delta i_ i * 1) = -1 * x i_1 ^ 2 * 1).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_22 : R) => -1 * x i_1 ^ 2 * h_22) r95)). }
  assert (r113 : forall (i_1 : Fin n), Sum (fun i_ : Fin n => 2 * (x i * x i_1) * (delta i_ i * 1)) + Sum (fun i_ :
    Fin n => 2 * (x i * delta i i_1) * x i_) + Sum (fun i_ : Fin n => -1 * (x i ^ 2 * delta i i_1) * 1) + Sum (fun i_
    : Fin n => -1 * x i ^ 2 * (delta i_ i * 1)) + Sum (fun i : Fin n => -2 * x i_1 * x i) + Sum (fun i : Fin n => x
    i_1 ^ 2 * 1) + Sum (fun i_ : Fin n => -1 * x i_1 ^ 2 * (delta i_ i * 1)) + Sum (fun i : Fin n => x i ^ 2) + Sum
    (fun i_ : Fin n => -1 * delta i i_1 * x i_ ^ 2) = 2 * (x i * x i_1) * 1 + 2 * (x i * delta i i_1) * Sum (fun i :
    Fin n => x i) + -1 * (x i ^ 2 * delta i i_1) * INR n + -1 * x i ^ 2 * 1 + -2 * x i_1 * Sum (fun i : Fin n => x i)
    + x i_1 ^ 2 * INR n + -1 * x i_1 ^ 2 * 1 + Sum (fun i : Fin n => x i ^ 2) + -1 * delta i i_1 * Sum (fun i : Fin n
    => x i ^ 2)).
  { exact (fun (i_1 : Fin n) => (eq_trans (f_equal5 (fun (h_23 : R) (h_24 : R) (h_25 : R) (h_26 : R) (h_27 : R) =>
    h_23 + h_24 + h_25 + h_26 + h_27 + Sum (fun i : Fin n => x i_1 ^ 2 * 1) + Sum (fun i_ : Fin n => -1 * x i_1 ^ 2 *
    (delta i_ i * 1)) + Sum (fun i : Fin n => x i ^ 2) + Sum (fun i_ : Fin n => -1 * delta i i_1 * x i_ ^ 2))
    (eq_trans (Facts.sum_scale n (2 * (x i * x i_1)) (fun i_ : Fin n => delta i_ i * 1)) (r96 i_1)) (Facts.sum_scale n
    (2 * (x i * delta i i_1)) x) (eq_trans (Facts.sum_scale n (-1 * (x i ^ 2 * delta i i_1)) (fun i : Fin n => 1))
    (r100 i_1)) (eq_trans (Facts.sum_scale n (-1 * x i ^ 2) (fun i_ : Fin n => delta i_ i * 1)) r103) (Facts.sum_scale
    n (-2 * x i_1) x)) (f_equal4 (fun (h_28 : R) (h_29 : R) (h_30 : R) (h_31 : R) => 2 * (x i * x i_1) * 1 + 2 * (x i
    * delta i i_1) * Sum (fun i : Fin n => x i) + -1 * (x i ^ 2 * delta i i_1) * INR n + -1 * x i ^ 2 * 1 + -2 * x i_1
    * Sum (fun i : Fin n => x i) + h_28 + h_29 + h_30 + h_31) (eq_trans (Facts.sum_scale n (x i_1 ^ 2) (fun i : Fin n
    => 1)) (r107 i_1)) (eq_trans (Facts.sum_scale n (-1 * x i_1 ^ 2) (fun i_ : Fin n => delta i_ i * 1)) (r110 i_1))
    (@eq_refl R (Sum (fun i : Fin n => x i ^ 2))) (Facts.sum_scale n (-1 * delta i i_1) (fun i : Fin n => x i ^
    2))))). }
  assert (r116 : forall (i_1 : Fin n), 2 * (x i * x i_1) * 1 + 2 * (x i * delta i i_1) * Sum (fun i : Fin n => x i) +
    -1 * (x i ^ 2 * delta i i_1) * INR n + -1 * x i ^ 2 * 1 + -2 * x i_1 * Sum (fun i : Fin n => x i) + x i_1 ^ 2 *
    INR n + -1 * x i_1 ^ 2 * 1 + Sum (fun i : Fin n => x i ^ 2) + -1 * delta i i_1 * Sum (fun i : Fin n => x i ^ 2) =
    2 * (x i * x i_1) + 2 * (x i * delta i i_1 * Sum (fun i : Fin n => x i)) + -1 * x i ^ 2 + -1 * (x i ^ 2 * INR n *
    delta i i_1) + -2 * (x i_1 * Sum (fun i : Fin n => x i)) + -1 * x i_1 ^ 2 + x i_1 ^ 2 * INR n + -1 * (delta i i_1
    * Sum (fun i : Fin n => x i ^ 2)) + Sum (fun i : Fin n => x i ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((((((((2 * (u0 * u1)) * 1) + ((2 * (u0 * u2)) * u3)) + (((-1)
    * ((u0 ^ 2) * u2)) * u4)) + (((-1) * (u0 ^ 2)) * 1)) + (((-2) * u1) * u3)) + ((u1 ^ 2) * u4)) + (((-1) * (u1 ^ 2))
    * 1)) + u5) + (((-1) * u2) * u5)) = (((((((((2 * (u0 * u1)) + (2 * ((u0 * u2) * u3))) + ((-1) * (u0 ^ 2))) + ((-1)
    * (((u0 ^ 2) * u4) * u2))) + ((-2) * (u1 * u3))) + ((-1) * (u1 ^ 2))) + ((u1 ^ 2) * u4)) + ((-1) * (u2 * u5))) +
    u5)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_1 : Fin n) => (identity (x i) (x i_1) (delta i i_1) (Sum (fun i : Fin n => x i)) (INR n) (Sum (fun i
      : Fin n => x i ^ 2)))). }
  assert (r119 : forall (i_1 : Fin n), 2 * (x i * x i_1) + 2 * (x i * delta i i_1 * Sum (fun i : Fin n => x i)) + -1 *
    x i ^ 2 + -1 * (x i ^ 2 * INR n * delta i i_1) + -2 * (x i_1 * Sum (fun i : Fin n => x i)) + -1 * x i_1 ^ 2 + x
    i_1 ^ 2 * INR n + -1 * (delta i i_1 * Sum (fun i : Fin n => x i ^ 2)) + Sum (fun i : Fin n => x i ^ 2) = 2 * x i *
    x i_1 + 2 * (x i * Sum (fun i : Fin n => x i)) * (delta i_1 i * 1) + -1 * x i ^ 2 * 1 + -1 * (x i ^ 2 * INR n) *
    (delta i_1 i * 1) + -2 * Sum (fun i : Fin n => x i) * x i_1 + -1 * x i_1 ^ 2 + INR n * x i_1 ^ 2 + -1 * Sum (fun i
    : Fin n => x i ^ 2) * (delta i_1 i * 1) + Sum (fun i : Fin n => x i ^ 2) * 1).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((((((((2 * u0) * u1) + ((2 * (u0 * u2)) * (u3 * 1))) +
    (((-1) * (u0 ^ 2)) * 1)) + (((-1) * ((u0 ^ 2) * u4)) * (u3 * 1))) + (((-2) * u2) * u1)) + ((-1) * (u1 ^ 2))) + (u4
    * (u1 ^ 2))) + (((-1) * u5) * (u3 * 1))) + (u5 * 1)) - (((((((((2 * (u0 * u1)) + (2 * ((u0 * u6) * u2))) + ((-1) *
    (u0 ^ 2))) + ((-1) * (((u0 ^ 2) * u4) * u6))) + ((-2) * (u1 * u2))) + ((-1) * (u1 ^ 2))) + ((u1 ^ 2) * u4)) +
    ((-1) * (u6 * u5))) + u5) = (((2 * (u0 * u2)) * 1) * (u3 - u6) + ((((-1) * ((u0 ^ 2) * u4)) * 1) * (u3 - u6) +
    ((((-1) * u5) * 1) * (u3 - u6) + 0)))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_1 : Fin n) => (Rules.linear_combination (Rules.and_equation (2 * (x i * Sum (fun i : Fin n => x i))
      * 1) (r50 i i_1) (Rules.and_equation (-1 * (x i ^ 2 * INR n) * 1) (r50 i i_1) (Rules.and_equation (-1 * Sum (fun
      i : Fin n => x i ^ 2) * 1) (r50 i i_1) Rules.no_equation))) (identity (x i) (x i_1) (Sum (fun i : Fin n => x i))
      (delta i_1 i) (INR n) (Sum (fun i : Fin n => x i ^ 2)) (delta i i_1)))). }
  assert (r121 : Sum (fun i_ : Fin n => Sum (fun i_1 : Fin n => (1 - delta i_ i) * (1 - delta i_1 i) * (x i_ - x i_1)
    ^ 2)) = Sum (fun i_ : Fin n => 2 * x i * x i_ + 2 * (x i * Sum (fun i : Fin n => x i)) * (delta i_ i * 1) + -1 * x
    i ^ 2 * 1 + -1 * (x i ^ 2 * INR n) * (delta i_ i * 1) + -2 * Sum (fun i : Fin n => x i) * x i_ + -1 * x i_ ^ 2 +
    INR n * x i_ ^ 2 + -1 * Sum (fun i : Fin n => x i ^ 2) * (delta i_ i * 1) + Sum (fun i : Fin n => x i ^ 2) * 1)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (eq_trans (eq_trans (r71 i_1) (eq_trans (eq_trans
    (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (Facts.sum_add n (fun i_ : Fin n => 2 * (x i * x i_1)
    * (delta i_ i * 1) + 2 * (x i * delta i i_1) * x i_ + -1 * (x i ^ 2 * delta i i_1) * 1 + -1 * x i ^ 2 * (delta i_
    i * 1) + -2 * x i_1 * x i_ + x i_1 ^ 2 * 1 + -1 * x i_1 ^ 2 * (delta i_ i * 1) + x i_ ^ 2) (fun i_ : Fin n => -1 *
    delta i i_1 * x i_ ^ 2)) (r74 i_1)) (r77 i_1)) (r80 i_1)) (r83 i_1)) (r86 i_1)) (r89 i_1)) (r92 i_1)) (r113 i_1)))
    (r116 i_1)) (r119 i_1)))). }
  assert (r124 : Sum (fun i_ : Fin n => 2 * x i * x i_ + 2 * (x i * Sum (fun i : Fin n => x i)) * (delta i_ i * 1) +
    -1 * x i ^ 2 * 1 + -1 * (x i ^ 2 * INR n) * (delta i_ i * 1) + -2 * Sum (fun i : Fin n => x i) * x i_ + -1 * x i_
    ^ 2 + INR n * x i_ ^ 2 + -1 * Sum (fun i : Fin n => x i ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => Sum (fun
    i : Fin n => x i ^ 2) * 1) = Sum (fun i_ : Fin n => 2 * x i * x i_ + 2 * (x i * Sum (fun i : Fin n => x i)) *
    (delta i_ i * 1) + -1 * x i ^ 2 * 1 + -1 * (x i ^ 2 * INR n) * (delta i_ i * 1) + -2 * Sum (fun i : Fin n => x i)
    * x i_ + -1 * x i_ ^ 2 + INR n * x i_ ^ 2) + Sum (fun i_ : Fin n => -1 * Sum (fun i : Fin n => x i ^ 2) * (delta
    i_ i * 1)) + Sum (fun i : Fin n => Sum (fun i : Fin n => x i ^ 2) * 1)).
  { exact (f_equal (fun (h_32 : R) => h_32 + Sum (fun i : Fin n => Sum (fun i : Fin n => x i ^ 2) * 1)) (Facts.sum_add
    n (fun i_ : Fin n => 2 * x i * x i_ + 2 * (x i * Sum (fun i : Fin n => x i)) * (delta i_ i * 1) + -1 * x i ^ 2 * 1
    + -1 * (x i ^ 2 * INR n) * (delta i_ i * 1) + -2 * Sum (fun i : Fin n => x i) * x i_ + -1 * x i_ ^ 2 + INR n * x
    i_ ^ 2) (fun i_ : Fin n => -1 * Sum (fun i : Fin n => x i ^ 2) * (delta i_ i * 1)))). }
  assert (r127 : Sum (fun i_ : Fin n => 2 * x i * x i_ + 2 * (x i * Sum (fun i : Fin n => x i)) * (delta i_ i * 1) +
    -1 * x i ^ 2 * 1 + -1 * (x i ^ 2 * INR n) * (delta i_ i * 1) + -2 * Sum (fun i : Fin n => x i) * x i_ + -1 * x i_
    ^ 2 + INR n * x i_ ^ 2) + Sum (fun i_ : Fin n => -1 * Sum (fun i : Fin n => x i ^ 2) * (delta i_ i * 1)) + Sum
    (fun i : Fin n => Sum (fun i : Fin n => x i ^ 2) * 1) = Sum (fun i_ : Fin n => 2 * x i * x i_ + 2 * (x i * Sum
    (fun i : Fin n => x i)) * (delta i_ i * 1) + -1 * x i ^ 2 * 1 + -1 * (x i ^ 2 * INR n) * (delta i_ i * 1) + -2 *
    Sum (fun i : Fin n => x i) * x i_ + -1 * x i_ ^ 2) + Sum (fun i : Fin n => INR n * x i ^ 2) + Sum (fun i_ : Fin n
    => -1 * Sum (fun i : Fin n => x i ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => Sum (fun i : Fin n => x i ^ 2)
    * 1)).
  { exact (f_equal (fun (h_33 : R) => h_33 + Sum (fun i_ : Fin n => -1 * Sum (fun i : Fin n => x i ^ 2) * (delta i_ i
    * 1)) + Sum (fun i : Fin n => Sum (fun i : Fin n => x i ^ 2) * 1)) (Facts.sum_add n (fun i_ : Fin n => 2 * x i * x
    i_ + 2 * (x i * Sum (fun i : Fin n => x i)) * (delta i_ i * 1) + -1 * x i ^ 2 * 1 + -1 * (x i ^ 2 * INR n) *
    (delta i_ i * 1) + -2 * Sum (fun i : Fin n => x i) * x i_ + -1 * x i_ ^ 2) (fun i : Fin n => INR n * x i ^ 2))). }
  assert (r130 : Sum (fun i_ : Fin n => 2 * x i * x i_ + 2 * (x i * Sum (fun i : Fin n => x i)) * (delta i_ i * 1) +
    -1 * x i ^ 2 * 1 + -1 * (x i ^ 2 * INR n) * (delta i_ i * 1) + -2 * Sum (fun i : Fin n => x i) * x i_ + -1 * x i_
    ^ 2) + Sum (fun i : Fin n => INR n * x i ^ 2) + Sum (fun i_ : Fin n => -1 * Sum (fun i : Fin n => x i ^ 2) *
    (delta i_ i * 1)) + Sum (fun i : Fin n => Sum (fun i : Fin n => x i ^ 2) * 1) = Sum (fun i_ : Fin n => 2 * x i * x
    i_ + 2 * (x i * Sum (fun i : Fin n => x i)) * (delta i_ i * 1) + -1 * x i ^ 2 * 1 + -1 * (x i ^ 2 * INR n) *
    (delta i_ i * 1) + -2 * Sum (fun i : Fin n => x i) * x i_) + Sum (fun i : Fin n => -1 * x i ^ 2) + Sum (fun i :
    Fin n => INR n * x i ^ 2) + Sum (fun i_ : Fin n => -1 * Sum (fun i : Fin n => x i ^ 2) * (delta i_ i * 1)) + Sum
    (fun i : Fin n => Sum (fun i : Fin n => x i ^ 2) * 1)).
  { exact (f_equal (fun (h_34 : R) => h_34 + Sum (fun i : Fin n => INR n * x i ^ 2) + Sum (fun i_ : Fin n => -1 * Sum
    (fun i : Fin n => x i ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => Sum (fun i : Fin n => x i ^ 2) * 1))
    (Facts.sum_add n (fun i_ : Fin n => 2 * x i * x i_ + 2 * (x i * Sum (fun i : Fin n => x i)) * (delta i_ i * 1) +
    -1 * x i ^ 2 * 1 + -1 * (x i ^ 2 * INR n) * (delta i_ i * 1) + -2 * Sum (fun i : Fin n => x i) * x i_) (fun i :
    Fin n => -1 * x i ^ 2))). }
  assert (r133 : Sum (fun i_ : Fin n => 2 * x i * x i_ + 2 * (x i * Sum (fun i : Fin n => x i)) * (delta i_ i * 1) +
    -1 * x i ^ 2 * 1 + -1 * (x i ^ 2 * INR n) * (delta i_ i * 1) + -2 * Sum (fun i : Fin n => x i) * x i_) + Sum (fun
    i : Fin n => -1 * x i ^ 2) + Sum (fun i : Fin n => INR n * x i ^ 2) + Sum (fun i_ : Fin n => -1 * Sum (fun i : Fin
    n => x i ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => Sum (fun i : Fin n => x i ^ 2) * 1) = Sum (fun i_ : Fin
    n => 2 * x i * x i_ + 2 * (x i * Sum (fun i : Fin n => x i)) * (delta i_ i * 1) + -1 * x i ^ 2 * 1 + -1 * (x i ^ 2
    * INR n) * (delta i_ i * 1)) + Sum (fun i : Fin n => -2 * Sum (fun i : Fin n => x i) * x i) + Sum (fun i : Fin n
    => -1 * x i ^ 2) + Sum (fun i : Fin n => INR n * x i ^ 2) + Sum (fun i_ : Fin n => -1 * Sum (fun i : Fin n => x i
    ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => Sum (fun i : Fin n => x i ^ 2) * 1)).
  { exact (f_equal (fun (h_35 : R) => h_35 + Sum (fun i : Fin n => -1 * x i ^ 2) + Sum (fun i : Fin n => INR n * x i ^
    2) + Sum (fun i_ : Fin n => -1 * Sum (fun i : Fin n => x i ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => Sum
    (fun i : Fin n => x i ^ 2) * 1)) (Facts.sum_add n (fun i_ : Fin n => 2 * x i * x i_ + 2 * (x i * Sum (fun i : Fin
    n => x i)) * (delta i_ i * 1) + -1 * x i ^ 2 * 1 + -1 * (x i ^ 2 * INR n) * (delta i_ i * 1)) (fun i : Fin n => -2
    * Sum (fun i : Fin n => x i) * x i))). }
  assert (r136 : Sum (fun i_ : Fin n => 2 * x i * x i_ + 2 * (x i * Sum (fun i : Fin n => x i)) * (delta i_ i * 1) +
    -1 * x i ^ 2 * 1 + -1 * (x i ^ 2 * INR n) * (delta i_ i * 1)) + Sum (fun i : Fin n => -2 * Sum (fun i : Fin n => x
    i) * x i) + Sum (fun i : Fin n => -1 * x i ^ 2) + Sum (fun i : Fin n => INR n * x i ^ 2) + Sum (fun i_ : Fin n =>
    -1 * Sum (fun i : Fin n => x i ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => Sum (fun i : Fin n => x i ^ 2) *
    1) = Sum (fun i_ : Fin n => 2 * x i * x i_ + 2 * (x i * Sum (fun i : Fin n => x i)) * (delta i_ i * 1) + -1 * x i
    ^ 2 * 1) + Sum (fun i_ : Fin n => -1 * (x i ^ 2 * INR n) * (delta i_ i * 1)) + Sum (fun i : Fin n => -2 * Sum (fun
    i : Fin n => x i) * x i) + Sum (fun i : Fin n => -1 * x i ^ 2) + Sum (fun i : Fin n => INR n * x i ^ 2) + Sum (fun
    i_ : Fin n => -1 * Sum (fun i : Fin n => x i ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => Sum (fun i : Fin n
    => x i ^ 2) * 1)).
  { exact (f_equal (fun (h_36 : R) => h_36 + Sum (fun i : Fin n => -2 * Sum (fun i : Fin n => x i) * x i) + Sum (fun i
    : Fin n => -1 * x i ^ 2) + Sum (fun i : Fin n => INR n * x i ^ 2) + Sum (fun i_ : Fin n => -1 * Sum (fun i : Fin n
    => x i ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => Sum (fun i : Fin n => x i ^ 2) * 1)) (Facts.sum_add n (fun
    i_ : Fin n => 2 * x i * x i_ + 2 * (x i * Sum (fun i : Fin n => x i)) * (delta i_ i * 1) + -1 * x i ^ 2 * 1) (fun
    i_ : Fin n => -1 * (x i ^ 2 * INR n) * (delta i_ i * 1)))). }
  assert (r139 : Sum (fun i_ : Fin n => 2 * x i * x i_ + 2 * (x i * Sum (fun i : Fin n => x i)) * (delta i_ i * 1) +
    -1 * x i ^ 2 * 1) + Sum (fun i_ : Fin n => -1 * (x i ^ 2 * INR n) * (delta i_ i * 1)) + Sum (fun i : Fin n => -2 *
    Sum (fun i : Fin n => x i) * x i) + Sum (fun i : Fin n => -1 * x i ^ 2) + Sum (fun i : Fin n => INR n * x i ^ 2) +
    Sum (fun i_ : Fin n => -1 * Sum (fun i : Fin n => x i ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => Sum (fun i
    : Fin n => x i ^ 2) * 1) = Sum (fun i_ : Fin n => 2 * x i * x i_ + 2 * (x i * Sum (fun i : Fin n => x i)) * (delta
    i_ i * 1)) + Sum (fun i_ : Fin n => -1 * x i ^ 2 * 1) + Sum (fun i_ : Fin n => -1 * (x i ^ 2 * INR n) * (delta i_
    i * 1)) + Sum (fun i : Fin n => -2 * Sum (fun i : Fin n => x i) * x i) + Sum (fun i : Fin n => -1 * x i ^ 2) + Sum
    (fun i : Fin n => INR n * x i ^ 2) + Sum (fun i_ : Fin n => -1 * Sum (fun i : Fin n => x i ^ 2) * (delta i_ i *
    1)) + Sum (fun i : Fin n => Sum (fun i : Fin n => x i ^ 2) * 1)).
  { exact (f_equal (fun (h_37 : R) => h_37 + Sum (fun i_ : Fin n => -1 * (x i ^ 2 * INR n) * (delta i_ i * 1)) + Sum
    (fun i : Fin n => -2 * Sum (fun i : Fin n => x i) * x i) + Sum (fun i : Fin n => -1 * x i ^ 2) + Sum (fun i : Fin
    n => INR n * x i ^ 2) + Sum (fun i_ : Fin n => -1 * Sum (fun i : Fin n => x i ^ 2) * (delta i_ i * 1)) + Sum (fun
    i : Fin n => Sum (fun i : Fin n => x i ^ 2) * 1)) (Facts.sum_add n (fun i_ : Fin n => 2 * x i * x i_ + 2 * (x i *
    Sum (fun i : Fin n => x i)) * (delta i_ i * 1)) (fun i_ : Fin n => -1 * x i ^ 2 * 1))). }
  assert (r142 : Sum (fun i_ : Fin n => 2 * x i * x i_ + 2 * (x i * Sum (fun i : Fin n => x i)) * (delta i_ i * 1)) +
    Sum (fun i_ : Fin n => -1 * x i ^ 2 * 1) + Sum (fun i_ : Fin n => -1 * (x i ^ 2 * INR n) * (delta i_ i * 1)) + Sum
    (fun i : Fin n => -2 * Sum (fun i : Fin n => x i) * x i) + Sum (fun i : Fin n => -1 * x i ^ 2) + Sum (fun i : Fin
    n => INR n * x i ^ 2) + Sum (fun i_ : Fin n => -1 * Sum (fun i : Fin n => x i ^ 2) * (delta i_ i * 1)) + Sum (fun
    i : Fin n => Sum (fun i : Fin n => x i ^ 2) * 1) = Sum (fun i_ : Fin n => 2 * x i * x i_) + Sum (fun i_ : Fin n =>
    2 * (x i * Sum (fun i : Fin n => x i)) * (delta i_ i * 1)) + Sum (fun i_ : Fin n => -1 * x i ^ 2 * 1) + Sum (fun
    i_ : Fin n => -1 * (x i ^ 2 * INR n) * (delta i_ i * 1)) + Sum (fun i : Fin n => -2 * Sum (fun i : Fin n => x i) *
    x i) + Sum (fun i : Fin n => -1 * x i ^ 2) + Sum (fun i : Fin n => INR n * x i ^ 2) + Sum (fun i_ : Fin n => -1 *
    Sum (fun i : Fin n => x i ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => Sum (fun i : Fin n => x i ^ 2) * 1)).
  { exact (f_equal (fun (h_38 : R) => h_38 + Sum (fun i_ : Fin n => -1 * x i ^ 2 * 1) + Sum (fun i_ : Fin n => -1 * (x
    i ^ 2 * INR n) * (delta i_ i * 1)) + Sum (fun i : Fin n => -2 * Sum (fun i : Fin n => x i) * x i) + Sum (fun i :
    Fin n => -1 * x i ^ 2) + Sum (fun i : Fin n => INR n * x i ^ 2) + Sum (fun i_ : Fin n => -1 * Sum (fun i : Fin n
    => x i ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => Sum (fun i : Fin n => x i ^ 2) * 1)) (Facts.sum_add n (fun
    i_ : Fin n => 2 * x i * x i_) (fun i_ : Fin n => 2 * (x i * Sum (fun i : Fin n => x i)) * (delta i_ i * 1)))). }
  assert (r146 : 2 * (x i * Sum (fun i : Fin n => x i)) * Sum (fun i_ : Fin n => delta i_ i * 1) = 2 * (x i * Sum (fun
    i : Fin n => x i)) * 1).
  { exact (f_equal (fun (h_39 : R) => 2 * (x i * Sum (fun i : Fin n => x i)) * h_39) r95). }
  assert (r149 : -1 * x i ^ 2 * Sum (fun i : Fin n => 1) = -1 * x i ^ 2 * INR n).
  { exact (f_equal (fun (h_40 : R) => -1 * x i ^ 2 * h_40) r15). }
  assert (r152 : -1 * (x i ^ 2 * INR n) * Sum (fun i_ : Fin n => delta i_ i * 1) = -1 * (x i ^ 2 * INR n) * 1).
  { exact (f_equal (fun (h_41 : R) => -1 * (x i ^ 2 * INR n) * h_41) r95). }
  assert (r158 : -1 * Sum (fun i : Fin n => x i ^ 2) * Sum (fun i_ : Fin n => delta i_ i * 1) = -1 * Sum (fun i : Fin
    n => x i ^ 2) * 1).
  { exact (f_equal (fun (h_42 : R) => -1 * Sum (fun i : Fin n => x i ^ 2) * h_42) r95). }
  assert (r161 : Sum (fun i : Fin n => x i ^ 2) * Sum (fun i : Fin n => 1) = Sum (fun i : Fin n => x i ^ 2) * INR n).
  { exact (f_equal (fun (h_43 : R) => Sum (fun i : Fin n => x i ^ 2) * h_43) r15). }
  assert (r163 : Sum (fun i_ : Fin n => 2 * x i * x i_) + Sum (fun i_ : Fin n => 2 * (x i * Sum (fun i : Fin n => x
    i)) * (delta i_ i * 1)) + Sum (fun i_ : Fin n => -1 * x i ^ 2 * 1) + Sum (fun i_ : Fin n => -1 * (x i ^ 2 * INR n)
    * (delta i_ i * 1)) + Sum (fun i : Fin n => -2 * Sum (fun i : Fin n => x i) * x i) + Sum (fun i : Fin n => -1 * x
    i ^ 2) + Sum (fun i : Fin n => INR n * x i ^ 2) + Sum (fun i_ : Fin n => -1 * Sum (fun i : Fin n => x i ^ 2) *
    (delta i_ i * 1)) + Sum (fun i : Fin n => Sum (fun i : Fin n => x i ^ 2) * 1) = 2 * x i * Sum (fun i : Fin n => x
    i) + 2 * (x i * Sum (fun i : Fin n => x i)) * 1 + -1 * x i ^ 2 * INR n + -1 * (x i ^ 2 * INR n) * 1 + -2 * Sum
    (fun i : Fin n => x i) * Sum (fun i : Fin n => x i) + -1 * Sum (fun i : Fin n => x i ^ 2) + INR n * Sum (fun i :
    Fin n => x i ^ 2) + -1 * Sum (fun i : Fin n => x i ^ 2) * 1 + Sum (fun i : Fin n => x i ^ 2) * INR n).
  { exact (eq_trans (f_equal5 (fun (h_44 : R) (h_45 : R) (h_46 : R) (h_47 : R) (h_48 : R) => h_44 + h_45 + h_46 + h_47
    + h_48 + Sum (fun i : Fin n => -1 * x i ^ 2) + Sum (fun i : Fin n => INR n * x i ^ 2) + Sum (fun i_ : Fin n => -1
    * Sum (fun i : Fin n => x i ^ 2) * (delta i_ i * 1)) + Sum (fun i : Fin n => Sum (fun i : Fin n => x i ^ 2) * 1))
    (Facts.sum_scale n (2 * x i) x) (eq_trans (Facts.sum_scale n (2 * (x i * Sum (fun i : Fin n => x i))) (fun i_ :
    Fin n => delta i_ i * 1)) r146) (eq_trans (Facts.sum_scale n (-1 * x i ^ 2) (fun i : Fin n => 1)) r149) (eq_trans
    (Facts.sum_scale n (-1 * (x i ^ 2 * INR n)) (fun i_ : Fin n => delta i_ i * 1)) r152) (Facts.sum_scale n (-2 * Sum
    (fun i : Fin n => x i)) x)) (f_equal4 (fun (h_49 : R) (h_50 : R) (h_51 : R) (h_52 : R) => 2 * x i * Sum (fun i :
    Fin n => x i) + 2 * (x i * Sum (fun i : Fin n => x i)) * 1 + -1 * x i ^ 2 * INR n + -1 * (x i ^ 2 * INR n) * 1 +
    -2 * Sum (fun i : Fin n => x i) * Sum (fun i : Fin n => x i) + h_49 + h_50 + h_51 + h_52) (Facts.sum_scale n (-1)
    (fun i : Fin n => x i ^ 2)) (Facts.sum_scale n (INR n) (fun i : Fin n => x i ^ 2)) (eq_trans (Facts.sum_scale n
    (-1 * Sum (fun i : Fin n => x i ^ 2)) (fun i_ : Fin n => delta i_ i * 1)) r158) (eq_trans (Facts.sum_scale n (Sum
    (fun i : Fin n => x i ^ 2)) (fun i : Fin n => 1)) r161))). }
  assert (r166 : 2 * x i * Sum (fun i : Fin n => x i) + 2 * (x i * Sum (fun i : Fin n => x i)) * 1 + -1 * x i ^ 2 *
    INR n + -1 * (x i ^ 2 * INR n) * 1 + -2 * Sum (fun i : Fin n => x i) * Sum (fun i : Fin n => x i) + -1 * Sum (fun
    i : Fin n => x i ^ 2) + INR n * Sum (fun i : Fin n => x i ^ 2) + -1 * Sum (fun i : Fin n => x i ^ 2) * 1 + Sum
    (fun i : Fin n => x i ^ 2) * INR n = 4 * (x i * Sum (fun i : Fin n => x i)) + -2 * (x i ^ 2 * INR n) + 2 * (INR n
    * Sum (fun i : Fin n => x i ^ 2)) + -2 * Sum (fun i : Fin n => x i) ^ 2 + -2 * Sum (fun i : Fin n => x i ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((((((((2 * u0) * u1) + ((2 * (u0 * u1)) * 1)) + (((-1) * (u0 ^ 2)) *
    u2)) + (((-1) * ((u0 ^ 2) * u2)) * 1)) + (((-2) * u1) * u1)) + ((-1) * u3)) + (u2 * u3)) + (((-1) * u3) * 1)) +
    (u3 * u2)) = (((((4 * (u0 * u1)) + ((-2) * ((u0 ^ 2) * u2))) + (2 * (u2 * u3))) + ((-2) * (u1 ^ 2))) + ((-2) *
    u3))) by (intros u0 u1 u2 u3; ring).
    exact (identity (x i) (Sum (fun i : Fin n => x i)) (INR n) (Sum (fun i : Fin n => x i ^ 2))). }
  assert (r168 : 1 / (2 * INR n) * Sum (fun i_ : Fin n => Sum (fun i_1 : Fin n => (1 - delta i_ i) * (1 - delta i_1 i)
    * (x i_ - x i_1) ^ 2)) = 1 / 2 * (1 / INR n) * (4 * (x i * Sum (fun i : Fin n => x i)) + -2 * (x i ^ 2 * INR n) +
    2 * (INR n * Sum (fun i : Fin n => x i ^ 2)) + -2 * Sum (fun i : Fin n => x i) ^ 2 + -2 * Sum (fun i : Fin n => x
    i ^ 2))).
  { exact (f_equal2 (fun (h_53 : R) (h_54 : R) => h_53 * h_54) (eq_trans (Facts.inverse_mul 2 (INR n)) r42) (eq_trans
    (eq_trans r121 (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (Facts.sum_add n
    (fun i_ : Fin n => 2 * x i * x i_ + 2 * (x i * Sum (fun i : Fin n => x i)) * (delta i_ i * 1) + -1 * x i ^ 2 * 1 +
    -1 * (x i ^ 2 * INR n) * (delta i_ i * 1) + -2 * Sum (fun i : Fin n => x i) * x i_ + -1 * x i_ ^ 2 + INR n * x i_
    ^ 2 + -1 * Sum (fun i : Fin n => x i ^ 2) * (delta i_ i * 1)) (fun i : Fin n => Sum (fun i : Fin n => x i ^ 2) *
    1)) r124) r127) r130) r133) r136) r139) r142) r163)) r166)). }
  assert (r169 : 1 / 2 * (1 / INR n) * (4 * (x i * Sum (fun i : Fin n => x i)) + -2 * (x i ^ 2 * INR n) + 2 * (INR n *
    Sum (fun i : Fin n => x i ^ 2)) + -2 * Sum (fun i : Fin n => x i) ^ 2 + -2 * Sum (fun i : Fin n => x i ^ 2)) = 2 *
    (x i * (1 / INR n) * Sum (fun i : Fin n => x i)) + -1 * (x i ^ 2 * INR n * (1 / INR n)) + INR n * (1 / INR n) *
    Sum (fun i : Fin n => x i ^ 2) + -1 * (1 / INR n * Sum (fun i : Fin n => x i) ^ 2) + -1 * (1 / INR n * Sum (fun i
    : Fin n => x i ^ 2))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((1/2) * (1 * u0)) * (((((4 * (u1 * u2)) + ((-2) * ((u1 ^ 2) *
    u3))) + (2 * (u3 * u4))) + ((-2) * (u2 ^ 2))) + ((-2) * u4))) = (((((2 * ((u1 * (1 * u0)) * u2)) + ((-1) * (((u1 ^
    2) * u3) * (1 * u0)))) + ((u3 * (1 * u0)) * u4)) + ((-1) * ((1 * u0) * (u2 ^ 2)))) + ((-1) * ((1 * u0) * u4)))) by
    (intros u0 u1 u2 u3 u4; field).
    exact (identity (/ (INR n)) (x i) (Sum (fun i : Fin n => x i)) (INR n) (Sum (fun i : Fin n => x i ^ 2))). }
  exact (eq_trans (eq_trans (eq_trans r34 r35) (eq_sym r37)) (eq_trans r40 (eq_sym (eq_trans r168 r169)))).
Qed.

(* The inequality of Samuelson. *)
Theorem squared_deviation_le (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n) :
  (x i - mean x) ^ 2 <= (INR n - 1) * variance x.
Proof.
  assert (r0 : (INR n - 1) * variance x - (x i - mean x) ^ 2 = 2 * (x i * mean x) + -1 * x i ^ 2 + INR n * variance x
    + -1 * mean x ^ 2 + -1 * variance x).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 - 1) * u1) - ((u2 - u3) ^ 2)) = (((((2 * (u2 * u3)) + ((-1) * (u2
    ^ 2))) + (u0 * u1)) + ((-1) * (u3 ^ 2))) + ((-1) * u1))) by (intros u0 u1 u2 u3; ring).
    exact (identity (INR n) (variance x) (x i) (mean x)). }
  assert (r5 : 1 / 2 * (1 / INR n) = 1 / 2 * (1 / INR n)).
  { assert (identity : forall u0 : R, ((1 / 2) * (1 * u0)) = ((1/2) * (1 * u0))) by (intros u0; field).
    exact (identity (/ (INR n))). }
  assert (r6 : 1 / (2 * INR n) = 1 / 2 * (1 / INR n)).
  { exact (eq_trans (Facts.inverse_mul 2 (INR n)) r5). }
  assert (r7 : forall (i_ i_1 : Fin n), (1 - delta i_ i) * (1 - delta i_1 i) * (x i_ - x i_1) ^ 2 = -2 * (x i_ * x
    i_1) + 2 * (x i_ * x i_1 * delta i_ i) + -2 * (x i_ * x i_1 * delta i_ i * delta i_1 i) + 2 * (x i_ * x i_1 *
    delta i_1 i) + x i_ ^ 2 + -1 * (x i_ ^ 2 * delta i_ i) + x i_ ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_ ^ 2 *
    delta i_1 i) + x i_1 ^ 2 + -1 * (x i_1 ^ 2 * delta i_ i) + x i_1 ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_1 ^ 2
    * delta i_1 i)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1 - u0) * (1 - u1)) * ((u2 - u3) ^ 2)) = (((((((((((((-2) * (u2 *
    u3)) + (2 * ((u2 * u3) * u0))) + ((-2) * (((u2 * u3) * u0) * u1))) + (2 * ((u2 * u3) * u1))) + (u2 ^ 2)) + ((-1) *
    ((u2 ^ 2) * u0))) + (((u2 ^ 2) * u0) * u1)) + ((-1) * ((u2 ^ 2) * u1))) + (u3 ^ 2)) + ((-1) * ((u3 ^ 2) * u0))) +
    (((u3 ^ 2) * u0) * u1)) + ((-1) * ((u3 ^ 2) * u1)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_ i_1 : Fin n) => (identity (delta i_ i) (delta i_1 i) (x i_) (x i_1))). }
  assert (r8 : forall (i_ : Fin n), Sum (fun i_1 : Fin n => (1 - delta i_ i) * (1 - delta i_1 i) * (x i_ - x i_1) ^ 2)
    = Sum (fun i_1 : Fin n => -2 * (x i_ * x i_1) + 2 * (x i_ * x i_1 * delta i_ i) + -2 * (x i_ * x i_1 * delta i_ i
    * delta i_1 i) + 2 * (x i_ * x i_1 * delta i_1 i) + x i_ ^ 2 + -1 * (x i_ ^ 2 * delta i_ i) + x i_ ^ 2 * delta i_
    i * delta i_1 i + -1 * (x i_ ^ 2 * delta i_1 i) + x i_1 ^ 2 + -1 * (x i_1 ^ 2 * delta i_ i) + x i_1 ^ 2 * delta i_
    i * delta i_1 i + -1 * (x i_1 ^ 2 * delta i_1 i))).
  { exact (fun (i_ : Fin n) => (Rules.sum_congruence (fun (i_1 : Fin n) => (r7 i_ i_1)))). }
  assert (r9 : Sum (fun i_ : Fin n => Sum (fun i_1 : Fin n => (1 - delta i_ i) * (1 - delta i_1 i) * (x i_ - x i_1) ^
    2)) = Sum (fun i_ : Fin n => Sum (fun i_1 : Fin n => -2 * (x i_ * x i_1) + 2 * (x i_ * x i_1 * delta i_ i) + -2 *
    (x i_ * x i_1 * delta i_ i * delta i_1 i) + 2 * (x i_ * x i_1 * delta i_1 i) + x i_ ^ 2 + -1 * (x i_ ^ 2 * delta
    i_ i) + x i_ ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_ ^ 2 * delta i_1 i) + x i_1 ^ 2 + -1 * (x i_1 ^ 2 * delta
    i_ i) + x i_1 ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_1 ^ 2 * delta i_1 i)))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (r8 i_))). }
  assert (r10 : 1 / (2 * INR n) * Sum (fun i_ : Fin n => Sum (fun i_1 : Fin n => (1 - delta i_ i) * (1 - delta i_1 i)
    * (x i_ - x i_1) ^ 2)) = 1 / 2 * (1 / INR n) * Sum (fun i_ : Fin n => Sum (fun i_1 : Fin n => -2 * (x i_ * x i_1)
    + 2 * (x i_ * x i_1 * delta i_ i) + -2 * (x i_ * x i_1 * delta i_ i * delta i_1 i) + 2 * (x i_ * x i_1 * delta i_1
    i) + x i_ ^ 2 + -1 * (x i_ ^ 2 * delta i_ i) + x i_ ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_ ^ 2 * delta i_1 i)
    + x i_1 ^ 2 + -1 * (x i_1 ^ 2 * delta i_ i) + x i_1 ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_1 ^ 2 * delta i_1
    i)))).
  { exact (f_equal2 (fun (h : R) (h_ : R) => h * h_) r6 r9). }
  assert (r11 : 1 / 2 * (1 / INR n) * Sum (fun i_ : Fin n => Sum (fun i_1 : Fin n => -2 * (x i_ * x i_1) + 2 * (x i_ *
    x i_1 * delta i_ i) + -2 * (x i_ * x i_1 * delta i_ i * delta i_1 i) + 2 * (x i_ * x i_1 * delta i_1 i) + x i_ ^ 2
    + -1 * (x i_ ^ 2 * delta i_ i) + x i_ ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_ ^ 2 * delta i_1 i) + x i_1 ^ 2 +
    -1 * (x i_1 ^ 2 * delta i_ i) + x i_1 ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_1 ^ 2 * delta i_1 i))) = 1 / 2 *
    (1 / INR n * Sum (fun i_ : Fin n => Sum (fun i_1 : Fin n => -2 * (x i_ * x i_1) + 2 * (x i_ * x i_1 * delta i_ i)
    + -2 * (x i_ * x i_1 * delta i_ i * delta i_1 i) + 2 * (x i_ * x i_1 * delta i_1 i) + x i_ ^ 2 + -1 * (x i_ ^ 2 *
    delta i_ i) + x i_ ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_ ^ 2 * delta i_1 i) + x i_1 ^ 2 + -1 * (x i_1 ^ 2 *
    delta i_ i) + x i_1 ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_1 ^ 2 * delta i_1 i))))).
  { assert (identity : forall u0 u1 : R, (((1/2) * (1 * u0)) * u1) = ((1/2) * ((1 * u0) * u1))) by (intros u0 u1;
    field).
    exact (identity (/ (INR n)) (Sum (fun i_ : Fin n => Sum (fun i_1 : Fin n => -2 * (x i_ * x i_1) + 2 * (x i_ * x
      i_1 * delta i_ i) + -2 * (x i_ * x i_1 * delta i_ i * delta i_1 i) + 2 * (x i_ * x i_1 * delta i_1 i) + x i_ ^ 2
      + -1 * (x i_ ^ 2 * delta i_ i) + x i_ ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_ ^ 2 * delta i_1 i) + x i_1 ^ 2
      + -1 * (x i_1 ^ 2 * delta i_ i) + x i_1 ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_1 ^ 2 * delta i_1 i))))). }
  assert (r14 : x i * mean x = 1 / 2 * x i ^ 2 + -1 / 2 * (INR n * variance x) + 1 / 2 * mean x ^ 2 + 1 / 2 * variance
    x + 1 / 4 * (1 / INR n * Sum (fun i_ : Fin n => Sum (fun i_1 : Fin n => -2 * (x i_ * x i_1) + 2 * (x i_ * x i_1 *
    delta i_ i) + -2 * (x i_ * x i_1 * delta i_ i * delta i_1 i) + 2 * (x i_ * x i_1 * delta i_1 i) + x i_ ^ 2 + -1 *
    (x i_ ^ 2 * delta i_ i) + x i_ ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_ ^ 2 * delta i_1 i) + x i_1 ^ 2 + -1 *
    (x i_1 ^ 2 * delta i_ i) + x i_1 ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_1 ^ 2 * delta i_1 i))))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((((1/2) * (u0 ^ 2)) + ((-1/2) * (u1 * u2))) + ((1/2) * (u3 ^
    2))) + ((1/2) * u2)) + ((1/4) * ((1 * u4) * u5))) - (u0 * u3) = ((1/2) * (((1/2) * ((1 * u4) * u5)) - (((((2 * (u0
    * u3)) + ((-1) * (u0 ^ 2))) + (u1 * u2)) + ((-1) * (u3 ^ 2))) + ((-1) * u2))) + 0)) by (intros u0 u1 u2 u3 u4 u5;
    field).
    exact (Rules.linear_combination (Rules.and_equation (1 / 2) (eq_trans (eq_trans (eq_sym r0)
      (Normalization.squared_deviation_defect n n_pos x i)) (eq_trans r10 r11)) Rules.no_equation) (identity (x i)
      (INR n) (variance x) (mean x) (/ (INR n)) (Sum (fun i_ : Fin n => Sum (fun i_1 : Fin n => -2 * (x i_ * x i_1) +
      2 * (x i_ * x i_1 * delta i_ i) + -2 * (x i_ * x i_1 * delta i_ i * delta i_1 i) + 2 * (x i_ * x i_1 * delta i_1
      i) + x i_ ^ 2 + -1 * (x i_ ^ 2 * delta i_ i) + x i_ ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_ ^ 2 * delta i_1
      i) + x i_1 ^ 2 + -1 * (x i_1 ^ 2 * delta i_ i) + x i_1 ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_1 ^ 2 * delta
      i_1 i)))))). }
  assert (r15 : (x i - mean x) ^ 2 = INR n * variance x + -1 * variance x + -1 / 2 * (1 / INR n * Sum (fun i_ : Fin n
    => Sum (fun i_1 : Fin n => -2 * (x i_ * x i_1) + 2 * (x i_ * x i_1 * delta i_ i) + -2 * (x i_ * x i_1 * delta i_ i
    * delta i_1 i) + 2 * (x i_ * x i_1 * delta i_1 i) + x i_ ^ 2 + -1 * (x i_ ^ 2 * delta i_ i) + x i_ ^ 2 * delta i_
    i * delta i_1 i + -1 * (x i_ ^ 2 * delta i_1 i) + x i_1 ^ 2 + -1 * (x i_1 ^ 2 * delta i_ i) + x i_1 ^ 2 * delta i_
    i * delta i_1 i + -1 * (x i_1 ^ 2 * delta i_1 i))))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((u0 * u1) + ((-1) * u1)) + ((-1/2) * ((1 * u2) * u3))) - ((u4 -
    u5) ^ 2) = ((-2) * (((((((1/2) * (u4 ^ 2)) + ((-1/2) * (u0 * u1))) + ((1/2) * (u5 ^ 2))) + ((1/2) * u1)) + ((1/4)
    * ((1 * u2) * u3))) - (u4 * u5)) + 0)) by (intros u0 u1 u2 u3 u4 u5; field).
    exact (Rules.linear_combination (Rules.and_equation (-2) r14 Rules.no_equation) (identity (INR n) (variance x) (/
      (INR n)) (Sum (fun i_ : Fin n => Sum (fun i_1 : Fin n => -2 * (x i_ * x i_1) + 2 * (x i_ * x i_1 * delta i_ i) +
      -2 * (x i_ * x i_1 * delta i_ i * delta i_1 i) + 2 * (x i_ * x i_1 * delta i_1 i) + x i_ ^ 2 + -1 * (x i_ ^ 2 *
      delta i_ i) + x i_ ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_ ^ 2 * delta i_1 i) + x i_1 ^ 2 + -1 * (x i_1 ^ 2
      * delta i_ i) + x i_1 ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_1 ^ 2 * delta i_1 i)))) (x i) (mean x))). }
  assert (r16 : (INR n - 1) * variance x - 1 / (2 * INR n) * Sum (fun i_ : Fin n => Sum (fun i_1 : Fin n => (1 - delta
    i_ i) * (1 - delta i_1 i) * (x i_ - x i_1) ^ 2)) = (INR n - 1) * variance x - 1 / 2 * (1 / INR n) * Sum (fun i_ :
    Fin n => Sum (fun i_1 : Fin n => -2 * (x i_ * x i_1) + 2 * (x i_ * x i_1 * delta i_ i) + -2 * (x i_ * x i_1 *
    delta i_ i * delta i_1 i) + 2 * (x i_ * x i_1 * delta i_1 i) + x i_ ^ 2 + -1 * (x i_ ^ 2 * delta i_ i) + x i_ ^ 2
    * delta i_ i * delta i_1 i + -1 * (x i_ ^ 2 * delta i_1 i) + x i_1 ^ 2 + -1 * (x i_1 ^ 2 * delta i_ i) + x i_1 ^ 2
    * delta i_ i * delta i_1 i + -1 * (x i_1 ^ 2 * delta i_1 i)))).
  { exact (f_equal2 (fun (h_1 : R) (h_2 : R) => (INR n - 1) * variance x - h_1 * h_2) r6 r9). }
  assert (r17 : (INR n - 1) * variance x - 1 / 2 * (1 / INR n) * Sum (fun i_ : Fin n => Sum (fun i_1 : Fin n => -2 *
    (x i_ * x i_1) + 2 * (x i_ * x i_1 * delta i_ i) + -2 * (x i_ * x i_1 * delta i_ i * delta i_1 i) + 2 * (x i_ * x
    i_1 * delta i_1 i) + x i_ ^ 2 + -1 * (x i_ ^ 2 * delta i_ i) + x i_ ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_ ^
    2 * delta i_1 i) + x i_1 ^ 2 + -1 * (x i_1 ^ 2 * delta i_ i) + x i_1 ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_1
    ^ 2 * delta i_1 i))) = INR n * variance x + -1 * variance x + -1 / 2 * (1 / INR n * Sum (fun i_ : Fin n => Sum
    (fun i_1 : Fin n => -2 * (x i_ * x i_1) + 2 * (x i_ * x i_1 * delta i_ i) + -2 * (x i_ * x i_1 * delta i_ i *
    delta i_1 i) + 2 * (x i_ * x i_1 * delta i_1 i) + x i_ ^ 2 + -1 * (x i_ ^ 2 * delta i_ i) + x i_ ^ 2 * delta i_ i
    * delta i_1 i + -1 * (x i_ ^ 2 * delta i_1 i) + x i_1 ^ 2 + -1 * (x i_1 ^ 2 * delta i_ i) + x i_1 ^ 2 * delta i_ i
    * delta i_1 i + -1 * (x i_1 ^ 2 * delta i_1 i))))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 - 1) * u1) - (((1/2) * (1 * u2)) * u3)) = (((u0 * u1) + ((-1) *
    u1)) + ((-1/2) * ((1 * u2) * u3)))) by (intros u0 u1 u2 u3; field).
    exact (identity (INR n) (variance x) (/ (INR n)) (Sum (fun i_ : Fin n => Sum (fun i_1 : Fin n => -2 * (x i_ * x
      i_1) + 2 * (x i_ * x i_1 * delta i_ i) + -2 * (x i_ * x i_1 * delta i_ i * delta i_1 i) + 2 * (x i_ * x i_1 *
      delta i_1 i) + x i_ ^ 2 + -1 * (x i_ ^ 2 * delta i_ i) + x i_ ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_ ^ 2 *
      delta i_1 i) + x i_1 ^ 2 + -1 * (x i_1 ^ 2 * delta i_ i) + x i_1 ^ 2 * delta i_ i * delta i_1 i + -1 * (x i_1 ^
      2 * delta i_1 i))))). }
  assert (r21 : forall (i_2 i_3 : Fin n), 0 <= (x i_2 - x i_3) ^ 2).
  { exact (fun (i_2 i_3 : Fin n) => (Facts.square_nonneg (x i_2 - x i_3))). }
  assert (r24 : forall (a : Fin n), delta a a ^ 2 = delta a a).
  { assert (identity : forall u0 : R, u0 - (u0 ^ 2) = (u0 * (1 - u0) + 0)) by (intros u0; ring).
    exact (fun (a : Fin n) => (Rules.linear_combination (Rules.and_equation (delta a a) (Facts.delta_same n a)
      Rules.no_equation) (identity (delta a a)))). }
  assert (r26 : forall (a b : Fin n), a <> b -> delta a b ^ 2 = delta a b).
  { assert (identity : forall u0 : R, u0 - (u0 ^ 2) = ((u0 - 1) * (0 - u0) + 0)) by (intros u0; ring).
    exact (fun (a b : Fin n) p => (Rules.linear_combination (Rules.and_equation (delta a b - 1) (Facts.delta_apart n a
      b p) Rules.no_equation) (identity (delta a b)))). }
  assert (r27 : forall (a b : Fin n), delta a b ^ 2 = delta a b).
  { exact (fun (a b : Fin n) => (Rules.index_cases (fun (b : Fin n) => delta a b ^ 2 = delta a b) a b (r24 a) (fun p_
    => (r26 a b p_)))). }
  assert (r28 : forall (a b : Fin n), delta a b <= 1).
  { assert (identity : forall u0 : R, 1 - u0 = (1 * (((1 - u0) ^ 2) - 0) + (1 * (u0 - (u0 ^ 2)) + 0))) by (intros u0;
    ring).
    exact (fun (a b : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Facts.square_nonneg (1 - delta a b)) (Rules.and_eq 1 (r27 a b) Rules.no_relation)) (identity (delta a b))))). }
  assert (r30 : forall (i_3 : Fin n), 0 <= 1 - delta i_3 i).
  { assert (identity : forall u0 : R, (1 - u0) - 0 = (1 * (1 - u0) + 0)) by (intros u0; ring).
    exact (fun (i_3 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (r28 i_3 i) Rules.no_relation) (identity (delta i_3 i))))). }
  assert (r32 : forall (i_2 : Fin n), 0 <= 1 - delta i_2 i).
  { assert (identity : forall u0 : R, (1 - u0) - 0 = (1 * (1 - u0) + 0)) by (intros u0; ring).
    exact (fun (i_2 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (r28 i_2 i) Rules.no_relation) (identity (delta i_2 i))))). }
  assert (r35 : forall (i_2 i_3 : Fin n), 0 <= (1 - delta i_2 i) * (1 - delta i_3 i)).
  { exact (fun (i_2 i_3 : Fin n) => (Facts.mul_nonneg (1 - delta i_2 i) (1 - delta i_3 i) (r32 i_2) (r30 i_3))). }
  assert (r39 : forall (i_2 : Fin n), 0 <= Sum (fun i_ : Fin n => (1 - delta i_2 i) * (1 - delta i_ i) * (x i_2 - x
    i_) ^ 2)).
  { exact (fun (i_2 : Fin n) => (proj1 (Rules.sum_sign (fun (i_3 : Fin n) => (1 - delta i_2 i) * (1 - delta i_3 i) *
    (x i_2 - x i_3) ^ 2)) (fun (i_3 : Fin n) => (Facts.mul_nonneg ((1 - delta i_2 i) * (1 - delta i_3 i)) ((x i_2 - x
    i_3) ^ 2) (r35 i_2 i_3) (r21 i_2 i_3))))). }
  assert (r40 : 0 <= Sum (fun i_ : Fin n => Sum (fun i_1 : Fin n => (1 - delta i_ i) * (1 - delta i_1 i) * (x i_ - x
    i_1) ^ 2))).
  { exact (proj1 (Rules.sum_sign (fun (i_2 : Fin n) => Sum (fun i_ : Fin n => (1 - delta i_2 i) * (1 - delta i_ i) *
    (x i_2 - x i_) ^ 2))) (fun (i_2 : Fin n) => (r39 i_2))). }
  assert (r41 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r42 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r41)). }
  assert (r44 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_3 : R) => 0 < h_3) r42 (INR n) (Facts.sum_one n)). }
  assert (r45 : 0 < 2).
  { assert (identity : 2 - 0 = (2 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 2 (Rules.integer_pos 2 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r48 : 0 < 2 * INR n).
  { exact (Facts.mul_pos 2 (INR n) r45 r44). }
  assert (r51 : 0 <= 1 / (2 * INR n)).
  { assert (identity : forall u0 : R, (1 * u0) - 0 = (1 * ((1 * u0) - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.inverse_pos (2 * INR n) r48)) Rules.no_relation) (identity (/ (2 * INR n))))). }
  assert (r55 : (INR n - 1) * variance x - 1 / (2 * INR n) * Sum (fun k : Fin n => Sum (fun l : Fin n => (1 - delta k
    i) * (1 - delta l i) * (x k - x l) ^ 2)) <= (INR n - 1) * variance x).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u2 - 1) * u3) - (((u2 - 1) * u3) - ((1 * u0) * u1)) = (1 * (((1 * u0)
    * u1) - 0) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg (1 /
      (2 * INR n)) (Sum (fun k : Fin n => Sum (fun l : Fin n => (1 - delta k i) * (1 - delta l i) * (x k - x l) ^ 2)))
      r51 r40) Rules.no_relation) (identity (/ (2 * INR n)) (Sum (fun k : Fin n => Sum (fun l : Fin n => (1 - delta k
      i) * (1 - delta l i) * (x k - x l) ^ 2))) (INR n) (variance x)))). }
  assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 - 1) * u1) - ((u4 - u5) ^ 2) = (1 * ((((u0 - 1) * u1) - ((1 *
    u2) * u3)) - ((u4 - u5) ^ 2)) + (1 * (((u0 - 1) * u1) - (((u0 - 1) * u1) - ((1 * u2) * u3))) + 0))) by (intros u0
    u1 u2 u3 u4 u5; ring).
  exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_trans r15 (eq_sym (eq_trans r16 r17))) (Rules.and_le 1
    (Rules.integer_nonneg 1 eq_refl) r55 Rules.no_relation)) (identity (INR n) (variance x) (/ (2 * INR n)) (Sum (fun
    k : Fin n => Sum (fun l : Fin n => (1 - delta k i) * (1 - delta l i) * (x k - x l) ^ 2))) (x i) (mean x)))).
Qed.

(* The square of a normalized entry is less than their number. *)
Theorem normalized_entry_sq_le (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (i : Fin n)
    (given_1 : 0 < variance x + epsilon)
    (given_2 : 0 <= epsilon) :
  layernorm x epsilon i ^ 2 <= INR n - 1.
Proof.
  assert (r0 : layernorm x epsilon i = (x i - mean x) / deviation x epsilon).
  { exact eq_refl. }
  assert (r1 : (x i - mean x) / deviation x epsilon = x i * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation
    x epsilon))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (identity (x i) (mean x) (/ (deviation x epsilon))). }
  assert (r3 : layernorm x epsilon i ^ 2 = (x i * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x
    epsilon))) ^ 2).
  { exact (f_equal (fun (h : R) => h ^ 2) (eq_trans r0 r1)). }
  assert (r4 : (x i * (1 / deviation x epsilon) + -1 * (mean x * (1 / deviation x epsilon))) ^ 2 = -2 * (x i * mean x
    * (1 / deviation x epsilon) ^ 2) + x i ^ 2 * (1 / deviation x epsilon) ^ 2 + mean x ^ 2 * (1 / deviation x
    epsilon) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (((u0 * (1 * u1)) + ((-1) * (u2 * (1 * u1)))) ^ 2) = ((((-2) * ((u0 * u2)
    * ((1 * u1) ^ 2))) + ((u0 ^ 2) * ((1 * u1) ^ 2))) + ((u2 ^ 2) * ((1 * u1) ^ 2)))) by (intros u0 u1 u2; ring).
    exact (identity (x i) (/ (deviation x epsilon)) (mean x)). }
  assert (r6 : (x i - mean x) ^ 2 / deviation x epsilon ^ 2 = (x i - mean x) ^ 2 * (1 / deviation x epsilon ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, (((u0 - u1) ^ 2) * u2) = (((u0 - u1) ^ 2) * (1 * u2))) by (intros u0 u1
    u2; ring).
    exact (identity (x i) (mean x) (/ (deviation x epsilon ^ 2))). }
  assert (r7 : deviation x epsilon ^ 2 = deviation x epsilon * deviation x epsilon).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (deviation x epsilon)). }
  assert (r8 : 1 / deviation x epsilon ^ 2 = 1 / (deviation x epsilon * deviation x epsilon)).
  { exact (f_equal (fun (h_ : R) => 1 / h_) r7). }
  assert (r11 : 1 / deviation x epsilon * (1 / deviation x epsilon) = (1 / deviation x epsilon) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (deviation x epsilon))). }
  assert (r12 : 1 / deviation x epsilon ^ 2 = (1 / deviation x epsilon) ^ 2).
  { exact (eq_trans (eq_trans r8 (Facts.inverse_mul (deviation x epsilon) (deviation x epsilon))) r11). }
  assert (r13 : (x i - mean x) ^ 2 * (1 / deviation x epsilon ^ 2) = (x i - mean x) ^ 2 * (1 / deviation x epsilon) ^
    2).
  { exact (f_equal (fun (h_1 : R) => (x i - mean x) ^ 2 * h_1) r12). }
  assert (r15 : (x i - mean x) ^ 2 * (1 / deviation x epsilon) ^ 2 = -2 * (x i * mean x * (1 / deviation x epsilon) ^
    2) + x i ^ 2 * (1 / deviation x epsilon) ^ 2 + mean x ^ 2 * (1 / deviation x epsilon) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (((u0 - u1) ^ 2) * ((1 * u2) ^ 2)) = ((((-2) * ((u0 * u1) * ((1 * u2) ^
    2))) + ((u0 ^ 2) * ((1 * u2) ^ 2))) + ((u1 ^ 2) * ((1 * u2) ^ 2)))) by (intros u0 u1 u2; ring).
    exact (identity (x i) (mean x) (/ (deviation x epsilon))). }
  assert (r21 : deviation x epsilon <> 0).
  { exact (Facts.ne_of_pos (deviation x epsilon) (Normalization.deviation_pos n n_pos x epsilon given_1)). }
  assert (r23 : 0 < deviation x epsilon ^ 2).
  { exact (Facts.square_pos (deviation x epsilon) r21). }
  assert (r26 : 0 <= 1 / deviation x epsilon ^ 2).
  { assert (identity : forall u0 : R, (1 * u0) - 0 = (1 * ((1 * u0) - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.inverse_pos (deviation x epsilon ^ 2) r23)) Rules.no_relation) (identity (/ (deviation x epsilon ^
      2))))). }
  assert (r28 : 0 <= (INR n - 1) * variance x - (x i - mean x) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 - 1) * u1) - ((u2 - u3) ^ 2)) - 0 = (1 * (((u0 - 1) * u1) - ((u2
    - u3) ^ 2)) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Normalization.squared_deviation_le n n_pos x i) Rules.no_relation) (identity (INR n) (variance x) (x i) (mean
      x)))). }
  assert (r32 : ((INR n - 1) * variance x - (x i - mean x) ^ 2) * (1 / deviation x epsilon ^ 2) = ((INR n - 1) *
    variance x - (x i - mean x) ^ 2) / deviation x epsilon ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 - 1) * u1) - ((u2 - u3) ^ 2)) * (1 * u4)) = ((((u0 - 1) * u1)
    - ((u2 - u3) ^ 2)) * u4)) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (INR n) (variance x) (x i) (mean x) (/ (deviation x epsilon ^ 2))). }
  assert (r33 : 0 <= ((INR n - 1) * variance x - (x i - mean x) ^ 2) / deviation x epsilon ^ 2).
  { exact (eq_ind (((INR n - 1) * variance x - (x i - mean x) ^ 2) * (1 / deviation x epsilon ^ 2)) (fun (h_2 : R) =>
    0 <= h_2) (Facts.mul_nonneg ((INR n - 1) * variance x - (x i - mean x) ^ 2) (1 / deviation x epsilon ^ 2) r28 r26)
    (((INR n - 1) * variance x - (x i - mean x) ^ 2) / deviation x epsilon ^ 2) r32). }
  assert (r34 : (x i - mean x) ^ 2 / deviation x epsilon ^ 2 <= (INR n - 1) * (variance x / deviation x epsilon ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 - 1) * (u1 * u4)) - (((u2 - u3) ^ 2) * u4) = (1 * (((((u0 - 1)
    * u1) - ((u2 - u3) ^ 2)) * u4) - 0) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r33 Rules.no_relation)
      (identity (INR n) (variance x) (x i) (mean x) (/ (deviation x epsilon ^ 2))))). }
  assert (r35 : (INR n - 1) * (variance x / deviation x epsilon ^ 2) = (INR n - 1) * (variance x * (1 / deviation x
    epsilon ^ 2))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - 1) * (u1 * u2)) = ((u0 - 1) * (u1 * (1 * u2)))) by (intros u0 u1
    u2; ring).
    exact (identity (INR n) (variance x) (/ (deviation x epsilon ^ 2))). }
  assert (r36 : (INR n - 1) * (variance x * (1 / deviation x epsilon ^ 2)) = (INR n - 1) * (variance x * (1 /
    deviation x epsilon) ^ 2)).
  { exact (f_equal (fun (h_3 : R) => (INR n - 1) * (variance x * h_3)) r12). }
  assert (r38 : (INR n - 1) * (variance x * (1 / deviation x epsilon) ^ 2) = INR n * variance x * (1 / deviation x
    epsilon) ^ 2 + -1 * (variance x * (1 / deviation x epsilon) ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - 1) * (u1 * ((1 * u2) ^ 2))) = (((u0 * u1) * ((1 * u2) ^ 2)) + ((-1)
    * (u1 * ((1 * u2) ^ 2))))) by (intros u0 u1 u2; ring).
    exact (identity (INR n) (variance x) (/ (deviation x epsilon))). }
  assert (r40 : INR n - 1 - epsilon / deviation x epsilon ^ 2 * Sum (fun k : Fin n => 1 - delta k i) = INR n - 1 -
    epsilon * (1 / deviation x epsilon ^ 2) * Sum (fun k : Fin n => 1 - delta k i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 - 1) - ((u1 * u2) * u3)) = ((u0 - 1) - ((u1 * (1 * u2)) * u3))) by
    (intros u0 u1 u2 u3; ring).
    exact (identity (INR n) epsilon (/ (deviation x epsilon ^ 2)) (Sum (fun k : Fin n => 1 - delta k i))). }
  assert (r42 : forall (a b : Fin n), a <> b -> delta a b = 0).
  { exact (fun (a b : Fin n) p => (Facts.delta_apart n a b p)). }
  assert (r43 : forall (b a : Fin n), a <> b -> b <> a).
  { exact (fun (b a : Fin n) p_ => (Facts.apart_symm n a b p_)). }
  assert (r46 : forall (a b : Fin n), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin n) p_1 => (Rules.linear_combination (Rules.and_equation 1 (r42 a b p_1) (Rules.and_equation
      (-1) (Facts.delta_apart n b a (r43 b a p_1)) Rules.no_equation)) (identity (delta b a) (delta a b)))). }
  assert (r47 : forall (a b : Fin n), delta a b = delta b a).
  { exact (fun (a b : Fin n) => (Rules.index_cases (fun (b : Fin n) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_2 => (r46 a b p_2)))). }
  assert (r49 : forall (i_ : Fin n), 1 - delta i_ i = 1 - delta i i_).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_4 : R) => 1 - h_4) (r47 i_ i))). }
  assert (r50 : forall (i_ : Fin n), 1 - delta i i_ = 1 + -1 * delta i i_).
  { assert (identity : forall u0 : R, (1 - u0) = (1 + ((-1) * u0))) by (intros u0; ring).
    exact (fun (i_ : Fin n) => (identity (delta i i_))). }
  assert (r53 : forall (i_ : Fin n), 1 + -1 * delta i i_ = 1 + -1 * (delta i_ i * 1)).
  { assert (identity : forall u0 u1 : R, (1 + ((-1) * (u0 * 1))) - (1 + ((-1) * u1)) = (((-1) * 1) * (u0 - u1) + 0))
    by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (-1 * 1) (r47 i i_) Rules.no_equation)
      (identity (delta i_ i) (delta i i_)))). }
  assert (r55 : Sum (fun i_ : Fin n => 1 - delta i_ i) = Sum (fun i_ : Fin n => 1 + -1 * (delta i_ i * 1))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (eq_trans (r49 i_) (r50 i_)) (r53 i_)))). }
  assert (r60 : -1 * Sum (fun i_ : Fin n => delta i_ i * 1) = -1 * 1).
  { exact (f_equal (fun (h_5 : R) => -1 * h_5) (Facts.sum_delta n i (fun i : Fin n => 1))). }
  assert (r62 : Sum (fun i : Fin n => 1) + Sum (fun i_ : Fin n => -1 * (delta i_ i * 1)) = INR n + -1 * 1).
  { exact (f_equal2 (fun (h_6 : R) (h_7 : R) => h_6 + h_7) (Facts.sum_one n) (eq_trans (Facts.sum_scale n (-1) (fun i_
    : Fin n => delta i_ i * 1)) r60)). }
  assert (r65 : INR n + -1 * 1 = -1 + INR n).
  { assert (identity : forall u0 : R, (u0 + ((-1) * 1)) = ((-1) + u0)) by (intros u0; ring).
    exact (identity (INR n)). }
  assert (r67 : INR n - 1 - epsilon * (1 / deviation x epsilon ^ 2) * Sum (fun i_ : Fin n => 1 - delta i_ i) = INR n -
    1 - epsilon * (1 / deviation x epsilon) ^ 2 * (-1 + INR n)).
  { exact (f_equal2 (fun (h_8 : R) (h_9 : R) => INR n - 1 - epsilon * h_8 * h_9) r12 (eq_trans (eq_trans r55 (eq_trans
    (Facts.sum_add n (fun i : Fin n => 1) (fun i_ : Fin n => -1 * (delta i_ i * 1))) r62)) r65)). }
  assert (r69 : variance x + epsilon = epsilon + variance x).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (identity (variance x) epsilon). }
  assert (r73 : epsilon = deviation x epsilon ^ 2 + -1 * variance x).
  { assert (identity : forall u0 u1 u2 : R, ((u0 ^ 2) + ((-1) * u1)) - u2 = (1 * ((u0 ^ 2) - (u2 + u1)) + 0)) by
    (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_sym r69) (Normalization.deviation_sq n n_pos x
      epsilon given_1)) Rules.no_equation) (identity (deviation x epsilon) (variance x) epsilon)). }
  assert (r75 : deviation x epsilon * (1 / deviation x epsilon) = 1).
  { exact (Facts.mul_inverse (deviation x epsilon) r21). }
  assert (r76 : INR n - 1 - epsilon * (1 / deviation x epsilon) ^ 2 * (-1 + INR n) = INR n * variance x * (1 /
    deviation x epsilon) ^ 2 + -1 * (variance x * (1 / deviation x epsilon) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) * ((1 * u2) ^ 2)) + ((-1) * (u1 * ((1 * u2) ^ 2)))) -
    ((u0 - 1) - ((u3 * ((1 * u2) ^ 2)) * ((-1) + u0))) = ((((-1) * (u0 * ((1 * u2) ^ 2))) + ((1 * u2) ^ 2)) * (((u4 ^
    2) + ((-1) * u1)) - u3) + ((u4 * (1 * u2)) * (1 - (u4 * (1 * u2))) + (((-1) * ((u0 * u4) * (1 * u2))) * (1 - (u4 *
    (1 * u2))) + (1 * (1 - (u4 * (1 * u2))) + (((-1) * u0) * (1 - (u4 * (1 * u2))) + 0)))))) by (intros u0 u1 u2 u3
    u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (INR n * (1 / deviation x epsilon) ^ 2) + (1 / deviation
      x epsilon) ^ 2) r73 (Rules.and_equation (deviation x epsilon * (1 / deviation x epsilon)) r75
      (Rules.and_equation (-1 * (INR n * deviation x epsilon * (1 / deviation x epsilon))) r75 (Rules.and_equation 1
      r75 (Rules.and_equation (-1 * INR n) r75 Rules.no_equation))))) (identity (INR n) (variance x) (/ (deviation x
      epsilon)) epsilon (deviation x epsilon))). }
  assert (r82 : forall (a : Fin n), delta a a ^ 2 = delta a a).
  { assert (identity : forall u0 : R, u0 - (u0 ^ 2) = (u0 * (1 - u0) + 0)) by (intros u0; ring).
    exact (fun (a : Fin n) => (Rules.linear_combination (Rules.and_equation (delta a a) (Facts.delta_same n a)
      Rules.no_equation) (identity (delta a a)))). }
  assert (r83 : forall (a b : Fin n), a <> b -> delta a b ^ 2 = delta a b).
  { assert (identity : forall u0 : R, u0 - (u0 ^ 2) = ((u0 - 1) * (0 - u0) + 0)) by (intros u0; ring).
    exact (fun (a b : Fin n) p_3 => (Rules.linear_combination (Rules.and_equation (delta a b - 1) (r42 a b p_3)
      Rules.no_equation) (identity (delta a b)))). }
  assert (r84 : forall (a b : Fin n), delta a b ^ 2 = delta a b).
  { exact (fun (a b : Fin n) => (Rules.index_cases (fun (b : Fin n) => delta a b ^ 2 = delta a b) a b (r82 a) (fun p_4
    => (r83 a b p_4)))). }
  assert (r85 : forall (a b : Fin n), delta a b <= 1).
  { assert (identity : forall u0 : R, 1 - u0 = (1 * (((1 - u0) ^ 2) - 0) + (1 * (u0 - (u0 ^ 2)) + 0))) by (intros u0;
    ring).
    exact (fun (a b : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Facts.square_nonneg (1 - delta a b)) (Rules.and_eq 1 (r84 a b) Rules.no_relation)) (identity (delta a b))))). }
  assert (r87 : forall (i_1 : Fin n), 0 <= 1 - delta i_1 i).
  { assert (identity : forall u0 : R, (1 - u0) - 0 = (1 * (1 - u0) + 0)) by (intros u0; ring).
    exact (fun (i_1 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (r85 i_1 i) Rules.no_relation) (identity (delta i_1 i))))). }
  assert (r88 : 0 <= Sum (fun i_ : Fin n => 1 - delta i_ i)).
  { exact (proj1 (Rules.sum_sign (fun (i_1 : Fin n) => 1 - delta i_1 i)) (fun (i_1 : Fin n) => (r87 i_1))). }
  assert (r91 : epsilon * (1 / deviation x epsilon ^ 2) = epsilon / deviation x epsilon ^ 2).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = (u0 * u1)) by (intros u0 u1; ring).
    exact (identity epsilon (/ (deviation x epsilon ^ 2))). }
  assert (r92 : 0 <= epsilon / deviation x epsilon ^ 2).
  { exact (eq_ind (epsilon * (1 / deviation x epsilon ^ 2)) (fun (h_10 : R) => 0 <= h_10) (Facts.mul_nonneg epsilon (1
    / deviation x epsilon ^ 2) given_2 r26) (epsilon / deviation x epsilon ^ 2) r91). }
  assert (r96 : INR n - 1 - epsilon / deviation x epsilon ^ 2 * Sum (fun k : Fin n => 1 - delta k i) <= INR n - 1).
  { assert (identity : forall u0 u1 u2 u3 : R, (u3 - 1) - ((u3 - 1) - ((u0 * u1) * u2)) = (1 * (((u0 * u1) * u2) - 0)
    + 0)) by (intros u0 u1 u2 u3; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg
      (epsilon / deviation x epsilon ^ 2) (Sum (fun k : Fin n => 1 - delta k i)) r92 r88) Rules.no_relation) (identity
      epsilon (/ (deviation x epsilon ^ 2)) (Sum (fun k : Fin n => 1 - delta k i)) (INR n)))). }
  assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (u0 - 1) - (u7 ^ 2) = (1 * ((((u5 - u6) ^ 2) * u2) - (u7 ^
    2)) + (1 * (((u0 - 1) * (u4 * u2)) - (((u5 - u6) ^ 2) * u2)) + (1 * (((u0 - 1) - ((u1 * u2) * u3)) - ((u0 - 1) *
    (u4 * u2))) + (1 * ((u0 - 1) - ((u0 - 1) - ((u1 * u2) * u3))) + 0))))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
  exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_trans (eq_trans r3 r4) (eq_sym (eq_trans (eq_trans r6
    r13) r15))) (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r34 (Rules.and_eq 1 (eq_trans (eq_trans (eq_trans r35
    r36) r38) (eq_sym (eq_trans (eq_trans r40 r67) r76))) (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r96
    Rules.no_relation)))) (identity (INR n) epsilon (/ (deviation x epsilon ^ 2)) (Sum (fun k : Fin n => 1 - delta k
    i)) (variance x) (x i) (mean x) (layernorm x epsilon i)))).
Qed.

(* Normalized entries lie within a root of their number. *)
Theorem normalized_entry_bound (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon r : R) (i : Fin n)
    (given_1 : 0 < variance x + epsilon)
    (given_2 : 0 <= epsilon)
    (given_3 : r ^ 2 = INR n - 1)
    (given_4 : 0 < r) :
  layernorm x epsilon i <= r /\ - layernorm x epsilon i <= r.
Proof.
  assert (r0 : (r ^ 2 + layernorm x epsilon i ^ 2) / (2 * r) - (r - layernorm x epsilon i) ^ 2 / (2 * r) = (r ^ 2 +
    layernorm x epsilon i ^ 2) * (1 / (2 * r)) - (r - layernorm x epsilon i) ^ 2 * (1 / (2 * r))).
  { assert (identity : forall u0 u1 u2 : R, ((((u0 ^ 2) + (u1 ^ 2)) * u2) - (((u0 - u1) ^ 2) * u2)) = ((((u0 ^ 2) +
    (u1 ^ 2)) * (1 * u2)) - (((u0 - u1) ^ 2) * (1 * u2)))) by (intros u0 u1 u2; ring).
    exact (identity r (layernorm x epsilon i) (/ (2 * r))). }
  assert (r2 : 1 / 2 * (1 / r) = 1 / 2 * (1 / r)).
  { assert (identity : forall u0 : R, ((1 / 2) * (1 * u0)) = ((1/2) * (1 * u0))) by (intros u0; field).
    exact (identity (/ r)). }
  assert (r3 : 1 / (2 * r) = 1 / 2 * (1 / r)).
  { exact (eq_trans (Facts.inverse_mul 2 r) r2). }
  assert (r4 : (r ^ 2 + layernorm x epsilon i ^ 2) * (1 / (2 * r)) - (r - layernorm x epsilon i) ^ 2 * (1 / (2 * r)) =
    (r ^ 2 + layernorm x epsilon i ^ 2) * (1 / 2 * (1 / r)) - (r - layernorm x epsilon i) ^ 2 * (1 / 2 * (1 / r))).
  { exact (f_equal (fun (h : R) => (r ^ 2 + layernorm x epsilon i ^ 2) * h - (r - layernorm x epsilon i) ^ 2 * h) r3).
    }
  assert (r6 : r <> 0).
  { exact (Facts.ne_of_pos r given_4). }
  assert (r8 : r * (1 / r) = 1).
  { exact (Facts.mul_inverse r r6). }
  assert (r9 : (r ^ 2 + layernorm x epsilon i ^ 2) * (1 / 2 * (1 / r)) - (r - layernorm x epsilon i) ^ 2 * (1 / 2 * (1
    / r)) = layernorm x epsilon i).
  { assert (identity : forall u0 u1 u2 : R, u0 - ((((u1 ^ 2) + (u0 ^ 2)) * ((1/2) * (1 * u2))) - (((u1 - u0) ^ 2) *
    ((1/2) * (1 * u2)))) = (u0 * (1 - (u1 * (1 * u2))) + 0)) by (intros u0 u1 u2; field).
    exact (Rules.linear_combination (Rules.and_equation (layernorm x epsilon i) r8 Rules.no_equation) (identity
      (layernorm x epsilon i) r (/ r))). }
  assert (r12 : 0 < 2).
  { assert (identity : 2 - 0 = (2 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 2 (Rules.integer_pos 2 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r14 : 0 < 2 * r).
  { exact (Facts.mul_pos 2 r r12 given_4). }
  assert (r17 : 0 <= 1 / (2 * r)).
  { assert (identity : forall u0 : R, (1 * u0) - 0 = (1 * ((1 * u0) - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.inverse_pos (2 * r) r14)) Rules.no_relation) (identity (/ (2 * r))))). }
  assert (r18 : 0 <= (r - layernorm x epsilon i) ^ 2).
  { exact (Facts.square_nonneg (r - layernorm x epsilon i)). }
  assert (r22 : (r - layernorm x epsilon i) ^ 2 * (1 / (2 * r)) = (r - layernorm x epsilon i) ^ 2 / (2 * r)).
  { assert (identity : forall u0 u1 u2 : R, (((u0 - u1) ^ 2) * (1 * u2)) = (((u0 - u1) ^ 2) * u2)) by (intros u0 u1
    u2; ring).
    exact (identity r (layernorm x epsilon i) (/ (2 * r))). }
  assert (r23 : 0 <= (r - layernorm x epsilon i) ^ 2 / (2 * r)).
  { exact (eq_ind ((r - layernorm x epsilon i) ^ 2 * (1 / (2 * r))) (fun (h_ : R) => 0 <= h_) (Facts.mul_nonneg ((r -
    layernorm x epsilon i) ^ 2) (1 / (2 * r)) r18 r17) ((r - layernorm x epsilon i) ^ 2 / (2 * r)) r22). }
  assert (r24 : (r ^ 2 + layernorm x epsilon i ^ 2) / (2 * r) - (r - layernorm x epsilon i) ^ 2 / (2 * r) <= (r ^ 2 +
    layernorm x epsilon i ^ 2) / (2 * r)).
  { assert (identity : forall u0 u1 u2 : R, (((u0 ^ 2) + (u1 ^ 2)) * u2) - ((((u0 ^ 2) + (u1 ^ 2)) * u2) - (((u0 - u1)
    ^ 2) * u2)) = (1 * ((((u0 - u1) ^ 2) * u2) - 0) + 0)) by (intros u0 u1 u2; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r23 Rules.no_relation)
      (identity r (layernorm x epsilon i) (/ (2 * r))))). }
  assert (r26 : 0 <= INR n - 1 - layernorm x epsilon i ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 - 1) - (u1 ^ 2)) - 0 = (1 * ((u0 - 1) - (u1 ^ 2)) + 0)) by (intros u0
    u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Normalization.normalized_entry_sq_le n n_pos x epsilon i given_1 given_2) Rules.no_relation) (identity (INR n)
      (layernorm x epsilon i)))). }
  assert (r30 : (INR n - 1 - layernorm x epsilon i ^ 2) * (1 / (2 * r)) = (INR n - 1 - layernorm x epsilon i ^ 2) / (2
    * r)).
  { assert (identity : forall u0 u1 u2 : R, (((u0 - 1) - (u1 ^ 2)) * (1 * u2)) = (((u0 - 1) - (u1 ^ 2)) * u2)) by
    (intros u0 u1 u2; ring).
    exact (identity (INR n) (layernorm x epsilon i) (/ (2 * r))). }
  assert (r31 : 0 <= (INR n - 1 - layernorm x epsilon i ^ 2) / (2 * r)).
  { exact (eq_ind ((INR n - 1 - layernorm x epsilon i ^ 2) * (1 / (2 * r))) (fun (h_1 : R) => 0 <= h_1)
    (Facts.mul_nonneg (INR n - 1 - layernorm x epsilon i ^ 2) (1 / (2 * r)) r26 r17) ((INR n - 1 - layernorm x epsilon
    i ^ 2) / (2 * r)) r30). }
  assert (r32 : (r ^ 2 + layernorm x epsilon i ^ 2) / (2 * r) <= (r ^ 2 + (INR n - 1)) / (2 * r)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u3 ^ 2) + (u0 - 1)) * u2) - (((u3 ^ 2) + (u1 ^ 2)) * u2) = (1 *
    ((((u0 - 1) - (u1 ^ 2)) * u2) - 0) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r31 Rules.no_relation)
      (identity (INR n) (layernorm x epsilon i) (/ (2 * r)) r))). }
  assert (r33 : (r ^ 2 + (INR n - 1)) / (2 * r) = (r ^ 2 + (INR n - 1)) * (1 / (2 * r))).
  { assert (identity : forall u0 u1 u2 : R, (((u0 ^ 2) + (u1 - 1)) * u2) = (((u0 ^ 2) + (u1 - 1)) * (1 * u2))) by
    (intros u0 u1 u2; ring).
    exact (identity r (INR n) (/ (2 * r))). }
  assert (r34 : (r ^ 2 + (INR n - 1)) * (1 / (2 * r)) = (r ^ 2 + (INR n - 1)) * (1 / 2 * (1 / r))).
  { exact (f_equal (fun (h_2 : R) => (r ^ 2 + (INR n - 1)) * h_2) r3). }
  assert (r37 : INR n - 1 = -1 + INR n).
  { assert (identity : forall u0 : R, (u0 - 1) = ((-1) + u0)) by (intros u0; ring).
    exact (identity (INR n)). }
  assert (r39 : INR n = 1 + r ^ 2).
  { assert (identity : forall u0 u1 : R, (1 + (u0 ^ 2)) - u1 = ((-1) * (((-1) + u1) - (u0 ^ 2)) + 0)) by (intros u0
    u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1) (eq_trans given_3 r37) Rules.no_equation) (identity r
      (INR n))). }
  assert (r40 : (r ^ 2 + (INR n - 1)) * (1 / 2 * (1 / r)) = r).
  { assert (identity : forall u0 u1 u2 : R, u0 - (((u0 ^ 2) + (u1 - 1)) * ((1/2) * (1 * u2))) = (((1/2) * u0) * (1 -
    (u0 * (1 * u2))) + (((1/2) * (1 * u2)) * ((1 + (u0 ^ 2)) - u1) + (((1/2) * u0) * (1 - (u0 * (1 * u2))) + 0)))) by
    (intros u0 u1 u2; field).
    exact (Rules.linear_combination (Rules.and_equation (1 / 2 * r) r8 (Rules.and_equation (1 / 2 * (1 / r)) r39
      (Rules.and_equation (1 / 2 * r) r8 Rules.no_equation))) (identity r (INR n) (/ r))). }
  assert (r41 : (r ^ 2 + (INR n - 1)) / (2 * r) = r).
  { exact (eq_trans (eq_trans r33 r34) r40). }
  assert (r42 : layernorm x epsilon i <= r).
  { assert (identity : forall u0 u1 u2 u3 : R, u0 - u3 = (1 * (((((u0 ^ 2) + (u3 ^ 2)) * u2) - (((u0 - u3) ^ 2) * u2))
    - u3) + (1 * ((((u0 ^ 2) + (u3 ^ 2)) * u2) - ((((u0 ^ 2) + (u3 ^ 2)) * u2) - (((u0 - u3) ^ 2) * u2))) + (1 *
    ((((u0 ^ 2) + (u1 - 1)) * u2) - (((u0 ^ 2) + (u3 ^ 2)) * u2)) + (1 * (u0 - (((u0 ^ 2) + (u1 - 1)) * u2)) + 0)))))
    by (intros u0 u1 u2 u3; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_sym (eq_trans (eq_trans r0 r4) r9)) (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) r24 (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r32 (Rules.and_eq 1 r41
      Rules.no_relation)))) (identity r (INR n) (/ (2 * r)) (layernorm x epsilon i)))). }
  assert (r43 : - layernorm x epsilon i = -1 * layernorm x epsilon i).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (identity (layernorm x epsilon i)). }
  assert (r44 : (r ^ 2 + layernorm x epsilon i ^ 2) / (2 * r) - (r - - layernorm x epsilon i) ^ 2 / (2 * r) = (r ^ 2 +
    layernorm x epsilon i ^ 2) * (1 / (2 * r)) - (r - - layernorm x epsilon i) ^ 2 * (1 / (2 * r))).
  { assert (identity : forall u0 u1 u2 : R, ((((u0 ^ 2) + (u1 ^ 2)) * u2) - (((u0 - (- u1)) ^ 2) * u2)) = ((((u0 ^ 2)
    + (u1 ^ 2)) * (1 * u2)) - (((u0 - (- u1)) ^ 2) * (1 * u2)))) by (intros u0 u1 u2; ring).
    exact (identity r (layernorm x epsilon i) (/ (2 * r))). }
  assert (r45 : (r ^ 2 + layernorm x epsilon i ^ 2) * (1 / (2 * r)) - (r - - layernorm x epsilon i) ^ 2 * (1 / (2 *
    r)) = (r ^ 2 + layernorm x epsilon i ^ 2) * (1 / 2 * (1 / r)) - (r - - layernorm x epsilon i) ^ 2 * (1 / 2 * (1 /
    r))).
  { exact (f_equal (fun (h_3 : R) => (r ^ 2 + layernorm x epsilon i ^ 2) * h_3 - (r - - layernorm x epsilon i) ^ 2 *
    h_3) r3). }
  assert (r47 : (r ^ 2 + layernorm x epsilon i ^ 2) * (1 / 2 * (1 / r)) - (r - - layernorm x epsilon i) ^ 2 * (1 / 2 *
    (1 / r)) = -1 * layernorm x epsilon i).
  { assert (identity : forall u0 u1 u2 : R, ((-1) * u0) - ((((u1 ^ 2) + (u0 ^ 2)) * ((1/2) * (1 * u2))) - (((u1 - (-
    u0)) ^ 2) * ((1/2) * (1 * u2)))) = (((-1) * u0) * (1 - (u1 * (1 * u2))) + 0)) by (intros u0 u1 u2; field).
    exact (Rules.linear_combination (Rules.and_equation (-1 * layernorm x epsilon i) r8 Rules.no_equation) (identity
      (layernorm x epsilon i) r (/ r))). }
  assert (r51 : 0 <= (r - - layernorm x epsilon i) ^ 2).
  { exact (Facts.square_nonneg (r - - layernorm x epsilon i)). }
  assert (r55 : (r - - layernorm x epsilon i) ^ 2 * (1 / (2 * r)) = (r - - layernorm x epsilon i) ^ 2 / (2 * r)).
  { assert (identity : forall u0 u1 u2 : R, (((u0 - (- u1)) ^ 2) * (1 * u2)) = (((u0 - (- u1)) ^ 2) * u2)) by (intros
    u0 u1 u2; ring).
    exact (identity r (layernorm x epsilon i) (/ (2 * r))). }
  assert (r56 : 0 <= (r - - layernorm x epsilon i) ^ 2 / (2 * r)).
  { exact (eq_ind ((r - - layernorm x epsilon i) ^ 2 * (1 / (2 * r))) (fun (h_4 : R) => 0 <= h_4) (Facts.mul_nonneg
    ((r - - layernorm x epsilon i) ^ 2) (1 / (2 * r)) r51 r17) ((r - - layernorm x epsilon i) ^ 2 / (2 * r)) r55). }
  assert (r57 : (r ^ 2 + layernorm x epsilon i ^ 2) / (2 * r) - (r - - layernorm x epsilon i) ^ 2 / (2 * r) <= (r ^ 2
    + layernorm x epsilon i ^ 2) / (2 * r)).
  { assert (identity : forall u0 u1 u2 : R, (((u0 ^ 2) + (u1 ^ 2)) * u2) - ((((u0 ^ 2) + (u1 ^ 2)) * u2) - (((u0 - (-
    u1)) ^ 2) * u2)) = (1 * ((((u0 - (- u1)) ^ 2) * u2) - 0) + 0)) by (intros u0 u1 u2; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r56 Rules.no_relation)
      (identity r (layernorm x epsilon i) (/ (2 * r))))). }
  assert (r58 : - layernorm x epsilon i <= r).
  { assert (identity : forall u0 u1 u2 u3 : R, u0 - (- u3) = (1 * (((((u0 ^ 2) + (u3 ^ 2)) * u2) - (((u0 - (- u3)) ^
    2) * u2)) - (- u3)) + (1 * ((((u0 ^ 2) + (u3 ^ 2)) * u2) - ((((u0 ^ 2) + (u3 ^ 2)) * u2) - (((u0 - (- u3)) ^ 2) *
    u2))) + (1 * ((((u0 ^ 2) + (u1 - 1)) * u2) - (((u0 ^ 2) + (u3 ^ 2)) * u2)) + (1 * (u0 - (((u0 ^ 2) + (u1 - 1)) *
    u2)) + 0))))) by (intros u0 u1 u2 u3; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_trans r43 (eq_sym (eq_trans (eq_trans r44 r45) r47)))
      (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r57 (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r32
      (Rules.and_eq 1 r41 Rules.no_relation)))) (identity r (INR n) (/ (2 * r)) (layernorm x epsilon i)))). }
  exact (conj r42 r58).
Qed.

(* Gradient at the gain. *)
Theorem normalization_gain_gradient (m : nat) (m_pos : (0 < m)%nat) (n : nat) (n_pos : (0 < n)%nat) (G : Fin m -> Fin
  n -> R) (gamma : Fin n -> R) (X : Fin m -> Fin n -> R) (epsilon : R) (beta : Fin n -> R) (j : Fin n) :
  partial (entry j) (fun gamma : Fin n -> R => Sum (fun t : Fin m => Sum (fun i : Fin n => G t i * (gamma i *
    layernorm (fun i1 : Fin n => X t i1) epsilon i + beta i)))) gamma (Sum (fun t : Fin m => G t j * layernorm (fun i1
    : Fin n => X t i1) epsilon j)).
Proof.
  assert (r1 : forall (i : Fin m) (i_ : Fin n), partial (entry j) (fun gamma : Fin n -> R => G i i_) gamma 0).
  { exact (fun (i : Fin m) (i_ : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (i_ : Fin n), partial (entry j) (fun gamma : Fin n -> R => gamma i_) gamma (delta i_ j)).
  { exact (fun (i_ : Fin n) => (Rules.deriv_entry i_ j gamma)). }
  assert (r3 : forall (i : Fin m) (i_ : Fin n), partial (entry j) (fun gamma : Fin n -> R => layernorm (fun i1 : Fin n
    => X i i1) epsilon i_) gamma 0).
  { exact (fun (i : Fin m) (i_ : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r4 : forall (i_ : Fin n) (i : Fin m), partial (entry j) (fun gamma : Fin n -> R => gamma i_ * layernorm (fun
    i1 : Fin n => X i i1) epsilon i_) gamma (delta i_ j * layernorm (fun i1 : Fin n => X i i1) epsilon i_ + gamma i_ *
    0)).
  { exact (fun (i_ : Fin n) (i : Fin m) => (Rules.deriv_mul (r2 i_) (r3 i i_))). }
  assert (r5 : forall (i_ : Fin n), partial (entry j) (fun gamma : Fin n -> R => beta i_) gamma 0).
  { exact (fun (i_ : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r6 : forall (i_ : Fin n) (i : Fin m), partial (entry j) (fun gamma : Fin n -> R => gamma i_ * layernorm (fun
    i1 : Fin n => X i i1) epsilon i_ + beta i_) gamma (delta i_ j * layernorm (fun i1 : Fin n => X i i1) epsilon i_ +
    gamma i_ * 0 + 0)).
  { exact (fun (i_ : Fin n) (i : Fin m) => (Rules.deriv_add (r4 i_ i) (r5 i_))). }
  assert (r7 : forall (i : Fin m) (i_ : Fin n), partial (entry j) (fun gamma : Fin n -> R => G i i_ * (gamma i_ *
    layernorm (fun i1 : Fin n => X i i1) epsilon i_ + beta i_)) gamma (0 * (gamma i_ * layernorm (fun i1 : Fin n => X
    i i1) epsilon i_ + beta i_) + G i i_ * (delta i_ j * layernorm (fun i1 : Fin n => X i i1) epsilon i_ + gamma i_ *
    0 + 0))).
  { exact (fun (i : Fin m) (i_ : Fin n) => (Rules.deriv_mul (r1 i i_) (r6 i_ i))). }
  assert (r8 : forall (i : Fin m), partial (entry j) (fun gamma : Fin n -> R => Sum (fun i_ : Fin n => G i i_ * (gamma
    i_ * layernorm (fun i1 : Fin n => X i i1) epsilon i_ + beta i_))) gamma (Sum (fun i_ : Fin n => 0 * (gamma i_ *
    layernorm (fun i1 : Fin n => X i i1) epsilon i_ + beta i_) + G i i_ * (delta i_ j * layernorm (fun i1 : Fin n => X
    i i1) epsilon i_ + gamma i_ * 0 + 0)))).
  { exact (fun (i : Fin m) => (Rules.deriv_sum (fun (i_ : Fin n) => (r7 i i_)))). }
  assert (r9 : partial (entry j) (fun gamma : Fin n -> R => Sum (fun i : Fin m => Sum (fun i_ : Fin n => G i i_ *
    (gamma i_ * layernorm (fun i1 : Fin n => X i i1) epsilon i_ + beta i_)))) gamma (Sum (fun i : Fin m => Sum (fun i_
    : Fin n => 0 * (gamma i_ * layernorm (fun i1 : Fin n => X i i1) epsilon i_ + beta i_) + G i i_ * (delta i_ j *
    layernorm (fun i1 : Fin n => X i i1) epsilon i_ + gamma i_ * 0 + 0))))).
  { exact (Rules.deriv_sum (fun (i : Fin m) => (r8 i))). }
  assert (r10 : forall (i_1 : Fin n) (i_2 : Fin m), 0 * (gamma i_1 * layernorm (fun i1 : Fin n => X i_2 i1) epsilon
    i_1 + beta i_1) + G i_2 i_1 * (delta i_1 j * layernorm (fun i1 : Fin n => X i_2 i1) epsilon i_1 + gamma i_1 * 0 +
    0) = G i_2 i_1 * layernorm (fun i1 : Fin n => X i_2 i1) epsilon i_1 * delta i_1 j).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((0 * ((u0 * u1) + u2)) + (u3 * (((u4 * u1) + (u0 * 0)) + 0))) =
    ((u3 * u1) * u4)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_1 : Fin n) (i_2 : Fin m) => (identity (gamma i_1) (layernorm (fun i1 : Fin n => X i_2 i1) epsilon
      i_1) (beta i_1) (G i_2 i_1) (delta i_1 j))). }
  assert (r11 : forall (i_2 : Fin m) (i_1 : Fin n), G i_2 i_1 * layernorm (fun i1 : Fin n => X i_2 i1) epsilon i_1 *
    delta i_1 j = delta i_1 j * (G i_2 i_1 * layernorm (fun i1 : Fin n => X i_2 i1) epsilon i_1)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u2 * (u0 * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin m) (i_1 : Fin n) => (identity (G i_2 i_1) (layernorm (fun i1 : Fin n => X i_2 i1) epsilon
      i_1) (delta i_1 j))). }
  assert (r13 : forall (i_2 : Fin m), Sum (fun i : Fin n => 0 * (gamma i * layernorm (fun i1 : Fin n => X i_2 i1)
    epsilon i + beta i) + G i_2 i * (delta i j * layernorm (fun i1 : Fin n => X i_2 i1) epsilon i + gamma i * 0 + 0))
    = Sum (fun i : Fin n => delta i j * (G i_2 i * layernorm (fun i1 : Fin n => X i_2 i1) epsilon i))).
  { exact (fun (i_2 : Fin m) => (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r10 i_1 i_2) (r11 i_2 i_1))))).
    }
  assert (r16 : Sum (fun i : Fin m => Sum (fun i_ : Fin n => 0 * (gamma i_ * layernorm (fun i1 : Fin n => X i i1)
    epsilon i_ + beta i_) + G i i_ * (delta i_ j * layernorm (fun i1 : Fin n => X i i1) epsilon i_ + gamma i_ * 0 +
    0))) = Sum (fun i : Fin m => G i j * layernorm (fun i1 : Fin n => X i i1) epsilon j)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin m) => (eq_trans (r13 i_2) (Facts.sum_delta n j (fun i : Fin n => G i_2
    i * layernorm (fun i1 : Fin n => X i_2 i1) epsilon i))))). }
  exact (Rules.deriv_eq (fun (gamma : Fin n -> R) => (@eq_refl R (Sum (fun i : Fin m => Sum (fun i_ : Fin n => G i i_
    * (gamma i_ * layernorm (fun i1 : Fin n => X i i1) epsilon i_ + beta i_)))))) r9 r16).
Qed.

(* Gradient at the bias. *)
Theorem normalization_bias_gradient (m : nat) (m_pos : (0 < m)%nat) (n : nat) (n_pos : (0 < n)%nat) (G : Fin m -> Fin
  n -> R) (gamma : Fin n -> R) (X : Fin m -> Fin n -> R) (epsilon : R) (beta : Fin n -> R) (j : Fin n) :
  partial (entry j) (fun beta : Fin n -> R => Sum (fun t : Fin m => Sum (fun i : Fin n => G t i * (gamma i * layernorm
    (fun i1 : Fin n => X t i1) epsilon i + beta i)))) beta (Sum (fun t : Fin m => G t j)).
Proof.
  assert (r1 : forall (i : Fin m) (i_ : Fin n), partial (entry j) (fun beta : Fin n -> R => G i i_) beta 0).
  { exact (fun (i : Fin m) (i_ : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (i_ : Fin n) (i : Fin m), partial (entry j) (fun beta : Fin n -> R => gamma i_ * layernorm (fun
    i1 : Fin n => X i i1) epsilon i_) beta 0).
  { exact (fun (i_ : Fin n) (i : Fin m) => (Rules.deriv_const _ _ _)). }
  assert (r3 : forall (i_ : Fin n), partial (entry j) (fun beta : Fin n -> R => beta i_) beta (delta i_ j)).
  { exact (fun (i_ : Fin n) => (Rules.deriv_entry i_ j beta)). }
  assert (r4 : forall (i_ : Fin n) (i : Fin m), partial (entry j) (fun beta : Fin n -> R => gamma i_ * layernorm (fun
    i1 : Fin n => X i i1) epsilon i_ + beta i_) beta (0 + delta i_ j)).
  { exact (fun (i_ : Fin n) (i : Fin m) => (Rules.deriv_add (r2 i_ i) (r3 i_))). }
  assert (r5 : forall (i : Fin m) (i_ : Fin n), partial (entry j) (fun beta : Fin n -> R => G i i_ * (gamma i_ *
    layernorm (fun i1 : Fin n => X i i1) epsilon i_ + beta i_)) beta (0 * (gamma i_ * layernorm (fun i1 : Fin n => X i
    i1) epsilon i_ + beta i_) + G i i_ * (0 + delta i_ j))).
  { exact (fun (i : Fin m) (i_ : Fin n) => (Rules.deriv_mul (r1 i i_) (r4 i_ i))). }
  assert (r6 : forall (i : Fin m), partial (entry j) (fun beta : Fin n -> R => Sum (fun i_ : Fin n => G i i_ * (gamma
    i_ * layernorm (fun i1 : Fin n => X i i1) epsilon i_ + beta i_))) beta (Sum (fun i_ : Fin n => 0 * (gamma i_ *
    layernorm (fun i1 : Fin n => X i i1) epsilon i_ + beta i_) + G i i_ * (0 + delta i_ j)))).
  { exact (fun (i : Fin m) => (Rules.deriv_sum (fun (i_ : Fin n) => (r5 i i_)))). }
  assert (r7 : partial (entry j) (fun beta : Fin n -> R => Sum (fun i : Fin m => Sum (fun i_ : Fin n => G i i_ *
    (gamma i_ * layernorm (fun i1 : Fin n => X i i1) epsilon i_ + beta i_)))) beta (Sum (fun i : Fin m => Sum (fun i_
    : Fin n => 0 * (gamma i_ * layernorm (fun i1 : Fin n => X i i1) epsilon i_ + beta i_) + G i i_ * (0 + delta i_
    j))))).
  { exact (Rules.deriv_sum (fun (i : Fin m) => (r6 i))). }
  assert (r8 : forall (i_1 : Fin n) (i_2 : Fin m), 0 * (gamma i_1 * layernorm (fun i1 : Fin n => X i_2 i1) epsilon i_1
    + beta i_1) + G i_2 i_1 * (0 + delta i_1 j) = G i_2 i_1 * delta i_1 j).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((0 * ((u0 * u1) + u2)) + (u3 * (0 + u4))) = (u3 * u4)) by (intros
    u0 u1 u2 u3 u4; ring).
    exact (fun (i_1 : Fin n) (i_2 : Fin m) => (identity (gamma i_1) (layernorm (fun i1 : Fin n => X i_2 i1) epsilon
      i_1) (beta i_1) (G i_2 i_1) (delta i_1 j))). }
  assert (r9 : forall (i_2 : Fin m) (i_1 : Fin n), G i_2 i_1 * delta i_1 j = delta i_1 j * G i_2 i_1).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin m) (i_1 : Fin n) => (identity (G i_2 i_1) (delta i_1 j))). }
  assert (r11 : forall (i_2 : Fin m), Sum (fun i : Fin n => 0 * (gamma i * layernorm (fun i1 : Fin n => X i_2 i1)
    epsilon i + beta i) + G i_2 i * (0 + delta i j)) = Sum (fun i : Fin n => delta i j * G i_2 i)).
  { exact (fun (i_2 : Fin m) => (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r8 i_1 i_2) (r9 i_2 i_1))))). }
  assert (r14 : Sum (fun i : Fin m => Sum (fun i_ : Fin n => 0 * (gamma i_ * layernorm (fun i1 : Fin n => X i i1)
    epsilon i_ + beta i_) + G i i_ * (0 + delta i_ j))) = Sum (fun i : Fin m => G i j)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin m) => (eq_trans (r11 i_2) (Facts.sum_delta n j (fun i : Fin n => G i_2
    i))))). }
  exact (Rules.deriv_eq (fun (beta : Fin n -> R) => (@eq_refl R (Sum (fun i : Fin m => Sum (fun i_ : Fin n => G i i_ *
    (gamma i_ * layernorm (fun i1 : Fin n => X i i1) epsilon i_ + beta i_)))))) r7 r14).
Qed.

Definition mean_square {n : nat} (x : Fin n -> R) : R :=
  1 / INR n * Sum (fun k : Fin n => x k ^ 2).

Definition rms {n : nat} (x : Fin n -> R) (epsilon : R) : R :=
  sqrt (mean_square x + epsilon).

(* The root mean square is positive. *)
Theorem rms_pos (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R)
    (given : 0 < mean_square x + epsilon) :
  0 < rms x epsilon.
Proof.
  assert (r1 : mean_square x + epsilon = epsilon + mean_square x).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (identity (mean_square x) epsilon). }
  assert (r2 : sqrt (mean_square x + epsilon) = sqrt (epsilon + mean_square x)).
  { exact (f_equal (fun (h : R) => sqrt h) r1). }
  assert (r3 : rms x epsilon = sqrt (mean_square x + epsilon)).
  { exact eq_refl. }
  assert (identity : forall u0 u1 : R, u0 - 0 = (1 * (u1 - 0) + (1 * (u0 - u1) + 0))) by (intros u0 u1; ring).
  exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) (Facts.sqrt_pos (mean_square
    x + epsilon) given) (Rules.and_eq 1 (eq_trans r2 (eq_sym (eq_trans r3 r2))) Rules.no_relation)) (identity (rms x
    epsilon) (sqrt (mean_square x + epsilon)))) eq_refl).
Qed.

Definition rmsnorm {n : nat} (x : Fin n -> R) (epsilon : R) (i : Fin n) : R :=
  x i / rms x epsilon.

(* Derivative of the root mean square. *)
Theorem rms_derivative (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (j : Fin n)
    (given : 0 < mean_square x + epsilon) :
  partial (entry j) (fun x : Fin n -> R => rms x epsilon) x (rmsnorm x epsilon j / INR n).
Proof.
  assert (r1 : forall (x : Fin n -> R), rms x epsilon = sqrt (mean_square x + epsilon)).
  { exact (fun (x : Fin n -> R) => eq_refl). }
  assert (r3 : forall (x : Fin n -> R), mean_square x = 1 / INR n * Sum (fun k : Fin n => x k ^ 2)).
  { exact (fun (x : Fin n -> R) => eq_refl). }
  assert (r5 : partial (entry j) (fun x : Fin n -> R => 1 / INR n) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r6 : forall (x : Fin n -> R) (i : Fin n), x i ^ 2 = x i ^ 1 * x i).
  { assert (identity : forall u0 : R, (u0 ^ 2) = ((u0 ^ 1) * u0)) by (intros u0; ring).
    exact (fun (x : Fin n -> R) (i : Fin n) => (identity (x i))). }
  assert (r8 : forall (x : Fin n -> R) (i : Fin n), x i ^ 1 = x i).
  { assert (identity : forall u0 : R, (u0 ^ 1) = u0) by (intros u0; ring).
    exact (fun (x : Fin n -> R) (i : Fin n) => (identity (x i))). }
  assert (r10 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i) x (delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_entry i j x)). }
  assert (r12 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i ^ 1) x (delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r8 x i))) (r10 i) (@eq_refl R (delta i
    j)))). }
  assert (r13 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i ^ 1 * x i) x (delta i j * x i + x i ^
    1 * delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r12 i) (r10 i))). }
  assert (r15 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i ^ 2) x (delta i j * x i + x i ^ 1 *
    delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r6 x i))) (r13 i) (@eq_refl R (delta i
    j * x i + x i ^ 1 * delta i j)))). }
  assert (r16 : partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => x i ^ 2)) x (Sum (fun i : Fin n =>
    delta i j * x i + x i ^ 1 * delta i j))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r15 i))). }
  assert (r17 : partial (entry j) (fun x : Fin n -> R => 1 / INR n * Sum (fun i : Fin n => x i ^ 2)) x (0 * Sum (fun i
    : Fin n => x i ^ 2) + 1 / INR n * Sum (fun i : Fin n => delta i j * x i + x i ^ 1 * delta i j))).
  { exact (Rules.deriv_mul r5 r16). }
  assert (r19 : partial (entry j) (fun x : Fin n -> R => mean_square x) x (0 * Sum (fun i : Fin n => x i ^ 2) + 1 /
    INR n * Sum (fun i : Fin n => delta i j * x i + x i ^ 1 * delta i j))).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r3 x))) r17 (@eq_refl R (0 * Sum (fun i : Fin n => x i ^
    2) + 1 / INR n * Sum (fun i : Fin n => delta i j * x i + x i ^ 1 * delta i j)))). }
  assert (r20 : partial (entry j) (fun x : Fin n -> R => epsilon) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r21 : partial (entry j) (fun x : Fin n -> R => mean_square x + epsilon) x (0 * Sum (fun i : Fin n => x i ^
    2) + 1 / INR n * Sum (fun i : Fin n => delta i j * x i + x i ^ 1 * delta i j) + 0)).
  { exact (Rules.deriv_add r19 r20). }
  assert (r23 : partial (entry j) (fun x : Fin n -> R => sqrt (mean_square x + epsilon)) x (1 / (2 * sqrt (mean_square
    x + epsilon)) * (0 * Sum (fun i : Fin n => x i ^ 2) + 1 / INR n * Sum (fun i : Fin n => delta i j * x i + x i ^ 1
    * delta i j) + 0))).
  { exact (Rules.deriv_fn_pos Rules.outer_sqrt r21 given). }
  assert (r25 : partial (entry j) (fun x : Fin n -> R => rms x epsilon) x (1 / (2 * sqrt (mean_square x + epsilon)) *
    (0 * Sum (fun i : Fin n => x i ^ 2) + 1 / INR n * Sum (fun i : Fin n => delta i j * x i + x i ^ 1 * delta i j) +
    0))).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r1 x))) r23 (@eq_refl R (1 / (2 * sqrt (mean_square x +
    epsilon)) * (0 * Sum (fun i : Fin n => x i ^ 2) + 1 / INR n * Sum (fun i : Fin n => delta i j * x i + x i ^ 1 *
    delta i j) + 0)))). }
  assert (r27 : mean_square x + epsilon = 1 / INR n * Sum (fun k : Fin n => x k ^ 2) + epsilon).
  { exact (f_equal (fun (h : R) => h + epsilon) (r3 x)). }
  assert (r28 : 1 / INR n * Sum (fun k : Fin n => x k ^ 2) + epsilon = epsilon + 1 / INR n * Sum (fun k : Fin n => x k
    ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) * u1) + u2) = (u2 + ((1 * u0) * u1))) by (intros u0 u1 u2;
    ring).
    exact (identity (/ (INR n)) (Sum (fun k : Fin n => x k ^ 2)) epsilon). }
  assert (r30 : sqrt (mean_square x + epsilon) = sqrt (epsilon + 1 / INR n * Sum (fun k : Fin n => x k ^ 2))).
  { exact (f_equal (fun (h_ : R) => sqrt h_) (eq_trans r27 r28)). }
  assert (r31 : 1 / sqrt (mean_square x + epsilon) = 1 / sqrt (epsilon + 1 / INR n * Sum (fun k : Fin n => x k ^ 2))).
  { exact (f_equal (fun (h_1 : R) => 1 / h_1) r30). }
  assert (r32 : 1 / 2 * (1 / sqrt (mean_square x + epsilon)) = 1 / 2 * (1 / sqrt (epsilon + 1 / INR n * Sum (fun k :
    Fin n => x k ^ 2)))).
  { exact (f_equal (fun (h_2 : R) => 1 / 2 * h_2) r31). }
  assert (r33 : 1 / 2 * (1 / sqrt (epsilon + 1 / INR n * Sum (fun k : Fin n => x k ^ 2))) = 1 / 2 * (1 / sqrt (epsilon
    + 1 / INR n * Sum (fun k : Fin n => x k ^ 2)))).
  { assert (identity : forall u0 : R, ((1 / 2) * (1 * u0)) = ((1/2) * (1 * u0))) by (intros u0; field).
    exact (identity (/ (sqrt (epsilon + 1 / INR n * Sum (fun k : Fin n => x k ^ 2))))). }
  assert (r36 : forall (i_ : Fin n), delta i_ j * x i_ + x i_ ^ 1 * delta i_ j = 2 * (x i_ * delta i_ j)).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) + ((u1 ^ 1) * u0)) = (2 * (u1 * u0))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (delta i_ j) (x i_))). }
  assert (r37 : forall (i_ : Fin n), 2 * (x i_ * delta i_ j) = 2 * (delta i_ j * x i_)).
  { assert (identity : forall u0 u1 : R, (2 * (u0 * u1)) = (2 * (u1 * u0))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) (delta i_ j))). }
  assert (r39 : Sum (fun i : Fin n => delta i j * x i + x i ^ 1 * delta i j) = Sum (fun i : Fin n => 2 * (delta i j *
    x i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r36 i_) (r37 i_)))). }
  assert (r42 : 2 * Sum (fun i : Fin n => delta i j * x i) = 2 * x j).
  { exact (f_equal (fun (h_3 : R) => 2 * h_3) (Facts.sum_delta n j x)). }
  assert (r45 : 1 / (2 * sqrt (mean_square x + epsilon)) * (0 * Sum (fun i : Fin n => x i ^ 2) + 1 / INR n * Sum (fun
    i : Fin n => delta i j * x i + x i ^ 1 * delta i j) + 0) = 1 / 2 * (1 / sqrt (epsilon + 1 / INR n * Sum (fun k :
    Fin n => x k ^ 2))) * (0 * Sum (fun i : Fin n => x i ^ 2) + 1 / INR n * (2 * x j) + 0)).
  { exact (f_equal2 (fun (h_4 : R) (h_5 : R) => h_4 * (0 * Sum (fun i : Fin n => x i ^ 2) + 1 / INR n * h_5 + 0))
    (eq_trans (Facts.inverse_mul 2 (sqrt (mean_square x + epsilon))) (eq_trans r32 r33)) (eq_trans r39 (eq_trans
    (Facts.sum_scale n 2 (fun i : Fin n => delta i j * x i)) r42))). }
  assert (r46 : 1 / 2 * (1 / sqrt (epsilon + 1 / INR n * Sum (fun k : Fin n => x k ^ 2))) * (0 * Sum (fun i : Fin n =>
    x i ^ 2) + 1 / INR n * (2 * x j) + 0) = x j * (1 / INR n) * (1 / sqrt (epsilon + 1 / INR n * Sum (fun k : Fin n =>
    x k ^ 2)))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1/2) * (1 * u0)) * (((0 * u1) + ((1 * u2) * (2 * u3))) + 0)) = ((u3
    * (1 * u2)) * (1 * u0))) by (intros u0 u1 u2 u3; field).
    exact (identity (/ (sqrt (epsilon + 1 / INR n * Sum (fun k : Fin n => x k ^ 2)))) (Sum (fun i : Fin n => x i ^ 2))
      (/ (INR n)) (x j)). }
  assert (r48 : 1 / (2 * rms x epsilon) * (2 / INR n * x j) = 1 / (2 * rms x epsilon) * (2 * (1 / INR n) * x j)).
  { assert (identity : forall u0 u1 u2 : R, ((1 * u0) * ((2 * u1) * u2)) = ((1 * u0) * ((2 * (1 * u1)) * u2))) by
    (intros u0 u1 u2; ring).
    exact (identity (/ (2 * rms x epsilon)) (/ (INR n)) (x j)). }
  assert (r49 : 1 / (2 * rms x epsilon) = 1 / 2 * (1 / rms x epsilon)).
  { exact (Facts.inverse_mul 2 (rms x epsilon)). }
  assert (r51 : 1 / rms x epsilon = 1 / sqrt (epsilon + 1 / INR n * Sum (fun k : Fin n => x k ^ 2))).
  { exact (f_equal (fun (h_6 : R) => 1 / h_6) (eq_trans (r1 x) r30)). }
  assert (r52 : 1 / 2 * (1 / rms x epsilon) = 1 / 2 * (1 / sqrt (epsilon + 1 / INR n * Sum (fun k : Fin n => x k ^
    2)))).
  { exact (f_equal (fun (h_7 : R) => 1 / 2 * h_7) r51). }
  assert (r55 : 1 / (2 * rms x epsilon) * (2 * (1 / INR n) * x j) = 1 / 2 * (1 / sqrt (epsilon + 1 / INR n * Sum (fun
    k : Fin n => x k ^ 2))) * (2 * (1 / INR n) * x j)).
  { exact (f_equal (fun (h_8 : R) => h_8 * (2 * (1 / INR n) * x j)) (eq_trans r49 (eq_trans r52 r33))). }
  assert (r57 : 1 / 2 * (1 / sqrt (epsilon + 1 / INR n * Sum (fun k : Fin n => x k ^ 2))) * (2 * (1 / INR n) * x j) =
    x j * (1 / INR n) * (1 / sqrt (epsilon + 1 / INR n * Sum (fun k : Fin n => x k ^ 2)))).
  { assert (identity : forall u0 u1 u2 : R, (((1/2) * (1 * u0)) * ((2 * (1 * u1)) * u2)) = ((u2 * (1 * u1)) * (1 *
    u0))) by (intros u0 u1 u2; field).
    exact (identity (/ (sqrt (epsilon + 1 / INR n * Sum (fun k : Fin n => x k ^ 2)))) (/ (INR n)) (x j)). }
  assert (r61 : 1 / 2 * (1 / rms x epsilon) = 1 / 2 * (1 / rms x epsilon)).
  { assert (identity : forall u0 : R, ((1 / 2) * (1 * u0)) = ((1/2) * (1 * u0))) by (intros u0; field).
    exact (identity (/ (rms x epsilon))). }
  assert (r63 : 1 / (2 * rms x epsilon) * (2 * (1 / INR n) * x j) = 1 / 2 * (1 / rms x epsilon) * (2 * (1 / INR n) * x
    j)).
  { exact (f_equal (fun (h_9 : R) => h_9 * (2 * (1 / INR n) * x j)) (eq_trans r49 r61)). }
  assert (r65 : 1 / 2 * (1 / rms x epsilon) * (2 * (1 / INR n) * x j) = x j * (1 / INR n) * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 u2 : R, (((1/2) * (1 * u0)) * ((2 * (1 * u1)) * u2)) = ((u2 * (1 * u1)) * (1 *
    u0))) by (intros u0 u1 u2; field).
    exact (identity (/ (rms x epsilon)) (/ (INR n)) (x j)). }
  assert (r67 : rmsnorm x epsilon j / INR n = rmsnorm x epsilon j * (1 / INR n)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (rmsnorm x epsilon j) (/ (INR n))). }
  assert (r68 : rmsnorm x epsilon j = x j / rms x epsilon).
  { exact eq_refl. }
  assert (r69 : x j / rms x epsilon = x j * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (x j) (/ (rms x epsilon))). }
  assert (r71 : rmsnorm x epsilon j * (1 / INR n) = x j * (1 / rms x epsilon) * (1 / INR n)).
  { exact (f_equal (fun (h_10 : R) => h_10 * (1 / INR n)) (eq_trans r68 r69)). }
  assert (r73 : x j * (1 / rms x epsilon) * (1 / INR n) = x j * (1 / INR n) * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) * (1 * u2)) = ((u0 * (1 * u2)) * (1 * u1))) by (intros u0
    u1 u2; ring).
    exact (identity (x j) (/ (rms x epsilon)) (/ (INR n))). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (rms x epsilon))) r25 (eq_trans (eq_trans (eq_trans r45
    r46) (eq_sym (eq_trans (eq_trans r48 r55) r57))) (eq_trans (eq_trans (eq_trans r48 r63) r65) (eq_sym (eq_trans
    (eq_trans r67 r71) r73))))).
Qed.

(* Jacobian of RMSNorm. *)
Theorem rmsnorm_jacobian (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (i j : Fin n)
    (given : 0 < mean_square x + epsilon) :
  partial (entry j) (fun x : Fin n -> R => rmsnorm x epsilon i) x (1 / rms x epsilon * (delta i j - rmsnorm x epsilon
    i * rmsnorm x epsilon j / INR n)).
Proof.
  assert (r1 : forall (x : Fin n -> R), rmsnorm x epsilon i = x i / rms x epsilon).
  { exact (fun (x : Fin n -> R) => eq_refl). }
  assert (r3 : partial (entry j) (fun x : Fin n -> R => x i) x (delta i j)).
  { exact (Rules.deriv_entry i j x). }
  assert (r7 : rms x epsilon <> 0).
  { exact (Facts.ne_of_pos (rms x epsilon) (Normalization.rms_pos n n_pos x epsilon given)). }
  assert (r8 : partial (entry j) (fun x : Fin n -> R => x i / rms x epsilon) x ((delta i j * rms x epsilon - x i *
    (rmsnorm x epsilon j / INR n)) / rms x epsilon ^ 2)).
  { exact (Rules.deriv_div r3 (Normalization.rms_derivative n n_pos x epsilon j given) r7). }
  assert (r10 : partial (entry j) (fun x : Fin n -> R => rmsnorm x epsilon i) x ((delta i j * rms x epsilon - x i *
    (rmsnorm x epsilon j / INR n)) / rms x epsilon ^ 2)).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r1 x))) r8 (@eq_refl R ((delta i j * rms x epsilon - x i *
    (rmsnorm x epsilon j / INR n)) / rms x epsilon ^ 2))). }
  assert (r11 : (delta i j * rms x epsilon - x i * (rmsnorm x epsilon j / INR n)) / rms x epsilon ^ 2 = (delta i j *
    rms x epsilon - x i * (rmsnorm x epsilon j * (1 / INR n))) * (1 / rms x epsilon ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((u0 * u1) - (u2 * (u3 * u4))) * u5) = (((u0 * u1) - (u2 * (u3 *
    (1 * u4)))) * (1 * u5))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (delta i j) (rms x epsilon) (x i) (rmsnorm x epsilon j) (/ (INR n)) (/ (rms x epsilon ^ 2))). }
  assert (r12 : rms x epsilon ^ 2 = rms x epsilon * rms x epsilon).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (rms x epsilon)). }
  assert (r13 : 1 / rms x epsilon ^ 2 = 1 / (rms x epsilon * rms x epsilon)).
  { exact (f_equal (fun (h : R) => 1 / h) r12). }
  assert (r16 : 1 / rms x epsilon * (1 / rms x epsilon) = (1 / rms x epsilon) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (rms x epsilon))). }
  assert (r18 : (delta i j * rms x epsilon - x i * (rmsnorm x epsilon j * (1 / INR n))) * (1 / rms x epsilon ^ 2) =
    (delta i j * rms x epsilon - x i * (rmsnorm x epsilon j * (1 / INR n))) * (1 / rms x epsilon) ^ 2).
  { exact (f_equal (fun (h_ : R) => (delta i j * rms x epsilon - x i * (rmsnorm x epsilon j * (1 / INR n))) * h_)
    (eq_trans (eq_trans r13 (Facts.inverse_mul (rms x epsilon) (rms x epsilon))) r16)). }
  assert (r22 : (delta i j * rms x epsilon - x i * (rmsnorm x epsilon j * (1 / INR n))) * (1 / rms x epsilon) ^ 2 = -1
    * (x i * rmsnorm x epsilon j * (1 / INR n) * (1 / rms x epsilon) ^ 2) + delta i j * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((-1) * (((u0 * u1) * (1 * u2)) * ((1 * u3) ^ 2))) + (u4 * (1 *
    u3))) - (((u4 * u5) - (u0 * (u1 * (1 * u2)))) * ((1 * u3) ^ 2)) = ((u4 * (1 * u3)) * (1 - (u5 * (1 * u3))) + 0))
    by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (Rules.linear_combination (Rules.and_equation (delta i j * (1 / rms x epsilon)) (Facts.mul_inverse (rms x
      epsilon) r7) Rules.no_equation) (identity (x i) (rmsnorm x epsilon j) (/ (INR n)) (/ (rms x epsilon)) (delta i
      j) (rms x epsilon))). }
  assert (r24 : 1 / rms x epsilon * (delta i j - x i / rms x epsilon * (rmsnorm x epsilon j / INR n)) = -1 * (x i *
    rmsnorm x epsilon j * (1 / INR n) * (1 / rms x epsilon) ^ 2) + delta i j * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 * u0) * (u1 - ((u2 * u0) * (u3 * u4)))) = (((-1) * (((u2 * u3) *
    (1 * u4)) * ((1 * u0) ^ 2))) + (u1 * (1 * u0)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (/ (rms x epsilon)) (delta i j) (x i) (rmsnorm x epsilon j) (/ (INR n))). }
  assert (r27 : 1 / rms x epsilon * (delta i j - x i / rms x epsilon * (rmsnorm x epsilon j / INR n)) = 1 / rms x
    epsilon * (delta i j - x i * (1 / rms x epsilon) * (rmsnorm x epsilon j * (1 / INR n)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 * u0) * (u1 - ((u2 * u0) * (u3 * u4)))) = ((1 * u0) * (u1 - ((u2
    * (1 * u0)) * (u3 * (1 * u4)))))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (/ (rms x epsilon)) (delta i j) (x i) (rmsnorm x epsilon j) (/ (INR n))). }
  assert (r28 : rmsnorm x epsilon j = x j / rms x epsilon).
  { exact eq_refl. }
  assert (r29 : x j / rms x epsilon = x j * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (x j) (/ (rms x epsilon))). }
  assert (r30 : rmsnorm x epsilon j = x j * (1 / rms x epsilon)).
  { exact (eq_trans r28 r29). }
  assert (r31 : 1 / rms x epsilon * (delta i j - x i * (1 / rms x epsilon) * (rmsnorm x epsilon j * (1 / INR n))) = 1
    / rms x epsilon * (delta i j - x i * (1 / rms x epsilon) * (x j * (1 / rms x epsilon) * (1 / INR n)))).
  { exact (f_equal (fun (h_1 : R) => 1 / rms x epsilon * (delta i j - x i * (1 / rms x epsilon) * (h_1 * (1 / INR
    n)))) r30). }
  assert (r33 : 1 / rms x epsilon * (delta i j - x i * (1 / rms x epsilon) * (x j * (1 / rms x epsilon) * (1 / INR
    n))) = -1 * (x i * x j * (1 / INR n) * (1 / rms x epsilon) ^ 3) + delta i j * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 * u0) * (u1 - ((u2 * (1 * u0)) * ((u3 * (1 * u0)) * (1 * u4)))))
    = (((-1) * (((u2 * u3) * (1 * u4)) * ((1 * u0) ^ 3))) + (u1 * (1 * u0)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (/ (rms x epsilon)) (delta i j) (x i) (x j) (/ (INR n))). }
  assert (r35 : 1 / rms x epsilon * (delta i j - rmsnorm x epsilon i * rmsnorm x epsilon j / INR n) = 1 / rms x
    epsilon * (delta i j - rmsnorm x epsilon i * rmsnorm x epsilon j * (1 / INR n))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 * u0) * (u1 - ((u2 * u3) * u4))) = ((1 * u0) * (u1 - ((u2 * u3)
    * (1 * u4))))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (/ (rms x epsilon)) (delta i j) (rmsnorm x epsilon i) (rmsnorm x epsilon j) (/ (INR n))). }
  assert (r36 : x i / rms x epsilon = x i * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (x i) (/ (rms x epsilon))). }
  assert (r38 : 1 / rms x epsilon * (delta i j - rmsnorm x epsilon i * rmsnorm x epsilon j * (1 / INR n)) = 1 / rms x
    epsilon * (delta i j - x i * (1 / rms x epsilon) * (x j * (1 / rms x epsilon)) * (1 / INR n))).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => 1 / rms x epsilon * (delta i j - h_2 * h_3 * (1 / INR n))) (eq_trans
    (r1 x) r36) r30). }
  assert (r40 : 1 / rms x epsilon * (delta i j - x i * (1 / rms x epsilon) * (x j * (1 / rms x epsilon)) * (1 / INR
    n)) = -1 * (x i * x j * (1 / INR n) * (1 / rms x epsilon) ^ 3) + delta i j * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 * u0) * (u1 - (((u2 * (1 * u0)) * (u3 * (1 * u0))) * (1 * u4))))
    = (((-1) * (((u2 * u3) * (1 * u4)) * ((1 * u0) ^ 3))) + (u1 * (1 * u0)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (/ (rms x epsilon)) (delta i j) (x i) (x j) (/ (INR n))). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (rmsnorm x epsilon i))) r10 (eq_trans (eq_trans (eq_trans
    (eq_trans r11 r18) r22) (eq_sym r24)) (eq_trans (eq_trans (eq_trans r27 r31) r33) (eq_sym (eq_trans (eq_trans r35
    r38) r40))))).
Qed.

(* Backward pass of RMSNorm. *)
Theorem rmsnorm_vjp (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R) (j : Fin n)
    (given : 0 < mean_square x + epsilon) :
  partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * rmsnorm x epsilon i)) x (1 / rms x epsilon * (g
    j - rmsnorm x epsilon j / INR n * Sum (fun i : Fin n => g i * rmsnorm x epsilon i))).
Proof.
  assert (r1 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i) x 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r4 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i * rmsnorm x epsilon i) x (0 * rmsnorm
    x epsilon i + g i * (1 / rms x epsilon * (delta i j - rmsnorm x epsilon i * rmsnorm x epsilon j / INR n)))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r1 i) (Normalization.rmsnorm_jacobian n n_pos x epsilon i j given))).
    }
  assert (r5 : partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * rmsnorm x epsilon i)) x (Sum (fun
    i : Fin n => 0 * rmsnorm x epsilon i + g i * (1 / rms x epsilon * (delta i j - rmsnorm x epsilon i * rmsnorm x
    epsilon j / INR n))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r4 i))). }
  assert (r6 : forall (i_ : Fin n), 0 * rmsnorm x epsilon i_ + g i_ * (1 / rms x epsilon * (delta i_ j - rmsnorm x
    epsilon i_ * rmsnorm x epsilon j / INR n)) = -1 * (g i_ * rmsnorm x epsilon i_ * rmsnorm x epsilon j * (1 / INR n)
    * (1 / rms x epsilon)) + g i_ * delta i_ j * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((0 * u0) + (u1 * ((1 * u2) * (u3 - ((u0 * u4) * u5))))) = (((-1)
    * ((((u1 * u0) * u4) * (1 * u5)) * (1 * u2))) + ((u1 * u3) * (1 * u2)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_ : Fin n) => (identity (rmsnorm x epsilon i_) (g i_) (/ (rms x epsilon)) (delta i_ j) (rmsnorm x
      epsilon j) (/ (INR n)))). }
  assert (r7 : forall (i_ : Fin n), -1 * (g i_ * rmsnorm x epsilon i_ * rmsnorm x epsilon j * (1 / INR n) * (1 / rms x
    epsilon)) + g i_ * delta i_ j * (1 / rms x epsilon) = -1 * (rmsnorm x epsilon j * (1 / INR n) * (1 / rms x
    epsilon)) * (g i_ * rmsnorm x epsilon i_) + 1 / rms x epsilon * (delta i_ j * g i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((-1) * ((((u0 * u1) * u2) * (1 * u3)) * (1 * u4))) + ((u0 * u5)
    * (1 * u4))) = ((((-1) * ((u2 * (1 * u3)) * (1 * u4))) * (u0 * u1)) + ((1 * u4) * (u5 * u0)))) by (intros u0 u1 u2
    u3 u4 u5; ring).
    exact (fun (i_ : Fin n) => (identity (g i_) (rmsnorm x epsilon i_) (rmsnorm x epsilon j) (/ (INR n)) (/ (rms x
      epsilon)) (delta i_ j))). }
  assert (r9 : Sum (fun i : Fin n => 0 * rmsnorm x epsilon i + g i * (1 / rms x epsilon * (delta i j - rmsnorm x
    epsilon i * rmsnorm x epsilon j / INR n))) = Sum (fun i : Fin n => -1 * (rmsnorm x epsilon j * (1 / INR n) * (1 /
    rms x epsilon)) * (g i * rmsnorm x epsilon i) + 1 / rms x epsilon * (delta i j * g i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r6 i_) (r7 i_)))). }
  assert (r14 : 1 / rms x epsilon * Sum (fun i : Fin n => delta i j * g i) = 1 / rms x epsilon * g j).
  { exact (f_equal (fun (h : R) => 1 / rms x epsilon * h) (Facts.sum_delta n j g)). }
  assert (r16 : Sum (fun i : Fin n => -1 * (rmsnorm x epsilon j * (1 / INR n) * (1 / rms x epsilon)) * (g i * rmsnorm
    x epsilon i)) + Sum (fun i : Fin n => 1 / rms x epsilon * (delta i j * g i)) = -1 * (rmsnorm x epsilon j * (1 /
    INR n) * (1 / rms x epsilon)) * Sum (fun i : Fin n => g i * rmsnorm x epsilon i) + 1 / rms x epsilon * g j).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => h_ + h_1) (Facts.sum_scale n (-1 * (rmsnorm x epsilon j * (1 / INR n) *
    (1 / rms x epsilon))) (fun i : Fin n => g i * rmsnorm x epsilon i)) (eq_trans (Facts.sum_scale n (1 / rms x
    epsilon) (fun i : Fin n => delta i j * g i)) r14)). }
  assert (r17 : Sum (fun i : Fin n => -1 * (rmsnorm x epsilon j * (1 / INR n) * (1 / rms x epsilon)) * (g i * rmsnorm
    x epsilon i) + 1 / rms x epsilon * (delta i j * g i)) = -1 * (rmsnorm x epsilon j * (1 / INR n) * (1 / rms x
    epsilon)) * Sum (fun i : Fin n => g i * rmsnorm x epsilon i) + 1 / rms x epsilon * g j).
  { exact (eq_trans (Facts.sum_add n (fun i : Fin n => -1 * (rmsnorm x epsilon j * (1 / INR n) * (1 / rms x epsilon))
    * (g i * rmsnorm x epsilon i)) (fun i : Fin n => 1 / rms x epsilon * (delta i j * g i))) r16). }
  assert (r19 : -1 * (rmsnorm x epsilon j * (1 / INR n) * (1 / rms x epsilon)) * Sum (fun i : Fin n => g i * rmsnorm x
    epsilon i) + 1 / rms x epsilon * g j = g j * (1 / rms x epsilon) + -1 * (rmsnorm x epsilon j * (1 / INR n) * (1 /
    rms x epsilon) * Sum (fun i : Fin n => g i * rmsnorm x epsilon i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((-1) * ((u0 * (1 * u1)) * (1 * u2))) * u3) + ((1 * u2) * u4)) =
    ((u4 * (1 * u2)) + ((-1) * (((u0 * (1 * u1)) * (1 * u2)) * u3)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (rmsnorm x epsilon j) (/ (INR n)) (/ (rms x epsilon)) (Sum (fun i : Fin n => g i * rmsnorm x
      epsilon i)) (g j)). }
  assert (r21 : forall (i_1 : Fin n), g i_1 * (1 / rms x epsilon * (delta i_1 j - rmsnorm x epsilon i_1 * rmsnorm x
    epsilon j / INR n)) = -1 * (g i_1 * rmsnorm x epsilon i_1 * rmsnorm x epsilon j * (1 / INR n) * (1 / rms x
    epsilon)) + g i_1 * delta i_1 j * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (u0 * ((1 * u1) * (u2 - ((u3 * u4) * u5)))) = (((-1) * ((((u0 *
    u3) * u4) * (1 * u5)) * (1 * u1))) + ((u0 * u2) * (1 * u1)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (/ (rms x epsilon)) (delta i_1 j) (rmsnorm x epsilon i_1) (rmsnorm x
      epsilon j) (/ (INR n)))). }
  assert (r22 : forall (i_1 : Fin n), -1 * (g i_1 * rmsnorm x epsilon i_1 * rmsnorm x epsilon j * (1 / INR n) * (1 /
    rms x epsilon)) + g i_1 * delta i_1 j * (1 / rms x epsilon) = -1 * (rmsnorm x epsilon j * (1 / INR n) * (1 / rms x
    epsilon)) * (g i_1 * rmsnorm x epsilon i_1) + 1 / rms x epsilon * (delta i_1 j * g i_1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((-1) * ((((u0 * u1) * u2) * (1 * u3)) * (1 * u4))) + ((u0 * u5)
    * (1 * u4))) = ((((-1) * ((u2 * (1 * u3)) * (1 * u4))) * (u0 * u1)) + ((1 * u4) * (u5 * u0)))) by (intros u0 u1 u2
    u3 u4 u5; ring).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (rmsnorm x epsilon i_1) (rmsnorm x epsilon j) (/ (INR n)) (/ (rms x
      epsilon)) (delta i_1 j))). }
  assert (r24 : Sum (fun i : Fin n => g i * (1 / rms x epsilon * (delta i j - rmsnorm x epsilon i * rmsnorm x epsilon
    j / INR n))) = Sum (fun i : Fin n => -1 * (rmsnorm x epsilon j * (1 / INR n) * (1 / rms x epsilon)) * (g i *
    rmsnorm x epsilon i) + 1 / rms x epsilon * (delta i j * g i))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r21 i_1) (r22 i_1)))). }
  assert (r26 : Sum (fun i : Fin n => g i * (1 / rms x epsilon * (delta i j - rmsnorm x epsilon i * rmsnorm x epsilon
    j / INR n))) = g j * (1 / rms x epsilon) + -1 * (rmsnorm x epsilon j * (1 / INR n) * (1 / rms x epsilon) * Sum
    (fun i : Fin n => g i * rmsnorm x epsilon i))).
  { exact (eq_trans (eq_trans r24 r17) r19). }
  assert (r29 : 1 / rms x epsilon * (g j - rmsnorm x epsilon j / INR n * Sum (fun i : Fin n => g i * rmsnorm x epsilon
    i)) = g j * (1 / rms x epsilon) + -1 * (rmsnorm x epsilon j * (1 / INR n) * (1 / rms x epsilon) * Sum (fun i : Fin
    n => g i * rmsnorm x epsilon i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 * u0) * (u1 - ((u2 * u3) * u4))) = ((u1 * (1 * u0)) + ((-1) *
    (((u2 * (1 * u3)) * (1 * u0)) * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (/ (rms x epsilon)) (g j) (rmsnorm x epsilon j) (/ (INR n)) (Sum (fun i : Fin n => g i * rmsnorm x
      epsilon i))). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (Sum (fun i : Fin n => g i * rmsnorm x epsilon i)))) r5
    (eq_trans (eq_trans (eq_trans (eq_trans r9 r17) r19) (eq_sym r26)) (eq_trans r26 (eq_sym r29)))).
Qed.

(* Backward pass of RMSNorm with gain. *)
Theorem rmsnorm_gain_vjp (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g gamma : Fin n -> R) (j :
  Fin n)
    (given : 0 < mean_square x + epsilon) :
  partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * (gamma i * rmsnorm x epsilon i))) x (1 / rms x
    epsilon * (g j * gamma j - rmsnorm x epsilon j / INR n * Sum (fun i : Fin n => g i * gamma i * rmsnorm x epsilon
    i))).
Proof.
  assert (r1 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i) x 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => gamma i) x 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r5 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => gamma i * rmsnorm x epsilon i) x (0 *
    rmsnorm x epsilon i + gamma i * (1 / rms x epsilon * (delta i j - rmsnorm x epsilon i * rmsnorm x epsilon j / INR
    n)))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r2 i) (Normalization.rmsnorm_jacobian n n_pos x epsilon i j given))).
    }
  assert (r6 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i * (gamma i * rmsnorm x epsilon i)) x
    (0 * (gamma i * rmsnorm x epsilon i) + g i * (0 * rmsnorm x epsilon i + gamma i * (1 / rms x epsilon * (delta i j
    - rmsnorm x epsilon i * rmsnorm x epsilon j / INR n))))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r1 i) (r5 i))). }
  assert (r7 : partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * (gamma i * rmsnorm x epsilon i)))
    x (Sum (fun i : Fin n => 0 * (gamma i * rmsnorm x epsilon i) + g i * (0 * rmsnorm x epsilon i + gamma i * (1 / rms
    x epsilon * (delta i j - rmsnorm x epsilon i * rmsnorm x epsilon j / INR n)))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r6 i))). }
  assert (r8 : forall (i_ : Fin n), 0 * (gamma i_ * rmsnorm x epsilon i_) + g i_ * (0 * rmsnorm x epsilon i_ + gamma
    i_ * (1 / rms x epsilon * (delta i_ j - rmsnorm x epsilon i_ * rmsnorm x epsilon j / INR n))) = -1 * (g i_ * gamma
    i_ * rmsnorm x epsilon i_ * rmsnorm x epsilon j * (1 / INR n) * (1 / rms x epsilon)) + g i_ * gamma i_ * delta i_
    j * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((0 * (u0 * u1)) + (u2 * ((0 * u1) + (u0 * ((1 * u3) * (u4 -
    ((u1 * u5) * u6))))))) = (((-1) * (((((u2 * u0) * u1) * u5) * (1 * u6)) * (1 * u3))) + (((u2 * u0) * u4) * (1 *
    u3)))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_ : Fin n) => (identity (gamma i_) (rmsnorm x epsilon i_) (g i_) (/ (rms x epsilon)) (delta i_ j)
      (rmsnorm x epsilon j) (/ (INR n)))). }
  assert (r9 : forall (i_ : Fin n), -1 * (g i_ * gamma i_ * rmsnorm x epsilon i_ * rmsnorm x epsilon j * (1 / INR n) *
    (1 / rms x epsilon)) + g i_ * gamma i_ * delta i_ j * (1 / rms x epsilon) = -1 * (rmsnorm x epsilon j * (1 / INR
    n) * (1 / rms x epsilon)) * (g i_ * gamma i_ * rmsnorm x epsilon i_) + 1 / rms x epsilon * (delta i_ j * (g i_ *
    gamma i_))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((-1) * (((((u0 * u1) * u2) * u3) * (1 * u4)) * (1 * u5))) +
    (((u0 * u1) * u6) * (1 * u5))) = ((((-1) * ((u3 * (1 * u4)) * (1 * u5))) * ((u0 * u1) * u2)) + ((1 * u5) * (u6 *
    (u0 * u1))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_ : Fin n) => (identity (g i_) (gamma i_) (rmsnorm x epsilon i_) (rmsnorm x epsilon j) (/ (INR n)) (/
      (rms x epsilon)) (delta i_ j))). }
  assert (r11 : Sum (fun i : Fin n => 0 * (gamma i * rmsnorm x epsilon i) + g i * (0 * rmsnorm x epsilon i + gamma i *
    (1 / rms x epsilon * (delta i j - rmsnorm x epsilon i * rmsnorm x epsilon j / INR n)))) = Sum (fun i : Fin n => -1
    * (rmsnorm x epsilon j * (1 / INR n) * (1 / rms x epsilon)) * (g i * gamma i * rmsnorm x epsilon i) + 1 / rms x
    epsilon * (delta i j * (g i * gamma i)))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r8 i_) (r9 i_)))). }
  assert (r16 : 1 / rms x epsilon * Sum (fun i : Fin n => delta i j * (g i * gamma i)) = 1 / rms x epsilon * (g j *
    gamma j)).
  { exact (f_equal (fun (h : R) => 1 / rms x epsilon * h) (Facts.sum_delta n j (fun i : Fin n => g i * gamma i))). }
  assert (r18 : Sum (fun i : Fin n => -1 * (rmsnorm x epsilon j * (1 / INR n) * (1 / rms x epsilon)) * (g i * gamma i
    * rmsnorm x epsilon i)) + Sum (fun i : Fin n => 1 / rms x epsilon * (delta i j * (g i * gamma i))) = -1 * (rmsnorm
    x epsilon j * (1 / INR n) * (1 / rms x epsilon)) * Sum (fun i : Fin n => g i * gamma i * rmsnorm x epsilon i) + 1
    / rms x epsilon * (g j * gamma j)).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => h_ + h_1) (Facts.sum_scale n (-1 * (rmsnorm x epsilon j * (1 / INR n) *
    (1 / rms x epsilon))) (fun i : Fin n => g i * gamma i * rmsnorm x epsilon i)) (eq_trans (Facts.sum_scale n (1 /
    rms x epsilon) (fun i : Fin n => delta i j * (g i * gamma i))) r16)). }
  assert (r19 : Sum (fun i : Fin n => -1 * (rmsnorm x epsilon j * (1 / INR n) * (1 / rms x epsilon)) * (g i * gamma i
    * rmsnorm x epsilon i) + 1 / rms x epsilon * (delta i j * (g i * gamma i))) = -1 * (rmsnorm x epsilon j * (1 / INR
    n) * (1 / rms x epsilon)) * Sum (fun i : Fin n => g i * gamma i * rmsnorm x epsilon i) + 1 / rms x epsilon * (g j
    * gamma j)).
  { exact (eq_trans (Facts.sum_add n (fun i : Fin n => -1 * (rmsnorm x epsilon j * (1 / INR n) * (1 / rms x epsilon))
    * (g i * gamma i * rmsnorm x epsilon i)) (fun i : Fin n => 1 / rms x epsilon * (delta i j * (g i * gamma i))))
    r18). }
  assert (r21 : -1 * (rmsnorm x epsilon j * (1 / INR n) * (1 / rms x epsilon)) * Sum (fun i : Fin n => g i * gamma i *
    rmsnorm x epsilon i) + 1 / rms x epsilon * (g j * gamma j) = g j * gamma j * (1 / rms x epsilon) + -1 * (rmsnorm x
    epsilon j * (1 / INR n) * (1 / rms x epsilon) * Sum (fun i : Fin n => g i * gamma i * rmsnorm x epsilon i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((-1) * ((u0 * (1 * u1)) * (1 * u2))) * u3) + ((1 * u2) * (u4 *
    u5))) = (((u4 * u5) * (1 * u2)) + ((-1) * (((u0 * (1 * u1)) * (1 * u2)) * u3)))) by (intros u0 u1 u2 u3 u4 u5;
    ring).
    exact (identity (rmsnorm x epsilon j) (/ (INR n)) (/ (rms x epsilon)) (Sum (fun i : Fin n => g i * gamma i *
      rmsnorm x epsilon i)) (g j) (gamma j)). }
  assert (r23 : forall (i_1 : Fin n), g i_1 * (gamma i_1 * (1 / rms x epsilon * (delta i_1 j - rmsnorm x epsilon i_1 *
    rmsnorm x epsilon j / INR n))) = -1 * (g i_1 * gamma i_1 * rmsnorm x epsilon i_1 * rmsnorm x epsilon j * (1 / INR
    n) * (1 / rms x epsilon)) + g i_1 * gamma i_1 * delta i_1 j * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (u0 * (u1 * ((1 * u2) * (u3 - ((u4 * u5) * u6))))) = (((-1) *
    (((((u0 * u1) * u4) * u5) * (1 * u6)) * (1 * u2))) + (((u0 * u1) * u3) * (1 * u2)))) by (intros u0 u1 u2 u3 u4 u5
    u6; ring).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (gamma i_1) (/ (rms x epsilon)) (delta i_1 j) (rmsnorm x epsilon
      i_1) (rmsnorm x epsilon j) (/ (INR n)))). }
  assert (r24 : forall (i_1 : Fin n), -1 * (g i_1 * gamma i_1 * rmsnorm x epsilon i_1 * rmsnorm x epsilon j * (1 / INR
    n) * (1 / rms x epsilon)) + g i_1 * gamma i_1 * delta i_1 j * (1 / rms x epsilon) = -1 * (rmsnorm x epsilon j * (1
    / INR n) * (1 / rms x epsilon)) * (g i_1 * gamma i_1 * rmsnorm x epsilon i_1) + 1 / rms x epsilon * (delta i_1 j *
    (g i_1 * gamma i_1))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((-1) * (((((u0 * u1) * u2) * u3) * (1 * u4)) * (1 * u5))) +
    (((u0 * u1) * u6) * (1 * u5))) = ((((-1) * ((u3 * (1 * u4)) * (1 * u5))) * ((u0 * u1) * u2)) + ((1 * u5) * (u6 *
    (u0 * u1))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (gamma i_1) (rmsnorm x epsilon i_1) (rmsnorm x epsilon j) (/ (INR
      n)) (/ (rms x epsilon)) (delta i_1 j))). }
  assert (r26 : Sum (fun i : Fin n => g i * (gamma i * (1 / rms x epsilon * (delta i j - rmsnorm x epsilon i * rmsnorm
    x epsilon j / INR n)))) = Sum (fun i : Fin n => -1 * (rmsnorm x epsilon j * (1 / INR n) * (1 / rms x epsilon)) *
    (g i * gamma i * rmsnorm x epsilon i) + 1 / rms x epsilon * (delta i j * (g i * gamma i)))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r23 i_1) (r24 i_1)))). }
  assert (r28 : Sum (fun i : Fin n => g i * (gamma i * (1 / rms x epsilon * (delta i j - rmsnorm x epsilon i * rmsnorm
    x epsilon j / INR n)))) = g j * gamma j * (1 / rms x epsilon) + -1 * (rmsnorm x epsilon j * (1 / INR n) * (1 / rms
    x epsilon) * Sum (fun i : Fin n => g i * gamma i * rmsnorm x epsilon i))).
  { exact (eq_trans (eq_trans r26 r19) r21). }
  assert (r31 : 1 / rms x epsilon * (g j * gamma j - rmsnorm x epsilon j / INR n * Sum (fun i : Fin n => g i * gamma i
    * rmsnorm x epsilon i)) = g j * gamma j * (1 / rms x epsilon) + -1 * (rmsnorm x epsilon j * (1 / INR n) * (1 / rms
    x epsilon) * Sum (fun i : Fin n => g i * gamma i * rmsnorm x epsilon i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((1 * u0) * ((u1 * u2) - ((u3 * u4) * u5))) = (((u1 * u2) * (1 *
    u0)) + ((-1) * (((u3 * (1 * u4)) * (1 * u0)) * u5)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (/ (rms x epsilon)) (g j) (gamma j) (rmsnorm x epsilon j) (/ (INR n)) (Sum (fun i : Fin n => g i *
      gamma i * rmsnorm x epsilon i))). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (Sum (fun i : Fin n => g i * (gamma i * rmsnorm x epsilon
    i))))) r7 (eq_trans (eq_trans (eq_trans (eq_trans r11 r19) r21) (eq_sym r28)) (eq_trans r28 (eq_sym r31)))).
Qed.

(* Gradient at the gain of RMSNorm. *)
Theorem rmsnorm_gain_gradient (m : nat) (m_pos : (0 < m)%nat) (n : nat) (n_pos : (0 < n)%nat) (G : Fin m -> Fin n ->
  R) (gamma : Fin n -> R) (X : Fin m -> Fin n -> R) (epsilon : R) (j : Fin n) :
  partial (entry j) (fun gamma : Fin n -> R => Sum (fun t : Fin m => Sum (fun i : Fin n => G t i * (gamma i * rmsnorm
    (fun i1 : Fin n => X t i1) epsilon i)))) gamma (Sum (fun t : Fin m => G t j * rmsnorm (fun i1 : Fin n => X t i1)
    epsilon j)).
Proof.
  assert (r1 : forall (i : Fin m) (i_ : Fin n), partial (entry j) (fun gamma : Fin n -> R => G i i_) gamma 0).
  { exact (fun (i : Fin m) (i_ : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (i_ : Fin n), partial (entry j) (fun gamma : Fin n -> R => gamma i_) gamma (delta i_ j)).
  { exact (fun (i_ : Fin n) => (Rules.deriv_entry i_ j gamma)). }
  assert (r3 : forall (i : Fin m) (i_ : Fin n), partial (entry j) (fun gamma : Fin n -> R => rmsnorm (fun i1 : Fin n
    => X i i1) epsilon i_) gamma 0).
  { exact (fun (i : Fin m) (i_ : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r4 : forall (i_ : Fin n) (i : Fin m), partial (entry j) (fun gamma : Fin n -> R => gamma i_ * rmsnorm (fun
    i1 : Fin n => X i i1) epsilon i_) gamma (delta i_ j * rmsnorm (fun i1 : Fin n => X i i1) epsilon i_ + gamma i_ *
    0)).
  { exact (fun (i_ : Fin n) (i : Fin m) => (Rules.deriv_mul (r2 i_) (r3 i i_))). }
  assert (r5 : forall (i : Fin m) (i_ : Fin n), partial (entry j) (fun gamma : Fin n -> R => G i i_ * (gamma i_ *
    rmsnorm (fun i1 : Fin n => X i i1) epsilon i_)) gamma (0 * (gamma i_ * rmsnorm (fun i1 : Fin n => X i i1) epsilon
    i_) + G i i_ * (delta i_ j * rmsnorm (fun i1 : Fin n => X i i1) epsilon i_ + gamma i_ * 0))).
  { exact (fun (i : Fin m) (i_ : Fin n) => (Rules.deriv_mul (r1 i i_) (r4 i_ i))). }
  assert (r6 : forall (i : Fin m), partial (entry j) (fun gamma : Fin n -> R => Sum (fun i_ : Fin n => G i i_ * (gamma
    i_ * rmsnorm (fun i1 : Fin n => X i i1) epsilon i_))) gamma (Sum (fun i_ : Fin n => 0 * (gamma i_ * rmsnorm (fun
    i1 : Fin n => X i i1) epsilon i_) + G i i_ * (delta i_ j * rmsnorm (fun i1 : Fin n => X i i1) epsilon i_ + gamma
    i_ * 0)))).
  { exact (fun (i : Fin m) => (Rules.deriv_sum (fun (i_ : Fin n) => (r5 i i_)))). }
  assert (r7 : partial (entry j) (fun gamma : Fin n -> R => Sum (fun i : Fin m => Sum (fun i_ : Fin n => G i i_ *
    (gamma i_ * rmsnorm (fun i1 : Fin n => X i i1) epsilon i_)))) gamma (Sum (fun i : Fin m => Sum (fun i_ : Fin n =>
    0 * (gamma i_ * rmsnorm (fun i1 : Fin n => X i i1) epsilon i_) + G i i_ * (delta i_ j * rmsnorm (fun i1 : Fin n =>
    X i i1) epsilon i_ + gamma i_ * 0))))).
  { exact (Rules.deriv_sum (fun (i : Fin m) => (r6 i))). }
  assert (r8 : forall (i_1 : Fin n) (i_2 : Fin m), 0 * (gamma i_1 * rmsnorm (fun i1 : Fin n => X i_2 i1) epsilon i_1)
    + G i_2 i_1 * (delta i_1 j * rmsnorm (fun i1 : Fin n => X i_2 i1) epsilon i_1 + gamma i_1 * 0) = G i_2 i_1 *
    rmsnorm (fun i1 : Fin n => X i_2 i1) epsilon i_1 * delta i_1 j).
  { assert (identity : forall u0 u1 u2 u3 : R, ((0 * (u0 * u1)) + (u2 * ((u3 * u1) + (u0 * 0)))) = ((u2 * u1) * u3))
    by (intros u0 u1 u2 u3; ring).
    exact (fun (i_1 : Fin n) (i_2 : Fin m) => (identity (gamma i_1) (rmsnorm (fun i1 : Fin n => X i_2 i1) epsilon i_1)
      (G i_2 i_1) (delta i_1 j))). }
  assert (r9 : forall (i_2 : Fin m) (i_1 : Fin n), G i_2 i_1 * rmsnorm (fun i1 : Fin n => X i_2 i1) epsilon i_1 *
    delta i_1 j = delta i_1 j * (G i_2 i_1 * rmsnorm (fun i1 : Fin n => X i_2 i1) epsilon i_1)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u2 * (u0 * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin m) (i_1 : Fin n) => (identity (G i_2 i_1) (rmsnorm (fun i1 : Fin n => X i_2 i1) epsilon i_1)
      (delta i_1 j))). }
  assert (r11 : forall (i_2 : Fin m), Sum (fun i : Fin n => 0 * (gamma i * rmsnorm (fun i1 : Fin n => X i_2 i1)
    epsilon i) + G i_2 i * (delta i j * rmsnorm (fun i1 : Fin n => X i_2 i1) epsilon i + gamma i * 0)) = Sum (fun i :
    Fin n => delta i j * (G i_2 i * rmsnorm (fun i1 : Fin n => X i_2 i1) epsilon i))).
  { exact (fun (i_2 : Fin m) => (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r8 i_1 i_2) (r9 i_2 i_1))))). }
  assert (r14 : Sum (fun i : Fin m => Sum (fun i_ : Fin n => 0 * (gamma i_ * rmsnorm (fun i1 : Fin n => X i i1)
    epsilon i_) + G i i_ * (delta i_ j * rmsnorm (fun i1 : Fin n => X i i1) epsilon i_ + gamma i_ * 0))) = Sum (fun i
    : Fin m => G i j * rmsnorm (fun i1 : Fin n => X i i1) epsilon j)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin m) => (eq_trans (r11 i_2) (Facts.sum_delta n j (fun i : Fin n => G i_2
    i * rmsnorm (fun i1 : Fin n => X i_2 i1) epsilon i))))). }
  exact (Rules.deriv_eq (fun (gamma : Fin n -> R) => (@eq_refl R (Sum (fun i : Fin m => Sum (fun i_ : Fin n => G i i_
    * (gamma i_ * rmsnorm (fun i1 : Fin n => X i i1) epsilon i_)))))) r7 r14).
Qed.

(* Squared length of the input of RMSNorm. *)
Theorem rmsnorm_sum_of_squares (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R)
    (given : 0 < mean_square x + epsilon) :
  Sum (fun k : Fin n => x k ^ 2) = INR n * (rms x epsilon ^ 2 - epsilon).
Proof.
  assert (r0 : mean_square x = 1 / INR n * Sum (fun k : Fin n => x k ^ 2)).
  { exact eq_refl. }
  assert (r1 : INR n * mean_square x = INR n * (1 / INR n * Sum (fun k : Fin n => x k ^ 2))).
  { exact (f_equal (fun (h : R) => INR n * h) r0). }
  assert (r2 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r3 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r2)). }
  assert (r5 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_ : R) => 0 < h_) r3 (INR n) (Facts.sum_one n)). }
  assert (r7 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r5). }
  assert (r10 : INR n * (1 / INR n * Sum (fun k : Fin n => x k ^ 2)) = Sum (fun k : Fin n => x k ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, u0 - (u1 * ((1 * u2) * u0)) = (u0 * (1 - (u1 * (1 * u2))) + 0)) by (intros
    u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation (Sum (fun k : Fin n => x k ^ 2)) (Facts.mul_inverse (INR n)
      r7) Rules.no_equation) (identity (Sum (fun k : Fin n => x k ^ 2)) (INR n) (/ (INR n)))). }
  assert (r13 : mean_square x + epsilon = epsilon + mean_square x).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (identity (mean_square x) epsilon). }
  assert (r14 : sqrt (mean_square x + epsilon) = sqrt (epsilon + mean_square x)).
  { exact (f_equal (fun (h_1 : R) => sqrt h_1) r13). }
  assert (r15 : INR n * (sqrt (mean_square x + epsilon) ^ 2 - epsilon) = INR n * (sqrt (epsilon + mean_square x) ^ 2 -
    epsilon)).
  { exact (f_equal (fun (h_2 : R) => INR n * (h_2 ^ 2 - epsilon)) r14). }
  assert (r17 : 0 < epsilon + mean_square x).
  { assert (identity : forall u0 u1 : R, (u1 + u0) - 0 = (1 * ((u0 + u1) - 0) + 0)) by (intros u0 u1; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) given Rules.no_relation)
      (identity (mean_square x) epsilon)) eq_refl). }
  assert (r18 : 0 <= epsilon + mean_square x).
  { assert (identity : forall u0 u1 : R, (u0 + u1) - 0 = (1 * ((u0 + u1) - 0) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r17)
      Rules.no_relation) (identity epsilon (mean_square x)))). }
  assert (r21 : INR n * (sqrt (epsilon + mean_square x) ^ 2 - epsilon) = INR n * mean_square x).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * u1) - (u0 * ((u2 ^ 2) - u3)) = (u0 * ((u3 + u1) - (u2 ^ 2)) + 0))
    by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (INR n) (Facts.sqrt_square (epsilon + mean_square x) r18)
      Rules.no_equation) (identity (INR n) (mean_square x) (sqrt (epsilon + mean_square x)) epsilon)). }
  assert (r25 : INR n * (sqrt (epsilon + mean_square x) ^ 2 - epsilon) = -1 * (epsilon * INR n) + INR n * sqrt
    (epsilon + mean_square x) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((u1 ^ 2) - u2)) = (((-1) * (u2 * u0)) + (u0 * (u1 ^ 2)))) by
    (intros u0 u1 u2; ring).
    exact (identity (INR n) (sqrt (epsilon + mean_square x)) epsilon). }
  assert (r27 : rms x epsilon = sqrt (mean_square x + epsilon)).
  { exact eq_refl. }
  assert (r29 : INR n * (rms x epsilon ^ 2 - epsilon) = INR n * (sqrt (epsilon + mean_square x) ^ 2 - epsilon)).
  { exact (f_equal (fun (h_3 : R) => INR n * (h_3 ^ 2 - epsilon)) (eq_trans r27 r14)). }
  exact (eq_trans (eq_trans (eq_sym (eq_trans r1 r10)) (eq_sym (eq_trans r15 r21))) (eq_trans (eq_trans r15 r25)
    (eq_sym (eq_trans r29 r25)))).
Qed.

(* Backward pass and input of RMSNorm. *)
Theorem rmsnorm_vjp_inner_input (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R)
    (given : 0 < mean_square x + epsilon) :
  Sum (fun j : Fin n => 1 / rms x epsilon * (g j - rmsnorm x epsilon j / INR n * Sum (fun i : Fin n => g i * rmsnorm x
    epsilon i)) * x j) = epsilon / rms x epsilon ^ 2 * Sum (fun i : Fin n => g i * rmsnorm x epsilon i).
Proof.
  assert (r0 : forall (i : Fin n), 1 / rms x epsilon * (g i - rmsnorm x epsilon i / INR n * Sum (fun i : Fin n => g i
    * rmsnorm x epsilon i)) * x i = 1 / rms x epsilon * (g i - rmsnorm x epsilon i * (1 / INR n) * Sum (fun i : Fin n
    => g i * rmsnorm x epsilon i)) * x i).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((1 * u0) * (u1 - ((u2 * u3) * u4))) * u5) = (((1 * u0) * (u1 -
    ((u2 * (1 * u3)) * u4))) * u5)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i : Fin n) => (identity (/ (rms x epsilon)) (g i) (rmsnorm x epsilon i) (/ (INR n)) (Sum (fun i : Fin
      n => g i * rmsnorm x epsilon i)) (x i))). }
  assert (r1 : forall (i : Fin n), rmsnorm x epsilon i = x i / rms x epsilon).
  { exact (fun (i : Fin n) => eq_refl). }
  assert (r2 : forall (i : Fin n), x i / rms x epsilon = x i * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (x i) (/ (rms x epsilon)))). }
  assert (r4 : forall (i_ : Fin n), rmsnorm x epsilon i_ = x i_ / rms x epsilon).
  { exact (fun (i_ : Fin n) => eq_refl). }
  assert (r5 : forall (i_ : Fin n), x i_ / rms x epsilon = x i_ * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) (/ (rms x epsilon)))). }
  assert (r7 : forall (i_ : Fin n), g i_ * rmsnorm x epsilon i_ = g i_ * (x i_ * (1 / rms x epsilon))).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h : R) => g i_ * h) (eq_trans (r4 i_) (r5 i_)))). }
  assert (r8 : forall (i_ : Fin n), g i_ * (x i_ * (1 / rms x epsilon)) = g i_ * x i_ * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * (1 * u2))) = ((u0 * u1) * (1 * u2))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_ : Fin n) => (identity (g i_) (x i_) (/ (rms x epsilon)))). }
  assert (r10 : forall (i_ : Fin n), g i_ * x i_ * (1 / rms x epsilon) = 1 / rms x epsilon * (g i_ * x i_)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * (1 * u2)) = ((1 * u2) * (u0 * u1))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_ : Fin n) => (identity (g i_) (x i_) (/ (rms x epsilon)))). }
  assert (r12 : Sum (fun i : Fin n => g i * rmsnorm x epsilon i) = Sum (fun i : Fin n => 1 / rms x epsilon * (g i * x
    i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (eq_trans (r7 i_) (r8 i_)) (r10 i_)))). }
  assert (r13 : Sum (fun i : Fin n => 1 / rms x epsilon * (g i * x i)) = 1 / rms x epsilon * Sum (fun i : Fin n => g i
    * x i)).
  { exact (Facts.sum_scale n (1 / rms x epsilon) (fun i : Fin n => g i * x i)). }
  assert (r14 : Sum (fun i : Fin n => g i * rmsnorm x epsilon i) = 1 / rms x epsilon * Sum (fun i : Fin n => g i * x
    i)).
  { exact (eq_trans r12 r13). }
  assert (r15 : forall (i : Fin n), 1 / rms x epsilon * (g i - rmsnorm x epsilon i * (1 / INR n) * Sum (fun i : Fin n
    => g i * rmsnorm x epsilon i)) * x i = 1 / rms x epsilon * (g i - x i * (1 / rms x epsilon) * (1 / INR n) * (1 /
    rms x epsilon * Sum (fun i : Fin n => g i * x i))) * x i).
  { exact (fun (i : Fin n) => (f_equal2 (fun (h_ : R) (h_1 : R) => 1 / rms x epsilon * (g i - h_ * (1 / INR n) * h_1)
    * x i) (eq_trans (r1 i) (r2 i)) r14)). }
  assert (r17 : forall (i : Fin n), 1 / rms x epsilon * (g i - x i * (1 / rms x epsilon) * (1 / INR n) * (1 / rms x
    epsilon * Sum (fun i : Fin n => g i * x i))) * x i = g i * x i * (1 / rms x epsilon) + -1 * (x i ^ 2 * (1 / INR n)
    * (1 / rms x epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((1 * u0) * (u1 - (((u2 * (1 * u0)) * (1 * u3)) * ((1 * u0) *
    u4)))) * u2) = (((u1 * u2) * (1 * u0)) + ((-1) * ((((u2 ^ 2) * (1 * u3)) * ((1 * u0) ^ 3)) * u4)))) by (intros u0
    u1 u2 u3 u4; ring).
    exact (fun (i : Fin n) => (identity (/ (rms x epsilon)) (g i) (x i) (/ (INR n)) (Sum (fun i : Fin n => g i * x
      i)))). }
  assert (r19 : forall (i : Fin n), g i * x i * (1 / rms x epsilon) + -1 * (x i ^ 2 * (1 / INR n) * (1 / rms x
    epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i)) = 1 / rms x epsilon * (g i * x i) + -1 * (1 / INR n * (1 / rms x
    epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i)) * x i ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) * (1 * u2)) + ((-1) * ((((u1 ^ 2) * (1 * u3)) * ((1 *
    u2) ^ 3)) * u4))) = (((1 * u2) * (u0 * u1)) + (((-1) * (((1 * u3) * ((1 * u2) ^ 3)) * u4)) * (u1 ^ 2)))) by
    (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i : Fin n) => (identity (g i) (x i) (/ (rms x epsilon)) (/ (INR n)) (Sum (fun i : Fin n => g i * x
      i)))). }
  assert (r21 : Sum (fun i : Fin n => 1 / rms x epsilon * (g i - rmsnorm x epsilon i / INR n * Sum (fun i : Fin n => g
    i * rmsnorm x epsilon i)) * x i) = Sum (fun i : Fin n => 1 / rms x epsilon * (g i * x i) + -1 * (1 / INR n * (1 /
    rms x epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i)) * x i ^ 2)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (eq_trans (eq_trans (r0 i) (r15 i)) (r17 i)) (r19 i)))).
    }
  assert (r24 : Sum (fun i : Fin n => 1 / rms x epsilon * (g i * x i)) + Sum (fun i : Fin n => -1 * (1 / INR n * (1 /
    rms x epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i)) * x i ^ 2) = 1 / rms x epsilon * Sum (fun i : Fin n => g i
    * x i) + -1 * (1 / INR n * (1 / rms x epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i)) * Sum (fun i : Fin n => x i
    ^ 2)).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 + h_3) r13 (Facts.sum_scale n (-1 * (1 / INR n * (1 / rms x
    epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i))) (fun i : Fin n => x i ^ 2))). }
  assert (r27 : 1 / rms x epsilon * Sum (fun i : Fin n => g i * x i) + -1 * (1 / INR n * (1 / rms x epsilon) ^ 3 * Sum
    (fun i : Fin n => g i * x i)) * Sum (fun i : Fin n => x i ^ 2) = -1 * (1 / INR n * (1 / rms x epsilon) ^ 3 * Sum
    (fun i : Fin n => g i * x i) * Sum (fun i : Fin n => x i ^ 2)) + 1 / rms x epsilon * Sum (fun i : Fin n => g i * x
    i)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1 * u0) * u1) + (((-1) * (((1 * u2) * ((1 * u0) ^ 3)) * u1)) * u3))
    = (((-1) * ((((1 * u2) * ((1 * u0) ^ 3)) * u1) * u3)) + ((1 * u0) * u1))) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (rms x epsilon)) (Sum (fun i : Fin n => g i * x i)) (/ (INR n)) (Sum (fun i : Fin n => x i ^
      2))). }
  assert (r29 : Sum (fun j : Fin n => g j * (x j / rms x epsilon)) - Sum (fun j : Fin n => x j ^ 2) / rms x epsilon ^
    2 * (1 / INR n * Sum (fun i : Fin n => g i * rmsnorm x epsilon i)) = Sum (fun j : Fin n => g j * (x j / rms x
    epsilon)) - Sum (fun j : Fin n => x j ^ 2) * (1 / rms x epsilon ^ 2) * (1 / INR n * Sum (fun i : Fin n => g i *
    rmsnorm x epsilon i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 - ((u1 * u2) * ((1 * u3) * u4))) = (u0 - ((u1 * (1 * u2)) * ((1
    * u3) * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (Sum (fun j : Fin n => g j * (x j / rms x epsilon))) (Sum (fun j : Fin n => x j ^ 2)) (/ (rms x
      epsilon ^ 2)) (/ (INR n)) (Sum (fun i : Fin n => g i * rmsnorm x epsilon i))). }
  assert (r30 : forall (i_1 : Fin n), g i_1 * (x i_1 / rms x epsilon) = g i_1 * x i_1 * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u0 * u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (x i_1) (/ (rms x epsilon)))). }
  assert (r31 : forall (i_1 : Fin n), g i_1 * x i_1 * (1 / rms x epsilon) = 1 / rms x epsilon * (g i_1 * x i_1)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * (1 * u2)) = ((1 * u2) * (u0 * u1))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (x i_1) (/ (rms x epsilon)))). }
  assert (r33 : Sum (fun i : Fin n => g i * (x i / rms x epsilon)) = Sum (fun i : Fin n => 1 / rms x epsilon * (g i *
    x i))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r30 i_1) (r31 i_1)))). }
  assert (r35 : rms x epsilon ^ 2 = rms x epsilon * rms x epsilon).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (rms x epsilon)). }
  assert (r36 : 1 / rms x epsilon ^ 2 = 1 / (rms x epsilon * rms x epsilon)).
  { exact (f_equal (fun (h_4 : R) => 1 / h_4) r35). }
  assert (r39 : 1 / rms x epsilon * (1 / rms x epsilon) = (1 / rms x epsilon) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (rms x epsilon))). }
  assert (r40 : 1 / rms x epsilon ^ 2 = (1 / rms x epsilon) ^ 2).
  { exact (eq_trans (eq_trans r36 (Facts.inverse_mul (rms x epsilon) (rms x epsilon))) r39). }
  assert (r41 : Sum (fun i : Fin n => g i * (x i / rms x epsilon)) - Sum (fun j : Fin n => x j ^ 2) * (1 / rms x
    epsilon ^ 2) * (1 / INR n * Sum (fun i : Fin n => g i * rmsnorm x epsilon i)) = 1 / rms x epsilon * Sum (fun i :
    Fin n => g i * x i) - Sum (fun j : Fin n => x j ^ 2) * (1 / rms x epsilon) ^ 2 * (1 / INR n * (1 / rms x epsilon *
    Sum (fun i : Fin n => g i * x i)))).
  { exact (f_equal3 (fun (h_5 : R) (h_6 : R) (h_7 : R) => h_5 - Sum (fun j : Fin n => x j ^ 2) * h_6 * (1 / INR n *
    h_7)) (eq_trans r33 r13) r40 r14). }
  assert (r43 : 1 / rms x epsilon * Sum (fun i : Fin n => g i * x i) - Sum (fun j : Fin n => x j ^ 2) * (1 / rms x
    epsilon) ^ 2 * (1 / INR n * (1 / rms x epsilon * Sum (fun i : Fin n => g i * x i))) = -1 * (1 / INR n * (1 / rms x
    epsilon) ^ 3 * Sum (fun i : Fin n => g i * x i) * Sum (fun j : Fin n => x j ^ 2)) + 1 / rms x epsilon * Sum (fun i
    : Fin n => g i * x i)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1 * u0) * u1) - ((u2 * ((1 * u0) ^ 2)) * ((1 * u3) * ((1 * u0) *
    u1)))) = (((-1) * ((((1 * u3) * ((1 * u0) ^ 3)) * u1) * u2)) + ((1 * u0) * u1))) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (rms x epsilon)) (Sum (fun i : Fin n => g i * x i)) (Sum (fun j : Fin n => x j ^ 2)) (/ (INR
      n))). }
  assert (r47 : forall (i_2 : Fin n), g i_2 * (x i_2 / rms x epsilon) = g i_2 * x i_2 * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u0 * u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin n) => (identity (g i_2) (x i_2) (/ (rms x epsilon)))). }
  assert (r48 : Sum (fun i : Fin n => g i * (x i / rms x epsilon)) = Sum (fun i : Fin n => g i * x i * (1 / rms x
    epsilon))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (r47 i_2))). }
  assert (r50 : INR n * (rms x epsilon ^ 2 - epsilon) = -1 * (epsilon * INR n) + INR n * rms x epsilon ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((u1 ^ 2) - u2)) = (((-1) * (u2 * u0)) + (u0 * (u1 ^ 2)))) by
    (intros u0 u1 u2; ring).
    exact (identity (INR n) (rms x epsilon) epsilon). }
  assert (r52 : Sum (fun i : Fin n => g i * (x i / rms x epsilon)) - Sum (fun k : Fin n => x k ^ 2) * (1 / rms x
    epsilon ^ 2) * (1 / INR n * Sum (fun i : Fin n => g i * rmsnorm x epsilon i)) = Sum (fun i : Fin n => g i * x i *
    (1 / rms x epsilon)) - (-1 * (epsilon * INR n) + INR n * rms x epsilon ^ 2) * (1 / rms x epsilon) ^ 2 * (1 / INR n
    * Sum (fun i : Fin n => g i * rmsnorm x epsilon i))).
  { exact (f_equal3 (fun (h_8 : R) (h_9 : R) (h_10 : R) => h_8 - h_9 * h_10 * (1 / INR n * Sum (fun i : Fin n => g i *
    rmsnorm x epsilon i))) r48 (eq_trans (Normalization.rmsnorm_sum_of_squares n n_pos x epsilon given) r50) r40). }
  assert (r54 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r55 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r54)). }
  assert (r57 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_11 : R) => 0 < h_11) r55 (INR n) (Facts.sum_one n)). }
  assert (r59 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r57). }
  assert (r61 : INR n * (1 / INR n) = 1).
  { exact (Facts.mul_inverse (INR n) r59). }
  assert (r63 : rms x epsilon = sqrt (mean_square x + epsilon)).
  { exact eq_refl. }
  assert (r65 : 0 < rms x epsilon).
  { exact (eq_ind (sqrt (mean_square x + epsilon)) (fun (h_12 : R) => 0 < h_12) (Facts.sqrt_pos (mean_square x +
    epsilon) given) (rms x epsilon) (eq_sym r63)). }
  assert (r67 : rms x epsilon <> 0).
  { exact (Facts.ne_of_pos (rms x epsilon) r65). }
  assert (r69 : rms x epsilon * (1 / rms x epsilon) = 1).
  { exact (Facts.mul_inverse (rms x epsilon) r67). }
  assert (r70 : Sum (fun i : Fin n => g i * x i * (1 / rms x epsilon)) - (-1 * (epsilon * INR n) + INR n * rms x
    epsilon ^ 2) * (1 / rms x epsilon) ^ 2 * (1 / INR n * Sum (fun i : Fin n => g i * rmsnorm x epsilon i)) = epsilon
    * (1 / rms x epsilon) ^ 2 * Sum (fun i : Fin n => g i * rmsnorm x epsilon i) + -1 * Sum (fun i : Fin n => g i *
    rmsnorm x epsilon i) + Sum (fun i : Fin n => g i * x i * (1 / rms x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((u0 * ((1 * u1) ^ 2)) * u2) + ((-1) * u2)) + u3) - (u3 -
    (((((-1) * (u0 * u4)) + (u4 * (u5 ^ 2))) * ((1 * u1) ^ 2)) * ((1 * u6) * u2))) = (((u0 * ((1 * u1) ^ 2)) * u2) *
    (1 - (u4 * (1 * u6))) + (((-1) * (((u5 ^ 2) * ((1 * u1) ^ 2)) * u2)) * (1 - (u4 * (1 * u6))) + (((-1) * ((u5 * (1
    * u1)) * u2)) * (1 - (u5 * (1 * u1))) + (((-1) * u2) * (1 - (u5 * (1 * u1))) + 0))))) by (intros u0 u1 u2 u3 u4 u5
    u6; ring).
    exact (Rules.linear_combination (Rules.and_equation (epsilon * (1 / rms x epsilon) ^ 2 * Sum (fun i : Fin n => g i
      * rmsnorm x epsilon i)) r61 (Rules.and_equation (-1 * (rms x epsilon ^ 2 * (1 / rms x epsilon) ^ 2 * Sum (fun i
      : Fin n => g i * rmsnorm x epsilon i))) r61 (Rules.and_equation (-1 * (rms x epsilon * (1 / rms x epsilon) * Sum
      (fun i : Fin n => g i * rmsnorm x epsilon i))) r69 (Rules.and_equation (-1 * Sum (fun i : Fin n => g i * rmsnorm
      x epsilon i)) r69 Rules.no_equation)))) (identity epsilon (/ (rms x epsilon)) (Sum (fun i : Fin n => g i *
      rmsnorm x epsilon i)) (Sum (fun i : Fin n => g i * x i * (1 / rms x epsilon))) (INR n) (rms x epsilon) (/ (INR
      n)))). }
  assert (r72 : Sum (fun j : Fin n => g j * (x j / rms x epsilon)) - (rms x epsilon ^ 2 - epsilon) / rms x epsilon ^ 2
    * Sum (fun i : Fin n => g i * rmsnorm x epsilon i) = Sum (fun j : Fin n => g j * (x j / rms x epsilon)) - (rms x
    epsilon ^ 2 - epsilon) * (1 / rms x epsilon ^ 2) * Sum (fun i : Fin n => g i * rmsnorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 - ((((u1 ^ 2) - u2) * u3) * u4)) = (u0 - ((((u1 ^ 2) - u2) * (1
    * u3)) * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (Sum (fun j : Fin n => g j * (x j / rms x epsilon))) (rms x epsilon) epsilon (/ (rms x epsilon ^
      2)) (Sum (fun i : Fin n => g i * rmsnorm x epsilon i))). }
  assert (r73 : Sum (fun i : Fin n => g i * (x i / rms x epsilon)) - (rms x epsilon ^ 2 - epsilon) * (1 / rms x
    epsilon ^ 2) * Sum (fun i : Fin n => g i * rmsnorm x epsilon i) = Sum (fun i : Fin n => g i * x i * (1 / rms x
    epsilon)) - (rms x epsilon ^ 2 - epsilon) * (1 / rms x epsilon) ^ 2 * Sum (fun i : Fin n => g i * rmsnorm x
    epsilon i)).
  { exact (f_equal2 (fun (h_13 : R) (h_14 : R) => h_13 - (rms x epsilon ^ 2 - epsilon) * h_14 * Sum (fun i : Fin n =>
    g i * rmsnorm x epsilon i)) r48 r40). }
  assert (r75 : Sum (fun i : Fin n => g i * x i * (1 / rms x epsilon)) - (rms x epsilon ^ 2 - epsilon) * (1 / rms x
    epsilon) ^ 2 * Sum (fun i : Fin n => g i * rmsnorm x epsilon i) = epsilon * (1 / rms x epsilon) ^ 2 * Sum (fun i :
    Fin n => g i * rmsnorm x epsilon i) + -1 * Sum (fun i : Fin n => g i * rmsnorm x epsilon i) + Sum (fun i : Fin n
    => g i * x i * (1 / rms x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * ((1 * u1) ^ 2)) * u2) + ((-1) * u2)) + u3) - (u3 - ((((u4 ^
    2) - u0) * ((1 * u1) ^ 2)) * u2)) = (((-1) * ((u4 * (1 * u1)) * u2)) * (1 - (u4 * (1 * u1))) + (((-1) * u2) * (1 -
    (u4 * (1 * u1))) + 0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (rms x epsilon * (1 / rms x epsilon) * Sum (fun i : Fin
      n => g i * rmsnorm x epsilon i))) r69 (Rules.and_equation (-1 * Sum (fun i : Fin n => g i * rmsnorm x epsilon
      i)) r69 Rules.no_equation)) (identity epsilon (/ (rms x epsilon)) (Sum (fun i : Fin n => g i * rmsnorm x epsilon
      i)) (Sum (fun i : Fin n => g i * x i * (1 / rms x epsilon))) (rms x epsilon))). }
  assert (r80 : forall (i_3 : Fin n), rmsnorm x epsilon i_3 = x i_3 / rms x epsilon).
  { exact (fun (i_3 : Fin n) => eq_refl). }
  assert (r81 : forall (i_3 : Fin n), x i_3 / rms x epsilon = x i_3 * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_3 : Fin n) => (identity (x i_3) (/ (rms x epsilon)))). }
  assert (r83 : forall (i_3 : Fin n), g i_3 * rmsnorm x epsilon i_3 = g i_3 * (x i_3 * (1 / rms x epsilon))).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_15 : R) => g i_3 * h_15) (eq_trans (r80 i_3) (r81 i_3)))). }
  assert (r84 : forall (i_3 : Fin n), g i_3 * (x i_3 * (1 / rms x epsilon)) = g i_3 * x i_3 * (1 / rms x epsilon)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * (1 * u2))) = ((u0 * u1) * (1 * u2))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_3 : Fin n) => (identity (g i_3) (x i_3) (/ (rms x epsilon)))). }
  assert (r86 : Sum (fun i : Fin n => g i * rmsnorm x epsilon i) = Sum (fun i : Fin n => g i * x i * (1 / rms x
    epsilon))).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (eq_trans (r83 i_3) (r84 i_3)))). }
  assert (r87 : Sum (fun i : Fin n => g i * (x i / rms x epsilon)) - (rms x epsilon ^ 2 - epsilon) * (1 / rms x
    epsilon ^ 2) * Sum (fun i : Fin n => g i * rmsnorm x epsilon i) = Sum (fun i : Fin n => g i * x i * (1 / rms x
    epsilon)) - (rms x epsilon ^ 2 - epsilon) * (1 / rms x epsilon) ^ 2 * Sum (fun i : Fin n => g i * x i * (1 / rms x
    epsilon))).
  { exact (f_equal3 (fun (h_16 : R) (h_17 : R) (h_18 : R) => h_16 - (rms x epsilon ^ 2 - epsilon) * h_17 * h_18) r48
    r40 r86). }
  assert (r89 : Sum (fun i : Fin n => g i * x i * (1 / rms x epsilon)) - (rms x epsilon ^ 2 - epsilon) * (1 / rms x
    epsilon) ^ 2 * Sum (fun i : Fin n => g i * x i * (1 / rms x epsilon)) = epsilon * (1 / rms x epsilon) ^ 2 * Sum
    (fun i : Fin n => g i * x i * (1 / rms x epsilon)) + -1 * (rms x epsilon ^ 2 * (1 / rms x epsilon) ^ 2 * Sum (fun
    i : Fin n => g i * x i * (1 / rms x epsilon))) + Sum (fun i : Fin n => g i * x i * (1 / rms x epsilon))).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 - ((((u1 ^ 2) - u2) * ((1 * u3) ^ 2)) * u0)) = ((((u2 * ((1 * u3) ^
    2)) * u0) + ((-1) * (((u1 ^ 2) * ((1 * u3) ^ 2)) * u0))) + u0)) by (intros u0 u1 u2 u3; ring).
    exact (identity (Sum (fun i : Fin n => g i * x i * (1 / rms x epsilon))) (rms x epsilon) epsilon (/ (rms x
      epsilon))). }
  assert (r91 : Sum (fun j : Fin n => g j * rmsnorm x epsilon j) - (rms x epsilon ^ 2 - epsilon) / rms x epsilon ^ 2 *
    Sum (fun i : Fin n => g i * rmsnorm x epsilon i) = Sum (fun j : Fin n => g j * rmsnorm x epsilon j) - (rms x
    epsilon ^ 2 - epsilon) * (1 / rms x epsilon ^ 2) * Sum (fun i : Fin n => g i * rmsnorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 - ((((u1 ^ 2) - u2) * u3) * u0)) = (u0 - ((((u1 ^ 2) - u2) * (1 *
    u3)) * u0))) by (intros u0 u1 u2 u3; ring).
    exact (identity (Sum (fun j : Fin n => g j * rmsnorm x epsilon j)) (rms x epsilon) epsilon (/ (rms x epsilon ^
      2))). }
  assert (r92 : Sum (fun i : Fin n => g i * rmsnorm x epsilon i) - (rms x epsilon ^ 2 - epsilon) * (1 / rms x epsilon
    ^ 2) * Sum (fun i : Fin n => g i * rmsnorm x epsilon i) = Sum (fun i : Fin n => g i * x i * (1 / rms x epsilon)) -
    (rms x epsilon ^ 2 - epsilon) * (1 / rms x epsilon) ^ 2 * Sum (fun i : Fin n => g i * x i * (1 / rms x epsilon))).
  { exact (f_equal2 (fun (h_19 : R) (h_20 : R) => h_19 - (rms x epsilon ^ 2 - epsilon) * h_20 * h_19) r86 r40). }
  assert (r98 : Sum (fun j : Fin n => g j * rmsnorm x epsilon j) - (rms x epsilon ^ 2 - epsilon) * (1 / rms x epsilon
    ^ 2) * Sum (fun i : Fin n => g i * rmsnorm x epsilon i) = Sum (fun j : Fin n => g j * rmsnorm x epsilon j) - (rms
    x epsilon ^ 2 - epsilon) * (1 / rms x epsilon) ^ 2 * Sum (fun i : Fin n => g i * rmsnorm x epsilon i)).
  { exact (f_equal (fun (h_21 : R) => Sum (fun j : Fin n => g j * rmsnorm x epsilon j) - (rms x epsilon ^ 2 - epsilon)
    * h_21 * Sum (fun i : Fin n => g i * rmsnorm x epsilon i)) r40). }
  assert (r100 : Sum (fun j : Fin n => g j * rmsnorm x epsilon j) - (rms x epsilon ^ 2 - epsilon) * (1 / rms x
    epsilon) ^ 2 * Sum (fun i : Fin n => g i * rmsnorm x epsilon i) = epsilon * (1 / rms x epsilon) ^ 2 * Sum (fun i :
    Fin n => g i * rmsnorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((1 * u1) ^ 2)) * u2) - (u2 - ((((u3 ^ 2) - u0) * ((1 * u1) ^
    2)) * u2)) = (((-1) * ((u3 * (1 * u1)) * u2)) * (1 - (u3 * (1 * u1))) + (((-1) * u2) * (1 - (u3 * (1 * u1))) +
    0))) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (rms x epsilon * (1 / rms x epsilon) * Sum (fun i : Fin
      n => g i * rmsnorm x epsilon i))) r69 (Rules.and_equation (-1 * Sum (fun i : Fin n => g i * rmsnorm x epsilon
      i)) r69 Rules.no_equation)) (identity epsilon (/ (rms x epsilon)) (Sum (fun i : Fin n => g i * rmsnorm x epsilon
      i)) (rms x epsilon))). }
  assert (r102 : epsilon / rms x epsilon ^ 2 * Sum (fun i : Fin n => g i * rmsnorm x epsilon i) = epsilon * (1 / rms x
    epsilon ^ 2) * Sum (fun i : Fin n => g i * rmsnorm x epsilon i)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2; ring).
    exact (identity epsilon (/ (rms x epsilon ^ 2)) (Sum (fun i : Fin n => g i * rmsnorm x epsilon i))). }
  assert (r103 : epsilon * (1 / rms x epsilon ^ 2) * Sum (fun i : Fin n => g i * rmsnorm x epsilon i) = epsilon * (1 /
    rms x epsilon) ^ 2 * Sum (fun i : Fin n => g i * rmsnorm x epsilon i)).
  { exact (f_equal (fun (h_22 : R) => epsilon * h_22 * Sum (fun i : Fin n => g i * rmsnorm x epsilon i)) r40). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans r21 (eq_trans (Facts.sum_add n (fun i : Fin n => 1
    / rms x epsilon * (g i * x i)) (fun i : Fin n => -1 * (1 / INR n * (1 / rms x epsilon) ^ 3 * Sum (fun i : Fin n =>
    g i * x i)) * x i ^ 2)) r24)) r27) (eq_sym (eq_trans (eq_trans r29 r41) r43))) (eq_trans (eq_trans (eq_trans r29
    r52) r70) (eq_sym (eq_trans (eq_trans r72 r73) r75)))) (eq_trans (eq_trans (eq_trans r72 r87) r89) (eq_sym
    (eq_trans (eq_trans r91 r92) r89)))) (eq_trans (eq_trans (eq_trans r91 r98) r100) (eq_sym (eq_trans r102 r103)))).
Qed.

Definition batch_mean {n d : nat} (X : Fin n -> Fin d -> R) (a : Fin d) : R :=
  1 / INR n * Sum (fun k : Fin n => X k a).

Definition batch_variance {n d : nat} (X : Fin n -> Fin d -> R) (a : Fin d) : R :=
  1 / INR n * Sum (fun k : Fin n => (X k a - batch_mean X a) ^ 2).

Definition batch_deviation {n d : nat} (X : Fin n -> Fin d -> R) (epsilon : R) (a : Fin d) : R :=
  sqrt (batch_variance X a + epsilon).

Definition batchnorm {n d : nat} (X : Fin n -> Fin d -> R) (epsilon : R) (i : Fin n) (a : Fin d) : R :=
  (X i a - batch_mean X a) / batch_deviation X epsilon a.

(* BatchNorm is LayerNorm of the columns. *)
Theorem batchnorm_is_layernorm_transposed (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n
  -> Fin d -> R) (epsilon : R) (i : Fin n) (a : Fin d) :
  batchnorm X epsilon i a = layernorm (fun k : Fin n => X k a) epsilon i.
Proof.
  assert (r0 : batchnorm X epsilon i a = (X i a - batch_mean X a) / batch_deviation X epsilon a).
  { exact eq_refl. }
  assert (r1 : (X i a - batch_mean X a) / batch_deviation X epsilon a = (X i a - batch_mean X a) * (1 /
    batch_deviation X epsilon a)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 - u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity (X i a) (batch_mean X a) (/ (batch_deviation X epsilon a))). }
  assert (r2 : batch_mean X a = 1 / INR n * Sum (fun k : Fin n => X k a)).
  { exact eq_refl. }
  assert (r3 : batch_deviation X epsilon a = sqrt (batch_variance X a + epsilon)).
  { exact eq_refl. }
  assert (r4 : batch_variance X a = 1 / INR n * Sum (fun k : Fin n => (X k a - batch_mean X a) ^ 2)).
  { exact eq_refl. }
  assert (r5 : forall (i_ : Fin n), (X i_ a - batch_mean X a) ^ 2 = (X i_ a - 1 / INR n * Sum (fun k : Fin n => X k
    a)) ^ 2).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h : R) => (X i_ a - h) ^ 2) r2)). }
  assert (r6 : forall (i_ : Fin n), (X i_ a - 1 / INR n * Sum (fun k : Fin n => X k a)) ^ 2 = -2 * (X i_ a * (1 / INR
    n) * Sum (fun k : Fin n => X k a)) + X i_ a ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k a) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - ((1 * u1) * u2)) ^ 2) = ((((-2) * ((u0 * (1 * u1)) * u2)) + (u0 ^
    2)) + (((1 * u1) ^ 2) * (u2 ^ 2)))) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin n) => (identity (X i_ a) (/ (INR n)) (Sum (fun k : Fin n => X k a)))). }
  assert (r8 : Sum (fun i : Fin n => (X i a - batch_mean X a) ^ 2) = Sum (fun i : Fin n => -2 * (X i a * (1 / INR n) *
    Sum (fun k : Fin n => X k a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k a) ^ 2)).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r5 i_) (r6 i_)))). }
  assert (r9 : 1 / INR n * Sum (fun i : Fin n => (X i a - batch_mean X a) ^ 2) = 1 / INR n * Sum (fun i : Fin n => -2
    * (X i a * (1 / INR n) * Sum (fun k : Fin n => X k a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k
    a) ^ 2)).
  { exact (f_equal (fun (h_ : R) => 1 / INR n * h_) r8). }
  assert (r11 : batch_variance X a + epsilon = 1 / INR n * Sum (fun i : Fin n => -2 * (X i a * (1 / INR n) * Sum (fun
    k : Fin n => X k a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k a) ^ 2) + epsilon).
  { exact (f_equal (fun (h_1 : R) => h_1 + epsilon) (eq_trans r4 r9)). }
  assert (r12 : 1 / INR n * Sum (fun i : Fin n => -2 * (X i a * (1 / INR n) * Sum (fun k : Fin n => X k a)) + X i a ^
    2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k a) ^ 2) + epsilon = epsilon + 1 / INR n * Sum (fun i : Fin n => -2
    * (X i a * (1 / INR n) * Sum (fun k : Fin n => X k a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k
    a) ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) * u1) + u2) = (u2 + ((1 * u0) * u1))) by (intros u0 u1 u2;
    ring).
    exact (identity (/ (INR n)) (Sum (fun i : Fin n => -2 * (X i a * (1 / INR n) * Sum (fun k : Fin n => X k a)) + X i
      a ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k a) ^ 2)) epsilon). }
  assert (r14 : sqrt (batch_variance X a + epsilon) = sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (X i a *
    (1 / INR n) * Sum (fun k : Fin n => X k a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k a) ^ 2))).
  { exact (f_equal (fun (h_2 : R) => sqrt h_2) (eq_trans r11 r12)). }
  assert (r16 : 1 / batch_deviation X epsilon a = 1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (X i a *
    (1 / INR n) * Sum (fun k : Fin n => X k a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k a) ^ 2))).
  { exact (f_equal (fun (h_3 : R) => 1 / h_3) (eq_trans r3 r14)). }
  assert (r17 : (X i a - batch_mean X a) * (1 / batch_deviation X epsilon a) = (X i a - 1 / INR n * Sum (fun k : Fin n
    => X k a)) * (1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (X i a * (1 / INR n) * Sum (fun k : Fin n
    => X k a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k a) ^ 2)))).
  { exact (f_equal2 (fun (h_4 : R) (h_5 : R) => (X i a - h_4) * h_5) r2 r16). }
  assert (r19 : (X i a - 1 / INR n * Sum (fun k : Fin n => X k a)) * (1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin
    n => -2 * (X i a * (1 / INR n) * Sum (fun k : Fin n => X k a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n
    => X k a) ^ 2))) = X i a * (1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (X i a * (1 / INR n) * Sum
    (fun k : Fin n => X k a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k a) ^ 2))) + -1 * (1 / INR n *
    (1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (X i a * (1 / INR n) * Sum (fun k : Fin n => X k a)) +
    X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k a) ^ 2))) * Sum (fun k : Fin n => X k a))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 - ((1 * u1) * u2)) * (1 * u3)) = ((u0 * (1 * u3)) + ((-1) * (((1 *
    u1) * (1 * u3)) * u2)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (X i a) (/ (INR n)) (Sum (fun k : Fin n => X k a)) (/ (sqrt (epsilon + 1 / INR n * Sum (fun i :
      Fin n => -2 * (X i a * (1 / INR n) * Sum (fun k : Fin n => X k a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun k :
      Fin n => X k a) ^ 2))))). }
  assert (r22 : (X i a - 1 / INR n * Sum (fun k : Fin n => X k a)) / sqrt (1 / INR n * Sum (fun k : Fin n => (X k a -
    1 / INR n * Sum (fun l : Fin n => X l a)) ^ 2) + epsilon) = (X i a - 1 / INR n * Sum (fun k : Fin n => X k a)) *
    (1 / sqrt (1 / INR n * Sum (fun k : Fin n => (X k a - 1 / INR n * Sum (fun l : Fin n => X l a)) ^ 2) + epsilon))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 - ((1 * u1) * u2)) * u3) = ((u0 - ((1 * u1) * u2)) * (1 * u3))) by
    (intros u0 u1 u2 u3; ring).
    exact (identity (X i a) (/ (INR n)) (Sum (fun k : Fin n => X k a)) (/ (sqrt (1 / INR n * Sum (fun k : Fin n => (X
      k a - 1 / INR n * Sum (fun l : Fin n => X l a)) ^ 2) + epsilon)))). }
  assert (r23 : forall (i_1 : Fin n), (X i_1 a - 1 / INR n * Sum (fun l : Fin n => X l a)) ^ 2 = -2 * (X i_1 a * (1 /
    INR n) * Sum (fun l : Fin n => X l a)) + X i_1 a ^ 2 + (1 / INR n) ^ 2 * Sum (fun l : Fin n => X l a) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - ((1 * u1) * u2)) ^ 2) = ((((-2) * ((u0 * (1 * u1)) * u2)) + (u0 ^
    2)) + (((1 * u1) ^ 2) * (u2 ^ 2)))) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (X i_1 a) (/ (INR n)) (Sum (fun l : Fin n => X l a)))). }
  assert (r24 : Sum (fun i : Fin n => (X i a - 1 / INR n * Sum (fun l : Fin n => X l a)) ^ 2) = Sum (fun i : Fin n =>
    -2 * (X i a * (1 / INR n) * Sum (fun l : Fin n => X l a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun l : Fin n => X
    l a) ^ 2)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (r23 i_1))). }
  assert (r25 : 1 / INR n * Sum (fun i : Fin n => (X i a - 1 / INR n * Sum (fun l : Fin n => X l a)) ^ 2) + epsilon =
    1 / INR n * Sum (fun i : Fin n => -2 * (X i a * (1 / INR n) * Sum (fun l : Fin n => X l a)) + X i a ^ 2 + (1 / INR
    n) ^ 2 * Sum (fun l : Fin n => X l a) ^ 2) + epsilon).
  { exact (f_equal (fun (h_6 : R) => 1 / INR n * h_6 + epsilon) r24). }
  assert (r27 : sqrt (1 / INR n * Sum (fun i : Fin n => (X i a - 1 / INR n * Sum (fun l : Fin n => X l a)) ^ 2) +
    epsilon) = sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (X i a * (1 / INR n) * Sum (fun l : Fin n => X l
    a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun l : Fin n => X l a) ^ 2))).
  { exact (f_equal (fun (h_7 : R) => sqrt h_7) (eq_trans r25 r12)). }
  assert (r28 : 1 / sqrt (1 / INR n * Sum (fun i : Fin n => (X i a - 1 / INR n * Sum (fun l : Fin n => X l a)) ^ 2) +
    epsilon) = 1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (X i a * (1 / INR n) * Sum (fun l : Fin n =>
    X l a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun l : Fin n => X l a) ^ 2))).
  { exact (f_equal (fun (h_8 : R) => 1 / h_8) r27). }
  assert (r29 : (X i a - 1 / INR n * Sum (fun k : Fin n => X k a)) * (1 / sqrt (1 / INR n * Sum (fun i : Fin n => (X i
    a - 1 / INR n * Sum (fun l : Fin n => X l a)) ^ 2) + epsilon)) = (X i a - 1 / INR n * Sum (fun k : Fin n => X k
    a)) * (1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (X i a * (1 / INR n) * Sum (fun l : Fin n => X l
    a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun l : Fin n => X l a) ^ 2)))).
  { exact (f_equal (fun (h_9 : R) => (X i a - 1 / INR n * Sum (fun k : Fin n => X k a)) * h_9) r28). }
  assert (r31 : (X i a - 1 / INR n * Sum (fun k : Fin n => X k a)) / sqrt (1 / INR n * Sum (fun k : Fin n => (X k a -
    1 / INR n * Sum (fun l : Fin n => X l a)) ^ 2) + epsilon) = X i a * (1 / sqrt (epsilon + 1 / INR n * Sum (fun i :
    Fin n => -2 * (X i a * (1 / INR n) * Sum (fun l : Fin n => X l a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun l :
    Fin n => X l a) ^ 2))) + -1 * (1 / INR n * (1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (X i a * (1
    / INR n) * Sum (fun l : Fin n => X l a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun l : Fin n => X l a) ^ 2))) * Sum
    (fun k : Fin n => X k a))).
  { exact (eq_trans (eq_trans r22 r29) r19). }
  assert (r34 : layernorm (fun k : Fin n => X k a) epsilon i = (X i a - mean (fun i0 : Fin n => X i0 a)) / deviation
    (fun i0 : Fin n => X i0 a) epsilon).
  { exact eq_refl. }
  assert (r35 : (X i a - mean (fun i0 : Fin n => X i0 a)) / deviation (fun i0 : Fin n => X i0 a) epsilon = (X i a -
    mean (fun i0 : Fin n => X i0 a)) * (1 / deviation (fun i0 : Fin n => X i0 a) epsilon)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 - u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity (X i a) (mean (fun i0 : Fin n => X i0 a)) (/ (deviation (fun i0 : Fin n => X i0 a) epsilon))). }
  assert (r36 : mean (fun i0 : Fin n => X i0 a) = 1 / INR n * Sum (fun k : Fin n => X k a)).
  { exact eq_refl. }
  assert (r37 : deviation (fun i0 : Fin n => X i0 a) epsilon = sqrt (variance (fun i0 : Fin n => X i0 a) + epsilon)).
  { exact eq_refl. }
  assert (r38 : variance (fun i0 : Fin n => X i0 a) = 1 / INR n * Sum (fun k : Fin n => (X k a - mean (fun i0 : Fin n
    => X i0 a)) ^ 2)).
  { exact eq_refl. }
  assert (r39 : forall (i_2 : Fin n), (X i_2 a - mean (fun i0 : Fin n => X i0 a)) ^ 2 = (X i_2 a - 1 / INR n * Sum
    (fun k : Fin n => X k a)) ^ 2).
  { exact (fun (i_2 : Fin n) => (f_equal (fun (h_10 : R) => (X i_2 a - h_10) ^ 2) r36)). }
  assert (r40 : forall (i_2 : Fin n), (X i_2 a - 1 / INR n * Sum (fun k : Fin n => X k a)) ^ 2 = -2 * (X i_2 a * (1 /
    INR n) * Sum (fun k : Fin n => X k a)) + X i_2 a ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k a) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - ((1 * u1) * u2)) ^ 2) = ((((-2) * ((u0 * (1 * u1)) * u2)) + (u0 ^
    2)) + (((1 * u1) ^ 2) * (u2 ^ 2)))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin n) => (identity (X i_2 a) (/ (INR n)) (Sum (fun k : Fin n => X k a)))). }
  assert (r42 : Sum (fun i : Fin n => (X i a - mean (fun i0 : Fin n => X i0 a)) ^ 2) = Sum (fun i : Fin n => -2 * (X i
    a * (1 / INR n) * Sum (fun k : Fin n => X k a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k a) ^
    2)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (r39 i_2) (r40 i_2)))). }
  assert (r43 : 1 / INR n * Sum (fun i : Fin n => (X i a - mean (fun i0 : Fin n => X i0 a)) ^ 2) = 1 / INR n * Sum
    (fun i : Fin n => -2 * (X i a * (1 / INR n) * Sum (fun k : Fin n => X k a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum
    (fun k : Fin n => X k a) ^ 2)).
  { exact (f_equal (fun (h_11 : R) => 1 / INR n * h_11) r42). }
  assert (r45 : variance (fun i0 : Fin n => X i0 a) + epsilon = 1 / INR n * Sum (fun i : Fin n => -2 * (X i a * (1 /
    INR n) * Sum (fun k : Fin n => X k a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k a) ^ 2) +
    epsilon).
  { exact (f_equal (fun (h_12 : R) => h_12 + epsilon) (eq_trans r38 r43)). }
  assert (r47 : sqrt (variance (fun i0 : Fin n => X i0 a) + epsilon) = sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n
    => -2 * (X i a * (1 / INR n) * Sum (fun k : Fin n => X k a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n =>
    X k a) ^ 2))).
  { exact (f_equal (fun (h_13 : R) => sqrt h_13) (eq_trans r45 r12)). }
  assert (r49 : 1 / deviation (fun i0 : Fin n => X i0 a) epsilon = 1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n
    => -2 * (X i a * (1 / INR n) * Sum (fun k : Fin n => X k a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n =>
    X k a) ^ 2))).
  { exact (f_equal (fun (h_14 : R) => 1 / h_14) (eq_trans r37 r47)). }
  assert (r50 : (X i a - mean (fun i0 : Fin n => X i0 a)) * (1 / deviation (fun i0 : Fin n => X i0 a) epsilon) = (X i
    a - 1 / INR n * Sum (fun k : Fin n => X k a)) * (1 / sqrt (epsilon + 1 / INR n * Sum (fun i : Fin n => -2 * (X i a
    * (1 / INR n) * Sum (fun k : Fin n => X k a)) + X i a ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k a) ^
    2)))).
  { exact (f_equal2 (fun (h_15 : R) (h_16 : R) => (X i a - h_15) * h_16) r36 r49). }
  exact (eq_trans (eq_trans (eq_trans r0 (eq_trans (eq_trans r1 r17) r19)) (eq_sym r31)) (eq_trans r31 (eq_sym
    (eq_trans r34 (eq_trans (eq_trans r35 r50) r19))))).
Qed.

(* The deviation of a batch is positive. *)
Theorem batch_deviation_pos (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n -> Fin d -> R)
  (a : Fin d) (epsilon : R)
    (given : 0 < batch_variance X a + epsilon) :
  0 < batch_deviation X epsilon a.
Proof.
  assert (r1 : batch_variance X a + epsilon = epsilon + batch_variance X a).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (identity (batch_variance X a) epsilon). }
  assert (r2 : sqrt (batch_variance X a + epsilon) = sqrt (epsilon + batch_variance X a)).
  { exact (f_equal (fun (h : R) => sqrt h) r1). }
  assert (r3 : batch_deviation X epsilon a = sqrt (batch_variance X a + epsilon)).
  { exact eq_refl. }
  assert (identity : forall u0 u1 : R, u0 - 0 = (1 * (u1 - 0) + (1 * (u0 - u1) + 0))) by (intros u0 u1; ring).
  exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) (Facts.sqrt_pos
    (batch_variance X a + epsilon) given) (Rules.and_eq 1 (eq_trans r2 (eq_sym (eq_trans r3 r2))) Rules.no_relation))
    (identity (batch_deviation X epsilon a) (sqrt (batch_variance X a + epsilon)))) eq_refl).
Qed.

(* A gain and a bias undo BatchNorm. *)
Theorem batchnorm_restores_identity (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n -> Fin
  d -> R) (a : Fin d) (epsilon : R) (i : Fin n)
    (given : 0 < batch_variance X a + epsilon) :
  batchnorm X epsilon i a * batch_deviation X epsilon a + batch_mean X a = X i a.
Proof.
  assert (r0 : batchnorm X epsilon i a = (X i a - batch_mean X a) / batch_deviation X epsilon a).
  { exact eq_refl. }
  assert (r1 : (X i a - batch_mean X a) / batch_deviation X epsilon a = X i a * (1 / batch_deviation X epsilon a) + -1
    * (batch_mean X a * (1 / batch_deviation X epsilon a))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (identity (X i a) (batch_mean X a) (/ (batch_deviation X epsilon a))). }
  assert (r3 : batchnorm X epsilon i a * batch_deviation X epsilon a + batch_mean X a = (X i a * (1 / batch_deviation
    X epsilon a) + -1 * (batch_mean X a * (1 / batch_deviation X epsilon a))) * batch_deviation X epsilon a +
    batch_mean X a).
  { exact (f_equal (fun (h : R) => h * batch_deviation X epsilon a + batch_mean X a) (eq_trans r0 r1)). }
  assert (r4 : (X i a * (1 / batch_deviation X epsilon a) + -1 * (batch_mean X a * (1 / batch_deviation X epsilon a)))
    * batch_deviation X epsilon a + batch_mean X a = X i a * batch_deviation X epsilon a * (1 / batch_deviation X
    epsilon a) + -1 * (batch_deviation X epsilon a * batch_mean X a * (1 / batch_deviation X epsilon a)) + batch_mean
    X a).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 * (1 * u1)) + ((-1) * (u2 * (1 * u1)))) * u3) + u2) = ((((u0 *
    u3) * (1 * u1)) + ((-1) * ((u3 * u2) * (1 * u1)))) + u2)) by (intros u0 u1 u2 u3; ring).
    exact (identity (X i a) (/ (batch_deviation X epsilon a)) (batch_mean X a) (batch_deviation X epsilon a)). }
  assert (r6 : (X i a - batch_mean X a) / batch_deviation X epsilon a * batch_deviation X epsilon a + batch_mean X a =
    X i a * batch_deviation X epsilon a * (1 / batch_deviation X epsilon a) + -1 * (batch_deviation X epsilon a *
    batch_mean X a * (1 / batch_deviation X epsilon a)) + batch_mean X a).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 - u1) * u2) * u3) + u1) = ((((u0 * u3) * (1 * u2)) + ((-1) *
    ((u3 * u1) * (1 * u2)))) + u1)) by (intros u0 u1 u2 u3; ring).
    exact (identity (X i a) (batch_mean X a) (/ (batch_deviation X epsilon a)) (batch_deviation X epsilon a)). }
  assert (r11 : batch_deviation X epsilon a <> 0).
  { exact (Facts.ne_of_pos (batch_deviation X epsilon a) (Normalization.batch_deviation_pos n n_pos d d_pos X a
    epsilon given)). }
  assert (r13 : batch_deviation X epsilon a * (1 / batch_deviation X epsilon a) = 1).
  { exact (Facts.mul_inverse (batch_deviation X epsilon a) r11). }
  assert (r14 : (X i a - batch_mean X a) / batch_deviation X epsilon a * batch_deviation X epsilon a + batch_mean X a
    = X i a).
  { assert (identity : forall u0 u1 u2 u3 : R, u0 - ((((u0 - u1) * u2) * u3) + u1) = (u0 * (1 - (u3 * (1 * u2))) +
    (((-1) * u1) * (1 - (u3 * (1 * u2))) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (X i a) r13 (Rules.and_equation (-1 * batch_mean X a) r13
      Rules.no_equation)) (identity (X i a) (batch_mean X a) (/ (batch_deviation X epsilon a)) (batch_deviation X
      epsilon a))). }
  exact (eq_trans (eq_trans (eq_trans r3 r4) (eq_sym r6)) r14).
Qed.

(* Derivative of the mean of a batch. *)
Theorem batch_mean_derivative (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n -> Fin d ->
  R) (a : Fin d) (j : Fin n) (b : Fin d) :
  partial (entry2 j b) (fun X : Fin n -> Fin d -> R => batch_mean X a) X (delta a b / INR n).
Proof.
  assert (r1 : forall (X : Fin n -> Fin d -> R), batch_mean X a = 1 / INR n * Sum (fun k : Fin n => X k a)).
  { exact (fun (X : Fin n -> Fin d -> R) => eq_refl). }
  assert (r3 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => 1 / INR n) X 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r4 : forall (i : Fin n), partial (entry2 j b) (fun X : Fin n -> Fin d -> R => X i a) X (delta i j * delta a
    b)).
  { exact (fun (i : Fin n) => (Rules.deriv_entry_matrix i j a b X)). }
  assert (r5 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => Sum (fun i : Fin n => X i a)) X (Sum (fun i : Fin
    n => delta i j * delta a b))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r4 i))). }
  assert (r6 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => 1 / INR n * Sum (fun i : Fin n => X i a)) X (0 *
    Sum (fun i : Fin n => X i a) + 1 / INR n * Sum (fun i : Fin n => delta i j * delta a b))).
  { exact (Rules.deriv_mul r3 r5). }
  assert (r8 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => batch_mean X a) X (0 * Sum (fun i : Fin n => X i
    a) + 1 / INR n * Sum (fun i : Fin n => delta i j * delta a b))).
  { exact (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r1 X))) r6 (@eq_refl R (0 * Sum (fun i : Fin n =>
    X i a) + 1 / INR n * Sum (fun i : Fin n => delta i j * delta a b)))). }
  assert (r9 : forall (i_ : Fin n), delta i_ j * delta a b = delta a b * delta i_ j).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (delta i_ j) (delta a b))). }
  assert (r10 : forall (i_ : Fin n), delta a b * delta i_ j = delta a b * (delta i_ j * 1)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (u1 * 1))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (delta a b) (delta i_ j))). }
  assert (r12 : Sum (fun i : Fin n => delta i j * delta a b) = Sum (fun i : Fin n => delta a b * (delta i j * 1))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r9 i_) (r10 i_)))). }
  assert (r15 : delta a b * Sum (fun i : Fin n => delta i j * 1) = delta a b * 1).
  { exact (f_equal (fun (h : R) => delta a b * h) (Facts.sum_delta n j (fun i : Fin n => 1))). }
  assert (r18 : delta a b * 1 = delta a b).
  { assert (identity : forall u0 : R, (u0 * 1) = u0) by (intros u0; ring).
    exact (identity (delta a b)). }
  assert (r19 : Sum (fun i : Fin n => delta i j * delta a b) = delta a b).
  { exact (eq_trans (eq_trans r12 (eq_trans (Facts.sum_scale n (delta a b) (fun i : Fin n => delta i j * 1)) r15))
    r18). }
  assert (r20 : 0 * Sum (fun i : Fin n => X i a) + 1 / INR n * Sum (fun i : Fin n => delta i j * delta a b) = 0 * Sum
    (fun i : Fin n => X i a) + 1 / INR n * delta a b).
  { exact (f_equal (fun (h_ : R) => 0 * Sum (fun i : Fin n => X i a) + 1 / INR n * h_) r19). }
  assert (r21 : 0 * Sum (fun i : Fin n => X i a) + 1 / INR n * delta a b = delta a b * (1 / INR n)).
  { assert (identity : forall u0 u1 u2 : R, ((0 * u0) + ((1 * u1) * u2)) = (u2 * (1 * u1))) by (intros u0 u1 u2;
    ring).
    exact (identity (Sum (fun i : Fin n => X i a)) (/ (INR n)) (delta a b)). }
  assert (r23 : 1 / INR n * Sum (fun i : Fin n => delta i j * delta a b) = 1 / INR n * delta a b).
  { exact (f_equal (fun (h_1 : R) => 1 / INR n * h_1) r19). }
  assert (r24 : 1 / INR n * delta a b = delta a b * (1 / INR n)).
  { assert (identity : forall u0 u1 : R, ((1 * u0) * u1) = (u1 * (1 * u0))) by (intros u0 u1; ring).
    exact (identity (/ (INR n)) (delta a b)). }
  assert (r25 : 1 / INR n * Sum (fun i : Fin n => delta i j * delta a b) = delta a b * (1 / INR n)).
  { exact (eq_trans r23 r24). }
  assert (r28 : delta a b / INR n = delta a b * (1 / INR n)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (delta a b) (/ (INR n))). }
  exact (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (@eq_refl R (batch_mean X a))) r8 (eq_trans (eq_trans
    (eq_trans r20 r21) (eq_sym r25)) (eq_trans r25 (eq_sym r28)))).
Qed.

(* Derivative of the variance of a batch. *)
Theorem batch_variance_derivative (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n -> Fin d
  -> R) (a : Fin d) (j : Fin n) (b : Fin d) :
  partial (entry2 j b) (fun X : Fin n -> Fin d -> R => batch_variance X a) X (delta a b * (2 / INR n * (X j a -
    batch_mean X a))).
Proof.
  assert (r1 : forall (X : Fin n -> Fin d -> R), batch_variance X a = 1 / INR n * Sum (fun k : Fin n => (X k a -
    batch_mean X a) ^ 2)).
  { exact (fun (X : Fin n -> Fin d -> R) => eq_refl). }
  assert (r3 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => 1 / INR n) X 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r4 : forall (X : Fin n -> Fin d -> R) (i : Fin n), (X i a - batch_mean X a) ^ 2 = (X i a - batch_mean X a) ^
    1 * (X i a - batch_mean X a)).
  { assert (identity : forall u0 u1 : R, ((u0 - u1) ^ 2) = (((u0 - u1) ^ 1) * (u0 - u1))) by (intros u0 u1; ring).
    exact (fun (X : Fin n -> Fin d -> R) (i : Fin n) => (identity (X i a) (batch_mean X a))). }
  assert (r6 : forall (X : Fin n -> Fin d -> R) (i : Fin n), (X i a - batch_mean X a) ^ 1 = X i a - batch_mean X a).
  { assert (identity : forall u0 u1 : R, ((u0 - u1) ^ 1) = (u0 - u1)) by (intros u0 u1; ring).
    exact (fun (X : Fin n -> Fin d -> R) (i : Fin n) => (identity (X i a) (batch_mean X a))). }
  assert (r8 : forall (X : Fin n -> Fin d -> R) (i : Fin n), X i a - batch_mean X a = X i a + -1 * batch_mean X a).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (fun (X : Fin n -> Fin d -> R) (i : Fin n) => (identity (X i a) (batch_mean X a))). }
  assert (r10 : forall (i : Fin n), partial (entry2 j b) (fun X : Fin n -> Fin d -> R => X i a) X (delta i j * delta a
    b)).
  { exact (fun (i : Fin n) => (Rules.deriv_entry_matrix i j a b X)). }
  assert (r11 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => -1) X 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r13 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => -1 * batch_mean X a) X (0 * batch_mean X a + -1 *
    (delta a b / INR n))).
  { exact (Rules.deriv_mul r11 (Normalization.batch_mean_derivative n n_pos d d_pos X a j b)). }
  assert (r14 : forall (i : Fin n), partial (entry2 j b) (fun X : Fin n -> Fin d -> R => X i a + -1 * batch_mean X a)
    X (delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b / INR n)))).
  { exact (fun (i : Fin n) => (Rules.deriv_add (r10 i) r13)). }
  assert (r16 : forall (i : Fin n), partial (entry2 j b) (fun X : Fin n -> Fin d -> R => X i a - batch_mean X a) X
    (delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b / INR n)))).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r8 X i))) (r14 i) (@eq_refl R
    (delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b / INR n)))))). }
  assert (r17 : forall (i : Fin n), partial (entry2 j b) (fun X : Fin n -> Fin d -> R => (X i a - batch_mean X a) ^ 1)
    X (delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b / INR n)))).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r6 X i))) (r16 i) (@eq_refl R
    (delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b / INR n)))))). }
  assert (r18 : forall (i : Fin n), partial (entry2 j b) (fun X : Fin n -> Fin d -> R => (X i a - batch_mean X a) ^ 1
    * (X i a - batch_mean X a)) X ((delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b / INR n))) * (X i a
    - batch_mean X a) + (X i a - batch_mean X a) ^ 1 * (delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b
    / INR n))))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r17 i) (r16 i))). }
  assert (r20 : forall (i : Fin n), partial (entry2 j b) (fun X : Fin n -> Fin d -> R => (X i a - batch_mean X a) ^ 2)
    X ((delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b / INR n))) * (X i a - batch_mean X a) + (X i a -
    batch_mean X a) ^ 1 * (delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b / INR n))))).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r4 X i))) (r18 i) (@eq_refl R
    ((delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b / INR n))) * (X i a - batch_mean X a) + (X i a -
    batch_mean X a) ^ 1 * (delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b / INR n))))))). }
  assert (r21 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => Sum (fun i : Fin n => (X i a - batch_mean X a) ^
    2)) X (Sum (fun i : Fin n => (delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b / INR n))) * (X i a -
    batch_mean X a) + (X i a - batch_mean X a) ^ 1 * (delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b /
    INR n)))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r20 i))). }
  assert (r22 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => 1 / INR n * Sum (fun i : Fin n => (X i a -
    batch_mean X a) ^ 2)) X (0 * Sum (fun i : Fin n => (X i a - batch_mean X a) ^ 2) + 1 / INR n * Sum (fun i : Fin n
    => (delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b / INR n))) * (X i a - batch_mean X a) + (X i a -
    batch_mean X a) ^ 1 * (delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b / INR n)))))).
  { exact (Rules.deriv_mul r3 r21). }
  assert (r24 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => batch_variance X a) X (0 * Sum (fun i : Fin n =>
    (X i a - batch_mean X a) ^ 2) + 1 / INR n * Sum (fun i : Fin n => (delta i j * delta a b + (0 * batch_mean X a +
    -1 * (delta a b / INR n))) * (X i a - batch_mean X a) + (X i a - batch_mean X a) ^ 1 * (delta i j * delta a b + (0
    * batch_mean X a + -1 * (delta a b / INR n)))))).
  { exact (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r1 X))) r22 (@eq_refl R (0 * Sum (fun i : Fin n
    => (X i a - batch_mean X a) ^ 2) + 1 / INR n * Sum (fun i : Fin n => (delta i j * delta a b + (0 * batch_mean X a
    + -1 * (delta a b / INR n))) * (X i a - batch_mean X a) + (X i a - batch_mean X a) ^ 1 * (delta i j * delta a b +
    (0 * batch_mean X a + -1 * (delta a b / INR n))))))). }
  assert (r25 : forall (i_ : Fin n), (X i_ a - batch_mean X a) ^ 2 = -2 * (X i_ a * batch_mean X a) + X i_ a ^ 2 +
    batch_mean X a ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 - u1) ^ 2) = ((((-2) * (u0 * u1)) + (u0 ^ 2)) + (u1 ^ 2))) by (intros u0
    u1; ring).
    exact (fun (i_ : Fin n) => (identity (X i_ a) (batch_mean X a))). }
  assert (r26 : forall (i_ : Fin n), -2 * (X i_ a * batch_mean X a) + X i_ a ^ 2 + batch_mean X a ^ 2 = -2 *
    batch_mean X a * X i_ a + X i_ a ^ 2 + batch_mean X a ^ 2 * 1).
  { assert (identity : forall u0 u1 : R, ((((-2) * (u0 * u1)) + (u0 ^ 2)) + (u1 ^ 2)) = (((((-2) * u1) * u0) + (u0 ^
    2)) + ((u1 ^ 2) * 1))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (X i_ a) (batch_mean X a))). }
  assert (r28 : Sum (fun i : Fin n => (X i a - batch_mean X a) ^ 2) = Sum (fun i : Fin n => -2 * batch_mean X a * X i
    a + X i a ^ 2 + batch_mean X a ^ 2 * 1)).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r25 i_) (r26 i_)))). }
  assert (r31 : Sum (fun i : Fin n => -2 * batch_mean X a * X i a + X i a ^ 2) + Sum (fun i : Fin n => batch_mean X a
    ^ 2 * 1) = Sum (fun i : Fin n => -2 * batch_mean X a * X i a) + Sum (fun i : Fin n => X i a ^ 2) + Sum (fun i :
    Fin n => batch_mean X a ^ 2 * 1)).
  { exact (f_equal (fun (h : R) => h + Sum (fun i : Fin n => batch_mean X a ^ 2 * 1)) (Facts.sum_add n (fun i : Fin n
    => -2 * batch_mean X a * X i a) (fun i : Fin n => X i a ^ 2))). }
  assert (r36 : Sum (fun i : Fin n => 1) = INR n).
  { exact (Facts.sum_one n). }
  assert (r37 : batch_mean X a ^ 2 * Sum (fun i : Fin n => 1) = batch_mean X a ^ 2 * INR n).
  { exact (f_equal (fun (h_ : R) => batch_mean X a ^ 2 * h_) r36). }
  assert (r39 : Sum (fun i : Fin n => -2 * batch_mean X a * X i a) + Sum (fun i : Fin n => X i a ^ 2) + Sum (fun i :
    Fin n => batch_mean X a ^ 2 * 1) = -2 * batch_mean X a * Sum (fun i : Fin n => X i a) + Sum (fun i : Fin n => X i
    a ^ 2) + batch_mean X a ^ 2 * INR n).
  { exact (f_equal3 (fun (h_1 : R) (h_2 : R) (h_3 : R) => h_1 + h_2 + h_3) (Facts.sum_scale n (-2 * batch_mean X a)
    (fun i : Fin n => X i a)) (@eq_refl R (Sum (fun i : Fin n => X i a ^ 2))) (eq_trans (Facts.sum_scale n (batch_mean
    X a ^ 2) (fun i : Fin n => 1)) r37)). }
  assert (r42 : -2 * batch_mean X a * Sum (fun i : Fin n => X i a) + Sum (fun i : Fin n => X i a ^ 2) + batch_mean X a
    ^ 2 * INR n = INR n * batch_mean X a ^ 2 + -2 * (batch_mean X a * Sum (fun i : Fin n => X i a)) + Sum (fun i : Fin
    n => X i a ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((((-2) * u0) * u1) + u2) + ((u0 ^ 2) * u3)) = (((u3 * (u0 ^ 2)) +
    ((-2) * (u0 * u1))) + u2)) by (intros u0 u1 u2 u3; ring).
    exact (identity (batch_mean X a) (Sum (fun i : Fin n => X i a)) (Sum (fun i : Fin n => X i a ^ 2)) (INR n)). }
  assert (r44 : forall (i_1 : Fin n), (delta i_1 j * delta a b + (0 * batch_mean X a + -1 * (delta a b / INR n))) * (X
    i_1 a - batch_mean X a) + (X i_1 a - batch_mean X a) ^ 1 * (delta i_1 j * delta a b + (0 * batch_mean X a + -1 *
    (delta a b / INR n))) = 2 * (X i_1 a * delta a b * delta i_1 j) + -2 * (X i_1 a * delta a b * (1 / INR n)) + -2 *
    (batch_mean X a * delta a b * delta i_1 j) + 2 * (batch_mean X a * delta a b * (1 / INR n))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * u1) + ((0 * u2) + ((-1) * (u1 * u3)))) * (u4 - u2)) + (((u4
    - u2) ^ 1) * ((u0 * u1) + ((0 * u2) + ((-1) * (u1 * u3)))))) = ((((2 * ((u4 * u1) * u0)) + ((-2) * ((u4 * u1) * (1
    * u3)))) + ((-2) * ((u2 * u1) * u0))) + (2 * ((u2 * u1) * (1 * u3))))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_1 : Fin n) => (identity (delta i_1 j) (delta a b) (batch_mean X a) (/ (INR n)) (X i_1 a))). }
  assert (r45 : forall (i_1 : Fin n), 2 * (X i_1 a * delta a b * delta i_1 j) + -2 * (X i_1 a * delta a b * (1 / INR
    n)) + -2 * (batch_mean X a * delta a b * delta i_1 j) + 2 * (batch_mean X a * delta a b * (1 / INR n)) = 2 * delta
    a b * (delta i_1 j * X i_1 a) + -2 * (delta a b * (1 / INR n)) * X i_1 a + -2 * (batch_mean X a * delta a b) *
    (delta i_1 j * 1) + 2 * (batch_mean X a * delta a b * (1 / INR n)) * 1).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((2 * ((u0 * u1) * u2)) + ((-2) * ((u0 * u1) * (1 * u3)))) + ((-2)
    * ((u4 * u1) * u2))) + (2 * ((u4 * u1) * (1 * u3)))) = (((((2 * u1) * (u2 * u0)) + (((-2) * (u1 * (1 * u3))) *
    u0)) + (((-2) * (u4 * u1)) * (u2 * 1))) + ((2 * ((u4 * u1) * (1 * u3))) * 1))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_1 : Fin n) => (identity (X i_1 a) (delta a b) (delta i_1 j) (/ (INR n)) (batch_mean X a))). }
  assert (r47 : Sum (fun i : Fin n => (delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b / INR n))) * (X i
    a - batch_mean X a) + (X i a - batch_mean X a) ^ 1 * (delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a
    b / INR n)))) = Sum (fun i : Fin n => 2 * delta a b * (delta i j * X i a) + -2 * (delta a b * (1 / INR n)) * X i a
    + -2 * (batch_mean X a * delta a b) * (delta i j * 1) + 2 * (batch_mean X a * delta a b * (1 / INR n)) * 1)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r44 i_1) (r45 i_1)))). }
  assert (r50 : Sum (fun i : Fin n => 2 * delta a b * (delta i j * X i a) + -2 * (delta a b * (1 / INR n)) * X i a +
    -2 * (batch_mean X a * delta a b) * (delta i j * 1)) + Sum (fun i : Fin n => 2 * (batch_mean X a * delta a b * (1
    / INR n)) * 1) = Sum (fun i : Fin n => 2 * delta a b * (delta i j * X i a) + -2 * (delta a b * (1 / INR n)) * X i
    a) + Sum (fun i : Fin n => -2 * (batch_mean X a * delta a b) * (delta i j * 1)) + Sum (fun i : Fin n => 2 *
    (batch_mean X a * delta a b * (1 / INR n)) * 1)).
  { exact (f_equal (fun (h_4 : R) => h_4 + Sum (fun i : Fin n => 2 * (batch_mean X a * delta a b * (1 / INR n)) * 1))
    (Facts.sum_add n (fun i : Fin n => 2 * delta a b * (delta i j * X i a) + -2 * (delta a b * (1 / INR n)) * X i a)
    (fun i : Fin n => -2 * (batch_mean X a * delta a b) * (delta i j * 1)))). }
  assert (r53 : Sum (fun i : Fin n => 2 * delta a b * (delta i j * X i a) + -2 * (delta a b * (1 / INR n)) * X i a) +
    Sum (fun i : Fin n => -2 * (batch_mean X a * delta a b) * (delta i j * 1)) + Sum (fun i : Fin n => 2 * (batch_mean
    X a * delta a b * (1 / INR n)) * 1) = Sum (fun i : Fin n => 2 * delta a b * (delta i j * X i a)) + Sum (fun i :
    Fin n => -2 * (delta a b * (1 / INR n)) * X i a) + Sum (fun i : Fin n => -2 * (batch_mean X a * delta a b) *
    (delta i j * 1)) + Sum (fun i : Fin n => 2 * (batch_mean X a * delta a b * (1 / INR n)) * 1)).
  { exact (f_equal (fun (h_5 : R) => h_5 + Sum (fun i : Fin n => -2 * (batch_mean X a * delta a b) * (delta i j * 1))
    + Sum (fun i : Fin n => 2 * (batch_mean X a * delta a b * (1 / INR n)) * 1)) (Facts.sum_add n (fun i : Fin n => 2
    * delta a b * (delta i j * X i a)) (fun i : Fin n => -2 * (delta a b * (1 / INR n)) * X i a))). }
  assert (r56 : Sum (fun i : Fin n => delta i j * X i a) = X j a).
  { exact (Facts.sum_delta n j (fun i : Fin n => X i a)). }
  assert (r57 : 2 * delta a b * Sum (fun i : Fin n => delta i j * X i a) = 2 * delta a b * X j a).
  { exact (f_equal (fun (h_6 : R) => 2 * delta a b * h_6) r56). }
  assert (r61 : Sum (fun i : Fin n => delta i j * 1) = 1).
  { exact (Facts.sum_delta n j (fun i : Fin n => 1)). }
  assert (r62 : -2 * (batch_mean X a * delta a b) * Sum (fun i : Fin n => delta i j * 1) = -2 * (batch_mean X a *
    delta a b) * 1).
  { exact (f_equal (fun (h_7 : R) => -2 * (batch_mean X a * delta a b) * h_7) r61). }
  assert (r65 : 2 * (batch_mean X a * delta a b * (1 / INR n)) * Sum (fun i : Fin n => 1) = 2 * (batch_mean X a *
    delta a b * (1 / INR n)) * INR n).
  { exact (f_equal (fun (h_8 : R) => 2 * (batch_mean X a * delta a b * (1 / INR n)) * h_8) r36). }
  assert (r67 : Sum (fun i : Fin n => 2 * delta a b * (delta i j * X i a)) + Sum (fun i : Fin n => -2 * (delta a b *
    (1 / INR n)) * X i a) + Sum (fun i : Fin n => -2 * (batch_mean X a * delta a b) * (delta i j * 1)) + Sum (fun i :
    Fin n => 2 * (batch_mean X a * delta a b * (1 / INR n)) * 1) = 2 * delta a b * X j a + -2 * (delta a b * (1 / INR
    n)) * Sum (fun i : Fin n => X i a) + -2 * (batch_mean X a * delta a b) * 1 + 2 * (batch_mean X a * delta a b * (1
    / INR n)) * INR n).
  { exact (f_equal4 (fun (h_9 : R) (h_10 : R) (h_11 : R) (h_12 : R) => h_9 + h_10 + h_11 + h_12) (eq_trans
    (Facts.sum_scale n (2 * delta a b) (fun i : Fin n => delta i j * X i a)) r57) (Facts.sum_scale n (-2 * (delta a b
    * (1 / INR n))) (fun i : Fin n => X i a)) (eq_trans (Facts.sum_scale n (-2 * (batch_mean X a * delta a b)) (fun i
    : Fin n => delta i j * 1)) r62) (eq_trans (Facts.sum_scale n (2 * (batch_mean X a * delta a b * (1 / INR n))) (fun
    i : Fin n => 1)) r65)). }
  assert (r70 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r71 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a_ : Fin n) => 1)) n_pos (fun (a_ : Fin n) => r70)). }
  assert (r72 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_13 : R) => 0 < h_13) r71 (INR n) r36). }
  assert (r74 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r72). }
  assert (r76 : INR n * (1 / INR n) = 1).
  { exact (Facts.mul_inverse (INR n) r74). }
  assert (r77 : 2 * delta a b * X j a + -2 * (delta a b * (1 / INR n)) * Sum (fun i : Fin n => X i a) + -2 *
    (batch_mean X a * delta a b) * 1 + 2 * (batch_mean X a * delta a b * (1 / INR n)) * INR n = 2 * (X j a * delta a
    b) + -2 * (delta a b * (1 / INR n) * Sum (fun i : Fin n => X i a))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((2 * (u0 * u1)) + ((-2) * ((u1 * (1 * u2)) * u3))) - (((((2 *
    u1) * u0) + (((-2) * (u1 * (1 * u2))) * u3)) + (((-2) * (u4 * u1)) * 1)) + ((2 * ((u4 * u1) * (1 * u2))) * u5)) =
    ((2 * (u4 * u1)) * (1 - (u5 * (1 * u2))) + 0)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (Rules.linear_combination (Rules.and_equation (2 * (batch_mean X a * delta a b)) r76 Rules.no_equation)
      (identity (X j a) (delta a b) (/ (INR n)) (Sum (fun i : Fin n => X i a)) (batch_mean X a) (INR n))). }
  assert (r79 : 0 * Sum (fun i : Fin n => (X i a - batch_mean X a) ^ 2) + 1 / INR n * Sum (fun i : Fin n => (delta i j
    * delta a b + (0 * batch_mean X a + -1 * (delta a b / INR n))) * (X i a - batch_mean X a) + (X i a - batch_mean X
    a) ^ 1 * (delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b / INR n)))) = 0 * (INR n * batch_mean X a
    ^ 2 + -2 * (batch_mean X a * Sum (fun i : Fin n => X i a)) + Sum (fun i : Fin n => X i a ^ 2)) + 1 / INR n * (2 *
    (X j a * delta a b) + -2 * (delta a b * (1 / INR n) * Sum (fun i : Fin n => X i a)))).
  { exact (f_equal2 (fun (h_14 : R) (h_15 : R) => 0 * h_14 + 1 / INR n * h_15) (eq_trans (eq_trans r28 (eq_trans
    (eq_trans (Facts.sum_add n (fun i : Fin n => -2 * batch_mean X a * X i a + X i a ^ 2) (fun i : Fin n => batch_mean
    X a ^ 2 * 1)) r31) r39)) r42) (eq_trans (eq_trans r47 (eq_trans (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin
    n => 2 * delta a b * (delta i j * X i a) + -2 * (delta a b * (1 / INR n)) * X i a + -2 * (batch_mean X a * delta a
    b) * (delta i j * 1)) (fun i : Fin n => 2 * (batch_mean X a * delta a b * (1 / INR n)) * 1)) r50) r53) r67))
    r77)). }
  assert (r80 : 0 * (INR n * batch_mean X a ^ 2 + -2 * (batch_mean X a * Sum (fun i : Fin n => X i a)) + Sum (fun i :
    Fin n => X i a ^ 2)) + 1 / INR n * (2 * (X j a * delta a b) + -2 * (delta a b * (1 / INR n) * Sum (fun i : Fin n
    => X i a))) = 2 * (X j a * delta a b * (1 / INR n)) + -2 * (delta a b * (1 / INR n) ^ 2 * Sum (fun i : Fin n => X
    i a))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((0 * (((u0 * (u1 ^ 2)) + ((-2) * (u1 * u2))) + u3)) + ((1 *
    u4) * ((2 * (u5 * u6)) + ((-2) * ((u6 * (1 * u4)) * u2))))) = ((2 * ((u5 * u6) * (1 * u4))) + ((-2) * ((u6 * ((1 *
    u4) ^ 2)) * u2)))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (INR n) (batch_mean X a) (Sum (fun i : Fin n => X i a)) (Sum (fun i : Fin n => X i a ^ 2)) (/ (INR
      n)) (X j a) (delta a b)). }
  assert (r82 : 2 / INR n * Sum (fun k : Fin n => (X k a - batch_mean X a) * (delta k j * delta a b - delta a b / INR
    n)) = 2 * (1 / INR n) * Sum (fun k : Fin n => (X k a - batch_mean X a) * (delta k j * delta a b - delta a b / INR
    n))).
  { assert (identity : forall u0 u1 : R, ((2 * u0) * u1) = ((2 * (1 * u0)) * u1)) by (intros u0 u1; ring).
    exact (identity (/ (INR n)) (Sum (fun k : Fin n => (X k a - batch_mean X a) * (delta k j * delta a b - delta a b /
      INR n)))). }
  assert (r83 : forall (i_2 : Fin n), (X i_2 a - batch_mean X a) * (delta i_2 j * delta a b - delta a b / INR n) = X
    i_2 a * delta a b * delta i_2 j + -1 * (X i_2 a * delta a b * (1 / INR n)) + -1 * (batch_mean X a * delta a b *
    delta i_2 j) + batch_mean X a * delta a b * (1 / INR n)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 - u1) * ((u2 * u3) - (u3 * u4))) = (((((u0 * u3) * u2) + ((-1)
    * ((u0 * u3) * (1 * u4)))) + ((-1) * ((u1 * u3) * u2))) + ((u1 * u3) * (1 * u4)))) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (fun (i_2 : Fin n) => (identity (X i_2 a) (batch_mean X a) (delta i_2 j) (delta a b) (/ (INR n)))). }
  assert (r84 : forall (i_2 : Fin n), X i_2 a * delta a b * delta i_2 j + -1 * (X i_2 a * delta a b * (1 / INR n)) +
    -1 * (batch_mean X a * delta a b * delta i_2 j) + batch_mean X a * delta a b * (1 / INR n) = delta a b * (delta
    i_2 j * X i_2 a) + -1 * (delta a b * (1 / INR n)) * X i_2 a + -1 * (batch_mean X a * delta a b) * (delta i_2 j *
    1) + batch_mean X a * delta a b * (1 / INR n) * 1).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((u0 * u1) * u2) + ((-1) * ((u0 * u1) * (1 * u3)))) + ((-1) *
    ((u4 * u1) * u2))) + ((u4 * u1) * (1 * u3))) = ((((u1 * (u2 * u0)) + (((-1) * (u1 * (1 * u3))) * u0)) + (((-1) *
    (u4 * u1)) * (u2 * 1))) + (((u4 * u1) * (1 * u3)) * 1))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_2 : Fin n) => (identity (X i_2 a) (delta a b) (delta i_2 j) (/ (INR n)) (batch_mean X a))). }
  assert (r86 : Sum (fun i : Fin n => (X i a - batch_mean X a) * (delta i j * delta a b - delta a b / INR n)) = Sum
    (fun i : Fin n => delta a b * (delta i j * X i a) + -1 * (delta a b * (1 / INR n)) * X i a + -1 * (batch_mean X a
    * delta a b) * (delta i j * 1) + batch_mean X a * delta a b * (1 / INR n) * 1)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (r83 i_2) (r84 i_2)))). }
  assert (r89 : Sum (fun i : Fin n => delta a b * (delta i j * X i a) + -1 * (delta a b * (1 / INR n)) * X i a + -1 *
    (batch_mean X a * delta a b) * (delta i j * 1)) + Sum (fun i : Fin n => batch_mean X a * delta a b * (1 / INR n) *
    1) = Sum (fun i : Fin n => delta a b * (delta i j * X i a) + -1 * (delta a b * (1 / INR n)) * X i a) + Sum (fun i
    : Fin n => -1 * (batch_mean X a * delta a b) * (delta i j * 1)) + Sum (fun i : Fin n => batch_mean X a * delta a b
    * (1 / INR n) * 1)).
  { exact (f_equal (fun (h_16 : R) => h_16 + Sum (fun i : Fin n => batch_mean X a * delta a b * (1 / INR n) * 1))
    (Facts.sum_add n (fun i : Fin n => delta a b * (delta i j * X i a) + -1 * (delta a b * (1 / INR n)) * X i a) (fun
    i : Fin n => -1 * (batch_mean X a * delta a b) * (delta i j * 1)))). }
  assert (r92 : Sum (fun i : Fin n => delta a b * (delta i j * X i a) + -1 * (delta a b * (1 / INR n)) * X i a) + Sum
    (fun i : Fin n => -1 * (batch_mean X a * delta a b) * (delta i j * 1)) + Sum (fun i : Fin n => batch_mean X a *
    delta a b * (1 / INR n) * 1) = Sum (fun i : Fin n => delta a b * (delta i j * X i a)) + Sum (fun i : Fin n => -1 *
    (delta a b * (1 / INR n)) * X i a) + Sum (fun i : Fin n => -1 * (batch_mean X a * delta a b) * (delta i j * 1)) +
    Sum (fun i : Fin n => batch_mean X a * delta a b * (1 / INR n) * 1)).
  { exact (f_equal (fun (h_17 : R) => h_17 + Sum (fun i : Fin n => -1 * (batch_mean X a * delta a b) * (delta i j *
    1)) + Sum (fun i : Fin n => batch_mean X a * delta a b * (1 / INR n) * 1)) (Facts.sum_add n (fun i : Fin n =>
    delta a b * (delta i j * X i a)) (fun i : Fin n => -1 * (delta a b * (1 / INR n)) * X i a))). }
  assert (r95 : delta a b * Sum (fun i : Fin n => delta i j * X i a) = delta a b * X j a).
  { exact (f_equal (fun (h_18 : R) => delta a b * h_18) r56). }
  assert (r99 : -1 * (batch_mean X a * delta a b) * Sum (fun i : Fin n => delta i j * 1) = -1 * (batch_mean X a *
    delta a b) * 1).
  { exact (f_equal (fun (h_19 : R) => -1 * (batch_mean X a * delta a b) * h_19) r61). }
  assert (r102 : batch_mean X a * delta a b * (1 / INR n) * Sum (fun i : Fin n => 1) = batch_mean X a * delta a b * (1
    / INR n) * INR n).
  { exact (f_equal (fun (h_20 : R) => batch_mean X a * delta a b * (1 / INR n) * h_20) r36). }
  assert (r104 : Sum (fun i : Fin n => delta a b * (delta i j * X i a)) + Sum (fun i : Fin n => -1 * (delta a b * (1 /
    INR n)) * X i a) + Sum (fun i : Fin n => -1 * (batch_mean X a * delta a b) * (delta i j * 1)) + Sum (fun i : Fin n
    => batch_mean X a * delta a b * (1 / INR n) * 1) = delta a b * X j a + -1 * (delta a b * (1 / INR n)) * Sum (fun i
    : Fin n => X i a) + -1 * (batch_mean X a * delta a b) * 1 + batch_mean X a * delta a b * (1 / INR n) * INR n).
  { exact (f_equal4 (fun (h_21 : R) (h_22 : R) (h_23 : R) (h_24 : R) => h_21 + h_22 + h_23 + h_24) (eq_trans
    (Facts.sum_scale n (delta a b) (fun i : Fin n => delta i j * X i a)) r95) (Facts.sum_scale n (-1 * (delta a b * (1
    / INR n))) (fun i : Fin n => X i a)) (eq_trans (Facts.sum_scale n (-1 * (batch_mean X a * delta a b)) (fun i : Fin
    n => delta i j * 1)) r99) (eq_trans (Facts.sum_scale n (batch_mean X a * delta a b * (1 / INR n)) (fun i : Fin n
    => 1)) r102)). }
  assert (r106 : Sum (fun i : Fin n => (X i a - batch_mean X a) * (delta i j * delta a b - delta a b / INR n)) = delta
    a b * X j a + -1 * (delta a b * (1 / INR n)) * Sum (fun i : Fin n => X i a) + -1 * (batch_mean X a * delta a b) *
    1 + batch_mean X a * delta a b * (1 / INR n) * INR n).
  { exact (eq_trans r86 (eq_trans (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => delta a b * (delta i j * X i
    a) + -1 * (delta a b * (1 / INR n)) * X i a + -1 * (batch_mean X a * delta a b) * (delta i j * 1)) (fun i : Fin n
    => batch_mean X a * delta a b * (1 / INR n) * 1)) r89) r92) r104)). }
  assert (r107 : delta a b * X j a + -1 * (delta a b * (1 / INR n)) * Sum (fun i : Fin n => X i a) + -1 * (batch_mean
    X a * delta a b) * 1 + batch_mean X a * delta a b * (1 / INR n) * INR n = X j a * delta a b + -1 * (delta a b * (1
    / INR n) * Sum (fun i : Fin n => X i a))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * u1) + ((-1) * ((u1 * (1 * u2)) * u3))) - ((((u1 * u0) +
    (((-1) * (u1 * (1 * u2))) * u3)) + (((-1) * (u4 * u1)) * 1)) + (((u4 * u1) * (1 * u2)) * u5)) = ((u4 * u1) * (1 -
    (u5 * (1 * u2))) + 0)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (Rules.linear_combination (Rules.and_equation (batch_mean X a * delta a b) r76 Rules.no_equation) (identity
      (X j a) (delta a b) (/ (INR n)) (Sum (fun i : Fin n => X i a)) (batch_mean X a) (INR n))). }
  assert (r109 : 2 * (1 / INR n) * Sum (fun i : Fin n => (X i a - batch_mean X a) * (delta i j * delta a b - delta a b
    / INR n)) = 2 * (1 / INR n) * (X j a * delta a b + -1 * (delta a b * (1 / INR n) * Sum (fun i : Fin n => X i
    a)))).
  { exact (f_equal (fun (h_25 : R) => 2 * (1 / INR n) * h_25) (eq_trans r106 r107)). }
  assert (r111 : 2 * (1 / INR n) * (X j a * delta a b + -1 * (delta a b * (1 / INR n) * Sum (fun i : Fin n => X i a)))
    = 2 * (X j a * delta a b * (1 / INR n)) + -2 * (delta a b * (1 / INR n) ^ 2 * Sum (fun i : Fin n => X i a))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((2 * (1 * u0)) * ((u1 * u2) + ((-1) * ((u2 * (1 * u0)) * u3)))) = ((2
    * ((u1 * u2) * (1 * u0))) + ((-2) * ((u2 * ((1 * u0) ^ 2)) * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (INR n)) (X j a) (delta a b) (Sum (fun i : Fin n => X i a))). }
  assert (r115 : delta a b * X j a + -1 * (delta a b * (1 / INR n)) * Sum (fun i : Fin n => X i a) + -1 * (batch_mean
    X a * delta a b) * 1 + batch_mean X a * delta a b * (1 / INR n) * INR n = X j a * delta a b + INR n * batch_mean X
    a * delta a b * (1 / INR n) + -1 * (batch_mean X a * delta a b) + -1 * (delta a b * (1 / INR n) * Sum (fun i : Fin
    n => X i a))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * u1) + (((-1) * (u0 * (1 * u2))) * u3)) + (((-1) * (u4 *
    u0)) * 1)) + (((u4 * u0) * (1 * u2)) * u5)) = ((((u1 * u0) + (((u5 * u4) * u0) * (1 * u2))) + ((-1) * (u4 * u0)))
    + ((-1) * ((u0 * (1 * u2)) * u3)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (delta a b) (X j a) (/ (INR n)) (Sum (fun i : Fin n => X i a)) (batch_mean X a) (INR n)). }
  assert (r117 : 2 * (1 / INR n) * Sum (fun i : Fin n => (X i a - batch_mean X a) * (delta i j * delta a b - delta a b
    / INR n)) = 2 * (1 / INR n) * (X j a * delta a b + INR n * batch_mean X a * delta a b * (1 / INR n) + -1 *
    (batch_mean X a * delta a b) + -1 * (delta a b * (1 / INR n) * Sum (fun i : Fin n => X i a)))).
  { exact (f_equal (fun (h_26 : R) => 2 * (1 / INR n) * h_26) (eq_trans r106 r115)). }
  assert (r119 : 2 * (1 / INR n) * (X j a * delta a b + INR n * batch_mean X a * delta a b * (1 / INR n) + -1 *
    (batch_mean X a * delta a b) + -1 * (delta a b * (1 / INR n) * Sum (fun i : Fin n => X i a))) = 2 * (X j a * delta
    a b * (1 / INR n)) + 2 * (INR n * batch_mean X a * delta a b * (1 / INR n) ^ 2) + -2 * (batch_mean X a * delta a b
    * (1 / INR n)) + -2 * (delta a b * (1 / INR n) ^ 2 * Sum (fun i : Fin n => X i a))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((2 * (1 * u0)) * ((((u1 * u2) + (((u3 * u4) * u2) * (1 * u0))) +
    ((-1) * (u4 * u2))) + ((-1) * ((u2 * (1 * u0)) * u5)))) = ((((2 * ((u1 * u2) * (1 * u0))) + (2 * (((u3 * u4) * u2)
    * ((1 * u0) ^ 2)))) + ((-2) * ((u4 * u2) * (1 * u0)))) + ((-2) * ((u2 * ((1 * u0) ^ 2)) * u5)))) by (intros u0 u1
    u2 u3 u4 u5; ring).
    exact (identity (/ (INR n)) (X j a) (delta a b) (INR n) (batch_mean X a) (Sum (fun i : Fin n => X i a))). }
  assert (r121 : delta a b * (2 / INR n * (X j a - batch_mean X a - 1 / INR n * Sum (fun k : Fin n => X k a -
    batch_mean X a))) = delta a b * (2 * (1 / INR n) * (X j a - batch_mean X a - 1 / INR n * Sum (fun k : Fin n => X k
    a - batch_mean X a)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * ((2 * u1) * ((u2 - u3) - ((1 * u1) * u4)))) = (u0 * ((2 * (1 *
    u1)) * ((u2 - u3) - ((1 * u1) * u4))))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (delta a b) (/ (INR n)) (X j a) (batch_mean X a) (Sum (fun k : Fin n => X k a - batch_mean X a))).
      }
  assert (r122 : forall (i_3 : Fin n), X i_3 a - batch_mean X a = X i_3 a + -1 * batch_mean X a).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (fun (i_3 : Fin n) => (identity (X i_3 a) (batch_mean X a))). }
  assert (r123 : forall (i_3 : Fin n), X i_3 a + -1 * batch_mean X a = X i_3 a + -1 * batch_mean X a * 1).
  { assert (identity : forall u0 u1 : R, (u0 + ((-1) * u1)) = (u0 + (((-1) * u1) * 1))) by (intros u0 u1; ring).
    exact (fun (i_3 : Fin n) => (identity (X i_3 a) (batch_mean X a))). }
  assert (r125 : Sum (fun i : Fin n => X i a - batch_mean X a) = Sum (fun i : Fin n => X i a + -1 * batch_mean X a *
    1)).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (eq_trans (r122 i_3) (r123 i_3)))). }
  assert (r129 : -1 * batch_mean X a * Sum (fun i : Fin n => 1) = -1 * batch_mean X a * INR n).
  { exact (f_equal (fun (h_27 : R) => -1 * batch_mean X a * h_27) r36). }
  assert (r131 : Sum (fun i : Fin n => X i a) + Sum (fun i : Fin n => -1 * batch_mean X a * 1) = Sum (fun i : Fin n =>
    X i a) + -1 * batch_mean X a * INR n).
  { exact (f_equal2 (fun (h_28 : R) (h_29 : R) => h_28 + h_29) (@eq_refl R (Sum (fun i : Fin n => X i a))) (eq_trans
    (Facts.sum_scale n (-1 * batch_mean X a) (fun i : Fin n => 1)) r129)). }
  assert (r134 : Sum (fun i : Fin n => X i a) + -1 * batch_mean X a * INR n = -1 * (INR n * batch_mean X a) + Sum (fun
    i : Fin n => X i a)).
  { assert (identity : forall u0 u1 u2 : R, (u0 + (((-1) * u1) * u2)) = (((-1) * (u2 * u1)) + u0)) by (intros u0 u1
    u2; ring).
    exact (identity (Sum (fun i : Fin n => X i a)) (batch_mean X a) (INR n)). }
  assert (r136 : delta a b * (2 * (1 / INR n) * (X j a - batch_mean X a - 1 / INR n * Sum (fun i : Fin n => X i a -
    batch_mean X a))) = delta a b * (2 * (1 / INR n) * (X j a - batch_mean X a - 1 / INR n * (-1 * (INR n * batch_mean
    X a) + Sum (fun i : Fin n => X i a))))).
  { exact (f_equal (fun (h_30 : R) => delta a b * (2 * (1 / INR n) * (X j a - batch_mean X a - 1 / INR n * h_30)))
    (eq_trans (eq_trans r125 (eq_trans (Facts.sum_add n (fun i : Fin n => X i a) (fun i : Fin n => -1 * batch_mean X a
    * 1)) r131)) r134)). }
  assert (r138 : delta a b * (2 * (1 / INR n) * (X j a - batch_mean X a - 1 / INR n * (-1 * (INR n * batch_mean X a) +
    Sum (fun i : Fin n => X i a)))) = 2 * (X j a * delta a b * (1 / INR n)) + 2 * (INR n * batch_mean X a * delta a b
    * (1 / INR n) ^ 2) + -2 * (batch_mean X a * delta a b * (1 / INR n)) + -2 * (delta a b * (1 / INR n) ^ 2 * Sum
    (fun i : Fin n => X i a))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (u0 * ((2 * (1 * u1)) * ((u2 - u3) - ((1 * u1) * (((-1) * (u4 *
    u3)) + u5))))) = ((((2 * ((u2 * u0) * (1 * u1))) + (2 * (((u4 * u3) * u0) * ((1 * u1) ^ 2)))) + ((-2) * ((u3 * u0)
    * (1 * u1)))) + ((-2) * ((u0 * ((1 * u1) ^ 2)) * u5)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (delta a b) (/ (INR n)) (X j a) (batch_mean X a) (INR n) (Sum (fun i : Fin n => X i a))). }
  assert (r143 : batch_mean X a = 1 / INR n * Sum (fun k : Fin n => X k a)).
  { exact eq_refl. }
  assert (r144 : forall (i_4 : Fin n), X i_4 a - batch_mean X a = X i_4 a - 1 / INR n * Sum (fun k : Fin n => X k a)).
  { exact (fun (i_4 : Fin n) => (f_equal (fun (h_31 : R) => X i_4 a - h_31) r143)). }
  assert (r145 : forall (i_4 : Fin n), X i_4 a - 1 / INR n * Sum (fun k : Fin n => X k a) = X i_4 a + -1 * (1 / INR n
    * Sum (fun k : Fin n => X k a))).
  { assert (identity : forall u0 u1 u2 : R, (u0 - ((1 * u1) * u2)) = (u0 + ((-1) * ((1 * u1) * u2)))) by (intros u0 u1
    u2; ring).
    exact (fun (i_4 : Fin n) => (identity (X i_4 a) (/ (INR n)) (Sum (fun k : Fin n => X k a)))). }
  assert (r147 : forall (i_4 : Fin n), X i_4 a + -1 * (1 / INR n * Sum (fun k : Fin n => X k a)) = X i_4 a + -1 * (1 /
    INR n * Sum (fun k : Fin n => X k a)) * 1).
  { assert (identity : forall u0 u1 u2 : R, (u0 + ((-1) * ((1 * u1) * u2))) = (u0 + (((-1) * ((1 * u1) * u2)) * 1)))
    by (intros u0 u1 u2; ring).
    exact (fun (i_4 : Fin n) => (identity (X i_4 a) (/ (INR n)) (Sum (fun k : Fin n => X k a)))). }
  assert (r149 : Sum (fun i : Fin n => X i a - batch_mean X a) = Sum (fun i : Fin n => X i a + -1 * (1 / INR n * Sum
    (fun k : Fin n => X k a)) * 1)).
  { exact (Rules.sum_congruence (fun (i_4 : Fin n) => (eq_trans (eq_trans (r144 i_4) (r145 i_4)) (r147 i_4)))). }
  assert (r152 : -1 * (1 / INR n * Sum (fun k : Fin n => X k a)) * Sum (fun i : Fin n => 1) = -1 * (1 / INR n * Sum
    (fun k : Fin n => X k a)) * INR n).
  { exact (f_equal (fun (h_32 : R) => -1 * (1 / INR n * Sum (fun k : Fin n => X k a)) * h_32) r36). }
  assert (r154 : Sum (fun i : Fin n => X i a) + Sum (fun i : Fin n => -1 * (1 / INR n * Sum (fun k : Fin n => X k a))
    * 1) = Sum (fun i : Fin n => X i a) + -1 * (1 / INR n * Sum (fun k : Fin n => X k a)) * INR n).
  { exact (f_equal2 (fun (h_33 : R) (h_34 : R) => h_33 + h_34) (@eq_refl R (Sum (fun i : Fin n => X i a))) (eq_trans
    (Facts.sum_scale n (-1 * (1 / INR n * Sum (fun k : Fin n => X k a))) (fun i : Fin n => 1)) r152)). }
  assert (r157 : Sum (fun i : Fin n => X i a) + -1 * (1 / INR n * Sum (fun k : Fin n => X k a)) * INR n = 0).
  { assert (identity : forall u0 u1 u2 : R, 0 - (u0 + (((-1) * ((1 * u1) * u0)) * u2)) = (((-1) * u0) * (1 - (u2 * (1
    * u1))) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * Sum (fun k : Fin n => X k a)) r76 Rules.no_equation)
      (identity (Sum (fun i : Fin n => X i a)) (/ (INR n)) (INR n))). }
  assert (r159 : delta a b * (2 * (1 / INR n) * (X j a - batch_mean X a - 1 / INR n * Sum (fun i : Fin n => X i a -
    batch_mean X a))) = delta a b * (2 * (1 / INR n) * (X j a - 1 / INR n * Sum (fun k : Fin n => X k a) - 1 / INR n *
    0))).
  { exact (f_equal2 (fun (h_35 : R) (h_36 : R) => delta a b * (2 * (1 / INR n) * (X j a - h_35 - 1 / INR n * h_36)))
    r143 (eq_trans (eq_trans r149 (eq_trans (Facts.sum_add n (fun i : Fin n => X i a) (fun i : Fin n => -1 * (1 / INR
    n * Sum (fun k : Fin n => X k a)) * 1)) r154)) r157)). }
  assert (r161 : delta a b * (2 * (1 / INR n) * (X j a - 1 / INR n * Sum (fun k : Fin n => X k a) - 1 / INR n * 0)) =
    2 * (X j a * delta a b * (1 / INR n)) + -2 * (delta a b * (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k a))).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * ((2 * (1 * u1)) * ((u2 - ((1 * u1) * u3)) - ((1 * u1) * 0)))) =
    ((2 * ((u2 * u0) * (1 * u1))) + ((-2) * ((u0 * ((1 * u1) ^ 2)) * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (delta a b) (/ (INR n)) (X j a) (Sum (fun k : Fin n => X k a))). }
  assert (r163 : delta a b * (2 / INR n * (X j a - batch_mean X a)) = delta a b * (2 * (1 / INR n) * (X j a -
    batch_mean X a))).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * ((2 * u1) * (u2 - u3))) = (u0 * ((2 * (1 * u1)) * (u2 - u3)))) by
    (intros u0 u1 u2 u3; ring).
    exact (identity (delta a b) (/ (INR n)) (X j a) (batch_mean X a)). }
  assert (r164 : delta a b * (2 * (1 / INR n) * (X j a - batch_mean X a)) = delta a b * (2 * (1 / INR n) * (X j a - 1
    / INR n * Sum (fun k : Fin n => X k a)))).
  { exact (f_equal (fun (h_37 : R) => delta a b * (2 * (1 / INR n) * (X j a - h_37))) r143). }
  assert (r166 : delta a b * (2 * (1 / INR n) * (X j a - 1 / INR n * Sum (fun k : Fin n => X k a))) = 2 * (X j a *
    delta a b * (1 / INR n)) + -2 * (delta a b * (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k a))).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * ((2 * (1 * u1)) * (u2 - ((1 * u1) * u3)))) = ((2 * ((u2 * u0) *
    (1 * u1))) + ((-2) * ((u0 * ((1 * u1) ^ 2)) * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (delta a b) (/ (INR n)) (X j a) (Sum (fun k : Fin n => X k a))). }
  exact (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (@eq_refl R (batch_variance X a))) r24 (eq_trans (eq_trans
    (eq_trans (eq_trans r79 r80) (eq_sym (eq_trans (eq_trans r82 r109) r111))) (eq_trans (eq_trans (eq_trans r82 r117)
    r119) (eq_sym (eq_trans (eq_trans r121 r136) r138)))) (eq_trans (eq_trans (eq_trans r121 r159) r161) (eq_sym
    (eq_trans (eq_trans r163 r164) r166))))).
Qed.

(* Derivative of the deviation of a batch. *)
Theorem batch_deviation_derivative (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n -> Fin d
  -> R) (a : Fin d) (epsilon : R) (j : Fin n) (b : Fin d)
    (given : 0 < batch_variance X a + epsilon) :
  partial (entry2 j b) (fun X : Fin n -> Fin d -> R => batch_deviation X epsilon a) X (delta a b / INR n * batchnorm X
    epsilon j a).
Proof.
  assert (r1 : forall (X : Fin n -> Fin d -> R), batch_deviation X epsilon a = sqrt (batch_variance X a + epsilon)).
  { exact (fun (X : Fin n -> Fin d -> R) => eq_refl). }
  assert (r4 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => epsilon) X 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r5 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => batch_variance X a + epsilon) X (delta a b * (2 /
    INR n * (X j a - batch_mean X a)) + 0)).
  { exact (Rules.deriv_add (Normalization.batch_variance_derivative n n_pos d d_pos X a j b) r4). }
  assert (r7 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => sqrt (batch_variance X a + epsilon)) X (1 / (2 *
    sqrt (batch_variance X a + epsilon)) * (delta a b * (2 / INR n * (X j a - batch_mean X a)) + 0))).
  { exact (Rules.deriv_fn_pos Rules.outer_sqrt r5 given). }
  assert (r9 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => batch_deviation X epsilon a) X (1 / (2 * sqrt
    (batch_variance X a + epsilon)) * (delta a b * (2 / INR n * (X j a - batch_mean X a)) + 0))).
  { exact (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r1 X))) r7 (@eq_refl R (1 / (2 * sqrt
    (batch_variance X a + epsilon)) * (delta a b * (2 / INR n * (X j a - batch_mean X a)) + 0)))). }
  assert (r10 : 1 / (2 * sqrt (batch_variance X a + epsilon)) * (delta a b * (2 / INR n * (X j a - batch_mean X a)) +
    0) = 1 / (2 * sqrt (batch_variance X a + epsilon)) * (delta a b * (2 * (1 / INR n) * (X j a - batch_mean X a)) +
    0)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 * u0) * ((u1 * ((2 * u2) * (u3 - u4))) + 0)) = ((1 * u0) * ((u1
    * ((2 * (1 * u2)) * (u3 - u4))) + 0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (/ (2 * sqrt (batch_variance X a + epsilon))) (delta a b) (/ (INR n)) (X j a) (batch_mean X a)). }
  assert (r12 : batch_variance X a + epsilon = epsilon + batch_variance X a).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (identity (batch_variance X a) epsilon). }
  assert (r13 : sqrt (batch_variance X a + epsilon) = sqrt (epsilon + batch_variance X a)).
  { exact (f_equal (fun (h : R) => sqrt h) r12). }
  assert (r14 : 1 / sqrt (batch_variance X a + epsilon) = 1 / sqrt (epsilon + batch_variance X a)).
  { exact (f_equal (fun (h_ : R) => 1 / h_) r13). }
  assert (r15 : 1 / 2 * (1 / sqrt (batch_variance X a + epsilon)) = 1 / 2 * (1 / sqrt (epsilon + batch_variance X
    a))).
  { exact (f_equal (fun (h_1 : R) => 1 / 2 * h_1) r14). }
  assert (r16 : 1 / 2 * (1 / sqrt (epsilon + batch_variance X a)) = 1 / 2 * (1 / sqrt (epsilon + batch_variance X
    a))).
  { assert (identity : forall u0 : R, ((1 / 2) * (1 * u0)) = ((1/2) * (1 * u0))) by (intros u0; field).
    exact (identity (/ (sqrt (epsilon + batch_variance X a)))). }
  assert (r19 : 1 / (2 * sqrt (batch_variance X a + epsilon)) * (delta a b * (2 * (1 / INR n) * (X j a - batch_mean X
    a)) + 0) = 1 / 2 * (1 / sqrt (epsilon + batch_variance X a)) * (delta a b * (2 * (1 / INR n) * (X j a - batch_mean
    X a)) + 0)).
  { exact (f_equal (fun (h_2 : R) => h_2 * (delta a b * (2 * (1 / INR n) * (X j a - batch_mean X a)) + 0)) (eq_trans
    (Facts.inverse_mul 2 (sqrt (batch_variance X a + epsilon))) (eq_trans r15 r16))). }
  assert (r21 : 1 / 2 * (1 / sqrt (epsilon + batch_variance X a)) * (delta a b * (2 * (1 / INR n) * (X j a -
    batch_mean X a)) + 0) = X j a * delta a b * (1 / INR n) * (1 / sqrt (epsilon + batch_variance X a)) + -1 *
    (batch_mean X a * delta a b * (1 / INR n) * (1 / sqrt (epsilon + batch_variance X a)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((1/2) * (1 * u0)) * ((u1 * ((2 * (1 * u2)) * (u3 - u4))) + 0)) =
    ((((u3 * u1) * (1 * u2)) * (1 * u0)) + ((-1) * (((u4 * u1) * (1 * u2)) * (1 * u0))))) by (intros u0 u1 u2 u3 u4;
    field).
    exact (identity (/ (sqrt (epsilon + batch_variance X a))) (delta a b) (/ (INR n)) (X j a) (batch_mean X a)). }
  assert (r23 : 1 / (2 * batch_deviation X epsilon a) * (delta a b * (2 / INR n * (X j a - batch_mean X a))) = 1 / (2
    * batch_deviation X epsilon a) * (delta a b * (2 * (1 / INR n) * (X j a - batch_mean X a)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 * u0) * (u1 * ((2 * u2) * (u3 - u4)))) = ((1 * u0) * (u1 * ((2 *
    (1 * u2)) * (u3 - u4))))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (/ (2 * batch_deviation X epsilon a)) (delta a b) (/ (INR n)) (X j a) (batch_mean X a)). }
  assert (r24 : 1 / (2 * batch_deviation X epsilon a) = 1 / 2 * (1 / batch_deviation X epsilon a)).
  { exact (Facts.inverse_mul 2 (batch_deviation X epsilon a)). }
  assert (r26 : 1 / batch_deviation X epsilon a = 1 / sqrt (epsilon + batch_variance X a)).
  { exact (f_equal (fun (h_3 : R) => 1 / h_3) (eq_trans (r1 X) r13)). }
  assert (r27 : 1 / 2 * (1 / batch_deviation X epsilon a) = 1 / 2 * (1 / sqrt (epsilon + batch_variance X a))).
  { exact (f_equal (fun (h_4 : R) => 1 / 2 * h_4) r26). }
  assert (r30 : 1 / (2 * batch_deviation X epsilon a) * (delta a b * (2 * (1 / INR n) * (X j a - batch_mean X a))) = 1
    / 2 * (1 / sqrt (epsilon + batch_variance X a)) * (delta a b * (2 * (1 / INR n) * (X j a - batch_mean X a)))).
  { exact (f_equal (fun (h_5 : R) => h_5 * (delta a b * (2 * (1 / INR n) * (X j a - batch_mean X a)))) (eq_trans r24
    (eq_trans r27 r16))). }
  assert (r32 : 1 / 2 * (1 / sqrt (epsilon + batch_variance X a)) * (delta a b * (2 * (1 / INR n) * (X j a -
    batch_mean X a))) = X j a * delta a b * (1 / INR n) * (1 / sqrt (epsilon + batch_variance X a)) + -1 * (batch_mean
    X a * delta a b * (1 / INR n) * (1 / sqrt (epsilon + batch_variance X a)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((1/2) * (1 * u0)) * (u1 * ((2 * (1 * u2)) * (u3 - u4)))) = ((((u3
    * u1) * (1 * u2)) * (1 * u0)) + ((-1) * (((u4 * u1) * (1 * u2)) * (1 * u0))))) by (intros u0 u1 u2 u3 u4; field).
    exact (identity (/ (sqrt (epsilon + batch_variance X a))) (delta a b) (/ (INR n)) (X j a) (batch_mean X a)). }
  assert (r36 : 1 / 2 * (1 / batch_deviation X epsilon a) = 1 / 2 * (1 / batch_deviation X epsilon a)).
  { assert (identity : forall u0 : R, ((1 / 2) * (1 * u0)) = ((1/2) * (1 * u0))) by (intros u0; field).
    exact (identity (/ (batch_deviation X epsilon a))). }
  assert (r38 : 1 / (2 * batch_deviation X epsilon a) * (delta a b * (2 * (1 / INR n) * (X j a - batch_mean X a))) = 1
    / 2 * (1 / batch_deviation X epsilon a) * (delta a b * (2 * (1 / INR n) * (X j a - batch_mean X a)))).
  { exact (f_equal (fun (h_6 : R) => h_6 * (delta a b * (2 * (1 / INR n) * (X j a - batch_mean X a)))) (eq_trans r24
    r36)). }
  assert (r40 : 1 / 2 * (1 / batch_deviation X epsilon a) * (delta a b * (2 * (1 / INR n) * (X j a - batch_mean X a)))
    = X j a * delta a b * (1 / INR n) * (1 / batch_deviation X epsilon a) + -1 * (batch_mean X a * delta a b * (1 /
    INR n) * (1 / batch_deviation X epsilon a))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((1/2) * (1 * u0)) * (u1 * ((2 * (1 * u2)) * (u3 - u4)))) = ((((u3
    * u1) * (1 * u2)) * (1 * u0)) + ((-1) * (((u4 * u1) * (1 * u2)) * (1 * u0))))) by (intros u0 u1 u2 u3 u4; field).
    exact (identity (/ (batch_deviation X epsilon a)) (delta a b) (/ (INR n)) (X j a) (batch_mean X a)). }
  assert (r42 : delta a b / INR n * batchnorm X epsilon j a = delta a b * (1 / INR n) * batchnorm X epsilon j a).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2; ring).
    exact (identity (delta a b) (/ (INR n)) (batchnorm X epsilon j a)). }
  assert (r43 : batchnorm X epsilon j a = (X j a - batch_mean X a) / batch_deviation X epsilon a).
  { exact eq_refl. }
  assert (r44 : (X j a - batch_mean X a) / batch_deviation X epsilon a = X j a * (1 / batch_deviation X epsilon a) +
    -1 * (batch_mean X a * (1 / batch_deviation X epsilon a))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (identity (X j a) (batch_mean X a) (/ (batch_deviation X epsilon a))). }
  assert (r46 : delta a b * (1 / INR n) * batchnorm X epsilon j a = delta a b * (1 / INR n) * (X j a * (1 /
    batch_deviation X epsilon a) + -1 * (batch_mean X a * (1 / batch_deviation X epsilon a)))).
  { exact (f_equal (fun (h_7 : R) => delta a b * (1 / INR n) * h_7) (eq_trans r43 r44)). }
  assert (r48 : delta a b * (1 / INR n) * (X j a * (1 / batch_deviation X epsilon a) + -1 * (batch_mean X a * (1 /
    batch_deviation X epsilon a))) = X j a * delta a b * (1 / INR n) * (1 / batch_deviation X epsilon a) + -1 *
    (batch_mean X a * delta a b * (1 / INR n) * (1 / batch_deviation X epsilon a))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * (1 * u1)) * ((u2 * (1 * u3)) + ((-1) * (u4 * (1 * u3))))) =
    ((((u2 * u0) * (1 * u1)) * (1 * u3)) + ((-1) * (((u4 * u0) * (1 * u1)) * (1 * u3))))) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (identity (delta a b) (/ (INR n)) (X j a) (/ (batch_deviation X epsilon a)) (batch_mean X a)). }
  exact (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (@eq_refl R (batch_deviation X epsilon a))) r9 (eq_trans
    (eq_trans (eq_trans (eq_trans r10 r19) r21) (eq_sym (eq_trans (eq_trans r23 r30) r32))) (eq_trans (eq_trans
    (eq_trans r23 r38) r40) (eq_sym (eq_trans (eq_trans r42 r46) r48))))).
Qed.

(* Jacobian of BatchNorm. *)
Theorem batchnorm_jacobian (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n -> Fin d -> R)
  (a : Fin d) (epsilon : R) (i j : Fin n) (b : Fin d)
    (given : 0 < batch_variance X a + epsilon) :
  partial (entry2 j b) (fun X : Fin n -> Fin d -> R => batchnorm X epsilon i a) X (delta a b / batch_deviation X
    epsilon a * (delta i j - 1 / INR n - batchnorm X epsilon i a * batchnorm X epsilon j a / INR n)).
Proof.
  assert (r1 : forall (X : Fin n -> Fin d -> R), batchnorm X epsilon i a = (X i a - batch_mean X a) / batch_deviation
    X epsilon a).
  { exact (fun (X : Fin n -> Fin d -> R) => eq_refl). }
  assert (r3 : forall (X : Fin n -> Fin d -> R), X i a - batch_mean X a = X i a + -1 * batch_mean X a).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (fun (X : Fin n -> Fin d -> R) => (identity (X i a) (batch_mean X a))). }
  assert (r5 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => X i a) X (delta i j * delta a b)).
  { exact (Rules.deriv_entry_matrix i j a b X). }
  assert (r6 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => -1) X 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r8 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => -1 * batch_mean X a) X (0 * batch_mean X a + -1 *
    (delta a b / INR n))).
  { exact (Rules.deriv_mul r6 (Normalization.batch_mean_derivative n n_pos d d_pos X a j b)). }
  assert (r9 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => X i a + -1 * batch_mean X a) X (delta i j * delta
    a b + (0 * batch_mean X a + -1 * (delta a b / INR n)))).
  { exact (Rules.deriv_add r5 r8). }
  assert (r11 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => X i a - batch_mean X a) X (delta i j * delta a b
    + (0 * batch_mean X a + -1 * (delta a b / INR n)))).
  { exact (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r3 X))) r9 (@eq_refl R (delta i j * delta a b +
    (0 * batch_mean X a + -1 * (delta a b / INR n))))). }
  assert (r15 : batch_deviation X epsilon a <> 0).
  { exact (Facts.ne_of_pos (batch_deviation X epsilon a) (Normalization.batch_deviation_pos n n_pos d d_pos X a
    epsilon given)). }
  assert (r16 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => (X i a - batch_mean X a) / batch_deviation X
    epsilon a) X (((delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b / INR n))) * batch_deviation X
    epsilon a - (X i a - batch_mean X a) * (delta a b / INR n * batchnorm X epsilon j a)) / batch_deviation X epsilon
    a ^ 2)).
  { exact (Rules.deriv_div r11 (Normalization.batch_deviation_derivative n n_pos d d_pos X a epsilon j b given) r15).
    }
  assert (r18 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => batchnorm X epsilon i a) X (((delta i j * delta a
    b + (0 * batch_mean X a + -1 * (delta a b / INR n))) * batch_deviation X epsilon a - (X i a - batch_mean X a) *
    (delta a b / INR n * batchnorm X epsilon j a)) / batch_deviation X epsilon a ^ 2)).
  { exact (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r1 X))) r16 (@eq_refl R (((delta i j * delta a b
    + (0 * batch_mean X a + -1 * (delta a b / INR n))) * batch_deviation X epsilon a - (X i a - batch_mean X a) *
    (delta a b / INR n * batchnorm X epsilon j a)) / batch_deviation X epsilon a ^ 2))). }
  assert (r19 : ((delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b / INR n))) * batch_deviation X epsilon
    a - (X i a - batch_mean X a) * (delta a b / INR n * batchnorm X epsilon j a)) / batch_deviation X epsilon a ^ 2 =
    ((delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b * (1 / INR n)))) * batch_deviation X epsilon a -
    (X i a - batch_mean X a) * (delta a b * (1 / INR n) * batchnorm X epsilon j a)) * (1 / batch_deviation X epsilon a
    ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((u0 * u1) + ((0 * u2) + ((-1) * (u1 * u3)))) * u4) -
    ((u5 - u2) * ((u1 * u3) * u6))) * u7) = (((((u0 * u1) + ((0 * u2) + ((-1) * (u1 * (1 * u3))))) * u4) - ((u5 - u2)
    * ((u1 * (1 * u3)) * u6))) * (1 * u7))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (identity (delta i j) (delta a b) (batch_mean X a) (/ (INR n)) (batch_deviation X epsilon a) (X i a)
      (batchnorm X epsilon j a) (/ (batch_deviation X epsilon a ^ 2))). }
  assert (r20 : batch_deviation X epsilon a ^ 2 = batch_deviation X epsilon a * batch_deviation X epsilon a).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (batch_deviation X epsilon a)). }
  assert (r21 : 1 / batch_deviation X epsilon a ^ 2 = 1 / (batch_deviation X epsilon a * batch_deviation X epsilon
    a)).
  { exact (f_equal (fun (h : R) => 1 / h) r20). }
  assert (r24 : 1 / batch_deviation X epsilon a * (1 / batch_deviation X epsilon a) = (1 / batch_deviation X epsilon
    a) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (batch_deviation X epsilon a))). }
  assert (r25 : 1 / batch_deviation X epsilon a ^ 2 = (1 / batch_deviation X epsilon a) ^ 2).
  { exact (eq_trans (eq_trans r21 (Facts.inverse_mul (batch_deviation X epsilon a) (batch_deviation X epsilon a)))
    r24). }
  assert (r26 : ((delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b * (1 / INR n)))) * batch_deviation X
    epsilon a - (X i a - batch_mean X a) * (delta a b * (1 / INR n) * batchnorm X epsilon j a)) * (1 / batch_deviation
    X epsilon a ^ 2) = ((delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b * (1 / INR n)))) *
    batch_deviation X epsilon a - (X i a - batch_mean X a) * (delta a b * (1 / INR n) * batchnorm X epsilon j a)) * (1
    / batch_deviation X epsilon a) ^ 2).
  { exact (f_equal (fun (h_ : R) => ((delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b * (1 / INR n)))) *
    batch_deviation X epsilon a - (X i a - batch_mean X a) * (delta a b * (1 / INR n) * batchnorm X epsilon j a)) *
    h_) r25). }
  assert (r28 : ((delta i j * delta a b + (0 * batch_mean X a + -1 * (delta a b * (1 / INR n)))) * batch_deviation X
    epsilon a - (X i a - batch_mean X a) * (delta a b * (1 / INR n) * batchnorm X epsilon j a)) * (1 / batch_deviation
    X epsilon a) ^ 2 = -1 * (X i a * batchnorm X epsilon j a * delta a b * (1 / INR n) * (1 / batch_deviation X
    epsilon a) ^ 2) + batch_deviation X epsilon a * delta a b * delta i j * (1 / batch_deviation X epsilon a) ^ 2 + -1
    * (batch_deviation X epsilon a * delta a b * (1 / INR n) * (1 / batch_deviation X epsilon a) ^ 2) + batch_mean X a
    * batchnorm X epsilon j a * delta a b * (1 / INR n) * (1 / batch_deviation X epsilon a) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((u0 * u1) + ((0 * u2) + ((-1) * (u1 * (1 * u3))))) *
    u4) - ((u5 - u2) * ((u1 * (1 * u3)) * u6))) * ((1 * u7) ^ 2)) = (((((-1) * ((((u5 * u6) * u1) * (1 * u3)) * ((1 *
    u7) ^ 2))) + (((u4 * u1) * u0) * ((1 * u7) ^ 2))) + ((-1) * (((u4 * u1) * (1 * u3)) * ((1 * u7) ^ 2)))) + ((((u2 *
    u6) * u1) * (1 * u3)) * ((1 * u7) ^ 2)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (identity (delta i j) (delta a b) (batch_mean X a) (/ (INR n)) (batch_deviation X epsilon a) (X i a)
      (batchnorm X epsilon j a) (/ (batch_deviation X epsilon a))). }
  assert (r30 : ((delta i j * delta a b - delta a b / INR n) * batch_deviation X epsilon a - (X i a - batch_mean X a)
    * (delta a b / INR n * batchnorm X epsilon j a)) / batch_deviation X epsilon a ^ 2 = ((delta i j * delta a b -
    delta a b * (1 / INR n)) * batch_deviation X epsilon a - (X i a - batch_mean X a) * (delta a b * (1 / INR n) *
    batchnorm X epsilon j a)) * (1 / batch_deviation X epsilon a ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((u0 * u1) - (u1 * u2)) * u3) - ((u4 - u5) * ((u1 * u2)
    * u6))) * u7) = (((((u0 * u1) - (u1 * (1 * u2))) * u3) - ((u4 - u5) * ((u1 * (1 * u2)) * u6))) * (1 * u7))) by
    (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (identity (delta i j) (delta a b) (/ (INR n)) (batch_deviation X epsilon a) (X i a) (batch_mean X a)
      (batchnorm X epsilon j a) (/ (batch_deviation X epsilon a ^ 2))). }
  assert (r31 : ((delta i j * delta a b - delta a b * (1 / INR n)) * batch_deviation X epsilon a - (X i a - batch_mean
    X a) * (delta a b * (1 / INR n) * batchnorm X epsilon j a)) * (1 / batch_deviation X epsilon a ^ 2) = ((delta i j
    * delta a b - delta a b * (1 / INR n)) * batch_deviation X epsilon a - (X i a - batch_mean X a) * (delta a b * (1
    / INR n) * batchnorm X epsilon j a)) * (1 / batch_deviation X epsilon a) ^ 2).
  { exact (f_equal (fun (h_1 : R) => ((delta i j * delta a b - delta a b * (1 / INR n)) * batch_deviation X epsilon a
    - (X i a - batch_mean X a) * (delta a b * (1 / INR n) * batchnorm X epsilon j a)) * h_1) r25). }
  assert (r32 : ((delta i j * delta a b - delta a b / INR n) * batch_deviation X epsilon a - (X i a - batch_mean X a)
    * (delta a b / INR n * batchnorm X epsilon j a)) / batch_deviation X epsilon a ^ 2 = ((delta i j * delta a b -
    delta a b * (1 / INR n)) * batch_deviation X epsilon a - (X i a - batch_mean X a) * (delta a b * (1 / INR n) *
    batchnorm X epsilon j a)) * (1 / batch_deviation X epsilon a) ^ 2).
  { exact (eq_trans r30 r31). }
  assert (r33 : ((delta i j * delta a b - delta a b * (1 / INR n)) * batch_deviation X epsilon a - (X i a - batch_mean
    X a) * (delta a b * (1 / INR n) * batchnorm X epsilon j a)) * (1 / batch_deviation X epsilon a) ^ 2 = -1 * (X i a
    * batchnorm X epsilon j a * delta a b * (1 / INR n) * (1 / batch_deviation X epsilon a) ^ 2) + batch_deviation X
    epsilon a * delta a b * delta i j * (1 / batch_deviation X epsilon a) ^ 2 + -1 * (batch_deviation X epsilon a *
    delta a b * (1 / INR n) * (1 / batch_deviation X epsilon a) ^ 2) + batch_mean X a * batchnorm X epsilon j a *
    delta a b * (1 / INR n) * (1 / batch_deviation X epsilon a) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((u0 * u1) - (u1 * (1 * u2))) * u3) - ((u4 - u5) * ((u1
    * (1 * u2)) * u6))) * ((1 * u7) ^ 2)) = (((((-1) * ((((u4 * u6) * u1) * (1 * u2)) * ((1 * u7) ^ 2))) + (((u3 * u1)
    * u0) * ((1 * u7) ^ 2))) + ((-1) * (((u3 * u1) * (1 * u2)) * ((1 * u7) ^ 2)))) + ((((u5 * u6) * u1) * (1 * u2)) *
    ((1 * u7) ^ 2)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (identity (delta i j) (delta a b) (/ (INR n)) (batch_deviation X epsilon a) (X i a) (batch_mean X a)
      (batchnorm X epsilon j a) (/ (batch_deviation X epsilon a))). }
  assert (r38 : batch_deviation X epsilon a * (1 / batch_deviation X epsilon a) = 1).
  { exact (Facts.mul_inverse (batch_deviation X epsilon a) r15). }
  assert (r39 : ((delta i j * delta a b - delta a b * (1 / INR n)) * batch_deviation X epsilon a - (X i a - batch_mean
    X a) * (delta a b * (1 / INR n) * batchnorm X epsilon j a)) * (1 / batch_deviation X epsilon a) ^ 2 = -1 * (X i a
    * batchnorm X epsilon j a * delta a b * (1 / INR n) * (1 / batch_deviation X epsilon a) ^ 2) + batch_mean X a *
    batchnorm X epsilon j a * delta a b * (1 / INR n) * (1 / batch_deviation X epsilon a) ^ 2 + delta a b * delta i j
    * (1 / batch_deviation X epsilon a) + -1 * (delta a b * (1 / INR n) * (1 / batch_deviation X epsilon a))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((-1) * ((((u0 * u1) * u2) * (1 * u3)) * ((1 * u4) ^
    2))) + ((((u5 * u1) * u2) * (1 * u3)) * ((1 * u4) ^ 2))) + ((u2 * u6) * (1 * u4))) + ((-1) * ((u2 * (1 * u3)) * (1
    * u4)))) - (((((u6 * u2) - (u2 * (1 * u3))) * u7) - ((u0 - u5) * ((u2 * (1 * u3)) * u1))) * ((1 * u4) ^ 2)) =
    (((u2 * u6) * (1 * u4)) * (1 - (u7 * (1 * u4))) + (((-1) * ((u2 * (1 * u3)) * (1 * u4))) * (1 - (u7 * (1 * u4))) +
    0))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (Rules.linear_combination (Rules.and_equation (delta a b * delta i j * (1 / batch_deviation X epsilon a))
      r38 (Rules.and_equation (-1 * (delta a b * (1 / INR n) * (1 / batch_deviation X epsilon a))) r38
      Rules.no_equation)) (identity (X i a) (batchnorm X epsilon j a) (delta a b) (/ (INR n)) (/ (batch_deviation X
      epsilon a)) (batch_mean X a) (delta i j) (batch_deviation X epsilon a))). }
  assert (r41 : delta a b / batch_deviation X epsilon a * (delta i j - 1 / INR n - (X i a - batch_mean X a) /
    batch_deviation X epsilon a * (batchnorm X epsilon j a / INR n)) = -1 * (X i a * batchnorm X epsilon j a * delta a
    b * (1 / INR n) * (1 / batch_deviation X epsilon a) ^ 2) + batch_mean X a * batchnorm X epsilon j a * delta a b *
    (1 / INR n) * (1 / batch_deviation X epsilon a) ^ 2 + delta a b * delta i j * (1 / batch_deviation X epsilon a) +
    -1 * (delta a b * (1 / INR n) * (1 / batch_deviation X epsilon a))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((u0 * u1) * ((u2 - (1 * u3)) - (((u4 - u5) * u1) * (u6 *
    u3)))) = (((((-1) * ((((u4 * u6) * u0) * (1 * u3)) * ((1 * u1) ^ 2))) + ((((u5 * u6) * u0) * (1 * u3)) * ((1 * u1)
    ^ 2))) + ((u0 * u2) * (1 * u1))) + ((-1) * ((u0 * (1 * u3)) * (1 * u1))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (delta a b) (/ (batch_deviation X epsilon a)) (delta i j) (/ (INR n)) (X i a) (batch_mean X a)
      (batchnorm X epsilon j a)). }
  assert (r45 : delta a b / batch_deviation X epsilon a * (delta i j - 1 / INR n - (X i a - batch_mean X a) /
    batch_deviation X epsilon a * (batchnorm X epsilon j a / INR n)) = delta a b * (1 / batch_deviation X epsilon a) *
    (delta i j - 1 / INR n - (X i a - batch_mean X a) * (1 / batch_deviation X epsilon a) * (batchnorm X epsilon j a *
    (1 / INR n)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((u0 * u1) * ((u2 - (1 * u3)) - (((u4 - u5) * u1) * (u6 *
    u3)))) = ((u0 * (1 * u1)) * ((u2 - (1 * u3)) - (((u4 - u5) * (1 * u1)) * (u6 * (1 * u3)))))) by (intros u0 u1 u2
    u3 u4 u5 u6; ring).
    exact (identity (delta a b) (/ (batch_deviation X epsilon a)) (delta i j) (/ (INR n)) (X i a) (batch_mean X a)
      (batchnorm X epsilon j a)). }
  assert (r46 : batchnorm X epsilon j a = (X j a - batch_mean X a) / batch_deviation X epsilon a).
  { exact eq_refl. }
  assert (r47 : (X j a - batch_mean X a) / batch_deviation X epsilon a = X j a * (1 / batch_deviation X epsilon a) +
    -1 * (batch_mean X a * (1 / batch_deviation X epsilon a))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (identity (X j a) (batch_mean X a) (/ (batch_deviation X epsilon a))). }
  assert (r48 : batchnorm X epsilon j a = X j a * (1 / batch_deviation X epsilon a) + -1 * (batch_mean X a * (1 /
    batch_deviation X epsilon a))).
  { exact (eq_trans r46 r47). }
  assert (r49 : delta a b * (1 / batch_deviation X epsilon a) * (delta i j - 1 / INR n - (X i a - batch_mean X a) * (1
    / batch_deviation X epsilon a) * (batchnorm X epsilon j a * (1 / INR n))) = delta a b * (1 / batch_deviation X
    epsilon a) * (delta i j - 1 / INR n - (X i a - batch_mean X a) * (1 / batch_deviation X epsilon a) * ((X j a * (1
    / batch_deviation X epsilon a) + -1 * (batch_mean X a * (1 / batch_deviation X epsilon a))) * (1 / INR n)))).
  { exact (f_equal (fun (h_2 : R) => delta a b * (1 / batch_deviation X epsilon a) * (delta i j - 1 / INR n - (X i a -
    batch_mean X a) * (1 / batch_deviation X epsilon a) * (h_2 * (1 / INR n)))) r48). }
  assert (r51 : delta a b * (1 / batch_deviation X epsilon a) * (delta i j - 1 / INR n - (X i a - batch_mean X a) * (1
    / batch_deviation X epsilon a) * ((X j a * (1 / batch_deviation X epsilon a) + -1 * (batch_mean X a * (1 /
    batch_deviation X epsilon a))) * (1 / INR n))) = -1 * (X i a * X j a * delta a b * (1 / INR n) * (1 /
    batch_deviation X epsilon a) ^ 3) + X i a * batch_mean X a * delta a b * (1 / INR n) * (1 / batch_deviation X
    epsilon a) ^ 3 + X j a * batch_mean X a * delta a b * (1 / INR n) * (1 / batch_deviation X epsilon a) ^ 3 + -1 *
    (batch_mean X a ^ 2 * delta a b * (1 / INR n) * (1 / batch_deviation X epsilon a) ^ 3) + delta a b * delta i j *
    (1 / batch_deviation X epsilon a) + -1 * (delta a b * (1 / INR n) * (1 / batch_deviation X epsilon a))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((u0 * (1 * u1)) * ((u2 - (1 * u3)) - (((u4 - u5) * (1 * u1))
    * (((u6 * (1 * u1)) + ((-1) * (u5 * (1 * u1)))) * (1 * u3))))) = (((((((-1) * ((((u4 * u6) * u0) * (1 * u3)) * ((1
    * u1) ^ 3))) + ((((u4 * u5) * u0) * (1 * u3)) * ((1 * u1) ^ 3))) + ((((u6 * u5) * u0) * (1 * u3)) * ((1 * u1) ^
    3))) + ((-1) * ((((u5 ^ 2) * u0) * (1 * u3)) * ((1 * u1) ^ 3)))) + ((u0 * u2) * (1 * u1))) + ((-1) * ((u0 * (1 *
    u3)) * (1 * u1))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (delta a b) (/ (batch_deviation X epsilon a)) (delta i j) (/ (INR n)) (X i a) (batch_mean X a) (X
      j a)). }
  assert (r53 : delta a b / batch_deviation X epsilon a * (delta i j - 1 / INR n - batchnorm X epsilon i a * batchnorm
    X epsilon j a / INR n) = delta a b * (1 / batch_deviation X epsilon a) * (delta i j - 1 / INR n - batchnorm X
    epsilon i a * batchnorm X epsilon j a * (1 / INR n))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * u1) * ((u2 - (1 * u3)) - ((u4 * u5) * u3))) = ((u0 * (1 *
    u1)) * ((u2 - (1 * u3)) - ((u4 * u5) * (1 * u3))))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (delta a b) (/ (batch_deviation X epsilon a)) (delta i j) (/ (INR n)) (batchnorm X epsilon i a)
      (batchnorm X epsilon j a)). }
  assert (r54 : (X i a - batch_mean X a) / batch_deviation X epsilon a = X i a * (1 / batch_deviation X epsilon a) +
    -1 * (batch_mean X a * (1 / batch_deviation X epsilon a))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * (1 * u2)) + ((-1) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (identity (X i a) (batch_mean X a) (/ (batch_deviation X epsilon a))). }
  assert (r56 : delta a b * (1 / batch_deviation X epsilon a) * (delta i j - 1 / INR n - batchnorm X epsilon i a *
    batchnorm X epsilon j a * (1 / INR n)) = delta a b * (1 / batch_deviation X epsilon a) * (delta i j - 1 / INR n -
    (X i a * (1 / batch_deviation X epsilon a) + -1 * (batch_mean X a * (1 / batch_deviation X epsilon a))) * (X j a *
    (1 / batch_deviation X epsilon a) + -1 * (batch_mean X a * (1 / batch_deviation X epsilon a))) * (1 / INR n))).
  { exact (f_equal2 (fun (h_3 : R) (h_4 : R) => delta a b * (1 / batch_deviation X epsilon a) * (delta i j - 1 / INR n
    - h_3 * h_4 * (1 / INR n))) (eq_trans (r1 X) r54) r48). }
  assert (r58 : delta a b * (1 / batch_deviation X epsilon a) * (delta i j - 1 / INR n - (X i a * (1 / batch_deviation
    X epsilon a) + -1 * (batch_mean X a * (1 / batch_deviation X epsilon a))) * (X j a * (1 / batch_deviation X
    epsilon a) + -1 * (batch_mean X a * (1 / batch_deviation X epsilon a))) * (1 / INR n)) = -1 * (X i a * X j a *
    delta a b * (1 / INR n) * (1 / batch_deviation X epsilon a) ^ 3) + X i a * batch_mean X a * delta a b * (1 / INR
    n) * (1 / batch_deviation X epsilon a) ^ 3 + X j a * batch_mean X a * delta a b * (1 / INR n) * (1 /
    batch_deviation X epsilon a) ^ 3 + -1 * (batch_mean X a ^ 2 * delta a b * (1 / INR n) * (1 / batch_deviation X
    epsilon a) ^ 3) + delta a b * delta i j * (1 / batch_deviation X epsilon a) + -1 * (delta a b * (1 / INR n) * (1 /
    batch_deviation X epsilon a))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((u0 * (1 * u1)) * ((u2 - (1 * u3)) - ((((u4 * (1 * u1)) +
    ((-1) * (u5 * (1 * u1)))) * ((u6 * (1 * u1)) + ((-1) * (u5 * (1 * u1))))) * (1 * u3)))) = (((((((-1) * ((((u4 *
    u6) * u0) * (1 * u3)) * ((1 * u1) ^ 3))) + ((((u4 * u5) * u0) * (1 * u3)) * ((1 * u1) ^ 3))) + ((((u6 * u5) * u0)
    * (1 * u3)) * ((1 * u1) ^ 3))) + ((-1) * ((((u5 ^ 2) * u0) * (1 * u3)) * ((1 * u1) ^ 3)))) + ((u0 * u2) * (1 *
    u1))) + ((-1) * ((u0 * (1 * u3)) * (1 * u1))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (delta a b) (/ (batch_deviation X epsilon a)) (delta i j) (/ (INR n)) (X i a) (batch_mean X a) (X
      j a)). }
  exact (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (@eq_refl R (batchnorm X epsilon i a))) r18 (eq_trans
    (eq_trans (eq_trans (eq_trans (eq_trans r19 r26) r28) (eq_sym (eq_trans r32 r33))) (eq_trans (eq_trans r32 r39)
    (eq_sym r41))) (eq_trans (eq_trans (eq_trans r45 r49) r51) (eq_sym (eq_trans (eq_trans r53 r56) r58))))).
Qed.

(* Backward pass of BatchNorm. *)
Theorem batchnorm_vjp (d : nat) (d_pos : (0 < d)%nat) (n : nat) (n_pos : (0 < n)%nat) (X : Fin n -> Fin d -> R)
  (epsilon : R) (G : Fin n -> Fin d -> R) (gamma beta : Fin d -> R) (j : Fin n) (b : Fin d)
    (given : forall a : Fin d, 0 < batch_variance X a + epsilon) :
  partial (entry2 j b) (fun X : Fin n -> Fin d -> R => Sum (fun i : Fin n => Sum (fun a : Fin d => G i a * (gamma a *
    batchnorm X epsilon i a + beta a)))) X (gamma b / batch_deviation X epsilon b * (G j b - 1 / INR n * Sum (fun i :
    Fin n => G i b) - batchnorm X epsilon j b / INR n * Sum (fun i : Fin n => G i b * batchnorm X epsilon i b))).
Proof.
  assert (r1 : forall (i : Fin n) (i_ : Fin d), partial (entry2 j b) (fun X : Fin n -> Fin d -> R => G i i_) X 0).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (i_ : Fin d), partial (entry2 j b) (fun X : Fin n -> Fin d -> R => gamma i_) X 0).
  { exact (fun (i_ : Fin d) => (Rules.deriv_const _ _ _)). }
  assert (r4 : forall (i_1 : Fin d), 0 < batch_variance X i_1 + epsilon).
  { exact (fun (i_1 : Fin d) => (given i_1)). }
  assert (r9 : forall (i_ : Fin d) (i : Fin n), partial (entry2 j b) (fun X : Fin n -> Fin d -> R => gamma i_ *
    batchnorm X epsilon i i_) X (0 * batchnorm X epsilon i i_ + gamma i_ * (delta i_ b / batch_deviation X epsilon i_
    * (delta i j - 1 / INR n - batchnorm X epsilon i i_ * batchnorm X epsilon j i_ / INR n)))).
  { exact (fun (i_ : Fin d) (i : Fin n) => (Rules.deriv_mul (r2 i_) (Normalization.batchnorm_jacobian n n_pos d d_pos
    X i_ epsilon i j b (r4 i_)))). }
  assert (r10 : forall (i_ : Fin d), partial (entry2 j b) (fun X : Fin n -> Fin d -> R => beta i_) X 0).
  { exact (fun (i_ : Fin d) => (Rules.deriv_const _ _ _)). }
  assert (r11 : forall (i_ : Fin d) (i : Fin n), partial (entry2 j b) (fun X : Fin n -> Fin d -> R => gamma i_ *
    batchnorm X epsilon i i_ + beta i_) X (0 * batchnorm X epsilon i i_ + gamma i_ * (delta i_ b / batch_deviation X
    epsilon i_ * (delta i j - 1 / INR n - batchnorm X epsilon i i_ * batchnorm X epsilon j i_ / INR n)) + 0)).
  { exact (fun (i_ : Fin d) (i : Fin n) => (Rules.deriv_add (r9 i_ i) (r10 i_))). }
  assert (r12 : forall (i : Fin n) (i_ : Fin d), partial (entry2 j b) (fun X : Fin n -> Fin d -> R => G i i_ * (gamma
    i_ * batchnorm X epsilon i i_ + beta i_)) X (0 * (gamma i_ * batchnorm X epsilon i i_ + beta i_) + G i i_ * (0 *
    batchnorm X epsilon i i_ + gamma i_ * (delta i_ b / batch_deviation X epsilon i_ * (delta i j - 1 / INR n -
    batchnorm X epsilon i i_ * batchnorm X epsilon j i_ / INR n)) + 0))).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_mul (r1 i i_) (r11 i_ i))). }
  assert (r13 : forall (i : Fin n), partial (entry2 j b) (fun X : Fin n -> Fin d -> R => Sum (fun i_ : Fin d => G i i_
    * (gamma i_ * batchnorm X epsilon i i_ + beta i_))) X (Sum (fun i_ : Fin d => 0 * (gamma i_ * batchnorm X epsilon
    i i_ + beta i_) + G i i_ * (0 * batchnorm X epsilon i i_ + gamma i_ * (delta i_ b / batch_deviation X epsilon i_ *
    (delta i j - 1 / INR n - batchnorm X epsilon i i_ * batchnorm X epsilon j i_ / INR n)) + 0)))).
  { exact (fun (i : Fin n) => (Rules.deriv_sum (fun (i_ : Fin d) => (r12 i i_)))). }
  assert (r14 : partial (entry2 j b) (fun X : Fin n -> Fin d -> R => Sum (fun i : Fin n => Sum (fun i_ : Fin d => G i
    i_ * (gamma i_ * batchnorm X epsilon i i_ + beta i_)))) X (Sum (fun i : Fin n => Sum (fun i_ : Fin d => 0 * (gamma
    i_ * batchnorm X epsilon i i_ + beta i_) + G i i_ * (0 * batchnorm X epsilon i i_ + gamma i_ * (delta i_ b /
    batch_deviation X epsilon i_ * (delta i j - 1 / INR n - batchnorm X epsilon i i_ * batchnorm X epsilon j i_ / INR
    n)) + 0))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r13 i))). }
  assert (r15 : forall (i_2 : Fin d) (i_3 : Fin n), 0 * (gamma i_2 * batchnorm X epsilon i_3 i_2 + beta i_2) + G i_3
    i_2 * (0 * batchnorm X epsilon i_3 i_2 + gamma i_2 * (delta i_2 b / batch_deviation X epsilon i_2 * (delta i_3 j -
    1 / INR n - batchnorm X epsilon i_3 i_2 * batchnorm X epsilon j i_2 / INR n)) + 0) = 0 * (gamma i_2 * batchnorm X
    epsilon i_3 i_2 + beta i_2) + G i_3 i_2 * (0 * batchnorm X epsilon i_3 i_2 + gamma i_2 * (delta i_2 b * (1 /
    batch_deviation X epsilon i_2) * (delta i_3 j - 1 / INR n - batchnorm X epsilon i_3 i_2 * batchnorm X epsilon j
    i_2 * (1 / INR n))) + 0)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, ((0 * ((u0 * u1) + u2)) + (u3 * (((0 * u1) + (u0 * ((u4
    * u5) * ((u6 - (1 * u7)) - ((u1 * u8) * u7))))) + 0))) = ((0 * ((u0 * u1) + u2)) + (u3 * (((0 * u1) + (u0 * ((u4 *
    (1 * u5)) * ((u6 - (1 * u7)) - ((u1 * u8) * (1 * u7)))))) + 0)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8; ring).
    exact (fun (i_2 : Fin d) (i_3 : Fin n) => (identity (gamma i_2) (batchnorm X epsilon i_3 i_2) (beta i_2) (G i_3
      i_2) (delta i_2 b) (/ (batch_deviation X epsilon i_2)) (delta i_3 j) (/ (INR n)) (batchnorm X epsilon j i_2))).
      }
  assert (r18 : forall (b a : Fin d), a <> b -> b <> a).
  { exact (fun (b a : Fin d) p => (Facts.apart_symm d a b p)). }
  assert (r21 : forall (a b : Fin d), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin d) p_ => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart d a b p_)
      (Rules.and_equation (-1) (Facts.delta_apart d b a (r18 b a p_)) Rules.no_equation)) (identity (delta b a) (delta
      a b)))). }
  assert (r22 : forall (a b : Fin d), delta a b = delta b a).
  { exact (fun (a b : Fin d) => (Rules.index_cases (fun (b : Fin d) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_1 => (r21 a b p_1)))). }
  assert (r24 : forall (i_2 : Fin d) (i_3 : Fin n), 0 * (gamma i_2 * batchnorm X epsilon i_3 i_2 + beta i_2) + G i_3
    i_2 * (0 * batchnorm X epsilon i_3 i_2 + gamma i_2 * (delta i_2 b * (1 / batch_deviation X epsilon i_2) * (delta
    i_3 j - 1 / INR n - batchnorm X epsilon i_3 i_2 * batchnorm X epsilon j i_2 * (1 / INR n))) + 0) = 0 * (gamma i_2
    * batchnorm X epsilon i_3 i_2 + beta i_2) + G i_3 i_2 * (0 * batchnorm X epsilon i_3 i_2 + gamma i_2 * (delta b
    i_2 * (1 / batch_deviation X epsilon i_2) * (delta i_3 j - 1 / INR n - batchnorm X epsilon i_3 i_2 * batchnorm X
    epsilon j i_2 * (1 / INR n))) + 0)).
  { exact (fun (i_2 : Fin d) (i_3 : Fin n) => (f_equal (fun (h : R) => 0 * (gamma i_2 * batchnorm X epsilon i_3 i_2 +
    beta i_2) + G i_3 i_2 * (0 * batchnorm X epsilon i_3 i_2 + gamma i_2 * (h * (1 / batch_deviation X epsilon i_2) *
    (delta i_3 j - 1 / INR n - batchnorm X epsilon i_3 i_2 * batchnorm X epsilon j i_2 * (1 / INR n))) + 0)) (r22 i_2
    b))). }
  assert (r27 : forall (i_2 : Fin d), b <> i_2 -> delta b i_2 = 0).
  { exact (fun (i_2 : Fin d) p_2 => (Facts.delta_apart d b i_2 p_2)). }
  assert (r28 : forall (i_2 : Fin d) (i_3 : Fin n), b <> i_2 -> delta b i_2 * (G i_3 i_2 * gamma i_2 * (1 /
    batch_deviation X epsilon i_2)) = delta b i_2 * (G i_3 b * gamma b * (1 / batch_deviation X epsilon b))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (u0 * ((u1 * u2) * (1 * u3))) - (u0 * ((u4 * u5) * (1 * u6)))
    = ((((u4 * u5) * (1 * u6)) - ((u1 * u2) * (1 * u3))) * (0 - u0) + 0)) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_2 : Fin d) (i_3 : Fin n) p_3 => (Rules.linear_combination (Rules.and_equation (G i_3 i_2 * gamma i_2
      * (1 / batch_deviation X epsilon i_2) - G i_3 b * gamma b * (1 / batch_deviation X epsilon b)) (r27 i_2 p_3)
      Rules.no_equation) (identity (delta b i_2) (G i_3 b) (gamma b) (/ (batch_deviation X epsilon b)) (G i_3 i_2)
      (gamma i_2) (/ (batch_deviation X epsilon i_2))))). }
  assert (r29 : forall (i_2 : Fin d) (i_3 : Fin n), delta b i_2 * (G i_3 i_2 * gamma i_2 * (1 / batch_deviation X
    epsilon i_2)) = delta b i_2 * (G i_3 b * gamma b * (1 / batch_deviation X epsilon b))).
  { exact (fun (i_2 : Fin d) (i_3 : Fin n) => (Rules.index_cases (fun (i_2 : Fin d) => delta b i_2 * (G i_3 i_2 *
    gamma i_2 * (1 / batch_deviation X epsilon i_2)) = delta b i_2 * (G i_3 b * gamma b * (1 / batch_deviation X
    epsilon b))) b i_2 (@eq_refl R (delta b b * (G i_3 b * gamma b * (1 / batch_deviation X epsilon b)))) (fun p_4 =>
    (r28 i_2 i_3 p_4)))). }
  assert (r31 : forall (i_2 : Fin d) (i_3 : Fin n), b <> i_2 -> delta b i_2 * (G i_3 i_2 * gamma i_2 * batchnorm X
    epsilon i_3 i_2 * batchnorm X epsilon j i_2 * (1 / batch_deviation X epsilon i_2)) = delta b i_2 * (G i_3 b *
    gamma b * batchnorm X epsilon i_3 b * batchnorm X epsilon j b * (1 / batch_deviation X epsilon b))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10 : R, (u0 * ((((u1 * u2) * u3) * u4) * (1 * u5))) - (u0
    * ((((u6 * u7) * u8) * u9) * (1 * u10))) = ((((((u6 * u7) * u8) * u9) * (1 * u10)) - ((((u1 * u2) * u3) * u4) * (1
    * u5))) * (0 - u0) + 0)) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10; ring).
    exact (fun (i_2 : Fin d) (i_3 : Fin n) p_5 => (Rules.linear_combination (Rules.and_equation (G i_3 i_2 * gamma i_2
      * batchnorm X epsilon i_3 i_2 * batchnorm X epsilon j i_2 * (1 / batch_deviation X epsilon i_2) - G i_3 b *
      gamma b * batchnorm X epsilon i_3 b * batchnorm X epsilon j b * (1 / batch_deviation X epsilon b)) (r27 i_2 p_5)
      Rules.no_equation) (identity (delta b i_2) (G i_3 b) (gamma b) (batchnorm X epsilon i_3 b) (batchnorm X epsilon
      j b) (/ (batch_deviation X epsilon b)) (G i_3 i_2) (gamma i_2) (batchnorm X epsilon i_3 i_2) (batchnorm X
      epsilon j i_2) (/ (batch_deviation X epsilon i_2))))). }
  assert (r32 : forall (i_2 : Fin d) (i_3 : Fin n), delta b i_2 * (G i_3 i_2 * gamma i_2 * batchnorm X epsilon i_3 i_2
    * batchnorm X epsilon j i_2 * (1 / batch_deviation X epsilon i_2)) = delta b i_2 * (G i_3 b * gamma b * batchnorm
    X epsilon i_3 b * batchnorm X epsilon j b * (1 / batch_deviation X epsilon b))).
  { exact (fun (i_2 : Fin d) (i_3 : Fin n) => (Rules.index_cases (fun (i_2 : Fin d) => delta b i_2 * (G i_3 i_2 *
    gamma i_2 * batchnorm X epsilon i_3 i_2 * batchnorm X epsilon j i_2 * (1 / batch_deviation X epsilon i_2)) = delta
    b i_2 * (G i_3 b * gamma b * batchnorm X epsilon i_3 b * batchnorm X epsilon j b * (1 / batch_deviation X epsilon
    b))) b i_2 (@eq_refl R (delta b b * (G i_3 b * gamma b * batchnorm X epsilon i_3 b * batchnorm X epsilon j b * (1
    / batch_deviation X epsilon b)))) (fun p_6 => (r31 i_2 i_3 p_6)))). }
  assert (r33 : forall (i_2 : Fin d) (i_3 : Fin n), 0 * (gamma i_2 * batchnorm X epsilon i_3 i_2 + beta i_2) + G i_3
    i_2 * (0 * batchnorm X epsilon i_3 i_2 + gamma i_2 * (delta b i_2 * (1 / batch_deviation X epsilon i_2) * (delta
    i_3 j - 1 / INR n - batchnorm X epsilon i_3 i_2 * batchnorm X epsilon j i_2 * (1 / INR n))) + 0) = -1 * (G i_3 b *
    gamma b * batchnorm X epsilon i_3 b * batchnorm X epsilon j b * delta b i_2 * (1 / INR n) * (1 / batch_deviation X
    epsilon b)) + G i_3 b * gamma b * delta b i_2 * delta i_3 j * (1 / batch_deviation X epsilon b) + -1 * (G i_3 b *
    gamma b * delta b i_2 * (1 / INR n) * (1 / batch_deviation X epsilon b))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10 u11 u12 u13 : R, ((((-1) * ((((((u0 * u1) * u2) * u3)
    * u4) * (1 * u5)) * (1 * u6))) + ((((u0 * u1) * u4) * u7) * (1 * u6))) + ((-1) * ((((u0 * u1) * u4) * (1 * u5)) *
    (1 * u6)))) - ((0 * ((u8 * u9) + u10)) + (u11 * (((0 * u9) + (u8 * ((u4 * (1 * u12)) * ((u7 - (1 * u5)) - ((u9 *
    u13) * (1 * u5)))))) + 0))) = (u7 * ((u4 * ((u0 * u1) * (1 * u6))) - (u4 * ((u11 * u8) * (1 * u12)))) + (((-1) *
    (1 * u5)) * ((u4 * ((u0 * u1) * (1 * u6))) - (u4 * ((u11 * u8) * (1 * u12)))) + (((-1) * (1 * u5)) * ((u4 * ((((u0
    * u1) * u2) * u3) * (1 * u6))) - (u4 * ((((u11 * u8) * u9) * u13) * (1 * u12)))) + 0)))) by (intros u0 u1 u2 u3 u4
    u5 u6 u7 u8 u9 u10 u11 u12 u13; ring).
    exact (fun (i_2 : Fin d) (i_3 : Fin n) => (Rules.linear_combination (Rules.and_equation (delta i_3 j) (r29 i_2
      i_3) (Rules.and_equation (-1 * (1 / INR n)) (r29 i_2 i_3) (Rules.and_equation (-1 * (1 / INR n)) (r32 i_2 i_3)
      Rules.no_equation))) (identity (G i_3 b) (gamma b) (batchnorm X epsilon i_3 b) (batchnorm X epsilon j b) (delta
      b i_2) (/ (INR n)) (/ (batch_deviation X epsilon b)) (delta i_3 j) (gamma i_2) (batchnorm X epsilon i_3 i_2)
      (beta i_2) (G i_3 i_2) (/ (batch_deviation X epsilon i_2)) (batchnorm X epsilon j i_2)))). }
  assert (r36 : forall (i_3 : Fin n) (i_2 : Fin d), -1 * (G i_3 b * gamma b * batchnorm X epsilon i_3 b * batchnorm X
    epsilon j b * delta b i_2 * (1 / INR n) * (1 / batch_deviation X epsilon b)) + G i_3 b * gamma b * delta b i_2 *
    delta i_3 j * (1 / batch_deviation X epsilon b) + -1 * (G i_3 b * gamma b * delta b i_2 * (1 / INR n) * (1 /
    batch_deviation X epsilon b)) = -1 * (G i_3 b * gamma b * batchnorm X epsilon i_3 b * batchnorm X epsilon j b * (1
    / INR n) * (1 / batch_deviation X epsilon b)) * (delta i_2 b * 1) + G i_3 b * gamma b * delta i_3 j * (1 /
    batch_deviation X epsilon b) * (delta i_2 b * 1) + -1 * (G i_3 b * gamma b * (1 / INR n) * (1 / batch_deviation X
    epsilon b)) * (delta i_2 b * 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, (((((-1) * (((((u0 * u1) * u2) * u3) * (1 * u4)) * (1 *
    u5))) * (u6 * 1)) + ((((u0 * u1) * u7) * (1 * u5)) * (u6 * 1))) + (((-1) * (((u0 * u1) * (1 * u4)) * (1 * u5))) *
    (u6 * 1))) - ((((-1) * ((((((u0 * u1) * u2) * u3) * u8) * (1 * u4)) * (1 * u5))) + ((((u0 * u1) * u8) * u7) * (1 *
    u5))) + ((-1) * ((((u0 * u1) * u8) * (1 * u4)) * (1 * u5)))) = ((((-1) * (((((u0 * u1) * u2) * u3) * (1 * u4)) *
    (1 * u5))) * 1) * (u6 - u8) + (((((u0 * u1) * u7) * (1 * u5)) * 1) * (u6 - u8) + ((((-1) * (((u0 * u1) * (1 * u4))
    * (1 * u5))) * 1) * (u6 - u8) + 0)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8; ring).
    exact (fun (i_3 : Fin n) (i_2 : Fin d) => (Rules.linear_combination (Rules.and_equation (-1 * (G i_3 b * gamma b *
      batchnorm X epsilon i_3 b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * 1) (r22
      b i_2) (Rules.and_equation (G i_3 b * gamma b * delta i_3 j * (1 / batch_deviation X epsilon b) * 1) (r22 b i_2)
      (Rules.and_equation (-1 * (G i_3 b * gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * 1) (r22 b i_2)
      Rules.no_equation))) (identity (G i_3 b) (gamma b) (batchnorm X epsilon i_3 b) (batchnorm X epsilon j b) (/ (INR
      n)) (/ (batch_deviation X epsilon b)) (delta i_2 b) (delta i_3 j) (delta b i_2)))). }
  assert (r38 : forall (i_3 : Fin n), Sum (fun i : Fin d => 0 * (gamma i * batchnorm X epsilon i_3 i + beta i) + G i_3
    i * (0 * batchnorm X epsilon i_3 i + gamma i * (delta i b / batch_deviation X epsilon i * (delta i_3 j - 1 / INR n
    - batchnorm X epsilon i_3 i * batchnorm X epsilon j i / INR n)) + 0)) = Sum (fun i : Fin d => -1 * (G i_3 b *
    gamma b * batchnorm X epsilon i_3 b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) *
    (delta i b * 1) + G i_3 b * gamma b * delta i_3 j * (1 / batch_deviation X epsilon b) * (delta i b * 1) + -1 * (G
    i_3 b * gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * (delta i b * 1))).
  { exact (fun (i_3 : Fin n) => (Rules.sum_congruence (fun (i_2 : Fin d) => (eq_trans (eq_trans (eq_trans (r15 i_2
    i_3) (r24 i_2 i_3)) (r33 i_2 i_3)) (r36 i_3 i_2))))). }
  assert (r41 : forall (i_3 : Fin n), Sum (fun i : Fin d => -1 * (G i_3 b * gamma b * batchnorm X epsilon i_3 b *
    batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * (delta i b * 1) + G i_3 b * gamma b *
    delta i_3 j * (1 / batch_deviation X epsilon b) * (delta i b * 1)) + Sum (fun i : Fin d => -1 * (G i_3 b * gamma b
    * (1 / INR n) * (1 / batch_deviation X epsilon b)) * (delta i b * 1)) = Sum (fun i : Fin d => -1 * (G i_3 b *
    gamma b * batchnorm X epsilon i_3 b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) *
    (delta i b * 1)) + Sum (fun i : Fin d => G i_3 b * gamma b * delta i_3 j * (1 / batch_deviation X epsilon b) *
    (delta i b * 1)) + Sum (fun i : Fin d => -1 * (G i_3 b * gamma b * (1 / INR n) * (1 / batch_deviation X epsilon
    b)) * (delta i b * 1))).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_ : R) => h_ + Sum (fun i : Fin d => -1 * (G i_3 b * gamma b * (1 /
    INR n) * (1 / batch_deviation X epsilon b)) * (delta i b * 1))) (Facts.sum_add d (fun i : Fin d => -1 * (G i_3 b *
    gamma b * batchnorm X epsilon i_3 b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) *
    (delta i b * 1)) (fun i : Fin d => G i_3 b * gamma b * delta i_3 j * (1 / batch_deviation X epsilon b) * (delta i
    b * 1))))). }
  assert (r44 : Sum (fun i : Fin d => delta i b * 1) = 1).
  { exact (Facts.sum_delta d b (fun i : Fin d => 1)). }
  assert (r45 : forall (i_3 : Fin n), -1 * (G i_3 b * gamma b * batchnorm X epsilon i_3 b * batchnorm X epsilon j b *
    (1 / INR n) * (1 / batch_deviation X epsilon b)) * Sum (fun i : Fin d => delta i b * 1) = -1 * (G i_3 b * gamma b
    * batchnorm X epsilon i_3 b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * 1).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_1 : R) => -1 * (G i_3 b * gamma b * batchnorm X epsilon i_3 b *
    batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * h_1) r44)). }
  assert (r48 : forall (i_3 : Fin n), G i_3 b * gamma b * delta i_3 j * (1 / batch_deviation X epsilon b) * Sum (fun i
    : Fin d => delta i b * 1) = G i_3 b * gamma b * delta i_3 j * (1 / batch_deviation X epsilon b) * 1).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_2 : R) => G i_3 b * gamma b * delta i_3 j * (1 / batch_deviation X
    epsilon b) * h_2) r44)). }
  assert (r51 : forall (i_3 : Fin n), -1 * (G i_3 b * gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * Sum
    (fun i : Fin d => delta i b * 1) = -1 * (G i_3 b * gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b)) *
    1).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_3 : R) => -1 * (G i_3 b * gamma b * (1 / INR n) * (1 /
    batch_deviation X epsilon b)) * h_3) r44)). }
  assert (r53 : forall (i_3 : Fin n), Sum (fun i : Fin d => -1 * (G i_3 b * gamma b * batchnorm X epsilon i_3 b *
    batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * (delta i b * 1)) + Sum (fun i : Fin d
    => G i_3 b * gamma b * delta i_3 j * (1 / batch_deviation X epsilon b) * (delta i b * 1)) + Sum (fun i : Fin d =>
    -1 * (G i_3 b * gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * (delta i b * 1)) = -1 * (G i_3 b *
    gamma b * batchnorm X epsilon i_3 b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) *
    1 + G i_3 b * gamma b * delta i_3 j * (1 / batch_deviation X epsilon b) * 1 + -1 * (G i_3 b * gamma b * (1 / INR
    n) * (1 / batch_deviation X epsilon b)) * 1).
  { exact (fun (i_3 : Fin n) => (f_equal3 (fun (h_4 : R) (h_5 : R) (h_6 : R) => h_4 + h_5 + h_6) (eq_trans
    (Facts.sum_scale d (-1 * (G i_3 b * gamma b * batchnorm X epsilon i_3 b * batchnorm X epsilon j b * (1 / INR n) *
    (1 / batch_deviation X epsilon b))) (fun i : Fin d => delta i b * 1)) (r45 i_3)) (eq_trans (Facts.sum_scale d (G
    i_3 b * gamma b * delta i_3 j * (1 / batch_deviation X epsilon b)) (fun i : Fin d => delta i b * 1)) (r48 i_3))
    (eq_trans (Facts.sum_scale d (-1 * (G i_3 b * gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b))) (fun i :
    Fin d => delta i b * 1)) (r51 i_3)))). }
  assert (r56 : forall (i_3 : Fin n), -1 * (G i_3 b * gamma b * batchnorm X epsilon i_3 b * batchnorm X epsilon j b *
    (1 / INR n) * (1 / batch_deviation X epsilon b)) * 1 + G i_3 b * gamma b * delta i_3 j * (1 / batch_deviation X
    epsilon b) * 1 + -1 * (G i_3 b * gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * 1 = -1 * (G i_3 b *
    gamma b * batchnorm X epsilon i_3 b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) +
    G i_3 b * gamma b * delta i_3 j * (1 / batch_deviation X epsilon b) + -1 * (G i_3 b * gamma b * (1 / INR n) * (1 /
    batch_deviation X epsilon b))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((-1) * (((((u0 * u1) * u2) * u3) * (1 * u4)) * (1 * u5)))
    * 1) + ((((u0 * u1) * u6) * (1 * u5)) * 1)) + (((-1) * (((u0 * u1) * (1 * u4)) * (1 * u5))) * 1)) = ((((-1) *
    (((((u0 * u1) * u2) * u3) * (1 * u4)) * (1 * u5))) + (((u0 * u1) * u6) * (1 * u5))) + ((-1) * (((u0 * u1) * (1 *
    u4)) * (1 * u5))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_3 : Fin n) => (identity (G i_3 b) (gamma b) (batchnorm X epsilon i_3 b) (batchnorm X epsilon j b) (/
      (INR n)) (/ (batch_deviation X epsilon b)) (delta i_3 j))). }
  assert (r58 : forall (i_3 : Fin n), -1 * (G i_3 b * gamma b * batchnorm X epsilon i_3 b * batchnorm X epsilon j b *
    (1 / INR n) * (1 / batch_deviation X epsilon b)) + G i_3 b * gamma b * delta i_3 j * (1 / batch_deviation X
    epsilon b) + -1 * (G i_3 b * gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b)) = -1 * (gamma b *
    batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * (G i_3 b * batchnorm X epsilon i_3 b)
    + gamma b * (1 / batch_deviation X epsilon b) * (delta i_3 j * G i_3 b) + -1 * (gamma b * (1 / INR n) * (1 /
    batch_deviation X epsilon b)) * G i_3 b).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((-1) * (((((u0 * u1) * u2) * u3) * (1 * u4)) * (1 * u5))) +
    (((u0 * u1) * u6) * (1 * u5))) + ((-1) * (((u0 * u1) * (1 * u4)) * (1 * u5)))) = (((((-1) * (((u1 * u3) * (1 *
    u4)) * (1 * u5))) * (u0 * u2)) + ((u1 * (1 * u5)) * (u6 * u0))) + (((-1) * ((u1 * (1 * u4)) * (1 * u5))) * u0)))
    by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_3 : Fin n) => (identity (G i_3 b) (gamma b) (batchnorm X epsilon i_3 b) (batchnorm X epsilon j b) (/
      (INR n)) (/ (batch_deviation X epsilon b)) (delta i_3 j))). }
  assert (r60 : Sum (fun i : Fin n => Sum (fun i_ : Fin d => 0 * (gamma i_ * batchnorm X epsilon i i_ + beta i_) + G i
    i_ * (0 * batchnorm X epsilon i i_ + gamma i_ * (delta i_ b / batch_deviation X epsilon i_ * (delta i j - 1 / INR
    n - batchnorm X epsilon i i_ * batchnorm X epsilon j i_ / INR n)) + 0))) = Sum (fun i : Fin n => -1 * (gamma b *
    batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * (G i b * batchnorm X epsilon i b) +
    gamma b * (1 / batch_deviation X epsilon b) * (delta i j * G i b) + -1 * (gamma b * (1 / INR n) * (1 /
    batch_deviation X epsilon b)) * G i b)).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (eq_trans (eq_trans (eq_trans (r38 i_3) (eq_trans (eq_trans
    (Facts.sum_add d (fun i : Fin d => -1 * (G i_3 b * gamma b * batchnorm X epsilon i_3 b * batchnorm X epsilon j b *
    (1 / INR n) * (1 / batch_deviation X epsilon b)) * (delta i b * 1) + G i_3 b * gamma b * delta i_3 j * (1 /
    batch_deviation X epsilon b) * (delta i b * 1)) (fun i : Fin d => -1 * (G i_3 b * gamma b * (1 / INR n) * (1 /
    batch_deviation X epsilon b)) * (delta i b * 1))) (r41 i_3)) (r53 i_3))) (r56 i_3)) (r58 i_3)))). }
  assert (r63 : Sum (fun i : Fin n => -1 * (gamma b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X
    epsilon b)) * (G i b * batchnorm X epsilon i b) + gamma b * (1 / batch_deviation X epsilon b) * (delta i j * G i
    b)) + Sum (fun i : Fin n => -1 * (gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * G i b) = Sum (fun i
    : Fin n => -1 * (gamma b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * (G i b *
    batchnorm X epsilon i b)) + Sum (fun i : Fin n => gamma b * (1 / batch_deviation X epsilon b) * (delta i j * G i
    b)) + Sum (fun i : Fin n => -1 * (gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * G i b)).
  { exact (f_equal (fun (h_7 : R) => h_7 + Sum (fun i : Fin n => -1 * (gamma b * (1 / INR n) * (1 / batch_deviation X
    epsilon b)) * G i b)) (Facts.sum_add n (fun i : Fin n => -1 * (gamma b * batchnorm X epsilon j b * (1 / INR n) *
    (1 / batch_deviation X epsilon b)) * (G i b * batchnorm X epsilon i b)) (fun i : Fin n => gamma b * (1 /
    batch_deviation X epsilon b) * (delta i j * G i b)))). }
  assert (r68 : gamma b * (1 / batch_deviation X epsilon b) * Sum (fun i : Fin n => delta i j * G i b) = gamma b * (1
    / batch_deviation X epsilon b) * G j b).
  { exact (f_equal (fun (h_8 : R) => gamma b * (1 / batch_deviation X epsilon b) * h_8) (Facts.sum_delta n j (fun i :
    Fin n => G i b))). }
  assert (r71 : Sum (fun i : Fin n => -1 * (gamma b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X
    epsilon b)) * (G i b * batchnorm X epsilon i b)) + Sum (fun i : Fin n => gamma b * (1 / batch_deviation X epsilon
    b) * (delta i j * G i b)) + Sum (fun i : Fin n => -1 * (gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b))
    * G i b) = -1 * (gamma b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * Sum (fun i
    : Fin n => G i b * batchnorm X epsilon i b) + gamma b * (1 / batch_deviation X epsilon b) * G j b + -1 * (gamma b
    * (1 / INR n) * (1 / batch_deviation X epsilon b)) * Sum (fun i : Fin n => G i b)).
  { exact (f_equal3 (fun (h_9 : R) (h_10 : R) (h_11 : R) => h_9 + h_10 + h_11) (Facts.sum_scale n (-1 * (gamma b *
    batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b))) (fun i : Fin n => G i b * batchnorm X
    epsilon i b)) (eq_trans (Facts.sum_scale n (gamma b * (1 / batch_deviation X epsilon b)) (fun i : Fin n => delta i
    j * G i b)) r68) (Facts.sum_scale n (-1 * (gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b))) (fun i :
    Fin n => G i b))). }
  assert (r72 : Sum (fun i : Fin n => -1 * (gamma b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X
    epsilon b)) * (G i b * batchnorm X epsilon i b) + gamma b * (1 / batch_deviation X epsilon b) * (delta i j * G i
    b) + -1 * (gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * G i b) = -1 * (gamma b * batchnorm X
    epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * Sum (fun i : Fin n => G i b * batchnorm X epsilon
    i b) + gamma b * (1 / batch_deviation X epsilon b) * G j b + -1 * (gamma b * (1 / INR n) * (1 / batch_deviation X
    epsilon b)) * Sum (fun i : Fin n => G i b)).
  { exact (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => -1 * (gamma b * batchnorm X epsilon j b * (1 / INR n)
    * (1 / batch_deviation X epsilon b)) * (G i b * batchnorm X epsilon i b) + gamma b * (1 / batch_deviation X
    epsilon b) * (delta i j * G i b)) (fun i : Fin n => -1 * (gamma b * (1 / INR n) * (1 / batch_deviation X epsilon
    b)) * G i b)) r63) r71). }
  assert (r74 : -1 * (gamma b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * Sum (fun
    i : Fin n => G i b * batchnorm X epsilon i b) + gamma b * (1 / batch_deviation X epsilon b) * G j b + -1 * (gamma
    b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * Sum (fun i : Fin n => G i b) = G j b * gamma b * (1 /
    batch_deviation X epsilon b) + -1 * (gamma b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X
    epsilon b) * Sum (fun i : Fin n => G i b * batchnorm X epsilon i b)) + -1 * (gamma b * (1 / INR n) * (1 /
    batch_deviation X epsilon b) * Sum (fun i : Fin n => G i b))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((-1) * (((u0 * u1) * (1 * u2)) * (1 * u3))) * u4) + ((u0 *
    (1 * u3)) * u5)) + (((-1) * ((u0 * (1 * u2)) * (1 * u3))) * u6)) = ((((u5 * u0) * (1 * u3)) + ((-1) * ((((u0 * u1)
    * (1 * u2)) * (1 * u3)) * u4))) + ((-1) * (((u0 * (1 * u2)) * (1 * u3)) * u6)))) by (intros u0 u1 u2 u3 u4 u5 u6;
    ring).
    exact (identity (gamma b) (batchnorm X epsilon j b) (/ (INR n)) (/ (batch_deviation X epsilon b)) (Sum (fun i :
      Fin n => G i b * batchnorm X epsilon i b)) (G j b) (Sum (fun i : Fin n => G i b))). }
  assert (r76 : forall (i_4 : Fin n) (i_5 : Fin d), G i_4 i_5 * (gamma i_5 * (delta i_5 b / batch_deviation X epsilon
    i_5 * (delta i_4 j - 1 / INR n - batchnorm X epsilon i_4 i_5 * batchnorm X epsilon j i_5 / INR n))) = G i_4 i_5 *
    (gamma i_5 * (delta i_5 b * (1 / batch_deviation X epsilon i_5) * (delta i_4 j - 1 / INR n - batchnorm X epsilon
    i_4 i_5 * batchnorm X epsilon j i_5 * (1 / INR n))))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (u0 * (u1 * ((u2 * u3) * ((u4 - (1 * u5)) - ((u6 * u7) *
    u5))))) = (u0 * (u1 * ((u2 * (1 * u3)) * ((u4 - (1 * u5)) - ((u6 * u7) * (1 * u5))))))) by (intros u0 u1 u2 u3 u4
    u5 u6 u7; ring).
    exact (fun (i_4 : Fin n) (i_5 : Fin d) => (identity (G i_4 i_5) (gamma i_5) (delta i_5 b) (/ (batch_deviation X
      epsilon i_5)) (delta i_4 j) (/ (INR n)) (batchnorm X epsilon i_4 i_5) (batchnorm X epsilon j i_5))). }
  assert (r78 : forall (i_4 : Fin n) (i_5 : Fin d), G i_4 i_5 * (gamma i_5 * (delta i_5 b * (1 / batch_deviation X
    epsilon i_5) * (delta i_4 j - 1 / INR n - batchnorm X epsilon i_4 i_5 * batchnorm X epsilon j i_5 * (1 / INR n))))
    = G i_4 i_5 * (gamma i_5 * (delta b i_5 * (1 / batch_deviation X epsilon i_5) * (delta i_4 j - 1 / INR n -
    batchnorm X epsilon i_4 i_5 * batchnorm X epsilon j i_5 * (1 / INR n))))).
  { exact (fun (i_4 : Fin n) (i_5 : Fin d) => (f_equal (fun (h_12 : R) => G i_4 i_5 * (gamma i_5 * (h_12 * (1 /
    batch_deviation X epsilon i_5) * (delta i_4 j - 1 / INR n - batchnorm X epsilon i_4 i_5 * batchnorm X epsilon j
    i_5 * (1 / INR n))))) (r22 i_5 b))). }
  assert (r81 : forall (i_5 : Fin d), b <> i_5 -> delta b i_5 = 0).
  { exact (fun (i_5 : Fin d) p_7 => (Facts.delta_apart d b i_5 p_7)). }
  assert (r82 : forall (i_5 : Fin d) (i_4 : Fin n), b <> i_5 -> delta b i_5 * (G i_4 i_5 * gamma i_5 * (1 /
    batch_deviation X epsilon i_5)) = delta b i_5 * (G i_4 b * gamma b * (1 / batch_deviation X epsilon b))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (u0 * ((u1 * u2) * (1 * u3))) - (u0 * ((u4 * u5) * (1 * u6)))
    = ((((u4 * u5) * (1 * u6)) - ((u1 * u2) * (1 * u3))) * (0 - u0) + 0)) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_5 : Fin d) (i_4 : Fin n) p_8 => (Rules.linear_combination (Rules.and_equation (G i_4 i_5 * gamma i_5
      * (1 / batch_deviation X epsilon i_5) - G i_4 b * gamma b * (1 / batch_deviation X epsilon b)) (r81 i_5 p_8)
      Rules.no_equation) (identity (delta b i_5) (G i_4 b) (gamma b) (/ (batch_deviation X epsilon b)) (G i_4 i_5)
      (gamma i_5) (/ (batch_deviation X epsilon i_5))))). }
  assert (r83 : forall (i_5 : Fin d) (i_4 : Fin n), delta b i_5 * (G i_4 i_5 * gamma i_5 * (1 / batch_deviation X
    epsilon i_5)) = delta b i_5 * (G i_4 b * gamma b * (1 / batch_deviation X epsilon b))).
  { exact (fun (i_5 : Fin d) (i_4 : Fin n) => (Rules.index_cases (fun (i_5 : Fin d) => delta b i_5 * (G i_4 i_5 *
    gamma i_5 * (1 / batch_deviation X epsilon i_5)) = delta b i_5 * (G i_4 b * gamma b * (1 / batch_deviation X
    epsilon b))) b i_5 (@eq_refl R (delta b b * (G i_4 b * gamma b * (1 / batch_deviation X epsilon b)))) (fun p_9 =>
    (r82 i_5 i_4 p_9)))). }
  assert (r85 : forall (i_5 : Fin d) (i_4 : Fin n), b <> i_5 -> delta b i_5 * (G i_4 i_5 * gamma i_5 * batchnorm X
    epsilon i_4 i_5 * batchnorm X epsilon j i_5 * (1 / batch_deviation X epsilon i_5)) = delta b i_5 * (G i_4 b *
    gamma b * batchnorm X epsilon i_4 b * batchnorm X epsilon j b * (1 / batch_deviation X epsilon b))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10 : R, (u0 * ((((u1 * u2) * u3) * u4) * (1 * u5))) - (u0
    * ((((u6 * u7) * u8) * u9) * (1 * u10))) = ((((((u6 * u7) * u8) * u9) * (1 * u10)) - ((((u1 * u2) * u3) * u4) * (1
    * u5))) * (0 - u0) + 0)) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10; ring).
    exact (fun (i_5 : Fin d) (i_4 : Fin n) p_10 => (Rules.linear_combination (Rules.and_equation (G i_4 i_5 * gamma
      i_5 * batchnorm X epsilon i_4 i_5 * batchnorm X epsilon j i_5 * (1 / batch_deviation X epsilon i_5) - G i_4 b *
      gamma b * batchnorm X epsilon i_4 b * batchnorm X epsilon j b * (1 / batch_deviation X epsilon b)) (r81 i_5
      p_10) Rules.no_equation) (identity (delta b i_5) (G i_4 b) (gamma b) (batchnorm X epsilon i_4 b) (batchnorm X
      epsilon j b) (/ (batch_deviation X epsilon b)) (G i_4 i_5) (gamma i_5) (batchnorm X epsilon i_4 i_5) (batchnorm
      X epsilon j i_5) (/ (batch_deviation X epsilon i_5))))). }
  assert (r86 : forall (i_5 : Fin d) (i_4 : Fin n), delta b i_5 * (G i_4 i_5 * gamma i_5 * batchnorm X epsilon i_4 i_5
    * batchnorm X epsilon j i_5 * (1 / batch_deviation X epsilon i_5)) = delta b i_5 * (G i_4 b * gamma b * batchnorm
    X epsilon i_4 b * batchnorm X epsilon j b * (1 / batch_deviation X epsilon b))).
  { exact (fun (i_5 : Fin d) (i_4 : Fin n) => (Rules.index_cases (fun (i_5 : Fin d) => delta b i_5 * (G i_4 i_5 *
    gamma i_5 * batchnorm X epsilon i_4 i_5 * batchnorm X epsilon j i_5 * (1 / batch_deviation X epsilon i_5)) = delta
    b i_5 * (G i_4 b * gamma b * batchnorm X epsilon i_4 b * batchnorm X epsilon j b * (1 / batch_deviation X epsilon
    b))) b i_5 (@eq_refl R (delta b b * (G i_4 b * gamma b * batchnorm X epsilon i_4 b * batchnorm X epsilon j b * (1
    / batch_deviation X epsilon b)))) (fun p_11 => (r85 i_5 i_4 p_11)))). }
  assert (r87 : forall (i_4 : Fin n) (i_5 : Fin d), G i_4 i_5 * (gamma i_5 * (delta b i_5 * (1 / batch_deviation X
    epsilon i_5) * (delta i_4 j - 1 / INR n - batchnorm X epsilon i_4 i_5 * batchnorm X epsilon j i_5 * (1 / INR n))))
    = -1 * (G i_4 b * gamma b * batchnorm X epsilon i_4 b * batchnorm X epsilon j b * delta b i_5 * (1 / INR n) * (1 /
    batch_deviation X epsilon b)) + G i_4 b * gamma b * delta b i_5 * delta i_4 j * (1 / batch_deviation X epsilon b)
    + -1 * (G i_4 b * gamma b * delta b i_5 * (1 / INR n) * (1 / batch_deviation X epsilon b))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10 u11 u12 : R, ((((-1) * ((((((u0 * u1) * u2) * u3) *
    u4) * (1 * u5)) * (1 * u6))) + ((((u0 * u1) * u4) * u7) * (1 * u6))) + ((-1) * ((((u0 * u1) * u4) * (1 * u5)) * (1
    * u6)))) - (u8 * (u9 * ((u4 * (1 * u10)) * ((u7 - (1 * u5)) - ((u11 * u12) * (1 * u5)))))) = (u7 * ((u4 * ((u0 *
    u1) * (1 * u6))) - (u4 * ((u8 * u9) * (1 * u10)))) + (((-1) * (1 * u5)) * ((u4 * ((u0 * u1) * (1 * u6))) - (u4 *
    ((u8 * u9) * (1 * u10)))) + (((-1) * (1 * u5)) * ((u4 * ((((u0 * u1) * u2) * u3) * (1 * u6))) - (u4 * ((((u8 * u9)
    * u11) * u12) * (1 * u10)))) + 0)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10 u11 u12; ring).
    exact (fun (i_4 : Fin n) (i_5 : Fin d) => (Rules.linear_combination (Rules.and_equation (delta i_4 j) (r83 i_5
      i_4) (Rules.and_equation (-1 * (1 / INR n)) (r83 i_5 i_4) (Rules.and_equation (-1 * (1 / INR n)) (r86 i_5 i_4)
      Rules.no_equation))) (identity (G i_4 b) (gamma b) (batchnorm X epsilon i_4 b) (batchnorm X epsilon j b) (delta
      b i_5) (/ (INR n)) (/ (batch_deviation X epsilon b)) (delta i_4 j) (G i_4 i_5) (gamma i_5) (/ (batch_deviation X
      epsilon i_5)) (batchnorm X epsilon i_4 i_5) (batchnorm X epsilon j i_5)))). }
  assert (r90 : forall (i_4 : Fin n) (i_5 : Fin d), -1 * (G i_4 b * gamma b * batchnorm X epsilon i_4 b * batchnorm X
    epsilon j b * delta b i_5 * (1 / INR n) * (1 / batch_deviation X epsilon b)) + G i_4 b * gamma b * delta b i_5 *
    delta i_4 j * (1 / batch_deviation X epsilon b) + -1 * (G i_4 b * gamma b * delta b i_5 * (1 / INR n) * (1 /
    batch_deviation X epsilon b)) = -1 * (G i_4 b * gamma b * batchnorm X epsilon i_4 b * batchnorm X epsilon j b * (1
    / INR n) * (1 / batch_deviation X epsilon b)) * (delta i_5 b * 1) + G i_4 b * gamma b * delta i_4 j * (1 /
    batch_deviation X epsilon b) * (delta i_5 b * 1) + -1 * (G i_4 b * gamma b * (1 / INR n) * (1 / batch_deviation X
    epsilon b)) * (delta i_5 b * 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, (((((-1) * (((((u0 * u1) * u2) * u3) * (1 * u4)) * (1 *
    u5))) * (u6 * 1)) + ((((u0 * u1) * u7) * (1 * u5)) * (u6 * 1))) + (((-1) * (((u0 * u1) * (1 * u4)) * (1 * u5))) *
    (u6 * 1))) - ((((-1) * ((((((u0 * u1) * u2) * u3) * u8) * (1 * u4)) * (1 * u5))) + ((((u0 * u1) * u8) * u7) * (1 *
    u5))) + ((-1) * ((((u0 * u1) * u8) * (1 * u4)) * (1 * u5)))) = ((((-1) * (((((u0 * u1) * u2) * u3) * (1 * u4)) *
    (1 * u5))) * 1) * (u6 - u8) + (((((u0 * u1) * u7) * (1 * u5)) * 1) * (u6 - u8) + ((((-1) * (((u0 * u1) * (1 * u4))
    * (1 * u5))) * 1) * (u6 - u8) + 0)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8; ring).
    exact (fun (i_4 : Fin n) (i_5 : Fin d) => (Rules.linear_combination (Rules.and_equation (-1 * (G i_4 b * gamma b *
      batchnorm X epsilon i_4 b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * 1) (r22
      b i_5) (Rules.and_equation (G i_4 b * gamma b * delta i_4 j * (1 / batch_deviation X epsilon b) * 1) (r22 b i_5)
      (Rules.and_equation (-1 * (G i_4 b * gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * 1) (r22 b i_5)
      Rules.no_equation))) (identity (G i_4 b) (gamma b) (batchnorm X epsilon i_4 b) (batchnorm X epsilon j b) (/ (INR
      n)) (/ (batch_deviation X epsilon b)) (delta i_5 b) (delta i_4 j) (delta b i_5)))). }
  assert (r92 : forall (i_4 : Fin n), Sum (fun i : Fin d => G i_4 i * (gamma i * (delta i b / batch_deviation X
    epsilon i * (delta i_4 j - 1 / INR n - batchnorm X epsilon i_4 i * batchnorm X epsilon j i / INR n)))) = Sum (fun
    i : Fin d => -1 * (G i_4 b * gamma b * batchnorm X epsilon i_4 b * batchnorm X epsilon j b * (1 / INR n) * (1 /
    batch_deviation X epsilon b)) * (delta i b * 1) + G i_4 b * gamma b * delta i_4 j * (1 / batch_deviation X epsilon
    b) * (delta i b * 1) + -1 * (G i_4 b * gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * (delta i b *
    1))).
  { exact (fun (i_4 : Fin n) => (Rules.sum_congruence (fun (i_5 : Fin d) => (eq_trans (eq_trans (eq_trans (r76 i_4
    i_5) (r78 i_4 i_5)) (r87 i_4 i_5)) (r90 i_4 i_5))))). }
  assert (r95 : forall (i_4 : Fin n), Sum (fun i : Fin d => -1 * (G i_4 b * gamma b * batchnorm X epsilon i_4 b *
    batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * (delta i b * 1) + G i_4 b * gamma b *
    delta i_4 j * (1 / batch_deviation X epsilon b) * (delta i b * 1)) + Sum (fun i : Fin d => -1 * (G i_4 b * gamma b
    * (1 / INR n) * (1 / batch_deviation X epsilon b)) * (delta i b * 1)) = Sum (fun i : Fin d => -1 * (G i_4 b *
    gamma b * batchnorm X epsilon i_4 b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) *
    (delta i b * 1)) + Sum (fun i : Fin d => G i_4 b * gamma b * delta i_4 j * (1 / batch_deviation X epsilon b) *
    (delta i b * 1)) + Sum (fun i : Fin d => -1 * (G i_4 b * gamma b * (1 / INR n) * (1 / batch_deviation X epsilon
    b)) * (delta i b * 1))).
  { exact (fun (i_4 : Fin n) => (f_equal (fun (h_13 : R) => h_13 + Sum (fun i : Fin d => -1 * (G i_4 b * gamma b * (1
    / INR n) * (1 / batch_deviation X epsilon b)) * (delta i b * 1))) (Facts.sum_add d (fun i : Fin d => -1 * (G i_4 b
    * gamma b * batchnorm X epsilon i_4 b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b))
    * (delta i b * 1)) (fun i : Fin d => G i_4 b * gamma b * delta i_4 j * (1 / batch_deviation X epsilon b) * (delta
    i b * 1))))). }
  assert (r98 : forall (i_4 : Fin n), -1 * (G i_4 b * gamma b * batchnorm X epsilon i_4 b * batchnorm X epsilon j b *
    (1 / INR n) * (1 / batch_deviation X epsilon b)) * Sum (fun i : Fin d => delta i b * 1) = -1 * (G i_4 b * gamma b
    * batchnorm X epsilon i_4 b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * 1).
  { exact (fun (i_4 : Fin n) => (f_equal (fun (h_14 : R) => -1 * (G i_4 b * gamma b * batchnorm X epsilon i_4 b *
    batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * h_14) r44)). }
  assert (r101 : forall (i_4 : Fin n), G i_4 b * gamma b * delta i_4 j * (1 / batch_deviation X epsilon b) * Sum (fun
    i : Fin d => delta i b * 1) = G i_4 b * gamma b * delta i_4 j * (1 / batch_deviation X epsilon b) * 1).
  { exact (fun (i_4 : Fin n) => (f_equal (fun (h_15 : R) => G i_4 b * gamma b * delta i_4 j * (1 / batch_deviation X
    epsilon b) * h_15) r44)). }
  assert (r104 : forall (i_4 : Fin n), -1 * (G i_4 b * gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b)) *
    Sum (fun i : Fin d => delta i b * 1) = -1 * (G i_4 b * gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b))
    * 1).
  { exact (fun (i_4 : Fin n) => (f_equal (fun (h_16 : R) => -1 * (G i_4 b * gamma b * (1 / INR n) * (1 /
    batch_deviation X epsilon b)) * h_16) r44)). }
  assert (r106 : forall (i_4 : Fin n), Sum (fun i : Fin d => -1 * (G i_4 b * gamma b * batchnorm X epsilon i_4 b *
    batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * (delta i b * 1)) + Sum (fun i : Fin d
    => G i_4 b * gamma b * delta i_4 j * (1 / batch_deviation X epsilon b) * (delta i b * 1)) + Sum (fun i : Fin d =>
    -1 * (G i_4 b * gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * (delta i b * 1)) = -1 * (G i_4 b *
    gamma b * batchnorm X epsilon i_4 b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) *
    1 + G i_4 b * gamma b * delta i_4 j * (1 / batch_deviation X epsilon b) * 1 + -1 * (G i_4 b * gamma b * (1 / INR
    n) * (1 / batch_deviation X epsilon b)) * 1).
  { exact (fun (i_4 : Fin n) => (f_equal3 (fun (h_17 : R) (h_18 : R) (h_19 : R) => h_17 + h_18 + h_19) (eq_trans
    (Facts.sum_scale d (-1 * (G i_4 b * gamma b * batchnorm X epsilon i_4 b * batchnorm X epsilon j b * (1 / INR n) *
    (1 / batch_deviation X epsilon b))) (fun i : Fin d => delta i b * 1)) (r98 i_4)) (eq_trans (Facts.sum_scale d (G
    i_4 b * gamma b * delta i_4 j * (1 / batch_deviation X epsilon b)) (fun i : Fin d => delta i b * 1)) (r101 i_4))
    (eq_trans (Facts.sum_scale d (-1 * (G i_4 b * gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b))) (fun i :
    Fin d => delta i b * 1)) (r104 i_4)))). }
  assert (r109 : forall (i_4 : Fin n), -1 * (G i_4 b * gamma b * batchnorm X epsilon i_4 b * batchnorm X epsilon j b *
    (1 / INR n) * (1 / batch_deviation X epsilon b)) * 1 + G i_4 b * gamma b * delta i_4 j * (1 / batch_deviation X
    epsilon b) * 1 + -1 * (G i_4 b * gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * 1 = -1 * (G i_4 b *
    gamma b * batchnorm X epsilon i_4 b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) +
    G i_4 b * gamma b * delta i_4 j * (1 / batch_deviation X epsilon b) + -1 * (G i_4 b * gamma b * (1 / INR n) * (1 /
    batch_deviation X epsilon b))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((-1) * (((((u0 * u1) * u2) * u3) * (1 * u4)) * (1 * u5)))
    * 1) + ((((u0 * u1) * u6) * (1 * u5)) * 1)) + (((-1) * (((u0 * u1) * (1 * u4)) * (1 * u5))) * 1)) = ((((-1) *
    (((((u0 * u1) * u2) * u3) * (1 * u4)) * (1 * u5))) + (((u0 * u1) * u6) * (1 * u5))) + ((-1) * (((u0 * u1) * (1 *
    u4)) * (1 * u5))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_4 : Fin n) => (identity (G i_4 b) (gamma b) (batchnorm X epsilon i_4 b) (batchnorm X epsilon j b) (/
      (INR n)) (/ (batch_deviation X epsilon b)) (delta i_4 j))). }
  assert (r111 : forall (i_4 : Fin n), -1 * (G i_4 b * gamma b * batchnorm X epsilon i_4 b * batchnorm X epsilon j b *
    (1 / INR n) * (1 / batch_deviation X epsilon b)) + G i_4 b * gamma b * delta i_4 j * (1 / batch_deviation X
    epsilon b) + -1 * (G i_4 b * gamma b * (1 / INR n) * (1 / batch_deviation X epsilon b)) = -1 * (gamma b *
    batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * (G i_4 b * batchnorm X epsilon i_4 b)
    + gamma b * (1 / batch_deviation X epsilon b) * (delta i_4 j * G i_4 b) + -1 * (gamma b * (1 / INR n) * (1 /
    batch_deviation X epsilon b)) * G i_4 b).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((-1) * (((((u0 * u1) * u2) * u3) * (1 * u4)) * (1 * u5))) +
    (((u0 * u1) * u6) * (1 * u5))) + ((-1) * (((u0 * u1) * (1 * u4)) * (1 * u5)))) = (((((-1) * (((u1 * u3) * (1 *
    u4)) * (1 * u5))) * (u0 * u2)) + ((u1 * (1 * u5)) * (u6 * u0))) + (((-1) * ((u1 * (1 * u4)) * (1 * u5))) * u0)))
    by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_4 : Fin n) => (identity (G i_4 b) (gamma b) (batchnorm X epsilon i_4 b) (batchnorm X epsilon j b) (/
      (INR n)) (/ (batch_deviation X epsilon b)) (delta i_4 j))). }
  assert (r113 : Sum (fun i : Fin n => Sum (fun i_ : Fin d => G i i_ * (gamma i_ * (delta i_ b / batch_deviation X
    epsilon i_ * (delta i j - 1 / INR n - batchnorm X epsilon i i_ * batchnorm X epsilon j i_ / INR n))))) = Sum (fun
    i : Fin n => -1 * (gamma b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X epsilon b)) * (G i b *
    batchnorm X epsilon i b) + gamma b * (1 / batch_deviation X epsilon b) * (delta i j * G i b) + -1 * (gamma b * (1
    / INR n) * (1 / batch_deviation X epsilon b)) * G i b)).
  { exact (Rules.sum_congruence (fun (i_4 : Fin n) => (eq_trans (eq_trans (eq_trans (r92 i_4) (eq_trans (eq_trans
    (Facts.sum_add d (fun i : Fin d => -1 * (G i_4 b * gamma b * batchnorm X epsilon i_4 b * batchnorm X epsilon j b *
    (1 / INR n) * (1 / batch_deviation X epsilon b)) * (delta i b * 1) + G i_4 b * gamma b * delta i_4 j * (1 /
    batch_deviation X epsilon b) * (delta i b * 1)) (fun i : Fin d => -1 * (G i_4 b * gamma b * (1 / INR n) * (1 /
    batch_deviation X epsilon b)) * (delta i b * 1))) (r95 i_4)) (r106 i_4))) (r109 i_4)) (r111 i_4)))). }
  assert (r115 : Sum (fun i : Fin n => Sum (fun i_ : Fin d => G i i_ * (gamma i_ * (delta i_ b / batch_deviation X
    epsilon i_ * (delta i j - 1 / INR n - batchnorm X epsilon i i_ * batchnorm X epsilon j i_ / INR n))))) = G j b *
    gamma b * (1 / batch_deviation X epsilon b) + -1 * (gamma b * batchnorm X epsilon j b * (1 / INR n) * (1 /
    batch_deviation X epsilon b) * Sum (fun i : Fin n => G i b * batchnorm X epsilon i b)) + -1 * (gamma b * (1 / INR
    n) * (1 / batch_deviation X epsilon b) * Sum (fun i : Fin n => G i b))).
  { exact (eq_trans (eq_trans r113 r72) r74). }
  assert (r118 : gamma b / batch_deviation X epsilon b * (G j b - 1 / INR n * Sum (fun i : Fin n => G i b) - batchnorm
    X epsilon j b / INR n * Sum (fun i : Fin n => G i b * batchnorm X epsilon i b)) = G j b * gamma b * (1 /
    batch_deviation X epsilon b) + -1 * (gamma b * batchnorm X epsilon j b * (1 / INR n) * (1 / batch_deviation X
    epsilon b) * Sum (fun i : Fin n => G i b * batchnorm X epsilon i b)) + -1 * (gamma b * (1 / INR n) * (1 /
    batch_deviation X epsilon b) * Sum (fun i : Fin n => G i b))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((u0 * u1) * ((u2 - ((1 * u3) * u4)) - ((u5 * u3) * u6))) =
    ((((u2 * u0) * (1 * u1)) + ((-1) * ((((u0 * u5) * (1 * u3)) * (1 * u1)) * u6))) + ((-1) * (((u0 * (1 * u3)) * (1 *
    u1)) * u4)))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (gamma b) (/ (batch_deviation X epsilon b)) (G j b) (/ (INR n)) (Sum (fun i : Fin n => G i b))
      (batchnorm X epsilon j b) (Sum (fun i : Fin n => G i b * batchnorm X epsilon i b))). }
  exact (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (@eq_refl R (Sum (fun i : Fin n => Sum (fun i_ : Fin d => G
    i i_ * (gamma i_ * batchnorm X epsilon i i_ + beta i_)))))) r14 (eq_trans (eq_trans (eq_trans (eq_trans r60 r72)
    r74) (eq_sym r115)) (eq_trans r115 (eq_sym r118)))).
Qed.

(* Gradient at the gain of BatchNorm. *)
Theorem batchnorm_gain_gradient (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (G : Fin n -> Fin d ->
  R) (gamma : Fin d -> R) (X : Fin n -> Fin d -> R) (epsilon : R) (beta : Fin d -> R) (b : Fin d) :
  partial (entry b) (fun gamma : Fin d -> R => Sum (fun i : Fin n => Sum (fun a : Fin d => G i a * (gamma a *
    batchnorm X epsilon i a + beta a)))) gamma (Sum (fun i : Fin n => G i b * batchnorm X epsilon i b)).
Proof.
  assert (r1 : forall (i : Fin n) (i_ : Fin d), partial (entry b) (fun gamma : Fin d -> R => G i i_) gamma 0).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (i_ : Fin d), partial (entry b) (fun gamma : Fin d -> R => gamma i_) gamma (delta i_ b)).
  { exact (fun (i_ : Fin d) => (Rules.deriv_entry i_ b gamma)). }
  assert (r3 : forall (i : Fin n) (i_ : Fin d), partial (entry b) (fun gamma : Fin d -> R => batchnorm X epsilon i i_)
    gamma 0).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_const _ _ _)). }
  assert (r4 : forall (i_ : Fin d) (i : Fin n), partial (entry b) (fun gamma : Fin d -> R => gamma i_ * batchnorm X
    epsilon i i_) gamma (delta i_ b * batchnorm X epsilon i i_ + gamma i_ * 0)).
  { exact (fun (i_ : Fin d) (i : Fin n) => (Rules.deriv_mul (r2 i_) (r3 i i_))). }
  assert (r5 : forall (i_ : Fin d), partial (entry b) (fun gamma : Fin d -> R => beta i_) gamma 0).
  { exact (fun (i_ : Fin d) => (Rules.deriv_const _ _ _)). }
  assert (r6 : forall (i_ : Fin d) (i : Fin n), partial (entry b) (fun gamma : Fin d -> R => gamma i_ * batchnorm X
    epsilon i i_ + beta i_) gamma (delta i_ b * batchnorm X epsilon i i_ + gamma i_ * 0 + 0)).
  { exact (fun (i_ : Fin d) (i : Fin n) => (Rules.deriv_add (r4 i_ i) (r5 i_))). }
  assert (r7 : forall (i : Fin n) (i_ : Fin d), partial (entry b) (fun gamma : Fin d -> R => G i i_ * (gamma i_ *
    batchnorm X epsilon i i_ + beta i_)) gamma (0 * (gamma i_ * batchnorm X epsilon i i_ + beta i_) + G i i_ * (delta
    i_ b * batchnorm X epsilon i i_ + gamma i_ * 0 + 0))).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_mul (r1 i i_) (r6 i_ i))). }
  assert (r8 : forall (i : Fin n), partial (entry b) (fun gamma : Fin d -> R => Sum (fun i_ : Fin d => G i i_ * (gamma
    i_ * batchnorm X epsilon i i_ + beta i_))) gamma (Sum (fun i_ : Fin d => 0 * (gamma i_ * batchnorm X epsilon i i_
    + beta i_) + G i i_ * (delta i_ b * batchnorm X epsilon i i_ + gamma i_ * 0 + 0)))).
  { exact (fun (i : Fin n) => (Rules.deriv_sum (fun (i_ : Fin d) => (r7 i i_)))). }
  assert (r9 : partial (entry b) (fun gamma : Fin d -> R => Sum (fun i : Fin n => Sum (fun i_ : Fin d => G i i_ *
    (gamma i_ * batchnorm X epsilon i i_ + beta i_)))) gamma (Sum (fun i : Fin n => Sum (fun i_ : Fin d => 0 * (gamma
    i_ * batchnorm X epsilon i i_ + beta i_) + G i i_ * (delta i_ b * batchnorm X epsilon i i_ + gamma i_ * 0 +
    0))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r8 i))). }
  assert (r12 : forall (b a : Fin d), a <> b -> b <> a).
  { exact (fun (b a : Fin d) p => (Facts.apart_symm d a b p)). }
  assert (r15 : forall (a b : Fin d), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin d) p_ => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart d a b p_)
      (Rules.and_equation (-1) (Facts.delta_apart d b a (r12 b a p_)) Rules.no_equation)) (identity (delta b a) (delta
      a b)))). }
  assert (r16 : forall (a b : Fin d), delta a b = delta b a).
  { exact (fun (a b : Fin d) => (Rules.index_cases (fun (b : Fin d) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_1 => (r15 a b p_1)))). }
  assert (r18 : forall (i_1 : Fin d) (i_2 : Fin n), 0 * (gamma i_1 * batchnorm X epsilon i_2 i_1 + beta i_1) + G i_2
    i_1 * (delta i_1 b * batchnorm X epsilon i_2 i_1 + gamma i_1 * 0 + 0) = 0 * (gamma i_1 * batchnorm X epsilon i_2
    i_1 + beta i_1) + G i_2 i_1 * (delta b i_1 * batchnorm X epsilon i_2 i_1 + gamma i_1 * 0 + 0)).
  { exact (fun (i_1 : Fin d) (i_2 : Fin n) => (f_equal (fun (h : R) => 0 * (gamma i_1 * batchnorm X epsilon i_2 i_1 +
    beta i_1) + G i_2 i_1 * (h * batchnorm X epsilon i_2 i_1 + gamma i_1 * 0 + 0)) (r16 i_1 b))). }
  assert (r21 : forall (i_1 : Fin d) (i_2 : Fin n), b <> i_1 -> delta b i_1 * (G i_2 i_1 * batchnorm X epsilon i_2
    i_1) = delta b i_1 * (G i_2 b * batchnorm X epsilon i_2 b)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (u1 * u2)) - (u0 * (u3 * u4)) = (((u3 * u4) - (u1 * u2)) * (0
    - u0) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_1 : Fin d) (i_2 : Fin n) p_2 => (Rules.linear_combination (Rules.and_equation (G i_2 i_1 * batchnorm
      X epsilon i_2 i_1 - G i_2 b * batchnorm X epsilon i_2 b) (Facts.delta_apart d b i_1 p_2) Rules.no_equation)
      (identity (delta b i_1) (G i_2 b) (batchnorm X epsilon i_2 b) (G i_2 i_1) (batchnorm X epsilon i_2 i_1)))). }
  assert (r22 : forall (i_1 : Fin d) (i_2 : Fin n), delta b i_1 * (G i_2 i_1 * batchnorm X epsilon i_2 i_1) = delta b
    i_1 * (G i_2 b * batchnorm X epsilon i_2 b)).
  { exact (fun (i_1 : Fin d) (i_2 : Fin n) => (Rules.index_cases (fun (i_1 : Fin d) => delta b i_1 * (G i_2 i_1 *
    batchnorm X epsilon i_2 i_1) = delta b i_1 * (G i_2 b * batchnorm X epsilon i_2 b)) b i_1 (@eq_refl R (delta b b *
    (G i_2 b * batchnorm X epsilon i_2 b))) (fun p_3 => (r21 i_1 i_2 p_3)))). }
  assert (r23 : forall (i_1 : Fin d) (i_2 : Fin n), 0 * (gamma i_1 * batchnorm X epsilon i_2 i_1 + beta i_1) + G i_2
    i_1 * (delta b i_1 * batchnorm X epsilon i_2 i_1 + gamma i_1 * 0 + 0) = G i_2 b * batchnorm X epsilon i_2 b *
    delta b i_1).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((u0 * u1) * u2) - ((0 * ((u3 * u4) + u5)) + (u6 * (((u2 * u4)
    + (u3 * 0)) + 0))) = (1 * ((u2 * (u0 * u1)) - (u2 * (u6 * u4))) + 0)) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_1 : Fin d) (i_2 : Fin n) => (Rules.linear_combination (Rules.and_equation 1 (r22 i_1 i_2)
      Rules.no_equation) (identity (G i_2 b) (batchnorm X epsilon i_2 b) (delta b i_1) (gamma i_1) (batchnorm X
      epsilon i_2 i_1) (beta i_1) (G i_2 i_1)))). }
  assert (r26 : forall (i_2 : Fin n) (i_1 : Fin d), G i_2 b * batchnorm X epsilon i_2 b * delta b i_1 = G i_2 b *
    batchnorm X epsilon i_2 b * (delta i_1 b * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * 1)) - ((u0 * u1) * u3) = (((u0 * u1) * 1) * (u2 -
    u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 : Fin n) (i_1 : Fin d) => (Rules.linear_combination (Rules.and_equation (G i_2 b * batchnorm X
      epsilon i_2 b * 1) (r16 b i_1) Rules.no_equation) (identity (G i_2 b) (batchnorm X epsilon i_2 b) (delta i_1 b)
      (delta b i_1)))). }
  assert (r28 : forall (i_2 : Fin n), Sum (fun i : Fin d => 0 * (gamma i * batchnorm X epsilon i_2 i + beta i) + G i_2
    i * (delta i b * batchnorm X epsilon i_2 i + gamma i * 0 + 0)) = Sum (fun i : Fin d => G i_2 b * batchnorm X
    epsilon i_2 b * (delta i b * 1))).
  { exact (fun (i_2 : Fin n) => (Rules.sum_congruence (fun (i_1 : Fin d) => (eq_trans (eq_trans (r18 i_1 i_2) (r23 i_1
    i_2)) (r26 i_2 i_1))))). }
  assert (r31 : forall (i_2 : Fin n), G i_2 b * batchnorm X epsilon i_2 b * Sum (fun i : Fin d => delta i b * 1) = G
    i_2 b * batchnorm X epsilon i_2 b * 1).
  { exact (fun (i_2 : Fin n) => (f_equal (fun (h_ : R) => G i_2 b * batchnorm X epsilon i_2 b * h_) (Facts.sum_delta d
    b (fun i : Fin d => 1)))). }
  assert (r34 : forall (i_2 : Fin n), G i_2 b * batchnorm X epsilon i_2 b * 1 = G i_2 b * batchnorm X epsilon i_2 b).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) * 1) = (u0 * u1)) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin n) => (identity (G i_2 b) (batchnorm X epsilon i_2 b))). }
  assert (r36 : Sum (fun i : Fin n => Sum (fun i_ : Fin d => 0 * (gamma i_ * batchnorm X epsilon i i_ + beta i_) + G i
    i_ * (delta i_ b * batchnorm X epsilon i i_ + gamma i_ * 0 + 0))) = Sum (fun i : Fin n => G i b * batchnorm X
    epsilon i b)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (eq_trans (r28 i_2) (eq_trans (Facts.sum_scale d (G
    i_2 b * batchnorm X epsilon i_2 b) (fun i : Fin d => delta i b * 1)) (r31 i_2))) (r34 i_2)))). }
  exact (Rules.deriv_eq (fun (gamma : Fin d -> R) => (@eq_refl R (Sum (fun i : Fin n => Sum (fun i_ : Fin d => G i i_
    * (gamma i_ * batchnorm X epsilon i i_ + beta i_)))))) r9 r36).
Qed.

(* Gradient at the bias of BatchNorm. *)
Theorem batchnorm_bias_gradient (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (G : Fin n -> Fin d ->
  R) (gamma : Fin d -> R) (X : Fin n -> Fin d -> R) (epsilon : R) (beta : Fin d -> R) (b : Fin d) :
  partial (entry b) (fun beta : Fin d -> R => Sum (fun i : Fin n => Sum (fun a : Fin d => G i a * (gamma a * batchnorm
    X epsilon i a + beta a)))) beta (Sum (fun i : Fin n => G i b)).
Proof.
  assert (r1 : forall (i : Fin n) (i_ : Fin d), partial (entry b) (fun beta : Fin d -> R => G i i_) beta 0).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (i_ : Fin d) (i : Fin n), partial (entry b) (fun beta : Fin d -> R => gamma i_ * batchnorm X
    epsilon i i_) beta 0).
  { exact (fun (i_ : Fin d) (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r3 : forall (i_ : Fin d), partial (entry b) (fun beta : Fin d -> R => beta i_) beta (delta i_ b)).
  { exact (fun (i_ : Fin d) => (Rules.deriv_entry i_ b beta)). }
  assert (r4 : forall (i_ : Fin d) (i : Fin n), partial (entry b) (fun beta : Fin d -> R => gamma i_ * batchnorm X
    epsilon i i_ + beta i_) beta (0 + delta i_ b)).
  { exact (fun (i_ : Fin d) (i : Fin n) => (Rules.deriv_add (r2 i_ i) (r3 i_))). }
  assert (r5 : forall (i : Fin n) (i_ : Fin d), partial (entry b) (fun beta : Fin d -> R => G i i_ * (gamma i_ *
    batchnorm X epsilon i i_ + beta i_)) beta (0 * (gamma i_ * batchnorm X epsilon i i_ + beta i_) + G i i_ * (0 +
    delta i_ b))).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_mul (r1 i i_) (r4 i_ i))). }
  assert (r6 : forall (i : Fin n), partial (entry b) (fun beta : Fin d -> R => Sum (fun i_ : Fin d => G i i_ * (gamma
    i_ * batchnorm X epsilon i i_ + beta i_))) beta (Sum (fun i_ : Fin d => 0 * (gamma i_ * batchnorm X epsilon i i_ +
    beta i_) + G i i_ * (0 + delta i_ b)))).
  { exact (fun (i : Fin n) => (Rules.deriv_sum (fun (i_ : Fin d) => (r5 i i_)))). }
  assert (r7 : partial (entry b) (fun beta : Fin d -> R => Sum (fun i : Fin n => Sum (fun i_ : Fin d => G i i_ *
    (gamma i_ * batchnorm X epsilon i i_ + beta i_)))) beta (Sum (fun i : Fin n => Sum (fun i_ : Fin d => 0 * (gamma
    i_ * batchnorm X epsilon i i_ + beta i_) + G i i_ * (0 + delta i_ b))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r6 i))). }
  assert (r10 : forall (b a : Fin d), a <> b -> b <> a).
  { exact (fun (b a : Fin d) p => (Facts.apart_symm d a b p)). }
  assert (r13 : forall (a b : Fin d), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin d) p_ => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart d a b p_)
      (Rules.and_equation (-1) (Facts.delta_apart d b a (r10 b a p_)) Rules.no_equation)) (identity (delta b a) (delta
      a b)))). }
  assert (r14 : forall (a b : Fin d), delta a b = delta b a).
  { exact (fun (a b : Fin d) => (Rules.index_cases (fun (b : Fin d) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_1 => (r13 a b p_1)))). }
  assert (r16 : forall (i_1 : Fin d) (i_2 : Fin n), 0 * (gamma i_1 * batchnorm X epsilon i_2 i_1 + beta i_1) + G i_2
    i_1 * (0 + delta i_1 b) = 0 * (gamma i_1 * batchnorm X epsilon i_2 i_1 + beta i_1) + G i_2 i_1 * (0 + delta b
    i_1)).
  { exact (fun (i_1 : Fin d) (i_2 : Fin n) => (f_equal (fun (h : R) => 0 * (gamma i_1 * batchnorm X epsilon i_2 i_1 +
    beta i_1) + G i_2 i_1 * (0 + h)) (r14 i_1 b))). }
  assert (r19 : forall (i_1 : Fin d) (i_2 : Fin n), b <> i_1 -> delta b i_1 * G i_2 i_1 = delta b i_1 * G i_2 b).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_1 : Fin d) (i_2 : Fin n) p_2 => (Rules.linear_combination (Rules.and_equation (G i_2 i_1 - G i_2 b)
      (Facts.delta_apart d b i_1 p_2) Rules.no_equation) (identity (delta b i_1) (G i_2 b) (G i_2 i_1)))). }
  assert (r20 : forall (i_1 : Fin d) (i_2 : Fin n), delta b i_1 * G i_2 i_1 = delta b i_1 * G i_2 b).
  { exact (fun (i_1 : Fin d) (i_2 : Fin n) => (Rules.index_cases (fun (i_1 : Fin d) => delta b i_1 * G i_2 i_1 = delta
    b i_1 * G i_2 b) b i_1 (@eq_refl R (delta b b * G i_2 b)) (fun p_3 => (r19 i_1 i_2 p_3)))). }
  assert (r21 : forall (i_1 : Fin d) (i_2 : Fin n), 0 * (gamma i_1 * batchnorm X epsilon i_2 i_1 + beta i_1) + G i_2
    i_1 * (0 + delta b i_1) = G i_2 b * delta b i_1).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (u0 * u1) - ((0 * ((u2 * u3) + u4)) + (u5 * (0 + u1))) = (1 *
    ((u1 * u0) - (u1 * u5)) + 0)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_1 : Fin d) (i_2 : Fin n) => (Rules.linear_combination (Rules.and_equation 1 (r20 i_1 i_2)
      Rules.no_equation) (identity (G i_2 b) (delta b i_1) (gamma i_1) (batchnorm X epsilon i_2 i_1) (beta i_1) (G i_2
      i_1)))). }
  assert (r24 : forall (i_2 : Fin n) (i_1 : Fin d), G i_2 b * delta b i_1 = G i_2 b * (delta i_1 b * 1)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * 1)) - (u0 * u2) = ((u0 * 1) * (u1 - u2) + 0)) by (intros u0 u1
    u2; ring).
    exact (fun (i_2 : Fin n) (i_1 : Fin d) => (Rules.linear_combination (Rules.and_equation (G i_2 b * 1) (r14 b i_1)
      Rules.no_equation) (identity (G i_2 b) (delta i_1 b) (delta b i_1)))). }
  assert (r26 : forall (i_2 : Fin n), Sum (fun i : Fin d => 0 * (gamma i * batchnorm X epsilon i_2 i + beta i) + G i_2
    i * (0 + delta i b)) = Sum (fun i : Fin d => G i_2 b * (delta i b * 1))).
  { exact (fun (i_2 : Fin n) => (Rules.sum_congruence (fun (i_1 : Fin d) => (eq_trans (eq_trans (r16 i_1 i_2) (r21 i_1
    i_2)) (r24 i_2 i_1))))). }
  assert (r29 : forall (i_2 : Fin n), G i_2 b * Sum (fun i : Fin d => delta i b * 1) = G i_2 b * 1).
  { exact (fun (i_2 : Fin n) => (f_equal (fun (h_ : R) => G i_2 b * h_) (Facts.sum_delta d b (fun i : Fin d => 1)))).
    }
  assert (r32 : forall (i_2 : Fin n), G i_2 b * 1 = G i_2 b).
  { assert (identity : forall u0 : R, (u0 * 1) = u0) by (intros u0; ring).
    exact (fun (i_2 : Fin n) => (identity (G i_2 b))). }
  assert (r34 : Sum (fun i : Fin n => Sum (fun i_ : Fin d => 0 * (gamma i_ * batchnorm X epsilon i i_ + beta i_) + G i
    i_ * (0 + delta i_ b))) = Sum (fun i : Fin n => G i b)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (eq_trans (r26 i_2) (eq_trans (Facts.sum_scale d (G
    i_2 b) (fun i : Fin d => delta i b * 1)) (r29 i_2))) (r32 i_2)))). }
  exact (Rules.deriv_eq (fun (beta : Fin d -> R) => (@eq_refl R (Sum (fun i : Fin n => Sum (fun i_ : Fin d => G i i_ *
    (gamma i_ * batchnorm X epsilon i i_ + beta i_)))))) r7 r34).
Qed.

(* The variance of a batch is too small on average. *)
Theorem batchnorm_variance_expectation (n : nat) (n_pos : (0 < n)%nat) (P : probability) (X : Fin n -> random P) (mu
  sigma : R)
    (given_1 : independent X)
    (given_2 : forall i : Fin n, E (fun w : P => X i w) = mu)
    (given_3 : forall i : Fin n, E (fun w : P => X i w ^ 2) = sigma ^ 2 + mu ^ 2) :
  E (fun w : P => 1 / INR n * Sum (fun i : Fin n => (X i w - 1 / INR n * Sum (fun k : Fin n => X k w)) ^ 2)) = (INR n
    - 1) / INR n * sigma ^ 2.
Proof.
  assert (r0 : forall (i : Fin n) (w : P), (X i w - 1 / INR n * Sum (fun k : Fin n => X k w)) ^ 2 = -2 * (X i w * (1 /
    INR n) * Sum (fun k : Fin n => X k w)) + X i w ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k w) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - ((1 * u1) * u2)) ^ 2) = ((((-2) * ((u0 * (1 * u1)) * u2)) + (u0 ^
    2)) + (((1 * u1) ^ 2) * (u2 ^ 2)))) by (intros u0 u1 u2; ring).
    exact (fun (i : Fin n) (w : P) => (identity (X i w) (/ (INR n)) (Sum (fun k : Fin n => X k w)))). }
  assert (r1 : forall (i : Fin n) (w : P), -2 * (X i w * (1 / INR n) * Sum (fun k : Fin n => X k w)) + X i w ^ 2 + (1
    / INR n) ^ 2 * Sum (fun k : Fin n => X k w) ^ 2 = -2 * (1 / INR n * Sum (fun k : Fin n => X k w)) * X i w + X i w
    ^ 2 + (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k w) ^ 2 * 1).
  { assert (identity : forall u0 u1 u2 : R, ((((-2) * ((u0 * (1 * u1)) * u2)) + (u0 ^ 2)) + (((1 * u1) ^ 2) * (u2 ^
    2))) = (((((-2) * ((1 * u1) * u2)) * u0) + (u0 ^ 2)) + ((((1 * u1) ^ 2) * (u2 ^ 2)) * 1))) by (intros u0 u1 u2;
    ring).
    exact (fun (i : Fin n) (w : P) => (identity (X i w) (/ (INR n)) (Sum (fun k : Fin n => X k w)))). }
  assert (r3 : forall (w : P), Sum (fun i : Fin n => (X i w - 1 / INR n * Sum (fun k : Fin n => X k w)) ^ 2) = Sum
    (fun i : Fin n => -2 * (1 / INR n * Sum (fun k : Fin n => X k w)) * X i w + X i w ^ 2 + (1 / INR n) ^ 2 * Sum (fun
    k : Fin n => X k w) ^ 2 * 1)).
  { exact (fun (w : P) => (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r0 i w) (r1 i w))))). }
  assert (r6 : forall (w : P), Sum (fun i : Fin n => -2 * (1 / INR n * Sum (fun k : Fin n => X k w)) * X i w + X i w ^
    2) + Sum (fun i : Fin n => (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k w) ^ 2 * 1) = Sum (fun i : Fin n => -2 * (1
    / INR n * Sum (fun k : Fin n => X k w)) * X i w) + Sum (fun i : Fin n => X i w ^ 2) + Sum (fun i : Fin n => (1 /
    INR n) ^ 2 * Sum (fun k : Fin n => X k w) ^ 2 * 1)).
  { exact (fun (w : P) => (f_equal (fun (h : R) => h + Sum (fun i : Fin n => (1 / INR n) ^ 2 * Sum (fun k : Fin n => X
    k w) ^ 2 * 1)) (Facts.sum_add n (fun i : Fin n => -2 * (1 / INR n * Sum (fun k : Fin n => X k w)) * X i w) (fun i
    : Fin n => X i w ^ 2)))). }
  assert (r11 : Sum (fun i : Fin n => 1) = INR n).
  { exact (Facts.sum_one n). }
  assert (r12 : forall (w : P), (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k w) ^ 2 * Sum (fun i : Fin n => 1) = (1 /
    INR n) ^ 2 * Sum (fun k : Fin n => X k w) ^ 2 * INR n).
  { exact (fun (w : P) => (f_equal (fun (h_ : R) => (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k w) ^ 2 * h_) r11)). }
  assert (r14 : forall (w : P), Sum (fun i : Fin n => -2 * (1 / INR n * Sum (fun k : Fin n => X k w)) * X i w) + Sum
    (fun i : Fin n => X i w ^ 2) + Sum (fun i : Fin n => (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k w) ^ 2 * 1) = -2
    * (1 / INR n * Sum (fun k : Fin n => X k w)) * Sum (fun i : Fin n => X i w) + Sum (fun i : Fin n => X i w ^ 2) +
    (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k w) ^ 2 * INR n).
  { exact (fun (w : P) => (f_equal3 (fun (h_1 : R) (h_2 : R) (h_3 : R) => h_1 + h_2 + h_3) (Facts.sum_scale n (-2 * (1
    / INR n * Sum (fun k : Fin n => X k w))) (fun i : Fin n => X i w)) (@eq_refl R (Sum (fun i : Fin n => X i w ^ 2)))
    (eq_trans (Facts.sum_scale n ((1 / INR n) ^ 2 * Sum (fun k : Fin n => X k w) ^ 2) (fun i : Fin n => 1)) (r12
    w)))). }
  assert (r17 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r18 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r17)). }
  assert (r19 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_4 : R) => 0 < h_4) r18 (INR n) r11). }
  assert (r21 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r19). }
  assert (r23 : INR n * (1 / INR n) = 1).
  { exact (Facts.mul_inverse (INR n) r21). }
  assert (r24 : forall (w : P), -2 * (1 / INR n * Sum (fun k : Fin n => X k w)) * Sum (fun i : Fin n => X i w) + Sum
    (fun i : Fin n => X i w ^ 2) + (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k w) ^ 2 * INR n = -1 * (1 / INR n * Sum
    (fun k : Fin n => X k w) ^ 2) + Sum (fun i : Fin n => X i w ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((-1) * ((1 * u0) * (u1 ^ 2))) + u2) - (((((-2) * ((1 * u0) * u1)) *
    u1) + u2) + ((((1 * u0) ^ 2) * (u1 ^ 2)) * u3)) = (((1 * u0) * (u1 ^ 2)) * (1 - (u3 * (1 * u0))) + 0)) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (w : P) => (Rules.linear_combination (Rules.and_equation (1 / INR n * Sum (fun k : Fin n => X k w) ^ 2)
      r23 Rules.no_equation) (identity (/ (INR n)) (Sum (fun k : Fin n => X k w)) (Sum (fun i : Fin n => X i w ^ 2))
      (INR n)))). }
  assert (r26 : forall (w : P), 1 / INR n * Sum (fun i : Fin n => (X i w - 1 / INR n * Sum (fun k : Fin n => X k w)) ^
    2) = 1 / INR n * (-1 * (1 / INR n * Sum (fun k : Fin n => X k w) ^ 2) + Sum (fun i : Fin n => X i w ^ 2))).
  { exact (fun (w : P) => (f_equal (fun (h_5 : R) => 1 / INR n * h_5) (eq_trans (eq_trans (r3 w) (eq_trans (eq_trans
    (Facts.sum_add n (fun i : Fin n => -2 * (1 / INR n * Sum (fun k : Fin n => X k w)) * X i w + X i w ^ 2) (fun i :
    Fin n => (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k w) ^ 2 * 1)) (r6 w)) (r14 w))) (r24 w)))). }
  assert (r27 : forall (w : P), 1 / INR n * (-1 * (1 / INR n * Sum (fun k : Fin n => X k w) ^ 2) + Sum (fun i : Fin n
    => X i w ^ 2)) = 1 / INR n * Sum (fun i : Fin n => X i w ^ 2) + -1 * ((1 / INR n) ^ 2 * Sum (fun k : Fin n => X k
    w) ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, ((1 * u0) * (((-1) * ((1 * u0) * (u1 ^ 2))) + u2)) = (((1 * u0) * u2) +
    ((-1) * (((1 * u0) ^ 2) * (u1 ^ 2))))) by (intros u0 u1 u2; ring).
    exact (fun (w : P) => (identity (/ (INR n)) (Sum (fun k : Fin n => X k w)) (Sum (fun i : Fin n => X i w ^ 2)))). }
  assert (r29 : forall (w : P), 1 / INR n * Sum (fun i : Fin n => X i w ^ 2) + -1 * ((1 / INR n) ^ 2 * Sum (fun k :
    Fin n => X k w) ^ 2) = 1 / INR n * Sum (fun i : Fin n => X i w ^ 2) + -1 * (1 / INR n) ^ 2 * Sum (fun k : Fin n =>
    X k w) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) * u1) + ((-1) * (((1 * u0) ^ 2) * (u2 ^ 2)))) = (((1 * u0) *
    u1) + (((-1) * ((1 * u0) ^ 2)) * (u2 ^ 2)))) by (intros u0 u1 u2; ring).
    exact (fun (w : P) => (identity (/ (INR n)) (Sum (fun i : Fin n => X i w ^ 2)) (Sum (fun k : Fin n => X k w)))). }
  assert (r31 : E (fun w : P => 1 / INR n * Sum (fun i : Fin n => (X i w - 1 / INR n * Sum (fun k : Fin n => X k w)) ^
    2)) = E (fun w : P => 1 / INR n * Sum (fun i : Fin n => X i w ^ 2) + -1 * (1 / INR n) ^ 2 * Sum (fun k : Fin n =>
    X k w) ^ 2)).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (eq_trans (r26 w) (r27 w)) (r29 w)))). }
  assert (r36 : forall (i_ : Fin n), E (fun w : P => X i_ w ^ 2) = sigma ^ 2 + mu ^ 2).
  { exact (fun (i_ : Fin n) => (given_3 i_)). }
  assert (r38 : sigma ^ 2 + mu ^ 2 = mu ^ 2 + sigma ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 ^ 2) + (u1 ^ 2)) = ((u1 ^ 2) + (u0 ^ 2))) by (intros u0 u1; ring).
    exact (identity sigma mu). }
  assert (r40 : mu ^ 2 + sigma ^ 2 = mu ^ 2 * 1 + sigma ^ 2 * 1).
  { assert (identity : forall u0 u1 : R, ((u0 ^ 2) + (u1 ^ 2)) = (((u0 ^ 2) * 1) + ((u1 ^ 2) * 1))) by (intros u0 u1;
    ring).
    exact (identity mu sigma). }
  assert (r42 : Sum (fun i : Fin n => E (fun w : P => X i w ^ 2)) = Sum (fun i : Fin n => mu ^ 2 * 1 + sigma ^ 2 *
    1)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (eq_trans (r36 i_1) r38) r40))). }
  assert (r45 : mu ^ 2 * Sum (fun i : Fin n => 1) = mu ^ 2 * INR n).
  { exact (f_equal (fun (h_6 : R) => mu ^ 2 * h_6) r11). }
  assert (r46 : Sum (fun i : Fin n => mu ^ 2 * 1) = mu ^ 2 * INR n).
  { exact (eq_trans (Facts.sum_scale n (mu ^ 2) (fun i : Fin n => 1)) r45). }
  assert (r48 : sigma ^ 2 * Sum (fun i : Fin n => 1) = sigma ^ 2 * INR n).
  { exact (f_equal (fun (h_7 : R) => sigma ^ 2 * h_7) r11). }
  assert (r49 : Sum (fun i : Fin n => sigma ^ 2 * 1) = sigma ^ 2 * INR n).
  { exact (eq_trans (Facts.sum_scale n (sigma ^ 2) (fun i : Fin n => 1)) r48). }
  assert (r50 : Sum (fun i : Fin n => mu ^ 2 * 1) + Sum (fun i : Fin n => sigma ^ 2 * 1) = mu ^ 2 * INR n + sigma ^ 2
    * INR n).
  { exact (f_equal2 (fun (h_8 : R) (h_9 : R) => h_8 + h_9) r46 r49). }
  assert (r52 : Sum (fun i : Fin n => E (fun w : P => X i w ^ 2)) = mu ^ 2 * INR n + sigma ^ 2 * INR n).
  { exact (eq_trans r42 (eq_trans (Facts.sum_add n (fun i : Fin n => mu ^ 2 * 1) (fun i : Fin n => sigma ^ 2 * 1))
    r50)). }
  assert (r54 : 1 / INR n * E (fun w : P => Sum (fun i : Fin n => X i w ^ 2)) = 1 / INR n * (mu ^ 2 * INR n + sigma ^
    2 * INR n)).
  { exact (f_equal (fun (h_10 : R) => 1 / INR n * h_10) (eq_trans (Facts.expectation_sum n P (fun i : Fin n => (Random
    (fun w : P => X i w ^ 2) (finite_pow 2 (moments (X i)))))) r52)). }
  assert (r57 : forall (w : P), Sum (fun k : Fin n => X k w) ^ 2 = Sum (fun k : Fin n => X k w) * Sum (fun k : Fin n
    => X k w)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (w : P) => (identity (Sum (fun k : Fin n => X k w)))). }
  assert (r61 : E (fun w : P => Sum (fun k : Fin n => X k w) ^ 2) = E (fun w : P => Sum (fun i : Fin n => Sum (fun k :
    Fin n => X k w) * X i w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (r57 w) (eq_sym (Facts.sum_scale n (Sum (fun k : Fin
    n => X k w)) (fun i : Fin n => X i w)))))). }
  assert (r64 : forall (i_2 : Fin n) (w : P), Sum (fun k : Fin n => X k w) * X i_2 w = X i_2 w * Sum (fun k : Fin n =>
    X k w)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin n) (w : P) => (identity (Sum (fun k : Fin n => X k w)) (X i_2 w))). }
  assert (r65 : forall (i_2 : Fin n), E (fun w : P => Sum (fun k : Fin n => X k w) * X i_2 w) = E (fun w : P => X i_2
    w * Sum (fun k : Fin n => X k w))).
  { exact (fun (i_2 : Fin n) => (Rules.expectation_congruence (fun (w : P) => (r64 i_2 w)))). }
  assert (r68 : forall (i_2 : Fin n), E (fun w : P => X i_2 w * Sum (fun i : Fin n => X i w)) = E (fun w : P => Sum
    (fun i : Fin n => X i_2 w * X i w))).
  { exact (fun (i_2 : Fin n) => (Rules.expectation_congruence (fun (w : P) => (eq_sym (Facts.sum_scale n (X i_2 w)
    (fun i : Fin n => X i w)))))). }
  assert (r72 : Sum (fun i : Fin n => E (fun w : P => Sum (fun k : Fin n => X k w) * X i w)) = Sum (fun i : Fin n =>
    Sum (fun i_ : Fin n => E (fun w : P => X i w * X i_ w)))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (r65 i_2) (eq_trans (r68 i_2) (Facts.expectation_sum n
    P (fun i : Fin n => (Random (fun w : P => X i_2 w * X i w) (finite_mul (moments (X i_2)) (moments (X i)))))))))).
    }
  assert (r74 : -1 * (1 / INR n) ^ 2 * E (fun w : P => Sum (fun k : Fin n => X k w) ^ 2) = -1 * (1 / INR n) ^ 2 * Sum
    (fun i : Fin n => Sum (fun i_ : Fin n => E (fun w : P => X i w * X i_ w)))).
  { exact (f_equal (fun (h_11 : R) => -1 * (1 / INR n) ^ 2 * h_11) (eq_trans (eq_trans r61 (Facts.expectation_sum n P
    (fun i : Fin n => (Random (fun w : P => Sum (fun k : Fin n => X k w) * X i w) (finite_mul (finite_sum (fun k : Fin
    n => (moments (X k)))) (moments (X i))))))) r72)). }
  assert (r76 : E (fun w : P => 1 / INR n * Sum (fun i : Fin n => X i w ^ 2)) + E (fun w : P => -1 * (1 / INR n) ^ 2 *
    Sum (fun k : Fin n => X k w) ^ 2) = 1 / INR n * (mu ^ 2 * INR n + sigma ^ 2 * INR n) + -1 * (1 / INR n) ^ 2 * Sum
    (fun i : Fin n => Sum (fun i_ : Fin n => E (fun w : P => X i w * X i_ w)))).
  { exact (f_equal2 (fun (h_12 : R) (h_13 : R) => h_12 + h_13) (eq_trans (Facts.expectation_scale P (1 / INR n)
    (Random (fun w : P => Sum (fun i : Fin n => X i w ^ 2)) (finite_sum (fun i : Fin n => (finite_pow 2 (moments (X
    i))))))) r54) (eq_trans (Facts.expectation_scale P (-1 * (1 / INR n) ^ 2) (Random (fun w : P => Sum (fun k : Fin n
    => X k w) ^ 2) (finite_pow 2 (finite_sum (fun k : Fin n => (moments (X k))))))) r74)). }
  assert (r79 : 1 / INR n * (mu ^ 2 * INR n + sigma ^ 2 * INR n) + -1 * (1 / INR n) ^ 2 * Sum (fun i : Fin n => Sum
    (fun i_ : Fin n => E (fun w : P => X i w * X i_ w))) = mu ^ 2 + sigma ^ 2 + -1 * ((1 / INR n) ^ 2 * Sum (fun i :
    Fin n => Sum (fun i_ : Fin n => E (fun w : P => X i w * X i_ w))))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 ^ 2) + (u1 ^ 2)) + ((-1) * (((1 * u2) ^ 2) * u3))) - (((1 *
    u2) * (((u0 ^ 2) * u4) + ((u1 ^ 2) * u4))) + (((-1) * ((1 * u2) ^ 2)) * u3)) = ((u0 ^ 2) * (1 - (u4 * (1 * u2))) +
    ((u1 ^ 2) * (1 - (u4 * (1 * u2))) + 0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (mu ^ 2) r23 (Rules.and_equation (sigma ^ 2) r23
      Rules.no_equation)) (identity mu sigma (/ (INR n)) (Sum (fun i : Fin n => Sum (fun i_ : Fin n => E (fun w : P =>
      X i w * X i_ w)))) (INR n))). }
  assert (r81 : 1 / INR n * Sum (fun i : Fin n => E (fun w : P => X i w ^ 2)) - Sum (fun i : Fin n => Sum (fun k : Fin
    n => E (fun w : P => X i w * X k w))) / INR n ^ 2 = 1 / INR n * Sum (fun i : Fin n => E (fun w : P => X i w ^ 2))
    - Sum (fun i : Fin n => Sum (fun k : Fin n => E (fun w : P => X i w * X k w))) * (1 / INR n ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1 * u0) * u1) - (u2 * u3)) = (((1 * u0) * u1) - (u2 * (1 * u3)))) by
    (intros u0 u1 u2 u3; ring).
    exact (identity (/ (INR n)) (Sum (fun i : Fin n => E (fun w : P => X i w ^ 2))) (Sum (fun i : Fin n => Sum (fun k
      : Fin n => E (fun w : P => X i w * X k w)))) (/ (INR n ^ 2))). }
  assert (r82 : INR n ^ 2 = INR n * INR n).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (INR n)). }
  assert (r83 : 1 / INR n ^ 2 = 1 / (INR n * INR n)).
  { exact (f_equal (fun (h_14 : R) => 1 / h_14) r82). }
  assert (r86 : 1 / INR n * (1 / INR n) = (1 / INR n) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (INR n))). }
  assert (r87 : 1 / INR n ^ 2 = (1 / INR n) ^ 2).
  { exact (eq_trans (eq_trans r83 (Facts.inverse_mul (INR n) (INR n))) r86). }
  assert (r88 : 1 / INR n * Sum (fun i : Fin n => E (fun w : P => X i w ^ 2)) - Sum (fun i : Fin n => Sum (fun k : Fin
    n => E (fun w : P => X i w * X k w))) * (1 / INR n ^ 2) = 1 / INR n * (mu ^ 2 * INR n + sigma ^ 2 * INR n) - Sum
    (fun i : Fin n => Sum (fun k : Fin n => E (fun w : P => X i w * X k w))) * (1 / INR n) ^ 2).
  { exact (f_equal2 (fun (h_15 : R) (h_16 : R) => 1 / INR n * h_15 - Sum (fun i : Fin n => Sum (fun k : Fin n => E
    (fun w : P => X i w * X k w))) * h_16) r52 r87). }
  assert (r90 : 1 / INR n * (mu ^ 2 * INR n + sigma ^ 2 * INR n) - Sum (fun i : Fin n => Sum (fun k : Fin n => E (fun
    w : P => X i w * X k w))) * (1 / INR n) ^ 2 = mu ^ 2 + sigma ^ 2 + -1 * ((1 / INR n) ^ 2 * Sum (fun i : Fin n =>
    Sum (fun k : Fin n => E (fun w : P => X i w * X k w))))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 ^ 2) + (u1 ^ 2)) + ((-1) * (((1 * u2) ^ 2) * u3))) - (((1 *
    u2) * (((u0 ^ 2) * u4) + ((u1 ^ 2) * u4))) - (u3 * ((1 * u2) ^ 2))) = ((u0 ^ 2) * (1 - (u4 * (1 * u2))) + ((u1 ^
    2) * (1 - (u4 * (1 * u2))) + 0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (mu ^ 2) r23 (Rules.and_equation (sigma ^ 2) r23
      Rules.no_equation)) (identity mu sigma (/ (INR n)) (Sum (fun i : Fin n => Sum (fun k : Fin n => E (fun w : P =>
      X i w * X k w)))) (INR n))). }
  assert (r94 : forall (i_3 : Fin n) (w : P), X i_3 w * X i_3 w = X i_3 w ^ 2).
  { assert (identity : forall u0 : R, (u0 * u0) = (u0 ^ 2)) by (intros u0; ring).
    exact (fun (i_3 : Fin n) (w : P) => (identity (X i_3 w))). }
  assert (r95 : forall (i_3 : Fin n), E (fun w : P => X i_3 w * X i_3 w) = E (fun w : P => X i_3 w ^ 2)).
  { exact (fun (i_3 : Fin n) => (Rules.expectation_congruence (fun (w : P) => (r94 i_3 w)))). }
  assert (r96 : forall (i_4 : Fin n), E (fun w : P => X i_4 w ^ 2) = sigma ^ 2 + mu ^ 2).
  { exact (fun (i_4 : Fin n) => (given_3 i_4)). }
  assert (r101 : forall (i_3 : Fin n), E (fun w : P => X i_3 w * X i_3 w) = delta i_3 i_3 * (mu ^ 2 + sigma ^ 2) + (1
    - delta i_3 i_3) * mu ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((u1 ^ 2) + (u2 ^ 2))) + ((1 - u0) * (u1 ^ 2))) - u3 = (1 *
    (((u1 ^ 2) + (u2 ^ 2)) - u3) + (((u1 ^ 2) - ((u1 ^ 2) + (u2 ^ 2))) * (1 - u0) + 0))) by (intros u0 u1 u2 u3;
    ring).
    exact (fun (i_3 : Fin n) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r95 i_3) (eq_trans (r96
      i_3) r38)) (Rules.and_equation (mu ^ 2 - (mu ^ 2 + sigma ^ 2)) (Facts.delta_same n i_3) Rules.no_equation))
      (identity (delta i_3 i_3) mu sigma (E (fun w : P => X i_3 w * X i_3 w))))). }
  assert (r103 : forall (i_3 i_5 : Fin n), i_3 <> i_5 -> E (fun w : P => X i_3 w * X i_5 w) = E (fun w : P => X i_3 w)
    * E (fun w : P => X i_5 w)).
  { exact (fun (i_3 i_5 : Fin n) p => (Rules.expectation_factor (i_3 :: nil)%list (i_5 :: nil)%list given_1
    (disjoint_cons (away_cons p away_nil) disjoint_nil) (polynomial_entry i_3 (or_introl eq_refl)) (polynomial_entry
    i_5 (or_introl eq_refl)))). }
  assert (r105 : forall (i_6 : Fin n), E (fun w : P => X i_6 w) = mu).
  { exact (fun (i_6 : Fin n) => (given_2 i_6)). }
  assert (r108 : forall (i_3 i_5 : Fin n), E (fun w : P => X i_3 w) * E (fun w : P => X i_5 w) = mu * mu).
  { exact (fun (i_3 i_5 : Fin n) => (f_equal2 (fun (h_17 : R) (h_18 : R) => h_17 * h_18) (r105 i_3) (r105 i_5))). }
  assert (r110 : mu * mu = mu ^ 2).
  { assert (identity : forall u0 : R, (u0 * u0) = (u0 ^ 2)) by (intros u0; ring).
    exact (identity mu). }
  assert (r113 : forall (i_3 i_5 : Fin n), i_3 <> i_5 -> E (fun w : P => X i_3 w * X i_5 w) = delta i_3 i_5 * (mu ^ 2
    + sigma ^ 2) + (1 - delta i_3 i_5) * mu ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((u1 ^ 2) + (u2 ^ 2))) + ((1 - u0) * (u1 ^ 2))) - u3 = (1 * ((u1
    ^ 2) - u3) + (((u1 ^ 2) - ((u1 ^ 2) + (u2 ^ 2))) * (0 - u0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_3 i_5 : Fin n) p_ => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_trans (r103 i_3
      i_5 p_) (r108 i_3 i_5)) r110) (Rules.and_equation (mu ^ 2 - (mu ^ 2 + sigma ^ 2)) (Facts.delta_apart n i_3 i_5
      p_) Rules.no_equation)) (identity (delta i_3 i_5) mu sigma (E (fun w : P => X i_3 w * X i_5 w))))). }
  assert (r114 : forall (i_3 i_5 : Fin n), E (fun w : P => X i_3 w * X i_5 w) = delta i_3 i_5 * (mu ^ 2 + sigma ^ 2) +
    (1 - delta i_3 i_5) * mu ^ 2).
  { exact (fun (i_3 i_5 : Fin n) => (Rules.index_cases (fun (i_5 : Fin n) => E (fun w : P => X i_3 w * X i_5 w) =
    delta i_3 i_5 * (mu ^ 2 + sigma ^ 2) + (1 - delta i_3 i_5) * mu ^ 2) i_3 i_5 (r101 i_3) (fun p_1 => (r113 i_3 i_5
    p_1)))). }
  assert (r115 : forall (i_3 i_5 : Fin n), delta i_3 i_5 * (mu ^ 2 + sigma ^ 2) + (1 - delta i_3 i_5) * mu ^ 2 = mu ^
    2 + sigma ^ 2 * delta i_3 i_5).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * ((u1 ^ 2) + (u2 ^ 2))) + ((1 - u0) * (u1 ^ 2))) = ((u1 ^ 2) + ((u2
    ^ 2) * u0))) by (intros u0 u1 u2; ring).
    exact (fun (i_3 i_5 : Fin n) => (identity (delta i_3 i_5) mu sigma)). }
  assert (r119 : forall (b a : Fin n), a <> b -> b <> a).
  { exact (fun (b a : Fin n) p_2 => (Facts.apart_symm n a b p_2)). }
  assert (r122 : forall (a b : Fin n), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin n) p_3 => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart n a b p_3)
      (Rules.and_equation (-1) (Facts.delta_apart n b a (r119 b a p_3)) Rules.no_equation)) (identity (delta b a)
      (delta a b)))). }
  assert (r123 : forall (a b : Fin n), delta a b = delta b a).
  { exact (fun (a b : Fin n) => (Rules.index_cases (fun (b : Fin n) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_4 => (r122 a b p_4)))). }
  assert (r125 : forall (i_3 i_5 : Fin n), mu ^ 2 + sigma ^ 2 * delta i_3 i_5 = mu ^ 2 * 1 + sigma ^ 2 * (delta i_5
    i_3 * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 ^ 2) * 1) + ((u1 ^ 2) * (u2 * 1))) - ((u0 ^ 2) + ((u1 ^ 2) * u3))
    = (((u1 ^ 2) * 1) * (u2 - u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_3 i_5 : Fin n) => (Rules.linear_combination (Rules.and_equation (sigma ^ 2 * 1) (r123 i_3 i_5)
      Rules.no_equation) (identity mu sigma (delta i_5 i_3) (delta i_3 i_5)))). }
  assert (r127 : forall (i_3 : Fin n), Sum (fun i : Fin n => E (fun w : P => X i_3 w * X i w)) = Sum (fun i : Fin n =>
    mu ^ 2 * 1 + sigma ^ 2 * (delta i i_3 * 1))).
  { exact (fun (i_3 : Fin n) => (Rules.sum_congruence (fun (i_5 : Fin n) => (eq_trans (eq_trans (r114 i_3 i_5) (r115
    i_3 i_5)) (r125 i_3 i_5))))). }
  assert (r131 : forall (i_3 : Fin n), sigma ^ 2 * Sum (fun i : Fin n => delta i i_3 * 1) = sigma ^ 2 * 1).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_19 : R) => sigma ^ 2 * h_19) (Facts.sum_delta n i_3 (fun i : Fin n =>
    1)))). }
  assert (r133 : forall (i_3 : Fin n), Sum (fun i : Fin n => mu ^ 2 * 1) + Sum (fun i : Fin n => sigma ^ 2 * (delta i
    i_3 * 1)) = mu ^ 2 * INR n + sigma ^ 2 * 1).
  { exact (fun (i_3 : Fin n) => (f_equal2 (fun (h_20 : R) (h_21 : R) => h_20 + h_21) r46 (eq_trans (Facts.sum_scale n
    (sigma ^ 2) (fun i : Fin n => delta i i_3 * 1)) (r131 i_3)))). }
  assert (r136 : mu ^ 2 * INR n + sigma ^ 2 * 1 = mu ^ 2 * INR n + sigma ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (((u0 ^ 2) * u1) + ((u2 ^ 2) * 1)) = (((u0 ^ 2) * u1) + (u2 ^ 2))) by
    (intros u0 u1 u2; ring).
    exact (identity mu (INR n) sigma). }
  assert (r138 : mu ^ 2 * INR n + sigma ^ 2 = mu ^ 2 * INR n * 1 + sigma ^ 2 * 1).
  { assert (identity : forall u0 u1 u2 : R, (((u0 ^ 2) * u1) + (u2 ^ 2)) = ((((u0 ^ 2) * u1) * 1) + ((u2 ^ 2) * 1)))
    by (intros u0 u1 u2; ring).
    exact (identity mu (INR n) sigma). }
  assert (r140 : Sum (fun i : Fin n => Sum (fun i_ : Fin n => E (fun w : P => X i w * X i_ w))) = Sum (fun i : Fin n
    => mu ^ 2 * INR n * 1 + sigma ^ 2 * 1)).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (eq_trans (eq_trans (eq_trans (r127 i_3) (eq_trans
    (Facts.sum_add n (fun i : Fin n => mu ^ 2 * 1) (fun i : Fin n => sigma ^ 2 * (delta i i_3 * 1))) (r133 i_3)))
    r136) r138))). }
  assert (r143 : mu ^ 2 * INR n * Sum (fun i : Fin n => 1) = mu ^ 2 * INR n * INR n).
  { exact (f_equal (fun (h_22 : R) => mu ^ 2 * INR n * h_22) r11). }
  assert (r145 : Sum (fun i : Fin n => mu ^ 2 * INR n * 1) + Sum (fun i : Fin n => sigma ^ 2 * 1) = mu ^ 2 * INR n *
    INR n + sigma ^ 2 * INR n).
  { exact (f_equal2 (fun (h_23 : R) (h_24 : R) => h_23 + h_24) (eq_trans (Facts.sum_scale n (mu ^ 2 * INR n) (fun i :
    Fin n => 1)) r143) r49). }
  assert (r146 : Sum (fun i : Fin n => mu ^ 2 * INR n * 1 + sigma ^ 2 * 1) = mu ^ 2 * INR n * INR n + sigma ^ 2 * INR
    n).
  { exact (eq_trans (Facts.sum_add n (fun i : Fin n => mu ^ 2 * INR n * 1) (fun i : Fin n => sigma ^ 2 * 1)) r145). }
  assert (r148 : mu ^ 2 * INR n * INR n + sigma ^ 2 * INR n = mu ^ 2 * INR n ^ 2 + sigma ^ 2 * INR n).
  { assert (identity : forall u0 u1 u2 : R, ((((u0 ^ 2) * u1) * u1) + ((u2 ^ 2) * u1)) = (((u0 ^ 2) * (u1 ^ 2)) + ((u2
    ^ 2) * u1))) by (intros u0 u1 u2; ring).
    exact (identity mu (INR n) sigma). }
  assert (r150 : 1 / INR n * Sum (fun i : Fin n => E (fun w : P => X i w ^ 2)) - Sum (fun i : Fin n => Sum (fun i_ :
    Fin n => E (fun w : P => X i w * X i_ w))) * (1 / INR n ^ 2) = 1 / INR n * (mu ^ 2 * INR n + sigma ^ 2 * INR n) -
    (mu ^ 2 * INR n ^ 2 + sigma ^ 2 * INR n) * (1 / INR n) ^ 2).
  { exact (f_equal3 (fun (h_25 : R) (h_26 : R) (h_27 : R) => 1 / INR n * h_25 - h_26 * h_27) r52 (eq_trans (eq_trans
    r140 r146) r148) r87). }
  assert (r152 : 1 / INR n * (mu ^ 2 * INR n + sigma ^ 2 * INR n) - (mu ^ 2 * INR n ^ 2 + sigma ^ 2 * INR n) * (1 /
    INR n) ^ 2 = sigma ^ 2 + -1 * (sigma ^ 2 * (1 / INR n))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 ^ 2) + ((-1) * ((u0 ^ 2) * (1 * u1)))) - (((1 * u1) * (((u2 ^ 2) *
    u3) + ((u0 ^ 2) * u3))) - ((((u2 ^ 2) * (u3 ^ 2)) + ((u0 ^ 2) * u3)) * ((1 * u1) ^ 2))) = ((u2 ^ 2) * (1 - (u3 *
    (1 * u1))) + ((u0 ^ 2) * (1 - (u3 * (1 * u1))) + (((-1) * (((u2 ^ 2) * u3) * (1 * u1))) * (1 - (u3 * (1 * u1))) +
    (((-1) * ((u0 ^ 2) * (1 * u1))) * (1 - (u3 * (1 * u1))) + (((-1) * (u2 ^ 2)) * (1 - (u3 * (1 * u1))) + 0)))))) by
    (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (mu ^ 2) r23 (Rules.and_equation (sigma ^ 2) r23
      (Rules.and_equation (-1 * (mu ^ 2 * INR n * (1 / INR n))) r23 (Rules.and_equation (-1 * (sigma ^ 2 * (1 / INR
      n))) r23 (Rules.and_equation (-1 * mu ^ 2) r23 Rules.no_equation))))) (identity sigma (/ (INR n)) mu (INR n))).
      }
  assert (r154 : sigma ^ 2 + mu ^ 2 - Sum (fun i : Fin n => Sum (fun k : Fin n => delta i k * sigma ^ 2 + mu ^ 2)) /
    INR n ^ 2 = sigma ^ 2 + mu ^ 2 - Sum (fun i : Fin n => Sum (fun k : Fin n => delta i k * sigma ^ 2 + mu ^ 2)) * (1
    / INR n ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 ^ 2) + (u1 ^ 2)) - (u2 * u3)) = (((u0 ^ 2) + (u1 ^ 2)) - (u2 * (1
    * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity sigma mu (Sum (fun i : Fin n => Sum (fun k : Fin n => delta i k * sigma ^ 2 + mu ^ 2))) (/ (INR n
      ^ 2))). }
  assert (r155 : forall (i_7 i_8 : Fin n), delta i_7 i_8 * sigma ^ 2 + mu ^ 2 = mu ^ 2 + sigma ^ 2 * delta i_7 i_8).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (u1 ^ 2)) + (u2 ^ 2)) = ((u2 ^ 2) + ((u1 ^ 2) * u0))) by (intros u0
    u1 u2; ring).
    exact (fun (i_7 i_8 : Fin n) => (identity (delta i_7 i_8) sigma mu)). }
  assert (r157 : forall (i_7 i_8 : Fin n), mu ^ 2 + sigma ^ 2 * delta i_7 i_8 = mu ^ 2 * 1 + sigma ^ 2 * (delta i_8
    i_7 * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 ^ 2) * 1) + ((u1 ^ 2) * (u2 * 1))) - ((u0 ^ 2) + ((u1 ^ 2) * u3))
    = (((u1 ^ 2) * 1) * (u2 - u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_7 i_8 : Fin n) => (Rules.linear_combination (Rules.and_equation (sigma ^ 2 * 1) (r123 i_7 i_8)
      Rules.no_equation) (identity mu sigma (delta i_8 i_7) (delta i_7 i_8)))). }
  assert (r159 : forall (i_7 : Fin n), Sum (fun i : Fin n => delta i_7 i * sigma ^ 2 + mu ^ 2) = Sum (fun i : Fin n =>
    mu ^ 2 * 1 + sigma ^ 2 * (delta i i_7 * 1))).
  { exact (fun (i_7 : Fin n) => (Rules.sum_congruence (fun (i_8 : Fin n) => (eq_trans (r155 i_7 i_8) (r157 i_7
    i_8))))). }
  assert (r163 : forall (i_7 : Fin n), sigma ^ 2 * Sum (fun i : Fin n => delta i i_7 * 1) = sigma ^ 2 * 1).
  { exact (fun (i_7 : Fin n) => (f_equal (fun (h_28 : R) => sigma ^ 2 * h_28) (Facts.sum_delta n i_7 (fun i : Fin n =>
    1)))). }
  assert (r165 : forall (i_7 : Fin n), Sum (fun i : Fin n => mu ^ 2 * 1) + Sum (fun i : Fin n => sigma ^ 2 * (delta i
    i_7 * 1)) = mu ^ 2 * INR n + sigma ^ 2 * 1).
  { exact (fun (i_7 : Fin n) => (f_equal2 (fun (h_29 : R) (h_30 : R) => h_29 + h_30) r46 (eq_trans (Facts.sum_scale n
    (sigma ^ 2) (fun i : Fin n => delta i i_7 * 1)) (r163 i_7)))). }
  assert (r170 : Sum (fun i : Fin n => Sum (fun i_ : Fin n => delta i i_ * sigma ^ 2 + mu ^ 2)) = Sum (fun i : Fin n
    => mu ^ 2 * INR n * 1 + sigma ^ 2 * 1)).
  { exact (Rules.sum_congruence (fun (i_7 : Fin n) => (eq_trans (eq_trans (eq_trans (r159 i_7) (eq_trans
    (Facts.sum_add n (fun i : Fin n => mu ^ 2 * 1) (fun i : Fin n => sigma ^ 2 * (delta i i_7 * 1))) (r165 i_7)))
    r136) r138))). }
  assert (r173 : sigma ^ 2 + mu ^ 2 - Sum (fun i : Fin n => Sum (fun i_ : Fin n => delta i i_ * sigma ^ 2 + mu ^ 2)) *
    (1 / INR n ^ 2) = sigma ^ 2 + mu ^ 2 - (mu ^ 2 * INR n ^ 2 + sigma ^ 2 * INR n) * (1 / INR n) ^ 2).
  { exact (f_equal2 (fun (h_31 : R) (h_32 : R) => sigma ^ 2 + mu ^ 2 - h_31 * h_32) (eq_trans (eq_trans r170 r146)
    r148) r87). }
  assert (r175 : sigma ^ 2 + mu ^ 2 - (mu ^ 2 * INR n ^ 2 + sigma ^ 2 * INR n) * (1 / INR n) ^ 2 = sigma ^ 2 + -1 *
    (sigma ^ 2 * (1 / INR n))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 ^ 2) + ((-1) * ((u0 ^ 2) * (1 * u1)))) - (((u0 ^ 2) + (u2 ^ 2)) -
    ((((u2 ^ 2) * (u3 ^ 2)) + ((u0 ^ 2) * u3)) * ((1 * u1) ^ 2))) = (((-1) * (((u2 ^ 2) * u3) * (1 * u1))) * (1 - (u3
    * (1 * u1))) + (((-1) * ((u0 ^ 2) * (1 * u1))) * (1 - (u3 * (1 * u1))) + (((-1) * (u2 ^ 2)) * (1 - (u3 * (1 *
    u1))) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (mu ^ 2 * INR n * (1 / INR n))) r23 (Rules.and_equation
      (-1 * (sigma ^ 2 * (1 / INR n))) r23 (Rules.and_equation (-1 * mu ^ 2) r23 Rules.no_equation))) (identity sigma
      (/ (INR n)) mu (INR n))). }
  assert (r176 : sigma ^ 2 + mu ^ 2 - Sum (fun i : Fin n => Sum (fun k : Fin n => delta i k * sigma ^ 2 + mu ^ 2)) /
    INR n ^ 2 = sigma ^ 2 + -1 * (sigma ^ 2 * (1 / INR n))).
  { exact (eq_trans (eq_trans r154 r173) r175). }
  assert (r180 : (INR n - 1) / INR n * sigma ^ 2 = sigma ^ 2 + -1 * (sigma ^ 2 * (1 / INR n))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 ^ 2) + ((-1) * ((u0 ^ 2) * (1 * u1)))) - (((u2 - 1) * u1) * (u0 ^ 2))
    = ((u0 ^ 2) * (1 - (u2 * (1 * u1))) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation (sigma ^ 2) r23 Rules.no_equation) (identity sigma (/ (INR n))
      (INR n))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans r31 (eq_trans (Facts.expectation_add P (Random (fun w : P =>
    1 / INR n * Sum (fun i : Fin n => X i w ^ 2)) (finite_mul (finite_const (1 / INR n)) (finite_sum (fun i : Fin n =>
    (finite_pow 2 (moments (X i))))))) (Random (fun w : P => -1 * (1 / INR n) ^ 2 * Sum (fun k : Fin n => X k w) ^ 2)
    (finite_mul (finite_const (-1 * (1 / INR n) ^ 2)) (finite_pow 2 (finite_sum (fun k : Fin n => (moments (X
    k)))))))) r76)) r79) (eq_sym (eq_trans (eq_trans r81 r88) r90))) (eq_trans (eq_trans (eq_trans r81 r150) r152)
    (eq_sym r176))) (eq_trans r176 (eq_sym r180))).
Qed.

(* The correction of the variance of a batch. *)
Theorem batchnorm_variance_unbiased (n : nat) (n_pos : (0 < n)%nat) (P : probability) (X : Fin n -> random P) (mu
  sigma : R)
    (given_1 : independent X)
    (given_2 : forall i : Fin n, E (fun w : P => X i w) = mu)
    (given_3 : forall i : Fin n, E (fun w : P => X i w ^ 2) = sigma ^ 2 + mu ^ 2)
    (given_4 : INR n <> 1) :
  INR n / (INR n - 1) * E (fun w : P => 1 / INR n * Sum (fun i : Fin n => (X i w - 1 / INR n * Sum (fun k : Fin n => X
    k w)) ^ 2)) = sigma ^ 2.
Proof.
  assert (r0 : INR n / (INR n - 1) * E (fun w : P => 1 / INR n * Sum (fun i : Fin n => (X i w - 1 / INR n * Sum (fun k
    : Fin n => X k w)) ^ 2)) = INR n * (1 / (INR n - 1)) * E (fun w : P => 1 / INR n * Sum (fun i : Fin n => (X i w -
    1 / INR n * Sum (fun k : Fin n => X k w)) ^ 2))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2; ring).
    exact (identity (INR n) (/ (INR n - 1)) (E (fun w : P => 1 / INR n * Sum (fun i : Fin n => (X i w - 1 / INR n *
      Sum (fun k : Fin n => X k w)) ^ 2)))). }
  assert (r1 : INR n - 1 = -1 + INR n).
  { assert (identity : forall u0 : R, (u0 - 1) = ((-1) + u0)) by (intros u0; ring).
    exact (identity (INR n)). }
  assert (r2 : 1 / (INR n - 1) = 1 / (-1 + INR n)).
  { exact (f_equal (fun (h : R) => 1 / h) r1). }
  assert (r3 : -1 + INR n = -1 * (1 + -1 * INR n)).
  { assert (identity : forall u0 : R, ((-1) + u0) = ((-1) * (1 + ((-1) * u0)))) by (intros u0; ring).
    exact (identity (INR n)). }
  assert (r4 : 1 / (-1 + INR n) = 1 / (-1 * (1 + -1 * INR n))).
  { exact (f_equal (fun (h_ : R) => 1 / h_) r3). }
  assert (r8 : 1 / -1 * (1 / (1 + -1 * INR n)) = -1 * (1 / (1 + -1 * INR n))).
  { assert (identity : forall u0 : R, ((1 / (-1)) * (1 * u0)) = ((-1) * (1 * u0))) by (intros u0; field).
    exact (identity (/ (1 + -1 * INR n))). }
  assert (r9 : 1 / (INR n - 1) = -1 * (1 / (1 + -1 * INR n))).
  { exact (eq_trans (eq_trans (eq_trans r2 r4) (Facts.inverse_mul (-1) (1 + -1 * INR n))) r8). }
  assert (r11 : (INR n - 1) / INR n * sigma ^ 2 = sigma ^ 2 * INR n * (1 / INR n) + -1 * (sigma ^ 2 * (1 / INR n))).
  { assert (identity : forall u0 u1 u2 : R, (((u0 - 1) * u1) * (u2 ^ 2)) = ((((u2 ^ 2) * u0) * (1 * u1)) + ((-1) *
    ((u2 ^ 2) * (1 * u1))))) by (intros u0 u1 u2; ring).
    exact (identity (INR n) (/ (INR n)) sigma). }
  assert (r13 : INR n * (1 / (INR n - 1)) * E (fun w : P => 1 / INR n * Sum (fun i : Fin n => (X i w - 1 / INR n * Sum
    (fun k : Fin n => X k w)) ^ 2)) = INR n * (-1 * (1 / (1 + -1 * INR n))) * (sigma ^ 2 * INR n * (1 / INR n) + -1 *
    (sigma ^ 2 * (1 / INR n)))).
  { exact (f_equal2 (fun (h_1 : R) (h_2 : R) => INR n * h_1 * h_2) r9 (eq_trans
    (Normalization.batchnorm_variance_expectation n n_pos P X mu sigma given_1 given_2 given_3) r11)). }
  assert (r15 : INR n * (-1 * (1 / (1 + -1 * INR n))) * (sigma ^ 2 * INR n * (1 / INR n) + -1 * (sigma ^ 2 * (1 / INR
    n))) = sigma ^ 2 * INR n * (1 / (1 + -1 * INR n)) * (1 / INR n) + -1 * (sigma ^ 2 * INR n ^ 2 * (1 / (1 + -1 * INR
    n)) * (1 / INR n))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((-1) * (1 * u1))) * ((((u2 ^ 2) * u0) * (1 * u3)) + ((-1) *
    ((u2 ^ 2) * (1 * u3))))) = (((((u2 ^ 2) * u0) * (1 * u1)) * (1 * u3)) + ((-1) * ((((u2 ^ 2) * (u0 ^ 2)) * (1 *
    u1)) * (1 * u3))))) by (intros u0 u1 u2 u3; ring).
    exact (identity (INR n) (/ (1 + -1 * INR n)) sigma (/ (INR n))). }
  assert (r17 : INR n / (INR n - 1) * ((INR n - 1) / INR n * sigma ^ 2) = INR n * (1 / (INR n - 1)) * ((INR n - 1) *
    (1 / INR n) * sigma ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (((u0 - 1) * u2) * (u3 ^ 2))) = ((u0 * (1 * u1)) * (((u0 -
    1) * (1 * u2)) * (u3 ^ 2)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (INR n) (/ (INR n - 1)) (/ (INR n)) sigma). }
  assert (r18 : INR n * (1 / (INR n - 1)) * ((INR n - 1) * (1 / INR n) * sigma ^ 2) = INR n * (-1 * (1 / (1 + -1 * INR
    n))) * ((INR n - 1) * (1 / INR n) * sigma ^ 2)).
  { exact (f_equal (fun (h_3 : R) => INR n * h_3 * ((INR n - 1) * (1 / INR n) * sigma ^ 2)) r9). }
  assert (r19 : INR n / (INR n - 1) * ((INR n - 1) / INR n * sigma ^ 2) = INR n * (-1 * (1 / (1 + -1 * INR n))) *
    ((INR n - 1) * (1 / INR n) * sigma ^ 2)).
  { exact (eq_trans r17 r18). }
  assert (r20 : INR n * (-1 * (1 / (1 + -1 * INR n))) * ((INR n - 1) * (1 / INR n) * sigma ^ 2) = sigma ^ 2 * INR n *
    (1 / (1 + -1 * INR n)) * (1 / INR n) + -1 * (sigma ^ 2 * INR n ^ 2 * (1 / (1 + -1 * INR n)) * (1 / INR n))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((-1) * (1 * u1))) * (((u0 - 1) * (1 * u2)) * (u3 ^ 2))) =
    (((((u3 ^ 2) * u0) * (1 * u1)) * (1 * u2)) + ((-1) * ((((u3 ^ 2) * (u0 ^ 2)) * (1 * u1)) * (1 * u2))))) by (intros
    u0 u1 u2 u3; ring).
    exact (identity (INR n) (/ (1 + -1 * INR n)) (/ (INR n)) sigma). }
  assert (r24 : INR n - 1 <> 0).
  { exact (Facts.sub_ne_zero (INR n) 1 given_4). }
  assert (r25 : -1 < 0).
  { assert (identity : 0 - (-1) = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r27 : forall (a : R), a < 0 -> 0 < - a).
  { assert (identity : forall u0 : R, (- u0) - 0 = (1 * (0 - u0) + 0)) by (intros u0; ring).
    exact (fun (a : R) p => (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) p
      Rules.no_relation) (identity a)) eq_refl)). }
  assert (r30 : forall (a : R), - a = a * -1).
  { assert (identity : forall u0 : R, (- u0) = (u0 * (-1))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r31 : forall (a : R), a < 0 -> a * -1 <> 0).
  { exact (fun (a : R) p_ => (eq_ind (- a) (fun (h_4 : R) => h_4 <> 0) (Facts.ne_of_pos (- a) (r27 a p_)) (a * -1)
    (r30 a))). }
  assert (r33 : forall (a : R), a < 0 -> a <> 0).
  { exact (fun (a : R) p_1 => (Facts.ne_of_mul a (-1) (r31 a p_1))). }
  assert (r35 : -1 <> 0).
  { exact (r33 (-1) r25). }
  assert (r36 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r41 : forall (a b : R), a <> 0 -> b <> 0 -> 1 = a * b * (1 / a * (1 / b))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * ((1 * u2) * (1 * u3))) - 1 = ((-1) * (1 - (u0 * (1 * u2)))
    + ((- (u0 * (1 * u2))) * (1 - (u1 * (1 * u3))) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a b : R) p_2 p_3 => (Rules.linear_combination (Rules.and_equation (-1) (Facts.mul_inverse a p_2)
      (Rules.and_equation (- (a * (1 / a))) (Facts.mul_inverse b p_3) Rules.no_equation)) (identity a b (/ a) (/
      b)))). }
  assert (r42 : forall (a b : R), a <> 0 -> b <> 0 -> a * b * (1 / a * (1 / b)) <> 0).
  { exact (fun (a b : R) p_4 p_5 => (eq_ind 1 (fun (h_5 : R) => h_5 <> 0) (Facts.ne_of_pos 1 r36) (a * b * (1 / a * (1
    / b))) (r41 a b p_4 p_5))). }
  assert (r44 : forall (a b : R), a <> 0 -> b <> 0 -> a * b <> 0).
  { exact (fun (a b : R) p_6 p_7 => (Facts.ne_of_mul (a * b) (1 / a * (1 / b)) (r42 a b p_6 p_7))). }
  assert (r48 : -1 * (INR n - 1) = 1 + -1 * INR n).
  { assert (identity : forall u0 : R, ((-1) * (u0 - 1)) = (1 + ((-1) * u0))) by (intros u0; ring).
    exact (identity (INR n)). }
  assert (r49 : 1 + -1 * INR n <> 0).
  { exact (eq_ind (-1 * (INR n - 1)) (fun (h_6 : R) => h_6 <> 0) (r44 (-1) (INR n - 1) r35 r24) (1 + -1 * INR n) r48).
    }
  assert (r52 : INR n * (1 / (1 + -1 * INR n)) = -1 + 1 / (1 + -1 * INR n)).
  { assert (identity : forall u0 u1 : R, ((-1) + (1 * u0)) - (u1 * (1 * u0)) = ((-1) * (1 - ((1 + ((-1) * u1)) * (1 *
    u0))) + 0)) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1) (Facts.mul_inverse (1 + -1 * INR n) r49)
      Rules.no_equation) (identity (/ (1 + -1 * INR n)) (INR n))). }
  assert (r53 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a_ : Fin n) => 1)) n_pos (fun (a_ : Fin n) => r36)). }
  assert (r55 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_7 : R) => 0 < h_7) r53 (INR n) (Facts.sum_one n)). }
  assert (r57 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r55). }
  assert (r60 : INR n * (-1 * (1 / (1 + -1 * INR n))) * ((INR n - 1) * (1 / INR n) * sigma ^ 2) = sigma ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 ^ 2) - ((u1 * ((-1) * (1 * u2))) * (((u1 - 1) * (1 * u3)) * (u0 ^
    2))) = (((-1) * (((u0 ^ 2) * u1) * (1 * u3))) * (((-1) + (1 * u2)) - (u1 * (1 * u2))) + ((u0 ^ 2) * (1 - (u1 * (1
    * u3))) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (sigma ^ 2 * INR n * (1 / INR n))) r52
      (Rules.and_equation (sigma ^ 2) (Facts.mul_inverse (INR n) r57) Rules.no_equation)) (identity sigma (INR n) (/
      (1 + -1 * INR n)) (/ (INR n)))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r0 r13) r15) (eq_sym (eq_trans r19 r20))) (eq_trans r19 r60)).
Qed.
