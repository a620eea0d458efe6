(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Points.
From Book Require Import Facts Softmax DotProduct Scaling Sinusoidal Interaction Decay Attention Normalization.
Open Scope R_scope.

(* The deviation is positive where variance plus eps is. *)
Lemma deviation_pos_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   0 < variance x + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma deviation_pos_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R),
    0 < variance x + epsilon.
Proof.
  apply deviation_pos_at; intros n n_pos x epsilon given.
  exists n, n_pos, x, epsilon; exact given.
Qed.

(* The square of the deviation. *)
Lemma deviation_sq_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   0 < variance x + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma deviation_sq_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R),
    0 < variance x + epsilon.
Proof.
  apply deviation_sq_at; intros n n_pos x epsilon given.
  exists n, n_pos, x, epsilon; exact given.
Qed.

(* Squared length of what is normalized. *)
Lemma layernorm_sum_of_squares_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   0 < variance x + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma layernorm_sum_of_squares_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R),
    0 < variance x + epsilon.
Proof.
  apply layernorm_sum_of_squares_at; intros n n_pos x epsilon given.
  exists n, n_pos, x, epsilon; exact given.
Qed.

(* Variance of what is normalized. *)
Lemma layernorm_variance_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   0 < variance x + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma layernorm_variance_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R),
    0 < variance x + epsilon.
Proof.
  apply layernorm_variance_at; intros n n_pos x epsilon given.
  exists n, n_pos, x, epsilon; exact given.
Qed.

(* Derivative of the deviation. *)
Lemma deviation_derivative_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   let j : Fin n := Fin.F1 in
   0 < variance x + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma deviation_derivative_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (j : Fin n),
    0 < variance x + epsilon.
Proof.
  apply deviation_derivative_at; intros n n_pos x epsilon j given.
  exists n, n_pos, x, epsilon, j; exact given.
Qed.

(* Jacobian of LayerNorm. *)
Lemma layernorm_jacobian_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   let i : Fin n := Fin.F1 in
   let j : Fin n := Fin.F1 in
   0 < variance x + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma layernorm_jacobian_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (i j : Fin n),
    0 < variance x + epsilon.
Proof.
  apply layernorm_jacobian_at; intros n n_pos x epsilon i j given.
  exists n, n_pos, x, epsilon, i, j; exact given.
Qed.

(* The Jacobian takes the normalized input to a multiple of itself. *)
Lemma layernorm_jacobian_of_normalized_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   let i : Fin n := Fin.F1 in
   0 < variance x + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma layernorm_jacobian_of_normalized_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (i : Fin n),
    0 < variance x + epsilon.
Proof.
  apply layernorm_jacobian_of_normalized_at; intros n n_pos x epsilon i given.
  exists n, n_pos, x, epsilon, i; exact given.
Qed.

(* LayerNorm sees the scale of its input through eps only. *)
Lemma layernorm_jacobian_of_input_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   let i : Fin n := Fin.F1 in
   0 < variance x + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma layernorm_jacobian_of_input_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (i : Fin n),
    0 < variance x + epsilon.
Proof.
  apply layernorm_jacobian_of_input_at; intros n n_pos x epsilon i given.
  exists n, n_pos, x, epsilon, i; exact given.
Qed.

(* With eps not negative, the Jacobian of LayerNorm is positive semidefinite. *)
Lemma layernorm_jacobian_psd_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   let u : Fin n -> R := (vector ((1 / 3) :: (3 / 2) :: nil)) in
   0 < variance x + epsilon ->
   0 <= epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma layernorm_jacobian_psd_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (u : Fin n -> R),
    0 < variance x + epsilon /\
    0 <= epsilon.
Proof.
  apply layernorm_jacobian_psd_at; intros n n_pos x epsilon u given_1 given_2.
  exists n, n_pos, x, epsilon, u; exact (conj given_1 given_2).
Qed.

(* Backward pass of LayerNorm. *)
Lemma layernorm_vjp_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   let g : Fin n -> R := (vector ((1 / 3) :: (3 / 2) :: nil)) in
   let j : Fin n := Fin.F1 in
   0 < variance x + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma layernorm_vjp_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R) (j : Fin n),
    0 < variance x + epsilon.
