(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List.
From Derive Require Import Support ErrorFunction Rules SpecialFunctions Total TotalRules TotalTerms.
From Book Require Import Attention FeedForward.
Open Scope R_scope.

(* Linear layer, in input, weight and bias, as a map. *)
Theorem linear_total (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat)
  (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) :
  let B := (fun (G : Fin n -> Fin m -> R) => ((fun (s : Fin n) (a : Fin d) => Sum (fun h : Fin m => G s h * W a h)),
    ((fun (a : Fin d) (l : Fin m) => Sum (fun t : Fin n => X t a * G t l)), (fun (l : Fin m) => Sum (fun t : Fin n =>
    G t l))))) in
  let L := (fun (v : point (both (matrix n d) (both (matrix d m) (vector m)))) (t : Fin n) (h : Fin m) => inner v (B
    (fun (t_ : Fin n) (h_ : Fin m) => delta t_ t * delta h_ h))) in
  derivative (both (matrix n d) (both (matrix d m) (vector m))) (matrix n m)
    (fun p : point (both (matrix n d) (both (matrix d m) (vector m))) => (fun (X : Fin n -> Fin d -> R) (W : Fin d ->
      Fin m -> R) (b : Fin m -> R) (t : Fin n) (h : Fin m) => linear X W b t h) (left_of p) (left_of (right_of p))
      (right_of (right_of p)))
    (X, (W, b))
    L
  /\ adjoint (both (matrix n d) (both (matrix d m) (vector m))) (matrix n m) L B.
Proof.
  intros B L; apply (derivative_by_backward (both (matrix n d) (both (matrix d m) (vector m))) (matrix n m) _ _ B L).
  - apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(fail)|].
    intros G [[s [a u]]|[[a [l u]]|[l u]]].
    + exact (FeedForward.linear_backward_input n n_pos m m_pos d d_pos G X W b s a).
    + exact (FeedForward.linear_backward_weight n n_pos m m_pos d d_pos G X W b a l).
    + exact (FeedForward.linear_backward_bias n n_pos m m_pos d d_pos G X W b l).
  - intros v [t [h o]]; exact (f_equal (fun e => inner v (B e)) (eq_sym (basis_of_matrix t h o))).
Qed.

(* ReLU, off the kink, as a map. *)
Theorem relu_total (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R)
    (given : forall i : Fin n, x i <> 0) :
  let B := (fun (g : Fin n -> R) (j : Fin n) => g j * relu_slope (x j)) in
  let L := (fun (v : point (vector n)) (i : Fin n) => inner v (B (fun (i_ : Fin n) => delta i_ i))) in
  derivative (vector n) (vector n)
    (fun (x : Fin n -> R) (i : Fin n) => relu (x i))
    x
    L
  /\ adjoint (vector n) (vector n) L B.
Proof.
  intros B L; apply (derivative_by_backward (vector n) (vector n) _ _ B L).
  - apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(fail)|].
    intros g [j u].
    exact (FeedForward.relu_vjp n n_pos x g j given).
  - intros v [i o]; reflexivity.
Qed.

(* GELU, as a map. *)
Theorem gelu_total (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) :
  let B := (fun (g : Fin n -> R) (j : Fin n) => g j * (normal_distribution (x j) + x j * normal_density (x j))) in
  let L := (fun (v : point (vector n)) (i : Fin n) => inner v (B (fun (i_ : Fin n) => delta i_ i))) in
  derivative (vector n) (vector n)
    (fun (x : Fin n -> R) (i : Fin n) => gelu (x i))
    x
    L
  /\ adjoint (vector n) (vector n) L B.
Proof.
  intros B L; apply (derivative_by_backward (vector n) (vector n) _ _ B L).
  - apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(fail)|].
    intros g [j u].
    exact (FeedForward.gelu_vjp n n_pos g x j).
  - intros v [i o]; reflexivity.
Qed.

(* GELU by tanh, as a map. *)
Theorem gelu_tanh_total (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) :
  let B := (fun (g : Fin n -> R) (j : Fin n) => g j * (1 / 2 * (1 + tanh (q (x j))) + x j / 2 * (1 - tanh (q (x j)) ^
    2) * (sqrt 2 / sqrt PI * (1 + 3 * (8943 / 200000) * x j ^ 2)))) in
  let L := (fun (v : point (vector n)) (i : Fin n) => inner v (B (fun (i_ : Fin n) => delta i_ i))) in
  derivative (vector n) (vector n)
    (fun (x : Fin n -> R) (i : Fin n) => gelu_tanh (x i))
    x
    L
  /\ adjoint (vector n) (vector n) L B.
Proof.
  intros B L; apply (derivative_by_backward (vector n) (vector n) _ _ B L).
  - apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(fail)|].
    intros g [j u].
    exact (FeedForward.gelu_tanh_vjp n n_pos g x j).
  - intros v [i o]; reflexivity.
Qed.

