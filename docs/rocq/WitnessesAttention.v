(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Points.
From Book Require Import Facts Softmax DotProduct Scaling Sinusoidal Interaction Decay Attention.
Open Scope R_scope.

(* An output is not larger than the largest value. *)
Lemma attention_output_convex_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let e := 2%nat in
   let e_pos := Nat.lt_0_succ 1 in
   let m := 2%nat in
   let m_pos := Nat.lt_0_succ 1 in
   let V : Fin n -> Fin e -> R := (rows (((19 / 20) :: (31 / 40) :: nil) :: ((12 / 13) :: (7 / 8) :: nil) :: nil)) in
   let c : Fin e := Fin.F1 in
   let high : R := 1 in
   let S_ : Fin m -> Fin n -> R := (rows (((2 / 3) :: 3 :: nil) :: ((1 / 2) :: (-2) :: nil) :: nil)) in
   let i : Fin m := Fin.F1 in
   (forall j : Fin n, V j c <= high) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma attention_output_convex_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (e : nat) (e_pos : (0 < e)%nat) (m : nat) (m_pos : (0 < m)%nat) (V : Fin n ->
    Fin e -> R) (c : Fin e) (high : R) (S_ : Fin m -> Fin n -> R) (i : Fin m),
    (forall j : Fin n, V j c <= high).
Proof.
  apply attention_output_convex_at; intros n n_pos e e_pos m m_pos V c high S_ i given.
  exists n, n_pos, e, e_pos, m, m_pos, V, c, high, S_, i; exact given.
Qed.

(* An output is not smaller than the smallest value. *)
Lemma attention_output_convex_below_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let e := 2%nat in
   let e_pos := Nat.lt_0_succ 1 in
   let m := 2%nat in
   let m_pos := Nat.lt_0_succ 1 in
   let low : R := 1 in
   let V : Fin n -> Fin e -> R := (rows (((21 / 20) :: (49 / 40) :: nil) :: ((14 / 13) :: (9 / 8) :: nil) :: nil)) in
   let c : Fin e := Fin.F1 in
   let S_ : Fin m -> Fin n -> R := (rows (((2 / 3) :: 3 :: nil) :: ((1 / 2) :: (-2) :: nil) :: nil)) in
   let i : Fin m := Fin.F1 in
   (forall j : Fin n, low <= V j c) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma attention_output_convex_below_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (e : nat) (e_pos : (0 < e)%nat) (m : nat) (m_pos : (0 < m)%nat) (low : R) (V
    : Fin n -> Fin e -> R) (c : Fin e) (S_ : Fin m -> Fin n -> R) (i : Fin m),
    (forall j : Fin n, low <= V j c).
Proof.
  apply attention_output_convex_below_at; intros n n_pos e e_pos m m_pos low V c S_ i given.
  exists n, n_pos, e, e_pos, m, m_pos, low, V, c, S_, i; exact given.
Qed.

(* Derivative of the weights in a query. *)
Lemma attention_weights_query_derivative_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let m := 2%nat in
   let m_pos := Nat.lt_0_succ 1 in
   let r : R := 9 in
   let Q : Fin m -> Fin d -> R := (rows (((-1 / 2) :: 2 :: nil) :: ((1 / 3) :: (3 / 2) :: nil) :: nil)) in
   let k : Fin m := Fin.F1 in
   let K : Fin n -> Fin d -> R := (rows (((-1) :: (2 / 3) :: nil) :: (3 :: (1 / 2) :: nil) :: nil)) in
   let M : Fin m -> Fin n -> R := (rows (((-2) :: (5 / 2) :: nil) :: ((4 / 3) :: (-3 / 2) :: nil) :: nil)) in
   let l : Fin n := Fin.F1 in
   let i : Fin m := Fin.F1 in
   let a : Fin d := Fin.F1 in
   r <> 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma attention_weights_query_derivative_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 < m)%nat) (r : R) (Q :
    Fin m -> Fin d -> R) (k : Fin m) (K : Fin n -> Fin d -> R) (M : Fin m -> Fin n -> R) (l : Fin n) (i : Fin m) (a :
    Fin d),
    r <> 0.
Proof.
  apply attention_weights_query_derivative_at; intros n n_pos d d_pos m m_pos r Q k K M l i a given.
  exists n, n_pos, d, d_pos, m, m_pos, r, Q, k, K, M, l, i, a; exact given.
Qed.