Proof.
  apply layernorm_vjp_at; intros n n_pos x epsilon g j given.
  exists n, n_pos, x, epsilon, g, j; exact given.
Qed.

(* Backward pass of LayerNorm with gain and bias. *)
Lemma layernorm_gain_vjp_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   let g : Fin n -> R := (vector ((1 / 3) :: (3 / 2) :: nil)) in
   let gamma : Fin n -> R := (vector ((-1) :: (2 / 3) :: nil)) in
   let beta : Fin n -> R := (vector (3 :: (1 / 2) :: nil)) in
   let j : Fin n := Fin.F1 in
   0 < variance x + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma layernorm_gain_vjp_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g gamma beta : Fin n -> R) (j : Fin n),
    0 < variance x + epsilon.
Proof.
  apply layernorm_gain_vjp_at; intros n n_pos x epsilon g gamma beta j given.
  exists n, n_pos, x, epsilon, g, gamma, beta, j; exact given.
Qed.

(* How far the backward pass is from orthogonal. *)
Lemma layernorm_vjp_inner_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   let g : Fin n -> R := (vector ((1 / 3) :: (3 / 2) :: nil)) in
   0 < variance x + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma layernorm_vjp_inner_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R),
    0 < variance x + epsilon.
Proof.
  apply layernorm_vjp_inner_at; intros n n_pos x epsilon g given.
  exists n, n_pos, x, epsilon, g; exact given.
Qed.

(* Where the backward pass is orthogonal to the normalized input. *)
Lemma layernorm_vjp_orthogonal_of_eps_zero_at (aim : Prop) :
  (let n := 1%nat in
   let n_pos := Nat.lt_0_succ 0 in
   let x : Fin n -> R := (vector (1 :: nil)) in
   let epsilon : R := (4 / 5) in
   let g : Fin n -> R := (vector ((1 / 3) :: nil)) in
   0 < variance x + epsilon ->
   epsilon * Sum (fun i : Fin n => g i * layernorm x epsilon i) = 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma layernorm_vjp_orthogonal_of_eps_zero_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R),
    0 < variance x + epsilon /\
    epsilon * Sum (fun i : Fin n => g i * layernorm x epsilon i) = 0.
Proof.
  apply layernorm_vjp_orthogonal_of_eps_zero_at; intros n n_pos x epsilon g given_1 given_2.
  exists n, n_pos, x, epsilon, g; exact (conj given_1 given_2).
Qed.

(* The backward pass is orthogonal to the normalized input only without eps, or where the incoming gradient is. *)
Lemma layernorm_eps_zero_of_vjp_orthogonal_at (aim : Prop) :
  (let n := 1%nat in
   let n_pos := Nat.lt_0_succ 0 in
   let x : Fin n -> R := (vector (1 :: nil)) in
   let epsilon : R := (4 / 5) in
   let g : Fin n -> R := (vector ((1 / 3) :: nil)) in
   0 < variance x + epsilon ->
   Sum (fun j : Fin n => 1 / deviation x epsilon * (g j - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm x epsilon
     j / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon j) = 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma layernorm_eps_zero_of_vjp_orthogonal_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R),
    0 < variance x + epsilon /\
    Sum (fun j : Fin n => 1 / deviation x epsilon * (g j - 1 / INR n * Sum (fun i : Fin n => g i) - layernorm x
      epsilon j / INR n * Sum (fun i : Fin n => g i * layernorm x epsilon i)) * layernorm x epsilon j) = 0.
Proof.
  apply layernorm_eps_zero_of_vjp_orthogonal_at; intros n n_pos x epsilon g given_1 given_2.
  exists n, n_pos, x, epsilon, g; exact (conj given_1 given_2).
Qed.

(* Backward pass and input of LayerNorm. *)
Lemma layernorm_vjp_inner_input_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   let g : Fin n -> R := (vector ((1 / 3) :: (3 / 2) :: nil)) in
   0 < variance x + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma layernorm_vjp_inner_input_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R),
    0 < variance x + epsilon.
Proof.
  apply layernorm_vjp_inner_input_at; intros n n_pos x epsilon g given.
  exists n, n_pos, x, epsilon, g; exact given.
