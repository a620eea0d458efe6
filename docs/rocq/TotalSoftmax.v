(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List.
From Derive Require Import Support ErrorFunction Rules SpecialFunctions Total TotalRules TotalTerms.
From Book Require Import Softmax.
Open Scope R_scope.

(* Softmax, as a map. *)
Theorem softmax_total (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) :
  derivative (vector n) (vector n)
    (fun (x : Fin n -> R) (i : Fin n) => softmax x i)
    x
    (fun (h_ : Fin n -> R) (i : Fin n) => Sum (fun j : Fin n => (softmax x i * (delta i j - softmax x j)) * h_ j))
  /\
  backward (vector n) (vector n)
    (fun (x : Fin n -> R) (i : Fin n) => softmax x i)
    x
    (fun (g : Fin n -> R) (j : Fin n) => softmax x j * (g j - Sum (fun i : Fin n => g i * softmax x i))).
Proof.
  split.
  - apply (derivative_is_matrix (vector n) (vector n) _ _ (fun '(i, _) => (fun (j : Fin n) => softmax x i * (delta i j
    - softmax x j)))); [differentiable_by_rules; away_from_zero ltac:(first [apply Softmax.partition_pos; auto])|].
    intros [i o] [j u]; exact (Softmax.softmax_jacobian n n_pos x i j).
  - apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(first [apply Softmax.partition_pos;
    auto])|].
    intros g [j u].
    exact (Softmax.softmax_vjp n n_pos g x j).
Qed.

(* Logarithm of softmax, as a map. *)
Theorem log_softmax_total (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) :
  backward (vector n) (vector n)
    (fun (x : Fin n -> R) (i : Fin n) => ln (softmax x i))
    x
    (fun (g : Fin n -> R) (j : Fin n) => g j - softmax x j * Sum (fun i : Fin n => g i)).
Proof.
  apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(first [apply Softmax.partition_pos; auto |
    apply Softmax.softmax_pos; auto])|].
  intros g [j u].
  exact (Softmax.log_softmax_vjp n n_pos g x j).
Qed.
