(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Pinned Points Refutation.
From Book Require Import Facts Softmax DotProduct Scaling Sinusoidal Interaction Decay Attention WitnessesAttention.
Open Scope R_scope.

(* An output is not larger than the largest value, but: reversed. *)
Theorem attention_output_convex_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (e : nat) (e_pos : (0 < e)%nat) (m : nat) (m_pos : (0 < m)%nat) (V : Fin n
    -> Fin e -> R) (c : Fin e) (high : R) (S_ : Fin m -> Fin n -> R) (i : Fin m)
      (given : forall j : Fin n, V j c <= high),
    high <= Sum (fun j : Fin n => softmax (fun i1 : Fin n => S_ i i1) j * V j c)).
Proof.
  intros wrong.
  apply attention_output_convex_at; intros n n_pos e e_pos m m_pos V c high S_ i given.
  pose proof (wrong n n_pos e e_pos m m_pos V c high S_ i given) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* An output is not smaller than the smallest value, but: reversed. *)
Theorem attention_output_convex_below_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (e : nat) (e_pos : (0 < e)%nat) (m : nat) (m_pos : (0 < m)%nat) (low : R)
    (V : Fin n -> Fin e -> R) (c : Fin e) (S_ : Fin m -> Fin n -> R) (i : Fin m)
      (given : forall j : Fin n, low <= V j c),
    Sum (fun j : Fin n => softmax (fun i1 : Fin n => S_ i i1) j * V j c) <= low).
Proof.
  intros wrong.
  apply attention_output_convex_below_at; intros n n_pos e e_pos m m_pos low V c S_ i given.
  pose proof (wrong n n_pos e e_pos m m_pos low V c S_ i given) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* A bias of the values is a bias of the output, but: bias lost. *)
Theorem value_bias_passes_through_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (e : nat) (e_pos : (0 < e)%nat) (S_ : Fin
    m -> Fin n -> R) (i : Fin m) (V : Fin n -> Fin e -> R) (c : Fin e) (b : Fin e -> R),
    Sum (fun j : Fin n => softmax (fun i1 : Fin n => S_ i i1) j * (V j c + b c)) = Sum (fun j : Fin n => softmax (fun
      i1 : Fin n => S_ i i1) j * V j c)).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (e := 2%nat).
  pose (e_pos := Nat.lt_0_succ 1).
  pose (S_ := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (i := Fin.F1 : Fin m).
  pose (V := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin n -> Fin e -> R).
  pose (c := Fin.F1 : Fin e).
  pose (b := (vector ((1 / 2) :: (-2) :: nil)) : Fin e -> R).
  pose proof (wrong n n_pos m m_pos e e_pos S_ i V c b) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* A bias of the keys changes no weight, but: bias of the queries. *)
Theorem key_bias_invisible_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 < m)%nat) (Q : Fin m
    -> Fin d -> R) (i : Fin m) (b : Fin d -> R) (K : Fin n -> Fin d -> R) (r : R) (M : Fin m -> Fin n -> R) (j : Fin
    n),
    softmax (fun j : Fin n => Sum (fun a : Fin d => (Q i a + b a) * K j a) / r + M i j) j = softmax (fun j : Fin n =>
      Sum (fun a : Fin d => Q i a * K j a) / r + M i j) j).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (Q := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin m -> Fin d -> R).
  pose (i := Fin.F1 : Fin m).
  pose (b := (vector ((3 / 2) :: (-1) :: nil)) : Fin d -> R).
  pose (K := (rows (((2 / 3) :: 3 :: nil) :: ((1 / 2) :: (-2) :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (r := (5 / 2) : R).
  pose (M := (rows (((4 / 3) :: (-3 / 2) :: nil) :: (1 :: (-1 / 2) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (j := Fin.F1 : Fin n).
  pose proof (wrong n n_pos d d_pos m m_pos Q i b K r M j) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of attention at the values, but: softmax over queries. *)
Theorem attention_backward_value_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (e : nat) (e_pos : (0 < e)%nat) (n : nat) (n_pos : (0 < n)%nat) (G : Fin m
    -> Fin e -> R) (S_ : Fin m -> Fin n -> R) (V : Fin n -> Fin e -> R) (j : Fin n) (c : Fin e),
    partial (entry2 j c) (fun V : Fin n -> Fin e -> R => Sum (fun i : Fin m => Sum (fun c : Fin e => G i c * Sum (fun
      j : Fin n => softmax (fun i1 : Fin n => S_ i i1) j * V j c)))) V (Sum (fun i : Fin m => exp (S_ i j) / Sum (fun
      k : Fin m => exp (S_ k j)) * G i c))).
Proof.
  intros wrong.
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (e := 2%nat).
  pose (e_pos := Nat.lt_0_succ 1).
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (G := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin m -> Fin e -> R).
  pose (S_ := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (V := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin n -> Fin e -> R).
  pose (j := Fin.F1 : Fin n).
  pose (c := Fin.F1 : Fin e).
  pose proof (partial_unique _ _ _ _ _ (wrong m m_pos e e_pos n n_pos G S_ V j c) (Attention.attention_backward_value
    m m_pos e e_pos n n_pos G S_ V j c)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Backward pass of attention at the weights, but: through softmax. *)
Theorem attention_backward_weights_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (e : nat) (e_pos : (0 < e)%nat) (n : nat) (n_pos : (0 < n)%nat) (G : Fin m
    -> Fin e -> R) (W : Fin m -> Fin n -> R) (V : Fin n -> Fin e -> R) (i : Fin m) (j : Fin n),
    partial (entry2 i j) (fun W : Fin m -> Fin n -> R => Sum (fun i : Fin m => Sum (fun c : Fin e => G i c * Sum (fun
      j : Fin n => W i j * V j c)))) W (W i j * (Sum (fun c : Fin e => G i c * V j c) - Sum (fun l : Fin n => W i l *
      Sum (fun c : Fin e => G i c * V l c))))).
Proof.
  intros wrong.
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (e := 2%nat).
  pose (e_pos := Nat.lt_0_succ 1).
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (G := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin m -> Fin e -> R).
  pose (W := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (V := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin n -> Fin e -> R).
  pose (i := Fin.F1 : Fin m).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong m m_pos e e_pos n n_pos G W V i j) (Attention.attention_backward_weights
    m m_pos e e_pos n n_pos G W V i j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Weights depend on the scores of their own query, but: diagonal only. *)
Theorem attention_weights_jacobian_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (S_ : Fin m -> Fin n -> R) (k : Fin m) (l
    : Fin n) (i : Fin m) (j : Fin n),
    partial (entry2 i j) (fun S_ : Fin m -> Fin n -> R => softmax (fun i1 : Fin n => S_ k i1) l) S_ (delta i k * delta
      l j * (softmax (fun i1 : Fin n => S_ i i1) l * (1 - softmax (fun i1 : Fin n => S_ i i1) l)))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (S_ := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (k := Fin.F1 : Fin m).
  pose (l := Fin.F1 : Fin n).
  pose (i := Fin.F1 : Fin m).
  pose (j := (Fin.FS Fin.F1) : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos m m_pos S_ k l i j) (Attention.attention_weights_jacobian n
    n_pos m m_pos S_ k l i j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Backward pass of attention at the scores, but: diagonal only. *)
Theorem attention_backward_scores_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (e : nat) (e_pos : (0 < e)%nat) (n : nat) (n_pos : (0 < n)%nat) (G : Fin m
    -> Fin e -> R) (S_ : Fin m -> Fin n -> R) (V : Fin n -> Fin e -> R) (i : Fin m) (j : Fin n),
    partial (entry2 i j) (fun S_ : Fin m -> Fin n -> R => Sum (fun i : Fin m => Sum (fun c : Fin e => G i c * Sum (fun
      j : Fin n => softmax (fun i1 : Fin n => S_ i i1) j * V j c)))) S_ (softmax (fun i1 : Fin n => S_ i i1) j * (1 -
      softmax (fun i1 : Fin n => S_ i i1) j) * Sum (fun c : Fin e => G i c * V j c))).
Proof.
  intros wrong.
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (e := 2%nat).
  pose (e_pos := Nat.lt_0_succ 1).
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (G := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin m -> Fin e -> R).
  pose (S_ := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (V := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin n -> Fin e -> R).
  pose (i := Fin.F1 : Fin m).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong m m_pos e e_pos n n_pos G S_ V i j) (Attention.attention_backward_scores
    m m_pos e e_pos n n_pos G S_ V i j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Gradients at the scores of a query sum to zero, but: diagonal only. *)
Theorem attention_score_gradient_row_sum_zero_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (e : nat) (e_pos : (0 < e)%nat) (S_ : Fin
    m -> Fin n -> R) (i : Fin m) (G : Fin m -> Fin e -> R) (V : Fin n -> Fin e -> R),
    Sum (fun j : Fin n => softmax (fun i1 : Fin n => S_ i i1) j * (1 - softmax (fun i1 : Fin n => S_ i i1) j) * Sum
      (fun c : Fin e => G i c * V j c)) = 0).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (e := 2%nat).
  pose (e_pos := Nat.lt_0_succ 1).
  pose (S_ := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (i := Fin.F1 : Fin m).
  pose (G := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin m -> Fin e -> R).
  pose (V := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin n -> Fin e -> R).
  pose proof (wrong n n_pos m m_pos e e_pos S_ i G V) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* The sums of the backward pass, from outputs and their gradients, but: weights twice. *)
Theorem attention_row_dot_identity_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (e : nat) (e_pos : (0 < e)%nat) (W : Fin m
    -> Fin n -> R) (i : Fin m) (G : Fin m -> Fin e -> R) (V : Fin n -> Fin e -> R),
    Sum (fun j : Fin n => W i j ^ 2 * Sum (fun c : Fin e => G i c * V j c)) = Sum (fun c : Fin e => G i c * Sum (fun j
      : Fin n => W i j * V j c))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (e := 2%nat).
  pose (e_pos := Nat.lt_0_succ 1).
  pose (W := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (i := Fin.F1 : Fin m).
  pose (G := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin m -> Fin e -> R).
  pose (V := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin n -> Fin e -> R).
  pose proof (wrong n n_pos m m_pos e e_pos W i G V) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Derivative of the weights in a query, but: scale missing. *)
Theorem attention_weights_query_derivative_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 < m)%nat) (r : R) (Q
    : Fin m -> Fin d -> R) (k : Fin m) (K : Fin n -> Fin d -> R) (M : Fin m -> Fin n -> R) (l : Fin n) (i : Fin m) (a
    : Fin d)
      (given : r <> 0),
    partial (entry2 i a) (fun Q : Fin m -> Fin d -> R => softmax (fun j : Fin n => Sum (fun a : Fin d => Q k a * K j
      a) / r + M k j) l) Q (delta i k * softmax (fun j : Fin n => Sum (fun a : Fin d => Q i a * K j a) / r + M i j) l
      * (K l a - Sum (fun j : Fin n => softmax (fun j : Fin n => Sum (fun a : Fin d => Q i a * K j a) / r + M i j) j *
      K j a)))).
Proof.
  intros wrong.
  apply attention_weights_query_derivative_at; intros n n_pos d d_pos m m_pos r Q k K M l i a given.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos d d_pos m m_pos r Q k K M l i a given)
    (Attention.attention_weights_query_derivative n n_pos d d_pos m m_pos r Q k K M l i a given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of attention at the queries, but: scale missing. *)
Theorem attention_backward_query_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (n : nat) (n_pos : (0 < n)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (r : R) (Q : Fin m -> Fin d -> R) (K : Fin n -> Fin d -> R) (V : Fin n -> Fin e -> R) (M :
    Fin m -> Fin n -> R) (G : Fin m -> Fin e -> R) (i : Fin m) (a : Fin d)
      (given : r <> 0),
    partial (entry2 i a) (fun Q : Fin m -> Fin d -> R => head_loss Q K V r M G) Q (Sum (fun j : Fin n => softmax (fun
      j : Fin n => Sum (fun a : Fin d => Q i a * K j a) / r + M i j) j * (Sum (fun c : Fin e => G i c * V j c) - Sum
      (fun l : Fin n => softmax (fun j : Fin n => Sum (fun a : Fin d => Q i a * K j a) / r + M i j) l * Sum (fun c :
      Fin e => G i c * V l c))) * K j a))).
Proof.
  intros wrong.
  apply attention_backward_query_at; intros m m_pos d d_pos n n_pos e e_pos r Q K V M G i a given.
  pose proof (partial_unique _ _ _ _ _ (wrong m m_pos d d_pos n n_pos e e_pos r Q K V M G i a given)
    (Attention.attention_backward_query m m_pos d d_pos n n_pos e e_pos r Q K V M G i a given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Derivative of the weights in a key, but: scale missing. *)
Theorem attention_weights_key_derivative_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 < m)%nat) (r : R) (Q
    : Fin m -> Fin d -> R) (i : Fin m) (K : Fin n -> Fin d -> R) (M : Fin m -> Fin n -> R) (l j : Fin n) (a : Fin d)
      (given : r <> 0),
    partial (entry2 j a) (fun K : Fin n -> Fin d -> R => softmax (fun j : Fin n => Sum (fun a : Fin d => Q i a * K j
      a) / r + M i j) l) K (softmax (fun j : Fin n => Sum (fun a : Fin d => Q i a * K j a) / r + M i j) l * (delta l j
      - softmax (fun j : Fin n => Sum (fun a : Fin d => Q i a * K j a) / r + M i j) j) * Q i a)).
