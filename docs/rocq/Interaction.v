(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List.
From Derive Require Import Support ErrorFunction Rules SpecialFunctions.
From Book Require Import Facts Softmax Sinusoidal.
Open Scope R_scope.

Definition attention {n d e : nat} (Q K : Fin n -> Fin d -> R) (V : Fin n -> Fin e -> R) (r : R) (t : Fin n) (v : Fin
  e) : R :=
  Sum (fun l : Fin n => softmax (fun l : Fin n => Sum (fun a : Fin d => Q t a * K l a) / r) l * V l v).

(* Attention without a mask commutes with permutations. *)
Theorem attention_permutation_equivariant (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (e : nat)
  (e_pos : (0 < e)%nat) (Q : Fin n -> Fin d -> R) (sigma : permutation n) (K : Fin n -> Fin d -> R) (V : Fin n -> Fin
  e -> R) (r : R) (t : Fin n) (v : Fin e) :
  attention (fun (t : Fin n) (a : Fin d) => Q (sigma t) a) (fun (t : Fin n) (a : Fin d) => K (sigma t) a) (fun (t :
    Fin n) (v : Fin e) => V (sigma t) v) r t v = attention Q K V r (sigma t) v.
Proof.
  assert (r0 : attention (fun (t : Fin n) (a : Fin d) => Q (sigma t) a) (fun (t : Fin n) (a : Fin d) => K (sigma t) a)
    (fun (t : Fin n) (v : Fin e) => V (sigma t) v) r t v = Sum (fun l : Fin n => softmax (fun l : Fin n => Sum (fun a
    : Fin d => Q (sigma t) a * K (sigma l) a) / r) l * V (sigma l) v)).
  { exact eq_refl. }
  assert (r1 : forall (i : Fin n), softmax (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K (sigma l) a) / r)
    i = exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i) a) / r) / partition (fun l : Fin n => Sum (fun a : Fin
    d => Q (sigma t) a * K (sigma l) a) / r)).
  { exact (fun (i : Fin n) => eq_refl). }
  assert (r2 : forall (i : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i) a) / r) / partition (fun l :
    Fin n => Sum (fun a : Fin d => Q (sigma t) a * K (sigma l) a) / r) = exp (Sum (fun a : Fin d => Q (sigma t) a * K
    (sigma i) a) / r) * (1 / partition (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K (sigma l) a) / r))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i) a) / r)) (/ (partition
      (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K (sigma l) a) / r))))). }
  assert (r3 : forall (i : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K (sigma i) a) / r = Sum (fun a : Fin d => Q
    (sigma t) a * K (sigma i) a) * (1 / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i) a)) (/ r))). }
  assert (r4 : forall (i_ : Fin d) (i : Fin n), Q (sigma t) i_ * K (sigma i) i_ = K (sigma i) i_ * Q (sigma t) i_).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin d) (i : Fin n) => (identity (Q (sigma t) i_) (K (sigma i) i_))). }
  assert (r5 : forall (i : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K (sigma i) a) = Sum (fun i_ : Fin d => K
    (sigma i) i_ * Q (sigma t) i_)).
  { exact (fun (i : Fin n) => (Rules.sum_congruence (fun (i_ : Fin d) => (r4 i_ i)))). }
  assert (r6 : forall (i : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K (sigma i) a) * (1 / r) = Sum (fun i_ : Fin
    d => K (sigma i) i_ * Q (sigma t) i_) * (1 / r)).
  { exact (fun (i : Fin n) => (f_equal (fun (h : R) => h * (1 / r)) (r5 i))). }
  assert (r8 : forall (i : Fin n), Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_) * (1 / r) = 1 / r * Sum
    (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_)) (/ r))). }
  assert (r10 : forall (i : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i) a) / r) = exp (1 / r * Sum
    (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_))).
  { exact (fun (i : Fin n) => (f_equal (fun (h_ : R) => exp h_) (eq_trans (eq_trans (r3 i) (r6 i)) (r8 i)))). }
  assert (r11 : partition (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K (sigma l) a) / r) = Sum (fun k :
    Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma k) a) / r))).
  { exact eq_refl. }
  assert (r12 : forall (i_1 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_1) a) / r = Sum (fun a : Fin d
    => Q (sigma t) a * K (sigma i_1) a) * (1 / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (identity (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_1) a)) (/ r))). }
  assert (r13 : forall (i_2 : Fin d) (i_1 : Fin n), Q (sigma t) i_2 * K (sigma i_1) i_2 = K (sigma i_1) i_2 * Q (sigma
    t) i_2).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin d) (i_1 : Fin n) => (identity (Q (sigma t) i_2) (K (sigma i_1) i_2))). }
  assert (r14 : forall (i_1 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_1) a) = Sum (fun i : Fin d => K
    (sigma i_1) i * Q (sigma t) i)).
  { exact (fun (i_1 : Fin n) => (Rules.sum_congruence (fun (i_2 : Fin d) => (r13 i_2 i_1)))). }
  assert (r15 : forall (i_1 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_1) a) * (1 / r) = Sum (fun i :
    Fin d => K (sigma i_1) i * Q (sigma t) i) * (1 / r)).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_1 : R) => h_1 * (1 / r)) (r14 i_1))). }
  assert (r17 : forall (i_1 : Fin n), Sum (fun i : Fin d => K (sigma i_1) i * Q (sigma t) i) * (1 / r) = 1 / r * Sum
    (fun i : Fin d => K (sigma i_1) i * Q (sigma t) i)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (identity (Sum (fun i : Fin d => K (sigma i_1) i * Q (sigma t) i)) (/ r))). }
  assert (r19 : forall (i_1 : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_1) a) / r) = exp (1 / r *
    Sum (fun i : Fin d => K (sigma i_1) i * Q (sigma t) i))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_2 : R) => exp h_2) (eq_trans (eq_trans (r12 i_1) (r15 i_1)) (r17
    i_1)))). }
  assert (r20 : Sum (fun k : Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma k) a) / r)) = Sum (fun i :
    Fin n => exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_)))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (r19 i_1))). }
  assert (r22 : 1 / partition (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K (sigma l) a) / r) = 1 / Sum
    (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_)))).
  { exact (f_equal (fun (h_3 : R) => 1 / h_3) (eq_trans r11 r20)). }
  assert (r23 : forall (i : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i) a) / r) * (1 / partition
    (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K (sigma l) a) / r)) = exp (1 / r * Sum (fun i_ : Fin d =>
    K (sigma i) i_ * Q (sigma t) i_)) * (1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_
    * Q (sigma t) i_))))).
  { exact (fun (i : Fin n) => (f_equal2 (fun (h_4 : R) (h_5 : R) => h_4 * h_5) (r10 i) r22)). }
  assert (r25 : forall (i : Fin n), exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_)) * (1 / Sum
    (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_)))) = 1 / Sum (fun i : Fin n
    => exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_))) * exp (1 / r * Sum (fun i_ : Fin d => K
    (sigma i) i_ * Q (sigma t) i_))).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_))) (/
      (Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_))))))). }
  assert (r28 : forall (i : Fin n), softmax (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K (sigma l) a) /
    r) i * V (sigma i) v = 1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t)
    i_))) * exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_)) * V (sigma i) v).
  { exact (fun (i : Fin n) => (f_equal (fun (h_6 : R) => h_6 * V (sigma i) v) (eq_trans (r1 i) (eq_trans (eq_trans (r2
    i) (r23 i)) (r25 i))))). }
  assert (r29 : forall (i : Fin n), 1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q
    (sigma t) i_))) * exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_)) * V (sigma i) v = V (sigma
    i) v * (1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_)))) * exp (1
    / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_))).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) * u1) * u2) = ((u2 * (1 * u0)) * u1)) by (intros u0 u1 u2;
    ring).
    exact (fun (i : Fin n) => (identity (/ (Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ *
      Q (sigma t) i_))))) (exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_))) (V (sigma i) v))). }
  assert (r31 : Sum (fun l : Fin n => softmax (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K (sigma l) a) /
    r) l * V (sigma l) v) = Sum (fun i : Fin n => V (sigma i) v * (1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_
    : Fin d => K (sigma i) i_ * Q (sigma t) i_)))) * exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t)
    i_)))).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r28 i) (r29 i)))). }
  assert (r32 : forall (i_3 : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_3) a) / r) / Sum (fun k :
    Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma k) a) / r)) * V (sigma i_3) v = exp (Sum (fun a : Fin
    d => Q (sigma t) a * K (sigma i_3) a) / r) * (1 / Sum (fun k : Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a *
    K (sigma k) a) / r))) * V (sigma i_3) v).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_3 : Fin n) => (identity (exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_3) a) / r)) (/ (Sum
      (fun k : Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma k) a) / r)))) (V (sigma i_3) v))). }
  assert (r33 : forall (i_3 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_3) a) / r = Sum (fun a : Fin d
    => Q (sigma t) a * K (sigma i_3) a) * (1 / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_3 : Fin n) => (identity (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_3) a)) (/ r))). }
  assert (r34 : forall (i_4 : Fin d) (i_3 : Fin n), Q (sigma t) i_4 * K (sigma i_3) i_4 = K (sigma i_3) i_4 * Q (sigma
    t) i_4).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_4 : Fin d) (i_3 : Fin n) => (identity (Q (sigma t) i_4) (K (sigma i_3) i_4))). }
  assert (r35 : forall (i_3 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_3) a) = Sum (fun i : Fin d => K
    (sigma i_3) i * Q (sigma t) i)).
  { exact (fun (i_3 : Fin n) => (Rules.sum_congruence (fun (i_4 : Fin d) => (r34 i_4 i_3)))). }
  assert (r36 : forall (i_3 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_3) a) * (1 / r) = Sum (fun i :
    Fin d => K (sigma i_3) i * Q (sigma t) i) * (1 / r)).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_7 : R) => h_7 * (1 / r)) (r35 i_3))). }
  assert (r38 : forall (i_3 : Fin n), Sum (fun i : Fin d => K (sigma i_3) i * Q (sigma t) i) * (1 / r) = 1 / r * Sum
    (fun i : Fin d => K (sigma i_3) i * Q (sigma t) i)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_3 : Fin n) => (identity (Sum (fun i : Fin d => K (sigma i_3) i * Q (sigma t) i)) (/ r))). }
  assert (r40 : forall (i_3 : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_3) a) / r) = exp (1 / r *
    Sum (fun i : Fin d => K (sigma i_3) i * Q (sigma t) i))).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_8 : R) => exp h_8) (eq_trans (eq_trans (r33 i_3) (r36 i_3)) (r38
    i_3)))). }
  assert (r41 : 1 / Sum (fun k : Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma k) a) / r)) = 1 / Sum
    (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_)))).
  { exact (f_equal (fun (h_9 : R) => 1 / h_9) r20). }
  assert (r42 : forall (i_3 : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_3) a) / r) * (1 / Sum (fun
    k : Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma k) a) / r))) * V (sigma i_3) v = exp (1 / r * Sum
    (fun i : Fin d => K (sigma i_3) i * Q (sigma t) i)) * (1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d
    => K (sigma i) i_ * Q (sigma t) i_)))) * V (sigma i_3) v).
  { exact (fun (i_3 : Fin n) => (f_equal2 (fun (h_10 : R) (h_11 : R) => h_10 * h_11 * V (sigma i_3) v) (r40 i_3)
    r41)). }
  assert (r44 : forall (i_3 : Fin n), exp (1 / r * Sum (fun i : Fin d => K (sigma i_3) i * Q (sigma t) i)) * (1 / Sum
    (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_)))) * V (sigma i_3) v = V
    (sigma i_3) v * (1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_))))
    * exp (1 / r * Sum (fun i : Fin d => K (sigma i_3) i * Q (sigma t) i))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) * u2) = ((u2 * (1 * u1)) * u0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_3 : Fin n) => (identity (exp (1 / r * Sum (fun i : Fin d => K (sigma i_3) i * Q (sigma t) i))) (/
      (Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_))))) (V (sigma i_3)
      v))). }
  assert (r46 : Sum (fun i : Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i) a) / r) / Sum (fun k :
    Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma k) a) / r)) * V (sigma i) v) = Sum (fun i : Fin n =>
    V (sigma i) v * (1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_))))
    * exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_)))).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (eq_trans (eq_trans (r32 i_3) (r42 i_3)) (r44 i_3)))). }
  assert (r50 : forall (i_5 : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_5) a) / r) / Sum (fun k :
    Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma k) a) / r)) * V (sigma i_5) v = exp (Sum (fun a : Fin
    d => Q (sigma t) a * K (sigma i_5) a) / r) * (1 / Sum (fun k : Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a *
    K (sigma k) a) / r))) * V (sigma i_5) v).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_5 : Fin n) => (identity (exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_5) a) / r)) (/ (Sum
      (fun k : Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma k) a) / r)))) (V (sigma i_5) v))). }
  assert (r51 : forall (i_5 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_5) a) / r = Sum (fun a : Fin d
    => Q (sigma t) a * K (sigma i_5) a) * (1 / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_5 : Fin n) => (identity (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_5) a)) (/ r))). }
  assert (r52 : forall (i_6 : Fin d) (i_5 : Fin n), Q (sigma t) i_6 * K (sigma i_5) i_6 = K (sigma i_5) i_6 * Q (sigma
    t) i_6).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_6 : Fin d) (i_5 : Fin n) => (identity (Q (sigma t) i_6) (K (sigma i_5) i_6))). }
  assert (r53 : forall (i_5 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_5) a) = Sum (fun i : Fin d => K
    (sigma i_5) i * Q (sigma t) i)).
  { exact (fun (i_5 : Fin n) => (Rules.sum_congruence (fun (i_6 : Fin d) => (r52 i_6 i_5)))). }
  assert (r54 : forall (i_5 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_5) a) * (1 / r) = Sum (fun i :
    Fin d => K (sigma i_5) i * Q (sigma t) i) * (1 / r)).
  { exact (fun (i_5 : Fin n) => (f_equal (fun (h_12 : R) => h_12 * (1 / r)) (r53 i_5))). }
  assert (r56 : forall (i_5 : Fin n), Sum (fun i : Fin d => K (sigma i_5) i * Q (sigma t) i) * (1 / r) = 1 / r * Sum
    (fun i : Fin d => K (sigma i_5) i * Q (sigma t) i)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_5 : Fin n) => (identity (Sum (fun i : Fin d => K (sigma i_5) i * Q (sigma t) i)) (/ r))). }
  assert (r58 : forall (i_5 : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_5) a) / r) = exp (1 / r *
    Sum (fun i : Fin d => K (sigma i_5) i * Q (sigma t) i))).
  { exact (fun (i_5 : Fin n) => (f_equal (fun (h_13 : R) => exp h_13) (eq_trans (eq_trans (r51 i_5) (r54 i_5)) (r56
    i_5)))). }
  assert (r61 : 1 / Sum (fun k : Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma k) a) / r)) = 1 / Sum
    (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_)))).
  { exact (f_equal (fun (h_14 : R) => 1 / h_14) (eq_trans r20 (Facts.sum_permutation n (fun i : Fin n => exp (1 / r *
    Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_))) sigma))). }
  assert (r62 : forall (i_5 : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i_5) a) / r) * (1 / Sum (fun
    k : Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma k) a) / r))) * V (sigma i_5) v = exp (1 / r * Sum
    (fun i : Fin d => K (sigma i_5) i * Q (sigma t) i)) * (1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d
    => K i i_ * Q (sigma t) i_)))) * V (sigma i_5) v).
  { exact (fun (i_5 : Fin n) => (f_equal2 (fun (h_15 : R) (h_16 : R) => h_15 * h_16 * V (sigma i_5) v) (r58 i_5)
    r61)). }
  assert (r64 : forall (i_5 : Fin n), exp (1 / r * Sum (fun i : Fin d => K (sigma i_5) i * Q (sigma t) i)) * (1 / Sum
    (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_)))) * V (sigma i_5) v = V (sigma
    i_5) v * (1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_)))) * exp (1 / r *
    Sum (fun i : Fin d => K (sigma i_5) i * Q (sigma t) i))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) * u2) = ((u2 * (1 * u1)) * u0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_5 : Fin n) => (identity (exp (1 / r * Sum (fun i : Fin d => K (sigma i_5) i * Q (sigma t) i))) (/
      (Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_))))) (V (sigma i_5) v))). }
  assert (r66 : forall (i_5 : Fin n), V (sigma i_5) v * (1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d =>
    K i i_ * Q (sigma t) i_)))) * exp (1 / r * Sum (fun i : Fin d => K (sigma i_5) i * Q (sigma t) i)) = 1 / Sum (fun
    i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_))) * (V (sigma i_5) v * exp (1 / r * Sum
    (fun i : Fin d => K (sigma i_5) i * Q (sigma t) i)))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) * u2) = ((1 * u1) * (u0 * u2))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_5 : Fin n) => (identity (V (sigma i_5) v) (/ (Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d
      => K i i_ * Q (sigma t) i_))))) (exp (1 / r * Sum (fun i : Fin d => K (sigma i_5) i * Q (sigma t) i))))). }
  assert (r68 : Sum (fun i : Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma i) a) / r) / Sum (fun k :
    Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K (sigma k) a) / r)) * V (sigma i) v) = Sum (fun i : Fin n =>
    1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_))) * (V (sigma i) v * exp (1
    / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_))))).
  { exact (Rules.sum_congruence (fun (i_5 : Fin n) => (eq_trans (eq_trans (eq_trans (r50 i_5) (r62 i_5)) (r64 i_5))
    (r66 i_5)))). }
  assert (r71 : 1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_))) * Sum (fun i
    : Fin n => V (sigma i) v * exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_))) = 1 / Sum (fun i
    : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_))) * Sum (fun i : Fin n => V i v * exp (1 /
    r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_)))).
  { exact (f_equal (fun (h_17 : R) => 1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma
    t) i_))) * h_17) (Facts.sum_permutation n (fun i : Fin n => V i v * exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q
    (sigma t) i_))) sigma)). }
  assert (r74 : forall (i_7 : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K i_7 a) / r) / Sum (fun l : Fin n =>
    exp (Sum (fun a : Fin d => Q (sigma t) a * K l a) / r)) * V i_7 v = exp (Sum (fun a : Fin d => Q (sigma t) a * K
    i_7 a) / r) * (1 / Sum (fun l : Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K l a) / r))) * V i_7 v).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_7 : Fin n) => (identity (exp (Sum (fun a : Fin d => Q (sigma t) a * K i_7 a) / r)) (/ (Sum (fun l :
      Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K l a) / r)))) (V i_7 v))). }
  assert (r75 : forall (i_7 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K i_7 a) / r = Sum (fun a : Fin d => Q
    (sigma t) a * K i_7 a) * (1 / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_7 : Fin n) => (identity (Sum (fun a : Fin d => Q (sigma t) a * K i_7 a)) (/ r))). }
  assert (r76 : forall (i_8 : Fin d) (i_7 : Fin n), Q (sigma t) i_8 * K i_7 i_8 = K i_7 i_8 * Q (sigma t) i_8).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_8 : Fin d) (i_7 : Fin n) => (identity (Q (sigma t) i_8) (K i_7 i_8))). }
  assert (r77 : forall (i_7 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K i_7 a) = Sum (fun i : Fin d => K i_7 i *
    Q (sigma t) i)).
  { exact (fun (i_7 : Fin n) => (Rules.sum_congruence (fun (i_8 : Fin d) => (r76 i_8 i_7)))). }
  assert (r78 : forall (i_7 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K i_7 a) * (1 / r) = Sum (fun i : Fin d =>
    K i_7 i * Q (sigma t) i) * (1 / r)).
  { exact (fun (i_7 : Fin n) => (f_equal (fun (h_18 : R) => h_18 * (1 / r)) (r77 i_7))). }
  assert (r80 : forall (i_7 : Fin n), Sum (fun i : Fin d => K i_7 i * Q (sigma t) i) * (1 / r) = 1 / r * Sum (fun i :
    Fin d => K i_7 i * Q (sigma t) i)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_7 : Fin n) => (identity (Sum (fun i : Fin d => K i_7 i * Q (sigma t) i)) (/ r))). }
  assert (r82 : forall (i_7 : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K i_7 a) / r) = exp (1 / r * Sum (fun
    i : Fin d => K i_7 i * Q (sigma t) i))).
  { exact (fun (i_7 : Fin n) => (f_equal (fun (h_19 : R) => exp h_19) (eq_trans (eq_trans (r75 i_7) (r78 i_7)) (r80
    i_7)))). }
  assert (r83 : forall (i_9 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K i_9 a) / r = Sum (fun a : Fin d => Q
    (sigma t) a * K i_9 a) * (1 / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_9 : Fin n) => (identity (Sum (fun a : Fin d => Q (sigma t) a * K i_9 a)) (/ r))). }
  assert (r84 : forall (i_10 : Fin d) (i_9 : Fin n), Q (sigma t) i_10 * K i_9 i_10 = K i_9 i_10 * Q (sigma t) i_10).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_10 : Fin d) (i_9 : Fin n) => (identity (Q (sigma t) i_10) (K i_9 i_10))). }
  assert (r85 : forall (i_9 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K i_9 a) = Sum (fun i : Fin d => K i_9 i *
    Q (sigma t) i)).
  { exact (fun (i_9 : Fin n) => (Rules.sum_congruence (fun (i_10 : Fin d) => (r84 i_10 i_9)))). }
  assert (r86 : forall (i_9 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K i_9 a) * (1 / r) = Sum (fun i : Fin d =>
    K i_9 i * Q (sigma t) i) * (1 / r)).
  { exact (fun (i_9 : Fin n) => (f_equal (fun (h_20 : R) => h_20 * (1 / r)) (r85 i_9))). }
  assert (r88 : forall (i_9 : Fin n), Sum (fun i : Fin d => K i_9 i * Q (sigma t) i) * (1 / r) = 1 / r * Sum (fun i :
    Fin d => K i_9 i * Q (sigma t) i)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_9 : Fin n) => (identity (Sum (fun i : Fin d => K i_9 i * Q (sigma t) i)) (/ r))). }
  assert (r90 : forall (i_9 : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K i_9 a) / r) = exp (1 / r * Sum (fun
    i : Fin d => K i_9 i * Q (sigma t) i))).
  { exact (fun (i_9 : Fin n) => (f_equal (fun (h_21 : R) => exp h_21) (eq_trans (eq_trans (r83 i_9) (r86 i_9)) (r88
    i_9)))). }
  assert (r91 : Sum (fun l : Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K l a) / r)) = Sum (fun i : Fin n =>
    exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_)))).
  { exact (Rules.sum_congruence (fun (i_9 : Fin n) => (r90 i_9))). }
  assert (r92 : 1 / Sum (fun l : Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K l a) / r)) = 1 / Sum (fun i :
    Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_)))).
  { exact (f_equal (fun (h_22 : R) => 1 / h_22) r91). }
  assert (r93 : forall (i_7 : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K i_7 a) / r) * (1 / Sum (fun l : Fin
    n => exp (Sum (fun a : Fin d => Q (sigma t) a * K l a) / r))) * V i_7 v = exp (1 / r * Sum (fun i : Fin d => K i_7
    i * Q (sigma t) i)) * (1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_)))) *
    V i_7 v).
  { exact (fun (i_7 : Fin n) => (f_equal2 (fun (h_23 : R) (h_24 : R) => h_23 * h_24 * V i_7 v) (r82 i_7) r92)). }
  assert (r95 : forall (i_7 : Fin n), exp (1 / r * Sum (fun i : Fin d => K i_7 i * Q (sigma t) i)) * (1 / Sum (fun i :
    Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_)))) * V i_7 v = V i_7 v * (1 / Sum (fun i :
    Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_)))) * exp (1 / r * Sum (fun i : Fin d => K
    i_7 i * Q (sigma t) i))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) * u2) = ((u2 * (1 * u1)) * u0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_7 : Fin n) => (identity (exp (1 / r * Sum (fun i : Fin d => K i_7 i * Q (sigma t) i))) (/ (Sum (fun
      i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_))))) (V i_7 v))). }
  assert (r97 : forall (i_7 : Fin n), V i_7 v * (1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_
    * Q (sigma t) i_)))) * exp (1 / r * Sum (fun i : Fin d => K i_7 i * Q (sigma t) i)) = 1 / Sum (fun i : Fin n =>
    exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_))) * (V i_7 v * exp (1 / r * Sum (fun i : Fin d => K
    i_7 i * Q (sigma t) i)))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) * u2) = ((1 * u1) * (u0 * u2))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_7 : Fin n) => (identity (V i_7 v) (/ (Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i
      i_ * Q (sigma t) i_))))) (exp (1 / r * Sum (fun i : Fin d => K i_7 i * Q (sigma t) i))))). }
  assert (r99 : Sum (fun i : Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K i a) / r) / Sum (fun l : Fin n =>
    exp (Sum (fun a : Fin d => Q (sigma t) a * K l a) / r)) * V i v) = Sum (fun i : Fin n => 1 / Sum (fun i : Fin n =>
    exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_))) * (V i v * exp (1 / r * Sum (fun i_ : Fin d => K i
    i_ * Q (sigma t) i_))))).
  { exact (Rules.sum_congruence (fun (i_7 : Fin n) => (eq_trans (eq_trans (eq_trans (r74 i_7) (r93 i_7)) (r95 i_7))
    (r97 i_7)))). }
  assert (r105 : forall (i_11 : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K i_11 a) / r) / Sum (fun l : Fin n
    => exp (Sum (fun a : Fin d => Q (sigma t) a * K l a) / r)) * V i_11 v = exp (Sum (fun a : Fin d => Q (sigma t) a *
    K i_11 a) / r) * (1 / Sum (fun l : Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K l a) / r))) * V i_11 v).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_11 : Fin n) => (identity (exp (Sum (fun a : Fin d => Q (sigma t) a * K i_11 a) / r)) (/ (Sum (fun l
      : Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K l a) / r)))) (V i_11 v))). }
  assert (r106 : forall (i_11 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K i_11 a) / r = Sum (fun a : Fin d => Q
    (sigma t) a * K i_11 a) * (1 / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_11 : Fin n) => (identity (Sum (fun a : Fin d => Q (sigma t) a * K i_11 a)) (/ r))). }
  assert (r107 : forall (i_12 : Fin d) (i_11 : Fin n), Q (sigma t) i_12 * K i_11 i_12 = K i_11 i_12 * Q (sigma t)
    i_12).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_12 : Fin d) (i_11 : Fin n) => (identity (Q (sigma t) i_12) (K i_11 i_12))). }
  assert (r108 : forall (i_11 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K i_11 a) = Sum (fun i : Fin d => K i_11
    i * Q (sigma t) i)).
  { exact (fun (i_11 : Fin n) => (Rules.sum_congruence (fun (i_12 : Fin d) => (r107 i_12 i_11)))). }
  assert (r109 : forall (i_11 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K i_11 a) * (1 / r) = Sum (fun i : Fin d
    => K i_11 i * Q (sigma t) i) * (1 / r)).
  { exact (fun (i_11 : Fin n) => (f_equal (fun (h_25 : R) => h_25 * (1 / r)) (r108 i_11))). }
  assert (r111 : forall (i_11 : Fin n), Sum (fun i : Fin d => K i_11 i * Q (sigma t) i) * (1 / r) = 1 / r * Sum (fun i
    : Fin d => K i_11 i * Q (sigma t) i)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_11 : Fin n) => (identity (Sum (fun i : Fin d => K i_11 i * Q (sigma t) i)) (/ r))). }
  assert (r113 : forall (i_11 : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K i_11 a) / r) = exp (1 / r * Sum
    (fun i : Fin d => K i_11 i * Q (sigma t) i))).
  { exact (fun (i_11 : Fin n) => (f_equal (fun (h_26 : R) => exp h_26) (eq_trans (eq_trans (r106 i_11) (r109 i_11))
    (r111 i_11)))). }
  assert (r114 : forall (i_11 : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K i_11 a) / r) * (1 / Sum (fun l :
    Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K l a) / r))) * V i_11 v = exp (1 / r * Sum (fun i : Fin d =>
    K i_11 i * Q (sigma t) i)) * (1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t)
    i_)))) * V i_11 v).
  { exact (fun (i_11 : Fin n) => (f_equal2 (fun (h_27 : R) (h_28 : R) => h_27 * h_28 * V i_11 v) (r113 i_11) r92)). }
  assert (r116 : forall (i_11 : Fin n), exp (1 / r * Sum (fun i : Fin d => K i_11 i * Q (sigma t) i)) * (1 / Sum (fun
    i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_)))) * V i_11 v = V i_11 v * (1 / Sum (fun
    i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_)))) * exp (1 / r * Sum (fun i : Fin d =>
    K i_11 i * Q (sigma t) i))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) * u2) = ((u2 * (1 * u1)) * u0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_11 : Fin n) => (identity (exp (1 / r * Sum (fun i : Fin d => K i_11 i * Q (sigma t) i))) (/ (Sum
      (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_))))) (V i_11 v))). }
  assert (r118 : Sum (fun i : Fin n => exp (Sum (fun a : Fin d => Q (sigma t) a * K i a) / r) / Sum (fun l : Fin n =>
    exp (Sum (fun a : Fin d => Q (sigma t) a * K l a) / r)) * V i v) = Sum (fun i : Fin n => V i v * (1 / Sum (fun i :
    Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_)))) * exp (1 / r * Sum (fun i_ : Fin d => K i
    i_ * Q (sigma t) i_)))).
  { exact (Rules.sum_congruence (fun (i_11 : Fin n) => (eq_trans (eq_trans (r105 i_11) (r114 i_11)) (r116 i_11)))). }
  assert (r119 : forall (i_13 : Fin n), softmax (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K l a) / r)
    i_13 = exp (Sum (fun a : Fin d => Q (sigma t) a * K i_13 a) / r) / partition (fun l : Fin n => Sum (fun a : Fin d
    => Q (sigma t) a * K l a) / r)).
  { exact (fun (i_13 : Fin n) => eq_refl). }
  assert (r120 : forall (i_13 : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K i_13 a) / r) / partition (fun l :
    Fin n => Sum (fun a : Fin d => Q (sigma t) a * K l a) / r) = exp (Sum (fun a : Fin d => Q (sigma t) a * K i_13 a)
    / r) * (1 / partition (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K l a) / r))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_13 : Fin n) => (identity (exp (Sum (fun a : Fin d => Q (sigma t) a * K i_13 a) / r)) (/ (partition
      (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K l a) / r))))). }
  assert (r121 : forall (i_13 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K i_13 a) / r = Sum (fun a : Fin d => Q
    (sigma t) a * K i_13 a) * (1 / r)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_13 : Fin n) => (identity (Sum (fun a : Fin d => Q (sigma t) a * K i_13 a)) (/ r))). }
  assert (r122 : forall (i_14 : Fin d) (i_13 : Fin n), Q (sigma t) i_14 * K i_13 i_14 = K i_13 i_14 * Q (sigma t)
    i_14).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_14 : Fin d) (i_13 : Fin n) => (identity (Q (sigma t) i_14) (K i_13 i_14))). }
  assert (r123 : forall (i_13 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K i_13 a) = Sum (fun i : Fin d => K i_13
    i * Q (sigma t) i)).
  { exact (fun (i_13 : Fin n) => (Rules.sum_congruence (fun (i_14 : Fin d) => (r122 i_14 i_13)))). }
  assert (r124 : forall (i_13 : Fin n), Sum (fun a : Fin d => Q (sigma t) a * K i_13 a) * (1 / r) = Sum (fun i : Fin d
    => K i_13 i * Q (sigma t) i) * (1 / r)).
  { exact (fun (i_13 : Fin n) => (f_equal (fun (h_29 : R) => h_29 * (1 / r)) (r123 i_13))). }
  assert (r126 : forall (i_13 : Fin n), Sum (fun i : Fin d => K i_13 i * Q (sigma t) i) * (1 / r) = 1 / r * Sum (fun i
    : Fin d => K i_13 i * Q (sigma t) i)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_13 : Fin n) => (identity (Sum (fun i : Fin d => K i_13 i * Q (sigma t) i)) (/ r))). }
  assert (r128 : forall (i_13 : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K i_13 a) / r) = exp (1 / r * Sum
    (fun i : Fin d => K i_13 i * Q (sigma t) i))).
  { exact (fun (i_13 : Fin n) => (f_equal (fun (h_30 : R) => exp h_30) (eq_trans (eq_trans (r121 i_13) (r124 i_13))
    (r126 i_13)))). }
  assert (r129 : partition (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K l a) / r) = Sum (fun l : Fin n =>
    exp (Sum (fun a : Fin d => Q (sigma t) a * K l a) / r))).
  { exact eq_refl. }
  assert (r131 : 1 / partition (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K l a) / r) = 1 / Sum (fun i :
    Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_)))).
  { exact (f_equal (fun (h_31 : R) => 1 / h_31) (eq_trans r129 r91)). }
  assert (r132 : forall (i_13 : Fin n), exp (Sum (fun a : Fin d => Q (sigma t) a * K i_13 a) / r) * (1 / partition
    (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K l a) / r)) = exp (1 / r * Sum (fun i : Fin d => K i_13 i
    * Q (sigma t) i)) * (1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_))))).
  { exact (fun (i_13 : Fin n) => (f_equal2 (fun (h_32 : R) (h_33 : R) => h_32 * h_33) (r128 i_13) r131)). }
  assert (r134 : forall (i_13 : Fin n), exp (1 / r * Sum (fun i : Fin d => K i_13 i * Q (sigma t) i)) * (1 / Sum (fun
    i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_)))) = 1 / Sum (fun i : Fin n => exp (1 /
    r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_))) * exp (1 / r * Sum (fun i : Fin d => K i_13 i * Q (sigma t)
    i))).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_13 : Fin n) => (identity (exp (1 / r * Sum (fun i : Fin d => K i_13 i * Q (sigma t) i))) (/ (Sum
      (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_))))))). }
  assert (r137 : forall (i_13 : Fin n), softmax (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K l a) / r)
    i_13 * V i_13 v = 1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_))) * exp
    (1 / r * Sum (fun i : Fin d => K i_13 i * Q (sigma t) i)) * V i_13 v).
  { exact (fun (i_13 : Fin n) => (f_equal (fun (h_34 : R) => h_34 * V i_13 v) (eq_trans (r119 i_13) (eq_trans
    (eq_trans (r120 i_13) (r132 i_13)) (r134 i_13))))). }
  assert (r138 : forall (i_13 : Fin n), 1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q
    (sigma t) i_))) * exp (1 / r * Sum (fun i : Fin d => K i_13 i * Q (sigma t) i)) * V i_13 v = V i_13 v * (1 / Sum
    (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_)))) * exp (1 / r * Sum (fun i : Fin
    d => K i_13 i * Q (sigma t) i))).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) * u1) * u2) = ((u2 * (1 * u0)) * u1)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_13 : Fin n) => (identity (/ (Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q
      (sigma t) i_))))) (exp (1 / r * Sum (fun i : Fin d => K i_13 i * Q (sigma t) i))) (V i_13 v))). }
  assert (r140 : Sum (fun i : Fin n => softmax (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K l a) / r) i *
    V i v) = Sum (fun i : Fin n => V i v * (1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q
    (sigma t) i_)))) * exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_)))).
  { exact (Rules.sum_congruence (fun (i_13 : Fin n) => (eq_trans (r137 i_13) (r138 i_13)))). }
  assert (r144 : forall (i_15 : Fin n), softmax (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K l a) / r)
    i_15 * V i_15 v = V i_15 v * softmax (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K l a) / r) i_15).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_15 : Fin n) => (identity (softmax (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K l a) /
      r) i_15) (V i_15 v))). }
  assert (r145 : Sum (fun i : Fin n => softmax (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K l a) / r) i *
    V i v) = Sum (fun i : Fin n => V i v * softmax (fun l : Fin n => Sum (fun a : Fin d => Q (sigma t) a * K l a) / r)
    i)).
  { exact (Rules.sum_congruence (fun (i_15 : Fin n) => (r144 i_15))). }
  assert (r146 : attention Q K V r (sigma t) v = Sum (fun i : Fin n => softmax (fun l : Fin n => Sum (fun a : Fin d =>
    Q (sigma t) a * K l a) / r) i * V i v)).
  { exact eq_refl. }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r0 (eq_trans r31 (eq_sym r46))) (eq_trans (eq_trans r68 (eq_trans
    (Facts.sum_scale n (1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_)))) (fun
    i : Fin n => V (sigma i) v * exp (1 / r * Sum (fun i_ : Fin d => K (sigma i) i_ * Q (sigma t) i_)))) r71)) (eq_sym
    (eq_trans r99 (Facts.sum_scale n (1 / Sum (fun i : Fin n => exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma
    t) i_)))) (fun i : Fin n => V i v * exp (1 / r * Sum (fun i_ : Fin d => K i i_ * Q (sigma t) i_)))))))) (eq_trans
    r118 (eq_sym r140))) (eq_trans r145 (eq_sym (eq_trans r146 r145)))).
