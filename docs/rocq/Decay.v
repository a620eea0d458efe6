(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List.
From Derive Require Import Support ErrorFunction Rules SpecialFunctions.
From Book Require Import Facts Sinusoidal.
Open Scope R_scope.

Definition riemann_sum {h : nat} (b : R) (t : Fin h -> R) (k : R) : R :=
  Sum (fun i : Fin h => cos (k * exp (- t i * ln b))) / INR h.

(* The inner product of two positions is a multiple of a mean of cosines. *)
Theorem sinusoidal_inner_eq_riemann_sum (h : nat) (h_pos : (0 < h)%nat) (t : Fin h -> R) (b m n : R) :
  Sum (fun c : Fin (double h) => position (fun i : Fin h => exp (- t i * ln b)) m c * position (fun i : Fin h => exp
    (- t i * ln b)) n c) = INR h * riemann_sum b t (m - n).
Proof.
  assert (r2 : forall (i : Fin h), - t i * ln b = -1 * (t i * ln b)).
  { assert (identity : forall u0 u1 : R, ((- u0) * u1) = ((-1) * (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i : Fin h) => (identity (t i) (ln b))). }
  assert (r3 : forall (i : Fin h), exp (- t i * ln b) = exp (-1 * (t i * ln b))).
  { exact (fun (i : Fin h) => (f_equal (fun (h_ : R) => exp h_) (r2 i))). }
  assert (r4 : forall (i : Fin h), (m - n) * exp (- t i * ln b) = (m - n) * exp (-1 * (t i * ln b))).
  { exact (fun (i : Fin h) => (f_equal (fun (h_1 : R) => (m - n) * h_1) (r3 i))). }
  assert (r5 : forall (i : Fin h), (m - n) * exp (-1 * (t i * ln b)) = m * exp (-1 * (t i * ln b)) + -1 * (n * exp (-1
    * (t i * ln b)))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * u2) + ((-1) * (u1 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i : Fin h) => (identity m n (exp (-1 * (t i * ln b))))). }
  assert (r7 : forall (i : Fin h), cos ((m - n) * exp (- t i * ln b)) = cos (m * exp (-1 * (t i * ln b)) + -1 * (n *
    exp (-1 * (t i * ln b))))).
  { exact (fun (i : Fin h) => (f_equal (fun (h_2 : R) => cos h_2) (eq_trans (r4 i) (r5 i)))). }
  assert (r8 : Sum (fun i : Fin h => cos ((m - n) * exp (- t i * ln b))) = Sum (fun i : Fin h => cos (m * exp (-1 * (t
    i * ln b)) + -1 * (n * exp (-1 * (t i * ln b)))))).
  { exact (Rules.sum_congruence (fun (i : Fin h) => (r7 i))). }
  assert (r9 : riemann_sum b t (m - n) = Sum (fun i : Fin h => cos ((m - n) * exp (- t i * ln b))) / INR h).
  { exact eq_refl. }
  assert (r10 : Sum (fun i : Fin h => cos ((m - n) * exp (- t i * ln b))) / INR h = Sum (fun i : Fin h => cos ((m - n)
    * exp (- t i * ln b))) * (1 / INR h)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin h => cos ((m - n) * exp (- t i * ln b)))) (/ (INR h))). }
  assert (r11 : Sum (fun i : Fin h => cos ((m - n) * exp (- t i * ln b))) * (1 / INR h) = Sum (fun i : Fin h => cos (m
    * exp (-1 * (t i * ln b)) + -1 * (n * exp (-1 * (t i * ln b))))) * (1 / INR h)).
  { exact (f_equal (fun (h_3 : R) => h_3 * (1 / INR h)) r8). }
  assert (r13 : Sum (fun i : Fin h => cos (m * exp (-1 * (t i * ln b)) + -1 * (n * exp (-1 * (t i * ln b))))) * (1 /
    INR h) = 1 / INR h * Sum (fun i : Fin h => cos (m * exp (-1 * (t i * ln b)) + -1 * (n * exp (-1 * (t i * ln
    b)))))).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin h => cos (m * exp (-1 * (t i * ln b)) + -1 * (n * exp (-1 * (t i * ln b)))))) (/
      (INR h))). }
  assert (r16 : INR h * riemann_sum b t (m - n) = INR h * (1 / INR h * Sum (fun i : Fin h => cos (m * exp (-1 * (t i *
    ln b)) + -1 * (n * exp (-1 * (t i * ln b))))))).
  { exact (f_equal (fun (h_4 : R) => INR h * h_4) (eq_trans r9 (eq_trans (eq_trans r10 r11) r13))). }
  assert (r17 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r18 : 0 < Sum (fun a : Fin h => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin h) => 1)) h_pos (fun (a : Fin h) => r17)). }
  assert (r20 : 0 < INR h).
  { exact (eq_ind (Sum (fun a : Fin h => 1)) (fun (h_5 : R) => 0 < h_5) r18 (INR h) (Facts.sum_one h)). }
  assert (r22 : INR h <> 0).
  { exact (Facts.ne_of_pos (INR h) r20). }
  assert (r25 : INR h * (1 / INR h * Sum (fun i : Fin h => cos (m * exp (-1 * (t i * ln b)) + -1 * (n * exp (-1 * (t i
    * ln b)))))) = Sum (fun i : Fin h => cos (m * exp (-1 * (t i * ln b)) + -1 * (n * exp (-1 * (t i * ln b)))))).
  { assert (identity : forall u0 u1 u2 : R, u0 - (u1 * ((1 * u2) * u0)) = (u0 * (1 - (u1 * (1 * u2))) + 0)) by (intros
    u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation (Sum (fun i : Fin h => cos (m * exp (-1 * (t i * ln b)) + -1 *
      (n * exp (-1 * (t i * ln b)))))) (Facts.mul_inverse (INR h) r22) Rules.no_equation) (identity (Sum (fun i : Fin
      h => cos (m * exp (-1 * (t i * ln b)) + -1 * (n * exp (-1 * (t i * ln b)))))) (INR h) (/ (INR h)))). }
  exact (eq_trans (Sinusoidal.sinusoidal_inner h h_pos (fun i : Fin h => exp (- t i * ln b)) m n) (eq_trans r8 (eq_sym
    (eq_trans r16 r25)))).
Qed.

Definition mean_cosine {h : nat} (theta : Fin h -> R) (k : R) : R :=
  Sum (fun i : Fin h => cos (k * theta i)) / INR h.

(* The square of the finite sum. *)
Theorem finite_sum_square (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (k : R) :
  mean_cosine theta k ^ 2 = 1 / (2 * INR h) + Sum (fun i : Fin h => Sum (fun j : Fin h => (1 - delta i j) * cos (k *
    (theta i - theta j)) + cos (k * (theta i + theta j)))) / (2 * INR h ^ 2).
Proof.
  assert (r0 : mean_cosine theta k = Sum (fun i : Fin h => cos (k * theta i)) / INR h).
  { exact eq_refl. }
  assert (r1 : Sum (fun i : Fin h => cos (k * theta i)) / INR h = 1 / INR h * Sum (fun i : Fin h => cos (k * theta
    i))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin h => cos (k * theta i))) (/ (INR h))). }
  assert (r3 : mean_cosine theta k ^ 2 = (1 / INR h * Sum (fun i : Fin h => cos (k * theta i))) ^ 2).
  { exact (f_equal (fun (h_ : R) => h_ ^ 2) (eq_trans r0 r1)). }
  assert (r4 : (1 / INR h * Sum (fun i : Fin h => cos (k * theta i))) ^ 2 = (1 / INR h) ^ 2 * Sum (fun i : Fin h =>
    cos (k * theta i)) ^ 2).
  { assert (identity : forall u0 u1 : R, (((1 * u0) * u1) ^ 2) = (((1 * u0) ^ 2) * (u1 ^ 2))) by (intros u0 u1; ring).
    exact (identity (/ (INR h)) (Sum (fun i : Fin h => cos (k * theta i)))). }
  assert (r6 : Sum (fun i : Fin h => Sum (fun j : Fin h => cos (k * theta i) * cos (k * theta j))) / INR h ^ 2 = Sum
    (fun i : Fin h => Sum (fun j : Fin h => cos (k * theta i) * cos (k * theta j))) * (1 / INR h ^ 2)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin h => Sum (fun j : Fin h => cos (k * theta i) * cos (k * theta j)))) (/ (INR h ^
      2))). }
  assert (r8 : forall (i : Fin h), cos (k * theta i) * Sum (fun i : Fin h => cos (k * theta i)) = Sum (fun i : Fin h
    => cos (k * theta i)) * cos (k * theta i)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin h) => (identity (cos (k * theta i)) (Sum (fun i : Fin h => cos (k * theta i))))). }
  assert (r10 : Sum (fun i : Fin h => Sum (fun j : Fin h => cos (k * theta i) * cos (k * theta j))) = Sum (fun i : Fin
    h => Sum (fun i : Fin h => cos (k * theta i)) * cos (k * theta i))).
  { exact (Rules.sum_congruence (fun (i : Fin h) => (eq_trans (Facts.sum_scale h (cos (k * theta i)) (fun i : Fin h =>
    cos (k * theta i))) (r8 i)))). }
  assert (r13 : Sum (fun i : Fin h => cos (k * theta i)) * Sum (fun i : Fin h => cos (k * theta i)) = Sum (fun i : Fin
    h => cos (k * theta i)) ^ 2).
  { assert (identity : forall u0 : R, (u0 * u0) = (u0 ^ 2)) by (intros u0; ring).
    exact (identity (Sum (fun i : Fin h => cos (k * theta i)))). }
  assert (r15 : INR h ^ 2 = INR h * INR h).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (INR h)). }
  assert (r16 : 1 / INR h ^ 2 = 1 / (INR h * INR h)).
  { exact (f_equal (fun (h_1 : R) => 1 / h_1) r15). }
  assert (r17 : 1 / (INR h * INR h) = 1 / INR h * (1 / INR h)).
  { exact (Facts.inverse_mul (INR h) (INR h)). }
  assert (r19 : 1 / INR h * (1 / INR h) = (1 / INR h) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (INR h))). }
  assert (r21 : Sum (fun i : Fin h => Sum (fun j : Fin h => cos (k * theta i) * cos (k * theta j))) * (1 / INR h ^ 2)
    = Sum (fun i : Fin h => cos (k * theta i)) ^ 2 * (1 / INR h) ^ 2).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 * h_3) (eq_trans (eq_trans r10 (Facts.sum_scale h (Sum (fun i :
    Fin h => cos (k * theta i))) (fun i : Fin h => cos (k * theta i)))) r13) (eq_trans (eq_trans r16 r17) r19)). }
  assert (r23 : Sum (fun i : Fin h => cos (k * theta i)) ^ 2 * (1 / INR h) ^ 2 = (1 / INR h) ^ 2 * Sum (fun i : Fin h
    => cos (k * theta i)) ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 ^ 2) * ((1 * u1) ^ 2)) = (((1 * u1) ^ 2) * (u0 ^ 2))) by (intros u0 u1;
    ring).
    exact (identity (Sum (fun i : Fin h => cos (k * theta i))) (/ (INR h))). }
  assert (r24 : Sum (fun i : Fin h => Sum (fun j : Fin h => cos (k * theta i) * cos (k * theta j))) / INR h ^ 2 = (1 /
    INR h) ^ 2 * Sum (fun i : Fin h => cos (k * theta i)) ^ 2).
  { exact (eq_trans (eq_trans r6 r21) r23). }
  assert (r27 : Sum (fun i : Fin h => Sum (fun j : Fin h => cos (k * (theta i - theta j)) + cos (k * (theta i + theta
    j)))) / (2 * INR h ^ 2) = Sum (fun i : Fin h => Sum (fun j : Fin h => cos (k * (theta i - theta j)) + cos (k *
    (theta i + theta j)))) * (1 / (2 * INR h ^ 2))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin h => Sum (fun j : Fin h => cos (k * (theta i - theta j)) + cos (k * (theta i +
      theta j))))) (/ (2 * INR h ^ 2))). }
  assert (r28 : forall (i_ i_1 : Fin h), k * (theta i_ - theta i_1) = k * theta i_ + -1 * (k * theta i_1)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 - u2)) = ((u0 * u1) + ((-1) * (u0 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_ i_1 : Fin h) => (identity k (theta i_) (theta i_1))). }
  assert (r29 : forall (i_ i_1 : Fin h), cos (k * (theta i_ - theta i_1)) = cos (k * theta i_ + -1 * (k * theta
    i_1))).
  { exact (fun (i_ i_1 : Fin h) => (f_equal (fun (h_4 : R) => cos h_4) (r28 i_ i_1))). }
  assert (r32 : forall (i_1 : Fin h), -1 * (k * theta i_1) = - (k * theta i_1)).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * u1)) = (- (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin h) => (identity k (theta i_1))). }
  assert (r33 : forall (i_1 : Fin h), cos (-1 * (k * theta i_1)) = cos (- (k * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_5 : R) => cos h_5) (r32 i_1))). }
  assert (r36 : forall (i_1 : Fin h), sin (-1 * (k * theta i_1)) = sin (- (k * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_6 : R) => sin h_6) (r32 i_1))). }
  assert (r39 : forall (i_1 : Fin h), - sin (k * theta i_1) = -1 * sin (k * theta i_1)).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (i_1 : Fin h) => (identity (sin (k * theta i_1)))). }
  assert (r41 : forall (i_ i_1 : Fin h), cos (k * theta i_) * cos (-1 * (k * theta i_1)) - sin (k * theta i_) * sin
    (-1 * (k * theta i_1)) = cos (k * theta i_) * cos (k * theta i_1) - sin (k * theta i_) * (-1 * sin (k * theta
    i_1))).
  { exact (fun (i_ i_1 : Fin h) => (f_equal2 (fun (h_7 : R) (h_8 : R) => cos (k * theta i_) * h_7 - sin (k * theta i_)
    * h_8) (eq_trans (r33 i_1) (Facts.cos_neg (k * theta i_1))) (eq_trans (eq_trans (r36 i_1) (Facts.sin_neg (k *
    theta i_1))) (r39 i_1)))). }
  assert (r42 : forall (i_ i_1 : Fin h), cos (k * theta i_) * cos (k * theta i_1) - sin (k * theta i_) * (-1 * sin (k
    * theta i_1)) = cos (k * theta i_) * cos (k * theta i_1) + sin (k * theta i_) * sin (k * theta i_1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * ((-1) * u3))) = ((u0 * u1) + (u2 * u3))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_ i_1 : Fin h) => (identity (cos (k * theta i_)) (cos (k * theta i_1)) (sin (k * theta i_)) (sin (k *
      theta i_1)))). }
  assert (r45 : forall (i_ i_1 : Fin h), k * (theta i_ + theta i_1) = k * theta i_ + k * theta i_1).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 + u2)) = ((u0 * u1) + (u0 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_ i_1 : Fin h) => (identity k (theta i_) (theta i_1))). }
  assert (r46 : forall (i_ i_1 : Fin h), cos (k * (theta i_ + theta i_1)) = cos (k * theta i_ + k * theta i_1)).
  { exact (fun (i_ i_1 : Fin h) => (f_equal (fun (h_9 : R) => cos h_9) (r45 i_ i_1))). }
  assert (r49 : forall (i_ i_1 : Fin h), cos (k * theta i_) * cos (k * theta i_1) - sin (k * theta i_) * sin (k *
    theta i_1) = cos (k * theta i_) * cos (k * theta i_1) + -1 * (sin (k * theta i_) * sin (k * theta i_1))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u0 * u1) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_ i_1 : Fin h) => (identity (cos (k * theta i_)) (cos (k * theta i_1)) (sin (k * theta i_)) (sin (k *
      theta i_1)))). }
  assert (r51 : forall (i_ i_1 : Fin h), cos (k * (theta i_ - theta i_1)) + cos (k * (theta i_ + theta i_1)) = cos (k
    * theta i_) * cos (k * theta i_1) + sin (k * theta i_) * sin (k * theta i_1) + (cos (k * theta i_) * cos (k *
    theta i_1) + -1 * (sin (k * theta i_) * sin (k * theta i_1)))).
  { exact (fun (i_ i_1 : Fin h) => (f_equal2 (fun (h_10 : R) (h_11 : R) => h_10 + h_11) (eq_trans (eq_trans (r29 i_
    i_1) (Facts.cos_add (k * theta i_) (-1 * (k * theta i_1)))) (eq_trans (r41 i_ i_1) (r42 i_ i_1))) (eq_trans
    (eq_trans (r46 i_ i_1) (Facts.cos_add (k * theta i_) (k * theta i_1))) (r49 i_ i_1)))). }
  assert (r52 : forall (i_ i_1 : Fin h), cos (k * theta i_) * cos (k * theta i_1) + sin (k * theta i_) * sin (k *
    theta i_1) + (cos (k * theta i_) * cos (k * theta i_1) + -1 * (sin (k * theta i_) * sin (k * theta i_1))) = 2 *
    (cos (k * theta i_) * cos (k * theta i_1))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) + (u2 * u3)) + ((u0 * u1) + ((-1) * (u2 * u3)))) = (2 * (u0
    * u1))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_ i_1 : Fin h) => (identity (cos (k * theta i_)) (cos (k * theta i_1)) (sin (k * theta i_)) (sin (k *
      theta i_1)))). }
  assert (r54 : forall (i_ i_1 : Fin h), 2 * (cos (k * theta i_) * cos (k * theta i_1)) = 2 * cos (k * theta i_) * cos
    (k * theta i_1)).
  { assert (identity : forall u0 u1 : R, (2 * (u0 * u1)) = ((2 * u0) * u1)) by (intros u0 u1; ring).
    exact (fun (i_ i_1 : Fin h) => (identity (cos (k * theta i_)) (cos (k * theta i_1)))). }
  assert (r56 : forall (i_ : Fin h), Sum (fun i : Fin h => cos (k * (theta i_ - theta i)) + cos (k * (theta i_ + theta
    i))) = Sum (fun i : Fin h => 2 * cos (k * theta i_) * cos (k * theta i))).
  { exact (fun (i_ : Fin h) => (Rules.sum_congruence (fun (i_1 : Fin h) => (eq_trans (eq_trans (r51 i_ i_1) (r52 i_
    i_1)) (r54 i_ i_1))))). }
  assert (r59 : forall (i_ : Fin h), 2 * cos (k * theta i_) * Sum (fun i : Fin h => cos (k * theta i)) = 2 * (cos (k *
    theta i_) * Sum (fun i : Fin h => cos (k * theta i)))).
  { assert (identity : forall u0 u1 : R, ((2 * u0) * u1) = (2 * (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin h) => (identity (cos (k * theta i_)) (Sum (fun i : Fin h => cos (k * theta i))))). }
  assert (r61 : forall (i_ : Fin h), 2 * (cos (k * theta i_) * Sum (fun i : Fin h => cos (k * theta i))) = 2 * Sum
    (fun i : Fin h => cos (k * theta i)) * cos (k * theta i_)).
  { assert (identity : forall u0 u1 : R, (2 * (u0 * u1)) = ((2 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin h) => (identity (cos (k * theta i_)) (Sum (fun i : Fin h => cos (k * theta i))))). }
  assert (r63 : Sum (fun i : Fin h => Sum (fun j : Fin h => cos (k * (theta i - theta j)) + cos (k * (theta i + theta
    j)))) = Sum (fun i : Fin h => 2 * Sum (fun i : Fin h => cos (k * theta i)) * cos (k * theta i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin h) => (eq_trans (eq_trans (eq_trans (r56 i_) (Facts.sum_scale h (2 *
    cos (k * theta i_)) (fun i : Fin h => cos (k * theta i)))) (r59 i_)) (r61 i_)))). }
  assert (r64 : Sum (fun i : Fin h => 2 * Sum (fun i : Fin h => cos (k * theta i)) * cos (k * theta i)) = 2 * Sum (fun
    i : Fin h => cos (k * theta i)) * Sum (fun i : Fin h => cos (k * theta i))).
  { exact (Facts.sum_scale h (2 * Sum (fun i : Fin h => cos (k * theta i))) (fun i : Fin h => cos (k * theta i))). }
  assert (r66 : 2 * Sum (fun i : Fin h => cos (k * theta i)) * Sum (fun i : Fin h => cos (k * theta i)) = 2 * Sum (fun
    i : Fin h => cos (k * theta i)) ^ 2).
  { assert (identity : forall u0 : R, ((2 * u0) * u0) = (2 * (u0 ^ 2))) by (intros u0; ring).
    exact (identity (Sum (fun i : Fin h => cos (k * theta i)))). }
  assert (r68 : 2 * INR h ^ 2 = 2 * (INR h * INR h)).
  { assert (identity : forall u0 : R, (2 * (u0 ^ 2)) = (2 * (u0 * u0))) by (intros u0; ring).
    exact (identity (INR h)). }
  assert (r69 : 1 / (2 * INR h ^ 2) = 1 / (2 * (INR h * INR h))).
  { exact (f_equal (fun (h_12 : R) => 1 / h_12) r68). }
  assert (r72 : 1 / 2 * (1 / (INR h * INR h)) = 1 / 2 * (1 / INR h * (1 / INR h))).
  { exact (f_equal2 (fun (h_13 : R) (h_14 : R) => h_13 * h_14) (@eq_refl R (1 / 2)) r17). }
  assert (r75 : 1 / 2 * (1 / INR h * (1 / INR h)) = 1 / 2 * (1 / INR h) ^ 2).
  { assert (identity : forall u0 : R, ((1 / 2) * ((1 * u0) * (1 * u0))) = ((1/2) * ((1 * u0) ^ 2))) by (intros u0;
    field).
    exact (identity (/ (INR h))). }
  assert (r76 : 1 / (2 * INR h ^ 2) = 1 / 2 * (1 / INR h) ^ 2).
  { exact (eq_trans (eq_trans r69 (eq_trans (Facts.inverse_mul 2 (INR h * INR h)) r72)) r75). }
  assert (r77 : Sum (fun i : Fin h => Sum (fun j : Fin h => cos (k * (theta i - theta j)) + cos (k * (theta i + theta
    j)))) * (1 / (2 * INR h ^ 2)) = 2 * Sum (fun i : Fin h => cos (k * theta i)) ^ 2 * (1 / 2 * (1 / INR h) ^ 2)).
  { exact (f_equal2 (fun (h_15 : R) (h_16 : R) => h_15 * h_16) (eq_trans (eq_trans r63 r64) r66) r76). }
  assert (r79 : 2 * Sum (fun i : Fin h => cos (k * theta i)) ^ 2 * (1 / 2 * (1 / INR h) ^ 2) = (1 / INR h) ^ 2 * Sum
    (fun i : Fin h => cos (k * theta i)) ^ 2).
  { assert (identity : forall u0 u1 : R, ((2 * (u0 ^ 2)) * ((1/2) * ((1 * u1) ^ 2))) = (((1 * u1) ^ 2) * (u0 ^ 2))) by
    (intros u0 u1; field).
    exact (identity (Sum (fun i : Fin h => cos (k * theta i))) (/ (INR h))). }
  assert (r80 : Sum (fun i : Fin h => Sum (fun j : Fin h => cos (k * (theta i - theta j)) + cos (k * (theta i + theta
    j)))) / (2 * INR h ^ 2) = (1 / INR h) ^ 2 * Sum (fun i : Fin h => cos (k * theta i)) ^ 2).
  { exact (eq_trans (eq_trans r27 r77) r79). }
  assert (r84 : 1 / (2 * INR h) + Sum (fun i : Fin h => Sum (fun j : Fin h => (1 - delta i j) * cos (k * (theta i -
    theta j)) + cos (k * (theta i + theta j)))) / (2 * INR h ^ 2) = 1 / (2 * INR h) + Sum (fun i : Fin h => Sum (fun j
    : Fin h => (1 - delta i j) * cos (k * (theta i - theta j)) + cos (k * (theta i + theta j)))) * (1 / (2 * INR h ^
    2))).
  { assert (identity : forall u0 u1 u2 : R, ((1 * u0) + (u1 * u2)) = ((1 * u0) + (u1 * (1 * u2)))) by (intros u0 u1
    u2; ring).
    exact (identity (/ (2 * INR h)) (Sum (fun i : Fin h => Sum (fun j : Fin h => (1 - delta i j) * cos (k * (theta i -
      theta j)) + cos (k * (theta i + theta j))))) (/ (2 * INR h ^ 2))). }
  assert (r86 : 1 / 2 * (1 / INR h) = 1 / 2 * (1 / INR h)).
  { assert (identity : forall u0 : R, ((1 / 2) * (1 * u0)) = ((1/2) * (1 * u0))) by (intros u0; field).
    exact (identity (/ (INR h))). }
  assert (r88 : forall (i_2 i_3 : Fin h), k * (theta i_2 - theta i_3) = k * theta i_2 + -1 * (k * theta i_3)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 - u2)) = ((u0 * u1) + ((-1) * (u0 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_2 i_3 : Fin h) => (identity k (theta i_2) (theta i_3))). }
  assert (r89 : forall (i_2 i_3 : Fin h), cos (k * (theta i_2 - theta i_3)) = cos (k * theta i_2 + -1 * (k * theta
    i_3))).
  { exact (fun (i_2 i_3 : Fin h) => (f_equal (fun (h_17 : R) => cos h_17) (r88 i_2 i_3))). }
  assert (r92 : forall (i_3 : Fin h), -1 * (k * theta i_3) = - (k * theta i_3)).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * u1)) = (- (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i_3 : Fin h) => (identity k (theta i_3))). }
  assert (r93 : forall (i_3 : Fin h), cos (-1 * (k * theta i_3)) = cos (- (k * theta i_3))).
  { exact (fun (i_3 : Fin h) => (f_equal (fun (h_18 : R) => cos h_18) (r92 i_3))). }
  assert (r96 : forall (i_3 : Fin h), sin (-1 * (k * theta i_3)) = sin (- (k * theta i_3))).
  { exact (fun (i_3 : Fin h) => (f_equal (fun (h_19 : R) => sin h_19) (r92 i_3))). }
  assert (r99 : forall (i_3 : Fin h), - sin (k * theta i_3) = -1 * sin (k * theta i_3)).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (i_3 : Fin h) => (identity (sin (k * theta i_3)))). }
  assert (r101 : forall (i_2 i_3 : Fin h), cos (k * theta i_2) * cos (-1 * (k * theta i_3)) - sin (k * theta i_2) *
    sin (-1 * (k * theta i_3)) = cos (k * theta i_2) * cos (k * theta i_3) - sin (k * theta i_2) * (-1 * sin (k *
    theta i_3))).
  { exact (fun (i_2 i_3 : Fin h) => (f_equal2 (fun (h_20 : R) (h_21 : R) => cos (k * theta i_2) * h_20 - sin (k *
    theta i_2) * h_21) (eq_trans (r93 i_3) (Facts.cos_neg (k * theta i_3))) (eq_trans (eq_trans (r96 i_3)
    (Facts.sin_neg (k * theta i_3))) (r99 i_3)))). }
  assert (r102 : forall (i_2 i_3 : Fin h), cos (k * theta i_2) * cos (k * theta i_3) - sin (k * theta i_2) * (-1 * sin
    (k * theta i_3)) = cos (k * theta i_2) * cos (k * theta i_3) + sin (k * theta i_2) * sin (k * theta i_3)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * ((-1) * u3))) = ((u0 * u1) + (u2 * u3))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_2 i_3 : Fin h) => (identity (cos (k * theta i_2)) (cos (k * theta i_3)) (sin (k * theta i_2)) (sin
      (k * theta i_3)))). }
  assert (r105 : forall (i_2 i_3 : Fin h), k * (theta i_2 + theta i_3) = k * theta i_2 + k * theta i_3).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 + u2)) = ((u0 * u1) + (u0 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 i_3 : Fin h) => (identity k (theta i_2) (theta i_3))). }
  assert (r106 : forall (i_2 i_3 : Fin h), cos (k * (theta i_2 + theta i_3)) = cos (k * theta i_2 + k * theta i_3)).
  { exact (fun (i_2 i_3 : Fin h) => (f_equal (fun (h_22 : R) => cos h_22) (r105 i_2 i_3))). }
  assert (r109 : forall (i_2 i_3 : Fin h), cos (k * theta i_2) * cos (k * theta i_3) - sin (k * theta i_2) * sin (k *
    theta i_3) = cos (k * theta i_2) * cos (k * theta i_3) + -1 * (sin (k * theta i_2) * sin (k * theta i_3))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u0 * u1) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_2 i_3 : Fin h) => (identity (cos (k * theta i_2)) (cos (k * theta i_3)) (sin (k * theta i_2)) (sin
      (k * theta i_3)))). }
  assert (r111 : forall (i_2 i_3 : Fin h), (1 - delta i_2 i_3) * cos (k * (theta i_2 - theta i_3)) + cos (k * (theta
    i_2 + theta i_3)) = (1 - delta i_2 i_3) * (cos (k * theta i_2) * cos (k * theta i_3) + sin (k * theta i_2) * sin
    (k * theta i_3)) + (cos (k * theta i_2) * cos (k * theta i_3) + -1 * (sin (k * theta i_2) * sin (k * theta
    i_3)))).
  { exact (fun (i_2 i_3 : Fin h) => (f_equal2 (fun (h_23 : R) (h_24 : R) => (1 - delta i_2 i_3) * h_23 + h_24)
    (eq_trans (eq_trans (r89 i_2 i_3) (Facts.cos_add (k * theta i_2) (-1 * (k * theta i_3)))) (eq_trans (r101 i_2 i_3)
    (r102 i_2 i_3))) (eq_trans (eq_trans (r106 i_2 i_3) (Facts.cos_add (k * theta i_2) (k * theta i_3))) (r109 i_2
    i_3)))). }
  assert (r113 : forall (i_2 i_3 : Fin h), i_2 <> i_3 -> delta i_2 i_3 = 0).
  { exact (fun (i_2 i_3 : Fin h) p => (Facts.delta_apart h i_2 i_3 p)). }
  assert (r114 : forall (i_2 i_3 : Fin h), i_2 <> i_3 -> delta i_2 i_3 * cos (k * theta i_3) = delta i_2 i_3 * cos (k
    * theta i_2)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_2 i_3 : Fin h) p_ => (Rules.linear_combination (Rules.and_equation (cos (k * theta i_3) - cos (k *
      theta i_2)) (r113 i_2 i_3 p_) Rules.no_equation) (identity (delta i_2 i_3) (cos (k * theta i_2)) (cos (k * theta
      i_3))))). }
  assert (r115 : forall (i_2 i_3 : Fin h), delta i_2 i_3 * cos (k * theta i_3) = delta i_2 i_3 * cos (k * theta i_2)).
  { exact (fun (i_2 i_3 : Fin h) => (Rules.index_cases (fun (i_3 : Fin h) => delta i_2 i_3 * cos (k * theta i_3) =
    delta i_2 i_3 * cos (k * theta i_2)) i_2 i_3 (@eq_refl R (delta i_2 i_2 * cos (k * theta i_2))) (fun p_1 => (r114
    i_2 i_3 p_1)))). }
  assert (r117 : forall (i_2 i_3 : Fin h), i_2 <> i_3 -> delta i_2 i_3 * sin (k * theta i_3) = delta i_2 i_3 * sin (k
    * theta i_2)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_2 i_3 : Fin h) p_2 => (Rules.linear_combination (Rules.and_equation (sin (k * theta i_3) - sin (k *
      theta i_2)) (r113 i_2 i_3 p_2) Rules.no_equation) (identity (delta i_2 i_3) (sin (k * theta i_2)) (sin (k *
      theta i_3))))). }
  assert (r118 : forall (i_2 i_3 : Fin h), delta i_2 i_3 * sin (k * theta i_3) = delta i_2 i_3 * sin (k * theta i_2)).
  { exact (fun (i_2 i_3 : Fin h) => (Rules.index_cases (fun (i_3 : Fin h) => delta i_2 i_3 * sin (k * theta i_3) =
    delta i_2 i_3 * sin (k * theta i_2)) i_2 i_3 (@eq_refl R (delta i_2 i_2 * sin (k * theta i_2))) (fun p_3 => (r117
    i_2 i_3 p_3)))). }
  assert (r120 : forall (i_2 : Fin h), sin (k * theta i_2) ^ 2 = 1 - cos (k * theta i_2) ^ 2).
  { assert (identity : forall u0 u1 : R, (1 - (u0 ^ 2)) - (u1 ^ 2) = (1 * (1 - ((u0 ^ 2) + (u1 ^ 2))) + 0)) by (intros
    u0 u1; ring).
    exact (fun (i_2 : Fin h) => (Rules.linear_combination (Rules.and_equation 1 (Facts.cos_square_add_sin_square (k *
      theta i_2)) Rules.no_equation) (identity (cos (k * theta i_2)) (sin (k * theta i_2))))). }
  assert (r121 : forall (i_2 i_3 : Fin h), (1 - delta i_2 i_3) * (cos (k * theta i_2) * cos (k * theta i_3) + sin (k *
    theta i_2) * sin (k * theta i_3)) + (cos (k * theta i_2) * cos (k * theta i_3) + -1 * (sin (k * theta i_2) * sin
    (k * theta i_3))) = -1 * delta i_2 i_3 + 2 * (cos (k * theta i_2) * cos (k * theta i_3))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((-1) * u0) + (2 * (u1 * u2))) - (((1 - u0) * ((u1 * u2) + (u3 *
    u4))) + ((u1 * u2) + ((-1) * (u3 * u4)))) = (((-1) * u1) * ((u0 * u1) - (u0 * u2)) + (((-1) * u3) * ((u0 * u3) -
    (u0 * u4)) + (((-1) * u0) * ((1 - (u1 ^ 2)) - (u3 ^ 2)) + 0)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_2 i_3 : Fin h) => (Rules.linear_combination (Rules.and_equation (-1 * cos (k * theta i_2)) (r115 i_2
      i_3) (Rules.and_equation (-1 * sin (k * theta i_2)) (r118 i_2 i_3) (Rules.and_equation (-1 * delta i_2 i_3)
      (r120 i_2) Rules.no_equation))) (identity (delta i_2 i_3) (cos (k * theta i_2)) (cos (k * theta i_3)) (sin (k *
      theta i_2)) (sin (k * theta i_3))))). }
  assert (r125 : forall (b a : Fin h), a <> b -> b <> a).
  { exact (fun (b a : Fin h) p_4 => (Facts.apart_symm h a b p_4)). }
  assert (r128 : forall (a b : Fin h), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin h) p_5 => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart h a b p_5)
      (Rules.and_equation (-1) (Facts.delta_apart h b a (r125 b a p_5)) Rules.no_equation)) (identity (delta b a)
      (delta a b)))). }
  assert (r129 : forall (a b : Fin h), delta a b = delta b a).
  { exact (fun (a b : Fin h) => (Rules.index_cases (fun (b : Fin h) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_6 => (r128 a b p_6)))). }
  assert (r131 : forall (i_2 i_3 : Fin h), -1 * delta i_2 i_3 + 2 * (cos (k * theta i_2) * cos (k * theta i_3)) = -1 *
    (delta i_3 i_2 * 1) + 2 * cos (k * theta i_2) * cos (k * theta i_3)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((-1) * (u0 * 1)) + ((2 * u1) * u2)) - (((-1) * u3) + (2 * (u1 * u2)))
    = (((-1) * 1) * (u0 - u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 i_3 : Fin h) => (Rules.linear_combination (Rules.and_equation (-1 * 1) (r129 i_2 i_3)
      Rules.no_equation) (identity (delta i_3 i_2) (cos (k * theta i_2)) (cos (k * theta i_3)) (delta i_2 i_3)))). }
  assert (r133 : forall (i_2 : Fin h), Sum (fun i : Fin h => (1 - delta i_2 i) * cos (k * (theta i_2 - theta i)) + cos
    (k * (theta i_2 + theta i))) = Sum (fun i : Fin h => -1 * (delta i i_2 * 1) + 2 * cos (k * theta i_2) * cos (k *
    theta i))).
  { exact (fun (i_2 : Fin h) => (Rules.sum_congruence (fun (i_3 : Fin h) => (eq_trans (eq_trans (r111 i_2 i_3) (r121
    i_2 i_3)) (r131 i_2 i_3))))). }
  assert (r137 : forall (i_2 : Fin h), -1 * Sum (fun i : Fin h => delta i i_2 * 1) = -1 * 1).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_25 : R) => -1 * h_25) (Facts.sum_delta h i_2 (fun i : Fin h => 1)))).
    }
  assert (r140 : forall (i_2 : Fin h), Sum (fun i : Fin h => -1 * (delta i i_2 * 1)) + Sum (fun i : Fin h => 2 * cos
    (k * theta i_2) * cos (k * theta i)) = -1 * 1 + 2 * cos (k * theta i_2) * Sum (fun i : Fin h => cos (k * theta
    i))).
  { exact (fun (i_2 : Fin h) => (f_equal2 (fun (h_26 : R) (h_27 : R) => h_26 + h_27) (eq_trans (Facts.sum_scale h (-1)
    (fun i : Fin h => delta i i_2 * 1)) (r137 i_2)) (Facts.sum_scale h (2 * cos (k * theta i_2)) (fun i : Fin h => cos
    (k * theta i))))). }
  assert (r143 : forall (i_2 : Fin h), -1 * 1 + 2 * cos (k * theta i_2) * Sum (fun i : Fin h => cos (k * theta i)) =
    -1 + 2 * (cos (k * theta i_2) * Sum (fun i : Fin h => cos (k * theta i)))).
  { assert (identity : forall u0 u1 : R, (((-1) * 1) + ((2 * u0) * u1)) = ((-1) + (2 * (u0 * u1)))) by (intros u0 u1;
    ring).
    exact (fun (i_2 : Fin h) => (identity (cos (k * theta i_2)) (Sum (fun i : Fin h => cos (k * theta i))))). }
  assert (r145 : forall (i_2 : Fin h), -1 + 2 * (cos (k * theta i_2) * Sum (fun i : Fin h => cos (k * theta i))) = -1
    * 1 + 2 * Sum (fun i : Fin h => cos (k * theta i)) * cos (k * theta i_2)).
  { assert (identity : forall u0 u1 : R, ((-1) + (2 * (u0 * u1))) = (((-1) * 1) + ((2 * u1) * u0))) by (intros u0 u1;
    ring).
    exact (fun (i_2 : Fin h) => (identity (cos (k * theta i_2)) (Sum (fun i : Fin h => cos (k * theta i))))). }
  assert (r147 : Sum (fun i : Fin h => Sum (fun j : Fin h => (1 - delta i j) * cos (k * (theta i - theta j)) + cos (k
    * (theta i + theta j)))) = Sum (fun i : Fin h => -1 * 1 + 2 * Sum (fun i : Fin h => cos (k * theta i)) * cos (k *
    theta i))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin h) => (eq_trans (eq_trans (eq_trans (r133 i_2) (eq_trans
    (Facts.sum_add h (fun i : Fin h => -1 * (delta i i_2 * 1)) (fun i : Fin h => 2 * cos (k * theta i_2) * cos (k *
    theta i))) (r140 i_2))) (r143 i_2)) (r145 i_2)))). }
  assert (r150 : Sum (fun i : Fin h => 1) = INR h).
  { exact (Facts.sum_one h). }
  assert (r151 : -1 * Sum (fun i : Fin h => 1) = -1 * INR h).
  { exact (f_equal (fun (h_28 : R) => -1 * h_28) r150). }
  assert (r153 : Sum (fun i : Fin h => -1 * 1) + Sum (fun i : Fin h => 2 * Sum (fun i : Fin h => cos (k * theta i)) *
    cos (k * theta i)) = -1 * INR h + 2 * Sum (fun i : Fin h => cos (k * theta i)) * Sum (fun i : Fin h => cos (k *
    theta i))).
  { exact (f_equal2 (fun (h_29 : R) (h_30 : R) => h_29 + h_30) (eq_trans (Facts.sum_scale h (-1) (fun i : Fin h => 1))
    r151) r64). }
  assert (r156 : -1 * INR h + 2 * Sum (fun i : Fin h => cos (k * theta i)) * Sum (fun i : Fin h => cos (k * theta i))
    = -1 * INR h + 2 * Sum (fun i : Fin h => cos (k * theta i)) ^ 2).
  { assert (identity : forall u0 u1 : R, (((-1) * u0) + ((2 * u1) * u1)) = (((-1) * u0) + (2 * (u1 ^ 2)))) by (intros
    u0 u1; ring).
    exact (identity (INR h) (Sum (fun i : Fin h => cos (k * theta i)))). }
  assert (r158 : 1 / (2 * INR h) + Sum (fun i : Fin h => Sum (fun j : Fin h => (1 - delta i j) * cos (k * (theta i -
    theta j)) + cos (k * (theta i + theta j)))) * (1 / (2 * INR h ^ 2)) = 1 / 2 * (1 / INR h) + (-1 * INR h + 2 * Sum
    (fun i : Fin h => cos (k * theta i)) ^ 2) * (1 / 2 * (1 / INR h) ^ 2)).
  { exact (f_equal3 (fun (h_31 : R) (h_32 : R) (h_33 : R) => h_31 + h_32 * h_33) (eq_trans (Facts.inverse_mul 2 (INR
    h)) r86) (eq_trans (eq_trans r147 (eq_trans (Facts.sum_add h (fun i : Fin h => -1 * 1) (fun i : Fin h => 2 * Sum
    (fun i : Fin h => cos (k * theta i)) * cos (k * theta i))) r153)) r156) r76). }
  assert (r160 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r161 : 0 < Sum (fun i : Fin h => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin h) => 1)) h_pos (fun (a : Fin h) => r160)). }
  assert (r162 : 0 < INR h).
  { exact (eq_ind (Sum (fun i : Fin h => 1)) (fun (h_34 : R) => 0 < h_34) r161 (INR h) r150). }
  assert (r164 : INR h <> 0).
  { exact (Facts.ne_of_pos (INR h) r162). }
  assert (r167 : 1 / 2 * (1 / INR h) + (-1 * INR h + 2 * Sum (fun i : Fin h => cos (k * theta i)) ^ 2) * (1 / 2 * (1 /
    INR h) ^ 2) = (1 / INR h) ^ 2 * Sum (fun i : Fin h => cos (k * theta i)) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) ^ 2) * (u1 ^ 2)) - (((1/2) * (1 * u0)) + ((((-1) * u2) + (2 *
    (u1 ^ 2))) * ((1/2) * ((1 * u0) ^ 2)))) = (((-1/2) * (1 * u0)) * (1 - (u2 * (1 * u0))) + 0)) by (intros u0 u1 u2;
    field).
    exact (Rules.linear_combination (Rules.and_equation (-1 / 2 * (1 / INR h)) (Facts.mul_inverse (INR h) r164)
      Rules.no_equation) (identity (/ (INR h)) (Sum (fun i : Fin h => cos (k * theta i))) (INR h))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r3 r4) (eq_sym r24)) (eq_trans r24 (eq_sym r80))) (eq_trans r80
    (eq_sym (eq_trans (eq_trans r84 r158) r167)))).
