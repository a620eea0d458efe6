(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Pinned Refutation.
From Book Require Import Facts Softmax DotProduct Scaling.
Open Scope R_scope.

(* Dividing by $d$ loses the variance, but: one variance lost. *)
Theorem dot_product_over_width_variance_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (sigma : R)
      (given_1 : independent (joint q_ k))
      (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2)
      (given_3 : forall a : Fin d, E (fun w : P => k a w) = 0)
      (given_4 : forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2),
    Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) / INR d) = sigma ^ 2 / INR d).
Proof.
  intros wrong.
  pose (d := 1%nat); pose (d_pos := Nat.lt_0_succ 0).
  pose (dies := fun _ : Fin 2 => three_faced); pose (P := dice dies).
  pose (faces := rows ((0 :: 2 :: (-4) :: nil) :: (0 :: 2 :: (-4) :: nil) :: nil) : Fin 2 -> Fin 3 -> R).
  pose (q_ := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) : Fin d -> random P).
  pose (k := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) : Fin d -> random P).
  pose (sigma := 2 : R).
  assert (given_1 : independent (joint q_ k)) by (apply (dice_independent dies faces (numbered_joint (numbered (Fin.F1
    :: nil)) (numbered ((Fin.FS Fin.F1) :: nil)))); one_by_one).
  assert (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) by holds.
  assert (given_3 : forall a : Fin d, E (fun w : P => k a w) = 0) by holds.
  assert (given_4 : forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2) by holds.
  pose proof (wrong d d_pos P q_ k sigma given_1 given_2 given_3 given_4) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Means that are not zero grow all the same, but: means forgotten. *)
Theorem scaled_dot_product_mean_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu nu r : R)
      (given_1 : independent (joint q_ k))
      (given_2 : forall a : Fin d, E (fun w : P => q_ a w) = mu)
      (given_3 : forall a : Fin d, E (fun w : P => k a w) = nu)
      (given_4 : r ^ 2 = INR d),
    E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) / r) = 0).
Proof.
  intros wrong.
  pose (d := 1%nat); pose (d_pos := Nat.lt_0_succ 0).
  pose (dies := fun _ : Fin 2 => three_faced); pose (P := dice dies).
  pose (faces := rows ((1 :: 3 :: (-3) :: nil) :: (2 :: 5 :: (-4) :: nil) :: nil) : Fin 2 -> Fin 3 -> R).
  pose (q_ := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) : Fin d -> random P).
  pose (k := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) : Fin d -> random P).
  pose (mu := 1 : R).
  pose (nu := 2 : R).
  pose (r := 1 : R).
  assert (given_1 : independent (joint q_ k)) by (apply (dice_independent dies faces (numbered_joint (numbered (Fin.F1
    :: nil)) (numbered ((Fin.FS Fin.F1) :: nil)))); one_by_one).
  assert (given_2 : forall a : Fin d, E (fun w : P => q_ a w) = mu) by holds.
  assert (given_3 : forall a : Fin d, E (fun w : P => k a w) = nu) by holds.
  assert (given_4 : r ^ 2 = INR d) by holds.
  pose proof (wrong d d_pos P q_ k mu nu r given_1 given_2 given_3 given_4) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Means that are not zero enlarge the variance, by the same at every $d$, but: means forgotten. *)
Theorem scaled_dot_product_variance_of_identical_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu sigma nu tau r : R)
      (given_1 : independent (joint q_ k))
      (given_2 : forall a : Fin d, E (fun w : P => q_ a w) = mu)
      (given_3 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2 + mu ^ 2)
      (given_4 : forall a : Fin d, E (fun w : P => k a w) = nu)
      (given_5 : forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2 + nu ^ 2)
      (given_6 : r ^ 2 = INR d),
    Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) / r) = sigma ^ 2 * tau ^ 2).
