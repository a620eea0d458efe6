(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Points.
From Book Require Import Facts Softmax DotProduct Scaling.
Open Scope R_scope.

(* For independent, centered entries, a score divided by $d$ has a variance that falls like $1/d$. *)
Lemma dot_product_over_width_variance_at (aim : Prop) :
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

Lemma dot_product_over_width_variance_satisfiable :
  exists (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (sigma : R),
    independent (joint q_ k) /\
    (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) /\
    (forall a : Fin d, E (fun w : P => k a w) = 0) /\
    (forall a : Fin d, E (fun w : P => k a w ^ 2) = sigma ^ 2).
Proof.
  apply dot_product_over_width_variance_at; intros d d_pos dies P faces q_ k sigma given_1 given_2 given_3 given_4.
  exists d, d_pos, P, q_, k, sigma; exact (conj given_1 (conj given_2 (conj given_3 given_4))).
Qed.

(* Where neither mean is zero, the modulus of the mean of a scaled score grows with $d$. *)
Lemma scaled_dot_product_mean_at (aim : Prop) :
  (let d := 1%nat in
   let d_pos := Nat.lt_0_succ 0 in
   let dies := fun _ : Fin 2 => three_faced in
   let P := dice dies in
   let faces : Fin 2 -> Fin 3 -> R := rows ((1 :: 3 :: (-3) :: nil) :: (2 :: 5 :: (-4) :: nil) :: nil) in
   let q_ : Fin d -> random P := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) in
   let k : Fin d -> random P := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) in
   let mu : R := 1 in
   let nu : R := 2 in
   let r : R := 1 in
   independent (joint q_ k) ->
   (forall a : Fin d, E (fun w : P => q_ a w) = mu) ->
   (forall a : Fin d, E (fun w : P => k a w) = nu) ->
   r ^ 2 = INR d ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _).
  - eapply (dice_independent _ _ (numbered_joint (numbered (Fin.F1 :: nil)) (numbered ((Fin.FS Fin.F1) :: nil))));
    one_by_one.
  - holds.
  - holds.
  - holds.
Qed.

Lemma scaled_dot_product_mean_satisfiable :
  exists (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu nu r : R),
    independent (joint q_ k) /\
    (forall a : Fin d, E (fun w : P => q_ a w) = mu) /\
    (forall a : Fin d, E (fun w : P => k a w) = nu) /\
    r ^ 2 = INR d.
Proof.
  apply scaled_dot_product_mean_at; intros d d_pos dies P faces q_ k mu nu r given_1 given_2 given_3 given_4.
  exists d, d_pos, P, q_, k, mu, nu, r; exact (conj given_1 (conj given_2 (conj given_3 given_4))).
Qed.

(* Means of independent entries add to the variance of a scaled score, by the same at every $d$. *)
Lemma scaled_dot_product_variance_of_identical_at (aim : Prop) :
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
   let r : R := 1 in
   independent (joint q_ k) ->
   (forall a : Fin d, E (fun w : P => q_ a w) = mu) ->
   (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2 + mu ^ 2) ->
   (forall a : Fin d, E (fun w : P => k a w) = nu) ->
   (forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2 + nu ^ 2) ->
   r ^ 2 = INR d ->
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

