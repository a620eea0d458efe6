(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List.
From Derive Require Import Support ErrorFunction Rules SpecialFunctions Total TotalRules TotalTerms.
From Book Require Import Normalization.
Open Scope R_scope.

(* LayerNorm, as a map. *)
Theorem layernorm_total (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R)
    (given : 0 < variance x + epsilon) :
  let B := (fun (g : Fin n -> R) (j : Fin n) => 1 / deviation x epsilon * (g j - 1 / INR n * Sum (fun i : Fin n => g
    i) - layernorm x epsilon j / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i))) in
  let L := (fun (u : Fin n -> R) (i : Fin n) => 1 / deviation x epsilon * (u i - 1 / INR n * Sum (fun j : Fin n => u
    j) - layernorm x epsilon i / INR n * Sum (fun j : Fin n => u j * layernorm x epsilon j))) in
  derivative (vector n) (vector n)
    (fun (x : Fin n -> R) (i : Fin n) => layernorm x epsilon i)
    x
    L
  /\ adjoint (vector n) (vector n) L B.
Proof.
  intros B L; apply derivative_adjoint.
  - apply (derivative_by_rows (vector n) (vector n) _ _ (fun '(i, _) => (fun (j : Fin n) => 1 / deviation x epsilon *
    (delta i j - 1 / INR n - layernorm x epsilon i * layernorm x epsilon j / INR n))) L); [differentiable_by_rules;
    away_from_zero ltac:(first [apply Normalization.deviation_pos; auto])| |].
    + intros [i o] [j u_]; exact (Normalization.layernorm_jacobian n n_pos x epsilon i j given).
    + intros u [i o]; exact (Normalization.layernorm_jvp n n_pos x epsilon i u).
  - apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(first [apply
    Normalization.deviation_pos; auto])|].
    intros g [j u_].
    exact (Normalization.layernorm_vjp n n_pos x epsilon g j given).
Qed.

(* LayerNorm with gain and bias, as a map. *)
Theorem layernorm_gain_total (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (gamma beta : Fin n -> R)
    (given : 0 < variance x + epsilon) :
  let B := (fun (g : Fin n -> R) (j : Fin n) => 1 / deviation x epsilon * (g j * gamma j - 1 / INR n * Sum (fun i :
    Fin n => g i * gamma i) - layernorm x epsilon j / INR n * Sum (fun i : Fin n => g i * gamma i * layernorm x
    epsilon i))) in
  let L := (fun (v : point (vector n)) (i : Fin n) => inner v (B (fun (i_ : Fin n) => delta i_ i))) in
  derivative (vector n) (vector n)
    (fun (x : Fin n -> R) (i : Fin n) => gamma i * layernorm x epsilon i + beta i)
    x
    L
  /\ adjoint (vector n) (vector n) L B.
Proof.
  intros B L; apply (derivative_by_backward (vector n) (vector n) _ _ B L).
  - apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(first [apply
    Normalization.deviation_pos; auto])|].
    intros g [j u].
    exact (Normalization.layernorm_gain_vjp n n_pos x epsilon g gamma beta j given).
  - intros v [i o]; reflexivity.
Qed.

(* RMSNorm, as a map. *)
Theorem rmsnorm_total (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R)
    (given : 0 < mean_square x + epsilon) :
  let B := (fun (g : Fin n -> R) (j : Fin n) => 1 / rms x epsilon * (g j - rmsnorm x epsilon j / INR n * Sum (fun i :
    Fin n => g i * rmsnorm x epsilon i))) in
  let L := (fun (v : Fin n -> R) (i : Fin n) => Sum (fun j : Fin n => (1 / rms x epsilon * (delta i j - rmsnorm x
    epsilon i * rmsnorm x epsilon j / INR n)) * v j)) in
  derivative (vector n) (vector n)
    (fun (x : Fin n -> R) (i : Fin n) => rmsnorm x epsilon i)
    x
    L
  /\ adjoint (vector n) (vector n) L B.
Proof.
  intros B L; apply derivative_adjoint.
  - apply (derivative_by_rows (vector n) (vector n) _ _ (fun '(i, _) => (fun (j : Fin n) => 1 / rms x epsilon * (delta
    i j - rmsnorm x epsilon i * rmsnorm x epsilon j / INR n))) L); [differentiable_by_rules; away_from_zero
    ltac:(first [apply Normalization.rms_pos; auto])| |].
    + intros [i o] [j u]; exact (Normalization.rmsnorm_jacobian n n_pos x epsilon i j given).
    + intros v [i o]; reflexivity.
  - apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(first [apply Normalization.rms_pos;
    auto])|].
    intros g [j u].
    exact (Normalization.rmsnorm_vjp n n_pos x epsilon g j given).
Qed.

(* RMSNorm with gain, as a map. *)
Theorem rmsnorm_gain_total (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (gamma : Fin n -> R)
    (given : 0 < mean_square x + epsilon) :
  let B := (fun (g : Fin n -> R) (j : Fin n) => 1 / rms x epsilon * (g j * gamma j - rmsnorm x epsilon j / INR n * Sum
    (fun i : Fin n => g i * gamma i * rmsnorm x epsilon i))) in
  let L := (fun (v : point (vector n)) (i : Fin n) => inner v (B (fun (i_ : Fin n) => delta i_ i))) in
  derivative (vector n) (vector n)
    (fun (x : Fin n -> R) (i : Fin n) => gamma i * rmsnorm x epsilon i)
    x
    L
  /\ adjoint (vector n) (vector n) L B.
Proof.
  intros B L; apply (derivative_by_backward (vector n) (vector n) _ _ B L).
  - apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(first [apply Normalization.rms_pos;
    auto])|].
    intros g [j u].
    exact (Normalization.rmsnorm_gain_vjp n n_pos x epsilon g gamma j given).
  - intros v [i o]; reflexivity.
Qed.

(* BatchNorm, as a map. *)
Theorem batchnorm_total (d : nat) (d_pos : (0 < d)%nat) (n : nat) (n_pos : (0 < n)%nat) (X : Fin n -> Fin d -> R)
  (epsilon : R) (gamma beta : Fin d -> R)
    (given : forall a : Fin d, 0 < batch_variance X a + epsilon) :
  let B := (fun (G : Fin n -> Fin d -> R) (j : Fin n) (b : Fin d) => gamma b / batch_deviation X epsilon b * (G j b -
    1 / INR n * Sum (fun i : Fin n => G i b) - batchnorm X epsilon j b / INR n * Sum (fun i : Fin n => G i b *
    batchnorm X epsilon i b))) in
  let L := (fun (v : point (matrix n d)) (i : Fin n) (a : Fin d) => inner v (B (fun (i_ : Fin n) (a_ : Fin d) => delta
    i_ i * delta a_ a))) in
  derivative (matrix n d) (matrix n d)
    (fun (X : Fin n -> Fin d -> R) (i : Fin n) (a : Fin d) => gamma a * batchnorm X epsilon i a + beta a)
    X
    L
  /\ adjoint (matrix n d) (matrix n d) L B.
Proof.
  intros B L; apply (derivative_by_backward (matrix n d) (matrix n d) _ _ B L).
  - apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(first [apply
    Normalization.batch_deviation_pos; auto])|].
    intros G [j [b u]].
    exact (Normalization.batchnorm_vjp d d_pos n n_pos X epsilon G gamma beta j b given).
  - intros v [i [a o]]; exact (f_equal (fun e => inner v (B e)) (eq_sym (basis_of_matrix i a o))).
Qed.
