(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Pinned Refutation.
From Book Require Import Facts Softmax DotProduct.
Open Scope R_scope.

(* Mean of a product, but: sum for product. *)
Theorem product_mean_refuted :
  ~ (forall (P : probability) (q_ k : random P) (mu nu : R)
      (given_1 : independent (joint (single q_) (single k)))
      (given_2 : E (fun w : P => q_ w) = mu)
      (given_3 : E (fun w : P => k w) = nu),
    E (fun w : P => q_ w * k w) = mu + nu).
Proof.
  intros wrong.
  pose (dies := fun _ : Fin 2 => three_faced); pose (P := dice dies).
  pose (faces := rows ((1 :: 3 :: (-3) :: nil) :: (2 :: 5 :: (-4) :: nil) :: nil) : Fin 2 -> Fin 3 -> R).
  pose (q_ := (number dies faces Fin.F1) : random P).
  pose (k := (number dies faces (Fin.FS Fin.F1)) : random P).
  pose (mu := 1 : R).
  pose (nu := 2 : R).
  assert (given_1 : independent (joint (single q_) (single k))) by (apply (dice_independent dies faces (numbered_joint
    (numbered_single Fin.F1) (numbered_single (Fin.FS Fin.F1)))); one_by_one).
  assert (given_2 : E (fun w : P => q_ w) = mu) by holds.
  assert (given_3 : E (fun w : P => k w) = nu) by holds.
  pose proof (wrong P q_ k mu nu given_1 given_2 given_3) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Variance of a product, but: product keeps the variance. *)
Theorem product_variance_refuted :
  ~ (forall (P : probability) (q_ k : random P) (mu sigma nu tau : R)
      (given_1 : independent (joint (single q_) (single k)))
      (given_2 : E (fun w : P => q_ w) = mu)
      (given_3 : E (fun w : P => q_ w ^ 2) = sigma ^ 2 + mu ^ 2)
      (given_4 : E (fun w : P => k w) = nu)
      (given_5 : E (fun w : P => k w ^ 2) = tau ^ 2 + nu ^ 2),
    Var (fun w : P => q_ w * k w) = sigma ^ 2).
Proof.
  intros wrong.
  pose (dies := fun _ : Fin 2 => three_faced); pose (P := dice dies).
  pose (faces := rows ((1 :: 3 :: (-3) :: nil) :: (2 :: 5 :: (-4) :: nil) :: nil) : Fin 2 -> Fin 3 -> R).
  pose (q_ := (number dies faces Fin.F1) : random P).
  pose (k := (number dies faces (Fin.FS Fin.F1)) : random P).
  pose (mu := 1 : R).
  pose (sigma := 2 : R).
  pose (nu := 2 : R).
  pose (tau := 3 : R).
  assert (given_1 : independent (joint (single q_) (single k))) by (apply (dice_independent dies faces (numbered_joint
    (numbered_single Fin.F1) (numbered_single (Fin.FS Fin.F1)))); one_by_one).
  assert (given_2 : E (fun w : P => q_ w) = mu) by holds.
  assert (given_3 : E (fun w : P => q_ w ^ 2) = sigma ^ 2 + mu ^ 2) by holds.
  assert (given_4 : E (fun w : P => k w) = nu) by holds.
  assert (given_5 : E (fun w : P => k w ^ 2) = tau ^ 2 + nu ^ 2) by holds.
  pose proof (wrong P q_ k mu sigma nu tau given_1 given_2 given_3 given_4 given_5) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Mean of a dot product, entry by entry, but: sum for product. *)
Theorem dot_product_mean_of_entries_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu nu : Fin d -> R)
      (given_1 : independent (joint q_ k))
      (given_2 : forall a : Fin d, E (fun w : P => q_ a w) = mu a)
      (given_3 : forall a : Fin d, E (fun w : P => k a w) = nu a),
    E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = Sum (fun a : Fin d => mu a + nu a)).
