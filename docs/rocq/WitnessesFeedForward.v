(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Points.
From Book Require Import Facts Softmax DotProduct Scaling Sinusoidal Interaction Decay Attention Normalization
  FeedForward.
Open Scope R_scope.

(* The absolute value of a positive number. *)
Lemma absolute_of_pos_at (aim : Prop) :
  (let r : R := 1 in
   0 < r ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma absolute_of_pos_satisfiable :
  exists (r : R),
    0 < r.
Proof.
  apply absolute_of_pos_at; intros r given.
  exists r; exact given.
Qed.

(* The absolute value of a negative number is another number. *)
Lemma absolute_ne_of_neg_at (aim : Prop) :
  (let r : R := (-1) in
   r < 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma absolute_ne_of_neg_satisfiable :
  exists (r : R),
    r < 0.
Proof.
  apply absolute_ne_of_neg_at; intros r given.
  exists r; exact given.
Qed.

(* The absolute value of a negative number. *)
Lemma absolute_of_neg_at (aim : Prop) :
  (let r : R := (-1) in
   r < 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma absolute_of_neg_satisfiable :
  exists (r : R),
    r < 0.
Proof.
  apply absolute_of_neg_at; intros r given.
  exists r; exact given.
Qed.

(* Derivative of ReLU off the kink. *)
Lemma relu_derivative_at (aim : Prop) :
  (let r : R := 1 in
   r <> 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma relu_derivative_satisfiable :
  exists (r : R),
    r <> 0.
Proof.
  apply relu_derivative_at; intros r given.
  exists r; exact given.
Qed.

(* ReLU and its slope where the argument is positive. *)
Lemma relu_of_pos_at (aim : Prop) :
  (let r : R := 1 in
   0 < r ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma relu_of_pos_satisfiable :
  exists (r : R),
    0 < r.
Proof.
  apply relu_of_pos_at; intros r given.
  exists r; exact given.
Qed.

(* ReLU and its slope where the argument is negative. *)
Lemma relu_of_neg_at (aim : Prop) :
  (let r : R := (-1) in
   r < 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma relu_of_neg_satisfiable :
  exists (r : R),
    r < 0.
Proof.
  apply relu_of_neg_at; intros r given.
  exists r; exact given.
Qed.

(* Backward pass of ReLU. *)
Lemma relu_vjp_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let g : Fin n -> R := (vector (2 :: (1 / 3) :: nil)) in
   let j : Fin n := Fin.F1 in
   (forall i : Fin n, x i <> 0) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma relu_vjp_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x g : Fin n -> R) (j : Fin n),
    (forall i : Fin n, x i <> 0).
Proof.
  apply relu_vjp_at; intros n n_pos x g j given.
  exists n, n_pos, x, g, j; exact given.
Qed.

(* Backward pass of the feed-forward network: the input. *)
Lemma feed_forward_backward_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let m := 2%nat in
   let m_pos := Nat.lt_0_succ 1 in
   let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let e := 2%nat in
   let e_pos := Nat.lt_0_succ 1 in
   let X : Fin n -> Fin d -> R := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) in
   let W : Fin d -> Fin m -> R := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) in
   let b : Fin m -> R := (vector ((1 / 2) :: (-2) :: nil)) in
   let G : Fin n -> Fin e -> R := (rows (((5 / 2) :: (4 / 3) :: nil) :: ((-3 / 2) :: 1 :: nil) :: nil)) in
   let V : Fin m -> Fin e -> R := (rows (((-1 / 2) :: 2 :: nil) :: ((1 / 3) :: (3 / 2) :: nil) :: nil)) in
   let beta : Fin e -> R := (vector ((-1) :: (2 / 3) :: nil)) in
   let s : Fin n := Fin.F1 in
   let a : Fin d := Fin.F1 in
   (forall t : Fin n, forall h : Fin m, linear X W b t h <> 0) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma feed_forward_backward_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (G : Fin n -> Fin e ->
    R) (V : Fin m -> Fin e -> R) (beta : Fin e -> R) (s : Fin n) (a : Fin d),
    (forall t : Fin n, forall h : Fin m, linear X W b t h <> 0).
Proof.
  apply feed_forward_backward_at; intros n n_pos m m_pos d d_pos e e_pos X W b G V beta s a given.
  exists n, n_pos, m, m_pos, d, d_pos, e, e_pos, X, W, b, G, V, beta, s, a; exact given.
Qed.

(* Backward pass of the feed-forward network: the first weight. *)
Lemma feed_forward_backward_weight_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let m := 2%nat in
   let m_pos := Nat.lt_0_succ 1 in
   let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let e := 2%nat in
   let e_pos := Nat.lt_0_succ 1 in
   let X : Fin n -> Fin d -> R := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) in
   let W : Fin d -> Fin m -> R := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) in
   let b : Fin m -> R := (vector ((1 / 2) :: (-2) :: nil)) in
   let G : Fin n -> Fin e -> R := (rows (((5 / 2) :: (4 / 3) :: nil) :: ((-3 / 2) :: 1 :: nil) :: nil)) in
   let V : Fin m -> Fin e -> R := (rows (((-1 / 2) :: 2 :: nil) :: ((1 / 3) :: (3 / 2) :: nil) :: nil)) in
   let beta : Fin e -> R := (vector ((-1) :: (2 / 3) :: nil)) in
   let a : Fin d := Fin.F1 in
   let l : Fin m := Fin.F1 in
   (forall t : Fin n, forall h : Fin m, linear X W b t h <> 0) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma feed_forward_backward_weight_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (G : Fin n -> Fin e ->
    R) (V : Fin m -> Fin e -> R) (beta : Fin e -> R) (a : Fin d) (l : Fin m),
    (forall t : Fin n, forall h : Fin m, linear X W b t h <> 0).
Proof.
  apply feed_forward_backward_weight_at; intros n n_pos m m_pos d d_pos e e_pos X W b G V beta a l given.
  exists n, n_pos, m, m_pos, d, d_pos, e, e_pos, X, W, b, G, V, beta, a, l; exact given.
Qed.

(* Backward pass of the feed-forward network: the first bias. *)
Lemma feed_forward_backward_bias_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let m := 2%nat in
   let m_pos := Nat.lt_0_succ 1 in
   let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let e := 2%nat in
   let e_pos := Nat.lt_0_succ 1 in
   let X : Fin n -> Fin d -> R := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) in
   let W : Fin d -> Fin m -> R := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) in
   let b : Fin m -> R := (vector ((1 / 2) :: (-2) :: nil)) in
   let G : Fin n -> Fin e -> R := (rows (((5 / 2) :: (4 / 3) :: nil) :: ((-3 / 2) :: 1 :: nil) :: nil)) in
   let V : Fin m -> Fin e -> R := (rows (((-1 / 2) :: 2 :: nil) :: ((1 / 3) :: (3 / 2) :: nil) :: nil)) in
   let beta : Fin e -> R := (vector ((-1) :: (2 / 3) :: nil)) in
   let l : Fin m := Fin.F1 in
   (forall t : Fin n, forall h : Fin m, linear X W b t h <> 0) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma feed_forward_backward_bias_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (G : Fin n -> Fin e ->
    R) (V : Fin m -> Fin e -> R) (beta : Fin e -> R) (l : Fin m),
    (forall t : Fin n, forall h : Fin m, linear X W b t h <> 0).
