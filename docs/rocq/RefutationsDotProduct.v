(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Pinned Points Refutation.
From Book Require Import Facts Softmax DotProduct WitnessesDotProduct.
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
  apply product_mean_at; intros dies P faces q_ k mu nu given_1 given_2 given_3.
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
  apply product_variance_at; intros dies P faces q_ k mu sigma nu tau given_1 given_2 given_3 given_4 given_5.
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
  apply dot_product_mean_of_entries_at; intros d d_pos dies P faces q_ k mu nu given_1 given_2 given_3.
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
  apply dot_product_mean_at; intros d d_pos dies P faces q_ k mu nu given_1 given_2 given_3.
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
  apply dot_product_variance_at; intros d d_pos dies P faces q_ k mu sigma nu tau given_1 given_2 given_3 given_4
    given_5.
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
  apply dot_product_variance_of_identical_at; intros d d_pos dies P faces q_ k mu sigma nu tau given_1 given_2 given_3
    given_4 given_5.
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
  apply dot_product_variance_of_centered_at; intros d d_pos dies P faces q_ k sigma given_1 given_2 given_3 given_4.
  pose proof (wrong d d_pos P q_ k sigma given_1 given_2 given_3 given_4) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Variance of a dot product of centered entries, but: deviation one. *)
Lemma dot_product_variance_of_centered_refuted_deviation_one_at (aim : Prop) :
  (let d := 1%nat in
   let d_pos := Nat.lt_0_succ 0 in
   let dies := fun _ : Fin 2 => three_faced in
   let P := dice dies in
   let faces : Fin 2 -> Fin 3 -> R := rows ((0 :: 2 :: (-4) :: nil) :: (0 :: 2 :: (-4) :: nil) :: nil) in
   let q_ : Fin d -> random P := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) in
   let k : Fin d -> random P := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) in
   let sigma : R := 2 in
   independent (joint q_ k) ->
   (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) ->
   (forall a : Fin d, E (fun w : P => k a w) = 0) ->
   (forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _).
  - eapply (dice_independent _ _ (numbered_joint (numbered (Fin.F1 :: nil)) (numbered ((Fin.FS Fin.F1) :: nil))));
    one_by_one.
  - holds.
  - holds.
  - holds.
Qed.

Theorem dot_product_variance_of_centered_refuted_deviation_one :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (sigma : R)
      (given_1 : independent (joint q_ k))
      (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2)
      (given_3 : forall a : Fin d, E (fun w : P => k a w) = 0)
      (given_4 : forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2),
    Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = INR d).
Proof.
  intros wrong.
  apply dot_product_variance_of_centered_refuted_deviation_one_at; intros d d_pos dies P faces q_ k sigma given_1
    given_2 given_3 given_4.
  pose proof (wrong d d_pos P q_ k sigma given_1 given_2 given_3 given_4) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* For independent, centered entries, a score divided by the root of $d$ has the same variance at every $d$, but: deviation one. *)
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
  apply scaled_dot_product_variance_at; intros d d_pos dies P faces q_ k sigma r given_1 given_2 given_3 given_4
    given_5.
  pose proof (wrong d d_pos P q_ k sigma r given_1 given_2 given_3 given_4 given_5) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Mean of a dot product of correlated pairs, but: no growth with the dimension. *)
Theorem dot_product_mean_of_correlated_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu nu rho sigma tau : R)
      (given : forall a : Fin d, E (fun w : P => q_ a w * k a w) = mu * nu + rho * sigma * tau),
    E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w)) = mu * nu + rho * sigma * tau).
Proof.
  intros wrong.
  apply dot_product_mean_of_correlated_at; intros d d_pos dies P faces q_ k mu nu rho sigma tau given.
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
  apply dot_product_fourth_moment_at; intros d d_pos dies P faces q_ k sigma m_4 tau n_4 given_1 given_2 given_3
    given_4 given_5 given_6.
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
  apply dot_product_excess_kurtosis_at; intros d d_pos dies P faces q_ k sigma kappa_q tau kappa_k given_1 given_2
    given_3 given_4 given_5 given_6 given_7 given_8.
  pose proof (wrong d d_pos P q_ k sigma kappa_q tau kappa_k given_1 given_2 given_3 given_4 given_5 given_6 given_7
    given_8) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Different scores of independent, centered queries and keys are uncorrelated, but: one variance lost. *)
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
  apply score_covariance_at; intros n n_pos d d_pos m m_pos dies P faces Q K sigma tau i j k l given_1 given_2 given_3
    given_4 given_5.
  pose proof (wrong n n_pos d d_pos m m_pos P Q K sigma tau i j k l given_1 given_2 given_3 given_4 given_5) as
    at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Covariance of the squares of two scores of one row, but: independent scores. *)
Theorem score_squares_covariance_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 < m)%nat) (P :
    probability) (Q : Fin n -> Fin d -> random P) (K : Fin m -> Fin d -> random P) (sigma : R) (j l : Fin m) (i : Fin
    n)
      (given_1 : independent (joint (matrix Q) (matrix K)))
      (given_2 : forall i : Fin n, forall a : Fin d, E (fun w : P => Q i a w ^ 2) = sigma ^ 2)
      (given_3 : forall i : Fin n, forall a : Fin d, E (fun w : P => Q i a w ^ 4) = 3 * sigma ^ 4)
      (given_4 : forall i : Fin m, forall a : Fin d, E (fun w : P => K i a w) = 0)
      (given_5 : forall i : Fin m, forall a : Fin d, E (fun w : P => K i a w ^ 2) = sigma ^ 2)
      (given_6 : j <> l),
    Cov (fun w : P => Sum (fun a : Fin d => Q i a w * K j a w) ^ 2) (fun w : P => Sum (fun a : Fin d => Q i a w * K l
      a w) ^ 2) = 0).
Proof.
  intros wrong.
  apply score_squares_covariance_at; intros n n_pos d d_pos m m_pos dies P faces Q K sigma j l i given_1 given_2
    given_3 given_4 given_5 given_6.
  pose proof (wrong n n_pos d d_pos m m_pos P Q K sigma j l i given_1 given_2 given_3 given_4 given_5 given_6) as
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
  apply score_row_variance_given_query_at; intros d d_pos dies P faces k sigma x given_1 given_2 given_3.
  pose proof (wrong d d_pos P k sigma x given_1 given_2 given_3) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.
