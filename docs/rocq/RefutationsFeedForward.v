(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Pinned Points Refutation.
From Book Require Import Facts Softmax DotProduct Scaling Sinusoidal Interaction Decay Attention Normalization
  FeedForward WitnessesFeedForward.
Open Scope R_scope.

(* A vector times a product of Jacobians, the last layer first, but: incoming gradient forgotten. *)
Theorem vjp_compose_refuted :
  ~ (forall (e : nat) (e_pos : (0 < e)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (g : Fin e
    -> R) (B : Fin e -> Fin m -> R) (A : Fin m -> Fin d -> R) (a : Fin d),
    Sum (fun c : Fin e => g c * Sum (fun h : Fin m => B c h * A h a)) = Sum (fun h : Fin m => Sum (fun c : Fin e => B
      c h) * A h a)).
Proof.
  intros wrong.
  pose (e := 2%nat).
  pose (e_pos := Nat.lt_0_succ 1).
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (g := (vector (1 :: (-1 / 2) :: nil)) : Fin e -> R).
  pose (B := (rows ((2 :: (1 / 3) :: nil) :: ((3 / 2) :: (-1) :: nil) :: nil)) : Fin e -> Fin m -> R).
  pose (A := (rows (((2 / 3) :: 3 :: nil) :: ((1 / 2) :: (-2) :: nil) :: nil)) : Fin m -> Fin d -> R).
  pose (a := Fin.F1 : Fin d).
  pose proof (wrong e e_pos m m_pos d d_pos g B A a) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of a composition: softmax after a linear map, but: diagonal only. *)
Theorem softmax_linear_backward_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (g : Fin n -> R) (C : Fin d -> Fin n -> R)
    (y : Fin d -> R) (a : Fin d),
    partial (entry a) (fun y : Fin d -> R => Sum (fun i : Fin n => g i * softmax (fun i : Fin n => logit C y i) i)) y
      (Sum (fun j : Fin n => g j * softmax (fun i : Fin n => logit C y i) j * (1 - softmax (fun i : Fin n => logit C y
      i) j) * C a j))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (g := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (C := (rows ((2 :: (1 / 3) :: nil) :: ((3 / 2) :: (-1) :: nil) :: nil)) : Fin d -> Fin n -> R).
  pose (y := (vector ((2 / 3) :: 3 :: nil)) : Fin d -> R).
  pose (a := Fin.F1 : Fin d).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos d d_pos g C y a) (FeedForward.softmax_linear_backward n n_pos d
    d_pos g C y a)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of a linear map: the input, but: incoming gradient forgotten. *)
Theorem linear_backward_input_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (G : Fin n
    -> Fin m -> R) (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (s : Fin n) (a : Fin d),
    partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun t : Fin n => Sum (fun h : Fin m => G t h * linear X
      W b t h))) X (Sum (fun h : Fin m => W a h))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (G := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin n -> Fin m -> R).
  pose (X := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (W := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin d -> Fin m -> R).
  pose (b := (vector ((-3 / 2) :: 1 :: nil)) : Fin m -> R).
  pose (s := Fin.F1 : Fin n).
  pose (a := Fin.F1 : Fin d).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos m m_pos d d_pos G X W b s a) (FeedForward.linear_backward_input
    n n_pos m m_pos d d_pos G X W b s a)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of a linear map: the weight, but: mean over the tokens. *)
Theorem linear_backward_weight_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (G : Fin n
    -> Fin m -> R) (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (a : Fin d) (l : Fin m),
    partial (entry2 a l) (fun W : Fin d -> Fin m -> R => Sum (fun t : Fin n => Sum (fun h : Fin m => G t h * linear X
      W b t h))) W (Sum (fun t : Fin n => X t a * G t l) / INR n)).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (G := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin n -> Fin m -> R).
  pose (X := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (W := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin d -> Fin m -> R).
  pose (b := (vector ((-3 / 2) :: 1 :: nil)) : Fin m -> R).
  pose (a := Fin.F1 : Fin d).
  pose (l := Fin.F1 : Fin m).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos m m_pos d d_pos G X W b a l) (FeedForward.linear_backward_weight
    n n_pos m m_pos d d_pos G X W b a l)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of a linear map: the bias, but: mean over the tokens. *)