Qed.

(* Without a mask, a mean-pooled output does not see order. *)
Theorem mean_pool_permutation_invariant (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (e : nat)
  (e_pos : (0 < e)%nat) (Q : Fin n -> Fin d -> R) (sigma : permutation n) (K : Fin n -> Fin d -> R) (V : Fin n -> Fin
  e -> R) (r : R) (v : Fin e) :
  Sum (fun t : Fin n => attention (fun (t : Fin n) (a : Fin d) => Q (sigma t) a) (fun (t : Fin n) (a : Fin d) => K
    (sigma t) a) (fun (t : Fin n) (v : Fin e) => V (sigma t) v) r t v) / INR n = Sum (fun t : Fin n => attention Q K V
    r t v) / INR n.
Proof.
  assert (r0 : Sum (fun t : Fin n => attention (fun (t : Fin n) (a : Fin d) => Q (sigma t) a) (fun (t : Fin n) (a :
    Fin d) => K (sigma t) a) (fun (t : Fin n) (v : Fin e) => V (sigma t) v) r t v) / INR n = Sum (fun t : Fin n =>
    attention (fun (t : Fin n) (a : Fin d) => Q (sigma t) a) (fun (t : Fin n) (a : Fin d) => K (sigma t) a) (fun (t :
    Fin n) (v : Fin e) => V (sigma t) v) r t v) * (1 / INR n)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (Sum (fun t : Fin n => attention (fun (t : Fin n) (a : Fin d) => Q (sigma t) a) (fun (t : Fin n)
      (a : Fin d) => K (sigma t) a) (fun (t : Fin n) (v : Fin e) => V (sigma t) v) r t v)) (/ (INR n))). }
  assert (r3 : Sum (fun t : Fin n => attention (fun (t : Fin n) (a : Fin d) => Q (sigma t) a) (fun (t : Fin n) (a :
    Fin d) => K (sigma t) a) (fun (t : Fin n) (v : Fin e) => V (sigma t) v) r t v) = Sum (fun i : Fin n => attention Q
    K V r (sigma i) v)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (Interaction.attention_permutation_equivariant n n_pos d d_pos e
    e_pos Q sigma K V r i v))). }
  assert (r4 : Sum (fun t : Fin n => attention (fun (t : Fin n) (a : Fin d) => Q (sigma t) a) (fun (t : Fin n) (a :
    Fin d) => K (sigma t) a) (fun (t : Fin n) (v : Fin e) => V (sigma t) v) r t v) * (1 / INR n) = Sum (fun i : Fin n
    => attention Q K V r (sigma i) v) * (1 / INR n)).
  { exact (f_equal (fun (h : R) => h * (1 / INR n)) r3). }
  assert (r6 : Sum (fun i : Fin n => attention Q K V r (sigma i) v) * (1 / INR n) = 1 / INR n * Sum (fun i : Fin n =>
    attention Q K V r (sigma i) v)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => attention Q K V r (sigma i) v)) (/ (INR n))). }
  assert (r8 : Sum (fun i : Fin n => attention Q K V r (sigma i) v) / INR n = 1 / INR n * Sum (fun i : Fin n =>
    attention Q K V r (sigma i) v)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => attention Q K V r (sigma i) v)) (/ (INR n))). }
  assert (r11 : Sum (fun i : Fin n => attention Q K V r (sigma i) v) / INR n = Sum (fun i : Fin n => attention Q K V r
    (sigma i) v) * (1 / INR n)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => attention Q K V r (sigma i) v)) (/ (INR n))). }
  assert (r13 : Sum (fun i : Fin n => attention Q K V r (sigma i) v) * (1 / INR n) = Sum (fun t : Fin n => attention Q
    K V r t v) * (1 / INR n)).
  { exact (f_equal (fun (h_ : R) => h_ * (1 / INR n)) (Facts.sum_permutation n (fun i : Fin n => attention Q K V r i
    v) sigma)). }
  assert (r15 : Sum (fun t : Fin n => attention Q K V r t v) * (1 / INR n) = 1 / INR n * Sum (fun t : Fin n =>
    attention Q K V r t v)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun t : Fin n => attention Q K V r t v)) (/ (INR n))). }
  assert (r17 : Sum (fun t : Fin n => attention Q K V r t v) / INR n = 1 / INR n * Sum (fun t : Fin n => attention Q K
    V r t v)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun t : Fin n => attention Q K V r t v)) (/ (INR n))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r0 r4) r6) (eq_sym r8)) (eq_trans (eq_trans (eq_trans r11 r13) r15)
    (eq_sym r17))).
Qed.

Definition bilinear {d : nat} (W : Fin d -> Fin d -> R) (x y : Fin d -> R) : R :=
  Sum (fun a : Fin d => Sum (fun b : Fin d => x a * W a b * y b)).

(* The mixed second difference of a bilinear form is the interaction. *)
Theorem mixed_second_difference_bilinear (d : nat) (d_pos : (0 < d)%nat) (W : Fin d -> Fin d -> R) (x p y q_ : Fin d
  -> R) :
  bilinear W (fun a : Fin d => x a + p a) (fun a : Fin d => y a + q_ a) - bilinear W (fun a : Fin d => x a + p a) y -
    bilinear W x (fun a : Fin d => y a + q_ a) + bilinear W x y = bilinear W p q_.
Proof.
  assert (r0 : bilinear W (fun a : Fin d => x a + p a) (fun a : Fin d => y a + q_ a) = Sum (fun a : Fin d => Sum (fun
    b : Fin d => (x a + p a) * W a b * (y b + q_ b)))).
  { exact eq_refl. }
  assert (r1 : forall (i i_ : Fin d), (x i + p i) * W i i_ * (y i_ + q_ i_) = W i i_ * p i * q_ i_ + W i i_ * p i * y
    i_ + W i i_ * q_ i_ * x i + W i i_ * x i * y i_).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 + u1) * u2) * (u3 + u4)) = (((((u2 * u1) * u4) + ((u2 * u1) *
    u3)) + ((u2 * u4) * u0)) + ((u2 * u0) * u3))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i i_ : Fin d) => (identity (x i) (p i) (W i i_) (y i_) (q_ i_))). }
  assert (r2 : forall (i i_ : Fin d), W i i_ * p i * q_ i_ + W i i_ * p i * y i_ + W i i_ * q_ i_ * x i + W i i_ * x i
    * y i_ = p i * (W i i_ * q_ i_) + p i * (W i i_ * y i_) + x i * (W i i_ * q_ i_) + x i * (W i i_ * y i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((u0 * u1) * u2) + ((u0 * u1) * u3)) + ((u0 * u2) * u4)) + ((u0 *
    u4) * u3)) = ((((u1 * (u0 * u2)) + (u1 * (u0 * u3))) + (u4 * (u0 * u2))) + (u4 * (u0 * u3)))) by (intros u0 u1 u2
    u3 u4; ring).
    exact (fun (i i_ : Fin d) => (identity (W i i_) (p i) (q_ i_) (y i_) (x i))). }
  assert (r4 : forall (i : Fin d), Sum (fun i_ : Fin d => (x i + p i) * W i i_ * (y i_ + q_ i_)) = Sum (fun i_ : Fin d
    => p i * (W i i_ * q_ i_) + p i * (W i i_ * y i_) + x i * (W i i_ * q_ i_) + x i * (W i i_ * y i_))).
  { exact (fun (i : Fin d) => (Rules.sum_congruence (fun (i_ : Fin d) => (eq_trans (r1 i i_) (r2 i i_))))). }
  assert (r7 : forall (i : Fin d), Sum (fun i_ : Fin d => p i * (W i i_ * q_ i_) + p i * (W i i_ * y i_) + x i * (W i
    i_ * q_ i_)) + Sum (fun i_ : Fin d => x i * (W i i_ * y i_)) = Sum (fun i_ : Fin d => p i * (W i i_ * q_ i_) + p i
    * (W i i_ * y i_)) + Sum (fun i_ : Fin d => x i * (W i i_ * q_ i_)) + Sum (fun i_ : Fin d => x i * (W i i_ * y
    i_))).
  { exact (fun (i : Fin d) => (f_equal (fun (h : R) => h + Sum (fun i_ : Fin d => x i * (W i i_ * y i_)))
    (Facts.sum_add d (fun i_ : Fin d => p i * (W i i_ * q_ i_) + p i * (W i i_ * y i_)) (fun i_ : Fin d => x i * (W i
    i_ * q_ i_))))). }
  assert (r10 : forall (i : Fin d), Sum (fun i_ : Fin d => p i * (W i i_ * q_ i_) + p i * (W i i_ * y i_)) + Sum (fun
    i_ : Fin d => x i * (W i i_ * q_ i_)) + Sum (fun i_ : Fin d => x i * (W i i_ * y i_)) = Sum (fun i_ : Fin d => p i
    * (W i i_ * q_ i_)) + Sum (fun i_ : Fin d => p i * (W i i_ * y i_)) + Sum (fun i_ : Fin d => x i * (W i i_ * q_
    i_)) + Sum (fun i_ : Fin d => x i * (W i i_ * y i_))).
  { exact (fun (i : Fin d) => (f_equal (fun (h_ : R) => h_ + Sum (fun i_ : Fin d => x i * (W i i_ * q_ i_)) + Sum (fun
    i_ : Fin d => x i * (W i i_ * y i_))) (Facts.sum_add d (fun i_ : Fin d => p i * (W i i_ * q_ i_)) (fun i_ : Fin d
    => p i * (W i i_ * y i_))))). }
  assert (r14 : forall (i : Fin d), Sum (fun i_ : Fin d => x i * (W i i_ * q_ i_)) = x i * Sum (fun i_ : Fin d => W i
    i_ * q_ i_)).
  { exact (fun (i : Fin d) => (Facts.sum_scale d (x i) (fun i_ : Fin d => W i i_ * q_ i_))). }
  assert (r16 : forall (i : Fin d), Sum (fun i_ : Fin d => p i * (W i i_ * q_ i_)) + Sum (fun i_ : Fin d => p i * (W i
    i_ * y i_)) + Sum (fun i_ : Fin d => x i * (W i i_ * q_ i_)) + Sum (fun i_ : Fin d => x i * (W i i_ * y i_)) = p i
    * Sum (fun i_ : Fin d => W i i_ * q_ i_) + p i * Sum (fun i_ : Fin d => W i i_ * y i_) + x i * Sum (fun i_ : Fin d
    => W i i_ * q_ i_) + x i * Sum (fun i_ : Fin d => W i i_ * y i_)).
  { exact (fun (i : Fin d) => (f_equal4 (fun (h_1 : R) (h_2 : R) (h_3 : R) (h_4 : R) => h_1 + h_2 + h_3 + h_4)
    (Facts.sum_scale d (p i) (fun i_ : Fin d => W i i_ * q_ i_)) (Facts.sum_scale d (p i) (fun i_ : Fin d => W i i_ *
    y i_)) (r14 i) (Facts.sum_scale d (x i) (fun i_ : Fin d => W i i_ * y i_)))). }
  assert (r19 : Sum (fun a : Fin d => Sum (fun b : Fin d => (x a + p a) * W a b * (y b + q_ b))) = Sum (fun i : Fin d
    => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_) + p i * Sum (fun i_ : Fin d => W i i_ * y i_) + x i * Sum (fun i_
    : Fin d => W i i_ * q_ i_) + x i * Sum (fun i_ : Fin d => W i i_ * y i_))).
  { exact (Rules.sum_congruence (fun (i : Fin d) => (eq_trans (r4 i) (eq_trans (eq_trans (eq_trans (Facts.sum_add d
    (fun i_ : Fin d => p i * (W i i_ * q_ i_) + p i * (W i i_ * y i_) + x i * (W i i_ * q_ i_)) (fun i_ : Fin d => x i
    * (W i i_ * y i_))) (r7 i)) (r10 i)) (r16 i))))). }
  assert (r22 : Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_) + p i * Sum (fun i_ : Fin d => W i
    i_ * y i_) + x i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W
    i i_ * y i_)) = Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_) + p i * Sum (fun i_ : Fin d =>
    W i i_ * y i_)) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) + Sum (fun i : Fin d => x i
    * Sum (fun i_ : Fin d => W i i_ * y i_))).
  { exact (f_equal (fun (h_5 : R) => h_5 + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)))
    (Facts.sum_add d (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_) + p i * Sum (fun i_ : Fin d => W i
    i_ * y i_)) (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * q_ i_)))). }
  assert (r25 : Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_) + p i * Sum (fun i_ : Fin d => W i
    i_ * y i_)) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) + Sum (fun i : Fin d => x i *
    Sum (fun i_ : Fin d => W i i_ * y i_)) = Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) + Sum
    (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * y i_)) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d
    => W i i_ * q_ i_)) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))).
  { exact (f_equal (fun (h_6 : R) => h_6 + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) + Sum
    (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))) (Facts.sum_add d (fun i : Fin d => p i * Sum (fun
    i_ : Fin d => W i i_ * q_ i_)) (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * y i_)))). }
  assert (r30 : Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) = Sum (fun i : Fin d => Sum (fun
    i_ : Fin d => x i * (W i i_ * q_ i_)))).
  { exact (Rules.sum_congruence (fun (i : Fin d) => (eq_sym (r14 i)))). }
  assert (r33 : forall (i_1 i_2 : Fin d), x i_1 * (W i_1 i_2 * q_ i_2) = W i_1 i_2 * q_ i_2 * x i_1).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_1 i_2 : Fin d) => (identity (x i_1) (W i_1 i_2) (q_ i_2))). }
  assert (r34 : forall (i_1 i_2 : Fin d), W i_1 i_2 * q_ i_2 * x i_1 = q_ i_2 * (W i_1 i_2 * x i_1)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u0 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_1 i_2 : Fin d) => (identity (W i_1 i_2) (q_ i_2) (x i_1))). }
  assert (r36 : forall (i_2 : Fin d), Sum (fun i : Fin d => x i * (W i i_2 * q_ i_2)) = Sum (fun i : Fin d => q_ i_2 *
    (W i i_2 * x i))).
  { exact (fun (i_2 : Fin d) => (Rules.sum_congruence (fun (i_1 : Fin d) => (eq_trans (r33 i_1 i_2) (r34 i_1 i_2))))).
    }
  assert (r39 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => x i_ * (W i_ i * q_ i))) = Sum (fun i : Fin d => q_ i *
    Sum (fun i_ : Fin d => W i_ i * x i_))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin d) => (eq_trans (r36 i_2) (Facts.sum_scale d (q_ i_2) (fun i : Fin d
    => W i i_2 * x i))))). }
  assert (r40 : Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) = Sum (fun i : Fin d => q_ i * Sum
    (fun i_ : Fin d => W i_ i * x i_))).
  { exact (eq_trans (eq_trans r30 (Facts.sum_exchange d d (fun (i : Fin d) (i_ : Fin d) => x i * (W i i_ * q_ i_))))
    r39). }
  assert (r42 : Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) + Sum (fun i : Fin d => p i * Sum
    (fun i_ : Fin d => W i i_ * y i_)) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) + Sum
    (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)) = Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d
    => W i i_ * q_ i_)) + Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * y i_)) + Sum (fun i : Fin d =>
    q_ i * Sum (fun i_ : Fin d => W i_ i * x i_)) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y
    i_))).
  { exact (f_equal4 (fun (h_7 : R) (h_8 : R) (h_9 : R) (h_10 : R) => h_7 + h_8 + h_9 + h_10) (@eq_refl R (Sum (fun i :
    Fin d => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_)))) (@eq_refl R (Sum (fun i : Fin d => p i * Sum (fun i_ :
    Fin d => W i i_ * y i_)))) r40 (@eq_refl R (Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))))).
    }
  assert (r46 : bilinear W (fun a : Fin d => x a + p a) y = Sum (fun a : Fin d => Sum (fun b : Fin d => (x a + p a) *
    W a b * y b))).
  { exact eq_refl. }
  assert (r47 : forall (i_3 i_4 : Fin d), (x i_3 + p i_3) * W i_3 i_4 * y i_4 = W i_3 i_4 * p i_3 * y i_4 + W i_3 i_4
    * x i_3 * y i_4).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 + u1) * u2) * u3) = (((u2 * u1) * u3) + ((u2 * u0) * u3))) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (i_3 i_4 : Fin d) => (identity (x i_3) (p i_3) (W i_3 i_4) (y i_4))). }
  assert (r48 : forall (i_3 i_4 : Fin d), W i_3 i_4 * p i_3 * y i_4 + W i_3 i_4 * x i_3 * y i_4 = p i_3 * (W i_3 i_4 *
    y i_4) + x i_3 * (W i_3 i_4 * y i_4)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) + ((u0 * u3) * u2)) = ((u1 * (u0 * u2)) + (u3 * (u0 *
    u2)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_3 i_4 : Fin d) => (identity (W i_3 i_4) (p i_3) (y i_4) (x i_3))). }
  assert (r50 : forall (i_3 : Fin d), Sum (fun i : Fin d => (x i_3 + p i_3) * W i_3 i * y i) = Sum (fun i : Fin d => p
    i_3 * (W i_3 i * y i) + x i_3 * (W i_3 i * y i))).
  { exact (fun (i_3 : Fin d) => (Rules.sum_congruence (fun (i_4 : Fin d) => (eq_trans (r47 i_3 i_4) (r48 i_3 i_4))))).
    }
  assert (r54 : forall (i_3 : Fin d), Sum (fun i : Fin d => p i_3 * (W i_3 i * y i)) + Sum (fun i : Fin d => x i_3 *
    (W i_3 i * y i)) = p i_3 * Sum (fun i : Fin d => W i_3 i * y i) + x i_3 * Sum (fun i : Fin d => W i_3 i * y i)).
  { exact (fun (i_3 : Fin d) => (f_equal2 (fun (h_11 : R) (h_12 : R) => h_11 + h_12) (Facts.sum_scale d (p i_3) (fun i
    : Fin d => W i_3 i * y i)) (Facts.sum_scale d (x i_3) (fun i : Fin d => W i_3 i * y i)))). }
  assert (r57 : Sum (fun a : Fin d => Sum (fun b : Fin d => (x a + p a) * W a b * y b)) = Sum (fun i : Fin d => p i *
    Sum (fun i_ : Fin d => W i i_ * y i_) + x i * Sum (fun i_ : Fin d => W i i_ * y i_))).
  { exact (Rules.sum_congruence (fun (i_3 : Fin d) => (eq_trans (r50 i_3) (eq_trans (Facts.sum_add d (fun i : Fin d =>
    p i_3 * (W i_3 i * y i)) (fun i : Fin d => x i_3 * (W i_3 i * y i))) (r54 i_3))))). }
  assert (r61 : bilinear W x (fun a : Fin d => y a + q_ a) = Sum (fun a : Fin d => Sum (fun b : Fin d => x a * W a b *
    (y b + q_ b)))).
  { exact eq_refl. }
  assert (r62 : forall (i_5 i_6 : Fin d), x i_5 * W i_5 i_6 * (y i_6 + q_ i_6) = W i_5 i_6 * q_ i_6 * x i_5 + W i_5
    i_6 * x i_5 * y i_6).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 + u3)) = (((u1 * u3) * u0) + ((u1 * u0) * u2))) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (i_5 i_6 : Fin d) => (identity (x i_5) (W i_5 i_6) (y i_6) (q_ i_6))). }
  assert (r63 : forall (i_5 i_6 : Fin d), W i_5 i_6 * q_ i_6 * x i_5 + W i_5 i_6 * x i_5 * y i_6 = x i_5 * (W i_5 i_6
    * q_ i_6) + x i_5 * (W i_5 i_6 * y i_6)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) + ((u0 * u2) * u3)) = ((u2 * (u0 * u1)) + (u2 * (u0 *
    u3)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_5 i_6 : Fin d) => (identity (W i_5 i_6) (q_ i_6) (x i_5) (y i_6))). }
  assert (r65 : forall (i_5 : Fin d), Sum (fun i : Fin d => x i_5 * W i_5 i * (y i + q_ i)) = Sum (fun i : Fin d => x
    i_5 * (W i_5 i * q_ i) + x i_5 * (W i_5 i * y i))).
  { exact (fun (i_5 : Fin d) => (Rules.sum_congruence (fun (i_6 : Fin d) => (eq_trans (r62 i_5 i_6) (r63 i_5 i_6))))).
    }
  assert (r69 : forall (i_5 : Fin d), Sum (fun i : Fin d => x i_5 * (W i_5 i * q_ i)) + Sum (fun i : Fin d => x i_5 *
    (W i_5 i * y i)) = x i_5 * Sum (fun i : Fin d => W i_5 i * q_ i) + x i_5 * Sum (fun i : Fin d => W i_5 i * y i)).
  { exact (fun (i_5 : Fin d) => (f_equal2 (fun (h_13 : R) (h_14 : R) => h_13 + h_14) (Facts.sum_scale d (x i_5) (fun i
    : Fin d => W i_5 i * q_ i)) (Facts.sum_scale d (x i_5) (fun i : Fin d => W i_5 i * y i)))). }
  assert (r72 : Sum (fun a : Fin d => Sum (fun b : Fin d => x a * W a b * (y b + q_ b))) = Sum (fun i : Fin d => x i *
    Sum (fun i_ : Fin d => W i i_ * q_ i_) + x i * Sum (fun i_ : Fin d => W i i_ * y i_))).
  { exact (Rules.sum_congruence (fun (i_5 : Fin d) => (eq_trans (r65 i_5) (eq_trans (Facts.sum_add d (fun i : Fin d =>
    x i_5 * (W i_5 i * q_ i)) (fun i : Fin d => x i_5 * (W i_5 i * y i))) (r69 i_5))))). }
  assert (r74 : Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) + Sum (fun i : Fin d => x i * Sum
    (fun i_ : Fin d => W i i_ * y i_)) = Sum (fun i : Fin d => q_ i * Sum (fun i_ : Fin d => W i_ i * x i_)) + Sum
    (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))).
  { exact (f_equal2 (fun (h_15 : R) (h_16 : R) => h_15 + h_16) r40 (@eq_refl R (Sum (fun i : Fin d => x i * Sum (fun
    i_ : Fin d => W i i_ * y i_))))). }
  assert (r78 : bilinear W x y = Sum (fun a : Fin d => Sum (fun b : Fin d => x a * W a b * y b))).
  { exact eq_refl. }
  assert (r79 : forall (i_7 i_8 : Fin d), x i_7 * W i_7 i_8 * y i_8 = W i_7 i_8 * x i_7 * y i_8).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u1 * u0) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_7 i_8 : Fin d) => (identity (x i_7) (W i_7 i_8) (y i_8))). }
  assert (r80 : forall (i_7 i_8 : Fin d), W i_7 i_8 * x i_7 * y i_8 = x i_7 * (W i_7 i_8 * y i_8)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u0 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_7 i_8 : Fin d) => (identity (W i_7 i_8) (x i_7) (y i_8))). }
  assert (r82 : forall (i_7 : Fin d), Sum (fun i : Fin d => x i_7 * W i_7 i * y i) = Sum (fun i : Fin d => x i_7 * (W
    i_7 i * y i))).
  { exact (fun (i_7 : Fin d) => (Rules.sum_congruence (fun (i_8 : Fin d) => (eq_trans (r79 i_7 i_8) (r80 i_7 i_8))))).
    }
  assert (r85 : Sum (fun a : Fin d => Sum (fun b : Fin d => x a * W a b * y b)) = Sum (fun i : Fin d => x i * Sum (fun
    i_ : Fin d => W i i_ * y i_))).
  { exact (Rules.sum_congruence (fun (i_7 : Fin d) => (eq_trans (r82 i_7) (Facts.sum_scale d (x i_7) (fun i : Fin d =>
    W i_7 i * y i))))). }
  assert (r87 : bilinear W (fun a : Fin d => x a + p a) (fun a : Fin d => y a + q_ a) - bilinear W (fun a : Fin d => x
    a + p a) y - bilinear W x (fun a : Fin d => y a + q_ a) + bilinear W x y = Sum (fun i : Fin d => p i * Sum (fun i_
    : Fin d => W i i_ * q_ i_)) + Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * y i_)) + Sum (fun i :
    Fin d => q_ i * Sum (fun i_ : Fin d => W i_ i * x i_)) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_
    * y i_)) - (Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * y i_)) + Sum (fun i : Fin d => x i * Sum
    (fun i_ : Fin d => W i i_ * y i_))) - (Sum (fun i : Fin d => q_ i * Sum (fun i_ : Fin d => W i_ i * x i_)) + Sum
    (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d
    => W i i_ * y i_))).
  { exact (f_equal4 (fun (h_17 : R) (h_18 : R) (h_19 : R) (h_20 : R) => h_17 - h_18 - h_19 + h_20) (eq_trans r0
    (eq_trans r19 (eq_trans (eq_trans (eq_trans (Facts.sum_add d (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_
    * q_ i_) + p i * Sum (fun i_ : Fin d => W i i_ * y i_) + x i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) (fun i :
    Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))) r22) r25) r42))) (eq_trans r46 (eq_trans r57 (Facts.sum_add
    d (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * y i_)) (fun i : Fin d => x i * Sum (fun i_ : Fin d => W
    i i_ * y i_))))) (eq_trans r61 (eq_trans r72 (eq_trans (Facts.sum_add d (fun i : Fin d => x i * Sum (fun i_ : Fin
    d => W i i_ * q_ i_)) (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))) r74))) (eq_trans r78 r85)).
    }
  assert (r88 : Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) + Sum (fun i : Fin d => p i * Sum
    (fun i_ : Fin d => W i i_ * y i_)) + Sum (fun i : Fin d => q_ i * Sum (fun i_ : Fin d => W i_ i * x i_)) + Sum
    (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)) - (Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d
    => W i i_ * y i_)) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))) - (Sum (fun i : Fin d =>
    q_ i * Sum (fun i_ : Fin d => W i_ i * x i_)) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y
    i_))) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)) = Sum (fun i : Fin d => p i * Sum (fun
    i_ : Fin d => W i i_ * q_ i_))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((((u0 + u1) + u2) + u3) - (u1 + u3)) - (u2 + u3)) + u3) = u0) by
    (intros u0 u1 u2 u3; ring).
    exact (identity (Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_))) (Sum (fun i : Fin d => p i *
      Sum (fun i_ : Fin d => W i i_ * y i_))) (Sum (fun i : Fin d => q_ i * Sum (fun i_ : Fin d => W i_ i * x i_)))
      (Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)))). }
  assert (r90 : forall (i_9 i_10 : Fin d), p i_9 * W i_9 i_10 * q_ i_10 = W i_9 i_10 * p i_9 * q_ i_10).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u1 * u0) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_9 i_10 : Fin d) => (identity (p i_9) (W i_9 i_10) (q_ i_10))). }
  assert (r91 : forall (i_9 i_10 : Fin d), W i_9 i_10 * p i_9 * q_ i_10 = p i_9 * (W i_9 i_10 * q_ i_10)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u0 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_9 i_10 : Fin d) => (identity (W i_9 i_10) (p i_9) (q_ i_10))). }
  assert (r93 : forall (i_9 : Fin d), Sum (fun i : Fin d => p i_9 * W i_9 i * q_ i) = Sum (fun i : Fin d => p i_9 * (W
    i_9 i * q_ i))).
  { exact (fun (i_9 : Fin d) => (Rules.sum_congruence (fun (i_10 : Fin d) => (eq_trans (r90 i_9 i_10) (r91 i_9
    i_10))))). }
  assert (r96 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => p i * W i i_ * q_ i_)) = Sum (fun i : Fin d => p i * Sum
    (fun i_ : Fin d => W i i_ * q_ i_))).
  { exact (Rules.sum_congruence (fun (i_9 : Fin d) => (eq_trans (r93 i_9) (Facts.sum_scale d (p i_9) (fun i : Fin d =>
    W i_9 i * q_ i))))). }
  assert (r99 : forall (i_11 i_12 : Fin d), p i_11 * W i_11 i_12 * q_ i_12 = W i_11 i_12 * p i_11 * q_ i_12).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u1 * u0) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_11 i_12 : Fin d) => (identity (p i_11) (W i_11 i_12) (q_ i_12))). }
  assert (r100 : forall (i_11 : Fin d), Sum (fun i : Fin d => p i_11 * W i_11 i * q_ i) = Sum (fun i : Fin d => W i_11
    i * p i_11 * q_ i)).
  { exact (fun (i_11 : Fin d) => (Rules.sum_congruence (fun (i_12 : Fin d) => (r99 i_11 i_12)))). }
  assert (r101 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => p i * W i i_ * q_ i_)) = Sum (fun i : Fin d => Sum (fun
    i_ : Fin d => W i i_ * p i * q_ i_))).
  { exact (Rules.sum_congruence (fun (i_11 : Fin d) => (r100 i_11))). }
  assert (r102 : bilinear W p q_ = Sum (fun i : Fin d => Sum (fun i_ : Fin d => p i * W i i_ * q_ i_))).
  { exact eq_refl. }
  exact (eq_trans (eq_trans (eq_trans r87 r88) (eq_sym r96)) (eq_trans r101 (eq_sym (eq_trans r102 r101)))).
Qed.

(* A score of two tokens with positions has four terms. *)
Theorem score_position_terms (d : nat) (d_pos : (0 < d)%nat) (W : Fin d -> Fin d -> R) (x p y q_ : Fin d -> R) :
  bilinear W (fun a : Fin d => x a + p a) (fun a : Fin d => y a + q_ a) = bilinear W x y + bilinear W x q_ + bilinear
    W p y + bilinear W p q_.