Proof.
  intros wrong.
  apply attention_weights_key_derivative_at; intros n n_pos d d_pos m m_pos r Q i K M l j a given.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos d d_pos m m_pos r Q i K M l j a given)
    (Attention.attention_weights_key_derivative n n_pos d d_pos m m_pos r Q i K M l j a given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of attention at the keys, but: scale missing. *)
Theorem attention_backward_key_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (n : nat) (n_pos : (0 < n)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (r : R) (Q : Fin m -> Fin d -> R) (K : Fin n -> Fin d -> R) (V : Fin n -> Fin e -> R) (M :
    Fin m -> Fin n -> R) (G : Fin m -> Fin e -> R) (j : Fin n) (a : Fin d)
      (given : r <> 0),
    partial (entry2 j a) (fun K : Fin n -> Fin d -> R => head_loss Q K V r M G) K (Sum (fun i : Fin m => softmax (fun
      j : Fin n => Sum (fun a : Fin d => Q i a * K j a) / r + M i j) j * (Sum (fun c : Fin e => G i c * V j c) - Sum
      (fun l : Fin n => softmax (fun j : Fin n => Sum (fun a : Fin d => Q i a * K j a) / r + M i j) l * Sum (fun c :
      Fin e => G i c * V l c))) * Q i a))).
Proof.
  intros wrong.
  apply attention_backward_key_at; intros m m_pos d d_pos n n_pos e e_pos r Q K V M G j a given.
  pose proof (partial_unique _ _ _ _ _ (wrong m m_pos d d_pos n n_pos e e_pos r Q K V M G j a given)
    (Attention.attention_backward_key m m_pos d d_pos n n_pos e e_pos r Q K V M G j a given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* The gradient at a bias of the keys is zero, but: sum of the queries. *)
Theorem key_bias_gradient_zero_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (e : nat) (e_pos : (0 < e)%nat) (n : nat) (n_pos : (0 < n)%nat) (d : nat)
    (d_pos : (0 < d)%nat) (G : Fin m -> Fin e -> R) (Q : Fin m -> Fin d -> R) (K : Fin n -> Fin d -> R) (b : Fin d ->
    R) (r : R) (M : Fin m -> Fin n -> R) (V : Fin n -> Fin e -> R) (a : Fin d),
    partial (entry a) (fun b : Fin d -> R => Sum (fun i : Fin m => Sum (fun c : Fin e => G i c * Sum (fun j : Fin n =>
      softmax (fun j : Fin n => Sum (fun a : Fin d => Q i a * (K j a + b a)) / r + M i j) j * V j c)))) b (Sum (fun i
      : Fin m => Q i a) / r) /\ Sum (fun i : Fin m => Sum (fun j : Fin n => softmax (fun j : Fin n => Sum (fun a : Fin
      d => Q i a * (K j a + b a)) / r + M i j) j * (Sum (fun c : Fin e => G i c * V j c) - Sum (fun l : Fin n =>
      softmax (fun j : Fin n => Sum (fun a : Fin d => Q i a * (K j a + b a)) / r + M i j) l * Sum (fun c : Fin e => G
      i c * V l c))) * Q i a)) / r = 0).
Proof.
  intros wrong.
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (e := 2%nat).
  pose (e_pos := Nat.lt_0_succ 1).
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (G := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin m -> Fin e -> R).
  pose (Q := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin m -> Fin d -> R).
  pose (K := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (b := (vector ((-3 / 2) :: 1 :: nil)) : Fin d -> R).
  pose (r := (-1 / 2) : R).
  pose (M := (rows ((2 :: (1 / 3) :: nil) :: ((3 / 2) :: (-1) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (V := (rows (((2 / 3) :: 3 :: nil) :: ((1 / 2) :: (-2) :: nil) :: nil)) : Fin n -> Fin e -> R).
  pose (a := Fin.F1 : Fin d).
  pose proof (partial_unique _ _ _ _ _ (proj1 (wrong m m_pos e e_pos n n_pos d d_pos G Q K b r M V a)) (proj1
    (Attention.key_bias_gradient_zero m m_pos e e_pos n n_pos d d_pos G Q K b r M V a))) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The Jacobian of attention is a covariance, but: scale missing. *)
Theorem attention_jacobian_covariance_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 < m)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (r : R) (Q : Fin m -> Fin d -> R) (i : Fin m) (K : Fin n -> Fin d -> R) (M : Fin m -> Fin n
    -> R) (V : Fin n -> Fin e -> R) (c : Fin e) (a : Fin d)
      (given : r <> 0),
    partial (entry2 i a) (fun Q : Fin m -> Fin d -> R => Sum (fun j : Fin n => softmax (fun j : Fin n => Sum (fun a :
      Fin d => Q i a * K j a) / r + M i j) j * V j c)) Q (Sum (fun j : Fin n => softmax (fun j : Fin n => Sum (fun a :
      Fin d => Q i a * K j a) / r + M i j) j * (V j c - Sum (fun j : Fin n => softmax (fun j : Fin n => Sum (fun a :
      Fin d => Q i a * K j a) / r + M i j) j * V j c)) * (K j a - Sum (fun j : Fin n => softmax (fun j : Fin n => Sum
      (fun a : Fin d => Q i a * K j a) / r + M i j) j * K j a))))).
Proof.
  intros wrong.
  apply attention_jacobian_covariance_at; intros n n_pos d d_pos m m_pos e e_pos r Q i K M V c a given.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos d d_pos m m_pos e e_pos r Q i K M V c a given)
    (Attention.attention_jacobian_covariance n n_pos d d_pos m m_pos e e_pos r Q i K M V c a given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Self-attention of two tokens of width one is as steep as one likes, but: as a value only. *)
Theorem self_attention_slope_unbounded_refuted :
  ~ (forall (x y : R),
    partial real (fun x : R => own_weight x y * x + (1 - own_weight x y) * y) x (own_weight x y) /\ own_slope 0 y = 1
      / 2 + y ^ 2 / 4).
Proof.
  intros wrong.
  pose (x := 1 : R).
  pose (y := (-1 / 2) : R).
  pose proof (partial_unique _ _ _ _ _ (proj1 (wrong x y)) (proj1 (Attention.self_attention_slope_unbounded x y))) as
    at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* One key in sight makes the masked partition function positive, but: exponential missing. *)
Theorem masked_partition_pos_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (u : Fin n -> R) (t : Fin n) (x : Fin n -> R)
      (given_1 : 0 < u t)
      (given_2 : forall l : Fin n, 0 <= u l),
    0 < Sum (fun l : Fin n => u l * x l)).
Proof.
  intros wrong.
  apply masked_partition_pos_at; intros n n_pos u t x given_1 given_2.
  pose proof (wrong n n_pos u t x given_1 given_2) as at_point.
  computed_in at_point.
  refine (Rle_not_lt _ _ _ at_point); enclosed.
Qed.

(* Masked softmax sums to one, where a key is in sight, but: masked after softmax. *)
Theorem masked_softmax_sum_one_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (u : Fin n -> R) (t : Fin n) (x : Fin n -> R)
      (given_1 : 0 < u t)
      (given_2 : forall l : Fin n, 0 <= u l),
    Sum (fun j : Fin n => u j * softmax x j) = 1).
Proof.
  intros wrong.
  apply masked_softmax_sum_one_at; intros n n_pos u t x given_1 given_2.
  pose proof (wrong n n_pos u t x given_1 given_2) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Another key in sight keeps the partition function positive, but: exponential missing. *)
Theorem hidden_partition_pos_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (u : Fin n -> R) (t j : Fin n) (x : Fin n -> R)
      (given_1 : 0 < u t)
      (given_2 : forall l : Fin n, 0 <= u l)
      (given_3 : t <> j),
    0 < Sum (fun l : Fin n => (1 - delta l j) * u l * x l)).
Proof.
  intros wrong.
  apply hidden_partition_pos_at; intros n n_pos u t j x given_1 given_2 given_3.
  pose proof (wrong n n_pos u t j x given_1 given_2 given_3) as at_point.
  computed_in at_point.
  refine (Rle_not_lt _ _ _ at_point); enclosed.
Qed.

(* A masked key has weight zero, and the others sum to one, but: mask multiplies scores. *)
Theorem masked_softmax_zero_weight_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (u : Fin n -> R) (t j : Fin n) (x : Fin n -> R)
      (given_1 : 0 < u t)
      (given_2 : forall l : Fin n, 0 <= u l)
      (given_3 : t <> j),
    softmax (fun l : Fin n => (1 - delta l j) * u l * x l) j = 0 /\ Sum (fun l : Fin n => (1 - delta l j) *
      masked_softmax (fun l : Fin n => (1 - delta l j) * u l) x l) = 1).
Proof.
  intros wrong.
  apply masked_softmax_zero_weight_at; intros n n_pos u t j x given_1 given_2 given_3.
  pose proof (proj1 (wrong n n_pos u t j x given_1 given_2 given_3)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* A mask renormalizes the weights that are left, but: not renormalized. *)
Theorem masked_softmax_renormalizes_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (u x : Fin n -> R) (j : Fin n),
    masked_softmax u x j = u j * softmax x j).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (u := (vector (0 :: 1 :: nil)) : Fin n -> R).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (j := (Fin.FS Fin.F1) : Fin n).
  pose proof (wrong n n_pos u x j) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* A number added to a score is a weight on its exponential, but: not renormalized. *)
