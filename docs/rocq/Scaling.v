(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List.
From Derive Require Import Support ErrorFunction Rules SpecialFunctions.
From Book Require Import Facts Softmax DotProduct.
Open Scope R_scope.

(* For independent, centered entries, a score divided by $d$ has a variance that falls like $1/d$. *)
Theorem dot_product_over_width_variance (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P)
  (sigma : R)
    (given_1 : independent (joint q_ k))
    (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2)
    (given_3 : forall a : Fin d, E (fun w : P => k a w) = 0)
    (given_4 : forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2) :
  Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) / INR d) = sigma ^ 4 / INR d.
Proof.
  assert (r1 : forall (w : P), (Sum (fun a : Fin d => q_ a w * k a w) / INR d) ^ 2 = (Sum (fun a : Fin d => q_ a w * k
    a w) * (1 / INR d)) ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) ^ 2) = ((u0 * (1 * u1)) ^ 2)) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun a : Fin d => q_ a w * k a w)) (/ (INR d)))). }
  assert (r2 : forall (i : Fin d) (w : P), q_ i w * k i w = k i w * q_ i w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin d) (w : P) => (identity (q_ i w) (k i w))). }
  assert (r3 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) = Sum (fun i : Fin d => k i w * q_ i w)).
  { exact (fun (w : P) => (Rules.sum_congruence (fun (i : Fin d) => (r2 i w)))). }
  assert (r4 : forall (w : P), (Sum (fun a : Fin d => q_ a w * k a w) * (1 / INR d)) ^ 2 = (Sum (fun i : Fin d => k i
    w * q_ i w) * (1 / INR d)) ^ 2).
  { exact (fun (w : P) => (f_equal (fun (h : R) => (h * (1 / INR d)) ^ 2) (r3 w))). }
  assert (r6 : forall (w : P), (Sum (fun i : Fin d => k i w * q_ i w) * (1 / INR d)) ^ 2 = (1 / INR d) ^ 2 * Sum (fun
    i : Fin d => k i w * q_ i w) ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 * (1 * u1)) ^ 2) = (((1 * u1) ^ 2) * (u0 ^ 2))) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)) (/ (INR d)))). }
  assert (r8 : E (fun w : P => (Sum (fun a : Fin d => q_ a w * k a w) / INR d) ^ 2) = E (fun w : P => (1 / INR d) ^ 2
    * Sum (fun i : Fin d => k i w * q_ i w) ^ 2)).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (eq_trans (r1 w) (r4 w)) (r6 w)))). }
  assert (r10 : forall (w : P), Sum (fun i : Fin d => k i w * q_ i w) ^ 2 = Sum (fun i : Fin d => k i w * q_ i w) *
    Sum (fun i : Fin d => k i w * q_ i w)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)))). }
  assert (r14 : E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 2) = E (fun w : P => Sum (fun i : Fin d => Sum
    (fun i : Fin d => k i w * q_ i w) * (k i w * q_ i w)))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (r10 w) (eq_sym (Facts.sum_scale d (Sum (fun i : Fin
    d => k i w * q_ i w)) (fun i : Fin d => k i w * q_ i w)))))). }
  assert (r17 : forall (i_ : Fin d) (w : P), Sum (fun i : Fin d => k i w * q_ i w) * (k i_ w * q_ i_ w) = k i_ w * q_
    i_ w * Sum (fun i : Fin d => k i w * q_ i w)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin d) (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)) (k i_ w) (q_ i_ w))). }
  assert (r18 : forall (i_ : Fin d), E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) * (k i_ w * q_ i_ w)) = E
    (fun w : P => k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w))).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r17 i_ w)))). }
  assert (r21 : forall (i_ : Fin d), E (fun w : P => k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w)) = E
    (fun w : P => Sum (fun i : Fin d => k i_ w * q_ i_ w * (k i w * q_ i w)))).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_sym (Facts.sum_scale d (k i_ w * q_
    i_ w) (fun i : Fin d => k i w * q_ i w)))))). }
  assert (r24 : forall (i_ i_1 : Fin d) (w : P), k i_ w * q_ i_ w * (k i_1 w * q_ i_1 w) = k i_ w * k i_1 w * q_ i_ w
    * q_ i_1 w).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u0 * u2) * u1) * u3)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_ i_1 : Fin d) (w : P) => (identity (k i_ w) (q_ i_ w) (k i_1 w) (q_ i_1 w))). }
  assert (r25 : forall (i_ i_1 : Fin d), E (fun w : P => k i_ w * q_ i_ w * (k i_1 w * q_ i_1 w)) = E (fun w : P => k
    i_ w * k i_1 w * q_ i_ w * q_ i_1 w)).
  { exact (fun (i_ i_1 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r24 i_ i_1 w)))). }
  assert (r26 : forall (i_ : Fin d), Sum (fun i : Fin d => E (fun w : P => k i_ w * q_ i_ w * (k i w * q_ i w))) = Sum
    (fun i : Fin d => E (fun w : P => k i_ w * k i w * q_ i_ w * q_ i w))).
  { exact (fun (i_ : Fin d) => (Rules.sum_congruence (fun (i_1 : Fin d) => (r25 i_ i_1)))). }
  assert (r29 : Sum (fun i : Fin d => E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) * (k i w * q_ i w))) = Sum
    (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { exact (Rules.sum_congruence (fun (i_ : Fin d) => (eq_trans (r18 i_) (eq_trans (eq_trans (r21 i_)
    (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => k i_ w * q_ i_ w * (k i w * q_ i w))
    (finite_mul (finite_mul (moments (k i_)) (moments (q_ i_))) (finite_mul (moments (k i)) (moments (q_ i))))))))
    (r26 i_))))). }
  assert (r30 : E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 2) = Sum (fun i : Fin d => Sum (fun i_ : Fin d
    => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { exact (eq_trans (eq_trans r14 (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => Sum (fun i : Fin
    d => k i w * q_ i w) * (k i w * q_ i w)) (finite_mul (finite_sum (fun i : Fin d => (finite_mul (moments (k i))
    (moments (q_ i))))) (finite_mul (moments (k i)) (moments (q_ i)))))))) r29). }
  assert (r31 : (1 / INR d) ^ 2 * E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 2) = (1 / INR d) ^ 2 * Sum
    (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { exact (f_equal (fun (h_ : R) => (1 / INR d) ^ 2 * h_) r30). }
  assert (r34 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) / INR d = Sum (fun a : Fin d => q_ a w * k a w)
    * (1 / INR d)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun a : Fin d => q_ a w * k a w)) (/ (INR d)))). }
  assert (r35 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) * (1 / INR d) = Sum (fun i : Fin d => k i w * q_
    i w) * (1 / INR d)).
  { exact (fun (w : P) => (f_equal (fun (h_1 : R) => h_1 * (1 / INR d)) (r3 w))). }
  assert (r37 : forall (w : P), Sum (fun i : Fin d => k i w * q_ i w) * (1 / INR d) = 1 / INR d * Sum (fun i : Fin d
    => k i w * q_ i w)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)) (/ (INR d)))). }
  assert (r39 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) / INR d) = E (fun w : P => 1 / INR d * Sum (fun
    i : Fin d => k i w * q_ i w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (eq_trans (r34 w) (r35 w)) (r37 w)))). }
  assert (r41 : E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w)) = Sum (fun i : Fin d => E (fun w : P => k i w *
    q_ i w))).
  { exact (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => k i w * q_ i w) (finite_mul (moments (k
    i)) (moments (q_ i)))))). }
  assert (r42 : 1 / INR d * E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w)) = 1 / INR d * Sum (fun i : Fin d =>
    E (fun w : P => k i w * q_ i w))).
  { exact (f_equal (fun (h_2 : R) => 1 / INR d * h_2) r41). }
  assert (r45 : E (fun w : P => (Sum (fun a : Fin d => q_ a w * k a w) / INR d) ^ 2) - E (fun w : P => Sum (fun a :
    Fin d => q_ a w * k a w) / INR d) ^ 2 = (1 / INR d) ^ 2 * Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w :
    P => k i w * k i_ w * q_ i w * q_ i_ w))) - (1 / INR d * Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w))) ^
    2).
  { exact (f_equal2 (fun (h_3 : R) (h_4 : R) => h_3 - h_4 ^ 2) (eq_trans r8 (eq_trans (Facts.expectation_scale P ((1 /
    INR d) ^ 2) (Random (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 2) (finite_pow 2 (finite_sum (fun i :
    Fin d => (finite_mul (moments (k i)) (moments (q_ i)))))))) r31)) (eq_trans r39 (eq_trans (Facts.expectation_scale
    P (1 / INR d) (Random (fun w : P => Sum (fun i : Fin d => k i w * q_ i w)) (finite_sum (fun i : Fin d =>
    (finite_mul (moments (k i)) (moments (q_ i))))))) r42))). }
  assert (r46 : (1 / INR d) ^ 2 * Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w
    * q_ i_ w))) - (1 / INR d * Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w))) ^ 2 = -1 * ((1 / INR d) ^ 2 *
    Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) ^ 2) + (1 / INR d) ^ 2 * Sum (fun i : Fin d => Sum (fun i_
    : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { assert (identity : forall u0 u1 u2 : R, ((((1 * u0) ^ 2) * u1) - (((1 * u0) * u2) ^ 2)) = (((-1) * (((1 * u0) ^ 2)
    * (u2 ^ 2))) + (((1 * u0) ^ 2) * u1))) by (intros u0 u1 u2; ring).
    exact (identity (/ (INR d)) (Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w
      * q_ i_ w)))) (Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)))). }
  assert (r49 : Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) / INR d ^ 2 = Var (fun w : P => Sum (fun a :
    Fin d => q_ a w * k a w)) * (1 / INR d ^ 2)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w))) (/ (INR d ^ 2))). }
  assert (r51 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) ^ 2 = Sum (fun i : Fin d => k i w * q_ i w) ^
    2).
  { exact (fun (w : P) => (f_equal (fun (h_5 : R) => h_5 ^ 2) (r3 w))). }
  assert (r52 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 2) = E (fun w : P => Sum (fun i : Fin d => k i
    w * q_ i w) ^ 2)).
  { exact (Rules.expectation_congruence (fun (w : P) => (r51 w))). }
  assert (r54 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = E (fun w : P => Sum (fun i : Fin d => k i w *
    q_ i w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (r3 w))). }
  assert (r56 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 2) - E (fun w : P => Sum (fun a : Fin d => q_
    a w * k a w)) ^ 2 = Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_
    w))) - Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) ^ 2).
  { exact (f_equal2 (fun (h_6 : R) (h_7 : R) => h_6 - h_7 ^ 2) (eq_trans r52 r30) (eq_trans r54 r41)). }
  assert (r57 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w))) -
    Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) ^ 2 = -1 * Sum (fun i : Fin d => E (fun w : P => k i w * q_
    i w)) ^ 2 + Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { assert (identity : forall u0 u1 : R, (u0 - (u1 ^ 2)) = (((-1) * (u1 ^ 2)) + u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_
      w)))) (Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)))). }
  assert (r60 : INR d ^ 2 = INR d * INR d).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (INR d)). }
  assert (r61 : 1 / INR d ^ 2 = 1 / (INR d * INR d)).
  { exact (f_equal (fun (h_8 : R) => 1 / h_8) r60). }
  assert (r64 : 1 / INR d * (1 / INR d) = (1 / INR d) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (INR d))). }
  assert (r65 : 1 / INR d ^ 2 = (1 / INR d) ^ 2).
  { exact (eq_trans (eq_trans r61 (Facts.inverse_mul (INR d) (INR d))) r64). }
  assert (r66 : Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) * (1 / INR d ^ 2) = (-1 * Sum (fun i : Fin d
    => E (fun w : P => k i w * q_ i w)) ^ 2 + Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k
    i_ w * q_ i w * q_ i_ w)))) * (1 / INR d) ^ 2).
  { exact (f_equal2 (fun (h_9 : R) (h_10 : R) => h_9 * h_10) (eq_trans (Facts.variance P (Random (fun w : P => Sum
    (fun a : Fin d => q_ a w * k a w)) (finite_sum (fun a : Fin d => (finite_mul (moments (q_ a)) (moments (k a)))))))
    (eq_trans r56 r57)) r65). }
  assert (r68 : (-1 * Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) ^ 2 + Sum (fun i : Fin d => Sum (fun i_ :
    Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))) * (1 / INR d) ^ 2 = -1 * ((1 / INR d) ^ 2 * Sum
    (fun i : Fin d => E (fun w : P => k i w * q_ i w)) ^ 2) + (1 / INR d) ^ 2 * Sum (fun i : Fin d => Sum (fun i_ :
    Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { assert (identity : forall u0 u1 u2 : R, ((((-1) * (u0 ^ 2)) + u1) * ((1 * u2) ^ 2)) = (((-1) * (((1 * u2) ^ 2) *
    (u0 ^ 2))) + (((1 * u2) ^ 2) * u1))) by (intros u0 u1 u2; ring).
    exact (identity (Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w))) (Sum (fun i : Fin d => Sum (fun i_ : Fin
      d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))) (/ (INR d))). }
  assert (r73 : INR d * sigma ^ 4 = sigma ^ 4 * INR d).
  { assert (identity : forall u0 u1 : R, (u0 * (u1 ^ 4)) = ((u1 ^ 4) * u0)) by (intros u0 u1; ring).
    exact (identity (INR d) sigma). }
  assert (r75 : Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) * (1 / INR d ^ 2) = sigma ^ 4 * INR d * (1 /
    INR d) ^ 2).
  { exact (f_equal2 (fun (h_11 : R) (h_12 : R) => h_11 * h_12) (eq_trans (DotProduct.dot_product_variance_of_centered
    d d_pos P q_ k sigma given_1 given_2 given_3 given_4) r73) r65). }
  assert (r77 : INR d * sigma ^ 4 / INR d ^ 2 = INR d * sigma ^ 4 * (1 / INR d ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (u1 ^ 4)) * u2) = ((u0 * (u1 ^ 4)) * (1 * u2))) by (intros u0 u1
    u2; ring).
    exact (identity (INR d) sigma (/ (INR d ^ 2))). }
  assert (r78 : INR d * sigma ^ 4 * (1 / INR d ^ 2) = INR d * sigma ^ 4 * (1 / INR d) ^ 2).
  { exact (f_equal (fun (h_13 : R) => INR d * sigma ^ 4 * h_13) r65). }
  assert (r79 : INR d * sigma ^ 4 / INR d ^ 2 = INR d * sigma ^ 4 * (1 / INR d) ^ 2).
  { exact (eq_trans r77 r78). }
  assert (r80 : INR d * sigma ^ 4 * (1 / INR d) ^ 2 = sigma ^ 4 * INR d * (1 / INR d) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (u1 ^ 4)) * ((1 * u2) ^ 2)) = (((u1 ^ 4) * u0) * ((1 * u2) ^ 2)))
    by (intros u0 u1 u2; ring).
    exact (identity (INR d) sigma (/ (INR d))). }
  assert (r85 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r86 : 0 < Sum (fun a : Fin d => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin d) => 1)) d_pos (fun (a : Fin d) => r85)). }
  assert (r88 : 0 < INR d).
  { exact (eq_ind (Sum (fun a : Fin d => 1)) (fun (h_14 : R) => 0 < h_14) r86 (INR d) (Facts.sum_one d)). }
  assert (r90 : INR d <> 0).
  { exact (Facts.ne_of_pos (INR d) r88). }
  assert (r93 : INR d * sigma ^ 4 * (1 / INR d) ^ 2 = sigma ^ 4 * (1 / INR d)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 ^ 4) * (1 * u1)) - ((u2 * (u0 ^ 4)) * ((1 * u1) ^ 2)) = (((u0 ^ 4) *
    (1 * u1)) * (1 - (u2 * (1 * u1))) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation (sigma ^ 4 * (1 / INR d)) (Facts.mul_inverse (INR d) r90)
      Rules.no_equation) (identity sigma (/ (INR d)) (INR d))). }
  assert (r95 : sigma ^ 4 / INR d = sigma ^ 4 * (1 / INR d)).
  { assert (identity : forall u0 u1 : R, ((u0 ^ 4) * u1) = ((u0 ^ 4) * (1 * u1))) by (intros u0 u1; ring).
    exact (identity sigma (/ (INR d))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (Facts.variance P (Random (fun w : P => Sum (fun a : Fin d => q_ a w *
    k a w) / INR d) (finite_div (INR d) (finite_sum (fun a : Fin d => (finite_mul (moments (q_ a)) (moments (k
    a)))))))) (eq_trans r45 r46)) (eq_sym (eq_trans (eq_trans r49 r66) r68))) (eq_trans (eq_trans r49 r75) (eq_sym
    (eq_trans r79 r80)))) (eq_trans (eq_trans r79 r93) (eq_sym r95))).
Qed.

(* Where neither mean is zero, the modulus of the mean of a scaled score grows with $d$. *)
Theorem scaled_dot_product_mean (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu nu r
  : R)
    (given_1 : independent (joint q_ k))
    (given_2 : forall a : Fin d, E (fun w : P => q_ a w) = mu)
    (given_3 : forall a : Fin d, E (fun w : P => k a w) = nu)
    (given_4 : r ^ 2 = INR d) :
  E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) / r) = r * mu * nu.
Proof.
  assert (r0 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) / r = Sum (fun a : Fin d => q_ a w * k a w) * (1
    / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun a : Fin d => q_ a w * k a w)) (/ r))). }
  assert (r1 : forall (i : Fin d) (w : P), q_ i w * k i w = k i w * q_ i w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin d) (w : P) => (identity (q_ i w) (k i w))). }
  assert (r2 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) = Sum (fun i : Fin d => k i w * q_ i w)).
  { exact (fun (w : P) => (Rules.sum_congruence (fun (i : Fin d) => (r1 i w)))). }
  assert (r3 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) * (1 / r) = Sum (fun i : Fin d => k i w * q_ i w)
    * (1 / r)).
  { exact (fun (w : P) => (f_equal (fun (h : R) => h * (1 / r)) (r2 w))). }
  assert (r5 : forall (w : P), Sum (fun i : Fin d => k i w * q_ i w) * (1 / r) = 1 / r * Sum (fun i : Fin d => k i w *
    q_ i w)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)) (/ r))). }
  assert (r7 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) / r) = E (fun w : P => 1 / r * Sum (fun i : Fin d
    => k i w * q_ i w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (eq_trans (r0 w) (r3 w)) (r5 w)))). }
  assert (r9 : E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w)) = Sum (fun i : Fin d => E (fun w : P => k i w *
    q_ i w))).
  { exact (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => k i w * q_ i w) (finite_mul (moments (k
    i)) (moments (q_ i)))))). }
  assert (r10 : 1 / r * E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w)) = 1 / r * Sum (fun i : Fin d => E (fun
    w : P => k i w * q_ i w))).
  { exact (f_equal (fun (h_ : R) => 1 / r * h_) r9). }
  assert (r13 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) / r = E (fun w : P => Sum (fun a : Fin d => q_
    a w * k a w)) * (1 / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w))) (/ r)). }
  assert (r14 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = E (fun w : P => Sum (fun i : Fin d => k i w *
    q_ i w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (r2 w))). }
  assert (r16 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) * (1 / r) = Sum (fun i : Fin d => E (fun w : P
    => k i w * q_ i w)) * (1 / r)).
  { exact (f_equal (fun (h_1 : R) => h_1 * (1 / r)) (eq_trans r14 r9)). }
  assert (r18 : Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) * (1 / r) = 1 / r * Sum (fun i : Fin d => E
    (fun w : P => k i w * q_ i w))).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w))) (/ r)). }
  assert (r24 : INR d = r ^ 2).
  { assert (identity : forall u0 u1 : R, (u0 ^ 2) - u1 = ((-1) * (u1 - (u0 ^ 2)) + 0)) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1) given_4 Rules.no_equation) (identity r (INR d))). }
  assert (r25 : INR d * mu * nu = mu * nu * r ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 ^ 2)) - ((u3 * u0) * u1) = ((u0 * u1) * ((u2 ^ 2) -
    u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (mu * nu) r24 Rules.no_equation) (identity mu nu r (INR d))).
      }
  assert (r27 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) * (1 / r) = mu * nu * r ^ 2 * (1 / r)).
  { exact (f_equal (fun (h_2 : R) => h_2 * (1 / r)) (eq_trans (DotProduct.dot_product_mean d d_pos P q_ k mu nu
    given_1 given_2 given_3) r25)). }
  assert (r29 : INR d * mu * nu / r = mu * nu * r ^ 2 * (1 / r)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) * (u2 ^ 2)) * (1 * u3)) - (((u4 * u0) * u1) * u3) =
    (((u0 * u1) * (1 * u3)) * ((u2 ^ 2) - u4) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (mu * nu * (1 / r)) r24 Rules.no_equation) (identity mu nu r
      (/ r) (INR d))). }
  assert (r33 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r34 : 0 < Sum (fun a : Fin d => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin d) => 1)) d_pos (fun (a : Fin d) => r33)). }
  assert (r36 : 0 < INR d).
  { exact (eq_ind (Sum (fun a : Fin d => 1)) (fun (h_3 : R) => 0 < h_3) r34 (INR d) (Facts.sum_one d)). }
  assert (r37 : 0 < r ^ 2).
  { exact (eq_ind (INR d) (fun (h_4 : R) => 0 < h_4) r36 (r ^ 2) r24). }
  assert (r40 : r ^ 2 = r * r ^ 1).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * (u0 ^ 1))) by (intros u0; ring).
    exact (identity r). }
  assert (r41 : r * r ^ 1 <> 0).
  { exact (eq_ind (r ^ 2) (fun (h_5 : R) => h_5 <> 0) (Facts.ne_of_pos (r ^ 2) r37) (r * r ^ 1) r40). }
  assert (r43 : r <> 0).
  { exact (Facts.ne_of_mul r (r ^ 1) r41). }
  assert (r46 : INR d * mu * nu / r = mu * nu * r).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * u1) * u2) - (((u3 * u0) * u1) * u4) = (((u0 * u1) * (1 * u4))
    * ((u2 ^ 2) - u3) + (((u0 * u1) * u2) * (1 - (u2 * (1 * u4))) + 0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (mu * nu * (1 / r)) r24 (Rules.and_equation (mu * nu * r)
      (Facts.mul_inverse r r43) Rules.no_equation)) (identity mu nu r (INR d) (/ r))). }
  assert (r47 : r * mu * nu = mu * nu * r).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (identity r mu nu). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r7 (eq_trans (Facts.expectation_scale P (1 / r) (Random (fun w : P =>
    Sum (fun i : Fin d => k i w * q_ i w)) (finite_sum (fun i : Fin d => (finite_mul (moments (k i)) (moments (q_
    i))))))) r10)) (eq_sym (eq_trans (eq_trans r13 r16) r18))) (eq_trans (eq_trans r13 r27) (eq_sym r29))) (eq_trans
    r46 (eq_sym r47))).
Qed.

(* Means of independent entries add to the variance of a scaled score, by the same at every $d$. *)
Theorem scaled_dot_product_variance_of_identical (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d ->
  random P) (mu sigma nu tau r : R)
    (given_1 : independent (joint q_ k))
    (given_2 : forall a : Fin d, E (fun w : P => q_ a w) = mu)
    (given_3 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2 + mu ^ 2)
    (given_4 : forall a : Fin d, E (fun w : P => k a w) = nu)
    (given_5 : forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2 + nu ^ 2)
    (given_6 : r ^ 2 = INR d) :
  Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) / r) = sigma ^ 2 * tau ^ 2 + sigma ^ 2 * nu ^ 2 + tau ^ 2 *
    mu ^ 2.
