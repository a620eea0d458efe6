(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Points.
From Book Require Import Facts Softmax DotProduct.
Open Scope R_scope.

(* Mean of a product. *)
Lemma product_mean_at (aim : Prop) :
  (let dies := fun _ : Fin 2 => three_faced in
   let P := dice dies in
   let faces : Fin 2 -> Fin 3 -> R := rows ((1 :: 3 :: (-3) :: nil) :: (2 :: 5 :: (-4) :: nil) :: nil) in
   let q_ : random P := (number dies faces Fin.F1) in
   let k : random P := (number dies faces (Fin.FS Fin.F1)) in
   let mu : R := 1 in
   let nu : R := 2 in
   independent (joint (single q_) (single k)) ->
   E (fun w : P => q_ w) = mu ->
   E (fun w : P => k w) = nu ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _).
  - eapply (dice_independent _ _ (numbered_joint (numbered_single Fin.F1) (numbered_single (Fin.FS Fin.F1))));
    one_by_one.
  - holds.
  - holds.
Qed.

Lemma product_mean_satisfiable :
  exists (P : probability) (q_ k : random P) (mu nu : R),
    independent (joint (single q_) (single k)) /\
    E (fun w : P => q_ w) = mu /\
    E (fun w : P => k w) = nu.
Proof.
  apply product_mean_at; intros dies P faces q_ k mu nu given_1 given_2 given_3.
  exists P, q_, k, mu, nu; exact (conj given_1 (conj given_2 given_3)).
Qed.

(* Variance of a product. *)
Lemma product_variance_at (aim : Prop) :
  (let dies := fun _ : Fin 2 => three_faced in
   let P := dice dies in
   let faces : Fin 2 -> Fin 3 -> R := rows ((1 :: 3 :: (-3) :: nil) :: (2 :: 5 :: (-4) :: nil) :: nil) in
   let q_ : random P := (number dies faces Fin.F1) in
   let k : random P := (number dies faces (Fin.FS Fin.F1)) in
   let mu : R := 1 in
   let sigma : R := 2 in
   let nu : R := 2 in
   let tau : R := 3 in
   independent (joint (single q_) (single k)) ->
   E (fun w : P => q_ w) = mu ->
   E (fun w : P => q_ w ^ 2) = sigma ^ 2 + mu ^ 2 ->
   E (fun w : P => k w) = nu ->
   E (fun w : P => k w ^ 2) = tau ^ 2 + nu ^ 2 ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _ _).
  - eapply (dice_independent _ _ (numbered_joint (numbered_single Fin.F1) (numbered_single (Fin.FS Fin.F1))));
    one_by_one.
  - holds.
  - holds.
  - holds.
  - holds.
Qed.

Lemma product_variance_satisfiable :
  exists (P : probability) (q_ k : random P) (mu sigma nu tau : R),
    independent (joint (single q_) (single k)) /\
    E (fun w : P => q_ w) = mu /\
    E (fun w : P => q_ w ^ 2) = sigma ^ 2 + mu ^ 2 /\
    E (fun w : P => k w) = nu /\
    E (fun w : P => k w ^ 2) = tau ^ 2 + nu ^ 2.
Proof.
  apply product_variance_at; intros dies P faces q_ k mu sigma nu tau given_1 given_2 given_3 given_4 given_5.
  exists P, q_, k, mu, sigma, nu, tau; exact (conj given_1 (conj given_2 (conj given_3 (conj given_4 given_5)))).
Qed.

(* Mean of a dot product, entry by entry. *)
Lemma dot_product_mean_of_entries_at (aim : Prop) :
  (let d := 1%nat in
   let d_pos := Nat.lt_0_succ 0 in
   let dies := fun _ : Fin 2 => three_faced in
   let P := dice dies in
   let faces : Fin 2 -> Fin 3 -> R := rows ((1 :: 3 :: (-3) :: nil) :: (2 :: 5 :: (-4) :: nil) :: nil) in
   let q_ : Fin d -> random P := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) in
   let k : Fin d -> random P := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) in
   let mu : Fin d -> R := (vector (1 :: nil)) in
   let nu : Fin d -> R := (vector (2 :: nil)) in
   independent (joint q_ k) ->
   (forall a : Fin d, E (fun w : P => q_ a w) = mu a) ->
   (forall a : Fin d, E (fun w : P => k a w) = nu a) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _).
  - eapply (dice_independent _ _ (numbered_joint (numbered (Fin.F1 :: nil)) (numbered ((Fin.FS Fin.F1) :: nil))));
    one_by_one.
  - holds.
  - holds.