Theorem additive_mask_is_weight_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x b : Fin n -> R) (j : Fin n),
    softmax (fun l : Fin n => x l + b l) j = exp (b j) * softmax x j).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (b := (vector (2 :: (1 / 3) :: nil)) : Fin n -> R).
  pose (j := Fin.F1 : Fin n).
  pose proof (wrong n n_pos x b j) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* A bias linear in the difference of positions needs no position of the query, but: sign. *)
Theorem linear_bias_relative_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (a m : R) (v : Fin n -> R) (j : Fin n),
    softmax (fun l : Fin n => x l - a * (m - v l)) j = softmax (fun l : Fin n => x l - a * v l) j).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (a := 2 : R).
  pose (m := (1 / 3) : R).
  pose (v := (vector ((3 / 2) :: (-1) :: nil)) : Fin n -> R).
  pose (j := Fin.F1 : Fin n).
  pose proof (wrong n n_pos x a m v j) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* A sink takes its share of every output, but: sink forgotten. *)
Theorem sink_takes_its_share_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x v : Fin n -> R) (eta : R),
    Sum (fun j : Fin n => exp (x j) * v j) / sink_partition x eta = Sum (fun j : Fin n => softmax x j * v j)).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (v := (vector (2 :: (1 / 3) :: nil)) : Fin n -> R).
  pose (eta := (3 / 2) : R).
  pose proof (wrong n n_pos x v eta) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Jacobian of masked softmax, but: mask left out. *)
Theorem masked_softmax_jacobian_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (u : Fin n -> R) (t : Fin n) (x : Fin n -> R) (l j : Fin n)
      (given_1 : 0 < u t)
      (given_2 : forall l : Fin n, 0 <= u l),
    partial (entry j) (fun x : Fin n -> R => masked_softmax u x l) x (softmax x l * (delta l j - softmax x j))).
Proof.
  intros wrong.
  apply masked_softmax_jacobian_at; intros n n_pos u t x l j given_1 given_2.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos u t x l j given_1 given_2) (Attention.masked_softmax_jacobian n
    n_pos u t x l j given_1 given_2)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* No gradient reaches a masked score, but: mask left out. *)
Theorem masked_softmax_zero_gradient_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (u : Fin n -> R) (t j : Fin n) (g x : Fin n -> R)
      (given_1 : 0 < u t)
      (given_2 : forall l : Fin n, 0 <= u l)
      (given_3 : t <> j),
    partial (entry j) (fun x : Fin n -> R => Sum (fun l : Fin n => g l * masked_softmax (fun l : Fin n => (1 - delta l
      j) * u l) x l)) x (softmax x j * (g j - Sum (fun l : Fin n => g l * softmax x l)))).
Proof.
  intros wrong.
  apply masked_softmax_zero_gradient_at; intros n n_pos u t j g x given_1 given_2 given_3.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos u t j g x given_1 given_2 given_3)
    (Attention.masked_softmax_zero_gradient n n_pos u t j g x given_1 given_2 given_3)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Causal attention of a token is attention on its prefix, but: later tokens seen. *)
Theorem causal_prefix_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (z : nat) (z_pos : (0 < z)%nat) (u : Fin n -> R) (q_ : Fin z -> R) (x v :
    Fin n -> R) (y w : Fin z -> R)
      (given_1 : forall j : Fin n, u j = 1)
      (given_2 : forall o : Fin z, q_ o = 0),
    attend_both u x v q_ y w = (Sum (fun j : Fin n => exp (x j) * v j) + Sum (fun o : Fin z => exp (y o) * w o)) /
      (Sum (fun j : Fin n => exp (x j)) + Sum (fun o : Fin z => exp (y o)))).
Proof.
  intros wrong.
  apply causal_prefix_at; intros n n_pos z z_pos u q_ x v y w given_1 given_2.
  pose proof (wrong n n_pos z z_pos u q_ x v y w given_1 given_2) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* The loss of one causal pass splits at a prefix, but: later tokens seen. *)
Theorem causal_loss_splits_at_prefix_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (z : nat) (z_pos : (0 < z)%nat) (e : nat) (e_pos : (0 < e)%nat) (N : Fin n
    -> Fin z -> R) (G : Fin n -> Fin e -> R) (U A : Fin n -> Fin n -> R) (V : Fin n -> Fin e -> R) (B : Fin n -> Fin z
    -> R) (X F : Fin z -> Fin e -> R) (C : Fin z -> Fin n -> R) (H D : Fin z -> Fin z -> R)
      (given : forall s : Fin n, forall o : Fin z, N s o = 0),
    Sum (fun s : Fin n => Sum (fun c : Fin e => G s c * attend_both (fun i1 : Fin n => U s i1) (fun i1 : Fin n => A s
      i1) (fun j : Fin n => V j c) (fun i1 : Fin z => N s i1) (fun i1 : Fin z => B s i1) (fun o : Fin z => X o c))) +
      Sum (fun q_ : Fin z => Sum (fun c : Fin e => F q_ c * attend_both (fun j : Fin n => 1) (fun i1 : Fin n => C q_
      i1) (fun j : Fin n => V j c) (fun i1 : Fin z => H q_ i1) (fun i1 : Fin z => D q_ i1) (fun o : Fin z => X o c)))
      = Sum (fun s : Fin n => Sum (fun c : Fin e => G s c * attend_both (fun i1 : Fin n => U s i1) (fun i1 : Fin n =>
      A s i1) (fun j : Fin n => V j c) (fun o : Fin z => 1) (fun i1 : Fin z => B s i1) (fun o : Fin z => X o c))) +
      Sum (fun q_ : Fin z => Sum (fun c : Fin e => F q_ c * attend_both (fun j : Fin n => 1) (fun i1 : Fin n => C q_
      i1) (fun j : Fin n => V j c) (fun i1 : Fin z => H q_ i1) (fun i1 : Fin z => D q_ i1) (fun o : Fin z => X o
      c)))).
Proof.
  intros wrong.
  apply causal_loss_splits_at_prefix_at; intros n n_pos z z_pos e e_pos N G U A V B X F C H D given.
  pose proof (wrong n n_pos z z_pos e e_pos N G U A V B X F C H D given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* The forward pass of attention, from any reference, but: scale missing. *)
Theorem attention_output_shifted_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (U : Fin m -> Fin n -> R) (i : Fin m) (Q : Fin m -> Fin d -> R) (K : Fin n -> Fin d -> R) (r
    : R) (M : Fin m -> Fin n -> R) (V : Fin n -> Fin e -> R) (c : Fin e) (mu : Fin m -> R),
    Sum (fun j : Fin n => masked_softmax (fun i1 : Fin n => U i i1) (fun j : Fin n => Sum (fun a : Fin d => Q i a * K
      j a) / r + M i j) j * V j c) = Sum (fun j : Fin n => U i j * exp (Sum (fun a : Fin d => Q i a * K j a) + M i j -
      mu i) * V j c) / Sum (fun j : Fin n => U i j * exp (Sum (fun a : Fin d => Q i a * K j a) + M i j - mu i))).