Proof.
  assert (r1 : forall (w : P), (Sum (fun a : Fin d => q_ a w * k a w) / r) ^ 2 = (Sum (fun a : Fin d => q_ a w * k a
    w) * (1 / r)) ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) ^ 2) = ((u0 * (1 * u1)) ^ 2)) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun a : Fin d => q_ a w * k a w)) (/ r))). }
  assert (r2 : forall (i : Fin d) (w : P), q_ i w * k i w = k i w * q_ i w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin d) (w : P) => (identity (q_ i w) (k i w))). }
  assert (r3 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) = Sum (fun i : Fin d => k i w * q_ i w)).
  { exact (fun (w : P) => (Rules.sum_congruence (fun (i : Fin d) => (r2 i w)))). }
  assert (r4 : forall (w : P), (Sum (fun a : Fin d => q_ a w * k a w) * (1 / r)) ^ 2 = (Sum (fun i : Fin d => k i w *
    q_ i w) * (1 / r)) ^ 2).
  { exact (fun (w : P) => (f_equal (fun (h : R) => (h * (1 / r)) ^ 2) (r3 w))). }
  assert (r6 : forall (w : P), (Sum (fun i : Fin d => k i w * q_ i w) * (1 / r)) ^ 2 = (1 / r) ^ 2 * Sum (fun i : Fin
    d => k i w * q_ i w) ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 * (1 * u1)) ^ 2) = (((1 * u1) ^ 2) * (u0 ^ 2))) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)) (/ r))). }
  assert (r8 : E (fun w : P => (Sum (fun a : Fin d => q_ a w * k a w) / r) ^ 2) = E (fun w : P => (1 / r) ^ 2 * Sum
    (fun i : Fin d => k i w * q_ i w) ^ 2)).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (eq_trans (r1 w) (r4 w)) (r6 w)))). }
  assert (r10 : forall (w : P), Sum (fun i : Fin d => k i w * q_ i w) ^ 2 = Sum (fun i : Fin d => k i w * q_ i w) *
    Sum (fun i : Fin d => k i w * q_ i w)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)))). }
  assert (r14 : E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 2) = E (fun w : P => Sum (fun i : Fin d => Sum
    (fun i : Fin d => k i w * q_ i w) * (k i w * q_ i w)))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (r10 w) (eq_sym (Facts.sum_scale d (Sum (fun i : Fin
    d => k i w * q_ i w)) (fun i : Fin d => k i w * q_ i w)))))). }
  assert (r17 : forall (i_ : Fin d) (w : P), Sum (fun i : Fin d => k i w * q_ i w) * (k i_ w * q_ i_ w) = k i_ w * q_
    i_ w * Sum (fun i : Fin d => k i w * q_ i w)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin d) (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)) (k i_ w) (q_ i_ w))). }
  assert (r18 : forall (i_ : Fin d), E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) * (k i_ w * q_ i_ w)) = E
    (fun w : P => k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w))).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r17 i_ w)))). }
  assert (r21 : forall (i_ : Fin d), E (fun w : P => k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w)) = E
    (fun w : P => Sum (fun i : Fin d => k i_ w * q_ i_ w * (k i w * q_ i w)))).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_sym (Facts.sum_scale d (k i_ w * q_
    i_ w) (fun i : Fin d => k i w * q_ i w)))))). }
  assert (r24 : forall (i_ i_1 : Fin d) (w : P), k i_ w * q_ i_ w * (k i_1 w * q_ i_1 w) = k i_ w * k i_1 w * q_ i_ w
    * q_ i_1 w).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u0 * u2) * u1) * u3)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_ i_1 : Fin d) (w : P) => (identity (k i_ w) (q_ i_ w) (k i_1 w) (q_ i_1 w))). }
  assert (r25 : forall (i_ i_1 : Fin d), E (fun w : P => k i_ w * q_ i_ w * (k i_1 w * q_ i_1 w)) = E (fun w : P => k
    i_ w * k i_1 w * q_ i_ w * q_ i_1 w)).
  { exact (fun (i_ i_1 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r24 i_ i_1 w)))). }
  assert (r26 : forall (i_ : Fin d), Sum (fun i : Fin d => E (fun w : P => k i_ w * q_ i_ w * (k i w * q_ i w))) = Sum
    (fun i : Fin d => E (fun w : P => k i_ w * k i w * q_ i_ w * q_ i w))).
  { exact (fun (i_ : Fin d) => (Rules.sum_congruence (fun (i_1 : Fin d) => (r25 i_ i_1)))). }
  assert (r29 : Sum (fun i : Fin d => E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) * (k i w * q_ i w))) = Sum
    (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { exact (Rules.sum_congruence (fun (i_ : Fin d) => (eq_trans (r18 i_) (eq_trans (eq_trans (r21 i_)
    (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => k i_ w * q_ i_ w * (k i w * q_ i w))
    (finite_mul (finite_mul (moments (k i_)) (moments (q_ i_))) (finite_mul (moments (k i)) (moments (q_ i))))))))
    (r26 i_))))). }
  assert (r30 : E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 2) = Sum (fun i : Fin d => Sum (fun i_ : Fin d
    => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { exact (eq_trans (eq_trans r14 (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => Sum (fun i : Fin
    d => k i w * q_ i w) * (k i w * q_ i w)) (finite_mul (finite_sum (fun i : Fin d => (finite_mul (moments (k i))
    (moments (q_ i))))) (finite_mul (moments (k i)) (moments (q_ i)))))))) r29). }
  assert (r31 : (1 / r) ^ 2 * E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 2) = (1 / r) ^ 2 * Sum (fun i :
    Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { exact (f_equal (fun (h_ : R) => (1 / r) ^ 2 * h_) r30). }
  assert (r34 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) / r = Sum (fun a : Fin d => q_ a w * k a w) * (1
    / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun a : Fin d => q_ a w * k a w)) (/ r))). }
  assert (r35 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) * (1 / r) = Sum (fun i : Fin d => k i w * q_ i
    w) * (1 / r)).
  { exact (fun (w : P) => (f_equal (fun (h_1 : R) => h_1 * (1 / r)) (r3 w))). }
  assert (r37 : forall (w : P), Sum (fun i : Fin d => k i w * q_ i w) * (1 / r) = 1 / r * Sum (fun i : Fin d => k i w
    * q_ i w)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)) (/ r))). }
  assert (r39 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) / r) = E (fun w : P => 1 / r * Sum (fun i : Fin
    d => k i w * q_ i w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (eq_trans (r34 w) (r35 w)) (r37 w)))). }
  assert (r41 : E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w)) = Sum (fun i : Fin d => E (fun w : P => k i w *
    q_ i w))).
  { exact (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => k i w * q_ i w) (finite_mul (moments (k
    i)) (moments (q_ i)))))). }
  assert (r42 : 1 / r * E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w)) = 1 / r * Sum (fun i : Fin d => E (fun
    w : P => k i w * q_ i w))).
  { exact (f_equal (fun (h_2 : R) => 1 / r * h_2) r41). }
  assert (r45 : E (fun w : P => (Sum (fun a : Fin d => q_ a w * k a w) / r) ^ 2) - E (fun w : P => Sum (fun a : Fin d
    => q_ a w * k a w) / r) ^ 2 = (1 / r) ^ 2 * Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k
    i_ w * q_ i w * q_ i_ w))) - (1 / r * Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w))) ^ 2).
  { exact (f_equal2 (fun (h_3 : R) (h_4 : R) => h_3 - h_4 ^ 2) (eq_trans r8 (eq_trans (Facts.expectation_scale P ((1 /
    r) ^ 2) (Random (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 2) (finite_pow 2 (finite_sum (fun i : Fin d
    => (finite_mul (moments (k i)) (moments (q_ i)))))))) r31)) (eq_trans r39 (eq_trans (Facts.expectation_scale P (1
    / r) (Random (fun w : P => Sum (fun i : Fin d => k i w * q_ i w)) (finite_sum (fun i : Fin d => (finite_mul
    (moments (k i)) (moments (q_ i))))))) r42))). }
  assert (r46 : (1 / r) ^ 2 * Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w *
    q_ i_ w))) - (1 / r * Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w))) ^ 2 = -1 * ((1 / r) ^ 2 * Sum (fun i
    : Fin d => E (fun w : P => k i w * q_ i w)) ^ 2) + (1 / r) ^ 2 * Sum (fun i : Fin d => Sum (fun i_ : Fin d => E
    (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { assert (identity : forall u0 u1 u2 : R, ((((1 * u0) ^ 2) * u1) - (((1 * u0) * u2) ^ 2)) = (((-1) * (((1 * u0) ^ 2)
    * (u2 ^ 2))) + (((1 * u0) ^ 2) * u1))) by (intros u0 u1 u2; ring).
    exact (identity (/ r) (Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_
      i_ w)))) (Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)))). }
  assert (r49 : Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) / r ^ 2 = Var (fun w : P => Sum (fun a : Fin
    d => q_ a w * k a w)) * (1 / r ^ 2)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w))) (/ (r ^ 2))). }
  assert (r51 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) ^ 2 = Sum (fun i : Fin d => k i w * q_ i w) ^
    2).
  { exact (fun (w : P) => (f_equal (fun (h_5 : R) => h_5 ^ 2) (r3 w))). }
  assert (r52 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 2) = E (fun w : P => Sum (fun i : Fin d => k i
    w * q_ i w) ^ 2)).
  { exact (Rules.expectation_congruence (fun (w : P) => (r51 w))). }
  assert (r54 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = E (fun w : P => Sum (fun i : Fin d => k i w *
    q_ i w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (r3 w))). }
  assert (r56 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 2) - E (fun w : P => Sum (fun a : Fin d => q_
    a w * k a w)) ^ 2 = Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_
    w))) - Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) ^ 2).
  { exact (f_equal2 (fun (h_6 : R) (h_7 : R) => h_6 - h_7 ^ 2) (eq_trans r52 r30) (eq_trans r54 r41)). }
  assert (r57 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w))) -
    Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) ^ 2 = -1 * Sum (fun i : Fin d => E (fun w : P => k i w * q_
    i w)) ^ 2 + Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { assert (identity : forall u0 u1 : R, (u0 - (u1 ^ 2)) = (((-1) * (u1 ^ 2)) + u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_
      w)))) (Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)))). }
  assert (r60 : r ^ 2 = r * r).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity r). }
  assert (r61 : 1 / r ^ 2 = 1 / (r * r)).
  { exact (f_equal (fun (h_8 : R) => 1 / h_8) r60). }
  assert (r64 : 1 / r * (1 / r) = (1 / r) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ r)). }
  assert (r65 : 1 / r ^ 2 = (1 / r) ^ 2).
  { exact (eq_trans (eq_trans r61 (Facts.inverse_mul r r)) r64). }
  assert (r66 : Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) * (1 / r ^ 2) = (-1 * Sum (fun i : Fin d => E
    (fun w : P => k i w * q_ i w)) ^ 2 + Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w *
    q_ i w * q_ i_ w)))) * (1 / r) ^ 2).
  { exact (f_equal2 (fun (h_9 : R) (h_10 : R) => h_9 * h_10) (eq_trans (Facts.variance P (Random (fun w : P => Sum
    (fun a : Fin d => q_ a w * k a w)) (finite_sum (fun a : Fin d => (finite_mul (moments (q_ a)) (moments (k a)))))))
    (eq_trans r56 r57)) r65). }
  assert (r68 : (-1 * Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) ^ 2 + Sum (fun i : Fin d => Sum (fun i_ :
    Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))) * (1 / r) ^ 2 = -1 * ((1 / r) ^ 2 * Sum (fun i :
    Fin d => E (fun w : P => k i w * q_ i w)) ^ 2) + (1 / r) ^ 2 * Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun
    w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { assert (identity : forall u0 u1 u2 : R, ((((-1) * (u0 ^ 2)) + u1) * ((1 * u2) ^ 2)) = (((-1) * (((1 * u2) ^ 2) *
    (u0 ^ 2))) + (((1 * u2) ^ 2) * u1))) by (intros u0 u1 u2; ring).
    exact (identity (Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w))) (Sum (fun i : Fin d => Sum (fun i_ : Fin
      d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))) (/ r)). }
  assert (r74 : INR d = r ^ 2).
  { assert (identity : forall u0 u1 : R, (u0 ^ 2) - u1 = ((-1) * (u1 - (u0 ^ 2)) + 0)) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1) given_6 Rules.no_equation) (identity r (INR d))). }
  assert (r75 : INR d * (sigma ^ 2 * tau ^ 2 + sigma ^ 2 * nu ^ 2 + tau ^ 2 * mu ^ 2) = mu ^ 2 * r ^ 2 * tau ^ 2 + nu
    ^ 2 * r ^ 2 * sigma ^ 2 + r ^ 2 * sigma ^ 2 * tau ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((u0 ^ 2) * (u1 ^ 2)) * (u2 ^ 2)) + (((u3 ^ 2) * (u1 ^ 2)) *
    (u4 ^ 2))) + (((u1 ^ 2) * (u4 ^ 2)) * (u2 ^ 2))) - (u5 * ((((u4 ^ 2) * (u2 ^ 2)) + ((u4 ^ 2) * (u3 ^ 2))) + ((u2 ^
    2) * (u0 ^ 2)))) = (((((u0 ^ 2) * (u2 ^ 2)) + ((u3 ^ 2) * (u4 ^ 2))) + ((u4 ^ 2) * (u2 ^ 2))) * ((u1 ^ 2) - u5) +
    0)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (Rules.linear_combination (Rules.and_equation (mu ^ 2 * tau ^ 2 + nu ^ 2 * sigma ^ 2 + sigma ^ 2 * tau ^ 2)
      r74 Rules.no_equation) (identity mu r tau nu sigma (INR d))). }
  assert (r77 : Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) * (1 / r ^ 2) = (mu ^ 2 * r ^ 2 * tau ^ 2 +
    nu ^ 2 * r ^ 2 * sigma ^ 2 + r ^ 2 * sigma ^ 2 * tau ^ 2) * (1 / r) ^ 2).
  { exact (f_equal2 (fun (h_11 : R) (h_12 : R) => h_11 * h_12) (eq_trans (DotProduct.dot_product_variance_of_identical
    d d_pos P q_ k mu sigma nu tau given_1 given_2 given_3 given_4 given_5) r75) r65). }
  assert (r79 : (mu ^ 2 * r ^ 2 * tau ^ 2 + nu ^ 2 * r ^ 2 * sigma ^ 2 + r ^ 2 * sigma ^ 2 * tau ^ 2) * (1 / r) ^ 2 =
    mu ^ 2 * r ^ 2 * tau ^ 2 * (1 / r) ^ 2 + nu ^ 2 * r ^ 2 * sigma ^ 2 * (1 / r) ^ 2 + r ^ 2 * sigma ^ 2 * tau ^ 2 *
    (1 / r) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((((u0 ^ 2) * (u1 ^ 2)) * (u2 ^ 2)) + (((u3 ^ 2) * (u1 ^ 2)) *
    (u4 ^ 2))) + (((u1 ^ 2) * (u4 ^ 2)) * (u2 ^ 2))) * ((1 * u5) ^ 2)) = ((((((u0 ^ 2) * (u1 ^ 2)) * (u2 ^ 2)) * ((1 *
    u5) ^ 2)) + ((((u3 ^ 2) * (u1 ^ 2)) * (u4 ^ 2)) * ((1 * u5) ^ 2))) + ((((u1 ^ 2) * (u4 ^ 2)) * (u2 ^ 2)) * ((1 *
    u5) ^ 2)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity mu r tau nu sigma (/ r)). }
  assert (r81 : INR d * (sigma ^ 2 * tau ^ 2 + sigma ^ 2 * nu ^ 2 + tau ^ 2 * mu ^ 2) / r ^ 2 = INR d * (sigma ^ 2 *
    tau ^ 2 + sigma ^ 2 * nu ^ 2 + tau ^ 2 * mu ^ 2) * (1 / r ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * ((((u1 ^ 2) * (u2 ^ 2)) + ((u1 ^ 2) * (u3 ^ 2))) + ((u2 ^
    2) * (u4 ^ 2)))) * u5) = ((u0 * ((((u1 ^ 2) * (u2 ^ 2)) + ((u1 ^ 2) * (u3 ^ 2))) + ((u2 ^ 2) * (u4 ^ 2)))) * (1 *
    u5))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (INR d) sigma tau nu mu (/ (r ^ 2))). }
  assert (r82 : INR d * (sigma ^ 2 * tau ^ 2 + sigma ^ 2 * nu ^ 2 + tau ^ 2 * mu ^ 2) * (1 / r ^ 2) = INR d * (sigma ^
    2 * tau ^ 2 + sigma ^ 2 * nu ^ 2 + tau ^ 2 * mu ^ 2) * (1 / r) ^ 2).
  { exact (f_equal (fun (h_13 : R) => INR d * (sigma ^ 2 * tau ^ 2 + sigma ^ 2 * nu ^ 2 + tau ^ 2 * mu ^ 2) * h_13)
    r65). }
  assert (r83 : INR d * (sigma ^ 2 * tau ^ 2 + sigma ^ 2 * nu ^ 2 + tau ^ 2 * mu ^ 2) / r ^ 2 = INR d * (sigma ^ 2 *
    tau ^ 2 + sigma ^ 2 * nu ^ 2 + tau ^ 2 * mu ^ 2) * (1 / r) ^ 2).
  { exact (eq_trans r81 r82). }
  assert (r84 : INR d * (sigma ^ 2 * tau ^ 2 + sigma ^ 2 * nu ^ 2 + tau ^ 2 * mu ^ 2) * (1 / r) ^ 2 = mu ^ 2 * r ^ 2 *
    tau ^ 2 * (1 / r) ^ 2 + nu ^ 2 * r ^ 2 * sigma ^ 2 * (1 / r) ^ 2 + r ^ 2 * sigma ^ 2 * tau ^ 2 * (1 / r) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((((u0 ^ 2) * (u1 ^ 2)) * (u2 ^ 2)) * ((1 * u3) ^ 2)) +
    ((((u4 ^ 2) * (u1 ^ 2)) * (u5 ^ 2)) * ((1 * u3) ^ 2))) + ((((u1 ^ 2) * (u5 ^ 2)) * (u2 ^ 2)) * ((1 * u3) ^ 2))) -
    ((u6 * ((((u5 ^ 2) * (u2 ^ 2)) + ((u5 ^ 2) * (u4 ^ 2))) + ((u2 ^ 2) * (u0 ^ 2)))) * ((1 * u3) ^ 2)) = ((((((u0 ^
    2) * (u2 ^ 2)) * ((1 * u3) ^ 2)) + (((u4 ^ 2) * (u5 ^ 2)) * ((1 * u3) ^ 2))) + (((u5 ^ 2) * (u2 ^ 2)) * ((1 * u3)
    ^ 2))) * ((u1 ^ 2) - u6) + 0)) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (Rules.linear_combination (Rules.and_equation (mu ^ 2 * tau ^ 2 * (1 / r) ^ 2 + nu ^ 2 * sigma ^ 2 * (1 / r)
      ^ 2 + sigma ^ 2 * tau ^ 2 * (1 / r) ^ 2) r74 Rules.no_equation) (identity mu r tau (/ r) nu sigma (INR d))). }
  assert (r89 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r90 : 0 < Sum (fun a : Fin d => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin d) => 1)) d_pos (fun (a : Fin d) => r89)). }
  assert (r92 : 0 < INR d).
  { exact (eq_ind (Sum (fun a : Fin d => 1)) (fun (h_14 : R) => 0 < h_14) r90 (INR d) (Facts.sum_one d)). }
  assert (r93 : 0 < r ^ 2).
  { exact (eq_ind (INR d) (fun (h_15 : R) => 0 < h_15) r92 (r ^ 2) r74). }
  assert (r96 : r ^ 2 = r * r ^ 1).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * (u0 ^ 1))) by (intros u0; ring).
    exact (identity r). }
  assert (r97 : r * r ^ 1 <> 0).
  { exact (eq_ind (r ^ 2) (fun (h_16 : R) => h_16 <> 0) (Facts.ne_of_pos (r ^ 2) r93) (r * r ^ 1) r96). }
  assert (r99 : r <> 0).
  { exact (Facts.ne_of_mul r (r ^ 1) r97). }
  assert (r101 : r * (1 / r) = 1).
  { exact (Facts.mul_inverse r r99). }
  assert (r102 : INR d * (sigma ^ 2 * tau ^ 2 + sigma ^ 2 * nu ^ 2 + tau ^ 2 * mu ^ 2) * (1 / r) ^ 2 = mu ^ 2 * tau ^
    2 + nu ^ 2 * sigma ^ 2 + sigma ^ 2 * tau ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((u0 ^ 2) * (u1 ^ 2)) + ((u2 ^ 2) * (u3 ^ 2))) + ((u3 ^ 2) *
    (u1 ^ 2))) - ((u4 * ((((u3 ^ 2) * (u1 ^ 2)) + ((u3 ^ 2) * (u2 ^ 2))) + ((u1 ^ 2) * (u0 ^ 2)))) * ((1 * u5) ^ 2)) =
    ((((((u0 ^ 2) * (u1 ^ 2)) * ((1 * u5) ^ 2)) + (((u2 ^ 2) * (u3 ^ 2)) * ((1 * u5) ^ 2))) + (((u3 ^ 2) * (u1 ^ 2)) *
    ((1 * u5) ^ 2))) * ((u6 ^ 2) - u4) + ((((u6 * (u3 ^ 2)) * (u1 ^ 2)) * (1 * u5)) * (1 - (u6 * (1 * u5))) + (((((u2
    ^ 2) * u6) * (u3 ^ 2)) * (1 * u5)) * (1 - (u6 * (1 * u5))) + (((((u0 ^ 2) * u6) * (u1 ^ 2)) * (1 * u5)) * (1 - (u6
    * (1 * u5))) + (((u3 ^ 2) * (u1 ^ 2)) * (1 - (u6 * (1 * u5))) + (((u2 ^ 2) * (u3 ^ 2)) * (1 - (u6 * (1 * u5))) +
    (((u0 ^ 2) * (u1 ^ 2)) * (1 - (u6 * (1 * u5))) + 0)))))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (Rules.linear_combination (Rules.and_equation (mu ^ 2 * tau ^ 2 * (1 / r) ^ 2 + nu ^ 2 * sigma ^ 2 * (1 / r)
      ^ 2 + sigma ^ 2 * tau ^ 2 * (1 / r) ^ 2) r74 (Rules.and_equation (r * sigma ^ 2 * tau ^ 2 * (1 / r)) r101
      (Rules.and_equation (nu ^ 2 * r * sigma ^ 2 * (1 / r)) r101 (Rules.and_equation (mu ^ 2 * r * tau ^ 2 * (1 / r))
      r101 (Rules.and_equation (sigma ^ 2 * tau ^ 2) r101 (Rules.and_equation (nu ^ 2 * sigma ^ 2) r101
      (Rules.and_equation (mu ^ 2 * tau ^ 2) r101 Rules.no_equation))))))) (identity mu tau nu sigma (INR d) (/ r)
      r)). }
  assert (r104 : sigma ^ 2 * tau ^ 2 + sigma ^ 2 * nu ^ 2 + tau ^ 2 * mu ^ 2 = mu ^ 2 * tau ^ 2 + nu ^ 2 * sigma ^ 2 +
    sigma ^ 2 * tau ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 ^ 2) * (u1 ^ 2)) + ((u0 ^ 2) * (u2 ^ 2))) + ((u1 ^ 2) * (u3 ^
    2))) = ((((u3 ^ 2) * (u1 ^ 2)) + ((u2 ^ 2) * (u0 ^ 2))) + ((u0 ^ 2) * (u1 ^ 2)))) by (intros u0 u1 u2 u3; ring).
    exact (identity sigma tau nu mu). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (Facts.variance P (Random (fun w : P => Sum (fun a : Fin d => q_ a w *
    k a w) / r) (finite_div r (finite_sum (fun a : Fin d => (finite_mul (moments (q_ a)) (moments (k a))))))))
    (eq_trans r45 r46)) (eq_sym (eq_trans (eq_trans r49 r66) r68))) (eq_trans (eq_trans (eq_trans r49 r77) r79)
    (eq_sym (eq_trans r83 r84)))) (eq_trans (eq_trans r83 r102) (eq_sym r104))).
Qed.

(* Entries that are multiples of each other. *)
Theorem scaled_dot_product_variance_of_multiples (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : random P)
  (sigma r : R) (u v : Fin d -> R)
    (given_1 : independent (joint (single q_) (single k)))
    (given_2 : E (fun w : P => q_ w ^ 2) = sigma ^ 2)
    (given_3 : E (fun w : P => k w) = 0)
    (given_4 : E (fun w : P => k w ^ 2) = sigma ^ 2)
    (given_5 : r ^ 2 = INR d) :
  Var (fun w : P => Sum (fun a : Fin d => u a * q_ w * (v a * k w)) / r) = Sum (fun a : Fin d => u a * v a) ^ 2 *
    sigma ^ 4 / INR d.