(* Feed-forward layer, off the kinks, in input and weights, as a map. *)
Theorem feed_forward_total (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 <
  d)%nat) (e : nat) (e_pos : (0 < e)%nat) (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (V :
  Fin m -> Fin e -> R) (beta : Fin e -> R)
    (given : forall t : Fin n, forall h : Fin m, linear X W b t h <> 0) :
  let B := (fun (G : Fin n -> Fin e -> R) => ((fun (s : Fin n) (a : Fin d) => Sum (fun h : Fin m => Sum (fun c : Fin e
    => G s c * V h c) * relu_slope (linear X W b s h) * W a h)), ((fun (a : Fin d) (l : Fin m) => Sum (fun t : Fin n
    => Sum (fun c : Fin e => G t c * V l c) * relu_slope (linear X W b t l) * X t a)), ((fun (l : Fin m) => Sum (fun t
    : Fin n => Sum (fun c : Fin e => G t c * V l c) * relu_slope (linear X W b t l))), (fun (l : Fin m) (o : Fin e) =>
    Sum (fun t : Fin n => relu (linear X W b t l) * G t o)))))) in
  let L := (fun (v : point (both (matrix n d) (both (matrix d m) (both (vector m) (matrix m e))))) (t : Fin n) (c :
    Fin e) => inner v (B (fun (t_ : Fin n) (c_ : Fin e) => delta t_ t * delta c_ c))) in
  derivative (both (matrix n d) (both (matrix d m) (both (vector m) (matrix m e)))) (matrix n e)
    (fun p : point (both (matrix n d) (both (matrix d m) (both (vector m) (matrix m e)))) => (fun (X : Fin n -> Fin d
      -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (V : Fin m -> Fin e -> R) (t : Fin n) (c : Fin e) =>
      feed_forward X W b V beta t c) (left_of p) (left_of (right_of p)) (left_of (right_of (right_of p))) (right_of
      (right_of (right_of p))))
    (X, (W, (b, V)))
    L
  /\ adjoint (both (matrix n d) (both (matrix d m) (both (vector m) (matrix m e)))) (matrix n e) L B.
Proof.
  intros B L; apply (derivative_by_backward (both (matrix n d) (both (matrix d m) (both (vector m) (matrix m e))))
    (matrix n e) _ _ B L).
  - apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(fail)|].
    intros G [[s [a u]]|[[a [l u]]|[[l u]|[l [o u]]]]].
    + exact (FeedForward.feed_forward_backward n n_pos m m_pos d d_pos e e_pos X W b G V beta s a given).
    + exact (FeedForward.feed_forward_backward_weight n n_pos m m_pos d d_pos e e_pos X W b G V beta a l given).
    + exact (FeedForward.feed_forward_backward_bias n n_pos m m_pos d d_pos e e_pos X W b G V beta l given).
    + exact (FeedForward.feed_forward_backward_weight_out n n_pos e e_pos d d_pos m m_pos G X W b V beta l o).
  - intros v [t [c o_]]; exact (f_equal (fun e => inner v (B e)) (eq_sym (basis_of_matrix t c o_))).
Qed.

(* Residual connection around a feed-forward layer, as a map. *)
Theorem residual_total (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat)
  (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (U : Fin m -> Fin d -> R) (gamma : Fin d -> R)
    (given : forall t : Fin n, forall h : Fin m, linear X W b t h <> 0) :
  let B := (fun (R_ : Fin n -> Fin d -> R) (s : Fin n) (a : Fin d) => R_ s a + Sum (fun h : Fin m => Sum (fun f : Fin
    d => R_ s f * U h f) * relu_slope (linear X W b s h) * W a h)) in
  let L := (fun (v : point (matrix n d)) (t : Fin n) (a : Fin d) => inner v (B (fun (t_ : Fin n) (a_ : Fin d) => delta
    t_ t * delta a_ a))) in
  derivative (matrix n d) (matrix n d)
    (fun (X : Fin n -> Fin d -> R) (t : Fin n) (a : Fin d) => X t a + feed_forward X W b U gamma t a)
    X
    L
  /\ adjoint (matrix n d) (matrix n d) L B.
Proof.
  intros B L; apply (derivative_by_backward (matrix n d) (matrix n d) _ _ B L).
  - apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(fail)|].
    intros R_ [s [a u]].
    exact (FeedForward.residual_backward n n_pos m m_pos d d_pos X W b R_ U gamma s a given).
  - intros v [t [a o]]; exact (f_equal (fun e => inner v (B e)) (eq_sym (basis_of_matrix t a o))).
Qed.

(* Embedding, in its table, as a map. *)
Theorem embedding_total (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (v : nat) (v_pos : (0 <
  v)%nat) (T : Fin n -> Fin v -> R) (M : Fin v -> Fin d -> R) (kappa : R) :
  let B := (fun (R_ : Fin n -> Fin d -> R) (w : Fin v) (a : Fin d) => kappa * Sum (fun t : Fin n => T t w * R_ t a))
    in
  let L := (fun (v_ : point (matrix v d)) (t : Fin n) (a : Fin d) => inner v_ (B (fun (t_ : Fin n) (a_ : Fin d) =>
    delta t_ t * delta a_ a))) in
  derivative (matrix v d) (matrix n d)
    (fun (M : Fin v -> Fin d -> R) (t : Fin n) (a : Fin d) => embedding T M kappa t a)
    M
    L
  /\ adjoint (matrix v d) (matrix n d) L B.
Proof.
  intros B L; apply (derivative_by_backward (matrix v d) (matrix n d) _ _ B L).
  - apply backward_is_partial; [differentiable_by_rules; away_from_zero ltac:(fail)|].
    intros R_ [w [a u]].
    exact (FeedForward.embedding_backward n n_pos d d_pos v v_pos R_ T M kappa w a).
  - intros v_ [t [a o]]; exact (f_equal (fun e => inner v_ (B e)) (eq_sym (basis_of_matrix t a o))).
Qed.