Theorem linear_backward_bias_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (G : Fin n
    -> Fin m -> R) (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (l : Fin m),
    partial (entry l) (fun b : Fin m -> R => Sum (fun t : Fin n => Sum (fun h : Fin m => G t h * linear X W b t h))) b
      (Sum (fun t : Fin n => G t l) / INR n)).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (G := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin n -> Fin m -> R).
  pose (X := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (W := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin d -> Fin m -> R).
  pose (b := (vector ((-3 / 2) :: 1 :: nil)) : Fin m -> R).
  pose (l := Fin.F1 : Fin m).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos m m_pos d d_pos G X W b l) (FeedForward.linear_backward_bias n
    n_pos m m_pos d d_pos G X W b l)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The square of the absolute value, but: sign. *)
Theorem absolute_square_refuted :
  ~ (forall (r : R),
    abs r ^ 2 = - r ^ 2).
Proof.
  intros wrong.
  pose (r := 1 : R).
  pose proof (wrong r) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* The absolute value of a positive number, but: sign. *)
Theorem absolute_of_pos_refuted :
  ~ (forall (r : R)
      (given : 0 < r),
    abs r = - r).
Proof.
  intros wrong.
  apply absolute_of_pos_at; intros r given.
  pose proof (wrong r given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* The absolute value of a negative number is another number, but: sum for difference. *)
Theorem absolute_ne_of_neg_refuted :
  ~ (forall (r : R)
      (given : r < 0),
    abs r + r <> 0).
Proof.
  intros wrong.
  apply absolute_ne_of_neg_at; intros r given.
  pose proof (wrong r given) as at_point.
  computed_in at_point.
  apply at_point; equal.
Qed.

(* The absolute value of a negative number, but: sign. *)
Theorem absolute_of_neg_refuted :
  ~ (forall (r : R)
      (given : r < 0),
    abs r = r).
Proof.
  intros wrong.
  apply absolute_of_neg_at; intros r given.
  pose proof (wrong r given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* ReLU is 0 or its argument, but: always the argument. *)
Theorem relu_zero_or_argument_refuted :
  ~ (forall (r : R),
    relu r - r = 0).
Proof.
  intros wrong.
  pose (r := (-1) : R).
  pose proof (wrong r) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Derivative of ReLU off the kink, but: derivative of the sigmoid. *)
Theorem relu_derivative_refuted :
  ~ (forall (r : R)
      (given : r <> 0),
    partial real (fun r : R => relu r) r (sigmoid r * (1 - sigmoid r))).
Proof.
  intros wrong.
  apply relu_derivative_at; intros r given.
  pose proof (partial_unique _ _ _ _ _ (wrong r given) (FeedForward.relu_derivative r given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* ReLU and its slope where the argument is positive, but: cut off. *)
Theorem relu_of_pos_refuted :
  ~ (forall (r : R)
      (given : 0 < r),
    relu r = 0 /\ relu_slope r = 1).
Proof.
  intros wrong.
  apply relu_of_pos_at; intros r given.
  pose proof (proj1 (wrong r given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* ReLU and its slope where the argument is negative, but: absolute value. *)
Theorem relu_of_neg_refuted :
  ~ (forall (r : R)
      (given : r < 0),
    relu r = - r /\ relu_slope r = 0).
Proof.
  intros wrong.
  apply relu_of_neg_at; intros r given.
  pose proof (proj1 (wrong r given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The normal density, but: not normalised. *)
Theorem normal_distribution_derivative_refuted :
  ~ (forall (r : R),
    partial real (fun r : R => normal_distribution r) r (exp (- r ^ 2 / 2))).
Proof.
  intros wrong.
  pose (r := 1 : R).
  pose proof (partial_unique _ _ _ _ _ (wrong r) (FeedForward.normal_distribution_derivative r)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Derivative of GELU, but: sign. *)
Theorem gelu_derivative_refuted :
  ~ (forall (r : R),
    partial real (fun r : R => gelu r) r (normal_distribution r - r * normal_density r)).
Proof.
  intros wrong.
  pose (r := 1 : R).
  pose proof (partial_unique _ _ _ _ _ (wrong r) (FeedForward.gelu_derivative r)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Derivative of the hyperbolic tangent, but: sign. *)
Theorem tanh_derivative_refuted :
  ~ (forall (r : R),
    partial real (fun r : R => tanh r) r (1 + tanh r ^ 2)).
Proof.
  intros wrong.
  pose (r := 1 : R).
  pose proof (partial_unique _ _ _ _ _ (wrong r) (FeedForward.tanh_derivative r)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Derivative of GELU by tanh, but: argument in the distribution. *)
Theorem gelu_tanh_derivative_refuted :
  ~ (forall (r : R),
    partial real (fun r : R => gelu_tanh r) r (r / 2 * (1 + tanh (q r)) + r / 2 * (1 - tanh (q r) ^ 2) * (sqrt 2 /
      sqrt PI * (1 + 3 * (8943 / 200000) * r ^ 2)))).
Proof.
  intros wrong.
  pose (r := 2 : R).
  pose proof (partial_unique _ _ _ _ _ (wrong r) (FeedForward.gelu_tanh_derivative r)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Backward pass of ReLU, but: incoming gradient forgotten. *)
Theorem relu_vjp_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x g : Fin n -> R) (j : Fin n)
      (given : forall i : Fin n, x i <> 0),
    partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * relu (x i))) x (relu_slope (x j))).