Proof.
  assert (r0 : bilinear W (fun a : Fin d => x a + p a) (fun a : Fin d => y a + q_ a) = Sum (fun a : Fin d => Sum (fun
    b : Fin d => (x a + p a) * W a b * (y b + q_ b)))).
  { exact eq_refl. }
  assert (r1 : forall (i i_ : Fin d), (x i + p i) * W i i_ * (y i_ + q_ i_) = W i i_ * p i * q_ i_ + W i i_ * p i * y
    i_ + W i i_ * q_ i_ * x i + W i i_ * x i * y i_).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 + u1) * u2) * (u3 + u4)) = (((((u2 * u1) * u4) + ((u2 * u1) *
    u3)) + ((u2 * u4) * u0)) + ((u2 * u0) * u3))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i i_ : Fin d) => (identity (x i) (p i) (W i i_) (y i_) (q_ i_))). }
  assert (r2 : forall (i i_ : Fin d), W i i_ * p i * q_ i_ + W i i_ * p i * y i_ + W i i_ * q_ i_ * x i + W i i_ * x i
    * y i_ = p i * (W i i_ * q_ i_) + p i * (W i i_ * y i_) + x i * (W i i_ * q_ i_) + x i * (W i i_ * y i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((u0 * u1) * u2) + ((u0 * u1) * u3)) + ((u0 * u2) * u4)) + ((u0 *
    u4) * u3)) = ((((u1 * (u0 * u2)) + (u1 * (u0 * u3))) + (u4 * (u0 * u2))) + (u4 * (u0 * u3)))) by (intros u0 u1 u2
    u3 u4; ring).
    exact (fun (i i_ : Fin d) => (identity (W i i_) (p i) (q_ i_) (y i_) (x i))). }
  assert (r4 : forall (i : Fin d), Sum (fun i_ : Fin d => (x i + p i) * W i i_ * (y i_ + q_ i_)) = Sum (fun i_ : Fin d
    => p i * (W i i_ * q_ i_) + p i * (W i i_ * y i_) + x i * (W i i_ * q_ i_) + x i * (W i i_ * y i_))).
  { exact (fun (i : Fin d) => (Rules.sum_congruence (fun (i_ : Fin d) => (eq_trans (r1 i i_) (r2 i i_))))). }
  assert (r7 : forall (i : Fin d), Sum (fun i_ : Fin d => p i * (W i i_ * q_ i_) + p i * (W i i_ * y i_) + x i * (W i
    i_ * q_ i_)) + Sum (fun i_ : Fin d => x i * (W i i_ * y i_)) = Sum (fun i_ : Fin d => p i * (W i i_ * q_ i_) + p i
    * (W i i_ * y i_)) + Sum (fun i_ : Fin d => x i * (W i i_ * q_ i_)) + Sum (fun i_ : Fin d => x i * (W i i_ * y
    i_))).
  { exact (fun (i : Fin d) => (f_equal (fun (h : R) => h + Sum (fun i_ : Fin d => x i * (W i i_ * y i_)))
    (Facts.sum_add d (fun i_ : Fin d => p i * (W i i_ * q_ i_) + p i * (W i i_ * y i_)) (fun i_ : Fin d => x i * (W i
    i_ * q_ i_))))). }
  assert (r10 : forall (i : Fin d), Sum (fun i_ : Fin d => p i * (W i i_ * q_ i_) + p i * (W i i_ * y i_)) + Sum (fun
    i_ : Fin d => x i * (W i i_ * q_ i_)) + Sum (fun i_ : Fin d => x i * (W i i_ * y i_)) = Sum (fun i_ : Fin d => p i
    * (W i i_ * q_ i_)) + Sum (fun i_ : Fin d => p i * (W i i_ * y i_)) + Sum (fun i_ : Fin d => x i * (W i i_ * q_
    i_)) + Sum (fun i_ : Fin d => x i * (W i i_ * y i_))).
  { exact (fun (i : Fin d) => (f_equal (fun (h_ : R) => h_ + Sum (fun i_ : Fin d => x i * (W i i_ * q_ i_)) + Sum (fun
    i_ : Fin d => x i * (W i i_ * y i_))) (Facts.sum_add d (fun i_ : Fin d => p i * (W i i_ * q_ i_)) (fun i_ : Fin d
    => p i * (W i i_ * y i_))))). }
  assert (r14 : forall (i : Fin d), Sum (fun i_ : Fin d => x i * (W i i_ * q_ i_)) = x i * Sum (fun i_ : Fin d => W i
    i_ * q_ i_)).
  { exact (fun (i : Fin d) => (Facts.sum_scale d (x i) (fun i_ : Fin d => W i i_ * q_ i_))). }
  assert (r16 : forall (i : Fin d), Sum (fun i_ : Fin d => p i * (W i i_ * q_ i_)) + Sum (fun i_ : Fin d => p i * (W i
    i_ * y i_)) + Sum (fun i_ : Fin d => x i * (W i i_ * q_ i_)) + Sum (fun i_ : Fin d => x i * (W i i_ * y i_)) = p i
    * Sum (fun i_ : Fin d => W i i_ * q_ i_) + p i * Sum (fun i_ : Fin d => W i i_ * y i_) + x i * Sum (fun i_ : Fin d
    => W i i_ * q_ i_) + x i * Sum (fun i_ : Fin d => W i i_ * y i_)).
  { exact (fun (i : Fin d) => (f_equal4 (fun (h_1 : R) (h_2 : R) (h_3 : R) (h_4 : R) => h_1 + h_2 + h_3 + h_4)
    (Facts.sum_scale d (p i) (fun i_ : Fin d => W i i_ * q_ i_)) (Facts.sum_scale d (p i) (fun i_ : Fin d => W i i_ *
    y i_)) (r14 i) (Facts.sum_scale d (x i) (fun i_ : Fin d => W i i_ * y i_)))). }
  assert (r19 : Sum (fun a : Fin d => Sum (fun b : Fin d => (x a + p a) * W a b * (y b + q_ b))) = Sum (fun i : Fin d
    => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_) + p i * Sum (fun i_ : Fin d => W i i_ * y i_) + x i * Sum (fun i_
    : Fin d => W i i_ * q_ i_) + x i * Sum (fun i_ : Fin d => W i i_ * y i_))).
  { exact (Rules.sum_congruence (fun (i : Fin d) => (eq_trans (r4 i) (eq_trans (eq_trans (eq_trans (Facts.sum_add d
    (fun i_ : Fin d => p i * (W i i_ * q_ i_) + p i * (W i i_ * y i_) + x i * (W i i_ * q_ i_)) (fun i_ : Fin d => x i
    * (W i i_ * y i_))) (r7 i)) (r10 i)) (r16 i))))). }
  assert (r22 : Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_) + p i * Sum (fun i_ : Fin d => W i
    i_ * y i_) + x i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W
    i i_ * y i_)) = Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_) + p i * Sum (fun i_ : Fin d =>
    W i i_ * y i_)) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) + Sum (fun i : Fin d => x i
    * Sum (fun i_ : Fin d => W i i_ * y i_))).
  { exact (f_equal (fun (h_5 : R) => h_5 + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)))
    (Facts.sum_add d (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_) + p i * Sum (fun i_ : Fin d => W i
    i_ * y i_)) (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * q_ i_)))). }
  assert (r25 : Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_) + p i * Sum (fun i_ : Fin d => W i
    i_ * y i_)) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) + Sum (fun i : Fin d => x i *
    Sum (fun i_ : Fin d => W i i_ * y i_)) = Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) + Sum
    (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * y i_)) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d
    => W i i_ * q_ i_)) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))).
  { exact (f_equal (fun (h_6 : R) => h_6 + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) + Sum
    (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))) (Facts.sum_add d (fun i : Fin d => p i * Sum (fun
    i_ : Fin d => W i i_ * q_ i_)) (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * y i_)))). }
  assert (r30 : Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) = Sum (fun i : Fin d => Sum (fun
    i_ : Fin d => x i * (W i i_ * q_ i_)))).
  { exact (Rules.sum_congruence (fun (i : Fin d) => (eq_sym (r14 i)))). }
  assert (r33 : forall (i_1 i_2 : Fin d), x i_1 * (W i_1 i_2 * q_ i_2) = W i_1 i_2 * q_ i_2 * x i_1).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_1 i_2 : Fin d) => (identity (x i_1) (W i_1 i_2) (q_ i_2))). }
  assert (r34 : forall (i_1 i_2 : Fin d), W i_1 i_2 * q_ i_2 * x i_1 = q_ i_2 * (W i_1 i_2 * x i_1)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u0 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_1 i_2 : Fin d) => (identity (W i_1 i_2) (q_ i_2) (x i_1))). }
  assert (r36 : forall (i_2 : Fin d), Sum (fun i : Fin d => x i * (W i i_2 * q_ i_2)) = Sum (fun i : Fin d => q_ i_2 *
    (W i i_2 * x i))).
  { exact (fun (i_2 : Fin d) => (Rules.sum_congruence (fun (i_1 : Fin d) => (eq_trans (r33 i_1 i_2) (r34 i_1 i_2))))).
    }
  assert (r39 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => x i_ * (W i_ i * q_ i))) = Sum (fun i : Fin d => q_ i *
    Sum (fun i_ : Fin d => W i_ i * x i_))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin d) => (eq_trans (r36 i_2) (Facts.sum_scale d (q_ i_2) (fun i : Fin d
    => W i i_2 * x i))))). }
  assert (r40 : Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) = Sum (fun i : Fin d => q_ i * Sum
    (fun i_ : Fin d => W i_ i * x i_))).
  { exact (eq_trans (eq_trans r30 (Facts.sum_exchange d d (fun (i : Fin d) (i_ : Fin d) => x i * (W i i_ * q_ i_))))
    r39). }
  assert (r42 : Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) + Sum (fun i : Fin d => p i * Sum
    (fun i_ : Fin d => W i i_ * y i_)) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) + Sum
    (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)) = Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d
    => W i i_ * q_ i_)) + Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * y i_)) + Sum (fun i : Fin d =>
    q_ i * Sum (fun i_ : Fin d => W i_ i * x i_)) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y
    i_))).
  { exact (f_equal4 (fun (h_7 : R) (h_8 : R) (h_9 : R) (h_10 : R) => h_7 + h_8 + h_9 + h_10) (@eq_refl R (Sum (fun i :
    Fin d => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_)))) (@eq_refl R (Sum (fun i : Fin d => p i * Sum (fun i_ :
    Fin d => W i i_ * y i_)))) r40 (@eq_refl R (Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))))).
    }
  assert (r46 : forall (i_3 i_4 : Fin d), x i_3 * W i_3 i_4 * y i_4 = W i_3 i_4 * x i_3 * y i_4).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u1 * u0) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_3 i_4 : Fin d) => (identity (x i_3) (W i_3 i_4) (y i_4))). }
  assert (r47 : forall (i_3 i_4 : Fin d), W i_3 i_4 * x i_3 * y i_4 = x i_3 * (W i_3 i_4 * y i_4)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u0 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_3 i_4 : Fin d) => (identity (W i_3 i_4) (x i_3) (y i_4))). }
  assert (r49 : forall (i_3 : Fin d), Sum (fun i : Fin d => x i_3 * W i_3 i * y i) = Sum (fun i : Fin d => x i_3 * (W
    i_3 i * y i))).
  { exact (fun (i_3 : Fin d) => (Rules.sum_congruence (fun (i_4 : Fin d) => (eq_trans (r46 i_3 i_4) (r47 i_3 i_4))))).
    }
  assert (r52 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => x i * W i i_ * y i_)) = Sum (fun i : Fin d => x i * Sum
    (fun i_ : Fin d => W i i_ * y i_))).
  { exact (Rules.sum_congruence (fun (i_3 : Fin d) => (eq_trans (r49 i_3) (Facts.sum_scale d (x i_3) (fun i : Fin d =>
    W i_3 i * y i))))). }
  assert (r53 : forall (i_5 i_6 : Fin d), x i_5 * W i_5 i_6 * q_ i_6 = W i_5 i_6 * q_ i_6 * x i_5).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_5 i_6 : Fin d) => (identity (x i_5) (W i_5 i_6) (q_ i_6))). }
  assert (r54 : forall (i_5 i_6 : Fin d), W i_5 i_6 * q_ i_6 * x i_5 = x i_5 * (W i_5 i_6 * q_ i_6)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u2 * (u0 * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i_5 i_6 : Fin d) => (identity (W i_5 i_6) (q_ i_6) (x i_5))). }
  assert (r56 : forall (i_5 : Fin d), Sum (fun i : Fin d => x i_5 * W i_5 i * q_ i) = Sum (fun i : Fin d => x i_5 * (W
    i_5 i * q_ i))).
  { exact (fun (i_5 : Fin d) => (Rules.sum_congruence (fun (i_6 : Fin d) => (eq_trans (r53 i_5 i_6) (r54 i_5 i_6))))).
    }
  assert (r59 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => x i * W i i_ * q_ i_)) = Sum (fun i : Fin d => x i * Sum
    (fun i_ : Fin d => W i i_ * q_ i_))).
  { exact (Rules.sum_congruence (fun (i_5 : Fin d) => (eq_trans (r56 i_5) (Facts.sum_scale d (x i_5) (fun i : Fin d =>
    W i_5 i * q_ i))))). }
  assert (r61 : forall (i_7 i_8 : Fin d), p i_7 * W i_7 i_8 * y i_8 = W i_7 i_8 * p i_7 * y i_8).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u1 * u0) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_7 i_8 : Fin d) => (identity (p i_7) (W i_7 i_8) (y i_8))). }
  assert (r62 : forall (i_7 i_8 : Fin d), W i_7 i_8 * p i_7 * y i_8 = p i_7 * (W i_7 i_8 * y i_8)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u0 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_7 i_8 : Fin d) => (identity (W i_7 i_8) (p i_7) (y i_8))). }
  assert (r64 : forall (i_7 : Fin d), Sum (fun i : Fin d => p i_7 * W i_7 i * y i) = Sum (fun i : Fin d => p i_7 * (W
    i_7 i * y i))).
  { exact (fun (i_7 : Fin d) => (Rules.sum_congruence (fun (i_8 : Fin d) => (eq_trans (r61 i_7 i_8) (r62 i_7 i_8))))).
    }
  assert (r67 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => p i * W i i_ * y i_)) = Sum (fun i : Fin d => p i * Sum
    (fun i_ : Fin d => W i i_ * y i_))).
  { exact (Rules.sum_congruence (fun (i_7 : Fin d) => (eq_trans (r64 i_7) (Facts.sum_scale d (p i_7) (fun i : Fin d =>
    W i_7 i * y i))))). }
  assert (r68 : forall (i_9 i_10 : Fin d), p i_9 * W i_9 i_10 * q_ i_10 = W i_9 i_10 * p i_9 * q_ i_10).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u1 * u0) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_9 i_10 : Fin d) => (identity (p i_9) (W i_9 i_10) (q_ i_10))). }
  assert (r69 : forall (i_9 i_10 : Fin d), W i_9 i_10 * p i_9 * q_ i_10 = p i_9 * (W i_9 i_10 * q_ i_10)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u0 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_9 i_10 : Fin d) => (identity (W i_9 i_10) (p i_9) (q_ i_10))). }
  assert (r71 : forall (i_9 : Fin d), Sum (fun i : Fin d => p i_9 * W i_9 i * q_ i) = Sum (fun i : Fin d => p i_9 * (W
    i_9 i * q_ i))).
  { exact (fun (i_9 : Fin d) => (Rules.sum_congruence (fun (i_10 : Fin d) => (eq_trans (r68 i_9 i_10) (r69 i_9
    i_10))))). }
  assert (r74 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => p i * W i i_ * q_ i_)) = Sum (fun i : Fin d => p i * Sum
    (fun i_ : Fin d => W i i_ * q_ i_))).
  { exact (Rules.sum_congruence (fun (i_9 : Fin d) => (eq_trans (r71 i_9) (Facts.sum_scale d (p i_9) (fun i : Fin d =>
    W i_9 i * q_ i))))). }
  assert (r75 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => x i * W i i_ * y i_)) + Sum (fun i : Fin d => Sum (fun i_
    : Fin d => x i * W i i_ * q_ i_)) + Sum (fun i : Fin d => Sum (fun i_ : Fin d => p i * W i i_ * y i_)) + Sum (fun
    i : Fin d => Sum (fun i_ : Fin d => p i * W i i_ * q_ i_)) = Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W
    i i_ * y i_)) + Sum (fun i : Fin d => q_ i * Sum (fun i_ : Fin d => W i_ i * x i_)) + Sum (fun i : Fin d => p i *
    Sum (fun i_ : Fin d => W i i_ * y i_)) + Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_))).
  { exact (f_equal4 (fun (h_11 : R) (h_12 : R) (h_13 : R) (h_14 : R) => h_11 + h_12 + h_13 + h_14) r52 (eq_trans r59
    r40) r67 r74). }
  assert (r76 : Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)) + Sum (fun i : Fin d => q_ i * Sum
    (fun i_ : Fin d => W i_ i * x i_)) + Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * y i_)) + Sum (fun
    i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_)) = Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W
    i i_ * q_ i_)) + Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * y i_)) + Sum (fun i : Fin d => q_ i *
    Sum (fun i_ : Fin d => W i_ i * x i_)) + Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 + u1) + u2) + u3) = (((u3 + u2) + u1) + u0)) by (intros u0 u1 u2
    u3; ring).
    exact (identity (Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))) (Sum (fun i : Fin d => q_ i *
      Sum (fun i_ : Fin d => W i_ i * x i_))) (Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * y i_)))
      (Sum (fun i : Fin d => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_)))). }
  assert (r80 : forall (i_11 i_12 : Fin d), x i_11 * W i_11 i_12 * y i_12 = W i_11 i_12 * x i_11 * y i_12).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u1 * u0) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_11 i_12 : Fin d) => (identity (x i_11) (W i_11 i_12) (y i_12))). }
  assert (r81 : forall (i_11 : Fin d), Sum (fun i : Fin d => x i_11 * W i_11 i * y i) = Sum (fun i : Fin d => W i_11 i
    * x i_11 * y i)).
  { exact (fun (i_11 : Fin d) => (Rules.sum_congruence (fun (i_12 : Fin d) => (r80 i_11 i_12)))). }
  assert (r82 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => x i * W i i_ * y i_)) = Sum (fun i : Fin d => Sum (fun i_
    : Fin d => W i i_ * x i * y i_))).
  { exact (Rules.sum_congruence (fun (i_11 : Fin d) => (r81 i_11))). }
  assert (r83 : forall (i_13 i_14 : Fin d), x i_13 * W i_13 i_14 * q_ i_14 = W i_13 i_14 * q_ i_14 * x i_13).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_13 i_14 : Fin d) => (identity (x i_13) (W i_13 i_14) (q_ i_14))). }
  assert (r84 : forall (i_13 : Fin d), Sum (fun i : Fin d => x i_13 * W i_13 i * q_ i) = Sum (fun i : Fin d => W i_13
    i * q_ i * x i_13)).
  { exact (fun (i_13 : Fin d) => (Rules.sum_congruence (fun (i_14 : Fin d) => (r83 i_13 i_14)))). }
  assert (r85 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => x i * W i i_ * q_ i_)) = Sum (fun i : Fin d => Sum (fun
    i_ : Fin d => W i i_ * q_ i_ * x i))).
  { exact (Rules.sum_congruence (fun (i_13 : Fin d) => (r84 i_13))). }
  assert (r86 : forall (i_15 i_16 : Fin d), p i_15 * W i_15 i_16 * y i_16 = W i_15 i_16 * p i_15 * y i_16).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u1 * u0) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_15 i_16 : Fin d) => (identity (p i_15) (W i_15 i_16) (y i_16))). }
  assert (r87 : forall (i_15 : Fin d), Sum (fun i : Fin d => p i_15 * W i_15 i * y i) = Sum (fun i : Fin d => W i_15 i
    * p i_15 * y i)).
  { exact (fun (i_15 : Fin d) => (Rules.sum_congruence (fun (i_16 : Fin d) => (r86 i_15 i_16)))). }
  assert (r88 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => p i * W i i_ * y i_)) = Sum (fun i : Fin d => Sum (fun i_
    : Fin d => W i i_ * p i * y i_))).
  { exact (Rules.sum_congruence (fun (i_15 : Fin d) => (r87 i_15))). }
  assert (r89 : forall (i_17 i_18 : Fin d), p i_17 * W i_17 i_18 * q_ i_18 = W i_17 i_18 * p i_17 * q_ i_18).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u1 * u0) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_17 i_18 : Fin d) => (identity (p i_17) (W i_17 i_18) (q_ i_18))). }
  assert (r90 : forall (i_17 : Fin d), Sum (fun i : Fin d => p i_17 * W i_17 i * q_ i) = Sum (fun i : Fin d => W i_17
    i * p i_17 * q_ i)).
  { exact (fun (i_17 : Fin d) => (Rules.sum_congruence (fun (i_18 : Fin d) => (r89 i_17 i_18)))). }
  assert (r91 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => p i * W i i_ * q_ i_)) = Sum (fun i : Fin d => Sum (fun
    i_ : Fin d => W i i_ * p i * q_ i_))).
  { exact (Rules.sum_congruence (fun (i_17 : Fin d) => (r90 i_17))). }
  assert (r92 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => x i * W i i_ * y i_)) + Sum (fun i : Fin d => Sum (fun i_
    : Fin d => x i * W i i_ * q_ i_)) + Sum (fun i : Fin d => Sum (fun i_ : Fin d => p i * W i i_ * y i_)) + Sum (fun
    i : Fin d => Sum (fun i_ : Fin d => p i * W i i_ * q_ i_)) = Sum (fun i : Fin d => Sum (fun i_ : Fin d => W i i_ *
    x i * y i_)) + Sum (fun i : Fin d => Sum (fun i_ : Fin d => W i i_ * q_ i_ * x i)) + Sum (fun i : Fin d => Sum
    (fun i_ : Fin d => W i i_ * p i * y i_)) + Sum (fun i : Fin d => Sum (fun i_ : Fin d => W i i_ * p i * q_ i_))).
  { exact (f_equal4 (fun (h_15 : R) (h_16 : R) (h_17 : R) (h_18 : R) => h_15 + h_16 + h_17 + h_18) r82 r85 r88 r91). }
  assert (r93 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => W i i_ * x i * y i_)) + Sum (fun i : Fin d => Sum (fun i_
    : Fin d => W i i_ * q_ i_ * x i)) + Sum (fun i : Fin d => Sum (fun i_ : Fin d => W i i_ * p i * y i_)) + Sum (fun
    i : Fin d => Sum (fun i_ : Fin d => W i i_ * p i * q_ i_)) = Sum (fun i : Fin d => Sum (fun i_ : Fin d => W i i_ *
    p i * q_ i_)) + Sum (fun i : Fin d => Sum (fun i_ : Fin d => W i i_ * p i * y i_)) + Sum (fun i : Fin d => Sum
    (fun i_ : Fin d => W i i_ * q_ i_ * x i)) + Sum (fun i : Fin d => Sum (fun i_ : Fin d => W i i_ * x i * y i_))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 + u1) + u2) + u3) = (((u3 + u2) + u1) + u0)) by (intros u0 u1 u2
    u3; ring).
    exact (identity (Sum (fun i : Fin d => Sum (fun i_ : Fin d => W i i_ * x i * y i_))) (Sum (fun i : Fin d => Sum
      (fun i_ : Fin d => W i i_ * q_ i_ * x i))) (Sum (fun i : Fin d => Sum (fun i_ : Fin d => W i i_ * p i * y i_)))
      (Sum (fun i : Fin d => Sum (fun i_ : Fin d => W i i_ * p i * q_ i_)))). }
  assert (r95 : bilinear W x y = Sum (fun i : Fin d => Sum (fun i_ : Fin d => x i * W i i_ * y i_))).
  { exact eq_refl. }
  assert (r97 : bilinear W x q_ = Sum (fun i : Fin d => Sum (fun i_ : Fin d => x i * W i i_ * q_ i_))).
  { exact eq_refl. }
  assert (r99 : bilinear W p y = Sum (fun i : Fin d => Sum (fun i_ : Fin d => p i * W i i_ * y i_))).
  { exact eq_refl. }
  assert (r101 : bilinear W p q_ = Sum (fun i : Fin d => Sum (fun i_ : Fin d => p i * W i i_ * q_ i_))).
  { exact eq_refl. }
  assert (r103 : bilinear W x y + bilinear W x q_ + bilinear W p y + bilinear W p q_ = Sum (fun i : Fin d => Sum (fun
    i_ : Fin d => W i i_ * x i * y i_)) + Sum (fun i : Fin d => Sum (fun i_ : Fin d => W i i_ * q_ i_ * x i)) + Sum
    (fun i : Fin d => Sum (fun i_ : Fin d => W i i_ * p i * y i_)) + Sum (fun i : Fin d => Sum (fun i_ : Fin d => W i
    i_ * p i * q_ i_))).
  { exact (f_equal4 (fun (h_19 : R) (h_20 : R) (h_21 : R) (h_22 : R) => h_19 + h_20 + h_21 + h_22) (eq_trans r95 r82)
    (eq_trans r97 r85) (eq_trans r99 r88) (eq_trans r101 r91)). }
  exact (eq_trans (eq_trans (eq_trans r0 (eq_trans r19 (eq_trans (eq_trans (eq_trans (Facts.sum_add d (fun i : Fin d
    => p i * Sum (fun i_ : Fin d => W i i_ * q_ i_) + p i * Sum (fun i_ : Fin d => W i i_ * y i_) + x i * Sum (fun i_
    : Fin d => W i i_ * q_ i_)) (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))) r22) r25) r42)))
    (eq_sym (eq_trans r75 r76))) (eq_trans (eq_trans r92 r93) (eq_sym (eq_trans r103 r93)))).
Qed.