Qed.

(* Weights that feed LayerNorm, and their gradient. *)
Lemma layernorm_weight_gradient_inner_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let y : Fin d -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let W : Fin d -> Fin n -> R := (rows ((2 :: (1 / 3) :: nil) :: ((3 / 2) :: (-1) :: nil) :: nil)) in
   let epsilon : R := (9 / 13) in
   let g : Fin n -> R := (vector (3 :: (1 / 2) :: nil)) in
   0 < variance (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma layernorm_weight_gradient_inner_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (y : Fin d -> R) (W : Fin d -> Fin n -> R)
    (epsilon : R) (g : Fin n -> R),
    0 < variance (fun i : Fin n => Sum (fun a : Fin d => y a * W a i)) + epsilon.
Proof.
  apply layernorm_weight_gradient_inner_at; intros n n_pos d d_pos y W epsilon g given.
  exists n, n_pos, d, d_pos, y, W, epsilon, g; exact given.
Qed.

(* The square of a normalized entry is less than the number of entries. *)
Lemma normalized_entry_sq_le_at (aim : Prop) :
  (let n := 3%nat in
   let n_pos := Nat.lt_0_succ 2 in
   let x : Fin n -> R := (vector (2 :: 1 :: (1 / 2) :: nil)) in
   let epsilon : R := (1 / 10) in
   let i : Fin n := Fin.F1 in
   0 < variance x + epsilon ->
   0 <= epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma normalized_entry_sq_le_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (i : Fin n),
    0 < variance x + epsilon /\
    0 <= epsilon.
Proof.
  apply normalized_entry_sq_le_at; intros n n_pos x epsilon i given_1 given_2.
  exists n, n_pos, x, epsilon, i; exact (conj given_1 given_2).
Qed.

(* Normalized entries lie within a root of their number. *)
Lemma normalized_entry_bound_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: 2 :: nil)) in
   let epsilon : R := 1 in
   let r : R := 1 in
   let i : Fin n := Fin.F1 in
   0 < variance x + epsilon ->
   0 <= epsilon ->
   r ^ 2 = INR n - 1 ->
   0 < r ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _); holds.
Qed.

Lemma normalized_entry_bound_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon r : R) (i : Fin n),
    0 < variance x + epsilon /\
    0 <= epsilon /\
    r ^ 2 = INR n - 1 /\
    0 < r.
Proof.
  apply normalized_entry_bound_at; intros n n_pos x epsilon r i given_1 given_2 given_3 given_4.
  exists n, n_pos, x, epsilon, r, i; exact (conj given_1 (conj given_2 (conj given_3 given_4))).
Qed.

(* The root mean square is positive where mean square plus eps is. *)
Lemma rms_pos_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   0 < mean_square x + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma rms_pos_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R),
    0 < mean_square x + epsilon.
Proof.
  apply rms_pos_at; intros n n_pos x epsilon given.
  exists n, n_pos, x, epsilon; exact given.
Qed.

(* Derivative of the root mean square. *)
Lemma rms_derivative_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   let j : Fin n := Fin.F1 in
   0 < mean_square x + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma rms_derivative_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (j : Fin n),
    0 < mean_square x + epsilon.
Proof.
  apply rms_derivative_at; intros n n_pos x epsilon j given.
  exists n, n_pos, x, epsilon, j; exact given.
Qed.

(* Jacobian of RMSNorm. *)
Lemma rmsnorm_jacobian_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   let i : Fin n := Fin.F1 in
   let j : Fin n := Fin.F1 in
   0 < mean_square x + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma rmsnorm_jacobian_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (i j : Fin n),
    0 < mean_square x + epsilon.
Proof.
  apply rmsnorm_jacobian_at; intros n n_pos x epsilon i j given.
  exists n, n_pos, x, epsilon, i, j; exact given.
Qed.

(* Backward pass of RMSNorm. *)
Lemma rmsnorm_vjp_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   let g : Fin n -> R := (vector ((1 / 3) :: (3 / 2) :: nil)) in
   let j : Fin n := Fin.F1 in
   0 < mean_square x + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma rmsnorm_vjp_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R) (j : Fin n),
    0 < mean_square x + epsilon.