Qed.

(* The real part of the decay integral, in cosine integrals. *)
Theorem decay_closed_form (x b : R)
    (given_1 : 0 < x)
    (given_2 : 1 < b) :
  integral (fun t : R => cos (x * exp (- t * ln b))) 0 1 ((Ci x - Ci (x / b)) / ln b).
Proof.
  assert (r1 : forall (t : R), - (Ci (x * exp (- t * ln b)) / ln b) = -1 * (Ci (x * exp (- t * ln b)) / ln b)).
  { assert (identity : forall u0 u1 : R, (- (u0 * u1)) = ((-1) * (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (t : R) => (identity (Ci (x * exp (- t * ln b))) (/ (ln b)))). }
  assert (r3 : forall (t : R), partial real (fun t : R => -1) t 0).
  { exact (fun (t : R) => (Rules.deriv_const _ _ _)). }
  assert (r4 : forall (t : R), partial real (fun t : R => x) t 0).
  { exact (fun (t : R) => (Rules.deriv_const _ _ _)). }
  assert (r5 : forall (t : R), - t = -1 * t).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (t : R) => (identity t)). }
  assert (r7 : forall (t : R), partial real (fun t : R => t) t 1).
  { exact (fun (t : R) => (Rules.deriv_entry_real t)). }
  assert (r8 : forall (t : R), partial real (fun t : R => -1 * t) t (0 * t + -1 * 1)).
  { exact (fun (t : R) => (Rules.deriv_mul (r3 t) (r7 t))). }
  assert (r10 : forall (t : R), partial real (fun t : R => - t) t (0 * t + -1 * 1)).
  { exact (fun (t : R) => (Rules.deriv_eq (fun (t : R) => (eq_sym (r5 t))) (r8 t) (@eq_refl R (0 * t + -1 * 1)))). }
  assert (r11 : forall (t : R), partial real (fun t : R => ln b) t 0).
  { exact (fun (t : R) => (Rules.deriv_const _ _ _)). }
  assert (r12 : forall (t : R), partial real (fun t : R => - t * ln b) t ((0 * t + -1 * 1) * ln b + - t * 0)).
  { exact (fun (t : R) => (Rules.deriv_mul (r10 t) (r11 t))). }
  assert (r13 : forall (t : R), partial real (fun t : R => exp (- t * ln b)) t (exp (- t * ln b) * ((0 * t + -1 * 1) *
    ln b + - t * 0))).
  { exact (fun (t : R) => (Rules.deriv_fn Rules.outer_exp (r12 t))). }
  assert (r14 : forall (t : R), partial real (fun t : R => x * exp (- t * ln b)) t (0 * exp (- t * ln b) + x * (exp (-
    t * ln b) * ((0 * t + -1 * 1) * ln b + - t * 0)))).
  { exact (fun (t : R) => (Rules.deriv_mul (r4 t) (r13 t))). }
  assert (r15 : forall (t : R), 0 < exp (- t * ln b)).
  { exact (fun (t : R) => (Facts.exp_pos (- t * ln b))). }
  assert (r18 : forall (t : R), partial real (fun t : R => Ci (x * exp (- t * ln b))) t (cos (x * exp (- t * ln b)) /
    (x * exp (- t * ln b)) * (0 * exp (- t * ln b) + x * (exp (- t * ln b) * ((0 * t + -1 * 1) * ln b + - t * 0))))).
  { exact (fun (t : R) => (Rules.deriv_fn_pos SpecialFunctions.outer_Ci (r14 t) (Facts.mul_pos x (exp (- t * ln b))
    given_1 (r15 t)))). }
  assert (r21 : forall (a : R), 0 < exp a).
  { exact (fun (a : R) => (Facts.exp_pos a)). }
  assert (r23 : forall (a : R), exp a <> 0).
  { exact (fun (a : R) => (Facts.ne_of_pos (exp a) (r21 a))). }
  assert (r26 : 0 < exp 0).
  { exact (Facts.exp_pos 0). }
  assert (r28 : exp 0 <> 0).
  { exact (Facts.ne_of_pos (exp 0) r26). }
  assert (r31 : 0 = 0 + 0).
  { assert (identity : 0 = (0 + 0)) by ring.
    exact identity. }
  assert (r32 : exp 0 = exp (0 + 0)).
  { exact (f_equal (fun (h : R) => exp h) r31). }
  assert (r35 : exp 0 = 1).
  { assert (identity : forall u0 u1 : R, 1 - u0 = ((1 - u0) * (1 - (u0 * (1 * u1))) + ((- (1 * u1)) * ((u0 * u0) - u0)
    + 0))) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 - exp 0) (Facts.mul_inverse (exp 0) r28)
      (Rules.and_equation (- (1 / exp 0)) (eq_trans r32 (Facts.exp_add 0 0)) Rules.no_equation)) (identity (exp 0) (/
      (exp 0)))). }
  assert (r36 : forall (a : R), 0 = a + - a).
  { assert (identity : forall u0 : R, 0 = (u0 + (- u0))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r37 : forall (a : R), exp 0 = exp (a + - a)).
  { exact (fun (a : R) => (f_equal (fun (h_ : R) => exp h_) (r36 a))). }
  assert (r40 : forall (a : R), exp (- a) = 1 / exp a).
  { assert (identity : forall u0 u1 u2 u3 : R, (1 * u0) - u1 = ((- u1) * (1 - (u2 * (1 * u0))) + ((1 * u0) * (1 - u3)
    + ((- (1 * u0)) * ((u2 * u1) - u3) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a : R) => (Rules.linear_combination (Rules.and_equation (- exp (- a)) (Facts.mul_inverse (exp a) (r23
      a)) (Rules.and_equation (1 / exp a) r35 (Rules.and_equation (- (1 / exp a)) (eq_trans (r37 a) (Facts.exp_add a
      (- a))) Rules.no_equation))) (identity (/ (exp a)) (exp (- a)) (exp a) (exp 0)))). }
  assert (r43 : forall (a : R), 1 < a -> 0 < a).
  { assert (identity : forall u0 : R, u0 - 0 = (1 + (1 * (u0 - 1) + 0))) by (intros u0; ring).
    exact (fun (a : R) p => (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl)
      (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) p Rules.no_relation)) (identity a)) eq_refl)). }
  assert (r46 : forall (a : R), 1 < a -> 1 / exp (ln a) = 1 / a).
  { exact (fun (a : R) p_ => (f_equal (fun (h_1 : R) => 1 / h_1) (Facts.exp_log a (r43 a p_)))). }
  assert (r48 : forall (a : R), 1 < a -> 0 < a - 1).
  { assert (identity : forall u0 : R, (u0 - 1) - 0 = (1 * (u0 - 1) + 0)) by (intros u0; ring).
    exact (fun (a : R) p_1 => (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) p_1
      Rules.no_relation) (identity a)) eq_refl)). }
  assert (r50 : forall (a : R), 1 < a -> 0 < 1 / a).
  { exact (fun (a : R) p_2 => (Facts.inverse_pos a (r43 a p_2))). }
  assert (r55 : forall (a : R), 1 < a -> a <> 0).
  { exact (fun (a : R) p_3 => (Facts.ne_of_pos a (r43 a p_3))). }
  assert (r58 : forall (a : R), 1 < a -> 0 < ln a).
  { assert (identity : forall u0 u1 u2 u3 : R, u3 - 0 = (1 * (u2 - (1 + (- u3))) + (1 * ((1 * u1) - u2) + (1 * (((1 *
    u1) * (u0 - 1)) - 0) + (1 * (1 - (u0 * (1 * u1))) + 0))))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a : R) p_4 => (proj2 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Facts.exp_tangent (- ln a)) (Rules.and_eq 1 (eq_trans (r40 (ln a)) (r46 a p_4)) (Rules.and_lt 1
      (Rules.integer_pos 1 eq_refl) (Facts.mul_pos (1 / a) (a - 1) (r50 a p_4) (r48 a p_4)) (Rules.and_eq 1
      (Facts.mul_inverse a (r55 a p_4)) Rules.no_relation)))) (identity a (/ a) (exp (- ln a)) (ln a))) eq_refl)). }
  assert (r61 : ln b <> 0).
  { exact (Facts.ne_of_pos (ln b) (r58 b given_2)). }
  assert (r62 : forall (t : R), partial real (fun t : R => Ci (x * exp (- t * ln b)) / ln b) t ((cos (x * exp (- t *
    ln b)) / (x * exp (- t * ln b)) * (0 * exp (- t * ln b) + x * (exp (- t * ln b) * ((0 * t + -1 * 1) * ln b + - t *
    0))) * ln b - Ci (x * exp (- t * ln b)) * 0) / ln b ^ 2)).
  { exact (fun (t : R) => (Rules.deriv_div (r18 t) (r11 t) r61)). }
  assert (r63 : forall (t : R), partial real (fun t : R => -1 * (Ci (x * exp (- t * ln b)) / ln b)) t (0 * (Ci (x *
    exp (- t * ln b)) / ln b) + -1 * ((cos (x * exp (- t * ln b)) / (x * exp (- t * ln b)) * (0 * exp (- t * ln b) + x
    * (exp (- t * ln b) * ((0 * t + -1 * 1) * ln b + - t * 0))) * ln b - Ci (x * exp (- t * ln b)) * 0) / ln b ^ 2))).
  { exact (fun (t : R) => (Rules.deriv_mul (r3 t) (r62 t))). }
  assert (r65 : forall (t : R), partial real (fun t : R => - (Ci (x * exp (- t * ln b)) / ln b)) t (0 * (Ci (x * exp
    (- t * ln b)) / ln b) + -1 * ((cos (x * exp (- t * ln b)) / (x * exp (- t * ln b)) * (0 * exp (- t * ln b) + x *
    (exp (- t * ln b) * ((0 * t + -1 * 1) * ln b + - t * 0))) * ln b - Ci (x * exp (- t * ln b)) * 0) / ln b ^ 2))).
  { exact (fun (t : R) => (Rules.deriv_eq (fun (t : R) => (eq_sym (r1 t))) (r63 t) (@eq_refl R (0 * (Ci (x * exp (- t
    * ln b)) / ln b) + -1 * ((cos (x * exp (- t * ln b)) / (x * exp (- t * ln b)) * (0 * exp (- t * ln b) + x * (exp
    (- t * ln b) * ((0 * t + -1 * 1) * ln b + - t * 0))) * ln b - Ci (x * exp (- t * ln b)) * 0) / ln b ^ 2))))). }
  assert (r66 : forall (t : R), 0 * (Ci (x * exp (- t * ln b)) / ln b) + -1 * ((cos (x * exp (- t * ln b)) / (x * exp
    (- t * ln b)) * (0 * exp (- t * ln b) + x * (exp (- t * ln b) * ((0 * t + -1 * 1) * ln b + - t * 0))) * ln b - Ci
    (x * exp (- t * ln b)) * 0) / ln b ^ 2) = 0 * (Ci (x * exp (- t * ln b)) * (1 / ln b)) + -1 * ((cos (x * exp (- t
    * ln b)) * (1 / (x * exp (- t * ln b))) * (0 * exp (- t * ln b) + x * (exp (- t * ln b) * ((0 * t + -1 * 1) * ln b
    + - t * 0))) * ln b - Ci (x * exp (- t * ln b)) * 0) * (1 / ln b ^ 2))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, ((0 * (u0 * u1)) + ((-1) * (((((u2 * u3) * ((0 * u4) +
    (u5 * (u4 * ((((0 * u6) + ((-1) * 1)) * u7) + ((- u6) * 0)))))) * u7) - (u0 * 0)) * u8))) = ((0 * (u0 * (1 * u1)))
    + ((-1) * (((((u2 * (1 * u3)) * ((0 * u4) + (u5 * (u4 * ((((0 * u6) + ((-1) * 1)) * u7) + ((- u6) * 0)))))) * u7)
    - (u0 * 0)) * (1 * u8))))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8; ring).
    exact (fun (t : R) => (identity (Ci (x * exp (- t * ln b))) (/ (ln b)) (cos (x * exp (- t * ln b))) (/ (x * exp (-
      t * ln b))) (exp (- t * ln b)) x t (ln b) (/ (ln b ^ 2)))). }
  assert (r67 : forall (t : R), - t * ln b = -1 * (t * ln b)).
  { assert (identity : forall u0 u1 : R, ((- u0) * u1) = ((-1) * (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (t : R) => (identity t (ln b))). }
  assert (r68 : forall (t : R), exp (- t * ln b) = exp (-1 * (t * ln b))).
  { exact (fun (t : R) => (f_equal (fun (h_2 : R) => exp h_2) (r67 t))). }
  assert (r69 : forall (t : R), -1 * (t * ln b) = - (t * ln b)).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * u1)) = (- (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (t : R) => (identity t (ln b))). }
  assert (r70 : forall (t : R), exp (-1 * (t * ln b)) = exp (- (t * ln b))).
  { exact (fun (t : R) => (f_equal (fun (h_3 : R) => exp h_3) (r69 t))). }
  assert (r73 : forall (t : R), exp (- t * ln b) = 1 / exp (t * ln b)).
  { exact (fun (t : R) => (eq_trans (r68 t) (eq_trans (r70 t) (r40 (t * ln b))))). }
  assert (r74 : forall (t : R), x * exp (- t * ln b) = x * (1 / exp (t * ln b))).
  { exact (fun (t : R) => (f_equal (fun (h_4 : R) => x * h_4) (r73 t))). }
  assert (r75 : forall (t : R), Ci (x * exp (- t * ln b)) = Ci (x * (1 / exp (t * ln b)))).
  { exact (fun (t : R) => (f_equal (fun (h_5 : R) => Ci h_5) (r74 t))). }
  assert (r76 : forall (t : R), cos (x * exp (- t * ln b)) = cos (x * (1 / exp (t * ln b)))).
  { exact (fun (t : R) => (f_equal (fun (h_6 : R) => cos h_6) (r74 t))). }
  assert (r78 : forall (t : R), 1 / exp (- t * ln b) = 1 / (1 / exp (t * ln b))).
  { exact (fun (t : R) => (f_equal (fun (h_7 : R) => 1 / h_7) (r73 t))). }
  assert (r81 : forall (t : R), 1 / x * (1 / exp (- t * ln b)) = 1 / x * exp (t * ln b)).
  { exact (fun (t : R) => (f_equal (fun (h_8 : R) => 1 / x * h_8) (eq_trans (r78 t) (Facts.inverse_inverse (exp (t *
    ln b)))))). }
  assert (r83 : ln b ^ 2 = ln b * ln b).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (ln b)). }
  assert (r84 : 1 / ln b ^ 2 = 1 / (ln b * ln b)).
  { exact (f_equal (fun (h_9 : R) => 1 / h_9) r83). }
  assert (r87 : 1 / ln b * (1 / ln b) = (1 / ln b) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (ln b))). }
  assert (r89 : forall (t : R), 0 * (Ci (x * exp (- t * ln b)) * (1 / ln b)) + -1 * ((cos (x * exp (- t * ln b)) * (1
    / (x * exp (- t * ln b))) * (0 * exp (- t * ln b) + x * (exp (- t * ln b) * ((0 * t + -1 * 1) * ln b + - t * 0)))
    * ln b - Ci (x * exp (- t * ln b)) * 0) * (1 / ln b ^ 2)) = 0 * (Ci (x * (1 / exp (t * ln b))) * (1 / ln b)) + -1
    * ((cos (x * (1 / exp (t * ln b))) * (1 / x * exp (t * ln b)) * (0 * (1 / exp (t * ln b)) + x * (1 / exp (t * ln
    b) * ((0 * t + -1 * 1) * ln b + - t * 0))) * ln b - Ci (x * (1 / exp (t * ln b))) * 0) * (1 / ln b) ^ 2)).
  { exact (fun (t : R) => (f_equal5 (fun (h_10 : R) (h_11 : R) (h_12 : R) (h_13 : R) (h_14 : R) => 0 * (h_10 * (1 / ln
    b)) + -1 * ((h_11 * h_12 * (0 * h_13 + x * (h_13 * ((0 * t + -1 * 1) * ln b + - t * 0))) * ln b - h_10 * 0) *
    h_14)) (r75 t) (r76 t) (eq_trans (Facts.inverse_mul x (exp (- t * ln b))) (r81 t)) (r73 t) (eq_trans (eq_trans r84
    (Facts.inverse_mul (ln b) (ln b))) r87))). }
  assert (r91 : x <> 0).
  { exact (Facts.ne_of_pos x given_1). }
  assert (r94 : forall (t : R), 0 < exp (t * ln b)).
  { exact (fun (t : R) => (Facts.exp_pos (t * ln b))). }
  assert (r96 : forall (t : R), exp (t * ln b) <> 0).
  { exact (fun (t : R) => (Facts.ne_of_pos (exp (t * ln b)) (r94 t))). }
  assert (r99 : forall (t : R), 1 / exp (t * ln b) * exp (t * ln b) = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (fun (t : R) => (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp (t * ln b)) (r96 t))
      Rules.no_equation) (identity (/ (exp (t * ln b))) (exp (t * ln b))))). }
  assert (r102 : 1 / ln b * ln b = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (ln b) r61) Rules.no_equation) (identity
      (/ (ln b)) (ln b))). }
  assert (r103 : forall (t : R), 0 * (Ci (x * (1 / exp (t * ln b))) * (1 / ln b)) + -1 * ((cos (x * (1 / exp (t * ln
    b))) * (1 / x * exp (t * ln b)) * (0 * (1 / exp (t * ln b)) + x * (1 / exp (t * ln b) * ((0 * t + -1 * 1) * ln b +
    - t * 0))) * ln b - Ci (x * (1 / exp (t * ln b))) * 0) * (1 / ln b) ^ 2) = cos (x * (1 / exp (t * ln b)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, u0 - ((0 * (u1 * (1 * u2))) + ((-1) * (((((u0 * ((1 *
    u3) * u4)) * ((0 * (1 * u5)) + (u6 * ((1 * u5) * ((((0 * u7) + ((-1) * 1)) * u8) + ((- u7) * 0)))))) * u8) - (u1 *
    0)) * ((1 * u2) ^ 2)))) = ((((((1 * u5) * ((1 * u2) ^ 2)) * u0) * u4) * (u8 ^ 2)) * (1 - (u6 * (1 * u3))) + (((((1
    * u2) ^ 2) * u0) * (u8 ^ 2)) * (1 - ((1 * u5) * u4)) + ((((1 * u2) * u0) * u8) * (1 - ((1 * u2) * u8)) + (u0 * (1
    - ((1 * u2) * u8)) + 0))))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8; ring).
    exact (fun (t : R) => (Rules.linear_combination (Rules.and_equation (1 / exp (t * ln b) * (1 / ln b) ^ 2 * cos (x
      * (1 / exp (t * ln b))) * exp (t * ln b) * ln b ^ 2) (Facts.mul_inverse x r91) (Rules.and_equation ((1 / ln b) ^
      2 * cos (x * (1 / exp (t * ln b))) * ln b ^ 2) (r99 t) (Rules.and_equation (1 / ln b * cos (x * (1 / exp (t * ln
      b))) * ln b) r102 (Rules.and_equation (cos (x * (1 / exp (t * ln b)))) r102 Rules.no_equation)))) (identity (cos
      (x * (1 / exp (t * ln b)))) (Ci (x * (1 / exp (t * ln b)))) (/ (ln b)) (/ x) (exp (t * ln b)) (/ (exp (t * ln
      b))) x t (ln b)))). }
  assert (r107 : forall (t : R), partial real (fun t : R => - (Ci (x * exp (- t * ln b)) / ln b)) t (cos (x * exp (- t
    * ln b)))).
  { exact (fun (t : R) => (Rules.deriv_eq (fun (t : R) => (@eq_refl R (- (Ci (x * exp (- t * ln b)) / ln b)))) (r65 t)
    (eq_trans (eq_trans (eq_trans (r66 t) (r89 t)) (r103 t)) (eq_sym (r76 t))))). }
  assert (r108 : forall (t : R), partial real (fun t : R => cos (x * exp (- t * ln b))) t (- sin (x * exp (- t * ln
    b)) * (0 * exp (- t * ln b) + x * (exp (- t * ln b) * ((0 * t + -1 * 1) * ln b + - t * 0))))).
  { exact (fun (t : R) => (Rules.deriv_fn Rules.outer_cos (r14 t))). }
  assert (r109 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r110 : 0 <= 1).
  { assert (identity : 1 - 0 = (1 * (1 - 0) + 0)) by ring.
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r109)
      Rules.no_relation) identity)). }
  assert (r111 : integral (fun t : R => cos (x * exp (- t * ln b))) 0 1 (- (Ci (x * exp (- 1 * ln b)) / ln b) - - (Ci
    (x * exp (- 0 * ln b)) / ln b))).
  { exact (Rules.fundamental_theorem (fun t : R => - (Ci (x * exp (- t * ln b)) / ln b)) (fun t : R => cos (x * exp (-
    t * ln b))) (fun t : R => - sin (x * exp (- t * ln b)) * (0 * exp (- t * ln b) + x * (exp (- t * ln b) * ((0 * t +
    -1 * 1) * ln b + - t * 0)))) (fun (t : R) p_5 p_6 => (r107 t)) (fun (t : R) p_7 p_8 => (r108 t)) r110). }
  assert (r112 : - (Ci (x * exp (- 1 * ln b)) / ln b) - - (Ci (x * exp (- 0 * ln b)) / ln b) = - (Ci (x * exp (- 1 *
    ln b)) * (1 / ln b)) - - (Ci (x * exp (- 0 * ln b)) * (1 / ln b))).
  { assert (identity : forall u0 u1 u2 : R, ((- (u0 * u1)) - (- (u2 * u1))) = ((- (u0 * (1 * u1))) - (- (u2 * (1 *
    u1))))) by (intros u0 u1 u2; ring).
    exact (identity (Ci (x * exp (- 1 * ln b))) (/ (ln b)) (Ci (x * exp (- 0 * ln b)))). }
  assert (r113 : - 1 * ln b = -1 * ln b).
  { assert (identity : forall u0 : R, ((- 1) * u0) = ((-1) * u0)) by (intros u0; ring).
    exact (identity (ln b)). }
  assert (r114 : exp (- 1 * ln b) = exp (-1 * ln b)).
  { exact (f_equal (fun (h_15 : R) => exp h_15) r113). }
  assert (r115 : -1 * ln b = - ln b).
  { assert (identity : forall u0 : R, ((-1) * u0) = (- u0)) by (intros u0; ring).
    exact (identity (ln b)). }
  assert (r116 : exp (-1 * ln b) = exp (- ln b)).
  { exact (f_equal (fun (h_16 : R) => exp h_16) r115). }
  assert (r120 : x * exp (- 1 * ln b) = x * (1 / exp (ln b))).
  { exact (f_equal (fun (h_17 : R) => x * h_17) (eq_trans r114 (eq_trans r116 (r40 (ln b))))). }
  assert (r121 : Ci (x * exp (- 1 * ln b)) = Ci (x * (1 / exp (ln b)))).
  { exact (f_equal (fun (h_18 : R) => Ci h_18) r120). }
  assert (r122 : - 0 * ln b = 0).
  { assert (identity : forall u0 : R, ((- 0) * u0) = 0) by (intros u0; ring).
    exact (identity (ln b)). }
  assert (r123 : exp (- 0 * ln b) = exp 0).
  { exact (f_equal (fun (h_19 : R) => exp h_19) r122). }
  assert (r125 : x * exp (- 0 * ln b) = x * 1).
  { exact (f_equal (fun (h_20 : R) => x * h_20) (eq_trans r123 r35)). }
  assert (r126 : x * 1 = x).
  { assert (identity : forall u0 : R, (u0 * 1) = u0) by (intros u0; ring).
    exact (identity x). }
  assert (r128 : Ci (x * exp (- 0 * ln b)) = Ci x).
  { exact (f_equal (fun (h_21 : R) => Ci h_21) (eq_trans r125 r126)). }
  assert (r129 : - (Ci (x * exp (- 1 * ln b)) * (1 / ln b)) - - (Ci (x * exp (- 0 * ln b)) * (1 / ln b)) = - (Ci (x *
    (1 / exp (ln b))) * (1 / ln b)) - - (Ci x * (1 / ln b))).
  { exact (f_equal2 (fun (h_22 : R) (h_23 : R) => - (h_22 * (1 / ln b)) - - (h_23 * (1 / ln b))) r121 r128). }
  assert (r131 : - (Ci (x * (1 / exp (ln b))) * (1 / ln b)) - - (Ci x * (1 / ln b)) = 1 / ln b * Ci x + -1 * (1 / ln b
    * Ci (x * (1 / exp (ln b))))).
  { assert (identity : forall u0 u1 u2 : R, ((- (u0 * (1 * u1))) - (- (u2 * (1 * u1)))) = (((1 * u1) * u2) + ((-1) *
    ((1 * u1) * u0)))) by (intros u0 u1 u2; ring).
    exact (identity (Ci (x * (1 / exp (ln b)))) (/ (ln b)) (Ci x)). }
  assert (r133 : (Ci x - Ci (x * exp (- ln b))) / ln b = (Ci x - Ci (x * exp (- ln b))) * (1 / ln b)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 - u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity (Ci x) (Ci (x * exp (- ln b))) (/ (ln b))). }
  assert (r134 : x * exp (- ln b) = x * (1 / exp (ln b))).
  { exact (f_equal (fun (h_24 : R) => x * h_24) (r40 (ln b))). }
  assert (r135 : Ci (x * exp (- ln b)) = Ci (x * (1 / exp (ln b)))).
  { exact (f_equal (fun (h_25 : R) => Ci h_25) r134). }
  assert (r136 : (Ci x - Ci (x * exp (- ln b))) * (1 / ln b) = (Ci x - Ci (x * (1 / exp (ln b)))) * (1 / ln b)).
  { exact (f_equal (fun (h_26 : R) => (Ci x - h_26) * (1 / ln b)) r135). }
  assert (r138 : (Ci x - Ci (x * (1 / exp (ln b)))) * (1 / ln b) = 1 / ln b * Ci x + -1 * (1 / ln b * Ci (x * (1 / exp
    (ln b))))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * (1 * u2)) = (((1 * u2) * u0) + ((-1) * ((1 * u2) * u1)))) by
    (intros u0 u1 u2; ring).
    exact (identity (Ci x) (Ci (x * (1 / exp (ln b)))) (/ (ln b))). }
  assert (r142 : 0 < b).
  { assert (identity : forall u0 : R, u0 - 0 = (1 + (1 * (u0 - 1) + 0))) by (intros u0; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) (Rules.and_lt 1
      (Rules.integer_pos 1 eq_refl) given_2 Rules.no_relation)) (identity b)) eq_refl). }
  assert (r145 : 1 / exp (ln b) = 1 / b).
  { exact (f_equal (fun (h_27 : R) => 1 / h_27) (Facts.exp_log b r142)). }
  assert (r147 : x * exp (- ln b) = x * (1 / b)).
  { exact (f_equal (fun (h_28 : R) => x * h_28) (eq_trans (r40 (ln b)) r145)). }
  assert (r148 : Ci (x * exp (- ln b)) = Ci (x * (1 / b))).
  { exact (f_equal (fun (h_29 : R) => Ci h_29) r147). }
  assert (r149 : (Ci x - Ci (x * exp (- ln b))) * (1 / ln b) = (Ci x - Ci (x * (1 / b))) * (1 / ln b)).
  { exact (f_equal (fun (h_30 : R) => (Ci x - h_30) * (1 / ln b)) r148). }
  assert (r151 : (Ci x - Ci (x * (1 / b))) * (1 / ln b) = 1 / ln b * Ci x + -1 * (1 / ln b * Ci (x * (1 / b)))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * (1 * u2)) = (((1 * u2) * u0) + ((-1) * ((1 * u2) * u1)))) by
    (intros u0 u1 u2; ring).
    exact (identity (Ci x) (Ci (x * (1 / b))) (/ (ln b))). }
  assert (r153 : (Ci x - Ci (x / b)) / ln b = (Ci x - Ci (x / b)) * (1 / ln b)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 - u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity (Ci x) (Ci (x / b)) (/ (ln b))). }
  assert (r154 : x / b = x * (1 / b)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity x (/ b)). }
  assert (r155 : Ci (x / b) = Ci (x * (1 / b))).
  { exact (f_equal (fun (h_31 : R) => Ci h_31) r154). }
  assert (r156 : (Ci x - Ci (x / b)) * (1 / ln b) = (Ci x - Ci (x * (1 / b))) * (1 / ln b)).
  { exact (f_equal (fun (h_32 : R) => (Ci x - h_32) * (1 / ln b)) r155). }
  exact (eq_ind (- (Ci (x * exp (- 1 * ln b)) / ln b) - - (Ci (x * exp (- 0 * ln b)) / ln b)) (fun (h_33 : R) =>
    integral (fun t : R => cos (x * exp (- t * ln b))) 0 1 h_33) r111 ((Ci x - Ci (x / b)) / ln b) (eq_trans (eq_trans
    (eq_trans (eq_trans r112 r129) r131) (eq_sym (eq_trans (eq_trans r133 r136) r138))) (eq_trans (eq_trans (eq_trans
    r133 r149) r151) (eq_sym (eq_trans (eq_trans r153 r156) r151))))).
