(* Total derivatives are unique and compose, and so do backward passes: the chain rule. Of a differentiable map, the
   partial derivatives are the entries of the derivative: who has them, as the book does, has its backward pass. The
   backward pass is the adjoint of the derivative and determines it. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality.
From Derive Require Import Support Total.
Open Scope R_scope.

(* ---- one derivative, one backward pass ---- *)

Theorem derivative_unique (s t : shape) (f : point s -> point t) (x : point s) (L M : point s -> point t) :
  derivative s t f x L -> derivative s t f x M -> forall h, L h = M h.
Proof.
  intros [[LA LS] HL] [[MA MS] HM] h.
  enough (D : sub (L h) (M h) = zero).
  { replace (L h) with (add (M h) (sub (L h) (M h))) by entrywise; rewrite D; entrywise. }
  apply no_size, Rnot_lt_le; intros P.
  set (p := size (sub (L h) (M h))) in *; pose proof (size_nonneg h) as N.
  set (e := p / (4 * (size h + 1))).
  assert (E : 0 < e) by (apply Rdiv_lt_0_compat; lra).
  destruct (HL e E) as [d [D HL']], (HM e E) as [d' [D' HM']].
  set (c := Rmin d d' / (size h + 1)).
  assert (C : 0 < c) by (apply Rdiv_lt_0_compat; [apply Rmin_pos; assumption|lra]).
  assert (S : size (scale c h) = c * size h) by (rewrite size_scale, Rabs_pos_eq; lra).
  assert (B : c * size h <= Rmin d d').
  { replace (Rmin d d') with (c * (size h + 1)) by (unfold c; field; lra); nra. }
  pose proof (Rmin_l d d'); pose proof (Rmin_r d d').
  specialize (HL' (scale c h) ltac:(lra)); specialize (HM' (scale c h) ltac:(lra)).
  set (u := sub (f (add x (scale c h))) (add (f x) (L (scale c h)))) in *.
  set (v := sub (f (add x (scale c h))) (add (f x) (M (scale c h)))) in *.
  assert (U : scale c (sub (L h) (M h)) = sub v u) by (unfold u, v; rewrite LS, MS; entrywise).
  assert (T : c * p <= size v + size u).
  { unfold p; rewrite <- (Rabs_pos_eq c), <- size_scale, U by lra; unfold sub at 1.
    eapply Rle_trans; [apply size_add|]; rewrite (size_scale (-1)).
    replace (Rabs (-1)) with 1 by (rewrite Rabs_left; lra); lra. }
  rewrite S in *.
  assert (Q : e * (size h + 1) * 4 = p) by (unfold e; field; lra).
  assert (c * p <= c * (2 * e * size h)) by lra.
  apply Rmult_le_reg_l in H1; [nra|exact C].
Qed.

Theorem adjoint_unique (s t : shape) (L : point s -> point t) (B C : point t -> point s) :
  adjoint s t L B -> adjoint s t L C -> forall g, B g = C g.
Proof.
  intros HB HC g; apply same_entries; intros c.
  rewrite <- !inner_basis, <- HB, <- HC; reflexivity.
Qed.


(* Every linear map has an adjoint. *)
Lemma adjoint_exists (s t : shape) (L : point s -> point t) :
  is_linear L -> adjoint s t L (fun g => coefficients (fun h => inner g (L h))).
Proof.
  intros H g h; apply (linear_is_inner (fun h => inner g (L h))).
  exact (@linear_compose s t number (inner g) L (inner_linear g) H).
Qed.

Theorem backward_unique (s t : shape) (f : point s -> point t) (x : point s) (B C : point t -> point s) :
  backward s t f x B -> backward s t f x C -> forall g, B g = C g.
Proof.
  intros [L [DL AL]] [M [DM AM]]; apply (adjoint_unique s t L); [exact AL|].
  intros g h; rewrite (derivative_unique s t f x L M DL DM); apply AM.
Qed.

Lemma derivative_same (s t : shape) (f g : point s -> point t) (x : point s) (L M : point s -> point t) :
  (forall y, f y = g y) -> (forall h, L h = M h) -> derivative s t f x L -> derivative s t g x M.
Proof. intros F H; apply functional_extensionality in F as <-, H as <-; trivial. Qed.

(* ---- composition ---- *)

Theorem chain_rule (s t u : shape) (f : point s -> point t) (g : point t -> point u) (x : point s) L M :
  derivative s t f x L -> derivative t u g (f x) M -> derivative s u (fun x => g (f x)) x (fun h => M (L h)).
Proof.
  intros [LL HL] [LM HM]; split; [now apply (linear_compose M L)|intros e E].
  pose proof (bound_nonneg L) as NL; pose proof (bound_nonneg M) as NM.
  set (e1 := Rmin 1 (e / (2 * (bound M + 1)))); set (e2 := e / (2 * (bound L + 1))).
  assert (E1 : 0 < e1) by (apply Rmin_pos; [lra|apply Rdiv_lt_0_compat; lra]).
  assert (E2 : 0 < e2) by (apply Rdiv_lt_0_compat; lra).
  destruct (HL e1 E1) as [d1 [D1 HL']], (HM e2 E2) as [d2 [D2 HM']].
  exists (Rmin d1 (d2 / (bound L + 1))); split.
  { apply Rmin_pos; [exact D1|apply Rdiv_lt_0_compat; lra]. }
  intros h Hh; pose proof (size_nonneg h) as N.
  pose proof (Rmin_l d1 (d2 / (bound L + 1))); pose proof (Rmin_r d1 (d2 / (bound L + 1))).
  pose proof (Rmin_l 1 (e / (2 * (bound M + 1)))) as A1; pose proof (Rmin_r 1 (e / (2 * (bound M + 1)))) as A2.
  fold e1 in A1, A2; specialize (HL' h ltac:(lra)).
  set (r := sub (f (add x h)) (add (f x) (L h))) in *; set (k := add (L h) r).
  assert (K : size k <= (bound L + 1) * size h).
  { eapply Rle_trans; [apply size_add|]; pose proof (bounded L LL h); nra. }
  assert (K2 : size k <= d2).
  { eapply Rle_trans; [exact K|]; replace d2 with ((bound L + 1) * (d2 / (bound L + 1))) by (field; lra).
    apply Rmult_le_compat_l; lra. }
  specialize (HM' k K2).
  replace (f (add x h)) with (add (f x) k) by (unfold k, r; entrywise).
  set (w := sub (g (add (f x) k)) (add (g (f x)) (M k))) in *.
  replace (sub (g (add (f x) k)) (add (g (f x)) (M (L h)))) with (add w (M r))
    by (unfold w; replace (M k) with (add (M (L h)) (M r)) by (symmetry; apply (proj1 LM)); entrywise).
  eapply Rle_trans; [apply size_add|]; pose proof (bounded M LM r) as BM.
  assert (P : size w <= e / 2 * size h).
  { apply (Rle_trans _ _ _ HM'), (Rle_trans _ (e2 * ((bound L + 1) * size h))); [apply Rmult_le_compat_l; lra|].
    unfold e2; right; field; lra. }
  assert (Q : size (M r) <= e / 2 * size h).
  { apply (Rle_trans _ _ _ BM), (Rle_trans _ (bound M * (e / (2 * (bound M + 1)) * size h))).
    - apply Rmult_le_compat_l; [exact NM|]; apply (Rle_trans _ _ _ HL'), Rmult_le_compat_r; assumption.
    - apply (Rle_trans _ ((bound M + 1) * (e / (2 * (bound M + 1)) * size h))); [|right; field; lra].
      apply Rmult_le_compat_r; [|lra]; apply Rmult_le_pos; [left; apply Rdiv_lt_0_compat; lra|exact N]. }
  lra.
Qed.

Lemma adjoint_compose (s t u : shape) (L : point s -> point t) (M : point t -> point u) B C :
  adjoint s t L B -> adjoint t u M C -> adjoint s u (fun h => M (L h)) (fun g => B (C g)).
Proof. intros HB HC g h; rewrite HC; apply HB. Qed.

(* The backward pass of a composition is the composition of the backward passes, the last one first. *)
Theorem backward_compose (s t u : shape) (f : point s -> point t) (g : point t -> point u) (x : point s) B C :
  backward s t f x B -> backward t u g (f x) C -> backward s u (fun x => g (f x)) x (fun v => B (C v)).
Proof.
  intros [L [DL AL]] [M [DM AM]]; exists (fun h => M (L h)); split.
  - exact (chain_rule s t u f g x L M DL DM).
  - exact (adjoint_compose s t u L M B C AL AM).
Qed.

(* ---- linear maps, pairs, families ---- *)

Theorem derivative_linear (s t : shape) (L : point s -> point t) (x : point s) :
  is_linear L -> derivative s t L x L.
Proof.
  intros H; split; [exact H|]; intros e E; exists 1; split; [lra|]; intros h _.
  rewrite (proj1 H); replace (sub (add (L x) (L h)) (add (L x) (L h))) with (zero : point t) by entrywise.
  rewrite size_zero; apply Rmult_le_pos; [lra|apply size_nonneg].
Qed.

Theorem derivative_constant (s t : shape) (c : point t) (x : point s) : derivative s t (fun _ => c) x (fun _ => zero).
Proof.
  split; [split; intros; entrywise|]; intros e E; exists 1; split; [lra|]; intros h _.
  replace (sub c (add c zero)) with (zero : point t) by entrywise.
  rewrite size_zero; apply Rmult_le_pos; [lra|apply size_nonneg].
Qed.

Theorem derivative_add (s t : shape) (f g : point s -> point t) (x : point s) L M :
  derivative s t f x L -> derivative s t g x M ->
  derivative s t (fun x => add (f x) (g x)) x (fun h => add (L h) (M h)).
Proof.
  intros [[LA LS] HL] [[MA MS] HM]; split; [split; intros; rewrite ?LA, ?MA, ?LS, ?MS; entrywise|intros e E].
  destruct (HL (e / 2) ltac:(lra)) as [d [D HL']], (HM (e / 2) ltac:(lra)) as [d' [D' HM']].
  exists (Rmin d d'); split; [now apply Rmin_pos|]; intros h H.
  pose proof (Rmin_l d d'); pose proof (Rmin_r d d').
  specialize (HL' h ltac:(lra)); specialize (HM' h ltac:(lra)).
  replace (sub (add (f (add x h)) (g (add x h))) (add (add (f x) (g x)) (add (L h) (M h))))
    with (add (sub (f (add x h)) (add (f x) (L h))) (sub (g (add x h)) (add (g x) (M h)))) by entrywise.
  eapply Rle_trans; [apply size_add|lra].
Qed.

Theorem derivative_both (s t u : shape) (f : point s -> point t) (g : point s -> point u) (x : point s) L M :
  derivative s t f x L -> derivative s u g x M ->
  derivative s (both t u) (fun x => (f x, g x)) x (fun h => (L h, M h)).
Proof.
  intros [[LA LS] HL] [[MA MS] HM]; split; [split; intros; rewrite ?LA, ?MA, ?LS, ?MS; reflexivity|intros e E].
  destruct (HL (e / 2) ltac:(lra)) as [d [D HL']], (HM (e / 2) ltac:(lra)) as [d' [D' HM']].
  exists (Rmin d d'); split; [now apply Rmin_pos|]; intros h H.
  pose proof (Rmin_l d d'); pose proof (Rmin_r d d').
  specialize (HL' h ltac:(lra)); specialize (HM' h ltac:(lra)).
  change (size (sub (f (add x h)) (add (f x) (L h))) + size (sub (g (add x h)) (add (g x) (M h))) <= e * size h); lra.
Qed.

Theorem derivative_family (n : nat) (s t : shape) (f : point s -> point (family n t)) (x : point s) L :
  (forall i, derivative s t (fun x => f x i) x (fun h => L h i)) -> derivative s (family n t) f x L.
Proof.
  intros H; split.
  { split; intros; apply functional_extensionality; intros i;
      [apply (proj1 (proj1 (H i)))|apply (proj2 (proj1 (H i)))]. }
  assert (K : forall (m : nat) (r : Fin m -> point s -> R),
    (forall i e, 0 < e -> exists d, 0 < d /\ forall h, size h <= d -> r i h <= e * size h) ->
    forall e, 0 < e -> exists d, 0 < d /\ forall h, size h <= d -> Sum (fun i => r i h) <= e * size h).
  { induction m as [|m IH]; intros r Hr e E.
    - exists 1; split; [lra|]; intros h _; simpl; apply Rmult_le_pos; [lra|apply size_nonneg].
    - destruct (Hr Fin.F1 (e / 2) ltac:(lra)) as [d [D Hd]].
      destruct (IH (fun i => r (Fin.FS i)) (fun i => Hr (Fin.FS i)) (e / 2) ltac:(lra)) as [d' [D' Hd']].
      exists (Rmin d d'); split; [now apply Rmin_pos|]; intros h B.
      pose proof (Rmin_l d d'); pose proof (Rmin_r d d').
      specialize (Hd h ltac:(lra)); specialize (Hd' h ltac:(lra)); simpl; lra. }
  apply (K n (fun i h => size (sub (f (add x h) i) (add (f x i) (L h i))))); intros i; apply (proj2 (H i)).
Qed.

Lemma left_of_linear (s t : shape) : @is_linear (both s t) s left_of.
Proof. split; reflexivity. Qed.

Lemma right_of_linear (s t : shape) : @is_linear (both s t) t right_of.
Proof. split; reflexivity. Qed.

Lemma member_linear (n : nat) (s : shape) (i : Fin n) : @is_linear (family n s) s (fun x => x i).
Proof. split; reflexivity. Qed.

Lemma sum_linear (n : nat) : @is_linear (vector n) number Sum.
Proof. split; simpl; intros; [apply Sum_add|apply Sum_scale]. Qed.

(* ---- functions of one number ---- *)

Theorem derivative_of_one (f : R -> R) (x l : R) :
  derivable_pt_lim f x l -> derivative number number f x (fun h => l * h).
Proof.
  intros H; split; [split; simpl; intros; ring|intros e E].
  destruct (H e E) as [d Hd]; exists (d / 2); split; [apply Rdiv_lt_0_compat; [apply cond_pos|lra]|].
  unfold sub; simpl; intros h B; destruct (Req_dec h 0) as [->|N].
  - replace (f (x + 0) + -1 * (f x + l * 0)) with 0 by (rewrite Rplus_0_r; ring); rewrite Rabs_R0; lra.
  - pose proof (cond_pos d) as P; assert (A : Rabs h < d) by lra; specialize (Hd h N A).
    replace (f (x + h) + -1 * (f x + l * h)) with (((f (x + h) - f x) / h - l) * h) by (field; exact N).
    rewrite Rabs_mult; apply Rmult_le_compat_r; [apply Rabs_pos|lra].
Qed.

Lemma one_of_derivative (f : R -> R) (x : R) (L : R -> R) :
  derivative number number f x L -> derivable_pt_lim f x (L 1).
Proof.
  intros [[_ S] H] e E; destruct (H (e / 2) ltac:(lra)) as [d [D Hd]].
  exists (mkposreal d D); simpl; intros h N B; specialize (Hd h ltac:(simpl; lra)); unfold sub in Hd; simpl in Hd.
  assert (A : L h = h * L 1) by (rewrite <- (Rmult_1_r h) at 1; exact (S h 1)); rewrite A in Hd.
  replace ((f (x + h) - f x) / h - L 1) with ((f (x + h) + -1 * (f x + h * L 1)) / h) by (field; exact N).
  unfold Rdiv; rewrite Rabs_mult, Rabs_inv; pose proof (Rabs_pos_lt h N) as P.
  apply (Rmult_lt_reg_r (Rabs h)); [exact P|]; rewrite Rmult_assoc, Rinv_l by lra; nra.
Qed.

(* ---- partial derivatives are the entries of the derivative ---- *)

Lemma set_is_add {s : shape} : forall (c : place s) (x : point s) (r : R),
  set (at_place c) x r = add x (scale (r - get (at_place c) x) (basis c)).
Proof.
  induction s as [|n t IH|t IHt u IHu]; simpl; intros c x r.
  - ring.
  - apply functional_extensionality; intros i; unfold only_at; simpl.
    destruct (Fin.eq_dec i (member c)) as [E|]; [rewrite E; apply IH|entrywise].
  - destruct c as [a|b], x as [x1 x2]; unfold left_of, right_of; simpl; f_equal;
      try (rewrite IHt || rewrite IHu); try reflexivity; entrywise.
Qed.

Theorem partial_of_derivative (s : shape) (F : point s -> R) (x : point s) (L : point s -> R) (c : place s) :
  derivative s number F x L -> partial (at_place c) F x (L (basis c)).
Proof.
  intros H; unfold partial; set (a := get (at_place c) x).
  assert (D : derivative number number (fun t => F (set (at_place c) x t)) a (fun h => L (scale h (basis c)))).
  { apply (chain_rule number s number (fun t => set (at_place c) x t) F a (fun h => scale h (basis c)) L).
    - apply (derivative_same number s (fun t : R => add (sub x (scale a (basis c))) (scale t (basis c))) _ _
        (fun h : R => add zero (scale h (basis c)))).
      + intros t; rewrite set_is_add; fold a; entrywise.
      + intros h; entrywise.
      + apply (derivative_add number s); [apply derivative_constant|apply (derivative_linear number s)].
        split; simpl; intros; entrywise.
    - unfold a; rewrite set_get; exact H. }
  apply one_of_derivative in D.
  replace (scale 1 (basis c)) with (basis c) in D by entrywise; exact D.
Qed.

(* The linear map whose matrix has the row J o for the entry o of what comes out. *)
Fixpoint by_rows {s t : shape} : (place t -> point s) -> point s -> point t :=
  match t return (place t -> point s) -> point s -> point t with
  | number => fun J h => inner (J tt) h
  | family n u => fun J h i => by_rows (fun o => J (i, o)) h
  | both u v => fun J h => (by_rows (fun o => J (inl o)) h, by_rows (fun o => J (inr o)) h)
  end.

Lemma entry_of_by_rows {s t : shape} : forall (J : place t -> point s) h o, entry_of (by_rows J h) o = inner (J o) h.
Proof.
  unfold entry_of; induction t as [|n u IH|u IHu v IHv]; simpl; intros J h o.
  - now destruct o.
  - destruct o as [i o]; apply (IH (fun o => J (i, o))).
  - destruct o as [o|o]; simpl; [apply (IHu (fun o => J (inl o)))|apply (IHv (fun o => J (inr o)))].
Qed.

Lemma entry_linear {s : shape} (o : place s) : @is_linear s number (fun x => entry_of x o).
Proof. split; intros; [apply entry_add|apply entry_scale]. Qed.

(* If a map is differentiable, its partial derivatives are the matrix of its derivative. *)
Theorem derivative_is_matrix (s t : shape) (f : point s -> point t) (x : point s) (J : place t -> point s) :
  differentiable s t f x ->
  (forall o c, partial (at_place c) (fun x => get (at_place o) (f x)) x (get (at_place c) (J o))) ->
  derivative s t f x (by_rows J).
Proof.
  intros [L H] P; replace (by_rows J) with L; [exact H|].
  apply functional_extensionality; intros h; apply same_entries; intros o; rewrite entry_of_by_rows.
  pose proof (chain_rule s t number f _ x L _ H (derivative_linear t number _ (f x) (entry_linear o))) as D.
  rewrite (linear_is_inner (fun h => entry_of (L h) o)) by (exact (proj1 D)); f_equal.
  apply same_entries; intros c; rewrite entry_of_coefficients.
  exact (uniqueness_limite _ _ _ _ (partial_of_derivative s _ x _ c D) (P o c)).
Qed.

(* If a map is differentiable, the partial derivatives of its inner products are its backward pass. *)
Theorem backward_is_partial (s t : shape) (f : point s -> point t) (x : point s) (B : point t -> point s) :
  differentiable s t f x ->
  (forall g c, partial (at_place c) (fun x => inner g (f x)) x (get (at_place c) (B g))) ->
  backward s t f x B.
Proof.
  intros [L H] P; exists L; split; [exact H|]; intros g.
  pose proof (chain_rule s t number f _ x L _ H (derivative_linear t number _ (f x) (inner_linear g))) as D.
  intros h; rewrite (linear_is_inner (fun h => inner g (L h))) by (exact (proj1 D)); f_equal.
  apply same_entries; intros c; rewrite entry_of_coefficients.
  exact (uniqueness_limite _ _ _ _ (partial_of_derivative s _ x _ c D) (P g c)).
Qed.

(* ---- the derivative and its adjoint ---- *)

(* The matrix of partial derivatives gives the derivative in any form that has the same entries. *)
Theorem derivative_by_rows (s t : shape) (f : point s -> point t) (x : point s) (J : place t -> point s)
    (L : point s -> point t) :
  differentiable s t f x ->
  (forall o c, partial (at_place c) (fun x => get (at_place o) (f x)) x (get (at_place c) (J o))) ->
  (forall h o, inner (J o) h = entry_of (L h) o) ->
  derivative s t f x L.
Proof.
  intros D P E; apply (derivative_same s t f f x (by_rows J) L); [reflexivity| |now apply derivative_is_matrix].
  intros h; apply same_entries; intros o; rewrite entry_of_by_rows; apply E.
Qed.

(* The backward pass belongs to the derivative: it is its adjoint. *)
Theorem derivative_adjoint (s t : shape) (f : point s -> point t) (x : point s) L B :
  derivative s t f x L -> backward s t f x B -> derivative s t f x L /\ adjoint s t L B.
Proof.
  intros D [M [E A]]; split; [exact D|]; intros g h; rewrite (derivative_unique s t f x L M D E); apply A.
Qed.

(* The adjoint determines the derivative: its row for an entry is what comes back when 1 comes to this entry alone. *)
Theorem adjoint_determines (s t : shape) (L : point s -> point t) B :
  adjoint s t L B -> forall h o, entry_of (L h) o = inner h (B (basis o)).
Proof. intros A h o; rewrite <- inner_basis, inner_sym, A; apply inner_sym. Qed.

Theorem derivative_by_backward (s t : shape) (f : point s -> point t) (x : point s) B (L : point s -> point t) :
  backward s t f x B -> (forall h o, entry_of (L h) o = inner h (B (basis o))) ->
  derivative s t f x L /\ adjoint s t L B.
Proof.
  intros H E; pose proof H as [M [D A]]; apply derivative_adjoint; [|exact H].
  apply (derivative_same s t f f x M L); [reflexivity| |exact D]; intros h; apply same_entries; intros o.
  now rewrite E, (adjoint_determines s t M B A).
Qed.

Lemma basis_of_matrix {n m : nat} (i : Fin n) (j : Fin m) (u : place number) :
  @basis (matrix n m) (i, (j, u)) = fun k l => delta k i * delta l j.
Proof.
  apply functional_extensionality; intros k; apply functional_extensionality; intros l.
  simpl; unfold only_at, delta; simpl; destruct (Fin.eq_dec k i); simpl; [|ring].
  destruct (Fin.eq_dec l j); simpl; ring.
Qed.