Proof.
  intros wrong.
  pose (d := 1%nat); pose (d_pos := Nat.lt_0_succ 0).
  pose (dies := fun _ : Fin 2 => three_faced); pose (P := dice dies).
  pose (faces := rows ((1 :: 3 :: (-3) :: nil) :: (2 :: 5 :: (-4) :: nil) :: nil) : Fin 2 -> Fin 3 -> R).
  pose (q_ := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) : Fin d -> random P).
  pose (k := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) : Fin d -> random P).
  pose (mu := (vector (1 :: nil)) : Fin d -> R).
  pose (nu := (vector (2 :: nil)) : Fin d -> R).
  assert (given_1 : independent (joint q_ k)) by (apply (dice_independent dies faces (numbered_joint (numbered (Fin.F1
    :: nil)) (numbered ((Fin.FS Fin.F1) :: nil)))); one_by_one).
  assert (given_2 : forall a : Fin d, E (fun w : P => q_ a w) = mu a) by holds.
  assert (given_3 : forall a : Fin d, E (fun w : P => k a w) = nu a) by holds.
  pose proof (wrong d d_pos P q_ k mu nu given_1 given_2 given_3) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Mean of a dot product, but: sum for product. *)
Theorem dot_product_mean_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu nu : R)
      (given_1 : independent (joint q_ k))
      (given_2 : forall a : Fin d, E (fun w : P => q_ a w) = mu)
      (given_3 : forall a : Fin d, E (fun w : P => k a w) = nu),
    E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = INR d * (mu + nu)).
Proof.
  intros wrong.
  pose (d := 1%nat); pose (d_pos := Nat.lt_0_succ 0).
  pose (dies := fun _ : Fin 2 => three_faced); pose (P := dice dies).
  pose (faces := rows ((1 :: 3 :: (-3) :: nil) :: (2 :: 5 :: (-4) :: nil) :: nil) : Fin 2 -> Fin 3 -> R).
  pose (q_ := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) : Fin d -> random P).
  pose (k := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) : Fin d -> random P).
  pose (mu := 1 : R).
  pose (nu := 2 : R).
  assert (given_1 : independent (joint q_ k)) by (apply (dice_independent dies faces (numbered_joint (numbered (Fin.F1
    :: nil)) (numbered ((Fin.FS Fin.F1) :: nil)))); one_by_one).
  assert (given_2 : forall a : Fin d, E (fun w : P => q_ a w) = mu) by holds.
  assert (given_3 : forall a : Fin d, E (fun w : P => k a w) = nu) by holds.
  pose proof (wrong d d_pos P q_ k mu nu given_1 given_2 given_3) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Variance of a dot product, entry by entry, but: means forgotten. *)
Theorem dot_product_variance_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu sigma nu tau : Fin d ->
    R)
      (given_1 : independent (joint q_ k))
      (given_2 : forall a : Fin d, E (fun w : P => q_ a w) = mu a)
      (given_3 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma a ^ 2 + mu a ^ 2)
      (given_4 : forall a : Fin d, E (fun w : P => k a w) = nu a)
      (given_5 : forall a : Fin d, E (fun w : P => k a w ^ 2) = tau a ^ 2 + nu a ^ 2),
    Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = Sum (fun a : Fin d => sigma a ^ 2 * tau a ^ 2)).
Proof.
  intros wrong.
  pose (d := 1%nat); pose (d_pos := Nat.lt_0_succ 0).
  pose (dies := fun _ : Fin 2 => three_faced); pose (P := dice dies).
  pose (faces := rows ((1 :: 3 :: (-3) :: nil) :: (2 :: 5 :: (-4) :: nil) :: nil) : Fin 2 -> Fin 3 -> R).
  pose (q_ := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) : Fin d -> random P).
  pose (k := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) : Fin d -> random P).
  pose (mu := (vector (1 :: nil)) : Fin d -> R).
  pose (sigma := (vector (2 :: nil)) : Fin d -> R).
  pose (nu := (vector (2 :: nil)) : Fin d -> R).
  pose (tau := (vector (3 :: nil)) : Fin d -> R).
  assert (given_1 : independent (joint q_ k)) by (apply (dice_independent dies faces (numbered_joint (numbered (Fin.F1
    :: nil)) (numbered ((Fin.FS Fin.F1) :: nil)))); one_by_one).
  assert (given_2 : forall a : Fin d, E (fun w : P => q_ a w) = mu a) by holds.
  assert (given_3 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma a ^ 2 + mu a ^ 2) by holds.
  assert (given_4 : forall a : Fin d, E (fun w : P => k a w) = nu a) by holds.
  assert (given_5 : forall a : Fin d, E (fun w : P => k a w ^ 2) = tau a ^ 2 + nu a ^ 2) by holds.
  pose proof (wrong d d_pos P q_ k mu sigma nu tau given_1 given_2 given_3 given_4 given_5) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Variance of a dot product of entries with equal moments, but: means forgotten. *)