(* Backward pass of attention at the queries. *)
Lemma attention_backward_query_at (aim : Prop) :
  (let m := 2%nat in
   let m_pos := Nat.lt_0_succ 1 in
   let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let e := 2%nat in
   let e_pos := Nat.lt_0_succ 1 in
   let r : R := 9 in
   let Q : Fin m -> Fin d -> R := (rows (((-1 / 2) :: 2 :: nil) :: ((1 / 3) :: (3 / 2) :: nil) :: nil)) in
   let K : Fin n -> Fin d -> R := (rows (((-1) :: (2 / 3) :: nil) :: (3 :: (1 / 2) :: nil) :: nil)) in
   let V : Fin n -> Fin e -> R := (rows (((-2) :: (5 / 2) :: nil) :: ((4 / 3) :: (-3 / 2) :: nil) :: nil)) in
   let M : Fin m -> Fin n -> R := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) in
   let G : Fin m -> Fin e -> R := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) in
   let i : Fin m := Fin.F1 in
   let a : Fin d := Fin.F1 in
   r <> 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma attention_backward_query_satisfiable :
  exists (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (n : nat) (n_pos : (0 < n)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (r : R) (Q : Fin m -> Fin d -> R) (K : Fin n -> Fin d -> R) (V : Fin n -> Fin e -> R) (M :
    Fin m -> Fin n -> R) (G : Fin m -> Fin e -> R) (i : Fin m) (a : Fin d),
    r <> 0.
Proof.
  apply attention_backward_query_at; intros m m_pos d d_pos n n_pos e e_pos r Q K V M G i a given.
  exists m, m_pos, d, d_pos, n, n_pos, e, e_pos, r, Q, K, V, M, G, i, a; exact given.
Qed.

(* Derivative of the weights in a key. *)
Lemma attention_weights_key_derivative_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let m := 2%nat in
   let m_pos := Nat.lt_0_succ 1 in
   let r : R := 9 in
   let Q : Fin m -> Fin d -> R := (rows (((-1 / 2) :: 2 :: nil) :: ((1 / 3) :: (3 / 2) :: nil) :: nil)) in
   let i : Fin m := Fin.F1 in
   let K : Fin n -> Fin d -> R := (rows (((-1) :: (2 / 3) :: nil) :: (3 :: (1 / 2) :: nil) :: nil)) in
   let M : Fin m -> Fin n -> R := (rows (((-2) :: (5 / 2) :: nil) :: ((4 / 3) :: (-3 / 2) :: nil) :: nil)) in
   let l : Fin n := Fin.F1 in
   let j : Fin n := Fin.F1 in
   let a : Fin d := Fin.F1 in
   r <> 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma attention_weights_key_derivative_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 < m)%nat) (r : R) (Q :
    Fin m -> Fin d -> R) (i : Fin m) (K : Fin n -> Fin d -> R) (M : Fin m -> Fin n -> R) (l j : Fin n) (a : Fin d),
    r <> 0.
Proof.
  apply attention_weights_key_derivative_at; intros n n_pos d d_pos m m_pos r Q i K M l j a given.
  exists n, n_pos, d, d_pos, m, m_pos, r, Q, i, K, M, l, j, a; exact given.
Qed.

(* Backward pass of attention at the keys. *)
Lemma attention_backward_key_at (aim : Prop) :
  (let m := 2%nat in
   let m_pos := Nat.lt_0_succ 1 in
   let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let e := 2%nat in
   let e_pos := Nat.lt_0_succ 1 in
   let r : R := 9 in
   let Q : Fin m -> Fin d -> R := (rows (((-1 / 2) :: 2 :: nil) :: ((1 / 3) :: (3 / 2) :: nil) :: nil)) in
   let K : Fin n -> Fin d -> R := (rows (((-1) :: (2 / 3) :: nil) :: (3 :: (1 / 2) :: nil) :: nil)) in
   let V : Fin n -> Fin e -> R := (rows (((-2) :: (5 / 2) :: nil) :: ((4 / 3) :: (-3 / 2) :: nil) :: nil)) in
   let M : Fin m -> Fin n -> R := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) in
   let G : Fin m -> Fin e -> R := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) in
   let j : Fin n := Fin.F1 in
   let a : Fin d := Fin.F1 in
   r <> 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma attention_backward_key_satisfiable :
  exists (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (n : nat) (n_pos : (0 < n)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (r : R) (Q : Fin m -> Fin d -> R) (K : Fin n -> Fin d -> R) (V : Fin n -> Fin e -> R) (M :
    Fin m -> Fin n -> R) (G : Fin m -> Fin e -> R) (j : Fin n) (a : Fin d),
    r <> 0.
Proof.
  apply attention_backward_key_at; intros m m_pos d d_pos n n_pos e e_pos r Q K V M G j a given.
  exists m, m_pos, d, d_pos, n, n_pos, e, e_pos, r, Q, K, V, M, G, j, a; exact given.
Qed.

(* The Jacobian of attention is a covariance. *)
Lemma attention_jacobian_covariance_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let m := 2%nat in
   let m_pos := Nat.lt_0_succ 1 in
   let e := 2%nat in
   let e_pos := Nat.lt_0_succ 1 in
   let r : R := 9 in
   let Q : Fin m -> Fin d -> R := (rows (((-1 / 2) :: 2 :: nil) :: ((1 / 3) :: (3 / 2) :: nil) :: nil)) in
   let i : Fin m := Fin.F1 in
   let K : Fin n -> Fin d -> R := (rows (((-1) :: (2 / 3) :: nil) :: (3 :: (1 / 2) :: nil) :: nil)) in
   let M : Fin m -> Fin n -> R := (rows (((-2) :: (5 / 2) :: nil) :: ((4 / 3) :: (-3 / 2) :: nil) :: nil)) in
   let V : Fin n -> Fin e -> R := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) in
   let c : Fin e := Fin.F1 in
   let a : Fin d := Fin.F1 in
   r <> 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma attention_jacobian_covariance_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 < m)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (r : R) (Q : Fin m -> Fin d -> R) (i : Fin m) (K : Fin n -> Fin d -> R) (M : Fin m -> Fin n
    -> R) (V : Fin n -> Fin e -> R) (c : Fin e) (a : Fin d),
    r <> 0.
