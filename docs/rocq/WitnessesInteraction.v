(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Points.
From Book Require Import Facts Softmax DotProduct Scaling Sinusoidal Interaction.
Open Scope R_scope.

(* Equal weights in each pair leave differences only. *)
Lemma interaction_relative_of_equal_pairs_at (aim : Prop) :
  (let h := 2%nat in
   let h_pos := Nat.lt_0_succ 1 in
   let H : Fin (double h) -> R := (vector (1 :: 1 :: (-1 / 2) :: (-1 / 2) :: nil)) in
   let theta : Fin h -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let m : R := 2 in
   let n : R := (1 / 3) in
   (forall i : Fin h, H (even i) = H (odd i)) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma interaction_relative_of_equal_pairs_satisfiable :
  exists (h : nat) (h_pos : (0 < h)%nat) (H : Fin (double h) -> R) (theta : Fin h -> R) (m n : R),
    (forall i : Fin h, H (even i) = H (odd i)).
Proof.
  apply interaction_relative_of_equal_pairs_at; intros h h_pos H theta m n given.
  exists h, h_pos, H, theta, m, n; exact given.
Qed.