Theorem dot_product_variance_of_identical_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu sigma nu tau : R)
      (given_1 : independent (joint q_ k))
      (given_2 : forall a : Fin d, E (fun w : P => q_ a w) = mu)
      (given_3 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2 + mu ^ 2)
      (given_4 : forall a : Fin d, E (fun w : P => k a w) = nu)
      (given_5 : forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2 + nu ^ 2),
    Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = INR d * (sigma ^ 2 * tau ^ 2)).
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
  assert (given_1 : independent (joint q_ k)) by (apply (dice_independent dies faces (numbered_joint (numbered (Fin.F1
    :: nil)) (numbered ((Fin.FS Fin.F1) :: nil)))); one_by_one).
  assert (given_2 : forall a : Fin d, E (fun w : P => q_ a w) = mu) by holds.
  assert (given_3 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2 + mu ^ 2) by holds.
  assert (given_4 : forall a : Fin d, E (fun w : P => k a w) = nu) by holds.
  assert (given_5 : forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2 + nu ^ 2) by holds.
  pose proof (wrong d d_pos P q_ k mu sigma nu tau given_1 given_2 given_3 given_4 given_5) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Variance of a dot product of centered entries, but: one variance lost. *)
Theorem dot_product_variance_of_centered_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (sigma : R)
      (given_1 : independent (joint q_ k))
      (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2)
      (given_3 : forall a : Fin d, E (fun w : P => k a w) = 0)
      (given_4 : forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2),
    Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = INR d * sigma ^ 2).
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

(* Dividing by the root of $d$ keeps the variance, but: deviation one. *)
Theorem scaled_dot_product_variance_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (sigma r : R)
      (given_1 : independent (joint q_ k))
      (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2)
      (given_3 : forall a : Fin d, E (fun w : P => k a w) = 0)
      (given_4 : forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2)
      (given_5 : r ^ 2 = INR d),
    Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) / r) = 1).
Proof.
  intros wrong.
  pose (d := 1%nat); pose (d_pos := Nat.lt_0_succ 0).
  pose (dies := fun _ : Fin 2 => three_faced); pose (P := dice dies).
  pose (faces := rows ((0 :: 2 :: (-4) :: nil) :: (0 :: 2 :: (-4) :: nil) :: nil) : Fin 2 -> Fin 3 -> R).
  pose (q_ := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) : Fin d -> random P).
  pose (k := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) : Fin d -> random P).
  pose (sigma := 2 : R).
  pose (r := 1 : R).
  assert (given_1 : independent (joint q_ k)) by (apply (dice_independent dies faces (numbered_joint (numbered (Fin.F1
    :: nil)) (numbered ((Fin.FS Fin.F1) :: nil)))); one_by_one).
  assert (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) by holds.
  assert (given_3 : forall a : Fin d, E (fun w : P => k a w) = 0) by holds.
  assert (given_4 : forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2) by holds.
  assert (given_5 : r ^ 2 = INR d) by holds.
  pose proof (wrong d d_pos P q_ k sigma r given_1 given_2 given_3 given_4 given_5) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Mean of a dot product of correlated pairs, but: correlation forgotten. *)
Theorem dot_product_mean_of_correlated_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu nu rho sigma tau : R)
      (given : forall a : Fin d, E (fun w : P => q_ a w * k a w) = mu * nu + rho * sigma * tau),
    E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = INR d * (mu * nu)).
Proof.
  intros wrong.
  pose (d := 1%nat); pose (d_pos := Nat.lt_0_succ 0).
  pose (dies := fun _ : Fin 2 => three_faced); pose (P := dice dies).
  pose (faces := rows ((1 :: 3 :: (-3) :: nil) :: (2 :: 5 :: (-4) :: nil) :: nil) : Fin 2 -> Fin 3 -> R).
  pose (q_ := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) : Fin d -> random P).
  pose (k := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) : Fin d -> random P).
  pose (mu := 1 : R).
  pose (nu := (-1 / 2) : R).
  pose (rho := (15 / 4) : R).
  pose (sigma := 2 : R).
  pose (tau := (1 / 3) : R).
  assert (given : forall a : Fin d, E (fun w : P => q_ a w * k a w) = mu * nu + rho * sigma * tau) by holds.
  pose proof (wrong d d_pos P q_ k mu nu rho sigma tau given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Fourth moment of a dot product, but: normal score. *)