Proof.
  intros wrong.
  apply relu_vjp_at; intros n n_pos x g j given.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos x g j given) (FeedForward.relu_vjp n n_pos x g j given)) as
    at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of GELU, but: sign of the second term. *)
Theorem gelu_vjp_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (g x : Fin n -> R) (j : Fin n),
    partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * gelu (x i))) x (g j * (normal_distribution (x
      j) - x j * normal_density (x j)))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (g := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (x := (vector (2 :: (1 / 3) :: nil)) : Fin n -> R).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos g x j) (FeedForward.gelu_vjp n n_pos g x j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of GELU by tanh, but: argument in the distribution. *)
Theorem gelu_tanh_vjp_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (g x : Fin n -> R) (j : Fin n),
    partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * gelu_tanh (x i))) x (g j * (x j / 2 * (1 +
      tanh (q (x j))) + x j / 2 * (1 - tanh (q (x j)) ^ 2) * (sqrt 2 / sqrt PI * (1 + 3 * (8943 / 200000) * x j ^
      2))))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (g := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (x := (vector (2 :: (1 / 3) :: nil)) : Fin n -> R).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos g x j) (FeedForward.gelu_tanh_vjp n n_pos g x j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Backward pass of the feed-forward network: the input, but: incoming gradient overwritten. *)
Theorem feed_forward_backward_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (G : Fin n -> Fin e ->
    R) (V : Fin m -> Fin e -> R) (beta : Fin e -> R) (s : Fin n) (a : Fin d)
      (given : forall t : Fin n, forall h : Fin m, linear X W b t h <> 0),
    partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun t : Fin n => Sum (fun c : Fin e => G t c *
      feed_forward X W b V beta t c))) X (Sum (fun h : Fin m => relu_slope (linear X W b s h) * W a h))).
Proof.
  intros wrong.
  apply feed_forward_backward_at; intros n n_pos m m_pos d d_pos e e_pos X W b G V beta s a given.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos m m_pos d d_pos e e_pos X W b G V beta s a given)
    (FeedForward.feed_forward_backward n n_pos m m_pos d d_pos e e_pos X W b G V beta s a given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of the feed-forward network: the first weight, but: incoming gradient overwritten. *)
Theorem feed_forward_backward_weight_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (G : Fin n -> Fin e ->
    R) (V : Fin m -> Fin e -> R) (beta : Fin e -> R) (a : Fin d) (l : Fin m)
      (given : forall t : Fin n, forall h : Fin m, linear X W b t h <> 0),
    partial (entry2 a l) (fun W : Fin d -> Fin m -> R => Sum (fun t : Fin n => Sum (fun c : Fin e => G t c *
      feed_forward X W b V beta t c))) W (Sum (fun t : Fin n => X t a * relu_slope (linear X W b t l)))).
Proof.
  intros wrong.
  apply feed_forward_backward_weight_at; intros n n_pos m m_pos d d_pos e e_pos X W b G V beta a l given.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos m m_pos d d_pos e e_pos X W b G V beta a l given)
    (FeedForward.feed_forward_backward_weight n n_pos m m_pos d d_pos e e_pos X W b G V beta a l given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of the feed-forward network: the first bias, but: mean over the tokens. *)