Qed.

Lemma dot_product_mean_of_entries_satisfiable :
  exists (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu nu : Fin d -> R),
    independent (joint q_ k) /\
    (forall a : Fin d, E (fun w : P => q_ a w) = mu a) /\
    (forall a : Fin d, E (fun w : P => k a w) = nu a).
Proof.
  apply dot_product_mean_of_entries_at; intros d d_pos dies P faces q_ k mu nu given_1 given_2 given_3.
  exists d, d_pos, P, q_, k, mu, nu; exact (conj given_1 (conj given_2 given_3)).
Qed.

(* Mean of a dot product. *)
Lemma dot_product_mean_at (aim : Prop) :
  (let d := 1%nat in
   let d_pos := Nat.lt_0_succ 0 in
   let dies := fun _ : Fin 2 => three_faced in
   let P := dice dies in
   let faces : Fin 2 -> Fin 3 -> R := rows ((1 :: 3 :: (-3) :: nil) :: (2 :: 5 :: (-4) :: nil) :: nil) in
   let q_ : Fin d -> random P := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) in
   let k : Fin d -> random P := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) in
   let mu : R := 1 in
   let nu : R := 2 in
   independent (joint q_ k) ->
   (forall a : Fin d, E (fun w : P => q_ a w) = mu) ->
   (forall a : Fin d, E (fun w : P => k a w) = nu) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _).
  - eapply (dice_independent _ _ (numbered_joint (numbered (Fin.F1 :: nil)) (numbered ((Fin.FS Fin.F1) :: nil))));
    one_by_one.
  - holds.
  - holds.
Qed.

Lemma dot_product_mean_satisfiable :
  exists (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu nu : R),
    independent (joint q_ k) /\
    (forall a : Fin d, E (fun w : P => q_ a w) = mu) /\
    (forall a : Fin d, E (fun w : P => k a w) = nu).
Proof.
  apply dot_product_mean_at; intros d d_pos dies P faces q_ k mu nu given_1 given_2 given_3.
  exists d, d_pos, P, q_, k, mu, nu; exact (conj given_1 (conj given_2 given_3)).
Qed.

(* Variance of a dot product, entry by entry. *)
Lemma dot_product_variance_at (aim : Prop) :
  (let d := 1%nat in
   let d_pos := Nat.lt_0_succ 0 in
   let dies := fun _ : Fin 2 => three_faced in
   let P := dice dies in
   let faces : Fin 2 -> Fin 3 -> R := rows ((1 :: 3 :: (-3) :: nil) :: (2 :: 5 :: (-4) :: nil) :: nil) in
   let q_ : Fin d -> random P := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) in
   let k : Fin d -> random P := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) in
   let mu : Fin d -> R := (vector (1 :: nil)) in
   let sigma : Fin d -> R := (vector (2 :: nil)) in
   let nu : Fin d -> R := (vector (2 :: nil)) in
   let tau : Fin d -> R := (vector (3 :: nil)) in
   independent (joint q_ k) ->
   (forall a : Fin d, E (fun w : P => q_ a w) = mu a) ->
   (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma a ^ 2 + mu a ^ 2) ->
   (forall a : Fin d, E (fun w : P => k a w) = nu a) ->
   (forall a : Fin d, E (fun w : P => k a w ^ 2) = tau a ^ 2 + nu a ^ 2) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _ _).
  - eapply (dice_independent _ _ (numbered_joint (numbered (Fin.F1 :: nil)) (numbered ((Fin.FS Fin.F1) :: nil))));
    one_by_one.
  - holds.
  - holds.
  - holds.
  - holds.
