(* From partial derivatives to the derivative: a map that has all partial derivatives near a point is differentiable
   there if they are continuous at the point, and they are the matrix of its derivative. Without continuity it need not
   be. The way from x to x + h goes along one entry after the other, each by the mean value theorem. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality.
From Derive Require Import Support Total TotalRules TotalTerms.
Open Scope R_scope.

Definition continuous_at (s t : shape) (f : point s -> point t) (x : point s) : Prop :=
  forall epsilon, 0 < epsilon -> exists delta, 0 < delta /\
    forall y, size (sub y x) <= delta -> size (sub (f y) (f x)) <= epsilon.

(* ---- one entry ---- *)

Lemma along_one (F G : R -> R) (x h g e : R) :
  (forall z, Rabs (z - x) <= Rabs h -> derivable_pt_lim F z (G z) /\ Rabs (G z - g) <= e) ->
  Rabs (F (x + h) - F x - g * h) <= e * Rabs h.
Proof.
  intros H.
  assert (M : forall a b, a < b -> (forall z, a <= z <= b -> derivable_pt_lim F z (G z) /\ Rabs (G z - g) <= e) ->
    Rabs (F b - F a - g * (b - a)) <= e * (b - a)).
  { intros a b A N; destruct (MVT_cor2 F G a b A (fun z B => proj1 (N z B))) as [z [E B]].
    rewrite E; replace (G z * (b - a) - g * (b - a)) with ((G z - g) * (b - a)) by ring.
    rewrite Rabs_mult, (Rabs_pos_eq (b - a)) by lra; apply Rmult_le_compat_r; [lra|apply N; lra]. }
  destruct (Rtotal_order h 0) as [N|[->|P]].
  - rewrite (Rabs_left h N) in *; specialize (M (x + h) x ltac:(lra)).
    replace (F (x + h) - F x - g * h) with (- (F x - F (x + h) - g * (x - (x + h)))) by ring.
    rewrite Rabs_Ropp; replace (e * - h) with (e * (x - (x + h))) by ring; apply M; intros z B; apply H.
    rewrite Rabs_left1; lra.
  - rewrite Rplus_0_r, Rabs_R0; replace (F x - F x - g * 0) with 0 by ring; rewrite Rabs_R0; lra.
  - rewrite (Rabs_pos_eq h) in * by lra; specialize (M x (x + h) ltac:(lra)).
    replace (x + h - x) with h in M by ring; apply M; intros z B; apply H; rewrite Rabs_pos_eq; lra.
Qed.

(* ---- one entry after the other ---- *)

Definition prepend {n : nat} {s : shape} (a : point s) (r : point (family n s)) : point (family (S n) s) :=
  fun k => Fin.caseS' k (fun _ => point s) a r.

Lemma prepended {n s} (x : point (family (S n) s)) : x = prepend (x Fin.F1) (fun i => x (Fin.FS i)).
Proof. apply functional_extensionality; intros k; now apply (Fin.caseS' k). Qed.

Lemma size_prepend {n s} (a b : point s) (r q : point (family n s)) :
  size (sub (prepend a r) (prepend b q)) = size (sub a b) + size (sub r q).
Proof. reflexivity. Qed.

Lemma derivable_same (f g : R -> R) (x l : R) :
  (forall t, f t = g t) -> derivable_pt_lim f x l -> derivable_pt_lim g x l.
Proof. intros E; apply functional_extensionality in E as <-; trivial. Qed.

Lemma partial_first {n s} (c : place s) F (a : point s) (r : point (family n s)) l :
  partial (@at_place (family (S n) s) (Fin.F1, c)) F (prepend a r) l ->
  partial (at_place c) (fun a => F (prepend a r)) a l.
Proof.
  intros H; refine (derivable_same _ _ _ _ _ H); intros t; f_equal; apply functional_extensionality; intros k.
  simpl; apply (Fin.caseS' k); [|intros j]; destruct (Fin.eq_dec _ Fin.F1) as [E|E]; easy.
Qed.

Lemma partial_rest {n s} (i : Fin n) (c : place s) F (a : point s) (r : point (family n s)) l :
  partial (@at_place (family (S n) s) (Fin.FS i, c)) F (prepend a r) l ->
  partial (@at_place (family n s) (i, c)) (fun r => F (prepend a r)) r l.
Proof.
  intros H; refine (derivable_same _ _ _ _ _ H); intros t; f_equal; apply functional_extensionality; intros k.
  simpl; apply (Fin.caseS' k); [|intros j]; destruct (Fin.eq_dec _ (Fin.FS i)) as [E|E]; simpl; try easy.
  - apply Fin.FS_inj in E as ->; destruct (Fin.eq_dec i i); easy.
  - destruct (Fin.eq_dec j i) as [->|]; easy.
Qed.

(* G z is the row of the partial derivatives of F at z, and near x it is close to g. *)
Definition rows_near {s : shape} (F : point s -> R) (G : point s -> point s) (x h g : point s) (e : R) : Prop :=
  forall z, size (sub z x) <= size h -> forall c,
    partial (at_place c) F z (entry_of (G z) c) /\ Rabs (entry_of (G z) c - entry_of g c) <= e.

Lemma split_error (a b c g k e p q : R) :
  Rabs (a - b - g) <= e * p -> Rabs (b - c - k) <= e * q -> Rabs (a - c - (g + k)) <= e * (p + q).
Proof.
  intros A B; replace (a - c - (g + k)) with ((a - b - g) + (b - c - k)) by ring.
  eapply Rle_trans; [apply Rabs_triang|lra].
Qed.

Lemma size_same {s : shape} (x : point s) : size (sub x x) = 0.
Proof. replace (sub x x) with (zero : point s) by entrywise; apply size_zero. Qed.

Lemma size_back {s : shape} (x h : point s) : size (sub (add x h) x) = size h.
Proof. f_equal; entrywise. Qed.

Lemma along {s : shape} : forall F G (x h g : point s) e,
  rows_near F G x h g e -> Rabs (F (add x h) - F x - inner g h) <= e * size h.
Proof.
  induction s as [|n t IH|t IHt u IHu]; intros F G x h g e H.
  - apply (along_one F G); intros z B; refine (H z _ tt).
    unfold sub; simpl; now replace (z + -1 * x) with (z - x) by ring.
  - revert F G x h g H; induction n as [|n IHn]; intros F G x h g H.
    + replace (add x h) with x by (apply functional_extensionality; intros i; inversion i).
      simpl; replace (F x - F x - 0) with 0 by ring; rewrite Rabs_R0; lra.
    + pose (a := x Fin.F1); pose (r := (fun i => x (Fin.FS i)) : point (family n t)).
      pose (p := h Fin.F1); pose (q := (fun i => h (Fin.FS i)) : point (family n t)).
      assert (X : x = prepend a r) by apply prepended.
      assert (XH : add x h = prepend (add a p) (add r q)) by exact (prepended (add x h)).
      rewrite XH; apply (split_error _ (F (prepend a (add r q))) _ (inner (g Fin.F1) p)).
      * apply (IH (fun a => F (prepend a (add r q))) (fun a => G (prepend a (add r q)) Fin.F1) a p (g Fin.F1)).
        intros z B c; destruct (H (prepend z (add r q))) with (c := (Fin.F1, c) : place (family (S n) t)) as [P Q].
        { rewrite X, size_prepend, size_back; change (size h) with (size p + size q); lra. }
        split; [exact (partial_first c F z _ _ P)|exact Q].
      * rewrite X; apply (IHn (fun r => F (prepend a r)) (fun r i => G (prepend a r) (Fin.FS i)) r q
          (fun i => g (Fin.FS i))).
        intros z B [i c]; destruct (H (prepend a z)) with (c := (Fin.FS i, c) : place (family (S n) t)) as [P Q].
        { rewrite X, size_prepend, size_same; pose proof (size_nonneg p).
          change (size h) with (size p + size q); lra. }
        split; [exact (partial_rest i c F a z _ P)|exact Q].
  - destruct x as [a r], h as [p q], g as [g k].
    apply (split_error _ (F (a, add r q))).
    + apply (IHt (fun a => F (a, add r q)) (fun a => left_of (G (a, add r q))) a p g).
      intros z B c; apply (H (z, add r q)) with (c := inl c : place (both t u)).
      change (size (sub z a) + size (sub (add r q) r) <= size p + size q); rewrite size_back; lra.
    + apply (IHu (fun r => F (a, r)) (fun r => right_of (G (a, r))) r q k).
      intros z B c; apply (H (a, z)) with (c := inr c : place (both t u)).
      change (size (sub a a) + size (sub z r) <= size p + size q); rewrite size_same.
      pose proof (size_nonneg p); lra.
Qed.

(* ---- all entries ---- *)

(* What holds near a point at each place holds near it at all places. *)
Lemma near_everywhere {s : shape} : forall P : place s -> R -> Prop,
  (forall c d d', d' <= d -> P c d -> P c d') ->
  (forall c, exists d, 0 < d /\ P c d) -> exists d, 0 < d /\ forall c, P c d.
Proof.
  induction s as [|n t IH|t IHt u IHu]; intros P M H.
  - destruct (H tt) as [d [D N]]; exists d; split; [exact D|now intros []].
  - assert (I : forall i, exists d, 0 < d /\ forall c, P (i, c) d).
    { intros i; apply (IH (fun c => P (i, c))); [intros c; apply M|intros c; apply H]. }
    clear IH H; revert P M I; induction n as [|n IHn]; intros P M I.
    + exists 1; split; [lra|]; intros [i c]; exact (Fin.case0 (fun i => P (i, c) 1) i).
    + destruct (I Fin.F1) as [d [D N]].
      destruct (IHn (fun c => P (Fin.FS (fst c), snd c))
          (fun c => M (Fin.FS (fst c), snd c)) (fun i => I (Fin.FS i))) as [d' [D' N']].
      exists (Rmin d d'); split; [now apply Rmin_pos|]; intros [i c].
      apply (Fin.caseS' i (fun i => P (i, c) (Rmin d d'))).
      * exact (M _ _ _ (Rmin_l d d') (N c)).
      * intros j; exact (M _ _ _ (Rmin_r d d') (N' (j, c))).
  - destruct (IHt (fun c => P (inl c)) (fun c => M _) (fun c => H _)) as [d [D N]].
    destruct (IHu (fun c => P (inr c)) (fun c => M _) (fun c => H _)) as [d' [D' N']].
    exists (Rmin d d'); split; [now apply Rmin_pos|]; intros [c|c].
    + exact (M _ _ _ (Rmin_l d d') (N c)).
    + exact (M _ _ _ (Rmin_r d d') (N' c)).
Qed.

Lemma number_of_partials (s : shape) (F : point s -> R) (x : point s) (G : point s -> point s) (r : R) :
  0 < r ->
  (forall y, size (sub y x) <= r -> forall c, partial (at_place c) F y (entry_of (G y) c)) ->
  (forall c, continuous_at s number (fun y => entry_of (G y) c) x) ->
  derivative s number F x (inner (G x)).
Proof.
  intros Hr P C; split; [apply inner_linear|]; intros e E.
  destruct (near_everywhere (fun c d => forall y, size (sub y x) <= d ->
    Rabs (entry_of (G y) c - entry_of (G x) c) <= e)) as [d [D N]].
  { intros c d d' L H y B; apply H; lra. }
  { intros c; destruct (C c e E) as [d [D N]]; exists d; split; [exact D|]; intros y B.
    specialize (N y B); unfold sub in N; simpl in N.
    now replace (entry_of (G y) c - entry_of (G x) c) with (entry_of (G y) c + -1 * entry_of (G x) c) by ring. }
  exists (Rmin r d); split; [now apply Rmin_pos|]; intros h B.
  pose proof (Rmin_l r d); pose proof (Rmin_r r d); unfold sub; simpl.
  replace (F (add x h) + -1 * (F x + inner (G x) h)) with (F (add x h) - F x - inner (G x) h) by ring.
  apply (along F G); intros z Z c; split; [apply P|apply N]; lra.
Qed.

(* J y o is the row, at y, of the matrix of partial derivatives that belongs to the entry o of what comes out. *)
Theorem derivative_of_partials (s t : shape) (f : point s -> point t) (x : point s)
    (J : point s -> place t -> point s) (r : R) :
  0 < r ->
  (forall y, size (sub y x) <= r -> forall o c,
    partial (at_place c) (fun y => entry_of (f y) o) y (entry_of (J y o) c)) ->
  (forall o c, continuous_at s number (fun y => entry_of (J y o) c) x) ->
  derivative s t f x (by_rows (J x)).
Proof.
  intros Hr; revert f J; induction t as [|n t IH|t IHt u IHu]; intros f J P C.
  - exact (number_of_partials s f x (fun y => J y tt) r Hr (fun y B => P y B tt) (C tt)).
  - apply derivative_family; intros i; apply (IH (fun y => f y i) (fun y o => J y (i, o))).
    + intros y B o; apply (P y B (i, o)).
    + intros o; apply (C (i, o)).
  - apply (derivative_same s (both t u) (fun y => (left_of (f y), right_of (f y))) f x
      (fun h => (by_rows (fun o => J x (inl o)) h, by_rows (fun o => J x (inr o)) h)) _);
      [intros y; symmetry; apply surjective_pairing|reflexivity|].
    apply derivative_both.
    + apply (IHt (fun y => left_of (f y)) (fun y o => J y (inl o)));
        [intros y B o; apply (P y B (inl o))|intros o; apply (C (inl o))].
    + apply (IHu (fun y => right_of (f y)) (fun y o => J y (inr o)));
        [intros y B o; apply (P y B (inr o))|intros o; apply (C (inr o))].
Qed.

(* ---- without continuity ---- *)

(* It is 0 on both axes, and 1/2 on the diagonal but for the origin. *)
Definition ridge (p : point (both number number)) : R :=
  left_of p * right_of p / (left_of p ^ 2 + right_of p ^ 2).

Lemma ridge_along (a b : R) : exists l, derivable_pt_lim (fun t => t * b / (t ^ 2 + b ^ 2)) a l.
Proof.
  destruct (Req_dec b 0) as [->|N].
  - exists 0; apply (derivable_same (fun _ => 0)); [intros t; unfold Rdiv; ring|apply derivable_pt_lim_const].
  - assert (D : differentiable number number (fun t : R => t * b / (t ^ 2 + b ^ 2)) a).
    { apply (differentiable_div number a (fun t => t * b) (fun t => t ^ 2 + b ^ 2)); [|differentiable_by_rules..].
      pose proof (pow2_ge_0 a); pose proof (square_pos b N); lra. }
    destruct D as [L D]; exists (L 1); exact (one_of_derivative _ _ _ D).
Qed.

Theorem partials_are_not_enough :
  (forall y c, exists l, partial (at_place c) ridge y l)
  /\ ~ differentiable (both number number) number ridge zero.
Proof.
  split.
  - intros [a b] [[]|[]]; unfold partial; simpl; [exact (ridge_along a b)|].
    destruct (ridge_along b a) as [l D]; exists l; refine (derivable_same _ _ _ _ _ D).
    intros t; unfold ridge, left_of, right_of; simpl; f_equal; ring.
  - intros [L [Linear D]]; destruct (D 1 Rlt_0_1) as [d [Hd H]]; pose proof (bound_nonneg L) as B.
    set (t := Rmin (d / 2) (/ (8 * (bound L + 1)))).
    assert (T : 0 < t) by (apply Rmin_pos; [lra|apply Rinv_0_lt_compat; lra]).
    pose proof (Rmin_l (d / 2) (/ (8 * (bound L + 1)))) as T1; fold t in T1.
    pose proof (Rmin_r (d / 2) (/ (8 * (bound L + 1)))) as T2; fold t in T2.
    pose (h := (t, t) : point (both number number)).
    assert (S : size h = 2 * t) by (simpl; unfold left_of, right_of; simpl; rewrite Rabs_pos_eq; lra).
    assert (E : ridge (add zero h) = 1 / 2) by (unfold ridge, left_of, right_of; simpl; field; nra).
    assert (Z : ridge zero = 0) by (unfold ridge, left_of, right_of, Rdiv; simpl; ring).
    specialize (H h); rewrite E, Z, S in H; specialize (H ltac:(lra)); unfold sub in H; simpl in H.
    pose proof (bounded L Linear h) as K; rewrite S in K; change (Rabs (L h) <= bound L * (2 * t)) in K.
    assert (Q : (bound L + 1) * t <= / 8).
    { replace (/ 8) with ((bound L + 1) * / (8 * (bound L + 1))) by (field; lra); apply Rmult_le_compat_l; lra. }
    pose proof (Rle_abs (1 / 2 + -1 * (0 + L h))); pose proof (Rle_abs (L h)); lra.
Qed.