Proof.
  apply feed_forward_backward_bias_at; intros n n_pos m m_pos d d_pos e e_pos X W b G V beta l given.
  exists n, n_pos, m, m_pos, d, d_pos, e, e_pos, X, W, b, G, V, beta, l; exact given.
Qed.

(* Backward pass of a residual connection. *)
Lemma residual_backward_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let m := 2%nat in
   let m_pos := Nat.lt_0_succ 1 in
   let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let X : Fin n -> Fin d -> R := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) in
   let W : Fin d -> Fin m -> R := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) in
   let b : Fin m -> R := (vector ((1 / 2) :: (-2) :: nil)) in
   let R_ : Fin n -> Fin d -> R := (rows (((5 / 2) :: (4 / 3) :: nil) :: ((-3 / 2) :: 1 :: nil) :: nil)) in
   let U : Fin m -> Fin d -> R := (rows (((-1 / 2) :: 2 :: nil) :: ((1 / 3) :: (3 / 2) :: nil) :: nil)) in
   let gamma : Fin d -> R := (vector ((-1) :: (2 / 3) :: nil)) in
   let s : Fin n := Fin.F1 in
   let a : Fin d := Fin.F1 in
   (forall t : Fin n, forall h : Fin m, linear X W b t h <> 0) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma residual_backward_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n ->
    Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (R_ : Fin n -> Fin d -> R) (U : Fin m -> Fin d -> R) (gamma
    : Fin d -> R) (s : Fin n) (a : Fin d),
    (forall t : Fin n, forall h : Fin m, linear X W b t h <> 0).