Proof.
  assert (r1 : forall (w : P), (Sum (fun a : Fin d => u a * q_ w * (v a * k w)) / r) ^ 2 = (Sum (fun a : Fin d => u a
    * q_ w * (v a * k w)) * (1 / r)) ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) ^ 2) = ((u0 * (1 * u1)) ^ 2)) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun a : Fin d => u a * q_ w * (v a * k w))) (/ r))). }
  assert (r2 : forall (i : Fin d) (w : P), u i * q_ w * (v i * k w) = k w * q_ w * u i * v i).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u3 * u1) * u0) * u2)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i : Fin d) (w : P) => (identity (u i) (q_ w) (v i) (k w))). }
  assert (r3 : forall (i : Fin d) (w : P), k w * q_ w * u i * v i = k w * q_ w * (u i * v i)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * u3) = ((u0 * u1) * (u2 * u3))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i : Fin d) (w : P) => (identity (k w) (q_ w) (u i) (v i))). }
  assert (r5 : forall (w : P), Sum (fun a : Fin d => u a * q_ w * (v a * k w)) = Sum (fun i : Fin d => k w * q_ w * (u
    i * v i))).
  { exact (fun (w : P) => (Rules.sum_congruence (fun (i : Fin d) => (eq_trans (r2 i w) (r3 i w))))). }
  assert (r7 : forall (w : P), Sum (fun a : Fin d => u a * q_ w * (v a * k w)) = k w * q_ w * Sum (fun a : Fin d => u
    a * v a)).
  { exact (fun (w : P) => (eq_trans (r5 w) (Facts.sum_scale d (k w * q_ w) (fun i : Fin d => u i * v i)))). }
  assert (r8 : forall (w : P), (Sum (fun a : Fin d => u a * q_ w * (v a * k w)) * (1 / r)) ^ 2 = (k w * q_ w * Sum
    (fun a : Fin d => u a * v a) * (1 / r)) ^ 2).
  { exact (fun (w : P) => (f_equal (fun (h : R) => (h * (1 / r)) ^ 2) (r7 w))). }
  assert (r10 : forall (w : P), (k w * q_ w * Sum (fun a : Fin d => u a * v a) * (1 / r)) ^ 2 = k w ^ 2 * q_ w ^ 2 *
    (1 / r) ^ 2 * Sum (fun a : Fin d => u a * v a) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 * u1) * u2) * (1 * u3)) ^ 2) = ((((u0 ^ 2) * (u1 ^ 2)) * ((1 *
    u3) ^ 2)) * (u2 ^ 2))) by (intros u0 u1 u2 u3; ring).
    exact (fun (w : P) => (identity (k w) (q_ w) (Sum (fun a : Fin d => u a * v a)) (/ r))). }
  assert (r12 : forall (w : P), k w ^ 2 * q_ w ^ 2 * (1 / r) ^ 2 * Sum (fun a : Fin d => u a * v a) ^ 2 = (1 / r) ^ 2
    * Sum (fun a : Fin d => u a * v a) ^ 2 * (k w ^ 2 * q_ w ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 ^ 2) * (u1 ^ 2)) * ((1 * u2) ^ 2)) * (u3 ^ 2)) = ((((1 * u2) ^
    2) * (u3 ^ 2)) * ((u0 ^ 2) * (u1 ^ 2)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (w : P) => (identity (k w) (q_ w) (/ r) (Sum (fun a : Fin d => u a * v a)))). }
  assert (r14 : E (fun w : P => (Sum (fun a : Fin d => u a * q_ w * (v a * k w)) / r) ^ 2) = E (fun w : P => (1 / r) ^
    2 * Sum (fun a : Fin d => u a * v a) ^ 2 * (k w ^ 2 * q_ w ^ 2))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (eq_trans (eq_trans (r1 w) (r8 w)) (r10 w)) (r12
    w)))). }
  assert (r17 : (1 / r) ^ 2 * Sum (fun a : Fin d => u a * v a) ^ 2 * E (fun w : P => k w ^ 2 * q_ w ^ 2) = E (fun w :
    P => k w ^ 2 * q_ w ^ 2) * (1 / r) ^ 2 * Sum (fun a : Fin d => u a * v a) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, ((((1 * u0) ^ 2) * (u1 ^ 2)) * u2) = ((u2 * ((1 * u0) ^ 2)) * (u1 ^ 2)))
    by (intros u0 u1 u2; ring).
    exact (identity (/ r) (Sum (fun a : Fin d => u a * v a)) (E (fun w : P => k w ^ 2 * q_ w ^ 2))). }
  assert (r19 : forall (w : P), Sum (fun a : Fin d => u a * q_ w * (v a * k w)) / r = Sum (fun a : Fin d => u a * q_ w
    * (v a * k w)) * (1 / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun a : Fin d => u a * q_ w * (v a * k w))) (/ r))). }
  assert (r20 : forall (w : P), Sum (fun a : Fin d => u a * q_ w * (v a * k w)) * (1 / r) = k w * q_ w * Sum (fun a :
    Fin d => u a * v a) * (1 / r)).
  { exact (fun (w : P) => (f_equal (fun (h_ : R) => h_ * (1 / r)) (r7 w))). }
  assert (r22 : forall (w : P), k w * q_ w * Sum (fun a : Fin d => u a * v a) * (1 / r) = k w * q_ w * (1 / r) * Sum
    (fun a : Fin d => u a * v a)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * (1 * u3)) = (((u0 * u1) * (1 * u3)) * u2)) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (w : P) => (identity (k w) (q_ w) (Sum (fun a : Fin d => u a * v a)) (/ r))). }
  assert (r24 : forall (w : P), k w * q_ w * (1 / r) * Sum (fun a : Fin d => u a * v a) = 1 / r * Sum (fun a : Fin d
    => u a * v a) * (k w * q_ w)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * (1 * u2)) * u3) = (((1 * u2) * u3) * (u0 * u1))) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (w : P) => (identity (k w) (q_ w) (/ r) (Sum (fun a : Fin d => u a * v a)))). }
  assert (r26 : E (fun w : P => Sum (fun a : Fin d => u a * q_ w * (v a * k w)) / r) = E (fun w : P => 1 / r * Sum
    (fun a : Fin d => u a * v a) * (k w * q_ w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (eq_trans (eq_trans (r19 w) (r20 w)) (r22 w)) (r24
    w)))). }
  assert (r29 : 1 / r * Sum (fun a : Fin d => u a * v a) * E (fun w : P => k w * q_ w) = E (fun w : P => k w * q_ w) *
    (1 / r) * Sum (fun a : Fin d => u a * v a)).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) * u1) * u2) = ((u2 * (1 * u0)) * u1)) by (intros u0 u1 u2;
    ring).
    exact (identity (/ r) (Sum (fun a : Fin d => u a * v a)) (E (fun w : P => k w * q_ w))). }
  assert (r31 : E (fun w : P => (Sum (fun a : Fin d => u a * q_ w * (v a * k w)) / r) ^ 2) - E (fun w : P => Sum (fun
    a : Fin d => u a * q_ w * (v a * k w)) / r) ^ 2 = E (fun w : P => k w ^ 2 * q_ w ^ 2) * (1 / r) ^ 2 * Sum (fun a :
    Fin d => u a * v a) ^ 2 - (E (fun w : P => k w * q_ w) * (1 / r) * Sum (fun a : Fin d => u a * v a)) ^ 2).
  { exact (f_equal2 (fun (h_1 : R) (h_2 : R) => h_1 - h_2 ^ 2) (eq_trans (eq_trans r14 (Facts.expectation_scale P ((1
    / r) ^ 2 * Sum (fun a : Fin d => u a * v a) ^ 2) (Random (fun w : P => k w ^ 2 * q_ w ^ 2) (finite_mul (finite_pow
    2 (moments (k))) (finite_pow 2 (moments (q_))))))) r17) (eq_trans (eq_trans r26 (Facts.expectation_scale P (1 / r
    * Sum (fun a : Fin d => u a * v a)) (Random (fun w : P => k w * q_ w) (finite_mul (moments (k)) (moments (q_))))))
    r29)). }
  assert (r32 : E (fun w : P => k w ^ 2 * q_ w ^ 2) * (1 / r) ^ 2 * Sum (fun a : Fin d => u a * v a) ^ 2 - (E (fun w :
    P => k w * q_ w) * (1 / r) * Sum (fun a : Fin d => u a * v a)) ^ 2 = -1 * (E (fun w : P => k w * q_ w) ^ 2 * (1 /
    r) ^ 2 * Sum (fun a : Fin d => u a * v a) ^ 2) + E (fun w : P => k w ^ 2 * q_ w ^ 2) * (1 / r) ^ 2 * Sum (fun a :
    Fin d => u a * v a) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * ((1 * u1) ^ 2)) * (u2 ^ 2)) - (((u3 * (1 * u1)) * u2) ^ 2)) =
    (((-1) * (((u3 ^ 2) * ((1 * u1) ^ 2)) * (u2 ^ 2))) + ((u0 * ((1 * u1) ^ 2)) * (u2 ^ 2)))) by (intros u0 u1 u2 u3;
    ring).
    exact (identity (E (fun w : P => k w ^ 2 * q_ w ^ 2)) (/ r) (Sum (fun a : Fin d => u a * v a)) (E (fun w : P => k
      w * q_ w))). }
  assert (r35 : Sum (fun a : Fin d => u a * v a) ^ 2 / r ^ 2 * (E (fun w : P => (q_ w * k w) ^ 2) - E (fun w : P => q_
    w * k w) ^ 2) = Sum (fun a : Fin d => u a * v a) ^ 2 * (1 / r ^ 2) * (E (fun w : P => (q_ w * k w) ^ 2) - E (fun w
    : P => q_ w * k w) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 ^ 2) * u1) * (u2 - (u3 ^ 2))) = (((u0 ^ 2) * (1 * u1)) * (u2 -
    (u3 ^ 2)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (Sum (fun a : Fin d => u a * v a)) (/ (r ^ 2)) (E (fun w : P => (q_ w * k w) ^ 2)) (E (fun w : P
      => q_ w * k w))). }
  assert (r36 : r ^ 2 = r * r).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity r). }
  assert (r37 : 1 / r ^ 2 = 1 / (r * r)).
  { exact (f_equal (fun (h_3 : R) => 1 / h_3) r36). }
  assert (r38 : 1 / (r * r) = 1 / r * (1 / r)).
  { exact (Facts.inverse_mul r r). }
  assert (r40 : 1 / r * (1 / r) = (1 / r) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ r)). }
  assert (r41 : 1 / r ^ 2 = (1 / r) ^ 2).
  { exact (eq_trans (eq_trans r37 r38) r40). }
  assert (r42 : forall (w : P), (q_ w * k w) ^ 2 = k w ^ 2 * q_ w ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) ^ 2) = ((u1 ^ 2) * (u0 ^ 2))) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (q_ w) (k w))). }
  assert (r43 : E (fun w : P => (q_ w * k w) ^ 2) = E (fun w : P => k w ^ 2 * q_ w ^ 2)).
  { exact (Rules.expectation_congruence (fun (w : P) => (r42 w))). }
  assert (r44 : forall (w : P), q_ w * k w = k w * q_ w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (q_ w) (k w))). }
  assert (r45 : E (fun w : P => q_ w * k w) = E (fun w : P => k w * q_ w)).
  { exact (Rules.expectation_congruence (fun (w : P) => (r44 w))). }
  assert (r46 : Sum (fun a : Fin d => u a * v a) ^ 2 * (1 / r ^ 2) * (E (fun w : P => (q_ w * k w) ^ 2) - E (fun w : P
    => q_ w * k w) ^ 2) = Sum (fun a : Fin d => u a * v a) ^ 2 * (1 / r) ^ 2 * (E (fun w : P => k w ^ 2 * q_ w ^ 2) -
    E (fun w : P => k w * q_ w) ^ 2)).
  { exact (f_equal3 (fun (h_4 : R) (h_5 : R) (h_6 : R) => Sum (fun a : Fin d => u a * v a) ^ 2 * h_4 * (h_5 - h_6 ^
    2)) r41 r43 r45). }
  assert (r48 : Sum (fun a : Fin d => u a * v a) ^ 2 * (1 / r) ^ 2 * (E (fun w : P => k w ^ 2 * q_ w ^ 2) - E (fun w :
    P => k w * q_ w) ^ 2) = -1 * (E (fun w : P => k w * q_ w) ^ 2 * (1 / r) ^ 2 * Sum (fun a : Fin d => u a * v a) ^
    2) + E (fun w : P => k w ^ 2 * q_ w ^ 2) * (1 / r) ^ 2 * Sum (fun a : Fin d => u a * v a) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 ^ 2) * ((1 * u1) ^ 2)) * (u2 - (u3 ^ 2))) = (((-1) * (((u3 ^ 2) *
    ((1 * u1) ^ 2)) * (u0 ^ 2))) + ((u2 * ((1 * u1) ^ 2)) * (u0 ^ 2)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (Sum (fun a : Fin d => u a * v a)) (/ r) (E (fun w : P => k w ^ 2 * q_ w ^ 2)) (E (fun w : P => k
      w * q_ w))). }
  assert (r52 : E (fun w : P => k w ^ 2 * q_ w ^ 2) = E (fun w : P => k w ^ 2) * E (fun w : P => q_ w ^ 2)).
  { exact (Rules.expectation_factor ((inr tt) :: nil)%list ((inl tt) :: nil)%list given_1 (disjoint_cons (away_cons
    (inr_inl _ _) away_nil) disjoint_nil) (polynomial_pow 2 (polynomial_entry (inr tt) (or_introl eq_refl)))
    (polynomial_pow 2 (polynomial_entry (inl tt) (or_introl eq_refl)))). }
  assert (r55 : E (fun w : P => k w ^ 2) * E (fun w : P => q_ w ^ 2) = sigma ^ 2 * sigma ^ 2).
  { exact (f_equal2 (fun (h_7 : R) (h_8 : R) => h_7 * h_8) given_4 given_2). }
  assert (r57 : sigma ^ 2 * sigma ^ 2 = sigma ^ 4).
  { assert (identity : forall u0 : R, ((u0 ^ 2) * (u0 ^ 2)) = (u0 ^ 4)) by (intros u0; ring).
    exact (identity sigma). }
  assert (r60 : E (fun w : P => k w * q_ w) = E (fun w : P => k w) * E (fun w : P => q_ w)).
  { exact (Rules.expectation_factor ((inr tt) :: nil)%list ((inl tt) :: nil)%list given_1 (disjoint_cons (away_cons
    (inr_inl _ _) away_nil) disjoint_nil) (polynomial_entry (inr tt) (or_introl eq_refl)) (polynomial_entry (inl tt)
    (or_introl eq_refl))). }
  assert (r62 : E (fun w : P => k w) * E (fun w : P => q_ w) = 0 * E (fun w : P => q_ w)).
  { exact (f_equal (fun (h_9 : R) => h_9 * E (fun w : P => q_ w)) given_3). }
  assert (r64 : 0 * E (fun w : P => q_ w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (identity (E (fun w : P => q_ w))). }
  assert (r67 : Sum (fun a : Fin d => u a * v a) ^ 2 * (1 / r ^ 2) * (E (fun w : P => (q_ w * k w) ^ 2) - E (fun w : P
    => q_ w * k w) ^ 2) = Sum (fun a : Fin d => u a * v a) ^ 2 * (1 / r) ^ 2 * (sigma ^ 4 - 0 ^ 2)).
  { exact (f_equal3 (fun (h_10 : R) (h_11 : R) (h_12 : R) => Sum (fun a : Fin d => u a * v a) ^ 2 * h_10 * (h_11 -
    h_12 ^ 2)) r41 (eq_trans r43 (eq_trans (eq_trans r52 r55) r57)) (eq_trans r45 (eq_trans (eq_trans r60 r62) r64))).
    }
  assert (r69 : Sum (fun a : Fin d => u a * v a) ^ 2 * (1 / r) ^ 2 * (sigma ^ 4 - 0 ^ 2) = sigma ^ 4 * (1 / r) ^ 2 *
    Sum (fun a : Fin d => u a * v a) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (((u0 ^ 2) * ((1 * u1) ^ 2)) * ((u2 ^ 4) - (0 ^ 2))) = (((u2 ^ 4) * ((1 *
    u1) ^ 2)) * (u0 ^ 2))) by (intros u0 u1 u2; ring).
    exact (identity (Sum (fun a : Fin d => u a * v a)) (/ r) sigma). }
  assert (r71 : Sum (fun a : Fin d => u a * v a) ^ 2 / r ^ 2 * sigma ^ 4 = Sum (fun a : Fin d => u a * v a) ^ 2 * (1 /
    r ^ 2) * sigma ^ 4).
  { assert (identity : forall u0 u1 u2 : R, (((u0 ^ 2) * u1) * (u2 ^ 4)) = (((u0 ^ 2) * (1 * u1)) * (u2 ^ 4))) by
    (intros u0 u1 u2; ring).
    exact (identity (Sum (fun a : Fin d => u a * v a)) (/ (r ^ 2)) sigma). }
  assert (r72 : Sum (fun a : Fin d => u a * v a) ^ 2 * (1 / r ^ 2) * sigma ^ 4 = Sum (fun a : Fin d => u a * v a) ^ 2
    * (1 / r) ^ 2 * sigma ^ 4).
  { exact (f_equal (fun (h_13 : R) => Sum (fun a : Fin d => u a * v a) ^ 2 * h_13 * sigma ^ 4) r41). }
  assert (r74 : Sum (fun a : Fin d => u a * v a) ^ 2 * (1 / r) ^ 2 * sigma ^ 4 = sigma ^ 4 * (1 / r) ^ 2 * Sum (fun a
    : Fin d => u a * v a) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (((u0 ^ 2) * ((1 * u1) ^ 2)) * (u2 ^ 4)) = (((u2 ^ 4) * ((1 * u1) ^ 2)) *
    (u0 ^ 2))) by (intros u0 u1 u2; ring).
    exact (identity (Sum (fun a : Fin d => u a * v a)) (/ r) sigma). }
  assert (r75 : Sum (fun a : Fin d => u a * v a) ^ 2 / r ^ 2 * sigma ^ 4 = sigma ^ 4 * (1 / r) ^ 2 * Sum (fun a : Fin
    d => u a * v a) ^ 2).
  { exact (eq_trans (eq_trans r71 r72) r74). }
  assert (r79 : Sum (fun a : Fin d => u a * v a) ^ 2 * sigma ^ 4 / INR d = Sum (fun a : Fin d => u a * v a) ^ 2 *
    sigma ^ 4 * (1 / INR d)).
  { assert (identity : forall u0 u1 u2 : R, (((u0 ^ 2) * (u1 ^ 4)) * u2) = (((u0 ^ 2) * (u1 ^ 4)) * (1 * u2))) by
    (intros u0 u1 u2; ring).
    exact (identity (Sum (fun a : Fin d => u a * v a)) sigma (/ (INR d))). }
  assert (r81 : INR d = r ^ 2).
  { assert (identity : forall u0 u1 : R, (u0 ^ 2) - u1 = ((-1) * (u1 - (u0 ^ 2)) + 0)) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1) given_5 Rules.no_equation) (identity r (INR d))). }
  assert (r82 : 1 / INR d = 1 / r ^ 2).
  { exact (f_equal (fun (h_14 : R) => 1 / h_14) r81). }
  assert (r86 : Sum (fun a : Fin d => u a * v a) ^ 2 * sigma ^ 4 * (1 / INR d) = Sum (fun a : Fin d => u a * v a) ^ 2
    * sigma ^ 4 * (1 / r) ^ 2).
  { exact (f_equal (fun (h_15 : R) => Sum (fun a : Fin d => u a * v a) ^ 2 * sigma ^ 4 * h_15) (eq_trans (eq_trans
    (eq_trans r82 r37) r38) r40)). }
  assert (r88 : Sum (fun a : Fin d => u a * v a) ^ 2 * sigma ^ 4 * (1 / r) ^ 2 = sigma ^ 4 * (1 / r) ^ 2 * Sum (fun a
    : Fin d => u a * v a) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (((u0 ^ 2) * (u1 ^ 4)) * ((1 * u2) ^ 2)) = (((u1 ^ 4) * ((1 * u2) ^ 2)) *
    (u0 ^ 2))) by (intros u0 u1 u2; ring).
    exact (identity (Sum (fun a : Fin d => u a * v a)) sigma (/ r)). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (Facts.variance P (Random (fun w : P => Sum (fun a : Fin d => u a * q_
    w * (v a * k w)) / r) (finite_div r (finite_sum (fun a : Fin d => (finite_mul (finite_mul (finite_const (u a))
    (moments (q_))) (finite_mul (finite_const (v a)) (moments (k))))))))) (eq_trans r31 r32)) (eq_sym (eq_trans
    (eq_trans r35 r46) r48))) (eq_trans (eq_trans (eq_trans r35 r67) r69) (eq_sym r75))) (eq_trans r75 (eq_sym
    (eq_trans (eq_trans r79 r86) r88)))).
Qed.

(* Keys that are the queries. *)
Theorem scaled_self_score_mean (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ : Fin d -> random P) (sigma r :
  R)
    (given_1 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2)
    (given_2 : r ^ 2 = INR d) :
  E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2) / r) = r * sigma ^ 2.
Proof.
  assert (r0 : forall (w : P), Sum (fun a : Fin d => q_ a w ^ 2) / r = 1 / r * Sum (fun a : Fin d => q_ a w ^ 2)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun a : Fin d => q_ a w ^ 2)) (/ r))). }
  assert (r1 : E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2) / r) = E (fun w : P => 1 / r * Sum (fun a : Fin d =>
    q_ a w ^ 2))).
  { exact (Rules.expectation_congruence (fun (w : P) => (r0 w))). }
  assert (r5 : forall (i : Fin d), E (fun w : P => q_ i w ^ 2) = sigma ^ 2).
  { exact (fun (i : Fin d) => (given_1 i)). }
  assert (r7 : sigma ^ 2 = sigma ^ 2 * 1).
  { assert (identity : forall u0 : R, (u0 ^ 2) = ((u0 ^ 2) * 1)) by (intros u0; ring).
    exact (identity sigma). }
  assert (r9 : Sum (fun i : Fin d => E (fun w : P => q_ i w ^ 2)) = Sum (fun i : Fin d => sigma ^ 2 * 1)).
  { exact (Rules.sum_congruence (fun (i_ : Fin d) => (eq_trans (r5 i_) r7))). }
  assert (r11 : Sum (fun i : Fin d => 1) = INR d).
  { exact (Facts.sum_one d). }
  assert (r12 : sigma ^ 2 * Sum (fun i : Fin d => 1) = sigma ^ 2 * INR d).
  { exact (f_equal (fun (h : R) => sigma ^ 2 * h) r11). }
  assert (r16 : INR d = r ^ 2).
  { assert (identity : forall u0 u1 : R, (u0 ^ 2) - u1 = ((-1) * (u1 - (u0 ^ 2)) + 0)) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1) given_2 Rules.no_equation) (identity r (INR d))). }
  assert (r17 : sigma ^ 2 * INR d = r ^ 2 * sigma ^ 2).
  { assert (identity : forall u0 u1 u2 : R, ((u0 ^ 2) * (u1 ^ 2)) - ((u1 ^ 2) * u2) = ((u1 ^ 2) * ((u0 ^ 2) - u2) +
    0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation (sigma ^ 2) r16 Rules.no_equation) (identity r sigma (INR
      d))). }
  assert (r18 : Sum (fun i : Fin d => E (fun w : P => q_ i w ^ 2)) = r ^ 2 * sigma ^ 2).
  { exact (eq_trans (eq_trans r9 (eq_trans (Facts.sum_scale d (sigma ^ 2) (fun i : Fin d => 1)) r12)) r17). }
  assert (r20 : 1 / r * E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2)) = 1 / r * (r ^ 2 * sigma ^ 2)).
  { exact (f_equal (fun (h_ : R) => 1 / r * h_) (eq_trans (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w
    : P => q_ i w ^ 2) (finite_pow 2 (moments (q_ i)))))) r18)). }
  assert (r23 : 1 / r * (r ^ 2 * sigma ^ 2) = r ^ 2 * sigma ^ 2 * (1 / r)).
  { assert (identity : forall u0 u1 u2 : R, ((1 * u0) * ((u1 ^ 2) * (u2 ^ 2))) = (((u1 ^ 2) * (u2 ^ 2)) * (1 * u0)))
    by (intros u0 u1 u2; ring).
    exact (identity (/ r) r sigma). }
  assert (r25 : Sum (fun i : Fin d => E (fun w : P => q_ i w ^ 2)) / r = Sum (fun i : Fin d => E (fun w : P => q_ i w
    ^ 2)) * (1 / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin d => E (fun w : P => q_ i w ^ 2))) (/ r)). }
  assert (r26 : Sum (fun i : Fin d => E (fun w : P => q_ i w ^ 2)) * (1 / r) = r ^ 2 * sigma ^ 2 * (1 / r)).
  { exact (f_equal (fun (h_1 : R) => h_1 * (1 / r)) r18). }
  assert (r27 : Sum (fun i : Fin d => E (fun w : P => q_ i w ^ 2)) / r = r ^ 2 * sigma ^ 2 * (1 / r)).
  { exact (eq_trans r25 r26). }
  assert (r30 : INR d * sigma ^ 2 / r = r ^ 2 * sigma ^ 2 * (1 / r)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 ^ 2) * (u1 ^ 2)) * (1 * u2)) - ((u3 * (u1 ^ 2)) * u2) = (((u1 ^
    2) * (1 * u2)) * ((u0 ^ 2) - u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (sigma ^ 2 * (1 / r)) r16 Rules.no_equation) (identity r sigma
      (/ r) (INR d))). }
  assert (r34 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r35 : 0 < Sum (fun i : Fin d => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin d) => 1)) d_pos (fun (a : Fin d) => r34)). }
  assert (r36 : 0 < INR d).
  { exact (eq_ind (Sum (fun i : Fin d => 1)) (fun (h_2 : R) => 0 < h_2) r35 (INR d) r11). }
  assert (r37 : 0 < r ^ 2).
  { exact (eq_ind (INR d) (fun (h_3 : R) => 0 < h_3) r36 (r ^ 2) r16). }
  assert (r40 : r ^ 2 = r * r ^ 1).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * (u0 ^ 1))) by (intros u0; ring).
    exact (identity r). }
  assert (r41 : r * r ^ 1 <> 0).
  { exact (eq_ind (r ^ 2) (fun (h_4 : R) => h_4 <> 0) (Facts.ne_of_pos (r ^ 2) r37) (r * r ^ 1) r40). }
  assert (r43 : r <> 0).
  { exact (Facts.ne_of_mul r (r ^ 1) r41). }
  assert (r46 : INR d * sigma ^ 2 / r = r * sigma ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * (u1 ^ 2)) - ((u2 * (u1 ^ 2)) * u3) = (((u1 ^ 2) * (1 * u3)) *
    ((u0 ^ 2) - u2) + ((u0 * (u1 ^ 2)) * (1 - (u0 * (1 * u3))) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (sigma ^ 2 * (1 / r)) r16 (Rules.and_equation (r * sigma ^ 2)
      (Facts.mul_inverse r r43) Rules.no_equation)) (identity r sigma (INR d) (/ r))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans r1 (eq_trans (Facts.expectation_scale P (1 / r) (Random (fun
    w : P => Sum (fun a : Fin d => q_ a w ^ 2)) (finite_sum (fun a : Fin d => (finite_pow 2 (moments (q_ a)))))))
    r20)) r23) (eq_sym r27)) (eq_trans r27 (eq_sym r30))) r46).
Qed.

(* Variance of a score with oneself. *)
Theorem scaled_self_score_variance (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ : Fin d -> random P) (sigma
  m_4 r : R)
    (given_1 : independent q_)
    (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2)
    (given_3 : forall a : Fin d, E (fun w : P => q_ a w ^ 4) = m_4)
    (given_4 : r ^ 2 = INR d) :
  Var (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2) / r) = m_4 - sigma ^ 4.
