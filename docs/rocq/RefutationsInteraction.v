(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Pinned Points Refutation.
From Book Require Import Facts Softmax DotProduct Scaling Sinusoidal Interaction WitnessesInteraction.
Open Scope R_scope.

(* Attention without a mask commutes with permutations, but: invariant row by row. *)
Theorem attention_permutation_equivariant_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (e : nat) (e_pos : (0 < e)%nat) (Q : Fin n
    -> Fin d -> R) (sigma : permutation n) (K : Fin n -> Fin d -> R) (V : Fin n -> Fin e -> R) (r : R) (t : Fin n) (v
    : Fin e),
    attention (fun (t : Fin n) (a : Fin d) => Q (sigma t) a) (fun (t : Fin n) (a : Fin d) => K (sigma t) a) (fun (t :
      Fin n) (v : Fin e) => V (sigma t) v) r t v = attention Q K V r t v).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (e := 2%nat).
  pose (e_pos := Nat.lt_0_succ 1).
  pose (Q := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (sigma := swap : permutation n).
  pose (K := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (V := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin n -> Fin e -> R).
  pose (r := (-3 / 2) : R).
  pose (t := Fin.F1 : Fin n).
  pose (v := Fin.F1 : Fin e).
  pose proof (wrong n n_pos d d_pos e e_pos Q sigma K V r t v) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Without a mask, a mean-pooled output does not see order, but: one row for the pool. *)
Theorem mean_pool_permutation_invariant_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (e : nat) (e_pos : (0 < e)%nat) (Q : Fin n
    -> Fin d -> R) (sigma : permutation n) (K : Fin n -> Fin d -> R) (V : Fin n -> Fin e -> R) (r : R) (t : Fin n) (v
    : Fin e),
    attention (fun (t : Fin n) (a : Fin d) => Q (sigma t) a) (fun (t : Fin n) (a : Fin d) => K (sigma t) a) (fun (t :
      Fin n) (v : Fin e) => V (sigma t) v) r t v = attention Q K V r t v).
Proof.
  intros wrong.
  pose (n := 2%nat).
  pose (n_pos := Nat.lt_0_succ 1).
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (e := 2%nat).
  pose (e_pos := Nat.lt_0_succ 1).
  pose (Q := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (sigma := swap : permutation n).
  pose (K := (rows (((3 / 2) :: (-1) :: nil) :: ((2 / 3) :: 3 :: nil) :: nil)) : Fin n -> Fin d -> R).
  pose (V := (rows (((1 / 2) :: (-2) :: nil) :: ((5 / 2) :: (4 / 3) :: nil) :: nil)) : Fin n -> Fin e -> R).
  pose (r := (-3 / 2) : R).
  pose (t := Fin.F1 : Fin n).
  pose (v := Fin.F1 : Fin e).
  pose proof (wrong n n_pos d d_pos e e_pos Q sigma K V r t v) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The mixed second difference of a bilinear form is the interaction, but: half of Taylor's formula. *)
Theorem mixed_second_difference_bilinear_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (W : Fin d -> Fin d -> R) (x p y q_ : Fin d -> R),
    bilinear W (fun a : Fin d => x a + p a) (fun a : Fin d => y a + q_ a) - bilinear W (fun a : Fin d => x a + p a) y
      - bilinear W x (fun a : Fin d => y a + q_ a) + bilinear W x y = 1 / 2 * bilinear W p q_).
Proof.
  intros wrong.
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (W := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin d -> Fin d -> R).
  pose (x := (vector ((3 / 2) :: (-1) :: nil)) : Fin d -> R).
  pose (p := (vector ((2 / 3) :: 3 :: nil)) : Fin d -> R).
  pose (y := (vector ((1 / 2) :: (-2) :: nil)) : Fin d -> R).
  pose (q_ := (vector ((5 / 2) :: (4 / 3) :: nil)) : Fin d -> R).
  pose proof (wrong d d_pos W x p y q_) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* A score of two tokens with positions has four terms, but: positions only. *)