Proof.
  apply rmsnorm_vjp_at; intros n n_pos x epsilon g j given.
  exists n, n_pos, x, epsilon, g, j; exact given.
Qed.

(* Backward pass of RMSNorm with gain. *)
Lemma rmsnorm_gain_vjp_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   let g : Fin n -> R := (vector ((1 / 3) :: (3 / 2) :: nil)) in
   let gamma : Fin n -> R := (vector ((-1) :: (2 / 3) :: nil)) in
   let j : Fin n := Fin.F1 in
   0 < mean_square x + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma rmsnorm_gain_vjp_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g gamma : Fin n -> R) (j : Fin n),
    0 < mean_square x + epsilon.
Proof.
  apply rmsnorm_gain_vjp_at; intros n n_pos x epsilon g gamma j given.
  exists n, n_pos, x, epsilon, g, gamma, j; exact given.
Qed.

(* Squared length of the input of RMSNorm. *)
Lemma rmsnorm_sum_of_squares_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   0 < mean_square x + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma rmsnorm_sum_of_squares_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R),
    0 < mean_square x + epsilon.
Proof.
  apply rmsnorm_sum_of_squares_at; intros n n_pos x epsilon given.
  exists n, n_pos, x, epsilon; exact given.
Qed.

(* Backward pass and input of RMSNorm. *)
Lemma rmsnorm_vjp_inner_input_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   let g : Fin n -> R := (vector ((1 / 3) :: (3 / 2) :: nil)) in
   0 < mean_square x + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma rmsnorm_vjp_inner_input_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (g : Fin n -> R),
    0 < mean_square x + epsilon.
Proof.
  apply rmsnorm_vjp_inner_input_at; intros n n_pos x epsilon g given.
  exists n, n_pos, x, epsilon, g; exact given.
Qed.

(* The deviation of a batch is positive where variance plus eps is. *)
Lemma batch_deviation_pos_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let X : Fin n -> Fin d -> R := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) in
   let a : Fin d := Fin.F1 in
   let epsilon : R := (4 / 13) in
   0 < batch_variance X a + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma batch_deviation_pos_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n -> Fin d -> R) (a : Fin d)
    (epsilon : R),
    0 < batch_variance X a + epsilon.
Proof.
  apply batch_deviation_pos_at; intros n n_pos d d_pos X a epsilon given.
  exists n, n_pos, d, d_pos, X, a, epsilon; exact given.
Qed.

(* A gain and a bias undo BatchNorm. *)
Lemma batchnorm_restores_identity_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let X : Fin n -> Fin d -> R := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) in
   let a : Fin d := Fin.F1 in
   let epsilon : R := (4 / 13) in
   let i : Fin n := Fin.F1 in
   0 < batch_variance X a + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma batchnorm_restores_identity_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n -> Fin d -> R) (a : Fin d)
    (epsilon : R) (i : Fin n),
    0 < batch_variance X a + epsilon.
Proof.
  apply batchnorm_restores_identity_at; intros n n_pos d d_pos X a epsilon i given.
  exists n, n_pos, d, d_pos, X, a, epsilon, i; exact given.
Qed.

(* Derivative of the deviation of a batch. *)
Lemma batch_deviation_derivative_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let X : Fin n -> Fin d -> R := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) in
   let a : Fin d := Fin.F1 in
   let epsilon : R := (4 / 13) in
   let j : Fin n := Fin.F1 in
   let b : Fin d := (Fin.FS Fin.F1) in
   0 < batch_variance X a + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma batch_deviation_derivative_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n -> Fin d -> R) (a : Fin d)
    (epsilon : R) (j : Fin n) (b : Fin d),
    0 < batch_variance X a + epsilon.
Proof.
  apply batch_deviation_derivative_at; intros n n_pos d d_pos X a epsilon j b given.
  exists n, n_pos, d, d_pos, X, a, epsilon, j, b; exact given.
Qed.