Proof.
  assert (r1 : forall (w : P), (Sum (fun a : Fin d => q_ a w ^ 2) / r) ^ 2 = (1 / r) ^ 2 * Sum (fun a : Fin d => q_ a
    w ^ 2) ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) ^ 2) = (((1 * u1) ^ 2) * (u0 ^ 2))) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun a : Fin d => q_ a w ^ 2)) (/ r))). }
  assert (r2 : E (fun w : P => (Sum (fun a : Fin d => q_ a w ^ 2) / r) ^ 2) = E (fun w : P => (1 / r) ^ 2 * Sum (fun a
    : Fin d => q_ a w ^ 2) ^ 2)).
  { exact (Rules.expectation_congruence (fun (w : P) => (r1 w))). }
  assert (r4 : forall (w : P), Sum (fun a : Fin d => q_ a w ^ 2) ^ 2 = Sum (fun a : Fin d => q_ a w ^ 2) * Sum (fun a
    : Fin d => q_ a w ^ 2)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (w : P) => (identity (Sum (fun a : Fin d => q_ a w ^ 2)))). }
  assert (r8 : E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2) ^ 2) = E (fun w : P => Sum (fun i : Fin d => Sum (fun
    a : Fin d => q_ a w ^ 2) * q_ i w ^ 2))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (r4 w) (eq_sym (Facts.sum_scale d (Sum (fun a : Fin
    d => q_ a w ^ 2)) (fun i : Fin d => q_ i w ^ 2)))))). }
  assert (r10 : E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2) ^ 2) = Sum (fun i : Fin d => E (fun w : P => Sum
    (fun a : Fin d => q_ a w ^ 2) * q_ i w ^ 2))).
  { exact (eq_trans r8 (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => Sum (fun a : Fin d => q_ a w
    ^ 2) * q_ i w ^ 2) (finite_mul (finite_sum (fun a : Fin d => (finite_pow 2 (moments (q_ a))))) (finite_pow 2
    (moments (q_ i)))))))). }
  assert (r11 : forall (i : Fin d) (w : P), Sum (fun a : Fin d => q_ a w ^ 2) * q_ i w ^ 2 = q_ i w ^ 2 * Sum (fun a :
    Fin d => q_ a w ^ 2)).
  { assert (identity : forall u0 u1 : R, (u0 * (u1 ^ 2)) = ((u1 ^ 2) * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin d) (w : P) => (identity (Sum (fun a : Fin d => q_ a w ^ 2)) (q_ i w))). }
  assert (r12 : forall (i : Fin d), E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2) * q_ i w ^ 2) = E (fun w : P =>
    q_ i w ^ 2 * Sum (fun a : Fin d => q_ a w ^ 2))).
  { exact (fun (i : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r11 i w)))). }
  assert (r15 : forall (i : Fin d), E (fun w : P => q_ i w ^ 2 * Sum (fun a : Fin d => q_ a w ^ 2)) = E (fun w : P =>
    Sum (fun i_ : Fin d => q_ i w ^ 2 * q_ i_ w ^ 2))).
  { exact (fun (i : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_sym (Facts.sum_scale d (q_ i w ^ 2)
    (fun i : Fin d => q_ i w ^ 2)))))). }
  assert (r19 : Sum (fun i : Fin d => E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2) * q_ i w ^ 2)) = Sum (fun i :
    Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i w ^ 2 * q_ i_ w ^ 2)))).
  { exact (Rules.sum_congruence (fun (i : Fin d) => (eq_trans (r12 i) (eq_trans (r15 i) (Facts.expectation_sum d P
    (fun i_ : Fin d => (Random (fun w : P => q_ i w ^ 2 * q_ i_ w ^ 2) (finite_mul (finite_pow 2 (moments (q_ i)))
    (finite_pow 2 (moments (q_ i_))))))))))). }
  assert (r20 : E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2) ^ 2) = Sum (fun i : Fin d => Sum (fun i_ : Fin d =>
    E (fun w : P => q_ i w ^ 2 * q_ i_ w ^ 2)))).
  { exact (eq_trans r10 r19). }
  assert (r21 : (1 / r) ^ 2 * E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2) ^ 2) = (1 / r) ^ 2 * Sum (fun i : Fin
    d => Sum (fun i_ : Fin d => E (fun w : P => q_ i w ^ 2 * q_ i_ w ^ 2)))).
  { exact (f_equal (fun (h : R) => (1 / r) ^ 2 * h) r20). }
  assert (r24 : forall (w : P), Sum (fun a : Fin d => q_ a w ^ 2) / r = 1 / r * Sum (fun a : Fin d => q_ a w ^ 2)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun a : Fin d => q_ a w ^ 2)) (/ r))). }
  assert (r25 : E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2) / r) = E (fun w : P => 1 / r * Sum (fun a : Fin d =>
    q_ a w ^ 2))).
  { exact (Rules.expectation_congruence (fun (w : P) => (r24 w))). }
  assert (r27 : E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2)) = Sum (fun i : Fin d => E (fun w : P => q_ i w ^
    2))).
  { exact (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => q_ i w ^ 2) (finite_pow 2 (moments (q_
    i)))))). }
  assert (r29 : forall (i_ : Fin d), E (fun w : P => q_ i_ w ^ 2) = sigma ^ 2).
  { exact (fun (i_ : Fin d) => (given_2 i_)). }
  assert (r31 : Sum (fun i : Fin d => E (fun w : P => q_ i w ^ 2)) = Sum (fun i : Fin d => sigma ^ 2)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin d) => (r29 i_1))). }
  assert (r32 : E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2)) = Sum (fun i : Fin d => sigma ^ 2)).
  { exact (eq_trans r27 r31). }
  assert (r33 : 1 / r * E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2)) = 1 / r * Sum (fun i : Fin d => sigma ^
    2)).
  { exact (f_equal (fun (h_ : R) => 1 / r * h_) r32). }
  assert (r36 : E (fun w : P => (Sum (fun a : Fin d => q_ a w ^ 2) / r) ^ 2) - E (fun w : P => Sum (fun a : Fin d =>
    q_ a w ^ 2) / r) ^ 2 = (1 / r) ^ 2 * Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i w ^ 2 * q_
    i_ w ^ 2))) - (1 / r * Sum (fun i : Fin d => sigma ^ 2)) ^ 2).
  { exact (f_equal2 (fun (h_1 : R) (h_2 : R) => h_1 - h_2 ^ 2) (eq_trans r2 (eq_trans (Facts.expectation_scale P ((1 /
    r) ^ 2) (Random (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2) ^ 2) (finite_pow 2 (finite_sum (fun a : Fin d =>
    (finite_pow 2 (moments (q_ a)))))))) r21)) (eq_trans r25 (eq_trans (Facts.expectation_scale P (1 / r) (Random (fun
    w : P => Sum (fun a : Fin d => q_ a w ^ 2)) (finite_sum (fun a : Fin d => (finite_pow 2 (moments (q_ a)))))))
    r33))). }
  assert (r37 : (1 / r) ^ 2 * Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i w ^ 2 * q_ i_ w ^ 2)))
    - (1 / r * Sum (fun i : Fin d => sigma ^ 2)) ^ 2 = -1 * ((1 / r) ^ 2 * Sum (fun i : Fin d => sigma ^ 2) ^ 2) + (1
    / r) ^ 2 * Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i w ^ 2 * q_ i_ w ^ 2)))).
  { assert (identity : forall u0 u1 u2 : R, ((((1 * u0) ^ 2) * u1) - (((1 * u0) * u2) ^ 2)) = (((-1) * (((1 * u0) ^ 2)
    * (u2 ^ 2))) + (((1 * u0) ^ 2) * u1))) by (intros u0 u1 u2; ring).
    exact (identity (/ r) (Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i w ^ 2 * q_ i_ w ^ 2))))
      (Sum (fun i : Fin d => sigma ^ 2))). }
  assert (r40 : Var (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2)) / r ^ 2 = Var (fun w : P => Sum (fun a : Fin d =>
    q_ a w ^ 2)) * (1 / r ^ 2)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (Var (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2))) (/ (r ^ 2))). }
  assert (r41 : Var (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2)) = E (fun w : P => Sum (fun a : Fin d => q_ a w ^
    2) ^ 2) - E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2)) ^ 2).
  { exact (Facts.variance P (Random (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2)) (finite_sum (fun a : Fin d =>
    (finite_pow 2 (moments (q_ a))))))). }
  assert (r42 : E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2) ^ 2) - E (fun w : P => Sum (fun a : Fin d => q_ a w
    ^ 2)) ^ 2 = Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i w ^ 2 * q_ i_ w ^ 2))) - Sum (fun i
    : Fin d => sigma ^ 2) ^ 2).
  { exact (f_equal2 (fun (h_3 : R) (h_4 : R) => h_3 - h_4 ^ 2) r20 r32). }
  assert (r43 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i w ^ 2 * q_ i_ w ^ 2))) - Sum (fun i
    : Fin d => sigma ^ 2) ^ 2 = -1 * Sum (fun i : Fin d => sigma ^ 2) ^ 2 + Sum (fun i : Fin d => Sum (fun i_ : Fin d
    => E (fun w : P => q_ i w ^ 2 * q_ i_ w ^ 2)))).
  { assert (identity : forall u0 u1 : R, (u0 - (u1 ^ 2)) = (((-1) * (u1 ^ 2)) + u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i w ^ 2 * q_ i_ w ^ 2)))) (Sum
      (fun i : Fin d => sigma ^ 2))). }
  assert (r46 : r ^ 2 = r * r).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity r). }
  assert (r47 : 1 / r ^ 2 = 1 / (r * r)).
  { exact (f_equal (fun (h_5 : R) => 1 / h_5) r46). }
  assert (r50 : 1 / r * (1 / r) = (1 / r) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ r)). }
  assert (r51 : 1 / r ^ 2 = (1 / r) ^ 2).
  { exact (eq_trans (eq_trans r47 (Facts.inverse_mul r r)) r50). }
  assert (r52 : Var (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2)) * (1 / r ^ 2) = (-1 * Sum (fun i : Fin d => sigma
    ^ 2) ^ 2 + Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i w ^ 2 * q_ i_ w ^ 2)))) * (1 / r) ^
    2).
  { exact (f_equal2 (fun (h_6 : R) (h_7 : R) => h_6 * h_7) (eq_trans r41 (eq_trans r42 r43)) r51). }
  assert (r54 : (-1 * Sum (fun i : Fin d => sigma ^ 2) ^ 2 + Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P
    => q_ i w ^ 2 * q_ i_ w ^ 2)))) * (1 / r) ^ 2 = -1 * ((1 / r) ^ 2 * Sum (fun i : Fin d => sigma ^ 2) ^ 2) + (1 /
    r) ^ 2 * Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i w ^ 2 * q_ i_ w ^ 2)))).
  { assert (identity : forall u0 u1 u2 : R, ((((-1) * (u0 ^ 2)) + u1) * ((1 * u2) ^ 2)) = (((-1) * (((1 * u2) ^ 2) *
    (u0 ^ 2))) + (((1 * u2) ^ 2) * u1))) by (intros u0 u1 u2; ring).
    exact (identity (Sum (fun i : Fin d => sigma ^ 2)) (Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P =>
      q_ i w ^ 2 * q_ i_ w ^ 2)))) (/ r)). }
  assert (r58 : forall (i_2 : Fin d) (w : P), Sum (fun a : Fin d => q_ a w ^ 2) * q_ i_2 w ^ 2 = q_ i_2 w ^ 2 * Sum
    (fun a : Fin d => q_ a w ^ 2)).
  { assert (identity : forall u0 u1 : R, (u0 * (u1 ^ 2)) = ((u1 ^ 2) * u0)) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin d) (w : P) => (identity (Sum (fun a : Fin d => q_ a w ^ 2)) (q_ i_2 w))). }
  assert (r59 : forall (i_2 : Fin d), E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2) * q_ i_2 w ^ 2) = E (fun w : P
    => q_ i_2 w ^ 2 * Sum (fun a : Fin d => q_ a w ^ 2))).
  { exact (fun (i_2 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r58 i_2 w)))). }
  assert (r62 : forall (i_2 : Fin d), E (fun w : P => q_ i_2 w ^ 2 * Sum (fun a : Fin d => q_ a w ^ 2)) = E (fun w : P
    => Sum (fun i : Fin d => q_ i_2 w ^ 2 * q_ i w ^ 2))).
  { exact (fun (i_2 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_sym (Facts.sum_scale d (q_ i_2 w ^
    2) (fun i : Fin d => q_ i w ^ 2)))))). }
  assert (r65 : forall (i_2 : Fin d) (w : P), q_ i_2 w ^ 2 * q_ i_2 w ^ 2 = q_ i_2 w ^ 4).
  { assert (identity : forall u0 : R, ((u0 ^ 2) * (u0 ^ 2)) = (u0 ^ 4)) by (intros u0; ring).
    exact (fun (i_2 : Fin d) (w : P) => (identity (q_ i_2 w))). }
  assert (r66 : forall (i_2 : Fin d), E (fun w : P => q_ i_2 w ^ 2 * q_ i_2 w ^ 2) = E (fun w : P => q_ i_2 w ^ 4)).
  { exact (fun (i_2 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r65 i_2 w)))). }
  assert (r68 : forall (i_3 : Fin d), E (fun w : P => q_ i_3 w ^ 4) = m_4).
  { exact (fun (i_3 : Fin d) => (given_3 i_3)). }
  assert (r72 : forall (i_2 : Fin d), E (fun w : P => q_ i_2 w ^ 2 * q_ i_2 w ^ 2) = delta i_2 i_2 * m_4 + (1 - delta
    i_2 i_2) * sigma ^ 4).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + ((1 - u0) * (u2 ^ 4))) - u3 = (1 * (u1 - u3) + (((u2 ^ 4)
    - u1) * (1 - u0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 : Fin d) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r66 i_2) (r68 i_2))
      (Rules.and_equation (sigma ^ 4 - m_4) (Facts.delta_same d i_2) Rules.no_equation)) (identity (delta i_2 i_2) m_4
      sigma (E (fun w : P => q_ i_2 w ^ 2 * q_ i_2 w ^ 2))))). }
  assert (r74 : forall (i_2 i_4 : Fin d), i_2 <> i_4 -> E (fun w : P => q_ i_2 w ^ 2 * q_ i_4 w ^ 2) = E (fun w : P =>
    q_ i_2 w ^ 2) * E (fun w : P => q_ i_4 w ^ 2)).
  { exact (fun (i_2 i_4 : Fin d) p => (Rules.expectation_factor (i_2 :: nil)%list (i_4 :: nil)%list given_1
    (disjoint_cons (away_cons p away_nil) disjoint_nil) (polynomial_pow 2 (polynomial_entry i_2 (or_introl eq_refl)))
    (polynomial_pow 2 (polynomial_entry i_4 (or_introl eq_refl))))). }
  assert (r75 : forall (i_5 : Fin d), E (fun w : P => q_ i_5 w ^ 2) = sigma ^ 2).
  { exact (fun (i_5 : Fin d) => (given_2 i_5)). }
  assert (r78 : forall (i_2 i_4 : Fin d), E (fun w : P => q_ i_2 w ^ 2) * E (fun w : P => q_ i_4 w ^ 2) = sigma ^ 2 *
    sigma ^ 2).
  { exact (fun (i_2 i_4 : Fin d) => (f_equal2 (fun (h_8 : R) (h_9 : R) => h_8 * h_9) (r75 i_2) (r75 i_4))). }
  assert (r80 : sigma ^ 2 * sigma ^ 2 = sigma ^ 4).
  { assert (identity : forall u0 : R, ((u0 ^ 2) * (u0 ^ 2)) = (u0 ^ 4)) by (intros u0; ring).
    exact (identity sigma). }
  assert (r83 : forall (i_2 i_4 : Fin d), i_2 <> i_4 -> E (fun w : P => q_ i_2 w ^ 2 * q_ i_4 w ^ 2) = delta i_2 i_4 *
    m_4 + (1 - delta i_2 i_4) * sigma ^ 4).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + ((1 - u0) * (u2 ^ 4))) - u3 = (1 * ((u2 ^ 4) - u3) + (((u2
    ^ 4) - u1) * (0 - u0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 i_4 : Fin d) p_ => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_trans (r74 i_2
      i_4 p_) (r78 i_2 i_4)) r80) (Rules.and_equation (sigma ^ 4 - m_4) (Facts.delta_apart d i_2 i_4 p_)
      Rules.no_equation)) (identity (delta i_2 i_4) m_4 sigma (E (fun w : P => q_ i_2 w ^ 2 * q_ i_4 w ^ 2))))). }
  assert (r84 : forall (i_2 i_4 : Fin d), E (fun w : P => q_ i_2 w ^ 2 * q_ i_4 w ^ 2) = delta i_2 i_4 * m_4 + (1 -
    delta i_2 i_4) * sigma ^ 4).
  { exact (fun (i_2 i_4 : Fin d) => (Rules.index_cases (fun (i_4 : Fin d) => E (fun w : P => q_ i_2 w ^ 2 * q_ i_4 w ^
    2) = delta i_2 i_4 * m_4 + (1 - delta i_2 i_4) * sigma ^ 4) i_2 i_4 (r72 i_2) (fun p_1 => (r83 i_2 i_4 p_1)))). }
  assert (r85 : forall (i_2 i_4 : Fin d), delta i_2 i_4 * m_4 + (1 - delta i_2 i_4) * sigma ^ 4 = m_4 * delta i_2 i_4
    + sigma ^ 4 + -1 * (sigma ^ 4 * delta i_2 i_4)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) + ((1 - u0) * (u2 ^ 4))) = (((u1 * u0) + (u2 ^ 4)) + ((-1) *
    ((u2 ^ 4) * u0)))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 i_4 : Fin d) => (identity (delta i_2 i_4) m_4 sigma)). }
  assert (r89 : forall (b a : Fin d), a <> b -> b <> a).
  { exact (fun (b a : Fin d) p_2 => (Facts.apart_symm d a b p_2)). }
  assert (r92 : forall (a b : Fin d), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin d) p_3 => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart d a b p_3)
      (Rules.and_equation (-1) (Facts.delta_apart d b a (r89 b a p_3)) Rules.no_equation)) (identity (delta b a)
      (delta a b)))). }
  assert (r93 : forall (a b : Fin d), delta a b = delta b a).
  { exact (fun (a b : Fin d) => (Rules.index_cases (fun (b : Fin d) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_4 => (r92 a b p_4)))). }
  assert (r95 : forall (i_2 i_4 : Fin d), m_4 * delta i_2 i_4 + sigma ^ 4 + -1 * (sigma ^ 4 * delta i_2 i_4) = m_4 *
    (delta i_4 i_2 * 1) + sigma ^ 4 * 1 + -1 * sigma ^ 4 * (delta i_4 i_2 * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * (u1 * 1)) + ((u2 ^ 4) * 1)) + (((-1) * (u2 ^ 4)) * (u1 * 1))) -
    (((u0 * u3) + (u2 ^ 4)) + ((-1) * ((u2 ^ 4) * u3))) = ((u0 * 1) * (u1 - u3) + ((((-1) * (u2 ^ 4)) * 1) * (u1 - u3)
    + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 i_4 : Fin d) => (Rules.linear_combination (Rules.and_equation (m_4 * 1) (r93 i_2 i_4)
      (Rules.and_equation (-1 * sigma ^ 4 * 1) (r93 i_2 i_4) Rules.no_equation)) (identity m_4 (delta i_4 i_2) sigma
      (delta i_2 i_4)))). }
  assert (r97 : forall (i_2 : Fin d), Sum (fun i : Fin d => E (fun w : P => q_ i_2 w ^ 2 * q_ i w ^ 2)) = Sum (fun i :
    Fin d => m_4 * (delta i i_2 * 1) + sigma ^ 4 * 1 + -1 * sigma ^ 4 * (delta i i_2 * 1))).
  { exact (fun (i_2 : Fin d) => (Rules.sum_congruence (fun (i_4 : Fin d) => (eq_trans (eq_trans (r84 i_2 i_4) (r85 i_2
    i_4)) (r95 i_2 i_4))))). }
  assert (r100 : forall (i_2 : Fin d), Sum (fun i : Fin d => m_4 * (delta i i_2 * 1) + sigma ^ 4 * 1) + Sum (fun i :
    Fin d => -1 * sigma ^ 4 * (delta i i_2 * 1)) = Sum (fun i : Fin d => m_4 * (delta i i_2 * 1)) + Sum (fun i : Fin d
    => sigma ^ 4 * 1) + Sum (fun i : Fin d => -1 * sigma ^ 4 * (delta i i_2 * 1))).
  { exact (fun (i_2 : Fin d) => (f_equal (fun (h_10 : R) => h_10 + Sum (fun i : Fin d => -1 * sigma ^ 4 * (delta i i_2
    * 1))) (Facts.sum_add d (fun i : Fin d => m_4 * (delta i i_2 * 1)) (fun i : Fin d => sigma ^ 4 * 1)))). }
  assert (r103 : forall (i_2 : Fin d), Sum (fun i : Fin d => delta i i_2 * 1) = 1).
  { exact (fun (i_2 : Fin d) => (Facts.sum_delta d i_2 (fun i : Fin d => 1))). }
  assert (r104 : forall (i_2 : Fin d), m_4 * Sum (fun i : Fin d => delta i i_2 * 1) = m_4 * 1).
  { exact (fun (i_2 : Fin d) => (f_equal (fun (h_11 : R) => m_4 * h_11) (r103 i_2))). }
  assert (r107 : Sum (fun i : Fin d => 1) = INR d).
  { exact (Facts.sum_one d). }
  assert (r108 : sigma ^ 4 * Sum (fun i : Fin d => 1) = sigma ^ 4 * INR d).
  { exact (f_equal (fun (h_12 : R) => sigma ^ 4 * h_12) r107). }
  assert (r111 : forall (i_2 : Fin d), -1 * sigma ^ 4 * Sum (fun i : Fin d => delta i i_2 * 1) = -1 * sigma ^ 4 * 1).
  { exact (fun (i_2 : Fin d) => (f_equal (fun (h_13 : R) => -1 * sigma ^ 4 * h_13) (r103 i_2))). }
  assert (r113 : forall (i_2 : Fin d), Sum (fun i : Fin d => m_4 * (delta i i_2 * 1)) + Sum (fun i : Fin d => sigma ^
    4 * 1) + Sum (fun i : Fin d => -1 * sigma ^ 4 * (delta i i_2 * 1)) = m_4 * 1 + sigma ^ 4 * INR d + -1 * sigma ^ 4
    * 1).
  { exact (fun (i_2 : Fin d) => (f_equal3 (fun (h_14 : R) (h_15 : R) (h_16 : R) => h_14 + h_15 + h_16) (eq_trans
    (Facts.sum_scale d m_4 (fun i : Fin d => delta i i_2 * 1)) (r104 i_2)) (eq_trans (Facts.sum_scale d (sigma ^ 4)
    (fun i : Fin d => 1)) r108) (eq_trans (Facts.sum_scale d (-1 * sigma ^ 4) (fun i : Fin d => delta i i_2 * 1))
    (r111 i_2)))). }
  assert (r117 : INR d = r ^ 2).
  { assert (identity : forall u0 u1 : R, (u0 ^ 2) - u1 = ((-1) * (u1 - (u0 ^ 2)) + 0)) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1) given_4 Rules.no_equation) (identity r (INR d))). }
  assert (r118 : m_4 * 1 + sigma ^ 4 * INR d + -1 * sigma ^ 4 * 1 = m_4 + r ^ 2 * sigma ^ 4 + -1 * sigma ^ 4).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 + ((u1 ^ 2) * (u2 ^ 4))) + ((-1) * (u2 ^ 4))) - (((u0 * 1) + ((u2
    ^ 4) * u3)) + (((-1) * (u2 ^ 4)) * 1)) = ((u2 ^ 4) * ((u1 ^ 2) - u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (sigma ^ 4) r117 Rules.no_equation) (identity m_4 r sigma (INR
      d))). }
  assert (r122 : m_4 + r ^ 2 * sigma ^ 4 + -1 * sigma ^ 4 = m_4 * 1 + r ^ 2 * sigma ^ 4 * 1 + -1 * sigma ^ 4 * 1).
  { assert (identity : forall u0 u1 u2 : R, ((u0 + ((u1 ^ 2) * (u2 ^ 4))) + ((-1) * (u2 ^ 4))) = (((u0 * 1) + (((u1 ^
    2) * (u2 ^ 4)) * 1)) + (((-1) * (u2 ^ 4)) * 1))) by (intros u0 u1 u2; ring).
    exact (identity m_4 r sigma). }
  assert (r124 : Sum (fun i : Fin d => E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2) * q_ i w ^ 2)) = Sum (fun i :
    Fin d => m_4 * 1 + r ^ 2 * sigma ^ 4 * 1 + -1 * sigma ^ 4 * 1)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin d) => (eq_trans (eq_trans (r59 i_2) (eq_trans (eq_trans (r62 i_2)
    (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => q_ i_2 w ^ 2 * q_ i w ^ 2) (finite_mul
    (finite_pow 2 (moments (q_ i_2))) (finite_pow 2 (moments (q_ i)))))))) (eq_trans (eq_trans (r97 i_2) (eq_trans
    (eq_trans (Facts.sum_add d (fun i : Fin d => m_4 * (delta i i_2 * 1) + sigma ^ 4 * 1) (fun i : Fin d => -1 * sigma
    ^ 4 * (delta i i_2 * 1))) (r100 i_2)) (r113 i_2))) r118))) r122))). }
  assert (r127 : Sum (fun i : Fin d => m_4 * 1 + r ^ 2 * sigma ^ 4 * 1) + Sum (fun i : Fin d => -1 * sigma ^ 4 * 1) =
    Sum (fun i : Fin d => m_4 * 1) + Sum (fun i : Fin d => r ^ 2 * sigma ^ 4 * 1) + Sum (fun i : Fin d => -1 * sigma ^
    4 * 1)).
  { exact (f_equal (fun (h_17 : R) => h_17 + Sum (fun i : Fin d => -1 * sigma ^ 4 * 1)) (Facts.sum_add d (fun i : Fin
    d => m_4 * 1) (fun i : Fin d => r ^ 2 * sigma ^ 4 * 1))). }
  assert (r130 : m_4 * Sum (fun i : Fin d => 1) = m_4 * INR d).
  { exact (f_equal (fun (h_18 : R) => m_4 * h_18) r107). }
  assert (r133 : r ^ 2 * sigma ^ 4 * Sum (fun i : Fin d => 1) = r ^ 2 * sigma ^ 4 * INR d).
  { exact (f_equal (fun (h_19 : R) => r ^ 2 * sigma ^ 4 * h_19) r107). }
  assert (r136 : -1 * sigma ^ 4 * Sum (fun i : Fin d => 1) = -1 * sigma ^ 4 * INR d).
  { exact (f_equal (fun (h_20 : R) => -1 * sigma ^ 4 * h_20) r107). }
  assert (r138 : Sum (fun i : Fin d => m_4 * 1) + Sum (fun i : Fin d => r ^ 2 * sigma ^ 4 * 1) + Sum (fun i : Fin d =>
    -1 * sigma ^ 4 * 1) = m_4 * INR d + r ^ 2 * sigma ^ 4 * INR d + -1 * sigma ^ 4 * INR d).
  { exact (f_equal3 (fun (h_21 : R) (h_22 : R) (h_23 : R) => h_21 + h_22 + h_23) (eq_trans (Facts.sum_scale d m_4 (fun
    i : Fin d => 1)) r130) (eq_trans (Facts.sum_scale d (r ^ 2 * sigma ^ 4) (fun i : Fin d => 1)) r133) (eq_trans
    (Facts.sum_scale d (-1 * sigma ^ 4) (fun i : Fin d => 1)) r136)). }
  assert (r141 : m_4 * INR d + r ^ 2 * sigma ^ 4 * INR d + -1 * sigma ^ 4 * INR d = m_4 * r ^ 2 + -1 * (r ^ 2 * sigma
    ^ 4) + r ^ 4 * sigma ^ 4).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * (u1 ^ 2)) + ((-1) * ((u1 ^ 2) * (u2 ^ 4)))) + ((u1 ^ 4) * (u2 ^
    4))) - (((u0 * u3) + (((u1 ^ 2) * (u2 ^ 4)) * u3)) + (((-1) * (u2 ^ 4)) * u3)) = (((u0 + ((u1 ^ 2) * (u2 ^ 4))) +
    ((-1) * (u2 ^ 4))) * ((u1 ^ 2) - u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (m_4 + r ^ 2 * sigma ^ 4 + -1 * sigma ^ 4) r117
      Rules.no_equation) (identity m_4 r sigma (INR d))). }
  assert (r145 : sigma ^ 2 = sigma ^ 2 * 1).
  { assert (identity : forall u0 : R, (u0 ^ 2) = ((u0 ^ 2) * 1)) by (intros u0; ring).
    exact (identity sigma). }
  assert (r147 : Sum (fun i : Fin d => E (fun w : P => q_ i w ^ 2)) = Sum (fun i : Fin d => sigma ^ 2 * 1)).
  { exact (Rules.sum_congruence (fun (i_6 : Fin d) => (eq_trans (r75 i_6) r145))). }
  assert (r149 : sigma ^ 2 * Sum (fun i : Fin d => 1) = sigma ^ 2 * INR d).
  { exact (f_equal (fun (h_24 : R) => sigma ^ 2 * h_24) r107). }
  assert (r152 : sigma ^ 2 * INR d = r ^ 2 * sigma ^ 2).
  { assert (identity : forall u0 u1 u2 : R, ((u0 ^ 2) * (u1 ^ 2)) - ((u1 ^ 2) * u2) = ((u1 ^ 2) * ((u0 ^ 2) - u2) +
    0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation (sigma ^ 2) r117 Rules.no_equation) (identity r sigma (INR
      d))). }
  assert (r155 : E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2) ^ 2) - E (fun w : P => Sum (fun a : Fin d => q_ a w
    ^ 2)) ^ 2 = m_4 * r ^ 2 + -1 * (r ^ 2 * sigma ^ 4) + r ^ 4 * sigma ^ 4 - (r ^ 2 * sigma ^ 2) ^ 2).
  { exact (f_equal2 (fun (h_25 : R) (h_26 : R) => h_25 - h_26 ^ 2) (eq_trans r10 (eq_trans (eq_trans r124 (eq_trans
    (eq_trans (Facts.sum_add d (fun i : Fin d => m_4 * 1 + r ^ 2 * sigma ^ 4 * 1) (fun i : Fin d => -1 * sigma ^ 4 *
    1)) r127) r138)) r141)) (eq_trans r27 (eq_trans (eq_trans r147 (eq_trans (Facts.sum_scale d (sigma ^ 2) (fun i :
    Fin d => 1)) r149)) r152))). }
  assert (r156 : m_4 * r ^ 2 + -1 * (r ^ 2 * sigma ^ 4) + r ^ 4 * sigma ^ 4 - (r ^ 2 * sigma ^ 2) ^ 2 = m_4 * r ^ 2 +
    -1 * (r ^ 2 * sigma ^ 4)).
  { assert (identity : forall u0 u1 u2 : R, ((((u0 * (u1 ^ 2)) + ((-1) * ((u1 ^ 2) * (u2 ^ 4)))) + ((u1 ^ 4) * (u2 ^
    4))) - (((u1 ^ 2) * (u2 ^ 2)) ^ 2)) = ((u0 * (u1 ^ 2)) + ((-1) * ((u1 ^ 2) * (u2 ^ 4))))) by (intros u0 u1 u2;
    ring).
    exact (identity m_4 r sigma). }
  assert (r159 : Var (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2)) * (1 / r ^ 2) = (m_4 * r ^ 2 + -1 * (r ^ 2 *
    sigma ^ 4)) * (1 / r) ^ 2).
  { exact (f_equal2 (fun (h_27 : R) (h_28 : R) => h_27 * h_28) (eq_trans r41 (eq_trans r155 r156)) r51). }
  assert (r161 : (m_4 * r ^ 2 + -1 * (r ^ 2 * sigma ^ 4)) * (1 / r) ^ 2 = m_4 * r ^ 2 * (1 / r) ^ 2 + -1 * (r ^ 2 *
    sigma ^ 4 * (1 / r) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * (u1 ^ 2)) + ((-1) * ((u1 ^ 2) * (u2 ^ 4)))) * ((1 * u3) ^ 2)) =
    (((u0 * (u1 ^ 2)) * ((1 * u3) ^ 2)) + ((-1) * (((u1 ^ 2) * (u2 ^ 4)) * ((1 * u3) ^ 2))))) by (intros u0 u1 u2 u3;
    ring).
    exact (identity m_4 r sigma (/ r)). }
  assert (r163 : INR d * (m_4 - sigma ^ 4) / r ^ 2 = INR d * (m_4 - sigma ^ 4) * (1 / r ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * (u1 - (u2 ^ 4))) * u3) = ((u0 * (u1 - (u2 ^ 4))) * (1 * u3))) by
    (intros u0 u1 u2 u3; ring).
    exact (identity (INR d) m_4 sigma (/ (r ^ 2))). }
  assert (r164 : INR d * (m_4 - sigma ^ 4) * (1 / r ^ 2) = INR d * (m_4 - sigma ^ 4) * (1 / r) ^ 2).
  { exact (f_equal (fun (h_29 : R) => INR d * (m_4 - sigma ^ 4) * h_29) r51). }
  assert (r165 : INR d * (m_4 - sigma ^ 4) / r ^ 2 = INR d * (m_4 - sigma ^ 4) * (1 / r) ^ 2).
  { exact (eq_trans r163 r164). }
  assert (r166 : INR d * (m_4 - sigma ^ 4) * (1 / r) ^ 2 = m_4 * r ^ 2 * (1 / r) ^ 2 + -1 * (r ^ 2 * sigma ^ 4 * (1 /
    r) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * (u1 ^ 2)) * ((1 * u2) ^ 2)) + ((-1) * (((u1 ^ 2) * (u3 ^ 4))
    * ((1 * u2) ^ 2)))) - ((u4 * (u0 - (u3 ^ 4))) * ((1 * u2) ^ 2)) = (((u0 * ((1 * u2) ^ 2)) + ((-1) * ((u3 ^ 4) *
    ((1 * u2) ^ 2)))) * ((u1 ^ 2) - u4) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (m_4 * (1 / r) ^ 2 + -1 * (sigma ^ 4 * (1 / r) ^ 2)) r117
      Rules.no_equation) (identity m_4 r (/ r) sigma (INR d))). }
  assert (r171 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r172 : 0 < Sum (fun i : Fin d => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin d) => 1)) d_pos (fun (a : Fin d) => r171)). }
  assert (r173 : 0 < INR d).
  { exact (eq_ind (Sum (fun i : Fin d => 1)) (fun (h_30 : R) => 0 < h_30) r172 (INR d) r107). }
  assert (r174 : 0 < r ^ 2).
  { exact (eq_ind (INR d) (fun (h_31 : R) => 0 < h_31) r173 (r ^ 2) r117). }
  assert (r177 : r ^ 2 = r * r ^ 1).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * (u0 ^ 1))) by (intros u0; ring).
    exact (identity r). }
  assert (r178 : r * r ^ 1 <> 0).
  { exact (eq_ind (r ^ 2) (fun (h_32 : R) => h_32 <> 0) (Facts.ne_of_pos (r ^ 2) r174) (r * r ^ 1) r177). }
  assert (r180 : r <> 0).
  { exact (Facts.ne_of_mul r (r ^ 1) r178). }
  assert (r182 : r * (1 / r) = 1).
  { exact (Facts.mul_inverse r r180). }
  assert (r183 : INR d * (m_4 - sigma ^ 4) * (1 / r) ^ 2 = m_4 + -1 * sigma ^ 4).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 + ((-1) * (u1 ^ 4))) - ((u2 * (u0 - (u1 ^ 4))) * ((1 * u3) ^ 2))
    = (((u0 * ((1 * u3) ^ 2)) + ((-1) * ((u1 ^ 4) * ((1 * u3) ^ 2)))) * ((u4 ^ 2) - u2) + (((u0 * u4) * (1 * u3)) * (1
    - (u4 * (1 * u3))) + (((-1) * ((u4 * (u1 ^ 4)) * (1 * u3))) * (1 - (u4 * (1 * u3))) + (u0 * (1 - (u4 * (1 * u3)))
    + (((-1) * (u1 ^ 4)) * (1 - (u4 * (1 * u3))) + 0)))))) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (m_4 * (1 / r) ^ 2 + -1 * (sigma ^ 4 * (1 / r) ^ 2)) r117
      (Rules.and_equation (m_4 * r * (1 / r)) r182 (Rules.and_equation (-1 * (r * sigma ^ 4 * (1 / r))) r182
      (Rules.and_equation m_4 r182 (Rules.and_equation (-1 * sigma ^ 4) r182 Rules.no_equation))))) (identity m_4
      sigma (INR d) (/ r) r)). }
  assert (r185 : m_4 - sigma ^ 4 = m_4 + -1 * sigma ^ 4).
  { assert (identity : forall u0 u1 : R, (u0 - (u1 ^ 4)) = (u0 + ((-1) * (u1 ^ 4)))) by (intros u0 u1; ring).
    exact (identity m_4 sigma). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (Facts.variance P (Random (fun w : P => Sum (fun a : Fin d => q_ a w ^
    2) / r) (finite_div r (finite_sum (fun a : Fin d => (finite_pow 2 (moments (q_ a)))))))) (eq_trans r36 r37))
    (eq_sym (eq_trans (eq_trans r40 r52) r54))) (eq_trans (eq_trans (eq_trans r40 r159) r161) (eq_sym (eq_trans r165
    r166)))) (eq_trans (eq_trans r165 r183) (eq_sym r185))).