Theorem score_position_terms_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (W : Fin d -> Fin d -> R) (x p y q_ : Fin d -> R),
    bilinear W (fun a : Fin d => x a + p a) (fun a : Fin d => y a + q_ a) = bilinear W p q_).
Proof.
  intros wrong.
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (W := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin d -> Fin d -> R).
  pose (x := (vector ((3 / 2) :: (-1) :: nil)) : Fin d -> R).
  pose (p := (vector ((2 / 3) :: 3 :: nil)) : Fin d -> R).
  pose (y := (vector ((1 / 2) :: (-2) :: nil)) : Fin d -> R).
  pose (q_ := (vector ((5 / 2) :: (4 / 3) :: nil)) : Fin d -> R).
  pose proof (wrong d d_pos W x p y q_) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* A score of two tokens with positions has four terms, but: mixed terms missing. *)
Theorem score_position_terms_refuted_mixed_terms_missing :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (W : Fin d -> Fin d -> R) (x p y q_ : Fin d -> R),
    bilinear W (fun a : Fin d => x a + p a) (fun a : Fin d => y a + q_ a) = bilinear W x y + bilinear W p q_).
Proof.
  intros wrong.
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (W := (rows ((1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: nil) :: nil)) : Fin d -> Fin d -> R).
  pose (x := (vector ((3 / 2) :: (-1) :: nil)) : Fin d -> R).
  pose (p := (vector ((2 / 3) :: 3 :: nil)) : Fin d -> R).
  pose (y := (vector ((1 / 2) :: (-2) :: nil)) : Fin d -> R).
  pose (q_ := (vector ((5 / 2) :: (4 / 3) :: nil)) : Fin d -> R).
  pose proof (wrong d d_pos W x p y q_) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* A diagonal interaction of two positions, but: a pair left out. *)
Theorem interaction_diagonal_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (H : Fin (double h) -> R) (n : R) (j : Fin
    h),
    Sum (fun c : Fin (double h) => position theta m c * H c * position theta n c) = Sum (fun i : Fin h => (1 - delta i
      j) * (1 / 2 * (H (even i) + H (odd i)) * cos ((m - n) * theta i) + 1 / 2 * (H (even i) - H (odd i)) * cos ((m +
      n) * theta i)))).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (m := 2 : R).
  pose (H := (vector ((1 / 3) :: (3 / 2) :: (-1) :: (2 / 3) :: nil)) : Fin (double h) -> R).
  pose (n := 3 : R).
  pose (j := Fin.F1 : Fin h).
  pose proof (wrong h h_pos theta m H n j) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* A diagonal interaction of two positions, sine first, but: cosine first. *)
Theorem interaction_diagonal_sin_first_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (H : Fin (double h) -> R) (n : R),
    Sum (fun c : Fin (double h) => position_sin_first theta m c * H c * position_sin_first theta n c) = Sum (fun i :
      Fin h => 1 / 2 * (H (even i) + H (odd i)) * cos ((m - n) * theta i) + 1 / 2 * (H (even i) - H (odd i)) * cos ((m
      + n) * theta i))).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (m := 2 : R).
  pose (H := (vector ((1 / 3) :: (3 / 2) :: (-1) :: (2 / 3) :: nil)) : Fin (double h) -> R).
  pose (n := 3 : R).
  pose proof (wrong h h_pos theta m H n) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Equal weights in each pair leave differences only, but: mean for sum. *)
Theorem interaction_relative_of_equal_pairs_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (H : Fin (double h) -> R) (theta : Fin h -> R) (m n : R)
      (given : forall i : Fin h, H (even i) = H (odd i)),
    Sum (fun c : Fin (double h) => position theta m c * H c * position theta n c) = Sum (fun i : Fin h => H (odd i) *
      cos ((m - n) * theta i)) / INR h).
