(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Points.
From Book Require Import Facts Softmax.
Open Scope R_scope.

(* Only equal logits keep their weights when they are scaled. *)
Lemma softmax_not_scale_invariant_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let c : R := 2 in
   let x : Fin n -> R := (vector (1 :: 1 :: nil)) in
   let i : Fin n := Fin.F1 in
   let j : Fin n := Fin.F1 in
   c <> 1 ->
   (forall k : Fin n, softmax (fun k : Fin n => c * x k) k = softmax x k) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma softmax_not_scale_invariant_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (c : R) (x : Fin n -> R) (i j : Fin n),
    c <> 1 /\
    (forall k : Fin n, softmax (fun k : Fin n => c * x k) k = softmax x k).
Proof.
  apply softmax_not_scale_invariant_at; intros n n_pos c x i j given_1 given_2.
  exists n, n_pos, c, x, i, j; exact (conj given_1 given_2).
Qed.

(* In a scale $c \ge 0$ the derivative of the entropy is not positive. *)
Lemma softmax_entropy_temperature_derivative_nonpos_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let c : R := 1 in
   let x : Fin n -> R := (vector ((-1 / 2) :: 2 :: nil)) in
   0 <= c ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma softmax_entropy_temperature_derivative_nonpos_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (c : R) (x : Fin n -> R),
    0 <= c.
Proof.
  apply softmax_entropy_temperature_derivative_nonpos_at; intros n n_pos c x given.
  exists n, n_pos, c, x; exact given.
Qed.

(* Two weights sum to at most one. *)
Lemma softmax_two_weights_le_one_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let i : Fin n := Fin.F1 in
   let k : Fin n := (Fin.FS Fin.F1) in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   i <> k ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma softmax_two_weights_le_one_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (i k : Fin n) (x : Fin n -> R),
    i <> k.
Proof.
  apply softmax_two_weights_le_one_at; intros n n_pos i k x given.
  exists n, n_pos, i, k, x; exact given.
Qed.

(* Of two logits or more, no weight reaches one. *)
Lemma softmax_lt_one_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let i : Fin n := Fin.F1 in
   let k : Fin n := (Fin.FS Fin.F1) in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   i <> k ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma softmax_lt_one_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (i k : Fin n) (x : Fin n -> R),
    i <> k.
Proof.
  apply softmax_lt_one_at; intros n n_pos i k x given.
  exists n, n_pos, i, k, x; exact given.
Qed.

(* Of two logits or more, no entry of the Jacobian is zero. *)
Lemma softmax_jacobian_ne_zero_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let i : Fin n := Fin.F1 in
   let k : Fin n := (Fin.FS Fin.F1) in
   let x : Fin n -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let j : Fin n := (Fin.FS Fin.F1) in
   i <> k ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma softmax_jacobian_ne_zero_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (i k : Fin n) (x : Fin n -> R) (j : Fin n),
    i <> k.
Proof.
  apply softmax_jacobian_ne_zero_at; intros n n_pos i k x j given.
  exists n, n_pos, i, k, x, j; exact given.
Qed.

(* A logit far below another has a small weight. *)
Lemma softmax_weight_le_of_gap_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let a : R := (-1) in
   let l : Fin n := Fin.F1 in
   let m : Fin n := (Fin.FS Fin.F1) in
   let x : Fin n -> R := (vector ((5 / 4) :: 1 :: nil)) in
   a * (1 - delta l m) <= x m - x l ->
   l <> m ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma softmax_weight_le_of_gap_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (a : R) (l m : Fin n) (x : Fin n -> R),
    a * (1 - delta l m) <= x m - x l /\
    l <> m.
Proof.
  apply softmax_weight_le_of_gap_at; intros n n_pos a l m x given_1 given_2.
  exists n, n_pos, a, l, m, x; exact (conj given_1 given_2).
Qed.

(* A gap bounds each of the other weights. *)
Lemma softmax_others_le_of_gap_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let a : R := (-1) in
   let m : Fin n := (Fin.FS Fin.F1) in
   let x : Fin n -> R := (vector ((5 / 4) :: 1 :: nil)) in
   let l : Fin n := Fin.F1 in
   (forall l : Fin n, a * (1 - delta l m) <= x m - x l) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma softmax_others_le_of_gap_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (a : R) (m : Fin n) (x : Fin n -> R) (l : Fin n),
    (forall l : Fin n, a * (1 - delta l m) <= x m - x l).
Proof.
  apply softmax_others_le_of_gap_at; intros n n_pos a m x l given.
  exists n, n_pos, a, m, x, l; exact given.
Qed.

(* A gap bounds all other weights together. *)
Lemma softmax_complement_le_of_gap_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let a : R := (-1) in
   let m : Fin n := Fin.F1 in
   let x : Fin n -> R := (vector ((5 / 4) :: 1 :: nil)) in
   (forall l : Fin n, a * (1 - delta l m) <= x m - x l) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma softmax_complement_le_of_gap_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (a : R) (m : Fin n) (x : Fin n -> R),
    (forall l : Fin n, a * (1 - delta l m) <= x m - x l).
Proof.
  apply softmax_complement_le_of_gap_at; intros n n_pos a m x given.
  exists n, n_pos, a, m, x; exact given.
Qed.

(* A gap bounds the product of two weights. *)
Lemma softmax_product_le_of_gap_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let a : R := 0 in
   let m : Fin n := Fin.F1 in
   let x : Fin n -> R := (vector (2 :: (3 / 4) :: nil)) in
   let i : Fin n := Fin.F1 in
   let j : Fin n := (Fin.FS Fin.F1) in
   (forall l : Fin n, a * (1 - delta l m) <= x m - x l) ->
   i <> j ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma softmax_product_le_of_gap_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (a : R) (m : Fin n) (x : Fin n -> R) (i j : Fin n),
    (forall l : Fin n, a * (1 - delta l m) <= x m - x l) /\
    i <> j.
Proof.
  apply softmax_product_le_of_gap_at; intros n n_pos a m x i j given_1 given_2.
  exists n, n_pos, a, m, x, i, j; exact (conj given_1 given_2).
Qed.

(* A gap bounds the diagonal of the Jacobian. *)
Lemma softmax_own_product_le_of_gap_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let a : R := 0 in
   let m : Fin n := Fin.F1 in
   let x : Fin n -> R := (vector (2 :: (3 / 4) :: nil)) in
   let i : Fin n := Fin.F1 in
   (forall l : Fin n, a * (1 - delta l m) <= x m - x l) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma softmax_own_product_le_of_gap_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (a : R) (m : Fin n) (x : Fin n -> R) (i : Fin n),
    (forall l : Fin n, a * (1 - delta l m) <= x m - x l).
Proof.
  apply softmax_own_product_le_of_gap_at; intros n n_pos a m x i given.
  exists n, n_pos, a, m, x, i; exact given.
Qed.

(* A gap of one logit above the others bounds the Jacobian. *)
Lemma softmax_jacobian_le_of_gap_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let a : R := 0 in
   let m : Fin n := Fin.F1 in
   let x : Fin n -> R := (vector (2 :: (3 / 4) :: nil)) in
   let i : Fin n := Fin.F1 in
   let j : Fin n := Fin.F1 in
   (forall l : Fin n, a * (1 - delta l m) <= x m - x l) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma softmax_jacobian_le_of_gap_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (a : R) (m : Fin n) (x : Fin n -> R) (i j : Fin n),
    (forall l : Fin n, a * (1 - delta l m) <= x m - x l).
Proof.
  apply softmax_jacobian_le_of_gap_at; intros n n_pos a m x i j given.
  exists n, n_pos, a, m, x, i, j; exact given.
Qed.

(* The divergence of two distributions without zeros is not negative. *)
Lemma divergence_nonneg_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let y : Fin n -> R := (vector ((8 / 13) :: (5 / 13) :: nil)) in
   let w : Fin n -> R := (vector ((9 / 11) :: (2 / 11) :: nil)) in
   (forall i : Fin n, 0 < y i) ->
   (forall i : Fin n, 0 < w i) ->
   Sum (fun i : Fin n => y i) = 1 ->
   Sum (fun i : Fin n => w i) = 1 ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _); holds.