(* A diagonal interaction of two positions. *)
Theorem interaction_diagonal (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (H : Fin (double h) -> R) (n
  : R) :
  Sum (fun c : Fin (double h) => position theta m c * H c * position theta n c) = Sum (fun i : Fin h => 1 / 2 * (H
    (even i) + H (odd i)) * cos ((m - n) * theta i) + 1 / 2 * (H (even i) - H (odd i)) * cos ((m + n) * theta i)).
Proof.
  assert (r1 : forall (i : Fin h), position theta m (even i) = pairs (fun i : Fin h => cos (m * theta i)) (fun i : Fin
    h => sin (m * theta i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r4 : forall (i : Fin h), position theta n (even i) = pairs (fun i : Fin h => cos (n * theta i)) (fun i : Fin
    h => sin (n * theta i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r7 : forall (i : Fin h), position theta m (odd i) = pairs (fun i : Fin h => cos (m * theta i)) (fun i : Fin
    h => sin (m * theta i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r10 : forall (i : Fin h), position theta n (odd i) = pairs (fun i : Fin h => cos (n * theta i)) (fun i : Fin
    h => sin (n * theta i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r13 : forall (i : Fin h), position theta m (even i) * H (even i) * position theta n (even i) + position
    theta m (odd i) * H (odd i) * position theta n (odd i) = cos (m * theta i) * H (even i) * cos (n * theta i) + sin
    (m * theta i) * H (odd i) * sin (n * theta i)).
  { exact (fun (i : Fin h) => (f_equal4 (fun (h_ : R) (h_1 : R) (h_2 : R) (h_3 : R) => h_ * H (even i) * h_1 + h_2 * H
    (odd i) * h_3) (eq_trans (r1 i) (Facts.pairs_even h (fun i : Fin h => cos (m * theta i)) (fun i : Fin h => sin (m
    * theta i)) i)) (eq_trans (r4 i) (Facts.pairs_even h (fun i : Fin h => cos (n * theta i)) (fun i : Fin h => sin (n
    * theta i)) i)) (eq_trans (r7 i) (Facts.pairs_odd h (fun i : Fin h => cos (m * theta i)) (fun i : Fin h => sin (m
    * theta i)) i)) (eq_trans (r10 i) (Facts.pairs_odd h (fun i : Fin h => cos (n * theta i)) (fun i : Fin h => sin (n
    * theta i)) i)))). }
  assert (r14 : forall (i : Fin h), cos (m * theta i) * H (even i) * cos (n * theta i) + sin (m * theta i) * H (odd i)
    * sin (n * theta i) = H (even i) * cos (m * theta i) * cos (n * theta i) + H (odd i) * sin (m * theta i) * sin (n
    * theta i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((u0 * u1) * u2) + ((u3 * u4) * u5)) = (((u1 * u0) * u2) + ((u4
    * u3) * u5))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i : Fin h) => (identity (cos (m * theta i)) (H (even i)) (cos (n * theta i)) (sin (m * theta i)) (H
      (odd i)) (sin (n * theta i)))). }
  assert (r16 : Sum (fun i : Fin h => position theta m (even i) * H (even i) * position theta n (even i) + position
    theta m (odd i) * H (odd i) * position theta n (odd i)) = Sum (fun i : Fin h => H (even i) * cos (m * theta i) *
    cos (n * theta i) + H (odd i) * sin (m * theta i) * sin (n * theta i))).
  { exact (Rules.sum_congruence (fun (i : Fin h) => (eq_trans (r13 i) (r14 i)))). }
  assert (r17 : forall (i_ : Fin h), H (even i_) * (cos (m * theta i_) * cos (n * theta i_)) + H (odd i_) * (sin (m *
    theta i_) * sin (n * theta i_)) = H (even i_) * cos (m * theta i_) * cos (n * theta i_) + H (odd i_) * sin (m *
    theta i_) * sin (n * theta i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * (u1 * u2)) + (u3 * (u4 * u5))) = (((u0 * u1) * u2) + ((u3
    * u4) * u5))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_ : Fin h) => (identity (H (even i_)) (cos (m * theta i_)) (cos (n * theta i_)) (H (odd i_)) (sin (m
      * theta i_)) (sin (n * theta i_)))). }
  assert (r18 : Sum (fun i : Fin h => H (even i) * (cos (m * theta i) * cos (n * theta i)) + H (odd i) * (sin (m *
    theta i) * sin (n * theta i))) = Sum (fun i : Fin h => H (even i) * cos (m * theta i) * cos (n * theta i) + H (odd
    i) * sin (m * theta i) * sin (n * theta i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin h) => (r17 i_))). }
  assert (r22 : forall (i_1 : Fin h), (m - n) * theta i_1 = m * theta i_1 + -1 * (n * theta i_1)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * u2) + ((-1) * (u1 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_1 : Fin h) => (identity m n (theta i_1))). }
  assert (r23 : forall (i_1 : Fin h), cos ((m - n) * theta i_1) = cos (m * theta i_1 + -1 * (n * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_4 : R) => cos h_4) (r22 i_1))). }
  assert (r26 : forall (i_1 : Fin h), -1 * (n * theta i_1) = - (n * theta i_1)).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * u1)) = (- (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin h) => (identity n (theta i_1))). }
  assert (r27 : forall (i_1 : Fin h), cos (-1 * (n * theta i_1)) = cos (- (n * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_5 : R) => cos h_5) (r26 i_1))). }
  assert (r30 : forall (i_1 : Fin h), sin (-1 * (n * theta i_1)) = sin (- (n * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_6 : R) => sin h_6) (r26 i_1))). }
  assert (r33 : forall (i_1 : Fin h), - sin (n * theta i_1) = -1 * sin (n * theta i_1)).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (i_1 : Fin h) => (identity (sin (n * theta i_1)))). }
  assert (r35 : forall (i_1 : Fin h), cos (m * theta i_1) * cos (-1 * (n * theta i_1)) - sin (m * theta i_1) * sin (-1
    * (n * theta i_1)) = cos (m * theta i_1) * cos (n * theta i_1) - sin (m * theta i_1) * (-1 * sin (n * theta
    i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal2 (fun (h_7 : R) (h_8 : R) => cos (m * theta i_1) * h_7 - sin (m * theta i_1)
    * h_8) (eq_trans (r27 i_1) (Facts.cos_neg (n * theta i_1))) (eq_trans (eq_trans (r30 i_1) (Facts.sin_neg (n *
    theta i_1))) (r33 i_1)))). }
  assert (r36 : forall (i_1 : Fin h), cos (m * theta i_1) * cos (n * theta i_1) - sin (m * theta i_1) * (-1 * sin (n *
    theta i_1)) = cos (m * theta i_1) * cos (n * theta i_1) + sin (m * theta i_1) * sin (n * theta i_1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * ((-1) * u3))) = ((u0 * u1) + (u2 * u3))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_1 : Fin h) => (identity (cos (m * theta i_1)) (cos (n * theta i_1)) (sin (m * theta i_1)) (sin (n *
      theta i_1)))). }
  assert (r39 : forall (i_1 : Fin h), (m + n) * theta i_1 = m * theta i_1 + n * theta i_1).
  { assert (identity : forall u0 u1 u2 : R, ((u0 + u1) * u2) = ((u0 * u2) + (u1 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin h) => (identity m n (theta i_1))). }
  assert (r40 : forall (i_1 : Fin h), cos ((m + n) * theta i_1) = cos (m * theta i_1 + n * theta i_1)).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_9 : R) => cos h_9) (r39 i_1))). }
  assert (r43 : forall (i_1 : Fin h), cos (m * theta i_1) * cos (n * theta i_1) - sin (m * theta i_1) * sin (n * theta
    i_1) = cos (m * theta i_1) * cos (n * theta i_1) + -1 * (sin (m * theta i_1) * sin (n * theta i_1))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u0 * u1) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_1 : Fin h) => (identity (cos (m * theta i_1)) (cos (n * theta i_1)) (sin (m * theta i_1)) (sin (n *
      theta i_1)))). }
  assert (r45 : forall (i_1 : Fin h), H (even i_1) * (1 / 2 * (cos ((m - n) * theta i_1) + cos ((m + n) * theta i_1)))
    + H (odd i_1) * (1 / 2 * (cos ((m - n) * theta i_1) - cos ((m + n) * theta i_1))) = H (even i_1) * (1 / 2 * (cos
    (m * theta i_1) * cos (n * theta i_1) + sin (m * theta i_1) * sin (n * theta i_1) + (cos (m * theta i_1) * cos (n
    * theta i_1) + -1 * (sin (m * theta i_1) * sin (n * theta i_1))))) + H (odd i_1) * (1 / 2 * (cos (m * theta i_1) *
    cos (n * theta i_1) + sin (m * theta i_1) * sin (n * theta i_1) - (cos (m * theta i_1) * cos (n * theta i_1) + -1
    * (sin (m * theta i_1) * sin (n * theta i_1)))))).
  { exact (fun (i_1 : Fin h) => (f_equal2 (fun (h_10 : R) (h_11 : R) => H (even i_1) * (1 / 2 * (h_10 + h_11)) + H
    (odd i_1) * (1 / 2 * (h_10 - h_11))) (eq_trans (eq_trans (r23 i_1) (Facts.cos_add (m * theta i_1) (-1 * (n * theta
    i_1)))) (eq_trans (r35 i_1) (r36 i_1))) (eq_trans (eq_trans (r40 i_1) (Facts.cos_add (m * theta i_1) (n * theta
    i_1))) (r43 i_1)))). }
  assert (r46 : forall (i_1 : Fin h), H (even i_1) * (1 / 2 * (cos (m * theta i_1) * cos (n * theta i_1) + sin (m *
    theta i_1) * sin (n * theta i_1) + (cos (m * theta i_1) * cos (n * theta i_1) + -1 * (sin (m * theta i_1) * sin (n
    * theta i_1))))) + H (odd i_1) * (1 / 2 * (cos (m * theta i_1) * cos (n * theta i_1) + sin (m * theta i_1) * sin
    (n * theta i_1) - (cos (m * theta i_1) * cos (n * theta i_1) + -1 * (sin (m * theta i_1) * sin (n * theta i_1)))))
    = H (even i_1) * cos (m * theta i_1) * cos (n * theta i_1) + H (odd i_1) * sin (m * theta i_1) * sin (n * theta
    i_1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * ((1/2) * (((u1 * u2) + (u3 * u4)) + ((u1 * u2) + ((-1) *
    (u3 * u4)))))) + (u5 * ((1/2) * (((u1 * u2) + (u3 * u4)) - ((u1 * u2) + ((-1) * (u3 * u4))))))) = (((u0 * u1) *
    u2) + ((u5 * u3) * u4))) by (intros u0 u1 u2 u3 u4 u5; field).
    exact (fun (i_1 : Fin h) => (identity (H (even i_1)) (cos (m * theta i_1)) (cos (n * theta i_1)) (sin (m * theta
      i_1)) (sin (n * theta i_1)) (H (odd i_1)))). }
  assert (r48 : Sum (fun i : Fin h => H (even i) * (1 / 2 * (cos ((m - n) * theta i) + cos ((m + n) * theta i))) + H
    (odd i) * (1 / 2 * (cos ((m - n) * theta i) - cos ((m + n) * theta i)))) = Sum (fun i : Fin h => H (even i) * cos
    (m * theta i) * cos (n * theta i) + H (odd i) * sin (m * theta i) * sin (n * theta i))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin h) => (eq_trans (r45 i_1) (r46 i_1)))). }
  assert (r52 : forall (i_2 : Fin h), (m - n) * theta i_2 = m * theta i_2 + -1 * (n * theta i_2)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * u2) + ((-1) * (u1 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_2 : Fin h) => (identity m n (theta i_2))). }
  assert (r53 : forall (i_2 : Fin h), cos ((m - n) * theta i_2) = cos (m * theta i_2 + -1 * (n * theta i_2))).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_12 : R) => cos h_12) (r52 i_2))). }
  assert (r54 : forall (i_2 : Fin h), (m + n) * theta i_2 = m * theta i_2 + n * theta i_2).
  { assert (identity : forall u0 u1 u2 : R, ((u0 + u1) * u2) = ((u0 * u2) + (u1 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin h) => (identity m n (theta i_2))). }
  assert (r55 : forall (i_2 : Fin h), cos ((m + n) * theta i_2) = cos (m * theta i_2 + n * theta i_2)).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_13 : R) => cos h_13) (r54 i_2))). }
  assert (r56 : forall (i_2 : Fin h), H (even i_2) * (1 / 2 * (cos ((m - n) * theta i_2) + cos ((m + n) * theta i_2)))
    + H (odd i_2) * (1 / 2 * (cos ((m - n) * theta i_2) - cos ((m + n) * theta i_2))) = H (even i_2) * (1 / 2 * (cos
    (m * theta i_2 + -1 * (n * theta i_2)) + cos (m * theta i_2 + n * theta i_2))) + H (odd i_2) * (1 / 2 * (cos (m *
    theta i_2 + -1 * (n * theta i_2)) - cos (m * theta i_2 + n * theta i_2)))).
  { exact (fun (i_2 : Fin h) => (f_equal2 (fun (h_14 : R) (h_15 : R) => H (even i_2) * (1 / 2 * (h_14 + h_15)) + H
    (odd i_2) * (1 / 2 * (h_14 - h_15))) (r53 i_2) (r55 i_2))). }
  assert (r57 : forall (i_2 : Fin h), H (even i_2) * (1 / 2 * (cos (m * theta i_2 + -1 * (n * theta i_2)) + cos (m *
    theta i_2 + n * theta i_2))) + H (odd i_2) * (1 / 2 * (cos (m * theta i_2 + -1 * (n * theta i_2)) - cos (m * theta
    i_2 + n * theta i_2))) = 1 / 2 * (H (even i_2) * cos (m * theta i_2 + n * theta i_2)) + 1 / 2 * (H (even i_2) *
    cos (m * theta i_2 + -1 * (n * theta i_2))) + -1 / 2 * (H (odd i_2) * cos (m * theta i_2 + n * theta i_2)) + 1 / 2
    * (H (odd i_2) * cos (m * theta i_2 + -1 * (n * theta i_2)))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((1/2) * (u1 + u2))) + (u3 * ((1/2) * (u1 - u2)))) = (((((1/2) *
    (u0 * u2)) + ((1/2) * (u0 * u1))) + ((-1/2) * (u3 * u2))) + ((1/2) * (u3 * u1)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_2 : Fin h) => (identity (H (even i_2)) (cos (m * theta i_2 + -1 * (n * theta i_2))) (cos (m * theta
      i_2 + n * theta i_2)) (H (odd i_2)))). }
  assert (r59 : Sum (fun i : Fin h => H (even i) * (1 / 2 * (cos ((m - n) * theta i) + cos ((m + n) * theta i))) + H
    (odd i) * (1 / 2 * (cos ((m - n) * theta i) - cos ((m + n) * theta i)))) = Sum (fun i : Fin h => 1 / 2 * (H (even
    i) * cos (m * theta i + n * theta i)) + 1 / 2 * (H (even i) * cos (m * theta i + -1 * (n * theta i))) + -1 / 2 *
    (H (odd i) * cos (m * theta i + n * theta i)) + 1 / 2 * (H (odd i) * cos (m * theta i + -1 * (n * theta i))))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin h) => (eq_trans (r56 i_2) (r57 i_2)))). }
  assert (r60 : forall (i_3 : Fin h), (m - n) * theta i_3 = m * theta i_3 + -1 * (n * theta i_3)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * u2) + ((-1) * (u1 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_3 : Fin h) => (identity m n (theta i_3))). }
  assert (r61 : forall (i_3 : Fin h), cos ((m - n) * theta i_3) = cos (m * theta i_3 + -1 * (n * theta i_3))).
  { exact (fun (i_3 : Fin h) => (f_equal (fun (h_16 : R) => cos h_16) (r60 i_3))). }
  assert (r62 : forall (i_3 : Fin h), (m + n) * theta i_3 = m * theta i_3 + n * theta i_3).
  { assert (identity : forall u0 u1 u2 : R, ((u0 + u1) * u2) = ((u0 * u2) + (u1 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_3 : Fin h) => (identity m n (theta i_3))). }
  assert (r63 : forall (i_3 : Fin h), cos ((m + n) * theta i_3) = cos (m * theta i_3 + n * theta i_3)).
  { exact (fun (i_3 : Fin h) => (f_equal (fun (h_17 : R) => cos h_17) (r62 i_3))). }
  assert (r64 : forall (i_3 : Fin h), 1 / 2 * (H (even i_3) + H (odd i_3)) * cos ((m - n) * theta i_3) + 1 / 2 * (H
    (even i_3) - H (odd i_3)) * cos ((m + n) * theta i_3) = 1 / 2 * (H (even i_3) + H (odd i_3)) * cos (m * theta i_3
    + -1 * (n * theta i_3)) + 1 / 2 * (H (even i_3) - H (odd i_3)) * cos (m * theta i_3 + n * theta i_3)).
  { exact (fun (i_3 : Fin h) => (f_equal2 (fun (h_18 : R) (h_19 : R) => 1 / 2 * (H (even i_3) + H (odd i_3)) * h_18 +
    1 / 2 * (H (even i_3) - H (odd i_3)) * h_19) (r61 i_3) (r63 i_3))). }
  assert (r65 : forall (i_3 : Fin h), 1 / 2 * (H (even i_3) + H (odd i_3)) * cos (m * theta i_3 + -1 * (n * theta
    i_3)) + 1 / 2 * (H (even i_3) - H (odd i_3)) * cos (m * theta i_3 + n * theta i_3) = 1 / 2 * (H (even i_3) * cos
    (m * theta i_3 + n * theta i_3)) + 1 / 2 * (H (even i_3) * cos (m * theta i_3 + -1 * (n * theta i_3))) + -1 / 2 *
    (H (odd i_3) * cos (m * theta i_3 + n * theta i_3)) + 1 / 2 * (H (odd i_3) * cos (m * theta i_3 + -1 * (n * theta
    i_3)))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((1/2) * (u0 + u1)) * u2) + (((1/2) * (u0 - u1)) * u3)) = (((((1/2) *
    (u0 * u3)) + ((1/2) * (u0 * u2))) + ((-1/2) * (u1 * u3))) + ((1/2) * (u1 * u2)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_3 : Fin h) => (identity (H (even i_3)) (H (odd i_3)) (cos (m * theta i_3 + -1 * (n * theta i_3)))
      (cos (m * theta i_3 + n * theta i_3)))). }
  assert (r67 : Sum (fun i : Fin h => 1 / 2 * (H (even i) + H (odd i)) * cos ((m - n) * theta i) + 1 / 2 * (H (even i)
    - H (odd i)) * cos ((m + n) * theta i)) = Sum (fun i : Fin h => 1 / 2 * (H (even i) * cos (m * theta i + n * theta
    i)) + 1 / 2 * (H (even i) * cos (m * theta i + -1 * (n * theta i))) + -1 / 2 * (H (odd i) * cos (m * theta i + n *
    theta i)) + 1 / 2 * (H (odd i) * cos (m * theta i + -1 * (n * theta i))))).
  { exact (Rules.sum_congruence (fun (i_3 : Fin h) => (eq_trans (r64 i_3) (r65 i_3)))). }
  exact (eq_trans (eq_trans (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => position theta m i * H i *
    position theta n i)) (eq_trans r16 (eq_sym r18))) (eq_trans r18 (eq_sym r48))) (eq_trans r59 (eq_sym r67))).
Qed.

(* A diagonal interaction of two positions, sine first. *)
Theorem interaction_diagonal_sin_first (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (H : Fin (double
  h) -> R) (n : R) :
  Sum (fun c : Fin (double h) => position_sin_first theta m c * H c * position_sin_first theta n c) = Sum (fun i : Fin
    h => 1 / 2 * (H (even i) + H (odd i)) * cos ((m - n) * theta i) - 1 / 2 * (H (even i) - H (odd i)) * cos ((m + n)
    * theta i)).
Proof.
  assert (r1 : forall (i : Fin h), position_sin_first theta m (even i) = pairs (fun i : Fin h => sin (m * theta i))
    (fun i : Fin h => cos (m * theta i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r4 : forall (i : Fin h), position_sin_first theta n (even i) = pairs (fun i : Fin h => sin (n * theta i))
    (fun i : Fin h => cos (n * theta i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r7 : forall (i : Fin h), position_sin_first theta m (odd i) = pairs (fun i : Fin h => sin (m * theta i))
    (fun i : Fin h => cos (m * theta i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r10 : forall (i : Fin h), position_sin_first theta n (odd i) = pairs (fun i : Fin h => sin (n * theta i))
    (fun i : Fin h => cos (n * theta i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r13 : forall (i : Fin h), position_sin_first theta m (even i) * H (even i) * position_sin_first theta n
    (even i) + position_sin_first theta m (odd i) * H (odd i) * position_sin_first theta n (odd i) = sin (m * theta i)
    * H (even i) * sin (n * theta i) + cos (m * theta i) * H (odd i) * cos (n * theta i)).
  { exact (fun (i : Fin h) => (f_equal4 (fun (h_ : R) (h_1 : R) (h_2 : R) (h_3 : R) => h_ * H (even i) * h_1 + h_2 * H
    (odd i) * h_3) (eq_trans (r1 i) (Facts.pairs_even h (fun i : Fin h => sin (m * theta i)) (fun i : Fin h => cos (m
    * theta i)) i)) (eq_trans (r4 i) (Facts.pairs_even h (fun i : Fin h => sin (n * theta i)) (fun i : Fin h => cos (n
    * theta i)) i)) (eq_trans (r7 i) (Facts.pairs_odd h (fun i : Fin h => sin (m * theta i)) (fun i : Fin h => cos (m
    * theta i)) i)) (eq_trans (r10 i) (Facts.pairs_odd h (fun i : Fin h => sin (n * theta i)) (fun i : Fin h => cos (n
    * theta i)) i)))). }
  assert (r14 : forall (i : Fin h), sin (m * theta i) * H (even i) * sin (n * theta i) + cos (m * theta i) * H (odd i)
    * cos (n * theta i) = H (even i) * sin (m * theta i) * sin (n * theta i) + H (odd i) * cos (m * theta i) * cos (n
    * theta i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((u0 * u1) * u2) + ((u3 * u4) * u5)) = (((u1 * u0) * u2) + ((u4
    * u3) * u5))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i : Fin h) => (identity (sin (m * theta i)) (H (even i)) (sin (n * theta i)) (cos (m * theta i)) (H
      (odd i)) (cos (n * theta i)))). }
  assert (r16 : Sum (fun i : Fin h => position_sin_first theta m (even i) * H (even i) * position_sin_first theta n
    (even i) + position_sin_first theta m (odd i) * H (odd i) * position_sin_first theta n (odd i)) = Sum (fun i : Fin
    h => H (even i) * sin (m * theta i) * sin (n * theta i) + H (odd i) * cos (m * theta i) * cos (n * theta i))).
  { exact (Rules.sum_congruence (fun (i : Fin h) => (eq_trans (r13 i) (r14 i)))). }
  assert (r17 : forall (i_ : Fin h), H (even i_) * (sin (m * theta i_) * sin (n * theta i_)) + H (odd i_) * (cos (m *
    theta i_) * cos (n * theta i_)) = H (even i_) * sin (m * theta i_) * sin (n * theta i_) + H (odd i_) * cos (m *
    theta i_) * cos (n * theta i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * (u1 * u2)) + (u3 * (u4 * u5))) = (((u0 * u1) * u2) + ((u3
    * u4) * u5))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_ : Fin h) => (identity (H (even i_)) (sin (m * theta i_)) (sin (n * theta i_)) (H (odd i_)) (cos (m
      * theta i_)) (cos (n * theta i_)))). }
  assert (r18 : Sum (fun i : Fin h => H (even i) * (sin (m * theta i) * sin (n * theta i)) + H (odd i) * (cos (m *
    theta i) * cos (n * theta i))) = Sum (fun i : Fin h => H (even i) * sin (m * theta i) * sin (n * theta i) + H (odd
    i) * cos (m * theta i) * cos (n * theta i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin h) => (r17 i_))). }
  assert (r22 : forall (i_1 : Fin h), (m - n) * theta i_1 = m * theta i_1 + -1 * (n * theta i_1)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * u2) + ((-1) * (u1 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_1 : Fin h) => (identity m n (theta i_1))). }
  assert (r23 : forall (i_1 : Fin h), cos ((m - n) * theta i_1) = cos (m * theta i_1 + -1 * (n * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_4 : R) => cos h_4) (r22 i_1))). }
  assert (r26 : forall (i_1 : Fin h), -1 * (n * theta i_1) = - (n * theta i_1)).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * u1)) = (- (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin h) => (identity n (theta i_1))). }
  assert (r27 : forall (i_1 : Fin h), cos (-1 * (n * theta i_1)) = cos (- (n * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_5 : R) => cos h_5) (r26 i_1))). }
  assert (r30 : forall (i_1 : Fin h), sin (-1 * (n * theta i_1)) = sin (- (n * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_6 : R) => sin h_6) (r26 i_1))). }
  assert (r33 : forall (i_1 : Fin h), - sin (n * theta i_1) = -1 * sin (n * theta i_1)).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (i_1 : Fin h) => (identity (sin (n * theta i_1)))). }
  assert (r35 : forall (i_1 : Fin h), cos (m * theta i_1) * cos (-1 * (n * theta i_1)) - sin (m * theta i_1) * sin (-1
    * (n * theta i_1)) = cos (m * theta i_1) * cos (n * theta i_1) - sin (m * theta i_1) * (-1 * sin (n * theta
    i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal2 (fun (h_7 : R) (h_8 : R) => cos (m * theta i_1) * h_7 - sin (m * theta i_1)
    * h_8) (eq_trans (r27 i_1) (Facts.cos_neg (n * theta i_1))) (eq_trans (eq_trans (r30 i_1) (Facts.sin_neg (n *
    theta i_1))) (r33 i_1)))). }
  assert (r36 : forall (i_1 : Fin h), cos (m * theta i_1) * cos (n * theta i_1) - sin (m * theta i_1) * (-1 * sin (n *
    theta i_1)) = cos (m * theta i_1) * cos (n * theta i_1) + sin (m * theta i_1) * sin (n * theta i_1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * ((-1) * u3))) = ((u0 * u1) + (u2 * u3))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_1 : Fin h) => (identity (cos (m * theta i_1)) (cos (n * theta i_1)) (sin (m * theta i_1)) (sin (n *
      theta i_1)))). }
  assert (r39 : forall (i_1 : Fin h), (m + n) * theta i_1 = m * theta i_1 + n * theta i_1).
  { assert (identity : forall u0 u1 u2 : R, ((u0 + u1) * u2) = ((u0 * u2) + (u1 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin h) => (identity m n (theta i_1))). }
  assert (r40 : forall (i_1 : Fin h), cos ((m + n) * theta i_1) = cos (m * theta i_1 + n * theta i_1)).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_9 : R) => cos h_9) (r39 i_1))). }
  assert (r43 : forall (i_1 : Fin h), cos (m * theta i_1) * cos (n * theta i_1) - sin (m * theta i_1) * sin (n * theta
    i_1) = cos (m * theta i_1) * cos (n * theta i_1) + -1 * (sin (m * theta i_1) * sin (n * theta i_1))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u0 * u1) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_1 : Fin h) => (identity (cos (m * theta i_1)) (cos (n * theta i_1)) (sin (m * theta i_1)) (sin (n *
      theta i_1)))). }
  assert (r45 : forall (i_1 : Fin h), H (even i_1) * (1 / 2 * (cos ((m - n) * theta i_1) - cos ((m + n) * theta i_1)))
    + H (odd i_1) * (1 / 2 * (cos ((m - n) * theta i_1) + cos ((m + n) * theta i_1))) = H (even i_1) * (1 / 2 * (cos
    (m * theta i_1) * cos (n * theta i_1) + sin (m * theta i_1) * sin (n * theta i_1) - (cos (m * theta i_1) * cos (n
    * theta i_1) + -1 * (sin (m * theta i_1) * sin (n * theta i_1))))) + H (odd i_1) * (1 / 2 * (cos (m * theta i_1) *
    cos (n * theta i_1) + sin (m * theta i_1) * sin (n * theta i_1) + (cos (m * theta i_1) * cos (n * theta i_1) + -1
    * (sin (m * theta i_1) * sin (n * theta i_1)))))).
  { exact (fun (i_1 : Fin h) => (f_equal2 (fun (h_10 : R) (h_11 : R) => H (even i_1) * (1 / 2 * (h_10 - h_11)) + H
    (odd i_1) * (1 / 2 * (h_10 + h_11))) (eq_trans (eq_trans (r23 i_1) (Facts.cos_add (m * theta i_1) (-1 * (n * theta
    i_1)))) (eq_trans (r35 i_1) (r36 i_1))) (eq_trans (eq_trans (r40 i_1) (Facts.cos_add (m * theta i_1) (n * theta
    i_1))) (r43 i_1)))). }
  assert (r46 : forall (i_1 : Fin h), H (even i_1) * (1 / 2 * (cos (m * theta i_1) * cos (n * theta i_1) + sin (m *
    theta i_1) * sin (n * theta i_1) - (cos (m * theta i_1) * cos (n * theta i_1) + -1 * (sin (m * theta i_1) * sin (n
    * theta i_1))))) + H (odd i_1) * (1 / 2 * (cos (m * theta i_1) * cos (n * theta i_1) + sin (m * theta i_1) * sin
    (n * theta i_1) + (cos (m * theta i_1) * cos (n * theta i_1) + -1 * (sin (m * theta i_1) * sin (n * theta i_1)))))
    = H (even i_1) * sin (m * theta i_1) * sin (n * theta i_1) + H (odd i_1) * cos (m * theta i_1) * cos (n * theta
    i_1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * ((1/2) * (((u1 * u2) + (u3 * u4)) - ((u1 * u2) + ((-1) *
    (u3 * u4)))))) + (u5 * ((1/2) * (((u1 * u2) + (u3 * u4)) + ((u1 * u2) + ((-1) * (u3 * u4))))))) = (((u0 * u3) *
    u4) + ((u5 * u1) * u2))) by (intros u0 u1 u2 u3 u4 u5; field).
    exact (fun (i_1 : Fin h) => (identity (H (even i_1)) (cos (m * theta i_1)) (cos (n * theta i_1)) (sin (m * theta
      i_1)) (sin (n * theta i_1)) (H (odd i_1)))). }
  assert (r48 : Sum (fun i : Fin h => H (even i) * (1 / 2 * (cos ((m - n) * theta i) - cos ((m + n) * theta i))) + H
    (odd i) * (1 / 2 * (cos ((m - n) * theta i) + cos ((m + n) * theta i)))) = Sum (fun i : Fin h => H (even i) * sin
    (m * theta i) * sin (n * theta i) + H (odd i) * cos (m * theta i) * cos (n * theta i))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin h) => (eq_trans (r45 i_1) (r46 i_1)))). }
  assert (r52 : forall (i_2 : Fin h), (m - n) * theta i_2 = m * theta i_2 + -1 * (n * theta i_2)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * u2) + ((-1) * (u1 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_2 : Fin h) => (identity m n (theta i_2))). }
  assert (r53 : forall (i_2 : Fin h), cos ((m - n) * theta i_2) = cos (m * theta i_2 + -1 * (n * theta i_2))).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_12 : R) => cos h_12) (r52 i_2))). }
  assert (r54 : forall (i_2 : Fin h), (m + n) * theta i_2 = m * theta i_2 + n * theta i_2).
  { assert (identity : forall u0 u1 u2 : R, ((u0 + u1) * u2) = ((u0 * u2) + (u1 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin h) => (identity m n (theta i_2))). }
  assert (r55 : forall (i_2 : Fin h), cos ((m + n) * theta i_2) = cos (m * theta i_2 + n * theta i_2)).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_13 : R) => cos h_13) (r54 i_2))). }
  assert (r56 : forall (i_2 : Fin h), H (even i_2) * (1 / 2 * (cos ((m - n) * theta i_2) - cos ((m + n) * theta i_2)))
    + H (odd i_2) * (1 / 2 * (cos ((m - n) * theta i_2) + cos ((m + n) * theta i_2))) = H (even i_2) * (1 / 2 * (cos
    (m * theta i_2 + -1 * (n * theta i_2)) - cos (m * theta i_2 + n * theta i_2))) + H (odd i_2) * (1 / 2 * (cos (m *
    theta i_2 + -1 * (n * theta i_2)) + cos (m * theta i_2 + n * theta i_2)))).
  { exact (fun (i_2 : Fin h) => (f_equal2 (fun (h_14 : R) (h_15 : R) => H (even i_2) * (1 / 2 * (h_14 - h_15)) + H
    (odd i_2) * (1 / 2 * (h_14 + h_15))) (r53 i_2) (r55 i_2))). }
  assert (r57 : forall (i_2 : Fin h), H (even i_2) * (1 / 2 * (cos (m * theta i_2 + -1 * (n * theta i_2)) - cos (m *
    theta i_2 + n * theta i_2))) + H (odd i_2) * (1 / 2 * (cos (m * theta i_2 + -1 * (n * theta i_2)) + cos (m * theta
    i_2 + n * theta i_2))) = -1 / 2 * (H (even i_2) * cos (m * theta i_2 + n * theta i_2)) + 1 / 2 * (H (even i_2) *
    cos (m * theta i_2 + -1 * (n * theta i_2))) + 1 / 2 * (H (odd i_2) * cos (m * theta i_2 + n * theta i_2)) + 1 / 2
    * (H (odd i_2) * cos (m * theta i_2 + -1 * (n * theta i_2)))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((1/2) * (u1 - u2))) + (u3 * ((1/2) * (u1 + u2)))) = (((((-1/2)
    * (u0 * u2)) + ((1/2) * (u0 * u1))) + ((1/2) * (u3 * u2))) + ((1/2) * (u3 * u1)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_2 : Fin h) => (identity (H (even i_2)) (cos (m * theta i_2 + -1 * (n * theta i_2))) (cos (m * theta
      i_2 + n * theta i_2)) (H (odd i_2)))). }
  assert (r59 : Sum (fun i : Fin h => H (even i) * (1 / 2 * (cos ((m - n) * theta i) - cos ((m + n) * theta i))) + H
    (odd i) * (1 / 2 * (cos ((m - n) * theta i) + cos ((m + n) * theta i)))) = Sum (fun i : Fin h => -1 / 2 * (H (even
    i) * cos (m * theta i + n * theta i)) + 1 / 2 * (H (even i) * cos (m * theta i + -1 * (n * theta i))) + 1 / 2 * (H
    (odd i) * cos (m * theta i + n * theta i)) + 1 / 2 * (H (odd i) * cos (m * theta i + -1 * (n * theta i))))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin h) => (eq_trans (r56 i_2) (r57 i_2)))). }
  assert (r60 : forall (i_3 : Fin h), (m - n) * theta i_3 = m * theta i_3 + -1 * (n * theta i_3)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * u2) + ((-1) * (u1 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_3 : Fin h) => (identity m n (theta i_3))). }
  assert (r61 : forall (i_3 : Fin h), cos ((m - n) * theta i_3) = cos (m * theta i_3 + -1 * (n * theta i_3))).
  { exact (fun (i_3 : Fin h) => (f_equal (fun (h_16 : R) => cos h_16) (r60 i_3))). }
  assert (r62 : forall (i_3 : Fin h), (m + n) * theta i_3 = m * theta i_3 + n * theta i_3).
  { assert (identity : forall u0 u1 u2 : R, ((u0 + u1) * u2) = ((u0 * u2) + (u1 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_3 : Fin h) => (identity m n (theta i_3))). }
  assert (r63 : forall (i_3 : Fin h), cos ((m + n) * theta i_3) = cos (m * theta i_3 + n * theta i_3)).
  { exact (fun (i_3 : Fin h) => (f_equal (fun (h_17 : R) => cos h_17) (r62 i_3))). }
  assert (r64 : forall (i_3 : Fin h), 1 / 2 * (H (even i_3) + H (odd i_3)) * cos ((m - n) * theta i_3) - 1 / 2 * (H
    (even i_3) - H (odd i_3)) * cos ((m + n) * theta i_3) = 1 / 2 * (H (even i_3) + H (odd i_3)) * cos (m * theta i_3
    + -1 * (n * theta i_3)) - 1 / 2 * (H (even i_3) - H (odd i_3)) * cos (m * theta i_3 + n * theta i_3)).
  { exact (fun (i_3 : Fin h) => (f_equal2 (fun (h_18 : R) (h_19 : R) => 1 / 2 * (H (even i_3) + H (odd i_3)) * h_18 -
    1 / 2 * (H (even i_3) - H (odd i_3)) * h_19) (r61 i_3) (r63 i_3))). }
  assert (r65 : forall (i_3 : Fin h), 1 / 2 * (H (even i_3) + H (odd i_3)) * cos (m * theta i_3 + -1 * (n * theta
    i_3)) - 1 / 2 * (H (even i_3) - H (odd i_3)) * cos (m * theta i_3 + n * theta i_3) = -1 / 2 * (H (even i_3) * cos
    (m * theta i_3 + n * theta i_3)) + 1 / 2 * (H (even i_3) * cos (m * theta i_3 + -1 * (n * theta i_3))) + 1 / 2 *
    (H (odd i_3) * cos (m * theta i_3 + n * theta i_3)) + 1 / 2 * (H (odd i_3) * cos (m * theta i_3 + -1 * (n * theta
    i_3)))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((1/2) * (u0 + u1)) * u2) - (((1/2) * (u0 - u1)) * u3)) = (((((-1/2)
    * (u0 * u3)) + ((1/2) * (u0 * u2))) + ((1/2) * (u1 * u3))) + ((1/2) * (u1 * u2)))) by (intros u0 u1 u2 u3; field).
    exact (fun (i_3 : Fin h) => (identity (H (even i_3)) (H (odd i_3)) (cos (m * theta i_3 + -1 * (n * theta i_3)))
      (cos (m * theta i_3 + n * theta i_3)))). }
  assert (r67 : Sum (fun i : Fin h => 1 / 2 * (H (even i) + H (odd i)) * cos ((m - n) * theta i) - 1 / 2 * (H (even i)
    - H (odd i)) * cos ((m + n) * theta i)) = Sum (fun i : Fin h => -1 / 2 * (H (even i) * cos (m * theta i + n *
    theta i)) + 1 / 2 * (H (even i) * cos (m * theta i + -1 * (n * theta i))) + 1 / 2 * (H (odd i) * cos (m * theta i
    + n * theta i)) + 1 / 2 * (H (odd i) * cos (m * theta i + -1 * (n * theta i))))).
  { exact (Rules.sum_congruence (fun (i_3 : Fin h) => (eq_trans (r64 i_3) (r65 i_3)))). }
  exact (eq_trans (eq_trans (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => position_sin_first theta m i * H i
    * position_sin_first theta n i)) (eq_trans r16 (eq_sym r18))) (eq_trans r18 (eq_sym r48))) (eq_trans r59 (eq_sym
    r67))).
Qed.

(* Equal weights in each pair leave differences only. *)
Theorem interaction_relative_of_equal_pairs (h : nat) (h_pos : (0 < h)%nat) (H : Fin (double h) -> R) (theta : Fin h
  -> R) (m n : R)
    (given : forall i : Fin h, H (even i) = H (odd i)) :
  Sum (fun c : Fin (double h) => position theta m c * H c * position theta n c) = Sum (fun i : Fin h => H (odd i) *
    cos ((m - n) * theta i)).
Proof.
  assert (r2 : forall (i : Fin h), H (even i) = H (odd i)).
  { exact (fun (i : Fin h) => (given i)). }
  assert (r4 : forall (i_ : Fin h), (m - n) * theta i_ = m * theta i_ + -1 * (n * theta i_)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * u2) + ((-1) * (u1 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_ : Fin h) => (identity m n (theta i_))). }
  assert (r5 : forall (i_ : Fin h), cos ((m - n) * theta i_) = cos (m * theta i_ + -1 * (n * theta i_))).
  { exact (fun (i_ : Fin h) => (f_equal (fun (h_ : R) => cos h_) (r4 i_))). }
  assert (r6 : forall (i_ : Fin h), (m + n) * theta i_ = m * theta i_ + n * theta i_).
  { assert (identity : forall u0 u1 u2 : R, ((u0 + u1) * u2) = ((u0 * u2) + (u1 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin h) => (identity m n (theta i_))). }
  assert (r7 : forall (i_ : Fin h), cos ((m + n) * theta i_) = cos (m * theta i_ + n * theta i_)).
  { exact (fun (i_ : Fin h) => (f_equal (fun (h_1 : R) => cos h_1) (r6 i_))). }
  assert (r8 : forall (i_ : Fin h), 1 / 2 * (H (even i_) + H (odd i_)) * cos ((m - n) * theta i_) + 1 / 2 * (H (even
    i_) - H (odd i_)) * cos ((m + n) * theta i_) = 1 / 2 * (H (odd i_) + H (odd i_)) * cos (m * theta i_ + -1 * (n *
    theta i_)) + 1 / 2 * (H (odd i_) - H (odd i_)) * cos (m * theta i_ + n * theta i_)).
  { exact (fun (i_ : Fin h) => (f_equal3 (fun (h_2 : R) (h_3 : R) (h_4 : R) => 1 / 2 * (h_2 + H (odd i_)) * h_3 + 1 /
    2 * (h_2 - H (odd i_)) * h_4) (r2 i_) (r5 i_) (r7 i_))). }
  assert (r9 : forall (i_ : Fin h), 1 / 2 * (H (odd i_) + H (odd i_)) * cos (m * theta i_ + -1 * (n * theta i_)) + 1 /
    2 * (H (odd i_) - H (odd i_)) * cos (m * theta i_ + n * theta i_) = H (odd i_) * cos (m * theta i_ + -1 * (n *
    theta i_))).
  { assert (identity : forall u0 u1 u2 : R, ((((1/2) * (u0 + u0)) * u1) + (((1/2) * (u0 - u0)) * u2)) = (u0 * u1)) by
    (intros u0 u1 u2; field).
    exact (fun (i_ : Fin h) => (identity (H (odd i_)) (cos (m * theta i_ + -1 * (n * theta i_))) (cos (m * theta i_ +
      n * theta i_)))). }
  assert (r11 : Sum (fun i : Fin h => 1 / 2 * (H (even i) + H (odd i)) * cos ((m - n) * theta i) + 1 / 2 * (H (even i)
    - H (odd i)) * cos ((m + n) * theta i)) = Sum (fun i : Fin h => H (odd i) * cos (m * theta i + -1 * (n * theta
    i)))).
  { exact (Rules.sum_congruence (fun (i_ : Fin h) => (eq_trans (r8 i_) (r9 i_)))). }
  assert (r15 : forall (i_1 : Fin h), (m - n) * theta i_1 = m * theta i_1 + -1 * (n * theta i_1)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * u2) + ((-1) * (u1 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_1 : Fin h) => (identity m n (theta i_1))). }
  assert (r16 : forall (i_1 : Fin h), cos ((m - n) * theta i_1) = cos (m * theta i_1 + -1 * (n * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_5 : R) => cos h_5) (r15 i_1))). }
  assert (r17 : forall (i_1 : Fin h), H (odd i_1) * cos ((m - n) * theta i_1) = H (odd i_1) * cos (m * theta i_1 + -1
    * (n * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_6 : R) => H (odd i_1) * h_6) (r16 i_1))). }
  assert (r18 : Sum (fun i : Fin h => H (odd i) * cos ((m - n) * theta i)) = Sum (fun i : Fin h => H (odd i) * cos (m
    * theta i + -1 * (n * theta i)))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin h) => (r17 i_1))). }
  exact (eq_trans (eq_trans (eq_trans (Interaction.interaction_diagonal h h_pos theta m H n) r11) (eq_sym r11))
    (eq_trans r11 (eq_sym r18))).