Proof.
  intros wrong.
  pose (d := 1%nat); pose (d_pos := Nat.lt_0_succ 0).
  pose (dies := fun _ : Fin 2 => three_faced); pose (P := dice dies).
  pose (faces := rows ((1 :: 3 :: (-3) :: nil) :: (2 :: 5 :: (-4) :: nil) :: nil) : Fin 2 -> Fin 3 -> R).
  pose (q_ := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) : Fin d -> random P).
  pose (k := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) : Fin d -> random P).
  pose (mu := 1 : R).
  pose (sigma := 2 : R).
  pose (nu := 2 : R).
  pose (tau := 3 : R).
  pose (r := 1 : R).
  assert (given_1 : independent (joint q_ k)) by (apply (dice_independent dies faces (numbered_joint (numbered (Fin.F1
    :: nil)) (numbered ((Fin.FS Fin.F1) :: nil)))); one_by_one).
  assert (given_2 : forall a : Fin d, E (fun w : P => q_ a w) = mu) by holds.
  assert (given_3 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2 + mu ^ 2) by holds.
  assert (given_4 : forall a : Fin d, E (fun w : P => k a w) = nu) by holds.
  assert (given_5 : forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2 + nu ^ 2) by holds.
  assert (given_6 : r ^ 2 = INR d) by holds.
  pose proof (wrong d d_pos P q_ k mu sigma nu tau r given_1 given_2 given_3 given_4 given_5 given_6) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Entries that are multiples of each other, but: taken for independent. *)
Theorem scaled_dot_product_variance_of_multiples_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : random P) (sigma r : R) (u v : Fin d -> R)
      (given_1 : independent (joint (single q_) (single k)))
      (given_2 : E (fun w : P => q_ w ^ 2) = sigma ^ 2)
      (given_3 : E (fun w : P => k w) = 0)
      (given_4 : E (fun w : P => k w ^ 2) = sigma ^ 2)
      (given_5 : r ^ 2 = INR d),
    Var (fun w : P => Sum (fun a : Fin d => u a * q_ w * (v a * k w)) / r) = sigma ^ 4).
Proof.
  intros wrong.
  pose (d := 1%nat); pose (d_pos := Nat.lt_0_succ 0).
  pose (dies := fun _ : Fin 2 => three_faced); pose (P := dice dies).
  pose (faces := rows ((0 :: 2 :: (-4) :: nil) :: (0 :: 2 :: (-4) :: nil) :: nil) : Fin 2 -> Fin 3 -> R).
  pose (q_ := (number dies faces Fin.F1) : random P).
  pose (k := (number dies faces (Fin.FS Fin.F1)) : random P).
  pose (sigma := 2 : R).
  pose (r := 1 : R).
  pose (u := (vector (1 :: nil)) : Fin d -> R).
  pose (v := (vector ((-1 / 2) :: nil)) : Fin d -> R).
  assert (given_1 : independent (joint (single q_) (single k))) by (apply (dice_independent dies faces (numbered_joint
    (numbered_single Fin.F1) (numbered_single (Fin.FS Fin.F1)))); one_by_one).
  assert (given_2 : E (fun w : P => q_ w ^ 2) = sigma ^ 2) by holds.
  assert (given_3 : E (fun w : P => k w) = 0) by holds.
  assert (given_4 : E (fun w : P => k w ^ 2) = sigma ^ 2) by holds.
  assert (given_5 : r ^ 2 = INR d) by holds.
  pose proof (wrong d d_pos P q_ k sigma r u v given_1 given_2 given_3 given_4 given_5) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Keys that are the queries, but: taken for independent. *)
Theorem scaled_self_score_mean_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ : Fin d -> random P) (sigma r : R)
      (given_1 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2)
      (given_2 : r ^ 2 = INR d),
    E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2) / r) = 0).
Proof.
  intros wrong.
  pose (d := 1%nat); pose (d_pos := Nat.lt_0_succ 0).
  pose (dies := fun _ : Fin 1 => three_faced); pose (P := dice dies).
  pose (faces := rows ((0 :: 2 :: (-4) :: nil) :: nil) : Fin 1 -> Fin 3 -> R).
  pose (q_ := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) : Fin d -> random P).
  pose (sigma := 2 : R).
  pose (r := 1 : R).
  assert (given_1 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) by holds.
  assert (given_2 : r ^ 2 = INR d) by holds.
  pose proof (wrong d d_pos P q_ sigma r given_1 given_2) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Variance of a score with oneself, but: taken for independent. *)