Qed.

Lemma divergence_nonneg_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (y w : Fin n -> R),
    (forall i : Fin n, 0 < y i) /\
    (forall i : Fin n, 0 < w i) /\
    Sum (fun i : Fin n => y i) = 1 /\
    Sum (fun i : Fin n => w i) = 1.
Proof.
  apply divergence_nonneg_at; intros n n_pos y w given_1 given_2 given_3 given_4.
  exists n, n_pos, y, w; exact (conj given_1 (conj given_2 (conj given_3 given_4))).
Qed.

(* Mean logit plus entropy is at most log-sum-exp. *)
Lemma gibbs_variational_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let y : Fin n -> R := (vector ((8 / 13) :: (5 / 13) :: nil)) in
   let x : Fin n -> R := (vector (2 :: (1 / 3) :: nil)) in
   (forall i : Fin n, 0 < y i) ->
   Sum (fun i : Fin n => y i) = 1 ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma gibbs_variational_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (y x : Fin n -> R),
    (forall i : Fin n, 0 < y i) /\
    Sum (fun i : Fin n => y i) = 1.
Proof.
  apply gibbs_variational_at; intros n n_pos y x given_1 given_2.
  exists n, n_pos, y, x; exact (conj given_1 given_2).
Qed.

(* The largest weight is at least $1/n$. *)
Lemma softmax_largest_ge_mean_at (aim : Prop) :
  (let n := 3%nat in
   let n_pos := Nat.lt_0_succ 2 in
   let x : Fin n -> R := (vector ((-1) :: (-5 / 4) :: (-10 / 9) :: nil)) in
   let m : Fin n := Fin.F1 in
   (forall i : Fin n, x i <= x m) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma softmax_largest_ge_mean_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (m : Fin n),
    (forall i : Fin n, x i <= x m).
Proof.
  apply softmax_largest_ge_mean_at; intros n n_pos x m given.
  exists n, n_pos, x, m; exact given.
Qed.

(* Log-sum-exp and the largest logit. *)
Lemma logsumexp_bounds_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: (-3) :: nil)) in
   let m : Fin n := Fin.F1 in
   (forall i : Fin n, x i <= x m) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma logsumexp_bounds_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (m : Fin n),
    (forall i : Fin n, x i <= x m).