Qed.

Lemma dot_product_variance_satisfiable :
  exists (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu sigma nu tau : Fin d -> R),
    independent (joint q_ k) /\
    (forall a : Fin d, E (fun w : P => q_ a w) = mu a) /\
    (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma a ^ 2 + mu a ^ 2) /\
    (forall a : Fin d, E (fun w : P => k a w) = nu a) /\
    (forall a : Fin d, E (fun w : P => k a w ^ 2) = tau a ^ 2 + nu a ^ 2).
Proof.
  apply dot_product_variance_at; intros d d_pos dies P faces q_ k mu sigma nu tau given_1 given_2 given_3 given_4
    given_5.
  exists d, d_pos, P, q_, k, mu, sigma, nu, tau; exact (conj given_1 (conj given_2 (conj given_3 (conj given_4
    given_5)))).
Qed.

(* Variance of a dot product of entries with equal moments. *)
Lemma dot_product_variance_of_identical_at (aim : Prop) :
  (let d := 1%nat in
   let d_pos := Nat.lt_0_succ 0 in
   let dies := fun _ : Fin 2 => three_faced in
   let P := dice dies in
   let faces : Fin 2 -> Fin 3 -> R := rows ((1 :: 3 :: (-3) :: nil) :: (2 :: 5 :: (-4) :: nil) :: nil) in
   let q_ : Fin d -> random P := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) in
   let k : Fin d -> random P := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) in
   let mu : R := 1 in
   let sigma : R := 2 in
   let nu : R := 2 in
   let tau : R := 3 in
   independent (joint q_ k) ->
   (forall a : Fin d, E (fun w : P => q_ a w) = mu) ->
   (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2 + mu ^ 2) ->
   (forall a : Fin d, E (fun w : P => k a w) = nu) ->
   (forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2 + nu ^ 2) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _ _).
  - eapply (dice_independent _ _ (numbered_joint (numbered (Fin.F1 :: nil)) (numbered ((Fin.FS Fin.F1) :: nil))));
    one_by_one.
  - holds.
  - holds.
  - holds.
  - holds.
Qed.

Lemma dot_product_variance_of_identical_satisfiable :
  exists (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu sigma nu tau : R),
    independent (joint q_ k) /\
    (forall a : Fin d, E (fun w : P => q_ a w) = mu) /\
    (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2 + mu ^ 2) /\
    (forall a : Fin d, E (fun w : P => k a w) = nu) /\
    (forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2 + nu ^ 2).
Proof.
  apply dot_product_variance_of_identical_at; intros d d_pos dies P faces q_ k mu sigma nu tau given_1 given_2 given_3
    given_4 given_5.
  exists d, d_pos, P, q_, k, mu, sigma, nu, tau; exact (conj given_1 (conj given_2 (conj given_3 (conj given_4
    given_5)))).
Qed.

(* Variance of a dot product of centered entries. *)
Lemma dot_product_variance_of_centered_at (aim : Prop) :
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

Lemma dot_product_variance_of_centered_satisfiable :
  exists (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (sigma : R),
    independent (joint q_ k) /\
    (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) /\
    (forall a : Fin d, E (fun w : P => k a w) = 0) /\
    (forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2).
Proof.
  apply dot_product_variance_of_centered_at; intros d d_pos dies P faces q_ k sigma given_1 given_2 given_3 given_4.
  exists d, d_pos, P, q_, k, sigma; exact (conj given_1 (conj given_2 (conj given_3 given_4))).
Qed.

(* For independent, centered entries, a score divided by the root of $d$ has the same variance at every $d$. *)
Lemma scaled_dot_product_variance_at (aim : Prop) :
  (let d := 1%nat in
   let d_pos := Nat.lt_0_succ 0 in
   let dies := fun _ : Fin 2 => three_faced in
   let P := dice dies in
   let faces : Fin 2 -> Fin 3 -> R := rows ((0 :: 2 :: (-4) :: nil) :: (0 :: 2 :: (-4) :: nil) :: nil) in
   let q_ : Fin d -> random P := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) in
   let k : Fin d -> random P := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) in
   let sigma : R := 2 in
   let r : R := 1 in
   independent (joint q_ k) ->
   (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) ->
   (forall a : Fin d, E (fun w : P => k a w) = 0) ->
   (forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2) ->
   r ^ 2 = INR d ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _ _).
  - eapply (dice_independent _ _ (numbered_joint (numbered (Fin.F1 :: nil)) (numbered ((Fin.FS Fin.F1) :: nil))));
    one_by_one.
  - holds.
  - holds.
  - holds.
  - holds.