Proof.
  apply attention_jacobian_covariance_at; intros n n_pos d d_pos m m_pos e e_pos r Q i K M V c a given.
  exists n, n_pos, d, d_pos, m, m_pos, e, e_pos, r, Q, i, K, M, V, c, a; exact given.
Qed.

(* One key in sight makes the masked partition function positive. *)
Lemma masked_partition_pos_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let u : Fin n -> R := (vector (0 :: 1 :: nil)) in
   let t : Fin n := (Fin.FS Fin.F1) in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   0 < u t ->
   (forall l : Fin n, 0 <= u l) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma masked_partition_pos_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (u : Fin n -> R) (t : Fin n) (x : Fin n -> R),
    0 < u t /\
    (forall l : Fin n, 0 <= u l).
Proof.
  apply masked_partition_pos_at; intros n n_pos u t x given_1 given_2.
  exists n, n_pos, u, t, x; exact (conj given_1 given_2).
Qed.

(* Masked softmax sums to one, where a key is in sight. *)
Lemma masked_softmax_sum_one_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let u : Fin n -> R := (vector (0 :: 1 :: nil)) in
   let t : Fin n := (Fin.FS Fin.F1) in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   0 < u t ->
   (forall l : Fin n, 0 <= u l) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma masked_softmax_sum_one_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (u : Fin n -> R) (t : Fin n) (x : Fin n -> R),
    0 < u t /\
    (forall l : Fin n, 0 <= u l).
Proof.
  apply masked_softmax_sum_one_at; intros n n_pos u t x given_1 given_2.
  exists n, n_pos, u, t, x; exact (conj given_1 given_2).
Qed.

(* Another key in sight keeps the partition function positive. *)
Lemma hidden_partition_pos_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let u : Fin n -> R := (vector (0 :: 1 :: nil)) in
   let t : Fin n := (Fin.FS Fin.F1) in
   let j : Fin n := Fin.F1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   0 < u t ->
   (forall l : Fin n, 0 <= u l) ->
   t <> j ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _); holds.
Qed.

Lemma hidden_partition_pos_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (u : Fin n -> R) (t j : Fin n) (x : Fin n -> R),
    0 < u t /\
    (forall l : Fin n, 0 <= u l) /\
    t <> j.
Proof.
  apply hidden_partition_pos_at; intros n n_pos u t j x given_1 given_2 given_3.
  exists n, n_pos, u, t, j, x; exact (conj given_1 (conj given_2 given_3)).
Qed.

(* A masked key has weight zero, and the others sum to one. *)
Lemma masked_softmax_zero_weight_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let u : Fin n -> R := (vector (0 :: 1 :: nil)) in
   let t : Fin n := (Fin.FS Fin.F1) in
   let j : Fin n := Fin.F1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   0 < u t ->
   (forall l : Fin n, 0 <= u l) ->
   t <> j ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _); holds.
Qed.

Lemma masked_softmax_zero_weight_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (u : Fin n -> R) (t j : Fin n) (x : Fin n -> R),
    0 < u t /\
    (forall l : Fin n, 0 <= u l) /\
    t <> j.
Proof.
  apply masked_softmax_zero_weight_at; intros n n_pos u t j x given_1 given_2 given_3.
  exists n, n_pos, u, t, j, x; exact (conj given_1 (conj given_2 given_3)).
Qed.

(* Jacobian of masked softmax. *)
Lemma masked_softmax_jacobian_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let u : Fin n -> R := (vector (0 :: 1 :: nil)) in
   let t : Fin n := (Fin.FS Fin.F1) in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let l : Fin n := Fin.F1 in
   let j : Fin n := Fin.F1 in
   0 < u t ->
   (forall l : Fin n, 0 <= u l) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma masked_softmax_jacobian_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (u : Fin n -> R) (t : Fin n) (x : Fin n -> R) (l j : Fin n),
    0 < u t /\
    (forall l : Fin n, 0 <= u l).
Proof.
  apply masked_softmax_jacobian_at; intros n n_pos u t x l j given_1 given_2.
  exists n, n_pos, u, t, x, l, j; exact (conj given_1 given_2).
Qed.

(* No gradient reaches a masked score. *)
Lemma masked_softmax_zero_gradient_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let u : Fin n -> R := (vector (0 :: 1 :: nil)) in
   let t : Fin n := (Fin.FS Fin.F1) in
   let j : Fin n := Fin.F1 in
   let g : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let x : Fin n -> R := (vector (2 :: (1 / 3) :: nil)) in
   0 < u t ->
   (forall l : Fin n, 0 <= u l) ->
   t <> j ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _); holds.
Qed.

Lemma masked_softmax_zero_gradient_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (u : Fin n -> R) (t j : Fin n) (g x : Fin n -> R),
    0 < u t /\
    (forall l : Fin n, 0 <= u l) /\
    t <> j.
Proof.
  apply masked_softmax_zero_gradient_at; intros n n_pos u t j g x given_1 given_2 given_3.
  exists n, n_pos, u, t, j, g, x; exact (conj given_1 (conj given_2 given_3)).