(* Jacobian of BatchNorm. *)
Lemma batchnorm_jacobian_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let X : Fin n -> Fin d -> R := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) in
   let a : Fin d := Fin.F1 in
   let epsilon : R := (4 / 13) in
   let i : Fin n := Fin.F1 in
   let j : Fin n := Fin.F1 in
   let b : Fin d := (Fin.FS Fin.F1) in
   0 < batch_variance X a + epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma batchnorm_jacobian_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (X : Fin n -> Fin d -> R) (a : Fin d)
    (epsilon : R) (i j : Fin n) (b : Fin d),
    0 < batch_variance X a + epsilon.
Proof.
  apply batchnorm_jacobian_at; intros n n_pos d d_pos X a epsilon i j b given.
  exists n, n_pos, d, d_pos, X, a, epsilon, i, j, b; exact given.
Qed.

(* Backward pass of BatchNorm. *)
Lemma batchnorm_vjp_at (aim : Prop) :
  (let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let X : Fin n -> Fin d -> R := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) in
   let epsilon : R := (4 / 13) in
   let G : Fin n -> Fin d -> R := (rows (((-1) :: (2 / 3) :: nil) :: (3 :: (1 / 2) :: nil) :: nil)) in
   let gamma : Fin d -> R := (vector ((-2) :: (5 / 2) :: nil)) in
   let beta : Fin d -> R := (vector ((4 / 3) :: (-3 / 2) :: nil)) in
   let j : Fin n := Fin.F1 in
   let b : Fin d := Fin.F1 in
   (forall a : Fin d, 0 < batch_variance X a + epsilon) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma batchnorm_vjp_satisfiable :
  exists (d : nat) (d_pos : (0 < d)%nat) (n : nat) (n_pos : (0 < n)%nat) (X : Fin n -> Fin d -> R) (epsilon : R) (G :
    Fin n -> Fin d -> R) (gamma beta : Fin d -> R) (j : Fin n) (b : Fin d),
    (forall a : Fin d, 0 < batch_variance X a + epsilon).
Proof.
  apply batchnorm_vjp_at; intros d d_pos n n_pos X epsilon G gamma beta j b given.
  exists d, d_pos, n, n_pos, X, epsilon, G, gamma, beta, j, b; exact given.
Qed.

(* Of independent examples, the variance of a batch is too small on average. *)
Lemma batchnorm_variance_expectation_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let dies := fun _ : Fin 2 => three_faced in
   let P := dice dies in
   let faces : Fin 2 -> Fin 3 -> R := rows ((1 :: 3 :: (-3) :: nil) :: (1 :: 3 :: (-3) :: nil) :: nil) in
   let X : Fin n -> random P := (fun a => number dies faces (numbered (Fin.F1 :: (Fin.FS Fin.F1) :: nil) a)) in
   let mu : R := 1 in
   let sigma : R := 2 in
   independent X ->
   (forall i : Fin n, E (fun w : P => X i w) = mu) ->
   (forall i : Fin n, E (fun w : P => X i w ^ 2) = sigma ^ 2 + mu ^ 2) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _).
  - eapply (dice_independent _ _ (numbered (Fin.F1 :: (Fin.FS Fin.F1) :: nil))); one_by_one.
  - holds.
  - holds.
Qed.

Lemma batchnorm_variance_expectation_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (P : probability) (X : Fin n -> random P) (mu sigma : R),
    independent X /\
    (forall i : Fin n, E (fun w : P => X i w) = mu) /\
    (forall i : Fin n, E (fun w : P => X i w ^ 2) = sigma ^ 2 + mu ^ 2).
Proof.
  apply batchnorm_variance_expectation_at; intros n n_pos dies P faces X mu sigma given_1 given_2 given_3.
  exists n, n_pos, P, X, mu, sigma; exact (conj given_1 (conj given_2 given_3)).
Qed.