Proof.
  intros wrong.
  apply interaction_relative_of_equal_pairs_at; intros h h_pos H theta m n given.
  pose proof (wrong h h_pos H theta m n given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Equal weights in each pair leave differences only, but: a pair left out. *)
Lemma interaction_relative_of_equal_pairs_refuted_a_pair_left_out_at (aim : Prop) :
  (let h := 2%nat in
   let h_pos := Nat.lt_0_succ 1 in
   let H : Fin (double h) -> R := (vector (1 :: 1 :: (-1 / 2) :: (-1 / 2) :: nil)) in
   let theta : Fin h -> R := (vector (1 :: (-1 / 2) :: nil)) in
   let m : R := 2 in
   let n : R := (1 / 3) in
   (forall i : Fin h, H (even i) = H (odd i)) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Theorem interaction_relative_of_equal_pairs_refuted_a_pair_left_out :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (H : Fin (double h) -> R) (theta : Fin h -> R) (m n : R) (j : Fin h)
      (given : forall i : Fin h, H (even i) = H (odd i)),
    Sum (fun c : Fin (double h) => position theta m c * H c * position theta n c) = Sum (fun i : Fin h => (1 - delta i
      j) * (H (odd i) * cos ((m - n) * theta i)))).
Proof.
  intros wrong.
  apply interaction_relative_of_equal_pairs_refuted_a_pair_left_out_at; intros h h_pos H theta m n given.
  pose (j := Fin.F1 : Fin h).
  pose proof (wrong h h_pos H theta m n j given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* A block of an interaction, but: half missing. *)
Theorem interaction_block_refuted :
  ~ (forall (alpha b_00 beta b_01 b_10 b_11 : R),
    cos alpha * b_00 * cos beta + cos alpha * b_01 * sin beta + sin alpha * b_10 * cos beta + sin alpha * b_11 * sin
      beta = 2 * (1 / 2 * (b_00 + b_11) * cos (alpha - beta) + 1 / 2 * (b_00 - b_11) * cos (alpha + beta) + 1 / 2 *
      (b_01 + b_10) * sin (alpha + beta) + 1 / 2 * (b_10 - b_01) * sin (alpha - beta))).
Proof.
  intros wrong.
  pose (alpha := 1 : R).
  pose (b_00 := (-1 / 2) : R).
  pose (beta := 2 : R).
  pose (b_01 := (1 / 3) : R).
  pose (b_10 := (3 / 2) : R).
  pose (b_11 := (-1) : R).
  pose proof (wrong alpha b_00 beta b_01 b_10 b_11) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Any interaction of two positions, but: diagonal only. *)
Theorem interaction_general_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (H : Fin (double h) -> Fin (double h) -> R)
    (n : R),
    Sum (fun c : Fin (double h) => Sum (fun o : Fin (double h) => position theta m c * H c o * position theta n o)) =
      Sum (fun i : Fin h => 1 / 2 * (H (even i) (even i) + H (odd i) (odd i)) * cos ((m - n) * theta i) + 1 / 2 * (H
      (even i) (even i) - H (odd i) (odd i)) * cos ((m + n) * theta i))).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (m := 2 : R).
  pose (H := (rows (((1 / 3) :: (3 / 2) :: (-1) :: (2 / 3) :: nil) :: (3 :: (1 / 2) :: (-2) :: (5 / 2) :: nil) :: ((4
    / 3) :: (-3 / 2) :: 1 :: (-1 / 2) :: nil) :: (2 :: (1 / 3) :: (3 / 2) :: (-1) :: nil) :: nil)) : Fin (double h) ->
    Fin (double h) -> R).
  pose (n := (2 / 3) : R).
  pose proof (wrong h h_pos theta m H n) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Blocks that commute with rotations give cosines and sines of differences, but: order not seen. *)