Theorem scaled_self_score_variance_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ : Fin d -> random P) (sigma m_4 r : R)
      (given_1 : independent q_)
      (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2)
      (given_3 : forall a : Fin d, E (fun w : P => q_ a w ^ 4) = m_4)
      (given_4 : r ^ 2 = INR d),
    Var (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2) / r) = sigma ^ 4).
Proof.
  intros wrong.
  pose (d := 1%nat); pose (d_pos := Nat.lt_0_succ 0).
  pose (dies := fun _ : Fin 1 => three_faced); pose (P := dice dies).
  pose (faces := rows ((0 :: 2 :: (-4) :: nil) :: nil) : Fin 1 -> Fin 3 -> R).
  pose (q_ := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) : Fin d -> random P).
  pose (sigma := 2 : R).
  pose (m_4 := 48 : R).
  pose (r := 1 : R).
  assert (given_1 : independent q_) by (apply (dice_independent dies faces (numbered (Fin.F1 :: nil))); one_by_one).
  assert (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) by holds.
  assert (given_3 : forall a : Fin d, E (fun w : P => q_ a w ^ 4) = m_4) by holds.
  assert (given_4 : r ^ 2 = INR d) by holds.
  pose proof (wrong d d_pos P q_ sigma m_4 r given_1 given_2 given_3 given_4) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Dividing logits divides the gradient, but: factor forgotten. *)
Theorem scaled_softmax_jacobian_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (r : R) (x : Fin n -> R) (i j : Fin n)
      (given : r <> 0),
    partial (entry j) (fun x : Fin n -> R => softmax (fun k : Fin n => x k / r) i) x (softmax (fun k : Fin n => x k /
      r) i * (delta i j - softmax (fun k : Fin n => x k / r) j))).
Proof.
  intros wrong.
  pose (n := 2%nat); pose (n_pos := Nat.lt_0_succ 1).
  pose (r := 2 : R).
  pose (x := (vector (1 :: (1 / 2) :: nil)) : Fin n -> R).
  pose (i := Fin.F1 : Fin n).
  pose (j := Fin.F1 : Fin n).
  assert (given : r <> 0) by holds.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos r x i j given) (Scaling.scaled_softmax_jacobian n n_pos r x i j
    given)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Equal logits give equal weights, but: every weight is one. *)
Theorem softmax_of_ties_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (c : R) (i : Fin n)
      (given : forall k : Fin n, x k = c),
    softmax x i = 1).
Proof.
  intros wrong.
  pose (n := 2%nat); pose (n_pos := Nat.lt_0_succ 1).
  pose (x := (vector (1 :: 1 :: nil)) : Fin n -> R).
  pose (c := 1 : R).
  pose (i := Fin.F1 : Fin n).
  assert (given : forall k : Fin n, x k = c) by holds.
  pose proof (wrong n n_pos x c i given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* At ties dividing only shrinks the gradient, but: gradient kept. *)
Theorem scaled_softmax_jacobian_at_ties_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (r : R) (x : Fin n -> R) (c : R) (i j : Fin n)
      (given_1 : r <> 0)
      (given_2 : forall k : Fin n, x k = c),
    partial (entry j) (fun x : Fin n -> R => softmax (fun k : Fin n => x k / r) i) x ((delta i j - 1 / INR n) / INR
      n)).
Proof.
  intros wrong.
  pose (n := 2%nat); pose (n_pos := Nat.lt_0_succ 1).
  pose (r := 2 : R).
  pose (x := (vector (1 :: 1 :: nil)) : Fin n -> R).
  pose (c := 1 : R).
  pose (i := Fin.F1 : Fin n).
  pose (j := Fin.F1 : Fin n).
  assert (given_1 : r <> 0) by holds.
  assert (given_2 : forall k : Fin n, x k = c) by holds.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos r x c i j given_1 given_2)
    (Scaling.scaled_softmax_jacobian_at_ties n n_pos r x c i j given_1 given_2)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.