Theorem dot_product_fourth_moment_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (sigma m_4 tau n_4 : R)
      (given_1 : independent (joint q_ k))
      (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2)
      (given_3 : forall a : Fin d, E (fun w : P => q_ a w ^ 4) = m_4)
      (given_4 : forall a : Fin d, E (fun w : P => k a w) = 0)
      (given_5 : forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2)
      (given_6 : forall a : Fin d, E (fun w : P => k a w ^ 4) = n_4),
    E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 4) = 3 * INR d ^ 2 * sigma ^ 4 * tau ^ 4).
Proof.
  intros wrong.
  pose (d := 1%nat); pose (d_pos := Nat.lt_0_succ 0).
  pose (dies := fun _ : Fin 2 => three_faced); pose (P := dice dies).
  pose (faces := rows ((0 :: 2 :: (-4) :: nil) :: (0 :: 3 :: (-6) :: nil) :: nil) : Fin 2 -> Fin 3 -> R).
  pose (q_ := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) : Fin d -> random P).
  pose (k := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) : Fin d -> random P).
  pose (sigma := 2 : R).
  pose (m_4 := 48 : R).
  pose (tau := 3 : R).
  pose (n_4 := 243 : R).
  assert (given_1 : independent (joint q_ k)) by (apply (dice_independent dies faces (numbered_joint (numbered (Fin.F1
    :: nil)) (numbered ((Fin.FS Fin.F1) :: nil)))); one_by_one).
  assert (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) by holds.
  assert (given_3 : forall a : Fin d, E (fun w : P => q_ a w ^ 4) = m_4) by holds.
  assert (given_4 : forall a : Fin d, E (fun w : P => k a w) = 0) by holds.
  assert (given_5 : forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2) by holds.
  assert (given_6 : forall a : Fin d, E (fun w : P => k a w ^ 4) = n_4) by holds.
  pose proof (wrong d d_pos P q_ k sigma m_4 tau n_4 given_1 given_2 given_3 given_4 given_5 given_6) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Excess kurtosis of a score, but: normal score. *)
Theorem dot_product_excess_kurtosis_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (sigma kappa_q tau kappa_k :
    R)
      (given_1 : independent (joint q_ k))
      (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2)
      (given_3 : forall a : Fin d, E (fun w : P => q_ a w ^ 4) = kappa_q * sigma ^ 4)
      (given_4 : forall a : Fin d, E (fun w : P => k a w) = 0)
      (given_5 : forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2)
      (given_6 : forall a : Fin d, E (fun w : P => k a w ^ 4) = kappa_k * tau ^ 4)
      (given_7 : sigma <> 0)
      (given_8 : tau <> 0),
    E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) ^ 4) / Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a
      w)) ^ 2 - 3 = 0).
Proof.
  intros wrong.
  pose (d := 1%nat); pose (d_pos := Nat.lt_0_succ 0).
  pose (dies := fun _ : Fin 2 => three_faced); pose (P := dice dies).
  pose (faces := rows ((0 :: 2 :: (-4) :: nil) :: (0 :: 3 :: (-6) :: nil) :: nil) : Fin 2 -> Fin 3 -> R).
  pose (q_ := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) : Fin d -> random P).
  pose (k := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) : Fin d -> random P).
  pose (sigma := 2 : R).
  pose (kappa_q := 3 : R).
  pose (tau := 3 : R).
  pose (kappa_k := 3 : R).
  assert (given_1 : independent (joint q_ k)) by (apply (dice_independent dies faces (numbered_joint (numbered (Fin.F1
    :: nil)) (numbered ((Fin.FS Fin.F1) :: nil)))); one_by_one).
  assert (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) by holds.
  assert (given_3 : forall a : Fin d, E (fun w : P => q_ a w ^ 4) = kappa_q * sigma ^ 4) by holds.
  assert (given_4 : forall a : Fin d, E (fun w : P => k a w) = 0) by holds.
  assert (given_5 : forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2) by holds.
  assert (given_6 : forall a : Fin d, E (fun w : P => k a w ^ 4) = kappa_k * tau ^ 4) by holds.
  assert (given_7 : sigma <> 0) by holds.
  assert (given_8 : tau <> 0) by holds.
  pose proof (wrong d d_pos P q_ k sigma kappa_q tau kappa_k given_1 given_2 given_3 given_4 given_5 given_6 given_7
    given_8) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Scores are uncorrelated, but: one variance lost. *)