Qed.

(* The imaginary part of the decay integral, in sine integrals. *)
Theorem decay_closed_form_imaginary (x b : R)
    (given_1 : 0 < x)
    (given_2 : 1 < b) :
  integral (fun t : R => sin (x * exp (- t * ln b))) 0 1 ((Si x - Si (x / b)) / ln b).
Proof.
  assert (r1 : forall (t : R), - (Si (x * exp (- t * ln b)) / ln b) = -1 * (Si (x * exp (- t * ln b)) / ln b)).
  { assert (identity : forall u0 u1 : R, (- (u0 * u1)) = ((-1) * (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (t : R) => (identity (Si (x * exp (- t * ln b))) (/ (ln b)))). }
  assert (r3 : forall (t : R), partial real (fun t : R => -1) t 0).
  { exact (fun (t : R) => (Rules.deriv_const _ _ _)). }
  assert (r4 : forall (t : R), partial real (fun t : R => x) t 0).
  { exact (fun (t : R) => (Rules.deriv_const _ _ _)). }
  assert (r5 : forall (t : R), - t = -1 * t).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (t : R) => (identity t)). }
  assert (r7 : forall (t : R), partial real (fun t : R => t) t 1).
  { exact (fun (t : R) => (Rules.deriv_entry_real t)). }
  assert (r8 : forall (t : R), partial real (fun t : R => -1 * t) t (0 * t + -1 * 1)).
  { exact (fun (t : R) => (Rules.deriv_mul (r3 t) (r7 t))). }
  assert (r10 : forall (t : R), partial real (fun t : R => - t) t (0 * t + -1 * 1)).
  { exact (fun (t : R) => (Rules.deriv_eq (fun (t : R) => (eq_sym (r5 t))) (r8 t) (@eq_refl R (0 * t + -1 * 1)))). }
  assert (r11 : forall (t : R), partial real (fun t : R => ln b) t 0).
  { exact (fun (t : R) => (Rules.deriv_const _ _ _)). }
  assert (r12 : forall (t : R), partial real (fun t : R => - t * ln b) t ((0 * t + -1 * 1) * ln b + - t * 0)).
  { exact (fun (t : R) => (Rules.deriv_mul (r10 t) (r11 t))). }
  assert (r13 : forall (t : R), partial real (fun t : R => exp (- t * ln b)) t (exp (- t * ln b) * ((0 * t + -1 * 1) *
    ln b + - t * 0))).
  { exact (fun (t : R) => (Rules.deriv_fn Rules.outer_exp (r12 t))). }
  assert (r14 : forall (t : R), partial real (fun t : R => x * exp (- t * ln b)) t (0 * exp (- t * ln b) + x * (exp (-
    t * ln b) * ((0 * t + -1 * 1) * ln b + - t * 0)))).
  { exact (fun (t : R) => (Rules.deriv_mul (r4 t) (r13 t))). }
  assert (r15 : forall (t : R), 0 < exp (- t * ln b)).
  { exact (fun (t : R) => (Facts.exp_pos (- t * ln b))). }
  assert (r18 : forall (t : R), partial real (fun t : R => Si (x * exp (- t * ln b))) t (sin (x * exp (- t * ln b)) /
    (x * exp (- t * ln b)) * (0 * exp (- t * ln b) + x * (exp (- t * ln b) * ((0 * t + -1 * 1) * ln b + - t * 0))))).
  { exact (fun (t : R) => (Rules.deriv_fn_pos SpecialFunctions.outer_Si (r14 t) (Facts.mul_pos x (exp (- t * ln b))
    given_1 (r15 t)))). }
  assert (r21 : forall (a : R), 0 < exp a).
  { exact (fun (a : R) => (Facts.exp_pos a)). }
  assert (r23 : forall (a : R), exp a <> 0).
  { exact (fun (a : R) => (Facts.ne_of_pos (exp a) (r21 a))). }
  assert (r26 : 0 < exp 0).
  { exact (Facts.exp_pos 0). }
  assert (r28 : exp 0 <> 0).
  { exact (Facts.ne_of_pos (exp 0) r26). }
  assert (r31 : 0 = 0 + 0).
  { assert (identity : 0 = (0 + 0)) by ring.
    exact identity. }
  assert (r32 : exp 0 = exp (0 + 0)).
  { exact (f_equal (fun (h : R) => exp h) r31). }
  assert (r35 : exp 0 = 1).
  { assert (identity : forall u0 u1 : R, 1 - u0 = ((1 - u0) * (1 - (u0 * (1 * u1))) + ((- (1 * u1)) * ((u0 * u0) - u0)
    + 0))) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 - exp 0) (Facts.mul_inverse (exp 0) r28)
      (Rules.and_equation (- (1 / exp 0)) (eq_trans r32 (Facts.exp_add 0 0)) Rules.no_equation)) (identity (exp 0) (/
      (exp 0)))). }
  assert (r36 : forall (a : R), 0 = a + - a).
  { assert (identity : forall u0 : R, 0 = (u0 + (- u0))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r37 : forall (a : R), exp 0 = exp (a + - a)).
  { exact (fun (a : R) => (f_equal (fun (h_ : R) => exp h_) (r36 a))). }
  assert (r40 : forall (a : R), exp (- a) = 1 / exp a).
  { assert (identity : forall u0 u1 u2 u3 : R, (1 * u0) - u1 = ((- u1) * (1 - (u2 * (1 * u0))) + ((1 * u0) * (1 - u3)
    + ((- (1 * u0)) * ((u2 * u1) - u3) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a : R) => (Rules.linear_combination (Rules.and_equation (- exp (- a)) (Facts.mul_inverse (exp a) (r23
      a)) (Rules.and_equation (1 / exp a) r35 (Rules.and_equation (- (1 / exp a)) (eq_trans (r37 a) (Facts.exp_add a
      (- a))) Rules.no_equation))) (identity (/ (exp a)) (exp (- a)) (exp a) (exp 0)))). }
  assert (r43 : forall (a : R), 1 < a -> 0 < a).
  { assert (identity : forall u0 : R, u0 - 0 = (1 + (1 * (u0 - 1) + 0))) by (intros u0; ring).
    exact (fun (a : R) p => (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl)
      (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) p Rules.no_relation)) (identity a)) eq_refl)). }
  assert (r46 : forall (a : R), 1 < a -> 1 / exp (ln a) = 1 / a).
  { exact (fun (a : R) p_ => (f_equal (fun (h_1 : R) => 1 / h_1) (Facts.exp_log a (r43 a p_)))). }
  assert (r48 : forall (a : R), 1 < a -> 0 < a - 1).
  { assert (identity : forall u0 : R, (u0 - 1) - 0 = (1 * (u0 - 1) + 0)) by (intros u0; ring).
    exact (fun (a : R) p_1 => (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) p_1
      Rules.no_relation) (identity a)) eq_refl)). }
  assert (r50 : forall (a : R), 1 < a -> 0 < 1 / a).
  { exact (fun (a : R) p_2 => (Facts.inverse_pos a (r43 a p_2))). }
  assert (r55 : forall (a : R), 1 < a -> a <> 0).
  { exact (fun (a : R) p_3 => (Facts.ne_of_pos a (r43 a p_3))). }
  assert (r58 : forall (a : R), 1 < a -> 0 < ln a).
  { assert (identity : forall u0 u1 u2 u3 : R, u3 - 0 = (1 * (u2 - (1 + (- u3))) + (1 * ((1 * u1) - u2) + (1 * (((1 *
    u1) * (u0 - 1)) - 0) + (1 * (1 - (u0 * (1 * u1))) + 0))))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a : R) p_4 => (proj2 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Facts.exp_tangent (- ln a)) (Rules.and_eq 1 (eq_trans (r40 (ln a)) (r46 a p_4)) (Rules.and_lt 1
      (Rules.integer_pos 1 eq_refl) (Facts.mul_pos (1 / a) (a - 1) (r50 a p_4) (r48 a p_4)) (Rules.and_eq 1
      (Facts.mul_inverse a (r55 a p_4)) Rules.no_relation)))) (identity a (/ a) (exp (- ln a)) (ln a))) eq_refl)). }
  assert (r61 : ln b <> 0).
  { exact (Facts.ne_of_pos (ln b) (r58 b given_2)). }
  assert (r62 : forall (t : R), partial real (fun t : R => Si (x * exp (- t * ln b)) / ln b) t ((sin (x * exp (- t *
    ln b)) / (x * exp (- t * ln b)) * (0 * exp (- t * ln b) + x * (exp (- t * ln b) * ((0 * t + -1 * 1) * ln b + - t *
    0))) * ln b - Si (x * exp (- t * ln b)) * 0) / ln b ^ 2)).
  { exact (fun (t : R) => (Rules.deriv_div (r18 t) (r11 t) r61)). }
  assert (r63 : forall (t : R), partial real (fun t : R => -1 * (Si (x * exp (- t * ln b)) / ln b)) t (0 * (Si (x *
    exp (- t * ln b)) / ln b) + -1 * ((sin (x * exp (- t * ln b)) / (x * exp (- t * ln b)) * (0 * exp (- t * ln b) + x
    * (exp (- t * ln b) * ((0 * t + -1 * 1) * ln b + - t * 0))) * ln b - Si (x * exp (- t * ln b)) * 0) / ln b ^ 2))).
  { exact (fun (t : R) => (Rules.deriv_mul (r3 t) (r62 t))). }
  assert (r65 : forall (t : R), partial real (fun t : R => - (Si (x * exp (- t * ln b)) / ln b)) t (0 * (Si (x * exp
    (- t * ln b)) / ln b) + -1 * ((sin (x * exp (- t * ln b)) / (x * exp (- t * ln b)) * (0 * exp (- t * ln b) + x *
    (exp (- t * ln b) * ((0 * t + -1 * 1) * ln b + - t * 0))) * ln b - Si (x * exp (- t * ln b)) * 0) / ln b ^ 2))).
  { exact (fun (t : R) => (Rules.deriv_eq (fun (t : R) => (eq_sym (r1 t))) (r63 t) (@eq_refl R (0 * (Si (x * exp (- t
    * ln b)) / ln b) + -1 * ((sin (x * exp (- t * ln b)) / (x * exp (- t * ln b)) * (0 * exp (- t * ln b) + x * (exp
    (- t * ln b) * ((0 * t + -1 * 1) * ln b + - t * 0))) * ln b - Si (x * exp (- t * ln b)) * 0) / ln b ^ 2))))). }
  assert (r66 : forall (t : R), 0 * (Si (x * exp (- t * ln b)) / ln b) + -1 * ((sin (x * exp (- t * ln b)) / (x * exp
    (- t * ln b)) * (0 * exp (- t * ln b) + x * (exp (- t * ln b) * ((0 * t + -1 * 1) * ln b + - t * 0))) * ln b - Si
    (x * exp (- t * ln b)) * 0) / ln b ^ 2) = 0 * (Si (x * exp (- t * ln b)) * (1 / ln b)) + -1 * ((sin (x * exp (- t
    * ln b)) * (1 / (x * exp (- t * ln b))) * (0 * exp (- t * ln b) + x * (exp (- t * ln b) * ((0 * t + -1 * 1) * ln b
    + - t * 0))) * ln b - Si (x * exp (- t * ln b)) * 0) * (1 / ln b ^ 2))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, ((0 * (u0 * u1)) + ((-1) * (((((u2 * u3) * ((0 * u4) +
    (u5 * (u4 * ((((0 * u6) + ((-1) * 1)) * u7) + ((- u6) * 0)))))) * u7) - (u0 * 0)) * u8))) = ((0 * (u0 * (1 * u1)))
    + ((-1) * (((((u2 * (1 * u3)) * ((0 * u4) + (u5 * (u4 * ((((0 * u6) + ((-1) * 1)) * u7) + ((- u6) * 0)))))) * u7)
    - (u0 * 0)) * (1 * u8))))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8; ring).
    exact (fun (t : R) => (identity (Si (x * exp (- t * ln b))) (/ (ln b)) (sin (x * exp (- t * ln b))) (/ (x * exp (-
      t * ln b))) (exp (- t * ln b)) x t (ln b) (/ (ln b ^ 2)))). }
  assert (r67 : forall (t : R), - t * ln b = -1 * (t * ln b)).
  { assert (identity : forall u0 u1 : R, ((- u0) * u1) = ((-1) * (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (t : R) => (identity t (ln b))). }
  assert (r68 : forall (t : R), exp (- t * ln b) = exp (-1 * (t * ln b))).
  { exact (fun (t : R) => (f_equal (fun (h_2 : R) => exp h_2) (r67 t))). }
  assert (r69 : forall (t : R), -1 * (t * ln b) = - (t * ln b)).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * u1)) = (- (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (t : R) => (identity t (ln b))). }
  assert (r70 : forall (t : R), exp (-1 * (t * ln b)) = exp (- (t * ln b))).
  { exact (fun (t : R) => (f_equal (fun (h_3 : R) => exp h_3) (r69 t))). }
  assert (r73 : forall (t : R), exp (- t * ln b) = 1 / exp (t * ln b)).
  { exact (fun (t : R) => (eq_trans (r68 t) (eq_trans (r70 t) (r40 (t * ln b))))). }
  assert (r74 : forall (t : R), x * exp (- t * ln b) = x * (1 / exp (t * ln b))).
  { exact (fun (t : R) => (f_equal (fun (h_4 : R) => x * h_4) (r73 t))). }
  assert (r75 : forall (t : R), Si (x * exp (- t * ln b)) = Si (x * (1 / exp (t * ln b)))).
  { exact (fun (t : R) => (f_equal (fun (h_5 : R) => Si h_5) (r74 t))). }
  assert (r76 : forall (t : R), sin (x * exp (- t * ln b)) = sin (x * (1 / exp (t * ln b)))).
  { exact (fun (t : R) => (f_equal (fun (h_6 : R) => sin h_6) (r74 t))). }
  assert (r78 : forall (t : R), 1 / exp (- t * ln b) = 1 / (1 / exp (t * ln b))).
  { exact (fun (t : R) => (f_equal (fun (h_7 : R) => 1 / h_7) (r73 t))). }
  assert (r81 : forall (t : R), 1 / x * (1 / exp (- t * ln b)) = 1 / x * exp (t * ln b)).
  { exact (fun (t : R) => (f_equal (fun (h_8 : R) => 1 / x * h_8) (eq_trans (r78 t) (Facts.inverse_inverse (exp (t *
    ln b)))))). }
  assert (r83 : ln b ^ 2 = ln b * ln b).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (ln b)). }
  assert (r84 : 1 / ln b ^ 2 = 1 / (ln b * ln b)).
  { exact (f_equal (fun (h_9 : R) => 1 / h_9) r83). }
  assert (r87 : 1 / ln b * (1 / ln b) = (1 / ln b) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (ln b))). }
  assert (r89 : forall (t : R), 0 * (Si (x * exp (- t * ln b)) * (1 / ln b)) + -1 * ((sin (x * exp (- t * ln b)) * (1
    / (x * exp (- t * ln b))) * (0 * exp (- t * ln b) + x * (exp (- t * ln b) * ((0 * t + -1 * 1) * ln b + - t * 0)))
    * ln b - Si (x * exp (- t * ln b)) * 0) * (1 / ln b ^ 2)) = 0 * (Si (x * (1 / exp (t * ln b))) * (1 / ln b)) + -1
    * ((sin (x * (1 / exp (t * ln b))) * (1 / x * exp (t * ln b)) * (0 * (1 / exp (t * ln b)) + x * (1 / exp (t * ln
    b) * ((0 * t + -1 * 1) * ln b + - t * 0))) * ln b - Si (x * (1 / exp (t * ln b))) * 0) * (1 / ln b) ^ 2)).
  { exact (fun (t : R) => (f_equal5 (fun (h_10 : R) (h_11 : R) (h_12 : R) (h_13 : R) (h_14 : R) => 0 * (h_10 * (1 / ln
    b)) + -1 * ((h_11 * h_12 * (0 * h_13 + x * (h_13 * ((0 * t + -1 * 1) * ln b + - t * 0))) * ln b - h_10 * 0) *
    h_14)) (r75 t) (r76 t) (eq_trans (Facts.inverse_mul x (exp (- t * ln b))) (r81 t)) (r73 t) (eq_trans (eq_trans r84
    (Facts.inverse_mul (ln b) (ln b))) r87))). }
  assert (r91 : x <> 0).
  { exact (Facts.ne_of_pos x given_1). }
  assert (r94 : forall (t : R), 0 < exp (t * ln b)).
  { exact (fun (t : R) => (Facts.exp_pos (t * ln b))). }
  assert (r96 : forall (t : R), exp (t * ln b) <> 0).
  { exact (fun (t : R) => (Facts.ne_of_pos (exp (t * ln b)) (r94 t))). }
  assert (r99 : forall (t : R), 1 / exp (t * ln b) * exp (t * ln b) = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (fun (t : R) => (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp (t * ln b)) (r96 t))
      Rules.no_equation) (identity (/ (exp (t * ln b))) (exp (t * ln b))))). }
  assert (r102 : 1 / ln b * ln b = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (ln b) r61) Rules.no_equation) (identity
      (/ (ln b)) (ln b))). }
  assert (r103 : forall (t : R), 0 * (Si (x * (1 / exp (t * ln b))) * (1 / ln b)) + -1 * ((sin (x * (1 / exp (t * ln
    b))) * (1 / x * exp (t * ln b)) * (0 * (1 / exp (t * ln b)) + x * (1 / exp (t * ln b) * ((0 * t + -1 * 1) * ln b +
    - t * 0))) * ln b - Si (x * (1 / exp (t * ln b))) * 0) * (1 / ln b) ^ 2) = sin (x * (1 / exp (t * ln b)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, u0 - ((0 * (u1 * (1 * u2))) + ((-1) * (((((u0 * ((1 *
    u3) * u4)) * ((0 * (1 * u5)) + (u6 * ((1 * u5) * ((((0 * u7) + ((-1) * 1)) * u8) + ((- u7) * 0)))))) * u8) - (u1 *
    0)) * ((1 * u2) ^ 2)))) = ((((((1 * u5) * ((1 * u2) ^ 2)) * u4) * (u8 ^ 2)) * u0) * (1 - (u6 * (1 * u3))) + (((((1
    * u2) ^ 2) * (u8 ^ 2)) * u0) * (1 - ((1 * u5) * u4)) + ((((1 * u2) * u8) * u0) * (1 - ((1 * u2) * u8)) + (u0 * (1
    - ((1 * u2) * u8)) + 0))))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8; ring).
    exact (fun (t : R) => (Rules.linear_combination (Rules.and_equation (1 / exp (t * ln b) * (1 / ln b) ^ 2 * exp (t
      * ln b) * ln b ^ 2 * sin (x * (1 / exp (t * ln b)))) (Facts.mul_inverse x r91) (Rules.and_equation ((1 / ln b) ^
      2 * ln b ^ 2 * sin (x * (1 / exp (t * ln b)))) (r99 t) (Rules.and_equation (1 / ln b * ln b * sin (x * (1 / exp
      (t * ln b)))) r102 (Rules.and_equation (sin (x * (1 / exp (t * ln b)))) r102 Rules.no_equation)))) (identity
      (sin (x * (1 / exp (t * ln b)))) (Si (x * (1 / exp (t * ln b)))) (/ (ln b)) (/ x) (exp (t * ln b)) (/ (exp (t *
      ln b))) x t (ln b)))). }
  assert (r107 : forall (t : R), partial real (fun t : R => - (Si (x * exp (- t * ln b)) / ln b)) t (sin (x * exp (- t
    * ln b)))).
  { exact (fun (t : R) => (Rules.deriv_eq (fun (t : R) => (@eq_refl R (- (Si (x * exp (- t * ln b)) / ln b)))) (r65 t)
    (eq_trans (eq_trans (eq_trans (r66 t) (r89 t)) (r103 t)) (eq_sym (r76 t))))). }
  assert (r108 : forall (t : R), partial real (fun t : R => sin (x * exp (- t * ln b))) t (cos (x * exp (- t * ln b))
    * (0 * exp (- t * ln b) + x * (exp (- t * ln b) * ((0 * t + -1 * 1) * ln b + - t * 0))))).
  { exact (fun (t : R) => (Rules.deriv_fn Rules.outer_sin (r14 t))). }
  assert (r109 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r110 : 0 <= 1).
  { assert (identity : 1 - 0 = (1 * (1 - 0) + 0)) by ring.
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r109)
      Rules.no_relation) identity)). }
  assert (r111 : integral (fun t : R => sin (x * exp (- t * ln b))) 0 1 (- (Si (x * exp (- 1 * ln b)) / ln b) - - (Si
    (x * exp (- 0 * ln b)) / ln b))).
  { exact (Rules.fundamental_theorem (fun t : R => - (Si (x * exp (- t * ln b)) / ln b)) (fun t : R => sin (x * exp (-
    t * ln b))) (fun t : R => cos (x * exp (- t * ln b)) * (0 * exp (- t * ln b) + x * (exp (- t * ln b) * ((0 * t +
    -1 * 1) * ln b + - t * 0)))) (fun (t : R) p_5 p_6 => (r107 t)) (fun (t : R) p_7 p_8 => (r108 t)) r110). }
  assert (r112 : - (Si (x * exp (- 1 * ln b)) / ln b) - - (Si (x * exp (- 0 * ln b)) / ln b) = - (Si (x * exp (- 1 *
    ln b)) * (1 / ln b)) - - (Si (x * exp (- 0 * ln b)) * (1 / ln b))).
  { assert (identity : forall u0 u1 u2 : R, ((- (u0 * u1)) - (- (u2 * u1))) = ((- (u0 * (1 * u1))) - (- (u2 * (1 *
    u1))))) by (intros u0 u1 u2; ring).
    exact (identity (Si (x * exp (- 1 * ln b))) (/ (ln b)) (Si (x * exp (- 0 * ln b)))). }
  assert (r113 : - 1 * ln b = -1 * ln b).
  { assert (identity : forall u0 : R, ((- 1) * u0) = ((-1) * u0)) by (intros u0; ring).
    exact (identity (ln b)). }
  assert (r114 : exp (- 1 * ln b) = exp (-1 * ln b)).
  { exact (f_equal (fun (h_15 : R) => exp h_15) r113). }
  assert (r115 : -1 * ln b = - ln b).
  { assert (identity : forall u0 : R, ((-1) * u0) = (- u0)) by (intros u0; ring).
    exact (identity (ln b)). }
  assert (r116 : exp (-1 * ln b) = exp (- ln b)).
  { exact (f_equal (fun (h_16 : R) => exp h_16) r115). }
  assert (r120 : x * exp (- 1 * ln b) = x * (1 / exp (ln b))).
  { exact (f_equal (fun (h_17 : R) => x * h_17) (eq_trans r114 (eq_trans r116 (r40 (ln b))))). }
  assert (r121 : Si (x * exp (- 1 * ln b)) = Si (x * (1 / exp (ln b)))).
  { exact (f_equal (fun (h_18 : R) => Si h_18) r120). }
  assert (r122 : - 0 * ln b = 0).
  { assert (identity : forall u0 : R, ((- 0) * u0) = 0) by (intros u0; ring).
    exact (identity (ln b)). }
  assert (r123 : exp (- 0 * ln b) = exp 0).
  { exact (f_equal (fun (h_19 : R) => exp h_19) r122). }
  assert (r125 : x * exp (- 0 * ln b) = x * 1).
  { exact (f_equal (fun (h_20 : R) => x * h_20) (eq_trans r123 r35)). }
  assert (r126 : x * 1 = x).
  { assert (identity : forall u0 : R, (u0 * 1) = u0) by (intros u0; ring).
    exact (identity x). }
  assert (r128 : Si (x * exp (- 0 * ln b)) = Si x).
  { exact (f_equal (fun (h_21 : R) => Si h_21) (eq_trans r125 r126)). }
  assert (r129 : - (Si (x * exp (- 1 * ln b)) * (1 / ln b)) - - (Si (x * exp (- 0 * ln b)) * (1 / ln b)) = - (Si (x *
    (1 / exp (ln b))) * (1 / ln b)) - - (Si x * (1 / ln b))).
  { exact (f_equal2 (fun (h_22 : R) (h_23 : R) => - (h_22 * (1 / ln b)) - - (h_23 * (1 / ln b))) r121 r128). }
  assert (r131 : - (Si (x * (1 / exp (ln b))) * (1 / ln b)) - - (Si x * (1 / ln b)) = 1 / ln b * Si x + -1 * (1 / ln b
    * Si (x * (1 / exp (ln b))))).
  { assert (identity : forall u0 u1 u2 : R, ((- (u0 * (1 * u1))) - (- (u2 * (1 * u1)))) = (((1 * u1) * u2) + ((-1) *
    ((1 * u1) * u0)))) by (intros u0 u1 u2; ring).
    exact (identity (Si (x * (1 / exp (ln b)))) (/ (ln b)) (Si x)). }
  assert (r133 : (Si x - Si (x * exp (- ln b))) / ln b = (Si x - Si (x * exp (- ln b))) * (1 / ln b)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 - u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity (Si x) (Si (x * exp (- ln b))) (/ (ln b))). }
  assert (r134 : x * exp (- ln b) = x * (1 / exp (ln b))).
  { exact (f_equal (fun (h_24 : R) => x * h_24) (r40 (ln b))). }
  assert (r135 : Si (x * exp (- ln b)) = Si (x * (1 / exp (ln b)))).
  { exact (f_equal (fun (h_25 : R) => Si h_25) r134). }
  assert (r136 : (Si x - Si (x * exp (- ln b))) * (1 / ln b) = (Si x - Si (x * (1 / exp (ln b)))) * (1 / ln b)).
  { exact (f_equal (fun (h_26 : R) => (Si x - h_26) * (1 / ln b)) r135). }
  assert (r138 : (Si x - Si (x * (1 / exp (ln b)))) * (1 / ln b) = 1 / ln b * Si x + -1 * (1 / ln b * Si (x * (1 / exp
    (ln b))))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * (1 * u2)) = (((1 * u2) * u0) + ((-1) * ((1 * u2) * u1)))) by
    (intros u0 u1 u2; ring).
    exact (identity (Si x) (Si (x * (1 / exp (ln b)))) (/ (ln b))). }
  assert (r142 : 0 < b).
  { assert (identity : forall u0 : R, u0 - 0 = (1 + (1 * (u0 - 1) + 0))) by (intros u0; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) (Rules.and_lt 1
      (Rules.integer_pos 1 eq_refl) given_2 Rules.no_relation)) (identity b)) eq_refl). }
  assert (r145 : 1 / exp (ln b) = 1 / b).
  { exact (f_equal (fun (h_27 : R) => 1 / h_27) (Facts.exp_log b r142)). }
  assert (r147 : x * exp (- ln b) = x * (1 / b)).
  { exact (f_equal (fun (h_28 : R) => x * h_28) (eq_trans (r40 (ln b)) r145)). }
  assert (r148 : Si (x * exp (- ln b)) = Si (x * (1 / b))).
  { exact (f_equal (fun (h_29 : R) => Si h_29) r147). }
  assert (r149 : (Si x - Si (x * exp (- ln b))) * (1 / ln b) = (Si x - Si (x * (1 / b))) * (1 / ln b)).
  { exact (f_equal (fun (h_30 : R) => (Si x - h_30) * (1 / ln b)) r148). }
  assert (r151 : (Si x - Si (x * (1 / b))) * (1 / ln b) = 1 / ln b * Si x + -1 * (1 / ln b * Si (x * (1 / b)))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * (1 * u2)) = (((1 * u2) * u0) + ((-1) * ((1 * u2) * u1)))) by
    (intros u0 u1 u2; ring).
    exact (identity (Si x) (Si (x * (1 / b))) (/ (ln b))). }
  assert (r153 : (Si x - Si (x / b)) / ln b = (Si x - Si (x / b)) * (1 / ln b)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 - u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity (Si x) (Si (x / b)) (/ (ln b))). }
  assert (r154 : x / b = x * (1 / b)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity x (/ b)). }
  assert (r155 : Si (x / b) = Si (x * (1 / b))).
  { exact (f_equal (fun (h_31 : R) => Si h_31) r154). }
  assert (r156 : (Si x - Si (x / b)) * (1 / ln b) = (Si x - Si (x * (1 / b))) * (1 / ln b)).
  { exact (f_equal (fun (h_32 : R) => (Si x - h_32) * (1 / ln b)) r155). }
  exact (eq_ind (- (Si (x * exp (- 1 * ln b)) / ln b) - - (Si (x * exp (- 0 * ln b)) / ln b)) (fun (h_33 : R) =>
    integral (fun t : R => sin (x * exp (- t * ln b))) 0 1 h_33) r111 ((Si x - Si (x / b)) / ln b) (eq_trans (eq_trans
    (eq_trans (eq_trans r112 r129) r131) (eq_sym (eq_trans (eq_trans r133 r136) r138))) (eq_trans (eq_trans (eq_trans
    r133 r149) r151) (eq_sym (eq_trans (eq_trans r153 r156) r151))))).