Proof.
  intros wrong.
  pose (n := 3%nat).
  pose (n_pos := Nat.lt_0_succ 2).
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (e := 2%nat).
  pose (e_pos := Nat.lt_0_succ 1).
  pose (U := (rows ((0 :: (1 / 4) :: 4 :: nil) :: (0 :: (9 / 4) :: 1 :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (i := Fin.F1 : Fin m).
  pose (Q := (rows (((2 / 3) :: 3 :: nil) :: ((1 / 2) :: (-2) :: nil) :: nil)) : Fin m -> Fin d -> R).
  pose (K := (rows (((5 / 2) :: (4 / 3) :: nil) :: ((-3 / 2) :: 1 :: nil) :: ((-1 / 2) :: 2 :: nil) :: nil)) : Fin n
    -> Fin d -> R).
  pose (r := (73 / 9) : R).
  pose (M := (rows (((3 / 2) :: (-1) :: (2 / 3) :: nil) :: (3 :: (1 / 2) :: (-2) :: nil) :: nil)) : Fin m -> Fin n ->
    R).
  pose (V := (rows (((5 / 2) :: (4 / 3) :: nil) :: ((-3 / 2) :: 1 :: nil) :: ((-1 / 2) :: 2 :: nil) :: nil)) : Fin n
    -> Fin e -> R).
  pose (c := Fin.F1 : Fin e).
  pose (mu := (vector ((1 / 3) :: (3 / 2) :: nil)) : Fin m -> R).
  pose proof (wrong n n_pos m m_pos d d_pos e e_pos U i Q K r M V c mu) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of attention under a mask at the values, but: softmax over queries. *)
Theorem masked_attention_backward_value_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (e : nat) (e_pos : (0 < e)%nat) (n : nat) (n_pos : (0 < n)%nat) (d : nat)
    (d_pos : (0 < d)%nat) (G : Fin m -> Fin e -> R) (U : Fin m -> Fin n -> R) (Q : Fin m -> Fin d -> R) (K : Fin n ->
    Fin d -> R) (r : R) (M : Fin m -> Fin n -> R) (V : Fin n -> Fin e -> R) (j : Fin n) (c : Fin e),
    partial (entry2 j c) (fun V : Fin n -> Fin e -> R => Sum (fun i : Fin m => Sum (fun c : Fin e => G i c * Sum (fun
      j : Fin n => masked_softmax (fun i1 : Fin n => U i i1) (fun j : Fin n => Sum (fun a : Fin d => Q i a * K j a) /
      r + M i j) j * V j c)))) V (Sum (fun i : Fin m => U i j * exp (Sum (fun a : Fin d => Q i a * K j a) / r + M i j)
      / Sum (fun k : Fin m => U k j * exp (Sum (fun a : Fin d => Q k a * K j a) / r + M k j)) * G i c))).
Proof.
  intros wrong.
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (e := 2%nat).
  pose (e_pos := Nat.lt_0_succ 1).
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (G := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin m -> Fin e -> R).
  pose (U := (rows ((0 :: 1 :: nil) :: (0 :: 9 :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (Q := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin m -> Fin d -> R).
  pose (K := (rows (((-3 / 2) :: 1 :: nil) :: ((-1 / 2) :: 2 :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (r := (73 / 9) : R).
  pose (M := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (V := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin n -> Fin e -> R).
  pose (j := (Fin.FS Fin.F1) : Fin n).
  pose (c := Fin.F1 : Fin e).
  pose proof (partial_unique _ _ _ _ _ (wrong m m_pos e e_pos n n_pos d d_pos G U Q K r M V j c)
    (Attention.masked_attention_backward_value m m_pos e e_pos n n_pos d d_pos G U Q K r M V j c)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of attention under a mask at the queries, but: scale missing. *)
Theorem masked_attention_backward_query_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (r : R) (U : Fin m -> Fin n -> R) (Q : Fin m -> Fin d -> R) (K : Fin n -> Fin d -> R) (M :
    Fin m -> Fin n -> R) (G : Fin m -> Fin e -> R) (V : Fin n -> Fin e -> R) (i : Fin m) (a : Fin d)
      (given_1 : r <> 0)
      (given_2 : forall k : Fin m, masked_partition (fun i1 : Fin n => U k i1) (fun j : Fin n => Sum (fun a : Fin d =>
        Q k a * K j a) / r + M k j) <> 0),
    partial (entry2 i a) (fun Q : Fin m -> Fin d -> R => Sum (fun i : Fin m => Sum (fun c : Fin e => G i c * Sum (fun
      j : Fin n => masked_softmax (fun i1 : Fin n => U i i1) (fun j : Fin n => Sum (fun a : Fin d => Q i a * K j a) /
      r + M i j) j * V j c)))) Q (Sum (fun j : Fin n => masked_softmax (fun i1 : Fin n => U i i1) (fun j : Fin n =>
      Sum (fun a : Fin d => Q i a * K j a) / r + M i j) j * (Sum (fun c : Fin e => G i c * V j c) - Sum (fun l : Fin n
      => masked_softmax (fun i1 : Fin n => U i i1) (fun j : Fin n => Sum (fun a : Fin d => Q i a * K j a) / r + M i j)
      l * Sum (fun c : Fin e => G i c * V l c))) * K j a))).
Proof.
  intros wrong.
  apply masked_attention_backward_query_at; intros m m_pos n n_pos d d_pos e e_pos r U Q K M G V i a given_1 given_2.
  pose proof (partial_unique _ _ _ _ _ (wrong m m_pos n n_pos d d_pos e e_pos r U Q K M G V i a given_1 given_2)
    (Attention.masked_attention_backward_query m m_pos n n_pos d d_pos e e_pos r U Q K M G V i a given_1 given_2)) as
    at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of attention under a mask at the keys, but: scale missing. *)
Theorem masked_attention_backward_key_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (r : R) (U : Fin m -> Fin n -> R) (Q : Fin m -> Fin d -> R) (K : Fin n -> Fin d -> R) (M :
    Fin m -> Fin n -> R) (G : Fin m -> Fin e -> R) (V : Fin n -> Fin e -> R) (j : Fin n) (a : Fin d)
      (given_1 : r <> 0)
      (given_2 : forall k : Fin m, masked_partition (fun i1 : Fin n => U k i1) (fun j : Fin n => Sum (fun a : Fin d =>
        Q k a * K j a) / r + M k j) <> 0),
    partial (entry2 j a) (fun K : Fin n -> Fin d -> R => Sum (fun i : Fin m => Sum (fun c : Fin e => G i c * Sum (fun
      j : Fin n => masked_softmax (fun i1 : Fin n => U i i1) (fun j : Fin n => Sum (fun a : Fin d => Q i a * K j a) /
      r + M i j) j * V j c)))) K (Sum (fun i : Fin m => masked_softmax (fun i1 : Fin n => U i i1) (fun j : Fin n =>
      Sum (fun a : Fin d => Q i a * K j a) / r + M i j) j * (Sum (fun c : Fin e => G i c * V j c) - Sum (fun l : Fin n
      => masked_softmax (fun i1 : Fin n => U i i1) (fun j : Fin n => Sum (fun a : Fin d => Q i a * K j a) / r + M i j)
      l * Sum (fun c : Fin e => G i c * V l c))) * Q i a))).
Proof.
  intros wrong.
  apply masked_attention_backward_key_at; intros m m_pos n n_pos d d_pos e e_pos r U Q K M G V j a given_1 given_2.
  pose proof (partial_unique _ _ _ _ _ (wrong m m_pos n n_pos d d_pos e e_pos r U Q K M G V j a given_1 given_2)
    (Attention.masked_attention_backward_key m m_pos n n_pos d d_pos e e_pos r U Q K M G V j a given_1 given_2)) as
    at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Attention under a mask commutes with permutations of tokens and mask, but: mask stays. *)
Theorem masked_attention_permutation_equivariant_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (e : nat) (e_pos : (0 < e)%nat) (U : Fin n
    -> Fin n -> R) (Q : Fin n -> Fin d -> R) (sigma : permutation n) (K : Fin n -> Fin d -> R) (V : Fin n -> Fin e ->
    R) (r : R) (i : Fin n) (c : Fin e),
    masked_attention U (fun (i : Fin n) (a : Fin d) => Q (sigma i) a) (fun (i : Fin n) (a : Fin d) => K (sigma i) a)
      (fun (i : Fin n) (c : Fin e) => V (sigma i) c) r i c = masked_attention U Q K V r (sigma i) c).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (e := 2%nat).
  pose (e_pos := Nat.lt_0_succ 1).
  pose (U := (rows ((1 :: (1 / 4) :: nil) :: (4 :: (1 / 9) :: nil) :: nil)) : Fin n -> Fin n -> R).
  pose (Q := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (sigma := swap : permutation n).
  pose (K := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (V := (rows (((-3 / 2) :: 1 :: nil) :: ((-1 / 2) :: 2 :: nil) :: nil)) : Fin n -> Fin e -> R).
  pose (r := (10 / 9) : R).
  pose (i := Fin.F1 : Fin n).
  pose (c := Fin.F1 : Fin e).
  pose proof (wrong n n_pos d d_pos e e_pos U Q sigma K V r i c) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* With equal scores, the weights are shares of the mask, but: mask forgotten. *)
Theorem masked_softmax_of_equal_scores_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (u : Fin n -> R) (eta : R) (j : Fin n),
    masked_softmax u (fun l : Fin n => eta) j = 1 / INR n).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (u := (vector (2 :: (1 / 4) :: nil)) : Fin n -> R).
  pose (eta := 2 : R).
  pose (j := Fin.F1 : Fin n).
  pose proof (wrong n n_pos u eta j) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Merging the sums of two blocks gives the sums of all keys, but: not rescaled. *)
Theorem block_states_merge_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (z : nat) (z_pos : (0 < z)%nat) (x v : Fin n -> R) (mu : R) (y w : Fin z
    -> R) (nu rho : R),
    first_block x v mu + second_block y w nu = exp (- rho) * both_blocks x v y w).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (z := 2%nat).
  pose (z_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (v := (vector (2 :: (1 / 3) :: nil)) : Fin n -> R).
  pose (mu := (3 / 2) : R).
  pose (y := (vector ((-1) :: (2 / 3) :: nil)) : Fin z -> R).
  pose (w := (vector (3 :: (1 / 2) :: nil)) : Fin z -> R).
  pose (nu := (-2) : R).
  pose (rho := (5 / 2) : R).
  pose proof (wrong n n_pos z z_pos x v mu y w nu rho) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Two merged blocks give attention to all keys, but: not rescaled. *)
Theorem online_softmax_merge_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (z : nat) (z_pos : (0 < z)%nat) (x v : Fin n -> R) (mu : R) (y w : Fin z
    -> R) (nu : R),
    (first_block x v mu + second_block y w nu) / (first_block x (fun j : Fin n => 1) mu + second_block y (fun o : Fin
      z => 1) nu) = both_blocks x v y w / both_blocks x (fun j : Fin n => 1) y (fun o : Fin z => 1)).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (z := 2%nat).
  pose (z_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (v := (vector (2 :: (1 / 3) :: nil)) : Fin n -> R).
  pose (mu := (3 / 2) : R).
  pose (y := (vector ((-1) :: (2 / 3) :: nil)) : Fin z -> R).
  pose (w := (vector (3 :: (1 / 2) :: nil)) : Fin z -> R).
  pose (nu := (-2) : R).
  pose proof (wrong n n_pos z z_pos x v mu y w nu) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Merging of blocks is associative, but: not rescaled. *)
Theorem online_softmax_merge_associative_refuted :
  ~ (forall (l_1 mu_1 l_2 mu_2 nu l_3 mu_3 rho kappa : R),
    merge (merge l_1 mu_1 l_2 mu_2 nu) nu l_3 mu_3 rho = l_1 + merge l_2 mu_2 l_3 mu_3 kappa).
Proof.
  intros wrong.
  pose (l_1 := 1 : R).
  pose (mu_1 := (-1 / 2) : R).
  pose (l_2 := 2 : R).
  pose (mu_2 := (1 / 3) : R).
  pose (nu := (3 / 2) : R).
  pose (l_3 := (-1) : R).
  pose (mu_3 := (2 / 3) : R).
  pose (rho := 3 : R).
  pose (kappa := (1 / 2) : R).
  pose proof (wrong l_1 mu_1 l_2 mu_2 nu l_3 mu_3 rho kappa) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Parts of equal length, merged in any order, but: log-sum-exps for their exponentials. *)
Theorem split_attention_merge_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (n : nat) (n_pos : (0 < n)%nat) (X : Fin m -> Fin n -> R) (sigma :
    permutation m) (V : Fin m -> Fin n -> R),
    Sum (fun r : Fin m => ln (partition (fun i1 : Fin n => X (sigma r) i1)) * Sum (fun j : Fin n => softmax (fun i1 :
      Fin n => X (sigma r) i1) j * V (sigma r) j)) / Sum (fun r : Fin m => ln (partition (fun i1 : Fin n => X (sigma
      r) i1))) = Sum (fun r : Fin m => Sum (fun j : Fin n => exp (X r j) * V r j)) / Sum (fun r : Fin m => Sum (fun j
      : Fin n => exp (X r j))) /\ ln (Sum (fun r : Fin m => exp (ln (partition (fun i1 : Fin n => X (sigma r) i1)))))
      = ln (Sum (fun r : Fin m => Sum (fun j : Fin n => exp (X r j))))).
Proof.
  intros wrong.
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (X := (rows ((2 :: 1 :: nil) :: ((1 / 2) :: 3 :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (sigma := swap : permutation m).
  pose (V := (rows (((3 / 2) :: (1 / 3) :: nil) :: ((5 / 2) :: (2 / 3) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose proof (proj1 (wrong m m_pos n n_pos X sigma V)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Derivative of the weights in the projection of the queries, but: scale missing. *)
Theorem weights_query_projection_derivative_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 < m)%nat) (w : nat)
    (w_pos : (0 < w)%nat) (r : R) (X : Fin m -> Fin w -> R) (W_Q : Fin w -> Fin d -> R) (b_Q : Fin d -> R) (i : Fin m)
    (Y : Fin n -> Fin w -> R) (W_K : Fin w -> Fin d -> R) (b_K : Fin d -> R) (l : Fin n) (o : Fin w) (a : Fin d)
      (given : r <> 0),
    partial (entry2 o a) (fun W_Q : Fin w -> Fin d -> R => softmax (fun j : Fin n => Sum (fun a : Fin d => queries X
      W_Q b_Q i a * keys Y W_K b_K j a) / r) l) W_Q (X i o * (softmax (fun j : Fin n => Sum (fun a : Fin d => queries
      X W_Q b_Q i a * keys Y W_K b_K j a) / r) l * (keys Y W_K b_K l a - Sum (fun j : Fin n => softmax (fun j : Fin n
      => Sum (fun a : Fin d => queries X W_Q b_Q i a * keys Y W_K b_K j a) / r) j * keys Y W_K b_K j a)))) /\ partial
      (entry a) (fun b_Q : Fin d -> R => softmax (fun j : Fin n => Sum (fun a : Fin d => queries X W_Q b_Q i a * keys
      Y W_K b_K j a) / r) l) b_Q (softmax (fun j : Fin n => Sum (fun a : Fin d => queries X W_Q b_Q i a * keys Y W_K
      b_K j a) / r) l * (keys Y W_K b_K l a - Sum (fun j : Fin n => softmax (fun j : Fin n => Sum (fun a : Fin d =>
      queries X W_Q b_Q i a * keys Y W_K b_K j a) / r) j * keys Y W_K b_K j a)) / r)).
Proof.
  intros wrong.
  apply weights_query_projection_derivative_at; intros n n_pos d d_pos m m_pos w w_pos r X W_Q b_Q i Y W_K b_K l o a
    given.
  pose proof (partial_unique _ _ _ _ _ (proj1 (wrong n n_pos d d_pos m m_pos w w_pos r X W_Q b_Q i Y W_K b_K l o a
    given)) (proj1 (Attention.weights_query_projection_derivative n n_pos d d_pos m m_pos w w_pos r X W_Q b_Q i Y W_K
    b_K l o a given))) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Backward pass of attention at the matrix of the queries, but: scale missing. *)
Theorem query_weight_backward_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (e : nat) (e_pos : (0 < e)%nat) (n : nat) (n_pos : (0 < n)%nat) (d : nat)
    (d_pos : (0 < d)%nat) (w : nat) (w_pos : (0 < w)%nat) (r : R) (G : Fin m -> Fin e -> R) (X : Fin m -> Fin w -> R)
    (W_Q : Fin w -> Fin d -> R) (b_Q : Fin d -> R) (Y : Fin n -> Fin w -> R) (W_K : Fin w -> Fin d -> R) (b_K : Fin d
    -> R) (V : Fin n -> Fin e -> R) (o : Fin w) (a : Fin d)
      (given : r <> 0),
    partial (entry2 o a) (fun W_Q : Fin w -> Fin d -> R => Sum (fun i : Fin m => Sum (fun c : Fin e => G i c * Sum
      (fun j : Fin n => softmax (fun j : Fin n => Sum (fun a : Fin d => queries X W_Q b_Q i a * keys Y W_K b_K j a) /
      r) j * V j c)))) W_Q (r * Sum (fun i : Fin m => X i o * (Sum (fun j : Fin n => softmax (fun j : Fin n => Sum
      (fun a : Fin d => queries X W_Q b_Q i a * keys Y W_K b_K j a) / r) j * (Sum (fun c : Fin e => G i c * V j c) -
      Sum (fun l : Fin n => softmax (fun j : Fin n => Sum (fun a : Fin d => queries X W_Q b_Q i a * keys Y W_K b_K j
      a) / r) l * Sum (fun c : Fin e => G i c * V l c))) * keys Y W_K b_K j a) / r)))).
Proof.
  intros wrong.
  apply query_weight_backward_at; intros m m_pos e e_pos n n_pos d d_pos w w_pos r G X W_Q b_Q Y W_K b_K V o a given.
  pose proof (partial_unique _ _ _ _ _ (wrong m m_pos e e_pos n n_pos d d_pos w w_pos r G X W_Q b_Q Y W_K b_K V o a
    given) (Attention.query_weight_backward m m_pos e e_pos n n_pos d d_pos w w_pos r G X W_Q b_Q Y W_K b_K V o a
    given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of attention at the bias of the queries, but: that of the keys. *)
Theorem query_bias_backward_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (e : nat) (e_pos : (0 < e)%nat) (n : nat) (n_pos : (0 < n)%nat) (d : nat)
    (d_pos : (0 < d)%nat) (w : nat) (w_pos : (0 < w)%nat) (r : R) (G : Fin m -> Fin e -> R) (X : Fin m -> Fin w -> R)
    (W_Q : Fin w -> Fin d -> R) (b_Q : Fin d -> R) (Y : Fin n -> Fin w -> R) (W_K : Fin w -> Fin d -> R) (b_K : Fin d
    -> R) (V : Fin n -> Fin e -> R) (a : Fin d)
      (given : r <> 0),
    partial (entry a) (fun b_Q : Fin d -> R => Sum (fun i : Fin m => Sum (fun c : Fin e => G i c * Sum (fun j : Fin n
      => softmax (fun j : Fin n => Sum (fun a : Fin d => queries X W_Q b_Q i a * keys Y W_K b_K j a) / r) j * V j
      c)))) b_Q 0).
Proof.
  intros wrong.
  apply query_bias_backward_at; intros m m_pos e e_pos n n_pos d d_pos w w_pos r G X W_Q b_Q Y W_K b_K V a given.
  pose proof (partial_unique _ _ _ _ _ (wrong m m_pos e e_pos n n_pos d d_pos w w_pos r G X W_Q b_Q Y W_K b_K V a
    given) (Attention.query_bias_backward m m_pos e e_pos n n_pos d d_pos w w_pos r G X W_Q b_Q Y W_K b_K V a given))
    as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Derivative of the weights in the projection of the keys, but: scale missing. *)
Theorem weights_key_projection_derivative_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 < m)%nat) (w : nat)
    (w_pos : (0 < w)%nat) (r : R) (X : Fin m -> Fin w -> R) (W_Q : Fin w -> Fin d -> R) (b_Q : Fin d -> R) (i : Fin m)
    (Y : Fin n -> Fin w -> R) (W_K : Fin w -> Fin d -> R) (b_K : Fin d -> R) (l : Fin n) (o : Fin w) (a : Fin d)
      (given : r <> 0),
    partial (entry2 o a) (fun W_K : Fin w -> Fin d -> R => softmax (fun j : Fin n => Sum (fun a : Fin d => queries X
      W_Q b_Q i a * keys Y W_K b_K j a) / r) l) W_K (softmax (fun j : Fin n => Sum (fun a : Fin d => queries X W_Q b_Q
      i a * keys Y W_K b_K j a) / r) l * (Y l o - Sum (fun j : Fin n => softmax (fun j : Fin n => Sum (fun a : Fin d
      => queries X W_Q b_Q i a * keys Y W_K b_K j a) / r) j * Y j o)) * queries X W_Q b_Q i a)).