Theorem feed_forward_backward_bias_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (e : nat)
    (e_pos : (0 < e)%nat) (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (G : Fin n -> Fin e ->
    R) (V : Fin m -> Fin e -> R) (beta : Fin e -> R) (l : Fin m)
      (given : forall t : Fin n, forall h : Fin m, linear X W b t h <> 0),
    partial (entry l) (fun b : Fin m -> R => Sum (fun t : Fin n => Sum (fun c : Fin e => G t c * feed_forward X W b V
      beta t c))) b (Sum (fun t : Fin n => Sum (fun c : Fin e => G t c * V l c) * relu_slope (linear X W b t l)) / INR
      n)).
Proof.
  intros wrong.
  apply feed_forward_backward_bias_at; intros n n_pos m m_pos d d_pos e e_pos X W b G V beta l given.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos m m_pos d d_pos e e_pos X W b G V beta l given)
    (FeedForward.feed_forward_backward_bias n n_pos m m_pos d d_pos e e_pos X W b G V beta l given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of the feed-forward network: the second weight, but: mean over the tokens. *)
Theorem feed_forward_backward_weight_out_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (e : nat) (e_pos : (0 < e)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat)
    (m_pos : (0 < m)%nat) (G : Fin n -> Fin e -> R) (X : Fin n -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m ->
    R) (V : Fin m -> Fin e -> R) (beta : Fin e -> R) (l : Fin m) (o : Fin e),
    partial (entry2 l o) (fun V : Fin m -> Fin e -> R => Sum (fun t : Fin n => Sum (fun c : Fin e => G t c *
      feed_forward X W b V beta t c))) V (Sum (fun t : Fin n => relu (linear X W b t l) * G t o) / INR n)).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (e := 2%nat).
  pose (e_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (G := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin n -> Fin e -> R).
  pose (X := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (W := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin d -> Fin m -> R).
  pose (b := (vector ((-3 / 2) :: 1 :: nil)) : Fin m -> R).
  pose (V := (rows (((-1 / 2) :: 2 :: nil) :: ((1 / 3) :: (3 / 2) :: nil) :: nil)) : Fin m -> Fin e -> R).
  pose (beta := (vector ((-1) :: (2 / 3) :: nil)) : Fin e -> R).
  pose (l := Fin.F1 : Fin m).
  pose (o := Fin.F1 : Fin e).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos e e_pos d d_pos m m_pos G X W b V beta l o)
    (FeedForward.feed_forward_backward_weight_out n n_pos e e_pos d d_pos m m_pos G X W b V beta l o)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of a residual connection, but: gradient of the residual missing. *)
Theorem residual_backward_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n
    -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (R_ : Fin n -> Fin d -> R) (U : Fin m -> Fin d -> R)
    (gamma : Fin d -> R) (s : Fin n) (a : Fin d)
      (given : forall t : Fin n, forall h : Fin m, linear X W b t h <> 0),
    partial (entry2 s a) (fun X : Fin n -> Fin d -> R => Sum (fun t : Fin n => Sum (fun a : Fin d => R_ t a * (X t a +
      feed_forward X W b U gamma t a)))) X (Sum (fun h : Fin m => Sum (fun f : Fin d => R_ s f * U h f) * relu_slope
      (linear X W b s h) * W a h))).
Proof.
  intros wrong.
  apply residual_backward_at; intros n n_pos m m_pos d d_pos X W b R_ U gamma s a given.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos m m_pos d d_pos X W b R_ U gamma s a given)
    (FeedForward.residual_backward n n_pos m m_pos d d_pos X W b R_ U gamma s a given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of an embedding, but: one occurrence. *)