Qed.

(* What $\sqrt d$ keeps of independent keys, and $d$ of aligned ones. *)
Theorem width_scalings (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (sigma tau r t :
  R)
    (given_1 : independent (joint q_ k))
    (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2)
    (given_3 : forall a : Fin d, E (fun w : P => k a w) = 0)
    (given_4 : forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2)
    (given_5 : r ^ 2 = INR d) :
  Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) / r) = sigma ^ 2 * tau ^ 2 /\ E (fun w : P => Sum (fun a :
    Fin d => q_ a w * (t * q_ a w + k a w)) / INR d) = t * sigma ^ 2.
Proof.
  assert (r1 : forall (w : P), (Sum (fun a : Fin d => q_ a w * k a w) / r) ^ 2 = (Sum (fun a : Fin d => q_ a w * k a
    w) * (1 / r)) ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) ^ 2) = ((u0 * (1 * u1)) ^ 2)) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun a : Fin d => q_ a w * k a w)) (/ r))). }
  assert (r2 : forall (i : Fin d) (w : P), q_ i w * k i w = k i w * q_ i w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin d) (w : P) => (identity (q_ i w) (k i w))). }
  assert (r3 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) = Sum (fun i : Fin d => k i w * q_ i w)).
  { exact (fun (w : P) => (Rules.sum_congruence (fun (i : Fin d) => (r2 i w)))). }
  assert (r4 : forall (w : P), (Sum (fun a : Fin d => q_ a w * k a w) * (1 / r)) ^ 2 = (Sum (fun i : Fin d => k i w *
    q_ i w) * (1 / r)) ^ 2).
  { exact (fun (w : P) => (f_equal (fun (h : R) => (h * (1 / r)) ^ 2) (r3 w))). }
  assert (r6 : forall (w : P), (Sum (fun i : Fin d => k i w * q_ i w) * (1 / r)) ^ 2 = (1 / r) ^ 2 * Sum (fun i : Fin
    d => k i w * q_ i w) ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 * (1 * u1)) ^ 2) = (((1 * u1) ^ 2) * (u0 ^ 2))) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)) (/ r))). }
  assert (r8 : E (fun w : P => (Sum (fun a : Fin d => q_ a w * k a w) / r) ^ 2) = E (fun w : P => (1 / r) ^ 2 * Sum
    (fun i : Fin d => k i w * q_ i w) ^ 2)).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (eq_trans (r1 w) (r4 w)) (r6 w)))). }
  assert (r10 : forall (w : P), Sum (fun i : Fin d => k i w * q_ i w) ^ 2 = Sum (fun i : Fin d => k i w * q_ i w) *
    Sum (fun i : Fin d => k i w * q_ i w)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)))). }
  assert (r14 : E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 2) = E (fun w : P => Sum (fun i : Fin d => Sum
    (fun i : Fin d => k i w * q_ i w) * (k i w * q_ i w)))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (r10 w) (eq_sym (Facts.sum_scale d (Sum (fun i : Fin
    d => k i w * q_ i w)) (fun i : Fin d => k i w * q_ i w)))))). }
  assert (r16 : E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 2) = Sum (fun i : Fin d => E (fun w : P => Sum
    (fun i : Fin d => k i w * q_ i w) * (k i w * q_ i w)))).
  { exact (eq_trans r14 (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => Sum (fun i : Fin d => k i w
    * q_ i w) * (k i w * q_ i w)) (finite_mul (finite_sum (fun i : Fin d => (finite_mul (moments (k i)) (moments (q_
    i))))) (finite_mul (moments (k i)) (moments (q_ i)))))))). }
  assert (r17 : forall (i_ : Fin d) (w : P), Sum (fun i : Fin d => k i w * q_ i w) * (k i_ w * q_ i_ w) = k i_ w * q_
    i_ w * Sum (fun i : Fin d => k i w * q_ i w)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin d) (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)) (k i_ w) (q_ i_ w))). }
  assert (r18 : forall (i_ : Fin d), E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) * (k i_ w * q_ i_ w)) = E
    (fun w : P => k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w))).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r17 i_ w)))). }
  assert (r21 : forall (i_ : Fin d), E (fun w : P => k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w)) = E
    (fun w : P => Sum (fun i : Fin d => k i_ w * q_ i_ w * (k i w * q_ i w)))).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_sym (Facts.sum_scale d (k i_ w * q_
    i_ w) (fun i : Fin d => k i w * q_ i w)))))). }
  assert (r24 : forall (i_ i_1 : Fin d) (w : P), k i_ w * q_ i_ w * (k i_1 w * q_ i_1 w) = k i_ w * k i_1 w * q_ i_ w
    * q_ i_1 w).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u0 * u2) * u1) * u3)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_ i_1 : Fin d) (w : P) => (identity (k i_ w) (q_ i_ w) (k i_1 w) (q_ i_1 w))). }
  assert (r25 : forall (i_ i_1 : Fin d), E (fun w : P => k i_ w * q_ i_ w * (k i_1 w * q_ i_1 w)) = E (fun w : P => k
    i_ w * k i_1 w * q_ i_ w * q_ i_1 w)).
  { exact (fun (i_ i_1 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r24 i_ i_1 w)))). }
  assert (r26 : forall (i_ : Fin d), Sum (fun i : Fin d => E (fun w : P => k i_ w * q_ i_ w * (k i w * q_ i w))) = Sum
    (fun i : Fin d => E (fun w : P => k i_ w * k i w * q_ i_ w * q_ i w))).
  { exact (fun (i_ : Fin d) => (Rules.sum_congruence (fun (i_1 : Fin d) => (r25 i_ i_1)))). }
  assert (r29 : Sum (fun i : Fin d => E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) * (k i w * q_ i w))) = Sum
    (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { exact (Rules.sum_congruence (fun (i_ : Fin d) => (eq_trans (r18 i_) (eq_trans (eq_trans (r21 i_)
    (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => k i_ w * q_ i_ w * (k i w * q_ i w))
    (finite_mul (finite_mul (moments (k i_)) (moments (q_ i_))) (finite_mul (moments (k i)) (moments (q_ i))))))))
    (r26 i_))))). }
  assert (r30 : E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 2) = Sum (fun i : Fin d => Sum (fun i_ : Fin d
    => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { exact (eq_trans r16 r29). }
  assert (r31 : (1 / r) ^ 2 * E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 2) = (1 / r) ^ 2 * Sum (fun i :
    Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { exact (f_equal (fun (h_ : R) => (1 / r) ^ 2 * h_) r30). }
  assert (r34 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) / r = Sum (fun a : Fin d => q_ a w * k a w) * (1
    / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun a : Fin d => q_ a w * k a w)) (/ r))). }
  assert (r35 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) * (1 / r) = Sum (fun i : Fin d => k i w * q_ i
    w) * (1 / r)).
  { exact (fun (w : P) => (f_equal (fun (h_1 : R) => h_1 * (1 / r)) (r3 w))). }
  assert (r37 : forall (w : P), Sum (fun i : Fin d => k i w * q_ i w) * (1 / r) = 1 / r * Sum (fun i : Fin d => k i w
    * q_ i w)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)) (/ r))). }
  assert (r39 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) / r) = E (fun w : P => 1 / r * Sum (fun i : Fin
    d => k i w * q_ i w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (eq_trans (r34 w) (r35 w)) (r37 w)))). }
  assert (r41 : E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w)) = Sum (fun i : Fin d => E (fun w : P => k i w *
    q_ i w))).
  { exact (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => k i w * q_ i w) (finite_mul (moments (k
    i)) (moments (q_ i)))))). }
  assert (r42 : 1 / r * E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w)) = 1 / r * Sum (fun i : Fin d => E (fun
    w : P => k i w * q_ i w))).
  { exact (f_equal (fun (h_2 : R) => 1 / r * h_2) r41). }
  assert (r45 : E (fun w : P => (Sum (fun a : Fin d => q_ a w * k a w) / r) ^ 2) - E (fun w : P => Sum (fun a : Fin d
    => q_ a w * k a w) / r) ^ 2 = (1 / r) ^ 2 * Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k
    i_ w * q_ i w * q_ i_ w))) - (1 / r * Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w))) ^ 2).
  { exact (f_equal2 (fun (h_3 : R) (h_4 : R) => h_3 - h_4 ^ 2) (eq_trans r8 (eq_trans (Facts.expectation_scale P ((1 /
    r) ^ 2) (Random (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 2) (finite_pow 2 (finite_sum (fun i : Fin d
    => (finite_mul (moments (k i)) (moments (q_ i)))))))) r31)) (eq_trans r39 (eq_trans (Facts.expectation_scale P (1
    / r) (Random (fun w : P => Sum (fun i : Fin d => k i w * q_ i w)) (finite_sum (fun i : Fin d => (finite_mul
    (moments (k i)) (moments (q_ i))))))) r42))). }
  assert (r46 : (1 / r) ^ 2 * Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w *
    q_ i_ w))) - (1 / r * Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w))) ^ 2 = -1 * ((1 / r) ^ 2 * Sum (fun i
    : Fin d => E (fun w : P => k i w * q_ i w)) ^ 2) + (1 / r) ^ 2 * Sum (fun i : Fin d => Sum (fun i_ : Fin d => E
    (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { assert (identity : forall u0 u1 u2 : R, ((((1 * u0) ^ 2) * u1) - (((1 * u0) * u2) ^ 2)) = (((-1) * (((1 * u0) ^ 2)
    * (u2 ^ 2))) + (((1 * u0) ^ 2) * u1))) by (intros u0 u1 u2; ring).
    exact (identity (/ r) (Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_
      i_ w)))) (Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)))). }
  assert (r49 : Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) / r ^ 2 = Var (fun w : P => Sum (fun a : Fin
    d => q_ a w * k a w)) * (1 / r ^ 2)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w))) (/ (r ^ 2))). }
  assert (r50 : Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = E (fun w : P => Sum (fun a : Fin d => q_ a
    w * k a w) ^ 2) - E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) ^ 2).
  { exact (Facts.variance P (Random (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) (finite_sum (fun a : Fin d =>
    (finite_mul (moments (q_ a)) (moments (k a))))))). }
  assert (r51 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) ^ 2 = Sum (fun i : Fin d => k i w * q_ i w) ^
    2).
  { exact (fun (w : P) => (f_equal (fun (h_5 : R) => h_5 ^ 2) (r3 w))). }
  assert (r52 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 2) = E (fun w : P => Sum (fun i : Fin d => k i
    w * q_ i w) ^ 2)).
  { exact (Rules.expectation_congruence (fun (w : P) => (r51 w))). }
  assert (r54 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = E (fun w : P => Sum (fun i : Fin d => k i w *
    q_ i w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (r3 w))). }
  assert (r56 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 2) - E (fun w : P => Sum (fun a : Fin d => q_
    a w * k a w)) ^ 2 = Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_
    w))) - Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) ^ 2).
  { exact (f_equal2 (fun (h_6 : R) (h_7 : R) => h_6 - h_7 ^ 2) (eq_trans r52 r30) (eq_trans r54 r41)). }
  assert (r57 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w))) -
    Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) ^ 2 = -1 * Sum (fun i : Fin d => E (fun w : P => k i w * q_
    i w)) ^ 2 + Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { assert (identity : forall u0 u1 : R, (u0 - (u1 ^ 2)) = (((-1) * (u1 ^ 2)) + u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_
      w)))) (Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)))). }
  assert (r60 : r ^ 2 = r * r).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity r). }
  assert (r61 : 1 / r ^ 2 = 1 / (r * r)).
  { exact (f_equal (fun (h_8 : R) => 1 / h_8) r60). }
  assert (r62 : 1 / (r * r) = 1 / r * (1 / r)).
  { exact (Facts.inverse_mul r r). }
  assert (r64 : 1 / r * (1 / r) = (1 / r) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ r)). }
  assert (r65 : 1 / r ^ 2 = (1 / r) ^ 2).
  { exact (eq_trans (eq_trans r61 r62) r64). }
  assert (r66 : Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) * (1 / r ^ 2) = (-1 * Sum (fun i : Fin d => E
    (fun w : P => k i w * q_ i w)) ^ 2 + Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w *
    q_ i w * q_ i_ w)))) * (1 / r) ^ 2).
  { exact (f_equal2 (fun (h_9 : R) (h_10 : R) => h_9 * h_10) (eq_trans r50 (eq_trans r56 r57)) r65). }
  assert (r68 : (-1 * Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) ^ 2 + Sum (fun i : Fin d => Sum (fun i_ :
    Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))) * (1 / r) ^ 2 = -1 * ((1 / r) ^ 2 * Sum (fun i :
    Fin d => E (fun w : P => k i w * q_ i w)) ^ 2) + (1 / r) ^ 2 * Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun
    w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { assert (identity : forall u0 u1 u2 : R, ((((-1) * (u0 ^ 2)) + u1) * ((1 * u2) ^ 2)) = (((-1) * (((1 * u2) ^ 2) *
    (u0 ^ 2))) + (((1 * u2) ^ 2) * u1))) by (intros u0 u1 u2; ring).
    exact (identity (Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w))) (Sum (fun i : Fin d => Sum (fun i_ : Fin
      d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))) (/ r)). }
  assert (r72 : forall (i_2 : Fin d) (w : P), Sum (fun i : Fin d => k i w * q_ i w) * (k i_2 w * q_ i_2 w) = k i_2 w *
    q_ i_2 w * Sum (fun i : Fin d => k i w * q_ i w)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin d) (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)) (k i_2 w) (q_ i_2 w))). }
  assert (r73 : forall (i_2 : Fin d), E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) * (k i_2 w * q_ i_2 w)) =
    E (fun w : P => k i_2 w * q_ i_2 w * Sum (fun i : Fin d => k i w * q_ i w))).
  { exact (fun (i_2 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r72 i_2 w)))). }
  assert (r76 : forall (i_2 : Fin d), E (fun w : P => k i_2 w * q_ i_2 w * Sum (fun i : Fin d => k i w * q_ i w)) = E
    (fun w : P => Sum (fun i : Fin d => k i_2 w * q_ i_2 w * (k i w * q_ i w)))).
  { exact (fun (i_2 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_sym (Facts.sum_scale d (k i_2 w * q_
    i_2 w) (fun i : Fin d => k i w * q_ i w)))))). }
  assert (r79 : forall (i_2 i_3 : Fin d) (w : P), k i_2 w * q_ i_2 w * (k i_3 w * q_ i_3 w) = k i_2 w * k i_3 w * q_
    i_2 w * q_ i_3 w).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u0 * u2) * u1) * u3)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_2 i_3 : Fin d) (w : P) => (identity (k i_2 w) (q_ i_2 w) (k i_3 w) (q_ i_3 w))). }
  assert (r80 : forall (i_2 i_3 : Fin d), E (fun w : P => k i_2 w * q_ i_2 w * (k i_3 w * q_ i_3 w)) = E (fun w : P =>
    k i_2 w * k i_3 w * q_ i_2 w * q_ i_3 w)).
  { exact (fun (i_2 i_3 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r79 i_2 i_3 w)))). }
  assert (r81 : forall (i_2 : Fin d) (w : P), k i_2 w * k i_2 w * q_ i_2 w * q_ i_2 w = k i_2 w ^ 2 * q_ i_2 w ^ 2).
  { assert (identity : forall u0 u1 : R, (((u0 * u0) * u1) * u1) = ((u0 ^ 2) * (u1 ^ 2))) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin d) (w : P) => (identity (k i_2 w) (q_ i_2 w))). }
  assert (r82 : forall (i_2 : Fin d), E (fun w : P => k i_2 w * k i_2 w * q_ i_2 w * q_ i_2 w) = E (fun w : P => k i_2
    w ^ 2 * q_ i_2 w ^ 2)).
  { exact (fun (i_2 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r81 i_2 w)))). }
  assert (r83 : forall (i_2 : Fin d), E (fun w : P => k i_2 w ^ 2 * q_ i_2 w ^ 2) = E (fun w : P => k i_2 w ^ 2) * E
    (fun w : P => q_ i_2 w ^ 2)).
  { exact (fun (i_2 : Fin d) => (Rules.expectation_factor ((inr i_2) :: nil)%list ((inl i_2) :: nil)%list given_1
    (disjoint_cons (away_cons (inr_inl _ _) away_nil) disjoint_nil) (polynomial_pow 2 (polynomial_entry (inr i_2)
    (or_introl eq_refl))) (polynomial_pow 2 (polynomial_entry (inl i_2) (or_introl eq_refl))))). }
  assert (r85 : forall (i_4 : Fin d), E (fun w : P => k i_4 w ^ 2) = tau ^ 2).
  { exact (fun (i_4 : Fin d) => (given_4 i_4)). }
  assert (r88 : forall (i_5 : Fin d), E (fun w : P => q_ i_5 w ^ 2) = sigma ^ 2).
  { exact (fun (i_5 : Fin d) => (given_2 i_5)). }
  assert (r90 : forall (i_2 : Fin d), E (fun w : P => k i_2 w ^ 2) * E (fun w : P => q_ i_2 w ^ 2) = tau ^ 2 * sigma ^
    2).
  { exact (fun (i_2 : Fin d) => (f_equal2 (fun (h_11 : R) (h_12 : R) => h_11 * h_12) (r85 i_2) (r88 i_2))). }
  assert (r92 : tau ^ 2 * sigma ^ 2 = sigma ^ 2 * tau ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 ^ 2) * (u1 ^ 2)) = ((u1 ^ 2) * (u0 ^ 2))) by (intros u0 u1; ring).
    exact (identity tau sigma). }
  assert (r96 : forall (i_2 : Fin d), E (fun w : P => k i_2 w * k i_2 w * q_ i_2 w * q_ i_2 w) = delta i_2 i_2 *
    (sigma ^ 2 * tau ^ 2) + (1 - delta i_2 i_2) * 0).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((u1 ^ 2) * (u2 ^ 2))) + ((1 - u0) * 0)) - u3 = (1 * (((u1 ^ 2)
    * (u2 ^ 2)) - u3) + ((0 - ((u1 ^ 2) * (u2 ^ 2))) * (1 - u0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 : Fin d) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r82 i_2) (eq_trans
      (eq_trans (r83 i_2) (r90 i_2)) r92)) (Rules.and_equation (0 - sigma ^ 2 * tau ^ 2) (Facts.delta_same d i_2)
      Rules.no_equation)) (identity (delta i_2 i_2) sigma tau (E (fun w : P => k i_2 w * k i_2 w * q_ i_2 w * q_ i_2
      w))))). }
  assert (r97 : forall (i_2 i_3 : Fin d) (w : P), k i_2 w * k i_3 w * q_ i_2 w * q_ i_3 w = k i_2 w * (k i_3 w * q_
    i_2 w * q_ i_3 w)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * u3) = (u0 * ((u1 * u2) * u3))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_2 i_3 : Fin d) (w : P) => (identity (k i_2 w) (k i_3 w) (q_ i_2 w) (q_ i_3 w))). }
  assert (r98 : forall (i_2 i_3 : Fin d), E (fun w : P => k i_2 w * k i_3 w * q_ i_2 w * q_ i_3 w) = E (fun w : P => k
    i_2 w * (k i_3 w * q_ i_2 w * q_ i_3 w))).
  { exact (fun (i_2 i_3 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r97 i_2 i_3 w)))). }
  assert (r100 : forall (i_2 i_3 : Fin d), i_2 <> i_3 -> E (fun w : P => k i_2 w * (k i_3 w * q_ i_2 w * q_ i_3 w)) =
    E (fun w : P => k i_2 w) * E (fun w : P => k i_3 w * q_ i_2 w * q_ i_3 w)).
  { exact (fun (i_2 i_3 : Fin d) p => (Rules.expectation_factor ((inr i_2) :: nil)%list ((inr i_3) :: (inl i_2) ::
    (inl i_3) :: nil)%list given_1 (disjoint_cons (away_cons (inr_apart p) (away_cons (inr_inl _ _) (away_cons
    (inr_inl _ _) away_nil))) disjoint_nil) (polynomial_entry (inr i_2) (or_introl eq_refl)) (polynomial_mul
    (polynomial_mul (polynomial_entry (inr i_3) (or_introl eq_refl)) (polynomial_entry (inl i_2) (or_intror (or_introl
    eq_refl)))) (polynomial_entry (inl i_3) (or_intror (or_intror (or_introl eq_refl))))))). }
  assert (r103 : forall (i_6 : Fin d), E (fun w : P => k i_6 w) = 0).
  { exact (fun (i_6 : Fin d) => (given_3 i_6)). }
  assert (r105 : forall (i_2 i_3 : Fin d), E (fun w : P => k i_2 w) * E (fun w : P => k i_3 w * q_ i_2 w * q_ i_3 w) =
    0 * E (fun w : P => k i_3 w * q_ i_2 w * q_ i_3 w)).
  { exact (fun (i_2 i_3 : Fin d) => (f_equal (fun (h_13 : R) => h_13 * E (fun w : P => k i_3 w * q_ i_2 w * q_ i_3 w))
    (r103 i_2))). }
  assert (r107 : forall (i_3 i_2 : Fin d), 0 * E (fun w : P => k i_3 w * q_ i_2 w * q_ i_3 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_3 i_2 : Fin d) => (identity (E (fun w : P => k i_3 w * q_ i_2 w * q_ i_3 w)))). }
  assert (r110 : forall (i_2 i_3 : Fin d), i_2 <> i_3 -> E (fun w : P => k i_2 w * k i_3 w * q_ i_2 w * q_ i_3 w) =
    delta i_2 i_3 * (sigma ^ 2 * tau ^ 2) + (1 - delta i_2 i_3) * 0).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((u1 ^ 2) * (u2 ^ 2))) + ((1 - u0) * 0)) - u3 = (1 * (0 - u3) +
    ((0 - ((u1 ^ 2) * (u2 ^ 2))) * (0 - u0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 i_3 : Fin d) p_ => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_trans (eq_trans
      (r98 i_2 i_3) (r100 i_2 i_3 p_)) (r105 i_2 i_3)) (r107 i_3 i_2)) (Rules.and_equation (0 - sigma ^ 2 * tau ^ 2)
      (Facts.delta_apart d i_2 i_3 p_) Rules.no_equation)) (identity (delta i_2 i_3) sigma tau (E (fun w : P => k i_2
      w * k i_3 w * q_ i_2 w * q_ i_3 w))))). }
  assert (r111 : forall (i_2 i_3 : Fin d), E (fun w : P => k i_2 w * k i_3 w * q_ i_2 w * q_ i_3 w) = delta i_2 i_3 *
    (sigma ^ 2 * tau ^ 2) + (1 - delta i_2 i_3) * 0).
  { exact (fun (i_2 i_3 : Fin d) => (Rules.index_cases (fun (i_3 : Fin d) => E (fun w : P => k i_2 w * k i_3 w * q_
    i_2 w * q_ i_3 w) = delta i_2 i_3 * (sigma ^ 2 * tau ^ 2) + (1 - delta i_2 i_3) * 0) i_2 i_3 (r96 i_2) (fun p_1 =>
    (r110 i_2 i_3 p_1)))). }
  assert (r112 : forall (i_2 i_3 : Fin d), delta i_2 i_3 * (sigma ^ 2 * tau ^ 2) + (1 - delta i_2 i_3) * 0 = sigma ^ 2
    * tau ^ 2 * delta i_2 i_3).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * ((u1 ^ 2) * (u2 ^ 2))) + ((1 - u0) * 0)) = (((u1 ^ 2) * (u2 ^ 2)) *
    u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_2 i_3 : Fin d) => (identity (delta i_2 i_3) sigma tau)). }
  assert (r117 : forall (b a : Fin d), a <> b -> b <> a).
  { exact (fun (b a : Fin d) p_2 => (Facts.apart_symm d a b p_2)). }
  assert (r120 : forall (a b : Fin d), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin d) p_3 => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart d a b p_3)
      (Rules.and_equation (-1) (Facts.delta_apart d b a (r117 b a p_3)) Rules.no_equation)) (identity (delta b a)
      (delta a b)))). }
  assert (r121 : forall (a b : Fin d), delta a b = delta b a).
  { exact (fun (a b : Fin d) => (Rules.index_cases (fun (b : Fin d) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_4 => (r120 a b p_4)))). }
  assert (r123 : forall (i_2 i_3 : Fin d), sigma ^ 2 * tau ^ 2 * delta i_2 i_3 = sigma ^ 2 * tau ^ 2 * (delta i_3 i_2
    * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 ^ 2) * (u1 ^ 2)) * (u2 * 1)) - (((u0 ^ 2) * (u1 ^ 2)) * u3) =
    ((((u0 ^ 2) * (u1 ^ 2)) * 1) * (u2 - u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 i_3 : Fin d) => (Rules.linear_combination (Rules.and_equation (sigma ^ 2 * tau ^ 2 * 1) (r121 i_2
      i_3) Rules.no_equation) (identity sigma tau (delta i_3 i_2) (delta i_2 i_3)))). }
  assert (r125 : forall (i_2 : Fin d), Sum (fun i : Fin d => E (fun w : P => k i_2 w * q_ i_2 w * (k i w * q_ i w))) =
    Sum (fun i : Fin d => sigma ^ 2 * tau ^ 2 * (delta i i_2 * 1))).
  { exact (fun (i_2 : Fin d) => (Rules.sum_congruence (fun (i_3 : Fin d) => (eq_trans (eq_trans (r80 i_2 i_3)
    (eq_trans (r111 i_2 i_3) (r112 i_2 i_3))) (r123 i_2 i_3))))). }
  assert (r128 : forall (i_2 : Fin d), sigma ^ 2 * tau ^ 2 * Sum (fun i : Fin d => delta i i_2 * 1) = sigma ^ 2 * tau
    ^ 2 * 1).
  { exact (fun (i_2 : Fin d) => (f_equal (fun (h_14 : R) => sigma ^ 2 * tau ^ 2 * h_14) (Facts.sum_delta d i_2 (fun i
    : Fin d => 1)))). }
  assert (r131 : sigma ^ 2 * tau ^ 2 * 1 = sigma ^ 2 * tau ^ 2).
  { assert (identity : forall u0 u1 : R, (((u0 ^ 2) * (u1 ^ 2)) * 1) = ((u0 ^ 2) * (u1 ^ 2))) by (intros u0 u1; ring).
    exact (identity sigma tau). }
  assert (r135 : sigma ^ 2 * tau ^ 2 = sigma ^ 2 * tau ^ 2 * 1).
  { assert (identity : forall u0 u1 : R, ((u0 ^ 2) * (u1 ^ 2)) = (((u0 ^ 2) * (u1 ^ 2)) * 1)) by (intros u0 u1; ring).
    exact (identity sigma tau). }
  assert (r137 : Sum (fun i : Fin d => E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) * (k i w * q_ i w))) =
    Sum (fun i : Fin d => sigma ^ 2 * tau ^ 2 * 1)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin d) => (eq_trans (eq_trans (r73 i_2) (eq_trans (eq_trans (r76 i_2)
    (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => k i_2 w * q_ i_2 w * (k i w * q_ i w))
    (finite_mul (finite_mul (moments (k i_2)) (moments (q_ i_2))) (finite_mul (moments (k i)) (moments (q_ i))))))))
    (eq_trans (eq_trans (r125 i_2) (eq_trans (Facts.sum_scale d (sigma ^ 2 * tau ^ 2) (fun i : Fin d => delta i i_2 *
    1)) (r128 i_2))) r131))) r135))). }
  assert (r139 : Sum (fun i : Fin d => 1) = INR d).
  { exact (Facts.sum_one d). }
  assert (r140 : sigma ^ 2 * tau ^ 2 * Sum (fun i : Fin d => 1) = sigma ^ 2 * tau ^ 2 * INR d).
  { exact (f_equal (fun (h_15 : R) => sigma ^ 2 * tau ^ 2 * h_15) r139). }
  assert (r144 : INR d = r ^ 2).
  { assert (identity : forall u0 u1 : R, (u0 ^ 2) - u1 = ((-1) * (u1 - (u0 ^ 2)) + 0)) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1) given_5 Rules.no_equation) (identity r (INR d))). }
  assert (r145 : sigma ^ 2 * tau ^ 2 * INR d = r ^ 2 * sigma ^ 2 * tau ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 ^ 2) * (u1 ^ 2)) * (u2 ^ 2)) - (((u1 ^ 2) * (u2 ^ 2)) * u3) =
    (((u1 ^ 2) * (u2 ^ 2)) * ((u0 ^ 2) - u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (sigma ^ 2 * tau ^ 2) r144 Rules.no_equation) (identity r
      sigma tau (INR d))). }
  assert (r149 : forall (i_7 : Fin d), E (fun w : P => k i_7 w * q_ i_7 w) = E (fun w : P => k i_7 w) * E (fun w : P
    => q_ i_7 w)).
  { exact (fun (i_7 : Fin d) => (Rules.expectation_factor ((inr i_7) :: nil)%list ((inl i_7) :: nil)%list given_1
    (disjoint_cons (away_cons (inr_inl _ _) away_nil) disjoint_nil) (polynomial_entry (inr i_7) (or_introl eq_refl))
    (polynomial_entry (inl i_7) (or_introl eq_refl)))). }
  assert (r151 : forall (i_7 : Fin d), E (fun w : P => k i_7 w) * E (fun w : P => q_ i_7 w) = 0 * E (fun w : P => q_
    i_7 w)).
  { exact (fun (i_7 : Fin d) => (f_equal (fun (h_16 : R) => h_16 * E (fun w : P => q_ i_7 w)) (r103 i_7))). }
  assert (r153 : forall (i_7 : Fin d), 0 * E (fun w : P => q_ i_7 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_7 : Fin d) => (identity (E (fun w : P => q_ i_7 w)))). }
  assert (r155 : 0 = 0 * 1).
  { assert (identity : 0 = (0 * 1)) by ring.
    exact identity. }
  assert (r157 : Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) = Sum (fun i : Fin d => 0 * 1)).
  { exact (Rules.sum_congruence (fun (i_7 : Fin d) => (eq_trans (eq_trans (eq_trans (r149 i_7) (r151 i_7)) (r153 i_7))
    r155))). }
  assert (r159 : 0 * Sum (fun i : Fin d => 1) = 0 * INR d).
  { exact (f_equal (fun (h_17 : R) => 0 * h_17) r139). }
  assert (r162 : 0 * INR d = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (identity (INR d)). }
  assert (r166 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 2) - E (fun w : P => Sum (fun a : Fin d => q_
    a w * k a w)) ^ 2 = r ^ 2 * sigma ^ 2 * tau ^ 2 - 0 ^ 2).
  { exact (f_equal2 (fun (h_18 : R) (h_19 : R) => h_18 - h_19 ^ 2) (eq_trans r52 (eq_trans r16 (eq_trans (eq_trans
    r137 (eq_trans (Facts.sum_scale d (sigma ^ 2 * tau ^ 2) (fun i : Fin d => 1)) r140)) r145))) (eq_trans r54
    (eq_trans r41 (eq_trans (eq_trans r157 (eq_trans (Facts.sum_scale d 0 (fun i : Fin d => 1)) r159)) r162)))). }
  assert (r167 : r ^ 2 * sigma ^ 2 * tau ^ 2 - 0 ^ 2 = r ^ 2 * sigma ^ 2 * tau ^ 2).
  { assert (identity : forall u0 u1 u2 : R, ((((u0 ^ 2) * (u1 ^ 2)) * (u2 ^ 2)) - (0 ^ 2)) = (((u0 ^ 2) * (u1 ^ 2)) *
    (u2 ^ 2))) by (intros u0 u1 u2; ring).
    exact (identity r sigma tau). }
  assert (r170 : Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) * (1 / r ^ 2) = r ^ 2 * sigma ^ 2 * tau ^ 2
    * (1 / r) ^ 2).
  { exact (f_equal2 (fun (h_20 : R) (h_21 : R) => h_20 * h_21) (eq_trans r50 (eq_trans r166 r167)) r65). }
  assert (r172 : INR d * sigma ^ 2 * tau ^ 2 / r ^ 2 = INR d * sigma ^ 2 * tau ^ 2 * (1 / r ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * (u1 ^ 2)) * (u2 ^ 2)) * u3) = (((u0 * (u1 ^ 2)) * (u2 ^ 2)) *
    (1 * u3))) by (intros u0 u1 u2 u3; ring).
    exact (identity (INR d) sigma tau (/ (r ^ 2))). }
  assert (r173 : INR d * sigma ^ 2 * tau ^ 2 * (1 / r ^ 2) = INR d * sigma ^ 2 * tau ^ 2 * (1 / r) ^ 2).
  { exact (f_equal (fun (h_22 : R) => INR d * sigma ^ 2 * tau ^ 2 * h_22) r65). }
  assert (r174 : INR d * sigma ^ 2 * tau ^ 2 / r ^ 2 = INR d * sigma ^ 2 * tau ^ 2 * (1 / r) ^ 2).
  { exact (eq_trans r172 r173). }
  assert (r175 : INR d * sigma ^ 2 * tau ^ 2 * (1 / r) ^ 2 = r ^ 2 * sigma ^ 2 * tau ^ 2 * (1 / r) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 ^ 2) * (u1 ^ 2)) * (u2 ^ 2)) * ((1 * u3) ^ 2)) - (((u4 * (u1
    ^ 2)) * (u2 ^ 2)) * ((1 * u3) ^ 2)) = ((((u1 ^ 2) * (u2 ^ 2)) * ((1 * u3) ^ 2)) * ((u0 ^ 2) - u4) + 0)) by (intros
    u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (sigma ^ 2 * tau ^ 2 * (1 / r) ^ 2) r144 Rules.no_equation)
      (identity r sigma tau (/ r) (INR d))). }
  assert (r180 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r181 : 0 < Sum (fun i : Fin d => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin d) => 1)) d_pos (fun (a : Fin d) => r180)). }
  assert (r182 : 0 < INR d).
  { exact (eq_ind (Sum (fun i : Fin d => 1)) (fun (h_23 : R) => 0 < h_23) r181 (INR d) r139). }
  assert (r183 : 0 < r ^ 2).
  { exact (eq_ind (INR d) (fun (h_24 : R) => 0 < h_24) r182 (r ^ 2) r144). }
  assert (r186 : r ^ 2 = r * r ^ 1).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * (u0 ^ 1))) by (intros u0; ring).
    exact (identity r). }
  assert (r187 : r * r ^ 1 <> 0).
  { exact (eq_ind (r ^ 2) (fun (h_25 : R) => h_25 <> 0) (Facts.ne_of_pos (r ^ 2) r183) (r * r ^ 1) r186). }
  assert (r189 : r <> 0).
  { exact (Facts.ne_of_mul r (r ^ 1) r187). }
  assert (r191 : r * (1 / r) = 1).
  { exact (Facts.mul_inverse r r189). }
  assert (r192 : INR d * sigma ^ 2 * tau ^ 2 * (1 / r) ^ 2 = sigma ^ 2 * tau ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 ^ 2) * (u1 ^ 2)) - (((u2 * (u0 ^ 2)) * (u1 ^ 2)) * ((1 * u3) ^
    2)) = ((((u0 ^ 2) * (u1 ^ 2)) * ((1 * u3) ^ 2)) * ((u4 ^ 2) - u2) + ((((u4 * (u0 ^ 2)) * (u1 ^ 2)) * (1 * u3)) *
    (1 - (u4 * (1 * u3))) + (((u0 ^ 2) * (u1 ^ 2)) * (1 - (u4 * (1 * u3))) + 0)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (sigma ^ 2 * tau ^ 2 * (1 / r) ^ 2) r144 (Rules.and_equation
      (r * sigma ^ 2 * tau ^ 2 * (1 / r)) r191 (Rules.and_equation (sigma ^ 2 * tau ^ 2) r191 Rules.no_equation)))
      (identity sigma tau (INR d) (/ r) r)). }
  assert (r195 : forall (w : P), Sum (fun a : Fin d => q_ a w * (t * q_ a w + k a w)) / INR d = Sum (fun a : Fin d =>
    q_ a w * (t * q_ a w + k a w)) * (1 / INR d)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun a : Fin d => q_ a w * (t * q_ a w + k a w))) (/ (INR d)))). }
  assert (r196 : forall (i_8 : Fin d) (w : P), q_ i_8 w * (t * q_ i_8 w + k i_8 w) = k i_8 w * q_ i_8 w + q_ i_8 w ^ 2
    * t).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((u1 * u0) + u2)) = ((u2 * u0) + ((u0 ^ 2) * u1))) by (intros u0 u1
    u2; ring).
    exact (fun (i_8 : Fin d) (w : P) => (identity (q_ i_8 w) t (k i_8 w))). }
  assert (r197 : forall (i_8 : Fin d) (w : P), k i_8 w * q_ i_8 w + q_ i_8 w ^ 2 * t = k i_8 w * q_ i_8 w + t * q_ i_8
    w ^ 2).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) + ((u1 ^ 2) * u2)) = ((u0 * u1) + (u2 * (u1 ^ 2)))) by (intros
    u0 u1 u2; ring).
    exact (fun (i_8 : Fin d) (w : P) => (identity (k i_8 w) (q_ i_8 w) t)). }
  assert (r199 : forall (w : P), Sum (fun a : Fin d => q_ a w * (t * q_ a w + k a w)) = Sum (fun i : Fin d => k i w *
    q_ i w + t * q_ i w ^ 2)).
  { exact (fun (w : P) => (Rules.sum_congruence (fun (i_8 : Fin d) => (eq_trans (r196 i_8 w) (r197 i_8 w))))). }
  assert (r203 : forall (w : P), Sum (fun i : Fin d => k i w * q_ i w) + Sum (fun i : Fin d => t * q_ i w ^ 2) = Sum
    (fun i : Fin d => k i w * q_ i w) + t * Sum (fun i : Fin d => q_ i w ^ 2)).
  { exact (fun (w : P) => (f_equal2 (fun (h_26 : R) (h_27 : R) => h_26 + h_27) (@eq_refl R (Sum (fun i : Fin d => k i
    w * q_ i w))) (Facts.sum_scale d t (fun i : Fin d => q_ i w ^ 2)))). }
  assert (r206 : forall (w : P), Sum (fun i : Fin d => k i w * q_ i w) + t * Sum (fun i : Fin d => q_ i w ^ 2) = t *
    Sum (fun i : Fin d => q_ i w ^ 2) + Sum (fun i : Fin d => k i w * q_ i w)).
  { assert (identity : forall u0 u1 u2 : R, (u0 + (u1 * u2)) = ((u1 * u2) + u0)) by (intros u0 u1 u2; ring).
    exact (fun (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)) t (Sum (fun i : Fin d => q_ i w ^ 2)))). }
  assert (r208 : 1 / INR d = 1 / r ^ 2).
  { exact (f_equal (fun (h_28 : R) => 1 / h_28) r144). }
  assert (r211 : 1 / INR d = (1 / r) ^ 2).
  { exact (eq_trans (eq_trans (eq_trans r208 r61) r62) r64). }
  assert (r212 : forall (w : P), Sum (fun a : Fin d => q_ a w * (t * q_ a w + k a w)) * (1 / INR d) = (t * Sum (fun i
    : Fin d => q_ i w ^ 2) + Sum (fun i : Fin d => k i w * q_ i w)) * (1 / r) ^ 2).
  { exact (fun (w : P) => (f_equal2 (fun (h_29 : R) (h_30 : R) => h_29 * h_30) (eq_trans (eq_trans (r199 w) (eq_trans
    (Facts.sum_add d (fun i : Fin d => k i w * q_ i w) (fun i : Fin d => t * q_ i w ^ 2)) (r203 w))) (r206 w)) r211)).
    }
  assert (r214 : forall (w : P), (t * Sum (fun i : Fin d => q_ i w ^ 2) + Sum (fun i : Fin d => k i w * q_ i w)) * (1
    / r) ^ 2 = t * (1 / r) ^ 2 * Sum (fun i : Fin d => q_ i w ^ 2) + (1 / r) ^ 2 * Sum (fun i : Fin d => k i w * q_ i
    w)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) + u2) * ((1 * u3) ^ 2)) = (((u0 * ((1 * u3) ^ 2)) * u1) +
    (((1 * u3) ^ 2) * u2))) by (intros u0 u1 u2 u3; ring).
    exact (fun (w : P) => (identity t (Sum (fun i : Fin d => q_ i w ^ 2)) (Sum (fun i : Fin d => k i w * q_ i w)) (/
      r))). }
  assert (r216 : E (fun w : P => Sum (fun a : Fin d => q_ a w * (t * q_ a w + k a w)) / INR d) = E (fun w : P => t *
    (1 / r) ^ 2 * Sum (fun i : Fin d => q_ i w ^ 2) + (1 / r) ^ 2 * Sum (fun i : Fin d => k i w * q_ i w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (eq_trans (r195 w) (r212 w)) (r214 w)))). }
  assert (r220 : forall (i_9 : Fin d), E (fun w : P => q_ i_9 w ^ 2) = sigma ^ 2).
  { exact (fun (i_9 : Fin d) => (given_2 i_9)). }
  assert (r222 : sigma ^ 2 = sigma ^ 2 * 1).
  { assert (identity : forall u0 : R, (u0 ^ 2) = ((u0 ^ 2) * 1)) by (intros u0; ring).
    exact (identity sigma). }
  assert (r224 : Sum (fun i : Fin d => E (fun w : P => q_ i w ^ 2)) = Sum (fun i : Fin d => sigma ^ 2 * 1)).
  { exact (Rules.sum_congruence (fun (i_10 : Fin d) => (eq_trans (r220 i_10) r222))). }
  assert (r226 : sigma ^ 2 * Sum (fun i : Fin d => 1) = sigma ^ 2 * INR d).
  { exact (f_equal (fun (h_31 : R) => sigma ^ 2 * h_31) r139). }
  assert (r229 : sigma ^ 2 * INR d = r ^ 2 * sigma ^ 2).
  { assert (identity : forall u0 u1 u2 : R, ((u0 ^ 2) * (u1 ^ 2)) - ((u1 ^ 2) * u2) = ((u1 ^ 2) * ((u0 ^ 2) - u2) +
    0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation (sigma ^ 2) r144 Rules.no_equation) (identity r sigma (INR
      d))). }
  assert (r232 : t * (1 / r) ^ 2 * E (fun w : P => Sum (fun i : Fin d => q_ i w ^ 2)) = t * (1 / r) ^ 2 * (r ^ 2 *
    sigma ^ 2)).
  { exact (f_equal (fun (h_32 : R) => t * (1 / r) ^ 2 * h_32) (eq_trans (Facts.expectation_sum d P (fun i : Fin d =>
    (Random (fun w : P => q_ i w ^ 2) (finite_pow 2 (moments (q_ i)))))) (eq_trans (eq_trans r224 (eq_trans
    (Facts.sum_scale d (sigma ^ 2) (fun i : Fin d => 1)) r226)) r229))). }
  assert (r235 : (1 / r) ^ 2 * E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w)) = (1 / r) ^ 2 * Sum (fun i : Fin
    d => E (fun w : P => k i w * q_ i w))).
  { exact (f_equal (fun (h_33 : R) => (1 / r) ^ 2 * h_33) r41). }
  assert (r237 : E (fun w : P => t * (1 / r) ^ 2 * Sum (fun i : Fin d => q_ i w ^ 2)) + E (fun w : P => (1 / r) ^ 2 *
    Sum (fun i : Fin d => k i w * q_ i w)) = t * (1 / r) ^ 2 * (r ^ 2 * sigma ^ 2) + (1 / r) ^ 2 * Sum (fun i : Fin d
    => E (fun w : P => k i w * q_ i w))).
  { exact (f_equal2 (fun (h_34 : R) (h_35 : R) => h_34 + h_35) (eq_trans (Facts.expectation_scale P (t * (1 / r) ^ 2)
    (Random (fun w : P => Sum (fun i : Fin d => q_ i w ^ 2)) (finite_sum (fun i : Fin d => (finite_pow 2 (moments (q_
    i))))))) r232) (eq_trans (Facts.expectation_scale P ((1 / r) ^ 2) (Random (fun w : P => Sum (fun i : Fin d => k i
    w * q_ i w)) (finite_sum (fun i : Fin d => (finite_mul (moments (k i)) (moments (q_ i))))))) r235)). }
  assert (r240 : t * (1 / r) ^ 2 * (r ^ 2 * sigma ^ 2) + (1 / r) ^ 2 * Sum (fun i : Fin d => E (fun w : P => k i w *
    q_ i w)) = r ^ 2 * sigma ^ 2 * t * (1 / r) ^ 2 + (1 / r) ^ 2 * Sum (fun i : Fin d => E (fun w : P => k i w * q_ i
    w))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * ((1 * u1) ^ 2)) * ((u2 ^ 2) * (u3 ^ 2))) + (((1 * u1) ^ 2) *
    u4)) = (((((u2 ^ 2) * (u3 ^ 2)) * u0) * ((1 * u1) ^ 2)) + (((1 * u1) ^ 2) * u4))) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (identity t (/ r) r sigma (Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)))). }
  assert (r242 : Sum (fun a : Fin d => t * E (fun w : P => q_ a w ^ 2) + E (fun w : P => q_ a w * k a w)) / INR d =
    Sum (fun a : Fin d => t * E (fun w : P => q_ a w ^ 2) + E (fun w : P => q_ a w * k a w)) * (1 / INR d)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (Sum (fun a : Fin d => t * E (fun w : P => q_ a w ^ 2) + E (fun w : P => q_ a w * k a w))) (/ (INR
      d))). }
  assert (r244 : forall (i_11 : Fin d) (w : P), q_ i_11 w * k i_11 w = k i_11 w * q_ i_11 w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_11 : Fin d) (w : P) => (identity (q_ i_11 w) (k i_11 w))). }
  assert (r245 : forall (i_11 : Fin d), E (fun w : P => q_ i_11 w * k i_11 w) = E (fun w : P => k i_11 w * q_ i_11
    w)).
  { exact (fun (i_11 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r244 i_11 w)))). }
  assert (r246 : forall (i_11 : Fin d), t * E (fun w : P => q_ i_11 w ^ 2) + E (fun w : P => q_ i_11 w * k i_11 w) = t
    * sigma ^ 2 + E (fun w : P => k i_11 w * q_ i_11 w)).
  { exact (fun (i_11 : Fin d) => (f_equal2 (fun (h_36 : R) (h_37 : R) => t * h_36 + h_37) (r220 i_11) (r245 i_11))). }
  assert (r247 : forall (i_11 : Fin d), t * sigma ^ 2 + E (fun w : P => k i_11 w * q_ i_11 w) = E (fun w : P => k i_11
    w * q_ i_11 w) + sigma ^ 2 * t).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (u1 ^ 2)) + u2) = (u2 + ((u1 ^ 2) * u0))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_11 : Fin d) => (identity t sigma (E (fun w : P => k i_11 w * q_ i_11 w)))). }
  assert (r249 : forall (i_11 : Fin d), E (fun w : P => k i_11 w * q_ i_11 w) + sigma ^ 2 * t = E (fun w : P => k i_11
    w * q_ i_11 w) + sigma ^ 2 * t * 1).
  { assert (identity : forall u0 u1 u2 : R, (u0 + ((u1 ^ 2) * u2)) = (u0 + (((u1 ^ 2) * u2) * 1))) by (intros u0 u1
    u2; ring).
    exact (fun (i_11 : Fin d) => (identity (E (fun w : P => k i_11 w * q_ i_11 w)) sigma t)). }
  assert (r251 : Sum (fun a : Fin d => t * E (fun w : P => q_ a w ^ 2) + E (fun w : P => q_ a w * k a w)) = Sum (fun i
    : Fin d => E (fun w : P => k i w * q_ i w) + sigma ^ 2 * t * 1)).
  { exact (Rules.sum_congruence (fun (i_11 : Fin d) => (eq_trans (eq_trans (r246 i_11) (r247 i_11)) (r249 i_11)))). }
  assert (r255 : sigma ^ 2 * t * Sum (fun i : Fin d => 1) = sigma ^ 2 * t * INR d).
  { exact (f_equal (fun (h_38 : R) => sigma ^ 2 * t * h_38) r139). }
  assert (r256 : Sum (fun i : Fin d => sigma ^ 2 * t * 1) = sigma ^ 2 * t * INR d).
  { exact (eq_trans (Facts.sum_scale d (sigma ^ 2 * t) (fun i : Fin d => 1)) r255). }
  assert (r257 : Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) + Sum (fun i : Fin d => sigma ^ 2 * t * 1) =
    Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) + sigma ^ 2 * t * INR d).
  { exact (f_equal2 (fun (h_39 : R) (h_40 : R) => h_39 + h_40) (@eq_refl R (Sum (fun i : Fin d => E (fun w : P => k i
    w * q_ i w)))) r256). }
  assert (r260 : Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) + sigma ^ 2 * t * INR d = r ^ 2 * sigma ^ 2 *
    t + Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 ^ 2) * (u1 ^ 2)) * u2) + u3) - (u3 + (((u1 ^ 2) * u2) * u4))
    = (((u1 ^ 2) * u2) * ((u0 ^ 2) - u4) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (sigma ^ 2 * t) r144 Rules.no_equation) (identity r sigma t
      (Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w))) (INR d))). }
  assert (r262 : Sum (fun a : Fin d => t * E (fun w : P => q_ a w ^ 2) + E (fun w : P => q_ a w * k a w)) * (1 / INR
    d) = (r ^ 2 * sigma ^ 2 * t + Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w))) * (1 / r) ^ 2).
  { exact (f_equal2 (fun (h_41 : R) (h_42 : R) => h_41 * h_42) (eq_trans (eq_trans r251 (eq_trans (Facts.sum_add d
    (fun i : Fin d => E (fun w : P => k i w * q_ i w)) (fun i : Fin d => sigma ^ 2 * t * 1)) r257)) r260) r211). }
  assert (r264 : (r ^ 2 * sigma ^ 2 * t + Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w))) * (1 / r) ^ 2 = r ^
    2 * sigma ^ 2 * t * (1 / r) ^ 2 + (1 / r) ^ 2 * Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((u0 ^ 2) * (u1 ^ 2)) * u2) + u3) * ((1 * u4) ^ 2)) = (((((u0 ^
    2) * (u1 ^ 2)) * u2) * ((1 * u4) ^ 2)) + (((1 * u4) ^ 2) * u3))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity r sigma t (Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w))) (/ r)). }
  assert (r268 : forall (i_12 : Fin d), E (fun w : P => q_ i_12 w ^ 2) = sigma ^ 2).
  { exact (fun (i_12 : Fin d) => (given_2 i_12)). }
  assert (r270 : forall (i_13 : Fin d) (w : P), q_ i_13 w * k i_13 w = k i_13 w * q_ i_13 w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_13 : Fin d) (w : P) => (identity (q_ i_13 w) (k i_13 w))). }
  assert (r271 : forall (i_13 : Fin d), E (fun w : P => q_ i_13 w * k i_13 w) = E (fun w : P => k i_13 w * q_ i_13
    w)).
  { exact (fun (i_13 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r270 i_13 w)))). }
  assert (r272 : forall (i_13 : Fin d), E (fun w : P => k i_13 w * q_ i_13 w) = E (fun w : P => k i_13 w) * E (fun w :
    P => q_ i_13 w)).
  { exact (fun (i_13 : Fin d) => (Rules.expectation_factor ((inr i_13) :: nil)%list ((inl i_13) :: nil)%list given_1
    (disjoint_cons (away_cons (inr_inl _ _) away_nil) disjoint_nil) (polynomial_entry (inr i_13) (or_introl eq_refl))
    (polynomial_entry (inl i_13) (or_introl eq_refl)))). }
  assert (r273 : forall (i_14 : Fin d), E (fun w : P => k i_14 w) = 0).
  { exact (fun (i_14 : Fin d) => (given_3 i_14)). }
  assert (r275 : forall (i_13 : Fin d), E (fun w : P => k i_13 w) * E (fun w : P => q_ i_13 w) = 0 * E (fun w : P =>
    q_ i_13 w)).
  { exact (fun (i_13 : Fin d) => (f_equal (fun (h_43 : R) => h_43 * E (fun w : P => q_ i_13 w)) (r273 i_13))). }
  assert (r277 : forall (i_13 : Fin d), 0 * E (fun w : P => q_ i_13 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_13 : Fin d) => (identity (E (fun w : P => q_ i_13 w)))). }
  assert (r280 : forall (i_13 : Fin d), t * E (fun w : P => q_ i_13 w ^ 2) + E (fun w : P => q_ i_13 w * k i_13 w) = t
    * sigma ^ 2 + 0).
  { exact (fun (i_13 : Fin d) => (f_equal2 (fun (h_44 : R) (h_45 : R) => t * h_44 + h_45) (r268 i_13) (eq_trans (r271
    i_13) (eq_trans (eq_trans (r272 i_13) (r275 i_13)) (r277 i_13))))). }
  assert (r281 : t * sigma ^ 2 + 0 = sigma ^ 2 * t).
  { assert (identity : forall u0 u1 : R, ((u0 * (u1 ^ 2)) + 0) = ((u1 ^ 2) * u0)) by (intros u0 u1; ring).
    exact (identity t sigma). }
  assert (r283 : sigma ^ 2 * t = sigma ^ 2 * t * 1).
  { assert (identity : forall u0 u1 : R, ((u0 ^ 2) * u1) = (((u0 ^ 2) * u1) * 1)) by (intros u0 u1; ring).
    exact (identity sigma t). }
  assert (r285 : Sum (fun a : Fin d => t * E (fun w : P => q_ a w ^ 2) + E (fun w : P => q_ a w * k a w)) = Sum (fun i
    : Fin d => sigma ^ 2 * t * 1)).
  { exact (Rules.sum_congruence (fun (i_13 : Fin d) => (eq_trans (eq_trans (r280 i_13) r281) r283))). }
  assert (r287 : sigma ^ 2 * t * INR d = r ^ 2 * sigma ^ 2 * t).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 ^ 2) * (u1 ^ 2)) * u2) - (((u1 ^ 2) * u2) * u3) = (((u1 ^ 2) *
    u2) * ((u0 ^ 2) - u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (sigma ^ 2 * t) r144 Rules.no_equation) (identity r sigma t
      (INR d))). }
  assert (r289 : Sum (fun a : Fin d => t * E (fun w : P => q_ a w ^ 2) + E (fun w : P => q_ a w * k a w)) * (1 / INR
    d) = r ^ 2 * sigma ^ 2 * t * (1 / r) ^ 2).
  { exact (f_equal2 (fun (h_46 : R) (h_47 : R) => h_46 * h_47) (eq_trans (eq_trans r285 r256) r287) r211). }
  assert (r291 : t * INR d * sigma ^ 2 / INR d = t * INR d * sigma ^ 2 * (1 / INR d)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * (u2 ^ 2)) * u3) = (((u0 * u1) * (u2 ^ 2)) * (1 * u3))) by
    (intros u0 u1 u2 u3; ring).
    exact (identity t (INR d) sigma (/ (INR d))). }
  assert (r292 : t * INR d * sigma ^ 2 * (1 / INR d) = t * INR d * sigma ^ 2 * (1 / r) ^ 2).
  { exact (f_equal (fun (h_48 : R) => t * INR d * sigma ^ 2 * h_48) r211). }
  assert (r293 : t * INR d * sigma ^ 2 / INR d = t * INR d * sigma ^ 2 * (1 / r) ^ 2).
  { exact (eq_trans r291 r292). }
  assert (r294 : t * INR d * sigma ^ 2 * (1 / r) ^ 2 = r ^ 2 * sigma ^ 2 * t * (1 / r) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 ^ 2) * (u1 ^ 2)) * u2) * ((1 * u3) ^ 2)) - (((u2 * u4) * (u1
    ^ 2)) * ((1 * u3) ^ 2)) = ((((u1 ^ 2) * u2) * ((1 * u3) ^ 2)) * ((u0 ^ 2) - u4) + 0)) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (Rules.linear_combination (Rules.and_equation (sigma ^ 2 * t * (1 / r) ^ 2) r144 Rules.no_equation)
      (identity r sigma t (/ r) (INR d))). }
  assert (r299 : t * INR d * sigma ^ 2 * (1 / r) ^ 2 = sigma ^ 2 * t).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 ^ 2) * u1) - (((u1 * u2) * (u0 ^ 2)) * ((1 * u3) ^ 2)) = ((((u0
    ^ 2) * u1) * ((1 * u3) ^ 2)) * ((u4 ^ 2) - u2) + ((((u4 * (u0 ^ 2)) * u1) * (1 * u3)) * (1 - (u4 * (1 * u3))) +
    (((u0 ^ 2) * u1) * (1 - (u4 * (1 * u3))) + 0)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (sigma ^ 2 * t * (1 / r) ^ 2) r144 (Rules.and_equation (r *
      sigma ^ 2 * t * (1 / r)) r191 (Rules.and_equation (sigma ^ 2 * t) r191 Rules.no_equation))) (identity sigma t
      (INR d) (/ r) r)). }
  assert (r301 : t * sigma ^ 2 = sigma ^ 2 * t).
  { assert (identity : forall u0 u1 : R, (u0 * (u1 ^ 2)) = ((u1 ^ 2) * u0)) by (intros u0 u1; ring).
    exact (identity t sigma). }
  exact (conj (eq_trans (eq_trans (eq_trans (eq_trans (Facts.variance P (Random (fun w : P => Sum (fun a : Fin d => q_
    a w * k a w) / r) (finite_div r (finite_sum (fun a : Fin d => (finite_mul (moments (q_ a)) (moments (k a))))))))
    (eq_trans r45 r46)) (eq_sym (eq_trans (eq_trans r49 r66) r68))) (eq_trans (eq_trans r49 r170) (eq_sym (eq_trans
    r174 r175)))) (eq_trans r174 r192)) (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans r216 (eq_trans
    (Facts.expectation_add P (Random (fun w : P => t * (1 / r) ^ 2 * Sum (fun i : Fin d => q_ i w ^ 2)) (finite_mul
    (finite_const (t * (1 / r) ^ 2)) (finite_sum (fun i : Fin d => (finite_pow 2 (moments (q_ i))))))) (Random (fun w
    : P => (1 / r) ^ 2 * Sum (fun i : Fin d => k i w * q_ i w)) (finite_mul (finite_const ((1 / r) ^ 2)) (finite_sum
    (fun i : Fin d => (finite_mul (moments (k i)) (moments (q_ i)))))))) r237)) r240) (eq_sym (eq_trans (eq_trans r242
    r262) r264))) (eq_trans (eq_trans r242 r289) (eq_sym (eq_trans r293 r294)))) (eq_trans (eq_trans r293 r299)
    (eq_sym r301)))).