Proof.
  intros wrong.
  apply weights_key_projection_derivative_at; intros n n_pos d d_pos m m_pos w w_pos r X W_Q b_Q i Y W_K b_K l o a
    given.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos d d_pos m m_pos w w_pos r X W_Q b_Q i Y W_K b_K l o a given)
    (Attention.weights_key_projection_derivative n n_pos d d_pos m m_pos w w_pos r X W_Q b_Q i Y W_K b_K l o a given))
    as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Backward pass of attention at the matrix of the keys, but: scale missing. *)
Theorem key_weight_backward_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (e : nat) (e_pos : (0 < e)%nat) (n : nat) (n_pos : (0 < n)%nat) (d : nat)
    (d_pos : (0 < d)%nat) (w : nat) (w_pos : (0 < w)%nat) (r : R) (G : Fin m -> Fin e -> R) (X : Fin m -> Fin w -> R)
    (W_Q : Fin w -> Fin d -> R) (b_Q : Fin d -> R) (Y : Fin n -> Fin w -> R) (W_K : Fin w -> Fin d -> R) (b_K : Fin d
    -> R) (V : Fin n -> Fin e -> R) (o : Fin w) (a : Fin d)
      (given : r <> 0),
    partial (entry2 o a) (fun W_K : Fin w -> Fin d -> R => Sum (fun i : Fin m => Sum (fun c : Fin e => G i c * Sum
      (fun j : Fin n => softmax (fun j : Fin n => Sum (fun a : Fin d => queries X W_Q b_Q i a * keys Y W_K b_K j a) /
      r) j * V j c)))) W_K (r * Sum (fun j : Fin n => Y j o * (Sum (fun i : Fin m => softmax (fun j : Fin n => Sum
      (fun a : Fin d => queries X W_Q b_Q i a * keys Y W_K b_K j a) / r) j * (Sum (fun c : Fin e => G i c * V j c) -
      Sum (fun l : Fin n => softmax (fun j : Fin n => Sum (fun a : Fin d => queries X W_Q b_Q i a * keys Y W_K b_K j
      a) / r) l * Sum (fun c : Fin e => G i c * V l c))) * queries X W_Q b_Q i a) / r)))).
Proof.
  intros wrong.
  apply key_weight_backward_at; intros m m_pos e e_pos n n_pos d d_pos w w_pos r G X W_Q b_Q Y W_K b_K V o a given.
  pose proof (partial_unique _ _ _ _ _ (wrong m m_pos e e_pos n n_pos d d_pos w w_pos r G X W_Q b_Q Y W_K b_K V o a
    given) (Attention.key_weight_backward m m_pos e e_pos n n_pos d d_pos w w_pos r G X W_Q b_Q Y W_K b_K V o a
    given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Parameters times gradients agree for queries and keys, but: scale missing. *)
Theorem query_key_products_agree_refuted :
  ~ (forall (w : nat) (w_pos : (0 < w)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 < m)%nat) (n : nat)
    (n_pos : (0 < n)%nat) (W_Q : Fin w -> Fin d -> R) (a : Fin d) (X : Fin m -> Fin w -> R) (D : Fin m -> Fin n -> R)
    (Y : Fin n -> Fin w -> R) (W_K : Fin w -> Fin d -> R) (b_K : Fin d -> R) (b : Fin d) (r : R) (b_Q : Fin d -> R),
    Sum (fun o : Fin w => W_Q o a * Sum (fun i : Fin m => X i o * (Sum (fun j : Fin n => D i j * keys Y W_K b_K j b) /
      r))) + b_Q a * Sum (fun i : Fin m => Sum (fun j : Fin n => D i j * keys Y W_K b_K j b) / r) = Sum (fun i : Fin m
      => Sum (fun j : Fin n => queries X W_Q b_Q i a * D i j * keys Y W_K b_K j b))).
Proof.
  intros wrong.
  pose (w := 2%nat).
  pose (w_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (W_Q := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin w -> Fin d -> R).
  pose (a := Fin.F1 : Fin d).
  pose (X := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin m -> Fin w -> R).
  pose (D := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (Y := (rows (((-3 / 2) :: 1 :: nil) :: ((-1 / 2) :: 2 :: nil) :: nil)) : Fin n -> Fin w -> R).
  pose (W_K := (rows (((1 / 3) :: (3 / 2) :: nil) :: ((-1) :: (2 / 3) :: nil) :: nil)) : Fin w -> Fin d -> R).
  pose (b_K := (vector (3 :: (1 / 2) :: nil)) : Fin d -> R).
  pose (b := Fin.F1 : Fin d).
  pose (r := (-2) : R).
  pose (b_Q := (vector ((5 / 2) :: (4 / 3) :: nil)) : Fin d -> R).
  pose proof (wrong w w_pos d d_pos m m_pos n n_pos W_Q a X D Y W_K b_K b r b_Q) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The balance behind a conservation law of queries and keys, but: scale missing. *)
Theorem noether_query_key_refuted :
  ~ (forall (w : nat) (w_pos : (0 < w)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 < m)%nat) (n : nat)
    (n_pos : (0 < n)%nat) (e : nat) (e_pos : (0 < e)%nat) (W_Q : Fin w -> Fin d -> R) (a : Fin d) (X : Fin m -> Fin w
    -> R) (b_Q : Fin d -> R) (Y : Fin n -> Fin w -> R) (W_K : Fin w -> Fin d -> R) (b_K : Fin d -> R) (r : R) (G : Fin
    m -> Fin e -> R) (V : Fin n -> Fin e -> R) (b : Fin d),
    Sum (fun o : Fin w => W_Q o a * Sum (fun i : Fin m => X i o * (Sum (fun j : Fin n => softmax (fun j : Fin n => Sum
      (fun a : Fin d => queries X W_Q b_Q i a * keys Y W_K b_K j a) / r) j * (Sum (fun c : Fin e => G i c * V j c) -
      Sum (fun l : Fin n => softmax (fun j : Fin n => Sum (fun a : Fin d => queries X W_Q b_Q i a * keys Y W_K b_K j
      a) / r) l * Sum (fun c : Fin e => G i c * V l c))) * keys Y W_K b_K j b) / r))) + b_Q a * Sum (fun i : Fin m =>
      Sum (fun j : Fin n => softmax (fun j : Fin n => Sum (fun a : Fin d => queries X W_Q b_Q i a * keys Y W_K b_K j
      a) / r) j * (Sum (fun c : Fin e => G i c * V j c) - Sum (fun l : Fin n => softmax (fun j : Fin n => Sum (fun a :
      Fin d => queries X W_Q b_Q i a * keys Y W_K b_K j a) / r) l * Sum (fun c : Fin e => G i c * V l c))) * keys Y
      W_K b_K j b) / r) = Sum (fun i : Fin m => Sum (fun j : Fin n => queries X W_Q b_Q i a * (softmax (fun j : Fin n
      => Sum (fun a : Fin d => queries X W_Q b_Q i a * keys Y W_K b_K j a) / r) j * (Sum (fun c : Fin e => G i c * V j
      c) - Sum (fun l : Fin n => softmax (fun j : Fin n => Sum (fun a : Fin d => queries X W_Q b_Q i a * keys Y W_K
      b_K j a) / r) l * Sum (fun c : Fin e => G i c * V l c)))) * keys Y W_K b_K j b))).
