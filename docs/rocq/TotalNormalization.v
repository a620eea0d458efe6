(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List.
From Derive Require Import Support ErrorFunction Rules SpecialFunctions Total TotalRules TotalTerms.
From Book Require Import Normalization.
Open Scope R_scope.

(* LayerNorm, as a map. *)
Theorem layernorm_total (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R)
    (given : 0 < variance x + epsilon) :
  derivative (vector n) (vector n)
    (fun (x : Fin n -> R) (i : Fin n) => layernorm x epsilon i)
    x
    (fun (h_ : Fin n -> R) (i : Fin n) => Sum (fun j : Fin n => (1 / deviation x epsilon * (delta i j - 1 / INR n -
      layernorm x epsilon i * layernorm x epsilon j / INR n)) * h_ j))
  /\
  backward (vector n) (vector n)
    (fun (x : Fin n -> R) (i : Fin n) => layernorm x epsilon i)
    x
    (fun (g : Fin n -> R) (j : Fin n) => 1 / deviation x epsilon * (g j - 1 / INR n * Sum (fun i : Fin n => g i) -
      layernorm x epsilon j / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i))).
Proof.
  split.
  - apply (derivative_is_matrix (vector n) (vector n) _ _ (fun '(i, _) => (fun (j : Fin n) => 1 / deviation x epsilon
    * (delta i j - 1 / INR n - layernorm x epsilon i * layernorm x epsilon j / INR n)))); [differentiable_by_rules;
    away_from_zero ltac:(first [apply Normalization.deviation_pos; auto])|].
    intros [i o] [j u]; exact (Normalization.layernorm_jacobian n n_pos x epsilon i j given).
  - apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(first [apply
    Normalization.deviation_pos; auto])|].
    intros g [j u].
    exact (Normalization.layernorm_vjp n n_pos x epsilon g j given).
Qed.

(* LayerNorm with gain and bias, as a map. *)
Theorem layernorm_gain_total (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (gamma beta : Fin n -> R)
    (given : 0 < variance x + epsilon) :
  backward (vector n) (vector n)
    (fun (x : Fin n -> R) (i : Fin n) => gamma i * layernorm x epsilon i + beta i)
    x
    (fun (g : Fin n -> R) (j : Fin n) => 1 / deviation x epsilon * (g j * gamma j - 1 / INR n * Sum (fun i : Fin n =>
      g i * gamma i) - layernorm x epsilon j / INR n * Sum (fun i : Fin n => g i * gamma i * layernorm x epsilon i))).
Proof.
  apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(first [apply Normalization.deviation_pos;
    auto])|].
  intros g [j u].
  exact (Normalization.layernorm_gain_vjp n n_pos x epsilon g gamma beta j given).
Qed.

(* RMSNorm, as a map. *)
Theorem rmsnorm_total (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R)
    (given : 0 < mean_square x + epsilon) :
  derivative (vector n) (vector n)
    (fun (x : Fin n -> R) (i : Fin n) => rmsnorm x epsilon i)
    x
    (fun (h_ : Fin n -> R) (i : Fin n) => Sum (fun j : Fin n => (1 / rms x epsilon * (delta i j - rmsnorm x epsilon i
      * rmsnorm x epsilon j / INR n)) * h_ j))
  /\
  backward (vector n) (vector n)
    (fun (x : Fin n -> R) (i : Fin n) => rmsnorm x epsilon i)
    x
    (fun (g : Fin n -> R) (j : Fin n) => 1 / rms x epsilon * (g j - rmsnorm x epsilon j / INR n * Sum (fun i : Fin n
      => g i * rmsnorm x epsilon i))).
Proof.
  split.
  - apply (derivative_is_matrix (vector n) (vector n) _ _ (fun '(i, _) => (fun (j : Fin n) => 1 / rms x epsilon *
    (delta i j - rmsnorm x epsilon i * rmsnorm x epsilon j / INR n)))); [differentiable_by_rules; away_from_zero
    ltac:(first [apply Normalization.rms_pos; auto])|].
    intros [i o] [j u]; exact (Normalization.rmsnorm_jacobian n n_pos x epsilon i j given).
  - apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(first [apply Normalization.rms_pos;
    auto])|].
    intros g [j u].
    exact (Normalization.rmsnorm_vjp n n_pos x epsilon g j given).
Qed.

(* RMSNorm with gain, as a map. *)
Theorem rmsnorm_gain_total (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (gamma : Fin n -> R)
    (given : 0 < mean_square x + epsilon) :
  backward (vector n) (vector n)
    (fun (x : Fin n -> R) (i : Fin n) => gamma i * rmsnorm x epsilon i)
    x
    (fun (g : Fin n -> R) (j : Fin n) => 1 / rms x epsilon * (g j * gamma j - rmsnorm x epsilon j / INR n * Sum (fun i
      : Fin n => g i * gamma i * rmsnorm x epsilon i))).
Proof.
  apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(first [apply Normalization.rms_pos;
    auto])|].
  intros g [j u].
  exact (Normalization.rmsnorm_gain_vjp n n_pos x epsilon g gamma j given).
Qed.

(* BatchNorm, as a map. *)
Theorem batchnorm_total (d : nat) (d_pos : (0 < d)%nat) (n : nat) (n_pos : (0 < n)%nat) (X : Fin n -> Fin d -> R)
  (epsilon : R) (gamma beta : Fin d -> R)
    (given : forall a : Fin d, 0 < batch_variance X a + epsilon) :
  backward (matrix n d) (matrix n d)
    (fun (X : Fin n -> Fin d -> R) (i : Fin n) (a : Fin d) => gamma a * batchnorm X epsilon i a + beta a)
    X
    (fun (G : Fin n -> Fin d -> R) (j : Fin n) (b : Fin d) => gamma b / batch_deviation X epsilon b * (G j b - 1 / INR
      n * Sum (fun i : Fin n => G i b) - batchnorm X epsilon j b / INR n * Sum (fun i : Fin n => G i b * batchnorm X
      epsilon i b))).
Proof.
  apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(first [apply
    Normalization.batch_deviation_pos; auto])|].
  intros G [j [b u]].
  exact (Normalization.batchnorm_vjp d d_pos n n_pos X epsilon G gamma beta j b given).
Qed.
