(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Pinned Refutation.
From Book Require Import Facts Softmax DotProduct Scaling.
Open Scope R_scope.

(* Dividing logits divides the gradient, but: factor forgotten. *)
Theorem scaled_softmax_jacobian_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (r : R) (x : Fin n -> R) (i j : Fin n)
      (given : r <> 0),
    partial (entry j) (fun x : Fin n -> R => softmax (fun k : Fin n => x k / r) i) x (softmax (fun k : Fin n => x k /
      r) i * (delta i j - softmax (fun k : Fin n => x k / r) j))).
Proof.
  intros wrong.
  pose (n := 2%nat); pose (n_pos := Nat.lt_0_succ 1).
  pose (r := 2 : R).
  pose (x := (vector (1 :: (1 / 2) :: nil)) : Fin n -> R).
  pose (i := Fin.F1 : Fin n).
  pose (j := Fin.F1 : Fin n).
  assert (given : r <> 0) by holds.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos r x i j given) (Scaling.scaled_softmax_jacobian n n_pos r x i j
    given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Equal logits give equal weights, but: every weight is one. *)
Theorem softmax_of_ties_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (c : R) (i : Fin n)
      (given : forall k : Fin n, x k = c),
    softmax x i = 1).
Proof.
  intros wrong.
  pose (n := 2%nat); pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: 1 :: nil)) : Fin n -> R).
  pose (c := 1 : R).
  pose (i := Fin.F1 : Fin n).
  assert (given : forall k : Fin n, x k = c) by holds.
  pose proof (wrong n n_pos x c i given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* At ties dividing only shrinks the gradient, but: gradient kept. *)
Theorem scaled_softmax_jacobian_at_ties_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (r : R) (x : Fin n -> R) (c : R) (i j : Fin n)
      (given_1 : r <> 0)
      (given_2 : forall k : Fin n, x k = c),
    partial (entry j) (fun x : Fin n -> R => softmax (fun k : Fin n => x k / r) i) x ((delta i j - 1 / INR n) / INR
      n)).
Proof.
  intros wrong.
  pose (n := 2%nat); pose (n_pos := Nat.lt_0_succ 1).
  pose (r := 2 : R).
  pose (x := (vector (1 :: 1 :: nil)) : Fin n -> R).
  pose (c := 1 : R).
  pose (i := Fin.F1 : Fin n).
  pose (j := Fin.F1 : Fin n).
  assert (given_1 : r <> 0) by holds.
  assert (given_2 : forall k : Fin n, x k = c) by holds.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos r x c i j given_1 given_2)
    (Scaling.scaled_softmax_jacobian_at_ties n n_pos r x c i j given_1 given_2)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.