(* The correction of the variance of a batch. *)
Lemma batchnorm_variance_unbiased_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let dies := fun _ : Fin 2 => three_faced in
   let P := dice dies in
   let faces : Fin 2 -> Fin 3 -> R := rows ((1 :: 3 :: (-3) :: nil) :: (1 :: 3 :: (-3) :: nil) :: nil) in
   let X : Fin n -> random P := (fun a => number dies faces (numbered (Fin.F1 :: (Fin.FS Fin.F1) :: nil) a)) in
   let mu : R := 1 in
   let sigma : R := 2 in
   independent X ->
   (forall i : Fin n, E (fun w : P => X i w) = mu) ->
   (forall i : Fin n, E (fun w : P => X i w ^ 2) = sigma ^ 2 + mu ^ 2) ->
   INR n <> 1 ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _).
  - eapply (dice_independent _ _ (numbered (Fin.F1 :: (Fin.FS Fin.F1) :: nil))); one_by_one.
  - holds.
  - holds.
  - holds.
Qed.

Lemma batchnorm_variance_unbiased_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (P : probability) (X : Fin n -> random P) (mu sigma : R),
    independent X /\
    (forall i : Fin n, E (fun w : P => X i w) = mu) /\
    (forall i : Fin n, E (fun w : P => X i w ^ 2) = sigma ^ 2 + mu ^ 2) /\
    INR n <> 1.
Proof.
  apply batchnorm_variance_unbiased_at; intros n n_pos dies P faces X mu sigma given_1 given_2 given_3 given_4.
  exists n, n_pos, P, X, mu, sigma; exact (conj given_1 (conj given_2 (conj given_3 given_4))).
Qed.

(* The root mean square of a multiple. *)
Lemma rms_of_multiple_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let c : R := 2 in
   let epsilon : R := 1 in
   let x : Fin n -> R := (vector ((-1 / 2) :: 2 :: nil)) in
   0 < c ->
   0 <= epsilon ->
   0 < mean_square x ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _); holds.
Qed.

Lemma rms_of_multiple_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (c epsilon : R) (x : Fin n -> R),
    0 < c /\
    0 <= epsilon /\
    0 < mean_square x.
Proof.
  apply rms_of_multiple_at; intros n n_pos c epsilon x given_1 given_2 given_3.
  exists n, n_pos, c, epsilon, x; exact (conj given_1 (conj given_2 given_3)).
Qed.

(* But for eps, RMSNorm forgets a positive factor. *)
Lemma rmsnorm_scale_invariant_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let c : R := 2 in
   let epsilon : R := 1 in
   let x : Fin n -> R := (vector ((-1 / 2) :: 2 :: nil)) in
   let i : Fin n := Fin.F1 in
   0 < c ->
   0 <= epsilon ->
   0 < mean_square x ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _); holds.
Qed.

Lemma rmsnorm_scale_invariant_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (c epsilon : R) (x : Fin n -> R) (i : Fin n),
    0 < c /\
    0 <= epsilon /\
    0 < mean_square x.
Proof.
  apply rmsnorm_scale_invariant_at; intros n n_pos c epsilon x i given_1 given_2 given_3.
  exists n, n_pos, c, epsilon, x, i; exact (conj given_1 (conj given_2 given_3)).
Qed.

(* The squared length of what RMSNorm returns. *)
Lemma rmsnorm_length_le_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   0 < mean_square x + epsilon ->
   0 <= epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma rmsnorm_length_le_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R),
    0 < mean_square x + epsilon /\
    0 <= epsilon.
Proof.
  apply rmsnorm_length_le_at; intros n n_pos x epsilon given_1 given_2.
  exists n, n_pos, x, epsilon; exact (conj given_1 given_2).
Qed.

(* Scores of normalized queries and keys are bounded. *)
Lemma normalized_score_bound_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let c : R := 4 in
   let w : Fin n -> R := (vector (0 :: (-12 / 5) :: nil)) in
   let x : Fin n -> R := (vector (3 :: (3 / 2) :: nil)) in
   let epsilon : R := (1 / 5) in
   let u : Fin n -> R := (vector ((1 / 3) :: (5 / 2) :: nil)) in
   (forall i : Fin n, - c <= w i) ->
   (forall i : Fin n, w i <= c) ->
   0 < mean_square x + epsilon ->
   0 < mean_square u + epsilon ->
   0 <= epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _ _); holds.
Qed.

Lemma normalized_score_bound_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (c : R) (w x : Fin n -> R) (epsilon : R) (u : Fin n -> R),
    (forall i : Fin n, - c <= w i) /\
    (forall i : Fin n, w i <= c) /\
    0 < mean_square x + epsilon /\
    0 < mean_square u + epsilon /\
    0 <= epsilon.
