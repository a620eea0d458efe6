(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List.
From Derive Require Import Support ErrorFunction Rules SpecialFunctions Total TotalRules TotalTerms.
From Book Require Import Softmax.
Open Scope R_scope.

(* Softmax, as a map. *)
Theorem softmax_total (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) :
  let B := (fun (g : Fin n -> R) (j : Fin n) => softmax x j * (g j - Sum (fun i : Fin n => g i * softmax x i))) in
  let L := (fun (u : Fin n -> R) (i : Fin n) => softmax x i * (u i - Sum (fun j : Fin n => softmax x j * u j))) in
  derivative (vector n) (vector n)
    (fun (x : Fin n -> R) (i : Fin n) => softmax x i)
    x
    L
  /\ adjoint (vector n) (vector n) L B.
Proof.
  intros B L; apply derivative_adjoint.
  - apply (derivative_by_rows (vector n) (vector n) _ _ (fun '(i, _) => (fun (j : Fin n) => softmax x i * (delta i j -
    softmax x j))) L); [differentiable_by_rules; away_from_zero ltac:(first [apply Softmax.partition_pos; auto])| |].
    + intros [i o] [j u_]; exact (Softmax.softmax_jacobian n n_pos x i j).
    + intros u [i o]; exact (Softmax.softmax_jvp n n_pos x i u).
  - apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(first [apply Softmax.partition_pos;
    auto])|].
    intros g [j u_].
    exact (Softmax.softmax_vjp n n_pos g x j).
Qed.

(* Logarithm of softmax, as a map. *)
Theorem log_softmax_total (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) :
  let B := (fun (g : Fin n -> R) (j : Fin n) => g j - softmax x j * Sum (fun i : Fin n => g i)) in
  let L := (fun (v : point (vector n)) (i : Fin n) => inner v (B (fun (i_ : Fin n) => delta i_ i))) in
  derivative (vector n) (vector n)
    (fun (x : Fin n -> R) (i : Fin n) => ln (softmax x i))
    x
    L
  /\ adjoint (vector n) (vector n) L B.
Proof.
  intros B L; apply (derivative_by_backward (vector n) (vector n) _ _ B L).
  - apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(first [apply Softmax.partition_pos; auto
    | apply Softmax.softmax_pos; auto])|].
    intros g [j u].
    exact (Softmax.log_softmax_vjp n n_pos g x j).
  - intros v [i o]; reflexivity.
Qed.