Qed.

Lemma scaled_dot_product_variance_satisfiable :
  exists (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (sigma r : R),
    independent (joint q_ k) /\
    (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) /\
    (forall a : Fin d, E (fun w : P => k a w) = 0) /\
    (forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2) /\
    r ^ 2 = INR d.
Proof.
  apply scaled_dot_product_variance_at; intros d d_pos dies P faces q_ k sigma r given_1 given_2 given_3 given_4
    given_5.
  exists d, d_pos, P, q_, k, sigma, r; exact (conj given_1 (conj given_2 (conj given_3 (conj given_4 given_5)))).
Qed.

(* Mean of a dot product of correlated pairs. *)
Lemma dot_product_mean_of_correlated_at (aim : Prop) :
  (let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let dies := fun _ : Fin 2 => three_faced in
   let P := dice dies in
   let faces : Fin 2 -> Fin 3 -> R := rows ((1 :: 3 :: (-3) :: nil) :: (2 :: 5 :: (-4) :: nil) :: nil) in
   let q_ : Fin d -> random P := (fun a => number dies faces (numbered (Fin.F1 :: Fin.F1 :: nil) a)) in
   let k : Fin d -> random P := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: (Fin.FS Fin.F1) :: nil) a))
     in
   let mu : R := 1 in
   let nu : R := (-1 / 2) in
   let rho : R := (15 / 4) in
   let sigma : R := 2 in
   let tau : R := (1 / 3) in
   (forall a : Fin d, E (fun w : P => q_ a w * k a w) = mu * nu + rho * sigma * tau) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma dot_product_mean_of_correlated_satisfiable :
  exists (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu nu rho sigma tau : R),
    (forall a : Fin d, E (fun w : P => q_ a w * k a w) = mu * nu + rho * sigma * tau).
Proof.
  apply dot_product_mean_of_correlated_at; intros d d_pos dies P faces q_ k mu nu rho sigma tau given.
  exists d, d_pos, P, q_, k, mu, nu, rho, sigma, tau; exact given.
Qed.

(* Fourth moment of a dot product. *)
Lemma dot_product_fourth_moment_at (aim : Prop) :
  (let d := 1%nat in
   let d_pos := Nat.lt_0_succ 0 in
   let dies := fun _ : Fin 2 => three_faced in
   let P := dice dies in
   let faces : Fin 2 -> Fin 3 -> R := rows ((0 :: 2 :: (-4) :: nil) :: (0 :: 3 :: (-6) :: nil) :: nil) in
   let q_ : Fin d -> random P := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) in
   let k : Fin d -> random P := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) in
   let sigma : R := 2 in
   let m_4 : R := 48 in
   let tau : R := 3 in
   let n_4 : R := 243 in
   independent (joint q_ k) ->
   (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) ->
   (forall a : Fin d, E (fun w : P => q_ a w ^ 4) = m_4) ->
   (forall a : Fin d, E (fun w : P => k a w) = 0) ->
   (forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2) ->
   (forall a : Fin d, E (fun w : P => k a w ^ 4) = n_4) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _ _ _).
  - eapply (dice_independent _ _ (numbered_joint (numbered (Fin.F1 :: nil)) (numbered ((Fin.FS Fin.F1) :: nil))));
    one_by_one.
  - holds.
  - holds.
  - holds.
  - holds.
  - holds.