Qed.

(* Causal attention of a token is attention on its prefix. *)
Lemma causal_prefix_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let z := 2%nat in
   let z_pos := Nat.lt_0_succ 1 in
   let u : Fin n -> R := (vector (1 :: 1 :: nil)) in
   let q_ : Fin z -> R := (vector (0 :: 0 :: nil)) in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let v : Fin n -> R := (vector (2 :: (1 / 3) :: nil)) in
   let y : Fin z -> R := (vector ((3 / 2) :: (-1) :: nil)) in
   let w : Fin z -> R := (vector ((2 / 3) :: 3 :: nil)) in
   (forall j : Fin n, u j = 1) ->
   (forall o : Fin z, q_ o = 0) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma causal_prefix_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (z : nat) (z_pos : (0 < z)%nat) (u : Fin n -> R) (q_ : Fin z -> R) (x v : Fin
    n -> R) (y w : Fin z -> R),
    (forall j : Fin n, u j = 1) /\
    (forall o : Fin z, q_ o = 0).
Proof.
  apply causal_prefix_at; intros n n_pos z z_pos u q_ x v y w given_1 given_2.
  exists n, n_pos, z, z_pos, u, q_, x, v, y, w; exact (conj given_1 given_2).
Qed.

(* The loss of one causal pass splits at a prefix. *)
Lemma causal_loss_splits_at_prefix_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let z := 2%nat in
   let z_pos := Nat.lt_0_succ 1 in
   let e := 2%nat in
   let e_pos := Nat.lt_0_succ 1 in
   let N : Fin n -> Fin z -> R := (rows ((0 :: 0 :: nil) :: (0 :: 0 :: nil) :: nil)) in
   let G : Fin n -> Fin e -> R := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) in
   let U : Fin n -> Fin n -> R := (rows ((1 :: 1 :: nil) :: (0 :: 1 :: nil) :: nil)) in
   let A : Fin n -> Fin n -> R := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) in
   let V : Fin n -> Fin e -> R := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) in
   let B : Fin n -> Fin z -> R := (rows (((-3 / 2) :: 1 :: nil) :: ((-1 / 2) :: 2 :: nil) :: nil)) in
   let X : Fin z -> Fin e -> R := (rows (((1 / 3) :: (3 / 2) :: nil) :: ((-1) :: (2 / 3) :: nil) :: nil)) in
   let F : Fin z -> Fin e -> R := (rows ((3 :: (1 / 2) :: nil) :: ((-2) :: (5 / 2) :: nil) :: nil)) in
   let C : Fin z -> Fin n -> R := (rows (((4 / 3) :: (-3 / 2) :: nil) :: (1 :: (-1 / 2) :: nil) :: nil)) in
   let H : Fin z -> Fin z -> R := (rows ((1 :: 0 :: nil) :: (0 :: 1 :: nil) :: nil)) in
   let D : Fin z -> Fin z -> R := (rows ((2 :: (1 / 3) :: nil) :: ((3 / 2) :: (-1) :: nil) :: nil)) in
   (forall s : Fin n, forall o : Fin z, N s o = 0) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma causal_loss_splits_at_prefix_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (z : nat) (z_pos : (0 < z)%nat) (e : nat) (e_pos : (0 < e)%nat) (N : Fin n ->
    Fin z -> R) (G : Fin n -> Fin e -> R) (U A : Fin n -> Fin n -> R) (V : Fin n -> Fin e -> R) (B : Fin n -> Fin z ->
    R) (X F : Fin z -> Fin e -> R) (C : Fin z -> Fin n -> R) (H D : Fin z -> Fin z -> R),
    (forall s : Fin n, forall o : Fin z, N s o = 0).
Proof.
  apply causal_loss_splits_at_prefix_at; intros n n_pos z z_pos e e_pos N G U A V B X F C H D given.
  exists n, n_pos, z, z_pos, e, e_pos, N, G, U, A, V, B, X, F, C, H, D; exact given.
Qed.