Qed.

(* A block of an interaction. *)
Theorem interaction_block (alpha b_00 beta b_01 b_10 b_11 : R) :
  cos alpha * b_00 * cos beta + cos alpha * b_01 * sin beta + sin alpha * b_10 * cos beta + sin alpha * b_11 * sin
    beta = 1 / 2 * (b_00 + b_11) * cos (alpha - beta) + 1 / 2 * (b_00 - b_11) * cos (alpha + beta) + 1 / 2 * (b_01 +
    b_10) * sin (alpha + beta) + 1 / 2 * (b_10 - b_01) * sin (alpha - beta).
Proof.
  assert (r0 : cos alpha * b_00 * cos beta + cos alpha * b_01 * sin beta + sin alpha * b_10 * cos beta + sin alpha *
    b_11 * sin beta = b_00 * cos alpha * cos beta + b_01 * cos alpha * sin beta + b_10 * cos beta * sin alpha + b_11 *
    sin alpha * sin beta).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((u0 * u1) * u2) + ((u0 * u3) * u4)) + ((u5 * u6) * u2))
    + ((u5 * u7) * u4)) = (((((u1 * u0) * u2) + ((u3 * u0) * u4)) + ((u6 * u2) * u5)) + ((u7 * u5) * u4))) by (intros
    u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (identity (cos alpha) b_00 (cos beta) b_01 (sin beta) (sin alpha) b_10 b_11). }
  assert (r1 : alpha - beta = alpha + -1 * beta).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (identity alpha beta). }
  assert (r2 : cos (alpha - beta) = cos (alpha + -1 * beta)).
  { exact (f_equal (fun (h : R) => cos h) r1). }
  assert (r5 : -1 * beta = - beta).
  { assert (identity : forall u0 : R, ((-1) * u0) = (- u0)) by (intros u0; ring).
    exact (identity beta). }
  assert (r6 : cos (-1 * beta) = cos (- beta)).
  { exact (f_equal (fun (h_ : R) => cos h_) r5). }
  assert (r8 : cos (-1 * beta) = cos beta).
  { exact (eq_trans r6 (Facts.cos_neg beta)). }
  assert (r9 : sin (-1 * beta) = sin (- beta)).
  { exact (f_equal (fun (h_1 : R) => sin h_1) r5). }
  assert (r12 : - sin beta = -1 * sin beta).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (identity (sin beta)). }
  assert (r13 : sin (-1 * beta) = -1 * sin beta).
  { exact (eq_trans (eq_trans r9 (Facts.sin_neg beta)) r12). }
  assert (r14 : cos alpha * cos (-1 * beta) - sin alpha * sin (-1 * beta) = cos alpha * cos beta - sin alpha * (-1 *
    sin beta)).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => cos alpha * h_2 - sin alpha * h_3) r8 r13). }
  assert (r15 : cos alpha * cos beta - sin alpha * (-1 * sin beta) = cos alpha * cos beta + sin alpha * sin beta).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * ((-1) * u3))) = ((u0 * u1) + (u2 * u3))) by (intros
    u0 u1 u2 u3; ring).
    exact (identity (cos alpha) (cos beta) (sin alpha) (sin beta)). }
  assert (r19 : cos alpha * cos beta - sin alpha * sin beta = cos alpha * cos beta + -1 * (sin alpha * sin beta)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u0 * u1) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (identity (cos alpha) (cos beta) (sin alpha) (sin beta)). }
  assert (r22 : sin alpha * cos beta + cos alpha * sin beta = cos alpha * sin beta + cos beta * sin alpha).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u2 * u3) + (u1 * u0))) by (intros u0 u1 u2
    u3; ring).
    exact (identity (sin alpha) (cos beta) (cos alpha) (sin beta)). }
  assert (r24 : sin (alpha - beta) = sin (alpha + -1 * beta)).
  { exact (f_equal (fun (h_4 : R) => sin h_4) r1). }
  assert (r27 : sin alpha * cos (-1 * beta) + cos alpha * sin (-1 * beta) = sin alpha * cos beta + cos alpha * (-1 *
    sin beta)).
  { exact (f_equal2 (fun (h_5 : R) (h_6 : R) => sin alpha * h_5 + cos alpha * h_6) r8 r13). }
  assert (r28 : sin alpha * cos beta + cos alpha * (-1 * sin beta) = -1 * (cos alpha * sin beta) + cos beta * sin
    alpha).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * ((-1) * u3))) = (((-1) * (u2 * u3)) + (u1 * u0))) by
    (intros u0 u1 u2 u3; ring).
    exact (identity (sin alpha) (cos beta) (cos alpha) (sin beta)). }
  assert (r31 : 1 / 2 * b_00 * (cos (alpha - beta) + cos (alpha + beta)) + 1 / 2 * b_01 * (sin (alpha + beta) - sin
    (alpha - beta)) + 1 / 2 * b_10 * (sin (alpha + beta) + sin (alpha - beta)) + 1 / 2 * b_11 * (cos (alpha - beta) -
    cos (alpha + beta)) = 1 / 2 * b_00 * (cos alpha * cos beta + sin alpha * sin beta + (cos alpha * cos beta + -1 *
    (sin alpha * sin beta))) + 1 / 2 * b_01 * (cos alpha * sin beta + cos beta * sin alpha - (-1 * (cos alpha * sin
    beta) + cos beta * sin alpha)) + 1 / 2 * b_10 * (cos alpha * sin beta + cos beta * sin alpha + (-1 * (cos alpha *
    sin beta) + cos beta * sin alpha)) + 1 / 2 * b_11 * (cos alpha * cos beta + sin alpha * sin beta - (cos alpha *
    cos beta + -1 * (sin alpha * sin beta)))).
  { exact (f_equal4 (fun (h_7 : R) (h_8 : R) (h_9 : R) (h_10 : R) => 1 / 2 * b_00 * (h_7 + h_8) + 1 / 2 * b_01 * (h_9
    - h_10) + 1 / 2 * b_10 * (h_9 + h_10) + 1 / 2 * b_11 * (h_7 - h_8)) (eq_trans (eq_trans r2 (Facts.cos_add alpha
    (-1 * beta))) (eq_trans r14 r15)) (eq_trans (Facts.cos_add alpha beta) r19) (eq_trans (Facts.sin_add alpha beta)
    r22) (eq_trans (eq_trans r24 (Facts.sin_add alpha (-1 * beta))) (eq_trans r27 r28))). }
  assert (r32 : 1 / 2 * b_00 * (cos alpha * cos beta + sin alpha * sin beta + (cos alpha * cos beta + -1 * (sin alpha
    * sin beta))) + 1 / 2 * b_01 * (cos alpha * sin beta + cos beta * sin alpha - (-1 * (cos alpha * sin beta) + cos
    beta * sin alpha)) + 1 / 2 * b_10 * (cos alpha * sin beta + cos beta * sin alpha + (-1 * (cos alpha * sin beta) +
    cos beta * sin alpha)) + 1 / 2 * b_11 * (cos alpha * cos beta + sin alpha * sin beta - (cos alpha * cos beta + -1
    * (sin alpha * sin beta))) = b_00 * cos alpha * cos beta + b_01 * cos alpha * sin beta + b_10 * cos beta * sin
    alpha + b_11 * sin alpha * sin beta).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((((1/2) * u0) * (((u1 * u2) + (u3 * u4)) + ((u1 * u2) +
    ((-1) * (u3 * u4))))) + (((1/2) * u5) * (((u1 * u4) + (u2 * u3)) - (((-1) * (u1 * u4)) + (u2 * u3))))) + (((1/2) *
    u6) * (((u1 * u4) + (u2 * u3)) + (((-1) * (u1 * u4)) + (u2 * u3))))) + (((1/2) * u7) * (((u1 * u2) + (u3 * u4)) -
    ((u1 * u2) + ((-1) * (u3 * u4)))))) = (((((u0 * u1) * u2) + ((u5 * u1) * u4)) + ((u6 * u2) * u3)) + ((u7 * u3) *
    u4))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; field).
    exact (identity b_00 (cos alpha) (cos beta) (sin alpha) (sin beta) b_01 b_10 b_11). }
  assert (r36 : 1 / 2 * b_00 * (cos (alpha - beta) + cos (alpha + beta)) + 1 / 2 * b_01 * (sin (alpha + beta) - sin
    (alpha - beta)) + 1 / 2 * b_10 * (sin (alpha + beta) + sin (alpha - beta)) + 1 / 2 * b_11 * (cos (alpha - beta) -
    cos (alpha + beta)) = 1 / 2 * b_00 * (cos (alpha + -1 * beta) + cos (alpha + beta)) + 1 / 2 * b_01 * (sin (alpha +
    beta) - sin (alpha + -1 * beta)) + 1 / 2 * b_10 * (sin (alpha + beta) + sin (alpha + -1 * beta)) + 1 / 2 * b_11 *
    (cos (alpha + -1 * beta) - cos (alpha + beta))).
  { exact (f_equal2 (fun (h_11 : R) (h_12 : R) => 1 / 2 * b_00 * (h_11 + cos (alpha + beta)) + 1 / 2 * b_01 * (sin
    (alpha + beta) - h_12) + 1 / 2 * b_10 * (sin (alpha + beta) + h_12) + 1 / 2 * b_11 * (h_11 - cos (alpha + beta)))
    r2 r24). }
  assert (r37 : 1 / 2 * b_00 * (cos (alpha + -1 * beta) + cos (alpha + beta)) + 1 / 2 * b_01 * (sin (alpha + beta) -
    sin (alpha + -1 * beta)) + 1 / 2 * b_10 * (sin (alpha + beta) + sin (alpha + -1 * beta)) + 1 / 2 * b_11 * (cos
    (alpha + -1 * beta) - cos (alpha + beta)) = 1 / 2 * (b_00 * cos (alpha + beta)) + 1 / 2 * (b_00 * cos (alpha + -1
    * beta)) + 1 / 2 * (b_01 * sin (alpha + beta)) + -1 / 2 * (b_01 * sin (alpha + -1 * beta)) + 1 / 2 * (b_10 * sin
    (alpha + beta)) + 1 / 2 * (b_10 * sin (alpha + -1 * beta)) + -1 / 2 * (b_11 * cos (alpha + beta)) + 1 / 2 * (b_11
    * cos (alpha + -1 * beta))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((((1/2) * u0) * (u1 + u2)) + (((1/2) * u3) * (u4 - u5)))
    + (((1/2) * u6) * (u4 + u5))) + (((1/2) * u7) * (u1 - u2))) = (((((((((1/2) * (u0 * u2)) + ((1/2) * (u0 * u1))) +
    ((1/2) * (u3 * u4))) + ((-1/2) * (u3 * u5))) + ((1/2) * (u6 * u4))) + ((1/2) * (u6 * u5))) + ((-1/2) * (u7 * u2)))
    + ((1/2) * (u7 * u1)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; field).
    exact (identity b_00 (cos (alpha + -1 * beta)) (cos (alpha + beta)) b_01 (sin (alpha + beta)) (sin (alpha + -1 *
      beta)) b_10 b_11). }
  assert (r39 : 1 / 2 * (b_00 + b_11) * cos (alpha - beta) + 1 / 2 * (b_00 - b_11) * cos (alpha + beta) + 1 / 2 *
    (b_01 + b_10) * sin (alpha + beta) + 1 / 2 * (b_10 - b_01) * sin (alpha - beta) = 1 / 2 * (b_00 + b_11) * cos
    (alpha + -1 * beta) + 1 / 2 * (b_00 - b_11) * cos (alpha + beta) + 1 / 2 * (b_01 + b_10) * sin (alpha + beta) + 1
    / 2 * (b_10 - b_01) * sin (alpha + -1 * beta)).
  { exact (f_equal2 (fun (h_13 : R) (h_14 : R) => 1 / 2 * (b_00 + b_11) * h_13 + 1 / 2 * (b_00 - b_11) * cos (alpha +
    beta) + 1 / 2 * (b_01 + b_10) * sin (alpha + beta) + 1 / 2 * (b_10 - b_01) * h_14) r2 r24). }
  assert (r40 : 1 / 2 * (b_00 + b_11) * cos (alpha + -1 * beta) + 1 / 2 * (b_00 - b_11) * cos (alpha + beta) + 1 / 2 *
    (b_01 + b_10) * sin (alpha + beta) + 1 / 2 * (b_10 - b_01) * sin (alpha + -1 * beta) = 1 / 2 * (b_00 * cos (alpha
    + beta)) + 1 / 2 * (b_00 * cos (alpha + -1 * beta)) + 1 / 2 * (b_01 * sin (alpha + beta)) + -1 / 2 * (b_01 * sin
    (alpha + -1 * beta)) + 1 / 2 * (b_10 * sin (alpha + beta)) + 1 / 2 * (b_10 * sin (alpha + -1 * beta)) + -1 / 2 *
    (b_11 * cos (alpha + beta)) + 1 / 2 * (b_11 * cos (alpha + -1 * beta))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((((1/2) * (u0 + u1)) * u2) + (((1/2) * (u0 - u1)) * u3))
    + (((1/2) * (u4 + u5)) * u6)) + (((1/2) * (u5 - u4)) * u7)) = (((((((((1/2) * (u0 * u3)) + ((1/2) * (u0 * u2))) +
    ((1/2) * (u4 * u6))) + ((-1/2) * (u4 * u7))) + ((1/2) * (u5 * u6))) + ((1/2) * (u5 * u7))) + ((-1/2) * (u1 * u3)))
    + ((1/2) * (u1 * u2)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; field).
    exact (identity b_00 b_11 (cos (alpha + -1 * beta)) (cos (alpha + beta)) b_01 b_10 (sin (alpha + beta)) (sin
      (alpha + -1 * beta))). }
  exact (eq_trans (eq_trans r0 (eq_sym (eq_trans r31 r32))) (eq_trans (eq_trans r36 r37) (eq_sym (eq_trans r39
    r40)))).
Qed.