Proof.
  apply logsumexp_bounds_at; intros n n_pos x m given.
  exists n, n_pos, x, m; exact given.
Qed.

(* A small gap keeps the Jacobian away from zero. *)
Lemma softmax_product_ge_of_gap_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (2 :: (7 / 4) :: nil)) in
   let m : Fin n := Fin.F1 in
   let l : Fin n := Fin.F1 in
   (forall i : Fin n, x i <= x m) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma softmax_product_ge_of_gap_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (m l : Fin n),
    (forall i : Fin n, x i <= x m).
Proof.
  apply softmax_product_ge_of_gap_at; intros n n_pos x m l given.
  exists n, n_pos, x, m, l; exact given.
Qed.

(* The factor $\mathrm{e}^c$ of errors up to $c$ is at least one, and a sum with it is positive. *)
Lemma error_factor_bounds_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let c : R := (17 / 4) in
   let h : Fin n -> R := (vector (3 :: (3 / 2) :: nil)) in
   let u : Fin n -> R := (vector ((1 / 3) :: (5 / 2) :: nil)) in
   let x : Fin n -> R := (vector ((2 / 3) :: (4 / 3) :: nil)) in
   (forall i : Fin n, - c <= h i) ->
   (forall i : Fin n, h i <= c) ->
   (forall i : Fin n, 0 <= u i) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _); holds.
Qed.

Lemma error_factor_bounds_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (c : R) (h u x : Fin n -> R),
    (forall i : Fin n, - c <= h i) /\
    (forall i : Fin n, h i <= c) /\
    (forall i : Fin n, 0 <= u i).
Proof.
  apply error_factor_bounds_at; intros n n_pos c h u x given_1 given_2 given_3.
  exists n, n_pos, c, h, u, x; exact (conj given_1 (conj given_2 given_3)).
Qed.

(* Odds of weights whose logits are off. *)
Lemma perturbed_odds_le_at (aim : Prop) :
  (let n := 1%nat in
   let n_pos := Nat.lt_0_succ 0 in
   let c : R := (5 / 4) in
   let h : Fin n -> R := (vector ((-1 / 2) :: nil)) in
   let u : Fin n -> R := (vector ((1 / 3) :: nil)) in
   let x : Fin n -> R := (vector (1 :: nil)) in
   (forall i : Fin n, - c <= h i) ->
   (forall i : Fin n, h i <= c) ->
   (forall i : Fin n, 0 <= u i) ->
   (forall i : Fin n, u i <= 1) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _); holds.
Qed.

Lemma perturbed_odds_le_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (c : R) (h u x : Fin n -> R),
    (forall i : Fin n, - c <= h i) /\
    (forall i : Fin n, h i <= c) /\
    (forall i : Fin n, 0 <= u i) /\
    (forall i : Fin n, u i <= 1).
Proof.
  apply perturbed_odds_le_at; intros n n_pos c h u x given_1 given_2 given_3 given_4.
  exists n, n_pos, c, h, u, x; exact (conj given_1 (conj given_2 (conj given_3 given_4))).
Qed.

(* What errors of the logits can do to an average. *)
Lemma perturbed_mean_le_at (aim : Prop) :
  (let n := 1%nat in
   let n_pos := Nat.lt_0_succ 0 in
   let c : R := (5 / 4) in
   let h : Fin n -> R := (vector ((-1 / 2) :: nil)) in
   let u : Fin n -> R := (vector ((1 / 3) :: nil)) in
   let x : Fin n -> R := (vector (1 :: nil)) in
   (forall i : Fin n, - c <= h i) ->
   (forall i : Fin n, h i <= c) ->
   (forall i : Fin n, 0 <= u i) ->
   (forall i : Fin n, u i <= 1) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _); holds.
Qed.

Lemma perturbed_mean_le_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (c : R) (h u x : Fin n -> R),
    (forall i : Fin n, - c <= h i) /\
    (forall i : Fin n, h i <= c) /\
    (forall i : Fin n, 0 <= u i) /\
    (forall i : Fin n, u i <= 1).
Proof.
  apply perturbed_mean_le_at; intros n n_pos c h u x given_1 given_2 given_3 given_4.
  exists n, n_pos, c, h, u, x; exact (conj given_1 (conj given_2 (conj given_3 given_4))).
Qed.

(* An integral over noisy logits: a softmax weight times a factor of the limits. *)
Lemma gumbel_winner_and_value_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let a : R := 1 in
   let b : R := (5 / 4) in
   let x : Fin n -> R := (vector (2 :: (1 / 3) :: nil)) in
   let i : Fin n := Fin.F1 in
   a <= b ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma gumbel_winner_and_value_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (a b : R) (x : Fin n -> R) (i : Fin n),
    a <= b.
Proof.
  apply gumbel_winner_and_value_at; intros n n_pos a b x i given.
  exists n, n_pos, a, b, x, i; exact given.
Qed.