Qed.

(* The schedule $t$. *)
Theorem decay_linear (x : R)
    (given : x <> 0) :
  integral (fun t : R => cos (x * t)) 0 1 (sin x / x).
Proof.
  assert (r1 : forall (t : R), partial real (fun t : R => x) t 0).
  { exact (fun (t : R) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (t : R), partial real (fun t : R => t) t 1).
  { exact (fun (t : R) => (Rules.deriv_entry_real t)). }
  assert (r3 : forall (t : R), partial real (fun t : R => x * t) t (0 * t + x * 1)).
  { exact (fun (t : R) => (Rules.deriv_mul (r1 t) (r2 t))). }
  assert (r4 : forall (t : R), partial real (fun t : R => sin (x * t)) t (cos (x * t) * (0 * t + x * 1))).
  { exact (fun (t : R) => (Rules.deriv_fn Rules.outer_sin (r3 t))). }
  assert (r6 : forall (t : R), partial real (fun t : R => sin (x * t) / x) t ((cos (x * t) * (0 * t + x * 1) * x - sin
    (x * t) * 0) / x ^ 2)).
  { exact (fun (t : R) => (Rules.deriv_div (r4 t) (r1 t) given)). }
  assert (r7 : forall (t : R), (cos (x * t) * (0 * t + x * 1) * x - sin (x * t) * 0) / x ^ 2 = (cos (x * t) * (0 * t +
    x * 1) * x - sin (x * t) * 0) * (1 / x ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * ((0 * u1) + (u2 * 1))) * u2) - (u3 * 0)) * u4) = ((((u0 *
    ((0 * u1) + (u2 * 1))) * u2) - (u3 * 0)) * (1 * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (t : R) => (identity (cos (x * t)) t x (sin (x * t)) (/ (x ^ 2)))). }
  assert (r8 : forall (t : R), x * t = t * x).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (t : R) => (identity x t)). }
  assert (r9 : forall (t : R), cos (x * t) = cos (t * x)).
  { exact (fun (t : R) => (f_equal (fun (h : R) => cos h) (r8 t))). }
  assert (r10 : forall (t : R), sin (x * t) = sin (t * x)).
  { exact (fun (t : R) => (f_equal (fun (h_ : R) => sin h_) (r8 t))). }
  assert (r11 : x ^ 2 = x * x).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity x). }
  assert (r12 : 1 / x ^ 2 = 1 / (x * x)).
  { exact (f_equal (fun (h_1 : R) => 1 / h_1) r11). }
  assert (r15 : 1 / x * (1 / x) = (1 / x) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ x)). }
  assert (r17 : forall (t : R), (cos (x * t) * (0 * t + x * 1) * x - sin (x * t) * 0) * (1 / x ^ 2) = (cos (t * x) *
    (0 * t + x * 1) * x - sin (t * x) * 0) * (1 / x) ^ 2).
  { exact (fun (t : R) => (f_equal3 (fun (h_2 : R) (h_3 : R) (h_4 : R) => (h_2 * (0 * t + x * 1) * x - h_3 * 0) * h_4)
    (r9 t) (r10 t) (eq_trans (eq_trans r12 (Facts.inverse_mul x x)) r15))). }
  assert (r19 : x * (1 / x) = 1).
  { exact (Facts.mul_inverse x given). }
  assert (r20 : forall (t : R), (cos (t * x) * (0 * t + x * 1) * x - sin (t * x) * 0) * (1 / x) ^ 2 = cos (t * x)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, u0 - ((((u0 * ((0 * u1) + (u2 * 1))) * u2) - (u3 * 0)) * ((1 * u4) ^
    2)) = (((u2 * (1 * u4)) * u0) * (1 - (u2 * (1 * u4))) + (u0 * (1 - (u2 * (1 * u4))) + 0))) by (intros u0 u1 u2 u3
    u4; ring).
    exact (fun (t : R) => (Rules.linear_combination (Rules.and_equation (x * (1 / x) * cos (t * x)) r19
      (Rules.and_equation (cos (t * x)) r19 Rules.no_equation)) (identity (cos (t * x)) t x (sin (t * x)) (/ x)))). }
  assert (r24 : forall (t : R), partial real (fun t : R => sin (x * t) / x) t (cos (x * t))).
  { exact (fun (t : R) => (Rules.deriv_eq (fun (t : R) => (@eq_refl R (sin (x * t) / x))) (r6 t) (eq_trans (eq_trans
    (eq_trans (r7 t) (r17 t)) (r20 t)) (eq_sym (r9 t))))). }
  assert (r25 : forall (t : R), partial real (fun t : R => cos (x * t)) t (- sin (x * t) * (0 * t + x * 1))).
  { exact (fun (t : R) => (Rules.deriv_fn Rules.outer_cos (r3 t))). }
  assert (r26 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r27 : 0 <= 1).
  { assert (identity : 1 - 0 = (1 * (1 - 0) + 0)) by ring.
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r26)
      Rules.no_relation) identity)). }
  assert (r28 : integral (fun t : R => cos (x * t)) 0 1 (sin (x * 1) / x - sin (x * 0) / x)).
  { exact (Rules.fundamental_theorem (fun t : R => sin (x * t) / x) (fun t : R => cos (x * t)) (fun t : R => - sin (x
    * t) * (0 * t + x * 1)) (fun (t : R) p p_ => (r24 t)) (fun (t : R) p_1 p_2 => (r25 t)) r27). }
  assert (r29 : sin (x * 1) / x - sin (x * 0) / x = sin (x * 1) * (1 / x) - sin (x * 0) * (1 / x)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) - (u2 * u1)) = ((u0 * (1 * u1)) - (u2 * (1 * u1)))) by (intros
    u0 u1 u2; ring).
    exact (identity (sin (x * 1)) (/ x) (sin (x * 0))). }
  assert (r30 : x * 1 = x).
  { assert (identity : forall u0 : R, (u0 * 1) = u0) by (intros u0; ring).
    exact (identity x). }
  assert (r31 : sin (x * 1) = sin x).
  { exact (f_equal (fun (h_5 : R) => sin h_5) r30). }
  assert (r32 : x * 0 = 0).
  { assert (identity : forall u0 : R, (u0 * 0) = 0) by (intros u0; ring).
    exact (identity x). }
  assert (r33 : sin (x * 0) = sin 0).
  { exact (f_equal (fun (h_6 : R) => sin h_6) r32). }
  assert (r34 : sin (x * 1) * (1 / x) - sin (x * 0) * (1 / x) = sin x * (1 / x) - sin 0 * (1 / x)).
  { exact (f_equal2 (fun (h_7 : R) (h_8 : R) => h_7 * (1 / x) - h_8 * (1 / x)) r31 r33). }
  assert (r36 : sin x * (1 / x) - sin 0 * (1 / x) = 1 / x * sin x + -1 * (1 / x * sin 0)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) - (u2 * (1 * u1))) = (((1 * u1) * u0) + ((-1) * ((1 * u1)
    * u2)))) by (intros u0 u1 u2; ring).
    exact (identity (sin x) (/ x) (sin 0)). }
  assert (r38 : sin x / x - sin 0 / x = 1 / x * sin x + -1 * (1 / x * sin 0)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) - (u2 * u1)) = (((1 * u1) * u0) + ((-1) * ((1 * u1) * u2)))) by
    (intros u0 u1 u2; ring).
    exact (identity (sin x) (/ x) (sin 0)). }
  assert (r41 : sin x / x - sin 0 / x = sin x * (1 / x) - sin 0 * (1 / x)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) - (u2 * u1)) = ((u0 * (1 * u1)) - (u2 * (1 * u1)))) by (intros
    u0 u1 u2; ring).
    exact (identity (sin x) (/ x) (sin 0)). }
  assert (r42 : 0 = - 0).
  { assert (identity : 0 = (- 0)) by ring.
    exact identity. }
  assert (r43 : sin 0 = sin (- 0)).
  { exact (f_equal (fun (h_9 : R) => sin h_9) r42). }
  assert (r46 : sin 0 = 0).
  { assert (identity : forall u0 : R, 0 - u0 = ((1/2) * ((- u0) - u0) + 0)) by (intros u0; field).
    exact (Rules.linear_combination (Rules.and_equation (1 / 2) (eq_trans r43 (Facts.sin_neg 0)) Rules.no_equation)
      (identity (sin 0))). }
  assert (r47 : sin x * (1 / x) - sin 0 * (1 / x) = sin x * (1 / x) - 0 * (1 / x)).
  { exact (f_equal (fun (h_10 : R) => sin x * (1 / x) - h_10 * (1 / x)) r46). }
  assert (r49 : sin x * (1 / x) - 0 * (1 / x) = 1 / x * sin x).
  { assert (identity : forall u0 u1 : R, ((u0 * (1 * u1)) - (0 * (1 * u1))) = ((1 * u1) * u0)) by (intros u0 u1;
    ring).
    exact (identity (sin x) (/ x)). }
  assert (r51 : sin x / x = 1 / x * sin x).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (sin x) (/ x)). }
  exact (eq_ind (sin (x * 1) / x - sin (x * 0) / x) (fun (h_11 : R) => integral (fun t : R => cos (x * t)) 0 1 h_11)
    r28 (sin x / x) (eq_trans (eq_trans (eq_trans (eq_trans r29 r34) r36) (eq_sym r38)) (eq_trans (eq_trans (eq_trans
    r41 r47) r49) (eq_sym r51)))).