Qed.

Lemma dot_product_fourth_moment_satisfiable :
  exists (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (sigma m_4 tau n_4 : R),
    independent (joint q_ k) /\
    (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) /\
    (forall a : Fin d, E (fun w : P => q_ a w ^ 4) = m_4) /\
    (forall a : Fin d, E (fun w : P => k a w) = 0) /\
    (forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2) /\
    (forall a : Fin d, E (fun w : P => k a w ^ 4) = n_4).
Proof.
  apply dot_product_fourth_moment_at; intros d d_pos dies P faces q_ k sigma m_4 tau n_4 given_1 given_2 given_3
    given_4 given_5 given_6.
  exists d, d_pos, P, q_, k, sigma, m_4, tau, n_4; exact (conj given_1 (conj given_2 (conj given_3 (conj given_4 (conj
    given_5 given_6))))).
Qed.

(* Excess kurtosis of a score. *)
Lemma dot_product_excess_kurtosis_at (aim : Prop) :
  (let d := 1%nat in
   let d_pos := Nat.lt_0_succ 0 in
   let dies := fun _ : Fin 2 => three_faced in
   let P := dice dies in
   let faces : Fin 2 -> Fin 3 -> R := rows ((0 :: 2 :: (-4) :: nil) :: (0 :: 3 :: (-6) :: nil) :: nil) in
   let q_ : Fin d -> random P := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) in
   let k : Fin d -> random P := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) in
   let sigma : R := 2 in
   let kappa_q : R := 3 in
   let tau : R := 3 in
   let kappa_k : R := 3 in
   independent (joint q_ k) ->
   (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) ->
   (forall a : Fin d, E (fun w : P => q_ a w ^ 4) = kappa_q * sigma ^ 4) ->
   (forall a : Fin d, E (fun w : P => k a w) = 0) ->
   (forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2) ->
   (forall a : Fin d, E (fun w : P => k a w ^ 4) = kappa_k * tau ^ 4) ->
   sigma <> 0 ->
   tau <> 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _ _ _ _ _).
  - eapply (dice_independent _ _ (numbered_joint (numbered (Fin.F1 :: nil)) (numbered ((Fin.FS Fin.F1) :: nil))));
    one_by_one.
  - holds.
  - holds.
  - holds.
  - holds.
  - holds.
  - holds.
  - holds.
Qed.

