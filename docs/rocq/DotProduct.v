(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List.
From Derive Require Import Support ErrorFunction Rules SpecialFunctions.
From Book Require Import Facts.
Open Scope R_scope.

(* Mean of a product. *)
Theorem product_mean (P : probability) (q_ k : random P) (mu nu : R)
    (given_1 : independent (joint (single q_) (single k)))
    (given_2 : E (fun w : P => q_ w) = mu)
    (given_3 : E (fun w : P => k w) = nu) :
  E (fun w : P => q_ w * k w) = mu * nu.
Proof.
  assert (r0 : forall (w : P), q_ w * k w = k w * q_ w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (q_ w) (k w))). }
  assert (r1 : E (fun w : P => q_ w * k w) = E (fun w : P => k w * q_ w)).
  { exact (Rules.expectation_congruence (fun (w : P) => (r0 w))). }
  assert (r2 : E (fun w : P => k w * q_ w) = E (fun w : P => k w) * E (fun w : P => q_ w)).
  { exact (Rules.expectation_factor ((inr tt) :: nil)%list ((inl tt) :: nil)%list given_1 (disjoint_cons (away_cons
    (inr_inl _ _) away_nil) disjoint_nil) (polynomial_entry (inr tt) (or_introl eq_refl)) (polynomial_entry (inl tt)
    (or_introl eq_refl))). }
  assert (r5 : E (fun w : P => k w) * E (fun w : P => q_ w) = nu * mu).
  { exact (f_equal2 (fun (h : R) (h_ : R) => h * h_) given_3 given_2). }
  assert (r7 : nu * mu = mu * nu).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (identity nu mu). }
  exact (eq_trans r1 (eq_trans (eq_trans r2 r5) r7)).
Qed.

(* Variance of a product. *)
Theorem product_variance (P : probability) (q_ k : random P) (mu sigma nu tau : R)
    (given_1 : independent (joint (single q_) (single k)))
    (given_2 : E (fun w : P => q_ w) = mu)
    (given_3 : E (fun w : P => q_ w ^ 2) = sigma ^ 2 + mu ^ 2)
    (given_4 : E (fun w : P => k w) = nu)
    (given_5 : E (fun w : P => k w ^ 2) = tau ^ 2 + nu ^ 2) :
  Var (fun w : P => q_ w * k w) = sigma ^ 2 * tau ^ 2 + sigma ^ 2 * nu ^ 2 + tau ^ 2 * mu ^ 2.
Proof.
  assert (r1 : forall (w : P), (q_ w * k w) ^ 2 = k w ^ 2 * q_ w ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) ^ 2) = ((u1 ^ 2) * (u0 ^ 2))) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (q_ w) (k w))). }
  assert (r2 : E (fun w : P => (q_ w * k w) ^ 2) = E (fun w : P => k w ^ 2 * q_ w ^ 2)).
  { exact (Rules.expectation_congruence (fun (w : P) => (r1 w))). }
  assert (r3 : E (fun w : P => k w ^ 2 * q_ w ^ 2) = E (fun w : P => k w ^ 2) * E (fun w : P => q_ w ^ 2)).
  { exact (Rules.expectation_factor ((inr tt) :: nil)%list ((inl tt) :: nil)%list given_1 (disjoint_cons (away_cons
    (inr_inl _ _) away_nil) disjoint_nil) (polynomial_pow 2 (polynomial_entry (inr tt) (or_introl eq_refl)))
    (polynomial_pow 2 (polynomial_entry (inl tt) (or_introl eq_refl)))). }
  assert (r5 : tau ^ 2 + nu ^ 2 = nu ^ 2 + tau ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 ^ 2) + (u1 ^ 2)) = ((u1 ^ 2) + (u0 ^ 2))) by (intros u0 u1; ring).
    exact (identity tau nu). }
  assert (r8 : sigma ^ 2 + mu ^ 2 = mu ^ 2 + sigma ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 ^ 2) + (u1 ^ 2)) = ((u1 ^ 2) + (u0 ^ 2))) by (intros u0 u1; ring).
    exact (identity sigma mu). }
  assert (r10 : E (fun w : P => k w ^ 2) * E (fun w : P => q_ w ^ 2) = (nu ^ 2 + tau ^ 2) * (mu ^ 2 + sigma ^ 2)).
  { exact (f_equal2 (fun (h : R) (h_ : R) => h * h_) (eq_trans given_5 r5) (eq_trans given_3 r8)). }
  assert (r12 : (nu ^ 2 + tau ^ 2) * (mu ^ 2 + sigma ^ 2) = mu ^ 2 * nu ^ 2 + mu ^ 2 * tau ^ 2 + nu ^ 2 * sigma ^ 2 +
    sigma ^ 2 * tau ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 ^ 2) + (u1 ^ 2)) * ((u2 ^ 2) + (u3 ^ 2))) = (((((u2 ^ 2) * (u0 ^
    2)) + ((u2 ^ 2) * (u1 ^ 2))) + ((u0 ^ 2) * (u3 ^ 2))) + ((u3 ^ 2) * (u1 ^ 2)))) by (intros u0 u1 u2 u3; ring).
    exact (identity nu tau mu sigma). }
  assert (r15 : forall (w : P), q_ w * k w = k w * q_ w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (q_ w) (k w))). }
  assert (r16 : E (fun w : P => q_ w * k w) = E (fun w : P => k w * q_ w)).
  { exact (Rules.expectation_congruence (fun (w : P) => (r15 w))). }
  assert (r17 : E (fun w : P => k w * q_ w) = E (fun w : P => k w) * E (fun w : P => q_ w)).
  { exact (Rules.expectation_factor ((inr tt) :: nil)%list ((inl tt) :: nil)%list given_1 (disjoint_cons (away_cons
    (inr_inl _ _) away_nil) disjoint_nil) (polynomial_entry (inr tt) (or_introl eq_refl)) (polynomial_entry (inl tt)
    (or_introl eq_refl))). }
  assert (r20 : E (fun w : P => k w) * E (fun w : P => q_ w) = nu * mu).
  { exact (f_equal2 (fun (h_1 : R) (h_2 : R) => h_1 * h_2) given_4 given_2). }
  assert (r22 : nu * mu = mu * nu).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (identity nu mu). }
  assert (r25 : E (fun w : P => (q_ w * k w) ^ 2) - E (fun w : P => q_ w * k w) ^ 2 = mu ^ 2 * nu ^ 2 + mu ^ 2 * tau ^
    2 + nu ^ 2 * sigma ^ 2 + sigma ^ 2 * tau ^ 2 - (mu * nu) ^ 2).
  { exact (f_equal2 (fun (h_3 : R) (h_4 : R) => h_3 - h_4 ^ 2) (eq_trans r2 (eq_trans (eq_trans r3 r10) r12))
    (eq_trans r16 (eq_trans (eq_trans r17 r20) r22))). }
  assert (r26 : mu ^ 2 * nu ^ 2 + mu ^ 2 * tau ^ 2 + nu ^ 2 * sigma ^ 2 + sigma ^ 2 * tau ^ 2 - (mu * nu) ^ 2 = mu ^ 2
    * tau ^ 2 + nu ^ 2 * sigma ^ 2 + sigma ^ 2 * tau ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((((u0 ^ 2) * (u1 ^ 2)) + ((u0 ^ 2) * (u2 ^ 2))) + ((u1 ^ 2) * (u3 ^
    2))) + ((u3 ^ 2) * (u2 ^ 2))) - ((u0 * u1) ^ 2)) = ((((u0 ^ 2) * (u2 ^ 2)) + ((u1 ^ 2) * (u3 ^ 2))) + ((u3 ^ 2) *
    (u2 ^ 2)))) by (intros u0 u1 u2 u3; ring).
    exact (identity mu nu tau sigma). }
  assert (r28 : (sigma ^ 2 + mu ^ 2) * (tau ^ 2 + nu ^ 2) - (mu * nu) ^ 2 = mu ^ 2 * tau ^ 2 + nu ^ 2 * sigma ^ 2 +
    sigma ^ 2 * tau ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 ^ 2) + (u1 ^ 2)) * ((u2 ^ 2) + (u3 ^ 2))) - ((u1 * u3) ^ 2)) =
    ((((u1 ^ 2) * (u2 ^ 2)) + ((u3 ^ 2) * (u0 ^ 2))) + ((u0 ^ 2) * (u2 ^ 2)))) by (intros u0 u1 u2 u3; ring).
    exact (identity sigma mu tau nu). }
  assert (r32 : sigma ^ 2 * tau ^ 2 + sigma ^ 2 * nu ^ 2 + tau ^ 2 * mu ^ 2 = mu ^ 2 * tau ^ 2 + nu ^ 2 * sigma ^ 2 +
    sigma ^ 2 * tau ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 ^ 2) * (u1 ^ 2)) + ((u0 ^ 2) * (u2 ^ 2))) + ((u1 ^ 2) * (u3 ^
    2))) = ((((u3 ^ 2) * (u1 ^ 2)) + ((u2 ^ 2) * (u0 ^ 2))) + ((u0 ^ 2) * (u1 ^ 2)))) by (intros u0 u1 u2 u3; ring).
    exact (identity sigma tau nu mu). }
  exact (eq_trans (eq_trans (Facts.variance P (Random (fun w : P => q_ w * k w) (finite_mul (moments (q_)) (moments
    (k))))) (eq_trans (eq_trans r25 r26) (eq_sym r28))) (eq_trans r28 (eq_sym r32))).
Qed.

(* Mean of a dot product, entry by entry. *)
Theorem dot_product_mean_of_entries (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu
  nu : Fin d -> R)
    (given_1 : independent (joint q_ k))
    (given_2 : forall a : Fin d, E (fun w : P => q_ a w) = mu a)
    (given_3 : forall a : Fin d, E (fun w : P => k a w) = nu a) :
  E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = Sum (fun a : Fin d => mu a * nu a).
Proof.
  assert (r0 : forall (i : Fin d) (w : P), q_ i w * k i w = k i w * q_ i w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin d) (w : P) => (identity (q_ i w) (k i w))). }
  assert (r1 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) = Sum (fun i : Fin d => k i w * q_ i w)).
  { exact (fun (w : P) => (Rules.sum_congruence (fun (i : Fin d) => (r0 i w)))). }
  assert (r2 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = E (fun w : P => Sum (fun i : Fin d => k i w *
    q_ i w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (r1 w))). }
  assert (r5 : forall (i_ : Fin d) (w : P), q_ i_ w * k i_ w = k i_ w * q_ i_ w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin d) (w : P) => (identity (q_ i_ w) (k i_ w))). }
  assert (r6 : forall (i_ : Fin d), E (fun w : P => q_ i_ w * k i_ w) = E (fun w : P => k i_ w * q_ i_ w)).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r5 i_ w)))). }
  assert (r7 : Sum (fun i : Fin d => E (fun w : P => q_ i w * k i w)) = Sum (fun i : Fin d => E (fun w : P => k i w *
    q_ i w))).
  { exact (Rules.sum_congruence (fun (i_ : Fin d) => (r6 i_))). }
  assert (r10 : forall (i_1 : Fin d) (w : P), q_ i_1 w * k i_1 w = k i_1 w * q_ i_1 w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin d) (w : P) => (identity (q_ i_1 w) (k i_1 w))). }
  assert (r11 : forall (i_1 : Fin d), E (fun w : P => q_ i_1 w * k i_1 w) = E (fun w : P => k i_1 w * q_ i_1 w)).
  { exact (fun (i_1 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r10 i_1 w)))). }
  assert (r12 : forall (i_1 : Fin d), E (fun w : P => k i_1 w * q_ i_1 w) = E (fun w : P => k i_1 w) * E (fun w : P =>
    q_ i_1 w)).
  { exact (fun (i_1 : Fin d) => (Rules.expectation_factor ((inr i_1) :: nil)%list ((inl i_1) :: nil)%list given_1
    (disjoint_cons (away_cons (inr_inl _ _) away_nil) disjoint_nil) (polynomial_entry (inr i_1) (or_introl eq_refl))
    (polynomial_entry (inl i_1) (or_introl eq_refl)))). }
  assert (r14 : forall (i_2 : Fin d), E (fun w : P => k i_2 w) = nu i_2).
  { exact (fun (i_2 : Fin d) => (given_3 i_2)). }
  assert (r17 : forall (i_3 : Fin d), E (fun w : P => q_ i_3 w) = mu i_3).
  { exact (fun (i_3 : Fin d) => (given_2 i_3)). }
  assert (r19 : forall (i_1 : Fin d), E (fun w : P => k i_1 w) * E (fun w : P => q_ i_1 w) = nu i_1 * mu i_1).
  { exact (fun (i_1 : Fin d) => (f_equal2 (fun (h : R) (h_ : R) => h * h_) (r14 i_1) (r17 i_1))). }
  assert (r21 : forall (i_1 : Fin d), nu i_1 * mu i_1 = mu i_1 * nu i_1).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin d) => (identity (nu i_1) (mu i_1))). }
  assert (r24 : Sum (fun i : Fin d => E (fun w : P => q_ i w * k i w)) = Sum (fun a : Fin d => mu a * nu a)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin d) => (eq_trans (r11 i_1) (eq_trans (eq_trans (r12 i_1) (r19 i_1))
    (r21 i_1))))). }
  exact (eq_trans (eq_trans (eq_trans r2 (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => k i w * q_
    i w) (finite_mul (moments (k i)) (moments (q_ i))))))) (eq_sym r7)) r24).
Qed.

(* Mean of a dot product. *)
Theorem dot_product_mean (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu nu : R)
    (given_1 : independent (joint q_ k))
    (given_2 : forall a : Fin d, E (fun w : P => q_ a w) = mu)
    (given_3 : forall a : Fin d, E (fun w : P => k a w) = nu) :
  E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = INR d * mu * nu.
Proof.
  assert (r0 : forall (i : Fin d) (w : P), q_ i w * k i w = k i w * q_ i w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin d) (w : P) => (identity (q_ i w) (k i w))). }
  assert (r1 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) = Sum (fun i : Fin d => k i w * q_ i w)).
  { exact (fun (w : P) => (Rules.sum_congruence (fun (i : Fin d) => (r0 i w)))). }
  assert (r2 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = E (fun w : P => Sum (fun i : Fin d => k i w *
    q_ i w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (r1 w))). }
  assert (r5 : forall (i_ : Fin d) (w : P), q_ i_ w * k i_ w = k i_ w * q_ i_ w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin d) (w : P) => (identity (q_ i_ w) (k i_ w))). }
  assert (r6 : forall (i_ : Fin d), E (fun w : P => q_ i_ w * k i_ w) = E (fun w : P => k i_ w * q_ i_ w)).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r5 i_ w)))). }
  assert (r7 : Sum (fun i : Fin d => E (fun w : P => q_ i w * k i w)) = Sum (fun i : Fin d => E (fun w : P => k i w *
    q_ i w))).
  { exact (Rules.sum_congruence (fun (i_ : Fin d) => (r6 i_))). }
  assert (r10 : forall (i_1 : Fin d) (w : P), q_ i_1 w * k i_1 w = k i_1 w * q_ i_1 w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin d) (w : P) => (identity (q_ i_1 w) (k i_1 w))). }
  assert (r11 : forall (i_1 : Fin d), E (fun w : P => q_ i_1 w * k i_1 w) = E (fun w : P => k i_1 w * q_ i_1 w)).
  { exact (fun (i_1 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r10 i_1 w)))). }
  assert (r12 : forall (i_1 : Fin d), E (fun w : P => k i_1 w * q_ i_1 w) = E (fun w : P => k i_1 w) * E (fun w : P =>
    q_ i_1 w)).
  { exact (fun (i_1 : Fin d) => (Rules.expectation_factor ((inr i_1) :: nil)%list ((inl i_1) :: nil)%list given_1
    (disjoint_cons (away_cons (inr_inl _ _) away_nil) disjoint_nil) (polynomial_entry (inr i_1) (or_introl eq_refl))
    (polynomial_entry (inl i_1) (or_introl eq_refl)))). }
  assert (r14 : forall (i_2 : Fin d), E (fun w : P => k i_2 w) = nu).
  { exact (fun (i_2 : Fin d) => (given_3 i_2)). }
  assert (r17 : forall (i_3 : Fin d), E (fun w : P => q_ i_3 w) = mu).
  { exact (fun (i_3 : Fin d) => (given_2 i_3)). }
  assert (r19 : forall (i_1 : Fin d), E (fun w : P => k i_1 w) * E (fun w : P => q_ i_1 w) = nu * mu).
  { exact (fun (i_1 : Fin d) => (f_equal2 (fun (h : R) (h_ : R) => h * h_) (r14 i_1) (r17 i_1))). }
  assert (r21 : nu * mu = mu * nu).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (identity nu mu). }
  assert (r24 : mu * nu = mu * nu * 1).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((u0 * u1) * 1)) by (intros u0 u1; ring).
    exact (identity mu nu). }
  assert (r26 : Sum (fun i : Fin d => E (fun w : P => q_ i w * k i w)) = Sum (fun i : Fin d => mu * nu * 1)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin d) => (eq_trans (eq_trans (r11 i_1) (eq_trans (eq_trans (r12 i_1) (r19
    i_1)) r21)) r24))). }
  assert (r29 : mu * nu * Sum (fun i : Fin d => 1) = mu * nu * INR d).
  { exact (f_equal (fun (h_1 : R) => mu * nu * h_1) (Facts.sum_one d)). }
  assert (r30 : Sum (fun i : Fin d => mu * nu * 1) = mu * nu * INR d).
  { exact (eq_trans (Facts.sum_scale d (mu * nu) (fun i : Fin d => 1)) r29). }
  assert (r32 : Sum (fun i : Fin d => mu * nu) = Sum (fun i : Fin d => mu * nu * 1)).
  { exact (Rules.sum_congruence (fun (i_4 : Fin d) => r24)). }
  assert (r33 : Sum (fun i : Fin d => mu * nu) = mu * nu * INR d).
  { exact (eq_trans r32 r30). }
  assert (r37 : INR d * mu * nu = mu * nu * INR d).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (identity (INR d) mu nu). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r2 (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P =>
    k i w * q_ i w) (finite_mul (moments (k i)) (moments (q_ i))))))) (eq_sym r7)) (eq_trans (eq_trans r26 r30)
    (eq_sym r33))) (eq_trans r33 (eq_sym r37))).
Qed.

(* Variance of a dot product, entry by entry. *)
Theorem dot_product_variance (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu sigma nu
  tau : Fin d -> R)
    (given_1 : independent (joint q_ k))
    (given_2 : forall a : Fin d, E (fun w : P => q_ a w) = mu a)
    (given_3 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma a ^ 2 + mu a ^ 2)
    (given_4 : forall a : Fin d, E (fun w : P => k a w) = nu a)
    (given_5 : forall a : Fin d, E (fun w : P => k a w ^ 2) = tau a ^ 2 + nu a ^ 2) :
  Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = Sum (fun a : Fin d => sigma a ^ 2 * tau a ^ 2 + sigma a ^
    2 * nu a ^ 2 + tau a ^ 2 * mu a ^ 2).
Proof.
  assert (r1 : forall (i : Fin d) (w : P), q_ i w * k i w = k i w * q_ i w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin d) (w : P) => (identity (q_ i w) (k i w))). }
  assert (r2 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) = Sum (fun i : Fin d => k i w * q_ i w)).
  { exact (fun (w : P) => (Rules.sum_congruence (fun (i : Fin d) => (r1 i w)))). }
  assert (r3 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) ^ 2 = Sum (fun i : Fin d => k i w * q_ i w) ^ 2).
  { exact (fun (w : P) => (f_equal (fun (h : R) => h ^ 2) (r2 w))). }
  assert (r4 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 2) = E (fun w : P => Sum (fun i : Fin d => k i
    w * q_ i w) ^ 2)).
  { exact (Rules.expectation_congruence (fun (w : P) => (r3 w))). }
  assert (r5 : forall (w : P), Sum (fun i : Fin d => k i w * q_ i w) ^ 2 = Sum (fun i : Fin d => k i w * q_ i w) * Sum
    (fun i : Fin d => k i w * q_ i w)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)))). }
  assert (r9 : E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 2) = E (fun w : P => Sum (fun i : Fin d => Sum
    (fun i : Fin d => k i w * q_ i w) * (k i w * q_ i w)))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (r5 w) (eq_sym (Facts.sum_scale d (Sum (fun i : Fin
    d => k i w * q_ i w)) (fun i : Fin d => k i w * q_ i w)))))). }
  assert (r12 : forall (i_ : Fin d) (w : P), Sum (fun i : Fin d => k i w * q_ i w) * (k i_ w * q_ i_ w) = k i_ w * q_
    i_ w * Sum (fun i : Fin d => k i w * q_ i w)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin d) (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)) (k i_ w) (q_ i_ w))). }
  assert (r13 : forall (i_ : Fin d), E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) * (k i_ w * q_ i_ w)) = E
    (fun w : P => k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w))).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r12 i_ w)))). }
  assert (r16 : forall (i_ : Fin d), E (fun w : P => k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w)) = E
    (fun w : P => Sum (fun i : Fin d => k i_ w * q_ i_ w * (k i w * q_ i w)))).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_sym (Facts.sum_scale d (k i_ w * q_
    i_ w) (fun i : Fin d => k i w * q_ i w)))))). }
  assert (r19 : forall (i_ i_1 : Fin d) (w : P), k i_ w * q_ i_ w * (k i_1 w * q_ i_1 w) = k i_ w * k i_1 w * q_ i_ w
    * q_ i_1 w).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u0 * u2) * u1) * u3)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_ i_1 : Fin d) (w : P) => (identity (k i_ w) (q_ i_ w) (k i_1 w) (q_ i_1 w))). }
  assert (r20 : forall (i_ i_1 : Fin d), E (fun w : P => k i_ w * q_ i_ w * (k i_1 w * q_ i_1 w)) = E (fun w : P => k
    i_ w * k i_1 w * q_ i_ w * q_ i_1 w)).
  { exact (fun (i_ i_1 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r19 i_ i_1 w)))). }
  assert (r21 : forall (i_ : Fin d), Sum (fun i : Fin d => E (fun w : P => k i_ w * q_ i_ w * (k i w * q_ i w))) = Sum
    (fun i : Fin d => E (fun w : P => k i_ w * k i w * q_ i_ w * q_ i w))).
  { exact (fun (i_ : Fin d) => (Rules.sum_congruence (fun (i_1 : Fin d) => (r20 i_ i_1)))). }
  assert (r24 : Sum (fun i : Fin d => E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) * (k i w * q_ i w))) = Sum
    (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { exact (Rules.sum_congruence (fun (i_ : Fin d) => (eq_trans (r13 i_) (eq_trans (eq_trans (r16 i_)
    (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => k i_ w * q_ i_ w * (k i w * q_ i w))
    (finite_mul (finite_mul (moments (k i_)) (moments (q_ i_))) (finite_mul (moments (k i)) (moments (q_ i))))))))
    (r21 i_))))). }
  assert (r27 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = E (fun w : P => Sum (fun i : Fin d => k i w *
    q_ i w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (r2 w))). }
  assert (r30 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 2) - E (fun w : P => Sum (fun a : Fin d => q_
    a w * k a w)) ^ 2 = Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_
    w))) - Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) ^ 2).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => h_ - h_1 ^ 2) (eq_trans r4 (eq_trans (eq_trans r9
    (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) * (k i w
    * q_ i w)) (finite_mul (finite_sum (fun i : Fin d => (finite_mul (moments (k i)) (moments (q_ i))))) (finite_mul
    (moments (k i)) (moments (q_ i)))))))) r24)) (eq_trans r27 (Facts.expectation_sum d P (fun i : Fin d => (Random
    (fun w : P => k i w * q_ i w) (finite_mul (moments (k i)) (moments (q_ i)))))))). }
  assert (r31 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w))) -
    Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) ^ 2 = -1 * Sum (fun i : Fin d => E (fun w : P => k i w * q_
    i w)) ^ 2 + Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { assert (identity : forall u0 u1 : R, (u0 - (u1 ^ 2)) = (((-1) * (u1 ^ 2)) + u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_
      w)))) (Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)))). }
  assert (r33 : forall (i_2 i_3 : Fin d) (w : P), q_ i_2 w * k i_2 w * (q_ i_3 w * k i_3 w) = k i_2 w * k i_3 w * q_
    i_2 w * q_ i_3 w).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u1 * u3) * u0) * u2)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_2 i_3 : Fin d) (w : P) => (identity (q_ i_2 w) (k i_2 w) (q_ i_3 w) (k i_3 w))). }
  assert (r34 : forall (i_2 i_3 : Fin d), E (fun w : P => q_ i_2 w * k i_2 w * (q_ i_3 w * k i_3 w)) = E (fun w : P =>
    k i_2 w * k i_3 w * q_ i_2 w * q_ i_3 w)).
  { exact (fun (i_2 i_3 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r33 i_2 i_3 w)))). }
  assert (r35 : forall (i_2 : Fin d), Sum (fun i : Fin d => E (fun w : P => q_ i_2 w * k i_2 w * (q_ i w * k i w))) =
    Sum (fun i : Fin d => E (fun w : P => k i_2 w * k i w * q_ i_2 w * q_ i w))).
  { exact (fun (i_2 : Fin d) => (Rules.sum_congruence (fun (i_3 : Fin d) => (r34 i_2 i_3)))). }
  assert (r36 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i w * k i w * (q_ i_ w * k i_ w)))) =
    Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin d) => (r35 i_2))). }
  assert (r37 : forall (i_4 : Fin d) (w : P), q_ i_4 w * k i_4 w = k i_4 w * q_ i_4 w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_4 : Fin d) (w : P) => (identity (q_ i_4 w) (k i_4 w))). }
  assert (r38 : forall (i_4 : Fin d), E (fun w : P => q_ i_4 w * k i_4 w) = E (fun w : P => k i_4 w * q_ i_4 w)).
  { exact (fun (i_4 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r37 i_4 w)))). }
  assert (r39 : Sum (fun i : Fin d => E (fun w : P => q_ i w * k i w)) = Sum (fun i : Fin d => E (fun w : P => k i w *
    q_ i w))).
  { exact (Rules.sum_congruence (fun (i_4 : Fin d) => (r38 i_4))). }
  assert (r40 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i w * k i w * (q_ i_ w * k i_ w)))) -
    Sum (fun i : Fin d => E (fun w : P => q_ i w * k i w)) ^ 2 = Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w
    : P => k i w * k i_ w * q_ i w * q_ i_ w))) - Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) ^ 2).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 - h_3 ^ 2) r36 r39). }
  assert (r45 : forall (i_5 i_6 : Fin d) (w : P), q_ i_5 w * k i_5 w * (q_ i_6 w * k i_6 w) = k i_5 w * k i_6 w * q_
    i_5 w * q_ i_6 w).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u1 * u3) * u0) * u2)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_5 i_6 : Fin d) (w : P) => (identity (q_ i_5 w) (k i_5 w) (q_ i_6 w) (k i_6 w))). }
  assert (r46 : forall (i_5 i_6 : Fin d), E (fun w : P => q_ i_5 w * k i_5 w * (q_ i_6 w * k i_6 w)) = E (fun w : P =>
    k i_5 w * k i_6 w * q_ i_5 w * q_ i_6 w)).
  { exact (fun (i_5 i_6 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r45 i_5 i_6 w)))). }
  assert (r47 : forall (i_5 : Fin d) (w : P), k i_5 w * k i_5 w * q_ i_5 w * q_ i_5 w = k i_5 w ^ 2 * q_ i_5 w ^ 2).
  { assert (identity : forall u0 u1 : R, (((u0 * u0) * u1) * u1) = ((u0 ^ 2) * (u1 ^ 2))) by (intros u0 u1; ring).
    exact (fun (i_5 : Fin d) (w : P) => (identity (k i_5 w) (q_ i_5 w))). }
  assert (r48 : forall (i_5 : Fin d), E (fun w : P => k i_5 w * k i_5 w * q_ i_5 w * q_ i_5 w) = E (fun w : P => k i_5
    w ^ 2 * q_ i_5 w ^ 2)).
  { exact (fun (i_5 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r47 i_5 w)))). }
  assert (r49 : forall (i_5 : Fin d), E (fun w : P => k i_5 w ^ 2 * q_ i_5 w ^ 2) = E (fun w : P => k i_5 w ^ 2) * E
    (fun w : P => q_ i_5 w ^ 2)).
  { exact (fun (i_5 : Fin d) => (Rules.expectation_factor ((inr i_5) :: nil)%list ((inl i_5) :: nil)%list given_1
    (disjoint_cons (away_cons (inr_inl _ _) away_nil) disjoint_nil) (polynomial_pow 2 (polynomial_entry (inr i_5)
    (or_introl eq_refl))) (polynomial_pow 2 (polynomial_entry (inl i_5) (or_introl eq_refl))))). }
  assert (r51 : forall (i_7 : Fin d), E (fun w : P => k i_7 w ^ 2) = tau i_7 ^ 2 + nu i_7 ^ 2).
  { exact (fun (i_7 : Fin d) => (given_5 i_7)). }
  assert (r53 : forall (i_5 : Fin d), tau i_5 ^ 2 + nu i_5 ^ 2 = nu i_5 ^ 2 + tau i_5 ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 ^ 2) + (u1 ^ 2)) = ((u1 ^ 2) + (u0 ^ 2))) by (intros u0 u1; ring).
    exact (fun (i_5 : Fin d) => (identity (tau i_5) (nu i_5))). }
  assert (r56 : forall (i_8 : Fin d), E (fun w : P => q_ i_8 w ^ 2) = sigma i_8 ^ 2 + mu i_8 ^ 2).
  { exact (fun (i_8 : Fin d) => (given_3 i_8)). }
  assert (r58 : forall (i_5 : Fin d), sigma i_5 ^ 2 + mu i_5 ^ 2 = mu i_5 ^ 2 + sigma i_5 ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 ^ 2) + (u1 ^ 2)) = ((u1 ^ 2) + (u0 ^ 2))) by (intros u0 u1; ring).
    exact (fun (i_5 : Fin d) => (identity (sigma i_5) (mu i_5))). }
  assert (r60 : forall (i_5 : Fin d), E (fun w : P => k i_5 w ^ 2) * E (fun w : P => q_ i_5 w ^ 2) = (nu i_5 ^ 2 + tau
    i_5 ^ 2) * (mu i_5 ^ 2 + sigma i_5 ^ 2)).
  { exact (fun (i_5 : Fin d) => (f_equal2 (fun (h_4 : R) (h_5 : R) => h_4 * h_5) (eq_trans (r51 i_5) (r53 i_5))
    (eq_trans (r56 i_5) (r58 i_5)))). }
  assert (r62 : forall (i_5 : Fin d), (nu i_5 ^ 2 + tau i_5 ^ 2) * (mu i_5 ^ 2 + sigma i_5 ^ 2) = mu i_5 ^ 2 * nu i_5
    ^ 2 + mu i_5 ^ 2 * tau i_5 ^ 2 + nu i_5 ^ 2 * sigma i_5 ^ 2 + sigma i_5 ^ 2 * tau i_5 ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 ^ 2) + (u1 ^ 2)) * ((u2 ^ 2) + (u3 ^ 2))) = (((((u2 ^ 2) * (u0 ^
    2)) + ((u2 ^ 2) * (u1 ^ 2))) + ((u0 ^ 2) * (u3 ^ 2))) + ((u3 ^ 2) * (u1 ^ 2)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_5 : Fin d) => (identity (nu i_5) (tau i_5) (mu i_5) (sigma i_5))). }
  assert (r66 : forall (i_5 : Fin d), E (fun w : P => k i_5 w * k i_5 w * q_ i_5 w * q_ i_5 w) = delta i_5 i_5 * (mu
    i_5 ^ 2 * nu i_5 ^ 2 + mu i_5 ^ 2 * tau i_5 ^ 2 + nu i_5 ^ 2 * sigma i_5 ^ 2 + sigma i_5 ^ 2 * tau i_5 ^ 2) + (1 -
    delta i_5 i_5) * (mu i_5 * mu i_5 * nu i_5 * nu i_5)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * (((((u1 ^ 2) * (u2 ^ 2)) + ((u1 ^ 2) * (u3 ^ 2))) + ((u2 ^
    2) * (u4 ^ 2))) + ((u4 ^ 2) * (u3 ^ 2)))) + ((1 - u0) * (((u1 * u1) * u2) * u2))) - u5 = (1 * ((((((u1 ^ 2) * (u2
    ^ 2)) + ((u1 ^ 2) * (u3 ^ 2))) + ((u2 ^ 2) * (u4 ^ 2))) + ((u4 ^ 2) * (u3 ^ 2))) - u5) + (((((u1 * u1) * u2) * u2)
    - (((((u1 ^ 2) * (u2 ^ 2)) + ((u1 ^ 2) * (u3 ^ 2))) + ((u2 ^ 2) * (u4 ^ 2))) + ((u4 ^ 2) * (u3 ^ 2)))) * (1 - u0)
    + 0))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_5 : Fin d) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r48 i_5) (eq_trans
      (eq_trans (r49 i_5) (r60 i_5)) (r62 i_5))) (Rules.and_equation (mu i_5 * mu i_5 * nu i_5 * nu i_5 - (mu i_5 ^ 2
      * nu i_5 ^ 2 + mu i_5 ^ 2 * tau i_5 ^ 2 + nu i_5 ^ 2 * sigma i_5 ^ 2 + sigma i_5 ^ 2 * tau i_5 ^ 2))
      (Facts.delta_same d i_5) Rules.no_equation)) (identity (delta i_5 i_5) (mu i_5) (nu i_5) (tau i_5) (sigma i_5)
      (E (fun w : P => k i_5 w * k i_5 w * q_ i_5 w * q_ i_5 w))))). }
  assert (r67 : forall (i_5 i_6 : Fin d) (w : P), k i_5 w * k i_6 w * q_ i_5 w * q_ i_6 w = k i_5 w * (k i_6 w * q_
    i_5 w * q_ i_6 w)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * u3) = (u0 * ((u1 * u2) * u3))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_5 i_6 : Fin d) (w : P) => (identity (k i_5 w) (k i_6 w) (q_ i_5 w) (q_ i_6 w))). }
  assert (r68 : forall (i_5 i_6 : Fin d), E (fun w : P => k i_5 w * k i_6 w * q_ i_5 w * q_ i_6 w) = E (fun w : P => k
    i_5 w * (k i_6 w * q_ i_5 w * q_ i_6 w))).
  { exact (fun (i_5 i_6 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r67 i_5 i_6 w)))). }
  assert (r70 : forall (i_5 i_6 : Fin d), i_5 <> i_6 -> E (fun w : P => k i_5 w * (k i_6 w * q_ i_5 w * q_ i_6 w)) = E
    (fun w : P => k i_5 w) * E (fun w : P => k i_6 w * q_ i_5 w * q_ i_6 w)).
  { exact (fun (i_5 i_6 : Fin d) p => (Rules.expectation_factor ((inr i_5) :: nil)%list ((inr i_6) :: (inl i_5) ::
    (inl i_6) :: nil)%list given_1 (disjoint_cons (away_cons (inr_apart p) (away_cons (inr_inl _ _) (away_cons
    (inr_inl _ _) away_nil))) disjoint_nil) (polynomial_entry (inr i_5) (or_introl eq_refl)) (polynomial_mul
    (polynomial_mul (polynomial_entry (inr i_6) (or_introl eq_refl)) (polynomial_entry (inl i_5) (or_intror (or_introl
    eq_refl)))) (polynomial_entry (inl i_6) (or_intror (or_intror (or_introl eq_refl))))))). }
  assert (r73 : forall (i_9 : Fin d), E (fun w : P => k i_9 w) = nu i_9).
  { exact (fun (i_9 : Fin d) => (given_4 i_9)). }
  assert (r75 : forall (i_6 i_5 : Fin d) (w : P), k i_6 w * q_ i_5 w * q_ i_6 w = k i_6 w * (q_ i_5 w * q_ i_6 w)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u0 * (u1 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_6 i_5 : Fin d) (w : P) => (identity (k i_6 w) (q_ i_5 w) (q_ i_6 w))). }
  assert (r76 : forall (i_6 i_5 : Fin d), E (fun w : P => k i_6 w * q_ i_5 w * q_ i_6 w) = E (fun w : P => k i_6 w *
    (q_ i_5 w * q_ i_6 w))).
  { exact (fun (i_6 i_5 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r75 i_6 i_5 w)))). }
  assert (r77 : forall (i_6 i_5 : Fin d), E (fun w : P => k i_6 w * (q_ i_5 w * q_ i_6 w)) = E (fun w : P => k i_6 w)
    * E (fun w : P => q_ i_5 w * q_ i_6 w)).
  { exact (fun (i_6 i_5 : Fin d) => (Rules.expectation_factor ((inr i_6) :: nil)%list ((inl i_5) :: (inl i_6) ::
    nil)%list given_1 (disjoint_cons (away_cons (inr_inl _ _) (away_cons (inr_inl _ _) away_nil)) disjoint_nil)
    (polynomial_entry (inr i_6) (or_introl eq_refl)) (polynomial_mul (polynomial_entry (inl i_5) (or_introl eq_refl))
    (polynomial_entry (inl i_6) (or_intror (or_introl eq_refl)))))). }
  assert (r80 : forall (i_5 i_6 : Fin d), i_5 <> i_6 -> E (fun w : P => q_ i_5 w * q_ i_6 w) = E (fun w : P => q_ i_5
    w) * E (fun w : P => q_ i_6 w)).
  { exact (fun (i_5 i_6 : Fin d) p_ => (Rules.expectation_factor ((inl i_5) :: nil)%list ((inl i_6) :: nil)%list
    given_1 (disjoint_cons (away_cons (inl_apart p_) away_nil) disjoint_nil) (polynomial_entry (inl i_5) (or_introl
    eq_refl)) (polynomial_entry (inl i_6) (or_introl eq_refl)))). }
  assert (r82 : forall (i_10 : Fin d), E (fun w : P => q_ i_10 w) = mu i_10).
  { exact (fun (i_10 : Fin d) => (given_2 i_10)). }
  assert (r85 : forall (i_5 i_6 : Fin d), E (fun w : P => q_ i_5 w) * E (fun w : P => q_ i_6 w) = mu i_5 * mu i_6).
  { exact (fun (i_5 i_6 : Fin d) => (f_equal2 (fun (h_6 : R) (h_7 : R) => h_6 * h_7) (r82 i_5) (r82 i_6))). }
  assert (r87 : forall (i_6 i_5 : Fin d), i_5 <> i_6 -> E (fun w : P => k i_6 w) * E (fun w : P => q_ i_5 w * q_ i_6
    w) = nu i_6 * (mu i_5 * mu i_6)).
  { exact (fun (i_6 i_5 : Fin d) p_1 => (f_equal2 (fun (h_8 : R) (h_9 : R) => h_8 * h_9) (r73 i_6) (eq_trans (r80 i_5
    i_6 p_1) (r85 i_5 i_6)))). }
  assert (r89 : forall (i_6 i_5 : Fin d), nu i_6 * (mu i_5 * mu i_6) = mu i_5 * mu i_6 * nu i_6).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_6 i_5 : Fin d) => (identity (nu i_6) (mu i_5) (mu i_6))). }
  assert (r91 : forall (i_5 i_6 : Fin d), i_5 <> i_6 -> E (fun w : P => k i_5 w) * E (fun w : P => k i_6 w * q_ i_5 w
    * q_ i_6 w) = nu i_5 * (mu i_5 * mu i_6 * nu i_6)).
  { exact (fun (i_5 i_6 : Fin d) p_2 => (f_equal2 (fun (h_10 : R) (h_11 : R) => h_10 * h_11) (r73 i_5) (eq_trans
    (eq_trans (eq_trans (r76 i_6 i_5) (r77 i_6 i_5)) (r87 i_6 i_5 p_2)) (r89 i_6 i_5)))). }
  assert (r93 : forall (i_5 i_6 : Fin d), nu i_5 * (mu i_5 * mu i_6 * nu i_6) = mu i_5 * mu i_6 * nu i_5 * nu i_6).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * ((u1 * u2) * u3)) = (((u1 * u2) * u0) * u3)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_5 i_6 : Fin d) => (identity (nu i_5) (mu i_5) (mu i_6) (nu i_6))). }
  assert (r95 : forall (i_5 i_6 : Fin d), i_5 <> i_6 -> delta i_5 i_6 = 0).
  { exact (fun (i_5 i_6 : Fin d) p_3 => (Facts.delta_apart d i_5 i_6 p_3)). }
  assert (r96 : forall (i_5 i_6 : Fin d), i_5 <> i_6 -> E (fun w : P => k i_5 w * k i_6 w * q_ i_5 w * q_ i_6 w) =
    delta i_5 i_6 * (mu i_5 ^ 2 * nu i_5 ^ 2 + mu i_5 ^ 2 * tau i_5 ^ 2 + nu i_5 ^ 2 * sigma i_5 ^ 2 + sigma i_5 ^ 2 *
    tau i_5 ^ 2) + (1 - delta i_5 i_6) * (mu i_5 * mu i_6 * nu i_5 * nu i_6)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((u0 * (((((u1 ^ 2) * (u2 ^ 2)) + ((u1 ^ 2) * (u3 ^ 2))) +
    ((u2 ^ 2) * (u4 ^ 2))) + ((u4 ^ 2) * (u3 ^ 2)))) + ((1 - u0) * (((u1 * u5) * u2) * u6))) - u7 = (1 * ((((u1 * u5)
    * u2) * u6) - u7) + (((((u1 * u5) * u2) * u6) - (((((u1 ^ 2) * (u2 ^ 2)) + ((u1 ^ 2) * (u3 ^ 2))) + ((u2 ^ 2) *
    (u4 ^ 2))) + ((u4 ^ 2) * (u3 ^ 2)))) * (0 - u0) + 0))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_5 i_6 : Fin d) p_4 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_trans (eq_trans
      (r68 i_5 i_6) (r70 i_5 i_6 p_4)) (r91 i_5 i_6 p_4)) (r93 i_5 i_6)) (Rules.and_equation (mu i_5 * mu i_6 * nu i_5
      * nu i_6 - (mu i_5 ^ 2 * nu i_5 ^ 2 + mu i_5 ^ 2 * tau i_5 ^ 2 + nu i_5 ^ 2 * sigma i_5 ^ 2 + sigma i_5 ^ 2 *
      tau i_5 ^ 2)) (r95 i_5 i_6 p_4) Rules.no_equation)) (identity (delta i_5 i_6) (mu i_5) (nu i_5) (tau i_5) (sigma
      i_5) (mu i_6) (nu i_6) (E (fun w : P => k i_5 w * k i_6 w * q_ i_5 w * q_ i_6 w))))). }
  assert (r97 : forall (i_5 i_6 : Fin d), E (fun w : P => k i_5 w * k i_6 w * q_ i_5 w * q_ i_6 w) = delta i_5 i_6 *
    (mu i_5 ^ 2 * nu i_5 ^ 2 + mu i_5 ^ 2 * tau i_5 ^ 2 + nu i_5 ^ 2 * sigma i_5 ^ 2 + sigma i_5 ^ 2 * tau i_5 ^ 2) +
    (1 - delta i_5 i_6) * (mu i_5 * mu i_6 * nu i_5 * nu i_6)).
  { exact (fun (i_5 i_6 : Fin d) => (Rules.index_cases (fun (i_6 : Fin d) => E (fun w : P => k i_5 w * k i_6 w * q_
    i_5 w * q_ i_6 w) = delta i_5 i_6 * (mu i_5 ^ 2 * nu i_5 ^ 2 + mu i_5 ^ 2 * tau i_5 ^ 2 + nu i_5 ^ 2 * sigma i_5 ^
    2 + sigma i_5 ^ 2 * tau i_5 ^ 2) + (1 - delta i_5 i_6) * (mu i_5 * mu i_6 * nu i_5 * nu i_6)) i_5 i_6 (r66 i_5)
    (fun p_5 => (r96 i_5 i_6 p_5)))). }
  assert (r99 : forall (i_5 i_6 : Fin d), i_5 <> i_6 -> delta i_5 i_6 * (mu i_6 * nu i_6) = delta i_5 i_6 * (mu i_5 *
    nu i_5)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (u1 * u2)) - (u0 * (u3 * u4)) = (((u3 * u4) - (u1 * u2)) * (0
    - u0) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_5 i_6 : Fin d) p_6 => (Rules.linear_combination (Rules.and_equation (mu i_6 * nu i_6 - mu i_5 * nu
      i_5) (r95 i_5 i_6 p_6) Rules.no_equation) (identity (delta i_5 i_6) (mu i_5) (nu i_5) (mu i_6) (nu i_6)))). }
  assert (r100 : forall (i_5 i_6 : Fin d), delta i_5 i_6 * (mu i_6 * nu i_6) = delta i_5 i_6 * (mu i_5 * nu i_5)).
  { exact (fun (i_5 i_6 : Fin d) => (Rules.index_cases (fun (i_6 : Fin d) => delta i_5 i_6 * (mu i_6 * nu i_6) = delta
    i_5 i_6 * (mu i_5 * nu i_5)) i_5 i_6 (@eq_refl R (delta i_5 i_5 * (mu i_5 * nu i_5))) (fun p_7 => (r99 i_5 i_6
    p_7)))). }
  assert (r101 : forall (i_5 i_6 : Fin d), delta i_5 i_6 * (mu i_5 ^ 2 * nu i_5 ^ 2 + mu i_5 ^ 2 * tau i_5 ^ 2 + nu
    i_5 ^ 2 * sigma i_5 ^ 2 + sigma i_5 ^ 2 * tau i_5 ^ 2) + (1 - delta i_5 i_6) * (mu i_5 * mu i_6 * nu i_5 * nu i_6)
    = mu i_5 * mu i_6 * nu i_5 * nu i_6 + mu i_5 ^ 2 * tau i_5 ^ 2 * delta i_5 i_6 + nu i_5 ^ 2 * sigma i_5 ^ 2 *
    delta i_5 i_6 + sigma i_5 ^ 2 * tau i_5 ^ 2 * delta i_5 i_6).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((((u0 * u1) * u2) * u3) + (((u0 ^ 2) * (u4 ^ 2)) * u5)) +
    (((u2 ^ 2) * (u6 ^ 2)) * u5)) + (((u6 ^ 2) * (u4 ^ 2)) * u5)) - ((u5 * (((((u0 ^ 2) * (u2 ^ 2)) + ((u0 ^ 2) * (u4
    ^ 2))) + ((u2 ^ 2) * (u6 ^ 2))) + ((u6 ^ 2) * (u4 ^ 2)))) + ((1 - u5) * (((u0 * u1) * u2) * u3))) = (((-1) * (u0 *
    u2)) * ((u5 * (u0 * u2)) - (u5 * (u1 * u3))) + 0)) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_5 i_6 : Fin d) => (Rules.linear_combination (Rules.and_equation (-1 * (mu i_5 * nu i_5)) (r100 i_5
      i_6) Rules.no_equation) (identity (mu i_5) (mu i_6) (nu i_5) (nu i_6) (tau i_5) (delta i_5 i_6) (sigma i_5)))).
      }
  assert (r106 : forall (b a : Fin d), a <> b -> b <> a).
  { exact (fun (b a : Fin d) p_8 => (Facts.apart_symm d a b p_8)). }
  assert (r109 : forall (a b : Fin d), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin d) p_9 => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart d a b p_9)
      (Rules.and_equation (-1) (Facts.delta_apart d b a (r106 b a p_9)) Rules.no_equation)) (identity (delta b a)
      (delta a b)))). }
  assert (r110 : forall (a b : Fin d), delta a b = delta b a).
  { exact (fun (a b : Fin d) => (Rules.index_cases (fun (b : Fin d) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_10 => (r109 a b p_10)))). }
  assert (r112 : forall (i_5 i_6 : Fin d), mu i_5 * mu i_6 * nu i_5 * nu i_6 + mu i_5 ^ 2 * tau i_5 ^ 2 * delta i_5
    i_6 + nu i_5 ^ 2 * sigma i_5 ^ 2 * delta i_5 i_6 + sigma i_5 ^ 2 * tau i_5 ^ 2 * delta i_5 i_6 = mu i_5 * nu i_5 *
    (mu i_6 * nu i_6) + mu i_5 ^ 2 * tau i_5 ^ 2 * (delta i_6 i_5 * 1) + nu i_5 ^ 2 * sigma i_5 ^ 2 * (delta i_6 i_5 *
    1) + sigma i_5 ^ 2 * tau i_5 ^ 2 * (delta i_6 i_5 * 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((u0 * u1) * (u2 * u3)) + (((u0 ^ 2) * (u4 ^ 2)) * (u5 *
    1))) + (((u1 ^ 2) * (u6 ^ 2)) * (u5 * 1))) + (((u6 ^ 2) * (u4 ^ 2)) * (u5 * 1))) - ((((((u0 * u2) * u1) * u3) +
    (((u0 ^ 2) * (u4 ^ 2)) * u7)) + (((u1 ^ 2) * (u6 ^ 2)) * u7)) + (((u6 ^ 2) * (u4 ^ 2)) * u7)) = ((((u0 ^ 2) * (u4
    ^ 2)) * 1) * (u5 - u7) + ((((u1 ^ 2) * (u6 ^ 2)) * 1) * (u5 - u7) + ((((u6 ^ 2) * (u4 ^ 2)) * 1) * (u5 - u7) +
    0)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_5 i_6 : Fin d) => (Rules.linear_combination (Rules.and_equation (mu i_5 ^ 2 * tau i_5 ^ 2 * 1) (r110
      i_5 i_6) (Rules.and_equation (nu i_5 ^ 2 * sigma i_5 ^ 2 * 1) (r110 i_5 i_6) (Rules.and_equation (sigma i_5 ^ 2
      * tau i_5 ^ 2 * 1) (r110 i_5 i_6) Rules.no_equation))) (identity (mu i_5) (nu i_5) (mu i_6) (nu i_6) (tau i_5)
      (delta i_6 i_5) (sigma i_5) (delta i_5 i_6)))). }
  assert (r114 : forall (i_5 : Fin d), Sum (fun i : Fin d => E (fun w : P => q_ i_5 w * k i_5 w * (q_ i w * k i w))) =
    Sum (fun i : Fin d => mu i_5 * nu i_5 * (mu i * nu i) + mu i_5 ^ 2 * tau i_5 ^ 2 * (delta i i_5 * 1) + nu i_5 ^ 2
    * sigma i_5 ^ 2 * (delta i i_5 * 1) + sigma i_5 ^ 2 * tau i_5 ^ 2 * (delta i i_5 * 1))).
  { exact (fun (i_5 : Fin d) => (Rules.sum_congruence (fun (i_6 : Fin d) => (eq_trans (eq_trans (r46 i_5 i_6)
    (eq_trans (r97 i_5 i_6) (r101 i_5 i_6))) (r112 i_5 i_6))))). }
  assert (r117 : forall (i_5 : Fin d), Sum (fun i : Fin d => mu i_5 * nu i_5 * (mu i * nu i) + mu i_5 ^ 2 * tau i_5 ^
    2 * (delta i i_5 * 1) + nu i_5 ^ 2 * sigma i_5 ^ 2 * (delta i i_5 * 1)) + Sum (fun i : Fin d => sigma i_5 ^ 2 *
    tau i_5 ^ 2 * (delta i i_5 * 1)) = Sum (fun i : Fin d => mu i_5 * nu i_5 * (mu i * nu i) + mu i_5 ^ 2 * tau i_5 ^
    2 * (delta i i_5 * 1)) + Sum (fun i : Fin d => nu i_5 ^ 2 * sigma i_5 ^ 2 * (delta i i_5 * 1)) + Sum (fun i : Fin
    d => sigma i_5 ^ 2 * tau i_5 ^ 2 * (delta i i_5 * 1))).
  { exact (fun (i_5 : Fin d) => (f_equal (fun (h_12 : R) => h_12 + Sum (fun i : Fin d => sigma i_5 ^ 2 * tau i_5 ^ 2 *
    (delta i i_5 * 1))) (Facts.sum_add d (fun i : Fin d => mu i_5 * nu i_5 * (mu i * nu i) + mu i_5 ^ 2 * tau i_5 ^ 2
    * (delta i i_5 * 1)) (fun i : Fin d => nu i_5 ^ 2 * sigma i_5 ^ 2 * (delta i i_5 * 1))))). }
  assert (r120 : forall (i_5 : Fin d), Sum (fun i : Fin d => mu i_5 * nu i_5 * (mu i * nu i) + mu i_5 ^ 2 * tau i_5 ^
    2 * (delta i i_5 * 1)) + Sum (fun i : Fin d => nu i_5 ^ 2 * sigma i_5 ^ 2 * (delta i i_5 * 1)) + Sum (fun i : Fin
    d => sigma i_5 ^ 2 * tau i_5 ^ 2 * (delta i i_5 * 1)) = Sum (fun i : Fin d => mu i_5 * nu i_5 * (mu i * nu i)) +
    Sum (fun i : Fin d => mu i_5 ^ 2 * tau i_5 ^ 2 * (delta i i_5 * 1)) + Sum (fun i : Fin d => nu i_5 ^ 2 * sigma i_5
    ^ 2 * (delta i i_5 * 1)) + Sum (fun i : Fin d => sigma i_5 ^ 2 * tau i_5 ^ 2 * (delta i i_5 * 1))).
  { exact (fun (i_5 : Fin d) => (f_equal (fun (h_13 : R) => h_13 + Sum (fun i : Fin d => nu i_5 ^ 2 * sigma i_5 ^ 2 *
    (delta i i_5 * 1)) + Sum (fun i : Fin d => sigma i_5 ^ 2 * tau i_5 ^ 2 * (delta i i_5 * 1))) (Facts.sum_add d (fun
    i : Fin d => mu i_5 * nu i_5 * (mu i * nu i)) (fun i : Fin d => mu i_5 ^ 2 * tau i_5 ^ 2 * (delta i i_5 * 1))))).
    }
  assert (r124 : forall (i_5 : Fin d), Sum (fun i : Fin d => delta i i_5 * 1) = 1).
  { exact (fun (i_5 : Fin d) => (Facts.sum_delta d i_5 (fun i : Fin d => 1))). }
  assert (r125 : forall (i_5 : Fin d), mu i_5 ^ 2 * tau i_5 ^ 2 * Sum (fun i : Fin d => delta i i_5 * 1) = mu i_5 ^ 2
    * tau i_5 ^ 2 * 1).
  { exact (fun (i_5 : Fin d) => (f_equal (fun (h_14 : R) => mu i_5 ^ 2 * tau i_5 ^ 2 * h_14) (r124 i_5))). }
  assert (r128 : forall (i_5 : Fin d), nu i_5 ^ 2 * sigma i_5 ^ 2 * Sum (fun i : Fin d => delta i i_5 * 1) = nu i_5 ^
    2 * sigma i_5 ^ 2 * 1).
  { exact (fun (i_5 : Fin d) => (f_equal (fun (h_15 : R) => nu i_5 ^ 2 * sigma i_5 ^ 2 * h_15) (r124 i_5))). }
  assert (r131 : forall (i_5 : Fin d), sigma i_5 ^ 2 * tau i_5 ^ 2 * Sum (fun i : Fin d => delta i i_5 * 1) = sigma
    i_5 ^ 2 * tau i_5 ^ 2 * 1).
  { exact (fun (i_5 : Fin d) => (f_equal (fun (h_16 : R) => sigma i_5 ^ 2 * tau i_5 ^ 2 * h_16) (r124 i_5))). }
  assert (r133 : forall (i_5 : Fin d), Sum (fun i : Fin d => mu i_5 * nu i_5 * (mu i * nu i)) + Sum (fun i : Fin d =>
    mu i_5 ^ 2 * tau i_5 ^ 2 * (delta i i_5 * 1)) + Sum (fun i : Fin d => nu i_5 ^ 2 * sigma i_5 ^ 2 * (delta i i_5 *
    1)) + Sum (fun i : Fin d => sigma i_5 ^ 2 * tau i_5 ^ 2 * (delta i i_5 * 1)) = mu i_5 * nu i_5 * Sum (fun i : Fin
    d => mu i * nu i) + mu i_5 ^ 2 * tau i_5 ^ 2 * 1 + nu i_5 ^ 2 * sigma i_5 ^ 2 * 1 + sigma i_5 ^ 2 * tau i_5 ^ 2 *
    1).
  { exact (fun (i_5 : Fin d) => (f_equal4 (fun (h_17 : R) (h_18 : R) (h_19 : R) (h_20 : R) => h_17 + h_18 + h_19 +
    h_20) (Facts.sum_scale d (mu i_5 * nu i_5) (fun i : Fin d => mu i * nu i)) (eq_trans (Facts.sum_scale d (mu i_5 ^
    2 * tau i_5 ^ 2) (fun i : Fin d => delta i i_5 * 1)) (r125 i_5)) (eq_trans (Facts.sum_scale d (nu i_5 ^ 2 * sigma
    i_5 ^ 2) (fun i : Fin d => delta i i_5 * 1)) (r128 i_5)) (eq_trans (Facts.sum_scale d (sigma i_5 ^ 2 * tau i_5 ^
    2) (fun i : Fin d => delta i i_5 * 1)) (r131 i_5)))). }
  assert (r136 : forall (i_5 : Fin d), mu i_5 * nu i_5 * Sum (fun i : Fin d => mu i * nu i) + mu i_5 ^ 2 * tau i_5 ^ 2
    * 1 + nu i_5 ^ 2 * sigma i_5 ^ 2 * 1 + sigma i_5 ^ 2 * tau i_5 ^ 2 * 1 = mu i_5 * nu i_5 * Sum (fun i : Fin d =>
    mu i * nu i) + mu i_5 ^ 2 * tau i_5 ^ 2 + nu i_5 ^ 2 * sigma i_5 ^ 2 + sigma i_5 ^ 2 * tau i_5 ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((u0 * u1) * u2) + (((u0 ^ 2) * (u3 ^ 2)) * 1)) + (((u1 ^ 2) *
    (u4 ^ 2)) * 1)) + (((u4 ^ 2) * (u3 ^ 2)) * 1)) = (((((u0 * u1) * u2) + ((u0 ^ 2) * (u3 ^ 2))) + ((u1 ^ 2) * (u4 ^
    2))) + ((u4 ^ 2) * (u3 ^ 2)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_5 : Fin d) => (identity (mu i_5) (nu i_5) (Sum (fun i : Fin d => mu i * nu i)) (tau i_5) (sigma
      i_5))). }
  assert (r138 : forall (i_5 : Fin d), mu i_5 * nu i_5 * Sum (fun i : Fin d => mu i * nu i) + mu i_5 ^ 2 * tau i_5 ^ 2
    + nu i_5 ^ 2 * sigma i_5 ^ 2 + sigma i_5 ^ 2 * tau i_5 ^ 2 = Sum (fun i : Fin d => mu i * nu i) * (mu i_5 * nu
    i_5) + mu i_5 ^ 2 * tau i_5 ^ 2 + nu i_5 ^ 2 * sigma i_5 ^ 2 + sigma i_5 ^ 2 * tau i_5 ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((u0 * u1) * u2) + ((u0 ^ 2) * (u3 ^ 2))) + ((u1 ^ 2) * (u4 ^
    2))) + ((u4 ^ 2) * (u3 ^ 2))) = ((((u2 * (u0 * u1)) + ((u0 ^ 2) * (u3 ^ 2))) + ((u1 ^ 2) * (u4 ^ 2))) + ((u4 ^ 2)
    * (u3 ^ 2)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_5 : Fin d) => (identity (mu i_5) (nu i_5) (Sum (fun i : Fin d => mu i * nu i)) (tau i_5) (sigma
      i_5))). }
  assert (r140 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i w * k i w * (q_ i_ w * k i_ w)))) =
    Sum (fun i : Fin d => Sum (fun i : Fin d => mu i * nu i) * (mu i * nu i) + mu i ^ 2 * tau i ^ 2 + nu i ^ 2 * sigma
    i ^ 2 + sigma i ^ 2 * tau i ^ 2)).
  { exact (Rules.sum_congruence (fun (i_5 : Fin d) => (eq_trans (eq_trans (eq_trans (r114 i_5) (eq_trans (eq_trans
    (eq_trans (Facts.sum_add d (fun i : Fin d => mu i_5 * nu i_5 * (mu i * nu i) + mu i_5 ^ 2 * tau i_5 ^ 2 * (delta i
    i_5 * 1) + nu i_5 ^ 2 * sigma i_5 ^ 2 * (delta i i_5 * 1)) (fun i : Fin d => sigma i_5 ^ 2 * tau i_5 ^ 2 * (delta
    i i_5 * 1))) (r117 i_5)) (r120 i_5)) (r133 i_5))) (r136 i_5)) (r138 i_5)))). }
  assert (r143 : Sum (fun i : Fin d => Sum (fun i : Fin d => mu i * nu i) * (mu i * nu i) + mu i ^ 2 * tau i ^ 2 + nu
    i ^ 2 * sigma i ^ 2) + Sum (fun i : Fin d => sigma i ^ 2 * tau i ^ 2) = Sum (fun i : Fin d => Sum (fun i : Fin d
    => mu i * nu i) * (mu i * nu i) + mu i ^ 2 * tau i ^ 2) + Sum (fun i : Fin d => nu i ^ 2 * sigma i ^ 2) + Sum (fun
    i : Fin d => sigma i ^ 2 * tau i ^ 2)).
  { exact (f_equal (fun (h_21 : R) => h_21 + Sum (fun i : Fin d => sigma i ^ 2 * tau i ^ 2)) (Facts.sum_add d (fun i :
    Fin d => Sum (fun i : Fin d => mu i * nu i) * (mu i * nu i) + mu i ^ 2 * tau i ^ 2) (fun i : Fin d => nu i ^ 2 *
    sigma i ^ 2))). }
  assert (r146 : Sum (fun i : Fin d => Sum (fun i : Fin d => mu i * nu i) * (mu i * nu i) + mu i ^ 2 * tau i ^ 2) +
    Sum (fun i : Fin d => nu i ^ 2 * sigma i ^ 2) + Sum (fun i : Fin d => sigma i ^ 2 * tau i ^ 2) = Sum (fun i : Fin
    d => Sum (fun i : Fin d => mu i * nu i) * (mu i * nu i)) + Sum (fun i : Fin d => mu i ^ 2 * tau i ^ 2) + Sum (fun
    i : Fin d => nu i ^ 2 * sigma i ^ 2) + Sum (fun i : Fin d => sigma i ^ 2 * tau i ^ 2)).
  { exact (f_equal (fun (h_22 : R) => h_22 + Sum (fun i : Fin d => nu i ^ 2 * sigma i ^ 2) + Sum (fun i : Fin d =>
    sigma i ^ 2 * tau i ^ 2)) (Facts.sum_add d (fun i : Fin d => Sum (fun i : Fin d => mu i * nu i) * (mu i * nu i))
    (fun i : Fin d => mu i ^ 2 * tau i ^ 2))). }
  assert (r152 : Sum (fun i : Fin d => Sum (fun i : Fin d => mu i * nu i) * (mu i * nu i)) + Sum (fun i : Fin d => mu
    i ^ 2 * tau i ^ 2) + Sum (fun i : Fin d => nu i ^ 2 * sigma i ^ 2) + Sum (fun i : Fin d => sigma i ^ 2 * tau i ^
    2) = Sum (fun i : Fin d => mu i * nu i) * Sum (fun i : Fin d => mu i * nu i) + Sum (fun i : Fin d => mu i ^ 2 *
    tau i ^ 2) + Sum (fun i : Fin d => nu i ^ 2 * sigma i ^ 2) + Sum (fun i : Fin d => sigma i ^ 2 * tau i ^ 2)).
  { exact (f_equal4 (fun (h_23 : R) (h_24 : R) (h_25 : R) (h_26 : R) => h_23 + h_24 + h_25 + h_26) (Facts.sum_scale d
    (Sum (fun i : Fin d => mu i * nu i)) (fun i : Fin d => mu i * nu i)) (@eq_refl R (Sum (fun i : Fin d => mu i ^ 2 *
    tau i ^ 2))) (@eq_refl R (Sum (fun i : Fin d => nu i ^ 2 * sigma i ^ 2))) (@eq_refl R (Sum (fun i : Fin d => sigma
    i ^ 2 * tau i ^ 2)))). }
  assert (r153 : Sum (fun i : Fin d => Sum (fun i : Fin d => mu i * nu i) * (mu i * nu i) + mu i ^ 2 * tau i ^ 2 + nu
    i ^ 2 * sigma i ^ 2 + sigma i ^ 2 * tau i ^ 2) = Sum (fun i : Fin d => mu i * nu i) * Sum (fun i : Fin d => mu i *
    nu i) + Sum (fun i : Fin d => mu i ^ 2 * tau i ^ 2) + Sum (fun i : Fin d => nu i ^ 2 * sigma i ^ 2) + Sum (fun i :
    Fin d => sigma i ^ 2 * tau i ^ 2)).
  { exact (eq_trans (eq_trans (eq_trans (Facts.sum_add d (fun i : Fin d => Sum (fun i : Fin d => mu i * nu i) * (mu i
    * nu i) + mu i ^ 2 * tau i ^ 2 + nu i ^ 2 * sigma i ^ 2) (fun i : Fin d => sigma i ^ 2 * tau i ^ 2)) r143) r146)
    r152). }
  assert (r155 : Sum (fun i : Fin d => mu i * nu i) * Sum (fun i : Fin d => mu i * nu i) + Sum (fun i : Fin d => mu i
    ^ 2 * tau i ^ 2) + Sum (fun i : Fin d => nu i ^ 2 * sigma i ^ 2) + Sum (fun i : Fin d => sigma i ^ 2 * tau i ^ 2)
    = Sum (fun i : Fin d => mu i * nu i) ^ 2 + Sum (fun i : Fin d => mu i ^ 2 * tau i ^ 2) + Sum (fun i : Fin d => nu
    i ^ 2 * sigma i ^ 2) + Sum (fun i : Fin d => sigma i ^ 2 * tau i ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 * u0) + u1) + u2) + u3) = ((((u0 ^ 2) + u1) + u2) + u3)) by
    (intros u0 u1 u2 u3; ring).
    exact (identity (Sum (fun i : Fin d => mu i * nu i)) (Sum (fun i : Fin d => mu i ^ 2 * tau i ^ 2)) (Sum (fun i :
      Fin d => nu i ^ 2 * sigma i ^ 2)) (Sum (fun i : Fin d => sigma i ^ 2 * tau i ^ 2))). }
  assert (r157 : forall (i_11 : Fin d) (w : P), q_ i_11 w * k i_11 w = k i_11 w * q_ i_11 w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_11 : Fin d) (w : P) => (identity (q_ i_11 w) (k i_11 w))). }
  assert (r158 : forall (i_11 : Fin d), E (fun w : P => q_ i_11 w * k i_11 w) = E (fun w : P => k i_11 w * q_ i_11
    w)).
  { exact (fun (i_11 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r157 i_11 w)))). }
  assert (r159 : forall (i_11 : Fin d), E (fun w : P => k i_11 w * q_ i_11 w) = E (fun w : P => k i_11 w) * E (fun w :
    P => q_ i_11 w)).
  { exact (fun (i_11 : Fin d) => (Rules.expectation_factor ((inr i_11) :: nil)%list ((inl i_11) :: nil)%list given_1
    (disjoint_cons (away_cons (inr_inl _ _) away_nil) disjoint_nil) (polynomial_entry (inr i_11) (or_introl eq_refl))
    (polynomial_entry (inl i_11) (or_introl eq_refl)))). }
  assert (r162 : forall (i_11 : Fin d), E (fun w : P => k i_11 w) * E (fun w : P => q_ i_11 w) = nu i_11 * mu i_11).
  { exact (fun (i_11 : Fin d) => (f_equal2 (fun (h_27 : R) (h_28 : R) => h_27 * h_28) (r73 i_11) (r82 i_11))). }
  assert (r164 : forall (i_11 : Fin d), nu i_11 * mu i_11 = mu i_11 * nu i_11).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_11 : Fin d) => (identity (nu i_11) (mu i_11))). }
  assert (r167 : Sum (fun i : Fin d => E (fun w : P => q_ i w * k i w)) = Sum (fun i : Fin d => mu i * nu i)).
  { exact (Rules.sum_congruence (fun (i_11 : Fin d) => (eq_trans (r158 i_11) (eq_trans (eq_trans (r159 i_11) (r162
    i_11)) (r164 i_11))))). }
  assert (r168 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i w * k i w * (q_ i_ w * k i_ w)))) -
    Sum (fun i : Fin d => E (fun w : P => q_ i w * k i w)) ^ 2 = Sum (fun i : Fin d => mu i * nu i) ^ 2 + Sum (fun i :
    Fin d => mu i ^ 2 * tau i ^ 2) + Sum (fun i : Fin d => nu i ^ 2 * sigma i ^ 2) + Sum (fun i : Fin d => sigma i ^ 2
    * tau i ^ 2) - Sum (fun i : Fin d => mu i * nu i) ^ 2).
  { exact (f_equal2 (fun (h_29 : R) (h_30 : R) => h_29 - h_30 ^ 2) (eq_trans (eq_trans r140 r153) r155) r167). }
  assert (r169 : Sum (fun i : Fin d => mu i * nu i) ^ 2 + Sum (fun i : Fin d => mu i ^ 2 * tau i ^ 2) + Sum (fun i :
    Fin d => nu i ^ 2 * sigma i ^ 2) + Sum (fun i : Fin d => sigma i ^ 2 * tau i ^ 2) - Sum (fun i : Fin d => mu i *
    nu i) ^ 2 = Sum (fun i : Fin d => mu i ^ 2 * tau i ^ 2) + Sum (fun i : Fin d => nu i ^ 2 * sigma i ^ 2) + Sum (fun
    i : Fin d => sigma i ^ 2 * tau i ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((((u0 ^ 2) + u1) + u2) + u3) - (u0 ^ 2)) = ((u1 + u2) + u3)) by
    (intros u0 u1 u2 u3; ring).
    exact (identity (Sum (fun i : Fin d => mu i * nu i)) (Sum (fun i : Fin d => mu i ^ 2 * tau i ^ 2)) (Sum (fun i :
      Fin d => nu i ^ 2 * sigma i ^ 2)) (Sum (fun i : Fin d => sigma i ^ 2 * tau i ^ 2))). }
  assert (r173 : forall (i_12 i_13 : Fin d), i_12 <> i_13 -> delta i_12 i_13 * (mu i_13 * nu i_13) = delta i_12 i_13 *
    (mu i_12 * nu i_12)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (u1 * u2)) - (u0 * (u3 * u4)) = (((u3 * u4) - (u1 * u2)) * (0
    - u0) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_12 i_13 : Fin d) p_11 => (Rules.linear_combination (Rules.and_equation (mu i_13 * nu i_13 - mu i_12
      * nu i_12) (Facts.delta_apart d i_12 i_13 p_11) Rules.no_equation) (identity (delta i_12 i_13) (mu i_12) (nu
      i_12) (mu i_13) (nu i_13)))). }
  assert (r174 : forall (i_12 i_13 : Fin d), delta i_12 i_13 * (mu i_13 * nu i_13) = delta i_12 i_13 * (mu i_12 * nu
    i_12)).
  { exact (fun (i_12 i_13 : Fin d) => (Rules.index_cases (fun (i_13 : Fin d) => delta i_12 i_13 * (mu i_13 * nu i_13)
    = delta i_12 i_13 * (mu i_12 * nu i_12)) i_12 i_13 (@eq_refl R (delta i_12 i_12 * (mu i_12 * nu i_12))) (fun p_12
    => (r173 i_12 i_13 p_12)))). }
  assert (r175 : forall (i_12 i_13 : Fin d), delta i_12 i_13 * (sigma i_12 ^ 2 + mu i_12 ^ 2) * (tau i_12 ^ 2 + nu
    i_12 ^ 2) + (1 - delta i_12 i_13) * (mu i_12 * nu i_12) * (mu i_13 * nu i_13) = mu i_12 * mu i_13 * nu i_12 * nu
    i_13 + mu i_12 ^ 2 * tau i_12 ^ 2 * delta i_12 i_13 + nu i_12 ^ 2 * sigma i_12 ^ 2 * delta i_12 i_13 + sigma i_12
    ^ 2 * tau i_12 ^ 2 * delta i_12 i_13).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((((u0 * u1) * u2) * u3) + (((u0 ^ 2) * (u4 ^ 2)) * u5)) +
    (((u2 ^ 2) * (u6 ^ 2)) * u5)) + (((u6 ^ 2) * (u4 ^ 2)) * u5)) - (((u5 * ((u6 ^ 2) + (u0 ^ 2))) * ((u4 ^ 2) + (u2 ^
    2))) + (((1 - u5) * (u0 * u2)) * (u1 * u3))) = (((-1) * (u0 * u2)) * ((u5 * (u0 * u2)) - (u5 * (u1 * u3))) + 0))
    by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_12 i_13 : Fin d) => (Rules.linear_combination (Rules.and_equation (-1 * (mu i_12 * nu i_12)) (r174
      i_12 i_13) Rules.no_equation) (identity (mu i_12) (mu i_13) (nu i_12) (nu i_13) (tau i_12) (delta i_12 i_13)
      (sigma i_12)))). }
  assert (r177 : forall (i_12 i_13 : Fin d), mu i_12 * mu i_13 * nu i_12 * nu i_13 + mu i_12 ^ 2 * tau i_12 ^ 2 *
    delta i_12 i_13 + nu i_12 ^ 2 * sigma i_12 ^ 2 * delta i_12 i_13 + sigma i_12 ^ 2 * tau i_12 ^ 2 * delta i_12 i_13
    = mu i_12 * nu i_12 * (mu i_13 * nu i_13) + mu i_12 ^ 2 * tau i_12 ^ 2 * (delta i_13 i_12 * 1) + nu i_12 ^ 2 *
    sigma i_12 ^ 2 * (delta i_13 i_12 * 1) + sigma i_12 ^ 2 * tau i_12 ^ 2 * (delta i_13 i_12 * 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((u0 * u1) * (u2 * u3)) + (((u0 ^ 2) * (u4 ^ 2)) * (u5 *
    1))) + (((u1 ^ 2) * (u6 ^ 2)) * (u5 * 1))) + (((u6 ^ 2) * (u4 ^ 2)) * (u5 * 1))) - ((((((u0 * u2) * u1) * u3) +
    (((u0 ^ 2) * (u4 ^ 2)) * u7)) + (((u1 ^ 2) * (u6 ^ 2)) * u7)) + (((u6 ^ 2) * (u4 ^ 2)) * u7)) = ((((u0 ^ 2) * (u4
    ^ 2)) * 1) * (u5 - u7) + ((((u1 ^ 2) * (u6 ^ 2)) * 1) * (u5 - u7) + ((((u6 ^ 2) * (u4 ^ 2)) * 1) * (u5 - u7) +
    0)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_12 i_13 : Fin d) => (Rules.linear_combination (Rules.and_equation (mu i_12 ^ 2 * tau i_12 ^ 2 * 1)
      (r110 i_12 i_13) (Rules.and_equation (nu i_12 ^ 2 * sigma i_12 ^ 2 * 1) (r110 i_12 i_13) (Rules.and_equation
      (sigma i_12 ^ 2 * tau i_12 ^ 2 * 1) (r110 i_12 i_13) Rules.no_equation))) (identity (mu i_12) (nu i_12) (mu
      i_13) (nu i_13) (tau i_12) (delta i_13 i_12) (sigma i_12) (delta i_12 i_13)))). }
  assert (r179 : forall (i_12 : Fin d), Sum (fun i : Fin d => delta i_12 i * (sigma i_12 ^ 2 + mu i_12 ^ 2) * (tau
    i_12 ^ 2 + nu i_12 ^ 2) + (1 - delta i_12 i) * (mu i_12 * nu i_12) * (mu i * nu i)) = Sum (fun i : Fin d => mu
    i_12 * nu i_12 * (mu i * nu i) + mu i_12 ^ 2 * tau i_12 ^ 2 * (delta i i_12 * 1) + nu i_12 ^ 2 * sigma i_12 ^ 2 *
    (delta i i_12 * 1) + sigma i_12 ^ 2 * tau i_12 ^ 2 * (delta i i_12 * 1))).
  { exact (fun (i_12 : Fin d) => (Rules.sum_congruence (fun (i_13 : Fin d) => (eq_trans (r175 i_12 i_13) (r177 i_12
    i_13))))). }
  assert (r182 : forall (i_12 : Fin d), Sum (fun i : Fin d => mu i_12 * nu i_12 * (mu i * nu i) + mu i_12 ^ 2 * tau
    i_12 ^ 2 * (delta i i_12 * 1) + nu i_12 ^ 2 * sigma i_12 ^ 2 * (delta i i_12 * 1)) + Sum (fun i : Fin d => sigma
    i_12 ^ 2 * tau i_12 ^ 2 * (delta i i_12 * 1)) = Sum (fun i : Fin d => mu i_12 * nu i_12 * (mu i * nu i) + mu i_12
    ^ 2 * tau i_12 ^ 2 * (delta i i_12 * 1)) + Sum (fun i : Fin d => nu i_12 ^ 2 * sigma i_12 ^ 2 * (delta i i_12 *
    1)) + Sum (fun i : Fin d => sigma i_12 ^ 2 * tau i_12 ^ 2 * (delta i i_12 * 1))).
  { exact (fun (i_12 : Fin d) => (f_equal (fun (h_31 : R) => h_31 + Sum (fun i : Fin d => sigma i_12 ^ 2 * tau i_12 ^
    2 * (delta i i_12 * 1))) (Facts.sum_add d (fun i : Fin d => mu i_12 * nu i_12 * (mu i * nu i) + mu i_12 ^ 2 * tau
    i_12 ^ 2 * (delta i i_12 * 1)) (fun i : Fin d => nu i_12 ^ 2 * sigma i_12 ^ 2 * (delta i i_12 * 1))))). }
  assert (r185 : forall (i_12 : Fin d), Sum (fun i : Fin d => mu i_12 * nu i_12 * (mu i * nu i) + mu i_12 ^ 2 * tau
    i_12 ^ 2 * (delta i i_12 * 1)) + Sum (fun i : Fin d => nu i_12 ^ 2 * sigma i_12 ^ 2 * (delta i i_12 * 1)) + Sum
    (fun i : Fin d => sigma i_12 ^ 2 * tau i_12 ^ 2 * (delta i i_12 * 1)) = Sum (fun i : Fin d => mu i_12 * nu i_12 *
    (mu i * nu i)) + Sum (fun i : Fin d => mu i_12 ^ 2 * tau i_12 ^ 2 * (delta i i_12 * 1)) + Sum (fun i : Fin d => nu
    i_12 ^ 2 * sigma i_12 ^ 2 * (delta i i_12 * 1)) + Sum (fun i : Fin d => sigma i_12 ^ 2 * tau i_12 ^ 2 * (delta i
    i_12 * 1))).
  { exact (fun (i_12 : Fin d) => (f_equal (fun (h_32 : R) => h_32 + Sum (fun i : Fin d => nu i_12 ^ 2 * sigma i_12 ^ 2
    * (delta i i_12 * 1)) + Sum (fun i : Fin d => sigma i_12 ^ 2 * tau i_12 ^ 2 * (delta i i_12 * 1))) (Facts.sum_add
    d (fun i : Fin d => mu i_12 * nu i_12 * (mu i * nu i)) (fun i : Fin d => mu i_12 ^ 2 * tau i_12 ^ 2 * (delta i
    i_12 * 1))))). }
  assert (r189 : forall (i_12 : Fin d), Sum (fun i : Fin d => delta i i_12 * 1) = 1).
  { exact (fun (i_12 : Fin d) => (Facts.sum_delta d i_12 (fun i : Fin d => 1))). }
  assert (r190 : forall (i_12 : Fin d), mu i_12 ^ 2 * tau i_12 ^ 2 * Sum (fun i : Fin d => delta i i_12 * 1) = mu i_12
    ^ 2 * tau i_12 ^ 2 * 1).
  { exact (fun (i_12 : Fin d) => (f_equal (fun (h_33 : R) => mu i_12 ^ 2 * tau i_12 ^ 2 * h_33) (r189 i_12))). }
  assert (r193 : forall (i_12 : Fin d), nu i_12 ^ 2 * sigma i_12 ^ 2 * Sum (fun i : Fin d => delta i i_12 * 1) = nu
    i_12 ^ 2 * sigma i_12 ^ 2 * 1).
  { exact (fun (i_12 : Fin d) => (f_equal (fun (h_34 : R) => nu i_12 ^ 2 * sigma i_12 ^ 2 * h_34) (r189 i_12))). }
  assert (r196 : forall (i_12 : Fin d), sigma i_12 ^ 2 * tau i_12 ^ 2 * Sum (fun i : Fin d => delta i i_12 * 1) =
    sigma i_12 ^ 2 * tau i_12 ^ 2 * 1).
  { exact (fun (i_12 : Fin d) => (f_equal (fun (h_35 : R) => sigma i_12 ^ 2 * tau i_12 ^ 2 * h_35) (r189 i_12))). }
  assert (r198 : forall (i_12 : Fin d), Sum (fun i : Fin d => mu i_12 * nu i_12 * (mu i * nu i)) + Sum (fun i : Fin d
    => mu i_12 ^ 2 * tau i_12 ^ 2 * (delta i i_12 * 1)) + Sum (fun i : Fin d => nu i_12 ^ 2 * sigma i_12 ^ 2 * (delta
    i i_12 * 1)) + Sum (fun i : Fin d => sigma i_12 ^ 2 * tau i_12 ^ 2 * (delta i i_12 * 1)) = mu i_12 * nu i_12 * Sum
    (fun i : Fin d => mu i * nu i) + mu i_12 ^ 2 * tau i_12 ^ 2 * 1 + nu i_12 ^ 2 * sigma i_12 ^ 2 * 1 + sigma i_12 ^
    2 * tau i_12 ^ 2 * 1).
  { exact (fun (i_12 : Fin d) => (f_equal4 (fun (h_36 : R) (h_37 : R) (h_38 : R) (h_39 : R) => h_36 + h_37 + h_38 +
    h_39) (Facts.sum_scale d (mu i_12 * nu i_12) (fun i : Fin d => mu i * nu i)) (eq_trans (Facts.sum_scale d (mu i_12
    ^ 2 * tau i_12 ^ 2) (fun i : Fin d => delta i i_12 * 1)) (r190 i_12)) (eq_trans (Facts.sum_scale d (nu i_12 ^ 2 *
    sigma i_12 ^ 2) (fun i : Fin d => delta i i_12 * 1)) (r193 i_12)) (eq_trans (Facts.sum_scale d (sigma i_12 ^ 2 *
    tau i_12 ^ 2) (fun i : Fin d => delta i i_12 * 1)) (r196 i_12)))). }
  assert (r201 : forall (i_12 : Fin d), mu i_12 * nu i_12 * Sum (fun i : Fin d => mu i * nu i) + mu i_12 ^ 2 * tau
    i_12 ^ 2 * 1 + nu i_12 ^ 2 * sigma i_12 ^ 2 * 1 + sigma i_12 ^ 2 * tau i_12 ^ 2 * 1 = mu i_12 * nu i_12 * Sum (fun
    i : Fin d => mu i * nu i) + mu i_12 ^ 2 * tau i_12 ^ 2 + nu i_12 ^ 2 * sigma i_12 ^ 2 + sigma i_12 ^ 2 * tau i_12
    ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((u0 * u1) * u2) + (((u0 ^ 2) * (u3 ^ 2)) * 1)) + (((u1 ^ 2) *
    (u4 ^ 2)) * 1)) + (((u4 ^ 2) * (u3 ^ 2)) * 1)) = (((((u0 * u1) * u2) + ((u0 ^ 2) * (u3 ^ 2))) + ((u1 ^ 2) * (u4 ^
    2))) + ((u4 ^ 2) * (u3 ^ 2)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_12 : Fin d) => (identity (mu i_12) (nu i_12) (Sum (fun i : Fin d => mu i * nu i)) (tau i_12) (sigma
      i_12))). }
  assert (r203 : forall (i_12 : Fin d), mu i_12 * nu i_12 * Sum (fun i : Fin d => mu i * nu i) + mu i_12 ^ 2 * tau
    i_12 ^ 2 + nu i_12 ^ 2 * sigma i_12 ^ 2 + sigma i_12 ^ 2 * tau i_12 ^ 2 = Sum (fun i : Fin d => mu i * nu i) * (mu
    i_12 * nu i_12) + mu i_12 ^ 2 * tau i_12 ^ 2 + nu i_12 ^ 2 * sigma i_12 ^ 2 + sigma i_12 ^ 2 * tau i_12 ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((u0 * u1) * u2) + ((u0 ^ 2) * (u3 ^ 2))) + ((u1 ^ 2) * (u4 ^
    2))) + ((u4 ^ 2) * (u3 ^ 2))) = ((((u2 * (u0 * u1)) + ((u0 ^ 2) * (u3 ^ 2))) + ((u1 ^ 2) * (u4 ^ 2))) + ((u4 ^ 2)
    * (u3 ^ 2)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_12 : Fin d) => (identity (mu i_12) (nu i_12) (Sum (fun i : Fin d => mu i * nu i)) (tau i_12) (sigma
      i_12))). }
  assert (r205 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => delta i i_ * (sigma i ^ 2 + mu i ^ 2) * (tau i ^ 2 + nu
    i ^ 2) + (1 - delta i i_) * (mu i * nu i) * (mu i_ * nu i_))) = Sum (fun i : Fin d => Sum (fun i : Fin d => mu i *
    nu i) * (mu i * nu i) + mu i ^ 2 * tau i ^ 2 + nu i ^ 2 * sigma i ^ 2 + sigma i ^ 2 * tau i ^ 2)).
  { exact (Rules.sum_congruence (fun (i_12 : Fin d) => (eq_trans (eq_trans (eq_trans (r179 i_12) (eq_trans (eq_trans
    (eq_trans (Facts.sum_add d (fun i : Fin d => mu i_12 * nu i_12 * (mu i * nu i) + mu i_12 ^ 2 * tau i_12 ^ 2 *
    (delta i i_12 * 1) + nu i_12 ^ 2 * sigma i_12 ^ 2 * (delta i i_12 * 1)) (fun i : Fin d => sigma i_12 ^ 2 * tau
    i_12 ^ 2 * (delta i i_12 * 1))) (r182 i_12)) (r185 i_12)) (r198 i_12))) (r201 i_12)) (r203 i_12)))). }
  assert (r208 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => delta i i_ * (sigma i ^ 2 + mu i ^ 2) * (tau i ^ 2 + nu
    i ^ 2) + (1 - delta i i_) * (mu i * nu i) * (mu i_ * nu i_))) - Sum (fun i : Fin d => mu i * nu i) ^ 2 = Sum (fun
    i : Fin d => mu i * nu i) ^ 2 + Sum (fun i : Fin d => mu i ^ 2 * tau i ^ 2) + Sum (fun i : Fin d => nu i ^ 2 *
    sigma i ^ 2) + Sum (fun i : Fin d => sigma i ^ 2 * tau i ^ 2) - Sum (fun i : Fin d => mu i * nu i) ^ 2).
  { exact (f_equal (fun (h_40 : R) => h_40 - Sum (fun i : Fin d => mu i * nu i) ^ 2) (eq_trans (eq_trans r205 r153)
    r155)). }
  assert (r209 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => delta i i_ * (sigma i ^ 2 + mu i ^ 2) * (tau i ^ 2 + nu
    i ^ 2) + (1 - delta i i_) * (mu i * nu i) * (mu i_ * nu i_))) - Sum (fun i : Fin d => mu i * nu i) ^ 2 = Sum (fun
    i : Fin d => mu i ^ 2 * tau i ^ 2) + Sum (fun i : Fin d => nu i ^ 2 * sigma i ^ 2) + Sum (fun i : Fin d => sigma i
    ^ 2 * tau i ^ 2)).
  { exact (eq_trans r208 r169). }
  assert (r213 : forall (i_14 : Fin d), (sigma i_14 ^ 2 + mu i_14 ^ 2) * (tau i_14 ^ 2 + nu i_14 ^ 2) - (mu i_14 * nu
    i_14) ^ 2 = mu i_14 ^ 2 * tau i_14 ^ 2 + nu i_14 ^ 2 * sigma i_14 ^ 2 + sigma i_14 ^ 2 * tau i_14 ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 ^ 2) + (u1 ^ 2)) * ((u2 ^ 2) + (u3 ^ 2))) - ((u1 * u3) ^ 2)) =
    ((((u1 ^ 2) * (u2 ^ 2)) + ((u3 ^ 2) * (u0 ^ 2))) + ((u0 ^ 2) * (u2 ^ 2)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_14 : Fin d) => (identity (sigma i_14) (mu i_14) (tau i_14) (nu i_14))). }
  assert (r214 : Sum (fun i : Fin d => (sigma i ^ 2 + mu i ^ 2) * (tau i ^ 2 + nu i ^ 2) - (mu i * nu i) ^ 2) = Sum
    (fun i : Fin d => mu i ^ 2 * tau i ^ 2 + nu i ^ 2 * sigma i ^ 2 + sigma i ^ 2 * tau i ^ 2)).
  { exact (Rules.sum_congruence (fun (i_14 : Fin d) => (r213 i_14))). }
  assert (r217 : Sum (fun i : Fin d => mu i ^ 2 * tau i ^ 2 + nu i ^ 2 * sigma i ^ 2) + Sum (fun i : Fin d => sigma i
    ^ 2 * tau i ^ 2) = Sum (fun i : Fin d => mu i ^ 2 * tau i ^ 2) + Sum (fun i : Fin d => nu i ^ 2 * sigma i ^ 2) +
    Sum (fun i : Fin d => sigma i ^ 2 * tau i ^ 2)).
  { exact (f_equal (fun (h_41 : R) => h_41 + Sum (fun i : Fin d => sigma i ^ 2 * tau i ^ 2)) (Facts.sum_add d (fun i :
    Fin d => mu i ^ 2 * tau i ^ 2) (fun i : Fin d => nu i ^ 2 * sigma i ^ 2))). }
  assert (r223 : forall (i_15 : Fin d), sigma i_15 ^ 2 * tau i_15 ^ 2 + sigma i_15 ^ 2 * nu i_15 ^ 2 + tau i_15 ^ 2 *
    mu i_15 ^ 2 = mu i_15 ^ 2 * tau i_15 ^ 2 + nu i_15 ^ 2 * sigma i_15 ^ 2 + sigma i_15 ^ 2 * tau i_15 ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 ^ 2) * (u1 ^ 2)) + ((u0 ^ 2) * (u2 ^ 2))) + ((u1 ^ 2) * (u3 ^
    2))) = ((((u3 ^ 2) * (u1 ^ 2)) + ((u2 ^ 2) * (u0 ^ 2))) + ((u0 ^ 2) * (u1 ^ 2)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_15 : Fin d) => (identity (sigma i_15) (tau i_15) (nu i_15) (mu i_15))). }
  assert (r224 : Sum (fun a : Fin d => sigma a ^ 2 * tau a ^ 2 + sigma a ^ 2 * nu a ^ 2 + tau a ^ 2 * mu a ^ 2) = Sum
    (fun i : Fin d => mu i ^ 2 * tau i ^ 2 + nu i ^ 2 * sigma i ^ 2 + sigma i ^ 2 * tau i ^ 2)).
  { exact (Rules.sum_congruence (fun (i_15 : Fin d) => (r223 i_15))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (Facts.variance P (Random (fun w : P => Sum (fun a : Fin d => q_ a w *
    k a w)) (finite_sum (fun a : Fin d => (finite_mul (moments (q_ a)) (moments (k a))))))) (eq_trans (eq_trans r30
    r31) (eq_sym (eq_trans r40 r31)))) (eq_trans (eq_trans r168 r169) (eq_sym r209))) (eq_trans r209 (eq_sym (eq_trans
    r214 (eq_trans (Facts.sum_add d (fun i : Fin d => mu i ^ 2 * tau i ^ 2 + nu i ^ 2 * sigma i ^ 2) (fun i : Fin d =>
    sigma i ^ 2 * tau i ^ 2)) r217))))) (eq_trans r214 (eq_sym r224))).
Qed.

(* Variance of a dot product of entries with equal moments. *)
Theorem dot_product_variance_of_identical (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P)
  (mu sigma nu tau : R)
    (given_1 : independent (joint q_ k))
    (given_2 : forall a : Fin d, E (fun w : P => q_ a w) = mu)
    (given_3 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2 + mu ^ 2)
    (given_4 : forall a : Fin d, E (fun w : P => k a w) = nu)
    (given_5 : forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2 + nu ^ 2) :
  Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = INR d * (sigma ^ 2 * tau ^ 2 + sigma ^ 2 * nu ^ 2 + tau ^
    2 * mu ^ 2).
Proof.
  assert (r2 : sigma ^ 2 * tau ^ 2 + sigma ^ 2 * nu ^ 2 + tau ^ 2 * mu ^ 2 = mu ^ 2 * tau ^ 2 + nu ^ 2 * sigma ^ 2 +
    sigma ^ 2 * tau ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 ^ 2) * (u1 ^ 2)) + ((u0 ^ 2) * (u2 ^ 2))) + ((u1 ^ 2) * (u3 ^
    2))) = ((((u3 ^ 2) * (u1 ^ 2)) + ((u2 ^ 2) * (u0 ^ 2))) + ((u0 ^ 2) * (u1 ^ 2)))) by (intros u0 u1 u2 u3; ring).
    exact (identity sigma tau nu mu). }
  assert (r3 : mu ^ 2 * tau ^ 2 + nu ^ 2 * sigma ^ 2 + sigma ^ 2 * tau ^ 2 = mu ^ 2 * tau ^ 2 * 1 + nu ^ 2 * sigma ^ 2
    * 1 + sigma ^ 2 * tau ^ 2 * 1).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 ^ 2) * (u1 ^ 2)) + ((u2 ^ 2) * (u3 ^ 2))) + ((u3 ^ 2) * (u1 ^
    2))) = (((((u0 ^ 2) * (u1 ^ 2)) * 1) + (((u2 ^ 2) * (u3 ^ 2)) * 1)) + (((u3 ^ 2) * (u1 ^ 2)) * 1))) by (intros u0
    u1 u2 u3; ring).
    exact (identity mu tau nu sigma). }
  assert (r5 : Sum (fun i : Fin d => sigma ^ 2 * tau ^ 2 + sigma ^ 2 * nu ^ 2 + tau ^ 2 * mu ^ 2) = Sum (fun i : Fin d
    => mu ^ 2 * tau ^ 2 * 1 + nu ^ 2 * sigma ^ 2 * 1 + sigma ^ 2 * tau ^ 2 * 1)).
  { exact (Rules.sum_congruence (fun (i : Fin d) => (eq_trans r2 r3))). }
  assert (r8 : Sum (fun i : Fin d => mu ^ 2 * tau ^ 2 * 1 + nu ^ 2 * sigma ^ 2 * 1) + Sum (fun i : Fin d => sigma ^ 2
    * tau ^ 2 * 1) = Sum (fun i : Fin d => mu ^ 2 * tau ^ 2 * 1) + Sum (fun i : Fin d => nu ^ 2 * sigma ^ 2 * 1) + Sum
    (fun i : Fin d => sigma ^ 2 * tau ^ 2 * 1)).
  { exact (f_equal (fun (h : R) => h + Sum (fun i : Fin d => sigma ^ 2 * tau ^ 2 * 1)) (Facts.sum_add d (fun i : Fin d
    => mu ^ 2 * tau ^ 2 * 1) (fun i : Fin d => nu ^ 2 * sigma ^ 2 * 1))). }
  assert (r11 : Sum (fun i : Fin d => 1) = INR d).
  { exact (Facts.sum_one d). }
  assert (r12 : mu ^ 2 * tau ^ 2 * Sum (fun i : Fin d => 1) = mu ^ 2 * tau ^ 2 * INR d).
  { exact (f_equal (fun (h_ : R) => mu ^ 2 * tau ^ 2 * h_) r11). }
  assert (r15 : nu ^ 2 * sigma ^ 2 * Sum (fun i : Fin d => 1) = nu ^ 2 * sigma ^ 2 * INR d).
  { exact (f_equal (fun (h_1 : R) => nu ^ 2 * sigma ^ 2 * h_1) r11). }
  assert (r18 : sigma ^ 2 * tau ^ 2 * Sum (fun i : Fin d => 1) = sigma ^ 2 * tau ^ 2 * INR d).
  { exact (f_equal (fun (h_2 : R) => sigma ^ 2 * tau ^ 2 * h_2) r11). }
  assert (r20 : Sum (fun i : Fin d => mu ^ 2 * tau ^ 2 * 1) + Sum (fun i : Fin d => nu ^ 2 * sigma ^ 2 * 1) + Sum (fun
    i : Fin d => sigma ^ 2 * tau ^ 2 * 1) = mu ^ 2 * tau ^ 2 * INR d + nu ^ 2 * sigma ^ 2 * INR d + sigma ^ 2 * tau ^
    2 * INR d).
  { exact (f_equal3 (fun (h_3 : R) (h_4 : R) (h_5 : R) => h_3 + h_4 + h_5) (eq_trans (Facts.sum_scale d (mu ^ 2 * tau
    ^ 2) (fun i : Fin d => 1)) r12) (eq_trans (Facts.sum_scale d (nu ^ 2 * sigma ^ 2) (fun i : Fin d => 1)) r15)
    (eq_trans (Facts.sum_scale d (sigma ^ 2 * tau ^ 2) (fun i : Fin d => 1)) r18)). }
  assert (r23 : INR d * (sigma ^ 2 * tau ^ 2 + sigma ^ 2 * nu ^ 2 + tau ^ 2 * mu ^ 2) = mu ^ 2 * tau ^ 2 * INR d + nu
    ^ 2 * sigma ^ 2 * INR d + sigma ^ 2 * tau ^ 2 * INR d).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * ((((u1 ^ 2) * (u2 ^ 2)) + ((u1 ^ 2) * (u3 ^ 2))) + ((u2 ^ 2) *
    (u4 ^ 2)))) = (((((u4 ^ 2) * (u2 ^ 2)) * u0) + (((u3 ^ 2) * (u1 ^ 2)) * u0)) + (((u1 ^ 2) * (u2 ^ 2)) * u0))) by
    (intros u0 u1 u2 u3 u4; ring).
    exact (identity (INR d) sigma tau nu mu). }
  exact (eq_trans (DotProduct.dot_product_variance d d_pos P q_ k (fun a : Fin d => mu) (fun a : Fin d => sigma) (fun
    a : Fin d => nu) (fun a : Fin d => tau) given_1 given_2 given_3 given_4 given_5) (eq_trans (eq_trans r5 (eq_trans
    (eq_trans (Facts.sum_add d (fun i : Fin d => mu ^ 2 * tau ^ 2 * 1 + nu ^ 2 * sigma ^ 2 * 1) (fun i : Fin d =>
    sigma ^ 2 * tau ^ 2 * 1)) r8) r20)) (eq_sym r23))).
Qed.

(* Variance of a dot product of centered entries. *)
Theorem dot_product_variance_of_centered (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P)
  (sigma : R)
    (given_1 : independent (joint q_ k))
    (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2)
    (given_3 : forall a : Fin d, E (fun w : P => k a w) = 0)
    (given_4 : forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2) :
  Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = INR d * sigma ^ 4.
Proof.
  assert (r1 : forall (i : Fin d) (w : P), q_ i w * k i w = k i w * q_ i w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin d) (w : P) => (identity (q_ i w) (k i w))). }
  assert (r2 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) = Sum (fun i : Fin d => k i w * q_ i w)).
  { exact (fun (w : P) => (Rules.sum_congruence (fun (i : Fin d) => (r1 i w)))). }
  assert (r3 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) ^ 2 = Sum (fun i : Fin d => k i w * q_ i w) ^ 2).
  { exact (fun (w : P) => (f_equal (fun (h : R) => h ^ 2) (r2 w))). }
  assert (r4 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 2) = E (fun w : P => Sum (fun i : Fin d => k i
    w * q_ i w) ^ 2)).
  { exact (Rules.expectation_congruence (fun (w : P) => (r3 w))). }
  assert (r5 : forall (w : P), Sum (fun i : Fin d => k i w * q_ i w) ^ 2 = Sum (fun i : Fin d => k i w * q_ i w) * Sum
    (fun i : Fin d => k i w * q_ i w)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)))). }
  assert (r9 : E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 2) = E (fun w : P => Sum (fun i : Fin d => Sum
    (fun i : Fin d => k i w * q_ i w) * (k i w * q_ i w)))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (r5 w) (eq_sym (Facts.sum_scale d (Sum (fun i : Fin
    d => k i w * q_ i w)) (fun i : Fin d => k i w * q_ i w)))))). }
  assert (r12 : forall (i_ : Fin d) (w : P), Sum (fun i : Fin d => k i w * q_ i w) * (k i_ w * q_ i_ w) = k i_ w * q_
    i_ w * Sum (fun i : Fin d => k i w * q_ i w)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin d) (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)) (k i_ w) (q_ i_ w))). }
  assert (r13 : forall (i_ : Fin d), E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) * (k i_ w * q_ i_ w)) = E
    (fun w : P => k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w))).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r12 i_ w)))). }
  assert (r16 : forall (i_ : Fin d), E (fun w : P => k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w)) = E
    (fun w : P => Sum (fun i : Fin d => k i_ w * q_ i_ w * (k i w * q_ i w)))).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_sym (Facts.sum_scale d (k i_ w * q_
    i_ w) (fun i : Fin d => k i w * q_ i w)))))). }
  assert (r19 : forall (i_ i_1 : Fin d) (w : P), k i_ w * q_ i_ w * (k i_1 w * q_ i_1 w) = k i_ w * k i_1 w * q_ i_ w
    * q_ i_1 w).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u0 * u2) * u1) * u3)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_ i_1 : Fin d) (w : P) => (identity (k i_ w) (q_ i_ w) (k i_1 w) (q_ i_1 w))). }
  assert (r20 : forall (i_ i_1 : Fin d), E (fun w : P => k i_ w * q_ i_ w * (k i_1 w * q_ i_1 w)) = E (fun w : P => k
    i_ w * k i_1 w * q_ i_ w * q_ i_1 w)).
  { exact (fun (i_ i_1 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r19 i_ i_1 w)))). }
  assert (r21 : forall (i_ : Fin d), Sum (fun i : Fin d => E (fun w : P => k i_ w * q_ i_ w * (k i w * q_ i w))) = Sum
    (fun i : Fin d => E (fun w : P => k i_ w * k i w * q_ i_ w * q_ i w))).
  { exact (fun (i_ : Fin d) => (Rules.sum_congruence (fun (i_1 : Fin d) => (r20 i_ i_1)))). }
  assert (r24 : Sum (fun i : Fin d => E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) * (k i w * q_ i w))) = Sum
    (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { exact (Rules.sum_congruence (fun (i_ : Fin d) => (eq_trans (r13 i_) (eq_trans (eq_trans (r16 i_)
    (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => k i_ w * q_ i_ w * (k i w * q_ i w))
    (finite_mul (finite_mul (moments (k i_)) (moments (q_ i_))) (finite_mul (moments (k i)) (moments (q_ i))))))))
    (r21 i_))))). }
  assert (r27 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = E (fun w : P => Sum (fun i : Fin d => k i w *
    q_ i w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (r2 w))). }
  assert (r30 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 2) - E (fun w : P => Sum (fun a : Fin d => q_
    a w * k a w)) ^ 2 = Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_
    w))) - Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) ^ 2).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => h_ - h_1 ^ 2) (eq_trans r4 (eq_trans (eq_trans r9
    (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) * (k i w
    * q_ i w)) (finite_mul (finite_sum (fun i : Fin d => (finite_mul (moments (k i)) (moments (q_ i))))) (finite_mul
    (moments (k i)) (moments (q_ i)))))))) r24)) (eq_trans r27 (Facts.expectation_sum d P (fun i : Fin d => (Random
    (fun w : P => k i w * q_ i w) (finite_mul (moments (k i)) (moments (q_ i)))))))). }
  assert (r31 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w))) -
    Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) ^ 2 = -1 * Sum (fun i : Fin d => E (fun w : P => k i w * q_
    i w)) ^ 2 + Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { assert (identity : forall u0 u1 : R, (u0 - (u1 ^ 2)) = (((-1) * (u1 ^ 2)) + u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_
      w)))) (Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)))). }
  assert (r33 : forall (i_2 i_3 : Fin d) (w : P), q_ i_2 w * k i_2 w * (q_ i_3 w * k i_3 w) = k i_2 w * k i_3 w * q_
    i_2 w * q_ i_3 w).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u1 * u3) * u0) * u2)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_2 i_3 : Fin d) (w : P) => (identity (q_ i_2 w) (k i_2 w) (q_ i_3 w) (k i_3 w))). }
  assert (r34 : forall (i_2 i_3 : Fin d), E (fun w : P => q_ i_2 w * k i_2 w * (q_ i_3 w * k i_3 w)) = E (fun w : P =>
    k i_2 w * k i_3 w * q_ i_2 w * q_ i_3 w)).
  { exact (fun (i_2 i_3 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r33 i_2 i_3 w)))). }
  assert (r35 : forall (i_2 : Fin d), Sum (fun i : Fin d => E (fun w : P => q_ i_2 w * k i_2 w * (q_ i w * k i w))) =
    Sum (fun i : Fin d => E (fun w : P => k i_2 w * k i w * q_ i_2 w * q_ i w))).
  { exact (fun (i_2 : Fin d) => (Rules.sum_congruence (fun (i_3 : Fin d) => (r34 i_2 i_3)))). }
  assert (r36 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i w * k i w * (q_ i_ w * k i_ w)))) =
    Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => k i w * k i_ w * q_ i w * q_ i_ w)))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin d) => (r35 i_2))). }
  assert (r37 : forall (i_4 : Fin d) (w : P), q_ i_4 w * k i_4 w = k i_4 w * q_ i_4 w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_4 : Fin d) (w : P) => (identity (q_ i_4 w) (k i_4 w))). }
  assert (r38 : forall (i_4 : Fin d), E (fun w : P => q_ i_4 w * k i_4 w) = E (fun w : P => k i_4 w * q_ i_4 w)).
  { exact (fun (i_4 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r37 i_4 w)))). }
  assert (r39 : Sum (fun i : Fin d => E (fun w : P => q_ i w * k i w)) = Sum (fun i : Fin d => E (fun w : P => k i w *
    q_ i w))).
  { exact (Rules.sum_congruence (fun (i_4 : Fin d) => (r38 i_4))). }
  assert (r40 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i w * k i w * (q_ i_ w * k i_ w)))) -
    Sum (fun i : Fin d => E (fun w : P => q_ i w * k i w)) ^ 2 = Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w
    : P => k i w * k i_ w * q_ i w * q_ i_ w))) - Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) ^ 2).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 - h_3 ^ 2) r36 r39). }
  assert (r45 : forall (i_5 i_6 : Fin d) (w : P), q_ i_5 w * k i_5 w * (q_ i_6 w * k i_6 w) = k i_5 w * k i_6 w * q_
    i_5 w * q_ i_6 w).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u1 * u3) * u0) * u2)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_5 i_6 : Fin d) (w : P) => (identity (q_ i_5 w) (k i_5 w) (q_ i_6 w) (k i_6 w))). }
  assert (r46 : forall (i_5 i_6 : Fin d), E (fun w : P => q_ i_5 w * k i_5 w * (q_ i_6 w * k i_6 w)) = E (fun w : P =>
    k i_5 w * k i_6 w * q_ i_5 w * q_ i_6 w)).
  { exact (fun (i_5 i_6 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r45 i_5 i_6 w)))). }
  assert (r47 : forall (i_5 : Fin d) (w : P), k i_5 w * k i_5 w * q_ i_5 w * q_ i_5 w = k i_5 w ^ 2 * q_ i_5 w ^ 2).
  { assert (identity : forall u0 u1 : R, (((u0 * u0) * u1) * u1) = ((u0 ^ 2) * (u1 ^ 2))) by (intros u0 u1; ring).
    exact (fun (i_5 : Fin d) (w : P) => (identity (k i_5 w) (q_ i_5 w))). }
  assert (r48 : forall (i_5 : Fin d), E (fun w : P => k i_5 w * k i_5 w * q_ i_5 w * q_ i_5 w) = E (fun w : P => k i_5
    w ^ 2 * q_ i_5 w ^ 2)).
  { exact (fun (i_5 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r47 i_5 w)))). }
  assert (r49 : forall (i_5 : Fin d), E (fun w : P => k i_5 w ^ 2 * q_ i_5 w ^ 2) = E (fun w : P => k i_5 w ^ 2) * E
    (fun w : P => q_ i_5 w ^ 2)).
  { exact (fun (i_5 : Fin d) => (Rules.expectation_factor ((inr i_5) :: nil)%list ((inl i_5) :: nil)%list given_1
    (disjoint_cons (away_cons (inr_inl _ _) away_nil) disjoint_nil) (polynomial_pow 2 (polynomial_entry (inr i_5)
    (or_introl eq_refl))) (polynomial_pow 2 (polynomial_entry (inl i_5) (or_introl eq_refl))))). }
  assert (r51 : forall (i_7 : Fin d), E (fun w : P => k i_7 w ^ 2) = sigma ^ 2).
  { exact (fun (i_7 : Fin d) => (given_4 i_7)). }
  assert (r54 : forall (i_8 : Fin d), E (fun w : P => q_ i_8 w ^ 2) = sigma ^ 2).
  { exact (fun (i_8 : Fin d) => (given_2 i_8)). }
  assert (r56 : forall (i_5 : Fin d), E (fun w : P => k i_5 w ^ 2) * E (fun w : P => q_ i_5 w ^ 2) = sigma ^ 2 * sigma
    ^ 2).
  { exact (fun (i_5 : Fin d) => (f_equal2 (fun (h_4 : R) (h_5 : R) => h_4 * h_5) (r51 i_5) (r54 i_5))). }
  assert (r58 : sigma ^ 2 * sigma ^ 2 = sigma ^ 4).
  { assert (identity : forall u0 : R, ((u0 ^ 2) * (u0 ^ 2)) = (u0 ^ 4)) by (intros u0; ring).
    exact (identity sigma). }
  assert (r62 : forall (i_5 : Fin d), E (fun w : P => k i_5 w * k i_5 w * q_ i_5 w * q_ i_5 w) = delta i_5 i_5 * sigma
    ^ 4 + (1 - delta i_5 i_5) * 0).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (u1 ^ 4)) + ((1 - u0) * 0)) - u2 = (1 * ((u1 ^ 4) - u2) + ((0 - (u1
    ^ 4)) * (1 - u0) + 0))) by (intros u0 u1 u2; ring).
    exact (fun (i_5 : Fin d) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r48 i_5) (eq_trans
      (eq_trans (r49 i_5) (r56 i_5)) r58)) (Rules.and_equation (0 - sigma ^ 4) (Facts.delta_same d i_5)
      Rules.no_equation)) (identity (delta i_5 i_5) sigma (E (fun w : P => k i_5 w * k i_5 w * q_ i_5 w * q_ i_5
      w))))). }
  assert (r63 : forall (i_5 i_6 : Fin d) (w : P), k i_5 w * k i_6 w * q_ i_5 w * q_ i_6 w = k i_5 w * (k i_6 w * q_
    i_5 w * q_ i_6 w)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * u3) = (u0 * ((u1 * u2) * u3))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_5 i_6 : Fin d) (w : P) => (identity (k i_5 w) (k i_6 w) (q_ i_5 w) (q_ i_6 w))). }
  assert (r64 : forall (i_5 i_6 : Fin d), E (fun w : P => k i_5 w * k i_6 w * q_ i_5 w * q_ i_6 w) = E (fun w : P => k
    i_5 w * (k i_6 w * q_ i_5 w * q_ i_6 w))).
  { exact (fun (i_5 i_6 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r63 i_5 i_6 w)))). }
  assert (r66 : forall (i_5 i_6 : Fin d), i_5 <> i_6 -> E (fun w : P => k i_5 w * (k i_6 w * q_ i_5 w * q_ i_6 w)) = E
    (fun w : P => k i_5 w) * E (fun w : P => k i_6 w * q_ i_5 w * q_ i_6 w)).
  { exact (fun (i_5 i_6 : Fin d) p => (Rules.expectation_factor ((inr i_5) :: nil)%list ((inr i_6) :: (inl i_5) ::
    (inl i_6) :: nil)%list given_1 (disjoint_cons (away_cons (inr_apart p) (away_cons (inr_inl _ _) (away_cons
    (inr_inl _ _) away_nil))) disjoint_nil) (polynomial_entry (inr i_5) (or_introl eq_refl)) (polynomial_mul
    (polynomial_mul (polynomial_entry (inr i_6) (or_introl eq_refl)) (polynomial_entry (inl i_5) (or_intror (or_introl
    eq_refl)))) (polynomial_entry (inl i_6) (or_intror (or_intror (or_introl eq_refl))))))). }
  assert (r69 : forall (i_9 : Fin d), E (fun w : P => k i_9 w) = 0).
  { exact (fun (i_9 : Fin d) => (given_3 i_9)). }
  assert (r71 : forall (i_5 i_6 : Fin d), E (fun w : P => k i_5 w) * E (fun w : P => k i_6 w * q_ i_5 w * q_ i_6 w) =
    0 * E (fun w : P => k i_6 w * q_ i_5 w * q_ i_6 w)).
  { exact (fun (i_5 i_6 : Fin d) => (f_equal (fun (h_6 : R) => h_6 * E (fun w : P => k i_6 w * q_ i_5 w * q_ i_6 w))
    (r69 i_5))). }
  assert (r73 : forall (i_6 i_5 : Fin d), 0 * E (fun w : P => k i_6 w * q_ i_5 w * q_ i_6 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_6 i_5 : Fin d) => (identity (E (fun w : P => k i_6 w * q_ i_5 w * q_ i_6 w)))). }
  assert (r76 : forall (i_5 i_6 : Fin d), i_5 <> i_6 -> E (fun w : P => k i_5 w * k i_6 w * q_ i_5 w * q_ i_6 w) =
    delta i_5 i_6 * sigma ^ 4 + (1 - delta i_5 i_6) * 0).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (u1 ^ 4)) + ((1 - u0) * 0)) - u2 = (1 * (0 - u2) + ((0 - (u1 ^ 4))
    * (0 - u0) + 0))) by (intros u0 u1 u2; ring).
    exact (fun (i_5 i_6 : Fin d) p_ => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_trans (eq_trans
      (r64 i_5 i_6) (r66 i_5 i_6 p_)) (r71 i_5 i_6)) (r73 i_6 i_5)) (Rules.and_equation (0 - sigma ^ 4)
      (Facts.delta_apart d i_5 i_6 p_) Rules.no_equation)) (identity (delta i_5 i_6) sigma (E (fun w : P => k i_5 w *
      k i_6 w * q_ i_5 w * q_ i_6 w))))). }
  assert (r77 : forall (i_5 i_6 : Fin d), E (fun w : P => k i_5 w * k i_6 w * q_ i_5 w * q_ i_6 w) = delta i_5 i_6 *
    sigma ^ 4 + (1 - delta i_5 i_6) * 0).
  { exact (fun (i_5 i_6 : Fin d) => (Rules.index_cases (fun (i_6 : Fin d) => E (fun w : P => k i_5 w * k i_6 w * q_
    i_5 w * q_ i_6 w) = delta i_5 i_6 * sigma ^ 4 + (1 - delta i_5 i_6) * 0) i_5 i_6 (r62 i_5) (fun p_1 => (r76 i_5
    i_6 p_1)))). }
  assert (r78 : forall (i_5 i_6 : Fin d), delta i_5 i_6 * sigma ^ 4 + (1 - delta i_5 i_6) * 0 = sigma ^ 4 * delta i_5
    i_6).
  { assert (identity : forall u0 u1 : R, ((u0 * (u1 ^ 4)) + ((1 - u0) * 0)) = ((u1 ^ 4) * u0)) by (intros u0 u1;
    ring).
    exact (fun (i_5 i_6 : Fin d) => (identity (delta i_5 i_6) sigma)). }
  assert (r83 : forall (b a : Fin d), a <> b -> b <> a).
  { exact (fun (b a : Fin d) p_2 => (Facts.apart_symm d a b p_2)). }
  assert (r86 : forall (a b : Fin d), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin d) p_3 => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart d a b p_3)
      (Rules.and_equation (-1) (Facts.delta_apart d b a (r83 b a p_3)) Rules.no_equation)) (identity (delta b a)
      (delta a b)))). }
  assert (r87 : forall (a b : Fin d), delta a b = delta b a).
  { exact (fun (a b : Fin d) => (Rules.index_cases (fun (b : Fin d) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_4 => (r86 a b p_4)))). }
  assert (r89 : forall (i_5 i_6 : Fin d), sigma ^ 4 * delta i_5 i_6 = sigma ^ 4 * (delta i_6 i_5 * 1)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 ^ 4) * (u1 * 1)) - ((u0 ^ 4) * u2) = (((u0 ^ 4) * 1) * (u1 - u2) +
    0)) by (intros u0 u1 u2; ring).
    exact (fun (i_5 i_6 : Fin d) => (Rules.linear_combination (Rules.and_equation (sigma ^ 4 * 1) (r87 i_5 i_6)
      Rules.no_equation) (identity sigma (delta i_6 i_5) (delta i_5 i_6)))). }
  assert (r91 : forall (i_5 : Fin d), Sum (fun i : Fin d => E (fun w : P => q_ i_5 w * k i_5 w * (q_ i w * k i w))) =
    Sum (fun i : Fin d => sigma ^ 4 * (delta i i_5 * 1))).
  { exact (fun (i_5 : Fin d) => (Rules.sum_congruence (fun (i_6 : Fin d) => (eq_trans (eq_trans (r46 i_5 i_6)
    (eq_trans (r77 i_5 i_6) (r78 i_5 i_6))) (r89 i_5 i_6))))). }
  assert (r94 : forall (i_5 : Fin d), sigma ^ 4 * Sum (fun i : Fin d => delta i i_5 * 1) = sigma ^ 4 * 1).
  { exact (fun (i_5 : Fin d) => (f_equal (fun (h_7 : R) => sigma ^ 4 * h_7) (Facts.sum_delta d i_5 (fun i : Fin d =>
    1)))). }
  assert (r97 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i w * k i w * (q_ i_ w * k i_ w)))) =
    Sum (fun i : Fin d => sigma ^ 4 * 1)).
  { exact (Rules.sum_congruence (fun (i_5 : Fin d) => (eq_trans (r91 i_5) (eq_trans (Facts.sum_scale d (sigma ^ 4)
    (fun i : Fin d => delta i i_5 * 1)) (r94 i_5))))). }
  assert (r99 : Sum (fun i : Fin d => 1) = INR d).
  { exact (Facts.sum_one d). }
  assert (r100 : sigma ^ 4 * Sum (fun i : Fin d => 1) = sigma ^ 4 * INR d).
  { exact (f_equal (fun (h_8 : R) => sigma ^ 4 * h_8) r99). }
  assert (r101 : Sum (fun i : Fin d => sigma ^ 4 * 1) = sigma ^ 4 * INR d).
  { exact (eq_trans (Facts.sum_scale d (sigma ^ 4) (fun i : Fin d => 1)) r100). }
  assert (r103 : forall (i_10 : Fin d) (w : P), q_ i_10 w * k i_10 w = k i_10 w * q_ i_10 w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_10 : Fin d) (w : P) => (identity (q_ i_10 w) (k i_10 w))). }
  assert (r104 : forall (i_10 : Fin d), E (fun w : P => q_ i_10 w * k i_10 w) = E (fun w : P => k i_10 w * q_ i_10
    w)).
  { exact (fun (i_10 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r103 i_10 w)))). }
  assert (r105 : forall (i_10 : Fin d), E (fun w : P => k i_10 w * q_ i_10 w) = E (fun w : P => k i_10 w) * E (fun w :
    P => q_ i_10 w)).
  { exact (fun (i_10 : Fin d) => (Rules.expectation_factor ((inr i_10) :: nil)%list ((inl i_10) :: nil)%list given_1
    (disjoint_cons (away_cons (inr_inl _ _) away_nil) disjoint_nil) (polynomial_entry (inr i_10) (or_introl eq_refl))
    (polynomial_entry (inl i_10) (or_introl eq_refl)))). }
  assert (r107 : forall (i_10 : Fin d), E (fun w : P => k i_10 w) * E (fun w : P => q_ i_10 w) = 0 * E (fun w : P =>
    q_ i_10 w)).
  { exact (fun (i_10 : Fin d) => (f_equal (fun (h_9 : R) => h_9 * E (fun w : P => q_ i_10 w)) (r69 i_10))). }
  assert (r109 : forall (i_10 : Fin d), 0 * E (fun w : P => q_ i_10 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_10 : Fin d) => (identity (E (fun w : P => q_ i_10 w)))). }
  assert (r112 : 0 = 0 * 1).
  { assert (identity : 0 = (0 * 1)) by ring.
    exact identity. }
  assert (r114 : Sum (fun i : Fin d => E (fun w : P => q_ i w * k i w)) = Sum (fun i : Fin d => 0 * 1)).
  { exact (Rules.sum_congruence (fun (i_10 : Fin d) => (eq_trans (eq_trans (r104 i_10) (eq_trans (eq_trans (r105 i_10)
    (r107 i_10)) (r109 i_10))) r112))). }
  assert (r116 : 0 * Sum (fun i : Fin d => 1) = 0 * INR d).
  { exact (f_equal (fun (h_10 : R) => 0 * h_10) r99). }
  assert (r119 : 0 * INR d = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (identity (INR d)). }
  assert (r121 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i w * k i w * (q_ i_ w * k i_ w)))) -
    Sum (fun i : Fin d => E (fun w : P => q_ i w * k i w)) ^ 2 = sigma ^ 4 * INR d - 0 ^ 2).
  { exact (f_equal2 (fun (h_11 : R) (h_12 : R) => h_11 - h_12 ^ 2) (eq_trans r97 r101) (eq_trans (eq_trans r114
    (eq_trans (Facts.sum_scale d 0 (fun i : Fin d => 1)) r116)) r119)). }
  assert (r122 : sigma ^ 4 * INR d - 0 ^ 2 = sigma ^ 4 * INR d).
  { assert (identity : forall u0 u1 : R, (((u0 ^ 4) * u1) - (0 ^ 2)) = ((u0 ^ 4) * u1)) by (intros u0 u1; ring).
    exact (identity sigma (INR d)). }
  assert (r124 : forall (i_11 i_12 : Fin d), delta i_11 i_12 * sigma ^ 4 = sigma ^ 4 * delta i_11 i_12).
  { assert (identity : forall u0 u1 : R, (u0 * (u1 ^ 4)) = ((u1 ^ 4) * u0)) by (intros u0 u1; ring).
    exact (fun (i_11 i_12 : Fin d) => (identity (delta i_11 i_12) sigma)). }
  assert (r126 : forall (i_11 i_12 : Fin d), sigma ^ 4 * delta i_11 i_12 = sigma ^ 4 * (delta i_12 i_11 * 1)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 ^ 4) * (u1 * 1)) - ((u0 ^ 4) * u2) = (((u0 ^ 4) * 1) * (u1 - u2) +
    0)) by (intros u0 u1 u2; ring).
    exact (fun (i_11 i_12 : Fin d) => (Rules.linear_combination (Rules.and_equation (sigma ^ 4 * 1) (r87 i_11 i_12)
      Rules.no_equation) (identity sigma (delta i_12 i_11) (delta i_11 i_12)))). }
  assert (r128 : forall (i_11 : Fin d), Sum (fun i : Fin d => delta i_11 i * sigma ^ 4) = Sum (fun i : Fin d => sigma
    ^ 4 * (delta i i_11 * 1))).
  { exact (fun (i_11 : Fin d) => (Rules.sum_congruence (fun (i_12 : Fin d) => (eq_trans (r124 i_11 i_12) (r126 i_11
    i_12))))). }
  assert (r131 : forall (i_11 : Fin d), sigma ^ 4 * Sum (fun i : Fin d => delta i i_11 * 1) = sigma ^ 4 * 1).
  { exact (fun (i_11 : Fin d) => (f_equal (fun (h_13 : R) => sigma ^ 4 * h_13) (Facts.sum_delta d i_11 (fun i : Fin d
    => 1)))). }
  assert (r134 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => delta i i_ * sigma ^ 4)) = Sum (fun i : Fin d => sigma ^
    4 * 1)).
  { exact (Rules.sum_congruence (fun (i_11 : Fin d) => (eq_trans (r128 i_11) (eq_trans (Facts.sum_scale d (sigma ^ 4)
    (fun i : Fin d => delta i i_11 * 1)) (r131 i_11))))). }
  assert (r135 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => delta i i_ * sigma ^ 4)) = sigma ^ 4 * INR d).
  { exact (eq_trans r134 r101). }
  assert (r139 : INR d * sigma ^ 4 = sigma ^ 4 * INR d).
  { assert (identity : forall u0 u1 : R, (u0 * (u1 ^ 4)) = ((u1 ^ 4) * u0)) by (intros u0 u1; ring).
    exact (identity (INR d) sigma). }
  exact (eq_trans (eq_trans (eq_trans (Facts.variance P (Random (fun w : P => Sum (fun a : Fin d => q_ a w * k a w))
    (finite_sum (fun a : Fin d => (finite_mul (moments (q_ a)) (moments (k a))))))) (eq_trans (eq_trans r30 r31)
    (eq_sym (eq_trans r40 r31)))) (eq_trans (eq_trans r121 r122) (eq_sym r135))) (eq_trans r135 (eq_sym r139))).
Qed.

(* For independent, centered entries, a score divided by the root of $d$ has the same variance at every $d$. *)
Theorem scaled_dot_product_variance (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P)
  (sigma r : R)
    (given_1 : independent (joint q_ k))
    (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2)
    (given_3 : forall a : Fin d, E (fun w : P => k a w) = 0)
    (given_4 : forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2)
    (given_5 : r ^ 2 = INR d) :
  Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) / r) = sigma ^ 4.
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
    exact (Rules.linear_combination (Rules.and_equation (-1) given_5 Rules.no_equation) (identity r (INR d))). }
  assert (r75 : INR d * sigma ^ 4 = r ^ 2 * sigma ^ 4).
  { assert (identity : forall u0 u1 u2 : R, ((u0 ^ 2) * (u1 ^ 4)) - (u2 * (u1 ^ 4)) = ((u1 ^ 4) * ((u0 ^ 2) - u2) +
    0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation (sigma ^ 4) r74 Rules.no_equation) (identity r sigma (INR
      d))). }
  assert (r77 : Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) * (1 / r ^ 2) = r ^ 2 * sigma ^ 4 * (1 / r) ^
    2).
  { exact (f_equal2 (fun (h_11 : R) (h_12 : R) => h_11 * h_12) (eq_trans (DotProduct.dot_product_variance_of_centered
    d d_pos P q_ k sigma given_1 given_2 given_3 given_4) r75) r65). }
  assert (r79 : INR d * sigma ^ 4 / r ^ 2 = INR d * sigma ^ 4 * (1 / r ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (u1 ^ 4)) * u2) = ((u0 * (u1 ^ 4)) * (1 * u2))) by (intros u0 u1
    u2; ring).
    exact (identity (INR d) sigma (/ (r ^ 2))). }
  assert (r80 : INR d * sigma ^ 4 * (1 / r ^ 2) = INR d * sigma ^ 4 * (1 / r) ^ 2).
  { exact (f_equal (fun (h_13 : R) => INR d * sigma ^ 4 * h_13) r65). }
  assert (r81 : INR d * sigma ^ 4 / r ^ 2 = INR d * sigma ^ 4 * (1 / r) ^ 2).
  { exact (eq_trans r79 r80). }
  assert (r82 : INR d * sigma ^ 4 * (1 / r) ^ 2 = r ^ 2 * sigma ^ 4 * (1 / r) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 ^ 2) * (u1 ^ 4)) * ((1 * u2) ^ 2)) - ((u3 * (u1 ^ 4)) * ((1 * u2)
    ^ 2)) = (((u1 ^ 4) * ((1 * u2) ^ 2)) * ((u0 ^ 2) - u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (sigma ^ 4 * (1 / r) ^ 2) r74 Rules.no_equation) (identity r
      sigma (/ r) (INR d))). }
  assert (r87 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r88 : 0 < Sum (fun a : Fin d => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin d) => 1)) d_pos (fun (a : Fin d) => r87)). }
  assert (r90 : 0 < INR d).
  { exact (eq_ind (Sum (fun a : Fin d => 1)) (fun (h_14 : R) => 0 < h_14) r88 (INR d) (Facts.sum_one d)). }
  assert (r91 : 0 < r ^ 2).
  { exact (eq_ind (INR d) (fun (h_15 : R) => 0 < h_15) r90 (r ^ 2) r74). }
  assert (r94 : r ^ 2 = r * r ^ 1).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * (u0 ^ 1))) by (intros u0; ring).
    exact (identity r). }
  assert (r95 : r * r ^ 1 <> 0).
  { exact (eq_ind (r ^ 2) (fun (h_16 : R) => h_16 <> 0) (Facts.ne_of_pos (r ^ 2) r91) (r * r ^ 1) r94). }
  assert (r97 : r <> 0).
  { exact (Facts.ne_of_mul r (r ^ 1) r95). }
  assert (r99 : r * (1 / r) = 1).
  { exact (Facts.mul_inverse r r97). }
  assert (r100 : INR d * sigma ^ 4 * (1 / r) ^ 2 = sigma ^ 4).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 ^ 4) - ((u1 * (u0 ^ 4)) * ((1 * u2) ^ 2)) = (((u0 ^ 4) * ((1 * u2)
    ^ 2)) * ((u3 ^ 2) - u1) + (((u3 * (u0 ^ 4)) * (1 * u2)) * (1 - (u3 * (1 * u2))) + ((u0 ^ 4) * (1 - (u3 * (1 *
    u2))) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (sigma ^ 4 * (1 / r) ^ 2) r74 (Rules.and_equation (r * sigma ^
      4 * (1 / r)) r99 (Rules.and_equation (sigma ^ 4) r99 Rules.no_equation))) (identity sigma (INR d) (/ r) r)). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (Facts.variance P (Random (fun w : P => Sum (fun a : Fin d => q_ a w *
    k a w) / r) (finite_div r (finite_sum (fun a : Fin d => (finite_mul (moments (q_ a)) (moments (k a))))))))
    (eq_trans r45 r46)) (eq_sym (eq_trans (eq_trans r49 r66) r68))) (eq_trans (eq_trans r49 r77) (eq_sym (eq_trans r81
    r82)))) (eq_trans r81 r100)).
Qed.

(* Mean of a dot product of correlated pairs. *)
Theorem dot_product_mean_of_correlated (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P)
  (mu nu rho sigma tau : R)
    (given : forall a : Fin d, E (fun w : P => q_ a w * k a w) = mu * nu + rho * sigma * tau) :
  E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = INR d * (mu * nu + rho * sigma * tau).
Proof.
  assert (r0 : forall (i : Fin d) (w : P), q_ i w * k i w = k i w * q_ i w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin d) (w : P) => (identity (q_ i w) (k i w))). }
  assert (r1 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) = Sum (fun i : Fin d => k i w * q_ i w)).
  { exact (fun (w : P) => (Rules.sum_congruence (fun (i : Fin d) => (r0 i w)))). }
  assert (r2 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = E (fun w : P => Sum (fun i : Fin d => k i w *
    q_ i w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (r1 w))). }
  assert (r4 : forall (i_ : Fin d) (w : P), k i_ w * q_ i_ w = q_ i_ w * k i_ w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin d) (w : P) => (identity (k i_ w) (q_ i_ w))). }
  assert (r5 : forall (i_ : Fin d), E (fun w : P => k i_ w * q_ i_ w) = E (fun w : P => q_ i_ w * k i_ w)).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r4 i_ w)))). }
  assert (r8 : forall (i_ : Fin d), E (fun w : P => k i_ w * q_ i_ w) = mu * nu + rho * sigma * tau).
  { exact (fun (i_ : Fin d) => (eq_trans (r5 i_) (given i_))). }
  assert (r10 : mu * nu + rho * sigma * tau = mu * nu * 1 + rho * sigma * tau * 1).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * u1) + ((u2 * u3) * u4)) = (((u0 * u1) * 1) + (((u2 * u3) *
    u4) * 1))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity mu nu rho sigma tau). }
  assert (r12 : Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) = Sum (fun i : Fin d => mu * nu * 1 + rho *
    sigma * tau * 1)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin d) => (eq_trans (r8 i_1) r10))). }
  assert (r15 : Sum (fun i : Fin d => 1) = INR d).
  { exact (Facts.sum_one d). }
  assert (r16 : mu * nu * Sum (fun i : Fin d => 1) = mu * nu * INR d).
  { exact (f_equal (fun (h : R) => mu * nu * h) r15). }
  assert (r19 : rho * sigma * tau * Sum (fun i : Fin d => 1) = rho * sigma * tau * INR d).
  { exact (f_equal (fun (h_ : R) => rho * sigma * tau * h_) r15). }
  assert (r21 : Sum (fun i : Fin d => mu * nu * 1) + Sum (fun i : Fin d => rho * sigma * tau * 1) = mu * nu * INR d +
    rho * sigma * tau * INR d).
  { exact (f_equal2 (fun (h_1 : R) (h_2 : R) => h_1 + h_2) (eq_trans (Facts.sum_scale d (mu * nu) (fun i : Fin d =>
    1)) r16) (eq_trans (Facts.sum_scale d (rho * sigma * tau) (fun i : Fin d => 1)) r19)). }
  assert (r22 : Sum (fun i : Fin d => mu * nu * 1 + rho * sigma * tau * 1) = mu * nu * INR d + rho * sigma * tau * INR
    d).
  { exact (eq_trans (Facts.sum_add d (fun i : Fin d => mu * nu * 1) (fun i : Fin d => rho * sigma * tau * 1)) r21). }
  assert (r26 : forall (i_2 : Fin d) (w : P), q_ i_2 w * k i_2 w = k i_2 w * q_ i_2 w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin d) (w : P) => (identity (q_ i_2 w) (k i_2 w))). }
  assert (r27 : forall (i_2 : Fin d), E (fun w : P => q_ i_2 w * k i_2 w) = E (fun w : P => k i_2 w * q_ i_2 w)).
  { exact (fun (i_2 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r26 i_2 w)))). }
  assert (r31 : Sum (fun i : Fin d => E (fun w : P => q_ i w * k i w)) = Sum (fun i : Fin d => mu * nu * 1 + rho *
    sigma * tau * 1)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin d) => (eq_trans (eq_trans (r27 i_2) (r8 i_2)) r10))). }
  assert (r32 : Sum (fun i : Fin d => E (fun w : P => q_ i w * k i w)) = mu * nu * INR d + rho * sigma * tau * INR d).
  { exact (eq_trans r31 r22). }
  assert (r35 : INR d * (mu * nu + rho * sigma * tau) = mu * nu * INR d + rho * sigma * tau * INR d).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (u0 * ((u1 * u2) + ((u3 * u4) * u5))) = (((u1 * u2) * u0) + (((u3
    * u4) * u5) * u0))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (INR d) mu nu rho sigma tau). }
  exact (eq_trans (eq_trans (eq_trans r2 (eq_trans (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P =>
    k i w * q_ i w) (finite_mul (moments (k i)) (moments (q_ i)))))) (eq_trans r12 r22))) (eq_sym r32)) (eq_trans r32
    (eq_sym r35))).
Qed.

(* Fourth moment of a dot product. *)
Theorem dot_product_fourth_moment (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (sigma
  m_4 tau n_4 : R)
    (given_1 : independent (joint q_ k))
    (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2)
    (given_3 : forall a : Fin d, E (fun w : P => q_ a w ^ 4) = m_4)
    (given_4 : forall a : Fin d, E (fun w : P => k a w) = 0)
    (given_5 : forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2)
    (given_6 : forall a : Fin d, E (fun w : P => k a w ^ 4) = n_4) :
  E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 4) = INR d * m_4 * n_4 + 3 * INR d * (INR d - 1) * sigma ^ 4
    * tau ^ 4.
Proof.
  assert (r0 : forall (i : Fin d) (w : P), q_ i w * k i w = k i w * q_ i w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin d) (w : P) => (identity (q_ i w) (k i w))). }
  assert (r1 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) = Sum (fun i : Fin d => k i w * q_ i w)).
  { exact (fun (w : P) => (Rules.sum_congruence (fun (i : Fin d) => (r0 i w)))). }
  assert (r2 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) ^ 4 = Sum (fun i : Fin d => k i w * q_ i w) ^ 4).
  { exact (fun (w : P) => (f_equal (fun (h : R) => h ^ 4) (r1 w))). }
  assert (r3 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 4) = E (fun w : P => Sum (fun i : Fin d => k i
    w * q_ i w) ^ 4)).
  { exact (Rules.expectation_congruence (fun (w : P) => (r2 w))). }
  assert (r4 : forall (w : P), Sum (fun i : Fin d => k i w * q_ i w) ^ 4 = Sum (fun i : Fin d => k i w * q_ i w) ^ 3 *
    Sum (fun i : Fin d => k i w * q_ i w)).
  { assert (identity : forall u0 : R, (u0 ^ 4) = ((u0 ^ 3) * u0)) by (intros u0; ring).
    exact (fun (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)))). }
  assert (r8 : E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 4) = E (fun w : P => Sum (fun i : Fin d => Sum
    (fun i : Fin d => k i w * q_ i w) ^ 3 * (k i w * q_ i w)))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (r4 w) (eq_sym (Facts.sum_scale d (Sum (fun i : Fin
    d => k i w * q_ i w) ^ 3) (fun i : Fin d => k i w * q_ i w)))))). }
  assert (r11 : forall (i_ : Fin d) (w : P), Sum (fun i : Fin d => k i w * q_ i w) ^ 3 * (k i_ w * q_ i_ w) = k i_ w *
    q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w) ^ 3).
  { assert (identity : forall u0 u1 u2 : R, ((u0 ^ 3) * (u1 * u2)) = ((u1 * u2) * (u0 ^ 3))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_ : Fin d) (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)) (k i_ w) (q_ i_ w))). }
  assert (r12 : forall (i_ : Fin d), E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 3 * (k i_ w * q_ i_ w)) =
    E (fun w : P => k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w) ^ 3)).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r11 i_ w)))). }
  assert (r13 : forall (i_ : Fin d) (w : P), k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w) ^ 3 = k i_ w *
    q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w) ^ 2 * Sum (fun i : Fin d => k i w * q_ i w)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * (u2 ^ 3)) = (((u0 * u1) * (u2 ^ 2)) * u2)) by (intros u0 u1
    u2; ring).
    exact (fun (i_ : Fin d) (w : P) => (identity (k i_ w) (q_ i_ w) (Sum (fun i : Fin d => k i w * q_ i w)))). }
  assert (r17 : forall (i_ : Fin d), E (fun w : P => k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w) ^ 3) = E
    (fun w : P => Sum (fun i : Fin d => k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w) ^ 2 * (k i w * q_ i
    w)))).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_trans (r13 i_ w) (eq_sym
    (Facts.sum_scale d (k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w) ^ 2) (fun i : Fin d => k i w * q_ i
    w))))))). }
  assert (r20 : forall (i_ i_1 : Fin d) (w : P), k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w) ^ 2 * (k i_1
    w * q_ i_1 w) = k i_ w * k i_1 w * q_ i_ w * q_ i_1 w * Sum (fun i : Fin d => k i w * q_ i w) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) * (u2 ^ 2)) * (u3 * u4)) = ((((u0 * u3) * u1) * u4) *
    (u2 ^ 2))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_ i_1 : Fin d) (w : P) => (identity (k i_ w) (q_ i_ w) (Sum (fun i : Fin d => k i w * q_ i w)) (k i_1
      w) (q_ i_1 w))). }
  assert (r21 : forall (i_ i_1 : Fin d), E (fun w : P => k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w) ^ 2
    * (k i_1 w * q_ i_1 w)) = E (fun w : P => k i_ w * k i_1 w * q_ i_ w * q_ i_1 w * Sum (fun i : Fin d => k i w * q_
    i w) ^ 2)).
  { exact (fun (i_ i_1 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r20 i_ i_1 w)))). }
  assert (r22 : forall (i_ i_1 : Fin d) (w : P), k i_ w * k i_1 w * q_ i_ w * q_ i_1 w * Sum (fun i : Fin d => k i w *
    q_ i w) ^ 2 = k i_ w * k i_1 w * q_ i_ w * q_ i_1 w * Sum (fun i : Fin d => k i w * q_ i w) * Sum (fun i : Fin d
    => k i w * q_ i w)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * u1) * u2) * u3) * (u4 ^ 2)) = (((((u0 * u1) * u2) * u3) *
    u4) * u4)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_ i_1 : Fin d) (w : P) => (identity (k i_ w) (k i_1 w) (q_ i_ w) (q_ i_1 w) (Sum (fun i : Fin d => k
      i w * q_ i w)))). }
  assert (r26 : forall (i_ i_1 : Fin d), E (fun w : P => k i_ w * k i_1 w * q_ i_ w * q_ i_1 w * Sum (fun i : Fin d =>
    k i w * q_ i w) ^ 2) = E (fun w : P => Sum (fun i : Fin d => k i_ w * k i_1 w * q_ i_ w * q_ i_1 w * Sum (fun i :
    Fin d => k i w * q_ i w) * (k i w * q_ i w)))).
  { exact (fun (i_ i_1 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_trans (r22 i_ i_1 w) (eq_sym
    (Facts.sum_scale d (k i_ w * k i_1 w * q_ i_ w * q_ i_1 w * Sum (fun i : Fin d => k i w * q_ i w)) (fun i : Fin d
    => k i w * q_ i w))))))). }
  assert (r29 : forall (i_ i_1 i_2 : Fin d) (w : P), k i_ w * k i_1 w * q_ i_ w * q_ i_1 w * Sum (fun i : Fin d => k i
    w * q_ i w) * (k i_2 w * q_ i_2 w) = k i_ w * k i_1 w * k i_2 w * q_ i_ w * q_ i_1 w * q_ i_2 w * Sum (fun i : Fin
    d => k i w * q_ i w)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((u0 * u1) * u2) * u3) * u4) * (u5 * u6)) = ((((((u0 * u1)
    * u5) * u2) * u3) * u6) * u4)) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_ i_1 i_2 : Fin d) (w : P) => (identity (k i_ w) (k i_1 w) (q_ i_ w) (q_ i_1 w) (Sum (fun i : Fin d
      => k i w * q_ i w)) (k i_2 w) (q_ i_2 w))). }
  assert (r30 : forall (i_ i_1 i_2 : Fin d), E (fun w : P => k i_ w * k i_1 w * q_ i_ w * q_ i_1 w * Sum (fun i : Fin
    d => k i w * q_ i w) * (k i_2 w * q_ i_2 w)) = E (fun w : P => k i_ w * k i_1 w * k i_2 w * q_ i_ w * q_ i_1 w *
    q_ i_2 w * Sum (fun i : Fin d => k i w * q_ i w))).
  { exact (fun (i_ i_1 i_2 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r29 i_ i_1 i_2 w)))). }
  assert (r33 : forall (i_ i_1 i_2 : Fin d), E (fun w : P => k i_ w * k i_1 w * k i_2 w * q_ i_ w * q_ i_1 w * q_ i_2
    w * Sum (fun i : Fin d => k i w * q_ i w)) = E (fun w : P => Sum (fun i : Fin d => k i_ w * k i_1 w * k i_2 w * q_
    i_ w * q_ i_1 w * q_ i_2 w * (k i w * q_ i w)))).
  { exact (fun (i_ i_1 i_2 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_sym (Facts.sum_scale d (k i_
    w * k i_1 w * k i_2 w * q_ i_ w * q_ i_1 w * q_ i_2 w) (fun i : Fin d => k i w * q_ i w)))))). }
  assert (r36 : forall (i_ i_1 i_2 i_3 : Fin d) (w : P), k i_ w * k i_1 w * k i_2 w * q_ i_ w * q_ i_1 w * q_ i_2 w *
    (k i_3 w * q_ i_3 w) = k i_ w * k i_1 w * k i_2 w * k i_3 w * q_ i_ w * q_ i_1 w * q_ i_2 w * q_ i_3 w).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((((u0 * u1) * u2) * u3) * u4) * u5) * (u6 * u7)) =
    (((((((u0 * u1) * u2) * u6) * u3) * u4) * u5) * u7)) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_ i_1 i_2 i_3 : Fin d) (w : P) => (identity (k i_ w) (k i_1 w) (k i_2 w) (q_ i_ w) (q_ i_1 w) (q_ i_2
      w) (k i_3 w) (q_ i_3 w))). }
  assert (r37 : forall (i_ i_1 i_2 i_3 : Fin d), E (fun w : P => k i_ w * k i_1 w * k i_2 w * q_ i_ w * q_ i_1 w * q_
    i_2 w * (k i_3 w * q_ i_3 w)) = E (fun w : P => k i_ w * k i_1 w * k i_2 w * k i_3 w * q_ i_ w * q_ i_1 w * q_ i_2
    w * q_ i_3 w)).
  { exact (fun (i_ i_1 i_2 i_3 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r36 i_ i_1 i_2 i_3 w)))). }
  assert (r38 : forall (i_ i_1 i_2 : Fin d), Sum (fun i : Fin d => E (fun w : P => k i_ w * k i_1 w * k i_2 w * q_ i_
    w * q_ i_1 w * q_ i_2 w * (k i w * q_ i w))) = Sum (fun i : Fin d => E (fun w : P => k i_ w * k i_1 w * k i_2 w *
    k i w * q_ i_ w * q_ i_1 w * q_ i_2 w * q_ i w))).
  { exact (fun (i_ i_1 i_2 : Fin d) => (Rules.sum_congruence (fun (i_3 : Fin d) => (r37 i_ i_1 i_2 i_3)))). }
  assert (r41 : forall (i_ i_1 : Fin d), Sum (fun i : Fin d => E (fun w : P => k i_ w * k i_1 w * q_ i_ w * q_ i_1 w *
    Sum (fun i : Fin d => k i w * q_ i w) * (k i w * q_ i w))) = Sum (fun i : Fin d => Sum (fun i_2 : Fin d => E (fun
    w : P => k i_ w * k i_1 w * k i w * k i_2 w * q_ i_ w * q_ i_1 w * q_ i w * q_ i_2 w)))).
  { exact (fun (i_ i_1 : Fin d) => (Rules.sum_congruence (fun (i_2 : Fin d) => (eq_trans (r30 i_ i_1 i_2) (eq_trans
    (eq_trans (r33 i_ i_1 i_2) (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => k i_ w * k i_1 w * k
    i_2 w * q_ i_ w * q_ i_1 w * q_ i_2 w * (k i w * q_ i w)) (finite_mul (finite_mul (finite_mul (finite_mul
    (finite_mul (finite_mul (moments (k i_)) (moments (k i_1))) (moments (k i_2))) (moments (q_ i_))) (moments (q_
    i_1))) (moments (q_ i_2))) (finite_mul (moments (k i)) (moments (q_ i)))))))) (r38 i_ i_1 i_2)))))). }
  assert (r44 : forall (i_ : Fin d), Sum (fun i : Fin d => E (fun w : P => k i_ w * q_ i_ w * Sum (fun i : Fin d => k
    i w * q_ i w) ^ 2 * (k i w * q_ i w))) = Sum (fun i : Fin d => Sum (fun i_1 : Fin d => Sum (fun i_2 : Fin d => E
    (fun w : P => k i_ w * k i w * k i_1 w * k i_2 w * q_ i_ w * q_ i w * q_ i_1 w * q_ i_2 w))))).
  { exact (fun (i_ : Fin d) => (Rules.sum_congruence (fun (i_1 : Fin d) => (eq_trans (r21 i_ i_1) (eq_trans (eq_trans
    (r26 i_ i_1) (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => k i_ w * k i_1 w * q_ i_ w * q_
    i_1 w * Sum (fun i : Fin d => k i w * q_ i w) * (k i w * q_ i w)) (finite_mul (finite_mul (finite_mul (finite_mul
    (finite_mul (moments (k i_)) (moments (k i_1))) (moments (q_ i_))) (moments (q_ i_1))) (finite_sum (fun i : Fin d
    => (finite_mul (moments (k i)) (moments (q_ i)))))) (finite_mul (moments (k i)) (moments (q_ i)))))))) (r41 i_
    i_1)))))). }
  assert (r47 : Sum (fun i : Fin d => E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 3 * (k i w * q_ i w))) =
    Sum (fun i : Fin d => Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => Sum (fun i_2 : Fin d => E (fun w : P => k i w
    * k i_ w * k i_1 w * k i_2 w * q_ i w * q_ i_ w * q_ i_1 w * q_ i_2 w)))))).
  { exact (Rules.sum_congruence (fun (i_ : Fin d) => (eq_trans (r12 i_) (eq_trans (eq_trans (r17 i_)
    (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w
    * q_ i w) ^ 2 * (k i w * q_ i w)) (finite_mul (finite_mul (finite_mul (moments (k i_)) (moments (q_ i_)))
    (finite_pow 2 (finite_sum (fun i : Fin d => (finite_mul (moments (k i)) (moments (q_ i))))))) (finite_mul (moments
    (k i)) (moments (q_ i)))))))) (r44 i_))))). }
  assert (r50 : forall (i_4 i_5 i_6 i_7 : Fin d) (w : P), q_ i_4 w * k i_4 w * (q_ i_5 w * k i_5 w) * (q_ i_6 w * k
    i_6 w) * (q_ i_7 w * k i_7 w) = k i_4 w * k i_5 w * k i_6 w * k i_7 w * q_ i_4 w * q_ i_5 w * q_ i_6 w * q_ i_7
    w).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((u0 * u1) * (u2 * u3)) * (u4 * u5)) * (u6 * u7)) =
    (((((((u1 * u3) * u5) * u7) * u0) * u2) * u4) * u6)) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_4 i_5 i_6 i_7 : Fin d) (w : P) => (identity (q_ i_4 w) (k i_4 w) (q_ i_5 w) (k i_5 w) (q_ i_6 w) (k
      i_6 w) (q_ i_7 w) (k i_7 w))). }
  assert (r51 : forall (i_4 i_5 i_6 i_7 : Fin d), E (fun w : P => q_ i_4 w * k i_4 w * (q_ i_5 w * k i_5 w) * (q_ i_6
    w * k i_6 w) * (q_ i_7 w * k i_7 w)) = E (fun w : P => k i_4 w * k i_5 w * k i_6 w * k i_7 w * q_ i_4 w * q_ i_5 w
    * q_ i_6 w * q_ i_7 w)).
  { exact (fun (i_4 i_5 i_6 i_7 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r50 i_4 i_5 i_6 i_7 w)))).
    }
  assert (r52 : forall (i_4 i_5 i_6 : Fin d), Sum (fun i : Fin d => E (fun w : P => q_ i_4 w * k i_4 w * (q_ i_5 w * k
    i_5 w) * (q_ i_6 w * k i_6 w) * (q_ i w * k i w))) = Sum (fun i : Fin d => E (fun w : P => k i_4 w * k i_5 w * k
    i_6 w * k i w * q_ i_4 w * q_ i_5 w * q_ i_6 w * q_ i w))).
  { exact (fun (i_4 i_5 i_6 : Fin d) => (Rules.sum_congruence (fun (i_7 : Fin d) => (r51 i_4 i_5 i_6 i_7)))). }
  assert (r53 : forall (i_4 i_5 : Fin d), Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i_4 w * k
    i_4 w * (q_ i_5 w * k i_5 w) * (q_ i w * k i w) * (q_ i_ w * k i_ w)))) = Sum (fun i : Fin d => Sum (fun i_ : Fin
    d => E (fun w : P => k i_4 w * k i_5 w * k i w * k i_ w * q_ i_4 w * q_ i_5 w * q_ i w * q_ i_ w)))).
  { exact (fun (i_4 i_5 : Fin d) => (Rules.sum_congruence (fun (i_6 : Fin d) => (r52 i_4 i_5 i_6)))). }
  assert (r54 : forall (i_4 : Fin d), Sum (fun i : Fin d => Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => E (fun w :
    P => q_ i_4 w * k i_4 w * (q_ i w * k i w) * (q_ i_ w * k i_ w) * (q_ i_1 w * k i_1 w))))) = Sum (fun i : Fin d =>
    Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => E (fun w : P => k i_4 w * k i w * k i_ w * k i_1 w * q_ i_4 w * q_
    i w * q_ i_ w * q_ i_1 w))))).
  { exact (fun (i_4 : Fin d) => (Rules.sum_congruence (fun (i_5 : Fin d) => (r53 i_4 i_5)))). }
  assert (r55 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => Sum (fun i_2 : Fin d => E (fun w
    : P => q_ i w * k i w * (q_ i_ w * k i_ w) * (q_ i_1 w * k i_1 w) * (q_ i_2 w * k i_2 w)))))) = Sum (fun i : Fin d
    => Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => Sum (fun i_2 : Fin d => E (fun w : P => k i w * k i_ w * k i_1 w
    * k i_2 w * q_ i w * q_ i_ w * q_ i_1 w * q_ i_2 w)))))).
  { exact (Rules.sum_congruence (fun (i_4 : Fin d) => (r54 i_4))). }
  assert (r58 : forall (i_8 i_9 i_10 i_11 : Fin d) (w : P), q_ i_8 w * k i_8 w * (q_ i_9 w * k i_9 w) * (q_ i_10 w * k
    i_10 w) * (q_ i_11 w * k i_11 w) = k i_8 w * k i_9 w * k i_10 w * k i_11 w * q_ i_8 w * q_ i_9 w * q_ i_10 w * q_
    i_11 w).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((u0 * u1) * (u2 * u3)) * (u4 * u5)) * (u6 * u7)) =
    (((((((u1 * u3) * u5) * u7) * u0) * u2) * u4) * u6)) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_8 i_9 i_10 i_11 : Fin d) (w : P) => (identity (q_ i_8 w) (k i_8 w) (q_ i_9 w) (k i_9 w) (q_ i_10 w)
      (k i_10 w) (q_ i_11 w) (k i_11 w))). }
  assert (r59 : forall (i_8 i_9 i_10 i_11 : Fin d), E (fun w : P => q_ i_8 w * k i_8 w * (q_ i_9 w * k i_9 w) * (q_
    i_10 w * k i_10 w) * (q_ i_11 w * k i_11 w)) = E (fun w : P => k i_8 w * k i_9 w * k i_10 w * k i_11 w * q_ i_8 w
    * q_ i_9 w * q_ i_10 w * q_ i_11 w)).
  { exact (fun (i_8 i_9 i_10 i_11 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r58 i_8 i_9 i_10 i_11
    w)))). }
  assert (r60 : forall (i_8 i_10 i_11 : Fin d) (w : P), k i_8 w * k i_8 w * k i_10 w * k i_11 w * q_ i_8 w * q_ i_8 w
    * q_ i_10 w * q_ i_11 w = k i_8 w ^ 2 * k i_10 w * k i_11 w * q_ i_8 w ^ 2 * q_ i_10 w * q_ i_11 w).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((((u0 * u0) * u1) * u2) * u3) * u3) * u4) * u5) = ((((((u0 ^
    2) * u1) * u2) * (u3 ^ 2)) * u4) * u5)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_8 i_10 i_11 : Fin d) (w : P) => (identity (k i_8 w) (k i_10 w) (k i_11 w) (q_ i_8 w) (q_ i_10 w) (q_
      i_11 w))). }
  assert (r61 : forall (i_8 i_10 i_11 : Fin d), E (fun w : P => k i_8 w * k i_8 w * k i_10 w * k i_11 w * q_ i_8 w *
    q_ i_8 w * q_ i_10 w * q_ i_11 w) = E (fun w : P => k i_8 w ^ 2 * k i_10 w * k i_11 w * q_ i_8 w ^ 2 * q_ i_10 w *
    q_ i_11 w)).
  { exact (fun (i_8 i_10 i_11 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r60 i_8 i_10 i_11 w)))). }
  assert (r62 : forall (i_8 i_11 : Fin d) (w : P), k i_8 w ^ 2 * k i_8 w * k i_11 w * q_ i_8 w ^ 2 * q_ i_8 w * q_
    i_11 w = k i_8 w ^ 3 * k i_11 w * q_ i_8 w ^ 3 * q_ i_11 w).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((((u0 ^ 2) * u0) * u1) * (u2 ^ 2)) * u2) * u3) = ((((u0 ^ 3) * u1) *
    (u2 ^ 3)) * u3)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 i_11 : Fin d) (w : P) => (identity (k i_8 w) (k i_11 w) (q_ i_8 w) (q_ i_11 w))). }
  assert (r63 : forall (i_8 i_11 : Fin d), E (fun w : P => k i_8 w ^ 2 * k i_8 w * k i_11 w * q_ i_8 w ^ 2 * q_ i_8 w
    * q_ i_11 w) = E (fun w : P => k i_8 w ^ 3 * k i_11 w * q_ i_8 w ^ 3 * q_ i_11 w)).
  { exact (fun (i_8 i_11 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r62 i_8 i_11 w)))). }
  assert (r64 : forall (i_8 : Fin d) (w : P), k i_8 w ^ 3 * k i_8 w * q_ i_8 w ^ 3 * q_ i_8 w = k i_8 w ^ 4 * q_ i_8 w
    ^ 4).
  { assert (identity : forall u0 u1 : R, ((((u0 ^ 3) * u0) * (u1 ^ 3)) * u1) = ((u0 ^ 4) * (u1 ^ 4))) by (intros u0
    u1; ring).
    exact (fun (i_8 : Fin d) (w : P) => (identity (k i_8 w) (q_ i_8 w))). }
  assert (r65 : forall (i_8 : Fin d), E (fun w : P => k i_8 w ^ 3 * k i_8 w * q_ i_8 w ^ 3 * q_ i_8 w) = E (fun w : P
    => k i_8 w ^ 4 * q_ i_8 w ^ 4)).
  { exact (fun (i_8 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r64 i_8 w)))). }
  assert (r66 : forall (i_8 : Fin d), E (fun w : P => k i_8 w ^ 4 * q_ i_8 w ^ 4) = E (fun w : P => k i_8 w ^ 4) * E
    (fun w : P => q_ i_8 w ^ 4)).
  { exact (fun (i_8 : Fin d) => (Rules.expectation_factor ((inr i_8) :: nil)%list ((inl i_8) :: nil)%list given_1
    (disjoint_cons (away_cons (inr_inl _ _) away_nil) disjoint_nil) (polynomial_pow 4 (polynomial_entry (inr i_8)
    (or_introl eq_refl))) (polynomial_pow 4 (polynomial_entry (inl i_8) (or_introl eq_refl))))). }
  assert (r68 : forall (i_12 : Fin d), E (fun w : P => k i_12 w ^ 4) = n_4).
  { exact (fun (i_12 : Fin d) => (given_6 i_12)). }
  assert (r71 : forall (i_13 : Fin d), E (fun w : P => q_ i_13 w ^ 4) = m_4).
  { exact (fun (i_13 : Fin d) => (given_3 i_13)). }
  assert (r73 : forall (i_8 : Fin d), E (fun w : P => k i_8 w ^ 4) * E (fun w : P => q_ i_8 w ^ 4) = n_4 * m_4).
  { exact (fun (i_8 : Fin d) => (f_equal2 (fun (h_ : R) (h_1 : R) => h_ * h_1) (r68 i_8) (r71 i_8))). }
  assert (r75 : n_4 * m_4 = m_4 * n_4).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (identity n_4 m_4). }
  assert (r78 : forall (i_8 : Fin d), delta i_8 i_8 = 1).
  { exact (fun (i_8 : Fin d) => (Facts.delta_same d i_8)). }
  assert (r79 : forall (i_8 : Fin d), E (fun w : P => k i_8 w ^ 3 * k i_8 w * q_ i_8 w ^ 3 * q_ i_8 w) = delta i_8 i_8
    * (m_4 * n_4) + (1 - delta i_8 i_8) * 0).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * (u1 * u2)) + ((1 - u0) * 0)) - u3 = (1 * ((u1 * u2) - u3) + ((0
    - (u1 * u2)) * (1 - u0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 : Fin d) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r65 i_8) (eq_trans
      (eq_trans (r66 i_8) (r73 i_8)) r75)) (Rules.and_equation (0 - m_4 * n_4) (r78 i_8) Rules.no_equation)) (identity
      (delta i_8 i_8) m_4 n_4 (E (fun w : P => k i_8 w ^ 3 * k i_8 w * q_ i_8 w ^ 3 * q_ i_8 w))))). }
  assert (r80 : forall (i_8 i_11 : Fin d) (w : P), k i_8 w ^ 3 * k i_11 w * q_ i_8 w ^ 3 * q_ i_11 w = k i_11 w * (k
    i_8 w ^ 3 * q_ i_8 w ^ 3 * q_ i_11 w)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 ^ 3) * u1) * (u2 ^ 3)) * u3) = (u1 * (((u0 ^ 3) * (u2 ^ 3)) *
    u3))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 i_11 : Fin d) (w : P) => (identity (k i_8 w) (k i_11 w) (q_ i_8 w) (q_ i_11 w))). }
  assert (r81 : forall (i_8 i_11 : Fin d), E (fun w : P => k i_8 w ^ 3 * k i_11 w * q_ i_8 w ^ 3 * q_ i_11 w) = E (fun
    w : P => k i_11 w * (k i_8 w ^ 3 * q_ i_8 w ^ 3 * q_ i_11 w))).
  { exact (fun (i_8 i_11 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r80 i_8 i_11 w)))). }
  assert (r83 : forall (i_11 i_8 : Fin d), i_8 <> i_11 -> E (fun w : P => k i_11 w * (k i_8 w ^ 3 * q_ i_8 w ^ 3 * q_
    i_11 w)) = E (fun w : P => k i_11 w) * E (fun w : P => k i_8 w ^ 3 * q_ i_8 w ^ 3 * q_ i_11 w)).
  { exact (fun (i_11 i_8 : Fin d) p => (Rules.expectation_factor ((inr i_11) :: nil)%list ((inr i_8) :: (inl i_8) ::
    (inl i_11) :: nil)%list given_1 (disjoint_cons (away_cons (inr_apart (not_eq_sym p)) (away_cons (inr_inl _ _)
    (away_cons (inr_inl _ _) away_nil))) disjoint_nil) (polynomial_entry (inr i_11) (or_introl eq_refl))
    (polynomial_mul (polynomial_mul (polynomial_pow 3 (polynomial_entry (inr i_8) (or_introl eq_refl)))
    (polynomial_pow 3 (polynomial_entry (inl i_8) (or_intror (or_introl eq_refl))))) (polynomial_entry (inl i_11)
    (or_intror (or_intror (or_introl eq_refl))))))). }
  assert (r86 : forall (i_14 : Fin d), E (fun w : P => k i_14 w) = 0).
  { exact (fun (i_14 : Fin d) => (given_4 i_14)). }
  assert (r88 : forall (i_11 i_8 : Fin d), E (fun w : P => k i_11 w) * E (fun w : P => k i_8 w ^ 3 * q_ i_8 w ^ 3 * q_
    i_11 w) = 0 * E (fun w : P => k i_8 w ^ 3 * q_ i_8 w ^ 3 * q_ i_11 w)).
  { exact (fun (i_11 i_8 : Fin d) => (f_equal (fun (h_2 : R) => h_2 * E (fun w : P => k i_8 w ^ 3 * q_ i_8 w ^ 3 * q_
    i_11 w)) (r86 i_11))). }
  assert (r90 : forall (i_8 i_11 : Fin d), 0 * E (fun w : P => k i_8 w ^ 3 * q_ i_8 w ^ 3 * q_ i_11 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_8 i_11 : Fin d) => (identity (E (fun w : P => k i_8 w ^ 3 * q_ i_8 w ^ 3 * q_ i_11 w)))). }
  assert (r92 : forall (i_8 i_11 : Fin d), i_8 <> i_11 -> delta i_8 i_11 = 0).
  { exact (fun (i_8 i_11 : Fin d) p_ => (Facts.delta_apart d i_8 i_11 p_)). }
  assert (r93 : forall (i_8 i_11 : Fin d), i_8 <> i_11 -> E (fun w : P => k i_8 w ^ 3 * k i_11 w * q_ i_8 w ^ 3 * q_
    i_11 w) = delta i_8 i_11 * (m_4 * n_4) + (1 - delta i_8 i_11) * 0).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * (u1 * u2)) + ((1 - u0) * 0)) - u3 = (1 * (0 - u3) + ((0 - (u1 *
    u2)) * (0 - u0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 i_11 : Fin d) p_1 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_trans (eq_trans
      (r81 i_8 i_11) (r83 i_11 i_8 p_1)) (r88 i_11 i_8)) (r90 i_8 i_11)) (Rules.and_equation (0 - m_4 * n_4) (r92 i_8
      i_11 p_1) Rules.no_equation)) (identity (delta i_8 i_11) m_4 n_4 (E (fun w : P => k i_8 w ^ 3 * k i_11 w * q_
      i_8 w ^ 3 * q_ i_11 w))))). }
  assert (r94 : forall (i_8 i_11 : Fin d), E (fun w : P => k i_8 w ^ 3 * k i_11 w * q_ i_8 w ^ 3 * q_ i_11 w) = delta
    i_8 i_11 * (m_4 * n_4) + (1 - delta i_8 i_11) * 0).
  { exact (fun (i_8 i_11 : Fin d) => (Rules.index_cases (fun (i_11 : Fin d) => E (fun w : P => k i_8 w ^ 3 * k i_11 w
    * q_ i_8 w ^ 3 * q_ i_11 w) = delta i_8 i_11 * (m_4 * n_4) + (1 - delta i_8 i_11) * 0) i_8 i_11 (r79 i_8) (fun p_2
    => (r93 i_8 i_11 p_2)))). }
  assert (r95 : forall (i_8 i_11 : Fin d), delta i_8 i_11 * (m_4 * n_4) + (1 - delta i_8 i_11) * 0 = m_4 * n_4 * delta
    i_8 i_11).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (u1 * u2)) + ((1 - u0) * 0)) = ((u1 * u2) * u0)) by (intros u0 u1
    u2; ring).
    exact (fun (i_8 i_11 : Fin d) => (identity (delta i_8 i_11) m_4 n_4)). }
  assert (r98 : forall (i_8 i_11 : Fin d), E (fun w : P => k i_8 w ^ 2 * k i_8 w * k i_11 w * q_ i_8 w ^ 2 * q_ i_8 w
    * q_ i_11 w) = delta i_8 i_8 * (m_4 * n_4 * delta i_8 i_11) + (1 - delta i_8 i_8) * (sigma ^ 4 * tau ^ 4 * delta
    i_8 i_11)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((u0 * ((u1 * u2) * u3)) + ((1 - u0) * (((u4 ^ 4) * (u5 ^ 4))
    * u3))) - u6 = (1 * (((u1 * u2) * u3) - u6) + (((((u4 ^ 4) * (u5 ^ 4)) * u3) - ((u1 * u2) * u3)) * (1 - u0) + 0)))
    by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_8 i_11 : Fin d) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r63 i_8 i_11)
      (eq_trans (r94 i_8 i_11) (r95 i_8 i_11))) (Rules.and_equation (sigma ^ 4 * tau ^ 4 * delta i_8 i_11 - m_4 * n_4
      * delta i_8 i_11) (r78 i_8) Rules.no_equation)) (identity (delta i_8 i_8) m_4 n_4 (delta i_8 i_11) sigma tau (E
      (fun w : P => k i_8 w ^ 2 * k i_8 w * k i_11 w * q_ i_8 w ^ 2 * q_ i_8 w * q_ i_11 w))))). }
  assert (r101 : forall (i_8 i_10 : Fin d) (w : P), k i_8 w ^ 2 * k i_10 w * k i_10 w * q_ i_8 w ^ 2 * q_ i_10 w * q_
    i_10 w = k i_8 w ^ 2 * k i_10 w ^ 2 * q_ i_8 w ^ 2 * q_ i_10 w ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((((u0 ^ 2) * u1) * u1) * (u2 ^ 2)) * u3) * u3) = ((((u0 ^ 2) * (u1 ^
    2)) * (u2 ^ 2)) * (u3 ^ 2))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 i_10 : Fin d) (w : P) => (identity (k i_8 w) (k i_10 w) (q_ i_8 w) (q_ i_10 w))). }
  assert (r102 : forall (i_8 i_10 : Fin d), E (fun w : P => k i_8 w ^ 2 * k i_10 w * k i_10 w * q_ i_8 w ^ 2 * q_ i_10
    w * q_ i_10 w) = E (fun w : P => k i_8 w ^ 2 * k i_10 w ^ 2 * q_ i_8 w ^ 2 * q_ i_10 w ^ 2)).
  { exact (fun (i_8 i_10 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r101 i_8 i_10 w)))). }
  assert (r103 : forall (i_8 i_10 : Fin d) (w : P), k i_8 w ^ 2 * k i_10 w ^ 2 * q_ i_8 w ^ 2 * q_ i_10 w ^ 2 = k i_8
    w ^ 2 * (k i_10 w ^ 2 * q_ i_8 w ^ 2 * q_ i_10 w ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 ^ 2) * (u1 ^ 2)) * (u2 ^ 2)) * (u3 ^ 2)) = ((u0 ^ 2) * (((u1 ^
    2) * (u2 ^ 2)) * (u3 ^ 2)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 i_10 : Fin d) (w : P) => (identity (k i_8 w) (k i_10 w) (q_ i_8 w) (q_ i_10 w))). }
  assert (r104 : forall (i_8 i_10 : Fin d), E (fun w : P => k i_8 w ^ 2 * k i_10 w ^ 2 * q_ i_8 w ^ 2 * q_ i_10 w ^ 2)
    = E (fun w : P => k i_8 w ^ 2 * (k i_10 w ^ 2 * q_ i_8 w ^ 2 * q_ i_10 w ^ 2))).
  { exact (fun (i_8 i_10 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r103 i_8 i_10 w)))). }
  assert (r105 : forall (i_8 i_10 : Fin d), i_8 <> i_10 -> E (fun w : P => k i_8 w ^ 2 * (k i_10 w ^ 2 * q_ i_8 w ^ 2
    * q_ i_10 w ^ 2)) = E (fun w : P => k i_8 w ^ 2) * E (fun w : P => k i_10 w ^ 2 * q_ i_8 w ^ 2 * q_ i_10 w ^ 2)).
  { exact (fun (i_8 i_10 : Fin d) p_3 => (Rules.expectation_factor ((inr i_8) :: nil)%list ((inr i_10) :: (inl i_8) ::
    (inl i_10) :: nil)%list given_1 (disjoint_cons (away_cons (inr_apart p_3) (away_cons (inr_inl _ _) (away_cons
    (inr_inl _ _) away_nil))) disjoint_nil) (polynomial_pow 2 (polynomial_entry (inr i_8) (or_introl eq_refl)))
    (polynomial_mul (polynomial_mul (polynomial_pow 2 (polynomial_entry (inr i_10) (or_introl eq_refl)))
    (polynomial_pow 2 (polynomial_entry (inl i_8) (or_intror (or_introl eq_refl))))) (polynomial_pow 2
    (polynomial_entry (inl i_10) (or_intror (or_intror (or_introl eq_refl)))))))). }
  assert (r108 : forall (i_15 : Fin d), E (fun w : P => k i_15 w ^ 2) = tau ^ 2).
  { exact (fun (i_15 : Fin d) => (given_5 i_15)). }
  assert (r110 : forall (i_10 i_8 : Fin d) (w : P), k i_10 w ^ 2 * q_ i_8 w ^ 2 * q_ i_10 w ^ 2 = k i_10 w ^ 2 * (q_
    i_8 w ^ 2 * q_ i_10 w ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, (((u0 ^ 2) * (u1 ^ 2)) * (u2 ^ 2)) = ((u0 ^ 2) * ((u1 ^ 2) * (u2 ^ 2))))
    by (intros u0 u1 u2; ring).
    exact (fun (i_10 i_8 : Fin d) (w : P) => (identity (k i_10 w) (q_ i_8 w) (q_ i_10 w))). }
  assert (r111 : forall (i_10 i_8 : Fin d), E (fun w : P => k i_10 w ^ 2 * q_ i_8 w ^ 2 * q_ i_10 w ^ 2) = E (fun w :
    P => k i_10 w ^ 2 * (q_ i_8 w ^ 2 * q_ i_10 w ^ 2))).
  { exact (fun (i_10 i_8 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r110 i_10 i_8 w)))). }
  assert (r112 : forall (i_10 i_8 : Fin d), E (fun w : P => k i_10 w ^ 2 * (q_ i_8 w ^ 2 * q_ i_10 w ^ 2)) = E (fun w
    : P => k i_10 w ^ 2) * E (fun w : P => q_ i_8 w ^ 2 * q_ i_10 w ^ 2)).
  { exact (fun (i_10 i_8 : Fin d) => (Rules.expectation_factor ((inr i_10) :: nil)%list ((inl i_8) :: (inl i_10) ::
    nil)%list given_1 (disjoint_cons (away_cons (inr_inl _ _) (away_cons (inr_inl _ _) away_nil)) disjoint_nil)
    (polynomial_pow 2 (polynomial_entry (inr i_10) (or_introl eq_refl))) (polynomial_mul (polynomial_pow 2
    (polynomial_entry (inl i_8) (or_introl eq_refl))) (polynomial_pow 2 (polynomial_entry (inl i_10) (or_intror
    (or_introl eq_refl))))))). }
  assert (r115 : forall (i_8 i_10 : Fin d), i_8 <> i_10 -> E (fun w : P => q_ i_8 w ^ 2 * q_ i_10 w ^ 2) = E (fun w :
    P => q_ i_8 w ^ 2) * E (fun w : P => q_ i_10 w ^ 2)).
  { exact (fun (i_8 i_10 : Fin d) p_4 => (Rules.expectation_factor ((inl i_8) :: nil)%list ((inl i_10) :: nil)%list
    given_1 (disjoint_cons (away_cons (inl_apart p_4) away_nil) disjoint_nil) (polynomial_pow 2 (polynomial_entry (inl
    i_8) (or_introl eq_refl))) (polynomial_pow 2 (polynomial_entry (inl i_10) (or_introl eq_refl))))). }
  assert (r117 : forall (i_16 : Fin d), E (fun w : P => q_ i_16 w ^ 2) = sigma ^ 2).
  { exact (fun (i_16 : Fin d) => (given_2 i_16)). }
  assert (r120 : forall (i_8 i_10 : Fin d), E (fun w : P => q_ i_8 w ^ 2) * E (fun w : P => q_ i_10 w ^ 2) = sigma ^ 2
    * sigma ^ 2).
  { exact (fun (i_8 i_10 : Fin d) => (f_equal2 (fun (h_3 : R) (h_4 : R) => h_3 * h_4) (r117 i_8) (r117 i_10))). }
  assert (r122 : sigma ^ 2 * sigma ^ 2 = sigma ^ 4).
  { assert (identity : forall u0 : R, ((u0 ^ 2) * (u0 ^ 2)) = (u0 ^ 4)) by (intros u0; ring).
    exact (identity sigma). }
  assert (r124 : forall (i_10 i_8 : Fin d), i_8 <> i_10 -> E (fun w : P => k i_10 w ^ 2) * E (fun w : P => q_ i_8 w ^
    2 * q_ i_10 w ^ 2) = tau ^ 2 * sigma ^ 4).
  { exact (fun (i_10 i_8 : Fin d) p_5 => (f_equal2 (fun (h_5 : R) (h_6 : R) => h_5 * h_6) (r108 i_10) (eq_trans
    (eq_trans (r115 i_8 i_10 p_5) (r120 i_8 i_10)) r122))). }
  assert (r126 : tau ^ 2 * sigma ^ 4 = sigma ^ 4 * tau ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 ^ 2) * (u1 ^ 4)) = ((u1 ^ 4) * (u0 ^ 2))) by (intros u0 u1; ring).
    exact (identity tau sigma). }
  assert (r128 : forall (i_8 i_10 : Fin d), i_8 <> i_10 -> E (fun w : P => k i_8 w ^ 2) * E (fun w : P => k i_10 w ^ 2
    * q_ i_8 w ^ 2 * q_ i_10 w ^ 2) = tau ^ 2 * (sigma ^ 4 * tau ^ 2)).
  { exact (fun (i_8 i_10 : Fin d) p_6 => (f_equal2 (fun (h_7 : R) (h_8 : R) => h_7 * h_8) (r108 i_8) (eq_trans
    (eq_trans (eq_trans (r111 i_10 i_8) (r112 i_10 i_8)) (r124 i_10 i_8 p_6)) r126))). }
  assert (r130 : tau ^ 2 * (sigma ^ 4 * tau ^ 2) = sigma ^ 4 * tau ^ 4).
  { assert (identity : forall u0 u1 : R, ((u0 ^ 2) * ((u1 ^ 4) * (u0 ^ 2))) = ((u1 ^ 4) * (u0 ^ 4))) by (intros u0 u1;
    ring).
    exact (identity tau sigma). }
  assert (r134 : forall (i_8 i_10 : Fin d), i_8 <> i_10 -> E (fun w : P => k i_8 w ^ 2 * k i_10 w * k i_10 w * q_ i_8
    w ^ 2 * q_ i_10 w * q_ i_10 w) = delta i_10 i_10 * (sigma ^ 4 * tau ^ 4) + (1 - delta i_10 i_10) * 0).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((u1 ^ 4) * (u2 ^ 4))) + ((1 - u0) * 0)) - u3 = (1 * (((u1 ^ 4)
    * (u2 ^ 4)) - u3) + ((0 - ((u1 ^ 4) * (u2 ^ 4))) * (1 - u0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 i_10 : Fin d) p_7 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r102 i_8 i_10)
      (eq_trans (eq_trans (eq_trans (r104 i_8 i_10) (r105 i_8 i_10 p_7)) (r128 i_8 i_10 p_7)) r130))
      (Rules.and_equation (0 - sigma ^ 4 * tau ^ 4) (Facts.delta_same d i_10) Rules.no_equation)) (identity (delta
      i_10 i_10) sigma tau (E (fun w : P => k i_8 w ^ 2 * k i_10 w * k i_10 w * q_ i_8 w ^ 2 * q_ i_10 w * q_ i_10
      w))))). }
  assert (r135 : forall (i_8 i_10 i_11 : Fin d) (w : P), k i_8 w ^ 2 * k i_10 w * k i_11 w * q_ i_8 w ^ 2 * q_ i_10 w
    * q_ i_11 w = k i_10 w * (k i_8 w ^ 2 * k i_11 w * q_ i_8 w ^ 2 * q_ i_10 w * q_ i_11 w)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((((u0 ^ 2) * u1) * u2) * (u3 ^ 2)) * u4) * u5) = (u1 * (((((u0
    ^ 2) * u2) * (u3 ^ 2)) * u4) * u5))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_8 i_10 i_11 : Fin d) (w : P) => (identity (k i_8 w) (k i_10 w) (k i_11 w) (q_ i_8 w) (q_ i_10 w) (q_
      i_11 w))). }
  assert (r136 : forall (i_8 i_10 i_11 : Fin d), E (fun w : P => k i_8 w ^ 2 * k i_10 w * k i_11 w * q_ i_8 w ^ 2 * q_
    i_10 w * q_ i_11 w) = E (fun w : P => k i_10 w * (k i_8 w ^ 2 * k i_11 w * q_ i_8 w ^ 2 * q_ i_10 w * q_ i_11
    w))).
  { exact (fun (i_8 i_10 i_11 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r135 i_8 i_10 i_11 w)))). }
  assert (r138 : forall (i_10 i_8 i_11 : Fin d), i_8 <> i_10 -> i_10 <> i_11 -> E (fun w : P => k i_10 w * (k i_8 w ^
    2 * k i_11 w * q_ i_8 w ^ 2 * q_ i_10 w * q_ i_11 w)) = E (fun w : P => k i_10 w) * E (fun w : P => k i_8 w ^ 2 *
    k i_11 w * q_ i_8 w ^ 2 * q_ i_10 w * q_ i_11 w)).
  { exact (fun (i_10 i_8 i_11 : Fin d) p_8 p_9 => (Rules.expectation_factor ((inr i_10) :: nil)%list ((inr i_8) ::
    (inr i_11) :: (inl i_8) :: (inl i_10) :: (inl i_11) :: nil)%list given_1 (disjoint_cons (away_cons (inr_apart
    (not_eq_sym p_8)) (away_cons (inr_apart p_9) (away_cons (inr_inl _ _) (away_cons (inr_inl _ _) (away_cons (inr_inl
    _ _) away_nil))))) disjoint_nil) (polynomial_entry (inr i_10) (or_introl eq_refl)) (polynomial_mul (polynomial_mul
    (polynomial_mul (polynomial_mul (polynomial_pow 2 (polynomial_entry (inr i_8) (or_introl eq_refl)))
    (polynomial_entry (inr i_11) (or_intror (or_introl eq_refl)))) (polynomial_pow 2 (polynomial_entry (inl i_8)
    (or_intror (or_intror (or_introl eq_refl)))))) (polynomial_entry (inl i_10) (or_intror (or_intror (or_intror
    (or_introl eq_refl)))))) (polynomial_entry (inl i_11) (or_intror (or_intror (or_intror (or_intror (or_introl
    eq_refl))))))))). }
  assert (r140 : forall (i_10 i_8 i_11 : Fin d), E (fun w : P => k i_10 w) * E (fun w : P => k i_8 w ^ 2 * k i_11 w *
    q_ i_8 w ^ 2 * q_ i_10 w * q_ i_11 w) = 0 * E (fun w : P => k i_8 w ^ 2 * k i_11 w * q_ i_8 w ^ 2 * q_ i_10 w * q_
    i_11 w)).
  { exact (fun (i_10 i_8 i_11 : Fin d) => (f_equal (fun (h_9 : R) => h_9 * E (fun w : P => k i_8 w ^ 2 * k i_11 w * q_
    i_8 w ^ 2 * q_ i_10 w * q_ i_11 w)) (r86 i_10))). }
  assert (r142 : forall (i_8 i_11 i_10 : Fin d), 0 * E (fun w : P => k i_8 w ^ 2 * k i_11 w * q_ i_8 w ^ 2 * q_ i_10 w
    * q_ i_11 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_8 i_11 i_10 : Fin d) => (identity (E (fun w : P => k i_8 w ^ 2 * k i_11 w * q_ i_8 w ^ 2 * q_ i_10 w
      * q_ i_11 w)))). }
  assert (r145 : forall (i_8 i_10 i_11 : Fin d), i_8 <> i_10 -> i_10 <> i_11 -> E (fun w : P => k i_8 w ^ 2 * k i_10 w
    * k i_11 w * q_ i_8 w ^ 2 * q_ i_10 w * q_ i_11 w) = delta i_10 i_11 * (sigma ^ 4 * tau ^ 4) + (1 - delta i_10
    i_11) * 0).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((u1 ^ 4) * (u2 ^ 4))) + ((1 - u0) * 0)) - u3 = (1 * (0 - u3) +
    ((0 - ((u1 ^ 4) * (u2 ^ 4))) * (0 - u0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 i_10 i_11 : Fin d) p_10 p_11 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans
      (eq_trans (eq_trans (r136 i_8 i_10 i_11) (r138 i_10 i_8 i_11 p_10 p_11)) (r140 i_10 i_8 i_11)) (r142 i_8 i_11
      i_10)) (Rules.and_equation (0 - sigma ^ 4 * tau ^ 4) (Facts.delta_apart d i_10 i_11 p_11) Rules.no_equation))
      (identity (delta i_10 i_11) sigma tau (E (fun w : P => k i_8 w ^ 2 * k i_10 w * k i_11 w * q_ i_8 w ^ 2 * q_
      i_10 w * q_ i_11 w))))). }
  assert (r146 : forall (i_8 i_10 i_11 : Fin d), i_8 <> i_10 -> E (fun w : P => k i_8 w ^ 2 * k i_10 w * k i_11 w * q_
    i_8 w ^ 2 * q_ i_10 w * q_ i_11 w) = delta i_10 i_11 * (sigma ^ 4 * tau ^ 4) + (1 - delta i_10 i_11) * 0).
  { exact (fun (i_8 i_10 i_11 : Fin d) p_12 => (Rules.index_cases (fun (i_11 : Fin d) => E (fun w : P => k i_8 w ^ 2 *
    k i_10 w * k i_11 w * q_ i_8 w ^ 2 * q_ i_10 w * q_ i_11 w) = delta i_10 i_11 * (sigma ^ 4 * tau ^ 4) + (1 - delta
    i_10 i_11) * 0) i_10 i_11 (r134 i_8 i_10 p_12) (fun p_13 => (r145 i_8 i_10 i_11 p_12 p_13)))). }
  assert (r147 : forall (i_10 i_11 : Fin d), delta i_10 i_11 * (sigma ^ 4 * tau ^ 4) + (1 - delta i_10 i_11) * 0 =
    sigma ^ 4 * tau ^ 4 * delta i_10 i_11).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * ((u1 ^ 4) * (u2 ^ 4))) + ((1 - u0) * 0)) = (((u1 ^ 4) * (u2 ^ 4)) *
    u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_10 i_11 : Fin d) => (identity (delta i_10 i_11) sigma tau)). }
  assert (r149 : forall (i_8 i_10 : Fin d), i_8 <> i_10 -> delta i_8 i_10 = 0).
  { exact (fun (i_8 i_10 : Fin d) p_14 => (Facts.delta_apart d i_8 i_10 p_14)). }
  assert (r150 : forall (i_8 i_10 i_11 : Fin d), i_8 <> i_10 -> E (fun w : P => k i_8 w ^ 2 * k i_10 w * k i_11 w * q_
    i_8 w ^ 2 * q_ i_10 w * q_ i_11 w) = delta i_8 i_10 * (m_4 * n_4 * delta i_8 i_11) + (1 - delta i_8 i_10) * (sigma
    ^ 4 * tau ^ 4 * delta i_10 i_11)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((u0 * ((u1 * u2) * u3)) + ((1 - u0) * (((u4 ^ 4) * (u5 ^
    4)) * u6))) - u7 = (1 * ((((u4 ^ 4) * (u5 ^ 4)) * u6) - u7) + (((((u4 ^ 4) * (u5 ^ 4)) * u6) - ((u1 * u2) * u3)) *
    (0 - u0) + 0))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_8 i_10 i_11 : Fin d) p_15 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r146 i_8
      i_10 i_11 p_15) (r147 i_10 i_11)) (Rules.and_equation (sigma ^ 4 * tau ^ 4 * delta i_10 i_11 - m_4 * n_4 * delta
      i_8 i_11) (r149 i_8 i_10 p_15) Rules.no_equation)) (identity (delta i_8 i_10) m_4 n_4 (delta i_8 i_11) sigma tau
      (delta i_10 i_11) (E (fun w : P => k i_8 w ^ 2 * k i_10 w * k i_11 w * q_ i_8 w ^ 2 * q_ i_10 w * q_ i_11
      w))))). }
  assert (r151 : forall (i_8 i_10 i_11 : Fin d), E (fun w : P => k i_8 w ^ 2 * k i_10 w * k i_11 w * q_ i_8 w ^ 2 * q_
    i_10 w * q_ i_11 w) = delta i_8 i_10 * (m_4 * n_4 * delta i_8 i_11) + (1 - delta i_8 i_10) * (sigma ^ 4 * tau ^ 4
    * delta i_10 i_11)).
  { exact (fun (i_8 i_10 i_11 : Fin d) => (Rules.index_cases (fun (i_10 : Fin d) => E (fun w : P => k i_8 w ^ 2 * k
    i_10 w * k i_11 w * q_ i_8 w ^ 2 * q_ i_10 w * q_ i_11 w) = delta i_8 i_10 * (m_4 * n_4 * delta i_8 i_11) + (1 -
    delta i_8 i_10) * (sigma ^ 4 * tau ^ 4 * delta i_10 i_11)) i_8 i_10 (r98 i_8 i_11) (fun p_16 => (r150 i_8 i_10
    i_11 p_16)))). }
  assert (r153 : forall (i_8 i_10 i_11 : Fin d), i_8 <> i_10 -> delta i_8 i_10 * delta i_10 i_11 = delta i_8 i_10 *
    delta i_8 i_11).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_8 i_10 i_11 : Fin d) p_17 => (Rules.linear_combination (Rules.and_equation (delta i_10 i_11 - delta
      i_8 i_11) (r149 i_8 i_10 p_17) Rules.no_equation) (identity (delta i_8 i_10) (delta i_8 i_11) (delta i_10
      i_11)))). }
  assert (r154 : forall (i_8 i_10 i_11 : Fin d), delta i_8 i_10 * delta i_10 i_11 = delta i_8 i_10 * delta i_8 i_11).
  { exact (fun (i_8 i_10 i_11 : Fin d) => (Rules.index_cases (fun (i_10 : Fin d) => delta i_8 i_10 * delta i_10 i_11 =
    delta i_8 i_10 * delta i_8 i_11) i_8 i_10 (@eq_refl R (delta i_8 i_8 * delta i_8 i_11)) (fun p_18 => (r153 i_8
    i_10 i_11 p_18)))). }
  assert (r155 : forall (i_8 i_10 i_11 : Fin d), delta i_8 i_10 * (m_4 * n_4 * delta i_8 i_11) + (1 - delta i_8 i_10)
    * (sigma ^ 4 * tau ^ 4 * delta i_10 i_11) = m_4 * n_4 * delta i_8 i_10 * delta i_8 i_11 + -1 * (sigma ^ 4 * tau ^
    4 * delta i_8 i_10 * delta i_8 i_11) + sigma ^ 4 * tau ^ 4 * delta i_10 i_11).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((u0 * u1) * u2) * u3) + ((-1) * ((((u4 ^ 4) * (u5 ^ 4)) *
    u2) * u3))) + (((u4 ^ 4) * (u5 ^ 4)) * u6)) - ((u2 * ((u0 * u1) * u3)) + ((1 - u2) * (((u4 ^ 4) * (u5 ^ 4)) *
    u6))) = (((-1) * ((u4 ^ 4) * (u5 ^ 4))) * ((u2 * u3) - (u2 * u6)) + 0)) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_8 i_10 i_11 : Fin d) => (Rules.linear_combination (Rules.and_equation (-1 * (sigma ^ 4 * tau ^ 4))
      (r154 i_8 i_10 i_11) Rules.no_equation) (identity m_4 n_4 (delta i_8 i_10) (delta i_8 i_11) sigma tau (delta
      i_10 i_11)))). }
  assert (r158 : forall (i_8 i_10 i_11 : Fin d), E (fun w : P => k i_8 w * k i_8 w * k i_10 w * k i_11 w * q_ i_8 w *
    q_ i_8 w * q_ i_10 w * q_ i_11 w) = delta i_8 i_8 * (m_4 * n_4 * delta i_8 i_10 * delta i_8 i_11 + -1 * (sigma ^ 4
    * tau ^ 4 * delta i_8 i_10 * delta i_8 i_11) + sigma ^ 4 * tau ^ 4 * delta i_10 i_11) + (1 - delta i_8 i_8) *
    (sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * delta i_8 i_11 + sigma ^ 4 * tau ^ 4 * delta i_8 i_11 * delta i_8 i_10)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, ((u0 * (((((u1 * u2) * u3) * u4) + ((-1) * ((((u5 ^ 4) *
    (u6 ^ 4)) * u3) * u4))) + (((u5 ^ 4) * (u6 ^ 4)) * u7))) + ((1 - u0) * (((((u5 ^ 4) * (u6 ^ 4)) * u3) * u4) +
    ((((u5 ^ 4) * (u6 ^ 4)) * u4) * u3)))) - u8 = (1 * ((((((u1 * u2) * u3) * u4) + ((-1) * ((((u5 ^ 4) * (u6 ^ 4)) *
    u3) * u4))) + (((u5 ^ 4) * (u6 ^ 4)) * u7)) - u8) + (((((((u5 ^ 4) * (u6 ^ 4)) * u3) * u4) + ((((u5 ^ 4) * (u6 ^
    4)) * u4) * u3)) - (((((u1 * u2) * u3) * u4) + ((-1) * ((((u5 ^ 4) * (u6 ^ 4)) * u3) * u4))) + (((u5 ^ 4) * (u6 ^
    4)) * u7))) * (1 - u0) + 0))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8; ring).
    exact (fun (i_8 i_10 i_11 : Fin d) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r61 i_8 i_10
      i_11) (eq_trans (r151 i_8 i_10 i_11) (r155 i_8 i_10 i_11))) (Rules.and_equation (sigma ^ 4 * tau ^ 4 * delta i_8
      i_10 * delta i_8 i_11 + sigma ^ 4 * tau ^ 4 * delta i_8 i_11 * delta i_8 i_10 - (m_4 * n_4 * delta i_8 i_10 *
      delta i_8 i_11 + -1 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * delta i_8 i_11) + sigma ^ 4 * tau ^ 4 * delta i_10
      i_11)) (r78 i_8) Rules.no_equation)) (identity (delta i_8 i_8) m_4 n_4 (delta i_8 i_10) (delta i_8 i_11) sigma
      tau (delta i_10 i_11) (E (fun w : P => k i_8 w * k i_8 w * k i_10 w * k i_11 w * q_ i_8 w * q_ i_8 w * q_ i_10 w
      * q_ i_11 w))))). }
  assert (r159 : forall (i_8 i_9 i_11 : Fin d) (w : P), k i_8 w * k i_9 w * k i_8 w * k i_11 w * q_ i_8 w * q_ i_9 w *
    q_ i_8 w * q_ i_11 w = k i_8 w ^ 2 * k i_9 w * k i_11 w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_11 w).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((((u0 * u1) * u0) * u2) * u3) * u4) * u3) * u5) = ((((((u0 ^
    2) * u1) * u2) * (u3 ^ 2)) * u4) * u5)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_8 i_9 i_11 : Fin d) (w : P) => (identity (k i_8 w) (k i_9 w) (k i_11 w) (q_ i_8 w) (q_ i_9 w) (q_
      i_11 w))). }
  assert (r160 : forall (i_8 i_9 i_11 : Fin d), E (fun w : P => k i_8 w * k i_9 w * k i_8 w * k i_11 w * q_ i_8 w * q_
    i_9 w * q_ i_8 w * q_ i_11 w) = E (fun w : P => k i_8 w ^ 2 * k i_9 w * k i_11 w * q_ i_8 w ^ 2 * q_ i_9 w * q_
    i_11 w)).
  { exact (fun (i_8 i_9 i_11 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r159 i_8 i_9 i_11 w)))). }
  assert (r163 : forall (i_8 i_9 : Fin d) (w : P), k i_8 w ^ 2 * k i_9 w * k i_9 w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_9
    w = k i_8 w ^ 2 * k i_9 w ^ 2 * q_ i_8 w ^ 2 * q_ i_9 w ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((((u0 ^ 2) * u1) * u1) * (u2 ^ 2)) * u3) * u3) = ((((u0 ^ 2) * (u1 ^
    2)) * (u2 ^ 2)) * (u3 ^ 2))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 i_9 : Fin d) (w : P) => (identity (k i_8 w) (k i_9 w) (q_ i_8 w) (q_ i_9 w))). }
  assert (r164 : forall (i_8 i_9 : Fin d), E (fun w : P => k i_8 w ^ 2 * k i_9 w * k i_9 w * q_ i_8 w ^ 2 * q_ i_9 w *
    q_ i_9 w) = E (fun w : P => k i_8 w ^ 2 * k i_9 w ^ 2 * q_ i_8 w ^ 2 * q_ i_9 w ^ 2)).
  { exact (fun (i_8 i_9 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r163 i_8 i_9 w)))). }
  assert (r165 : forall (i_8 i_9 : Fin d) (w : P), k i_8 w ^ 2 * k i_9 w ^ 2 * q_ i_8 w ^ 2 * q_ i_9 w ^ 2 = k i_8 w ^
    2 * (k i_9 w ^ 2 * q_ i_8 w ^ 2 * q_ i_9 w ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 ^ 2) * (u1 ^ 2)) * (u2 ^ 2)) * (u3 ^ 2)) = ((u0 ^ 2) * (((u1 ^
    2) * (u2 ^ 2)) * (u3 ^ 2)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 i_9 : Fin d) (w : P) => (identity (k i_8 w) (k i_9 w) (q_ i_8 w) (q_ i_9 w))). }
  assert (r166 : forall (i_8 i_9 : Fin d), E (fun w : P => k i_8 w ^ 2 * k i_9 w ^ 2 * q_ i_8 w ^ 2 * q_ i_9 w ^ 2) =
    E (fun w : P => k i_8 w ^ 2 * (k i_9 w ^ 2 * q_ i_8 w ^ 2 * q_ i_9 w ^ 2))).
  { exact (fun (i_8 i_9 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r165 i_8 i_9 w)))). }
  assert (r167 : forall (i_8 i_9 : Fin d), i_8 <> i_9 -> E (fun w : P => k i_8 w ^ 2 * (k i_9 w ^ 2 * q_ i_8 w ^ 2 *
    q_ i_9 w ^ 2)) = E (fun w : P => k i_8 w ^ 2) * E (fun w : P => k i_9 w ^ 2 * q_ i_8 w ^ 2 * q_ i_9 w ^ 2)).
  { exact (fun (i_8 i_9 : Fin d) p_19 => (Rules.expectation_factor ((inr i_8) :: nil)%list ((inr i_9) :: (inl i_8) ::
    (inl i_9) :: nil)%list given_1 (disjoint_cons (away_cons (inr_apart p_19) (away_cons (inr_inl _ _) (away_cons
    (inr_inl _ _) away_nil))) disjoint_nil) (polynomial_pow 2 (polynomial_entry (inr i_8) (or_introl eq_refl)))
    (polynomial_mul (polynomial_mul (polynomial_pow 2 (polynomial_entry (inr i_9) (or_introl eq_refl)))
    (polynomial_pow 2 (polynomial_entry (inl i_8) (or_intror (or_introl eq_refl))))) (polynomial_pow 2
    (polynomial_entry (inl i_9) (or_intror (or_intror (or_introl eq_refl)))))))). }
  assert (r169 : forall (i_9 i_8 : Fin d) (w : P), k i_9 w ^ 2 * q_ i_8 w ^ 2 * q_ i_9 w ^ 2 = k i_9 w ^ 2 * (q_ i_8 w
    ^ 2 * q_ i_9 w ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, (((u0 ^ 2) * (u1 ^ 2)) * (u2 ^ 2)) = ((u0 ^ 2) * ((u1 ^ 2) * (u2 ^ 2))))
    by (intros u0 u1 u2; ring).
    exact (fun (i_9 i_8 : Fin d) (w : P) => (identity (k i_9 w) (q_ i_8 w) (q_ i_9 w))). }
  assert (r170 : forall (i_9 i_8 : Fin d), E (fun w : P => k i_9 w ^ 2 * q_ i_8 w ^ 2 * q_ i_9 w ^ 2) = E (fun w : P
    => k i_9 w ^ 2 * (q_ i_8 w ^ 2 * q_ i_9 w ^ 2))).
  { exact (fun (i_9 i_8 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r169 i_9 i_8 w)))). }
  assert (r171 : forall (i_9 i_8 : Fin d), E (fun w : P => k i_9 w ^ 2 * (q_ i_8 w ^ 2 * q_ i_9 w ^ 2)) = E (fun w : P
    => k i_9 w ^ 2) * E (fun w : P => q_ i_8 w ^ 2 * q_ i_9 w ^ 2)).
  { exact (fun (i_9 i_8 : Fin d) => (Rules.expectation_factor ((inr i_9) :: nil)%list ((inl i_8) :: (inl i_9) ::
    nil)%list given_1 (disjoint_cons (away_cons (inr_inl _ _) (away_cons (inr_inl _ _) away_nil)) disjoint_nil)
    (polynomial_pow 2 (polynomial_entry (inr i_9) (or_introl eq_refl))) (polynomial_mul (polynomial_pow 2
    (polynomial_entry (inl i_8) (or_introl eq_refl))) (polynomial_pow 2 (polynomial_entry (inl i_9) (or_intror
    (or_introl eq_refl))))))). }
  assert (r174 : forall (i_8 i_9 : Fin d), i_8 <> i_9 -> E (fun w : P => q_ i_8 w ^ 2 * q_ i_9 w ^ 2) = E (fun w : P
    => q_ i_8 w ^ 2) * E (fun w : P => q_ i_9 w ^ 2)).
  { exact (fun (i_8 i_9 : Fin d) p_20 => (Rules.expectation_factor ((inl i_8) :: nil)%list ((inl i_9) :: nil)%list
    given_1 (disjoint_cons (away_cons (inl_apart p_20) away_nil) disjoint_nil) (polynomial_pow 2 (polynomial_entry
    (inl i_8) (or_introl eq_refl))) (polynomial_pow 2 (polynomial_entry (inl i_9) (or_introl eq_refl))))). }
  assert (r176 : forall (i_8 i_9 : Fin d), E (fun w : P => q_ i_8 w ^ 2) * E (fun w : P => q_ i_9 w ^ 2) = sigma ^ 2 *
    sigma ^ 2).
  { exact (fun (i_8 i_9 : Fin d) => (f_equal2 (fun (h_10 : R) (h_11 : R) => h_10 * h_11) (r117 i_8) (r117 i_9))). }
  assert (r179 : forall (i_9 i_8 : Fin d), i_8 <> i_9 -> E (fun w : P => k i_9 w ^ 2) * E (fun w : P => q_ i_8 w ^ 2 *
    q_ i_9 w ^ 2) = tau ^ 2 * sigma ^ 4).
  { exact (fun (i_9 i_8 : Fin d) p_21 => (f_equal2 (fun (h_12 : R) (h_13 : R) => h_12 * h_13) (r108 i_9) (eq_trans
    (eq_trans (r174 i_8 i_9 p_21) (r176 i_8 i_9)) r122))). }
  assert (r182 : forall (i_8 i_9 : Fin d), i_8 <> i_9 -> E (fun w : P => k i_8 w ^ 2) * E (fun w : P => k i_9 w ^ 2 *
    q_ i_8 w ^ 2 * q_ i_9 w ^ 2) = tau ^ 2 * (sigma ^ 4 * tau ^ 2)).
  { exact (fun (i_8 i_9 : Fin d) p_22 => (f_equal2 (fun (h_14 : R) (h_15 : R) => h_14 * h_15) (r108 i_8) (eq_trans
    (eq_trans (eq_trans (r170 i_9 i_8) (r171 i_9 i_8)) (r179 i_9 i_8 p_22)) r126))). }
  assert (r187 : forall (i_8 i_9 : Fin d), i_8 <> i_9 -> E (fun w : P => k i_8 w ^ 2 * k i_9 w * k i_9 w * q_ i_8 w ^
    2 * q_ i_9 w * q_ i_9 w) = delta i_9 i_9 * (sigma ^ 4 * tau ^ 4) + (1 - delta i_9 i_9) * 0).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((u1 ^ 4) * (u2 ^ 4))) + ((1 - u0) * 0)) - u3 = (1 * (((u1 ^ 4)
    * (u2 ^ 4)) - u3) + ((0 - ((u1 ^ 4) * (u2 ^ 4))) * (1 - u0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 i_9 : Fin d) p_23 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r164 i_8 i_9)
      (eq_trans (eq_trans (eq_trans (r166 i_8 i_9) (r167 i_8 i_9 p_23)) (r182 i_8 i_9 p_23)) r130))
      (Rules.and_equation (0 - sigma ^ 4 * tau ^ 4) (Facts.delta_same d i_9) Rules.no_equation)) (identity (delta i_9
      i_9) sigma tau (E (fun w : P => k i_8 w ^ 2 * k i_9 w * k i_9 w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_9 w))))). }
  assert (r188 : forall (i_8 i_9 i_11 : Fin d) (w : P), k i_8 w ^ 2 * k i_9 w * k i_11 w * q_ i_8 w ^ 2 * q_ i_9 w *
    q_ i_11 w = k i_9 w * (k i_8 w ^ 2 * k i_11 w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_11 w)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((((u0 ^ 2) * u1) * u2) * (u3 ^ 2)) * u4) * u5) = (u1 * (((((u0
    ^ 2) * u2) * (u3 ^ 2)) * u4) * u5))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_8 i_9 i_11 : Fin d) (w : P) => (identity (k i_8 w) (k i_9 w) (k i_11 w) (q_ i_8 w) (q_ i_9 w) (q_
      i_11 w))). }
  assert (r189 : forall (i_8 i_9 i_11 : Fin d), E (fun w : P => k i_8 w ^ 2 * k i_9 w * k i_11 w * q_ i_8 w ^ 2 * q_
    i_9 w * q_ i_11 w) = E (fun w : P => k i_9 w * (k i_8 w ^ 2 * k i_11 w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_11 w))).
  { exact (fun (i_8 i_9 i_11 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r188 i_8 i_9 i_11 w)))). }
  assert (r191 : forall (i_9 i_8 i_11 : Fin d), i_8 <> i_9 -> i_9 <> i_11 -> E (fun w : P => k i_9 w * (k i_8 w ^ 2 *
    k i_11 w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_11 w)) = E (fun w : P => k i_9 w) * E (fun w : P => k i_8 w ^ 2 * k i_11
    w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_11 w)).
  { exact (fun (i_9 i_8 i_11 : Fin d) p_24 p_25 => (Rules.expectation_factor ((inr i_9) :: nil)%list ((inr i_8) ::
    (inr i_11) :: (inl i_8) :: (inl i_9) :: (inl i_11) :: nil)%list given_1 (disjoint_cons (away_cons (inr_apart
    (not_eq_sym p_24)) (away_cons (inr_apart p_25) (away_cons (inr_inl _ _) (away_cons (inr_inl _ _) (away_cons
    (inr_inl _ _) away_nil))))) disjoint_nil) (polynomial_entry (inr i_9) (or_introl eq_refl)) (polynomial_mul
    (polynomial_mul (polynomial_mul (polynomial_mul (polynomial_pow 2 (polynomial_entry (inr i_8) (or_introl
    eq_refl))) (polynomial_entry (inr i_11) (or_intror (or_introl eq_refl)))) (polynomial_pow 2 (polynomial_entry (inl
    i_8) (or_intror (or_intror (or_introl eq_refl)))))) (polynomial_entry (inl i_9) (or_intror (or_intror (or_intror
    (or_introl eq_refl)))))) (polynomial_entry (inl i_11) (or_intror (or_intror (or_intror (or_intror (or_introl
    eq_refl))))))))). }
  assert (r193 : forall (i_9 i_8 i_11 : Fin d), E (fun w : P => k i_9 w) * E (fun w : P => k i_8 w ^ 2 * k i_11 w * q_
    i_8 w ^ 2 * q_ i_9 w * q_ i_11 w) = 0 * E (fun w : P => k i_8 w ^ 2 * k i_11 w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_11
    w)).
  { exact (fun (i_9 i_8 i_11 : Fin d) => (f_equal (fun (h_16 : R) => h_16 * E (fun w : P => k i_8 w ^ 2 * k i_11 w *
    q_ i_8 w ^ 2 * q_ i_9 w * q_ i_11 w)) (r86 i_9))). }
  assert (r195 : forall (i_8 i_11 i_9 : Fin d), 0 * E (fun w : P => k i_8 w ^ 2 * k i_11 w * q_ i_8 w ^ 2 * q_ i_9 w *
    q_ i_11 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_8 i_11 i_9 : Fin d) => (identity (E (fun w : P => k i_8 w ^ 2 * k i_11 w * q_ i_8 w ^ 2 * q_ i_9 w *
      q_ i_11 w)))). }
  assert (r198 : forall (i_8 i_9 i_11 : Fin d), i_8 <> i_9 -> i_9 <> i_11 -> E (fun w : P => k i_8 w ^ 2 * k i_9 w * k
    i_11 w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_11 w) = delta i_9 i_11 * (sigma ^ 4 * tau ^ 4) + (1 - delta i_9 i_11) *
    0).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((u1 ^ 4) * (u2 ^ 4))) + ((1 - u0) * 0)) - u3 = (1 * (0 - u3) +
    ((0 - ((u1 ^ 4) * (u2 ^ 4))) * (0 - u0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 i_9 i_11 : Fin d) p_26 p_27 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_trans
      (eq_trans (r189 i_8 i_9 i_11) (r191 i_9 i_8 i_11 p_26 p_27)) (r193 i_9 i_8 i_11)) (r195 i_8 i_11 i_9))
      (Rules.and_equation (0 - sigma ^ 4 * tau ^ 4) (Facts.delta_apart d i_9 i_11 p_27) Rules.no_equation)) (identity
      (delta i_9 i_11) sigma tau (E (fun w : P => k i_8 w ^ 2 * k i_9 w * k i_11 w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_11
      w))))). }
  assert (r199 : forall (i_8 i_9 i_11 : Fin d), i_8 <> i_9 -> E (fun w : P => k i_8 w ^ 2 * k i_9 w * k i_11 w * q_
    i_8 w ^ 2 * q_ i_9 w * q_ i_11 w) = delta i_9 i_11 * (sigma ^ 4 * tau ^ 4) + (1 - delta i_9 i_11) * 0).
  { exact (fun (i_8 i_9 i_11 : Fin d) p_28 => (Rules.index_cases (fun (i_11 : Fin d) => E (fun w : P => k i_8 w ^ 2 *
    k i_9 w * k i_11 w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_11 w) = delta i_9 i_11 * (sigma ^ 4 * tau ^ 4) + (1 - delta
    i_9 i_11) * 0) i_9 i_11 (r187 i_8 i_9 p_28) (fun p_29 => (r198 i_8 i_9 i_11 p_28 p_29)))). }
  assert (r200 : forall (i_9 i_11 : Fin d), delta i_9 i_11 * (sigma ^ 4 * tau ^ 4) + (1 - delta i_9 i_11) * 0 = sigma
    ^ 4 * tau ^ 4 * delta i_9 i_11).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * ((u1 ^ 4) * (u2 ^ 4))) + ((1 - u0) * 0)) = (((u1 ^ 4) * (u2 ^ 4)) *
    u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_9 i_11 : Fin d) => (identity (delta i_9 i_11) sigma tau)). }
  assert (r203 : forall (i_9 i_8 : Fin d), i_8 <> i_9 -> i_9 <> i_8).
  { exact (fun (i_9 i_8 : Fin d) p_30 => (Facts.apart_symm d i_8 i_9 p_30)). }
  assert (r207 : forall (i_8 i_9 i_11 : Fin d), i_8 <> i_9 -> E (fun w : P => k i_8 w * k i_9 w * k i_8 w * k i_11 w *
    q_ i_8 w * q_ i_9 w * q_ i_8 w * q_ i_11 w) = delta i_8 i_8 * (sigma ^ 4 * tau ^ 4 * delta i_9 i_11) + (1 - delta
    i_8 i_8) * (sigma ^ 4 * tau ^ 4 * delta i_8 i_11 * delta i_9 i_8)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((u0 * (((u1 ^ 4) * (u2 ^ 4)) * u3)) + ((1 - u0) * ((((u1 ^ 4)
    * (u2 ^ 4)) * u4) * u5))) - u6 = (1 * ((((u1 ^ 4) * (u2 ^ 4)) * u3) - u6) + ((((((u1 ^ 4) * (u2 ^ 4)) * u4) * u5)
    - (((u1 ^ 4) * (u2 ^ 4)) * u3)) * (1 - u0) + 0))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_8 i_9 i_11 : Fin d) p_31 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r160 i_8 i_9
      i_11) (eq_trans (r199 i_8 i_9 i_11 p_31) (r200 i_9 i_11))) (Rules.and_equation (sigma ^ 4 * tau ^ 4 * delta i_8
      i_11 * delta i_9 i_8 - sigma ^ 4 * tau ^ 4 * delta i_9 i_11) (r78 i_8) Rules.no_equation)) (identity (delta i_8
      i_8) sigma tau (delta i_9 i_11) (delta i_8 i_11) (delta i_9 i_8) (E (fun w : P => k i_8 w * k i_9 w * k i_8 w *
      k i_11 w * q_ i_8 w * q_ i_9 w * q_ i_8 w * q_ i_11 w))))). }
  assert (r208 : forall (i_8 i_9 i_10 : Fin d) (w : P), k i_8 w * k i_9 w * k i_10 w * k i_8 w * q_ i_8 w * q_ i_9 w *
    q_ i_10 w * q_ i_8 w = k i_8 w ^ 2 * k i_9 w * k i_10 w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_10 w).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((((u0 * u1) * u2) * u0) * u3) * u4) * u5) * u3) = ((((((u0 ^
    2) * u1) * u2) * (u3 ^ 2)) * u4) * u5)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_8 i_9 i_10 : Fin d) (w : P) => (identity (k i_8 w) (k i_9 w) (k i_10 w) (q_ i_8 w) (q_ i_9 w) (q_
      i_10 w))). }
  assert (r209 : forall (i_8 i_9 i_10 : Fin d), E (fun w : P => k i_8 w * k i_9 w * k i_10 w * k i_8 w * q_ i_8 w * q_
    i_9 w * q_ i_10 w * q_ i_8 w) = E (fun w : P => k i_8 w ^ 2 * k i_9 w * k i_10 w * q_ i_8 w ^ 2 * q_ i_9 w * q_
    i_10 w)).
  { exact (fun (i_8 i_9 i_10 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r208 i_8 i_9 i_10 w)))). }
  assert (r210 : forall (i_8 i_9 i_10 : Fin d) (w : P), k i_8 w ^ 2 * k i_9 w * k i_10 w * q_ i_8 w ^ 2 * q_ i_9 w *
    q_ i_10 w = k i_9 w * (k i_8 w ^ 2 * k i_10 w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_10 w)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((((u0 ^ 2) * u1) * u2) * (u3 ^ 2)) * u4) * u5) = (u1 * (((((u0
    ^ 2) * u2) * (u3 ^ 2)) * u4) * u5))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_8 i_9 i_10 : Fin d) (w : P) => (identity (k i_8 w) (k i_9 w) (k i_10 w) (q_ i_8 w) (q_ i_9 w) (q_
      i_10 w))). }
  assert (r211 : forall (i_8 i_9 i_10 : Fin d), E (fun w : P => k i_8 w ^ 2 * k i_9 w * k i_10 w * q_ i_8 w ^ 2 * q_
    i_9 w * q_ i_10 w) = E (fun w : P => k i_9 w * (k i_8 w ^ 2 * k i_10 w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_10 w))).
  { exact (fun (i_8 i_9 i_10 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r210 i_8 i_9 i_10 w)))). }
  assert (r213 : forall (i_9 i_8 i_10 : Fin d), i_8 <> i_9 -> i_9 <> i_10 -> E (fun w : P => k i_9 w * (k i_8 w ^ 2 *
    k i_10 w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_10 w)) = E (fun w : P => k i_9 w) * E (fun w : P => k i_8 w ^ 2 * k i_10
    w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_10 w)).
  { exact (fun (i_9 i_8 i_10 : Fin d) p_32 p_33 => (Rules.expectation_factor ((inr i_9) :: nil)%list ((inr i_8) ::
    (inr i_10) :: (inl i_8) :: (inl i_9) :: (inl i_10) :: nil)%list given_1 (disjoint_cons (away_cons (inr_apart
    (not_eq_sym p_32)) (away_cons (inr_apart p_33) (away_cons (inr_inl _ _) (away_cons (inr_inl _ _) (away_cons
    (inr_inl _ _) away_nil))))) disjoint_nil) (polynomial_entry (inr i_9) (or_introl eq_refl)) (polynomial_mul
    (polynomial_mul (polynomial_mul (polynomial_mul (polynomial_pow 2 (polynomial_entry (inr i_8) (or_introl
    eq_refl))) (polynomial_entry (inr i_10) (or_intror (or_introl eq_refl)))) (polynomial_pow 2 (polynomial_entry (inl
    i_8) (or_intror (or_intror (or_introl eq_refl)))))) (polynomial_entry (inl i_9) (or_intror (or_intror (or_intror
    (or_introl eq_refl)))))) (polynomial_entry (inl i_10) (or_intror (or_intror (or_intror (or_intror (or_introl
    eq_refl))))))))). }
  assert (r215 : forall (i_9 i_8 i_10 : Fin d), E (fun w : P => k i_9 w) * E (fun w : P => k i_8 w ^ 2 * k i_10 w * q_
    i_8 w ^ 2 * q_ i_9 w * q_ i_10 w) = 0 * E (fun w : P => k i_8 w ^ 2 * k i_10 w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_10
    w)).
  { exact (fun (i_9 i_8 i_10 : Fin d) => (f_equal (fun (h_17 : R) => h_17 * E (fun w : P => k i_8 w ^ 2 * k i_10 w *
    q_ i_8 w ^ 2 * q_ i_9 w * q_ i_10 w)) (r86 i_9))). }
  assert (r217 : forall (i_8 i_10 i_9 : Fin d), 0 * E (fun w : P => k i_8 w ^ 2 * k i_10 w * q_ i_8 w ^ 2 * q_ i_9 w *
    q_ i_10 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_8 i_10 i_9 : Fin d) => (identity (E (fun w : P => k i_8 w ^ 2 * k i_10 w * q_ i_8 w ^ 2 * q_ i_9 w *
      q_ i_10 w)))). }
  assert (r220 : forall (i_8 i_9 i_10 : Fin d), i_8 <> i_9 -> i_9 <> i_10 -> E (fun w : P => k i_8 w ^ 2 * k i_9 w * k
    i_10 w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_10 w) = delta i_9 i_10 * (sigma ^ 4 * tau ^ 4) + (1 - delta i_9 i_10) *
    0).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((u1 ^ 4) * (u2 ^ 4))) + ((1 - u0) * 0)) - u3 = (1 * (0 - u3) +
    ((0 - ((u1 ^ 4) * (u2 ^ 4))) * (0 - u0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 i_9 i_10 : Fin d) p_34 p_35 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_trans
      (eq_trans (r211 i_8 i_9 i_10) (r213 i_9 i_8 i_10 p_34 p_35)) (r215 i_9 i_8 i_10)) (r217 i_8 i_10 i_9))
      (Rules.and_equation (0 - sigma ^ 4 * tau ^ 4) (Facts.delta_apart d i_9 i_10 p_35) Rules.no_equation)) (identity
      (delta i_9 i_10) sigma tau (E (fun w : P => k i_8 w ^ 2 * k i_9 w * k i_10 w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_10
      w))))). }
  assert (r221 : forall (i_8 i_9 i_10 : Fin d), i_8 <> i_9 -> E (fun w : P => k i_8 w ^ 2 * k i_9 w * k i_10 w * q_
    i_8 w ^ 2 * q_ i_9 w * q_ i_10 w) = delta i_9 i_10 * (sigma ^ 4 * tau ^ 4) + (1 - delta i_9 i_10) * 0).
  { exact (fun (i_8 i_9 i_10 : Fin d) p_36 => (Rules.index_cases (fun (i_10 : Fin d) => E (fun w : P => k i_8 w ^ 2 *
    k i_9 w * k i_10 w * q_ i_8 w ^ 2 * q_ i_9 w * q_ i_10 w) = delta i_9 i_10 * (sigma ^ 4 * tau ^ 4) + (1 - delta
    i_9 i_10) * 0) i_9 i_10 (r187 i_8 i_9 p_36) (fun p_37 => (r220 i_8 i_9 i_10 p_36 p_37)))). }
  assert (r222 : forall (i_9 i_10 : Fin d), delta i_9 i_10 * (sigma ^ 4 * tau ^ 4) + (1 - delta i_9 i_10) * 0 = sigma
    ^ 4 * tau ^ 4 * delta i_9 i_10).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * ((u1 ^ 4) * (u2 ^ 4))) + ((1 - u0) * 0)) = (((u1 ^ 4) * (u2 ^ 4)) *
    u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_9 i_10 : Fin d) => (identity (delta i_9 i_10) sigma tau)). }
  assert (r225 : forall (i_8 i_9 i_10 : Fin d), i_8 <> i_9 -> E (fun w : P => k i_8 w * k i_9 w * k i_10 w * k i_8 w *
    q_ i_8 w * q_ i_9 w * q_ i_10 w * q_ i_8 w) = delta i_8 i_8 * (sigma ^ 4 * tau ^ 4 * delta i_9 i_10) + (1 - delta
    i_8 i_8) * 0).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * (((u1 ^ 4) * (u2 ^ 4)) * u3)) + ((1 - u0) * 0)) - u4 = (1 *
    ((((u1 ^ 4) * (u2 ^ 4)) * u3) - u4) + ((0 - (((u1 ^ 4) * (u2 ^ 4)) * u3)) * (1 - u0) + 0))) by (intros u0 u1 u2 u3
    u4; ring).
    exact (fun (i_8 i_9 i_10 : Fin d) p_38 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r209 i_8 i_9
      i_10) (eq_trans (r221 i_8 i_9 i_10 p_38) (r222 i_9 i_10))) (Rules.and_equation (0 - sigma ^ 4 * tau ^ 4 * delta
      i_9 i_10) (r78 i_8) Rules.no_equation)) (identity (delta i_8 i_8) sigma tau (delta i_9 i_10) (E (fun w : P => k
      i_8 w * k i_9 w * k i_10 w * k i_8 w * q_ i_8 w * q_ i_9 w * q_ i_10 w * q_ i_8 w))))). }
  assert (r227 : forall (i_8 i_9 i_10 i_11 : Fin d) (w : P), k i_8 w * k i_9 w * k i_10 w * k i_11 w * q_ i_8 w * q_
    i_9 w * q_ i_10 w * q_ i_11 w = k i_8 w * (k i_9 w * k i_10 w * k i_11 w * q_ i_8 w * q_ i_9 w * q_ i_10 w * q_
    i_11 w)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((((u0 * u1) * u2) * u3) * u4) * u5) * u6) * u7) = (u0 *
    ((((((u1 * u2) * u3) * u4) * u5) * u6) * u7))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_8 i_9 i_10 i_11 : Fin d) (w : P) => (identity (k i_8 w) (k i_9 w) (k i_10 w) (k i_11 w) (q_ i_8 w)
      (q_ i_9 w) (q_ i_10 w) (q_ i_11 w))). }
  assert (r228 : forall (i_8 i_9 i_10 i_11 : Fin d), E (fun w : P => k i_8 w * k i_9 w * k i_10 w * k i_11 w * q_ i_8
    w * q_ i_9 w * q_ i_10 w * q_ i_11 w) = E (fun w : P => k i_8 w * (k i_9 w * k i_10 w * k i_11 w * q_ i_8 w * q_
    i_9 w * q_ i_10 w * q_ i_11 w))).
  { exact (fun (i_8 i_9 i_10 i_11 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r227 i_8 i_9 i_10 i_11
    w)))). }
  assert (r229 : forall (i_8 i_9 i_10 i_11 : Fin d), i_8 <> i_9 -> i_8 <> i_10 -> i_8 <> i_11 -> E (fun w : P => k i_8
    w * (k i_9 w * k i_10 w * k i_11 w * q_ i_8 w * q_ i_9 w * q_ i_10 w * q_ i_11 w)) = E (fun w : P => k i_8 w) * E
    (fun w : P => k i_9 w * k i_10 w * k i_11 w * q_ i_8 w * q_ i_9 w * q_ i_10 w * q_ i_11 w)).
  { exact (fun (i_8 i_9 i_10 i_11 : Fin d) p_39 p_40 p_41 => (Rules.expectation_factor ((inr i_8) :: nil)%list ((inr
    i_9) :: (inr i_10) :: (inr i_11) :: (inl i_8) :: (inl i_9) :: (inl i_10) :: (inl i_11) :: nil)%list given_1
    (disjoint_cons (away_cons (inr_apart p_39) (away_cons (inr_apart p_40) (away_cons (inr_apart p_41) (away_cons
    (inr_inl _ _) (away_cons (inr_inl _ _) (away_cons (inr_inl _ _) (away_cons (inr_inl _ _) away_nil)))))))
    disjoint_nil) (polynomial_entry (inr i_8) (or_introl eq_refl)) (polynomial_mul (polynomial_mul (polynomial_mul
    (polynomial_mul (polynomial_mul (polynomial_mul (polynomial_entry (inr i_9) (or_introl eq_refl)) (polynomial_entry
    (inr i_10) (or_intror (or_introl eq_refl)))) (polynomial_entry (inr i_11) (or_intror (or_intror (or_introl
    eq_refl))))) (polynomial_entry (inl i_8) (or_intror (or_intror (or_intror (or_introl eq_refl))))))
    (polynomial_entry (inl i_9) (or_intror (or_intror (or_intror (or_intror (or_introl eq_refl)))))))
    (polynomial_entry (inl i_10) (or_intror (or_intror (or_intror (or_intror (or_intror (or_introl eq_refl))))))))
    (polynomial_entry (inl i_11) (or_intror (or_intror (or_intror (or_intror (or_intror (or_intror (or_introl
    eq_refl))))))))))). }
  assert (r231 : forall (i_8 i_9 i_10 i_11 : Fin d), E (fun w : P => k i_8 w) * E (fun w : P => k i_9 w * k i_10 w * k
    i_11 w * q_ i_8 w * q_ i_9 w * q_ i_10 w * q_ i_11 w) = 0 * E (fun w : P => k i_9 w * k i_10 w * k i_11 w * q_ i_8
    w * q_ i_9 w * q_ i_10 w * q_ i_11 w)).
  { exact (fun (i_8 i_9 i_10 i_11 : Fin d) => (f_equal (fun (h_18 : R) => h_18 * E (fun w : P => k i_9 w * k i_10 w *
    k i_11 w * q_ i_8 w * q_ i_9 w * q_ i_10 w * q_ i_11 w)) (r86 i_8))). }
  assert (r233 : forall (i_9 i_10 i_11 i_8 : Fin d), 0 * E (fun w : P => k i_9 w * k i_10 w * k i_11 w * q_ i_8 w * q_
    i_9 w * q_ i_10 w * q_ i_11 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_9 i_10 i_11 i_8 : Fin d) => (identity (E (fun w : P => k i_9 w * k i_10 w * k i_11 w * q_ i_8 w * q_
      i_9 w * q_ i_10 w * q_ i_11 w)))). }
  assert (r235 : forall (i_8 i_9 i_10 i_11 : Fin d), i_8 <> i_9 -> i_8 <> i_10 -> i_8 <> i_11 -> E (fun w : P => k i_8
    w * k i_9 w * k i_10 w * k i_11 w * q_ i_8 w * q_ i_9 w * q_ i_10 w * q_ i_11 w) = delta i_8 i_11 * (sigma ^ 4 *
    tau ^ 4 * delta i_9 i_10) + (1 - delta i_8 i_11) * 0).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * (((u1 ^ 4) * (u2 ^ 4)) * u3)) + ((1 - u0) * 0)) - u4 = (1 *
    (0 - u4) + ((0 - (((u1 ^ 4) * (u2 ^ 4)) * u3)) * (0 - u0) + 0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_8 i_9 i_10 i_11 : Fin d) p_42 p_43 p_44 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans
      (eq_trans (eq_trans (r228 i_8 i_9 i_10 i_11) (r229 i_8 i_9 i_10 i_11 p_42 p_43 p_44)) (r231 i_8 i_9 i_10 i_11))
      (r233 i_9 i_10 i_11 i_8)) (Rules.and_equation (0 - sigma ^ 4 * tau ^ 4 * delta i_9 i_10) (r92 i_8 i_11 p_44)
      Rules.no_equation)) (identity (delta i_8 i_11) sigma tau (delta i_9 i_10) (E (fun w : P => k i_8 w * k i_9 w * k
      i_10 w * k i_11 w * q_ i_8 w * q_ i_9 w * q_ i_10 w * q_ i_11 w))))). }
  assert (r236 : forall (i_8 i_9 i_10 i_11 : Fin d), i_8 <> i_9 -> i_8 <> i_10 -> E (fun w : P => k i_8 w * k i_9 w *
    k i_10 w * k i_11 w * q_ i_8 w * q_ i_9 w * q_ i_10 w * q_ i_11 w) = delta i_8 i_11 * (sigma ^ 4 * tau ^ 4 * delta
    i_9 i_10) + (1 - delta i_8 i_11) * 0).
  { exact (fun (i_8 i_9 i_10 i_11 : Fin d) p_45 p_46 => (Rules.index_cases (fun (i_11 : Fin d) => E (fun w : P => k
    i_8 w * k i_9 w * k i_10 w * k i_11 w * q_ i_8 w * q_ i_9 w * q_ i_10 w * q_ i_11 w) = delta i_8 i_11 * (sigma ^ 4
    * tau ^ 4 * delta i_9 i_10) + (1 - delta i_8 i_11) * 0) i_8 i_11 (r225 i_8 i_9 i_10 p_45) (fun p_47 => (r235 i_8
    i_9 i_10 i_11 p_45 p_46 p_47)))). }
  assert (r237 : forall (i_8 i_11 i_9 i_10 : Fin d), delta i_8 i_11 * (sigma ^ 4 * tau ^ 4 * delta i_9 i_10) + (1 -
    delta i_8 i_11) * 0 = sigma ^ 4 * tau ^ 4 * delta i_8 i_11 * delta i_9 i_10).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * (((u1 ^ 4) * (u2 ^ 4)) * u3)) + ((1 - u0) * 0)) = ((((u1 ^ 4) *
    (u2 ^ 4)) * u0) * u3)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 i_11 i_9 i_10 : Fin d) => (identity (delta i_8 i_11) sigma tau (delta i_9 i_10))). }
  assert (r239 : forall (i_8 i_9 i_10 i_11 : Fin d), i_8 <> i_9 -> i_8 <> i_10 -> E (fun w : P => k i_8 w * k i_9 w *
    k i_10 w * k i_11 w * q_ i_8 w * q_ i_9 w * q_ i_10 w * q_ i_11 w) = delta i_8 i_10 * (sigma ^ 4 * tau ^ 4 * delta
    i_9 i_11) + (1 - delta i_8 i_10) * (sigma ^ 4 * tau ^ 4 * delta i_8 i_11 * delta i_9 i_10)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((u0 * (((u1 ^ 4) * (u2 ^ 4)) * u3)) + ((1 - u0) * ((((u1 ^ 4)
    * (u2 ^ 4)) * u4) * u5))) - u6 = (1 * (((((u1 ^ 4) * (u2 ^ 4)) * u4) * u5) - u6) + ((((((u1 ^ 4) * (u2 ^ 4)) * u4)
    * u5) - (((u1 ^ 4) * (u2 ^ 4)) * u3)) * (0 - u0) + 0))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_8 i_9 i_10 i_11 : Fin d) p_48 p_49 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans
      (r236 i_8 i_9 i_10 i_11 p_48 p_49) (r237 i_8 i_11 i_9 i_10)) (Rules.and_equation (sigma ^ 4 * tau ^ 4 * delta
      i_8 i_11 * delta i_9 i_10 - sigma ^ 4 * tau ^ 4 * delta i_9 i_11) (r149 i_8 i_10 p_49) Rules.no_equation))
      (identity (delta i_8 i_10) sigma tau (delta i_9 i_11) (delta i_8 i_11) (delta i_9 i_10) (E (fun w : P => k i_8 w
      * k i_9 w * k i_10 w * k i_11 w * q_ i_8 w * q_ i_9 w * q_ i_10 w * q_ i_11 w))))). }
  assert (r240 : forall (i_8 i_9 i_10 i_11 : Fin d), i_8 <> i_9 -> E (fun w : P => k i_8 w * k i_9 w * k i_10 w * k
    i_11 w * q_ i_8 w * q_ i_9 w * q_ i_10 w * q_ i_11 w) = delta i_8 i_10 * (sigma ^ 4 * tau ^ 4 * delta i_9 i_11) +
    (1 - delta i_8 i_10) * (sigma ^ 4 * tau ^ 4 * delta i_8 i_11 * delta i_9 i_10)).
  { exact (fun (i_8 i_9 i_10 i_11 : Fin d) p_50 => (Rules.index_cases (fun (i_10 : Fin d) => E (fun w : P => k i_8 w *
    k i_9 w * k i_10 w * k i_11 w * q_ i_8 w * q_ i_9 w * q_ i_10 w * q_ i_11 w) = delta i_8 i_10 * (sigma ^ 4 * tau ^
    4 * delta i_9 i_11) + (1 - delta i_8 i_10) * (sigma ^ 4 * tau ^ 4 * delta i_8 i_11 * delta i_9 i_10)) i_8 i_10
    (r207 i_8 i_9 i_11 p_50) (fun p_51 => (r239 i_8 i_9 i_10 i_11 p_50 p_51)))). }
  assert (r241 : forall (i_8 i_10 i_9 : Fin d), i_8 <> i_10 -> delta i_8 i_10 * delta i_9 i_10 = delta i_8 i_10 *
    delta i_9 i_8).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_8 i_10 i_9 : Fin d) p_52 => (Rules.linear_combination (Rules.and_equation (delta i_9 i_10 - delta
      i_9 i_8) (r149 i_8 i_10 p_52) Rules.no_equation) (identity (delta i_8 i_10) (delta i_9 i_8) (delta i_9 i_10)))).
      }
  assert (r242 : forall (i_8 i_10 i_9 : Fin d), delta i_8 i_10 * delta i_9 i_10 = delta i_8 i_10 * delta i_9 i_8).
  { exact (fun (i_8 i_10 i_9 : Fin d) => (Rules.index_cases (fun (i_10 : Fin d) => delta i_8 i_10 * delta i_9 i_10 =
    delta i_8 i_10 * delta i_9 i_8) i_8 i_10 (@eq_refl R (delta i_8 i_8 * delta i_9 i_8)) (fun p_53 => (r241 i_8 i_10
    i_9 p_53)))). }
  assert (r243 : forall (i_8 i_10 i_9 : Fin d), i_8 <> i_9 -> delta i_8 i_10 * delta i_9 i_8 = delta i_8 i_10 * 0).
  { exact (fun (i_8 i_10 i_9 : Fin d) p_54 => (f_equal (fun (h_19 : R) => delta i_8 i_10 * h_19) (Facts.delta_apart d
    i_9 i_8 (r203 i_9 i_8 p_54)))). }
  assert (r245 : forall (i_8 i_10 i_9 i_11 : Fin d), i_8 <> i_9 -> delta i_8 i_10 * (sigma ^ 4 * tau ^ 4 * delta i_9
    i_11) + (1 - delta i_8 i_10) * (sigma ^ 4 * tau ^ 4 * delta i_8 i_11 * delta i_9 i_10) = sigma ^ 4 * tau ^ 4 *
    delta i_8 i_10 * delta i_9 i_11 + sigma ^ 4 * tau ^ 4 * delta i_8 i_11 * delta i_9 i_10).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((u0 ^ 4) * (u1 ^ 4)) * u2) * u3) + ((((u0 ^ 4) * (u1 ^ 4)) *
    u4) * u5)) - ((u2 * (((u0 ^ 4) * (u1 ^ 4)) * u3)) + ((1 - u2) * ((((u0 ^ 4) * (u1 ^ 4)) * u4) * u5))) = (((-1) *
    (((u0 ^ 4) * (u1 ^ 4)) * u4)) * ((u2 * 0) - (u2 * u5)) + 0)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_8 i_10 i_9 i_11 : Fin d) p_55 => (Rules.linear_combination (Rules.and_equation (-1 * (sigma ^ 4 *
      tau ^ 4 * delta i_8 i_11)) (eq_trans (r242 i_8 i_10 i_9) (r243 i_8 i_10 i_9 p_55)) Rules.no_equation) (identity
      sigma tau (delta i_8 i_10) (delta i_9 i_11) (delta i_8 i_11) (delta i_9 i_10)))). }
  assert (r247 : forall (i_8 i_9 : Fin d), i_8 <> i_9 -> delta i_8 i_9 = 0).
  { exact (fun (i_8 i_9 : Fin d) p_56 => (Facts.delta_apart d i_8 i_9 p_56)). }
  assert (r248 : forall (i_8 i_9 i_10 i_11 : Fin d), i_8 <> i_9 -> E (fun w : P => k i_8 w * k i_9 w * k i_10 w * k
    i_11 w * q_ i_8 w * q_ i_9 w * q_ i_10 w * q_ i_11 w) = delta i_8 i_9 * (m_4 * n_4 * delta i_8 i_10 * delta i_8
    i_11 + -1 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * delta i_8 i_11) + sigma ^ 4 * tau ^ 4 * delta i_10 i_11) + (1
    - delta i_8 i_9) * (sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * delta i_9 i_11 + sigma ^ 4 * tau ^ 4 * delta i_8 i_11 *
    delta i_9 i_10)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10 : R, ((u0 * (((((u1 * u2) * u3) * u4) + ((-1) * ((((u5
    ^ 4) * (u6 ^ 4)) * u3) * u4))) + (((u5 ^ 4) * (u6 ^ 4)) * u7))) + ((1 - u0) * (((((u5 ^ 4) * (u6 ^ 4)) * u3) * u8)
    + ((((u5 ^ 4) * (u6 ^ 4)) * u4) * u9)))) - u10 = (1 * ((((((u5 ^ 4) * (u6 ^ 4)) * u3) * u8) + ((((u5 ^ 4) * (u6 ^
    4)) * u4) * u9)) - u10) + (((((((u5 ^ 4) * (u6 ^ 4)) * u3) * u8) + ((((u5 ^ 4) * (u6 ^ 4)) * u4) * u9)) - (((((u1
    * u2) * u3) * u4) + ((-1) * ((((u5 ^ 4) * (u6 ^ 4)) * u3) * u4))) + (((u5 ^ 4) * (u6 ^ 4)) * u7))) * (0 - u0) +
    0))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10; ring).
    exact (fun (i_8 i_9 i_10 i_11 : Fin d) p_57 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r240 i_8
      i_9 i_10 i_11 p_57) (r245 i_8 i_10 i_9 i_11 p_57)) (Rules.and_equation (sigma ^ 4 * tau ^ 4 * delta i_8 i_10 *
      delta i_9 i_11 + sigma ^ 4 * tau ^ 4 * delta i_8 i_11 * delta i_9 i_10 - (m_4 * n_4 * delta i_8 i_10 * delta i_8
      i_11 + -1 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * delta i_8 i_11) + sigma ^ 4 * tau ^ 4 * delta i_10 i_11))
      (r247 i_8 i_9 p_57) Rules.no_equation)) (identity (delta i_8 i_9) m_4 n_4 (delta i_8 i_10) (delta i_8 i_11)
      sigma tau (delta i_10 i_11) (delta i_9 i_11) (delta i_9 i_10) (E (fun w : P => k i_8 w * k i_9 w * k i_10 w * k
      i_11 w * q_ i_8 w * q_ i_9 w * q_ i_10 w * q_ i_11 w))))). }
  assert (r249 : forall (i_8 i_9 i_10 i_11 : Fin d), E (fun w : P => k i_8 w * k i_9 w * k i_10 w * k i_11 w * q_ i_8
    w * q_ i_9 w * q_ i_10 w * q_ i_11 w) = delta i_8 i_9 * (m_4 * n_4 * delta i_8 i_10 * delta i_8 i_11 + -1 * (sigma
    ^ 4 * tau ^ 4 * delta i_8 i_10 * delta i_8 i_11) + sigma ^ 4 * tau ^ 4 * delta i_10 i_11) + (1 - delta i_8 i_9) *
    (sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * delta i_9 i_11 + sigma ^ 4 * tau ^ 4 * delta i_8 i_11 * delta i_9 i_10)).
  { exact (fun (i_8 i_9 i_10 i_11 : Fin d) => (Rules.index_cases (fun (i_9 : Fin d) => E (fun w : P => k i_8 w * k i_9
    w * k i_10 w * k i_11 w * q_ i_8 w * q_ i_9 w * q_ i_10 w * q_ i_11 w) = delta i_8 i_9 * (m_4 * n_4 * delta i_8
    i_10 * delta i_8 i_11 + -1 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * delta i_8 i_11) + sigma ^ 4 * tau ^ 4 * delta
    i_10 i_11) + (1 - delta i_8 i_9) * (sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * delta i_9 i_11 + sigma ^ 4 * tau ^ 4 *
    delta i_8 i_11 * delta i_9 i_10)) i_8 i_9 (r158 i_8 i_10 i_11) (fun p_58 => (r248 i_8 i_9 i_10 i_11 p_58)))). }
  assert (r250 : forall (i_8 i_9 i_11 : Fin d), i_8 <> i_9 -> delta i_8 i_9 * delta i_9 i_11 = delta i_8 i_9 * delta
    i_8 i_11).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_8 i_9 i_11 : Fin d) p_59 => (Rules.linear_combination (Rules.and_equation (delta i_9 i_11 - delta
      i_8 i_11) (r247 i_8 i_9 p_59) Rules.no_equation) (identity (delta i_8 i_9) (delta i_8 i_11) (delta i_9 i_11)))).
      }
  assert (r251 : forall (i_8 i_9 i_11 : Fin d), delta i_8 i_9 * delta i_9 i_11 = delta i_8 i_9 * delta i_8 i_11).
  { exact (fun (i_8 i_9 i_11 : Fin d) => (Rules.index_cases (fun (i_9 : Fin d) => delta i_8 i_9 * delta i_9 i_11 =
    delta i_8 i_9 * delta i_8 i_11) i_8 i_9 (@eq_refl R (delta i_8 i_8 * delta i_8 i_11)) (fun p_60 => (r250 i_8 i_9
    i_11 p_60)))). }
  assert (r253 : forall (i_8 i_9 i_10 : Fin d), i_8 <> i_9 -> delta i_8 i_9 * delta i_9 i_10 = delta i_8 i_9 * delta
    i_8 i_10).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_8 i_9 i_10 : Fin d) p_61 => (Rules.linear_combination (Rules.and_equation (delta i_9 i_10 - delta
      i_8 i_10) (r247 i_8 i_9 p_61) Rules.no_equation) (identity (delta i_8 i_9) (delta i_8 i_10) (delta i_9 i_10)))).
      }
  assert (r254 : forall (i_8 i_9 i_10 : Fin d), delta i_8 i_9 * delta i_9 i_10 = delta i_8 i_9 * delta i_8 i_10).
  { exact (fun (i_8 i_9 i_10 : Fin d) => (Rules.index_cases (fun (i_9 : Fin d) => delta i_8 i_9 * delta i_9 i_10 =
    delta i_8 i_9 * delta i_8 i_10) i_8 i_9 (@eq_refl R (delta i_8 i_8 * delta i_8 i_10)) (fun p_62 => (r253 i_8 i_9
    i_10 p_62)))). }
  assert (r255 : forall (i_8 i_9 i_10 i_11 : Fin d), delta i_8 i_9 * (m_4 * n_4 * delta i_8 i_10 * delta i_8 i_11 + -1
    * (sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * delta i_8 i_11) + sigma ^ 4 * tau ^ 4 * delta i_10 i_11) + (1 - delta
    i_8 i_9) * (sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * delta i_9 i_11 + sigma ^ 4 * tau ^ 4 * delta i_8 i_11 * delta
    i_9 i_10) = m_4 * n_4 * delta i_8 i_9 * delta i_8 i_10 * delta i_8 i_11 + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8
    i_9 * delta i_8 i_10 * delta i_8 i_11) + sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * delta i_10 i_11 + sigma ^ 4 * tau ^
    4 * delta i_8 i_10 * delta i_9 i_11 + sigma ^ 4 * tau ^ 4 * delta i_8 i_11 * delta i_9 i_10).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 : R, ((((((((u0 * u1) * u2) * u3) * u4) + ((-3) * (((((u5
    ^ 4) * (u6 ^ 4)) * u2) * u3) * u4))) + ((((u5 ^ 4) * (u6 ^ 4)) * u2) * u7)) + ((((u5 ^ 4) * (u6 ^ 4)) * u3) * u8))
    + ((((u5 ^ 4) * (u6 ^ 4)) * u4) * u9)) - ((u2 * (((((u0 * u1) * u3) * u4) + ((-1) * ((((u5 ^ 4) * (u6 ^ 4)) * u3)
    * u4))) + (((u5 ^ 4) * (u6 ^ 4)) * u7))) + ((1 - u2) * (((((u5 ^ 4) * (u6 ^ 4)) * u3) * u8) + ((((u5 ^ 4) * (u6 ^
    4)) * u4) * u9)))) = (((-1) * (((u5 ^ 4) * (u6 ^ 4)) * u3)) * ((u2 * u4) - (u2 * u8)) + (((-1) * (((u5 ^ 4) * (u6
    ^ 4)) * u4)) * ((u2 * u3) - (u2 * u9)) + 0))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8 u9; ring).
    exact (fun (i_8 i_9 i_10 i_11 : Fin d) => (Rules.linear_combination (Rules.and_equation (-1 * (sigma ^ 4 * tau ^ 4
      * delta i_8 i_10)) (r251 i_8 i_9 i_11) (Rules.and_equation (-1 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_11)) (r254
      i_8 i_9 i_10) Rules.no_equation)) (identity m_4 n_4 (delta i_8 i_9) (delta i_8 i_10) (delta i_8 i_11) sigma tau
      (delta i_10 i_11) (delta i_9 i_11) (delta i_9 i_10)))). }
  assert (r260 : forall (b a : Fin d), a <> b -> b <> a).
  { exact (fun (b a : Fin d) p_63 => (Facts.apart_symm d a b p_63)). }
  assert (r263 : forall (a b : Fin d), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin d) p_64 => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart d a b p_64)
      (Rules.and_equation (-1) (Facts.delta_apart d b a (r260 b a p_64)) Rules.no_equation)) (identity (delta b a)
      (delta a b)))). }
  assert (r264 : forall (a b : Fin d), delta a b = delta b a).
  { exact (fun (a b : Fin d) => (Rules.index_cases (fun (b : Fin d) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_65 => (r263 a b p_65)))). }
  assert (r268 : forall (i_8 i_9 i_10 i_11 : Fin d), m_4 * n_4 * delta i_8 i_9 * delta i_8 i_10 * delta i_8 i_11 + -3
    * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * delta i_8 i_10 * delta i_8 i_11) + sigma ^ 4 * tau ^ 4 * delta i_8 i_9 *
    delta i_10 i_11 + sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * delta i_9 i_11 + sigma ^ 4 * tau ^ 4 * delta i_8 i_11 *
    delta i_9 i_10 = m_4 * n_4 * delta i_8 i_9 * delta i_8 i_10 * (delta i_11 i_8 * 1) + -3 * (sigma ^ 4 * tau ^ 4 *
    delta i_8 i_9 * delta i_8 i_10) * (delta i_11 i_8 * 1) + sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * (delta i_11 i_10 *
    1) + sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * (delta i_11 i_9 * 1) + sigma ^ 4 * tau ^ 4 * delta i_9 i_10 * (delta
    i_11 i_8 * 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10 u11 u12 : R, ((((((((u0 * u1) * u2) * u3) * (u4 * 1))
    + (((-3) * ((((u5 ^ 4) * (u6 ^ 4)) * u2) * u3)) * (u4 * 1))) + ((((u5 ^ 4) * (u6 ^ 4)) * u2) * (u7 * 1))) + ((((u5
    ^ 4) * (u6 ^ 4)) * u3) * (u8 * 1))) + ((((u5 ^ 4) * (u6 ^ 4)) * u9) * (u4 * 1))) - ((((((((u0 * u1) * u2) * u3) *
    u10) + ((-3) * (((((u5 ^ 4) * (u6 ^ 4)) * u2) * u3) * u10))) + ((((u5 ^ 4) * (u6 ^ 4)) * u2) * u11)) + ((((u5 ^ 4)
    * (u6 ^ 4)) * u3) * u12)) + ((((u5 ^ 4) * (u6 ^ 4)) * u10) * u9)) = (((((u0 * u1) * u2) * u3) * 1) * (u4 - u10) +
    ((((-3) * ((((u5 ^ 4) * (u6 ^ 4)) * u2) * u3)) * 1) * (u4 - u10) + (((((u5 ^ 4) * (u6 ^ 4)) * u2) * 1) * (u7 -
    u11) + (((((u5 ^ 4) * (u6 ^ 4)) * u3) * 1) * (u8 - u12) + (((((u5 ^ 4) * (u6 ^ 4)) * u9) * 1) * (u4 - u10) +
    0)))))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10 u11 u12; ring).
    exact (fun (i_8 i_9 i_10 i_11 : Fin d) => (Rules.linear_combination (Rules.and_equation (m_4 * n_4 * delta i_8 i_9
      * delta i_8 i_10 * 1) (r264 i_8 i_11) (Rules.and_equation (-3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * delta i_8
      i_10) * 1) (r264 i_8 i_11) (Rules.and_equation (sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * 1) (r264 i_10 i_11)
      (Rules.and_equation (sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * 1) (r264 i_9 i_11) (Rules.and_equation (sigma ^ 4 *
      tau ^ 4 * delta i_9 i_10 * 1) (r264 i_8 i_11) Rules.no_equation))))) (identity m_4 n_4 (delta i_8 i_9) (delta
      i_8 i_10) (delta i_11 i_8) sigma tau (delta i_11 i_10) (delta i_11 i_9) (delta i_9 i_10) (delta i_8 i_11) (delta
      i_10 i_11) (delta i_9 i_11)))). }
  assert (r270 : forall (i_8 i_9 i_10 : Fin d), Sum (fun i : Fin d => E (fun w : P => q_ i_8 w * k i_8 w * (q_ i_9 w *
    k i_9 w) * (q_ i_10 w * k i_10 w) * (q_ i w * k i w))) = Sum (fun i : Fin d => m_4 * n_4 * delta i_8 i_9 * delta
    i_8 i_10 * (delta i i_8 * 1) + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * delta i_8 i_10) * (delta i i_8 * 1) +
    sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * (delta i i_10 * 1) + sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * (delta i i_9 *
    1) + sigma ^ 4 * tau ^ 4 * delta i_9 i_10 * (delta i i_8 * 1))).
  { exact (fun (i_8 i_9 i_10 : Fin d) => (Rules.sum_congruence (fun (i_11 : Fin d) => (eq_trans (eq_trans (r59 i_8 i_9
    i_10 i_11) (eq_trans (r249 i_8 i_9 i_10 i_11) (r255 i_8 i_9 i_10 i_11))) (r268 i_8 i_9 i_10 i_11))))). }
  assert (r273 : forall (i_8 i_9 i_10 : Fin d), Sum (fun i : Fin d => m_4 * n_4 * delta i_8 i_9 * delta i_8 i_10 *
    (delta i i_8 * 1) + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * delta i_8 i_10) * (delta i i_8 * 1) + sigma ^ 4 *
    tau ^ 4 * delta i_8 i_9 * (delta i i_10 * 1) + sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * (delta i i_9 * 1)) + Sum
    (fun i : Fin d => sigma ^ 4 * tau ^ 4 * delta i_9 i_10 * (delta i i_8 * 1)) = Sum (fun i : Fin d => m_4 * n_4 *
    delta i_8 i_9 * delta i_8 i_10 * (delta i i_8 * 1) + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * delta i_8 i_10) *
    (delta i i_8 * 1) + sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * (delta i i_10 * 1)) + Sum (fun i : Fin d => sigma ^ 4 *
    tau ^ 4 * delta i_8 i_10 * (delta i i_9 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * delta i_9 i_10 *
    (delta i i_8 * 1))).
  { exact (fun (i_8 i_9 i_10 : Fin d) => (f_equal (fun (h_20 : R) => h_20 + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4
    * delta i_9 i_10 * (delta i i_8 * 1))) (Facts.sum_add d (fun i : Fin d => m_4 * n_4 * delta i_8 i_9 * delta i_8
    i_10 * (delta i i_8 * 1) + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * delta i_8 i_10) * (delta i i_8 * 1) + sigma
    ^ 4 * tau ^ 4 * delta i_8 i_9 * (delta i i_10 * 1)) (fun i : Fin d => sigma ^ 4 * tau ^ 4 * delta i_8 i_10 *
    (delta i i_9 * 1))))). }
  assert (r276 : forall (i_8 i_9 i_10 : Fin d), Sum (fun i : Fin d => m_4 * n_4 * delta i_8 i_9 * delta i_8 i_10 *
    (delta i i_8 * 1) + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * delta i_8 i_10) * (delta i i_8 * 1) + sigma ^ 4 *
    tau ^ 4 * delta i_8 i_9 * (delta i i_10 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * delta i_8 i_10 *
    (delta i i_9 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * delta i_9 i_10 * (delta i i_8 * 1)) = Sum (fun i
    : Fin d => m_4 * n_4 * delta i_8 i_9 * delta i_8 i_10 * (delta i i_8 * 1) + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8
    i_9 * delta i_8 i_10) * (delta i i_8 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * (delta i
    i_10 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * (delta i i_9 * 1)) + Sum (fun i : Fin d
    => sigma ^ 4 * tau ^ 4 * delta i_9 i_10 * (delta i i_8 * 1))).
  { exact (fun (i_8 i_9 i_10 : Fin d) => (f_equal (fun (h_21 : R) => h_21 + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4
    * delta i_8 i_10 * (delta i i_9 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * delta i_9 i_10 * (delta i i_8
    * 1))) (Facts.sum_add d (fun i : Fin d => m_4 * n_4 * delta i_8 i_9 * delta i_8 i_10 * (delta i i_8 * 1) + -3 *
    (sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * delta i_8 i_10) * (delta i i_8 * 1)) (fun i : Fin d => sigma ^ 4 * tau ^ 4
    * delta i_8 i_9 * (delta i i_10 * 1))))). }
  assert (r279 : forall (i_8 i_9 i_10 : Fin d), Sum (fun i : Fin d => m_4 * n_4 * delta i_8 i_9 * delta i_8 i_10 *
    (delta i i_8 * 1) + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * delta i_8 i_10) * (delta i i_8 * 1)) + Sum (fun i
    : Fin d => sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * (delta i i_10 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 *
    delta i_8 i_10 * (delta i i_9 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * delta i_9 i_10 * (delta i i_8 *
    1)) = Sum (fun i : Fin d => m_4 * n_4 * delta i_8 i_9 * delta i_8 i_10 * (delta i i_8 * 1)) + Sum (fun i : Fin d
    => -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * delta i_8 i_10) * (delta i i_8 * 1)) + Sum (fun i : Fin d => sigma
    ^ 4 * tau ^ 4 * delta i_8 i_9 * (delta i i_10 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * delta i_8 i_10 *
    (delta i i_9 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * delta i_9 i_10 * (delta i i_8 * 1))).
  { exact (fun (i_8 i_9 i_10 : Fin d) => (f_equal (fun (h_22 : R) => h_22 + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4
    * delta i_8 i_9 * (delta i i_10 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * (delta i i_9
    * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * delta i_9 i_10 * (delta i i_8 * 1))) (Facts.sum_add d (fun i :
    Fin d => m_4 * n_4 * delta i_8 i_9 * delta i_8 i_10 * (delta i i_8 * 1)) (fun i : Fin d => -3 * (sigma ^ 4 * tau ^
    4 * delta i_8 i_9 * delta i_8 i_10) * (delta i i_8 * 1))))). }
  assert (r282 : forall (i_8 : Fin d), Sum (fun i : Fin d => delta i i_8 * 1) = 1).
  { exact (fun (i_8 : Fin d) => (Facts.sum_delta d i_8 (fun i : Fin d => 1))). }
  assert (r283 : forall (i_8 i_9 i_10 : Fin d), m_4 * n_4 * delta i_8 i_9 * delta i_8 i_10 * Sum (fun i : Fin d =>
    delta i i_8 * 1) = m_4 * n_4 * delta i_8 i_9 * delta i_8 i_10 * 1).
  { exact (fun (i_8 i_9 i_10 : Fin d) => (f_equal (fun (h_23 : R) => m_4 * n_4 * delta i_8 i_9 * delta i_8 i_10 *
    h_23) (r282 i_8))). }
  assert (r286 : forall (i_8 i_9 i_10 : Fin d), -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * delta i_8 i_10) * Sum (fun
    i : Fin d => delta i i_8 * 1) = -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * delta i_8 i_10) * 1).
  { exact (fun (i_8 i_9 i_10 : Fin d) => (f_equal (fun (h_24 : R) => -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * delta
    i_8 i_10) * h_24) (r282 i_8))). }
  assert (r290 : forall (i_8 i_9 i_10 : Fin d), sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * Sum (fun i : Fin d => delta i
    i_10 * 1) = sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * 1).
  { exact (fun (i_8 i_9 i_10 : Fin d) => (f_equal (fun (h_25 : R) => sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * h_25)
    (Facts.sum_delta d i_10 (fun i : Fin d => 1)))). }
  assert (r293 : forall (i_9 : Fin d), Sum (fun i : Fin d => delta i i_9 * 1) = 1).
  { exact (fun (i_9 : Fin d) => (Facts.sum_delta d i_9 (fun i : Fin d => 1))). }
  assert (r294 : forall (i_8 i_10 i_9 : Fin d), sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * Sum (fun i : Fin d => delta i
    i_9 * 1) = sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * 1).
  { exact (fun (i_8 i_10 i_9 : Fin d) => (f_equal (fun (h_26 : R) => sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * h_26)
    (r293 i_9))). }
  assert (r297 : forall (i_9 i_10 i_8 : Fin d), sigma ^ 4 * tau ^ 4 * delta i_9 i_10 * Sum (fun i : Fin d => delta i
    i_8 * 1) = sigma ^ 4 * tau ^ 4 * delta i_9 i_10 * 1).
  { exact (fun (i_9 i_10 i_8 : Fin d) => (f_equal (fun (h_27 : R) => sigma ^ 4 * tau ^ 4 * delta i_9 i_10 * h_27)
    (r282 i_8))). }
  assert (r299 : forall (i_8 i_9 i_10 : Fin d), Sum (fun i : Fin d => m_4 * n_4 * delta i_8 i_9 * delta i_8 i_10 *
    (delta i i_8 * 1)) + Sum (fun i : Fin d => -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * delta i_8 i_10) * (delta i
    i_8 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * (delta i i_10 * 1)) + Sum (fun i : Fin d
    => sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * (delta i i_9 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * delta
    i_9 i_10 * (delta i i_8 * 1)) = m_4 * n_4 * delta i_8 i_9 * delta i_8 i_10 * 1 + -3 * (sigma ^ 4 * tau ^ 4 * delta
    i_8 i_9 * delta i_8 i_10) * 1 + sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * 1 + sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * 1
    + sigma ^ 4 * tau ^ 4 * delta i_9 i_10 * 1).
  { exact (fun (i_8 i_9 i_10 : Fin d) => (f_equal5 (fun (h_28 : R) (h_29 : R) (h_30 : R) (h_31 : R) (h_32 : R) => h_28
    + h_29 + h_30 + h_31 + h_32) (eq_trans (Facts.sum_scale d (m_4 * n_4 * delta i_8 i_9 * delta i_8 i_10) (fun i :
    Fin d => delta i i_8 * 1)) (r283 i_8 i_9 i_10)) (eq_trans (Facts.sum_scale d (-3 * (sigma ^ 4 * tau ^ 4 * delta
    i_8 i_9 * delta i_8 i_10)) (fun i : Fin d => delta i i_8 * 1)) (r286 i_8 i_9 i_10)) (eq_trans (Facts.sum_scale d
    (sigma ^ 4 * tau ^ 4 * delta i_8 i_9) (fun i : Fin d => delta i i_10 * 1)) (r290 i_8 i_9 i_10)) (eq_trans
    (Facts.sum_scale d (sigma ^ 4 * tau ^ 4 * delta i_8 i_10) (fun i : Fin d => delta i i_9 * 1)) (r294 i_8 i_10 i_9))
    (eq_trans (Facts.sum_scale d (sigma ^ 4 * tau ^ 4 * delta i_9 i_10) (fun i : Fin d => delta i i_8 * 1)) (r297 i_9
    i_10 i_8)))). }
  assert (r302 : forall (i_8 i_9 i_10 : Fin d), m_4 * n_4 * delta i_8 i_9 * delta i_8 i_10 * 1 + -3 * (sigma ^ 4 * tau
    ^ 4 * delta i_8 i_9 * delta i_8 i_10) * 1 + sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * 1 + sigma ^ 4 * tau ^ 4 * delta
    i_8 i_10 * 1 + sigma ^ 4 * tau ^ 4 * delta i_9 i_10 * 1 = m_4 * n_4 * delta i_8 i_9 * delta i_8 i_10 + sigma ^ 4 *
    tau ^ 4 * delta i_8 i_9 + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * delta i_8 i_10) + sigma ^ 4 * tau ^ 4 *
    delta i_8 i_10 + sigma ^ 4 * tau ^ 4 * delta i_9 i_10).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((((((u0 * u1) * u2) * u3) * 1) + (((-3) * ((((u4 ^ 4) * (u5
    ^ 4)) * u2) * u3)) * 1)) + ((((u4 ^ 4) * (u5 ^ 4)) * u2) * 1)) + ((((u4 ^ 4) * (u5 ^ 4)) * u3) * 1)) + ((((u4 ^ 4)
    * (u5 ^ 4)) * u6) * 1)) = (((((((u0 * u1) * u2) * u3) + (((u4 ^ 4) * (u5 ^ 4)) * u2)) + ((-3) * ((((u4 ^ 4) * (u5
    ^ 4)) * u2) * u3))) + (((u4 ^ 4) * (u5 ^ 4)) * u3)) + (((u4 ^ 4) * (u5 ^ 4)) * u6))) by (intros u0 u1 u2 u3 u4 u5
    u6; ring).
    exact (fun (i_8 i_9 i_10 : Fin d) => (identity m_4 n_4 (delta i_8 i_9) (delta i_8 i_10) sigma tau (delta i_9
      i_10))). }
  assert (r306 : forall (i_8 i_9 i_10 : Fin d), m_4 * n_4 * delta i_8 i_9 * delta i_8 i_10 + sigma ^ 4 * tau ^ 4 *
    delta i_8 i_9 + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * delta i_8 i_10) + sigma ^ 4 * tau ^ 4 * delta i_8 i_10
    + sigma ^ 4 * tau ^ 4 * delta i_9 i_10 = m_4 * n_4 * delta i_8 i_9 * (delta i_10 i_8 * 1) + sigma ^ 4 * tau ^ 4 *
    delta i_8 i_9 * 1 + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9) * (delta i_10 i_8 * 1) + sigma ^ 4 * tau ^ 4 *
    (delta i_10 i_8 * 1) + sigma ^ 4 * tau ^ 4 * (delta i_10 i_9 * 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, (((((((u0 * u1) * u2) * (u3 * 1)) + ((((u4 ^ 4) * (u5 ^
    4)) * u2) * 1)) + (((-3) * (((u4 ^ 4) * (u5 ^ 4)) * u2)) * (u3 * 1))) + (((u4 ^ 4) * (u5 ^ 4)) * (u3 * 1))) +
    (((u4 ^ 4) * (u5 ^ 4)) * (u6 * 1))) - (((((((u0 * u1) * u2) * u7) + (((u4 ^ 4) * (u5 ^ 4)) * u2)) + ((-3) * ((((u4
    ^ 4) * (u5 ^ 4)) * u2) * u7))) + (((u4 ^ 4) * (u5 ^ 4)) * u7)) + (((u4 ^ 4) * (u5 ^ 4)) * u8)) = ((((u0 * u1) *
    u2) * 1) * (u3 - u7) + ((((-3) * (((u4 ^ 4) * (u5 ^ 4)) * u2)) * 1) * (u3 - u7) + ((((u4 ^ 4) * (u5 ^ 4)) * 1) *
    (u3 - u7) + ((((u4 ^ 4) * (u5 ^ 4)) * 1) * (u6 - u8) + 0))))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8; ring).
    exact (fun (i_8 i_9 i_10 : Fin d) => (Rules.linear_combination (Rules.and_equation (m_4 * n_4 * delta i_8 i_9 * 1)
      (r264 i_8 i_10) (Rules.and_equation (-3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9) * 1) (r264 i_8 i_10)
      (Rules.and_equation (sigma ^ 4 * tau ^ 4 * 1) (r264 i_8 i_10) (Rules.and_equation (sigma ^ 4 * tau ^ 4 * 1)
      (r264 i_9 i_10) Rules.no_equation)))) (identity m_4 n_4 (delta i_8 i_9) (delta i_10 i_8) sigma tau (delta i_10
      i_9) (delta i_8 i_10) (delta i_9 i_10)))). }
  assert (r308 : forall (i_8 i_9 : Fin d), Sum (fun i : Fin d => Sum (fun i_ : Fin d => E (fun w : P => q_ i_8 w * k
    i_8 w * (q_ i_9 w * k i_9 w) * (q_ i w * k i w) * (q_ i_ w * k i_ w)))) = Sum (fun i : Fin d => m_4 * n_4 * delta
    i_8 i_9 * (delta i i_8 * 1) + sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * 1 + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9)
    * (delta i i_8 * 1) + sigma ^ 4 * tau ^ 4 * (delta i i_8 * 1) + sigma ^ 4 * tau ^ 4 * (delta i i_9 * 1))).
  { exact (fun (i_8 i_9 : Fin d) => (Rules.sum_congruence (fun (i_10 : Fin d) => (eq_trans (eq_trans (eq_trans (r270
    i_8 i_9 i_10) (eq_trans (eq_trans (eq_trans (eq_trans (Facts.sum_add d (fun i : Fin d => m_4 * n_4 * delta i_8 i_9
    * delta i_8 i_10 * (delta i i_8 * 1) + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * delta i_8 i_10) * (delta i i_8
    * 1) + sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * (delta i i_10 * 1) + sigma ^ 4 * tau ^ 4 * delta i_8 i_10 * (delta i
    i_9 * 1)) (fun i : Fin d => sigma ^ 4 * tau ^ 4 * delta i_9 i_10 * (delta i i_8 * 1))) (r273 i_8 i_9 i_10)) (r276
    i_8 i_9 i_10)) (r279 i_8 i_9 i_10)) (r299 i_8 i_9 i_10))) (r302 i_8 i_9 i_10)) (r306 i_8 i_9 i_10))))). }
  assert (r311 : forall (i_8 i_9 : Fin d), Sum (fun i : Fin d => m_4 * n_4 * delta i_8 i_9 * (delta i i_8 * 1) + sigma
    ^ 4 * tau ^ 4 * delta i_8 i_9 * 1 + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9) * (delta i i_8 * 1) + sigma ^ 4 *
    tau ^ 4 * (delta i i_8 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * (delta i i_9 * 1)) = Sum (fun i : Fin d
    => m_4 * n_4 * delta i_8 i_9 * (delta i i_8 * 1) + sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * 1 + -3 * (sigma ^ 4 * tau
    ^ 4 * delta i_8 i_9) * (delta i i_8 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * (delta i i_8 * 1)) + Sum
    (fun i : Fin d => sigma ^ 4 * tau ^ 4 * (delta i i_9 * 1))).
  { exact (fun (i_8 i_9 : Fin d) => (f_equal (fun (h_33 : R) => h_33 + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 *
    (delta i i_9 * 1))) (Facts.sum_add d (fun i : Fin d => m_4 * n_4 * delta i_8 i_9 * (delta i i_8 * 1) + sigma ^ 4 *
    tau ^ 4 * delta i_8 i_9 * 1 + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9) * (delta i i_8 * 1)) (fun i : Fin d =>
    sigma ^ 4 * tau ^ 4 * (delta i i_8 * 1))))). }
  assert (r314 : forall (i_8 i_9 : Fin d), Sum (fun i : Fin d => m_4 * n_4 * delta i_8 i_9 * (delta i i_8 * 1) + sigma
    ^ 4 * tau ^ 4 * delta i_8 i_9 * 1 + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9) * (delta i i_8 * 1)) + Sum (fun i :
    Fin d => sigma ^ 4 * tau ^ 4 * (delta i i_8 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * (delta i i_9 * 1))
    = Sum (fun i : Fin d => m_4 * n_4 * delta i_8 i_9 * (delta i i_8 * 1) + sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * 1) +
    Sum (fun i : Fin d => -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9) * (delta i i_8 * 1)) + Sum (fun i : Fin d =>
    sigma ^ 4 * tau ^ 4 * (delta i i_8 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * (delta i i_9 * 1))).
  { exact (fun (i_8 i_9 : Fin d) => (f_equal (fun (h_34 : R) => h_34 + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 *
    (delta i i_8 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * (delta i i_9 * 1))) (Facts.sum_add d (fun i : Fin
    d => m_4 * n_4 * delta i_8 i_9 * (delta i i_8 * 1) + sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * 1) (fun i : Fin d => -3
    * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9) * (delta i i_8 * 1))))). }
  assert (r317 : forall (i_8 i_9 : Fin d), Sum (fun i : Fin d => m_4 * n_4 * delta i_8 i_9 * (delta i i_8 * 1) + sigma
    ^ 4 * tau ^ 4 * delta i_8 i_9 * 1) + Sum (fun i : Fin d => -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9) * (delta i
    i_8 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * (delta i i_8 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau
    ^ 4 * (delta i i_9 * 1)) = Sum (fun i : Fin d => m_4 * n_4 * delta i_8 i_9 * (delta i i_8 * 1)) + Sum (fun i : Fin
    d => sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * 1) + Sum (fun i : Fin d => -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9) *
    (delta i i_8 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * (delta i i_8 * 1)) + Sum (fun i : Fin d => sigma
    ^ 4 * tau ^ 4 * (delta i i_9 * 1))).
  { exact (fun (i_8 i_9 : Fin d) => (f_equal (fun (h_35 : R) => h_35 + Sum (fun i : Fin d => -3 * (sigma ^ 4 * tau ^ 4
    * delta i_8 i_9) * (delta i i_8 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * (delta i i_8 * 1)) + Sum (fun
    i : Fin d => sigma ^ 4 * tau ^ 4 * (delta i i_9 * 1))) (Facts.sum_add d (fun i : Fin d => m_4 * n_4 * delta i_8
    i_9 * (delta i i_8 * 1)) (fun i : Fin d => sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * 1)))). }
  assert (r320 : forall (i_8 i_9 : Fin d), m_4 * n_4 * delta i_8 i_9 * Sum (fun i : Fin d => delta i i_8 * 1) = m_4 *
    n_4 * delta i_8 i_9 * 1).
  { exact (fun (i_8 i_9 : Fin d) => (f_equal (fun (h_36 : R) => m_4 * n_4 * delta i_8 i_9 * h_36) (r282 i_8))). }
  assert (r323 : Sum (fun i : Fin d => 1) = INR d).
  { exact (Facts.sum_one d). }
  assert (r324 : forall (i_8 i_9 : Fin d), sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * Sum (fun i : Fin d => 1) = sigma ^ 4
    * tau ^ 4 * delta i_8 i_9 * INR d).
  { exact (fun (i_8 i_9 : Fin d) => (f_equal (fun (h_37 : R) => sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * h_37) r323)). }
  assert (r327 : forall (i_8 i_9 : Fin d), -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9) * Sum (fun i : Fin d => delta i
    i_8 * 1) = -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9) * 1).
  { exact (fun (i_8 i_9 : Fin d) => (f_equal (fun (h_38 : R) => -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9) * h_38)
    (r282 i_8))). }
  assert (r330 : forall (i_8 : Fin d), sigma ^ 4 * tau ^ 4 * Sum (fun i : Fin d => delta i i_8 * 1) = sigma ^ 4 * tau
    ^ 4 * 1).
  { exact (fun (i_8 : Fin d) => (f_equal (fun (h_39 : R) => sigma ^ 4 * tau ^ 4 * h_39) (r282 i_8))). }
  assert (r333 : forall (i_9 : Fin d), sigma ^ 4 * tau ^ 4 * Sum (fun i : Fin d => delta i i_9 * 1) = sigma ^ 4 * tau
    ^ 4 * 1).
  { exact (fun (i_9 : Fin d) => (f_equal (fun (h_40 : R) => sigma ^ 4 * tau ^ 4 * h_40) (r293 i_9))). }
  assert (r335 : forall (i_8 i_9 : Fin d), Sum (fun i : Fin d => m_4 * n_4 * delta i_8 i_9 * (delta i i_8 * 1)) + Sum
    (fun i : Fin d => sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * 1) + Sum (fun i : Fin d => -3 * (sigma ^ 4 * tau ^ 4 *
    delta i_8 i_9) * (delta i i_8 * 1)) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * (delta i i_8 * 1)) + Sum (fun i
    : Fin d => sigma ^ 4 * tau ^ 4 * (delta i i_9 * 1)) = m_4 * n_4 * delta i_8 i_9 * 1 + sigma ^ 4 * tau ^ 4 * delta
    i_8 i_9 * INR d + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9) * 1 + sigma ^ 4 * tau ^ 4 * 1 + sigma ^ 4 * tau ^ 4 *
    1).
  { exact (fun (i_8 i_9 : Fin d) => (f_equal5 (fun (h_41 : R) (h_42 : R) (h_43 : R) (h_44 : R) (h_45 : R) => h_41 +
    h_42 + h_43 + h_44 + h_45) (eq_trans (Facts.sum_scale d (m_4 * n_4 * delta i_8 i_9) (fun i : Fin d => delta i i_8
    * 1)) (r320 i_8 i_9)) (eq_trans (Facts.sum_scale d (sigma ^ 4 * tau ^ 4 * delta i_8 i_9) (fun i : Fin d => 1))
    (r324 i_8 i_9)) (eq_trans (Facts.sum_scale d (-3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9)) (fun i : Fin d => delta
    i i_8 * 1)) (r327 i_8 i_9)) (eq_trans (Facts.sum_scale d (sigma ^ 4 * tau ^ 4) (fun i : Fin d => delta i i_8 * 1))
    (r330 i_8)) (eq_trans (Facts.sum_scale d (sigma ^ 4 * tau ^ 4) (fun i : Fin d => delta i i_9 * 1)) (r333 i_9)))).
    }
  assert (r338 : forall (i_8 i_9 : Fin d), m_4 * n_4 * delta i_8 i_9 * 1 + sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * INR d
    + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9) * 1 + sigma ^ 4 * tau ^ 4 * 1 + sigma ^ 4 * tau ^ 4 * 1 = m_4 * n_4 *
    delta i_8 i_9 + 2 * (sigma ^ 4 * tau ^ 4) + sigma ^ 4 * tau ^ 4 * INR d * delta i_8 i_9 + -3 * (sigma ^ 4 * tau ^
    4 * delta i_8 i_9)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((((u0 * u1) * u2) * 1) + ((((u3 ^ 4) * (u4 ^ 4)) * u2) * u5))
    + (((-3) * (((u3 ^ 4) * (u4 ^ 4)) * u2)) * 1)) + (((u3 ^ 4) * (u4 ^ 4)) * 1)) + (((u3 ^ 4) * (u4 ^ 4)) * 1)) =
    (((((u0 * u1) * u2) + (2 * ((u3 ^ 4) * (u4 ^ 4)))) + ((((u3 ^ 4) * (u4 ^ 4)) * u5) * u2)) + ((-3) * (((u3 ^ 4) *
    (u4 ^ 4)) * u2)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_8 i_9 : Fin d) => (identity m_4 n_4 (delta i_8 i_9) sigma tau (INR d))). }
  assert (r341 : forall (i_8 i_9 : Fin d), m_4 * n_4 * delta i_8 i_9 + 2 * (sigma ^ 4 * tau ^ 4) + sigma ^ 4 * tau ^ 4
    * INR d * delta i_8 i_9 + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9) = m_4 * n_4 * (delta i_9 i_8 * 1) + 2 *
    (sigma ^ 4 * tau ^ 4) * 1 + sigma ^ 4 * tau ^ 4 * INR d * (delta i_9 i_8 * 1) + -3 * (sigma ^ 4 * tau ^ 4) *
    (delta i_9 i_8 * 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((u0 * u1) * (u2 * 1)) + ((2 * ((u3 ^ 4) * (u4 ^ 4))) * 1))
    + ((((u3 ^ 4) * (u4 ^ 4)) * u5) * (u2 * 1))) + (((-3) * ((u3 ^ 4) * (u4 ^ 4))) * (u2 * 1))) - (((((u0 * u1) * u6)
    + (2 * ((u3 ^ 4) * (u4 ^ 4)))) + ((((u3 ^ 4) * (u4 ^ 4)) * u5) * u6)) + ((-3) * (((u3 ^ 4) * (u4 ^ 4)) * u6))) =
    (((u0 * u1) * 1) * (u2 - u6) + (((((u3 ^ 4) * (u4 ^ 4)) * u5) * 1) * (u2 - u6) + ((((-3) * ((u3 ^ 4) * (u4 ^ 4)))
    * 1) * (u2 - u6) + 0)))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_8 i_9 : Fin d) => (Rules.linear_combination (Rules.and_equation (m_4 * n_4 * 1) (r264 i_8 i_9)
      (Rules.and_equation (sigma ^ 4 * tau ^ 4 * INR d * 1) (r264 i_8 i_9) (Rules.and_equation (-3 * (sigma ^ 4 * tau
      ^ 4) * 1) (r264 i_8 i_9) Rules.no_equation))) (identity m_4 n_4 (delta i_9 i_8) sigma tau (INR d) (delta i_8
      i_9)))). }
  assert (r343 : forall (i_8 : Fin d), Sum (fun i : Fin d => Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => E (fun w :
    P => q_ i_8 w * k i_8 w * (q_ i w * k i w) * (q_ i_ w * k i_ w) * (q_ i_1 w * k i_1 w))))) = Sum (fun i : Fin d =>
    m_4 * n_4 * (delta i i_8 * 1) + 2 * (sigma ^ 4 * tau ^ 4) * 1 + sigma ^ 4 * tau ^ 4 * INR d * (delta i i_8 * 1) +
    -3 * (sigma ^ 4 * tau ^ 4) * (delta i i_8 * 1))).
  { exact (fun (i_8 : Fin d) => (Rules.sum_congruence (fun (i_9 : Fin d) => (eq_trans (eq_trans (eq_trans (r308 i_8
    i_9) (eq_trans (eq_trans (eq_trans (eq_trans (Facts.sum_add d (fun i : Fin d => m_4 * n_4 * delta i_8 i_9 * (delta
    i i_8 * 1) + sigma ^ 4 * tau ^ 4 * delta i_8 i_9 * 1 + -3 * (sigma ^ 4 * tau ^ 4 * delta i_8 i_9) * (delta i i_8 *
    1) + sigma ^ 4 * tau ^ 4 * (delta i i_8 * 1)) (fun i : Fin d => sigma ^ 4 * tau ^ 4 * (delta i i_9 * 1))) (r311
    i_8 i_9)) (r314 i_8 i_9)) (r317 i_8 i_9)) (r335 i_8 i_9))) (r338 i_8 i_9)) (r341 i_8 i_9))))). }
  assert (r346 : forall (i_8 : Fin d), Sum (fun i : Fin d => m_4 * n_4 * (delta i i_8 * 1) + 2 * (sigma ^ 4 * tau ^ 4)
    * 1 + sigma ^ 4 * tau ^ 4 * INR d * (delta i i_8 * 1)) + Sum (fun i : Fin d => -3 * (sigma ^ 4 * tau ^ 4) * (delta
    i i_8 * 1)) = Sum (fun i : Fin d => m_4 * n_4 * (delta i i_8 * 1) + 2 * (sigma ^ 4 * tau ^ 4) * 1) + Sum (fun i :
    Fin d => sigma ^ 4 * tau ^ 4 * INR d * (delta i i_8 * 1)) + Sum (fun i : Fin d => -3 * (sigma ^ 4 * tau ^ 4) *
    (delta i i_8 * 1))).
  { exact (fun (i_8 : Fin d) => (f_equal (fun (h_46 : R) => h_46 + Sum (fun i : Fin d => -3 * (sigma ^ 4 * tau ^ 4) *
    (delta i i_8 * 1))) (Facts.sum_add d (fun i : Fin d => m_4 * n_4 * (delta i i_8 * 1) + 2 * (sigma ^ 4 * tau ^ 4) *
    1) (fun i : Fin d => sigma ^ 4 * tau ^ 4 * INR d * (delta i i_8 * 1))))). }
  assert (r349 : forall (i_8 : Fin d), Sum (fun i : Fin d => m_4 * n_4 * (delta i i_8 * 1) + 2 * (sigma ^ 4 * tau ^ 4)
    * 1) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * INR d * (delta i i_8 * 1)) + Sum (fun i : Fin d => -3 * (sigma
    ^ 4 * tau ^ 4) * (delta i i_8 * 1)) = Sum (fun i : Fin d => m_4 * n_4 * (delta i i_8 * 1)) + Sum (fun i : Fin d =>
    2 * (sigma ^ 4 * tau ^ 4) * 1) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * INR d * (delta i i_8 * 1)) + Sum (fun
    i : Fin d => -3 * (sigma ^ 4 * tau ^ 4) * (delta i i_8 * 1))).
  { exact (fun (i_8 : Fin d) => (f_equal (fun (h_47 : R) => h_47 + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * INR d *
    (delta i i_8 * 1)) + Sum (fun i : Fin d => -3 * (sigma ^ 4 * tau ^ 4) * (delta i i_8 * 1))) (Facts.sum_add d (fun
    i : Fin d => m_4 * n_4 * (delta i i_8 * 1)) (fun i : Fin d => 2 * (sigma ^ 4 * tau ^ 4) * 1)))). }
  assert (r352 : forall (i_8 : Fin d), m_4 * n_4 * Sum (fun i : Fin d => delta i i_8 * 1) = m_4 * n_4 * 1).
  { exact (fun (i_8 : Fin d) => (f_equal (fun (h_48 : R) => m_4 * n_4 * h_48) (r282 i_8))). }
  assert (r355 : 2 * (sigma ^ 4 * tau ^ 4) * Sum (fun i : Fin d => 1) = 2 * (sigma ^ 4 * tau ^ 4) * INR d).
  { exact (f_equal (fun (h_49 : R) => 2 * (sigma ^ 4 * tau ^ 4) * h_49) r323). }
  assert (r358 : forall (i_8 : Fin d), sigma ^ 4 * tau ^ 4 * INR d * Sum (fun i : Fin d => delta i i_8 * 1) = sigma ^
    4 * tau ^ 4 * INR d * 1).
  { exact (fun (i_8 : Fin d) => (f_equal (fun (h_50 : R) => sigma ^ 4 * tau ^ 4 * INR d * h_50) (r282 i_8))). }
  assert (r361 : forall (i_8 : Fin d), -3 * (sigma ^ 4 * tau ^ 4) * Sum (fun i : Fin d => delta i i_8 * 1) = -3 *
    (sigma ^ 4 * tau ^ 4) * 1).
  { exact (fun (i_8 : Fin d) => (f_equal (fun (h_51 : R) => -3 * (sigma ^ 4 * tau ^ 4) * h_51) (r282 i_8))). }
  assert (r363 : forall (i_8 : Fin d), Sum (fun i : Fin d => m_4 * n_4 * (delta i i_8 * 1)) + Sum (fun i : Fin d => 2
    * (sigma ^ 4 * tau ^ 4) * 1) + Sum (fun i : Fin d => sigma ^ 4 * tau ^ 4 * INR d * (delta i i_8 * 1)) + Sum (fun i
    : Fin d => -3 * (sigma ^ 4 * tau ^ 4) * (delta i i_8 * 1)) = m_4 * n_4 * 1 + 2 * (sigma ^ 4 * tau ^ 4) * INR d +
    sigma ^ 4 * tau ^ 4 * INR d * 1 + -3 * (sigma ^ 4 * tau ^ 4) * 1).
  { exact (fun (i_8 : Fin d) => (f_equal4 (fun (h_52 : R) (h_53 : R) (h_54 : R) (h_55 : R) => h_52 + h_53 + h_54 +
    h_55) (eq_trans (Facts.sum_scale d (m_4 * n_4) (fun i : Fin d => delta i i_8 * 1)) (r352 i_8)) (eq_trans
    (Facts.sum_scale d (2 * (sigma ^ 4 * tau ^ 4)) (fun i : Fin d => 1)) r355) (eq_trans (Facts.sum_scale d (sigma ^ 4
    * tau ^ 4 * INR d) (fun i : Fin d => delta i i_8 * 1)) (r358 i_8)) (eq_trans (Facts.sum_scale d (-3 * (sigma ^ 4 *
    tau ^ 4)) (fun i : Fin d => delta i i_8 * 1)) (r361 i_8)))). }
  assert (r366 : m_4 * n_4 * 1 + 2 * (sigma ^ 4 * tau ^ 4) * INR d + sigma ^ 4 * tau ^ 4 * INR d * 1 + -3 * (sigma ^ 4
    * tau ^ 4) * 1 = m_4 * n_4 + -3 * (sigma ^ 4 * tau ^ 4) + 3 * (sigma ^ 4 * tau ^ 4 * INR d)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((u0 * u1) * 1) + ((2 * ((u2 ^ 4) * (u3 ^ 4))) * u4)) + ((((u2 ^
    4) * (u3 ^ 4)) * u4) * 1)) + (((-3) * ((u2 ^ 4) * (u3 ^ 4))) * 1)) = (((u0 * u1) + ((-3) * ((u2 ^ 4) * (u3 ^ 4))))
    + (3 * (((u2 ^ 4) * (u3 ^ 4)) * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity m_4 n_4 sigma tau (INR d)). }
  assert (r368 : m_4 * n_4 + -3 * (sigma ^ 4 * tau ^ 4) + 3 * (sigma ^ 4 * tau ^ 4 * INR d) = m_4 * n_4 * 1 + -3 *
    (sigma ^ 4 * tau ^ 4) * 1 + 3 * (sigma ^ 4 * tau ^ 4 * INR d) * 1).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) + ((-3) * ((u2 ^ 4) * (u3 ^ 4)))) + (3 * (((u2 ^ 4) *
    (u3 ^ 4)) * u4))) = ((((u0 * u1) * 1) + (((-3) * ((u2 ^ 4) * (u3 ^ 4))) * 1)) + ((3 * (((u2 ^ 4) * (u3 ^ 4)) *
    u4)) * 1))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity m_4 n_4 sigma tau (INR d)). }
  assert (r370 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => Sum (fun i_2 : Fin d => E (fun w
    : P => q_ i w * k i w * (q_ i_ w * k i_ w) * (q_ i_1 w * k i_1 w) * (q_ i_2 w * k i_2 w)))))) = Sum (fun i : Fin d
    => m_4 * n_4 * 1 + -3 * (sigma ^ 4 * tau ^ 4) * 1 + 3 * (sigma ^ 4 * tau ^ 4 * INR d) * 1)).
  { exact (Rules.sum_congruence (fun (i_8 : Fin d) => (eq_trans (eq_trans (eq_trans (r343 i_8) (eq_trans (eq_trans
    (eq_trans (Facts.sum_add d (fun i : Fin d => m_4 * n_4 * (delta i i_8 * 1) + 2 * (sigma ^ 4 * tau ^ 4) * 1 + sigma
    ^ 4 * tau ^ 4 * INR d * (delta i i_8 * 1)) (fun i : Fin d => -3 * (sigma ^ 4 * tau ^ 4) * (delta i i_8 * 1)))
    (r346 i_8)) (r349 i_8)) (r363 i_8))) r366) r368))). }
  assert (r373 : Sum (fun i : Fin d => m_4 * n_4 * 1 + -3 * (sigma ^ 4 * tau ^ 4) * 1) + Sum (fun i : Fin d => 3 *
    (sigma ^ 4 * tau ^ 4 * INR d) * 1) = Sum (fun i : Fin d => m_4 * n_4 * 1) + Sum (fun i : Fin d => -3 * (sigma ^ 4
    * tau ^ 4) * 1) + Sum (fun i : Fin d => 3 * (sigma ^ 4 * tau ^ 4 * INR d) * 1)).
  { exact (f_equal (fun (h_56 : R) => h_56 + Sum (fun i : Fin d => 3 * (sigma ^ 4 * tau ^ 4 * INR d) * 1))
    (Facts.sum_add d (fun i : Fin d => m_4 * n_4 * 1) (fun i : Fin d => -3 * (sigma ^ 4 * tau ^ 4) * 1))). }
  assert (r376 : m_4 * n_4 * Sum (fun i : Fin d => 1) = m_4 * n_4 * INR d).
  { exact (f_equal (fun (h_57 : R) => m_4 * n_4 * h_57) r323). }
  assert (r379 : -3 * (sigma ^ 4 * tau ^ 4) * Sum (fun i : Fin d => 1) = -3 * (sigma ^ 4 * tau ^ 4) * INR d).
  { exact (f_equal (fun (h_58 : R) => -3 * (sigma ^ 4 * tau ^ 4) * h_58) r323). }
  assert (r382 : 3 * (sigma ^ 4 * tau ^ 4 * INR d) * Sum (fun i : Fin d => 1) = 3 * (sigma ^ 4 * tau ^ 4 * INR d) *
    INR d).
  { exact (f_equal (fun (h_59 : R) => 3 * (sigma ^ 4 * tau ^ 4 * INR d) * h_59) r323). }
  assert (r384 : Sum (fun i : Fin d => m_4 * n_4 * 1) + Sum (fun i : Fin d => -3 * (sigma ^ 4 * tau ^ 4) * 1) + Sum
    (fun i : Fin d => 3 * (sigma ^ 4 * tau ^ 4 * INR d) * 1) = m_4 * n_4 * INR d + -3 * (sigma ^ 4 * tau ^ 4) * INR d
    + 3 * (sigma ^ 4 * tau ^ 4 * INR d) * INR d).
  { exact (f_equal3 (fun (h_60 : R) (h_61 : R) (h_62 : R) => h_60 + h_61 + h_62) (eq_trans (Facts.sum_scale d (m_4 *
    n_4) (fun i : Fin d => 1)) r376) (eq_trans (Facts.sum_scale d (-3 * (sigma ^ 4 * tau ^ 4)) (fun i : Fin d => 1))
    r379) (eq_trans (Facts.sum_scale d (3 * (sigma ^ 4 * tau ^ 4 * INR d)) (fun i : Fin d => 1)) r382)). }
  assert (r387 : m_4 * n_4 * INR d + -3 * (sigma ^ 4 * tau ^ 4) * INR d + 3 * (sigma ^ 4 * tau ^ 4 * INR d) * INR d =
    m_4 * n_4 * INR d + -3 * (sigma ^ 4 * tau ^ 4 * INR d) + 3 * (sigma ^ 4 * tau ^ 4 * INR d ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * u1) * u2) + (((-3) * ((u3 ^ 4) * (u4 ^ 4))) * u2)) + ((3 *
    (((u3 ^ 4) * (u4 ^ 4)) * u2)) * u2)) = ((((u0 * u1) * u2) + ((-3) * (((u3 ^ 4) * (u4 ^ 4)) * u2))) + (3 * (((u3 ^
    4) * (u4 ^ 4)) * (u2 ^ 2))))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity m_4 n_4 (INR d) sigma tau). }
  assert (r389 : INR d * m_4 * n_4 + 3 * INR d * (INR d - 1) * sigma ^ 4 * tau ^ 4 = m_4 * n_4 * INR d + -3 * (sigma ^
    4 * tau ^ 4 * INR d) + 3 * (sigma ^ 4 * tau ^ 4 * INR d ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) * u2) + ((((3 * u0) * (u0 - 1)) * (u3 ^ 4)) * (u4 ^ 4)))
    = ((((u1 * u2) * u0) + ((-3) * (((u3 ^ 4) * (u4 ^ 4)) * u0))) + (3 * (((u3 ^ 4) * (u4 ^ 4)) * (u0 ^ 2))))) by
    (intros u0 u1 u2 u3 u4; ring).
    exact (identity (INR d) m_4 n_4 sigma tau). }
  exact (eq_trans (eq_trans (eq_trans r3 (eq_trans (eq_trans r8 (Facts.expectation_sum d P (fun i : Fin d => (Random
    (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 3 * (k i w * q_ i w)) (finite_mul (finite_pow 3 (finite_sum
    (fun i : Fin d => (finite_mul (moments (k i)) (moments (q_ i)))))) (finite_mul (moments (k i)) (moments (q_
    i)))))))) r47)) (eq_sym r55)) (eq_trans (eq_trans (eq_trans r370 (eq_trans (eq_trans (Facts.sum_add d (fun i : Fin
    d => m_4 * n_4 * 1 + -3 * (sigma ^ 4 * tau ^ 4) * 1) (fun i : Fin d => 3 * (sigma ^ 4 * tau ^ 4 * INR d) * 1))
    r373) r384)) r387) (eq_sym r389))).
Qed.

(* Excess kurtosis of a score. *)
Theorem dot_product_excess_kurtosis (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P)
  (sigma kappa_q tau kappa_k : R)
    (given_1 : independent (joint q_ k))
    (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2)
    (given_3 : forall a : Fin d, E (fun w : P => q_ a w ^ 4) = kappa_q * sigma ^ 4)
    (given_4 : forall a : Fin d, E (fun w : P => k a w) = 0)
    (given_5 : forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2)
    (given_6 : forall a : Fin d, E (fun w : P => k a w ^ 4) = kappa_k * tau ^ 4)
    (given_7 : sigma <> 0)
    (given_8 : tau <> 0) :
  E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 4) / Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a
    w)) ^ 2 - 3 = (kappa_q * kappa_k - 3) / INR d.
Proof.
  assert (r0 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 4) / Var (fun w : P => Sum (fun a : Fin d => q_
    a w * k a w)) ^ 2 - 3 = E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 4) * (1 / Var (fun w : P => Sum
    (fun a : Fin d => q_ a w * k a w)) ^ 2) - 3).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) - 3) = ((u0 * (1 * u1)) - 3)) by (intros u0 u1; ring).
    exact (identity (E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 4)) (/ (Var (fun w : P => Sum (fun a :
      Fin d => q_ a w * k a w)) ^ 2))). }
  assert (r3 : INR d * (kappa_q * sigma ^ 4) * (kappa_k * tau ^ 4) + 3 * INR d * (INR d - 1) * sigma ^ 4 * tau ^ 4 =
    kappa_k * kappa_q * sigma ^ 4 * tau ^ 4 * INR d + -3 * (sigma ^ 4 * tau ^ 4 * INR d) + 3 * (sigma ^ 4 * tau ^ 4 *
    INR d ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * (u1 * (u2 ^ 4))) * (u3 * (u4 ^ 4))) + ((((3 * u0) * (u0 -
    1)) * (u2 ^ 4)) * (u4 ^ 4))) = ((((((u3 * u1) * (u2 ^ 4)) * (u4 ^ 4)) * u0) + ((-3) * (((u2 ^ 4) * (u4 ^ 4)) *
    u0))) + (3 * (((u2 ^ 4) * (u4 ^ 4)) * (u0 ^ 2))))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (INR d) kappa_q sigma kappa_k tau). }
  assert (r5 : Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) ^ 2 = Var (fun w : P => Sum (fun a : Fin d =>
    q_ a w * k a w)) * Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w))).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)))). }
  assert (r6 : 1 / Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) ^ 2 = 1 / (Var (fun w : P => Sum (fun a :
    Fin d => q_ a w * k a w)) * Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)))).
  { exact (f_equal (fun (h : R) => 1 / h) r5). }
  assert (r10 : forall (i : Fin d) (w : P), q_ i w * k i w = k i w * q_ i w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin d) (w : P) => (identity (q_ i w) (k i w))). }
  assert (r11 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) = Sum (fun i : Fin d => k i w * q_ i w)).
  { exact (fun (w : P) => (Rules.sum_congruence (fun (i : Fin d) => (r10 i w)))). }
  assert (r12 : forall (w : P), Sum (fun a : Fin d => q_ a w * k a w) ^ 2 = Sum (fun i : Fin d => k i w * q_ i w) ^
    2).
  { exact (fun (w : P) => (f_equal (fun (h_ : R) => h_ ^ 2) (r11 w))). }
  assert (r13 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 2) = E (fun w : P => Sum (fun i : Fin d => k i
    w * q_ i w) ^ 2)).
  { exact (Rules.expectation_congruence (fun (w : P) => (r12 w))). }
  assert (r14 : forall (w : P), Sum (fun i : Fin d => k i w * q_ i w) ^ 2 = Sum (fun i : Fin d => k i w * q_ i w) *
    Sum (fun i : Fin d => k i w * q_ i w)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)))). }
  assert (r18 : E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) ^ 2) = E (fun w : P => Sum (fun i : Fin d => Sum
    (fun i : Fin d => k i w * q_ i w) * (k i w * q_ i w)))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (r14 w) (eq_sym (Facts.sum_scale d (Sum (fun i : Fin
    d => k i w * q_ i w)) (fun i : Fin d => k i w * q_ i w)))))). }
  assert (r21 : forall (i_ : Fin d) (w : P), Sum (fun i : Fin d => k i w * q_ i w) * (k i_ w * q_ i_ w) = k i_ w * q_
    i_ w * Sum (fun i : Fin d => k i w * q_ i w)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin d) (w : P) => (identity (Sum (fun i : Fin d => k i w * q_ i w)) (k i_ w) (q_ i_ w))). }
  assert (r22 : forall (i_ : Fin d), E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) * (k i_ w * q_ i_ w)) = E
    (fun w : P => k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w))).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r21 i_ w)))). }
  assert (r25 : forall (i_ : Fin d), E (fun w : P => k i_ w * q_ i_ w * Sum (fun i : Fin d => k i w * q_ i w)) = E
    (fun w : P => Sum (fun i : Fin d => k i_ w * q_ i_ w * (k i w * q_ i w)))).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_sym (Facts.sum_scale d (k i_ w * q_
    i_ w) (fun i : Fin d => k i w * q_ i w)))))). }
  assert (r28 : forall (i_ i_1 : Fin d) (w : P), k i_ w * q_ i_ w * (k i_1 w * q_ i_1 w) = k i_ w * k i_1 w * q_ i_ w
    * q_ i_1 w).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u0 * u2) * u1) * u3)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_ i_1 : Fin d) (w : P) => (identity (k i_ w) (q_ i_ w) (k i_1 w) (q_ i_1 w))). }
  assert (r29 : forall (i_ i_1 : Fin d), E (fun w : P => k i_ w * q_ i_ w * (k i_1 w * q_ i_1 w)) = E (fun w : P => k
    i_ w * k i_1 w * q_ i_ w * q_ i_1 w)).
  { exact (fun (i_ i_1 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r28 i_ i_1 w)))). }
  assert (r30 : forall (i_ : Fin d) (w : P), k i_ w * k i_ w * q_ i_ w * q_ i_ w = k i_ w ^ 2 * q_ i_ w ^ 2).
  { assert (identity : forall u0 u1 : R, (((u0 * u0) * u1) * u1) = ((u0 ^ 2) * (u1 ^ 2))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin d) (w : P) => (identity (k i_ w) (q_ i_ w))). }
  assert (r31 : forall (i_ : Fin d), E (fun w : P => k i_ w * k i_ w * q_ i_ w * q_ i_ w) = E (fun w : P => k i_ w ^ 2
    * q_ i_ w ^ 2)).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r30 i_ w)))). }
  assert (r32 : forall (i_ : Fin d), E (fun w : P => k i_ w ^ 2 * q_ i_ w ^ 2) = E (fun w : P => k i_ w ^ 2) * E (fun
    w : P => q_ i_ w ^ 2)).
  { exact (fun (i_ : Fin d) => (Rules.expectation_factor ((inr i_) :: nil)%list ((inl i_) :: nil)%list given_1
    (disjoint_cons (away_cons (inr_inl _ _) away_nil) disjoint_nil) (polynomial_pow 2 (polynomial_entry (inr i_)
    (or_introl eq_refl))) (polynomial_pow 2 (polynomial_entry (inl i_) (or_introl eq_refl))))). }
  assert (r34 : forall (i_2 : Fin d), E (fun w : P => k i_2 w ^ 2) = tau ^ 2).
  { exact (fun (i_2 : Fin d) => (given_5 i_2)). }
  assert (r37 : forall (i_3 : Fin d), E (fun w : P => q_ i_3 w ^ 2) = sigma ^ 2).
  { exact (fun (i_3 : Fin d) => (given_2 i_3)). }
  assert (r39 : forall (i_ : Fin d), E (fun w : P => k i_ w ^ 2) * E (fun w : P => q_ i_ w ^ 2) = tau ^ 2 * sigma ^
    2).
  { exact (fun (i_ : Fin d) => (f_equal2 (fun (h_1 : R) (h_2 : R) => h_1 * h_2) (r34 i_) (r37 i_))). }
  assert (r41 : tau ^ 2 * sigma ^ 2 = sigma ^ 2 * tau ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 ^ 2) * (u1 ^ 2)) = ((u1 ^ 2) * (u0 ^ 2))) by (intros u0 u1; ring).
    exact (identity tau sigma). }
  assert (r45 : forall (i_ : Fin d), E (fun w : P => k i_ w * k i_ w * q_ i_ w * q_ i_ w) = delta i_ i_ * (sigma ^ 2 *
    tau ^ 2) + (1 - delta i_ i_) * 0).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((u1 ^ 2) * (u2 ^ 2))) + ((1 - u0) * 0)) - u3 = (1 * (((u1 ^ 2)
    * (u2 ^ 2)) - u3) + ((0 - ((u1 ^ 2) * (u2 ^ 2))) * (1 - u0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_ : Fin d) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r31 i_) (eq_trans (eq_trans
      (r32 i_) (r39 i_)) r41)) (Rules.and_equation (0 - sigma ^ 2 * tau ^ 2) (Facts.delta_same d i_)
      Rules.no_equation)) (identity (delta i_ i_) sigma tau (E (fun w : P => k i_ w * k i_ w * q_ i_ w * q_ i_ w))))).
      }
  assert (r46 : forall (i_ i_1 : Fin d) (w : P), k i_ w * k i_1 w * q_ i_ w * q_ i_1 w = k i_ w * (k i_1 w * q_ i_ w *
    q_ i_1 w)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * u3) = (u0 * ((u1 * u2) * u3))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_ i_1 : Fin d) (w : P) => (identity (k i_ w) (k i_1 w) (q_ i_ w) (q_ i_1 w))). }
  assert (r47 : forall (i_ i_1 : Fin d), E (fun w : P => k i_ w * k i_1 w * q_ i_ w * q_ i_1 w) = E (fun w : P => k i_
    w * (k i_1 w * q_ i_ w * q_ i_1 w))).
  { exact (fun (i_ i_1 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r46 i_ i_1 w)))). }
  assert (r49 : forall (i_ i_1 : Fin d), i_ <> i_1 -> E (fun w : P => k i_ w * (k i_1 w * q_ i_ w * q_ i_1 w)) = E
    (fun w : P => k i_ w) * E (fun w : P => k i_1 w * q_ i_ w * q_ i_1 w)).
  { exact (fun (i_ i_1 : Fin d) p => (Rules.expectation_factor ((inr i_) :: nil)%list ((inr i_1) :: (inl i_) :: (inl
    i_1) :: nil)%list given_1 (disjoint_cons (away_cons (inr_apart p) (away_cons (inr_inl _ _) (away_cons (inr_inl _
    _) away_nil))) disjoint_nil) (polynomial_entry (inr i_) (or_introl eq_refl)) (polynomial_mul (polynomial_mul
    (polynomial_entry (inr i_1) (or_introl eq_refl)) (polynomial_entry (inl i_) (or_intror (or_introl eq_refl))))
    (polynomial_entry (inl i_1) (or_intror (or_intror (or_introl eq_refl))))))). }
  assert (r52 : forall (i_4 : Fin d), E (fun w : P => k i_4 w) = 0).
  { exact (fun (i_4 : Fin d) => (given_4 i_4)). }
  assert (r54 : forall (i_ i_1 : Fin d), E (fun w : P => k i_ w) * E (fun w : P => k i_1 w * q_ i_ w * q_ i_1 w) = 0 *
    E (fun w : P => k i_1 w * q_ i_ w * q_ i_1 w)).
  { exact (fun (i_ i_1 : Fin d) => (f_equal (fun (h_3 : R) => h_3 * E (fun w : P => k i_1 w * q_ i_ w * q_ i_1 w))
    (r52 i_))). }
  assert (r56 : forall (i_1 i_ : Fin d), 0 * E (fun w : P => k i_1 w * q_ i_ w * q_ i_1 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_1 i_ : Fin d) => (identity (E (fun w : P => k i_1 w * q_ i_ w * q_ i_1 w)))). }
  assert (r59 : forall (i_ i_1 : Fin d), i_ <> i_1 -> E (fun w : P => k i_ w * k i_1 w * q_ i_ w * q_ i_1 w) = delta
    i_ i_1 * (sigma ^ 2 * tau ^ 2) + (1 - delta i_ i_1) * 0).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((u1 ^ 2) * (u2 ^ 2))) + ((1 - u0) * 0)) - u3 = (1 * (0 - u3) +
    ((0 - ((u1 ^ 2) * (u2 ^ 2))) * (0 - u0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_ i_1 : Fin d) p_ => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_trans (eq_trans
      (r47 i_ i_1) (r49 i_ i_1 p_)) (r54 i_ i_1)) (r56 i_1 i_)) (Rules.and_equation (0 - sigma ^ 2 * tau ^ 2)
      (Facts.delta_apart d i_ i_1 p_) Rules.no_equation)) (identity (delta i_ i_1) sigma tau (E (fun w : P => k i_ w *
      k i_1 w * q_ i_ w * q_ i_1 w))))). }
  assert (r60 : forall (i_ i_1 : Fin d), E (fun w : P => k i_ w * k i_1 w * q_ i_ w * q_ i_1 w) = delta i_ i_1 *
    (sigma ^ 2 * tau ^ 2) + (1 - delta i_ i_1) * 0).
  { exact (fun (i_ i_1 : Fin d) => (Rules.index_cases (fun (i_1 : Fin d) => E (fun w : P => k i_ w * k i_1 w * q_ i_ w
    * q_ i_1 w) = delta i_ i_1 * (sigma ^ 2 * tau ^ 2) + (1 - delta i_ i_1) * 0) i_ i_1 (r45 i_) (fun p_1 => (r59 i_
    i_1 p_1)))). }
  assert (r61 : forall (i_ i_1 : Fin d), delta i_ i_1 * (sigma ^ 2 * tau ^ 2) + (1 - delta i_ i_1) * 0 = sigma ^ 2 *
    tau ^ 2 * delta i_ i_1).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * ((u1 ^ 2) * (u2 ^ 2))) + ((1 - u0) * 0)) = (((u1 ^ 2) * (u2 ^ 2)) *
    u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_ i_1 : Fin d) => (identity (delta i_ i_1) sigma tau)). }
  assert (r66 : forall (b a : Fin d), a <> b -> b <> a).
  { exact (fun (b a : Fin d) p_2 => (Facts.apart_symm d a b p_2)). }
  assert (r69 : forall (a b : Fin d), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin d) p_3 => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart d a b p_3)
      (Rules.and_equation (-1) (Facts.delta_apart d b a (r66 b a p_3)) Rules.no_equation)) (identity (delta b a)
      (delta a b)))). }
  assert (r70 : forall (a b : Fin d), delta a b = delta b a).
  { exact (fun (a b : Fin d) => (Rules.index_cases (fun (b : Fin d) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_4 => (r69 a b p_4)))). }
  assert (r72 : forall (i_ i_1 : Fin d), sigma ^ 2 * tau ^ 2 * delta i_ i_1 = sigma ^ 2 * tau ^ 2 * (delta i_1 i_ *
    1)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 ^ 2) * (u1 ^ 2)) * (u2 * 1)) - (((u0 ^ 2) * (u1 ^ 2)) * u3) =
    ((((u0 ^ 2) * (u1 ^ 2)) * 1) * (u2 - u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_ i_1 : Fin d) => (Rules.linear_combination (Rules.and_equation (sigma ^ 2 * tau ^ 2 * 1) (r70 i_
      i_1) Rules.no_equation) (identity sigma tau (delta i_1 i_) (delta i_ i_1)))). }
  assert (r74 : forall (i_ : Fin d), Sum (fun i : Fin d => E (fun w : P => k i_ w * q_ i_ w * (k i w * q_ i w))) = Sum
    (fun i : Fin d => sigma ^ 2 * tau ^ 2 * (delta i i_ * 1))).
  { exact (fun (i_ : Fin d) => (Rules.sum_congruence (fun (i_1 : Fin d) => (eq_trans (eq_trans (r29 i_ i_1) (eq_trans
    (r60 i_ i_1) (r61 i_ i_1))) (r72 i_ i_1))))). }
  assert (r77 : forall (i_ : Fin d), sigma ^ 2 * tau ^ 2 * Sum (fun i : Fin d => delta i i_ * 1) = sigma ^ 2 * tau ^ 2
    * 1).
  { exact (fun (i_ : Fin d) => (f_equal (fun (h_4 : R) => sigma ^ 2 * tau ^ 2 * h_4) (Facts.sum_delta d i_ (fun i :
    Fin d => 1)))). }
  assert (r80 : sigma ^ 2 * tau ^ 2 * 1 = sigma ^ 2 * tau ^ 2).
  { assert (identity : forall u0 u1 : R, (((u0 ^ 2) * (u1 ^ 2)) * 1) = ((u0 ^ 2) * (u1 ^ 2))) by (intros u0 u1; ring).
    exact (identity sigma tau). }
  assert (r84 : sigma ^ 2 * tau ^ 2 = sigma ^ 2 * tau ^ 2 * 1).
  { assert (identity : forall u0 u1 : R, ((u0 ^ 2) * (u1 ^ 2)) = (((u0 ^ 2) * (u1 ^ 2)) * 1)) by (intros u0 u1; ring).
    exact (identity sigma tau). }
  assert (r86 : Sum (fun i : Fin d => E (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) * (k i w * q_ i w))) = Sum
    (fun i : Fin d => sigma ^ 2 * tau ^ 2 * 1)).
  { exact (Rules.sum_congruence (fun (i_ : Fin d) => (eq_trans (eq_trans (r22 i_) (eq_trans (eq_trans (r25 i_)
    (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => k i_ w * q_ i_ w * (k i w * q_ i w))
    (finite_mul (finite_mul (moments (k i_)) (moments (q_ i_))) (finite_mul (moments (k i)) (moments (q_ i))))))))
    (eq_trans (eq_trans (r74 i_) (eq_trans (Facts.sum_scale d (sigma ^ 2 * tau ^ 2) (fun i : Fin d => delta i i_ * 1))
    (r77 i_))) r80))) r84))). }
  assert (r88 : Sum (fun i : Fin d => 1) = INR d).
  { exact (Facts.sum_one d). }
  assert (r89 : sigma ^ 2 * tau ^ 2 * Sum (fun i : Fin d => 1) = sigma ^ 2 * tau ^ 2 * INR d).
  { exact (f_equal (fun (h_5 : R) => sigma ^ 2 * tau ^ 2 * h_5) r88). }
  assert (r94 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = E (fun w : P => Sum (fun i : Fin d => k i w *
    q_ i w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (r11 w))). }
  assert (r96 : forall (i_5 : Fin d), E (fun w : P => k i_5 w * q_ i_5 w) = E (fun w : P => k i_5 w) * E (fun w : P =>
    q_ i_5 w)).
  { exact (fun (i_5 : Fin d) => (Rules.expectation_factor ((inr i_5) :: nil)%list ((inl i_5) :: nil)%list given_1
    (disjoint_cons (away_cons (inr_inl _ _) away_nil) disjoint_nil) (polynomial_entry (inr i_5) (or_introl eq_refl))
    (polynomial_entry (inl i_5) (or_introl eq_refl)))). }
  assert (r98 : forall (i_5 : Fin d), E (fun w : P => k i_5 w) * E (fun w : P => q_ i_5 w) = 0 * E (fun w : P => q_
    i_5 w)).
  { exact (fun (i_5 : Fin d) => (f_equal (fun (h_6 : R) => h_6 * E (fun w : P => q_ i_5 w)) (r52 i_5))). }
  assert (r100 : forall (i_5 : Fin d), 0 * E (fun w : P => q_ i_5 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_5 : Fin d) => (identity (E (fun w : P => q_ i_5 w)))). }
  assert (r102 : 0 = 0 * 1).
  { assert (identity : 0 = (0 * 1)) by ring.
    exact identity. }
  assert (r104 : Sum (fun i : Fin d => E (fun w : P => k i w * q_ i w)) = Sum (fun i : Fin d => 0 * 1)).
  { exact (Rules.sum_congruence (fun (i_5 : Fin d) => (eq_trans (eq_trans (eq_trans (r96 i_5) (r98 i_5)) (r100 i_5))
    r102))). }
  assert (r106 : 0 * Sum (fun i : Fin d => 1) = 0 * INR d).
  { exact (f_equal (fun (h_7 : R) => 0 * h_7) r88). }
  assert (r109 : 0 * INR d = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (identity (INR d)). }
  assert (r113 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 2) - E (fun w : P => Sum (fun a : Fin d => q_
    a w * k a w)) ^ 2 = sigma ^ 2 * tau ^ 2 * INR d - 0 ^ 2).
  { exact (f_equal2 (fun (h_8 : R) (h_9 : R) => h_8 - h_9 ^ 2) (eq_trans r13 (eq_trans (eq_trans r18
    (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => Sum (fun i : Fin d => k i w * q_ i w) * (k i w
    * q_ i w)) (finite_mul (finite_sum (fun i : Fin d => (finite_mul (moments (k i)) (moments (q_ i))))) (finite_mul
    (moments (k i)) (moments (q_ i)))))))) (eq_trans r86 (eq_trans (Facts.sum_scale d (sigma ^ 2 * tau ^ 2) (fun i :
    Fin d => 1)) r89)))) (eq_trans r94 (eq_trans (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => k
    i w * q_ i w) (finite_mul (moments (k i)) (moments (q_ i)))))) (eq_trans (eq_trans r104 (eq_trans (Facts.sum_scale
    d 0 (fun i : Fin d => 1)) r106)) r109)))). }
  assert (r114 : sigma ^ 2 * tau ^ 2 * INR d - 0 ^ 2 = sigma ^ 2 * tau ^ 2 * INR d).
  { assert (identity : forall u0 u1 u2 : R, ((((u0 ^ 2) * (u1 ^ 2)) * u2) - (0 ^ 2)) = (((u0 ^ 2) * (u1 ^ 2)) * u2))
    by (intros u0 u1 u2; ring).
    exact (identity sigma tau (INR d)). }
  assert (r117 : 1 / Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = 1 / (sigma ^ 2 * tau ^ 2 * INR d)).
  { exact (f_equal (fun (h_10 : R) => 1 / h_10) (eq_trans (Facts.variance P (Random (fun w : P => Sum (fun a : Fin d
    => q_ a w * k a w)) (finite_sum (fun a : Fin d => (finite_mul (moments (q_ a)) (moments (k a))))))) (eq_trans r113
    r114))). }
  assert (r118 : sigma ^ 2 * tau ^ 2 * INR d = sigma * (sigma * (tau * (tau * INR d)))).
  { assert (identity : forall u0 u1 u2 : R, (((u0 ^ 2) * (u1 ^ 2)) * u2) = (u0 * (u0 * (u1 * (u1 * u2))))) by (intros
    u0 u1 u2; ring).
    exact (identity sigma tau (INR d)). }
  assert (r119 : 1 / (sigma ^ 2 * tau ^ 2 * INR d) = 1 / (sigma * (sigma * (tau * (tau * INR d))))).
  { exact (f_equal (fun (h_11 : R) => 1 / h_11) r118). }
  assert (r127 : 1 / tau * (1 / (tau * INR d)) = 1 / tau * (1 / tau * (1 / INR d))).
  { exact (f_equal2 (fun (h_12 : R) (h_13 : R) => h_12 * h_13) (@eq_refl R (1 / tau)) (Facts.inverse_mul tau (INR
    d))). }
  assert (r129 : 1 / sigma * (1 / (tau * (tau * INR d))) = 1 / sigma * (1 / tau * (1 / tau * (1 / INR d)))).
  { exact (f_equal2 (fun (h_14 : R) (h_15 : R) => h_14 * h_15) (@eq_refl R (1 / sigma)) (eq_trans (Facts.inverse_mul
    tau (tau * INR d)) r127)). }
  assert (r131 : 1 / sigma * (1 / (sigma * (tau * (tau * INR d)))) = 1 / sigma * (1 / sigma * (1 / tau * (1 / tau * (1
    / INR d))))).
  { exact (f_equal2 (fun (h_16 : R) (h_17 : R) => h_16 * h_17) (@eq_refl R (1 / sigma)) (eq_trans (Facts.inverse_mul
    sigma (tau * (tau * INR d))) r129)). }
  assert (r134 : 1 / sigma * (1 / sigma * (1 / tau * (1 / tau * (1 / INR d)))) = (1 / sigma) ^ 2 * (1 / tau) ^ 2 * (1
    / INR d)).
  { assert (identity : forall u0 u1 u2 : R, ((1 * u0) * ((1 * u0) * ((1 * u1) * ((1 * u1) * (1 * u2))))) = ((((1 * u0)
    ^ 2) * ((1 * u1) ^ 2)) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity (/ sigma) (/ tau) (/ (INR d))). }
  assert (r136 : 1 / Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) * (1 / Var (fun w : P => Sum (fun a :
    Fin d => q_ a w * k a w))) = (1 / sigma) ^ 2 * (1 / tau) ^ 2 * (1 / INR d) * ((1 / sigma) ^ 2 * (1 / tau) ^ 2 * (1
    / INR d))).
  { exact (f_equal (fun (h_18 : R) => h_18 * h_18) (eq_trans (eq_trans (eq_trans r117 r119) (eq_trans
    (Facts.inverse_mul sigma (sigma * (tau * (tau * INR d)))) r131)) r134)). }
  assert (r137 : (1 / sigma) ^ 2 * (1 / tau) ^ 2 * (1 / INR d) * ((1 / sigma) ^ 2 * (1 / tau) ^ 2 * (1 / INR d)) = (1
    / sigma) ^ 4 * (1 / tau) ^ 4 * (1 / INR d) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (((((1 * u0) ^ 2) * ((1 * u1) ^ 2)) * (1 * u2)) * ((((1 * u0) ^ 2) * ((1 *
    u1) ^ 2)) * (1 * u2))) = ((((1 * u0) ^ 4) * ((1 * u1) ^ 4)) * ((1 * u2) ^ 2))) by (intros u0 u1 u2; ring).
    exact (identity (/ sigma) (/ tau) (/ (INR d))). }
  assert (r140 : E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 4) * (1 / Var (fun w : P => Sum (fun a : Fin
    d => q_ a w * k a w)) ^ 2) - 3 = (kappa_k * kappa_q * sigma ^ 4 * tau ^ 4 * INR d + -3 * (sigma ^ 4 * tau ^ 4 *
    INR d) + 3 * (sigma ^ 4 * tau ^ 4 * INR d ^ 2)) * ((1 / sigma) ^ 4 * (1 / tau) ^ 4 * (1 / INR d) ^ 2) - 3).
  { exact (f_equal2 (fun (h_19 : R) (h_20 : R) => h_19 * h_20 - 3) (eq_trans (DotProduct.dot_product_fourth_moment d
    d_pos P q_ k sigma (kappa_q * sigma ^ 4) tau (kappa_k * tau ^ 4) given_1 given_2 given_3 given_4 given_5 given_6)
    r3) (eq_trans (eq_trans r6 (Facts.inverse_mul (Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w))) (Var (fun
    w : P => Sum (fun a : Fin d => q_ a w * k a w))))) (eq_trans r136 r137))). }
  assert (r142 : (kappa_k * kappa_q * sigma ^ 4 * tau ^ 4 * INR d + -3 * (sigma ^ 4 * tau ^ 4 * INR d) + 3 * (sigma ^
    4 * tau ^ 4 * INR d ^ 2)) * ((1 / sigma) ^ 4 * (1 / tau) ^ 4 * (1 / INR d) ^ 2) - 3 = -3 + kappa_k * kappa_q *
    sigma ^ 4 * tau ^ 4 * INR d * (1 / sigma) ^ 4 * (1 / tau) ^ 4 * (1 / INR d) ^ 2 + -3 * (sigma ^ 4 * tau ^ 4 * INR
    d * (1 / sigma) ^ 4 * (1 / tau) ^ 4 * (1 / INR d) ^ 2) + 3 * (sigma ^ 4 * tau ^ 4 * INR d ^ 2 * (1 / sigma) ^ 4 *
    (1 / tau) ^ 4 * (1 / INR d) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((((((u0 * u1) * (u2 ^ 4)) * (u3 ^ 4)) * u4) + ((-3) *
    (((u2 ^ 4) * (u3 ^ 4)) * u4))) + (3 * (((u2 ^ 4) * (u3 ^ 4)) * (u4 ^ 2)))) * ((((1 * u5) ^ 4) * ((1 * u6) ^ 4)) *
    ((1 * u7) ^ 2))) - 3) = ((((-3) + (((((((u0 * u1) * (u2 ^ 4)) * (u3 ^ 4)) * u4) * ((1 * u5) ^ 4)) * ((1 * u6) ^
    4)) * ((1 * u7) ^ 2))) + ((-3) * ((((((u2 ^ 4) * (u3 ^ 4)) * u4) * ((1 * u5) ^ 4)) * ((1 * u6) ^ 4)) * ((1 * u7) ^
    2)))) + (3 * ((((((u2 ^ 4) * (u3 ^ 4)) * (u4 ^ 2)) * ((1 * u5) ^ 4)) * ((1 * u6) ^ 4)) * ((1 * u7) ^ 2))))) by
    (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (identity kappa_k kappa_q sigma tau (INR d) (/ sigma) (/ tau) (/ (INR d))). }
  assert (r144 : (INR d * (kappa_q * sigma ^ 4) * (kappa_k * tau ^ 4) + 3 * INR d * (INR d - 1) * sigma ^ 4 * tau ^ 4)
    / (INR d * sigma ^ 2 * tau ^ 2) ^ 2 - 3 = (INR d * (kappa_q * sigma ^ 4) * (kappa_k * tau ^ 4) + 3 * INR d * (INR
    d - 1) * sigma ^ 4 * tau ^ 4) * (1 / (INR d * sigma ^ 2 * tau ^ 2) ^ 2) - 3).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((u0 * (u1 * (u2 ^ 4))) * (u3 * (u4 ^ 4))) + ((((3 * u0) * (u0
    - 1)) * (u2 ^ 4)) * (u4 ^ 4))) * u5) - 3) = (((((u0 * (u1 * (u2 ^ 4))) * (u3 * (u4 ^ 4))) + ((((3 * u0) * (u0 -
    1)) * (u2 ^ 4)) * (u4 ^ 4))) * (1 * u5)) - 3)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (INR d) kappa_q sigma kappa_k tau (/ ((INR d * sigma ^ 2 * tau ^ 2) ^ 2))). }
  assert (r145 : (INR d * sigma ^ 2 * tau ^ 2) ^ 2 = INR d * (sigma * (sigma * (tau * (tau * (INR d * (sigma * (sigma
    * (tau * tau))))))))).
  { assert (identity : forall u0 u1 u2 : R, (((u0 * (u1 ^ 2)) * (u2 ^ 2)) ^ 2) = (u0 * (u1 * (u1 * (u2 * (u2 * (u0 *
    (u1 * (u1 * (u2 * u2)))))))))) by (intros u0 u1 u2; ring).
    exact (identity (INR d) sigma tau). }
  assert (r146 : 1 / (INR d * sigma ^ 2 * tau ^ 2) ^ 2 = 1 / (INR d * (sigma * (sigma * (tau * (tau * (INR d * (sigma
    * (sigma * (tau * tau)))))))))).
  { exact (f_equal (fun (h_21 : R) => 1 / h_21) r145). }
  assert (r157 : 1 / sigma * (1 / (tau * tau)) = 1 / sigma * (1 / tau * (1 / tau))).
  { exact (f_equal2 (fun (h_22 : R) (h_23 : R) => h_22 * h_23) (@eq_refl R (1 / sigma)) (Facts.inverse_mul tau tau)).
    }
  assert (r159 : 1 / sigma * (1 / (sigma * (tau * tau))) = 1 / sigma * (1 / sigma * (1 / tau * (1 / tau)))).
  { exact (f_equal2 (fun (h_24 : R) (h_25 : R) => h_24 * h_25) (@eq_refl R (1 / sigma)) (eq_trans (Facts.inverse_mul
    sigma (tau * tau)) r157)). }
  assert (r161 : 1 / INR d * (1 / (sigma * (sigma * (tau * tau)))) = 1 / INR d * (1 / sigma * (1 / sigma * (1 / tau *
    (1 / tau))))).
  { exact (f_equal2 (fun (h_26 : R) (h_27 : R) => h_26 * h_27) (@eq_refl R (1 / INR d)) (eq_trans (Facts.inverse_mul
    sigma (sigma * (tau * tau))) r159)). }
  assert (r163 : 1 / tau * (1 / (INR d * (sigma * (sigma * (tau * tau))))) = 1 / tau * (1 / INR d * (1 / sigma * (1 /
    sigma * (1 / tau * (1 / tau)))))).
  { exact (f_equal2 (fun (h_28 : R) (h_29 : R) => h_28 * h_29) (@eq_refl R (1 / tau)) (eq_trans (Facts.inverse_mul
    (INR d) (sigma * (sigma * (tau * tau)))) r161)). }
  assert (r165 : 1 / tau * (1 / (tau * (INR d * (sigma * (sigma * (tau * tau)))))) = 1 / tau * (1 / tau * (1 / INR d *
    (1 / sigma * (1 / sigma * (1 / tau * (1 / tau))))))).
  { exact (f_equal2 (fun (h_30 : R) (h_31 : R) => h_30 * h_31) (@eq_refl R (1 / tau)) (eq_trans (Facts.inverse_mul tau
    (INR d * (sigma * (sigma * (tau * tau))))) r163)). }
  assert (r167 : 1 / sigma * (1 / (tau * (tau * (INR d * (sigma * (sigma * (tau * tau))))))) = 1 / sigma * (1 / tau *
    (1 / tau * (1 / INR d * (1 / sigma * (1 / sigma * (1 / tau * (1 / tau)))))))).
  { exact (f_equal2 (fun (h_32 : R) (h_33 : R) => h_32 * h_33) (@eq_refl R (1 / sigma)) (eq_trans (Facts.inverse_mul
    tau (tau * (INR d * (sigma * (sigma * (tau * tau)))))) r165)). }
  assert (r169 : 1 / sigma * (1 / (sigma * (tau * (tau * (INR d * (sigma * (sigma * (tau * tau)))))))) = 1 / sigma *
    (1 / sigma * (1 / tau * (1 / tau * (1 / INR d * (1 / sigma * (1 / sigma * (1 / tau * (1 / tau))))))))).
  { exact (f_equal2 (fun (h_34 : R) (h_35 : R) => h_34 * h_35) (@eq_refl R (1 / sigma)) (eq_trans (Facts.inverse_mul
    sigma (tau * (tau * (INR d * (sigma * (sigma * (tau * tau))))))) r167)). }
  assert (r171 : 1 / INR d * (1 / (sigma * (sigma * (tau * (tau * (INR d * (sigma * (sigma * (tau * tau))))))))) = 1 /
    INR d * (1 / sigma * (1 / sigma * (1 / tau * (1 / tau * (1 / INR d * (1 / sigma * (1 / sigma * (1 / tau * (1 /
    tau)))))))))).
  { exact (f_equal2 (fun (h_36 : R) (h_37 : R) => h_36 * h_37) (@eq_refl R (1 / INR d)) (eq_trans (Facts.inverse_mul
    sigma (sigma * (tau * (tau * (INR d * (sigma * (sigma * (tau * tau)))))))) r169)). }
  assert (r174 : 1 / INR d * (1 / sigma * (1 / sigma * (1 / tau * (1 / tau * (1 / INR d * (1 / sigma * (1 / sigma * (1
    / tau * (1 / tau))))))))) = (1 / sigma) ^ 4 * (1 / tau) ^ 4 * (1 / INR d) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, ((1 * u0) * ((1 * u1) * ((1 * u1) * ((1 * u2) * ((1 * u2) * ((1 * u0) *
    ((1 * u1) * ((1 * u1) * ((1 * u2) * (1 * u2)))))))))) = ((((1 * u1) ^ 4) * ((1 * u2) ^ 4)) * ((1 * u0) ^ 2))) by
    (intros u0 u1 u2; ring).
    exact (identity (/ (INR d)) (/ sigma) (/ tau)). }
  assert (r176 : (INR d * (kappa_q * sigma ^ 4) * (kappa_k * tau ^ 4) + 3 * INR d * (INR d - 1) * sigma ^ 4 * tau ^ 4)
    * (1 / (INR d * sigma ^ 2 * tau ^ 2) ^ 2) - 3 = (INR d * (kappa_q * sigma ^ 4) * (kappa_k * tau ^ 4) + 3 * INR d *
    (INR d - 1) * sigma ^ 4 * tau ^ 4) * ((1 / sigma) ^ 4 * (1 / tau) ^ 4 * (1 / INR d) ^ 2) - 3).
  { exact (f_equal (fun (h_38 : R) => (INR d * (kappa_q * sigma ^ 4) * (kappa_k * tau ^ 4) + 3 * INR d * (INR d - 1) *
    sigma ^ 4 * tau ^ 4) * h_38 - 3) (eq_trans (eq_trans r146 (eq_trans (Facts.inverse_mul (INR d) (sigma * (sigma *
    (tau * (tau * (INR d * (sigma * (sigma * (tau * tau))))))))) r171)) r174)). }
  assert (r177 : (INR d * (kappa_q * sigma ^ 4) * (kappa_k * tau ^ 4) + 3 * INR d * (INR d - 1) * sigma ^ 4 * tau ^ 4)
    / (INR d * sigma ^ 2 * tau ^ 2) ^ 2 - 3 = (INR d * (kappa_q * sigma ^ 4) * (kappa_k * tau ^ 4) + 3 * INR d * (INR
    d - 1) * sigma ^ 4 * tau ^ 4) * ((1 / sigma) ^ 4 * (1 / tau) ^ 4 * (1 / INR d) ^ 2) - 3).
  { exact (eq_trans r144 r176). }
  assert (r178 : (INR d * (kappa_q * sigma ^ 4) * (kappa_k * tau ^ 4) + 3 * INR d * (INR d - 1) * sigma ^ 4 * tau ^ 4)
    * ((1 / sigma) ^ 4 * (1 / tau) ^ 4 * (1 / INR d) ^ 2) - 3 = -3 + kappa_k * kappa_q * sigma ^ 4 * tau ^ 4 * INR d *
    (1 / sigma) ^ 4 * (1 / tau) ^ 4 * (1 / INR d) ^ 2 + -3 * (sigma ^ 4 * tau ^ 4 * INR d * (1 / sigma) ^ 4 * (1 /
    tau) ^ 4 * (1 / INR d) ^ 2) + 3 * (sigma ^ 4 * tau ^ 4 * INR d ^ 2 * (1 / sigma) ^ 4 * (1 / tau) ^ 4 * (1 / INR d)
    ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((u0 * (u1 * (u2 ^ 4))) * (u3 * (u4 ^ 4))) + ((((3 * u0)
    * (u0 - 1)) * (u2 ^ 4)) * (u4 ^ 4))) * ((((1 * u5) ^ 4) * ((1 * u6) ^ 4)) * ((1 * u7) ^ 2))) - 3) = ((((-3) +
    (((((((u3 * u1) * (u2 ^ 4)) * (u4 ^ 4)) * u0) * ((1 * u5) ^ 4)) * ((1 * u6) ^ 4)) * ((1 * u7) ^ 2))) + ((-3) *
    ((((((u2 ^ 4) * (u4 ^ 4)) * u0) * ((1 * u5) ^ 4)) * ((1 * u6) ^ 4)) * ((1 * u7) ^ 2)))) + (3 * ((((((u2 ^ 4) * (u4
    ^ 4)) * (u0 ^ 2)) * ((1 * u5) ^ 4)) * ((1 * u6) ^ 4)) * ((1 * u7) ^ 2))))) by (intros u0 u1 u2 u3 u4 u5 u6 u7;
    ring).
    exact (identity (INR d) kappa_q sigma kappa_k tau (/ sigma) (/ tau) (/ (INR d))). }
  assert (r182 : sigma * (1 / sigma) = 1).
  { exact (Facts.mul_inverse sigma given_7). }
  assert (r183 : tau * (1 / tau) = 1).
  { exact (Facts.mul_inverse tau given_8). }
  assert (r184 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r185 : 0 < Sum (fun i : Fin d => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin d) => 1)) d_pos (fun (a : Fin d) => r184)). }
  assert (r186 : 0 < INR d).
  { exact (eq_ind (Sum (fun i : Fin d => 1)) (fun (h_39 : R) => 0 < h_39) r185 (INR d) r88). }
  assert (r188 : INR d <> 0).
  { exact (Facts.ne_of_pos (INR d) r186). }
  assert (r190 : INR d * (1 / INR d) = 1).
  { exact (Facts.mul_inverse (INR d) r188). }
  assert (r191 : (INR d * (kappa_q * sigma ^ 4) * (kappa_k * tau ^ 4) + 3 * INR d * (INR d - 1) * sigma ^ 4 * tau ^ 4)
    * ((1 / sigma) ^ 4 * (1 / tau) ^ 4 * (1 / INR d) ^ 2) - 3 = kappa_k * kappa_q * (1 / INR d) + -3 * (1 / INR d)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((u0 * u1) * (1 * u2)) + ((-3) * (1 * u2))) - (((((u3 *
    (u1 * (u4 ^ 4))) * (u0 * (u5 ^ 4))) + ((((3 * u3) * (u3 - 1)) * (u4 ^ 4)) * (u5 ^ 4))) * ((((1 * u6) ^ 4) * ((1 *
    u7) ^ 4)) * ((1 * u2) ^ 2))) - 3) = ((((((((u0 * u1) * (u4 ^ 3)) * (u5 ^ 4)) * u3) * ((1 * u6) ^ 3)) * ((1 * u7) ^
    4)) * ((1 * u2) ^ 2)) * (1 - (u4 * (1 * u6))) + ((3 * ((((((u4 ^ 3) * (u5 ^ 4)) * (u3 ^ 2)) * ((1 * u6) ^ 3)) *
    ((1 * u7) ^ 4)) * ((1 * u2) ^ 2))) * (1 - (u4 * (1 * u6))) + (((-3) * ((((((u4 ^ 3) * (u5 ^ 4)) * u3) * ((1 * u6)
    ^ 3)) * ((1 * u7) ^ 4)) * ((1 * u2) ^ 2))) * (1 - (u4 * (1 * u6))) + ((((((((u0 * u1) * (u4 ^ 2)) * (u5 ^ 4)) *
    u3) * ((1 * u6) ^ 2)) * ((1 * u7) ^ 4)) * ((1 * u2) ^ 2)) * (1 - (u4 * (1 * u6))) + ((3 * ((((((u4 ^ 2) * (u5 ^
    4)) * (u3 ^ 2)) * ((1 * u6) ^ 2)) * ((1 * u7) ^ 4)) * ((1 * u2) ^ 2))) * (1 - (u4 * (1 * u6))) + (((-3) * ((((((u4
    ^ 2) * (u5 ^ 4)) * u3) * ((1 * u6) ^ 2)) * ((1 * u7) ^ 4)) * ((1 * u2) ^ 2))) * (1 - (u4 * (1 * u6))) + ((((((((u0
    * u1) * u4) * (u5 ^ 4)) * u3) * (1 * u6)) * ((1 * u7) ^ 4)) * ((1 * u2) ^ 2)) * (1 - (u4 * (1 * u6))) + ((3 *
    (((((u4 * (u5 ^ 4)) * (u3 ^ 2)) * (1 * u6)) * ((1 * u7) ^ 4)) * ((1 * u2) ^ 2))) * (1 - (u4 * (1 * u6))) + (((-3)
    * (((((u4 * (u5 ^ 4)) * u3) * (1 * u6)) * ((1 * u7) ^ 4)) * ((1 * u2) ^ 2))) * (1 - (u4 * (1 * u6))) + ((((((u0 *
    u1) * (u5 ^ 4)) * u3) * ((1 * u7) ^ 4)) * ((1 * u2) ^ 2)) * (1 - (u4 * (1 * u6))) + ((3 * ((((u5 ^ 4) * (u3 ^ 2))
    * ((1 * u7) ^ 4)) * ((1 * u2) ^ 2))) * (1 - (u4 * (1 * u6))) + (((-3) * ((((u5 ^ 4) * u3) * ((1 * u7) ^ 4)) * ((1
    * u2) ^ 2))) * (1 - (u4 * (1 * u6))) + ((((((u0 * u1) * (u5 ^ 3)) * u3) * ((1 * u7) ^ 3)) * ((1 * u2) ^ 2)) * (1 -
    (u5 * (1 * u7))) + ((3 * ((((u5 ^ 3) * (u3 ^ 2)) * ((1 * u7) ^ 3)) * ((1 * u2) ^ 2))) * (1 - (u5 * (1 * u7))) +
    (((-3) * ((((u5 ^ 3) * u3) * ((1 * u7) ^ 3)) * ((1 * u2) ^ 2))) * (1 - (u5 * (1 * u7))) + ((((((u0 * u1) * (u5 ^
    2)) * u3) * ((1 * u7) ^ 2)) * ((1 * u2) ^ 2)) * (1 - (u5 * (1 * u7))) + ((3 * ((((u5 ^ 2) * (u3 ^ 2)) * ((1 * u7)
    ^ 2)) * ((1 * u2) ^ 2))) * (1 - (u5 * (1 * u7))) + (((-3) * ((((u5 ^ 2) * u3) * ((1 * u7) ^ 2)) * ((1 * u2) ^ 2)))
    * (1 - (u5 * (1 * u7))) + ((((((u0 * u1) * u5) * u3) * (1 * u7)) * ((1 * u2) ^ 2)) * (1 - (u5 * (1 * u7))) + ((3 *
    (((u5 * (u3 ^ 2)) * (1 * u7)) * ((1 * u2) ^ 2))) * (1 - (u5 * (1 * u7))) + (((-3) * (((u5 * u3) * (1 * u7)) * ((1
    * u2) ^ 2))) * (1 - (u5 * (1 * u7))) + ((((u0 * u1) * u3) * ((1 * u2) ^ 2)) * (1 - (u5 * (1 * u7))) + ((3 * ((u3 ^
    2) * ((1 * u2) ^ 2))) * (1 - (u5 * (1 * u7))) + (((-3) * (u3 * ((1 * u2) ^ 2))) * (1 - (u5 * (1 * u7))) + (((u0 *
    u1) * (1 * u2)) * (1 - (u3 * (1 * u2))) + ((3 * (u3 * (1 * u2))) * (1 - (u3 * (1 * u2))) + (((-3) * (1 * u2)) * (1
    - (u3 * (1 * u2))) + (3 * (1 - (u3 * (1 * u2))) + 0))))))))))))))))))))))))))))) by (intros u0 u1 u2 u3 u4 u5 u6
    u7; ring).
    exact (Rules.linear_combination (Rules.and_equation (kappa_k * kappa_q * sigma ^ 3 * tau ^ 4 * INR d * (1 / sigma)
      ^ 3 * (1 / tau) ^ 4 * (1 / INR d) ^ 2) r182 (Rules.and_equation (3 * (sigma ^ 3 * tau ^ 4 * INR d ^ 2 * (1 /
      sigma) ^ 3 * (1 / tau) ^ 4 * (1 / INR d) ^ 2)) r182 (Rules.and_equation (-3 * (sigma ^ 3 * tau ^ 4 * INR d * (1
      / sigma) ^ 3 * (1 / tau) ^ 4 * (1 / INR d) ^ 2)) r182 (Rules.and_equation (kappa_k * kappa_q * sigma ^ 2 * tau ^
      4 * INR d * (1 / sigma) ^ 2 * (1 / tau) ^ 4 * (1 / INR d) ^ 2) r182 (Rules.and_equation (3 * (sigma ^ 2 * tau ^
      4 * INR d ^ 2 * (1 / sigma) ^ 2 * (1 / tau) ^ 4 * (1 / INR d) ^ 2)) r182 (Rules.and_equation (-3 * (sigma ^ 2 *
      tau ^ 4 * INR d * (1 / sigma) ^ 2 * (1 / tau) ^ 4 * (1 / INR d) ^ 2)) r182 (Rules.and_equation (kappa_k *
      kappa_q * sigma * tau ^ 4 * INR d * (1 / sigma) * (1 / tau) ^ 4 * (1 / INR d) ^ 2) r182 (Rules.and_equation (3 *
      (sigma * tau ^ 4 * INR d ^ 2 * (1 / sigma) * (1 / tau) ^ 4 * (1 / INR d) ^ 2)) r182 (Rules.and_equation (-3 *
      (sigma * tau ^ 4 * INR d * (1 / sigma) * (1 / tau) ^ 4 * (1 / INR d) ^ 2)) r182 (Rules.and_equation (kappa_k *
      kappa_q * tau ^ 4 * INR d * (1 / tau) ^ 4 * (1 / INR d) ^ 2) r182 (Rules.and_equation (3 * (tau ^ 4 * INR d ^ 2
      * (1 / tau) ^ 4 * (1 / INR d) ^ 2)) r182 (Rules.and_equation (-3 * (tau ^ 4 * INR d * (1 / tau) ^ 4 * (1 / INR
      d) ^ 2)) r182 (Rules.and_equation (kappa_k * kappa_q * tau ^ 3 * INR d * (1 / tau) ^ 3 * (1 / INR d) ^ 2) r183
      (Rules.and_equation (3 * (tau ^ 3 * INR d ^ 2 * (1 / tau) ^ 3 * (1 / INR d) ^ 2)) r183 (Rules.and_equation (-3 *
      (tau ^ 3 * INR d * (1 / tau) ^ 3 * (1 / INR d) ^ 2)) r183 (Rules.and_equation (kappa_k * kappa_q * tau ^ 2 * INR
      d * (1 / tau) ^ 2 * (1 / INR d) ^ 2) r183 (Rules.and_equation (3 * (tau ^ 2 * INR d ^ 2 * (1 / tau) ^ 2 * (1 /
      INR d) ^ 2)) r183 (Rules.and_equation (-3 * (tau ^ 2 * INR d * (1 / tau) ^ 2 * (1 / INR d) ^ 2)) r183
      (Rules.and_equation (kappa_k * kappa_q * tau * INR d * (1 / tau) * (1 / INR d) ^ 2) r183 (Rules.and_equation (3
      * (tau * INR d ^ 2 * (1 / tau) * (1 / INR d) ^ 2)) r183 (Rules.and_equation (-3 * (tau * INR d * (1 / tau) * (1
      / INR d) ^ 2)) r183 (Rules.and_equation (kappa_k * kappa_q * INR d * (1 / INR d) ^ 2) r183 (Rules.and_equation
      (3 * (INR d ^ 2 * (1 / INR d) ^ 2)) r183 (Rules.and_equation (-3 * (INR d * (1 / INR d) ^ 2)) r183
      (Rules.and_equation (kappa_k * kappa_q * (1 / INR d)) r190 (Rules.and_equation (3 * (INR d * (1 / INR d))) r190
      (Rules.and_equation (-3 * (1 / INR d)) r190 (Rules.and_equation 3 r190
      Rules.no_equation)))))))))))))))))))))))))))) (identity kappa_k kappa_q (/ (INR d)) (INR d) sigma tau (/ sigma)
      (/ tau))). }
  assert (r193 : (kappa_q * kappa_k - 3) / INR d = kappa_k * kappa_q * (1 / INR d) + -3 * (1 / INR d)).
  { assert (identity : forall u0 u1 u2 : R, (((u0 * u1) - 3) * u2) = (((u1 * u0) * (1 * u2)) + ((-3) * (1 * u2)))) by
    (intros u0 u1 u2; ring).
    exact (identity kappa_q kappa_k (/ (INR d))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r0 r140) r142) (eq_sym (eq_trans r177 r178))) (eq_trans (eq_trans r177
    r191) (eq_sym r193))).
Qed.

(* Different scores of independent, centered queries and keys are uncorrelated. *)
Theorem score_covariance (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 <
  m)%nat) (P : probability) (Q : Fin n -> Fin d -> random P) (K : Fin m -> Fin d -> random P) (sigma tau : R) (i : Fin
  n) (j : Fin m) (k : Fin n) (l : Fin m)
    (given_1 : independent (joint (matrix Q) (matrix K)))
    (given_2 : forall i : Fin n, forall a : Fin d, E (fun w : P => Q i a w) = 0)
    (given_3 : forall i : Fin n, forall a : Fin d, E (fun w : P => Q i a w ^ 2) = sigma ^ 2)
    (given_4 : forall i : Fin m, forall a : Fin d, E (fun w : P => K i a w) = 0)
    (given_5 : forall i : Fin m, forall a : Fin d, E (fun w : P => K i a w ^ 2) = tau ^ 2) :
  Cov (fun w : P => Sum (fun a : Fin d => Q i a w * K j a w)) (fun w : P => Sum (fun a : Fin d => Q k a w * K l a w))
    = INR d * sigma ^ 2 * tau ^ 2 * delta i k * delta j l.
Proof.
  assert (r1 : forall (i_ : Fin d) (w : P), Q i i_ w * K j i_ w = K j i_ w * Q i i_ w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin d) (w : P) => (identity (Q i i_ w) (K j i_ w))). }
  assert (r2 : forall (w : P), Sum (fun a : Fin d => Q i a w * K j a w) = Sum (fun i_ : Fin d => K j i_ w * Q i i_
    w)).
  { exact (fun (w : P) => (Rules.sum_congruence (fun (i_ : Fin d) => (r1 i_ w)))). }
  assert (r3 : forall (i_1 : Fin d) (w : P), Q k i_1 w * K l i_1 w = K l i_1 w * Q k i_1 w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin d) (w : P) => (identity (Q k i_1 w) (K l i_1 w))). }
  assert (r4 : forall (w : P), Sum (fun a : Fin d => Q k a w * K l a w) = Sum (fun i : Fin d => K l i w * Q k i w)).
  { exact (fun (w : P) => (Rules.sum_congruence (fun (i_1 : Fin d) => (r3 i_1 w)))). }
  assert (r5 : forall (w : P), Sum (fun a : Fin d => Q i a w * K j a w) * Sum (fun a : Fin d => Q k a w * K l a w) =
    Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) * Sum (fun i : Fin d => K l i w * Q k i w)).
  { exact (fun (w : P) => (f_equal2 (fun (h : R) (h_ : R) => h * h_) (r2 w) (r4 w))). }
  assert (r6 : E (fun w : P => Sum (fun a : Fin d => Q i a w * K j a w) * Sum (fun a : Fin d => Q k a w * K l a w)) =
    E (fun w : P => Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) * Sum (fun i : Fin d => K l i w * Q k i w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (r5 w))). }
  assert (r7 : forall (w : P), Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) * Sum (fun i : Fin d => K l i w * Q k i w)
    = Sum (fun i : Fin d => K l i w * Q k i w) * Sum (fun i_ : Fin d => K j i_ w * Q i i_ w)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun i_ : Fin d => K j i_ w * Q i i_ w)) (Sum (fun i : Fin d => K l i w * Q k
      i w)))). }
  assert (r11 : E (fun w : P => Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) * Sum (fun i : Fin d => K l i w * Q k i
    w)) = E (fun w : P => Sum (fun i_ : Fin d => Sum (fun i : Fin d => K l i w * Q k i w) * (K j i_ w * Q i i_ w)))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (r7 w) (eq_sym (Facts.sum_scale d (Sum (fun i : Fin
    d => K l i w * Q k i w)) (fun i_ : Fin d => K j i_ w * Q i i_ w)))))). }
  assert (r14 : forall (i_2 : Fin d) (w : P), Sum (fun i : Fin d => K l i w * Q k i w) * (K j i_2 w * Q i i_2 w) = K j
    i_2 w * Q i i_2 w * Sum (fun i : Fin d => K l i w * Q k i w)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin d) (w : P) => (identity (Sum (fun i : Fin d => K l i w * Q k i w)) (K j i_2 w) (Q i i_2
      w))). }
  assert (r15 : forall (i_2 : Fin d), E (fun w : P => Sum (fun i : Fin d => K l i w * Q k i w) * (K j i_2 w * Q i i_2
    w)) = E (fun w : P => K j i_2 w * Q i i_2 w * Sum (fun i : Fin d => K l i w * Q k i w))).
  { exact (fun (i_2 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r14 i_2 w)))). }
  assert (r18 : forall (i_2 : Fin d), E (fun w : P => K j i_2 w * Q i i_2 w * Sum (fun i : Fin d => K l i w * Q k i
    w)) = E (fun w : P => Sum (fun i_ : Fin d => K j i_2 w * Q i i_2 w * (K l i_ w * Q k i_ w)))).
  { exact (fun (i_2 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_sym (Facts.sum_scale d (K j i_2 w *
    Q i i_2 w) (fun i : Fin d => K l i w * Q k i w)))))). }
  assert (r21 : forall (i_2 i_3 : Fin d) (w : P), K j i_2 w * Q i i_2 w * (K l i_3 w * Q k i_3 w) = K j i_2 w * K l
    i_3 w * Q i i_2 w * Q k i_3 w).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u0 * u2) * u1) * u3)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_2 i_3 : Fin d) (w : P) => (identity (K j i_2 w) (Q i i_2 w) (K l i_3 w) (Q k i_3 w))). }
  assert (r22 : forall (i_2 i_3 : Fin d), E (fun w : P => K j i_2 w * Q i i_2 w * (K l i_3 w * Q k i_3 w)) = E (fun w
    : P => K j i_2 w * K l i_3 w * Q i i_2 w * Q k i_3 w)).
  { exact (fun (i_2 i_3 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r21 i_2 i_3 w)))). }
  assert (r23 : forall (i_2 : Fin d), Sum (fun i_ : Fin d => E (fun w : P => K j i_2 w * Q i i_2 w * (K l i_ w * Q k
    i_ w))) = Sum (fun i_ : Fin d => E (fun w : P => K j i_2 w * K l i_ w * Q i i_2 w * Q k i_ w))).
  { exact (fun (i_2 : Fin d) => (Rules.sum_congruence (fun (i_3 : Fin d) => (r22 i_2 i_3)))). }
  assert (r26 : Sum (fun i_ : Fin d => E (fun w : P => Sum (fun i : Fin d => K l i w * Q k i w) * (K j i_ w * Q i i_
    w))) = Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => E (fun w : P => K j i_ w * K l i_1 w * Q i i_ w * Q k i_1
    w)))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin d) => (eq_trans (r15 i_2) (eq_trans (eq_trans (r18 i_2)
    (Facts.expectation_sum d P (fun i_ : Fin d => (Random (fun w : P => K j i_2 w * Q i i_2 w * (K l i_ w * Q k i_ w))
    (finite_mul (finite_mul (moments (K j i_2)) (moments (Q i i_2))) (finite_mul (moments (K l i_)) (moments (Q k
    i_)))))))) (r23 i_2))))). }
  assert (r27 : Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => E (fun w : P => K j i_ w * K l i_1 w * Q i i_ w * Q k
    i_1 w))) = Sum (fun k_ : Fin d => Sum (fun i_ : Fin d => E (fun w : P => K j i_ w * K l k_ w * Q i i_ w * Q k k_
    w)))).
  { exact (Facts.sum_exchange d d (fun (i_ : Fin d) (i_1 : Fin d) => E (fun w : P => K j i_ w * K l i_1 w * Q i i_ w *
    Q k i_1 w))). }
  assert (r31 : E (fun w : P => Sum (fun a : Fin d => Q i a w * K j a w)) = E (fun w : P => Sum (fun i_ : Fin d => K j
    i_ w * Q i i_ w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (r2 w))). }
  assert (r34 : E (fun w : P => Sum (fun a : Fin d => Q k a w * K l a w)) = E (fun w : P => Sum (fun i : Fin d => K l
    i w * Q k i w))).
  { exact (Rules.expectation_congruence (fun (w : P) => (r4 w))). }
  assert (r37 : E (fun w : P => Sum (fun a : Fin d => Q i a w * K j a w) * Sum (fun a : Fin d => Q k a w * K l a w)) -
    E (fun w : P => Sum (fun a : Fin d => Q i a w * K j a w)) * E (fun w : P => Sum (fun a : Fin d => Q k a w * K l a
    w)) = Sum (fun k_ : Fin d => Sum (fun i_ : Fin d => E (fun w : P => K j i_ w * K l k_ w * Q i i_ w * Q k k_ w))) -
    Sum (fun i_ : Fin d => E (fun w : P => K j i_ w * Q i i_ w)) * Sum (fun i : Fin d => E (fun w : P => K l i w * Q k
    i w))).
  { exact (f_equal3 (fun (h_1 : R) (h_2 : R) (h_3 : R) => h_1 - h_2 * h_3) (eq_trans r6 (eq_trans (eq_trans r11
    (Facts.expectation_sum d P (fun i_ : Fin d => (Random (fun w : P => Sum (fun i : Fin d => K l i w * Q k i w) * (K
    j i_ w * Q i i_ w)) (finite_mul (finite_sum (fun i : Fin d => (finite_mul (moments (K l i)) (moments (Q k i)))))
    (finite_mul (moments (K j i_)) (moments (Q i i_)))))))) (eq_trans r26 r27))) (eq_trans r31 (Facts.expectation_sum
    d P (fun i_ : Fin d => (Random (fun w : P => K j i_ w * Q i i_ w) (finite_mul (moments (K j i_)) (moments (Q i
    i_))))))) (eq_trans r34 (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => K l i w * Q k i w)
    (finite_mul (moments (K l i)) (moments (Q k i)))))))). }
  assert (r38 : Sum (fun k_ : Fin d => Sum (fun i_ : Fin d => E (fun w : P => K j i_ w * K l k_ w * Q i i_ w * Q k k_
    w))) - Sum (fun i_ : Fin d => E (fun w : P => K j i_ w * Q i i_ w)) * Sum (fun i : Fin d => E (fun w : P => K l i
    w * Q k i w)) = -1 * (Sum (fun i_ : Fin d => E (fun w : P => K j i_ w * Q i i_ w)) * Sum (fun i : Fin d => E (fun
    w : P => K l i w * Q k i w))) + Sum (fun k_ : Fin d => Sum (fun i_ : Fin d => E (fun w : P => K j i_ w * K l k_ w
    * Q i i_ w * Q k k_ w)))).
  { assert (identity : forall u0 u1 u2 : R, (u0 - (u1 * u2)) = (((-1) * (u1 * u2)) + u0)) by (intros u0 u1 u2; ring).
    exact (identity (Sum (fun k_ : Fin d => Sum (fun i_ : Fin d => E (fun w : P => K j i_ w * K l k_ w * Q i i_ w * Q
      k k_ w)))) (Sum (fun i_ : Fin d => E (fun w : P => K j i_ w * Q i i_ w))) (Sum (fun i : Fin d => E (fun w : P =>
      K l i w * Q k i w)))). }
  assert (r40 : forall (i_4 i_5 : Fin d) (w : P), Q i i_4 w * K j i_4 w * (Q k i_5 w * K l i_5 w) = K j i_4 w * K l
    i_5 w * Q i i_4 w * Q k i_5 w).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u1 * u3) * u0) * u2)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_4 i_5 : Fin d) (w : P) => (identity (Q i i_4 w) (K j i_4 w) (Q k i_5 w) (K l i_5 w))). }
  assert (r41 : forall (i_4 i_5 : Fin d), E (fun w : P => Q i i_4 w * K j i_4 w * (Q k i_5 w * K l i_5 w)) = E (fun w
    : P => K j i_4 w * K l i_5 w * Q i i_4 w * Q k i_5 w)).
  { exact (fun (i_4 i_5 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r40 i_4 i_5 w)))). }
  assert (r42 : forall (i_4 : Fin d), Sum (fun i_ : Fin d => E (fun w : P => Q i i_4 w * K j i_4 w * (Q k i_ w * K l
    i_ w))) = Sum (fun i_ : Fin d => E (fun w : P => K j i_4 w * K l i_ w * Q i i_4 w * Q k i_ w))).
  { exact (fun (i_4 : Fin d) => (Rules.sum_congruence (fun (i_5 : Fin d) => (r41 i_4 i_5)))). }
  assert (r43 : Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => E (fun w : P => Q i i_ w * K j i_ w * (Q k i_1 w * K l
    i_1 w)))) = Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => E (fun w : P => K j i_ w * K l i_1 w * Q i i_ w * Q k
    i_1 w)))).
  { exact (Rules.sum_congruence (fun (i_4 : Fin d) => (r42 i_4))). }
  assert (r45 : forall (i_6 : Fin d) (w : P), Q i i_6 w * K j i_6 w = K j i_6 w * Q i i_6 w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_6 : Fin d) (w : P) => (identity (Q i i_6 w) (K j i_6 w))). }
  assert (r46 : forall (i_6 : Fin d), E (fun w : P => Q i i_6 w * K j i_6 w) = E (fun w : P => K j i_6 w * Q i i_6
    w)).
  { exact (fun (i_6 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r45 i_6 w)))). }
  assert (r47 : Sum (fun i_ : Fin d => E (fun w : P => Q i i_ w * K j i_ w)) = Sum (fun i_ : Fin d => E (fun w : P =>
    K j i_ w * Q i i_ w))).
  { exact (Rules.sum_congruence (fun (i_6 : Fin d) => (r46 i_6))). }
  assert (r48 : forall (i_7 : Fin d) (w : P), Q k i_7 w * K l i_7 w = K l i_7 w * Q k i_7 w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_7 : Fin d) (w : P) => (identity (Q k i_7 w) (K l i_7 w))). }
  assert (r49 : forall (i_7 : Fin d), E (fun w : P => Q k i_7 w * K l i_7 w) = E (fun w : P => K l i_7 w * Q k i_7
    w)).
  { exact (fun (i_7 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r48 i_7 w)))). }
  assert (r50 : Sum (fun i : Fin d => E (fun w : P => Q k i w * K l i w)) = Sum (fun i : Fin d => E (fun w : P => K l
    i w * Q k i w))).
  { exact (Rules.sum_congruence (fun (i_7 : Fin d) => (r49 i_7))). }
  assert (r51 : Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => E (fun w : P => Q i i_ w * K j i_ w * (Q k i_1 w * K l
    i_1 w)))) - Sum (fun i_ : Fin d => E (fun w : P => Q i i_ w * K j i_ w)) * Sum (fun i : Fin d => E (fun w : P => Q
    k i w * K l i w)) = Sum (fun k_ : Fin d => Sum (fun i_ : Fin d => E (fun w : P => K j i_ w * K l k_ w * Q i i_ w *
    Q k k_ w))) - Sum (fun i_ : Fin d => E (fun w : P => K j i_ w * Q i i_ w)) * Sum (fun i : Fin d => E (fun w : P =>
    K l i w * Q k i w))).
  { exact (f_equal3 (fun (h_4 : R) (h_5 : R) (h_6 : R) => h_4 - h_5 * h_6) (eq_trans r43 r27) r47 r50). }
  assert (r56 : forall (i_8 i_9 : Fin d) (w : P), Q i i_8 w * K j i_8 w * (Q k i_9 w * K l i_9 w) = K j i_8 w * K l
    i_9 w * Q i i_8 w * Q k i_9 w).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u1 * u3) * u0) * u2)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_8 i_9 : Fin d) (w : P) => (identity (Q i i_8 w) (K j i_8 w) (Q k i_9 w) (K l i_9 w))). }
  assert (r57 : forall (i_8 i_9 : Fin d), E (fun w : P => Q i i_8 w * K j i_8 w * (Q k i_9 w * K l i_9 w)) = E (fun w
    : P => K j i_8 w * K l i_9 w * Q i i_8 w * Q k i_9 w)).
  { exact (fun (i_8 i_9 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r56 i_8 i_9 w)))). }
  assert (r58 : forall (i_8 : Fin d) (w : P), K j i_8 w * K j i_8 w * Q i i_8 w * Q k i_8 w = K j i_8 w ^ 2 * Q i i_8
    w * Q k i_8 w).
  { assert (identity : forall u0 u1 u2 : R, (((u0 * u0) * u1) * u2) = (((u0 ^ 2) * u1) * u2)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_8 : Fin d) (w : P) => (identity (K j i_8 w) (Q i i_8 w) (Q k i_8 w))). }
  assert (r59 : forall (i_8 : Fin d), E (fun w : P => K j i_8 w * K j i_8 w * Q i i_8 w * Q k i_8 w) = E (fun w : P =>
    K j i_8 w ^ 2 * Q i i_8 w * Q k i_8 w)).
  { exact (fun (i_8 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r58 i_8 w)))). }
  assert (r60 : forall (i_8 : Fin d) (w : P), K j i_8 w ^ 2 * Q i i_8 w * Q i i_8 w = K j i_8 w ^ 2 * Q i i_8 w ^ 2).
  { assert (identity : forall u0 u1 : R, (((u0 ^ 2) * u1) * u1) = ((u0 ^ 2) * (u1 ^ 2))) by (intros u0 u1; ring).
    exact (fun (i_8 : Fin d) (w : P) => (identity (K j i_8 w) (Q i i_8 w))). }
  assert (r61 : forall (i_8 : Fin d), E (fun w : P => K j i_8 w ^ 2 * Q i i_8 w * Q i i_8 w) = E (fun w : P => K j i_8
    w ^ 2 * Q i i_8 w ^ 2)).
  { exact (fun (i_8 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r60 i_8 w)))). }
  assert (r62 : forall (i_8 : Fin d), E (fun w : P => K j i_8 w ^ 2 * Q i i_8 w ^ 2) = E (fun w : P => K j i_8 w ^ 2)
    * E (fun w : P => Q i i_8 w ^ 2)).
  { exact (fun (i_8 : Fin d) => (Rules.expectation_factor ((inr (j, i_8)) :: nil)%list ((inl (i, i_8)) :: nil)%list
    given_1 (disjoint_cons (away_cons (inr_inl _ _) away_nil) disjoint_nil) (polynomial_pow 2 (polynomial_entry (inr
    (j, i_8)) (or_introl eq_refl))) (polynomial_pow 2 (polynomial_entry (inl (i, i_8)) (or_introl eq_refl))))). }
  assert (r65 : forall (i_10 : Fin m) (i_11 : Fin d), E (fun w : P => K i_10 i_11 w ^ 2) = tau ^ 2).
  { exact (fun (i_10 : Fin m) (i_11 : Fin d) => ((given_5 i_10) i_11)). }
  assert (r69 : forall (i_12 : Fin n) (i_13 : Fin d), E (fun w : P => Q i_12 i_13 w ^ 2) = sigma ^ 2).
  { exact (fun (i_12 : Fin n) (i_13 : Fin d) => ((given_3 i_12) i_13)). }
  assert (r71 : forall (i_8 : Fin d), E (fun w : P => K j i_8 w ^ 2) * E (fun w : P => Q i i_8 w ^ 2) = tau ^ 2 *
    sigma ^ 2).
  { exact (fun (i_8 : Fin d) => (f_equal2 (fun (h_7 : R) (h_8 : R) => h_7 * h_8) (r65 j i_8) (r69 i i_8))). }
  assert (r73 : tau ^ 2 * sigma ^ 2 = sigma ^ 2 * tau ^ 2).
  { assert (identity : forall u0 u1 : R, ((u0 ^ 2) * (u1 ^ 2)) = ((u1 ^ 2) * (u0 ^ 2))) by (intros u0 u1; ring).
    exact (identity tau sigma). }
  assert (r77 : forall (i_8 : Fin d), E (fun w : P => K j i_8 w ^ 2 * Q i i_8 w * Q i i_8 w) = delta i i * (sigma ^ 2
    * tau ^ 2) + (1 - delta i i) * 0).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((u1 ^ 2) * (u2 ^ 2))) + ((1 - u0) * 0)) - u3 = (1 * (((u1 ^ 2)
    * (u2 ^ 2)) - u3) + ((0 - ((u1 ^ 2) * (u2 ^ 2))) * (1 - u0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 : Fin d) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r61 i_8) (eq_trans
      (eq_trans (r62 i_8) (r71 i_8)) r73)) (Rules.and_equation (0 - sigma ^ 2 * tau ^ 2) (Facts.delta_same n i)
      Rules.no_equation)) (identity (delta i i) sigma tau (E (fun w : P => K j i_8 w ^ 2 * Q i i_8 w * Q i i_8 w))))).
      }
  assert (r78 : forall (i_8 : Fin d) (w : P), K j i_8 w ^ 2 * Q i i_8 w * Q k i_8 w = Q i i_8 w * (K j i_8 w ^ 2 * Q k
    i_8 w)).
  { assert (identity : forall u0 u1 u2 : R, (((u0 ^ 2) * u1) * u2) = (u1 * ((u0 ^ 2) * u2))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_8 : Fin d) (w : P) => (identity (K j i_8 w) (Q i i_8 w) (Q k i_8 w))). }
  assert (r79 : forall (i_8 : Fin d), E (fun w : P => K j i_8 w ^ 2 * Q i i_8 w * Q k i_8 w) = E (fun w : P => Q i i_8
    w * (K j i_8 w ^ 2 * Q k i_8 w))).
  { exact (fun (i_8 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r78 i_8 w)))). }
  assert (r81 : forall (i_8 : Fin d), i <> k -> E (fun w : P => Q i i_8 w * (K j i_8 w ^ 2 * Q k i_8 w)) = E (fun w :
    P => Q i i_8 w) * E (fun w : P => K j i_8 w ^ 2 * Q k i_8 w)).
  { exact (fun (i_8 : Fin d) p => (Rules.expectation_factor ((inl (i, i_8)) :: nil)%list ((inr (j, i_8)) :: (inl (k,
    i_8)) :: nil)%list given_1 (disjoint_cons (away_cons (inl_inr _ _) (away_cons (inl_apart (fst_apart _ _ p))
    away_nil)) disjoint_nil) (polynomial_entry (inl (i, i_8)) (or_introl eq_refl)) (polynomial_mul (polynomial_pow 2
    (polynomial_entry (inr (j, i_8)) (or_introl eq_refl))) (polynomial_entry (inl (k, i_8)) (or_intror (or_introl
    eq_refl)))))). }
  assert (r85 : forall (i_14 : Fin n) (i_15 : Fin d), E (fun w : P => Q i_14 i_15 w) = 0).
  { exact (fun (i_14 : Fin n) (i_15 : Fin d) => ((given_2 i_14) i_15)). }
  assert (r87 : forall (i_8 : Fin d), E (fun w : P => Q i i_8 w) * E (fun w : P => K j i_8 w ^ 2 * Q k i_8 w) = 0 * E
    (fun w : P => K j i_8 w ^ 2 * Q k i_8 w)).
  { exact (fun (i_8 : Fin d) => (f_equal (fun (h_9 : R) => h_9 * E (fun w : P => K j i_8 w ^ 2 * Q k i_8 w)) (r85 i
    i_8))). }
  assert (r89 : forall (i_8 : Fin d), 0 * E (fun w : P => K j i_8 w ^ 2 * Q k i_8 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_8 : Fin d) => (identity (E (fun w : P => K j i_8 w ^ 2 * Q k i_8 w)))). }
  assert (r92 : forall (i_8 : Fin d), i <> k -> E (fun w : P => K j i_8 w ^ 2 * Q i i_8 w * Q k i_8 w) = delta i k *
    (sigma ^ 2 * tau ^ 2) + (1 - delta i k) * 0).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((u1 ^ 2) * (u2 ^ 2))) + ((1 - u0) * 0)) - u3 = (1 * (0 - u3) +
    ((0 - ((u1 ^ 2) * (u2 ^ 2))) * (0 - u0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 : Fin d) p_ => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_trans (eq_trans (r79
      i_8) (r81 i_8 p_)) (r87 i_8)) (r89 i_8)) (Rules.and_equation (0 - sigma ^ 2 * tau ^ 2) (Facts.delta_apart n i k
      p_) Rules.no_equation)) (identity (delta i k) sigma tau (E (fun w : P => K j i_8 w ^ 2 * Q i i_8 w * Q k i_8
      w))))). }
  assert (r93 : forall (i_8 : Fin d), E (fun w : P => K j i_8 w ^ 2 * Q i i_8 w * Q k i_8 w) = delta i k * (sigma ^ 2
    * tau ^ 2) + (1 - delta i k) * 0).
  { exact (fun (i_8 : Fin d) => (Rules.index_cases (fun (k : Fin n) => E (fun w : P => K j i_8 w ^ 2 * Q i i_8 w * Q k
    i_8 w) = delta i k * (sigma ^ 2 * tau ^ 2) + (1 - delta i k) * 0) i k (r77 i_8) (fun p_1 => (r92 i_8 p_1)))). }
  assert (r94 : delta i k * (sigma ^ 2 * tau ^ 2) + (1 - delta i k) * 0 = sigma ^ 2 * tau ^ 2 * delta i k).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * ((u1 ^ 2) * (u2 ^ 2))) + ((1 - u0) * 0)) = (((u1 ^ 2) * (u2 ^ 2)) *
    u0)) by (intros u0 u1 u2; ring).
    exact (identity (delta i k) sigma tau). }
  assert (r98 : forall (i_8 : Fin d), E (fun w : P => K j i_8 w * K j i_8 w * Q i i_8 w * Q k i_8 w) = delta i_8 i_8 *
    (sigma ^ 2 * tau ^ 2 * delta i k) + (1 - delta i_8 i_8) * 0).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * (((u1 ^ 2) * (u2 ^ 2)) * u3)) + ((1 - u0) * 0)) - u4 = (1 *
    ((((u1 ^ 2) * (u2 ^ 2)) * u3) - u4) + ((0 - (((u1 ^ 2) * (u2 ^ 2)) * u3)) * (1 - u0) + 0))) by (intros u0 u1 u2 u3
    u4; ring).
    exact (fun (i_8 : Fin d) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r59 i_8) (eq_trans (r93
      i_8) r94)) (Rules.and_equation (0 - sigma ^ 2 * tau ^ 2 * delta i k) (Facts.delta_same d i_8)
      Rules.no_equation)) (identity (delta i_8 i_8) sigma tau (delta i k) (E (fun w : P => K j i_8 w * K j i_8 w * Q i
      i_8 w * Q k i_8 w))))). }
  assert (r99 : forall (i_8 i_9 : Fin d) (w : P), K j i_8 w * K j i_9 w * Q i i_8 w * Q k i_9 w = K j i_8 w * (K j i_9
    w * Q i i_8 w * Q k i_9 w)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * u3) = (u0 * ((u1 * u2) * u3))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_8 i_9 : Fin d) (w : P) => (identity (K j i_8 w) (K j i_9 w) (Q i i_8 w) (Q k i_9 w))). }
  assert (r100 : forall (i_8 i_9 : Fin d), E (fun w : P => K j i_8 w * K j i_9 w * Q i i_8 w * Q k i_9 w) = E (fun w :
    P => K j i_8 w * (K j i_9 w * Q i i_8 w * Q k i_9 w))).
  { exact (fun (i_8 i_9 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r99 i_8 i_9 w)))). }
  assert (r102 : forall (i_8 i_9 : Fin d), i_8 <> i_9 -> E (fun w : P => K j i_8 w * (K j i_9 w * Q i i_8 w * Q k i_9
    w)) = E (fun w : P => K j i_8 w) * E (fun w : P => K j i_9 w * Q i i_8 w * Q k i_9 w)).
  { exact (fun (i_8 i_9 : Fin d) p_2 => (Rules.expectation_factor ((inr (j, i_8)) :: nil)%list ((inr (j, i_9)) :: (inl
    (i, i_8)) :: (inl (k, i_9)) :: nil)%list given_1 (disjoint_cons (away_cons (inr_apart (snd_apart _ _ p_2))
    (away_cons (inr_inl _ _) (away_cons (inr_inl _ _) away_nil))) disjoint_nil) (polynomial_entry (inr (j, i_8))
    (or_introl eq_refl)) (polynomial_mul (polynomial_mul (polynomial_entry (inr (j, i_9)) (or_introl eq_refl))
    (polynomial_entry (inl (i, i_8)) (or_intror (or_introl eq_refl)))) (polynomial_entry (inl (k, i_9)) (or_intror
    (or_intror (or_introl eq_refl))))))). }
  assert (r106 : forall (i_16 : Fin m) (i_17 : Fin d), E (fun w : P => K i_16 i_17 w) = 0).
  { exact (fun (i_16 : Fin m) (i_17 : Fin d) => ((given_4 i_16) i_17)). }
  assert (r108 : forall (i_8 i_9 : Fin d), E (fun w : P => K j i_8 w) * E (fun w : P => K j i_9 w * Q i i_8 w * Q k
    i_9 w) = 0 * E (fun w : P => K j i_9 w * Q i i_8 w * Q k i_9 w)).
  { exact (fun (i_8 i_9 : Fin d) => (f_equal (fun (h_10 : R) => h_10 * E (fun w : P => K j i_9 w * Q i i_8 w * Q k i_9
    w)) (r106 j i_8))). }
  assert (r110 : forall (i_9 i_8 : Fin d), 0 * E (fun w : P => K j i_9 w * Q i i_8 w * Q k i_9 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_9 i_8 : Fin d) => (identity (E (fun w : P => K j i_9 w * Q i i_8 w * Q k i_9 w)))). }
  assert (r113 : forall (i_8 i_9 : Fin d), i_8 <> i_9 -> E (fun w : P => K j i_8 w * K j i_9 w * Q i i_8 w * Q k i_9
    w) = delta i_8 i_9 * (sigma ^ 2 * tau ^ 2 * delta i k) + (1 - delta i_8 i_9) * 0).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * (((u1 ^ 2) * (u2 ^ 2)) * u3)) + ((1 - u0) * 0)) - u4 = (1 *
    (0 - u4) + ((0 - (((u1 ^ 2) * (u2 ^ 2)) * u3)) * (0 - u0) + 0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_8 i_9 : Fin d) p_3 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_trans (eq_trans
      (r100 i_8 i_9) (r102 i_8 i_9 p_3)) (r108 i_8 i_9)) (r110 i_9 i_8)) (Rules.and_equation (0 - sigma ^ 2 * tau ^ 2
      * delta i k) (Facts.delta_apart d i_8 i_9 p_3) Rules.no_equation)) (identity (delta i_8 i_9) sigma tau (delta i
      k) (E (fun w : P => K j i_8 w * K j i_9 w * Q i i_8 w * Q k i_9 w))))). }
  assert (r114 : forall (i_8 i_9 : Fin d), E (fun w : P => K j i_8 w * K j i_9 w * Q i i_8 w * Q k i_9 w) = delta i_8
    i_9 * (sigma ^ 2 * tau ^ 2 * delta i k) + (1 - delta i_8 i_9) * 0).
  { exact (fun (i_8 i_9 : Fin d) => (Rules.index_cases (fun (i_9 : Fin d) => E (fun w : P => K j i_8 w * K j i_9 w * Q
    i i_8 w * Q k i_9 w) = delta i_8 i_9 * (sigma ^ 2 * tau ^ 2 * delta i k) + (1 - delta i_8 i_9) * 0) i_8 i_9 (r98
    i_8) (fun p_4 => (r113 i_8 i_9 p_4)))). }
  assert (r115 : forall (i_8 i_9 : Fin d), delta i_8 i_9 * (sigma ^ 2 * tau ^ 2 * delta i k) + (1 - delta i_8 i_9) * 0
    = sigma ^ 2 * tau ^ 2 * delta i k * delta i_8 i_9).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * (((u1 ^ 2) * (u2 ^ 2)) * u3)) + ((1 - u0) * 0)) = ((((u1 ^ 2) *
    (u2 ^ 2)) * u3) * u0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 i_9 : Fin d) => (identity (delta i_8 i_9) sigma tau (delta i k))). }
  assert (r118 : forall (i_8 i_9 : Fin d), E (fun w : P => K j i_8 w * K j i_9 w * Q i i_8 w * Q k i_9 w) = delta j j
    * (sigma ^ 2 * tau ^ 2 * delta i k * delta i_8 i_9) + (1 - delta j j) * 0).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * ((((u1 ^ 2) * (u2 ^ 2)) * u3) * u4)) + ((1 - u0) * 0)) -
    u5 = (1 * (((((u1 ^ 2) * (u2 ^ 2)) * u3) * u4) - u5) + ((0 - ((((u1 ^ 2) * (u2 ^ 2)) * u3) * u4)) * (1 - u0) +
    0))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_8 i_9 : Fin d) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r114 i_8 i_9) (r115 i_8
      i_9)) (Rules.and_equation (0 - sigma ^ 2 * tau ^ 2 * delta i k * delta i_8 i_9) (Facts.delta_same m j)
      Rules.no_equation)) (identity (delta j j) sigma tau (delta i k) (delta i_8 i_9) (E (fun w : P => K j i_8 w * K j
      i_9 w * Q i i_8 w * Q k i_9 w))))). }
  assert (r120 : forall (i_8 i_9 : Fin d) (w : P), K j i_8 w * K l i_9 w * Q i i_8 w * Q k i_9 w = K j i_8 w * (K l
    i_9 w * Q i i_8 w * Q k i_9 w)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * u3) = (u0 * ((u1 * u2) * u3))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_8 i_9 : Fin d) (w : P) => (identity (K j i_8 w) (K l i_9 w) (Q i i_8 w) (Q k i_9 w))). }
  assert (r121 : forall (i_8 i_9 : Fin d), E (fun w : P => K j i_8 w * K l i_9 w * Q i i_8 w * Q k i_9 w) = E (fun w :
    P => K j i_8 w * (K l i_9 w * Q i i_8 w * Q k i_9 w))).
  { exact (fun (i_8 i_9 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r120 i_8 i_9 w)))). }
  assert (r122 : forall (i_8 i_9 : Fin d), j <> l -> E (fun w : P => K j i_8 w * (K l i_9 w * Q i i_8 w * Q k i_9 w))
    = E (fun w : P => K j i_8 w) * E (fun w : P => K l i_9 w * Q i i_8 w * Q k i_9 w)).
  { exact (fun (i_8 i_9 : Fin d) p_5 => (Rules.expectation_factor ((inr (j, i_8)) :: nil)%list ((inr (l, i_9)) :: (inl
    (i, i_8)) :: (inl (k, i_9)) :: nil)%list given_1 (disjoint_cons (away_cons (inr_apart (fst_apart _ _ p_5))
    (away_cons (inr_inl _ _) (away_cons (inr_inl _ _) away_nil))) disjoint_nil) (polynomial_entry (inr (j, i_8))
    (or_introl eq_refl)) (polynomial_mul (polynomial_mul (polynomial_entry (inr (l, i_9)) (or_introl eq_refl))
    (polynomial_entry (inl (i, i_8)) (or_intror (or_introl eq_refl)))) (polynomial_entry (inl (k, i_9)) (or_intror
    (or_intror (or_introl eq_refl))))))). }
  assert (r124 : forall (i_8 i_9 : Fin d), E (fun w : P => K j i_8 w) * E (fun w : P => K l i_9 w * Q i i_8 w * Q k
    i_9 w) = 0 * E (fun w : P => K l i_9 w * Q i i_8 w * Q k i_9 w)).
  { exact (fun (i_8 i_9 : Fin d) => (f_equal (fun (h_11 : R) => h_11 * E (fun w : P => K l i_9 w * Q i i_8 w * Q k i_9
    w)) (r106 j i_8))). }
  assert (r126 : forall (i_9 i_8 : Fin d), 0 * E (fun w : P => K l i_9 w * Q i i_8 w * Q k i_9 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_9 i_8 : Fin d) => (identity (E (fun w : P => K l i_9 w * Q i i_8 w * Q k i_9 w)))). }
  assert (r129 : forall (i_8 i_9 : Fin d), j <> l -> E (fun w : P => K j i_8 w * K l i_9 w * Q i i_8 w * Q k i_9 w) =
    delta j l * (sigma ^ 2 * tau ^ 2 * delta i k * delta i_8 i_9) + (1 - delta j l) * 0).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * ((((u1 ^ 2) * (u2 ^ 2)) * u3) * u4)) + ((1 - u0) * 0)) -
    u5 = (1 * (0 - u5) + ((0 - ((((u1 ^ 2) * (u2 ^ 2)) * u3) * u4)) * (0 - u0) + 0))) by (intros u0 u1 u2 u3 u4 u5;
    ring).
    exact (fun (i_8 i_9 : Fin d) p_6 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_trans (eq_trans
      (r121 i_8 i_9) (r122 i_8 i_9 p_6)) (r124 i_8 i_9)) (r126 i_9 i_8)) (Rules.and_equation (0 - sigma ^ 2 * tau ^ 2
      * delta i k * delta i_8 i_9) (Facts.delta_apart m j l p_6) Rules.no_equation)) (identity (delta j l) sigma tau
      (delta i k) (delta i_8 i_9) (E (fun w : P => K j i_8 w * K l i_9 w * Q i i_8 w * Q k i_9 w))))). }
  assert (r130 : forall (i_8 i_9 : Fin d), E (fun w : P => K j i_8 w * K l i_9 w * Q i i_8 w * Q k i_9 w) = delta j l
    * (sigma ^ 2 * tau ^ 2 * delta i k * delta i_8 i_9) + (1 - delta j l) * 0).
  { exact (fun (i_8 i_9 : Fin d) => (Rules.index_cases (fun (l : Fin m) => E (fun w : P => K j i_8 w * K l i_9 w * Q i
    i_8 w * Q k i_9 w) = delta j l * (sigma ^ 2 * tau ^ 2 * delta i k * delta i_8 i_9) + (1 - delta j l) * 0) j l
    (r118 i_8 i_9) (fun p_7 => (r129 i_8 i_9 p_7)))). }
  assert (r131 : forall (i_8 i_9 : Fin d), delta j l * (sigma ^ 2 * tau ^ 2 * delta i k * delta i_8 i_9) + (1 - delta
    j l) * 0 = sigma ^ 2 * tau ^ 2 * delta i k * delta i_8 i_9 * delta j l).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * ((((u1 ^ 2) * (u2 ^ 2)) * u3) * u4)) + ((1 - u0) * 0)) =
    (((((u1 ^ 2) * (u2 ^ 2)) * u3) * u4) * u0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_8 i_9 : Fin d) => (identity (delta j l) sigma tau (delta i k) (delta i_8 i_9))). }
  assert (r136 : forall (b a : Fin d), a <> b -> b <> a).
  { exact (fun (b a : Fin d) p_8 => (Facts.apart_symm d a b p_8)). }
  assert (r139 : forall (a b : Fin d), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin d) p_9 => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart d a b p_9)
      (Rules.and_equation (-1) (Facts.delta_apart d b a (r136 b a p_9)) Rules.no_equation)) (identity (delta b a)
      (delta a b)))). }
  assert (r140 : forall (a b : Fin d), delta a b = delta b a).
  { exact (fun (a b : Fin d) => (Rules.index_cases (fun (b : Fin d) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_10 => (r139 a b p_10)))). }
  assert (r142 : forall (i_8 i_9 : Fin d), sigma ^ 2 * tau ^ 2 * delta i k * delta i_8 i_9 * delta j l = sigma ^ 2 *
    tau ^ 2 * delta i k * delta j l * (delta i_9 i_8 * 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((u0 ^ 2) * (u1 ^ 2)) * u2) * u3) * (u4 * 1)) - (((((u0 ^ 2) *
    (u1 ^ 2)) * u2) * u5) * u3) = ((((((u0 ^ 2) * (u1 ^ 2)) * u2) * u3) * 1) * (u4 - u5) + 0)) by (intros u0 u1 u2 u3
    u4 u5; ring).
    exact (fun (i_8 i_9 : Fin d) => (Rules.linear_combination (Rules.and_equation (sigma ^ 2 * tau ^ 2 * delta i k *
      delta j l * 1) (r140 i_8 i_9) Rules.no_equation) (identity sigma tau (delta i k) (delta j l) (delta i_9 i_8)
      (delta i_8 i_9)))). }
  assert (r144 : forall (i_8 : Fin d), Sum (fun i_ : Fin d => E (fun w : P => Q i i_8 w * K j i_8 w * (Q k i_ w * K l
    i_ w))) = Sum (fun i_ : Fin d => sigma ^ 2 * tau ^ 2 * delta i k * delta j l * (delta i_ i_8 * 1))).
  { exact (fun (i_8 : Fin d) => (Rules.sum_congruence (fun (i_9 : Fin d) => (eq_trans (eq_trans (r57 i_8 i_9)
    (eq_trans (r130 i_8 i_9) (r131 i_8 i_9))) (r142 i_8 i_9))))). }
  assert (r147 : forall (i_8 : Fin d), sigma ^ 2 * tau ^ 2 * delta i k * delta j l * Sum (fun i : Fin d => delta i i_8
    * 1) = sigma ^ 2 * tau ^ 2 * delta i k * delta j l * 1).
  { exact (fun (i_8 : Fin d) => (f_equal (fun (h_12 : R) => sigma ^ 2 * tau ^ 2 * delta i k * delta j l * h_12)
    (Facts.sum_delta d i_8 (fun i : Fin d => 1)))). }
  assert (r150 : Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => E (fun w : P => Q i i_ w * K j i_ w * (Q k i_1 w * K l
    i_1 w)))) = Sum (fun i_ : Fin d => sigma ^ 2 * tau ^ 2 * delta i k * delta j l * 1)).
  { exact (Rules.sum_congruence (fun (i_8 : Fin d) => (eq_trans (r144 i_8) (eq_trans (Facts.sum_scale d (sigma ^ 2 *
    tau ^ 2 * delta i k * delta j l) (fun i : Fin d => delta i i_8 * 1)) (r147 i_8))))). }
  assert (r152 : Sum (fun i : Fin d => 1) = INR d).
  { exact (Facts.sum_one d). }
  assert (r153 : sigma ^ 2 * tau ^ 2 * delta i k * delta j l * Sum (fun i : Fin d => 1) = sigma ^ 2 * tau ^ 2 * delta
    i k * delta j l * INR d).
  { exact (f_equal (fun (h_13 : R) => sigma ^ 2 * tau ^ 2 * delta i k * delta j l * h_13) r152). }
  assert (r154 : Sum (fun i_ : Fin d => sigma ^ 2 * tau ^ 2 * delta i k * delta j l * 1) = sigma ^ 2 * tau ^ 2 * delta
    i k * delta j l * INR d).
  { exact (eq_trans (Facts.sum_scale d (sigma ^ 2 * tau ^ 2 * delta i k * delta j l) (fun i : Fin d => 1)) r153). }
  assert (r156 : sigma ^ 2 * tau ^ 2 * delta i k * delta j l * INR d = sigma ^ 2 * tau ^ 2 * INR d * delta i k * delta
    j l).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((u0 ^ 2) * (u1 ^ 2)) * u2) * u3) * u4) = (((((u0 ^ 2) * (u1 ^
    2)) * u4) * u2) * u3)) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity sigma tau (delta i k) (delta j l) (INR d)). }
  assert (r158 : forall (i_18 : Fin d) (w : P), Q i i_18 w * K j i_18 w = K j i_18 w * Q i i_18 w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_18 : Fin d) (w : P) => (identity (Q i i_18 w) (K j i_18 w))). }
  assert (r159 : forall (i_18 : Fin d), E (fun w : P => Q i i_18 w * K j i_18 w) = E (fun w : P => K j i_18 w * Q i
    i_18 w)).
  { exact (fun (i_18 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r158 i_18 w)))). }
  assert (r160 : forall (i_18 : Fin d), E (fun w : P => K j i_18 w * Q i i_18 w) = E (fun w : P => K j i_18 w) * E
    (fun w : P => Q i i_18 w)).
  { exact (fun (i_18 : Fin d) => (Rules.expectation_factor ((inr (j, i_18)) :: nil)%list ((inl (i, i_18)) :: nil)%list
    given_1 (disjoint_cons (away_cons (inr_inl _ _) away_nil) disjoint_nil) (polynomial_entry (inr (j, i_18))
    (or_introl eq_refl)) (polynomial_entry (inl (i, i_18)) (or_introl eq_refl)))). }
  assert (r162 : forall (i_18 : Fin d), E (fun w : P => K j i_18 w) * E (fun w : P => Q i i_18 w) = 0 * E (fun w : P
    => Q i i_18 w)).
  { exact (fun (i_18 : Fin d) => (f_equal (fun (h_14 : R) => h_14 * E (fun w : P => Q i i_18 w)) (r106 j i_18))). }
  assert (r164 : forall (i_18 : Fin d), 0 * E (fun w : P => Q i i_18 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_18 : Fin d) => (identity (E (fun w : P => Q i i_18 w)))). }
  assert (r167 : 0 = 0 * 1).
  { assert (identity : 0 = (0 * 1)) by ring.
    exact identity. }
  assert (r169 : Sum (fun i_ : Fin d => E (fun w : P => Q i i_ w * K j i_ w)) = Sum (fun i : Fin d => 0 * 1)).
  { exact (Rules.sum_congruence (fun (i_18 : Fin d) => (eq_trans (eq_trans (r159 i_18) (eq_trans (eq_trans (r160 i_18)
    (r162 i_18)) (r164 i_18))) r167))). }
  assert (r171 : 0 * Sum (fun i : Fin d => 1) = 0 * INR d).
  { exact (f_equal (fun (h_15 : R) => 0 * h_15) r152). }
  assert (r172 : Sum (fun i : Fin d => 0 * 1) = 0 * INR d).
  { exact (eq_trans (Facts.sum_scale d 0 (fun i : Fin d => 1)) r171). }
  assert (r174 : 0 * INR d = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (identity (INR d)). }
  assert (r176 : forall (i_19 : Fin d) (w : P), Q k i_19 w * K l i_19 w = K l i_19 w * Q k i_19 w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_19 : Fin d) (w : P) => (identity (Q k i_19 w) (K l i_19 w))). }
  assert (r177 : forall (i_19 : Fin d), E (fun w : P => Q k i_19 w * K l i_19 w) = E (fun w : P => K l i_19 w * Q k
    i_19 w)).
  { exact (fun (i_19 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r176 i_19 w)))). }
  assert (r178 : forall (i_19 : Fin d), E (fun w : P => K l i_19 w * Q k i_19 w) = E (fun w : P => K l i_19 w) * E
    (fun w : P => Q k i_19 w)).
  { exact (fun (i_19 : Fin d) => (Rules.expectation_factor ((inr (l, i_19)) :: nil)%list ((inl (k, i_19)) :: nil)%list
    given_1 (disjoint_cons (away_cons (inr_inl _ _) away_nil) disjoint_nil) (polynomial_entry (inr (l, i_19))
    (or_introl eq_refl)) (polynomial_entry (inl (k, i_19)) (or_introl eq_refl)))). }
  assert (r180 : forall (i_19 : Fin d), E (fun w : P => K l i_19 w) * E (fun w : P => Q k i_19 w) = 0 * E (fun w : P
    => Q k i_19 w)).
  { exact (fun (i_19 : Fin d) => (f_equal (fun (h_16 : R) => h_16 * E (fun w : P => Q k i_19 w)) (r106 l i_19))). }
  assert (r182 : forall (i_19 : Fin d), 0 * E (fun w : P => Q k i_19 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_19 : Fin d) => (identity (E (fun w : P => Q k i_19 w)))). }
  assert (r186 : Sum (fun i : Fin d => E (fun w : P => Q k i w * K l i w)) = Sum (fun i : Fin d => 0 * 1)).
  { exact (Rules.sum_congruence (fun (i_19 : Fin d) => (eq_trans (eq_trans (r177 i_19) (eq_trans (eq_trans (r178 i_19)
    (r180 i_19)) (r182 i_19))) r167))). }
  assert (r189 : Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => E (fun w : P => Q i i_ w * K j i_ w * (Q k i_1 w * K l
    i_1 w)))) - Sum (fun i_ : Fin d => E (fun w : P => Q i i_ w * K j i_ w)) * Sum (fun i : Fin d => E (fun w : P => Q
    k i w * K l i w)) = sigma ^ 2 * tau ^ 2 * INR d * delta i k * delta j l - 0 * 0).
  { exact (f_equal3 (fun (h_17 : R) (h_18 : R) (h_19 : R) => h_17 - h_18 * h_19) (eq_trans (eq_trans r150 r154) r156)
    (eq_trans (eq_trans r169 r172) r174) (eq_trans (eq_trans r186 r172) r174)). }
  assert (r190 : sigma ^ 2 * tau ^ 2 * INR d * delta i k * delta j l - 0 * 0 = sigma ^ 2 * tau ^ 2 * INR d * delta i k
    * delta j l).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((((u0 ^ 2) * (u1 ^ 2)) * u2) * u3) * u4) - (0 * 0)) = (((((u0 ^
    2) * (u1 ^ 2)) * u2) * u3) * u4)) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity sigma tau (INR d) (delta i k) (delta j l)). }
  assert (r192 : forall (i_20 i_21 : Fin d), delta i_20 i_21 * delta i k * delta j l * sigma ^ 2 * tau ^ 2 = sigma ^ 2
    * tau ^ 2 * delta i k * delta i_20 i_21 * delta j l).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * u1) * u2) * (u3 ^ 2)) * (u4 ^ 2)) = (((((u3 ^ 2) * (u4 ^
    2)) * u1) * u0) * u2)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_20 i_21 : Fin d) => (identity (delta i_20 i_21) (delta i k) (delta j l) sigma tau)). }
  assert (r194 : forall (i_20 i_21 : Fin d), sigma ^ 2 * tau ^ 2 * delta i k * delta i_20 i_21 * delta j l = sigma ^ 2
    * tau ^ 2 * delta i k * delta j l * (delta i_21 i_20 * 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((u0 ^ 2) * (u1 ^ 2)) * u2) * u3) * (u4 * 1)) - (((((u0 ^ 2) *
    (u1 ^ 2)) * u2) * u5) * u3) = ((((((u0 ^ 2) * (u1 ^ 2)) * u2) * u3) * 1) * (u4 - u5) + 0)) by (intros u0 u1 u2 u3
    u4 u5; ring).
    exact (fun (i_20 i_21 : Fin d) => (Rules.linear_combination (Rules.and_equation (sigma ^ 2 * tau ^ 2 * delta i k *
      delta j l * 1) (r140 i_20 i_21) Rules.no_equation) (identity sigma tau (delta i k) (delta j l) (delta i_21 i_20)
      (delta i_20 i_21)))). }
  assert (r196 : forall (i_20 : Fin d), Sum (fun i_ : Fin d => delta i_20 i_ * delta i k * delta j l * sigma ^ 2 * tau
    ^ 2) = Sum (fun i_ : Fin d => sigma ^ 2 * tau ^ 2 * delta i k * delta j l * (delta i_ i_20 * 1))).
  { exact (fun (i_20 : Fin d) => (Rules.sum_congruence (fun (i_21 : Fin d) => (eq_trans (r192 i_20 i_21) (r194 i_20
    i_21))))). }
  assert (r199 : forall (i_20 : Fin d), sigma ^ 2 * tau ^ 2 * delta i k * delta j l * Sum (fun i : Fin d => delta i
    i_20 * 1) = sigma ^ 2 * tau ^ 2 * delta i k * delta j l * 1).
  { exact (fun (i_20 : Fin d) => (f_equal (fun (h_20 : R) => sigma ^ 2 * tau ^ 2 * delta i k * delta j l * h_20)
    (Facts.sum_delta d i_20 (fun i : Fin d => 1)))). }
  assert (r202 : Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => delta i_ i_1 * delta i k * delta j l * sigma ^ 2 * tau
    ^ 2)) = Sum (fun i_ : Fin d => sigma ^ 2 * tau ^ 2 * delta i k * delta j l * 1)).
  { exact (Rules.sum_congruence (fun (i_20 : Fin d) => (eq_trans (r196 i_20) (eq_trans (Facts.sum_scale d (sigma ^ 2 *
    tau ^ 2 * delta i k * delta j l) (fun i : Fin d => delta i i_20 * 1)) (r199 i_20))))). }
  assert (r204 : Sum (fun i_ : Fin d => Sum (fun i_1 : Fin d => delta i_ i_1 * delta i k * delta j l * sigma ^ 2 * tau
    ^ 2)) = sigma ^ 2 * tau ^ 2 * INR d * delta i k * delta j l).
  { exact (eq_trans (eq_trans r202 r154) r156). }
  assert (r208 : INR d * sigma ^ 2 * tau ^ 2 * delta i k * delta j l = sigma ^ 2 * tau ^ 2 * INR d * delta i k * delta
    j l).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * (u1 ^ 2)) * (u2 ^ 2)) * u3) * u4) = (((((u1 ^ 2) * (u2 ^
    2)) * u0) * u3) * u4)) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (INR d) sigma tau (delta i k) (delta j l)). }
  exact (eq_trans (eq_trans (eq_trans (Facts.covariance P (Random (fun w : P => Sum (fun a : Fin d => Q i a w * K j a
    w)) (finite_sum (fun a : Fin d => (finite_mul (moments (Q i a)) (moments (K j a)))))) (Random (fun w : P => Sum
    (fun a : Fin d => Q k a w * K l a w)) (finite_sum (fun a : Fin d => (finite_mul (moments (Q k a)) (moments (K l
    a))))))) (eq_trans (eq_trans r37 r38) (eq_sym (eq_trans r51 r38)))) (eq_trans (eq_trans r189 r190) (eq_sym r204)))
    (eq_trans r204 (eq_sym r208))).
Qed.

(* Covariance of the squares of two scores of one row. *)
Theorem score_squares_covariance (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0
  < m)%nat) (P : probability) (Q : Fin n -> Fin d -> random P) (K : Fin m -> Fin d -> random P) (sigma : R) (j l : Fin
  m) (i : Fin n)
    (given_1 : independent (joint (matrix Q) (matrix K)))
    (given_2 : forall i : Fin n, forall a : Fin d, E (fun w : P => Q i a w ^ 2) = sigma ^ 2)
    (given_3 : forall i : Fin n, forall a : Fin d, E (fun w : P => Q i a w ^ 4) = 3 * sigma ^ 4)
    (given_4 : forall i : Fin m, forall a : Fin d, E (fun w : P => K i a w) = 0)
    (given_5 : forall i : Fin m, forall a : Fin d, E (fun w : P => K i a w ^ 2) = sigma ^ 2)
    (given_6 : j <> l) :
  Cov (fun w : P => Sum (fun a : Fin d => Q i a w * K j a w) ^ 2) (fun w : P => Sum (fun a : Fin d => Q i a w * K l a
    w) ^ 2) = 2 * INR d * sigma ^ 8.
Proof.
  assert (r1 : forall (i_ : Fin d) (w : P), Q i i_ w * K j i_ w = K j i_ w * Q i i_ w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin d) (w : P) => (identity (Q i i_ w) (K j i_ w))). }
  assert (r2 : forall (w : P), Sum (fun a : Fin d => Q i a w * K j a w) = Sum (fun i_ : Fin d => K j i_ w * Q i i_
    w)).
  { exact (fun (w : P) => (Rules.sum_congruence (fun (i_ : Fin d) => (r1 i_ w)))). }
  assert (r3 : forall (i_1 : Fin d) (w : P), Q i i_1 w * K l i_1 w = K l i_1 w * Q i i_1 w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin d) (w : P) => (identity (Q i i_1 w) (K l i_1 w))). }
  assert (r4 : forall (w : P), Sum (fun a : Fin d => Q i a w * K l a w) = Sum (fun i_ : Fin d => K l i_ w * Q i i_
    w)).
  { exact (fun (w : P) => (Rules.sum_congruence (fun (i_1 : Fin d) => (r3 i_1 w)))). }
  assert (r5 : forall (w : P), Sum (fun a : Fin d => Q i a w * K j a w) ^ 2 * Sum (fun a : Fin d => Q i a w * K l a w)
    ^ 2 = Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) ^ 2 * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) ^ 2).
  { exact (fun (w : P) => (f_equal2 (fun (h : R) (h_ : R) => h ^ 2 * h_ ^ 2) (r2 w) (r4 w))). }
  assert (r6 : E (fun w : P => Sum (fun a : Fin d => Q i a w * K j a w) ^ 2 * Sum (fun a : Fin d => Q i a w * K l a w)
    ^ 2) = E (fun w : P => Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) ^ 2 * Sum (fun i_ : Fin d => K l i_ w * Q i i_
    w) ^ 2)).
  { exact (Rules.expectation_congruence (fun (w : P) => (r5 w))). }
  assert (r7 : forall (w : P), Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) ^ 2 * Sum (fun i_ : Fin d => K l i_ w * Q i
    i_ w) ^ 2 = Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) ^ 2 * Sum
    (fun i_ : Fin d => K j i_ w * Q i i_ w)).
  { assert (identity : forall u0 u1 : R, ((u0 ^ 2) * (u1 ^ 2)) = ((u0 * (u1 ^ 2)) * u0)) by (intros u0 u1; ring).
    exact (fun (w : P) => (identity (Sum (fun i_ : Fin d => K j i_ w * Q i i_ w)) (Sum (fun i_ : Fin d => K l i_ w * Q
      i i_ w)))). }
  assert (r11 : E (fun w : P => Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) ^ 2 * Sum (fun i_ : Fin d => K l i_ w * Q
    i i_ w) ^ 2) = E (fun w : P => Sum (fun i_ : Fin d => Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) * Sum (fun i_ :
    Fin d => K l i_ w * Q i i_ w) ^ 2 * (K j i_ w * Q i i_ w)))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (r7 w) (eq_sym (Facts.sum_scale d (Sum (fun i_ : Fin
    d => K j i_ w * Q i i_ w) * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) ^ 2) (fun i_ : Fin d => K j i_ w * Q i i_
    w)))))). }
  assert (r14 : forall (i_2 : Fin d) (w : P), Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) * Sum (fun i_ : Fin d => K l
    i_ w * Q i i_ w) ^ 2 * (K j i_2 w * Q i i_2 w) = K j i_2 w * Q i i_2 w * Sum (fun i_ : Fin d => K j i_ w * Q i i_
    w) * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * (u1 ^ 2)) * (u2 * u3)) = (((u2 * u3) * u0) * (u1 ^ 2))) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 : Fin d) (w : P) => (identity (Sum (fun i_ : Fin d => K j i_ w * Q i i_ w)) (Sum (fun i_ : Fin d
      => K l i_ w * Q i i_ w)) (K j i_2 w) (Q i i_2 w))). }
  assert (r15 : forall (i_2 : Fin d), E (fun w : P => Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) * Sum (fun i_ : Fin
    d => K l i_ w * Q i i_ w) ^ 2 * (K j i_2 w * Q i i_2 w)) = E (fun w : P => K j i_2 w * Q i i_2 w * Sum (fun i_ :
    Fin d => K j i_ w * Q i i_ w) * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) ^ 2)).
  { exact (fun (i_2 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r14 i_2 w)))). }
  assert (r16 : forall (i_2 : Fin d) (w : P), K j i_2 w * Q i i_2 w * Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) *
    Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) ^ 2 = K j i_2 w * Q i i_2 w * Sum (fun i_ : Fin d => K l i_ w * Q i i_
    w) ^ 2 * Sum (fun i_ : Fin d => K j i_ w * Q i i_ w)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * (u3 ^ 2)) = (((u0 * u1) * (u3 ^ 2)) * u2)) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 : Fin d) (w : P) => (identity (K j i_2 w) (Q i i_2 w) (Sum (fun i_ : Fin d => K j i_ w * Q i i_
      w)) (Sum (fun i_ : Fin d => K l i_ w * Q i i_ w)))). }
  assert (r20 : forall (i_2 : Fin d), E (fun w : P => K j i_2 w * Q i i_2 w * Sum (fun i_ : Fin d => K j i_ w * Q i i_
    w) * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) ^ 2) = E (fun w : P => Sum (fun i_ : Fin d => K j i_2 w * Q i i_2
    w * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) ^ 2 * (K j i_ w * Q i i_ w)))).
  { exact (fun (i_2 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_trans (r16 i_2 w) (eq_sym
    (Facts.sum_scale d (K j i_2 w * Q i i_2 w * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) ^ 2) (fun i_ : Fin d => K
    j i_ w * Q i i_ w))))))). }
  assert (r23 : forall (i_2 i_3 : Fin d) (w : P), K j i_2 w * Q i i_2 w * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w)
    ^ 2 * (K j i_3 w * Q i i_3 w) = K j i_2 w * K j i_3 w * Q i i_2 w * Q i i_3 w * Sum (fun i_ : Fin d => K l i_ w *
    Q i i_ w) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) * (u2 ^ 2)) * (u3 * u4)) = ((((u0 * u3) * u1) * u4) *
    (u2 ^ 2))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_2 i_3 : Fin d) (w : P) => (identity (K j i_2 w) (Q i i_2 w) (Sum (fun i_ : Fin d => K l i_ w * Q i
      i_ w)) (K j i_3 w) (Q i i_3 w))). }
  assert (r24 : forall (i_2 i_3 : Fin d), E (fun w : P => K j i_2 w * Q i i_2 w * Sum (fun i_ : Fin d => K l i_ w * Q
    i i_ w) ^ 2 * (K j i_3 w * Q i i_3 w)) = E (fun w : P => K j i_2 w * K j i_3 w * Q i i_2 w * Q i i_3 w * Sum (fun
    i_ : Fin d => K l i_ w * Q i i_ w) ^ 2)).
  { exact (fun (i_2 i_3 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r23 i_2 i_3 w)))). }
  assert (r25 : forall (i_2 i_3 : Fin d) (w : P), K j i_2 w * K j i_3 w * Q i i_2 w * Q i i_3 w * Sum (fun i_ : Fin d
    => K l i_ w * Q i i_ w) ^ 2 = K j i_2 w * K j i_3 w * Q i i_2 w * Q i i_3 w * Sum (fun i_ : Fin d => K l i_ w * Q
    i i_ w) * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * u1) * u2) * u3) * (u4 ^ 2)) = (((((u0 * u1) * u2) * u3) *
    u4) * u4)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_2 i_3 : Fin d) (w : P) => (identity (K j i_2 w) (K j i_3 w) (Q i i_2 w) (Q i i_3 w) (Sum (fun i_ :
      Fin d => K l i_ w * Q i i_ w)))). }
  assert (r29 : forall (i_2 i_3 : Fin d), E (fun w : P => K j i_2 w * K j i_3 w * Q i i_2 w * Q i i_3 w * Sum (fun i_
    : Fin d => K l i_ w * Q i i_ w) ^ 2) = E (fun w : P => Sum (fun i_ : Fin d => K j i_2 w * K j i_3 w * Q i i_2 w *
    Q i i_3 w * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) * (K l i_ w * Q i i_ w)))).
  { exact (fun (i_2 i_3 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_trans (r25 i_2 i_3 w) (eq_sym
    (Facts.sum_scale d (K j i_2 w * K j i_3 w * Q i i_2 w * Q i i_3 w * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w))
    (fun i_ : Fin d => K l i_ w * Q i i_ w))))))). }
  assert (r32 : forall (i_2 i_3 i_4 : Fin d) (w : P), K j i_2 w * K j i_3 w * Q i i_2 w * Q i i_3 w * Sum (fun i_ :
    Fin d => K l i_ w * Q i i_ w) * (K l i_4 w * Q i i_4 w) = K j i_2 w * K j i_3 w * K l i_4 w * Q i i_2 w * Q i i_3
    w * Q i i_4 w * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((u0 * u1) * u2) * u3) * u4) * (u5 * u6)) = ((((((u0 * u1)
    * u5) * u2) * u3) * u6) * u4)) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_2 i_3 i_4 : Fin d) (w : P) => (identity (K j i_2 w) (K j i_3 w) (Q i i_2 w) (Q i i_3 w) (Sum (fun i_
      : Fin d => K l i_ w * Q i i_ w)) (K l i_4 w) (Q i i_4 w))). }
  assert (r33 : forall (i_2 i_3 i_4 : Fin d), E (fun w : P => K j i_2 w * K j i_3 w * Q i i_2 w * Q i i_3 w * Sum (fun
    i_ : Fin d => K l i_ w * Q i i_ w) * (K l i_4 w * Q i i_4 w)) = E (fun w : P => K j i_2 w * K j i_3 w * K l i_4 w
    * Q i i_2 w * Q i i_3 w * Q i i_4 w * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w))).
  { exact (fun (i_2 i_3 i_4 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r32 i_2 i_3 i_4 w)))). }
  assert (r36 : forall (i_2 i_3 i_4 : Fin d), E (fun w : P => K j i_2 w * K j i_3 w * K l i_4 w * Q i i_2 w * Q i i_3
    w * Q i i_4 w * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w)) = E (fun w : P => Sum (fun i_ : Fin d => K j i_2 w *
    K j i_3 w * K l i_4 w * Q i i_2 w * Q i i_3 w * Q i i_4 w * (K l i_ w * Q i i_ w)))).
  { exact (fun (i_2 i_3 i_4 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_sym (Facts.sum_scale d (K j
    i_2 w * K j i_3 w * K l i_4 w * Q i i_2 w * Q i i_3 w * Q i i_4 w) (fun i_ : Fin d => K l i_ w * Q i i_ w)))))). }
  assert (r39 : forall (i_2 i_3 i_4 i_5 : Fin d) (w : P), K j i_2 w * K j i_3 w * K l i_4 w * Q i i_2 w * Q i i_3 w *
    Q i i_4 w * (K l i_5 w * Q i i_5 w) = K j i_2 w * K j i_3 w * K l i_4 w * K l i_5 w * Q i i_2 w * Q i i_3 w * Q i
    i_4 w * Q i i_5 w).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((((u0 * u1) * u2) * u3) * u4) * u5) * (u6 * u7)) =
    (((((((u0 * u1) * u2) * u6) * u3) * u4) * u5) * u7)) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_2 i_3 i_4 i_5 : Fin d) (w : P) => (identity (K j i_2 w) (K j i_3 w) (K l i_4 w) (Q i i_2 w) (Q i i_3
      w) (Q i i_4 w) (K l i_5 w) (Q i i_5 w))). }
  assert (r40 : forall (i_2 i_3 i_4 i_5 : Fin d), E (fun w : P => K j i_2 w * K j i_3 w * K l i_4 w * Q i i_2 w * Q i
    i_3 w * Q i i_4 w * (K l i_5 w * Q i i_5 w)) = E (fun w : P => K j i_2 w * K j i_3 w * K l i_4 w * K l i_5 w * Q i
    i_2 w * Q i i_3 w * Q i i_4 w * Q i i_5 w)).
  { exact (fun (i_2 i_3 i_4 i_5 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r39 i_2 i_3 i_4 i_5 w)))).
    }
  assert (r41 : forall (i_2 i_4 i_5 : Fin d) (w : P), K j i_2 w * K j i_2 w * K l i_4 w * K l i_5 w * Q i i_2 w * Q i
    i_2 w * Q i i_4 w * Q i i_5 w = K j i_2 w ^ 2 * K l i_4 w * K l i_5 w * Q i i_2 w ^ 2 * Q i i_4 w * Q i i_5 w).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((((u0 * u0) * u1) * u2) * u3) * u3) * u4) * u5) = ((((((u0 ^
    2) * u1) * u2) * (u3 ^ 2)) * u4) * u5)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_2 i_4 i_5 : Fin d) (w : P) => (identity (K j i_2 w) (K l i_4 w) (K l i_5 w) (Q i i_2 w) (Q i i_4 w)
      (Q i i_5 w))). }
  assert (r42 : forall (i_2 i_4 i_5 : Fin d), E (fun w : P => K j i_2 w * K j i_2 w * K l i_4 w * K l i_5 w * Q i i_2
    w * Q i i_2 w * Q i i_4 w * Q i i_5 w) = E (fun w : P => K j i_2 w ^ 2 * K l i_4 w * K l i_5 w * Q i i_2 w ^ 2 * Q
    i i_4 w * Q i i_5 w)).
  { exact (fun (i_2 i_4 i_5 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r41 i_2 i_4 i_5 w)))). }
  assert (r43 : forall (i_2 i_4 : Fin d) (w : P), K j i_2 w ^ 2 * K l i_4 w * K l i_4 w * Q i i_2 w ^ 2 * Q i i_4 w *
    Q i i_4 w = K j i_2 w ^ 2 * K l i_4 w ^ 2 * Q i i_2 w ^ 2 * Q i i_4 w ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((((u0 ^ 2) * u1) * u1) * (u2 ^ 2)) * u3) * u3) = ((((u0 ^ 2) * (u1 ^
    2)) * (u2 ^ 2)) * (u3 ^ 2))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 i_4 : Fin d) (w : P) => (identity (K j i_2 w) (K l i_4 w) (Q i i_2 w) (Q i i_4 w))). }
  assert (r44 : forall (i_2 i_4 : Fin d), E (fun w : P => K j i_2 w ^ 2 * K l i_4 w * K l i_4 w * Q i i_2 w ^ 2 * Q i
    i_4 w * Q i i_4 w) = E (fun w : P => K j i_2 w ^ 2 * K l i_4 w ^ 2 * Q i i_2 w ^ 2 * Q i i_4 w ^ 2)).
  { exact (fun (i_2 i_4 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r43 i_2 i_4 w)))). }
  assert (r45 : forall (i_2 : Fin d) (w : P), K j i_2 w ^ 2 * K l i_2 w ^ 2 * Q i i_2 w ^ 2 * Q i i_2 w ^ 2 = K j i_2
    w ^ 2 * K l i_2 w ^ 2 * Q i i_2 w ^ 4).
  { assert (identity : forall u0 u1 u2 : R, ((((u0 ^ 2) * (u1 ^ 2)) * (u2 ^ 2)) * (u2 ^ 2)) = (((u0 ^ 2) * (u1 ^ 2)) *
    (u2 ^ 4))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin d) (w : P) => (identity (K j i_2 w) (K l i_2 w) (Q i i_2 w))). }
  assert (r46 : forall (i_2 : Fin d), E (fun w : P => K j i_2 w ^ 2 * K l i_2 w ^ 2 * Q i i_2 w ^ 2 * Q i i_2 w ^ 2) =
    E (fun w : P => K j i_2 w ^ 2 * K l i_2 w ^ 2 * Q i i_2 w ^ 4)).
  { exact (fun (i_2 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r45 i_2 w)))). }
  assert (r47 : forall (i_2 : Fin d) (w : P), K j i_2 w ^ 2 * K l i_2 w ^ 2 * Q i i_2 w ^ 4 = K j i_2 w ^ 2 * (K l i_2
    w ^ 2 * Q i i_2 w ^ 4)).
  { assert (identity : forall u0 u1 u2 : R, (((u0 ^ 2) * (u1 ^ 2)) * (u2 ^ 4)) = ((u0 ^ 2) * ((u1 ^ 2) * (u2 ^ 4))))
    by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin d) (w : P) => (identity (K j i_2 w) (K l i_2 w) (Q i i_2 w))). }
  assert (r48 : forall (i_2 : Fin d), E (fun w : P => K j i_2 w ^ 2 * K l i_2 w ^ 2 * Q i i_2 w ^ 4) = E (fun w : P =>
    K j i_2 w ^ 2 * (K l i_2 w ^ 2 * Q i i_2 w ^ 4))).
  { exact (fun (i_2 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r47 i_2 w)))). }
  assert (r50 : forall (i_2 : Fin d), E (fun w : P => K j i_2 w ^ 2 * (K l i_2 w ^ 2 * Q i i_2 w ^ 4)) = E (fun w : P
    => K j i_2 w ^ 2) * E (fun w : P => K l i_2 w ^ 2 * Q i i_2 w ^ 4)).
  { exact (fun (i_2 : Fin d) => (Rules.expectation_factor ((inr (j, i_2)) :: nil)%list ((inr (l, i_2)) :: (inl (i,
    i_2)) :: nil)%list given_1 (disjoint_cons (away_cons (inr_apart (fst_apart _ _ given_6)) (away_cons (inr_inl _ _)
    away_nil)) disjoint_nil) (polynomial_pow 2 (polynomial_entry (inr (j, i_2)) (or_introl eq_refl))) (polynomial_mul
    (polynomial_pow 2 (polynomial_entry (inr (l, i_2)) (or_introl eq_refl))) (polynomial_pow 4 (polynomial_entry (inl
    (i, i_2)) (or_intror (or_introl eq_refl))))))). }
  assert (r54 : forall (i_6 : Fin m) (i_7 : Fin d), E (fun w : P => K i_6 i_7 w ^ 2) = sigma ^ 2).
  { exact (fun (i_6 : Fin m) (i_7 : Fin d) => ((given_5 i_6) i_7)). }
  assert (r56 : forall (i_2 : Fin d), E (fun w : P => K l i_2 w ^ 2 * Q i i_2 w ^ 4) = E (fun w : P => K l i_2 w ^ 2)
    * E (fun w : P => Q i i_2 w ^ 4)).
  { exact (fun (i_2 : Fin d) => (Rules.expectation_factor ((inr (l, i_2)) :: nil)%list ((inl (i, i_2)) :: nil)%list
    given_1 (disjoint_cons (away_cons (inr_inl _ _) away_nil) disjoint_nil) (polynomial_pow 2 (polynomial_entry (inr
    (l, i_2)) (or_introl eq_refl))) (polynomial_pow 4 (polynomial_entry (inl (i, i_2)) (or_introl eq_refl))))). }
  assert (r60 : forall (i_8 : Fin n) (i_9 : Fin d), E (fun w : P => Q i_8 i_9 w ^ 4) = 3 * sigma ^ 4).
  { exact (fun (i_8 : Fin n) (i_9 : Fin d) => ((given_3 i_8) i_9)). }
  assert (r62 : forall (i_2 : Fin d), E (fun w : P => K l i_2 w ^ 2) * E (fun w : P => Q i i_2 w ^ 4) = sigma ^ 2 * (3
    * sigma ^ 4)).
  { exact (fun (i_2 : Fin d) => (f_equal2 (fun (h_1 : R) (h_2 : R) => h_1 * h_2) (r54 l i_2) (r60 i i_2))). }
  assert (r64 : sigma ^ 2 * (3 * sigma ^ 4) = 3 * sigma ^ 6).
  { assert (identity : forall u0 : R, ((u0 ^ 2) * (3 * (u0 ^ 4))) = (3 * (u0 ^ 6))) by (intros u0; ring).
    exact (identity sigma). }
  assert (r66 : forall (i_2 : Fin d), E (fun w : P => K j i_2 w ^ 2) * E (fun w : P => K l i_2 w ^ 2 * Q i i_2 w ^ 4)
    = sigma ^ 2 * (3 * sigma ^ 6)).
  { exact (fun (i_2 : Fin d) => (f_equal2 (fun (h_3 : R) (h_4 : R) => h_3 * h_4) (r54 j i_2) (eq_trans (eq_trans (r56
    i_2) (r62 i_2)) r64))). }
  assert (r68 : sigma ^ 2 * (3 * sigma ^ 6) = 3 * sigma ^ 8).
  { assert (identity : forall u0 : R, ((u0 ^ 2) * (3 * (u0 ^ 6))) = (3 * (u0 ^ 8))) by (intros u0; ring).
    exact (identity sigma). }
  assert (r69 : forall (i_2 : Fin d), E (fun w : P => K j i_2 w ^ 2 * K l i_2 w ^ 2 * Q i i_2 w ^ 4) = 3 * sigma ^ 8).
  { exact (fun (i_2 : Fin d) => (eq_trans (eq_trans (eq_trans (r48 i_2) (r50 i_2)) (r66 i_2)) r68)). }
  assert (r71 : forall (i_2 : Fin d), delta i_2 i_2 = 1).
  { exact (fun (i_2 : Fin d) => (Facts.delta_same d i_2)). }
  assert (r72 : forall (i_2 : Fin d), E (fun w : P => K j i_2 w ^ 2 * K l i_2 w ^ 2 * Q i i_2 w ^ 2 * Q i i_2 w ^ 2) =
    delta i_2 i_2 * (3 * sigma ^ 8) + (1 - delta i_2 i_2) * sigma ^ 8).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (3 * (u1 ^ 8))) + ((1 - u0) * (u1 ^ 8))) - u2 = (1 * ((3 * (u1 ^
    8)) - u2) + (((u1 ^ 8) - (3 * (u1 ^ 8))) * (1 - u0) + 0))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin d) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r46 i_2) (r69 i_2))
      (Rules.and_equation (sigma ^ 8 - 3 * sigma ^ 8) (r71 i_2) Rules.no_equation)) (identity (delta i_2 i_2) sigma (E
      (fun w : P => K j i_2 w ^ 2 * K l i_2 w ^ 2 * Q i i_2 w ^ 2 * Q i i_2 w ^ 2))))). }
  assert (r73 : forall (i_2 i_4 : Fin d) (w : P), K j i_2 w ^ 2 * K l i_4 w ^ 2 * Q i i_2 w ^ 2 * Q i i_4 w ^ 2 = K j
    i_2 w ^ 2 * (K l i_4 w ^ 2 * Q i i_2 w ^ 2 * Q i i_4 w ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 ^ 2) * (u1 ^ 2)) * (u2 ^ 2)) * (u3 ^ 2)) = ((u0 ^ 2) * (((u1 ^
    2) * (u2 ^ 2)) * (u3 ^ 2)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 i_4 : Fin d) (w : P) => (identity (K j i_2 w) (K l i_4 w) (Q i i_2 w) (Q i i_4 w))). }
  assert (r74 : forall (i_2 i_4 : Fin d), E (fun w : P => K j i_2 w ^ 2 * K l i_4 w ^ 2 * Q i i_2 w ^ 2 * Q i i_4 w ^
    2) = E (fun w : P => K j i_2 w ^ 2 * (K l i_4 w ^ 2 * Q i i_2 w ^ 2 * Q i i_4 w ^ 2))).
  { exact (fun (i_2 i_4 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r73 i_2 i_4 w)))). }
  assert (r76 : forall (i_2 i_4 : Fin d), i_2 <> i_4 -> E (fun w : P => K j i_2 w ^ 2 * (K l i_4 w ^ 2 * Q i i_2 w ^ 2
    * Q i i_4 w ^ 2)) = E (fun w : P => K j i_2 w ^ 2) * E (fun w : P => K l i_4 w ^ 2 * Q i i_2 w ^ 2 * Q i i_4 w ^
    2)).
  { exact (fun (i_2 i_4 : Fin d) p => (Rules.expectation_factor ((inr (j, i_2)) :: nil)%list ((inr (l, i_4)) :: (inl
    (i, i_2)) :: (inl (i, i_4)) :: nil)%list given_1 (disjoint_cons (away_cons (inr_apart (fst_apart _ _ given_6))
    (away_cons (inr_inl _ _) (away_cons (inr_inl _ _) away_nil))) disjoint_nil) (polynomial_pow 2 (polynomial_entry
    (inr (j, i_2)) (or_introl eq_refl))) (polynomial_mul (polynomial_mul (polynomial_pow 2 (polynomial_entry (inr (l,
    i_4)) (or_introl eq_refl))) (polynomial_pow 2 (polynomial_entry (inl (i, i_2)) (or_intror (or_introl eq_refl)))))
    (polynomial_pow 2 (polynomial_entry (inl (i, i_4)) (or_intror (or_intror (or_introl eq_refl)))))))). }
  assert (r78 : forall (i_4 i_2 : Fin d) (w : P), K l i_4 w ^ 2 * Q i i_2 w ^ 2 * Q i i_4 w ^ 2 = K l i_4 w ^ 2 * (Q i
    i_2 w ^ 2 * Q i i_4 w ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, (((u0 ^ 2) * (u1 ^ 2)) * (u2 ^ 2)) = ((u0 ^ 2) * ((u1 ^ 2) * (u2 ^ 2))))
    by (intros u0 u1 u2; ring).
    exact (fun (i_4 i_2 : Fin d) (w : P) => (identity (K l i_4 w) (Q i i_2 w) (Q i i_4 w))). }
  assert (r79 : forall (i_4 i_2 : Fin d), E (fun w : P => K l i_4 w ^ 2 * Q i i_2 w ^ 2 * Q i i_4 w ^ 2) = E (fun w :
    P => K l i_4 w ^ 2 * (Q i i_2 w ^ 2 * Q i i_4 w ^ 2))).
  { exact (fun (i_4 i_2 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r78 i_4 i_2 w)))). }
  assert (r80 : forall (i_4 i_2 : Fin d), E (fun w : P => K l i_4 w ^ 2 * (Q i i_2 w ^ 2 * Q i i_4 w ^ 2)) = E (fun w
    : P => K l i_4 w ^ 2) * E (fun w : P => Q i i_2 w ^ 2 * Q i i_4 w ^ 2)).
  { exact (fun (i_4 i_2 : Fin d) => (Rules.expectation_factor ((inr (l, i_4)) :: nil)%list ((inl (i, i_2)) :: (inl (i,
    i_4)) :: nil)%list given_1 (disjoint_cons (away_cons (inr_inl _ _) (away_cons (inr_inl _ _) away_nil))
    disjoint_nil) (polynomial_pow 2 (polynomial_entry (inr (l, i_4)) (or_introl eq_refl))) (polynomial_mul
    (polynomial_pow 2 (polynomial_entry (inl (i, i_2)) (or_introl eq_refl))) (polynomial_pow 2 (polynomial_entry (inl
    (i, i_4)) (or_intror (or_introl eq_refl))))))). }
  assert (r83 : forall (i_2 i_4 : Fin d), i_2 <> i_4 -> E (fun w : P => Q i i_2 w ^ 2 * Q i i_4 w ^ 2) = E (fun w : P
    => Q i i_2 w ^ 2) * E (fun w : P => Q i i_4 w ^ 2)).
  { exact (fun (i_2 i_4 : Fin d) p_ => (Rules.expectation_factor ((inl (i, i_2)) :: nil)%list ((inl (i, i_4)) ::
    nil)%list given_1 (disjoint_cons (away_cons (inl_apart (snd_apart _ _ p_)) away_nil) disjoint_nil) (polynomial_pow
    2 (polynomial_entry (inl (i, i_2)) (or_introl eq_refl))) (polynomial_pow 2 (polynomial_entry (inl (i, i_4))
    (or_introl eq_refl))))). }
  assert (r86 : forall (i_10 : Fin n) (i_11 : Fin d), E (fun w : P => Q i_10 i_11 w ^ 2) = sigma ^ 2).
  { exact (fun (i_10 : Fin n) (i_11 : Fin d) => ((given_2 i_10) i_11)). }
  assert (r89 : forall (i_2 i_4 : Fin d), E (fun w : P => Q i i_2 w ^ 2) * E (fun w : P => Q i i_4 w ^ 2) = sigma ^ 2
    * sigma ^ 2).
  { exact (fun (i_2 i_4 : Fin d) => (f_equal2 (fun (h_5 : R) (h_6 : R) => h_5 * h_6) (r86 i i_2) (r86 i i_4))). }
  assert (r91 : sigma ^ 2 * sigma ^ 2 = sigma ^ 4).
  { assert (identity : forall u0 : R, ((u0 ^ 2) * (u0 ^ 2)) = (u0 ^ 4)) by (intros u0; ring).
    exact (identity sigma). }
  assert (r93 : forall (i_4 i_2 : Fin d), i_2 <> i_4 -> E (fun w : P => K l i_4 w ^ 2) * E (fun w : P => Q i i_2 w ^ 2
    * Q i i_4 w ^ 2) = sigma ^ 2 * sigma ^ 4).
  { exact (fun (i_4 i_2 : Fin d) p_1 => (f_equal2 (fun (h_7 : R) (h_8 : R) => h_7 * h_8) (r54 l i_4) (eq_trans
    (eq_trans (r83 i_2 i_4 p_1) (r89 i_2 i_4)) r91))). }
  assert (r95 : sigma ^ 2 * sigma ^ 4 = sigma ^ 6).
  { assert (identity : forall u0 : R, ((u0 ^ 2) * (u0 ^ 4)) = (u0 ^ 6)) by (intros u0; ring).
    exact (identity sigma). }
  assert (r97 : forall (i_2 i_4 : Fin d), i_2 <> i_4 -> E (fun w : P => K j i_2 w ^ 2) * E (fun w : P => K l i_4 w ^ 2
    * Q i i_2 w ^ 2 * Q i i_4 w ^ 2) = sigma ^ 2 * sigma ^ 6).
  { exact (fun (i_2 i_4 : Fin d) p_2 => (f_equal2 (fun (h_9 : R) (h_10 : R) => h_9 * h_10) (r54 j i_2) (eq_trans
    (eq_trans (eq_trans (r79 i_4 i_2) (r80 i_4 i_2)) (r93 i_4 i_2 p_2)) r95))). }
  assert (r99 : sigma ^ 2 * sigma ^ 6 = sigma ^ 8).
  { assert (identity : forall u0 : R, ((u0 ^ 2) * (u0 ^ 6)) = (u0 ^ 8)) by (intros u0; ring).
    exact (identity sigma). }
  assert (r101 : forall (i_2 i_4 : Fin d), i_2 <> i_4 -> delta i_2 i_4 = 0).
  { exact (fun (i_2 i_4 : Fin d) p_3 => (Facts.delta_apart d i_2 i_4 p_3)). }
  assert (r102 : forall (i_2 i_4 : Fin d), i_2 <> i_4 -> E (fun w : P => K j i_2 w ^ 2 * K l i_4 w ^ 2 * Q i i_2 w ^ 2
    * Q i i_4 w ^ 2) = delta i_2 i_4 * (3 * sigma ^ 8) + (1 - delta i_2 i_4) * sigma ^ 8).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (3 * (u1 ^ 8))) + ((1 - u0) * (u1 ^ 8))) - u2 = (1 * ((u1 ^ 8) -
    u2) + (((u1 ^ 8) - (3 * (u1 ^ 8))) * (0 - u0) + 0))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 i_4 : Fin d) p_4 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_trans (eq_trans
      (r74 i_2 i_4) (r76 i_2 i_4 p_4)) (r97 i_2 i_4 p_4)) r99) (Rules.and_equation (sigma ^ 8 - 3 * sigma ^ 8) (r101
      i_2 i_4 p_4) Rules.no_equation)) (identity (delta i_2 i_4) sigma (E (fun w : P => K j i_2 w ^ 2 * K l i_4 w ^ 2
      * Q i i_2 w ^ 2 * Q i i_4 w ^ 2))))). }
  assert (r103 : forall (i_2 i_4 : Fin d), E (fun w : P => K j i_2 w ^ 2 * K l i_4 w ^ 2 * Q i i_2 w ^ 2 * Q i i_4 w ^
    2) = delta i_2 i_4 * (3 * sigma ^ 8) + (1 - delta i_2 i_4) * sigma ^ 8).
  { exact (fun (i_2 i_4 : Fin d) => (Rules.index_cases (fun (i_4 : Fin d) => E (fun w : P => K j i_2 w ^ 2 * K l i_4 w
    ^ 2 * Q i i_2 w ^ 2 * Q i i_4 w ^ 2) = delta i_2 i_4 * (3 * sigma ^ 8) + (1 - delta i_2 i_4) * sigma ^ 8) i_2 i_4
    (r72 i_2) (fun p_5 => (r102 i_2 i_4 p_5)))). }
  assert (r104 : forall (i_2 i_4 : Fin d), delta i_2 i_4 * (3 * sigma ^ 8) + (1 - delta i_2 i_4) * sigma ^ 8 = sigma ^
    8 + 2 * (sigma ^ 8 * delta i_2 i_4)).
  { assert (identity : forall u0 u1 : R, ((u0 * (3 * (u1 ^ 8))) + ((1 - u0) * (u1 ^ 8))) = ((u1 ^ 8) + (2 * ((u1 ^ 8)
    * u0)))) by (intros u0 u1; ring).
    exact (fun (i_2 i_4 : Fin d) => (identity (delta i_2 i_4) sigma)). }
  assert (r108 : forall (i_2 i_4 : Fin d), E (fun w : P => K j i_2 w ^ 2 * K l i_4 w * K l i_4 w * Q i i_2 w ^ 2 * Q i
    i_4 w * Q i i_4 w) = delta i_4 i_4 * (sigma ^ 8 + 2 * (sigma ^ 8 * delta i_2 i_4)) + (1 - delta i_4 i_4) * (3 *
    (sigma ^ 8 * delta i_2 i_4 * delta i_2 i_4))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * ((u1 ^ 8) + (2 * ((u1 ^ 8) * u2)))) + ((1 - u0) * (3 * (((u1 ^
    8) * u2) * u2)))) - u3 = (1 * (((u1 ^ 8) + (2 * ((u1 ^ 8) * u2))) - u3) + (((3 * (((u1 ^ 8) * u2) * u2)) - ((u1 ^
    8) + (2 * ((u1 ^ 8) * u2)))) * (1 - u0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 i_4 : Fin d) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r44 i_2 i_4) (eq_trans
      (r103 i_2 i_4) (r104 i_2 i_4))) (Rules.and_equation (3 * (sigma ^ 8 * delta i_2 i_4 * delta i_2 i_4) - (sigma ^
      8 + 2 * (sigma ^ 8 * delta i_2 i_4))) (Facts.delta_same d i_4) Rules.no_equation)) (identity (delta i_4 i_4)
      sigma (delta i_2 i_4) (E (fun w : P => K j i_2 w ^ 2 * K l i_4 w * K l i_4 w * Q i i_2 w ^ 2 * Q i i_4 w * Q i
      i_4 w))))). }
  assert (r109 : forall (i_2 i_5 : Fin d) (w : P), K j i_2 w ^ 2 * K l i_2 w * K l i_5 w * Q i i_2 w ^ 2 * Q i i_2 w *
    Q i i_5 w = K j i_2 w ^ 2 * K l i_2 w * K l i_5 w * Q i i_2 w ^ 3 * Q i i_5 w).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((((u0 ^ 2) * u1) * u2) * (u3 ^ 2)) * u3) * u4) = (((((u0 ^ 2) *
    u1) * u2) * (u3 ^ 3)) * u4)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_2 i_5 : Fin d) (w : P) => (identity (K j i_2 w) (K l i_2 w) (K l i_5 w) (Q i i_2 w) (Q i i_5 w))). }
  assert (r110 : forall (i_2 i_5 : Fin d), E (fun w : P => K j i_2 w ^ 2 * K l i_2 w * K l i_5 w * Q i i_2 w ^ 2 * Q i
    i_2 w * Q i i_5 w) = E (fun w : P => K j i_2 w ^ 2 * K l i_2 w * K l i_5 w * Q i i_2 w ^ 3 * Q i i_5 w)).
  { exact (fun (i_2 i_5 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r109 i_2 i_5 w)))). }
  assert (r111 : forall (i_2 : Fin d) (w : P), K j i_2 w ^ 2 * K l i_2 w * K l i_2 w * Q i i_2 w ^ 3 * Q i i_2 w = K j
    i_2 w ^ 2 * K l i_2 w ^ 2 * Q i i_2 w ^ 4).
  { assert (identity : forall u0 u1 u2 : R, (((((u0 ^ 2) * u1) * u1) * (u2 ^ 3)) * u2) = (((u0 ^ 2) * (u1 ^ 2)) * (u2
    ^ 4))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin d) (w : P) => (identity (K j i_2 w) (K l i_2 w) (Q i i_2 w))). }
  assert (r112 : forall (i_2 : Fin d), E (fun w : P => K j i_2 w ^ 2 * K l i_2 w * K l i_2 w * Q i i_2 w ^ 3 * Q i i_2
    w) = E (fun w : P => K j i_2 w ^ 2 * K l i_2 w ^ 2 * Q i i_2 w ^ 4)).
  { exact (fun (i_2 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r111 i_2 w)))). }
  assert (r114 : forall (i_2 : Fin d), E (fun w : P => K j i_2 w ^ 2 * K l i_2 w * K l i_2 w * Q i i_2 w ^ 3 * Q i i_2
    w) = delta i_2 i_2 * (3 * sigma ^ 8) + (1 - delta i_2 i_2) * 0).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (3 * (u1 ^ 8))) + ((1 - u0) * 0)) - u2 = (1 * ((3 * (u1 ^ 8)) - u2)
    + ((0 - (3 * (u1 ^ 8))) * (1 - u0) + 0))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin d) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r112 i_2) (r69 i_2))
      (Rules.and_equation (0 - 3 * sigma ^ 8) (r71 i_2) Rules.no_equation)) (identity (delta i_2 i_2) sigma (E (fun w
      : P => K j i_2 w ^ 2 * K l i_2 w * K l i_2 w * Q i i_2 w ^ 3 * Q i i_2 w))))). }
  assert (r115 : forall (i_2 i_5 : Fin d) (w : P), K j i_2 w ^ 2 * K l i_2 w * K l i_5 w * Q i i_2 w ^ 3 * Q i i_5 w =
    K l i_2 w * (K j i_2 w ^ 2 * K l i_5 w * Q i i_2 w ^ 3 * Q i i_5 w)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((u0 ^ 2) * u1) * u2) * (u3 ^ 3)) * u4) = (u1 * ((((u0 ^ 2) * u2)
    * (u3 ^ 3)) * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_2 i_5 : Fin d) (w : P) => (identity (K j i_2 w) (K l i_2 w) (K l i_5 w) (Q i i_2 w) (Q i i_5 w))). }
  assert (r116 : forall (i_2 i_5 : Fin d), E (fun w : P => K j i_2 w ^ 2 * K l i_2 w * K l i_5 w * Q i i_2 w ^ 3 * Q i
    i_5 w) = E (fun w : P => K l i_2 w * (K j i_2 w ^ 2 * K l i_5 w * Q i i_2 w ^ 3 * Q i i_5 w))).
  { exact (fun (i_2 i_5 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r115 i_2 i_5 w)))). }
  assert (r118 : forall (i_2 i_5 : Fin d), i_2 <> i_5 -> E (fun w : P => K l i_2 w * (K j i_2 w ^ 2 * K l i_5 w * Q i
    i_2 w ^ 3 * Q i i_5 w)) = E (fun w : P => K l i_2 w) * E (fun w : P => K j i_2 w ^ 2 * K l i_5 w * Q i i_2 w ^ 3 *
    Q i i_5 w)).
  { exact (fun (i_2 i_5 : Fin d) p_6 => (Rules.expectation_factor ((inr (l, i_2)) :: nil)%list ((inr (j, i_2)) :: (inr
    (l, i_5)) :: (inl (i, i_2)) :: (inl (i, i_5)) :: nil)%list given_1 (disjoint_cons (away_cons (inr_apart (fst_apart
    _ _ (not_eq_sym given_6))) (away_cons (inr_apart (snd_apart _ _ p_6)) (away_cons (inr_inl _ _) (away_cons (inr_inl
    _ _) away_nil)))) disjoint_nil) (polynomial_entry (inr (l, i_2)) (or_introl eq_refl)) (polynomial_mul
    (polynomial_mul (polynomial_mul (polynomial_pow 2 (polynomial_entry (inr (j, i_2)) (or_introl eq_refl)))
    (polynomial_entry (inr (l, i_5)) (or_intror (or_introl eq_refl)))) (polynomial_pow 3 (polynomial_entry (inl (i,
    i_2)) (or_intror (or_intror (or_introl eq_refl)))))) (polynomial_entry (inl (i, i_5)) (or_intror (or_intror
    (or_intror (or_introl eq_refl)))))))). }
  assert (r122 : forall (i_12 : Fin m) (i_13 : Fin d), E (fun w : P => K i_12 i_13 w) = 0).
  { exact (fun (i_12 : Fin m) (i_13 : Fin d) => ((given_4 i_12) i_13)). }
  assert (r124 : forall (i_2 i_5 : Fin d), E (fun w : P => K l i_2 w) * E (fun w : P => K j i_2 w ^ 2 * K l i_5 w * Q
    i i_2 w ^ 3 * Q i i_5 w) = 0 * E (fun w : P => K j i_2 w ^ 2 * K l i_5 w * Q i i_2 w ^ 3 * Q i i_5 w)).
  { exact (fun (i_2 i_5 : Fin d) => (f_equal (fun (h_11 : R) => h_11 * E (fun w : P => K j i_2 w ^ 2 * K l i_5 w * Q i
    i_2 w ^ 3 * Q i i_5 w)) (r122 l i_2))). }
  assert (r126 : forall (i_2 i_5 : Fin d), 0 * E (fun w : P => K j i_2 w ^ 2 * K l i_5 w * Q i i_2 w ^ 3 * Q i i_5 w)
    = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_2 i_5 : Fin d) => (identity (E (fun w : P => K j i_2 w ^ 2 * K l i_5 w * Q i i_2 w ^ 3 * Q i i_5
      w)))). }
  assert (r128 : forall (i_2 i_5 : Fin d), i_2 <> i_5 -> delta i_2 i_5 = 0).
  { exact (fun (i_2 i_5 : Fin d) p_7 => (Facts.delta_apart d i_2 i_5 p_7)). }
  assert (r129 : forall (i_2 i_5 : Fin d), i_2 <> i_5 -> E (fun w : P => K j i_2 w ^ 2 * K l i_2 w * K l i_5 w * Q i
    i_2 w ^ 3 * Q i i_5 w) = delta i_2 i_5 * (3 * sigma ^ 8) + (1 - delta i_2 i_5) * 0).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (3 * (u1 ^ 8))) + ((1 - u0) * 0)) - u2 = (1 * (0 - u2) + ((0 - (3 *
    (u1 ^ 8))) * (0 - u0) + 0))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 i_5 : Fin d) p_8 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_trans (eq_trans
      (r116 i_2 i_5) (r118 i_2 i_5 p_8)) (r124 i_2 i_5)) (r126 i_2 i_5)) (Rules.and_equation (0 - 3 * sigma ^ 8) (r128
      i_2 i_5 p_8) Rules.no_equation)) (identity (delta i_2 i_5) sigma (E (fun w : P => K j i_2 w ^ 2 * K l i_2 w * K
      l i_5 w * Q i i_2 w ^ 3 * Q i i_5 w))))). }
  assert (r130 : forall (i_2 i_5 : Fin d), E (fun w : P => K j i_2 w ^ 2 * K l i_2 w * K l i_5 w * Q i i_2 w ^ 3 * Q i
    i_5 w) = delta i_2 i_5 * (3 * sigma ^ 8) + (1 - delta i_2 i_5) * 0).
  { exact (fun (i_2 i_5 : Fin d) => (Rules.index_cases (fun (i_5 : Fin d) => E (fun w : P => K j i_2 w ^ 2 * K l i_2 w
    * K l i_5 w * Q i i_2 w ^ 3 * Q i i_5 w) = delta i_2 i_5 * (3 * sigma ^ 8) + (1 - delta i_2 i_5) * 0) i_2 i_5
    (r114 i_2) (fun p_9 => (r129 i_2 i_5 p_9)))). }
  assert (r131 : forall (i_2 i_5 : Fin d), delta i_2 i_5 * (3 * sigma ^ 8) + (1 - delta i_2 i_5) * 0 = 3 * (sigma ^ 8
    * delta i_2 i_5)).
  { assert (identity : forall u0 u1 : R, ((u0 * (3 * (u1 ^ 8))) + ((1 - u0) * 0)) = (3 * ((u1 ^ 8) * u0))) by (intros
    u0 u1; ring).
    exact (fun (i_2 i_5 : Fin d) => (identity (delta i_2 i_5) sigma)). }
  assert (r134 : forall (i_2 i_5 : Fin d), E (fun w : P => K j i_2 w ^ 2 * K l i_2 w * K l i_5 w * Q i i_2 w ^ 2 * Q i
    i_2 w * Q i i_5 w) = delta i_2 i_2 * (3 * (sigma ^ 8 * delta i_2 i_5)) + (1 - delta i_2 i_2) * 0).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * (3 * ((u1 ^ 8) * u2))) + ((1 - u0) * 0)) - u3 = (1 * ((3 * ((u1
    ^ 8) * u2)) - u3) + ((0 - (3 * ((u1 ^ 8) * u2))) * (1 - u0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 i_5 : Fin d) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r110 i_2 i_5) (eq_trans
      (r130 i_2 i_5) (r131 i_2 i_5))) (Rules.and_equation (0 - 3 * (sigma ^ 8 * delta i_2 i_5)) (r71 i_2)
      Rules.no_equation)) (identity (delta i_2 i_2) sigma (delta i_2 i_5) (E (fun w : P => K j i_2 w ^ 2 * K l i_2 w *
      K l i_5 w * Q i i_2 w ^ 2 * Q i i_2 w * Q i i_5 w))))). }
  assert (r135 : forall (i_2 i_4 i_5 : Fin d) (w : P), K j i_2 w ^ 2 * K l i_4 w * K l i_5 w * Q i i_2 w ^ 2 * Q i i_4
    w * Q i i_5 w = K l i_4 w * (K j i_2 w ^ 2 * K l i_5 w * Q i i_2 w ^ 2 * Q i i_4 w * Q i i_5 w)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((((u0 ^ 2) * u1) * u2) * (u3 ^ 2)) * u4) * u5) = (u1 * (((((u0
    ^ 2) * u2) * (u3 ^ 2)) * u4) * u5))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_2 i_4 i_5 : Fin d) (w : P) => (identity (K j i_2 w) (K l i_4 w) (K l i_5 w) (Q i i_2 w) (Q i i_4 w)
      (Q i i_5 w))). }
  assert (r136 : forall (i_2 i_4 i_5 : Fin d), E (fun w : P => K j i_2 w ^ 2 * K l i_4 w * K l i_5 w * Q i i_2 w ^ 2 *
    Q i i_4 w * Q i i_5 w) = E (fun w : P => K l i_4 w * (K j i_2 w ^ 2 * K l i_5 w * Q i i_2 w ^ 2 * Q i i_4 w * Q i
    i_5 w))).
  { exact (fun (i_2 i_4 i_5 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r135 i_2 i_4 i_5 w)))). }
  assert (r138 : forall (i_4 i_2 i_5 : Fin d), i_2 <> i_4 -> i_4 <> i_5 -> E (fun w : P => K l i_4 w * (K j i_2 w ^ 2
    * K l i_5 w * Q i i_2 w ^ 2 * Q i i_4 w * Q i i_5 w)) = E (fun w : P => K l i_4 w) * E (fun w : P => K j i_2 w ^ 2
    * K l i_5 w * Q i i_2 w ^ 2 * Q i i_4 w * Q i i_5 w)).
  { exact (fun (i_4 i_2 i_5 : Fin d) p_10 p_11 => (Rules.expectation_factor ((inr (l, i_4)) :: nil)%list ((inr (j,
    i_2)) :: (inr (l, i_5)) :: (inl (i, i_2)) :: (inl (i, i_4)) :: (inl (i, i_5)) :: nil)%list given_1 (disjoint_cons
    (away_cons (inr_apart (fst_apart _ _ (not_eq_sym given_6))) (away_cons (inr_apart (snd_apart _ _ p_11)) (away_cons
    (inr_inl _ _) (away_cons (inr_inl _ _) (away_cons (inr_inl _ _) away_nil))))) disjoint_nil) (polynomial_entry (inr
    (l, i_4)) (or_introl eq_refl)) (polynomial_mul (polynomial_mul (polynomial_mul (polynomial_mul (polynomial_pow 2
    (polynomial_entry (inr (j, i_2)) (or_introl eq_refl))) (polynomial_entry (inr (l, i_5)) (or_intror (or_introl
    eq_refl)))) (polynomial_pow 2 (polynomial_entry (inl (i, i_2)) (or_intror (or_intror (or_introl eq_refl))))))
    (polynomial_entry (inl (i, i_4)) (or_intror (or_intror (or_intror (or_introl eq_refl)))))) (polynomial_entry (inl
    (i, i_5)) (or_intror (or_intror (or_intror (or_intror (or_introl eq_refl))))))))). }
  assert (r141 : forall (i_4 i_2 i_5 : Fin d), E (fun w : P => K l i_4 w) * E (fun w : P => K j i_2 w ^ 2 * K l i_5 w
    * Q i i_2 w ^ 2 * Q i i_4 w * Q i i_5 w) = 0 * E (fun w : P => K j i_2 w ^ 2 * K l i_5 w * Q i i_2 w ^ 2 * Q i i_4
    w * Q i i_5 w)).
  { exact (fun (i_4 i_2 i_5 : Fin d) => (f_equal (fun (h_12 : R) => h_12 * E (fun w : P => K j i_2 w ^ 2 * K l i_5 w *
    Q i i_2 w ^ 2 * Q i i_4 w * Q i i_5 w)) (r122 l i_4))). }
  assert (r143 : forall (i_2 i_5 i_4 : Fin d), 0 * E (fun w : P => K j i_2 w ^ 2 * K l i_5 w * Q i i_2 w ^ 2 * Q i i_4
    w * Q i i_5 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_2 i_5 i_4 : Fin d) => (identity (E (fun w : P => K j i_2 w ^ 2 * K l i_5 w * Q i i_2 w ^ 2 * Q i i_4
      w * Q i i_5 w)))). }
  assert (r145 : forall (i_2 i_5 : Fin d), delta i_2 i_5 * 0 + (1 - delta i_2 i_5) * 0 = 0).
  { assert (identity : forall u0 : R, ((u0 * 0) + ((1 - u0) * 0)) = 0) by (intros u0; ring).
    exact (fun (i_2 i_5 : Fin d) => (identity (delta i_2 i_5))). }
  assert (r146 : forall (i_2 i_4 i_5 : Fin d), i_2 <> i_4 -> i_4 <> i_5 -> E (fun w : P => K j i_2 w ^ 2 * K l i_4 w *
    K l i_5 w * Q i i_2 w ^ 2 * Q i i_4 w * Q i i_5 w) = delta i_2 i_4 * (3 * (sigma ^ 8 * delta i_2 i_5)) + (1 -
    delta i_2 i_4) * 0).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * (3 * ((u1 ^ 8) * u2))) + ((1 - u0) * 0)) - u3 = (1 * (0 - u3) +
    ((0 - (3 * ((u1 ^ 8) * u2))) * (0 - u0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 i_4 i_5 : Fin d) p_12 p_13 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_trans
      (eq_trans (r136 i_2 i_4 i_5) (r138 i_4 i_2 i_5 p_12 p_13)) (r141 i_4 i_2 i_5)) (r143 i_2 i_5 i_4))
      (Rules.and_equation (0 - 3 * (sigma ^ 8 * delta i_2 i_5)) (r101 i_2 i_4 p_12) Rules.no_equation)) (identity
      (delta i_2 i_4) sigma (delta i_2 i_5) (E (fun w : P => K j i_2 w ^ 2 * K l i_4 w * K l i_5 w * Q i i_2 w ^ 2 * Q
      i i_4 w * Q i i_5 w))))). }
  assert (r147 : forall (i_2 i_4 i_5 : Fin d), i_4 <> i_5 -> E (fun w : P => K j i_2 w ^ 2 * K l i_4 w * K l i_5 w * Q
    i i_2 w ^ 2 * Q i i_4 w * Q i i_5 w) = delta i_2 i_4 * (3 * (sigma ^ 8 * delta i_2 i_5)) + (1 - delta i_2 i_4) *
    0).
  { exact (fun (i_2 i_4 i_5 : Fin d) p_14 => (Rules.index_cases (fun (i_4 : Fin d) => i_4 <> i_5 -> E (fun w : P => K
    j i_2 w ^ 2 * K l i_4 w * K l i_5 w * Q i i_2 w ^ 2 * Q i i_4 w * Q i i_5 w) = delta i_2 i_4 * (3 * (sigma ^ 8 *
    delta i_2 i_5)) + (1 - delta i_2 i_4) * 0) i_2 i_4 (fun p_15 => (r134 i_2 i_5)) (fun p_16 p_17 => (r146 i_2 i_4
    i_5 p_16 p_17)) p_14)). }
  assert (r148 : forall (i_2 i_4 i_5 : Fin d), delta i_2 i_4 * (3 * (sigma ^ 8 * delta i_2 i_5)) + (1 - delta i_2 i_4)
    * 0 = 3 * (sigma ^ 8 * delta i_2 i_4 * delta i_2 i_5)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (3 * ((u1 ^ 8) * u2))) + ((1 - u0) * 0)) = (3 * (((u1 ^ 8) * u0) *
    u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 i_4 i_5 : Fin d) => (identity (delta i_2 i_4) sigma (delta i_2 i_5))). }
  assert (r151 : forall (i_2 i_4 i_5 : Fin d), i_4 <> i_5 -> E (fun w : P => K j i_2 w ^ 2 * K l i_4 w * K l i_5 w * Q
    i i_2 w ^ 2 * Q i i_4 w * Q i i_5 w) = delta i_4 i_5 * (sigma ^ 8 + 2 * (sigma ^ 8 * delta i_2 i_4)) + (1 - delta
    i_4 i_5) * (3 * (sigma ^ 8 * delta i_2 i_4 * delta i_2 i_5))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * ((u1 ^ 8) + (2 * ((u1 ^ 8) * u2)))) + ((1 - u0) * (3 * (((u1
    ^ 8) * u2) * u3)))) - u4 = (1 * ((3 * (((u1 ^ 8) * u2) * u3)) - u4) + (((3 * (((u1 ^ 8) * u2) * u3)) - ((u1 ^ 8) +
    (2 * ((u1 ^ 8) * u2)))) * (0 - u0) + 0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_2 i_4 i_5 : Fin d) p_18 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r147 i_2 i_4
      i_5 p_18) (r148 i_2 i_4 i_5)) (Rules.and_equation (3 * (sigma ^ 8 * delta i_2 i_4 * delta i_2 i_5) - (sigma ^ 8
      + 2 * (sigma ^ 8 * delta i_2 i_4))) (Facts.delta_apart d i_4 i_5 p_18) Rules.no_equation)) (identity (delta i_4
      i_5) sigma (delta i_2 i_4) (delta i_2 i_5) (E (fun w : P => K j i_2 w ^ 2 * K l i_4 w * K l i_5 w * Q i i_2 w ^
      2 * Q i i_4 w * Q i i_5 w))))). }
  assert (r152 : forall (i_2 i_4 i_5 : Fin d), E (fun w : P => K j i_2 w ^ 2 * K l i_4 w * K l i_5 w * Q i i_2 w ^ 2 *
    Q i i_4 w * Q i i_5 w) = delta i_4 i_5 * (sigma ^ 8 + 2 * (sigma ^ 8 * delta i_2 i_4)) + (1 - delta i_4 i_5) * (3
    * (sigma ^ 8 * delta i_2 i_4 * delta i_2 i_5))).
  { exact (fun (i_2 i_4 i_5 : Fin d) => (Rules.index_cases (fun (i_5 : Fin d) => E (fun w : P => K j i_2 w ^ 2 * K l
    i_4 w * K l i_5 w * Q i i_2 w ^ 2 * Q i i_4 w * Q i i_5 w) = delta i_4 i_5 * (sigma ^ 8 + 2 * (sigma ^ 8 * delta
    i_2 i_4)) + (1 - delta i_4 i_5) * (3 * (sigma ^ 8 * delta i_2 i_4 * delta i_2 i_5))) i_4 i_5 (r108 i_2 i_4) (fun
    p_19 => (r151 i_2 i_4 i_5 p_19)))). }
  assert (r154 : forall (i_2 i_4 i_5 : Fin d), i_2 <> i_4 -> delta i_2 i_4 * delta i_4 i_5 = delta i_2 i_4 * delta i_2
    i_5).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_2 i_4 i_5 : Fin d) p_20 => (Rules.linear_combination (Rules.and_equation (delta i_4 i_5 - delta i_2
      i_5) (r101 i_2 i_4 p_20) Rules.no_equation) (identity (delta i_2 i_4) (delta i_2 i_5) (delta i_4 i_5)))). }
  assert (r155 : forall (i_2 i_4 i_5 : Fin d), delta i_2 i_4 * delta i_4 i_5 = delta i_2 i_4 * delta i_2 i_5).
  { exact (fun (i_2 i_4 i_5 : Fin d) => (Rules.index_cases (fun (i_4 : Fin d) => delta i_2 i_4 * delta i_4 i_5 = delta
    i_2 i_4 * delta i_2 i_5) i_2 i_4 (@eq_refl R (delta i_2 i_2 * delta i_2 i_5)) (fun p_21 => (r154 i_2 i_4 i_5
    p_21)))). }
  assert (r157 : forall (a : Fin d), delta a a ^ 2 = delta a a).
  { assert (identity : forall u0 : R, u0 - (u0 ^ 2) = (u0 * (1 - u0) + 0)) by (intros u0; ring).
    exact (fun (a : Fin d) => (Rules.linear_combination (Rules.and_equation (delta a a) (Facts.delta_same d a)
      Rules.no_equation) (identity (delta a a)))). }
  assert (r158 : forall (a b : Fin d), a <> b -> delta a b = 0).
  { exact (fun (a b : Fin d) p_22 => (Facts.delta_apart d a b p_22)). }
  assert (r159 : forall (a b : Fin d), a <> b -> delta a b ^ 2 = delta a b).
  { assert (identity : forall u0 : R, u0 - (u0 ^ 2) = ((u0 - 1) * (0 - u0) + 0)) by (intros u0; ring).
    exact (fun (a b : Fin d) p_23 => (Rules.linear_combination (Rules.and_equation (delta a b - 1) (r158 a b p_23)
      Rules.no_equation) (identity (delta a b)))). }
  assert (r160 : forall (a b : Fin d), delta a b ^ 2 = delta a b).
  { exact (fun (a b : Fin d) => (Rules.index_cases (fun (b : Fin d) => delta a b ^ 2 = delta a b) a b (r157 a) (fun
    p_24 => (r159 a b p_24)))). }
  assert (r162 : forall (i_4 i_5 i_2 : Fin d), delta i_4 i_5 * (sigma ^ 8 + 2 * (sigma ^ 8 * delta i_2 i_4)) + (1 -
    delta i_4 i_5) * (3 * (sigma ^ 8 * delta i_2 i_4 * delta i_2 i_5)) = 2 * (sigma ^ 8 * delta i_2 i_4 * delta i_2
    i_5) + sigma ^ 8 * delta i_4 i_5).
  { assert (identity : forall u0 u1 u2 u3 : R, ((2 * (((u0 ^ 8) * u1) * u2)) + ((u0 ^ 8) * u3)) - ((u3 * ((u0 ^ 8) +
    (2 * ((u0 ^ 8) * u1)))) + ((1 - u3) * (3 * (((u0 ^ 8) * u1) * u2)))) = ((2 * (u0 ^ 8)) * ((u1 * u2) - (u1 * u3)) +
    (((-3) * ((u0 ^ 8) * u2)) * ((u1 * u2) - (u1 * u3)) + (((-3) * ((u0 ^ 8) * u1)) * (u2 - (u2 ^ 2)) + 0)))) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (i_4 i_5 i_2 : Fin d) => (Rules.linear_combination (Rules.and_equation (2 * sigma ^ 8) (r155 i_2 i_4
      i_5) (Rules.and_equation (-3 * (sigma ^ 8 * delta i_2 i_5)) (r155 i_2 i_4 i_5) (Rules.and_equation (-3 * (sigma
      ^ 8 * delta i_2 i_4)) (r160 i_2 i_5) Rules.no_equation))) (identity sigma (delta i_2 i_4) (delta i_2 i_5) (delta
      i_4 i_5)))). }
  assert (r165 : forall (i_2 i_4 i_5 : Fin d), E (fun w : P => K j i_2 w * K j i_2 w * K l i_4 w * K l i_5 w * Q i i_2
    w * Q i i_2 w * Q i i_4 w * Q i i_5 w) = delta i_2 i_2 * (2 * (sigma ^ 8 * delta i_2 i_4 * delta i_2 i_5) + sigma
    ^ 8 * delta i_4 i_5) + (1 - delta i_2 i_2) * 0).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * ((2 * (((u1 ^ 8) * u2) * u3)) + ((u1 ^ 8) * u4))) + ((1 -
    u0) * 0)) - u5 = (1 * (((2 * (((u1 ^ 8) * u2) * u3)) + ((u1 ^ 8) * u4)) - u5) + ((0 - ((2 * (((u1 ^ 8) * u2) *
    u3)) + ((u1 ^ 8) * u4))) * (1 - u0) + 0))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_2 i_4 i_5 : Fin d) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r42 i_2 i_4 i_5)
      (eq_trans (r152 i_2 i_4 i_5) (r162 i_4 i_5 i_2))) (Rules.and_equation (0 - (2 * (sigma ^ 8 * delta i_2 i_4 *
      delta i_2 i_5) + sigma ^ 8 * delta i_4 i_5)) (r71 i_2) Rules.no_equation)) (identity (delta i_2 i_2) sigma
      (delta i_2 i_4) (delta i_2 i_5) (delta i_4 i_5) (E (fun w : P => K j i_2 w * K j i_2 w * K l i_4 w * K l i_5 w *
      Q i i_2 w * Q i i_2 w * Q i i_4 w * Q i i_5 w))))). }
  assert (r166 : forall (i_2 i_3 : Fin d) (w : P), K j i_2 w * K j i_3 w * K l i_2 w ^ 2 * Q i i_2 w ^ 3 * Q i i_3 w =
    K j i_2 w * (K j i_3 w * K l i_2 w ^ 2 * Q i i_2 w ^ 3 * Q i i_3 w)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * u1) * (u2 ^ 2)) * (u3 ^ 3)) * u4) = (u0 * (((u1 * (u2 ^ 2))
    * (u3 ^ 3)) * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_2 i_3 : Fin d) (w : P) => (identity (K j i_2 w) (K j i_3 w) (K l i_2 w) (Q i i_2 w) (Q i i_3 w))). }
  assert (r167 : forall (i_2 i_3 : Fin d), E (fun w : P => K j i_2 w * K j i_3 w * K l i_2 w ^ 2 * Q i i_2 w ^ 3 * Q i
    i_3 w) = E (fun w : P => K j i_2 w * (K j i_3 w * K l i_2 w ^ 2 * Q i i_2 w ^ 3 * Q i i_3 w))).
  { exact (fun (i_2 i_3 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r166 i_2 i_3 w)))). }
  assert (r169 : forall (i_2 i_3 : Fin d), i_2 <> i_3 -> E (fun w : P => K j i_2 w * (K j i_3 w * K l i_2 w ^ 2 * Q i
    i_2 w ^ 3 * Q i i_3 w)) = E (fun w : P => K j i_2 w) * E (fun w : P => K j i_3 w * K l i_2 w ^ 2 * Q i i_2 w ^ 3 *
    Q i i_3 w)).
  { exact (fun (i_2 i_3 : Fin d) p_25 => (Rules.expectation_factor ((inr (j, i_2)) :: nil)%list ((inr (j, i_3)) ::
    (inr (l, i_2)) :: (inl (i, i_2)) :: (inl (i, i_3)) :: nil)%list given_1 (disjoint_cons (away_cons (inr_apart
    (snd_apart _ _ p_25)) (away_cons (inr_apart (fst_apart _ _ given_6)) (away_cons (inr_inl _ _) (away_cons (inr_inl
    _ _) away_nil)))) disjoint_nil) (polynomial_entry (inr (j, i_2)) (or_introl eq_refl)) (polynomial_mul
    (polynomial_mul (polynomial_mul (polynomial_entry (inr (j, i_3)) (or_introl eq_refl)) (polynomial_pow 2
    (polynomial_entry (inr (l, i_2)) (or_intror (or_introl eq_refl))))) (polynomial_pow 3 (polynomial_entry (inl (i,
    i_2)) (or_intror (or_intror (or_introl eq_refl)))))) (polynomial_entry (inl (i, i_3)) (or_intror (or_intror
    (or_intror (or_introl eq_refl)))))))). }
  assert (r172 : forall (i_2 i_3 : Fin d), E (fun w : P => K j i_2 w) * E (fun w : P => K j i_3 w * K l i_2 w ^ 2 * Q
    i i_2 w ^ 3 * Q i i_3 w) = 0 * E (fun w : P => K j i_3 w * K l i_2 w ^ 2 * Q i i_2 w ^ 3 * Q i i_3 w)).
  { exact (fun (i_2 i_3 : Fin d) => (f_equal (fun (h_13 : R) => h_13 * E (fun w : P => K j i_3 w * K l i_2 w ^ 2 * Q i
    i_2 w ^ 3 * Q i i_3 w)) (r122 j i_2))). }
  assert (r174 : forall (i_3 i_2 : Fin d), 0 * E (fun w : P => K j i_3 w * K l i_2 w ^ 2 * Q i i_2 w ^ 3 * Q i i_3 w)
    = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_3 i_2 : Fin d) => (identity (E (fun w : P => K j i_3 w * K l i_2 w ^ 2 * Q i i_2 w ^ 3 * Q i i_3
      w)))). }
  assert (r176 : forall (i_2 i_4 : Fin d), delta i_2 i_4 * 0 + (1 - delta i_2 i_4) * 0 = 0).
  { assert (identity : forall u0 : R, ((u0 * 0) + ((1 - u0) * 0)) = 0) by (intros u0; ring).
    exact (fun (i_2 i_4 : Fin d) => (identity (delta i_2 i_4))). }
  assert (r177 : forall (i_2 i_3 i_5 : Fin d) (w : P), K j i_2 w * K j i_3 w * K l i_2 w * K l i_5 w * Q i i_2 w * Q i
    i_3 w * Q i i_2 w * Q i i_5 w = K j i_2 w * K j i_3 w * K l i_2 w * K l i_5 w * Q i i_2 w ^ 2 * Q i i_3 w * Q i
    i_5 w).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((((u0 * u1) * u2) * u3) * u4) * u5) * u4) * u6) = ((((((u0
    * u1) * u2) * u3) * (u4 ^ 2)) * u5) * u6)) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_2 i_3 i_5 : Fin d) (w : P) => (identity (K j i_2 w) (K j i_3 w) (K l i_2 w) (K l i_5 w) (Q i i_2 w)
      (Q i i_3 w) (Q i i_5 w))). }
  assert (r178 : forall (i_2 i_3 i_5 : Fin d), E (fun w : P => K j i_2 w * K j i_3 w * K l i_2 w * K l i_5 w * Q i i_2
    w * Q i i_3 w * Q i i_2 w * Q i i_5 w) = E (fun w : P => K j i_2 w * K j i_3 w * K l i_2 w * K l i_5 w * Q i i_2 w
    ^ 2 * Q i i_3 w * Q i i_5 w)).
  { exact (fun (i_2 i_3 i_5 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r177 i_2 i_3 i_5 w)))). }
  assert (r179 : forall (i_2 i_3 : Fin d) (w : P), K j i_2 w * K j i_3 w * K l i_2 w * K l i_2 w * Q i i_2 w ^ 2 * Q i
    i_3 w * Q i i_2 w = K j i_2 w * K j i_3 w * K l i_2 w ^ 2 * Q i i_2 w ^ 3 * Q i i_3 w).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((((u0 * u1) * u2) * u2) * (u3 ^ 2)) * u4) * u3) = ((((u0 * u1) *
    (u2 ^ 2)) * (u3 ^ 3)) * u4)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_2 i_3 : Fin d) (w : P) => (identity (K j i_2 w) (K j i_3 w) (K l i_2 w) (Q i i_2 w) (Q i i_3 w))). }
  assert (r180 : forall (i_2 i_3 : Fin d), E (fun w : P => K j i_2 w * K j i_3 w * K l i_2 w * K l i_2 w * Q i i_2 w ^
    2 * Q i i_3 w * Q i i_2 w) = E (fun w : P => K j i_2 w * K j i_3 w * K l i_2 w ^ 2 * Q i i_2 w ^ 3 * Q i i_3 w)).
  { exact (fun (i_2 i_3 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r179 i_2 i_3 w)))). }
  assert (r182 : forall (i_2 i_3 : Fin d), i_2 <> i_3 -> E (fun w : P => K j i_2 w * K j i_3 w * K l i_2 w * K l i_2 w
    * Q i i_2 w ^ 2 * Q i i_3 w * Q i i_2 w) = delta i_2 i_2 * 0 + (1 - delta i_2 i_2) * 0).
  { assert (identity : forall u0 u1 : R, ((u0 * 0) + ((1 - u0) * 0)) - u1 = (1 * (0 - u1) + ((0 - 0) * (1 - u0) + 0)))
    by (intros u0 u1; ring).
    exact (fun (i_2 i_3 : Fin d) p_26 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r180 i_2 i_3)
      (eq_trans (eq_trans (eq_trans (r167 i_2 i_3) (r169 i_2 i_3 p_26)) (r172 i_2 i_3)) (r174 i_3 i_2)))
      (Rules.and_equation (0 - 0) (r71 i_2) Rules.no_equation)) (identity (delta i_2 i_2) (E (fun w : P => K j i_2 w *
      K j i_3 w * K l i_2 w * K l i_2 w * Q i i_2 w ^ 2 * Q i i_3 w * Q i i_2 w))))). }
  assert (r183 : forall (i_2 i_3 i_5 : Fin d) (w : P), K j i_2 w * K j i_3 w * K l i_2 w * K l i_5 w * Q i i_2 w ^ 2 *
    Q i i_3 w * Q i i_5 w = K j i_2 w * (K j i_3 w * K l i_2 w * K l i_5 w * Q i i_2 w ^ 2 * Q i i_3 w * Q i i_5 w)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((((u0 * u1) * u2) * u3) * (u4 ^ 2)) * u5) * u6) = (u0 *
    (((((u1 * u2) * u3) * (u4 ^ 2)) * u5) * u6))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_2 i_3 i_5 : Fin d) (w : P) => (identity (K j i_2 w) (K j i_3 w) (K l i_2 w) (K l i_5 w) (Q i i_2 w)
      (Q i i_3 w) (Q i i_5 w))). }
  assert (r184 : forall (i_2 i_3 i_5 : Fin d), E (fun w : P => K j i_2 w * K j i_3 w * K l i_2 w * K l i_5 w * Q i i_2
    w ^ 2 * Q i i_3 w * Q i i_5 w) = E (fun w : P => K j i_2 w * (K j i_3 w * K l i_2 w * K l i_5 w * Q i i_2 w ^ 2 *
    Q i i_3 w * Q i i_5 w))).
  { exact (fun (i_2 i_3 i_5 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r183 i_2 i_3 i_5 w)))). }
  assert (r185 : forall (i_2 i_3 i_5 : Fin d), i_2 <> i_3 -> i_2 <> i_5 -> E (fun w : P => K j i_2 w * (K j i_3 w * K
    l i_2 w * K l i_5 w * Q i i_2 w ^ 2 * Q i i_3 w * Q i i_5 w)) = E (fun w : P => K j i_2 w) * E (fun w : P => K j
    i_3 w * K l i_2 w * K l i_5 w * Q i i_2 w ^ 2 * Q i i_3 w * Q i i_5 w)).
  { exact (fun (i_2 i_3 i_5 : Fin d) p_27 p_28 => (Rules.expectation_factor ((inr (j, i_2)) :: nil)%list ((inr (j,
    i_3)) :: (inr (l, i_2)) :: (inr (l, i_5)) :: (inl (i, i_2)) :: (inl (i, i_3)) :: (inl (i, i_5)) :: nil)%list
    given_1 (disjoint_cons (away_cons (inr_apart (snd_apart _ _ p_27)) (away_cons (inr_apart (fst_apart _ _ given_6))
    (away_cons (inr_apart (fst_apart _ _ given_6)) (away_cons (inr_inl _ _) (away_cons (inr_inl _ _) (away_cons
    (inr_inl _ _) away_nil)))))) disjoint_nil) (polynomial_entry (inr (j, i_2)) (or_introl eq_refl)) (polynomial_mul
    (polynomial_mul (polynomial_mul (polynomial_mul (polynomial_mul (polynomial_entry (inr (j, i_3)) (or_introl
    eq_refl)) (polynomial_entry (inr (l, i_2)) (or_intror (or_introl eq_refl)))) (polynomial_entry (inr (l, i_5))
    (or_intror (or_intror (or_introl eq_refl))))) (polynomial_pow 2 (polynomial_entry (inl (i, i_2)) (or_intror
    (or_intror (or_intror (or_introl eq_refl))))))) (polynomial_entry (inl (i, i_3)) (or_intror (or_intror (or_intror
    (or_intror (or_introl eq_refl))))))) (polynomial_entry (inl (i, i_5)) (or_intror (or_intror (or_intror (or_intror
    (or_intror (or_introl eq_refl)))))))))). }
  assert (r187 : forall (i_2 i_3 i_5 : Fin d), E (fun w : P => K j i_2 w) * E (fun w : P => K j i_3 w * K l i_2 w * K
    l i_5 w * Q i i_2 w ^ 2 * Q i i_3 w * Q i i_5 w) = 0 * E (fun w : P => K j i_3 w * K l i_2 w * K l i_5 w * Q i i_2
    w ^ 2 * Q i i_3 w * Q i i_5 w)).
  { exact (fun (i_2 i_3 i_5 : Fin d) => (f_equal (fun (h_14 : R) => h_14 * E (fun w : P => K j i_3 w * K l i_2 w * K l
    i_5 w * Q i i_2 w ^ 2 * Q i i_3 w * Q i i_5 w)) (r122 j i_2))). }
  assert (r189 : forall (i_3 i_2 i_5 : Fin d), 0 * E (fun w : P => K j i_3 w * K l i_2 w * K l i_5 w * Q i i_2 w ^ 2 *
    Q i i_3 w * Q i i_5 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_3 i_2 i_5 : Fin d) => (identity (E (fun w : P => K j i_3 w * K l i_2 w * K l i_5 w * Q i i_2 w ^ 2 *
      Q i i_3 w * Q i i_5 w)))). }
  assert (r191 : forall (i_2 i_3 i_5 : Fin d), i_2 <> i_3 -> i_2 <> i_5 -> E (fun w : P => K j i_2 w * K j i_3 w * K l
    i_2 w * K l i_5 w * Q i i_2 w ^ 2 * Q i i_3 w * Q i i_5 w) = delta i_2 i_5 * 0 + (1 - delta i_2 i_5) * 0).
  { assert (identity : forall u0 u1 : R, ((u0 * 0) + ((1 - u0) * 0)) - u1 = (1 * (0 - u1) + ((0 - 0) * (0 - u0) + 0)))
    by (intros u0 u1; ring).
    exact (fun (i_2 i_3 i_5 : Fin d) p_29 p_30 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_trans
      (eq_trans (r184 i_2 i_3 i_5) (r185 i_2 i_3 i_5 p_29 p_30)) (r187 i_2 i_3 i_5)) (r189 i_3 i_2 i_5))
      (Rules.and_equation (0 - 0) (r128 i_2 i_5 p_30) Rules.no_equation)) (identity (delta i_2 i_5) (E (fun w : P => K
      j i_2 w * K j i_3 w * K l i_2 w * K l i_5 w * Q i i_2 w ^ 2 * Q i i_3 w * Q i i_5 w))))). }
  assert (r192 : forall (i_2 i_3 i_5 : Fin d), i_2 <> i_3 -> E (fun w : P => K j i_2 w * K j i_3 w * K l i_2 w * K l
    i_5 w * Q i i_2 w ^ 2 * Q i i_3 w * Q i i_5 w) = delta i_2 i_5 * 0 + (1 - delta i_2 i_5) * 0).
  { exact (fun (i_2 i_3 i_5 : Fin d) p_31 => (Rules.index_cases (fun (i_5 : Fin d) => E (fun w : P => K j i_2 w * K j
    i_3 w * K l i_2 w * K l i_5 w * Q i i_2 w ^ 2 * Q i i_3 w * Q i i_5 w) = delta i_2 i_5 * 0 + (1 - delta i_2 i_5) *
    0) i_2 i_5 (r182 i_2 i_3 p_31) (fun p_32 => (r191 i_2 i_3 i_5 p_31 p_32)))). }
  assert (r195 : forall (i_2 i_3 i_5 : Fin d), i_2 <> i_3 -> E (fun w : P => K j i_2 w * K j i_3 w * K l i_2 w * K l
    i_5 w * Q i i_2 w * Q i i_3 w * Q i i_2 w * Q i i_5 w) = delta i_2 i_2 * 0 + (1 - delta i_2 i_2) * 0).
  { assert (identity : forall u0 u1 : R, ((u0 * 0) + ((1 - u0) * 0)) - u1 = (1 * (0 - u1) + ((0 - 0) * (1 - u0) + 0)))
    by (intros u0 u1; ring).
    exact (fun (i_2 i_3 i_5 : Fin d) p_33 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r178 i_2 i_3
      i_5) (eq_trans (r192 i_2 i_3 i_5 p_33) (r145 i_2 i_5))) (Rules.and_equation (0 - 0) (r71 i_2)
      Rules.no_equation)) (identity (delta i_2 i_2) (E (fun w : P => K j i_2 w * K j i_3 w * K l i_2 w * K l i_5 w * Q
      i i_2 w * Q i i_3 w * Q i i_2 w * Q i i_5 w))))). }
  assert (r196 : forall (i_2 i_3 i_4 : Fin d) (w : P), K j i_2 w * K j i_3 w * K l i_4 w * K l i_2 w * Q i i_2 w * Q i
    i_3 w * Q i i_4 w * Q i i_2 w = K j i_2 w * K j i_3 w * K l i_2 w * K l i_4 w * Q i i_2 w ^ 2 * Q i i_3 w * Q i
    i_4 w).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((((u0 * u1) * u2) * u3) * u4) * u5) * u6) * u4) = ((((((u0
    * u1) * u3) * u2) * (u4 ^ 2)) * u5) * u6)) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_2 i_3 i_4 : Fin d) (w : P) => (identity (K j i_2 w) (K j i_3 w) (K l i_4 w) (K l i_2 w) (Q i i_2 w)
      (Q i i_3 w) (Q i i_4 w))). }
  assert (r197 : forall (i_2 i_3 i_4 : Fin d), E (fun w : P => K j i_2 w * K j i_3 w * K l i_4 w * K l i_2 w * Q i i_2
    w * Q i i_3 w * Q i i_4 w * Q i i_2 w) = E (fun w : P => K j i_2 w * K j i_3 w * K l i_2 w * K l i_4 w * Q i i_2 w
    ^ 2 * Q i i_3 w * Q i i_4 w)).
  { exact (fun (i_2 i_3 i_4 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r196 i_2 i_3 i_4 w)))). }
  assert (r198 : forall (i_2 i_3 i_4 : Fin d) (w : P), K j i_2 w * K j i_3 w * K l i_2 w * K l i_4 w * Q i i_2 w ^ 2 *
    Q i i_3 w * Q i i_4 w = K j i_2 w * (K j i_3 w * K l i_2 w * K l i_4 w * Q i i_2 w ^ 2 * Q i i_3 w * Q i i_4 w)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((((u0 * u1) * u2) * u3) * (u4 ^ 2)) * u5) * u6) = (u0 *
    (((((u1 * u2) * u3) * (u4 ^ 2)) * u5) * u6))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_2 i_3 i_4 : Fin d) (w : P) => (identity (K j i_2 w) (K j i_3 w) (K l i_2 w) (K l i_4 w) (Q i i_2 w)
      (Q i i_3 w) (Q i i_4 w))). }
  assert (r199 : forall (i_2 i_3 i_4 : Fin d), E (fun w : P => K j i_2 w * K j i_3 w * K l i_2 w * K l i_4 w * Q i i_2
    w ^ 2 * Q i i_3 w * Q i i_4 w) = E (fun w : P => K j i_2 w * (K j i_3 w * K l i_2 w * K l i_4 w * Q i i_2 w ^ 2 *
    Q i i_3 w * Q i i_4 w))).
  { exact (fun (i_2 i_3 i_4 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r198 i_2 i_3 i_4 w)))). }
  assert (r200 : forall (i_2 i_3 i_4 : Fin d), i_2 <> i_3 -> i_2 <> i_4 -> E (fun w : P => K j i_2 w * (K j i_3 w * K
    l i_2 w * K l i_4 w * Q i i_2 w ^ 2 * Q i i_3 w * Q i i_4 w)) = E (fun w : P => K j i_2 w) * E (fun w : P => K j
    i_3 w * K l i_2 w * K l i_4 w * Q i i_2 w ^ 2 * Q i i_3 w * Q i i_4 w)).
  { exact (fun (i_2 i_3 i_4 : Fin d) p_34 p_35 => (Rules.expectation_factor ((inr (j, i_2)) :: nil)%list ((inr (j,
    i_3)) :: (inr (l, i_2)) :: (inr (l, i_4)) :: (inl (i, i_2)) :: (inl (i, i_3)) :: (inl (i, i_4)) :: nil)%list
    given_1 (disjoint_cons (away_cons (inr_apart (snd_apart _ _ p_34)) (away_cons (inr_apart (fst_apart _ _ given_6))
    (away_cons (inr_apart (fst_apart _ _ given_6)) (away_cons (inr_inl _ _) (away_cons (inr_inl _ _) (away_cons
    (inr_inl _ _) away_nil)))))) disjoint_nil) (polynomial_entry (inr (j, i_2)) (or_introl eq_refl)) (polynomial_mul
    (polynomial_mul (polynomial_mul (polynomial_mul (polynomial_mul (polynomial_entry (inr (j, i_3)) (or_introl
    eq_refl)) (polynomial_entry (inr (l, i_2)) (or_intror (or_introl eq_refl)))) (polynomial_entry (inr (l, i_4))
    (or_intror (or_intror (or_introl eq_refl))))) (polynomial_pow 2 (polynomial_entry (inl (i, i_2)) (or_intror
    (or_intror (or_intror (or_introl eq_refl))))))) (polynomial_entry (inl (i, i_3)) (or_intror (or_intror (or_intror
    (or_intror (or_introl eq_refl))))))) (polynomial_entry (inl (i, i_4)) (or_intror (or_intror (or_intror (or_intror
    (or_intror (or_introl eq_refl)))))))))). }
  assert (r202 : forall (i_2 i_3 i_4 : Fin d), E (fun w : P => K j i_2 w) * E (fun w : P => K j i_3 w * K l i_2 w * K
    l i_4 w * Q i i_2 w ^ 2 * Q i i_3 w * Q i i_4 w) = 0 * E (fun w : P => K j i_3 w * K l i_2 w * K l i_4 w * Q i i_2
    w ^ 2 * Q i i_3 w * Q i i_4 w)).
  { exact (fun (i_2 i_3 i_4 : Fin d) => (f_equal (fun (h_15 : R) => h_15 * E (fun w : P => K j i_3 w * K l i_2 w * K l
    i_4 w * Q i i_2 w ^ 2 * Q i i_3 w * Q i i_4 w)) (r122 j i_2))). }
  assert (r204 : forall (i_3 i_2 i_4 : Fin d), 0 * E (fun w : P => K j i_3 w * K l i_2 w * K l i_4 w * Q i i_2 w ^ 2 *
    Q i i_3 w * Q i i_4 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_3 i_2 i_4 : Fin d) => (identity (E (fun w : P => K j i_3 w * K l i_2 w * K l i_4 w * Q i i_2 w ^ 2 *
      Q i i_3 w * Q i i_4 w)))). }
  assert (r207 : forall (i_2 i_3 i_4 : Fin d), i_2 <> i_3 -> i_2 <> i_4 -> E (fun w : P => K j i_2 w * K j i_3 w * K l
    i_4 w * K l i_2 w * Q i i_2 w * Q i i_3 w * Q i i_4 w * Q i i_2 w) = delta i_2 i_2 * 0 + (1 - delta i_2 i_2) * 0).
  { assert (identity : forall u0 u1 : R, ((u0 * 0) + ((1 - u0) * 0)) - u1 = (1 * (0 - u1) + ((0 - 0) * (1 - u0) + 0)))
    by (intros u0 u1; ring).
    exact (fun (i_2 i_3 i_4 : Fin d) p_36 p_37 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r197 i_2
      i_3 i_4) (eq_trans (eq_trans (eq_trans (r199 i_2 i_3 i_4) (r200 i_2 i_3 i_4 p_36 p_37)) (r202 i_2 i_3 i_4))
      (r204 i_3 i_2 i_4))) (Rules.and_equation (0 - 0) (r71 i_2) Rules.no_equation)) (identity (delta i_2 i_2) (E (fun
      w : P => K j i_2 w * K j i_3 w * K l i_4 w * K l i_2 w * Q i i_2 w * Q i i_3 w * Q i i_4 w * Q i i_2 w))))). }
  assert (r208 : forall (i_2 i_3 i_4 i_5 : Fin d) (w : P), K j i_2 w * K j i_3 w * K l i_4 w * K l i_5 w * Q i i_2 w *
    Q i i_3 w * Q i i_4 w * Q i i_5 w = K j i_2 w * (K j i_3 w * K l i_4 w * K l i_5 w * Q i i_2 w * Q i i_3 w * Q i
    i_4 w * Q i i_5 w)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, (((((((u0 * u1) * u2) * u3) * u4) * u5) * u6) * u7) = (u0 *
    ((((((u1 * u2) * u3) * u4) * u5) * u6) * u7))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_2 i_3 i_4 i_5 : Fin d) (w : P) => (identity (K j i_2 w) (K j i_3 w) (K l i_4 w) (K l i_5 w) (Q i i_2
      w) (Q i i_3 w) (Q i i_4 w) (Q i i_5 w))). }
  assert (r209 : forall (i_2 i_3 i_4 i_5 : Fin d), E (fun w : P => K j i_2 w * K j i_3 w * K l i_4 w * K l i_5 w * Q i
    i_2 w * Q i i_3 w * Q i i_4 w * Q i i_5 w) = E (fun w : P => K j i_2 w * (K j i_3 w * K l i_4 w * K l i_5 w * Q i
    i_2 w * Q i i_3 w * Q i i_4 w * Q i i_5 w))).
  { exact (fun (i_2 i_3 i_4 i_5 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r208 i_2 i_3 i_4 i_5 w)))).
    }
  assert (r210 : forall (i_2 i_3 i_4 i_5 : Fin d), i_2 <> i_3 -> i_2 <> i_4 -> i_2 <> i_5 -> E (fun w : P => K j i_2 w
    * (K j i_3 w * K l i_4 w * K l i_5 w * Q i i_2 w * Q i i_3 w * Q i i_4 w * Q i i_5 w)) = E (fun w : P => K j i_2
    w) * E (fun w : P => K j i_3 w * K l i_4 w * K l i_5 w * Q i i_2 w * Q i i_3 w * Q i i_4 w * Q i i_5 w)).
  { exact (fun (i_2 i_3 i_4 i_5 : Fin d) p_38 p_39 p_40 => (Rules.expectation_factor ((inr (j, i_2)) :: nil)%list
    ((inr (j, i_3)) :: (inr (l, i_4)) :: (inr (l, i_5)) :: (inl (i, i_2)) :: (inl (i, i_3)) :: (inl (i, i_4)) :: (inl
    (i, i_5)) :: nil)%list given_1 (disjoint_cons (away_cons (inr_apart (snd_apart _ _ p_38)) (away_cons (inr_apart
    (fst_apart _ _ given_6)) (away_cons (inr_apart (fst_apart _ _ given_6)) (away_cons (inr_inl _ _) (away_cons
    (inr_inl _ _) (away_cons (inr_inl _ _) (away_cons (inr_inl _ _) away_nil))))))) disjoint_nil) (polynomial_entry
    (inr (j, i_2)) (or_introl eq_refl)) (polynomial_mul (polynomial_mul (polynomial_mul (polynomial_mul
    (polynomial_mul (polynomial_mul (polynomial_entry (inr (j, i_3)) (or_introl eq_refl)) (polynomial_entry (inr (l,
    i_4)) (or_intror (or_introl eq_refl)))) (polynomial_entry (inr (l, i_5)) (or_intror (or_intror (or_introl
    eq_refl))))) (polynomial_entry (inl (i, i_2)) (or_intror (or_intror (or_intror (or_introl eq_refl))))))
    (polynomial_entry (inl (i, i_3)) (or_intror (or_intror (or_intror (or_intror (or_introl eq_refl)))))))
    (polynomial_entry (inl (i, i_4)) (or_intror (or_intror (or_intror (or_intror (or_intror (or_introl eq_refl))))))))
    (polynomial_entry (inl (i, i_5)) (or_intror (or_intror (or_intror (or_intror (or_intror (or_intror (or_introl
    eq_refl))))))))))). }
  assert (r212 : forall (i_2 i_3 i_4 i_5 : Fin d), E (fun w : P => K j i_2 w) * E (fun w : P => K j i_3 w * K l i_4 w
    * K l i_5 w * Q i i_2 w * Q i i_3 w * Q i i_4 w * Q i i_5 w) = 0 * E (fun w : P => K j i_3 w * K l i_4 w * K l i_5
    w * Q i i_2 w * Q i i_3 w * Q i i_4 w * Q i i_5 w)).
  { exact (fun (i_2 i_3 i_4 i_5 : Fin d) => (f_equal (fun (h_16 : R) => h_16 * E (fun w : P => K j i_3 w * K l i_4 w *
    K l i_5 w * Q i i_2 w * Q i i_3 w * Q i i_4 w * Q i i_5 w)) (r122 j i_2))). }
  assert (r214 : forall (i_3 i_4 i_5 i_2 : Fin d), 0 * E (fun w : P => K j i_3 w * K l i_4 w * K l i_5 w * Q i i_2 w *
    Q i i_3 w * Q i i_4 w * Q i i_5 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_3 i_4 i_5 i_2 : Fin d) => (identity (E (fun w : P => K j i_3 w * K l i_4 w * K l i_5 w * Q i i_2 w *
      Q i i_3 w * Q i i_4 w * Q i i_5 w)))). }
  assert (r216 : forall (i_2 i_3 i_4 i_5 : Fin d), i_2 <> i_3 -> i_2 <> i_4 -> i_2 <> i_5 -> E (fun w : P => K j i_2 w
    * K j i_3 w * K l i_4 w * K l i_5 w * Q i i_2 w * Q i i_3 w * Q i i_4 w * Q i i_5 w) = delta i_2 i_5 * 0 + (1 -
    delta i_2 i_5) * 0).
  { assert (identity : forall u0 u1 : R, ((u0 * 0) + ((1 - u0) * 0)) - u1 = (1 * (0 - u1) + ((0 - 0) * (0 - u0) + 0)))
    by (intros u0 u1; ring).
    exact (fun (i_2 i_3 i_4 i_5 : Fin d) p_41 p_42 p_43 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans
      (eq_trans (eq_trans (r209 i_2 i_3 i_4 i_5) (r210 i_2 i_3 i_4 i_5 p_41 p_42 p_43)) (r212 i_2 i_3 i_4 i_5)) (r214
      i_3 i_4 i_5 i_2)) (Rules.and_equation (0 - 0) (r128 i_2 i_5 p_43) Rules.no_equation)) (identity (delta i_2 i_5)
      (E (fun w : P => K j i_2 w * K j i_3 w * K l i_4 w * K l i_5 w * Q i i_2 w * Q i i_3 w * Q i i_4 w * Q i i_5
      w))))). }
  assert (r217 : forall (i_2 i_3 i_4 i_5 : Fin d), i_2 <> i_3 -> i_2 <> i_4 -> E (fun w : P => K j i_2 w * K j i_3 w *
    K l i_4 w * K l i_5 w * Q i i_2 w * Q i i_3 w * Q i i_4 w * Q i i_5 w) = delta i_2 i_5 * 0 + (1 - delta i_2 i_5) *
    0).
  { exact (fun (i_2 i_3 i_4 i_5 : Fin d) p_44 p_45 => (Rules.index_cases (fun (i_5 : Fin d) => E (fun w : P => K j i_2
    w * K j i_3 w * K l i_4 w * K l i_5 w * Q i i_2 w * Q i i_3 w * Q i i_4 w * Q i i_5 w) = delta i_2 i_5 * 0 + (1 -
    delta i_2 i_5) * 0) i_2 i_5 (r207 i_2 i_3 i_4 p_44 p_45) (fun p_46 => (r216 i_2 i_3 i_4 i_5 p_44 p_45 p_46)))). }
  assert (r219 : forall (i_2 i_3 i_4 i_5 : Fin d), i_2 <> i_3 -> i_2 <> i_4 -> E (fun w : P => K j i_2 w * K j i_3 w *
    K l i_4 w * K l i_5 w * Q i i_2 w * Q i i_3 w * Q i i_4 w * Q i i_5 w) = delta i_2 i_4 * 0 + (1 - delta i_2 i_4) *
    0).
  { assert (identity : forall u0 u1 : R, ((u0 * 0) + ((1 - u0) * 0)) - u1 = (1 * (0 - u1) + ((0 - 0) * (0 - u0) + 0)))
    by (intros u0 u1; ring).
    exact (fun (i_2 i_3 i_4 i_5 : Fin d) p_47 p_48 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r217
      i_2 i_3 i_4 i_5 p_47 p_48) (r145 i_2 i_5)) (Rules.and_equation (0 - 0) (r101 i_2 i_4 p_48) Rules.no_equation))
      (identity (delta i_2 i_4) (E (fun w : P => K j i_2 w * K j i_3 w * K l i_4 w * K l i_5 w * Q i i_2 w * Q i i_3 w
      * Q i i_4 w * Q i i_5 w))))). }
  assert (r220 : forall (i_2 i_3 i_4 i_5 : Fin d), i_2 <> i_3 -> E (fun w : P => K j i_2 w * K j i_3 w * K l i_4 w * K
    l i_5 w * Q i i_2 w * Q i i_3 w * Q i i_4 w * Q i i_5 w) = delta i_2 i_4 * 0 + (1 - delta i_2 i_4) * 0).
  { exact (fun (i_2 i_3 i_4 i_5 : Fin d) p_49 => (Rules.index_cases (fun (i_4 : Fin d) => E (fun w : P => K j i_2 w *
    K j i_3 w * K l i_4 w * K l i_5 w * Q i i_2 w * Q i i_3 w * Q i i_4 w * Q i i_5 w) = delta i_2 i_4 * 0 + (1 -
    delta i_2 i_4) * 0) i_2 i_4 (r195 i_2 i_3 i_5 p_49) (fun p_50 => (r219 i_2 i_3 i_4 i_5 p_49 p_50)))). }
  assert (r223 : forall (i_2 i_3 i_4 i_5 : Fin d), i_2 <> i_3 -> E (fun w : P => K j i_2 w * K j i_3 w * K l i_4 w * K
    l i_5 w * Q i i_2 w * Q i i_3 w * Q i i_4 w * Q i i_5 w) = delta i_2 i_3 * (2 * (sigma ^ 8 * delta i_2 i_4 * delta
    i_2 i_5) + sigma ^ 8 * delta i_4 i_5) + (1 - delta i_2 i_3) * 0).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * ((2 * (((u1 ^ 8) * u2) * u3)) + ((u1 ^ 8) * u4))) + ((1 -
    u0) * 0)) - u5 = (1 * (0 - u5) + ((0 - ((2 * (((u1 ^ 8) * u2) * u3)) + ((u1 ^ 8) * u4))) * (0 - u0) + 0))) by
    (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_2 i_3 i_4 i_5 : Fin d) p_51 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r220 i_2
      i_3 i_4 i_5 p_51) (r176 i_2 i_4)) (Rules.and_equation (0 - (2 * (sigma ^ 8 * delta i_2 i_4 * delta i_2 i_5) +
      sigma ^ 8 * delta i_4 i_5)) (Facts.delta_apart d i_2 i_3 p_51) Rules.no_equation)) (identity (delta i_2 i_3)
      sigma (delta i_2 i_4) (delta i_2 i_5) (delta i_4 i_5) (E (fun w : P => K j i_2 w * K j i_3 w * K l i_4 w * K l
      i_5 w * Q i i_2 w * Q i i_3 w * Q i i_4 w * Q i i_5 w))))). }
  assert (r224 : forall (i_2 i_3 i_4 i_5 : Fin d), E (fun w : P => K j i_2 w * K j i_3 w * K l i_4 w * K l i_5 w * Q i
    i_2 w * Q i i_3 w * Q i i_4 w * Q i i_5 w) = delta i_2 i_3 * (2 * (sigma ^ 8 * delta i_2 i_4 * delta i_2 i_5) +
    sigma ^ 8 * delta i_4 i_5) + (1 - delta i_2 i_3) * 0).
  { exact (fun (i_2 i_3 i_4 i_5 : Fin d) => (Rules.index_cases (fun (i_3 : Fin d) => E (fun w : P => K j i_2 w * K j
    i_3 w * K l i_4 w * K l i_5 w * Q i i_2 w * Q i i_3 w * Q i i_4 w * Q i i_5 w) = delta i_2 i_3 * (2 * (sigma ^ 8 *
    delta i_2 i_4 * delta i_2 i_5) + sigma ^ 8 * delta i_4 i_5) + (1 - delta i_2 i_3) * 0) i_2 i_3 (r165 i_2 i_4 i_5)
    (fun p_52 => (r223 i_2 i_3 i_4 i_5 p_52)))). }
  assert (r225 : forall (i_2 i_3 i_4 i_5 : Fin d), delta i_2 i_3 * (2 * (sigma ^ 8 * delta i_2 i_4 * delta i_2 i_5) +
    sigma ^ 8 * delta i_4 i_5) + (1 - delta i_2 i_3) * 0 = 2 * (sigma ^ 8 * delta i_2 i_3 * delta i_2 i_4 * delta i_2
    i_5) + sigma ^ 8 * delta i_2 i_3 * delta i_4 i_5).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * ((2 * (((u1 ^ 8) * u2) * u3)) + ((u1 ^ 8) * u4))) + ((1 - u0)
    * 0)) = ((2 * ((((u1 ^ 8) * u0) * u2) * u3)) + (((u1 ^ 8) * u0) * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_2 i_3 i_4 i_5 : Fin d) => (identity (delta i_2 i_3) sigma (delta i_2 i_4) (delta i_2 i_5) (delta i_4
      i_5))). }
  assert (r229 : forall (b a : Fin d), a <> b -> b <> a).
  { exact (fun (b a : Fin d) p_53 => (Facts.apart_symm d a b p_53)). }
  assert (r232 : forall (a b : Fin d), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin d) p_54 => (Rules.linear_combination (Rules.and_equation 1 (r158 a b p_54)
      (Rules.and_equation (-1) (Facts.delta_apart d b a (r229 b a p_54)) Rules.no_equation)) (identity (delta b a)
      (delta a b)))). }
  assert (r233 : forall (a b : Fin d), delta a b = delta b a).
  { exact (fun (a b : Fin d) => (Rules.index_cases (fun (b : Fin d) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_55 => (r232 a b p_55)))). }
  assert (r236 : forall (i_2 i_3 i_4 i_5 : Fin d), 2 * (sigma ^ 8 * delta i_2 i_3 * delta i_2 i_4 * delta i_2 i_5) +
    sigma ^ 8 * delta i_2 i_3 * delta i_4 i_5 = 2 * (sigma ^ 8 * delta i_2 i_3 * delta i_2 i_4) * (delta i_5 i_2 * 1)
    + sigma ^ 8 * delta i_2 i_3 * (delta i_5 i_4 * 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((2 * (((u0 ^ 8) * u1) * u2)) * (u3 * 1)) + (((u0 ^ 8) * u1)
    * (u4 * 1))) - ((2 * ((((u0 ^ 8) * u1) * u2) * u5)) + (((u0 ^ 8) * u1) * u6)) = (((2 * (((u0 ^ 8) * u1) * u2)) *
    1) * (u3 - u5) + ((((u0 ^ 8) * u1) * 1) * (u4 - u6) + 0))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_2 i_3 i_4 i_5 : Fin d) => (Rules.linear_combination (Rules.and_equation (2 * (sigma ^ 8 * delta i_2
      i_3 * delta i_2 i_4) * 1) (r233 i_2 i_5) (Rules.and_equation (sigma ^ 8 * delta i_2 i_3 * 1) (r233 i_4 i_5)
      Rules.no_equation)) (identity sigma (delta i_2 i_3) (delta i_2 i_4) (delta i_5 i_2) (delta i_5 i_4) (delta i_2
      i_5) (delta i_4 i_5)))). }
  assert (r238 : forall (i_2 i_3 i_4 : Fin d), Sum (fun i_ : Fin d => E (fun w : P => K j i_2 w * K j i_3 w * K l i_4
    w * Q i i_2 w * Q i i_3 w * Q i i_4 w * (K l i_ w * Q i i_ w))) = Sum (fun i : Fin d => 2 * (sigma ^ 8 * delta i_2
    i_3 * delta i_2 i_4) * (delta i i_2 * 1) + sigma ^ 8 * delta i_2 i_3 * (delta i i_4 * 1))).
  { exact (fun (i_2 i_3 i_4 : Fin d) => (Rules.sum_congruence (fun (i_5 : Fin d) => (eq_trans (eq_trans (r40 i_2 i_3
    i_4 i_5) (eq_trans (r224 i_2 i_3 i_4 i_5) (r225 i_2 i_3 i_4 i_5))) (r236 i_2 i_3 i_4 i_5))))). }
  assert (r241 : forall (i_2 : Fin d), Sum (fun i : Fin d => delta i i_2 * 1) = 1).
  { exact (fun (i_2 : Fin d) => (Facts.sum_delta d i_2 (fun i : Fin d => 1))). }
  assert (r242 : forall (i_2 i_3 i_4 : Fin d), 2 * (sigma ^ 8 * delta i_2 i_3 * delta i_2 i_4) * Sum (fun i : Fin d =>
    delta i i_2 * 1) = 2 * (sigma ^ 8 * delta i_2 i_3 * delta i_2 i_4) * 1).
  { exact (fun (i_2 i_3 i_4 : Fin d) => (f_equal (fun (h_17 : R) => 2 * (sigma ^ 8 * delta i_2 i_3 * delta i_2 i_4) *
    h_17) (r241 i_2))). }
  assert (r246 : forall (i_2 i_3 i_4 : Fin d), sigma ^ 8 * delta i_2 i_3 * Sum (fun i : Fin d => delta i i_4 * 1) =
    sigma ^ 8 * delta i_2 i_3 * 1).
  { exact (fun (i_2 i_3 i_4 : Fin d) => (f_equal (fun (h_18 : R) => sigma ^ 8 * delta i_2 i_3 * h_18) (Facts.sum_delta
    d i_4 (fun i : Fin d => 1)))). }
  assert (r248 : forall (i_2 i_3 i_4 : Fin d), Sum (fun i : Fin d => 2 * (sigma ^ 8 * delta i_2 i_3 * delta i_2 i_4) *
    (delta i i_2 * 1)) + Sum (fun i : Fin d => sigma ^ 8 * delta i_2 i_3 * (delta i i_4 * 1)) = 2 * (sigma ^ 8 * delta
    i_2 i_3 * delta i_2 i_4) * 1 + sigma ^ 8 * delta i_2 i_3 * 1).
  { exact (fun (i_2 i_3 i_4 : Fin d) => (f_equal2 (fun (h_19 : R) (h_20 : R) => h_19 + h_20) (eq_trans
    (Facts.sum_scale d (2 * (sigma ^ 8 * delta i_2 i_3 * delta i_2 i_4)) (fun i : Fin d => delta i i_2 * 1)) (r242 i_2
    i_3 i_4)) (eq_trans (Facts.sum_scale d (sigma ^ 8 * delta i_2 i_3) (fun i : Fin d => delta i i_4 * 1)) (r246 i_2
    i_3 i_4)))). }
  assert (r251 : forall (i_2 i_3 i_4 : Fin d), 2 * (sigma ^ 8 * delta i_2 i_3 * delta i_2 i_4) * 1 + sigma ^ 8 * delta
    i_2 i_3 * 1 = sigma ^ 8 * delta i_2 i_3 + 2 * (sigma ^ 8 * delta i_2 i_3 * delta i_2 i_4)).
  { assert (identity : forall u0 u1 u2 : R, (((2 * (((u0 ^ 8) * u1) * u2)) * 1) + (((u0 ^ 8) * u1) * 1)) = (((u0 ^ 8)
    * u1) + (2 * (((u0 ^ 8) * u1) * u2)))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 i_3 i_4 : Fin d) => (identity sigma (delta i_2 i_3) (delta i_2 i_4))). }
  assert (r256 : forall (i_2 i_3 i_4 : Fin d), sigma ^ 8 * delta i_2 i_3 + 2 * (sigma ^ 8 * delta i_2 i_3 * delta i_2
    i_4) = sigma ^ 8 * delta i_2 i_3 * 1 + 2 * (sigma ^ 8 * delta i_2 i_3) * (delta i_4 i_2 * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 ^ 8) * u1) * 1) + ((2 * ((u0 ^ 8) * u1)) * (u2 * 1))) - (((u0 ^
    8) * u1) + (2 * (((u0 ^ 8) * u1) * u3))) = (((2 * ((u0 ^ 8) * u1)) * 1) * (u2 - u3) + 0)) by (intros u0 u1 u2 u3;
    ring).
    exact (fun (i_2 i_3 i_4 : Fin d) => (Rules.linear_combination (Rules.and_equation (2 * (sigma ^ 8 * delta i_2 i_3)
      * 1) (r233 i_2 i_4) Rules.no_equation) (identity sigma (delta i_2 i_3) (delta i_4 i_2) (delta i_2 i_4)))). }
  assert (r258 : forall (i_2 i_3 : Fin d), Sum (fun i_ : Fin d => E (fun w : P => K j i_2 w * K j i_3 w * Q i i_2 w *
    Q i i_3 w * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) * (K l i_ w * Q i i_ w))) = Sum (fun i : Fin d => sigma ^
    8 * delta i_2 i_3 * 1 + 2 * (sigma ^ 8 * delta i_2 i_3) * (delta i i_2 * 1))).
  { exact (fun (i_2 i_3 : Fin d) => (Rules.sum_congruence (fun (i_4 : Fin d) => (eq_trans (eq_trans (r33 i_2 i_3 i_4)
    (eq_trans (eq_trans (r36 i_2 i_3 i_4) (Facts.expectation_sum d P (fun i_ : Fin d => (Random (fun w : P => K j i_2
    w * K j i_3 w * K l i_4 w * Q i i_2 w * Q i i_3 w * Q i i_4 w * (K l i_ w * Q i i_ w)) (finite_mul (finite_mul
    (finite_mul (finite_mul (finite_mul (finite_mul (moments (K j i_2)) (moments (K j i_3))) (moments (K l i_4)))
    (moments (Q i i_2))) (moments (Q i i_3))) (moments (Q i i_4))) (finite_mul (moments (K l i_)) (moments (Q i
    i_)))))))) (eq_trans (eq_trans (r238 i_2 i_3 i_4) (eq_trans (Facts.sum_add d (fun i : Fin d => 2 * (sigma ^ 8 *
    delta i_2 i_3 * delta i_2 i_4) * (delta i i_2 * 1)) (fun i : Fin d => sigma ^ 8 * delta i_2 i_3 * (delta i i_4 *
    1))) (r248 i_2 i_3 i_4))) (r251 i_2 i_3 i_4)))) (r256 i_2 i_3 i_4))))). }
  assert (r261 : Sum (fun i : Fin d => 1) = INR d).
  { exact (Facts.sum_one d). }
  assert (r262 : forall (i_2 i_3 : Fin d), sigma ^ 8 * delta i_2 i_3 * Sum (fun i : Fin d => 1) = sigma ^ 8 * delta
    i_2 i_3 * INR d).
  { exact (fun (i_2 i_3 : Fin d) => (f_equal (fun (h_21 : R) => sigma ^ 8 * delta i_2 i_3 * h_21) r261)). }
  assert (r265 : forall (i_2 i_3 : Fin d), 2 * (sigma ^ 8 * delta i_2 i_3) * Sum (fun i : Fin d => delta i i_2 * 1) =
    2 * (sigma ^ 8 * delta i_2 i_3) * 1).
  { exact (fun (i_2 i_3 : Fin d) => (f_equal (fun (h_22 : R) => 2 * (sigma ^ 8 * delta i_2 i_3) * h_22) (r241 i_2))).
    }
  assert (r267 : forall (i_2 i_3 : Fin d), Sum (fun i : Fin d => sigma ^ 8 * delta i_2 i_3 * 1) + Sum (fun i : Fin d
    => 2 * (sigma ^ 8 * delta i_2 i_3) * (delta i i_2 * 1)) = sigma ^ 8 * delta i_2 i_3 * INR d + 2 * (sigma ^ 8 *
    delta i_2 i_3) * 1).
  { exact (fun (i_2 i_3 : Fin d) => (f_equal2 (fun (h_23 : R) (h_24 : R) => h_23 + h_24) (eq_trans (Facts.sum_scale d
    (sigma ^ 8 * delta i_2 i_3) (fun i : Fin d => 1)) (r262 i_2 i_3)) (eq_trans (Facts.sum_scale d (2 * (sigma ^ 8 *
    delta i_2 i_3)) (fun i : Fin d => delta i i_2 * 1)) (r265 i_2 i_3)))). }
  assert (r270 : forall (i_2 i_3 : Fin d), sigma ^ 8 * delta i_2 i_3 * INR d + 2 * (sigma ^ 8 * delta i_2 i_3) * 1 =
    sigma ^ 8 * INR d * delta i_2 i_3 + 2 * (sigma ^ 8 * delta i_2 i_3)).
  { assert (identity : forall u0 u1 u2 : R, ((((u0 ^ 8) * u1) * u2) + ((2 * ((u0 ^ 8) * u1)) * 1)) = ((((u0 ^ 8) * u2)
    * u1) + (2 * ((u0 ^ 8) * u1)))) by (intros u0 u1 u2; ring).
    exact (fun (i_2 i_3 : Fin d) => (identity sigma (delta i_2 i_3) (INR d))). }
  assert (r275 : forall (i_2 i_3 : Fin d), sigma ^ 8 * INR d * delta i_2 i_3 + 2 * (sigma ^ 8 * delta i_2 i_3) = sigma
    ^ 8 * INR d * (delta i_3 i_2 * 1) + 2 * sigma ^ 8 * (delta i_3 i_2 * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 ^ 8) * u1) * (u2 * 1)) + ((2 * (u0 ^ 8)) * (u2 * 1))) - ((((u0 ^
    8) * u1) * u3) + (2 * ((u0 ^ 8) * u3))) = ((((u0 ^ 8) * u1) * 1) * (u2 - u3) + (((2 * (u0 ^ 8)) * 1) * (u2 - u3) +
    0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 i_3 : Fin d) => (Rules.linear_combination (Rules.and_equation (sigma ^ 8 * INR d * 1) (r233 i_2
      i_3) (Rules.and_equation (2 * sigma ^ 8 * 1) (r233 i_2 i_3) Rules.no_equation)) (identity sigma (INR d) (delta
      i_3 i_2) (delta i_2 i_3)))). }
  assert (r277 : forall (i_2 : Fin d), Sum (fun i_ : Fin d => E (fun w : P => K j i_2 w * Q i i_2 w * Sum (fun i_ :
    Fin d => K l i_ w * Q i i_ w) ^ 2 * (K j i_ w * Q i i_ w))) = Sum (fun i : Fin d => sigma ^ 8 * INR d * (delta i
    i_2 * 1) + 2 * sigma ^ 8 * (delta i i_2 * 1))).
  { exact (fun (i_2 : Fin d) => (Rules.sum_congruence (fun (i_3 : Fin d) => (eq_trans (eq_trans (r24 i_2 i_3)
    (eq_trans (eq_trans (r29 i_2 i_3) (Facts.expectation_sum d P (fun i_ : Fin d => (Random (fun w : P => K j i_2 w *
    K j i_3 w * Q i i_2 w * Q i i_3 w * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) * (K l i_ w * Q i i_ w))
    (finite_mul (finite_mul (finite_mul (finite_mul (finite_mul (moments (K j i_2)) (moments (K j i_3))) (moments (Q i
    i_2))) (moments (Q i i_3))) (finite_sum (fun i_ : Fin d => (finite_mul (moments (K l i_)) (moments (Q i i_))))))
    (finite_mul (moments (K l i_)) (moments (Q i i_)))))))) (eq_trans (eq_trans (r258 i_2 i_3) (eq_trans
    (Facts.sum_add d (fun i : Fin d => sigma ^ 8 * delta i_2 i_3 * 1) (fun i : Fin d => 2 * (sigma ^ 8 * delta i_2
    i_3) * (delta i i_2 * 1))) (r267 i_2 i_3))) (r270 i_2 i_3)))) (r275 i_2 i_3))))). }
  assert (r280 : forall (i_2 : Fin d), sigma ^ 8 * INR d * Sum (fun i : Fin d => delta i i_2 * 1) = sigma ^ 8 * INR d
    * 1).
  { exact (fun (i_2 : Fin d) => (f_equal (fun (h_25 : R) => sigma ^ 8 * INR d * h_25) (r241 i_2))). }
  assert (r283 : forall (i_2 : Fin d), 2 * sigma ^ 8 * Sum (fun i : Fin d => delta i i_2 * 1) = 2 * sigma ^ 8 * 1).
  { exact (fun (i_2 : Fin d) => (f_equal (fun (h_26 : R) => 2 * sigma ^ 8 * h_26) (r241 i_2))). }
  assert (r285 : forall (i_2 : Fin d), Sum (fun i : Fin d => sigma ^ 8 * INR d * (delta i i_2 * 1)) + Sum (fun i : Fin
    d => 2 * sigma ^ 8 * (delta i i_2 * 1)) = sigma ^ 8 * INR d * 1 + 2 * sigma ^ 8 * 1).
  { exact (fun (i_2 : Fin d) => (f_equal2 (fun (h_27 : R) (h_28 : R) => h_27 + h_28) (eq_trans (Facts.sum_scale d
    (sigma ^ 8 * INR d) (fun i : Fin d => delta i i_2 * 1)) (r280 i_2)) (eq_trans (Facts.sum_scale d (2 * sigma ^ 8)
    (fun i : Fin d => delta i i_2 * 1)) (r283 i_2)))). }
  assert (r288 : sigma ^ 8 * INR d * 1 + 2 * sigma ^ 8 * 1 = 2 * sigma ^ 8 + sigma ^ 8 * INR d).
  { assert (identity : forall u0 u1 : R, ((((u0 ^ 8) * u1) * 1) + ((2 * (u0 ^ 8)) * 1)) = ((2 * (u0 ^ 8)) + ((u0 ^ 8)
    * u1))) by (intros u0 u1; ring).
    exact (identity sigma (INR d)). }
  assert (r292 : 2 * sigma ^ 8 + sigma ^ 8 * INR d = 2 * sigma ^ 8 * 1 + sigma ^ 8 * INR d * 1).
  { assert (identity : forall u0 u1 : R, ((2 * (u0 ^ 8)) + ((u0 ^ 8) * u1)) = (((2 * (u0 ^ 8)) * 1) + (((u0 ^ 8) * u1)
    * 1))) by (intros u0 u1; ring).
    exact (identity sigma (INR d)). }
  assert (r294 : Sum (fun i_ : Fin d => E (fun w : P => Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) * Sum (fun i_ :
    Fin d => K l i_ w * Q i i_ w) ^ 2 * (K j i_ w * Q i i_ w))) = Sum (fun i : Fin d => 2 * sigma ^ 8 * 1 + sigma ^ 8
    * INR d * 1)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin d) => (eq_trans (eq_trans (r15 i_2) (eq_trans (eq_trans (r20 i_2)
    (Facts.expectation_sum d P (fun i_ : Fin d => (Random (fun w : P => K j i_2 w * Q i i_2 w * Sum (fun i_ : Fin d =>
    K l i_ w * Q i i_ w) ^ 2 * (K j i_ w * Q i i_ w)) (finite_mul (finite_mul (finite_mul (moments (K j i_2)) (moments
    (Q i i_2))) (finite_pow 2 (finite_sum (fun i_ : Fin d => (finite_mul (moments (K l i_)) (moments (Q i i_)))))))
    (finite_mul (moments (K j i_)) (moments (Q i i_)))))))) (eq_trans (eq_trans (r277 i_2) (eq_trans (Facts.sum_add d
    (fun i : Fin d => sigma ^ 8 * INR d * (delta i i_2 * 1)) (fun i : Fin d => 2 * sigma ^ 8 * (delta i i_2 * 1)))
    (r285 i_2))) r288))) r292))). }
  assert (r297 : 2 * sigma ^ 8 * Sum (fun i : Fin d => 1) = 2 * sigma ^ 8 * INR d).
  { exact (f_equal (fun (h_29 : R) => 2 * sigma ^ 8 * h_29) r261). }
  assert (r300 : sigma ^ 8 * INR d * Sum (fun i : Fin d => 1) = sigma ^ 8 * INR d * INR d).
  { exact (f_equal (fun (h_30 : R) => sigma ^ 8 * INR d * h_30) r261). }
  assert (r302 : Sum (fun i : Fin d => 2 * sigma ^ 8 * 1) + Sum (fun i : Fin d => sigma ^ 8 * INR d * 1) = 2 * sigma ^
    8 * INR d + sigma ^ 8 * INR d * INR d).
  { exact (f_equal2 (fun (h_31 : R) (h_32 : R) => h_31 + h_32) (eq_trans (Facts.sum_scale d (2 * sigma ^ 8) (fun i :
    Fin d => 1)) r297) (eq_trans (Facts.sum_scale d (sigma ^ 8 * INR d) (fun i : Fin d => 1)) r300)). }
  assert (r305 : 2 * sigma ^ 8 * INR d + sigma ^ 8 * INR d * INR d = 2 * (sigma ^ 8 * INR d) + sigma ^ 8 * INR d ^ 2).
  { assert (identity : forall u0 u1 : R, (((2 * (u0 ^ 8)) * u1) + (((u0 ^ 8) * u1) * u1)) = ((2 * ((u0 ^ 8) * u1)) +
    ((u0 ^ 8) * (u1 ^ 2)))) by (intros u0 u1; ring).
    exact (identity sigma (INR d)). }
  assert (r309 : forall (w : P), Sum (fun a : Fin d => Q i a w * K j a w) ^ 2 = Sum (fun i_ : Fin d => K j i_ w * Q i
    i_ w) ^ 2).
  { exact (fun (w : P) => (f_equal (fun (h_33 : R) => h_33 ^ 2) (r2 w))). }
  assert (r310 : E (fun w : P => Sum (fun a : Fin d => Q i a w * K j a w) ^ 2) = E (fun w : P => Sum (fun i_ : Fin d
    => K j i_ w * Q i i_ w) ^ 2)).
  { exact (Rules.expectation_congruence (fun (w : P) => (r309 w))). }
  assert (r311 : forall (w : P), Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) ^ 2 = Sum (fun i_ : Fin d => K j i_ w * Q
    i i_ w) * Sum (fun i_ : Fin d => K j i_ w * Q i i_ w)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (w : P) => (identity (Sum (fun i_ : Fin d => K j i_ w * Q i i_ w)))). }
  assert (r315 : E (fun w : P => Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) ^ 2) = E (fun w : P => Sum (fun i_ : Fin
    d => Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) * (K j i_ w * Q i i_ w)))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (r311 w) (eq_sym (Facts.sum_scale d (Sum (fun i_ :
    Fin d => K j i_ w * Q i i_ w)) (fun i_ : Fin d => K j i_ w * Q i i_ w)))))). }
  assert (r318 : forall (i_14 : Fin d) (w : P), Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) * (K j i_14 w * Q i i_14
    w) = K j i_14 w * Q i i_14 w * Sum (fun i_ : Fin d => K j i_ w * Q i i_ w)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_14 : Fin d) (w : P) => (identity (Sum (fun i_ : Fin d => K j i_ w * Q i i_ w)) (K j i_14 w) (Q i
      i_14 w))). }
  assert (r319 : forall (i_14 : Fin d), E (fun w : P => Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) * (K j i_14 w * Q
    i i_14 w)) = E (fun w : P => K j i_14 w * Q i i_14 w * Sum (fun i_ : Fin d => K j i_ w * Q i i_ w))).
  { exact (fun (i_14 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r318 i_14 w)))). }
  assert (r322 : forall (i_14 : Fin d), E (fun w : P => K j i_14 w * Q i i_14 w * Sum (fun i_ : Fin d => K j i_ w * Q
    i i_ w)) = E (fun w : P => Sum (fun i_ : Fin d => K j i_14 w * Q i i_14 w * (K j i_ w * Q i i_ w)))).
  { exact (fun (i_14 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_sym (Facts.sum_scale d (K j i_14 w
    * Q i i_14 w) (fun i_ : Fin d => K j i_ w * Q i i_ w)))))). }
  assert (r325 : forall (i_14 i_15 : Fin d) (w : P), K j i_14 w * Q i i_14 w * (K j i_15 w * Q i i_15 w) = K j i_14 w
    * K j i_15 w * Q i i_14 w * Q i i_15 w).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u0 * u2) * u1) * u3)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_14 i_15 : Fin d) (w : P) => (identity (K j i_14 w) (Q i i_14 w) (K j i_15 w) (Q i i_15 w))). }
  assert (r326 : forall (i_14 i_15 : Fin d), E (fun w : P => K j i_14 w * Q i i_14 w * (K j i_15 w * Q i i_15 w)) = E
    (fun w : P => K j i_14 w * K j i_15 w * Q i i_14 w * Q i i_15 w)).
  { exact (fun (i_14 i_15 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r325 i_14 i_15 w)))). }
  assert (r327 : forall (i_14 : Fin d) (w : P), K j i_14 w * K j i_14 w * Q i i_14 w * Q i i_14 w = K j i_14 w ^ 2 * Q
    i i_14 w ^ 2).
  { assert (identity : forall u0 u1 : R, (((u0 * u0) * u1) * u1) = ((u0 ^ 2) * (u1 ^ 2))) by (intros u0 u1; ring).
    exact (fun (i_14 : Fin d) (w : P) => (identity (K j i_14 w) (Q i i_14 w))). }
  assert (r328 : forall (i_14 : Fin d), E (fun w : P => K j i_14 w * K j i_14 w * Q i i_14 w * Q i i_14 w) = E (fun w
    : P => K j i_14 w ^ 2 * Q i i_14 w ^ 2)).
  { exact (fun (i_14 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r327 i_14 w)))). }
  assert (r329 : forall (i_14 : Fin d), E (fun w : P => K j i_14 w ^ 2 * Q i i_14 w ^ 2) = E (fun w : P => K j i_14 w
    ^ 2) * E (fun w : P => Q i i_14 w ^ 2)).
  { exact (fun (i_14 : Fin d) => (Rules.expectation_factor ((inr (j, i_14)) :: nil)%list ((inl (i, i_14)) :: nil)%list
    given_1 (disjoint_cons (away_cons (inr_inl _ _) away_nil) disjoint_nil) (polynomial_pow 2 (polynomial_entry (inr
    (j, i_14)) (or_introl eq_refl))) (polynomial_pow 2 (polynomial_entry (inl (i, i_14)) (or_introl eq_refl))))). }
  assert (r332 : forall (i_14 : Fin d), E (fun w : P => K j i_14 w ^ 2) * E (fun w : P => Q i i_14 w ^ 2) = sigma ^ 2
    * sigma ^ 2).
  { exact (fun (i_14 : Fin d) => (f_equal2 (fun (h_34 : R) (h_35 : R) => h_34 * h_35) (r54 j i_14) (r86 i i_14))). }
  assert (r337 : forall (i_14 : Fin d), E (fun w : P => K j i_14 w * K j i_14 w * Q i i_14 w * Q i i_14 w) = delta
    i_14 i_14 * sigma ^ 4 + (1 - delta i_14 i_14) * 0).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (u1 ^ 4)) + ((1 - u0) * 0)) - u2 = (1 * ((u1 ^ 4) - u2) + ((0 - (u1
    ^ 4)) * (1 - u0) + 0))) by (intros u0 u1 u2; ring).
    exact (fun (i_14 : Fin d) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r328 i_14) (eq_trans
      (eq_trans (r329 i_14) (r332 i_14)) r91)) (Rules.and_equation (0 - sigma ^ 4) (Facts.delta_same d i_14)
      Rules.no_equation)) (identity (delta i_14 i_14) sigma (E (fun w : P => K j i_14 w * K j i_14 w * Q i i_14 w * Q
      i i_14 w))))). }
  assert (r338 : forall (i_14 i_15 : Fin d) (w : P), K j i_14 w * K j i_15 w * Q i i_14 w * Q i i_15 w = K j i_14 w *
    (K j i_15 w * Q i i_14 w * Q i i_15 w)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * u3) = (u0 * ((u1 * u2) * u3))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_14 i_15 : Fin d) (w : P) => (identity (K j i_14 w) (K j i_15 w) (Q i i_14 w) (Q i i_15 w))). }
  assert (r339 : forall (i_14 i_15 : Fin d), E (fun w : P => K j i_14 w * K j i_15 w * Q i i_14 w * Q i i_15 w) = E
    (fun w : P => K j i_14 w * (K j i_15 w * Q i i_14 w * Q i i_15 w))).
  { exact (fun (i_14 i_15 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r338 i_14 i_15 w)))). }
  assert (r341 : forall (i_14 i_15 : Fin d), i_14 <> i_15 -> E (fun w : P => K j i_14 w * (K j i_15 w * Q i i_14 w * Q
    i i_15 w)) = E (fun w : P => K j i_14 w) * E (fun w : P => K j i_15 w * Q i i_14 w * Q i i_15 w)).
  { exact (fun (i_14 i_15 : Fin d) p_56 => (Rules.expectation_factor ((inr (j, i_14)) :: nil)%list ((inr (j, i_15)) ::
    (inl (i, i_14)) :: (inl (i, i_15)) :: nil)%list given_1 (disjoint_cons (away_cons (inr_apart (snd_apart _ _ p_56))
    (away_cons (inr_inl _ _) (away_cons (inr_inl _ _) away_nil))) disjoint_nil) (polynomial_entry (inr (j, i_14))
    (or_introl eq_refl)) (polynomial_mul (polynomial_mul (polynomial_entry (inr (j, i_15)) (or_introl eq_refl))
    (polynomial_entry (inl (i, i_14)) (or_intror (or_introl eq_refl)))) (polynomial_entry (inl (i, i_15)) (or_intror
    (or_intror (or_introl eq_refl))))))). }
  assert (r344 : forall (i_14 i_15 : Fin d), E (fun w : P => K j i_14 w) * E (fun w : P => K j i_15 w * Q i i_14 w * Q
    i i_15 w) = 0 * E (fun w : P => K j i_15 w * Q i i_14 w * Q i i_15 w)).
  { exact (fun (i_14 i_15 : Fin d) => (f_equal (fun (h_36 : R) => h_36 * E (fun w : P => K j i_15 w * Q i i_14 w * Q i
    i_15 w)) (r122 j i_14))). }
  assert (r346 : forall (i_15 i_14 : Fin d), 0 * E (fun w : P => K j i_15 w * Q i i_14 w * Q i i_15 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_15 i_14 : Fin d) => (identity (E (fun w : P => K j i_15 w * Q i i_14 w * Q i i_15 w)))). }
  assert (r349 : forall (i_14 i_15 : Fin d), i_14 <> i_15 -> E (fun w : P => K j i_14 w * K j i_15 w * Q i i_14 w * Q
    i i_15 w) = delta i_14 i_15 * sigma ^ 4 + (1 - delta i_14 i_15) * 0).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (u1 ^ 4)) + ((1 - u0) * 0)) - u2 = (1 * (0 - u2) + ((0 - (u1 ^ 4))
    * (0 - u0) + 0))) by (intros u0 u1 u2; ring).
    exact (fun (i_14 i_15 : Fin d) p_57 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_trans
      (eq_trans (r339 i_14 i_15) (r341 i_14 i_15 p_57)) (r344 i_14 i_15)) (r346 i_15 i_14)) (Rules.and_equation (0 -
      sigma ^ 4) (Facts.delta_apart d i_14 i_15 p_57) Rules.no_equation)) (identity (delta i_14 i_15) sigma (E (fun w
      : P => K j i_14 w * K j i_15 w * Q i i_14 w * Q i i_15 w))))). }
  assert (r350 : forall (i_14 i_15 : Fin d), E (fun w : P => K j i_14 w * K j i_15 w * Q i i_14 w * Q i i_15 w) =
    delta i_14 i_15 * sigma ^ 4 + (1 - delta i_14 i_15) * 0).
  { exact (fun (i_14 i_15 : Fin d) => (Rules.index_cases (fun (i_15 : Fin d) => E (fun w : P => K j i_14 w * K j i_15
    w * Q i i_14 w * Q i i_15 w) = delta i_14 i_15 * sigma ^ 4 + (1 - delta i_14 i_15) * 0) i_14 i_15 (r337 i_14) (fun
    p_58 => (r349 i_14 i_15 p_58)))). }
  assert (r351 : forall (i_14 i_15 : Fin d), delta i_14 i_15 * sigma ^ 4 + (1 - delta i_14 i_15) * 0 = sigma ^ 4 *
    delta i_14 i_15).
  { assert (identity : forall u0 u1 : R, ((u0 * (u1 ^ 4)) + ((1 - u0) * 0)) = ((u1 ^ 4) * u0)) by (intros u0 u1;
    ring).
    exact (fun (i_14 i_15 : Fin d) => (identity (delta i_14 i_15) sigma)). }
  assert (r355 : forall (i_14 i_15 : Fin d), sigma ^ 4 * delta i_14 i_15 = sigma ^ 4 * (delta i_15 i_14 * 1)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 ^ 4) * (u1 * 1)) - ((u0 ^ 4) * u2) = (((u0 ^ 4) * 1) * (u1 - u2) +
    0)) by (intros u0 u1 u2; ring).
    exact (fun (i_14 i_15 : Fin d) => (Rules.linear_combination (Rules.and_equation (sigma ^ 4 * 1) (r233 i_14 i_15)
      Rules.no_equation) (identity sigma (delta i_15 i_14) (delta i_14 i_15)))). }
  assert (r357 : forall (i_14 : Fin d), Sum (fun i_ : Fin d => E (fun w : P => K j i_14 w * Q i i_14 w * (K j i_ w * Q
    i i_ w))) = Sum (fun i : Fin d => sigma ^ 4 * (delta i i_14 * 1))).
  { exact (fun (i_14 : Fin d) => (Rules.sum_congruence (fun (i_15 : Fin d) => (eq_trans (eq_trans (r326 i_14 i_15)
    (eq_trans (r350 i_14 i_15) (r351 i_14 i_15))) (r355 i_14 i_15))))). }
  assert (r360 : forall (i_14 : Fin d), sigma ^ 4 * Sum (fun i : Fin d => delta i i_14 * 1) = sigma ^ 4 * 1).
  { exact (fun (i_14 : Fin d) => (f_equal (fun (h_37 : R) => sigma ^ 4 * h_37) (Facts.sum_delta d i_14 (fun i : Fin d
    => 1)))). }
  assert (r363 : sigma ^ 4 * 1 = sigma ^ 4).
  { assert (identity : forall u0 : R, ((u0 ^ 4) * 1) = (u0 ^ 4)) by (intros u0; ring).
    exact (identity sigma). }
  assert (r367 : sigma ^ 4 = sigma ^ 4 * 1).
  { assert (identity : forall u0 : R, (u0 ^ 4) = ((u0 ^ 4) * 1)) by (intros u0; ring).
    exact (identity sigma). }
  assert (r369 : Sum (fun i_ : Fin d => E (fun w : P => Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) * (K j i_ w * Q i
    i_ w))) = Sum (fun i : Fin d => sigma ^ 4 * 1)).
  { exact (Rules.sum_congruence (fun (i_14 : Fin d) => (eq_trans (eq_trans (r319 i_14) (eq_trans (eq_trans (r322 i_14)
    (Facts.expectation_sum d P (fun i_ : Fin d => (Random (fun w : P => K j i_14 w * Q i i_14 w * (K j i_ w * Q i i_
    w)) (finite_mul (finite_mul (moments (K j i_14)) (moments (Q i i_14))) (finite_mul (moments (K j i_)) (moments (Q
    i i_)))))))) (eq_trans (eq_trans (r357 i_14) (eq_trans (Facts.sum_scale d (sigma ^ 4) (fun i : Fin d => delta i
    i_14 * 1)) (r360 i_14))) r363))) r367))). }
  assert (r371 : sigma ^ 4 * Sum (fun i : Fin d => 1) = sigma ^ 4 * INR d).
  { exact (f_equal (fun (h_38 : R) => sigma ^ 4 * h_38) r261). }
  assert (r372 : Sum (fun i : Fin d => sigma ^ 4 * 1) = sigma ^ 4 * INR d).
  { exact (eq_trans (Facts.sum_scale d (sigma ^ 4) (fun i : Fin d => 1)) r371). }
  assert (r376 : forall (w : P), Sum (fun a : Fin d => Q i a w * K l a w) ^ 2 = Sum (fun i_ : Fin d => K l i_ w * Q i
    i_ w) ^ 2).
  { exact (fun (w : P) => (f_equal (fun (h_39 : R) => h_39 ^ 2) (r4 w))). }
  assert (r377 : E (fun w : P => Sum (fun a : Fin d => Q i a w * K l a w) ^ 2) = E (fun w : P => Sum (fun i_ : Fin d
    => K l i_ w * Q i i_ w) ^ 2)).
  { exact (Rules.expectation_congruence (fun (w : P) => (r376 w))). }
  assert (r378 : forall (w : P), Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) ^ 2 = Sum (fun i_ : Fin d => K l i_ w * Q
    i i_ w) * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (w : P) => (identity (Sum (fun i_ : Fin d => K l i_ w * Q i i_ w)))). }
  assert (r382 : E (fun w : P => Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) ^ 2) = E (fun w : P => Sum (fun i_ : Fin
    d => Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) * (K l i_ w * Q i i_ w)))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (r378 w) (eq_sym (Facts.sum_scale d (Sum (fun i_ :
    Fin d => K l i_ w * Q i i_ w)) (fun i_ : Fin d => K l i_ w * Q i i_ w)))))). }
  assert (r385 : forall (i_16 : Fin d) (w : P), Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) * (K l i_16 w * Q i i_16
    w) = K l i_16 w * Q i i_16 w * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_16 : Fin d) (w : P) => (identity (Sum (fun i_ : Fin d => K l i_ w * Q i i_ w)) (K l i_16 w) (Q i
      i_16 w))). }
  assert (r386 : forall (i_16 : Fin d), E (fun w : P => Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) * (K l i_16 w * Q
    i i_16 w)) = E (fun w : P => K l i_16 w * Q i i_16 w * Sum (fun i_ : Fin d => K l i_ w * Q i i_ w))).
  { exact (fun (i_16 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r385 i_16 w)))). }
  assert (r389 : forall (i_16 : Fin d), E (fun w : P => K l i_16 w * Q i i_16 w * Sum (fun i_ : Fin d => K l i_ w * Q
    i i_ w)) = E (fun w : P => Sum (fun i_ : Fin d => K l i_16 w * Q i i_16 w * (K l i_ w * Q i i_ w)))).
  { exact (fun (i_16 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_sym (Facts.sum_scale d (K l i_16 w
    * Q i i_16 w) (fun i_ : Fin d => K l i_ w * Q i i_ w)))))). }
  assert (r392 : forall (i_16 i_17 : Fin d) (w : P), K l i_16 w * Q i i_16 w * (K l i_17 w * Q i i_17 w) = K l i_16 w
    * K l i_17 w * Q i i_16 w * Q i i_17 w).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 * u3)) = (((u0 * u2) * u1) * u3)) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_16 i_17 : Fin d) (w : P) => (identity (K l i_16 w) (Q i i_16 w) (K l i_17 w) (Q i i_17 w))). }
  assert (r393 : forall (i_16 i_17 : Fin d), E (fun w : P => K l i_16 w * Q i i_16 w * (K l i_17 w * Q i i_17 w)) = E
    (fun w : P => K l i_16 w * K l i_17 w * Q i i_16 w * Q i i_17 w)).
  { exact (fun (i_16 i_17 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r392 i_16 i_17 w)))). }
  assert (r394 : forall (i_16 : Fin d) (w : P), K l i_16 w * K l i_16 w * Q i i_16 w * Q i i_16 w = K l i_16 w ^ 2 * Q
    i i_16 w ^ 2).
  { assert (identity : forall u0 u1 : R, (((u0 * u0) * u1) * u1) = ((u0 ^ 2) * (u1 ^ 2))) by (intros u0 u1; ring).
    exact (fun (i_16 : Fin d) (w : P) => (identity (K l i_16 w) (Q i i_16 w))). }
  assert (r395 : forall (i_16 : Fin d), E (fun w : P => K l i_16 w * K l i_16 w * Q i i_16 w * Q i i_16 w) = E (fun w
    : P => K l i_16 w ^ 2 * Q i i_16 w ^ 2)).
  { exact (fun (i_16 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r394 i_16 w)))). }
  assert (r396 : forall (i_16 : Fin d), E (fun w : P => K l i_16 w ^ 2 * Q i i_16 w ^ 2) = E (fun w : P => K l i_16 w
    ^ 2) * E (fun w : P => Q i i_16 w ^ 2)).
  { exact (fun (i_16 : Fin d) => (Rules.expectation_factor ((inr (l, i_16)) :: nil)%list ((inl (i, i_16)) :: nil)%list
    given_1 (disjoint_cons (away_cons (inr_inl _ _) away_nil) disjoint_nil) (polynomial_pow 2 (polynomial_entry (inr
    (l, i_16)) (or_introl eq_refl))) (polynomial_pow 2 (polynomial_entry (inl (i, i_16)) (or_introl eq_refl))))). }
  assert (r399 : forall (i_16 : Fin d), E (fun w : P => K l i_16 w ^ 2) * E (fun w : P => Q i i_16 w ^ 2) = sigma ^ 2
    * sigma ^ 2).
  { exact (fun (i_16 : Fin d) => (f_equal2 (fun (h_40 : R) (h_41 : R) => h_40 * h_41) (r54 l i_16) (r86 i i_16))). }
  assert (r404 : forall (i_16 : Fin d), E (fun w : P => K l i_16 w * K l i_16 w * Q i i_16 w * Q i i_16 w) = delta
    i_16 i_16 * sigma ^ 4 + (1 - delta i_16 i_16) * 0).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (u1 ^ 4)) + ((1 - u0) * 0)) - u2 = (1 * ((u1 ^ 4) - u2) + ((0 - (u1
    ^ 4)) * (1 - u0) + 0))) by (intros u0 u1 u2; ring).
    exact (fun (i_16 : Fin d) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r395 i_16) (eq_trans
      (eq_trans (r396 i_16) (r399 i_16)) r91)) (Rules.and_equation (0 - sigma ^ 4) (Facts.delta_same d i_16)
      Rules.no_equation)) (identity (delta i_16 i_16) sigma (E (fun w : P => K l i_16 w * K l i_16 w * Q i i_16 w * Q
      i i_16 w))))). }
  assert (r405 : forall (i_16 i_17 : Fin d) (w : P), K l i_16 w * K l i_17 w * Q i i_16 w * Q i i_17 w = K l i_16 w *
    (K l i_17 w * Q i i_16 w * Q i i_17 w)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) * u3) = (u0 * ((u1 * u2) * u3))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_16 i_17 : Fin d) (w : P) => (identity (K l i_16 w) (K l i_17 w) (Q i i_16 w) (Q i i_17 w))). }
  assert (r406 : forall (i_16 i_17 : Fin d), E (fun w : P => K l i_16 w * K l i_17 w * Q i i_16 w * Q i i_17 w) = E
    (fun w : P => K l i_16 w * (K l i_17 w * Q i i_16 w * Q i i_17 w))).
  { exact (fun (i_16 i_17 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r405 i_16 i_17 w)))). }
  assert (r408 : forall (i_16 i_17 : Fin d), i_16 <> i_17 -> E (fun w : P => K l i_16 w * (K l i_17 w * Q i i_16 w * Q
    i i_17 w)) = E (fun w : P => K l i_16 w) * E (fun w : P => K l i_17 w * Q i i_16 w * Q i i_17 w)).
  { exact (fun (i_16 i_17 : Fin d) p_59 => (Rules.expectation_factor ((inr (l, i_16)) :: nil)%list ((inr (l, i_17)) ::
    (inl (i, i_16)) :: (inl (i, i_17)) :: nil)%list given_1 (disjoint_cons (away_cons (inr_apart (snd_apart _ _ p_59))
    (away_cons (inr_inl _ _) (away_cons (inr_inl _ _) away_nil))) disjoint_nil) (polynomial_entry (inr (l, i_16))
    (or_introl eq_refl)) (polynomial_mul (polynomial_mul (polynomial_entry (inr (l, i_17)) (or_introl eq_refl))
    (polynomial_entry (inl (i, i_16)) (or_intror (or_introl eq_refl)))) (polynomial_entry (inl (i, i_17)) (or_intror
    (or_intror (or_introl eq_refl))))))). }
  assert (r411 : forall (i_16 i_17 : Fin d), E (fun w : P => K l i_16 w) * E (fun w : P => K l i_17 w * Q i i_16 w * Q
    i i_17 w) = 0 * E (fun w : P => K l i_17 w * Q i i_16 w * Q i i_17 w)).
  { exact (fun (i_16 i_17 : Fin d) => (f_equal (fun (h_42 : R) => h_42 * E (fun w : P => K l i_17 w * Q i i_16 w * Q i
    i_17 w)) (r122 l i_16))). }
  assert (r413 : forall (i_17 i_16 : Fin d), 0 * E (fun w : P => K l i_17 w * Q i i_16 w * Q i i_17 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_17 i_16 : Fin d) => (identity (E (fun w : P => K l i_17 w * Q i i_16 w * Q i i_17 w)))). }
  assert (r416 : forall (i_16 i_17 : Fin d), i_16 <> i_17 -> E (fun w : P => K l i_16 w * K l i_17 w * Q i i_16 w * Q
    i i_17 w) = delta i_16 i_17 * sigma ^ 4 + (1 - delta i_16 i_17) * 0).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (u1 ^ 4)) + ((1 - u0) * 0)) - u2 = (1 * (0 - u2) + ((0 - (u1 ^ 4))
    * (0 - u0) + 0))) by (intros u0 u1 u2; ring).
    exact (fun (i_16 i_17 : Fin d) p_60 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_trans
      (eq_trans (r406 i_16 i_17) (r408 i_16 i_17 p_60)) (r411 i_16 i_17)) (r413 i_17 i_16)) (Rules.and_equation (0 -
      sigma ^ 4) (Facts.delta_apart d i_16 i_17 p_60) Rules.no_equation)) (identity (delta i_16 i_17) sigma (E (fun w
      : P => K l i_16 w * K l i_17 w * Q i i_16 w * Q i i_17 w))))). }
  assert (r417 : forall (i_16 i_17 : Fin d), E (fun w : P => K l i_16 w * K l i_17 w * Q i i_16 w * Q i i_17 w) =
    delta i_16 i_17 * sigma ^ 4 + (1 - delta i_16 i_17) * 0).
  { exact (fun (i_16 i_17 : Fin d) => (Rules.index_cases (fun (i_17 : Fin d) => E (fun w : P => K l i_16 w * K l i_17
    w * Q i i_16 w * Q i i_17 w) = delta i_16 i_17 * sigma ^ 4 + (1 - delta i_16 i_17) * 0) i_16 i_17 (r404 i_16) (fun
    p_61 => (r416 i_16 i_17 p_61)))). }
  assert (r418 : forall (i_16 i_17 : Fin d), delta i_16 i_17 * sigma ^ 4 + (1 - delta i_16 i_17) * 0 = sigma ^ 4 *
    delta i_16 i_17).
  { assert (identity : forall u0 u1 : R, ((u0 * (u1 ^ 4)) + ((1 - u0) * 0)) = ((u1 ^ 4) * u0)) by (intros u0 u1;
    ring).
    exact (fun (i_16 i_17 : Fin d) => (identity (delta i_16 i_17) sigma)). }
  assert (r422 : forall (i_16 i_17 : Fin d), sigma ^ 4 * delta i_16 i_17 = sigma ^ 4 * (delta i_17 i_16 * 1)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 ^ 4) * (u1 * 1)) - ((u0 ^ 4) * u2) = (((u0 ^ 4) * 1) * (u1 - u2) +
    0)) by (intros u0 u1 u2; ring).
    exact (fun (i_16 i_17 : Fin d) => (Rules.linear_combination (Rules.and_equation (sigma ^ 4 * 1) (r233 i_16 i_17)
      Rules.no_equation) (identity sigma (delta i_17 i_16) (delta i_16 i_17)))). }
  assert (r424 : forall (i_16 : Fin d), Sum (fun i_ : Fin d => E (fun w : P => K l i_16 w * Q i i_16 w * (K l i_ w * Q
    i i_ w))) = Sum (fun i : Fin d => sigma ^ 4 * (delta i i_16 * 1))).
  { exact (fun (i_16 : Fin d) => (Rules.sum_congruence (fun (i_17 : Fin d) => (eq_trans (eq_trans (r393 i_16 i_17)
    (eq_trans (r417 i_16 i_17) (r418 i_16 i_17))) (r422 i_16 i_17))))). }
  assert (r427 : forall (i_16 : Fin d), sigma ^ 4 * Sum (fun i : Fin d => delta i i_16 * 1) = sigma ^ 4 * 1).
  { exact (fun (i_16 : Fin d) => (f_equal (fun (h_43 : R) => sigma ^ 4 * h_43) (Facts.sum_delta d i_16 (fun i : Fin d
    => 1)))). }
  assert (r434 : Sum (fun i_ : Fin d => E (fun w : P => Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) * (K l i_ w * Q i
    i_ w))) = Sum (fun i : Fin d => sigma ^ 4 * 1)).
  { exact (Rules.sum_congruence (fun (i_16 : Fin d) => (eq_trans (eq_trans (r386 i_16) (eq_trans (eq_trans (r389 i_16)
    (Facts.expectation_sum d P (fun i_ : Fin d => (Random (fun w : P => K l i_16 w * Q i i_16 w * (K l i_ w * Q i i_
    w)) (finite_mul (finite_mul (moments (K l i_16)) (moments (Q i i_16))) (finite_mul (moments (K l i_)) (moments (Q
    i i_)))))))) (eq_trans (eq_trans (r424 i_16) (eq_trans (Facts.sum_scale d (sigma ^ 4) (fun i : Fin d => delta i
    i_16 * 1)) (r427 i_16))) r363))) r367))). }
  assert (r438 : E (fun w : P => Sum (fun a : Fin d => Q i a w * K j a w) ^ 2 * Sum (fun a : Fin d => Q i a w * K l a
    w) ^ 2) - E (fun w : P => Sum (fun a : Fin d => Q i a w * K j a w) ^ 2) * E (fun w : P => Sum (fun a : Fin d => Q
    i a w * K l a w) ^ 2) = 2 * (sigma ^ 8 * INR d) + sigma ^ 8 * INR d ^ 2 - sigma ^ 4 * INR d * (sigma ^ 4 * INR
    d)).
  { exact (f_equal3 (fun (h_44 : R) (h_45 : R) (h_46 : R) => h_44 - h_45 * h_46) (eq_trans r6 (eq_trans (eq_trans r11
    (Facts.expectation_sum d P (fun i_ : Fin d => (Random (fun w : P => Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) *
    Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) ^ 2 * (K j i_ w * Q i i_ w)) (finite_mul (finite_mul (finite_sum (fun
    i_ : Fin d => (finite_mul (moments (K j i_)) (moments (Q i i_))))) (finite_pow 2 (finite_sum (fun i_ : Fin d =>
    (finite_mul (moments (K l i_)) (moments (Q i i_))))))) (finite_mul (moments (K j i_)) (moments (Q i i_))))))))
    (eq_trans (eq_trans r294 (eq_trans (Facts.sum_add d (fun i : Fin d => 2 * sigma ^ 8 * 1) (fun i : Fin d => sigma ^
    8 * INR d * 1)) r302)) r305))) (eq_trans r310 (eq_trans (eq_trans r315 (Facts.expectation_sum d P (fun i_ : Fin d
    => (Random (fun w : P => Sum (fun i_ : Fin d => K j i_ w * Q i i_ w) * (K j i_ w * Q i i_ w)) (finite_mul
    (finite_sum (fun i_ : Fin d => (finite_mul (moments (K j i_)) (moments (Q i i_))))) (finite_mul (moments (K j i_))
    (moments (Q i i_)))))))) (eq_trans r369 r372))) (eq_trans r377 (eq_trans (eq_trans r382 (Facts.expectation_sum d P
    (fun i_ : Fin d => (Random (fun w : P => Sum (fun i_ : Fin d => K l i_ w * Q i i_ w) * (K l i_ w * Q i i_ w))
    (finite_mul (finite_sum (fun i_ : Fin d => (finite_mul (moments (K l i_)) (moments (Q i i_))))) (finite_mul
    (moments (K l i_)) (moments (Q i i_)))))))) (eq_trans r434 r372)))). }
  assert (r439 : 2 * (sigma ^ 8 * INR d) + sigma ^ 8 * INR d ^ 2 - sigma ^ 4 * INR d * (sigma ^ 4 * INR d) = 2 *
    (sigma ^ 8 * INR d)).
  { assert (identity : forall u0 u1 : R, (((2 * ((u0 ^ 8) * u1)) + ((u0 ^ 8) * (u1 ^ 2))) - (((u0 ^ 4) * u1) * ((u0 ^
    4) * u1))) = (2 * ((u0 ^ 8) * u1))) by (intros u0 u1; ring).
    exact (identity sigma (INR d)). }
  assert (r441 : 3 * INR d * sigma ^ 8 + INR d * (INR d - 1) * sigma ^ 8 - (INR d * sigma ^ 4) ^ 2 = 2 * (sigma ^ 8 *
    INR d)).
  { assert (identity : forall u0 u1 : R, ((((3 * u0) * (u1 ^ 8)) + ((u0 * (u0 - 1)) * (u1 ^ 8))) - ((u0 * (u1 ^ 4)) ^
    2)) = (2 * ((u1 ^ 8) * u0))) by (intros u0 u1; ring).
    exact (identity (INR d) sigma). }
  assert (r445 : 2 * INR d * sigma ^ 8 = 2 * (sigma ^ 8 * INR d)).
  { assert (identity : forall u0 u1 : R, ((2 * u0) * (u1 ^ 8)) = (2 * ((u1 ^ 8) * u0))) by (intros u0 u1; ring).
    exact (identity (INR d) sigma). }
  exact (eq_trans (eq_trans (Facts.covariance P (Random (fun w : P => Sum (fun a : Fin d => Q i a w * K j a w) ^ 2)
    (finite_pow 2 (finite_sum (fun a : Fin d => (finite_mul (moments (Q i a)) (moments (K j a))))))) (Random (fun w :
    P => Sum (fun a : Fin d => Q i a w * K l a w) ^ 2) (finite_pow 2 (finite_sum (fun a : Fin d => (finite_mul
    (moments (Q i a)) (moments (K l a)))))))) (eq_trans (eq_trans r438 r439) (eq_sym r441))) (eq_trans r441 (eq_sym
    r445))).
Qed.

(* Variance of a score for a given query. *)
Theorem score_row_variance_given_query (d : nat) (d_pos : (0 < d)%nat) (P : probability) (k : Fin d -> random P)
  (sigma : R) (x : Fin d -> R)
    (given_1 : independent k)
    (given_2 : forall a : Fin d, E (fun w : P => k a w) = 0)
    (given_3 : forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2) :
  Var (fun w : P => Sum (fun a : Fin d => x a * k a w)) = sigma ^ 2 * Sum (fun a : Fin d => x a ^ 2).
Proof.
  assert (r1 : forall (i : Fin d) (w : P), x i * k i w = k i w * x i).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin d) (w : P) => (identity (x i) (k i w))). }
  assert (r2 : forall (w : P), Sum (fun a : Fin d => x a * k a w) = Sum (fun i : Fin d => k i w * x i)).
  { exact (fun (w : P) => (Rules.sum_congruence (fun (i : Fin d) => (r1 i w)))). }
  assert (r3 : forall (w : P), Sum (fun a : Fin d => x a * k a w) ^ 2 = Sum (fun i : Fin d => k i w * x i) ^ 2).
  { exact (fun (w : P) => (f_equal (fun (h : R) => h ^ 2) (r2 w))). }
  assert (r4 : E (fun w : P => Sum (fun a : Fin d => x a * k a w) ^ 2) = E (fun w : P => Sum (fun i : Fin d => k i w *
    x i) ^ 2)).
  { exact (Rules.expectation_congruence (fun (w : P) => (r3 w))). }
  assert (r5 : forall (w : P), Sum (fun i : Fin d => k i w * x i) ^ 2 = Sum (fun i : Fin d => k i w * x i) * Sum (fun
    i : Fin d => k i w * x i)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (w : P) => (identity (Sum (fun i : Fin d => k i w * x i)))). }
  assert (r9 : E (fun w : P => Sum (fun i : Fin d => k i w * x i) ^ 2) = E (fun w : P => Sum (fun i : Fin d => Sum
    (fun i : Fin d => k i w * x i) * (k i w * x i)))).
  { exact (Rules.expectation_congruence (fun (w : P) => (eq_trans (r5 w) (eq_sym (Facts.sum_scale d (Sum (fun i : Fin
    d => k i w * x i)) (fun i : Fin d => k i w * x i)))))). }
  assert (r12 : forall (i_ : Fin d) (w : P), Sum (fun i : Fin d => k i w * x i) * (k i_ w * x i_) = k i_ w * x i_ *
    Sum (fun i : Fin d => k i w * x i)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin d) (w : P) => (identity (Sum (fun i : Fin d => k i w * x i)) (k i_ w) (x i_))). }
  assert (r13 : forall (i_ : Fin d) (w : P), k i_ w * x i_ * Sum (fun i : Fin d => k i w * x i) = x i_ * (k i_ w * Sum
    (fun i : Fin d => k i w * x i))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u1 * (u0 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin d) (w : P) => (identity (k i_ w) (x i_) (Sum (fun i : Fin d => k i w * x i)))). }
  assert (r15 : forall (i_ : Fin d), E (fun w : P => Sum (fun i : Fin d => k i w * x i) * (k i_ w * x i_)) = E (fun w
    : P => x i_ * (k i_ w * Sum (fun i : Fin d => k i w * x i)))).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_trans (r12 i_ w) (r13 i_ w))))). }
  assert (r19 : forall (i_ : Fin d), E (fun w : P => k i_ w * Sum (fun i : Fin d => k i w * x i)) = E (fun w : P =>
    Sum (fun i : Fin d => k i_ w * (k i w * x i)))).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_sym (Facts.sum_scale d (k i_ w) (fun
    i : Fin d => k i w * x i)))))). }
  assert (r22 : forall (i_ i_1 : Fin d) (w : P), k i_ w * (k i_1 w * x i_1) = k i_ w * k i_1 w * x i_1).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u0 * u1) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_ i_1 : Fin d) (w : P) => (identity (k i_ w) (k i_1 w) (x i_1))). }
  assert (r23 : forall (i_ i_1 : Fin d) (w : P), k i_ w * k i_1 w * x i_1 = x i_1 * (k i_ w * k i_1 w)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u2 * (u0 * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i_ i_1 : Fin d) (w : P) => (identity (k i_ w) (k i_1 w) (x i_1))). }
  assert (r25 : forall (i_ i_1 : Fin d), E (fun w : P => k i_ w * (k i_1 w * x i_1)) = E (fun w : P => x i_1 * (k i_ w
    * k i_1 w))).
  { exact (fun (i_ i_1 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (eq_trans (r22 i_ i_1 w) (r23 i_ i_1
    w))))). }
  assert (r27 : forall (i_ : Fin d) (w : P), k i_ w * k i_ w = k i_ w ^ 2).
  { assert (identity : forall u0 : R, (u0 * u0) = (u0 ^ 2)) by (intros u0; ring).
    exact (fun (i_ : Fin d) (w : P) => (identity (k i_ w))). }
  assert (r28 : forall (i_ : Fin d), E (fun w : P => k i_ w * k i_ w) = E (fun w : P => k i_ w ^ 2)).
  { exact (fun (i_ : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r27 i_ w)))). }
  assert (r30 : forall (i_2 : Fin d), E (fun w : P => k i_2 w ^ 2) = sigma ^ 2).
  { exact (fun (i_2 : Fin d) => (given_3 i_2)). }
  assert (r34 : forall (i_ : Fin d), E (fun w : P => k i_ w * k i_ w) = delta i_ i_ * sigma ^ 2 + (1 - delta i_ i_) *
    0).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (u1 ^ 2)) + ((1 - u0) * 0)) - u2 = (1 * ((u1 ^ 2) - u2) + ((0 - (u1
    ^ 2)) * (1 - u0) + 0))) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin d) => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r28 i_) (r30 i_))
      (Rules.and_equation (0 - sigma ^ 2) (Facts.delta_same d i_) Rules.no_equation)) (identity (delta i_ i_) sigma (E
      (fun w : P => k i_ w * k i_ w))))). }
  assert (r36 : forall (i_ i_1 : Fin d), i_ <> i_1 -> E (fun w : P => k i_ w * k i_1 w) = E (fun w : P => k i_ w) * E
    (fun w : P => k i_1 w)).
  { exact (fun (i_ i_1 : Fin d) p => (Rules.expectation_factor (i_ :: nil)%list (i_1 :: nil)%list given_1
    (disjoint_cons (away_cons p away_nil) disjoint_nil) (polynomial_entry i_ (or_introl eq_refl)) (polynomial_entry
    i_1 (or_introl eq_refl)))). }
  assert (r38 : forall (i_3 : Fin d), E (fun w : P => k i_3 w) = 0).
  { exact (fun (i_3 : Fin d) => (given_2 i_3)). }
  assert (r40 : forall (i_ i_1 : Fin d), E (fun w : P => k i_ w) * E (fun w : P => k i_1 w) = 0 * E (fun w : P => k
    i_1 w)).
  { exact (fun (i_ i_1 : Fin d) => (f_equal (fun (h_ : R) => h_ * E (fun w : P => k i_1 w)) (r38 i_))). }
  assert (r42 : forall (i_1 : Fin d), 0 * E (fun w : P => k i_1 w) = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (fun (i_1 : Fin d) => (identity (E (fun w : P => k i_1 w)))). }
  assert (r44 : forall (i_ i_1 : Fin d), i_ <> i_1 -> delta i_ i_1 = 0).
  { exact (fun (i_ i_1 : Fin d) p_ => (Facts.delta_apart d i_ i_1 p_)). }
  assert (r45 : forall (i_ i_1 : Fin d), i_ <> i_1 -> E (fun w : P => k i_ w * k i_1 w) = delta i_ i_1 * sigma ^ 2 +
    (1 - delta i_ i_1) * 0).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (u1 ^ 2)) + ((1 - u0) * 0)) - u2 = (1 * (0 - u2) + ((0 - (u1 ^ 2))
    * (0 - u0) + 0))) by (intros u0 u1 u2; ring).
    exact (fun (i_ i_1 : Fin d) p_1 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (eq_trans (r36 i_ i_1
      p_1) (r40 i_ i_1)) (r42 i_1)) (Rules.and_equation (0 - sigma ^ 2) (r44 i_ i_1 p_1) Rules.no_equation)) (identity
      (delta i_ i_1) sigma (E (fun w : P => k i_ w * k i_1 w))))). }
  assert (r46 : forall (i_ i_1 : Fin d), E (fun w : P => k i_ w * k i_1 w) = delta i_ i_1 * sigma ^ 2 + (1 - delta i_
    i_1) * 0).
  { exact (fun (i_ i_1 : Fin d) => (Rules.index_cases (fun (i_1 : Fin d) => E (fun w : P => k i_ w * k i_1 w) = delta
    i_ i_1 * sigma ^ 2 + (1 - delta i_ i_1) * 0) i_ i_1 (r34 i_) (fun p_2 => (r45 i_ i_1 p_2)))). }
  assert (r47 : forall (i_ i_1 : Fin d), delta i_ i_1 * sigma ^ 2 + (1 - delta i_ i_1) * 0 = sigma ^ 2 * delta i_
    i_1).
  { assert (identity : forall u0 u1 : R, ((u0 * (u1 ^ 2)) + ((1 - u0) * 0)) = ((u1 ^ 2) * u0)) by (intros u0 u1;
    ring).
    exact (fun (i_ i_1 : Fin d) => (identity (delta i_ i_1) sigma)). }
  assert (r49 : forall (i_1 i_ : Fin d), x i_1 * E (fun w : P => k i_ w * k i_1 w) = x i_1 * (sigma ^ 2 * delta i_
    i_1)).
  { exact (fun (i_1 i_ : Fin d) => (f_equal (fun (h_1 : R) => x i_1 * h_1) (eq_trans (r46 i_ i_1) (r47 i_ i_1)))). }
  assert (r53 : forall (i_ i_1 : Fin d), i_ <> i_1 -> delta i_ i_1 * x i_1 = delta i_ i_1 * x i_).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_ i_1 : Fin d) p_3 => (Rules.linear_combination (Rules.and_equation (x i_1 - x i_) (r44 i_ i_1 p_3)
      Rules.no_equation) (identity (delta i_ i_1) (x i_) (x i_1)))). }
  assert (r54 : forall (i_ i_1 : Fin d), delta i_ i_1 * x i_1 = delta i_ i_1 * x i_).
  { exact (fun (i_ i_1 : Fin d) => (Rules.index_cases (fun (i_1 : Fin d) => delta i_ i_1 * x i_1 = delta i_ i_1 * x
    i_) i_ i_1 (@eq_refl R (delta i_ i_ * x i_)) (fun p_4 => (r53 i_ i_1 p_4)))). }
  assert (r55 : forall (i_1 i_ : Fin d), x i_1 * (sigma ^ 2 * delta i_ i_1) = sigma ^ 2 * x i_ * delta i_ i_1).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 ^ 2) * u1) * u2) - (u3 * ((u0 ^ 2) * u2)) = ((u0 ^ 2) * ((u2 *
    u1) - (u2 * u3)) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_1 i_ : Fin d) => (Rules.linear_combination (Rules.and_equation (sigma ^ 2) (r54 i_ i_1)
      Rules.no_equation) (identity sigma (x i_) (delta i_ i_1) (x i_1)))). }
  assert (r59 : forall (b a : Fin d), a <> b -> b <> a).
  { exact (fun (b a : Fin d) p_5 => (Facts.apart_symm d a b p_5)). }
  assert (r62 : forall (a b : Fin d), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin d) p_6 => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart d a b p_6)
      (Rules.and_equation (-1) (Facts.delta_apart d b a (r59 b a p_6)) Rules.no_equation)) (identity (delta b a)
      (delta a b)))). }
  assert (r63 : forall (a b : Fin d), delta a b = delta b a).
  { exact (fun (a b : Fin d) => (Rules.index_cases (fun (b : Fin d) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_7 => (r62 a b p_7)))). }
  assert (r65 : forall (i_ i_1 : Fin d), sigma ^ 2 * x i_ * delta i_ i_1 = sigma ^ 2 * x i_ * (delta i_1 i_ * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 ^ 2) * u1) * (u2 * 1)) - (((u0 ^ 2) * u1) * u3) = ((((u0 ^ 2) *
    u1) * 1) * (u2 - u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_ i_1 : Fin d) => (Rules.linear_combination (Rules.and_equation (sigma ^ 2 * x i_ * 1) (r63 i_ i_1)
      Rules.no_equation) (identity sigma (x i_) (delta i_1 i_) (delta i_ i_1)))). }
  assert (r67 : forall (i_ : Fin d), Sum (fun i : Fin d => E (fun w : P => k i_ w * (k i w * x i))) = Sum (fun i : Fin
    d => sigma ^ 2 * x i_ * (delta i i_ * 1))).
  { exact (fun (i_ : Fin d) => (Rules.sum_congruence (fun (i_1 : Fin d) => (eq_trans (eq_trans (eq_trans (r25 i_ i_1)
    (eq_trans (Facts.expectation_scale P (x i_1) (Random (fun w : P => k i_ w * k i_1 w) (finite_mul (moments (k i_))
    (moments (k i_1))))) (r49 i_1 i_))) (r55 i_1 i_)) (r65 i_ i_1))))). }
  assert (r70 : forall (i_ : Fin d), sigma ^ 2 * x i_ * Sum (fun i : Fin d => delta i i_ * 1) = sigma ^ 2 * x i_ * 1).
  { exact (fun (i_ : Fin d) => (f_equal (fun (h_2 : R) => sigma ^ 2 * x i_ * h_2) (Facts.sum_delta d i_ (fun i : Fin d
    => 1)))). }
  assert (r73 : forall (i_ : Fin d), sigma ^ 2 * x i_ * 1 = sigma ^ 2 * x i_).
  { assert (identity : forall u0 u1 : R, (((u0 ^ 2) * u1) * 1) = ((u0 ^ 2) * u1)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin d) => (identity sigma (x i_))). }
  assert (r76 : forall (i_ : Fin d), x i_ * E (fun w : P => k i_ w * Sum (fun i : Fin d => k i w * x i)) = x i_ *
    (sigma ^ 2 * x i_)).
  { exact (fun (i_ : Fin d) => (f_equal (fun (h_3 : R) => x i_ * h_3) (eq_trans (eq_trans (r19 i_)
    (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => k i_ w * (k i w * x i)) (finite_mul (moments (k
    i_)) (finite_mul (moments (k i)) (finite_const (x i)))))))) (eq_trans (eq_trans (r67 i_) (eq_trans
    (Facts.sum_scale d (sigma ^ 2 * x i_) (fun i : Fin d => delta i i_ * 1)) (r70 i_))) (r73 i_))))). }
  assert (r79 : forall (i_ : Fin d), x i_ * (sigma ^ 2 * x i_) = sigma ^ 2 * x i_ ^ 2).
  { assert (identity : forall u0 u1 : R, (u0 * ((u1 ^ 2) * u0)) = ((u1 ^ 2) * (u0 ^ 2))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin d) => (identity (x i_) sigma)). }
  assert (r81 : Sum (fun i : Fin d => E (fun w : P => Sum (fun i : Fin d => k i w * x i) * (k i w * x i))) = Sum (fun
    i : Fin d => sigma ^ 2 * x i ^ 2)).
  { exact (Rules.sum_congruence (fun (i_ : Fin d) => (eq_trans (eq_trans (r15 i_) (eq_trans (Facts.expectation_scale P
    (x i_) (Random (fun w : P => k i_ w * Sum (fun i : Fin d => k i w * x i)) (finite_mul (moments (k i_)) (finite_sum
    (fun i : Fin d => (finite_mul (moments (k i)) (finite_const (x i)))))))) (r76 i_))) (r79 i_)))). }
  assert (r82 : Sum (fun i : Fin d => sigma ^ 2 * x i ^ 2) = sigma ^ 2 * Sum (fun a : Fin d => x a ^ 2)).
  { exact (Facts.sum_scale d (sigma ^ 2) (fun i : Fin d => x i ^ 2)). }
  assert (r86 : E (fun w : P => Sum (fun a : Fin d => x a * k a w)) = E (fun w : P => Sum (fun i : Fin d => k i w * x
    i))).
  { exact (Rules.expectation_congruence (fun (w : P) => (r2 w))). }
  assert (r88 : forall (i_4 : Fin d) (w : P), k i_4 w * x i_4 = x i_4 * k i_4 w).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_4 : Fin d) (w : P) => (identity (k i_4 w) (x i_4))). }
  assert (r89 : forall (i_4 : Fin d), E (fun w : P => k i_4 w * x i_4) = E (fun w : P => x i_4 * k i_4 w)).
  { exact (fun (i_4 : Fin d) => (Rules.expectation_congruence (fun (w : P) => (r88 i_4 w)))). }
  assert (r92 : forall (i_4 : Fin d), x i_4 * E (fun w : P => k i_4 w) = x i_4 * 0).
  { exact (fun (i_4 : Fin d) => (f_equal (fun (h_4 : R) => x i_4 * h_4) (r38 i_4))). }
  assert (r95 : forall (i_4 : Fin d), x i_4 * 0 = 0).
  { assert (identity : forall u0 : R, (u0 * 0) = 0) by (intros u0; ring).
    exact (fun (i_4 : Fin d) => (identity (x i_4))). }
  assert (r97 : 0 = 0 * 1).
  { assert (identity : 0 = (0 * 1)) by ring.
    exact identity. }
  assert (r99 : Sum (fun i : Fin d => E (fun w : P => k i w * x i)) = Sum (fun i : Fin d => 0 * 1)).
  { exact (Rules.sum_congruence (fun (i_4 : Fin d) => (eq_trans (eq_trans (eq_trans (r89 i_4) (eq_trans
    (Facts.expectation_scale P (x i_4) (k i_4)) (r92 i_4))) (r95 i_4)) r97))). }
  assert (r102 : 0 * Sum (fun i : Fin d => 1) = 0 * INR d).
  { exact (f_equal (fun (h_5 : R) => 0 * h_5) (Facts.sum_one d)). }
  assert (r105 : 0 * INR d = 0).
  { assert (identity : forall u0 : R, (0 * u0) = 0) by (intros u0; ring).
    exact (identity (INR d)). }
  assert (r109 : E (fun w : P => Sum (fun a : Fin d => x a * k a w) ^ 2) - E (fun w : P => Sum (fun a : Fin d => x a *
    k a w)) ^ 2 = sigma ^ 2 * Sum (fun a : Fin d => x a ^ 2) - 0 ^ 2).
  { exact (f_equal2 (fun (h_6 : R) (h_7 : R) => h_6 - h_7 ^ 2) (eq_trans r4 (eq_trans (eq_trans r9
    (Facts.expectation_sum d P (fun i : Fin d => (Random (fun w : P => Sum (fun i : Fin d => k i w * x i) * (k i w * x
    i)) (finite_mul (finite_sum (fun i : Fin d => (finite_mul (moments (k i)) (finite_const (x i))))) (finite_mul
    (moments (k i)) (finite_const (x i)))))))) (eq_trans r81 r82))) (eq_trans r86 (eq_trans (Facts.expectation_sum d P
    (fun i : Fin d => (Random (fun w : P => k i w * x i) (finite_mul (moments (k i)) (finite_const (x i))))))
    (eq_trans (eq_trans r99 (eq_trans (Facts.sum_scale d 0 (fun i : Fin d => 1)) r102)) r105)))). }
  assert (r110 : sigma ^ 2 * Sum (fun a : Fin d => x a ^ 2) - 0 ^ 2 = sigma ^ 2 * Sum (fun a : Fin d => x a ^ 2)).
  { assert (identity : forall u0 u1 : R, (((u0 ^ 2) * u1) - (0 ^ 2)) = ((u0 ^ 2) * u1)) by (intros u0 u1; ring).
    exact (identity sigma (Sum (fun a : Fin d => x a ^ 2))). }
  assert (r114 : forall (i_5 i_6 : Fin d), i_5 <> i_6 -> delta i_5 i_6 * x i_6 = delta i_5 i_6 * x i_5).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_5 i_6 : Fin d) p_8 => (Rules.linear_combination (Rules.and_equation (x i_6 - x i_5)
      (Facts.delta_apart d i_5 i_6 p_8) Rules.no_equation) (identity (delta i_5 i_6) (x i_5) (x i_6)))). }
  assert (r115 : forall (i_5 i_6 : Fin d), delta i_5 i_6 * x i_6 = delta i_5 i_6 * x i_5).
  { exact (fun (i_5 i_6 : Fin d) => (Rules.index_cases (fun (i_6 : Fin d) => delta i_5 i_6 * x i_6 = delta i_5 i_6 * x
    i_5) i_5 i_6 (@eq_refl R (delta i_5 i_5 * x i_5)) (fun p_9 => (r114 i_5 i_6 p_9)))). }
  assert (r116 : forall (i_5 i_6 : Fin d), x i_5 * x i_6 * (delta i_5 i_6 * sigma ^ 2) = sigma ^ 2 * x i_5 ^ 2 * delta
    i_5 i_6).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 ^ 2) * (u1 ^ 2)) * u2) - ((u1 * u3) * (u2 * (u0 ^ 2))) = (((u0 ^
    2) * u1) * ((u2 * u1) - (u2 * u3)) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_5 i_6 : Fin d) => (Rules.linear_combination (Rules.and_equation (sigma ^ 2 * x i_5) (r115 i_5 i_6)
      Rules.no_equation) (identity sigma (x i_5) (delta i_5 i_6) (x i_6)))). }
  assert (r118 : forall (i_5 i_6 : Fin d), sigma ^ 2 * x i_5 ^ 2 * delta i_5 i_6 = sigma ^ 2 * x i_5 ^ 2 * (delta i_6
    i_5 * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 ^ 2) * (u1 ^ 2)) * (u2 * 1)) - (((u0 ^ 2) * (u1 ^ 2)) * u3) =
    ((((u0 ^ 2) * (u1 ^ 2)) * 1) * (u2 - u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_5 i_6 : Fin d) => (Rules.linear_combination (Rules.and_equation (sigma ^ 2 * x i_5 ^ 2 * 1) (r63 i_5
      i_6) Rules.no_equation) (identity sigma (x i_5) (delta i_6 i_5) (delta i_5 i_6)))). }
  assert (r120 : forall (i_5 : Fin d), Sum (fun i : Fin d => x i_5 * x i * (delta i_5 i * sigma ^ 2)) = Sum (fun i :
    Fin d => sigma ^ 2 * x i_5 ^ 2 * (delta i i_5 * 1))).
  { exact (fun (i_5 : Fin d) => (Rules.sum_congruence (fun (i_6 : Fin d) => (eq_trans (r116 i_5 i_6) (r118 i_5
    i_6))))). }
  assert (r123 : forall (i_5 : Fin d), sigma ^ 2 * x i_5 ^ 2 * Sum (fun i : Fin d => delta i i_5 * 1) = sigma ^ 2 * x
    i_5 ^ 2 * 1).
  { exact (fun (i_5 : Fin d) => (f_equal (fun (h_8 : R) => sigma ^ 2 * x i_5 ^ 2 * h_8) (Facts.sum_delta d i_5 (fun i
    : Fin d => 1)))). }
  assert (r126 : forall (i_5 : Fin d), sigma ^ 2 * x i_5 ^ 2 * 1 = sigma ^ 2 * x i_5 ^ 2).
  { assert (identity : forall u0 u1 : R, (((u0 ^ 2) * (u1 ^ 2)) * 1) = ((u0 ^ 2) * (u1 ^ 2))) by (intros u0 u1; ring).
    exact (fun (i_5 : Fin d) => (identity sigma (x i_5))). }
  assert (r128 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => x i * x i_ * (delta i i_ * sigma ^ 2))) = Sum (fun i :
    Fin d => sigma ^ 2 * x i ^ 2)).
  { exact (Rules.sum_congruence (fun (i_5 : Fin d) => (eq_trans (eq_trans (r120 i_5) (eq_trans (Facts.sum_scale d
    (sigma ^ 2 * x i_5 ^ 2) (fun i : Fin d => delta i i_5 * 1)) (r123 i_5))) (r126 i_5)))). }
  assert (r129 : Sum (fun i : Fin d => Sum (fun i_ : Fin d => x i * x i_ * (delta i i_ * sigma ^ 2))) = sigma ^ 2 *
    Sum (fun a : Fin d => x a ^ 2)).
  { exact (eq_trans r128 r82). }
  exact (eq_trans (eq_trans (Facts.variance P (Random (fun w : P => Sum (fun a : Fin d => x a * k a w)) (finite_sum
    (fun a : Fin d => (finite_mul (finite_const (x a)) (moments (k a))))))) (eq_trans (eq_trans r109 r110) (eq_sym
    r129))) r129).
Qed.