Qed.

(* The schedule $t^2$. *)
Theorem decay_square (x : R)
    (given : 0 < x) :
  integral (fun t : R => cos (x * t ^ 2)) 0 1 (fresnelc (sqrt (2 * x / PI)) / sqrt (2 * x / PI)) /\ integral (fun t :
    R => sin (x * t ^ 2)) 0 1 (fresnels (sqrt (2 * x / PI)) / sqrt (2 * x / PI)).
Proof.
  assert (r1 : forall (t : R), partial real (fun t : R => sqrt (2 * x / PI)) t 0).
  { exact (fun (t : R) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (t : R), partial real (fun t : R => t) t 1).
  { exact (fun (t : R) => (Rules.deriv_entry_real t)). }
  assert (r3 : forall (t : R), partial real (fun t : R => sqrt (2 * x / PI) * t) t (0 * t + sqrt (2 * x / PI) * 1)).
  { exact (fun (t : R) => (Rules.deriv_mul (r1 t) (r2 t))). }
  assert (r4 : forall (t : R), partial real (fun t : R => fresnelc (sqrt (2 * x / PI) * t)) t (cos (PI / 2 * (sqrt (2
    * x / PI) * t) ^ 2) * (0 * t + sqrt (2 * x / PI) * 1))).
  { exact (fun (t : R) => (Rules.deriv_fn SpecialFunctions.outer_fresnelc (r3 t))). }
  assert (r5 : 0 < PI).
  { exact Facts.pi_pos. }
  assert (r7 : 0 < 1 / PI).
  { exact (Facts.inverse_pos PI r5). }
  assert (r8 : 0 < 2).
  { assert (identity : 2 - 0 = (2 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 2 (Rules.integer_pos 2 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r10 : 0 < 2 * x).
  { exact (Facts.mul_pos 2 x r8 given). }
  assert (r14 : 2 * x * (1 / PI) = 2 * x / PI).
  { assert (identity : forall u0 u1 : R, ((2 * u0) * (1 * u1)) = ((2 * u0) * u1)) by (intros u0 u1; ring).
    exact (identity x (/ PI)). }
  assert (r15 : 0 < 2 * x / PI).
  { exact (eq_ind (2 * x * (1 / PI)) (fun (h : R) => 0 < h) (Facts.mul_pos (2 * x) (1 / PI) r10 r7) (2 * x / PI) r14).
    }
  assert (r18 : forall (a : R), 0 < a -> 0 <= a).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (a : R) p => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ p) Rules.no_relation) (identity a)))). }
  assert (r19 : forall (a : R), 0 <= a -> sqrt a ^ 2 = a).
  { exact (fun (a : R) p_ => (Facts.sqrt_square a p_)). }
  assert (r22 : forall (a : R), sqrt a ^ 2 = sqrt a * sqrt a).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r24 : forall (a : R), 0 < a -> sqrt a * sqrt a <> 0).
  { exact (fun (a : R) p_1 => (eq_ind a (fun (h_ : R) => h_ <> 0) (Facts.ne_of_pos a p_1) (sqrt a * sqrt a) (eq_trans
    (eq_sym (r19 a (r18 a p_1))) (r22 a)))). }
  assert (r28 : forall (a : R), (- sqrt a) ^ 2 = sqrt a ^ 2).
  { assert (identity : forall u0 : R, ((- u0) ^ 2) = (u0 ^ 2)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r29 : forall (a : R), sqrt ((- sqrt a) ^ 2) = sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (f_equal (fun (h_1 : R) => sqrt h_1) (r28 a))). }
  assert (r30 : forall (a : R), - sqrt a <= sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (eq_ind (sqrt ((- sqrt a) ^ 2)) (fun (h_2 : R) => - sqrt a <= h_2) (Facts.le_sqrt_square (-
    sqrt a)) (sqrt (sqrt a ^ 2)) (r29 a))). }
  assert (r31 : forall (a : R), 0 <= a -> sqrt (sqrt a ^ 2) = sqrt a).
  { exact (fun (a : R) p_2 => (f_equal (fun (h_3 : R) => sqrt h_3) (r19 a p_2))). }
  assert (r32 : forall (a : R), 0 <= a -> 0 <= sqrt a).
  { assert (identity : forall u0 u1 : R, u0 - 0 = ((1/2) * (u1 - (- u0)) + ((1/2) * (u0 - u1) + 0))) by (intros u0 u1;
    field).
    exact (fun (a : R) p_3 => (proj1 (Rules.positive_combination (Rules.and_le (1 / 2) (Rules.numeral_nonneg 1 2
      eq_refl) (r30 a) (Rules.and_eq (1 / 2) (r31 a p_3) Rules.no_relation)) (identity (sqrt a) (sqrt (sqrt a ^
      2)))))). }
  assert (r33 : forall (a : R), 0 < a -> 0 <= sqrt a).
  { exact (fun (a : R) p_4 => (r32 a (r18 a p_4))). }
  assert (r35 : forall (a : R), 0 < a -> sqrt (sqrt a) ^ 2 = sqrt a).
  { exact (fun (a : R) p_5 => (Facts.sqrt_square (sqrt a) (r33 a p_5))). }
  assert (r37 : forall (a : R), sqrt (sqrt a) ^ 2 = sqrt (sqrt a) * sqrt (sqrt a)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt (sqrt a)))). }
  assert (r39 : forall (a : R), 0 < a -> sqrt (sqrt a) * sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_6 => (eq_ind (sqrt a) (fun (h_4 : R) => h_4 <> 0) (Facts.ne_of_mul (sqrt a) (sqrt a) (r24 a
    p_6)) (sqrt (sqrt a) * sqrt (sqrt a)) (eq_trans (eq_sym (r35 a p_6)) (r37 a)))). }
  assert (r41 : forall (a : R), 0 < a -> sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_7 => (Facts.ne_of_mul (sqrt (sqrt a)) (sqrt (sqrt a)) (r39 a p_7))). }
  assert (r44 : forall (a : R), 0 < a -> 0 < sqrt a).
  { exact (fun (a : R) p_8 => (eq_ind (sqrt (sqrt a) ^ 2) (fun (h_5 : R) => 0 < h_5) (Facts.square_pos (sqrt (sqrt a))
    (r41 a p_8)) (sqrt a) (r35 a p_8))). }
  assert (r46 : 0 < sqrt (2 * x / PI)).
  { exact (r44 (2 * x / PI) r15). }
  assert (r48 : sqrt (2 * x / PI) <> 0).
  { exact (Facts.ne_of_pos (sqrt (2 * x / PI)) r46). }
  assert (r49 : forall (t : R), partial real (fun t : R => fresnelc (sqrt (2 * x / PI) * t) / sqrt (2 * x / PI)) t
    ((cos (PI / 2 * (sqrt (2 * x / PI) * t) ^ 2) * (0 * t + sqrt (2 * x / PI) * 1) * sqrt (2 * x / PI) - fresnelc
    (sqrt (2 * x / PI) * t) * 0) / sqrt (2 * x / PI) ^ 2)).
  { exact (fun (t : R) => (Rules.deriv_div (r4 t) (r1 t) r48)). }
  assert (r50 : forall (t : R), (cos (PI / 2 * (sqrt (2 * x / PI) * t) ^ 2) * (0 * t + sqrt (2 * x / PI) * 1) * sqrt
    (2 * x / PI) - fresnelc (sqrt (2 * x / PI) * t) * 0) / sqrt (2 * x / PI) ^ 2 = (cos (PI / 2 * (sqrt (2 * x / PI) *
    t) ^ 2) * (0 * t + sqrt (2 * x / PI) * 1) * sqrt (2 * x / PI) - fresnelc (sqrt (2 * x / PI) * t) * 0) * (1 / sqrt
    (2 * x / PI) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * ((0 * u1) + (u2 * 1))) * u2) - (u3 * 0)) * u4) = ((((u0 *
    ((0 * u1) + (u2 * 1))) * u2) - (u3 * 0)) * (1 * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (t : R) => (identity (cos (PI / 2 * (sqrt (2 * x / PI) * t) ^ 2)) t (sqrt (2 * x / PI)) (fresnelc (sqrt
      (2 * x / PI) * t)) (/ (sqrt (2 * x / PI) ^ 2)))). }
  assert (r51 : 2 * x / PI = 2 * (x * (1 / PI))).
  { assert (identity : forall u0 u1 : R, ((2 * u0) * u1) = (2 * (u0 * (1 * u1)))) by (intros u0 u1; ring).
    exact (identity x (/ PI)). }
  assert (r52 : sqrt (2 * x / PI) = sqrt (2 * (x * (1 / PI)))).
  { exact (f_equal (fun (h_6 : R) => sqrt h_6) r51). }
  assert (r53 : forall (t : R), PI / 2 * (sqrt (2 * x / PI) * t) ^ 2 = PI / 2 * (sqrt (2 * (x * (1 / PI))) * t) ^ 2).
  { exact (fun (t : R) => (f_equal (fun (h_7 : R) => PI / 2 * (h_7 * t) ^ 2) r52)). }
  assert (r55 : 0 < x * (1 / PI)).
  { exact (Facts.mul_pos x (1 / PI) given r7). }
  assert (r58 : 0 < 2 * (x * (1 / PI))).
  { exact (Facts.mul_pos 2 (x * (1 / PI)) r8 r55). }
  assert (r59 : 0 <= 2 * (x * (1 / PI))).
  { assert (identity : forall u0 u1 : R, (2 * (u0 * (1 * u1))) - 0 = (1 * ((2 * (u0 * (1 * u1))) - 0) + 0)) by (intros
    u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r58)
      Rules.no_relation) (identity x (/ PI)))). }
  assert (r63 : PI <> 0).
  { exact (Facts.ne_of_pos PI r5). }
  assert (r66 : 1 / PI * PI = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse PI r63) Rules.no_equation) (identity (/
      PI) PI)). }
  assert (r67 : forall (t : R), PI / 2 * (sqrt (2 * (x * (1 / PI))) * t) ^ 2 = t ^ 2 * x).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 ^ 2) * u1) - ((u2 / 2) * ((u3 * u0) ^ 2)) = (((1/2) * ((u0 ^ 2)
    * u2)) * ((2 * (u1 * (1 * u4))) - (u3 ^ 2)) + (((u0 ^ 2) * u1) * (1 - ((1 * u4) * u2)) + 0))) by (intros u0 u1 u2
    u3 u4; field).
    exact (fun (t : R) => (Rules.linear_combination (Rules.and_equation (1 / 2 * (t ^ 2 * PI)) (Facts.sqrt_square (2 *
      (x * (1 / PI))) r59) (Rules.and_equation (t ^ 2 * x) r66 Rules.no_equation)) (identity t x PI (sqrt (2 * (x * (1
      / PI)))) (/ PI)))). }
  assert (r68 : forall (t : R), PI / 2 * (sqrt (2 * x / PI) * t) ^ 2 = t ^ 2 * x).
  { exact (fun (t : R) => (eq_trans (r53 t) (r67 t))). }
  assert (r69 : forall (t : R), cos (PI / 2 * (sqrt (2 * x / PI) * t) ^ 2) = cos (t ^ 2 * x)).
  { exact (fun (t : R) => (f_equal (fun (h_8 : R) => cos h_8) (r68 t))). }
  assert (r70 : forall (t : R), sqrt (2 * x / PI) * t = sqrt (2 * (x * (1 / PI))) * t).
  { exact (fun (t : R) => (f_equal (fun (h_9 : R) => h_9 * t) r52)). }
  assert (r71 : forall (t : R), sqrt (2 * (x * (1 / PI))) * t = t * sqrt (2 * (x * (1 / PI)))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (t : R) => (identity (sqrt (2 * (x * (1 / PI)))) t)). }
  assert (r72 : forall (t : R), sqrt (2 * x / PI) * t = t * sqrt (2 * (x * (1 / PI)))).
  { exact (fun (t : R) => (eq_trans (r70 t) (r71 t))). }
  assert (r73 : forall (t : R), fresnelc (sqrt (2 * x / PI) * t) = fresnelc (t * sqrt (2 * (x * (1 / PI))))).
  { exact (fun (t : R) => (f_equal (fun (h_10 : R) => fresnelc h_10) (r72 t))). }
  assert (r74 : sqrt (2 * x / PI) ^ 2 = sqrt (2 * x / PI) * sqrt (2 * x / PI)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (sqrt (2 * x / PI))). }
  assert (r75 : 1 / sqrt (2 * x / PI) ^ 2 = 1 / (sqrt (2 * x / PI) * sqrt (2 * x / PI))).
  { exact (f_equal (fun (h_11 : R) => 1 / h_11) r74). }
  assert (r78 : 1 / sqrt (2 * x / PI) = 1 / sqrt (2 * (x * (1 / PI)))).
  { exact (f_equal (fun (h_12 : R) => 1 / h_12) r52). }
  assert (r79 : 1 / sqrt (2 * x / PI) * (1 / sqrt (2 * x / PI)) = 1 / sqrt (2 * (x * (1 / PI))) * (1 / sqrt (2 * (x *
    (1 / PI))))).
  { exact (f_equal (fun (h_13 : R) => h_13 * h_13) r78). }
  assert (r80 : 1 / sqrt (2 * (x * (1 / PI))) * (1 / sqrt (2 * (x * (1 / PI)))) = (1 / sqrt (2 * (x * (1 / PI)))) ^
    2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (sqrt (2 * (x * (1 / PI)))))). }
  assert (r82 : 1 / sqrt (2 * x / PI) ^ 2 = (1 / sqrt (2 * (x * (1 / PI)))) ^ 2).
  { exact (eq_trans (eq_trans r75 (Facts.inverse_mul (sqrt (2 * x / PI)) (sqrt (2 * x / PI)))) (eq_trans r79 r80)). }
  assert (r83 : forall (t : R), (cos (PI / 2 * (sqrt (2 * x / PI) * t) ^ 2) * (0 * t + sqrt (2 * x / PI) * 1) * sqrt
    (2 * x / PI) - fresnelc (sqrt (2 * x / PI) * t) * 0) * (1 / sqrt (2 * x / PI) ^ 2) = (cos (t ^ 2 * x) * (0 * t +
    sqrt (2 * (x * (1 / PI))) * 1) * sqrt (2 * (x * (1 / PI))) - fresnelc (t * sqrt (2 * (x * (1 / PI)))) * 0) * (1 /
    sqrt (2 * (x * (1 / PI)))) ^ 2).
  { exact (fun (t : R) => (f_equal4 (fun (h_14 : R) (h_15 : R) (h_16 : R) (h_17 : R) => (h_14 * (0 * t + h_15 * 1) *
    h_15 - h_16 * 0) * h_17) (r69 t) r52 (r73 t) r82)). }
  assert (r86 : 0 < sqrt (2 * (x * (1 / PI)))).
  { exact (r44 (2 * (x * (1 / PI))) r58). }
  assert (r88 : sqrt (2 * (x * (1 / PI))) <> 0).
  { exact (Facts.ne_of_pos (sqrt (2 * (x * (1 / PI)))) r86). }
  assert (r91 : 1 / sqrt (2 * (x * (1 / PI))) * sqrt (2 * (x * (1 / PI))) = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (sqrt (2 * (x * (1 / PI)))) r88)
      Rules.no_equation) (identity (/ (sqrt (2 * (x * (1 / PI))))) (sqrt (2 * (x * (1 / PI)))))). }
  assert (r92 : forall (t : R), (cos (t ^ 2 * x) * (0 * t + sqrt (2 * (x * (1 / PI))) * 1) * sqrt (2 * (x * (1 / PI)))
    - fresnelc (t * sqrt (2 * (x * (1 / PI)))) * 0) * (1 / sqrt (2 * (x * (1 / PI)))) ^ 2 = cos (t ^ 2 * x)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, u0 - ((((u0 * ((0 * u1) + (u2 * 1))) * u2) - (u3 * 0)) * ((1 * u4) ^
    2)) = ((((1 * u4) * u0) * u2) * (1 - ((1 * u4) * u2)) + (u0 * (1 - ((1 * u4) * u2)) + 0))) by (intros u0 u1 u2 u3
    u4; ring).
    exact (fun (t : R) => (Rules.linear_combination (Rules.and_equation (1 / sqrt (2 * (x * (1 / PI))) * cos (t ^ 2 *
      x) * sqrt (2 * (x * (1 / PI)))) r91 (Rules.and_equation (cos (t ^ 2 * x)) r91 Rules.no_equation)) (identity (cos
      (t ^ 2 * x)) t (sqrt (2 * (x * (1 / PI)))) (fresnelc (t * sqrt (2 * (x * (1 / PI))))) (/ (sqrt (2 * (x * (1 /
      PI)))))))). }
  assert (r94 : forall (t : R), x * t ^ 2 = t ^ 2 * x).
  { assert (identity : forall u0 u1 : R, (u0 * (u1 ^ 2)) = ((u1 ^ 2) * u0)) by (intros u0 u1; ring).
    exact (fun (t : R) => (identity x t)). }
  assert (r95 : forall (t : R), cos (x * t ^ 2) = cos (t ^ 2 * x)).
  { exact (fun (t : R) => (f_equal (fun (h_18 : R) => cos h_18) (r94 t))). }
  assert (r98 : forall (t : R), partial real (fun t : R => fresnelc (sqrt (2 * x / PI) * t) / sqrt (2 * x / PI)) t
    (cos (x * t ^ 2))).
  { exact (fun (t : R) => (Rules.deriv_eq (fun (t : R) => (@eq_refl R (fresnelc (sqrt (2 * x / PI) * t) / sqrt (2 * x
    / PI)))) (r49 t) (eq_trans (eq_trans (eq_trans (r50 t) (r83 t)) (r92 t)) (eq_sym (r95 t))))). }
  assert (r99 : forall (t : R), partial real (fun t : R => x) t 0).
  { exact (fun (t : R) => (Rules.deriv_const _ _ _)). }
  assert (r100 : forall (t : R), t ^ 2 = t ^ 1 * t).
  { assert (identity : forall u0 : R, (u0 ^ 2) = ((u0 ^ 1) * u0)) by (intros u0; ring).
    exact (fun (t : R) => (identity t)). }
  assert (r102 : forall (t : R), t ^ 1 = t).
  { assert (identity : forall u0 : R, (u0 ^ 1) = u0) by (intros u0; ring).
    exact (fun (t : R) => (identity t)). }
  assert (r105 : forall (t : R), partial real (fun t : R => t ^ 1) t 1).
  { exact (fun (t : R) => (Rules.deriv_eq (fun (t : R) => (eq_sym (r102 t))) (r2 t) (@eq_refl R 1))). }
  assert (r106 : forall (t : R), partial real (fun t : R => t ^ 1 * t) t (1 * t + t ^ 1 * 1)).
  { exact (fun (t : R) => (Rules.deriv_mul (r105 t) (r2 t))). }
  assert (r108 : forall (t : R), partial real (fun t : R => t ^ 2) t (1 * t + t ^ 1 * 1)).
  { exact (fun (t : R) => (Rules.deriv_eq (fun (t : R) => (eq_sym (r100 t))) (r106 t) (@eq_refl R (1 * t + t ^ 1 *
    1)))). }
  assert (r109 : forall (t : R), partial real (fun t : R => x * t ^ 2) t (0 * t ^ 2 + x * (1 * t + t ^ 1 * 1))).
  { exact (fun (t : R) => (Rules.deriv_mul (r99 t) (r108 t))). }
  assert (r110 : forall (t : R), partial real (fun t : R => cos (x * t ^ 2)) t (- sin (x * t ^ 2) * (0 * t ^ 2 + x *
    (1 * t + t ^ 1 * 1)))).
  { exact (fun (t : R) => (Rules.deriv_fn Rules.outer_cos (r109 t))). }
  assert (r111 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r112 : 0 <= 1).
  { assert (identity : 1 - 0 = (1 * (1 - 0) + 0)) by ring.
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r111)
      Rules.no_relation) identity)). }
  assert (r113 : integral (fun t : R => cos (x * t ^ 2)) 0 1 (fresnelc (sqrt (2 * x / PI) * 1) / sqrt (2 * x / PI) -
    fresnelc (sqrt (2 * x / PI) * 0) / sqrt (2 * x / PI))).
  { exact (Rules.fundamental_theorem (fun t : R => fresnelc (sqrt (2 * x / PI) * t) / sqrt (2 * x / PI)) (fun t : R =>
    cos (x * t ^ 2)) (fun t : R => - sin (x * t ^ 2) * (0 * t ^ 2 + x * (1 * t + t ^ 1 * 1))) (fun (t : R) p_9 p_10 =>
    (r98 t)) (fun (t : R) p_11 p_12 => (r110 t)) r112). }
  assert (r114 : fresnelc (sqrt (2 * x / PI) * 1) / sqrt (2 * x / PI) - fresnelc (sqrt (2 * x / PI) * 0) / sqrt (2 * x
    / PI) = fresnelc (sqrt (2 * x / PI) * 1) * (1 / sqrt (2 * x / PI)) - fresnelc (sqrt (2 * x / PI) * 0) * (1 / sqrt
    (2 * x / PI))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) - (u2 * u1)) = ((u0 * (1 * u1)) - (u2 * (1 * u1)))) by (intros
    u0 u1 u2; ring).
    exact (identity (fresnelc (sqrt (2 * x / PI) * 1)) (/ (sqrt (2 * x / PI))) (fresnelc (sqrt (2 * x / PI) * 0))). }
  assert (r115 : sqrt (2 * x / PI) * 1 = sqrt (2 * (x * (1 / PI))) * 1).
  { exact (f_equal (fun (h_19 : R) => h_19 * 1) r52). }
  assert (r116 : sqrt (2 * (x * (1 / PI))) * 1 = sqrt (2 * (x * (1 / PI)))).
  { assert (identity : forall u0 : R, (u0 * 1) = u0) by (intros u0; ring).
    exact (identity (sqrt (2 * (x * (1 / PI))))). }
  assert (r117 : sqrt (2 * x / PI) * 1 = sqrt (2 * (x * (1 / PI)))).
  { exact (eq_trans r115 r116). }
  assert (r118 : fresnelc (sqrt (2 * x / PI) * 1) = fresnelc (sqrt (2 * (x * (1 / PI))))).
  { exact (f_equal (fun (h_20 : R) => fresnelc h_20) r117). }
  assert (r119 : sqrt (2 * x / PI) * 0 = sqrt (2 * (x * (1 / PI))) * 0).
  { exact (f_equal (fun (h_21 : R) => h_21 * 0) r52). }
  assert (r120 : sqrt (2 * (x * (1 / PI))) * 0 = 0).
  { assert (identity : forall u0 : R, (u0 * 0) = 0) by (intros u0; ring).
    exact (identity (sqrt (2 * (x * (1 / PI))))). }
  assert (r121 : sqrt (2 * x / PI) * 0 = 0).
  { exact (eq_trans r119 r120). }
  assert (r122 : fresnelc (sqrt (2 * x / PI) * 0) = fresnelc 0).
  { exact (f_equal (fun (h_22 : R) => fresnelc h_22) r121). }
  assert (r123 : fresnelc 0 = 0).
  { exact Facts.fresnelc_zero. }
  assert (r125 : fresnelc (sqrt (2 * x / PI) * 1) * (1 / sqrt (2 * x / PI)) - fresnelc (sqrt (2 * x / PI) * 0) * (1 /
    sqrt (2 * x / PI)) = fresnelc (sqrt (2 * (x * (1 / PI)))) * (1 / sqrt (2 * (x * (1 / PI)))) - 0 * (1 / sqrt (2 *
    (x * (1 / PI))))).
  { exact (f_equal3 (fun (h_23 : R) (h_24 : R) (h_25 : R) => h_23 * h_24 - h_25 * h_24) r118 r78 (eq_trans r122
    r123)). }
  assert (r127 : fresnelc (sqrt (2 * (x * (1 / PI)))) * (1 / sqrt (2 * (x * (1 / PI)))) - 0 * (1 / sqrt (2 * (x * (1 /
    PI)))) = 1 / sqrt (2 * (x * (1 / PI))) * fresnelc (sqrt (2 * (x * (1 / PI))))).
  { assert (identity : forall u0 u1 : R, ((u0 * (1 * u1)) - (0 * (1 * u1))) = ((1 * u1) * u0)) by (intros u0 u1;
    ring).
    exact (identity (fresnelc (sqrt (2 * (x * (1 / PI))))) (/ (sqrt (2 * (x * (1 / PI)))))). }
  assert (r129 : fresnelc (sqrt (2 * x / PI)) / sqrt (2 * x / PI) - fresnelc 0 / sqrt (2 * x / PI) = fresnelc (sqrt (2
    * x / PI)) * (1 / sqrt (2 * x / PI)) - fresnelc 0 * (1 / sqrt (2 * x / PI))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) - (u2 * u1)) = ((u0 * (1 * u1)) - (u2 * (1 * u1)))) by (intros
    u0 u1 u2; ring).
    exact (identity (fresnelc (sqrt (2 * x / PI))) (/ (sqrt (2 * x / PI))) (fresnelc 0)). }
  assert (r130 : fresnelc (sqrt (2 * x / PI)) = fresnelc (sqrt (2 * (x * (1 / PI))))).
  { exact (f_equal (fun (h_26 : R) => fresnelc h_26) r52). }
  assert (r131 : fresnelc (sqrt (2 * x / PI)) * (1 / sqrt (2 * x / PI)) - fresnelc 0 * (1 / sqrt (2 * x / PI)) =
    fresnelc (sqrt (2 * (x * (1 / PI)))) * (1 / sqrt (2 * (x * (1 / PI)))) - 0 * (1 / sqrt (2 * (x * (1 / PI))))).
  { exact (f_equal3 (fun (h_27 : R) (h_28 : R) (h_29 : R) => h_27 * h_28 - h_29 * h_28) r130 r78 r123). }
  assert (r133 : fresnelc (sqrt (2 * x / PI)) / sqrt (2 * x / PI) - fresnelc 0 / sqrt (2 * x / PI) = 1 / sqrt (2 * (x
    * (1 / PI))) * fresnelc (sqrt (2 * (x * (1 / PI))))).
  { exact (eq_trans (eq_trans r129 r131) r127). }
  assert (r136 : fresnelc (sqrt (2 * x / PI)) / sqrt (2 * x / PI) = fresnelc (sqrt (2 * x / PI)) * (1 / sqrt (2 * x /
    PI))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (fresnelc (sqrt (2 * x / PI))) (/ (sqrt (2 * x / PI)))). }
  assert (r137 : fresnelc (sqrt (2 * x / PI)) * (1 / sqrt (2 * x / PI)) = fresnelc (sqrt (2 * (x * (1 / PI)))) * (1 /
    sqrt (2 * (x * (1 / PI))))).
  { exact (f_equal2 (fun (h_30 : R) (h_31 : R) => h_30 * h_31) r130 r78). }
  assert (r139 : fresnelc (sqrt (2 * (x * (1 / PI)))) * (1 / sqrt (2 * (x * (1 / PI)))) = 1 / sqrt (2 * (x * (1 /
    PI))) * fresnelc (sqrt (2 * (x * (1 / PI))))).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (fresnelc (sqrt (2 * (x * (1 / PI))))) (/ (sqrt (2 * (x * (1 / PI)))))). }
  assert (r144 : integral (fun t : R => cos (x * t ^ 2)) 0 1 (fresnelc (sqrt (2 * x / PI)) / sqrt (2 * x / PI))).
  { exact (eq_ind (fresnelc (sqrt (2 * x / PI) * 1) / sqrt (2 * x / PI) - fresnelc (sqrt (2 * x / PI) * 0) / sqrt (2 *
    x / PI)) (fun (h_32 : R) => integral (fun t : R => cos (x * t ^ 2)) 0 1 h_32) r113 (fresnelc (sqrt (2 * x / PI)) /
    sqrt (2 * x / PI)) (eq_trans (eq_trans (eq_trans (eq_trans r114 r125) r127) (eq_sym r133)) (eq_trans r133 (eq_sym
    (eq_trans (eq_trans r136 r137) r139))))). }
  assert (r146 : forall (t : R), partial real (fun t : R => fresnels (sqrt (2 * x / PI) * t)) t (sin (PI / 2 * (sqrt
    (2 * x / PI) * t) ^ 2) * (0 * t + sqrt (2 * x / PI) * 1))).
  { exact (fun (t : R) => (Rules.deriv_fn SpecialFunctions.outer_fresnels (r3 t))). }
  assert (r147 : forall (t : R), partial real (fun t : R => fresnels (sqrt (2 * x / PI) * t) / sqrt (2 * x / PI)) t
    ((sin (PI / 2 * (sqrt (2 * x / PI) * t) ^ 2) * (0 * t + sqrt (2 * x / PI) * 1) * sqrt (2 * x / PI) - fresnels
    (sqrt (2 * x / PI) * t) * 0) / sqrt (2 * x / PI) ^ 2)).
  { exact (fun (t : R) => (Rules.deriv_div (r146 t) (r1 t) r48)). }
  assert (r148 : forall (t : R), (sin (PI / 2 * (sqrt (2 * x / PI) * t) ^ 2) * (0 * t + sqrt (2 * x / PI) * 1) * sqrt
    (2 * x / PI) - fresnels (sqrt (2 * x / PI) * t) * 0) / sqrt (2 * x / PI) ^ 2 = (sin (PI / 2 * (sqrt (2 * x / PI) *
    t) ^ 2) * (0 * t + sqrt (2 * x / PI) * 1) * sqrt (2 * x / PI) - fresnels (sqrt (2 * x / PI) * t) * 0) * (1 / sqrt
    (2 * x / PI) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * ((0 * u1) + (u2 * 1))) * u2) - (u3 * 0)) * u4) = ((((u0 *
    ((0 * u1) + (u2 * 1))) * u2) - (u3 * 0)) * (1 * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (t : R) => (identity (sin (PI / 2 * (sqrt (2 * x / PI) * t) ^ 2)) t (sqrt (2 * x / PI)) (fresnels (sqrt
      (2 * x / PI) * t)) (/ (sqrt (2 * x / PI) ^ 2)))). }
  assert (r149 : forall (t : R), sin (PI / 2 * (sqrt (2 * x / PI) * t) ^ 2) = sin (t ^ 2 * x)).
  { exact (fun (t : R) => (f_equal (fun (h_33 : R) => sin h_33) (r68 t))). }
  assert (r150 : forall (t : R), fresnels (sqrt (2 * x / PI) * t) = fresnels (t * sqrt (2 * (x * (1 / PI))))).
  { exact (fun (t : R) => (f_equal (fun (h_34 : R) => fresnels h_34) (r72 t))). }
  assert (r151 : forall (t : R), (sin (PI / 2 * (sqrt (2 * x / PI) * t) ^ 2) * (0 * t + sqrt (2 * x / PI) * 1) * sqrt
    (2 * x / PI) - fresnels (sqrt (2 * x / PI) * t) * 0) * (1 / sqrt (2 * x / PI) ^ 2) = (sin (t ^ 2 * x) * (0 * t +
    sqrt (2 * (x * (1 / PI))) * 1) * sqrt (2 * (x * (1 / PI))) - fresnels (t * sqrt (2 * (x * (1 / PI)))) * 0) * (1 /
    sqrt (2 * (x * (1 / PI)))) ^ 2).
  { exact (fun (t : R) => (f_equal4 (fun (h_35 : R) (h_36 : R) (h_37 : R) (h_38 : R) => (h_35 * (0 * t + h_36 * 1) *
    h_36 - h_37 * 0) * h_38) (r149 t) r52 (r150 t) r82)). }
  assert (r153 : forall (t : R), (sin (t ^ 2 * x) * (0 * t + sqrt (2 * (x * (1 / PI))) * 1) * sqrt (2 * (x * (1 /
    PI))) - fresnels (t * sqrt (2 * (x * (1 / PI)))) * 0) * (1 / sqrt (2 * (x * (1 / PI)))) ^ 2 = sin (t ^ 2 * x)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, u0 - ((((u0 * ((0 * u1) + (u2 * 1))) * u2) - (u3 * 0)) * ((1 * u4) ^
    2)) = ((((1 * u4) * u0) * u2) * (1 - ((1 * u4) * u2)) + (u0 * (1 - ((1 * u4) * u2)) + 0))) by (intros u0 u1 u2 u3
    u4; ring).
    exact (fun (t : R) => (Rules.linear_combination (Rules.and_equation (1 / sqrt (2 * (x * (1 / PI))) * sin (t ^ 2 *
      x) * sqrt (2 * (x * (1 / PI)))) r91 (Rules.and_equation (sin (t ^ 2 * x)) r91 Rules.no_equation)) (identity (sin
      (t ^ 2 * x)) t (sqrt (2 * (x * (1 / PI)))) (fresnels (t * sqrt (2 * (x * (1 / PI))))) (/ (sqrt (2 * (x * (1 /
      PI)))))))). }
  assert (r155 : forall (t : R), sin (x * t ^ 2) = sin (t ^ 2 * x)).
  { exact (fun (t : R) => (f_equal (fun (h_39 : R) => sin h_39) (r94 t))). }
  assert (r158 : forall (t : R), partial real (fun t : R => fresnels (sqrt (2 * x / PI) * t) / sqrt (2 * x / PI)) t
    (sin (x * t ^ 2))).
  { exact (fun (t : R) => (Rules.deriv_eq (fun (t : R) => (@eq_refl R (fresnels (sqrt (2 * x / PI) * t) / sqrt (2 * x
    / PI)))) (r147 t) (eq_trans (eq_trans (eq_trans (r148 t) (r151 t)) (r153 t)) (eq_sym (r155 t))))). }
  assert (r159 : forall (t : R), partial real (fun t : R => sin (x * t ^ 2)) t (cos (x * t ^ 2) * (0 * t ^ 2 + x * (1
    * t + t ^ 1 * 1)))).
  { exact (fun (t : R) => (Rules.deriv_fn Rules.outer_sin (r109 t))). }
  assert (r160 : integral (fun t : R => sin (x * t ^ 2)) 0 1 (fresnels (sqrt (2 * x / PI) * 1) / sqrt (2 * x / PI) -
    fresnels (sqrt (2 * x / PI) * 0) / sqrt (2 * x / PI))).
  { exact (Rules.fundamental_theorem (fun t : R => fresnels (sqrt (2 * x / PI) * t) / sqrt (2 * x / PI)) (fun t : R =>
    sin (x * t ^ 2)) (fun t : R => cos (x * t ^ 2) * (0 * t ^ 2 + x * (1 * t + t ^ 1 * 1))) (fun (t : R) p_13 p_14 =>
    (r158 t)) (fun (t : R) p_15 p_16 => (r159 t)) r112). }
  assert (r161 : fresnels (sqrt (2 * x / PI) * 1) / sqrt (2 * x / PI) - fresnels (sqrt (2 * x / PI) * 0) / sqrt (2 * x
    / PI) = fresnels (sqrt (2 * x / PI) * 1) * (1 / sqrt (2 * x / PI)) - fresnels (sqrt (2 * x / PI) * 0) * (1 / sqrt
    (2 * x / PI))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) - (u2 * u1)) = ((u0 * (1 * u1)) - (u2 * (1 * u1)))) by (intros
    u0 u1 u2; ring).
    exact (identity (fresnels (sqrt (2 * x / PI) * 1)) (/ (sqrt (2 * x / PI))) (fresnels (sqrt (2 * x / PI) * 0))). }
  assert (r162 : fresnels (sqrt (2 * x / PI) * 1) = fresnels (sqrt (2 * (x * (1 / PI))))).
  { exact (f_equal (fun (h_40 : R) => fresnels h_40) r117). }
  assert (r163 : fresnels (sqrt (2 * x / PI) * 0) = fresnels 0).
  { exact (f_equal (fun (h_41 : R) => fresnels h_41) r121). }
  assert (r164 : fresnels 0 = 0).
  { exact Facts.fresnels_zero. }
  assert (r166 : fresnels (sqrt (2 * x / PI) * 1) * (1 / sqrt (2 * x / PI)) - fresnels (sqrt (2 * x / PI) * 0) * (1 /
    sqrt (2 * x / PI)) = fresnels (sqrt (2 * (x * (1 / PI)))) * (1 / sqrt (2 * (x * (1 / PI)))) - 0 * (1 / sqrt (2 *
    (x * (1 / PI))))).
  { exact (f_equal3 (fun (h_42 : R) (h_43 : R) (h_44 : R) => h_42 * h_43 - h_44 * h_43) r162 r78 (eq_trans r163
    r164)). }
  assert (r168 : fresnels (sqrt (2 * (x * (1 / PI)))) * (1 / sqrt (2 * (x * (1 / PI)))) - 0 * (1 / sqrt (2 * (x * (1 /
    PI)))) = 1 / sqrt (2 * (x * (1 / PI))) * fresnels (sqrt (2 * (x * (1 / PI))))).
  { assert (identity : forall u0 u1 : R, ((u0 * (1 * u1)) - (0 * (1 * u1))) = ((1 * u1) * u0)) by (intros u0 u1;
    ring).
    exact (identity (fresnels (sqrt (2 * (x * (1 / PI))))) (/ (sqrt (2 * (x * (1 / PI)))))). }
  assert (r170 : fresnels (sqrt (2 * x / PI)) / sqrt (2 * x / PI) - fresnels 0 / sqrt (2 * x / PI) = fresnels (sqrt (2
    * x / PI)) * (1 / sqrt (2 * x / PI)) - fresnels 0 * (1 / sqrt (2 * x / PI))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) - (u2 * u1)) = ((u0 * (1 * u1)) - (u2 * (1 * u1)))) by (intros
    u0 u1 u2; ring).
    exact (identity (fresnels (sqrt (2 * x / PI))) (/ (sqrt (2 * x / PI))) (fresnels 0)). }
  assert (r171 : fresnels (sqrt (2 * x / PI)) = fresnels (sqrt (2 * (x * (1 / PI))))).
  { exact (f_equal (fun (h_45 : R) => fresnels h_45) r52). }
  assert (r172 : fresnels (sqrt (2 * x / PI)) * (1 / sqrt (2 * x / PI)) - fresnels 0 * (1 / sqrt (2 * x / PI)) =
    fresnels (sqrt (2 * (x * (1 / PI)))) * (1 / sqrt (2 * (x * (1 / PI)))) - 0 * (1 / sqrt (2 * (x * (1 / PI))))).
  { exact (f_equal3 (fun (h_46 : R) (h_47 : R) (h_48 : R) => h_46 * h_47 - h_48 * h_47) r171 r78 r164). }
  assert (r174 : fresnels (sqrt (2 * x / PI)) / sqrt (2 * x / PI) - fresnels 0 / sqrt (2 * x / PI) = 1 / sqrt (2 * (x
    * (1 / PI))) * fresnels (sqrt (2 * (x * (1 / PI))))).
  { exact (eq_trans (eq_trans r170 r172) r168). }
  assert (r177 : fresnels (sqrt (2 * x / PI)) / sqrt (2 * x / PI) = fresnels (sqrt (2 * x / PI)) * (1 / sqrt (2 * x /
    PI))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (fresnels (sqrt (2 * x / PI))) (/ (sqrt (2 * x / PI)))). }
  assert (r178 : fresnels (sqrt (2 * x / PI)) * (1 / sqrt (2 * x / PI)) = fresnels (sqrt (2 * (x * (1 / PI)))) * (1 /
    sqrt (2 * (x * (1 / PI))))).
  { exact (f_equal2 (fun (h_49 : R) (h_50 : R) => h_49 * h_50) r171 r78). }
  assert (r180 : fresnels (sqrt (2 * (x * (1 / PI)))) * (1 / sqrt (2 * (x * (1 / PI)))) = 1 / sqrt (2 * (x * (1 /
    PI))) * fresnels (sqrt (2 * (x * (1 / PI))))).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (fresnels (sqrt (2 * (x * (1 / PI))))) (/ (sqrt (2 * (x * (1 / PI)))))). }
  assert (r185 : integral (fun t : R => sin (x * t ^ 2)) 0 1 (fresnels (sqrt (2 * x / PI)) / sqrt (2 * x / PI))).
  { exact (eq_ind (fresnels (sqrt (2 * x / PI) * 1) / sqrt (2 * x / PI) - fresnels (sqrt (2 * x / PI) * 0) / sqrt (2 *
    x / PI)) (fun (h_51 : R) => integral (fun t : R => sin (x * t ^ 2)) 0 1 h_51) r160 (fresnels (sqrt (2 * x / PI)) /
    sqrt (2 * x / PI)) (eq_trans (eq_trans (eq_trans (eq_trans r161 r166) r168) (eq_sym r174)) (eq_trans r174 (eq_sym
    (eq_trans (eq_trans r177 r178) r180))))). }
  exact (conj r144 r185).