Lemma scaled_dot_product_variance_of_identical_satisfiable :
  exists (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (mu sigma nu tau r : R),
    independent (joint q_ k) /\
    (forall a : Fin d, E (fun w : P => q_ a w) = mu) /\
    (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2 + mu ^ 2) /\
    (forall a : Fin d, E (fun w : P => k a w) = nu) /\
    (forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2 + nu ^ 2) /\
    r ^ 2 = INR d.
Proof.
  apply scaled_dot_product_variance_of_identical_at; intros d d_pos dies P faces q_ k mu sigma nu tau r given_1
    given_2 given_3 given_4 given_5 given_6.
  exists d, d_pos, P, q_, k, mu, sigma, nu, tau, r; exact (conj given_1 (conj given_2 (conj given_3 (conj given_4
    (conj given_5 given_6))))).
Qed.

(* Entries that are multiples of each other. *)
Lemma scaled_dot_product_variance_of_multiples_at (aim : Prop) :
  (let d := 1%nat in
   let d_pos := Nat.lt_0_succ 0 in
   let dies := fun _ : Fin 2 => three_faced in
   let P := dice dies in
   let faces : Fin 2 -> Fin 3 -> R := rows ((0 :: 2 :: (-4) :: nil) :: (0 :: 2 :: (-4) :: nil) :: nil) in
   let q_ : random P := (number dies faces Fin.F1) in
   let k : random P := (number dies faces (Fin.FS Fin.F1)) in
   let sigma : R := 2 in
   let r : R := 1 in
   let u : Fin d -> R := (vector (1 :: nil)) in
   let v : Fin d -> R := (vector ((-1 / 2) :: nil)) in
   independent (joint (single q_) (single k)) ->
   E (fun w : P => q_ w ^ 2) = sigma ^ 2 ->
   E (fun w : P => k w) = 0 ->
   E (fun w : P => k w ^ 2) = sigma ^ 2 ->
   r ^ 2 = INR d ->
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

Lemma scaled_dot_product_variance_of_multiples_satisfiable :
  exists (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : random P) (sigma r : R) (u v : Fin d -> R),
    independent (joint (single q_) (single k)) /\
    E (fun w : P => q_ w ^ 2) = sigma ^ 2 /\
    E (fun w : P => k w) = 0 /\
    E (fun w : P => k w ^ 2) = sigma ^ 2 /\
    r ^ 2 = INR d.
Proof.
  apply scaled_dot_product_variance_of_multiples_at; intros d d_pos dies P faces q_ k sigma r u v given_1 given_2
    given_3 given_4 given_5.
  exists d, d_pos, P, q_, k, sigma, r, u, v; exact (conj given_1 (conj given_2 (conj given_3 (conj given_4
    given_5)))).
Qed.

(* Keys that are the queries. *)
Lemma scaled_self_score_mean_at (aim : Prop) :
  (let d := 4%nat in
   let d_pos := Nat.lt_0_succ 3 in
   let dies := fun _ : Fin 1 => three_faced in
   let P := dice dies in
   let faces : Fin 1 -> Fin 3 -> R := rows ((0 :: 2 :: (-4) :: nil) :: nil) in
   let q_ : Fin d -> random P := (fun a => number dies faces (numbered (Fin.F1 :: Fin.F1 :: Fin.F1 :: Fin.F1 :: nil)
     a)) in
   let sigma : R := 2 in
   let r : R := 2 in
   (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) ->
   r ^ 2 = INR d ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma scaled_self_score_mean_satisfiable :
  exists (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ : Fin d -> random P) (sigma r : R),
    (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) /\
    r ^ 2 = INR d.
Proof.
  apply scaled_self_score_mean_at; intros d d_pos dies P faces q_ sigma r given_1 given_2.
  exists d, d_pos, P, q_, sigma, r; exact (conj given_1 given_2).
Qed.

(* Variance of a score with oneself. *)
Lemma scaled_self_score_variance_at (aim : Prop) :
  (let d := 1%nat in
   let d_pos := Nat.lt_0_succ 0 in
   let dies := fun _ : Fin 1 => three_faced in
   let P := dice dies in
   let faces : Fin 1 -> Fin 3 -> R := rows ((0 :: 2 :: (-4) :: nil) :: nil) in
   let q_ : Fin d -> random P := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) in
   let sigma : R := 2 in
   let m_4 : R := 48 in
   let r : R := 1 in
   independent q_ ->
   (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) ->
   (forall a : Fin d, E (fun w : P => q_ a w ^ 4) = m_4) ->
   r ^ 2 = INR d ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _).
  - eapply (dice_independent _ _ (numbered (Fin.F1 :: nil))); one_by_one.
  - holds.
  - holds.
  - holds.
Qed.

Lemma scaled_self_score_variance_satisfiable :
  exists (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ : Fin d -> random P) (sigma m_4 r : R),
    independent q_ /\
    (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) /\
    (forall a : Fin d, E (fun w : P => q_ a w ^ 4) = m_4) /\
    r ^ 2 = INR d.
Proof.
  apply scaled_self_score_variance_at; intros d d_pos dies P faces q_ sigma m_4 r given_1 given_2 given_3 given_4.
  exists d, d_pos, P, q_, sigma, m_4, r; exact (conj given_1 (conj given_2 (conj given_3 given_4))).
Qed.

(* What $\sqrt d$ keeps of independent keys, and $d$ of aligned ones. *)
Lemma width_scalings_at (aim : Prop) :
  (let d := 1%nat in
   let d_pos := Nat.lt_0_succ 0 in
   let dies := fun _ : Fin 2 => three_faced in
   let P := dice dies in
   let faces : Fin 2 -> Fin 3 -> R := rows ((0 :: 2 :: (-4) :: nil) :: (0 :: 3 :: (-6) :: nil) :: nil) in
   let q_ : Fin d -> random P := (fun a => number dies faces (numbered (Fin.F1 :: nil) a)) in
   let k : Fin d -> random P := (fun a => number dies faces (numbered ((Fin.FS Fin.F1) :: nil) a)) in
   let sigma : R := 2 in
   let tau : R := 3 in
   let r : R := 1 in
   let t : R := 1 in
   independent (joint q_ k) ->
   (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) ->
   (forall a : Fin d, E (fun w : P => k a w) = 0) ->
   (forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2) ->
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

Lemma width_scalings_satisfiable :
  exists (d : nat) (d_pos : (0 < d)%nat) (P : probability) (q_ k : Fin d -> random P) (sigma tau r t : R),
    independent (joint q_ k) /\
    (forall a : Fin d, E (fun w : P => q_ a w ^ 2) = sigma ^ 2) /\
    (forall a : Fin d, E (fun w : P => k a w) = 0) /\
    (forall a : Fin d, E (fun w : P => k a w ^ 2) = tau ^ 2) /\
    r ^ 2 = INR d.
Proof.
  apply width_scalings_at; intros d d_pos dies P faces q_ k sigma tau r t given_1 given_2 given_3 given_4 given_5.
  exists d, d_pos, P, q_, k, sigma, tau, r, t; exact (conj given_1 (conj given_2 (conj given_3 (conj given_4
    given_5)))).
Qed.

(* The Jacobian in logits that are divided. *)
Lemma scaled_softmax_jacobian_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let r : R := 2 in
   let x : Fin n -> R := (vector (1 :: (1 / 2) :: nil)) in
   let i : Fin n := Fin.F1 in
   let j : Fin n := Fin.F1 in
   r <> 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma scaled_softmax_jacobian_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (r : R) (x : Fin n -> R) (i j : Fin n),
    r <> 0.
Proof.
  apply scaled_softmax_jacobian_at; intros n n_pos r x i j given.
  exists n, n_pos, r, x, i, j; exact given.
Qed.

(* Equal logits give equal weights. *)
Lemma softmax_of_ties_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let x : Fin n -> R := (vector (1 :: 1 :: nil)) in
   let c : R := 1 in
   let i : Fin n := Fin.F1 in
   (forall k : Fin n, x k = c) ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma softmax_of_ties_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (c : R) (i : Fin n),
    (forall k : Fin n, x k = c).
Proof.
  apply softmax_of_ties_at; intros n n_pos x c i given.
  exists n, n_pos, x, c, i; exact given.
Qed.

(* Where all logits agree, dividing them divides the Jacobian. *)
Lemma scaled_softmax_jacobian_at_ties_at (aim : Prop) :
  (let n := 2%nat in
   let n_pos := Nat.lt_0_succ 1 in
   let r : R := 2 in
   let x : Fin n -> R := (vector (1 :: 1 :: nil)) in
   let c : R := 1 in
   let i : Fin n := Fin.F1 in
   let j : Fin n := Fin.F1 in
   r <> 0 ->
   (forall k : Fin n, x k = c) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma scaled_softmax_jacobian_at_ties_satisfiable :
  exists (n : nat) (n_pos : (0 < n)%nat) (r : R) (x : Fin n -> R) (c : R) (i j : Fin n),
    r <> 0 /\
    (forall k : Fin n, x k = c).
Proof.
  apply scaled_softmax_jacobian_at_ties_at; intros n n_pos r x c i j given_1 given_2.
  exists n, n_pos, r, x, c, i, j; exact (conj given_1 given_2).
Qed.
