(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List.
From Derive Require Import Support ErrorFunction Rules SpecialFunctions Total TotalRules TotalTerms.
From Book Require Import Attention.
Open Scope R_scope.

(* Attention, with an additive and a multiplicative mask, in queries, keys and values, as a map. *)
Theorem attention_total (m : nat) (m_pos : (0 < m)%nat) (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 <
  d)%nat) (e : nat) (e_pos : (0 < e)%nat) (r : R) (U : Fin m -> Fin n -> R) (Q : Fin m -> Fin d -> R) (K : Fin n ->
  Fin d -> R) (M : Fin m -> Fin n -> R) (V : Fin n -> Fin e -> R)
    (given_1 : r <> 0)
    (given_2 : forall k : Fin m, masked_partition (fun i1 : Fin n => U k i1) (fun j : Fin n => Sum (fun a : Fin d => Q
      k a * K j a) / r + M k j) <> 0) :
  let B := (fun (G : Fin m -> Fin e -> R) => ((fun (i : Fin m) (a : Fin d) => Sum (fun j : Fin n => masked_softmax
    (fun i1 : Fin n => U i i1) (fun j : Fin n => Sum (fun a : Fin d => Q i a * K j a) / r + M i j) j * (Sum (fun c :
    Fin e => G i c * V j c) - Sum (fun l : Fin n => masked_softmax (fun i1 : Fin n => U i i1) (fun j : Fin n => Sum
    (fun a : Fin d => Q i a * K j a) / r + M i j) l * Sum (fun c : Fin e => G i c * V l c))) * K j a) / r), ((fun (j :
    Fin n) (a : Fin d) => Sum (fun i : Fin m => masked_softmax (fun i1 : Fin n => U i i1) (fun j : Fin n => Sum (fun a
    : Fin d => Q i a * K j a) / r + M i j) j * (Sum (fun c : Fin e => G i c * V j c) - Sum (fun l : Fin n =>
    masked_softmax (fun i1 : Fin n => U i i1) (fun j : Fin n => Sum (fun a : Fin d => Q i a * K j a) / r + M i j) l *
    Sum (fun c : Fin e => G i c * V l c))) * Q i a) / r), (fun (j : Fin n) (c : Fin e) => Sum (fun i : Fin m =>
    masked_softmax (fun i1 : Fin n => U i i1) (fun j : Fin n => Sum (fun a : Fin d => Q i a * K j a) / r + M i j) j *
    G i c))))) in
  let L := (fun (v : point (both (matrix m d) (both (matrix n d) (matrix n e)))) (i : Fin m) (c : Fin e) => inner v (B
    (fun (i_ : Fin m) (c_ : Fin e) => delta i_ i * delta c_ c))) in
  derivative (both (matrix m d) (both (matrix n d) (matrix n e))) (matrix m e)
    (fun p : point (both (matrix m d) (both (matrix n d) (matrix n e))) => (fun (Q : Fin m -> Fin d -> R) (K : Fin n
      -> Fin d -> R) (V : Fin n -> Fin e -> R) (i : Fin m) (c : Fin e) => Sum (fun j : Fin n => masked_softmax (fun i1
      : Fin n => U i i1) (fun j : Fin n => Sum (fun a : Fin d => Q i a * K j a) / r + M i j) j * V j c)) (left_of p)
      (left_of (right_of p)) (right_of (right_of p)))
    (Q, (K, V))
    L
  /\ adjoint (both (matrix m d) (both (matrix n d) (matrix n e))) (matrix m e) L B.
Proof.
  intros B L; apply (derivative_by_backward (both (matrix m d) (both (matrix n d) (matrix n e))) (matrix m e) _ _ B
    L).
  - apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(fail)|].
    intros G [[i [a u]]|[[j [a u]]|[j [c u]]]].
    + exact (Attention.masked_attention_backward_query m m_pos n n_pos d d_pos e e_pos r U Q K M G V i a given_1
      given_2).
    + exact (Attention.masked_attention_backward_key m m_pos n n_pos d d_pos e e_pos r U Q K M G V j a given_1
      given_2).
    + exact (Attention.masked_attention_backward_value m m_pos e e_pos n n_pos d d_pos G U Q K r M V j c).
  - intros v [i [c o]]; exact (f_equal (fun e => inner v (B e)) (eq_sym (basis_of_matrix i c o))).
Qed.