Theorem embedding_backward_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (v : nat) (v_pos : (0 < v)%nat) (R_ : Fin
    n -> Fin d -> R) (T : Fin n -> Fin v -> R) (M : Fin v -> Fin d -> R) (kappa : R) (w : Fin v) (a : Fin d) (t : Fin
    n),
    partial (entry2 w a) (fun M : Fin v -> Fin d -> R => Sum (fun t : Fin n => Sum (fun a : Fin d => R_ t a *
      embedding T M kappa t a))) M (kappa * (T t w * R_ t a))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (v := 2%nat).
  pose (v_pos := Nat.lt_0_succ 1).
  pose (R_ := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (T := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin n -> Fin v -> R).
  pose (M := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin v -> Fin d -> R).
  pose (kappa := (-3 / 2) : R).
  pose (w := Fin.F1 : Fin v).
  pose (a := Fin.F1 : Fin d).
  pose (t := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos d d_pos v v_pos R_ T M kappa w a t)
    (FeedForward.embedding_backward n n_pos d d_pos v v_pos R_ T M kappa w a)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* A word that does not occur has no gradient, but: gradient of other words. *)
Theorem embedding_backward_of_absent_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (v : nat) (v_pos : (0 < v)%nat) (R_ : Fin
    n -> Fin d -> R) (w : Fin v) (T : Fin n -> Fin v -> R) (M : Fin v -> Fin d -> R) (kappa : R) (f : Fin d),
    partial (entry2 w f) (fun M : Fin v -> Fin d -> R => Sum (fun t : Fin n => Sum (fun a : Fin d => R_ t a *
      embedding (fun (t : Fin n) (z : Fin v) => (1 - delta z w) * T t z) M kappa t a))) M (kappa * Sum (fun t : Fin n
      => R_ t f))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (v := 2%nat).
  pose (v_pos := Nat.lt_0_succ 1).
  pose (R_ := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (w := Fin.F1 : Fin v).
  pose (T := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin n -> Fin v -> R).
  pose (M := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin v -> Fin d -> R).
  pose (kappa := (-3 / 2) : R).
  pose (f := Fin.F1 : Fin d).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos d d_pos v v_pos R_ w T M kappa f)
    (FeedForward.embedding_backward_of_absent n n_pos d d_pos v v_pos R_ w T M kappa f)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Mean pooling commutes with a linear map, but: divided by all entries. *)
Theorem mean_pool_linear_commute_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 < m)%nat) (X : Fin n
    -> Fin d -> R) (W : Fin d -> Fin m -> R) (b : Fin m -> R) (h : Fin m),
    Sum (fun t : Fin n => linear X W b t h) / (INR n * INR d) = Sum (fun a : Fin d => Sum (fun t : Fin n => X t a) /
      INR n * W a h) + b h).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (X := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (W := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin d -> Fin m -> R).
  pose (b := (vector ((1 / 2) :: (-2) :: nil)) : Fin m -> R).
  pose (h := Fin.F1 : Fin m).
  pose proof (wrong n n_pos d d_pos m m_pos X W b h) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Gradient of the cross-entropy with smoothed labels, but: smoothing divided twice. *)
Theorem label_smoothed_cross_entropy_gradient_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (epsilon : R) (k : Fin n) (x : Fin n -> R) (j : Fin n),
    partial (entry j) (fun x : Fin n -> R => - Sum (fun i : Fin n => ((1 - epsilon) * delta i k + epsilon / INR n) *
      ln (softmax x i))) x (softmax x j - ((1 - epsilon / INR n) * delta j k + epsilon / INR n))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (epsilon := 1 : R).
  pose (k := Fin.F1 : Fin n).
  pose (x := (vector ((-1 / 2) :: 2 :: nil)) : Fin n -> R).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos epsilon k x j)
    (FeedForward.label_smoothed_cross_entropy_gradient n n_pos epsilon k x j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of SwiGLU, but: gate not differentiated. *)
Theorem swiglu_vjp_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (g x u : Fin n -> R) (j : Fin n),
    partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * (silu (x i) * u i))) x (g j * u j * silu (x
      j)) /\ partial (entry j) (fun u : Fin n -> R => Sum (fun i : Fin n => g i * (silu (x i) * u i))) u (g j * silu
      (x j))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (g := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (x := (vector (2 :: (1 / 3) :: nil)) : Fin n -> R).
  pose (u := (vector ((3 / 2) :: (-1) :: nil)) : Fin n -> R).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (proj1 (wrong n n_pos g x u j)) (proj1 (FeedForward.swiglu_vjp n n_pos g x u
    j))) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Backward pass of GeGLU, but: sign of the second term. *)