(* Any interaction of two positions. *)
Theorem interaction_general (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (H : Fin (double h) -> Fin
  (double h) -> R) (n : R) :
  Sum (fun c : Fin (double h) => Sum (fun o : Fin (double h) => position theta m c * H c o * position theta n o)) =
    Sum (fun i : Fin h => Sum (fun j : Fin h => 1 / 2 * (H (even i) (even j) + H (odd i) (odd j)) * cos (m * theta i -
    n * theta j) + 1 / 2 * (H (even i) (even j) - H (odd i) (odd j)) * cos (m * theta i + n * theta j) + 1 / 2 * (H
    (even i) (odd j) + H (odd i) (even j)) * sin (m * theta i + n * theta j) + 1 / 2 * (H (odd i) (even j) - H (even
    i) (odd j)) * sin (m * theta i - n * theta j))).
Proof.
  assert (r2 : forall (i i_ : Fin h), position theta m (even i) * H (even i) (even i_) * position theta n (even i_) +
    position theta m (even i) * H (even i) (odd i_) * position theta n (odd i_) = H (even i) (even i_) * position
    theta m (even i) * position theta n (even i_) + H (even i) (odd i_) * position theta m (even i) * position theta n
    (odd i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) * u2) + ((u0 * u3) * u4)) = (((u1 * u0) * u2) + ((u3 *
    u0) * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i i_ : Fin h) => (identity (position theta m (even i)) (H (even i) (even i_)) (position theta n (even
      i_)) (H (even i) (odd i_)) (position theta n (odd i_)))). }
  assert (r3 : forall (i i_ : Fin h), H (even i) (even i_) * position theta m (even i) * position theta n (even i_) +
    H (even i) (odd i_) * position theta m (even i) * position theta n (odd i_) = position theta m (even i) * (H (even
    i) (even i_) * position theta n (even i_)) + position theta m (even i) * (H (even i) (odd i_) * position theta n
    (odd i_))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) * u2) + ((u3 * u1) * u4)) = ((u1 * (u0 * u2)) + (u1 *
    (u3 * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i i_ : Fin h) => (identity (H (even i) (even i_)) (position theta m (even i)) (position theta n (even
      i_)) (H (even i) (odd i_)) (position theta n (odd i_)))). }
  assert (r5 : forall (i : Fin h), Sum (fun i_ : Fin h => position theta m (even i) * H (even i) (even i_) * position
    theta n (even i_) + position theta m (even i) * H (even i) (odd i_) * position theta n (odd i_)) = Sum (fun i_ :
    Fin h => position theta m (even i) * (H (even i) (even i_) * position theta n (even i_)) + position theta m (even
    i) * (H (even i) (odd i_) * position theta n (odd i_)))).
  { exact (fun (i : Fin h) => (Rules.sum_congruence (fun (i_ : Fin h) => (eq_trans (r2 i i_) (r3 i i_))))). }
  assert (r9 : forall (i : Fin h), Sum (fun i_ : Fin h => position theta m (even i) * (H (even i) (even i_) * position
    theta n (even i_))) + Sum (fun i_ : Fin h => position theta m (even i) * (H (even i) (odd i_) * position theta n
    (odd i_))) = position theta m (even i) * Sum (fun i_ : Fin h => H (even i) (even i_) * position theta n (even i_))
    + position theta m (even i) * Sum (fun i_ : Fin h => H (even i) (odd i_) * position theta n (odd i_))).
  { exact (fun (i : Fin h) => (f_equal2 (fun (h_ : R) (h_1 : R) => h_ + h_1) (Facts.sum_scale h (position theta m
    (even i)) (fun i_ : Fin h => H (even i) (even i_) * position theta n (even i_))) (Facts.sum_scale h (position
    theta m (even i)) (fun i_ : Fin h => H (even i) (odd i_) * position theta n (odd i_))))). }
  assert (r14 : forall (i i_1 : Fin h), position theta m (odd i) * H (odd i) (even i_1) * position theta n (even i_1)
    + position theta m (odd i) * H (odd i) (odd i_1) * position theta n (odd i_1) = H (odd i) (even i_1) * position
    theta m (odd i) * position theta n (even i_1) + H (odd i) (odd i_1) * position theta m (odd i) * position theta n
    (odd i_1)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) * u2) + ((u0 * u3) * u4)) = (((u1 * u0) * u2) + ((u3 *
    u0) * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i i_1 : Fin h) => (identity (position theta m (odd i)) (H (odd i) (even i_1)) (position theta n (even
      i_1)) (H (odd i) (odd i_1)) (position theta n (odd i_1)))). }
  assert (r15 : forall (i i_1 : Fin h), H (odd i) (even i_1) * position theta m (odd i) * position theta n (even i_1)
    + H (odd i) (odd i_1) * position theta m (odd i) * position theta n (odd i_1) = position theta m (odd i) * (H (odd
    i) (even i_1) * position theta n (even i_1)) + position theta m (odd i) * (H (odd i) (odd i_1) * position theta n
    (odd i_1))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) * u2) + ((u3 * u1) * u4)) = ((u1 * (u0 * u2)) + (u1 *
    (u3 * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i i_1 : Fin h) => (identity (H (odd i) (even i_1)) (position theta m (odd i)) (position theta n (even
      i_1)) (H (odd i) (odd i_1)) (position theta n (odd i_1)))). }
  assert (r17 : forall (i : Fin h), Sum (fun i_ : Fin h => position theta m (odd i) * H (odd i) (even i_) * position
    theta n (even i_) + position theta m (odd i) * H (odd i) (odd i_) * position theta n (odd i_)) = Sum (fun i_ : Fin
    h => position theta m (odd i) * (H (odd i) (even i_) * position theta n (even i_)) + position theta m (odd i) * (H
    (odd i) (odd i_) * position theta n (odd i_)))).
  { exact (fun (i : Fin h) => (Rules.sum_congruence (fun (i_1 : Fin h) => (eq_trans (r14 i i_1) (r15 i i_1))))). }
  assert (r21 : forall (i : Fin h), Sum (fun i_ : Fin h => position theta m (odd i) * (H (odd i) (even i_) * position
    theta n (even i_))) + Sum (fun i_ : Fin h => position theta m (odd i) * (H (odd i) (odd i_) * position theta n
    (odd i_))) = position theta m (odd i) * Sum (fun i_ : Fin h => H (odd i) (even i_) * position theta n (even i_)) +
    position theta m (odd i) * Sum (fun i_ : Fin h => H (odd i) (odd i_) * position theta n (odd i_))).
  { exact (fun (i : Fin h) => (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 + h_3) (Facts.sum_scale h (position theta m
    (odd i)) (fun i_ : Fin h => H (odd i) (even i_) * position theta n (even i_))) (Facts.sum_scale h (position theta
    m (odd i)) (fun i_ : Fin h => H (odd i) (odd i_) * position theta n (odd i_))))). }
  assert (r25 : forall (i : Fin h), Sum (fun p : Fin (double h) => position theta m (even i) * H (even i) p * position
    theta n p) + Sum (fun p : Fin (double h) => position theta m (odd i) * H (odd i) p * position theta n p) =
    position theta m (even i) * Sum (fun i_ : Fin h => H (even i) (even i_) * position theta n (even i_)) + position
    theta m (even i) * Sum (fun i_ : Fin h => H (even i) (odd i_) * position theta n (odd i_)) + (position theta m
    (odd i) * Sum (fun i_ : Fin h => H (odd i) (even i_) * position theta n (even i_)) + position theta m (odd i) *
    Sum (fun i_ : Fin h => H (odd i) (odd i_) * position theta n (odd i_)))).
  { exact (fun (i : Fin h) => (f_equal2 (fun (h_4 : R) (h_5 : R) => h_4 + h_5) (eq_trans (Facts.sum_pairs h (fun i_ :
    Fin (double h) => position theta m (even i) * H (even i) i_ * position theta n i_)) (eq_trans (r5 i) (eq_trans
    (Facts.sum_add h (fun i_ : Fin h => position theta m (even i) * (H (even i) (even i_) * position theta n (even
    i_))) (fun i_ : Fin h => position theta m (even i) * (H (even i) (odd i_) * position theta n (odd i_)))) (r9 i))))
    (eq_trans (Facts.sum_pairs h (fun i_ : Fin (double h) => position theta m (odd i) * H (odd i) i_ * position theta
    n i_)) (eq_trans (r17 i) (eq_trans (Facts.sum_add h (fun i_ : Fin h => position theta m (odd i) * (H (odd i) (even
    i_) * position theta n (even i_))) (fun i_ : Fin h => position theta m (odd i) * (H (odd i) (odd i_) * position
    theta n (odd i_)))) (r21 i)))))). }
  assert (r26 : forall (i : Fin h), position theta m (even i) * Sum (fun i_ : Fin h => H (even i) (even i_) * position
    theta n (even i_)) + position theta m (even i) * Sum (fun i_ : Fin h => H (even i) (odd i_) * position theta n
    (odd i_)) + (position theta m (odd i) * Sum (fun i_ : Fin h => H (odd i) (even i_) * position theta n (even i_)) +
    position theta m (odd i) * Sum (fun i_ : Fin h => H (odd i) (odd i_) * position theta n (odd i_))) = position
    theta m (even i) * Sum (fun i_ : Fin h => H (even i) (even i_) * position theta n (even i_)) + position theta m
    (even i) * Sum (fun i_ : Fin h => H (even i) (odd i_) * position theta n (odd i_)) + position theta m (odd i) *
    Sum (fun i_ : Fin h => H (odd i) (even i_) * position theta n (even i_)) + position theta m (odd i) * Sum (fun i_
    : Fin h => H (odd i) (odd i_) * position theta n (odd i_))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((u0 * u1) + (u0 * u2)) + ((u3 * u4) + (u3 * u5))) = ((((u0 *
    u1) + (u0 * u2)) + (u3 * u4)) + (u3 * u5))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i : Fin h) => (identity (position theta m (even i)) (Sum (fun i_ : Fin h => H (even i) (even i_) *
      position theta n (even i_))) (Sum (fun i_ : Fin h => H (even i) (odd i_) * position theta n (odd i_))) (position
      theta m (odd i)) (Sum (fun i_ : Fin h => H (odd i) (even i_) * position theta n (even i_))) (Sum (fun i_ : Fin h
      => H (odd i) (odd i_) * position theta n (odd i_))))). }
  assert (r28 : Sum (fun i : Fin h => Sum (fun p : Fin (double h) => position theta m (even i) * H (even i) p *
    position theta n p) + Sum (fun p : Fin (double h) => position theta m (odd i) * H (odd i) p * position theta n p))
    = Sum (fun i : Fin h => position theta m (even i) * Sum (fun i_ : Fin h => H (even i) (even i_) * position theta n
    (even i_)) + position theta m (even i) * Sum (fun i_ : Fin h => H (even i) (odd i_) * position theta n (odd i_)) +
    position theta m (odd i) * Sum (fun i_ : Fin h => H (odd i) (even i_) * position theta n (even i_)) + position
    theta m (odd i) * Sum (fun i_ : Fin h => H (odd i) (odd i_) * position theta n (odd i_)))).
  { exact (Rules.sum_congruence (fun (i : Fin h) => (eq_trans (r25 i) (r26 i)))). }
  assert (r31 : Sum (fun i : Fin h => position theta m (even i) * Sum (fun i_ : Fin h => H (even i) (even i_) *
    position theta n (even i_)) + position theta m (even i) * Sum (fun i_ : Fin h => H (even i) (odd i_) * position
    theta n (odd i_)) + position theta m (odd i) * Sum (fun i_ : Fin h => H (odd i) (even i_) * position theta n (even
    i_))) + Sum (fun i : Fin h => position theta m (odd i) * Sum (fun i_ : Fin h => H (odd i) (odd i_) * position
    theta n (odd i_))) = Sum (fun i : Fin h => position theta m (even i) * Sum (fun i_ : Fin h => H (even i) (even i_)
    * position theta n (even i_)) + position theta m (even i) * Sum (fun i_ : Fin h => H (even i) (odd i_) * position
    theta n (odd i_))) + Sum (fun i : Fin h => position theta m (odd i) * Sum (fun i_ : Fin h => H (odd i) (even i_) *
    position theta n (even i_))) + Sum (fun i : Fin h => position theta m (odd i) * Sum (fun i_ : Fin h => H (odd i)
    (odd i_) * position theta n (odd i_)))).
  { exact (f_equal (fun (h_6 : R) => h_6 + Sum (fun i : Fin h => position theta m (odd i) * Sum (fun i_ : Fin h => H
    (odd i) (odd i_) * position theta n (odd i_)))) (Facts.sum_add h (fun i : Fin h => position theta m (even i) * Sum
    (fun i_ : Fin h => H (even i) (even i_) * position theta n (even i_)) + position theta m (even i) * Sum (fun i_ :
    Fin h => H (even i) (odd i_) * position theta n (odd i_))) (fun i : Fin h => position theta m (odd i) * Sum (fun
    i_ : Fin h => H (odd i) (even i_) * position theta n (even i_))))). }
  assert (r34 : Sum (fun i : Fin h => position theta m (even i) * Sum (fun i_ : Fin h => H (even i) (even i_) *
    position theta n (even i_)) + position theta m (even i) * Sum (fun i_ : Fin h => H (even i) (odd i_) * position
    theta n (odd i_))) + Sum (fun i : Fin h => position theta m (odd i) * Sum (fun i_ : Fin h => H (odd i) (even i_) *
    position theta n (even i_))) + Sum (fun i : Fin h => position theta m (odd i) * Sum (fun i_ : Fin h => H (odd i)
    (odd i_) * position theta n (odd i_))) = Sum (fun i : Fin h => position theta m (even i) * Sum (fun i_ : Fin h =>
    H (even i) (even i_) * position theta n (even i_))) + Sum (fun i : Fin h => position theta m (even i) * Sum (fun
    i_ : Fin h => H (even i) (odd i_) * position theta n (odd i_))) + Sum (fun i : Fin h => position theta m (odd i) *
    Sum (fun i_ : Fin h => H (odd i) (even i_) * position theta n (even i_))) + Sum (fun i : Fin h => position theta m
    (odd i) * Sum (fun i_ : Fin h => H (odd i) (odd i_) * position theta n (odd i_)))).
  { exact (f_equal (fun (h_7 : R) => h_7 + Sum (fun i : Fin h => position theta m (odd i) * Sum (fun i_ : Fin h => H
    (odd i) (even i_) * position theta n (even i_))) + Sum (fun i : Fin h => position theta m (odd i) * Sum (fun i_ :
    Fin h => H (odd i) (odd i_) * position theta n (odd i_)))) (Facts.sum_add h (fun i : Fin h => position theta m
    (even i) * Sum (fun i_ : Fin h => H (even i) (even i_) * position theta n (even i_))) (fun i : Fin h => position
    theta m (even i) * Sum (fun i_ : Fin h => H (even i) (odd i_) * position theta n (odd i_))))). }
  assert (r35 : Sum (fun i : Fin h => position theta m (even i) * Sum (fun i_ : Fin h => H (even i) (even i_) *
    position theta n (even i_)) + position theta m (even i) * Sum (fun i_ : Fin h => H (even i) (odd i_) * position
    theta n (odd i_)) + position theta m (odd i) * Sum (fun i_ : Fin h => H (odd i) (even i_) * position theta n (even
    i_)) + position theta m (odd i) * Sum (fun i_ : Fin h => H (odd i) (odd i_) * position theta n (odd i_))) = Sum
    (fun i : Fin h => position theta m (even i) * Sum (fun i_ : Fin h => H (even i) (even i_) * position theta n (even
    i_))) + Sum (fun i : Fin h => position theta m (even i) * Sum (fun i_ : Fin h => H (even i) (odd i_) * position
    theta n (odd i_))) + Sum (fun i : Fin h => position theta m (odd i) * Sum (fun i_ : Fin h => H (odd i) (even i_) *
    position theta n (even i_))) + Sum (fun i : Fin h => position theta m (odd i) * Sum (fun i_ : Fin h => H (odd i)
    (odd i_) * position theta n (odd i_)))).
  { exact (eq_trans (eq_trans (Facts.sum_add h (fun i : Fin h => position theta m (even i) * Sum (fun i_ : Fin h => H
    (even i) (even i_) * position theta n (even i_)) + position theta m (even i) * Sum (fun i_ : Fin h => H (even i)
    (odd i_) * position theta n (odd i_)) + position theta m (odd i) * Sum (fun i_ : Fin h => H (odd i) (even i_) *
    position theta n (even i_))) (fun i : Fin h => position theta m (odd i) * Sum (fun i_ : Fin h => H (odd i) (odd
    i_) * position theta n (odd i_)))) r31) r34). }
  assert (r38 : forall (i_2 i_3 : Fin h), position theta m (even i_2) * H (even i_2) (even i_3) * position theta n
    (even i_3) + position theta m (even i_2) * H (even i_2) (odd i_3) * position theta n (odd i_3) + position theta m
    (odd i_2) * H (odd i_2) (even i_3) * position theta n (even i_3) + position theta m (odd i_2) * H (odd i_2) (odd
    i_3) * position theta n (odd i_3) = H (even i_2) (even i_3) * position theta m (even i_2) * position theta n (even
    i_3) + H (even i_2) (odd i_3) * position theta m (even i_2) * position theta n (odd i_3) + H (odd i_2) (even i_3)
    * position theta m (odd i_2) * position theta n (even i_3) + H (odd i_2) (odd i_3) * position theta m (odd i_2) *
    position theta n (odd i_3)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((u0 * u1) * u2) + ((u0 * u3) * u4)) + ((u5 * u6) * u2))
    + ((u5 * u7) * u4)) = (((((u1 * u0) * u2) + ((u3 * u0) * u4)) + ((u6 * u5) * u2)) + ((u7 * u5) * u4))) by (intros
    u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_2 i_3 : Fin h) => (identity (position theta m (even i_2)) (H (even i_2) (even i_3)) (position theta
      n (even i_3)) (H (even i_2) (odd i_3)) (position theta n (odd i_3)) (position theta m (odd i_2)) (H (odd i_2)
      (even i_3)) (H (odd i_2) (odd i_3)))). }
  assert (r39 : forall (i_2 i_3 : Fin h), H (even i_2) (even i_3) * position theta m (even i_2) * position theta n
    (even i_3) + H (even i_2) (odd i_3) * position theta m (even i_2) * position theta n (odd i_3) + H (odd i_2) (even
    i_3) * position theta m (odd i_2) * position theta n (even i_3) + H (odd i_2) (odd i_3) * position theta m (odd
    i_2) * position theta n (odd i_3) = position theta m (even i_2) * (H (even i_2) (even i_3) * position theta n
    (even i_3)) + position theta m (even i_2) * (H (even i_2) (odd i_3) * position theta n (odd i_3)) + position theta
    m (odd i_2) * (H (odd i_2) (even i_3) * position theta n (even i_3)) + position theta m (odd i_2) * (H (odd i_2)
    (odd i_3) * position theta n (odd i_3))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((u0 * u1) * u2) + ((u3 * u1) * u4)) + ((u5 * u6) * u2))
    + ((u7 * u6) * u4)) = ((((u1 * (u0 * u2)) + (u1 * (u3 * u4))) + (u6 * (u5 * u2))) + (u6 * (u7 * u4)))) by (intros
    u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_2 i_3 : Fin h) => (identity (H (even i_2) (even i_3)) (position theta m (even i_2)) (position theta
      n (even i_3)) (H (even i_2) (odd i_3)) (position theta n (odd i_3)) (H (odd i_2) (even i_3)) (position theta m
      (odd i_2)) (H (odd i_2) (odd i_3)))). }
  assert (r41 : forall (i_2 : Fin h), Sum (fun i : Fin h => position theta m (even i_2) * H (even i_2) (even i) *
    position theta n (even i) + position theta m (even i_2) * H (even i_2) (odd i) * position theta n (odd i) +
    position theta m (odd i_2) * H (odd i_2) (even i) * position theta n (even i) + position theta m (odd i_2) * H
    (odd i_2) (odd i) * position theta n (odd i)) = Sum (fun i : Fin h => position theta m (even i_2) * (H (even i_2)
    (even i) * position theta n (even i)) + position theta m (even i_2) * (H (even i_2) (odd i) * position theta n
    (odd i)) + position theta m (odd i_2) * (H (odd i_2) (even i) * position theta n (even i)) + position theta m (odd
    i_2) * (H (odd i_2) (odd i) * position theta n (odd i)))).
  { exact (fun (i_2 : Fin h) => (Rules.sum_congruence (fun (i_3 : Fin h) => (eq_trans (r38 i_2 i_3) (r39 i_2 i_3))))).
    }
  assert (r44 : forall (i_2 : Fin h), Sum (fun i : Fin h => position theta m (even i_2) * (H (even i_2) (even i) *
    position theta n (even i)) + position theta m (even i_2) * (H (even i_2) (odd i) * position theta n (odd i)) +
    position theta m (odd i_2) * (H (odd i_2) (even i) * position theta n (even i))) + Sum (fun i : Fin h => position
    theta m (odd i_2) * (H (odd i_2) (odd i) * position theta n (odd i))) = Sum (fun i : Fin h => position theta m
    (even i_2) * (H (even i_2) (even i) * position theta n (even i)) + position theta m (even i_2) * (H (even i_2)
    (odd i) * position theta n (odd i))) + Sum (fun i : Fin h => position theta m (odd i_2) * (H (odd i_2) (even i) *
    position theta n (even i))) + Sum (fun i : Fin h => position theta m (odd i_2) * (H (odd i_2) (odd i) * position
    theta n (odd i)))).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_8 : R) => h_8 + Sum (fun i : Fin h => position theta m (odd i_2) * (H
    (odd i_2) (odd i) * position theta n (odd i)))) (Facts.sum_add h (fun i : Fin h => position theta m (even i_2) *
    (H (even i_2) (even i) * position theta n (even i)) + position theta m (even i_2) * (H (even i_2) (odd i) *
    position theta n (odd i))) (fun i : Fin h => position theta m (odd i_2) * (H (odd i_2) (even i) * position theta n
    (even i)))))). }
  assert (r47 : forall (i_2 : Fin h), Sum (fun i : Fin h => position theta m (even i_2) * (H (even i_2) (even i) *
    position theta n (even i)) + position theta m (even i_2) * (H (even i_2) (odd i) * position theta n (odd i))) +
    Sum (fun i : Fin h => position theta m (odd i_2) * (H (odd i_2) (even i) * position theta n (even i))) + Sum (fun
    i : Fin h => position theta m (odd i_2) * (H (odd i_2) (odd i) * position theta n (odd i))) = Sum (fun i : Fin h
    => position theta m (even i_2) * (H (even i_2) (even i) * position theta n (even i))) + Sum (fun i : Fin h =>
    position theta m (even i_2) * (H (even i_2) (odd i) * position theta n (odd i))) + Sum (fun i : Fin h => position
    theta m (odd i_2) * (H (odd i_2) (even i) * position theta n (even i))) + Sum (fun i : Fin h => position theta m
    (odd i_2) * (H (odd i_2) (odd i) * position theta n (odd i)))).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_9 : R) => h_9 + Sum (fun i : Fin h => position theta m (odd i_2) * (H
    (odd i_2) (even i) * position theta n (even i))) + Sum (fun i : Fin h => position theta m (odd i_2) * (H (odd i_2)
    (odd i) * position theta n (odd i)))) (Facts.sum_add h (fun i : Fin h => position theta m (even i_2) * (H (even
    i_2) (even i) * position theta n (even i))) (fun i : Fin h => position theta m (even i_2) * (H (even i_2) (odd i)
    * position theta n (odd i)))))). }
  assert (r53 : forall (i_2 : Fin h), Sum (fun i : Fin h => position theta m (even i_2) * (H (even i_2) (even i) *
    position theta n (even i))) + Sum (fun i : Fin h => position theta m (even i_2) * (H (even i_2) (odd i) * position
    theta n (odd i))) + Sum (fun i : Fin h => position theta m (odd i_2) * (H (odd i_2) (even i) * position theta n
    (even i))) + Sum (fun i : Fin h => position theta m (odd i_2) * (H (odd i_2) (odd i) * position theta n (odd i)))
    = position theta m (even i_2) * Sum (fun i : Fin h => H (even i_2) (even i) * position theta n (even i)) +
    position theta m (even i_2) * Sum (fun i : Fin h => H (even i_2) (odd i) * position theta n (odd i)) + position
    theta m (odd i_2) * Sum (fun i : Fin h => H (odd i_2) (even i) * position theta n (even i)) + position theta m
    (odd i_2) * Sum (fun i : Fin h => H (odd i_2) (odd i) * position theta n (odd i))).
  { exact (fun (i_2 : Fin h) => (f_equal4 (fun (h_10 : R) (h_11 : R) (h_12 : R) (h_13 : R) => h_10 + h_11 + h_12 +
    h_13) (Facts.sum_scale h (position theta m (even i_2)) (fun i : Fin h => H (even i_2) (even i) * position theta n
    (even i))) (Facts.sum_scale h (position theta m (even i_2)) (fun i : Fin h => H (even i_2) (odd i) * position
    theta n (odd i))) (Facts.sum_scale h (position theta m (odd i_2)) (fun i : Fin h => H (odd i_2) (even i) *
    position theta n (even i))) (Facts.sum_scale h (position theta m (odd i_2)) (fun i : Fin h => H (odd i_2) (odd i)
    * position theta n (odd i))))). }
  assert (r56 : Sum (fun i : Fin h => Sum (fun i_ : Fin h => position theta m (even i) * H (even i) (even i_) *
    position theta n (even i_) + position theta m (even i) * H (even i) (odd i_) * position theta n (odd i_) +
    position theta m (odd i) * H (odd i) (even i_) * position theta n (even i_) + position theta m (odd i) * H (odd i)
    (odd i_) * position theta n (odd i_))) = Sum (fun i : Fin h => position theta m (even i) * Sum (fun i_ : Fin h =>
    H (even i) (even i_) * position theta n (even i_)) + position theta m (even i) * Sum (fun i_ : Fin h => H (even i)
    (odd i_) * position theta n (odd i_)) + position theta m (odd i) * Sum (fun i_ : Fin h => H (odd i) (even i_) *
    position theta n (even i_)) + position theta m (odd i) * Sum (fun i_ : Fin h => H (odd i) (odd i_) * position
    theta n (odd i_)))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin h) => (eq_trans (r41 i_2) (eq_trans (eq_trans (eq_trans (Facts.sum_add
    h (fun i : Fin h => position theta m (even i_2) * (H (even i_2) (even i) * position theta n (even i)) + position
    theta m (even i_2) * (H (even i_2) (odd i) * position theta n (odd i)) + position theta m (odd i_2) * (H (odd i_2)
    (even i) * position theta n (even i))) (fun i : Fin h => position theta m (odd i_2) * (H (odd i_2) (odd i) *
    position theta n (odd i)))) (r44 i_2)) (r47 i_2)) (r53 i_2))))). }
  assert (r60 : forall (i_4 : Fin h), position theta m (even i_4) = pairs (fun i : Fin h => cos (m * theta i)) (fun i
    : Fin h => sin (m * theta i)) (even i_4)).
  { exact (fun (i_4 : Fin h) => eq_refl). }
  assert (r63 : forall (i_5 : Fin h), position theta n (even i_5) = pairs (fun i : Fin h => cos (n * theta i)) (fun i
    : Fin h => sin (n * theta i)) (even i_5)).
  { exact (fun (i_5 : Fin h) => eq_refl). }
  assert (r66 : forall (i_5 : Fin h), position theta n (odd i_5) = pairs (fun i : Fin h => cos (n * theta i)) (fun i :
    Fin h => sin (n * theta i)) (odd i_5)).
  { exact (fun (i_5 : Fin h) => eq_refl). }
  assert (r69 : forall (i_4 : Fin h), position theta m (odd i_4) = pairs (fun i : Fin h => cos (m * theta i)) (fun i :
    Fin h => sin (m * theta i)) (odd i_4)).
  { exact (fun (i_4 : Fin h) => eq_refl). }
  assert (r72 : forall (i_4 i_5 : Fin h), position theta m (even i_4) * H (even i_4) (even i_5) * position theta n
    (even i_5) + position theta m (even i_4) * H (even i_4) (odd i_5) * position theta n (odd i_5) + position theta m
    (odd i_4) * H (odd i_4) (even i_5) * position theta n (even i_5) + position theta m (odd i_4) * H (odd i_4) (odd
    i_5) * position theta n (odd i_5) = cos (m * theta i_4) * H (even i_4) (even i_5) * cos (n * theta i_5) + cos (m *
    theta i_4) * H (even i_4) (odd i_5) * sin (n * theta i_5) + sin (m * theta i_4) * H (odd i_4) (even i_5) * cos (n
    * theta i_5) + sin (m * theta i_4) * H (odd i_4) (odd i_5) * sin (n * theta i_5)).
  { exact (fun (i_4 i_5 : Fin h) => (f_equal4 (fun (h_14 : R) (h_15 : R) (h_16 : R) (h_17 : R) => h_14 * H (even i_4)
    (even i_5) * h_15 + h_14 * H (even i_4) (odd i_5) * h_16 + h_17 * H (odd i_4) (even i_5) * h_15 + h_17 * H (odd
    i_4) (odd i_5) * h_16) (eq_trans (r60 i_4) (Facts.pairs_even h (fun i : Fin h => cos (m * theta i)) (fun i : Fin h
    => sin (m * theta i)) i_4)) (eq_trans (r63 i_5) (Facts.pairs_even h (fun i : Fin h => cos (n * theta i)) (fun i :
    Fin h => sin (n * theta i)) i_5)) (eq_trans (r66 i_5) (Facts.pairs_odd h (fun i : Fin h => cos (n * theta i)) (fun
    i : Fin h => sin (n * theta i)) i_5)) (eq_trans (r69 i_4) (Facts.pairs_odd h (fun i : Fin h => cos (m * theta i))
    (fun i : Fin h => sin (m * theta i)) i_4)))). }
  assert (r73 : forall (i_4 i_5 : Fin h), cos (m * theta i_4) * H (even i_4) (even i_5) * cos (n * theta i_5) + cos (m
    * theta i_4) * H (even i_4) (odd i_5) * sin (n * theta i_5) + sin (m * theta i_4) * H (odd i_4) (even i_5) * cos
    (n * theta i_5) + sin (m * theta i_4) * H (odd i_4) (odd i_5) * sin (n * theta i_5) = H (even i_4) (even i_5) *
    cos (m * theta i_4) * cos (n * theta i_5) + H (even i_4) (odd i_5) * cos (m * theta i_4) * sin (n * theta i_5) + H
    (odd i_4) (even i_5) * cos (n * theta i_5) * sin (m * theta i_4) + H (odd i_4) (odd i_5) * sin (m * theta i_4) *
    sin (n * theta i_5)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((u0 * u1) * u2) + ((u0 * u3) * u4)) + ((u5 * u6) * u2))
    + ((u5 * u7) * u4)) = (((((u1 * u0) * u2) + ((u3 * u0) * u4)) + ((u6 * u2) * u5)) + ((u7 * u5) * u4))) by (intros
    u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_4 i_5 : Fin h) => (identity (cos (m * theta i_4)) (H (even i_4) (even i_5)) (cos (n * theta i_5)) (H
      (even i_4) (odd i_5)) (sin (n * theta i_5)) (sin (m * theta i_4)) (H (odd i_4) (even i_5)) (H (odd i_4) (odd
      i_5)))). }
  assert (r75 : forall (i_4 : Fin h), Sum (fun i : Fin h => position theta m (even i_4) * H (even i_4) (even i) *
    position theta n (even i) + position theta m (even i_4) * H (even i_4) (odd i) * position theta n (odd i) +
    position theta m (odd i_4) * H (odd i_4) (even i) * position theta n (even i) + position theta m (odd i_4) * H
    (odd i_4) (odd i) * position theta n (odd i)) = Sum (fun i : Fin h => H (even i_4) (even i) * cos (m * theta i_4)
    * cos (n * theta i) + H (even i_4) (odd i) * cos (m * theta i_4) * sin (n * theta i) + H (odd i_4) (even i) * cos
    (n * theta i) * sin (m * theta i_4) + H (odd i_4) (odd i) * sin (m * theta i_4) * sin (n * theta i))).
  { exact (fun (i_4 : Fin h) => (Rules.sum_congruence (fun (i_5 : Fin h) => (eq_trans (r72 i_4 i_5) (r73 i_4 i_5))))).
    }
  assert (r76 : Sum (fun i : Fin h => Sum (fun i_ : Fin h => position theta m (even i) * H (even i) (even i_) *
    position theta n (even i_) + position theta m (even i) * H (even i) (odd i_) * position theta n (odd i_) +
    position theta m (odd i) * H (odd i) (even i_) * position theta n (even i_) + position theta m (odd i) * H (odd i)
    (odd i_) * position theta n (odd i_))) = Sum (fun i : Fin h => Sum (fun i_ : Fin h => H (even i) (even i_) * cos
    (m * theta i) * cos (n * theta i_) + H (even i) (odd i_) * cos (m * theta i) * sin (n * theta i_) + H (odd i)
    (even i_) * cos (n * theta i_) * sin (m * theta i) + H (odd i) (odd i_) * sin (m * theta i) * sin (n * theta
    i_)))).
  { exact (Rules.sum_congruence (fun (i_4 : Fin h) => (r75 i_4))). }
  assert (r77 : forall (i_6 i_7 : Fin h), cos (m * theta i_6) * H (even i_6) (even i_7) * cos (n * theta i_7) + cos (m
    * theta i_6) * H (even i_6) (odd i_7) * sin (n * theta i_7) + sin (m * theta i_6) * H (odd i_6) (even i_7) * cos
    (n * theta i_7) + sin (m * theta i_6) * H (odd i_6) (odd i_7) * sin (n * theta i_7) = H (even i_6) (even i_7) *
    cos (m * theta i_6) * cos (n * theta i_7) + H (even i_6) (odd i_7) * cos (m * theta i_6) * sin (n * theta i_7) + H
    (odd i_6) (even i_7) * cos (n * theta i_7) * sin (m * theta i_6) + H (odd i_6) (odd i_7) * sin (m * theta i_6) *
    sin (n * theta i_7)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((u0 * u1) * u2) + ((u0 * u3) * u4)) + ((u5 * u6) * u2))
    + ((u5 * u7) * u4)) = (((((u1 * u0) * u2) + ((u3 * u0) * u4)) + ((u6 * u2) * u5)) + ((u7 * u5) * u4))) by (intros
    u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_6 i_7 : Fin h) => (identity (cos (m * theta i_6)) (H (even i_6) (even i_7)) (cos (n * theta i_7)) (H
      (even i_6) (odd i_7)) (sin (n * theta i_7)) (sin (m * theta i_6)) (H (odd i_6) (even i_7)) (H (odd i_6) (odd
      i_7)))). }
  assert (r78 : forall (i_6 : Fin h), Sum (fun i : Fin h => cos (m * theta i_6) * H (even i_6) (even i) * cos (n *
    theta i) + cos (m * theta i_6) * H (even i_6) (odd i) * sin (n * theta i) + sin (m * theta i_6) * H (odd i_6)
    (even i) * cos (n * theta i) + sin (m * theta i_6) * H (odd i_6) (odd i) * sin (n * theta i)) = Sum (fun i : Fin h
    => H (even i_6) (even i) * cos (m * theta i_6) * cos (n * theta i) + H (even i_6) (odd i) * cos (m * theta i_6) *
    sin (n * theta i) + H (odd i_6) (even i) * cos (n * theta i) * sin (m * theta i_6) + H (odd i_6) (odd i) * sin (m
    * theta i_6) * sin (n * theta i))).
  { exact (fun (i_6 : Fin h) => (Rules.sum_congruence (fun (i_7 : Fin h) => (r77 i_6 i_7)))). }
  assert (r79 : Sum (fun i : Fin h => Sum (fun i_ : Fin h => cos (m * theta i) * H (even i) (even i_) * cos (n * theta
    i_) + cos (m * theta i) * H (even i) (odd i_) * sin (n * theta i_) + sin (m * theta i) * H (odd i) (even i_) * cos
    (n * theta i_) + sin (m * theta i) * H (odd i) (odd i_) * sin (n * theta i_))) = Sum (fun i : Fin h => Sum (fun i_
    : Fin h => H (even i) (even i_) * cos (m * theta i) * cos (n * theta i_) + H (even i) (odd i_) * cos (m * theta i)
    * sin (n * theta i_) + H (odd i) (even i_) * cos (n * theta i_) * sin (m * theta i) + H (odd i) (odd i_) * sin (m
    * theta i) * sin (n * theta i_)))).
  { exact (Rules.sum_congruence (fun (i_6 : Fin h) => (r78 i_6))). }
  assert (r83 : forall (i_8 i_9 : Fin h), m * theta i_8 - n * theta i_9 = m * theta i_8 + -1 * (n * theta i_9)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u0 * u1) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_8 i_9 : Fin h) => (identity m (theta i_8) n (theta i_9))). }
  assert (r84 : forall (i_8 i_9 : Fin h), cos (m * theta i_8 - n * theta i_9) = cos (m * theta i_8 + -1 * (n * theta
    i_9))).
  { exact (fun (i_8 i_9 : Fin h) => (f_equal (fun (h_18 : R) => cos h_18) (r83 i_8 i_9))). }
  assert (r87 : forall (i_9 : Fin h), -1 * (n * theta i_9) = - (n * theta i_9)).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * u1)) = (- (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i_9 : Fin h) => (identity n (theta i_9))). }
  assert (r88 : forall (i_9 : Fin h), cos (-1 * (n * theta i_9)) = cos (- (n * theta i_9))).
  { exact (fun (i_9 : Fin h) => (f_equal (fun (h_19 : R) => cos h_19) (r87 i_9))). }
  assert (r90 : forall (i_9 : Fin h), cos (-1 * (n * theta i_9)) = cos (n * theta i_9)).
  { exact (fun (i_9 : Fin h) => (eq_trans (r88 i_9) (Facts.cos_neg (n * theta i_9)))). }
  assert (r91 : forall (i_9 : Fin h), sin (-1 * (n * theta i_9)) = sin (- (n * theta i_9))).
  { exact (fun (i_9 : Fin h) => (f_equal (fun (h_20 : R) => sin h_20) (r87 i_9))). }
  assert (r94 : forall (i_9 : Fin h), - sin (n * theta i_9) = -1 * sin (n * theta i_9)).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (i_9 : Fin h) => (identity (sin (n * theta i_9)))). }
  assert (r95 : forall (i_9 : Fin h), sin (-1 * (n * theta i_9)) = -1 * sin (n * theta i_9)).
  { exact (fun (i_9 : Fin h) => (eq_trans (eq_trans (r91 i_9) (Facts.sin_neg (n * theta i_9))) (r94 i_9))). }
  assert (r96 : forall (i_8 i_9 : Fin h), cos (m * theta i_8) * cos (-1 * (n * theta i_9)) - sin (m * theta i_8) * sin
    (-1 * (n * theta i_9)) = cos (m * theta i_8) * cos (n * theta i_9) - sin (m * theta i_8) * (-1 * sin (n * theta
    i_9))).
  { exact (fun (i_8 i_9 : Fin h) => (f_equal2 (fun (h_21 : R) (h_22 : R) => cos (m * theta i_8) * h_21 - sin (m *
    theta i_8) * h_22) (r90 i_9) (r95 i_9))). }
  assert (r97 : forall (i_8 i_9 : Fin h), cos (m * theta i_8) * cos (n * theta i_9) - sin (m * theta i_8) * (-1 * sin
    (n * theta i_9)) = cos (m * theta i_8) * cos (n * theta i_9) + sin (m * theta i_8) * sin (n * theta i_9)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * ((-1) * u3))) = ((u0 * u1) + (u2 * u3))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_8 i_9 : Fin h) => (identity (cos (m * theta i_8)) (cos (n * theta i_9)) (sin (m * theta i_8)) (sin
      (n * theta i_9)))). }
  assert (r101 : forall (i_8 i_9 : Fin h), cos (m * theta i_8) * cos (n * theta i_9) - sin (m * theta i_8) * sin (n *
    theta i_9) = cos (m * theta i_8) * cos (n * theta i_9) + -1 * (sin (m * theta i_8) * sin (n * theta i_9))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u0 * u1) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_8 i_9 : Fin h) => (identity (cos (m * theta i_8)) (cos (n * theta i_9)) (sin (m * theta i_8)) (sin
      (n * theta i_9)))). }
  assert (r104 : forall (i_8 i_9 : Fin h), sin (m * theta i_8) * cos (n * theta i_9) + cos (m * theta i_8) * sin (n *
    theta i_9) = cos (m * theta i_8) * sin (n * theta i_9) + cos (n * theta i_9) * sin (m * theta i_8)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u2 * u3) + (u1 * u0))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_8 i_9 : Fin h) => (identity (sin (m * theta i_8)) (cos (n * theta i_9)) (cos (m * theta i_8)) (sin
      (n * theta i_9)))). }
  assert (r106 : forall (i_8 i_9 : Fin h), sin (m * theta i_8 - n * theta i_9) = sin (m * theta i_8 + -1 * (n * theta
    i_9))).
  { exact (fun (i_8 i_9 : Fin h) => (f_equal (fun (h_23 : R) => sin h_23) (r83 i_8 i_9))). }
  assert (r109 : forall (i_8 i_9 : Fin h), sin (m * theta i_8) * cos (-1 * (n * theta i_9)) + cos (m * theta i_8) *
    sin (-1 * (n * theta i_9)) = sin (m * theta i_8) * cos (n * theta i_9) + cos (m * theta i_8) * (-1 * sin (n *
    theta i_9))).
  { exact (fun (i_8 i_9 : Fin h) => (f_equal2 (fun (h_24 : R) (h_25 : R) => sin (m * theta i_8) * h_24 + cos (m *
    theta i_8) * h_25) (r90 i_9) (r95 i_9))). }
  assert (r110 : forall (i_8 i_9 : Fin h), sin (m * theta i_8) * cos (n * theta i_9) + cos (m * theta i_8) * (-1 * sin
    (n * theta i_9)) = -1 * (cos (m * theta i_8) * sin (n * theta i_9)) + cos (n * theta i_9) * sin (m * theta i_8)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * ((-1) * u3))) = (((-1) * (u2 * u3)) + (u1 * u0))) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 i_9 : Fin h) => (identity (sin (m * theta i_8)) (cos (n * theta i_9)) (cos (m * theta i_8)) (sin
      (n * theta i_9)))). }
  assert (r113 : forall (i_8 i_9 : Fin h), 1 / 2 * (H (even i_8) (even i_9) + H (odd i_8) (odd i_9)) * cos (m * theta
    i_8 - n * theta i_9) + 1 / 2 * (H (even i_8) (even i_9) - H (odd i_8) (odd i_9)) * cos (m * theta i_8 + n * theta
    i_9) + 1 / 2 * (H (even i_8) (odd i_9) + H (odd i_8) (even i_9)) * sin (m * theta i_8 + n * theta i_9) + 1 / 2 *
    (H (odd i_8) (even i_9) - H (even i_8) (odd i_9)) * sin (m * theta i_8 - n * theta i_9) = 1 / 2 * (H (even i_8)
    (even i_9) + H (odd i_8) (odd i_9)) * (cos (m * theta i_8) * cos (n * theta i_9) + sin (m * theta i_8) * sin (n *
    theta i_9)) + 1 / 2 * (H (even i_8) (even i_9) - H (odd i_8) (odd i_9)) * (cos (m * theta i_8) * cos (n * theta
    i_9) + -1 * (sin (m * theta i_8) * sin (n * theta i_9))) + 1 / 2 * (H (even i_8) (odd i_9) + H (odd i_8) (even
    i_9)) * (cos (m * theta i_8) * sin (n * theta i_9) + cos (n * theta i_9) * sin (m * theta i_8)) + 1 / 2 * (H (odd
    i_8) (even i_9) - H (even i_8) (odd i_9)) * (-1 * (cos (m * theta i_8) * sin (n * theta i_9)) + cos (n * theta
    i_9) * sin (m * theta i_8))).
  { exact (fun (i_8 i_9 : Fin h) => (f_equal4 (fun (h_26 : R) (h_27 : R) (h_28 : R) (h_29 : R) => 1 / 2 * (H (even
    i_8) (even i_9) + H (odd i_8) (odd i_9)) * h_26 + 1 / 2 * (H (even i_8) (even i_9) - H (odd i_8) (odd i_9)) * h_27
    + 1 / 2 * (H (even i_8) (odd i_9) + H (odd i_8) (even i_9)) * h_28 + 1 / 2 * (H (odd i_8) (even i_9) - H (even
    i_8) (odd i_9)) * h_29) (eq_trans (eq_trans (r84 i_8 i_9) (Facts.cos_add (m * theta i_8) (-1 * (n * theta i_9))))
    (eq_trans (r96 i_8 i_9) (r97 i_8 i_9))) (eq_trans (Facts.cos_add (m * theta i_8) (n * theta i_9)) (r101 i_8 i_9))
    (eq_trans (Facts.sin_add (m * theta i_8) (n * theta i_9)) (r104 i_8 i_9)) (eq_trans (eq_trans (r106 i_8 i_9)
    (Facts.sin_add (m * theta i_8) (-1 * (n * theta i_9)))) (eq_trans (r109 i_8 i_9) (r110 i_8 i_9))))). }
  assert (r114 : forall (i_8 i_9 : Fin h), 1 / 2 * (H (even i_8) (even i_9) + H (odd i_8) (odd i_9)) * (cos (m * theta
    i_8) * cos (n * theta i_9) + sin (m * theta i_8) * sin (n * theta i_9)) + 1 / 2 * (H (even i_8) (even i_9) - H
    (odd i_8) (odd i_9)) * (cos (m * theta i_8) * cos (n * theta i_9) + -1 * (sin (m * theta i_8) * sin (n * theta
    i_9))) + 1 / 2 * (H (even i_8) (odd i_9) + H (odd i_8) (even i_9)) * (cos (m * theta i_8) * sin (n * theta i_9) +
    cos (n * theta i_9) * sin (m * theta i_8)) + 1 / 2 * (H (odd i_8) (even i_9) - H (even i_8) (odd i_9)) * (-1 *
    (cos (m * theta i_8) * sin (n * theta i_9)) + cos (n * theta i_9) * sin (m * theta i_8)) = H (even i_8) (even i_9)
    * cos (m * theta i_8) * cos (n * theta i_9) + H (even i_8) (odd i_9) * cos (m * theta i_8) * sin (n * theta i_9) +
    H (odd i_8) (even i_9) * cos (n * theta i_9) * sin (m * theta i_8) + H (odd i_8) (odd i_9) * sin (m * theta i_8) *
    sin (n * theta i_9)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((((1/2) * (u0 + u1)) * ((u2 * u3) + (u4 * u5))) +
    (((1/2) * (u0 - u1)) * ((u2 * u3) + ((-1) * (u4 * u5))))) + (((1/2) * (u6 + u7)) * ((u2 * u5) + (u3 * u4)))) +
    (((1/2) * (u7 - u6)) * (((-1) * (u2 * u5)) + (u3 * u4)))) = (((((u0 * u2) * u3) + ((u6 * u2) * u5)) + ((u7 * u3) *
    u4)) + ((u1 * u4) * u5))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; field).
    exact (fun (i_8 i_9 : Fin h) => (identity (H (even i_8) (even i_9)) (H (odd i_8) (odd i_9)) (cos (m * theta i_8))
      (cos (n * theta i_9)) (sin (m * theta i_8)) (sin (n * theta i_9)) (H (even i_8) (odd i_9)) (H (odd i_8) (even
      i_9)))). }
  assert (r116 : forall (i_8 : Fin h), Sum (fun i : Fin h => 1 / 2 * (H (even i_8) (even i) + H (odd i_8) (odd i)) *
    cos (m * theta i_8 - n * theta i) + 1 / 2 * (H (even i_8) (even i) - H (odd i_8) (odd i)) * cos (m * theta i_8 + n
    * theta i) + 1 / 2 * (H (even i_8) (odd i) + H (odd i_8) (even i)) * sin (m * theta i_8 + n * theta i) + 1 / 2 *
    (H (odd i_8) (even i) - H (even i_8) (odd i)) * sin (m * theta i_8 - n * theta i)) = Sum (fun i : Fin h => H (even
    i_8) (even i) * cos (m * theta i_8) * cos (n * theta i) + H (even i_8) (odd i) * cos (m * theta i_8) * sin (n *
    theta i) + H (odd i_8) (even i) * cos (n * theta i) * sin (m * theta i_8) + H (odd i_8) (odd i) * sin (m * theta
    i_8) * sin (n * theta i))).
  { exact (fun (i_8 : Fin h) => (Rules.sum_congruence (fun (i_9 : Fin h) => (eq_trans (r113 i_8 i_9) (r114 i_8
    i_9))))). }
  assert (r117 : Sum (fun i : Fin h => Sum (fun j : Fin h => 1 / 2 * (H (even i) (even j) + H (odd i) (odd j)) * cos
    (m * theta i - n * theta j) + 1 / 2 * (H (even i) (even j) - H (odd i) (odd j)) * cos (m * theta i + n * theta j)
    + 1 / 2 * (H (even i) (odd j) + H (odd i) (even j)) * sin (m * theta i + n * theta j) + 1 / 2 * (H (odd i) (even
    j) - H (even i) (odd j)) * sin (m * theta i - n * theta j))) = Sum (fun i : Fin h => Sum (fun i_ : Fin h => H
    (even i) (even i_) * cos (m * theta i) * cos (n * theta i_) + H (even i) (odd i_) * cos (m * theta i) * sin (n *
    theta i_) + H (odd i) (even i_) * cos (n * theta i_) * sin (m * theta i) + H (odd i) (odd i_) * sin (m * theta i)
    * sin (n * theta i_)))).
  { exact (Rules.sum_congruence (fun (i_8 : Fin h) => (r116 i_8))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => Sum (fun o : Fin (double
    h) => position theta m i * H i o * position theta n o))) (eq_trans r28 r35)) (eq_sym (eq_trans r56 r35)))
    (eq_trans r76 (eq_sym r79))) (eq_trans r79 (eq_sym r117))).
Qed.

(* Blocks that commute with rotations give cosines and sines of differences. *)
Theorem interaction_commuting_block (h : nat) (h_pos : (0 < h)%nat) (a theta : Fin h -> R) (m n : R) (b : Fin h -> R)
  :
  Sum (fun i : Fin h => a i * (position theta m (even i) * position theta n (even i) + position theta m (odd i) *
    position theta n (odd i)) + b i * (position theta m (odd i) * position theta n (even i) - position theta m (even
    i) * position theta n (odd i))) = Sum (fun i : Fin h => a i * cos ((m - n) * theta i) + b i * sin ((m - n) * theta
    i)).
