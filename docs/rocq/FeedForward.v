(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List.
From Derive Require Import Support ErrorFunction Rules SpecialFunctions.
From Book Require Import Facts Softmax Attention.
Open Scope R_scope.

(* A vector times a product of Jacobians, the last layer first. *)
Theorem vjp_compose (e : nat) (e_pos : (0 < e)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (g
  : Fin e -> R) (B : Fin e -> Fin m -> R) (A : Fin m -> Fin d -> R) (a : Fin d) :
  Sum (fun c : Fin e => g c * Sum (fun h : Fin m => B c h * A h a)) = Sum (fun h : Fin m => Sum (fun c : Fin e => g c
    * B c h) * A h a).
Proof.
  assert (r0 : forall (i : Fin e) (i_ : Fin m), B i i_ * A i_ a = A i_ a * B i i_).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin e) (i_ : Fin m) => (identity (B i i_) (A i_ a))). }
  assert (r1 : forall (i : Fin e), Sum (fun i_ : Fin m => B i i_ * A i_ a) = Sum (fun i_ : Fin m => A i_ a * B i i_)).
  { exact (fun (i : Fin e) => (Rules.sum_congruence (fun (i_ : Fin m) => (r0 i i_)))). }
  assert (r2 : forall (i : Fin e), g i * Sum (fun i_ : Fin m => B i i_ * A i_ a) = g i * Sum (fun i_ : Fin m => A i_ a
    * B i i_)).
  { exact (fun (i : Fin e) => (f_equal (fun (h : R) => g i * h) (r1 i))). }
  assert (r3 : Sum (fun c : Fin e => g c * Sum (fun h : Fin m => B c h * A h a)) = Sum (fun i : Fin e => g i * Sum
    (fun i_ : Fin m => A i_ a * B i i_))).
  { exact (Rules.sum_congruence (fun (i : Fin e) => (r2 i))). }
  assert (r4 : forall (i_1 : Fin e) (i_2 : Fin m), g i_1 * B i_1 i_2 * A i_2 a = A i_2 a * B i_1 i_2 * g i_1).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u2 * u1) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin e) (i_2 : Fin m) => (identity (g i_1) (B i_1 i_2) (A i_2 a))). }
  assert (r5 : forall (i_2 : Fin m) (i_1 : Fin e), A i_2 a * B i_1 i_2 * g i_1 = g i_1 * (A i_2 a * B i_1 i_2)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u2 * (u0 * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin m) (i_1 : Fin e) => (identity (A i_2 a) (B i_1 i_2) (g i_1))). }
  assert (r7 : forall (i_1 : Fin e), Sum (fun i : Fin m => g i_1 * B i_1 i * A i a) = Sum (fun i : Fin m => g i_1 * (A
    i a * B i_1 i))).
  { exact (fun (i_1 : Fin e) => (Rules.sum_congruence (fun (i_2 : Fin m) => (eq_trans (r4 i_1 i_2) (r5 i_2 i_1))))). }
  assert (r10 : Sum (fun i : Fin e => Sum (fun i_ : Fin m => g i * B i i_ * A i_ a)) = Sum (fun i : Fin e => g i * Sum
    (fun i_ : Fin m => A i_ a * B i i_))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin e) => (eq_trans (r7 i_1) (Facts.sum_scale m (g i_1) (fun i : Fin m =>
    A i a * B i_1 i))))). }
  assert (r13 : forall (i_3 : Fin e) (i_4 : Fin m), g i_3 * B i_3 i_4 = B i_3 i_4 * g i_3).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_3 : Fin e) (i_4 : Fin m) => (identity (g i_3) (B i_3 i_4))). }
  assert (r14 : forall (i_4 : Fin m), Sum (fun i : Fin e => g i * B i i_4) = Sum (fun i : Fin e => B i i_4 * g i)).
  { exact (fun (i_4 : Fin m) => (Rules.sum_congruence (fun (i_3 : Fin e) => (r13 i_3 i_4)))). }
  assert (r15 : forall (i_4 : Fin m), Sum (fun i : Fin e => g i * B i i_4) * A i_4 a = Sum (fun i : Fin e => B i i_4 *
    g i) * A i_4 a).
  { exact (fun (i_4 : Fin m) => (f_equal (fun (h_ : R) => h_ * A i_4 a) (r14 i_4))). }
  assert (r16 : forall (i_4 : Fin m), Sum (fun i : Fin e => B i i_4 * g i) * A i_4 a = A i_4 a * Sum (fun i : Fin e =>
    B i i_4 * g i)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_4 : Fin m) => (identity (Sum (fun i : Fin e => B i i_4 * g i)) (A i_4 a))). }
  assert (r18 : Sum (fun h : Fin m => Sum (fun c : Fin e => g c * B c h) * A h a) = Sum (fun i : Fin m => A i a * Sum
    (fun i_ : Fin e => B i_ i * g i_))).
  { exact (Rules.sum_congruence (fun (i_4 : Fin m) => (eq_trans (r15 i_4) (r16 i_4)))). }
  assert (r21 : Sum (fun i : Fin m => A i a * Sum (fun i_ : Fin e => B i_ i * g i_)) = Sum (fun i : Fin m => Sum (fun
    i_ : Fin e => A i a * (B i_ i * g i_)))).
  { exact (Rules.sum_congruence (fun (i_4 : Fin m) => (eq_sym (Facts.sum_scale e (A i_4 a) (fun i : Fin e => B i i_4 *
    g i))))). }
  assert (r24 : forall (i_5 : Fin m) (i_6 : Fin e), A i_5 a * (B i_6 i_5 * g i_6) = A i_5 a * B i_6 i_5 * g i_6).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u0 * u1) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_5 : Fin m) (i_6 : Fin e) => (identity (A i_5 a) (B i_6 i_5) (g i_6))). }
  assert (r25 : forall (i_5 : Fin m) (i_6 : Fin e), A i_5 a * B i_6 i_5 * g i_6 = g i_6 * (A i_5 a * B i_6 i_5)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u2 * (u0 * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i_5 : Fin m) (i_6 : Fin e) => (identity (A i_5 a) (B i_6 i_5) (g i_6))). }
  assert (r27 : forall (i_6 : Fin e), Sum (fun i : Fin m => A i a * (B i_6 i * g i_6)) = Sum (fun i : Fin m => g i_6 *
    (A i a * B i_6 i))).
  { exact (fun (i_6 : Fin e) => (Rules.sum_congruence (fun (i_5 : Fin m) => (eq_trans (r24 i_5 i_6) (r25 i_5 i_6))))).
    }
  assert (r30 : Sum (fun i : Fin e => Sum (fun i_ : Fin m => A i_ a * (B i i_ * g i))) = Sum (fun i : Fin e => g i *
    Sum (fun i_ : Fin m => A i_ a * B i i_))).
  { exact (Rules.sum_congruence (fun (i_6 : Fin e) => (eq_trans (r27 i_6) (Facts.sum_scale m (g i_6) (fun i : Fin m =>
    A i a * B i_6 i))))). }
  exact (eq_trans (eq_trans r3 (eq_sym r10)) (eq_trans r10 (eq_sym (eq_trans r18 (eq_trans (eq_trans r21
    (Facts.sum_exchange m e (fun (i : Fin m) (i_ : Fin e) => A i a * (B i_ i * g i_)))) r30))))).
Qed.

Definition logit {d n : nat} (C : Fin d -> Fin n -> R) (y : Fin d -> R) (i : Fin n) : R :=
  Sum (fun a : Fin d => y a * C a i).

(* Backward pass of a composition: softmax after a linear map. *)
Theorem softmax_linear_backward (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (g : Fin n -> R) (C :
  Fin d -> Fin n -> R) (y : Fin d -> R) (a : Fin d) :
  partial (entry a) (fun y : Fin d -> R => Sum (fun i : Fin n => g i * softmax (fun i : Fin n => logit C y i) i)) y
    (Sum (fun j : Fin n => softmax (fun i : Fin n => logit C y i) j * (g j - Sum (fun i : Fin n => g i * softmax (fun
    i : Fin n => logit C y i) i)) * C a j)).
Proof.
  assert (r1 : forall (i : Fin n), partial (entry a) (fun y : Fin d -> R => g i) y 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (y : Fin d -> R) (i : Fin n), softmax (fun i : Fin n => logit C y i) i = exp (logit C y i) /
    partition (fun i : Fin n => logit C y i)).
  { exact (fun (y : Fin d -> R) (i : Fin n) => eq_refl). }
  assert (r4 : forall (y : Fin d -> R) (i : Fin n), logit C y i = Sum (fun a : Fin d => y a * C a i)).
  { exact (fun (y : Fin d -> R) (i : Fin n) => eq_refl). }
  assert (r6 : forall (i_ : Fin d), partial (entry a) (fun y : Fin d -> R => y i_) y (delta i_ a)).
  { exact (fun (i_ : Fin d) => (Rules.deriv_entry i_ a y)). }
  assert (r7 : forall (i_ : Fin d) (i : Fin n), partial (entry a) (fun y : Fin d -> R => C i_ i) y 0).
  { exact (fun (i_ : Fin d) (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r8 : forall (i_ : Fin d) (i : Fin n), partial (entry a) (fun y : Fin d -> R => y i_ * C i_ i) y (delta i_ a
    * C i_ i + y i_ * 0)).
  { exact (fun (i_ : Fin d) (i : Fin n) => (Rules.deriv_mul (r6 i_) (r7 i_ i))). }
  assert (r9 : forall (i : Fin n), partial (entry a) (fun y : Fin d -> R => Sum (fun a : Fin d => y a * C a i)) y (Sum
    (fun i_ : Fin d => delta i_ a * C i_ i + y i_ * 0))).
  { exact (fun (i : Fin n) => (Rules.deriv_sum (fun (i_ : Fin d) => (r8 i_ i)))). }
  assert (r11 : forall (i : Fin n), partial (entry a) (fun y : Fin d -> R => logit C y i) y (Sum (fun i_ : Fin d =>
    delta i_ a * C i_ i + y i_ * 0))).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (y : Fin d -> R) => (eq_sym (r4 y i))) (r9 i) (@eq_refl R (Sum (fun
    i_ : Fin d => delta i_ a * C i_ i + y i_ * 0))))). }
  assert (r12 : forall (i : Fin n), partial (entry a) (fun y : Fin d -> R => exp (logit C y i)) y (exp (logit C y i) *
    Sum (fun i_ : Fin d => delta i_ a * C i_ i + y i_ * 0))).
  { exact (fun (i : Fin n) => (Rules.deriv_fn Rules.outer_exp (r11 i))). }
  assert (r13 : forall (y : Fin d -> R), partition (fun i : Fin n => logit C y i) = Sum (fun k : Fin n => exp (logit C
    y k))).
  { exact (fun (y : Fin d -> R) => eq_refl). }
  assert (r15 : forall (y : Fin d -> R) (i_1 : Fin n), logit C y i_1 = Sum (fun a : Fin d => y a * C a i_1)).
  { exact (fun (y : Fin d -> R) (i_1 : Fin n) => eq_refl). }
  assert (r17 : forall (i_2 : Fin d), partial (entry a) (fun y : Fin d -> R => y i_2) y (delta i_2 a)).
  { exact (fun (i_2 : Fin d) => (Rules.deriv_entry i_2 a y)). }
  assert (r18 : forall (i_2 : Fin d) (i_1 : Fin n), partial (entry a) (fun y : Fin d -> R => C i_2 i_1) y 0).
  { exact (fun (i_2 : Fin d) (i_1 : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r19 : forall (i_2 : Fin d) (i_1 : Fin n), partial (entry a) (fun y : Fin d -> R => y i_2 * C i_2 i_1) y
    (delta i_2 a * C i_2 i_1 + y i_2 * 0)).
  { exact (fun (i_2 : Fin d) (i_1 : Fin n) => (Rules.deriv_mul (r17 i_2) (r18 i_2 i_1))). }
  assert (r20 : forall (i_1 : Fin n), partial (entry a) (fun y : Fin d -> R => Sum (fun a : Fin d => y a * C a i_1)) y
    (Sum (fun i : Fin d => delta i a * C i i_1 + y i * 0))).
  { exact (fun (i_1 : Fin n) => (Rules.deriv_sum (fun (i_2 : Fin d) => (r19 i_2 i_1)))). }
  assert (r22 : forall (i_1 : Fin n), partial (entry a) (fun y : Fin d -> R => logit C y i_1) y (Sum (fun i : Fin d =>
    delta i a * C i i_1 + y i * 0))).
  { exact (fun (i_1 : Fin n) => (Rules.deriv_eq (fun (y : Fin d -> R) => (eq_sym (r15 y i_1))) (r20 i_1) (@eq_refl R
    (Sum (fun i : Fin d => delta i a * C i i_1 + y i * 0))))). }
  assert (r23 : forall (i_1 : Fin n), partial (entry a) (fun y : Fin d -> R => exp (logit C y i_1)) y (exp (logit C y
    i_1) * Sum (fun i : Fin d => delta i a * C i i_1 + y i * 0))).
  { exact (fun (i_1 : Fin n) => (Rules.deriv_fn Rules.outer_exp (r22 i_1))). }
  assert (r24 : partial (entry a) (fun y : Fin d -> R => Sum (fun k : Fin n => exp (logit C y k))) y (Sum (fun i : Fin
    n => exp (logit C y i) * Sum (fun i_ : Fin d => delta i_ a * C i_ i + y i_ * 0)))).
  { exact (Rules.deriv_sum (fun (i_1 : Fin n) => (r23 i_1))). }
  assert (r26 : partial (entry a) (fun y : Fin d -> R => partition (fun i : Fin n => logit C y i)) y (Sum (fun i : Fin
    n => exp (logit C y i) * Sum (fun i_ : Fin d => delta i_ a * C i_ i + y i_ * 0)))).
  { exact (Rules.deriv_eq (fun (y : Fin d -> R) => (eq_sym (r13 y))) r24 (@eq_refl R (Sum (fun i : Fin n => exp (logit
    C y i) * Sum (fun i_ : Fin d => delta i_ a * C i_ i + y i_ * 0))))). }
  assert (r30 : partition (fun i : Fin n => logit C y i) <> 0).
  { exact (Facts.ne_of_pos (partition (fun i : Fin n => logit C y i)) (Softmax.partition_pos n n_pos (fun i : Fin n =>
    logit C y i))). }
  assert (r31 : forall (i : Fin n), partial (entry a) (fun y : Fin d -> R => exp (logit C y i) / partition (fun i :
    Fin n => logit C y i)) y ((exp (logit C y i) * Sum (fun i_ : Fin d => delta i_ a * C i_ i + y i_ * 0) * partition
    (fun i : Fin n => logit C y i) - exp (logit C y i) * Sum (fun i : Fin n => exp (logit C y i) * Sum (fun i_ : Fin d
    => delta i_ a * C i_ i + y i_ * 0))) / partition (fun i : Fin n => logit C y i) ^ 2)).
  { exact (fun (i : Fin n) => (Rules.deriv_div (r12 i) r26 r30)). }
  assert (r33 : forall (i : Fin n), partial (entry a) (fun y : Fin d -> R => softmax (fun i : Fin n => logit C y i) i)
    y ((exp (logit C y i) * Sum (fun i_ : Fin d => delta i_ a * C i_ i + y i_ * 0) * partition (fun i : Fin n => logit
    C y i) - exp (logit C y i) * Sum (fun i : Fin n => exp (logit C y i) * Sum (fun i_ : Fin d => delta i_ a * C i_ i
    + y i_ * 0))) / partition (fun i : Fin n => logit C y i) ^ 2)).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (y : Fin d -> R) => (eq_sym (r2 y i))) (r31 i) (@eq_refl R ((exp
    (logit C y i) * Sum (fun i_ : Fin d => delta i_ a * C i_ i + y i_ * 0) * partition (fun i : Fin n => logit C y i)
    - exp (logit C y i) * Sum (fun i : Fin n => exp (logit C y i) * Sum (fun i_ : Fin d => delta i_ a * C i_ i + y i_
    * 0))) / partition (fun i : Fin n => logit C y i) ^ 2)))). }
  assert (r34 : forall (i : Fin n), partial (entry a) (fun y : Fin d -> R => g i * softmax (fun i : Fin n => logit C y
    i) i) y (0 * softmax (fun i : Fin n => logit C y i) i + g i * ((exp (logit C y i) * Sum (fun i_ : Fin d => delta
    i_ a * C i_ i + y i_ * 0) * partition (fun i : Fin n => logit C y i) - exp (logit C y i) * Sum (fun i : Fin n =>
    exp (logit C y i) * Sum (fun i_ : Fin d => delta i_ a * C i_ i + y i_ * 0))) / partition (fun i : Fin n => logit C
    y i) ^ 2))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r1 i) (r33 i))). }
  assert (r35 : partial (entry a) (fun y : Fin d -> R => Sum (fun i : Fin n => g i * softmax (fun i : Fin n => logit C
    y i) i)) y (Sum (fun i : Fin n => 0 * softmax (fun i : Fin n => logit C y i) i + g i * ((exp (logit C y i) * Sum
    (fun i_ : Fin d => delta i_ a * C i_ i + y i_ * 0) * partition (fun i : Fin n => logit C y i) - exp (logit C y i)
    * Sum (fun i : Fin n => exp (logit C y i) * Sum (fun i_ : Fin d => delta i_ a * C i_ i + y i_ * 0))) / partition
    (fun i : Fin n => logit C y i) ^ 2)))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r34 i))). }
  assert (r36 : forall (i_3 : Fin n), 0 * softmax (fun i : Fin n => logit C y i) i_3 + g i_3 * ((exp (logit C y i_3) *
    Sum (fun i : Fin d => delta i a * C i i_3 + y i * 0) * partition (fun i : Fin n => logit C y i) - exp (logit C y
    i_3) * Sum (fun i : Fin n => exp (logit C y i) * Sum (fun i_ : Fin d => delta i_ a * C i_ i + y i_ * 0))) /
    partition (fun i : Fin n => logit C y i) ^ 2) = 0 * softmax (fun i : Fin n => logit C y i) i_3 + g i_3 * ((exp
    (logit C y i_3) * Sum (fun i : Fin d => delta i a * C i i_3 + y i * 0) * partition (fun i : Fin n => logit C y i)
    - exp (logit C y i_3) * Sum (fun i : Fin n => exp (logit C y i) * Sum (fun i_ : Fin d => delta i_ a * C i_ i + y
    i_ * 0))) * (1 / partition (fun i : Fin n => logit C y i) ^ 2))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((0 * u0) + (u1 * ((((u2 * u3) * u4) - (u2 * u5)) * u6))) =
    ((0 * u0) + (u1 * ((((u2 * u3) * u4) - (u2 * u5)) * (1 * u6))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_3 : Fin n) => (identity (softmax (fun i : Fin n => logit C y i) i_3) (g i_3) (exp (logit C y i_3))
      (Sum (fun i : Fin d => delta i a * C i i_3 + y i * 0)) (partition (fun i : Fin n => logit C y i)) (Sum (fun i :
      Fin n => exp (logit C y i) * Sum (fun i_ : Fin d => delta i_ a * C i_ i + y i_ * 0))) (/ (partition (fun i : Fin
      n => logit C y i) ^ 2)))). }
  assert (r39 : forall (b a : Fin d), a <> b -> b <> a).
  { exact (fun (b a : Fin d) p => (Facts.apart_symm d a b p)). }
  assert (r42 : forall (a b : Fin d), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin d) p_ => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart d a b p_)
      (Rules.and_equation (-1) (Facts.delta_apart d b a (r39 b a p_)) Rules.no_equation)) (identity (delta b a) (delta
      a b)))). }
  assert (r43 : forall (a b : Fin d), delta a b = delta b a).
  { exact (fun (a b : Fin d) => (Rules.index_cases (fun (b : Fin d) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_1 => (r42 a b p_1)))). }
  assert (r45 : forall (i_4 : Fin d) (i_3 : Fin n), delta i_4 a * C i_4 i_3 + y i_4 * 0 = delta a i_4 * C i_4 i_3 + y
    i_4 * 0).
  { exact (fun (i_4 : Fin d) (i_3 : Fin n) => (f_equal (fun (h : R) => h * C i_4 i_3 + y i_4 * 0) (r43 i_4 a))). }
  assert (r48 : forall (i_4 : Fin d) (i_3 : Fin n), a <> i_4 -> delta a i_4 * C i_4 i_3 = delta a i_4 * C a i_3).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_4 : Fin d) (i_3 : Fin n) p_2 => (Rules.linear_combination (Rules.and_equation (C i_4 i_3 - C a i_3)
      (Facts.delta_apart d a i_4 p_2) Rules.no_equation) (identity (delta a i_4) (C a i_3) (C i_4 i_3)))). }
  assert (r49 : forall (i_4 : Fin d) (i_3 : Fin n), delta a i_4 * C i_4 i_3 = delta a i_4 * C a i_3).
  { exact (fun (i_4 : Fin d) (i_3 : Fin n) => (Rules.index_cases (fun (i_4 : Fin d) => delta a i_4 * C i_4 i_3 = delta
    a i_4 * C a i_3) a i_4 (@eq_refl R (delta a a * C a i_3)) (fun p_3 => (r48 i_4 i_3 p_3)))). }
  assert (r50 : forall (i_4 : Fin d) (i_3 : Fin n), delta a i_4 * C i_4 i_3 + y i_4 * 0 = C a i_3 * delta a i_4).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * u1) - ((u1 * u2) + (u3 * 0)) = (1 * ((u1 * u0) - (u1 * u2)) + 0))
    by (intros u0 u1 u2 u3; ring).
    exact (fun (i_4 : Fin d) (i_3 : Fin n) => (Rules.linear_combination (Rules.and_equation 1 (r49 i_4 i_3)
      Rules.no_equation) (identity (C a i_3) (delta a i_4) (C i_4 i_3) (y i_4)))). }
  assert (r53 : forall (i_3 : Fin n) (i_4 : Fin d), C a i_3 * delta a i_4 = C a i_3 * (delta i_4 a * 1)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * 1)) - (u0 * u2) = ((u0 * 1) * (u1 - u2) + 0)) by (intros u0 u1
    u2; ring).
    exact (fun (i_3 : Fin n) (i_4 : Fin d) => (Rules.linear_combination (Rules.and_equation (C a i_3 * 1) (r43 a i_4)
      Rules.no_equation) (identity (C a i_3) (delta i_4 a) (delta a i_4)))). }
  assert (r55 : forall (i_3 : Fin n), Sum (fun i : Fin d => delta i a * C i i_3 + y i * 0) = Sum (fun i : Fin d => C a
    i_3 * (delta i a * 1))).
  { exact (fun (i_3 : Fin n) => (Rules.sum_congruence (fun (i_4 : Fin d) => (eq_trans (eq_trans (r45 i_4 i_3) (r50 i_4
    i_3)) (r53 i_3 i_4))))). }
  assert (r57 : Sum (fun i : Fin d => delta i a * 1) = 1).
  { exact (Facts.sum_delta d a (fun i : Fin d => 1)). }
  assert (r58 : forall (i_3 : Fin n), C a i_3 * Sum (fun i : Fin d => delta i a * 1) = C a i_3 * 1).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_ : R) => C a i_3 * h_) r57)). }
  assert (r61 : forall (i_3 : Fin n), C a i_3 * 1 = C a i_3).
  { assert (identity : forall u0 : R, (u0 * 1) = u0) by (intros u0; ring).
    exact (fun (i_3 : Fin n) => (identity (C a i_3))). }
  assert (r64 : forall (i_5 : Fin d) (i_6 : Fin n), delta i_5 a * C i_5 i_6 + y i_5 * 0 = delta a i_5 * C i_5 i_6 + y
    i_5 * 0).
  { exact (fun (i_5 : Fin d) (i_6 : Fin n) => (f_equal (fun (h_1 : R) => h_1 * C i_5 i_6 + y i_5 * 0) (r43 i_5 a))). }
  assert (r67 : forall (i_5 : Fin d) (i_6 : Fin n), a <> i_5 -> delta a i_5 * C i_5 i_6 = delta a i_5 * C a i_6).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_5 : Fin d) (i_6 : Fin n) p_4 => (Rules.linear_combination (Rules.and_equation (C i_5 i_6 - C a i_6)
      (Facts.delta_apart d a i_5 p_4) Rules.no_equation) (identity (delta a i_5) (C a i_6) (C i_5 i_6)))). }
  assert (r68 : forall (i_5 : Fin d) (i_6 : Fin n), delta a i_5 * C i_5 i_6 = delta a i_5 * C a i_6).
  { exact (fun (i_5 : Fin d) (i_6 : Fin n) => (Rules.index_cases (fun (i_5 : Fin d) => delta a i_5 * C i_5 i_6 = delta
    a i_5 * C a i_6) a i_5 (@eq_refl R (delta a a * C a i_6)) (fun p_5 => (r67 i_5 i_6 p_5)))). }
  assert (r69 : forall (i_5 : Fin d) (i_6 : Fin n), delta a i_5 * C i_5 i_6 + y i_5 * 0 = C a i_6 * delta a i_5).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * u1) - ((u1 * u2) + (u3 * 0)) = (1 * ((u1 * u0) - (u1 * u2)) + 0))
    by (intros u0 u1 u2 u3; ring).
    exact (fun (i_5 : Fin d) (i_6 : Fin n) => (Rules.linear_combination (Rules.and_equation 1 (r68 i_5 i_6)
      Rules.no_equation) (identity (C a i_6) (delta a i_5) (C i_5 i_6) (y i_5)))). }
  assert (r72 : forall (i_6 : Fin n) (i_5 : Fin d), C a i_6 * delta a i_5 = C a i_6 * (delta i_5 a * 1)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * 1)) - (u0 * u2) = ((u0 * 1) * (u1 - u2) + 0)) by (intros u0 u1
    u2; ring).
    exact (fun (i_6 : Fin n) (i_5 : Fin d) => (Rules.linear_combination (Rules.and_equation (C a i_6 * 1) (r43 a i_5)
      Rules.no_equation) (identity (C a i_6) (delta i_5 a) (delta a i_5)))). }
  assert (r74 : forall (i_6 : Fin n), Sum (fun i : Fin d => delta i a * C i i_6 + y i * 0) = Sum (fun i : Fin d => C a
    i_6 * (delta i a * 1))).
  { exact (fun (i_6 : Fin n) => (Rules.sum_congruence (fun (i_5 : Fin d) => (eq_trans (eq_trans (r64 i_5 i_6) (r69 i_5
    i_6)) (r72 i_6 i_5))))). }
  assert (r76 : forall (i_6 : Fin n), C a i_6 * Sum (fun i : Fin d => delta i a * 1) = C a i_6 * 1).
  { exact (fun (i_6 : Fin n) => (f_equal (fun (h_2 : R) => C a i_6 * h_2) r57)). }
  assert (r79 : forall (i_6 : Fin n), C a i_6 * 1 = C a i_6).
  { assert (identity : forall u0 : R, (u0 * 1) = u0) by (intros u0; ring).
    exact (fun (i_6 : Fin n) => (identity (C a i_6))). }
  assert (r81 : forall (i_6 : Fin n), exp (logit C y i_6) * Sum (fun i : Fin d => delta i a * C i i_6 + y i * 0) = exp
    (logit C y i_6) * C a i_6).
  { exact (fun (i_6 : Fin n) => (f_equal (fun (h_3 : R) => exp (logit C y i_6) * h_3) (eq_trans (eq_trans (r74 i_6)
    (eq_trans (Facts.sum_scale d (C a i_6) (fun i : Fin d => delta i a * 1)) (r76 i_6))) (r79 i_6)))). }
  assert (r82 : forall (i_6 : Fin n), exp (logit C y i_6) * C a i_6 = C a i_6 * exp (logit C y i_6)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_6 : Fin n) => (identity (exp (logit C y i_6)) (C a i_6))). }
  assert (r84 : Sum (fun i : Fin n => exp (logit C y i) * Sum (fun i_ : Fin d => delta i_ a * C i_ i + y i_ * 0)) =
    Sum (fun i : Fin n => C a i * exp (logit C y i))).
  { exact (Rules.sum_congruence (fun (i_6 : Fin n) => (eq_trans (r81 i_6) (r82 i_6)))). }
  assert (r85 : partition (fun i : Fin n => logit C y i) ^ 2 = partition (fun i : Fin n => logit C y i) * partition
    (fun i : Fin n => logit C y i)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (partition (fun i : Fin n => logit C y i))). }
  assert (r86 : 1 / partition (fun i : Fin n => logit C y i) ^ 2 = 1 / (partition (fun i : Fin n => logit C y i) *
    partition (fun i : Fin n => logit C y i))).
  { exact (f_equal (fun (h_4 : R) => 1 / h_4) r85). }
  assert (r89 : 1 / partition (fun i : Fin n => logit C y i) * (1 / partition (fun i : Fin n => logit C y i)) = (1 /
    partition (fun i : Fin n => logit C y i)) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (partition (fun i : Fin n => logit C y i)))). }
  assert (r90 : 1 / partition (fun i : Fin n => logit C y i) ^ 2 = (1 / partition (fun i : Fin n => logit C y i)) ^
    2).
  { exact (eq_trans (eq_trans r86 (Facts.inverse_mul (partition (fun i : Fin n => logit C y i)) (partition (fun i :
    Fin n => logit C y i)))) r89). }
  assert (r91 : forall (i_3 : Fin n), 0 * softmax (fun i : Fin n => logit C y i) i_3 + g i_3 * ((exp (logit C y i_3) *
    Sum (fun i : Fin d => delta i a * C i i_3 + y i * 0) * partition (fun i : Fin n => logit C y i) - exp (logit C y
    i_3) * Sum (fun i : Fin n => exp (logit C y i) * Sum (fun i_ : Fin d => delta i_ a * C i_ i + y i_ * 0))) * (1 /
    partition (fun i : Fin n => logit C y i) ^ 2)) = 0 * softmax (fun i : Fin n => logit C y i) i_3 + g i_3 * ((exp
    (logit C y i_3) * C a i_3 * partition (fun i : Fin n => logit C y i) - exp (logit C y i_3) * Sum (fun i : Fin n =>
    C a i * exp (logit C y i))) * (1 / partition (fun i : Fin n => logit C y i)) ^ 2)).
  { exact (fun (i_3 : Fin n) => (f_equal3 (fun (h_5 : R) (h_6 : R) (h_7 : R) => 0 * softmax (fun i : Fin n => logit C
    y i) i_3 + g i_3 * ((exp (logit C y i_3) * h_5 * partition (fun i : Fin n => logit C y i) - exp (logit C y i_3) *
    h_6) * h_7)) (eq_trans (eq_trans (r55 i_3) (eq_trans (Facts.sum_scale d (C a i_3) (fun i : Fin d => delta i a *
    1)) (r58 i_3))) (r61 i_3)) r84 r90)). }
  assert (r93 : forall (i_3 : Fin n), 0 * softmax (fun i : Fin n => logit C y i) i_3 + g i_3 * ((exp (logit C y i_3) *
    C a i_3 * partition (fun i : Fin n => logit C y i) - exp (logit C y i_3) * Sum (fun i : Fin n => C a i * exp
    (logit C y i))) * (1 / partition (fun i : Fin n => logit C y i)) ^ 2) = C a i_3 * g i_3 * partition (fun i : Fin n
    => logit C y i) * (1 / partition (fun i : Fin n => logit C y i)) ^ 2 * exp (logit C y i_3) + -1 * (g i_3 * (1 /
    partition (fun i : Fin n => logit C y i)) ^ 2 * exp (logit C y i_3) * Sum (fun i : Fin n => C a i * exp (logit C y
    i)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((0 * u0) + (u1 * ((((u2 * u3) * u4) - (u2 * u5)) * ((1 * u6)
    ^ 2)))) = (((((u3 * u1) * u4) * ((1 * u6) ^ 2)) * u2) + ((-1) * (((u1 * ((1 * u6) ^ 2)) * u2) * u5)))) by (intros
    u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_3 : Fin n) => (identity (softmax (fun i : Fin n => logit C y i) i_3) (g i_3) (exp (logit C y i_3))
      (C a i_3) (partition (fun i : Fin n => logit C y i)) (Sum (fun i : Fin n => C a i * exp (logit C y i))) (/
      (partition (fun i : Fin n => logit C y i))))). }
  assert (r95 : forall (i_3 : Fin n), C a i_3 * g i_3 * partition (fun i : Fin n => logit C y i) * (1 / partition (fun
    i : Fin n => logit C y i)) ^ 2 * exp (logit C y i_3) + -1 * (g i_3 * (1 / partition (fun i : Fin n => logit C y
    i)) ^ 2 * exp (logit C y i_3) * Sum (fun i : Fin n => C a i * exp (logit C y i))) = partition (fun i : Fin n =>
    logit C y i) * (1 / partition (fun i : Fin n => logit C y i)) ^ 2 * (C a i_3 * g i_3 * exp (logit C y i_3)) + -1 *
    ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a i * exp (logit C y i))) * (g i_3 *
    exp (logit C y i_3))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((u0 * u1) * u2) * ((1 * u3) ^ 2)) * u4) + ((-1) * (((u1 * ((1
    * u3) ^ 2)) * u4) * u5))) = (((u2 * ((1 * u3) ^ 2)) * ((u0 * u1) * u4)) + (((-1) * (((1 * u3) ^ 2) * u5)) * (u1 *
    u4)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_3 : Fin n) => (identity (C a i_3) (g i_3) (partition (fun i : Fin n => logit C y i)) (/ (partition
      (fun i : Fin n => logit C y i))) (exp (logit C y i_3)) (Sum (fun i : Fin n => C a i * exp (logit C y i))))). }
  assert (r97 : Sum (fun i : Fin n => 0 * softmax (fun i : Fin n => logit C y i) i + g i * ((exp (logit C y i) * Sum
    (fun i_ : Fin d => delta i_ a * C i_ i + y i_ * 0) * partition (fun i : Fin n => logit C y i) - exp (logit C y i)
    * Sum (fun i : Fin n => exp (logit C y i) * Sum (fun i_ : Fin d => delta i_ a * C i_ i + y i_ * 0))) / partition
    (fun i : Fin n => logit C y i) ^ 2)) = Sum (fun i : Fin n => partition (fun i : Fin n => logit C y i) * (1 /
    partition (fun i : Fin n => logit C y i)) ^ 2 * (C a i * g i * exp (logit C y i)) + -1 * ((1 / partition (fun i :
    Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a i * exp (logit C y i))) * (g i * exp (logit C y i)))).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (eq_trans (eq_trans (eq_trans (r36 i_3) (r91 i_3)) (r93 i_3))
    (r95 i_3)))). }
  assert (r100 : Sum (fun i : Fin n => -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n
    => C a i * exp (logit C y i))) * (g i * exp (logit C y i))) = -1 * ((1 / partition (fun i : Fin n => logit C y i))
    ^ 2 * Sum (fun i : Fin n => C a i * exp (logit C y i))) * Sum (fun i : Fin n => g i * exp (logit C y i))).
  { exact (Facts.sum_scale n (-1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a i *
    exp (logit C y i)))) (fun i : Fin n => g i * exp (logit C y i))). }
  assert (r101 : Sum (fun i : Fin n => partition (fun i : Fin n => logit C y i) * (1 / partition (fun i : Fin n =>
    logit C y i)) ^ 2 * (C a i * g i * exp (logit C y i))) + Sum (fun i : Fin n => -1 * ((1 / partition (fun i : Fin n
    => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a i * exp (logit C y i))) * (g i * exp (logit C y i))) = partition
    (fun i : Fin n => logit C y i) * (1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a i
    * g i * exp (logit C y i)) + -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a
    i * exp (logit C y i))) * Sum (fun i : Fin n => g i * exp (logit C y i))).
  { exact (f_equal2 (fun (h_8 : R) (h_9 : R) => h_8 + h_9) (Facts.sum_scale n (partition (fun i : Fin n => logit C y
    i) * (1 / partition (fun i : Fin n => logit C y i)) ^ 2) (fun i : Fin n => C a i * g i * exp (logit C y i)))
    r100). }
  assert (r102 : Sum (fun i : Fin n => partition (fun i : Fin n => logit C y i) * (1 / partition (fun i : Fin n =>
    logit C y i)) ^ 2 * (C a i * g i * exp (logit C y i)) + -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 *
    Sum (fun i : Fin n => C a i * exp (logit C y i))) * (g i * exp (logit C y i))) = partition (fun i : Fin n => logit
    C y i) * (1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a i * g i * exp (logit C y
    i)) + -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a i * exp (logit C y i)))
    * Sum (fun i : Fin n => g i * exp (logit C y i))).
  { exact (eq_trans (Facts.sum_add n (fun i : Fin n => partition (fun i : Fin n => logit C y i) * (1 / partition (fun
    i : Fin n => logit C y i)) ^ 2 * (C a i * g i * exp (logit C y i))) (fun i : Fin n => -1 * ((1 / partition (fun i
    : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a i * exp (logit C y i))) * (g i * exp (logit C y i))))
    r101). }
  assert (r104 : partition (fun i : Fin n => logit C y i) * (1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum
    (fun i : Fin n => C a i * g i * exp (logit C y i)) + -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 *
    Sum (fun i : Fin n => C a i * exp (logit C y i))) * Sum (fun i : Fin n => g i * exp (logit C y i)) = partition
    (fun i : Fin n => logit C y i) * (1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a i
    * g i * exp (logit C y i)) + -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a
    i * exp (logit C y i)) * Sum (fun i : Fin n => g i * exp (logit C y i)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * ((1 * u1) ^ 2)) * u2) + (((-1) * (((1 * u1) ^ 2) * u3)) *
    u4)) = (((u0 * ((1 * u1) ^ 2)) * u2) + ((-1) * ((((1 * u1) ^ 2) * u3) * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (partition (fun i : Fin n => logit C y i)) (/ (partition (fun i : Fin n => logit C y i))) (Sum
      (fun i : Fin n => C a i * g i * exp (logit C y i))) (Sum (fun i : Fin n => C a i * exp (logit C y i))) (Sum (fun
      i : Fin n => g i * exp (logit C y i)))). }
  assert (r106 : forall (i_7 : Fin n), g i_7 * ((exp (logit C y i_7) * C a i_7 * partition (fun i : Fin n => logit C y
    i) - exp (logit C y i_7) * Sum (fun k : Fin n => exp (logit C y k) * C a k)) / partition (fun i : Fin n => logit C
    y i) ^ 2) = g i_7 * ((exp (logit C y i_7) * C a i_7 * partition (fun i : Fin n => logit C y i) - exp (logit C y
    i_7) * Sum (fun k : Fin n => exp (logit C y k) * C a k)) * (1 / partition (fun i : Fin n => logit C y i) ^ 2))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (u0 * ((((u1 * u2) * u3) - (u1 * u4)) * u5)) = (u0 * ((((u1 * u2)
    * u3) - (u1 * u4)) * (1 * u5)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_7 : Fin n) => (identity (g i_7) (exp (logit C y i_7)) (C a i_7) (partition (fun i : Fin n => logit C
      y i)) (Sum (fun k : Fin n => exp (logit C y k) * C a k)) (/ (partition (fun i : Fin n => logit C y i) ^ 2)))). }
  assert (r107 : forall (i_8 : Fin n), exp (logit C y i_8) * C a i_8 = C a i_8 * exp (logit C y i_8)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_8 : Fin n) => (identity (exp (logit C y i_8)) (C a i_8))). }
  assert (r108 : Sum (fun k : Fin n => exp (logit C y k) * C a k) = Sum (fun i : Fin n => C a i * exp (logit C y i))).
  { exact (Rules.sum_congruence (fun (i_8 : Fin n) => (r107 i_8))). }
  assert (r109 : forall (i_7 : Fin n), g i_7 * ((exp (logit C y i_7) * C a i_7 * partition (fun i : Fin n => logit C y
    i) - exp (logit C y i_7) * Sum (fun k : Fin n => exp (logit C y k) * C a k)) * (1 / partition (fun i : Fin n =>
    logit C y i) ^ 2)) = g i_7 * ((exp (logit C y i_7) * C a i_7 * partition (fun i : Fin n => logit C y i) - exp
    (logit C y i_7) * Sum (fun i : Fin n => C a i * exp (logit C y i))) * (1 / partition (fun i : Fin n => logit C y
    i)) ^ 2)).
  { exact (fun (i_7 : Fin n) => (f_equal2 (fun (h_10 : R) (h_11 : R) => g i_7 * ((exp (logit C y i_7) * C a i_7 *
    partition (fun i : Fin n => logit C y i) - exp (logit C y i_7) * h_10) * h_11)) r108 r90)). }
  assert (r111 : forall (i_7 : Fin n), g i_7 * ((exp (logit C y i_7) * C a i_7 * partition (fun i : Fin n => logit C y
    i) - exp (logit C y i_7) * Sum (fun i : Fin n => C a i * exp (logit C y i))) * (1 / partition (fun i : Fin n =>
    logit C y i)) ^ 2) = C a i_7 * g i_7 * partition (fun i : Fin n => logit C y i) * (1 / partition (fun i : Fin n =>
    logit C y i)) ^ 2 * exp (logit C y i_7) + -1 * (g i_7 * (1 / partition (fun i : Fin n => logit C y i)) ^ 2 * exp
    (logit C y i_7) * Sum (fun i : Fin n => C a i * exp (logit C y i)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (u0 * ((((u1 * u2) * u3) - (u1 * u4)) * ((1 * u5) ^ 2))) =
    (((((u2 * u0) * u3) * ((1 * u5) ^ 2)) * u1) + ((-1) * (((u0 * ((1 * u5) ^ 2)) * u1) * u4)))) by (intros u0 u1 u2
    u3 u4 u5; ring).
    exact (fun (i_7 : Fin n) => (identity (g i_7) (exp (logit C y i_7)) (C a i_7) (partition (fun i : Fin n => logit C
      y i)) (Sum (fun i : Fin n => C a i * exp (logit C y i))) (/ (partition (fun i : Fin n => logit C y i))))). }
  assert (r113 : forall (i_7 : Fin n), C a i_7 * g i_7 * partition (fun i : Fin n => logit C y i) * (1 / partition
    (fun i : Fin n => logit C y i)) ^ 2 * exp (logit C y i_7) + -1 * (g i_7 * (1 / partition (fun i : Fin n => logit C
    y i)) ^ 2 * exp (logit C y i_7) * Sum (fun i : Fin n => C a i * exp (logit C y i))) = partition (fun i : Fin n =>
    logit C y i) * (1 / partition (fun i : Fin n => logit C y i)) ^ 2 * (C a i_7 * g i_7 * exp (logit C y i_7)) + -1 *
    ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a i * exp (logit C y i))) * (g i_7 *
    exp (logit C y i_7))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((u0 * u1) * u2) * ((1 * u3) ^ 2)) * u4) + ((-1) * (((u1 * ((1
    * u3) ^ 2)) * u4) * u5))) = (((u2 * ((1 * u3) ^ 2)) * ((u0 * u1) * u4)) + (((-1) * (((1 * u3) ^ 2) * u5)) * (u1 *
    u4)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_7 : Fin n) => (identity (C a i_7) (g i_7) (partition (fun i : Fin n => logit C y i)) (/ (partition
      (fun i : Fin n => logit C y i))) (exp (logit C y i_7)) (Sum (fun i : Fin n => C a i * exp (logit C y i))))). }
  assert (r115 : Sum (fun i : Fin n => g i * ((exp (logit C y i) * C a i * partition (fun i : Fin n => logit C y i) -
    exp (logit C y i) * Sum (fun k : Fin n => exp (logit C y k) * C a k)) / partition (fun i : Fin n => logit C y i) ^
    2)) = Sum (fun i : Fin n => partition (fun i : Fin n => logit C y i) * (1 / partition (fun i : Fin n => logit C y
    i)) ^ 2 * (C a i * g i * exp (logit C y i)) + -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun
    i : Fin n => C a i * exp (logit C y i))) * (g i * exp (logit C y i)))).
  { exact (Rules.sum_congruence (fun (i_7 : Fin n) => (eq_trans (eq_trans (eq_trans (r106 i_7) (r109 i_7)) (r111 i_7))
    (r113 i_7)))). }
  assert (r120 : forall (i_9 : Fin n), g i_9 * ((exp (logit C y i_9) * C a i_9 * partition (fun i : Fin n => logit C y
    i) - exp (logit C y i_9) * Sum (fun k : Fin n => exp (logit C y k) * C a k)) / partition (fun i : Fin n => logit C
    y i) ^ 2) = g i_9 * ((exp (logit C y i_9) * C a i_9 * partition (fun i : Fin n => logit C y i) - exp (logit C y
    i_9) * Sum (fun k : Fin n => exp (logit C y k) * C a k)) * (1 / partition (fun i : Fin n => logit C y i) ^ 2))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (u0 * ((((u1 * u2) * u3) - (u1 * u4)) * u5)) = (u0 * ((((u1 * u2)
    * u3) - (u1 * u4)) * (1 * u5)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_9 : Fin n) => (identity (g i_9) (exp (logit C y i_9)) (C a i_9) (partition (fun i : Fin n => logit C
      y i)) (Sum (fun k : Fin n => exp (logit C y k) * C a k)) (/ (partition (fun i : Fin n => logit C y i) ^ 2)))). }
  assert (r121 : forall (i_9 : Fin n), g i_9 * ((exp (logit C y i_9) * C a i_9 * partition (fun i : Fin n => logit C y
    i) - exp (logit C y i_9) * Sum (fun k : Fin n => exp (logit C y k) * C a k)) * (1 / partition (fun i : Fin n =>
    logit C y i) ^ 2)) = g i_9 * ((exp (logit C y i_9) * C a i_9 * partition (fun i : Fin n => logit C y i) - exp
    (logit C y i_9) * Sum (fun i : Fin n => C a i * exp (logit C y i))) * (1 / partition (fun i : Fin n => logit C y
    i)) ^ 2)).
  { exact (fun (i_9 : Fin n) => (f_equal2 (fun (h_12 : R) (h_13 : R) => g i_9 * ((exp (logit C y i_9) * C a i_9 *
    partition (fun i : Fin n => logit C y i) - exp (logit C y i_9) * h_12) * h_13)) r108 r90)). }
  assert (r125 : forall (i_9 : Fin n), g i_9 * ((exp (logit C y i_9) * C a i_9 * partition (fun i : Fin n => logit C y
    i) - exp (logit C y i_9) * Sum (fun i : Fin n => C a i * exp (logit C y i))) * (1 / partition (fun i : Fin n =>
    logit C y i)) ^ 2) = C a i_9 * g i_9 * (1 / partition (fun i : Fin n => logit C y i)) * exp (logit C y i_9) + -1 *
    (g i_9 * (1 / partition (fun i : Fin n => logit C y i)) ^ 2 * exp (logit C y i_9) * Sum (fun i : Fin n => C a i *
    exp (logit C y i)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * u1) * (1 * u2)) * u3) + ((-1) * (((u1 * ((1 * u2) ^ 2))
    * u3) * u4))) - (u1 * ((((u3 * u0) * u5) - (u3 * u4)) * ((1 * u2) ^ 2))) = ((((u0 * u1) * (1 * u2)) * u3) * (1 -
    (u5 * (1 * u2))) + 0)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_9 : Fin n) => (Rules.linear_combination (Rules.and_equation (C a i_9 * g i_9 * (1 / partition (fun i
      : Fin n => logit C y i)) * exp (logit C y i_9)) (Facts.mul_inverse (partition (fun i : Fin n => logit C y i))
      r30) Rules.no_equation) (identity (C a i_9) (g i_9) (/ (partition (fun i : Fin n => logit C y i))) (exp (logit C
      y i_9)) (Sum (fun i : Fin n => C a i * exp (logit C y i))) (partition (fun i : Fin n => logit C y i))))). }
  assert (r127 : forall (i_9 : Fin n), C a i_9 * g i_9 * (1 / partition (fun i : Fin n => logit C y i)) * exp (logit C
    y i_9) + -1 * (g i_9 * (1 / partition (fun i : Fin n => logit C y i)) ^ 2 * exp (logit C y i_9) * Sum (fun i : Fin
    n => C a i * exp (logit C y i))) = 1 / partition (fun i : Fin n => logit C y i) * (C a i_9 * g i_9 * exp (logit C
    y i_9)) + -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a i * exp (logit C y
    i))) * (g i_9 * exp (logit C y i_9))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * u1) * (1 * u2)) * u3) + ((-1) * (((u1 * ((1 * u2) ^ 2)) *
    u3) * u4))) = (((1 * u2) * ((u0 * u1) * u3)) + (((-1) * (((1 * u2) ^ 2) * u4)) * (u1 * u3)))) by (intros u0 u1 u2
    u3 u4; ring).
    exact (fun (i_9 : Fin n) => (identity (C a i_9) (g i_9) (/ (partition (fun i : Fin n => logit C y i))) (exp (logit
      C y i_9)) (Sum (fun i : Fin n => C a i * exp (logit C y i))))). }
  assert (r129 : Sum (fun i : Fin n => g i * ((exp (logit C y i) * C a i * partition (fun i : Fin n => logit C y i) -
    exp (logit C y i) * Sum (fun k : Fin n => exp (logit C y k) * C a k)) / partition (fun i : Fin n => logit C y i) ^
    2)) = Sum (fun i : Fin n => 1 / partition (fun i : Fin n => logit C y i) * (C a i * g i * exp (logit C y i)) + -1
    * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a i * exp (logit C y i))) * (g i *
    exp (logit C y i)))).
  { exact (Rules.sum_congruence (fun (i_9 : Fin n) => (eq_trans (eq_trans (eq_trans (r120 i_9) (r121 i_9)) (r125 i_9))
    (r127 i_9)))). }
  assert (r131 : Sum (fun i : Fin n => 1 / partition (fun i : Fin n => logit C y i) * (C a i * g i * exp (logit C y
    i))) = 1 / partition (fun i : Fin n => logit C y i) * Sum (fun i : Fin n => C a i * g i * exp (logit C y i))).
  { exact (Facts.sum_scale n (1 / partition (fun i : Fin n => logit C y i)) (fun i : Fin n => C a i * g i * exp (logit
    C y i))). }
  assert (r132 : Sum (fun i : Fin n => 1 / partition (fun i : Fin n => logit C y i) * (C a i * g i * exp (logit C y
    i))) + Sum (fun i : Fin n => -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a
    i * exp (logit C y i))) * (g i * exp (logit C y i))) = 1 / partition (fun i : Fin n => logit C y i) * Sum (fun i :
    Fin n => C a i * g i * exp (logit C y i)) + -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i
    : Fin n => C a i * exp (logit C y i))) * Sum (fun i : Fin n => g i * exp (logit C y i))).
  { exact (f_equal2 (fun (h_14 : R) (h_15 : R) => h_14 + h_15) r131 r100). }
  assert (r133 : Sum (fun i : Fin n => 1 / partition (fun i : Fin n => logit C y i) * (C a i * g i * exp (logit C y
    i)) + -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a i * exp (logit C y i)))
    * (g i * exp (logit C y i))) = 1 / partition (fun i : Fin n => logit C y i) * Sum (fun i : Fin n => C a i * g i *
    exp (logit C y i)) + -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a i * exp
    (logit C y i))) * Sum (fun i : Fin n => g i * exp (logit C y i))).
  { exact (eq_trans (Facts.sum_add n (fun i : Fin n => 1 / partition (fun i : Fin n => logit C y i) * (C a i * g i *
    exp (logit C y i))) (fun i : Fin n => -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin
    n => C a i * exp (logit C y i))) * (g i * exp (logit C y i)))) r132). }
  assert (r135 : 1 / partition (fun i : Fin n => logit C y i) * Sum (fun i : Fin n => C a i * g i * exp (logit C y i))
    + -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a i * exp (logit C y i))) *
    Sum (fun i : Fin n => g i * exp (logit C y i)) = 1 / partition (fun i : Fin n => logit C y i) * Sum (fun i : Fin n
    => C a i * g i * exp (logit C y i)) + -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin
    n => C a i * exp (logit C y i)) * Sum (fun i : Fin n => g i * exp (logit C y i)))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1 * u0) * u1) + (((-1) * (((1 * u0) ^ 2) * u2)) * u3)) = (((1 * u0)
    * u1) + ((-1) * ((((1 * u0) ^ 2) * u2) * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (partition (fun i : Fin n => logit C y i))) (Sum (fun i : Fin n => C a i * g i * exp (logit C y
      i))) (Sum (fun i : Fin n => C a i * exp (logit C y i))) (Sum (fun i : Fin n => g i * exp (logit C y i)))). }
  assert (r137 : forall (i_10 : Fin n), g i_10 * (exp (logit C y i_10) / partition (fun i : Fin n => logit C y i)) *
    (C a i_10 - Sum (fun k : Fin n => exp (logit C y k) / partition (fun i : Fin n => logit C y i) * C a k)) = g i_10
    * (exp (logit C y i_10) * (1 / partition (fun i : Fin n => logit C y i))) * (C a i_10 - Sum (fun k : Fin n => exp
    (logit C y k) / partition (fun i : Fin n => logit C y i) * C a k))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * (u1 * u2)) * (u3 - u4)) = ((u0 * (u1 * (1 * u2))) * (u3 -
    u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_10 : Fin n) => (identity (g i_10) (exp (logit C y i_10)) (/ (partition (fun i : Fin n => logit C y
      i))) (C a i_10) (Sum (fun k : Fin n => exp (logit C y k) / partition (fun i : Fin n => logit C y i) * C a k)))).
      }
  assert (r138 : forall (i_11 : Fin n), exp (logit C y i_11) / partition (fun i : Fin n => logit C y i) * C a i_11 = C
    a i_11 * (1 / partition (fun i : Fin n => logit C y i)) * exp (logit C y i_11)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u2 * (1 * u1)) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_11 : Fin n) => (identity (exp (logit C y i_11)) (/ (partition (fun i : Fin n => logit C y i))) (C a
      i_11))). }
  assert (r139 : forall (i_11 : Fin n), C a i_11 * (1 / partition (fun i : Fin n => logit C y i)) * exp (logit C y
    i_11) = 1 / partition (fun i : Fin n => logit C y i) * (C a i_11 * exp (logit C y i_11))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) * u2) = ((1 * u1) * (u0 * u2))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_11 : Fin n) => (identity (C a i_11) (/ (partition (fun i : Fin n => logit C y i))) (exp (logit C y
      i_11)))). }
  assert (r141 : Sum (fun k : Fin n => exp (logit C y k) / partition (fun i : Fin n => logit C y i) * C a k) = Sum
    (fun i : Fin n => 1 / partition (fun i : Fin n => logit C y i) * (C a i * exp (logit C y i)))).
  { exact (Rules.sum_congruence (fun (i_11 : Fin n) => (eq_trans (r138 i_11) (r139 i_11)))). }
  assert (r144 : forall (i_10 : Fin n), g i_10 * (exp (logit C y i_10) * (1 / partition (fun i : Fin n => logit C y
    i))) * (C a i_10 - Sum (fun k : Fin n => exp (logit C y k) / partition (fun i : Fin n => logit C y i) * C a k)) =
    g i_10 * (exp (logit C y i_10) * (1 / partition (fun i : Fin n => logit C y i))) * (C a i_10 - 1 / partition (fun
    i : Fin n => logit C y i) * Sum (fun i : Fin n => C a i * exp (logit C y i)))).
  { exact (fun (i_10 : Fin n) => (f_equal (fun (h_16 : R) => g i_10 * (exp (logit C y i_10) * (1 / partition (fun i :
    Fin n => logit C y i))) * (C a i_10 - h_16)) (eq_trans r141 (Facts.sum_scale n (1 / partition (fun i : Fin n =>
    logit C y i)) (fun i : Fin n => C a i * exp (logit C y i)))))). }
  assert (r146 : forall (i_10 : Fin n), g i_10 * (exp (logit C y i_10) * (1 / partition (fun i : Fin n => logit C y
    i))) * (C a i_10 - 1 / partition (fun i : Fin n => logit C y i) * Sum (fun i : Fin n => C a i * exp (logit C y
    i))) = C a i_10 * g i_10 * (1 / partition (fun i : Fin n => logit C y i)) * exp (logit C y i_10) + -1 * (g i_10 *
    (1 / partition (fun i : Fin n => logit C y i)) ^ 2 * exp (logit C y i_10) * Sum (fun i : Fin n => C a i * exp
    (logit C y i)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * (u1 * (1 * u2))) * (u3 - ((1 * u2) * u4))) = ((((u3 * u0) *
    (1 * u2)) * u1) + ((-1) * (((u0 * ((1 * u2) ^ 2)) * u1) * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_10 : Fin n) => (identity (g i_10) (exp (logit C y i_10)) (/ (partition (fun i : Fin n => logit C y
      i))) (C a i_10) (Sum (fun i : Fin n => C a i * exp (logit C y i))))). }
  assert (r148 : forall (i_10 : Fin n), C a i_10 * g i_10 * (1 / partition (fun i : Fin n => logit C y i)) * exp
    (logit C y i_10) + -1 * (g i_10 * (1 / partition (fun i : Fin n => logit C y i)) ^ 2 * exp (logit C y i_10) * Sum
    (fun i : Fin n => C a i * exp (logit C y i))) = 1 / partition (fun i : Fin n => logit C y i) * (C a i_10 * g i_10
    * exp (logit C y i_10)) + -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a i *
    exp (logit C y i))) * (g i_10 * exp (logit C y i_10))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * u1) * (1 * u2)) * u3) + ((-1) * (((u1 * ((1 * u2) ^ 2)) *
    u3) * u4))) = (((1 * u2) * ((u0 * u1) * u3)) + (((-1) * (((1 * u2) ^ 2) * u4)) * (u1 * u3)))) by (intros u0 u1 u2
    u3 u4; ring).
    exact (fun (i_10 : Fin n) => (identity (C a i_10) (g i_10) (/ (partition (fun i : Fin n => logit C y i))) (exp
      (logit C y i_10)) (Sum (fun i : Fin n => C a i * exp (logit C y i))))). }
  assert (r150 : Sum (fun i : Fin n => g i * (exp (logit C y i) / partition (fun i : Fin n => logit C y i)) * (C a i -
    Sum (fun k : Fin n => exp (logit C y k) / partition (fun i : Fin n => logit C y i) * C a k))) = Sum (fun i : Fin n
    => 1 / partition (fun i : Fin n => logit C y i) * (C a i * g i * exp (logit C y i)) + -1 * ((1 / partition (fun i
    : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a i * exp (logit C y i))) * (g i * exp (logit C y i)))).
  { exact (Rules.sum_congruence (fun (i_10 : Fin n) => (eq_trans (eq_trans (eq_trans (r137 i_10) (r144 i_10)) (r146
    i_10)) (r148 i_10)))). }
  assert (r152 : Sum (fun i : Fin n => g i * (exp (logit C y i) / partition (fun i : Fin n => logit C y i)) * (C a i -
    Sum (fun k : Fin n => exp (logit C y k) / partition (fun i : Fin n => logit C y i) * C a k))) = 1 / partition (fun
    i : Fin n => logit C y i) * Sum (fun i : Fin n => C a i * g i * exp (logit C y i)) + -1 * ((1 / partition (fun i :
    Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => C a i * exp (logit C y i)) * Sum (fun i : Fin n => g i * exp
    (logit C y i)))).
  { exact (eq_trans (eq_trans r150 r133) r135). }
  assert (r156 : forall (i_12 : Fin n), softmax (fun i : Fin n => logit C y i) i_12 = exp (logit C y i_12) / partition
    (fun i : Fin n => logit C y i)).
  { exact (fun (i_12 : Fin n) => eq_refl). }
  assert (r157 : forall (i_12 : Fin n), exp (logit C y i_12) / partition (fun i : Fin n => logit C y i) = 1 /
    partition (fun i : Fin n => logit C y i) * exp (logit C y i_12)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_12 : Fin n) => (identity (exp (logit C y i_12)) (/ (partition (fun i : Fin n => logit C y i))))). }
  assert (r159 : forall (i_13 : Fin n), softmax (fun i : Fin n => logit C y i) i_13 = exp (logit C y i_13) / partition
    (fun i : Fin n => logit C y i)).
  { exact (fun (i_13 : Fin n) => eq_refl). }
  assert (r160 : forall (i_13 : Fin n), exp (logit C y i_13) / partition (fun i : Fin n => logit C y i) = 1 /
    partition (fun i : Fin n => logit C y i) * exp (logit C y i_13)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_13 : Fin n) => (identity (exp (logit C y i_13)) (/ (partition (fun i : Fin n => logit C y i))))). }
  assert (r162 : forall (i_13 : Fin n), g i_13 * softmax (fun i : Fin n => logit C y i) i_13 = g i_13 * (1 / partition
    (fun i : Fin n => logit C y i) * exp (logit C y i_13))).
  { exact (fun (i_13 : Fin n) => (f_equal (fun (h_17 : R) => g i_13 * h_17) (eq_trans (r159 i_13) (r160 i_13)))). }
  assert (r163 : forall (i_13 : Fin n), g i_13 * (1 / partition (fun i : Fin n => logit C y i) * exp (logit C y i_13))
    = g i_13 * (1 / partition (fun i : Fin n => logit C y i)) * exp (logit C y i_13)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((1 * u1) * u2)) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_13 : Fin n) => (identity (g i_13) (/ (partition (fun i : Fin n => logit C y i))) (exp (logit C y
      i_13)))). }
  assert (r165 : forall (i_13 : Fin n), g i_13 * (1 / partition (fun i : Fin n => logit C y i)) * exp (logit C y i_13)
    = 1 / partition (fun i : Fin n => logit C y i) * (g i_13 * exp (logit C y i_13))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) * u2) = ((1 * u1) * (u0 * u2))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_13 : Fin n) => (identity (g i_13) (/ (partition (fun i : Fin n => logit C y i))) (exp (logit C y
      i_13)))). }
  assert (r167 : Sum (fun i : Fin n => g i * softmax (fun i : Fin n => logit C y i) i) = Sum (fun i : Fin n => 1 /
    partition (fun i : Fin n => logit C y i) * (g i * exp (logit C y i)))).
  { exact (Rules.sum_congruence (fun (i_13 : Fin n) => (eq_trans (eq_trans (r162 i_13) (r163 i_13)) (r165 i_13)))). }
  assert (r170 : forall (i_12 : Fin n), softmax (fun i : Fin n => logit C y i) i_12 * (g i_12 - Sum (fun i : Fin n =>
    g i * softmax (fun i : Fin n => logit C y i) i)) * C a i_12 = 1 / partition (fun i : Fin n => logit C y i) * exp
    (logit C y i_12) * (g i_12 - 1 / partition (fun i : Fin n => logit C y i) * Sum (fun i : Fin n => g i * exp (logit
    C y i))) * C a i_12).
  { exact (fun (i_12 : Fin n) => (f_equal2 (fun (h_18 : R) (h_19 : R) => h_18 * (g i_12 - h_19) * C a i_12) (eq_trans
    (r156 i_12) (r157 i_12)) (eq_trans r167 (Facts.sum_scale n (1 / partition (fun i : Fin n => logit C y i)) (fun i :
    Fin n => g i * exp (logit C y i)))))). }
  assert (r171 : forall (i_12 : Fin n), 1 / partition (fun i : Fin n => logit C y i) * exp (logit C y i_12) * (g i_12
    - 1 / partition (fun i : Fin n => logit C y i) * Sum (fun i : Fin n => g i * exp (logit C y i))) * C a i_12 = C a
    i_12 * g i_12 * (1 / partition (fun i : Fin n => logit C y i)) * exp (logit C y i_12) + -1 * (C a i_12 * (1 /
    partition (fun i : Fin n => logit C y i)) ^ 2 * exp (logit C y i_12) * Sum (fun i : Fin n => g i * exp (logit C y
    i)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((1 * u0) * u1) * (u2 - ((1 * u0) * u3))) * u4) = ((((u4 * u2) *
    (1 * u0)) * u1) + ((-1) * (((u4 * ((1 * u0) ^ 2)) * u1) * u3)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_12 : Fin n) => (identity (/ (partition (fun i : Fin n => logit C y i))) (exp (logit C y i_12)) (g
      i_12) (Sum (fun i : Fin n => g i * exp (logit C y i))) (C a i_12))). }
  assert (r173 : forall (i_12 : Fin n), C a i_12 * g i_12 * (1 / partition (fun i : Fin n => logit C y i)) * exp
    (logit C y i_12) + -1 * (C a i_12 * (1 / partition (fun i : Fin n => logit C y i)) ^ 2 * exp (logit C y i_12) *
    Sum (fun i : Fin n => g i * exp (logit C y i))) = 1 / partition (fun i : Fin n => logit C y i) * (C a i_12 * g
    i_12 * exp (logit C y i_12)) + -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => g
    i * exp (logit C y i))) * (C a i_12 * exp (logit C y i_12))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * u1) * (1 * u2)) * u3) + ((-1) * (((u0 * ((1 * u2) ^ 2)) *
    u3) * u4))) = (((1 * u2) * ((u0 * u1) * u3)) + (((-1) * (((1 * u2) ^ 2) * u4)) * (u0 * u3)))) by (intros u0 u1 u2
    u3 u4; ring).
    exact (fun (i_12 : Fin n) => (identity (C a i_12) (g i_12) (/ (partition (fun i : Fin n => logit C y i))) (exp
      (logit C y i_12)) (Sum (fun i : Fin n => g i * exp (logit C y i))))). }
  assert (r175 : Sum (fun j : Fin n => softmax (fun i : Fin n => logit C y i) j * (g j - Sum (fun i : Fin n => g i *
    softmax (fun i : Fin n => logit C y i) i)) * C a j) = Sum (fun i : Fin n => 1 / partition (fun i : Fin n => logit
    C y i) * (C a i * g i * exp (logit C y i)) + -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i
    : Fin n => g i * exp (logit C y i))) * (C a i * exp (logit C y i)))).
  { exact (Rules.sum_congruence (fun (i_12 : Fin n) => (eq_trans (eq_trans (r170 i_12) (r171 i_12)) (r173 i_12)))). }
  assert (r178 : Sum (fun i : Fin n => 1 / partition (fun i : Fin n => logit C y i) * (C a i * g i * exp (logit C y
    i))) + Sum (fun i : Fin n => -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => g i
    * exp (logit C y i))) * (C a i * exp (logit C y i))) = 1 / partition (fun i : Fin n => logit C y i) * Sum (fun i :
    Fin n => C a i * g i * exp (logit C y i)) + -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i
    : Fin n => g i * exp (logit C y i))) * Sum (fun i : Fin n => C a i * exp (logit C y i))).
  { exact (f_equal2 (fun (h_20 : R) (h_21 : R) => h_20 + h_21) r131 (Facts.sum_scale n (-1 * ((1 / partition (fun i :
    Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => g i * exp (logit C y i)))) (fun i : Fin n => C a i * exp (logit
    C y i)))). }
  assert (r181 : 1 / partition (fun i : Fin n => logit C y i) * Sum (fun i : Fin n => C a i * g i * exp (logit C y i))
    + -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin n => g i * exp (logit C y i))) * Sum
    (fun i : Fin n => C a i * exp (logit C y i)) = 1 / partition (fun i : Fin n => logit C y i) * Sum (fun i : Fin n
    => C a i * g i * exp (logit C y i)) + -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 * Sum (fun i : Fin
    n => C a i * exp (logit C y i)) * Sum (fun i : Fin n => g i * exp (logit C y i)))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1 * u0) * u1) + (((-1) * (((1 * u0) ^ 2) * u2)) * u3)) = (((1 * u0)
    * u1) + ((-1) * ((((1 * u0) ^ 2) * u3) * u2)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (partition (fun i : Fin n => logit C y i))) (Sum (fun i : Fin n => C a i * g i * exp (logit C y
      i))) (Sum (fun i : Fin n => g i * exp (logit C y i))) (Sum (fun i : Fin n => C a i * exp (logit C y i)))). }
  exact (Rules.deriv_eq (fun (y : Fin d -> R) => (@eq_refl R (Sum (fun i : Fin n => g i * softmax (fun i : Fin n =>
    logit C y i) i)))) r35 (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans r97 r102) r104) (eq_sym (eq_trans
    (eq_trans r115 r102) r104))) (eq_trans (eq_trans (eq_trans r129 r133) r135) (eq_sym r152))) (eq_trans r152 (eq_sym
    (eq_trans (eq_trans r175 (eq_trans (Facts.sum_add n (fun i : Fin n => 1 / partition (fun i : Fin n => logit C y i)
    * (C a i * g i * exp (logit C y i))) (fun i : Fin n => -1 * ((1 / partition (fun i : Fin n => logit C y i)) ^ 2 *
    Sum (fun i : Fin n => g i * exp (logit C y i))) * (C a i * exp (logit C y i)))) r178)) r181))))).
Qed.

Definition linear {d n m : nat} (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (t : Fin n) (h :
  Fin m) : R :=
  Sum (fun a : Fin d => X t a * W a h) + b h.

(* Backward pass of a linear map: the input. *)
Theorem linear_backward_input (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 <
  d)%nat) (G : Fin n -> Fin m -> R) (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (s : Fin n)
  (a : Fin d) :
  partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun t : Fin n => Sum (fun h : Fin m => G t h * linear X W
    b t h))) X (Sum (fun h : Fin m => G s h * W a h)).
Proof.
  assert (r1 : forall (i : Fin n) (i_ : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => G i i_) X 0).
  { exact (fun (i : Fin n) (i_ : Fin m) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (X : Fin n -> Fin d -> R) (i : Fin n) (i_ : Fin m), linear X W b i i_ = Sum (fun a : Fin d => X
    i a * W a i_) + b i_).
  { exact (fun (X : Fin n -> Fin d -> R) (i : Fin n) (i_ : Fin m) => eq_refl). }
  assert (r4 : forall (i : Fin n) (i_1 : Fin d), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => X i i_1) X
    (delta i s * delta i_1 a)).
  { exact (fun (i : Fin n) (i_1 : Fin d) => (Rules.deriv_entry_matrix i s i_1 a X)). }
  assert (r5 : forall (i_1 : Fin d) (i_ : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => W i_1 i_) X 0).
  { exact (fun (i_1 : Fin d) (i_ : Fin m) => (Rules.deriv_const _ _ _)). }
  assert (r6 : forall (i : Fin n) (i_1 : Fin d) (i_ : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => X i
    i_1 * W i_1 i_) X (delta i s * delta i_1 a * W i_1 i_ + X i i_1 * 0)).
  { exact (fun (i : Fin n) (i_1 : Fin d) (i_ : Fin m) => (Rules.deriv_mul (r4 i i_1) (r5 i_1 i_))). }
  assert (r7 : forall (i : Fin n) (i_ : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun a : Fin
    d => X i a * W a i_)) X (Sum (fun i_1 : Fin d => delta i s * delta i_1 a * W i_1 i_ + X i i_1 * 0))).
  { exact (fun (i : Fin n) (i_ : Fin m) => (Rules.deriv_sum (fun (i_1 : Fin d) => (r6 i i_1 i_)))). }
  assert (r8 : forall (i_ : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => b i_) X 0).
  { exact (fun (i_ : Fin m) => (Rules.deriv_const _ _ _)). }
  assert (r9 : forall (i : Fin n) (i_ : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun a : Fin
    d => X i a * W a i_) + b i_) X (Sum (fun i_1 : Fin d => delta i s * delta i_1 a * W i_1 i_ + X i i_1 * 0) + 0)).
  { exact (fun (i : Fin n) (i_ : Fin m) => (Rules.deriv_add (r7 i i_) (r8 i_))). }
  assert (r11 : forall (i : Fin n) (i_ : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => linear X W b i
    i_) X (Sum (fun i_1 : Fin d => delta i s * delta i_1 a * W i_1 i_ + X i i_1 * 0) + 0)).
  { exact (fun (i : Fin n) (i_ : Fin m) => (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r2 X i i_))) (r9
    i i_) (@eq_refl R (Sum (fun i_1 : Fin d => delta i s * delta i_1 a * W i_1 i_ + X i i_1 * 0) + 0)))). }
  assert (r12 : forall (i : Fin n) (i_ : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => G i i_ * linear
    X W b i i_) X (0 * linear X W b i i_ + G i i_ * (Sum (fun i_1 : Fin d => delta i s * delta i_1 a * W i_1 i_ + X i
    i_1 * 0) + 0))).
  { exact (fun (i : Fin n) (i_ : Fin m) => (Rules.deriv_mul (r1 i i_) (r11 i i_))). }
  assert (r13 : forall (i : Fin n), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun i_ : Fin m => G i i_
    * linear X W b i i_)) X (Sum (fun i_ : Fin m => 0 * linear X W b i i_ + G i i_ * (Sum (fun i_1 : Fin d => delta i
    s * delta i_1 a * W i_1 i_ + X i i_1 * 0) + 0)))).
  { exact (fun (i : Fin n) => (Rules.deriv_sum (fun (i_ : Fin m) => (r12 i i_)))). }
  assert (r14 : partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun t : Fin n => Sum (fun h : Fin m => G t h
    * linear X W b t h))) X (Sum (fun i : Fin n => Sum (fun i_ : Fin m => 0 * linear X W b i i_ + G i i_ * (Sum (fun
    i_1 : Fin d => delta i s * delta i_1 a * W i_1 i_ + X i i_1 * 0) + 0))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r13 i))). }
  assert (r17 : forall (b_ a : Fin d), a <> b_ -> b_ <> a).
  { exact (fun (b_ a : Fin d) p => (Facts.apart_symm d a b_ p)). }
  assert (r20 : forall (a b_ : Fin d), a <> b_ -> delta a b_ = delta b_ a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b_ : Fin d) p_ => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart d a b_ p_)
      (Rules.and_equation (-1) (Facts.delta_apart d b_ a (r17 b_ a p_)) Rules.no_equation)) (identity (delta b_ a)
      (delta a b_)))). }
  assert (r21 : forall (a b_ : Fin d), delta a b_ = delta b_ a).
  { exact (fun (a b_ : Fin d) => (Rules.index_cases (fun (b_ : Fin d) => delta a b_ = delta b_ a) a b_ (@eq_refl R
    (delta a a)) (fun p_1 => (r20 a b_ p_1)))). }
  assert (r23 : forall (i_2 : Fin n) (i_3 : Fin d) (i_4 : Fin m), delta i_2 s * delta i_3 a * W i_3 i_4 + X i_2 i_3 *
    0 = delta i_2 s * delta a i_3 * W i_3 i_4 + X i_2 i_3 * 0).
  { exact (fun (i_2 : Fin n) (i_3 : Fin d) (i_4 : Fin m) => (f_equal (fun (h : R) => delta i_2 s * h * W i_3 i_4 + X
    i_2 i_3 * 0) (r21 i_3 a))). }
  assert (r26 : forall (i_3 : Fin d) (i_4 : Fin m), a <> i_3 -> delta a i_3 * W i_3 i_4 = delta a i_3 * W a i_4).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_3 : Fin d) (i_4 : Fin m) p_2 => (Rules.linear_combination (Rules.and_equation (W i_3 i_4 - W a i_4)
      (Facts.delta_apart d a i_3 p_2) Rules.no_equation) (identity (delta a i_3) (W a i_4) (W i_3 i_4)))). }
  assert (r27 : forall (i_3 : Fin d) (i_4 : Fin m), delta a i_3 * W i_3 i_4 = delta a i_3 * W a i_4).
  { exact (fun (i_3 : Fin d) (i_4 : Fin m) => (Rules.index_cases (fun (i_3 : Fin d) => delta a i_3 * W i_3 i_4 = delta
    a i_3 * W a i_4) a i_3 (@eq_refl R (delta a a * W a i_4)) (fun p_3 => (r26 i_3 i_4 p_3)))). }
  assert (r28 : forall (i_2 : Fin n) (i_3 : Fin d) (i_4 : Fin m), delta i_2 s * delta a i_3 * W i_3 i_4 + X i_2 i_3 *
    0 = W a i_4 * delta a i_3 * delta i_2 s).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * u1) * u2) - (((u2 * u1) * u3) + (u4 * 0)) = (u2 * ((u1 * u0)
    - (u1 * u3)) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_2 : Fin n) (i_3 : Fin d) (i_4 : Fin m) => (Rules.linear_combination (Rules.and_equation (delta i_2
      s) (r27 i_3 i_4) Rules.no_equation) (identity (W a i_4) (delta a i_3) (delta i_2 s) (W i_3 i_4) (X i_2 i_3)))).
      }
  assert (r31 : forall (i_4 : Fin m) (i_3 : Fin d) (i_2 : Fin n), W a i_4 * delta a i_3 * delta i_2 s = W a i_4 *
    delta i_2 s * (delta i_3 a * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * 1)) - ((u0 * u3) * u1) = (((u0 * u1) * 1) * (u2 -
    u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_4 : Fin m) (i_3 : Fin d) (i_2 : Fin n) => (Rules.linear_combination (Rules.and_equation (W a i_4 *
      delta i_2 s * 1) (r21 a i_3) Rules.no_equation) (identity (W a i_4) (delta i_2 s) (delta i_3 a) (delta a
      i_3)))). }
  assert (r33 : forall (i_2 : Fin n) (i_4 : Fin m), Sum (fun i : Fin d => delta i_2 s * delta i a * W i i_4 + X i_2 i
    * 0) = Sum (fun i : Fin d => W a i_4 * delta i_2 s * (delta i a * 1))).
  { exact (fun (i_2 : Fin n) (i_4 : Fin m) => (Rules.sum_congruence (fun (i_3 : Fin d) => (eq_trans (eq_trans (r23 i_2
    i_3 i_4) (r28 i_2 i_3 i_4)) (r31 i_4 i_3 i_2))))). }
  assert (r36 : forall (i_4 : Fin m) (i_2 : Fin n), W a i_4 * delta i_2 s * Sum (fun i : Fin d => delta i a * 1) = W a
    i_4 * delta i_2 s * 1).
  { exact (fun (i_4 : Fin m) (i_2 : Fin n) => (f_equal (fun (h_ : R) => W a i_4 * delta i_2 s * h_) (Facts.sum_delta d
    a (fun i : Fin d => 1)))). }
  assert (r39 : forall (i_4 : Fin m) (i_2 : Fin n), W a i_4 * delta i_2 s * 1 = W a i_4 * delta i_2 s).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) * 1) = (u0 * u1)) by (intros u0 u1; ring).
    exact (fun (i_4 : Fin m) (i_2 : Fin n) => (identity (W a i_4) (delta i_2 s))). }
  assert (r41 : forall (i_2 : Fin n) (i_4 : Fin m), 0 * linear X W b i_2 i_4 + G i_2 i_4 * (Sum (fun i : Fin d =>
    delta i_2 s * delta i a * W i i_4 + X i_2 i * 0) + 0) = 0 * linear X W b i_2 i_4 + G i_2 i_4 * (W a i_4 * delta
    i_2 s + 0)).
  { exact (fun (i_2 : Fin n) (i_4 : Fin m) => (f_equal (fun (h_1 : R) => 0 * linear X W b i_2 i_4 + G i_2 i_4 * (h_1 +
    0)) (eq_trans (eq_trans (r33 i_2 i_4) (eq_trans (Facts.sum_scale d (W a i_4 * delta i_2 s) (fun i : Fin d => delta
    i a * 1)) (r36 i_4 i_2))) (r39 i_4 i_2)))). }
  assert (r42 : forall (i_2 : Fin n) (i_4 : Fin m), 0 * linear X W b i_2 i_4 + G i_2 i_4 * (W a i_4 * delta i_2 s + 0)
    = G i_2 i_4 * W a i_4 * delta i_2 s).
  { assert (identity : forall u0 u1 u2 u3 : R, ((0 * u0) + (u1 * ((u2 * u3) + 0))) = ((u1 * u2) * u3)) by (intros u0
    u1 u2 u3; ring).
    exact (fun (i_2 : Fin n) (i_4 : Fin m) => (identity (linear X W b i_2 i_4) (G i_2 i_4) (W a i_4) (delta i_2 s))).
      }
  assert (r44 : forall (i_2 : Fin n) (i_4 : Fin m), G i_2 i_4 * W a i_4 * delta i_2 s = delta i_2 s * (G i_2 i_4 * W a
    i_4)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u2 * (u0 * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin n) (i_4 : Fin m) => (identity (G i_2 i_4) (W a i_4) (delta i_2 s))). }
  assert (r46 : forall (i_2 : Fin n), Sum (fun i : Fin m => 0 * linear X W b i_2 i + G i_2 i * (Sum (fun i_ : Fin d =>
    delta i_2 s * delta i_ a * W i_ i + X i_2 i_ * 0) + 0)) = Sum (fun i : Fin m => delta i_2 s * (G i_2 i * W a i))).
  { exact (fun (i_2 : Fin n) => (Rules.sum_congruence (fun (i_4 : Fin m) => (eq_trans (eq_trans (r41 i_2 i_4) (r42 i_2
    i_4)) (r44 i_2 i_4))))). }
  assert (r49 : Sum (fun i : Fin n => Sum (fun i_ : Fin m => 0 * linear X W b i i_ + G i i_ * (Sum (fun i_1 : Fin d =>
    delta i s * delta i_1 a * W i_1 i_ + X i i_1 * 0) + 0))) = Sum (fun i : Fin n => delta i s * Sum (fun i_ : Fin m
    => G i i_ * W a i_))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (r46 i_2) (Facts.sum_scale m (delta i_2 s) (fun i :
    Fin m => G i_2 i * W a i))))). }
  exact (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (@eq_refl R (Sum (fun t : Fin n => Sum (fun h : Fin m => G t
    h * linear X W b t h))))) r14 (eq_trans r49 (Facts.sum_delta n s (fun i : Fin n => Sum (fun i_ : Fin m => G i i_ *
    W a i_))))).
Qed.

(* Backward pass of a linear map: the weight. *)
Theorem linear_backward_weight (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 <
  d)%nat) (G : Fin n -> Fin m -> R) (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (a : Fin d)
  (l : Fin m) :
  partial (entry2 a l) (fun W : Fin d -> Fin m -> R => Sum (fun t : Fin n => Sum (fun h : Fin m => G t h * linear X W
    b t h))) W (Sum (fun t : Fin n => X t a * G t l)).
Proof.
  assert (r1 : forall (i : Fin n) (i_ : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => G i i_) W 0).
  { exact (fun (i : Fin n) (i_ : Fin m) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (W : Fin d -> Fin m -> R) (i : Fin n) (i_ : Fin m), linear X W b i i_ = Sum (fun a : Fin d => X
    i a * W a i_) + b i_).
  { exact (fun (W : Fin d -> Fin m -> R) (i : Fin n) (i_ : Fin m) => eq_refl). }
  assert (r4 : forall (i : Fin n) (i_1 : Fin d), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => X i i_1) W 0).
  { exact (fun (i : Fin n) (i_1 : Fin d) => (Rules.deriv_const _ _ _)). }
  assert (r5 : forall (i_1 : Fin d) (i_ : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => W i_1 i_) W
    (delta i_1 a * delta i_ l)).
  { exact (fun (i_1 : Fin d) (i_ : Fin m) => (Rules.deriv_entry_matrix i_1 a i_ l W)). }
  assert (r6 : forall (i : Fin n) (i_1 : Fin d) (i_ : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => X i
    i_1 * W i_1 i_) W (0 * W i_1 i_ + X i i_1 * (delta i_1 a * delta i_ l))).
  { exact (fun (i : Fin n) (i_1 : Fin d) (i_ : Fin m) => (Rules.deriv_mul (r4 i i_1) (r5 i_1 i_))). }
  assert (r7 : forall (i : Fin n) (i_ : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => Sum (fun a : Fin
    d => X i a * W a i_)) W (Sum (fun i_1 : Fin d => 0 * W i_1 i_ + X i i_1 * (delta i_1 a * delta i_ l)))).
  { exact (fun (i : Fin n) (i_ : Fin m) => (Rules.deriv_sum (fun (i_1 : Fin d) => (r6 i i_1 i_)))). }
  assert (r8 : forall (i_ : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => b i_) W 0).
  { exact (fun (i_ : Fin m) => (Rules.deriv_const _ _ _)). }
  assert (r9 : forall (i : Fin n) (i_ : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => Sum (fun a : Fin
    d => X i a * W a i_) + b i_) W (Sum (fun i_1 : Fin d => 0 * W i_1 i_ + X i i_1 * (delta i_1 a * delta i_ l)) +
    0)).
  { exact (fun (i : Fin n) (i_ : Fin m) => (Rules.deriv_add (r7 i i_) (r8 i_))). }
  assert (r11 : forall (i : Fin n) (i_ : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => linear X W b i
    i_) W (Sum (fun i_1 : Fin d => 0 * W i_1 i_ + X i i_1 * (delta i_1 a * delta i_ l)) + 0)).
  { exact (fun (i : Fin n) (i_ : Fin m) => (Rules.deriv_eq (fun (W : Fin d -> Fin m -> R) => (eq_sym (r2 W i i_))) (r9
    i i_) (@eq_refl R (Sum (fun i_1 : Fin d => 0 * W i_1 i_ + X i i_1 * (delta i_1 a * delta i_ l)) + 0)))). }
  assert (r12 : forall (i : Fin n) (i_ : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => G i i_ * linear
    X W b i i_) W (0 * linear X W b i i_ + G i i_ * (Sum (fun i_1 : Fin d => 0 * W i_1 i_ + X i i_1 * (delta i_1 a *
    delta i_ l)) + 0))).
  { exact (fun (i : Fin n) (i_ : Fin m) => (Rules.deriv_mul (r1 i i_) (r11 i i_))). }
  assert (r13 : forall (i : Fin n), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => Sum (fun i_ : Fin m => G i i_
    * linear X W b i i_)) W (Sum (fun i_ : Fin m => 0 * linear X W b i i_ + G i i_ * (Sum (fun i_1 : Fin d => 0 * W
    i_1 i_ + X i i_1 * (delta i_1 a * delta i_ l)) + 0)))).
  { exact (fun (i : Fin n) => (Rules.deriv_sum (fun (i_ : Fin m) => (r12 i i_)))). }
  assert (r14 : partial (entry2 a l) (fun W : Fin d -> Fin m -> R => Sum (fun t : Fin n => Sum (fun h : Fin m => G t h
    * linear X W b t h))) W (Sum (fun i : Fin n => Sum (fun i_ : Fin m => 0 * linear X W b i i_ + G i i_ * (Sum (fun
    i_1 : Fin d => 0 * W i_1 i_ + X i i_1 * (delta i_1 a * delta i_ l)) + 0))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r13 i))). }
  assert (r17 : forall (b_ a : Fin d), a <> b_ -> b_ <> a).
  { exact (fun (b_ a : Fin d) p => (Facts.apart_symm d a b_ p)). }
  assert (r20 : forall (a b_ : Fin d), a <> b_ -> delta a b_ = delta b_ a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b_ : Fin d) p_ => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart d a b_ p_)
      (Rules.and_equation (-1) (Facts.delta_apart d b_ a (r17 b_ a p_)) Rules.no_equation)) (identity (delta b_ a)
      (delta a b_)))). }
  assert (r21 : forall (a b_ : Fin d), delta a b_ = delta b_ a).
  { exact (fun (a b_ : Fin d) => (Rules.index_cases (fun (b_ : Fin d) => delta a b_ = delta b_ a) a b_ (@eq_refl R
    (delta a a)) (fun p_1 => (r20 a b_ p_1)))). }
  assert (r23 : forall (i_2 : Fin d) (i_3 : Fin m) (i_4 : Fin n), 0 * W i_2 i_3 + X i_4 i_2 * (delta i_2 a * delta i_3
    l) = 0 * W i_2 i_3 + X i_4 i_2 * (delta a i_2 * delta i_3 l)).
  { exact (fun (i_2 : Fin d) (i_3 : Fin m) (i_4 : Fin n) => (f_equal (fun (h : R) => 0 * W i_2 i_3 + X i_4 i_2 * (h *
    delta i_3 l)) (r21 i_2 a))). }
  assert (r26 : forall (i_2 : Fin d) (i_4 : Fin n), a <> i_2 -> delta a i_2 * X i_4 i_2 = delta a i_2 * X i_4 a).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_2 : Fin d) (i_4 : Fin n) p_2 => (Rules.linear_combination (Rules.and_equation (X i_4 i_2 - X i_4 a)
      (Facts.delta_apart d a i_2 p_2) Rules.no_equation) (identity (delta a i_2) (X i_4 a) (X i_4 i_2)))). }
  assert (r27 : forall (i_2 : Fin d) (i_4 : Fin n), delta a i_2 * X i_4 i_2 = delta a i_2 * X i_4 a).
  { exact (fun (i_2 : Fin d) (i_4 : Fin n) => (Rules.index_cases (fun (i_2 : Fin d) => delta a i_2 * X i_4 i_2 = delta
    a i_2 * X i_4 a) a i_2 (@eq_refl R (delta a a * X i_4 a)) (fun p_3 => (r26 i_2 i_4 p_3)))). }
  assert (r28 : forall (i_2 : Fin d) (i_3 : Fin m) (i_4 : Fin n), 0 * W i_2 i_3 + X i_4 i_2 * (delta a i_2 * delta i_3
    l) = X i_4 a * delta a i_2 * delta i_3 l).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * u1) * u2) - ((0 * u3) + (u4 * (u1 * u2))) = (u2 * ((u1 * u0)
    - (u1 * u4)) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_2 : Fin d) (i_3 : Fin m) (i_4 : Fin n) => (Rules.linear_combination (Rules.and_equation (delta i_3
      l) (r27 i_2 i_4) Rules.no_equation) (identity (X i_4 a) (delta a i_2) (delta i_3 l) (W i_2 i_3) (X i_4 i_2)))).
      }
  assert (r31 : forall (i_4 : Fin n) (i_2 : Fin d) (i_3 : Fin m), X i_4 a * delta a i_2 * delta i_3 l = X i_4 a *
    delta i_3 l * (delta i_2 a * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * 1)) - ((u0 * u3) * u1) = (((u0 * u1) * 1) * (u2 -
    u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_4 : Fin n) (i_2 : Fin d) (i_3 : Fin m) => (Rules.linear_combination (Rules.and_equation (X i_4 a *
      delta i_3 l * 1) (r21 a i_2) Rules.no_equation) (identity (X i_4 a) (delta i_3 l) (delta i_2 a) (delta a
      i_2)))). }
  assert (r33 : forall (i_3 : Fin m) (i_4 : Fin n), Sum (fun i : Fin d => 0 * W i i_3 + X i_4 i * (delta i a * delta
    i_3 l)) = Sum (fun i : Fin d => X i_4 a * delta i_3 l * (delta i a * 1))).
  { exact (fun (i_3 : Fin m) (i_4 : Fin n) => (Rules.sum_congruence (fun (i_2 : Fin d) => (eq_trans (eq_trans (r23 i_2
    i_3 i_4) (r28 i_2 i_3 i_4)) (r31 i_4 i_2 i_3))))). }
  assert (r35 : Sum (fun i : Fin d => delta i a * 1) = 1).
  { exact (Facts.sum_delta d a (fun i : Fin d => 1)). }
  assert (r36 : forall (i_4 : Fin n) (i_3 : Fin m), X i_4 a * delta i_3 l * Sum (fun i : Fin d => delta i a * 1) = X
    i_4 a * delta i_3 l * 1).
  { exact (fun (i_4 : Fin n) (i_3 : Fin m) => (f_equal (fun (h_ : R) => X i_4 a * delta i_3 l * h_) r35)). }
  assert (r39 : forall (i_4 : Fin n) (i_3 : Fin m), X i_4 a * delta i_3 l * 1 = X i_4 a * delta i_3 l).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) * 1) = (u0 * u1)) by (intros u0 u1; ring).
    exact (fun (i_4 : Fin n) (i_3 : Fin m) => (identity (X i_4 a) (delta i_3 l))). }
  assert (r41 : forall (i_4 : Fin n) (i_3 : Fin m), 0 * linear X W b i_4 i_3 + G i_4 i_3 * (Sum (fun i : Fin d => 0 *
    W i i_3 + X i_4 i * (delta i a * delta i_3 l)) + 0) = 0 * linear X W b i_4 i_3 + G i_4 i_3 * (X i_4 a * delta i_3
    l + 0)).
  { exact (fun (i_4 : Fin n) (i_3 : Fin m) => (f_equal (fun (h_1 : R) => 0 * linear X W b i_4 i_3 + G i_4 i_3 * (h_1 +
    0)) (eq_trans (eq_trans (r33 i_3 i_4) (eq_trans (Facts.sum_scale d (X i_4 a * delta i_3 l) (fun i : Fin d => delta
    i a * 1)) (r36 i_4 i_3))) (r39 i_4 i_3)))). }
  assert (r42 : forall (i_4 : Fin n) (i_3 : Fin m), 0 * linear X W b i_4 i_3 + G i_4 i_3 * (X i_4 a * delta i_3 l + 0)
    = G i_4 i_3 * X i_4 a * delta i_3 l).
  { assert (identity : forall u0 u1 u2 u3 : R, ((0 * u0) + (u1 * ((u2 * u3) + 0))) = ((u1 * u2) * u3)) by (intros u0
    u1 u2 u3; ring).
    exact (fun (i_4 : Fin n) (i_3 : Fin m) => (identity (linear X W b i_4 i_3) (G i_4 i_3) (X i_4 a) (delta i_3 l))).
      }
  assert (r44 : forall (i_4 : Fin n) (i_3 : Fin m), G i_4 i_3 * X i_4 a * delta i_3 l = X i_4 a * (delta i_3 l * G i_4
    i_3)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u2 * u0))) by (intros u0 u1 u2; ring).
    exact (fun (i_4 : Fin n) (i_3 : Fin m) => (identity (G i_4 i_3) (X i_4 a) (delta i_3 l))). }
  assert (r46 : forall (i_4 : Fin n), Sum (fun i : Fin m => 0 * linear X W b i_4 i + G i_4 i * (Sum (fun i_ : Fin d =>
    0 * W i_ i + X i_4 i_ * (delta i_ a * delta i l)) + 0)) = Sum (fun i : Fin m => X i_4 a * (delta i l * G i_4 i))).
  { exact (fun (i_4 : Fin n) => (Rules.sum_congruence (fun (i_3 : Fin m) => (eq_trans (eq_trans (r41 i_4 i_3) (r42 i_4
    i_3)) (r44 i_4 i_3))))). }
  assert (r49 : forall (i_4 : Fin n), X i_4 a * Sum (fun i : Fin m => delta i l * G i_4 i) = X i_4 a * G i_4 l).
  { exact (fun (i_4 : Fin n) => (f_equal (fun (h_2 : R) => X i_4 a * h_2) (Facts.sum_delta m l (fun i : Fin m => G i_4
    i)))). }
  assert (r52 : forall (i_4 : Fin n), X i_4 a * G i_4 l = G i_4 l * X i_4 a).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_4 : Fin n) => (identity (X i_4 a) (G i_4 l))). }
  assert (r54 : Sum (fun i : Fin n => Sum (fun i_ : Fin m => 0 * linear X W b i i_ + G i i_ * (Sum (fun i_1 : Fin d =>
    0 * W i_1 i_ + X i i_1 * (delta i_1 a * delta i_ l)) + 0))) = Sum (fun i : Fin n => G i l * X i a)).
  { exact (Rules.sum_congruence (fun (i_4 : Fin n) => (eq_trans (eq_trans (r46 i_4) (eq_trans (Facts.sum_scale m (X
    i_4 a) (fun i : Fin m => delta i l * G i_4 i)) (r49 i_4))) (r52 i_4)))). }
  assert (r56 : forall (i_5 : Fin n) (i_6 : Fin d) (i_7 : Fin m), X i_5 i_6 * delta i_6 a * delta i_7 l = X i_5 i_6 *
    delta a i_6 * delta i_7 l).
  { exact (fun (i_5 : Fin n) (i_6 : Fin d) (i_7 : Fin m) => (f_equal (fun (h_3 : R) => X i_5 i_6 * h_3 * delta i_7 l)
    (r21 i_6 a))). }
  assert (r59 : forall (i_6 : Fin d) (i_5 : Fin n), a <> i_6 -> delta a i_6 * X i_5 i_6 = delta a i_6 * X i_5 a).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_6 : Fin d) (i_5 : Fin n) p_4 => (Rules.linear_combination (Rules.and_equation (X i_5 i_6 - X i_5 a)
      (Facts.delta_apart d a i_6 p_4) Rules.no_equation) (identity (delta a i_6) (X i_5 a) (X i_5 i_6)))). }
  assert (r60 : forall (i_6 : Fin d) (i_5 : Fin n), delta a i_6 * X i_5 i_6 = delta a i_6 * X i_5 a).
  { exact (fun (i_6 : Fin d) (i_5 : Fin n) => (Rules.index_cases (fun (i_6 : Fin d) => delta a i_6 * X i_5 i_6 = delta
    a i_6 * X i_5 a) a i_6 (@eq_refl R (delta a a * X i_5 a)) (fun p_5 => (r59 i_6 i_5 p_5)))). }
  assert (r61 : forall (i_5 : Fin n) (i_6 : Fin d) (i_7 : Fin m), X i_5 i_6 * delta a i_6 * delta i_7 l = X i_5 a *
    delta a i_6 * delta i_7 l).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * u2) - ((u3 * u1) * u2) = (u2 * ((u1 * u0) - (u1 * u3)) +
    0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_5 : Fin n) (i_6 : Fin d) (i_7 : Fin m) => (Rules.linear_combination (Rules.and_equation (delta i_7
      l) (r60 i_6 i_5) Rules.no_equation) (identity (X i_5 a) (delta a i_6) (delta i_7 l) (X i_5 i_6)))). }
  assert (r64 : forall (i_5 : Fin n) (i_6 : Fin d) (i_7 : Fin m), X i_5 a * delta a i_6 * delta i_7 l = X i_5 a *
    delta i_7 l * (delta i_6 a * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * 1)) - ((u0 * u3) * u1) = (((u0 * u1) * 1) * (u2 -
    u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_5 : Fin n) (i_6 : Fin d) (i_7 : Fin m) => (Rules.linear_combination (Rules.and_equation (X i_5 a *
      delta i_7 l * 1) (r21 a i_6) Rules.no_equation) (identity (X i_5 a) (delta i_7 l) (delta i_6 a) (delta a
      i_6)))). }
  assert (r66 : forall (i_5 : Fin n) (i_7 : Fin m), Sum (fun i : Fin d => X i_5 i * delta i a * delta i_7 l) = Sum
    (fun i : Fin d => X i_5 a * delta i_7 l * (delta i a * 1))).
  { exact (fun (i_5 : Fin n) (i_7 : Fin m) => (Rules.sum_congruence (fun (i_6 : Fin d) => (eq_trans (eq_trans (r56 i_5
    i_6 i_7) (r61 i_5 i_6 i_7)) (r64 i_5 i_6 i_7))))). }
  assert (r68 : forall (i_5 : Fin n) (i_7 : Fin m), X i_5 a * delta i_7 l * Sum (fun i : Fin d => delta i a * 1) = X
    i_5 a * delta i_7 l * 1).
  { exact (fun (i_5 : Fin n) (i_7 : Fin m) => (f_equal (fun (h_4 : R) => X i_5 a * delta i_7 l * h_4) r35)). }
  assert (r71 : forall (i_5 : Fin n) (i_7 : Fin m), X i_5 a * delta i_7 l * 1 = X i_5 a * delta i_7 l).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) * 1) = (u0 * u1)) by (intros u0 u1; ring).
    exact (fun (i_5 : Fin n) (i_7 : Fin m) => (identity (X i_5 a) (delta i_7 l))). }
  assert (r73 : forall (i_5 : Fin n) (i_7 : Fin m), G i_5 i_7 * Sum (fun i : Fin d => X i_5 i * delta i a * delta i_7
    l) = G i_5 i_7 * (X i_5 a * delta i_7 l)).
  { exact (fun (i_5 : Fin n) (i_7 : Fin m) => (f_equal (fun (h_5 : R) => G i_5 i_7 * h_5) (eq_trans (eq_trans (r66 i_5
    i_7) (eq_trans (Facts.sum_scale d (X i_5 a * delta i_7 l) (fun i : Fin d => delta i a * 1)) (r68 i_5 i_7))) (r71
    i_5 i_7)))). }
  assert (r74 : forall (i_5 : Fin n) (i_7 : Fin m), G i_5 i_7 * (X i_5 a * delta i_7 l) = G i_5 i_7 * X i_5 a * delta
    i_7 l).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u0 * u1) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_5 : Fin n) (i_7 : Fin m) => (identity (G i_5 i_7) (X i_5 a) (delta i_7 l))). }
  assert (r76 : forall (i_5 : Fin n) (i_7 : Fin m), G i_5 i_7 * X i_5 a * delta i_7 l = X i_5 a * (delta i_7 l * G i_5
    i_7)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u2 * u0))) by (intros u0 u1 u2; ring).
    exact (fun (i_5 : Fin n) (i_7 : Fin m) => (identity (G i_5 i_7) (X i_5 a) (delta i_7 l))). }
  assert (r78 : forall (i_5 : Fin n), Sum (fun i : Fin m => G i_5 i * Sum (fun i_ : Fin d => X i_5 i_ * delta i_ a *
    delta i l)) = Sum (fun i : Fin m => X i_5 a * (delta i l * G i_5 i))).
  { exact (fun (i_5 : Fin n) => (Rules.sum_congruence (fun (i_7 : Fin m) => (eq_trans (eq_trans (r73 i_5 i_7) (r74 i_5
    i_7)) (r76 i_5 i_7))))). }
  assert (r81 : forall (i_5 : Fin n), X i_5 a * Sum (fun i : Fin m => delta i l * G i_5 i) = X i_5 a * G i_5 l).
  { exact (fun (i_5 : Fin n) => (f_equal (fun (h_6 : R) => X i_5 a * h_6) (Facts.sum_delta m l (fun i : Fin m => G i_5
    i)))). }
  assert (r84 : forall (i_5 : Fin n), X i_5 a * G i_5 l = G i_5 l * X i_5 a).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_5 : Fin n) => (identity (X i_5 a) (G i_5 l))). }
  assert (r86 : Sum (fun i : Fin n => Sum (fun i_ : Fin m => G i i_ * Sum (fun i_1 : Fin d => X i i_1 * delta i_1 a *
    delta i_ l))) = Sum (fun i : Fin n => G i l * X i a)).
  { exact (Rules.sum_congruence (fun (i_5 : Fin n) => (eq_trans (eq_trans (r78 i_5) (eq_trans (Facts.sum_scale m (X
    i_5 a) (fun i : Fin m => delta i l * G i_5 i)) (r81 i_5))) (r84 i_5)))). }
  assert (r89 : forall (i_8 : Fin n), X i_8 a * G i_8 l = G i_8 l * X i_8 a).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_8 : Fin n) => (identity (X i_8 a) (G i_8 l))). }
  assert (r90 : Sum (fun t : Fin n => X t a * G t l) = Sum (fun i : Fin n => G i l * X i a)).
  { exact (Rules.sum_congruence (fun (i_8 : Fin n) => (r89 i_8))). }
  exact (Rules.deriv_eq (fun (W : Fin d -> Fin m -> R) => (@eq_refl R (Sum (fun t : Fin n => Sum (fun h : Fin m => G t
    h * linear X W b t h))))) r14 (eq_trans (eq_trans r54 (eq_sym r86)) (eq_trans r86 (eq_sym r90)))).
Qed.

(* Backward pass of a linear map: the bias. *)
Theorem linear_backward_bias (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 <
  d)%nat) (G : Fin n -> Fin m -> R) (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (l : Fin m) :
  partial (entry l) (fun b : Fin m -> R => Sum (fun t : Fin n => Sum (fun h : Fin m => G t h * linear X W b t h))) b
    (Sum (fun t : Fin n => G t l)).
Proof.
  assert (r1 : forall (i : Fin n) (i_ : Fin m), partial (entry l) (fun b : Fin m -> R => G i i_) b 0).
  { exact (fun (i : Fin n) (i_ : Fin m) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (b : Fin m -> R) (i : Fin n) (i_ : Fin m), linear X W b i i_ = Sum (fun a : Fin d => X i a * W a
    i_) + b i_).
  { exact (fun (b : Fin m -> R) (i : Fin n) (i_ : Fin m) => eq_refl). }
  assert (r4 : forall (i : Fin n) (i_ : Fin m), partial (entry l) (fun b : Fin m -> R => Sum (fun a : Fin d => X i a *
    W a i_)) b 0).
  { exact (fun (i : Fin n) (i_ : Fin m) => (Rules.deriv_const _ _ _)). }
  assert (r5 : forall (i_ : Fin m), partial (entry l) (fun b : Fin m -> R => b i_) b (delta i_ l)).
  { exact (fun (i_ : Fin m) => (Rules.deriv_entry i_ l b)). }
  assert (r6 : forall (i : Fin n) (i_ : Fin m), partial (entry l) (fun b : Fin m -> R => Sum (fun a : Fin d => X i a *
    W a i_) + b i_) b (0 + delta i_ l)).
  { exact (fun (i : Fin n) (i_ : Fin m) => (Rules.deriv_add (r4 i i_) (r5 i_))). }
  assert (r8 : forall (i : Fin n) (i_ : Fin m), partial (entry l) (fun b : Fin m -> R => linear X W b i i_) b (0 +
    delta i_ l)).
  { exact (fun (i : Fin n) (i_ : Fin m) => (Rules.deriv_eq (fun (b : Fin m -> R) => (eq_sym (r2 b i i_))) (r6 i i_)
    (@eq_refl R (0 + delta i_ l)))). }
  assert (r9 : forall (i : Fin n) (i_ : Fin m), partial (entry l) (fun b : Fin m -> R => G i i_ * linear X W b i i_) b
    (0 * linear X W b i i_ + G i i_ * (0 + delta i_ l))).
  { exact (fun (i : Fin n) (i_ : Fin m) => (Rules.deriv_mul (r1 i i_) (r8 i i_))). }
  assert (r10 : forall (i : Fin n), partial (entry l) (fun b : Fin m -> R => Sum (fun i_ : Fin m => G i i_ * linear X
    W b i i_)) b (Sum (fun i_ : Fin m => 0 * linear X W b i i_ + G i i_ * (0 + delta i_ l)))).
  { exact (fun (i : Fin n) => (Rules.deriv_sum (fun (i_ : Fin m) => (r9 i i_)))). }
  assert (r11 : partial (entry l) (fun b : Fin m -> R => Sum (fun t : Fin n => Sum (fun h : Fin m => G t h * linear X
    W b t h))) b (Sum (fun i : Fin n => Sum (fun i_ : Fin m => 0 * linear X W b i i_ + G i i_ * (0 + delta i_ l))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r10 i))). }
  assert (r12 : forall (i_1 : Fin n) (i_2 : Fin m), 0 * linear X W b i_1 i_2 + G i_1 i_2 * (0 + delta i_2 l) = G i_1
    i_2 * delta i_2 l).
  { assert (identity : forall u0 u1 u2 : R, ((0 * u0) + (u1 * (0 + u2))) = (u1 * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) (i_2 : Fin m) => (identity (linear X W b i_1 i_2) (G i_1 i_2) (delta i_2 l))). }
  assert (r13 : forall (i_1 : Fin n) (i_2 : Fin m), G i_1 i_2 * delta i_2 l = delta i_2 l * G i_1 i_2).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) (i_2 : Fin m) => (identity (G i_1 i_2) (delta i_2 l))). }
  assert (r15 : forall (i_1 : Fin n), Sum (fun i : Fin m => 0 * linear X W b i_1 i + G i_1 i * (0 + delta i l)) = Sum
    (fun i : Fin m => delta i l * G i_1 i)).
  { exact (fun (i_1 : Fin n) => (Rules.sum_congruence (fun (i_2 : Fin m) => (eq_trans (r12 i_1 i_2) (r13 i_1 i_2))))).
    }
  assert (r18 : Sum (fun i : Fin n => Sum (fun i_ : Fin m => 0 * linear X W b i i_ + G i i_ * (0 + delta i_ l))) = Sum
    (fun t : Fin n => G t l)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r15 i_1) (Facts.sum_delta m l (fun i : Fin m => G i_1
    i))))). }
  exact (Rules.deriv_eq (fun (b : Fin m -> R) => (@eq_refl R (Sum (fun t : Fin n => Sum (fun h : Fin m => G t h *
    linear X W b t h))))) r11 r18).
Qed.

(* The square of the absolute value. *)
Theorem absolute_square (r : R) :
  abs r ^ 2 = r ^ 2.
Proof.
  assert (r0 : abs r = sqrt (r ^ 2)).
  { exact eq_refl. }
  assert (r1 : abs r ^ 2 = sqrt (r ^ 2) ^ 2).
  { exact (f_equal (fun (h : R) => h ^ 2) r0). }
  assert (r2 : 0 <= r ^ 2).
  { exact (Facts.square_nonneg r). }
  exact (eq_trans r1 (Facts.sqrt_square (r ^ 2) r2)).
Qed.

(* The absolute value of a positive number. *)
Theorem absolute_of_pos (r : R)
    (given : 0 < r) :
  abs r = r.
Proof.
  assert (r0 : r + (abs r ^ 2 - r ^ 2) / (abs r + r) = r + (abs r ^ 2 - r ^ 2) * (1 / (abs r + r))).
  { assert (identity : forall u0 u1 u2 : R, (u0 + (((u1 ^ 2) - (u0 ^ 2)) * u2)) = (u0 + (((u1 ^ 2) - (u0 ^ 2)) * (1 *
    u2)))) by (intros u0 u1 u2; ring).
    exact (identity r (abs r) (/ (abs r + r))). }
  assert (r1 : abs r + r = r + abs r).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (identity (abs r) r). }
  assert (r2 : 1 / (abs r + r) = 1 / (r + abs r)).
  { exact (f_equal (fun (h : R) => 1 / h) r1). }
  assert (r3 : r + (abs r ^ 2 - r ^ 2) * (1 / (abs r + r)) = r + (abs r ^ 2 - r ^ 2) * (1 / (r + abs r))).
  { exact (f_equal (fun (h_ : R) => r + (abs r ^ 2 - r ^ 2) * h_) r2). }
  assert (r4 : r + (abs r ^ 2 - r ^ 2) / (abs r + r) = r + (abs r ^ 2 - r ^ 2) * (1 / (r + abs r))).
  { exact (eq_trans r0 r3). }
  assert (r6 : r <> 0).
  { exact (Facts.ne_of_pos r given). }
  assert (r8 : 0 < r ^ 2).
  { exact (Facts.square_pos r r6). }
  assert (r11 : forall (a : R), 0 < a -> 0 <= a).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (a : R) p => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ p) Rules.no_relation) (identity a)))). }
  assert (r12 : forall (a : R), 0 <= a -> sqrt a ^ 2 = a).
  { exact (fun (a : R) p_ => (Facts.sqrt_square a p_)). }
  assert (r15 : forall (a : R), sqrt a ^ 2 = sqrt a * sqrt a).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r17 : forall (a : R), 0 < a -> sqrt a * sqrt a <> 0).
  { exact (fun (a : R) p_1 => (eq_ind a (fun (h_1 : R) => h_1 <> 0) (Facts.ne_of_pos a p_1) (sqrt a * sqrt a)
    (eq_trans (eq_sym (r12 a (r11 a p_1))) (r15 a)))). }
  assert (r21 : forall (a : R), (- sqrt a) ^ 2 = sqrt a ^ 2).
  { assert (identity : forall u0 : R, ((- u0) ^ 2) = (u0 ^ 2)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r22 : forall (a : R), sqrt ((- sqrt a) ^ 2) = sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (f_equal (fun (h_2 : R) => sqrt h_2) (r21 a))). }
  assert (r23 : forall (a : R), - sqrt a <= sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (eq_ind (sqrt ((- sqrt a) ^ 2)) (fun (h_3 : R) => - sqrt a <= h_3) (Facts.le_sqrt_square (-
    sqrt a)) (sqrt (sqrt a ^ 2)) (r22 a))). }
  assert (r24 : forall (a : R), 0 <= a -> sqrt (sqrt a ^ 2) = sqrt a).
  { exact (fun (a : R) p_2 => (f_equal (fun (h_4 : R) => sqrt h_4) (r12 a p_2))). }
  assert (r25 : forall (a : R), 0 <= a -> 0 <= sqrt a).
  { assert (identity : forall u0 u1 : R, u0 - 0 = ((1/2) * (u1 - (- u0)) + ((1/2) * (u0 - u1) + 0))) by (intros u0 u1;
    field).
    exact (fun (a : R) p_3 => (proj1 (Rules.positive_combination (Rules.and_le (1 / 2) (Rules.numeral_nonneg 1 2
      eq_refl) (r23 a) (Rules.and_eq (1 / 2) (r24 a p_3) Rules.no_relation)) (identity (sqrt a) (sqrt (sqrt a ^
      2)))))). }
  assert (r26 : forall (a : R), 0 < a -> 0 <= sqrt a).
  { exact (fun (a : R) p_4 => (r25 a (r11 a p_4))). }
  assert (r28 : forall (a : R), 0 < a -> sqrt (sqrt a) ^ 2 = sqrt a).
  { exact (fun (a : R) p_5 => (Facts.sqrt_square (sqrt a) (r26 a p_5))). }
  assert (r30 : forall (a : R), sqrt (sqrt a) ^ 2 = sqrt (sqrt a) * sqrt (sqrt a)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt (sqrt a)))). }
  assert (r32 : forall (a : R), 0 < a -> sqrt (sqrt a) * sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_6 => (eq_ind (sqrt a) (fun (h_5 : R) => h_5 <> 0) (Facts.ne_of_mul (sqrt a) (sqrt a) (r17 a
    p_6)) (sqrt (sqrt a) * sqrt (sqrt a)) (eq_trans (eq_sym (r28 a p_6)) (r30 a)))). }
  assert (r34 : forall (a : R), 0 < a -> sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_7 => (Facts.ne_of_mul (sqrt (sqrt a)) (sqrt (sqrt a)) (r32 a p_7))). }
  assert (r37 : forall (a : R), 0 < a -> 0 < sqrt a).
  { exact (fun (a : R) p_8 => (eq_ind (sqrt (sqrt a) ^ 2) (fun (h_6 : R) => 0 < h_6) (Facts.square_pos (sqrt (sqrt a))
    (r34 a p_8)) (sqrt a) (r28 a p_8))). }
  assert (r40 : abs r = sqrt (r ^ 2)).
  { exact eq_refl. }
  assert (r42 : 0 < abs r).
  { exact (eq_ind (sqrt (r ^ 2)) (fun (h_7 : R) => 0 < h_7) (r37 (r ^ 2) r8) (abs r) (eq_sym r40)). }
  assert (r43 : 0 <= abs r).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r42)
      Rules.no_relation) (identity (abs r)))). }
  assert (r44 : 0 < r + abs r).
  { assert (identity : forall u0 u1 : R, (u1 + u0) - 0 = (1 * (u1 - 0) + (1 * (u0 - 0) + 0))) by (intros u0 u1; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) given (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) r43 Rules.no_relation)) (identity (abs r) r)) eq_refl). }
  assert (r46 : r + abs r <> 0).
  { exact (Facts.ne_of_pos (r + abs r) r44). }
  assert (r49 : r * (1 / (r + abs r)) = 1 + -1 * (abs r * (1 / (r + abs r)))).
  { assert (identity : forall u0 u1 u2 : R, (1 + ((-1) * (u0 * (1 * u1)))) - (u2 * (1 * u1)) = (1 * (1 - ((u2 + u0) *
    (1 * u1))) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (r + abs r) r46) Rules.no_equation)
      (identity (abs r) (/ (r + abs r)) r)). }
  assert (r50 : r + (abs r ^ 2 - r ^ 2) * (1 / (r + abs r)) = abs r).
  { assert (identity : forall u0 u1 u2 : R, u0 - (u1 + (((u0 ^ 2) - (u1 ^ 2)) * (1 * u2))) = (((-1) * u1) * ((1 +
    ((-1) * (u0 * (1 * u2)))) - (u1 * (1 * u2))) + (u0 * ((1 + ((-1) * (u0 * (1 * u2)))) - (u1 * (1 * u2))) + 0))) by
    (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * r) r49 (Rules.and_equation (abs r) r49
      Rules.no_equation)) (identity (abs r) r (/ (r + abs r)))). }
  assert (r54 : r + (abs r ^ 2 - r ^ 2) * (1 / (r + abs r)) = r).
  { assert (identity : forall u0 u1 u2 : R, u0 - (u0 + (((u1 ^ 2) - (u0 ^ 2)) * (1 * u2))) = ((1 * u2) * ((u0 ^ 2) -
    (u1 ^ 2)) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 / (r + abs r)) (FeedForward.absolute_square r)
      Rules.no_equation) (identity r (abs r) (/ (r + abs r)))). }
  exact (eq_trans (eq_sym (eq_trans r4 r50)) (eq_trans r4 r54)).
Qed.

(* The absolute value of a negative number is another number. *)
Theorem absolute_ne_of_neg (r : R)
    (given : r < 0) :
  abs r - r <> 0.
Proof.
  assert (r2 : forall (a : R), a < 0 -> 0 < - a).
  { assert (identity : forall u0 : R, (- u0) - 0 = (1 * (0 - u0) + 0)) by (intros u0; ring).
    exact (fun (a : R) p => (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) p
      Rules.no_relation) (identity a)) eq_refl)). }
  assert (r5 : forall (a : R), - a = a * -1).
  { assert (identity : forall u0 : R, (- u0) = (u0 * (-1))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r6 : forall (a : R), a < 0 -> a * -1 <> 0).
  { exact (fun (a : R) p_ => (eq_ind (- a) (fun (h : R) => h <> 0) (Facts.ne_of_pos (- a) (r2 a p_)) (a * -1) (r5
    a))). }
  assert (r8 : forall (a : R), a < 0 -> a <> 0).
  { exact (fun (a : R) p_1 => (Facts.ne_of_mul a (-1) (r6 a p_1))). }
  assert (r11 : 0 < r ^ 2).
  { exact (Facts.square_pos r (r8 r given)). }
  assert (r14 : forall (a : R), 0 < a -> 0 <= a).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (a : R) p_2 => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ p_2) Rules.no_relation) (identity a)))). }
  assert (r15 : forall (a : R), 0 <= a -> sqrt a ^ 2 = a).
  { exact (fun (a : R) p_3 => (Facts.sqrt_square a p_3)). }
  assert (r18 : forall (a : R), sqrt a ^ 2 = sqrt a * sqrt a).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r20 : forall (a : R), 0 < a -> sqrt a * sqrt a <> 0).
  { exact (fun (a : R) p_4 => (eq_ind a (fun (h_ : R) => h_ <> 0) (Facts.ne_of_pos a p_4) (sqrt a * sqrt a) (eq_trans
    (eq_sym (r15 a (r14 a p_4))) (r18 a)))). }
  assert (r24 : forall (a : R), (- sqrt a) ^ 2 = sqrt a ^ 2).
  { assert (identity : forall u0 : R, ((- u0) ^ 2) = (u0 ^ 2)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r25 : forall (a : R), sqrt ((- sqrt a) ^ 2) = sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (f_equal (fun (h_1 : R) => sqrt h_1) (r24 a))). }
  assert (r26 : forall (a : R), - sqrt a <= sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (eq_ind (sqrt ((- sqrt a) ^ 2)) (fun (h_2 : R) => - sqrt a <= h_2) (Facts.le_sqrt_square (-
    sqrt a)) (sqrt (sqrt a ^ 2)) (r25 a))). }
  assert (r27 : forall (a : R), 0 <= a -> sqrt (sqrt a ^ 2) = sqrt a).
  { exact (fun (a : R) p_5 => (f_equal (fun (h_3 : R) => sqrt h_3) (r15 a p_5))). }
  assert (r28 : forall (a : R), 0 <= a -> 0 <= sqrt a).
  { assert (identity : forall u0 u1 : R, u0 - 0 = ((1/2) * (u1 - (- u0)) + ((1/2) * (u0 - u1) + 0))) by (intros u0 u1;
    field).
    exact (fun (a : R) p_6 => (proj1 (Rules.positive_combination (Rules.and_le (1 / 2) (Rules.numeral_nonneg 1 2
      eq_refl) (r26 a) (Rules.and_eq (1 / 2) (r27 a p_6) Rules.no_relation)) (identity (sqrt a) (sqrt (sqrt a ^
      2)))))). }
  assert (r29 : forall (a : R), 0 < a -> 0 <= sqrt a).
  { exact (fun (a : R) p_7 => (r28 a (r14 a p_7))). }
  assert (r31 : forall (a : R), 0 < a -> sqrt (sqrt a) ^ 2 = sqrt a).
  { exact (fun (a : R) p_8 => (Facts.sqrt_square (sqrt a) (r29 a p_8))). }
  assert (r33 : forall (a : R), sqrt (sqrt a) ^ 2 = sqrt (sqrt a) * sqrt (sqrt a)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt (sqrt a)))). }
  assert (r35 : forall (a : R), 0 < a -> sqrt (sqrt a) * sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_9 => (eq_ind (sqrt a) (fun (h_4 : R) => h_4 <> 0) (Facts.ne_of_mul (sqrt a) (sqrt a) (r20 a
    p_9)) (sqrt (sqrt a) * sqrt (sqrt a)) (eq_trans (eq_sym (r31 a p_9)) (r33 a)))). }
  assert (r37 : forall (a : R), 0 < a -> sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_10 => (Facts.ne_of_mul (sqrt (sqrt a)) (sqrt (sqrt a)) (r35 a p_10))). }
  assert (r40 : forall (a : R), 0 < a -> 0 < sqrt a).
  { exact (fun (a : R) p_11 => (eq_ind (sqrt (sqrt a) ^ 2) (fun (h_5 : R) => 0 < h_5) (Facts.square_pos (sqrt (sqrt
    a)) (r37 a p_11)) (sqrt a) (r31 a p_11))). }
  assert (r43 : abs r = sqrt (r ^ 2)).
  { exact eq_refl. }
  assert (r45 : 0 < abs r).
  { exact (eq_ind (sqrt (r ^ 2)) (fun (h_6 : R) => 0 < h_6) (r40 (r ^ 2) r11) (abs r) (eq_sym r43)). }
  assert (r46 : abs r < abs r - r).
  { assert (identity : forall u0 u1 : R, (u1 - u0) - u1 = (1 * (0 - u0) + 0)) by (intros u0 u1; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) given Rules.no_relation)
      (identity r (abs r))) eq_refl). }
  assert (r47 : 0 < abs r - r).
  { assert (identity : forall u0 u1 : R, (u0 - u1) - 0 = (1 * (u0 - 0) + (1 * ((u0 - u1) - u0) + 0))) by (intros u0
    u1; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) r45 (Rules.and_lt 1
      (Rules.integer_pos 1 eq_refl) r46 Rules.no_relation)) (identity (abs r) r)) eq_refl). }
  exact (Facts.ne_of_pos (abs r - r) r47).
Qed.

(* The absolute value of a negative number. *)
Theorem absolute_of_neg (r : R)
    (given : r < 0) :
  abs r = - r.
Proof.
  assert (r0 : - r + (abs r ^ 2 - r ^ 2) / (abs r - r) = - r + (abs r ^ 2 - r ^ 2) * (1 / (abs r - r))).
  { assert (identity : forall u0 u1 u2 : R, ((- u0) + (((u1 ^ 2) - (u0 ^ 2)) * u2)) = ((- u0) + (((u1 ^ 2) - (u0 ^ 2))
    * (1 * u2)))) by (intros u0 u1 u2; ring).
    exact (identity r (abs r) (/ (abs r - r))). }
  assert (r1 : abs r - r = -1 * r + abs r).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (((-1) * u1) + u0)) by (intros u0 u1; ring).
    exact (identity (abs r) r). }
  assert (r2 : 1 / (abs r - r) = 1 / (-1 * r + abs r)).
  { exact (f_equal (fun (h : R) => 1 / h) r1). }
  assert (r3 : -1 * r + abs r = -1 * (r + -1 * abs r)).
  { assert (identity : forall u0 u1 : R, (((-1) * u0) + u1) = ((-1) * (u0 + ((-1) * u1)))) by (intros u0 u1; ring).
    exact (identity r (abs r)). }
  assert (r4 : 1 / (-1 * r + abs r) = 1 / (-1 * (r + -1 * abs r))).
  { exact (f_equal (fun (h_ : R) => 1 / h_) r3). }
  assert (r8 : 1 / -1 * (1 / (r + -1 * abs r)) = -1 * (1 / (r + -1 * abs r))).
  { assert (identity : forall u0 : R, ((1 / (-1)) * (1 * u0)) = ((-1) * (1 * u0))) by (intros u0; field).
    exact (identity (/ (r + -1 * abs r))). }
  assert (r10 : - r + (abs r ^ 2 - r ^ 2) * (1 / (abs r - r)) = - r + (abs r ^ 2 - r ^ 2) * (-1 * (1 / (r + -1 * abs
    r)))).
  { exact (f_equal (fun (h_1 : R) => - r + (abs r ^ 2 - r ^ 2) * h_1) (eq_trans (eq_trans (eq_trans r2 r4)
    (Facts.inverse_mul (-1) (r + -1 * abs r))) r8)). }
  assert (r11 : - r + (abs r ^ 2 - r ^ 2) / (abs r - r) = - r + (abs r ^ 2 - r ^ 2) * (-1 * (1 / (r + -1 * abs r)))).
  { exact (eq_trans r0 r10). }
  assert (r14 : abs r - r - 0 <> 0).
  { exact (Facts.sub_ne_zero (abs r - r) 0 (FeedForward.absolute_ne_of_neg r given)). }
  assert (r15 : -1 < 0).
  { assert (identity : 0 - (-1) = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r17 : forall (a : R), a < 0 -> 0 < - a).
  { assert (identity : forall u0 : R, (- u0) - 0 = (1 * (0 - u0) + 0)) by (intros u0; ring).
    exact (fun (a : R) p => (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) p
      Rules.no_relation) (identity a)) eq_refl)). }
  assert (r20 : forall (a : R), - a = a * -1).
  { assert (identity : forall u0 : R, (- u0) = (u0 * (-1))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r21 : forall (a : R), a < 0 -> a * -1 <> 0).
  { exact (fun (a : R) p_ => (eq_ind (- a) (fun (h_2 : R) => h_2 <> 0) (Facts.ne_of_pos (- a) (r17 a p_)) (a * -1)
    (r20 a))). }
  assert (r23 : forall (a : R), a < 0 -> a <> 0).
  { exact (fun (a : R) p_1 => (Facts.ne_of_mul a (-1) (r21 a p_1))). }
  assert (r25 : -1 <> 0).
  { exact (r23 (-1) r15). }
  assert (r26 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r31 : forall (a b : R), a <> 0 -> b <> 0 -> 1 = a * b * (1 / a * (1 / b))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * ((1 * u2) * (1 * u3))) - 1 = ((-1) * (1 - (u0 * (1 * u2)))
    + ((- (u0 * (1 * u2))) * (1 - (u1 * (1 * u3))) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a b : R) p_2 p_3 => (Rules.linear_combination (Rules.and_equation (-1) (Facts.mul_inverse a p_2)
      (Rules.and_equation (- (a * (1 / a))) (Facts.mul_inverse b p_3) Rules.no_equation)) (identity a b (/ a) (/
      b)))). }
  assert (r32 : forall (a b : R), a <> 0 -> b <> 0 -> a * b * (1 / a * (1 / b)) <> 0).
  { exact (fun (a b : R) p_4 p_5 => (eq_ind 1 (fun (h_3 : R) => h_3 <> 0) (Facts.ne_of_pos 1 r26) (a * b * (1 / a * (1
    / b))) (r31 a b p_4 p_5))). }
  assert (r34 : forall (a b : R), a <> 0 -> b <> 0 -> a * b <> 0).
  { exact (fun (a b : R) p_6 p_7 => (Facts.ne_of_mul (a * b) (1 / a * (1 / b)) (r32 a b p_6 p_7))). }
  assert (r38 : -1 * (abs r - r - 0) = r + -1 * abs r).
  { assert (identity : forall u0 u1 : R, ((-1) * ((u0 - u1) - 0)) = (u1 + ((-1) * u0))) by (intros u0 u1; ring).
    exact (identity (abs r) r). }
  assert (r39 : r + -1 * abs r <> 0).
  { exact (eq_ind (-1 * (abs r - r - 0)) (fun (h_4 : R) => h_4 <> 0) (r34 (-1) (abs r - r - 0) r25 r14) (r + -1 * abs
    r) r38). }
  assert (r42 : r * (1 / (r + -1 * abs r)) = 1 + abs r * (1 / (r + -1 * abs r))).
  { assert (identity : forall u0 u1 u2 : R, (1 + (u0 * (1 * u1))) - (u2 * (1 * u1)) = (1 * (1 - ((u2 + ((-1) * u0)) *
    (1 * u1))) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (r + -1 * abs r) r39) Rules.no_equation)
      (identity (abs r) (/ (r + -1 * abs r)) r)). }
  assert (r43 : - r + (abs r ^ 2 - r ^ 2) * (-1 * (1 / (r + -1 * abs r))) = abs r).
  { assert (identity : forall u0 u1 u2 : R, u0 - ((- u1) + (((u0 ^ 2) - (u1 ^ 2)) * ((-1) * (1 * u2)))) = (u1 * ((1 +
    (u0 * (1 * u2))) - (u1 * (1 * u2))) + (u0 * ((1 + (u0 * (1 * u2))) - (u1 * (1 * u2))) + 0))) by (intros u0 u1 u2;
    ring).
    exact (Rules.linear_combination (Rules.and_equation r r42 (Rules.and_equation (abs r) r42 Rules.no_equation))
      (identity (abs r) r (/ (r + -1 * abs r)))). }
  assert (r47 : - r + (abs r ^ 2 - r ^ 2) * (-1 * (1 / (r + -1 * abs r))) = -1 * r).
  { assert (identity : forall u0 u1 u2 : R, ((-1) * u0) - ((- u0) + (((u1 ^ 2) - (u0 ^ 2)) * ((-1) * (1 * u2)))) =
    (((-1) * (1 * u2)) * ((u0 ^ 2) - (u1 ^ 2)) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (1 / (r + -1 * abs r))) (FeedForward.absolute_square r)
      Rules.no_equation) (identity r (abs r) (/ (r + -1 * abs r)))). }
  assert (r49 : - r = -1 * r).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (identity r). }
  exact (eq_trans (eq_sym (eq_trans r11 r43)) (eq_trans (eq_trans r11 r47) (eq_sym r49))).
Qed.

(* ReLU is 0 or its argument. *)
Theorem relu_zero_or_argument (r : R) :
  relu r * (relu r - r) = 0.
Proof.
  assert (r0 : relu r = 1 / 2 * (r + abs r)).
  { exact eq_refl. }
  assert (r1 : 1 / 2 * (r + abs r) = 1 / 2 * r + 1 / 2 * abs r).
  { assert (identity : forall u0 u1 : R, ((1/2) * (u0 + u1)) = (((1/2) * u0) + ((1/2) * u1))) by (intros u0 u1;
    field).
    exact (identity r (abs r)). }
  assert (r3 : relu r * (relu r - r) = (1 / 2 * r + 1 / 2 * abs r) * (1 / 2 * r + 1 / 2 * abs r - r)).
  { exact (f_equal (fun (h : R) => h * (h - r)) (eq_trans r0 r1)). }
  assert (r4 : (1 / 2 * r + 1 / 2 * abs r) * (1 / 2 * r + 1 / 2 * abs r - r) = -1 / 4 * r ^ 2 + 1 / 4 * abs r ^ 2).
  { assert (identity : forall u0 u1 : R, ((((1/2) * u0) + ((1/2) * u1)) * ((((1/2) * u0) + ((1/2) * u1)) - u0)) =
    (((-1/4) * (u0 ^ 2)) + ((1/4) * (u1 ^ 2)))) by (intros u0 u1; field).
    exact (identity r (abs r)). }
  assert (r6 : 1 / 2 * (abs r + r) * (1 / 2 * (abs r - r)) = -1 / 4 * r ^ 2 + 1 / 4 * abs r ^ 2).
  { assert (identity : forall u0 u1 : R, (((1/2) * (u0 + u1)) * ((1/2) * (u0 - u1))) = (((-1/4) * (u1 ^ 2)) + ((1/4) *
    (u0 ^ 2)))) by (intros u0 u1; field).
    exact (identity (abs r) r). }
  assert (r9 : (abs r ^ 2 - r ^ 2) / 4 = -1 / 4 * r ^ 2 + 1 / 4 * abs r ^ 2).
  { assert (identity : forall u0 u1 : R, (((u0 ^ 2) - (u1 ^ 2)) / 4) = (((-1/4) * (u1 ^ 2)) + ((1/4) * (u0 ^ 2)))) by
    (intros u0 u1; field).
    exact (identity (abs r) r). }
  assert (r14 : (abs r ^ 2 - r ^ 2) / 4 = 0).
  { assert (identity : forall u0 u1 : R, 0 - (((u0 ^ 2) - (u1 ^ 2)) / 4) = ((1/4) * ((u1 ^ 2) - (u0 ^ 2)) + 0)) by
    (intros u0 u1; field).
    exact (Rules.linear_combination (Rules.and_equation (1 / 4) (FeedForward.absolute_square r) Rules.no_equation)
      (identity (abs r) r)). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r3 r4) (eq_sym r6)) (eq_trans r6 (eq_sym r9))) r14).
Qed.

Definition relu_slope (r : R) : R :=
  1 / 2 * (1 + r / abs r).

(* Derivative of ReLU off the kink. *)
Theorem relu_derivative (r : R)
    (given : r <> 0) :
  partial real (fun r : R => relu r) r (relu_slope r).
Proof.
  assert (r1 : forall (r : R), relu r = 1 / 2 * (r + abs r)).
  { exact (fun (r : R) => eq_refl). }
  assert (r3 : partial real (fun r : R => 1 / 2) r 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r4 : partial real (fun r : R => r) r 1).
  { exact (Rules.deriv_entry_real r). }
  assert (r5 : forall (r : R), abs r = sqrt (r ^ 2)).
  { exact (fun (r : R) => eq_refl). }
  assert (r7 : forall (r : R), r ^ 2 = r ^ 1 * r).
  { assert (identity : forall u0 : R, (u0 ^ 2) = ((u0 ^ 1) * u0)) by (intros u0; ring).
    exact (fun (r : R) => (identity r)). }
  assert (r9 : forall (r : R), r ^ 1 = r).
  { assert (identity : forall u0 : R, (u0 ^ 1) = u0) by (intros u0; ring).
    exact (fun (r : R) => (identity r)). }
  assert (r12 : partial real (fun r : R => r ^ 1) r 1).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r9 r))) r4 (@eq_refl R 1)). }
  assert (r13 : partial real (fun r : R => r ^ 1 * r) r (1 * r + r ^ 1 * 1)).
  { exact (Rules.deriv_mul r12 r4). }
  assert (r15 : partial real (fun r : R => r ^ 2) r (1 * r + r ^ 1 * 1)).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r7 r))) r13 (@eq_refl R (1 * r + r ^ 1 * 1))). }
  assert (r17 : partial real (fun r : R => sqrt (r ^ 2)) r (1 / (2 * sqrt (r ^ 2)) * (1 * r + r ^ 1 * 1))).
  { exact (Rules.deriv_fn_pos Rules.outer_sqrt r15 (Facts.square_pos r given)). }
  assert (r19 : partial real (fun r : R => abs r) r (1 / (2 * sqrt (r ^ 2)) * (1 * r + r ^ 1 * 1))).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r5 r))) r17 (@eq_refl R (1 / (2 * sqrt (r ^ 2)) * (1 * r + r ^ 1 *
    1)))). }
  assert (r20 : partial real (fun r : R => r + abs r) r (1 + 1 / (2 * sqrt (r ^ 2)) * (1 * r + r ^ 1 * 1))).
  { exact (Rules.deriv_add r4 r19). }
  assert (r21 : partial real (fun r : R => 1 / 2 * (r + abs r)) r (0 * (r + abs r) + 1 / 2 * (1 + 1 / (2 * sqrt (r ^
    2)) * (1 * r + r ^ 1 * 1)))).
  { exact (Rules.deriv_mul r3 r20). }
  assert (r23 : partial real (fun r : R => relu r) r (0 * (r + abs r) + 1 / 2 * (1 + 1 / (2 * sqrt (r ^ 2)) * (1 * r +
    r ^ 1 * 1)))).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r1 r))) r21 (@eq_refl R (0 * (r + abs r) + 1 / 2 * (1 + 1 / (2 *
    sqrt (r ^ 2)) * (1 * r + r ^ 1 * 1))))). }
  assert (r25 : 1 / 2 * (1 / sqrt (r ^ 2)) = 1 / 2 * (1 / sqrt (r ^ 2))).
  { assert (identity : forall u0 : R, ((1 / 2) * (1 * u0)) = ((1/2) * (1 * u0))) by (intros u0; field).
    exact (identity (/ (sqrt (r ^ 2)))). }
  assert (r26 : 1 / (2 * sqrt (r ^ 2)) = 1 / 2 * (1 / sqrt (r ^ 2))).
  { exact (eq_trans (Facts.inverse_mul 2 (sqrt (r ^ 2))) r25). }
  assert (r27 : 0 * (r + abs r) + 1 / 2 * (1 + 1 / (2 * sqrt (r ^ 2)) * (1 * r + r ^ 1 * 1)) = 0 * (r + abs r) + 1 / 2
    * (1 + 1 / 2 * (1 / sqrt (r ^ 2)) * (1 * r + r ^ 1 * 1))).
  { exact (f_equal (fun (h : R) => 0 * (r + abs r) + 1 / 2 * (1 + h * (1 * r + r ^ 1 * 1))) r26). }
  assert (r28 : 0 * (r + abs r) + 1 / 2 * (1 + 1 / 2 * (1 / sqrt (r ^ 2)) * (1 * r + r ^ 1 * 1)) = 1 / 2 + 1 / 2 * (r
    * (1 / sqrt (r ^ 2)))).
  { assert (identity : forall u0 u1 u2 : R, ((0 * (u0 + u1)) + ((1/2) * (1 + (((1/2) * (1 * u2)) * ((1 * u0) + ((u0 ^
    1) * 1)))))) = ((1/2) + ((1/2) * (u0 * (1 * u2))))) by (intros u0 u1 u2; field).
    exact (identity r (abs r) (/ (sqrt (r ^ 2)))). }
  assert (r30 : 1 / 2 * (1 + 1 / (2 * sqrt (r ^ 2)) * (2 * r)) = 1 / 2 * (1 + 1 / 2 * (1 / sqrt (r ^ 2)) * (2 * r))).
  { exact (f_equal (fun (h_ : R) => 1 / 2 * (1 + h_ * (2 * r))) r26). }
  assert (r31 : 1 / 2 * (1 + 1 / 2 * (1 / sqrt (r ^ 2)) * (2 * r)) = 1 / 2 + 1 / 2 * (r * (1 / sqrt (r ^ 2)))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (((1/2) * (1 * u0)) * (2 * u1)))) = ((1/2) + ((1/2) * (u1 * (1
    * u0))))) by (intros u0 u1; field).
    exact (identity (/ (sqrt (r ^ 2))) r). }
  assert (r32 : 1 / 2 * (1 + 1 / (2 * sqrt (r ^ 2)) * (2 * r)) = 1 / 2 + 1 / 2 * (r * (1 / sqrt (r ^ 2)))).
  { exact (eq_trans r30 r31). }
  assert (r35 : 1 / 2 * (1 + r / abs r) = 1 / 2 * (1 + r * (1 / abs r))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (u0 * u1))) = ((1/2) * (1 + (u0 * (1 * u1))))) by (intros u0
    u1; field).
    exact (identity r (/ (abs r))). }
  assert (r36 : 1 / abs r = 1 / sqrt (r ^ 2)).
  { exact (f_equal (fun (h_1 : R) => 1 / h_1) (r5 r)). }
  assert (r37 : 1 / 2 * (1 + r * (1 / abs r)) = 1 / 2 * (1 + r * (1 / sqrt (r ^ 2)))).
  { exact (f_equal (fun (h_2 : R) => 1 / 2 * (1 + r * h_2)) r36). }
  assert (r39 : 1 / 2 * (1 + r * (1 / sqrt (r ^ 2))) = 1 / 2 + 1 / 2 * (r * (1 / sqrt (r ^ 2)))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (u0 * (1 * u1)))) = ((1/2) + ((1/2) * (u0 * (1 * u1))))) by
    (intros u0 u1; field).
    exact (identity r (/ (sqrt (r ^ 2)))). }
  assert (r44 : 1 / 2 * (1 + r / abs r) = 1 / 2 + 1 / 2 * (r * (1 / abs r))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (u0 * u1))) = ((1/2) + ((1/2) * (u0 * (1 * u1))))) by (intros
    u0 u1; field).
    exact (identity r (/ (abs r))). }
  assert (r45 : relu_slope r = 1 / 2 * (1 + r / abs r)).
  { exact eq_refl. }
  exact (Rules.deriv_eq (fun (r : R) => (@eq_refl R (relu r))) r23 (eq_trans (eq_trans (eq_trans (eq_trans r27 r28)
    (eq_sym r32)) (eq_trans r32 (eq_sym (eq_trans (eq_trans r35 r37) r39)))) (eq_trans r44 (eq_sym (eq_trans r45
    r44))))).
Qed.

(* ReLU and its slope where the argument is positive. *)
Theorem relu_of_pos (r : R)
    (given : 0 < r) :
  relu r = r /\ relu_slope r = 1.
Proof.
  assert (r0 : relu r = 1 / 2 * (r + abs r)).
  { exact eq_refl. }
  assert (r2 : 1 / 2 * (r + abs r) = 1 / 2 * (r + r)).
  { exact (f_equal (fun (h : R) => 1 / 2 * (r + h)) (FeedForward.absolute_of_pos r given)). }
  assert (r3 : 1 / 2 * (r + r) = r).
  { assert (identity : forall u0 : R, ((1/2) * (u0 + u0)) = u0) by (intros u0; field).
    exact (identity r). }
  assert (r6 : relu_slope r = 1 / 2 * (1 + r / abs r)).
  { exact eq_refl. }
  assert (r7 : 1 / 2 * (1 + r / abs r) = 1 / 2 * (1 + r * (1 / abs r))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (u0 * u1))) = ((1/2) * (1 + (u0 * (1 * u1))))) by (intros u0
    u1; field).
    exact (identity r (/ (abs r))). }
  assert (r8 : 1 / abs r = 1 / r).
  { exact (f_equal (fun (h_ : R) => 1 / h_) (FeedForward.absolute_of_pos r given)). }
  assert (r9 : 1 / 2 * (1 + r * (1 / abs r)) = 1 / 2 * (1 + r * (1 / r))).
  { exact (f_equal (fun (h_1 : R) => 1 / 2 * (1 + r * h_1)) r8). }
  assert (r11 : 1 / 2 * (1 + r * (1 / r)) = 1 / 2 + 1 / 2 * (r * (1 / r))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (u0 * (1 * u1)))) = ((1/2) + ((1/2) * (u0 * (1 * u1))))) by
    (intros u0 u1; field).
    exact (identity r (/ r)). }
  assert (r14 : 1 / 2 * (1 + r / r) = 1 / 2 + 1 / 2 * (r * (1 / r))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (u0 * u1))) = ((1/2) + ((1/2) * (u0 * (1 * u1))))) by (intros
    u0 u1; field).
    exact (identity r (/ r)). }
  assert (r17 : r <> 0).
  { exact (Facts.ne_of_pos r given). }
  assert (r20 : 1 / 2 * (1 + r / r) = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1/2) * (1 + (u0 * u1))) = ((1/2) * (1 - (u0 * (1 * u1))) + 0)) by
    (intros u0 u1; field).
    exact (Rules.linear_combination (Rules.and_equation (1 / 2) (Facts.mul_inverse r r17) Rules.no_equation) (identity
      r (/ r))). }
  exact (conj (eq_trans r0 (eq_trans r2 r3)) (eq_trans (eq_trans (eq_trans r6 (eq_trans (eq_trans r7 r9) r11)) (eq_sym
    r14)) r20)).
Qed.

(* ReLU and its slope where the argument is negative. *)
Theorem relu_of_neg (r : R)
    (given : r < 0) :
  relu r = 0 /\ relu_slope r = 0.
Proof.
  assert (r0 : relu r = 1 / 2 * (r + abs r)).
  { exact eq_refl. }
  assert (r2 : - r = -1 * r).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (identity r). }
  assert (r3 : abs r = -1 * r).
  { exact (eq_trans (FeedForward.absolute_of_neg r given) r2). }
  assert (r4 : 1 / 2 * (r + abs r) = 1 / 2 * (r + -1 * r)).
  { exact (f_equal (fun (h : R) => 1 / 2 * (r + h)) r3). }
  assert (r5 : 1 / 2 * (r + -1 * r) = 0).
  { assert (identity : forall u0 : R, ((1/2) * (u0 + ((-1) * u0))) = 0) by (intros u0; field).
    exact (identity r). }
  assert (r8 : relu_slope r = 1 / 2 * (1 + r / abs r)).
  { exact eq_refl. }
  assert (r9 : 1 / 2 * (1 + r / abs r) = 1 / 2 * (1 + r * (1 / abs r))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (u0 * u1))) = ((1/2) * (1 + (u0 * (1 * u1))))) by (intros u0
    u1; field).
    exact (identity r (/ (abs r))). }
  assert (r10 : 1 / abs r = 1 / (-1 * r)).
  { exact (f_equal (fun (h_ : R) => 1 / h_) r3). }
  assert (r11 : 1 / (-1 * r) = 1 / -1 * (1 / r)).
  { exact (Facts.inverse_mul (-1) r). }
  assert (r13 : 1 / -1 * (1 / r) = -1 * (1 / r)).
  { assert (identity : forall u0 : R, ((1 / (-1)) * (1 * u0)) = ((-1) * (1 * u0))) by (intros u0; field).
    exact (identity (/ r)). }
  assert (r15 : 1 / 2 * (1 + r * (1 / abs r)) = 1 / 2 * (1 + r * (-1 * (1 / r)))).
  { exact (f_equal (fun (h_1 : R) => 1 / 2 * (1 + r * h_1)) (eq_trans (eq_trans r10 r11) r13)). }
  assert (r17 : 1 / 2 * (1 + r * (-1 * (1 / r))) = 1 / 2 + -1 / 2 * (r * (1 / r))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (u0 * ((-1) * (1 * u1))))) = ((1/2) + ((-1/2) * (u0 * (1 *
    u1))))) by (intros u0 u1; field).
    exact (identity r (/ r)). }
  assert (r20 : 1 / 2 * (1 + r / - r) = 1 / 2 * (1 + r * (1 / - r))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (u0 * u1))) = ((1/2) * (1 + (u0 * (1 * u1))))) by (intros u0
    u1; field).
    exact (identity r (/ (- r))). }
  assert (r21 : 1 / - r = 1 / (-1 * r)).
  { exact (f_equal (fun (h_2 : R) => 1 / h_2) r2). }
  assert (r24 : 1 / 2 * (1 + r * (1 / - r)) = 1 / 2 * (1 + r * (-1 * (1 / r)))).
  { exact (f_equal (fun (h_3 : R) => 1 / 2 * (1 + r * h_3)) (eq_trans (eq_trans r21 r11) r13)). }
  assert (r25 : 1 / 2 * (1 + r / - r) = 1 / 2 * (1 + r * (-1 * (1 / r)))).
  { exact (eq_trans r20 r24). }
  assert (r30 : forall (a : R), a < 0 -> 0 < - a).
  { assert (identity : forall u0 : R, (- u0) - 0 = (1 * (0 - u0) + 0)) by (intros u0; ring).
    exact (fun (a : R) p => (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) p
      Rules.no_relation) (identity a)) eq_refl)). }
  assert (r33 : forall (a : R), - a = a * -1).
  { assert (identity : forall u0 : R, (- u0) = (u0 * (-1))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r34 : forall (a : R), a < 0 -> a * -1 <> 0).
  { exact (fun (a : R) p_ => (eq_ind (- a) (fun (h_4 : R) => h_4 <> 0) (Facts.ne_of_pos (- a) (r30 a p_)) (a * -1)
    (r33 a))). }
  assert (r36 : forall (a : R), a < 0 -> a <> 0).
  { exact (fun (a : R) p_1 => (Facts.ne_of_mul a (-1) (r34 a p_1))). }
  assert (r40 : 1 / 2 * (1 + r * (-1 * (1 / r))) = 0).
  { assert (identity : forall u0 u1 : R, 0 - ((1/2) * (1 + (u0 * ((-1) * (1 * u1))))) = ((-1/2) * (1 - (u0 * (1 *
    u1))) + 0)) by (intros u0 u1; field).
    exact (Rules.linear_combination (Rules.and_equation (-1 / 2) (Facts.mul_inverse r (r36 r given))
      Rules.no_equation) (identity r (/ r))). }
  exact (conj (eq_trans r0 (eq_trans r4 r5)) (eq_trans (eq_trans (eq_trans r8 (eq_trans (eq_trans r9 r15) r17))
    (eq_sym (eq_trans r25 r17))) (eq_trans r25 r40))).
Qed.

Definition normal_distribution (r : R) : R :=
  1 / 2 * (1 + erf (r / sqrt 2)).

Definition normal_density (r : R) : R :=
  exp (-1 / 2 * r ^ 2) / (sqrt 2 * sqrt PI).

(* The normal density. *)
Theorem normal_distribution_derivative (r : R) :
  partial real (fun r : R => normal_distribution r) r (normal_density r).
Proof.
  assert (r1 : forall (r : R), normal_distribution r = 1 / 2 * (1 + erf (r / sqrt 2))).
  { exact (fun (r : R) => eq_refl). }
  assert (r3 : partial real (fun r : R => 1 / 2) r 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r4 : partial real (fun r : R => 1) r 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r5 : partial real (fun r : R => r) r 1).
  { exact (Rules.deriv_entry_real r). }
  assert (r6 : partial real (fun r : R => sqrt 2) r 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r7 : 0 < 2).
  { assert (identity : 2 - 0 = (2 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 2 (Rules.integer_pos 2 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r10 : forall (a : R), 0 < a -> 0 <= a).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (a : R) p => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ p) Rules.no_relation) (identity a)))). }
  assert (r11 : forall (a : R), 0 <= a -> sqrt a ^ 2 = a).
  { exact (fun (a : R) p_ => (Facts.sqrt_square a p_)). }
  assert (r14 : forall (a : R), sqrt a ^ 2 = sqrt a * sqrt a).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r16 : forall (a : R), 0 < a -> sqrt a * sqrt a <> 0).
  { exact (fun (a : R) p_1 => (eq_ind a (fun (h : R) => h <> 0) (Facts.ne_of_pos a p_1) (sqrt a * sqrt a) (eq_trans
    (eq_sym (r11 a (r10 a p_1))) (r14 a)))). }
  assert (r20 : forall (a : R), (- sqrt a) ^ 2 = sqrt a ^ 2).
  { assert (identity : forall u0 : R, ((- u0) ^ 2) = (u0 ^ 2)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r21 : forall (a : R), sqrt ((- sqrt a) ^ 2) = sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (f_equal (fun (h_ : R) => sqrt h_) (r20 a))). }
  assert (r22 : forall (a : R), - sqrt a <= sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (eq_ind (sqrt ((- sqrt a) ^ 2)) (fun (h_1 : R) => - sqrt a <= h_1) (Facts.le_sqrt_square (-
    sqrt a)) (sqrt (sqrt a ^ 2)) (r21 a))). }
  assert (r23 : forall (a : R), 0 <= a -> sqrt (sqrt a ^ 2) = sqrt a).
  { exact (fun (a : R) p_2 => (f_equal (fun (h_2 : R) => sqrt h_2) (r11 a p_2))). }
  assert (r24 : forall (a : R), 0 <= a -> 0 <= sqrt a).
  { assert (identity : forall u0 u1 : R, u0 - 0 = ((1/2) * (u1 - (- u0)) + ((1/2) * (u0 - u1) + 0))) by (intros u0 u1;
    field).
    exact (fun (a : R) p_3 => (proj1 (Rules.positive_combination (Rules.and_le (1 / 2) (Rules.numeral_nonneg 1 2
      eq_refl) (r22 a) (Rules.and_eq (1 / 2) (r23 a p_3) Rules.no_relation)) (identity (sqrt a) (sqrt (sqrt a ^
      2)))))). }
  assert (r25 : forall (a : R), 0 < a -> 0 <= sqrt a).
  { exact (fun (a : R) p_4 => (r24 a (r10 a p_4))). }
  assert (r27 : forall (a : R), 0 < a -> sqrt (sqrt a) ^ 2 = sqrt a).
  { exact (fun (a : R) p_5 => (Facts.sqrt_square (sqrt a) (r25 a p_5))). }
  assert (r29 : forall (a : R), sqrt (sqrt a) ^ 2 = sqrt (sqrt a) * sqrt (sqrt a)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt (sqrt a)))). }
  assert (r31 : forall (a : R), 0 < a -> sqrt (sqrt a) * sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_6 => (eq_ind (sqrt a) (fun (h_3 : R) => h_3 <> 0) (Facts.ne_of_mul (sqrt a) (sqrt a) (r16 a
    p_6)) (sqrt (sqrt a) * sqrt (sqrt a)) (eq_trans (eq_sym (r27 a p_6)) (r29 a)))). }
  assert (r33 : forall (a : R), 0 < a -> sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_7 => (Facts.ne_of_mul (sqrt (sqrt a)) (sqrt (sqrt a)) (r31 a p_7))). }
  assert (r36 : forall (a : R), 0 < a -> 0 < sqrt a).
  { exact (fun (a : R) p_8 => (eq_ind (sqrt (sqrt a) ^ 2) (fun (h_4 : R) => 0 < h_4) (Facts.square_pos (sqrt (sqrt a))
    (r33 a p_8)) (sqrt a) (r27 a p_8))). }
  assert (r38 : 0 < sqrt 2).
  { exact (r36 2 r7). }
  assert (r40 : sqrt 2 <> 0).
  { exact (Facts.ne_of_pos (sqrt 2) r38). }
  assert (r41 : partial real (fun r : R => r / sqrt 2) r ((1 * sqrt 2 - r * 0) / sqrt 2 ^ 2)).
  { exact (Rules.deriv_div r5 r6 r40). }
  assert (r42 : partial real (fun r : R => erf (r / sqrt 2)) r (2 / sqrt PI * exp (- (r / sqrt 2) ^ 2) * ((1 * sqrt 2
    - r * 0) / sqrt 2 ^ 2))).
  { exact (Rules.deriv_fn Rules.outer_erf r41). }
  assert (r43 : partial real (fun r : R => 1 + erf (r / sqrt 2)) r (0 + 2 / sqrt PI * exp (- (r / sqrt 2) ^ 2) * ((1 *
    sqrt 2 - r * 0) / sqrt 2 ^ 2))).
  { exact (Rules.deriv_add r4 r42). }
  assert (r44 : partial real (fun r : R => 1 / 2 * (1 + erf (r / sqrt 2))) r (0 * (1 + erf (r / sqrt 2)) + 1 / 2 * (0
    + 2 / sqrt PI * exp (- (r / sqrt 2) ^ 2) * ((1 * sqrt 2 - r * 0) / sqrt 2 ^ 2)))).
  { exact (Rules.deriv_mul r3 r43). }
  assert (r46 : partial real (fun r : R => normal_distribution r) r (0 * (1 + erf (r / sqrt 2)) + 1 / 2 * (0 + 2 /
    sqrt PI * exp (- (r / sqrt 2) ^ 2) * ((1 * sqrt 2 - r * 0) / sqrt 2 ^ 2)))).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r1 r))) r44 (@eq_refl R (0 * (1 + erf (r / sqrt 2)) + 1 / 2 * (0 +
    2 / sqrt PI * exp (- (r / sqrt 2) ^ 2) * ((1 * sqrt 2 - r * 0) / sqrt 2 ^ 2))))). }
  assert (r47 : 0 * (1 + erf (r / sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (- (r / sqrt 2) ^ 2) * ((1 * sqrt 2 - r *
    0) / sqrt 2 ^ 2)) = 0 * (1 + erf (r / sqrt 2)) + 1 / 2 * (0 + 2 * (1 / sqrt PI) * exp (- (r / sqrt 2) ^ 2) * ((1 *
    sqrt 2 - r * 0) * (1 / sqrt 2 ^ 2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((0 * (1 + u0)) + ((1/2) * (0 + (((2 * u1) * u2) * (((1 * u3) -
    (u4 * 0)) * u5))))) = ((0 * (1 + u0)) + ((1/2) * (0 + (((2 * (1 * u1)) * u2) * (((1 * u3) - (u4 * 0)) * (1 *
    u5))))))) by (intros u0 u1 u2 u3 u4 u5; field).
    exact (identity (erf (r / sqrt 2)) (/ (sqrt PI)) (exp (- (r / sqrt 2) ^ 2)) (sqrt 2) r (/ (sqrt 2 ^ 2))). }
  assert (r48 : r / sqrt 2 = r * (1 / sqrt 2)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity r (/ (sqrt 2))). }
  assert (r51 : 0 <= 2).
  { assert (identity : 2 - 0 = (1 * (2 - 0) + 0)) by ring.
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r7)
      Rules.no_relation) identity)). }
  assert (r53 : sqrt 2 ^ 2 = 2).
  { exact (Facts.sqrt_square 2 r51). }
  assert (r54 : 1 / sqrt 2 = 1 / 2 * sqrt 2).
  { assert (identity : forall u0 u1 : R, ((1/2) * u0) - (1 * u1) = (((1/2) * u0) * (1 - (u0 * (1 * u1))) + (((-1/2) *
    (1 * u1)) * (2 - (u0 ^ 2)) + 0))) by (intros u0 u1; field).
    exact (Rules.linear_combination (Rules.and_equation (1 / 2 * sqrt 2) (Facts.mul_inverse (sqrt 2) r40)
      (Rules.and_equation (-1 / 2 * (1 / sqrt 2)) r53 Rules.no_equation)) (identity (sqrt 2) (/ (sqrt 2)))). }
  assert (r55 : r * (1 / sqrt 2) = r * (1 / 2 * sqrt 2)).
  { exact (f_equal (fun (h_5 : R) => r * h_5) r54). }
  assert (r57 : r * (1 / 2 * sqrt 2) = 1 / 2 * (r * sqrt 2)).
  { assert (identity : forall u0 u1 : R, (u0 * ((1/2) * u1)) = ((1/2) * (u0 * u1))) by (intros u0 u1; field).
    exact (identity r (sqrt 2)). }
  assert (r59 : erf (r / sqrt 2) = erf (1 / 2 * (r * sqrt 2))).
  { exact (f_equal (fun (h_6 : R) => erf h_6) (eq_trans (eq_trans r48 r55) r57)). }
  assert (r60 : - (r / sqrt 2) ^ 2 = - (r * (1 / sqrt 2)) ^ 2).
  { assert (identity : forall u0 u1 : R, (- ((u0 * u1) ^ 2)) = (- ((u0 * (1 * u1)) ^ 2))) by (intros u0 u1; ring).
    exact (identity r (/ (sqrt 2))). }
  assert (r61 : - (r * (1 / sqrt 2)) ^ 2 = - (r * (1 / 2 * sqrt 2)) ^ 2).
  { exact (f_equal (fun (h_7 : R) => - (r * h_7) ^ 2) r54). }
  assert (r63 : - (r * (1 / 2 * sqrt 2)) ^ 2 = -1 / 2 * r ^ 2).
  { assert (identity : forall u0 u1 : R, ((-1/2) * (u0 ^ 2)) - (- ((u0 * ((1/2) * u1)) ^ 2)) = (((-1/4) * (u0 ^ 2)) *
    (2 - (u1 ^ 2)) + 0)) by (intros u0 u1; field).
    exact (Rules.linear_combination (Rules.and_equation (-1 / 4 * r ^ 2) r53 Rules.no_equation) (identity r (sqrt
      2))). }
  assert (r65 : exp (- (r / sqrt 2) ^ 2) = exp (-1 / 2 * r ^ 2)).
  { exact (f_equal (fun (h_8 : R) => exp h_8) (eq_trans (eq_trans r60 r61) r63)). }
  assert (r66 : sqrt 2 ^ 2 = sqrt 2 * sqrt 2).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (sqrt 2)). }
  assert (r67 : 1 / sqrt 2 ^ 2 = 1 / (sqrt 2 * sqrt 2)).
  { exact (f_equal (fun (h_9 : R) => 1 / h_9) r66). }
  assert (r70 : 1 / sqrt 2 * (1 / sqrt 2) = 1 / 2 * sqrt 2 * (1 / 2 * sqrt 2)).
  { exact (f_equal (fun (h_10 : R) => h_10 * h_10) r54). }
  assert (r71 : 1 / 2 * sqrt 2 * (1 / 2 * sqrt 2) = 1 / 2).
  { assert (identity : forall u0 : R, (1/2) - (((1/2) * u0) * ((1/2) * u0)) = ((1/4) * (2 - (u0 ^ 2)) + 0)) by (intros
    u0; field).
    exact (Rules.linear_combination (Rules.and_equation (1 / 4) r53 Rules.no_equation) (identity (sqrt 2))). }
  assert (r74 : 0 * (1 + erf (r / sqrt 2)) + 1 / 2 * (0 + 2 * (1 / sqrt PI) * exp (- (r / sqrt 2) ^ 2) * ((1 * sqrt 2
    - r * 0) * (1 / sqrt 2 ^ 2))) = 0 * (1 + erf (1 / 2 * (r * sqrt 2))) + 1 / 2 * (0 + 2 * (1 / sqrt PI) * exp (-1 /
    2 * r ^ 2) * ((1 * sqrt 2 - r * 0) * (1 / 2)))).
  { exact (f_equal3 (fun (h_11 : R) (h_12 : R) (h_13 : R) => 0 * (1 + h_11) + 1 / 2 * (0 + 2 * (1 / sqrt PI) * h_12 *
    ((1 * sqrt 2 - r * 0) * h_13))) r59 r65 (eq_trans (eq_trans r67 (Facts.inverse_mul (sqrt 2) (sqrt 2))) (eq_trans
    r70 r71))). }
  assert (r76 : 0 * (1 + erf (1 / 2 * (r * sqrt 2))) + 1 / 2 * (0 + 2 * (1 / sqrt PI) * exp (-1 / 2 * r ^ 2) * ((1 *
    sqrt 2 - r * 0) * (1 / 2))) = 1 / 2 * (1 / sqrt PI * exp (-1 / 2 * r ^ 2) * sqrt 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((0 * (1 + u0)) + ((1/2) * (0 + (((2 * (1 * u1)) * u2) * (((1 * u3)
    - (u4 * 0)) * (1/2)))))) = ((1/2) * (((1 * u1) * u2) * u3))) by (intros u0 u1 u2 u3 u4; field).
    exact (identity (erf (1 / 2 * (r * sqrt 2))) (/ (sqrt PI)) (exp (-1 / 2 * r ^ 2)) (sqrt 2) r). }
  assert (r78 : 1 / 2 * (2 / sqrt PI * exp (- (r / sqrt 2) ^ 2) * (1 / sqrt 2)) = 1 / 2 * (2 * (1 / sqrt PI) * exp (-
    (r / sqrt 2) ^ 2) * (1 / sqrt 2))).
  { assert (identity : forall u0 u1 u2 : R, ((1/2) * (((2 * u0) * u1) * (1 * u2))) = ((1/2) * (((2 * (1 * u0)) * u1) *
    (1 * u2)))) by (intros u0 u1 u2; field).
    exact (identity (/ (sqrt PI)) (exp (- (r / sqrt 2) ^ 2)) (/ (sqrt 2))). }
  assert (r79 : 1 / 2 * (2 * (1 / sqrt PI) * exp (- (r / sqrt 2) ^ 2) * (1 / sqrt 2)) = 1 / 2 * (2 * (1 / sqrt PI) *
    exp (-1 / 2 * r ^ 2) * (1 / 2 * sqrt 2))).
  { exact (f_equal2 (fun (h_14 : R) (h_15 : R) => 1 / 2 * (2 * (1 / sqrt PI) * h_14 * h_15)) r65 r54). }
  assert (r81 : 1 / 2 * (2 * (1 / sqrt PI) * exp (-1 / 2 * r ^ 2) * (1 / 2 * sqrt 2)) = 1 / 2 * (1 / sqrt PI * exp (-1
    / 2 * r ^ 2) * sqrt 2)).
  { assert (identity : forall u0 u1 u2 : R, ((1/2) * (((2 * (1 * u0)) * u1) * ((1/2) * u2))) = ((1/2) * (((1 * u0) *
    u1) * u2))) by (intros u0 u1 u2; field).
    exact (identity (/ (sqrt PI)) (exp (-1 / 2 * r ^ 2)) (sqrt 2)). }
  assert (r82 : 1 / 2 * (2 / sqrt PI * exp (- (r / sqrt 2) ^ 2) * (1 / sqrt 2)) = 1 / 2 * (1 / sqrt PI * exp (-1 / 2 *
    r ^ 2) * sqrt 2)).
  { exact (eq_trans (eq_trans r78 r79) r81). }
  assert (r85 : exp (-1 / 2 * r ^ 2) / (sqrt 2 * sqrt PI) = exp (-1 / 2 * r ^ 2) * (1 / (sqrt 2 * sqrt PI))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (exp (-1 / 2 * r ^ 2)) (/ (sqrt 2 * sqrt PI))). }
  assert (r86 : 1 / (sqrt 2 * sqrt PI) = 1 / sqrt 2 * (1 / sqrt PI)).
  { exact (Facts.inverse_mul (sqrt 2) (sqrt PI)). }
  assert (r87 : 1 / sqrt 2 * (1 / sqrt PI) = 1 / 2 * sqrt 2 * (1 / sqrt PI)).
  { exact (f_equal (fun (h_16 : R) => h_16 * (1 / sqrt PI)) r54). }
  assert (r88 : 1 / 2 * sqrt 2 * (1 / sqrt PI) = 1 / 2 * (1 / sqrt PI * sqrt 2)).
  { assert (identity : forall u0 u1 : R, (((1/2) * u0) * (1 * u1)) = ((1/2) * ((1 * u1) * u0))) by (intros u0 u1;
    field).
    exact (identity (sqrt 2) (/ (sqrt PI))). }
  assert (r91 : exp (-1 / 2 * r ^ 2) * (1 / (sqrt 2 * sqrt PI)) = exp (-1 / 2 * r ^ 2) * (1 / 2 * (1 / sqrt PI * sqrt
    2))).
  { exact (f_equal (fun (h_17 : R) => exp (-1 / 2 * r ^ 2) * h_17) (eq_trans r86 (eq_trans r87 r88))). }
  assert (r93 : exp (-1 / 2 * r ^ 2) * (1 / 2 * (1 / sqrt PI * sqrt 2)) = 1 / 2 * (1 / sqrt PI * exp (-1 / 2 * r ^ 2)
    * sqrt 2)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((1/2) * ((1 * u1) * u2))) = ((1/2) * (((1 * u1) * u0) * u2))) by
    (intros u0 u1 u2; field).
    exact (identity (exp (-1 / 2 * r ^ 2)) (/ (sqrt PI)) (sqrt 2)). }
  assert (r98 : exp (-1 / 2 * r ^ 2) * (1 / (sqrt 2 * sqrt PI)) = exp (-1 / 2 * r ^ 2) * (1 / sqrt 2 * (1 / sqrt
    PI))).
  { exact (f_equal (fun (h_18 : R) => exp (-1 / 2 * r ^ 2) * h_18) r86). }
  assert (r100 : exp (-1 / 2 * r ^ 2) * (1 / sqrt 2 * (1 / sqrt PI)) = 1 / sqrt 2 * (1 / sqrt PI) * exp (-1 / 2 * r ^
    2)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((1 * u1) * (1 * u2))) = (((1 * u1) * (1 * u2)) * u0)) by (intros u0
    u1 u2; ring).
    exact (identity (exp (-1 / 2 * r ^ 2)) (/ (sqrt 2)) (/ (sqrt PI))). }
  assert (r101 : exp (-1 / 2 * r ^ 2) / (sqrt 2 * sqrt PI) = 1 / sqrt 2 * (1 / sqrt PI) * exp (-1 / 2 * r ^ 2)).
  { exact (eq_trans (eq_trans r85 r98) r100). }
  assert (r102 : normal_density r = exp (-1 / 2 * r ^ 2) / (sqrt 2 * sqrt PI)).
  { exact eq_refl. }
  exact (Rules.deriv_eq (fun (r : R) => (@eq_refl R (normal_distribution r))) r46 (eq_trans (eq_trans (eq_trans
    (eq_trans (eq_trans r47 r74) r76) (eq_sym r82)) (eq_trans r82 (eq_sym (eq_trans (eq_trans r85 r91) r93))))
    (eq_trans r101 (eq_sym (eq_trans r102 r101))))).
Qed.

Definition gelu (r : R) : R :=
  r * normal_distribution r.

(* Derivative of GELU. *)
Theorem gelu_derivative (r : R) :
  partial real (fun r : R => gelu r) r (normal_distribution r + r * normal_density r).
Proof.
  assert (r1 : forall (r : R), gelu r = r * normal_distribution r).
  { exact (fun (r : R) => eq_refl). }
  assert (r3 : partial real (fun r : R => r) r 1).
  { exact (Rules.deriv_entry_real r). }
  assert (r5 : partial real (fun r : R => r * normal_distribution r) r (1 * normal_distribution r + r * normal_density
    r)).
  { exact (Rules.deriv_mul r3 (FeedForward.normal_distribution_derivative r)). }
  assert (r7 : partial real (fun r : R => gelu r) r (1 * normal_distribution r + r * normal_density r)).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r1 r))) r5 (@eq_refl R (1 * normal_distribution r + r *
    normal_density r))). }
  assert (r8 : normal_density r = exp (-1 / 2 * r ^ 2) / (sqrt 2 * sqrt PI)).
  { exact eq_refl. }
  assert (r9 : exp (-1 / 2 * r ^ 2) / (sqrt 2 * sqrt PI) = exp (-1 / 2 * r ^ 2) * (1 / (sqrt 2 * sqrt PI))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (exp (-1 / 2 * r ^ 2)) (/ (sqrt 2 * sqrt PI))). }
  assert (r10 : 1 / (sqrt 2 * sqrt PI) = 1 / sqrt 2 * (1 / sqrt PI)).
  { exact (Facts.inverse_mul (sqrt 2) (sqrt PI)). }
  assert (r11 : 0 < 2).
  { assert (identity : 2 - 0 = (2 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 2 (Rules.integer_pos 2 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r14 : forall (a : R), 0 < a -> 0 <= a).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (a : R) p => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ p) Rules.no_relation) (identity a)))). }
  assert (r15 : forall (a : R), 0 <= a -> sqrt a ^ 2 = a).
  { exact (fun (a : R) p_ => (Facts.sqrt_square a p_)). }
  assert (r18 : forall (a : R), sqrt a ^ 2 = sqrt a * sqrt a).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r20 : forall (a : R), 0 < a -> sqrt a * sqrt a <> 0).
  { exact (fun (a : R) p_1 => (eq_ind a (fun (h : R) => h <> 0) (Facts.ne_of_pos a p_1) (sqrt a * sqrt a) (eq_trans
    (eq_sym (r15 a (r14 a p_1))) (r18 a)))). }
  assert (r24 : forall (a : R), (- sqrt a) ^ 2 = sqrt a ^ 2).
  { assert (identity : forall u0 : R, ((- u0) ^ 2) = (u0 ^ 2)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r25 : forall (a : R), sqrt ((- sqrt a) ^ 2) = sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (f_equal (fun (h_ : R) => sqrt h_) (r24 a))). }
  assert (r26 : forall (a : R), - sqrt a <= sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (eq_ind (sqrt ((- sqrt a) ^ 2)) (fun (h_1 : R) => - sqrt a <= h_1) (Facts.le_sqrt_square (-
    sqrt a)) (sqrt (sqrt a ^ 2)) (r25 a))). }
  assert (r27 : forall (a : R), 0 <= a -> sqrt (sqrt a ^ 2) = sqrt a).
  { exact (fun (a : R) p_2 => (f_equal (fun (h_2 : R) => sqrt h_2) (r15 a p_2))). }
  assert (r28 : forall (a : R), 0 <= a -> 0 <= sqrt a).
  { assert (identity : forall u0 u1 : R, u0 - 0 = ((1/2) * (u1 - (- u0)) + ((1/2) * (u0 - u1) + 0))) by (intros u0 u1;
    field).
    exact (fun (a : R) p_3 => (proj1 (Rules.positive_combination (Rules.and_le (1 / 2) (Rules.numeral_nonneg 1 2
      eq_refl) (r26 a) (Rules.and_eq (1 / 2) (r27 a p_3) Rules.no_relation)) (identity (sqrt a) (sqrt (sqrt a ^
      2)))))). }
  assert (r29 : forall (a : R), 0 < a -> 0 <= sqrt a).
  { exact (fun (a : R) p_4 => (r28 a (r14 a p_4))). }
  assert (r31 : forall (a : R), 0 < a -> sqrt (sqrt a) ^ 2 = sqrt a).
  { exact (fun (a : R) p_5 => (Facts.sqrt_square (sqrt a) (r29 a p_5))). }
  assert (r33 : forall (a : R), sqrt (sqrt a) ^ 2 = sqrt (sqrt a) * sqrt (sqrt a)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt (sqrt a)))). }
  assert (r35 : forall (a : R), 0 < a -> sqrt (sqrt a) * sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_6 => (eq_ind (sqrt a) (fun (h_3 : R) => h_3 <> 0) (Facts.ne_of_mul (sqrt a) (sqrt a) (r20 a
    p_6)) (sqrt (sqrt a) * sqrt (sqrt a)) (eq_trans (eq_sym (r31 a p_6)) (r33 a)))). }
  assert (r37 : forall (a : R), 0 < a -> sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_7 => (Facts.ne_of_mul (sqrt (sqrt a)) (sqrt (sqrt a)) (r35 a p_7))). }
  assert (r40 : forall (a : R), 0 < a -> 0 < sqrt a).
  { exact (fun (a : R) p_8 => (eq_ind (sqrt (sqrt a) ^ 2) (fun (h_4 : R) => 0 < h_4) (Facts.square_pos (sqrt (sqrt a))
    (r37 a p_8)) (sqrt a) (r31 a p_8))). }
  assert (r42 : 0 < sqrt 2).
  { exact (r40 2 r11). }
  assert (r44 : sqrt 2 <> 0).
  { exact (Facts.ne_of_pos (sqrt 2) r42). }
  assert (r47 : 0 <= 2).
  { assert (identity : 2 - 0 = (1 * (2 - 0) + 0)) by ring.
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r11)
      Rules.no_relation) identity)). }
  assert (r50 : 1 / sqrt 2 = 1 / 2 * sqrt 2).
  { assert (identity : forall u0 u1 : R, ((1/2) * u0) - (1 * u1) = (((1/2) * u0) * (1 - (u0 * (1 * u1))) + (((-1/2) *
    (1 * u1)) * (2 - (u0 ^ 2)) + 0))) by (intros u0 u1; field).
    exact (Rules.linear_combination (Rules.and_equation (1 / 2 * sqrt 2) (Facts.mul_inverse (sqrt 2) r44)
      (Rules.and_equation (-1 / 2 * (1 / sqrt 2)) (Facts.sqrt_square 2 r47) Rules.no_equation)) (identity (sqrt 2) (/
      (sqrt 2)))). }
  assert (r51 : 1 / sqrt 2 * (1 / sqrt PI) = 1 / 2 * sqrt 2 * (1 / sqrt PI)).
  { exact (f_equal (fun (h_5 : R) => h_5 * (1 / sqrt PI)) r50). }
  assert (r52 : 1 / 2 * sqrt 2 * (1 / sqrt PI) = 1 / 2 * (1 / sqrt PI * sqrt 2)).
  { assert (identity : forall u0 u1 : R, (((1/2) * u0) * (1 * u1)) = ((1/2) * ((1 * u1) * u0))) by (intros u0 u1;
    field).
    exact (identity (sqrt 2) (/ (sqrt PI))). }
  assert (r54 : 1 / (sqrt 2 * sqrt PI) = 1 / 2 * (1 / sqrt PI * sqrt 2)).
  { exact (eq_trans r10 (eq_trans r51 r52)). }
  assert (r55 : exp (-1 / 2 * r ^ 2) * (1 / (sqrt 2 * sqrt PI)) = exp (-1 / 2 * r ^ 2) * (1 / 2 * (1 / sqrt PI * sqrt
    2))).
  { exact (f_equal (fun (h_6 : R) => exp (-1 / 2 * r ^ 2) * h_6) r54). }
  assert (r57 : exp (-1 / 2 * r ^ 2) * (1 / 2 * (1 / sqrt PI * sqrt 2)) = 1 / 2 * (1 / sqrt PI * exp (-1 / 2 * r ^ 2)
    * sqrt 2)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((1/2) * ((1 * u1) * u2))) = ((1/2) * (((1 * u1) * u0) * u2))) by
    (intros u0 u1 u2; field).
    exact (identity (exp (-1 / 2 * r ^ 2)) (/ (sqrt PI)) (sqrt 2)). }
  assert (r60 : 1 * normal_distribution r + r * normal_density r = 1 * normal_distribution r + r * (1 / 2 * (1 / sqrt
    PI * exp (-1 / 2 * r ^ 2) * sqrt 2))).
  { exact (f_equal (fun (h_7 : R) => 1 * normal_distribution r + r * h_7) (eq_trans r8 (eq_trans (eq_trans r9 r55)
    r57))). }
  assert (r61 : 1 * normal_distribution r + r * (1 / 2 * (1 / sqrt PI * exp (-1 / 2 * r ^ 2) * sqrt 2)) = 1 / 2 * (r *
    (1 / sqrt PI) * exp (-1 / 2 * r ^ 2) * sqrt 2) + normal_distribution r).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 * u0) + (u1 * ((1/2) * (((1 * u2) * u3) * u4)))) = (((1/2) *
    (((u1 * (1 * u2)) * u3) * u4)) + u0)) by (intros u0 u1 u2 u3 u4; field).
    exact (identity (normal_distribution r) r (/ (sqrt PI)) (exp (-1 / 2 * r ^ 2)) (sqrt 2)). }
  assert (r63 : normal_distribution r + r * (exp (-1 / 2 * r ^ 2) / (sqrt 2 * sqrt PI)) = normal_distribution r + r *
    (exp (-1 / 2 * r ^ 2) * (1 / (sqrt 2 * sqrt PI)))).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 + (u1 * (u2 * u3))) = (u0 + (u1 * (u2 * (1 * u3))))) by (intros u0
    u1 u2 u3; ring).
    exact (identity (normal_distribution r) r (exp (-1 / 2 * r ^ 2)) (/ (sqrt 2 * sqrt PI))). }
  assert (r64 : normal_distribution r + r * (exp (-1 / 2 * r ^ 2) * (1 / (sqrt 2 * sqrt PI))) = normal_distribution r
    + r * (exp (-1 / 2 * r ^ 2) * (1 / 2 * (1 / sqrt PI * sqrt 2)))).
  { exact (f_equal (fun (h_8 : R) => normal_distribution r + r * (exp (-1 / 2 * r ^ 2) * h_8)) r54). }
  assert (r66 : normal_distribution r + r * (exp (-1 / 2 * r ^ 2) * (1 / 2 * (1 / sqrt PI * sqrt 2))) = 1 / 2 * (r *
    (1 / sqrt PI) * exp (-1 / 2 * r ^ 2) * sqrt 2) + normal_distribution r).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 + (u1 * (u2 * ((1/2) * ((1 * u3) * u4))))) = (((1/2) * (((u1 *
    (1 * u3)) * u2) * u4)) + u0)) by (intros u0 u1 u2 u3 u4; field).
    exact (identity (normal_distribution r) r (exp (-1 / 2 * r ^ 2)) (/ (sqrt PI)) (sqrt 2)). }
  assert (r70 : normal_distribution r + r * (exp (-1 / 2 * r ^ 2) * (1 / (sqrt 2 * sqrt PI))) = normal_distribution r
    + r * (exp (-1 / 2 * r ^ 2) * (1 / sqrt 2 * (1 / sqrt PI)))).
  { exact (f_equal (fun (h_9 : R) => normal_distribution r + r * (exp (-1 / 2 * r ^ 2) * h_9)) r10). }
  assert (r72 : normal_distribution r + r * (exp (-1 / 2 * r ^ 2) * (1 / sqrt 2 * (1 / sqrt PI))) = r * (1 / sqrt 2) *
    (1 / sqrt PI) * exp (-1 / 2 * r ^ 2) + normal_distribution r).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 + (u1 * (u2 * ((1 * u3) * (1 * u4))))) = ((((u1 * (1 * u3)) * (1
    * u4)) * u2) + u0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (normal_distribution r) r (exp (-1 / 2 * r ^ 2)) (/ (sqrt 2)) (/ (sqrt PI))). }
  assert (r74 : exp (-1 / 2 * r ^ 2) * (1 / (sqrt 2 * sqrt PI)) = exp (-1 / 2 * r ^ 2) * (1 / sqrt 2 * (1 / sqrt
    PI))).
  { exact (f_equal (fun (h_10 : R) => exp (-1 / 2 * r ^ 2) * h_10) r10). }
  assert (r76 : exp (-1 / 2 * r ^ 2) * (1 / sqrt 2 * (1 / sqrt PI)) = 1 / sqrt 2 * (1 / sqrt PI) * exp (-1 / 2 * r ^
    2)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((1 * u1) * (1 * u2))) = (((1 * u1) * (1 * u2)) * u0)) by (intros u0
    u1 u2; ring).
    exact (identity (exp (-1 / 2 * r ^ 2)) (/ (sqrt 2)) (/ (sqrt PI))). }
  assert (r79 : normal_distribution r + r * normal_density r = normal_distribution r + r * (1 / sqrt 2 * (1 / sqrt PI)
    * exp (-1 / 2 * r ^ 2))).
  { exact (f_equal (fun (h_11 : R) => normal_distribution r + r * h_11) (eq_trans r8 (eq_trans (eq_trans r9 r74)
    r76))). }
  assert (r80 : normal_distribution r + r * (1 / sqrt 2 * (1 / sqrt PI) * exp (-1 / 2 * r ^ 2)) = r * (1 / sqrt 2) *
    (1 / sqrt PI) * exp (-1 / 2 * r ^ 2) + normal_distribution r).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 + (u1 * (((1 * u2) * (1 * u3)) * u4))) = ((((u1 * (1 * u2)) * (1
    * u3)) * u4) + u0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (normal_distribution r) r (/ (sqrt 2)) (/ (sqrt PI)) (exp (-1 / 2 * r ^ 2))). }
  exact (Rules.deriv_eq (fun (r : R) => (@eq_refl R (gelu r))) r7 (eq_trans (eq_trans (eq_trans r60 r61) (eq_sym
    (eq_trans (eq_trans r63 r64) r66))) (eq_trans (eq_trans (eq_trans r63 r70) r72) (eq_sym (eq_trans r79 r80))))).
Qed.

Definition tanh (r : R) : R :=
  (exp r - exp (- r)) / (exp r + exp (- r)).

(* Derivative of the hyperbolic tangent. *)
Theorem tanh_derivative (r : R) :
  partial real (fun r : R => tanh r) r (1 - tanh r ^ 2).
Proof.
  assert (r1 : forall (r : R), tanh r = (exp r - exp (- r)) / (exp r + exp (- r))).
  { exact (fun (r : R) => eq_refl). }
  assert (r3 : forall (r : R), exp r - exp (- r) = exp r + -1 * exp (- r)).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (fun (r : R) => (identity (exp r) (exp (- r)))). }
  assert (r5 : partial real (fun r : R => r) r 1).
  { exact (Rules.deriv_entry_real r). }
  assert (r6 : partial real (fun r : R => exp r) r (exp r * 1)).
  { exact (Rules.deriv_fn Rules.outer_exp r5). }
  assert (r7 : partial real (fun r : R => -1) r 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r8 : forall (r : R), - r = -1 * r).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (r : R) => (identity r)). }
  assert (r10 : partial real (fun r : R => -1 * r) r (0 * r + -1 * 1)).
  { exact (Rules.deriv_mul r7 r5). }
  assert (r12 : partial real (fun r : R => - r) r (0 * r + -1 * 1)).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r8 r))) r10 (@eq_refl R (0 * r + -1 * 1))). }
  assert (r13 : partial real (fun r : R => exp (- r)) r (exp (- r) * (0 * r + -1 * 1))).
  { exact (Rules.deriv_fn Rules.outer_exp r12). }
  assert (r14 : partial real (fun r : R => -1 * exp (- r)) r (0 * exp (- r) + -1 * (exp (- r) * (0 * r + -1 * 1)))).
  { exact (Rules.deriv_mul r7 r13). }
  assert (r15 : partial real (fun r : R => exp r + -1 * exp (- r)) r (exp r * 1 + (0 * exp (- r) + -1 * (exp (- r) *
    (0 * r + -1 * 1))))).
  { exact (Rules.deriv_add r6 r14). }
  assert (r17 : partial real (fun r : R => exp r - exp (- r)) r (exp r * 1 + (0 * exp (- r) + -1 * (exp (- r) * (0 * r
    + -1 * 1))))).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r3 r))) r15 (@eq_refl R (exp r * 1 + (0 * exp (- r) + -1 * (exp (-
    r) * (0 * r + -1 * 1)))))). }
  assert (r18 : partial real (fun r : R => exp r + exp (- r)) r (exp r * 1 + exp (- r) * (0 * r + -1 * 1))).
  { exact (Rules.deriv_add r6 r13). }
  assert (r19 : 0 < exp r).
  { exact (Facts.exp_pos r). }
  assert (r21 : 0 <= exp (- r)).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.exp_pos (- r))) Rules.no_relation) (identity (exp (- r))))). }
  assert (r22 : 0 < exp r + exp (- r)).
  { assert (identity : forall u0 u1 : R, (u1 + u0) - 0 = (1 * (u1 - 0) + (1 * (u0 - 0) + 0))) by (intros u0 u1; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) r19 (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) r21 Rules.no_relation)) (identity (exp (- r)) (exp r))) eq_refl). }
  assert (r25 : partial real (fun r : R => (exp r - exp (- r)) / (exp r + exp (- r))) r (((exp r * 1 + (0 * exp (- r)
    + -1 * (exp (- r) * (0 * r + -1 * 1)))) * (exp r + exp (- r)) - (exp r - exp (- r)) * (exp r * 1 + exp (- r) * (0
    * r + -1 * 1))) / (exp r + exp (- r)) ^ 2)).
  { exact (Rules.deriv_div r17 r18 (Facts.ne_of_pos (exp r + exp (- r)) r22)). }
  assert (r27 : partial real (fun r : R => tanh r) r (((exp r * 1 + (0 * exp (- r) + -1 * (exp (- r) * (0 * r + -1 *
    1)))) * (exp r + exp (- r)) - (exp r - exp (- r)) * (exp r * 1 + exp (- r) * (0 * r + -1 * 1))) / (exp r + exp (-
    r)) ^ 2)).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r1 r))) r25 (@eq_refl R (((exp r * 1 + (0 * exp (- r) + -1 * (exp
    (- r) * (0 * r + -1 * 1)))) * (exp r + exp (- r)) - (exp r - exp (- r)) * (exp r * 1 + exp (- r) * (0 * r + -1 *
    1))) / (exp r + exp (- r)) ^ 2))). }
  assert (r28 : ((exp r * 1 + (0 * exp (- r) + -1 * (exp (- r) * (0 * r + -1 * 1)))) * (exp r + exp (- r)) - (exp r -
    exp (- r)) * (exp r * 1 + exp (- r) * (0 * r + -1 * 1))) / (exp r + exp (- r)) ^ 2 = ((exp r * 1 + (0 * exp (- r)
    + -1 * (exp (- r) * (0 * r + -1 * 1)))) * (exp r + exp (- r)) - (exp r - exp (- r)) * (exp r * 1 + exp (- r) * (0
    * r + -1 * 1))) * (1 / (exp r + exp (- r)) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((((u0 * 1) + ((0 * u1) + ((-1) * (u1 * ((0 * u2) + ((-1) * 1)))))) *
    (u0 + u1)) - ((u0 - u1) * ((u0 * 1) + (u1 * ((0 * u2) + ((-1) * 1)))))) * u3) = (((((u0 * 1) + ((0 * u1) + ((-1) *
    (u1 * ((0 * u2) + ((-1) * 1)))))) * (u0 + u1)) - ((u0 - u1) * ((u0 * 1) + (u1 * ((0 * u2) + ((-1) * 1)))))) * (1 *
    u3))) by (intros u0 u1 u2 u3; ring).
    exact (identity (exp r) (exp (- r)) r (/ ((exp r + exp (- r)) ^ 2))). }
  assert (r29 : exp (- r) = exp (-1 * r)).
  { exact (f_equal (fun (h : R) => exp h) (r8 r)). }
  assert (r30 : (exp r + exp (- r)) ^ 2 = (exp r + exp (- r)) * (exp r + exp (- r))).
  { assert (identity : forall u0 u1 : R, ((u0 + u1) ^ 2) = ((u0 + u1) * (u0 + u1))) by (intros u0 u1; ring).
    exact (identity (exp r) (exp (- r))). }
  assert (r31 : 1 / (exp r + exp (- r)) ^ 2 = 1 / ((exp r + exp (- r)) * (exp r + exp (- r)))).
  { exact (f_equal (fun (h_ : R) => 1 / h_) r30). }
  assert (r34 : exp r + exp (- r) = exp r + exp (-1 * r)).
  { exact (f_equal (fun (h_1 : R) => exp r + h_1) r29). }
  assert (r35 : 1 / (exp r + exp (- r)) = 1 / (exp r + exp (-1 * r))).
  { exact (f_equal (fun (h_2 : R) => 1 / h_2) r34). }
  assert (r36 : 1 / (exp r + exp (- r)) * (1 / (exp r + exp (- r))) = 1 / (exp r + exp (-1 * r)) * (1 / (exp r + exp
    (-1 * r)))).
  { exact (f_equal (fun (h_3 : R) => h_3 * h_3) r35). }
  assert (r37 : 1 / (exp r + exp (-1 * r)) * (1 / (exp r + exp (-1 * r))) = (1 / (exp r + exp (-1 * r))) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (exp r + exp (-1 * r)))). }
  assert (r39 : 1 / (exp r + exp (- r)) ^ 2 = (1 / (exp r + exp (-1 * r))) ^ 2).
  { exact (eq_trans (eq_trans r31 (Facts.inverse_mul (exp r + exp (- r)) (exp r + exp (- r)))) (eq_trans r36 r37)). }
  assert (r40 : ((exp r * 1 + (0 * exp (- r) + -1 * (exp (- r) * (0 * r + -1 * 1)))) * (exp r + exp (- r)) - (exp r -
    exp (- r)) * (exp r * 1 + exp (- r) * (0 * r + -1 * 1))) * (1 / (exp r + exp (- r)) ^ 2) = ((exp r * 1 + (0 * exp
    (-1 * r) + -1 * (exp (-1 * r) * (0 * r + -1 * 1)))) * (exp r + exp (-1 * r)) - (exp r - exp (-1 * r)) * (exp r * 1
    + exp (-1 * r) * (0 * r + -1 * 1))) * (1 / (exp r + exp (-1 * r))) ^ 2).
  { exact (f_equal2 (fun (h_4 : R) (h_5 : R) => ((exp r * 1 + (0 * h_4 + -1 * (h_4 * (0 * r + -1 * 1)))) * (exp r +
    h_4) - (exp r - h_4) * (exp r * 1 + h_4 * (0 * r + -1 * 1))) * h_5) r29 r39). }
  assert (r42 : ((exp r * 1 + (0 * exp (-1 * r) + -1 * (exp (-1 * r) * (0 * r + -1 * 1)))) * (exp r + exp (-1 * r)) -
    (exp r - exp (-1 * r)) * (exp r * 1 + exp (-1 * r) * (0 * r + -1 * 1))) * (1 / (exp r + exp (-1 * r))) ^ 2 = 4 *
    ((1 / (exp r + exp (-1 * r))) ^ 2 * exp r * exp (-1 * r))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((((u0 * 1) + ((0 * u1) + ((-1) * (u1 * ((0 * u2) + ((-1) * 1)))))) *
    (u0 + u1)) - ((u0 - u1) * ((u0 * 1) + (u1 * ((0 * u2) + ((-1) * 1)))))) * ((1 * u3) ^ 2)) = (4 * ((((1 * u3) ^ 2)
    * u0) * u1))) by (intros u0 u1 u2 u3; ring).
    exact (identity (exp r) (exp (-1 * r)) r (/ (exp r + exp (-1 * r)))). }
  assert (r44 : ((exp r + exp (- r)) * (exp r + exp (- r)) - (exp r - exp (- r)) * (exp r - exp (- r))) / (exp r + exp
    (- r)) ^ 2 = ((exp r + exp (- r)) * (exp r + exp (- r)) - (exp r - exp (- r)) * (exp r - exp (- r))) * (1 / (exp r
    + exp (- r)) ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, ((((u0 + u1) * (u0 + u1)) - ((u0 - u1) * (u0 - u1))) * u2) = ((((u0 + u1)
    * (u0 + u1)) - ((u0 - u1) * (u0 - u1))) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity (exp r) (exp (- r)) (/ ((exp r + exp (- r)) ^ 2))). }
  assert (r45 : ((exp r + exp (- r)) * (exp r + exp (- r)) - (exp r - exp (- r)) * (exp r - exp (- r))) * (1 / (exp r
    + exp (- r)) ^ 2) = ((exp r + exp (-1 * r)) * (exp r + exp (-1 * r)) - (exp r - exp (-1 * r)) * (exp r - exp (-1 *
    r))) * (1 / (exp r + exp (-1 * r))) ^ 2).
  { exact (f_equal2 (fun (h_6 : R) (h_7 : R) => ((exp r + h_6) * (exp r + h_6) - (exp r - h_6) * (exp r - h_6)) * h_7)
    r29 r39). }
  assert (r46 : ((exp r + exp (- r)) * (exp r + exp (- r)) - (exp r - exp (- r)) * (exp r - exp (- r))) / (exp r + exp
    (- r)) ^ 2 = ((exp r + exp (-1 * r)) * (exp r + exp (-1 * r)) - (exp r - exp (-1 * r)) * (exp r - exp (-1 * r))) *
    (1 / (exp r + exp (-1 * r))) ^ 2).
  { exact (eq_trans r44 r45). }
  assert (r47 : ((exp r + exp (-1 * r)) * (exp r + exp (-1 * r)) - (exp r - exp (-1 * r)) * (exp r - exp (-1 * r))) *
    (1 / (exp r + exp (-1 * r))) ^ 2 = 4 * ((1 / (exp r + exp (-1 * r))) ^ 2 * exp r * exp (-1 * r))).
  { assert (identity : forall u0 u1 u2 : R, ((((u0 + u1) * (u0 + u1)) - ((u0 - u1) * (u0 - u1))) * ((1 * u2) ^ 2)) =
    (4 * ((((1 * u2) ^ 2) * u0) * u1))) by (intros u0 u1 u2; ring).
    exact (identity (exp r) (exp (-1 * r)) (/ (exp r + exp (-1 * r)))). }
  assert (r52 : 0 <= exp (-1 * r)).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.exp_pos (-1 * r))) Rules.no_relation) (identity (exp (-1 * r))))). }
  assert (r53 : 0 < exp r + exp (-1 * r)).
  { assert (identity : forall u0 u1 : R, (u1 + u0) - 0 = (1 * (u1 - 0) + (1 * (u0 - 0) + 0))) by (intros u0 u1; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) r19 (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) r52 Rules.no_relation)) (identity (exp (-1 * r)) (exp r))) eq_refl). }
  assert (r55 : exp r + exp (-1 * r) <> 0).
  { exact (Facts.ne_of_pos (exp r + exp (-1 * r)) r53). }
  assert (r58 : 1 / (exp r + exp (-1 * r)) * exp r = 1 + -1 * (1 / (exp r + exp (-1 * r)) * exp (-1 * r))).
  { assert (identity : forall u0 u1 u2 : R, (1 + ((-1) * ((1 * u0) * u1))) - ((1 * u0) * u2) = (1 * (1 - ((u2 + u1) *
    (1 * u0))) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp r + exp (-1 * r)) r55)
      Rules.no_equation) (identity (/ (exp r + exp (-1 * r))) (exp (-1 * r)) (exp r))). }
  assert (r59 : ((exp r + exp (-1 * r)) * (exp r + exp (-1 * r)) - (exp r - exp (-1 * r)) * (exp r - exp (-1 * r))) *
    (1 / (exp r + exp (-1 * r))) ^ 2 = 4 * (1 / (exp r + exp (-1 * r)) * exp (-1 * r)) + -4 * ((1 / (exp r + exp (-1 *
    r))) ^ 2 * exp (-1 * r) ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, ((4 * ((1 * u0) * u1)) + ((-4) * (((1 * u0) ^ 2) * (u1 ^ 2)))) - ((((u2 +
    u1) * (u2 + u1)) - ((u2 - u1) * (u2 - u1))) * ((1 * u0) ^ 2)) = ((4 * ((1 * u0) * u1)) * ((1 + ((-1) * ((1 * u0) *
    u1))) - ((1 * u0) * u2)) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation (4 * (1 / (exp r + exp (-1 * r)) * exp (-1 * r))) r58
      Rules.no_equation) (identity (/ (exp r + exp (-1 * r))) (exp (-1 * r)) (exp r))). }
  assert (r61 : 1 - ((exp r - exp (- r)) / (exp r + exp (- r))) ^ 2 = 1 - ((exp r - exp (- r)) * (1 / (exp r + exp (-
    r)))) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (1 - (((u0 - u1) * u2) ^ 2)) = (1 - (((u0 - u1) * (1 * u2)) ^ 2))) by
    (intros u0 u1 u2; ring).
    exact (identity (exp r) (exp (- r)) (/ (exp r + exp (- r)))). }
  assert (r62 : 1 - ((exp r - exp (- r)) * (1 / (exp r + exp (- r)))) ^ 2 = 1 - ((exp r - exp (-1 * r)) * (1 / (exp r
    + exp (-1 * r)))) ^ 2).
  { exact (f_equal2 (fun (h_8 : R) (h_9 : R) => 1 - ((exp r - h_8) * h_9) ^ 2) r29 r35). }
  assert (r63 : 1 - ((exp r - exp (- r)) / (exp r + exp (- r))) ^ 2 = 1 - ((exp r - exp (-1 * r)) * (1 / (exp r + exp
    (-1 * r)))) ^ 2).
  { exact (eq_trans r61 r62). }
  assert (r64 : 1 - ((exp r - exp (-1 * r)) * (1 / (exp r + exp (-1 * r)))) ^ 2 = 4 * (1 / (exp r + exp (-1 * r)) *
    exp (-1 * r)) + -4 * ((1 / (exp r + exp (-1 * r))) ^ 2 * exp (-1 * r) ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, ((4 * ((1 * u0) * u1)) + ((-4) * (((1 * u0) ^ 2) * (u1 ^ 2)))) - (1 -
    (((u2 - u1) * (1 * u0)) ^ 2)) = (((-1) * ((1 * u0) * u2)) * ((1 + ((-1) * ((1 * u0) * u1))) - ((1 * u0) * u2)) +
    ((3 * ((1 * u0) * u1)) * ((1 + ((-1) * ((1 * u0) * u1))) - ((1 * u0) * u2)) + ((-1) * ((1 + ((-1) * ((1 * u0) *
    u1))) - ((1 * u0) * u2)) + 0)))) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (1 / (exp r + exp (-1 * r)) * exp r)) r58
      (Rules.and_equation (3 * (1 / (exp r + exp (-1 * r)) * exp (-1 * r))) r58 (Rules.and_equation (-1) r58
      Rules.no_equation))) (identity (/ (exp r + exp (-1 * r))) (exp (-1 * r)) (exp r))). }
  assert (r69 : 1 - ((exp r - exp (-1 * r)) * (1 / (exp r + exp (-1 * r)))) ^ 2 = 1 + 2 * ((1 / (exp r + exp (-1 *
    r))) ^ 2 * exp r * exp (-1 * r)) + -1 * ((1 / (exp r + exp (-1 * r))) ^ 2 * exp r ^ 2) + -1 * ((1 / (exp r + exp
    (-1 * r))) ^ 2 * exp (-1 * r) ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, (1 - (((u0 - u1) * (1 * u2)) ^ 2)) = (((1 + (2 * ((((1 * u2) ^ 2) * u0) *
    u1))) + ((-1) * (((1 * u2) ^ 2) * (u0 ^ 2)))) + ((-1) * (((1 * u2) ^ 2) * (u1 ^ 2))))) by (intros u0 u1 u2; ring).
    exact (identity (exp r) (exp (-1 * r)) (/ (exp r + exp (-1 * r)))). }
  assert (r71 : (exp r - exp (- r)) / (exp r + exp (- r)) = (exp r - exp (- r)) * (1 / (exp r + exp (- r)))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 - u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity (exp r) (exp (- r)) (/ (exp r + exp (- r)))). }
  assert (r72 : (exp r - exp (- r)) * (1 / (exp r + exp (- r))) = (exp r - exp (-1 * r)) * (1 / (exp r + exp (-1 *
    r)))).
  { exact (f_equal2 (fun (h_10 : R) (h_11 : R) => (exp r - h_10) * h_11) r29 r35). }
  assert (r74 : (exp r - exp (-1 * r)) * (1 / (exp r + exp (-1 * r))) = 1 / (exp r + exp (-1 * r)) * exp r + -1 * (1 /
    (exp r + exp (-1 * r)) * exp (-1 * r))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * (1 * u2)) = (((1 * u2) * u0) + ((-1) * ((1 * u2) * u1)))) by
    (intros u0 u1 u2; ring).
    exact (identity (exp r) (exp (-1 * r)) (/ (exp r + exp (-1 * r)))). }
  assert (r77 : 1 - tanh r ^ 2 = 1 - (1 / (exp r + exp (-1 * r)) * exp r + -1 * (1 / (exp r + exp (-1 * r)) * exp (-1
    * r))) ^ 2).
  { exact (f_equal (fun (h_12 : R) => 1 - h_12 ^ 2) (eq_trans (r1 r) (eq_trans (eq_trans r71 r72) r74))). }
  assert (r78 : 1 - (1 / (exp r + exp (-1 * r)) * exp r + -1 * (1 / (exp r + exp (-1 * r)) * exp (-1 * r))) ^ 2 = 1 +
    2 * ((1 / (exp r + exp (-1 * r))) ^ 2 * exp r * exp (-1 * r)) + -1 * ((1 / (exp r + exp (-1 * r))) ^ 2 * exp r ^
    2) + -1 * ((1 / (exp r + exp (-1 * r))) ^ 2 * exp (-1 * r) ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, (1 - ((((1 * u0) * u1) + ((-1) * ((1 * u0) * u2))) ^ 2)) = (((1 + (2 *
    ((((1 * u0) ^ 2) * u1) * u2))) + ((-1) * (((1 * u0) ^ 2) * (u1 ^ 2)))) + ((-1) * (((1 * u0) ^ 2) * (u2 ^ 2))))) by
    (intros u0 u1 u2; ring).
    exact (identity (/ (exp r + exp (-1 * r))) (exp r) (exp (-1 * r))). }
  exact (Rules.deriv_eq (fun (r : R) => (@eq_refl R (tanh r))) r27 (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans
    r28 r40) r42) (eq_sym (eq_trans r46 r47))) (eq_trans (eq_trans r46 r59) (eq_sym (eq_trans r63 r64)))) (eq_trans
    (eq_trans r63 r69) (eq_sym (eq_trans r77 r78))))).
Qed.

Definition q (r : R) : R :=
  sqrt 2 / sqrt PI * (r + 8943 / 200000 * r ^ 3).

Definition gelu_tanh (r : R) : R :=
  r / 2 * (1 + tanh (q r)).

(* Derivative of GELU by tanh. *)
Theorem gelu_tanh_derivative (r : R) :
  partial real (fun r : R => gelu_tanh r) r (1 / 2 * (1 + tanh (q r)) + r / 2 * (1 - tanh (q r) ^ 2) * (sqrt 2 / sqrt
    PI * (1 + 3 * (8943 / 200000) * r ^ 2))).
Proof.
  assert (r1 : forall (r : R), gelu_tanh r = r / 2 * (1 + tanh (q r))).
  { exact (fun (r : R) => eq_refl). }
  assert (r3 : forall (r : R), r / 2 = 1 / 2 * r).
  { assert (identity : forall u0 : R, (u0 / 2) = ((1/2) * u0)) by (intros u0; field).
    exact (fun (r : R) => (identity r)). }
  assert (r5 : partial real (fun r : R => 1 / 2) r 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r6 : partial real (fun r : R => r) r 1).
  { exact (Rules.deriv_entry_real r). }
  assert (r7 : partial real (fun r : R => 1 / 2 * r) r (0 * r + 1 / 2 * 1)).
  { exact (Rules.deriv_mul r5 r6). }
  assert (r9 : partial real (fun r : R => r / 2) r (0 * r + 1 / 2 * 1)).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r3 r))) r7 (@eq_refl R (0 * r + 1 / 2 * 1))). }
  assert (r10 : partial real (fun r : R => 1) r 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r11 : forall (r : R), tanh (q r) = (exp (q r) - exp (- q r)) / (exp (q r) + exp (- q r))).
  { exact (fun (r : R) => eq_refl). }
  assert (r13 : forall (r : R), exp (q r) - exp (- q r) = exp (q r) + -1 * exp (- q r)).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (fun (r : R) => (identity (exp (q r)) (exp (- q r)))). }
  assert (r15 : forall (r : R), q r = sqrt 2 / sqrt PI * (r + 8943 / 200000 * r ^ 3)).
  { exact (fun (r : R) => eq_refl). }
  assert (r17 : partial real (fun r : R => sqrt 2 / sqrt PI) r 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r18 : partial real (fun r : R => 8943 / 200000) r 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r19 : forall (r : R), r ^ 3 = r ^ 2 * r).
  { assert (identity : forall u0 : R, (u0 ^ 3) = ((u0 ^ 2) * u0)) by (intros u0; ring).
    exact (fun (r : R) => (identity r)). }
  assert (r21 : forall (r : R), r ^ 2 = r ^ 1 * r).
  { assert (identity : forall u0 : R, (u0 ^ 2) = ((u0 ^ 1) * u0)) by (intros u0; ring).
    exact (fun (r : R) => (identity r)). }
  assert (r23 : forall (r : R), r ^ 1 = r).
  { assert (identity : forall u0 : R, (u0 ^ 1) = u0) by (intros u0; ring).
    exact (fun (r : R) => (identity r)). }
  assert (r26 : partial real (fun r : R => r ^ 1) r 1).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r23 r))) r6 (@eq_refl R 1)). }
  assert (r27 : partial real (fun r : R => r ^ 1 * r) r (1 * r + r ^ 1 * 1)).
  { exact (Rules.deriv_mul r26 r6). }
  assert (r29 : partial real (fun r : R => r ^ 2) r (1 * r + r ^ 1 * 1)).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r21 r))) r27 (@eq_refl R (1 * r + r ^ 1 * 1))). }
  assert (r30 : partial real (fun r : R => r ^ 2 * r) r ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)).
  { exact (Rules.deriv_mul r29 r6). }
  assert (r32 : partial real (fun r : R => r ^ 3) r ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r19 r))) r30 (@eq_refl R ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1))). }
  assert (r33 : partial real (fun r : R => 8943 / 200000 * r ^ 3) r (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1)
    * r + r ^ 2 * 1))).
  { exact (Rules.deriv_mul r18 r32). }
  assert (r34 : partial real (fun r : R => r + 8943 / 200000 * r ^ 3) r (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r
    ^ 1 * 1) * r + r ^ 2 * 1)))).
  { exact (Rules.deriv_add r6 r33). }
  assert (r35 : partial real (fun r : R => sqrt 2 / sqrt PI * (r + 8943 / 200000 * r ^ 3)) r (0 * (r + 8943 / 200000 *
    r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1))))).
  { exact (Rules.deriv_mul r17 r34). }
  assert (r37 : partial real (fun r : R => q r) r (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^
    3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1))))).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r15 r))) r35 (@eq_refl R (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2
    / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))))). }
  assert (r38 : partial real (fun r : R => exp (q r)) r (exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt
    PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))))).
  { exact (Rules.deriv_fn Rules.outer_exp r37). }
  assert (r39 : partial real (fun r : R => -1) r 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r40 : forall (r : R), - q r = -1 * q r).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (r : R) => (identity (q r))). }
  assert (r42 : partial real (fun r : R => -1 * q r) r (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 /
    sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))))).
  { exact (Rules.deriv_mul r39 r37). }
  assert (r44 : partial real (fun r : R => - q r) r (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt
    PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))))).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r40 r))) r42 (@eq_refl R (0 * q r + -1 * (0 * (r + 8943 / 200000 *
    r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1))))))). }
  assert (r45 : partial real (fun r : R => exp (- q r)) r (exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^
    3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1))))))).
  { exact (Rules.deriv_fn Rules.outer_exp r44). }
  assert (r46 : partial real (fun r : R => -1 * exp (- q r)) r (0 * exp (- q r) + -1 * (exp (- q r) * (0 * q r + -1 *
    (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r +
    r ^ 2 * 1)))))))).
  { exact (Rules.deriv_mul r39 r45). }
  assert (r47 : partial real (fun r : R => exp (q r) + -1 * exp (- q r)) r (exp (q r) * (0 * (r + 8943 / 200000 * r ^
    3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + (0 * exp (- q
    r) + -1 * (exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 +
    8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1))))))))).
  { exact (Rules.deriv_add r38 r46). }
  assert (r49 : partial real (fun r : R => exp (q r) - exp (- q r)) r (exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3) +
    sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + (0 * exp (- q r) +
    -1 * (exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 /
    200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1))))))))).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r13 r))) r47 (@eq_refl R (exp (q r) * (0 * (r + 8943 / 200000 * r ^
    3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + (0 * exp (- q
    r) + -1 * (exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 +
    8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))))))))). }
  assert (r50 : partial real (fun r : R => exp (q r) + exp (- q r)) r (exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3) +
    sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + exp (- q r) * (0 *
    q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1
    * 1) * r + r ^ 2 * 1))))))).
  { exact (Rules.deriv_add r38 r45). }
  assert (r53 : 0 <= exp (- q r)).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.exp_pos (- q r))) Rules.no_relation) (identity (exp (- q r))))). }
  assert (r54 : 0 < exp (q r) + exp (- q r)).
  { assert (identity : forall u0 u1 : R, (u1 + u0) - 0 = (1 * (u1 - 0) + (1 * (u0 - 0) + 0))) by (intros u0 u1; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) (Facts.exp_pos (q r))
      (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r53 Rules.no_relation)) (identity (exp (- q r)) (exp (q r))))
      eq_refl). }
  assert (r57 : partial real (fun r : R => (exp (q r) - exp (- q r)) / (exp (q r) + exp (- q r))) r (((exp (q r) * (0
    * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r
    ^ 2 * 1)))) + (0 * exp (- q r) + -1 * (exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 /
    sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))))))) * (exp (q r) + exp (- q
    r)) - (exp (q r) - exp (- q r)) * (exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^
    3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 /
    200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))))))
    / (exp (q r) + exp (- q r)) ^ 2)).
  { exact (Rules.deriv_div r49 r50 (Facts.ne_of_pos (exp (q r) + exp (- q r)) r54)). }
  assert (r59 : partial real (fun r : R => tanh (q r)) r (((exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 /
    sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + (0 * exp (- q r) + -1 *
    (exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 /
    200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))))))) * (exp (q r) + exp (- q r)) - (exp (q r) - exp (- q r)) *
    (exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^
    1 * 1) * r + r ^ 2 * 1)))) + exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI *
    (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1))))))) / (exp (q r) + exp (- q r)) ^ 2)).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r11 r))) r57 (@eq_refl R (((exp (q r) * (0 * (r + 8943 / 200000 * r
    ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + (0 * exp (-
    q r) + -1 * (exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 +
    8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))))))) * (exp (q r) + exp (- q r)) - (exp (q r) - exp (- q
    r)) * (exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r
    + r ^ 1 * 1) * r + r ^ 2 * 1)))) + exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt
    PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1))))))) / (exp (q r) + exp (- q r)) ^
    2))). }
  assert (r60 : partial real (fun r : R => 1 + tanh (q r)) r (0 + ((exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3) +
    sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + (0 * exp (- q r) +
    -1 * (exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 /
    200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))))))) * (exp (q r) + exp (- q r)) - (exp (q r) - exp (- q r)) *
    (exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^
    1 * 1) * r + r ^ 2 * 1)))) + exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI *
    (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1))))))) / (exp (q r) + exp (- q r)) ^ 2)).
  { exact (Rules.deriv_add r10 r59). }
  assert (r61 : partial real (fun r : R => r / 2 * (1 + tanh (q r))) r ((0 * r + 1 / 2 * 1) * (1 + tanh (q r)) + r / 2
    * (0 + ((exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 *
    r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + (0 * exp (- q r) + -1 * (exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 /
    200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 *
    1)))))))) * (exp (q r) + exp (- q r)) - (exp (q r) - exp (- q r)) * (exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3)
    + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + exp (- q r) * (0
    * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^
    1 * 1) * r + r ^ 2 * 1))))))) / (exp (q r) + exp (- q r)) ^ 2))).
  { exact (Rules.deriv_mul r9 r60). }
  assert (r63 : partial real (fun r : R => gelu_tanh r) r ((0 * r + 1 / 2 * 1) * (1 + tanh (q r)) + r / 2 * (0 + ((exp
    (q r) * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 *
    1) * r + r ^ 2 * 1)))) + (0 * exp (- q r) + -1 * (exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) +
    sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))))))) * (exp (q r) +
    exp (- q r)) - (exp (q r) - exp (- q r)) * (exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 +
    (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + exp (- q r) * (0 * q r + -1 * (0 * (r +
    8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 *
    1))))))) / (exp (q r) + exp (- q r)) ^ 2))).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r1 r))) r61 (@eq_refl R ((0 * r + 1 / 2 * 1) * (1 + tanh (q r)) + r
    / 2 * (0 + ((exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 *
    ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + (0 * exp (- q r) + -1 * (exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 /
    200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 *
    1)))))))) * (exp (q r) + exp (- q r)) - (exp (q r) - exp (- q r)) * (exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3)
    + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + exp (- q r) * (0
    * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^
    1 * 1) * r + r ^ 2 * 1))))))) / (exp (q r) + exp (- q r)) ^ 2)))). }
  assert (r64 : (0 * r + 1 / 2 * 1) * (1 + tanh (q r)) + r / 2 * (0 + ((exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3) +
    sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + (0 * exp (- q r) +
    -1 * (exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 /
    200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))))))) * (exp (q r) + exp (- q r)) - (exp (q r) - exp (- q r)) *
    (exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^
    1 * 1) * r + r ^ 2 * 1)))) + exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 / sqrt PI *
    (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1))))))) / (exp (q r) + exp (- q r)) ^ 2) =
    (0 * r + 1 / 2 * 1) * (1 + tanh (q r)) + r / 2 * (0 + ((exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 * (1
    / sqrt PI) * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + (0 * exp (- q r) + -1 *
    (exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 * (1 / sqrt PI) * (1 + (0 * r ^ 3 + 8943
    / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))))))) * (exp (q r) + exp (- q r)) - (exp (q r) - exp (- q r)) *
    (exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 * (1 / sqrt PI) * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r
    + r ^ 1 * 1) * r + r ^ 2 * 1)))) + exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 * (1 /
    sqrt PI) * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1))))))) * (1 / (exp (q r) + exp
    (- q r)) ^ 2))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((0 * u0) + ((1/2) * 1)) * (1 + u1)) + ((u0 / 2) * (0 +
    (((((u2 * ((0 * (u0 + ((8943/200000) * (u0 ^ 3)))) + ((u3 * u4) * (1 + ((0 * (u0 ^ 3)) + ((8943/200000) * ((((1 *
    u0) + ((u0 ^ 1) * 1)) * u0) + ((u0 ^ 2) * 1)))))))) + ((0 * u5) + ((-1) * (u5 * ((0 * u6) + ((-1) * ((0 * (u0 +
    ((8943/200000) * (u0 ^ 3)))) + ((u3 * u4) * (1 + ((0 * (u0 ^ 3)) + ((8943/200000) * ((((1 * u0) + ((u0 ^ 1) * 1))
    * u0) + ((u0 ^ 2) * 1))))))))))))) * (u2 + u5)) - ((u2 - u5) * ((u2 * ((0 * (u0 + ((8943/200000) * (u0 ^ 3)))) +
    ((u3 * u4) * (1 + ((0 * (u0 ^ 3)) + ((8943/200000) * ((((1 * u0) + ((u0 ^ 1) * 1)) * u0) + ((u0 ^ 2) * 1)))))))) +
    (u5 * ((0 * u6) + ((-1) * ((0 * (u0 + ((8943/200000) * (u0 ^ 3)))) + ((u3 * u4) * (1 + ((0 * (u0 ^ 3)) +
    ((8943/200000) * ((((1 * u0) + ((u0 ^ 1) * 1)) * u0) + ((u0 ^ 2) * 1))))))))))))) * u7)))) = ((((0 * u0) + ((1/2)
    * 1)) * (1 + u1)) + ((u0 / 2) * (0 + (((((u2 * ((0 * (u0 + ((8943/200000) * (u0 ^ 3)))) + ((u3 * (1 * u4)) * (1 +
    ((0 * (u0 ^ 3)) + ((8943/200000) * ((((1 * u0) + ((u0 ^ 1) * 1)) * u0) + ((u0 ^ 2) * 1)))))))) + ((0 * u5) + ((-1)
    * (u5 * ((0 * u6) + ((-1) * ((0 * (u0 + ((8943/200000) * (u0 ^ 3)))) + ((u3 * (1 * u4)) * (1 + ((0 * (u0 ^ 3)) +
    ((8943/200000) * ((((1 * u0) + ((u0 ^ 1) * 1)) * u0) + ((u0 ^ 2) * 1))))))))))))) * (u2 + u5)) - ((u2 - u5) * ((u2
    * ((0 * (u0 + ((8943/200000) * (u0 ^ 3)))) + ((u3 * (1 * u4)) * (1 + ((0 * (u0 ^ 3)) + ((8943/200000) * ((((1 *
    u0) + ((u0 ^ 1) * 1)) * u0) + ((u0 ^ 2) * 1)))))))) + (u5 * ((0 * u6) + ((-1) * ((0 * (u0 + ((8943/200000) * (u0 ^
    3)))) + ((u3 * (1 * u4)) * (1 + ((0 * (u0 ^ 3)) + ((8943/200000) * ((((1 * u0) + ((u0 ^ 1) * 1)) * u0) + ((u0 ^ 2)
    * 1))))))))))))) * (1 * u7)))))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; field).
    exact (identity r (tanh (q r)) (exp (q r)) (sqrt 2) (/ (sqrt PI)) (exp (- q r)) (q r) (/ ((exp (q r) + exp (- q
      r)) ^ 2))). }
  assert (r65 : (exp (q r) - exp (- q r)) / (exp (q r) + exp (- q r)) = (exp (q r) - exp (- q r)) * (1 / (exp (q r) +
    exp (- q r)))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 - u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity (exp (q r)) (exp (- q r)) (/ (exp (q r) + exp (- q r)))). }
  assert (r66 : sqrt 2 / sqrt PI * (r + 8943 / 200000 * r ^ 3) = r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 *
    (1 / sqrt PI) * sqrt 2)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * (u2 + ((8943/200000) * (u2 ^ 3)))) = (((u2 * (1 * u1)) * u0)
    + ((8943/200000) * (((u2 ^ 3) * (1 * u1)) * u0)))) by (intros u0 u1 u2; field).
    exact (identity (sqrt 2) (/ (sqrt PI)) r). }
  assert (r67 : q r = r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)).
  { exact (eq_trans (r15 r) r66). }
  assert (r68 : exp (q r) = exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))).
  { exact (f_equal (fun (h : R) => exp h) r67). }
  assert (r69 : - q r = - (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))).
  { exact (f_equal (fun (h_ : R) => - h_) r67). }
  assert (r70 : - (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) = -1 * (r * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)).
  { assert (identity : forall u0 u1 u2 : R, (- (((u0 * (1 * u1)) * u2) + ((8943/200000) * (((u0 ^ 3) * (1 * u1)) *
    u2)))) = (((-1) * ((u0 * (1 * u1)) * u2)) + ((-8943/200000) * (((u0 ^ 3) * (1 * u1)) * u2)))) by (intros u0 u1 u2;
    field).
    exact (identity r (/ (sqrt PI)) (sqrt 2)). }
  assert (r72 : exp (- q r) = exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt
    2))).
  { exact (f_equal (fun (h_1 : R) => exp h_1) (eq_trans r69 r70)). }
  assert (r73 : exp (q r) + exp (- q r) = exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) *
    sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 + h_3) r68 r72). }
  assert (r74 : 1 / (exp (q r) + exp (- q r)) = 1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 /
    sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt
    2)))).
  { exact (f_equal (fun (h_4 : R) => 1 / h_4) r73). }
  assert (r75 : (exp (q r) - exp (- q r)) * (1 / (exp (q r) + exp (- q r))) = (exp (r * (1 / sqrt PI) * sqrt 2 + 8943
    / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) - exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 *
    (1 / sqrt PI) * sqrt 2))) * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt
    2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))))).
  { exact (f_equal3 (fun (h_5 : R) (h_6 : R) (h_7 : R) => (h_5 - h_6) * h_7) r68 r72 r74). }
  assert (r79 : 0 <= exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.exp_pos (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))))
      Rules.no_relation) (identity (exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) *
      sqrt 2)))))). }
  assert (r80 : 0 < exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r
    * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))).
  { assert (identity : forall u0 u1 : R, (u1 + u0) - 0 = (1 * (u1 - 0) + (1 * (u0 - 0) + 0))) by (intros u0 u1; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) (Facts.exp_pos (r * (1 /
      sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) (Rules.and_le 1 (Rules.integer_nonneg 1
      eq_refl) r79 Rules.no_relation)) (identity (exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 *
      (1 / sqrt PI) * sqrt 2))) (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt
      2))))) eq_refl). }
  assert (r82 : exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r *
    (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) <> 0).
  { exact (Facts.ne_of_pos (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp
    (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) r80). }
  assert (r85 : 1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 *
    (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) * exp (r * (1 / sqrt PI) * sqrt
    2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) = 1 + -1 * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 /
    200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1
    / sqrt PI) * sqrt 2))) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt
    2)))).
  { assert (identity : forall u0 u1 u2 : R, (1 + ((-1) * ((1 * u0) * u1))) - ((1 * u0) * u2) = (1 * (1 - ((u2 + u1) *
    (1 * u0))) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 /
      200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 *
      (1 / sqrt PI) * sqrt 2))) r82) Rules.no_equation) (identity (/ (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000
      * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 /
      sqrt PI) * sqrt 2)))) (exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt
      2))) (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))))). }
  assert (r86 : (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) - exp (-1 * (r *
    (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) * (1 / (exp (r * (1 / sqrt PI) *
    sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) = 1 + -2 * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r
    ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI)
    * sqrt 2))) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))).
  { assert (identity : forall u0 u1 u2 : R, (1 + ((-2) * ((1 * u0) * u1))) - ((u2 - u1) * (1 * u0)) = (1 * ((1 + ((-1)
    * ((1 * u0) * u1))) - ((1 * u0) * u2)) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 r85 Rules.no_equation) (identity (/ (exp (r * (1 / sqrt PI)
      * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 /
      200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) (exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 *
      (1 / sqrt PI) * sqrt 2))) (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt
      2))))). }
  assert (r88 : tanh (q r) = 1 + -2 * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) *
    sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) * exp (-1
    * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))).
  { exact (eq_trans (r11 r) (eq_trans (eq_trans r65 r75) r86)). }
  assert (r89 : (exp (q r) + exp (- q r)) ^ 2 = (exp (q r) + exp (- q r)) * (exp (q r) + exp (- q r))).
  { assert (identity : forall u0 u1 : R, ((u0 + u1) ^ 2) = ((u0 + u1) * (u0 + u1))) by (intros u0 u1; ring).
    exact (identity (exp (q r)) (exp (- q r))). }
  assert (r90 : 1 / (exp (q r) + exp (- q r)) ^ 2 = 1 / ((exp (q r) + exp (- q r)) * (exp (q r) + exp (- q r)))).
  { exact (f_equal (fun (h_8 : R) => 1 / h_8) r89). }
  assert (r93 : 1 / (exp (q r) + exp (- q r)) * (1 / (exp (q r) + exp (- q r))) = 1 / (exp (r * (1 / sqrt PI) * sqrt 2
    + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r
    ^ 3 * (1 / sqrt PI) * sqrt 2))) * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) *
    sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))))).
  { exact (f_equal (fun (h_9 : R) => h_9 * h_9) r74). }
  assert (r94 : 1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 *
    (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) * (1 / (exp (r * (1 / sqrt PI)
    * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) = (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1
    / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt
    2)))) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1
      * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))))). }
  assert (r96 : 1 / (exp (q r) + exp (- q r)) ^ 2 = (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 *
    (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt
    2)))) ^ 2).
  { exact (eq_trans (eq_trans r90 (Facts.inverse_mul (exp (q r) + exp (- q r)) (exp (q r) + exp (- q r)))) (eq_trans
    r93 r94)). }
  assert (r97 : (0 * r + 1 / 2 * 1) * (1 + tanh (q r)) + r / 2 * (0 + ((exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3) +
    sqrt 2 * (1 / sqrt PI) * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + (0 * exp (-
    q r) + -1 * (exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 * (1 / sqrt PI) * (1 + (0 * r
    ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))))))) * (exp (q r) + exp (- q r)) - (exp (q r) - exp
    (- q r)) * (exp (q r) * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 * (1 / sqrt PI) * (1 + (0 * r ^ 3 + 8943 /
    200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + exp (- q r) * (0 * q r + -1 * (0 * (r + 8943 / 200000 * r ^ 3)
    + sqrt 2 * (1 / sqrt PI) * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1))))))) * (1 /
    (exp (q r) + exp (- q r)) ^ 2)) = (0 * r + 1 / 2 * 1) * (1 + (1 + -2 * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 +
    8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^
    3 * (1 / sqrt PI) * sqrt 2))) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) *
    sqrt 2))))) + r / 2 * (0 + ((exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) *
    (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 * (1 / sqrt PI) * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1)
    * r + r ^ 2 * 1)))) + (0 * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt
    2)) + -1 * (exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) * (0 * (r
    * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + -1 * (0 * (r + 8943 / 200000 * r ^
    3) + sqrt 2 * (1 / sqrt PI) * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))))))) *
    (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt
    PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) - (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 /
    200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) - exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1
    / sqrt PI) * sqrt 2))) * (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) * (0
    * (r + 8943 / 200000 * r ^ 3) + sqrt 2 * (1 / sqrt PI) * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) *
    r + r ^ 2 * 1)))) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) *
    (0 * (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + -1 * (0 * (r + 8943 /
    200000 * r ^ 3) + sqrt 2 * (1 / sqrt PI) * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 *
    1))))))) * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 *
    (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2)).
  { exact (f_equal5 (fun (h_10 : R) (h_11 : R) (h_12 : R) (h_13 : R) (h_14 : R) => (0 * r + 1 / 2 * 1) * (1 + h_10) +
    r / 2 * (0 + ((h_11 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 * (1 / sqrt PI) * (1 + (0 * r ^ 3 + 8943 / 200000
    * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + (0 * h_12 + -1 * (h_12 * (0 * h_13 + -1 * (0 * (r + 8943 / 200000 * r
    ^ 3) + sqrt 2 * (1 / sqrt PI) * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))))))) *
    (h_11 + h_12) - (h_11 - h_12) * (h_11 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 * (1 / sqrt PI) * (1 + (0 * r ^
    3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + h_12 * (0 * h_13 + -1 * (0 * (r + 8943 / 200000 * r
    ^ 3) + sqrt 2 * (1 / sqrt PI) * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1))))))) *
    h_14)) r88 r68 r72 r67 r96). }
  assert (r99 : (0 * r + 1 / 2 * 1) * (1 + (1 + -2 * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 *
    (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt
    2))) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))))) + r / 2 * (0
    + ((exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) * (0 * (r + 8943 / 200000
    * r ^ 3) + sqrt 2 * (1 / sqrt PI) * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) +
    (0 * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + -1 * (exp (-1 *
    (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) * (0 * (r * (1 / sqrt PI) * sqrt
    2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 * (1 / sqrt
    PI) * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))))))) * (exp (r * (1 / sqrt PI) *
    sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) - (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 /
    sqrt PI) * sqrt 2)) - exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))
    * (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) * (0 * (r + 8943 / 200000 *
    r ^ 3) + sqrt 2 * (1 / sqrt PI) * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1)))) + exp
    (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) * (0 * (r * (1 / sqrt PI)
    * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + -1 * (0 * (r + 8943 / 200000 * r ^ 3) + sqrt 2 * (1
    / sqrt PI) * (1 + (0 * r ^ 3 + 8943 / 200000 * ((1 * r + r ^ 1 * 1) * r + r ^ 2 * 1))))))) * (1 / (exp (r * (1 /
    sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2) = 1 + 2 * (r * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 +
    8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^
    3 * (1 / sqrt PI) * sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3
    * (1 / sqrt PI) * sqrt 2)) * sqrt 2) + -2 * (r * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 *
    (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt
    2)))) ^ 2 * (1 / sqrt PI) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) *
    sqrt 2)) ^ 2 * sqrt 2) + 26829 / 100000 * (r ^ 3 * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3
    * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) *
    sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) *
    sqrt 2)) * sqrt 2) + -26829 / 100000 * (r ^ 3 * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 *
    (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt
    2)))) ^ 2 * (1 / sqrt PI) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) *
    sqrt 2)) ^ 2 * sqrt 2) + -1 * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) *
    sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) * exp (-1
    * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((1 + (2 * ((((u0 * (1 * u1)) * (1 * u2)) * u3) * u4))) +
    ((-2) * ((((u0 * ((1 * u1) ^ 2)) * (1 * u2)) * (u3 ^ 2)) * u4))) + ((26829/100000) * (((((u0 ^ 3) * (1 * u1)) * (1
    * u2)) * u3) * u4))) + ((-26829/100000) * (((((u0 ^ 3) * ((1 * u1) ^ 2)) * (1 * u2)) * (u3 ^ 2)) * u4))) + ((-1) *
    ((1 * u1) * u3))) - ((((0 * u0) + ((1/2) * 1)) * (1 + (1 + ((-2) * ((1 * u1) * u3))))) + ((u0 / 2) * (0 + (((((u5
    * ((0 * (u0 + ((8943/200000) * (u0 ^ 3)))) + ((u4 * (1 * u2)) * (1 + ((0 * (u0 ^ 3)) + ((8943/200000) * ((((1 *
    u0) + ((u0 ^ 1) * 1)) * u0) + ((u0 ^ 2) * 1)))))))) + ((0 * u3) + ((-1) * (u3 * ((0 * (((u0 * (1 * u2)) * u4) +
    ((8943/200000) * (((u0 ^ 3) * (1 * u2)) * u4)))) + ((-1) * ((0 * (u0 + ((8943/200000) * (u0 ^ 3)))) + ((u4 * (1 *
    u2)) * (1 + ((0 * (u0 ^ 3)) + ((8943/200000) * ((((1 * u0) + ((u0 ^ 1) * 1)) * u0) + ((u0 ^ 2) * 1))))))))))))) *
    (u5 + u3)) - ((u5 - u3) * ((u5 * ((0 * (u0 + ((8943/200000) * (u0 ^ 3)))) + ((u4 * (1 * u2)) * (1 + ((0 * (u0 ^
    3)) + ((8943/200000) * ((((1 * u0) + ((u0 ^ 1) * 1)) * u0) + ((u0 ^ 2) * 1)))))))) + (u3 * ((0 * (((u0 * (1 * u2))
    * u4) + ((8943/200000) * (((u0 ^ 3) * (1 * u2)) * u4)))) + ((-1) * ((0 * (u0 + ((8943/200000) * (u0 ^ 3)))) + ((u4
    * (1 * u2)) * (1 + ((0 * (u0 ^ 3)) + ((8943/200000) * ((((1 * u0) + ((u0 ^ 1) * 1)) * u0) + ((u0 ^ 2) *
    1))))))))))))) * ((1 * u1) ^ 2))))) = ((2 * ((((u0 * (1 * u1)) * (1 * u2)) * u3) * u4)) * ((1 + ((-1) * ((1 * u1)
    * u3))) - ((1 * u1) * u5)) + (((26829/100000) * (((((u0 ^ 3) * (1 * u1)) * (1 * u2)) * u3) * u4)) * ((1 + ((-1) *
    ((1 * u1) * u3))) - ((1 * u1) * u5)) + 0))) by (intros u0 u1 u2 u3 u4 u5; field).
    exact (Rules.linear_combination (Rules.and_equation (2 * (r * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 /
      200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 *
      (1 / sqrt PI) * sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 *
      (1 / sqrt PI) * sqrt 2)) * sqrt 2)) r85 (Rules.and_equation (26829 / 100000 * (r ^ 3 * (1 / (exp (r * (1 / sqrt
      PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) +
      -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) +
      -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) * sqrt 2)) r85 Rules.no_equation)) (identity r (/ (exp (r *
      (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt
      2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) (/ (sqrt PI)) (exp (-1 * (r * (1 / sqrt PI) * sqrt 2)
      + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) (sqrt 2) (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000
      * (r ^ 3 * (1 / sqrt PI) * sqrt 2))))). }
  assert (r101 : 1 / 2 * (1 + tanh (q r)) + r / 2 * (((exp (q r) + exp (- q r)) ^ 2 - (exp (q r) - exp (- q r)) ^ 2) /
    (exp (q r) + exp (- q r)) ^ 2) * (sqrt 2 / sqrt PI * (1 + 3 * (8943 / 200000) * r ^ 2)) = 1 / 2 * (1 + tanh (q r))
    + r / 2 * (((exp (q r) + exp (- q r)) ^ 2 - (exp (q r) - exp (- q r)) ^ 2) * (1 / (exp (q r) + exp (- q r)) ^ 2))
    * (sqrt 2 * (1 / sqrt PI) * (1 + 3 * (8943 / 200000) * r ^ 2))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((1/2) * (1 + u0)) + (((u1 / 2) * ((((u2 + u3) ^ 2) - ((u2 -
    u3) ^ 2)) * u4)) * ((u5 * u6) * (1 + ((3 * (8943/200000)) * (u1 ^ 2)))))) = (((1/2) * (1 + u0)) + (((u1 / 2) *
    ((((u2 + u3) ^ 2) - ((u2 - u3) ^ 2)) * (1 * u4))) * ((u5 * (1 * u6)) * (1 + ((3 * (8943/200000)) * (u1 ^ 2)))))))
    by (intros u0 u1 u2 u3 u4 u5 u6; field).
    exact (identity (tanh (q r)) r (exp (q r)) (exp (- q r)) (/ ((exp (q r) + exp (- q r)) ^ 2)) (sqrt 2) (/ (sqrt
      PI))). }
  assert (r102 : 1 / 2 * (1 + tanh (q r)) + r / 2 * (((exp (q r) + exp (- q r)) ^ 2 - (exp (q r) - exp (- q r)) ^ 2) *
    (1 / (exp (q r) + exp (- q r)) ^ 2)) * (sqrt 2 * (1 / sqrt PI) * (1 + 3 * (8943 / 200000) * r ^ 2)) = 1 / 2 * (1 +
    (1 + -2 * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r
    * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) * exp (-1 * (r * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))))) + r / 2 * (((exp (r * (1 / sqrt PI) * sqrt 2 +
    8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^
    3 * (1 / sqrt PI) * sqrt 2))) ^ 2 - (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) *
    sqrt 2)) - exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) ^ 2) * (1
    / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt
    PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2) * (sqrt 2 * (1 / sqrt PI) * (1 + 3 *
    (8943 / 200000) * r ^ 2))).
  { exact (f_equal4 (fun (h_15 : R) (h_16 : R) (h_17 : R) (h_18 : R) => 1 / 2 * (1 + h_15) + r / 2 * (((h_16 + h_17) ^
    2 - (h_16 - h_17) ^ 2) * h_18) * (sqrt 2 * (1 / sqrt PI) * (1 + 3 * (8943 / 200000) * r ^ 2))) r88 r68 r72 r96). }
  assert (r104 : 1 / 2 * (1 + (1 + -2 * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI)
    * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) * exp
    (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))))) + r / 2 * (((exp (r *
    (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt
    2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) ^ 2 - (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 *
    (r ^ 3 * (1 / sqrt PI) * sqrt 2)) - exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt
    PI) * sqrt 2))) ^ 2) * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) +
    exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2) * (sqrt 2 * (1
    / sqrt PI) * (1 + 3 * (8943 / 200000) * r ^ 2)) = 1 + 2 * (r * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 /
    200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1
    / sqrt PI) * sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 /
    sqrt PI) * sqrt 2)) * sqrt 2) + -2 * (r * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 /
    sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt
    2)))) ^ 2 * (1 / sqrt PI) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) *
    sqrt 2)) ^ 2 * sqrt 2) + 26829 / 100000 * (r ^ 3 * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3
    * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) *
    sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) *
    sqrt 2)) * sqrt 2) + -26829 / 100000 * (r ^ 3 * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 *
    (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt
    2)))) ^ 2 * (1 / sqrt PI) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) *
    sqrt 2)) ^ 2 * sqrt 2) + -1 * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) *
    sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) * exp (-1
    * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((1 + (2 * ((((u0 * (1 * u1)) * (1 * u2)) * u3) * u4))) +
    ((-2) * ((((u0 * ((1 * u1) ^ 2)) * (1 * u2)) * (u3 ^ 2)) * u4))) + ((26829/100000) * (((((u0 ^ 3) * (1 * u1)) * (1
    * u2)) * u3) * u4))) + ((-26829/100000) * (((((u0 ^ 3) * ((1 * u1) ^ 2)) * (1 * u2)) * (u3 ^ 2)) * u4))) + ((-1) *
    ((1 * u1) * u3))) - (((1/2) * (1 + (1 + ((-2) * ((1 * u1) * u3))))) + (((u0 / 2) * ((((u5 + u3) ^ 2) - ((u5 - u3)
    ^ 2)) * ((1 * u1) ^ 2))) * ((u4 * (1 * u2)) * (1 + ((3 * (8943/200000)) * (u0 ^ 2)))))) = ((2 * ((((u0 * (1 * u1))
    * (1 * u2)) * u3) * u4)) * ((1 + ((-1) * ((1 * u1) * u3))) - ((1 * u1) * u5)) + (((26829/100000) * (((((u0 ^ 3) *
    (1 * u1)) * (1 * u2)) * u3) * u4)) * ((1 + ((-1) * ((1 * u1) * u3))) - ((1 * u1) * u5)) + 0))) by (intros u0 u1 u2
    u3 u4 u5; field).
    exact (Rules.linear_combination (Rules.and_equation (2 * (r * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 /
      200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 *
      (1 / sqrt PI) * sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 *
      (1 / sqrt PI) * sqrt 2)) * sqrt 2)) r85 (Rules.and_equation (26829 / 100000 * (r ^ 3 * (1 / (exp (r * (1 / sqrt
      PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) +
      -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) +
      -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) * sqrt 2)) r85 Rules.no_equation)) (identity r (/ (exp (r *
      (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt
      2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) (/ (sqrt PI)) (exp (-1 * (r * (1 / sqrt PI) * sqrt 2)
      + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) (sqrt 2) (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000
      * (r ^ 3 * (1 / sqrt PI) * sqrt 2))))). }
  assert (r105 : 1 / 2 * (1 + tanh (q r)) + r / 2 * (((exp (q r) + exp (- q r)) ^ 2 - (exp (q r) - exp (- q r)) ^ 2) /
    (exp (q r) + exp (- q r)) ^ 2) * (sqrt 2 / sqrt PI * (1 + 3 * (8943 / 200000) * r ^ 2)) = 1 + 2 * (r * (1 / (exp
    (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (r * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) * sqrt 2) + -2 * (r * (1 / (exp (r * (1 / sqrt PI) *
    sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * (1 / sqrt PI) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943
    / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2 * sqrt 2) + 26829 / 100000 * (r ^ 3 * (1 / (exp (r * (1 / sqrt
    PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943
    / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) * sqrt 2) + -26829 / 100000 * (r ^ 3 * (1 / (exp (r * (1 / sqrt PI) *
    sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * (1 / sqrt PI) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943
    / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2 * sqrt 2) + -1 * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 /
    200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1
    / sqrt PI) * sqrt 2))) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt
    2)))).
  { exact (eq_trans (eq_trans r101 r102) r104). }
  assert (r108 : 1 / 2 * (1 + tanh (q r)) + r / 2 * (1 - tanh (q r) ^ 2) * (sqrt 2 / sqrt PI * (1 + 3 * (8943 /
    200000) * r ^ 2)) = 1 / 2 * (1 + tanh (q r)) + r / 2 * (1 - tanh (q r) ^ 2) * (sqrt 2 * (1 / sqrt PI) * (1 + 3 *
    (8943 / 200000) * r ^ 2))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1/2) * (1 + u0)) + (((u1 / 2) * (1 - (u0 ^ 2))) * ((u2 * u3) * (1 +
    ((3 * (8943/200000)) * (u1 ^ 2)))))) = (((1/2) * (1 + u0)) + (((u1 / 2) * (1 - (u0 ^ 2))) * ((u2 * (1 * u3)) * (1
    + ((3 * (8943/200000)) * (u1 ^ 2))))))) by (intros u0 u1 u2 u3; field).
    exact (identity (tanh (q r)) r (sqrt 2) (/ (sqrt PI))). }
  assert (r109 : 1 / 2 * (1 + tanh (q r)) + r / 2 * (1 - tanh (q r) ^ 2) * (sqrt 2 * (1 / sqrt PI) * (1 + 3 * (8943 /
    200000) * r ^ 2)) = 1 / 2 * (1 + (1 + -2 * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 /
    sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))
    * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))))) + r / 2 * (1 - (1
    + -2 * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r *
    (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) * exp (-1 * (r * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2) * (sqrt 2 * (1 / sqrt PI) * (1 + 3 * (8943 /
    200000) * r ^ 2))).
  { exact (f_equal (fun (h_19 : R) => 1 / 2 * (1 + h_19) + r / 2 * (1 - h_19 ^ 2) * (sqrt 2 * (1 / sqrt PI) * (1 + 3 *
    (8943 / 200000) * r ^ 2))) r88). }
  assert (r111 : 1 / 2 * (1 + (1 + -2 * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI)
    * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) * exp
    (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))))) + r / 2 * (1 - (1 + -2
    * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2)
    + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2) * (sqrt 2 * (1 / sqrt PI) * (1 + 3 * (8943 / 200000) *
    r ^ 2)) = 1 + 2 * (r * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) +
    exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) * (1 / sqrt PI) *
    exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) * sqrt 2) + -2 * (r *
    (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * (1 / sqrt PI) * exp (-1 * (r * (1
    / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2 * sqrt 2) + 26829 / 100000 * (r ^ 3
    * (1 / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (r * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) * sqrt 2) + -26829 / 100000 * (r ^ 3 * (1
    / (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt
    PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * (1 / sqrt PI) * exp (-1 * (r * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2 * sqrt 2) + -1 * (1 / (exp (r * (1 /
    sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (r * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) * exp (-1 * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r
    ^ 3 * (1 / sqrt PI) * sqrt 2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((1/2) * (1 + (1 + ((-2) * ((1 * u0) * u1))))) + (((u2 / 2) * (1 -
    ((1 + ((-2) * ((1 * u0) * u1))) ^ 2))) * ((u3 * (1 * u4)) * (1 + ((3 * (8943/200000)) * (u2 ^ 2)))))) = (((((1 +
    (2 * ((((u2 * (1 * u0)) * (1 * u4)) * u1) * u3))) + ((-2) * ((((u2 * ((1 * u0) ^ 2)) * (1 * u4)) * (u1 ^ 2)) *
    u3))) + ((26829/100000) * (((((u2 ^ 3) * (1 * u0)) * (1 * u4)) * u1) * u3))) + ((-26829/100000) * (((((u2 ^ 3) *
    ((1 * u0) ^ 2)) * (1 * u4)) * (u1 ^ 2)) * u3))) + ((-1) * ((1 * u0) * u1)))) by (intros u0 u1 u2 u3 u4; field).
    exact (identity (/ (exp (r * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1
      * (r * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2)))) (exp (-1 * (r * (1 / sqrt
      PI) * sqrt 2) + -8943 / 200000 * (r ^ 3 * (1 / sqrt PI) * sqrt 2))) r (sqrt 2) (/ (sqrt PI))). }
  exact (Rules.deriv_eq (fun (r : R) => (@eq_refl R (gelu_tanh r))) r63 (eq_trans (eq_trans (eq_trans (eq_trans r64
    r97) r99) (eq_sym r105)) (eq_trans r105 (eq_sym (eq_trans (eq_trans r108 r109) r111))))).
Qed.

(* Backward pass of ReLU. *)
Theorem relu_vjp (n : nat) (n_pos : (0 < n)%nat) (x g : Fin n -> R) (j : Fin n)
    (given : forall i : Fin n, x i <> 0) :
  partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * relu (x i))) x (g j * relu_slope (x j)).
Proof.
  assert (r1 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i) x 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (x : Fin n -> R) (i : Fin n), relu (x i) = 1 / 2 * (x i + abs (x i))).
  { exact (fun (x : Fin n -> R) (i : Fin n) => eq_refl). }
  assert (r4 : partial (entry j) (fun x : Fin n -> R => 1 / 2) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r5 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i) x (delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_entry i j x)). }
  assert (r6 : forall (x : Fin n -> R) (i : Fin n), abs (x i) = sqrt (x i ^ 2)).
  { exact (fun (x : Fin n -> R) (i : Fin n) => eq_refl). }
  assert (r8 : forall (x : Fin n -> R) (i : Fin n), x i ^ 2 = x i ^ 1 * x i).
  { assert (identity : forall u0 : R, (u0 ^ 2) = ((u0 ^ 1) * u0)) by (intros u0; ring).
    exact (fun (x : Fin n -> R) (i : Fin n) => (identity (x i))). }
  assert (r10 : forall (x : Fin n -> R) (i : Fin n), x i ^ 1 = x i).
  { assert (identity : forall u0 : R, (u0 ^ 1) = u0) by (intros u0; ring).
    exact (fun (x : Fin n -> R) (i : Fin n) => (identity (x i))). }
  assert (r13 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i ^ 1) x (delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r10 x i))) (r5 i) (@eq_refl R (delta i
    j)))). }
  assert (r14 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i ^ 1 * x i) x (delta i j * x i + x i ^
    1 * delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r13 i) (r5 i))). }
  assert (r16 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i ^ 2) x (delta i j * x i + x i ^ 1 *
    delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r8 x i))) (r14 i) (@eq_refl R (delta i
    j * x i + x i ^ 1 * delta i j)))). }
  assert (r18 : forall (i_ : Fin n), x i_ <> 0).
  { exact (fun (i_ : Fin n) => (given i_)). }
  assert (r22 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => sqrt (x i ^ 2)) x (1 / (2 * sqrt (x i ^
    2)) * (delta i j * x i + x i ^ 1 * delta i j))).
  { exact (fun (i : Fin n) => (Rules.deriv_fn_pos Rules.outer_sqrt (r16 i) (Facts.square_pos (x i) (r18 i)))). }
  assert (r24 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => abs (x i)) x (1 / (2 * sqrt (x i ^ 2)) *
    (delta i j * x i + x i ^ 1 * delta i j))).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r6 x i))) (r22 i) (@eq_refl R (1 / (2
    * sqrt (x i ^ 2)) * (delta i j * x i + x i ^ 1 * delta i j))))). }
  assert (r25 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i + abs (x i)) x (delta i j + 1 / (2 *
    sqrt (x i ^ 2)) * (delta i j * x i + x i ^ 1 * delta i j))).
  { exact (fun (i : Fin n) => (Rules.deriv_add (r5 i) (r24 i))). }
  assert (r26 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => 1 / 2 * (x i + abs (x i))) x (0 * (x i +
    abs (x i)) + 1 / 2 * (delta i j + 1 / (2 * sqrt (x i ^ 2)) * (delta i j * x i + x i ^ 1 * delta i j)))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul r4 (r25 i))). }
  assert (r28 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => relu (x i)) x (0 * (x i + abs (x i)) + 1
    / 2 * (delta i j + 1 / (2 * sqrt (x i ^ 2)) * (delta i j * x i + x i ^ 1 * delta i j)))).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r2 x i))) (r26 i) (@eq_refl R (0 * (x
    i + abs (x i)) + 1 / 2 * (delta i j + 1 / (2 * sqrt (x i ^ 2)) * (delta i j * x i + x i ^ 1 * delta i j)))))). }
  assert (r29 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i * relu (x i)) x (0 * relu (x i) + g i
    * (0 * (x i + abs (x i)) + 1 / 2 * (delta i j + 1 / (2 * sqrt (x i ^ 2)) * (delta i j * x i + x i ^ 1 * delta i
    j))))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r1 i) (r28 i))). }
  assert (r30 : partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * relu (x i))) x (Sum (fun i : Fin
    n => 0 * relu (x i) + g i * (0 * (x i + abs (x i)) + 1 / 2 * (delta i j + 1 / (2 * sqrt (x i ^ 2)) * (delta i j *
    x i + x i ^ 1 * delta i j)))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r29 i))). }
  assert (r31 : forall (i_1 : Fin n), abs (x i_1) = sqrt (x i_1 ^ 2)).
  { exact (fun (i_1 : Fin n) => eq_refl). }
  assert (r33 : forall (i_1 : Fin n), 1 / 2 * (1 / sqrt (x i_1 ^ 2)) = 1 / 2 * (1 / sqrt (x i_1 ^ 2))).
  { assert (identity : forall u0 : R, ((1 / 2) * (1 * u0)) = ((1/2) * (1 * u0))) by (intros u0; field).
    exact (fun (i_1 : Fin n) => (identity (/ (sqrt (x i_1 ^ 2))))). }
  assert (r35 : forall (i_1 : Fin n), 0 * relu (x i_1) + g i_1 * (0 * (x i_1 + abs (x i_1)) + 1 / 2 * (delta i_1 j + 1
    / (2 * sqrt (x i_1 ^ 2)) * (delta i_1 j * x i_1 + x i_1 ^ 1 * delta i_1 j))) = 0 * relu (x i_1) + g i_1 * (0 * (x
    i_1 + sqrt (x i_1 ^ 2)) + 1 / 2 * (delta i_1 j + 1 / 2 * (1 / sqrt (x i_1 ^ 2)) * (delta i_1 j * x i_1 + x i_1 ^ 1
    * delta i_1 j)))).
  { exact (fun (i_1 : Fin n) => (f_equal2 (fun (h : R) (h_ : R) => 0 * relu (x i_1) + g i_1 * (0 * (x i_1 + h) + 1 / 2
    * (delta i_1 j + h_ * (delta i_1 j * x i_1 + x i_1 ^ 1 * delta i_1 j)))) (r31 i_1) (eq_trans (Facts.inverse_mul 2
    (sqrt (x i_1 ^ 2))) (r33 i_1)))). }
  assert (r36 : forall (i_1 : Fin n), 0 * relu (x i_1) + g i_1 * (0 * (x i_1 + sqrt (x i_1 ^ 2)) + 1 / 2 * (delta i_1
    j + 1 / 2 * (1 / sqrt (x i_1 ^ 2)) * (delta i_1 j * x i_1 + x i_1 ^ 1 * delta i_1 j))) = 1 / 2 * (g i_1 * x i_1 *
    delta i_1 j * (1 / sqrt (x i_1 ^ 2))) + 1 / 2 * (g i_1 * delta i_1 j)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((0 * u0) + (u1 * ((0 * (u2 + u3)) + ((1/2) * (u4 + (((1/2) * (1
    * u5)) * ((u4 * u2) + ((u2 ^ 1) * u4)))))))) = (((1/2) * (((u1 * u2) * u4) * (1 * u5))) + ((1/2) * (u1 * u4)))) by
    (intros u0 u1 u2 u3 u4 u5; field).
    exact (fun (i_1 : Fin n) => (identity (relu (x i_1)) (g i_1) (x i_1) (sqrt (x i_1 ^ 2)) (delta i_1 j) (/ (sqrt (x
      i_1 ^ 2))))). }
  assert (r38 : forall (i_1 : Fin n), 1 / 2 * (g i_1 * x i_1 * delta i_1 j * (1 / sqrt (x i_1 ^ 2))) + 1 / 2 * (g i_1
    * delta i_1 j) = 1 / 2 * (delta i_1 j * (g i_1 * x i_1 * (1 / sqrt (x i_1 ^ 2)))) + 1 / 2 * (delta i_1 j * g
    i_1)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1/2) * (((u0 * u1) * u2) * (1 * u3))) + ((1/2) * (u0 * u2))) =
    (((1/2) * (u2 * ((u0 * u1) * (1 * u3)))) + ((1/2) * (u2 * u0)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (x i_1) (delta i_1 j) (/ (sqrt (x i_1 ^ 2))))). }
  assert (r40 : Sum (fun i : Fin n => 0 * relu (x i) + g i * (0 * (x i + abs (x i)) + 1 / 2 * (delta i j + 1 / (2 *
    sqrt (x i ^ 2)) * (delta i j * x i + x i ^ 1 * delta i j)))) = Sum (fun i : Fin n => 1 / 2 * (delta i j * (g i * x
    i * (1 / sqrt (x i ^ 2)))) + 1 / 2 * (delta i j * g i))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (eq_trans (r35 i_1) (r36 i_1)) (r38 i_1)))). }
  assert (r44 : 1 / 2 * Sum (fun i : Fin n => delta i j * (g i * x i * (1 / sqrt (x i ^ 2)))) = 1 / 2 * (g j * x j *
    (1 / sqrt (x j ^ 2)))).
  { exact (f_equal (fun (h_1 : R) => 1 / 2 * h_1) (Facts.sum_delta n j (fun i : Fin n => g i * x i * (1 / sqrt (x i ^
    2))))). }
  assert (r48 : 1 / 2 * Sum (fun i : Fin n => delta i j * g i) = 1 / 2 * g j).
  { exact (f_equal (fun (h_2 : R) => 1 / 2 * h_2) (Facts.sum_delta n j g)). }
  assert (r50 : Sum (fun i : Fin n => 1 / 2 * (delta i j * (g i * x i * (1 / sqrt (x i ^ 2))))) + Sum (fun i : Fin n
    => 1 / 2 * (delta i j * g i)) = 1 / 2 * (g j * x j * (1 / sqrt (x j ^ 2))) + 1 / 2 * g j).
  { exact (f_equal2 (fun (h_3 : R) (h_4 : R) => h_3 + h_4) (eq_trans (Facts.sum_scale n (1 / 2) (fun i : Fin n =>
    delta i j * (g i * x i * (1 / sqrt (x i ^ 2))))) r44) (eq_trans (Facts.sum_scale n (1 / 2) (fun i : Fin n => delta
    i j * g i)) r48)). }
  assert (r51 : Sum (fun i : Fin n => 1 / 2 * (delta i j * (g i * x i * (1 / sqrt (x i ^ 2)))) + 1 / 2 * (delta i j *
    g i)) = 1 / 2 * (g j * x j * (1 / sqrt (x j ^ 2))) + 1 / 2 * g j).
  { exact (eq_trans (Facts.sum_add n (fun i : Fin n => 1 / 2 * (delta i j * (g i * x i * (1 / sqrt (x i ^ 2))))) (fun
    i : Fin n => 1 / 2 * (delta i j * g i))) r50). }
  assert (r53 : 1 / 2 * (g j * x j * (1 / sqrt (x j ^ 2))) + 1 / 2 * g j = 1 / 2 * g j + 1 / 2 * (g j * x j * (1 /
    sqrt (x j ^ 2)))).
  { assert (identity : forall u0 u1 u2 : R, (((1/2) * ((u0 * u1) * (1 * u2))) + ((1/2) * u0)) = (((1/2) * u0) + ((1/2)
    * ((u0 * u1) * (1 * u2))))) by (intros u0 u1 u2; field).
    exact (identity (g j) (x j) (/ (sqrt (x j ^ 2)))). }
  assert (r55 : forall (i_2 : Fin n), relu_slope (x i_2) = 1 / 2 * (1 + x i_2 / abs (x i_2))).
  { exact (fun (i_2 : Fin n) => eq_refl). }
  assert (r56 : forall (i_2 : Fin n), 1 / 2 * (1 + x i_2 / abs (x i_2)) = 1 / 2 * (1 + x i_2 * (1 / abs (x i_2)))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (u0 * u1))) = ((1/2) * (1 + (u0 * (1 * u1))))) by (intros u0
    u1; field).
    exact (fun (i_2 : Fin n) => (identity (x i_2) (/ (abs (x i_2))))). }
  assert (r57 : forall (i_2 : Fin n), abs (x i_2) = sqrt (x i_2 ^ 2)).
  { exact (fun (i_2 : Fin n) => eq_refl). }
  assert (r58 : forall (i_2 : Fin n), 1 / abs (x i_2) = 1 / sqrt (x i_2 ^ 2)).
  { exact (fun (i_2 : Fin n) => (f_equal (fun (h_5 : R) => 1 / h_5) (r57 i_2))). }
  assert (r59 : forall (i_2 : Fin n), 1 / 2 * (1 + x i_2 * (1 / abs (x i_2))) = 1 / 2 * (1 + x i_2 * (1 / sqrt (x i_2
    ^ 2)))).
  { exact (fun (i_2 : Fin n) => (f_equal (fun (h_6 : R) => 1 / 2 * (1 + x i_2 * h_6)) (r58 i_2))). }
  assert (r61 : forall (i_2 : Fin n), 1 / 2 * (1 + x i_2 * (1 / sqrt (x i_2 ^ 2))) = 1 / 2 + 1 / 2 * (x i_2 * (1 /
    sqrt (x i_2 ^ 2)))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (u0 * (1 * u1)))) = ((1/2) + ((1/2) * (u0 * (1 * u1))))) by
    (intros u0 u1; field).
    exact (fun (i_2 : Fin n) => (identity (x i_2) (/ (sqrt (x i_2 ^ 2))))). }
  assert (r64 : forall (i_2 : Fin n), g i_2 * (delta i_2 j * relu_slope (x i_2)) = g i_2 * (delta i_2 j * (1 / 2 + 1 /
    2 * (x i_2 * (1 / sqrt (x i_2 ^ 2)))))).
  { exact (fun (i_2 : Fin n) => (f_equal (fun (h_7 : R) => g i_2 * (delta i_2 j * h_7)) (eq_trans (r55 i_2) (eq_trans
    (eq_trans (r56 i_2) (r59 i_2)) (r61 i_2))))). }
  assert (r65 : forall (i_2 : Fin n), g i_2 * (delta i_2 j * (1 / 2 + 1 / 2 * (x i_2 * (1 / sqrt (x i_2 ^ 2))))) = 1 /
    2 * (g i_2 * x i_2 * delta i_2 j * (1 / sqrt (x i_2 ^ 2))) + 1 / 2 * (g i_2 * delta i_2 j)).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * (u1 * ((1/2) + ((1/2) * (u2 * (1 * u3)))))) = (((1/2) * (((u0 *
    u2) * u1) * (1 * u3))) + ((1/2) * (u0 * u1)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_2 : Fin n) => (identity (g i_2) (delta i_2 j) (x i_2) (/ (sqrt (x i_2 ^ 2))))). }
  assert (r67 : forall (i_2 : Fin n), 1 / 2 * (g i_2 * x i_2 * delta i_2 j * (1 / sqrt (x i_2 ^ 2))) + 1 / 2 * (g i_2
    * delta i_2 j) = 1 / 2 * (delta i_2 j * (g i_2 * x i_2 * (1 / sqrt (x i_2 ^ 2)))) + 1 / 2 * (delta i_2 j * g
    i_2)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1/2) * (((u0 * u1) * u2) * (1 * u3))) + ((1/2) * (u0 * u2))) =
    (((1/2) * (u2 * ((u0 * u1) * (1 * u3)))) + ((1/2) * (u2 * u0)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_2 : Fin n) => (identity (g i_2) (x i_2) (delta i_2 j) (/ (sqrt (x i_2 ^ 2))))). }
  assert (r69 : Sum (fun i : Fin n => g i * (delta i j * relu_slope (x i))) = Sum (fun i : Fin n => 1 / 2 * (delta i j
    * (g i * x i * (1 / sqrt (x i ^ 2)))) + 1 / 2 * (delta i j * g i))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (eq_trans (r64 i_2) (r65 i_2)) (r67 i_2)))). }
  assert (r74 : forall (i_3 : Fin n), g i_3 * (delta i_3 j * relu_slope (x i_3)) = g i_3 * relu_slope (x i_3) * delta
    i_3 j).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u0 * u2) * u1)) by (intros u0 u1 u2; ring).
    exact (fun (i_3 : Fin n) => (identity (g i_3) (delta i_3 j) (relu_slope (x i_3)))). }
  assert (r75 : forall (i_3 : Fin n), g i_3 * relu_slope (x i_3) * delta i_3 j = delta i_3 j * (g i_3 * relu_slope (x
    i_3))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u2 * (u0 * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i_3 : Fin n) => (identity (g i_3) (relu_slope (x i_3)) (delta i_3 j))). }
  assert (r77 : Sum (fun i : Fin n => g i * (delta i j * relu_slope (x i))) = Sum (fun i : Fin n => delta i j * (g i *
    relu_slope (x i)))).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (eq_trans (r74 i_3) (r75 i_3)))). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (Sum (fun i : Fin n => g i * relu (x i))))) r30 (eq_trans
    (eq_trans (eq_trans (eq_trans r40 r51) r53) (eq_sym (eq_trans (eq_trans r69 r51) r53))) (eq_trans r77
    (Facts.sum_delta n j (fun i : Fin n => g i * relu_slope (x i)))))).
Qed.

(* Backward pass of GELU. *)
Theorem gelu_vjp (n : nat) (n_pos : (0 < n)%nat) (g x : Fin n -> R) (j : Fin n) :
  partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * gelu (x i))) x (g j * (normal_distribution (x
    j) + x j * normal_density (x j))).
Proof.
  assert (r1 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i) x 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (x : Fin n -> R) (i : Fin n), gelu (x i) = x i * normal_distribution (x i)).
  { exact (fun (x : Fin n -> R) (i : Fin n) => eq_refl). }
  assert (r4 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i) x (delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_entry i j x)). }
  assert (r5 : forall (x : Fin n -> R) (i : Fin n), normal_distribution (x i) = 1 / 2 * (1 + erf (x i / sqrt 2))).
  { exact (fun (x : Fin n -> R) (i : Fin n) => eq_refl). }
  assert (r7 : partial (entry j) (fun x : Fin n -> R => 1 / 2) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r8 : partial (entry j) (fun x : Fin n -> R => 1) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r9 : partial (entry j) (fun x : Fin n -> R => sqrt 2) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r10 : 0 < 2).
  { assert (identity : 2 - 0 = (2 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 2 (Rules.integer_pos 2 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r13 : forall (a : R), 0 < a -> 0 <= a).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (a : R) p => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ p) Rules.no_relation) (identity a)))). }
  assert (r14 : forall (a : R), 0 <= a -> sqrt a ^ 2 = a).
  { exact (fun (a : R) p_ => (Facts.sqrt_square a p_)). }
  assert (r17 : forall (a : R), sqrt a ^ 2 = sqrt a * sqrt a).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r19 : forall (a : R), 0 < a -> sqrt a * sqrt a <> 0).
  { exact (fun (a : R) p_1 => (eq_ind a (fun (h : R) => h <> 0) (Facts.ne_of_pos a p_1) (sqrt a * sqrt a) (eq_trans
    (eq_sym (r14 a (r13 a p_1))) (r17 a)))). }
  assert (r23 : forall (a : R), (- sqrt a) ^ 2 = sqrt a ^ 2).
  { assert (identity : forall u0 : R, ((- u0) ^ 2) = (u0 ^ 2)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r24 : forall (a : R), sqrt ((- sqrt a) ^ 2) = sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (f_equal (fun (h_ : R) => sqrt h_) (r23 a))). }
  assert (r25 : forall (a : R), - sqrt a <= sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (eq_ind (sqrt ((- sqrt a) ^ 2)) (fun (h_1 : R) => - sqrt a <= h_1) (Facts.le_sqrt_square (-
    sqrt a)) (sqrt (sqrt a ^ 2)) (r24 a))). }
  assert (r26 : forall (a : R), 0 <= a -> sqrt (sqrt a ^ 2) = sqrt a).
  { exact (fun (a : R) p_2 => (f_equal (fun (h_2 : R) => sqrt h_2) (r14 a p_2))). }
  assert (r27 : forall (a : R), 0 <= a -> 0 <= sqrt a).
  { assert (identity : forall u0 u1 : R, u0 - 0 = ((1/2) * (u1 - (- u0)) + ((1/2) * (u0 - u1) + 0))) by (intros u0 u1;
    field).
    exact (fun (a : R) p_3 => (proj1 (Rules.positive_combination (Rules.and_le (1 / 2) (Rules.numeral_nonneg 1 2
      eq_refl) (r25 a) (Rules.and_eq (1 / 2) (r26 a p_3) Rules.no_relation)) (identity (sqrt a) (sqrt (sqrt a ^
      2)))))). }
  assert (r28 : forall (a : R), 0 < a -> 0 <= sqrt a).
  { exact (fun (a : R) p_4 => (r27 a (r13 a p_4))). }
  assert (r30 : forall (a : R), 0 < a -> sqrt (sqrt a) ^ 2 = sqrt a).
  { exact (fun (a : R) p_5 => (Facts.sqrt_square (sqrt a) (r28 a p_5))). }
  assert (r32 : forall (a : R), sqrt (sqrt a) ^ 2 = sqrt (sqrt a) * sqrt (sqrt a)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt (sqrt a)))). }
  assert (r34 : forall (a : R), 0 < a -> sqrt (sqrt a) * sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_6 => (eq_ind (sqrt a) (fun (h_3 : R) => h_3 <> 0) (Facts.ne_of_mul (sqrt a) (sqrt a) (r19 a
    p_6)) (sqrt (sqrt a) * sqrt (sqrt a)) (eq_trans (eq_sym (r30 a p_6)) (r32 a)))). }
  assert (r36 : forall (a : R), 0 < a -> sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_7 => (Facts.ne_of_mul (sqrt (sqrt a)) (sqrt (sqrt a)) (r34 a p_7))). }
  assert (r39 : forall (a : R), 0 < a -> 0 < sqrt a).
  { exact (fun (a : R) p_8 => (eq_ind (sqrt (sqrt a) ^ 2) (fun (h_4 : R) => 0 < h_4) (Facts.square_pos (sqrt (sqrt a))
    (r36 a p_8)) (sqrt a) (r30 a p_8))). }
  assert (r41 : 0 < sqrt 2).
  { exact (r39 2 r10). }
  assert (r43 : sqrt 2 <> 0).
  { exact (Facts.ne_of_pos (sqrt 2) r41). }
  assert (r44 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i / sqrt 2) x ((delta i j * sqrt 2 - x
    i * 0) / sqrt 2 ^ 2)).
  { exact (fun (i : Fin n) => (Rules.deriv_div (r4 i) r9 r43)). }
  assert (r45 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => erf (x i / sqrt 2)) x (2 / sqrt PI * exp
    (- (x i / sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i * 0) / sqrt 2 ^ 2))).
  { exact (fun (i : Fin n) => (Rules.deriv_fn Rules.outer_erf (r44 i))). }
  assert (r46 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => 1 + erf (x i / sqrt 2)) x (0 + 2 / sqrt
    PI * exp (- (x i / sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i * 0) / sqrt 2 ^ 2))).
  { exact (fun (i : Fin n) => (Rules.deriv_add r8 (r45 i))). }
  assert (r47 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => 1 / 2 * (1 + erf (x i / sqrt 2))) x (0 *
    (1 + erf (x i / sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (- (x i / sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i * 0)
    / sqrt 2 ^ 2)))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul r7 (r46 i))). }
  assert (r49 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => normal_distribution (x i)) x (0 * (1 +
    erf (x i / sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (- (x i / sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i * 0) /
    sqrt 2 ^ 2)))).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r5 x i))) (r47 i) (@eq_refl R (0 * (1
    + erf (x i / sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (- (x i / sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i * 0) /
    sqrt 2 ^ 2)))))). }
  assert (r50 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i * normal_distribution (x i)) x (delta
    i j * normal_distribution (x i) + x i * (0 * (1 + erf (x i / sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (- (x i /
    sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i * 0) / sqrt 2 ^ 2))))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r4 i) (r49 i))). }
  assert (r52 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => gelu (x i)) x (delta i j *
    normal_distribution (x i) + x i * (0 * (1 + erf (x i / sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (- (x i / sqrt 2)
    ^ 2) * ((delta i j * sqrt 2 - x i * 0) / sqrt 2 ^ 2))))).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r2 x i))) (r50 i) (@eq_refl R (delta i
    j * normal_distribution (x i) + x i * (0 * (1 + erf (x i / sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (- (x i /
    sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i * 0) / sqrt 2 ^ 2))))))). }
  assert (r53 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i * gelu (x i)) x (0 * gelu (x i) + g i
    * (delta i j * normal_distribution (x i) + x i * (0 * (1 + erf (x i / sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (-
    (x i / sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i * 0) / sqrt 2 ^ 2)))))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r1 i) (r52 i))). }
  assert (r54 : partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * gelu (x i))) x (Sum (fun i : Fin
    n => 0 * gelu (x i) + g i * (delta i j * normal_distribution (x i) + x i * (0 * (1 + erf (x i / sqrt 2)) + 1 / 2 *
    (0 + 2 / sqrt PI * exp (- (x i / sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i * 0) / sqrt 2 ^ 2))))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r53 i))). }
  assert (r55 : forall (i_ : Fin n), 0 * gelu (x i_) + g i_ * (delta i_ j * normal_distribution (x i_) + x i_ * (0 *
    (1 + erf (x i_ / sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (- (x i_ / sqrt 2) ^ 2) * ((delta i_ j * sqrt 2 - x i_
    * 0) / sqrt 2 ^ 2)))) = 0 * gelu (x i_) + g i_ * (delta i_ j * normal_distribution (x i_) + x i_ * (0 * (1 + erf
    (x i_ / sqrt 2)) + 1 / 2 * (0 + 2 * (1 / sqrt PI) * exp (- (x i_ / sqrt 2) ^ 2) * ((delta i_ j * sqrt 2 - x i_ *
    0) * (1 / sqrt 2 ^ 2)))))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 : R, ((0 * u0) + (u1 * ((u2 * u3) + (u4 * ((0 * (1 + u5))
    + ((1/2) * (0 + (((2 * u6) * u7) * (((u2 * u8) - (u4 * 0)) * u9))))))))) = ((0 * u0) + (u1 * ((u2 * u3) + (u4 *
    ((0 * (1 + u5)) + ((1/2) * (0 + (((2 * (1 * u6)) * u7) * (((u2 * u8) - (u4 * 0)) * (1 * u9))))))))))) by (intros
    u0 u1 u2 u3 u4 u5 u6 u7 u8 u9; field).
    exact (fun (i_ : Fin n) => (identity (gelu (x i_)) (g i_) (delta i_ j) (normal_distribution (x i_)) (x i_) (erf (x
      i_ / sqrt 2)) (/ (sqrt PI)) (exp (- (x i_ / sqrt 2) ^ 2)) (sqrt 2) (/ (sqrt 2 ^ 2)))). }
  assert (r56 : forall (i_ : Fin n), normal_distribution (x i_) = 1 / 2 * (1 + erf (x i_ / sqrt 2))).
  { exact (fun (i_ : Fin n) => eq_refl). }
  assert (r57 : forall (i_ : Fin n), x i_ / sqrt 2 = x i_ * (1 / sqrt 2)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) (/ (sqrt 2)))). }
  assert (r60 : 0 <= 2).
  { assert (identity : 2 - 0 = (1 * (2 - 0) + 0)) by ring.
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r10)
      Rules.no_relation) identity)). }
  assert (r62 : sqrt 2 ^ 2 = 2).
  { exact (Facts.sqrt_square 2 r60). }
  assert (r63 : 1 / sqrt 2 = 1 / 2 * sqrt 2).
  { assert (identity : forall u0 u1 : R, ((1/2) * u0) - (1 * u1) = (((1/2) * u0) * (1 - (u0 * (1 * u1))) + (((-1/2) *
    (1 * u1)) * (2 - (u0 ^ 2)) + 0))) by (intros u0 u1; field).
    exact (Rules.linear_combination (Rules.and_equation (1 / 2 * sqrt 2) (Facts.mul_inverse (sqrt 2) r43)
      (Rules.and_equation (-1 / 2 * (1 / sqrt 2)) r62 Rules.no_equation)) (identity (sqrt 2) (/ (sqrt 2)))). }
  assert (r64 : forall (i_ : Fin n), x i_ * (1 / sqrt 2) = x i_ * (1 / 2 * sqrt 2)).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_5 : R) => x i_ * h_5) r63)). }
  assert (r66 : forall (i_ : Fin n), x i_ * (1 / 2 * sqrt 2) = 1 / 2 * (x i_ * sqrt 2)).
  { assert (identity : forall u0 u1 : R, (u0 * ((1/2) * u1)) = ((1/2) * (u0 * u1))) by (intros u0 u1; field).
    exact (fun (i_ : Fin n) => (identity (x i_) (sqrt 2))). }
  assert (r68 : forall (i_ : Fin n), erf (x i_ / sqrt 2) = erf (1 / 2 * (x i_ * sqrt 2))).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_6 : R) => erf h_6) (eq_trans (eq_trans (r57 i_) (r64 i_)) (r66 i_)))).
    }
  assert (r69 : forall (i_ : Fin n), 1 / 2 * (1 + erf (x i_ / sqrt 2)) = 1 / 2 * (1 + erf (1 / 2 * (x i_ * sqrt 2)))).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_7 : R) => 1 / 2 * (1 + h_7)) (r68 i_))). }
  assert (r70 : forall (i_ : Fin n), 1 / 2 * (1 + erf (1 / 2 * (x i_ * sqrt 2))) = 1 / 2 + 1 / 2 * erf (1 / 2 * (x i_
    * sqrt 2))).
  { assert (identity : forall u0 : R, ((1/2) * (1 + u0)) = ((1/2) + ((1/2) * u0))) by (intros u0; field).
    exact (fun (i_ : Fin n) => (identity (erf (1 / 2 * (x i_ * sqrt 2))))). }
  assert (r73 : forall (i_ : Fin n), - (x i_ / sqrt 2) ^ 2 = - (x i_ * (1 / sqrt 2)) ^ 2).
  { assert (identity : forall u0 u1 : R, (- ((u0 * u1) ^ 2)) = (- ((u0 * (1 * u1)) ^ 2))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) (/ (sqrt 2)))). }
  assert (r74 : forall (i_ : Fin n), - (x i_ * (1 / sqrt 2)) ^ 2 = - (x i_ * (1 / 2 * sqrt 2)) ^ 2).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_8 : R) => - (x i_ * h_8) ^ 2) r63)). }
  assert (r76 : forall (i_ : Fin n), - (x i_ * (1 / 2 * sqrt 2)) ^ 2 = -1 / 2 * x i_ ^ 2).
  { assert (identity : forall u0 u1 : R, ((-1/2) * (u0 ^ 2)) - (- ((u0 * ((1/2) * u1)) ^ 2)) = (((-1/4) * (u0 ^ 2)) *
    (2 - (u1 ^ 2)) + 0)) by (intros u0 u1; field).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (-1 / 4 * x i_ ^ 2) r62
      Rules.no_equation) (identity (x i_) (sqrt 2)))). }
  assert (r78 : forall (i_ : Fin n), exp (- (x i_ / sqrt 2) ^ 2) = exp (-1 / 2 * x i_ ^ 2)).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_9 : R) => exp h_9) (eq_trans (eq_trans (r73 i_) (r74 i_)) (r76 i_)))).
    }
  assert (r79 : sqrt 2 ^ 2 = sqrt 2 * sqrt 2).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (sqrt 2)). }
  assert (r80 : 1 / sqrt 2 ^ 2 = 1 / (sqrt 2 * sqrt 2)).
  { exact (f_equal (fun (h_10 : R) => 1 / h_10) r79). }
  assert (r83 : 1 / sqrt 2 * (1 / sqrt 2) = 1 / 2 * sqrt 2 * (1 / 2 * sqrt 2)).
  { exact (f_equal (fun (h_11 : R) => h_11 * h_11) r63). }
  assert (r84 : 1 / 2 * sqrt 2 * (1 / 2 * sqrt 2) = 1 / 2).
  { assert (identity : forall u0 : R, (1/2) - (((1/2) * u0) * ((1/2) * u0)) = ((1/4) * (2 - (u0 ^ 2)) + 0)) by (intros
    u0; field).
    exact (Rules.linear_combination (Rules.and_equation (1 / 4) r62 Rules.no_equation) (identity (sqrt 2))). }
  assert (r87 : forall (i_ : Fin n), 0 * gelu (x i_) + g i_ * (delta i_ j * normal_distribution (x i_) + x i_ * (0 *
    (1 + erf (x i_ / sqrt 2)) + 1 / 2 * (0 + 2 * (1 / sqrt PI) * exp (- (x i_ / sqrt 2) ^ 2) * ((delta i_ j * sqrt 2 -
    x i_ * 0) * (1 / sqrt 2 ^ 2))))) = 0 * gelu (x i_) + g i_ * (delta i_ j * (1 / 2 + 1 / 2 * erf (1 / 2 * (x i_ *
    sqrt 2))) + x i_ * (0 * (1 + erf (1 / 2 * (x i_ * sqrt 2))) + 1 / 2 * (0 + 2 * (1 / sqrt PI) * exp (-1 / 2 * x i_
    ^ 2) * ((delta i_ j * sqrt 2 - x i_ * 0) * (1 / 2)))))).
  { exact (fun (i_ : Fin n) => (f_equal4 (fun (h_12 : R) (h_13 : R) (h_14 : R) (h_15 : R) => 0 * gelu (x i_) + g i_ *
    (delta i_ j * h_12 + x i_ * (0 * (1 + h_13) + 1 / 2 * (0 + 2 * (1 / sqrt PI) * h_14 * ((delta i_ j * sqrt 2 - x i_
    * 0) * h_15))))) (eq_trans (r56 i_) (eq_trans (r69 i_) (r70 i_))) (r68 i_) (r78 i_) (eq_trans (eq_trans r80
    (Facts.inverse_mul (sqrt 2) (sqrt 2))) (eq_trans r83 r84)))). }
  assert (r89 : forall (i_ : Fin n), 0 * gelu (x i_) + g i_ * (delta i_ j * (1 / 2 + 1 / 2 * erf (1 / 2 * (x i_ * sqrt
    2))) + x i_ * (0 * (1 + erf (1 / 2 * (x i_ * sqrt 2))) + 1 / 2 * (0 + 2 * (1 / sqrt PI) * exp (-1 / 2 * x i_ ^ 2)
    * ((delta i_ j * sqrt 2 - x i_ * 0) * (1 / 2))))) = 1 / 2 * (g i_ * x i_ * delta i_ j * (1 / sqrt PI) * exp (-1 /
    2 * x i_ ^ 2) * sqrt 2) + 1 / 2 * (g i_ * delta i_ j) + 1 / 2 * (g i_ * delta i_ j * erf (1 / 2 * (x i_ * sqrt
    2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((0 * u0) + (u1 * ((u2 * ((1/2) + ((1/2) * u3))) + (u4 *
    ((0 * (1 + u3)) + ((1/2) * (0 + (((2 * (1 * u5)) * u6) * (((u2 * u7) - (u4 * 0)) * (1/2)))))))))) = ((((1/2) *
    (((((u1 * u4) * u2) * (1 * u5)) * u6) * u7)) + ((1/2) * (u1 * u2))) + ((1/2) * ((u1 * u2) * u3)))) by (intros u0
    u1 u2 u3 u4 u5 u6 u7; field).
    exact (fun (i_ : Fin n) => (identity (gelu (x i_)) (g i_) (delta i_ j) (erf (1 / 2 * (x i_ * sqrt 2))) (x i_) (/
      (sqrt PI)) (exp (-1 / 2 * x i_ ^ 2)) (sqrt 2))). }
  assert (r91 : forall (i_ : Fin n), 1 / 2 * (g i_ * x i_ * delta i_ j * (1 / sqrt PI) * exp (-1 / 2 * x i_ ^ 2) *
    sqrt 2) + 1 / 2 * (g i_ * delta i_ j) + 1 / 2 * (g i_ * delta i_ j * erf (1 / 2 * (x i_ * sqrt 2))) = 1 / 2 * (1 /
    sqrt PI * sqrt 2) * (delta i_ j * (g i_ * x i_ * exp (-1 / 2 * x i_ ^ 2))) + 1 / 2 * (delta i_ j * g i_) + 1 / 2 *
    (delta i_ j * (g i_ * erf (1 / 2 * (x i_ * sqrt 2))))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((1/2) * (((((u0 * u1) * u2) * (1 * u3)) * u4) * u5)) +
    ((1/2) * (u0 * u2))) + ((1/2) * ((u0 * u2) * u6))) = (((((1/2) * ((1 * u3) * u5)) * (u2 * ((u0 * u1) * u4))) +
    ((1/2) * (u2 * u0))) + ((1/2) * (u2 * (u0 * u6))))) by (intros u0 u1 u2 u3 u4 u5 u6; field).
    exact (fun (i_ : Fin n) => (identity (g i_) (x i_) (delta i_ j) (/ (sqrt PI)) (exp (-1 / 2 * x i_ ^ 2)) (sqrt 2)
      (erf (1 / 2 * (x i_ * sqrt 2))))). }
  assert (r93 : Sum (fun i : Fin n => 0 * gelu (x i) + g i * (delta i j * normal_distribution (x i) + x i * (0 * (1 +
    erf (x i / sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (- (x i / sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i * 0) /
    sqrt 2 ^ 2))))) = Sum (fun i : Fin n => 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * exp (-1 / 2 * x
    i ^ 2))) + 1 / 2 * (delta i j * g i) + 1 / 2 * (delta i j * (g i * erf (1 / 2 * (x i * sqrt 2)))))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (eq_trans (eq_trans (r55 i_) (r87 i_)) (r89 i_)) (r91
    i_)))). }
  assert (r96 : Sum (fun i : Fin n => 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * exp (-1 / 2 * x i ^
    2))) + 1 / 2 * (delta i j * g i)) + Sum (fun i : Fin n => 1 / 2 * (delta i j * (g i * erf (1 / 2 * (x i * sqrt
    2))))) = Sum (fun i : Fin n => 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * exp (-1 / 2 * x i ^
    2)))) + Sum (fun i : Fin n => 1 / 2 * (delta i j * g i)) + Sum (fun i : Fin n => 1 / 2 * (delta i j * (g i * erf
    (1 / 2 * (x i * sqrt 2)))))).
  { exact (f_equal (fun (h_16 : R) => h_16 + Sum (fun i : Fin n => 1 / 2 * (delta i j * (g i * erf (1 / 2 * (x i *
    sqrt 2)))))) (Facts.sum_add n (fun i : Fin n => 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * exp (-1
    / 2 * x i ^ 2)))) (fun i : Fin n => 1 / 2 * (delta i j * g i)))). }
  assert (r100 : 1 / 2 * (1 / sqrt PI * sqrt 2) * Sum (fun i : Fin n => delta i j * (g i * x i * exp (-1 / 2 * x i ^
    2))) = 1 / 2 * (1 / sqrt PI * sqrt 2) * (g j * x j * exp (-1 / 2 * x j ^ 2))).
  { exact (f_equal (fun (h_17 : R) => 1 / 2 * (1 / sqrt PI * sqrt 2) * h_17) (Facts.sum_delta n j (fun i : Fin n => g
    i * x i * exp (-1 / 2 * x i ^ 2)))). }
  assert (r104 : 1 / 2 * Sum (fun i : Fin n => delta i j * g i) = 1 / 2 * g j).
  { exact (f_equal (fun (h_18 : R) => 1 / 2 * h_18) (Facts.sum_delta n j g)). }
  assert (r108 : 1 / 2 * Sum (fun i : Fin n => delta i j * (g i * erf (1 / 2 * (x i * sqrt 2)))) = 1 / 2 * (g j * erf
    (1 / 2 * (x j * sqrt 2)))).
  { exact (f_equal (fun (h_19 : R) => 1 / 2 * h_19) (Facts.sum_delta n j (fun i : Fin n => g i * erf (1 / 2 * (x i *
    sqrt 2))))). }
  assert (r110 : Sum (fun i : Fin n => 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * exp (-1 / 2 * x i ^
    2)))) + Sum (fun i : Fin n => 1 / 2 * (delta i j * g i)) + Sum (fun i : Fin n => 1 / 2 * (delta i j * (g i * erf
    (1 / 2 * (x i * sqrt 2))))) = 1 / 2 * (1 / sqrt PI * sqrt 2) * (g j * x j * exp (-1 / 2 * x j ^ 2)) + 1 / 2 * g j
    + 1 / 2 * (g j * erf (1 / 2 * (x j * sqrt 2)))).
  { exact (f_equal3 (fun (h_20 : R) (h_21 : R) (h_22 : R) => h_20 + h_21 + h_22) (eq_trans (Facts.sum_scale n (1 / 2 *
    (1 / sqrt PI * sqrt 2)) (fun i : Fin n => delta i j * (g i * x i * exp (-1 / 2 * x i ^ 2)))) r100) (eq_trans
    (Facts.sum_scale n (1 / 2) (fun i : Fin n => delta i j * g i)) r104) (eq_trans (Facts.sum_scale n (1 / 2) (fun i :
    Fin n => delta i j * (g i * erf (1 / 2 * (x i * sqrt 2))))) r108)). }
  assert (r111 : Sum (fun i : Fin n => 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * exp (-1 / 2 * x i ^
    2))) + 1 / 2 * (delta i j * g i) + 1 / 2 * (delta i j * (g i * erf (1 / 2 * (x i * sqrt 2))))) = 1 / 2 * (1 / sqrt
    PI * sqrt 2) * (g j * x j * exp (-1 / 2 * x j ^ 2)) + 1 / 2 * g j + 1 / 2 * (g j * erf (1 / 2 * (x j * sqrt 2)))).
  { exact (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i *
    x i * exp (-1 / 2 * x i ^ 2))) + 1 / 2 * (delta i j * g i)) (fun i : Fin n => 1 / 2 * (delta i j * (g i * erf (1 /
    2 * (x i * sqrt 2)))))) r96) r110). }
  assert (r113 : 1 / 2 * (1 / sqrt PI * sqrt 2) * (g j * x j * exp (-1 / 2 * x j ^ 2)) + 1 / 2 * g j + 1 / 2 * (g j *
    erf (1 / 2 * (x j * sqrt 2))) = 1 / 2 * g j + 1 / 2 * (g j * x j * (1 / sqrt PI) * exp (-1 / 2 * x j ^ 2) * sqrt
    2) + 1 / 2 * (g j * erf (1 / 2 * (x j * sqrt 2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((1/2) * ((1 * u0) * u1)) * ((u2 * u3) * u4)) + ((1/2) * u2))
    + ((1/2) * (u2 * u5))) = ((((1/2) * u2) + ((1/2) * ((((u2 * u3) * (1 * u0)) * u4) * u1))) + ((1/2) * (u2 * u5))))
    by (intros u0 u1 u2 u3 u4 u5; field).
    exact (identity (/ (sqrt PI)) (sqrt 2) (g j) (x j) (exp (-1 / 2 * x j ^ 2)) (erf (1 / 2 * (x j * sqrt 2)))). }
  assert (r115 : forall (i_1 : Fin n), normal_distribution (x i_1) = 1 / 2 * (1 + erf (x i_1 / sqrt 2))).
  { exact (fun (i_1 : Fin n) => eq_refl). }
  assert (r116 : forall (i_1 : Fin n), x i_1 / sqrt 2 = x i_1 * (1 / sqrt 2)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (identity (x i_1) (/ (sqrt 2)))). }
  assert (r117 : forall (i_1 : Fin n), x i_1 * (1 / sqrt 2) = x i_1 * (1 / 2 * sqrt 2)).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_23 : R) => x i_1 * h_23) r63)). }
  assert (r119 : forall (i_1 : Fin n), x i_1 * (1 / 2 * sqrt 2) = 1 / 2 * (x i_1 * sqrt 2)).
  { assert (identity : forall u0 u1 : R, (u0 * ((1/2) * u1)) = ((1/2) * (u0 * u1))) by (intros u0 u1; field).
    exact (fun (i_1 : Fin n) => (identity (x i_1) (sqrt 2))). }
  assert (r121 : forall (i_1 : Fin n), erf (x i_1 / sqrt 2) = erf (1 / 2 * (x i_1 * sqrt 2))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_24 : R) => erf h_24) (eq_trans (eq_trans (r116 i_1) (r117 i_1)) (r119
    i_1)))). }
  assert (r122 : forall (i_1 : Fin n), 1 / 2 * (1 + erf (x i_1 / sqrt 2)) = 1 / 2 * (1 + erf (1 / 2 * (x i_1 * sqrt
    2)))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_25 : R) => 1 / 2 * (1 + h_25)) (r121 i_1))). }
  assert (r123 : forall (i_1 : Fin n), 1 / 2 * (1 + erf (1 / 2 * (x i_1 * sqrt 2))) = 1 / 2 + 1 / 2 * erf (1 / 2 * (x
    i_1 * sqrt 2))).
  { assert (identity : forall u0 : R, ((1/2) * (1 + u0)) = ((1/2) + ((1/2) * u0))) by (intros u0; field).
    exact (fun (i_1 : Fin n) => (identity (erf (1 / 2 * (x i_1 * sqrt 2))))). }
  assert (r126 : forall (i_1 : Fin n), normal_density (x i_1) = exp (-1 / 2 * x i_1 ^ 2) / (sqrt 2 * sqrt PI)).
  { exact (fun (i_1 : Fin n) => eq_refl). }
  assert (r127 : forall (i_1 : Fin n), exp (-1 / 2 * x i_1 ^ 2) / (sqrt 2 * sqrt PI) = exp (-1 / 2 * x i_1 ^ 2) * (1 /
    (sqrt 2 * sqrt PI))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (identity (exp (-1 / 2 * x i_1 ^ 2)) (/ (sqrt 2 * sqrt PI)))). }
  assert (r129 : 1 / sqrt 2 * (1 / sqrt PI) = 1 / 2 * sqrt 2 * (1 / sqrt PI)).
  { exact (f_equal (fun (h_26 : R) => h_26 * (1 / sqrt PI)) r63). }
  assert (r130 : 1 / 2 * sqrt 2 * (1 / sqrt PI) = 1 / 2 * (1 / sqrt PI * sqrt 2)).
  { assert (identity : forall u0 u1 : R, (((1/2) * u0) * (1 * u1)) = ((1/2) * ((1 * u1) * u0))) by (intros u0 u1;
    field).
    exact (identity (sqrt 2) (/ (sqrt PI))). }
  assert (r133 : forall (i_1 : Fin n), exp (-1 / 2 * x i_1 ^ 2) * (1 / (sqrt 2 * sqrt PI)) = exp (-1 / 2 * x i_1 ^ 2)
    * (1 / 2 * (1 / sqrt PI * sqrt 2))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_27 : R) => exp (-1 / 2 * x i_1 ^ 2) * h_27) (eq_trans
    (Facts.inverse_mul (sqrt 2) (sqrt PI)) (eq_trans r129 r130)))). }
  assert (r135 : forall (i_1 : Fin n), exp (-1 / 2 * x i_1 ^ 2) * (1 / 2 * (1 / sqrt PI * sqrt 2)) = 1 / 2 * (1 / sqrt
    PI * exp (-1 / 2 * x i_1 ^ 2) * sqrt 2)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((1/2) * ((1 * u1) * u2))) = ((1/2) * (((1 * u1) * u0) * u2))) by
    (intros u0 u1 u2; field).
    exact (fun (i_1 : Fin n) => (identity (exp (-1 / 2 * x i_1 ^ 2)) (/ (sqrt PI)) (sqrt 2))). }
  assert (r138 : forall (i_1 : Fin n), g i_1 * (delta i_1 j * (normal_distribution (x i_1) + x i_1 * normal_density (x
    i_1))) = g i_1 * (delta i_1 j * (1 / 2 + 1 / 2 * erf (1 / 2 * (x i_1 * sqrt 2)) + x i_1 * (1 / 2 * (1 / sqrt PI *
    exp (-1 / 2 * x i_1 ^ 2) * sqrt 2))))).
  { exact (fun (i_1 : Fin n) => (f_equal2 (fun (h_28 : R) (h_29 : R) => g i_1 * (delta i_1 j * (h_28 + x i_1 * h_29)))
    (eq_trans (r115 i_1) (eq_trans (r122 i_1) (r123 i_1))) (eq_trans (r126 i_1) (eq_trans (eq_trans (r127 i_1) (r133
    i_1)) (r135 i_1))))). }
  assert (r139 : forall (i_1 : Fin n), g i_1 * (delta i_1 j * (1 / 2 + 1 / 2 * erf (1 / 2 * (x i_1 * sqrt 2)) + x i_1
    * (1 / 2 * (1 / sqrt PI * exp (-1 / 2 * x i_1 ^ 2) * sqrt 2)))) = 1 / 2 * (g i_1 * x i_1 * delta i_1 j * (1 / sqrt
    PI) * exp (-1 / 2 * x i_1 ^ 2) * sqrt 2) + 1 / 2 * (g i_1 * delta i_1 j) + 1 / 2 * (g i_1 * delta i_1 j * erf (1 /
    2 * (x i_1 * sqrt 2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (u0 * (u1 * (((1/2) + ((1/2) * u2)) + (u3 * ((1/2) * (((1 *
    u4) * u5) * u6)))))) = ((((1/2) * (((((u0 * u3) * u1) * (1 * u4)) * u5) * u6)) + ((1/2) * (u0 * u1))) + ((1/2) *
    ((u0 * u1) * u2)))) by (intros u0 u1 u2 u3 u4 u5 u6; field).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (delta i_1 j) (erf (1 / 2 * (x i_1 * sqrt 2))) (x i_1) (/ (sqrt PI))
      (exp (-1 / 2 * x i_1 ^ 2)) (sqrt 2))). }
  assert (r141 : forall (i_1 : Fin n), 1 / 2 * (g i_1 * x i_1 * delta i_1 j * (1 / sqrt PI) * exp (-1 / 2 * x i_1 ^ 2)
    * sqrt 2) + 1 / 2 * (g i_1 * delta i_1 j) + 1 / 2 * (g i_1 * delta i_1 j * erf (1 / 2 * (x i_1 * sqrt 2))) = 1 / 2
    * (1 / sqrt PI * sqrt 2) * (delta i_1 j * (g i_1 * x i_1 * exp (-1 / 2 * x i_1 ^ 2))) + 1 / 2 * (delta i_1 j * g
    i_1) + 1 / 2 * (delta i_1 j * (g i_1 * erf (1 / 2 * (x i_1 * sqrt 2))))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((1/2) * (((((u0 * u1) * u2) * (1 * u3)) * u4) * u5)) +
    ((1/2) * (u0 * u2))) + ((1/2) * ((u0 * u2) * u6))) = (((((1/2) * ((1 * u3) * u5)) * (u2 * ((u0 * u1) * u4))) +
    ((1/2) * (u2 * u0))) + ((1/2) * (u2 * (u0 * u6))))) by (intros u0 u1 u2 u3 u4 u5 u6; field).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (x i_1) (delta i_1 j) (/ (sqrt PI)) (exp (-1 / 2 * x i_1 ^ 2)) (sqrt
      2) (erf (1 / 2 * (x i_1 * sqrt 2))))). }
  assert (r143 : Sum (fun i : Fin n => g i * (delta i j * (normal_distribution (x i) + x i * normal_density (x i)))) =
    Sum (fun i : Fin n => 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * exp (-1 / 2 * x i ^ 2))) + 1 / 2
    * (delta i j * g i) + 1 / 2 * (delta i j * (g i * erf (1 / 2 * (x i * sqrt 2)))))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (eq_trans (r138 i_1) (r139 i_1)) (r141 i_1)))). }
  assert (r148 : forall (i_2 : Fin n), g i_2 * (delta i_2 j * (normal_distribution (x i_2) + x i_2 * normal_density (x
    i_2))) = g i_2 * x i_2 * normal_density (x i_2) * delta i_2 j + g i_2 * normal_distribution (x i_2) * delta i_2
    j).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (u1 * (u2 + (u3 * u4)))) = ((((u0 * u3) * u4) * u1) + ((u0 *
    u2) * u1))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_2 : Fin n) => (identity (g i_2) (delta i_2 j) (normal_distribution (x i_2)) (x i_2) (normal_density
      (x i_2)))). }
  assert (r149 : forall (i_2 : Fin n), g i_2 * x i_2 * normal_density (x i_2) * delta i_2 j + g i_2 *
    normal_distribution (x i_2) * delta i_2 j = delta i_2 j * (g i_2 * x i_2 * normal_density (x i_2)) + delta i_2 j *
    (g i_2 * normal_distribution (x i_2))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * u1) * u2) * u3) + ((u0 * u4) * u3)) = ((u3 * ((u0 * u1) *
    u2)) + (u3 * (u0 * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_2 : Fin n) => (identity (g i_2) (x i_2) (normal_density (x i_2)) (delta i_2 j) (normal_distribution
      (x i_2)))). }
  assert (r151 : Sum (fun i : Fin n => g i * (delta i j * (normal_distribution (x i) + x i * normal_density (x i)))) =
    Sum (fun i : Fin n => delta i j * (g i * x i * normal_density (x i)) + delta i j * (g i * normal_distribution (x
    i)))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (r148 i_2) (r149 i_2)))). }
  assert (r155 : Sum (fun i : Fin n => delta i j * (g i * x i * normal_density (x i))) + Sum (fun i : Fin n => delta i
    j * (g i * normal_distribution (x i))) = g j * x j * normal_density (x j) + g j * normal_distribution (x j)).
  { exact (f_equal2 (fun (h_30 : R) (h_31 : R) => h_30 + h_31) (Facts.sum_delta n j (fun i : Fin n => g i * x i *
    normal_density (x i))) (Facts.sum_delta n j (fun i : Fin n => g i * normal_distribution (x i)))). }
  assert (r158 : g j * (normal_distribution (x j) + x j * normal_density (x j)) = g j * x j * normal_density (x j) + g
    j * normal_distribution (x j)).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * (u1 + (u2 * u3))) = (((u0 * u2) * u3) + (u0 * u1))) by (intros u0
    u1 u2 u3; ring).
    exact (identity (g j) (normal_distribution (x j)) (x j) (normal_density (x j))). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (Sum (fun i : Fin n => g i * gelu (x i))))) r54 (eq_trans
    (eq_trans (eq_trans (eq_trans r93 r111) r113) (eq_sym (eq_trans (eq_trans r143 r111) r113))) (eq_trans (eq_trans
    r151 (eq_trans (Facts.sum_add n (fun i : Fin n => delta i j * (g i * x i * normal_density (x i))) (fun i : Fin n
    => delta i j * (g i * normal_distribution (x i)))) r155)) (eq_sym r158)))).
Qed.

(* Backward pass of GELU by tanh. *)
Theorem gelu_tanh_vjp (n : nat) (n_pos : (0 < n)%nat) (g x : Fin n -> R) (j : Fin n) :
  partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * gelu_tanh (x i))) x (g j * (1 / 2 * (1 + tanh
    (q (x j))) + x j / 2 * (1 - tanh (q (x j)) ^ 2) * (sqrt 2 / sqrt PI * (1 + 3 * (8943 / 200000) * x j ^ 2)))).
Proof.
  assert (r1 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i) x 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (x : Fin n -> R) (i : Fin n), gelu_tanh (x i) = x i / 2 * (1 + tanh (q (x i)))).
  { exact (fun (x : Fin n -> R) (i : Fin n) => eq_refl). }
  assert (r4 : forall (x : Fin n -> R) (i : Fin n), x i / 2 = 1 / 2 * x i).
  { assert (identity : forall u0 : R, (u0 / 2) = ((1/2) * u0)) by (intros u0; field).
    exact (fun (x : Fin n -> R) (i : Fin n) => (identity (x i))). }
  assert (r6 : partial (entry j) (fun x : Fin n -> R => 1 / 2) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r7 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i) x (delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_entry i j x)). }
  assert (r8 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => 1 / 2 * x i) x (0 * x i + 1 / 2 * delta i
    j)).
  { exact (fun (i : Fin n) => (Rules.deriv_mul r6 (r7 i))). }
  assert (r10 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i / 2) x (0 * x i + 1 / 2 * delta i
    j)).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r4 x i))) (r8 i) (@eq_refl R (0 * x i
    + 1 / 2 * delta i j)))). }
  assert (r11 : partial (entry j) (fun x : Fin n -> R => 1) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r12 : forall (x : Fin n -> R) (i : Fin n), tanh (q (x i)) = (exp (q (x i)) - exp (- q (x i))) / (exp (q (x
    i)) + exp (- q (x i)))).
  { exact (fun (x : Fin n -> R) (i : Fin n) => eq_refl). }
  assert (r14 : forall (x : Fin n -> R) (i : Fin n), exp (q (x i)) - exp (- q (x i)) = exp (q (x i)) + -1 * exp (- q
    (x i))).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (fun (x : Fin n -> R) (i : Fin n) => (identity (exp (q (x i))) (exp (- q (x i))))). }
  assert (r16 : forall (x : Fin n -> R) (i : Fin n), q (x i) = sqrt 2 / sqrt PI * (x i + 8943 / 200000 * x i ^ 3)).
  { exact (fun (x : Fin n -> R) (i : Fin n) => eq_refl). }
  assert (r18 : partial (entry j) (fun x : Fin n -> R => sqrt 2 / sqrt PI) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r19 : partial (entry j) (fun x : Fin n -> R => 8943 / 200000) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r20 : forall (x : Fin n -> R) (i : Fin n), x i ^ 3 = x i ^ 2 * x i).
  { assert (identity : forall u0 : R, (u0 ^ 3) = ((u0 ^ 2) * u0)) by (intros u0; ring).
    exact (fun (x : Fin n -> R) (i : Fin n) => (identity (x i))). }
  assert (r22 : forall (x : Fin n -> R) (i : Fin n), x i ^ 2 = x i ^ 1 * x i).
  { assert (identity : forall u0 : R, (u0 ^ 2) = ((u0 ^ 1) * u0)) by (intros u0; ring).
    exact (fun (x : Fin n -> R) (i : Fin n) => (identity (x i))). }
  assert (r24 : forall (x : Fin n -> R) (i : Fin n), x i ^ 1 = x i).
  { assert (identity : forall u0 : R, (u0 ^ 1) = u0) by (intros u0; ring).
    exact (fun (x : Fin n -> R) (i : Fin n) => (identity (x i))). }
  assert (r27 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i ^ 1) x (delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r24 x i))) (r7 i) (@eq_refl R (delta i
    j)))). }
  assert (r28 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i ^ 1 * x i) x (delta i j * x i + x i ^
    1 * delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r27 i) (r7 i))). }
  assert (r30 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i ^ 2) x (delta i j * x i + x i ^ 1 *
    delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r22 x i))) (r28 i) (@eq_refl R (delta
    i j * x i + x i ^ 1 * delta i j)))). }
  assert (r31 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i ^ 2 * x i) x ((delta i j * x i + x i
    ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r30 i) (r7 i))). }
  assert (r33 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i ^ 3) x ((delta i j * x i + x i ^ 1 *
    delta i j) * x i + x i ^ 2 * delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r20 x i))) (r31 i) (@eq_refl R ((delta
    i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))). }
  assert (r34 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => 8943 / 200000 * x i ^ 3) x (0 * x i ^ 3 +
    8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul r19 (r33 i))). }
  assert (r35 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i + 8943 / 200000 * x i ^ 3) x (delta i
    j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))).
  { exact (fun (i : Fin n) => (Rules.deriv_add (r7 i) (r34 i))). }
  assert (r36 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => sqrt 2 / sqrt PI * (x i + 8943 / 200000 *
    x i ^ 3)) x (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 *
    ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j))))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul r18 (r35 i))). }
  assert (r38 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => q (x i)) x (0 * (x i + 8943 / 200000 * x
    i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) *
    x i + x i ^ 2 * delta i j))))).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r16 x i))) (r36 i) (@eq_refl R (0 * (x
    i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i +
    x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j))))))). }
  assert (r39 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => exp (q (x i))) x (exp (q (x i)) * (0 * (x
    i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i +
    x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))))).
  { exact (fun (i : Fin n) => (Rules.deriv_fn Rules.outer_exp (r38 i))). }
  assert (r40 : partial (entry j) (fun x : Fin n -> R => -1) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r41 : forall (x : Fin n -> R) (i : Fin n), - q (x i) = -1 * q (x i)).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (x : Fin n -> R) (i : Fin n) => (identity (q (x i)))). }
  assert (r43 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => -1 * q (x i)) x (0 * q (x i) + -1 * (0 *
    (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i
    + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul r40 (r38 i))). }
  assert (r45 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => - q (x i)) x (0 * q (x i) + -1 * (0 * (x
    i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i +
    x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))))).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r41 x i))) (r43 i) (@eq_refl R (0 * q
    (x i) + -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 *
    ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))))))). }
  assert (r46 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => exp (- q (x i))) x (exp (- q (x i)) * (0
    * q (x i) + -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 /
    200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j))))))).
  { exact (fun (i : Fin n) => (Rules.deriv_fn Rules.outer_exp (r45 i))). }
  assert (r47 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => -1 * exp (- q (x i))) x (0 * exp (- q (x
    i)) + -1 * (exp (- q (x i)) * (0 * q (x i) + -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta
    i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))))))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul r40 (r46 i))). }
  assert (r48 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => exp (q (x i)) + -1 * exp (- q (x i))) x
    (exp (q (x i)) * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 /
    200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))) + (0 * exp (- q (x i)) + -1 *
    (exp (- q (x i)) * (0 * q (x i) + -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 *
    x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j))))))))).
  { exact (fun (i : Fin n) => (Rules.deriv_add (r39 i) (r47 i))). }
  assert (r50 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => exp (q (x i)) - exp (- q (x i))) x (exp
    (q (x i)) * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 *
    ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))) + (0 * exp (- q (x i)) + -1 * (exp (- q
    (x i)) * (0 * q (x i) + -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 +
    8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j))))))))).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r14 x i))) (r48 i) (@eq_refl R (exp (q
    (x i)) * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 *
    ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))) + (0 * exp (- q (x i)) + -1 * (exp (- q
    (x i)) * (0 * q (x i) + -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 +
    8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j))))))))))). }
  assert (r51 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => exp (q (x i)) + exp (- q (x i))) x (exp
    (q (x i)) * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 *
    ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))) + exp (- q (x i)) * (0 * q (x i) + -1 *
    (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j
    * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j))))))).
  { exact (fun (i : Fin n) => (Rules.deriv_add (r39 i) (r46 i))). }
  assert (r54 : forall (i : Fin n), 0 <= exp (- q (x i))).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (i : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ (Facts.exp_pos (- q (x i)))) Rules.no_relation) (identity (exp (- q (x i))))))). }
  assert (r55 : forall (i : Fin n), 0 < exp (q (x i)) + exp (- q (x i))).
  { assert (identity : forall u0 u1 : R, (u1 + u0) - 0 = (1 * (u1 - 0) + (1 * (u0 - 0) + 0))) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl)
      (Facts.exp_pos (q (x i))) (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (r54 i) Rules.no_relation)) (identity
      (exp (- q (x i))) (exp (q (x i))))) eq_refl)). }
  assert (r58 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => (exp (q (x i)) - exp (- q (x i))) / (exp
    (q (x i)) + exp (- q (x i)))) x (((exp (q (x i)) * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI *
    (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i
    j)))) + (0 * exp (- q (x i)) + -1 * (exp (- q (x i)) * (0 * q (x i) + -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) +
    sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x
    i ^ 2 * delta i j)))))))) * (exp (q (x i)) + exp (- q (x i))) - (exp (q (x i)) - exp (- q (x i))) * (exp (q (x i))
    * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i
    j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))) + exp (- q (x i)) * (0 * q (x i) + -1 * (0 * (x i +
    8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i
    ^ 1 * delta i j) * x i + x i ^ 2 * delta i j))))))) / (exp (q (x i)) + exp (- q (x i))) ^ 2)).
  { exact (fun (i : Fin n) => (Rules.deriv_div (r50 i) (r51 i) (Facts.ne_of_pos (exp (q (x i)) + exp (- q (x i))) (r55
    i)))). }
  assert (r60 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => tanh (q (x i))) x (((exp (q (x i)) * (0 *
    (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i
    + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))) + (0 * exp (- q (x i)) + -1 * (exp (- q (x i)) * (0 * q (x
    i) + -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 *
    ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))))))) * (exp (q (x i)) + exp (- q (x i))) -
    (exp (q (x i)) - exp (- q (x i))) * (exp (q (x i)) * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI *
    (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i
    j)))) + exp (- q (x i)) * (0 * q (x i) + -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j
    + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j))))))) /
    (exp (q (x i)) + exp (- q (x i))) ^ 2)).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r12 x i))) (r58 i) (@eq_refl R (((exp
    (q (x i)) * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 *
    ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))) + (0 * exp (- q (x i)) + -1 * (exp (- q
    (x i)) * (0 * q (x i) + -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 +
    8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))))))) * (exp (q (x i)) +
    exp (- q (x i))) - (exp (q (x i)) - exp (- q (x i))) * (exp (q (x i)) * (0 * (x i + 8943 / 200000 * x i ^ 3) +
    sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x
    i ^ 2 * delta i j)))) + exp (- q (x i)) * (0 * q (x i) + -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt
    PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta
    i j))))))) / (exp (q (x i)) + exp (- q (x i))) ^ 2)))). }
  assert (r61 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => 1 + tanh (q (x i))) x (0 + ((exp (q (x
    i)) * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 *
    ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))) + (0 * exp (- q (x i)) + -1 * (exp (- q
    (x i)) * (0 * q (x i) + -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 +
    8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))))))) * (exp (q (x i)) +
    exp (- q (x i))) - (exp (q (x i)) - exp (- q (x i))) * (exp (q (x i)) * (0 * (x i + 8943 / 200000 * x i ^ 3) +
    sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x
    i ^ 2 * delta i j)))) + exp (- q (x i)) * (0 * q (x i) + -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt
    PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta
    i j))))))) / (exp (q (x i)) + exp (- q (x i))) ^ 2)).
  { exact (fun (i : Fin n) => (Rules.deriv_add r11 (r60 i))). }
  assert (r62 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i / 2 * (1 + tanh (q (x i)))) x ((0 * x
    i + 1 / 2 * delta i j) * (1 + tanh (q (x i))) + x i / 2 * (0 + ((exp (q (x i)) * (0 * (x i + 8943 / 200000 * x i ^
    3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i
    + x i ^ 2 * delta i j)))) + (0 * exp (- q (x i)) + -1 * (exp (- q (x i)) * (0 * q (x i) + -1 * (0 * (x i + 8943 /
    200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 *
    delta i j) * x i + x i ^ 2 * delta i j)))))))) * (exp (q (x i)) + exp (- q (x i))) - (exp (q (x i)) - exp (- q (x
    i))) * (exp (q (x i)) * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943
    / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))) + exp (- q (x i)) * (0 * q (x
    i) + -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 *
    ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j))))))) / (exp (q (x i)) + exp (- q (x i))) ^
    2))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r10 i) (r61 i))). }
  assert (r64 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => gelu_tanh (x i)) x ((0 * x i + 1 / 2 *
    delta i j) * (1 + tanh (q (x i))) + x i / 2 * (0 + ((exp (q (x i)) * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2
    / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 *
    delta i j)))) + (0 * exp (- q (x i)) + -1 * (exp (- q (x i)) * (0 * q (x i) + -1 * (0 * (x i + 8943 / 200000 * x i
    ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x
    i + x i ^ 2 * delta i j)))))))) * (exp (q (x i)) + exp (- q (x i))) - (exp (q (x i)) - exp (- q (x i))) * (exp (q
    (x i)) * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 *
    ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))) + exp (- q (x i)) * (0 * q (x i) + -1 *
    (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j
    * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j))))))) / (exp (q (x i)) + exp (- q (x i))) ^ 2))).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r2 x i))) (r62 i) (@eq_refl R ((0 * x
    i + 1 / 2 * delta i j) * (1 + tanh (q (x i))) + x i / 2 * (0 + ((exp (q (x i)) * (0 * (x i + 8943 / 200000 * x i ^
    3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i
    + x i ^ 2 * delta i j)))) + (0 * exp (- q (x i)) + -1 * (exp (- q (x i)) * (0 * q (x i) + -1 * (0 * (x i + 8943 /
    200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 *
    delta i j) * x i + x i ^ 2 * delta i j)))))))) * (exp (q (x i)) + exp (- q (x i))) - (exp (q (x i)) - exp (- q (x
    i))) * (exp (q (x i)) * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943
    / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))) + exp (- q (x i)) * (0 * q (x
    i) + -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 *
    ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j))))))) / (exp (q (x i)) + exp (- q (x i))) ^
    2))))). }
  assert (r65 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i * gelu_tanh (x i)) x (0 * gelu_tanh
    (x i) + g i * ((0 * x i + 1 / 2 * delta i j) * (1 + tanh (q (x i))) + x i / 2 * (0 + ((exp (q (x i)) * (0 * (x i +
    8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i
    ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))) + (0 * exp (- q (x i)) + -1 * (exp (- q (x i)) * (0 * q (x i) +
    -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta
    i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))))))) * (exp (q (x i)) + exp (- q (x i))) - (exp (q
    (x i)) - exp (- q (x i))) * (exp (q (x i)) * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j
    + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))) + exp (-
    q (x i)) * (0 * q (x i) + -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3
    + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j))))))) / (exp (q (x i)) +
    exp (- q (x i))) ^ 2)))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r1 i) (r64 i))). }
  assert (r66 : partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * gelu_tanh (x i))) x (Sum (fun i :
    Fin n => 0 * gelu_tanh (x i) + g i * ((0 * x i + 1 / 2 * delta i j) * (1 + tanh (q (x i))) + x i / 2 * (0 + ((exp
    (q (x i)) * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 *
    ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))) + (0 * exp (- q (x i)) + -1 * (exp (- q
    (x i)) * (0 * q (x i) + -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 +
    8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))))))) * (exp (q (x i)) +
    exp (- q (x i))) - (exp (q (x i)) - exp (- q (x i))) * (exp (q (x i)) * (0 * (x i + 8943 / 200000 * x i ^ 3) +
    sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x
    i ^ 2 * delta i j)))) + exp (- q (x i)) * (0 * q (x i) + -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt
    PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta
    i j))))))) / (exp (q (x i)) + exp (- q (x i))) ^ 2))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r65 i))). }
  assert (r67 : forall (i_ : Fin n), 0 * gelu_tanh (x i_) + g i_ * ((0 * x i_ + 1 / 2 * delta i_ j) * (1 + tanh (q (x
    i_))) + x i_ / 2 * (0 + ((exp (q (x i_)) * (0 * (x i_ + 8943 / 200000 * x i_ ^ 3) + sqrt 2 / sqrt PI * (delta i_ j
    + (0 * x i_ ^ 3 + 8943 / 200000 * ((delta i_ j * x i_ + x i_ ^ 1 * delta i_ j) * x i_ + x i_ ^ 2 * delta i_ j))))
    + (0 * exp (- q (x i_)) + -1 * (exp (- q (x i_)) * (0 * q (x i_) + -1 * (0 * (x i_ + 8943 / 200000 * x i_ ^ 3) +
    sqrt 2 / sqrt PI * (delta i_ j + (0 * x i_ ^ 3 + 8943 / 200000 * ((delta i_ j * x i_ + x i_ ^ 1 * delta i_ j) * x
    i_ + x i_ ^ 2 * delta i_ j)))))))) * (exp (q (x i_)) + exp (- q (x i_))) - (exp (q (x i_)) - exp (- q (x i_))) *
    (exp (q (x i_)) * (0 * (x i_ + 8943 / 200000 * x i_ ^ 3) + sqrt 2 / sqrt PI * (delta i_ j + (0 * x i_ ^ 3 + 8943 /
    200000 * ((delta i_ j * x i_ + x i_ ^ 1 * delta i_ j) * x i_ + x i_ ^ 2 * delta i_ j)))) + exp (- q (x i_)) * (0 *
    q (x i_) + -1 * (0 * (x i_ + 8943 / 200000 * x i_ ^ 3) + sqrt 2 / sqrt PI * (delta i_ j + (0 * x i_ ^ 3 + 8943 /
    200000 * ((delta i_ j * x i_ + x i_ ^ 1 * delta i_ j) * x i_ + x i_ ^ 2 * delta i_ j))))))) / (exp (q (x i_)) +
    exp (- q (x i_))) ^ 2)) = 0 * gelu_tanh (x i_) + g i_ * ((0 * x i_ + 1 / 2 * delta i_ j) * (1 + tanh (q (x i_))) +
    x i_ / 2 * (0 + ((exp (q (x i_)) * (0 * (x i_ + 8943 / 200000 * x i_ ^ 3) + sqrt 2 * (1 / sqrt PI) * (delta i_ j +
    (0 * x i_ ^ 3 + 8943 / 200000 * ((delta i_ j * x i_ + x i_ ^ 1 * delta i_ j) * x i_ + x i_ ^ 2 * delta i_ j)))) +
    (0 * exp (- q (x i_)) + -1 * (exp (- q (x i_)) * (0 * q (x i_) + -1 * (0 * (x i_ + 8943 / 200000 * x i_ ^ 3) +
    sqrt 2 * (1 / sqrt PI) * (delta i_ j + (0 * x i_ ^ 3 + 8943 / 200000 * ((delta i_ j * x i_ + x i_ ^ 1 * delta i_
    j) * x i_ + x i_ ^ 2 * delta i_ j)))))))) * (exp (q (x i_)) + exp (- q (x i_))) - (exp (q (x i_)) - exp (- q (x
    i_))) * (exp (q (x i_)) * (0 * (x i_ + 8943 / 200000 * x i_ ^ 3) + sqrt 2 * (1 / sqrt PI) * (delta i_ j + (0 * x
    i_ ^ 3 + 8943 / 200000 * ((delta i_ j * x i_ + x i_ ^ 1 * delta i_ j) * x i_ + x i_ ^ 2 * delta i_ j)))) + exp (-
    q (x i_)) * (0 * q (x i_) + -1 * (0 * (x i_ + 8943 / 200000 * x i_ ^ 3) + sqrt 2 * (1 / sqrt PI) * (delta i_ j +
    (0 * x i_ ^ 3 + 8943 / 200000 * ((delta i_ j * x i_ + x i_ ^ 1 * delta i_ j) * x i_ + x i_ ^ 2 * delta i_ j)))))))
    * (1 / (exp (q (x i_)) + exp (- q (x i_))) ^ 2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10 : R, ((0 * u0) + (u1 * ((((0 * u2) + ((1/2) * u3)) *
    (1 + u4)) + ((u2 / 2) * (0 + (((((u5 * ((0 * (u2 + ((8943/200000) * (u2 ^ 3)))) + ((u6 * u7) * (u3 + ((0 * (u2 ^
    3)) + ((8943/200000) * ((((u3 * u2) + ((u2 ^ 1) * u3)) * u2) + ((u2 ^ 2) * u3)))))))) + ((0 * u8) + ((-1) * (u8 *
    ((0 * u9) + ((-1) * ((0 * (u2 + ((8943/200000) * (u2 ^ 3)))) + ((u6 * u7) * (u3 + ((0 * (u2 ^ 3)) + ((8943/200000)
    * ((((u3 * u2) + ((u2 ^ 1) * u3)) * u2) + ((u2 ^ 2) * u3))))))))))))) * (u5 + u8)) - ((u5 - u8) * ((u5 * ((0 * (u2
    + ((8943/200000) * (u2 ^ 3)))) + ((u6 * u7) * (u3 + ((0 * (u2 ^ 3)) + ((8943/200000) * ((((u3 * u2) + ((u2 ^ 1) *
    u3)) * u2) + ((u2 ^ 2) * u3)))))))) + (u8 * ((0 * u9) + ((-1) * ((0 * (u2 + ((8943/200000) * (u2 ^ 3)))) + ((u6 *
    u7) * (u3 + ((0 * (u2 ^ 3)) + ((8943/200000) * ((((u3 * u2) + ((u2 ^ 1) * u3)) * u2) + ((u2 ^ 2) * u3)))))))))))))
    * u10)))))) = ((0 * u0) + (u1 * ((((0 * u2) + ((1/2) * u3)) * (1 + u4)) + ((u2 / 2) * (0 + (((((u5 * ((0 * (u2 +
    ((8943/200000) * (u2 ^ 3)))) + ((u6 * (1 * u7)) * (u3 + ((0 * (u2 ^ 3)) + ((8943/200000) * ((((u3 * u2) + ((u2 ^
    1) * u3)) * u2) + ((u2 ^ 2) * u3)))))))) + ((0 * u8) + ((-1) * (u8 * ((0 * u9) + ((-1) * ((0 * (u2 +
    ((8943/200000) * (u2 ^ 3)))) + ((u6 * (1 * u7)) * (u3 + ((0 * (u2 ^ 3)) + ((8943/200000) * ((((u3 * u2) + ((u2 ^
    1) * u3)) * u2) + ((u2 ^ 2) * u3))))))))))))) * (u5 + u8)) - ((u5 - u8) * ((u5 * ((0 * (u2 + ((8943/200000) * (u2
    ^ 3)))) + ((u6 * (1 * u7)) * (u3 + ((0 * (u2 ^ 3)) + ((8943/200000) * ((((u3 * u2) + ((u2 ^ 1) * u3)) * u2) + ((u2
    ^ 2) * u3)))))))) + (u8 * ((0 * u9) + ((-1) * ((0 * (u2 + ((8943/200000) * (u2 ^ 3)))) + ((u6 * (1 * u7)) * (u3 +
    ((0 * (u2 ^ 3)) + ((8943/200000) * ((((u3 * u2) + ((u2 ^ 1) * u3)) * u2) + ((u2 ^ 2) * u3))))))))))))) * (1 *
    u10)))))))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10; field).
    exact (fun (i_ : Fin n) => (identity (gelu_tanh (x i_)) (g i_) (x i_) (delta i_ j) (tanh (q (x i_))) (exp (q (x
      i_))) (sqrt 2) (/ (sqrt PI)) (exp (- q (x i_))) (q (x i_)) (/ ((exp (q (x i_)) + exp (- q (x i_))) ^ 2)))). }
  assert (r68 : forall (i_ : Fin n), tanh (q (x i_)) = (exp (q (x i_)) - exp (- q (x i_))) / (exp (q (x i_)) + exp (-
    q (x i_)))).
  { exact (fun (i_ : Fin n) => eq_refl). }
  assert (r69 : forall (i_ : Fin n), (exp (q (x i_)) - exp (- q (x i_))) / (exp (q (x i_)) + exp (- q (x i_))) = (exp
    (q (x i_)) - exp (- q (x i_))) * (1 / (exp (q (x i_)) + exp (- q (x i_))))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 - u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin n) => (identity (exp (q (x i_))) (exp (- q (x i_))) (/ (exp (q (x i_)) + exp (- q (x
      i_)))))). }
  assert (r70 : forall (i_ : Fin n), q (x i_) = sqrt 2 / sqrt PI * (x i_ + 8943 / 200000 * x i_ ^ 3)).
  { exact (fun (i_ : Fin n) => eq_refl). }
  assert (r71 : forall (i_ : Fin n), sqrt 2 / sqrt PI * (x i_ + 8943 / 200000 * x i_ ^ 3) = x i_ * (1 / sqrt PI) *
    sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * (u2 + ((8943/200000) * (u2 ^ 3)))) = (((u2 * (1 * u1)) * u0)
    + ((8943/200000) * (((u2 ^ 3) * (1 * u1)) * u0)))) by (intros u0 u1 u2; field).
    exact (fun (i_ : Fin n) => (identity (sqrt 2) (/ (sqrt PI)) (x i_))). }
  assert (r72 : forall (i_ : Fin n), q (x i_) = x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt
    PI) * sqrt 2)).
  { exact (fun (i_ : Fin n) => (eq_trans (r70 i_) (r71 i_))). }
  assert (r73 : forall (i_ : Fin n), exp (q (x i_)) = exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 *
    (1 / sqrt PI) * sqrt 2))).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h : R) => exp h) (r72 i_))). }
  assert (r74 : forall (i_ : Fin n), - q (x i_) = - (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 /
    sqrt PI) * sqrt 2))).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_ : R) => - h_) (r72 i_))). }
  assert (r75 : forall (i_ : Fin n), - (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) *
    sqrt 2)) = -1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)).
  { assert (identity : forall u0 u1 u2 : R, (- (((u0 * (1 * u1)) * u2) + ((8943/200000) * (((u0 ^ 3) * (1 * u1)) *
    u2)))) = (((-1) * ((u0 * (1 * u1)) * u2)) + ((-8943/200000) * (((u0 ^ 3) * (1 * u1)) * u2)))) by (intros u0 u1 u2;
    field).
    exact (fun (i_ : Fin n) => (identity (x i_) (/ (sqrt PI)) (sqrt 2))). }
  assert (r77 : forall (i_ : Fin n), exp (- q (x i_)) = exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 *
    (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_1 : R) => exp h_1) (eq_trans (r74 i_) (r75 i_)))). }
  assert (r78 : forall (i_ : Fin n), exp (q (x i_)) + exp (- q (x i_)) = exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 /
    200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_
    ^ 3 * (1 / sqrt PI) * sqrt 2))).
  { exact (fun (i_ : Fin n) => (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 + h_3) (r73 i_) (r77 i_))). }
  assert (r79 : forall (i_ : Fin n), 1 / (exp (q (x i_)) + exp (- q (x i_))) = 1 / (exp (x i_ * (1 / sqrt PI) * sqrt 2
    + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_4 : R) => 1 / h_4) (r78 i_))). }
  assert (r80 : forall (i_ : Fin n), (exp (q (x i_)) - exp (- q (x i_))) * (1 / (exp (q (x i_)) + exp (- q (x i_)))) =
    (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) - exp (-1 * (x i_ * (1
    / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))) * (1 / (exp (x i_ * (1 / sqrt PI) *
    sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943
    / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))))).
  { exact (fun (i_ : Fin n) => (f_equal3 (fun (h_5 : R) (h_6 : R) (h_7 : R) => (h_5 - h_6) * h_7) (r73 i_) (r77 i_)
    (r79 i_))). }
  assert (r84 : forall (i_ : Fin n), 0 <= exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1
    / sqrt PI) * sqrt 2))).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (i_ : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ (Facts.exp_pos (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) *
      sqrt 2)))) Rules.no_relation) (identity (exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3
      * (1 / sqrt PI) * sqrt 2))))))). }
  assert (r85 : forall (i_ : Fin n), 0 < exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt
    PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt
    2))).
  { assert (identity : forall u0 u1 : R, (u1 + u0) - 0 = (1 * (u1 - 0) + (1 * (u0 - 0) + 0))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl)
      (Facts.exp_pos (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))
      (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (r84 i_) Rules.no_relation)) (identity (exp (-1 * (x i_ * (1 /
      sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))) (exp (x i_ * (1 / sqrt PI) * sqrt 2
      + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))))) eq_refl)). }
  assert (r87 : forall (i_ : Fin n), exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) *
    sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) <>
    0).
  { exact (fun (i_ : Fin n) => (Facts.ne_of_pos (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 /
    sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) *
    sqrt 2))) (r85 i_))). }
  assert (r90 : forall (i_ : Fin n), 1 / (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt
    PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt
    2))) * exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) = 1 + -1 * (1 /
    (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1
    / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))) * exp (-1 * (x i_ * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))).
  { assert (identity : forall u0 u1 u2 : R, (1 + ((-1) * ((1 * u0) * u1))) - ((1 * u0) * u2) = (1 * (1 - ((u2 + u1) *
    (1 * u0))) + 0)) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp (x i_ * (1 /
      sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) *
      sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))) (r87 i_)) Rules.no_equation) (identity (/ (exp
      (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 /
      sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) (exp (-1 * (x i_ * (1 / sqrt PI) *
      sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))) (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 /
      200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))))). }
  assert (r91 : forall (i_ : Fin n), (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) *
    sqrt 2)) - exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))) * (1
    / (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ *
    (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) = 1 + -2 * (1 / (exp (x i_ * (1
    / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))) * exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))).
  { assert (identity : forall u0 u1 u2 : R, (1 + ((-2) * ((1 * u0) * u1))) - ((u2 - u1) * (1 * u0)) = (1 * ((1 + ((-1)
    * ((1 * u0) * u1))) - ((1 * u0) * u2)) + 0)) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation 1 (r90 i_) Rules.no_equation) (identity
      (/ (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_
      * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) (exp (-1 * (x i_ * (1 / sqrt
      PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))) (exp (x i_ * (1 / sqrt PI) * sqrt 2 +
      8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))))). }
  assert (r94 : forall (i_ : Fin n), (exp (q (x i_)) + exp (- q (x i_))) ^ 2 = (exp (q (x i_)) + exp (- q (x i_))) *
    (exp (q (x i_)) + exp (- q (x i_)))).
  { assert (identity : forall u0 u1 : R, ((u0 + u1) ^ 2) = ((u0 + u1) * (u0 + u1))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (exp (q (x i_))) (exp (- q (x i_))))). }
  assert (r95 : forall (i_ : Fin n), 1 / (exp (q (x i_)) + exp (- q (x i_))) ^ 2 = 1 / ((exp (q (x i_)) + exp (- q (x
    i_))) * (exp (q (x i_)) + exp (- q (x i_))))).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_8 : R) => 1 / h_8) (r94 i_))). }
  assert (r98 : forall (i_ : Fin n), 1 / (exp (q (x i_)) + exp (- q (x i_))) * (1 / (exp (q (x i_)) + exp (- q (x
    i_)))) = 1 / (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1
    * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))) * (1 / (exp (x i_ * (1
    / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))))).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_9 : R) => h_9 * h_9) (r79 i_))). }
  assert (r99 : forall (i_ : Fin n), 1 / (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt
    PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt
    2))) * (1 / (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 *
    (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) = (1 / (exp (x i_ * (1 /
    sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt
    2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (fun (i_ : Fin n) => (identity (/ (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 /
      sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) *
      sqrt 2)))))). }
  assert (r102 : forall (i_ : Fin n), 0 * gelu_tanh (x i_) + g i_ * ((0 * x i_ + 1 / 2 * delta i_ j) * (1 + tanh (q (x
    i_))) + x i_ / 2 * (0 + ((exp (q (x i_)) * (0 * (x i_ + 8943 / 200000 * x i_ ^ 3) + sqrt 2 * (1 / sqrt PI) *
    (delta i_ j + (0 * x i_ ^ 3 + 8943 / 200000 * ((delta i_ j * x i_ + x i_ ^ 1 * delta i_ j) * x i_ + x i_ ^ 2 *
    delta i_ j)))) + (0 * exp (- q (x i_)) + -1 * (exp (- q (x i_)) * (0 * q (x i_) + -1 * (0 * (x i_ + 8943 / 200000
    * x i_ ^ 3) + sqrt 2 * (1 / sqrt PI) * (delta i_ j + (0 * x i_ ^ 3 + 8943 / 200000 * ((delta i_ j * x i_ + x i_ ^
    1 * delta i_ j) * x i_ + x i_ ^ 2 * delta i_ j)))))))) * (exp (q (x i_)) + exp (- q (x i_))) - (exp (q (x i_)) -
    exp (- q (x i_))) * (exp (q (x i_)) * (0 * (x i_ + 8943 / 200000 * x i_ ^ 3) + sqrt 2 * (1 / sqrt PI) * (delta i_
    j + (0 * x i_ ^ 3 + 8943 / 200000 * ((delta i_ j * x i_ + x i_ ^ 1 * delta i_ j) * x i_ + x i_ ^ 2 * delta i_
    j)))) + exp (- q (x i_)) * (0 * q (x i_) + -1 * (0 * (x i_ + 8943 / 200000 * x i_ ^ 3) + sqrt 2 * (1 / sqrt PI) *
    (delta i_ j + (0 * x i_ ^ 3 + 8943 / 200000 * ((delta i_ j * x i_ + x i_ ^ 1 * delta i_ j) * x i_ + x i_ ^ 2 *
    delta i_ j))))))) * (1 / (exp (q (x i_)) + exp (- q (x i_))) ^ 2))) = 0 * gelu_tanh (x i_) + g i_ * ((0 * x i_ + 1
    / 2 * delta i_ j) * (1 + (1 + -2 * (1 / (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 /
    sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) *
    sqrt 2))) * exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))))) +
    x i_ / 2 * (0 + ((exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) * (0 *
    (x i_ + 8943 / 200000 * x i_ ^ 3) + sqrt 2 * (1 / sqrt PI) * (delta i_ j + (0 * x i_ ^ 3 + 8943 / 200000 * ((delta
    i_ j * x i_ + x i_ ^ 1 * delta i_ j) * x i_ + x i_ ^ 2 * delta i_ j)))) + (0 * exp (-1 * (x i_ * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + -1 * (exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2)
    + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) * (0 * (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x
    i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + -1 * (0 * (x i_ + 8943 / 200000 * x i_ ^ 3) + sqrt 2 * (1 / sqrt PI) * (delta
    i_ j + (0 * x i_ ^ 3 + 8943 / 200000 * ((delta i_ j * x i_ + x i_ ^ 1 * delta i_ j) * x i_ + x i_ ^ 2 * delta i_
    j)))))))) * (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 *
    (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))) - (exp (x i_ * (1 / sqrt
    PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) - exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))) * (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x
    i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) * (0 * (x i_ + 8943 / 200000 * x i_ ^ 3) + sqrt 2 * (1 / sqrt PI) * (delta i_ j
    + (0 * x i_ ^ 3 + 8943 / 200000 * ((delta i_ j * x i_ + x i_ ^ 1 * delta i_ j) * x i_ + x i_ ^ 2 * delta i_ j))))
    + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) * (0 * (x i_ *
    (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + -1 * (0 * (x i_ + 8943 / 200000 *
    x i_ ^ 3) + sqrt 2 * (1 / sqrt PI) * (delta i_ j + (0 * x i_ ^ 3 + 8943 / 200000 * ((delta i_ j * x i_ + x i_ ^ 1
    * delta i_ j) * x i_ + x i_ ^ 2 * delta i_ j))))))) * (1 / (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 *
    (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1
    / sqrt PI) * sqrt 2)))) ^ 2))).
  { exact (fun (i_ : Fin n) => (f_equal5 (fun (h_10 : R) (h_11 : R) (h_12 : R) (h_13 : R) (h_14 : R) => 0 * gelu_tanh
    (x i_) + g i_ * ((0 * x i_ + 1 / 2 * delta i_ j) * (1 + h_10) + x i_ / 2 * (0 + ((h_11 * (0 * (x i_ + 8943 /
    200000 * x i_ ^ 3) + sqrt 2 * (1 / sqrt PI) * (delta i_ j + (0 * x i_ ^ 3 + 8943 / 200000 * ((delta i_ j * x i_ +
    x i_ ^ 1 * delta i_ j) * x i_ + x i_ ^ 2 * delta i_ j)))) + (0 * h_12 + -1 * (h_12 * (0 * h_13 + -1 * (0 * (x i_ +
    8943 / 200000 * x i_ ^ 3) + sqrt 2 * (1 / sqrt PI) * (delta i_ j + (0 * x i_ ^ 3 + 8943 / 200000 * ((delta i_ j *
    x i_ + x i_ ^ 1 * delta i_ j) * x i_ + x i_ ^ 2 * delta i_ j)))))))) * (h_11 + h_12) - (h_11 - h_12) * (h_11 * (0
    * (x i_ + 8943 / 200000 * x i_ ^ 3) + sqrt 2 * (1 / sqrt PI) * (delta i_ j + (0 * x i_ ^ 3 + 8943 / 200000 *
    ((delta i_ j * x i_ + x i_ ^ 1 * delta i_ j) * x i_ + x i_ ^ 2 * delta i_ j)))) + h_12 * (0 * h_13 + -1 * (0 * (x
    i_ + 8943 / 200000 * x i_ ^ 3) + sqrt 2 * (1 / sqrt PI) * (delta i_ j + (0 * x i_ ^ 3 + 8943 / 200000 * ((delta i_
    j * x i_ + x i_ ^ 1 * delta i_ j) * x i_ + x i_ ^ 2 * delta i_ j))))))) * h_14))) (eq_trans (r68 i_) (eq_trans
    (eq_trans (r69 i_) (r80 i_)) (r91 i_))) (r73 i_) (r77 i_) (r72 i_) (eq_trans (eq_trans (r95 i_) (Facts.inverse_mul
    (exp (q (x i_)) + exp (- q (x i_))) (exp (q (x i_)) + exp (- q (x i_))))) (eq_trans (r98 i_) (r99 i_))))). }
  assert (r104 : forall (i_ : Fin n), 0 * gelu_tanh (x i_) + g i_ * ((0 * x i_ + 1 / 2 * delta i_ j) * (1 + (1 + -2 *
    (1 / (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_
    * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))) * exp (-1 * (x i_ * (1 / sqrt
    PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))))) + x i_ / 2 * (0 + ((exp (x i_ * (1 / sqrt
    PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) * (0 * (x i_ + 8943 / 200000 * x i_ ^ 3) +
    sqrt 2 * (1 / sqrt PI) * (delta i_ j + (0 * x i_ ^ 3 + 8943 / 200000 * ((delta i_ j * x i_ + x i_ ^ 1 * delta i_
    j) * x i_ + x i_ ^ 2 * delta i_ j)))) + (0 * exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^
    3 * (1 / sqrt PI) * sqrt 2)) + -1 * (exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 /
    sqrt PI) * sqrt 2)) * (0 * (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) +
    -1 * (0 * (x i_ + 8943 / 200000 * x i_ ^ 3) + sqrt 2 * (1 / sqrt PI) * (delta i_ j + (0 * x i_ ^ 3 + 8943 / 200000
    * ((delta i_ j * x i_ + x i_ ^ 1 * delta i_ j) * x i_ + x i_ ^ 2 * delta i_ j)))))))) * (exp (x i_ * (1 / sqrt PI)
    * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))) - (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x
    i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) - exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 /
    sqrt PI) * sqrt 2))) * (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))
    * (0 * (x i_ + 8943 / 200000 * x i_ ^ 3) + sqrt 2 * (1 / sqrt PI) * (delta i_ j + (0 * x i_ ^ 3 + 8943 / 200000 *
    ((delta i_ j * x i_ + x i_ ^ 1 * delta i_ j) * x i_ + x i_ ^ 2 * delta i_ j)))) + exp (-1 * (x i_ * (1 / sqrt PI)
    * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) * (0 * (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 /
    200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + -1 * (0 * (x i_ + 8943 / 200000 * x i_ ^ 3) + sqrt 2 * (1 / sqrt
    PI) * (delta i_ j + (0 * x i_ ^ 3 + 8943 / 200000 * ((delta i_ j * x i_ + x i_ ^ 1 * delta i_ j) * x i_ + x i_ ^ 2
    * delta i_ j))))))) * (1 / (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt
    2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2)) =
    2 * (g i_ * x i_ * delta i_ j * (1 / (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt
    PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt
    2)))) * (1 / sqrt PI) * exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) *
    sqrt 2)) * sqrt 2) + -2 * (g i_ * x i_ * delta i_ j * (1 / (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 *
    (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1
    / sqrt PI) * sqrt 2)))) ^ 2 * (1 / sqrt PI) * exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^
    3 * (1 / sqrt PI) * sqrt 2)) ^ 2 * sqrt 2) + 26829 / 100000 * (g i_ * x i_ ^ 3 * delta i_ j * (1 / (exp (x i_ * (1
    / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (x i_ * (1 / sqrt
    PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) * sqrt 2) + -26829 / 100000 * (g i_ * x i_ ^
    3 * delta i_ j * (1 / (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) +
    exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * (1 /
    sqrt PI) * exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2 *
    sqrt 2) + g i_ * delta i_ j + -1 * (g i_ * delta i_ j * (1 / (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 *
    (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1
    / sqrt PI) * sqrt 2)))) * exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) *
    sqrt 2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, ((((((2 * ((((((u0 * u1) * u2) * (1 * u3)) * (1 * u4)) *
    u5) * u6)) + ((-2) * ((((((u0 * u1) * u2) * ((1 * u3) ^ 2)) * (1 * u4)) * (u5 ^ 2)) * u6))) + ((26829/100000) *
    ((((((u0 * (u1 ^ 3)) * u2) * (1 * u3)) * (1 * u4)) * u5) * u6))) + ((-26829/100000) * ((((((u0 * (u1 ^ 3)) * u2) *
    ((1 * u3) ^ 2)) * (1 * u4)) * (u5 ^ 2)) * u6))) + (u0 * u2)) + ((-1) * (((u0 * u2) * (1 * u3)) * u5))) - ((0 * u7)
    + (u0 * ((((0 * u1) + ((1/2) * u2)) * (1 + (1 + ((-2) * ((1 * u3) * u5))))) + ((u1 / 2) * (0 + (((((u8 * ((0 * (u1
    + ((8943/200000) * (u1 ^ 3)))) + ((u6 * (1 * u4)) * (u2 + ((0 * (u1 ^ 3)) + ((8943/200000) * ((((u2 * u1) + ((u1 ^
    1) * u2)) * u1) + ((u1 ^ 2) * u2)))))))) + ((0 * u5) + ((-1) * (u5 * ((0 * (((u1 * (1 * u4)) * u6) +
    ((8943/200000) * (((u1 ^ 3) * (1 * u4)) * u6)))) + ((-1) * ((0 * (u1 + ((8943/200000) * (u1 ^ 3)))) + ((u6 * (1 *
    u4)) * (u2 + ((0 * (u1 ^ 3)) + ((8943/200000) * ((((u2 * u1) + ((u1 ^ 1) * u2)) * u1) + ((u1 ^ 2) *
    u2))))))))))))) * (u8 + u5)) - ((u8 - u5) * ((u8 * ((0 * (u1 + ((8943/200000) * (u1 ^ 3)))) + ((u6 * (1 * u4)) *
    (u2 + ((0 * (u1 ^ 3)) + ((8943/200000) * ((((u2 * u1) + ((u1 ^ 1) * u2)) * u1) + ((u1 ^ 2) * u2)))))))) + (u5 *
    ((0 * (((u1 * (1 * u4)) * u6) + ((8943/200000) * (((u1 ^ 3) * (1 * u4)) * u6)))) + ((-1) * ((0 * (u1 +
    ((8943/200000) * (u1 ^ 3)))) + ((u6 * (1 * u4)) * (u2 + ((0 * (u1 ^ 3)) + ((8943/200000) * ((((u2 * u1) + ((u1 ^
    1) * u2)) * u1) + ((u1 ^ 2) * u2))))))))))))) * ((1 * u3) ^ 2))))))) = ((2 * ((((((u0 * u1) * u2) * (1 * u3)) * (1
    * u4)) * u5) * u6)) * ((1 + ((-1) * ((1 * u3) * u5))) - ((1 * u3) * u8)) + (((26829/100000) * ((((((u0 * (u1 ^ 3))
    * u2) * (1 * u3)) * (1 * u4)) * u5) * u6)) * ((1 + ((-1) * ((1 * u3) * u5))) - ((1 * u3) * u8)) + 0))) by (intros
    u0 u1 u2 u3 u4 u5 u6 u7 u8; field).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (2 * (g i_ * x i_ * delta i_ j * (1 /
      (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ *
      (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (x
      i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) * sqrt 2)) (r90 i_)
      (Rules.and_equation (26829 / 100000 * (g i_ * x i_ ^ 3 * delta i_ j * (1 / (exp (x i_ * (1 / sqrt PI) * sqrt 2 +
      8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 /
      200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) +
      -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) * sqrt 2)) (r90 i_) Rules.no_equation)) (identity (g i_)
      (x i_) (delta i_ j) (/ (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt
      2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) (/
      (sqrt PI)) (exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))
      (sqrt 2) (gelu_tanh (x i_)) (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) *
      sqrt 2)))))). }
  assert (r106 : forall (i_ : Fin n), 2 * (g i_ * x i_ * delta i_ j * (1 / (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943
    / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x
    i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 *
    (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) * sqrt 2) + -2 * (g i_ * x i_ * delta i_ j * (1 / (exp (x i_ * (1 / sqrt PI)
    * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * (1 / sqrt PI) * exp (-1 * (x i_ * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2 * sqrt 2) + 26829 / 100000 * (g i_ * x i_ ^ 3
    * delta i_ j * (1 / (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) +
    exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) * (1 / sqrt
    PI) * exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) * sqrt 2)
    + -26829 / 100000 * (g i_ * x i_ ^ 3 * delta i_ j * (1 / (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x
    i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 /
    sqrt PI) * sqrt 2)))) ^ 2 * (1 / sqrt PI) * exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3
    * (1 / sqrt PI) * sqrt 2)) ^ 2 * sqrt 2) + g i_ * delta i_ j + -1 * (g i_ * delta i_ j * (1 / (exp (x i_ * (1 /
    sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt
    2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))) = 2 * (1 / sqrt PI * sqrt 2) * (delta i_ j * (g i_ * x i_ * (1 /
    (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1
    / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i_ * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) + -2 * (1 / sqrt PI * sqrt 2) * (delta i_ j * (g
    i_ * x i_ * (1 / (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp
    (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x
    i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2)) + 26829 / 100000 * (1 /
    sqrt PI * sqrt 2) * (delta i_ j * (g i_ * x i_ ^ 3 * (1 / (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x
    i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 /
    sqrt PI) * sqrt 2)))) * exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) *
    sqrt 2)))) + -26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i_ j * (g i_ * x i_ ^ 3 * (1 / (exp (x i_ * (1 /
    sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt
    2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2)) + delta i_ j * g i_ + -1 * (delta i_ j * (g i_ * (1 /
    (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1
    / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i_ * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((((2 * ((((((u0 * u1) * u2) * (1 * u3)) * (1 * u4)) * u5) *
    u6)) + ((-2) * ((((((u0 * u1) * u2) * ((1 * u3) ^ 2)) * (1 * u4)) * (u5 ^ 2)) * u6))) + ((26829/100000) * ((((((u0
    * (u1 ^ 3)) * u2) * (1 * u3)) * (1 * u4)) * u5) * u6))) + ((-26829/100000) * ((((((u0 * (u1 ^ 3)) * u2) * ((1 *
    u3) ^ 2)) * (1 * u4)) * (u5 ^ 2)) * u6))) + (u0 * u2)) + ((-1) * (((u0 * u2) * (1 * u3)) * u5))) = (((((((2 * ((1
    * u4) * u6)) * (u2 * (((u0 * u1) * (1 * u3)) * u5))) + (((-2) * ((1 * u4) * u6)) * (u2 * (((u0 * u1) * ((1 * u3) ^
    2)) * (u5 ^ 2))))) + (((26829/100000) * ((1 * u4) * u6)) * (u2 * (((u0 * (u1 ^ 3)) * (1 * u3)) * u5)))) +
    (((-26829/100000) * ((1 * u4) * u6)) * (u2 * (((u0 * (u1 ^ 3)) * ((1 * u3) ^ 2)) * (u5 ^ 2))))) + (u2 * u0)) +
    ((-1) * (u2 * ((u0 * (1 * u3)) * u5))))) by (intros u0 u1 u2 u3 u4 u5 u6; field).
    exact (fun (i_ : Fin n) => (identity (g i_) (x i_) (delta i_ j) (/ (exp (x i_ * (1 / sqrt PI) * sqrt 2 + 8943 /
      200000 * (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x
      i_ ^ 3 * (1 / sqrt PI) * sqrt 2)))) (/ (sqrt PI)) (exp (-1 * (x i_ * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 *
      (x i_ ^ 3 * (1 / sqrt PI) * sqrt 2))) (sqrt 2))). }
  assert (r108 : Sum (fun i : Fin n => 0 * gelu_tanh (x i) + g i * ((0 * x i + 1 / 2 * delta i j) * (1 + tanh (q (x
    i))) + x i / 2 * (0 + ((exp (q (x i)) * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0
    * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))) + (0 * exp (-
    q (x i)) + -1 * (exp (- q (x i)) * (0 * q (x i) + -1 * (0 * (x i + 8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI *
    (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i j) * x i + x i ^ 2 * delta i
    j)))))))) * (exp (q (x i)) + exp (- q (x i))) - (exp (q (x i)) - exp (- q (x i))) * (exp (q (x i)) * (0 * (x i +
    8943 / 200000 * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i
    ^ 1 * delta i j) * x i + x i ^ 2 * delta i j)))) + exp (- q (x i)) * (0 * q (x i) + -1 * (0 * (x i + 8943 / 200000
    * x i ^ 3) + sqrt 2 / sqrt PI * (delta i j + (0 * x i ^ 3 + 8943 / 200000 * ((delta i j * x i + x i ^ 1 * delta i
    j) * x i + x i ^ 2 * delta i j))))))) / (exp (q (x i)) + exp (- q (x i))) ^ 2))) = Sum (fun i : Fin n => 2 * (1 /
    sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 *
    (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) *
    sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) +
    -2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 *
    (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 /
    sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) *
    sqrt 2)) ^ 2)) + 26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 /
    sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2)
    + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) + -26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x
    i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 *
    (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1
    / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2)) + delta i j * g i + -1 * (delta
    i j * (g i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp
    (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i *
    (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (eq_trans (eq_trans (r67 i_) (r102 i_)) (r104 i_))
    (r106 i_)))). }
  assert (r111 : Sum (fun i : Fin n => 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 /
    sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2)
    + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) + -2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp
    (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt
    PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt
    2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2)) + 26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta
    i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt
    2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1
    * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) + -26829 / 100000 * (1 /
    sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^
    3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt
    PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt
    2)) ^ 2)) + delta i j * g i) + Sum (fun i : Fin n => -1 * (delta i j * (g i * (1 / (exp (x i * (1 / sqrt PI) *
    sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i
    ^ 3 * (1 / sqrt PI) * sqrt 2))))) = Sum (fun i : Fin n => 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i *
    (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i *
    (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI)
    * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) + -2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g
    i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1
    * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i *
    (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2)) + 26829 / 100000 * (1 / sqrt
    PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 *
    (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) *
    sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) +
    -26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 +
    8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 *
    (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 *
    (1 / sqrt PI) * sqrt 2)) ^ 2))) + Sum (fun i : Fin n => delta i j * g i) + Sum (fun i : Fin n => -1 * (delta i j *
    (g i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 *
    (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))))).
  { exact (f_equal (fun (h_15 : R) => h_15 + Sum (fun i : Fin n => -1 * (delta i j * (g i * (1 / (exp (x i * (1 / sqrt
    PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000
    * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))))) (Facts.sum_add n (fun i : Fin n => 2 * (1 / sqrt PI * sqrt 2) * (delta i
    j * (g i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) +
    exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i
    * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) + -2 * (1 / sqrt PI * sqrt 2) *
    (delta i j * (g i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) *
    sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 *
    exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2)) + 26829 /
    100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^
    3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt
    PI) * sqrt 2)))) + -26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 /
    sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2)
    + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2))) (fun i : Fin n => delta i j * g i))). }
  assert (r114 : Sum (fun i : Fin n => 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 /
    sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2)
    + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) + -2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp
    (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt
    PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt
    2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2)) + 26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta
    i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt
    2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1
    * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) + -26829 / 100000 * (1 /
    sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^
    3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt
    PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt
    2)) ^ 2))) + Sum (fun i : Fin n => delta i j * g i) + Sum (fun i : Fin n => -1 * (delta i j * (g i * (1 / (exp (x
    i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI)
    * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2))))) = Sum (fun i : Fin n => 2 * (1 / sqrt PI * sqrt 2) *
    (delta i j * (g i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) *
    sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp
    (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) + -2 * (1 / sqrt PI
    * sqrt 2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 /
    sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt
    2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2))
    + 26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2
    + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000
    * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 *
    (1 / sqrt PI) * sqrt 2))))) + Sum (fun i : Fin n => -26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i *
    x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1
    * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i *
    (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2))) + Sum (fun i : Fin n =>
    delta i j * g i) + Sum (fun i : Fin n => -1 * (delta i j * (g i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^
    3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt
    PI) * sqrt 2)))))).
  { exact (f_equal (fun (h_16 : R) => h_16 + Sum (fun i : Fin n => delta i j * g i) + Sum (fun i : Fin n => -1 *
    (delta i j * (g i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2))
    + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x
    i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))))) (Facts.sum_add n (fun i :
    Fin n => 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^
    3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt
    PI) * sqrt 2)))) + -2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2
    + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000
    * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3
    * (1 / sqrt PI) * sqrt 2)) ^ 2)) + 26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 /
    (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2))))) (fun i : Fin n => -26829 / 100000 * (1 / sqrt PI
    * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1
    / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) *
    sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^
    2))))). }
  assert (r117 : Sum (fun i : Fin n => 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 /
    sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2)
    + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) + -2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp
    (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt
    PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt
    2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2)) + 26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta
    i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt
    2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1
    * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2))))) + Sum (fun i : Fin n =>
    -26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 +
    8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 *
    (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 *
    (1 / sqrt PI) * sqrt 2)) ^ 2))) + Sum (fun i : Fin n => delta i j * g i) + Sum (fun i : Fin n => -1 * (delta i j *
    (g i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 *
    (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2))))) = Sum (fun i : Fin n => 2 * (1 / sqrt
    PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 /
    sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt
    2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) + -2 *
    (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i
    ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt
    PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt
    2)) ^ 2))) + Sum (fun i : Fin n => 26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 /
    (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2))))) + Sum (fun i : Fin n => -26829 / 100000 * (1 /
    sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^
    3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt
    PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt
    2)) ^ 2))) + Sum (fun i : Fin n => delta i j * g i) + Sum (fun i : Fin n => -1 * (delta i j * (g i * (1 / (exp (x
    i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI)
    * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))))).
  { exact (f_equal (fun (h_17 : R) => h_17 + Sum (fun i : Fin n => -26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i
    j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2))
    + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1
    * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2))) + Sum (fun i : Fin
    n => delta i j * g i) + Sum (fun i : Fin n => -1 * (delta i j * (g i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 +
    8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 *
    (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1
    / sqrt PI) * sqrt 2)))))) (Facts.sum_add n (fun i : Fin n => 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i
    * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i *
    (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI)
    * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) + -2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g
    i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1
    * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i *
    (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2))) (fun i : Fin n => 26829 /
    100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^
    3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt
    PI) * sqrt 2))))))). }
  assert (r120 : Sum (fun i : Fin n => 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 /
    sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2)
    + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) + -2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp
    (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt
    PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt
    2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2))) + Sum (fun i : Fin n => 26829 / 100000 * (1 /
    sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^
    3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt
    PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt
    2))))) + Sum (fun i : Fin n => -26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp
    (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt
    PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt
    2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2))) + Sum (fun i : Fin n => delta i j * g i) + Sum
    (fun i : Fin n => -1 * (delta i j * (g i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1
    / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) *
    sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2))))) =
    Sum (fun i : Fin n => 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt
    2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i
    ^ 3 * (1 / sqrt PI) * sqrt 2))))) + Sum (fun i : Fin n => -2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i *
    (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i *
    (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt
    PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2))) + Sum (fun i : Fin n => 26829 / 100000
    * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 *
    (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 /
    sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) *
    sqrt 2))))) + Sum (fun i : Fin n => -26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 /
    (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2))) + Sum (fun i : Fin n => delta i j * g i) +
    Sum (fun i : Fin n => -1 * (delta i j * (g i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3
    * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI)
    * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt
    2)))))).
  { exact (f_equal (fun (h_18 : R) => h_18 + Sum (fun i : Fin n => 26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i
    j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2))
    + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x
    i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2))))) + Sum (fun i : Fin n =>
    -26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 +
    8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 *
    (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 *
    (1 / sqrt PI) * sqrt 2)) ^ 2))) + Sum (fun i : Fin n => delta i j * g i) + Sum (fun i : Fin n => -1 * (delta i j *
    (g i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 *
    (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))))) (Facts.sum_add n (fun i : Fin n => 2
    * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x
    i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 /
    sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) *
    sqrt 2))))) (fun i : Fin n => -2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 / sqrt
    PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2))))). }
  assert (r124 : 2 * (1 / sqrt PI * sqrt 2) * Sum (fun i : Fin n => delta i j * (g i * x i * (1 / (exp (x i * (1 /
    sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2)
    + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) = 2 * (1 / sqrt PI * sqrt 2) * (g j * x j * (1 / (exp (x j * (1 /
    sqrt PI) * sqrt 2 + 8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2)
    + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))).
  { exact (f_equal (fun (h_19 : R) => 2 * (1 / sqrt PI * sqrt 2) * h_19) (Facts.sum_delta n j (fun i : Fin n => g i *
    x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x
    i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt
    PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2))))). }
  assert (r128 : -2 * (1 / sqrt PI * sqrt 2) * Sum (fun i : Fin n => delta i j * (g i * x i * (1 / (exp (x i * (1 /
    sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2)
    + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2)) = -2 * (1 / sqrt PI * sqrt 2) * (g j * x j * (1 / (exp (x j *
    (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2)).
  { exact (f_equal (fun (h_20 : R) => -2 * (1 / sqrt PI * sqrt 2) * h_20) (Facts.sum_delta n j (fun i : Fin n => g i *
    x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x
    i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2))). }
  assert (r132 : 26829 / 100000 * (1 / sqrt PI * sqrt 2) * Sum (fun i : Fin n => delta i j * (g i * x i ^ 3 * (1 /
    (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) = 26829 / 100000 * (1 / sqrt PI * sqrt 2) * (g j
    * x j ^ 3 * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp
    (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x j *
    (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))).
  { exact (f_equal (fun (h_21 : R) => 26829 / 100000 * (1 / sqrt PI * sqrt 2) * h_21) (Facts.sum_delta n j (fun i :
    Fin n => g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt
    2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1
    * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2))))). }
  assert (r136 : -26829 / 100000 * (1 / sqrt PI * sqrt 2) * Sum (fun i : Fin n => delta i j * (g i * x i ^ 3 * (1 /
    (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2)) = -26829 / 100000 * (1 / sqrt PI * sqrt 2) *
    (g j * x j ^ 3 * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) +
    exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 *
    (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2)).
  { exact (f_equal (fun (h_22 : R) => -26829 / 100000 * (1 / sqrt PI * sqrt 2) * h_22) (Facts.sum_delta n j (fun i :
    Fin n => g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt
    2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp
    (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2))). }
  assert (r138 : Sum (fun i : Fin n => delta i j * g i) = g j).
  { exact (Facts.sum_delta n j g). }
  assert (r141 : -1 * Sum (fun i : Fin n => delta i j * (g i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000
    * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1
    / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) *
    sqrt 2)))) = -1 * (g j * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt
    2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1
    * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))).
  { exact (f_equal (fun (h_23 : R) => -1 * h_23) (Facts.sum_delta n j (fun i : Fin n => g i * (1 / (exp (x i * (1 /
    sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2)
    + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2))))). }
  assert (r143 : Sum (fun i : Fin n => 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 /
    sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2)
    + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2))))) + Sum (fun i : Fin n => -2 * (1 / sqrt PI * sqrt 2) * (delta i j *
    (g i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp
    (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i
    * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2))) + Sum (fun i : Fin n =>
    26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 +
    8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 *
    (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1
    / sqrt PI) * sqrt 2))))) + Sum (fun i : Fin n => -26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x
    i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 *
    (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1
    / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2))) + Sum (fun i : Fin n => delta i
    j * g i) + Sum (fun i : Fin n => -1 * (delta i j * (g i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000
    * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1
    / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) *
    sqrt 2))))) = 2 * (1 / sqrt PI * sqrt 2) * (g j * x j * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 *
    (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 /
    sqrt PI) * sqrt 2)))) * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) *
    sqrt 2))) + -2 * (1 / sqrt PI * sqrt 2) * (g j * x j * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 *
    (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 /
    sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) *
    sqrt 2)) ^ 2) + 26829 / 100000 * (1 / sqrt PI * sqrt 2) * (g j * x j ^ 3 * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2
    + 8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000
    * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 *
    (1 / sqrt PI) * sqrt 2))) + -26829 / 100000 * (1 / sqrt PI * sqrt 2) * (g j * x j ^ 3 * (1 / (exp (x j * (1 / sqrt
    PI) * sqrt 2 + 8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2) + g j + -1 * (g j * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2 +
    8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 *
    (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1
    / sqrt PI) * sqrt 2)))).
  { exact (eq_trans (f_equal5 (fun (h_24 : R) (h_25 : R) (h_26 : R) (h_27 : R) (h_28 : R) => h_24 + h_25 + h_26 + h_27
    + h_28 + Sum (fun i : Fin n => -1 * (delta i j * (g i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 *
    (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 /
    sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) *
    sqrt 2)))))) (eq_trans (Facts.sum_scale n (2 * (1 / sqrt PI * sqrt 2)) (fun i : Fin n => delta i j * (g i * x i *
    (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i *
    (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI)
    * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2))))) r124) (eq_trans (Facts.sum_scale n (-2 * (1 /
    sqrt PI * sqrt 2)) (fun i : Fin n => delta i j * (g i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^
    3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 /
    sqrt PI) * sqrt 2)) ^ 2))) r128) (eq_trans (Facts.sum_scale n (26829 / 100000 * (1 / sqrt PI * sqrt 2)) (fun i :
    Fin n => delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 /
    sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt
    2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2))))) r132)
    (eq_trans (Facts.sum_scale n (-26829 / 100000 * (1 / sqrt PI * sqrt 2)) (fun i : Fin n => delta i j * (g i * x i ^
    3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i
    * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2))) r136) r138) (f_equal (fun (h_29 :
    R) => 2 * (1 / sqrt PI * sqrt 2) * (g j * x j * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x j ^ 3
    * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI)
    * sqrt 2)))) * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2))) +
    -2 * (1 / sqrt PI * sqrt 2) * (g j * x j * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x j ^ 3 * (1
    / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) *
    sqrt 2)))) ^ 2 * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) ^
    2) + 26829 / 100000 * (1 / sqrt PI * sqrt 2) * (g j * x j ^ 3 * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2 + 8943 /
    200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^
    3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt
    PI) * sqrt 2))) + -26829 / 100000 * (1 / sqrt PI * sqrt 2) * (g j * x j ^ 3 * (1 / (exp (x j * (1 / sqrt PI) *
    sqrt 2 + 8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 *
    (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2) + g j + h_29) (eq_trans (Facts.sum_scale n (-1) (fun i : Fin n => delta i
    j * (g i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1
    * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2))))) r141))). }
  assert (r144 : Sum (fun i : Fin n => 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 /
    sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2)
    + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) + -2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp
    (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt
    PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt
    2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2)) + 26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta
    i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt
    2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1
    * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) + -26829 / 100000 * (1 /
    sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^
    3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt
    PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt
    2)) ^ 2)) + delta i j * g i + -1 * (delta i j * (g i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 *
    (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 /
    sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) *
    sqrt 2))))) = 2 * (1 / sqrt PI * sqrt 2) * (g j * x j * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 *
    (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 /
    sqrt PI) * sqrt 2)))) * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) *
    sqrt 2))) + -2 * (1 / sqrt PI * sqrt 2) * (g j * x j * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 *
    (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 /
    sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) *
    sqrt 2)) ^ 2) + 26829 / 100000 * (1 / sqrt PI * sqrt 2) * (g j * x j ^ 3 * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2
    + 8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000
    * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 *
    (1 / sqrt PI) * sqrt 2))) + -26829 / 100000 * (1 / sqrt PI * sqrt 2) * (g j * x j ^ 3 * (1 / (exp (x j * (1 / sqrt
    PI) * sqrt 2 + 8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2) + g j + -1 * (g j * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2 +
    8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 *
    (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1
    / sqrt PI) * sqrt 2)))).
  { exact (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => 2 * (1 / sqrt PI * sqrt
    2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI)
    * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) *
    exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) + -2 * (1 / sqrt
    PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 /
    sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt
    2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2))
    + 26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2
    + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000
    * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 *
    (1 / sqrt PI) * sqrt 2)))) + -26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x
    i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI)
    * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2)
    + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2)) + delta i j * g i) (fun i : Fin n => -1 * (delta i j
    * (g i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 *
    (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))))) r111) r114) r117) r120) r143). }
  assert (r146 : 2 * (1 / sqrt PI * sqrt 2) * (g j * x j * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 *
    (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 /
    sqrt PI) * sqrt 2)))) * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) *
    sqrt 2))) + -2 * (1 / sqrt PI * sqrt 2) * (g j * x j * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 *
    (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 /
    sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) *
    sqrt 2)) ^ 2) + 26829 / 100000 * (1 / sqrt PI * sqrt 2) * (g j * x j ^ 3 * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2
    + 8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000
    * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 *
    (1 / sqrt PI) * sqrt 2))) + -26829 / 100000 * (1 / sqrt PI * sqrt 2) * (g j * x j ^ 3 * (1 / (exp (x j * (1 / sqrt
    PI) * sqrt 2 + 8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2) + g j + -1 * (g j * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2 +
    8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 *
    (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1
    / sqrt PI) * sqrt 2))) = g j + 2 * (g j * x j * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x j ^ 3
    * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI)
    * sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt
    PI) * sqrt 2)) * sqrt 2) + -2 * (g j * x j * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x j ^ 3 *
    (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) *
    sqrt 2)))) ^ 2 * (1 / sqrt PI) * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt
    PI) * sqrt 2)) ^ 2 * sqrt 2) + 26829 / 100000 * (g j * x j ^ 3 * (1 / (exp (x j * (1 / sqrt PI) * sqrt 2 + 8943 /
    200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^
    3 * (1 / sqrt PI) * sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j
    ^ 3 * (1 / sqrt PI) * sqrt 2)) * sqrt 2) + -26829 / 100000 * (g j * x j ^ 3 * (1 / (exp (x j * (1 / sqrt PI) *
    sqrt 2 + 8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * (1 / sqrt PI) * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2 * sqrt 2) + -1 * (g j * (1 / (exp (x j * (1 / sqrt PI) *
    sqrt 2 + 8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j
    ^ 3 * (1 / sqrt PI) * sqrt 2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((((2 * ((1 * u0) * u1)) * (((u2 * u3) * (1 * u4)) * u5)) +
    (((-2) * ((1 * u0) * u1)) * (((u2 * u3) * ((1 * u4) ^ 2)) * (u5 ^ 2)))) + (((26829/100000) * ((1 * u0) * u1)) *
    (((u2 * (u3 ^ 3)) * (1 * u4)) * u5))) + (((-26829/100000) * ((1 * u0) * u1)) * (((u2 * (u3 ^ 3)) * ((1 * u4) ^ 2))
    * (u5 ^ 2)))) + u2) + ((-1) * ((u2 * (1 * u4)) * u5))) = (((((u2 + (2 * (((((u2 * u3) * (1 * u4)) * (1 * u0)) *
    u5) * u1))) + ((-2) * (((((u2 * u3) * ((1 * u4) ^ 2)) * (1 * u0)) * (u5 ^ 2)) * u1))) + ((26829/100000) * (((((u2
    * (u3 ^ 3)) * (1 * u4)) * (1 * u0)) * u5) * u1))) + ((-26829/100000) * (((((u2 * (u3 ^ 3)) * ((1 * u4) ^ 2)) * (1
    * u0)) * (u5 ^ 2)) * u1))) + ((-1) * ((u2 * (1 * u4)) * u5)))) by (intros u0 u1 u2 u3 u4 u5; field).
    exact (identity (/ (sqrt PI)) (sqrt 2) (g j) (x j) (/ (exp (x j * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x j ^
      3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt
      PI) * sqrt 2)))) (exp (-1 * (x j * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x j ^ 3 * (1 / sqrt PI) * sqrt
      2)))). }
  assert (r148 : forall (i_1 : Fin n), g i_1 * (delta i_1 j * (1 / 2 * (1 + tanh (q (x i_1))) + x i_1 / 2 * (1 - tanh
    (q (x i_1)) ^ 2) * (sqrt 2 / sqrt PI * (1 + 3 * (8943 / 200000) * x i_1 ^ 2)))) = g i_1 * (delta i_1 j * (1 / 2 *
    (1 + tanh (q (x i_1))) + x i_1 / 2 * (1 - tanh (q (x i_1)) ^ 2) * (sqrt 2 * (1 / sqrt PI) * (1 + 3 * (8943 /
    200000) * x i_1 ^ 2))))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (u0 * (u1 * (((1/2) * (1 + u2)) + (((u3 / 2) * (1 - (u2 ^ 2))) *
    ((u4 * u5) * (1 + ((3 * (8943/200000)) * (u3 ^ 2)))))))) = (u0 * (u1 * (((1/2) * (1 + u2)) + (((u3 / 2) * (1 - (u2
    ^ 2))) * ((u4 * (1 * u5)) * (1 + ((3 * (8943/200000)) * (u3 ^ 2))))))))) by (intros u0 u1 u2 u3 u4 u5; field).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (delta i_1 j) (tanh (q (x i_1))) (x i_1) (sqrt 2) (/ (sqrt PI)))). }
  assert (r149 : forall (i_1 : Fin n), tanh (q (x i_1)) = (exp (q (x i_1)) - exp (- q (x i_1))) / (exp (q (x i_1)) +
    exp (- q (x i_1)))).
  { exact (fun (i_1 : Fin n) => eq_refl). }
  assert (r150 : forall (i_1 : Fin n), (exp (q (x i_1)) - exp (- q (x i_1))) / (exp (q (x i_1)) + exp (- q (x i_1))) =
    (exp (q (x i_1)) - exp (- q (x i_1))) * (1 / (exp (q (x i_1)) + exp (- q (x i_1))))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 - u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (exp (q (x i_1))) (exp (- q (x i_1))) (/ (exp (q (x i_1)) + exp (- q (x
      i_1)))))). }
  assert (r151 : forall (i_1 : Fin n), q (x i_1) = sqrt 2 / sqrt PI * (x i_1 + 8943 / 200000 * x i_1 ^ 3)).
  { exact (fun (i_1 : Fin n) => eq_refl). }
  assert (r152 : forall (i_1 : Fin n), sqrt 2 / sqrt PI * (x i_1 + 8943 / 200000 * x i_1 ^ 3) = x i_1 * (1 / sqrt PI)
    * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * (u2 + ((8943/200000) * (u2 ^ 3)))) = (((u2 * (1 * u1)) * u0)
    + ((8943/200000) * (((u2 ^ 3) * (1 * u1)) * u0)))) by (intros u0 u1 u2; field).
    exact (fun (i_1 : Fin n) => (identity (sqrt 2) (/ (sqrt PI)) (x i_1))). }
  assert (r153 : forall (i_1 : Fin n), q (x i_1) = x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 /
    sqrt PI) * sqrt 2)).
  { exact (fun (i_1 : Fin n) => (eq_trans (r151 i_1) (r152 i_1))). }
  assert (r154 : forall (i_1 : Fin n), exp (q (x i_1)) = exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1
    ^ 3 * (1 / sqrt PI) * sqrt 2))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_30 : R) => exp h_30) (r153 i_1))). }
  assert (r155 : forall (i_1 : Fin n), - q (x i_1) = - (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 *
    (1 / sqrt PI) * sqrt 2))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_31 : R) => - h_31) (r153 i_1))). }
  assert (r156 : forall (i_1 : Fin n), - (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI)
    * sqrt 2)) = -1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)).
  { assert (identity : forall u0 u1 u2 : R, (- (((u0 * (1 * u1)) * u2) + ((8943/200000) * (((u0 ^ 3) * (1 * u1)) *
    u2)))) = (((-1) * ((u0 * (1 * u1)) * u2)) + ((-8943/200000) * (((u0 ^ 3) * (1 * u1)) * u2)))) by (intros u0 u1 u2;
    field).
    exact (fun (i_1 : Fin n) => (identity (x i_1) (/ (sqrt PI)) (sqrt 2))). }
  assert (r158 : forall (i_1 : Fin n), exp (- q (x i_1)) = exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000
    * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_32 : R) => exp h_32) (eq_trans (r155 i_1) (r156 i_1)))). }
  assert (r159 : forall (i_1 : Fin n), exp (q (x i_1)) + exp (- q (x i_1)) = exp (x i_1 * (1 / sqrt PI) * sqrt 2 +
    8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))).
  { exact (fun (i_1 : Fin n) => (f_equal2 (fun (h_33 : R) (h_34 : R) => h_33 + h_34) (r154 i_1) (r158 i_1))). }
  assert (r160 : forall (i_1 : Fin n), 1 / (exp (q (x i_1)) + exp (- q (x i_1))) = 1 / (exp (x i_1 * (1 / sqrt PI) *
    sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_35 : R) => 1 / h_35) (r159 i_1))). }
  assert (r161 : forall (i_1 : Fin n), (exp (q (x i_1)) - exp (- q (x i_1))) * (1 / (exp (q (x i_1)) + exp (- q (x
    i_1)))) = (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) - exp (-1 *
    (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))) * (1 / (exp (x i_1 * (1
    / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))))).
  { exact (fun (i_1 : Fin n) => (f_equal3 (fun (h_36 : R) (h_37 : R) (h_38 : R) => (h_36 - h_37) * h_38) (r154 i_1)
    (r158 i_1) (r160 i_1))). }
  assert (r165 : forall (i_1 : Fin n), 0 <= exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 *
    (1 / sqrt PI) * sqrt 2))).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (i_1 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ (Facts.exp_pos (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI)
      * sqrt 2)))) Rules.no_relation) (identity (exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1
      ^ 3 * (1 / sqrt PI) * sqrt 2))))))). }
  assert (r166 : forall (i_1 : Fin n), 0 < exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 /
    sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) *
    sqrt 2))).
  { assert (identity : forall u0 u1 : R, (u1 + u0) - 0 = (1 * (u1 - 0) + (1 * (u0 - 0) + 0))) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl)
      (Facts.exp_pos (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))
      (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (r165 i_1) Rules.no_relation)) (identity (exp (-1 * (x i_1 * (1
      / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))) (exp (x i_1 * (1 / sqrt PI) *
      sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))))) eq_refl)). }
  assert (r168 : forall (i_1 : Fin n), exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt
    PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt
    2)) <> 0).
  { exact (fun (i_1 : Fin n) => (Facts.ne_of_pos (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 *
    (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt
    PI) * sqrt 2))) (r166 i_1))). }
  assert (r171 : forall (i_1 : Fin n), 1 / (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 /
    sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) *
    sqrt 2))) * exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) = 1 + -1 *
    (1 / (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x
    i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))) * exp (-1 * (x i_1 * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))).
  { assert (identity : forall u0 u1 u2 : R, (1 + ((-1) * ((1 * u0) * u1))) - ((1 * u0) * u2) = (1 * (1 - ((u2 + u1) *
    (1 * u0))) + 0)) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp (x i_1 * (1 /
      sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) *
      sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))) (r168 i_1)) Rules.no_equation) (identity (/
      (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1
      * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) (exp (-1 * (x i_1 * (1 /
      sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))) (exp (x i_1 * (1 / sqrt PI) * sqrt
      2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))))). }
  assert (r172 : forall (i_1 : Fin n), (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt
    PI) * sqrt 2)) - exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt
    2))) * (1 / (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1
    * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) = 1 + -2 * (1 / (exp
    (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))) * exp (-1 * (x i_1 * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))).
  { assert (identity : forall u0 u1 u2 : R, (1 + ((-2) * ((1 * u0) * u1))) - ((u2 - u1) * (1 * u0)) = (1 * ((1 + ((-1)
    * ((1 * u0) * u1))) - ((1 * u0) * u2)) + 0)) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (Rules.linear_combination (Rules.and_equation 1 (r171 i_1) Rules.no_equation)
      (identity (/ (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp
      (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) (exp (-1 * (x
      i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))) (exp (x i_1 * (1 / sqrt
      PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))))). }
  assert (r175 : forall (i_1 : Fin n), g i_1 * (delta i_1 j * (1 / 2 * (1 + tanh (q (x i_1))) + x i_1 / 2 * (1 - tanh
    (q (x i_1)) ^ 2) * (sqrt 2 * (1 / sqrt PI) * (1 + 3 * (8943 / 200000) * x i_1 ^ 2)))) = g i_1 * (delta i_1 j * (1
    / 2 * (1 + (1 + -2 * (1 / (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt
    2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))) * exp
    (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))))) + x i_1 / 2 *
    (1 - (1 + -2 * (1 / (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) +
    exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))) * exp (-1 *
    (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2) * (sqrt 2 * (1 /
    sqrt PI) * (1 + 3 * (8943 / 200000) * x i_1 ^ 2))))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_39 : R) => g i_1 * (delta i_1 j * (1 / 2 * (1 + h_39) + x i_1 / 2 *
    (1 - h_39 ^ 2) * (sqrt 2 * (1 / sqrt PI) * (1 + 3 * (8943 / 200000) * x i_1 ^ 2))))) (eq_trans (r149 i_1)
    (eq_trans (eq_trans (r150 i_1) (r161 i_1)) (r172 i_1))))). }
  assert (r177 : forall (i_1 : Fin n), g i_1 * (delta i_1 j * (1 / 2 * (1 + (1 + -2 * (1 / (exp (x i_1 * (1 / sqrt PI)
    * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))) * exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))))) + x i_1 / 2 * (1 - (1 + -2 * (1 / (exp (x i_1 * (1 / sqrt PI) *
    sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))) * exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2) * (sqrt 2 * (1 / sqrt PI) * (1 + 3 * (8943 / 200000) * x i_1
    ^ 2)))) = 2 * (g i_1 * x i_1 * delta i_1 j * (1 / (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^
    3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 /
    sqrt PI) * sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 *
    (1 / sqrt PI) * sqrt 2)) * sqrt 2) + -2 * (g i_1 * x i_1 * delta i_1 j * (1 / (exp (x i_1 * (1 / sqrt PI) * sqrt 2
    + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * (1 / sqrt PI) * exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2)
    + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2 * sqrt 2) + 26829 / 100000 * (g i_1 * x i_1 ^ 3 *
    delta i_1 j * (1 / (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) +
    exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) * (1 / sqrt
    PI) * exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) * sqrt
    2) + -26829 / 100000 * (g i_1 * x i_1 ^ 3 * delta i_1 j * (1 / (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 /
    200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x
    i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * (1 / sqrt PI) * exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2 * sqrt 2) + g i_1 * delta i_1 j + -1 * (g i_1 * delta i_1 j *
    (1 / (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x
    i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i_1 * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (u0 * (u1 * (((1/2) * (1 + (1 + ((-2) * ((1 * u2) * u3))))) +
    (((u4 / 2) * (1 - ((1 + ((-2) * ((1 * u2) * u3))) ^ 2))) * ((u5 * (1 * u6)) * (1 + ((3 * (8943/200000)) * (u4 ^
    2)))))))) = ((((((2 * ((((((u0 * u4) * u1) * (1 * u2)) * (1 * u6)) * u3) * u5)) + ((-2) * ((((((u0 * u4) * u1) *
    ((1 * u2) ^ 2)) * (1 * u6)) * (u3 ^ 2)) * u5))) + ((26829/100000) * ((((((u0 * (u4 ^ 3)) * u1) * (1 * u2)) * (1 *
    u6)) * u3) * u5))) + ((-26829/100000) * ((((((u0 * (u4 ^ 3)) * u1) * ((1 * u2) ^ 2)) * (1 * u6)) * (u3 ^ 2)) *
    u5))) + (u0 * u1)) + ((-1) * (((u0 * u1) * (1 * u2)) * u3)))) by (intros u0 u1 u2 u3 u4 u5 u6; field).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (delta i_1 j) (/ (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 /
      200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 *
      (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) (exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^
      3 * (1 / sqrt PI) * sqrt 2))) (x i_1) (sqrt 2) (/ (sqrt PI)))). }
  assert (r179 : forall (i_1 : Fin n), 2 * (g i_1 * x i_1 * delta i_1 j * (1 / (exp (x i_1 * (1 / sqrt PI) * sqrt 2 +
    8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) * sqrt 2) + -2 * (g i_1 * x i_1 * delta i_1 j * (1 / (exp
    (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * (1 / sqrt PI) * exp (-1 * (x
    i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2 * sqrt 2) + 26829 /
    100000 * (g i_1 * x i_1 ^ 3 * delta i_1 j * (1 / (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3
    * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt
    PI) * sqrt 2)))) * (1 / sqrt PI) * exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 /
    sqrt PI) * sqrt 2)) * sqrt 2) + -26829 / 100000 * (g i_1 * x i_1 ^ 3 * delta i_1 j * (1 / (exp (x i_1 * (1 / sqrt
    PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2)
    + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * (1 / sqrt PI) * exp (-1 * (x i_1 * (1 / sqrt PI)
    * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2 * sqrt 2) + g i_1 * delta i_1 j + -1 * (g
    i_1 * delta i_1 j * (1 / (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt
    2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp
    (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))) = 2 * (1 / sqrt
    PI * sqrt 2) * (delta i_1 j * (g i_1 * x i_1 * (1 / (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1
    ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 /
    sqrt PI) * sqrt 2)))) * exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) *
    sqrt 2)))) + -2 * (1 / sqrt PI * sqrt 2) * (delta i_1 j * (g i_1 * x i_1 * (1 / (exp (x i_1 * (1 / sqrt PI) * sqrt
    2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000
    * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2)) + 26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i_1 j * (g i_1 *
    x i_1 ^ 3 * (1 / (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) +
    exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 *
    (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) + -26829 / 100000 * (1
    / sqrt PI * sqrt 2) * (delta i_1 j * (g i_1 * x i_1 ^ 3 * (1 / (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943 /
    200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x
    i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i_1 ^
    3 * (1 / sqrt PI) * sqrt 2)) ^ 2)) + delta i_1 j * g i_1 + -1 * (delta i_1 j * (g i_1 * (1 / (exp (x i_1 * (1 /
    sqrt PI) * sqrt 2 + 8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) +
    -8943 / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((((2 * ((((((u0 * u1) * u2) * (1 * u3)) * (1 * u4)) * u5) *
    u6)) + ((-2) * ((((((u0 * u1) * u2) * ((1 * u3) ^ 2)) * (1 * u4)) * (u5 ^ 2)) * u6))) + ((26829/100000) * ((((((u0
    * (u1 ^ 3)) * u2) * (1 * u3)) * (1 * u4)) * u5) * u6))) + ((-26829/100000) * ((((((u0 * (u1 ^ 3)) * u2) * ((1 *
    u3) ^ 2)) * (1 * u4)) * (u5 ^ 2)) * u6))) + (u0 * u2)) + ((-1) * (((u0 * u2) * (1 * u3)) * u5))) = (((((((2 * ((1
    * u4) * u6)) * (u2 * (((u0 * u1) * (1 * u3)) * u5))) + (((-2) * ((1 * u4) * u6)) * (u2 * (((u0 * u1) * ((1 * u3) ^
    2)) * (u5 ^ 2))))) + (((26829/100000) * ((1 * u4) * u6)) * (u2 * (((u0 * (u1 ^ 3)) * (1 * u3)) * u5)))) +
    (((-26829/100000) * ((1 * u4) * u6)) * (u2 * (((u0 * (u1 ^ 3)) * ((1 * u3) ^ 2)) * (u5 ^ 2))))) + (u2 * u0)) +
    ((-1) * (u2 * ((u0 * (1 * u3)) * u5))))) by (intros u0 u1 u2 u3 u4 u5 u6; field).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (x i_1) (delta i_1 j) (/ (exp (x i_1 * (1 / sqrt PI) * sqrt 2 + 8943
      / 200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 *
      (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2)))) (/ (sqrt PI)) (exp (-1 * (x i_1 * (1 / sqrt PI) * sqrt 2) + -8943 /
      200000 * (x i_1 ^ 3 * (1 / sqrt PI) * sqrt 2))) (sqrt 2))). }
  assert (r181 : Sum (fun i : Fin n => g i * (delta i j * (1 / 2 * (1 + tanh (q (x i))) + x i / 2 * (1 - tanh (q (x
    i)) ^ 2) * (sqrt 2 / sqrt PI * (1 + 3 * (8943 / 200000) * x i ^ 2))))) = Sum (fun i : Fin n => 2 * (1 / sqrt PI *
    sqrt 2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt
    PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2))))
    * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) + -2 * (1 /
    sqrt PI * sqrt 2) * (delta i j * (g i * x i * (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 *
    (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) *
    sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^
    2)) + 26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 / (exp (x i * (1 / sqrt PI) *
    sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 /
    200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i
    ^ 3 * (1 / sqrt PI) * sqrt 2)))) + -26829 / 100000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * (1 /
    (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i * (1 /
    sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) ^ 2 * exp (-1 * (x i * (1 / sqrt PI) *
    sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) ^ 2)) + delta i j * g i + -1 * (delta i j * (g i *
    (1 / (exp (x i * (1 / sqrt PI) * sqrt 2 + 8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)) + exp (-1 * (x i *
    (1 / sqrt PI) * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))) * exp (-1 * (x i * (1 / sqrt PI)
    * sqrt 2) + -8943 / 200000 * (x i ^ 3 * (1 / sqrt PI) * sqrt 2)))))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (eq_trans (eq_trans (r148 i_1) (r175 i_1)) (r177 i_1))
    (r179 i_1)))). }
  assert (r186 : forall (i_2 : Fin n), g i_2 * (delta i_2 j * (1 / 2 * (1 + tanh (q (x i_2))) + x i_2 / 2 * (1 - tanh
    (q (x i_2)) ^ 2) * (sqrt 2 / sqrt PI * (1 + 3 * (8943 / 200000) * x i_2 ^ 2)))) = -1 / 2 * (g i_2 * x i_2 * tanh
    (q (x i_2)) ^ 2 * delta i_2 j * (1 / sqrt PI) * sqrt 2) + 1 / 2 * (g i_2 * x i_2 * delta i_2 j * (1 / sqrt PI) *
    sqrt 2) + -26829 / 400000 * (g i_2 * x i_2 ^ 3 * tanh (q (x i_2)) ^ 2 * delta i_2 j * (1 / sqrt PI) * sqrt 2) +
    26829 / 400000 * (g i_2 * x i_2 ^ 3 * delta i_2 j * (1 / sqrt PI) * sqrt 2) + 1 / 2 * (g i_2 * tanh (q (x i_2)) *
    delta i_2 j) + 1 / 2 * (g i_2 * delta i_2 j)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (u0 * (u1 * (((1/2) * (1 + u2)) + (((u3 / 2) * (1 - (u2 ^ 2))) *
    ((u4 * u5) * (1 + ((3 * (8943/200000)) * (u3 ^ 2)))))))) = (((((((-1/2) * (((((u0 * u3) * (u2 ^ 2)) * u1) * (1 *
    u5)) * u4)) + ((1/2) * ((((u0 * u3) * u1) * (1 * u5)) * u4))) + ((-26829/400000) * (((((u0 * (u3 ^ 3)) * (u2 ^ 2))
    * u1) * (1 * u5)) * u4))) + ((26829/400000) * ((((u0 * (u3 ^ 3)) * u1) * (1 * u5)) * u4))) + ((1/2) * ((u0 * u2) *
    u1))) + ((1/2) * (u0 * u1)))) by (intros u0 u1 u2 u3 u4 u5; field).
    exact (fun (i_2 : Fin n) => (identity (g i_2) (delta i_2 j) (tanh (q (x i_2))) (x i_2) (sqrt 2) (/ (sqrt PI)))). }
  assert (r187 : forall (i_2 : Fin n), -1 / 2 * (g i_2 * x i_2 * tanh (q (x i_2)) ^ 2 * delta i_2 j * (1 / sqrt PI) *
    sqrt 2) + 1 / 2 * (g i_2 * x i_2 * delta i_2 j * (1 / sqrt PI) * sqrt 2) + -26829 / 400000 * (g i_2 * x i_2 ^ 3 *
    tanh (q (x i_2)) ^ 2 * delta i_2 j * (1 / sqrt PI) * sqrt 2) + 26829 / 400000 * (g i_2 * x i_2 ^ 3 * delta i_2 j *
    (1 / sqrt PI) * sqrt 2) + 1 / 2 * (g i_2 * tanh (q (x i_2)) * delta i_2 j) + 1 / 2 * (g i_2 * delta i_2 j) = -1 /
    2 * (1 / sqrt PI * sqrt 2) * (delta i_2 j * (g i_2 * x i_2 * tanh (q (x i_2)) ^ 2)) + 1 / 2 * (1 / sqrt PI * sqrt
    2) * (delta i_2 j * (g i_2 * x i_2)) + -26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i_2 j * (g i_2 * x i_2 ^
    3 * tanh (q (x i_2)) ^ 2)) + 26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i_2 j * (g i_2 * x i_2 ^ 3)) + 1 / 2
    * (delta i_2 j * (g i_2 * tanh (q (x i_2)))) + 1 / 2 * (delta i_2 j * g i_2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((((-1/2) * (((((u0 * u1) * (u2 ^ 2)) * u3) * (1 * u4)) * u5))
    + ((1/2) * ((((u0 * u1) * u3) * (1 * u4)) * u5))) + ((-26829/400000) * (((((u0 * (u1 ^ 3)) * (u2 ^ 2)) * u3) * (1
    * u4)) * u5))) + ((26829/400000) * ((((u0 * (u1 ^ 3)) * u3) * (1 * u4)) * u5))) + ((1/2) * ((u0 * u2) * u3))) +
    ((1/2) * (u0 * u3))) = ((((((((-1/2) * ((1 * u4) * u5)) * (u3 * ((u0 * u1) * (u2 ^ 2)))) + (((1/2) * ((1 * u4) *
    u5)) * (u3 * (u0 * u1)))) + (((-26829/400000) * ((1 * u4) * u5)) * (u3 * ((u0 * (u1 ^ 3)) * (u2 ^ 2))))) +
    (((26829/400000) * ((1 * u4) * u5)) * (u3 * (u0 * (u1 ^ 3))))) + ((1/2) * (u3 * (u0 * u2)))) + ((1/2) * (u3 *
    u0)))) by (intros u0 u1 u2 u3 u4 u5; field).
    exact (fun (i_2 : Fin n) => (identity (g i_2) (x i_2) (tanh (q (x i_2))) (delta i_2 j) (/ (sqrt PI)) (sqrt 2))). }
  assert (r189 : Sum (fun i : Fin n => g i * (delta i j * (1 / 2 * (1 + tanh (q (x i))) + x i / 2 * (1 - tanh (q (x
    i)) ^ 2) * (sqrt 2 / sqrt PI * (1 + 3 * (8943 / 200000) * x i ^ 2))))) = Sum (fun i : Fin n => -1 / 2 * (1 / sqrt
    PI * sqrt 2) * (delta i j * (g i * x i * tanh (q (x i)) ^ 2)) + 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i
    * x i)) + -26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * tanh (q (x i)) ^ 2)) + 26829 /
    400000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3)) + 1 / 2 * (delta i j * (g i * tanh (q (x i)))) + 1
    / 2 * (delta i j * g i))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (r186 i_2) (r187 i_2)))). }
  assert (r192 : Sum (fun i : Fin n => -1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * tanh (q (x i)) ^
    2)) + 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i)) + -26829 / 400000 * (1 / sqrt PI * sqrt 2) *
    (delta i j * (g i * x i ^ 3 * tanh (q (x i)) ^ 2)) + 26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i *
    x i ^ 3)) + 1 / 2 * (delta i j * (g i * tanh (q (x i))))) + Sum (fun i : Fin n => 1 / 2 * (delta i j * g i)) = Sum
    (fun i : Fin n => -1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * tanh (q (x i)) ^ 2)) + 1 / 2 * (1 /
    sqrt PI * sqrt 2) * (delta i j * (g i * x i)) + -26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i
    ^ 3 * tanh (q (x i)) ^ 2)) + 26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3))) + Sum (fun i
    : Fin n => 1 / 2 * (delta i j * (g i * tanh (q (x i))))) + Sum (fun i : Fin n => 1 / 2 * (delta i j * g i))).
  { exact (f_equal (fun (h_40 : R) => h_40 + Sum (fun i : Fin n => 1 / 2 * (delta i j * g i))) (Facts.sum_add n (fun i
    : Fin n => -1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * tanh (q (x i)) ^ 2)) + 1 / 2 * (1 / sqrt PI
    * sqrt 2) * (delta i j * (g i * x i)) + -26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 *
    tanh (q (x i)) ^ 2)) + 26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3))) (fun i : Fin n =>
    1 / 2 * (delta i j * (g i * tanh (q (x i))))))). }
  assert (r195 : Sum (fun i : Fin n => -1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * tanh (q (x i)) ^
    2)) + 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i)) + -26829 / 400000 * (1 / sqrt PI * sqrt 2) *
    (delta i j * (g i * x i ^ 3 * tanh (q (x i)) ^ 2)) + 26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i *
    x i ^ 3))) + Sum (fun i : Fin n => 1 / 2 * (delta i j * (g i * tanh (q (x i))))) + Sum (fun i : Fin n => 1 / 2 *
    (delta i j * g i)) = Sum (fun i : Fin n => -1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * tanh (q (x
    i)) ^ 2)) + 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i)) + -26829 / 400000 * (1 / sqrt PI * sqrt 2)
    * (delta i j * (g i * x i ^ 3 * tanh (q (x i)) ^ 2))) + Sum (fun i : Fin n => 26829 / 400000 * (1 / sqrt PI * sqrt
    2) * (delta i j * (g i * x i ^ 3))) + Sum (fun i : Fin n => 1 / 2 * (delta i j * (g i * tanh (q (x i))))) + Sum
    (fun i : Fin n => 1 / 2 * (delta i j * g i))).
  { exact (f_equal (fun (h_41 : R) => h_41 + Sum (fun i : Fin n => 1 / 2 * (delta i j * (g i * tanh (q (x i))))) + Sum
    (fun i : Fin n => 1 / 2 * (delta i j * g i))) (Facts.sum_add n (fun i : Fin n => -1 / 2 * (1 / sqrt PI * sqrt 2) *
    (delta i j * (g i * x i * tanh (q (x i)) ^ 2)) + 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i)) +
    -26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * tanh (q (x i)) ^ 2))) (fun i : Fin n =>
    26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3))))). }
  assert (r198 : Sum (fun i : Fin n => -1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * tanh (q (x i)) ^
    2)) + 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i)) + -26829 / 400000 * (1 / sqrt PI * sqrt 2) *
    (delta i j * (g i * x i ^ 3 * tanh (q (x i)) ^ 2))) + Sum (fun i : Fin n => 26829 / 400000 * (1 / sqrt PI * sqrt
    2) * (delta i j * (g i * x i ^ 3))) + Sum (fun i : Fin n => 1 / 2 * (delta i j * (g i * tanh (q (x i))))) + Sum
    (fun i : Fin n => 1 / 2 * (delta i j * g i)) = Sum (fun i : Fin n => -1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j
    * (g i * x i * tanh (q (x i)) ^ 2)) + 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i))) + Sum (fun i :
    Fin n => -26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * tanh (q (x i)) ^ 2))) + Sum (fun
    i : Fin n => 26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3))) + Sum (fun i : Fin n => 1 /
    2 * (delta i j * (g i * tanh (q (x i))))) + Sum (fun i : Fin n => 1 / 2 * (delta i j * g i))).
  { exact (f_equal (fun (h_42 : R) => h_42 + Sum (fun i : Fin n => 26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i
    j * (g i * x i ^ 3))) + Sum (fun i : Fin n => 1 / 2 * (delta i j * (g i * tanh (q (x i))))) + Sum (fun i : Fin n
    => 1 / 2 * (delta i j * g i))) (Facts.sum_add n (fun i : Fin n => -1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j *
    (g i * x i * tanh (q (x i)) ^ 2)) + 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i))) (fun i : Fin n =>
    -26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * tanh (q (x i)) ^ 2))))). }
  assert (r201 : Sum (fun i : Fin n => -1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * tanh (q (x i)) ^
    2)) + 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i))) + Sum (fun i : Fin n => -26829 / 400000 * (1 /
    sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * tanh (q (x i)) ^ 2))) + Sum (fun i : Fin n => 26829 / 400000 *
    (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3))) + Sum (fun i : Fin n => 1 / 2 * (delta i j * (g i * tanh
    (q (x i))))) + Sum (fun i : Fin n => 1 / 2 * (delta i j * g i)) = Sum (fun i : Fin n => -1 / 2 * (1 / sqrt PI *
    sqrt 2) * (delta i j * (g i * x i * tanh (q (x i)) ^ 2))) + Sum (fun i : Fin n => 1 / 2 * (1 / sqrt PI * sqrt 2) *
    (delta i j * (g i * x i))) + Sum (fun i : Fin n => -26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i *
    x i ^ 3 * tanh (q (x i)) ^ 2))) + Sum (fun i : Fin n => 26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g
    i * x i ^ 3))) + Sum (fun i : Fin n => 1 / 2 * (delta i j * (g i * tanh (q (x i))))) + Sum (fun i : Fin n => 1 / 2
    * (delta i j * g i))).
  { exact (f_equal (fun (h_43 : R) => h_43 + Sum (fun i : Fin n => -26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i
    j * (g i * x i ^ 3 * tanh (q (x i)) ^ 2))) + Sum (fun i : Fin n => 26829 / 400000 * (1 / sqrt PI * sqrt 2) *
    (delta i j * (g i * x i ^ 3))) + Sum (fun i : Fin n => 1 / 2 * (delta i j * (g i * tanh (q (x i))))) + Sum (fun i
    : Fin n => 1 / 2 * (delta i j * g i))) (Facts.sum_add n (fun i : Fin n => -1 / 2 * (1 / sqrt PI * sqrt 2) * (delta
    i j * (g i * x i * tanh (q (x i)) ^ 2))) (fun i : Fin n => 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x
    i))))). }
  assert (r205 : -1 / 2 * (1 / sqrt PI * sqrt 2) * Sum (fun i : Fin n => delta i j * (g i * x i * tanh (q (x i)) ^ 2))
    = -1 / 2 * (1 / sqrt PI * sqrt 2) * (g j * x j * tanh (q (x j)) ^ 2)).
  { exact (f_equal (fun (h_44 : R) => -1 / 2 * (1 / sqrt PI * sqrt 2) * h_44) (Facts.sum_delta n j (fun i : Fin n => g
    i * x i * tanh (q (x i)) ^ 2))). }
  assert (r209 : 1 / 2 * (1 / sqrt PI * sqrt 2) * Sum (fun i : Fin n => delta i j * (g i * x i)) = 1 / 2 * (1 / sqrt
    PI * sqrt 2) * (g j * x j)).
  { exact (f_equal (fun (h_45 : R) => 1 / 2 * (1 / sqrt PI * sqrt 2) * h_45) (Facts.sum_delta n j (fun i : Fin n => g
    i * x i))). }
  assert (r213 : -26829 / 400000 * (1 / sqrt PI * sqrt 2) * Sum (fun i : Fin n => delta i j * (g i * x i ^ 3 * tanh (q
    (x i)) ^ 2)) = -26829 / 400000 * (1 / sqrt PI * sqrt 2) * (g j * x j ^ 3 * tanh (q (x j)) ^ 2)).
  { exact (f_equal (fun (h_46 : R) => -26829 / 400000 * (1 / sqrt PI * sqrt 2) * h_46) (Facts.sum_delta n j (fun i :
    Fin n => g i * x i ^ 3 * tanh (q (x i)) ^ 2))). }
  assert (r217 : 26829 / 400000 * (1 / sqrt PI * sqrt 2) * Sum (fun i : Fin n => delta i j * (g i * x i ^ 3)) = 26829
    / 400000 * (1 / sqrt PI * sqrt 2) * (g j * x j ^ 3)).
  { exact (f_equal (fun (h_47 : R) => 26829 / 400000 * (1 / sqrt PI * sqrt 2) * h_47) (Facts.sum_delta n j (fun i :
    Fin n => g i * x i ^ 3))). }
  assert (r221 : 1 / 2 * Sum (fun i : Fin n => delta i j * (g i * tanh (q (x i)))) = 1 / 2 * (g j * tanh (q (x j)))).
  { exact (f_equal (fun (h_48 : R) => 1 / 2 * h_48) (Facts.sum_delta n j (fun i : Fin n => g i * tanh (q (x i))))). }
  assert (r224 : 1 / 2 * Sum (fun i : Fin n => delta i j * g i) = 1 / 2 * g j).
  { exact (f_equal (fun (h_49 : R) => 1 / 2 * h_49) r138). }
  assert (r226 : Sum (fun i : Fin n => -1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * tanh (q (x i)) ^
    2))) + Sum (fun i : Fin n => 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i))) + Sum (fun i : Fin n =>
    -26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * tanh (q (x i)) ^ 2))) + Sum (fun i : Fin
    n => 26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3))) + Sum (fun i : Fin n => 1 / 2 *
    (delta i j * (g i * tanh (q (x i))))) + Sum (fun i : Fin n => 1 / 2 * (delta i j * g i)) = -1 / 2 * (1 / sqrt PI *
    sqrt 2) * (g j * x j * tanh (q (x j)) ^ 2) + 1 / 2 * (1 / sqrt PI * sqrt 2) * (g j * x j) + -26829 / 400000 * (1 /
    sqrt PI * sqrt 2) * (g j * x j ^ 3 * tanh (q (x j)) ^ 2) + 26829 / 400000 * (1 / sqrt PI * sqrt 2) * (g j * x j ^
    3) + 1 / 2 * (g j * tanh (q (x j))) + 1 / 2 * g j).
  { exact (eq_trans (f_equal5 (fun (h_50 : R) (h_51 : R) (h_52 : R) (h_53 : R) (h_54 : R) => h_50 + h_51 + h_52 + h_53
    + h_54 + Sum (fun i : Fin n => 1 / 2 * (delta i j * g i))) (eq_trans (Facts.sum_scale n (-1 / 2 * (1 / sqrt PI *
    sqrt 2)) (fun i : Fin n => delta i j * (g i * x i * tanh (q (x i)) ^ 2))) r205) (eq_trans (Facts.sum_scale n (1 /
    2 * (1 / sqrt PI * sqrt 2)) (fun i : Fin n => delta i j * (g i * x i))) r209) (eq_trans (Facts.sum_scale n (-26829
    / 400000 * (1 / sqrt PI * sqrt 2)) (fun i : Fin n => delta i j * (g i * x i ^ 3 * tanh (q (x i)) ^ 2))) r213)
    (eq_trans (Facts.sum_scale n (26829 / 400000 * (1 / sqrt PI * sqrt 2)) (fun i : Fin n => delta i j * (g i * x i ^
    3))) r217) (eq_trans (Facts.sum_scale n (1 / 2) (fun i : Fin n => delta i j * (g i * tanh (q (x i))))) r221))
    (f_equal (fun (h_55 : R) => -1 / 2 * (1 / sqrt PI * sqrt 2) * (g j * x j * tanh (q (x j)) ^ 2) + 1 / 2 * (1 / sqrt
    PI * sqrt 2) * (g j * x j) + -26829 / 400000 * (1 / sqrt PI * sqrt 2) * (g j * x j ^ 3 * tanh (q (x j)) ^ 2) +
    26829 / 400000 * (1 / sqrt PI * sqrt 2) * (g j * x j ^ 3) + 1 / 2 * (g j * tanh (q (x j))) + h_55) (eq_trans
    (Facts.sum_scale n (1 / 2) (fun i : Fin n => delta i j * g i)) r224))). }
  assert (r229 : -1 / 2 * (1 / sqrt PI * sqrt 2) * (g j * x j * tanh (q (x j)) ^ 2) + 1 / 2 * (1 / sqrt PI * sqrt 2) *
    (g j * x j) + -26829 / 400000 * (1 / sqrt PI * sqrt 2) * (g j * x j ^ 3 * tanh (q (x j)) ^ 2) + 26829 / 400000 *
    (1 / sqrt PI * sqrt 2) * (g j * x j ^ 3) + 1 / 2 * (g j * tanh (q (x j))) + 1 / 2 * g j = 1 / 2 * g j + -1 / 2 *
    (g j * x j * tanh (q (x j)) ^ 2 * (1 / sqrt PI) * sqrt 2) + 1 / 2 * (g j * x j * (1 / sqrt PI) * sqrt 2) + -26829
    / 400000 * (g j * x j ^ 3 * tanh (q (x j)) ^ 2 * (1 / sqrt PI) * sqrt 2) + 26829 / 400000 * (g j * x j ^ 3 * (1 /
    sqrt PI) * sqrt 2) + 1 / 2 * (g j * tanh (q (x j)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((((((-1/2) * ((1 * u0) * u1)) * ((u2 * u3) * (u4 ^ 2))) + (((1/2)
    * ((1 * u0) * u1)) * (u2 * u3))) + (((-26829/400000) * ((1 * u0) * u1)) * ((u2 * (u3 ^ 3)) * (u4 ^ 2)))) +
    (((26829/400000) * ((1 * u0) * u1)) * (u2 * (u3 ^ 3)))) + ((1/2) * (u2 * u4))) + ((1/2) * u2)) = (((((((1/2) * u2)
    + ((-1/2) * ((((u2 * u3) * (u4 ^ 2)) * (1 * u0)) * u1))) + ((1/2) * (((u2 * u3) * (1 * u0)) * u1))) +
    ((-26829/400000) * ((((u2 * (u3 ^ 3)) * (u4 ^ 2)) * (1 * u0)) * u1))) + ((26829/400000) * (((u2 * (u3 ^ 3)) * (1 *
    u0)) * u1))) + ((1/2) * (u2 * u4)))) by (intros u0 u1 u2 u3 u4; field).
    exact (identity (/ (sqrt PI)) (sqrt 2) (g j) (x j) (tanh (q (x j)))). }
  assert (r231 : g j * (1 / 2 * (1 + tanh (q (x j))) + x j / 2 * (1 - tanh (q (x j)) ^ 2) * (sqrt 2 / sqrt PI * (1 + 3
    * (8943 / 200000) * x j ^ 2))) = 1 / 2 * g j + -1 / 2 * (g j * x j * tanh (q (x j)) ^ 2 * (1 / sqrt PI) * sqrt 2)
    + 1 / 2 * (g j * x j * (1 / sqrt PI) * sqrt 2) + -26829 / 400000 * (g j * x j ^ 3 * tanh (q (x j)) ^ 2 * (1 / sqrt
    PI) * sqrt 2) + 26829 / 400000 * (g j * x j ^ 3 * (1 / sqrt PI) * sqrt 2) + 1 / 2 * (g j * tanh (q (x j)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (((1/2) * (1 + u1)) + (((u2 / 2) * (1 - (u1 ^ 2))) * ((u3 *
    u4) * (1 + ((3 * (8943/200000)) * (u2 ^ 2))))))) = (((((((1/2) * u0) + ((-1/2) * ((((u0 * u2) * (u1 ^ 2)) * (1 *
    u4)) * u3))) + ((1/2) * (((u0 * u2) * (1 * u4)) * u3))) + ((-26829/400000) * ((((u0 * (u2 ^ 3)) * (u1 ^ 2)) * (1 *
    u4)) * u3))) + ((26829/400000) * (((u0 * (u2 ^ 3)) * (1 * u4)) * u3))) + ((1/2) * (u0 * u1)))) by (intros u0 u1 u2
    u3 u4; field).
    exact (identity (g j) (tanh (q (x j))) (x j) (sqrt 2) (/ (sqrt PI))). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (Sum (fun i : Fin n => g i * gelu_tanh (x i))))) r66
    (eq_trans (eq_trans (eq_trans (eq_trans r108 r144) r146) (eq_sym (eq_trans (eq_trans r181 r144) r146))) (eq_trans
    (eq_trans (eq_trans r189 (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => -1 /
    2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i * tanh (q (x i)) ^ 2)) + 1 / 2 * (1 / sqrt PI * sqrt 2) *
    (delta i j * (g i * x i)) + -26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3 * tanh (q (x
    i)) ^ 2)) + 26829 / 400000 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * x i ^ 3)) + 1 / 2 * (delta i j * (g i *
    tanh (q (x i))))) (fun i : Fin n => 1 / 2 * (delta i j * g i))) r192) r195) r198) r201) r226)) r229) (eq_sym
    r231)))).
Qed.

Definition feed_forward {m n d e : nat} (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (V : Fin
  m -> Fin e -> R) (beta : Fin e -> R) (t : Fin n) (c : Fin e) : R :=
  Sum (fun h : Fin m => relu (linear X W b t h) * V h c) + beta c.

(* Backward pass of the feed-forward network: the input. *)
Theorem feed_forward_backward (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 <
  d)%nat) (e : nat) (e_pos : (0 < e)%nat) (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (G :
  Fin n -> Fin e -> R) (V : Fin m -> Fin e -> R) (beta : Fin e -> R) (s : Fin n) (a : Fin d)
    (given : forall t : Fin n, forall h : Fin m, linear X W b t h <> 0) :
  partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun t : Fin n => Sum (fun c : Fin e => G t c *
    feed_forward X W b V beta t c))) X (Sum (fun h : Fin m => Sum (fun c : Fin e => G s c * V h c) * relu_slope
    (linear X W b s h) * W a h)).
Proof.
  assert (r1 : forall (i : Fin n) (i_ : Fin e), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => G i i_) X 0).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (X : Fin n -> Fin d -> R) (i : Fin n) (i_ : Fin e), feed_forward X W b V beta i i_ = Sum (fun h
    : Fin m => relu (linear X W b i h) * V h i_) + beta i_).
  { exact (fun (X : Fin n -> Fin d -> R) (i : Fin n) (i_ : Fin e) => eq_refl). }
  assert (r4 : forall (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m), relu (linear X W b i i_1) = 1 / 2 * (linear
    X W b i i_1 + abs (linear X W b i i_1))).
  { exact (fun (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m) => eq_refl). }
  assert (r6 : partial (entry2 s a) (fun X : Fin n -> Fin d -> R => 1 / 2) X 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r7 : forall (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m), linear X W b i i_1 = Sum (fun a : Fin d =>
    X i a * W a i_1) + b i_1).
  { exact (fun (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m) => eq_refl). }
  assert (r9 : forall (i : Fin n) (i_2 : Fin d), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => X i i_2) X
    (delta i s * delta i_2 a)).
  { exact (fun (i : Fin n) (i_2 : Fin d) => (Rules.deriv_entry_matrix i s i_2 a X)). }
  assert (r10 : forall (i_2 : Fin d) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => W i_2 i_1) X
    0).
  { exact (fun (i_2 : Fin d) (i_1 : Fin m) => (Rules.deriv_const _ _ _)). }
  assert (r11 : forall (i : Fin n) (i_2 : Fin d) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => X
    i i_2 * W i_2 i_1) X (delta i s * delta i_2 a * W i_2 i_1 + X i i_2 * 0)).
  { exact (fun (i : Fin n) (i_2 : Fin d) (i_1 : Fin m) => (Rules.deriv_mul (r9 i i_2) (r10 i_2 i_1))). }
  assert (r12 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun a :
    Fin d => X i a * W a i_1)) X (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_sum (fun (i_2 : Fin d) => (r11 i i_2 i_1)))). }
  assert (r13 : forall (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => b i_1) X 0).
  { exact (fun (i_1 : Fin m) => (Rules.deriv_const _ _ _)). }
  assert (r14 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun a :
    Fin d => X i a * W a i_1) + b i_1) X (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) +
    0)).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_add (r12 i i_1) (r13 i_1))). }
  assert (r16 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => linear X W b i
    i_1) X (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0)).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r7 X i i_1)))
    (r14 i i_1) (@eq_refl R (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))). }
  assert (r17 : forall (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m), abs (linear X W b i i_1) = sqrt (linear X
    W b i i_1 ^ 2)).
  { exact (fun (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m) => eq_refl). }
  assert (r19 : forall (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m), linear X W b i i_1 ^ 2 = linear X W b i
    i_1 ^ 1 * linear X W b i i_1).
  { assert (identity : forall u0 : R, (u0 ^ 2) = ((u0 ^ 1) * u0)) by (intros u0; ring).
    exact (fun (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m) => (identity (linear X W b i i_1))). }
  assert (r21 : forall (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m), linear X W b i i_1 ^ 1 = linear X W b i
    i_1).
  { assert (identity : forall u0 : R, (u0 ^ 1) = u0) by (intros u0; ring).
    exact (fun (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m) => (identity (linear X W b i i_1))). }
  assert (r23 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => linear X W b i
    i_1 ^ 1) X (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0)).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r21 X i i_1)))
    (r16 i i_1) (@eq_refl R (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))). }
  assert (r24 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => linear X W b i
    i_1 ^ 1 * linear X W b i i_1) X ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) *
    linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ *
    0) + 0))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_mul (r23 i i_1) (r16 i i_1))). }
  assert (r26 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => linear X W b i
    i_1 ^ 2) X ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 +
    linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r19 X i i_1)))
    (r24 i i_1) (@eq_refl R ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W
    b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) +
    0))))). }
  assert (r29 : forall (i_3 : Fin n) (i_4 : Fin m), linear X W b i_3 i_4 <> 0).
  { exact (fun (i_3 : Fin n) (i_4 : Fin m) => ((given i_3) i_4)). }
  assert (r33 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => sqrt (linear X
    W b i i_1 ^ 2)) X (1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W
    i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s *
    delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_fn_pos Rules.outer_sqrt (r26 i i_1) (Facts.square_pos (linear
    X W b i i_1) (r29 i i_1)))). }
  assert (r35 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => abs (linear X W
    b i i_1)) X (1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1
    + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a
    * W i_ i_1 + X i i_ * 0) + 0)))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r17 X i i_1)))
    (r33 i i_1) (@eq_refl R (1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => delta i s * delta i_ a
    * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s *
    delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))))). }
  assert (r36 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => linear X W b i
    i_1 + abs (linear X W b i i_1)) X (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1
    / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) +
    0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i
    i_ * 0) + 0)))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_add (r16 i i_1) (r35 i i_1))). }
  assert (r37 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => 1 / 2 * (linear
    X W b i i_1 + abs (linear X W b i i_1))) X (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum
    (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) *
    ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b
    i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0))))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_mul r6 (r36 i i_1))). }
  assert (r39 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => relu (linear X
    W b i i_1)) X (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_ : Fin d => delta i s *
    delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => delta
    i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin
    d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0))))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r4 X i i_1)))
    (r37 i i_1) (@eq_refl R (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_ : Fin d =>
    delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ :
    Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum
    (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0))))))). }
  assert (r40 : forall (i_1 : Fin m) (i_ : Fin e), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => V i_1 i_) X
    0).
  { exact (fun (i_1 : Fin m) (i_ : Fin e) => (Rules.deriv_const _ _ _)). }
  assert (r41 : forall (i : Fin n) (i_1 : Fin m) (i_ : Fin e), partial (entry2 s a) (fun X : Fin n -> Fin d -> R =>
    relu (linear X W b i i_1) * V i_1 i_) X ((0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun
    i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) *
    ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b
    i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))) * V i_1 i_ + relu
    (linear X W b i i_1) * 0)).
  { exact (fun (i : Fin n) (i_1 : Fin m) (i_ : Fin e) => (Rules.deriv_mul (r39 i i_1) (r40 i_1 i_))). }
  assert (r42 : forall (i : Fin n) (i_ : Fin e), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun h : Fin
    m => relu (linear X W b i h) * V h i_)) X (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i
    i_1)) + 1 / 2 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt
    (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear
    X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) +
    0)))) * V i_1 i_ + relu (linear X W b i i_1) * 0))).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_sum (fun (i_1 : Fin m) => (r41 i i_1 i_)))). }
  assert (r43 : forall (i_ : Fin e), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => beta i_) X 0).
  { exact (fun (i_ : Fin e) => (Rules.deriv_const _ _ _)). }
  assert (r44 : forall (i : Fin n) (i_ : Fin e), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun h : Fin
    m => relu (linear X W b i h) * V h i_) + beta i_) X (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs
    (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 /
    (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) +
    0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i
    i_ * 0) + 0)))) * V i_1 i_ + relu (linear X W b i i_1) * 0) + 0)).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_add (r42 i i_) (r43 i_))). }
  assert (r46 : forall (i : Fin n) (i_ : Fin e), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => feed_forward X W
    b V beta i i_) X (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun
    i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) *
    ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b
    i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))) * V i_1 i_ + relu
    (linear X W b i i_1) * 0) + 0)).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r2 X i i_)))
    (r44 i i_) (@eq_refl R (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 *
    (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^
    2)) * ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear
    X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))) * V i_1 i_ +
    relu (linear X W b i i_1) * 0) + 0)))). }
  assert (r47 : forall (i : Fin n) (i_ : Fin e), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => G i i_ *
    feed_forward X W b V beta i i_) X (0 * feed_forward X W b V beta i i_ + G i i_ * (Sum (fun i_1 : Fin m => (0 *
    (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_
    i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => delta i s * delta i_ a
    * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s *
    delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))) * V i_1 i_ + relu (linear X W b i i_1) * 0) + 0))).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_mul (r1 i i_) (r46 i i_))). }
  assert (r48 : forall (i : Fin n), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun i_ : Fin e => G i i_
    * feed_forward X W b V beta i i_)) X (Sum (fun i_ : Fin e => 0 * feed_forward X W b V beta i i_ + G i i_ * (Sum
    (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_ : Fin d => delta i
    s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d =>
    delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_
    : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))) * V i_1 i_ + relu (linear X W b i i_1) * 0) +
    0)))).
  { exact (fun (i : Fin n) => (Rules.deriv_sum (fun (i_ : Fin e) => (r47 i i_)))). }
  assert (r49 : partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun t : Fin n => Sum (fun c : Fin e => G t c
    * feed_forward X W b V beta t c))) X (Sum (fun i : Fin n => Sum (fun i_ : Fin e => 0 * feed_forward X W b V beta i
    i_ + G i i_ * (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_
    : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum
    (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b i i_1
    ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))) * V i_1 i_ + relu (linear X
    W b i i_1) * 0) + 0))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r48 i))). }
  assert (r50 : forall (i_5 : Fin n) (i_6 : Fin m), abs (linear X W b i_5 i_6) = sqrt (linear X W b i_5 i_6 ^ 2)).
  { exact (fun (i_5 : Fin n) (i_6 : Fin m) => eq_refl). }
  assert (r53 : forall (b_ a : Fin d), a <> b_ -> b_ <> a).
  { exact (fun (b_ a : Fin d) p => (Facts.apart_symm d a b_ p)). }
  assert (r56 : forall (a b_ : Fin d), a <> b_ -> delta a b_ = delta b_ a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b_ : Fin d) p_ => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart d a b_ p_)
      (Rules.and_equation (-1) (Facts.delta_apart d b_ a (r53 b_ a p_)) Rules.no_equation)) (identity (delta b_ a)
      (delta a b_)))). }
  assert (r57 : forall (a b_ : Fin d), delta a b_ = delta b_ a).
  { exact (fun (a b_ : Fin d) => (Rules.index_cases (fun (b_ : Fin d) => delta a b_ = delta b_ a) a b_ (@eq_refl R
    (delta a a)) (fun p_1 => (r56 a b_ p_1)))). }
  assert (r59 : forall (i_5 : Fin n) (i_7 : Fin d) (i_6 : Fin m), delta i_5 s * delta i_7 a * W i_7 i_6 + X i_5 i_7 *
    0 = delta i_5 s * delta a i_7 * W i_7 i_6 + X i_5 i_7 * 0).
  { exact (fun (i_5 : Fin n) (i_7 : Fin d) (i_6 : Fin m) => (f_equal (fun (h : R) => delta i_5 s * h * W i_7 i_6 + X
    i_5 i_7 * 0) (r57 i_7 a))). }
  assert (r62 : forall (i_7 : Fin d) (i_6 : Fin m), a <> i_7 -> delta a i_7 * W i_7 i_6 = delta a i_7 * W a i_6).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_7 : Fin d) (i_6 : Fin m) p_2 => (Rules.linear_combination (Rules.and_equation (W i_7 i_6 - W a i_6)
      (Facts.delta_apart d a i_7 p_2) Rules.no_equation) (identity (delta a i_7) (W a i_6) (W i_7 i_6)))). }
  assert (r63 : forall (i_7 : Fin d) (i_6 : Fin m), delta a i_7 * W i_7 i_6 = delta a i_7 * W a i_6).
  { exact (fun (i_7 : Fin d) (i_6 : Fin m) => (Rules.index_cases (fun (i_7 : Fin d) => delta a i_7 * W i_7 i_6 = delta
    a i_7 * W a i_6) a i_7 (@eq_refl R (delta a a * W a i_6)) (fun p_3 => (r62 i_7 i_6 p_3)))). }
  assert (r64 : forall (i_5 : Fin n) (i_7 : Fin d) (i_6 : Fin m), delta i_5 s * delta a i_7 * W i_7 i_6 + X i_5 i_7 *
    0 = W a i_6 * delta a i_7 * delta i_5 s).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * u1) * u2) - (((u2 * u1) * u3) + (u4 * 0)) = (u2 * ((u1 * u0)
    - (u1 * u3)) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_5 : Fin n) (i_7 : Fin d) (i_6 : Fin m) => (Rules.linear_combination (Rules.and_equation (delta i_5
      s) (r63 i_7 i_6) Rules.no_equation) (identity (W a i_6) (delta a i_7) (delta i_5 s) (W i_7 i_6) (X i_5 i_7)))).
      }
  assert (r67 : forall (i_6 : Fin m) (i_7 : Fin d) (i_5 : Fin n), W a i_6 * delta a i_7 * delta i_5 s = W a i_6 *
    delta i_5 s * (delta i_7 a * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * 1)) - ((u0 * u3) * u1) = (((u0 * u1) * 1) * (u2 -
    u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_6 : Fin m) (i_7 : Fin d) (i_5 : Fin n) => (Rules.linear_combination (Rules.and_equation (W a i_6 *
      delta i_5 s * 1) (r57 a i_7) Rules.no_equation) (identity (W a i_6) (delta i_5 s) (delta i_7 a) (delta a
      i_7)))). }
  assert (r69 : forall (i_5 : Fin n) (i_6 : Fin m), Sum (fun i : Fin d => delta i_5 s * delta i a * W i i_6 + X i_5 i
    * 0) = Sum (fun i : Fin d => W a i_6 * delta i_5 s * (delta i a * 1))).
  { exact (fun (i_5 : Fin n) (i_6 : Fin m) => (Rules.sum_congruence (fun (i_7 : Fin d) => (eq_trans (eq_trans (r59 i_5
    i_7 i_6) (r64 i_5 i_7 i_6)) (r67 i_6 i_7 i_5))))). }
  assert (r71 : Sum (fun i : Fin d => delta i a * 1) = 1).
  { exact (Facts.sum_delta d a (fun i : Fin d => 1)). }
  assert (r72 : forall (i_6 : Fin m) (i_5 : Fin n), W a i_6 * delta i_5 s * Sum (fun i : Fin d => delta i a * 1) = W a
    i_6 * delta i_5 s * 1).
  { exact (fun (i_6 : Fin m) (i_5 : Fin n) => (f_equal (fun (h_ : R) => W a i_6 * delta i_5 s * h_) r71)). }
  assert (r75 : forall (i_6 : Fin m) (i_5 : Fin n), W a i_6 * delta i_5 s * 1 = W a i_6 * delta i_5 s).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) * 1) = (u0 * u1)) by (intros u0 u1; ring).
    exact (fun (i_6 : Fin m) (i_5 : Fin n) => (identity (W a i_6) (delta i_5 s))). }
  assert (r78 : forall (i_5 : Fin n) (i_6 : Fin m), 1 / 2 * (1 / sqrt (linear X W b i_5 i_6 ^ 2)) = 1 / 2 * (1 / sqrt
    (linear X W b i_5 i_6 ^ 2))).
  { assert (identity : forall u0 : R, ((1 / 2) * (1 * u0)) = ((1/2) * (1 * u0))) by (intros u0; field).
    exact (fun (i_5 : Fin n) (i_6 : Fin m) => (identity (/ (sqrt (linear X W b i_5 i_6 ^ 2))))). }
  assert (r80 : forall (i_5 : Fin n) (i_6 : Fin m) (i_8 : Fin e), (0 * (linear X W b i_5 i_6 + abs (linear X W b i_5
    i_6)) + 1 / 2 * (Sum (fun i : Fin d => delta i_5 s * delta i a * W i i_6 + X i_5 i * 0) + 0 + 1 / (2 * sqrt
    (linear X W b i_5 i_6 ^ 2)) * ((Sum (fun i : Fin d => delta i_5 s * delta i a * W i i_6 + X i_5 i * 0) + 0) *
    linear X W b i_5 i_6 + linear X W b i_5 i_6 ^ 1 * (Sum (fun i : Fin d => delta i_5 s * delta i a * W i i_6 + X i_5
    i * 0) + 0)))) * V i_6 i_8 + relu (linear X W b i_5 i_6) * 0 = (0 * (linear X W b i_5 i_6 + sqrt (linear X W b i_5
    i_6 ^ 2)) + 1 / 2 * (W a i_6 * delta i_5 s + 0 + 1 / 2 * (1 / sqrt (linear X W b i_5 i_6 ^ 2)) * ((W a i_6 * delta
    i_5 s + 0) * linear X W b i_5 i_6 + linear X W b i_5 i_6 ^ 1 * (W a i_6 * delta i_5 s + 0)))) * V i_6 i_8 + relu
    (linear X W b i_5 i_6) * 0).
  { exact (fun (i_5 : Fin n) (i_6 : Fin m) (i_8 : Fin e) => (f_equal3 (fun (h_1 : R) (h_2 : R) (h_3 : R) => (0 *
    (linear X W b i_5 i_6 + h_1) + 1 / 2 * (h_2 + 0 + h_3 * ((h_2 + 0) * linear X W b i_5 i_6 + linear X W b i_5 i_6 ^
    1 * (h_2 + 0)))) * V i_6 i_8 + relu (linear X W b i_5 i_6) * 0) (r50 i_5 i_6) (eq_trans (eq_trans (r69 i_5 i_6)
    (eq_trans (Facts.sum_scale d (W a i_6 * delta i_5 s) (fun i : Fin d => delta i a * 1)) (r72 i_6 i_5))) (r75 i_6
    i_5)) (eq_trans (Facts.inverse_mul 2 (sqrt (linear X W b i_5 i_6 ^ 2))) (r78 i_5 i_6)))). }
  assert (r81 : forall (i_5 : Fin n) (i_6 : Fin m) (i_8 : Fin e), (0 * (linear X W b i_5 i_6 + sqrt (linear X W b i_5
    i_6 ^ 2)) + 1 / 2 * (W a i_6 * delta i_5 s + 0 + 1 / 2 * (1 / sqrt (linear X W b i_5 i_6 ^ 2)) * ((W a i_6 * delta
    i_5 s + 0) * linear X W b i_5 i_6 + linear X W b i_5 i_6 ^ 1 * (W a i_6 * delta i_5 s + 0)))) * V i_6 i_8 + relu
    (linear X W b i_5 i_6) * 0 = 1 / 2 * (V i_6 i_8 * W a i_6 * linear X W b i_5 i_6 * delta i_5 s * (1 / sqrt (linear
    X W b i_5 i_6 ^ 2))) + 1 / 2 * (V i_6 i_8 * W a i_6 * delta i_5 s)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((0 * (u0 + u1)) + ((1/2) * (((u2 * u3) + 0) + (((1/2) * (1
    * u4)) * ((((u2 * u3) + 0) * u0) + ((u0 ^ 1) * ((u2 * u3) + 0))))))) * u5) + (u6 * 0)) = (((1/2) * ((((u5 * u2) *
    u0) * u3) * (1 * u4))) + ((1/2) * ((u5 * u2) * u3)))) by (intros u0 u1 u2 u3 u4 u5 u6; field).
    exact (fun (i_5 : Fin n) (i_6 : Fin m) (i_8 : Fin e) => (identity (linear X W b i_5 i_6) (sqrt (linear X W b i_5
      i_6 ^ 2)) (W a i_6) (delta i_5 s) (/ (sqrt (linear X W b i_5 i_6 ^ 2))) (V i_6 i_8) (relu (linear X W b i_5
      i_6)))). }
  assert (r83 : forall (i_6 : Fin m) (i_8 : Fin e) (i_5 : Fin n), 1 / 2 * (V i_6 i_8 * W a i_6 * linear X W b i_5 i_6
    * delta i_5 s * (1 / sqrt (linear X W b i_5 i_6 ^ 2))) + 1 / 2 * (V i_6 i_8 * W a i_6 * delta i_5 s) = 1 / 2 *
    delta i_5 s * (V i_6 i_8 * W a i_6 * linear X W b i_5 i_6 * (1 / sqrt (linear X W b i_5 i_6 ^ 2))) + 1 / 2 * delta
    i_5 s * (V i_6 i_8 * W a i_6)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((1/2) * ((((u0 * u1) * u2) * u3) * (1 * u4))) + ((1/2) * ((u0 *
    u1) * u3))) = ((((1/2) * u3) * (((u0 * u1) * u2) * (1 * u4))) + (((1/2) * u3) * (u0 * u1)))) by (intros u0 u1 u2
    u3 u4; field).
    exact (fun (i_6 : Fin m) (i_8 : Fin e) (i_5 : Fin n) => (identity (V i_6 i_8) (W a i_6) (linear X W b i_5 i_6)
      (delta i_5 s) (/ (sqrt (linear X W b i_5 i_6 ^ 2))))). }
  assert (r85 : forall (i_5 : Fin n) (i_8 : Fin e), Sum (fun i : Fin m => (0 * (linear X W b i_5 i + abs (linear X W b
    i_5 i)) + 1 / 2 * (Sum (fun i_ : Fin d => delta i_5 s * delta i_ a * W i_ i + X i_5 i_ * 0) + 0 + 1 / (2 * sqrt
    (linear X W b i_5 i ^ 2)) * ((Sum (fun i_ : Fin d => delta i_5 s * delta i_ a * W i_ i + X i_5 i_ * 0) + 0) *
    linear X W b i_5 i + linear X W b i_5 i ^ 1 * (Sum (fun i_ : Fin d => delta i_5 s * delta i_ a * W i_ i + X i_5 i_
    * 0) + 0)))) * V i i_8 + relu (linear X W b i_5 i) * 0) = Sum (fun i : Fin m => 1 / 2 * delta i_5 s * (V i i_8 * W
    a i * linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2))) + 1 / 2 * delta i_5 s * (V i i_8 * W a i))).
  { exact (fun (i_5 : Fin n) (i_8 : Fin e) => (Rules.sum_congruence (fun (i_6 : Fin m) => (eq_trans (eq_trans (r80 i_5
    i_6 i_8) (r81 i_5 i_6 i_8)) (r83 i_6 i_8 i_5))))). }
  assert (r89 : forall (i_5 : Fin n) (i_8 : Fin e), Sum (fun i : Fin m => 1 / 2 * delta i_5 s * (V i i_8 * W a i *
    linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2)))) + Sum (fun i : Fin m => 1 / 2 * delta i_5 s * (V i i_8
    * W a i)) = 1 / 2 * delta i_5 s * Sum (fun i : Fin m => V i i_8 * W a i * linear X W b i_5 i * (1 / sqrt (linear X
    W b i_5 i ^ 2))) + 1 / 2 * delta i_5 s * Sum (fun i : Fin m => V i i_8 * W a i)).
  { exact (fun (i_5 : Fin n) (i_8 : Fin e) => (f_equal2 (fun (h_4 : R) (h_5 : R) => h_4 + h_5) (Facts.sum_scale m (1 /
    2 * delta i_5 s) (fun i : Fin m => V i i_8 * W a i * linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2))))
    (Facts.sum_scale m (1 / 2 * delta i_5 s) (fun i : Fin m => V i i_8 * W a i)))). }
  assert (r92 : forall (i_5 : Fin n) (i_8 : Fin e), 1 / 2 * delta i_5 s * Sum (fun i : Fin m => V i i_8 * W a i *
    linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2))) + 1 / 2 * delta i_5 s * Sum (fun i : Fin m => V i i_8 *
    W a i) = 1 / 2 * (delta i_5 s * Sum (fun i : Fin m => V i i_8 * W a i)) + 1 / 2 * (delta i_5 s * Sum (fun i : Fin
    m => V i i_8 * W a i * linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2))))).
  { assert (identity : forall u0 u1 u2 : R, ((((1/2) * u0) * u1) + (((1/2) * u0) * u2)) = (((1/2) * (u0 * u2)) +
    ((1/2) * (u0 * u1)))) by (intros u0 u1 u2; field).
    exact (fun (i_5 : Fin n) (i_8 : Fin e) => (identity (delta i_5 s) (Sum (fun i : Fin m => V i i_8 * W a i * linear
      X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2)))) (Sum (fun i : Fin m => V i i_8 * W a i)))). }
  assert (r94 : forall (i_5 : Fin n) (i_8 : Fin e), 0 * feed_forward X W b V beta i_5 i_8 + G i_5 i_8 * (Sum (fun i :
    Fin m => (0 * (linear X W b i_5 i + abs (linear X W b i_5 i)) + 1 / 2 * (Sum (fun i_ : Fin d => delta i_5 s *
    delta i_ a * W i_ i + X i_5 i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i_5 i ^ 2)) * ((Sum (fun i_ : Fin d => delta
    i_5 s * delta i_ a * W i_ i + X i_5 i_ * 0) + 0) * linear X W b i_5 i + linear X W b i_5 i ^ 1 * (Sum (fun i_ :
    Fin d => delta i_5 s * delta i_ a * W i_ i + X i_5 i_ * 0) + 0)))) * V i i_8 + relu (linear X W b i_5 i) * 0) + 0)
    = 0 * feed_forward X W b V beta i_5 i_8 + G i_5 i_8 * (1 / 2 * (delta i_5 s * Sum (fun i : Fin m => V i i_8 * W a
    i)) + 1 / 2 * (delta i_5 s * Sum (fun i : Fin m => V i i_8 * W a i * linear X W b i_5 i * (1 / sqrt (linear X W b
    i_5 i ^ 2)))) + 0)).
  { exact (fun (i_5 : Fin n) (i_8 : Fin e) => (f_equal (fun (h_6 : R) => 0 * feed_forward X W b V beta i_5 i_8 + G i_5
    i_8 * (h_6 + 0)) (eq_trans (eq_trans (r85 i_5 i_8) (eq_trans (Facts.sum_add m (fun i : Fin m => 1 / 2 * delta i_5
    s * (V i i_8 * W a i * linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2)))) (fun i : Fin m => 1 / 2 * delta
    i_5 s * (V i i_8 * W a i))) (r89 i_5 i_8))) (r92 i_5 i_8)))). }
  assert (r95 : forall (i_5 : Fin n) (i_8 : Fin e), 0 * feed_forward X W b V beta i_5 i_8 + G i_5 i_8 * (1 / 2 *
    (delta i_5 s * Sum (fun i : Fin m => V i i_8 * W a i)) + 1 / 2 * (delta i_5 s * Sum (fun i : Fin m => V i i_8 * W
    a i * linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2)))) + 0) = 1 / 2 * (G i_5 i_8 * delta i_5 s * Sum
    (fun i : Fin m => V i i_8 * W a i)) + 1 / 2 * (G i_5 i_8 * delta i_5 s * Sum (fun i : Fin m => V i i_8 * W a i *
    linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2))))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((0 * u0) + (u1 * ((((1/2) * (u2 * u3)) + ((1/2) * (u2 * u4))) +
    0))) = (((1/2) * ((u1 * u2) * u3)) + ((1/2) * ((u1 * u2) * u4)))) by (intros u0 u1 u2 u3 u4; field).
    exact (fun (i_5 : Fin n) (i_8 : Fin e) => (identity (feed_forward X W b V beta i_5 i_8) (G i_5 i_8) (delta i_5 s)
      (Sum (fun i : Fin m => V i i_8 * W a i)) (Sum (fun i : Fin m => V i i_8 * W a i * linear X W b i_5 i * (1 / sqrt
      (linear X W b i_5 i ^ 2)))))). }
  assert (r97 : forall (i_5 : Fin n) (i_8 : Fin e), 1 / 2 * (G i_5 i_8 * delta i_5 s * Sum (fun i : Fin m => V i i_8 *
    W a i)) + 1 / 2 * (G i_5 i_8 * delta i_5 s * Sum (fun i : Fin m => V i i_8 * W a i * linear X W b i_5 i * (1 /
    sqrt (linear X W b i_5 i ^ 2)))) = 1 / 2 * delta i_5 s * (G i_5 i_8 * Sum (fun i : Fin m => V i i_8 * W a i)) + 1
    / 2 * delta i_5 s * (G i_5 i_8 * Sum (fun i : Fin m => V i i_8 * W a i * linear X W b i_5 i * (1 / sqrt (linear X
    W b i_5 i ^ 2))))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1/2) * ((u0 * u1) * u2)) + ((1/2) * ((u0 * u1) * u3))) = ((((1/2) *
    u1) * (u0 * u2)) + (((1/2) * u1) * (u0 * u3)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_5 : Fin n) (i_8 : Fin e) => (identity (G i_5 i_8) (delta i_5 s) (Sum (fun i : Fin m => V i i_8 * W a
      i)) (Sum (fun i : Fin m => V i i_8 * W a i * linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2)))))). }
  assert (r99 : forall (i_5 : Fin n), Sum (fun i : Fin e => 0 * feed_forward X W b V beta i_5 i + G i_5 i * (Sum (fun
    i_ : Fin m => (0 * (linear X W b i_5 i_ + abs (linear X W b i_5 i_)) + 1 / 2 * (Sum (fun i : Fin d => delta i_5 s
    * delta i a * W i i_ + X i_5 i * 0) + 0 + 1 / (2 * sqrt (linear X W b i_5 i_ ^ 2)) * ((Sum (fun i : Fin d => delta
    i_5 s * delta i a * W i i_ + X i_5 i * 0) + 0) * linear X W b i_5 i_ + linear X W b i_5 i_ ^ 1 * (Sum (fun i : Fin
    d => delta i_5 s * delta i a * W i i_ + X i_5 i * 0) + 0)))) * V i_ i + relu (linear X W b i_5 i_) * 0) + 0)) =
    Sum (fun i : Fin e => 1 / 2 * delta i_5 s * (G i_5 i * Sum (fun i_ : Fin m => V i_ i * W a i_)) + 1 / 2 * delta
    i_5 s * (G i_5 i * Sum (fun i_ : Fin m => V i_ i * W a i_ * linear X W b i_5 i_ * (1 / sqrt (linear X W b i_5 i_ ^
    2)))))).
  { exact (fun (i_5 : Fin n) => (Rules.sum_congruence (fun (i_8 : Fin e) => (eq_trans (eq_trans (r94 i_5 i_8) (r95 i_5
    i_8)) (r97 i_5 i_8))))). }
  assert (r103 : forall (i_5 : Fin n), Sum (fun i : Fin e => 1 / 2 * delta i_5 s * (G i_5 i * Sum (fun i_ : Fin m => V
    i_ i * W a i_))) + Sum (fun i : Fin e => 1 / 2 * delta i_5 s * (G i_5 i * Sum (fun i_ : Fin m => V i_ i * W a i_ *
    linear X W b i_5 i_ * (1 / sqrt (linear X W b i_5 i_ ^ 2))))) = 1 / 2 * delta i_5 s * Sum (fun i : Fin e => G i_5
    i * Sum (fun i_ : Fin m => V i_ i * W a i_)) + 1 / 2 * delta i_5 s * Sum (fun i : Fin e => G i_5 i * Sum (fun i_ :
    Fin m => V i_ i * W a i_ * linear X W b i_5 i_ * (1 / sqrt (linear X W b i_5 i_ ^ 2))))).
  { exact (fun (i_5 : Fin n) => (f_equal2 (fun (h_7 : R) (h_8 : R) => h_7 + h_8) (Facts.sum_scale e (1 / 2 * delta i_5
    s) (fun i : Fin e => G i_5 i * Sum (fun i_ : Fin m => V i_ i * W a i_))) (Facts.sum_scale e (1 / 2 * delta i_5 s)
    (fun i : Fin e => G i_5 i * Sum (fun i_ : Fin m => V i_ i * W a i_ * linear X W b i_5 i_ * (1 / sqrt (linear X W b
    i_5 i_ ^ 2))))))). }
  assert (r106 : forall (i_5 : Fin n), 1 / 2 * delta i_5 s * Sum (fun i : Fin e => G i_5 i * Sum (fun i_ : Fin m => V
    i_ i * W a i_)) + 1 / 2 * delta i_5 s * Sum (fun i : Fin e => G i_5 i * Sum (fun i_ : Fin m => V i_ i * W a i_ *
    linear X W b i_5 i_ * (1 / sqrt (linear X W b i_5 i_ ^ 2)))) = 1 / 2 * (delta i_5 s * Sum (fun i : Fin e => G i_5
    i * Sum (fun i_ : Fin m => V i_ i * W a i_))) + 1 / 2 * (delta i_5 s * Sum (fun i : Fin e => G i_5 i * Sum (fun i_
    : Fin m => V i_ i * W a i_ * linear X W b i_5 i_ * (1 / sqrt (linear X W b i_5 i_ ^ 2)))))).
  { assert (identity : forall u0 u1 u2 : R, ((((1/2) * u0) * u1) + (((1/2) * u0) * u2)) = (((1/2) * (u0 * u1)) +
    ((1/2) * (u0 * u2)))) by (intros u0 u1 u2; field).
    exact (fun (i_5 : Fin n) => (identity (delta i_5 s) (Sum (fun i : Fin e => G i_5 i * Sum (fun i_ : Fin m => V i_ i
      * W a i_))) (Sum (fun i : Fin e => G i_5 i * Sum (fun i_ : Fin m => V i_ i * W a i_ * linear X W b i_5 i_ * (1 /
      sqrt (linear X W b i_5 i_ ^ 2))))))). }
  assert (r108 : Sum (fun i : Fin n => Sum (fun i_ : Fin e => 0 * feed_forward X W b V beta i i_ + G i i_ * (Sum (fun
    i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_ : Fin d => delta i s *
    delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => delta
    i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin
    d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))) * V i_1 i_ + relu (linear X W b i i_1) * 0) + 0))) =
    Sum (fun i : Fin n => 1 / 2 * (delta i s * Sum (fun i_ : Fin e => G i i_ * Sum (fun i : Fin m => V i i_ * W a i)))
    + 1 / 2 * (delta i s * Sum (fun i_ : Fin e => G i i_ * Sum (fun i_1 : Fin m => V i_1 i_ * W a i_1 * linear X W b i
    i_1 * (1 / sqrt (linear X W b i i_1 ^ 2))))))).
  { exact (Rules.sum_congruence (fun (i_5 : Fin n) => (eq_trans (eq_trans (r99 i_5) (eq_trans (Facts.sum_add e (fun i
    : Fin e => 1 / 2 * delta i_5 s * (G i_5 i * Sum (fun i_ : Fin m => V i_ i * W a i_))) (fun i : Fin e => 1 / 2 *
    delta i_5 s * (G i_5 i * Sum (fun i_ : Fin m => V i_ i * W a i_ * linear X W b i_5 i_ * (1 / sqrt (linear X W b
    i_5 i_ ^ 2)))))) (r103 i_5))) (r106 i_5)))). }
  assert (r112 : 1 / 2 * Sum (fun i : Fin n => delta i s * Sum (fun i_ : Fin e => G i i_ * Sum (fun i : Fin m => V i
    i_ * W a i))) = 1 / 2 * Sum (fun i : Fin e => G s i * Sum (fun i_ : Fin m => V i_ i * W a i_))).
  { exact (f_equal (fun (h_9 : R) => 1 / 2 * h_9) (Facts.sum_delta n s (fun i : Fin n => Sum (fun i_ : Fin e => G i i_
    * Sum (fun i : Fin m => V i i_ * W a i))))). }
  assert (r116 : 1 / 2 * Sum (fun i : Fin n => delta i s * Sum (fun i_ : Fin e => G i i_ * Sum (fun i_1 : Fin m => V
    i_1 i_ * W a i_1 * linear X W b i i_1 * (1 / sqrt (linear X W b i i_1 ^ 2))))) = 1 / 2 * Sum (fun i : Fin e => G s
    i * Sum (fun i_ : Fin m => V i_ i * W a i_ * linear X W b s i_ * (1 / sqrt (linear X W b s i_ ^ 2))))).
  { exact (f_equal (fun (h_10 : R) => 1 / 2 * h_10) (Facts.sum_delta n s (fun i : Fin n => Sum (fun i_ : Fin e => G i
    i_ * Sum (fun i_1 : Fin m => V i_1 i_ * W a i_1 * linear X W b i i_1 * (1 / sqrt (linear X W b i i_1 ^ 2))))))). }
  assert (r118 : Sum (fun i : Fin n => 1 / 2 * (delta i s * Sum (fun i_ : Fin e => G i i_ * Sum (fun i : Fin m => V i
    i_ * W a i)))) + Sum (fun i : Fin n => 1 / 2 * (delta i s * Sum (fun i_ : Fin e => G i i_ * Sum (fun i_1 : Fin m
    => V i_1 i_ * W a i_1 * linear X W b i i_1 * (1 / sqrt (linear X W b i i_1 ^ 2)))))) = 1 / 2 * Sum (fun i : Fin e
    => G s i * Sum (fun i_ : Fin m => V i_ i * W a i_)) + 1 / 2 * Sum (fun i : Fin e => G s i * Sum (fun i_ : Fin m =>
    V i_ i * W a i_ * linear X W b s i_ * (1 / sqrt (linear X W b s i_ ^ 2))))).
  { exact (f_equal2 (fun (h_11 : R) (h_12 : R) => h_11 + h_12) (eq_trans (Facts.sum_scale n (1 / 2) (fun i : Fin n =>
    delta i s * Sum (fun i_ : Fin e => G i i_ * Sum (fun i : Fin m => V i i_ * W a i)))) r112) (eq_trans
    (Facts.sum_scale n (1 / 2) (fun i : Fin n => delta i s * Sum (fun i_ : Fin e => G i i_ * Sum (fun i_1 : Fin m => V
    i_1 i_ * W a i_1 * linear X W b i i_1 * (1 / sqrt (linear X W b i i_1 ^ 2)))))) r116)). }
  assert (r119 : Sum (fun i : Fin n => 1 / 2 * (delta i s * Sum (fun i_ : Fin e => G i i_ * Sum (fun i : Fin m => V i
    i_ * W a i))) + 1 / 2 * (delta i s * Sum (fun i_ : Fin e => G i i_ * Sum (fun i_1 : Fin m => V i_1 i_ * W a i_1 *
    linear X W b i i_1 * (1 / sqrt (linear X W b i i_1 ^ 2)))))) = 1 / 2 * Sum (fun i : Fin e => G s i * Sum (fun i_ :
    Fin m => V i_ i * W a i_)) + 1 / 2 * Sum (fun i : Fin e => G s i * Sum (fun i_ : Fin m => V i_ i * W a i_ * linear
    X W b s i_ * (1 / sqrt (linear X W b s i_ ^ 2))))).
  { exact (eq_trans (Facts.sum_add n (fun i : Fin n => 1 / 2 * (delta i s * Sum (fun i_ : Fin e => G i i_ * Sum (fun i
    : Fin m => V i i_ * W a i)))) (fun i : Fin n => 1 / 2 * (delta i s * Sum (fun i_ : Fin e => G i i_ * Sum (fun i_1
    : Fin m => V i_1 i_ * W a i_1 * linear X W b i i_1 * (1 / sqrt (linear X W b i i_1 ^ 2))))))) r118). }
  assert (r121 : forall (i_9 : Fin n) (i_10 : Fin m), relu_slope (linear X W b i_9 i_10) = 1 / 2 * (1 + linear X W b
    i_9 i_10 / abs (linear X W b i_9 i_10))).
  { exact (fun (i_9 : Fin n) (i_10 : Fin m) => eq_refl). }
  assert (r122 : forall (i_9 : Fin n) (i_10 : Fin m), 1 / 2 * (1 + linear X W b i_9 i_10 / abs (linear X W b i_9
    i_10)) = 1 / 2 * (1 + linear X W b i_9 i_10 * (1 / abs (linear X W b i_9 i_10)))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (u0 * u1))) = ((1/2) * (1 + (u0 * (1 * u1))))) by (intros u0
    u1; field).
    exact (fun (i_9 : Fin n) (i_10 : Fin m) => (identity (linear X W b i_9 i_10) (/ (abs (linear X W b i_9 i_10))))).
      }
  assert (r123 : forall (i_9 : Fin n) (i_10 : Fin m), abs (linear X W b i_9 i_10) = sqrt (linear X W b i_9 i_10 ^ 2)).
  { exact (fun (i_9 : Fin n) (i_10 : Fin m) => eq_refl). }
  assert (r124 : forall (i_9 : Fin n) (i_10 : Fin m), 1 / abs (linear X W b i_9 i_10) = 1 / sqrt (linear X W b i_9
    i_10 ^ 2)).
  { exact (fun (i_9 : Fin n) (i_10 : Fin m) => (f_equal (fun (h_13 : R) => 1 / h_13) (r123 i_9 i_10))). }
  assert (r125 : forall (i_9 : Fin n) (i_10 : Fin m), 1 / 2 * (1 + linear X W b i_9 i_10 * (1 / abs (linear X W b i_9
    i_10))) = 1 / 2 * (1 + linear X W b i_9 i_10 * (1 / sqrt (linear X W b i_9 i_10 ^ 2)))).
  { exact (fun (i_9 : Fin n) (i_10 : Fin m) => (f_equal (fun (h_14 : R) => 1 / 2 * (1 + linear X W b i_9 i_10 * h_14))
    (r124 i_9 i_10))). }
  assert (r127 : forall (i_9 : Fin n) (i_10 : Fin m), 1 / 2 * (1 + linear X W b i_9 i_10 * (1 / sqrt (linear X W b i_9
    i_10 ^ 2))) = 1 / 2 + 1 / 2 * (linear X W b i_9 i_10 * (1 / sqrt (linear X W b i_9 i_10 ^ 2)))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (u0 * (1 * u1)))) = ((1/2) + ((1/2) * (u0 * (1 * u1))))) by
    (intros u0 u1; field).
    exact (fun (i_9 : Fin n) (i_10 : Fin m) => (identity (linear X W b i_9 i_10) (/ (sqrt (linear X W b i_9 i_10 ^
      2))))). }
  assert (r131 : forall (i_9 : Fin n) (i_11 : Fin d) (i_10 : Fin m), delta i_9 s * delta i_11 a * W i_11 i_10 = delta
    i_9 s * delta a i_11 * W i_11 i_10).
  { exact (fun (i_9 : Fin n) (i_11 : Fin d) (i_10 : Fin m) => (f_equal (fun (h_15 : R) => delta i_9 s * h_15 * W i_11
    i_10) (r57 i_11 a))). }
  assert (r134 : forall (i_11 : Fin d) (i_10 : Fin m), a <> i_11 -> delta a i_11 * W i_11 i_10 = delta a i_11 * W a
    i_10).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_11 : Fin d) (i_10 : Fin m) p_4 => (Rules.linear_combination (Rules.and_equation (W i_11 i_10 - W a
      i_10) (Facts.delta_apart d a i_11 p_4) Rules.no_equation) (identity (delta a i_11) (W a i_10) (W i_11 i_10)))).
      }
  assert (r135 : forall (i_11 : Fin d) (i_10 : Fin m), delta a i_11 * W i_11 i_10 = delta a i_11 * W a i_10).
  { exact (fun (i_11 : Fin d) (i_10 : Fin m) => (Rules.index_cases (fun (i_11 : Fin d) => delta a i_11 * W i_11 i_10 =
    delta a i_11 * W a i_10) a i_11 (@eq_refl R (delta a a * W a i_10)) (fun p_5 => (r134 i_11 i_10 p_5)))). }
  assert (r136 : forall (i_9 : Fin n) (i_11 : Fin d) (i_10 : Fin m), delta i_9 s * delta a i_11 * W i_11 i_10 = W a
    i_10 * delta a i_11 * delta i_9 s).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * u2) - ((u2 * u1) * u3) = (u2 * ((u1 * u0) - (u1 * u3)) +
    0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_9 : Fin n) (i_11 : Fin d) (i_10 : Fin m) => (Rules.linear_combination (Rules.and_equation (delta i_9
      s) (r135 i_11 i_10) Rules.no_equation) (identity (W a i_10) (delta a i_11) (delta i_9 s) (W i_11 i_10)))). }
  assert (r139 : forall (i_10 : Fin m) (i_11 : Fin d) (i_9 : Fin n), W a i_10 * delta a i_11 * delta i_9 s = W a i_10
    * delta i_9 s * (delta i_11 a * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * 1)) - ((u0 * u3) * u1) = (((u0 * u1) * 1) * (u2 -
    u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_10 : Fin m) (i_11 : Fin d) (i_9 : Fin n) => (Rules.linear_combination (Rules.and_equation (W a i_10
      * delta i_9 s * 1) (r57 a i_11) Rules.no_equation) (identity (W a i_10) (delta i_9 s) (delta i_11 a) (delta a
      i_11)))). }
  assert (r141 : forall (i_9 : Fin n) (i_10 : Fin m), Sum (fun i : Fin d => delta i_9 s * delta i a * W i i_10) = Sum
    (fun i : Fin d => W a i_10 * delta i_9 s * (delta i a * 1))).
  { exact (fun (i_9 : Fin n) (i_10 : Fin m) => (Rules.sum_congruence (fun (i_11 : Fin d) => (eq_trans (eq_trans (r131
    i_9 i_11 i_10) (r136 i_9 i_11 i_10)) (r139 i_10 i_11 i_9))))). }
  assert (r143 : forall (i_10 : Fin m) (i_9 : Fin n), W a i_10 * delta i_9 s * Sum (fun i : Fin d => delta i a * 1) =
    W a i_10 * delta i_9 s * 1).
  { exact (fun (i_10 : Fin m) (i_9 : Fin n) => (f_equal (fun (h_16 : R) => W a i_10 * delta i_9 s * h_16) r71)). }
  assert (r146 : forall (i_10 : Fin m) (i_9 : Fin n), W a i_10 * delta i_9 s * 1 = W a i_10 * delta i_9 s).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) * 1) = (u0 * u1)) by (intros u0 u1; ring).
    exact (fun (i_10 : Fin m) (i_9 : Fin n) => (identity (W a i_10) (delta i_9 s))). }
  assert (r148 : forall (i_9 : Fin n) (i_10 : Fin m) (i_12 : Fin e), relu_slope (linear X W b i_9 i_10) * Sum (fun i :
    Fin d => delta i_9 s * delta i a * W i i_10) * V i_10 i_12 = (1 / 2 + 1 / 2 * (linear X W b i_9 i_10 * (1 / sqrt
    (linear X W b i_9 i_10 ^ 2)))) * (W a i_10 * delta i_9 s) * V i_10 i_12).
  { exact (fun (i_9 : Fin n) (i_10 : Fin m) (i_12 : Fin e) => (f_equal2 (fun (h_17 : R) (h_18 : R) => h_17 * h_18 * V
    i_10 i_12) (eq_trans (r121 i_9 i_10) (eq_trans (eq_trans (r122 i_9 i_10) (r125 i_9 i_10)) (r127 i_9 i_10)))
    (eq_trans (eq_trans (r141 i_9 i_10) (eq_trans (Facts.sum_scale d (W a i_10 * delta i_9 s) (fun i : Fin d => delta
    i a * 1)) (r143 i_10 i_9))) (r146 i_10 i_9)))). }
  assert (r149 : forall (i_9 : Fin n) (i_10 : Fin m) (i_12 : Fin e), (1 / 2 + 1 / 2 * (linear X W b i_9 i_10 * (1 /
    sqrt (linear X W b i_9 i_10 ^ 2)))) * (W a i_10 * delta i_9 s) * V i_10 i_12 = 1 / 2 * (V i_10 i_12 * W a i_10 *
    linear X W b i_9 i_10 * delta i_9 s * (1 / sqrt (linear X W b i_9 i_10 ^ 2))) + 1 / 2 * (V i_10 i_12 * W a i_10 *
    delta i_9 s)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((1/2) + ((1/2) * (u0 * (1 * u1)))) * (u2 * u3)) * u4) = (((1/2) *
    ((((u4 * u2) * u0) * u3) * (1 * u1))) + ((1/2) * ((u4 * u2) * u3)))) by (intros u0 u1 u2 u3 u4; field).
    exact (fun (i_9 : Fin n) (i_10 : Fin m) (i_12 : Fin e) => (identity (linear X W b i_9 i_10) (/ (sqrt (linear X W b
      i_9 i_10 ^ 2))) (W a i_10) (delta i_9 s) (V i_10 i_12))). }
  assert (r151 : forall (i_10 : Fin m) (i_12 : Fin e) (i_9 : Fin n), 1 / 2 * (V i_10 i_12 * W a i_10 * linear X W b
    i_9 i_10 * delta i_9 s * (1 / sqrt (linear X W b i_9 i_10 ^ 2))) + 1 / 2 * (V i_10 i_12 * W a i_10 * delta i_9 s)
    = 1 / 2 * delta i_9 s * (V i_10 i_12 * W a i_10 * linear X W b i_9 i_10 * (1 / sqrt (linear X W b i_9 i_10 ^ 2)))
    + 1 / 2 * delta i_9 s * (V i_10 i_12 * W a i_10)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((1/2) * ((((u0 * u1) * u2) * u3) * (1 * u4))) + ((1/2) * ((u0 *
    u1) * u3))) = ((((1/2) * u3) * (((u0 * u1) * u2) * (1 * u4))) + (((1/2) * u3) * (u0 * u1)))) by (intros u0 u1 u2
    u3 u4; field).
    exact (fun (i_10 : Fin m) (i_12 : Fin e) (i_9 : Fin n) => (identity (V i_10 i_12) (W a i_10) (linear X W b i_9
      i_10) (delta i_9 s) (/ (sqrt (linear X W b i_9 i_10 ^ 2))))). }
  assert (r153 : forall (i_9 : Fin n) (i_12 : Fin e), Sum (fun i : Fin m => relu_slope (linear X W b i_9 i) * Sum (fun
    i_ : Fin d => delta i_9 s * delta i_ a * W i_ i) * V i i_12) = Sum (fun i : Fin m => 1 / 2 * delta i_9 s * (V i
    i_12 * W a i * linear X W b i_9 i * (1 / sqrt (linear X W b i_9 i ^ 2))) + 1 / 2 * delta i_9 s * (V i i_12 * W a
    i))).
  { exact (fun (i_9 : Fin n) (i_12 : Fin e) => (Rules.sum_congruence (fun (i_10 : Fin m) => (eq_trans (eq_trans (r148
    i_9 i_10 i_12) (r149 i_9 i_10 i_12)) (r151 i_10 i_12 i_9))))). }
  assert (r157 : forall (i_9 : Fin n) (i_12 : Fin e), Sum (fun i : Fin m => 1 / 2 * delta i_9 s * (V i i_12 * W a i *
    linear X W b i_9 i * (1 / sqrt (linear X W b i_9 i ^ 2)))) + Sum (fun i : Fin m => 1 / 2 * delta i_9 s * (V i i_12
    * W a i)) = 1 / 2 * delta i_9 s * Sum (fun i : Fin m => V i i_12 * W a i * linear X W b i_9 i * (1 / sqrt (linear
    X W b i_9 i ^ 2))) + 1 / 2 * delta i_9 s * Sum (fun i : Fin m => V i i_12 * W a i)).
  { exact (fun (i_9 : Fin n) (i_12 : Fin e) => (f_equal2 (fun (h_19 : R) (h_20 : R) => h_19 + h_20) (Facts.sum_scale m
    (1 / 2 * delta i_9 s) (fun i : Fin m => V i i_12 * W a i * linear X W b i_9 i * (1 / sqrt (linear X W b i_9 i ^
    2)))) (Facts.sum_scale m (1 / 2 * delta i_9 s) (fun i : Fin m => V i i_12 * W a i)))). }
  assert (r160 : forall (i_9 : Fin n) (i_12 : Fin e), 1 / 2 * delta i_9 s * Sum (fun i : Fin m => V i i_12 * W a i *
    linear X W b i_9 i * (1 / sqrt (linear X W b i_9 i ^ 2))) + 1 / 2 * delta i_9 s * Sum (fun i : Fin m => V i i_12 *
    W a i) = 1 / 2 * (delta i_9 s * Sum (fun i : Fin m => V i i_12 * W a i)) + 1 / 2 * (delta i_9 s * Sum (fun i : Fin
    m => V i i_12 * W a i * linear X W b i_9 i * (1 / sqrt (linear X W b i_9 i ^ 2))))).
  { assert (identity : forall u0 u1 u2 : R, ((((1/2) * u0) * u1) + (((1/2) * u0) * u2)) = (((1/2) * (u0 * u2)) +
    ((1/2) * (u0 * u1)))) by (intros u0 u1 u2; field).
    exact (fun (i_9 : Fin n) (i_12 : Fin e) => (identity (delta i_9 s) (Sum (fun i : Fin m => V i i_12 * W a i *
      linear X W b i_9 i * (1 / sqrt (linear X W b i_9 i ^ 2)))) (Sum (fun i : Fin m => V i i_12 * W a i)))). }
  assert (r162 : forall (i_9 : Fin n) (i_12 : Fin e), G i_9 i_12 * Sum (fun i : Fin m => relu_slope (linear X W b i_9
    i) * Sum (fun i_ : Fin d => delta i_9 s * delta i_ a * W i_ i) * V i i_12) = G i_9 i_12 * (1 / 2 * (delta i_9 s *
    Sum (fun i : Fin m => V i i_12 * W a i)) + 1 / 2 * (delta i_9 s * Sum (fun i : Fin m => V i i_12 * W a i * linear
    X W b i_9 i * (1 / sqrt (linear X W b i_9 i ^ 2)))))).
  { exact (fun (i_9 : Fin n) (i_12 : Fin e) => (f_equal (fun (h_21 : R) => G i_9 i_12 * h_21) (eq_trans (eq_trans
    (r153 i_9 i_12) (eq_trans (Facts.sum_add m (fun i : Fin m => 1 / 2 * delta i_9 s * (V i i_12 * W a i * linear X W
    b i_9 i * (1 / sqrt (linear X W b i_9 i ^ 2)))) (fun i : Fin m => 1 / 2 * delta i_9 s * (V i i_12 * W a i))) (r157
    i_9 i_12))) (r160 i_9 i_12)))). }
  assert (r163 : forall (i_9 : Fin n) (i_12 : Fin e), G i_9 i_12 * (1 / 2 * (delta i_9 s * Sum (fun i : Fin m => V i
    i_12 * W a i)) + 1 / 2 * (delta i_9 s * Sum (fun i : Fin m => V i i_12 * W a i * linear X W b i_9 i * (1 / sqrt
    (linear X W b i_9 i ^ 2))))) = 1 / 2 * (G i_9 i_12 * delta i_9 s * Sum (fun i : Fin m => V i i_12 * W a i)) + 1 /
    2 * (G i_9 i_12 * delta i_9 s * Sum (fun i : Fin m => V i i_12 * W a i * linear X W b i_9 i * (1 / sqrt (linear X
    W b i_9 i ^ 2))))).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * (((1/2) * (u1 * u2)) + ((1/2) * (u1 * u3)))) = (((1/2) * ((u0 *
    u1) * u2)) + ((1/2) * ((u0 * u1) * u3)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_9 : Fin n) (i_12 : Fin e) => (identity (G i_9 i_12) (delta i_9 s) (Sum (fun i : Fin m => V i i_12 *
      W a i)) (Sum (fun i : Fin m => V i i_12 * W a i * linear X W b i_9 i * (1 / sqrt (linear X W b i_9 i ^ 2)))))).
      }
  assert (r165 : forall (i_9 : Fin n) (i_12 : Fin e), 1 / 2 * (G i_9 i_12 * delta i_9 s * Sum (fun i : Fin m => V i
    i_12 * W a i)) + 1 / 2 * (G i_9 i_12 * delta i_9 s * Sum (fun i : Fin m => V i i_12 * W a i * linear X W b i_9 i *
    (1 / sqrt (linear X W b i_9 i ^ 2)))) = 1 / 2 * delta i_9 s * (G i_9 i_12 * Sum (fun i : Fin m => V i i_12 * W a
    i)) + 1 / 2 * delta i_9 s * (G i_9 i_12 * Sum (fun i : Fin m => V i i_12 * W a i * linear X W b i_9 i * (1 / sqrt
    (linear X W b i_9 i ^ 2))))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1/2) * ((u0 * u1) * u2)) + ((1/2) * ((u0 * u1) * u3))) = ((((1/2) *
    u1) * (u0 * u2)) + (((1/2) * u1) * (u0 * u3)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_9 : Fin n) (i_12 : Fin e) => (identity (G i_9 i_12) (delta i_9 s) (Sum (fun i : Fin m => V i i_12 *
      W a i)) (Sum (fun i : Fin m => V i i_12 * W a i * linear X W b i_9 i * (1 / sqrt (linear X W b i_9 i ^ 2)))))).
      }
  assert (r167 : forall (i_9 : Fin n), Sum (fun i : Fin e => G i_9 i * Sum (fun i_ : Fin m => relu_slope (linear X W b
    i_9 i_) * Sum (fun i : Fin d => delta i_9 s * delta i a * W i i_) * V i_ i)) = Sum (fun i : Fin e => 1 / 2 * delta
    i_9 s * (G i_9 i * Sum (fun i_ : Fin m => V i_ i * W a i_)) + 1 / 2 * delta i_9 s * (G i_9 i * Sum (fun i_ : Fin m
    => V i_ i * W a i_ * linear X W b i_9 i_ * (1 / sqrt (linear X W b i_9 i_ ^ 2)))))).
  { exact (fun (i_9 : Fin n) => (Rules.sum_congruence (fun (i_12 : Fin e) => (eq_trans (eq_trans (r162 i_9 i_12) (r163
    i_9 i_12)) (r165 i_9 i_12))))). }
  assert (r171 : forall (i_9 : Fin n), Sum (fun i : Fin e => 1 / 2 * delta i_9 s * (G i_9 i * Sum (fun i_ : Fin m => V
    i_ i * W a i_))) + Sum (fun i : Fin e => 1 / 2 * delta i_9 s * (G i_9 i * Sum (fun i_ : Fin m => V i_ i * W a i_ *
    linear X W b i_9 i_ * (1 / sqrt (linear X W b i_9 i_ ^ 2))))) = 1 / 2 * delta i_9 s * Sum (fun i : Fin e => G i_9
    i * Sum (fun i_ : Fin m => V i_ i * W a i_)) + 1 / 2 * delta i_9 s * Sum (fun i : Fin e => G i_9 i * Sum (fun i_ :
    Fin m => V i_ i * W a i_ * linear X W b i_9 i_ * (1 / sqrt (linear X W b i_9 i_ ^ 2))))).
  { exact (fun (i_9 : Fin n) => (f_equal2 (fun (h_22 : R) (h_23 : R) => h_22 + h_23) (Facts.sum_scale e (1 / 2 * delta
    i_9 s) (fun i : Fin e => G i_9 i * Sum (fun i_ : Fin m => V i_ i * W a i_))) (Facts.sum_scale e (1 / 2 * delta i_9
    s) (fun i : Fin e => G i_9 i * Sum (fun i_ : Fin m => V i_ i * W a i_ * linear X W b i_9 i_ * (1 / sqrt (linear X
    W b i_9 i_ ^ 2))))))). }
  assert (r174 : forall (i_9 : Fin n), 1 / 2 * delta i_9 s * Sum (fun i : Fin e => G i_9 i * Sum (fun i_ : Fin m => V
    i_ i * W a i_)) + 1 / 2 * delta i_9 s * Sum (fun i : Fin e => G i_9 i * Sum (fun i_ : Fin m => V i_ i * W a i_ *
    linear X W b i_9 i_ * (1 / sqrt (linear X W b i_9 i_ ^ 2)))) = 1 / 2 * (delta i_9 s * Sum (fun i : Fin e => G i_9
    i * Sum (fun i_ : Fin m => V i_ i * W a i_))) + 1 / 2 * (delta i_9 s * Sum (fun i : Fin e => G i_9 i * Sum (fun i_
    : Fin m => V i_ i * W a i_ * linear X W b i_9 i_ * (1 / sqrt (linear X W b i_9 i_ ^ 2)))))).
  { assert (identity : forall u0 u1 u2 : R, ((((1/2) * u0) * u1) + (((1/2) * u0) * u2)) = (((1/2) * (u0 * u1)) +
    ((1/2) * (u0 * u2)))) by (intros u0 u1 u2; field).
    exact (fun (i_9 : Fin n) => (identity (delta i_9 s) (Sum (fun i : Fin e => G i_9 i * Sum (fun i_ : Fin m => V i_ i
      * W a i_))) (Sum (fun i : Fin e => G i_9 i * Sum (fun i_ : Fin m => V i_ i * W a i_ * linear X W b i_9 i_ * (1 /
      sqrt (linear X W b i_9 i_ ^ 2))))))). }
  assert (r176 : Sum (fun i : Fin n => Sum (fun i_ : Fin e => G i i_ * Sum (fun i_1 : Fin m => relu_slope (linear X W
    b i i_1) * Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1) * V i_1 i_))) = Sum (fun i : Fin n => 1 / 2 *
    (delta i s * Sum (fun i_ : Fin e => G i i_ * Sum (fun i : Fin m => V i i_ * W a i))) + 1 / 2 * (delta i s * Sum
    (fun i_ : Fin e => G i i_ * Sum (fun i_1 : Fin m => V i_1 i_ * W a i_1 * linear X W b i i_1 * (1 / sqrt (linear X
    W b i i_1 ^ 2))))))).
  { exact (Rules.sum_congruence (fun (i_9 : Fin n) => (eq_trans (eq_trans (r167 i_9) (eq_trans (Facts.sum_add e (fun i
    : Fin e => 1 / 2 * delta i_9 s * (G i_9 i * Sum (fun i_ : Fin m => V i_ i * W a i_))) (fun i : Fin e => 1 / 2 *
    delta i_9 s * (G i_9 i * Sum (fun i_ : Fin m => V i_ i * W a i_ * linear X W b i_9 i_ * (1 / sqrt (linear X W b
    i_9 i_ ^ 2)))))) (r171 i_9))) (r174 i_9)))). }
  assert (r181 : forall (i_13 : Fin n) (i_14 : Fin d) (i_15 : Fin m), delta i_13 s * delta i_14 a * W i_14 i_15 =
    delta i_13 s * delta a i_14 * W i_14 i_15).
  { exact (fun (i_13 : Fin n) (i_14 : Fin d) (i_15 : Fin m) => (f_equal (fun (h_24 : R) => delta i_13 s * h_24 * W
    i_14 i_15) (r57 i_14 a))). }
  assert (r184 : forall (i_14 : Fin d) (i_15 : Fin m), a <> i_14 -> delta a i_14 * W i_14 i_15 = delta a i_14 * W a
    i_15).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_14 : Fin d) (i_15 : Fin m) p_6 => (Rules.linear_combination (Rules.and_equation (W i_14 i_15 - W a
      i_15) (Facts.delta_apart d a i_14 p_6) Rules.no_equation) (identity (delta a i_14) (W a i_15) (W i_14 i_15)))).
      }
  assert (r185 : forall (i_14 : Fin d) (i_15 : Fin m), delta a i_14 * W i_14 i_15 = delta a i_14 * W a i_15).
  { exact (fun (i_14 : Fin d) (i_15 : Fin m) => (Rules.index_cases (fun (i_14 : Fin d) => delta a i_14 * W i_14 i_15 =
    delta a i_14 * W a i_15) a i_14 (@eq_refl R (delta a a * W a i_15)) (fun p_7 => (r184 i_14 i_15 p_7)))). }
  assert (r186 : forall (i_13 : Fin n) (i_14 : Fin d) (i_15 : Fin m), delta i_13 s * delta a i_14 * W i_14 i_15 = W a
    i_15 * delta a i_14 * delta i_13 s).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * u2) - ((u2 * u1) * u3) = (u2 * ((u1 * u0) - (u1 * u3)) +
    0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_13 : Fin n) (i_14 : Fin d) (i_15 : Fin m) => (Rules.linear_combination (Rules.and_equation (delta
      i_13 s) (r185 i_14 i_15) Rules.no_equation) (identity (W a i_15) (delta a i_14) (delta i_13 s) (W i_14 i_15)))).
      }
  assert (r189 : forall (i_15 : Fin m) (i_14 : Fin d) (i_13 : Fin n), W a i_15 * delta a i_14 * delta i_13 s = W a
    i_15 * delta i_13 s * (delta i_14 a * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * 1)) - ((u0 * u3) * u1) = (((u0 * u1) * 1) * (u2 -
    u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_15 : Fin m) (i_14 : Fin d) (i_13 : Fin n) => (Rules.linear_combination (Rules.and_equation (W a i_15
      * delta i_13 s * 1) (r57 a i_14) Rules.no_equation) (identity (W a i_15) (delta i_13 s) (delta i_14 a) (delta a
      i_14)))). }
  assert (r191 : forall (i_13 : Fin n) (i_15 : Fin m), Sum (fun i : Fin d => delta i_13 s * delta i a * W i i_15) =
    Sum (fun i : Fin d => W a i_15 * delta i_13 s * (delta i a * 1))).
  { exact (fun (i_13 : Fin n) (i_15 : Fin m) => (Rules.sum_congruence (fun (i_14 : Fin d) => (eq_trans (eq_trans (r181
    i_13 i_14 i_15) (r186 i_13 i_14 i_15)) (r189 i_15 i_14 i_13))))). }
  assert (r193 : forall (i_15 : Fin m) (i_13 : Fin n), W a i_15 * delta i_13 s * Sum (fun i : Fin d => delta i a * 1)
    = W a i_15 * delta i_13 s * 1).
  { exact (fun (i_15 : Fin m) (i_13 : Fin n) => (f_equal (fun (h_25 : R) => W a i_15 * delta i_13 s * h_25) r71)). }
  assert (r196 : forall (i_15 : Fin m) (i_13 : Fin n), W a i_15 * delta i_13 s * 1 = W a i_15 * delta i_13 s).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) * 1) = (u0 * u1)) by (intros u0 u1; ring).
    exact (fun (i_15 : Fin m) (i_13 : Fin n) => (identity (W a i_15) (delta i_13 s))). }
  assert (r198 : forall (i_13 : Fin n) (i_15 : Fin m) (i_16 : Fin e), relu_slope (linear X W b i_13 i_15) * Sum (fun i
    : Fin d => delta i_13 s * delta i a * W i i_15) * V i_15 i_16 = relu_slope (linear X W b i_13 i_15) * (W a i_15 *
    delta i_13 s) * V i_15 i_16).
  { exact (fun (i_13 : Fin n) (i_15 : Fin m) (i_16 : Fin e) => (f_equal (fun (h_26 : R) => relu_slope (linear X W b
    i_13 i_15) * h_26 * V i_15 i_16) (eq_trans (eq_trans (r191 i_13 i_15) (eq_trans (Facts.sum_scale d (W a i_15 *
    delta i_13 s) (fun i : Fin d => delta i a * 1)) (r193 i_15 i_13))) (r196 i_15 i_13)))). }
  assert (r199 : forall (i_13 : Fin n) (i_15 : Fin m) (i_16 : Fin e), relu_slope (linear X W b i_13 i_15) * (W a i_15
    * delta i_13 s) * V i_15 i_16 = V i_15 i_16 * W a i_15 * relu_slope (linear X W b i_13 i_15) * delta i_13 s).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * (u1 * u2)) * u3) = (((u3 * u1) * u0) * u2)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_13 : Fin n) (i_15 : Fin m) (i_16 : Fin e) => (identity (relu_slope (linear X W b i_13 i_15)) (W a
      i_15) (delta i_13 s) (V i_15 i_16))). }
  assert (r201 : forall (i_15 : Fin m) (i_16 : Fin e) (i_13 : Fin n), V i_15 i_16 * W a i_15 * relu_slope (linear X W
    b i_13 i_15) * delta i_13 s = delta i_13 s * (V i_15 i_16 * W a i_15 * relu_slope (linear X W b i_13 i_15))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * u3) = (u3 * ((u0 * u1) * u2))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_15 : Fin m) (i_16 : Fin e) (i_13 : Fin n) => (identity (V i_15 i_16) (W a i_15) (relu_slope (linear
      X W b i_13 i_15)) (delta i_13 s))). }
  assert (r203 : forall (i_13 : Fin n) (i_16 : Fin e), Sum (fun i : Fin m => relu_slope (linear X W b i_13 i) * Sum
    (fun i_ : Fin d => delta i_13 s * delta i_ a * W i_ i) * V i i_16) = Sum (fun i : Fin m => delta i_13 s * (V i
    i_16 * W a i * relu_slope (linear X W b i_13 i)))).
  { exact (fun (i_13 : Fin n) (i_16 : Fin e) => (Rules.sum_congruence (fun (i_15 : Fin m) => (eq_trans (eq_trans (r198
    i_13 i_15 i_16) (r199 i_13 i_15 i_16)) (r201 i_15 i_16 i_13))))). }
  assert (r206 : forall (i_13 : Fin n) (i_16 : Fin e), G i_13 i_16 * Sum (fun i : Fin m => relu_slope (linear X W b
    i_13 i) * Sum (fun i_ : Fin d => delta i_13 s * delta i_ a * W i_ i) * V i i_16) = G i_13 i_16 * (delta i_13 s *
    Sum (fun i : Fin m => V i i_16 * W a i * relu_slope (linear X W b i_13 i)))).
  { exact (fun (i_13 : Fin n) (i_16 : Fin e) => (f_equal (fun (h_27 : R) => G i_13 i_16 * h_27) (eq_trans (r203 i_13
    i_16) (Facts.sum_scale m (delta i_13 s) (fun i : Fin m => V i i_16 * W a i * relu_slope (linear X W b i_13
    i)))))). }
  assert (r207 : forall (i_13 : Fin n) (i_16 : Fin e), G i_13 i_16 * (delta i_13 s * Sum (fun i : Fin m => V i i_16 *
    W a i * relu_slope (linear X W b i_13 i))) = G i_13 i_16 * delta i_13 s * Sum (fun i : Fin m => V i i_16 * W a i *
    relu_slope (linear X W b i_13 i))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u0 * u1) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_13 : Fin n) (i_16 : Fin e) => (identity (G i_13 i_16) (delta i_13 s) (Sum (fun i : Fin m => V i i_16
      * W a i * relu_slope (linear X W b i_13 i))))). }
  assert (r209 : forall (i_13 : Fin n) (i_16 : Fin e), G i_13 i_16 * delta i_13 s * Sum (fun i : Fin m => V i i_16 * W
    a i * relu_slope (linear X W b i_13 i)) = delta i_13 s * (G i_13 i_16 * Sum (fun i : Fin m => V i i_16 * W a i *
    relu_slope (linear X W b i_13 i)))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u0 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_13 : Fin n) (i_16 : Fin e) => (identity (G i_13 i_16) (delta i_13 s) (Sum (fun i : Fin m => V i i_16
      * W a i * relu_slope (linear X W b i_13 i))))). }
  assert (r211 : forall (i_13 : Fin n), Sum (fun i : Fin e => G i_13 i * Sum (fun i_ : Fin m => relu_slope (linear X W
    b i_13 i_) * Sum (fun i : Fin d => delta i_13 s * delta i a * W i i_) * V i_ i)) = Sum (fun i : Fin e => delta
    i_13 s * (G i_13 i * Sum (fun i_ : Fin m => V i_ i * W a i_ * relu_slope (linear X W b i_13 i_))))).
  { exact (fun (i_13 : Fin n) => (Rules.sum_congruence (fun (i_16 : Fin e) => (eq_trans (eq_trans (r206 i_13 i_16)
    (r207 i_13 i_16)) (r209 i_13 i_16))))). }
  assert (r214 : Sum (fun i : Fin n => Sum (fun i_ : Fin e => G i i_ * Sum (fun i_1 : Fin m => relu_slope (linear X W
    b i i_1) * Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1) * V i_1 i_))) = Sum (fun i : Fin n => delta i
    s * Sum (fun i_ : Fin e => G i i_ * Sum (fun i_1 : Fin m => V i_1 i_ * W a i_1 * relu_slope (linear X W b i
    i_1))))).
  { exact (Rules.sum_congruence (fun (i_13 : Fin n) => (eq_trans (r211 i_13) (Facts.sum_scale e (delta i_13 s) (fun i
    : Fin e => G i_13 i * Sum (fun i_ : Fin m => V i_ i * W a i_ * relu_slope (linear X W b i_13 i_))))))). }
  assert (r217 : forall (i_17 : Fin m), Sum (fun c : Fin e => G s c * V i_17 c) * relu_slope (linear X W b s i_17) * W
    a i_17 = W a i_17 * relu_slope (linear X W b s i_17) * Sum (fun c : Fin e => G s c * V i_17 c)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u2 * u1) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_17 : Fin m) => (identity (Sum (fun c : Fin e => G s c * V i_17 c)) (relu_slope (linear X W b s
      i_17)) (W a i_17))). }
  assert (r218 : Sum (fun h : Fin m => Sum (fun c : Fin e => G s c * V h c) * relu_slope (linear X W b s h) * W a h) =
    Sum (fun i : Fin m => W a i * relu_slope (linear X W b s i) * Sum (fun c : Fin e => G s c * V i c))).
  { exact (Rules.sum_congruence (fun (i_17 : Fin m) => (r217 i_17))). }
  assert (r221 : Sum (fun i : Fin m => W a i * relu_slope (linear X W b s i) * Sum (fun c : Fin e => G s c * V i c)) =
    Sum (fun i : Fin m => Sum (fun i_ : Fin e => W a i * relu_slope (linear X W b s i) * (G s i_ * V i i_)))).
  { exact (Rules.sum_congruence (fun (i_17 : Fin m) => (eq_sym (Facts.sum_scale e (W a i_17 * relu_slope (linear X W b
    s i_17)) (fun i : Fin e => G s i * V i_17 i))))). }
  assert (r224 : forall (i_18 : Fin m) (i_19 : Fin e), W a i_18 * relu_slope (linear X W b s i_18) * (G s i_19 * V
    i_18 i_19) = G s i_19 * V i_18 i_19 * W a i_18 * relu_slope (linear X W b s i_18)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u2 * u3) * u0) * u1)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_18 : Fin m) (i_19 : Fin e) => (identity (W a i_18) (relu_slope (linear X W b s i_18)) (G s i_19) (V
      i_18 i_19))). }
  assert (r225 : forall (i_19 : Fin e) (i_18 : Fin m), G s i_19 * V i_18 i_19 * W a i_18 * relu_slope (linear X W b s
    i_18) = G s i_19 * (V i_18 i_19 * W a i_18 * relu_slope (linear X W b s i_18))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * u3) = (u0 * ((u1 * u2) * u3))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_19 : Fin e) (i_18 : Fin m) => (identity (G s i_19) (V i_18 i_19) (W a i_18) (relu_slope (linear X W
      b s i_18)))). }
  assert (r227 : forall (i_19 : Fin e), Sum (fun i : Fin m => W a i * relu_slope (linear X W b s i) * (G s i_19 * V i
    i_19)) = Sum (fun i : Fin m => G s i_19 * (V i i_19 * W a i * relu_slope (linear X W b s i)))).
  { exact (fun (i_19 : Fin e) => (Rules.sum_congruence (fun (i_18 : Fin m) => (eq_trans (r224 i_18 i_19) (r225 i_19
    i_18))))). }
  assert (r230 : Sum (fun i : Fin e => Sum (fun i_ : Fin m => W a i_ * relu_slope (linear X W b s i_) * (G s i * V i_
    i))) = Sum (fun i : Fin e => G s i * Sum (fun i_ : Fin m => V i_ i * W a i_ * relu_slope (linear X W b s i_)))).
  { exact (Rules.sum_congruence (fun (i_19 : Fin e) => (eq_trans (r227 i_19) (Facts.sum_scale m (G s i_19) (fun i :
    Fin m => V i i_19 * W a i * relu_slope (linear X W b s i)))))). }
  exact (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (@eq_refl R (Sum (fun t : Fin n => Sum (fun c : Fin e => G t
    c * feed_forward X W b V beta t c))))) r49 (eq_trans (eq_trans (eq_trans r108 r119) (eq_sym (eq_trans r176 r119)))
    (eq_trans (eq_trans r214 (Facts.sum_delta n s (fun i : Fin n => Sum (fun i_ : Fin e => G i i_ * Sum (fun i_1 : Fin
    m => V i_1 i_ * W a i_1 * relu_slope (linear X W b i i_1)))))) (eq_sym (eq_trans r218 (eq_trans (eq_trans r221
    (Facts.sum_exchange m e (fun (i : Fin m) (i_ : Fin e) => W a i * relu_slope (linear X W b s i) * (G s i_ * V i
    i_)))) r230)))))).
Qed.

(* Backward pass of the feed-forward network: the first weight. *)
Theorem feed_forward_backward_weight (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos
  : (0 < d)%nat) (e : nat) (e_pos : (0 < e)%nat) (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R)
  (G : Fin n -> Fin e -> R) (V : Fin m -> Fin e -> R) (beta : Fin e -> R) (a : Fin d) (l : Fin m)
    (given : forall t : Fin n, forall h : Fin m, linear X W b t h <> 0) :
  partial (entry2 a l) (fun W : Fin d -> Fin m -> R => Sum (fun t : Fin n => Sum (fun c : Fin e => G t c *
    feed_forward X W b V beta t c))) W (Sum (fun t : Fin n => Sum (fun c : Fin e => G t c * V l c) * relu_slope
    (linear X W b t l) * X t a)).
Proof.
  assert (r1 : forall (i : Fin n) (i_ : Fin e), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => G i i_) W 0).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (W : Fin d -> Fin m -> R) (i : Fin n) (i_ : Fin e), feed_forward X W b V beta i i_ = Sum (fun h
    : Fin m => relu (linear X W b i h) * V h i_) + beta i_).
  { exact (fun (W : Fin d -> Fin m -> R) (i : Fin n) (i_ : Fin e) => eq_refl). }
  assert (r4 : forall (W : Fin d -> Fin m -> R) (i : Fin n) (i_1 : Fin m), relu (linear X W b i i_1) = 1 / 2 * (linear
    X W b i i_1 + abs (linear X W b i i_1))).
  { exact (fun (W : Fin d -> Fin m -> R) (i : Fin n) (i_1 : Fin m) => eq_refl). }
  assert (r6 : partial (entry2 a l) (fun W : Fin d -> Fin m -> R => 1 / 2) W 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r7 : forall (W : Fin d -> Fin m -> R) (i : Fin n) (i_1 : Fin m), linear X W b i i_1 = Sum (fun a : Fin d =>
    X i a * W a i_1) + b i_1).
  { exact (fun (W : Fin d -> Fin m -> R) (i : Fin n) (i_1 : Fin m) => eq_refl). }
  assert (r9 : forall (i : Fin n) (i_2 : Fin d), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => X i i_2) W 0).
  { exact (fun (i : Fin n) (i_2 : Fin d) => (Rules.deriv_const _ _ _)). }
  assert (r10 : forall (i_2 : Fin d) (i_1 : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => W i_2 i_1) W
    (delta i_2 a * delta i_1 l)).
  { exact (fun (i_2 : Fin d) (i_1 : Fin m) => (Rules.deriv_entry_matrix i_2 a i_1 l W)). }
  assert (r11 : forall (i : Fin n) (i_2 : Fin d) (i_1 : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => X
    i i_2 * W i_2 i_1) W (0 * W i_2 i_1 + X i i_2 * (delta i_2 a * delta i_1 l))).
  { exact (fun (i : Fin n) (i_2 : Fin d) (i_1 : Fin m) => (Rules.deriv_mul (r9 i i_2) (r10 i_2 i_1))). }
  assert (r12 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => Sum (fun a :
    Fin d => X i a * W a i_1)) W (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_sum (fun (i_2 : Fin d) => (r11 i i_2 i_1)))). }
  assert (r13 : forall (i_1 : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => b i_1) W 0).
  { exact (fun (i_1 : Fin m) => (Rules.deriv_const _ _ _)). }
  assert (r14 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => Sum (fun a :
    Fin d => X i a * W a i_1) + b i_1) W (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) +
    0)).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_add (r12 i i_1) (r13 i_1))). }
  assert (r16 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => linear X W b i
    i_1) W (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0)).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (W : Fin d -> Fin m -> R) => (eq_sym (r7 W i i_1)))
    (r14 i i_1) (@eq_refl R (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0)))). }
  assert (r17 : forall (W : Fin d -> Fin m -> R) (i : Fin n) (i_1 : Fin m), abs (linear X W b i i_1) = sqrt (linear X
    W b i i_1 ^ 2)).
  { exact (fun (W : Fin d -> Fin m -> R) (i : Fin n) (i_1 : Fin m) => eq_refl). }
  assert (r19 : forall (W : Fin d -> Fin m -> R) (i : Fin n) (i_1 : Fin m), linear X W b i i_1 ^ 2 = linear X W b i
    i_1 ^ 1 * linear X W b i i_1).
  { assert (identity : forall u0 : R, (u0 ^ 2) = ((u0 ^ 1) * u0)) by (intros u0; ring).
    exact (fun (W : Fin d -> Fin m -> R) (i : Fin n) (i_1 : Fin m) => (identity (linear X W b i i_1))). }
  assert (r21 : forall (W : Fin d -> Fin m -> R) (i : Fin n) (i_1 : Fin m), linear X W b i i_1 ^ 1 = linear X W b i
    i_1).
  { assert (identity : forall u0 : R, (u0 ^ 1) = u0) by (intros u0; ring).
    exact (fun (W : Fin d -> Fin m -> R) (i : Fin n) (i_1 : Fin m) => (identity (linear X W b i i_1))). }
  assert (r23 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => linear X W b i
    i_1 ^ 1) W (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0)).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (W : Fin d -> Fin m -> R) => (eq_sym (r21 W i i_1)))
    (r16 i i_1) (@eq_refl R (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0)))). }
  assert (r24 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => linear X W b i
    i_1 ^ 1 * linear X W b i i_1) W ((Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0)
    * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a *
    delta i_1 l)) + 0))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_mul (r23 i i_1) (r16 i i_1))). }
  assert (r26 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => linear X W b i
    i_1 ^ 2) W ((Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0) * linear X W b i i_1
    + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (W : Fin d -> Fin m -> R) => (eq_sym (r19 W i i_1)))
    (r24 i i_1) (@eq_refl R ((Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0) * linear
    X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l))
    + 0))))). }
  assert (r29 : forall (i_3 : Fin n) (i_4 : Fin m), linear X W b i_3 i_4 <> 0).
  { exact (fun (i_3 : Fin n) (i_4 : Fin m) => ((given i_3) i_4)). }
  assert (r33 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => sqrt (linear X
    W b i i_1 ^ 2)) W (1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ *
    (delta i_ a * delta i_1 l)) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => 0 * W i_
    i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0)))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_fn_pos Rules.outer_sqrt (r26 i i_1) (Facts.square_pos (linear
    X W b i i_1) (r29 i i_1)))). }
  assert (r35 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => abs (linear X W
    b i i_1)) W (1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_
    a * delta i_1 l)) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i
    i_ * (delta i_ a * delta i_1 l)) + 0)))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (W : Fin d -> Fin m -> R) => (eq_sym (r17 W i i_1)))
    (r33 i i_1) (@eq_refl R (1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_
    * (delta i_ a * delta i_1 l)) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => 0 * W
    i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0)))))). }
  assert (r36 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => linear X W b i
    i_1 + abs (linear X W b i i_1)) W (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0
    + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta
    i_1 l)) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ *
    (delta i_ a * delta i_1 l)) + 0)))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_add (r16 i i_1) (r35 i i_1))). }
  assert (r37 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => 1 / 2 * (linear
    X W b i i_1 + abs (linear X W b i i_1))) W (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum
    (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^
    2)) * ((Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0) * linear X W b i i_1 +
    linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0))))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_mul r6 (r36 i i_1))). }
  assert (r39 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => relu (linear X
    W b i i_1)) W (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_ : Fin d => 0 * W i_ i_1
    + X i i_ * (delta i_ a * delta i_1 l)) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => 0
    * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun
    i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0))))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (W : Fin d -> Fin m -> R) => (eq_sym (r4 W i i_1)))
    (r37 i i_1) (@eq_refl R (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_ : Fin d => 0 *
    W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ :
    Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 *
    (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0))))))). }
  assert (r40 : forall (i_1 : Fin m) (i_ : Fin e), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => V i_1 i_) W
    0).
  { exact (fun (i_1 : Fin m) (i_ : Fin e) => (Rules.deriv_const _ _ _)). }
  assert (r41 : forall (i : Fin n) (i_1 : Fin m) (i_ : Fin e), partial (entry2 a l) (fun W : Fin d -> Fin m -> R =>
    relu (linear X W b i i_1) * V i_1 i_) W ((0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun
    i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) *
    ((Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0) * linear X W b i i_1 + linear X
    W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0)))) * V i_1 i_ +
    relu (linear X W b i i_1) * 0)).
  { exact (fun (i : Fin n) (i_1 : Fin m) (i_ : Fin e) => (Rules.deriv_mul (r39 i i_1) (r40 i_1 i_))). }
  assert (r42 : forall (i : Fin n) (i_ : Fin e), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => Sum (fun h : Fin
    m => relu (linear X W b i h) * V h i_)) W (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i
    i_1)) + 1 / 2 * (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0 + 1 / (2 * sqrt
    (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0) *
    linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta
    i_1 l)) + 0)))) * V i_1 i_ + relu (linear X W b i i_1) * 0))).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_sum (fun (i_1 : Fin m) => (r41 i i_1 i_)))). }
  assert (r43 : forall (i_ : Fin e), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => beta i_) W 0).
  { exact (fun (i_ : Fin e) => (Rules.deriv_const _ _ _)). }
  assert (r44 : forall (i : Fin n) (i_ : Fin e), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => Sum (fun h : Fin
    m => relu (linear X W b i h) * V h i_) + beta i_) W (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs
    (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0 +
    1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1
    l)) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_
    a * delta i_1 l)) + 0)))) * V i_1 i_ + relu (linear X W b i i_1) * 0) + 0)).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_add (r42 i i_) (r43 i_))). }
  assert (r46 : forall (i : Fin n) (i_ : Fin e), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => feed_forward X W
    b V beta i i_) W (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun
    i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) *
    ((Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0) * linear X W b i i_1 + linear X
    W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0)))) * V i_1 i_ +
    relu (linear X W b i i_1) * 0) + 0)).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_eq (fun (W : Fin d -> Fin m -> R) => (eq_sym (r2 W i i_)))
    (r44 i i_) (@eq_refl R (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 *
    (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0 + 1 / (2 * sqrt (linear X W b i
    i_1 ^ 2)) * ((Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0) * linear X W b i i_1
    + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0)))) * V
    i_1 i_ + relu (linear X W b i i_1) * 0) + 0)))). }
  assert (r47 : forall (i : Fin n) (i_ : Fin e), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => G i i_ *
    feed_forward X W b V beta i i_) W (0 * feed_forward X W b V beta i i_ + G i i_ * (Sum (fun i_1 : Fin m => (0 *
    (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta
    i_ a * delta i_1 l)) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i
    i_ * (delta i_ a * delta i_1 l)) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => 0 *
    W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0)))) * V i_1 i_ + relu (linear X W b i i_1) * 0) + 0))).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_mul (r1 i i_) (r46 i i_))). }
  assert (r48 : forall (i : Fin n), partial (entry2 a l) (fun W : Fin d -> Fin m -> R => Sum (fun i_ : Fin e => G i i_
    * feed_forward X W b V beta i i_)) W (Sum (fun i_ : Fin e => 0 * feed_forward X W b V beta i i_ + G i i_ * (Sum
    (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_ : Fin d => 0 * W
    i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin
    d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum
    (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0)))) * V i_1 i_ + relu (linear X W b i
    i_1) * 0) + 0)))).
  { exact (fun (i : Fin n) => (Rules.deriv_sum (fun (i_ : Fin e) => (r47 i i_)))). }
  assert (r49 : partial (entry2 a l) (fun W : Fin d -> Fin m -> R => Sum (fun t : Fin n => Sum (fun c : Fin e => G t c
    * feed_forward X W b V beta t c))) W (Sum (fun i : Fin n => Sum (fun i_ : Fin e => 0 * feed_forward X W b V beta i
    i_ + G i i_ * (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_
    : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) *
    ((Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0) * linear X W b i i_1 + linear X
    W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0)))) * V i_1 i_ +
    relu (linear X W b i i_1) * 0) + 0))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r48 i))). }
  assert (r50 : forall (i_5 : Fin n) (i_6 : Fin m), abs (linear X W b i_5 i_6) = sqrt (linear X W b i_5 i_6 ^ 2)).
  { exact (fun (i_5 : Fin n) (i_6 : Fin m) => eq_refl). }
  assert (r53 : forall (b_ a : Fin d), a <> b_ -> b_ <> a).
  { exact (fun (b_ a : Fin d) p => (Facts.apart_symm d a b_ p)). }
  assert (r56 : forall (a b_ : Fin d), a <> b_ -> delta a b_ = delta b_ a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b_ : Fin d) p_ => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart d a b_ p_)
      (Rules.and_equation (-1) (Facts.delta_apart d b_ a (r53 b_ a p_)) Rules.no_equation)) (identity (delta b_ a)
      (delta a b_)))). }
  assert (r57 : forall (a b_ : Fin d), delta a b_ = delta b_ a).
  { exact (fun (a b_ : Fin d) => (Rules.index_cases (fun (b_ : Fin d) => delta a b_ = delta b_ a) a b_ (@eq_refl R
    (delta a a)) (fun p_1 => (r56 a b_ p_1)))). }
  assert (r59 : forall (i_7 : Fin d) (i_6 : Fin m) (i_5 : Fin n), 0 * W i_7 i_6 + X i_5 i_7 * (delta i_7 a * delta i_6
    l) = 0 * W i_7 i_6 + X i_5 i_7 * (delta a i_7 * delta i_6 l)).
  { exact (fun (i_7 : Fin d) (i_6 : Fin m) (i_5 : Fin n) => (f_equal (fun (h : R) => 0 * W i_7 i_6 + X i_5 i_7 * (h *
    delta i_6 l)) (r57 i_7 a))). }
  assert (r62 : forall (i_7 : Fin d) (i_5 : Fin n), a <> i_7 -> delta a i_7 * X i_5 i_7 = delta a i_7 * X i_5 a).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_7 : Fin d) (i_5 : Fin n) p_2 => (Rules.linear_combination (Rules.and_equation (X i_5 i_7 - X i_5 a)
      (Facts.delta_apart d a i_7 p_2) Rules.no_equation) (identity (delta a i_7) (X i_5 a) (X i_5 i_7)))). }
  assert (r63 : forall (i_7 : Fin d) (i_5 : Fin n), delta a i_7 * X i_5 i_7 = delta a i_7 * X i_5 a).
  { exact (fun (i_7 : Fin d) (i_5 : Fin n) => (Rules.index_cases (fun (i_7 : Fin d) => delta a i_7 * X i_5 i_7 = delta
    a i_7 * X i_5 a) a i_7 (@eq_refl R (delta a a * X i_5 a)) (fun p_3 => (r62 i_7 i_5 p_3)))). }
  assert (r64 : forall (i_7 : Fin d) (i_6 : Fin m) (i_5 : Fin n), 0 * W i_7 i_6 + X i_5 i_7 * (delta a i_7 * delta i_6
    l) = X i_5 a * delta a i_7 * delta i_6 l).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * u1) * u2) - ((0 * u3) + (u4 * (u1 * u2))) = (u2 * ((u1 * u0)
    - (u1 * u4)) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_7 : Fin d) (i_6 : Fin m) (i_5 : Fin n) => (Rules.linear_combination (Rules.and_equation (delta i_6
      l) (r63 i_7 i_5) Rules.no_equation) (identity (X i_5 a) (delta a i_7) (delta i_6 l) (W i_7 i_6) (X i_5 i_7)))).
      }
  assert (r67 : forall (i_5 : Fin n) (i_7 : Fin d) (i_6 : Fin m), X i_5 a * delta a i_7 * delta i_6 l = X i_5 a *
    delta i_6 l * (delta i_7 a * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * 1)) - ((u0 * u3) * u1) = (((u0 * u1) * 1) * (u2 -
    u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_5 : Fin n) (i_7 : Fin d) (i_6 : Fin m) => (Rules.linear_combination (Rules.and_equation (X i_5 a *
      delta i_6 l * 1) (r57 a i_7) Rules.no_equation) (identity (X i_5 a) (delta i_6 l) (delta i_7 a) (delta a
      i_7)))). }
  assert (r69 : forall (i_6 : Fin m) (i_5 : Fin n), Sum (fun i : Fin d => 0 * W i i_6 + X i_5 i * (delta i a * delta
    i_6 l)) = Sum (fun i : Fin d => X i_5 a * delta i_6 l * (delta i a * 1))).
  { exact (fun (i_6 : Fin m) (i_5 : Fin n) => (Rules.sum_congruence (fun (i_7 : Fin d) => (eq_trans (eq_trans (r59 i_7
    i_6 i_5) (r64 i_7 i_6 i_5)) (r67 i_5 i_7 i_6))))). }
  assert (r71 : Sum (fun i : Fin d => delta i a * 1) = 1).
  { exact (Facts.sum_delta d a (fun i : Fin d => 1)). }
  assert (r72 : forall (i_5 : Fin n) (i_6 : Fin m), X i_5 a * delta i_6 l * Sum (fun i : Fin d => delta i a * 1) = X
    i_5 a * delta i_6 l * 1).
  { exact (fun (i_5 : Fin n) (i_6 : Fin m) => (f_equal (fun (h_ : R) => X i_5 a * delta i_6 l * h_) r71)). }
  assert (r75 : forall (i_5 : Fin n) (i_6 : Fin m), X i_5 a * delta i_6 l * 1 = X i_5 a * delta i_6 l).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) * 1) = (u0 * u1)) by (intros u0 u1; ring).
    exact (fun (i_5 : Fin n) (i_6 : Fin m) => (identity (X i_5 a) (delta i_6 l))). }
  assert (r78 : forall (i_5 : Fin n) (i_6 : Fin m), 1 / 2 * (1 / sqrt (linear X W b i_5 i_6 ^ 2)) = 1 / 2 * (1 / sqrt
    (linear X W b i_5 i_6 ^ 2))).
  { assert (identity : forall u0 : R, ((1 / 2) * (1 * u0)) = ((1/2) * (1 * u0))) by (intros u0; field).
    exact (fun (i_5 : Fin n) (i_6 : Fin m) => (identity (/ (sqrt (linear X W b i_5 i_6 ^ 2))))). }
  assert (r80 : forall (i_5 : Fin n) (i_6 : Fin m) (i_8 : Fin e), (0 * (linear X W b i_5 i_6 + abs (linear X W b i_5
    i_6)) + 1 / 2 * (Sum (fun i : Fin d => 0 * W i i_6 + X i_5 i * (delta i a * delta i_6 l)) + 0 + 1 / (2 * sqrt
    (linear X W b i_5 i_6 ^ 2)) * ((Sum (fun i : Fin d => 0 * W i i_6 + X i_5 i * (delta i a * delta i_6 l)) + 0) *
    linear X W b i_5 i_6 + linear X W b i_5 i_6 ^ 1 * (Sum (fun i : Fin d => 0 * W i i_6 + X i_5 i * (delta i a *
    delta i_6 l)) + 0)))) * V i_6 i_8 + relu (linear X W b i_5 i_6) * 0 = (0 * (linear X W b i_5 i_6 + sqrt (linear X
    W b i_5 i_6 ^ 2)) + 1 / 2 * (X i_5 a * delta i_6 l + 0 + 1 / 2 * (1 / sqrt (linear X W b i_5 i_6 ^ 2)) * ((X i_5 a
    * delta i_6 l + 0) * linear X W b i_5 i_6 + linear X W b i_5 i_6 ^ 1 * (X i_5 a * delta i_6 l + 0)))) * V i_6 i_8
    + relu (linear X W b i_5 i_6) * 0).
  { exact (fun (i_5 : Fin n) (i_6 : Fin m) (i_8 : Fin e) => (f_equal3 (fun (h_1 : R) (h_2 : R) (h_3 : R) => (0 *
    (linear X W b i_5 i_6 + h_1) + 1 / 2 * (h_2 + 0 + h_3 * ((h_2 + 0) * linear X W b i_5 i_6 + linear X W b i_5 i_6 ^
    1 * (h_2 + 0)))) * V i_6 i_8 + relu (linear X W b i_5 i_6) * 0) (r50 i_5 i_6) (eq_trans (eq_trans (r69 i_6 i_5)
    (eq_trans (Facts.sum_scale d (X i_5 a * delta i_6 l) (fun i : Fin d => delta i a * 1)) (r72 i_5 i_6))) (r75 i_5
    i_6)) (eq_trans (Facts.inverse_mul 2 (sqrt (linear X W b i_5 i_6 ^ 2))) (r78 i_5 i_6)))). }
  assert (r81 : forall (i_5 : Fin n) (i_6 : Fin m) (i_8 : Fin e), (0 * (linear X W b i_5 i_6 + sqrt (linear X W b i_5
    i_6 ^ 2)) + 1 / 2 * (X i_5 a * delta i_6 l + 0 + 1 / 2 * (1 / sqrt (linear X W b i_5 i_6 ^ 2)) * ((X i_5 a * delta
    i_6 l + 0) * linear X W b i_5 i_6 + linear X W b i_5 i_6 ^ 1 * (X i_5 a * delta i_6 l + 0)))) * V i_6 i_8 + relu
    (linear X W b i_5 i_6) * 0 = 1 / 2 * (V i_6 i_8 * X i_5 a * linear X W b i_5 i_6 * delta i_6 l * (1 / sqrt (linear
    X W b i_5 i_6 ^ 2))) + 1 / 2 * (V i_6 i_8 * X i_5 a * delta i_6 l)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((0 * (u0 + u1)) + ((1/2) * (((u2 * u3) + 0) + (((1/2) * (1
    * u4)) * ((((u2 * u3) + 0) * u0) + ((u0 ^ 1) * ((u2 * u3) + 0))))))) * u5) + (u6 * 0)) = (((1/2) * ((((u5 * u2) *
    u0) * u3) * (1 * u4))) + ((1/2) * ((u5 * u2) * u3)))) by (intros u0 u1 u2 u3 u4 u5 u6; field).
    exact (fun (i_5 : Fin n) (i_6 : Fin m) (i_8 : Fin e) => (identity (linear X W b i_5 i_6) (sqrt (linear X W b i_5
      i_6 ^ 2)) (X i_5 a) (delta i_6 l) (/ (sqrt (linear X W b i_5 i_6 ^ 2))) (V i_6 i_8) (relu (linear X W b i_5
      i_6)))). }
  assert (r83 : forall (i_6 : Fin m) (i_8 : Fin e) (i_5 : Fin n), 1 / 2 * (V i_6 i_8 * X i_5 a * linear X W b i_5 i_6
    * delta i_6 l * (1 / sqrt (linear X W b i_5 i_6 ^ 2))) + 1 / 2 * (V i_6 i_8 * X i_5 a * delta i_6 l) = 1 / 2 * X
    i_5 a * (delta i_6 l * (V i_6 i_8 * linear X W b i_5 i_6 * (1 / sqrt (linear X W b i_5 i_6 ^ 2)))) + 1 / 2 * X i_5
    a * (delta i_6 l * V i_6 i_8)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((1/2) * ((((u0 * u1) * u2) * u3) * (1 * u4))) + ((1/2) * ((u0 *
    u1) * u3))) = ((((1/2) * u1) * (u3 * ((u0 * u2) * (1 * u4)))) + (((1/2) * u1) * (u3 * u0)))) by (intros u0 u1 u2
    u3 u4; field).
    exact (fun (i_6 : Fin m) (i_8 : Fin e) (i_5 : Fin n) => (identity (V i_6 i_8) (X i_5 a) (linear X W b i_5 i_6)
      (delta i_6 l) (/ (sqrt (linear X W b i_5 i_6 ^ 2))))). }
  assert (r85 : forall (i_5 : Fin n) (i_8 : Fin e), Sum (fun i : Fin m => (0 * (linear X W b i_5 i + abs (linear X W b
    i_5 i)) + 1 / 2 * (Sum (fun i_ : Fin d => 0 * W i_ i + X i_5 i_ * (delta i_ a * delta i l)) + 0 + 1 / (2 * sqrt
    (linear X W b i_5 i ^ 2)) * ((Sum (fun i_ : Fin d => 0 * W i_ i + X i_5 i_ * (delta i_ a * delta i l)) + 0) *
    linear X W b i_5 i + linear X W b i_5 i ^ 1 * (Sum (fun i_ : Fin d => 0 * W i_ i + X i_5 i_ * (delta i_ a * delta
    i l)) + 0)))) * V i i_8 + relu (linear X W b i_5 i) * 0) = Sum (fun i : Fin m => 1 / 2 * X i_5 a * (delta i l * (V
    i i_8 * linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2)))) + 1 / 2 * X i_5 a * (delta i l * V i i_8))).
  { exact (fun (i_5 : Fin n) (i_8 : Fin e) => (Rules.sum_congruence (fun (i_6 : Fin m) => (eq_trans (eq_trans (r80 i_5
    i_6 i_8) (r81 i_5 i_6 i_8)) (r83 i_6 i_8 i_5))))). }
  assert (r89 : forall (i_5 : Fin n) (i_8 : Fin e), 1 / 2 * X i_5 a * Sum (fun i : Fin m => delta i l * (V i i_8 *
    linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2)))) = 1 / 2 * X i_5 a * (V l i_8 * linear X W b i_5 l * (1
    / sqrt (linear X W b i_5 l ^ 2)))).
  { exact (fun (i_5 : Fin n) (i_8 : Fin e) => (f_equal (fun (h_4 : R) => 1 / 2 * X i_5 a * h_4) (Facts.sum_delta m l
    (fun i : Fin m => V i i_8 * linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2)))))). }
  assert (r93 : forall (i_5 : Fin n) (i_8 : Fin e), 1 / 2 * X i_5 a * Sum (fun i : Fin m => delta i l * V i i_8) = 1 /
    2 * X i_5 a * V l i_8).
  { exact (fun (i_5 : Fin n) (i_8 : Fin e) => (f_equal (fun (h_5 : R) => 1 / 2 * X i_5 a * h_5) (Facts.sum_delta m l
    (fun i : Fin m => V i i_8)))). }
  assert (r95 : forall (i_5 : Fin n) (i_8 : Fin e), Sum (fun i : Fin m => 1 / 2 * X i_5 a * (delta i l * (V i i_8 *
    linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2))))) + Sum (fun i : Fin m => 1 / 2 * X i_5 a * (delta i l *
    V i i_8)) = 1 / 2 * X i_5 a * (V l i_8 * linear X W b i_5 l * (1 / sqrt (linear X W b i_5 l ^ 2))) + 1 / 2 * X i_5
    a * V l i_8).
  { exact (fun (i_5 : Fin n) (i_8 : Fin e) => (f_equal2 (fun (h_6 : R) (h_7 : R) => h_6 + h_7) (eq_trans
    (Facts.sum_scale m (1 / 2 * X i_5 a) (fun i : Fin m => delta i l * (V i i_8 * linear X W b i_5 i * (1 / sqrt
    (linear X W b i_5 i ^ 2))))) (r89 i_5 i_8)) (eq_trans (Facts.sum_scale m (1 / 2 * X i_5 a) (fun i : Fin m => delta
    i l * V i i_8)) (r93 i_5 i_8)))). }
  assert (r98 : forall (i_5 : Fin n) (i_8 : Fin e), 1 / 2 * X i_5 a * (V l i_8 * linear X W b i_5 l * (1 / sqrt
    (linear X W b i_5 l ^ 2))) + 1 / 2 * X i_5 a * V l i_8 = 1 / 2 * (V l i_8 * X i_5 a) + 1 / 2 * (V l i_8 * X i_5 a
    * linear X W b i_5 l * (1 / sqrt (linear X W b i_5 l ^ 2)))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((1/2) * u0) * ((u1 * u2) * (1 * u3))) + (((1/2) * u0) * u1)) =
    (((1/2) * (u1 * u0)) + ((1/2) * (((u1 * u0) * u2) * (1 * u3))))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_5 : Fin n) (i_8 : Fin e) => (identity (X i_5 a) (V l i_8) (linear X W b i_5 l) (/ (sqrt (linear X W
      b i_5 l ^ 2))))). }
  assert (r100 : forall (i_5 : Fin n) (i_8 : Fin e), 0 * feed_forward X W b V beta i_5 i_8 + G i_5 i_8 * (Sum (fun i :
    Fin m => (0 * (linear X W b i_5 i + abs (linear X W b i_5 i)) + 1 / 2 * (Sum (fun i_ : Fin d => 0 * W i_ i + X i_5
    i_ * (delta i_ a * delta i l)) + 0 + 1 / (2 * sqrt (linear X W b i_5 i ^ 2)) * ((Sum (fun i_ : Fin d => 0 * W i_ i
    + X i_5 i_ * (delta i_ a * delta i l)) + 0) * linear X W b i_5 i + linear X W b i_5 i ^ 1 * (Sum (fun i_ : Fin d
    => 0 * W i_ i + X i_5 i_ * (delta i_ a * delta i l)) + 0)))) * V i i_8 + relu (linear X W b i_5 i) * 0) + 0) = 0 *
    feed_forward X W b V beta i_5 i_8 + G i_5 i_8 * (1 / 2 * (V l i_8 * X i_5 a) + 1 / 2 * (V l i_8 * X i_5 a * linear
    X W b i_5 l * (1 / sqrt (linear X W b i_5 l ^ 2))) + 0)).
  { exact (fun (i_5 : Fin n) (i_8 : Fin e) => (f_equal (fun (h_8 : R) => 0 * feed_forward X W b V beta i_5 i_8 + G i_5
    i_8 * (h_8 + 0)) (eq_trans (eq_trans (r85 i_5 i_8) (eq_trans (Facts.sum_add m (fun i : Fin m => 1 / 2 * X i_5 a *
    (delta i l * (V i i_8 * linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2))))) (fun i : Fin m => 1 / 2 * X
    i_5 a * (delta i l * V i i_8))) (r95 i_5 i_8))) (r98 i_5 i_8)))). }
  assert (r101 : forall (i_5 : Fin n) (i_8 : Fin e), 0 * feed_forward X W b V beta i_5 i_8 + G i_5 i_8 * (1 / 2 * (V l
    i_8 * X i_5 a) + 1 / 2 * (V l i_8 * X i_5 a * linear X W b i_5 l * (1 / sqrt (linear X W b i_5 l ^ 2))) + 0) = 1 /
    2 * (G i_5 i_8 * V l i_8 * X i_5 a) + 1 / 2 * (G i_5 i_8 * V l i_8 * X i_5 a * linear X W b i_5 l * (1 / sqrt
    (linear X W b i_5 l ^ 2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((0 * u0) + (u1 * ((((1/2) * (u2 * u3)) + ((1/2) * (((u2 * u3) *
    u4) * (1 * u5)))) + 0))) = (((1/2) * ((u1 * u2) * u3)) + ((1/2) * ((((u1 * u2) * u3) * u4) * (1 * u5))))) by
    (intros u0 u1 u2 u3 u4 u5; field).
    exact (fun (i_5 : Fin n) (i_8 : Fin e) => (identity (feed_forward X W b V beta i_5 i_8) (G i_5 i_8) (V l i_8) (X
      i_5 a) (linear X W b i_5 l) (/ (sqrt (linear X W b i_5 l ^ 2))))). }
  assert (r103 : forall (i_5 : Fin n) (i_8 : Fin e), 1 / 2 * (G i_5 i_8 * V l i_8 * X i_5 a) + 1 / 2 * (G i_5 i_8 * V
    l i_8 * X i_5 a * linear X W b i_5 l * (1 / sqrt (linear X W b i_5 l ^ 2))) = 1 / 2 * X i_5 a * (G i_5 i_8 * V l
    i_8) + 1 / 2 * (X i_5 a * linear X W b i_5 l * (1 / sqrt (linear X W b i_5 l ^ 2))) * (G i_5 i_8 * V l i_8)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((1/2) * ((u0 * u1) * u2)) + ((1/2) * ((((u0 * u1) * u2) * u3) * (1
    * u4)))) = ((((1/2) * u2) * (u0 * u1)) + (((1/2) * ((u2 * u3) * (1 * u4))) * (u0 * u1)))) by (intros u0 u1 u2 u3
    u4; field).
    exact (fun (i_5 : Fin n) (i_8 : Fin e) => (identity (G i_5 i_8) (V l i_8) (X i_5 a) (linear X W b i_5 l) (/ (sqrt
      (linear X W b i_5 l ^ 2))))). }
  assert (r105 : forall (i_5 : Fin n), Sum (fun i : Fin e => 0 * feed_forward X W b V beta i_5 i + G i_5 i * (Sum (fun
    i_ : Fin m => (0 * (linear X W b i_5 i_ + abs (linear X W b i_5 i_)) + 1 / 2 * (Sum (fun i : Fin d => 0 * W i i_ +
    X i_5 i * (delta i a * delta i_ l)) + 0 + 1 / (2 * sqrt (linear X W b i_5 i_ ^ 2)) * ((Sum (fun i : Fin d => 0 * W
    i i_ + X i_5 i * (delta i a * delta i_ l)) + 0) * linear X W b i_5 i_ + linear X W b i_5 i_ ^ 1 * (Sum (fun i :
    Fin d => 0 * W i i_ + X i_5 i * (delta i a * delta i_ l)) + 0)))) * V i_ i + relu (linear X W b i_5 i_) * 0) + 0))
    = Sum (fun i : Fin e => 1 / 2 * X i_5 a * (G i_5 i * V l i) + 1 / 2 * (X i_5 a * linear X W b i_5 l * (1 / sqrt
    (linear X W b i_5 l ^ 2))) * (G i_5 i * V l i))).
  { exact (fun (i_5 : Fin n) => (Rules.sum_congruence (fun (i_8 : Fin e) => (eq_trans (eq_trans (r100 i_5 i_8) (r101
    i_5 i_8)) (r103 i_5 i_8))))). }
  assert (r109 : forall (i_5 : Fin n), Sum (fun i : Fin e => 1 / 2 * X i_5 a * (G i_5 i * V l i)) + Sum (fun i : Fin e
    => 1 / 2 * (X i_5 a * linear X W b i_5 l * (1 / sqrt (linear X W b i_5 l ^ 2))) * (G i_5 i * V l i)) = 1 / 2 * X
    i_5 a * Sum (fun i : Fin e => G i_5 i * V l i) + 1 / 2 * (X i_5 a * linear X W b i_5 l * (1 / sqrt (linear X W b
    i_5 l ^ 2))) * Sum (fun i : Fin e => G i_5 i * V l i)).
  { exact (fun (i_5 : Fin n) => (f_equal2 (fun (h_9 : R) (h_10 : R) => h_9 + h_10) (Facts.sum_scale e (1 / 2 * X i_5
    a) (fun i : Fin e => G i_5 i * V l i)) (Facts.sum_scale e (1 / 2 * (X i_5 a * linear X W b i_5 l * (1 / sqrt
    (linear X W b i_5 l ^ 2)))) (fun i : Fin e => G i_5 i * V l i)))). }
  assert (r112 : forall (i_5 : Fin n), 1 / 2 * X i_5 a * Sum (fun i : Fin e => G i_5 i * V l i) + 1 / 2 * (X i_5 a *
    linear X W b i_5 l * (1 / sqrt (linear X W b i_5 l ^ 2))) * Sum (fun i : Fin e => G i_5 i * V l i) = 1 / 2 * (X
    i_5 a * linear X W b i_5 l * (1 / sqrt (linear X W b i_5 l ^ 2)) * Sum (fun i : Fin e => G i_5 i * V l i)) + 1 / 2
    * (X i_5 a * Sum (fun i : Fin e => G i_5 i * V l i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((1/2) * u0) * u1) + (((1/2) * ((u0 * u2) * (1 * u3))) * u1)) =
    (((1/2) * (((u0 * u2) * (1 * u3)) * u1)) + ((1/2) * (u0 * u1)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_5 : Fin n) => (identity (X i_5 a) (Sum (fun i : Fin e => G i_5 i * V l i)) (linear X W b i_5 l) (/
      (sqrt (linear X W b i_5 l ^ 2))))). }
  assert (r114 : Sum (fun i : Fin n => Sum (fun i_ : Fin e => 0 * feed_forward X W b V beta i i_ + G i i_ * (Sum (fun
    i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_ : Fin d => 0 * W i_ i_1
    + X i i_ * (delta i_ a * delta i_1 l)) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => 0
    * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun
    i_ : Fin d => 0 * W i_ i_1 + X i i_ * (delta i_ a * delta i_1 l)) + 0)))) * V i_1 i_ + relu (linear X W b i i_1) *
    0) + 0))) = Sum (fun i : Fin n => 1 / 2 * (X i a * linear X W b i l * (1 / sqrt (linear X W b i l ^ 2)) * Sum (fun
    i_ : Fin e => G i i_ * V l i_)) + 1 / 2 * (X i a * Sum (fun i_ : Fin e => G i i_ * V l i_)))).
  { exact (Rules.sum_congruence (fun (i_5 : Fin n) => (eq_trans (eq_trans (r105 i_5) (eq_trans (Facts.sum_add e (fun i
    : Fin e => 1 / 2 * X i_5 a * (G i_5 i * V l i)) (fun i : Fin e => 1 / 2 * (X i_5 a * linear X W b i_5 l * (1 /
    sqrt (linear X W b i_5 l ^ 2))) * (G i_5 i * V l i))) (r109 i_5))) (r112 i_5)))). }
  assert (r119 : Sum (fun i : Fin n => X i a * linear X W b i l * (1 / sqrt (linear X W b i l ^ 2)) * Sum (fun i_ :
    Fin e => G i i_ * V l i_)) = Sum (fun i : Fin n => Sum (fun i_ : Fin e => X i a * linear X W b i l * (1 / sqrt
    (linear X W b i l ^ 2)) * (G i i_ * V l i_)))).
  { exact (Rules.sum_congruence (fun (i_5 : Fin n) => (eq_sym (Facts.sum_scale e (X i_5 a * linear X W b i_5 l * (1 /
    sqrt (linear X W b i_5 l ^ 2))) (fun i : Fin e => G i_5 i * V l i))))). }
  assert (r122 : forall (i_9 : Fin n) (i_10 : Fin e), X i_9 a * linear X W b i_9 l * (1 / sqrt (linear X W b i_9 l ^
    2)) * (G i_9 i_10 * V l i_10) = G i_9 i_10 * V l i_10 * X i_9 a * linear X W b i_9 l * (1 / sqrt (linear X W b i_9
    l ^ 2))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) * (1 * u2)) * (u3 * u4)) = ((((u3 * u4) * u0) * u1) * (1
    * u2))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_9 : Fin n) (i_10 : Fin e) => (identity (X i_9 a) (linear X W b i_9 l) (/ (sqrt (linear X W b i_9 l ^
      2))) (G i_9 i_10) (V l i_10))). }
  assert (r123 : forall (i_9 : Fin n) (i_10 : Fin e), G i_9 i_10 * V l i_10 * X i_9 a * linear X W b i_9 l * (1 / sqrt
    (linear X W b i_9 l ^ 2)) = V l i_10 * (G i_9 i_10 * X i_9 a * linear X W b i_9 l * (1 / sqrt (linear X W b i_9 l
    ^ 2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * u1) * u2) * u3) * (1 * u4)) = (u1 * (((u0 * u2) * u3) * (1
    * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_9 : Fin n) (i_10 : Fin e) => (identity (G i_9 i_10) (V l i_10) (X i_9 a) (linear X W b i_9 l) (/
      (sqrt (linear X W b i_9 l ^ 2))))). }
  assert (r125 : forall (i_10 : Fin e), Sum (fun i : Fin n => X i a * linear X W b i l * (1 / sqrt (linear X W b i l ^
    2)) * (G i i_10 * V l i_10)) = Sum (fun i : Fin n => V l i_10 * (G i i_10 * X i a * linear X W b i l * (1 / sqrt
    (linear X W b i l ^ 2))))).
  { exact (fun (i_10 : Fin e) => (Rules.sum_congruence (fun (i_9 : Fin n) => (eq_trans (r122 i_9 i_10) (r123 i_9
    i_10))))). }
  assert (r128 : Sum (fun i : Fin e => Sum (fun i_ : Fin n => X i_ a * linear X W b i_ l * (1 / sqrt (linear X W b i_
    l ^ 2)) * (G i_ i * V l i))) = Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * X i_ a * linear X W b
    i_ l * (1 / sqrt (linear X W b i_ l ^ 2))))).
  { exact (Rules.sum_congruence (fun (i_10 : Fin e) => (eq_trans (r125 i_10) (Facts.sum_scale n (V l i_10) (fun i :
    Fin n => G i i_10 * X i a * linear X W b i l * (1 / sqrt (linear X W b i l ^ 2))))))). }
  assert (r130 : 1 / 2 * Sum (fun i : Fin n => X i a * linear X W b i l * (1 / sqrt (linear X W b i l ^ 2)) * Sum (fun
    i_ : Fin e => G i i_ * V l i_)) = 1 / 2 * Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * X i_ a *
    linear X W b i_ l * (1 / sqrt (linear X W b i_ l ^ 2))))).
  { exact (f_equal (fun (h_11 : R) => 1 / 2 * h_11) (eq_trans (eq_trans r119 (Facts.sum_exchange n e (fun (i : Fin n)
    (i_ : Fin e) => X i a * linear X W b i l * (1 / sqrt (linear X W b i l ^ 2)) * (G i i_ * V l i_)))) r128)). }
  assert (r135 : Sum (fun i : Fin n => X i a * Sum (fun i_ : Fin e => G i i_ * V l i_)) = Sum (fun i : Fin n => Sum
    (fun i_ : Fin e => X i a * (G i i_ * V l i_)))).
  { exact (Rules.sum_congruence (fun (i_5 : Fin n) => (eq_sym (Facts.sum_scale e (X i_5 a) (fun i : Fin e => G i_5 i *
    V l i))))). }
  assert (r138 : forall (i_11 : Fin n) (i_12 : Fin e), X i_11 a * (G i_11 i_12 * V l i_12) = G i_11 i_12 * V l i_12 *
    X i_11 a).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_11 : Fin n) (i_12 : Fin e) => (identity (X i_11 a) (G i_11 i_12) (V l i_12))). }
  assert (r139 : forall (i_11 : Fin n) (i_12 : Fin e), G i_11 i_12 * V l i_12 * X i_11 a = V l i_12 * (G i_11 i_12 * X
    i_11 a)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u0 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_11 : Fin n) (i_12 : Fin e) => (identity (G i_11 i_12) (V l i_12) (X i_11 a))). }
  assert (r141 : forall (i_12 : Fin e), Sum (fun i : Fin n => X i a * (G i i_12 * V l i_12)) = Sum (fun i : Fin n => V
    l i_12 * (G i i_12 * X i a))).
  { exact (fun (i_12 : Fin e) => (Rules.sum_congruence (fun (i_11 : Fin n) => (eq_trans (r138 i_11 i_12) (r139 i_11
    i_12))))). }
  assert (r144 : Sum (fun i : Fin e => Sum (fun i_ : Fin n => X i_ a * (G i_ i * V l i))) = Sum (fun i : Fin e => V l
    i * Sum (fun i_ : Fin n => G i_ i * X i_ a))).
  { exact (Rules.sum_congruence (fun (i_12 : Fin e) => (eq_trans (r141 i_12) (Facts.sum_scale n (V l i_12) (fun i :
    Fin n => G i i_12 * X i a))))). }
  assert (r146 : 1 / 2 * Sum (fun i : Fin n => X i a * Sum (fun i_ : Fin e => G i i_ * V l i_)) = 1 / 2 * Sum (fun i :
    Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * X i_ a))).
  { exact (f_equal (fun (h_12 : R) => 1 / 2 * h_12) (eq_trans (eq_trans r135 (Facts.sum_exchange n e (fun (i : Fin n)
    (i_ : Fin e) => X i a * (G i i_ * V l i_)))) r144)). }
  assert (r148 : Sum (fun i : Fin n => 1 / 2 * (X i a * linear X W b i l * (1 / sqrt (linear X W b i l ^ 2)) * Sum
    (fun i_ : Fin e => G i i_ * V l i_))) + Sum (fun i : Fin n => 1 / 2 * (X i a * Sum (fun i_ : Fin e => G i i_ * V l
    i_))) = 1 / 2 * Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * X i_ a * linear X W b i_ l * (1 /
    sqrt (linear X W b i_ l ^ 2)))) + 1 / 2 * Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * X i_ a))).
  { exact (f_equal2 (fun (h_13 : R) (h_14 : R) => h_13 + h_14) (eq_trans (Facts.sum_scale n (1 / 2) (fun i : Fin n =>
    X i a * linear X W b i l * (1 / sqrt (linear X W b i l ^ 2)) * Sum (fun i_ : Fin e => G i i_ * V l i_))) r130)
    (eq_trans (Facts.sum_scale n (1 / 2) (fun i : Fin n => X i a * Sum (fun i_ : Fin e => G i i_ * V l i_))) r146)). }
  assert (r149 : Sum (fun i : Fin n => 1 / 2 * (X i a * linear X W b i l * (1 / sqrt (linear X W b i l ^ 2)) * Sum
    (fun i_ : Fin e => G i i_ * V l i_)) + 1 / 2 * (X i a * Sum (fun i_ : Fin e => G i i_ * V l i_))) = 1 / 2 * Sum
    (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * X i_ a * linear X W b i_ l * (1 / sqrt (linear X W b i_
    l ^ 2)))) + 1 / 2 * Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * X i_ a))).
  { exact (eq_trans (Facts.sum_add n (fun i : Fin n => 1 / 2 * (X i a * linear X W b i l * (1 / sqrt (linear X W b i l
    ^ 2)) * Sum (fun i_ : Fin e => G i i_ * V l i_))) (fun i : Fin n => 1 / 2 * (X i a * Sum (fun i_ : Fin e => G i i_
    * V l i_)))) r148). }
  assert (r151 : 1 / 2 * Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * X i_ a * linear X W b i_ l * (1
    / sqrt (linear X W b i_ l ^ 2)))) + 1 / 2 * Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * X i_ a))
    = 1 / 2 * Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * X i_ a)) + 1 / 2 * Sum (fun i : Fin e => V
    l i * Sum (fun i_ : Fin n => G i_ i * X i_ a * linear X W b i_ l * (1 / sqrt (linear X W b i_ l ^ 2))))).
  { assert (identity : forall u0 u1 : R, (((1/2) * u0) + ((1/2) * u1)) = (((1/2) * u1) + ((1/2) * u0))) by (intros u0
    u1; field).
    exact (identity (Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * X i_ a * linear X W b i_ l * (1 /
      sqrt (linear X W b i_ l ^ 2))))) (Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * X i_ a)))). }
  assert (r153 : forall (i_13 : Fin n) (i_14 : Fin m), relu_slope (linear X W b i_13 i_14) = 1 / 2 * (1 + linear X W b
    i_13 i_14 / abs (linear X W b i_13 i_14))).
  { exact (fun (i_13 : Fin n) (i_14 : Fin m) => eq_refl). }
  assert (r154 : forall (i_13 : Fin n) (i_14 : Fin m), 1 / 2 * (1 + linear X W b i_13 i_14 / abs (linear X W b i_13
    i_14)) = 1 / 2 * (1 + linear X W b i_13 i_14 * (1 / abs (linear X W b i_13 i_14)))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (u0 * u1))) = ((1/2) * (1 + (u0 * (1 * u1))))) by (intros u0
    u1; field).
    exact (fun (i_13 : Fin n) (i_14 : Fin m) => (identity (linear X W b i_13 i_14) (/ (abs (linear X W b i_13
      i_14))))). }
  assert (r155 : forall (i_13 : Fin n) (i_14 : Fin m), abs (linear X W b i_13 i_14) = sqrt (linear X W b i_13 i_14 ^
    2)).
  { exact (fun (i_13 : Fin n) (i_14 : Fin m) => eq_refl). }
  assert (r156 : forall (i_13 : Fin n) (i_14 : Fin m), 1 / abs (linear X W b i_13 i_14) = 1 / sqrt (linear X W b i_13
    i_14 ^ 2)).
  { exact (fun (i_13 : Fin n) (i_14 : Fin m) => (f_equal (fun (h_15 : R) => 1 / h_15) (r155 i_13 i_14))). }
  assert (r157 : forall (i_13 : Fin n) (i_14 : Fin m), 1 / 2 * (1 + linear X W b i_13 i_14 * (1 / abs (linear X W b
    i_13 i_14))) = 1 / 2 * (1 + linear X W b i_13 i_14 * (1 / sqrt (linear X W b i_13 i_14 ^ 2)))).
  { exact (fun (i_13 : Fin n) (i_14 : Fin m) => (f_equal (fun (h_16 : R) => 1 / 2 * (1 + linear X W b i_13 i_14 *
    h_16)) (r156 i_13 i_14))). }
  assert (r159 : forall (i_13 : Fin n) (i_14 : Fin m), 1 / 2 * (1 + linear X W b i_13 i_14 * (1 / sqrt (linear X W b
    i_13 i_14 ^ 2))) = 1 / 2 + 1 / 2 * (linear X W b i_13 i_14 * (1 / sqrt (linear X W b i_13 i_14 ^ 2)))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (u0 * (1 * u1)))) = ((1/2) + ((1/2) * (u0 * (1 * u1))))) by
    (intros u0 u1; field).
    exact (fun (i_13 : Fin n) (i_14 : Fin m) => (identity (linear X W b i_13 i_14) (/ (sqrt (linear X W b i_13 i_14 ^
      2))))). }
  assert (r163 : forall (i_13 : Fin n) (i_15 : Fin d) (i_14 : Fin m), X i_13 i_15 * delta i_15 a * delta i_14 l = X
    i_13 i_15 * delta a i_15 * delta i_14 l).
  { exact (fun (i_13 : Fin n) (i_15 : Fin d) (i_14 : Fin m) => (f_equal (fun (h_17 : R) => X i_13 i_15 * h_17 * delta
    i_14 l) (r57 i_15 a))). }
  assert (r166 : forall (i_15 : Fin d) (i_13 : Fin n), a <> i_15 -> delta a i_15 * X i_13 i_15 = delta a i_15 * X i_13
    a).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_15 : Fin d) (i_13 : Fin n) p_4 => (Rules.linear_combination (Rules.and_equation (X i_13 i_15 - X
      i_13 a) (Facts.delta_apart d a i_15 p_4) Rules.no_equation) (identity (delta a i_15) (X i_13 a) (X i_13
      i_15)))). }
  assert (r167 : forall (i_15 : Fin d) (i_13 : Fin n), delta a i_15 * X i_13 i_15 = delta a i_15 * X i_13 a).
  { exact (fun (i_15 : Fin d) (i_13 : Fin n) => (Rules.index_cases (fun (i_15 : Fin d) => delta a i_15 * X i_13 i_15 =
    delta a i_15 * X i_13 a) a i_15 (@eq_refl R (delta a a * X i_13 a)) (fun p_5 => (r166 i_15 i_13 p_5)))). }
  assert (r168 : forall (i_13 : Fin n) (i_15 : Fin d) (i_14 : Fin m), X i_13 i_15 * delta a i_15 * delta i_14 l = X
    i_13 a * delta a i_15 * delta i_14 l).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * u2) - ((u3 * u1) * u2) = (u2 * ((u1 * u0) - (u1 * u3)) +
    0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_13 : Fin n) (i_15 : Fin d) (i_14 : Fin m) => (Rules.linear_combination (Rules.and_equation (delta
      i_14 l) (r167 i_15 i_13) Rules.no_equation) (identity (X i_13 a) (delta a i_15) (delta i_14 l) (X i_13 i_15)))).
      }
  assert (r171 : forall (i_13 : Fin n) (i_15 : Fin d) (i_14 : Fin m), X i_13 a * delta a i_15 * delta i_14 l = X i_13
    a * delta i_14 l * (delta i_15 a * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * 1)) - ((u0 * u3) * u1) = (((u0 * u1) * 1) * (u2 -
    u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_13 : Fin n) (i_15 : Fin d) (i_14 : Fin m) => (Rules.linear_combination (Rules.and_equation (X i_13 a
      * delta i_14 l * 1) (r57 a i_15) Rules.no_equation) (identity (X i_13 a) (delta i_14 l) (delta i_15 a) (delta a
      i_15)))). }
  assert (r173 : forall (i_13 : Fin n) (i_14 : Fin m), Sum (fun i : Fin d => X i_13 i * delta i a * delta i_14 l) =
    Sum (fun i : Fin d => X i_13 a * delta i_14 l * (delta i a * 1))).
  { exact (fun (i_13 : Fin n) (i_14 : Fin m) => (Rules.sum_congruence (fun (i_15 : Fin d) => (eq_trans (eq_trans (r163
    i_13 i_15 i_14) (r168 i_13 i_15 i_14)) (r171 i_13 i_15 i_14))))). }
  assert (r175 : forall (i_13 : Fin n) (i_14 : Fin m), X i_13 a * delta i_14 l * Sum (fun i : Fin d => delta i a * 1)
    = X i_13 a * delta i_14 l * 1).
  { exact (fun (i_13 : Fin n) (i_14 : Fin m) => (f_equal (fun (h_18 : R) => X i_13 a * delta i_14 l * h_18) r71)). }
  assert (r178 : forall (i_13 : Fin n) (i_14 : Fin m), X i_13 a * delta i_14 l * 1 = X i_13 a * delta i_14 l).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) * 1) = (u0 * u1)) by (intros u0 u1; ring).
    exact (fun (i_13 : Fin n) (i_14 : Fin m) => (identity (X i_13 a) (delta i_14 l))). }
  assert (r180 : forall (i_13 : Fin n) (i_14 : Fin m) (i_16 : Fin e), relu_slope (linear X W b i_13 i_14) * Sum (fun i
    : Fin d => X i_13 i * delta i a * delta i_14 l) * V i_14 i_16 = (1 / 2 + 1 / 2 * (linear X W b i_13 i_14 * (1 /
    sqrt (linear X W b i_13 i_14 ^ 2)))) * (X i_13 a * delta i_14 l) * V i_14 i_16).
  { exact (fun (i_13 : Fin n) (i_14 : Fin m) (i_16 : Fin e) => (f_equal2 (fun (h_19 : R) (h_20 : R) => h_19 * h_20 * V
    i_14 i_16) (eq_trans (r153 i_13 i_14) (eq_trans (eq_trans (r154 i_13 i_14) (r157 i_13 i_14)) (r159 i_13 i_14)))
    (eq_trans (eq_trans (r173 i_13 i_14) (eq_trans (Facts.sum_scale d (X i_13 a * delta i_14 l) (fun i : Fin d =>
    delta i a * 1)) (r175 i_13 i_14))) (r178 i_13 i_14)))). }
  assert (r181 : forall (i_13 : Fin n) (i_14 : Fin m) (i_16 : Fin e), (1 / 2 + 1 / 2 * (linear X W b i_13 i_14 * (1 /
    sqrt (linear X W b i_13 i_14 ^ 2)))) * (X i_13 a * delta i_14 l) * V i_14 i_16 = 1 / 2 * (V i_14 i_16 * X i_13 a *
    linear X W b i_13 i_14 * delta i_14 l * (1 / sqrt (linear X W b i_13 i_14 ^ 2))) + 1 / 2 * (V i_14 i_16 * X i_13 a
    * delta i_14 l)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((1/2) + ((1/2) * (u0 * (1 * u1)))) * (u2 * u3)) * u4) = (((1/2) *
    ((((u4 * u2) * u0) * u3) * (1 * u1))) + ((1/2) * ((u4 * u2) * u3)))) by (intros u0 u1 u2 u3 u4; field).
    exact (fun (i_13 : Fin n) (i_14 : Fin m) (i_16 : Fin e) => (identity (linear X W b i_13 i_14) (/ (sqrt (linear X W
      b i_13 i_14 ^ 2))) (X i_13 a) (delta i_14 l) (V i_14 i_16))). }
  assert (r183 : forall (i_14 : Fin m) (i_16 : Fin e) (i_13 : Fin n), 1 / 2 * (V i_14 i_16 * X i_13 a * linear X W b
    i_13 i_14 * delta i_14 l * (1 / sqrt (linear X W b i_13 i_14 ^ 2))) + 1 / 2 * (V i_14 i_16 * X i_13 a * delta i_14
    l) = 1 / 2 * X i_13 a * (delta i_14 l * (V i_14 i_16 * linear X W b i_13 i_14 * (1 / sqrt (linear X W b i_13 i_14
    ^ 2)))) + 1 / 2 * X i_13 a * (delta i_14 l * V i_14 i_16)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((1/2) * ((((u0 * u1) * u2) * u3) * (1 * u4))) + ((1/2) * ((u0 *
    u1) * u3))) = ((((1/2) * u1) * (u3 * ((u0 * u2) * (1 * u4)))) + (((1/2) * u1) * (u3 * u0)))) by (intros u0 u1 u2
    u3 u4; field).
    exact (fun (i_14 : Fin m) (i_16 : Fin e) (i_13 : Fin n) => (identity (V i_14 i_16) (X i_13 a) (linear X W b i_13
      i_14) (delta i_14 l) (/ (sqrt (linear X W b i_13 i_14 ^ 2))))). }
  assert (r185 : forall (i_13 : Fin n) (i_16 : Fin e), Sum (fun i : Fin m => relu_slope (linear X W b i_13 i) * Sum
    (fun i_ : Fin d => X i_13 i_ * delta i_ a * delta i l) * V i i_16) = Sum (fun i : Fin m => 1 / 2 * X i_13 a *
    (delta i l * (V i i_16 * linear X W b i_13 i * (1 / sqrt (linear X W b i_13 i ^ 2)))) + 1 / 2 * X i_13 a * (delta
    i l * V i i_16))).
  { exact (fun (i_13 : Fin n) (i_16 : Fin e) => (Rules.sum_congruence (fun (i_14 : Fin m) => (eq_trans (eq_trans (r180
    i_13 i_14 i_16) (r181 i_13 i_14 i_16)) (r183 i_14 i_16 i_13))))). }
  assert (r189 : forall (i_13 : Fin n) (i_16 : Fin e), 1 / 2 * X i_13 a * Sum (fun i : Fin m => delta i l * (V i i_16
    * linear X W b i_13 i * (1 / sqrt (linear X W b i_13 i ^ 2)))) = 1 / 2 * X i_13 a * (V l i_16 * linear X W b i_13
    l * (1 / sqrt (linear X W b i_13 l ^ 2)))).
  { exact (fun (i_13 : Fin n) (i_16 : Fin e) => (f_equal (fun (h_21 : R) => 1 / 2 * X i_13 a * h_21) (Facts.sum_delta
    m l (fun i : Fin m => V i i_16 * linear X W b i_13 i * (1 / sqrt (linear X W b i_13 i ^ 2)))))). }
  assert (r193 : forall (i_13 : Fin n) (i_16 : Fin e), 1 / 2 * X i_13 a * Sum (fun i : Fin m => delta i l * V i i_16)
    = 1 / 2 * X i_13 a * V l i_16).
  { exact (fun (i_13 : Fin n) (i_16 : Fin e) => (f_equal (fun (h_22 : R) => 1 / 2 * X i_13 a * h_22) (Facts.sum_delta
    m l (fun i : Fin m => V i i_16)))). }
  assert (r195 : forall (i_13 : Fin n) (i_16 : Fin e), Sum (fun i : Fin m => 1 / 2 * X i_13 a * (delta i l * (V i i_16
    * linear X W b i_13 i * (1 / sqrt (linear X W b i_13 i ^ 2))))) + Sum (fun i : Fin m => 1 / 2 * X i_13 a * (delta
    i l * V i i_16)) = 1 / 2 * X i_13 a * (V l i_16 * linear X W b i_13 l * (1 / sqrt (linear X W b i_13 l ^ 2))) + 1
    / 2 * X i_13 a * V l i_16).
  { exact (fun (i_13 : Fin n) (i_16 : Fin e) => (f_equal2 (fun (h_23 : R) (h_24 : R) => h_23 + h_24) (eq_trans
    (Facts.sum_scale m (1 / 2 * X i_13 a) (fun i : Fin m => delta i l * (V i i_16 * linear X W b i_13 i * (1 / sqrt
    (linear X W b i_13 i ^ 2))))) (r189 i_13 i_16)) (eq_trans (Facts.sum_scale m (1 / 2 * X i_13 a) (fun i : Fin m =>
    delta i l * V i i_16)) (r193 i_13 i_16)))). }
  assert (r198 : forall (i_13 : Fin n) (i_16 : Fin e), 1 / 2 * X i_13 a * (V l i_16 * linear X W b i_13 l * (1 / sqrt
    (linear X W b i_13 l ^ 2))) + 1 / 2 * X i_13 a * V l i_16 = 1 / 2 * (V l i_16 * X i_13 a) + 1 / 2 * (V l i_16 * X
    i_13 a * linear X W b i_13 l * (1 / sqrt (linear X W b i_13 l ^ 2)))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((1/2) * u0) * ((u1 * u2) * (1 * u3))) + (((1/2) * u0) * u1)) =
    (((1/2) * (u1 * u0)) + ((1/2) * (((u1 * u0) * u2) * (1 * u3))))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_13 : Fin n) (i_16 : Fin e) => (identity (X i_13 a) (V l i_16) (linear X W b i_13 l) (/ (sqrt (linear
      X W b i_13 l ^ 2))))). }
  assert (r200 : forall (i_13 : Fin n) (i_16 : Fin e), G i_13 i_16 * Sum (fun i : Fin m => relu_slope (linear X W b
    i_13 i) * Sum (fun i_ : Fin d => X i_13 i_ * delta i_ a * delta i l) * V i i_16) = G i_13 i_16 * (1 / 2 * (V l
    i_16 * X i_13 a) + 1 / 2 * (V l i_16 * X i_13 a * linear X W b i_13 l * (1 / sqrt (linear X W b i_13 l ^ 2))))).
  { exact (fun (i_13 : Fin n) (i_16 : Fin e) => (f_equal (fun (h_25 : R) => G i_13 i_16 * h_25) (eq_trans (eq_trans
    (r185 i_13 i_16) (eq_trans (Facts.sum_add m (fun i : Fin m => 1 / 2 * X i_13 a * (delta i l * (V i i_16 * linear X
    W b i_13 i * (1 / sqrt (linear X W b i_13 i ^ 2))))) (fun i : Fin m => 1 / 2 * X i_13 a * (delta i l * V i i_16)))
    (r195 i_13 i_16))) (r198 i_13 i_16)))). }
  assert (r201 : forall (i_13 : Fin n) (i_16 : Fin e), G i_13 i_16 * (1 / 2 * (V l i_16 * X i_13 a) + 1 / 2 * (V l
    i_16 * X i_13 a * linear X W b i_13 l * (1 / sqrt (linear X W b i_13 l ^ 2)))) = 1 / 2 * (G i_13 i_16 * V l i_16 *
    X i_13 a) + 1 / 2 * (G i_13 i_16 * V l i_16 * X i_13 a * linear X W b i_13 l * (1 / sqrt (linear X W b i_13 l ^
    2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (((1/2) * (u1 * u2)) + ((1/2) * (((u1 * u2) * u3) * (1 *
    u4))))) = (((1/2) * ((u0 * u1) * u2)) + ((1/2) * ((((u0 * u1) * u2) * u3) * (1 * u4))))) by (intros u0 u1 u2 u3
    u4; field).
    exact (fun (i_13 : Fin n) (i_16 : Fin e) => (identity (G i_13 i_16) (V l i_16) (X i_13 a) (linear X W b i_13 l) (/
      (sqrt (linear X W b i_13 l ^ 2))))). }
  assert (r203 : forall (i_13 : Fin n) (i_16 : Fin e), 1 / 2 * (G i_13 i_16 * V l i_16 * X i_13 a) + 1 / 2 * (G i_13
    i_16 * V l i_16 * X i_13 a * linear X W b i_13 l * (1 / sqrt (linear X W b i_13 l ^ 2))) = 1 / 2 * X i_13 a * (G
    i_13 i_16 * V l i_16) + 1 / 2 * (X i_13 a * linear X W b i_13 l * (1 / sqrt (linear X W b i_13 l ^ 2))) * (G i_13
    i_16 * V l i_16)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((1/2) * ((u0 * u1) * u2)) + ((1/2) * ((((u0 * u1) * u2) * u3) * (1
    * u4)))) = ((((1/2) * u2) * (u0 * u1)) + (((1/2) * ((u2 * u3) * (1 * u4))) * (u0 * u1)))) by (intros u0 u1 u2 u3
    u4; field).
    exact (fun (i_13 : Fin n) (i_16 : Fin e) => (identity (G i_13 i_16) (V l i_16) (X i_13 a) (linear X W b i_13 l) (/
      (sqrt (linear X W b i_13 l ^ 2))))). }
  assert (r205 : forall (i_13 : Fin n), Sum (fun i : Fin e => G i_13 i * Sum (fun i_ : Fin m => relu_slope (linear X W
    b i_13 i_) * Sum (fun i : Fin d => X i_13 i * delta i a * delta i_ l) * V i_ i)) = Sum (fun i : Fin e => 1 / 2 * X
    i_13 a * (G i_13 i * V l i) + 1 / 2 * (X i_13 a * linear X W b i_13 l * (1 / sqrt (linear X W b i_13 l ^ 2))) * (G
    i_13 i * V l i))).
  { exact (fun (i_13 : Fin n) => (Rules.sum_congruence (fun (i_16 : Fin e) => (eq_trans (eq_trans (r200 i_13 i_16)
    (r201 i_13 i_16)) (r203 i_13 i_16))))). }
  assert (r209 : forall (i_13 : Fin n), Sum (fun i : Fin e => 1 / 2 * X i_13 a * (G i_13 i * V l i)) + Sum (fun i :
    Fin e => 1 / 2 * (X i_13 a * linear X W b i_13 l * (1 / sqrt (linear X W b i_13 l ^ 2))) * (G i_13 i * V l i)) = 1
    / 2 * X i_13 a * Sum (fun i : Fin e => G i_13 i * V l i) + 1 / 2 * (X i_13 a * linear X W b i_13 l * (1 / sqrt
    (linear X W b i_13 l ^ 2))) * Sum (fun i : Fin e => G i_13 i * V l i)).
  { exact (fun (i_13 : Fin n) => (f_equal2 (fun (h_26 : R) (h_27 : R) => h_26 + h_27) (Facts.sum_scale e (1 / 2 * X
    i_13 a) (fun i : Fin e => G i_13 i * V l i)) (Facts.sum_scale e (1 / 2 * (X i_13 a * linear X W b i_13 l * (1 /
    sqrt (linear X W b i_13 l ^ 2)))) (fun i : Fin e => G i_13 i * V l i)))). }
  assert (r212 : forall (i_13 : Fin n), 1 / 2 * X i_13 a * Sum (fun i : Fin e => G i_13 i * V l i) + 1 / 2 * (X i_13 a
    * linear X W b i_13 l * (1 / sqrt (linear X W b i_13 l ^ 2))) * Sum (fun i : Fin e => G i_13 i * V l i) = 1 / 2 *
    (X i_13 a * linear X W b i_13 l * (1 / sqrt (linear X W b i_13 l ^ 2)) * Sum (fun i : Fin e => G i_13 i * V l i))
    + 1 / 2 * (X i_13 a * Sum (fun i : Fin e => G i_13 i * V l i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((1/2) * u0) * u1) + (((1/2) * ((u0 * u2) * (1 * u3))) * u1)) =
    (((1/2) * (((u0 * u2) * (1 * u3)) * u1)) + ((1/2) * (u0 * u1)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_13 : Fin n) => (identity (X i_13 a) (Sum (fun i : Fin e => G i_13 i * V l i)) (linear X W b i_13 l)
      (/ (sqrt (linear X W b i_13 l ^ 2))))). }
  assert (r214 : Sum (fun i : Fin n => Sum (fun i_ : Fin e => G i i_ * Sum (fun i_1 : Fin m => relu_slope (linear X W
    b i i_1) * Sum (fun i_ : Fin d => X i i_ * delta i_ a * delta i_1 l) * V i_1 i_))) = Sum (fun i : Fin n => 1 / 2 *
    (X i a * linear X W b i l * (1 / sqrt (linear X W b i l ^ 2)) * Sum (fun i_ : Fin e => G i i_ * V l i_)) + 1 / 2 *
    (X i a * Sum (fun i_ : Fin e => G i i_ * V l i_)))).
  { exact (Rules.sum_congruence (fun (i_13 : Fin n) => (eq_trans (eq_trans (r205 i_13) (eq_trans (Facts.sum_add e (fun
    i : Fin e => 1 / 2 * X i_13 a * (G i_13 i * V l i)) (fun i : Fin e => 1 / 2 * (X i_13 a * linear X W b i_13 l * (1
    / sqrt (linear X W b i_13 l ^ 2))) * (G i_13 i * V l i))) (r209 i_13))) (r212 i_13)))). }
  assert (r220 : forall (i_17 : Fin n) (i_18 : Fin d) (i_19 : Fin m), X i_17 i_18 * delta i_18 a * delta i_19 l = X
    i_17 i_18 * delta a i_18 * delta i_19 l).
  { exact (fun (i_17 : Fin n) (i_18 : Fin d) (i_19 : Fin m) => (f_equal (fun (h_28 : R) => X i_17 i_18 * h_28 * delta
    i_19 l) (r57 i_18 a))). }
  assert (r223 : forall (i_18 : Fin d) (i_17 : Fin n), a <> i_18 -> delta a i_18 * X i_17 i_18 = delta a i_18 * X i_17
    a).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_18 : Fin d) (i_17 : Fin n) p_6 => (Rules.linear_combination (Rules.and_equation (X i_17 i_18 - X
      i_17 a) (Facts.delta_apart d a i_18 p_6) Rules.no_equation) (identity (delta a i_18) (X i_17 a) (X i_17
      i_18)))). }
  assert (r224 : forall (i_18 : Fin d) (i_17 : Fin n), delta a i_18 * X i_17 i_18 = delta a i_18 * X i_17 a).
  { exact (fun (i_18 : Fin d) (i_17 : Fin n) => (Rules.index_cases (fun (i_18 : Fin d) => delta a i_18 * X i_17 i_18 =
    delta a i_18 * X i_17 a) a i_18 (@eq_refl R (delta a a * X i_17 a)) (fun p_7 => (r223 i_18 i_17 p_7)))). }
  assert (r225 : forall (i_17 : Fin n) (i_18 : Fin d) (i_19 : Fin m), X i_17 i_18 * delta a i_18 * delta i_19 l = X
    i_17 a * delta a i_18 * delta i_19 l).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * u2) - ((u3 * u1) * u2) = (u2 * ((u1 * u0) - (u1 * u3)) +
    0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_17 : Fin n) (i_18 : Fin d) (i_19 : Fin m) => (Rules.linear_combination (Rules.and_equation (delta
      i_19 l) (r224 i_18 i_17) Rules.no_equation) (identity (X i_17 a) (delta a i_18) (delta i_19 l) (X i_17 i_18)))).
      }
  assert (r228 : forall (i_17 : Fin n) (i_18 : Fin d) (i_19 : Fin m), X i_17 a * delta a i_18 * delta i_19 l = X i_17
    a * delta i_19 l * (delta i_18 a * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * 1)) - ((u0 * u3) * u1) = (((u0 * u1) * 1) * (u2 -
    u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_17 : Fin n) (i_18 : Fin d) (i_19 : Fin m) => (Rules.linear_combination (Rules.and_equation (X i_17 a
      * delta i_19 l * 1) (r57 a i_18) Rules.no_equation) (identity (X i_17 a) (delta i_19 l) (delta i_18 a) (delta a
      i_18)))). }
  assert (r230 : forall (i_17 : Fin n) (i_19 : Fin m), Sum (fun i : Fin d => X i_17 i * delta i a * delta i_19 l) =
    Sum (fun i : Fin d => X i_17 a * delta i_19 l * (delta i a * 1))).
  { exact (fun (i_17 : Fin n) (i_19 : Fin m) => (Rules.sum_congruence (fun (i_18 : Fin d) => (eq_trans (eq_trans (r220
    i_17 i_18 i_19) (r225 i_17 i_18 i_19)) (r228 i_17 i_18 i_19))))). }
  assert (r232 : forall (i_17 : Fin n) (i_19 : Fin m), X i_17 a * delta i_19 l * Sum (fun i : Fin d => delta i a * 1)
    = X i_17 a * delta i_19 l * 1).
  { exact (fun (i_17 : Fin n) (i_19 : Fin m) => (f_equal (fun (h_29 : R) => X i_17 a * delta i_19 l * h_29) r71)). }
  assert (r235 : forall (i_17 : Fin n) (i_19 : Fin m), X i_17 a * delta i_19 l * 1 = X i_17 a * delta i_19 l).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) * 1) = (u0 * u1)) by (intros u0 u1; ring).
    exact (fun (i_17 : Fin n) (i_19 : Fin m) => (identity (X i_17 a) (delta i_19 l))). }
  assert (r237 : forall (i_17 : Fin n) (i_19 : Fin m) (i_20 : Fin e), relu_slope (linear X W b i_17 i_19) * Sum (fun i
    : Fin d => X i_17 i * delta i a * delta i_19 l) * V i_19 i_20 = relu_slope (linear X W b i_17 i_19) * (X i_17 a *
    delta i_19 l) * V i_19 i_20).
  { exact (fun (i_17 : Fin n) (i_19 : Fin m) (i_20 : Fin e) => (f_equal (fun (h_30 : R) => relu_slope (linear X W b
    i_17 i_19) * h_30 * V i_19 i_20) (eq_trans (eq_trans (r230 i_17 i_19) (eq_trans (Facts.sum_scale d (X i_17 a *
    delta i_19 l) (fun i : Fin d => delta i a * 1)) (r232 i_17 i_19))) (r235 i_17 i_19)))). }
  assert (r238 : forall (i_17 : Fin n) (i_19 : Fin m) (i_20 : Fin e), relu_slope (linear X W b i_17 i_19) * (X i_17 a
    * delta i_19 l) * V i_19 i_20 = V i_19 i_20 * X i_17 a * relu_slope (linear X W b i_17 i_19) * delta i_19 l).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * (u1 * u2)) * u3) = (((u3 * u1) * u0) * u2)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_17 : Fin n) (i_19 : Fin m) (i_20 : Fin e) => (identity (relu_slope (linear X W b i_17 i_19)) (X i_17
      a) (delta i_19 l) (V i_19 i_20))). }
  assert (r240 : forall (i_19 : Fin m) (i_20 : Fin e) (i_17 : Fin n), V i_19 i_20 * X i_17 a * relu_slope (linear X W
    b i_17 i_19) * delta i_19 l = X i_17 a * (delta i_19 l * (V i_19 i_20 * relu_slope (linear X W b i_17 i_19)))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * u3) = (u1 * (u3 * (u0 * u2)))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_19 : Fin m) (i_20 : Fin e) (i_17 : Fin n) => (identity (V i_19 i_20) (X i_17 a) (relu_slope (linear
      X W b i_17 i_19)) (delta i_19 l))). }
  assert (r242 : forall (i_17 : Fin n) (i_20 : Fin e), Sum (fun i : Fin m => relu_slope (linear X W b i_17 i) * Sum
    (fun i_ : Fin d => X i_17 i_ * delta i_ a * delta i l) * V i i_20) = Sum (fun i : Fin m => X i_17 a * (delta i l *
    (V i i_20 * relu_slope (linear X W b i_17 i))))).
  { exact (fun (i_17 : Fin n) (i_20 : Fin e) => (Rules.sum_congruence (fun (i_19 : Fin m) => (eq_trans (eq_trans (r237
    i_17 i_19 i_20) (r238 i_17 i_19 i_20)) (r240 i_19 i_20 i_17))))). }
  assert (r245 : forall (i_17 : Fin n) (i_20 : Fin e), X i_17 a * Sum (fun i : Fin m => delta i l * (V i i_20 *
    relu_slope (linear X W b i_17 i))) = X i_17 a * (V l i_20 * relu_slope (linear X W b i_17 l))).
  { exact (fun (i_17 : Fin n) (i_20 : Fin e) => (f_equal (fun (h_31 : R) => X i_17 a * h_31) (Facts.sum_delta m l (fun
    i : Fin m => V i i_20 * relu_slope (linear X W b i_17 i))))). }
  assert (r248 : forall (i_17 : Fin n) (i_20 : Fin e), X i_17 a * (V l i_20 * relu_slope (linear X W b i_17 l)) = V l
    i_20 * X i_17 a * relu_slope (linear X W b i_17 l)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u0) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_17 : Fin n) (i_20 : Fin e) => (identity (X i_17 a) (V l i_20) (relu_slope (linear X W b i_17 l)))).
      }
  assert (r250 : forall (i_17 : Fin n) (i_20 : Fin e), G i_17 i_20 * Sum (fun i : Fin m => relu_slope (linear X W b
    i_17 i) * Sum (fun i_ : Fin d => X i_17 i_ * delta i_ a * delta i l) * V i i_20) = G i_17 i_20 * (V l i_20 * X
    i_17 a * relu_slope (linear X W b i_17 l))).
  { exact (fun (i_17 : Fin n) (i_20 : Fin e) => (f_equal (fun (h_32 : R) => G i_17 i_20 * h_32) (eq_trans (eq_trans
    (r242 i_17 i_20) (eq_trans (Facts.sum_scale m (X i_17 a) (fun i : Fin m => delta i l * (V i i_20 * relu_slope
    (linear X W b i_17 i)))) (r245 i_17 i_20))) (r248 i_17 i_20)))). }
  assert (r251 : forall (i_17 : Fin n) (i_20 : Fin e), G i_17 i_20 * (V l i_20 * X i_17 a * relu_slope (linear X W b
    i_17 l)) = G i_17 i_20 * V l i_20 * X i_17 a * relu_slope (linear X W b i_17 l)).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * ((u1 * u2) * u3)) = (((u0 * u1) * u2) * u3)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_17 : Fin n) (i_20 : Fin e) => (identity (G i_17 i_20) (V l i_20) (X i_17 a) (relu_slope (linear X W
      b i_17 l)))). }
  assert (r253 : forall (i_17 : Fin n) (i_20 : Fin e), G i_17 i_20 * V l i_20 * X i_17 a * relu_slope (linear X W b
    i_17 l) = X i_17 a * relu_slope (linear X W b i_17 l) * (G i_17 i_20 * V l i_20)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * u3) = ((u2 * u3) * (u0 * u1))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_17 : Fin n) (i_20 : Fin e) => (identity (G i_17 i_20) (V l i_20) (X i_17 a) (relu_slope (linear X W
      b i_17 l)))). }
  assert (r255 : forall (i_17 : Fin n), Sum (fun i : Fin e => G i_17 i * Sum (fun i_ : Fin m => relu_slope (linear X W
    b i_17 i_) * Sum (fun i : Fin d => X i_17 i * delta i a * delta i_ l) * V i_ i)) = Sum (fun i : Fin e => X i_17 a
    * relu_slope (linear X W b i_17 l) * (G i_17 i * V l i))).
  { exact (fun (i_17 : Fin n) => (Rules.sum_congruence (fun (i_20 : Fin e) => (eq_trans (eq_trans (r250 i_17 i_20)
    (r251 i_17 i_20)) (r253 i_17 i_20))))). }
  assert (r256 : forall (i_17 : Fin n), Sum (fun i : Fin e => X i_17 a * relu_slope (linear X W b i_17 l) * (G i_17 i
    * V l i)) = X i_17 a * relu_slope (linear X W b i_17 l) * Sum (fun i : Fin e => G i_17 i * V l i)).
  { exact (fun (i_17 : Fin n) => (Facts.sum_scale e (X i_17 a * relu_slope (linear X W b i_17 l)) (fun i : Fin e => G
    i_17 i * V l i))). }
  assert (r258 : Sum (fun i : Fin n => Sum (fun i_ : Fin e => G i i_ * Sum (fun i_1 : Fin m => relu_slope (linear X W
    b i i_1) * Sum (fun i_ : Fin d => X i i_ * delta i_ a * delta i_1 l) * V i_1 i_))) = Sum (fun i : Fin n => X i a *
    relu_slope (linear X W b i l) * Sum (fun i_ : Fin e => G i i_ * V l i_))).
  { exact (Rules.sum_congruence (fun (i_17 : Fin n) => (eq_trans (r255 i_17) (r256 i_17)))). }
  assert (r260 : Sum (fun i : Fin n => X i a * relu_slope (linear X W b i l) * Sum (fun i_ : Fin e => G i i_ * V l
    i_)) = Sum (fun i : Fin n => Sum (fun i_ : Fin e => X i a * relu_slope (linear X W b i l) * (G i i_ * V l i_)))).
  { exact (Rules.sum_congruence (fun (i_17 : Fin n) => (eq_sym (r256 i_17)))). }
  assert (r263 : forall (i_21 : Fin n) (i_22 : Fin e), X i_21 a * relu_slope (linear X W b i_21 l) * (G i_21 i_22 * V
    l i_22) = G i_21 i_22 * V l i_22 * X i_21 a * relu_slope (linear X W b i_21 l)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u2 * u3) * u0) * u1)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_21 : Fin n) (i_22 : Fin e) => (identity (X i_21 a) (relu_slope (linear X W b i_21 l)) (G i_21 i_22)
      (V l i_22))). }
  assert (r264 : forall (i_21 : Fin n) (i_22 : Fin e), G i_21 i_22 * V l i_22 * X i_21 a * relu_slope (linear X W b
    i_21 l) = V l i_22 * (G i_21 i_22 * X i_21 a * relu_slope (linear X W b i_21 l))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * u3) = (u1 * ((u0 * u2) * u3))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_21 : Fin n) (i_22 : Fin e) => (identity (G i_21 i_22) (V l i_22) (X i_21 a) (relu_slope (linear X W
      b i_21 l)))). }
  assert (r266 : forall (i_22 : Fin e), Sum (fun i : Fin n => X i a * relu_slope (linear X W b i l) * (G i i_22 * V l
    i_22)) = Sum (fun i : Fin n => V l i_22 * (G i i_22 * X i a * relu_slope (linear X W b i l)))).
  { exact (fun (i_22 : Fin e) => (Rules.sum_congruence (fun (i_21 : Fin n) => (eq_trans (r263 i_21 i_22) (r264 i_21
    i_22))))). }
  assert (r269 : Sum (fun i : Fin e => Sum (fun i_ : Fin n => X i_ a * relu_slope (linear X W b i_ l) * (G i_ i * V l
    i))) = Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * X i_ a * relu_slope (linear X W b i_ l)))).
  { exact (Rules.sum_congruence (fun (i_22 : Fin e) => (eq_trans (r266 i_22) (Facts.sum_scale n (V l i_22) (fun i :
    Fin n => G i i_22 * X i a * relu_slope (linear X W b i l)))))). }
  assert (r270 : Sum (fun i : Fin n => X i a * relu_slope (linear X W b i l) * Sum (fun i_ : Fin e => G i i_ * V l
    i_)) = Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * X i_ a * relu_slope (linear X W b i_ l)))).
  { exact (eq_trans (eq_trans r260 (Facts.sum_exchange n e (fun (i : Fin n) (i_ : Fin e) => X i a * relu_slope (linear
    X W b i l) * (G i i_ * V l i_)))) r269). }
  assert (r272 : forall (i_23 : Fin n), Sum (fun c : Fin e => G i_23 c * V l c) * relu_slope (linear X W b i_23 l) * X
    i_23 a = X i_23 a * relu_slope (linear X W b i_23 l) * Sum (fun c : Fin e => G i_23 c * V l c)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u2 * u1) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_23 : Fin n) => (identity (Sum (fun c : Fin e => G i_23 c * V l c)) (relu_slope (linear X W b i_23
      l)) (X i_23 a))). }
  assert (r273 : Sum (fun t : Fin n => Sum (fun c : Fin e => G t c * V l c) * relu_slope (linear X W b t l) * X t a) =
    Sum (fun i : Fin n => X i a * relu_slope (linear X W b i l) * Sum (fun i_ : Fin e => G i i_ * V l i_))).
  { exact (Rules.sum_congruence (fun (i_23 : Fin n) => (r272 i_23))). }
  exact (Rules.deriv_eq (fun (W : Fin d -> Fin m -> R) => (@eq_refl R (Sum (fun t : Fin n => Sum (fun c : Fin e => G t
    c * feed_forward X W b V beta t c))))) r49 (eq_trans (eq_trans (eq_trans (eq_trans r114 r149) r151) (eq_sym
    (eq_trans (eq_trans r214 r149) r151))) (eq_trans (eq_trans r258 r270) (eq_sym (eq_trans r273 r270))))).
Qed.

(* Backward pass of the feed-forward network: the first bias. *)
Theorem feed_forward_backward_bias (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos :
  (0 < d)%nat) (e : nat) (e_pos : (0 < e)%nat) (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (G
  : Fin n -> Fin e -> R) (V : Fin m -> Fin e -> R) (beta : Fin e -> R) (l : Fin m)
    (given : forall t : Fin n, forall h : Fin m, linear X W b t h <> 0) :
  partial (entry l) (fun b : Fin m -> R => Sum (fun t : Fin n => Sum (fun c : Fin e => G t c * feed_forward X W b V
    beta t c))) b (Sum (fun t : Fin n => Sum (fun c : Fin e => G t c * V l c) * relu_slope (linear X W b t l))).
Proof.
  assert (r1 : forall (i : Fin n) (i_ : Fin e), partial (entry l) (fun b : Fin m -> R => G i i_) b 0).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (b : Fin m -> R) (i : Fin n) (i_ : Fin e), feed_forward X W b V beta i i_ = Sum (fun h : Fin m
    => relu (linear X W b i h) * V h i_) + beta i_).
  { exact (fun (b : Fin m -> R) (i : Fin n) (i_ : Fin e) => eq_refl). }
  assert (r4 : forall (b : Fin m -> R) (i : Fin n) (i_1 : Fin m), relu (linear X W b i i_1) = 1 / 2 * (linear X W b i
    i_1 + abs (linear X W b i i_1))).
  { exact (fun (b : Fin m -> R) (i : Fin n) (i_1 : Fin m) => eq_refl). }
  assert (r6 : partial (entry l) (fun b : Fin m -> R => 1 / 2) b 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r7 : forall (b : Fin m -> R) (i : Fin n) (i_1 : Fin m), linear X W b i i_1 = Sum (fun a : Fin d => X i a * W
    a i_1) + b i_1).
  { exact (fun (b : Fin m -> R) (i : Fin n) (i_1 : Fin m) => eq_refl). }
  assert (r9 : forall (i : Fin n) (i_1 : Fin m), partial (entry l) (fun b : Fin m -> R => Sum (fun a : Fin d => X i a
    * W a i_1)) b 0).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_const _ _ _)). }
  assert (r10 : forall (i_1 : Fin m), partial (entry l) (fun b : Fin m -> R => b i_1) b (delta i_1 l)).
  { exact (fun (i_1 : Fin m) => (Rules.deriv_entry i_1 l b)). }
  assert (r11 : forall (i : Fin n) (i_1 : Fin m), partial (entry l) (fun b : Fin m -> R => Sum (fun a : Fin d => X i a
    * W a i_1) + b i_1) b (0 + delta i_1 l)).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_add (r9 i i_1) (r10 i_1))). }
  assert (r13 : forall (i : Fin n) (i_1 : Fin m), partial (entry l) (fun b : Fin m -> R => linear X W b i i_1) b (0 +
    delta i_1 l)).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (b : Fin m -> R) => (eq_sym (r7 b i i_1))) (r11 i
    i_1) (@eq_refl R (0 + delta i_1 l)))). }
  assert (r14 : forall (b : Fin m -> R) (i : Fin n) (i_1 : Fin m), abs (linear X W b i i_1) = sqrt (linear X W b i i_1
    ^ 2)).
  { exact (fun (b : Fin m -> R) (i : Fin n) (i_1 : Fin m) => eq_refl). }
  assert (r16 : forall (b : Fin m -> R) (i : Fin n) (i_1 : Fin m), linear X W b i i_1 ^ 2 = linear X W b i i_1 ^ 1 *
    linear X W b i i_1).
  { assert (identity : forall u0 : R, (u0 ^ 2) = ((u0 ^ 1) * u0)) by (intros u0; ring).
    exact (fun (b : Fin m -> R) (i : Fin n) (i_1 : Fin m) => (identity (linear X W b i i_1))). }
  assert (r18 : forall (b : Fin m -> R) (i : Fin n) (i_1 : Fin m), linear X W b i i_1 ^ 1 = linear X W b i i_1).
  { assert (identity : forall u0 : R, (u0 ^ 1) = u0) by (intros u0; ring).
    exact (fun (b : Fin m -> R) (i : Fin n) (i_1 : Fin m) => (identity (linear X W b i i_1))). }
  assert (r20 : forall (i : Fin n) (i_1 : Fin m), partial (entry l) (fun b : Fin m -> R => linear X W b i i_1 ^ 1) b
    (0 + delta i_1 l)).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (b : Fin m -> R) => (eq_sym (r18 b i i_1))) (r13 i
    i_1) (@eq_refl R (0 + delta i_1 l)))). }
  assert (r21 : forall (i : Fin n) (i_1 : Fin m), partial (entry l) (fun b : Fin m -> R => linear X W b i i_1 ^ 1 *
    linear X W b i i_1) b ((0 + delta i_1 l) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (0 + delta i_1 l))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_mul (r20 i i_1) (r13 i i_1))). }
  assert (r23 : forall (i : Fin n) (i_1 : Fin m), partial (entry l) (fun b : Fin m -> R => linear X W b i i_1 ^ 2) b
    ((0 + delta i_1 l) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (0 + delta i_1 l))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (b : Fin m -> R) => (eq_sym (r16 b i i_1))) (r21 i
    i_1) (@eq_refl R ((0 + delta i_1 l) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (0 + delta i_1 l))))). }
  assert (r26 : forall (i_2 : Fin n) (i_3 : Fin m), linear X W b i_2 i_3 <> 0).
  { exact (fun (i_2 : Fin n) (i_3 : Fin m) => ((given i_2) i_3)). }
  assert (r30 : forall (i : Fin n) (i_1 : Fin m), partial (entry l) (fun b : Fin m -> R => sqrt (linear X W b i i_1 ^
    2)) b (1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((0 + delta i_1 l) * linear X W b i i_1 + linear X W b i i_1 ^ 1
    * (0 + delta i_1 l)))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_fn_pos Rules.outer_sqrt (r23 i i_1) (Facts.square_pos (linear
    X W b i i_1) (r26 i i_1)))). }
  assert (r32 : forall (i : Fin n) (i_1 : Fin m), partial (entry l) (fun b : Fin m -> R => abs (linear X W b i i_1)) b
    (1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((0 + delta i_1 l) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (0 +
    delta i_1 l)))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (b : Fin m -> R) => (eq_sym (r14 b i i_1))) (r30 i
    i_1) (@eq_refl R (1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((0 + delta i_1 l) * linear X W b i i_1 + linear X W b
    i i_1 ^ 1 * (0 + delta i_1 l)))))). }
  assert (r33 : forall (i : Fin n) (i_1 : Fin m), partial (entry l) (fun b : Fin m -> R => linear X W b i i_1 + abs
    (linear X W b i i_1)) b (0 + delta i_1 l + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((0 + delta i_1 l) * linear X
    W b i i_1 + linear X W b i i_1 ^ 1 * (0 + delta i_1 l)))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_add (r13 i i_1) (r32 i i_1))). }
  assert (r34 : forall (i : Fin n) (i_1 : Fin m), partial (entry l) (fun b : Fin m -> R => 1 / 2 * (linear X W b i i_1
    + abs (linear X W b i i_1))) b (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (0 + delta i_1 l + 1
    / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((0 + delta i_1 l) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (0 +
    delta i_1 l))))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_mul r6 (r33 i i_1))). }
  assert (r36 : forall (i : Fin n) (i_1 : Fin m), partial (entry l) (fun b : Fin m -> R => relu (linear X W b i i_1))
    b (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (0 + delta i_1 l + 1 / (2 * sqrt (linear X W b i
    i_1 ^ 2)) * ((0 + delta i_1 l) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (0 + delta i_1 l))))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (b : Fin m -> R) => (eq_sym (r4 b i i_1))) (r34 i
    i_1) (@eq_refl R (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (0 + delta i_1 l + 1 / (2 * sqrt
    (linear X W b i i_1 ^ 2)) * ((0 + delta i_1 l) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (0 + delta i_1
    l))))))). }
  assert (r37 : forall (i_1 : Fin m) (i_ : Fin e), partial (entry l) (fun b : Fin m -> R => V i_1 i_) b 0).
  { exact (fun (i_1 : Fin m) (i_ : Fin e) => (Rules.deriv_const _ _ _)). }
  assert (r38 : forall (i : Fin n) (i_1 : Fin m) (i_ : Fin e), partial (entry l) (fun b : Fin m -> R => relu (linear X
    W b i i_1) * V i_1 i_) b ((0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (0 + delta i_1 l + 1 / (2
    * sqrt (linear X W b i i_1 ^ 2)) * ((0 + delta i_1 l) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (0 + delta
    i_1 l)))) * V i_1 i_ + relu (linear X W b i i_1) * 0)).
  { exact (fun (i : Fin n) (i_1 : Fin m) (i_ : Fin e) => (Rules.deriv_mul (r36 i i_1) (r37 i_1 i_))). }
  assert (r39 : forall (i : Fin n) (i_ : Fin e), partial (entry l) (fun b : Fin m -> R => Sum (fun h : Fin m => relu
    (linear X W b i h) * V h i_)) b (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1
    / 2 * (0 + delta i_1 l + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((0 + delta i_1 l) * linear X W b i i_1 +
    linear X W b i i_1 ^ 1 * (0 + delta i_1 l)))) * V i_1 i_ + relu (linear X W b i i_1) * 0))).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_sum (fun (i_1 : Fin m) => (r38 i i_1 i_)))). }
  assert (r40 : forall (i_ : Fin e), partial (entry l) (fun b : Fin m -> R => beta i_) b 0).
  { exact (fun (i_ : Fin e) => (Rules.deriv_const _ _ _)). }
  assert (r41 : forall (i : Fin n) (i_ : Fin e), partial (entry l) (fun b : Fin m -> R => Sum (fun h : Fin m => relu
    (linear X W b i h) * V h i_) + beta i_) b (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i
    i_1)) + 1 / 2 * (0 + delta i_1 l + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((0 + delta i_1 l) * linear X W b i
    i_1 + linear X W b i i_1 ^ 1 * (0 + delta i_1 l)))) * V i_1 i_ + relu (linear X W b i i_1) * 0) + 0)).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_add (r39 i i_) (r40 i_))). }
  assert (r43 : forall (i : Fin n) (i_ : Fin e), partial (entry l) (fun b : Fin m -> R => feed_forward X W b V beta i
    i_) b (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (0 + delta i_1 l + 1
    / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((0 + delta i_1 l) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (0 +
    delta i_1 l)))) * V i_1 i_ + relu (linear X W b i i_1) * 0) + 0)).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_eq (fun (b : Fin m -> R) => (eq_sym (r2 b i i_))) (r41 i i_)
    (@eq_refl R (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (0 + delta i_1
    l + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((0 + delta i_1 l) * linear X W b i i_1 + linear X W b i i_1 ^ 1 *
    (0 + delta i_1 l)))) * V i_1 i_ + relu (linear X W b i i_1) * 0) + 0)))). }
  assert (r44 : forall (i : Fin n) (i_ : Fin e), partial (entry l) (fun b : Fin m -> R => G i i_ * feed_forward X W b
    V beta i i_) b (0 * feed_forward X W b V beta i i_ + G i i_ * (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 +
    abs (linear X W b i i_1)) + 1 / 2 * (0 + delta i_1 l + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((0 + delta i_1
    l) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (0 + delta i_1 l)))) * V i_1 i_ + relu (linear X W b i i_1) *
    0) + 0))).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_mul (r1 i i_) (r43 i i_))). }
  assert (r45 : forall (i : Fin n), partial (entry l) (fun b : Fin m -> R => Sum (fun i_ : Fin e => G i i_ *
    feed_forward X W b V beta i i_)) b (Sum (fun i_ : Fin e => 0 * feed_forward X W b V beta i i_ + G i i_ * (Sum (fun
    i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (0 + delta i_1 l + 1 / (2 * sqrt
    (linear X W b i i_1 ^ 2)) * ((0 + delta i_1 l) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (0 + delta i_1
    l)))) * V i_1 i_ + relu (linear X W b i i_1) * 0) + 0)))).
  { exact (fun (i : Fin n) => (Rules.deriv_sum (fun (i_ : Fin e) => (r44 i i_)))). }
  assert (r46 : partial (entry l) (fun b : Fin m -> R => Sum (fun t : Fin n => Sum (fun c : Fin e => G t c *
    feed_forward X W b V beta t c))) b (Sum (fun i : Fin n => Sum (fun i_ : Fin e => 0 * feed_forward X W b V beta i
    i_ + G i i_ * (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (0 + delta
    i_1 l + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((0 + delta i_1 l) * linear X W b i i_1 + linear X W b i i_1 ^ 1
    * (0 + delta i_1 l)))) * V i_1 i_ + relu (linear X W b i i_1) * 0) + 0))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r45 i))). }
  assert (r47 : forall (i_4 : Fin n) (i_5 : Fin m), abs (linear X W b i_4 i_5) = sqrt (linear X W b i_4 i_5 ^ 2)).
  { exact (fun (i_4 : Fin n) (i_5 : Fin m) => eq_refl). }
  assert (r49 : forall (i_4 : Fin n) (i_5 : Fin m), 1 / 2 * (1 / sqrt (linear X W b i_4 i_5 ^ 2)) = 1 / 2 * (1 / sqrt
    (linear X W b i_4 i_5 ^ 2))).
  { assert (identity : forall u0 : R, ((1 / 2) * (1 * u0)) = ((1/2) * (1 * u0))) by (intros u0; field).
    exact (fun (i_4 : Fin n) (i_5 : Fin m) => (identity (/ (sqrt (linear X W b i_4 i_5 ^ 2))))). }
  assert (r51 : forall (i_4 : Fin n) (i_5 : Fin m) (i_6 : Fin e), (0 * (linear X W b i_4 i_5 + abs (linear X W b i_4
    i_5)) + 1 / 2 * (0 + delta i_5 l + 1 / (2 * sqrt (linear X W b i_4 i_5 ^ 2)) * ((0 + delta i_5 l) * linear X W b
    i_4 i_5 + linear X W b i_4 i_5 ^ 1 * (0 + delta i_5 l)))) * V i_5 i_6 + relu (linear X W b i_4 i_5) * 0 = (0 *
    (linear X W b i_4 i_5 + sqrt (linear X W b i_4 i_5 ^ 2)) + 1 / 2 * (0 + delta i_5 l + 1 / 2 * (1 / sqrt (linear X
    W b i_4 i_5 ^ 2)) * ((0 + delta i_5 l) * linear X W b i_4 i_5 + linear X W b i_4 i_5 ^ 1 * (0 + delta i_5 l)))) *
    V i_5 i_6 + relu (linear X W b i_4 i_5) * 0).
  { exact (fun (i_4 : Fin n) (i_5 : Fin m) (i_6 : Fin e) => (f_equal2 (fun (h : R) (h_ : R) => (0 * (linear X W b i_4
    i_5 + h) + 1 / 2 * (0 + delta i_5 l + h_ * ((0 + delta i_5 l) * linear X W b i_4 i_5 + linear X W b i_4 i_5 ^ 1 *
    (0 + delta i_5 l)))) * V i_5 i_6 + relu (linear X W b i_4 i_5) * 0) (r47 i_4 i_5) (eq_trans (Facts.inverse_mul 2
    (sqrt (linear X W b i_4 i_5 ^ 2))) (r49 i_4 i_5)))). }
  assert (r52 : forall (i_4 : Fin n) (i_5 : Fin m) (i_6 : Fin e), (0 * (linear X W b i_4 i_5 + sqrt (linear X W b i_4
    i_5 ^ 2)) + 1 / 2 * (0 + delta i_5 l + 1 / 2 * (1 / sqrt (linear X W b i_4 i_5 ^ 2)) * ((0 + delta i_5 l) * linear
    X W b i_4 i_5 + linear X W b i_4 i_5 ^ 1 * (0 + delta i_5 l)))) * V i_5 i_6 + relu (linear X W b i_4 i_5) * 0 = 1
    / 2 * (V i_5 i_6 * linear X W b i_4 i_5 * delta i_5 l * (1 / sqrt (linear X W b i_4 i_5 ^ 2))) + 1 / 2 * (V i_5
    i_6 * delta i_5 l)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((0 * (u0 + u1)) + ((1/2) * ((0 + u2) + (((1/2) * (1 * u3)) *
    (((0 + u2) * u0) + ((u0 ^ 1) * (0 + u2))))))) * u4) + (u5 * 0)) = (((1/2) * (((u4 * u0) * u2) * (1 * u3))) +
    ((1/2) * (u4 * u2)))) by (intros u0 u1 u2 u3 u4 u5; field).
    exact (fun (i_4 : Fin n) (i_5 : Fin m) (i_6 : Fin e) => (identity (linear X W b i_4 i_5) (sqrt (linear X W b i_4
      i_5 ^ 2)) (delta i_5 l) (/ (sqrt (linear X W b i_4 i_5 ^ 2))) (V i_5 i_6) (relu (linear X W b i_4 i_5)))). }
  assert (r54 : forall (i_5 : Fin m) (i_6 : Fin e) (i_4 : Fin n), 1 / 2 * (V i_5 i_6 * linear X W b i_4 i_5 * delta
    i_5 l * (1 / sqrt (linear X W b i_4 i_5 ^ 2))) + 1 / 2 * (V i_5 i_6 * delta i_5 l) = 1 / 2 * (delta i_5 l * (V i_5
    i_6 * linear X W b i_4 i_5 * (1 / sqrt (linear X W b i_4 i_5 ^ 2)))) + 1 / 2 * (delta i_5 l * V i_5 i_6)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1/2) * (((u0 * u1) * u2) * (1 * u3))) + ((1/2) * (u0 * u2))) =
    (((1/2) * (u2 * ((u0 * u1) * (1 * u3)))) + ((1/2) * (u2 * u0)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_5 : Fin m) (i_6 : Fin e) (i_4 : Fin n) => (identity (V i_5 i_6) (linear X W b i_4 i_5) (delta i_5 l)
      (/ (sqrt (linear X W b i_4 i_5 ^ 2))))). }
  assert (r56 : forall (i_4 : Fin n) (i_6 : Fin e), Sum (fun i : Fin m => (0 * (linear X W b i_4 i + abs (linear X W b
    i_4 i)) + 1 / 2 * (0 + delta i l + 1 / (2 * sqrt (linear X W b i_4 i ^ 2)) * ((0 + delta i l) * linear X W b i_4 i
    + linear X W b i_4 i ^ 1 * (0 + delta i l)))) * V i i_6 + relu (linear X W b i_4 i) * 0) = Sum (fun i : Fin m => 1
    / 2 * (delta i l * (V i i_6 * linear X W b i_4 i * (1 / sqrt (linear X W b i_4 i ^ 2)))) + 1 / 2 * (delta i l * V
    i i_6))).
  { exact (fun (i_4 : Fin n) (i_6 : Fin e) => (Rules.sum_congruence (fun (i_5 : Fin m) => (eq_trans (eq_trans (r51 i_4
    i_5 i_6) (r52 i_4 i_5 i_6)) (r54 i_5 i_6 i_4))))). }
  assert (r60 : forall (i_6 : Fin e) (i_4 : Fin n), 1 / 2 * Sum (fun i : Fin m => delta i l * (V i i_6 * linear X W b
    i_4 i * (1 / sqrt (linear X W b i_4 i ^ 2)))) = 1 / 2 * (V l i_6 * linear X W b i_4 l * (1 / sqrt (linear X W b
    i_4 l ^ 2)))).
  { exact (fun (i_6 : Fin e) (i_4 : Fin n) => (f_equal (fun (h_1 : R) => 1 / 2 * h_1) (Facts.sum_delta m l (fun i :
    Fin m => V i i_6 * linear X W b i_4 i * (1 / sqrt (linear X W b i_4 i ^ 2)))))). }
  assert (r64 : forall (i_6 : Fin e), 1 / 2 * Sum (fun i : Fin m => delta i l * V i i_6) = 1 / 2 * V l i_6).
  { exact (fun (i_6 : Fin e) => (f_equal (fun (h_2 : R) => 1 / 2 * h_2) (Facts.sum_delta m l (fun i : Fin m => V i
    i_6)))). }
  assert (r66 : forall (i_6 : Fin e) (i_4 : Fin n), Sum (fun i : Fin m => 1 / 2 * (delta i l * (V i i_6 * linear X W b
    i_4 i * (1 / sqrt (linear X W b i_4 i ^ 2))))) + Sum (fun i : Fin m => 1 / 2 * (delta i l * V i i_6)) = 1 / 2 * (V
    l i_6 * linear X W b i_4 l * (1 / sqrt (linear X W b i_4 l ^ 2))) + 1 / 2 * V l i_6).
  { exact (fun (i_6 : Fin e) (i_4 : Fin n) => (f_equal2 (fun (h_3 : R) (h_4 : R) => h_3 + h_4) (eq_trans
    (Facts.sum_scale m (1 / 2) (fun i : Fin m => delta i l * (V i i_6 * linear X W b i_4 i * (1 / sqrt (linear X W b
    i_4 i ^ 2))))) (r60 i_6 i_4)) (eq_trans (Facts.sum_scale m (1 / 2) (fun i : Fin m => delta i l * V i i_6)) (r64
    i_6)))). }
  assert (r69 : forall (i_6 : Fin e) (i_4 : Fin n), 1 / 2 * (V l i_6 * linear X W b i_4 l * (1 / sqrt (linear X W b
    i_4 l ^ 2))) + 1 / 2 * V l i_6 = 1 / 2 * V l i_6 + 1 / 2 * (V l i_6 * linear X W b i_4 l * (1 / sqrt (linear X W b
    i_4 l ^ 2)))).
  { assert (identity : forall u0 u1 u2 : R, (((1/2) * ((u0 * u1) * (1 * u2))) + ((1/2) * u0)) = (((1/2) * u0) + ((1/2)
    * ((u0 * u1) * (1 * u2))))) by (intros u0 u1 u2; field).
    exact (fun (i_6 : Fin e) (i_4 : Fin n) => (identity (V l i_6) (linear X W b i_4 l) (/ (sqrt (linear X W b i_4 l ^
      2))))). }
  assert (r71 : forall (i_4 : Fin n) (i_6 : Fin e), 0 * feed_forward X W b V beta i_4 i_6 + G i_4 i_6 * (Sum (fun i :
    Fin m => (0 * (linear X W b i_4 i + abs (linear X W b i_4 i)) + 1 / 2 * (0 + delta i l + 1 / (2 * sqrt (linear X W
    b i_4 i ^ 2)) * ((0 + delta i l) * linear X W b i_4 i + linear X W b i_4 i ^ 1 * (0 + delta i l)))) * V i i_6 +
    relu (linear X W b i_4 i) * 0) + 0) = 0 * feed_forward X W b V beta i_4 i_6 + G i_4 i_6 * (1 / 2 * V l i_6 + 1 / 2
    * (V l i_6 * linear X W b i_4 l * (1 / sqrt (linear X W b i_4 l ^ 2))) + 0)).
  { exact (fun (i_4 : Fin n) (i_6 : Fin e) => (f_equal (fun (h_5 : R) => 0 * feed_forward X W b V beta i_4 i_6 + G i_4
    i_6 * (h_5 + 0)) (eq_trans (eq_trans (r56 i_4 i_6) (eq_trans (Facts.sum_add m (fun i : Fin m => 1 / 2 * (delta i l
    * (V i i_6 * linear X W b i_4 i * (1 / sqrt (linear X W b i_4 i ^ 2))))) (fun i : Fin m => 1 / 2 * (delta i l * V
    i i_6))) (r66 i_6 i_4))) (r69 i_6 i_4)))). }
  assert (r72 : forall (i_4 : Fin n) (i_6 : Fin e), 0 * feed_forward X W b V beta i_4 i_6 + G i_4 i_6 * (1 / 2 * V l
    i_6 + 1 / 2 * (V l i_6 * linear X W b i_4 l * (1 / sqrt (linear X W b i_4 l ^ 2))) + 0) = 1 / 2 * (G i_4 i_6 * V l
    i_6) + 1 / 2 * (G i_4 i_6 * V l i_6 * linear X W b i_4 l * (1 / sqrt (linear X W b i_4 l ^ 2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((0 * u0) + (u1 * ((((1/2) * u2) + ((1/2) * ((u2 * u3) * (1 * u4))))
    + 0))) = (((1/2) * (u1 * u2)) + ((1/2) * (((u1 * u2) * u3) * (1 * u4))))) by (intros u0 u1 u2 u3 u4; field).
    exact (fun (i_4 : Fin n) (i_6 : Fin e) => (identity (feed_forward X W b V beta i_4 i_6) (G i_4 i_6) (V l i_6)
      (linear X W b i_4 l) (/ (sqrt (linear X W b i_4 l ^ 2))))). }
  assert (r74 : forall (i_4 : Fin n) (i_6 : Fin e), 1 / 2 * (G i_4 i_6 * V l i_6) + 1 / 2 * (G i_4 i_6 * V l i_6 *
    linear X W b i_4 l * (1 / sqrt (linear X W b i_4 l ^ 2))) = 1 / 2 * (G i_4 i_6 * V l i_6) + 1 / 2 * (linear X W b
    i_4 l * (1 / sqrt (linear X W b i_4 l ^ 2))) * (G i_4 i_6 * V l i_6)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1/2) * (u0 * u1)) + ((1/2) * (((u0 * u1) * u2) * (1 * u3)))) =
    (((1/2) * (u0 * u1)) + (((1/2) * (u2 * (1 * u3))) * (u0 * u1)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_4 : Fin n) (i_6 : Fin e) => (identity (G i_4 i_6) (V l i_6) (linear X W b i_4 l) (/ (sqrt (linear X
      W b i_4 l ^ 2))))). }
  assert (r76 : forall (i_4 : Fin n), Sum (fun i : Fin e => 0 * feed_forward X W b V beta i_4 i + G i_4 i * (Sum (fun
    i_ : Fin m => (0 * (linear X W b i_4 i_ + abs (linear X W b i_4 i_)) + 1 / 2 * (0 + delta i_ l + 1 / (2 * sqrt
    (linear X W b i_4 i_ ^ 2)) * ((0 + delta i_ l) * linear X W b i_4 i_ + linear X W b i_4 i_ ^ 1 * (0 + delta i_
    l)))) * V i_ i + relu (linear X W b i_4 i_) * 0) + 0)) = Sum (fun i : Fin e => 1 / 2 * (G i_4 i * V l i) + 1 / 2 *
    (linear X W b i_4 l * (1 / sqrt (linear X W b i_4 l ^ 2))) * (G i_4 i * V l i))).
  { exact (fun (i_4 : Fin n) => (Rules.sum_congruence (fun (i_6 : Fin e) => (eq_trans (eq_trans (r71 i_4 i_6) (r72 i_4
    i_6)) (r74 i_4 i_6))))). }
  assert (r80 : forall (i_4 : Fin n), Sum (fun i : Fin e => 1 / 2 * (G i_4 i * V l i)) + Sum (fun i : Fin e => 1 / 2 *
    (linear X W b i_4 l * (1 / sqrt (linear X W b i_4 l ^ 2))) * (G i_4 i * V l i)) = 1 / 2 * Sum (fun i : Fin e => G
    i_4 i * V l i) + 1 / 2 * (linear X W b i_4 l * (1 / sqrt (linear X W b i_4 l ^ 2))) * Sum (fun i : Fin e => G i_4
    i * V l i)).
  { exact (fun (i_4 : Fin n) => (f_equal2 (fun (h_6 : R) (h_7 : R) => h_6 + h_7) (Facts.sum_scale e (1 / 2) (fun i :
    Fin e => G i_4 i * V l i)) (Facts.sum_scale e (1 / 2 * (linear X W b i_4 l * (1 / sqrt (linear X W b i_4 l ^ 2))))
    (fun i : Fin e => G i_4 i * V l i)))). }
  assert (r83 : forall (i_4 : Fin n), 1 / 2 * Sum (fun i : Fin e => G i_4 i * V l i) + 1 / 2 * (linear X W b i_4 l *
    (1 / sqrt (linear X W b i_4 l ^ 2))) * Sum (fun i : Fin e => G i_4 i * V l i) = 1 / 2 * (linear X W b i_4 l * (1 /
    sqrt (linear X W b i_4 l ^ 2)) * Sum (fun i : Fin e => G i_4 i * V l i)) + 1 / 2 * Sum (fun i : Fin e => G i_4 i *
    V l i)).
  { assert (identity : forall u0 u1 u2 : R, (((1/2) * u0) + (((1/2) * (u1 * (1 * u2))) * u0)) = (((1/2) * ((u1 * (1 *
    u2)) * u0)) + ((1/2) * u0))) by (intros u0 u1 u2; field).
    exact (fun (i_4 : Fin n) => (identity (Sum (fun i : Fin e => G i_4 i * V l i)) (linear X W b i_4 l) (/ (sqrt
      (linear X W b i_4 l ^ 2))))). }
  assert (r85 : Sum (fun i : Fin n => Sum (fun i_ : Fin e => 0 * feed_forward X W b V beta i i_ + G i i_ * (Sum (fun
    i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (0 + delta i_1 l + 1 / (2 * sqrt
    (linear X W b i i_1 ^ 2)) * ((0 + delta i_1 l) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (0 + delta i_1
    l)))) * V i_1 i_ + relu (linear X W b i i_1) * 0) + 0))) = Sum (fun i : Fin n => 1 / 2 * (linear X W b i l * (1 /
    sqrt (linear X W b i l ^ 2)) * Sum (fun i_ : Fin e => G i i_ * V l i_)) + 1 / 2 * Sum (fun i_ : Fin e => G i i_ *
    V l i_))).
  { exact (Rules.sum_congruence (fun (i_4 : Fin n) => (eq_trans (eq_trans (r76 i_4) (eq_trans (Facts.sum_add e (fun i
    : Fin e => 1 / 2 * (G i_4 i * V l i)) (fun i : Fin e => 1 / 2 * (linear X W b i_4 l * (1 / sqrt (linear X W b i_4
    l ^ 2))) * (G i_4 i * V l i))) (r80 i_4))) (r83 i_4)))). }
  assert (r90 : Sum (fun i : Fin n => linear X W b i l * (1 / sqrt (linear X W b i l ^ 2)) * Sum (fun i_ : Fin e => G
    i i_ * V l i_)) = Sum (fun i : Fin n => Sum (fun i_ : Fin e => linear X W b i l * (1 / sqrt (linear X W b i l ^
    2)) * (G i i_ * V l i_)))).
  { exact (Rules.sum_congruence (fun (i_4 : Fin n) => (eq_sym (Facts.sum_scale e (linear X W b i_4 l * (1 / sqrt
    (linear X W b i_4 l ^ 2))) (fun i : Fin e => G i_4 i * V l i))))). }
  assert (r93 : forall (i_7 : Fin n) (i_8 : Fin e), linear X W b i_7 l * (1 / sqrt (linear X W b i_7 l ^ 2)) * (G i_7
    i_8 * V l i_8) = G i_7 i_8 * V l i_8 * linear X W b i_7 l * (1 / sqrt (linear X W b i_7 l ^ 2))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * (1 * u1)) * (u2 * u3)) = (((u2 * u3) * u0) * (1 * u1))) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (i_7 : Fin n) (i_8 : Fin e) => (identity (linear X W b i_7 l) (/ (sqrt (linear X W b i_7 l ^ 2))) (G
      i_7 i_8) (V l i_8))). }
  assert (r94 : forall (i_7 : Fin n) (i_8 : Fin e), G i_7 i_8 * V l i_8 * linear X W b i_7 l * (1 / sqrt (linear X W b
    i_7 l ^ 2)) = V l i_8 * (G i_7 i_8 * linear X W b i_7 l * (1 / sqrt (linear X W b i_7 l ^ 2)))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * (1 * u3)) = (u1 * ((u0 * u2) * (1 * u3)))) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (i_7 : Fin n) (i_8 : Fin e) => (identity (G i_7 i_8) (V l i_8) (linear X W b i_7 l) (/ (sqrt (linear X
      W b i_7 l ^ 2))))). }
  assert (r96 : forall (i_8 : Fin e), Sum (fun i : Fin n => linear X W b i l * (1 / sqrt (linear X W b i l ^ 2)) * (G
    i i_8 * V l i_8)) = Sum (fun i : Fin n => V l i_8 * (G i i_8 * linear X W b i l * (1 / sqrt (linear X W b i l ^
    2))))).
  { exact (fun (i_8 : Fin e) => (Rules.sum_congruence (fun (i_7 : Fin n) => (eq_trans (r93 i_7 i_8) (r94 i_7 i_8))))).
    }
  assert (r99 : Sum (fun i : Fin e => Sum (fun i_ : Fin n => linear X W b i_ l * (1 / sqrt (linear X W b i_ l ^ 2)) *
    (G i_ i * V l i))) = Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * linear X W b i_ l * (1 / sqrt
    (linear X W b i_ l ^ 2))))).
  { exact (Rules.sum_congruence (fun (i_8 : Fin e) => (eq_trans (r96 i_8) (Facts.sum_scale n (V l i_8) (fun i : Fin n
    => G i i_8 * linear X W b i l * (1 / sqrt (linear X W b i l ^ 2))))))). }
  assert (r101 : 1 / 2 * Sum (fun i : Fin n => linear X W b i l * (1 / sqrt (linear X W b i l ^ 2)) * Sum (fun i_ :
    Fin e => G i i_ * V l i_)) = 1 / 2 * Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * linear X W b i_
    l * (1 / sqrt (linear X W b i_ l ^ 2))))).
  { exact (f_equal (fun (h_8 : R) => 1 / 2 * h_8) (eq_trans (eq_trans r90 (Facts.sum_exchange n e (fun (i : Fin n) (i_
    : Fin e) => linear X W b i l * (1 / sqrt (linear X W b i l ^ 2)) * (G i i_ * V l i_)))) r99)). }
  assert (r105 : forall (i_9 : Fin n) (i_10 : Fin e), G i_9 i_10 * V l i_10 = V l i_10 * G i_9 i_10).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_9 : Fin n) (i_10 : Fin e) => (identity (G i_9 i_10) (V l i_10))). }
  assert (r106 : forall (i_10 : Fin e), Sum (fun i : Fin n => G i i_10 * V l i_10) = Sum (fun i : Fin n => V l i_10 *
    G i i_10)).
  { exact (fun (i_10 : Fin e) => (Rules.sum_congruence (fun (i_9 : Fin n) => (r105 i_9 i_10)))). }
  assert (r109 : Sum (fun i : Fin e => Sum (fun i_ : Fin n => G i_ i * V l i)) = Sum (fun i : Fin e => V l i * Sum
    (fun i_ : Fin n => G i_ i))).
  { exact (Rules.sum_congruence (fun (i_10 : Fin e) => (eq_trans (r106 i_10) (Facts.sum_scale n (V l i_10) (fun i :
    Fin n => G i i_10))))). }
  assert (r111 : 1 / 2 * Sum (fun i : Fin n => Sum (fun i_ : Fin e => G i i_ * V l i_)) = 1 / 2 * Sum (fun i : Fin e
    => V l i * Sum (fun i_ : Fin n => G i_ i))).
  { exact (f_equal (fun (h_9 : R) => 1 / 2 * h_9) (eq_trans (Facts.sum_exchange n e (fun (i : Fin n) (i_ : Fin e) => G
    i i_ * V l i_)) r109)). }
  assert (r113 : Sum (fun i : Fin n => 1 / 2 * (linear X W b i l * (1 / sqrt (linear X W b i l ^ 2)) * Sum (fun i_ :
    Fin e => G i i_ * V l i_))) + Sum (fun i : Fin n => 1 / 2 * Sum (fun i_ : Fin e => G i i_ * V l i_)) = 1 / 2 * Sum
    (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * linear X W b i_ l * (1 / sqrt (linear X W b i_ l ^ 2))))
    + 1 / 2 * Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i))).
  { exact (f_equal2 (fun (h_10 : R) (h_11 : R) => h_10 + h_11) (eq_trans (Facts.sum_scale n (1 / 2) (fun i : Fin n =>
    linear X W b i l * (1 / sqrt (linear X W b i l ^ 2)) * Sum (fun i_ : Fin e => G i i_ * V l i_))) r101) (eq_trans
    (Facts.sum_scale n (1 / 2) (fun i : Fin n => Sum (fun i_ : Fin e => G i i_ * V l i_))) r111)). }
  assert (r114 : Sum (fun i : Fin n => 1 / 2 * (linear X W b i l * (1 / sqrt (linear X W b i l ^ 2)) * Sum (fun i_ :
    Fin e => G i i_ * V l i_)) + 1 / 2 * Sum (fun i_ : Fin e => G i i_ * V l i_)) = 1 / 2 * Sum (fun i : Fin e => V l
    i * Sum (fun i_ : Fin n => G i_ i * linear X W b i_ l * (1 / sqrt (linear X W b i_ l ^ 2)))) + 1 / 2 * Sum (fun i
    : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i))).
  { exact (eq_trans (Facts.sum_add n (fun i : Fin n => 1 / 2 * (linear X W b i l * (1 / sqrt (linear X W b i l ^ 2)) *
    Sum (fun i_ : Fin e => G i i_ * V l i_))) (fun i : Fin n => 1 / 2 * Sum (fun i_ : Fin e => G i i_ * V l i_)))
    r113). }
  assert (r116 : 1 / 2 * Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * linear X W b i_ l * (1 / sqrt
    (linear X W b i_ l ^ 2)))) + 1 / 2 * Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i)) = 1 / 2 * Sum
    (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i)) + 1 / 2 * Sum (fun i : Fin e => V l i * Sum (fun i_ :
    Fin n => G i_ i * linear X W b i_ l * (1 / sqrt (linear X W b i_ l ^ 2))))).
  { assert (identity : forall u0 u1 : R, (((1/2) * u0) + ((1/2) * u1)) = (((1/2) * u1) + ((1/2) * u0))) by (intros u0
    u1; field).
    exact (identity (Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * linear X W b i_ l * (1 / sqrt
      (linear X W b i_ l ^ 2))))) (Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i)))). }
  assert (r118 : forall (i_11 : Fin n) (i_12 : Fin m), relu_slope (linear X W b i_11 i_12) = 1 / 2 * (1 + linear X W b
    i_11 i_12 / abs (linear X W b i_11 i_12))).
  { exact (fun (i_11 : Fin n) (i_12 : Fin m) => eq_refl). }
  assert (r119 : forall (i_11 : Fin n) (i_12 : Fin m), 1 / 2 * (1 + linear X W b i_11 i_12 / abs (linear X W b i_11
    i_12)) = 1 / 2 * (1 + linear X W b i_11 i_12 * (1 / abs (linear X W b i_11 i_12)))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (u0 * u1))) = ((1/2) * (1 + (u0 * (1 * u1))))) by (intros u0
    u1; field).
    exact (fun (i_11 : Fin n) (i_12 : Fin m) => (identity (linear X W b i_11 i_12) (/ (abs (linear X W b i_11
      i_12))))). }
  assert (r120 : forall (i_11 : Fin n) (i_12 : Fin m), abs (linear X W b i_11 i_12) = sqrt (linear X W b i_11 i_12 ^
    2)).
  { exact (fun (i_11 : Fin n) (i_12 : Fin m) => eq_refl). }
  assert (r121 : forall (i_11 : Fin n) (i_12 : Fin m), 1 / abs (linear X W b i_11 i_12) = 1 / sqrt (linear X W b i_11
    i_12 ^ 2)).
  { exact (fun (i_11 : Fin n) (i_12 : Fin m) => (f_equal (fun (h_12 : R) => 1 / h_12) (r120 i_11 i_12))). }
  assert (r122 : forall (i_11 : Fin n) (i_12 : Fin m), 1 / 2 * (1 + linear X W b i_11 i_12 * (1 / abs (linear X W b
    i_11 i_12))) = 1 / 2 * (1 + linear X W b i_11 i_12 * (1 / sqrt (linear X W b i_11 i_12 ^ 2)))).
  { exact (fun (i_11 : Fin n) (i_12 : Fin m) => (f_equal (fun (h_13 : R) => 1 / 2 * (1 + linear X W b i_11 i_12 *
    h_13)) (r121 i_11 i_12))). }
  assert (r124 : forall (i_11 : Fin n) (i_12 : Fin m), 1 / 2 * (1 + linear X W b i_11 i_12 * (1 / sqrt (linear X W b
    i_11 i_12 ^ 2))) = 1 / 2 + 1 / 2 * (linear X W b i_11 i_12 * (1 / sqrt (linear X W b i_11 i_12 ^ 2)))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (u0 * (1 * u1)))) = ((1/2) + ((1/2) * (u0 * (1 * u1))))) by
    (intros u0 u1; field).
    exact (fun (i_11 : Fin n) (i_12 : Fin m) => (identity (linear X W b i_11 i_12) (/ (sqrt (linear X W b i_11 i_12 ^
      2))))). }
  assert (r127 : forall (i_11 : Fin n) (i_12 : Fin m) (i_13 : Fin e), relu_slope (linear X W b i_11 i_12) * delta i_12
    l * V i_12 i_13 = (1 / 2 + 1 / 2 * (linear X W b i_11 i_12 * (1 / sqrt (linear X W b i_11 i_12 ^ 2)))) * delta
    i_12 l * V i_12 i_13).
  { exact (fun (i_11 : Fin n) (i_12 : Fin m) (i_13 : Fin e) => (f_equal (fun (h_14 : R) => h_14 * delta i_12 l * V
    i_12 i_13) (eq_trans (r118 i_11 i_12) (eq_trans (eq_trans (r119 i_11 i_12) (r122 i_11 i_12)) (r124 i_11 i_12))))).
    }
  assert (r128 : forall (i_11 : Fin n) (i_12 : Fin m) (i_13 : Fin e), (1 / 2 + 1 / 2 * (linear X W b i_11 i_12 * (1 /
    sqrt (linear X W b i_11 i_12 ^ 2)))) * delta i_12 l * V i_12 i_13 = 1 / 2 * (V i_12 i_13 * linear X W b i_11 i_12
    * delta i_12 l * (1 / sqrt (linear X W b i_11 i_12 ^ 2))) + 1 / 2 * (V i_12 i_13 * delta i_12 l)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((1/2) + ((1/2) * (u0 * (1 * u1)))) * u2) * u3) = (((1/2) * (((u3 *
    u0) * u2) * (1 * u1))) + ((1/2) * (u3 * u2)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_11 : Fin n) (i_12 : Fin m) (i_13 : Fin e) => (identity (linear X W b i_11 i_12) (/ (sqrt (linear X W
      b i_11 i_12 ^ 2))) (delta i_12 l) (V i_12 i_13))). }
  assert (r130 : forall (i_12 : Fin m) (i_13 : Fin e) (i_11 : Fin n), 1 / 2 * (V i_12 i_13 * linear X W b i_11 i_12 *
    delta i_12 l * (1 / sqrt (linear X W b i_11 i_12 ^ 2))) + 1 / 2 * (V i_12 i_13 * delta i_12 l) = 1 / 2 * (delta
    i_12 l * (V i_12 i_13 * linear X W b i_11 i_12 * (1 / sqrt (linear X W b i_11 i_12 ^ 2)))) + 1 / 2 * (delta i_12 l
    * V i_12 i_13)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1/2) * (((u0 * u1) * u2) * (1 * u3))) + ((1/2) * (u0 * u2))) =
    (((1/2) * (u2 * ((u0 * u1) * (1 * u3)))) + ((1/2) * (u2 * u0)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_12 : Fin m) (i_13 : Fin e) (i_11 : Fin n) => (identity (V i_12 i_13) (linear X W b i_11 i_12) (delta
      i_12 l) (/ (sqrt (linear X W b i_11 i_12 ^ 2))))). }
  assert (r132 : forall (i_11 : Fin n) (i_13 : Fin e), Sum (fun i : Fin m => relu_slope (linear X W b i_11 i) * delta
    i l * V i i_13) = Sum (fun i : Fin m => 1 / 2 * (delta i l * (V i i_13 * linear X W b i_11 i * (1 / sqrt (linear X
    W b i_11 i ^ 2)))) + 1 / 2 * (delta i l * V i i_13))).
  { exact (fun (i_11 : Fin n) (i_13 : Fin e) => (Rules.sum_congruence (fun (i_12 : Fin m) => (eq_trans (eq_trans (r127
    i_11 i_12 i_13) (r128 i_11 i_12 i_13)) (r130 i_12 i_13 i_11))))). }
  assert (r136 : forall (i_13 : Fin e) (i_11 : Fin n), 1 / 2 * Sum (fun i : Fin m => delta i l * (V i i_13 * linear X
    W b i_11 i * (1 / sqrt (linear X W b i_11 i ^ 2)))) = 1 / 2 * (V l i_13 * linear X W b i_11 l * (1 / sqrt (linear
    X W b i_11 l ^ 2)))).
  { exact (fun (i_13 : Fin e) (i_11 : Fin n) => (f_equal (fun (h_15 : R) => 1 / 2 * h_15) (Facts.sum_delta m l (fun i
    : Fin m => V i i_13 * linear X W b i_11 i * (1 / sqrt (linear X W b i_11 i ^ 2)))))). }
  assert (r140 : forall (i_13 : Fin e), 1 / 2 * Sum (fun i : Fin m => delta i l * V i i_13) = 1 / 2 * V l i_13).
  { exact (fun (i_13 : Fin e) => (f_equal (fun (h_16 : R) => 1 / 2 * h_16) (Facts.sum_delta m l (fun i : Fin m => V i
    i_13)))). }
  assert (r142 : forall (i_13 : Fin e) (i_11 : Fin n), Sum (fun i : Fin m => 1 / 2 * (delta i l * (V i i_13 * linear X
    W b i_11 i * (1 / sqrt (linear X W b i_11 i ^ 2))))) + Sum (fun i : Fin m => 1 / 2 * (delta i l * V i i_13)) = 1 /
    2 * (V l i_13 * linear X W b i_11 l * (1 / sqrt (linear X W b i_11 l ^ 2))) + 1 / 2 * V l i_13).
  { exact (fun (i_13 : Fin e) (i_11 : Fin n) => (f_equal2 (fun (h_17 : R) (h_18 : R) => h_17 + h_18) (eq_trans
    (Facts.sum_scale m (1 / 2) (fun i : Fin m => delta i l * (V i i_13 * linear X W b i_11 i * (1 / sqrt (linear X W b
    i_11 i ^ 2))))) (r136 i_13 i_11)) (eq_trans (Facts.sum_scale m (1 / 2) (fun i : Fin m => delta i l * V i i_13))
    (r140 i_13)))). }
  assert (r145 : forall (i_13 : Fin e) (i_11 : Fin n), 1 / 2 * (V l i_13 * linear X W b i_11 l * (1 / sqrt (linear X W
    b i_11 l ^ 2))) + 1 / 2 * V l i_13 = 1 / 2 * V l i_13 + 1 / 2 * (V l i_13 * linear X W b i_11 l * (1 / sqrt
    (linear X W b i_11 l ^ 2)))).
  { assert (identity : forall u0 u1 u2 : R, (((1/2) * ((u0 * u1) * (1 * u2))) + ((1/2) * u0)) = (((1/2) * u0) + ((1/2)
    * ((u0 * u1) * (1 * u2))))) by (intros u0 u1 u2; field).
    exact (fun (i_13 : Fin e) (i_11 : Fin n) => (identity (V l i_13) (linear X W b i_11 l) (/ (sqrt (linear X W b i_11
      l ^ 2))))). }
  assert (r147 : forall (i_11 : Fin n) (i_13 : Fin e), G i_11 i_13 * Sum (fun i : Fin m => relu_slope (linear X W b
    i_11 i) * delta i l * V i i_13) = G i_11 i_13 * (1 / 2 * V l i_13 + 1 / 2 * (V l i_13 * linear X W b i_11 l * (1 /
    sqrt (linear X W b i_11 l ^ 2))))).
  { exact (fun (i_11 : Fin n) (i_13 : Fin e) => (f_equal (fun (h_19 : R) => G i_11 i_13 * h_19) (eq_trans (eq_trans
    (r132 i_11 i_13) (eq_trans (Facts.sum_add m (fun i : Fin m => 1 / 2 * (delta i l * (V i i_13 * linear X W b i_11 i
    * (1 / sqrt (linear X W b i_11 i ^ 2))))) (fun i : Fin m => 1 / 2 * (delta i l * V i i_13))) (r142 i_13 i_11)))
    (r145 i_13 i_11)))). }
  assert (r148 : forall (i_11 : Fin n) (i_13 : Fin e), G i_11 i_13 * (1 / 2 * V l i_13 + 1 / 2 * (V l i_13 * linear X
    W b i_11 l * (1 / sqrt (linear X W b i_11 l ^ 2)))) = 1 / 2 * (G i_11 i_13 * V l i_13) + 1 / 2 * (G i_11 i_13 * V
    l i_13 * linear X W b i_11 l * (1 / sqrt (linear X W b i_11 l ^ 2)))).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * (((1/2) * u1) + ((1/2) * ((u1 * u2) * (1 * u3))))) = (((1/2) *
    (u0 * u1)) + ((1/2) * (((u0 * u1) * u2) * (1 * u3))))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_11 : Fin n) (i_13 : Fin e) => (identity (G i_11 i_13) (V l i_13) (linear X W b i_11 l) (/ (sqrt
      (linear X W b i_11 l ^ 2))))). }
  assert (r150 : forall (i_11 : Fin n) (i_13 : Fin e), 1 / 2 * (G i_11 i_13 * V l i_13) + 1 / 2 * (G i_11 i_13 * V l
    i_13 * linear X W b i_11 l * (1 / sqrt (linear X W b i_11 l ^ 2))) = 1 / 2 * (G i_11 i_13 * V l i_13) + 1 / 2 *
    (linear X W b i_11 l * (1 / sqrt (linear X W b i_11 l ^ 2))) * (G i_11 i_13 * V l i_13)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1/2) * (u0 * u1)) + ((1/2) * (((u0 * u1) * u2) * (1 * u3)))) =
    (((1/2) * (u0 * u1)) + (((1/2) * (u2 * (1 * u3))) * (u0 * u1)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_11 : Fin n) (i_13 : Fin e) => (identity (G i_11 i_13) (V l i_13) (linear X W b i_11 l) (/ (sqrt
      (linear X W b i_11 l ^ 2))))). }
  assert (r152 : forall (i_11 : Fin n), Sum (fun i : Fin e => G i_11 i * Sum (fun i_ : Fin m => relu_slope (linear X W
    b i_11 i_) * delta i_ l * V i_ i)) = Sum (fun i : Fin e => 1 / 2 * (G i_11 i * V l i) + 1 / 2 * (linear X W b i_11
    l * (1 / sqrt (linear X W b i_11 l ^ 2))) * (G i_11 i * V l i))).
  { exact (fun (i_11 : Fin n) => (Rules.sum_congruence (fun (i_13 : Fin e) => (eq_trans (eq_trans (r147 i_11 i_13)
    (r148 i_11 i_13)) (r150 i_11 i_13))))). }
  assert (r156 : forall (i_11 : Fin n), Sum (fun i : Fin e => 1 / 2 * (G i_11 i * V l i)) + Sum (fun i : Fin e => 1 /
    2 * (linear X W b i_11 l * (1 / sqrt (linear X W b i_11 l ^ 2))) * (G i_11 i * V l i)) = 1 / 2 * Sum (fun i : Fin
    e => G i_11 i * V l i) + 1 / 2 * (linear X W b i_11 l * (1 / sqrt (linear X W b i_11 l ^ 2))) * Sum (fun i : Fin e
    => G i_11 i * V l i)).
  { exact (fun (i_11 : Fin n) => (f_equal2 (fun (h_20 : R) (h_21 : R) => h_20 + h_21) (Facts.sum_scale e (1 / 2) (fun
    i : Fin e => G i_11 i * V l i)) (Facts.sum_scale e (1 / 2 * (linear X W b i_11 l * (1 / sqrt (linear X W b i_11 l
    ^ 2)))) (fun i : Fin e => G i_11 i * V l i)))). }
  assert (r159 : forall (i_11 : Fin n), 1 / 2 * Sum (fun i : Fin e => G i_11 i * V l i) + 1 / 2 * (linear X W b i_11 l
    * (1 / sqrt (linear X W b i_11 l ^ 2))) * Sum (fun i : Fin e => G i_11 i * V l i) = 1 / 2 * (linear X W b i_11 l *
    (1 / sqrt (linear X W b i_11 l ^ 2)) * Sum (fun i : Fin e => G i_11 i * V l i)) + 1 / 2 * Sum (fun i : Fin e => G
    i_11 i * V l i)).
  { assert (identity : forall u0 u1 u2 : R, (((1/2) * u0) + (((1/2) * (u1 * (1 * u2))) * u0)) = (((1/2) * ((u1 * (1 *
    u2)) * u0)) + ((1/2) * u0))) by (intros u0 u1 u2; field).
    exact (fun (i_11 : Fin n) => (identity (Sum (fun i : Fin e => G i_11 i * V l i)) (linear X W b i_11 l) (/ (sqrt
      (linear X W b i_11 l ^ 2))))). }
  assert (r161 : Sum (fun i : Fin n => Sum (fun i_ : Fin e => G i i_ * Sum (fun i_1 : Fin m => relu_slope (linear X W
    b i i_1) * delta i_1 l * V i_1 i_))) = Sum (fun i : Fin n => 1 / 2 * (linear X W b i l * (1 / sqrt (linear X W b i
    l ^ 2)) * Sum (fun i_ : Fin e => G i i_ * V l i_)) + 1 / 2 * Sum (fun i_ : Fin e => G i i_ * V l i_))).
  { exact (Rules.sum_congruence (fun (i_11 : Fin n) => (eq_trans (eq_trans (r152 i_11) (eq_trans (Facts.sum_add e (fun
    i : Fin e => 1 / 2 * (G i_11 i * V l i)) (fun i : Fin e => 1 / 2 * (linear X W b i_11 l * (1 / sqrt (linear X W b
    i_11 l ^ 2))) * (G i_11 i * V l i))) (r156 i_11))) (r159 i_11)))). }
  assert (r166 : forall (i_14 : Fin n) (i_15 : Fin m) (i_16 : Fin e), relu_slope (linear X W b i_14 i_15) * delta i_15
    l * V i_15 i_16 = V i_15 i_16 * relu_slope (linear X W b i_14 i_15) * delta i_15 l).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u2 * u0) * u1)) by (intros u0 u1 u2; ring).
    exact (fun (i_14 : Fin n) (i_15 : Fin m) (i_16 : Fin e) => (identity (relu_slope (linear X W b i_14 i_15)) (delta
      i_15 l) (V i_15 i_16))). }
  assert (r167 : forall (i_15 : Fin m) (i_16 : Fin e) (i_14 : Fin n), V i_15 i_16 * relu_slope (linear X W b i_14
    i_15) * delta i_15 l = delta i_15 l * (V i_15 i_16 * relu_slope (linear X W b i_14 i_15))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u2 * (u0 * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i_15 : Fin m) (i_16 : Fin e) (i_14 : Fin n) => (identity (V i_15 i_16) (relu_slope (linear X W b i_14
      i_15)) (delta i_15 l))). }
  assert (r169 : forall (i_14 : Fin n) (i_16 : Fin e), Sum (fun i : Fin m => relu_slope (linear X W b i_14 i) * delta
    i l * V i i_16) = Sum (fun i : Fin m => delta i l * (V i i_16 * relu_slope (linear X W b i_14 i)))).
  { exact (fun (i_14 : Fin n) (i_16 : Fin e) => (Rules.sum_congruence (fun (i_15 : Fin m) => (eq_trans (r166 i_14 i_15
    i_16) (r167 i_15 i_16 i_14))))). }
  assert (r172 : forall (i_14 : Fin n) (i_16 : Fin e), G i_14 i_16 * Sum (fun i : Fin m => relu_slope (linear X W b
    i_14 i) * delta i l * V i i_16) = G i_14 i_16 * (V l i_16 * relu_slope (linear X W b i_14 l))).
  { exact (fun (i_14 : Fin n) (i_16 : Fin e) => (f_equal (fun (h_22 : R) => G i_14 i_16 * h_22) (eq_trans (r169 i_14
    i_16) (Facts.sum_delta m l (fun i : Fin m => V i i_16 * relu_slope (linear X W b i_14 i)))))). }
  assert (r173 : forall (i_14 : Fin n) (i_16 : Fin e), G i_14 i_16 * (V l i_16 * relu_slope (linear X W b i_14 l)) = G
    i_14 i_16 * V l i_16 * relu_slope (linear X W b i_14 l)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u0 * u1) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_14 : Fin n) (i_16 : Fin e) => (identity (G i_14 i_16) (V l i_16) (relu_slope (linear X W b i_14
      l)))). }
  assert (r175 : forall (i_14 : Fin n) (i_16 : Fin e), G i_14 i_16 * V l i_16 * relu_slope (linear X W b i_14 l) =
    relu_slope (linear X W b i_14 l) * (G i_14 i_16 * V l i_16)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u2 * (u0 * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i_14 : Fin n) (i_16 : Fin e) => (identity (G i_14 i_16) (V l i_16) (relu_slope (linear X W b i_14
      l)))). }
  assert (r177 : forall (i_14 : Fin n), Sum (fun i : Fin e => G i_14 i * Sum (fun i_ : Fin m => relu_slope (linear X W
    b i_14 i_) * delta i_ l * V i_ i)) = Sum (fun i : Fin e => relu_slope (linear X W b i_14 l) * (G i_14 i * V l
    i))).
  { exact (fun (i_14 : Fin n) => (Rules.sum_congruence (fun (i_16 : Fin e) => (eq_trans (eq_trans (r172 i_14 i_16)
    (r173 i_14 i_16)) (r175 i_14 i_16))))). }
  assert (r178 : forall (i_14 : Fin n), Sum (fun i : Fin e => relu_slope (linear X W b i_14 l) * (G i_14 i * V l i)) =
    relu_slope (linear X W b i_14 l) * Sum (fun i : Fin e => G i_14 i * V l i)).
  { exact (fun (i_14 : Fin n) => (Facts.sum_scale e (relu_slope (linear X W b i_14 l)) (fun i : Fin e => G i_14 i * V
    l i))). }
  assert (r180 : Sum (fun i : Fin n => Sum (fun i_ : Fin e => G i i_ * Sum (fun i_1 : Fin m => relu_slope (linear X W
    b i i_1) * delta i_1 l * V i_1 i_))) = Sum (fun i : Fin n => relu_slope (linear X W b i l) * Sum (fun i_ : Fin e
    => G i i_ * V l i_))).
  { exact (Rules.sum_congruence (fun (i_14 : Fin n) => (eq_trans (r177 i_14) (r178 i_14)))). }
  assert (r182 : Sum (fun i : Fin n => relu_slope (linear X W b i l) * Sum (fun i_ : Fin e => G i i_ * V l i_)) = Sum
    (fun i : Fin n => Sum (fun i_ : Fin e => relu_slope (linear X W b i l) * (G i i_ * V l i_)))).
  { exact (Rules.sum_congruence (fun (i_14 : Fin n) => (eq_sym (r178 i_14)))). }
  assert (r185 : forall (i_17 : Fin n) (i_18 : Fin e), relu_slope (linear X W b i_17 l) * (G i_17 i_18 * V l i_18) = G
    i_17 i_18 * V l i_18 * relu_slope (linear X W b i_17 l)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_17 : Fin n) (i_18 : Fin e) => (identity (relu_slope (linear X W b i_17 l)) (G i_17 i_18) (V l
      i_18))). }
  assert (r186 : forall (i_17 : Fin n) (i_18 : Fin e), G i_17 i_18 * V l i_18 * relu_slope (linear X W b i_17 l) = V l
    i_18 * (G i_17 i_18 * relu_slope (linear X W b i_17 l))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u0 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_17 : Fin n) (i_18 : Fin e) => (identity (G i_17 i_18) (V l i_18) (relu_slope (linear X W b i_17
      l)))). }
  assert (r188 : forall (i_18 : Fin e), Sum (fun i : Fin n => relu_slope (linear X W b i l) * (G i i_18 * V l i_18)) =
    Sum (fun i : Fin n => V l i_18 * (G i i_18 * relu_slope (linear X W b i l)))).
  { exact (fun (i_18 : Fin e) => (Rules.sum_congruence (fun (i_17 : Fin n) => (eq_trans (r185 i_17 i_18) (r186 i_17
    i_18))))). }
  assert (r191 : Sum (fun i : Fin e => Sum (fun i_ : Fin n => relu_slope (linear X W b i_ l) * (G i_ i * V l i))) =
    Sum (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * relu_slope (linear X W b i_ l)))).
  { exact (Rules.sum_congruence (fun (i_18 : Fin e) => (eq_trans (r188 i_18) (Facts.sum_scale n (V l i_18) (fun i :
    Fin n => G i i_18 * relu_slope (linear X W b i l)))))). }
  assert (r192 : Sum (fun i : Fin n => relu_slope (linear X W b i l) * Sum (fun i_ : Fin e => G i i_ * V l i_)) = Sum
    (fun i : Fin e => V l i * Sum (fun i_ : Fin n => G i_ i * relu_slope (linear X W b i_ l)))).
  { exact (eq_trans (eq_trans r182 (Facts.sum_exchange n e (fun (i : Fin n) (i_ : Fin e) => relu_slope (linear X W b i
    l) * (G i i_ * V l i_)))) r191). }
  assert (r194 : forall (i_19 : Fin n), Sum (fun c : Fin e => G i_19 c * V l c) * relu_slope (linear X W b i_19 l) =
    relu_slope (linear X W b i_19 l) * Sum (fun c : Fin e => G i_19 c * V l c)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_19 : Fin n) => (identity (Sum (fun c : Fin e => G i_19 c * V l c)) (relu_slope (linear X W b i_19
      l)))). }
  assert (r195 : Sum (fun t : Fin n => Sum (fun c : Fin e => G t c * V l c) * relu_slope (linear X W b t l)) = Sum
    (fun i : Fin n => relu_slope (linear X W b i l) * Sum (fun i_ : Fin e => G i i_ * V l i_))).
  { exact (Rules.sum_congruence (fun (i_19 : Fin n) => (r194 i_19))). }
  exact (Rules.deriv_eq (fun (b : Fin m -> R) => (@eq_refl R (Sum (fun t : Fin n => Sum (fun c : Fin e => G t c *
    feed_forward X W b V beta t c))))) r46 (eq_trans (eq_trans (eq_trans (eq_trans r85 r114) r116) (eq_sym (eq_trans
    (eq_trans r161 r114) r116))) (eq_trans (eq_trans r180 r192) (eq_sym (eq_trans r195 r192))))).
Qed.

(* Backward pass of the feed-forward network: the second weight. *)
Theorem feed_forward_backward_weight_out (n : nat) (n_pos : (0 < n)%nat) (e : nat) (e_pos : (0 < e)%nat) (d : nat)
  (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 < m)%nat) (G : Fin n -> Fin e -> R) (X : Fin n -> Fin d -> R) (W : Fin d
  -> Fin m -> R) (b : Fin m -> R) (V : Fin m -> Fin e -> R) (beta : Fin e -> R) (l : Fin m) (o : Fin e) :
  partial (entry2 l o) (fun V : Fin m -> Fin e -> R => Sum (fun t : Fin n => Sum (fun c : Fin e => G t c *
    feed_forward X W b V beta t c))) V (Sum (fun t : Fin n => relu (linear X W b t l) * G t o)).
Proof.
  assert (r1 : forall (i : Fin n) (i_ : Fin e), partial (entry2 l o) (fun V : Fin m -> Fin e -> R => G i i_) V 0).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (V : Fin m -> Fin e -> R) (i : Fin n) (i_ : Fin e), feed_forward X W b V beta i i_ = Sum (fun h
    : Fin m => relu (linear X W b i h) * V h i_) + beta i_).
  { exact (fun (V : Fin m -> Fin e -> R) (i : Fin n) (i_ : Fin e) => eq_refl). }
  assert (r4 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 l o) (fun V : Fin m -> Fin e -> R => relu (linear X W
    b i i_1)) V 0).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_const _ _ _)). }
  assert (r5 : forall (i_1 : Fin m) (i_ : Fin e), partial (entry2 l o) (fun V : Fin m -> Fin e -> R => V i_1 i_) V
    (delta i_1 l * delta i_ o)).
  { exact (fun (i_1 : Fin m) (i_ : Fin e) => (Rules.deriv_entry_matrix i_1 l i_ o V)). }
  assert (r6 : forall (i : Fin n) (i_1 : Fin m) (i_ : Fin e), partial (entry2 l o) (fun V : Fin m -> Fin e -> R =>
    relu (linear X W b i i_1) * V i_1 i_) V (0 * V i_1 i_ + relu (linear X W b i i_1) * (delta i_1 l * delta i_ o))).
  { exact (fun (i : Fin n) (i_1 : Fin m) (i_ : Fin e) => (Rules.deriv_mul (r4 i i_1) (r5 i_1 i_))). }
  assert (r7 : forall (i : Fin n) (i_ : Fin e), partial (entry2 l o) (fun V : Fin m -> Fin e -> R => Sum (fun h : Fin
    m => relu (linear X W b i h) * V h i_)) V (Sum (fun i_1 : Fin m => 0 * V i_1 i_ + relu (linear X W b i i_1) *
    (delta i_1 l * delta i_ o)))).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_sum (fun (i_1 : Fin m) => (r6 i i_1 i_)))). }
  assert (r8 : forall (i_ : Fin e), partial (entry2 l o) (fun V : Fin m -> Fin e -> R => beta i_) V 0).
  { exact (fun (i_ : Fin e) => (Rules.deriv_const _ _ _)). }
  assert (r9 : forall (i : Fin n) (i_ : Fin e), partial (entry2 l o) (fun V : Fin m -> Fin e -> R => Sum (fun h : Fin
    m => relu (linear X W b i h) * V h i_) + beta i_) V (Sum (fun i_1 : Fin m => 0 * V i_1 i_ + relu (linear X W b i
    i_1) * (delta i_1 l * delta i_ o)) + 0)).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_add (r7 i i_) (r8 i_))). }
  assert (r11 : forall (i : Fin n) (i_ : Fin e), partial (entry2 l o) (fun V : Fin m -> Fin e -> R => feed_forward X W
    b V beta i i_) V (Sum (fun i_1 : Fin m => 0 * V i_1 i_ + relu (linear X W b i i_1) * (delta i_1 l * delta i_ o)) +
    0)).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_eq (fun (V : Fin m -> Fin e -> R) => (eq_sym (r2 V i i_))) (r9
    i i_) (@eq_refl R (Sum (fun i_1 : Fin m => 0 * V i_1 i_ + relu (linear X W b i i_1) * (delta i_1 l * delta i_ o))
    + 0)))). }
  assert (r12 : forall (i : Fin n) (i_ : Fin e), partial (entry2 l o) (fun V : Fin m -> Fin e -> R => G i i_ *
    feed_forward X W b V beta i i_) V (0 * feed_forward X W b V beta i i_ + G i i_ * (Sum (fun i_1 : Fin m => 0 * V
    i_1 i_ + relu (linear X W b i i_1) * (delta i_1 l * delta i_ o)) + 0))).
  { exact (fun (i : Fin n) (i_ : Fin e) => (Rules.deriv_mul (r1 i i_) (r11 i i_))). }
  assert (r13 : forall (i : Fin n), partial (entry2 l o) (fun V : Fin m -> Fin e -> R => Sum (fun i_ : Fin e => G i i_
    * feed_forward X W b V beta i i_)) V (Sum (fun i_ : Fin e => 0 * feed_forward X W b V beta i i_ + G i i_ * (Sum
    (fun i_1 : Fin m => 0 * V i_1 i_ + relu (linear X W b i i_1) * (delta i_1 l * delta i_ o)) + 0)))).
  { exact (fun (i : Fin n) => (Rules.deriv_sum (fun (i_ : Fin e) => (r12 i i_)))). }
  assert (r14 : partial (entry2 l o) (fun V : Fin m -> Fin e -> R => Sum (fun t : Fin n => Sum (fun c : Fin e => G t c
    * feed_forward X W b V beta t c))) V (Sum (fun i : Fin n => Sum (fun i_ : Fin e => 0 * feed_forward X W b V beta i
    i_ + G i i_ * (Sum (fun i_1 : Fin m => 0 * V i_1 i_ + relu (linear X W b i i_1) * (delta i_1 l * delta i_ o)) +
    0))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r13 i))). }
  assert (r15 : forall (i_2 : Fin m) (i_3 : Fin e) (i_4 : Fin n), 0 * V i_2 i_3 + relu (linear X W b i_4 i_2) * (delta
    i_2 l * delta i_3 o) = relu (linear X W b i_4 i_2) * delta i_3 o * delta i_2 l).
  { assert (identity : forall u0 u1 u2 u3 : R, ((0 * u0) + (u1 * (u2 * u3))) = ((u1 * u3) * u2)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_2 : Fin m) (i_3 : Fin e) (i_4 : Fin n) => (identity (V i_2 i_3) (relu (linear X W b i_4 i_2)) (delta
      i_2 l) (delta i_3 o))). }
  assert (r16 : forall (i_4 : Fin n) (i_2 : Fin m) (i_3 : Fin e), relu (linear X W b i_4 i_2) * delta i_3 o * delta
    i_2 l = delta i_3 o * (delta i_2 l * relu (linear X W b i_4 i_2))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u2 * u0))) by (intros u0 u1 u2; ring).
    exact (fun (i_4 : Fin n) (i_2 : Fin m) (i_3 : Fin e) => (identity (relu (linear X W b i_4 i_2)) (delta i_3 o)
      (delta i_2 l))). }
  assert (r18 : forall (i_3 : Fin e) (i_4 : Fin n), Sum (fun i : Fin m => 0 * V i i_3 + relu (linear X W b i_4 i) *
    (delta i l * delta i_3 o)) = Sum (fun i : Fin m => delta i_3 o * (delta i l * relu (linear X W b i_4 i)))).
  { exact (fun (i_3 : Fin e) (i_4 : Fin n) => (Rules.sum_congruence (fun (i_2 : Fin m) => (eq_trans (r15 i_2 i_3 i_4)
    (r16 i_4 i_2 i_3))))). }
  assert (r21 : forall (i_3 : Fin e) (i_4 : Fin n), delta i_3 o * Sum (fun i : Fin m => delta i l * relu (linear X W b
    i_4 i)) = delta i_3 o * relu (linear X W b i_4 l)).
  { exact (fun (i_3 : Fin e) (i_4 : Fin n) => (f_equal (fun (h : R) => delta i_3 o * h) (Facts.sum_delta m l (fun i :
    Fin m => relu (linear X W b i_4 i))))). }
  assert (r24 : forall (i_3 : Fin e) (i_4 : Fin n), delta i_3 o * relu (linear X W b i_4 l) = relu (linear X W b i_4
    l) * delta i_3 o).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_3 : Fin e) (i_4 : Fin n) => (identity (delta i_3 o) (relu (linear X W b i_4 l)))). }
  assert (r26 : forall (i_4 : Fin n) (i_3 : Fin e), 0 * feed_forward X W b V beta i_4 i_3 + G i_4 i_3 * (Sum (fun i :
    Fin m => 0 * V i i_3 + relu (linear X W b i_4 i) * (delta i l * delta i_3 o)) + 0) = 0 * feed_forward X W b V beta
    i_4 i_3 + G i_4 i_3 * (relu (linear X W b i_4 l) * delta i_3 o + 0)).
  { exact (fun (i_4 : Fin n) (i_3 : Fin e) => (f_equal (fun (h_ : R) => 0 * feed_forward X W b V beta i_4 i_3 + G i_4
    i_3 * (h_ + 0)) (eq_trans (eq_trans (r18 i_3 i_4) (eq_trans (Facts.sum_scale m (delta i_3 o) (fun i : Fin m =>
    delta i l * relu (linear X W b i_4 i))) (r21 i_3 i_4))) (r24 i_3 i_4)))). }
  assert (r27 : forall (i_4 : Fin n) (i_3 : Fin e), 0 * feed_forward X W b V beta i_4 i_3 + G i_4 i_3 * (relu (linear
    X W b i_4 l) * delta i_3 o + 0) = G i_4 i_3 * relu (linear X W b i_4 l) * delta i_3 o).
  { assert (identity : forall u0 u1 u2 u3 : R, ((0 * u0) + (u1 * ((u2 * u3) + 0))) = ((u1 * u2) * u3)) by (intros u0
    u1 u2 u3; ring).
    exact (fun (i_4 : Fin n) (i_3 : Fin e) => (identity (feed_forward X W b V beta i_4 i_3) (G i_4 i_3) (relu (linear
      X W b i_4 l)) (delta i_3 o))). }
  assert (r29 : forall (i_4 : Fin n) (i_3 : Fin e), G i_4 i_3 * relu (linear X W b i_4 l) * delta i_3 o = relu (linear
    X W b i_4 l) * (delta i_3 o * G i_4 i_3)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u2 * u0))) by (intros u0 u1 u2; ring).
    exact (fun (i_4 : Fin n) (i_3 : Fin e) => (identity (G i_4 i_3) (relu (linear X W b i_4 l)) (delta i_3 o))). }
  assert (r31 : forall (i_4 : Fin n), Sum (fun i : Fin e => 0 * feed_forward X W b V beta i_4 i + G i_4 i * (Sum (fun
    i_ : Fin m => 0 * V i_ i + relu (linear X W b i_4 i_) * (delta i_ l * delta i o)) + 0)) = Sum (fun i : Fin e =>
    relu (linear X W b i_4 l) * (delta i o * G i_4 i))).
  { exact (fun (i_4 : Fin n) => (Rules.sum_congruence (fun (i_3 : Fin e) => (eq_trans (eq_trans (r26 i_4 i_3) (r27 i_4
    i_3)) (r29 i_4 i_3))))). }
  assert (r34 : forall (i_4 : Fin n), relu (linear X W b i_4 l) * Sum (fun i : Fin e => delta i o * G i_4 i) = relu
    (linear X W b i_4 l) * G i_4 o).
  { exact (fun (i_4 : Fin n) => (f_equal (fun (h_1 : R) => relu (linear X W b i_4 l) * h_1) (Facts.sum_delta e o (fun
    i : Fin e => G i_4 i)))). }
  assert (r37 : forall (i_4 : Fin n), relu (linear X W b i_4 l) * G i_4 o = G i_4 o * relu (linear X W b i_4 l)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_4 : Fin n) => (identity (relu (linear X W b i_4 l)) (G i_4 o))). }
  assert (r39 : Sum (fun i : Fin n => Sum (fun i_ : Fin e => 0 * feed_forward X W b V beta i i_ + G i i_ * (Sum (fun
    i_1 : Fin m => 0 * V i_1 i_ + relu (linear X W b i i_1) * (delta i_1 l * delta i_ o)) + 0))) = Sum (fun i : Fin n
    => G i o * relu (linear X W b i l))).
  { exact (Rules.sum_congruence (fun (i_4 : Fin n) => (eq_trans (eq_trans (r31 i_4) (eq_trans (Facts.sum_scale e (relu
    (linear X W b i_4 l)) (fun i : Fin e => delta i o * G i_4 i)) (r34 i_4))) (r37 i_4)))). }
  assert (r40 : forall (i_5 : Fin n) (i_6 : Fin m) (i_7 : Fin e), relu (linear X W b i_5 i_6) * delta i_6 l * delta
    i_7 o = relu (linear X W b i_5 i_6) * delta i_7 o * delta i_6 l).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * u2) * u1)) by (intros u0 u1 u2; ring).
    exact (fun (i_5 : Fin n) (i_6 : Fin m) (i_7 : Fin e) => (identity (relu (linear X W b i_5 i_6)) (delta i_6 l)
      (delta i_7 o))). }
  assert (r41 : forall (i_5 : Fin n) (i_6 : Fin m) (i_7 : Fin e), relu (linear X W b i_5 i_6) * delta i_7 o * delta
    i_6 l = delta i_7 o * (delta i_6 l * relu (linear X W b i_5 i_6))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u2 * u0))) by (intros u0 u1 u2; ring).
    exact (fun (i_5 : Fin n) (i_6 : Fin m) (i_7 : Fin e) => (identity (relu (linear X W b i_5 i_6)) (delta i_7 o)
      (delta i_6 l))). }
  assert (r43 : forall (i_5 : Fin n) (i_7 : Fin e), Sum (fun i : Fin m => relu (linear X W b i_5 i) * delta i l *
    delta i_7 o) = Sum (fun i : Fin m => delta i_7 o * (delta i l * relu (linear X W b i_5 i)))).
  { exact (fun (i_5 : Fin n) (i_7 : Fin e) => (Rules.sum_congruence (fun (i_6 : Fin m) => (eq_trans (r40 i_5 i_6 i_7)
    (r41 i_5 i_6 i_7))))). }
  assert (r46 : forall (i_7 : Fin e) (i_5 : Fin n), delta i_7 o * Sum (fun i : Fin m => delta i l * relu (linear X W b
    i_5 i)) = delta i_7 o * relu (linear X W b i_5 l)).
  { exact (fun (i_7 : Fin e) (i_5 : Fin n) => (f_equal (fun (h_2 : R) => delta i_7 o * h_2) (Facts.sum_delta m l (fun
    i : Fin m => relu (linear X W b i_5 i))))). }
  assert (r49 : forall (i_7 : Fin e) (i_5 : Fin n), delta i_7 o * relu (linear X W b i_5 l) = relu (linear X W b i_5
    l) * delta i_7 o).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_7 : Fin e) (i_5 : Fin n) => (identity (delta i_7 o) (relu (linear X W b i_5 l)))). }
  assert (r51 : forall (i_5 : Fin n) (i_7 : Fin e), G i_5 i_7 * Sum (fun i : Fin m => relu (linear X W b i_5 i) *
    delta i l * delta i_7 o) = G i_5 i_7 * (relu (linear X W b i_5 l) * delta i_7 o)).
  { exact (fun (i_5 : Fin n) (i_7 : Fin e) => (f_equal (fun (h_3 : R) => G i_5 i_7 * h_3) (eq_trans (eq_trans (r43 i_5
    i_7) (eq_trans (Facts.sum_scale m (delta i_7 o) (fun i : Fin m => delta i l * relu (linear X W b i_5 i))) (r46 i_7
    i_5))) (r49 i_7 i_5)))). }
  assert (r52 : forall (i_5 : Fin n) (i_7 : Fin e), G i_5 i_7 * (relu (linear X W b i_5 l) * delta i_7 o) = G i_5 i_7
    * relu (linear X W b i_5 l) * delta i_7 o).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u0 * u1) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_5 : Fin n) (i_7 : Fin e) => (identity (G i_5 i_7) (relu (linear X W b i_5 l)) (delta i_7 o))). }
  assert (r54 : forall (i_5 : Fin n) (i_7 : Fin e), G i_5 i_7 * relu (linear X W b i_5 l) * delta i_7 o = relu (linear
    X W b i_5 l) * (delta i_7 o * G i_5 i_7)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u2 * u0))) by (intros u0 u1 u2; ring).
    exact (fun (i_5 : Fin n) (i_7 : Fin e) => (identity (G i_5 i_7) (relu (linear X W b i_5 l)) (delta i_7 o))). }
  assert (r56 : forall (i_5 : Fin n), Sum (fun i : Fin e => G i_5 i * Sum (fun i_ : Fin m => relu (linear X W b i_5
    i_) * delta i_ l * delta i o)) = Sum (fun i : Fin e => relu (linear X W b i_5 l) * (delta i o * G i_5 i))).
  { exact (fun (i_5 : Fin n) => (Rules.sum_congruence (fun (i_7 : Fin e) => (eq_trans (eq_trans (r51 i_5 i_7) (r52 i_5
    i_7)) (r54 i_5 i_7))))). }
  assert (r59 : forall (i_5 : Fin n), relu (linear X W b i_5 l) * Sum (fun i : Fin e => delta i o * G i_5 i) = relu
    (linear X W b i_5 l) * G i_5 o).
  { exact (fun (i_5 : Fin n) => (f_equal (fun (h_4 : R) => relu (linear X W b i_5 l) * h_4) (Facts.sum_delta e o (fun
    i : Fin e => G i_5 i)))). }
  assert (r62 : forall (i_5 : Fin n), relu (linear X W b i_5 l) * G i_5 o = G i_5 o * relu (linear X W b i_5 l)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_5 : Fin n) => (identity (relu (linear X W b i_5 l)) (G i_5 o))). }
  assert (r64 : Sum (fun i : Fin n => Sum (fun i_ : Fin e => G i i_ * Sum (fun i_1 : Fin m => relu (linear X W b i
    i_1) * delta i_1 l * delta i_ o))) = Sum (fun i : Fin n => G i o * relu (linear X W b i l))).
  { exact (Rules.sum_congruence (fun (i_5 : Fin n) => (eq_trans (eq_trans (r56 i_5) (eq_trans (Facts.sum_scale e (relu
    (linear X W b i_5 l)) (fun i : Fin e => delta i o * G i_5 i)) (r59 i_5))) (r62 i_5)))). }
  assert (r67 : forall (i_8 : Fin n), relu (linear X W b i_8 l) * G i_8 o = G i_8 o * relu (linear X W b i_8 l)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_8 : Fin n) => (identity (relu (linear X W b i_8 l)) (G i_8 o))). }
  assert (r68 : Sum (fun t : Fin n => relu (linear X W b t l) * G t o) = Sum (fun i : Fin n => G i o * relu (linear X
    W b i l))).
  { exact (Rules.sum_congruence (fun (i_8 : Fin n) => (r67 i_8))). }
  exact (Rules.deriv_eq (fun (V : Fin m -> Fin e -> R) => (@eq_refl R (Sum (fun t : Fin n => Sum (fun c : Fin e => G t
    c * feed_forward X W b V beta t c))))) r14 (eq_trans (eq_trans r39 (eq_sym r64)) (eq_trans r64 (eq_sym r68)))).
Qed.

(* Backward pass of a residual connection. *)
Theorem residual_backward (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 <
  d)%nat) (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (R_ : Fin n -> Fin d -> R) (U : Fin m
  -> Fin d -> R) (gamma : Fin d -> R) (s : Fin n) (a : Fin d)
    (given : forall t : Fin n, forall h : Fin m, linear X W b t h <> 0) :
  partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun t : Fin n => Sum (fun a : Fin d => R_ t a * (X t a +
    feed_forward X W b U gamma t a)))) X (R_ s a + Sum (fun h : Fin m => Sum (fun f : Fin d => R_ s f * U h f) *
    relu_slope (linear X W b s h) * W a h)).
Proof.
  assert (r1 : forall (i : Fin n) (i_ : Fin d), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => R_ i i_) X 0).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (i : Fin n) (i_ : Fin d), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => X i i_) X (delta
    i s * delta i_ a)).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_entry_matrix i s i_ a X)). }
  assert (r3 : forall (X : Fin n -> Fin d -> R) (i : Fin n) (i_ : Fin d), feed_forward X W b U gamma i i_ = Sum (fun h
    : Fin m => relu (linear X W b i h) * U h i_) + gamma i_).
  { exact (fun (X : Fin n -> Fin d -> R) (i : Fin n) (i_ : Fin d) => eq_refl). }
  assert (r5 : forall (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m), relu (linear X W b i i_1) = 1 / 2 * (linear
    X W b i i_1 + abs (linear X W b i i_1))).
  { exact (fun (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m) => eq_refl). }
  assert (r7 : partial (entry2 s a) (fun X : Fin n -> Fin d -> R => 1 / 2) X 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r8 : forall (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m), linear X W b i i_1 = Sum (fun a : Fin d =>
    X i a * W a i_1) + b i_1).
  { exact (fun (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m) => eq_refl). }
  assert (r10 : forall (i : Fin n) (i_2 : Fin d), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => X i i_2) X
    (delta i s * delta i_2 a)).
  { exact (fun (i : Fin n) (i_2 : Fin d) => (Rules.deriv_entry_matrix i s i_2 a X)). }
  assert (r11 : forall (i_2 : Fin d) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => W i_2 i_1) X
    0).
  { exact (fun (i_2 : Fin d) (i_1 : Fin m) => (Rules.deriv_const _ _ _)). }
  assert (r12 : forall (i : Fin n) (i_2 : Fin d) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => X
    i i_2 * W i_2 i_1) X (delta i s * delta i_2 a * W i_2 i_1 + X i i_2 * 0)).
  { exact (fun (i : Fin n) (i_2 : Fin d) (i_1 : Fin m) => (Rules.deriv_mul (r10 i i_2) (r11 i_2 i_1))). }
  assert (r13 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun a :
    Fin d => X i a * W a i_1)) X (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_sum (fun (i_2 : Fin d) => (r12 i i_2 i_1)))). }
  assert (r14 : forall (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => b i_1) X 0).
  { exact (fun (i_1 : Fin m) => (Rules.deriv_const _ _ _)). }
  assert (r15 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun a :
    Fin d => X i a * W a i_1) + b i_1) X (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) +
    0)).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_add (r13 i i_1) (r14 i_1))). }
  assert (r17 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => linear X W b i
    i_1) X (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0)).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r8 X i i_1)))
    (r15 i i_1) (@eq_refl R (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))). }
  assert (r18 : forall (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m), abs (linear X W b i i_1) = sqrt (linear X
    W b i i_1 ^ 2)).
  { exact (fun (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m) => eq_refl). }
  assert (r20 : forall (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m), linear X W b i i_1 ^ 2 = linear X W b i
    i_1 ^ 1 * linear X W b i i_1).
  { assert (identity : forall u0 : R, (u0 ^ 2) = ((u0 ^ 1) * u0)) by (intros u0; ring).
    exact (fun (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m) => (identity (linear X W b i i_1))). }
  assert (r22 : forall (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m), linear X W b i i_1 ^ 1 = linear X W b i
    i_1).
  { assert (identity : forall u0 : R, (u0 ^ 1) = u0) by (intros u0; ring).
    exact (fun (X : Fin n -> Fin d -> R) (i : Fin n) (i_1 : Fin m) => (identity (linear X W b i i_1))). }
  assert (r24 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => linear X W b i
    i_1 ^ 1) X (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0)).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r22 X i i_1)))
    (r17 i i_1) (@eq_refl R (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))). }
  assert (r25 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => linear X W b i
    i_1 ^ 1 * linear X W b i i_1) X ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) *
    linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ *
    0) + 0))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_mul (r24 i i_1) (r17 i i_1))). }
  assert (r27 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => linear X W b i
    i_1 ^ 2) X ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 +
    linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r20 X i i_1)))
    (r25 i i_1) (@eq_refl R ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W
    b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) +
    0))))). }
  assert (r30 : forall (i_3 : Fin n) (i_4 : Fin m), linear X W b i_3 i_4 <> 0).
  { exact (fun (i_3 : Fin n) (i_4 : Fin m) => ((given i_3) i_4)). }
  assert (r34 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => sqrt (linear X
    W b i i_1 ^ 2)) X (1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W
    i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s *
    delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_fn_pos Rules.outer_sqrt (r27 i i_1) (Facts.square_pos (linear
    X W b i i_1) (r30 i i_1)))). }
  assert (r36 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => abs (linear X W
    b i i_1)) X (1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1
    + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a
    * W i_ i_1 + X i i_ * 0) + 0)))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r18 X i i_1)))
    (r34 i i_1) (@eq_refl R (1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => delta i s * delta i_ a
    * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s *
    delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))))). }
  assert (r37 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => linear X W b i
    i_1 + abs (linear X W b i i_1)) X (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1
    / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) +
    0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i
    i_ * 0) + 0)))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_add (r17 i i_1) (r36 i i_1))). }
  assert (r38 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => 1 / 2 * (linear
    X W b i i_1 + abs (linear X W b i i_1))) X (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum
    (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) *
    ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b
    i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0))))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_mul r7 (r37 i i_1))). }
  assert (r40 : forall (i : Fin n) (i_1 : Fin m), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => relu (linear X
    W b i i_1)) X (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_ : Fin d => delta i s *
    delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => delta
    i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin
    d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0))))).
  { exact (fun (i : Fin n) (i_1 : Fin m) => (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r5 X i i_1)))
    (r38 i i_1) (@eq_refl R (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_ : Fin d =>
    delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ :
    Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum
    (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0))))))). }
  assert (r41 : forall (i_1 : Fin m) (i_ : Fin d), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => U i_1 i_) X
    0).
  { exact (fun (i_1 : Fin m) (i_ : Fin d) => (Rules.deriv_const _ _ _)). }
  assert (r42 : forall (i : Fin n) (i_1 : Fin m) (i_ : Fin d), partial (entry2 s a) (fun X : Fin n -> Fin d -> R =>
    relu (linear X W b i i_1) * U i_1 i_) X ((0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun
    i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) *
    ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b
    i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))) * U i_1 i_ + relu
    (linear X W b i i_1) * 0)).
  { exact (fun (i : Fin n) (i_1 : Fin m) (i_ : Fin d) => (Rules.deriv_mul (r40 i i_1) (r41 i_1 i_))). }
  assert (r43 : forall (i : Fin n) (i_ : Fin d), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun h : Fin
    m => relu (linear X W b i h) * U h i_)) X (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i
    i_1)) + 1 / 2 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt
    (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear
    X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) +
    0)))) * U i_1 i_ + relu (linear X W b i i_1) * 0))).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_sum (fun (i_1 : Fin m) => (r42 i i_1 i_)))). }
  assert (r44 : forall (i_ : Fin d), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => gamma i_) X 0).
  { exact (fun (i_ : Fin d) => (Rules.deriv_const _ _ _)). }
  assert (r45 : forall (i : Fin n) (i_ : Fin d), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun h : Fin
    m => relu (linear X W b i h) * U h i_) + gamma i_) X (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs
    (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 /
    (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) +
    0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i
    i_ * 0) + 0)))) * U i_1 i_ + relu (linear X W b i i_1) * 0) + 0)).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_add (r43 i i_) (r44 i_))). }
  assert (r47 : forall (i : Fin n) (i_ : Fin d), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => feed_forward X W
    b U gamma i i_) X (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum
    (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) *
    ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b
    i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))) * U i_1 i_ + relu
    (linear X W b i i_1) * 0) + 0)).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (eq_sym (r3 X i i_)))
    (r45 i i_) (@eq_refl R (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 *
    (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^
    2)) * ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear
    X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))) * U i_1 i_ +
    relu (linear X W b i i_1) * 0) + 0)))). }
  assert (r48 : forall (i : Fin n) (i_ : Fin d), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => X i i_ +
    feed_forward X W b U gamma i i_) X (delta i s * delta i_ a + (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 +
    abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 +
    1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0)
    + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X
    i i_ * 0) + 0)))) * U i_1 i_ + relu (linear X W b i i_1) * 0) + 0))).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_add (r2 i i_) (r47 i i_))). }
  assert (r49 : forall (i : Fin n) (i_ : Fin d), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => R_ i i_ * (X i
    i_ + feed_forward X W b U gamma i i_)) X (0 * (X i i_ + feed_forward X W b U gamma i i_) + R_ i i_ * (delta i s *
    delta i_ a + (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_
    : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum
    (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 + linear X W b i i_1
    ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))) * U i_1 i_ + relu (linear X
    W b i i_1) * 0) + 0)))).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_mul (r1 i i_) (r48 i i_))). }
  assert (r50 : forall (i : Fin n), partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun i_ : Fin d => R_ i
    i_ * (X i i_ + feed_forward X W b U gamma i i_))) X (Sum (fun i_ : Fin d => 0 * (X i i_ + feed_forward X W b U
    gamma i i_) + R_ i i_ * (delta i s * delta i_ a + (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear
    X W b i i_1)) + 1 / 2 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 *
    sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) *
    linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ *
    0) + 0)))) * U i_1 i_ + relu (linear X W b i i_1) * 0) + 0))))).
  { exact (fun (i : Fin n) => (Rules.deriv_sum (fun (i_ : Fin d) => (r49 i i_)))). }
  assert (r51 : partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun t : Fin n => Sum (fun a : Fin d => R_ t
    a * (X t a + feed_forward X W b U gamma t a)))) X (Sum (fun i : Fin n => Sum (fun i_ : Fin d => 0 * (X i i_ +
    feed_forward X W b U gamma i i_) + R_ i i_ * (delta i s * delta i_ a + (Sum (fun i_1 : Fin m => (0 * (linear X W b
    i i_1 + abs (linear X W b i i_1)) + 1 / 2 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ *
    0) + 0 + 1 / (2 * sqrt (linear X W b i i_1 ^ 2)) * ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X
    i i_ * 0) + 0) * linear X W b i i_1 + linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W
    i_ i_1 + X i i_ * 0) + 0)))) * U i_1 i_ + relu (linear X W b i i_1) * 0) + 0)))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r50 i))). }
  assert (r54 : forall (b_ a : Fin d), a <> b_ -> b_ <> a).
  { exact (fun (b_ a : Fin d) p => (Facts.apart_symm d a b_ p)). }
  assert (r57 : forall (a b_ : Fin d), a <> b_ -> delta a b_ = delta b_ a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b_ : Fin d) p_ => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart d a b_ p_)
      (Rules.and_equation (-1) (Facts.delta_apart d b_ a (r54 b_ a p_)) Rules.no_equation)) (identity (delta b_ a)
      (delta a b_)))). }
  assert (r58 : forall (a b_ : Fin d), delta a b_ = delta b_ a).
  { exact (fun (a b_ : Fin d) => (Rules.index_cases (fun (b_ : Fin d) => delta a b_ = delta b_ a) a b_ (@eq_refl R
    (delta a a)) (fun p_1 => (r57 a b_ p_1)))). }
  assert (r60 : forall (i_5 : Fin n) (i_6 : Fin m), abs (linear X W b i_5 i_6) = sqrt (linear X W b i_5 i_6 ^ 2)).
  { exact (fun (i_5 : Fin n) (i_6 : Fin m) => eq_refl). }
  assert (r62 : forall (i_5 : Fin n) (i_7 : Fin d) (i_6 : Fin m), delta i_5 s * delta i_7 a * W i_7 i_6 + X i_5 i_7 *
    0 = delta i_5 s * delta a i_7 * W i_7 i_6 + X i_5 i_7 * 0).
  { exact (fun (i_5 : Fin n) (i_7 : Fin d) (i_6 : Fin m) => (f_equal (fun (h : R) => delta i_5 s * h * W i_7 i_6 + X
    i_5 i_7 * 0) (r58 i_7 a))). }
  assert (r65 : forall (i_7 : Fin d) (i_6 : Fin m), a <> i_7 -> delta a i_7 * W i_7 i_6 = delta a i_7 * W a i_6).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_7 : Fin d) (i_6 : Fin m) p_2 => (Rules.linear_combination (Rules.and_equation (W i_7 i_6 - W a i_6)
      (Facts.delta_apart d a i_7 p_2) Rules.no_equation) (identity (delta a i_7) (W a i_6) (W i_7 i_6)))). }
  assert (r66 : forall (i_7 : Fin d) (i_6 : Fin m), delta a i_7 * W i_7 i_6 = delta a i_7 * W a i_6).
  { exact (fun (i_7 : Fin d) (i_6 : Fin m) => (Rules.index_cases (fun (i_7 : Fin d) => delta a i_7 * W i_7 i_6 = delta
    a i_7 * W a i_6) a i_7 (@eq_refl R (delta a a * W a i_6)) (fun p_3 => (r65 i_7 i_6 p_3)))). }
  assert (r67 : forall (i_5 : Fin n) (i_7 : Fin d) (i_6 : Fin m), delta i_5 s * delta a i_7 * W i_7 i_6 + X i_5 i_7 *
    0 = W a i_6 * delta a i_7 * delta i_5 s).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * u1) * u2) - (((u2 * u1) * u3) + (u4 * 0)) = (u2 * ((u1 * u0)
    - (u1 * u3)) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_5 : Fin n) (i_7 : Fin d) (i_6 : Fin m) => (Rules.linear_combination (Rules.and_equation (delta i_5
      s) (r66 i_7 i_6) Rules.no_equation) (identity (W a i_6) (delta a i_7) (delta i_5 s) (W i_7 i_6) (X i_5 i_7)))).
      }
  assert (r70 : forall (i_6 : Fin m) (i_7 : Fin d) (i_5 : Fin n), W a i_6 * delta a i_7 * delta i_5 s = W a i_6 *
    delta i_5 s * (delta i_7 a * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * 1)) - ((u0 * u3) * u1) = (((u0 * u1) * 1) * (u2 -
    u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_6 : Fin m) (i_7 : Fin d) (i_5 : Fin n) => (Rules.linear_combination (Rules.and_equation (W a i_6 *
      delta i_5 s * 1) (r58 a i_7) Rules.no_equation) (identity (W a i_6) (delta i_5 s) (delta i_7 a) (delta a
      i_7)))). }
  assert (r72 : forall (i_5 : Fin n) (i_6 : Fin m), Sum (fun i : Fin d => delta i_5 s * delta i a * W i i_6 + X i_5 i
    * 0) = Sum (fun i : Fin d => W a i_6 * delta i_5 s * (delta i a * 1))).
  { exact (fun (i_5 : Fin n) (i_6 : Fin m) => (Rules.sum_congruence (fun (i_7 : Fin d) => (eq_trans (eq_trans (r62 i_5
    i_7 i_6) (r67 i_5 i_7 i_6)) (r70 i_6 i_7 i_5))))). }
  assert (r74 : Sum (fun i : Fin d => delta i a * 1) = 1).
  { exact (Facts.sum_delta d a (fun i : Fin d => 1)). }
  assert (r75 : forall (i_6 : Fin m) (i_5 : Fin n), W a i_6 * delta i_5 s * Sum (fun i : Fin d => delta i a * 1) = W a
    i_6 * delta i_5 s * 1).
  { exact (fun (i_6 : Fin m) (i_5 : Fin n) => (f_equal (fun (h_ : R) => W a i_6 * delta i_5 s * h_) r74)). }
  assert (r78 : forall (i_6 : Fin m) (i_5 : Fin n), W a i_6 * delta i_5 s * 1 = W a i_6 * delta i_5 s).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) * 1) = (u0 * u1)) by (intros u0 u1; ring).
    exact (fun (i_6 : Fin m) (i_5 : Fin n) => (identity (W a i_6) (delta i_5 s))). }
  assert (r81 : forall (i_5 : Fin n) (i_6 : Fin m), 1 / 2 * (1 / sqrt (linear X W b i_5 i_6 ^ 2)) = 1 / 2 * (1 / sqrt
    (linear X W b i_5 i_6 ^ 2))).
  { assert (identity : forall u0 : R, ((1 / 2) * (1 * u0)) = ((1/2) * (1 * u0))) by (intros u0; field).
    exact (fun (i_5 : Fin n) (i_6 : Fin m) => (identity (/ (sqrt (linear X W b i_5 i_6 ^ 2))))). }
  assert (r83 : forall (i_5 : Fin n) (i_6 : Fin m) (i_8 : Fin d), (0 * (linear X W b i_5 i_6 + abs (linear X W b i_5
    i_6)) + 1 / 2 * (Sum (fun i : Fin d => delta i_5 s * delta i a * W i i_6 + X i_5 i * 0) + 0 + 1 / (2 * sqrt
    (linear X W b i_5 i_6 ^ 2)) * ((Sum (fun i : Fin d => delta i_5 s * delta i a * W i i_6 + X i_5 i * 0) + 0) *
    linear X W b i_5 i_6 + linear X W b i_5 i_6 ^ 1 * (Sum (fun i : Fin d => delta i_5 s * delta i a * W i i_6 + X i_5
    i * 0) + 0)))) * U i_6 i_8 + relu (linear X W b i_5 i_6) * 0 = (0 * (linear X W b i_5 i_6 + sqrt (linear X W b i_5
    i_6 ^ 2)) + 1 / 2 * (W a i_6 * delta i_5 s + 0 + 1 / 2 * (1 / sqrt (linear X W b i_5 i_6 ^ 2)) * ((W a i_6 * delta
    i_5 s + 0) * linear X W b i_5 i_6 + linear X W b i_5 i_6 ^ 1 * (W a i_6 * delta i_5 s + 0)))) * U i_6 i_8 + relu
    (linear X W b i_5 i_6) * 0).
  { exact (fun (i_5 : Fin n) (i_6 : Fin m) (i_8 : Fin d) => (f_equal3 (fun (h_1 : R) (h_2 : R) (h_3 : R) => (0 *
    (linear X W b i_5 i_6 + h_1) + 1 / 2 * (h_2 + 0 + h_3 * ((h_2 + 0) * linear X W b i_5 i_6 + linear X W b i_5 i_6 ^
    1 * (h_2 + 0)))) * U i_6 i_8 + relu (linear X W b i_5 i_6) * 0) (r60 i_5 i_6) (eq_trans (eq_trans (r72 i_5 i_6)
    (eq_trans (Facts.sum_scale d (W a i_6 * delta i_5 s) (fun i : Fin d => delta i a * 1)) (r75 i_6 i_5))) (r78 i_6
    i_5)) (eq_trans (Facts.inverse_mul 2 (sqrt (linear X W b i_5 i_6 ^ 2))) (r81 i_5 i_6)))). }
  assert (r84 : forall (i_5 : Fin n) (i_6 : Fin m) (i_8 : Fin d), (0 * (linear X W b i_5 i_6 + sqrt (linear X W b i_5
    i_6 ^ 2)) + 1 / 2 * (W a i_6 * delta i_5 s + 0 + 1 / 2 * (1 / sqrt (linear X W b i_5 i_6 ^ 2)) * ((W a i_6 * delta
    i_5 s + 0) * linear X W b i_5 i_6 + linear X W b i_5 i_6 ^ 1 * (W a i_6 * delta i_5 s + 0)))) * U i_6 i_8 + relu
    (linear X W b i_5 i_6) * 0 = 1 / 2 * (U i_6 i_8 * W a i_6 * linear X W b i_5 i_6 * delta i_5 s * (1 / sqrt (linear
    X W b i_5 i_6 ^ 2))) + 1 / 2 * (U i_6 i_8 * W a i_6 * delta i_5 s)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((0 * (u0 + u1)) + ((1/2) * (((u2 * u3) + 0) + (((1/2) * (1
    * u4)) * ((((u2 * u3) + 0) * u0) + ((u0 ^ 1) * ((u2 * u3) + 0))))))) * u5) + (u6 * 0)) = (((1/2) * ((((u5 * u2) *
    u0) * u3) * (1 * u4))) + ((1/2) * ((u5 * u2) * u3)))) by (intros u0 u1 u2 u3 u4 u5 u6; field).
    exact (fun (i_5 : Fin n) (i_6 : Fin m) (i_8 : Fin d) => (identity (linear X W b i_5 i_6) (sqrt (linear X W b i_5
      i_6 ^ 2)) (W a i_6) (delta i_5 s) (/ (sqrt (linear X W b i_5 i_6 ^ 2))) (U i_6 i_8) (relu (linear X W b i_5
      i_6)))). }
  assert (r86 : forall (i_6 : Fin m) (i_8 : Fin d) (i_5 : Fin n), 1 / 2 * (U i_6 i_8 * W a i_6 * linear X W b i_5 i_6
    * delta i_5 s * (1 / sqrt (linear X W b i_5 i_6 ^ 2))) + 1 / 2 * (U i_6 i_8 * W a i_6 * delta i_5 s) = 1 / 2 *
    delta i_5 s * (U i_6 i_8 * W a i_6 * linear X W b i_5 i_6 * (1 / sqrt (linear X W b i_5 i_6 ^ 2))) + 1 / 2 * delta
    i_5 s * (U i_6 i_8 * W a i_6)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((1/2) * ((((u0 * u1) * u2) * u3) * (1 * u4))) + ((1/2) * ((u0 *
    u1) * u3))) = ((((1/2) * u3) * (((u0 * u1) * u2) * (1 * u4))) + (((1/2) * u3) * (u0 * u1)))) by (intros u0 u1 u2
    u3 u4; field).
    exact (fun (i_6 : Fin m) (i_8 : Fin d) (i_5 : Fin n) => (identity (U i_6 i_8) (W a i_6) (linear X W b i_5 i_6)
      (delta i_5 s) (/ (sqrt (linear X W b i_5 i_6 ^ 2))))). }
  assert (r88 : forall (i_5 : Fin n) (i_8 : Fin d), Sum (fun i : Fin m => (0 * (linear X W b i_5 i + abs (linear X W b
    i_5 i)) + 1 / 2 * (Sum (fun i_ : Fin d => delta i_5 s * delta i_ a * W i_ i + X i_5 i_ * 0) + 0 + 1 / (2 * sqrt
    (linear X W b i_5 i ^ 2)) * ((Sum (fun i_ : Fin d => delta i_5 s * delta i_ a * W i_ i + X i_5 i_ * 0) + 0) *
    linear X W b i_5 i + linear X W b i_5 i ^ 1 * (Sum (fun i_ : Fin d => delta i_5 s * delta i_ a * W i_ i + X i_5 i_
    * 0) + 0)))) * U i i_8 + relu (linear X W b i_5 i) * 0) = Sum (fun i : Fin m => 1 / 2 * delta i_5 s * (U i i_8 * W
    a i * linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2))) + 1 / 2 * delta i_5 s * (U i i_8 * W a i))).
  { exact (fun (i_5 : Fin n) (i_8 : Fin d) => (Rules.sum_congruence (fun (i_6 : Fin m) => (eq_trans (eq_trans (r83 i_5
    i_6 i_8) (r84 i_5 i_6 i_8)) (r86 i_6 i_8 i_5))))). }
  assert (r92 : forall (i_5 : Fin n) (i_8 : Fin d), Sum (fun i : Fin m => 1 / 2 * delta i_5 s * (U i i_8 * W a i *
    linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2)))) + Sum (fun i : Fin m => 1 / 2 * delta i_5 s * (U i i_8
    * W a i)) = 1 / 2 * delta i_5 s * Sum (fun i : Fin m => U i i_8 * W a i * linear X W b i_5 i * (1 / sqrt (linear X
    W b i_5 i ^ 2))) + 1 / 2 * delta i_5 s * Sum (fun i : Fin m => U i i_8 * W a i)).
  { exact (fun (i_5 : Fin n) (i_8 : Fin d) => (f_equal2 (fun (h_4 : R) (h_5 : R) => h_4 + h_5) (Facts.sum_scale m (1 /
    2 * delta i_5 s) (fun i : Fin m => U i i_8 * W a i * linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2))))
    (Facts.sum_scale m (1 / 2 * delta i_5 s) (fun i : Fin m => U i i_8 * W a i)))). }
  assert (r95 : forall (i_5 : Fin n) (i_8 : Fin d), 1 / 2 * delta i_5 s * Sum (fun i : Fin m => U i i_8 * W a i *
    linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2))) + 1 / 2 * delta i_5 s * Sum (fun i : Fin m => U i i_8 *
    W a i) = 1 / 2 * (delta i_5 s * Sum (fun i : Fin m => U i i_8 * W a i)) + 1 / 2 * (delta i_5 s * Sum (fun i : Fin
    m => U i i_8 * W a i * linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2))))).
  { assert (identity : forall u0 u1 u2 : R, ((((1/2) * u0) * u1) + (((1/2) * u0) * u2)) = (((1/2) * (u0 * u2)) +
    ((1/2) * (u0 * u1)))) by (intros u0 u1 u2; field).
    exact (fun (i_5 : Fin n) (i_8 : Fin d) => (identity (delta i_5 s) (Sum (fun i : Fin m => U i i_8 * W a i * linear
      X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2)))) (Sum (fun i : Fin m => U i i_8 * W a i)))). }
  assert (r97 : forall (i_5 : Fin n) (i_8 : Fin d), 0 * (X i_5 i_8 + feed_forward X W b U gamma i_5 i_8) + R_ i_5 i_8
    * (delta i_5 s * delta i_8 a + (Sum (fun i : Fin m => (0 * (linear X W b i_5 i + abs (linear X W b i_5 i)) + 1 / 2
    * (Sum (fun i_ : Fin d => delta i_5 s * delta i_ a * W i_ i + X i_5 i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i_5
    i ^ 2)) * ((Sum (fun i_ : Fin d => delta i_5 s * delta i_ a * W i_ i + X i_5 i_ * 0) + 0) * linear X W b i_5 i +
    linear X W b i_5 i ^ 1 * (Sum (fun i_ : Fin d => delta i_5 s * delta i_ a * W i_ i + X i_5 i_ * 0) + 0)))) * U i
    i_8 + relu (linear X W b i_5 i) * 0) + 0)) = 0 * (X i_5 i_8 + feed_forward X W b U gamma i_5 i_8) + R_ i_5 i_8 *
    (delta i_5 s * delta a i_8 + (1 / 2 * (delta i_5 s * Sum (fun i : Fin m => U i i_8 * W a i)) + 1 / 2 * (delta i_5
    s * Sum (fun i : Fin m => U i i_8 * W a i * linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2)))) + 0))).
  { exact (fun (i_5 : Fin n) (i_8 : Fin d) => (f_equal2 (fun (h_6 : R) (h_7 : R) => 0 * (X i_5 i_8 + feed_forward X W
    b U gamma i_5 i_8) + R_ i_5 i_8 * (delta i_5 s * h_6 + (h_7 + 0))) (r58 i_8 a) (eq_trans (eq_trans (r88 i_5 i_8)
    (eq_trans (Facts.sum_add m (fun i : Fin m => 1 / 2 * delta i_5 s * (U i i_8 * W a i * linear X W b i_5 i * (1 /
    sqrt (linear X W b i_5 i ^ 2)))) (fun i : Fin m => 1 / 2 * delta i_5 s * (U i i_8 * W a i))) (r92 i_5 i_8))) (r95
    i_5 i_8)))). }
  assert (r100 : forall (i_8 : Fin d) (i_5 : Fin n), a <> i_8 -> delta a i_8 * R_ i_5 i_8 = delta a i_8 * R_ i_5 a).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_8 : Fin d) (i_5 : Fin n) p_4 => (Rules.linear_combination (Rules.and_equation (R_ i_5 i_8 - R_ i_5
      a) (Facts.delta_apart d a i_8 p_4) Rules.no_equation) (identity (delta a i_8) (R_ i_5 a) (R_ i_5 i_8)))). }
  assert (r101 : forall (i_8 : Fin d) (i_5 : Fin n), delta a i_8 * R_ i_5 i_8 = delta a i_8 * R_ i_5 a).
  { exact (fun (i_8 : Fin d) (i_5 : Fin n) => (Rules.index_cases (fun (i_8 : Fin d) => delta a i_8 * R_ i_5 i_8 =
    delta a i_8 * R_ i_5 a) a i_8 (@eq_refl R (delta a a * R_ i_5 a)) (fun p_5 => (r100 i_8 i_5 p_5)))). }
  assert (r102 : forall (i_5 : Fin n) (i_8 : Fin d), 0 * (X i_5 i_8 + feed_forward X W b U gamma i_5 i_8) + R_ i_5 i_8
    * (delta i_5 s * delta a i_8 + (1 / 2 * (delta i_5 s * Sum (fun i : Fin m => U i i_8 * W a i)) + 1 / 2 * (delta
    i_5 s * Sum (fun i : Fin m => U i i_8 * W a i * linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2)))) + 0)) =
    R_ i_5 a * delta a i_8 * delta i_5 s + 1 / 2 * (R_ i_5 i_8 * delta i_5 s * Sum (fun i : Fin m => U i i_8 * W a i))
    + 1 / 2 * (R_ i_5 i_8 * delta i_5 s * Sum (fun i : Fin m => U i i_8 * W a i * linear X W b i_5 i * (1 / sqrt
    (linear X W b i_5 i ^ 2))))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((u0 * u1) * u2) + ((1/2) * ((u3 * u2) * u4))) + ((1/2) *
    ((u3 * u2) * u5))) - ((0 * (u6 + u7)) + (u3 * ((u2 * u1) + ((((1/2) * (u2 * u4)) + ((1/2) * (u2 * u5))) + 0)))) =
    (u2 * ((u1 * u0) - (u1 * u3)) + 0)) by (intros u0 u1 u2 u3 u4 u5 u6 u7; field).
    exact (fun (i_5 : Fin n) (i_8 : Fin d) => (Rules.linear_combination (Rules.and_equation (delta i_5 s) (r101 i_8
      i_5) Rules.no_equation) (identity (R_ i_5 a) (delta a i_8) (delta i_5 s) (R_ i_5 i_8) (Sum (fun i : Fin m => U i
      i_8 * W a i)) (Sum (fun i : Fin m => U i i_8 * W a i * linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^
      2)))) (X i_5 i_8) (feed_forward X W b U gamma i_5 i_8)))). }
  assert (r105 : forall (i_5 : Fin n) (i_8 : Fin d), R_ i_5 a * delta a i_8 * delta i_5 s + 1 / 2 * (R_ i_5 i_8 *
    delta i_5 s * Sum (fun i : Fin m => U i i_8 * W a i)) + 1 / 2 * (R_ i_5 i_8 * delta i_5 s * Sum (fun i : Fin m =>
    U i i_8 * W a i * linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2)))) = R_ i_5 a * delta i_5 s * (delta i_8
    a * 1) + 1 / 2 * delta i_5 s * (R_ i_5 i_8 * Sum (fun i : Fin m => U i i_8 * W a i)) + 1 / 2 * delta i_5 s * (R_
    i_5 i_8 * Sum (fun i : Fin m => U i i_8 * W a i * linear X W b i_5 i * (1 / sqrt (linear X W b i_5 i ^ 2))))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((u0 * u1) * (u2 * 1)) + (((1/2) * u1) * (u3 * u4))) +
    (((1/2) * u1) * (u3 * u5))) - ((((u0 * u6) * u1) + ((1/2) * ((u3 * u1) * u4))) + ((1/2) * ((u3 * u1) * u5))) =
    (((u0 * u1) * 1) * (u2 - u6) + 0)) by (intros u0 u1 u2 u3 u4 u5 u6; field).
    exact (fun (i_5 : Fin n) (i_8 : Fin d) => (Rules.linear_combination (Rules.and_equation (R_ i_5 a * delta i_5 s *
      1) (r58 a i_8) Rules.no_equation) (identity (R_ i_5 a) (delta i_5 s) (delta i_8 a) (R_ i_5 i_8) (Sum (fun i :
      Fin m => U i i_8 * W a i)) (Sum (fun i : Fin m => U i i_8 * W a i * linear X W b i_5 i * (1 / sqrt (linear X W b
      i_5 i ^ 2)))) (delta a i_8)))). }
  assert (r107 : forall (i_5 : Fin n), Sum (fun i : Fin d => 0 * (X i_5 i + feed_forward X W b U gamma i_5 i) + R_ i_5
    i * (delta i_5 s * delta i a + (Sum (fun i_ : Fin m => (0 * (linear X W b i_5 i_ + abs (linear X W b i_5 i_)) + 1
    / 2 * (Sum (fun i : Fin d => delta i_5 s * delta i a * W i i_ + X i_5 i * 0) + 0 + 1 / (2 * sqrt (linear X W b i_5
    i_ ^ 2)) * ((Sum (fun i : Fin d => delta i_5 s * delta i a * W i i_ + X i_5 i * 0) + 0) * linear X W b i_5 i_ +
    linear X W b i_5 i_ ^ 1 * (Sum (fun i : Fin d => delta i_5 s * delta i a * W i i_ + X i_5 i * 0) + 0)))) * U i_ i
    + relu (linear X W b i_5 i_) * 0) + 0))) = Sum (fun i : Fin d => R_ i_5 a * delta i_5 s * (delta i a * 1) + 1 / 2
    * delta i_5 s * (R_ i_5 i * Sum (fun i_ : Fin m => U i_ i * W a i_)) + 1 / 2 * delta i_5 s * (R_ i_5 i * Sum (fun
    i_ : Fin m => U i_ i * W a i_ * linear X W b i_5 i_ * (1 / sqrt (linear X W b i_5 i_ ^ 2)))))).
  { exact (fun (i_5 : Fin n) => (Rules.sum_congruence (fun (i_8 : Fin d) => (eq_trans (eq_trans (r97 i_5 i_8) (r102
    i_5 i_8)) (r105 i_5 i_8))))). }
  assert (r110 : forall (i_5 : Fin n), Sum (fun i : Fin d => R_ i_5 a * delta i_5 s * (delta i a * 1) + 1 / 2 * delta
    i_5 s * (R_ i_5 i * Sum (fun i_ : Fin m => U i_ i * W a i_))) + Sum (fun i : Fin d => 1 / 2 * delta i_5 s * (R_
    i_5 i * Sum (fun i_ : Fin m => U i_ i * W a i_ * linear X W b i_5 i_ * (1 / sqrt (linear X W b i_5 i_ ^ 2))))) =
    Sum (fun i : Fin d => R_ i_5 a * delta i_5 s * (delta i a * 1)) + Sum (fun i : Fin d => 1 / 2 * delta i_5 s * (R_
    i_5 i * Sum (fun i_ : Fin m => U i_ i * W a i_))) + Sum (fun i : Fin d => 1 / 2 * delta i_5 s * (R_ i_5 i * Sum
    (fun i_ : Fin m => U i_ i * W a i_ * linear X W b i_5 i_ * (1 / sqrt (linear X W b i_5 i_ ^ 2)))))).
  { exact (fun (i_5 : Fin n) => (f_equal (fun (h_8 : R) => h_8 + Sum (fun i : Fin d => 1 / 2 * delta i_5 s * (R_ i_5 i
    * Sum (fun i_ : Fin m => U i_ i * W a i_ * linear X W b i_5 i_ * (1 / sqrt (linear X W b i_5 i_ ^ 2))))))
    (Facts.sum_add d (fun i : Fin d => R_ i_5 a * delta i_5 s * (delta i a * 1)) (fun i : Fin d => 1 / 2 * delta i_5 s
    * (R_ i_5 i * Sum (fun i_ : Fin m => U i_ i * W a i_)))))). }
  assert (r113 : forall (i_5 : Fin n), R_ i_5 a * delta i_5 s * Sum (fun i : Fin d => delta i a * 1) = R_ i_5 a *
    delta i_5 s * 1).
  { exact (fun (i_5 : Fin n) => (f_equal (fun (h_9 : R) => R_ i_5 a * delta i_5 s * h_9) r74)). }
  assert (r117 : forall (i_5 : Fin n), Sum (fun i : Fin d => R_ i_5 a * delta i_5 s * (delta i a * 1)) + Sum (fun i :
    Fin d => 1 / 2 * delta i_5 s * (R_ i_5 i * Sum (fun i_ : Fin m => U i_ i * W a i_))) + Sum (fun i : Fin d => 1 / 2
    * delta i_5 s * (R_ i_5 i * Sum (fun i_ : Fin m => U i_ i * W a i_ * linear X W b i_5 i_ * (1 / sqrt (linear X W b
    i_5 i_ ^ 2))))) = R_ i_5 a * delta i_5 s * 1 + 1 / 2 * delta i_5 s * Sum (fun i : Fin d => R_ i_5 i * Sum (fun i_
    : Fin m => U i_ i * W a i_)) + 1 / 2 * delta i_5 s * Sum (fun i : Fin d => R_ i_5 i * Sum (fun i_ : Fin m => U i_
    i * W a i_ * linear X W b i_5 i_ * (1 / sqrt (linear X W b i_5 i_ ^ 2))))).
  { exact (fun (i_5 : Fin n) => (f_equal3 (fun (h_10 : R) (h_11 : R) (h_12 : R) => h_10 + h_11 + h_12) (eq_trans
    (Facts.sum_scale d (R_ i_5 a * delta i_5 s) (fun i : Fin d => delta i a * 1)) (r113 i_5)) (Facts.sum_scale d (1 /
    2 * delta i_5 s) (fun i : Fin d => R_ i_5 i * Sum (fun i_ : Fin m => U i_ i * W a i_))) (Facts.sum_scale d (1 / 2
    * delta i_5 s) (fun i : Fin d => R_ i_5 i * Sum (fun i_ : Fin m => U i_ i * W a i_ * linear X W b i_5 i_ * (1 /
    sqrt (linear X W b i_5 i_ ^ 2))))))). }
  assert (r120 : forall (i_5 : Fin n), R_ i_5 a * delta i_5 s * 1 + 1 / 2 * delta i_5 s * Sum (fun i : Fin d => R_ i_5
    i * Sum (fun i_ : Fin m => U i_ i * W a i_)) + 1 / 2 * delta i_5 s * Sum (fun i : Fin d => R_ i_5 i * Sum (fun i_
    : Fin m => U i_ i * W a i_ * linear X W b i_5 i_ * (1 / sqrt (linear X W b i_5 i_ ^ 2)))) = R_ i_5 a * delta i_5 s
    + 1 / 2 * (delta i_5 s * Sum (fun i : Fin d => R_ i_5 i * Sum (fun i_ : Fin m => U i_ i * W a i_))) + 1 / 2 *
    (delta i_5 s * Sum (fun i : Fin d => R_ i_5 i * Sum (fun i_ : Fin m => U i_ i * W a i_ * linear X W b i_5 i_ * (1
    / sqrt (linear X W b i_5 i_ ^ 2)))))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 * u1) * 1) + (((1/2) * u1) * u2)) + (((1/2) * u1) * u3)) = (((u0
    * u1) + ((1/2) * (u1 * u2))) + ((1/2) * (u1 * u3)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_5 : Fin n) => (identity (R_ i_5 a) (delta i_5 s) (Sum (fun i : Fin d => R_ i_5 i * Sum (fun i_ : Fin
      m => U i_ i * W a i_))) (Sum (fun i : Fin d => R_ i_5 i * Sum (fun i_ : Fin m => U i_ i * W a i_ * linear X W b
      i_5 i_ * (1 / sqrt (linear X W b i_5 i_ ^ 2))))))). }
  assert (r122 : forall (i_5 : Fin n), R_ i_5 a * delta i_5 s + 1 / 2 * (delta i_5 s * Sum (fun i : Fin d => R_ i_5 i
    * Sum (fun i_ : Fin m => U i_ i * W a i_))) + 1 / 2 * (delta i_5 s * Sum (fun i : Fin d => R_ i_5 i * Sum (fun i_
    : Fin m => U i_ i * W a i_ * linear X W b i_5 i_ * (1 / sqrt (linear X W b i_5 i_ ^ 2))))) = delta i_5 s * R_ i_5
    a + 1 / 2 * (delta i_5 s * Sum (fun i : Fin d => R_ i_5 i * Sum (fun i_ : Fin m => U i_ i * W a i_))) + 1 / 2 *
    (delta i_5 s * Sum (fun i : Fin d => R_ i_5 i * Sum (fun i_ : Fin m => U i_ i * W a i_ * linear X W b i_5 i_ * (1
    / sqrt (linear X W b i_5 i_ ^ 2)))))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) + ((1/2) * (u1 * u2))) + ((1/2) * (u1 * u3))) = (((u1 * u0)
    + ((1/2) * (u1 * u2))) + ((1/2) * (u1 * u3)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_5 : Fin n) => (identity (R_ i_5 a) (delta i_5 s) (Sum (fun i : Fin d => R_ i_5 i * Sum (fun i_ : Fin
      m => U i_ i * W a i_))) (Sum (fun i : Fin d => R_ i_5 i * Sum (fun i_ : Fin m => U i_ i * W a i_ * linear X W b
      i_5 i_ * (1 / sqrt (linear X W b i_5 i_ ^ 2))))))). }
  assert (r124 : Sum (fun i : Fin n => Sum (fun i_ : Fin d => 0 * (X i i_ + feed_forward X W b U gamma i i_) + R_ i i_
    * (delta i s * delta i_ a + (Sum (fun i_1 : Fin m => (0 * (linear X W b i i_1 + abs (linear X W b i i_1)) + 1 / 2
    * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0 + 1 / (2 * sqrt (linear X W b i i_1
    ^ 2)) * ((Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0) * linear X W b i i_1 +
    linear X W b i i_1 ^ 1 * (Sum (fun i_ : Fin d => delta i s * delta i_ a * W i_ i_1 + X i i_ * 0) + 0)))) * U i_1
    i_ + relu (linear X W b i i_1) * 0) + 0)))) = Sum (fun i : Fin n => delta i s * R_ i a + 1 / 2 * (delta i s * Sum
    (fun i_ : Fin d => R_ i i_ * Sum (fun i : Fin m => U i i_ * W a i))) + 1 / 2 * (delta i s * Sum (fun i_ : Fin d =>
    R_ i i_ * Sum (fun i_1 : Fin m => U i_1 i_ * W a i_1 * linear X W b i i_1 * (1 / sqrt (linear X W b i i_1 ^
    2))))))).
  { exact (Rules.sum_congruence (fun (i_5 : Fin n) => (eq_trans (eq_trans (eq_trans (r107 i_5) (eq_trans (eq_trans
    (Facts.sum_add d (fun i : Fin d => R_ i_5 a * delta i_5 s * (delta i a * 1) + 1 / 2 * delta i_5 s * (R_ i_5 i *
    Sum (fun i_ : Fin m => U i_ i * W a i_))) (fun i : Fin d => 1 / 2 * delta i_5 s * (R_ i_5 i * Sum (fun i_ : Fin m
    => U i_ i * W a i_ * linear X W b i_5 i_ * (1 / sqrt (linear X W b i_5 i_ ^ 2)))))) (r110 i_5)) (r117 i_5))) (r120
    i_5)) (r122 i_5)))). }
  assert (r127 : Sum (fun i : Fin n => delta i s * R_ i a + 1 / 2 * (delta i s * Sum (fun i_ : Fin d => R_ i i_ * Sum
    (fun i : Fin m => U i i_ * W a i)))) + Sum (fun i : Fin n => 1 / 2 * (delta i s * Sum (fun i_ : Fin d => R_ i i_ *
    Sum (fun i_1 : Fin m => U i_1 i_ * W a i_1 * linear X W b i i_1 * (1 / sqrt (linear X W b i i_1 ^ 2)))))) = Sum
    (fun i : Fin n => delta i s * R_ i a) + Sum (fun i : Fin n => 1 / 2 * (delta i s * Sum (fun i_ : Fin d => R_ i i_
    * Sum (fun i : Fin m => U i i_ * W a i)))) + Sum (fun i : Fin n => 1 / 2 * (delta i s * Sum (fun i_ : Fin d => R_
    i i_ * Sum (fun i_1 : Fin m => U i_1 i_ * W a i_1 * linear X W b i i_1 * (1 / sqrt (linear X W b i i_1 ^ 2))))))).
  { exact (f_equal (fun (h_13 : R) => h_13 + Sum (fun i : Fin n => 1 / 2 * (delta i s * Sum (fun i_ : Fin d => R_ i i_
    * Sum (fun i_1 : Fin m => U i_1 i_ * W a i_1 * linear X W b i i_1 * (1 / sqrt (linear X W b i i_1 ^ 2)))))))
    (Facts.sum_add n (fun i : Fin n => delta i s * R_ i a) (fun i : Fin n => 1 / 2 * (delta i s * Sum (fun i_ : Fin d
    => R_ i i_ * Sum (fun i : Fin m => U i i_ * W a i)))))). }
  assert (r129 : Sum (fun i : Fin n => delta i s * R_ i a) = R_ s a).
  { exact (Facts.sum_delta n s (fun i : Fin n => R_ i a)). }
  assert (r132 : 1 / 2 * Sum (fun i : Fin n => delta i s * Sum (fun i_ : Fin d => R_ i i_ * Sum (fun i : Fin m => U i
    i_ * W a i))) = 1 / 2 * Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_))).
  { exact (f_equal (fun (h_14 : R) => 1 / 2 * h_14) (Facts.sum_delta n s (fun i : Fin n => Sum (fun i_ : Fin d => R_ i
    i_ * Sum (fun i : Fin m => U i i_ * W a i))))). }
  assert (r136 : 1 / 2 * Sum (fun i : Fin n => delta i s * Sum (fun i_ : Fin d => R_ i i_ * Sum (fun i_1 : Fin m => U
    i_1 i_ * W a i_1 * linear X W b i i_1 * (1 / sqrt (linear X W b i i_1 ^ 2))))) = 1 / 2 * Sum (fun i : Fin d => R_
    s i * Sum (fun i_ : Fin m => U i_ i * W a i_ * linear X W b s i_ * (1 / sqrt (linear X W b s i_ ^ 2))))).
  { exact (f_equal (fun (h_15 : R) => 1 / 2 * h_15) (Facts.sum_delta n s (fun i : Fin n => Sum (fun i_ : Fin d => R_ i
    i_ * Sum (fun i_1 : Fin m => U i_1 i_ * W a i_1 * linear X W b i i_1 * (1 / sqrt (linear X W b i i_1 ^ 2))))))). }
  assert (r138 : Sum (fun i : Fin n => delta i s * R_ i a) + Sum (fun i : Fin n => 1 / 2 * (delta i s * Sum (fun i_ :
    Fin d => R_ i i_ * Sum (fun i : Fin m => U i i_ * W a i)))) + Sum (fun i : Fin n => 1 / 2 * (delta i s * Sum (fun
    i_ : Fin d => R_ i i_ * Sum (fun i_1 : Fin m => U i_1 i_ * W a i_1 * linear X W b i i_1 * (1 / sqrt (linear X W b
    i i_1 ^ 2)))))) = R_ s a + 1 / 2 * Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_)) + 1 / 2
    * Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_ * linear X W b s i_ * (1 / sqrt (linear X
    W b s i_ ^ 2))))).
  { exact (f_equal3 (fun (h_16 : R) (h_17 : R) (h_18 : R) => h_16 + h_17 + h_18) r129 (eq_trans (Facts.sum_scale n (1
    / 2) (fun i : Fin n => delta i s * Sum (fun i_ : Fin d => R_ i i_ * Sum (fun i : Fin m => U i i_ * W a i)))) r132)
    (eq_trans (Facts.sum_scale n (1 / 2) (fun i : Fin n => delta i s * Sum (fun i_ : Fin d => R_ i i_ * Sum (fun i_1 :
    Fin m => U i_1 i_ * W a i_1 * linear X W b i i_1 * (1 / sqrt (linear X W b i i_1 ^ 2)))))) r136)). }
  assert (r142 : forall (i_9 : Fin n) (i_10 : Fin d), R_ i_9 i_10 * delta i_9 s * delta i_10 a = R_ i_9 i_10 * delta
    i_9 s * delta a i_10).
  { exact (fun (i_9 : Fin n) (i_10 : Fin d) => (f_equal (fun (h_19 : R) => R_ i_9 i_10 * delta i_9 s * h_19) (r58 i_10
    a))). }
  assert (r145 : forall (i_10 : Fin d) (i_9 : Fin n), a <> i_10 -> delta a i_10 * R_ i_9 i_10 = delta a i_10 * R_ i_9
    a).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_10 : Fin d) (i_9 : Fin n) p_6 => (Rules.linear_combination (Rules.and_equation (R_ i_9 i_10 - R_ i_9
      a) (Facts.delta_apart d a i_10 p_6) Rules.no_equation) (identity (delta a i_10) (R_ i_9 a) (R_ i_9 i_10)))). }
  assert (r146 : forall (i_10 : Fin d) (i_9 : Fin n), delta a i_10 * R_ i_9 i_10 = delta a i_10 * R_ i_9 a).
  { exact (fun (i_10 : Fin d) (i_9 : Fin n) => (Rules.index_cases (fun (i_10 : Fin d) => delta a i_10 * R_ i_9 i_10 =
    delta a i_10 * R_ i_9 a) a i_10 (@eq_refl R (delta a a * R_ i_9 a)) (fun p_7 => (r145 i_10 i_9 p_7)))). }
  assert (r147 : forall (i_9 : Fin n) (i_10 : Fin d), R_ i_9 i_10 * delta i_9 s * delta a i_10 = R_ i_9 a * delta a
    i_10 * delta i_9 s).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * u2) - ((u3 * u2) * u1) = (u2 * ((u1 * u0) - (u1 * u3)) +
    0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_9 : Fin n) (i_10 : Fin d) => (Rules.linear_combination (Rules.and_equation (delta i_9 s) (r146 i_10
      i_9) Rules.no_equation) (identity (R_ i_9 a) (delta a i_10) (delta i_9 s) (R_ i_9 i_10)))). }
  assert (r150 : forall (i_9 : Fin n) (i_10 : Fin d), R_ i_9 a * delta a i_10 * delta i_9 s = R_ i_9 a * delta i_9 s *
    (delta i_10 a * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * 1)) - ((u0 * u3) * u1) = (((u0 * u1) * 1) * (u2 -
    u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_9 : Fin n) (i_10 : Fin d) => (Rules.linear_combination (Rules.and_equation (R_ i_9 a * delta i_9 s *
      1) (r58 a i_10) Rules.no_equation) (identity (R_ i_9 a) (delta i_9 s) (delta i_10 a) (delta a i_10)))). }
  assert (r152 : forall (i_9 : Fin n), Sum (fun i : Fin d => R_ i_9 i * delta i_9 s * delta i a) = Sum (fun i : Fin d
    => R_ i_9 a * delta i_9 s * (delta i a * 1))).
  { exact (fun (i_9 : Fin n) => (Rules.sum_congruence (fun (i_10 : Fin d) => (eq_trans (eq_trans (r142 i_9 i_10) (r147
    i_9 i_10)) (r150 i_9 i_10))))). }
  assert (r154 : forall (i_9 : Fin n), R_ i_9 a * delta i_9 s * Sum (fun i : Fin d => delta i a * 1) = R_ i_9 a *
    delta i_9 s * 1).
  { exact (fun (i_9 : Fin n) => (f_equal (fun (h_20 : R) => R_ i_9 a * delta i_9 s * h_20) r74)). }
  assert (r157 : forall (i_9 : Fin n), R_ i_9 a * delta i_9 s * 1 = R_ i_9 a * delta i_9 s).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) * 1) = (u0 * u1)) by (intros u0 u1; ring).
    exact (fun (i_9 : Fin n) => (identity (R_ i_9 a) (delta i_9 s))). }
  assert (r159 : forall (i_9 : Fin n), R_ i_9 a * delta i_9 s = delta i_9 s * R_ i_9 a).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_9 : Fin n) => (identity (R_ i_9 a) (delta i_9 s))). }
  assert (r161 : Sum (fun i : Fin n => Sum (fun i_ : Fin d => R_ i i_ * delta i s * delta i_ a)) = Sum (fun i : Fin n
    => delta i s * R_ i a)).
  { exact (Rules.sum_congruence (fun (i_9 : Fin n) => (eq_trans (eq_trans (eq_trans (r152 i_9) (eq_trans
    (Facts.sum_scale d (R_ i_9 a * delta i_9 s) (fun i : Fin d => delta i a * 1)) (r154 i_9))) (r157 i_9)) (r159
    i_9)))). }
  assert (r162 : Sum (fun i : Fin n => Sum (fun i_ : Fin d => R_ i i_ * delta i s * delta i_ a)) = R_ s a).
  { exact (eq_trans r161 r129). }
  assert (r163 : forall (i_11 : Fin m), relu_slope (linear X W b s i_11) = 1 / 2 * (1 + linear X W b s i_11 / abs
    (linear X W b s i_11))).
  { exact (fun (i_11 : Fin m) => eq_refl). }
  assert (r164 : forall (i_11 : Fin m), 1 / 2 * (1 + linear X W b s i_11 / abs (linear X W b s i_11)) = 1 / 2 * (1 +
    linear X W b s i_11 * (1 / abs (linear X W b s i_11)))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (u0 * u1))) = ((1/2) * (1 + (u0 * (1 * u1))))) by (intros u0
    u1; field).
    exact (fun (i_11 : Fin m) => (identity (linear X W b s i_11) (/ (abs (linear X W b s i_11))))). }
  assert (r165 : forall (i_11 : Fin m), abs (linear X W b s i_11) = sqrt (linear X W b s i_11 ^ 2)).
  { exact (fun (i_11 : Fin m) => eq_refl). }
  assert (r166 : forall (i_11 : Fin m), 1 / abs (linear X W b s i_11) = 1 / sqrt (linear X W b s i_11 ^ 2)).
  { exact (fun (i_11 : Fin m) => (f_equal (fun (h_21 : R) => 1 / h_21) (r165 i_11))). }
  assert (r167 : forall (i_11 : Fin m), 1 / 2 * (1 + linear X W b s i_11 * (1 / abs (linear X W b s i_11))) = 1 / 2 *
    (1 + linear X W b s i_11 * (1 / sqrt (linear X W b s i_11 ^ 2)))).
  { exact (fun (i_11 : Fin m) => (f_equal (fun (h_22 : R) => 1 / 2 * (1 + linear X W b s i_11 * h_22)) (r166 i_11))).
    }
  assert (r169 : forall (i_11 : Fin m), 1 / 2 * (1 + linear X W b s i_11 * (1 / sqrt (linear X W b s i_11 ^ 2))) = 1 /
    2 + 1 / 2 * (linear X W b s i_11 * (1 / sqrt (linear X W b s i_11 ^ 2)))).
  { assert (identity : forall u0 u1 : R, ((1/2) * (1 + (u0 * (1 * u1)))) = ((1/2) + ((1/2) * (u0 * (1 * u1))))) by
    (intros u0 u1; field).
    exact (fun (i_11 : Fin m) => (identity (linear X W b s i_11) (/ (sqrt (linear X W b s i_11 ^ 2))))). }
  assert (r172 : forall (i_11 : Fin m), Sum (fun f : Fin d => R_ s f * U i_11 f) * relu_slope (linear X W b s i_11) *
    W a i_11 = Sum (fun f : Fin d => R_ s f * U i_11 f) * (1 / 2 + 1 / 2 * (linear X W b s i_11 * (1 / sqrt (linear X
    W b s i_11 ^ 2)))) * W a i_11).
  { exact (fun (i_11 : Fin m) => (f_equal (fun (h_23 : R) => Sum (fun f : Fin d => R_ s f * U i_11 f) * h_23 * W a
    i_11) (eq_trans (r163 i_11) (eq_trans (eq_trans (r164 i_11) (r167 i_11)) (r169 i_11))))). }
  assert (r173 : forall (i_11 : Fin m), Sum (fun f : Fin d => R_ s f * U i_11 f) * (1 / 2 + 1 / 2 * (linear X W b s
    i_11 * (1 / sqrt (linear X W b s i_11 ^ 2)))) * W a i_11 = 1 / 2 * (W a i_11 * linear X W b s i_11 * (1 / sqrt
    (linear X W b s i_11 ^ 2)) * Sum (fun f : Fin d => R_ s f * U i_11 f)) + 1 / 2 * (W a i_11 * Sum (fun f : Fin d =>
    R_ s f * U i_11 f))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((1/2) + ((1/2) * (u1 * (1 * u2))))) * u3) = (((1/2) * (((u3 *
    u1) * (1 * u2)) * u0)) + ((1/2) * (u3 * u0)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_11 : Fin m) => (identity (Sum (fun f : Fin d => R_ s f * U i_11 f)) (linear X W b s i_11) (/ (sqrt
      (linear X W b s i_11 ^ 2))) (W a i_11))). }
  assert (r175 : Sum (fun h : Fin m => Sum (fun f : Fin d => R_ s f * U h f) * relu_slope (linear X W b s h) * W a h)
    = Sum (fun i : Fin m => 1 / 2 * (W a i * linear X W b s i * (1 / sqrt (linear X W b s i ^ 2)) * Sum (fun f : Fin d
    => R_ s f * U i f)) + 1 / 2 * (W a i * Sum (fun f : Fin d => R_ s f * U i f)))).
  { exact (Rules.sum_congruence (fun (i_11 : Fin m) => (eq_trans (r172 i_11) (r173 i_11)))). }
  assert (r180 : Sum (fun i : Fin m => W a i * linear X W b s i * (1 / sqrt (linear X W b s i ^ 2)) * Sum (fun f : Fin
    d => R_ s f * U i f)) = Sum (fun i : Fin m => Sum (fun i_ : Fin d => W a i * linear X W b s i * (1 / sqrt (linear
    X W b s i ^ 2)) * (R_ s i_ * U i i_)))).
  { exact (Rules.sum_congruence (fun (i_11 : Fin m) => (eq_sym (Facts.sum_scale d (W a i_11 * linear X W b s i_11 * (1
    / sqrt (linear X W b s i_11 ^ 2))) (fun i : Fin d => R_ s i * U i_11 i))))). }
  assert (r183 : forall (i_12 : Fin m) (i_13 : Fin d), W a i_12 * linear X W b s i_12 * (1 / sqrt (linear X W b s i_12
    ^ 2)) * (R_ s i_13 * U i_12 i_13) = R_ s i_13 * U i_12 i_13 * W a i_12 * linear X W b s i_12 * (1 / sqrt (linear X
    W b s i_12 ^ 2))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) * (1 * u2)) * (u3 * u4)) = ((((u3 * u4) * u0) * u1) * (1
    * u2))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_12 : Fin m) (i_13 : Fin d) => (identity (W a i_12) (linear X W b s i_12) (/ (sqrt (linear X W b s
      i_12 ^ 2))) (R_ s i_13) (U i_12 i_13))). }
  assert (r184 : forall (i_13 : Fin d) (i_12 : Fin m), R_ s i_13 * U i_12 i_13 * W a i_12 * linear X W b s i_12 * (1 /
    sqrt (linear X W b s i_12 ^ 2)) = R_ s i_13 * (U i_12 i_13 * W a i_12 * linear X W b s i_12 * (1 / sqrt (linear X
    W b s i_12 ^ 2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * u1) * u2) * u3) * (1 * u4)) = (u0 * (((u1 * u2) * u3) * (1
    * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_13 : Fin d) (i_12 : Fin m) => (identity (R_ s i_13) (U i_12 i_13) (W a i_12) (linear X W b s i_12)
      (/ (sqrt (linear X W b s i_12 ^ 2))))). }
  assert (r186 : forall (i_13 : Fin d), Sum (fun i : Fin m => W a i * linear X W b s i * (1 / sqrt (linear X W b s i ^
    2)) * (R_ s i_13 * U i i_13)) = Sum (fun i : Fin m => R_ s i_13 * (U i i_13 * W a i * linear X W b s i * (1 / sqrt
    (linear X W b s i ^ 2))))).
  { exact (fun (i_13 : Fin d) => (Rules.sum_congruence (fun (i_12 : Fin m) => (eq_trans (r183 i_12 i_13) (r184 i_13
    i_12))))). }
  assert (r189 : Sum (fun i : Fin d => Sum (fun i_ : Fin m => W a i_ * linear X W b s i_ * (1 / sqrt (linear X W b s
    i_ ^ 2)) * (R_ s i * U i_ i))) = Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_ * linear X
    W b s i_ * (1 / sqrt (linear X W b s i_ ^ 2))))).
  { exact (Rules.sum_congruence (fun (i_13 : Fin d) => (eq_trans (r186 i_13) (Facts.sum_scale m (R_ s i_13) (fun i :
    Fin m => U i i_13 * W a i * linear X W b s i * (1 / sqrt (linear X W b s i ^ 2))))))). }
  assert (r191 : 1 / 2 * Sum (fun i : Fin m => W a i * linear X W b s i * (1 / sqrt (linear X W b s i ^ 2)) * Sum (fun
    f : Fin d => R_ s f * U i f)) = 1 / 2 * Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_ *
    linear X W b s i_ * (1 / sqrt (linear X W b s i_ ^ 2))))).
  { exact (f_equal (fun (h_24 : R) => 1 / 2 * h_24) (eq_trans (eq_trans r180 (Facts.sum_exchange m d (fun (i : Fin m)
    (i_ : Fin d) => W a i * linear X W b s i * (1 / sqrt (linear X W b s i ^ 2)) * (R_ s i_ * U i i_)))) r189)). }
  assert (r196 : Sum (fun i : Fin m => W a i * Sum (fun f : Fin d => R_ s f * U i f)) = Sum (fun i : Fin m => Sum (fun
    i_ : Fin d => W a i * (R_ s i_ * U i i_)))).
  { exact (Rules.sum_congruence (fun (i_11 : Fin m) => (eq_sym (Facts.sum_scale d (W a i_11) (fun i : Fin d => R_ s i
    * U i_11 i))))). }
  assert (r199 : forall (i_14 : Fin m) (i_15 : Fin d), W a i_14 * (R_ s i_15 * U i_14 i_15) = R_ s i_15 * U i_14 i_15
    * W a i_14).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_14 : Fin m) (i_15 : Fin d) => (identity (W a i_14) (R_ s i_15) (U i_14 i_15))). }
  assert (r200 : forall (i_15 : Fin d) (i_14 : Fin m), R_ s i_15 * U i_14 i_15 * W a i_14 = R_ s i_15 * (U i_14 i_15 *
    W a i_14)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u0 * (u1 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_15 : Fin d) (i_14 : Fin m) => (identity (R_ s i_15) (U i_14 i_15) (W a i_14))). }
  assert (r202 : forall (i_15 : Fin d), Sum (fun i : Fin m => W a i * (R_ s i_15 * U i i_15)) = Sum (fun i : Fin m =>
    R_ s i_15 * (U i i_15 * W a i))).
  { exact (fun (i_15 : Fin d) => (Rules.sum_congruence (fun (i_14 : Fin m) => (eq_trans (r199 i_14 i_15) (r200 i_15
    i_14))))). }
  assert (r205 : Sum (fun i : Fin d => Sum (fun i_ : Fin m => W a i_ * (R_ s i * U i_ i))) = Sum (fun i : Fin d => R_
    s i * Sum (fun i_ : Fin m => U i_ i * W a i_))).
  { exact (Rules.sum_congruence (fun (i_15 : Fin d) => (eq_trans (r202 i_15) (Facts.sum_scale m (R_ s i_15) (fun i :
    Fin m => U i i_15 * W a i))))). }
  assert (r207 : 1 / 2 * Sum (fun i : Fin m => W a i * Sum (fun f : Fin d => R_ s f * U i f)) = 1 / 2 * Sum (fun i :
    Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_))).
  { exact (f_equal (fun (h_25 : R) => 1 / 2 * h_25) (eq_trans (eq_trans r196 (Facts.sum_exchange m d (fun (i : Fin m)
    (i_ : Fin d) => W a i * (R_ s i_ * U i i_)))) r205)). }
  assert (r209 : Sum (fun i : Fin m => 1 / 2 * (W a i * linear X W b s i * (1 / sqrt (linear X W b s i ^ 2)) * Sum
    (fun f : Fin d => R_ s f * U i f))) + Sum (fun i : Fin m => 1 / 2 * (W a i * Sum (fun f : Fin d => R_ s f * U i
    f))) = 1 / 2 * Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_ * linear X W b s i_ * (1 /
    sqrt (linear X W b s i_ ^ 2)))) + 1 / 2 * Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a
    i_))).
  { exact (f_equal2 (fun (h_26 : R) (h_27 : R) => h_26 + h_27) (eq_trans (Facts.sum_scale m (1 / 2) (fun i : Fin m =>
    W a i * linear X W b s i * (1 / sqrt (linear X W b s i ^ 2)) * Sum (fun f : Fin d => R_ s f * U i f))) r191)
    (eq_trans (Facts.sum_scale m (1 / 2) (fun i : Fin m => W a i * Sum (fun f : Fin d => R_ s f * U i f))) r207)). }
  assert (r212 : 1 / 2 * Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_ * linear X W b s i_ *
    (1 / sqrt (linear X W b s i_ ^ 2)))) + 1 / 2 * Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a
    i_)) = 1 / 2 * Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_)) + 1 / 2 * Sum (fun i : Fin
    d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_ * linear X W b s i_ * (1 / sqrt (linear X W b s i_ ^ 2))))).
  { assert (identity : forall u0 u1 : R, (((1/2) * u0) + ((1/2) * u1)) = (((1/2) * u1) + ((1/2) * u0))) by (intros u0
    u1; field).
    exact (identity (Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_ * linear X W b s i_ * (1 /
      sqrt (linear X W b s i_ ^ 2))))) (Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_)))). }
  assert (r214 : Sum (fun i : Fin n => Sum (fun i_ : Fin d => R_ i i_ * delta i s * delta i_ a)) + Sum (fun h : Fin m
    => Sum (fun f : Fin d => R_ s f * U h f) * relu_slope (linear X W b s h) * W a h) = R_ s a + (1 / 2 * Sum (fun i :
    Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_)) + 1 / 2 * Sum (fun i : Fin d => R_ s i * Sum (fun i_ :
    Fin m => U i_ i * W a i_ * linear X W b s i_ * (1 / sqrt (linear X W b s i_ ^ 2)))))).
  { exact (f_equal2 (fun (h_28 : R) (h_29 : R) => h_28 + h_29) r162 (eq_trans (eq_trans r175 (eq_trans (Facts.sum_add
    m (fun i : Fin m => 1 / 2 * (W a i * linear X W b s i * (1 / sqrt (linear X W b s i ^ 2)) * Sum (fun f : Fin d =>
    R_ s f * U i f))) (fun i : Fin m => 1 / 2 * (W a i * Sum (fun f : Fin d => R_ s f * U i f)))) r209)) r212)). }
  assert (r215 : R_ s a + (1 / 2 * Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_)) + 1 / 2 *
    Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_ * linear X W b s i_ * (1 / sqrt (linear X W
    b s i_ ^ 2))))) = R_ s a + 1 / 2 * Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_)) + 1 / 2
    * Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_ * linear X W b s i_ * (1 / sqrt (linear X
    W b s i_ ^ 2))))).
  { assert (identity : forall u0 u1 u2 : R, (u0 + (((1/2) * u1) + ((1/2) * u2))) = ((u0 + ((1/2) * u1)) + ((1/2) *
    u2))) by (intros u0 u1 u2; field).
    exact (identity (R_ s a) (Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_))) (Sum (fun i :
      Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_ * linear X W b s i_ * (1 / sqrt (linear X W b s i_ ^
      2)))))). }
  assert (r219 : forall (i_16 : Fin m), Sum (fun f : Fin d => R_ s f * U i_16 f) * relu_slope (linear X W b s i_16) *
    W a i_16 = W a i_16 * relu_slope (linear X W b s i_16) * Sum (fun f : Fin d => R_ s f * U i_16 f)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u2 * u1) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_16 : Fin m) => (identity (Sum (fun f : Fin d => R_ s f * U i_16 f)) (relu_slope (linear X W b s
      i_16)) (W a i_16))). }
  assert (r220 : Sum (fun h : Fin m => Sum (fun f : Fin d => R_ s f * U h f) * relu_slope (linear X W b s h) * W a h)
    = Sum (fun i : Fin m => W a i * relu_slope (linear X W b s i) * Sum (fun f : Fin d => R_ s f * U i f))).
  { exact (Rules.sum_congruence (fun (i_16 : Fin m) => (r219 i_16))). }
  assert (r223 : Sum (fun i : Fin m => W a i * relu_slope (linear X W b s i) * Sum (fun f : Fin d => R_ s f * U i f))
    = Sum (fun i : Fin m => Sum (fun i_ : Fin d => W a i * relu_slope (linear X W b s i) * (R_ s i_ * U i i_)))).
  { exact (Rules.sum_congruence (fun (i_16 : Fin m) => (eq_sym (Facts.sum_scale d (W a i_16 * relu_slope (linear X W b
    s i_16)) (fun i : Fin d => R_ s i * U i_16 i))))). }
  assert (r226 : forall (i_17 : Fin m) (i_18 : Fin d), W a i_17 * relu_slope (linear X W b s i_17) * (R_ s i_18 * U
    i_17 i_18) = R_ s i_18 * U i_17 i_18 * W a i_17 * relu_slope (linear X W b s i_17)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u2 * u3) * u0) * u1)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_17 : Fin m) (i_18 : Fin d) => (identity (W a i_17) (relu_slope (linear X W b s i_17)) (R_ s i_18) (U
      i_17 i_18))). }
  assert (r227 : forall (i_18 : Fin d) (i_17 : Fin m), R_ s i_18 * U i_17 i_18 * W a i_17 * relu_slope (linear X W b s
    i_17) = R_ s i_18 * (U i_17 i_18 * W a i_17 * relu_slope (linear X W b s i_17))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * u3) = (u0 * ((u1 * u2) * u3))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_18 : Fin d) (i_17 : Fin m) => (identity (R_ s i_18) (U i_17 i_18) (W a i_17) (relu_slope (linear X W
      b s i_17)))). }
  assert (r229 : forall (i_18 : Fin d), Sum (fun i : Fin m => W a i * relu_slope (linear X W b s i) * (R_ s i_18 * U i
    i_18)) = Sum (fun i : Fin m => R_ s i_18 * (U i i_18 * W a i * relu_slope (linear X W b s i)))).
  { exact (fun (i_18 : Fin d) => (Rules.sum_congruence (fun (i_17 : Fin m) => (eq_trans (r226 i_17 i_18) (r227 i_18
    i_17))))). }
  assert (r232 : Sum (fun i : Fin d => Sum (fun i_ : Fin m => W a i_ * relu_slope (linear X W b s i_) * (R_ s i * U i_
    i))) = Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_ * relu_slope (linear X W b s i_)))).
  { exact (Rules.sum_congruence (fun (i_18 : Fin d) => (eq_trans (r229 i_18) (Facts.sum_scale m (R_ s i_18) (fun i :
    Fin m => U i i_18 * W a i * relu_slope (linear X W b s i)))))). }
  assert (r234 : Sum (fun h : Fin m => Sum (fun f : Fin d => R_ s f * U h f) * relu_slope (linear X W b s h) * W a h)
    = Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_ * relu_slope (linear X W b s i_)))).
  { exact (eq_trans r220 (eq_trans (eq_trans r223 (Facts.sum_exchange m d (fun (i : Fin m) (i_ : Fin d) => W a i *
    relu_slope (linear X W b s i) * (R_ s i_ * U i i_)))) r232)). }
  assert (r235 : Sum (fun i : Fin n => Sum (fun i_ : Fin d => R_ i i_ * delta i s * delta i_ a)) + Sum (fun h : Fin m
    => Sum (fun f : Fin d => R_ s f * U h f) * relu_slope (linear X W b s h) * W a h) = R_ s a + Sum (fun i : Fin d =>
    R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_ * relu_slope (linear X W b s i_)))).
  { exact (f_equal2 (fun (h_30 : R) (h_31 : R) => h_30 + h_31) r162 r234). }
  assert (r236 : R_ s a + Sum (fun h : Fin m => Sum (fun f : Fin d => R_ s f * U h f) * relu_slope (linear X W b s h)
    * W a h) = R_ s a + Sum (fun i : Fin d => R_ s i * Sum (fun i_ : Fin m => U i_ i * W a i_ * relu_slope (linear X W
    b s i_)))).
  { exact (f_equal (fun (h_32 : R) => R_ s a + h_32) r234). }
  exact (Rules.deriv_eq (fun (X : Fin n -> Fin d -> R) => (@eq_refl R (Sum (fun t : Fin n => Sum (fun a : Fin d => R_
    t a * (X t a + feed_forward X W b U gamma t a)))))) r51 (eq_trans (eq_trans (eq_trans r124 (eq_trans (eq_trans
    (Facts.sum_add n (fun i : Fin n => delta i s * R_ i a + 1 / 2 * (delta i s * Sum (fun i_ : Fin d => R_ i i_ * Sum
    (fun i : Fin m => U i i_ * W a i)))) (fun i : Fin n => 1 / 2 * (delta i s * Sum (fun i_ : Fin d => R_ i i_ * Sum
    (fun i_1 : Fin m => U i_1 i_ * W a i_1 * linear X W b i i_1 * (1 / sqrt (linear X W b i i_1 ^ 2))))))) r127)
    r138)) (eq_sym (eq_trans r214 r215))) (eq_trans r235 (eq_sym r236)))).
Qed.

Definition embedding {v n d : nat} (T : Fin n -> Fin v -> R) (M : Fin v -> Fin d -> R) (kappa : R) (t : Fin n) (a :
  Fin d) : R :=
  kappa * Sum (fun w_ : Fin v => T t w_ * M w_ a).

(* Backward pass of an embedding. *)
Theorem embedding_backward (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (v : nat) (v_pos : (0 <
  v)%nat) (R_ : Fin n -> Fin d -> R) (T : Fin n -> Fin v -> R) (M : Fin v -> Fin d -> R) (kappa : R) (w : Fin v) (a :
  Fin d) :
  partial (entry2 w a) (fun M : Fin v -> Fin d -> R => Sum (fun t : Fin n => Sum (fun a : Fin d => R_ t a * embedding
    T M kappa t a))) M (kappa * Sum (fun t : Fin n => T t w * R_ t a)).
Proof.
  assert (r1 : forall (i : Fin n) (i_ : Fin d), partial (entry2 w a) (fun M : Fin v -> Fin d -> R => R_ i i_) M 0).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (M : Fin v -> Fin d -> R) (i : Fin n) (i_ : Fin d), embedding T M kappa i i_ = kappa * Sum (fun
    w : Fin v => T i w * M w i_)).
  { exact (fun (M : Fin v -> Fin d -> R) (i : Fin n) (i_ : Fin d) => eq_refl). }
  assert (r4 : partial (entry2 w a) (fun M : Fin v -> Fin d -> R => kappa) M 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r5 : forall (i : Fin n) (i_1 : Fin v), partial (entry2 w a) (fun M : Fin v -> Fin d -> R => T i i_1) M 0).
  { exact (fun (i : Fin n) (i_1 : Fin v) => (Rules.deriv_const _ _ _)). }
  assert (r6 : forall (i_1 : Fin v) (i_ : Fin d), partial (entry2 w a) (fun M : Fin v -> Fin d -> R => M i_1 i_) M
    (delta i_1 w * delta i_ a)).
  { exact (fun (i_1 : Fin v) (i_ : Fin d) => (Rules.deriv_entry_matrix i_1 w i_ a M)). }
  assert (r7 : forall (i : Fin n) (i_1 : Fin v) (i_ : Fin d), partial (entry2 w a) (fun M : Fin v -> Fin d -> R => T i
    i_1 * M i_1 i_) M (0 * M i_1 i_ + T i i_1 * (delta i_1 w * delta i_ a))).
  { exact (fun (i : Fin n) (i_1 : Fin v) (i_ : Fin d) => (Rules.deriv_mul (r5 i i_1) (r6 i_1 i_))). }
  assert (r8 : forall (i : Fin n) (i_ : Fin d), partial (entry2 w a) (fun M : Fin v -> Fin d -> R => Sum (fun w : Fin
    v => T i w * M w i_)) M (Sum (fun i_1 : Fin v => 0 * M i_1 i_ + T i i_1 * (delta i_1 w * delta i_ a)))).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_sum (fun (i_1 : Fin v) => (r7 i i_1 i_)))). }
  assert (r9 : forall (i : Fin n) (i_ : Fin d), partial (entry2 w a) (fun M : Fin v -> Fin d -> R => kappa * Sum (fun
    w : Fin v => T i w * M w i_)) M (0 * Sum (fun w : Fin v => T i w * M w i_) + kappa * Sum (fun i_1 : Fin v => 0 * M
    i_1 i_ + T i i_1 * (delta i_1 w * delta i_ a)))).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_mul r4 (r8 i i_))). }
  assert (r11 : forall (i : Fin n) (i_ : Fin d), partial (entry2 w a) (fun M : Fin v -> Fin d -> R => embedding T M
    kappa i i_) M (0 * Sum (fun w : Fin v => T i w * M w i_) + kappa * Sum (fun i_1 : Fin v => 0 * M i_1 i_ + T i i_1
    * (delta i_1 w * delta i_ a)))).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_eq (fun (M : Fin v -> Fin d -> R) => (eq_sym (r2 M i i_))) (r9
    i i_) (@eq_refl R (0 * Sum (fun w : Fin v => T i w * M w i_) + kappa * Sum (fun i_1 : Fin v => 0 * M i_1 i_ + T i
    i_1 * (delta i_1 w * delta i_ a)))))). }
  assert (r12 : forall (i : Fin n) (i_ : Fin d), partial (entry2 w a) (fun M : Fin v -> Fin d -> R => R_ i i_ *
    embedding T M kappa i i_) M (0 * embedding T M kappa i i_ + R_ i i_ * (0 * Sum (fun w : Fin v => T i w * M w i_) +
    kappa * Sum (fun i_1 : Fin v => 0 * M i_1 i_ + T i i_1 * (delta i_1 w * delta i_ a))))).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_mul (r1 i i_) (r11 i i_))). }
  assert (r13 : forall (i : Fin n), partial (entry2 w a) (fun M : Fin v -> Fin d -> R => Sum (fun i_ : Fin d => R_ i
    i_ * embedding T M kappa i i_)) M (Sum (fun i_ : Fin d => 0 * embedding T M kappa i i_ + R_ i i_ * (0 * Sum (fun
    i_1 : Fin v => T i i_1 * M i_1 i_) + kappa * Sum (fun i_1 : Fin v => 0 * M i_1 i_ + T i i_1 * (delta i_1 w * delta
    i_ a)))))).
  { exact (fun (i : Fin n) => (Rules.deriv_sum (fun (i_ : Fin d) => (r12 i i_)))). }
  assert (r14 : partial (entry2 w a) (fun M : Fin v -> Fin d -> R => Sum (fun t : Fin n => Sum (fun a : Fin d => R_ t
    a * embedding T M kappa t a))) M (Sum (fun i : Fin n => Sum (fun i_ : Fin d => 0 * embedding T M kappa i i_ + R_ i
    i_ * (0 * Sum (fun i_1 : Fin v => T i i_1 * M i_1 i_) + kappa * Sum (fun i_1 : Fin v => 0 * M i_1 i_ + T i i_1 *
    (delta i_1 w * delta i_ a))))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r13 i))). }
  assert (r15 : forall (i_2 : Fin n) (i_3 : Fin v) (i_4 : Fin d), T i_2 i_3 * M i_3 i_4 = M i_3 i_4 * T i_2 i_3).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin n) (i_3 : Fin v) (i_4 : Fin d) => (identity (T i_2 i_3) (M i_3 i_4))). }
  assert (r16 : forall (i_2 : Fin n) (i_4 : Fin d), Sum (fun i : Fin v => T i_2 i * M i i_4) = Sum (fun i : Fin v => M
    i i_4 * T i_2 i)).
  { exact (fun (i_2 : Fin n) (i_4 : Fin d) => (Rules.sum_congruence (fun (i_3 : Fin v) => (r15 i_2 i_3 i_4)))). }
  assert (r19 : forall (b a : Fin d), a <> b -> b <> a).
  { exact (fun (b a : Fin d) p => (Facts.apart_symm d a b p)). }
  assert (r22 : forall (a b : Fin d), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin d) p_ => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart d a b p_)
      (Rules.and_equation (-1) (Facts.delta_apart d b a (r19 b a p_)) Rules.no_equation)) (identity (delta b a) (delta
      a b)))). }
  assert (r23 : forall (a b : Fin d), delta a b = delta b a).
  { exact (fun (a b : Fin d) => (Rules.index_cases (fun (b : Fin d) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_1 => (r22 a b p_1)))). }
  assert (r25 : forall (i_5 : Fin v) (i_4 : Fin d) (i_2 : Fin n), 0 * M i_5 i_4 + T i_2 i_5 * (delta i_5 w * delta i_4
    a) = 0 * M i_5 i_4 + T i_2 i_5 * (delta i_5 w * delta a i_4)).
  { exact (fun (i_5 : Fin v) (i_4 : Fin d) (i_2 : Fin n) => (f_equal (fun (h : R) => 0 * M i_5 i_4 + T i_2 i_5 *
    (delta i_5 w * h)) (r23 i_4 a))). }
  assert (r26 : forall (i_5 : Fin v) (i_4 : Fin d) (i_2 : Fin n), 0 * M i_5 i_4 + T i_2 i_5 * (delta i_5 w * delta a
    i_4) = T i_2 i_5 * delta a i_4 * delta i_5 w).
  { assert (identity : forall u0 u1 u2 u3 : R, ((0 * u0) + (u1 * (u2 * u3))) = ((u1 * u3) * u2)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_5 : Fin v) (i_4 : Fin d) (i_2 : Fin n) => (identity (M i_5 i_4) (T i_2 i_5) (delta i_5 w) (delta a
      i_4))). }
  assert (r28 : forall (i_2 : Fin n) (i_5 : Fin v) (i_4 : Fin d), T i_2 i_5 * delta a i_4 * delta i_5 w = delta a i_4
    * (delta i_5 w * T i_2 i_5)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u2 * u0))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin n) (i_5 : Fin v) (i_4 : Fin d) => (identity (T i_2 i_5) (delta a i_4) (delta i_5 w))). }
  assert (r30 : forall (i_4 : Fin d) (i_2 : Fin n), Sum (fun i : Fin v => 0 * M i i_4 + T i_2 i * (delta i w * delta
    i_4 a)) = Sum (fun i : Fin v => delta a i_4 * (delta i w * T i_2 i))).
  { exact (fun (i_4 : Fin d) (i_2 : Fin n) => (Rules.sum_congruence (fun (i_5 : Fin v) => (eq_trans (eq_trans (r25 i_5
    i_4 i_2) (r26 i_5 i_4 i_2)) (r28 i_2 i_5 i_4))))). }
  assert (r33 : forall (i_4 : Fin d) (i_2 : Fin n), delta a i_4 * Sum (fun i : Fin v => delta i w * T i_2 i) = delta a
    i_4 * T i_2 w).
  { exact (fun (i_4 : Fin d) (i_2 : Fin n) => (f_equal (fun (h_ : R) => delta a i_4 * h_) (Facts.sum_delta v w (fun i
    : Fin v => T i_2 i)))). }
  assert (r36 : forall (i_4 : Fin d) (i_2 : Fin n), delta a i_4 * T i_2 w = T i_2 w * delta a i_4).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_4 : Fin d) (i_2 : Fin n) => (identity (delta a i_4) (T i_2 w))). }
  assert (r38 : forall (i_2 : Fin n) (i_4 : Fin d), 0 * embedding T M kappa i_2 i_4 + R_ i_2 i_4 * (0 * Sum (fun i :
    Fin v => T i_2 i * M i i_4) + kappa * Sum (fun i : Fin v => 0 * M i i_4 + T i_2 i * (delta i w * delta i_4 a))) =
    0 * embedding T M kappa i_2 i_4 + R_ i_2 i_4 * (0 * Sum (fun i : Fin v => M i i_4 * T i_2 i) + kappa * (T i_2 w *
    delta a i_4))).
  { exact (fun (i_2 : Fin n) (i_4 : Fin d) => (f_equal2 (fun (h_1 : R) (h_2 : R) => 0 * embedding T M kappa i_2 i_4 +
    R_ i_2 i_4 * (0 * h_1 + kappa * h_2)) (r16 i_2 i_4) (eq_trans (eq_trans (r30 i_4 i_2) (eq_trans (Facts.sum_scale v
    (delta a i_4) (fun i : Fin v => delta i w * T i_2 i)) (r33 i_4 i_2))) (r36 i_4 i_2)))). }
  assert (r41 : forall (i_4 : Fin d) (i_2 : Fin n), a <> i_4 -> delta a i_4 * R_ i_2 i_4 = delta a i_4 * R_ i_2 a).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_4 : Fin d) (i_2 : Fin n) p_2 => (Rules.linear_combination (Rules.and_equation (R_ i_2 i_4 - R_ i_2
      a) (Facts.delta_apart d a i_4 p_2) Rules.no_equation) (identity (delta a i_4) (R_ i_2 a) (R_ i_2 i_4)))). }
  assert (r42 : forall (i_4 : Fin d) (i_2 : Fin n), delta a i_4 * R_ i_2 i_4 = delta a i_4 * R_ i_2 a).
  { exact (fun (i_4 : Fin d) (i_2 : Fin n) => (Rules.index_cases (fun (i_4 : Fin d) => delta a i_4 * R_ i_2 i_4 =
    delta a i_4 * R_ i_2 a) a i_4 (@eq_refl R (delta a a * R_ i_2 a)) (fun p_3 => (r41 i_4 i_2 p_3)))). }
  assert (r43 : forall (i_2 : Fin n) (i_4 : Fin d), 0 * embedding T M kappa i_2 i_4 + R_ i_2 i_4 * (0 * Sum (fun i :
    Fin v => M i i_4 * T i_2 i) + kappa * (T i_2 w * delta a i_4)) = R_ i_2 a * T i_2 w * kappa * delta a i_4).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((u0 * u1) * u2) * u3) - ((0 * u4) + (u5 * ((0 * u6) + (u2 *
    (u1 * u3))))) = ((u1 * u2) * ((u3 * u0) - (u3 * u5)) + 0)) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_2 : Fin n) (i_4 : Fin d) => (Rules.linear_combination (Rules.and_equation (T i_2 w * kappa) (r42 i_4
      i_2) Rules.no_equation) (identity (R_ i_2 a) (T i_2 w) kappa (delta a i_4) (embedding T M kappa i_2 i_4) (R_ i_2
      i_4) (Sum (fun i : Fin v => M i i_4 * T i_2 i))))). }
  assert (r46 : forall (i_2 : Fin n) (i_4 : Fin d), R_ i_2 a * T i_2 w * kappa * delta a i_4 = R_ i_2 a * T i_2 w *
    kappa * (delta i_4 a * 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) * u2) * (u3 * 1)) - (((u0 * u1) * u2) * u4) = ((((u0 *
    u1) * u2) * 1) * (u3 - u4) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_2 : Fin n) (i_4 : Fin d) => (Rules.linear_combination (Rules.and_equation (R_ i_2 a * T i_2 w *
      kappa * 1) (r23 a i_4) Rules.no_equation) (identity (R_ i_2 a) (T i_2 w) kappa (delta i_4 a) (delta a i_4)))). }
  assert (r48 : forall (i_2 : Fin n), Sum (fun i : Fin d => 0 * embedding T M kappa i_2 i + R_ i_2 i * (0 * Sum (fun
    i_ : Fin v => T i_2 i_ * M i_ i) + kappa * Sum (fun i_ : Fin v => 0 * M i_ i + T i_2 i_ * (delta i_ w * delta i
    a)))) = Sum (fun i : Fin d => R_ i_2 a * T i_2 w * kappa * (delta i a * 1))).
  { exact (fun (i_2 : Fin n) => (Rules.sum_congruence (fun (i_4 : Fin d) => (eq_trans (eq_trans (r38 i_2 i_4) (r43 i_2
    i_4)) (r46 i_2 i_4))))). }
  assert (r50 : Sum (fun i : Fin d => delta i a * 1) = 1).
  { exact (Facts.sum_delta d a (fun i : Fin d => 1)). }
  assert (r51 : forall (i_2 : Fin n), R_ i_2 a * T i_2 w * kappa * Sum (fun i : Fin d => delta i a * 1) = R_ i_2 a * T
    i_2 w * kappa * 1).
  { exact (fun (i_2 : Fin n) => (f_equal (fun (h_3 : R) => R_ i_2 a * T i_2 w * kappa * h_3) r50)). }
  assert (r54 : forall (i_2 : Fin n), R_ i_2 a * T i_2 w * kappa * 1 = R_ i_2 a * T i_2 w * kappa).
  { assert (identity : forall u0 u1 u2 : R, (((u0 * u1) * u2) * 1) = ((u0 * u1) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin n) => (identity (R_ i_2 a) (T i_2 w) kappa)). }
  assert (r56 : forall (i_2 : Fin n), R_ i_2 a * T i_2 w * kappa = kappa * (R_ i_2 a * T i_2 w)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u2 * (u0 * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin n) => (identity (R_ i_2 a) (T i_2 w) kappa)). }
  assert (r58 : Sum (fun i : Fin n => Sum (fun i_ : Fin d => 0 * embedding T M kappa i i_ + R_ i i_ * (0 * Sum (fun
    i_1 : Fin v => T i i_1 * M i_1 i_) + kappa * Sum (fun i_1 : Fin v => 0 * M i_1 i_ + T i i_1 * (delta i_1 w * delta
    i_ a))))) = Sum (fun i : Fin n => kappa * (R_ i a * T i w))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (eq_trans (eq_trans (r48 i_2) (eq_trans
    (Facts.sum_scale d (R_ i_2 a * T i_2 w * kappa) (fun i : Fin d => delta i a * 1)) (r51 i_2))) (r54 i_2)) (r56
    i_2)))). }
  assert (r59 : Sum (fun i : Fin n => kappa * (R_ i a * T i w)) = kappa * Sum (fun i : Fin n => R_ i a * T i w)).
  { exact (Facts.sum_scale n kappa (fun i : Fin n => R_ i a * T i w)). }
  assert (r62 : forall (i_6 : Fin n) (i_7 : Fin v) (i_8 : Fin d), T i_6 i_7 * delta i_7 w * delta i_8 a = T i_6 i_7 *
    delta i_7 w * delta a i_8).
  { exact (fun (i_6 : Fin n) (i_7 : Fin v) (i_8 : Fin d) => (f_equal (fun (h_4 : R) => T i_6 i_7 * delta i_7 w * h_4)
    (r23 i_8 a))). }
  assert (r63 : forall (i_6 : Fin n) (i_7 : Fin v) (i_8 : Fin d), T i_6 i_7 * delta i_7 w * delta a i_8 = T i_6 i_7 *
    delta a i_8 * delta i_7 w).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * u2) * u1)) by (intros u0 u1 u2; ring).
    exact (fun (i_6 : Fin n) (i_7 : Fin v) (i_8 : Fin d) => (identity (T i_6 i_7) (delta i_7 w) (delta a i_8))). }
  assert (r65 : forall (i_6 : Fin n) (i_7 : Fin v) (i_8 : Fin d), T i_6 i_7 * delta a i_8 * delta i_7 w = delta a i_8
    * (delta i_7 w * T i_6 i_7)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u2 * u0))) by (intros u0 u1 u2; ring).
    exact (fun (i_6 : Fin n) (i_7 : Fin v) (i_8 : Fin d) => (identity (T i_6 i_7) (delta a i_8) (delta i_7 w))). }
  assert (r67 : forall (i_6 : Fin n) (i_8 : Fin d), Sum (fun i : Fin v => T i_6 i * delta i w * delta i_8 a) = Sum
    (fun i : Fin v => delta a i_8 * (delta i w * T i_6 i))).
  { exact (fun (i_6 : Fin n) (i_8 : Fin d) => (Rules.sum_congruence (fun (i_7 : Fin v) => (eq_trans (eq_trans (r62 i_6
    i_7 i_8) (r63 i_6 i_7 i_8)) (r65 i_6 i_7 i_8))))). }
  assert (r70 : forall (i_8 : Fin d) (i_6 : Fin n), delta a i_8 * Sum (fun i : Fin v => delta i w * T i_6 i) = delta a
    i_8 * T i_6 w).
  { exact (fun (i_8 : Fin d) (i_6 : Fin n) => (f_equal (fun (h_5 : R) => delta a i_8 * h_5) (Facts.sum_delta v w (fun
    i : Fin v => T i_6 i)))). }
  assert (r73 : forall (i_8 : Fin d) (i_6 : Fin n), delta a i_8 * T i_6 w = T i_6 w * delta a i_8).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_8 : Fin d) (i_6 : Fin n) => (identity (delta a i_8) (T i_6 w))). }
  assert (r75 : forall (i_6 : Fin n) (i_8 : Fin d), R_ i_6 i_8 * (kappa * Sum (fun i : Fin v => T i_6 i * delta i w *
    delta i_8 a)) = R_ i_6 i_8 * (kappa * (T i_6 w * delta a i_8))).
  { exact (fun (i_6 : Fin n) (i_8 : Fin d) => (f_equal (fun (h_6 : R) => R_ i_6 i_8 * (kappa * h_6)) (eq_trans
    (eq_trans (r67 i_6 i_8) (eq_trans (Facts.sum_scale v (delta a i_8) (fun i : Fin v => delta i w * T i_6 i)) (r70
    i_8 i_6))) (r73 i_8 i_6)))). }
  assert (r78 : forall (i_8 : Fin d) (i_6 : Fin n), a <> i_8 -> delta a i_8 * R_ i_6 i_8 = delta a i_8 * R_ i_6 a).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_8 : Fin d) (i_6 : Fin n) p_4 => (Rules.linear_combination (Rules.and_equation (R_ i_6 i_8 - R_ i_6
      a) (Facts.delta_apart d a i_8 p_4) Rules.no_equation) (identity (delta a i_8) (R_ i_6 a) (R_ i_6 i_8)))). }
  assert (r79 : forall (i_8 : Fin d) (i_6 : Fin n), delta a i_8 * R_ i_6 i_8 = delta a i_8 * R_ i_6 a).
  { exact (fun (i_8 : Fin d) (i_6 : Fin n) => (Rules.index_cases (fun (i_8 : Fin d) => delta a i_8 * R_ i_6 i_8 =
    delta a i_8 * R_ i_6 a) a i_8 (@eq_refl R (delta a a * R_ i_6 a)) (fun p_5 => (r78 i_8 i_6 p_5)))). }
  assert (r80 : forall (i_6 : Fin n) (i_8 : Fin d), R_ i_6 i_8 * (kappa * (T i_6 w * delta a i_8)) = R_ i_6 a * T i_6
    w * kappa * delta a i_8).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) * u2) * u3) - (u4 * (u2 * (u1 * u3))) = ((u1 * u2) *
    ((u3 * u0) - (u3 * u4)) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_6 : Fin n) (i_8 : Fin d) => (Rules.linear_combination (Rules.and_equation (T i_6 w * kappa) (r79 i_8
      i_6) Rules.no_equation) (identity (R_ i_6 a) (T i_6 w) kappa (delta a i_8) (R_ i_6 i_8)))). }
  assert (r83 : forall (i_6 : Fin n) (i_8 : Fin d), R_ i_6 a * T i_6 w * kappa * delta a i_8 = R_ i_6 a * T i_6 w *
    kappa * (delta i_8 a * 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) * u2) * (u3 * 1)) - (((u0 * u1) * u2) * u4) = ((((u0 *
    u1) * u2) * 1) * (u3 - u4) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_6 : Fin n) (i_8 : Fin d) => (Rules.linear_combination (Rules.and_equation (R_ i_6 a * T i_6 w *
      kappa * 1) (r23 a i_8) Rules.no_equation) (identity (R_ i_6 a) (T i_6 w) kappa (delta i_8 a) (delta a i_8)))). }
  assert (r85 : forall (i_6 : Fin n), Sum (fun i : Fin d => R_ i_6 i * (kappa * Sum (fun i_ : Fin v => T i_6 i_ *
    delta i_ w * delta i a))) = Sum (fun i : Fin d => R_ i_6 a * T i_6 w * kappa * (delta i a * 1))).
  { exact (fun (i_6 : Fin n) => (Rules.sum_congruence (fun (i_8 : Fin d) => (eq_trans (eq_trans (r75 i_6 i_8) (r80 i_6
    i_8)) (r83 i_6 i_8))))). }
  assert (r87 : forall (i_6 : Fin n), R_ i_6 a * T i_6 w * kappa * Sum (fun i : Fin d => delta i a * 1) = R_ i_6 a * T
    i_6 w * kappa * 1).
  { exact (fun (i_6 : Fin n) => (f_equal (fun (h_7 : R) => R_ i_6 a * T i_6 w * kappa * h_7) r50)). }
  assert (r90 : forall (i_6 : Fin n), R_ i_6 a * T i_6 w * kappa * 1 = R_ i_6 a * T i_6 w * kappa).
  { assert (identity : forall u0 u1 u2 : R, (((u0 * u1) * u2) * 1) = ((u0 * u1) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_6 : Fin n) => (identity (R_ i_6 a) (T i_6 w) kappa)). }
  assert (r92 : forall (i_6 : Fin n), R_ i_6 a * T i_6 w * kappa = kappa * (R_ i_6 a * T i_6 w)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u2 * (u0 * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i_6 : Fin n) => (identity (R_ i_6 a) (T i_6 w) kappa)). }
  assert (r94 : Sum (fun i : Fin n => Sum (fun i_ : Fin d => R_ i i_ * (kappa * Sum (fun i_1 : Fin v => T i i_1 *
    delta i_1 w * delta i_ a)))) = Sum (fun i : Fin n => kappa * (R_ i a * T i w))).
  { exact (Rules.sum_congruence (fun (i_6 : Fin n) => (eq_trans (eq_trans (eq_trans (r85 i_6) (eq_trans
    (Facts.sum_scale d (R_ i_6 a * T i_6 w * kappa) (fun i : Fin d => delta i a * 1)) (r87 i_6))) (r90 i_6)) (r92
    i_6)))). }
  assert (r95 : Sum (fun i : Fin n => Sum (fun i_ : Fin d => R_ i i_ * (kappa * Sum (fun i_1 : Fin v => T i i_1 *
    delta i_1 w * delta i_ a)))) = kappa * Sum (fun i : Fin n => R_ i a * T i w)).
  { exact (eq_trans r94 r59). }
  assert (r98 : forall (i_9 : Fin n), T i_9 w * R_ i_9 a = R_ i_9 a * T i_9 w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_9 : Fin n) => (identity (T i_9 w) (R_ i_9 a))). }
  assert (r99 : Sum (fun t : Fin n => T t w * R_ t a) = Sum (fun i : Fin n => R_ i a * T i w)).
  { exact (Rules.sum_congruence (fun (i_9 : Fin n) => (r98 i_9))). }
  assert (r100 : kappa * Sum (fun t : Fin n => T t w * R_ t a) = kappa * Sum (fun i : Fin n => R_ i a * T i w)).
  { exact (f_equal (fun (h_8 : R) => kappa * h_8) r99). }
  exact (Rules.deriv_eq (fun (M : Fin v -> Fin d -> R) => (@eq_refl R (Sum (fun t : Fin n => Sum (fun a : Fin d => R_
    t a * embedding T M kappa t a))))) r14 (eq_trans (eq_trans (eq_trans r58 r59) (eq_sym r95)) (eq_trans r95 (eq_sym
    r100)))).
Qed.

(* A word that does not occur has no gradient. *)
Theorem embedding_backward_of_absent (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (v : nat) (v_pos
  : (0 < v)%nat) (R_ : Fin n -> Fin d -> R) (w : Fin v) (T : Fin n -> Fin v -> R) (M : Fin v -> Fin d -> R) (kappa :
  R) (f : Fin d) :
  partial (entry2 w f) (fun M : Fin v -> Fin d -> R => Sum (fun t : Fin n => Sum (fun a : Fin d => R_ t a * embedding
    (fun (t : Fin n) (z : Fin v) => (1 - delta z w) * T t z) M kappa t a))) M 0.
Proof.
  assert (r1 : forall (i : Fin n) (i_ : Fin d), partial (entry2 w f) (fun M : Fin v -> Fin d -> R => R_ i i_) M 0).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (M : Fin v -> Fin d -> R) (i : Fin n) (i_ : Fin d), embedding (fun (t : Fin n) (z : Fin v) => (1
    - delta z w) * T t z) M kappa i i_ = kappa * Sum (fun w_1 : Fin v => (1 - delta w_1 w) * T i w_1 * M w_1 i_)).
  { exact (fun (M : Fin v -> Fin d -> R) (i : Fin n) (i_ : Fin d) => eq_refl). }
  assert (r4 : partial (entry2 w f) (fun M : Fin v -> Fin d -> R => kappa) M 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r5 : forall (i_1 : Fin v) (i : Fin n), partial (entry2 w f) (fun M : Fin v -> Fin d -> R => (1 - delta i_1
    w) * T i i_1) M 0).
  { exact (fun (i_1 : Fin v) (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r6 : forall (i_1 : Fin v) (i_ : Fin d), partial (entry2 w f) (fun M : Fin v -> Fin d -> R => M i_1 i_) M
    (delta i_1 w * delta i_ f)).
  { exact (fun (i_1 : Fin v) (i_ : Fin d) => (Rules.deriv_entry_matrix i_1 w i_ f M)). }
  assert (r7 : forall (i_1 : Fin v) (i : Fin n) (i_ : Fin d), partial (entry2 w f) (fun M : Fin v -> Fin d -> R => (1
    - delta i_1 w) * T i i_1 * M i_1 i_) M (0 * M i_1 i_ + (1 - delta i_1 w) * T i i_1 * (delta i_1 w * delta i_ f))).
  { exact (fun (i_1 : Fin v) (i : Fin n) (i_ : Fin d) => (Rules.deriv_mul (r5 i_1 i) (r6 i_1 i_))). }
  assert (r8 : forall (i : Fin n) (i_ : Fin d), partial (entry2 w f) (fun M : Fin v -> Fin d -> R => Sum (fun w_1 :
    Fin v => (1 - delta w_1 w) * T i w_1 * M w_1 i_)) M (Sum (fun i_1 : Fin v => 0 * M i_1 i_ + (1 - delta i_1 w) * T
    i i_1 * (delta i_1 w * delta i_ f)))).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_sum (fun (i_1 : Fin v) => (r7 i_1 i i_)))). }
  assert (r9 : forall (i : Fin n) (i_ : Fin d), partial (entry2 w f) (fun M : Fin v -> Fin d -> R => kappa * Sum (fun
    w_1 : Fin v => (1 - delta w_1 w) * T i w_1 * M w_1 i_)) M (0 * Sum (fun w_1 : Fin v => (1 - delta w_1 w) * T i w_1
    * M w_1 i_) + kappa * Sum (fun i_1 : Fin v => 0 * M i_1 i_ + (1 - delta i_1 w) * T i i_1 * (delta i_1 w * delta i_
    f)))).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_mul r4 (r8 i i_))). }
  assert (r11 : forall (i : Fin n) (i_ : Fin d), partial (entry2 w f) (fun M : Fin v -> Fin d -> R => embedding (fun
    (t : Fin n) (z : Fin v) => (1 - delta z w) * T t z) M kappa i i_) M (0 * Sum (fun w_1 : Fin v => (1 - delta w_1 w)
    * T i w_1 * M w_1 i_) + kappa * Sum (fun i_1 : Fin v => 0 * M i_1 i_ + (1 - delta i_1 w) * T i i_1 * (delta i_1 w
    * delta i_ f)))).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_eq (fun (M : Fin v -> Fin d -> R) => (eq_sym (r2 M i i_))) (r9
    i i_) (@eq_refl R (0 * Sum (fun w_1 : Fin v => (1 - delta w_1 w) * T i w_1 * M w_1 i_) + kappa * Sum (fun i_1 :
    Fin v => 0 * M i_1 i_ + (1 - delta i_1 w) * T i i_1 * (delta i_1 w * delta i_ f)))))). }
  assert (r12 : forall (i : Fin n) (i_ : Fin d), partial (entry2 w f) (fun M : Fin v -> Fin d -> R => R_ i i_ *
    embedding (fun (t : Fin n) (z : Fin v) => (1 - delta z w) * T t z) M kappa i i_) M (0 * embedding (fun (t : Fin n)
    (z : Fin v) => (1 - delta z w) * T t z) M kappa i i_ + R_ i i_ * (0 * Sum (fun w_1 : Fin v => (1 - delta w_1 w) *
    T i w_1 * M w_1 i_) + kappa * Sum (fun i_1 : Fin v => 0 * M i_1 i_ + (1 - delta i_1 w) * T i i_1 * (delta i_1 w *
    delta i_ f))))).
  { exact (fun (i : Fin n) (i_ : Fin d) => (Rules.deriv_mul (r1 i i_) (r11 i i_))). }
  assert (r13 : forall (i : Fin n), partial (entry2 w f) (fun M : Fin v -> Fin d -> R => Sum (fun i_ : Fin d => R_ i
    i_ * embedding (fun (t : Fin n) (z : Fin v) => (1 - delta z w) * T t z) M kappa i i_)) M (Sum (fun i_ : Fin d => 0
    * embedding (fun (t : Fin n) (z : Fin v) => (1 - delta z w) * T t z) M kappa i i_ + R_ i i_ * (0 * Sum (fun i_1 :
    Fin v => (1 - delta i_1 w) * T i i_1 * M i_1 i_) + kappa * Sum (fun i_1 : Fin v => 0 * M i_1 i_ + (1 - delta i_1
    w) * T i i_1 * (delta i_1 w * delta i_ f)))))).
  { exact (fun (i : Fin n) => (Rules.deriv_sum (fun (i_ : Fin d) => (r12 i i_)))). }
  assert (r14 : partial (entry2 w f) (fun M : Fin v -> Fin d -> R => Sum (fun t : Fin n => Sum (fun a : Fin d => R_ t
    a * embedding (fun (t : Fin n) (z : Fin v) => (1 - delta z w) * T t z) M kappa t a))) M (Sum (fun i : Fin n => Sum
    (fun i_ : Fin d => 0 * embedding (fun (t : Fin n) (z : Fin v) => (1 - delta z w) * T t z) M kappa i i_ + R_ i i_ *
    (0 * Sum (fun i_1 : Fin v => (1 - delta i_1 w) * T i i_1 * M i_1 i_) + kappa * Sum (fun i_1 : Fin v => 0 * M i_1
    i_ + (1 - delta i_1 w) * T i i_1 * (delta i_1 w * delta i_ f))))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r13 i))). }
  assert (r15 : forall (i_2 : Fin v) (i_3 : Fin n) (i_4 : Fin d), (1 - delta i_2 w) * T i_3 i_2 * M i_2 i_4 = M i_2
    i_4 * T i_3 i_2 + -1 * (M i_2 i_4 * T i_3 i_2 * delta i_2 w)).
  { assert (identity : forall u0 u1 u2 : R, (((1 - u0) * u1) * u2) = ((u2 * u1) + ((-1) * ((u2 * u1) * u0)))) by
    (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin v) (i_3 : Fin n) (i_4 : Fin d) => (identity (delta i_2 w) (T i_3 i_2) (M i_2 i_4))). }
  assert (r16 : forall (i_2 : Fin v) (i_4 : Fin d) (i_3 : Fin n), M i_2 i_4 * T i_3 i_2 + -1 * (M i_2 i_4 * T i_3 i_2
    * delta i_2 w) = M i_2 i_4 * T i_3 i_2 + -1 * (delta i_2 w * (M i_2 i_4 * T i_3 i_2))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) + ((-1) * ((u0 * u1) * u2))) = ((u0 * u1) + ((-1) * (u2 * (u0 *
    u1))))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin v) (i_4 : Fin d) (i_3 : Fin n) => (identity (M i_2 i_4) (T i_3 i_2) (delta i_2 w))). }
  assert (r18 : forall (i_3 : Fin n) (i_4 : Fin d), Sum (fun i : Fin v => (1 - delta i w) * T i_3 i * M i i_4) = Sum
    (fun i : Fin v => M i i_4 * T i_3 i + -1 * (delta i w * (M i i_4 * T i_3 i)))).
  { exact (fun (i_3 : Fin n) (i_4 : Fin d) => (Rules.sum_congruence (fun (i_2 : Fin v) => (eq_trans (r15 i_2 i_3 i_4)
    (r16 i_2 i_4 i_3))))). }
  assert (r23 : forall (i_4 : Fin d) (i_3 : Fin n), -1 * Sum (fun i : Fin v => delta i w * (M i i_4 * T i_3 i)) = -1 *
    (M w i_4 * T i_3 w)).
  { exact (fun (i_4 : Fin d) (i_3 : Fin n) => (f_equal (fun (h : R) => -1 * h) (Facts.sum_delta v w (fun i : Fin v =>
    M i i_4 * T i_3 i)))). }
  assert (r25 : forall (i_4 : Fin d) (i_3 : Fin n), Sum (fun i : Fin v => M i i_4 * T i_3 i) + Sum (fun i : Fin v =>
    -1 * (delta i w * (M i i_4 * T i_3 i))) = Sum (fun i : Fin v => M i i_4 * T i_3 i) + -1 * (M w i_4 * T i_3 w)).
  { exact (fun (i_4 : Fin d) (i_3 : Fin n) => (f_equal2 (fun (h_ : R) (h_1 : R) => h_ + h_1) (@eq_refl R (Sum (fun i :
    Fin v => M i i_4 * T i_3 i))) (eq_trans (Facts.sum_scale v (-1) (fun i : Fin v => delta i w * (M i i_4 * T i_3
    i))) (r23 i_4 i_3)))). }
  assert (r28 : forall (i_4 : Fin d) (i_3 : Fin n), Sum (fun i : Fin v => M i i_4 * T i_3 i) + -1 * (M w i_4 * T i_3
    w) = -1 * (M w i_4 * T i_3 w) + Sum (fun i : Fin v => M i i_4 * T i_3 i)).
  { assert (identity : forall u0 u1 u2 : R, (u0 + ((-1) * (u1 * u2))) = (((-1) * (u1 * u2)) + u0)) by (intros u0 u1
    u2; ring).
    exact (fun (i_4 : Fin d) (i_3 : Fin n) => (identity (Sum (fun i : Fin v => M i i_4 * T i_3 i)) (M w i_4) (T i_3
      w))). }
  assert (r32 : forall (b a : Fin d), a <> b -> b <> a).
  { exact (fun (b a : Fin d) p => (Facts.apart_symm d a b p)). }
  assert (r35 : forall (a b : Fin d), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin d) p_ => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart d a b p_)
      (Rules.and_equation (-1) (Facts.delta_apart d b a (r32 b a p_)) Rules.no_equation)) (identity (delta b a) (delta
      a b)))). }
  assert (r36 : forall (a b : Fin d), delta a b = delta b a).
  { exact (fun (a b : Fin d) => (Rules.index_cases (fun (b : Fin d) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_1 => (r35 a b p_1)))). }
  assert (r38 : forall (i_5 : Fin v) (i_4 : Fin d) (i_3 : Fin n), 0 * M i_5 i_4 + (1 - delta i_5 w) * T i_3 i_5 *
    (delta i_5 w * delta i_4 f) = 0 * M i_5 i_4 + (1 - delta i_5 w) * T i_3 i_5 * (delta i_5 w * delta f i_4)).
  { exact (fun (i_5 : Fin v) (i_4 : Fin d) (i_3 : Fin n) => (f_equal (fun (h_2 : R) => 0 * M i_5 i_4 + (1 - delta i_5
    w) * T i_3 i_5 * (delta i_5 w * h_2)) (r36 i_4 f))). }
  assert (r40 : forall (a_ : Fin v), delta a_ a_ ^ 2 = delta a_ a_).
  { assert (identity : forall u0 : R, u0 - (u0 ^ 2) = (u0 * (1 - u0) + 0)) by (intros u0; ring).
    exact (fun (a_ : Fin v) => (Rules.linear_combination (Rules.and_equation (delta a_ a_) (Facts.delta_same v a_)
      Rules.no_equation) (identity (delta a_ a_)))). }
  assert (r42 : forall (a_ b_ : Fin v), a_ <> b_ -> delta a_ b_ ^ 2 = delta a_ b_).
  { assert (identity : forall u0 : R, u0 - (u0 ^ 2) = ((u0 - 1) * (0 - u0) + 0)) by (intros u0; ring).
    exact (fun (a_ b_ : Fin v) p_2 => (Rules.linear_combination (Rules.and_equation (delta a_ b_ - 1)
      (Facts.delta_apart v a_ b_ p_2) Rules.no_equation) (identity (delta a_ b_)))). }
  assert (r43 : forall (a_ b_ : Fin v), delta a_ b_ ^ 2 = delta a_ b_).
  { exact (fun (a_ b_ : Fin v) => (Rules.index_cases (fun (b_ : Fin v) => delta a_ b_ ^ 2 = delta a_ b_) a_ b_ (r40
    a_) (fun p_3 => (r42 a_ b_ p_3)))). }
  assert (r45 : forall (i_5 : Fin v) (i_4 : Fin d) (i_3 : Fin n), 0 * M i_5 i_4 + (1 - delta i_5 w) * T i_3 i_5 *
    (delta i_5 w * delta f i_4) = 0).
  { assert (identity : forall u0 u1 u2 u3 : R, 0 - ((0 * u0) + (((1 - u1) * u2) * (u1 * u3))) = (((-1) * (u2 * u3)) *
    (u1 - (u1 ^ 2)) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_5 : Fin v) (i_4 : Fin d) (i_3 : Fin n) => (Rules.linear_combination (Rules.and_equation (-1 * (T i_3
      i_5 * delta f i_4)) (r43 i_5 w) Rules.no_equation) (identity (M i_5 i_4) (delta i_5 w) (T i_3 i_5) (delta f
      i_4)))). }
  assert (r47 : 0 = 0 * 1).
  { assert (identity : 0 = (0 * 1)) by ring.
    exact identity. }
  assert (r49 : forall (i_4 : Fin d) (i_3 : Fin n), Sum (fun i : Fin v => 0 * M i i_4 + (1 - delta i w) * T i_3 i *
    (delta i w * delta i_4 f)) = Sum (fun i : Fin v => 0 * 1)).
  { exact (fun (i_4 : Fin d) (i_3 : Fin n) => (Rules.sum_congruence (fun (i_5 : Fin v) => (eq_trans (eq_trans (r38 i_5
    i_4 i_3) (r45 i_5 i_4 i_3)) r47)))). }
  assert (r52 : 0 * Sum (fun i : Fin v => 1) = 0 * INR v).
  { exact (f_equal (fun (h_3 : R) => 0 * h_3) (Facts.sum_one v)). }
  assert (r55 : 0 * INR v = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (identity (INR v)). }
  assert (r57 : forall (i_3 : Fin n) (i_4 : Fin d), 0 * embedding (fun (t : Fin n) (z : Fin v) => (1 - delta z w) * T
    t z) M kappa i_3 i_4 + R_ i_3 i_4 * (0 * Sum (fun i : Fin v => (1 - delta i w) * T i_3 i * M i i_4) + kappa * Sum
    (fun i : Fin v => 0 * M i i_4 + (1 - delta i w) * T i_3 i * (delta i w * delta i_4 f))) = 0 * embedding (fun (t :
    Fin n) (z : Fin v) => (1 - delta z w) * T t z) M kappa i_3 i_4 + R_ i_3 i_4 * (0 * (-1 * (M w i_4 * T i_3 w) + Sum
    (fun i : Fin v => M i i_4 * T i_3 i)) + kappa * 0)).
  { exact (fun (i_3 : Fin n) (i_4 : Fin d) => (f_equal2 (fun (h_4 : R) (h_5 : R) => 0 * embedding (fun (t : Fin n) (z
    : Fin v) => (1 - delta z w) * T t z) M kappa i_3 i_4 + R_ i_3 i_4 * (0 * h_4 + kappa * h_5)) (eq_trans (eq_trans
    (r18 i_3 i_4) (eq_trans (Facts.sum_add v (fun i : Fin v => M i i_4 * T i_3 i) (fun i : Fin v => -1 * (delta i w *
    (M i i_4 * T i_3 i)))) (r25 i_4 i_3))) (r28 i_4 i_3)) (eq_trans (eq_trans (r49 i_4 i_3) (eq_trans (Facts.sum_scale
    v 0 (fun i : Fin v => 1)) r52)) r55))). }
  assert (r58 : forall (i_3 : Fin n) (i_4 : Fin d), 0 * embedding (fun (t : Fin n) (z : Fin v) => (1 - delta z w) * T
    t z) M kappa i_3 i_4 + R_ i_3 i_4 * (0 * (-1 * (M w i_4 * T i_3 w) + Sum (fun i : Fin v => M i i_4 * T i_3 i)) +
    kappa * 0) = 0).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((0 * u0) + (u1 * ((0 * (((-1) * (u2 * u3)) + u4)) + (u5 * 0))))
    = 0) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_3 : Fin n) (i_4 : Fin d) => (identity (embedding (fun (t : Fin n) (z : Fin v) => (1 - delta z w) * T
      t z) M kappa i_3 i_4) (R_ i_3 i_4) (M w i_4) (T i_3 w) (Sum (fun i : Fin v => M i i_4 * T i_3 i)) kappa)). }
  assert (r61 : forall (i_3 : Fin n), Sum (fun i : Fin d => 0 * embedding (fun (t : Fin n) (z : Fin v) => (1 - delta z
    w) * T t z) M kappa i_3 i + R_ i_3 i * (0 * Sum (fun i_ : Fin v => (1 - delta i_ w) * T i_3 i_ * M i_ i) + kappa *
    Sum (fun i_ : Fin v => 0 * M i_ i + (1 - delta i_ w) * T i_3 i_ * (delta i_ w * delta i f)))) = Sum (fun i : Fin d
    => 0 * 1)).
  { exact (fun (i_3 : Fin n) => (Rules.sum_congruence (fun (i_4 : Fin d) => (eq_trans (eq_trans (r57 i_3 i_4) (r58 i_3
    i_4)) r47)))). }
  assert (r64 : 0 * Sum (fun i : Fin d => 1) = 0 * INR d).
  { exact (f_equal (fun (h_6 : R) => 0 * h_6) (Facts.sum_one d)). }
  assert (r67 : 0 * INR d = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (identity (INR d)). }
  assert (r70 : Sum (fun i : Fin n => Sum (fun i_ : Fin d => 0 * embedding (fun (t : Fin n) (z : Fin v) => (1 - delta
    z w) * T t z) M kappa i i_ + R_ i i_ * (0 * Sum (fun i_1 : Fin v => (1 - delta i_1 w) * T i i_1 * M i_1 i_) +
    kappa * Sum (fun i_1 : Fin v => 0 * M i_1 i_ + (1 - delta i_1 w) * T i i_1 * (delta i_1 w * delta i_ f))))) = Sum
    (fun i : Fin n => 0 * 1)).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (eq_trans (eq_trans (eq_trans (r61 i_3) (eq_trans
    (Facts.sum_scale d 0 (fun i : Fin d => 1)) r64)) r67) r47))). }
  assert (r73 : 0 * Sum (fun i : Fin n => 1) = 0 * INR n).
  { exact (f_equal (fun (h_7 : R) => 0 * h_7) (Facts.sum_one n)). }
  assert (r76 : 0 * INR n = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (identity (INR n)). }
  exact (Rules.deriv_eq (fun (M : Fin v -> Fin d -> R) => (@eq_refl R (Sum (fun t : Fin n => Sum (fun a : Fin d => R_
    t a * embedding (fun (t : Fin n) (z : Fin v) => (1 - delta z w) * T t z) M kappa t a))))) r14 (eq_trans (eq_trans
    r70 (eq_trans (Facts.sum_scale n 0 (fun i : Fin n => 1)) r73)) r76)).
Qed.

(* Mean pooling commutes with a linear map. *)
Theorem mean_pool_linear_commute (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0
  < m)%nat) (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (h : Fin m) :
  Sum (fun t : Fin n => linear X W b t h) / INR n = Sum (fun a : Fin d => Sum (fun t : Fin n => X t a) / INR n * W a
    h) + b h.
Proof.
  assert (r0 : Sum (fun t : Fin n => linear X W b t h) / INR n = Sum (fun t : Fin n => linear X W b t h) * (1 / INR
    n)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (Sum (fun t : Fin n => linear X W b t h)) (/ (INR n))). }
  assert (r1 : forall (i : Fin n), linear X W b i h = Sum (fun a : Fin d => X i a * W a h) + b h).
  { exact (fun (i : Fin n) => eq_refl). }
  assert (r2 : forall (i : Fin n) (i_ : Fin d), X i i_ * W i_ h = W i_ h * X i i_).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin n) (i_ : Fin d) => (identity (X i i_) (W i_ h))). }
  assert (r3 : forall (i : Fin n), Sum (fun a : Fin d => X i a * W a h) = Sum (fun i_ : Fin d => W i_ h * X i i_)).
  { exact (fun (i : Fin n) => (Rules.sum_congruence (fun (i_ : Fin d) => (r2 i i_)))). }
  assert (r4 : forall (i : Fin n), Sum (fun a : Fin d => X i a * W a h) + b h = Sum (fun i_ : Fin d => W i_ h * X i
    i_) + b h).
  { exact (fun (i : Fin n) => (f_equal (fun (h_ : R) => h_ + b h) (r3 i))). }
  assert (r5 : forall (i : Fin n), Sum (fun i_ : Fin d => W i_ h * X i i_) + b h = b h + Sum (fun i_ : Fin d => W i_ h
    * X i i_)).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (Sum (fun i_ : Fin d => W i_ h * X i i_)) (b h))). }
  assert (r8 : forall (i : Fin n), b h + Sum (fun i_ : Fin d => W i_ h * X i i_) = b h * 1 + Sum (fun i_ : Fin d => W
    i_ h * X i i_)).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = ((u0 * 1) + u1)) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (b h) (Sum (fun i_ : Fin d => W i_ h * X i i_)))). }
  assert (r10 : Sum (fun t : Fin n => linear X W b t h) = Sum (fun i : Fin n => b h * 1 + Sum (fun i_ : Fin d => W i_
    h * X i i_))).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (eq_trans (r1 i) (eq_trans (r4 i) (r5 i))) (r8 i)))). }
  assert (r13 : Sum (fun i : Fin n => 1) = INR n).
  { exact (Facts.sum_one n). }
  assert (r14 : b h * Sum (fun i : Fin n => 1) = b h * INR n).
  { exact (f_equal (fun (h_1 : R) => b h * h_1) r13). }
  assert (r18 : Sum (fun i : Fin d => Sum (fun i_ : Fin n => W i h * X i_ i)) = Sum (fun i : Fin d => W i h * Sum (fun
    i_ : Fin n => X i_ i))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin d) => (Facts.sum_scale n (W i_1 h) (fun i : Fin n => X i i_1)))). }
  assert (r20 : Sum (fun i : Fin n => b h * 1) + Sum (fun i : Fin n => Sum (fun i_ : Fin d => W i_ h * X i i_)) = b h
    * INR n + Sum (fun i : Fin d => W i h * Sum (fun i_ : Fin n => X i_ i))).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 + h_3) (eq_trans (Facts.sum_scale n (b h) (fun i : Fin n => 1))
    r14) (eq_trans (Facts.sum_exchange n d (fun (i : Fin n) (i_ : Fin d) => W i_ h * X i i_)) r18)). }
  assert (r23 : Sum (fun t : Fin n => linear X W b t h) * (1 / INR n) = (b h * INR n + Sum (fun i : Fin d => W i h *
    Sum (fun i_ : Fin n => X i_ i))) * (1 / INR n)).
  { exact (f_equal (fun (h_4 : R) => h_4 * (1 / INR n)) (eq_trans r10 (eq_trans (Facts.sum_add n (fun i : Fin n => b h
    * 1) (fun i : Fin n => Sum (fun i_ : Fin d => W i_ h * X i i_))) r20))). }
  assert (r25 : (b h * INR n + Sum (fun i : Fin d => W i h * Sum (fun i_ : Fin n => X i_ i))) * (1 / INR n) = b h *
    INR n * (1 / INR n) + 1 / INR n * Sum (fun i : Fin d => W i h * Sum (fun i_ : Fin n => X i_ i))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) + u2) * (1 * u3)) = (((u0 * u1) * (1 * u3)) + ((1 * u3) *
    u2))) by (intros u0 u1 u2 u3; ring).
    exact (identity (b h) (INR n) (Sum (fun i : Fin d => W i h * Sum (fun i_ : Fin n => X i_ i))) (/ (INR n))). }
  assert (r27 : (Sum (fun a : Fin d => Sum (fun t : Fin n => X t a) * W a h) + INR n * b h) / INR n = (Sum (fun a :
    Fin d => Sum (fun t : Fin n => X t a) * W a h) + INR n * b h) * (1 / INR n)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 + (u1 * u2)) * u3) = ((u0 + (u1 * u2)) * (1 * u3))) by (intros u0
    u1 u2 u3; ring).
    exact (identity (Sum (fun a : Fin d => Sum (fun t : Fin n => X t a) * W a h)) (INR n) (b h) (/ (INR n))). }
  assert (r28 : forall (i_2 : Fin d), Sum (fun t : Fin n => X t i_2) * W i_2 h = W i_2 h * Sum (fun t : Fin n => X t
    i_2)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin d) => (identity (Sum (fun t : Fin n => X t i_2)) (W i_2 h))). }
  assert (r29 : Sum (fun a : Fin d => Sum (fun t : Fin n => X t a) * W a h) = Sum (fun i : Fin d => W i h * Sum (fun
    i_ : Fin n => X i_ i))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin d) => (r28 i_2))). }
  assert (r30 : (Sum (fun a : Fin d => Sum (fun t : Fin n => X t a) * W a h) + INR n * b h) * (1 / INR n) = (Sum (fun
    i : Fin d => W i h * Sum (fun i_ : Fin n => X i_ i)) + INR n * b h) * (1 / INR n)).
  { exact (f_equal (fun (h_5 : R) => (h_5 + INR n * b h) * (1 / INR n)) r29). }
  assert (r31 : (Sum (fun a : Fin d => Sum (fun t : Fin n => X t a) * W a h) + INR n * b h) / INR n = (Sum (fun i :
    Fin d => W i h * Sum (fun i_ : Fin n => X i_ i)) + INR n * b h) * (1 / INR n)).
  { exact (eq_trans r27 r30). }
  assert (r32 : (Sum (fun i : Fin d => W i h * Sum (fun i_ : Fin n => X i_ i)) + INR n * b h) * (1 / INR n) = b h *
    INR n * (1 / INR n) + 1 / INR n * Sum (fun i : Fin d => W i h * Sum (fun i_ : Fin n => X i_ i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 + (u1 * u2)) * (1 * u3)) = (((u2 * u1) * (1 * u3)) + ((1 * u3) *
    u0))) by (intros u0 u1 u2 u3; ring).
    exact (identity (Sum (fun i : Fin d => W i h * Sum (fun i_ : Fin n => X i_ i))) (INR n) (b h) (/ (INR n))). }
  assert (r36 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r37 : 0 < Sum (fun i : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r36)). }
  assert (r38 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_6 : R) => 0 < h_6) r37 (INR n) r13). }
  assert (r40 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r38). }
  assert (r43 : (Sum (fun i : Fin d => W i h * Sum (fun i_ : Fin n => X i_ i)) + INR n * b h) * (1 / INR n) = b h + 1
    / INR n * Sum (fun i : Fin d => W i h * Sum (fun i_ : Fin n => X i_ i))).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 + ((1 * u1) * u2)) - ((u2 + (u3 * u0)) * (1 * u1)) = (u0 * (1 - (u3
    * (1 * u1))) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (b h) (Facts.mul_inverse (INR n) r40) Rules.no_equation)
      (identity (b h) (/ (INR n)) (Sum (fun i : Fin d => W i h * Sum (fun i_ : Fin n => X i_ i))) (INR n))). }
  assert (r45 : forall (i_3 : Fin d), Sum (fun t : Fin n => X t i_3) / INR n * W i_3 h = W i_3 h * (1 / INR n) * Sum
    (fun t : Fin n => X t i_3)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u2 * (1 * u1)) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_3 : Fin d) => (identity (Sum (fun t : Fin n => X t i_3)) (/ (INR n)) (W i_3 h))). }
  assert (r46 : forall (i_3 : Fin d), W i_3 h * (1 / INR n) * Sum (fun t : Fin n => X t i_3) = 1 / INR n * (W i_3 h *
    Sum (fun t : Fin n => X t i_3))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) * u2) = ((1 * u1) * (u0 * u2))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_3 : Fin d) => (identity (W i_3 h) (/ (INR n)) (Sum (fun t : Fin n => X t i_3)))). }
  assert (r48 : Sum (fun a : Fin d => Sum (fun t : Fin n => X t a) / INR n * W a h) = Sum (fun i : Fin d => 1 / INR n
    * (W i h * Sum (fun i_ : Fin n => X i_ i)))).
  { exact (Rules.sum_congruence (fun (i_3 : Fin d) => (eq_trans (r45 i_3) (r46 i_3)))). }
  assert (r51 : Sum (fun a : Fin d => Sum (fun t : Fin n => X t a) / INR n * W a h) + b h = 1 / INR n * Sum (fun i :
    Fin d => W i h * Sum (fun i_ : Fin n => X i_ i)) + b h).
  { exact (f_equal (fun (h_7 : R) => h_7 + b h) (eq_trans r48 (Facts.sum_scale d (1 / INR n) (fun i : Fin d => W i h *
    Sum (fun i_ : Fin n => X i_ i))))). }
  assert (r52 : 1 / INR n * Sum (fun i : Fin d => W i h * Sum (fun i_ : Fin n => X i_ i)) + b h = b h + 1 / INR n *
    Sum (fun i : Fin d => W i h * Sum (fun i_ : Fin n => X i_ i))).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) * u1) + u2) = (u2 + ((1 * u0) * u1))) by (intros u0 u1 u2;
    ring).
    exact (identity (/ (INR n)) (Sum (fun i : Fin d => W i h * Sum (fun i_ : Fin n => X i_ i))) (b h)). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r0 r23) r25) (eq_sym (eq_trans r31 r32))) (eq_trans (eq_trans r31 r43)
    (eq_sym (eq_trans r51 r52)))).
Qed.

(* Gradient of the cross-entropy with smoothed labels. *)
Theorem label_smoothed_cross_entropy_gradient (n : nat) (n_pos : (0 < n)%nat) (epsilon : R) (k : Fin n) (x : Fin n ->
  R) (j : Fin n) :
  partial (entry j) (fun x : Fin n -> R => - Sum (fun i : Fin n => ((1 - epsilon) * delta i k + epsilon / INR n) * ln
    (softmax x i))) x (softmax x j - ((1 - epsilon) * delta j k + epsilon / INR n)).
Proof.
  assert (r3 : softmax x j * Sum (fun i : Fin n => (1 - epsilon) * delta i k + epsilon / INR n) - ((1 - epsilon) *
    delta j k + epsilon / INR n) = softmax x j * Sum (fun i : Fin n => (1 - epsilon) * delta i k + epsilon / INR n) -
    ((1 - epsilon) * delta j k + epsilon * (1 / INR n))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * u1) - (((1 - u2) * u3) + (u2 * u4))) = ((u0 * u1) - (((1 -
    u2) * u3) + (u2 * (1 * u4))))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (softmax x j) (Sum (fun i : Fin n => (1 - epsilon) * delta i k + epsilon / INR n)) epsilon (delta
      j k) (/ (INR n))). }
  assert (r4 : forall (i : Fin n), (1 - epsilon) * delta i k + epsilon / INR n = -1 * (epsilon * delta i k) + epsilon
    * (1 / INR n) + delta i k).
  { assert (identity : forall u0 u1 u2 : R, (((1 - u0) * u1) + (u0 * u2)) = ((((-1) * (u0 * u1)) + (u0 * (1 * u2))) +
    u1)) by (intros u0 u1 u2; ring).
    exact (fun (i : Fin n) => (identity epsilon (delta i k) (/ (INR n)))). }
  assert (r5 : forall (i : Fin n), -1 * (epsilon * delta i k) + epsilon * (1 / INR n) + delta i k = -1 * epsilon *
    (delta i k * 1) + epsilon * (1 / INR n) * 1 + delta i k * 1).
  { assert (identity : forall u0 u1 u2 : R, ((((-1) * (u0 * u1)) + (u0 * (1 * u2))) + u1) = (((((-1) * u0) * (u1 * 1))
    + ((u0 * (1 * u2)) * 1)) + (u1 * 1))) by (intros u0 u1 u2; ring).
    exact (fun (i : Fin n) => (identity epsilon (delta i k) (/ (INR n)))). }
  assert (r7 : Sum (fun i : Fin n => (1 - epsilon) * delta i k + epsilon / INR n) = Sum (fun i : Fin n => -1 * epsilon
    * (delta i k * 1) + epsilon * (1 / INR n) * 1 + delta i k * 1)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r4 i) (r5 i)))). }
  assert (r10 : Sum (fun i : Fin n => -1 * epsilon * (delta i k * 1) + epsilon * (1 / INR n) * 1) + Sum (fun i : Fin n
    => delta i k * 1) = Sum (fun i : Fin n => -1 * epsilon * (delta i k * 1)) + Sum (fun i : Fin n => epsilon * (1 /
    INR n) * 1) + Sum (fun i : Fin n => delta i k * 1)).
  { exact (f_equal (fun (h : R) => h + Sum (fun i : Fin n => delta i k * 1)) (Facts.sum_add n (fun i : Fin n => -1 *
    epsilon * (delta i k * 1)) (fun i : Fin n => epsilon * (1 / INR n) * 1))). }
  assert (r13 : Sum (fun i : Fin n => delta i k * 1) = 1).
  { exact (Facts.sum_delta n k (fun i : Fin n => 1)). }
  assert (r14 : -1 * epsilon * Sum (fun i : Fin n => delta i k * 1) = -1 * epsilon * 1).
  { exact (f_equal (fun (h_ : R) => -1 * epsilon * h_) r13). }
  assert (r17 : Sum (fun i : Fin n => 1) = INR n).
  { exact (Facts.sum_one n). }
  assert (r18 : epsilon * (1 / INR n) * Sum (fun i : Fin n => 1) = epsilon * (1 / INR n) * INR n).
  { exact (f_equal (fun (h_1 : R) => epsilon * (1 / INR n) * h_1) r17). }
  assert (r20 : Sum (fun i : Fin n => -1 * epsilon * (delta i k * 1)) + Sum (fun i : Fin n => epsilon * (1 / INR n) *
    1) + Sum (fun i : Fin n => delta i k * 1) = -1 * epsilon * 1 + epsilon * (1 / INR n) * INR n + 1).
  { exact (f_equal3 (fun (h_2 : R) (h_3 : R) (h_4 : R) => h_2 + h_3 + h_4) (eq_trans (Facts.sum_scale n (-1 * epsilon)
    (fun i : Fin n => delta i k * 1)) r14) (eq_trans (Facts.sum_scale n (epsilon * (1 / INR n)) (fun i : Fin n => 1))
    r18) r13). }
  assert (r23 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r24 : 0 < Sum (fun i : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r23)). }
  assert (r25 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_5 : R) => 0 < h_5) r24 (INR n) r17). }
  assert (r27 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r25). }
  assert (r30 : -1 * epsilon * 1 + epsilon * (1 / INR n) * INR n + 1 = 1).
  { assert (identity : forall u0 u1 u2 : R, 1 - (((((-1) * u0) * 1) + ((u0 * (1 * u1)) * u2)) + 1) = (u0 * (1 - (u2 *
    (1 * u1))) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation epsilon (Facts.mul_inverse (INR n) r27) Rules.no_equation)
      (identity epsilon (/ (INR n)) (INR n))). }
  assert (r32 : softmax x j * Sum (fun i : Fin n => (1 - epsilon) * delta i k + epsilon / INR n) - ((1 - epsilon) *
    delta j k + epsilon * (1 / INR n)) = softmax x j * 1 - ((1 - epsilon) * delta j k + epsilon * (1 / INR n))).
  { exact (f_equal (fun (h_6 : R) => softmax x j * h_6 - ((1 - epsilon) * delta j k + epsilon * (1 / INR n)))
    (eq_trans (eq_trans r7 (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => -1 * epsilon * (delta i k * 1) +
    epsilon * (1 / INR n) * 1) (fun i : Fin n => delta i k * 1)) r10) r20)) r30)). }
  assert (r34 : softmax x j * 1 - ((1 - epsilon) * delta j k + epsilon * (1 / INR n)) = epsilon * delta j k + -1 *
    (epsilon * (1 / INR n)) + softmax x j + -1 * delta j k).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * 1) - (((1 - u1) * u2) + (u1 * (1 * u3)))) = ((((u1 * u2) + ((-1)
    * (u1 * (1 * u3)))) + u0) + ((-1) * u2))) by (intros u0 u1 u2 u3; ring).
    exact (identity (softmax x j) epsilon (delta j k) (/ (INR n))). }
  assert (r36 : softmax x j - ((1 - epsilon) * delta j k + epsilon / INR n) = epsilon * delta j k + -1 * (epsilon * (1
    / INR n)) + softmax x j + -1 * delta j k).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 - (((1 - u1) * u2) + (u1 * u3))) = ((((u1 * u2) + ((-1) * (u1 * (1
    * u3)))) + u0) + ((-1) * u2))) by (intros u0 u1 u2 u3; ring).
    exact (identity (softmax x j) epsilon (delta j k) (/ (INR n))). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (- Sum (fun i : Fin n => ((1 - epsilon) * delta i k +
    epsilon / INR n) * ln (softmax x i))))) (Softmax.cross_entropy_gradient n n_pos (fun i : Fin n => (1 - epsilon) *
    delta i k + epsilon / INR n) x j) (eq_trans (eq_trans (eq_trans r3 r32) r34) (eq_sym r36))).
Qed.

Definition silu (r : R) : R :=
  r * sigmoid r.

(* Backward pass of SwiGLU. *)
Theorem swiglu_vjp (n : nat) (n_pos : (0 < n)%nat) (g x u : Fin n -> R) (j : Fin n) :
  partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * (silu (x i) * u i))) x (g j * u j * (sigmoid (x
    j) + x j * (sigmoid (x j) * (1 - sigmoid (x j))))) /\ partial (entry j) (fun u : Fin n -> R => Sum (fun i : Fin n
    => g i * (silu (x i) * u i))) u (g j * silu (x j)).
Proof.
  assert (r1 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i) x 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (x : Fin n -> R) (i : Fin n), silu (x i) = x i * sigmoid (x i)).
  { exact (fun (x : Fin n -> R) (i : Fin n) => eq_refl). }
  assert (r4 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i) x (delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_entry i j x)). }
  assert (r5 : forall (x : Fin n -> R) (i : Fin n), sigmoid (x i) = 1 / (1 + exp (- x i))).
  { exact (fun (x : Fin n -> R) (i : Fin n) => eq_refl). }
  assert (r7 : partial (entry j) (fun x : Fin n -> R => 1) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r8 : forall (x : Fin n -> R) (i : Fin n), - x i = -1 * x i).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (x : Fin n -> R) (i : Fin n) => (identity (x i))). }
  assert (r10 : partial (entry j) (fun x : Fin n -> R => -1) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r11 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => -1 * x i) x (0 * x i + -1 * delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_mul r10 (r4 i))). }
  assert (r13 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => - x i) x (0 * x i + -1 * delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r8 x i))) (r11 i) (@eq_refl R (0 * x i
    + -1 * delta i j)))). }
  assert (r14 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => exp (- x i)) x (exp (- x i) * (0 * x i +
    -1 * delta i j))).
  { exact (fun (i : Fin n) => (Rules.deriv_fn Rules.outer_exp (r13 i))). }
  assert (r15 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => 1 + exp (- x i)) x (0 + exp (- x i) * (0
    * x i + -1 * delta i j))).
  { exact (fun (i : Fin n) => (Rules.deriv_add r7 (r14 i))). }
  assert (r16 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r18 : forall (i : Fin n), 0 <= exp (- x i)).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (i : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ (Facts.exp_pos (- x i))) Rules.no_relation) (identity (exp (- x i)))))). }
  assert (r19 : forall (i : Fin n), 0 < 1 + exp (- x i)).
  { assert (identity : forall u0 : R, (1 + u0) - 0 = (1 * (1 - 0) + (1 * (u0 - 0) + 0))) by (intros u0; ring).
    exact (fun (i : Fin n) => (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) r16
      (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (r18 i) Rules.no_relation)) (identity (exp (- x i))))
      eq_refl)). }
  assert (r22 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => 1 / (1 + exp (- x i))) x ((0 * (1 + exp
    (- x i)) - 1 * (0 + exp (- x i) * (0 * x i + -1 * delta i j))) / (1 + exp (- x i)) ^ 2)).
  { exact (fun (i : Fin n) => (Rules.deriv_div r7 (r15 i) (Facts.ne_of_pos (1 + exp (- x i)) (r19 i)))). }
  assert (r24 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => sigmoid (x i)) x ((0 * (1 + exp (- x i))
    - 1 * (0 + exp (- x i) * (0 * x i + -1 * delta i j))) / (1 + exp (- x i)) ^ 2)).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r5 x i))) (r22 i) (@eq_refl R ((0 * (1
    + exp (- x i)) - 1 * (0 + exp (- x i) * (0 * x i + -1 * delta i j))) / (1 + exp (- x i)) ^ 2)))). }
  assert (r25 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i * sigmoid (x i)) x (delta i j *
    sigmoid (x i) + x i * ((0 * (1 + exp (- x i)) - 1 * (0 + exp (- x i) * (0 * x i + -1 * delta i j))) / (1 + exp (-
    x i)) ^ 2))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r4 i) (r24 i))). }
  assert (r27 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => silu (x i)) x (delta i j * sigmoid (x i)
    + x i * ((0 * (1 + exp (- x i)) - 1 * (0 + exp (- x i) * (0 * x i + -1 * delta i j))) / (1 + exp (- x i)) ^ 2))).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r2 x i))) (r25 i) (@eq_refl R (delta i
    j * sigmoid (x i) + x i * ((0 * (1 + exp (- x i)) - 1 * (0 + exp (- x i) * (0 * x i + -1 * delta i j))) / (1 + exp
    (- x i)) ^ 2))))). }
  assert (r28 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => u i) x 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r29 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => silu (x i) * u i) x ((delta i j * sigmoid
    (x i) + x i * ((0 * (1 + exp (- x i)) - 1 * (0 + exp (- x i) * (0 * x i + -1 * delta i j))) / (1 + exp (- x i)) ^
    2)) * u i + silu (x i) * 0)).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r27 i) (r28 i))). }
  assert (r30 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i * (silu (x i) * u i)) x (0 * (silu (x
    i) * u i) + g i * ((delta i j * sigmoid (x i) + x i * ((0 * (1 + exp (- x i)) - 1 * (0 + exp (- x i) * (0 * x i +
    -1 * delta i j))) / (1 + exp (- x i)) ^ 2)) * u i + silu (x i) * 0))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r1 i) (r29 i))). }
  assert (r31 : partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * (silu (x i) * u i))) x (Sum (fun
    i : Fin n => 0 * (silu (x i) * u i) + g i * ((delta i j * sigmoid (x i) + x i * ((0 * (1 + exp (- x i)) - 1 * (0 +
    exp (- x i) * (0 * x i + -1 * delta i j))) / (1 + exp (- x i)) ^ 2)) * u i + silu (x i) * 0)))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r30 i))). }
  assert (r32 : forall (i_ : Fin n), 0 * (silu (x i_) * u i_) + g i_ * ((delta i_ j * sigmoid (x i_) + x i_ * ((0 * (1
    + exp (- x i_)) - 1 * (0 + exp (- x i_) * (0 * x i_ + -1 * delta i_ j))) / (1 + exp (- x i_)) ^ 2)) * u i_ + silu
    (x i_) * 0) = 0 * (silu (x i_) * u i_) + g i_ * ((delta i_ j * sigmoid (x i_) + x i_ * ((0 * (1 + exp (- x i_)) -
    1 * (0 + exp (- x i_) * (0 * x i_ + -1 * delta i_ j))) * (1 / (1 + exp (- x i_)) ^ 2))) * u i_ + silu (x i_) *
    0)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((0 * (u0 * u1)) + (u2 * ((((u3 * u4) + (u5 * (((0 * (1 +
    u6)) - (1 * (0 + (u6 * ((0 * u5) + ((-1) * u3)))))) * u7))) * u1) + (u0 * 0)))) = ((0 * (u0 * u1)) + (u2 * ((((u3
    * u4) + (u5 * (((0 * (1 + u6)) - (1 * (0 + (u6 * ((0 * u5) + ((-1) * u3)))))) * (1 * u7)))) * u1) + (u0 * 0)))))
    by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_ : Fin n) => (identity (silu (x i_)) (u i_) (g i_) (delta i_ j) (sigmoid (x i_)) (x i_) (exp (- x
      i_)) (/ ((1 + exp (- x i_)) ^ 2)))). }
  assert (r33 : forall (i_ : Fin n), sigmoid (x i_) = 1 / (1 + exp (- x i_))).
  { exact (fun (i_ : Fin n) => eq_refl). }
  assert (r34 : forall (i_ : Fin n), - x i_ = -1 * x i_).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (i_ : Fin n) => (identity (x i_))). }
  assert (r35 : forall (i_ : Fin n), exp (- x i_) = exp (-1 * x i_)).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h : R) => exp h) (r34 i_))). }
  assert (r36 : forall (i_ : Fin n), 1 + exp (- x i_) = 1 + exp (-1 * x i_)).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_ : R) => 1 + h_) (r35 i_))). }
  assert (r37 : forall (i_ : Fin n), 1 / (1 + exp (- x i_)) = 1 / (1 + exp (-1 * x i_))).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_1 : R) => 1 / h_1) (r36 i_))). }
  assert (r39 : forall (i_ : Fin n), (1 + exp (- x i_)) ^ 2 = (1 + exp (- x i_)) * (1 + exp (- x i_))).
  { assert (identity : forall u0 : R, ((1 + u0) ^ 2) = ((1 + u0) * (1 + u0))) by (intros u0; ring).
    exact (fun (i_ : Fin n) => (identity (exp (- x i_)))). }
  assert (r40 : forall (i_ : Fin n), 1 / (1 + exp (- x i_)) ^ 2 = 1 / ((1 + exp (- x i_)) * (1 + exp (- x i_)))).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_2 : R) => 1 / h_2) (r39 i_))). }
  assert (r43 : forall (i_ : Fin n), 1 / (1 + exp (- x i_)) * (1 / (1 + exp (- x i_))) = 1 / (1 + exp (-1 * x i_)) *
    (1 / (1 + exp (-1 * x i_)))).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_3 : R) => h_3 * h_3) (r37 i_))). }
  assert (r44 : forall (i_ : Fin n), 1 / (1 + exp (-1 * x i_)) * (1 / (1 + exp (-1 * x i_))) = (1 / (1 + exp (-1 * x
    i_))) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (fun (i_ : Fin n) => (identity (/ (1 + exp (-1 * x i_))))). }
  assert (r47 : forall (i_ : Fin n), 0 * (silu (x i_) * u i_) + g i_ * ((delta i_ j * sigmoid (x i_) + x i_ * ((0 * (1
    + exp (- x i_)) - 1 * (0 + exp (- x i_) * (0 * x i_ + -1 * delta i_ j))) * (1 / (1 + exp (- x i_)) ^ 2))) * u i_ +
    silu (x i_) * 0) = 0 * (silu (x i_) * u i_) + g i_ * ((delta i_ j * (1 / (1 + exp (-1 * x i_))) + x i_ * ((0 * (1
    + exp (-1 * x i_)) - 1 * (0 + exp (-1 * x i_) * (0 * x i_ + -1 * delta i_ j))) * (1 / (1 + exp (-1 * x i_))) ^ 2))
    * u i_ + silu (x i_) * 0)).
  { exact (fun (i_ : Fin n) => (f_equal3 (fun (h_4 : R) (h_5 : R) (h_6 : R) => 0 * (silu (x i_) * u i_) + g i_ *
    ((delta i_ j * h_4 + x i_ * ((0 * (1 + h_5) - 1 * (0 + h_5 * (0 * x i_ + -1 * delta i_ j))) * h_6)) * u i_ + silu
    (x i_) * 0)) (eq_trans (r33 i_) (r37 i_)) (r35 i_) (eq_trans (eq_trans (r40 i_) (Facts.inverse_mul (1 + exp (- x
    i_)) (1 + exp (- x i_)))) (eq_trans (r43 i_) (r44 i_))))). }
  assert (r50 : forall (i_ : Fin n), 0 <= exp (-1 * x i_)).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (i_ : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ (Facts.exp_pos (-1 * x i_))) Rules.no_relation) (identity (exp (-1 * x i_)))))). }
  assert (r51 : forall (i_ : Fin n), 0 < 1 + exp (-1 * x i_)).
  { assert (identity : forall u0 : R, (1 + u0) - 0 = (1 * (1 - 0) + (1 * (u0 - 0) + 0))) by (intros u0; ring).
    exact (fun (i_ : Fin n) => (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) r16
      (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (r50 i_) Rules.no_relation)) (identity (exp (-1 * x i_))))
      eq_refl)). }
  assert (r53 : forall (i_ : Fin n), 1 + exp (-1 * x i_) <> 0).
  { exact (fun (i_ : Fin n) => (Facts.ne_of_pos (1 + exp (-1 * x i_)) (r51 i_))). }
  assert (r56 : forall (i_ : Fin n), 1 / (1 + exp (-1 * x i_)) * exp (-1 * x i_) = 1 + -1 * (1 / (1 + exp (-1 * x
    i_)))).
  { assert (identity : forall u0 u1 : R, (1 + ((-1) * (1 * u0))) - ((1 * u0) * u1) = (1 * (1 - ((1 + u1) * (1 * u0)))
    + 0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (1 + exp (-1 * x
      i_)) (r53 i_)) Rules.no_equation) (identity (/ (1 + exp (-1 * x i_))) (exp (-1 * x i_))))). }
  assert (r57 : forall (i_ : Fin n), 0 * (silu (x i_) * u i_) + g i_ * ((delta i_ j * (1 / (1 + exp (-1 * x i_))) + x
    i_ * ((0 * (1 + exp (-1 * x i_)) - 1 * (0 + exp (-1 * x i_) * (0 * x i_ + -1 * delta i_ j))) * (1 / (1 + exp (-1 *
    x i_))) ^ 2)) * u i_ + silu (x i_) * 0) = g i_ * u i_ * x i_ * delta i_ j * (1 / (1 + exp (-1 * x i_))) + -1 * (g
    i_ * u i_ * x i_ * delta i_ j * (1 / (1 + exp (-1 * x i_))) ^ 2) + g i_ * u i_ * delta i_ j * (1 / (1 + exp (-1 *
    x i_)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((((u0 * u1) * u2) * u3) * (1 * u4)) + ((-1) * ((((u0 * u1)
    * u2) * u3) * ((1 * u4) ^ 2)))) + (((u0 * u1) * u3) * (1 * u4))) - ((0 * (u5 * u1)) + (u0 * ((((u3 * (1 * u4)) +
    (u2 * (((0 * (1 + u6)) - (1 * (0 + (u6 * ((0 * u2) + ((-1) * u3)))))) * ((1 * u4) ^ 2)))) * u1) + (u5 * 0)))) =
    (((((u0 * u1) * u2) * u3) * (1 * u4)) * ((1 + ((-1) * (1 * u4))) - ((1 * u4) * u6)) + 0)) by (intros u0 u1 u2 u3
    u4 u5 u6; ring).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (g i_ * u i_ * x i_ * delta i_ j * (1 /
      (1 + exp (-1 * x i_)))) (r56 i_) Rules.no_equation) (identity (g i_) (u i_) (x i_) (delta i_ j) (/ (1 + exp (-1
      * x i_))) (silu (x i_)) (exp (-1 * x i_))))). }
  assert (r59 : forall (i_ : Fin n), g i_ * u i_ * x i_ * delta i_ j * (1 / (1 + exp (-1 * x i_))) + -1 * (g i_ * u i_
    * x i_ * delta i_ j * (1 / (1 + exp (-1 * x i_))) ^ 2) + g i_ * u i_ * delta i_ j * (1 / (1 + exp (-1 * x i_))) =
    delta i_ j * (g i_ * u i_ * x i_ * (1 / (1 + exp (-1 * x i_)))) + -1 * (delta i_ j * (g i_ * u i_ * x i_ * (1 / (1
    + exp (-1 * x i_))) ^ 2)) + delta i_ j * (g i_ * u i_ * (1 / (1 + exp (-1 * x i_))))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((((u0 * u1) * u2) * u3) * (1 * u4)) + ((-1) * ((((u0 * u1) * u2)
    * u3) * ((1 * u4) ^ 2)))) + (((u0 * u1) * u3) * (1 * u4))) = (((u3 * (((u0 * u1) * u2) * (1 * u4))) + ((-1) * (u3
    * (((u0 * u1) * u2) * ((1 * u4) ^ 2))))) + (u3 * ((u0 * u1) * (1 * u4))))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_ : Fin n) => (identity (g i_) (u i_) (x i_) (delta i_ j) (/ (1 + exp (-1 * x i_))))). }
  assert (r61 : Sum (fun i : Fin n => 0 * (silu (x i) * u i) + g i * ((delta i j * sigmoid (x i) + x i * ((0 * (1 +
    exp (- x i)) - 1 * (0 + exp (- x i) * (0 * x i + -1 * delta i j))) / (1 + exp (- x i)) ^ 2)) * u i + silu (x i) *
    0)) = Sum (fun i : Fin n => delta i j * (g i * u i * x i * (1 / (1 + exp (-1 * x i)))) + -1 * (delta i j * (g i *
    u i * x i * (1 / (1 + exp (-1 * x i))) ^ 2)) + delta i j * (g i * u i * (1 / (1 + exp (-1 * x i)))))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (eq_trans (eq_trans (r32 i_) (r47 i_)) (r57 i_)) (r59
    i_)))). }
  assert (r64 : Sum (fun i : Fin n => delta i j * (g i * u i * x i * (1 / (1 + exp (-1 * x i)))) + -1 * (delta i j *
    (g i * u i * x i * (1 / (1 + exp (-1 * x i))) ^ 2))) + Sum (fun i : Fin n => delta i j * (g i * u i * (1 / (1 +
    exp (-1 * x i))))) = Sum (fun i : Fin n => delta i j * (g i * u i * x i * (1 / (1 + exp (-1 * x i))))) + Sum (fun
    i : Fin n => -1 * (delta i j * (g i * u i * x i * (1 / (1 + exp (-1 * x i))) ^ 2))) + Sum (fun i : Fin n => delta
    i j * (g i * u i * (1 / (1 + exp (-1 * x i)))))).
  { exact (f_equal (fun (h_7 : R) => h_7 + Sum (fun i : Fin n => delta i j * (g i * u i * (1 / (1 + exp (-1 * x
    i)))))) (Facts.sum_add n (fun i : Fin n => delta i j * (g i * u i * x i * (1 / (1 + exp (-1 * x i))))) (fun i :
    Fin n => -1 * (delta i j * (g i * u i * x i * (1 / (1 + exp (-1 * x i))) ^ 2))))). }
  assert (r69 : -1 * Sum (fun i : Fin n => delta i j * (g i * u i * x i * (1 / (1 + exp (-1 * x i))) ^ 2)) = -1 * (g j
    * u j * x j * (1 / (1 + exp (-1 * x j))) ^ 2)).
  { exact (f_equal (fun (h_8 : R) => -1 * h_8) (Facts.sum_delta n j (fun i : Fin n => g i * u i * x i * (1 / (1 + exp
    (-1 * x i))) ^ 2))). }
  assert (r72 : Sum (fun i : Fin n => delta i j * (g i * u i * x i * (1 / (1 + exp (-1 * x i))))) + Sum (fun i : Fin n
    => -1 * (delta i j * (g i * u i * x i * (1 / (1 + exp (-1 * x i))) ^ 2))) + Sum (fun i : Fin n => delta i j * (g i
    * u i * (1 / (1 + exp (-1 * x i))))) = g j * u j * x j * (1 / (1 + exp (-1 * x j))) + -1 * (g j * u j * x j * (1 /
    (1 + exp (-1 * x j))) ^ 2) + g j * u j * (1 / (1 + exp (-1 * x j)))).
  { exact (f_equal3 (fun (h_9 : R) (h_10 : R) (h_11 : R) => h_9 + h_10 + h_11) (Facts.sum_delta n j (fun i : Fin n =>
    g i * u i * x i * (1 / (1 + exp (-1 * x i))))) (eq_trans (Facts.sum_scale n (-1) (fun i : Fin n => delta i j * (g
    i * u i * x i * (1 / (1 + exp (-1 * x i))) ^ 2))) r69) (Facts.sum_delta n j (fun i : Fin n => g i * u i * (1 / (1
    + exp (-1 * x i)))))). }
  assert (r73 : Sum (fun i : Fin n => delta i j * (g i * u i * x i * (1 / (1 + exp (-1 * x i)))) + -1 * (delta i j *
    (g i * u i * x i * (1 / (1 + exp (-1 * x i))) ^ 2)) + delta i j * (g i * u i * (1 / (1 + exp (-1 * x i))))) = g j
    * u j * x j * (1 / (1 + exp (-1 * x j))) + -1 * (g j * u j * x j * (1 / (1 + exp (-1 * x j))) ^ 2) + g j * u j *
    (1 / (1 + exp (-1 * x j)))).
  { exact (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => delta i j * (g i * u i * x i * (1 / (1 + exp (-1 * x
    i)))) + -1 * (delta i j * (g i * u i * x i * (1 / (1 + exp (-1 * x i))) ^ 2))) (fun i : Fin n => delta i j * (g i
    * u i * (1 / (1 + exp (-1 * x i)))))) r64) r72). }
  assert (r75 : forall (i_1 : Fin n), sigmoid (x i_1) = 1 / (1 + exp (- x i_1))).
  { exact (fun (i_1 : Fin n) => eq_refl). }
  assert (r76 : forall (i_1 : Fin n), - x i_1 = -1 * x i_1).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (i_1 : Fin n) => (identity (x i_1))). }
  assert (r77 : forall (i_1 : Fin n), exp (- x i_1) = exp (-1 * x i_1)).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_12 : R) => exp h_12) (r76 i_1))). }
  assert (r78 : forall (i_1 : Fin n), 1 + exp (- x i_1) = 1 + exp (-1 * x i_1)).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_13 : R) => 1 + h_13) (r77 i_1))). }
  assert (r79 : forall (i_1 : Fin n), 1 / (1 + exp (- x i_1)) = 1 / (1 + exp (-1 * x i_1))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_14 : R) => 1 / h_14) (r78 i_1))). }
  assert (r81 : forall (i_1 : Fin n), g i_1 * (delta i_1 j * (sigmoid (x i_1) + x i_1 * (sigmoid (x i_1) * (1 -
    sigmoid (x i_1)))) * u i_1) = g i_1 * (delta i_1 j * (1 / (1 + exp (-1 * x i_1)) + x i_1 * (1 / (1 + exp (-1 * x
    i_1)) * (1 - 1 / (1 + exp (-1 * x i_1))))) * u i_1)).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_15 : R) => g i_1 * (delta i_1 j * (h_15 + x i_1 * (h_15 * (1 -
    h_15))) * u i_1)) (eq_trans (r75 i_1) (r79 i_1)))). }
  assert (r82 : forall (i_1 : Fin n), g i_1 * (delta i_1 j * (1 / (1 + exp (-1 * x i_1)) + x i_1 * (1 / (1 + exp (-1 *
    x i_1)) * (1 - 1 / (1 + exp (-1 * x i_1))))) * u i_1) = g i_1 * u i_1 * x i_1 * delta i_1 j * (1 / (1 + exp (-1 *
    x i_1))) + -1 * (g i_1 * u i_1 * x i_1 * delta i_1 j * (1 / (1 + exp (-1 * x i_1))) ^ 2) + g i_1 * u i_1 * delta
    i_1 j * (1 / (1 + exp (-1 * x i_1)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * ((u1 * ((1 * u2) + (u3 * ((1 * u2) * (1 - (1 * u2)))))) * u4))
    = ((((((u0 * u4) * u3) * u1) * (1 * u2)) + ((-1) * ((((u0 * u4) * u3) * u1) * ((1 * u2) ^ 2)))) + (((u0 * u4) *
    u1) * (1 * u2)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (delta i_1 j) (/ (1 + exp (-1 * x i_1))) (x i_1) (u i_1))). }
  assert (r84 : forall (i_1 : Fin n), g i_1 * u i_1 * x i_1 * delta i_1 j * (1 / (1 + exp (-1 * x i_1))) + -1 * (g i_1
    * u i_1 * x i_1 * delta i_1 j * (1 / (1 + exp (-1 * x i_1))) ^ 2) + g i_1 * u i_1 * delta i_1 j * (1 / (1 + exp
    (-1 * x i_1))) = delta i_1 j * (g i_1 * u i_1 * x i_1 * (1 / (1 + exp (-1 * x i_1)))) + -1 * (delta i_1 j * (g i_1
    * u i_1 * x i_1 * (1 / (1 + exp (-1 * x i_1))) ^ 2)) + delta i_1 j * (g i_1 * u i_1 * (1 / (1 + exp (-1 * x
    i_1))))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((((u0 * u1) * u2) * u3) * (1 * u4)) + ((-1) * ((((u0 * u1) * u2)
    * u3) * ((1 * u4) ^ 2)))) + (((u0 * u1) * u3) * (1 * u4))) = (((u3 * (((u0 * u1) * u2) * (1 * u4))) + ((-1) * (u3
    * (((u0 * u1) * u2) * ((1 * u4) ^ 2))))) + (u3 * ((u0 * u1) * (1 * u4))))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (u i_1) (x i_1) (delta i_1 j) (/ (1 + exp (-1 * x i_1))))). }
  assert (r86 : Sum (fun i : Fin n => g i * (delta i j * (sigmoid (x i) + x i * (sigmoid (x i) * (1 - sigmoid (x i))))
    * u i)) = Sum (fun i : Fin n => delta i j * (g i * u i * x i * (1 / (1 + exp (-1 * x i)))) + -1 * (delta i j * (g
    i * u i * x i * (1 / (1 + exp (-1 * x i))) ^ 2)) + delta i j * (g i * u i * (1 / (1 + exp (-1 * x i)))))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (eq_trans (r81 i_1) (r82 i_1)) (r84 i_1)))). }
  assert (r90 : forall (i_2 : Fin n), g i_2 * (delta i_2 j * (sigmoid (x i_2) + x i_2 * (sigmoid (x i_2) * (1 -
    sigmoid (x i_2)))) * u i_2) = g i_2 * u i_2 * x i_2 * sigmoid (x i_2) * delta i_2 j + -1 * (g i_2 * u i_2 * x i_2
    * sigmoid (x i_2) ^ 2 * delta i_2 j) + g i_2 * u i_2 * sigmoid (x i_2) * delta i_2 j).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * ((u1 * (u2 + (u3 * (u2 * (1 - u2))))) * u4)) = ((((((u0 * u4)
    * u3) * u2) * u1) + ((-1) * ((((u0 * u4) * u3) * (u2 ^ 2)) * u1))) + (((u0 * u4) * u2) * u1))) by (intros u0 u1 u2
    u3 u4; ring).
    exact (fun (i_2 : Fin n) => (identity (g i_2) (delta i_2 j) (sigmoid (x i_2)) (x i_2) (u i_2))). }
  assert (r91 : forall (i_2 : Fin n), g i_2 * u i_2 * x i_2 * sigmoid (x i_2) * delta i_2 j + -1 * (g i_2 * u i_2 * x
    i_2 * sigmoid (x i_2) ^ 2 * delta i_2 j) + g i_2 * u i_2 * sigmoid (x i_2) * delta i_2 j = delta i_2 j * (g i_2 *
    u i_2 * x i_2 * sigmoid (x i_2)) + -1 * (delta i_2 j * (g i_2 * u i_2 * x i_2 * sigmoid (x i_2) ^ 2)) + delta i_2
    j * (g i_2 * u i_2 * sigmoid (x i_2))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((((u0 * u1) * u2) * u3) * u4) + ((-1) * ((((u0 * u1) * u2) * (u3
    ^ 2)) * u4))) + (((u0 * u1) * u3) * u4)) = (((u4 * (((u0 * u1) * u2) * u3)) + ((-1) * (u4 * (((u0 * u1) * u2) *
    (u3 ^ 2))))) + (u4 * ((u0 * u1) * u3)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_2 : Fin n) => (identity (g i_2) (u i_2) (x i_2) (sigmoid (x i_2)) (delta i_2 j))). }
  assert (r93 : Sum (fun i : Fin n => g i * (delta i j * (sigmoid (x i) + x i * (sigmoid (x i) * (1 - sigmoid (x i))))
    * u i)) = Sum (fun i : Fin n => delta i j * (g i * u i * x i * sigmoid (x i)) + -1 * (delta i j * (g i * u i * x i
    * sigmoid (x i) ^ 2)) + delta i j * (g i * u i * sigmoid (x i)))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (r90 i_2) (r91 i_2)))). }
  assert (r96 : Sum (fun i : Fin n => delta i j * (g i * u i * x i * sigmoid (x i)) + -1 * (delta i j * (g i * u i * x
    i * sigmoid (x i) ^ 2))) + Sum (fun i : Fin n => delta i j * (g i * u i * sigmoid (x i))) = Sum (fun i : Fin n =>
    delta i j * (g i * u i * x i * sigmoid (x i))) + Sum (fun i : Fin n => -1 * (delta i j * (g i * u i * x i *
    sigmoid (x i) ^ 2))) + Sum (fun i : Fin n => delta i j * (g i * u i * sigmoid (x i)))).
  { exact (f_equal (fun (h_16 : R) => h_16 + Sum (fun i : Fin n => delta i j * (g i * u i * sigmoid (x i))))
    (Facts.sum_add n (fun i : Fin n => delta i j * (g i * u i * x i * sigmoid (x i))) (fun i : Fin n => -1 * (delta i
    j * (g i * u i * x i * sigmoid (x i) ^ 2))))). }
  assert (r101 : -1 * Sum (fun i : Fin n => delta i j * (g i * u i * x i * sigmoid (x i) ^ 2)) = -1 * (g j * u j * x j
    * sigmoid (x j) ^ 2)).
  { exact (f_equal (fun (h_17 : R) => -1 * h_17) (Facts.sum_delta n j (fun i : Fin n => g i * u i * x i * sigmoid (x
    i) ^ 2))). }
  assert (r104 : Sum (fun i : Fin n => delta i j * (g i * u i * x i * sigmoid (x i))) + Sum (fun i : Fin n => -1 *
    (delta i j * (g i * u i * x i * sigmoid (x i) ^ 2))) + Sum (fun i : Fin n => delta i j * (g i * u i * sigmoid (x
    i))) = g j * u j * x j * sigmoid (x j) + -1 * (g j * u j * x j * sigmoid (x j) ^ 2) + g j * u j * sigmoid (x j)).
  { exact (f_equal3 (fun (h_18 : R) (h_19 : R) (h_20 : R) => h_18 + h_19 + h_20) (Facts.sum_delta n j (fun i : Fin n
    => g i * u i * x i * sigmoid (x i))) (eq_trans (Facts.sum_scale n (-1) (fun i : Fin n => delta i j * (g i * u i *
    x i * sigmoid (x i) ^ 2))) r101) (Facts.sum_delta n j (fun i : Fin n => g i * u i * sigmoid (x i)))). }
  assert (r107 : g j * u j * (sigmoid (x j) + x j * (sigmoid (x j) * (1 - sigmoid (x j)))) = g j * u j * x j * sigmoid
    (x j) + -1 * (g j * u j * x j * sigmoid (x j) ^ 2) + g j * u j * sigmoid (x j)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 + (u3 * (u2 * (1 - u2))))) = (((((u0 * u1) * u3) * u2)
    + ((-1) * (((u0 * u1) * u3) * (u2 ^ 2)))) + ((u0 * u1) * u2))) by (intros u0 u1 u2 u3; ring).
    exact (identity (g j) (u j) (sigmoid (x j)) (x j)). }
  assert (r111 : partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * (silu (x i) * u i))) x (g j * u
    j * (sigmoid (x j) + x j * (sigmoid (x j) * (1 - sigmoid (x j)))))).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (Sum (fun i : Fin n => g i * (silu (x i) * u i))))) r31
    (eq_trans (eq_trans (eq_trans r61 r73) (eq_sym (eq_trans r86 r73))) (eq_trans (eq_trans r93 (eq_trans (eq_trans
    (Facts.sum_add n (fun i : Fin n => delta i j * (g i * u i * x i * sigmoid (x i)) + -1 * (delta i j * (g i * u i *
    x i * sigmoid (x i) ^ 2))) (fun i : Fin n => delta i j * (g i * u i * sigmoid (x i)))) r96) r104)) (eq_sym
    r107)))). }
  assert (r112 : forall (i_3 : Fin n), partial (entry j) (fun u : Fin n -> R => g i_3) u 0).
  { exact (fun (i_3 : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r113 : forall (i_3 : Fin n), partial (entry j) (fun u : Fin n -> R => silu (x i_3)) u 0).
  { exact (fun (i_3 : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r114 : forall (i_3 : Fin n), partial (entry j) (fun u : Fin n -> R => u i_3) u (delta i_3 j)).
  { exact (fun (i_3 : Fin n) => (Rules.deriv_entry i_3 j u)). }
  assert (r115 : forall (i_3 : Fin n), partial (entry j) (fun u : Fin n -> R => silu (x i_3) * u i_3) u (0 * u i_3 +
    silu (x i_3) * delta i_3 j)).
  { exact (fun (i_3 : Fin n) => (Rules.deriv_mul (r113 i_3) (r114 i_3))). }
  assert (r116 : forall (i_3 : Fin n), partial (entry j) (fun u : Fin n -> R => g i_3 * (silu (x i_3) * u i_3)) u (0 *
    (silu (x i_3) * u i_3) + g i_3 * (0 * u i_3 + silu (x i_3) * delta i_3 j))).
  { exact (fun (i_3 : Fin n) => (Rules.deriv_mul (r112 i_3) (r115 i_3))). }
  assert (r117 : partial (entry j) (fun u : Fin n -> R => Sum (fun i : Fin n => g i * (silu (x i) * u i))) u (Sum (fun
    i : Fin n => 0 * (silu (x i) * u i) + g i * (0 * u i + silu (x i) * delta i j)))).
  { exact (Rules.deriv_sum (fun (i_3 : Fin n) => (r116 i_3))). }
  assert (r118 : forall (i_4 : Fin n), 0 * (silu (x i_4) * u i_4) + g i_4 * (0 * u i_4 + silu (x i_4) * delta i_4 j) =
    g i_4 * silu (x i_4) * delta i_4 j).
  { assert (identity : forall u0 u1 u2 u3 : R, ((0 * (u0 * u1)) + (u2 * ((0 * u1) + (u0 * u3)))) = ((u2 * u0) * u3))
    by (intros u0 u1 u2 u3; ring).
    exact (fun (i_4 : Fin n) => (identity (silu (x i_4)) (u i_4) (g i_4) (delta i_4 j))). }
  assert (r119 : forall (i_4 : Fin n), g i_4 * silu (x i_4) * delta i_4 j = delta i_4 j * (g i_4 * silu (x i_4))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u2 * (u0 * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i_4 : Fin n) => (identity (g i_4) (silu (x i_4)) (delta i_4 j))). }
  assert (r121 : Sum (fun i : Fin n => 0 * (silu (x i) * u i) + g i * (0 * u i + silu (x i) * delta i j)) = Sum (fun i
    : Fin n => delta i j * (g i * silu (x i)))).
  { exact (Rules.sum_congruence (fun (i_4 : Fin n) => (eq_trans (r118 i_4) (r119 i_4)))). }
  assert (r124 : partial (entry j) (fun u : Fin n -> R => Sum (fun i : Fin n => g i * (silu (x i) * u i))) u (g j *
    silu (x j))).
  { exact (Rules.deriv_eq (fun (u : Fin n -> R) => (@eq_refl R (Sum (fun i : Fin n => g i * (silu (x i) * u i)))))
    r117 (eq_trans r121 (Facts.sum_delta n j (fun i : Fin n => g i * silu (x i))))). }
  exact (conj r111 r124).
Qed.

(* Backward pass of GeGLU. *)
Theorem geglu_vjp (n : nat) (n_pos : (0 < n)%nat) (g x u : Fin n -> R) (j : Fin n) :
  partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * (gelu (x i) * u i))) x (g j * u j *
    (normal_distribution (x j) + x j * normal_density (x j))) /\ partial (entry j) (fun u : Fin n -> R => Sum (fun i :
    Fin n => g i * (gelu (x i) * u i))) u (g j * gelu (x j)).
Proof.
  assert (r1 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i) x 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (x : Fin n -> R) (i : Fin n), gelu (x i) = x i * normal_distribution (x i)).
  { exact (fun (x : Fin n -> R) (i : Fin n) => eq_refl). }
  assert (r4 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i) x (delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_entry i j x)). }
  assert (r5 : forall (x : Fin n -> R) (i : Fin n), normal_distribution (x i) = 1 / 2 * (1 + erf (x i / sqrt 2))).
  { exact (fun (x : Fin n -> R) (i : Fin n) => eq_refl). }
  assert (r7 : partial (entry j) (fun x : Fin n -> R => 1 / 2) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r8 : partial (entry j) (fun x : Fin n -> R => 1) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r9 : partial (entry j) (fun x : Fin n -> R => sqrt 2) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r10 : 0 < 2).
  { assert (identity : 2 - 0 = (2 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 2 (Rules.integer_pos 2 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r13 : forall (a : R), 0 < a -> 0 <= a).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (a : R) p => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ p) Rules.no_relation) (identity a)))). }
  assert (r14 : forall (a : R), 0 <= a -> sqrt a ^ 2 = a).
  { exact (fun (a : R) p_ => (Facts.sqrt_square a p_)). }
  assert (r17 : forall (a : R), sqrt a ^ 2 = sqrt a * sqrt a).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r19 : forall (a : R), 0 < a -> sqrt a * sqrt a <> 0).
  { exact (fun (a : R) p_1 => (eq_ind a (fun (h : R) => h <> 0) (Facts.ne_of_pos a p_1) (sqrt a * sqrt a) (eq_trans
    (eq_sym (r14 a (r13 a p_1))) (r17 a)))). }
  assert (r23 : forall (a : R), (- sqrt a) ^ 2 = sqrt a ^ 2).
  { assert (identity : forall u0 : R, ((- u0) ^ 2) = (u0 ^ 2)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r24 : forall (a : R), sqrt ((- sqrt a) ^ 2) = sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (f_equal (fun (h_ : R) => sqrt h_) (r23 a))). }
  assert (r25 : forall (a : R), - sqrt a <= sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (eq_ind (sqrt ((- sqrt a) ^ 2)) (fun (h_1 : R) => - sqrt a <= h_1) (Facts.le_sqrt_square (-
    sqrt a)) (sqrt (sqrt a ^ 2)) (r24 a))). }
  assert (r26 : forall (a : R), 0 <= a -> sqrt (sqrt a ^ 2) = sqrt a).
  { exact (fun (a : R) p_2 => (f_equal (fun (h_2 : R) => sqrt h_2) (r14 a p_2))). }
  assert (r27 : forall (a : R), 0 <= a -> 0 <= sqrt a).
  { assert (identity : forall u0 u1 : R, u0 - 0 = ((1/2) * (u1 - (- u0)) + ((1/2) * (u0 - u1) + 0))) by (intros u0 u1;
    field).
    exact (fun (a : R) p_3 => (proj1 (Rules.positive_combination (Rules.and_le (1 / 2) (Rules.numeral_nonneg 1 2
      eq_refl) (r25 a) (Rules.and_eq (1 / 2) (r26 a p_3) Rules.no_relation)) (identity (sqrt a) (sqrt (sqrt a ^
      2)))))). }
  assert (r28 : forall (a : R), 0 < a -> 0 <= sqrt a).
  { exact (fun (a : R) p_4 => (r27 a (r13 a p_4))). }
  assert (r30 : forall (a : R), 0 < a -> sqrt (sqrt a) ^ 2 = sqrt a).
  { exact (fun (a : R) p_5 => (Facts.sqrt_square (sqrt a) (r28 a p_5))). }
  assert (r32 : forall (a : R), sqrt (sqrt a) ^ 2 = sqrt (sqrt a) * sqrt (sqrt a)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt (sqrt a)))). }
  assert (r34 : forall (a : R), 0 < a -> sqrt (sqrt a) * sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_6 => (eq_ind (sqrt a) (fun (h_3 : R) => h_3 <> 0) (Facts.ne_of_mul (sqrt a) (sqrt a) (r19 a
    p_6)) (sqrt (sqrt a) * sqrt (sqrt a)) (eq_trans (eq_sym (r30 a p_6)) (r32 a)))). }
  assert (r36 : forall (a : R), 0 < a -> sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_7 => (Facts.ne_of_mul (sqrt (sqrt a)) (sqrt (sqrt a)) (r34 a p_7))). }
  assert (r39 : forall (a : R), 0 < a -> 0 < sqrt a).
  { exact (fun (a : R) p_8 => (eq_ind (sqrt (sqrt a) ^ 2) (fun (h_4 : R) => 0 < h_4) (Facts.square_pos (sqrt (sqrt a))
    (r36 a p_8)) (sqrt a) (r30 a p_8))). }
  assert (r41 : 0 < sqrt 2).
  { exact (r39 2 r10). }
  assert (r43 : sqrt 2 <> 0).
  { exact (Facts.ne_of_pos (sqrt 2) r41). }
  assert (r44 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i / sqrt 2) x ((delta i j * sqrt 2 - x
    i * 0) / sqrt 2 ^ 2)).
  { exact (fun (i : Fin n) => (Rules.deriv_div (r4 i) r9 r43)). }
  assert (r45 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => erf (x i / sqrt 2)) x (2 / sqrt PI * exp
    (- (x i / sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i * 0) / sqrt 2 ^ 2))).
  { exact (fun (i : Fin n) => (Rules.deriv_fn Rules.outer_erf (r44 i))). }
  assert (r46 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => 1 + erf (x i / sqrt 2)) x (0 + 2 / sqrt
    PI * exp (- (x i / sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i * 0) / sqrt 2 ^ 2))).
  { exact (fun (i : Fin n) => (Rules.deriv_add r8 (r45 i))). }
  assert (r47 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => 1 / 2 * (1 + erf (x i / sqrt 2))) x (0 *
    (1 + erf (x i / sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (- (x i / sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i * 0)
    / sqrt 2 ^ 2)))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul r7 (r46 i))). }
  assert (r49 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => normal_distribution (x i)) x (0 * (1 +
    erf (x i / sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (- (x i / sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i * 0) /
    sqrt 2 ^ 2)))).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r5 x i))) (r47 i) (@eq_refl R (0 * (1
    + erf (x i / sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (- (x i / sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i * 0) /
    sqrt 2 ^ 2)))))). }
  assert (r50 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i * normal_distribution (x i)) x (delta
    i j * normal_distribution (x i) + x i * (0 * (1 + erf (x i / sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (- (x i /
    sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i * 0) / sqrt 2 ^ 2))))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r4 i) (r49 i))). }
  assert (r52 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => gelu (x i)) x (delta i j *
    normal_distribution (x i) + x i * (0 * (1 + erf (x i / sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (- (x i / sqrt 2)
    ^ 2) * ((delta i j * sqrt 2 - x i * 0) / sqrt 2 ^ 2))))).
  { exact (fun (i : Fin n) => (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r2 x i))) (r50 i) (@eq_refl R (delta i
    j * normal_distribution (x i) + x i * (0 * (1 + erf (x i / sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (- (x i /
    sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i * 0) / sqrt 2 ^ 2))))))). }
  assert (r53 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => u i) x 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r54 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => gelu (x i) * u i) x ((delta i j *
    normal_distribution (x i) + x i * (0 * (1 + erf (x i / sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (- (x i / sqrt 2)
    ^ 2) * ((delta i j * sqrt 2 - x i * 0) / sqrt 2 ^ 2)))) * u i + gelu (x i) * 0)).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r52 i) (r53 i))). }
  assert (r55 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i * (gelu (x i) * u i)) x (0 * (gelu (x
    i) * u i) + g i * ((delta i j * normal_distribution (x i) + x i * (0 * (1 + erf (x i / sqrt 2)) + 1 / 2 * (0 + 2 /
    sqrt PI * exp (- (x i / sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i * 0) / sqrt 2 ^ 2)))) * u i + gelu (x i) * 0))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r1 i) (r54 i))). }
  assert (r56 : partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * (gelu (x i) * u i))) x (Sum (fun
    i : Fin n => 0 * (gelu (x i) * u i) + g i * ((delta i j * normal_distribution (x i) + x i * (0 * (1 + erf (x i /
    sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (- (x i / sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i * 0) / sqrt 2 ^
    2)))) * u i + gelu (x i) * 0)))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r55 i))). }
  assert (r57 : forall (i_ : Fin n), 0 * (gelu (x i_) * u i_) + g i_ * ((delta i_ j * normal_distribution (x i_) + x
    i_ * (0 * (1 + erf (x i_ / sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (- (x i_ / sqrt 2) ^ 2) * ((delta i_ j * sqrt
    2 - x i_ * 0) / sqrt 2 ^ 2)))) * u i_ + gelu (x i_) * 0) = 0 * (gelu (x i_) * u i_) + g i_ * ((delta i_ j *
    normal_distribution (x i_) + x i_ * (0 * (1 + erf (x i_ / sqrt 2)) + 1 / 2 * (0 + 2 * (1 / sqrt PI) * exp (- (x i_
    / sqrt 2) ^ 2) * ((delta i_ j * sqrt 2 - x i_ * 0) * (1 / sqrt 2 ^ 2))))) * u i_ + gelu (x i_) * 0)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10 : R, ((0 * (u0 * u1)) + (u2 * ((((u3 * u4) + (u5 * ((0
    * (1 + u6)) + ((1/2) * (0 + (((2 * u7) * u8) * (((u3 * u9) - (u5 * 0)) * u10))))))) * u1) + (u0 * 0)))) = ((0 *
    (u0 * u1)) + (u2 * ((((u3 * u4) + (u5 * ((0 * (1 + u6)) + ((1/2) * (0 + (((2 * (1 * u7)) * u8) * (((u3 * u9) - (u5
    * 0)) * (1 * u10)))))))) * u1) + (u0 * 0))))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10; field).
    exact (fun (i_ : Fin n) => (identity (gelu (x i_)) (u i_) (g i_) (delta i_ j) (normal_distribution (x i_)) (x i_)
      (erf (x i_ / sqrt 2)) (/ (sqrt PI)) (exp (- (x i_ / sqrt 2) ^ 2)) (sqrt 2) (/ (sqrt 2 ^ 2)))). }
  assert (r58 : forall (i_ : Fin n), normal_distribution (x i_) = 1 / 2 * (1 + erf (x i_ / sqrt 2))).
  { exact (fun (i_ : Fin n) => eq_refl). }
  assert (r59 : forall (i_ : Fin n), x i_ / sqrt 2 = x i_ * (1 / sqrt 2)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) (/ (sqrt 2)))). }
  assert (r62 : 0 <= 2).
  { assert (identity : 2 - 0 = (1 * (2 - 0) + 0)) by ring.
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r10)
      Rules.no_relation) identity)). }
  assert (r64 : sqrt 2 ^ 2 = 2).
  { exact (Facts.sqrt_square 2 r62). }
  assert (r65 : 1 / sqrt 2 = 1 / 2 * sqrt 2).
  { assert (identity : forall u0 u1 : R, ((1/2) * u0) - (1 * u1) = (((1/2) * u0) * (1 - (u0 * (1 * u1))) + (((-1/2) *
    (1 * u1)) * (2 - (u0 ^ 2)) + 0))) by (intros u0 u1; field).
    exact (Rules.linear_combination (Rules.and_equation (1 / 2 * sqrt 2) (Facts.mul_inverse (sqrt 2) r43)
      (Rules.and_equation (-1 / 2 * (1 / sqrt 2)) r64 Rules.no_equation)) (identity (sqrt 2) (/ (sqrt 2)))). }
  assert (r66 : forall (i_ : Fin n), x i_ * (1 / sqrt 2) = x i_ * (1 / 2 * sqrt 2)).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_5 : R) => x i_ * h_5) r65)). }
  assert (r68 : forall (i_ : Fin n), x i_ * (1 / 2 * sqrt 2) = 1 / 2 * (x i_ * sqrt 2)).
  { assert (identity : forall u0 u1 : R, (u0 * ((1/2) * u1)) = ((1/2) * (u0 * u1))) by (intros u0 u1; field).
    exact (fun (i_ : Fin n) => (identity (x i_) (sqrt 2))). }
  assert (r70 : forall (i_ : Fin n), erf (x i_ / sqrt 2) = erf (1 / 2 * (x i_ * sqrt 2))).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_6 : R) => erf h_6) (eq_trans (eq_trans (r59 i_) (r66 i_)) (r68 i_)))).
    }
  assert (r71 : forall (i_ : Fin n), 1 / 2 * (1 + erf (x i_ / sqrt 2)) = 1 / 2 * (1 + erf (1 / 2 * (x i_ * sqrt 2)))).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_7 : R) => 1 / 2 * (1 + h_7)) (r70 i_))). }
  assert (r72 : forall (i_ : Fin n), 1 / 2 * (1 + erf (1 / 2 * (x i_ * sqrt 2))) = 1 / 2 + 1 / 2 * erf (1 / 2 * (x i_
    * sqrt 2))).
  { assert (identity : forall u0 : R, ((1/2) * (1 + u0)) = ((1/2) + ((1/2) * u0))) by (intros u0; field).
    exact (fun (i_ : Fin n) => (identity (erf (1 / 2 * (x i_ * sqrt 2))))). }
  assert (r75 : forall (i_ : Fin n), - (x i_ / sqrt 2) ^ 2 = - (x i_ * (1 / sqrt 2)) ^ 2).
  { assert (identity : forall u0 u1 : R, (- ((u0 * u1) ^ 2)) = (- ((u0 * (1 * u1)) ^ 2))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) (/ (sqrt 2)))). }
  assert (r76 : forall (i_ : Fin n), - (x i_ * (1 / sqrt 2)) ^ 2 = - (x i_ * (1 / 2 * sqrt 2)) ^ 2).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_8 : R) => - (x i_ * h_8) ^ 2) r65)). }
  assert (r78 : forall (i_ : Fin n), - (x i_ * (1 / 2 * sqrt 2)) ^ 2 = -1 / 2 * x i_ ^ 2).
  { assert (identity : forall u0 u1 : R, ((-1/2) * (u0 ^ 2)) - (- ((u0 * ((1/2) * u1)) ^ 2)) = (((-1/4) * (u0 ^ 2)) *
    (2 - (u1 ^ 2)) + 0)) by (intros u0 u1; field).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (-1 / 4 * x i_ ^ 2) r64
      Rules.no_equation) (identity (x i_) (sqrt 2)))). }
  assert (r80 : forall (i_ : Fin n), exp (- (x i_ / sqrt 2) ^ 2) = exp (-1 / 2 * x i_ ^ 2)).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_9 : R) => exp h_9) (eq_trans (eq_trans (r75 i_) (r76 i_)) (r78 i_)))).
    }
  assert (r81 : sqrt 2 ^ 2 = sqrt 2 * sqrt 2).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (sqrt 2)). }
  assert (r82 : 1 / sqrt 2 ^ 2 = 1 / (sqrt 2 * sqrt 2)).
  { exact (f_equal (fun (h_10 : R) => 1 / h_10) r81). }
  assert (r85 : 1 / sqrt 2 * (1 / sqrt 2) = 1 / 2 * sqrt 2 * (1 / 2 * sqrt 2)).
  { exact (f_equal (fun (h_11 : R) => h_11 * h_11) r65). }
  assert (r86 : 1 / 2 * sqrt 2 * (1 / 2 * sqrt 2) = 1 / 2).
  { assert (identity : forall u0 : R, (1/2) - (((1/2) * u0) * ((1/2) * u0)) = ((1/4) * (2 - (u0 ^ 2)) + 0)) by (intros
    u0; field).
    exact (Rules.linear_combination (Rules.and_equation (1 / 4) r64 Rules.no_equation) (identity (sqrt 2))). }
  assert (r89 : forall (i_ : Fin n), 0 * (gelu (x i_) * u i_) + g i_ * ((delta i_ j * normal_distribution (x i_) + x
    i_ * (0 * (1 + erf (x i_ / sqrt 2)) + 1 / 2 * (0 + 2 * (1 / sqrt PI) * exp (- (x i_ / sqrt 2) ^ 2) * ((delta i_ j
    * sqrt 2 - x i_ * 0) * (1 / sqrt 2 ^ 2))))) * u i_ + gelu (x i_) * 0) = 0 * (gelu (x i_) * u i_) + g i_ * ((delta
    i_ j * (1 / 2 + 1 / 2 * erf (1 / 2 * (x i_ * sqrt 2))) + x i_ * (0 * (1 + erf (1 / 2 * (x i_ * sqrt 2))) + 1 / 2 *
    (0 + 2 * (1 / sqrt PI) * exp (-1 / 2 * x i_ ^ 2) * ((delta i_ j * sqrt 2 - x i_ * 0) * (1 / 2))))) * u i_ + gelu
    (x i_) * 0)).
  { exact (fun (i_ : Fin n) => (f_equal4 (fun (h_12 : R) (h_13 : R) (h_14 : R) (h_15 : R) => 0 * (gelu (x i_) * u i_)
    + g i_ * ((delta i_ j * h_12 + x i_ * (0 * (1 + h_13) + 1 / 2 * (0 + 2 * (1 / sqrt PI) * h_14 * ((delta i_ j *
    sqrt 2 - x i_ * 0) * h_15)))) * u i_ + gelu (x i_) * 0)) (eq_trans (r58 i_) (eq_trans (r71 i_) (r72 i_))) (r70 i_)
    (r80 i_) (eq_trans (eq_trans r82 (Facts.inverse_mul (sqrt 2) (sqrt 2))) (eq_trans r85 r86)))). }
  assert (r91 : forall (i_ : Fin n), 0 * (gelu (x i_) * u i_) + g i_ * ((delta i_ j * (1 / 2 + 1 / 2 * erf (1 / 2 * (x
    i_ * sqrt 2))) + x i_ * (0 * (1 + erf (1 / 2 * (x i_ * sqrt 2))) + 1 / 2 * (0 + 2 * (1 / sqrt PI) * exp (-1 / 2 *
    x i_ ^ 2) * ((delta i_ j * sqrt 2 - x i_ * 0) * (1 / 2))))) * u i_ + gelu (x i_) * 0) = 1 / 2 * (g i_ * u i_ * x
    i_ * delta i_ j * (1 / sqrt PI) * exp (-1 / 2 * x i_ ^ 2) * sqrt 2) + 1 / 2 * (g i_ * u i_ * delta i_ j) + 1 / 2 *
    (g i_ * u i_ * delta i_ j * erf (1 / 2 * (x i_ * sqrt 2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, ((0 * (u0 * u1)) + (u2 * ((((u3 * ((1/2) + ((1/2) *
    u4))) + (u5 * ((0 * (1 + u4)) + ((1/2) * (0 + (((2 * (1 * u6)) * u7) * (((u3 * u8) - (u5 * 0)) * (1/2)))))))) *
    u1) + (u0 * 0)))) = ((((1/2) * ((((((u2 * u1) * u5) * u3) * (1 * u6)) * u7) * u8)) + ((1/2) * ((u2 * u1) * u3))) +
    ((1/2) * (((u2 * u1) * u3) * u4)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8; field).
    exact (fun (i_ : Fin n) => (identity (gelu (x i_)) (u i_) (g i_) (delta i_ j) (erf (1 / 2 * (x i_ * sqrt 2))) (x
      i_) (/ (sqrt PI)) (exp (-1 / 2 * x i_ ^ 2)) (sqrt 2))). }
  assert (r93 : forall (i_ : Fin n), 1 / 2 * (g i_ * u i_ * x i_ * delta i_ j * (1 / sqrt PI) * exp (-1 / 2 * x i_ ^
    2) * sqrt 2) + 1 / 2 * (g i_ * u i_ * delta i_ j) + 1 / 2 * (g i_ * u i_ * delta i_ j * erf (1 / 2 * (x i_ * sqrt
    2))) = 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i_ j * (g i_ * u i_ * x i_ * exp (-1 / 2 * x i_ ^ 2))) + 1 / 2 *
    (delta i_ j * (g i_ * u i_)) + 1 / 2 * (delta i_ j * (g i_ * u i_ * erf (1 / 2 * (x i_ * sqrt 2))))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((1/2) * ((((((u0 * u1) * u2) * u3) * (1 * u4)) * u5) *
    u6)) + ((1/2) * ((u0 * u1) * u3))) + ((1/2) * (((u0 * u1) * u3) * u7))) = (((((1/2) * ((1 * u4) * u6)) * (u3 *
    (((u0 * u1) * u2) * u5))) + ((1/2) * (u3 * (u0 * u1)))) + ((1/2) * (u3 * ((u0 * u1) * u7))))) by (intros u0 u1 u2
    u3 u4 u5 u6 u7; field).
    exact (fun (i_ : Fin n) => (identity (g i_) (u i_) (x i_) (delta i_ j) (/ (sqrt PI)) (exp (-1 / 2 * x i_ ^ 2))
      (sqrt 2) (erf (1 / 2 * (x i_ * sqrt 2))))). }
  assert (r95 : Sum (fun i : Fin n => 0 * (gelu (x i) * u i) + g i * ((delta i j * normal_distribution (x i) + x i *
    (0 * (1 + erf (x i / sqrt 2)) + 1 / 2 * (0 + 2 / sqrt PI * exp (- (x i / sqrt 2) ^ 2) * ((delta i j * sqrt 2 - x i
    * 0) / sqrt 2 ^ 2)))) * u i + gelu (x i) * 0)) = Sum (fun i : Fin n => 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j
    * (g i * u i * x i * exp (-1 / 2 * x i ^ 2))) + 1 / 2 * (delta i j * (g i * u i)) + 1 / 2 * (delta i j * (g i * u
    i * erf (1 / 2 * (x i * sqrt 2)))))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (eq_trans (eq_trans (r57 i_) (r89 i_)) (r91 i_)) (r93
    i_)))). }
  assert (r98 : Sum (fun i : Fin n => 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * u i * x i * exp (-1 / 2 * x
    i ^ 2))) + 1 / 2 * (delta i j * (g i * u i))) + Sum (fun i : Fin n => 1 / 2 * (delta i j * (g i * u i * erf (1 / 2
    * (x i * sqrt 2))))) = Sum (fun i : Fin n => 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * u i * x i * exp
    (-1 / 2 * x i ^ 2)))) + Sum (fun i : Fin n => 1 / 2 * (delta i j * (g i * u i))) + Sum (fun i : Fin n => 1 / 2 *
    (delta i j * (g i * u i * erf (1 / 2 * (x i * sqrt 2)))))).
  { exact (f_equal (fun (h_16 : R) => h_16 + Sum (fun i : Fin n => 1 / 2 * (delta i j * (g i * u i * erf (1 / 2 * (x i
    * sqrt 2)))))) (Facts.sum_add n (fun i : Fin n => 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * u i * x i *
    exp (-1 / 2 * x i ^ 2)))) (fun i : Fin n => 1 / 2 * (delta i j * (g i * u i))))). }
  assert (r102 : 1 / 2 * (1 / sqrt PI * sqrt 2) * Sum (fun i : Fin n => delta i j * (g i * u i * x i * exp (-1 / 2 * x
    i ^ 2))) = 1 / 2 * (1 / sqrt PI * sqrt 2) * (g j * u j * x j * exp (-1 / 2 * x j ^ 2))).
  { exact (f_equal (fun (h_17 : R) => 1 / 2 * (1 / sqrt PI * sqrt 2) * h_17) (Facts.sum_delta n j (fun i : Fin n => g
    i * u i * x i * exp (-1 / 2 * x i ^ 2)))). }
  assert (r106 : 1 / 2 * Sum (fun i : Fin n => delta i j * (g i * u i)) = 1 / 2 * (g j * u j)).
  { exact (f_equal (fun (h_18 : R) => 1 / 2 * h_18) (Facts.sum_delta n j (fun i : Fin n => g i * u i))). }
  assert (r110 : 1 / 2 * Sum (fun i : Fin n => delta i j * (g i * u i * erf (1 / 2 * (x i * sqrt 2)))) = 1 / 2 * (g j
    * u j * erf (1 / 2 * (x j * sqrt 2)))).
  { exact (f_equal (fun (h_19 : R) => 1 / 2 * h_19) (Facts.sum_delta n j (fun i : Fin n => g i * u i * erf (1 / 2 * (x
    i * sqrt 2))))). }
  assert (r112 : Sum (fun i : Fin n => 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * u i * x i * exp (-1 / 2 *
    x i ^ 2)))) + Sum (fun i : Fin n => 1 / 2 * (delta i j * (g i * u i))) + Sum (fun i : Fin n => 1 / 2 * (delta i j
    * (g i * u i * erf (1 / 2 * (x i * sqrt 2))))) = 1 / 2 * (1 / sqrt PI * sqrt 2) * (g j * u j * x j * exp (-1 / 2 *
    x j ^ 2)) + 1 / 2 * (g j * u j) + 1 / 2 * (g j * u j * erf (1 / 2 * (x j * sqrt 2)))).
  { exact (f_equal3 (fun (h_20 : R) (h_21 : R) (h_22 : R) => h_20 + h_21 + h_22) (eq_trans (Facts.sum_scale n (1 / 2 *
    (1 / sqrt PI * sqrt 2)) (fun i : Fin n => delta i j * (g i * u i * x i * exp (-1 / 2 * x i ^ 2)))) r102) (eq_trans
    (Facts.sum_scale n (1 / 2) (fun i : Fin n => delta i j * (g i * u i))) r106) (eq_trans (Facts.sum_scale n (1 / 2)
    (fun i : Fin n => delta i j * (g i * u i * erf (1 / 2 * (x i * sqrt 2))))) r110)). }
  assert (r113 : Sum (fun i : Fin n => 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * u i * x i * exp (-1 / 2 *
    x i ^ 2))) + 1 / 2 * (delta i j * (g i * u i)) + 1 / 2 * (delta i j * (g i * u i * erf (1 / 2 * (x i * sqrt 2)))))
    = 1 / 2 * (1 / sqrt PI * sqrt 2) * (g j * u j * x j * exp (-1 / 2 * x j ^ 2)) + 1 / 2 * (g j * u j) + 1 / 2 * (g j
    * u j * erf (1 / 2 * (x j * sqrt 2)))).
  { exact (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i *
    u i * x i * exp (-1 / 2 * x i ^ 2))) + 1 / 2 * (delta i j * (g i * u i))) (fun i : Fin n => 1 / 2 * (delta i j *
    (g i * u i * erf (1 / 2 * (x i * sqrt 2)))))) r98) r112). }
  assert (r115 : 1 / 2 * (1 / sqrt PI * sqrt 2) * (g j * u j * x j * exp (-1 / 2 * x j ^ 2)) + 1 / 2 * (g j * u j) + 1
    / 2 * (g j * u j * erf (1 / 2 * (x j * sqrt 2))) = 1 / 2 * (g j * u j) + 1 / 2 * (g j * u j * x j * (1 / sqrt PI)
    * exp (-1 / 2 * x j ^ 2) * sqrt 2) + 1 / 2 * (g j * u j * erf (1 / 2 * (x j * sqrt 2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((1/2) * ((1 * u0) * u1)) * (((u2 * u3) * u4) * u5)) +
    ((1/2) * (u2 * u3))) + ((1/2) * ((u2 * u3) * u6))) = ((((1/2) * (u2 * u3)) + ((1/2) * (((((u2 * u3) * u4) * (1 *
    u0)) * u5) * u1))) + ((1/2) * ((u2 * u3) * u6)))) by (intros u0 u1 u2 u3 u4 u5 u6; field).
    exact (identity (/ (sqrt PI)) (sqrt 2) (g j) (u j) (x j) (exp (-1 / 2 * x j ^ 2)) (erf (1 / 2 * (x j * sqrt 2)))).
      }
  assert (r117 : forall (i_1 : Fin n), normal_distribution (x i_1) = 1 / 2 * (1 + erf (x i_1 / sqrt 2))).
  { exact (fun (i_1 : Fin n) => eq_refl). }
  assert (r118 : forall (i_1 : Fin n), x i_1 / sqrt 2 = x i_1 * (1 / sqrt 2)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (identity (x i_1) (/ (sqrt 2)))). }
  assert (r119 : forall (i_1 : Fin n), x i_1 * (1 / sqrt 2) = x i_1 * (1 / 2 * sqrt 2)).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_23 : R) => x i_1 * h_23) r65)). }
  assert (r121 : forall (i_1 : Fin n), x i_1 * (1 / 2 * sqrt 2) = 1 / 2 * (x i_1 * sqrt 2)).
  { assert (identity : forall u0 u1 : R, (u0 * ((1/2) * u1)) = ((1/2) * (u0 * u1))) by (intros u0 u1; field).
    exact (fun (i_1 : Fin n) => (identity (x i_1) (sqrt 2))). }
  assert (r123 : forall (i_1 : Fin n), erf (x i_1 / sqrt 2) = erf (1 / 2 * (x i_1 * sqrt 2))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_24 : R) => erf h_24) (eq_trans (eq_trans (r118 i_1) (r119 i_1)) (r121
    i_1)))). }
  assert (r124 : forall (i_1 : Fin n), 1 / 2 * (1 + erf (x i_1 / sqrt 2)) = 1 / 2 * (1 + erf (1 / 2 * (x i_1 * sqrt
    2)))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_25 : R) => 1 / 2 * (1 + h_25)) (r123 i_1))). }
  assert (r125 : forall (i_1 : Fin n), 1 / 2 * (1 + erf (1 / 2 * (x i_1 * sqrt 2))) = 1 / 2 + 1 / 2 * erf (1 / 2 * (x
    i_1 * sqrt 2))).
  { assert (identity : forall u0 : R, ((1/2) * (1 + u0)) = ((1/2) + ((1/2) * u0))) by (intros u0; field).
    exact (fun (i_1 : Fin n) => (identity (erf (1 / 2 * (x i_1 * sqrt 2))))). }
  assert (r128 : forall (i_1 : Fin n), normal_density (x i_1) = exp (-1 / 2 * x i_1 ^ 2) / (sqrt 2 * sqrt PI)).
  { exact (fun (i_1 : Fin n) => eq_refl). }
  assert (r129 : forall (i_1 : Fin n), exp (-1 / 2 * x i_1 ^ 2) / (sqrt 2 * sqrt PI) = exp (-1 / 2 * x i_1 ^ 2) * (1 /
    (sqrt 2 * sqrt PI))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (identity (exp (-1 / 2 * x i_1 ^ 2)) (/ (sqrt 2 * sqrt PI)))). }
  assert (r131 : 1 / sqrt 2 * (1 / sqrt PI) = 1 / 2 * sqrt 2 * (1 / sqrt PI)).
  { exact (f_equal (fun (h_26 : R) => h_26 * (1 / sqrt PI)) r65). }
  assert (r132 : 1 / 2 * sqrt 2 * (1 / sqrt PI) = 1 / 2 * (1 / sqrt PI * sqrt 2)).
  { assert (identity : forall u0 u1 : R, (((1/2) * u0) * (1 * u1)) = ((1/2) * ((1 * u1) * u0))) by (intros u0 u1;
    field).
    exact (identity (sqrt 2) (/ (sqrt PI))). }
  assert (r135 : forall (i_1 : Fin n), exp (-1 / 2 * x i_1 ^ 2) * (1 / (sqrt 2 * sqrt PI)) = exp (-1 / 2 * x i_1 ^ 2)
    * (1 / 2 * (1 / sqrt PI * sqrt 2))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_27 : R) => exp (-1 / 2 * x i_1 ^ 2) * h_27) (eq_trans
    (Facts.inverse_mul (sqrt 2) (sqrt PI)) (eq_trans r131 r132)))). }
  assert (r137 : forall (i_1 : Fin n), exp (-1 / 2 * x i_1 ^ 2) * (1 / 2 * (1 / sqrt PI * sqrt 2)) = 1 / 2 * (1 / sqrt
    PI * exp (-1 / 2 * x i_1 ^ 2) * sqrt 2)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((1/2) * ((1 * u1) * u2))) = ((1/2) * (((1 * u1) * u0) * u2))) by
    (intros u0 u1 u2; field).
    exact (fun (i_1 : Fin n) => (identity (exp (-1 / 2 * x i_1 ^ 2)) (/ (sqrt PI)) (sqrt 2))). }
  assert (r140 : forall (i_1 : Fin n), g i_1 * (delta i_1 j * (normal_distribution (x i_1) + x i_1 * normal_density (x
    i_1)) * u i_1) = g i_1 * (delta i_1 j * (1 / 2 + 1 / 2 * erf (1 / 2 * (x i_1 * sqrt 2)) + x i_1 * (1 / 2 * (1 /
    sqrt PI * exp (-1 / 2 * x i_1 ^ 2) * sqrt 2))) * u i_1)).
  { exact (fun (i_1 : Fin n) => (f_equal2 (fun (h_28 : R) (h_29 : R) => g i_1 * (delta i_1 j * (h_28 + x i_1 * h_29) *
    u i_1)) (eq_trans (r117 i_1) (eq_trans (r124 i_1) (r125 i_1))) (eq_trans (r128 i_1) (eq_trans (eq_trans (r129 i_1)
    (r135 i_1)) (r137 i_1))))). }
  assert (r141 : forall (i_1 : Fin n), g i_1 * (delta i_1 j * (1 / 2 + 1 / 2 * erf (1 / 2 * (x i_1 * sqrt 2)) + x i_1
    * (1 / 2 * (1 / sqrt PI * exp (-1 / 2 * x i_1 ^ 2) * sqrt 2))) * u i_1) = 1 / 2 * (g i_1 * u i_1 * x i_1 * delta
    i_1 j * (1 / sqrt PI) * exp (-1 / 2 * x i_1 ^ 2) * sqrt 2) + 1 / 2 * (g i_1 * u i_1 * delta i_1 j) + 1 / 2 * (g
    i_1 * u i_1 * delta i_1 j * erf (1 / 2 * (x i_1 * sqrt 2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (u0 * ((u1 * (((1/2) + ((1/2) * u2)) + (u3 * ((1/2) * (((1
    * u4) * u5) * u6))))) * u7)) = ((((1/2) * ((((((u0 * u7) * u3) * u1) * (1 * u4)) * u5) * u6)) + ((1/2) * ((u0 *
    u7) * u1))) + ((1/2) * (((u0 * u7) * u1) * u2)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; field).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (delta i_1 j) (erf (1 / 2 * (x i_1 * sqrt 2))) (x i_1) (/ (sqrt PI))
      (exp (-1 / 2 * x i_1 ^ 2)) (sqrt 2) (u i_1))). }
  assert (r143 : forall (i_1 : Fin n), 1 / 2 * (g i_1 * u i_1 * x i_1 * delta i_1 j * (1 / sqrt PI) * exp (-1 / 2 * x
    i_1 ^ 2) * sqrt 2) + 1 / 2 * (g i_1 * u i_1 * delta i_1 j) + 1 / 2 * (g i_1 * u i_1 * delta i_1 j * erf (1 / 2 *
    (x i_1 * sqrt 2))) = 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i_1 j * (g i_1 * u i_1 * x i_1 * exp (-1 / 2 * x i_1
    ^ 2))) + 1 / 2 * (delta i_1 j * (g i_1 * u i_1)) + 1 / 2 * (delta i_1 j * (g i_1 * u i_1 * erf (1 / 2 * (x i_1 *
    sqrt 2))))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((1/2) * ((((((u0 * u1) * u2) * u3) * (1 * u4)) * u5) *
    u6)) + ((1/2) * ((u0 * u1) * u3))) + ((1/2) * (((u0 * u1) * u3) * u7))) = (((((1/2) * ((1 * u4) * u6)) * (u3 *
    (((u0 * u1) * u2) * u5))) + ((1/2) * (u3 * (u0 * u1)))) + ((1/2) * (u3 * ((u0 * u1) * u7))))) by (intros u0 u1 u2
    u3 u4 u5 u6 u7; field).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (u i_1) (x i_1) (delta i_1 j) (/ (sqrt PI)) (exp (-1 / 2 * x i_1 ^
      2)) (sqrt 2) (erf (1 / 2 * (x i_1 * sqrt 2))))). }
  assert (r145 : Sum (fun i : Fin n => g i * (delta i j * (normal_distribution (x i) + x i * normal_density (x i)) * u
    i)) = Sum (fun i : Fin n => 1 / 2 * (1 / sqrt PI * sqrt 2) * (delta i j * (g i * u i * x i * exp (-1 / 2 * x i ^
    2))) + 1 / 2 * (delta i j * (g i * u i)) + 1 / 2 * (delta i j * (g i * u i * erf (1 / 2 * (x i * sqrt 2)))))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (eq_trans (r140 i_1) (r141 i_1)) (r143 i_1)))). }
  assert (r150 : forall (i_2 : Fin n), g i_2 * (delta i_2 j * (normal_distribution (x i_2) + x i_2 * normal_density (x
    i_2)) * u i_2) = g i_2 * u i_2 * x i_2 * normal_density (x i_2) * delta i_2 j + g i_2 * u i_2 *
    normal_distribution (x i_2) * delta i_2 j).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (u0 * ((u1 * (u2 + (u3 * u4))) * u5)) = (((((u0 * u5) * u3) * u4)
    * u1) + (((u0 * u5) * u2) * u1))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_2 : Fin n) => (identity (g i_2) (delta i_2 j) (normal_distribution (x i_2)) (x i_2) (normal_density
      (x i_2)) (u i_2))). }
  assert (r151 : forall (i_2 : Fin n), g i_2 * u i_2 * x i_2 * normal_density (x i_2) * delta i_2 j + g i_2 * u i_2 *
    normal_distribution (x i_2) * delta i_2 j = delta i_2 j * (g i_2 * u i_2 * x i_2 * normal_density (x i_2)) + delta
    i_2 j * (g i_2 * u i_2 * normal_distribution (x i_2))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((u0 * u1) * u2) * u3) * u4) + (((u0 * u1) * u5) * u4)) = ((u4
    * (((u0 * u1) * u2) * u3)) + (u4 * ((u0 * u1) * u5)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_2 : Fin n) => (identity (g i_2) (u i_2) (x i_2) (normal_density (x i_2)) (delta i_2 j)
      (normal_distribution (x i_2)))). }
  assert (r153 : Sum (fun i : Fin n => g i * (delta i j * (normal_distribution (x i) + x i * normal_density (x i)) * u
    i)) = Sum (fun i : Fin n => delta i j * (g i * u i * x i * normal_density (x i)) + delta i j * (g i * u i *
    normal_distribution (x i)))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (r150 i_2) (r151 i_2)))). }
  assert (r157 : Sum (fun i : Fin n => delta i j * (g i * u i * x i * normal_density (x i))) + Sum (fun i : Fin n =>
    delta i j * (g i * u i * normal_distribution (x i))) = g j * u j * x j * normal_density (x j) + g j * u j *
    normal_distribution (x j)).
  { exact (f_equal2 (fun (h_30 : R) (h_31 : R) => h_30 + h_31) (Facts.sum_delta n j (fun i : Fin n => g i * u i * x i
    * normal_density (x i))) (Facts.sum_delta n j (fun i : Fin n => g i * u i * normal_distribution (x i)))). }
  assert (r160 : g j * u j * (normal_distribution (x j) + x j * normal_density (x j)) = g j * u j * x j *
    normal_density (x j) + g j * u j * normal_distribution (x j)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * u1) * (u2 + (u3 * u4))) = ((((u0 * u1) * u3) * u4) + ((u0 *
    u1) * u2))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (g j) (u j) (normal_distribution (x j)) (x j) (normal_density (x j))). }
  assert (r164 : partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * (gelu (x i) * u i))) x (g j * u
    j * (normal_distribution (x j) + x j * normal_density (x j)))).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (Sum (fun i : Fin n => g i * (gelu (x i) * u i))))) r56
    (eq_trans (eq_trans (eq_trans (eq_trans r95 r113) r115) (eq_sym (eq_trans (eq_trans r145 r113) r115))) (eq_trans
    (eq_trans r153 (eq_trans (Facts.sum_add n (fun i : Fin n => delta i j * (g i * u i * x i * normal_density (x i)))
    (fun i : Fin n => delta i j * (g i * u i * normal_distribution (x i)))) r157)) (eq_sym r160)))). }
  assert (r165 : forall (i_3 : Fin n), partial (entry j) (fun u : Fin n -> R => g i_3) u 0).
  { exact (fun (i_3 : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r166 : forall (i_3 : Fin n), partial (entry j) (fun u : Fin n -> R => gelu (x i_3)) u 0).
  { exact (fun (i_3 : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r167 : forall (i_3 : Fin n), partial (entry j) (fun u : Fin n -> R => u i_3) u (delta i_3 j)).
  { exact (fun (i_3 : Fin n) => (Rules.deriv_entry i_3 j u)). }
  assert (r168 : forall (i_3 : Fin n), partial (entry j) (fun u : Fin n -> R => gelu (x i_3) * u i_3) u (0 * u i_3 +
    gelu (x i_3) * delta i_3 j)).
  { exact (fun (i_3 : Fin n) => (Rules.deriv_mul (r166 i_3) (r167 i_3))). }
  assert (r169 : forall (i_3 : Fin n), partial (entry j) (fun u : Fin n -> R => g i_3 * (gelu (x i_3) * u i_3)) u (0 *
    (gelu (x i_3) * u i_3) + g i_3 * (0 * u i_3 + gelu (x i_3) * delta i_3 j))).
  { exact (fun (i_3 : Fin n) => (Rules.deriv_mul (r165 i_3) (r168 i_3))). }
  assert (r170 : partial (entry j) (fun u : Fin n -> R => Sum (fun i : Fin n => g i * (gelu (x i) * u i))) u (Sum (fun
    i : Fin n => 0 * (gelu (x i) * u i) + g i * (0 * u i + gelu (x i) * delta i j)))).
  { exact (Rules.deriv_sum (fun (i_3 : Fin n) => (r169 i_3))). }
  assert (r171 : forall (i_4 : Fin n), 0 * (gelu (x i_4) * u i_4) + g i_4 * (0 * u i_4 + gelu (x i_4) * delta i_4 j) =
    g i_4 * gelu (x i_4) * delta i_4 j).
  { assert (identity : forall u0 u1 u2 u3 : R, ((0 * (u0 * u1)) + (u2 * ((0 * u1) + (u0 * u3)))) = ((u2 * u0) * u3))
    by (intros u0 u1 u2 u3; ring).
    exact (fun (i_4 : Fin n) => (identity (gelu (x i_4)) (u i_4) (g i_4) (delta i_4 j))). }
  assert (r172 : forall (i_4 : Fin n), g i_4 * gelu (x i_4) * delta i_4 j = delta i_4 j * (g i_4 * gelu (x i_4))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u2 * (u0 * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i_4 : Fin n) => (identity (g i_4) (gelu (x i_4)) (delta i_4 j))). }
  assert (r174 : Sum (fun i : Fin n => 0 * (gelu (x i) * u i) + g i * (0 * u i + gelu (x i) * delta i j)) = Sum (fun i
    : Fin n => delta i j * (g i * gelu (x i)))).
  { exact (Rules.sum_congruence (fun (i_4 : Fin n) => (eq_trans (r171 i_4) (r172 i_4)))). }
  assert (r177 : partial (entry j) (fun u : Fin n -> R => Sum (fun i : Fin n => g i * (gelu (x i) * u i))) u (g j *
    gelu (x j))).
  { exact (Rules.deriv_eq (fun (u : Fin n -> R) => (@eq_refl R (Sum (fun i : Fin n => g i * (gelu (x i) * u i)))))
    r170 (eq_trans r174 (Facts.sum_delta n j (fun i : Fin n => g i * gelu (x i))))). }
  exact (conj r164 r177).
Qed.

Definition softcap (c r : R) : R :=
  c * tanh (r / c).

(* Derivative of a soft cap. *)
Theorem softcap_derivative (c r : R)
    (given : c <> 0) :
  partial real (fun r : R => softcap c r) r (1 - tanh (r / c) ^ 2).
Proof.
  assert (r1 : forall (r : R), softcap c r = c * tanh (r / c)).
  { exact (fun (r : R) => eq_refl). }
  assert (r3 : partial real (fun r : R => c) r 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r4 : forall (r : R), tanh (r / c) = (exp (r / c) - exp (- (r / c))) / (exp (r / c) + exp (- (r / c)))).
  { exact (fun (r : R) => eq_refl). }
  assert (r6 : forall (r : R), exp (r / c) - exp (- (r / c)) = exp (r / c) + -1 * exp (- (r / c))).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (fun (r : R) => (identity (exp (r / c)) (exp (- (r / c))))). }
  assert (r8 : partial real (fun r : R => r) r 1).
  { exact (Rules.deriv_entry_real r). }
  assert (r10 : partial real (fun r : R => r / c) r ((1 * c - r * 0) / c ^ 2)).
  { exact (Rules.deriv_div r8 r3 given). }
  assert (r11 : partial real (fun r : R => exp (r / c)) r (exp (r / c) * ((1 * c - r * 0) / c ^ 2))).
  { exact (Rules.deriv_fn Rules.outer_exp r10). }
  assert (r12 : partial real (fun r : R => -1) r 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r13 : forall (r : R), - (r / c) = -1 * (r / c)).
  { assert (identity : forall u0 u1 : R, (- (u0 * u1)) = ((-1) * (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (r : R) => (identity r (/ c))). }
  assert (r15 : partial real (fun r : R => -1 * (r / c)) r (0 * (r / c) + -1 * ((1 * c - r * 0) / c ^ 2))).
  { exact (Rules.deriv_mul r12 r10). }
  assert (r17 : partial real (fun r : R => - (r / c)) r (0 * (r / c) + -1 * ((1 * c - r * 0) / c ^ 2))).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r13 r))) r15 (@eq_refl R (0 * (r / c) + -1 * ((1 * c - r * 0) / c ^
    2)))). }
  assert (r18 : partial real (fun r : R => exp (- (r / c))) r (exp (- (r / c)) * (0 * (r / c) + -1 * ((1 * c - r * 0)
    / c ^ 2)))).
  { exact (Rules.deriv_fn Rules.outer_exp r17). }
  assert (r19 : partial real (fun r : R => -1 * exp (- (r / c))) r (0 * exp (- (r / c)) + -1 * (exp (- (r / c)) * (0 *
    (r / c) + -1 * ((1 * c - r * 0) / c ^ 2))))).
  { exact (Rules.deriv_mul r12 r18). }
  assert (r20 : partial real (fun r : R => exp (r / c) + -1 * exp (- (r / c))) r (exp (r / c) * ((1 * c - r * 0) / c ^
    2) + (0 * exp (- (r / c)) + -1 * (exp (- (r / c)) * (0 * (r / c) + -1 * ((1 * c - r * 0) / c ^ 2)))))).
  { exact (Rules.deriv_add r11 r19). }
  assert (r22 : partial real (fun r : R => exp (r / c) - exp (- (r / c))) r (exp (r / c) * ((1 * c - r * 0) / c ^ 2) +
    (0 * exp (- (r / c)) + -1 * (exp (- (r / c)) * (0 * (r / c) + -1 * ((1 * c - r * 0) / c ^ 2)))))).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r6 r))) r20 (@eq_refl R (exp (r / c) * ((1 * c - r * 0) / c ^ 2) +
    (0 * exp (- (r / c)) + -1 * (exp (- (r / c)) * (0 * (r / c) + -1 * ((1 * c - r * 0) / c ^ 2))))))). }
  assert (r23 : partial real (fun r : R => exp (r / c) + exp (- (r / c))) r (exp (r / c) * ((1 * c - r * 0) / c ^ 2) +
    exp (- (r / c)) * (0 * (r / c) + -1 * ((1 * c - r * 0) / c ^ 2)))).
  { exact (Rules.deriv_add r11 r18). }
  assert (r26 : 0 <= exp (- (r / c))).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.exp_pos (- (r / c)))) Rules.no_relation) (identity (exp (- (r / c)))))). }
  assert (r27 : 0 < exp (r / c) + exp (- (r / c))).
  { assert (identity : forall u0 u1 : R, (u1 + u0) - 0 = (1 * (u1 - 0) + (1 * (u0 - 0) + 0))) by (intros u0 u1; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) (Facts.exp_pos (r / c))
      (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r26 Rules.no_relation)) (identity (exp (- (r / c))) (exp (r /
      c)))) eq_refl). }
  assert (r30 : partial real (fun r : R => (exp (r / c) - exp (- (r / c))) / (exp (r / c) + exp (- (r / c)))) r (((exp
    (r / c) * ((1 * c - r * 0) / c ^ 2) + (0 * exp (- (r / c)) + -1 * (exp (- (r / c)) * (0 * (r / c) + -1 * ((1 * c -
    r * 0) / c ^ 2))))) * (exp (r / c) + exp (- (r / c))) - (exp (r / c) - exp (- (r / c))) * (exp (r / c) * ((1 * c -
    r * 0) / c ^ 2) + exp (- (r / c)) * (0 * (r / c) + -1 * ((1 * c - r * 0) / c ^ 2)))) / (exp (r / c) + exp (- (r /
    c))) ^ 2)).
  { exact (Rules.deriv_div r22 r23 (Facts.ne_of_pos (exp (r / c) + exp (- (r / c))) r27)). }
  assert (r32 : partial real (fun r : R => tanh (r / c)) r (((exp (r / c) * ((1 * c - r * 0) / c ^ 2) + (0 * exp (- (r
    / c)) + -1 * (exp (- (r / c)) * (0 * (r / c) + -1 * ((1 * c - r * 0) / c ^ 2))))) * (exp (r / c) + exp (- (r /
    c))) - (exp (r / c) - exp (- (r / c))) * (exp (r / c) * ((1 * c - r * 0) / c ^ 2) + exp (- (r / c)) * (0 * (r / c)
    + -1 * ((1 * c - r * 0) / c ^ 2)))) / (exp (r / c) + exp (- (r / c))) ^ 2)).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r4 r))) r30 (@eq_refl R (((exp (r / c) * ((1 * c - r * 0) / c ^ 2)
    + (0 * exp (- (r / c)) + -1 * (exp (- (r / c)) * (0 * (r / c) + -1 * ((1 * c - r * 0) / c ^ 2))))) * (exp (r / c)
    + exp (- (r / c))) - (exp (r / c) - exp (- (r / c))) * (exp (r / c) * ((1 * c - r * 0) / c ^ 2) + exp (- (r / c))
    * (0 * (r / c) + -1 * ((1 * c - r * 0) / c ^ 2)))) / (exp (r / c) + exp (- (r / c))) ^ 2))). }
  assert (r33 : partial real (fun r : R => c * tanh (r / c)) r (0 * tanh (r / c) + c * (((exp (r / c) * ((1 * c - r *
    0) / c ^ 2) + (0 * exp (- (r / c)) + -1 * (exp (- (r / c)) * (0 * (r / c) + -1 * ((1 * c - r * 0) / c ^ 2))))) *
    (exp (r / c) + exp (- (r / c))) - (exp (r / c) - exp (- (r / c))) * (exp (r / c) * ((1 * c - r * 0) / c ^ 2) + exp
    (- (r / c)) * (0 * (r / c) + -1 * ((1 * c - r * 0) / c ^ 2)))) / (exp (r / c) + exp (- (r / c))) ^ 2))).
  { exact (Rules.deriv_mul r3 r32). }
  assert (r35 : partial real (fun r : R => softcap c r) r (0 * tanh (r / c) + c * (((exp (r / c) * ((1 * c - r * 0) /
    c ^ 2) + (0 * exp (- (r / c)) + -1 * (exp (- (r / c)) * (0 * (r / c) + -1 * ((1 * c - r * 0) / c ^ 2))))) * (exp
    (r / c) + exp (- (r / c))) - (exp (r / c) - exp (- (r / c))) * (exp (r / c) * ((1 * c - r * 0) / c ^ 2) + exp (-
    (r / c)) * (0 * (r / c) + -1 * ((1 * c - r * 0) / c ^ 2)))) / (exp (r / c) + exp (- (r / c))) ^ 2))).
  { exact (Rules.deriv_eq (fun (r : R) => (eq_sym (r1 r))) r33 (@eq_refl R (0 * tanh (r / c) + c * (((exp (r / c) *
    ((1 * c - r * 0) / c ^ 2) + (0 * exp (- (r / c)) + -1 * (exp (- (r / c)) * (0 * (r / c) + -1 * ((1 * c - r * 0) /
    c ^ 2))))) * (exp (r / c) + exp (- (r / c))) - (exp (r / c) - exp (- (r / c))) * (exp (r / c) * ((1 * c - r * 0) /
    c ^ 2) + exp (- (r / c)) * (0 * (r / c) + -1 * ((1 * c - r * 0) / c ^ 2)))) / (exp (r / c) + exp (- (r / c))) ^
    2)))). }
  assert (r36 : 0 * tanh (r / c) + c * (((exp (r / c) * ((1 * c - r * 0) / c ^ 2) + (0 * exp (- (r / c)) + -1 * (exp
    (- (r / c)) * (0 * (r / c) + -1 * ((1 * c - r * 0) / c ^ 2))))) * (exp (r / c) + exp (- (r / c))) - (exp (r / c) -
    exp (- (r / c))) * (exp (r / c) * ((1 * c - r * 0) / c ^ 2) + exp (- (r / c)) * (0 * (r / c) + -1 * ((1 * c - r *
    0) / c ^ 2)))) / (exp (r / c) + exp (- (r / c))) ^ 2) = 0 * tanh (r / c) + c * (((exp (r / c) * ((1 * c - r * 0) *
    (1 / c ^ 2)) + (0 * exp (- (r / c)) + -1 * (exp (- (r / c)) * (0 * (r * (1 / c)) + -1 * ((1 * c - r * 0) * (1 / c
    ^ 2)))))) * (exp (r / c) + exp (- (r / c))) - (exp (r / c) - exp (- (r / c))) * (exp (r / c) * ((1 * c - r * 0) *
    (1 / c ^ 2)) + exp (- (r / c)) * (0 * (r * (1 / c)) + -1 * ((1 * c - r * 0) * (1 / c ^ 2))))) * (1 / (exp (r / c)
    + exp (- (r / c))) ^ 2))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((0 * u0) + (u1 * (((((u2 * (((1 * u1) - (u3 * 0)) * u4)) +
    ((0 * u5) + ((-1) * (u5 * ((0 * (u3 * u6)) + ((-1) * (((1 * u1) - (u3 * 0)) * u4))))))) * (u2 + u5)) - ((u2 - u5)
    * ((u2 * (((1 * u1) - (u3 * 0)) * u4)) + (u5 * ((0 * (u3 * u6)) + ((-1) * (((1 * u1) - (u3 * 0)) * u4))))))) *
    u7))) = ((0 * u0) + (u1 * (((((u2 * (((1 * u1) - (u3 * 0)) * (1 * u4))) + ((0 * u5) + ((-1) * (u5 * ((0 * (u3 * (1
    * u6))) + ((-1) * (((1 * u1) - (u3 * 0)) * (1 * u4)))))))) * (u2 + u5)) - ((u2 - u5) * ((u2 * (((1 * u1) - (u3 *
    0)) * (1 * u4))) + (u5 * ((0 * (u3 * (1 * u6))) + ((-1) * (((1 * u1) - (u3 * 0)) * (1 * u4)))))))) * (1 * u7)))))
    by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (identity (tanh (r / c)) c (exp (r / c)) r (/ (c ^ 2)) (exp (- (r / c))) (/ c) (/ ((exp (r / c) + exp (- (r
      / c))) ^ 2))). }
  assert (r37 : (exp (r / c) - exp (- (r / c))) / (exp (r / c) + exp (- (r / c))) = (exp (r / c) - exp (- (r / c))) *
    (1 / (exp (r / c) + exp (- (r / c))))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 - u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity (exp (r / c)) (exp (- (r / c))) (/ (exp (r / c) + exp (- (r / c))))). }
  assert (r38 : r / c = r * (1 / c)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity r (/ c)). }
  assert (r39 : exp (r / c) = exp (r * (1 / c))).
  { exact (f_equal (fun (h : R) => exp h) r38). }
  assert (r40 : - (r / c) = -1 * (r * (1 / c))).
  { assert (identity : forall u0 u1 : R, (- (u0 * u1)) = ((-1) * (u0 * (1 * u1)))) by (intros u0 u1; ring).
    exact (identity r (/ c)). }
  assert (r41 : exp (- (r / c)) = exp (-1 * (r * (1 / c)))).
  { exact (f_equal (fun (h_ : R) => exp h_) r40). }
  assert (r42 : exp (r / c) + exp (- (r / c)) = exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))).
  { exact (f_equal2 (fun (h_1 : R) (h_2 : R) => h_1 + h_2) r39 r41). }
  assert (r43 : 1 / (exp (r / c) + exp (- (r / c))) = 1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c))))).
  { exact (f_equal (fun (h_3 : R) => 1 / h_3) r42). }
  assert (r44 : (exp (r / c) - exp (- (r / c))) * (1 / (exp (r / c) + exp (- (r / c)))) = (exp (r * (1 / c)) - exp (-1
    * (r * (1 / c)))) * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))))).
  { exact (f_equal3 (fun (h_4 : R) (h_5 : R) (h_6 : R) => (h_4 - h_5) * h_6) r39 r41 r43). }
  assert (r48 : 0 <= exp (-1 * (r * (1 / c)))).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.exp_pos (-1 * (r * (1 / c))))) Rules.no_relation) (identity (exp (-1 * (r * (1 / c))))))). }
  assert (r49 : 0 < exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))).
  { assert (identity : forall u0 u1 : R, (u1 + u0) - 0 = (1 * (u1 - 0) + (1 * (u0 - 0) + 0))) by (intros u0 u1; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) (Facts.exp_pos (r * (1 /
      c))) (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r48 Rules.no_relation)) (identity (exp (-1 * (r * (1 /
      c)))) (exp (r * (1 / c))))) eq_refl). }
  assert (r51 : exp (r * (1 / c)) + exp (-1 * (r * (1 / c))) <> 0).
  { exact (Facts.ne_of_pos (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) r49). }
  assert (r54 : 1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) * exp (r * (1 / c)) = 1 + -1 * (1 / (exp (r * (1 /
    c)) + exp (-1 * (r * (1 / c)))) * exp (-1 * (r * (1 / c))))).
  { assert (identity : forall u0 u1 u2 : R, (1 + ((-1) * ((1 * u0) * u1))) - ((1 * u0) * u2) = (1 * (1 - ((u2 + u1) *
    (1 * u0))) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp (r * (1 / c)) + exp (-1 * (r * (1 /
      c)))) r51) Rules.no_equation) (identity (/ (exp (r * (1 / c)) + exp (-1 * (r * (1 / c))))) (exp (-1 * (r * (1 /
      c)))) (exp (r * (1 / c))))). }
  assert (r55 : (exp (r * (1 / c)) - exp (-1 * (r * (1 / c)))) * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))))
    = 1 + -2 * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) * exp (-1 * (r * (1 / c))))).
  { assert (identity : forall u0 u1 u2 : R, (1 + ((-2) * ((1 * u0) * u1))) - ((u2 - u1) * (1 * u0)) = (1 * ((1 + ((-1)
    * ((1 * u0) * u1))) - ((1 * u0) * u2)) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 r54 Rules.no_equation) (identity (/ (exp (r * (1 / c)) + exp
      (-1 * (r * (1 / c))))) (exp (-1 * (r * (1 / c)))) (exp (r * (1 / c))))). }
  assert (r57 : tanh (r / c) = 1 + -2 * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) * exp (-1 * (r * (1 /
    c))))).
  { exact (eq_trans (r4 r) (eq_trans (eq_trans r37 r44) r55)). }
  assert (r58 : c ^ 2 = c * c).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity c). }
  assert (r59 : 1 / c ^ 2 = 1 / (c * c)).
  { exact (f_equal (fun (h_7 : R) => 1 / h_7) r58). }
  assert (r62 : 1 / c * (1 / c) = (1 / c) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ c)). }
  assert (r64 : (exp (r / c) + exp (- (r / c))) ^ 2 = (exp (r / c) + exp (- (r / c))) * (exp (r / c) + exp (- (r /
    c)))).
  { assert (identity : forall u0 u1 : R, ((u0 + u1) ^ 2) = ((u0 + u1) * (u0 + u1))) by (intros u0 u1; ring).
    exact (identity (exp (r / c)) (exp (- (r / c)))). }
  assert (r65 : 1 / (exp (r / c) + exp (- (r / c))) ^ 2 = 1 / ((exp (r / c) + exp (- (r / c))) * (exp (r / c) + exp (-
    (r / c))))).
  { exact (f_equal (fun (h_8 : R) => 1 / h_8) r64). }
  assert (r68 : 1 / (exp (r / c) + exp (- (r / c))) * (1 / (exp (r / c) + exp (- (r / c)))) = 1 / (exp (r * (1 / c)) +
    exp (-1 * (r * (1 / c)))) * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))))).
  { exact (f_equal (fun (h_9 : R) => h_9 * h_9) r43). }
  assert (r69 : 1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 /
    c))))) = (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c))))) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))))). }
  assert (r71 : 1 / (exp (r / c) + exp (- (r / c))) ^ 2 = (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c))))) ^ 2).
  { exact (eq_trans (eq_trans r65 (Facts.inverse_mul (exp (r / c) + exp (- (r / c))) (exp (r / c) + exp (- (r / c)))))
    (eq_trans r68 r69)). }
  assert (r72 : 0 * tanh (r / c) + c * (((exp (r / c) * ((1 * c - r * 0) * (1 / c ^ 2)) + (0 * exp (- (r / c)) + -1 *
    (exp (- (r / c)) * (0 * (r * (1 / c)) + -1 * ((1 * c - r * 0) * (1 / c ^ 2)))))) * (exp (r / c) + exp (- (r / c)))
    - (exp (r / c) - exp (- (r / c))) * (exp (r / c) * ((1 * c - r * 0) * (1 / c ^ 2)) + exp (- (r / c)) * (0 * (r *
    (1 / c)) + -1 * ((1 * c - r * 0) * (1 / c ^ 2))))) * (1 / (exp (r / c) + exp (- (r / c))) ^ 2)) = 0 * (1 + -2 * (1
    / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) * exp (-1 * (r * (1 / c))))) + c * (((exp (r * (1 / c)) * ((1 * c
    - r * 0) * (1 / c) ^ 2) + (0 * exp (-1 * (r * (1 / c))) + -1 * (exp (-1 * (r * (1 / c))) * (0 * (r * (1 / c)) + -1
    * ((1 * c - r * 0) * (1 / c) ^ 2))))) * (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) - (exp (r * (1 / c)) - exp
    (-1 * (r * (1 / c)))) * (exp (r * (1 / c)) * ((1 * c - r * 0) * (1 / c) ^ 2) + exp (-1 * (r * (1 / c))) * (0 * (r
    * (1 / c)) + -1 * ((1 * c - r * 0) * (1 / c) ^ 2)))) * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c))))) ^ 2)).
  { exact (f_equal5 (fun (h_10 : R) (h_11 : R) (h_12 : R) (h_13 : R) (h_14 : R) => 0 * h_10 + c * (((h_11 * ((1 * c -
    r * 0) * h_12) + (0 * h_13 + -1 * (h_13 * (0 * (r * (1 / c)) + -1 * ((1 * c - r * 0) * h_12))))) * (h_11 + h_13) -
    (h_11 - h_13) * (h_11 * ((1 * c - r * 0) * h_12) + h_13 * (0 * (r * (1 / c)) + -1 * ((1 * c - r * 0) * h_12)))) *
    h_14)) r57 r39 (eq_trans (eq_trans r59 (Facts.inverse_mul c c)) r62) r41 r71). }
  assert (r74 : c * (1 / c) = 1).
  { exact (Facts.mul_inverse c given). }
  assert (r75 : 0 * (1 + -2 * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) * exp (-1 * (r * (1 / c))))) + c *
    (((exp (r * (1 / c)) * ((1 * c - r * 0) * (1 / c) ^ 2) + (0 * exp (-1 * (r * (1 / c))) + -1 * (exp (-1 * (r * (1 /
    c))) * (0 * (r * (1 / c)) + -1 * ((1 * c - r * 0) * (1 / c) ^ 2))))) * (exp (r * (1 / c)) + exp (-1 * (r * (1 /
    c)))) - (exp (r * (1 / c)) - exp (-1 * (r * (1 / c)))) * (exp (r * (1 / c)) * ((1 * c - r * 0) * (1 / c) ^ 2) +
    exp (-1 * (r * (1 / c))) * (0 * (r * (1 / c)) + -1 * ((1 * c - r * 0) * (1 / c) ^ 2)))) * (1 / (exp (r * (1 / c))
    + exp (-1 * (r * (1 / c))))) ^ 2) = 4 * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) * exp (-1 * (r * (1 /
    c)))) + -4 * ((1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c))))) ^ 2 * exp (-1 * (r * (1 / c))) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((4 * ((1 * u0) * u1)) + ((-4) * (((1 * u0) ^ 2) * (u1 ^ 2)))) -
    ((0 * (1 + ((-2) * ((1 * u0) * u1)))) + (u2 * (((((u3 * (((1 * u2) - (u4 * 0)) * ((1 * u5) ^ 2))) + ((0 * u1) +
    ((-1) * (u1 * ((0 * (u4 * (1 * u5))) + ((-1) * (((1 * u2) - (u4 * 0)) * ((1 * u5) ^ 2)))))))) * (u3 + u1)) - ((u3
    - u1) * ((u3 * (((1 * u2) - (u4 * 0)) * ((1 * u5) ^ 2))) + (u1 * ((0 * (u4 * (1 * u5))) + ((-1) * (((1 * u2) - (u4
    * 0)) * ((1 * u5) ^ 2)))))))) * ((1 * u0) ^ 2)))) = ((4 * ((((u2 ^ 2) * (1 * u0)) * ((1 * u5) ^ 2)) * u1)) * ((1 +
    ((-1) * ((1 * u0) * u1))) - ((1 * u0) * u3)) + ((4 * (((u2 * (1 * u0)) * (1 * u5)) * u1)) * (1 - (u2 * (1 * u5)))
    + (((-4) * (((u2 * ((1 * u0) ^ 2)) * (1 * u5)) * (u1 ^ 2))) * (1 - (u2 * (1 * u5))) + ((4 * ((1 * u0) * u1)) * (1
    - (u2 * (1 * u5))) + (((-4) * (((1 * u0) ^ 2) * (u1 ^ 2))) * (1 - (u2 * (1 * u5))) + 0)))))) by (intros u0 u1 u2
    u3 u4 u5; ring).
    exact (Rules.linear_combination (Rules.and_equation (4 * (c ^ 2 * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 /
      c))))) * (1 / c) ^ 2 * exp (-1 * (r * (1 / c))))) r54 (Rules.and_equation (4 * (c * (1 / (exp (r * (1 / c)) +
      exp (-1 * (r * (1 / c))))) * (1 / c) * exp (-1 * (r * (1 / c))))) r74 (Rules.and_equation (-4 * (c * (1 / (exp
      (r * (1 / c)) + exp (-1 * (r * (1 / c))))) ^ 2 * (1 / c) * exp (-1 * (r * (1 / c))) ^ 2)) r74
      (Rules.and_equation (4 * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) * exp (-1 * (r * (1 / c))))) r74
      (Rules.and_equation (-4 * ((1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c))))) ^ 2 * exp (-1 * (r * (1 / c))) ^
      2)) r74 Rules.no_equation))))) (identity (/ (exp (r * (1 / c)) + exp (-1 * (r * (1 / c))))) (exp (-1 * (r * (1 /
      c)))) c (exp (r * (1 / c))) r (/ c))). }
  assert (r77 : 1 - (exp (r / c) - exp (- (r / c))) ^ 2 / (exp (r / c) + exp (- (r / c))) ^ 2 = 1 - (exp (r / c) - exp
    (- (r / c))) ^ 2 * (1 / (exp (r / c) + exp (- (r / c))) ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, (1 - (((u0 - u1) ^ 2) * u2)) = (1 - (((u0 - u1) ^ 2) * (1 * u2)))) by
    (intros u0 u1 u2; ring).
    exact (identity (exp (r / c)) (exp (- (r / c))) (/ ((exp (r / c) + exp (- (r / c))) ^ 2))). }
  assert (r78 : 1 - (exp (r / c) - exp (- (r / c))) ^ 2 * (1 / (exp (r / c) + exp (- (r / c))) ^ 2) = 1 - (exp (r * (1
    / c)) - exp (-1 * (r * (1 / c)))) ^ 2 * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c))))) ^ 2).
  { exact (f_equal3 (fun (h_15 : R) (h_16 : R) (h_17 : R) => 1 - (h_15 - h_16) ^ 2 * h_17) r39 r41 r71). }
  assert (r80 : 1 - (exp (r * (1 / c)) - exp (-1 * (r * (1 / c)))) ^ 2 * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 /
    c))))) ^ 2 = 4 * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) * exp (-1 * (r * (1 / c)))) + -4 * ((1 / (exp
    (r * (1 / c)) + exp (-1 * (r * (1 / c))))) ^ 2 * exp (-1 * (r * (1 / c))) ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, ((4 * ((1 * u0) * u1)) + ((-4) * (((1 * u0) ^ 2) * (u1 ^ 2)))) - (1 -
    (((u2 - u1) ^ 2) * ((1 * u0) ^ 2))) = (((-1) * ((1 * u0) * u2)) * ((1 + ((-1) * ((1 * u0) * u1))) - ((1 * u0) *
    u2)) + ((3 * ((1 * u0) * u1)) * ((1 + ((-1) * ((1 * u0) * u1))) - ((1 * u0) * u2)) + ((-1) * ((1 + ((-1) * ((1 *
    u0) * u1))) - ((1 * u0) * u2)) + 0)))) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) *
      exp (r * (1 / c)))) r54 (Rules.and_equation (3 * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) * exp (-1 *
      (r * (1 / c))))) r54 (Rules.and_equation (-1) r54 Rules.no_equation))) (identity (/ (exp (r * (1 / c)) + exp (-1
      * (r * (1 / c))))) (exp (-1 * (r * (1 / c)))) (exp (r * (1 / c))))). }
  assert (r81 : 1 - (exp (r / c) - exp (- (r / c))) ^ 2 / (exp (r / c) + exp (- (r / c))) ^ 2 = 4 * (1 / (exp (r * (1
    / c)) + exp (-1 * (r * (1 / c)))) * exp (-1 * (r * (1 / c)))) + -4 * ((1 / (exp (r * (1 / c)) + exp (-1 * (r * (1
    / c))))) ^ 2 * exp (-1 * (r * (1 / c))) ^ 2)).
  { exact (eq_trans (eq_trans r77 r78) r80). }
  assert (r84 : 1 - tanh (r / c) ^ 2 = 1 - (1 + -2 * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) * exp (-1 *
    (r * (1 / c))))) ^ 2).
  { exact (f_equal (fun (h_18 : R) => 1 - h_18 ^ 2) r57). }
  assert (r85 : 1 - (1 + -2 * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) * exp (-1 * (r * (1 / c))))) ^ 2 = 4
    * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) * exp (-1 * (r * (1 / c)))) + -4 * ((1 / (exp (r * (1 / c))
    + exp (-1 * (r * (1 / c))))) ^ 2 * exp (-1 * (r * (1 / c))) ^ 2)).
  { assert (identity : forall u0 u1 : R, (1 - ((1 + ((-2) * ((1 * u0) * u1))) ^ 2)) = ((4 * ((1 * u0) * u1)) + ((-4) *
    (((1 * u0) ^ 2) * (u1 ^ 2))))) by (intros u0 u1; ring).
    exact (identity (/ (exp (r * (1 / c)) + exp (-1 * (r * (1 / c))))) (exp (-1 * (r * (1 / c))))). }
  exact (Rules.deriv_eq (fun (r : R) => (@eq_refl R (softcap c r))) r35 (eq_trans (eq_trans (eq_trans (eq_trans r36
    r72) r75) (eq_sym r81)) (eq_trans r81 (eq_sym (eq_trans r84 r85))))).
Qed.

(* A soft cap is not reached. *)
Theorem softcap_lt (c r : R)
    (given : 0 < c) :
  softcap c r < c.
Proof.
  assert (r0 : softcap c r = c * tanh (r / c)).
  { exact eq_refl. }
  assert (r1 : tanh (r / c) = (exp (r / c) - exp (- (r / c))) / (exp (r / c) + exp (- (r / c)))).
  { exact eq_refl. }
  assert (r2 : (exp (r / c) - exp (- (r / c))) / (exp (r / c) + exp (- (r / c))) = (exp (r / c) - exp (- (r / c))) *
    (1 / (exp (r / c) + exp (- (r / c))))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 - u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity (exp (r / c)) (exp (- (r / c))) (/ (exp (r / c) + exp (- (r / c))))). }
  assert (r3 : r / c = r * (1 / c)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity r (/ c)). }
  assert (r4 : exp (r / c) = exp (r * (1 / c))).
  { exact (f_equal (fun (h : R) => exp h) r3). }
  assert (r5 : - (r / c) = -1 * (r * (1 / c))).
  { assert (identity : forall u0 u1 : R, (- (u0 * u1)) = ((-1) * (u0 * (1 * u1)))) by (intros u0 u1; ring).
    exact (identity r (/ c)). }
  assert (r6 : exp (- (r / c)) = exp (-1 * (r * (1 / c)))).
  { exact (f_equal (fun (h_ : R) => exp h_) r5). }
  assert (r7 : exp (r / c) + exp (- (r / c)) = exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))).
  { exact (f_equal2 (fun (h_1 : R) (h_2 : R) => h_1 + h_2) r4 r6). }
  assert (r8 : 1 / (exp (r / c) + exp (- (r / c))) = 1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c))))).
  { exact (f_equal (fun (h_3 : R) => 1 / h_3) r7). }
  assert (r9 : (exp (r / c) - exp (- (r / c))) * (1 / (exp (r / c) + exp (- (r / c)))) = (exp (r * (1 / c)) - exp (-1
    * (r * (1 / c)))) * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))))).
  { exact (f_equal3 (fun (h_4 : R) (h_5 : R) (h_6 : R) => (h_4 - h_5) * h_6) r4 r6 r8). }
  assert (r13 : 0 <= exp (-1 * (r * (1 / c)))).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.exp_pos (-1 * (r * (1 / c))))) Rules.no_relation) (identity (exp (-1 * (r * (1 / c))))))). }
  assert (r14 : 0 < exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))).
  { assert (identity : forall u0 u1 : R, (u1 + u0) - 0 = (1 * (u1 - 0) + (1 * (u0 - 0) + 0))) by (intros u0 u1; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) (Facts.exp_pos (r * (1 /
      c))) (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r13 Rules.no_relation)) (identity (exp (-1 * (r * (1 /
      c)))) (exp (r * (1 / c))))) eq_refl). }
  assert (r16 : exp (r * (1 / c)) + exp (-1 * (r * (1 / c))) <> 0).
  { exact (Facts.ne_of_pos (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) r14). }
  assert (r19 : 1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) * exp (r * (1 / c)) = 1 + -1 * (1 / (exp (r * (1 /
    c)) + exp (-1 * (r * (1 / c)))) * exp (-1 * (r * (1 / c))))).
  { assert (identity : forall u0 u1 u2 : R, (1 + ((-1) * ((1 * u0) * u1))) - ((1 * u0) * u2) = (1 * (1 - ((u2 + u1) *
    (1 * u0))) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp (r * (1 / c)) + exp (-1 * (r * (1 /
      c)))) r16) Rules.no_equation) (identity (/ (exp (r * (1 / c)) + exp (-1 * (r * (1 / c))))) (exp (-1 * (r * (1 /
      c)))) (exp (r * (1 / c))))). }
  assert (r20 : (exp (r * (1 / c)) - exp (-1 * (r * (1 / c)))) * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))))
    = 1 + -2 * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) * exp (-1 * (r * (1 / c))))).
  { assert (identity : forall u0 u1 u2 : R, (1 + ((-2) * ((1 * u0) * u1))) - ((u2 - u1) * (1 * u0)) = (1 * ((1 + ((-1)
    * ((1 * u0) * u1))) - ((1 * u0) * u2)) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 r19 Rules.no_equation) (identity (/ (exp (r * (1 / c)) + exp
      (-1 * (r * (1 / c))))) (exp (-1 * (r * (1 / c)))) (exp (r * (1 / c))))). }
  assert (r23 : c * tanh (r / c) = c * (1 + -2 * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) * exp (-1 * (r *
    (1 / c)))))).
  { exact (f_equal (fun (h_7 : R) => c * h_7) (eq_trans r1 (eq_trans (eq_trans r2 r9) r20))). }
  assert (r24 : c * (1 + -2 * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))) * exp (-1 * (r * (1 / c))))) = c +
    -2 * (c * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c))))) * exp (-1 * (r * (1 / c))))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (1 + ((-2) * ((1 * u1) * u2)))) = (u0 + ((-2) * ((u0 * (1 * u1)) *
    u2)))) by (intros u0 u1 u2; ring).
    exact (identity c (/ (exp (r * (1 / c)) + exp (-1 * (r * (1 / c))))) (exp (-1 * (r * (1 / c))))). }
  assert (r27 : c - 2 * c * (exp (- (r / c)) / (exp (r / c) + exp (- (r / c)))) = c - 2 * c * (exp (- (r / c)) * (1 /
    (exp (r / c) + exp (- (r / c)))))).
  { assert (identity : forall u0 u1 u2 : R, (u0 - ((2 * u0) * (u1 * u2))) = (u0 - ((2 * u0) * (u1 * (1 * u2))))) by
    (intros u0 u1 u2; ring).
    exact (identity c (exp (- (r / c))) (/ (exp (r / c) + exp (- (r / c))))). }
  assert (r28 : c - 2 * c * (exp (- (r / c)) * (1 / (exp (r / c) + exp (- (r / c))))) = c - 2 * c * (exp (-1 * (r * (1
    / c))) * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c))))))).
  { exact (f_equal2 (fun (h_8 : R) (h_9 : R) => c - 2 * c * (h_8 * h_9)) r6 r8). }
  assert (r30 : c - 2 * c * (exp (-1 * (r * (1 / c))) * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))))) = c + -2
    * (c * (1 / (exp (r * (1 / c)) + exp (-1 * (r * (1 / c))))) * exp (-1 * (r * (1 / c))))).
  { assert (identity : forall u0 u1 u2 : R, (u0 - ((2 * u0) * (u1 * (1 * u2)))) = (u0 + ((-2) * ((u0 * (1 * u2)) *
    u1)))) by (intros u0 u1 u2; ring).
    exact (identity c (exp (-1 * (r * (1 / c)))) (/ (exp (r * (1 / c)) + exp (-1 * (r * (1 / c)))))). }
  assert (r35 : 0 < exp (- (r / c))).
  { exact (Facts.exp_pos (- (r / c))). }
  assert (r36 : 0 <= exp (- (r / c))).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r35)
      Rules.no_relation) (identity (exp (- (r / c)))))). }
  assert (r37 : 0 < exp (r / c) + exp (- (r / c))).
  { assert (identity : forall u0 u1 : R, (u1 + u0) - 0 = (1 * (u1 - 0) + (1 * (u0 - 0) + 0))) by (intros u0 u1; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) (Facts.exp_pos (r / c))
      (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r36 Rules.no_relation)) (identity (exp (- (r / c))) (exp (r /
      c)))) eq_refl). }
  assert (r39 : 0 < 1 / (exp (r / c) + exp (- (r / c)))).
  { exact (Facts.inverse_pos (exp (r / c) + exp (- (r / c))) r37). }
  assert (r43 : exp (- (r / c)) * (1 / (exp (r / c) + exp (- (r / c)))) = exp (- (r / c)) / (exp (r / c) + exp (- (r /
    c)))).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = (u0 * u1)) by (intros u0 u1; ring).
    exact (identity (exp (- (r / c))) (/ (exp (r / c) + exp (- (r / c))))). }
  assert (r44 : 0 < exp (- (r / c)) / (exp (r / c) + exp (- (r / c)))).
  { exact (eq_ind (exp (- (r / c)) * (1 / (exp (r / c) + exp (- (r / c))))) (fun (h_10 : R) => 0 < h_10)
    (Facts.mul_pos (exp (- (r / c))) (1 / (exp (r / c) + exp (- (r / c)))) r35 r39) (exp (- (r / c)) / (exp (r / c) +
    exp (- (r / c)))) r43). }
  assert (r45 : 0 < 2).
  { assert (identity : 2 - 0 = (2 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 2 (Rules.integer_pos 2 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r47 : 0 < 2 * c).
  { exact (Facts.mul_pos 2 c r45 given). }
  assert (r51 : c - 2 * c * (exp (- (r / c)) / (exp (r / c) + exp (- (r / c)))) < c).
  { assert (identity : forall u0 u1 u2 : R, u0 - (u0 - ((2 * u0) * (u1 * u2))) = (1 * (((2 * u0) * (u1 * u2)) - 0) +
    0)) by (intros u0 u1 u2; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) (Facts.mul_pos (2 * c) (exp
      (- (r / c)) / (exp (r / c) + exp (- (r / c)))) r47 r44) Rules.no_relation) (identity c (exp (- (r / c))) (/ (exp
      (r / c) + exp (- (r / c)))))) eq_refl). }
  assert (identity : forall u0 u1 u2 u3 : R, u0 - u3 = (1 * ((u0 - ((2 * u0) * (u1 * u2))) - u3) + (1 * (u0 - (u0 -
    ((2 * u0) * (u1 * u2)))) + 0))) by (intros u0 u1 u2 u3; ring).
  exact (proj2 (Rules.positive_combination (Rules.and_eq 1 (eq_trans (eq_trans r0 (eq_trans r23 r24)) (eq_sym
    (eq_trans (eq_trans r27 r28) r30))) (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) r51 Rules.no_relation))
    (identity c (exp (- (r / c))) (/ (exp (r / c) + exp (- (r / c)))) (softcap c r))) eq_refl).
Qed.

(* Gradient of the z-loss. *)
Theorem z_loss_gradient (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (j : Fin n) :
  partial (entry j) (fun x : Fin n -> R => ln (partition x) ^ 2) x (2 * ln (partition x) * softmax x j).
Proof.
  assert (r1 : forall (x : Fin n -> R), ln (partition x) ^ 2 = ln (partition x) ^ 1 * ln (partition x)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = ((u0 ^ 1) * u0)) by (intros u0; ring).
    exact (fun (x : Fin n -> R) => (identity (ln (partition x)))). }
  assert (r3 : forall (x : Fin n -> R), ln (partition x) ^ 1 = ln (partition x)).
  { assert (identity : forall u0 : R, (u0 ^ 1) = u0) by (intros u0; ring).
    exact (fun (x : Fin n -> R) => (identity (ln (partition x)))). }
  assert (r7 : partial (entry j) (fun x : Fin n -> R => ln (partition x) ^ 1) x (softmax x j)).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r3 x))) (Softmax.logsumexp_gradient n n_pos x j) (@eq_refl
    R (softmax x j))). }
  assert (r8 : partial (entry j) (fun x : Fin n -> R => ln (partition x) ^ 1 * ln (partition x)) x (softmax x j * ln
    (partition x) + ln (partition x) ^ 1 * softmax x j)).
  { exact (Rules.deriv_mul r7 (Softmax.logsumexp_gradient n n_pos x j)). }
  assert (r10 : partial (entry j) (fun x : Fin n -> R => ln (partition x) ^ 2) x (softmax x j * ln (partition x) + ln
    (partition x) ^ 1 * softmax x j)).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r1 x))) r8 (@eq_refl R (softmax x j * ln (partition x) +
    ln (partition x) ^ 1 * softmax x j))). }
  assert (r11 : softmax x j * ln (partition x) + ln (partition x) ^ 1 * softmax x j = 2 * (softmax x j * ln (partition
    x))).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) + ((u1 ^ 1) * u0)) = (2 * (u0 * u1))) by (intros u0 u1; ring).
    exact (identity (softmax x j) (ln (partition x))). }
  assert (r12 : 2 * ln (partition x) * softmax x j = 2 * (softmax x j * ln (partition x))).
  { assert (identity : forall u0 u1 : R, ((2 * u0) * u1) = (2 * (u1 * u0))) by (intros u0 u1; ring).
    exact (identity (ln (partition x)) (softmax x j)). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (ln (partition x) ^ 2))) r10 (eq_trans r11 (eq_sym
    r12))).
Qed.

(* Gradient of the loss that balances experts. *)
Theorem router_balance_gradient (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (g : Fin n -> R) (X :
  Fin m -> Fin n -> R) (s : Fin m) (j : Fin n) :
  partial (entry2 s j) (fun X : Fin m -> Fin n -> R => INR n * Sum (fun i : Fin n => g i * (Sum (fun r : Fin m =>
    softmax (fun i1 : Fin n => X r i1) i) / INR m))) X (INR n / INR m * (softmax (fun i1 : Fin n => X s i1) j * (g j -
    Sum (fun i : Fin n => g i * softmax (fun i1 : Fin n => X s i1) i)))).
Proof.
  assert (r1 : partial (entry2 s j) (fun X : Fin m -> Fin n -> R => INR n) X 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r2 : forall (i : Fin n), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => g i) X 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r3 : forall (X : Fin m -> Fin n -> R) (i_ : Fin m) (i : Fin n), softmax (fun i1 : Fin n => X i_ i1) i = exp
    (X i_ i) / partition (fun i1 : Fin n => X i_ i1)).
  { exact (fun (X : Fin m -> Fin n -> R) (i_ : Fin m) (i : Fin n) => eq_refl). }
  assert (r5 : forall (i_ : Fin m) (i : Fin n), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => X i_ i) X (delta
    i_ s * delta i j)).
  { exact (fun (i_ : Fin m) (i : Fin n) => (Rules.deriv_entry_matrix i_ s i j X)). }
  assert (r6 : forall (i_ : Fin m) (i : Fin n), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => exp (X i_ i)) X
    (exp (X i_ i) * (delta i_ s * delta i j))).
  { exact (fun (i_ : Fin m) (i : Fin n) => (Rules.deriv_fn Rules.outer_exp (r5 i_ i))). }
  assert (r7 : forall (X : Fin m -> Fin n -> R) (i_ : Fin m), partition (fun i1 : Fin n => X i_ i1) = Sum (fun k : Fin
    n => exp (X i_ k))).
  { exact (fun (X : Fin m -> Fin n -> R) (i_ : Fin m) => eq_refl). }
  assert (r9 : forall (i_ : Fin m) (i_1 : Fin n), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => X i_ i_1) X
    (delta i_ s * delta i_1 j)).
  { exact (fun (i_ : Fin m) (i_1 : Fin n) => (Rules.deriv_entry_matrix i_ s i_1 j X)). }
  assert (r10 : forall (i_ : Fin m) (i_1 : Fin n), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => exp (X i_
    i_1)) X (exp (X i_ i_1) * (delta i_ s * delta i_1 j))).
  { exact (fun (i_ : Fin m) (i_1 : Fin n) => (Rules.deriv_fn Rules.outer_exp (r9 i_ i_1))). }
  assert (r11 : forall (i_ : Fin m), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => Sum (fun k : Fin n => exp (X
    i_ k))) X (Sum (fun i : Fin n => exp (X i_ i) * (delta i_ s * delta i j)))).
  { exact (fun (i_ : Fin m) => (Rules.deriv_sum (fun (i_1 : Fin n) => (r10 i_ i_1)))). }
  assert (r13 : forall (i_ : Fin m), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => partition (fun i1 : Fin n =>
    X i_ i1)) X (Sum (fun i : Fin n => exp (X i_ i) * (delta i_ s * delta i j)))).
  { exact (fun (i_ : Fin m) => (Rules.deriv_eq (fun (X : Fin m -> Fin n -> R) => (eq_sym (r7 X i_))) (r11 i_)
    (@eq_refl R (Sum (fun i : Fin n => exp (X i_ i) * (delta i_ s * delta i j)))))). }
  assert (r18 : forall (i_ : Fin m) (i : Fin n), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => exp (X i_ i) /
    partition (fun i1 : Fin n => X i_ i1)) X ((exp (X i_ i) * (delta i_ s * delta i j) * partition (fun i1 : Fin n =>
    X i_ i1) - exp (X i_ i) * Sum (fun i : Fin n => exp (X i_ i) * (delta i_ s * delta i j))) / partition (fun i1 :
    Fin n => X i_ i1) ^ 2)).
  { exact (fun (i_ : Fin m) (i : Fin n) => (Rules.deriv_div (r6 i_ i) (r13 i_) (Facts.ne_of_pos (partition (fun i1 :
    Fin n => X i_ i1)) (Softmax.partition_pos n n_pos (fun i1 : Fin n => X i_ i1))))). }
  assert (r20 : forall (i_ : Fin m) (i : Fin n), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => softmax (fun i1
    : Fin n => X i_ i1) i) X ((exp (X i_ i) * (delta i_ s * delta i j) * partition (fun i1 : Fin n => X i_ i1) - exp
    (X i_ i) * Sum (fun i : Fin n => exp (X i_ i) * (delta i_ s * delta i j))) / partition (fun i1 : Fin n => X i_ i1)
    ^ 2)).
  { exact (fun (i_ : Fin m) (i : Fin n) => (Rules.deriv_eq (fun (X : Fin m -> Fin n -> R) => (eq_sym (r3 X i_ i)))
    (r18 i_ i) (@eq_refl R ((exp (X i_ i) * (delta i_ s * delta i j) * partition (fun i1 : Fin n => X i_ i1) - exp (X
    i_ i) * Sum (fun i : Fin n => exp (X i_ i) * (delta i_ s * delta i j))) / partition (fun i1 : Fin n => X i_ i1) ^
    2)))). }
  assert (r21 : forall (i : Fin n), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => Sum (fun i_ : Fin m =>
    softmax (fun i1 : Fin n => X i_ i1) i)) X (Sum (fun i_ : Fin m => (exp (X i_ i) * (delta i_ s * delta i j) *
    partition (fun i1 : Fin n => X i_ i1) - exp (X i_ i) * Sum (fun i : Fin n => exp (X i_ i) * (delta i_ s * delta i
    j))) / partition (fun i1 : Fin n => X i_ i1) ^ 2))).
  { exact (fun (i : Fin n) => (Rules.deriv_sum (fun (i_ : Fin m) => (r20 i_ i)))). }
  assert (r22 : partial (entry2 s j) (fun X : Fin m -> Fin n -> R => INR m) X 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r23 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r24 : 0 < Sum (fun a : Fin m => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin m) => 1)) m_pos (fun (a : Fin m) => r23)). }
  assert (r26 : 0 < INR m).
  { exact (eq_ind (Sum (fun a : Fin m => 1)) (fun (h : R) => 0 < h) r24 (INR m) (Facts.sum_one m)). }
  assert (r28 : INR m <> 0).
  { exact (Facts.ne_of_pos (INR m) r26). }
  assert (r29 : forall (i : Fin n), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => Sum (fun i_ : Fin m =>
    softmax (fun i1 : Fin n => X i_ i1) i) / INR m) X ((Sum (fun i_ : Fin m => (exp (X i_ i) * (delta i_ s * delta i
    j) * partition (fun i1 : Fin n => X i_ i1) - exp (X i_ i) * Sum (fun i : Fin n => exp (X i_ i) * (delta i_ s *
    delta i j))) / partition (fun i1 : Fin n => X i_ i1) ^ 2) * INR m - Sum (fun i_ : Fin m => softmax (fun i1 : Fin n
    => X i_ i1) i) * 0) / INR m ^ 2)).
  { exact (fun (i : Fin n) => (Rules.deriv_div (r21 i) r22 r28)). }
  assert (r30 : forall (i : Fin n), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => g i * (Sum (fun i_ : Fin m =>
    softmax (fun i1 : Fin n => X i_ i1) i) / INR m)) X (0 * (Sum (fun i_ : Fin m => softmax (fun i1 : Fin n => X i_
    i1) i) / INR m) + g i * ((Sum (fun i_ : Fin m => (exp (X i_ i) * (delta i_ s * delta i j) * partition (fun i1 :
    Fin n => X i_ i1) - exp (X i_ i) * Sum (fun i : Fin n => exp (X i_ i) * (delta i_ s * delta i j))) / partition
    (fun i1 : Fin n => X i_ i1) ^ 2) * INR m - Sum (fun i_ : Fin m => softmax (fun i1 : Fin n => X i_ i1) i) * 0) /
    INR m ^ 2))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r2 i) (r29 i))). }
  assert (r31 : partial (entry2 s j) (fun X : Fin m -> Fin n -> R => Sum (fun i : Fin n => g i * (Sum (fun r : Fin m
    => softmax (fun i1 : Fin n => X r i1) i) / INR m))) X (Sum (fun i : Fin n => 0 * (Sum (fun r : Fin m => softmax
    (fun i1 : Fin n => X r i1) i) / INR m) + g i * ((Sum (fun i_ : Fin m => (exp (X i_ i) * (delta i_ s * delta i j) *
    partition (fun i0 : Fin n => X i_ i0) - exp (X i_ i) * Sum (fun i : Fin n => exp (X i_ i) * (delta i_ s * delta i
    j))) / partition (fun i0 : Fin n => X i_ i0) ^ 2) * INR m - Sum (fun r : Fin m => softmax (fun i1 : Fin n => X r
    i1) i) * 0) / INR m ^ 2)))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r30 i))). }
  assert (r32 : partial (entry2 s j) (fun X : Fin m -> Fin n -> R => INR n * Sum (fun i : Fin n => g i * (Sum (fun r :
    Fin m => softmax (fun i1 : Fin n => X r i1) i) / INR m))) X (0 * Sum (fun i : Fin n => g i * (Sum (fun r : Fin m
    => softmax (fun i1 : Fin n => X r i1) i) / INR m)) + INR n * Sum (fun i : Fin n => 0 * (Sum (fun r : Fin m =>
    softmax (fun i1 : Fin n => X r i1) i) / INR m) + g i * ((Sum (fun i_ : Fin m => (exp (X i_ i) * (delta i_ s *
    delta i j) * partition (fun i0 : Fin n => X i_ i0) - exp (X i_ i) * Sum (fun i : Fin n => exp (X i_ i) * (delta i_
    s * delta i j))) / partition (fun i0 : Fin n => X i_ i0) ^ 2) * INR m - Sum (fun r : Fin m => softmax (fun i1 :
    Fin n => X r i1) i) * 0) / INR m ^ 2)))).
  { exact (Rules.deriv_mul r1 r31). }
  assert (r33 : forall (i_2 : Fin n), g i_2 * (Sum (fun i : Fin m => softmax (fun i1 : Fin n => X i i1) i_2) / INR m)
    = g i_2 * (Sum (fun i : Fin m => softmax (fun i1 : Fin n => X i i1) i_2) * (1 / INR m))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = (u0 * (u1 * (1 * u2)))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin n) => (identity (g i_2) (Sum (fun i : Fin m => softmax (fun i1 : Fin n => X i i1) i_2)) (/
      (INR m)))). }
  assert (r34 : forall (i_3 : Fin m) (i_2 : Fin n), softmax (fun i1 : Fin n => X i_3 i1) i_2 = exp (X i_3 i_2) /
    partition (fun i1 : Fin n => X i_3 i1)).
  { exact (fun (i_3 : Fin m) (i_2 : Fin n) => eq_refl). }
  assert (r35 : forall (i_3 : Fin m) (i_2 : Fin n), exp (X i_3 i_2) / partition (fun i1 : Fin n => X i_3 i1) = 1 /
    partition (fun i1 : Fin n => X i_3 i1) * exp (X i_3 i_2)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_3 : Fin m) (i_2 : Fin n) => (identity (exp (X i_3 i_2)) (/ (partition (fun i1 : Fin n => X i_3
      i1))))). }
  assert (r37 : forall (i_2 : Fin n), Sum (fun i : Fin m => softmax (fun i1 : Fin n => X i i1) i_2) = Sum (fun i : Fin
    m => 1 / partition (fun i1 : Fin n => X i i1) * exp (X i i_2))).
  { exact (fun (i_2 : Fin n) => (Rules.sum_congruence (fun (i_3 : Fin m) => (eq_trans (r34 i_3 i_2) (r35 i_3 i_2))))).
    }
  assert (r38 : forall (i_2 : Fin n), g i_2 * (Sum (fun i : Fin m => softmax (fun i1 : Fin n => X i i1) i_2) * (1 /
    INR m)) = g i_2 * (Sum (fun i : Fin m => 1 / partition (fun i1 : Fin n => X i i1) * exp (X i i_2)) * (1 / INR
    m))).
  { exact (fun (i_2 : Fin n) => (f_equal (fun (h_ : R) => g i_2 * (h_ * (1 / INR m))) (r37 i_2))). }
  assert (r40 : forall (i_2 : Fin n), g i_2 * (Sum (fun i : Fin m => 1 / partition (fun i1 : Fin n => X i i1) * exp (X
    i i_2)) * (1 / INR m)) = g i_2 * (1 / INR m) * Sum (fun i : Fin m => 1 / partition (fun i1 : Fin n => X i i1) *
    exp (X i i_2))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * (1 * u2))) = ((u0 * (1 * u2)) * u1)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_2 : Fin n) => (identity (g i_2) (Sum (fun i : Fin m => 1 / partition (fun i1 : Fin n => X i i1) *
      exp (X i i_2))) (/ (INR m)))). }
  assert (r42 : forall (i_2 : Fin n), g i_2 * (1 / INR m) * Sum (fun i : Fin m => 1 / partition (fun i1 : Fin n => X i
    i1) * exp (X i i_2)) = 1 / INR m * (g i_2 * Sum (fun i : Fin m => 1 / partition (fun i1 : Fin n => X i i1) * exp
    (X i i_2)))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) * u2) = ((1 * u1) * (u0 * u2))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_2 : Fin n) => (identity (g i_2) (/ (INR m)) (Sum (fun i : Fin m => 1 / partition (fun i1 : Fin n =>
      X i i1) * exp (X i i_2))))). }
  assert (r44 : Sum (fun i : Fin n => g i * (Sum (fun r : Fin m => softmax (fun i1 : Fin n => X r i1) i) / INR m)) =
    Sum (fun i : Fin n => 1 / INR m * (g i * Sum (fun i_ : Fin m => 1 / partition (fun i0 : Fin n => X i_ i0) * exp (X
    i_ i))))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (eq_trans (eq_trans (r33 i_2) (r38 i_2)) (r40 i_2))
    (r42 i_2)))). }
  assert (r48 : Sum (fun i : Fin n => g i * Sum (fun i_ : Fin m => 1 / partition (fun i0 : Fin n => X i_ i0) * exp (X
    i_ i))) = Sum (fun i : Fin n => Sum (fun i_ : Fin m => g i * (1 / partition (fun i0 : Fin n => X i_ i0) * exp (X
    i_ i))))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_sym (Facts.sum_scale m (g i_2) (fun i : Fin m => 1 /
    partition (fun i1 : Fin n => X i i1) * exp (X i i_2)))))). }
  assert (r51 : forall (i_4 : Fin n) (i_5 : Fin m), g i_4 * (1 / partition (fun i0 : Fin n => X i_5 i0) * exp (X i_5
    i_4)) = g i_4 * (1 / partition (fun i0 : Fin n => X i_5 i0)) * exp (X i_5 i_4)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((1 * u1) * u2)) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_4 : Fin n) (i_5 : Fin m) => (identity (g i_4) (/ (partition (fun i0 : Fin n => X i_5 i0))) (exp (X
      i_5 i_4)))). }
  assert (r52 : forall (i_4 : Fin n) (i_5 : Fin m), g i_4 * (1 / partition (fun i0 : Fin n => X i_5 i0)) * exp (X i_5
    i_4) = 1 / partition (fun i0 : Fin n => X i_5 i0) * (g i_4 * exp (X i_5 i_4))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) * u2) = ((1 * u1) * (u0 * u2))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_4 : Fin n) (i_5 : Fin m) => (identity (g i_4) (/ (partition (fun i0 : Fin n => X i_5 i0))) (exp (X
      i_5 i_4)))). }
  assert (r54 : forall (i_5 : Fin m), Sum (fun i : Fin n => g i * (1 / partition (fun i0 : Fin n => X i_5 i0) * exp (X
    i_5 i))) = Sum (fun i : Fin n => 1 / partition (fun i0 : Fin n => X i_5 i0) * (g i * exp (X i_5 i)))).
  { exact (fun (i_5 : Fin m) => (Rules.sum_congruence (fun (i_4 : Fin n) => (eq_trans (r51 i_4 i_5) (r52 i_4 i_5))))).
    }
  assert (r57 : Sum (fun i : Fin m => Sum (fun i_ : Fin n => g i_ * (1 / partition (fun i0 : Fin n => X i i0) * exp (X
    i i_)))) = Sum (fun i : Fin m => 1 / partition (fun i1 : Fin n => X i i1) * Sum (fun i_ : Fin n => g i_ * exp (X i
    i_)))).
  { exact (Rules.sum_congruence (fun (i_5 : Fin m) => (eq_trans (r54 i_5) (Facts.sum_scale n (1 / partition (fun i0 :
    Fin n => X i_5 i0)) (fun i : Fin n => g i * exp (X i_5 i)))))). }
  assert (r59 : 1 / INR m * Sum (fun i : Fin n => g i * Sum (fun i_ : Fin m => 1 / partition (fun i0 : Fin n => X i_
    i0) * exp (X i_ i))) = 1 / INR m * Sum (fun i : Fin m => 1 / partition (fun i1 : Fin n => X i i1) * Sum (fun i_ :
    Fin n => g i_ * exp (X i i_)))).
  { exact (f_equal (fun (h_1 : R) => 1 / INR m * h_1) (eq_trans (eq_trans r48 (Facts.sum_exchange n m (fun (i : Fin n)
    (i_ : Fin m) => g i * (1 / partition (fun i0 : Fin n => X i_ i0) * exp (X i_ i))))) r57)). }
  assert (r62 : forall (i_6 : Fin n), 0 * (Sum (fun i : Fin m => softmax (fun i1 : Fin n => X i i1) i_6) / INR m) + g
    i_6 * ((Sum (fun i : Fin m => (exp (X i i_6) * (delta i s * delta i_6 j) * partition (fun i1 : Fin n => X i i1) -
    exp (X i i_6) * Sum (fun i_ : Fin n => exp (X i i_) * (delta i s * delta i_ j))) / partition (fun i1 : Fin n => X
    i i1) ^ 2) * INR m - Sum (fun i : Fin m => softmax (fun i1 : Fin n => X i i1) i_6) * 0) / INR m ^ 2) = 0 * (Sum
    (fun i : Fin m => softmax (fun i1 : Fin n => X i i1) i_6) * (1 / INR m)) + g i_6 * ((Sum (fun i : Fin m => (exp (X
    i i_6) * (delta i s * delta i_6 j) * partition (fun i1 : Fin n => X i i1) - exp (X i i_6) * Sum (fun i_ : Fin n =>
    exp (X i i_) * (delta i s * delta i_ j))) / partition (fun i1 : Fin n => X i i1) ^ 2) * INR m - Sum (fun i : Fin m
    => softmax (fun i1 : Fin n => X i i1) i_6) * 0) * (1 / INR m ^ 2))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((0 * (u0 * u1)) + (u2 * (((u3 * u4) - (u0 * 0)) * u5))) = ((0 *
    (u0 * (1 * u1))) + (u2 * (((u3 * u4) - (u0 * 0)) * (1 * u5))))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_6 : Fin n) => (identity (Sum (fun i : Fin m => softmax (fun i1 : Fin n => X i i1) i_6)) (/ (INR m))
      (g i_6) (Sum (fun i : Fin m => (exp (X i i_6) * (delta i s * delta i_6 j) * partition (fun i1 : Fin n => X i i1)
      - exp (X i i_6) * Sum (fun i_ : Fin n => exp (X i i_) * (delta i s * delta i_ j))) / partition (fun i1 : Fin n
      => X i i1) ^ 2)) (INR m) (/ (INR m ^ 2)))). }
  assert (r63 : forall (i_7 : Fin m) (i_6 : Fin n), softmax (fun i1 : Fin n => X i_7 i1) i_6 = exp (X i_7 i_6) /
    partition (fun i1 : Fin n => X i_7 i1)).
  { exact (fun (i_7 : Fin m) (i_6 : Fin n) => eq_refl). }
  assert (r64 : forall (i_7 : Fin m) (i_6 : Fin n), exp (X i_7 i_6) / partition (fun i1 : Fin n => X i_7 i1) = 1 /
    partition (fun i1 : Fin n => X i_7 i1) * exp (X i_7 i_6)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_7 : Fin m) (i_6 : Fin n) => (identity (exp (X i_7 i_6)) (/ (partition (fun i1 : Fin n => X i_7
      i1))))). }
  assert (r66 : forall (i_6 : Fin n), Sum (fun i : Fin m => softmax (fun i1 : Fin n => X i i1) i_6) = Sum (fun i : Fin
    m => 1 / partition (fun i1 : Fin n => X i i1) * exp (X i i_6))).
  { exact (fun (i_6 : Fin n) => (Rules.sum_congruence (fun (i_7 : Fin m) => (eq_trans (r63 i_7 i_6) (r64 i_7 i_6))))).
    }
  assert (r67 : forall (i_8 : Fin m) (i_6 : Fin n), (exp (X i_8 i_6) * (delta i_8 s * delta i_6 j) * partition (fun i0
    : Fin n => X i_8 i0) - exp (X i_8 i_6) * Sum (fun i : Fin n => exp (X i_8 i) * (delta i_8 s * delta i j))) /
    partition (fun i0 : Fin n => X i_8 i0) ^ 2 = (exp (X i_8 i_6) * (delta i_8 s * delta i_6 j) * partition (fun i0 :
    Fin n => X i_8 i0) - exp (X i_8 i_6) * Sum (fun i : Fin n => exp (X i_8 i) * (delta i_8 s * delta i j))) * (1 /
    partition (fun i0 : Fin n => X i_8 i0) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * (u1 * u2)) * u3) - (u0 * u4)) * u5) = ((((u0 * (u1 *
    u2)) * u3) - (u0 * u4)) * (1 * u5))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_8 : Fin m) (i_6 : Fin n) => (identity (exp (X i_8 i_6)) (delta i_8 s) (delta i_6 j) (partition (fun
      i0 : Fin n => X i_8 i0)) (Sum (fun i : Fin n => exp (X i_8 i) * (delta i_8 s * delta i j))) (/ (partition (fun
      i0 : Fin n => X i_8 i0) ^ 2)))). }
  assert (r68 : forall (i_8 : Fin m) (i_9 : Fin n), exp (X i_8 i_9) * (delta i_8 s * delta i_9 j) = delta i_8 s *
    delta i_9 j * exp (X i_8 i_9)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_8 : Fin m) (i_9 : Fin n) => (identity (exp (X i_8 i_9)) (delta i_8 s) (delta i_9 j))). }
  assert (r69 : forall (i_8 : Fin m) (i_9 : Fin n), delta i_8 s * delta i_9 j * exp (X i_8 i_9) = delta i_8 s * (delta
    i_9 j * exp (X i_8 i_9))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u0 * (u1 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_8 : Fin m) (i_9 : Fin n) => (identity (delta i_8 s) (delta i_9 j) (exp (X i_8 i_9)))). }
  assert (r71 : forall (i_8 : Fin m), Sum (fun i : Fin n => exp (X i_8 i) * (delta i_8 s * delta i j)) = Sum (fun i :
    Fin n => delta i_8 s * (delta i j * exp (X i_8 i)))).
  { exact (fun (i_8 : Fin m) => (Rules.sum_congruence (fun (i_9 : Fin n) => (eq_trans (r68 i_8 i_9) (r69 i_8 i_9))))).
    }
  assert (r74 : forall (i_8 : Fin m), delta i_8 s * Sum (fun i : Fin n => delta i j * exp (X i_8 i)) = delta i_8 s *
    exp (X i_8 j)).
  { exact (fun (i_8 : Fin m) => (f_equal (fun (h_2 : R) => delta i_8 s * h_2) (Facts.sum_delta n j (fun i : Fin n =>
    exp (X i_8 i))))). }
  assert (r77 : forall (i_8 : Fin m), partition (fun i0 : Fin n => X i_8 i0) ^ 2 = partition (fun i0 : Fin n => X i_8
    i0) * partition (fun i0 : Fin n => X i_8 i0)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (i_8 : Fin m) => (identity (partition (fun i0 : Fin n => X i_8 i0)))). }
  assert (r78 : forall (i_8 : Fin m), 1 / partition (fun i0 : Fin n => X i_8 i0) ^ 2 = 1 / (partition (fun i0 : Fin n
    => X i_8 i0) * partition (fun i0 : Fin n => X i_8 i0))).
  { exact (fun (i_8 : Fin m) => (f_equal (fun (h_3 : R) => 1 / h_3) (r77 i_8))). }
  assert (r81 : forall (i_8 : Fin m), 1 / partition (fun i0 : Fin n => X i_8 i0) * (1 / partition (fun i0 : Fin n => X
    i_8 i0)) = (1 / partition (fun i0 : Fin n => X i_8 i0)) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (fun (i_8 : Fin m) => (identity (/ (partition (fun i0 : Fin n => X i_8 i0))))). }
  assert (r83 : forall (i_8 : Fin m) (i_6 : Fin n), (exp (X i_8 i_6) * (delta i_8 s * delta i_6 j) * partition (fun i0
    : Fin n => X i_8 i0) - exp (X i_8 i_6) * Sum (fun i : Fin n => exp (X i_8 i) * (delta i_8 s * delta i j))) * (1 /
    partition (fun i0 : Fin n => X i_8 i0) ^ 2) = (exp (X i_8 i_6) * (delta i_8 s * delta i_6 j) * partition (fun i0 :
    Fin n => X i_8 i0) - exp (X i_8 i_6) * (delta i_8 s * exp (X i_8 j))) * (1 / partition (fun i0 : Fin n => X i_8
    i0)) ^ 2).
  { exact (fun (i_8 : Fin m) (i_6 : Fin n) => (f_equal2 (fun (h_4 : R) (h_5 : R) => (exp (X i_8 i_6) * (delta i_8 s *
    delta i_6 j) * partition (fun i0 : Fin n => X i_8 i0) - exp (X i_8 i_6) * h_4) * h_5) (eq_trans (r71 i_8)
    (eq_trans (Facts.sum_scale n (delta i_8 s) (fun i : Fin n => delta i j * exp (X i_8 i))) (r74 i_8))) (eq_trans
    (eq_trans (r78 i_8) (Facts.inverse_mul (partition (fun i0 : Fin n => X i_8 i0)) (partition (fun i0 : Fin n => X
    i_8 i0)))) (r81 i_8)))). }
  assert (r87 : forall (i_8 : Fin m), partition (fun i0 : Fin n => X i_8 i0) <> 0).
  { exact (fun (i_8 : Fin m) => (Facts.ne_of_pos (partition (fun i0 : Fin n => X i_8 i0)) (Softmax.partition_pos n
    n_pos (fun i0 : Fin n => X i_8 i0)))). }
  assert (r90 : forall (i_8 : Fin m) (i_6 : Fin n), (exp (X i_8 i_6) * (delta i_8 s * delta i_6 j) * partition (fun i0
    : Fin n => X i_8 i0) - exp (X i_8 i_6) * (delta i_8 s * exp (X i_8 j))) * (1 / partition (fun i0 : Fin n => X i_8
    i0)) ^ 2 = delta i_6 j * delta i_8 s * (1 / partition (fun i0 : Fin n => X i_8 i0)) * exp (X i_8 i_6) + -1 *
    (delta i_8 s * (1 / partition (fun i0 : Fin n => X i_8 i0)) ^ 2 * exp (X i_8 i_6) * exp (X i_8 j))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * u1) * (1 * u2)) * u3) + ((-1) * (((u1 * ((1 * u2) ^ 2))
    * u3) * u4))) - ((((u3 * (u1 * u0)) * u5) - (u3 * (u1 * u4))) * ((1 * u2) ^ 2)) = ((((u0 * u1) * (1 * u2)) * u3) *
    (1 - (u5 * (1 * u2))) + 0)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_8 : Fin m) (i_6 : Fin n) => (Rules.linear_combination (Rules.and_equation (delta i_6 j * delta i_8 s
      * (1 / partition (fun i0 : Fin n => X i_8 i0)) * exp (X i_8 i_6)) (Facts.mul_inverse (partition (fun i0 : Fin n
      => X i_8 i0)) (r87 i_8)) Rules.no_equation) (identity (delta i_6 j) (delta i_8 s) (/ (partition (fun i0 : Fin n
      => X i_8 i0))) (exp (X i_8 i_6)) (exp (X i_8 j)) (partition (fun i0 : Fin n => X i_8 i0))))). }
  assert (r92 : forall (i_6 : Fin n) (i_8 : Fin m), delta i_6 j * delta i_8 s * (1 / partition (fun i0 : Fin n => X
    i_8 i0)) * exp (X i_8 i_6) + -1 * (delta i_8 s * (1 / partition (fun i0 : Fin n => X i_8 i0)) ^ 2 * exp (X i_8
    i_6) * exp (X i_8 j)) = delta i_6 j * (delta i_8 s * (1 / partition (fun i0 : Fin n => X i_8 i0) * exp (X i_8
    i_6))) + -1 * (delta i_8 s * ((1 / partition (fun i0 : Fin n => X i_8 i0)) ^ 2 * exp (X i_8 i_6) * exp (X i_8
    j)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * u1) * (1 * u2)) * u3) + ((-1) * (((u1 * ((1 * u2) ^ 2)) *
    u3) * u4))) = ((u0 * (u1 * ((1 * u2) * u3))) + ((-1) * (u1 * ((((1 * u2) ^ 2) * u3) * u4))))) by (intros u0 u1 u2
    u3 u4; ring).
    exact (fun (i_6 : Fin n) (i_8 : Fin m) => (identity (delta i_6 j) (delta i_8 s) (/ (partition (fun i0 : Fin n => X
      i_8 i0))) (exp (X i_8 i_6)) (exp (X i_8 j)))). }
  assert (r94 : forall (i_6 : Fin n), Sum (fun i : Fin m => (exp (X i i_6) * (delta i s * delta i_6 j) * partition
    (fun i1 : Fin n => X i i1) - exp (X i i_6) * Sum (fun i_ : Fin n => exp (X i i_) * (delta i s * delta i_ j))) /
    partition (fun i1 : Fin n => X i i1) ^ 2) = Sum (fun i : Fin m => delta i_6 j * (delta i s * (1 / partition (fun
    i1 : Fin n => X i i1) * exp (X i i_6))) + -1 * (delta i s * ((1 / partition (fun i1 : Fin n => X i i1)) ^ 2 * exp
    (X i i_6) * exp (X i j))))).
  { exact (fun (i_6 : Fin n) => (Rules.sum_congruence (fun (i_8 : Fin m) => (eq_trans (eq_trans (eq_trans (r67 i_8
    i_6) (r83 i_8 i_6)) (r90 i_8 i_6)) (r92 i_6 i_8))))). }
  assert (r98 : forall (i_6 : Fin n), delta i_6 j * Sum (fun i : Fin m => delta i s * (1 / partition (fun i1 : Fin n
    => X i i1) * exp (X i i_6))) = delta i_6 j * (1 / partition (fun i1 : Fin n => X s i1) * exp (X s i_6))).
  { exact (fun (i_6 : Fin n) => (f_equal (fun (h_6 : R) => delta i_6 j * h_6) (Facts.sum_delta m s (fun i : Fin m => 1
    / partition (fun i1 : Fin n => X i i1) * exp (X i i_6))))). }
  assert (r102 : forall (i_6 : Fin n), -1 * Sum (fun i : Fin m => delta i s * ((1 / partition (fun i1 : Fin n => X i
    i1)) ^ 2 * exp (X i i_6) * exp (X i j))) = -1 * ((1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s i_6) *
    exp (X s j))).
  { exact (fun (i_6 : Fin n) => (f_equal (fun (h_7 : R) => -1 * h_7) (Facts.sum_delta m s (fun i : Fin m => (1 /
    partition (fun i1 : Fin n => X i i1)) ^ 2 * exp (X i i_6) * exp (X i j))))). }
  assert (r104 : forall (i_6 : Fin n), Sum (fun i : Fin m => delta i_6 j * (delta i s * (1 / partition (fun i1 : Fin n
    => X i i1) * exp (X i i_6)))) + Sum (fun i : Fin m => -1 * (delta i s * ((1 / partition (fun i1 : Fin n => X i
    i1)) ^ 2 * exp (X i i_6) * exp (X i j)))) = delta i_6 j * (1 / partition (fun i1 : Fin n => X s i1) * exp (X s
    i_6)) + -1 * ((1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s i_6) * exp (X s j))).
  { exact (fun (i_6 : Fin n) => (f_equal2 (fun (h_8 : R) (h_9 : R) => h_8 + h_9) (eq_trans (Facts.sum_scale m (delta
    i_6 j) (fun i : Fin m => delta i s * (1 / partition (fun i1 : Fin n => X i i1) * exp (X i i_6)))) (r98 i_6))
    (eq_trans (Facts.sum_scale m (-1) (fun i : Fin m => delta i s * ((1 / partition (fun i1 : Fin n => X i i1)) ^ 2 *
    exp (X i i_6) * exp (X i j)))) (r102 i_6)))). }
  assert (r107 : forall (i_6 : Fin n), delta i_6 j * (1 / partition (fun i1 : Fin n => X s i1) * exp (X s i_6)) + -1 *
    ((1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s i_6) * exp (X s j)) = delta i_6 j * (1 / partition (fun
    i1 : Fin n => X s i1)) * exp (X s i_6) + -1 * ((1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s i_6) *
    exp (X s j))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((1 * u1) * u2)) + ((-1) * ((((1 * u1) ^ 2) * u2) * u3))) =
    (((u0 * (1 * u1)) * u2) + ((-1) * ((((1 * u1) ^ 2) * u2) * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_6 : Fin n) => (identity (delta i_6 j) (/ (partition (fun i1 : Fin n => X s i1))) (exp (X s i_6))
      (exp (X s j)))). }
  assert (r109 : INR m ^ 2 = INR m * INR m).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (INR m)). }
  assert (r110 : 1 / INR m ^ 2 = 1 / (INR m * INR m)).
  { exact (f_equal (fun (h_10 : R) => 1 / h_10) r109). }
  assert (r113 : 1 / INR m * (1 / INR m) = (1 / INR m) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (INR m))). }
  assert (r115 : forall (i_6 : Fin n), 0 * (Sum (fun i : Fin m => softmax (fun i1 : Fin n => X i i1) i_6) * (1 / INR
    m)) + g i_6 * ((Sum (fun i : Fin m => (exp (X i i_6) * (delta i s * delta i_6 j) * partition (fun i1 : Fin n => X
    i i1) - exp (X i i_6) * Sum (fun i_ : Fin n => exp (X i i_) * (delta i s * delta i_ j))) / partition (fun i1 : Fin
    n => X i i1) ^ 2) * INR m - Sum (fun i : Fin m => softmax (fun i1 : Fin n => X i i1) i_6) * 0) * (1 / INR m ^ 2))
    = 0 * (Sum (fun i : Fin m => 1 / partition (fun i1 : Fin n => X i i1) * exp (X i i_6)) * (1 / INR m)) + g i_6 *
    (((delta i_6 j * (1 / partition (fun i1 : Fin n => X s i1)) * exp (X s i_6) + -1 * ((1 / partition (fun i1 : Fin n
    => X s i1)) ^ 2 * exp (X s i_6) * exp (X s j))) * INR m - Sum (fun i : Fin m => 1 / partition (fun i1 : Fin n => X
    i i1) * exp (X i i_6)) * 0) * (1 / INR m) ^ 2)).
  { exact (fun (i_6 : Fin n) => (f_equal3 (fun (h_11 : R) (h_12 : R) (h_13 : R) => 0 * (h_11 * (1 / INR m)) + g i_6 *
    ((h_12 * INR m - h_11 * 0) * h_13)) (r66 i_6) (eq_trans (eq_trans (r94 i_6) (eq_trans (Facts.sum_add m (fun i :
    Fin m => delta i_6 j * (delta i s * (1 / partition (fun i1 : Fin n => X i i1) * exp (X i i_6)))) (fun i : Fin m =>
    -1 * (delta i s * ((1 / partition (fun i1 : Fin n => X i i1)) ^ 2 * exp (X i i_6) * exp (X i j))))) (r104 i_6)))
    (r107 i_6)) (eq_trans (eq_trans r110 (Facts.inverse_mul (INR m) (INR m))) r113))). }
  assert (r118 : INR m * (1 / INR m) = 1).
  { exact (Facts.mul_inverse (INR m) r28). }
  assert (r119 : forall (i_6 : Fin n), 0 * (Sum (fun i : Fin m => 1 / partition (fun i1 : Fin n => X i i1) * exp (X i
    i_6)) * (1 / INR m)) + g i_6 * (((delta i_6 j * (1 / partition (fun i1 : Fin n => X s i1)) * exp (X s i_6) + -1 *
    ((1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s i_6) * exp (X s j))) * INR m - Sum (fun i : Fin m => 1
    / partition (fun i1 : Fin n => X i i1) * exp (X i i_6)) * 0) * (1 / INR m) ^ 2) = g i_6 * delta i_6 j * (1 / INR
    m) * (1 / partition (fun i1 : Fin n => X s i1)) * exp (X s i_6) + -1 * (g i_6 * (1 / INR m) * (1 / partition (fun
    i1 : Fin n => X s i1)) ^ 2 * exp (X s i_6) * exp (X s j))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((u0 * u1) * (1 * u2)) * (1 * u3)) * u4) + ((-1) *
    ((((u0 * (1 * u2)) * ((1 * u3) ^ 2)) * u4) * u5))) - ((0 * (u6 * (1 * u2))) + (u0 * ((((((u1 * (1 * u3)) * u4) +
    ((-1) * ((((1 * u3) ^ 2) * u4) * u5))) * u7) - (u6 * 0)) * ((1 * u2) ^ 2)))) = (((((u0 * u1) * (1 * u2)) * (1 *
    u3)) * u4) * (1 - (u7 * (1 * u2))) + (((-1) * ((((u0 * (1 * u2)) * ((1 * u3) ^ 2)) * u4) * u5)) * (1 - (u7 * (1 *
    u2))) + 0))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_6 : Fin n) => (Rules.linear_combination (Rules.and_equation (g i_6 * delta i_6 j * (1 / INR m) * (1
      / partition (fun i1 : Fin n => X s i1)) * exp (X s i_6)) r118 (Rules.and_equation (-1 * (g i_6 * (1 / INR m) *
      (1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s i_6) * exp (X s j))) r118 Rules.no_equation))
      (identity (g i_6) (delta i_6 j) (/ (INR m)) (/ (partition (fun i1 : Fin n => X s i1))) (exp (X s i_6)) (exp (X s
      j)) (Sum (fun i : Fin m => 1 / partition (fun i1 : Fin n => X i i1) * exp (X i i_6))) (INR m)))). }
  assert (r121 : forall (i_6 : Fin n), g i_6 * delta i_6 j * (1 / INR m) * (1 / partition (fun i1 : Fin n => X s i1))
    * exp (X s i_6) + -1 * (g i_6 * (1 / INR m) * (1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s i_6) * exp
    (X s j)) = 1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) * (delta i_6 j * (g i_6 * exp (X s i_6))) + -1 *
    (1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s j)) * (g i_6 * exp (X s i_6))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((u0 * u1) * (1 * u2)) * (1 * u3)) * u4) + ((-1) * ((((u0 * (1
    * u2)) * ((1 * u3) ^ 2)) * u4) * u5))) = ((((1 * u2) * (1 * u3)) * (u1 * (u0 * u4))) + (((-1) * (((1 * u2) * ((1 *
    u3) ^ 2)) * u5)) * (u0 * u4)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_6 : Fin n) => (identity (g i_6) (delta i_6 j) (/ (INR m)) (/ (partition (fun i1 : Fin n => X s i1)))
      (exp (X s i_6)) (exp (X s j)))). }
  assert (r123 : Sum (fun i : Fin n => 0 * (Sum (fun r : Fin m => softmax (fun i1 : Fin n => X r i1) i) / INR m) + g i
    * ((Sum (fun i_ : Fin m => (exp (X i_ i) * (delta i_ s * delta i j) * partition (fun i0 : Fin n => X i_ i0) - exp
    (X i_ i) * Sum (fun i : Fin n => exp (X i_ i) * (delta i_ s * delta i j))) / partition (fun i0 : Fin n => X i_ i0)
    ^ 2) * INR m - Sum (fun r : Fin m => softmax (fun i1 : Fin n => X r i1) i) * 0) / INR m ^ 2)) = Sum (fun i : Fin n
    => 1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) * (delta i j * (g i * exp (X s i))) + -1 * (1 / INR m *
    (1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s j)) * (g i * exp (X s i)))).
  { exact (Rules.sum_congruence (fun (i_6 : Fin n) => (eq_trans (eq_trans (eq_trans (r62 i_6) (r115 i_6)) (r119 i_6))
    (r121 i_6)))). }
  assert (r127 : 1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) * Sum (fun i : Fin n => delta i j * (g i * exp
    (X s i))) = 1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) * (g j * exp (X s j))).
  { exact (f_equal (fun (h_14 : R) => 1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) * h_14) (Facts.sum_delta
    n j (fun i : Fin n => g i * exp (X s i)))). }
  assert (r130 : Sum (fun i : Fin n => 1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) * (delta i j * (g i *
    exp (X s i)))) + Sum (fun i : Fin n => -1 * (1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s
    j)) * (g i * exp (X s i))) = 1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) * (g j * exp (X s j)) + -1 *
    (1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s j)) * Sum (fun i : Fin n => g i * exp (X s
    i))).
  { exact (f_equal2 (fun (h_15 : R) (h_16 : R) => h_15 + h_16) (eq_trans (Facts.sum_scale n (1 / INR m * (1 /
    partition (fun i1 : Fin n => X s i1))) (fun i : Fin n => delta i j * (g i * exp (X s i)))) r127) (Facts.sum_scale
    n (-1 * (1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s j))) (fun i : Fin n => g i * exp (X
    s i)))). }
  assert (r131 : Sum (fun i : Fin n => 1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) * (delta i j * (g i *
    exp (X s i))) + -1 * (1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s j)) * (g i * exp (X s
    i))) = 1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) * (g j * exp (X s j)) + -1 * (1 / INR m * (1 /
    partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s j)) * Sum (fun i : Fin n => g i * exp (X s i))).
  { exact (eq_trans (Facts.sum_add n (fun i : Fin n => 1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) * (delta
    i j * (g i * exp (X s i)))) (fun i : Fin n => -1 * (1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) ^ 2 *
    exp (X s j)) * (g i * exp (X s i)))) r130). }
  assert (r133 : 1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) * (g j * exp (X s j)) + -1 * (1 / INR m * (1 /
    partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s j)) * Sum (fun i : Fin n => g i * exp (X s i)) = g j * (1 /
    INR m) * (1 / partition (fun i1 : Fin n => X s i1)) * exp (X s j) + -1 * (1 / INR m * (1 / partition (fun i1 : Fin
    n => X s i1)) ^ 2 * exp (X s j) * Sum (fun i : Fin n => g i * exp (X s i)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((1 * u0) * (1 * u1)) * (u2 * u3)) + (((-1) * (((1 * u0) * ((1 *
    u1) ^ 2)) * u3)) * u4)) = ((((u2 * (1 * u0)) * (1 * u1)) * u3) + ((-1) * ((((1 * u0) * ((1 * u1) ^ 2)) * u3) *
    u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (/ (INR m)) (/ (partition (fun i1 : Fin n => X s i1))) (g j) (exp (X s j)) (Sum (fun i : Fin n =>
      g i * exp (X s i)))). }
  assert (r135 : 0 * Sum (fun i : Fin n => g i * (Sum (fun r : Fin m => softmax (fun i1 : Fin n => X r i1) i) / INR
    m)) + INR n * Sum (fun i : Fin n => 0 * (Sum (fun r : Fin m => softmax (fun i1 : Fin n => X r i1) i) / INR m) + g
    i * ((Sum (fun i_ : Fin m => (exp (X i_ i) * (delta i_ s * delta i j) * partition (fun i0 : Fin n => X i_ i0) -
    exp (X i_ i) * Sum (fun i : Fin n => exp (X i_ i) * (delta i_ s * delta i j))) / partition (fun i0 : Fin n => X i_
    i0) ^ 2) * INR m - Sum (fun r : Fin m => softmax (fun i1 : Fin n => X r i1) i) * 0) / INR m ^ 2)) = 0 * (1 / INR m
    * Sum (fun i : Fin m => 1 / partition (fun i1 : Fin n => X i i1) * Sum (fun i_ : Fin n => g i_ * exp (X i i_)))) +
    INR n * (g j * (1 / INR m) * (1 / partition (fun i1 : Fin n => X s i1)) * exp (X s j) + -1 * (1 / INR m * (1 /
    partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s j) * Sum (fun i : Fin n => g i * exp (X s i))))).
  { exact (f_equal2 (fun (h_17 : R) (h_18 : R) => 0 * h_17 + INR n * h_18) (eq_trans r44 (eq_trans (Facts.sum_scale n
    (1 / INR m) (fun i : Fin n => g i * Sum (fun i_ : Fin m => 1 / partition (fun i0 : Fin n => X i_ i0) * exp (X i_
    i)))) r59)) (eq_trans (eq_trans r123 r131) r133)). }
  assert (r136 : 0 * (1 / INR m * Sum (fun i : Fin m => 1 / partition (fun i1 : Fin n => X i i1) * Sum (fun i_ : Fin n
    => g i_ * exp (X i i_)))) + INR n * (g j * (1 / INR m) * (1 / partition (fun i1 : Fin n => X s i1)) * exp (X s j)
    + -1 * (1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s j) * Sum (fun i : Fin n => g i * exp
    (X s i)))) = g j * INR n * (1 / INR m) * (1 / partition (fun i1 : Fin n => X s i1)) * exp (X s j) + -1 * (INR n *
    (1 / INR m) * (1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s j) * Sum (fun i : Fin n => g i * exp (X s
    i)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((0 * ((1 * u0) * u1)) + (u2 * ((((u3 * (1 * u0)) * (1 * u4))
    * u5) + ((-1) * ((((1 * u0) * ((1 * u4) ^ 2)) * u5) * u6))))) = (((((u3 * u2) * (1 * u0)) * (1 * u4)) * u5) +
    ((-1) * ((((u2 * (1 * u0)) * ((1 * u4) ^ 2)) * u5) * u6)))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (/ (INR m)) (Sum (fun i : Fin m => 1 / partition (fun i1 : Fin n => X i i1) * Sum (fun i_ : Fin n
      => g i_ * exp (X i i_)))) (INR n) (g j) (/ (partition (fun i1 : Fin n => X s i1))) (exp (X s j)) (Sum (fun i :
      Fin n => g i * exp (X s i)))). }
  assert (r138 : forall (i_10 : Fin n), g i_10 * (softmax (fun i1 : Fin n => X s i1) i_10 * (delta i_10 j - softmax
    (fun i1 : Fin n => X s i1) j) / INR m) = g i_10 * (softmax (fun i1 : Fin n => X s i1) i_10 * (delta i_10 j -
    softmax (fun i1 : Fin n => X s i1) j) * (1 / INR m))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * ((u1 * (u2 - u3)) * u4)) = (u0 * ((u1 * (u2 - u3)) * (1 *
    u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_10 : Fin n) => (identity (g i_10) (softmax (fun i1 : Fin n => X s i1) i_10) (delta i_10 j) (softmax
      (fun i1 : Fin n => X s i1) j) (/ (INR m)))). }
  assert (r139 : forall (i_10 : Fin n), softmax (fun i1 : Fin n => X s i1) i_10 = exp (X s i_10) / partition (fun i1 :
    Fin n => X s i1)).
  { exact (fun (i_10 : Fin n) => eq_refl). }
  assert (r140 : forall (i_10 : Fin n), exp (X s i_10) / partition (fun i1 : Fin n => X s i1) = 1 / partition (fun i1
    : Fin n => X s i1) * exp (X s i_10)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_10 : Fin n) => (identity (exp (X s i_10)) (/ (partition (fun i1 : Fin n => X s i1))))). }
  assert (r142 : softmax (fun i1 : Fin n => X s i1) j = exp (X s j) / partition (fun i1 : Fin n => X s i1)).
  { exact eq_refl. }
  assert (r143 : exp (X s j) / partition (fun i1 : Fin n => X s i1) = 1 / partition (fun i1 : Fin n => X s i1) * exp
    (X s j)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (X s j)) (/ (partition (fun i1 : Fin n => X s i1)))). }
  assert (r145 : forall (i_10 : Fin n), g i_10 * (softmax (fun i1 : Fin n => X s i1) i_10 * (delta i_10 j - softmax
    (fun i1 : Fin n => X s i1) j) * (1 / INR m)) = g i_10 * (1 / partition (fun i1 : Fin n => X s i1) * exp (X s i_10)
    * (delta i_10 j - 1 / partition (fun i1 : Fin n => X s i1) * exp (X s j)) * (1 / INR m))).
  { exact (fun (i_10 : Fin n) => (f_equal2 (fun (h_19 : R) (h_20 : R) => g i_10 * (h_19 * (delta i_10 j - h_20) * (1 /
    INR m))) (eq_trans (r139 i_10) (r140 i_10)) (eq_trans r142 r143))). }
  assert (r147 : forall (i_10 : Fin n), g i_10 * (1 / partition (fun i1 : Fin n => X s i1) * exp (X s i_10) * (delta
    i_10 j - 1 / partition (fun i1 : Fin n => X s i1) * exp (X s j)) * (1 / INR m)) = g i_10 * delta i_10 j * (1 / INR
    m) * (1 / partition (fun i1 : Fin n => X s i1)) * exp (X s i_10) + -1 * (g i_10 * (1 / INR m) * (1 / partition
    (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s i_10) * exp (X s j))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (u0 * ((((1 * u1) * u2) * (u3 - ((1 * u1) * u4))) * (1 * u5))) =
    (((((u0 * u3) * (1 * u5)) * (1 * u1)) * u2) + ((-1) * ((((u0 * (1 * u5)) * ((1 * u1) ^ 2)) * u2) * u4)))) by
    (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_10 : Fin n) => (identity (g i_10) (/ (partition (fun i1 : Fin n => X s i1))) (exp (X s i_10)) (delta
      i_10 j) (exp (X s j)) (/ (INR m)))). }
  assert (r149 : forall (i_10 : Fin n), g i_10 * delta i_10 j * (1 / INR m) * (1 / partition (fun i1 : Fin n => X s
    i1)) * exp (X s i_10) + -1 * (g i_10 * (1 / INR m) * (1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s
    i_10) * exp (X s j)) = 1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) * (delta i_10 j * (g i_10 * exp (X s
    i_10))) + -1 * (1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s j)) * (g i_10 * exp (X s
    i_10))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((u0 * u1) * (1 * u2)) * (1 * u3)) * u4) + ((-1) * ((((u0 * (1
    * u2)) * ((1 * u3) ^ 2)) * u4) * u5))) = ((((1 * u2) * (1 * u3)) * (u1 * (u0 * u4))) + (((-1) * (((1 * u2) * ((1 *
    u3) ^ 2)) * u5)) * (u0 * u4)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_10 : Fin n) => (identity (g i_10) (delta i_10 j) (/ (INR m)) (/ (partition (fun i1 : Fin n => X s
      i1))) (exp (X s i_10)) (exp (X s j)))). }
  assert (r151 : Sum (fun i : Fin n => g i * (softmax (fun i1 : Fin n => X s i1) i * (delta i j - softmax (fun i1 :
    Fin n => X s i1) j) / INR m)) = Sum (fun i : Fin n => 1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) *
    (delta i j * (g i * exp (X s i))) + -1 * (1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s
    j)) * (g i * exp (X s i)))).
  { exact (Rules.sum_congruence (fun (i_10 : Fin n) => (eq_trans (eq_trans (eq_trans (r138 i_10) (r145 i_10)) (r147
    i_10)) (r149 i_10)))). }
  assert (r154 : INR n * Sum (fun i : Fin n => g i * (softmax (fun i1 : Fin n => X s i1) i * (delta i j - softmax (fun
    i1 : Fin n => X s i1) j) / INR m)) = INR n * (g j * (1 / INR m) * (1 / partition (fun i1 : Fin n => X s i1)) * exp
    (X s j) + -1 * (1 / INR m * (1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s j) * Sum (fun i : Fin n => g
    i * exp (X s i))))).
  { exact (f_equal (fun (h_21 : R) => INR n * h_21) (eq_trans (eq_trans r151 r131) r133)). }
  assert (r155 : INR n * (g j * (1 / INR m) * (1 / partition (fun i1 : Fin n => X s i1)) * exp (X s j) + -1 * (1 / INR
    m * (1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s j) * Sum (fun i : Fin n => g i * exp (X s i)))) = g
    j * INR n * (1 / INR m) * (1 / partition (fun i1 : Fin n => X s i1)) * exp (X s j) + -1 * (INR n * (1 / INR m) *
    (1 / partition (fun i1 : Fin n => X s i1)) ^ 2 * exp (X s j) * Sum (fun i : Fin n => g i * exp (X s i)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (u0 * ((((u1 * (1 * u2)) * (1 * u3)) * u4) + ((-1) * ((((1 * u2)
    * ((1 * u3) ^ 2)) * u4) * u5)))) = (((((u1 * u0) * (1 * u2)) * (1 * u3)) * u4) + ((-1) * ((((u0 * (1 * u2)) * ((1
    * u3) ^ 2)) * u4) * u5)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (INR n) (g j) (/ (INR m)) (/ (partition (fun i1 : Fin n => X s i1))) (exp (X s j)) (Sum (fun i :
      Fin n => g i * exp (X s i)))). }
  assert (r159 : forall (i_11 : Fin n), g i_11 * (softmax (fun i1 : Fin n => X s i1) i_11 * (delta i_11 j - softmax
    (fun i1 : Fin n => X s i1) j) / INR m) = -1 * (g i_11 * softmax (fun i1 : Fin n => X s i1) i_11 * softmax (fun i1
    : Fin n => X s i1) j * (1 / INR m)) + g i_11 * softmax (fun i1 : Fin n => X s i1) i_11 * delta i_11 j * (1 / INR
    m)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * ((u1 * (u2 - u3)) * u4)) = (((-1) * (((u0 * u1) * u3) * (1 *
    u4))) + (((u0 * u1) * u2) * (1 * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_11 : Fin n) => (identity (g i_11) (softmax (fun i1 : Fin n => X s i1) i_11) (delta i_11 j) (softmax
      (fun i1 : Fin n => X s i1) j) (/ (INR m)))). }
  assert (r160 : forall (i_11 : Fin n), -1 * (g i_11 * softmax (fun i1 : Fin n => X s i1) i_11 * softmax (fun i1 : Fin
    n => X s i1) j * (1 / INR m)) + g i_11 * softmax (fun i1 : Fin n => X s i1) i_11 * delta i_11 j * (1 / INR m) = -1
    * (softmax (fun i1 : Fin n => X s i1) j * (1 / INR m)) * (g i_11 * softmax (fun i1 : Fin n => X s i1) i_11) + 1 /
    INR m * (delta i_11 j * (g i_11 * softmax (fun i1 : Fin n => X s i1) i_11))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((-1) * (((u0 * u1) * u2) * (1 * u3))) + (((u0 * u1) * u4) * (1 *
    u3))) = ((((-1) * (u2 * (1 * u3))) * (u0 * u1)) + ((1 * u3) * (u4 * (u0 * u1))))) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (fun (i_11 : Fin n) => (identity (g i_11) (softmax (fun i1 : Fin n => X s i1) i_11) (softmax (fun i1 : Fin n
      => X s i1) j) (/ (INR m)) (delta i_11 j))). }
  assert (r162 : Sum (fun i : Fin n => g i * (softmax (fun i1 : Fin n => X s i1) i * (delta i j - softmax (fun i1 :
    Fin n => X s i1) j) / INR m)) = Sum (fun i : Fin n => -1 * (softmax (fun i1 : Fin n => X s i1) j * (1 / INR m)) *
    (g i * softmax (fun i1 : Fin n => X s i1) i) + 1 / INR m * (delta i j * (g i * softmax (fun i1 : Fin n => X s i1)
    i)))).
  { exact (Rules.sum_congruence (fun (i_11 : Fin n) => (eq_trans (r159 i_11) (r160 i_11)))). }
  assert (r167 : 1 / INR m * Sum (fun i : Fin n => delta i j * (g i * softmax (fun i1 : Fin n => X s i1) i)) = 1 / INR
    m * (g j * softmax (fun i1 : Fin n => X s i1) j)).
  { exact (f_equal (fun (h_22 : R) => 1 / INR m * h_22) (Facts.sum_delta n j (fun i : Fin n => g i * softmax (fun i1 :
    Fin n => X s i1) i))). }
  assert (r169 : Sum (fun i : Fin n => -1 * (softmax (fun i1 : Fin n => X s i1) j * (1 / INR m)) * (g i * softmax (fun
    i1 : Fin n => X s i1) i)) + Sum (fun i : Fin n => 1 / INR m * (delta i j * (g i * softmax (fun i1 : Fin n => X s
    i1) i))) = -1 * (softmax (fun i1 : Fin n => X s i1) j * (1 / INR m)) * Sum (fun i : Fin n => g i * softmax (fun i1
    : Fin n => X s i1) i) + 1 / INR m * (g j * softmax (fun i1 : Fin n => X s i1) j)).
  { exact (f_equal2 (fun (h_23 : R) (h_24 : R) => h_23 + h_24) (Facts.sum_scale n (-1 * (softmax (fun i1 : Fin n => X
    s i1) j * (1 / INR m))) (fun i : Fin n => g i * softmax (fun i1 : Fin n => X s i1) i)) (eq_trans (Facts.sum_scale
    n (1 / INR m) (fun i : Fin n => delta i j * (g i * softmax (fun i1 : Fin n => X s i1) i))) r167)). }
  assert (r172 : -1 * (softmax (fun i1 : Fin n => X s i1) j * (1 / INR m)) * Sum (fun i : Fin n => g i * softmax (fun
    i1 : Fin n => X s i1) i) + 1 / INR m * (g j * softmax (fun i1 : Fin n => X s i1) j) = g j * softmax (fun i1 : Fin
    n => X s i1) j * (1 / INR m) + -1 * (softmax (fun i1 : Fin n => X s i1) j * (1 / INR m) * Sum (fun i : Fin n => g
    i * softmax (fun i1 : Fin n => X s i1) i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((-1) * (u0 * (1 * u1))) * u2) + ((1 * u1) * (u3 * u0))) = (((u3 *
    u0) * (1 * u1)) + ((-1) * ((u0 * (1 * u1)) * u2)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (softmax (fun i1 : Fin n => X s i1) j) (/ (INR m)) (Sum (fun i : Fin n => g i * softmax (fun i1 :
      Fin n => X s i1) i)) (g j)). }
  assert (r174 : INR n * Sum (fun i : Fin n => g i * (softmax (fun i1 : Fin n => X s i1) i * (delta i j - softmax (fun
    i1 : Fin n => X s i1) j) / INR m)) = INR n * (g j * softmax (fun i1 : Fin n => X s i1) j * (1 / INR m) + -1 *
    (softmax (fun i1 : Fin n => X s i1) j * (1 / INR m) * Sum (fun i : Fin n => g i * softmax (fun i1 : Fin n => X s
    i1) i)))).
  { exact (f_equal (fun (h_25 : R) => INR n * h_25) (eq_trans (eq_trans r162 (eq_trans (Facts.sum_add n (fun i : Fin n
    => -1 * (softmax (fun i1 : Fin n => X s i1) j * (1 / INR m)) * (g i * softmax (fun i1 : Fin n => X s i1) i)) (fun
    i : Fin n => 1 / INR m * (delta i j * (g i * softmax (fun i1 : Fin n => X s i1) i)))) r169)) r172)). }
  assert (r175 : INR n * (g j * softmax (fun i1 : Fin n => X s i1) j * (1 / INR m) + -1 * (softmax (fun i1 : Fin n =>
    X s i1) j * (1 / INR m) * Sum (fun i : Fin n => g i * softmax (fun i1 : Fin n => X s i1) i))) = g j * INR n *
    softmax (fun i1 : Fin n => X s i1) j * (1 / INR m) + -1 * (INR n * softmax (fun i1 : Fin n => X s i1) j * (1 / INR
    m) * Sum (fun i : Fin n => g i * softmax (fun i1 : Fin n => X s i1) i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (((u1 * u2) * (1 * u3)) + ((-1) * ((u2 * (1 * u3)) * u4)))) =
    ((((u1 * u0) * u2) * (1 * u3)) + ((-1) * (((u0 * u2) * (1 * u3)) * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (INR n) (g j) (softmax (fun i1 : Fin n => X s i1) j) (/ (INR m)) (Sum (fun i : Fin n => g i *
      softmax (fun i1 : Fin n => X s i1) i))). }
  assert (r177 : INR n / INR m * (softmax (fun i1 : Fin n => X s i1) j * (g j - Sum (fun i : Fin n => g i * softmax
    (fun i1 : Fin n => X s i1) i))) = g j * INR n * softmax (fun i1 : Fin n => X s i1) j * (1 / INR m) + -1 * (INR n *
    softmax (fun i1 : Fin n => X s i1) j * (1 / INR m) * Sum (fun i : Fin n => g i * softmax (fun i1 : Fin n => X s
    i1) i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * u1) * (u2 * (u3 - u4))) = ((((u3 * u0) * u2) * (1 * u1)) +
    ((-1) * (((u0 * u2) * (1 * u1)) * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (INR n) (/ (INR m)) (softmax (fun i1 : Fin n => X s i1) j) (g j) (Sum (fun i : Fin n => g i *
      softmax (fun i1 : Fin n => X s i1) i))). }
  exact (Rules.deriv_eq (fun (X : Fin m -> Fin n -> R) => (@eq_refl R (INR n * Sum (fun i : Fin n => g i * (Sum (fun r
    : Fin m => softmax (fun i1 : Fin n => X r i1) i) / INR m))))) r32 (eq_trans (eq_trans (eq_trans r135 r136) (eq_sym
    (eq_trans r154 r155))) (eq_trans (eq_trans r174 r175) (eq_sym r177)))).
Qed.

(* What a moving average that starts at zero has missed. *)
Theorem moving_average_bias (beta : R) (m b : Z -> R) (g : R) (t : Z)
    (given_1 : beta <> 0)
    (given_2 : m 0%Z = 0)
    (given_3 : b 0%Z = 1)
    (given_4 : forall t : Z, m (Z.succ t) = beta * m t + (1 - beta) * g)
    (given_5 : forall t : Z, b (Z.succ t) = beta * b t) :
  m t = (1 - b t) * g.
Proof.
  assert (r2 : (1 - b 0%Z) * g = (1 - 1) * g).
  { exact (f_equal (fun (h : R) => (1 - h) * g) given_3). }
  assert (r3 : (1 - 1) * g = 0).
  { assert (identity : forall u0 : R, ((1 - 1) * u0) = 0) by (intros u0; ring).
    exact (identity g). }
  assert (r8 : forall (i : Z), m (Z.succ i) = beta * m i + (1 - beta) * g).
  { exact (fun (i : Z) => (given_4 i)). }
  assert (r10 : forall (t : Z), beta * m t + (1 - beta) * g = -1 * (beta * g) + beta * m t + g).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) + ((1 - u0) * u2)) = ((((-1) * (u0 * u2)) + (u0 * u1)) + u2))
    by (intros u0 u1 u2; ring).
    exact (fun (t : Z) => (identity beta (m t) g)). }
  assert (r13 : forall (t : Z), (1 - b t) * g = -1 * (b t * g) + g).
  { assert (identity : forall u0 u1 : R, ((1 - u0) * u1) = (((-1) * (u0 * u1)) + u1)) by (intros u0 u1; ring).
    exact (fun (t : Z) => (identity (b t) g)). }
  assert (r15 : forall (t : Z), m t = (1 - b t) * g -> beta * m t + (1 - beta) * g = beta * (-1 * (b t * g) + g) + (1
    - beta) * g).
  { exact (fun (t : Z) p => (f_equal (fun (h_ : R) => beta * h_ + (1 - beta) * g) (eq_trans p (r13 t)))). }
  assert (r16 : forall (t : Z), beta * (-1 * (b t * g) + g) + (1 - beta) * g = -1 * (b t * beta * g) + g).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (((-1) * (u1 * u2)) + u2)) + ((1 - u0) * u2)) = (((-1) * ((u1 * u0)
    * u2)) + u2)) by (intros u0 u1 u2; ring).
    exact (fun (t : Z) => (identity beta (b t) g)). }
  assert (r18 : forall (t : Z), beta * ((1 - b t) * g) + (1 - beta) * g = -1 * (b t * beta * g) + g).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * ((1 - u1) * u2)) + ((1 - u0) * u2)) = (((-1) * ((u1 * u0) * u2)) +
    u2)) by (intros u0 u1 u2; ring).
    exact (fun (t : Z) => (identity beta (b t) g)). }
  assert (r23 : forall (i_ : Z), b (Z.succ i_) = beta * b i_).
  { exact (fun (i_ : Z) => (given_5 i_)). }
  assert (r25 : forall (t : Z), beta * b t = b t * beta).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (t : Z) => (identity beta (b t))). }
  assert (r26 : forall (t : Z), b (Z.succ t) = b t * beta).
  { exact (fun (t : Z) => (eq_trans (r23 t) (r25 t))). }
  assert (r27 : forall (t : Z), (1 - b (Z.succ t)) * g = (1 - b t * beta) * g).
  { exact (fun (t : Z) => (f_equal (fun (h_1 : R) => (1 - h_1) * g) (r26 t))). }
  assert (r28 : forall (t : Z), (1 - b t * beta) * g = -1 * (b t * beta * g) + g).
  { assert (identity : forall u0 u1 u2 : R, ((1 - (u0 * u1)) * u2) = (((-1) * ((u0 * u1) * u2)) + u2)) by (intros u0
    u1 u2; ring).
    exact (fun (t : Z) => (identity (b t) beta g)). }
  assert (r33 : beta * (1 / beta) = 1).
  { exact (Facts.mul_inverse beta given_1). }
  assert (r34 : forall (t : Z), (beta * m t + (1 - beta) * g - (1 - beta) * g) / beta = m t).
  { assert (identity : forall u0 u1 u2 u3 : R, u0 - ((((u1 * u0) + ((1 - u1) * u2)) - ((1 - u1) * u2)) * u3) = (u0 *
    (1 - (u1 * (1 * u3))) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (t : Z) => (Rules.linear_combination (Rules.and_equation (m t) r33 Rules.no_equation) (identity (m t)
      beta g (/ beta)))). }
  assert (r36 : forall (t : Z), (beta * m t + (1 - beta) * g - (1 - beta) * g) / beta = beta * m t * (1 / beta)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 * u1) + ((1 - u0) * u2)) - ((1 - u0) * u2)) * u3) = ((u0 * u1) *
    (1 * u3))) by (intros u0 u1 u2 u3; ring).
    exact (fun (t : Z) => (identity beta (m t) g (/ beta))). }
  assert (r37 : forall (t : Z), (m (Z.succ t) - (1 - beta) * g) / beta = (m (Z.succ t) - (1 - beta) * g) * (1 /
    beta)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 - ((1 - u1) * u2)) * u3) = ((u0 - ((1 - u1) * u2)) * (1 * u3))) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (t : Z) => (identity (m (Z.succ t)) beta g (/ beta))). }
  assert (r38 : forall (t : Z), (m (Z.succ t) - (1 - beta) * g) * (1 / beta) = (-1 * (beta * g) + beta * m t + g - (1
    - beta) * g) * (1 / beta)).
  { exact (fun (t : Z) => (f_equal (fun (h_2 : R) => (h_2 - (1 - beta) * g) * (1 / beta)) (eq_trans (r8 t) (r10 t)))).
    }
  assert (r40 : forall (t : Z), (-1 * (beta * g) + beta * m t + g - (1 - beta) * g) * (1 / beta) = beta * m t * (1 /
    beta)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((((-1) * (u0 * u1)) + (u0 * u2)) + u1) - ((1 - u0) * u1)) * (1 *
    u3)) = ((u0 * u2) * (1 * u3))) by (intros u0 u1 u2 u3; ring).
    exact (fun (t : Z) => (identity beta g (m t) (/ beta))). }
  assert (r46 : forall (t : Z), (1 - b (Z.succ t)) * g = -1 * (b (Z.succ t) * g) + g).
  { assert (identity : forall u0 u1 : R, ((1 - u0) * u1) = (((-1) * (u0 * u1)) + u1)) by (intros u0 u1; ring).
    exact (fun (t : Z) => (identity (b (Z.succ t)) g)). }
  assert (r48 : forall (t : Z), m (Z.succ t) = (1 - b (Z.succ t)) * g -> (m (Z.succ t) - (1 - beta) * g) * (1 / beta)
    = (-1 * (b (Z.succ t) * g) + g - (1 - beta) * g) * (1 / beta)).
  { exact (fun (t : Z) p_ => (f_equal (fun (h_3 : R) => (h_3 - (1 - beta) * g) * (1 / beta)) (eq_trans p_ (r46 t)))).
    }
  assert (r50 : forall (t : Z), (-1 * (b (Z.succ t) * g) + g - (1 - beta) * g) * (1 / beta) = -1 * (b (Z.succ t) * g *
    (1 / beta)) + beta * g * (1 / beta)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((((-1) * (u0 * u1)) + u1) - ((1 - u2) * u1)) * (1 * u3)) = (((-1) *
    ((u0 * u1) * (1 * u3))) + ((u2 * u1) * (1 * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (t : Z) => (identity (b (Z.succ t)) g beta (/ beta))). }
  assert (r52 : forall (t : Z), ((1 - b (Z.succ t)) * g - (1 - beta) * g) / beta = -1 * (b (Z.succ t) * g * (1 /
    beta)) + beta * g * (1 / beta)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((1 - u0) * u1) - ((1 - u2) * u1)) * u3) = (((-1) * ((u0 * u1) * (1 *
    u3))) + ((u2 * u1) * (1 * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (t : Z) => (identity (b (Z.succ t)) g beta (/ beta))). }
  assert (r56 : forall (t : Z), ((1 - b (Z.succ t)) * g - (1 - beta) * g) / beta = ((1 - b (Z.succ t)) * g - (1 -
    beta) * g) * (1 / beta)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((1 - u0) * u1) - ((1 - u2) * u1)) * u3) = ((((1 - u0) * u1) - ((1 -
    u2) * u1)) * (1 * u3))) by (intros u0 u1 u2 u3; ring).
    exact (fun (t : Z) => (identity (b (Z.succ t)) g beta (/ beta))). }
  assert (r57 : forall (t : Z), ((1 - b (Z.succ t)) * g - (1 - beta) * g) * (1 / beta) = ((1 - b t * beta) * g - (1 -
    beta) * g) * (1 / beta)).
  { exact (fun (t : Z) => (f_equal (fun (h_4 : R) => ((1 - h_4) * g - (1 - beta) * g) * (1 / beta)) (r26 t))). }
  assert (r59 : forall (t : Z), ((1 - b t * beta) * g - (1 - beta) * g) * (1 / beta) = -1 * (b t * g) + g).
  { assert (identity : forall u0 u1 u2 u3 : R, (((-1) * (u0 * u1)) + u1) - ((((1 - (u0 * u2)) * u1) - ((1 - u2) * u1))
    * (1 * u3)) = (((-1) * (u0 * u1)) * (1 - (u2 * (1 * u3))) + (u1 * (1 - (u2 * (1 * u3))) + 0))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (t : Z) => (Rules.linear_combination (Rules.and_equation (-1 * (b t * g)) r33 (Rules.and_equation g r33
      Rules.no_equation)) (identity (b t) g beta (/ beta)))). }
  exact (Rules.induction (fun (t : Z) => m t = (1 - b t) * g) (eq_trans given_2 (eq_sym (eq_trans r2 r3))) (fun (t :
    Z) p_1 => (eq_trans (eq_trans (r8 t) (eq_trans (eq_trans (r15 t p_1) (r16 t)) (eq_sym (r18 t)))) (eq_trans (r18 t)
    (eq_sym (eq_trans (r27 t) (r28 t)))))) (fun (t : Z) p_2 => (eq_trans (eq_trans (eq_trans (eq_sym (r34 t))
    (eq_trans (r36 t) (eq_sym (eq_trans (eq_trans (r37 t) (r38 t)) (r40 t))))) (eq_trans (eq_trans (eq_trans (r37 t)
    (r48 t p_2)) (r50 t)) (eq_sym (r52 t)))) (eq_trans (eq_trans (eq_trans (r56 t) (r57 t)) (r59 t)) (eq_sym (r13
    t))))) t).
Qed.

Definition gradient_size (v : R) : R :=
  sqrt v.

(* The root of the second average, of a multiple. *)
Theorem gradient_size_of_multiple (c v : R)
    (given_1 : 0 < c)
    (given_2 : 0 < v) :
  gradient_size (c ^ 2 * v) = c * gradient_size v.
Proof.
  assert (r0 : c * gradient_size v + (gradient_size (c ^ 2 * v) ^ 2 - c ^ 2 * gradient_size v ^ 2) / (gradient_size (c
    ^ 2 * v) + c * gradient_size v) = c * gradient_size v + (gradient_size (c ^ 2 * v) ^ 2 - c ^ 2 * gradient_size v ^
    2) * (1 / (gradient_size (c ^ 2 * v) + c * gradient_size v))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (((u2 ^ 2) - ((u0 ^ 2) * (u1 ^ 2))) * u3)) = ((u0 * u1) +
    (((u2 ^ 2) - ((u0 ^ 2) * (u1 ^ 2))) * (1 * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity c (gradient_size v) (gradient_size (c ^ 2 * v)) (/ (gradient_size (c ^ 2 * v) + c * gradient_size
      v))). }
  assert (r1 : gradient_size (c ^ 2 * v) + c * gradient_size v = c * gradient_size v + gradient_size (c ^ 2 * v)).
  { assert (identity : forall u0 u1 u2 : R, (u0 + (u1 * u2)) = ((u1 * u2) + u0)) by (intros u0 u1 u2; ring).
    exact (identity (gradient_size (c ^ 2 * v)) c (gradient_size v)). }
  assert (r2 : 1 / (gradient_size (c ^ 2 * v) + c * gradient_size v) = 1 / (c * gradient_size v + gradient_size (c ^ 2
    * v))).
  { exact (f_equal (fun (h : R) => 1 / h) r1). }
  assert (r3 : c * gradient_size v + (gradient_size (c ^ 2 * v) ^ 2 - c ^ 2 * gradient_size v ^ 2) * (1 /
    (gradient_size (c ^ 2 * v) + c * gradient_size v)) = c * gradient_size v + (gradient_size (c ^ 2 * v) ^ 2 - c ^ 2
    * gradient_size v ^ 2) * (1 / (c * gradient_size v + gradient_size (c ^ 2 * v)))).
  { exact (f_equal (fun (h_ : R) => c * gradient_size v + (gradient_size (c ^ 2 * v) ^ 2 - c ^ 2 * gradient_size v ^
    2) * h_) r2). }
  assert (r8 : forall (a : R), 0 < a -> 0 <= a).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (a : R) p => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ p) Rules.no_relation) (identity a)))). }
  assert (r9 : forall (a : R), 0 <= a -> sqrt a ^ 2 = a).
  { exact (fun (a : R) p_ => (Facts.sqrt_square a p_)). }
  assert (r12 : forall (a : R), sqrt a ^ 2 = sqrt a * sqrt a).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r14 : forall (a : R), 0 < a -> sqrt a * sqrt a <> 0).
  { exact (fun (a : R) p_1 => (eq_ind a (fun (h_1 : R) => h_1 <> 0) (Facts.ne_of_pos a p_1) (sqrt a * sqrt a)
    (eq_trans (eq_sym (r9 a (r8 a p_1))) (r12 a)))). }
  assert (r18 : forall (a : R), (- sqrt a) ^ 2 = sqrt a ^ 2).
  { assert (identity : forall u0 : R, ((- u0) ^ 2) = (u0 ^ 2)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r19 : forall (a : R), sqrt ((- sqrt a) ^ 2) = sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (f_equal (fun (h_2 : R) => sqrt h_2) (r18 a))). }
  assert (r20 : forall (a : R), - sqrt a <= sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (eq_ind (sqrt ((- sqrt a) ^ 2)) (fun (h_3 : R) => - sqrt a <= h_3) (Facts.le_sqrt_square (-
    sqrt a)) (sqrt (sqrt a ^ 2)) (r19 a))). }
  assert (r21 : forall (a : R), 0 <= a -> sqrt (sqrt a ^ 2) = sqrt a).
  { exact (fun (a : R) p_2 => (f_equal (fun (h_4 : R) => sqrt h_4) (r9 a p_2))). }
  assert (r22 : forall (a : R), 0 <= a -> 0 <= sqrt a).
  { assert (identity : forall u0 u1 : R, u0 - 0 = ((1/2) * (u1 - (- u0)) + ((1/2) * (u0 - u1) + 0))) by (intros u0 u1;
    field).
    exact (fun (a : R) p_3 => (proj1 (Rules.positive_combination (Rules.and_le (1 / 2) (Rules.numeral_nonneg 1 2
      eq_refl) (r20 a) (Rules.and_eq (1 / 2) (r21 a p_3) Rules.no_relation)) (identity (sqrt a) (sqrt (sqrt a ^
      2)))))). }
  assert (r23 : forall (a : R), 0 < a -> 0 <= sqrt a).
  { exact (fun (a : R) p_4 => (r22 a (r8 a p_4))). }
  assert (r25 : forall (a : R), 0 < a -> sqrt (sqrt a) ^ 2 = sqrt a).
  { exact (fun (a : R) p_5 => (Facts.sqrt_square (sqrt a) (r23 a p_5))). }
  assert (r27 : forall (a : R), sqrt (sqrt a) ^ 2 = sqrt (sqrt a) * sqrt (sqrt a)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt (sqrt a)))). }
  assert (r29 : forall (a : R), 0 < a -> sqrt (sqrt a) * sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_6 => (eq_ind (sqrt a) (fun (h_5 : R) => h_5 <> 0) (Facts.ne_of_mul (sqrt a) (sqrt a) (r14 a
    p_6)) (sqrt (sqrt a) * sqrt (sqrt a)) (eq_trans (eq_sym (r25 a p_6)) (r27 a)))). }
  assert (r31 : forall (a : R), 0 < a -> sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_7 => (Facts.ne_of_mul (sqrt (sqrt a)) (sqrt (sqrt a)) (r29 a p_7))). }
  assert (r34 : forall (a : R), 0 < a -> 0 < sqrt a).
  { exact (fun (a : R) p_8 => (eq_ind (sqrt (sqrt a) ^ 2) (fun (h_6 : R) => 0 < h_6) (Facts.square_pos (sqrt (sqrt a))
    (r31 a p_8)) (sqrt a) (r25 a p_8))). }
  assert (r36 : gradient_size v = sqrt v).
  { exact eq_refl. }
  assert (r38 : 0 < gradient_size v).
  { exact (eq_ind (sqrt v) (fun (h_7 : R) => 0 < h_7) (r34 v given_2) (gradient_size v) (eq_sym r36)). }
  assert (r41 : c <> 0).
  { exact (Facts.ne_of_pos c given_1). }
  assert (r43 : 0 < c ^ 2).
  { exact (Facts.square_pos c r41). }
  assert (r45 : 0 < c ^ 2 * v).
  { exact (Facts.mul_pos (c ^ 2) v r43 given_2). }
  assert (r48 : gradient_size (c ^ 2 * v) = sqrt (c ^ 2 * v)).
  { exact eq_refl. }
  assert (r50 : 0 < gradient_size (c ^ 2 * v)).
  { exact (eq_ind (sqrt (c ^ 2 * v)) (fun (h_8 : R) => 0 < h_8) (r34 (c ^ 2 * v) r45) (gradient_size (c ^ 2 * v))
    (eq_sym r48)). }
  assert (r51 : 0 <= gradient_size (c ^ 2 * v)).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r50)
      Rules.no_relation) (identity (gradient_size (c ^ 2 * v))))). }
  assert (r52 : 0 < c * gradient_size v + gradient_size (c ^ 2 * v)).
  { assert (identity : forall u0 u1 u2 : R, ((u1 * u2) + u0) - 0 = (1 * ((u1 * u2) - 0) + (1 * (u0 - 0) + 0))) by
    (intros u0 u1 u2; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) (Facts.mul_pos c
      (gradient_size v) given_1 r38) (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r51 Rules.no_relation))
      (identity (gradient_size (c ^ 2 * v)) c (gradient_size v))) eq_refl). }
  assert (r54 : c * gradient_size v + gradient_size (c ^ 2 * v) <> 0).
  { exact (Facts.ne_of_pos (c * gradient_size v + gradient_size (c ^ 2 * v)) r52). }
  assert (r57 : c * gradient_size v * (1 / (c * gradient_size v + gradient_size (c ^ 2 * v))) = 1 + -1 *
    (gradient_size (c ^ 2 * v) * (1 / (c * gradient_size v + gradient_size (c ^ 2 * v))))).
  { assert (identity : forall u0 u1 u2 u3 : R, (1 + ((-1) * (u0 * (1 * u1)))) - ((u2 * u3) * (1 * u1)) = (1 * (1 -
    (((u2 * u3) + u0) * (1 * u1))) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (c * gradient_size v + gradient_size (c ^
      2 * v)) r54) Rules.no_equation) (identity (gradient_size (c ^ 2 * v)) (/ (c * gradient_size v + gradient_size (c
      ^ 2 * v))) c (gradient_size v))). }
  assert (r58 : c * gradient_size v + (gradient_size (c ^ 2 * v) ^ 2 - c ^ 2 * gradient_size v ^ 2) * (1 / (c *
    gradient_size v + gradient_size (c ^ 2 * v))) = gradient_size (c ^ 2 * v)).
  { assert (identity : forall u0 u1 u2 u3 : R, u0 - ((u1 * u2) + (((u0 ^ 2) - ((u1 ^ 2) * (u2 ^ 2))) * (1 * u3))) =
    (((-1) * (u1 * u2)) * ((1 + ((-1) * (u0 * (1 * u3)))) - ((u1 * u2) * (1 * u3))) + (u0 * ((1 + ((-1) * (u0 * (1 *
    u3)))) - ((u1 * u2) * (1 * u3))) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (c * gradient_size v)) r57 (Rules.and_equation
      (gradient_size (c ^ 2 * v)) r57 Rules.no_equation)) (identity (gradient_size (c ^ 2 * v)) c (gradient_size v) (/
      (c * gradient_size v + gradient_size (c ^ 2 * v))))). }
  assert (r61 : gradient_size (c ^ 2 * v) + c * gradient_size v = sqrt (c ^ 2 * v) + c * sqrt v).
  { exact (f_equal2 (fun (h_9 : R) (h_10 : R) => h_9 + c * h_10) r48 r36). }
  assert (r62 : sqrt (c ^ 2 * v) + c * sqrt v = c * sqrt v + sqrt (c ^ 2 * v)).
  { assert (identity : forall u0 u1 u2 : R, (u0 + (u1 * u2)) = ((u1 * u2) + u0)) by (intros u0 u1 u2; ring).
    exact (identity (sqrt (c ^ 2 * v)) c (sqrt v)). }
  assert (r64 : 1 / (gradient_size (c ^ 2 * v) + c * gradient_size v) = 1 / (c * sqrt v + sqrt (c ^ 2 * v))).
  { exact (f_equal (fun (h_11 : R) => 1 / h_11) (eq_trans r61 r62)). }
  assert (r65 : c * gradient_size v + (gradient_size (c ^ 2 * v) ^ 2 - c ^ 2 * gradient_size v ^ 2) * (1 /
    (gradient_size (c ^ 2 * v) + c * gradient_size v)) = c * sqrt v + (sqrt (c ^ 2 * v) ^ 2 - c ^ 2 * sqrt v ^ 2) * (1
    / (c * sqrt v + sqrt (c ^ 2 * v)))).
  { exact (f_equal3 (fun (h_12 : R) (h_13 : R) (h_14 : R) => c * h_12 + (h_13 ^ 2 - c ^ 2 * h_12 ^ 2) * h_14) r36 r48
    r64). }
  assert (r67 : 0 <= v).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ given_2)
      Rules.no_relation) (identity v))). }
  assert (r68 : 0 <= c ^ 2).
  { exact (Facts.square_nonneg c). }
  assert (r71 : 0 <= c ^ 2 * v).
  { exact (Facts.mul_nonneg (c ^ 2) v r68 r67). }
  assert (r76 : c * sqrt v + (sqrt (c ^ 2 * v) ^ 2 - c ^ 2 * sqrt v ^ 2) * (1 / (c * sqrt v + sqrt (c ^ 2 * v))) = c *
    sqrt v).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * u1) - ((u0 * u1) + (((u2 ^ 2) - ((u0 ^ 2) * (u1 ^ 2))) * (1 *
    u3))) = ((1 * u3) * (((u0 ^ 2) * u4) - (u2 ^ 2)) + (((-1) * ((u0 ^ 2) * (1 * u3))) * (u4 - (u1 ^ 2)) + 0))) by
    (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 / (c * sqrt v + sqrt (c ^ 2 * v))) (Facts.sqrt_square (c ^
      2 * v) r71) (Rules.and_equation (-1 * (c ^ 2 * (1 / (c * sqrt v + sqrt (c ^ 2 * v))))) (Facts.sqrt_square v r67)
      Rules.no_equation)) (identity c (sqrt v) (sqrt (c ^ 2 * v)) (/ (c * sqrt v + sqrt (c ^ 2 * v))) v)). }
  assert (r78 : c * gradient_size v + 0 / (gradient_size (c ^ 2 * v) + c * gradient_size v) = c * gradient_size v + 0
    * (1 / (gradient_size (c ^ 2 * v) + c * gradient_size v))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) + (0 * u2)) = ((u0 * u1) + (0 * (1 * u2)))) by (intros u0 u1
    u2; ring).
    exact (identity c (gradient_size v) (/ (gradient_size (c ^ 2 * v) + c * gradient_size v))). }
  assert (r79 : c * gradient_size v + 0 * (1 / (gradient_size (c ^ 2 * v) + c * gradient_size v)) = c * sqrt v + 0 *
    (1 / (c * sqrt v + sqrt (c ^ 2 * v)))).
  { exact (f_equal2 (fun (h_15 : R) (h_16 : R) => c * h_15 + 0 * h_16) r36 r64). }
  assert (r81 : c * sqrt v + 0 * (1 / (c * sqrt v + sqrt (c ^ 2 * v))) = c * sqrt v).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) + (0 * (1 * u2))) = (u0 * u1)) by (intros u0 u1 u2; ring).
    exact (identity c (sqrt v) (/ (c * sqrt v + sqrt (c ^ 2 * v)))). }
  assert (r86 : c * gradient_size v + 0 * (1 / (gradient_size (c ^ 2 * v) + c * gradient_size v)) = c * gradient_size
    v + 0 * (1 / (c * gradient_size v + gradient_size (c ^ 2 * v)))).
  { exact (f_equal (fun (h_17 : R) => c * gradient_size v + 0 * h_17) r2). }
  assert (r88 : c * gradient_size v + 0 * (1 / (c * gradient_size v + gradient_size (c ^ 2 * v))) = c * gradient_size
    v).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) + (0 * (1 * u2))) = (u0 * u1)) by (intros u0 u1 u2; ring).
    exact (identity c (gradient_size v) (/ (c * gradient_size v + gradient_size (c ^ 2 * v)))). }
  exact (eq_trans (eq_trans (eq_sym (eq_trans (eq_trans r0 r3) r58)) (eq_trans (eq_trans (eq_trans r0 r65) r76)
    (eq_sym (eq_trans (eq_trans r78 r79) r81)))) (eq_trans (eq_trans r78 r86) r88)).
Qed.

Definition adam_denominator (v epsilon : R) : R :=
  gradient_size v + epsilon.

(* Adam's denominator, of a multiple. *)
Theorem adam_denominator_of_multiple (c v epsilon : R)
    (given_1 : 0 < c)
    (given_2 : 0 < v) :
  adam_denominator (c ^ 2 * v) (c * epsilon) = c * adam_denominator v epsilon.
Proof.
  assert (r0 : adam_denominator (c ^ 2 * v) (c * epsilon) = gradient_size (c ^ 2 * v) + c * epsilon).
  { exact eq_refl. }
  assert (r2 : gradient_size (c ^ 2 * v) + c * epsilon = c * gradient_size v + c * epsilon).
  { exact (f_equal (fun (h : R) => h + c * epsilon) (FeedForward.gradient_size_of_multiple c v given_1 given_2)). }
  assert (r3 : c * gradient_size v + c * epsilon = c * epsilon + c * gradient_size v).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) + (u0 * u2)) = ((u0 * u2) + (u0 * u1))) by (intros u0 u1 u2;
    ring).
    exact (identity c (gradient_size v) epsilon). }
  assert (r5 : adam_denominator v epsilon = gradient_size v + epsilon).
  { exact eq_refl. }
  assert (r6 : gradient_size v + epsilon = epsilon + gradient_size v).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (identity (gradient_size v) epsilon). }
  assert (r8 : c * adam_denominator v epsilon = c * (epsilon + gradient_size v)).
  { exact (f_equal (fun (h_ : R) => c * h_) (eq_trans r5 r6)). }
  assert (r9 : c * (epsilon + gradient_size v) = c * epsilon + c * gradient_size v).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 + u2)) = ((u0 * u1) + (u0 * u2))) by (intros u0 u1 u2; ring).
    exact (identity c epsilon (gradient_size v)). }
  exact (eq_trans (eq_trans r0 r2) (eq_trans r3 (eq_sym (eq_trans r8 r9)))).
Qed.

Definition adam_direction (m v epsilon : R) : R :=
  m / adam_denominator v epsilon.

(* But for eps, Adam does not see the scale of the loss. *)
Theorem adam_direction_of_multiple (c v m epsilon : R)
    (given_1 : 0 < c)
    (given_2 : 0 < v) :
  adam_direction (c * m) (c ^ 2 * v) (c * epsilon) = adam_direction m v epsilon.
Proof.
  assert (r0 : adam_direction (c * m) (c ^ 2 * v) (c * epsilon) = c * m / adam_denominator (c ^ 2 * v) (c * epsilon)).
  { exact eq_refl. }
  assert (r1 : c * m / adam_denominator (c ^ 2 * v) (c * epsilon) = c * m * (1 / adam_denominator (c ^ 2 * v) (c *
    epsilon))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity c m (/ (adam_denominator (c ^ 2 * v) (c * epsilon)))). }
  assert (r3 : 1 / adam_denominator (c ^ 2 * v) (c * epsilon) = 1 / (c * adam_denominator v epsilon)).
  { exact (f_equal (fun (h : R) => 1 / h) (FeedForward.adam_denominator_of_multiple c v epsilon given_1 given_2)). }
  assert (r4 : 1 / (c * adam_denominator v epsilon) = 1 / c * (1 / adam_denominator v epsilon)).
  { exact (Facts.inverse_mul c (adam_denominator v epsilon)). }
  assert (r6 : c * m * (1 / adam_denominator (c ^ 2 * v) (c * epsilon)) = c * m * (1 / c * (1 / adam_denominator v
    epsilon))).
  { exact (f_equal (fun (h_ : R) => c * m * h_) (eq_trans r3 r4)). }
  assert (r8 : c * m * (1 / c * (1 / adam_denominator v epsilon)) = c * m * (1 / c) * (1 / adam_denominator v
    epsilon)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * ((1 * u2) * (1 * u3))) = (((u0 * u1) * (1 * u2)) * (1 *
    u3))) by (intros u0 u1 u2 u3; ring).
    exact (identity c m (/ c) (/ (adam_denominator v epsilon))). }
  assert (r10 : c * m / (c * adam_denominator v epsilon) = c * m * (1 / (c * adam_denominator v epsilon))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity c m (/ (c * adam_denominator v epsilon))). }
  assert (r11 : c * m * (1 / (c * adam_denominator v epsilon)) = c * m * (1 / c * (1 / adam_denominator v epsilon))).
  { exact (f_equal (fun (h_1 : R) => c * m * h_1) r4). }
  assert (r12 : c * m / (c * adam_denominator v epsilon) = c * m * (1 / c * (1 / adam_denominator v epsilon))).
  { exact (eq_trans r10 r11). }
  assert (r17 : c <> 0).
  { exact (Facts.ne_of_pos c given_1). }
  assert (r20 : c * m * (1 / c * (1 / adam_denominator v epsilon)) = m * (1 / adam_denominator v epsilon)).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * (1 * u1)) - ((u2 * u0) * ((1 * u3) * (1 * u1))) = ((u0 * (1 *
    u1)) * (1 - (u2 * (1 * u3))) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (m * (1 / adam_denominator v epsilon)) (Facts.mul_inverse c
      r17) Rules.no_equation) (identity m (/ (adam_denominator v epsilon)) c (/ c))). }
  assert (r22 : m / adam_denominator v epsilon = m * (1 / adam_denominator v epsilon)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity m (/ (adam_denominator v epsilon))). }
  assert (r26 : adam_direction m v epsilon = m / adam_denominator v epsilon).
  { exact eq_refl. }
  exact (eq_trans (eq_trans (eq_trans r0 (eq_trans (eq_trans (eq_trans r1 r6) r8) (eq_sym (eq_trans r12 r8))))
    (eq_trans (eq_trans r12 r20) (eq_sym r22))) (eq_trans r22 (eq_sym (eq_trans r26 r22)))).
Qed.

(* Adam's first step on a penalty alone, without eps, does not see its strength. *)
Theorem adam_penalty_alone (lambda w eta : R)
    (given_1 : 0 < lambda)
    (given_2 : 0 < w) :
  w - eta * adam_direction (lambda * w) ((lambda * w) ^ 2) 0 = w - eta.
Proof.
  assert (r0 : adam_direction (lambda * w) ((lambda * w) ^ 2) 0 = lambda * w / adam_denominator ((lambda * w) ^ 2) 0).
  { exact eq_refl. }
  assert (r1 : lambda * w / adam_denominator ((lambda * w) ^ 2) 0 = lambda * w * (1 / adam_denominator ((lambda * w) ^
    2) 0)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity lambda w (/ (adam_denominator ((lambda * w) ^ 2) 0))). }
  assert (r2 : adam_denominator ((lambda * w) ^ 2) 0 = gradient_size ((lambda * w) ^ 2) + 0).
  { exact eq_refl. }
  assert (r3 : gradient_size ((lambda * w) ^ 2) + 0 = gradient_size ((lambda * w) ^ 2)).
  { assert (identity : forall u0 : R, (u0 + 0) = u0) by (intros u0; ring).
    exact (identity (gradient_size ((lambda * w) ^ 2))). }
  assert (r5 : 1 / adam_denominator ((lambda * w) ^ 2) 0 = 1 / gradient_size ((lambda * w) ^ 2)).
  { exact (f_equal (fun (h : R) => 1 / h) (eq_trans r2 r3)). }
  assert (r6 : lambda * w * (1 / adam_denominator ((lambda * w) ^ 2) 0) = lambda * w * (1 / gradient_size ((lambda *
    w) ^ 2))).
  { exact (f_equal (fun (h_ : R) => lambda * w * h_) r5). }
  assert (r9 : w - eta * adam_direction (lambda * w) ((lambda * w) ^ 2) 0 = w - eta * (lambda * w * (1 / gradient_size
    ((lambda * w) ^ 2)))).
  { exact (f_equal (fun (h_1 : R) => w - eta * h_1) (eq_trans r0 (eq_trans r1 r6))). }
  assert (r10 : w - eta * (lambda * w * (1 / gradient_size ((lambda * w) ^ 2))) = -1 * (eta * lambda * w * (1 /
    gradient_size ((lambda * w) ^ 2))) + w).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 - (u1 * ((u2 * u0) * (1 * u3)))) = (((-1) * (((u1 * u2) * u0) * (1
    * u3))) + u0)) by (intros u0 u1 u2 u3; ring).
    exact (identity w eta lambda (/ (gradient_size ((lambda * w) ^ 2)))). }
  assert (r12 : w - eta * (lambda * w / gradient_size ((lambda * w) ^ 2)) = -1 * (eta * lambda * w * (1 /
    gradient_size ((lambda * w) ^ 2))) + w).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 - (u1 * ((u2 * u0) * u3))) = (((-1) * (((u1 * u2) * u0) * (1 *
    u3))) + u0)) by (intros u0 u1 u2 u3; ring).
    exact (identity w eta lambda (/ (gradient_size ((lambda * w) ^ 2)))). }
  assert (r15 : w - eta * (lambda * w / (lambda * w + (gradient_size ((lambda * w) ^ 2) ^ 2 - (lambda * w) ^ 2) /
    (gradient_size ((lambda * w) ^ 2) + lambda * w))) = w - eta * (lambda * w * (1 / (lambda * w + (gradient_size
    ((lambda * w) ^ 2) ^ 2 - (lambda * w) ^ 2) / (gradient_size ((lambda * w) ^ 2) + lambda * w))))).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 - (u1 * ((u2 * u0) * u3))) = (u0 - (u1 * ((u2 * u0) * (1 * u3)))))
    by (intros u0 u1 u2 u3; ring).
    exact (identity w eta lambda (/ (lambda * w + (gradient_size ((lambda * w) ^ 2) ^ 2 - (lambda * w) ^ 2) /
      (gradient_size ((lambda * w) ^ 2) + lambda * w)))). }
  assert (r16 : lambda * w + (gradient_size ((lambda * w) ^ 2) ^ 2 - (lambda * w) ^ 2) / (gradient_size ((lambda * w)
    ^ 2) + lambda * w) = lambda * w + (gradient_size ((lambda * w) ^ 2) ^ 2 - (lambda * w) ^ 2) * (1 / (gradient_size
    ((lambda * w) ^ 2) + lambda * w))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (((u2 ^ 2) - ((u0 * u1) ^ 2)) * u3)) = ((u0 * u1) + (((u2
    ^ 2) - ((u0 * u1) ^ 2)) * (1 * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity lambda w (gradient_size ((lambda * w) ^ 2)) (/ (gradient_size ((lambda * w) ^ 2) + lambda * w))).
      }
  assert (r17 : gradient_size ((lambda * w) ^ 2) + lambda * w = lambda * w + gradient_size ((lambda * w) ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, (u0 + (u1 * u2)) = ((u1 * u2) + u0)) by (intros u0 u1 u2; ring).
    exact (identity (gradient_size ((lambda * w) ^ 2)) lambda w). }
  assert (r18 : 1 / (gradient_size ((lambda * w) ^ 2) + lambda * w) = 1 / (lambda * w + gradient_size ((lambda * w) ^
    2))).
  { exact (f_equal (fun (h_2 : R) => 1 / h_2) r17). }
  assert (r19 : lambda * w + (gradient_size ((lambda * w) ^ 2) ^ 2 - (lambda * w) ^ 2) * (1 / (gradient_size ((lambda
    * w) ^ 2) + lambda * w)) = lambda * w + (gradient_size ((lambda * w) ^ 2) ^ 2 - (lambda * w) ^ 2) * (1 / (lambda *
    w + gradient_size ((lambda * w) ^ 2)))).
  { exact (f_equal (fun (h_3 : R) => lambda * w + (gradient_size ((lambda * w) ^ 2) ^ 2 - (lambda * w) ^ 2) * h_3)
    r18). }
  assert (r21 : 0 < lambda * w).
  { exact (Facts.mul_pos lambda w given_1 given_2). }
  assert (r23 : lambda * w <> 0).
  { exact (Facts.ne_of_pos (lambda * w) r21). }
  assert (r25 : 0 < (lambda * w) ^ 2).
  { exact (Facts.square_pos (lambda * w) r23). }
  assert (r28 : forall (a : R), 0 < a -> 0 <= a).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (a : R) p => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ p) Rules.no_relation) (identity a)))). }
  assert (r29 : forall (a : R), 0 <= a -> sqrt a ^ 2 = a).
  { exact (fun (a : R) p_ => (Facts.sqrt_square a p_)). }
  assert (r32 : forall (a : R), sqrt a ^ 2 = sqrt a * sqrt a).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r34 : forall (a : R), 0 < a -> sqrt a * sqrt a <> 0).
  { exact (fun (a : R) p_1 => (eq_ind a (fun (h_4 : R) => h_4 <> 0) (Facts.ne_of_pos a p_1) (sqrt a * sqrt a)
    (eq_trans (eq_sym (r29 a (r28 a p_1))) (r32 a)))). }
  assert (r38 : forall (a : R), (- sqrt a) ^ 2 = sqrt a ^ 2).
  { assert (identity : forall u0 : R, ((- u0) ^ 2) = (u0 ^ 2)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r39 : forall (a : R), sqrt ((- sqrt a) ^ 2) = sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (f_equal (fun (h_5 : R) => sqrt h_5) (r38 a))). }
  assert (r40 : forall (a : R), - sqrt a <= sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (eq_ind (sqrt ((- sqrt a) ^ 2)) (fun (h_6 : R) => - sqrt a <= h_6) (Facts.le_sqrt_square (-
    sqrt a)) (sqrt (sqrt a ^ 2)) (r39 a))). }
  assert (r41 : forall (a : R), 0 <= a -> sqrt (sqrt a ^ 2) = sqrt a).
  { exact (fun (a : R) p_2 => (f_equal (fun (h_7 : R) => sqrt h_7) (r29 a p_2))). }
  assert (r42 : forall (a : R), 0 <= a -> 0 <= sqrt a).
  { assert (identity : forall u0 u1 : R, u0 - 0 = ((1/2) * (u1 - (- u0)) + ((1/2) * (u0 - u1) + 0))) by (intros u0 u1;
    field).
    exact (fun (a : R) p_3 => (proj1 (Rules.positive_combination (Rules.and_le (1 / 2) (Rules.numeral_nonneg 1 2
      eq_refl) (r40 a) (Rules.and_eq (1 / 2) (r41 a p_3) Rules.no_relation)) (identity (sqrt a) (sqrt (sqrt a ^
      2)))))). }
  assert (r43 : forall (a : R), 0 < a -> 0 <= sqrt a).
  { exact (fun (a : R) p_4 => (r42 a (r28 a p_4))). }
  assert (r45 : forall (a : R), 0 < a -> sqrt (sqrt a) ^ 2 = sqrt a).
  { exact (fun (a : R) p_5 => (Facts.sqrt_square (sqrt a) (r43 a p_5))). }
  assert (r47 : forall (a : R), sqrt (sqrt a) ^ 2 = sqrt (sqrt a) * sqrt (sqrt a)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt (sqrt a)))). }
  assert (r49 : forall (a : R), 0 < a -> sqrt (sqrt a) * sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_6 => (eq_ind (sqrt a) (fun (h_8 : R) => h_8 <> 0) (Facts.ne_of_mul (sqrt a) (sqrt a) (r34 a
    p_6)) (sqrt (sqrt a) * sqrt (sqrt a)) (eq_trans (eq_sym (r45 a p_6)) (r47 a)))). }
  assert (r51 : forall (a : R), 0 < a -> sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_7 => (Facts.ne_of_mul (sqrt (sqrt a)) (sqrt (sqrt a)) (r49 a p_7))). }
  assert (r54 : forall (a : R), 0 < a -> 0 < sqrt a).
  { exact (fun (a : R) p_8 => (eq_ind (sqrt (sqrt a) ^ 2) (fun (h_9 : R) => 0 < h_9) (Facts.square_pos (sqrt (sqrt a))
    (r51 a p_8)) (sqrt a) (r45 a p_8))). }
  assert (r57 : gradient_size ((lambda * w) ^ 2) = sqrt ((lambda * w) ^ 2)).
  { exact eq_refl. }
  assert (r59 : 0 < gradient_size ((lambda * w) ^ 2)).
  { exact (eq_ind (sqrt ((lambda * w) ^ 2)) (fun (h_10 : R) => 0 < h_10) (r54 ((lambda * w) ^ 2) r25) (gradient_size
    ((lambda * w) ^ 2)) (eq_sym r57)). }
  assert (r60 : 0 <= gradient_size ((lambda * w) ^ 2)).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r59)
      Rules.no_relation) (identity (gradient_size ((lambda * w) ^ 2))))). }
  assert (r61 : 0 < lambda * w + gradient_size ((lambda * w) ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, ((u1 * u2) + u0) - 0 = (1 * ((u1 * u2) - 0) + (1 * (u0 - 0) + 0))) by
    (intros u0 u1 u2; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) r21 (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) r60 Rules.no_relation)) (identity (gradient_size ((lambda * w) ^ 2)) lambda w))
      eq_refl). }
  assert (r63 : lambda * w + gradient_size ((lambda * w) ^ 2) <> 0).
  { exact (Facts.ne_of_pos (lambda * w + gradient_size ((lambda * w) ^ 2)) r61). }
  assert (r66 : lambda * w * (1 / (lambda * w + gradient_size ((lambda * w) ^ 2))) = 1 + -1 * (gradient_size ((lambda
    * w) ^ 2) * (1 / (lambda * w + gradient_size ((lambda * w) ^ 2))))).
  { assert (identity : forall u0 u1 u2 u3 : R, (1 + ((-1) * (u0 * (1 * u1)))) - ((u2 * u3) * (1 * u1)) = (1 * (1 -
    (((u2 * u3) + u0) * (1 * u1))) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (lambda * w + gradient_size ((lambda * w)
      ^ 2)) r63) Rules.no_equation) (identity (gradient_size ((lambda * w) ^ 2)) (/ (lambda * w + gradient_size
      ((lambda * w) ^ 2))) lambda w)). }
  assert (r67 : lambda * w + (gradient_size ((lambda * w) ^ 2) ^ 2 - (lambda * w) ^ 2) * (1 / (lambda * w +
    gradient_size ((lambda * w) ^ 2))) = gradient_size ((lambda * w) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, u0 - ((u1 * u2) + (((u0 ^ 2) - ((u1 * u2) ^ 2)) * (1 * u3))) = (((-1) *
    (u1 * u2)) * ((1 + ((-1) * (u0 * (1 * u3)))) - ((u1 * u2) * (1 * u3))) + (u0 * ((1 + ((-1) * (u0 * (1 * u3)))) -
    ((u1 * u2) * (1 * u3))) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (lambda * w)) r66 (Rules.and_equation (gradient_size
      ((lambda * w) ^ 2)) r66 Rules.no_equation)) (identity (gradient_size ((lambda * w) ^ 2)) lambda w (/ (lambda * w
      + gradient_size ((lambda * w) ^ 2))))). }
  assert (r69 : 1 / (lambda * w + (gradient_size ((lambda * w) ^ 2) ^ 2 - (lambda * w) ^ 2) / (gradient_size ((lambda
    * w) ^ 2) + lambda * w)) = 1 / gradient_size ((lambda * w) ^ 2)).
  { exact (f_equal (fun (h_11 : R) => 1 / h_11) (eq_trans (eq_trans r16 r19) r67)). }
  assert (r70 : w - eta * (lambda * w * (1 / (lambda * w + (gradient_size ((lambda * w) ^ 2) ^ 2 - (lambda * w) ^ 2) /
    (gradient_size ((lambda * w) ^ 2) + lambda * w)))) = w - eta * (lambda * w * (1 / gradient_size ((lambda * w) ^
    2)))).
  { exact (f_equal (fun (h_12 : R) => w - eta * (lambda * w * h_12)) r69). }
  assert (r76 : (lambda * w) ^ 2 = lambda ^ 2 * w ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) ^ 2) = ((u0 ^ 2) * (u1 ^ 2))) by (intros u0 u1; ring).
    exact (identity lambda w). }
  assert (r77 : sqrt ((lambda * w) ^ 2) = sqrt (lambda ^ 2 * w ^ 2)).
  { exact (f_equal (fun (h_13 : R) => sqrt h_13) r76). }
  assert (r78 : gradient_size ((lambda * w) ^ 2) = sqrt (lambda ^ 2 * w ^ 2)).
  { exact (eq_trans r57 r77). }
  assert (r79 : gradient_size ((lambda * w) ^ 2) + lambda * w = sqrt (lambda ^ 2 * w ^ 2) + lambda * w).
  { exact (f_equal (fun (h_14 : R) => h_14 + lambda * w) r78). }
  assert (r80 : sqrt (lambda ^ 2 * w ^ 2) + lambda * w = lambda * w + sqrt (lambda ^ 2 * w ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, (u0 + (u1 * u2)) = ((u1 * u2) + u0)) by (intros u0 u1 u2; ring).
    exact (identity (sqrt (lambda ^ 2 * w ^ 2)) lambda w). }
  assert (r82 : 1 / (gradient_size ((lambda * w) ^ 2) + lambda * w) = 1 / (lambda * w + sqrt (lambda ^ 2 * w ^ 2))).
  { exact (f_equal (fun (h_15 : R) => 1 / h_15) (eq_trans r79 r80)). }
  assert (r83 : lambda * w + (gradient_size ((lambda * w) ^ 2) ^ 2 - (lambda * w) ^ 2) * (1 / (gradient_size ((lambda
    * w) ^ 2) + lambda * w)) = lambda * w + (sqrt (lambda ^ 2 * w ^ 2) ^ 2 - (lambda * w) ^ 2) * (1 / (lambda * w +
    sqrt (lambda ^ 2 * w ^ 2)))).
  { exact (f_equal2 (fun (h_16 : R) (h_17 : R) => lambda * w + (h_16 ^ 2 - (lambda * w) ^ 2) * h_17) r78 r82). }
  assert (r85 : w <> 0).
  { exact (Facts.ne_of_pos w given_2). }
  assert (r87 : 0 < w ^ 2).
  { exact (Facts.square_pos w r85). }
  assert (r88 : lambda <> 0).
  { exact (Facts.ne_of_pos lambda given_1). }
  assert (r90 : 0 < lambda ^ 2).
  { exact (Facts.square_pos lambda r88). }
  assert (r94 : 0 <= lambda ^ 2 * w ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 ^ 2) * (u1 ^ 2)) - 0 = (1 * (((u0 ^ 2) * (u1 ^ 2)) - 0) + 0)) by (intros
    u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.mul_pos (lambda ^ 2) (w ^ 2) r90 r87)) Rules.no_relation) (identity lambda w))). }
  assert (r97 : lambda * w + (sqrt (lambda ^ 2 * w ^ 2) ^ 2 - (lambda * w) ^ 2) * (1 / (lambda * w + sqrt (lambda ^ 2
    * w ^ 2))) = lambda * w).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * u1) - ((u0 * u1) + (((u2 ^ 2) - ((u0 * u1) ^ 2)) * (1 * u3))) =
    ((1 * u3) * (((u0 ^ 2) * (u1 ^ 2)) - (u2 ^ 2)) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 / (lambda * w + sqrt (lambda ^ 2 * w ^ 2)))
      (Facts.sqrt_square (lambda ^ 2 * w ^ 2) r94) Rules.no_equation) (identity lambda w (sqrt (lambda ^ 2 * w ^ 2))
      (/ (lambda * w + sqrt (lambda ^ 2 * w ^ 2))))). }
  assert (r99 : 1 / (lambda * w + (gradient_size ((lambda * w) ^ 2) ^ 2 - (lambda * w) ^ 2) / (gradient_size ((lambda
    * w) ^ 2) + lambda * w)) = 1 / (lambda * w)).
  { exact (f_equal (fun (h_18 : R) => 1 / h_18) (eq_trans (eq_trans r16 r83) r97)). }
  assert (r100 : 1 / (lambda * w) = 1 / lambda * (1 / w)).
  { exact (Facts.inverse_mul lambda w). }
  assert (r102 : w - eta * (lambda * w * (1 / (lambda * w + (gradient_size ((lambda * w) ^ 2) ^ 2 - (lambda * w) ^ 2)
    / (gradient_size ((lambda * w) ^ 2) + lambda * w)))) = w - eta * (lambda * w * (1 / lambda * (1 / w)))).
  { exact (f_equal (fun (h_19 : R) => w - eta * (lambda * w * h_19)) (eq_trans r99 r100)). }
  assert (r108 : w - eta * (lambda * w * (1 / lambda * (1 / w))) = -1 * eta + w).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((-1) * u0) + u1) - (u1 - (u0 * ((u2 * u1) * ((1 * u3) * (1 *
    u4))))) = (((-1) * ((u0 * u1) * (1 * u4))) * (1 - (u2 * (1 * u3))) + (((-1) * u0) * (1 - (u1 * (1 * u4))) + 0)))
    by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (eta * w * (1 / w))) (Facts.mul_inverse lambda r88)
      (Rules.and_equation (-1 * eta) (Facts.mul_inverse w r85) Rules.no_equation)) (identity eta w lambda (/ lambda)
      (/ w))). }
  assert (r110 : w - eta * (lambda * w / (lambda * w + 0 / (gradient_size ((lambda * w) ^ 2) + lambda * w))) = w - eta
    * (lambda * w * (1 / (lambda * w + 0 / (gradient_size ((lambda * w) ^ 2) + lambda * w))))).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 - (u1 * ((u2 * u0) * u3))) = (u0 - (u1 * ((u2 * u0) * (1 * u3)))))
    by (intros u0 u1 u2 u3; ring).
    exact (identity w eta lambda (/ (lambda * w + 0 / (gradient_size ((lambda * w) ^ 2) + lambda * w)))). }
  assert (r111 : lambda * w + 0 / (gradient_size ((lambda * w) ^ 2) + lambda * w) = lambda * w + 0 * (1 /
    (gradient_size ((lambda * w) ^ 2) + lambda * w))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) + (0 * u2)) = ((u0 * u1) + (0 * (1 * u2)))) by (intros u0 u1
    u2; ring).
    exact (identity lambda w (/ (gradient_size ((lambda * w) ^ 2) + lambda * w))). }
  assert (r112 : lambda * w + 0 * (1 / (gradient_size ((lambda * w) ^ 2) + lambda * w)) = lambda * w + 0 * (1 /
    (lambda * w + sqrt (lambda ^ 2 * w ^ 2)))).
  { exact (f_equal (fun (h_20 : R) => lambda * w + 0 * h_20) r82). }
  assert (r114 : lambda * w + 0 * (1 / (lambda * w + sqrt (lambda ^ 2 * w ^ 2))) = lambda * w).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) + (0 * (1 * u2))) = (u0 * u1)) by (intros u0 u1 u2; ring).
    exact (identity lambda w (/ (lambda * w + sqrt (lambda ^ 2 * w ^ 2)))). }
  assert (r116 : 1 / (lambda * w + 0 / (gradient_size ((lambda * w) ^ 2) + lambda * w)) = 1 / (lambda * w)).
  { exact (f_equal (fun (h_21 : R) => 1 / h_21) (eq_trans (eq_trans r111 r112) r114)). }
  assert (r118 : w - eta * (lambda * w * (1 / (lambda * w + 0 / (gradient_size ((lambda * w) ^ 2) + lambda * w)))) = w
    - eta * (lambda * w * (1 / lambda * (1 / w)))).
  { exact (f_equal (fun (h_22 : R) => w - eta * (lambda * w * h_22)) (eq_trans r116 r100)). }
  assert (r120 : w - eta * (lambda * w / (lambda * w + 0 / (gradient_size ((lambda * w) ^ 2) + lambda * w))) = -1 *
    eta + w).
  { exact (eq_trans (eq_trans r110 r118) r108). }
  assert (r124 : w - eta = -1 * eta + w).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (((-1) * u1) + u0)) by (intros u0 u1; ring).
    exact (identity w eta). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans r9 r10) (eq_sym r12)) (eq_trans r12 (eq_sym (eq_trans
    (eq_trans r15 r70) r10)))) (eq_trans (eq_trans (eq_trans r15 r102) r108) (eq_sym r120))) (eq_trans r120 (eq_sym
    r124))).
Qed.

(* In gradient descent a squared penalty is a decay of the weights. *)
Theorem descent_penalty_is_decay (n : nat) (n_pos : (0 < n)%nat) (g w : Fin n -> R) (lambda : R) (j : Fin n) (eta : R)
  :
  partial (entry j) (fun w : Fin n -> R => Sum (fun i : Fin n => g i * w i) + lambda / 2 * Sum (fun i : Fin n => w i ^
    2)) w (g j + lambda * w j) /\ w j - eta * (g j + lambda * w j) = (1 - eta * lambda) * w j - eta * g j.
Proof.
  assert (r1 : forall (i : Fin n), partial (entry j) (fun w : Fin n -> R => g i) w 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (i : Fin n), partial (entry j) (fun w : Fin n -> R => w i) w (delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_entry i j w)). }
  assert (r3 : forall (i : Fin n), partial (entry j) (fun w : Fin n -> R => g i * w i) w (0 * w i + g i * delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r1 i) (r2 i))). }
  assert (r4 : partial (entry j) (fun w : Fin n -> R => Sum (fun i : Fin n => g i * w i)) w (Sum (fun i : Fin n => 0 *
    w i + g i * delta i j))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r3 i))). }
  assert (r5 : partial (entry j) (fun w : Fin n -> R => lambda / 2) w 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r6 : forall (w : Fin n -> R) (i_ : Fin n), w i_ ^ 2 = w i_ ^ 1 * w i_).
  { assert (identity : forall u0 : R, (u0 ^ 2) = ((u0 ^ 1) * u0)) by (intros u0; ring).
    exact (fun (w : Fin n -> R) (i_ : Fin n) => (identity (w i_))). }
  assert (r8 : forall (w : Fin n -> R) (i_ : Fin n), w i_ ^ 1 = w i_).
  { assert (identity : forall u0 : R, (u0 ^ 1) = u0) by (intros u0; ring).
    exact (fun (w : Fin n -> R) (i_ : Fin n) => (identity (w i_))). }
  assert (r10 : forall (i_ : Fin n), partial (entry j) (fun w : Fin n -> R => w i_) w (delta i_ j)).
  { exact (fun (i_ : Fin n) => (Rules.deriv_entry i_ j w)). }
  assert (r12 : forall (i_ : Fin n), partial (entry j) (fun w : Fin n -> R => w i_ ^ 1) w (delta i_ j)).
  { exact (fun (i_ : Fin n) => (Rules.deriv_eq (fun (w : Fin n -> R) => (eq_sym (r8 w i_))) (r10 i_) (@eq_refl R
    (delta i_ j)))). }
  assert (r13 : forall (i_ : Fin n), partial (entry j) (fun w : Fin n -> R => w i_ ^ 1 * w i_) w (delta i_ j * w i_ +
    w i_ ^ 1 * delta i_ j)).
  { exact (fun (i_ : Fin n) => (Rules.deriv_mul (r12 i_) (r10 i_))). }
  assert (r15 : forall (i_ : Fin n), partial (entry j) (fun w : Fin n -> R => w i_ ^ 2) w (delta i_ j * w i_ + w i_ ^
    1 * delta i_ j)).
  { exact (fun (i_ : Fin n) => (Rules.deriv_eq (fun (w : Fin n -> R) => (eq_sym (r6 w i_))) (r13 i_) (@eq_refl R
    (delta i_ j * w i_ + w i_ ^ 1 * delta i_ j)))). }
  assert (r16 : partial (entry j) (fun w : Fin n -> R => Sum (fun i : Fin n => w i ^ 2)) w (Sum (fun i : Fin n =>
    delta i j * w i + w i ^ 1 * delta i j))).
  { exact (Rules.deriv_sum (fun (i_ : Fin n) => (r15 i_))). }
  assert (r17 : partial (entry j) (fun w : Fin n -> R => lambda / 2 * Sum (fun i : Fin n => w i ^ 2)) w (0 * Sum (fun
    i : Fin n => w i ^ 2) + lambda / 2 * Sum (fun i : Fin n => delta i j * w i + w i ^ 1 * delta i j))).
  { exact (Rules.deriv_mul r5 r16). }
  assert (r18 : partial (entry j) (fun w : Fin n -> R => Sum (fun i : Fin n => g i * w i) + lambda / 2 * Sum (fun i :
    Fin n => w i ^ 2)) w (Sum (fun i : Fin n => 0 * w i + g i * delta i j) + (0 * Sum (fun i : Fin n => w i ^ 2) +
    lambda / 2 * Sum (fun i : Fin n => delta i j * w i + w i ^ 1 * delta i j)))).
  { exact (Rules.deriv_add r4 r17). }
  assert (r19 : forall (i_1 : Fin n), 0 * w i_1 + g i_1 * delta i_1 j = g i_1 * delta i_1 j).
  { assert (identity : forall u0 u1 u2 : R, ((0 * u0) + (u1 * u2)) = (u1 * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (w i_1) (g i_1) (delta i_1 j))). }
  assert (r20 : forall (i_1 : Fin n), g i_1 * delta i_1 j = delta i_1 j * g i_1).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (delta i_1 j))). }
  assert (r22 : Sum (fun i : Fin n => 0 * w i + g i * delta i j) = Sum (fun i : Fin n => delta i j * g i)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r19 i_1) (r20 i_1)))). }
  assert (r25 : forall (i_2 : Fin n), delta i_2 j * w i_2 + w i_2 ^ 1 * delta i_2 j = 2 * (w i_2 * delta i_2 j)).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) + ((u1 ^ 1) * u0)) = (2 * (u1 * u0))) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin n) => (identity (delta i_2 j) (w i_2))). }
  assert (r26 : forall (i_2 : Fin n), 2 * (w i_2 * delta i_2 j) = 2 * (delta i_2 j * w i_2)).
  { assert (identity : forall u0 u1 : R, (2 * (u0 * u1)) = (2 * (u1 * u0))) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin n) => (identity (w i_2) (delta i_2 j))). }
  assert (r28 : Sum (fun i : Fin n => delta i j * w i + w i ^ 1 * delta i j) = Sum (fun i : Fin n => 2 * (delta i j *
    w i))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (r25 i_2) (r26 i_2)))). }
  assert (r31 : 2 * Sum (fun i : Fin n => delta i j * w i) = 2 * w j).
  { exact (f_equal (fun (h : R) => 2 * h) (Facts.sum_delta n j w)). }
  assert (r34 : Sum (fun i : Fin n => 0 * w i + g i * delta i j) + (0 * Sum (fun i : Fin n => w i ^ 2) + lambda / 2 *
    Sum (fun i : Fin n => delta i j * w i + w i ^ 1 * delta i j)) = g j + (0 * Sum (fun i : Fin n => w i ^ 2) + lambda
    / 2 * (2 * w j))).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => h_ + (0 * Sum (fun i : Fin n => w i ^ 2) + lambda / 2 * h_1)) (eq_trans
    r22 (Facts.sum_delta n j g)) (eq_trans r28 (eq_trans (Facts.sum_scale n 2 (fun i : Fin n => delta i j * w i))
    r31))). }
  assert (r35 : g j + (0 * Sum (fun i : Fin n => w i ^ 2) + lambda / 2 * (2 * w j)) = g j + lambda * w j).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 + ((0 * u1) + ((u2 / 2) * (2 * u3)))) = (u0 + (u2 * u3))) by
    (intros u0 u1 u2 u3; field).
    exact (identity (g j) (Sum (fun i : Fin n => w i ^ 2)) lambda (w j)). }
  assert (r37 : partial (entry j) (fun w : Fin n -> R => Sum (fun i : Fin n => g i * w i) + lambda / 2 * Sum (fun i :
    Fin n => w i ^ 2)) w (g j + lambda * w j)).
  { exact (Rules.deriv_eq (fun (w : Fin n -> R) => (@eq_refl R (Sum (fun i : Fin n => g i * w i) + lambda / 2 * Sum
    (fun i : Fin n => w i ^ 2)))) r18 (eq_trans r34 r35)). }
  assert (r38 : w j - eta * (g j + lambda * w j) = -1 * (eta * g j) + -1 * (eta * lambda * w j) + w j).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 - (u1 * (u2 + (u3 * u0)))) = ((((-1) * (u1 * u2)) + ((-1) * ((u1 *
    u3) * u0))) + u0)) by (intros u0 u1 u2 u3; ring).
    exact (identity (w j) eta (g j) lambda). }
  assert (r39 : (1 - eta * lambda) * w j - eta * g j = -1 * (eta * g j) + -1 * (eta * lambda * w j) + w j).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1 - (u0 * u1)) * u2) - (u0 * u3)) = ((((-1) * (u0 * u3)) + ((-1) *
    ((u0 * u1) * u2))) + u2)) by (intros u0 u1 u2 u3; ring).
    exact (identity eta lambda (w j) (g j)). }
  exact (conj r37 (eq_trans r38 (eq_sym r39))).
Qed.

(* Under a constant direction, decoupled decay makes a weight a moving average. *)
Theorem adamw_of_constant_direction (lambda eta : R) (b w : Z -> R) (m : R) (t : Z)
    (given_1 : lambda <> 0)
    (given_2 : 1 - eta * lambda <> 0)
    (given_3 : b 0%Z = 1)
    (given_4 : forall t : Z, b (Z.succ t) = (1 - eta * lambda) * b t)
    (given_5 : forall t : Z, w (Z.succ t) = w t - eta * (m + lambda * w t)) :
  w t = b t * w 0%Z - (1 - b t) * (m / lambda).
Proof.
  assert (r0 : b 0%Z * w 0%Z - (1 - b 0%Z) * (m / lambda) = b 0%Z * w 0%Z - (1 - b 0%Z) * (m * (1 / lambda))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - ((1 - u0) * (u2 * u3))) = ((u0 * u1) - ((1 - u0) * (u2 *
    (1 * u3))))) by (intros u0 u1 u2 u3; ring).
    exact (identity (b 0%Z) (w 0%Z) m (/ lambda)). }
  assert (r2 : b 0%Z * w 0%Z - (1 - b 0%Z) * (m * (1 / lambda)) = 1 * w 0%Z - (1 - 1) * (m * (1 / lambda))).
  { exact (f_equal (fun (h : R) => h * w 0%Z - (1 - h) * (m * (1 / lambda))) given_3). }
  assert (r4 : 1 * w 0%Z - (1 - 1) * (m * (1 / lambda)) = w 0%Z).
  { assert (identity : forall u0 u1 u2 : R, ((1 * u0) - ((1 - 1) * (u1 * (1 * u2)))) = u0) by (intros u0 u1 u2; ring).
    exact (identity (w 0%Z) m (/ lambda)). }
  assert (r8 : forall (i : Z), w (Z.succ i) = w i - eta * (m + lambda * w i)).
  { exact (fun (i : Z) => (given_5 i)). }
  assert (r10 : forall (t : Z), w t - eta * (m + lambda * w t) = -1 * (eta * lambda * w t) + -1 * (eta * m) + w t).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 - (u1 * (u2 + (u3 * u0)))) = ((((-1) * ((u1 * u3) * u0)) + ((-1) *
    (u1 * u2))) + u0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (t : Z) => (identity (w t) eta m lambda)). }
  assert (r11 : forall (t : Z), w (Z.succ t) = -1 * (eta * lambda * w t) + -1 * (eta * m) + w t).
  { exact (fun (t : Z) => (eq_trans (r8 t) (r10 t))). }
  assert (r12 : forall (t : Z), (1 - eta * lambda) * w t - eta * m = -1 * (eta * lambda * w t) + -1 * (eta * m) + w
    t).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1 - (u0 * u1)) * u2) - (u0 * u3)) = ((((-1) * ((u0 * u1) * u2)) +
    ((-1) * (u0 * u3))) + u2)) by (intros u0 u1 u2 u3; ring).
    exact (fun (t : Z) => (identity eta lambda (w t) m)). }
  assert (r16 : forall (t : Z), b t * w 0%Z - (1 - b t) * (m / lambda) = b t * m * (1 / lambda) + b t * w 0%Z + -1 *
    (m * (1 / lambda))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - ((1 - u0) * (u2 * u3))) = ((((u0 * u2) * (1 * u3)) + (u0 *
    u1)) + ((-1) * (u2 * (1 * u3))))) by (intros u0 u1 u2 u3; ring).
    exact (fun (t : Z) => (identity (b t) (w 0%Z) m (/ lambda))). }
  assert (r18 : forall (t : Z), w t = b t * w 0%Z - (1 - b t) * (m / lambda) -> (1 - eta * lambda) * w t - eta * m =
    (1 - eta * lambda) * (b t * m * (1 / lambda) + b t * w 0%Z + -1 * (m * (1 / lambda))) - eta * m).
  { exact (fun (t : Z) p => (f_equal (fun (h_ : R) => (1 - eta * lambda) * h_ - eta * m) (eq_trans p (r16 t)))). }
  assert (r19 : forall (t : Z), (1 - eta * lambda) * (b t * m * (1 / lambda) + b t * w 0%Z + -1 * (m * (1 / lambda)))
    - eta * m = -1 * (b t * eta * lambda * m * (1 / lambda)) + -1 * (b t * eta * lambda * w 0%Z) + b t * m * (1 /
    lambda) + b t * w 0%Z + eta * lambda * m * (1 / lambda) + -1 * (eta * m) + -1 * (m * (1 / lambda))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((1 - (u0 * u1)) * ((((u2 * u3) * (1 * u4)) + (u2 * u5)) + ((-1)
    * (u3 * (1 * u4))))) - (u0 * u3)) = ((((((((-1) * ((((u2 * u0) * u1) * u3) * (1 * u4))) + ((-1) * (((u2 * u0) *
    u1) * u5))) + ((u2 * u3) * (1 * u4))) + (u2 * u5)) + (((u0 * u1) * u3) * (1 * u4))) + ((-1) * (u0 * u3))) + ((-1)
    * (u3 * (1 * u4))))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (t : Z) => (identity eta lambda (b t) m (/ lambda) (w 0%Z))). }
  assert (r21 : forall (t : Z), (1 - eta * lambda) * (b t * w 0%Z - (1 - b t) * (m / lambda)) - eta * m = -1 * (b t *
    eta * lambda * m * (1 / lambda)) + -1 * (b t * eta * lambda * w 0%Z) + b t * m * (1 / lambda) + b t * w 0%Z + eta
    * lambda * m * (1 / lambda) + -1 * (eta * m) + -1 * (m * (1 / lambda))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((1 - (u0 * u1)) * ((u2 * u3) - ((1 - u2) * (u4 * u5)))) - (u0 *
    u4)) = ((((((((-1) * ((((u2 * u0) * u1) * u4) * (1 * u5))) + ((-1) * (((u2 * u0) * u1) * u3))) + ((u2 * u4) * (1 *
    u5))) + (u2 * u3)) + (((u0 * u1) * u4) * (1 * u5))) + ((-1) * (u0 * u4))) + ((-1) * (u4 * (1 * u5))))) by (intros
    u0 u1 u2 u3 u4 u5; ring).
    exact (fun (t : Z) => (identity eta lambda (b t) (w 0%Z) m (/ lambda))). }
  assert (r25 : lambda * (1 / lambda) = 1).
  { exact (Facts.mul_inverse lambda given_1). }
  assert (r26 : forall (t : Z), (1 - eta * lambda) * (b t * w 0%Z - (1 - b t) * (m / lambda)) - eta * m = -1 * (b t *
    eta * lambda * w 0%Z) + -1 * (b t * eta * m) + b t * m * (1 / lambda) + b t * w 0%Z + -1 * (m * (1 / lambda))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((((-1) * (((u0 * u1) * u2) * u3)) + ((-1) * ((u0 * u1) * u4)))
    + ((u0 * u4) * (1 * u5))) + (u0 * u3)) + ((-1) * (u4 * (1 * u5)))) - (((1 - (u1 * u2)) * ((u0 * u3) - ((1 - u0) *
    (u4 * u5)))) - (u1 * u4)) = ((u1 * u4) * (1 - (u2 * (1 * u5))) + (((-1) * ((u0 * u1) * u4)) * (1 - (u2 * (1 *
    u5))) + 0))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (t : Z) => (Rules.linear_combination (Rules.and_equation (eta * m) r25 (Rules.and_equation (-1 * (b t *
      eta * m)) r25 Rules.no_equation)) (identity (b t) eta lambda (w 0%Z) m (/ lambda)))). }
  assert (r27 : forall (t : Z), (1 - eta * lambda) * b t * w 0%Z - (1 - (1 - eta * lambda) * b t) * (m / lambda) = -1
    * (b t * eta * lambda * w 0%Z) + -1 * (b t * eta * m) + b t * m * (1 / lambda) + b t * w 0%Z + -1 * (m * (1 /
    lambda))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((((-1) * (((u0 * u1) * u2) * u3)) + ((-1) * ((u0 * u1) * u4)))
    + ((u0 * u4) * (1 * u5))) + (u0 * u3)) + ((-1) * (u4 * (1 * u5)))) - ((((1 - (u1 * u2)) * u0) * u3) - ((1 - ((1 -
    (u1 * u2)) * u0)) * (u4 * u5))) = (((-1) * ((u0 * u1) * u4)) * (1 - (u2 * (1 * u5))) + 0)) by (intros u0 u1 u2 u3
    u4 u5; ring).
    exact (fun (t : Z) => (Rules.linear_combination (Rules.and_equation (-1 * (b t * eta * m)) r25 Rules.no_equation)
      (identity (b t) eta lambda (w 0%Z) m (/ lambda)))). }
  assert (r31 : forall (t : Z), (1 - eta * lambda) * b t * w 0%Z - (1 - (1 - eta * lambda) * b t) * (m / lambda) = -1
    * (b t * eta * lambda * m * (1 / lambda)) + -1 * (b t * eta * lambda * w 0%Z) + b t * m * (1 / lambda) + b t * w
    0%Z + -1 * (m * (1 / lambda))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((1 - (u0 * u1)) * u2) * u3) - ((1 - ((1 - (u0 * u1)) * u2)) *
    (u4 * u5))) = ((((((-1) * ((((u2 * u0) * u1) * u4) * (1 * u5))) + ((-1) * (((u2 * u0) * u1) * u3))) + ((u2 * u4) *
    (1 * u5))) + (u2 * u3)) + ((-1) * (u4 * (1 * u5))))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (t : Z) => (identity eta lambda (b t) (w 0%Z) m (/ lambda))). }
  assert (r32 : forall (t : Z), b (Z.succ t) * w 0%Z - (1 - b (Z.succ t)) * (m / lambda) = b (Z.succ t) * w 0%Z - (1 -
    b (Z.succ t)) * (m * (1 / lambda))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - ((1 - u0) * (u2 * u3))) = ((u0 * u1) - ((1 - u0) * (u2 *
    (1 * u3))))) by (intros u0 u1 u2 u3; ring).
    exact (fun (t : Z) => (identity (b (Z.succ t)) (w 0%Z) m (/ lambda))). }
  assert (r34 : forall (i_ : Z), b (Z.succ i_) = (1 - eta * lambda) * b i_).
  { exact (fun (i_ : Z) => (given_4 i_)). }
  assert (r36 : forall (t : Z), (1 - eta * lambda) * b t = b t + -1 * (b t * eta * lambda)).
  { assert (identity : forall u0 u1 u2 : R, ((1 - (u0 * u1)) * u2) = (u2 + ((-1) * ((u2 * u0) * u1)))) by (intros u0
    u1 u2; ring).
    exact (fun (t : Z) => (identity eta lambda (b t))). }
  assert (r37 : forall (t : Z), b (Z.succ t) = b t + -1 * (b t * eta * lambda)).
  { exact (fun (t : Z) => (eq_trans (r34 t) (r36 t))). }
  assert (r38 : forall (t : Z), b (Z.succ t) * w 0%Z - (1 - b (Z.succ t)) * (m * (1 / lambda)) = (b t + -1 * (b t *
    eta * lambda)) * w 0%Z - (1 - (b t + -1 * (b t * eta * lambda))) * (m * (1 / lambda))).
  { exact (fun (t : Z) => (f_equal (fun (h_1 : R) => h_1 * w 0%Z - (1 - h_1) * (m * (1 / lambda))) (r37 t))). }
  assert (r40 : forall (t : Z), (b t + -1 * (b t * eta * lambda)) * w 0%Z - (1 - (b t + -1 * (b t * eta * lambda))) *
    (m * (1 / lambda)) = -1 * (b t * eta * lambda * m * (1 / lambda)) + -1 * (b t * eta * lambda * w 0%Z) + b t * m *
    (1 / lambda) + b t * w 0%Z + -1 * (m * (1 / lambda))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((u0 + ((-1) * ((u0 * u1) * u2))) * u3) - ((1 - (u0 + ((-1) *
    ((u0 * u1) * u2)))) * (u4 * (1 * u5)))) = ((((((-1) * ((((u0 * u1) * u2) * u4) * (1 * u5))) + ((-1) * (((u0 * u1)
    * u2) * u3))) + ((u0 * u4) * (1 * u5))) + (u0 * u3)) + ((-1) * (u4 * (1 * u5))))) by (intros u0 u1 u2 u3 u4 u5;
    ring).
    exact (fun (t : Z) => (identity (b t) eta lambda (w 0%Z) m (/ lambda))). }
  assert (r45 : forall (t : Z), ((1 - eta * lambda) * w t - eta * m + eta * m) / (1 - eta * lambda) = ((1 - eta *
    lambda) * w t - eta * m + eta * m) * (1 / (1 - eta * lambda))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((1 - (u0 * u1)) * u2) - (u0 * u3)) + (u0 * u3)) * u4) = (((((1 -
    (u0 * u1)) * u2) - (u0 * u3)) + (u0 * u3)) * (1 * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (t : Z) => (identity eta lambda (w t) m (/ (1 - eta * lambda)))). }
  assert (r46 : 1 - eta * lambda = 1 + -1 * (eta * lambda)).
  { assert (identity : forall u0 u1 : R, (1 - (u0 * u1)) = (1 + ((-1) * (u0 * u1)))) by (intros u0 u1; ring).
    exact (identity eta lambda). }
  assert (r47 : 1 / (1 - eta * lambda) = 1 / (1 + -1 * (eta * lambda))).
  { exact (f_equal (fun (h_2 : R) => 1 / h_2) r46). }
  assert (r48 : forall (t : Z), ((1 - eta * lambda) * w t - eta * m + eta * m) * (1 / (1 - eta * lambda)) = ((1 - eta
    * lambda) * w t - eta * m + eta * m) * (1 / (1 + -1 * (eta * lambda)))).
  { exact (fun (t : Z) => (f_equal (fun (h_3 : R) => ((1 - eta * lambda) * w t - eta * m + eta * m) * h_3) r47)). }
  assert (r49 : forall (t : Z), ((1 - eta * lambda) * w t - eta * m + eta * m) / (1 - eta * lambda) = ((1 - eta *
    lambda) * w t - eta * m + eta * m) * (1 / (1 + -1 * (eta * lambda)))).
  { exact (fun (t : Z) => (eq_trans (r45 t) (r48 t))). }
  assert (r50 : 1 - eta * lambda - 0 <> 0).
  { exact (Facts.sub_ne_zero (1 - eta * lambda) 0 given_2). }
  assert (r51 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r53 : 1 <> 0).
  { exact (Facts.ne_of_pos 1 r51). }
  assert (r56 : forall (a b_ : R), a <> 0 -> b_ <> 0 -> 1 = a * b_ * (1 / a * (1 / b_))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * ((1 * u2) * (1 * u3))) - 1 = ((-1) * (1 - (u0 * (1 * u2)))
    + ((- (u0 * (1 * u2))) * (1 - (u1 * (1 * u3))) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a b_ : R) p_ p_1 => (Rules.linear_combination (Rules.and_equation (-1) (Facts.mul_inverse a p_)
      (Rules.and_equation (- (a * (1 / a))) (Facts.mul_inverse b_ p_1) Rules.no_equation)) (identity a b_ (/ a) (/
      b_)))). }
  assert (r57 : forall (a b_ : R), a <> 0 -> b_ <> 0 -> a * b_ * (1 / a * (1 / b_)) <> 0).
  { exact (fun (a b_ : R) p_2 p_3 => (eq_ind 1 (fun (h_4 : R) => h_4 <> 0) r53 (a * b_ * (1 / a * (1 / b_))) (r56 a b_
    p_2 p_3))). }
  assert (r59 : forall (a b_ : R), a <> 0 -> b_ <> 0 -> a * b_ <> 0).
  { exact (fun (a b_ : R) p_4 p_5 => (Facts.ne_of_mul (a * b_) (1 / a * (1 / b_)) (r57 a b_ p_4 p_5))). }
  assert (r63 : 1 * (1 - eta * lambda - 0) = 1 + -1 * (eta * lambda)).
  { assert (identity : forall u0 u1 : R, (1 * ((1 - (u0 * u1)) - 0)) = (1 + ((-1) * (u0 * u1)))) by (intros u0 u1;
    ring).
    exact (identity eta lambda). }
  assert (r64 : 1 + -1 * (eta * lambda) <> 0).
  { exact (eq_ind (1 * (1 - eta * lambda - 0)) (fun (h_5 : R) => h_5 <> 0) (r59 1 (1 - eta * lambda - 0) r53 r50) (1 +
    -1 * (eta * lambda)) r63). }
  assert (r67 : eta * lambda * (1 / (1 + -1 * (eta * lambda))) = -1 + 1 / (1 + -1 * (eta * lambda))).
  { assert (identity : forall u0 u1 u2 : R, ((-1) + (1 * u0)) - ((u1 * u2) * (1 * u0)) = ((-1) * (1 - ((1 + ((-1) *
    (u1 * u2))) * (1 * u0))) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1) (Facts.mul_inverse (1 + -1 * (eta * lambda)) r64)
      Rules.no_equation) (identity (/ (1 + -1 * (eta * lambda))) eta lambda)). }
  assert (r68 : forall (t : Z), ((1 - eta * lambda) * w t - eta * m + eta * m) * (1 / (1 + -1 * (eta * lambda))) = w
    t).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, u0 - (((((1 - (u1 * u2)) * u0) - (u1 * u3)) + (u1 * u3)) * (1 * u4))
    = (((-1) * u0) * (((-1) + (1 * u4)) - ((u1 * u2) * (1 * u4))) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (t : Z) => (Rules.linear_combination (Rules.and_equation (-1 * w t) r67 Rules.no_equation) (identity (w
      t) eta lambda m (/ (1 + -1 * (eta * lambda)))))). }
  assert (r71 : forall (t : Z), ((1 - eta * lambda) * w t - eta * m + eta * m) * (1 / (1 + -1 * (eta * lambda))) = -1
    * (eta * lambda * w t * (1 / (1 + -1 * (eta * lambda)))) + w t * (1 / (1 + -1 * (eta * lambda)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((1 - (u0 * u1)) * u2) - (u0 * u3)) + (u0 * u3)) * (1 * u4)) =
    (((-1) * (((u0 * u1) * u2) * (1 * u4))) + (u2 * (1 * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (t : Z) => (identity eta lambda (w t) m (/ (1 + -1 * (eta * lambda))))). }
  assert (r73 : forall (t : Z), (w (Z.succ t) + eta * m) / (1 - eta * lambda) = (w (Z.succ t) + eta * m) * (1 / (1 -
    eta * lambda))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 + (u1 * u2)) * u3) = ((u0 + (u1 * u2)) * (1 * u3))) by (intros u0
    u1 u2 u3; ring).
    exact (fun (t : Z) => (identity (w (Z.succ t)) eta m (/ (1 - eta * lambda)))). }
  assert (r74 : forall (t : Z), (w (Z.succ t) + eta * m) * (1 / (1 - eta * lambda)) = (-1 * (eta * lambda * w t) + -1
    * (eta * m) + w t + eta * m) * (1 / (1 + -1 * (eta * lambda)))).
  { exact (fun (t : Z) => (f_equal2 (fun (h_6 : R) (h_7 : R) => (h_6 + eta * m) * h_7) (r11 t) r47)). }
  assert (r76 : forall (t : Z), (-1 * (eta * lambda * w t) + -1 * (eta * m) + w t + eta * m) * (1 / (1 + -1 * (eta *
    lambda))) = -1 * (eta * lambda * w t * (1 / (1 + -1 * (eta * lambda)))) + w t * (1 / (1 + -1 * (eta * lambda)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((((-1) * ((u0 * u1) * u2)) + ((-1) * (u0 * u3))) + u2) + (u0 *
    u3)) * (1 * u4)) = (((-1) * (((u0 * u1) * u2) * (1 * u4))) + (u2 * (1 * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (t : Z) => (identity eta lambda (w t) m (/ (1 + -1 * (eta * lambda))))). }
  assert (r82 : forall (t : Z), b (Z.succ t) * w 0%Z - (1 - b (Z.succ t)) * (m / lambda) = b (Z.succ t) * m * (1 /
    lambda) + b (Z.succ t) * w 0%Z + -1 * (m * (1 / lambda))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - ((1 - u0) * (u2 * u3))) = ((((u0 * u2) * (1 * u3)) + (u0 *
    u1)) + ((-1) * (u2 * (1 * u3))))) by (intros u0 u1 u2 u3; ring).
    exact (fun (t : Z) => (identity (b (Z.succ t)) (w 0%Z) m (/ lambda))). }
  assert (r84 : forall (t : Z), w (Z.succ t) = b (Z.succ t) * w 0%Z - (1 - b (Z.succ t)) * (m / lambda) -> (w (Z.succ
    t) + eta * m) * (1 / (1 - eta * lambda)) = (b (Z.succ t) * m * (1 / lambda) + b (Z.succ t) * w 0%Z + -1 * (m * (1
    / lambda)) + eta * m) * (1 / (1 + -1 * (eta * lambda)))).
  { exact (fun (t : Z) p_6 => (f_equal2 (fun (h_8 : R) (h_9 : R) => (h_8 + eta * m) * h_9) (eq_trans p_6 (r82 t))
    r47)). }
  assert (r86 : forall (t : Z), (b (Z.succ t) * m * (1 / lambda) + b (Z.succ t) * w 0%Z + -1 * (m * (1 / lambda)) +
    eta * m) * (1 / (1 + -1 * (eta * lambda))) = b (Z.succ t) * m * (1 / (1 + -1 * (eta * lambda))) * (1 / lambda) + b
    (Z.succ t) * w 0%Z * (1 / (1 + -1 * (eta * lambda))) + eta * m * (1 / (1 + -1 * (eta * lambda))) + -1 * (m * (1 /
    (1 + -1 * (eta * lambda))) * (1 / lambda))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((((u0 * u1) * (1 * u2)) + (u0 * u3)) + ((-1) * (u1 * (1 *
    u2)))) + (u4 * u1)) * (1 * u5)) = ((((((u0 * u1) * (1 * u5)) * (1 * u2)) + ((u0 * u3) * (1 * u5))) + ((u4 * u1) *
    (1 * u5))) + ((-1) * ((u1 * (1 * u5)) * (1 * u2))))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (t : Z) => (identity (b (Z.succ t)) m (/ lambda) (w 0%Z) eta (/ (1 + -1 * (eta * lambda))))). }
  assert (r88 : forall (t : Z), (b (Z.succ t) * w 0%Z - (1 - b (Z.succ t)) * (m / lambda) + eta * m) / (1 - eta *
    lambda) = (b (Z.succ t) * w 0%Z - (1 - b (Z.succ t)) * (m * (1 / lambda)) + eta * m) * (1 / (1 - eta * lambda))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * u1) - ((1 - u0) * (u2 * u3))) + (u4 * u2)) * u5) =
    ((((u0 * u1) - ((1 - u0) * (u2 * (1 * u3)))) + (u4 * u2)) * (1 * u5))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (t : Z) => (identity (b (Z.succ t)) (w 0%Z) m (/ lambda) eta (/ (1 - eta * lambda)))). }
  assert (r89 : forall (t : Z), (b (Z.succ t) * w 0%Z - (1 - b (Z.succ t)) * (m * (1 / lambda)) + eta * m) * (1 / (1 -
    eta * lambda)) = (b (Z.succ t) * w 0%Z - (1 - b (Z.succ t)) * (m * (1 / lambda)) + eta * m) * (1 / (1 + -1 * (eta
    * lambda)))).
  { exact (fun (t : Z) => (f_equal (fun (h_10 : R) => (b (Z.succ t) * w 0%Z - (1 - b (Z.succ t)) * (m * (1 / lambda))
    + eta * m) * h_10) r47)). }
  assert (r91 : forall (t : Z), (b (Z.succ t) * w 0%Z - (1 - b (Z.succ t)) * (m * (1 / lambda)) + eta * m) * (1 / (1 +
    -1 * (eta * lambda))) = b (Z.succ t) * m * (1 / (1 + -1 * (eta * lambda))) * (1 / lambda) + b (Z.succ t) * w 0%Z *
    (1 / (1 + -1 * (eta * lambda))) + eta * m * (1 / (1 + -1 * (eta * lambda))) + -1 * (m * (1 / (1 + -1 * (eta *
    lambda))) * (1 / lambda))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * u1) - ((1 - u0) * (u2 * (1 * u3)))) + (u4 * u2)) * (1 *
    u5)) = ((((((u0 * u2) * (1 * u5)) * (1 * u3)) + ((u0 * u1) * (1 * u5))) + ((u4 * u2) * (1 * u5))) + ((-1) * ((u2 *
    (1 * u5)) * (1 * u3))))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (t : Z) => (identity (b (Z.succ t)) (w 0%Z) m (/ lambda) eta (/ (1 + -1 * (eta * lambda))))). }
  assert (r96 : forall (t : Z), (b (Z.succ t) * w 0%Z - (1 - b (Z.succ t)) * (m * (1 / lambda)) + eta * m) * (1 / (1 -
    eta * lambda)) = ((b t + -1 * (b t * eta * lambda)) * w 0%Z - (1 - (b t + -1 * (b t * eta * lambda))) * (m * (1 /
    lambda)) + eta * m) * (1 / (1 + -1 * (eta * lambda)))).
  { exact (fun (t : Z) => (f_equal2 (fun (h_11 : R) (h_12 : R) => (h_11 * w 0%Z - (1 - h_11) * (m * (1 / lambda)) +
    eta * m) * h_12) (r37 t) r47)). }
  assert (r98 : forall (t : Z), ((b t + -1 * (b t * eta * lambda)) * w 0%Z - (1 - (b t + -1 * (b t * eta * lambda))) *
    (m * (1 / lambda)) + eta * m) * (1 / (1 + -1 * (eta * lambda))) = -1 * (b t * eta * lambda * m * (1 / (1 + -1 *
    (eta * lambda))) * (1 / lambda)) + -1 * (b t * eta * lambda * w 0%Z * (1 / (1 + -1 * (eta * lambda)))) + b t * m *
    (1 / (1 + -1 * (eta * lambda))) * (1 / lambda) + b t * w 0%Z * (1 / (1 + -1 * (eta * lambda))) + eta * m * (1 / (1
    + -1 * (eta * lambda))) + -1 * (m * (1 / (1 + -1 * (eta * lambda))) * (1 / lambda))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((u0 + ((-1) * ((u0 * u1) * u2))) * u3) - ((1 - (u0 + ((-1)
    * ((u0 * u1) * u2)))) * (u4 * (1 * u5)))) + (u1 * u4)) * (1 * u6)) = (((((((-1) * (((((u0 * u1) * u2) * u4) * (1 *
    u6)) * (1 * u5))) + ((-1) * ((((u0 * u1) * u2) * u3) * (1 * u6)))) + (((u0 * u4) * (1 * u6)) * (1 * u5))) + ((u0 *
    u3) * (1 * u6))) + ((u1 * u4) * (1 * u6))) + ((-1) * ((u4 * (1 * u6)) * (1 * u5))))) by (intros u0 u1 u2 u3 u4 u5
    u6; ring).
    exact (fun (t : Z) => (identity (b t) eta lambda (w 0%Z) m (/ lambda) (/ (1 + -1 * (eta * lambda))))). }
  assert (r100 : forall (t : Z), ((1 - eta * lambda) * b t * w 0%Z - (1 - (1 - eta * lambda) * b t) * (m / lambda) +
    eta * m) / (1 - eta * lambda) = ((1 - eta * lambda) * b t * w 0%Z - (1 - (1 - eta * lambda) * b t) * (m * (1 /
    lambda)) + eta * m) * (1 / (1 - eta * lambda))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((((1 - (u0 * u1)) * u2) * u3) - ((1 - ((1 - (u0 * u1)) *
    u2)) * (u4 * u5))) + (u0 * u4)) * u6) = ((((((1 - (u0 * u1)) * u2) * u3) - ((1 - ((1 - (u0 * u1)) * u2)) * (u4 *
    (1 * u5)))) + (u0 * u4)) * (1 * u6))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity eta lambda (b t) (w 0%Z) m (/ lambda) (/ (1 - eta * lambda)))). }
  assert (r101 : forall (t : Z), ((1 - eta * lambda) * b t * w 0%Z - (1 - (1 - eta * lambda) * b t) * (m * (1 /
    lambda)) + eta * m) * (1 / (1 - eta * lambda)) = ((1 - eta * lambda) * b t * w 0%Z - (1 - (1 - eta * lambda) * b
    t) * (m * (1 / lambda)) + eta * m) * (1 / (1 + -1 * (eta * lambda)))).
  { exact (fun (t : Z) => (f_equal (fun (h_13 : R) => ((1 - eta * lambda) * b t * w 0%Z - (1 - (1 - eta * lambda) * b
    t) * (m * (1 / lambda)) + eta * m) * h_13) r47)). }
  assert (r102 : forall (t : Z), ((1 - eta * lambda) * b t * w 0%Z - (1 - (1 - eta * lambda) * b t) * (m / lambda) +
    eta * m) / (1 - eta * lambda) = ((1 - eta * lambda) * b t * w 0%Z - (1 - (1 - eta * lambda) * b t) * (m * (1 /
    lambda)) + eta * m) * (1 / (1 + -1 * (eta * lambda)))).
  { exact (fun (t : Z) => (eq_trans (r100 t) (r101 t))). }
  assert (r103 : forall (t : Z), ((1 - eta * lambda) * b t * w 0%Z - (1 - (1 - eta * lambda) * b t) * (m * (1 /
    lambda)) + eta * m) * (1 / (1 + -1 * (eta * lambda))) = -1 * (b t * eta * lambda * m * (1 / (1 + -1 * (eta *
    lambda))) * (1 / lambda)) + -1 * (b t * eta * lambda * w 0%Z * (1 / (1 + -1 * (eta * lambda)))) + b t * m * (1 /
    (1 + -1 * (eta * lambda))) * (1 / lambda) + b t * w 0%Z * (1 / (1 + -1 * (eta * lambda))) + eta * m * (1 / (1 + -1
    * (eta * lambda))) + -1 * (m * (1 / (1 + -1 * (eta * lambda))) * (1 / lambda))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((((1 - (u0 * u1)) * u2) * u3) - ((1 - ((1 - (u0 * u1)) *
    u2)) * (u4 * (1 * u5)))) + (u0 * u4)) * (1 * u6)) = (((((((-1) * (((((u2 * u0) * u1) * u4) * (1 * u6)) * (1 *
    u5))) + ((-1) * ((((u2 * u0) * u1) * u3) * (1 * u6)))) + (((u2 * u4) * (1 * u6)) * (1 * u5))) + ((u2 * u3) * (1 *
    u6))) + ((u0 * u4) * (1 * u6))) + ((-1) * ((u4 * (1 * u6)) * (1 * u5))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity eta lambda (b t) (w 0%Z) m (/ lambda) (/ (1 + -1 * (eta * lambda))))). }
  assert (r108 : forall (t : Z), ((1 - eta * lambda) * b t * w 0%Z - (1 - (1 - eta * lambda) * b t) * (m * (1 /
    lambda)) + eta * m) * (1 / (1 + -1 * (eta * lambda))) = -1 * (b t * eta * lambda * w 0%Z * (1 / (1 + -1 * (eta *
    lambda)))) + -1 * (b t * eta * m * (1 / (1 + -1 * (eta * lambda)))) + b t * m * (1 / (1 + -1 * (eta * lambda))) *
    (1 / lambda) + b t * w 0%Z * (1 / (1 + -1 * (eta * lambda))) + eta * m * (1 / (1 + -1 * (eta * lambda))) + -1 * (m
    * (1 / (1 + -1 * (eta * lambda))) * (1 / lambda))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((((-1) * ((((u0 * u1) * u2) * u3) * (1 * u4))) + ((-1) *
    (((u0 * u1) * u5) * (1 * u4)))) + (((u0 * u5) * (1 * u4)) * (1 * u6))) + ((u0 * u3) * (1 * u4))) + ((u1 * u5) * (1
    * u4))) + ((-1) * ((u5 * (1 * u4)) * (1 * u6)))) - ((((((1 - (u1 * u2)) * u0) * u3) - ((1 - ((1 - (u1 * u2)) *
    u0)) * (u5 * (1 * u6)))) + (u1 * u5)) * (1 * u4)) = (((-1) * (((u0 * u1) * u5) * (1 * u4))) * (1 - (u2 * (1 *
    u6))) + 0)) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (Rules.linear_combination (Rules.and_equation (-1 * (b t * eta * m * (1 / (1 + -1 * (eta *
      lambda))))) r25 Rules.no_equation) (identity (b t) eta lambda (w 0%Z) (/ (1 + -1 * (eta * lambda))) m (/
      lambda)))). }
  assert (r110 : forall (t : Z), ((1 - eta * lambda) * (b t * w 0%Z) - (1 - eta * lambda) * ((1 - b t) * (m /
    lambda))) / (1 - eta * lambda) = ((1 - eta * lambda) * (b t * w 0%Z) - (1 - eta * lambda) * ((1 - b t) * (m * (1 /
    lambda)))) * (1 / (1 - eta * lambda))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((1 - (u0 * u1)) * (u2 * u3)) - ((1 - (u0 * u1)) * ((1 - u2)
    * (u4 * u5)))) * u6) = ((((1 - (u0 * u1)) * (u2 * u3)) - ((1 - (u0 * u1)) * ((1 - u2) * (u4 * (1 * u5))))) * (1 *
    u6))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity eta lambda (b t) (w 0%Z) m (/ lambda) (/ (1 - eta * lambda)))). }
  assert (r111 : forall (t : Z), ((1 - eta * lambda) * (b t * w 0%Z) - (1 - eta * lambda) * ((1 - b t) * (m * (1 /
    lambda)))) * (1 / (1 - eta * lambda)) = ((1 - eta * lambda) * (b t * w 0%Z) - (1 - eta * lambda) * ((1 - b t) * (m
    * (1 / lambda)))) * (1 / (1 + -1 * (eta * lambda)))).
  { exact (fun (t : Z) => (f_equal (fun (h_14 : R) => ((1 - eta * lambda) * (b t * w 0%Z) - (1 - eta * lambda) * ((1 -
    b t) * (m * (1 / lambda)))) * h_14) r47)). }
  assert (r112 : forall (t : Z), ((1 - eta * lambda) * (b t * w 0%Z) - (1 - eta * lambda) * ((1 - b t) * (m /
    lambda))) / (1 - eta * lambda) = ((1 - eta * lambda) * (b t * w 0%Z) - (1 - eta * lambda) * ((1 - b t) * (m * (1 /
    lambda)))) * (1 / (1 + -1 * (eta * lambda)))).
  { exact (fun (t : Z) => (eq_trans (r110 t) (r111 t))). }
  assert (r113 : forall (t : Z), ((1 - eta * lambda) * (b t * w 0%Z) - (1 - eta * lambda) * ((1 - b t) * (m * (1 /
    lambda)))) * (1 / (1 + -1 * (eta * lambda))) = -1 * (b t * eta * lambda * w 0%Z * (1 / (1 + -1 * (eta * lambda))))
    + -1 * (b t * eta * m * (1 / (1 + -1 * (eta * lambda)))) + b t * m * (1 / (1 + -1 * (eta * lambda))) * (1 /
    lambda) + b t * w 0%Z * (1 / (1 + -1 * (eta * lambda))) + eta * m * (1 / (1 + -1 * (eta * lambda))) + -1 * (m * (1
    / (1 + -1 * (eta * lambda))) * (1 / lambda))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((((-1) * ((((u0 * u1) * u2) * u3) * (1 * u4))) + ((-1) *
    (((u0 * u1) * u5) * (1 * u4)))) + (((u0 * u5) * (1 * u4)) * (1 * u6))) + ((u0 * u3) * (1 * u4))) + ((u1 * u5) * (1
    * u4))) + ((-1) * ((u5 * (1 * u4)) * (1 * u6)))) - ((((1 - (u1 * u2)) * (u0 * u3)) - ((1 - (u1 * u2)) * ((1 - u0)
    * (u5 * (1 * u6))))) * (1 * u4)) = (((u1 * u5) * (1 * u4)) * (1 - (u2 * (1 * u6))) + (((-1) * (((u0 * u1) * u5) *
    (1 * u4))) * (1 - (u2 * (1 * u6))) + 0))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (Rules.linear_combination (Rules.and_equation (eta * m * (1 / (1 + -1 * (eta * lambda))))
      r25 (Rules.and_equation (-1 * (b t * eta * m * (1 / (1 + -1 * (eta * lambda))))) r25 Rules.no_equation))
      (identity (b t) eta lambda (w 0%Z) (/ (1 + -1 * (eta * lambda))) m (/ lambda)))). }
  assert (r118 : forall (t : Z), ((1 - eta * lambda) * (b t * w 0%Z) - (1 - eta * lambda) * ((1 - b t) * (m * (1 /
    lambda)))) * (1 / (1 + -1 * (eta * lambda))) = b t * m * (1 / lambda) + b t * w 0%Z + -1 * (m * (1 / lambda))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((u0 * u1) * (1 * u2)) + (u0 * u3)) + ((-1) * (u1 * (1 *
    u2)))) - ((((1 - (u4 * u5)) * (u0 * u3)) - ((1 - (u4 * u5)) * ((1 - u0) * (u1 * (1 * u2))))) * (1 * u6)) = (((-1)
    * (u0 * u3)) * (((-1) + (1 * u6)) - ((u4 * u5) * (1 * u6))) + ((u1 * (1 * u2)) * (((-1) + (1 * u6)) - ((u4 * u5) *
    (1 * u6))) + (((-1) * ((u0 * u1) * (1 * u2))) * (((-1) + (1 * u6)) - ((u4 * u5) * (1 * u6))) + 0)))) by (intros u0
    u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (Rules.linear_combination (Rules.and_equation (-1 * (b t * w 0%Z)) r67 (Rules.and_equation
      (m * (1 / lambda)) r67 (Rules.and_equation (-1 * (b t * m * (1 / lambda))) r67 Rules.no_equation))) (identity (b
      t) m (/ lambda) (w 0%Z) eta lambda (/ (1 + -1 * (eta * lambda)))))). }
  exact (Rules.induction (fun (t : Z) => w t = b t * w 0%Z - (1 - b t) * (m / lambda)) (eq_sym (eq_trans (eq_trans r0
    r2) r4)) (fun (t : Z) p_7 => (eq_trans (eq_trans (eq_trans (eq_trans (r11 t) (eq_sym (r12 t))) (eq_trans (eq_trans
    (r18 t p_7) (r19 t)) (eq_sym (r21 t)))) (eq_trans (r26 t) (eq_sym (r27 t)))) (eq_trans (r31 t) (eq_sym (eq_trans
    (eq_trans (r32 t) (r38 t)) (r40 t)))))) (fun (t : Z) p_8 => (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans
    (eq_sym (eq_trans (r49 t) (r68 t))) (eq_trans (eq_trans (r49 t) (r71 t)) (eq_sym (eq_trans (eq_trans (r73 t) (r74
    t)) (r76 t))))) (eq_trans (eq_trans (eq_trans (r73 t) (r84 t p_8)) (r86 t)) (eq_sym (eq_trans (eq_trans (r88 t)
    (r89 t)) (r91 t))))) (eq_trans (eq_trans (eq_trans (r88 t) (r96 t)) (r98 t)) (eq_sym (eq_trans (r102 t) (r103
    t))))) (eq_trans (eq_trans (r102 t) (r108 t)) (eq_sym (eq_trans (r112 t) (r113 t))))) (eq_trans (eq_trans (r112 t)
    (r118 t)) (eq_sym (r16 t))))) t).
Qed.

(* A step of decoupled decay keeps a weight in a box. *)
Theorem adamw_weight_bounded (eta lambda c u w : R)
    (given_1 : 0 <= eta * lambda)
    (given_2 : eta * lambda <= 1)
    (given_3 : - c <= u)
    (given_4 : u <= c)
    (given_5 : - c <= lambda * w)
    (given_6 : lambda * w <= c) :
  - c <= lambda * (w - eta * (u + lambda * w)) /\ lambda * (w - eta * (u + lambda * w)) <= c.
Proof.
  assert (r0 : - c = -1 * c).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (identity c). }
  assert (r1 : lambda * (w - eta * (u + lambda * w)) - (1 - eta * lambda) * (lambda * w + c) - eta * lambda * (c - u)
    = -1 * c).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * (u1 - (u2 * (u3 + (u0 * u1))))) - ((1 - (u2 * u0)) * ((u0 *
    u1) + u4))) - ((u2 * u0) * (u4 - u3))) = ((-1) * u4)) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity lambda w eta u c). }
  assert (r5 : 0 <= lambda * w + c).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) + u2) - 0 = (1 * ((u0 * u1) - (- u2)) + 0)) by (intros u0 u1
    u2; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) given_5
      Rules.no_relation) (identity lambda w c))). }
  assert (r7 : 0 <= 1 - eta * lambda).
  { assert (identity : forall u0 u1 : R, (1 - (u0 * u1)) - 0 = (1 * (1 - (u0 * u1)) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) given_2
      Rules.no_relation) (identity eta lambda))). }
  assert (r12 : 0 <= c - u).
  { assert (identity : forall u0 u1 : R, (u0 - u1) - 0 = (1 * (u0 - u1) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) given_4
      Rules.no_relation) (identity c u))). }
  assert (r15 : lambda * (w - eta * (u + lambda * w)) - (1 - eta * lambda) * (lambda * w + c) - eta * lambda * (c - u)
    <= lambda * (w - eta * (u + lambda * w))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u1 * (u4 - (u0 * (u3 + (u1 * u4))))) - (((u1 * (u4 - (u0 * (u3 +
    (u1 * u4))))) - ((1 - (u0 * u1)) * ((u1 * u4) + u2))) - ((u0 * u1) * (u2 - u3))) = (1 * (((1 - (u0 * u1)) * ((u1 *
    u4) + u2)) - 0) + (1 * (((u0 * u1) * (u2 - u3)) - 0) + 0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg (1 -
      eta * lambda) (lambda * w + c) r7 r5) (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg (eta *
      lambda) (c - u) given_1 r12) Rules.no_relation)) (identity eta lambda c u w))). }
  assert (r16 : - c <= lambda * (w - eta * (u + lambda * w))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (u1 - (u2 * (u3 + (u0 * u1))))) - (- u4) = (1 * ((((u0 * (u1 -
    (u2 * (u3 + (u0 * u1))))) - ((1 - (u2 * u0)) * ((u0 * u1) + u4))) - ((u2 * u0) * (u4 - u3))) - (- u4)) + (1 * ((u0
    * (u1 - (u2 * (u3 + (u0 * u1))))) - (((u0 * (u1 - (u2 * (u3 + (u0 * u1))))) - ((1 - (u2 * u0)) * ((u0 * u1) +
    u4))) - ((u2 * u0) * (u4 - u3)))) + 0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_trans r0 (eq_sym r1)) (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) r15 Rules.no_relation)) (identity lambda w eta u c))). }
  assert (r17 : lambda * (w - eta * (u + lambda * w)) = -1 * (eta * lambda * u) + -1 * (eta * lambda ^ 2 * w) + lambda
    * w).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * (u1 - (u2 * (u3 + (u0 * u1))))) = ((((-1) * ((u2 * u0) * u3)) +
    ((-1) * ((u2 * (u0 ^ 2)) * u1))) + (u0 * u1))) by (intros u0 u1 u2 u3; ring).
    exact (identity lambda w eta u). }
  assert (r18 : c - (1 - eta * lambda) * (c - lambda * w) - eta * lambda * (u + c) = -1 * (eta * lambda * u) + -1 *
    (eta * lambda ^ 2 * w) + lambda * w).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 - ((1 - (u1 * u2)) * (u0 - (u2 * u3)))) - ((u1 * u2) * (u4 +
    u0))) = ((((-1) * ((u1 * u2) * u4)) + ((-1) * ((u1 * (u2 ^ 2)) * u3))) + (u2 * u3))) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (identity c eta lambda w u). }
  assert (r22 : 0 <= c - lambda * w).
  { assert (identity : forall u0 u1 u2 : R, (u0 - (u1 * u2)) - 0 = (1 * (u0 - (u1 * u2)) + 0)) by (intros u0 u1 u2;
    ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) given_6
      Rules.no_relation) (identity c lambda w))). }
  assert (r27 : 0 <= u + c).
  { assert (identity : forall u0 u1 : R, (u0 + u1) - 0 = (1 * (u0 - (- u1)) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) given_3
      Rules.no_relation) (identity u c))). }
  assert (r30 : c - (1 - eta * lambda) * (c - lambda * w) - eta * lambda * (u + c) <= c).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, u3 - ((u3 - ((1 - (u0 * u1)) * (u3 - (u1 * u4)))) - ((u0 * u1) * (u2
    + u3))) = (1 * (((1 - (u0 * u1)) * (u3 - (u1 * u4))) - 0) + (1 * (((u0 * u1) * (u2 + u3)) - 0) + 0))) by (intros
    u0 u1 u2 u3 u4; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg (1 -
      eta * lambda) (c - lambda * w) r7 r22) (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg (eta *
      lambda) (u + c) given_1 r27) Rules.no_relation)) (identity eta lambda u c w))). }
  assert (r31 : lambda * (w - eta * (u + lambda * w)) <= c).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, u0 - (u2 * (u3 - (u1 * (u4 + (u2 * u3))))) = (1 * (((u0 - ((1 - (u1
    * u2)) * (u0 - (u2 * u3)))) - ((u1 * u2) * (u4 + u0))) - (u2 * (u3 - (u1 * (u4 + (u2 * u3)))))) + (1 * (u0 - ((u0
    - ((1 - (u1 * u2)) * (u0 - (u2 * u3)))) - ((u1 * u2) * (u4 + u0)))) + 0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_trans r17 (eq_sym r18)) (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) r30 Rules.no_relation)) (identity c eta lambda w u))). }
  exact (conj r16 r31).
Qed.