Theorem interaction_commuting_block_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (a theta : Fin h -> R) (m n : R) (b : Fin h -> R),
    Sum (fun i : Fin h => a i * (position theta m (even i) * position theta n (even i) + position theta m (odd i) *
      position theta n (odd i)) + b i * (position theta m (odd i) * position theta n (even i) - position theta m (even
      i) * position theta n (odd i))) = Sum (fun i : Fin h => a i * cos ((m - n) * theta i))).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (a := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (theta := (vector (2 :: (1 / 3) :: nil)) : Fin h -> R).
  pose (m := (3 / 2) : R).
  pose (n := (-1) : R).
  pose (b := (vector ((2 / 3) :: 3 :: nil)) : Fin h -> R).
  pose proof (wrong h h_pos a theta m n b) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Blocks that commute with rotations, sine first, but: order not seen. *)
Theorem interaction_commuting_block_sin_first_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (a theta : Fin h -> R) (m n : R) (b : Fin h -> R),
    Sum (fun i : Fin h => a i * (position_sin_first theta m (even i) * position_sin_first theta n (even i) +
      position_sin_first theta m (odd i) * position_sin_first theta n (odd i)) + b i * (position_sin_first theta m
      (odd i) * position_sin_first theta n (even i) - position_sin_first theta m (even i) * position_sin_first theta n
      (odd i))) = Sum (fun i : Fin h => a i * cos ((m - n) * theta i))).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (a := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (theta := (vector (2 :: (1 / 3) :: nil)) : Fin h -> R).
  pose (m := (3 / 2) : R).
  pose (n := (-1) : R).
  pose (b := (vector ((2 / 3) :: 3 :: nil)) : Fin h -> R).
  pose proof (wrong h h_pos a theta m n b) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The inequality of Cauchy and Schwarz for a bilinear form, but: a vector forgotten. *)
Theorem bilinear_form_bound_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (x : Fin d -> R) (W : Fin d -> Fin d -> R) (y : Fin d -> R),
    Sum (fun a : Fin d => Sum (fun b : Fin d => x a * W a b * y b)) ^ 2 <= Sum (fun a : Fin d => Sum (fun b : Fin d =>
      W a b ^ 2)) * Sum (fun a : Fin d => x a ^ 2)).
Proof.
  intros wrong.
  pose (d := 2%nat).
  pose (d_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin d -> R).
  pose (W := (rows ((2 :: (1 / 3) :: nil) :: ((3 / 2) :: (-1) :: nil) :: nil)) : Fin d -> Fin d -> R).
  pose (y := (vector ((2 / 3) :: 3 :: nil)) : Fin d -> R).
  pose proof (wrong d d_pos x W y) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.

(* A small matrix gives a small interaction, but: positions of unit length. *)
Theorem interaction_off_diagonal_bound_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (H : Fin (double h) -> Fin (double h) -> R)
    (n : R),
    Sum (fun c : Fin (double h) => Sum (fun o : Fin (double h) => position theta m c * H c o * position theta n o)) ^
      2 <= Sum (fun c : Fin (double h) => Sum (fun o : Fin (double h) => H c o ^ 2))).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (2 :: 1 :: nil)) : Fin h -> R).
  pose (m := (1 / 2) : R).
  pose (H := (rows ((3 :: (3 / 2) :: (1 / 3) :: (5 / 2) :: nil) :: ((2 / 3) :: (4 / 3) :: 2 :: 1 :: nil) :: ((1 / 2)
    :: 3 :: (3 / 2) :: (1 / 3) :: nil) :: ((5 / 2) :: (2 / 3) :: (4 / 3) :: 2 :: nil) :: nil)) : Fin (double h) -> Fin
    (double h) -> R).
  pose (n := 1 : R).
  pose proof (wrong h h_pos theta m H n) as at_point.
  computed_in at_point.
  refine (Rlt_not_le _ _ _ at_point); enclosed.
Qed.