Proof.
  assert (r0 : forall (i : Fin h), position theta m (even i) = pairs (fun i : Fin h => cos (m * theta i)) (fun i : Fin
    h => sin (m * theta i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r3 : forall (i : Fin h), position theta n (even i) = pairs (fun i : Fin h => cos (n * theta i)) (fun i : Fin
    h => sin (n * theta i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r6 : forall (i : Fin h), position theta m (odd i) = pairs (fun i : Fin h => cos (m * theta i)) (fun i : Fin
    h => sin (m * theta i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r9 : forall (i : Fin h), position theta n (odd i) = pairs (fun i : Fin h => cos (n * theta i)) (fun i : Fin
    h => sin (n * theta i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r12 : forall (i : Fin h), a i * (position theta m (even i) * position theta n (even i) + position theta m
    (odd i) * position theta n (odd i)) + b i * (position theta m (odd i) * position theta n (even i) - position theta
    m (even i) * position theta n (odd i)) = a i * (cos (m * theta i) * cos (n * theta i) + sin (m * theta i) * sin (n
    * theta i)) + b i * (sin (m * theta i) * cos (n * theta i) - cos (m * theta i) * sin (n * theta i))).
  { exact (fun (i : Fin h) => (f_equal4 (fun (h_ : R) (h_1 : R) (h_2 : R) (h_3 : R) => a i * (h_ * h_1 + h_2 * h_3) +
    b i * (h_2 * h_1 - h_ * h_3)) (eq_trans (r0 i) (Facts.pairs_even h (fun i : Fin h => cos (m * theta i)) (fun i :
    Fin h => sin (m * theta i)) i)) (eq_trans (r3 i) (Facts.pairs_even h (fun i : Fin h => cos (n * theta i)) (fun i :
    Fin h => sin (n * theta i)) i)) (eq_trans (r6 i) (Facts.pairs_odd h (fun i : Fin h => cos (m * theta i)) (fun i :
    Fin h => sin (m * theta i)) i)) (eq_trans (r9 i) (Facts.pairs_odd h (fun i : Fin h => cos (n * theta i)) (fun i :
    Fin h => sin (n * theta i)) i)))). }
  assert (r13 : forall (i : Fin h), a i * (cos (m * theta i) * cos (n * theta i) + sin (m * theta i) * sin (n * theta
    i)) + b i * (sin (m * theta i) * cos (n * theta i) - cos (m * theta i) * sin (n * theta i)) = a i * cos (m * theta
    i) * cos (n * theta i) + a i * sin (m * theta i) * sin (n * theta i) + -1 * (b i * cos (m * theta i) * sin (n *
    theta i)) + b i * cos (n * theta i) * sin (m * theta i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * ((u1 * u2) + (u3 * u4))) + (u5 * ((u3 * u2) - (u1 * u4))))
    = (((((u0 * u1) * u2) + ((u0 * u3) * u4)) + ((-1) * ((u5 * u1) * u4))) + ((u5 * u2) * u3))) by (intros u0 u1 u2 u3
    u4 u5; ring).
    exact (fun (i : Fin h) => (identity (a i) (cos (m * theta i)) (cos (n * theta i)) (sin (m * theta i)) (sin (n *
      theta i)) (b i))). }
  assert (r15 : Sum (fun i : Fin h => a i * (position theta m (even i) * position theta n (even i) + position theta m
    (odd i) * position theta n (odd i)) + b i * (position theta m (odd i) * position theta n (even i) - position theta
    m (even i) * position theta n (odd i))) = Sum (fun i : Fin h => a i * cos (m * theta i) * cos (n * theta i) + a i
    * sin (m * theta i) * sin (n * theta i) + -1 * (b i * cos (m * theta i) * sin (n * theta i)) + b i * cos (n *
    theta i) * sin (m * theta i))).
  { exact (Rules.sum_congruence (fun (i : Fin h) => (eq_trans (r12 i) (r13 i)))). }
  assert (r16 : forall (i_ : Fin h), a i_ * (cos (m * theta i_) * cos (n * theta i_) + sin (m * theta i_) * sin (n *
    theta i_)) + b i_ * (sin (m * theta i_) * cos (n * theta i_) - cos (m * theta i_) * sin (n * theta i_)) = a i_ *
    cos (m * theta i_) * cos (n * theta i_) + a i_ * sin (m * theta i_) * sin (n * theta i_) + -1 * (b i_ * cos (m *
    theta i_) * sin (n * theta i_)) + b i_ * cos (n * theta i_) * sin (m * theta i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * ((u1 * u2) + (u3 * u4))) + (u5 * ((u3 * u2) - (u1 * u4))))
    = (((((u0 * u1) * u2) + ((u0 * u3) * u4)) + ((-1) * ((u5 * u1) * u4))) + ((u5 * u2) * u3))) by (intros u0 u1 u2 u3
    u4 u5; ring).
    exact (fun (i_ : Fin h) => (identity (a i_) (cos (m * theta i_)) (cos (n * theta i_)) (sin (m * theta i_)) (sin (n
      * theta i_)) (b i_))). }
  assert (r17 : Sum (fun i : Fin h => a i * (cos (m * theta i) * cos (n * theta i) + sin (m * theta i) * sin (n *
    theta i)) + b i * (sin (m * theta i) * cos (n * theta i) - cos (m * theta i) * sin (n * theta i))) = Sum (fun i :
    Fin h => a i * cos (m * theta i) * cos (n * theta i) + a i * sin (m * theta i) * sin (n * theta i) + -1 * (b i *
    cos (m * theta i) * sin (n * theta i)) + b i * cos (n * theta i) * sin (m * theta i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin h) => (r16 i_))). }
  assert (r20 : forall (i_1 : Fin h), (m - n) * theta i_1 = m * theta i_1 + -1 * (n * theta i_1)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * u2) + ((-1) * (u1 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_1 : Fin h) => (identity m n (theta i_1))). }
  assert (r21 : forall (i_1 : Fin h), cos ((m - n) * theta i_1) = cos (m * theta i_1 + -1 * (n * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_4 : R) => cos h_4) (r20 i_1))). }
  assert (r24 : forall (i_1 : Fin h), -1 * (n * theta i_1) = - (n * theta i_1)).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * u1)) = (- (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin h) => (identity n (theta i_1))). }
  assert (r25 : forall (i_1 : Fin h), cos (-1 * (n * theta i_1)) = cos (- (n * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_5 : R) => cos h_5) (r24 i_1))). }
  assert (r27 : forall (i_1 : Fin h), cos (-1 * (n * theta i_1)) = cos (n * theta i_1)).
  { exact (fun (i_1 : Fin h) => (eq_trans (r25 i_1) (Facts.cos_neg (n * theta i_1)))). }
  assert (r28 : forall (i_1 : Fin h), sin (-1 * (n * theta i_1)) = sin (- (n * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_6 : R) => sin h_6) (r24 i_1))). }
  assert (r31 : forall (i_1 : Fin h), - sin (n * theta i_1) = -1 * sin (n * theta i_1)).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (i_1 : Fin h) => (identity (sin (n * theta i_1)))). }
  assert (r32 : forall (i_1 : Fin h), sin (-1 * (n * theta i_1)) = -1 * sin (n * theta i_1)).
  { exact (fun (i_1 : Fin h) => (eq_trans (eq_trans (r28 i_1) (Facts.sin_neg (n * theta i_1))) (r31 i_1))). }
  assert (r33 : forall (i_1 : Fin h), cos (m * theta i_1) * cos (-1 * (n * theta i_1)) - sin (m * theta i_1) * sin (-1
    * (n * theta i_1)) = cos (m * theta i_1) * cos (n * theta i_1) - sin (m * theta i_1) * (-1 * sin (n * theta
    i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal2 (fun (h_7 : R) (h_8 : R) => cos (m * theta i_1) * h_7 - sin (m * theta i_1)
    * h_8) (r27 i_1) (r32 i_1))). }
  assert (r34 : forall (i_1 : Fin h), cos (m * theta i_1) * cos (n * theta i_1) - sin (m * theta i_1) * (-1 * sin (n *
    theta i_1)) = cos (m * theta i_1) * cos (n * theta i_1) + sin (m * theta i_1) * sin (n * theta i_1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * ((-1) * u3))) = ((u0 * u1) + (u2 * u3))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_1 : Fin h) => (identity (cos (m * theta i_1)) (cos (n * theta i_1)) (sin (m * theta i_1)) (sin (n *
      theta i_1)))). }
  assert (r37 : forall (i_1 : Fin h), sin ((m - n) * theta i_1) = sin (m * theta i_1 + -1 * (n * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_9 : R) => sin h_9) (r20 i_1))). }
  assert (r40 : forall (i_1 : Fin h), sin (m * theta i_1) * cos (-1 * (n * theta i_1)) + cos (m * theta i_1) * sin (-1
    * (n * theta i_1)) = sin (m * theta i_1) * cos (n * theta i_1) + cos (m * theta i_1) * (-1 * sin (n * theta
    i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal2 (fun (h_10 : R) (h_11 : R) => sin (m * theta i_1) * h_10 + cos (m * theta
    i_1) * h_11) (r27 i_1) (r32 i_1))). }
  assert (r41 : forall (i_1 : Fin h), sin (m * theta i_1) * cos (n * theta i_1) + cos (m * theta i_1) * (-1 * sin (n *
    theta i_1)) = -1 * (cos (m * theta i_1) * sin (n * theta i_1)) + cos (n * theta i_1) * sin (m * theta i_1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * ((-1) * u3))) = (((-1) * (u2 * u3)) + (u1 * u0))) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (i_1 : Fin h) => (identity (sin (m * theta i_1)) (cos (n * theta i_1)) (cos (m * theta i_1)) (sin (n *
      theta i_1)))). }
  assert (r44 : forall (i_1 : Fin h), a i_1 * cos ((m - n) * theta i_1) + b i_1 * sin ((m - n) * theta i_1) = a i_1 *
    (cos (m * theta i_1) * cos (n * theta i_1) + sin (m * theta i_1) * sin (n * theta i_1)) + b i_1 * (-1 * (cos (m *
    theta i_1) * sin (n * theta i_1)) + cos (n * theta i_1) * sin (m * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal2 (fun (h_12 : R) (h_13 : R) => a i_1 * h_12 + b i_1 * h_13) (eq_trans
    (eq_trans (r21 i_1) (Facts.cos_add (m * theta i_1) (-1 * (n * theta i_1)))) (eq_trans (r33 i_1) (r34 i_1)))
    (eq_trans (eq_trans (r37 i_1) (Facts.sin_add (m * theta i_1) (-1 * (n * theta i_1)))) (eq_trans (r40 i_1) (r41
    i_1))))). }
  assert (r45 : forall (i_1 : Fin h), a i_1 * (cos (m * theta i_1) * cos (n * theta i_1) + sin (m * theta i_1) * sin
    (n * theta i_1)) + b i_1 * (-1 * (cos (m * theta i_1) * sin (n * theta i_1)) + cos (n * theta i_1) * sin (m *
    theta i_1)) = a i_1 * cos (m * theta i_1) * cos (n * theta i_1) + a i_1 * sin (m * theta i_1) * sin (n * theta
    i_1) + -1 * (b i_1 * cos (m * theta i_1) * sin (n * theta i_1)) + b i_1 * cos (n * theta i_1) * sin (m * theta
    i_1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * ((u1 * u2) + (u3 * u4))) + (u5 * (((-1) * (u1 * u4)) + (u2
    * u3)))) = (((((u0 * u1) * u2) + ((u0 * u3) * u4)) + ((-1) * ((u5 * u1) * u4))) + ((u5 * u2) * u3))) by (intros u0
    u1 u2 u3 u4 u5; ring).
    exact (fun (i_1 : Fin h) => (identity (a i_1) (cos (m * theta i_1)) (cos (n * theta i_1)) (sin (m * theta i_1))
      (sin (n * theta i_1)) (b i_1))). }
  assert (r47 : Sum (fun i : Fin h => a i * cos ((m - n) * theta i) + b i * sin ((m - n) * theta i)) = Sum (fun i :
    Fin h => a i * cos (m * theta i) * cos (n * theta i) + a i * sin (m * theta i) * sin (n * theta i) + -1 * (b i *
    cos (m * theta i) * sin (n * theta i)) + b i * cos (n * theta i) * sin (m * theta i))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin h) => (eq_trans (r44 i_1) (r45 i_1)))). }
  exact (eq_trans (eq_trans r15 (eq_sym r17)) (eq_trans r17 (eq_sym r47))).
Qed.

(* Blocks that commute with rotations, sine first. *)
Theorem interaction_commuting_block_sin_first (h : nat) (h_pos : (0 < h)%nat) (a theta : Fin h -> R) (m n : R) (b :
  Fin h -> R) :
  Sum (fun i : Fin h => a i * (position_sin_first theta m (even i) * position_sin_first theta n (even i) +
    position_sin_first theta m (odd i) * position_sin_first theta n (odd i)) + b i * (position_sin_first theta m (odd
    i) * position_sin_first theta n (even i) - position_sin_first theta m (even i) * position_sin_first theta n (odd
    i))) = Sum (fun i : Fin h => a i * cos ((m - n) * theta i) - b i * sin ((m - n) * theta i)).
Proof.
  assert (r0 : forall (i : Fin h), position_sin_first theta m (even i) = pairs (fun i : Fin h => sin (m * theta i))
    (fun i : Fin h => cos (m * theta i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r3 : forall (i : Fin h), position_sin_first theta n (even i) = pairs (fun i : Fin h => sin (n * theta i))
    (fun i : Fin h => cos (n * theta i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r6 : forall (i : Fin h), position_sin_first theta m (odd i) = pairs (fun i : Fin h => sin (m * theta i))
    (fun i : Fin h => cos (m * theta i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r9 : forall (i : Fin h), position_sin_first theta n (odd i) = pairs (fun i : Fin h => sin (n * theta i))
    (fun i : Fin h => cos (n * theta i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r12 : forall (i : Fin h), a i * (position_sin_first theta m (even i) * position_sin_first theta n (even i) +
    position_sin_first theta m (odd i) * position_sin_first theta n (odd i)) + b i * (position_sin_first theta m (odd
    i) * position_sin_first theta n (even i) - position_sin_first theta m (even i) * position_sin_first theta n (odd
    i)) = a i * (sin (m * theta i) * sin (n * theta i) + cos (m * theta i) * cos (n * theta i)) + b i * (cos (m *
    theta i) * sin (n * theta i) - sin (m * theta i) * cos (n * theta i))).
  { exact (fun (i : Fin h) => (f_equal4 (fun (h_ : R) (h_1 : R) (h_2 : R) (h_3 : R) => a i * (h_ * h_1 + h_2 * h_3) +
    b i * (h_2 * h_1 - h_ * h_3)) (eq_trans (r0 i) (Facts.pairs_even h (fun i : Fin h => sin (m * theta i)) (fun i :
    Fin h => cos (m * theta i)) i)) (eq_trans (r3 i) (Facts.pairs_even h (fun i : Fin h => sin (n * theta i)) (fun i :
    Fin h => cos (n * theta i)) i)) (eq_trans (r6 i) (Facts.pairs_odd h (fun i : Fin h => sin (m * theta i)) (fun i :
    Fin h => cos (m * theta i)) i)) (eq_trans (r9 i) (Facts.pairs_odd h (fun i : Fin h => sin (n * theta i)) (fun i :
    Fin h => cos (n * theta i)) i)))). }
  assert (r13 : forall (i : Fin h), a i * (sin (m * theta i) * sin (n * theta i) + cos (m * theta i) * cos (n * theta
    i)) + b i * (cos (m * theta i) * sin (n * theta i) - sin (m * theta i) * cos (n * theta i)) = a i * cos (m * theta
    i) * cos (n * theta i) + a i * sin (m * theta i) * sin (n * theta i) + b i * cos (m * theta i) * sin (n * theta i)
    + -1 * (b i * cos (n * theta i) * sin (m * theta i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * ((u1 * u2) + (u3 * u4))) + (u5 * ((u3 * u2) - (u1 * u4))))
    = (((((u0 * u3) * u4) + ((u0 * u1) * u2)) + ((u5 * u3) * u2)) + ((-1) * ((u5 * u4) * u1)))) by (intros u0 u1 u2 u3
    u4 u5; ring).
    exact (fun (i : Fin h) => (identity (a i) (sin (m * theta i)) (sin (n * theta i)) (cos (m * theta i)) (cos (n *
      theta i)) (b i))). }
  assert (r15 : Sum (fun i : Fin h => a i * (position_sin_first theta m (even i) * position_sin_first theta n (even i)
    + position_sin_first theta m (odd i) * position_sin_first theta n (odd i)) + b i * (position_sin_first theta m
    (odd i) * position_sin_first theta n (even i) - position_sin_first theta m (even i) * position_sin_first theta n
    (odd i))) = Sum (fun i : Fin h => a i * cos (m * theta i) * cos (n * theta i) + a i * sin (m * theta i) * sin (n *
    theta i) + b i * cos (m * theta i) * sin (n * theta i) + -1 * (b i * cos (n * theta i) * sin (m * theta i)))).
  { exact (Rules.sum_congruence (fun (i : Fin h) => (eq_trans (r12 i) (r13 i)))). }
  assert (r16 : forall (i_ : Fin h), a i_ * (sin (m * theta i_) * sin (n * theta i_) + cos (m * theta i_) * cos (n *
    theta i_)) + b i_ * (cos (m * theta i_) * sin (n * theta i_) - sin (m * theta i_) * cos (n * theta i_)) = a i_ *
    cos (m * theta i_) * cos (n * theta i_) + a i_ * sin (m * theta i_) * sin (n * theta i_) + b i_ * cos (m * theta
    i_) * sin (n * theta i_) + -1 * (b i_ * cos (n * theta i_) * sin (m * theta i_))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * ((u1 * u2) + (u3 * u4))) + (u5 * ((u3 * u2) - (u1 * u4))))
    = (((((u0 * u3) * u4) + ((u0 * u1) * u2)) + ((u5 * u3) * u2)) + ((-1) * ((u5 * u4) * u1)))) by (intros u0 u1 u2 u3
    u4 u5; ring).
    exact (fun (i_ : Fin h) => (identity (a i_) (sin (m * theta i_)) (sin (n * theta i_)) (cos (m * theta i_)) (cos (n
      * theta i_)) (b i_))). }
  assert (r17 : Sum (fun i : Fin h => a i * (sin (m * theta i) * sin (n * theta i) + cos (m * theta i) * cos (n *
    theta i)) + b i * (cos (m * theta i) * sin (n * theta i) - sin (m * theta i) * cos (n * theta i))) = Sum (fun i :
    Fin h => a i * cos (m * theta i) * cos (n * theta i) + a i * sin (m * theta i) * sin (n * theta i) + b i * cos (m
    * theta i) * sin (n * theta i) + -1 * (b i * cos (n * theta i) * sin (m * theta i)))).
  { exact (Rules.sum_congruence (fun (i_ : Fin h) => (r16 i_))). }
  assert (r20 : forall (i_1 : Fin h), (m - n) * theta i_1 = m * theta i_1 + -1 * (n * theta i_1)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * u2) + ((-1) * (u1 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_1 : Fin h) => (identity m n (theta i_1))). }
  assert (r21 : forall (i_1 : Fin h), cos ((m - n) * theta i_1) = cos (m * theta i_1 + -1 * (n * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_4 : R) => cos h_4) (r20 i_1))). }
  assert (r24 : forall (i_1 : Fin h), -1 * (n * theta i_1) = - (n * theta i_1)).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * u1)) = (- (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin h) => (identity n (theta i_1))). }
  assert (r25 : forall (i_1 : Fin h), cos (-1 * (n * theta i_1)) = cos (- (n * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_5 : R) => cos h_5) (r24 i_1))). }
  assert (r27 : forall (i_1 : Fin h), cos (-1 * (n * theta i_1)) = cos (n * theta i_1)).
  { exact (fun (i_1 : Fin h) => (eq_trans (r25 i_1) (Facts.cos_neg (n * theta i_1)))). }
  assert (r28 : forall (i_1 : Fin h), sin (-1 * (n * theta i_1)) = sin (- (n * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_6 : R) => sin h_6) (r24 i_1))). }
  assert (r31 : forall (i_1 : Fin h), - sin (n * theta i_1) = -1 * sin (n * theta i_1)).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (i_1 : Fin h) => (identity (sin (n * theta i_1)))). }
  assert (r32 : forall (i_1 : Fin h), sin (-1 * (n * theta i_1)) = -1 * sin (n * theta i_1)).
  { exact (fun (i_1 : Fin h) => (eq_trans (eq_trans (r28 i_1) (Facts.sin_neg (n * theta i_1))) (r31 i_1))). }
  assert (r33 : forall (i_1 : Fin h), cos (m * theta i_1) * cos (-1 * (n * theta i_1)) - sin (m * theta i_1) * sin (-1
    * (n * theta i_1)) = cos (m * theta i_1) * cos (n * theta i_1) - sin (m * theta i_1) * (-1 * sin (n * theta
    i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal2 (fun (h_7 : R) (h_8 : R) => cos (m * theta i_1) * h_7 - sin (m * theta i_1)
    * h_8) (r27 i_1) (r32 i_1))). }
  assert (r34 : forall (i_1 : Fin h), cos (m * theta i_1) * cos (n * theta i_1) - sin (m * theta i_1) * (-1 * sin (n *
    theta i_1)) = cos (m * theta i_1) * cos (n * theta i_1) + sin (m * theta i_1) * sin (n * theta i_1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * ((-1) * u3))) = ((u0 * u1) + (u2 * u3))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_1 : Fin h) => (identity (cos (m * theta i_1)) (cos (n * theta i_1)) (sin (m * theta i_1)) (sin (n *
      theta i_1)))). }
  assert (r37 : forall (i_1 : Fin h), sin ((m - n) * theta i_1) = sin (m * theta i_1 + -1 * (n * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_9 : R) => sin h_9) (r20 i_1))). }
  assert (r40 : forall (i_1 : Fin h), sin (m * theta i_1) * cos (-1 * (n * theta i_1)) + cos (m * theta i_1) * sin (-1
    * (n * theta i_1)) = sin (m * theta i_1) * cos (n * theta i_1) + cos (m * theta i_1) * (-1 * sin (n * theta
    i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal2 (fun (h_10 : R) (h_11 : R) => sin (m * theta i_1) * h_10 + cos (m * theta
    i_1) * h_11) (r27 i_1) (r32 i_1))). }
  assert (r41 : forall (i_1 : Fin h), sin (m * theta i_1) * cos (n * theta i_1) + cos (m * theta i_1) * (-1 * sin (n *
    theta i_1)) = -1 * (cos (m * theta i_1) * sin (n * theta i_1)) + cos (n * theta i_1) * sin (m * theta i_1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * ((-1) * u3))) = (((-1) * (u2 * u3)) + (u1 * u0))) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (i_1 : Fin h) => (identity (sin (m * theta i_1)) (cos (n * theta i_1)) (cos (m * theta i_1)) (sin (n *
      theta i_1)))). }
  assert (r44 : forall (i_1 : Fin h), a i_1 * cos ((m - n) * theta i_1) - b i_1 * sin ((m - n) * theta i_1) = a i_1 *
    (cos (m * theta i_1) * cos (n * theta i_1) + sin (m * theta i_1) * sin (n * theta i_1)) - b i_1 * (-1 * (cos (m *
    theta i_1) * sin (n * theta i_1)) + cos (n * theta i_1) * sin (m * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal2 (fun (h_12 : R) (h_13 : R) => a i_1 * h_12 - b i_1 * h_13) (eq_trans
    (eq_trans (r21 i_1) (Facts.cos_add (m * theta i_1) (-1 * (n * theta i_1)))) (eq_trans (r33 i_1) (r34 i_1)))
    (eq_trans (eq_trans (r37 i_1) (Facts.sin_add (m * theta i_1) (-1 * (n * theta i_1)))) (eq_trans (r40 i_1) (r41
    i_1))))). }
  assert (r45 : forall (i_1 : Fin h), a i_1 * (cos (m * theta i_1) * cos (n * theta i_1) + sin (m * theta i_1) * sin
    (n * theta i_1)) - b i_1 * (-1 * (cos (m * theta i_1) * sin (n * theta i_1)) + cos (n * theta i_1) * sin (m *
    theta i_1)) = a i_1 * cos (m * theta i_1) * cos (n * theta i_1) + a i_1 * sin (m * theta i_1) * sin (n * theta
    i_1) + b i_1 * cos (m * theta i_1) * sin (n * theta i_1) + -1 * (b i_1 * cos (n * theta i_1) * sin (m * theta
    i_1))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * ((u1 * u2) + (u3 * u4))) - (u5 * (((-1) * (u1 * u4)) + (u2
    * u3)))) = (((((u0 * u1) * u2) + ((u0 * u3) * u4)) + ((u5 * u1) * u4)) + ((-1) * ((u5 * u2) * u3)))) by (intros u0
    u1 u2 u3 u4 u5; ring).
    exact (fun (i_1 : Fin h) => (identity (a i_1) (cos (m * theta i_1)) (cos (n * theta i_1)) (sin (m * theta i_1))
      (sin (n * theta i_1)) (b i_1))). }
  assert (r47 : Sum (fun i : Fin h => a i * cos ((m - n) * theta i) - b i * sin ((m - n) * theta i)) = Sum (fun i :
    Fin h => a i * cos (m * theta i) * cos (n * theta i) + a i * sin (m * theta i) * sin (n * theta i) + b i * cos (m
    * theta i) * sin (n * theta i) + -1 * (b i * cos (n * theta i) * sin (m * theta i)))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin h) => (eq_trans (r44 i_1) (r45 i_1)))). }
  exact (eq_trans (eq_trans r15 (eq_sym r17)) (eq_trans r17 (eq_sym r47))).
Qed.

(* The inequality of Cauchy and Schwarz for a bilinear form. *)
Theorem bilinear_form_bound (d : nat) (d_pos : (0 < d)%nat) (x : Fin d -> R) (W : Fin d -> Fin d -> R) (y : Fin d ->
  R) :
  Sum (fun a : Fin d => Sum (fun b : Fin d => x a * W a b * y b)) ^ 2 <= Sum (fun a : Fin d => Sum (fun b : Fin d => W
    a b ^ 2)) * Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2).