(* Backward pass of attention under a mask at the queries. *)
Lemma masked_attention_backward_query_at (aim : Prop) :
  (let m := 2%nat in
   let m_pos := Nat.lt_0_succ 1 in
   let n := 3%nat in
   let n_pos := Nat.lt_0_succ 2 in
   let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let e := 2%nat in
   let e_pos := Nat.lt_0_succ 1 in
   let r : R := 9 in
   let U : Fin m -> Fin n -> R := (rows ((0 :: 4 :: (1 / 9) :: nil) :: (0 :: 1 :: (4 / 9) :: nil) :: nil)) in
   let Q : Fin m -> Fin d -> R := (rows ((3 :: (1 / 2) :: nil) :: ((-2) :: (5 / 2) :: nil) :: nil)) in
   let K : Fin n -> Fin d -> R := (rows (((4 / 3) :: (-3 / 2) :: nil) :: (1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) ::
     nil) :: nil)) in
   let M : Fin m -> Fin n -> R := (rows (((3 / 2) :: (-1) :: (2 / 3) :: nil) :: (3 :: (1 / 2) :: (-2) :: nil) :: nil))
     in
   let G : Fin m -> Fin e -> R := (rows (((5 / 2) :: (4 / 3) :: nil) :: ((-3 / 2) :: 1 :: nil) :: nil)) in
   let V : Fin n -> Fin e -> R := (rows (((-1 / 2) :: 2 :: nil) :: ((1 / 3) :: (3 / 2) :: nil) :: ((-1) :: (2 / 3) ::
     nil) :: nil)) in
   let i : Fin m := Fin.F1 in
   let a : Fin d := Fin.F1 in
   r <> 0 ->
   (forall k : Fin m, masked_partition (fun i1 : Fin n => U k i1) (fun j : Fin n => Sum (fun a : Fin d => Q k a * K j
     a) / r + M k j) <> 0) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma masked_attention_backward_query_satisfiable :
  exists (m : nat) (m_pos : (0 < m)%nat) (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (r : R) (U : Fin m -> Fin n -> R) (Q : Fin m -> Fin d -> R) (K : Fin n -> Fin d -> R) (M :
    Fin m -> Fin n -> R) (G : Fin m -> Fin e -> R) (V : Fin n -> Fin e -> R) (i : Fin m) (a : Fin d),
    r <> 0 /\
    (forall k : Fin m, masked_partition (fun i1 : Fin n => U k i1) (fun j : Fin n => Sum (fun a : Fin d => Q k a * K j
      a) / r + M k j) <> 0).
Proof.
  apply masked_attention_backward_query_at; intros m m_pos n n_pos d d_pos e e_pos r U Q K M G V i a given_1 given_2.
  exists m, m_pos, n, n_pos, d, d_pos, e, e_pos, r, U, Q, K, M, G, V, i, a; exact (conj given_1 given_2).
Qed.

(* Backward pass of attention under a mask at the keys. *)
Lemma masked_attention_backward_key_at (aim : Prop) :
  (let m := 2%nat in
   let m_pos := Nat.lt_0_succ 1 in
   let n := 3%nat in
   let n_pos := Nat.lt_0_succ 2 in
   let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let e := 2%nat in
   let e_pos := Nat.lt_0_succ 1 in
   let r : R := 9 in
   let U : Fin m -> Fin n -> R := (rows ((0 :: 4 :: (1 / 9) :: nil) :: (0 :: 1 :: (4 / 9) :: nil) :: nil)) in
   let Q : Fin m -> Fin d -> R := (rows ((3 :: (1 / 2) :: nil) :: ((-2) :: (5 / 2) :: nil) :: nil)) in
   let K : Fin n -> Fin d -> R := (rows (((4 / 3) :: (-3 / 2) :: nil) :: (1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) ::
     nil) :: nil)) in
   let M : Fin m -> Fin n -> R := (rows (((3 / 2) :: (-1) :: (2 / 3) :: nil) :: (3 :: (1 / 2) :: (-2) :: nil) :: nil))
     in
   let G : Fin m -> Fin e -> R := (rows (((5 / 2) :: (4 / 3) :: nil) :: ((-3 / 2) :: 1 :: nil) :: nil)) in
   let V : Fin n -> Fin e -> R := (rows (((-1 / 2) :: 2 :: nil) :: ((1 / 3) :: (3 / 2) :: nil) :: ((-1) :: (2 / 3) ::
     nil) :: nil)) in
   let j : Fin n := (Fin.FS Fin.F1) in
   let a : Fin d := Fin.F1 in
   r <> 0 ->
   (forall k : Fin m, masked_partition (fun i1 : Fin n => U k i1) (fun j : Fin n => Sum (fun a : Fin d => Q k a * K j
     a) / r + M k j) <> 0) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma masked_attention_backward_key_satisfiable :
  exists (m : nat) (m_pos : (0 < m)%nat) (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (r : R) (U : Fin m -> Fin n -> R) (Q : Fin m -> Fin d -> R) (K : Fin n -> Fin d -> R) (M :
    Fin m -> Fin n -> R) (G : Fin m -> Fin e -> R) (V : Fin n -> Fin e -> R) (j : Fin n) (a : Fin d),
    r <> 0 /\
    (forall k : Fin m, masked_partition (fun i1 : Fin n => U k i1) (fun j : Fin n => Sum (fun a : Fin d => Q k a * K j
      a) / r + M k j) <> 0).
Proof.
  apply masked_attention_backward_key_at; intros m m_pos n n_pos d d_pos e e_pos r U Q K M G V j a given_1 given_2.
  exists m, m_pos, n, n_pos, d, d_pos, e, e_pos, r, U, Q, K, M, G, V, j, a; exact (conj given_1 given_2).
Qed.

(* Derivative of the weights in the projection of the queries. *)
Lemma weights_query_projection_derivative_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let m := 2%nat in
   let m_pos := Nat.lt_0_succ 1 in
   let w := 2%nat in
   let w_pos := Nat.lt_0_succ 1 in
   let r : R := 65 in
   let X : Fin m -> Fin w -> R := (rows (((-1 / 2) :: 2 :: nil) :: ((1 / 3) :: (3 / 2) :: nil) :: nil)) in
   let W_Q : Fin w -> Fin d -> R := (rows (((-1) :: (2 / 3) :: nil) :: (3 :: (1 / 2) :: nil) :: nil)) in
   let b_Q : Fin d -> R := (vector ((-2) :: (5 / 2) :: nil)) in
   let i : Fin m := Fin.F1 in
   let Y : Fin n -> Fin w -> R := (rows (((4 / 3) :: (-3 / 2) :: nil) :: (1 :: (-1 / 2) :: nil) :: nil)) in
   let W_K : Fin w -> Fin d -> R := (rows ((2 :: (1 / 3) :: nil) :: ((3 / 2) :: (-1) :: nil) :: nil)) in
   let b_K : Fin d -> R := (vector ((2 / 3) :: 3 :: nil)) in
   let l : Fin n := Fin.F1 in
   let o : Fin w := Fin.F1 in
   let a : Fin d := Fin.F1 in
   r <> 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma weights_query_projection_derivative_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 < m)%nat) (w : nat)
    (w_pos : (0 < w)%nat) (r : R) (X : Fin m -> Fin w -> R) (W_Q : Fin w -> Fin d -> R) (b_Q : Fin d -> R) (i : Fin m)
    (Y : Fin n -> Fin w -> R) (W_K : Fin w -> Fin d -> R) (b_K : Fin d -> R) (l : Fin n) (o : Fin w) (a : Fin d),
    r <> 0.