Qed.

(* The Jacobian in logits that are divided. *)
Theorem scaled_softmax_jacobian (n : nat) (n_pos : (0 < n)%nat) (r : R) (x : Fin n -> R) (i j : Fin n)
    (given : r <> 0) :
  partial (entry j) (fun x : Fin n -> R => softmax (fun k : Fin n => x k / r) i) x (softmax (fun k : Fin n => x k / r)
    i * (delta i j - softmax (fun k : Fin n => x k / r) j) / r).
Proof.
  assert (r1 : forall (x : Fin n -> R), softmax (fun k : Fin n => x k / r) i = exp (x i / r) / partition (fun k : Fin
    n => x k / r)).
  { exact (fun (x : Fin n -> R) => eq_refl). }
  assert (r3 : partial (entry j) (fun x : Fin n -> R => x i) x (delta i j)).
  { exact (Rules.deriv_entry i j x). }
  assert (r4 : partial (entry j) (fun x : Fin n -> R => r) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r6 : partial (entry j) (fun x : Fin n -> R => x i / r) x ((delta i j * r - x i * 0) / r ^ 2)).
  { exact (Rules.deriv_div r3 r4 given). }
  assert (r7 : partial (entry j) (fun x : Fin n -> R => exp (x i / r)) x (exp (x i / r) * ((delta i j * r - x i * 0) /
    r ^ 2))).
  { exact (Rules.deriv_fn Rules.outer_exp r6). }
  assert (r8 : forall (x : Fin n -> R), partition (fun k : Fin n => x k / r) = Sum (fun k : Fin n => exp (x k / r))).
  { exact (fun (x : Fin n -> R) => eq_refl). }
  assert (r10 : forall (i_ : Fin n), partial (entry j) (fun x : Fin n -> R => x i_) x (delta i_ j)).
  { exact (fun (i_ : Fin n) => (Rules.deriv_entry i_ j x)). }
  assert (r11 : forall (i_ : Fin n), partial (entry j) (fun x : Fin n -> R => x i_ / r) x ((delta i_ j * r - x i_ * 0)
    / r ^ 2)).
  { exact (fun (i_ : Fin n) => (Rules.deriv_div (r10 i_) r4 given)). }
  assert (r12 : forall (i_ : Fin n), partial (entry j) (fun x : Fin n -> R => exp (x i_ / r)) x (exp (x i_ / r) *
    ((delta i_ j * r - x i_ * 0) / r ^ 2))).
  { exact (fun (i_ : Fin n) => (Rules.deriv_fn Rules.outer_exp (r11 i_))). }
  assert (r13 : partial (entry j) (fun x : Fin n -> R => Sum (fun k : Fin n => exp (x k / r))) x (Sum (fun i : Fin n
    => exp (x i / r) * ((delta i j * r - x i * 0) / r ^ 2)))).
  { exact (Rules.deriv_sum (fun (i_ : Fin n) => (r12 i_))). }
  assert (r15 : partial (entry j) (fun x : Fin n -> R => partition (fun k : Fin n => x k / r)) x (Sum (fun i : Fin n
    => exp (x i / r) * ((delta i j * r - x i * 0) / r ^ 2)))).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r8 x))) r13 (@eq_refl R (Sum (fun i : Fin n => exp (x i /
    r) * ((delta i j * r - x i * 0) / r ^ 2))))). }
  assert (r19 : partition (fun k : Fin n => x k / r) <> 0).
  { exact (Facts.ne_of_pos (partition (fun k : Fin n => x k / r)) (Softmax.partition_pos n n_pos (fun k : Fin n => x k
    / r))). }
  assert (r20 : partial (entry j) (fun x : Fin n -> R => exp (x i / r) / partition (fun k : Fin n => x k / r)) x ((exp
    (x i / r) * ((delta i j * r - x i * 0) / r ^ 2) * partition (fun k : Fin n => x k / r) - exp (x i / r) * Sum (fun
    i : Fin n => exp (x i / r) * ((delta i j * r - x i * 0) / r ^ 2))) / partition (fun k : Fin n => x k / r) ^ 2)).
  { exact (Rules.deriv_div r7 r15 r19). }
  assert (r22 : partial (entry j) (fun x : Fin n -> R => softmax (fun k : Fin n => x k / r) i) x ((exp (x i / r) *
    ((delta i j * r - x i * 0) / r ^ 2) * partition (fun k : Fin n => x k / r) - exp (x i / r) * Sum (fun i : Fin n =>
    exp (x i / r) * ((delta i j * r - x i * 0) / r ^ 2))) / partition (fun k : Fin n => x k / r) ^ 2)).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r1 x))) r20 (@eq_refl R ((exp (x i / r) * ((delta i j * r
    - x i * 0) / r ^ 2) * partition (fun k : Fin n => x k / r) - exp (x i / r) * Sum (fun i : Fin n => exp (x i / r) *
    ((delta i j * r - x i * 0) / r ^ 2))) / partition (fun k : Fin n => x k / r) ^ 2))). }
  assert (r23 : (exp (x i / r) * ((delta i j * r - x i * 0) / r ^ 2) * partition (fun k : Fin n => x k / r) - exp (x i
    / r) * Sum (fun i : Fin n => exp (x i / r) * ((delta i j * r - x i * 0) / r ^ 2))) / partition (fun k : Fin n => x
    k / r) ^ 2 = (exp (x i / r) * ((delta i j * r - x i * 0) * (1 / r ^ 2)) * partition (fun k : Fin n => x k / r) -
    exp (x i / r) * Sum (fun i : Fin n => exp (x i / r) * ((delta i j * r - x i * 0) / r ^ 2))) * (1 / partition (fun
    k : Fin n => x k / r) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((u0 * (((u1 * u2) - (u3 * 0)) * u4)) * u5) - (u0 * u6))
    * u7) = ((((u0 * (((u1 * u2) - (u3 * 0)) * (1 * u4))) * u5) - (u0 * u6)) * (1 * u7))) by (intros u0 u1 u2 u3 u4 u5
    u6 u7; ring).
    exact (identity (exp (x i / r)) (delta i j) r (x i) (/ (r ^ 2)) (partition (fun k : Fin n => x k / r)) (Sum (fun i
      : Fin n => exp (x i / r) * ((delta i j * r - x i * 0) / r ^ 2))) (/ (partition (fun k : Fin n => x k / r) ^
      2))). }
  assert (r24 : x i / r = x i * (1 / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (x i) (/ r)). }
  assert (r25 : exp (x i / r) = exp (x i * (1 / r))).
  { exact (f_equal (fun (h : R) => exp h) r24). }
  assert (r26 : r ^ 2 = r * r).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity r). }
  assert (r27 : 1 / r ^ 2 = 1 / (r * r)).
  { exact (f_equal (fun (h_ : R) => 1 / h_) r26). }
  assert (r30 : 1 / r * (1 / r) = (1 / r) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ r)). }
  assert (r31 : 1 / r ^ 2 = (1 / r) ^ 2).
  { exact (eq_trans (eq_trans r27 (Facts.inverse_mul r r)) r30). }
  assert (r32 : forall (i_1 : Fin n), exp (x i_1 / r) * ((delta i_1 j * r - x i_1 * 0) / r ^ 2) = exp (x i_1 / r) *
    ((delta i_1 j * r - x i_1 * 0) * (1 / r ^ 2))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (((u1 * u2) - (u3 * 0)) * u4)) = (u0 * (((u1 * u2) - (u3 * 0))
    * (1 * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_1 : Fin n) => (identity (exp (x i_1 / r)) (delta i_1 j) r (x i_1) (/ (r ^ 2)))). }
  assert (r33 : forall (i_1 : Fin n), x i_1 / r = x i_1 * (1 / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (identity (x i_1) (/ r))). }
  assert (r34 : forall (i_1 : Fin n), exp (x i_1 / r) = exp (x i_1 * (1 / r))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_1 : R) => exp h_1) (r33 i_1))). }
  assert (r35 : forall (i_1 : Fin n), exp (x i_1 / r) * ((delta i_1 j * r - x i_1 * 0) * (1 / r ^ 2)) = exp (x i_1 *
    (1 / r)) * ((delta i_1 j * r - x i_1 * 0) * (1 / r) ^ 2)).
  { exact (fun (i_1 : Fin n) => (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 * ((delta i_1 j * r - x i_1 * 0) * h_3))
    (r34 i_1) r31)). }
  assert (r37 : r * (1 / r) = 1).
  { exact (Facts.mul_inverse r given). }
  assert (r38 : forall (i_1 : Fin n), exp (x i_1 * (1 / r)) * ((delta i_1 j * r - x i_1 * 0) * (1 / r) ^ 2) = delta
    i_1 j * (1 / r) * exp (x i_1 * (1 / r))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * (1 * u1)) * u2) - (u2 * (((u0 * u3) - (u4 * 0)) * ((1 * u1) ^
    2))) = (((u0 * (1 * u1)) * u2) * (1 - (u3 * (1 * u1))) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_1 : Fin n) => (Rules.linear_combination (Rules.and_equation (delta i_1 j * (1 / r) * exp (x i_1 * (1
      / r))) r37 Rules.no_equation) (identity (delta i_1 j) (/ r) (exp (x i_1 * (1 / r))) r (x i_1)))). }
  assert (r40 : forall (i_1 : Fin n), delta i_1 j * (1 / r) * exp (x i_1 * (1 / r)) = 1 / r * (delta i_1 j * exp (x
    i_1 * (1 / r)))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) * u2) = ((1 * u1) * (u0 * u2))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_1 : Fin n) => (identity (delta i_1 j) (/ r) (exp (x i_1 * (1 / r))))). }
  assert (r42 : Sum (fun i : Fin n => exp (x i / r) * ((delta i j * r - x i * 0) / r ^ 2)) = Sum (fun i : Fin n => 1 /
    r * (delta i j * exp (x i * (1 / r))))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (eq_trans (eq_trans (r32 i_1) (r35 i_1)) (r38 i_1))
    (r40 i_1)))). }
  assert (r45 : 1 / r * Sum (fun i : Fin n => delta i j * exp (x i * (1 / r))) = 1 / r * exp (x j * (1 / r))).
  { exact (f_equal (fun (h_4 : R) => 1 / r * h_4) (Facts.sum_delta n j (fun i : Fin n => exp (x i * (1 / r))))). }
  assert (r48 : partition (fun k : Fin n => x k / r) ^ 2 = partition (fun k : Fin n => x k / r) * partition (fun k :
    Fin n => x k / r)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (partition (fun k : Fin n => x k / r))). }
  assert (r49 : 1 / partition (fun k : Fin n => x k / r) ^ 2 = 1 / (partition (fun k : Fin n => x k / r) * partition
    (fun k : Fin n => x k / r))).
  { exact (f_equal (fun (h_5 : R) => 1 / h_5) r48). }
  assert (r52 : 1 / partition (fun k : Fin n => x k / r) * (1 / partition (fun k : Fin n => x k / r)) = (1 / partition
    (fun k : Fin n => x k / r)) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (partition (fun k : Fin n => x k / r)))). }
  assert (r53 : 1 / partition (fun k : Fin n => x k / r) ^ 2 = (1 / partition (fun k : Fin n => x k / r)) ^ 2).
  { exact (eq_trans (eq_trans r49 (Facts.inverse_mul (partition (fun k : Fin n => x k / r)) (partition (fun k : Fin n
    => x k / r)))) r52). }
  assert (r54 : (exp (x i / r) * ((delta i j * r - x i * 0) * (1 / r ^ 2)) * partition (fun k : Fin n => x k / r) -
    exp (x i / r) * Sum (fun i : Fin n => exp (x i / r) * ((delta i j * r - x i * 0) / r ^ 2))) * (1 / partition (fun
    k : Fin n => x k / r) ^ 2) = (exp (x i * (1 / r)) * ((delta i j * r - x i * 0) * (1 / r) ^ 2) * partition (fun k :
    Fin n => x k / r) - exp (x i * (1 / r)) * (1 / r * exp (x j * (1 / r)))) * (1 / partition (fun k : Fin n => x k /
    r)) ^ 2).
  { exact (f_equal4 (fun (h_6 : R) (h_7 : R) (h_8 : R) (h_9 : R) => (h_6 * ((delta i j * r - x i * 0) * h_7) *
    partition (fun k : Fin n => x k / r) - h_6 * h_8) * h_9) r25 r31 (eq_trans r42 (eq_trans (Facts.sum_scale n (1 /
    r) (fun i : Fin n => delta i j * exp (x i * (1 / r)))) r45)) r53). }
  assert (r57 : partition (fun k : Fin n => x k / r) * (1 / partition (fun k : Fin n => x k / r)) = 1).
  { exact (Facts.mul_inverse (partition (fun k : Fin n => x k / r)) r19). }
  assert (r58 : (exp (x i * (1 / r)) * ((delta i j * r - x i * 0) * (1 / r) ^ 2) * partition (fun k : Fin n => x k /
    r) - exp (x i * (1 / r)) * (1 / r * exp (x j * (1 / r)))) * (1 / partition (fun k : Fin n => x k / r)) ^ 2 = delta
    i j * (1 / r) * (1 / partition (fun k : Fin n => x k / r)) * exp (x i * (1 / r)) + -1 * (1 / r * (1 / partition
    (fun k : Fin n => x k / r)) ^ 2 * exp (x i * (1 / r)) * exp (x j * (1 / r)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((u0 * (1 * u1)) * (1 * u2)) * u3) + ((-1) * ((((1 * u1)
    * ((1 * u2) ^ 2)) * u3) * u4))) - ((((u3 * (((u0 * u5) - (u6 * 0)) * ((1 * u1) ^ 2))) * u7) - (u3 * ((1 * u1) *
    u4))) * ((1 * u2) ^ 2)) = (((((u7 * u0) * (1 * u1)) * ((1 * u2) ^ 2)) * u3) * (1 - (u5 * (1 * u1))) + ((((u0 * (1
    * u1)) * (1 * u2)) * u3) * (1 - (u7 * (1 * u2))) + 0))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (Rules.linear_combination (Rules.and_equation (partition (fun k : Fin n => x k / r) * delta i j * (1 / r) *
      (1 / partition (fun k : Fin n => x k / r)) ^ 2 * exp (x i * (1 / r))) r37 (Rules.and_equation (delta i j * (1 /
      r) * (1 / partition (fun k : Fin n => x k / r)) * exp (x i * (1 / r))) r57 Rules.no_equation)) (identity (delta
      i j) (/ r) (/ (partition (fun k : Fin n => x k / r))) (exp (x i * (1 / r))) (exp (x j * (1 / r))) r (x i)
      (partition (fun k : Fin n => x k / r)))). }
  assert (r60 : (delta i j / r * exp (x i / r) * partition (fun k : Fin n => x k / r) - exp (x i / r) * (exp (x j / r)
    / r)) / partition (fun k : Fin n => x k / r) ^ 2 = (delta i j * (1 / r) * exp (x i / r) * partition (fun k : Fin n
    => x k / r) - exp (x i / r) * (exp (x j / r) * (1 / r))) * (1 / partition (fun k : Fin n => x k / r) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((u0 * u1) * u2) * u3) - (u2 * (u4 * u1))) * u5) = (((((u0 *
    (1 * u1)) * u2) * u3) - (u2 * (u4 * (1 * u1)))) * (1 * u5))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (delta i j) (/ r) (exp (x i / r)) (partition (fun k : Fin n => x k / r)) (exp (x j / r)) (/
      (partition (fun k : Fin n => x k / r) ^ 2))). }
  assert (r61 : x j / r = x j * (1 / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (x j) (/ r)). }
  assert (r62 : exp (x j / r) = exp (x j * (1 / r))).
  { exact (f_equal (fun (h_10 : R) => exp h_10) r61). }
  assert (r63 : (delta i j * (1 / r) * exp (x i / r) * partition (fun k : Fin n => x k / r) - exp (x i / r) * (exp (x
    j / r) * (1 / r))) * (1 / partition (fun k : Fin n => x k / r) ^ 2) = (delta i j * (1 / r) * exp (x i * (1 / r)) *
    partition (fun k : Fin n => x k / r) - exp (x i * (1 / r)) * (exp (x j * (1 / r)) * (1 / r))) * (1 / partition
    (fun k : Fin n => x k / r)) ^ 2).
  { exact (f_equal3 (fun (h_11 : R) (h_12 : R) (h_13 : R) => (delta i j * (1 / r) * h_11 * partition (fun k : Fin n =>
    x k / r) - h_11 * (h_12 * (1 / r))) * h_13) r25 r62 r53). }
  assert (r65 : (delta i j * (1 / r) * exp (x i * (1 / r)) * partition (fun k : Fin n => x k / r) - exp (x i * (1 /
    r)) * (exp (x j * (1 / r)) * (1 / r))) * (1 / partition (fun k : Fin n => x k / r)) ^ 2 = delta i j * (1 / r) * (1
    / partition (fun k : Fin n => x k / r)) * exp (x i * (1 / r)) + -1 * (1 / r * (1 / partition (fun k : Fin n => x k
    / r)) ^ 2 * exp (x i * (1 / r)) * exp (x j * (1 / r)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * (1 * u1)) * (1 * u2)) * u3) + ((-1) * ((((1 * u1) * ((1
    * u2) ^ 2)) * u3) * u4))) - (((((u0 * (1 * u1)) * u3) * u5) - (u3 * (u4 * (1 * u1)))) * ((1 * u2) ^ 2)) = ((((u0 *
    (1 * u1)) * (1 * u2)) * u3) * (1 - (u5 * (1 * u2))) + 0)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (Rules.linear_combination (Rules.and_equation (delta i j * (1 / r) * (1 / partition (fun k : Fin n => x k /
      r)) * exp (x i * (1 / r))) r57 Rules.no_equation) (identity (delta i j) (/ r) (/ (partition (fun k : Fin n => x
      k / r))) (exp (x i * (1 / r))) (exp (x j * (1 / r))) (partition (fun k : Fin n => x k / r)))). }
  assert (r66 : (delta i j / r * exp (x i / r) * partition (fun k : Fin n => x k / r) - exp (x i / r) * (exp (x j / r)
    / r)) / partition (fun k : Fin n => x k / r) ^ 2 = delta i j * (1 / r) * (1 / partition (fun k : Fin n => x k /
    r)) * exp (x i * (1 / r)) + -1 * (1 / r * (1 / partition (fun k : Fin n => x k / r)) ^ 2 * exp (x i * (1 / r)) *
    exp (x j * (1 / r)))).
  { exact (eq_trans (eq_trans r60 r63) r65). }
  assert (r69 : exp (x i / r) / partition (fun k : Fin n => x k / r) * (delta i j - exp (x j / r) / partition (fun k :
    Fin n => x k / r)) / r = exp (x i / r) * (1 / partition (fun k : Fin n => x k / r)) * (delta i j - exp (x j / r) *
    (1 / partition (fun k : Fin n => x k / r))) * (1 / r)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) * (u2 - (u3 * u1))) * u4) = (((u0 * (1 * u1)) * (u2 -
    (u3 * (1 * u1)))) * (1 * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (exp (x i / r)) (/ (partition (fun k : Fin n => x k / r))) (delta i j) (exp (x j / r)) (/ r)). }
  assert (r70 : exp (x i / r) * (1 / partition (fun k : Fin n => x k / r)) * (delta i j - exp (x j / r) * (1 /
    partition (fun k : Fin n => x k / r))) * (1 / r) = exp (x i * (1 / r)) * (1 / partition (fun k : Fin n => x k /
    r)) * (delta i j - exp (x j * (1 / r)) * (1 / partition (fun k : Fin n => x k / r))) * (1 / r)).
  { exact (f_equal2 (fun (h_14 : R) (h_15 : R) => h_14 * (1 / partition (fun k : Fin n => x k / r)) * (delta i j -
    h_15 * (1 / partition (fun k : Fin n => x k / r))) * (1 / r)) r25 r62). }
  assert (r72 : exp (x i * (1 / r)) * (1 / partition (fun k : Fin n => x k / r)) * (delta i j - exp (x j * (1 / r)) *
    (1 / partition (fun k : Fin n => x k / r))) * (1 / r) = delta i j * (1 / r) * (1 / partition (fun k : Fin n => x k
    / r)) * exp (x i * (1 / r)) + -1 * (1 / r * (1 / partition (fun k : Fin n => x k / r)) ^ 2 * exp (x i * (1 / r)) *
    exp (x j * (1 / r)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * (1 * u1)) * (u2 - (u3 * (1 * u1)))) * (1 * u4)) = ((((u2 *
    (1 * u4)) * (1 * u1)) * u0) + ((-1) * ((((1 * u4) * ((1 * u1) ^ 2)) * u0) * u3)))) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (identity (exp (x i * (1 / r))) (/ (partition (fun k : Fin n => x k / r))) (delta i j) (exp (x j * (1 / r)))
      (/ r)). }
  assert (r73 : exp (x i / r) / partition (fun k : Fin n => x k / r) * (delta i j - exp (x j / r) / partition (fun k :
    Fin n => x k / r)) / r = delta i j * (1 / r) * (1 / partition (fun k : Fin n => x k / r)) * exp (x i * (1 / r)) +
    -1 * (1 / r * (1 / partition (fun k : Fin n => x k / r)) ^ 2 * exp (x i * (1 / r)) * exp (x j * (1 / r)))).
  { exact (eq_trans (eq_trans r69 r70) r72). }
  assert (r77 : softmax (fun k : Fin n => x k / r) i * (delta i j - softmax (fun k : Fin n => x k / r) j) / r =
    softmax (fun k : Fin n => x k / r) i * (delta i j - softmax (fun k : Fin n => x k / r) j) * (1 / r)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * (u1 - u2)) * u3) = ((u0 * (u1 - u2)) * (1 * u3))) by (intros u0
    u1 u2 u3; ring).
    exact (identity (softmax (fun k : Fin n => x k / r) i) (delta i j) (softmax (fun k : Fin n => x k / r) j) (/ r)).
      }
  assert (r78 : exp (x i / r) / partition (fun k : Fin n => x k / r) = exp (x i / r) * (1 / partition (fun k : Fin n
    => x k / r))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (exp (x i / r)) (/ (partition (fun k : Fin n => x k / r)))). }
  assert (r79 : exp (x i / r) * (1 / partition (fun k : Fin n => x k / r)) = exp (x i * (1 / r)) * (1 / partition (fun
    k : Fin n => x k / r))).
  { exact (f_equal (fun (h_16 : R) => h_16 * (1 / partition (fun k : Fin n => x k / r))) r25). }
  assert (r81 : exp (x i * (1 / r)) * (1 / partition (fun k : Fin n => x k / r)) = 1 / partition (fun k : Fin n => x k
    / r) * exp (x i * (1 / r))).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x i * (1 / r))) (/ (partition (fun k : Fin n => x k / r)))). }
  assert (r84 : softmax (fun k : Fin n => x k / r) j = exp (x j / r) / partition (fun k : Fin n => x k / r)).
  { exact eq_refl. }
  assert (r85 : exp (x j / r) / partition (fun k : Fin n => x k / r) = exp (x j / r) * (1 / partition (fun k : Fin n
    => x k / r))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (exp (x j / r)) (/ (partition (fun k : Fin n => x k / r)))). }
  assert (r86 : exp (x j / r) * (1 / partition (fun k : Fin n => x k / r)) = exp (x j * (1 / r)) * (1 / partition (fun
    k : Fin n => x k / r))).
  { exact (f_equal (fun (h_17 : R) => h_17 * (1 / partition (fun k : Fin n => x k / r))) r62). }
  assert (r88 : exp (x j * (1 / r)) * (1 / partition (fun k : Fin n => x k / r)) = 1 / partition (fun k : Fin n => x k
    / r) * exp (x j * (1 / r))).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x j * (1 / r))) (/ (partition (fun k : Fin n => x k / r)))). }
  assert (r91 : softmax (fun k : Fin n => x k / r) i * (delta i j - softmax (fun k : Fin n => x k / r) j) * (1 / r) =
    1 / partition (fun k : Fin n => x k / r) * exp (x i * (1 / r)) * (delta i j - 1 / partition (fun k : Fin n => x k
    / r) * exp (x j * (1 / r))) * (1 / r)).
  { exact (f_equal2 (fun (h_18 : R) (h_19 : R) => h_18 * (delta i j - h_19) * (1 / r)) (eq_trans (r1 x) (eq_trans
    (eq_trans r78 r79) r81)) (eq_trans r84 (eq_trans (eq_trans r85 r86) r88))). }
  assert (r93 : 1 / partition (fun k : Fin n => x k / r) * exp (x i * (1 / r)) * (delta i j - 1 / partition (fun k :
    Fin n => x k / r) * exp (x j * (1 / r))) * (1 / r) = delta i j * (1 / r) * (1 / partition (fun k : Fin n => x k /
    r)) * exp (x i * (1 / r)) + -1 * (1 / r * (1 / partition (fun k : Fin n => x k / r)) ^ 2 * exp (x i * (1 / r)) *
    exp (x j * (1 / r)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((1 * u0) * u1) * (u2 - ((1 * u0) * u3))) * (1 * u4)) = ((((u2 *
    (1 * u4)) * (1 * u0)) * u1) + ((-1) * ((((1 * u4) * ((1 * u0) ^ 2)) * u1) * u3)))) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (identity (/ (partition (fun k : Fin n => x k / r))) (exp (x i * (1 / r))) (delta i j) (exp (x j * (1 / r)))
      (/ r)). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (softmax (fun k : Fin n => x k / r) i))) r22 (eq_trans
    (eq_trans (eq_trans (eq_trans (eq_trans r23 r54) r58) (eq_sym r66)) (eq_trans r66 (eq_sym r73))) (eq_trans r73
    (eq_sym (eq_trans (eq_trans r77 r91) r93))))).