Qed.

(* The schedule $t^{1/2}$, with $t = s^2$. *)
Theorem decay_square_root (x : R)
    (given : x <> 0) :
  integral (fun s : R => 2 * s * cos (x * s)) 0 1 (2 * (cos x + x * sin x - 1) / x ^ 2).
Proof.
  assert (r1 : forall (s : R), partial real (fun s : R => 2) s 0).
  { exact (fun (s : R) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (s : R), partial real (fun s : R => x) s 0).
  { exact (fun (s : R) => (Rules.deriv_const _ _ _)). }
  assert (r3 : forall (s : R), partial real (fun s : R => s) s 1).
  { exact (fun (s : R) => (Rules.deriv_entry_real s)). }
  assert (r4 : forall (s : R), partial real (fun s : R => x * s) s (0 * s + x * 1)).
  { exact (fun (s : R) => (Rules.deriv_mul (r2 s) (r3 s))). }
  assert (r5 : forall (s : R), partial real (fun s : R => cos (x * s)) s (- sin (x * s) * (0 * s + x * 1))).
  { exact (fun (s : R) => (Rules.deriv_fn Rules.outer_cos (r4 s))). }
  assert (r6 : forall (s : R), partial real (fun s : R => sin (x * s)) s (cos (x * s) * (0 * s + x * 1))).
  { exact (fun (s : R) => (Rules.deriv_fn Rules.outer_sin (r4 s))). }
  assert (r7 : forall (s : R), partial real (fun s : R => x * s * sin (x * s)) s ((0 * s + x * 1) * sin (x * s) + x *
    s * (cos (x * s) * (0 * s + x * 1)))).
  { exact (fun (s : R) => (Rules.deriv_mul (r4 s) (r6 s))). }
  assert (r8 : forall (s : R), partial real (fun s : R => cos (x * s) + x * s * sin (x * s)) s (- sin (x * s) * (0 * s
    + x * 1) + ((0 * s + x * 1) * sin (x * s) + x * s * (cos (x * s) * (0 * s + x * 1))))).
  { exact (fun (s : R) => (Rules.deriv_add (r5 s) (r7 s))). }
  assert (r9 : forall (s : R), partial real (fun s : R => 2 * (cos (x * s) + x * s * sin (x * s))) s (0 * (cos (x * s)
    + x * s * sin (x * s)) + 2 * (- sin (x * s) * (0 * s + x * 1) + ((0 * s + x * 1) * sin (x * s) + x * s * (cos (x *
    s) * (0 * s + x * 1)))))).
  { exact (fun (s : R) => (Rules.deriv_mul (r1 s) (r8 s))). }
  assert (r10 : forall (s : R), partial real (fun s : R => x ^ 2) s 0).
  { exact (fun (s : R) => (Rules.deriv_const _ _ _)). }
  assert (r11 : 0 < x ^ 2).
  { exact (Facts.square_pos x given). }
  assert (r14 : forall (s : R), partial real (fun s : R => 2 * (cos (x * s) + x * s * sin (x * s)) / x ^ 2) s (((0 *
    (cos (x * s) + x * s * sin (x * s)) + 2 * (- sin (x * s) * (0 * s + x * 1) + ((0 * s + x * 1) * sin (x * s) + x *
    s * (cos (x * s) * (0 * s + x * 1))))) * x ^ 2 - 2 * (cos (x * s) + x * s * sin (x * s)) * 0) / (x ^ 2) ^ 2)).
  { exact (fun (s : R) => (Rules.deriv_div (r9 s) (r10 s) (Facts.ne_of_pos (x ^ 2) r11))). }
  assert (r15 : forall (s : R), ((0 * (cos (x * s) + x * s * sin (x * s)) + 2 * (- sin (x * s) * (0 * s + x * 1) + ((0
    * s + x * 1) * sin (x * s) + x * s * (cos (x * s) * (0 * s + x * 1))))) * x ^ 2 - 2 * (cos (x * s) + x * s * sin
    (x * s)) * 0) / (x ^ 2) ^ 2 = ((0 * (cos (x * s) + x * s * sin (x * s)) + 2 * (- sin (x * s) * (0 * s + x * 1) +
    ((0 * s + x * 1) * sin (x * s) + x * s * (cos (x * s) * (0 * s + x * 1))))) * x ^ 2 - 2 * (cos (x * s) + x * s *
    sin (x * s)) * 0) * (1 / (x ^ 2) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((0 * (u0 + ((u1 * u2) * u3))) + (2 * (((- u3) * ((0 * u2) + (u1
    * 1))) + ((((0 * u2) + (u1 * 1)) * u3) + ((u1 * u2) * (u0 * ((0 * u2) + (u1 * 1)))))))) * (u1 ^ 2)) - ((2 * (u0 +
    ((u1 * u2) * u3))) * 0)) * u4) = (((((0 * (u0 + ((u1 * u2) * u3))) + (2 * (((- u3) * ((0 * u2) + (u1 * 1))) +
    ((((0 * u2) + (u1 * 1)) * u3) + ((u1 * u2) * (u0 * ((0 * u2) + (u1 * 1)))))))) * (u1 ^ 2)) - ((2 * (u0 + ((u1 *
    u2) * u3))) * 0)) * (1 * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (s : R) => (identity (cos (x * s)) x s (sin (x * s)) (/ ((x ^ 2) ^ 2)))). }
  assert (r16 : forall (s : R), x * s = s * x).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (s : R) => (identity x s)). }
  assert (r17 : forall (s : R), cos (x * s) = cos (s * x)).
  { exact (fun (s : R) => (f_equal (fun (h : R) => cos h) (r16 s))). }
  assert (r18 : forall (s : R), sin (x * s) = sin (s * x)).
  { exact (fun (s : R) => (f_equal (fun (h_ : R) => sin h_) (r16 s))). }
  assert (r19 : (x ^ 2) ^ 2 = x * (x * (x * x))).
  { assert (identity : forall u0 : R, ((u0 ^ 2) ^ 2) = (u0 * (u0 * (u0 * u0)))) by (intros u0; ring).
    exact (identity x). }
  assert (r20 : 1 / (x ^ 2) ^ 2 = 1 / (x * (x * (x * x)))).
  { exact (f_equal (fun (h_1 : R) => 1 / h_1) r19). }
  assert (r24 : 1 / (x * x) = 1 / x * (1 / x)).
  { exact (Facts.inverse_mul x x). }
  assert (r25 : 1 / x * (1 / (x * x)) = 1 / x * (1 / x * (1 / x))).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 * h_3) (@eq_refl R (1 / x)) r24). }
  assert (r27 : 1 / x * (1 / (x * (x * x))) = 1 / x * (1 / x * (1 / x * (1 / x)))).
  { exact (f_equal2 (fun (h_4 : R) (h_5 : R) => h_4 * h_5) (@eq_refl R (1 / x)) (eq_trans (Facts.inverse_mul x (x *
    x)) r25)). }
  assert (r30 : 1 / x * (1 / x * (1 / x * (1 / x))) = (1 / x) ^ 4).
  { assert (identity : forall u0 : R, ((1 * u0) * ((1 * u0) * ((1 * u0) * (1 * u0)))) = ((1 * u0) ^ 4)) by (intros u0;
    ring).
    exact (identity (/ x)). }
  assert (r32 : forall (s : R), ((0 * (cos (x * s) + x * s * sin (x * s)) + 2 * (- sin (x * s) * (0 * s + x * 1) + ((0
    * s + x * 1) * sin (x * s) + x * s * (cos (x * s) * (0 * s + x * 1))))) * x ^ 2 - 2 * (cos (x * s) + x * s * sin
    (x * s)) * 0) * (1 / (x ^ 2) ^ 2) = ((0 * (cos (s * x) + x * s * sin (s * x)) + 2 * (- sin (s * x) * (0 * s + x *
    1) + ((0 * s + x * 1) * sin (s * x) + x * s * (cos (s * x) * (0 * s + x * 1))))) * x ^ 2 - 2 * (cos (s * x) + x *
    s * sin (s * x)) * 0) * (1 / x) ^ 4).
  { exact (fun (s : R) => (f_equal3 (fun (h_6 : R) (h_7 : R) (h_8 : R) => ((0 * (h_6 + x * s * h_7) + 2 * (- h_7 * (0
    * s + x * 1) + ((0 * s + x * 1) * h_7 + x * s * (h_6 * (0 * s + x * 1))))) * x ^ 2 - 2 * (h_6 + x * s * h_7) * 0)
    * h_8) (r17 s) (r18 s) (eq_trans (eq_trans r20 (eq_trans (Facts.inverse_mul x (x * (x * x))) r27)) r30))). }
  assert (r34 : x * (1 / x) = 1).
  { exact (Facts.mul_inverse x given). }
  assert (r35 : forall (s : R), ((0 * (cos (s * x) + x * s * sin (s * x)) + 2 * (- sin (s * x) * (0 * s + x * 1) + ((0
    * s + x * 1) * sin (s * x) + x * s * (cos (s * x) * (0 * s + x * 1))))) * x ^ 2 - 2 * (cos (s * x) + x * s * sin
    (s * x)) * 0) * (1 / x) ^ 4 = 2 * (s * cos (s * x))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (2 * (u0 * u1)) - (((((0 * (u1 + ((u2 * u0) * u3))) + (2 * (((- u3)
    * ((0 * u0) + (u2 * 1))) + ((((0 * u0) + (u2 * 1)) * u3) + ((u2 * u0) * (u1 * ((0 * u0) + (u2 * 1)))))))) * (u2 ^
    2)) - ((2 * (u1 + ((u2 * u0) * u3))) * 0)) * ((1 * u4) ^ 4)) = ((2 * (((u0 * (u2 ^ 3)) * ((1 * u4) ^ 3)) * u1)) *
    (1 - (u2 * (1 * u4))) + ((2 * (((u0 * (u2 ^ 2)) * ((1 * u4) ^ 2)) * u1)) * (1 - (u2 * (1 * u4))) + ((2 * (((u0 *
    u2) * (1 * u4)) * u1)) * (1 - (u2 * (1 * u4))) + ((2 * (u0 * u1)) * (1 - (u2 * (1 * u4))) + 0))))) by (intros u0
    u1 u2 u3 u4; ring).
    exact (fun (s : R) => (Rules.linear_combination (Rules.and_equation (2 * (s * x ^ 3 * (1 / x) ^ 3 * cos (s * x)))
      r34 (Rules.and_equation (2 * (s * x ^ 2 * (1 / x) ^ 2 * cos (s * x))) r34 (Rules.and_equation (2 * (s * x * (1 /
      x) * cos (s * x))) r34 (Rules.and_equation (2 * (s * cos (s * x))) r34 Rules.no_equation)))) (identity s (cos (s
      * x)) x (sin (s * x)) (/ x)))). }
  assert (r37 : forall (s : R), 2 * s * cos (x * s) = 2 * s * cos (s * x)).
  { exact (fun (s : R) => (f_equal (fun (h_9 : R) => 2 * s * h_9) (r17 s))). }
  assert (r38 : forall (s : R), 2 * s * cos (s * x) = 2 * (s * cos (s * x))).
  { assert (identity : forall u0 u1 : R, ((2 * u0) * u1) = (2 * (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (s : R) => (identity s (cos (s * x)))). }
  assert (r42 : forall (s : R), partial real (fun s : R => 2 * (cos (x * s) + x * s * sin (x * s)) / x ^ 2) s (2 * s *
    cos (x * s))).
  { exact (fun (s : R) => (Rules.deriv_eq (fun (s : R) => (@eq_refl R (2 * (cos (x * s) + x * s * sin (x * s)) / x ^
    2))) (r14 s) (eq_trans (eq_trans (eq_trans (r15 s) (r32 s)) (r35 s)) (eq_sym (eq_trans (r37 s) (r38 s)))))). }
  assert (r43 : forall (s : R), partial real (fun s : R => 2 * s) s (0 * s + 2 * 1)).
  { exact (fun (s : R) => (Rules.deriv_mul (r1 s) (r3 s))). }
  assert (r44 : forall (s : R), partial real (fun s : R => 2 * s * cos (x * s)) s ((0 * s + 2 * 1) * cos (x * s) + 2 *
    s * (- sin (x * s) * (0 * s + x * 1)))).
  { exact (fun (s : R) => (Rules.deriv_mul (r43 s) (r5 s))). }
  assert (r45 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r46 : 0 <= 1).
  { assert (identity : 1 - 0 = (1 * (1 - 0) + 0)) by ring.
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r45)
      Rules.no_relation) identity)). }
  assert (r47 : integral (fun s : R => 2 * s * cos (x * s)) 0 1 (2 * (cos (x * 1) + x * 1 * sin (x * 1)) / x ^ 2 - 2 *
    (cos (x * 0) + x * 0 * sin (x * 0)) / x ^ 2)).
  { exact (Rules.fundamental_theorem (fun s : R => 2 * (cos (x * s) + x * s * sin (x * s)) / x ^ 2) (fun s : R => 2 *
    s * cos (x * s)) (fun s : R => (0 * s + 2 * 1) * cos (x * s) + 2 * s * (- sin (x * s) * (0 * s + x * 1))) (fun (s
    : R) p p_ => (r42 s)) (fun (s : R) p_1 p_2 => (r44 s)) r46). }
  assert (r48 : 2 * (cos (x * 1) + x * 1 * sin (x * 1)) / x ^ 2 - 2 * (cos (x * 0) + x * 0 * sin (x * 0)) / x ^ 2 = 2
    * (cos (x * 1) + x * 1 * sin (x * 1)) * (1 / x ^ 2) - 2 * (cos (x * 0) + x * 0 * sin (x * 0)) * (1 / x ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((2 * (u0 + ((u1 * 1) * u2))) * u3) - ((2 * (u4 + ((u1 * 0) *
    u5))) * u3)) = (((2 * (u0 + ((u1 * 1) * u2))) * (1 * u3)) - ((2 * (u4 + ((u1 * 0) * u5))) * (1 * u3)))) by (intros
    u0 u1 u2 u3 u4 u5; ring).
    exact (identity (cos (x * 1)) x (sin (x * 1)) (/ (x ^ 2)) (cos (x * 0)) (sin (x * 0))). }
  assert (r49 : x * 1 = x).
  { assert (identity : forall u0 : R, (u0 * 1) = u0) by (intros u0; ring).
    exact (identity x). }
  assert (r50 : cos (x * 1) = cos x).
  { exact (f_equal (fun (h_10 : R) => cos h_10) r49). }
  assert (r51 : sin (x * 1) = sin x).
  { exact (f_equal (fun (h_11 : R) => sin h_11) r49). }
  assert (r52 : x ^ 2 = x * x).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity x). }
  assert (r53 : 1 / x ^ 2 = 1 / (x * x)).
  { exact (f_equal (fun (h_12 : R) => 1 / h_12) r52). }
  assert (r55 : 1 / x * (1 / x) = (1 / x) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ x)). }
  assert (r56 : 1 / x ^ 2 = (1 / x) ^ 2).
  { exact (eq_trans (eq_trans r53 r24) r55). }
  assert (r57 : x * 0 = 0).
  { assert (identity : forall u0 : R, (u0 * 0) = 0) by (intros u0; ring).
    exact (identity x). }
  assert (r58 : cos (x * 0) = cos 0).
  { exact (f_equal (fun (h_13 : R) => cos h_13) r57). }
  assert (r59 : sin (x * 0) = sin 0).
  { exact (f_equal (fun (h_14 : R) => sin h_14) r57). }
  assert (r60 : 2 * (cos (x * 1) + x * 1 * sin (x * 1)) * (1 / x ^ 2) - 2 * (cos (x * 0) + x * 0 * sin (x * 0)) * (1 /
    x ^ 2) = 2 * (cos x + x * 1 * sin x) * (1 / x) ^ 2 - 2 * (cos 0 + x * 0 * sin 0) * (1 / x) ^ 2).
  { exact (f_equal5 (fun (h_15 : R) (h_16 : R) (h_17 : R) (h_18 : R) (h_19 : R) => 2 * (h_15 + x * 1 * h_16) * h_17 -
    2 * (h_18 + x * 0 * h_19) * h_17) r50 r51 r56 r58 r59). }
  assert (r62 : 2 * (cos x + x * 1 * sin x) * (1 / x) ^ 2 - 2 * (cos 0 + x * 0 * sin 0) * (1 / x) ^ 2 = 2 * (1 / x *
    sin x) + 2 * ((1 / x) ^ 2 * cos x) + -2 * ((1 / x) ^ 2 * cos 0)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((2 * ((1 * u0) * u1)) + (2 * (((1 * u0) ^ 2) * u2))) + ((-2) *
    (((1 * u0) ^ 2) * u3))) - (((2 * (u2 + ((u4 * 1) * u1))) * ((1 * u0) ^ 2)) - ((2 * (u3 + ((u4 * 0) * u5))) * ((1 *
    u0) ^ 2))) = ((2 * ((1 * u0) * u1)) * (1 - (u4 * (1 * u0))) + 0)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (Rules.linear_combination (Rules.and_equation (2 * (1 / x * sin x)) r34 Rules.no_equation) (identity (/ x)
      (sin x) (cos x) (cos 0) x (sin 0))). }
  assert (r64 : 2 * (cos x + x * sin x) / x ^ 2 - 2 * cos 0 / x ^ 2 = 2 * (cos x + x * sin x) * (1 / x ^ 2) - 2 * cos
    0 * (1 / x ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((2 * (u0 + (u1 * u2))) * u3) - ((2 * u4) * u3)) = (((2 * (u0 + (u1
    * u2))) * (1 * u3)) - ((2 * u4) * (1 * u3)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (cos x) x (sin x) (/ (x ^ 2)) (cos 0)). }
  assert (r65 : 2 * (cos x + x * sin x) * (1 / x ^ 2) - 2 * cos 0 * (1 / x ^ 2) = 2 * (cos x + x * sin x) * (1 / x) ^
    2 - 2 * cos 0 * (1 / x) ^ 2).
  { exact (f_equal (fun (h_20 : R) => 2 * (cos x + x * sin x) * h_20 - 2 * cos 0 * h_20) r56). }
  assert (r67 : 2 * (cos x + x * sin x) * (1 / x) ^ 2 - 2 * cos 0 * (1 / x) ^ 2 = 2 * (1 / x * sin x) + 2 * ((1 / x) ^
    2 * cos x) + -2 * ((1 / x) ^ 2 * cos 0)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((2 * ((1 * u0) * u1)) + (2 * (((1 * u0) ^ 2) * u2))) + ((-2) *
    (((1 * u0) ^ 2) * u3))) - (((2 * (u2 + (u4 * u1))) * ((1 * u0) ^ 2)) - ((2 * u3) * ((1 * u0) ^ 2))) = ((2 * ((1 *
    u0) * u1)) * (1 - (u4 * (1 * u0))) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (2 * (1 / x * sin x)) r34 Rules.no_equation) (identity (/ x)
      (sin x) (cos x) (cos 0) x)). }
  assert (r71 : 0 = 0 + 0).
  { assert (identity : 0 = (0 + 0)) by ring.
    exact identity. }
  assert (r72 : cos 0 = cos (0 + 0)).
  { exact (f_equal (fun (h_21 : R) => cos h_21) r71). }
  assert (r76 : 0 = - 0).
  { assert (identity : 0 = (- 0)) by ring.
    exact identity. }
  assert (r77 : sin 0 = sin (- 0)).
  { exact (f_equal (fun (h_22 : R) => sin h_22) r76). }
  assert (r80 : sin 0 = 0).
  { assert (identity : forall u0 : R, 0 - u0 = ((1/2) * ((- u0) - u0) + 0)) by (intros u0; field).
    exact (Rules.linear_combination (Rules.and_equation (1 / 2) (eq_trans r77 (Facts.sin_neg 0)) Rules.no_equation)
      (identity (sin 0))). }
  assert (r81 : cos 0 = 1).
  { assert (identity : forall u0 u1 : R, 1 - u0 = (1 * (((u0 * u0) - (u1 * u1)) - u0) + (1 * (1 - ((u0 ^ 2) + (u1 ^
    2))) + (((-2) * u1) * (0 - u1) + 0)))) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (eq_trans r72 (Facts.cos_add 0 0)) (Rules.and_equation 1
      (Facts.cos_square_add_sin_square 0) (Rules.and_equation (-2 * sin 0) r80 Rules.no_equation))) (identity (cos 0)
      (sin 0))). }
  assert (r82 : 2 * (cos x + x * sin x) * (1 / x ^ 2) - 2 * cos 0 * (1 / x ^ 2) = 2 * (cos x + x * sin x) * (1 / x) ^
    2 - 2 * 1 * (1 / x) ^ 2).
  { exact (f_equal2 (fun (h_23 : R) (h_24 : R) => 2 * (cos x + x * sin x) * h_23 - 2 * h_24 * h_23) r56 r81). }
  assert (r84 : 2 * (cos x + x * sin x) * (1 / x) ^ 2 - 2 * 1 * (1 / x) ^ 2 = 2 * (x * (1 / x) ^ 2 * sin x) + -2 * (1
    / x) ^ 2 + 2 * ((1 / x) ^ 2 * cos x)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((2 * (u0 + (u1 * u2))) * ((1 * u3) ^ 2)) - ((2 * 1) * ((1 * u3) ^
    2))) = (((2 * ((u1 * ((1 * u3) ^ 2)) * u2)) + ((-2) * ((1 * u3) ^ 2))) + (2 * (((1 * u3) ^ 2) * u0)))) by (intros
    u0 u1 u2 u3; ring).
    exact (identity (cos x) x (sin x) (/ x)). }
  assert (r86 : 2 * (cos x + x * sin x - 1) / x ^ 2 = 2 * (cos x + x * sin x - 1) * (1 / x ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((2 * ((u0 + (u1 * u2)) - 1)) * u3) = ((2 * ((u0 + (u1 * u2)) - 1)) *
    (1 * u3))) by (intros u0 u1 u2 u3; ring).
    exact (identity (cos x) x (sin x) (/ (x ^ 2))). }
  assert (r87 : 2 * (cos x + x * sin x - 1) * (1 / x ^ 2) = 2 * (cos x + x * sin x - 1) * (1 / x) ^ 2).
  { exact (f_equal (fun (h_25 : R) => 2 * (cos x + x * sin x - 1) * h_25) r56). }
  assert (r89 : 2 * (cos x + x * sin x - 1) * (1 / x) ^ 2 = 2 * (x * (1 / x) ^ 2 * sin x) + -2 * (1 / x) ^ 2 + 2 * ((1
    / x) ^ 2 * cos x)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((2 * ((u0 + (u1 * u2)) - 1)) * ((1 * u3) ^ 2)) = (((2 * ((u1 * ((1 *
    u3) ^ 2)) * u2)) + ((-2) * ((1 * u3) ^ 2))) + (2 * (((1 * u3) ^ 2) * u0)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (cos x) x (sin x) (/ x)). }
  exact (eq_ind (2 * (cos (x * 1) + x * 1 * sin (x * 1)) / x ^ 2 - 2 * (cos (x * 0) + x * 0 * sin (x * 0)) / x ^ 2)
    (fun (h_26 : R) => integral (fun s : R => 2 * s * cos (x * s)) 0 1 h_26) r47 (2 * (cos x + x * sin x - 1) / x ^ 2)
    (eq_trans (eq_trans (eq_trans (eq_trans r48 r60) r62) (eq_sym (eq_trans (eq_trans r64 r65) r67))) (eq_trans
    (eq_trans (eq_trans r64 r82) r84) (eq_sym (eq_trans (eq_trans r86 r87) r89))))).
Qed.

(* The schedule $t^{1/2}$ between positive limits. *)
Theorem decay_square_root_between (x a c : R)
    (given_1 : x <> 0)
    (given_2 : 0 < a)
    (given_3 : a <= c) :
  integral (fun t : R => cos (x * sqrt t)) a c (2 * (cos (x * sqrt c) + x * sqrt c * sin (x * sqrt c) - (cos (x * sqrt
    a) + x * sqrt a * sin (x * sqrt a))) / x ^ 2).
Proof.
  assert (r1 : forall (t : R), partial real (fun t : R => 2) t 0).
  { exact (fun (t : R) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (t : R), partial real (fun t : R => x) t 0).
  { exact (fun (t : R) => (Rules.deriv_const _ _ _)). }
  assert (r3 : forall (t : R), partial real (fun t : R => t) t 1).
  { exact (fun (t : R) => (Rules.deriv_entry_real t)). }
  assert (r6 : forall (t : R), a <= t -> 0 < t).
  { assert (identity : forall u0 u1 : R, u1 - 0 = (1 * (u1 - u0) + (1 * (u0 - 0) + 0))) by (intros u0 u1; ring).
    exact (fun (t : R) p => (proj2 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) p
      (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) given_2 Rules.no_relation)) (identity a t)) eq_refl)). }
  assert (r7 : forall (t : R), a <= t -> partial real (fun t : R => sqrt t) t (1 / (2 * sqrt t) * 1)).
  { exact (fun (t : R) p_ => (Rules.deriv_fn_pos Rules.outer_sqrt (r3 t) (r6 t p_))). }
  assert (r8 : forall (t : R), a <= t -> partial real (fun t : R => x * sqrt t) t (0 * sqrt t + x * (1 / (2 * sqrt t)
    * 1))).
  { exact (fun (t : R) p_1 => (Rules.deriv_mul (r2 t) (r7 t p_1))). }
  assert (r9 : forall (t : R), a <= t -> partial real (fun t : R => cos (x * sqrt t)) t (- sin (x * sqrt t) * (0 *
    sqrt t + x * (1 / (2 * sqrt t) * 1)))).
  { exact (fun (t : R) p_2 => (Rules.deriv_fn Rules.outer_cos (r8 t p_2))). }
  assert (r10 : forall (t : R), a <= t -> partial real (fun t : R => sin (x * sqrt t)) t (cos (x * sqrt t) * (0 * sqrt
    t + x * (1 / (2 * sqrt t) * 1)))).
  { exact (fun (t : R) p_3 => (Rules.deriv_fn Rules.outer_sin (r8 t p_3))). }
  assert (r11 : forall (t : R), a <= t -> partial real (fun t : R => x * sqrt t * sin (x * sqrt t)) t ((0 * sqrt t + x
    * (1 / (2 * sqrt t) * 1)) * sin (x * sqrt t) + x * sqrt t * (cos (x * sqrt t) * (0 * sqrt t + x * (1 / (2 * sqrt
    t) * 1))))).
  { exact (fun (t : R) p_4 => (Rules.deriv_mul (r8 t p_4) (r10 t p_4))). }
  assert (r12 : forall (t : R), a <= t -> partial real (fun t : R => cos (x * sqrt t) + x * sqrt t * sin (x * sqrt t))
    t (- sin (x * sqrt t) * (0 * sqrt t + x * (1 / (2 * sqrt t) * 1)) + ((0 * sqrt t + x * (1 / (2 * sqrt t) * 1)) *
    sin (x * sqrt t) + x * sqrt t * (cos (x * sqrt t) * (0 * sqrt t + x * (1 / (2 * sqrt t) * 1)))))).
  { exact (fun (t : R) p_5 => (Rules.deriv_add (r9 t p_5) (r11 t p_5))). }
  assert (r13 : forall (t : R), a <= t -> partial real (fun t : R => 2 * (cos (x * sqrt t) + x * sqrt t * sin (x *
    sqrt t))) t (0 * (cos (x * sqrt t) + x * sqrt t * sin (x * sqrt t)) + 2 * (- sin (x * sqrt t) * (0 * sqrt t + x *
    (1 / (2 * sqrt t) * 1)) + ((0 * sqrt t + x * (1 / (2 * sqrt t) * 1)) * sin (x * sqrt t) + x * sqrt t * (cos (x *
    sqrt t) * (0 * sqrt t + x * (1 / (2 * sqrt t) * 1))))))).
  { exact (fun (t : R) p_6 => (Rules.deriv_mul (r1 t) (r12 t p_6))). }
  assert (r14 : forall (t : R), partial real (fun t : R => x ^ 2) t 0).
  { exact (fun (t : R) => (Rules.deriv_const _ _ _)). }
  assert (r15 : 0 < x ^ 2).
  { exact (Facts.square_pos x given_1). }
  assert (r18 : forall (t : R), a <= t -> partial real (fun t : R => 2 * (cos (x * sqrt t) + x * sqrt t * sin (x *
    sqrt t)) / x ^ 2) t (((0 * (cos (x * sqrt t) + x * sqrt t * sin (x * sqrt t)) + 2 * (- sin (x * sqrt t) * (0 *
    sqrt t + x * (1 / (2 * sqrt t) * 1)) + ((0 * sqrt t + x * (1 / (2 * sqrt t) * 1)) * sin (x * sqrt t) + x * sqrt t
    * (cos (x * sqrt t) * (0 * sqrt t + x * (1 / (2 * sqrt t) * 1)))))) * x ^ 2 - 2 * (cos (x * sqrt t) + x * sqrt t *
    sin (x * sqrt t)) * 0) / (x ^ 2) ^ 2)).
  { exact (fun (t : R) p_7 => (Rules.deriv_div (r13 t p_7) (r14 t) (Facts.ne_of_pos (x ^ 2) r15))). }
  assert (r19 : forall (t : R), ((0 * (cos (x * sqrt t) + x * sqrt t * sin (x * sqrt t)) + 2 * (- sin (x * sqrt t) *
    (0 * sqrt t + x * (1 / (2 * sqrt t) * 1)) + ((0 * sqrt t + x * (1 / (2 * sqrt t) * 1)) * sin (x * sqrt t) + x *
    sqrt t * (cos (x * sqrt t) * (0 * sqrt t + x * (1 / (2 * sqrt t) * 1)))))) * x ^ 2 - 2 * (cos (x * sqrt t) + x *
    sqrt t * sin (x * sqrt t)) * 0) / (x ^ 2) ^ 2 = ((0 * (cos (x * sqrt t) + x * sqrt t * sin (x * sqrt t)) + 2 * (-
    sin (x * sqrt t) * (0 * sqrt t + x * (1 / (2 * sqrt t) * 1)) + ((0 * sqrt t + x * (1 / (2 * sqrt t) * 1)) * sin (x
    * sqrt t) + x * sqrt t * (cos (x * sqrt t) * (0 * sqrt t + x * (1 / (2 * sqrt t) * 1)))))) * x ^ 2 - 2 * (cos (x *
    sqrt t) + x * sqrt t * sin (x * sqrt t)) * 0) * (1 / (x ^ 2) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((0 * (u0 + ((u1 * u2) * u3))) + (2 * (((- u3) * ((0 * u2) +
    (u1 * ((1 * u4) * 1)))) + ((((0 * u2) + (u1 * ((1 * u4) * 1))) * u3) + ((u1 * u2) * (u0 * ((0 * u2) + (u1 * ((1 *
    u4) * 1))))))))) * (u1 ^ 2)) - ((2 * (u0 + ((u1 * u2) * u3))) * 0)) * u5) = (((((0 * (u0 + ((u1 * u2) * u3))) + (2
    * (((- u3) * ((0 * u2) + (u1 * ((1 * u4) * 1)))) + ((((0 * u2) + (u1 * ((1 * u4) * 1))) * u3) + ((u1 * u2) * (u0 *
    ((0 * u2) + (u1 * ((1 * u4) * 1))))))))) * (u1 ^ 2)) - ((2 * (u0 + ((u1 * u2) * u3))) * 0)) * (1 * u5))) by
    (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (t : R) => (identity (cos (x * sqrt t)) x (sqrt t) (sin (x * sqrt t)) (/ (2 * sqrt t)) (/ ((x ^ 2) ^
      2)))). }
  assert (r21 : forall (t : R), 1 / 2 * (1 / sqrt t) = 1 / 2 * (1 / sqrt t)).
  { assert (identity : forall u0 : R, ((1 / 2) * (1 * u0)) = ((1/2) * (1 * u0))) by (intros u0; field).
    exact (fun (t : R) => (identity (/ (sqrt t)))). }
  assert (r23 : (x ^ 2) ^ 2 = x * (x * (x * x))).
  { assert (identity : forall u0 : R, ((u0 ^ 2) ^ 2) = (u0 * (u0 * (u0 * u0)))) by (intros u0; ring).
    exact (identity x). }
  assert (r24 : 1 / (x ^ 2) ^ 2 = 1 / (x * (x * (x * x)))).
  { exact (f_equal (fun (h : R) => 1 / h) r23). }
  assert (r28 : 1 / (x * x) = 1 / x * (1 / x)).
  { exact (Facts.inverse_mul x x). }
  assert (r29 : 1 / x * (1 / (x * x)) = 1 / x * (1 / x * (1 / x))).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => h_ * h_1) (@eq_refl R (1 / x)) r28). }
  assert (r31 : 1 / x * (1 / (x * (x * x))) = 1 / x * (1 / x * (1 / x * (1 / x)))).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 * h_3) (@eq_refl R (1 / x)) (eq_trans (Facts.inverse_mul x (x *
    x)) r29)). }
  assert (r34 : 1 / x * (1 / x * (1 / x * (1 / x))) = (1 / x) ^ 4).
  { assert (identity : forall u0 : R, ((1 * u0) * ((1 * u0) * ((1 * u0) * (1 * u0)))) = ((1 * u0) ^ 4)) by (intros u0;
    ring).
    exact (identity (/ x)). }
  assert (r36 : forall (t : R), ((0 * (cos (x * sqrt t) + x * sqrt t * sin (x * sqrt t)) + 2 * (- sin (x * sqrt t) *
    (0 * sqrt t + x * (1 / (2 * sqrt t) * 1)) + ((0 * sqrt t + x * (1 / (2 * sqrt t) * 1)) * sin (x * sqrt t) + x *
    sqrt t * (cos (x * sqrt t) * (0 * sqrt t + x * (1 / (2 * sqrt t) * 1)))))) * x ^ 2 - 2 * (cos (x * sqrt t) + x *
    sqrt t * sin (x * sqrt t)) * 0) * (1 / (x ^ 2) ^ 2) = ((0 * (cos (x * sqrt t) + x * sqrt t * sin (x * sqrt t)) + 2
    * (- sin (x * sqrt t) * (0 * sqrt t + x * (1 / 2 * (1 / sqrt t) * 1)) + ((0 * sqrt t + x * (1 / 2 * (1 / sqrt t) *
    1)) * sin (x * sqrt t) + x * sqrt t * (cos (x * sqrt t) * (0 * sqrt t + x * (1 / 2 * (1 / sqrt t) * 1)))))) * x ^
    2 - 2 * (cos (x * sqrt t) + x * sqrt t * sin (x * sqrt t)) * 0) * (1 / x) ^ 4).
  { exact (fun (t : R) => (f_equal2 (fun (h_4 : R) (h_5 : R) => ((0 * (cos (x * sqrt t) + x * sqrt t * sin (x * sqrt
    t)) + 2 * (- sin (x * sqrt t) * (0 * sqrt t + x * (h_4 * 1)) + ((0 * sqrt t + x * (h_4 * 1)) * sin (x * sqrt t) +
    x * sqrt t * (cos (x * sqrt t) * (0 * sqrt t + x * (h_4 * 1)))))) * x ^ 2 - 2 * (cos (x * sqrt t) + x * sqrt t *
    sin (x * sqrt t)) * 0) * h_5) (eq_trans (Facts.inverse_mul 2 (sqrt t)) (r21 t)) (eq_trans (eq_trans r24 (eq_trans
    (Facts.inverse_mul x (x * (x * x))) r31)) r34))). }
  assert (r38 : x * (1 / x) = 1).
  { exact (Facts.mul_inverse x given_1). }
  assert (r40 : forall (a : R), 0 < a -> 0 <= a).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (a : R) p_8 => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ p_8) Rules.no_relation) (identity a)))). }
  assert (r41 : forall (a : R), 0 <= a -> sqrt a ^ 2 = a).
  { exact (fun (a : R) p_9 => (Facts.sqrt_square a p_9)). }
  assert (r44 : forall (a : R), sqrt a ^ 2 = sqrt a * sqrt a).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r46 : forall (a : R), 0 < a -> sqrt a * sqrt a <> 0).
  { exact (fun (a : R) p_10 => (eq_ind a (fun (h_6 : R) => h_6 <> 0) (Facts.ne_of_pos a p_10) (sqrt a * sqrt a)
    (eq_trans (eq_sym (r41 a (r40 a p_10))) (r44 a)))). }
  assert (r50 : forall (a : R), (- sqrt a) ^ 2 = sqrt a ^ 2).
  { assert (identity : forall u0 : R, ((- u0) ^ 2) = (u0 ^ 2)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt a))). }
  assert (r51 : forall (a : R), sqrt ((- sqrt a) ^ 2) = sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (f_equal (fun (h_7 : R) => sqrt h_7) (r50 a))). }
  assert (r52 : forall (a : R), - sqrt a <= sqrt (sqrt a ^ 2)).
  { exact (fun (a : R) => (eq_ind (sqrt ((- sqrt a) ^ 2)) (fun (h_8 : R) => - sqrt a <= h_8) (Facts.le_sqrt_square (-
    sqrt a)) (sqrt (sqrt a ^ 2)) (r51 a))). }
  assert (r53 : forall (a : R), 0 <= a -> sqrt (sqrt a ^ 2) = sqrt a).
  { exact (fun (a : R) p_11 => (f_equal (fun (h_9 : R) => sqrt h_9) (r41 a p_11))). }
  assert (r54 : forall (a : R), 0 <= a -> 0 <= sqrt a).
  { assert (identity : forall u0 u1 : R, u0 - 0 = ((1/2) * (u1 - (- u0)) + ((1/2) * (u0 - u1) + 0))) by (intros u0 u1;
    field).
    exact (fun (a : R) p_12 => (proj1 (Rules.positive_combination (Rules.and_le (1 / 2) (Rules.numeral_nonneg 1 2
      eq_refl) (r52 a) (Rules.and_eq (1 / 2) (r53 a p_12) Rules.no_relation)) (identity (sqrt a) (sqrt (sqrt a ^
      2)))))). }
  assert (r55 : forall (a : R), 0 < a -> 0 <= sqrt a).
  { exact (fun (a : R) p_13 => (r54 a (r40 a p_13))). }
  assert (r57 : forall (a : R), 0 < a -> sqrt (sqrt a) ^ 2 = sqrt a).
  { exact (fun (a : R) p_14 => (Facts.sqrt_square (sqrt a) (r55 a p_14))). }
  assert (r59 : forall (a : R), sqrt (sqrt a) ^ 2 = sqrt (sqrt a) * sqrt (sqrt a)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (a : R) => (identity (sqrt (sqrt a)))). }
  assert (r61 : forall (a : R), 0 < a -> sqrt (sqrt a) * sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_15 => (eq_ind (sqrt a) (fun (h_10 : R) => h_10 <> 0) (Facts.ne_of_mul (sqrt a) (sqrt a) (r46
    a p_15)) (sqrt (sqrt a) * sqrt (sqrt a)) (eq_trans (eq_sym (r57 a p_15)) (r59 a)))). }
  assert (r63 : forall (a : R), 0 < a -> sqrt (sqrt a) <> 0).
  { exact (fun (a : R) p_16 => (Facts.ne_of_mul (sqrt (sqrt a)) (sqrt (sqrt a)) (r61 a p_16))). }
  assert (r66 : forall (a : R), 0 < a -> 0 < sqrt a).
  { exact (fun (a : R) p_17 => (eq_ind (sqrt (sqrt a) ^ 2) (fun (h_11 : R) => 0 < h_11) (Facts.square_pos (sqrt (sqrt
    a)) (r63 a p_17)) (sqrt a) (r57 a p_17))). }
  assert (r68 : forall (t : R), a <= t -> 0 < sqrt t).
  { exact (fun (t : R) p_18 => (r66 t (r6 t p_18))). }
  assert (r70 : forall (t : R), a <= t -> sqrt t <> 0).
  { exact (fun (t : R) p_19 => (Facts.ne_of_pos (sqrt t) (r68 t p_19))). }
  assert (r73 : forall (t : R), a <= t -> 1 / sqrt t * sqrt t = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (fun (t : R) p_20 => (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (sqrt t) (r70 t
      p_20)) Rules.no_equation) (identity (/ (sqrt t)) (sqrt t)))). }
  assert (r74 : forall (t : R), a <= t -> ((0 * (cos (x * sqrt t) + x * sqrt t * sin (x * sqrt t)) + 2 * (- sin (x *
    sqrt t) * (0 * sqrt t + x * (1 / 2 * (1 / sqrt t) * 1)) + ((0 * sqrt t + x * (1 / 2 * (1 / sqrt t) * 1)) * sin (x
    * sqrt t) + x * sqrt t * (cos (x * sqrt t) * (0 * sqrt t + x * (1 / 2 * (1 / sqrt t) * 1)))))) * x ^ 2 - 2 * (cos
    (x * sqrt t) + x * sqrt t * sin (x * sqrt t)) * 0) * (1 / x) ^ 4 = cos (x * sqrt t)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, u0 - (((((0 * (u0 + ((u1 * u2) * u3))) + (2 * (((- u3) * ((0 *
    u2) + (u1 * (((1/2) * (1 * u4)) * 1)))) + ((((0 * u2) + (u1 * (((1/2) * (1 * u4)) * 1))) * u3) + ((u1 * u2) * (u0
    * ((0 * u2) + (u1 * (((1/2) * (1 * u4)) * 1))))))))) * (u1 ^ 2)) - ((2 * (u0 + ((u1 * u2) * u3))) * 0)) * ((1 *
    u5) ^ 4)) = ((((((u1 ^ 3) * ((1 * u5) ^ 3)) * (1 * u4)) * u0) * u2) * (1 - (u1 * (1 * u5))) + ((((((u1 ^ 2) * ((1
    * u5) ^ 2)) * (1 * u4)) * u0) * u2) * (1 - (u1 * (1 * u5))) + (((((u1 * (1 * u5)) * (1 * u4)) * u0) * u2) * (1 -
    (u1 * (1 * u5))) + ((((1 * u4) * u0) * u2) * (1 - (u1 * (1 * u5))) + (u0 * (1 - ((1 * u4) * u2)) + 0)))))) by
    (intros u0 u1 u2 u3 u4 u5; field).
    exact (fun (t : R) p_21 => (Rules.linear_combination (Rules.and_equation (x ^ 3 * (1 / x) ^ 3 * (1 / sqrt t) * cos
      (x * sqrt t) * sqrt t) r38 (Rules.and_equation (x ^ 2 * (1 / x) ^ 2 * (1 / sqrt t) * cos (x * sqrt t) * sqrt t)
      r38 (Rules.and_equation (x * (1 / x) * (1 / sqrt t) * cos (x * sqrt t) * sqrt t) r38 (Rules.and_equation (1 /
      sqrt t * cos (x * sqrt t) * sqrt t) r38 (Rules.and_equation (cos (x * sqrt t)) (r73 t p_21)
      Rules.no_equation))))) (identity (cos (x * sqrt t)) x (sqrt t) (sin (x * sqrt t)) (/ (sqrt t)) (/ x)))). }
  assert (r76 : forall (t : R), a <= t -> partial real (fun t : R => 2 * (cos (x * sqrt t) + x * sqrt t * sin (x *
    sqrt t)) / x ^ 2) t (cos (x * sqrt t))).
  { exact (fun (t : R) p_22 => (Rules.deriv_eq (fun (t : R) => (@eq_refl R (2 * (cos (x * sqrt t) + x * sqrt t * sin
    (x * sqrt t)) / x ^ 2))) (r18 t p_22) (eq_trans (eq_trans (r19 t) (r36 t)) (r74 t p_22)))). }
  assert (r78 : integral (fun t : R => cos (x * sqrt t)) a c (2 * (cos (x * sqrt c) + x * sqrt c * sin (x * sqrt c)) /
    x ^ 2 - 2 * (cos (x * sqrt a) + x * sqrt a * sin (x * sqrt a)) / x ^ 2)).
  { exact (Rules.fundamental_theorem (fun t : R => 2 * (cos (x * sqrt t) + x * sqrt t * sin (x * sqrt t)) / x ^ 2)
    (fun t : R => cos (x * sqrt t)) (fun t : R => - sin (x * sqrt t) * (0 * sqrt t + x * (1 / (2 * sqrt t) * 1))) (fun
    (t : R) p_23 p_24 => (r76 t p_23)) (fun (t : R) p_25 p_26 => (r9 t p_25)) given_3). }
  assert (r79 : 2 * (cos (x * sqrt c) + x * sqrt c * sin (x * sqrt c)) / x ^ 2 - 2 * (cos (x * sqrt a) + x * sqrt a *
    sin (x * sqrt a)) / x ^ 2 = 2 * (cos (x * sqrt c) + x * sqrt c * sin (x * sqrt c)) * (1 / x ^ 2) - 2 * (cos (x *
    sqrt a) + x * sqrt a * sin (x * sqrt a)) * (1 / x ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((2 * (u0 + ((u1 * u2) * u3))) * u4) - ((2 * (u5 + ((u1 *
    u6) * u7))) * u4)) = (((2 * (u0 + ((u1 * u2) * u3))) * (1 * u4)) - ((2 * (u5 + ((u1 * u6) * u7))) * (1 * u4)))) by
    (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (identity (cos (x * sqrt c)) x (sqrt c) (sin (x * sqrt c)) (/ (x ^ 2)) (cos (x * sqrt a)) (sqrt a) (sin (x *
      sqrt a))). }
  assert (r80 : x ^ 2 = x * x).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity x). }
  assert (r81 : 1 / x ^ 2 = 1 / (x * x)).
  { exact (f_equal (fun (h_12 : R) => 1 / h_12) r80). }
  assert (r83 : 1 / x * (1 / x) = (1 / x) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ x)). }
  assert (r84 : 1 / x ^ 2 = (1 / x) ^ 2).
  { exact (eq_trans (eq_trans r81 r28) r83). }
  assert (r85 : 2 * (cos (x * sqrt c) + x * sqrt c * sin (x * sqrt c)) * (1 / x ^ 2) - 2 * (cos (x * sqrt a) + x *
    sqrt a * sin (x * sqrt a)) * (1 / x ^ 2) = 2 * (cos (x * sqrt c) + x * sqrt c * sin (x * sqrt c)) * (1 / x) ^ 2 -
    2 * (cos (x * sqrt a) + x * sqrt a * sin (x * sqrt a)) * (1 / x) ^ 2).
  { exact (f_equal (fun (h_13 : R) => 2 * (cos (x * sqrt c) + x * sqrt c * sin (x * sqrt c)) * h_13 - 2 * (cos (x *
    sqrt a) + x * sqrt a * sin (x * sqrt a)) * h_13) r84). }
  assert (r87 : 2 * (cos (x * sqrt c) + x * sqrt c * sin (x * sqrt c)) * (1 / x) ^ 2 - 2 * (cos (x * sqrt a) + x *
    sqrt a * sin (x * sqrt a)) * (1 / x) ^ 2 = -2 * (x * (1 / x) ^ 2 * sin (x * sqrt a) * sqrt a) + 2 * (x * (1 / x) ^
    2 * sin (x * sqrt c) * sqrt c) + -2 * ((1 / x) ^ 2 * cos (x * sqrt a)) + 2 * ((1 / x) ^ 2 * cos (x * sqrt c))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((2 * (u0 + ((u1 * u2) * u3))) * ((1 * u4) ^ 2)) - ((2 *
    (u5 + ((u1 * u6) * u7))) * ((1 * u4) ^ 2))) = (((((-2) * (((u1 * ((1 * u4) ^ 2)) * u7) * u6)) + (2 * (((u1 * ((1 *
    u4) ^ 2)) * u3) * u2))) + ((-2) * (((1 * u4) ^ 2) * u5))) + (2 * (((1 * u4) ^ 2) * u0)))) by (intros u0 u1 u2 u3
    u4 u5 u6 u7; ring).
    exact (identity (cos (x * sqrt c)) x (sqrt c) (sin (x * sqrt c)) (/ x) (cos (x * sqrt a)) (sqrt a) (sin (x * sqrt
      a))). }
  assert (r89 : 2 * (cos (x * sqrt c) + x * sqrt c * sin (x * sqrt c) - (cos (x * sqrt a) + x * sqrt a * sin (x * sqrt
    a))) / x ^ 2 = 2 * (cos (x * sqrt c) + x * sqrt c * sin (x * sqrt c) - (cos (x * sqrt a) + x * sqrt a * sin (x *
    sqrt a))) * (1 / x ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((2 * ((u0 + ((u1 * u2) * u3)) - (u4 + ((u1 * u5) * u6))))
    * u7) = ((2 * ((u0 + ((u1 * u2) * u3)) - (u4 + ((u1 * u5) * u6)))) * (1 * u7))) by (intros u0 u1 u2 u3 u4 u5 u6
    u7; ring).
    exact (identity (cos (x * sqrt c)) x (sqrt c) (sin (x * sqrt c)) (cos (x * sqrt a)) (sqrt a) (sin (x * sqrt a)) (/
      (x ^ 2))). }
  assert (r90 : 2 * (cos (x * sqrt c) + x * sqrt c * sin (x * sqrt c) - (cos (x * sqrt a) + x * sqrt a * sin (x * sqrt
    a))) * (1 / x ^ 2) = 2 * (cos (x * sqrt c) + x * sqrt c * sin (x * sqrt c) - (cos (x * sqrt a) + x * sqrt a * sin
    (x * sqrt a))) * (1 / x) ^ 2).
  { exact (f_equal (fun (h_14 : R) => 2 * (cos (x * sqrt c) + x * sqrt c * sin (x * sqrt c) - (cos (x * sqrt a) + x *
    sqrt a * sin (x * sqrt a))) * h_14) r84). }
  assert (r92 : 2 * (cos (x * sqrt c) + x * sqrt c * sin (x * sqrt c) - (cos (x * sqrt a) + x * sqrt a * sin (x * sqrt
    a))) * (1 / x) ^ 2 = -2 * (x * (1 / x) ^ 2 * sin (x * sqrt a) * sqrt a) + 2 * (x * (1 / x) ^ 2 * sin (x * sqrt c)
    * sqrt c) + -2 * ((1 / x) ^ 2 * cos (x * sqrt a)) + 2 * ((1 / x) ^ 2 * cos (x * sqrt c))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((2 * ((u0 + ((u1 * u2) * u3)) - (u4 + ((u1 * u5) * u6))))
    * ((1 * u7) ^ 2)) = (((((-2) * (((u1 * ((1 * u7) ^ 2)) * u6) * u5)) + (2 * (((u1 * ((1 * u7) ^ 2)) * u3) * u2))) +
    ((-2) * (((1 * u7) ^ 2) * u4))) + (2 * (((1 * u7) ^ 2) * u0)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (identity (cos (x * sqrt c)) x (sqrt c) (sin (x * sqrt c)) (cos (x * sqrt a)) (sqrt a) (sin (x * sqrt a)) (/
      x)). }
  exact (eq_ind (2 * (cos (x * sqrt c) + x * sqrt c * sin (x * sqrt c)) / x ^ 2 - 2 * (cos (x * sqrt a) + x * sqrt a *
    sin (x * sqrt a)) / x ^ 2) (fun (h_15 : R) => integral (fun t : R => cos (x * sqrt t)) a c h_15) r78 (2 * (cos (x
    * sqrt c) + x * sqrt c * sin (x * sqrt c) - (cos (x * sqrt a) + x * sqrt a * sin (x * sqrt a))) / x ^ 2) (eq_trans
    (eq_trans (eq_trans r79 r85) r87) (eq_sym (eq_trans (eq_trans r89 r90) r92)))).
Qed.