Proof.
  intros wrong.
  pose (w := 1%nat).
  pose (w_pos := Nat.lt_0_succ 0).
  pose (d := 1%nat).
  pose (d_pos := Nat.lt_0_succ 0).
  pose (m := 1%nat).
  pose (m_pos := Nat.lt_0_succ 0).
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (e := 1%nat).
  pose (e_pos := Nat.lt_0_succ 0).
  pose (W_Q := (rows ((1 :: nil) :: nil)) : Fin w -> Fin d -> R).
  pose (a := Fin.F1 : Fin d).
  pose (X := (rows (((-1 / 2) :: nil) :: nil)) : Fin m -> Fin w -> R).
  pose (b_Q := (vector (2 :: nil)) : Fin d -> R).
  pose (Y := (rows (((1 / 3) :: nil) :: ((3 / 2) :: nil) :: nil)) : Fin n -> Fin w -> R).
  pose (W_K := (rows (((-1) :: nil) :: nil)) : Fin w -> Fin d -> R).
  pose (b_K := (vector ((2 / 3) :: nil)) : Fin d -> R).
  pose (r := 73 : R).
  pose (G := (rows (((1 / 2) :: nil) :: nil)) : Fin m -> Fin e -> R).
  pose (V := (rows (((-2) :: nil) :: ((5 / 2) :: nil) :: nil)) : Fin n -> Fin e -> R).
  pose (b := Fin.F1 : Fin d).
  pose proof (wrong w w_pos d d_pos m m_pos n n_pos e e_pos W_Q a X b_Q Y W_K b_K r G V b) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Backward pass of attention at the projections of values and outputs, but: weights not transposed. *)
Theorem value_projection_backward_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (w : nat) (w_pos : (0 < w)%nat) (e : nat) (e_pos : (0 < e)%nat) (n : nat)
    (n_pos : (0 < n)%nat) (G : Fin m -> Fin w -> R) (S_ : Fin m -> Fin n -> R) (Y : Fin n -> Fin w -> R) (W_V : Fin w
    -> Fin e -> R) (b_V : Fin e -> R) (W_O : Fin e -> Fin w -> R) (o : Fin w) (c : Fin e) (i : Fin m),
    (partial (entry2 o c) (fun W_V : Fin w -> Fin e -> R => Sum (fun i : Fin m => Sum (fun o : Fin w => G i o * Sum
      (fun c : Fin e => Sum (fun j : Fin n => softmax (fun i1 : Fin n => S_ i i1) j * values Y W_V b_V j c) * W_O c
      o)))) W_V (Sum (fun j : Fin n => Y j o * Sum (fun o : Fin w => G i o * W_O c o))) /\ partial (entry c) (fun b_V
      : Fin e -> R => Sum (fun i : Fin m => Sum (fun o : Fin w => G i o * Sum (fun c : Fin e => Sum (fun j : Fin n =>
      softmax (fun i1 : Fin n => S_ i i1) j * values Y W_V b_V j c) * W_O c o)))) b_V (Sum (fun j : Fin n => Sum (fun
      i : Fin m => softmax (fun i1 : Fin n => S_ i i1) j * Sum (fun o : Fin w => G i o * W_O c o))))) /\ partial
      (entry2 c o) (fun W_O : Fin e -> Fin w -> R => Sum (fun i : Fin m => Sum (fun o : Fin w => G i o * Sum (fun c :
      Fin e => Sum (fun j : Fin n => softmax (fun i1 : Fin n => S_ i i1) j * values Y W_V b_V j c) * W_O c o)))) W_O
      (Sum (fun i : Fin m => Sum (fun j : Fin n => softmax (fun i1 : Fin n => S_ i i1) j * values Y W_V b_V j c) * G i
      o))).
Proof.
  intros wrong.
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (w := 2%nat).
  pose (w_pos := Nat.lt_0_succ 1).
  pose (e := 2%nat).
  pose (e_pos := Nat.lt_0_succ 1).
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (G := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin m -> Fin w -> R).
  pose (S_ := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (Y := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin n -> Fin w -> R).
  pose (W_V := (rows (((-3 / 2) :: 1 :: nil) :: ((-1 / 2) :: 2 :: nil) :: nil)) : Fin w -> Fin e -> R).
  pose (b_V := (vector ((1 / 3) :: (3 / 2) :: nil)) : Fin e -> R).
  pose (W_O := (rows (((-1) :: (2 / 3) :: nil) :: (3 :: (1 / 2) :: nil) :: nil)) : Fin e -> Fin w -> R).
  pose (o := Fin.F1 : Fin w).
  pose (c := Fin.F1 : Fin e).
  pose (i := Fin.F1 : Fin m).
  pose proof (partial_unique _ _ _ _ _ (proj1 (proj1 (wrong m m_pos w w_pos e e_pos n n_pos G S_ Y W_V b_V W_O o c
    i))) (proj1 (proj1 (Attention.value_projection_backward m m_pos w w_pos e e_pos n n_pos G S_ Y W_V b_V W_O o c))))
    as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* The balance behind a conservation law of values and outputs, but: bias left out. *)
Theorem noether_value_output_refuted :
  ~ (forall (w : nat) (w_pos : (0 < w)%nat) (e : nat) (e_pos : (0 < e)%nat) (n : nat) (n_pos : (0 < n)%nat) (m : nat)
    (m_pos : (0 < m)%nat) (W_V : Fin w -> Fin e -> R) (c : Fin e) (Y : Fin n -> Fin w -> R) (S_ : Fin m -> Fin n -> R)
    (G : Fin m -> Fin w -> R) (W_O : Fin e -> Fin w -> R) (f : Fin e) (b_V : Fin e -> R),
    Sum (fun o : Fin w => W_V o c * Sum (fun j : Fin n => Y j o * Sum (fun i : Fin m => softmax (fun i1 : Fin n => S_
      i i1) j * Sum (fun o : Fin w => G i o * W_O f o)))) = Sum (fun o : Fin w => Sum (fun i : Fin m => Sum (fun j :
      Fin n => softmax (fun i1 : Fin n => S_ i i1) j * values Y W_V b_V j c) * G i o) * W_O f o)).
Proof.
  intros wrong.
  pose (w := 2%nat).
  pose (w_pos := Nat.lt_0_succ 1).
  pose (e := 2%nat).
  pose (e_pos := Nat.lt_0_succ 1).
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (W_V := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin w -> Fin e -> R).
  pose (c := Fin.F1 : Fin e).
  pose (Y := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin n -> Fin w -> R).
  pose (S_ := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (G := (rows (((-3 / 2) :: 1 :: nil) :: ((-1 / 2) :: 2 :: nil) :: nil)) : Fin m -> Fin w -> R).
  pose (W_O := (rows (((1 / 3) :: (3 / 2) :: nil) :: ((-1) :: (2 / 3) :: nil) :: nil)) : Fin e -> Fin w -> R).
  pose (f := Fin.F1 : Fin e).
  pose (b_V := (vector (3 :: (1 / 2) :: nil)) : Fin e -> R).
  pose proof (wrong w w_pos e e_pos n n_pos m m_pos W_V c Y S_ G W_O f b_V) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Drift in a step of gradient descent, but: conserved by a step too. *)
Theorem descent_step_drift_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (w : nat) (w_pos : (0 < w)%nat) (z : nat) (z_pos : (0 < z)%nat) (A_Q G_Q :
    Fin w -> Fin d -> R) (G_K A_K : Fin z -> Fin d -> R) (a : Fin d) (eta : R) (b : Fin d)
      (given : forall a : Fin d, forall b : Fin d, Sum (fun o : Fin w => A_Q o a * G_Q o b) = Sum (fun s : Fin z =>
        G_K s a * A_K s b)),
    Sum (fun o : Fin w => (A_Q o a - eta * G_Q o a) * (A_Q o b - eta * G_Q o b)) - Sum (fun s : Fin z => (A_K s a -
      eta * G_K s a) * (A_K s b - eta * G_K s b)) = Sum (fun o : Fin w => A_Q o a * A_Q o b) - Sum (fun s : Fin z =>
      A_K s a * A_K s b)).
Proof.
  intros wrong.
  apply descent_step_drift_at; intros d d_pos w w_pos z z_pos A_Q G_Q G_K A_K a eta b given.
  pose proof (wrong d d_pos w w_pos z z_pos A_Q G_Q G_K A_K a eta b given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Weights depend on the scores of their own head, but: heads mix. *)
Theorem head_weights_jacobian_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (h : nat) (h_pos : (0 < h)%nat) (m : nat) (m_pos : (0 < m)%nat) (S_ : Fin
    h -> Fin m -> Fin n -> R) (t : Fin h) (k : Fin m) (l : Fin n) (s : Fin h) (i : Fin m) (j : Fin n),
    partial (entry3 s i j) (fun S_ : Fin h -> Fin m -> Fin n -> R => softmax (fun i2 : Fin n => S_ t k i2) l) S_
      (delta i k * softmax (fun i2 : Fin n => S_ s i i2) l * (delta l j - softmax (fun i2 : Fin n => S_ s i i2) j))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (S_ := (blocks (((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil) :: (((3 / 2) :: (-1) :: nil) :: ((2 /
    3) :: 3 :: nil) :: nil) :: nil)) : Fin h -> Fin m -> Fin n -> R).
  pose (t := (Fin.FS Fin.F1) : Fin h).
  pose (k := Fin.F1 : Fin m).
  pose (l := Fin.F1 : Fin n).
  pose (s := Fin.F1 : Fin h).
  pose (i := Fin.F1 : Fin m).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos h h_pos m m_pos S_ t k l s i j) (Attention.head_weights_jacobian
    n n_pos h h_pos m m_pos S_ t k l s i j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Backward pass of multi-head attention at its output projection, but: heads added up. *)