Qed.

(* Equal logits give equal weights. *)
Theorem softmax_of_ties (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (c : R) (i : Fin n)
    (given : forall k : Fin n, x k = c) :
  softmax x i = 1 / INR n.
Proof.
  assert (r0 : softmax x i = exp (x i) / partition x).
  { exact eq_refl. }
  assert (r1 : exp (x i) / partition x = exp (x i) * (1 / partition x)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (exp (x i)) (/ (partition x))). }
  assert (r3 : forall (i_ : Fin n), x i_ = c).
  { exact (fun (i_ : Fin n) => (given i_)). }
  assert (r5 : exp (x i) = exp c).
  { exact (f_equal (fun (h : R) => exp h) (r3 i)). }
  assert (r6 : partition x = Sum (fun k : Fin n => exp (x k))).
  { exact eq_refl. }
  assert (r8 : forall (i_1 : Fin n), exp (x i_1) = exp c).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_ : R) => exp h_) (r3 i_1))). }
  assert (r9 : Sum (fun k : Fin n => exp (x k)) = Sum (fun i : Fin n => exp c)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (r8 i_1))). }
  assert (r11 : 1 / partition x = 1 / Sum (fun i : Fin n => exp c)).
  { exact (f_equal (fun (h_1 : R) => 1 / h_1) (eq_trans r6 r9)). }
  assert (r12 : exp (x i) * (1 / partition x) = exp c * (1 / Sum (fun i : Fin n => exp c))).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 * h_3) r5 r11). }
  assert (r14 : exp c * (1 / Sum (fun i : Fin n => exp c)) = 1 / Sum (fun i : Fin n => exp c) * exp c).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp c) (/ (Sum (fun i : Fin n => exp c)))). }
  assert (r17 : exp (x i) / Sum (fun k : Fin n => exp (x k)) = exp (x i) * (1 / Sum (fun k : Fin n => exp (x k)))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (exp (x i)) (/ (Sum (fun k : Fin n => exp (x k))))). }
  assert (r18 : 1 / Sum (fun k : Fin n => exp (x k)) = 1 / Sum (fun i : Fin n => exp c)).
  { exact (f_equal (fun (h_4 : R) => 1 / h_4) r9). }
  assert (r19 : exp (x i) * (1 / Sum (fun k : Fin n => exp (x k))) = exp c * (1 / Sum (fun i : Fin n => exp c))).
  { exact (f_equal2 (fun (h_5 : R) (h_6 : R) => h_5 * h_6) r5 r18). }
  assert (r24 : forall (i_2 : Fin n), x i_2 = c).
  { exact (fun (i_2 : Fin n) => (given i_2)). }
  assert (r26 : forall (i_3 : Fin n), exp (x i_3) = exp c).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_7 : R) => exp h_7) (r24 i_3))). }
  assert (r27 : exp c = exp c * 1).
  { assert (identity : forall u0 : R, u0 = (u0 * 1)) by (intros u0; ring).
    exact (identity (exp c)). }
  assert (r29 : Sum (fun k : Fin n => exp (x k)) = Sum (fun i : Fin n => exp c * 1)).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (eq_trans (r26 i_3) r27))). }
  assert (r32 : exp c * Sum (fun i : Fin n => 1) = exp c * INR n).
  { exact (f_equal (fun (h_8 : R) => exp c * h_8) (Facts.sum_one n)). }
  assert (r35 : exp c * INR n = INR n * exp c).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (identity (exp c) (INR n)). }
  assert (r37 : 1 / Sum (fun k : Fin n => exp (x k)) = 1 / (INR n * exp c)).
  { exact (f_equal (fun (h_9 : R) => 1 / h_9) (eq_trans (eq_trans r29 (eq_trans (Facts.sum_scale n (exp c) (fun i :
    Fin n => 1)) r32)) r35)). }
  assert (r38 : 1 / (INR n * exp c) = 1 / INR n * (1 / exp c)).
  { exact (Facts.inverse_mul (INR n) (exp c)). }
  assert (r40 : exp (x i) * (1 / Sum (fun k : Fin n => exp (x k))) = exp c * (1 / INR n * (1 / exp c))).
  { exact (f_equal2 (fun (h_10 : R) (h_11 : R) => h_10 * h_11) r5 (eq_trans r37 r38)). }
  assert (r42 : exp c * (1 / INR n * (1 / exp c)) = 1 / INR n * (1 / exp c) * exp c).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((1 * u1) * (1 * u2))) = (((1 * u1) * (1 * u2)) * u0)) by (intros u0
    u1 u2; ring).
    exact (identity (exp c) (/ (INR n)) (/ (exp c))). }
  assert (r44 : exp c / (INR n * exp c) = exp c * (1 / (INR n * exp c))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (exp c) (/ (INR n * exp c))). }
  assert (r45 : exp c * (1 / (INR n * exp c)) = exp c * (1 / INR n * (1 / exp c))).
  { exact (f_equal (fun (h_12 : R) => exp c * h_12) r38). }
  assert (r46 : exp c / (INR n * exp c) = exp c * (1 / INR n * (1 / exp c))).
  { exact (eq_trans r44 r45). }
  assert (r51 : 0 < exp c).
  { exact (Facts.exp_pos c). }
  assert (r53 : exp c <> 0).
  { exact (Facts.ne_of_pos (exp c) r51). }
  assert (r56 : 1 / exp c * exp c = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp c) r53) Rules.no_equation) (identity
      (/ (exp c)) (exp c))). }
  assert (r57 : exp c * (1 / INR n * (1 / exp c)) = 1 / INR n).
  { assert (identity : forall u0 u1 u2 : R, (1 * u0) - (u1 * ((1 * u0) * (1 * u2))) = ((1 * u0) * (1 - ((1 * u2) *
    u1)) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 / INR n) r56 Rules.no_equation) (identity (/ (INR n)) (exp
      c) (/ (exp c)))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r0 (eq_trans (eq_trans r1 r12) r14)) (eq_sym (eq_trans (eq_trans r17
    r19) r14))) (eq_trans (eq_trans (eq_trans r17 r40) r42) (eq_sym (eq_trans r46 r42)))) (eq_trans r46 r57)).
