(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Pinned Points Refutation.
From Book Require Import Facts Softmax DotProduct Scaling Sinusoidal Interaction Decay WitnessesDecay.
Open Scope R_scope.

(* The inner product of two positions is a multiple of a mean of cosines, but: without d/2. *)
Theorem sinusoidal_inner_eq_riemann_sum_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (t : Fin h -> R) (b m n : R),
    Sum (fun c : Fin (double h) => position (fun i : Fin h => exp (- t i * ln b)) m c * position (fun i : Fin h => exp
      (- t i * ln b)) n c) = riemann_sum b t (m - n)).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (t := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (b := 6 : R).
  pose (m := 2 : R).
  pose (n := (1 / 3) : R).
  pose proof (wrong h h_pos t b m n) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* The square of the finite sum, but: 1/h for 1/(2h). *)
Theorem finite_sum_square_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (k : R),
    mean_cosine theta k ^ 2 = 1 / INR h + Sum (fun i : Fin h => Sum (fun j : Fin h => (1 - delta i j) * cos (k *
      (theta i - theta j)) + cos (k * (theta i + theta j)))) / (2 * INR h ^ 2)).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (k := 2 : R).
  pose proof (wrong h h_pos theta k) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The schedule $t$, but: cosine. *)
Theorem decay_linear_refuted :
  ~ (forall (x : R)
      (given : x <> 0),
    integral (fun t : R => cos (x * t)) 0 1 (cos x / x)).
Proof.
  intros wrong.
  apply decay_linear_at; intros x given.
  pose proof (integral_unique _ _ _ _ _ (wrong x given) (Decay.decay_linear x given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The schedule $t^{1/2}$, with $t = s^2$, but: without -1. *)
Theorem decay_square_root_refuted :
  ~ (forall (x : R)
      (given : x <> 0),
    integral (fun s : R => 2 * s * cos (x * s)) 0 1 (2 * (cos x + x * sin x) / x ^ 2)).
Proof.
  intros wrong.
  apply decay_square_root_at; intros x given.
  pose proof (integral_unique _ _ _ _ _ (wrong x given) (Decay.decay_square_root x given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* The schedule $t^{1/2}$ between positive limits, but: limits exchanged. *)
Theorem decay_square_root_between_refuted :
  ~ (forall (x a c : R)
      (given_1 : x <> 0)
      (given_2 : 0 < a)
      (given_3 : a <= c),
    integral (fun t : R => cos (x * sqrt t)) a c (2 * (cos (x * sqrt a) + x * sqrt a * sin (x * sqrt a) - (cos (x *
      sqrt c) + x * sqrt c * sin (x * sqrt c))) / x ^ 2)).
Proof.
  intros wrong.
  apply decay_square_root_between_at; intros x a c given_1 given_2 given_3.
  pose proof (integral_unique _ _ _ _ _ (wrong x a c given_1 given_2 given_3) (Decay.decay_square_root_between x a c
    given_1 given_2 given_3)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.