Theorem multi_head_backward_output_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (w : nat) (w_pos : (0 < w)%nat) (h : nat) (h_pos : (0 < h)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (n : nat) (n_pos : (0 < n)%nat) (G : Fin m -> Fin w -> R) (S_ : Fin h -> Fin m -> Fin n ->
    R) (V : Fin h -> Fin n -> Fin e -> R) (W_O : Fin h -> Fin e -> Fin w -> R) (s : Fin h) (c : Fin e) (o : Fin w),
    partial (entry3 s c o) (fun W_O : Fin h -> Fin e -> Fin w -> R => Sum (fun i : Fin m => Sum (fun o : Fin w => G i
      o * Sum (fun s : Fin h => Sum (fun c : Fin e => Sum (fun j : Fin n => softmax (fun i2 : Fin n => S_ s i i2) j *
      V s j c) * W_O s c o))))) W_O (Sum (fun t : Fin h => Sum (fun i : Fin m => Sum (fun j : Fin n => softmax (fun i2
      : Fin n => S_ t i i2) j * V t j c) * G i o)))).
Proof.
  intros wrong.
  pose (m := 1%nat).
  pose (m_pos := Nat.lt_0_succ 0).
  pose (w := 1%nat).
  pose (w_pos := Nat.lt_0_succ 0).
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (e := 1%nat).
  pose (e_pos := Nat.lt_0_succ 0).
  pose (n := 1%nat).
  pose (n_pos := Nat.lt_0_succ 0).
  pose (G := (rows ((1 :: nil) :: nil)) : Fin m -> Fin w -> R).
  pose (S_ := (blocks ((((-1 / 2) :: nil) :: nil) :: ((2 :: nil) :: nil) :: nil)) : Fin h -> Fin m -> Fin n -> R).
  pose (V := (blocks ((((1 / 3) :: nil) :: nil) :: (((3 / 2) :: nil) :: nil) :: nil)) : Fin h -> Fin n -> Fin e -> R).
  pose (W_O := (blocks ((((-1) :: nil) :: nil) :: (((2 / 3) :: nil) :: nil) :: nil)) : Fin h -> Fin e -> Fin w -> R).
  pose (s := Fin.F1 : Fin h).
  pose (c := Fin.F1 : Fin e).
  pose (o := Fin.F1 : Fin w).
  pose proof (partial_unique _ _ _ _ _ (wrong m m_pos w w_pos h h_pos e e_pos n n_pos G S_ V W_O s c o)
    (Attention.multi_head_backward_output m m_pos w w_pos h h_pos e e_pos n n_pos G S_ V W_O s c o)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Backward pass of multi-head attention at its values, but: rows of another head. *)
Theorem multi_head_backward_value_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (w : nat) (w_pos : (0 < w)%nat) (h : nat) (h_pos : (0 < h)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (n : nat) (n_pos : (0 < n)%nat) (G : Fin m -> Fin w -> R) (S_ : Fin h -> Fin m -> Fin n ->
    R) (V : Fin h -> Fin n -> Fin e -> R) (W_O : Fin h -> Fin e -> Fin w -> R) (s : Fin h) (j : Fin n) (c : Fin e) (t
    : Fin h),
    partial (entry3 s j c) (fun V : Fin h -> Fin n -> Fin e -> R => Sum (fun i : Fin m => Sum (fun o : Fin w => G i o
      * Sum (fun s : Fin h => Sum (fun c : Fin e => Sum (fun j : Fin n => softmax (fun i2 : Fin n => S_ s i i2) j * V
      s j c) * W_O s c o))))) V (Sum (fun i : Fin m => softmax (fun i2 : Fin n => S_ s i i2) j * Sum (fun o : Fin w =>
      G i o * W_O t c o)))).
Proof.
  intros wrong.
  pose (m := 1%nat).
  pose (m_pos := Nat.lt_0_succ 0).
  pose (w := 1%nat).
  pose (w_pos := Nat.lt_0_succ 0).
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (e := 1%nat).
  pose (e_pos := Nat.lt_0_succ 0).
  pose (n := 1%nat).
  pose (n_pos := Nat.lt_0_succ 0).
  pose (G := (rows ((1 :: nil) :: nil)) : Fin m -> Fin w -> R).
  pose (S_ := (blocks ((((-1 / 2) :: nil) :: nil) :: ((2 :: nil) :: nil) :: nil)) : Fin h -> Fin m -> Fin n -> R).
  pose (V := (blocks ((((1 / 3) :: nil) :: nil) :: (((3 / 2) :: nil) :: nil) :: nil)) : Fin h -> Fin n -> Fin e -> R).
  pose (W_O := (blocks ((((-1) :: nil) :: nil) :: (((2 / 3) :: nil) :: nil) :: nil)) : Fin h -> Fin e -> Fin w -> R).
  pose (s := Fin.F1 : Fin h).
  pose (j := Fin.F1 : Fin n).
  pose (c := Fin.F1 : Fin e).
  pose (t := (Fin.FS Fin.F1) : Fin h).
  pose proof (partial_unique _ _ _ _ _ (wrong m m_pos w w_pos h h_pos e e_pos n n_pos G S_ V W_O s j c t)
    (Attention.multi_head_backward_value m m_pos w w_pos h h_pos e e_pos n n_pos G S_ V W_O s j c)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Backward pass of multi-head attention at the scores of a head, but: weights of another head. *)