Proof.
  apply weights_query_projection_derivative_at; intros n n_pos d d_pos m m_pos w w_pos r X W_Q b_Q i Y W_K b_K l o a
    given.
  exists n, n_pos, d, d_pos, m, m_pos, w, w_pos, r, X, W_Q, b_Q, i, Y, W_K, b_K, l, o, a; exact given.
Qed.

(* Backward pass of attention at the matrix of the queries. *)
Lemma query_weight_backward_at (aim : Prop) :
  (let m := 1%nat in
   let m_pos := Nat.lt_0_succ 0 in
   let e := 1%nat in
   let e_pos := Nat.lt_0_succ 0 in
   let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let d := 1%nat in
   let d_pos := Nat.lt_0_succ 0 in
   let w := 1%nat in
   let w_pos := Nat.lt_0_succ 0 in
   let r : R := 65 in
   let G : Fin m -> Fin e -> R := (rows (((-1 / 2) :: nil) :: nil)) in
   let X : Fin m -> Fin w -> R := (rows ((2 :: nil) :: nil)) in
   let W_Q : Fin w -> Fin d -> R := (rows (((1 / 3) :: nil) :: nil)) in
   let b_Q : Fin d -> R := (vector ((3 / 2) :: nil)) in
   let Y : Fin n -> Fin w -> R := (rows (((-1) :: nil) :: ((2 / 3) :: nil) :: nil)) in
   let W_K : Fin w -> Fin d -> R := (rows ((3 :: nil) :: nil)) in
   let b_K : Fin d -> R := (vector ((1 / 2) :: nil)) in
   let V : Fin n -> Fin e -> R := (rows (((-2) :: nil) :: ((5 / 2) :: nil) :: nil)) in
   let o : Fin w := Fin.F1 in
   let a : Fin d := Fin.F1 in
   r <> 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma query_weight_backward_satisfiable :
  exists (m : nat) (m_pos : (0 < m)%nat) (e : nat) (e_pos : (0 < e)%nat) (n : nat) (n_pos : (0 < n)%nat) (d : nat)
    (d_pos : (0 < d)%nat) (w : nat) (w_pos : (0 < w)%nat) (r : R) (G : Fin m -> Fin e -> R) (X : Fin m -> Fin w -> R)
    (W_Q : Fin w -> Fin d -> R) (b_Q : Fin d -> R) (Y : Fin n -> Fin w -> R) (W_K : Fin w -> Fin d -> R) (b_K : Fin d
    -> R) (V : Fin n -> Fin e -> R) (o : Fin w) (a : Fin d),
    r <> 0.
Proof.
  apply query_weight_backward_at; intros m m_pos e e_pos n n_pos d d_pos w w_pos r G X W_Q b_Q Y W_K b_K V o a given.
  exists m, m_pos, e, e_pos, n, n_pos, d, d_pos, w, w_pos, r, G, X, W_Q, b_Q, Y, W_K, b_K, V, o, a; exact given.
Qed.

(* Backward pass of attention at the bias of the queries. *)
Lemma query_bias_backward_at (aim : Prop) :
  (let m := 1%nat in
   let m_pos := Nat.lt_0_succ 0 in
   let e := 1%nat in
   let e_pos := Nat.lt_0_succ 0 in
   let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let d := 1%nat in
   let d_pos := Nat.lt_0_succ 0 in
   let w := 1%nat in
   let w_pos := Nat.lt_0_succ 0 in
   let r : R := 65 in
   let G : Fin m -> Fin e -> R := (rows (((-1 / 2) :: nil) :: nil)) in
   let X : Fin m -> Fin w -> R := (rows ((2 :: nil) :: nil)) in
   let W_Q : Fin w -> Fin d -> R := (rows (((1 / 3) :: nil) :: nil)) in
   let b_Q : Fin d -> R := (vector ((3 / 2) :: nil)) in
   let Y : Fin n -> Fin w -> R := (rows (((-1) :: nil) :: ((2 / 3) :: nil) :: nil)) in
   let W_K : Fin w -> Fin d -> R := (rows ((3 :: nil) :: nil)) in
   let b_K : Fin d -> R := (vector ((1 / 2) :: nil)) in
   let V : Fin n -> Fin e -> R := (rows (((-2) :: nil) :: ((5 / 2) :: nil) :: nil)) in
   let a : Fin d := Fin.F1 in
   r <> 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma query_bias_backward_satisfiable :
  exists (m : nat) (m_pos : (0 < m)%nat) (e : nat) (e_pos : (0 < e)%nat) (n : nat) (n_pos : (0 < n)%nat) (d : nat)
    (d_pos : (0 < d)%nat) (w : nat) (w_pos : (0 < w)%nat) (r : R) (G : Fin m -> Fin e -> R) (X : Fin m -> Fin w -> R)
    (W_Q : Fin w -> Fin d -> R) (b_Q : Fin d -> R) (Y : Fin n -> Fin w -> R) (W_K : Fin w -> Fin d -> R) (b_K : Fin d
    -> R) (V : Fin n -> Fin e -> R) (a : Fin d),
    r <> 0.
Proof.
  apply query_bias_backward_at; intros m m_pos e e_pos n n_pos d d_pos w w_pos r G X W_Q b_Q Y W_K b_K V a given.
  exists m, m_pos, e, e_pos, n, n_pos, d, d_pos, w, w_pos, r, G, X, W_Q, b_Q, Y, W_K, b_K, V, a; exact given.
Qed.

(* Derivative of the weights in the projection of the keys. *)
Lemma weights_key_projection_derivative_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let m := 2%nat in
   let m_pos := Nat.lt_0_succ 1 in
   let w := 2%nat in
   let w_pos := Nat.lt_0_succ 1 in
   let r : R := 65 in
   let X : Fin m -> Fin w -> R := (rows (((-1 / 2) :: 2 :: nil) :: ((1 / 3) :: (3 / 2) :: nil) :: nil)) in
   let W_Q : Fin w -> Fin d -> R := (rows (((-1) :: (2 / 3) :: nil) :: (3 :: (1 / 2) :: nil) :: nil)) in
   let b_Q : Fin d -> R := (vector ((-2) :: (5 / 2) :: nil)) in
   let i : Fin m := Fin.F1 in
   let Y : Fin n -> Fin w -> R := (rows (((4 / 3) :: (-3 / 2) :: nil) :: (1 :: (-1 / 2) :: nil) :: nil)) in
   let W_K : Fin w -> Fin d -> R := (rows ((2 :: (1 / 3) :: nil) :: ((3 / 2) :: (-1) :: nil) :: nil)) in
   let b_K : Fin d -> R := (vector ((2 / 3) :: 3 :: nil)) in
   let l : Fin n := Fin.F1 in
   let o : Fin w := Fin.F1 in
   let a : Fin d := Fin.F1 in
   r <> 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma weights_key_projection_derivative_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 < m)%nat) (w : nat)
    (w_pos : (0 < w)%nat) (r : R) (X : Fin m -> Fin w -> R) (W_Q : Fin w -> Fin d -> R) (b_Q : Fin d -> R) (i : Fin m)
    (Y : Fin n -> Fin w -> R) (W_K : Fin w -> Fin d -> R) (b_K : Fin d -> R) (l : Fin n) (o : Fin w) (a : Fin d),
    r <> 0.
