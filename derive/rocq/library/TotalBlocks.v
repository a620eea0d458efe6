(* Backward passes of layers put together: side by side, around a layer, row by row, head by head. Each is made of the
   backward passes of its parts, by the chain rule: heads that share keys and values, and a block with attention. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality.
From Derive Require Import Support Total TotalRules TotalTerms.
From Book Require Import Attention Normalization FeedForward TotalAttention TotalNormalization.
Open Scope R_scope.

Lemma add_adjoint (s t : shape) (L M : point s -> point t) B C :
  adjoint s t L B -> adjoint s t M C -> adjoint s t (fun h => add (L h) (M h)) (fun g => add (B g) (C g)).
Proof.
  intros HB HC g h; rewrite inner_add, HB, HC, !(inner_sym _ h), inner_add; reflexivity.
Qed.

(* Where two layers add up, what comes back adds up. *)
Theorem backward_add (s t : shape) (f g : point s -> point t) (x : point s) B C :
  backward s t f x B -> backward s t g x C ->
  backward s t (fun x => add (f x) (g x)) x (fun v => add (B v) (C v)).
Proof.
  intros [L [DL AL]] [M [DM AM]]; exists (fun h => add (L h) (M h)); split.
  - now apply derivative_add.
  - now apply add_adjoint.
Qed.

Theorem backward_identity (s : shape) (x : point s) : backward s s (fun x => x) x (fun g => g).
Proof.
  exists (fun h => h); split; [apply derivative_linear; split; reflexivity|intros g h; reflexivity].
Qed.

(* A residual connection. *)
Theorem backward_around (s : shape) (f : point s -> point s) (x : point s) B :
  backward s s f x B -> backward s s (fun x => add x (f x)) x (fun g => add g (B g)).
Proof. intros H; exact (backward_add s s (fun x => x) f x _ _ (backward_identity s x) H). Qed.

(* Two layers of one input, side by side. *)
Theorem backward_both (s t u : shape) (f : point s -> point t) (g : point s -> point u) (x : point s) B C :
  backward s t f x B -> backward s u g x C ->
  backward s (both t u) (fun x => (f x, g x)) x (fun v => add (B (left_of v)) (C (right_of v))).
Proof.
  intros [L [DL AL]] [M [DM AM]]; exists (fun h => (L h, M h)); split; [now apply derivative_both|].
  intros v h; simpl; rewrite (inner_sym (add _ _)), inner_add, <- (inner_sym _ h), <- (inner_sym _ h), <- AL, <- AM.
  reflexivity.
Qed.

(* The sum of a family of points, entry by entry. *)
Fixpoint total {n : nat} {s : shape} : (Fin n -> point s) -> point s :=
  match s return (Fin n -> point s) -> point s with
  | number => fun x => Sum x
  | family m t => fun x i => total (fun k => x k i)
  | both t u => fun x => (total (fun k => left_of (x k)), total (fun k => right_of (x k)))
  end.

Lemma inner_total {n : nat} {s : shape} : forall (x : Fin n -> point s) (h : point s),
  inner (total x) h = Sum (fun k => inner (x k) h).
Proof.
  induction s as [|m t IH|t IHt u IHu]; simpl; intros x h.
  - symmetry; exact (Sum_scale_right h x).
  - rewrite Sum_exchange; apply Sum_ext; intros i; apply IH.
  - rewrite Sum_add; f_equal; [apply (IHt (fun k => left_of (x k)))|apply (IHu (fun k => right_of (x k)))].
Qed.

(* Many layers of one input: heads. *)
Theorem backward_family (n : nat) (s t : shape) (f : Fin n -> point s -> point t) (x : point s) B :
  (forall k, backward s t (f k) x (B k)) ->
  backward s (family n t) (fun x k => f k x) x (fun g => total (fun k => B k (g k))).
Proof.
  intros H; destruct (finite_choice _ H) as [L HL]; exists (fun h k => L k h); split.
  - apply derivative_family; intros k; apply (HL k).
  - intros g h; rewrite inner_total; apply Sum_ext; intros k; apply (HL k).
Qed.

(* Many layers, each of an input of its own and of one that all share: what comes back to this one adds up. *)
Theorem backward_shared (h : nat) (s t u : shape) (f : Fin h -> point s -> point t -> point u)
    (x : Fin h -> point s) (y : point t) (B : Fin h -> point u -> point s) (C : Fin h -> point u -> point t) :
  (forall k, backward (both s t) u (fun p => f k (left_of p) (right_of p)) (x k, y) (fun g => (B k g, C k g))) ->
  backward (both (family h s) t) (family h u) (fun p k => f k (left_of p k) (right_of p)) (x, y)
    (fun G => (fun k => B k (G k), total (fun k => C k (G k)))).
Proof.
  intros H; destruct (finite_choice _ H) as [L HL].
  exists (fun (v : point (both (family h s) t)) k => L k (left_of v k, right_of v)); split.
  - apply derivative_family; intros k.
    apply (chain_rule (both (family h s) t) (both s t) u (fun p => (left_of p k, right_of p))
      (fun p => f k (left_of p) (right_of p)) (x, y) (fun v => (left_of v k, right_of v)) (L k)); [|apply (HL k)].
    apply (derivative_linear (both (family h s) t) (both s t)); split; reflexivity.
  - intros G v; simpl; rewrite inner_total, <- Sum_add; apply Sum_ext; intros k.
    exact (proj2 (HL k) (G k) (left_of v k, right_of v)).
Qed.

(* One layer, applied to each row. *)
Theorem backward_rows (n : nat) (s t : shape) (f : point s -> point t) (X : point (family n s)) B :
  (forall k, backward s t f (X k) (B k)) ->
  backward (family n s) (family n t) (fun X k => f (X k)) X (fun G k => B k (G k)).
Proof.
  intros H; destruct (finite_choice _ H) as [L HL]; exists (fun h k => L k (h k)); split.
  - apply derivative_family; intros k.
    apply (chain_rule (family n s) s t (fun X => X k) f X (fun h => h k) (L k)); [|apply (HL k)].
    apply (derivative_linear (family n s) s), member_linear.
  - intros G h; apply Sum_ext; intros k; apply (HL k).
Qed.

(* A linear map and its adjoint. *)
Theorem backward_linear (s t : shape) (L : point s -> point t) (x : point s) B :
  is_linear L -> adjoint s t L B -> backward s t L x B.
Proof. intros H A; exists L; split; [now apply derivative_linear|exact A]. Qed.

Theorem backward_same (s t : shape) (f : point s -> point t) (x : point s) (B C : point t -> point s) :
  (forall g, B g = C g) -> backward s t f x B -> backward s t f x C.
Proof. intros E; apply functional_extensionality in E as ->; trivial. Qed.

(* ---- attention ---- *)

(* The weight of key j for query i: additive mask M, multiplicative mask U, scores divided by r. *)
Definition weight {m n d} (r : R) (U M : Fin m -> Fin n -> R) (Q : Fin m -> Fin d -> R) (K : Fin n -> Fin d -> R)
    (i : Fin m) : Fin n -> R :=
  masked_softmax (U i) (fun j => Sum (fun a => Q i a * K j a) / r + M i j).

(* Some key of each query is seen. *)
Definition seen {m n d} (r : R) (U M : Fin m -> Fin n -> R) (Q : Fin m -> Fin d -> R)
    (K : Fin n -> Fin d -> R) : Prop :=
  forall k, masked_partition (U k) (fun j => Sum (fun a => Q k a * K j a) / r + M k j) <> 0.

Definition head {m n d e} (r : R) (U M : Fin m -> Fin n -> R) (Q : Fin m -> Fin d -> R) (K : Fin n -> Fin d -> R)
    (V : Fin n -> Fin e -> R) : Fin m -> Fin e -> R :=
  fun i c => Sum (fun j => weight r U M Q K i j * V j c).

(* What comes back to the score of key j for query i, when G comes back to the output. *)
Definition score_back {m n d e} r U M (Q : Fin m -> Fin d -> R) (K : Fin n -> Fin d -> R) (V : Fin n -> Fin e -> R)
    (G : Fin m -> Fin e -> R) (i : Fin m) (j : Fin n) : R :=
  weight r U M Q K i j
    * (Sum (fun c => G i c * V j c) - Sum (fun l => weight r U M Q K i l * Sum (fun c => G i c * V l c))).

Definition query_back {m n d e} r U M (Q : Fin m -> Fin d -> R) (K : Fin n -> Fin d -> R) (V : Fin n -> Fin e -> R)
    (G : Fin m -> Fin e -> R) (i : Fin m) (a : Fin d) : R :=
  Sum (fun j => score_back r U M Q K V G i j * K j a) / r.

Definition key_back {m n d e} r U M (Q : Fin m -> Fin d -> R) (K : Fin n -> Fin d -> R) (V : Fin n -> Fin e -> R)
    (G : Fin m -> Fin e -> R) (j : Fin n) (a : Fin d) : R :=
  Sum (fun i => score_back r U M Q K V G i j * Q i a) / r.

Definition value_back {m n d e} r U M (Q : Fin m -> Fin d -> R) (K : Fin n -> Fin d -> R)
    (G : Fin m -> Fin e -> R) (j : Fin n) (c : Fin e) : R :=
  Sum (fun i => weight r U M Q K i j * G i c).

Theorem head_total (m n d e : nat) (m_pos : (0 < m)%nat) (n_pos : (0 < n)%nat) (d_pos : (0 < d)%nat)
    (e_pos : (0 < e)%nat) r U M (Q : Fin m -> Fin d -> R) (K : Fin n -> Fin d -> R) (V : Fin n -> Fin e -> R)
    (given_1 : r <> 0) (given_2 : seen r U M Q K) :
  backward (both (matrix m d) (both (matrix n d) (matrix n e))) (matrix m e)
    (fun p => head r U M (left_of p) (left_of (right_of p)) (right_of (right_of p)))
    (Q, (K, V))
    (fun G => (query_back r U M Q K V G, (key_back r U M Q K V G, value_back r U M Q K G))).
Proof.
  exact (ex_intro _ _ (attention_total m m_pos n n_pos d d_pos e e_pos r U Q K M V given_1 given_2)).
Qed.

(* Heads that share their keys and values, with masks of their own: what comes back to keys and values adds up. *)
Theorem shared_heads_total (h m n d e : nat) (m_pos : (0 < m)%nat) (n_pos : (0 < n)%nat) (d_pos : (0 < d)%nat)
    (e_pos : (0 < e)%nat) r (U M : Fin h -> Fin m -> Fin n -> R) (Q : Fin h -> Fin m -> Fin d -> R)
    (K : Fin n -> Fin d -> R) (V : Fin n -> Fin e -> R)
    (given_1 : r <> 0) (given_2 : forall s, seen r (U s) (M s) (Q s) K) :
  backward (both (family h (matrix m d)) (both (matrix n d) (matrix n e))) (family h (matrix m e))
    (fun p s => head r (U s) (M s) (left_of p s) (left_of (right_of p)) (right_of (right_of p)))
    (Q, (K, V))
    (fun G => (fun s => query_back r (U s) (M s) (Q s) K V (G s),
      (fun j a => Sum (fun s => key_back r (U s) (M s) (Q s) K V (G s) j a),
       fun j c => Sum (fun s => value_back r (U s) (M s) (Q s) K (G s) j c)))).
Proof.
  exact (backward_shared h (matrix m d) (both (matrix n d) (matrix n e)) (matrix m e)
    (fun s q p => head r (U s) (M s) q (left_of p) (right_of p)) Q (K, V)
    (fun s G => query_back r (U s) (M s) (Q s) K V G)
    (fun s G => (key_back r (U s) (M s) (Q s) K V G, value_back r (U s) (M s) (Q s) K G))
    (fun s => head_total m n d e m_pos n_pos d_pos e_pos r (U s) (M s) (Q s) K V given_1 (given_2 s))).
Qed.

(* ---- a block: X + Attention (LayerNorm X), with projections ---- *)

Definition normed {n w} (gamma beta : Fin w -> R) (epsilon : R) (X : Fin n -> Fin w -> R) : Fin n -> Fin w -> R :=
  fun t o => gamma o * layernorm (X t) epsilon o + beta o.

Definition normed_back {n w} (gamma : Fin w -> R) (epsilon : R) (X G : Fin n -> Fin w -> R) : Fin n -> Fin w -> R :=
  fun t o => 1 / deviation (X t) epsilon * (G t o * gamma o - 1 / INR w * Sum (fun i => G t i * gamma i)
    - layernorm (X t) epsilon o / INR w * Sum (fun i => G t i * gamma i * layernorm (X t) epsilon i)).

Definition projected {n w d} (W : Fin w -> Fin d -> R) (b : Fin d -> R) (X : Fin n -> Fin w -> R) :
    Fin n -> Fin d -> R :=
  fun t a => linear X W b t a.

Definition projected_back {n w d} (W : Fin w -> Fin d -> R) (G : Fin n -> Fin d -> R) : Fin n -> Fin w -> R :=
  fun t o => Sum (fun a => G t a * W o a).

Theorem normed_total (n w : nat) (w_pos : (0 < w)%nat) gamma beta epsilon (X : Fin n -> Fin w -> R)
    (given : forall t, 0 < variance (X t) + epsilon) :
  backward (matrix n w) (matrix n w) (normed gamma beta epsilon) X (normed_back gamma epsilon X).
Proof.
  exact (backward_rows n (vector w) (vector w) (fun x o => gamma o * layernorm x epsilon o + beta o) X _
    (fun t => ex_intro _ _ (layernorm_gain_total w w_pos (X t) epsilon gamma beta (given t)))).
Qed.

Theorem projected_total (n w d : nat) (n_pos : (0 < n)%nat) (w_pos : (0 < w)%nat) (d_pos : (0 < d)%nat)
    (W : Fin w -> Fin d -> R) (b : Fin d -> R) (X : Fin n -> Fin w -> R) :
  backward (matrix n w) (matrix n d) (projected W b) X (projected_back W).
Proof.
  apply backward_is_partial; [unfold projected; differentiable_by_rules|].
  intros G [s [a u]]; exact (linear_backward_input n n_pos d d_pos w w_pos G X W b s a).
Qed.

Theorem attention_block_total (n w d e : nat) (n_pos : (0 < n)%nat) (w_pos : (0 < w)%nat) (d_pos : (0 < d)%nat)
    (e_pos : (0 < e)%nat) r (U M : Fin n -> Fin n -> R) (gamma beta : Fin w -> R) (epsilon : R)
    (W_Q W_K : Fin w -> Fin d -> R) (b_Q b_K : Fin d -> R) (W_V : Fin w -> Fin e -> R) (b_V : Fin e -> R)
    (W_O : Fin e -> Fin w -> R) (b_O : Fin w -> R) (X : Fin n -> Fin w -> R) :
  let N := normed gamma beta epsilon X in
  let Q := projected W_Q b_Q N in
  let K := projected W_K b_K N in
  let V := projected W_V b_V N in
  forall (given_1 : r <> 0) (given_2 : seen r U M Q K) (given_3 : forall t, 0 < variance (X t) + epsilon),
  backward (matrix n w) (matrix n w)
    (fun X => let N := normed gamma beta epsilon X in add X (projected W_O b_O
      (head r U M (projected W_Q b_Q N) (projected W_K b_K N) (projected W_V b_V N))))
    X
    (fun G => let H := projected_back W_O G in add G (normed_back gamma epsilon X (@add (matrix n w)
      (projected_back W_Q (query_back r U M Q K V H)) (@add (matrix n w)
      (projected_back W_K (key_back r U M Q K V H))
      (projected_back W_V (value_back r U M Q K H)))))).
Proof.
  intros N Q K V given_1 given_2 given_3.
  set (S := both (matrix n d) (both (matrix n d) (matrix n e))).
  pose (qkv := fun N : point (matrix n w) =>
    (projected W_Q b_Q N, (projected W_K b_K N, projected W_V b_V N)) : point S).
  pose (attend := fun p : point S => head r U M (left_of p) (left_of (right_of p)) (right_of (right_of p))).
  assert (HQKV : backward (matrix n w) S qkv N (fun g => @add (matrix n w) (projected_back W_Q (left_of g))
    (@add (matrix n w) (projected_back W_K (left_of (right_of g))) (projected_back W_V (right_of (right_of g)))))).
  { apply (backward_both (matrix n w) (matrix n d) (both (matrix n d) (matrix n e)) (projected W_Q b_Q)
      (fun N => (projected W_K b_K N, projected W_V b_V N)) N (projected_back W_Q)
      (fun g => @add (matrix n w) (projected_back W_K (left_of g)) (projected_back W_V (right_of g)))).
    - now apply projected_total.
    - apply (backward_both (matrix n w) (matrix n d) (matrix n e) (projected W_K b_K) (projected W_V b_V) N
        (projected_back W_K) (projected_back W_V)); now apply projected_total. }
  pose proof (head_total n n d e n_pos n_pos d_pos e_pos r U M Q K V given_1 given_2) as HA.
  pose proof (projected_total n e w n_pos e_pos w_pos W_O b_O (head r U M Q K V)) as HO.
  pose proof (normed_total n w w_pos gamma beta epsilon X given_3) as HN.
  pose proof (backward_compose (matrix n w) (matrix n w) S (normed gamma beta epsilon) qkv X _ _ HN HQKV) as H1.
  pose proof (backward_compose (matrix n w) S (matrix n e) (fun X => qkv (normed gamma beta epsilon X)) attend X
    _ _ H1 HA) as H2.
  pose proof (backward_compose (matrix n w) (matrix n e) (matrix n w)
    (fun X => attend (qkv (normed gamma beta epsilon X))) (projected W_O b_O) X _ _ H2 HO) as H3.
  exact (backward_around (matrix n w) _ X _ H3).
Qed.