Qed.

(* Where all logits agree, dividing them divides the Jacobian. *)
Theorem scaled_softmax_jacobian_at_ties (n : nat) (n_pos : (0 < n)%nat) (r : R) (x : Fin n -> R) (c : R) (i j : Fin n)
    (given_1 : r <> 0)
    (given_2 : forall k : Fin n, x k = c) :
  partial (entry j) (fun x : Fin n -> R => softmax (fun k : Fin n => x k / r) i) x ((delta i j - 1 / INR n) / (INR n *
    r)).
Proof.
  assert (r2 : softmax (fun k : Fin n => x k / r) i * (delta i j - softmax (fun k : Fin n => x k / r) j) / r = softmax
    (fun k : Fin n => x k / r) i * (delta i j - softmax (fun k : Fin n => x k / r) j) * (1 / r)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * (u1 - u2)) * u3) = ((u0 * (u1 - u2)) * (1 * u3))) by (intros u0
    u1 u2 u3; ring).
    exact (identity (softmax (fun k : Fin n => x k / r) i) (delta i j) (softmax (fun k : Fin n => x k / r) j) (/ r)).
      }
  assert (r3 : softmax (fun k : Fin n => x k / r) i = exp (x i / r) / partition (fun k : Fin n => x k / r)).
  { exact eq_refl. }
  assert (r4 : exp (x i / r) / partition (fun k : Fin n => x k / r) = exp (x i / r) * (1 / partition (fun k : Fin n =>
    x k / r))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (exp (x i / r)) (/ (partition (fun k : Fin n => x k / r)))). }
  assert (r5 : x i / r = x i * (1 / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (x i) (/ r)). }
  assert (r7 : forall (i_ : Fin n), x i_ = c).
  { exact (fun (i_ : Fin n) => (given_2 i_)). }
  assert (r9 : x i * (1 / r) = c * (1 / r)).
  { exact (f_equal (fun (h : R) => h * (1 / r)) (r7 i)). }
  assert (r11 : exp (x i / r) = exp (c * (1 / r))).
  { exact (f_equal (fun (h_ : R) => exp h_) (eq_trans r5 r9)). }
  assert (r12 : partition (fun k : Fin n => x k / r) = Sum (fun k : Fin n => exp (x k / r))).
  { exact eq_refl. }
  assert (r13 : forall (i_1 : Fin n), x i_1 / r = x i_1 * (1 / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (identity (x i_1) (/ r))). }
  assert (r15 : forall (i_1 : Fin n), x i_1 * (1 / r) = c * (1 / r)).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_1 : R) => h_1 * (1 / r)) (r7 i_1))). }
  assert (r17 : forall (i_1 : Fin n), exp (x i_1 / r) = exp (c * (1 / r))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_2 : R) => exp h_2) (eq_trans (r13 i_1) (r15 i_1)))). }
  assert (r18 : exp (c * (1 / r)) = exp (c * (1 / r)) * 1).
  { assert (identity : forall u0 : R, u0 = (u0 * 1)) by (intros u0; ring).
    exact (identity (exp (c * (1 / r)))). }
  assert (r20 : Sum (fun k : Fin n => exp (x k / r)) = Sum (fun i : Fin n => exp (c * (1 / r)) * 1)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r17 i_1) r18))). }
  assert (r23 : exp (c * (1 / r)) * Sum (fun i : Fin n => 1) = exp (c * (1 / r)) * INR n).
  { exact (f_equal (fun (h_3 : R) => exp (c * (1 / r)) * h_3) (Facts.sum_one n)). }
  assert (r26 : exp (c * (1 / r)) * INR n = INR n * exp (c * (1 / r))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (identity (exp (c * (1 / r))) (INR n)). }
  assert (r29 : 1 / partition (fun k : Fin n => x k / r) = 1 / (INR n * exp (c * (1 / r)))).
  { exact (f_equal (fun (h_4 : R) => 1 / h_4) (eq_trans r12 (eq_trans (eq_trans r20 (eq_trans (Facts.sum_scale n (exp
    (c * (1 / r))) (fun i : Fin n => 1)) r23)) r26))). }
  assert (r31 : 1 / partition (fun k : Fin n => x k / r) = 1 / INR n * (1 / exp (c * (1 / r)))).
  { exact (eq_trans r29 (Facts.inverse_mul (INR n) (exp (c * (1 / r))))). }
  assert (r32 : exp (x i / r) * (1 / partition (fun k : Fin n => x k / r)) = exp (c * (1 / r)) * (1 / INR n * (1 / exp
    (c * (1 / r))))).
  { exact (f_equal2 (fun (h_5 : R) (h_6 : R) => h_5 * h_6) r11 r31). }
  assert (r34 : 0 < exp (c * (1 / r))).
  { exact (Facts.exp_pos (c * (1 / r))). }
  assert (r36 : exp (c * (1 / r)) <> 0).
  { exact (Facts.ne_of_pos (exp (c * (1 / r))) r34). }
  assert (r39 : 1 / exp (c * (1 / r)) * exp (c * (1 / r)) = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp (c * (1 / r))) r36)
      Rules.no_equation) (identity (/ (exp (c * (1 / r)))) (exp (c * (1 / r))))). }
  assert (r40 : exp (c * (1 / r)) * (1 / INR n * (1 / exp (c * (1 / r)))) = 1 / INR n).
  { assert (identity : forall u0 u1 u2 : R, (1 * u0) - (u1 * ((1 * u0) * (1 * u2))) = ((1 * u0) * (1 - ((1 * u2) *
    u1)) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 / INR n) r39 Rules.no_equation) (identity (/ (INR n)) (exp
      (c * (1 / r))) (/ (exp (c * (1 / r)))))). }
  assert (r43 : softmax (fun k : Fin n => x k / r) j = exp (x j / r) / partition (fun k : Fin n => x k / r)).
  { exact eq_refl. }
  assert (r44 : exp (x j / r) / partition (fun k : Fin n => x k / r) = exp (x j / r) * (1 / partition (fun k : Fin n
    => x k / r))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (exp (x j / r)) (/ (partition (fun k : Fin n => x k / r)))). }
  assert (r45 : x j / r = x j * (1 / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (x j) (/ r)). }
  assert (r47 : x j * (1 / r) = c * (1 / r)).
  { exact (f_equal (fun (h_7 : R) => h_7 * (1 / r)) (r7 j)). }
  assert (r49 : exp (x j / r) = exp (c * (1 / r))).
  { exact (f_equal (fun (h_8 : R) => exp h_8) (eq_trans r45 r47)). }
  assert (r50 : exp (x j / r) * (1 / partition (fun k : Fin n => x k / r)) = exp (c * (1 / r)) * (1 / INR n * (1 / exp
    (c * (1 / r))))).
  { exact (f_equal2 (fun (h_9 : R) (h_10 : R) => h_9 * h_10) r49 r31). }
  assert (r54 : softmax (fun k : Fin n => x k / r) i * (delta i j - softmax (fun k : Fin n => x k / r) j) * (1 / r) =
    1 / INR n * (delta i j - 1 / INR n) * (1 / r)).
  { exact (f_equal2 (fun (h_11 : R) (h_12 : R) => h_11 * (delta i j - h_12) * (1 / r)) (eq_trans r3 (eq_trans
    (eq_trans r4 r32) r40)) (eq_trans r43 (eq_trans (eq_trans r44 r50) r40))). }
  assert (r56 : 1 / INR n * (delta i j - 1 / INR n) * (1 / r) = delta i j * (1 / r) * (1 / INR n) + -1 * (1 / r * (1 /
    INR n) ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) * (u1 - (1 * u0))) * (1 * u2)) = (((u1 * (1 * u2)) * (1 * u0))
    + ((-1) * ((1 * u2) * ((1 * u0) ^ 2))))) by (intros u0 u1 u2; ring).
    exact (identity (/ (INR n)) (delta i j) (/ r)). }
  assert (r58 : 1 / INR n * (delta i j - 1 / INR n) / r = delta i j * (1 / r) * (1 / INR n) + -1 * (1 / r * (1 / INR
    n) ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) * (u1 - (1 * u0))) * u2) = (((u1 * (1 * u2)) * (1 * u0)) +
    ((-1) * ((1 * u2) * ((1 * u0) ^ 2))))) by (intros u0 u1 u2; ring).
    exact (identity (/ (INR n)) (delta i j) (/ r)). }
  assert (r61 : (delta i j - 1 / INR n) / (INR n * r) = (delta i j - 1 / INR n) * (1 / (INR n * r))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - (1 * u1)) * u2) = ((u0 - (1 * u1)) * (1 * u2))) by (intros u0 u1
    u2; ring).
    exact (identity (delta i j) (/ (INR n)) (/ (INR n * r))). }
  assert (r63 : 1 / INR n * (1 / r) = 1 / r * (1 / INR n)).
  { assert (identity : forall u0 u1 : R, ((1 * u0) * (1 * u1)) = ((1 * u1) * (1 * u0))) by (intros u0 u1; ring).
    exact (identity (/ (INR n)) (/ r)). }
  assert (r65 : (delta i j - 1 / INR n) * (1 / (INR n * r)) = (delta i j - 1 / INR n) * (1 / r * (1 / INR n))).
  { exact (f_equal (fun (h_13 : R) => (delta i j - 1 / INR n) * h_13) (eq_trans (Facts.inverse_mul (INR n) r) r63)). }
  assert (r67 : (delta i j - 1 / INR n) * (1 / r * (1 / INR n)) = delta i j * (1 / r) * (1 / INR n) + -1 * (1 / r * (1
    / INR n) ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - (1 * u1)) * ((1 * u2) * (1 * u1))) = (((u0 * (1 * u2)) * (1 * u1))
    + ((-1) * ((1 * u2) * ((1 * u1) ^ 2))))) by (intros u0 u1 u2; ring).
    exact (identity (delta i j) (/ (INR n)) (/ r)). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (softmax (fun k : Fin n => x k / r) i)))
    (Scaling.scaled_softmax_jacobian n n_pos r x i j given_1) (eq_trans (eq_trans (eq_trans (eq_trans r2 r54) r56)
    (eq_sym r58)) (eq_trans r58 (eq_sym (eq_trans (eq_trans r61 r65) r67))))).
Qed.
