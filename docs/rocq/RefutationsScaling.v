(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Pinned Points Refutation.
From Book Require Import Facts Softmax DotProduct Scaling WitnessesScaling.
Open Scope R_scope.

(* For independent, centered entries, a score divided by $d$ has a variance that falls like $1/d$, but: one variance lost. *)
Theorem dot_product_over_width_variance_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (sigma : R)
      (given_1 : independent (joint q_ k))
      (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2)
      (given_3 : forall a : Fin d, E (fun w : P => k a w) = 0)
      (given_4 : forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2),
    Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) / INR d) = sigma ^ 2 / INR d).
Proof.
  intros wrong.
  apply dot_product_over_width_variance_at; intros d d_pos dies P faces q_ k sigma given_1 given_2 given_3 given_4.
  pose proof (wrong d d_pos P q_ k sigma given_1 given_2 given_3 given_4) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Where neither mean is zero, the modulus of the mean of a scaled score grows with $d$, but: means forgotten. *)
Theorem scaled_dot_product_mean_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu nu r : R)
      (given_1 : independent (joint q_ k))
      (given_2 : forall a : Fin d, E (fun w : P => q_ a w) = mu)
      (given_3 : forall a : Fin d, E (fun w : P => k a w) = nu)
      (given_4 : r ^ 2 = INR d),
    E (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) / r) = 0).
Proof.
  intros wrong.
  apply scaled_dot_product_mean_at; intros d d_pos dies P faces q_ k mu nu r given_1 given_2 given_3 given_4.
  pose proof (wrong d d_pos P q_ k mu nu r given_1 given_2 given_3 given_4) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Means of independent entries add to the variance of a scaled score, by the same at every $d$, but: means forgotten. *)
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
  apply scaled_dot_product_variance_of_identical_at; intros d d_pos dies P faces q_ k mu sigma nu tau r given_1
    given_2 given_3 given_4 given_5 given_6.
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
  apply scaled_dot_product_variance_of_multiples_at; intros d d_pos dies P faces q_ k sigma r u v given_1 given_2
    given_3 given_4 given_5.
  pose proof (wrong d d_pos P q_ k sigma r u v given_1 given_2 given_3 given_4 given_5) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Keys that are the queries, but: mean kept. *)
Theorem scaled_self_score_mean_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ : Fin d -> random P) (sigma r : R)
      (given_1 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2)
      (given_2 : r ^ 2 = INR d),
    E (fun w : P => Sum (fun a : Fin d => q_ a w ^ 2) / r) = sigma ^ 2).
Proof.
  intros wrong.
  apply scaled_self_score_mean_at; intros d d_pos dies P faces q_ sigma r given_1 given_2.
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
  apply scaled_self_score_variance_at; intros d d_pos dies P faces q_ sigma m_4 r given_1 given_2 given_3 given_4.
  pose proof (wrong d d_pos P q_ sigma m_4 r given_1 given_2 given_3 given_4) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* What $\sqrt d$ keeps of independent keys, and $d$ of aligned ones, but: one variance lost. *)
Theorem width_scalings_refuted :
  ~ (forall (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (sigma tau r t : R)
      (given_1 : independent (joint q_ k))
      (given_2 : forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2)
      (given_3 : forall a : Fin d, E (fun w : P => k a w) = 0)
      (given_4 : forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2)
      (given_5 : r ^ 2 = INR d),
    Var (fun w : P => Sum (fun a : Fin d => q_ a w * k a w) / r) = sigma ^ 2 /\ E (fun w : P => Sum (fun a : Fin d =>
      q_ a w * (t * q_ a w + k a w)) / INR d) = t * sigma ^ 2).
Proof.
  intros wrong.
  apply width_scalings_at; intros d d_pos dies P faces q_ k sigma tau r t given_1 given_2 given_3 given_4 given_5.
  pose proof (proj1 (wrong d d_pos P q_ k sigma tau r t given_1 given_2 given_3 given_4 given_5)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* The Jacobian in logits that are divided, but: factor forgotten. *)
Theorem scaled_softmax_jacobian_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (r : R) (x : Fin n -> R) (i j : Fin n)
      (given : r <> 0),
    partial (entry j) (fun x : Fin n -> R => softmax (fun k : Fin n => x k / r) i) x (softmax (fun k : Fin n => x k /
      r) i * (delta i j - softmax (fun k : Fin n => x k / r) j))).
Proof.
  intros wrong.
  apply scaled_softmax_jacobian_at; intros n n_pos r x i j given.
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
  apply softmax_of_ties_at; intros n n_pos x c i given.
  pose proof (wrong n n_pos x c i given) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Where all logits agree, dividing them divides the Jacobian, but: gradient kept. *)
Theorem scaled_softmax_jacobian_at_ties_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (r : R) (x : Fin n -> R) (c : R) (i j : Fin n)
      (given_1 : r <> 0)
      (given_2 : forall k : Fin n, x k = c),
    partial (entry j) (fun x : Fin n -> R => softmax (fun k : Fin n => x k / r) i) x ((delta i j - 1 / INR n) / INR
      n)).
Proof.
  intros wrong.
  apply scaled_softmax_jacobian_at_ties_at; intros n n_pos r x c i j given_1 given_2.
  pose proof (partial_unique _ _ _ _ _ (wrong n n_pos r x c i j given_1 given_2)
    (Scaling.scaled_softmax_jacobian_at_ties n n_pos r x c i j given_1 given_2)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.