Proof.
  apply normalized_score_bound_at; intros n n_pos c w x epsilon u given_1 given_2 given_3 given_4 given_5.
  exists n, n_pos, c, w, x, epsilon, u; exact (conj given_1 (conj given_2 (conj given_3 (conj given_4 given_5)))).
Qed.

(* LayerNorm stretches no direction by more than one over its deviation. *)
Lemma layernorm_jacobian_norm_le_at (aim : Prop) :
  (let n := 3%nat in
   let n_pos := Nat.lt_0_succ 2 in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: 2 :: nil)) in
   let epsilon : R := (9 / 10) in
   let u : Fin n -> R := (vector ((3 / 2) :: (-1) :: (2 / 3) :: nil)) in
   0 < variance x + epsilon ->
   0 <= epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma layernorm_jacobian_norm_le_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (epsilon : R) (u : Fin n -> R),
    0 < variance x + epsilon /\
    0 <= epsilon.
Proof.
  apply layernorm_jacobian_norm_le_at; intros n n_pos x epsilon u given_1 given_2.
  exists n, n_pos, x, epsilon, u; exact (conj given_1 given_2).
Qed.

(* With a positive eps the deviation is positive. *)
Lemma deviation_pos_of_positive_eps_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let epsilon : R := (9 / 5) in
   let x : Fin n -> R := (vector (2 :: (1 / 3) :: nil)) in
   0 < epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma deviation_pos_of_positive_eps_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (epsilon : R) (x : Fin n -> R),
    0 < epsilon.
Proof.
  apply deviation_pos_of_positive_eps_at; intros n n_pos epsilon x given.
  exists n, n_pos, epsilon, x; exact given.
Qed.

(* With a positive eps, the square of the deviation. *)
Lemma deviation_sq_of_positive_eps_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let epsilon : R := (9 / 5) in
   let x : Fin n -> R := (vector (2 :: (1 / 3) :: nil)) in
   0 < epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma deviation_sq_of_positive_eps_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (epsilon : R) (x : Fin n -> R),
    0 < epsilon.
Proof.
  apply deviation_sq_of_positive_eps_at; intros n n_pos epsilon x given.
  exists n, n_pos, epsilon, x; exact given.
Qed.

(* The product of two deviations is at least eps. *)
Lemma deviations_product_ge_eps_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let epsilon : R := (9 / 5) in
   let x : Fin n -> R := (vector (2 :: (1 / 3) :: nil)) in
   let u : Fin n -> R := (vector ((3 / 2) :: (-1) :: nil)) in
   0 < epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma deviations_product_ge_eps_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (epsilon : R) (x u : Fin n -> R),
    0 < epsilon.
Proof.
  apply deviations_product_ge_eps_at; intros n n_pos epsilon x u given.
  exists n, n_pos, epsilon, x, u; exact given.
Qed.

(* How far apart LayerNorm puts two inputs. *)
Lemma layernorm_difference_le_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let epsilon : R := (9 / 2) in
   let x : Fin n -> R := (vector ((1 / 2) :: 3 :: nil)) in
   let u : Fin n -> R := (vector ((3 / 2) :: (1 / 3) :: nil)) in
   0 < epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma layernorm_difference_le_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (epsilon : R) (x u : Fin n -> R),
    0 < epsilon.
Proof.
  apply layernorm_difference_le_at; intros n n_pos epsilon x u given.
  exists n, n_pos, epsilon, x, u; exact given.
Qed.

(* LayerNorm is Lipschitz, with the constant one over the root of eps. *)
Lemma layernorm_lipschitz_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let epsilon : R := (6 / 5) in
   let x : Fin n -> R := (vector (0 :: 1 :: nil)) in
   let u : Fin n -> R := (vector (2 :: 0 :: nil)) in
   0 < epsilon ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma layernorm_lipschitz_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (epsilon : R) (x u : Fin n -> R),
    0 < epsilon.
Proof.
  apply layernorm_lipschitz_at; intros n n_pos epsilon x u given.
  exists n, n_pos, epsilon, x, u; exact given.
Qed.