Proof.
  apply weights_key_projection_derivative_at; intros n n_pos d d_pos m m_pos w w_pos r X W_Q b_Q i Y W_K b_K l o a
    given.
  exists n, n_pos, d, d_pos, m, m_pos, w, w_pos, r, X, W_Q, b_Q, i, Y, W_K, b_K, l, o, a; exact given.
Qed.

(* Backward pass of attention at the matrix of the keys. *)
Lemma key_weight_backward_at (aim : Prop) :
  (let m := 1%nat in
   let m_pos := Nat.lt_0_succ 0 in
   let e := 1%nat in
   let e_pos := Nat.lt_0_succ 0 in
   let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let d := 1%nat in
   let d_pos := Nat.lt_0_succ 0 in
   let w := 1%nat in
   let w_pos := Nat.lt_0_succ 0 in
   let r : R := 65 in
   let G : Fin m -> Fin e -> R := (rows (((-1 / 2) :: nil) :: nil)) in
   let X : Fin m -> Fin w -> R := (rows ((2 :: nil) :: nil)) in
   let W_Q : Fin w -> Fin d -> R := (rows (((1 / 3) :: nil) :: nil)) in
   let b_Q : Fin d -> R := (vector ((3 / 2) :: nil)) in
   let Y : Fin n -> Fin w -> R := (rows (((-1) :: nil) :: ((2 / 3) :: nil) :: nil)) in
   let W_K : Fin w -> Fin d -> R := (rows ((3 :: nil) :: nil)) in
   let b_K : Fin d -> R := (vector ((1 / 2) :: nil)) in
   let V : Fin n -> Fin e -> R := (rows (((-2) :: nil) :: ((5 / 2) :: nil) :: nil)) in
   let o : Fin w := Fin.F1 in
   let a : Fin d := Fin.F1 in
   r <> 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma key_weight_backward_satisfiable :
  exists (m : nat) (m_pos : (0 < m)%nat) (e : nat) (e_pos : (0 < e)%nat) (n : nat) (n_pos : (0 < n)%nat) (d : nat)
    (d_pos : (0 < d)%nat) (w : nat) (w_pos : (0 < w)%nat) (r : R) (G : Fin m -> Fin e -> R) (X : Fin m -> Fin w -> R)
    (W_Q : Fin w -> Fin d -> R) (b_Q : Fin d -> R) (Y : Fin n -> Fin w -> R) (W_K : Fin w -> Fin d -> R) (b_K : Fin d
    -> R) (V : Fin n -> Fin e -> R) (o : Fin w) (a : Fin d),
    r <> 0.
Proof.
  apply key_weight_backward_at; intros m m_pos e e_pos n n_pos d d_pos w w_pos r G X W_Q b_Q Y W_K b_K V o a given.
  exists m, m_pos, e, e_pos, n, n_pos, d, d_pos, w, w_pos, r, G, X, W_Q, b_Q, Y, W_K, b_K, V, o, a; exact given.
Qed.

(* Drift in a step of gradient descent. *)
Lemma descent_step_drift_at (aim : Prop) :
  (let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let w := 2%nat in
   let w_pos := Nat.lt_0_succ 1 in
   let z := 2%nat in
   let z_pos := Nat.lt_0_succ 1 in
   let A_Q : Fin w -> Fin d -> R := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) in
   let G_Q : Fin w -> Fin d -> R := (rows (((-7 / 4) :: (-13 / 3) :: nil) :: ((47 / 6) :: (8 / 3) :: nil) :: nil)) in
   let G_K : Fin z -> Fin d -> R := (rows (((17 / 6) :: (-19 / 36) :: nil) :: (5 :: (3 / 2) :: nil) :: nil)) in
   let A_K : Fin z -> Fin d -> R := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) in
   let a : Fin d := Fin.F1 in
   let eta : R := (-3 / 2) in
   let b : Fin d := Fin.F1 in
   (forall a : Fin d, forall b : Fin d, Sum (fun o : Fin w => A_Q o a * G_Q o b) = Sum (fun s : Fin z => G_K s a * A_K
     s b)) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma descent_step_drift_satisfiable :
  exists (d : nat) (d_pos : (0 < d)%nat) (w : nat) (w_pos : (0 < w)%nat) (z : nat) (z_pos : (0 < z)%nat) (A_Q G_Q :
    Fin w -> Fin d -> R) (G_K A_K : Fin z -> Fin d -> R) (a : Fin d) (eta : R) (b : Fin d),
    (forall a : Fin d, forall b : Fin d, Sum (fun o : Fin w => A_Q o a * G_Q o b) = Sum (fun s : Fin z => G_K s a *
      A_K s b)).