Theorem geglu_vjp_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (g x u : Fin n -> R) (j : Fin n),
    partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * (gelu (x i) * u i))) x (g j * u j *
      (normal_distribution (x j) - x j * normal_density (x j))) /\ partial (entry j) (fun u : Fin n -> R => Sum (fun i
      : Fin n => g i * (gelu (x i) * u i))) u (g j * gelu (x j))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (g := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (x := (vector (2 :: (1 / 3) :: nil)) : Fin n -> R).
  pose (u := (vector ((3 / 2) :: (-1) :: nil)) : Fin n -> R).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (proj1 (wrong n n_pos g x u j)) (proj1 (FeedForward.geglu_vjp n n_pos g x u
    j))) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Derivative of a soft cap, but: cap kept. *)
Theorem softcap_derivative_refuted :
  ~ (forall (c r : R)
      (given : c <> 0),
    partial real (fun r : R => softcap c r) r (c * (1 - tanh (r / c) ^ 2))).
Proof.
  intros wrong.
  apply softcap_derivative_at; intros c r given.
  pose proof (partial_unique _ _ _ _ _ (wrong c r given) (FeedForward.softcap_derivative c r given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* A soft cap is not reached, but: reversed. *)
Theorem softcap_lt_refuted :
  ~ (forall (c r : R)
      (given : 0 < c),
    c < softcap c r).
Proof.
  intros wrong.
  apply softcap_lt_at; intros c r given.
  pose proof (wrong c r given) as at_point.
  computed_in at_point.
  refine (Rle_not_lt _ _ _ at_point); enclosed.
Qed.

(* Gradient of the z-loss, but: square not differentiated. *)
Theorem z_loss_gradient_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (j : Fin n),
    partial (entry j) (fun x : Fin n -> R => ln (partition x) ^ 2) x (ln (partition x) * softmax x j)).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos x j) (FeedForward.z_loss_gradient n n_pos x j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Gradient of the loss that balances experts, but: mean of the shares kept. *)
Theorem router_balance_gradient_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (g : Fin n -> R) (X : Fin m -> Fin n -> R)
    (s : Fin m) (j : Fin n),
    partial (entry2 s j) (fun X : Fin m -> Fin n -> R => INR n * Sum (fun i : Fin n => g i * (Sum (fun r : Fin m =>
      softmax (fun i1 : Fin n => X r i1) i) / INR m))) X (INR n / INR m * (softmax (fun i1 : Fin n => X s i1) j * g
      j))).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (m := 2%nat).
  pose (m_pos := Nat.lt_0_succ 1).
  pose (g := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (X := (rows ((2 :: (1 / 3) :: nil) :: ((3 / 2) :: (-1) :: nil) :: nil)) : Fin m -> Fin n -> R).
  pose (s := Fin.F1 : Fin m).
  pose (j := Fin.F1 : Fin n).
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos m m_pos g X s j) (FeedForward.router_balance_gradient n n_pos m
    m_pos g X s j)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* What a moving average that starts at zero has missed, but: nothing missed. *)
Theorem moving_average_bias_refuted :
  ~ (forall (beta : R) (m b : Z -> R) (g : R) (t : Z)
      (given_1 : beta <> 0)
      (given_2 : m 0%Z = 0)
      (given_3 : b 0%Z = 1)
      (given_4 : forall t : Z, m (Z.succ t) = beta * m t + (1 - beta) * g)
      (given_5 : forall t : Z, b (Z.succ t) = beta * b t),
    m t = g).
Proof.
  intros wrong.
  apply moving_average_bias_at; intros beta m b g t given_1 given_2 given_3 given_4 given_5.
  pose proof (wrong beta m b g t given_1 given_2 given_3 given_4 given_5) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The root of the second average, of a multiple, but: factor squared. *)
Theorem gradient_size_of_multiple_refuted :
  ~ (forall (c v : R)
      (given_1 : 0 < c)
      (given_2 : 0 < v),
    gradient_size (c ^ 2 * v) = c ^ 2 * gradient_size v).
Proof.
  intros wrong.
  apply gradient_size_of_multiple_at; intros c v given_1 given_2.
  pose proof (wrong c v given_1 given_2) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Adam's denominator, of a multiple, but: factor forgotten. *)