Lemma dot_product_excess_kurtosis_satisfiable :
  exists (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (sigma kappa_q tau kappa_k : R),
    independent (joint q_ k) /\
    (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) /\
    (forall a : Fin d, E (fun w : P => q_ a w ^ 4) = kappa_q * sigma ^ 4) /\
    (forall a : Fin d, E (fun w : P => k a w) = 0) /\
    (forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2) /\
    (forall a : Fin d, E (fun w : P => k a w ^ 4) = kappa_k * tau ^ 4) /\
    sigma <> 0 /\
    tau <> 0.
Proof.
  apply dot_product_excess_kurtosis_at; intros d d_pos dies P faces q_ k sigma kappa_q tau kappa_k given_1 given_2
    given_3 given_4 given_5 given_6 given_7 given_8.
  exists d, d_pos, P, q_, k, sigma, kappa_q, tau, kappa_k; exact (conj given_1 (conj given_2 (conj given_3 (conj
    given_4 (conj given_5 (conj given_6 (conj given_7 given_8))))))).
Qed.

(* Different scores of independent, centered queries and keys are uncorrelated. *)
Lemma score_covariance_at (aim : Prop) :
  (let n := 1%nat in
   let n_pos := Nat.lt_0_succ 0 in
   let d := 1%nat in
   let d_pos := Nat.lt_0_succ 0 in
   let m := 1%nat in
   let m_pos := Nat.lt_0_succ 0 in
   let dies := fun _ : Fin 2 => three_faced in
   let P := dice dies in
   let faces : Fin 2 -> Fin 3 -> R := rows ((0 :: 2 :: (-4) :: nil) :: (0 :: 3 :: (-6) :: nil) :: nil) in
   let Q : Fin n -> Fin d -> random P := (fun a b => number dies faces (numbered2 ((Fin.F1 :: nil) :: nil) a b)) in
   let K : Fin m -> Fin d -> random P := (fun a b => number dies faces (numbered2 (((Fin.FS Fin.F1) :: nil) :: nil) a
     b)) in
   let sigma : R := 2 in
   let tau : R := 3 in
   let i : Fin n := Fin.F1 in
   let j : Fin m := Fin.F1 in
   let k : Fin n := Fin.F1 in
   let l : Fin m := Fin.F1 in
   independent (joint (matrix Q) (matrix K)) ->
   (forall i : Fin n, forall a : Fin d, E (fun w : P => Q i a w) = 0) ->
   (forall i : Fin n, forall a : Fin d, E (fun w : P => Q i a w ^ 2) = sigma ^ 2) ->
   (forall i : Fin m, forall a : Fin d, E (fun w : P => K i a w) = 0) ->
   (forall i : Fin m, forall a : Fin d, E (fun w : P => K i a w ^ 2) = tau ^ 2) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _ _).
  - eapply (dice_independent _ _ (numbered_joint (numbered_matrix (numbered2 ((Fin.F1 :: nil) :: nil)))
    (numbered_matrix (numbered2 (((Fin.FS Fin.F1) :: nil) :: nil))))); one_by_one.
  - holds.
  - holds.
  - holds.
  - holds.
Qed.

Lemma score_covariance_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 < m)%nat) (P :
    probability) (Q : Fin n -> Fin d -> random P) (K : Fin m -> Fin d -> random P) (sigma tau : R) (i : Fin n) (j :
    Fin m) (k : Fin n) (l : Fin m),
    independent (joint (matrix Q) (matrix K)) /\
    (forall i : Fin n, forall a : Fin d, E (fun w : P => Q i a w) = 0) /\
    (forall i : Fin n, forall a : Fin d, E (fun w : P => Q i a w ^ 2) = sigma ^ 2) /\
    (forall i : Fin m, forall a : Fin d, E (fun w : P => K i a w) = 0) /\
    (forall i : Fin m, forall a : Fin d, E (fun w : P => K i a w ^ 2) = tau ^ 2).
Proof.
  apply score_covariance_at; intros n n_pos d d_pos m m_pos dies P faces Q K sigma tau i j k l given_1 given_2 given_3
    given_4 given_5.
  exists n, n_pos, d, d_pos, m, m_pos, P, Q, K, sigma, tau, i, j, k, l; exact (conj given_1 (conj given_2 (conj
    given_3 (conj given_4 given_5)))).
Qed.

(* Covariance of the squares of two scores of one row. *)
Lemma score_squares_covariance_at (aim : Prop) :
  (let n := 1%nat in
   let n_pos := Nat.lt_0_succ 0 in
   let d := 1%nat in
   let d_pos := Nat.lt_0_succ 0 in
   let m := 2%nat in
   let m_pos := Nat.lt_0_succ 1 in
   let dies := fun _ : Fin 3 => three_faced in
   let P := dice dies in
   let faces : Fin 3 -> Fin 3 -> R := rows ((0 :: 2 :: (-4) :: nil) :: (0 :: 2 :: (-4) :: nil) :: (0 :: 2 :: (-4) ::
     nil) :: nil) in
   let Q : Fin n -> Fin d -> random P := (fun a b => number dies faces (numbered2 ((Fin.F1 :: nil) :: nil) a b)) in
   let K : Fin m -> Fin d -> random P := (fun a b => number dies faces (numbered2 (((Fin.FS Fin.F1) :: nil) ::
     ((Fin.FS (Fin.FS Fin.F1)) :: nil) :: nil) a b)) in
   let sigma : R := 2 in
   let j : Fin m := Fin.F1 in
   let l : Fin m := (Fin.FS Fin.F1) in
   let i : Fin n := Fin.F1 in
   independent (joint (matrix Q) (matrix K)) ->
   (forall i : Fin n, forall a : Fin d, E (fun w : P => Q i a w ^ 2) = sigma ^ 2) ->
   (forall i : Fin n, forall a : Fin d, E (fun w : P => Q i a w ^ 4) = 3 * sigma ^ 4) ->
   (forall i : Fin m, forall a : Fin d, E (fun w : P => K i a w) = 0) ->
   (forall i : Fin m, forall a : Fin d, E (fun w : P => K i a w ^ 2) = sigma ^ 2) ->
   j <> l ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _ _ _).
  - eapply (dice_independent _ _ (numbered_joint (numbered_matrix (numbered2 ((Fin.F1 :: nil) :: nil)))
    (numbered_matrix (numbered2 (((Fin.FS Fin.F1) :: nil) :: ((Fin.FS (Fin.FS Fin.F1)) :: nil) :: nil)))));
    one_by_one.
  - holds.
  - holds.
  - holds.
  - holds.
  - holds.