Theorem multi_head_backward_refuted :
  ~ (forall (m : nat) (m_pos : (0 < m)%nat) (w : nat) (w_pos : (0 < w)%nat) (h : nat) (h_pos : (0 < h)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (n : nat) (n_pos : (0 < n)%nat) (G : Fin m -> Fin w -> R) (S_ : Fin h -> Fin m -> Fin n ->
    R) (V : Fin h -> Fin n -> Fin e -> R) (W_O : Fin h -> Fin e -> Fin w -> R) (s : Fin h) (i : Fin m) (j : Fin n) (t
    : Fin h),
    partial (entry3 s i j) (fun S_ : Fin h -> Fin m -> Fin n -> R => Sum (fun i : Fin m => Sum (fun o : Fin w => G i o
      * Sum (fun s : Fin h => Sum (fun c : Fin e => Sum (fun j : Fin n => softmax (fun i2 : Fin n => S_ s i i2) j * V
      s j c) * W_O s c o))))) S_ (softmax (fun i2 : Fin n => S_ t i i2) j * (Sum (fun c : Fin e => Sum (fun o : Fin w
      => G i o * W_O s c o) * V s j c) - Sum (fun l : Fin n => softmax (fun i2 : Fin n => S_ t i i2) l * Sum (fun c :
      Fin e => Sum (fun o : Fin w => G i o * W_O s c o) * V s l c))))).
Proof.
  intros wrong.
  pose (m := 1%nat).
  pose (m_pos := Nat.lt_0_succ 0).
  pose (w := 1%nat).
  pose (w_pos := Nat.lt_0_succ 0).
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (e := 1%nat).
  pose (e_pos := Nat.lt_0_succ 0).
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (G := (rows ((1 :: nil) :: nil)) : Fin m -> Fin w -> R).
  pose (S_ := (blocks ((((-1 / 2) :: 2 :: nil) :: nil) :: (((1 / 3) :: (3 / 2) :: nil) :: nil) :: nil)) : Fin h -> Fin
    m -> Fin n -> R).
  pose (V := (blocks ((((-1) :: nil) :: ((2 / 3) :: nil) :: nil) :: ((3 :: nil) :: ((1 / 2) :: nil) :: nil) :: nil)) :
    Fin h -> Fin n -> Fin e -> R).
  pose (W_O := (blocks ((((-2) :: nil) :: nil) :: (((5 / 2) :: nil) :: nil) :: nil)) : Fin h -> Fin e -> Fin w -> R).
  pose (s := (Fin.FS Fin.F1) : Fin h).
  pose (i := Fin.F1 : Fin m).
  pose (j := Fin.F1 : Fin n).
  pose (t := Fin.F1 : Fin h).
  pose proof (partial_unique _ _ _ _ _ (wrong m m_pos w w_pos h h_pos e e_pos n n_pos G S_ V W_O s i j t)
    (Attention.multi_head_backward m m_pos w w_pos h h_pos e e_pos n n_pos G S_ V W_O s i j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The gradient at a shared key is a sum over its heads, but: one head only. *)
Theorem grouped_query_backward_key_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (n : nat)
    (n_pos : (0 < n)%nat) (e : nat) (e_pos : (0 < e)%nat) (r : R) (Q : Fin h -> Fin m -> Fin d -> R) (K : Fin n -> Fin
    d -> R) (V : Fin n -> Fin e -> R) (M : Fin h -> Fin m -> Fin n -> R) (G : Fin h -> Fin m -> Fin e -> R) (j : Fin
    n) (a : Fin d) (s : Fin h)
      (given : r <> 0),
    partial (entry2 j a) (fun K : Fin n -> Fin d -> R => Sum (fun s : Fin h => head_loss (fun (i1 : Fin m) (i2 : Fin
      d) => Q s i1 i2) K V r (fun (i1 : Fin m) (i2 : Fin n) => M s i1 i2) (fun (i1 : Fin m) (i2 : Fin e) => G s i1
      i2))) K (Sum (fun i : Fin m => softmax (fun l : Fin n => Sum (fun a : Fin d => Q s i a * K l a) / r + M s i l) j
      * (Sum (fun c : Fin e => G s i c * V j c) - Sum (fun l : Fin n => softmax (fun l : Fin n => Sum (fun a : Fin d
      => Q s i a * K l a) / r + M s i l) l * Sum (fun c : Fin e => G s i c * V l c))) * Q s i a) / r)).
Proof.
  intros wrong.
  apply grouped_query_backward_key_at; intros h h_pos m m_pos d d_pos n n_pos e e_pos r Q K V M G j a given.
  pose (s := Fin.F1 : Fin h).
  pose proof (partial_unique _ _ _ _ _ (wrong h h_pos m m_pos d d_pos n n_pos e e_pos r Q K V M G j a s given)
    (Attention.grouped_query_backward_key h h_pos m m_pos d d_pos n n_pos e e_pos r Q K V M G j a given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The gradient at a shared value is a sum over its heads, but: one head only. *)
Theorem grouped_query_backward_value_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (n : nat)
    (n_pos : (0 < n)%nat) (e : nat) (e_pos : (0 < e)%nat) (Q : Fin h -> Fin m -> Fin d -> R) (K : Fin n -> Fin d -> R)
    (V : Fin n -> Fin e -> R) (r : R) (M : Fin h -> Fin m -> Fin n -> R) (G : Fin h -> Fin m -> Fin e -> R) (j : Fin
    n) (c : Fin e) (s : Fin h),
    partial (entry2 j c) (fun V : Fin n -> Fin e -> R => Sum (fun s : Fin h => head_loss (fun (i1 : Fin m) (i2 : Fin
      d) => Q s i1 i2) K V r (fun (i1 : Fin m) (i2 : Fin n) => M s i1 i2) (fun (i1 : Fin m) (i2 : Fin e) => G s i1
      i2))) V (Sum (fun i : Fin m => softmax (fun l : Fin n => Sum (fun a : Fin d => Q s i a * K l a) / r + M s i l) j
      * G s i c))).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (m := 1%nat).
  pose (m_pos := Nat.lt_0_succ 0).
  pose (d := 1%nat).
  pose (d_pos := Nat.lt_0_succ 0).
  pose (n := 1%nat).
  pose (n_pos := Nat.lt_0_succ 0).
  pose (e := 1%nat).
  pose (e_pos := Nat.lt_0_succ 0).
  pose (Q := (blocks (((1 :: nil) :: nil) :: (((-1 / 2) :: nil) :: nil) :: nil)) : Fin h -> Fin m -> Fin d -> R).
  pose (K := (rows ((2 :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (V := (rows (((1 / 3) :: nil) :: nil)) : Fin n -> Fin e -> R).
  pose (r := (3 / 2) : R).
  pose (M := (blocks ((((-1) :: nil) :: nil) :: (((2 / 3) :: nil) :: nil) :: nil)) : Fin h -> Fin m -> Fin n -> R).
  pose (G := (blocks (((3 :: nil) :: nil) :: (((1 / 2) :: nil) :: nil) :: nil)) : Fin h -> Fin m -> Fin e -> R).
  pose (j := Fin.F1 : Fin n).
  pose (c := Fin.F1 : Fin e).
  pose (s := Fin.F1 : Fin h).
  pose proof (partial_unique _ _ _ _ _ (wrong h h_pos m m_pos d d_pos n n_pos e e_pos Q K V r M G j c s)
    (Attention.grouped_query_backward_value h h_pos m m_pos d d_pos n n_pos e e_pos Q K V r M G j c)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* A head of self-attention without a mask commutes with permutations, but: invariant token by token. *)
Theorem head_permutation_equivariant_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (w : nat) (w_pos : (0 < w)%nat) (d : nat) (d_pos : (0 < d)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (X : Fin n -> Fin w -> R) (sigma : permutation n) (U_Q U_K : Fin w -> Fin d -> R) (U_V : Fin
    w -> Fin e -> R) (r : R) (j : Fin n) (c : Fin e),
    attention_head (fun (j : Fin n) (o : Fin w) => X (sigma j) o) U_Q U_K U_V r j c = attention_head X U_Q U_K U_V r j
      c).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (w := 2%nat).
  pose (w_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (e := 2%nat).
  pose (e_pos := Nat.lt_0_succ 1).
  pose (X := (rows ((2 :: 1 :: nil) :: ((1 / 2) :: 3 :: nil) :: nil)) : Fin n -> Fin w -> R).
  pose (sigma := swap : permutation n).
  pose (U_Q := (rows (((3 / 2) :: (1 / 3) :: nil) :: ((5 / 2) :: (2 / 3) :: nil) :: nil)) : Fin w -> Fin d -> R).
  pose (U_K := (rows (((4 / 3) :: 2 :: nil) :: (1 :: (1 / 2) :: nil) :: nil)) : Fin w -> Fin d -> R).
  pose (U_V := (rows ((3 :: (3 / 2) :: nil) :: ((1 / 3) :: (5 / 2) :: nil) :: nil)) : Fin w -> Fin e -> R).
  pose (r := (2 / 3) : R).
  pose (j := Fin.F1 : Fin n).
  pose (c := Fin.F1 : Fin e).
  pose proof (wrong n n_pos w w_pos d d_pos e e_pos X sigma U_Q U_K U_V r j c) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Multi-head attention without a mask commutes with permutations, but: invariant token by token. *)
Theorem multi_head_permutation_equivariant_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (w : nat) (w_pos : (0 < w)%nat) (h : nat) (h_pos : (0 < h)%nat) (d : nat)
    (d_pos : (0 < d)%nat) (e : nat) (e_pos : (0 < e)%nat) (X : Fin n -> Fin w -> R) (sigma : permutation n) (W_Q W_K :
    Fin h -> Fin w -> Fin d -> R) (W_V : Fin h -> Fin w -> Fin e -> R) (W_O : Fin h -> Fin e -> Fin w -> R) (r : R) (j
    : Fin n) (o : Fin w),
    multi_head (fun (j : Fin n) (o : Fin w) => X (sigma j) o) W_Q W_K W_V W_O r j o = multi_head X W_Q W_K W_V W_O r j
      o).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (w := 1%nat).
  pose (w_pos := Nat.lt_0_succ 0).
  pose (h := 1%nat).
  pose (h_pos := Nat.lt_0_succ 0).
  pose (d := 1%nat).
  pose (d_pos := Nat.lt_0_succ 0).
  pose (e := 1%nat).
  pose (e_pos := Nat.lt_0_succ 0).
  pose (X := (rows ((1 :: nil) :: ((-1 / 2) :: nil) :: nil)) : Fin n -> Fin w -> R).
  pose (sigma := swap : permutation n).
  pose (W_Q := (blocks (((2 :: nil) :: nil) :: nil)) : Fin h -> Fin w -> Fin d -> R).
  pose (W_K := (blocks ((((1 / 3) :: nil) :: nil) :: nil)) : Fin h -> Fin w -> Fin d -> R).
  pose (W_V := (blocks ((((3 / 2) :: nil) :: nil) :: nil)) : Fin h -> Fin w -> Fin e -> R).
  pose (W_O := (blocks ((((-1) :: nil) :: nil) :: nil)) : Fin h -> Fin e -> Fin w -> R).
  pose (r := (580 / 9) : R).
  pose (j := Fin.F1 : Fin n).
  pose (o := Fin.F1 : Fin w).
  pose proof (wrong n n_pos w w_pos h h_pos d d_pos e e_pos X sigma W_Q W_K W_V W_O r j o) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Unmasked attention with residual and LayerNorm commutes with permutations, but: invariant token by token. *)
Theorem attention_layer_permutation_equivariant_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (w : nat) (w_pos : (0 < w)%nat) (h : nat) (h_pos : (0 < h)%nat) (d : nat)
    (d_pos : (0 < d)%nat) (e : nat) (e_pos : (0 < e)%nat) (X : Fin n -> Fin w -> R) (sigma : permutation n) (W_Q W_K :
    Fin h -> Fin w -> Fin d -> R) (W_V : Fin h -> Fin w -> Fin e -> R) (W_O : Fin h -> Fin e -> Fin w -> R) (r : R)
    (gamma_1 beta_1 : Fin w -> R) (epsilon : R) (j : Fin n) (o : Fin w),
    attention_layer (fun (j : Fin n) (o : Fin w) => X (sigma j) o) W_Q W_K W_V W_O r gamma_1 beta_1 epsilon j o =
      attention_layer X W_Q W_K W_V W_O r gamma_1 beta_1 epsilon j o).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (w := 2%nat).
  pose (w_pos := Nat.lt_0_succ 1).
  pose (h := 1%nat).
  pose (h_pos := Nat.lt_0_succ 0).
  pose (d := 1%nat).
  pose (d_pos := Nat.lt_0_succ 0).
  pose (e := 1%nat).
  pose (e_pos := Nat.lt_0_succ 0).
  pose (X := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin n -> Fin w -> R).
  pose (sigma := swap : permutation n).
  pose (W_Q := (blocks ((((3 / 2) :: nil) :: ((-1) :: nil) :: nil) :: nil)) : Fin h -> Fin w -> Fin d -> R).
  pose (W_K := (blocks ((((2 / 3) :: nil) :: (3 :: nil) :: nil) :: nil)) : Fin h -> Fin w -> Fin d -> R).
  pose (W_V := (blocks ((((1 / 2) :: nil) :: ((-2) :: nil) :: nil) :: nil)) : Fin h -> Fin w -> Fin e -> R).
  pose (W_O := (blocks ((((5 / 2) :: (4 / 3) :: nil) :: nil) :: nil)) : Fin h -> Fin e -> Fin w -> R).
  pose (r := (265 / 4) : R).
  pose (gamma_1 := (vector (1 :: (-1 / 2) :: nil)) : Fin w -> R).
  pose (beta_1 := (vector (2 :: (1 / 3) :: nil)) : Fin w -> R).
  pose (epsilon := (9 / 4) : R).
  pose (j := Fin.F1 : Fin n).
  pose (o := Fin.F1 : Fin w).
  pose proof (wrong n n_pos w w_pos h h_pos d d_pos e e_pos X sigma W_Q W_K W_V W_O r gamma_1 beta_1 epsilon j o) as
    at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* A feed-forward network after unmasked attention commutes with permutations, but: invariant token by token. *)
Theorem feed_forward_layer_permutation_equivariant_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (w : nat) (w_pos : (0 < w)%nat) (h : nat) (h_pos : (0 < h)%nat) (d : nat)
    (d_pos : (0 < d)%nat) (e : nat) (e_pos : (0 < e)%nat) (z : nat) (z_pos : (0 < z)%nat) (X : Fin n -> Fin w -> R)
    (sigma : permutation n) (W_Q W_K : Fin h -> Fin w -> Fin d -> R) (W_V : Fin h -> Fin w -> Fin e -> R) (W_O : Fin h
    -> Fin e -> Fin w -> R) (r : R) (gamma_1 beta_1 : Fin w -> R) (epsilon : R) (W_1 : Fin w -> Fin z -> R) (b_1 : Fin
    z -> R) (W_2 : Fin z -> Fin w -> R) (b_2 : Fin w -> R) (j : Fin n) (o : Fin w),
    feed_forward_layer (fun (j : Fin n) (o : Fin w) => X (sigma j) o) W_Q W_K W_V W_O r gamma_1 beta_1 epsilon W_1 b_1
      W_2 b_2 j o = feed_forward_layer X W_Q W_K W_V W_O r gamma_1 beta_1 epsilon W_1 b_1 W_2 b_2 j o).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (w := 2%nat).
  pose (w_pos := Nat.lt_0_succ 1).
  pose (h := 1%nat).
  pose (h_pos := Nat.lt_0_succ 0).
  pose (d := 1%nat).
  pose (d_pos := Nat.lt_0_succ 0).
  pose (e := 1%nat).
  pose (e_pos := Nat.lt_0_succ 0).
  pose (z := 1%nat).
  pose (z_pos := Nat.lt_0_succ 0).
  pose (X := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin n -> Fin w -> R).
  pose (sigma := swap : permutation n).
  pose (W_Q := (blocks ((((3 / 2) :: nil) :: ((-1) :: nil) :: nil) :: nil)) : Fin h -> Fin w -> Fin d -> R).
  pose (W_K := (blocks ((((2 / 3) :: nil) :: (3 :: nil) :: nil) :: nil)) : Fin h -> Fin w -> Fin d -> R).
  pose (W_V := (blocks ((((1 / 2) :: nil) :: ((-2) :: nil) :: nil) :: nil)) : Fin h -> Fin w -> Fin e -> R).
  pose (W_O := (blocks ((((5 / 2) :: (4 / 3) :: nil) :: nil) :: nil)) : Fin h -> Fin e -> Fin w -> R).
  pose (r := (265 / 4) : R).
  pose (gamma_1 := (vector (1 :: (-1 / 2) :: nil)) : Fin w -> R).
  pose (beta_1 := (vector (2 :: (1 / 3) :: nil)) : Fin w -> R).
  pose (epsilon := (9 / 4) : R).
  pose (W_1 := (rows (((3 / 2) :: nil) :: ((-1) :: nil) :: nil)) : Fin w -> Fin z -> R).
  pose (b_1 := (vector ((2 / 3) :: nil)) : Fin z -> R).
  pose (W_2 := (rows ((3 :: (1 / 2) :: nil) :: nil)) : Fin z -> Fin w -> R).
  pose (b_2 := (vector ((-2) :: (5 / 2) :: nil)) : Fin w -> R).
  pose (j := Fin.F1 : Fin n).
  pose (o := Fin.F1 : Fin w).
  pose proof (wrong n n_pos w w_pos h h_pos d d_pos e e_pos z z_pos X sigma W_Q W_K W_V W_O r gamma_1 beta_1 epsilon
    W_1 b_1 W_2 b_2 j o) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.