Theorem adam_denominator_of_multiple_refuted :
  ~ (forall (c v epsilon : R)
      (given_1 : 0 < c)
      (given_2 : 0 < v),
    adam_denominator (c ^ 2 * v) (c * epsilon) = adam_denominator v epsilon).
Proof.
  intros wrong.
  apply adam_denominator_of_multiple_at; intros c v epsilon given_1 given_2.
  pose proof (wrong c v epsilon given_1 given_2) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* But for eps, Adam does not see the scale of the loss, but: eps not scaled. *)
Theorem adam_direction_of_multiple_refuted :
  ~ (forall (c v m epsilon : R)
      (given_1 : 0 < c)
      (given_2 : 0 < v),
    adam_direction (c * m) (c ^ 2 * v) epsilon = adam_direction m v epsilon).
Proof.
  intros wrong.
  apply adam_direction_of_multiple_at; intros c v m epsilon given_1 given_2.
  pose proof (wrong c v m epsilon given_1 given_2) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Adam's first step on a penalty alone, without eps, does not see its strength, but: decoupled decay. *)
Theorem adam_penalty_alone_refuted :
  ~ (forall (lambda w eta : R)
      (given_1 : 0 < lambda)
      (given_2 : 0 < w),
    w - eta * adam_direction (lambda * w) ((lambda * w) ^ 2) 0 = (1 - eta * lambda) * w).
Proof.
  intros wrong.
  apply adam_penalty_alone_at; intros lambda w eta given_1 given_2.
  pose proof (wrong lambda w eta given_1 given_2) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* In gradient descent a squared penalty is a decay of the weights, but: half forgotten. *)
Theorem descent_penalty_is_decay_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (g w : Fin n -> R) (lambda : R) (j : Fin n) (eta : R),
    partial (entry j) (fun w : Fin n -> R => Sum (fun i : Fin n => g i * w i) + lambda / 2 * Sum (fun i : Fin n => w i
      ^ 2)) w (g j + 2 * lambda * w j) /\ w j - eta * (g j + lambda * w j) = (1 - eta * lambda) * w j - eta * g j).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (g := (vector (1 :: (-1 / 2) :: nil)) : Fin n -> R).
  pose (w := (vector (2 :: (1 / 3) :: nil)) : Fin n -> R).
  pose (lambda := (3 / 2) : R).
  pose (j := Fin.F1 : Fin n).
  pose (eta := (-1) : R).
  pose proof (partial_unique _ _ _ _ _ (proj1 (wrong n n_pos g w lambda j eta)) (proj1
    (FeedForward.descent_penalty_is_decay n n_pos g w lambda j eta))) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Under a constant direction, decoupled decay makes a weight a moving average, but: start forgotten. *)
Theorem adamw_of_constant_direction_refuted :
  ~ (forall (lambda eta : R) (b w : Z -> R) (m : R) (t : Z)
      (given_1 : lambda <> 0)
      (given_2 : 1 - eta * lambda <> 0)
      (given_3 : b 0%Z = 1)
      (given_4 : forall t : Z, b (Z.succ t) = (1 - eta * lambda) * b t)
      (given_5 : forall t : Z, w (Z.succ t) = w t - eta * (m + lambda * w t)),
    w t = - (1 - b t) * (m / lambda)).
Proof.
  intros wrong.
  apply adamw_of_constant_direction_at; intros lambda eta b w m t given_1 given_2 given_3 given_4 given_5.
  pose proof (wrong lambda eta b w m t given_1 given_2 given_3 given_4 given_5) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* A step of decoupled decay keeps a weight in a box, but: half the bound. *)
Theorem adamw_weight_bounded_refuted :
  ~ (forall (eta lambda c u w : R)
      (given_1 : 0 <= eta * lambda)
      (given_2 : eta * lambda <= 1)
      (given_3 : - c <= u)
      (given_4 : u <= c)
      (given_5 : - c <= lambda * w)
      (given_6 : lambda * w <= c),
    - c <= lambda * (w - eta * (u + lambda * w)) /\ lambda * (w - eta * (u + lambda * w)) <= c / 2).
Proof.
  intros wrong.
  apply adamw_weight_bounded_at; intros eta lambda c u w given_1 given_2 given_3 given_4 given_5 given_6.
  pose proof (proj2 (wrong eta lambda c u w given_1 given_2 given_3 given_4 given_5 given_6)) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.