Proof.
  apply descent_step_drift_at; intros d d_pos w w_pos z z_pos A_Q G_Q G_K A_K a eta b given.
  exists d, d_pos, w, w_pos, z, z_pos, A_Q, G_Q, G_K, A_K, a, eta, b; exact given.
Qed.

(* The gradient at a shared key is a sum over its heads. *)
Lemma grouped_query_backward_key_at (aim : Prop) :
  (let h := 2%nat in
   let h_pos := Nat.lt_0_succ 1 in
   let m := 1%nat in
   let m_pos := Nat.lt_0_succ 0 in
   let d := 1%nat in
   let d_pos := Nat.lt_0_succ 0 in
   let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let e := 1%nat in
   let e_pos := Nat.lt_0_succ 0 in
   let r : R := 9 in
   let Q : Fin h -> Fin m -> Fin d -> R := (blocks ((((-1 / 2) :: nil) :: nil) :: ((2 :: nil) :: nil) :: nil)) in
   let K : Fin n -> Fin d -> R := (rows (((1 / 3) :: nil) :: ((3 / 2) :: nil) :: nil)) in
   let V : Fin n -> Fin e -> R := (rows (((-1) :: nil) :: ((2 / 3) :: nil) :: nil)) in
   let M : Fin h -> Fin m -> Fin n -> R := (blocks (((3 :: (1 / 2) :: nil) :: nil) :: (((-2) :: (5 / 2) :: nil) ::
     nil) :: nil)) in
   let G : Fin h -> Fin m -> Fin e -> R := (blocks ((((4 / 3) :: nil) :: nil) :: (((-3 / 2) :: nil) :: nil) :: nil))
     in
   let j : Fin n := Fin.F1 in
   let a : Fin d := Fin.F1 in
   r <> 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma grouped_query_backward_key_satisfiable :
  exists (h : nat) (h_pos : (0 < h)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (n : nat)
    (n_pos : (0 < n)%nat) (e : nat) (e_pos : (0 < e)%nat) (r : R) (Q : Fin h -> Fin m -> Fin d -> R) (K : Fin n -> Fin
    d -> R) (V : Fin n -> Fin e -> R) (M : Fin h -> Fin m -> Fin n -> R) (G : Fin h -> Fin m -> Fin e -> R) (j : Fin
    n) (a : Fin d),
    r <> 0.
Proof.
  apply grouped_query_backward_key_at; intros h h_pos m m_pos d d_pos n n_pos e e_pos r Q K V M G j a given.
  exists h, h_pos, m, m_pos, d, d_pos, n, n_pos, e, e_pos, r, Q, K, V, M, G, j, a; exact given.
Qed.