Qed.

Lemma score_squares_covariance_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (d : nat) (d_pos : (0 < d)%nat) (m : nat) (m_pos : (0 < m)%nat) (P :
    probability) (Q : Fin n -> Fin d -> random P) (K : Fin m -> Fin d -> random P) (sigma : R) (j l : Fin m) (i : Fin
    n),
    independent (joint (matrix Q) (matrix K)) /\
    (forall i : Fin n, forall a : Fin d, E (fun w : P => Q i a w ^ 2) = sigma ^ 2) /\
    (forall i : Fin n, forall a : Fin d, E (fun w : P => Q i a w ^ 4) = 3 * sigma ^ 4) /\
    (forall i : Fin m, forall a : Fin d, E (fun w : P => K i a w) = 0) /\
    (forall i : Fin m, forall a : Fin d, E (fun w : P => K i a w ^ 2) = sigma ^ 2) /\
    j <> l.
Proof.
  apply score_squares_covariance_at; intros n n_pos d d_pos m m_pos dies P faces Q K sigma j l i given_1 given_2
    given_3 given_4 given_5 given_6.
  exists n, n_pos, d, d_pos, m, m_pos, P, Q, K, sigma, j, l, i; exact (conj given_1 (conj given_2 (conj given_3 (conj
    given_4 (conj given_5 given_6))))).
Qed.

(* Variance of a score for a given query. *)
Lemma score_row_variance_given_query_at (aim : Prop) :
  (let d := 2%nat in
   let d_pos := Nat.lt_0_succ 1 in
   let dies := fun _ : Fin 2 => three_faced in
   let P := dice dies in
   let faces : Fin 2 -> Fin 3 -> R := rows ((0 :: 2 :: (-4) :: nil) :: (0 :: 2 :: (-4) :: nil) :: nil) in
   let k : Fin d -> random P := (fun a => number dies faces (numbered (Fin.F1 :: (Fin.FS Fin.F1) :: nil) a)) in
   let sigma : R := 2 in
   let x : Fin d -> R := (vector (1 :: (-1 / 2) :: nil)) in
   independent k ->
   (forall a : Fin d, E (fun w : P => k a w) = 0) ->
   (forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _).
  - eapply (dice_independent _ _ (numbered (Fin.F1 :: (Fin.FS Fin.F1) :: nil))); one_by_one.
  - holds.
  - holds.
Qed.

Lemma score_row_variance_given_query_satisfiable :
  exists (d : nat) (d_pos : (0 < d)%nat) (P : probability) (k : Fin d -> random P) (sigma : R) (x : Fin d -> R),
    independent k /\
    (forall a : Fin d, E (fun w : P => k a w) = 0) /\
    (forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2).
Proof.
  apply score_row_variance_given_query_at; intros d d_pos dies P faces k sigma x given_1 given_2 given_3.
  exists d, d_pos, P, k, sigma, x; exact (conj given_1 (conj given_2 given_3)).
Qed.