Theorem score_covariance_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 < m)%nat) (P :
    probability) (Q : Fin n -> Fin d -> random P) (K : Fin m -> Fin d -> random P) (sigma tau : R) (i : Fin n) (j :
    Fin m) (k : Fin n) (l : Fin m)
      (given_1 : independent (joint (matrix Q) (matrix K)))
      (given_2 : forall i : Fin n, forall a : Fin d, E (fun w : P => Q i a w) = 0)
      (given_3 : forall i : Fin n, forall a : Fin d, E (fun w : P => Q i a w ^ 2) = sigma ^ 2)
      (given_4 : forall i : Fin m, forall a : Fin d, E (fun w : P => K i a w) = 0)
      (given_5 : forall i : Fin m, forall a : Fin d, E (fun w : P => K i a w ^ 2) = tau ^ 2),
    Cov (fun w : P => Sum (fun a : Fin d => Q i a w * K j a w)) (fun w : P => Sum (fun a : Fin d => Q k a w * K l a
      w)) = INR d * sigma ^ 2 * delta i k * delta j l).
Proof.
  intros wrong.
  pose (n := 1%nat); pose (n_pos := Nat.lt_0_succ 0).
  pose (d := 1%nat); pose (d_pos := Nat.lt_0_succ 0).
  pose (m := 1%nat); pose (m_pos := Nat.lt_0_succ 0).
  pose (dies := fun _ : Fin 2 => three_faced); pose (P := dice dies).
  pose (faces := rows ((0 :: 2 :: (-4) :: nil) :: (0 :: 3 :: (-6) :: nil) :: nil) : Fin 2 -> Fin 3 -> R).
  pose (Q := (fun a b => number dies faces (numbered2 ((Fin.F1 :: nil) :: nil) a b)) : Fin n -> Fin d -> random P).
  pose (K := (fun a b => number dies faces (numbered2 (((Fin.FS Fin.F1) :: nil) :: nil) a b)) : Fin m -> Fin d ->
    random P).
  pose (sigma := 2 : R).
  pose (tau := 3 : R).
  pose (i := Fin.F1 : Fin n).
  pose (j := Fin.F1 : Fin m).
  pose (k := Fin.F1 : Fin n).
  pose (l := Fin.F1 : Fin m).
  assert (given_1 : independent (joint (matrix Q) (matrix K))) by (apply (dice_independent dies faces (numbered_joint
    (numbered_matrix (numbered2 ((Fin.F1 :: nil) :: nil))) (numbered_matrix (numbered2 (((Fin.FS Fin.F1) :: nil) ::
    nil))))); one_by_one).
  assert (given_2 : forall i : Fin n, forall a : Fin d, E (fun w : P => Q i a w) = 0) by holds.
  assert (given_3 : forall i : Fin n, forall a : Fin d, E (fun w : P => Q i a w ^ 2) = sigma ^ 2) by holds.
  assert (given_4 : forall i : Fin m, forall a : Fin d, E (fun w : P => K i a w) = 0) by holds.
  assert (given_5 : forall i : Fin m, forall a : Fin d, E (fun w : P => K i a w ^ 2) = tau ^ 2) by holds.
  pose proof (wrong n n_pos d d_pos m m_pos P Q K sigma tau i j k l given_1 given_2 given_3 given_4 given_5) as
    at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Variance of a score for a given query, but: variance over all queries. *)
Theorem score_row_variance_given_query_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (k : Fin d -> random P) (sigma : R) (x : Fin d -> R)
      (given_1 : independent k)
      (given_2 : forall a : Fin d, E (fun w : P => k a w) = 0)
      (given_3 : forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2),
    Var (fun w : P => Sum (fun a : Fin d => x a * k a w)) = INR d * sigma ^ 4).
Proof.
  intros wrong.
  pose (d := 2%nat); pose (d_pos := Nat.lt_0_succ 1).
  pose (dies := fun _ : Fin 2 => three_faced); pose (P := dice dies).
  pose (faces := rows ((0 :: 2 :: (-4) :: nil) :: (0 :: 2 :: (-4) :: nil) :: nil) : Fin 2 -> Fin 3 -> R).
  pose (k := (fun a => number dies faces (numbered (Fin.F1 :: (Fin.FS Fin.F1) :: nil) a)) : Fin d -> random P).
  pose (sigma := 2 : R).
  pose (x := (vector (1 :: (-1 / 2) :: nil)) : Fin d -> R).
  assert (given_1 : independent k) by (apply (dice_independent dies faces (numbered (Fin.F1 :: (Fin.FS Fin.F1) ::
    nil))); one_by_one).
  assert (given_2 : forall a : Fin d, E (fun w : P => k a w) = 0) by holds.
  assert (given_3 : forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2) by holds.
  pose proof (wrong d d_pos P k sigma x given_1 given_2 given_3) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.