Proof.
  assert (r0 : forall (i i_ : Fin d), x i * W i i_ * y i_ = W i i_ * x i * y i_).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u1 * u0) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i i_ : Fin d) => (identity (x i) (W i i_) (y i_))). }
  assert (r1 : forall (i i_ : Fin d), W i i_ * x i * y i_ = x i * (W i i_ * y i_)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u0 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i i_ : Fin d) => (identity (W i i_) (x i) (y i_))). }
  assert (r3 : forall (i : Fin d), Sum (fun i_ : Fin d => x i * W i i_ * y i_) = Sum (fun i_ : Fin d => x i * (W i i_
    * y i_))).
  { exact (fun (i : Fin d) => (Rules.sum_congruence (fun (i_ : Fin d) => (eq_trans (r0 i i_) (r1 i i_))))). }
  assert (r6 : Sum (fun a : Fin d => Sum (fun b : Fin d => x a * W a b * y b)) = Sum (fun i : Fin d => x i * Sum (fun
    i_ : Fin d => W i i_ * y i_))).
  { exact (Rules.sum_congruence (fun (i : Fin d) => (eq_trans (r3 i) (Facts.sum_scale d (x i) (fun i_ : Fin d => W i
    i_ * y i_))))). }
  assert (r7 : Sum (fun a : Fin d => Sum (fun b : Fin d => x a * W a b * y b)) ^ 2 = Sum (fun i : Fin d => x i * Sum
    (fun i_ : Fin d => W i i_ * y i_)) ^ 2).
  { exact (f_equal (fun (h : R) => h ^ 2) r6). }
  assert (r8 : Sum (fun a : Fin d => Sum (fun b : Fin d => W a b ^ 2)) = Sum (fun k : Fin d => Sum (fun i : Fin d => W
    i k ^ 2))).
  { exact (Facts.sum_exchange d d (fun (i : Fin d) (i_ : Fin d) => W i i_ ^ 2)). }
  assert (r9 : forall (i_1 i_2 i_3 i_4 : Fin d), (W i_1 i_2 * x i_3 * y i_4 - W i_3 i_4 * x i_1 * y i_2) ^ 2 = -2 * (W
    i_1 i_2 * W i_3 i_4 * x i_1 * x i_3 * y i_2 * y i_4) + W i_1 i_2 ^ 2 * x i_3 ^ 2 * y i_4 ^ 2 + W i_3 i_4 ^ 2 * x
    i_1 ^ 2 * y i_2 ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * u1) * u2) - ((u3 * u4) * u5)) ^ 2) = ((((-2) * (((((u0 *
    u3) * u4) * u1) * u5) * u2)) + (((u0 ^ 2) * (u1 ^ 2)) * (u2 ^ 2))) + (((u3 ^ 2) * (u4 ^ 2)) * (u5 ^ 2)))) by
    (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_1 i_2 i_3 i_4 : Fin d) => (identity (W i_1 i_2) (x i_3) (y i_4) (W i_3 i_4) (x i_1) (y i_2))). }
  assert (r10 : forall (i_1 i_2 i_3 i_4 : Fin d), -2 * (W i_1 i_2 * W i_3 i_4 * x i_1 * x i_3 * y i_2 * y i_4) + W i_1
    i_2 ^ 2 * x i_3 ^ 2 * y i_4 ^ 2 + W i_3 i_4 ^ 2 * x i_1 ^ 2 * y i_2 ^ 2 = -2 * (W i_1 i_2 * x i_1 * x i_3 * y i_2)
    * (W i_3 i_4 * y i_4) + W i_1 i_2 ^ 2 * x i_3 ^ 2 * y i_4 ^ 2 + x i_1 ^ 2 * y i_2 ^ 2 * W i_3 i_4 ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((-2) * (((((u0 * u1) * u2) * u3) * u4) * u5)) + (((u0 ^ 2) *
    (u3 ^ 2)) * (u5 ^ 2))) + (((u1 ^ 2) * (u2 ^ 2)) * (u4 ^ 2))) = (((((-2) * (((u0 * u2) * u3) * u4)) * (u1 * u5)) +
    (((u0 ^ 2) * (u3 ^ 2)) * (u5 ^ 2))) + (((u2 ^ 2) * (u4 ^ 2)) * (u1 ^ 2)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_1 i_2 i_3 i_4 : Fin d) => (identity (W i_1 i_2) (W i_3 i_4) (x i_1) (x i_3) (y i_2) (y i_4))). }
  assert (r12 : forall (i_1 i_2 i_3 : Fin d), Sum (fun i : Fin d => (W i_1 i_2 * x i_3 * y i - W i_3 i * x i_1 * y
    i_2) ^ 2) = Sum (fun i : Fin d => -2 * (W i_1 i_2 * x i_1 * x i_3 * y i_2) * (W i_3 i * y i) + W i_1 i_2 ^ 2 * x
    i_3 ^ 2 * y i ^ 2 + x i_1 ^ 2 * y i_2 ^ 2 * W i_3 i ^ 2)).
  { exact (fun (i_1 i_2 i_3 : Fin d) => (Rules.sum_congruence (fun (i_4 : Fin d) => (eq_trans (r9 i_1 i_2 i_3 i_4)
    (r10 i_1 i_2 i_3 i_4))))). }
  assert (r15 : forall (i_1 i_2 i_3 : Fin d), Sum (fun i : Fin d => -2 * (W i_1 i_2 * x i_1 * x i_3 * y i_2) * (W i_3
    i * y i) + W i_1 i_2 ^ 2 * x i_3 ^ 2 * y i ^ 2) + Sum (fun i : Fin d => x i_1 ^ 2 * y i_2 ^ 2 * W i_3 i ^ 2) = Sum
    (fun i : Fin d => -2 * (W i_1 i_2 * x i_1 * x i_3 * y i_2) * (W i_3 i * y i)) + Sum (fun i : Fin d => W i_1 i_2 ^
    2 * x i_3 ^ 2 * y i ^ 2) + Sum (fun i : Fin d => x i_1 ^ 2 * y i_2 ^ 2 * W i_3 i ^ 2)).
  { exact (fun (i_1 i_2 i_3 : Fin d) => (f_equal (fun (h_ : R) => h_ + Sum (fun i : Fin d => x i_1 ^ 2 * y i_2 ^ 2 * W
    i_3 i ^ 2)) (Facts.sum_add d (fun i : Fin d => -2 * (W i_1 i_2 * x i_1 * x i_3 * y i_2) * (W i_3 i * y i)) (fun i
    : Fin d => W i_1 i_2 ^ 2 * x i_3 ^ 2 * y i ^ 2)))). }
  assert (r20 : forall (i_1 i_2 i_3 : Fin d), Sum (fun i : Fin d => -2 * (W i_1 i_2 * x i_1 * x i_3 * y i_2) * (W i_3
    i * y i)) + Sum (fun i : Fin d => W i_1 i_2 ^ 2 * x i_3 ^ 2 * y i ^ 2) + Sum (fun i : Fin d => x i_1 ^ 2 * y i_2 ^
    2 * W i_3 i ^ 2) = -2 * (W i_1 i_2 * x i_1 * x i_3 * y i_2) * Sum (fun i : Fin d => W i_3 i * y i) + W i_1 i_2 ^ 2
    * x i_3 ^ 2 * Sum (fun a : Fin d => y a ^ 2) + x i_1 ^ 2 * y i_2 ^ 2 * Sum (fun i : Fin d => W i_3 i ^ 2)).
  { exact (fun (i_1 i_2 i_3 : Fin d) => (f_equal3 (fun (h_1 : R) (h_2 : R) (h_3 : R) => h_1 + h_2 + h_3)
    (Facts.sum_scale d (-2 * (W i_1 i_2 * x i_1 * x i_3 * y i_2)) (fun i : Fin d => W i_3 i * y i)) (Facts.sum_scale d
    (W i_1 i_2 ^ 2 * x i_3 ^ 2) (fun i : Fin d => y i ^ 2)) (Facts.sum_scale d (x i_1 ^ 2 * y i_2 ^ 2) (fun i : Fin d
    => W i_3 i ^ 2)))). }
  assert (r23 : forall (i_1 i_2 i_3 : Fin d), -2 * (W i_1 i_2 * x i_1 * x i_3 * y i_2) * Sum (fun i : Fin d => W i_3 i
    * y i) + W i_1 i_2 ^ 2 * x i_3 ^ 2 * Sum (fun a : Fin d => y a ^ 2) + x i_1 ^ 2 * y i_2 ^ 2 * Sum (fun i : Fin d
    => W i_3 i ^ 2) = -2 * (W i_1 i_2 * x i_1 * x i_3 * y i_2 * Sum (fun i : Fin d => W i_3 i * y i)) + W i_1 i_2 ^ 2
    * x i_3 ^ 2 * Sum (fun a : Fin d => y a ^ 2) + x i_1 ^ 2 * y i_2 ^ 2 * Sum (fun i : Fin d => W i_3 i ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((-2) * (((u0 * u1) * u2) * u3)) * u4) + (((u0 ^ 2) * (u2 ^
    2)) * u5)) + (((u1 ^ 2) * (u3 ^ 2)) * u6)) = ((((-2) * ((((u0 * u1) * u2) * u3) * u4)) + (((u0 ^ 2) * (u2 ^ 2)) *
    u5)) + (((u1 ^ 2) * (u3 ^ 2)) * u6))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_1 i_2 i_3 : Fin d) => (identity (W i_1 i_2) (x i_1) (x i_3) (y i_2) (Sum (fun i : Fin d => W i_3 i *
      y i)) (Sum (fun a : Fin d => y a ^ 2)) (Sum (fun i : Fin d => W i_3 i ^ 2)))). }
  assert (r25 : forall (i_1 i_2 i_3 : Fin d), -2 * (W i_1 i_2 * x i_1 * x i_3 * y i_2 * Sum (fun i : Fin d => W i_3 i
    * y i)) + W i_1 i_2 ^ 2 * x i_3 ^ 2 * Sum (fun a : Fin d => y a ^ 2) + x i_1 ^ 2 * y i_2 ^ 2 * Sum (fun i : Fin d
    => W i_3 i ^ 2) = -2 * (W i_1 i_2 * x i_1 * y i_2) * (x i_3 * Sum (fun i : Fin d => W i_3 i * y i)) + W i_1 i_2 ^
    2 * Sum (fun a : Fin d => y a ^ 2) * x i_3 ^ 2 + x i_1 ^ 2 * y i_2 ^ 2 * Sum (fun i : Fin d => W i_3 i ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((-2) * ((((u0 * u1) * u2) * u3) * u4)) + (((u0 ^ 2) * (u2 ^
    2)) * u5)) + (((u1 ^ 2) * (u3 ^ 2)) * u6)) = (((((-2) * ((u0 * u1) * u3)) * (u2 * u4)) + (((u0 ^ 2) * u5) * (u2 ^
    2))) + (((u1 ^ 2) * (u3 ^ 2)) * u6))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_1 i_2 i_3 : Fin d) => (identity (W i_1 i_2) (x i_1) (x i_3) (y i_2) (Sum (fun i : Fin d => W i_3 i *
      y i)) (Sum (fun a : Fin d => y a ^ 2)) (Sum (fun i : Fin d => W i_3 i ^ 2)))). }
  assert (r27 : forall (i_1 i_2 : Fin d), Sum (fun i : Fin d => Sum (fun i_ : Fin d => (W i_1 i_2 * x i * y i_ - W i
    i_ * x i_1 * y i_2) ^ 2)) = Sum (fun i : Fin d => -2 * (W i_1 i_2 * x i_1 * y i_2) * (x i * Sum (fun i_ : Fin d =>
    W i i_ * y i_)) + W i_1 i_2 ^ 2 * Sum (fun a : Fin d => y a ^ 2) * x i ^ 2 + x i_1 ^ 2 * y i_2 ^ 2 * Sum (fun i_ :
    Fin d => W i i_ ^ 2))).
  { exact (fun (i_1 i_2 : Fin d) => (Rules.sum_congruence (fun (i_3 : Fin d) => (eq_trans (eq_trans (eq_trans (r12 i_1
    i_2 i_3) (eq_trans (eq_trans (Facts.sum_add d (fun i : Fin d => -2 * (W i_1 i_2 * x i_1 * x i_3 * y i_2) * (W i_3
    i * y i) + W i_1 i_2 ^ 2 * x i_3 ^ 2 * y i ^ 2) (fun i : Fin d => x i_1 ^ 2 * y i_2 ^ 2 * W i_3 i ^ 2)) (r15 i_1
    i_2 i_3)) (r20 i_1 i_2 i_3))) (r23 i_1 i_2 i_3)) (r25 i_1 i_2 i_3))))). }
  assert (r30 : forall (i_1 i_2 : Fin d), Sum (fun i : Fin d => -2 * (W i_1 i_2 * x i_1 * y i_2) * (x i * Sum (fun i_
    : Fin d => W i i_ * y i_)) + W i_1 i_2 ^ 2 * Sum (fun a : Fin d => y a ^ 2) * x i ^ 2) + Sum (fun i : Fin d => x
    i_1 ^ 2 * y i_2 ^ 2 * Sum (fun i_ : Fin d => W i i_ ^ 2)) = Sum (fun i : Fin d => -2 * (W i_1 i_2 * x i_1 * y i_2)
    * (x i * Sum (fun i_ : Fin d => W i i_ * y i_))) + Sum (fun i : Fin d => W i_1 i_2 ^ 2 * Sum (fun a : Fin d => y a
    ^ 2) * x i ^ 2) + Sum (fun i : Fin d => x i_1 ^ 2 * y i_2 ^ 2 * Sum (fun i_ : Fin d => W i i_ ^ 2))).
  { exact (fun (i_1 i_2 : Fin d) => (f_equal (fun (h_4 : R) => h_4 + Sum (fun i : Fin d => x i_1 ^ 2 * y i_2 ^ 2 * Sum
    (fun i_ : Fin d => W i i_ ^ 2))) (Facts.sum_add d (fun i : Fin d => -2 * (W i_1 i_2 * x i_1 * y i_2) * (x i * Sum
    (fun i_ : Fin d => W i i_ * y i_))) (fun i : Fin d => W i_1 i_2 ^ 2 * Sum (fun a : Fin d => y a ^ 2) * x i ^
    2)))). }
  assert (r35 : forall (i_1 i_2 : Fin d), x i_1 ^ 2 * y i_2 ^ 2 * Sum (fun a : Fin d => Sum (fun b : Fin d => W a b ^
    2)) = x i_1 ^ 2 * y i_2 ^ 2 * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2))).
  { exact (fun (i_1 i_2 : Fin d) => (f_equal (fun (h_5 : R) => x i_1 ^ 2 * y i_2 ^ 2 * h_5) r8)). }
  assert (r37 : forall (i_1 i_2 : Fin d), Sum (fun i : Fin d => -2 * (W i_1 i_2 * x i_1 * y i_2) * (x i * Sum (fun i_
    : Fin d => W i i_ * y i_))) + Sum (fun i : Fin d => W i_1 i_2 ^ 2 * Sum (fun a : Fin d => y a ^ 2) * x i ^ 2) +
    Sum (fun i : Fin d => x i_1 ^ 2 * y i_2 ^ 2 * Sum (fun i_ : Fin d => W i i_ ^ 2)) = -2 * (W i_1 i_2 * x i_1 * y
    i_2) * Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)) + W i_1 i_2 ^ 2 * Sum (fun a : Fin d =>
    y a ^ 2) * Sum (fun a : Fin d => x a ^ 2) + x i_1 ^ 2 * y i_2 ^ 2 * Sum (fun k : Fin d => Sum (fun i : Fin d => W
    i k ^ 2))).
  { exact (fun (i_1 i_2 : Fin d) => (f_equal3 (fun (h_6 : R) (h_7 : R) (h_8 : R) => h_6 + h_7 + h_8) (Facts.sum_scale
    d (-2 * (W i_1 i_2 * x i_1 * y i_2)) (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)))
    (Facts.sum_scale d (W i_1 i_2 ^ 2 * Sum (fun a : Fin d => y a ^ 2)) (fun i : Fin d => x i ^ 2)) (eq_trans
    (Facts.sum_scale d (x i_1 ^ 2 * y i_2 ^ 2) (fun i : Fin d => Sum (fun i_ : Fin d => W i i_ ^ 2))) (r35 i_1
    i_2)))). }
  assert (r40 : forall (i_1 i_2 : Fin d), -2 * (W i_1 i_2 * x i_1 * y i_2) * Sum (fun i : Fin d => x i * Sum (fun i_ :
    Fin d => W i i_ * y i_)) + W i_1 i_2 ^ 2 * Sum (fun a : Fin d => y a ^ 2) * Sum (fun a : Fin d => x a ^ 2) + x i_1
    ^ 2 * y i_2 ^ 2 * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2)) = -2 * (W i_1 i_2 * x i_1 * y i_2 * Sum
    (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))) + W i_1 i_2 ^ 2 * Sum (fun a : Fin d => x a ^ 2) *
    Sum (fun a : Fin d => y a ^ 2) + x i_1 ^ 2 * y i_2 ^ 2 * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((-2) * ((u0 * u1) * u2)) * u3) + (((u0 ^ 2) * u4) * u5)) +
    (((u1 ^ 2) * (u2 ^ 2)) * u6)) = ((((-2) * (((u0 * u1) * u2) * u3)) + (((u0 ^ 2) * u5) * u4)) + (((u1 ^ 2) * (u2 ^
    2)) * u6))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_1 i_2 : Fin d) => (identity (W i_1 i_2) (x i_1) (y i_2) (Sum (fun i : Fin d => x i * Sum (fun i_ :
      Fin d => W i i_ * y i_))) (Sum (fun a : Fin d => y a ^ 2)) (Sum (fun a : Fin d => x a ^ 2)) (Sum (fun k : Fin d
      => Sum (fun i : Fin d => W i k ^ 2))))). }
  assert (r42 : forall (i_1 i_2 : Fin d), -2 * (W i_1 i_2 * x i_1 * y i_2 * Sum (fun i : Fin d => x i * Sum (fun i_ :
    Fin d => W i i_ * y i_))) + W i_1 i_2 ^ 2 * Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2) + x
    i_1 ^ 2 * y i_2 ^ 2 * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2)) = -2 * (x i_1 * Sum (fun i : Fin d
    => x i * Sum (fun i_ : Fin d => W i i_ * y i_))) * (W i_1 i_2 * y i_2) + Sum (fun a : Fin d => x a ^ 2) * Sum (fun
    a : Fin d => y a ^ 2) * W i_1 i_2 ^ 2 + x i_1 ^ 2 * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2)) * y
    i_2 ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((-2) * (((u0 * u1) * u2) * u3)) + (((u0 ^ 2) * u4) * u5)) +
    (((u1 ^ 2) * (u2 ^ 2)) * u6)) = (((((-2) * (u1 * u3)) * (u0 * u2)) + ((u4 * u5) * (u0 ^ 2))) + (((u1 ^ 2) * u6) *
    (u2 ^ 2)))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_1 i_2 : Fin d) => (identity (W i_1 i_2) (x i_1) (y i_2) (Sum (fun i : Fin d => x i * Sum (fun i_ :
      Fin d => W i i_ * y i_))) (Sum (fun a : Fin d => x a ^ 2)) (Sum (fun a : Fin d => y a ^ 2)) (Sum (fun k : Fin d
      => Sum (fun i : Fin d => W i k ^ 2))))). }
  assert (r44 : forall (i_1 : Fin d), Sum (fun i : Fin d => Sum (fun i_ : Fin d => Sum (fun i_2 : Fin d => (W i_1 i *
    x i_ * y i_2 - W i_ i_2 * x i_1 * y i) ^ 2))) = Sum (fun i : Fin d => -2 * (x i_1 * Sum (fun i : Fin d => x i *
    Sum (fun i_ : Fin d => W i i_ * y i_))) * (W i_1 i * y i) + Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d =>
    y a ^ 2) * W i_1 i ^ 2 + x i_1 ^ 2 * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2)) * y i ^ 2)).
  { exact (fun (i_1 : Fin d) => (Rules.sum_congruence (fun (i_2 : Fin d) => (eq_trans (eq_trans (eq_trans (r27 i_1
    i_2) (eq_trans (eq_trans (Facts.sum_add d (fun i : Fin d => -2 * (W i_1 i_2 * x i_1 * y i_2) * (x i * Sum (fun i_
    : Fin d => W i i_ * y i_)) + W i_1 i_2 ^ 2 * Sum (fun a : Fin d => y a ^ 2) * x i ^ 2) (fun i : Fin d => x i_1 ^ 2
    * y i_2 ^ 2 * Sum (fun i_ : Fin d => W i i_ ^ 2))) (r30 i_1 i_2)) (r37 i_1 i_2))) (r40 i_1 i_2)) (r42 i_1
    i_2))))). }
  assert (r47 : forall (i_1 : Fin d), Sum (fun i : Fin d => -2 * (x i_1 * Sum (fun i : Fin d => x i * Sum (fun i_ :
    Fin d => W i i_ * y i_))) * (W i_1 i * y i) + Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2) * W
    i_1 i ^ 2) + Sum (fun i : Fin d => x i_1 ^ 2 * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2)) * y i ^ 2)
    = Sum (fun i : Fin d => -2 * (x i_1 * Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))) * (W i_1
    i * y i)) + Sum (fun i : Fin d => Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2) * W i_1 i ^ 2) +
    Sum (fun i : Fin d => x i_1 ^ 2 * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2)) * y i ^ 2)).
  { exact (fun (i_1 : Fin d) => (f_equal (fun (h_9 : R) => h_9 + Sum (fun i : Fin d => x i_1 ^ 2 * Sum (fun k : Fin d
    => Sum (fun i : Fin d => W i k ^ 2)) * y i ^ 2)) (Facts.sum_add d (fun i : Fin d => -2 * (x i_1 * Sum (fun i : Fin
    d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))) * (W i_1 i * y i)) (fun i : Fin d => Sum (fun a : Fin d => x a
    ^ 2) * Sum (fun a : Fin d => y a ^ 2) * W i_1 i ^ 2)))). }
  assert (r52 : forall (i_1 : Fin d), Sum (fun i : Fin d => -2 * (x i_1 * Sum (fun i : Fin d => x i * Sum (fun i_ :
    Fin d => W i i_ * y i_))) * (W i_1 i * y i)) + Sum (fun i : Fin d => Sum (fun a : Fin d => x a ^ 2) * Sum (fun a :
    Fin d => y a ^ 2) * W i_1 i ^ 2) + Sum (fun i : Fin d => x i_1 ^ 2 * Sum (fun k : Fin d => Sum (fun i : Fin d => W
    i k ^ 2)) * y i ^ 2) = -2 * (x i_1 * Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))) * Sum
    (fun i : Fin d => W i_1 i * y i) + Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2) * Sum (fun i :
    Fin d => W i_1 i ^ 2) + x i_1 ^ 2 * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2)) * Sum (fun a : Fin d
    => y a ^ 2)).
  { exact (fun (i_1 : Fin d) => (f_equal3 (fun (h_10 : R) (h_11 : R) (h_12 : R) => h_10 + h_11 + h_12)
    (Facts.sum_scale d (-2 * (x i_1 * Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)))) (fun i :
    Fin d => W i_1 i * y i)) (Facts.sum_scale d (Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2)) (fun
    i : Fin d => W i_1 i ^ 2)) (Facts.sum_scale d (x i_1 ^ 2 * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^
    2))) (fun i : Fin d => y i ^ 2)))). }
  assert (r55 : forall (i_1 : Fin d), -2 * (x i_1 * Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y
    i_))) * Sum (fun i : Fin d => W i_1 i * y i) + Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2) *
    Sum (fun i : Fin d => W i_1 i ^ 2) + x i_1 ^ 2 * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2)) * Sum
    (fun a : Fin d => y a ^ 2) = -2 * (x i_1 * Sum (fun i : Fin d => W i_1 i * y i) * Sum (fun i : Fin d => x i * Sum
    (fun i_ : Fin d => W i i_ * y i_))) + x i_1 ^ 2 * Sum (fun a : Fin d => y a ^ 2) * Sum (fun k : Fin d => Sum (fun
    i : Fin d => W i k ^ 2)) + Sum (fun i : Fin d => W i_1 i ^ 2) * Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin
    d => y a ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((-2) * (u0 * u1)) * u2) + ((u3 * u4) * u5)) + (((u0 ^ 2) *
    u6) * u4)) = ((((-2) * ((u0 * u2) * u1)) + (((u0 ^ 2) * u4) * u6)) + ((u5 * u3) * u4))) by (intros u0 u1 u2 u3 u4
    u5 u6; ring).
    exact (fun (i_1 : Fin d) => (identity (x i_1) (Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)))
      (Sum (fun i : Fin d => W i_1 i * y i)) (Sum (fun a : Fin d => x a ^ 2)) (Sum (fun a : Fin d => y a ^ 2)) (Sum
      (fun i : Fin d => W i_1 i ^ 2)) (Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2))))). }
  assert (r57 : forall (i_1 : Fin d), -2 * (x i_1 * Sum (fun i : Fin d => W i_1 i * y i) * Sum (fun i : Fin d => x i *
    Sum (fun i_ : Fin d => W i i_ * y i_))) + x i_1 ^ 2 * Sum (fun a : Fin d => y a ^ 2) * Sum (fun k : Fin d => Sum
    (fun i : Fin d => W i k ^ 2)) + Sum (fun i : Fin d => W i_1 i ^ 2) * Sum (fun a : Fin d => x a ^ 2) * Sum (fun a :
    Fin d => y a ^ 2) = -2 * Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)) * (x i_1 * Sum (fun i
    : Fin d => W i_1 i * y i)) + Sum (fun a : Fin d => y a ^ 2) * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^
    2)) * x i_1 ^ 2 + Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2) * Sum (fun i : Fin d => W i_1 i
    ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((-2) * ((u0 * u1) * u2)) + (((u0 ^ 2) * u3) * u4)) + ((u5 *
    u6) * u3)) = (((((-2) * u2) * (u0 * u1)) + ((u3 * u4) * (u0 ^ 2))) + ((u6 * u3) * u5))) by (intros u0 u1 u2 u3 u4
    u5 u6; ring).
    exact (fun (i_1 : Fin d) => (identity (x i_1) (Sum (fun i : Fin d => W i_1 i * y i)) (Sum (fun i : Fin d => x i *
      Sum (fun i_ : Fin d => W i i_ * y i_))) (Sum (fun a : Fin d => y a ^ 2)) (Sum (fun k : Fin d => Sum (fun i : Fin
      d => W i k ^ 2))) (Sum (fun i : Fin d => W i_1 i ^ 2)) (Sum (fun a : Fin d => x a ^ 2)))). }
  assert (r59 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => Sum (fun i_2 : Fin d => (W i i_ *
    x i_1 * y i_2 - W i_1 i_2 * x i * y i_) ^ 2)))) = Sum (fun i : Fin d => -2 * Sum (fun i : Fin d => x i * Sum (fun
    i_ : Fin d => W i i_ * y i_)) * (x i * Sum (fun i_ : Fin d => W i i_ * y i_)) + Sum (fun a : Fin d => y a ^ 2) *
    Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2)) * x i ^ 2 + Sum (fun a : Fin d => x a ^ 2) * Sum (fun a :
    Fin d => y a ^ 2) * Sum (fun i_ : Fin d => W i i_ ^ 2))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin d) => (eq_trans (eq_trans (eq_trans (r44 i_1) (eq_trans (eq_trans
    (Facts.sum_add d (fun i : Fin d => -2 * (x i_1 * Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y
    i_))) * (W i_1 i * y i) + Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2) * W i_1 i ^ 2) (fun i :
    Fin d => x i_1 ^ 2 * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2)) * y i ^ 2)) (r47 i_1)) (r52 i_1)))
    (r55 i_1)) (r57 i_1)))). }
  assert (r62 : Sum (fun i : Fin d => -2 * Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)) * (x i *
    Sum (fun i_ : Fin d => W i i_ * y i_)) + Sum (fun a : Fin d => y a ^ 2) * Sum (fun k : Fin d => Sum (fun i : Fin d
    => W i k ^ 2)) * x i ^ 2) + Sum (fun i : Fin d => Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2)
    * Sum (fun i_ : Fin d => W i i_ ^ 2)) = Sum (fun i : Fin d => -2 * Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d
    => W i i_ * y i_)) * (x i * Sum (fun i_ : Fin d => W i i_ * y i_))) + Sum (fun i : Fin d => Sum (fun a : Fin d =>
    y a ^ 2) * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2)) * x i ^ 2) + Sum (fun i : Fin d => Sum (fun a :
    Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2) * Sum (fun i_ : Fin d => W i i_ ^ 2))).
  { exact (f_equal (fun (h_13 : R) => h_13 + Sum (fun i : Fin d => Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d
    => y a ^ 2) * Sum (fun i_ : Fin d => W i i_ ^ 2))) (Facts.sum_add d (fun i : Fin d => -2 * Sum (fun i : Fin d => x
    i * Sum (fun i_ : Fin d => W i i_ * y i_)) * (x i * Sum (fun i_ : Fin d => W i i_ * y i_))) (fun i : Fin d => Sum
    (fun a : Fin d => y a ^ 2) * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2)) * x i ^ 2))). }
  assert (r67 : Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2) * Sum (fun a : Fin d => Sum (fun b :
    Fin d => W a b ^ 2)) = Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2) * Sum (fun k : Fin d => Sum
    (fun i : Fin d => W i k ^ 2))).
  { exact (f_equal (fun (h_14 : R) => Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2) * h_14) r8). }
  assert (r69 : Sum (fun i : Fin d => -2 * Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)) * (x i *
    Sum (fun i_ : Fin d => W i i_ * y i_))) + Sum (fun i : Fin d => Sum (fun a : Fin d => y a ^ 2) * Sum (fun k : Fin
    d => Sum (fun i : Fin d => W i k ^ 2)) * x i ^ 2) + Sum (fun i : Fin d => Sum (fun a : Fin d => x a ^ 2) * Sum
    (fun a : Fin d => y a ^ 2) * Sum (fun i_ : Fin d => W i i_ ^ 2)) = -2 * Sum (fun i : Fin d => x i * Sum (fun i_ :
    Fin d => W i i_ * y i_)) * Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)) + Sum (fun a : Fin d
    => y a ^ 2) * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2)) * Sum (fun a : Fin d => x a ^ 2) + Sum (fun
    a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2) * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2))).
  { exact (f_equal3 (fun (h_15 : R) (h_16 : R) (h_17 : R) => h_15 + h_16 + h_17) (Facts.sum_scale d (-2 * Sum (fun i :
    Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))) (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y
    i_))) (Facts.sum_scale d (Sum (fun a : Fin d => y a ^ 2) * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^
    2))) (fun i : Fin d => x i ^ 2)) (eq_trans (Facts.sum_scale d (Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d
    => y a ^ 2)) (fun i : Fin d => Sum (fun i_ : Fin d => W i i_ ^ 2))) r67)). }
  assert (r72 : -2 * Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)) * Sum (fun i : Fin d => x i *
    Sum (fun i_ : Fin d => W i i_ * y i_)) + Sum (fun a : Fin d => y a ^ 2) * Sum (fun k : Fin d => Sum (fun i : Fin d
    => W i k ^ 2)) * Sum (fun a : Fin d => x a ^ 2) + Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2)
    * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2)) = -2 * Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d
    => W i i_ * y i_)) ^ 2 + 2 * (Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2) * Sum (fun k : Fin d
    => Sum (fun i : Fin d => W i k ^ 2)))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((((-2) * u0) * u0) + ((u1 * u2) * u3)) + ((u3 * u1) * u2)) = (((-2) *
    (u0 ^ 2)) + (2 * ((u3 * u1) * u2)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_))) (Sum (fun a : Fin d => y a ^
      2)) (Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2))) (Sum (fun a : Fin d => x a ^ 2))). }
  assert (r74 : Sum (fun a : Fin d => Sum (fun b : Fin d => W a b ^ 2)) * Sum (fun a : Fin d => x a ^ 2) * Sum (fun a
    : Fin d => y a ^ 2) - 1 / 2 * Sum (fun i : Fin d => Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => Sum (fun i_2 :
    Fin d => (W i i_ * x i_1 * y i_2 - W i_1 i_2 * x i * y i_) ^ 2)))) = Sum (fun k : Fin d => Sum (fun i : Fin d => W
    i k ^ 2)) * Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2) - 1 / 2 * (-2 * Sum (fun i : Fin d =>
    x i * Sum (fun i_ : Fin d => W i i_ * y i_)) ^ 2 + 2 * (Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a
    ^ 2) * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2))))).
  { exact (f_equal2 (fun (h_18 : R) (h_19 : R) => h_18 * Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^
    2) - 1 / 2 * h_19) r8 (eq_trans (eq_trans r59 (eq_trans (eq_trans (Facts.sum_add d (fun i : Fin d => -2 * Sum (fun
    i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)) * (x i * Sum (fun i_ : Fin d => W i i_ * y i_)) + Sum
    (fun a : Fin d => y a ^ 2) * Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2)) * x i ^ 2) (fun i : Fin d =>
    Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2) * Sum (fun i_ : Fin d => W i i_ ^ 2))) r62) r69))
    r72)). }
  assert (r75 : Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2)) * Sum (fun a : Fin d => x a ^ 2) * Sum (fun a
    : Fin d => y a ^ 2) - 1 / 2 * (-2 * Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)) ^ 2 + 2 *
    (Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2) * Sum (fun k : Fin d => Sum (fun i : Fin d => W i
    k ^ 2)))) = Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) - ((1/2) * (((-2) * (u3 ^ 2)) + (2 * ((u1 * u2) *
    u0))))) = (u3 ^ 2)) by (intros u0 u1 u2 u3; field).
    exact (identity (Sum (fun k : Fin d => Sum (fun i : Fin d => W i k ^ 2))) (Sum (fun a : Fin d => x a ^ 2)) (Sum
      (fun a : Fin d => y a ^ 2)) (Sum (fun i : Fin d => x i * Sum (fun i_ : Fin d => W i i_ * y i_)))). }
  assert (r80 : forall (i_5 i_6 i_7 : Fin d), 0 <= Sum (fun i : Fin d => (W i_5 i_6 * x i_7 * y i - W i_7 i * x i_5 *
    y i_6) ^ 2)).
  { exact (fun (i_5 i_6 i_7 : Fin d) => (proj1 (Rules.sum_sign (fun (i_8 : Fin d) => (W i_5 i_6 * x i_7 * y i_8 - W
    i_7 i_8 * x i_5 * y i_6) ^ 2)) (fun (i_8 : Fin d) => (Facts.square_nonneg (W i_5 i_6 * x i_7 * y i_8 - W i_7 i_8 *
    x i_5 * y i_6))))). }
  assert (r81 : forall (i_5 i_6 : Fin d), 0 <= Sum (fun i : Fin d => Sum (fun i_ : Fin d => (W i_5 i_6 * x i * y i_ -
    W i i_ * x i_5 * y i_6) ^ 2))).
  { exact (fun (i_5 i_6 : Fin d) => (proj1 (Rules.sum_sign (fun (i_7 : Fin d) => Sum (fun i : Fin d => (W i_5 i_6 * x
    i_7 * y i - W i_7 i * x i_5 * y i_6) ^ 2))) (fun (i_7 : Fin d) => (r80 i_5 i_6 i_7)))). }
  assert (r82 : forall (i_5 : Fin d), 0 <= Sum (fun i : Fin d => Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => (W i_5
    i * x i_ * y i_1 - W i_ i_1 * x i_5 * y i) ^ 2)))).
  { exact (fun (i_5 : Fin d) => (proj1 (Rules.sum_sign (fun (i_6 : Fin d) => Sum (fun i : Fin d => Sum (fun i_ : Fin d
    => (W i_5 i_6 * x i * y i_ - W i i_ * x i_5 * y i_6) ^ 2)))) (fun (i_6 : Fin d) => (r81 i_5 i_6)))). }
  assert (r83 : 0 <= Sum (fun i : Fin d => Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => Sum (fun i_2 : Fin d => (W i
    i_ * x i_1 * y i_2 - W i_1 i_2 * x i * y i_) ^ 2))))).
  { exact (proj1 (Rules.sum_sign (fun (i_5 : Fin d) => Sum (fun i : Fin d => Sum (fun i_ : Fin d => Sum (fun i_1 : Fin
    d => (W i_5 i * x i_ * y i_1 - W i_ i_1 * x i_5 * y i) ^ 2))))) (fun (i_5 : Fin d) => (r82 i_5))). }
  assert (r84 : 0 < 1 / 2).
  { assert (identity : (1/2) - 0 = ((1/2) + 0)) by field.
    exact (proj2 (Rules.positive_combination (Rules.and_positive (1 / 2) (Rules.numeral_pos 1 2 eq_refl)
      Rules.no_relation) identity) eq_refl). }
  assert (r85 : 0 <= 1 / 2).
  { assert (identity : (1/2) - 0 = (1 * ((1/2) - 0) + 0)) by field.
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r84)
      Rules.no_relation) identity)). }
  assert (r89 : Sum (fun a : Fin d => Sum (fun b : Fin d => W a b ^ 2)) * Sum (fun a : Fin d => x a ^ 2) * Sum (fun a
    : Fin d => y a ^ 2) - 1 / 2 * Sum (fun i : Fin d => Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => Sum (fun i_2 :
    Fin d => (W i i_ * x i_1 * y i_2 - W i_1 i_2 * x i * y i_) ^ 2)))) <= Sum (fun a : Fin d => Sum (fun b : Fin d =>
    W a b ^ 2)) * Sum (fun a : Fin d => x a ^ 2) * Sum (fun a : Fin d => y a ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u1 * u2) * u3) - (((u1 * u2) * u3) - ((1/2) * u0)) = (1 * (((1/2) *
    u0) - 0) + 0)) by (intros u0 u1 u2 u3; field).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg (1 /
      2) (Sum (fun i : Fin d => Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => Sum (fun i_2 : Fin d => (W i i_ * x i_1
      * y i_2 - W i_1 i_2 * x i * y i_) ^ 2))))) r85 r83) Rules.no_relation) (identity (Sum (fun i : Fin d => Sum (fun
      i_ : Fin d => Sum (fun i_1 : Fin d => Sum (fun i_2 : Fin d => (W i i_ * x i_1 * y i_2 - W i_1 i_2 * x i * y i_)
      ^ 2))))) (Sum (fun a : Fin d => Sum (fun b : Fin d => W a b ^ 2))) (Sum (fun a : Fin d => x a ^ 2)) (Sum (fun a
      : Fin d => y a ^ 2))))). }
  assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * u1) * u2) - (u4 ^ 2) = (1 * ((((u0 * u1) * u2) - ((1/2) * u3))
    - (u4 ^ 2)) + (1 * (((u0 * u1) * u2) - (((u0 * u1) * u2) - ((1/2) * u3))) + 0))) by (intros u0 u1 u2 u3 u4;
    field).
  exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_trans r7 (eq_sym (eq_trans r74 r75))) (Rules.and_le 1
    (Rules.integer_nonneg 1 eq_refl) r89 Rules.no_relation)) (identity (Sum (fun a : Fin d => Sum (fun b : Fin d => W
    a b ^ 2))) (Sum (fun a : Fin d => x a ^ 2)) (Sum (fun a : Fin d => y a ^ 2)) (Sum (fun i : Fin d => Sum (fun i_ :
    Fin d => Sum (fun i_1 : Fin d => Sum (fun i_2 : Fin d => (W i i_ * x i_1 * y i_2 - W i_1 i_2 * x i * y i_) ^
    2))))) (Sum (fun a : Fin d => Sum (fun b : Fin d => x a * W a b * y b)))))).
Qed.

(* A small matrix gives a small interaction. *)
Theorem interaction_off_diagonal_bound (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (H : Fin (double
  h) -> Fin (double h) -> R) (n : R) :
  Sum (fun c : Fin (double h) => Sum (fun o : Fin (double h) => position theta m c * H c o * position theta n o)) ^ 2
    <= Sum (fun c : Fin (double h) => Sum (fun o : Fin (double h) => H c o ^ 2)) * INR h ^ 2.
Proof.
  assert (r5 : Sum (fun c : Fin (double h) => Sum (fun o : Fin (double h) => H c o ^ 2)) * Sum (fun p : Fin (double h)
    => position theta m p ^ 2) * Sum (fun p : Fin (double h) => position theta n p ^ 2) = Sum (fun c : Fin (double h)
    => Sum (fun o : Fin (double h) => H c o ^ 2)) * INR h * INR h).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => Sum (fun c : Fin (double h) => Sum (fun o : Fin (double h) => H c o ^
    2)) * h_ * h_1) (Sinusoidal.sinusoidal_norm_sq h h_pos theta m) (Sinusoidal.sinusoidal_norm_sq h h_pos theta n)).
    }
  assert (r6 : Sum (fun c : Fin (double h) => Sum (fun o : Fin (double h) => H c o ^ 2)) * INR h * INR h = INR h ^ 2 *
    Sum (fun c : Fin (double h) => Sum (fun o : Fin (double h) => H c o ^ 2))).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) * u1) = ((u1 ^ 2) * u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun c : Fin (double h) => Sum (fun o : Fin (double h) => H c o ^ 2))) (INR h)). }
  assert (r8 : Sum (fun c : Fin (double h) => Sum (fun o : Fin (double h) => H c o ^ 2)) * INR h ^ 2 = INR h ^ 2 * Sum
    (fun c : Fin (double h) => Sum (fun o : Fin (double h) => H c o ^ 2))).
  { assert (identity : forall u0 u1 : R, (u0 * (u1 ^ 2)) = ((u1 ^ 2) * u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun c : Fin (double h) => Sum (fun o : Fin (double h) => H c o ^ 2))) (INR h)). }
  assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (u1 ^ 2)) - (u4 ^ 2) = (1 * (((u0 * u2) * u3) - (u4 ^ 2)) + (1 *
    ((u0 * (u1 ^ 2)) - ((u0 * u2) * u3)) + 0))) by (intros u0 u1 u2 u3 u4; ring).
  exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
    (Interaction.bilinear_form_bound (double h) (double_pos h_pos) (fun c : Fin (double h) => position theta m c) H
    (fun c : Fin (double h) => position theta n c)) (Rules.and_eq 1 (eq_trans (eq_trans r5 r6) (eq_sym r8))
    Rules.no_relation)) (identity (Sum (fun c : Fin (double h) => Sum (fun o : Fin (double h) => H c o ^ 2))) (INR h)
    (Sum (fun p : Fin (double h) => position theta m p ^ 2)) (Sum (fun p : Fin (double h) => position theta n p ^ 2))
    (Sum (fun c : Fin (double h) => Sum (fun o : Fin (double h) => position theta m c * H c o * position theta n
    o)))))).
Qed.