Proof.
  apply residual_backward_at; intros n n_pos m m_pos d d_pos X W b R_ U gamma s a given.
  exists n, n_pos, m, m_pos, d, d_pos, X, W, b, R_, U, gamma, s, a; exact given.
Qed.

(* Derivative of a soft cap. *)
Lemma softcap_derivative_at (aim : Prop) :
  (let c : R := 2 in
   let r : R := 1 in
   c <> 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma softcap_derivative_satisfiable :
  exists (c r : R),
    c <> 0.
Proof.
  apply softcap_derivative_at; intros c r given.
  exists c, r; exact given.
Qed.

(* A soft cap is not reached. *)
Lemma softcap_lt_at (aim : Prop) :
  (let c : R := 2 in
   let r : R := 1 in
   0 < c ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma softcap_lt_satisfiable :
  exists (c r : R),
    0 < c.
Proof.
  apply softcap_lt_at; intros c r given.
  exists c, r; exact given.
Qed.

(* What a moving average that starts at zero has missed. *)
Lemma moving_average_bias_at (aim : Prop) :
  (let beta : R := 1 in
   let m : Z -> R := (fun _ => 0) in
   let b : Z -> R := (fun _ => 1) in
   let g : R := 1 in
   let t : Z := 0%Z in
   beta <> 0 ->
   m 0%Z = 0 ->
   b 0%Z = 1 ->
   (forall t : Z, m (Z.succ t) = beta * m t + (1 - beta) * g) ->
   (forall t : Z, b (Z.succ t) = beta * b t) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _ _); holds.
Qed.

Lemma moving_average_bias_satisfiable :
  exists (beta : R) (m b : Z -> R) (g : R) (t : Z),
    beta <> 0 /\
    m 0%Z = 0 /\
    b 0%Z = 1 /\
    (forall t : Z, m (Z.succ t) = beta * m t + (1 - beta) * g) /\
    (forall t : Z, b (Z.succ t) = beta * b t).
Proof.
  apply moving_average_bias_at; intros beta m b g t given_1 given_2 given_3 given_4 given_5.
  exists beta, m, b, g, t; exact (conj given_1 (conj given_2 (conj given_3 (conj given_4 given_5)))).
Qed.

(* The root of the second average, of a multiple. *)
Lemma gradient_size_of_multiple_at (aim : Prop) :
  (let c : R := 2 in
   let v : R := (4 / 5) in
   0 < c ->
   0 < v ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma gradient_size_of_multiple_satisfiable :
  exists (c v : R),
    0 < c /\
    0 < v.
Proof.
  apply gradient_size_of_multiple_at; intros c v given_1 given_2.
  exists c, v; exact (conj given_1 given_2).
Qed.

(* Adam's denominator, of a multiple. *)
Lemma adam_denominator_of_multiple_at (aim : Prop) :
  (let c : R := 2 in
   let v : R := (4 / 5) in
   let epsilon : R := 2 in
   0 < c ->
   0 < v ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma adam_denominator_of_multiple_satisfiable :
  exists (c v epsilon : R),
    0 < c /\
    0 < v.
Proof.
  apply adam_denominator_of_multiple_at; intros c v epsilon given_1 given_2.
  exists c, v, epsilon; exact (conj given_1 given_2).
Qed.

(* But for eps, Adam does not see the scale of the loss. *)
Lemma adam_direction_of_multiple_at (aim : Prop) :
  (let c : R := 2 in
   let v : R := (4 / 5) in
   let m : R := 2 in
   let epsilon : R := (1 / 4) in
   0 < c ->
   0 < v ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma adam_direction_of_multiple_satisfiable :
  exists (c v m epsilon : R),
    0 < c /\
    0 < v.
Proof.
  apply adam_direction_of_multiple_at; intros c v m epsilon given_1 given_2.
  exists c, v, m, epsilon; exact (conj given_1 given_2).
Qed.

(* Adam's first step on a penalty alone, without eps, does not see its strength. *)
Lemma adam_penalty_alone_at (aim : Prop) :
  (let lambda : R := 2 in
   let w : R := (4 / 5) in
   let eta : R := 2 in
   0 < lambda ->
   0 < w ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma adam_penalty_alone_satisfiable :
  exists (lambda w eta : R),
    0 < lambda /\
    0 < w.
Proof.
  apply adam_penalty_alone_at; intros lambda w eta given_1 given_2.
  exists lambda, w, eta; exact (conj given_1 given_2).
Qed.

(* Under a constant direction, decoupled decay makes a weight a moving average. *)
Lemma adamw_of_constant_direction_at (aim : Prop) :
  (let lambda : R := 1 in
   let eta : R := 0 in
   let b : Z -> R := (fun _ => 1) in
   let w : Z -> R := (fun _ => 1) in
   let m : R := 1 in
   let t : Z := 0%Z in
   lambda <> 0 ->
   1 - eta * lambda <> 0 ->
   b 0%Z = 1 ->
   (forall t : Z, b (Z.succ t) = (1 - eta * lambda) * b t) ->
   (forall t : Z, w (Z.succ t) = w t - eta * (m + lambda * w t)) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _ _); holds.
Qed.

Lemma adamw_of_constant_direction_satisfiable :
  exists (lambda eta : R) (b w : Z -> R) (m : R) (t : Z),
    lambda <> 0 /\
    1 - eta * lambda <> 0 /\
    b 0%Z = 1 /\
    (forall t : Z, b (Z.succ t) = (1 - eta * lambda) * b t) /\
    (forall t : Z, w (Z.succ t) = w t - eta * (m + lambda * w t)).
Proof.
  apply adamw_of_constant_direction_at; intros lambda eta b w m t given_1 given_2 given_3 given_4 given_5.
  exists lambda, eta, b, w, m, t; exact (conj given_1 (conj given_2 (conj given_3 (conj given_4 given_5)))).
Qed.

(* A step of decoupled decay keeps a weight in a box. *)
Lemma adamw_weight_bounded_at (aim : Prop) :
  (let eta : R := (4 / 25) in
   let lambda : R := (5 / 4) in
   let c : R := (5 / 4) in
   let u : R := (3 / 4) in
   let w : R := 1 in
   0 <= eta * lambda ->
   eta * lambda <= 1 ->
   - c <= u ->
   u <= c ->
   - c <= lambda * w ->
   lambda * w <= c ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _ _ _); holds.
Qed.

Lemma adamw_weight_bounded_satisfiable :
  exists (eta lambda c u w : R),
    0 <= eta * lambda /\
    eta * lambda <= 1 /\
    - c <= u /\
    u <= c /\
    - c <= lambda * w /\
    lambda * w <= c.
Proof.
  apply adamw_weight_bounded_at; intros eta lambda c u w given_1 given_2 given_3 given_4 given_5 given_6.
  exists eta, lambda, c, u, w; exact (conj given_1 (conj given_2 (conj given_3 (conj given_4 (conj given_5
    given_6))))).
Qed.
