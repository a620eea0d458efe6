(* The derivative of a map between finite products of real numbers: the linear map that is left of f (x + h) - f x
   when what is small against h is left out. A backward pass of f at x is the adjoint of its derivative.
   Only the standard library is used. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality.
From Derive Require Import Support.
Open Scope R_scope.

(* ---- points ---- *)

(* What a map takes and gives: a number, a family over an index, or two things side by side. A vector is a family of
   numbers, a matrix a family of vectors, queries with keys and values are both. *)
Inductive shape :=
  | number
  | family (n : nat) (s : shape)
  | both (s t : shape).

Definition vector (n : nat) : shape := family n number.
Definition matrix (n m : nat) : shape := family n (vector m).

Fixpoint point (s : shape) : Type :=
  match s with
  | number => R
  | family n t => Fin n -> point t
  | both t u => (point t * point u)%type
  end.

Definition left_of {s t : shape} (x : point (both s t)) : point s := fst x.
Definition right_of {s t : shape} (x : point (both s t)) : point t := snd x.

Fixpoint zero {s : shape} : point s :=
  match s return point s with
  | number => 0
  | family n t => fun _ => zero
  | both t u => (zero, zero)
  end.

Fixpoint add {s : shape} : point s -> point s -> point s :=
  match s return point s -> point s -> point s with
  | number => fun x y => x + y
  | family n t => fun x y i => add (x i) (y i)
  | both t u => fun x y => (add (left_of x) (left_of y), add (right_of x) (right_of y))
  end.

Fixpoint scale {s : shape} (c : R) : point s -> point s :=
  match s return point s -> point s with
  | number => fun x => c * x
  | family n t => fun x i => scale c (x i)
  | both t u => fun x => (scale c (left_of x), scale c (right_of x))
  end.

Definition sub {s : shape} (x y : point s) : point s := add x (scale (-1) y).

(* The sum of the absolute values of all entries. *)
Fixpoint size {s : shape} : point s -> R :=
  match s return point s -> R with
  | number => fun x => Rabs x
  | family n t => fun x => Sum (fun i => size (x i))
  | both t u => fun x => size (left_of x) + size (right_of x)
  end.

(* The sum of the products of all entries. *)
Fixpoint inner {s : shape} : point s -> point s -> R :=
  match s return point s -> point s -> R with
  | number => fun x y => x * y
  | family n t => fun x y => Sum (fun i => inner (x i) (y i))
  | both t u => fun x y => inner (left_of x) (left_of y) + inner (right_of x) (right_of y)
  end.

(* ---- derivatives and backward passes ---- *)

Definition is_linear {s t : shape} (L : point s -> point t) : Prop :=
  (forall x y, L (add x y) = add (L x) (L y)) /\ (forall c x, L (scale c x) = scale c (L x)).

(* L is the derivative of f at x, as a map of all entries at once. *)
Definition derivative (s t : shape) (f : point s -> point t) (x : point s) (L : point s -> point t) : Prop :=
  is_linear L /\
  forall epsilon, 0 < epsilon -> exists delta, 0 < delta /\
    forall h : point s, size h <= delta -> size (sub (f (add x h)) (add (f x) (L h))) <= epsilon * size h.

Definition differentiable (s t : shape) (f : point s -> point t) (x : point s) : Prop :=
  exists L, derivative s t f x L.

Definition adjoint (s t : shape) (L : point s -> point t) (B : point t -> point s) : Prop :=
  forall g h, inner g (L h) = inner (B g) h.

(* B takes what is known of the output, the gradient of a loss, back to the input. *)
Definition backward (s t : shape) (f : point s -> point t) (x : point s) (B : point t -> point s) : Prop :=
  exists L, derivative s t f x L /\ adjoint s t L B.

(* ---- entries ---- *)

Fixpoint place (s : shape) : Type :=
  match s with
  | number => unit
  | family n t => (Fin n * place t)%type
  | both t u => (place t + place u)%type
  end.

Definition member {n : nat} {s : shape} (c : place (family n s)) : Fin n := fst c.
Definition inside {n : nat} {s : shape} (c : place (family n s)) : place s := snd c.

Definition in_first {s t : shape} (c : coordinate (point s)) : coordinate (point (both s t)).
Proof.
  refine (Coordinate (point (both s t)) (fun x => get c (left_of x))
    (fun x r => (set c (left_of x) r, right_of x)) _).
  intros [x y]; simpl; now rewrite set_get.
Defined.

Definition in_second {s t : shape} (c : coordinate (point t)) : coordinate (point (both s t)).
Proof.
  refine (Coordinate (point (both s t)) (fun x => get c (right_of x))
    (fun x r => (left_of x, set c (right_of x) r)) _).
  intros [x y]; simpl; now rewrite set_get.
Defined.

Fixpoint at_place {s : shape} : place s -> coordinate (point s) :=
  match s return place s -> coordinate (point s) with
  | number => fun _ => real
  | family n t => fun c => within (member c) (at_place (inside c))
  | both t u => fun c => match c with inl a => in_first (at_place a) | inr b => in_second (at_place b) end
  end.

Definition entry_of {s : shape} (x : point s) (c : place s) : R := get (at_place c) x.

Lemma same_entries {s : shape} : forall x y : point s, (forall c, entry_of x c = entry_of y c) -> x = y.
Proof.
  unfold entry_of; induction s as [|n t IH|t IHt u IHu]; simpl; intros x y H.
  - exact (H tt).
  - apply functional_extensionality; intros i; apply IH; intros c; exact (H (i, c)).
  - destruct x as [x1 x2], y as [y1 y2]; f_equal;
      [apply IHt; intros c; exact (H (inl c))|apply IHu; intros c; exact (H (inr c))].
Qed.

Lemma entry_zero {s : shape} : forall c : place s, entry_of zero c = 0.
Proof.
  unfold entry_of; induction s as [|n t IH|t IHt u IHu]; simpl; intros c;
    [reflexivity|apply IH|destruct c; simpl; auto].
Qed.

Lemma entry_add {s : shape} : forall (x y : point s) c, entry_of (add x y) c = entry_of x c + entry_of y c.
Proof.
  unfold entry_of; induction s as [|n t IH|t IHt u IHu]; simpl; intros x y c;
    [reflexivity|apply IH|destruct c; simpl; auto].
Qed.

Lemma entry_scale {s : shape} : forall a (x : point s) c, entry_of (scale a x) c = a * entry_of x c.
Proof.
  unfold entry_of; induction s as [|n t IH|t IHt u IHu]; simpl; intros a x c;
    [reflexivity|apply IH|destruct c; simpl; auto].
Qed.

(* Equations between sums and multiples of points hold when they hold of numbers. *)
Ltac entrywise :=
  apply same_entries; intro; unfold sub;
  repeat (rewrite entry_add || rewrite entry_scale || rewrite entry_zero); ring.

(* ---- the size ---- *)

Lemma Sum_le {n} (f g : Fin n -> R) : (forall i, f i <= g i) -> Sum f <= Sum g.
Proof.
  intros H; induction n as [|n IH]; simpl; [lra|].
  apply Rplus_le_compat; [apply H|apply IH; intros i; apply H].
Qed.

Lemma Sum_le_one {n} (f : Fin n -> R) (i : Fin n) : (forall k, 0 <= f k) -> f i <= Sum f.
Proof.
  intros H; rewrite <- (Sum_delta i f) at 1; apply Sum_le; intros k.
  specialize (H k); destruct (delta_either k i) as [[_ ->]|[_ ->]]; lra.
Qed.

Lemma Sum_scale_right {n} (c : R) (f : Fin n -> R) : Sum (fun i => f i * c) = Sum f * c.
Proof. rewrite (Sum_ext _ (fun i => c * f i)) by (intros; ring); rewrite Sum_scale; ring. Qed.

Lemma size_nonneg {s : shape} : forall x : point s, 0 <= size x.
Proof.
  induction s as [|n t IH|t IHt u IHu]; simpl; intros x.
  - apply Rabs_pos.
  - apply Sum_nonneg; intros; apply IH.
  - specialize (IHt (left_of x)); specialize (IHu (right_of x)); lra.
Qed.

Lemma size_add {s : shape} : forall x y : point s, size (add x y) <= size x + size y.
Proof.
  induction s as [|n t IH|t IHt u IHu]; simpl; intros x y.
  - apply Rabs_triang.
  - rewrite <- Sum_add; apply Sum_le; intros; apply IH.
  - specialize (IHt (left_of x) (left_of y)); specialize (IHu (right_of x) (right_of y)); lra.
Qed.

Lemma size_scale {s : shape} : forall c (x : point s), size (scale c x) = Rabs c * size x.
Proof.
  induction s as [|n t IH|t IHt u IHu]; simpl; intros c x.
  - apply Rabs_mult.
  - rewrite <- Sum_scale; apply Sum_ext; intros; apply IH.
  - rewrite IHt, IHu; ring.
Qed.

Lemma size_zero {s : shape} : size (zero : point s) = 0.
Proof.
  replace (zero : point s) with (scale 0 (zero : point s)) by entrywise.
  rewrite size_scale, Rabs_R0; ring.
Qed.

Lemma entry_le_size {s : shape} : forall (x : point s) c, Rabs (entry_of x c) <= size x.
Proof.
  unfold entry_of; induction s as [|n t IH|t IHt u IHu]; simpl; intros x c.
  - lra.
  - apply (Rle_trans _ (size (x (member c)))); [apply IH|].
    apply (Sum_le_one (fun i => size (x i))); intros; apply size_nonneg.
  - pose proof (size_nonneg (left_of x)); pose proof (size_nonneg (right_of x)).
    destruct c as [a|b]; simpl; [specialize (IHt (left_of x) a)|specialize (IHu (right_of x) b)]; lra.
Qed.

Lemma no_size {s : shape} (x : point s) : size x <= 0 -> x = zero.
Proof.
  intros H; apply same_entries; intros c; rewrite entry_zero; pose proof (entry_le_size x c) as E.
  destruct (Req_dec (entry_of x c) 0) as [Z|Z]; [exact Z|pose proof (Rabs_pos_lt _ Z); lra].
Qed.

Lemma inner_le {s : shape} : forall x y : point s, Rabs (inner x y) <= size x * size y.
Proof.
  induction s as [|n t IH|t IHt u IHu]; simpl; intros x y.
  - rewrite Rabs_mult; lra.
  - assert (T : forall m (f : Fin m -> R), Rabs (Sum f) <= Sum (fun i => Rabs (f i))).
    { induction m as [|m IHm]; intros f; simpl; [rewrite Rabs_R0; lra|].
      eapply Rle_trans; [apply Rabs_triang|]; specialize (IHm (fun i => f (Fin.FS i))); lra. }
    eapply Rle_trans; [apply T|]; rewrite <- Sum_scale_right; apply Sum_le; intros i.
    eapply Rle_trans; [apply IH|]; apply Rmult_le_compat_l; [apply size_nonneg|].
    apply (Sum_le_one (fun i => size (y i))); intros; apply size_nonneg.
  - specialize (IHt (left_of x) (left_of y)); specialize (IHu (right_of x) (right_of y)).
    pose proof (Rabs_triang (inner (left_of x) (left_of y)) (inner (right_of x) (right_of y))).
    pose proof (Rmult_le_pos _ _ (size_nonneg (left_of x)) (size_nonneg (right_of y))).
    pose proof (Rmult_le_pos _ _ (size_nonneg (right_of x)) (size_nonneg (left_of y))); lra.
Qed.

Lemma inner_sym {s : shape} : forall x y : point s, inner x y = inner y x.
Proof.
  induction s as [|n t IH|t IHt u IHu]; simpl; intros x y;
    [ring|apply Sum_ext; intros; apply IH|now rewrite IHt, IHu].
Qed.

Lemma inner_add {s : shape} : forall g x y : point s, inner g (add x y) = inner g x + inner g y.
Proof.
  induction s as [|n t IH|t IHt u IHu]; simpl; intros g x y;
    [ring|rewrite <- Sum_add; apply Sum_ext; intros; apply IH|rewrite IHt, IHu; ring].
Qed.

Lemma inner_scale_right {s : shape} : forall c (g x : point s), inner g (scale c x) = c * inner g x.
Proof.
  induction s as [|n t IH|t IHt u IHu]; simpl; intros c g x;
    [ring|rewrite <- Sum_scale; apply Sum_ext; intros; apply IH|rewrite IHt, IHu; ring].
Qed.

Lemma inner_linear {s : shape} (g : point s) : @is_linear s number (inner g).
Proof. split; simpl; intros; [apply inner_add|apply inner_scale_right]. Qed.

(* ---- linear maps ---- *)

Lemma linear_zero {s t : shape} (L : point s -> point t) : is_linear L -> L zero = zero.
Proof.
  intros [_ H]; replace (zero : point s) with (scale 0 (zero : point s)) by entrywise.
  rewrite H; entrywise.
Qed.

Lemma linear_compose {s t u : shape} (M : point t -> point u) (L : point s -> point t) :
  is_linear M -> is_linear L -> is_linear (fun h => M (L h)).
Proof. intros [MA MS] [LA LS]; split; intros; [rewrite LA, MA|rewrite LS, MS]; reflexivity. Qed.

(* The point with one thing of a family, and nothing else. *)
Definition only_at {n : nat} {s : shape} (i : Fin n) (x : point s) : point (family n s) :=
  fun k => if Fin.eq_dec k i then x else zero.

Lemma only_at_linear {n s} (i : Fin n) : @is_linear s (family n s) (only_at i).
Proof.
  split; intros; apply functional_extensionality; intros k; unfold only_at; simpl;
    destruct (Fin.eq_dec k i); try reflexivity; entrywise.
Qed.

Lemma first_linear {s t} : @is_linear s (both s t) (fun x => (x, zero)).
Proof. split; intros; simpl; f_equal; entrywise. Qed.

Lemma second_linear {s t} : @is_linear t (both s t) (fun x => (zero, x)).
Proof. split; intros; simpl; f_equal; entrywise. Qed.

Lemma linear_of_family {n s} (L : point (family n s) -> R) (h : point (family n s)) :
  @is_linear (family n s) number L -> L h = Sum (fun i => L (only_at i (h i))).
Proof.
  revert L h; induction n as [|n IH]; intros L h H.
  - replace h with (zero : point (family 0 s)) by (apply functional_extensionality; intros i; inversion i).
    exact (linear_zero (t := number) L H).
  - pose (tail := fun x : point (family n s) =>
      (fun k => Fin.caseS' k (fun _ => point s) zero (fun k => x k)) : point (family (S n) s)).
    assert (T : @is_linear (family n s) (family (S n) s) tail).
    { split; intros; apply functional_extensionality; intros k; apply (Fin.caseS' k); unfold tail; simpl;
        intros; try reflexivity; entrywise. }
    replace (L h) with (L (add (only_at Fin.F1 (h Fin.F1)) (tail (fun i => h (Fin.FS i))))).
    + rewrite (proj1 H); simpl; f_equal.
      rewrite (IH (fun x => L (tail x))) by (exact (linear_compose (u := number) L tail H T)).
      apply Sum_ext; intros i; f_equal; apply functional_extensionality; intros k.
      apply (Fin.caseS' k); unfold tail, only_at; simpl; [reflexivity|]; intros k'.
      destruct (Fin.eq_dec k' i) as [A|A], (Fin.eq_dec (Fin.FS k') (Fin.FS i)) as [E|E]; try reflexivity.
      * now subst.
      * now apply Fin.FS_inj in E.
    + f_equal; apply functional_extensionality; intros k; unfold tail, only_at; simpl.
      apply (Fin.caseS' k); [|intros k']; destruct (Fin.eq_dec _ Fin.F1) as [E|E]; try easy; simpl; entrywise.
Qed.

(* The vector whose inner product with h is L h. *)
Fixpoint coefficients {s : shape} : (point s -> R) -> point s :=
  match s return (point s -> R) -> point s with
  | number => fun L => L 1
  | family n t => fun L i => coefficients (fun u => L (only_at i u))
  | both t u => fun L => (coefficients (fun a => L (a, zero)), coefficients (fun b => L (zero, b)))
  end.

Lemma linear_is_inner {s : shape} :
  forall L : point s -> R, @is_linear s number L -> forall h, L h = inner (coefficients L) h.
Proof.
  induction s as [|n t IH|t IHt u IHu]; simpl; intros L H h.
  - rewrite <- (Rmult_1_r h) at 1; rewrite (Rmult_comm (L 1)); exact (proj2 H h 1).
  - rewrite (linear_of_family L h H); apply Sum_ext; intros i; rewrite <- IH; [reflexivity|].
    exact (@linear_compose t (family n t) number L (only_at i) H (only_at_linear i)).
  - rewrite <- IHt by (exact (@linear_compose t (both t u) number L _ H first_linear)).
    rewrite <- IHu by (exact (@linear_compose u (both t u) number L _ H second_linear)).
    destruct h as [a b]; transitivity (L (@add (both t u) (a, zero) (zero, b)));
      [|exact (proj1 H (a, zero) (zero, b))].
    f_equal; simpl; f_equal; entrywise.
Qed.

(* The point whose entry at c is one, all others being zero. *)
Fixpoint basis {s : shape} : place s -> point s :=
  match s return place s -> point s with
  | number => fun _ => 1
  | family n t => fun c => only_at (member c) (basis (inside c))
  | both t u => fun c => match c with inl a => (basis a, zero) | inr b => (zero, basis b) end
  end.

Lemma entry_of_coefficients {s : shape} : forall (L : point s -> R) c, entry_of (coefficients L) c = L (basis c).
Proof.
  unfold entry_of; induction s as [|n t IH|t IHt u IHu]; simpl; intros L c; [reflexivity|apply IH|].
  destruct c as [a|b]; simpl; [apply (IHt (fun a => L (a, zero)))|apply (IHu (fun b => L (zero, b)))].
Qed.

(* A number b with size (L h) <= b * size h. *)
Fixpoint bound {s t : shape} : (point s -> point t) -> R :=
  match t return (point s -> point t) -> R with
  | number => fun L => size (coefficients L)
  | family n u => fun L => Sum (fun i => bound (fun h => L h i))
  | both u v => fun L => bound (fun h => left_of (L h)) + bound (fun h => right_of (L h))
  end.

Lemma bounded {s t : shape} : forall L : point s -> point t, is_linear L -> forall h, size (L h) <= bound L * size h.
Proof.
  induction t as [|n u IH|u IHu v IHv]; simpl; intros L [A S] h.
  - rewrite (linear_is_inner L (conj A S)); apply inner_le.
  - rewrite <- Sum_scale_right; apply Sum_le; intros i; apply (IH (fun h => L h i)).
    split; intros; [exact (f_equal (fun f => f i) (A x y))|exact (f_equal (fun f => f i) (S c x))].
  - rewrite Rmult_plus_distr_r; apply Rplus_le_compat;
      [apply (IHu (fun h => left_of (L h)))|apply (IHv (fun h => right_of (L h)))];
      (split; intros; [rewrite A|rewrite S]; reflexivity).
Qed.

Lemma bound_nonneg {s t : shape} : forall L : point s -> point t, 0 <= bound L.
Proof.
  induction t as [|n u IH|u IHu v IHv]; simpl; intros L.
  - apply size_nonneg.
  - apply Sum_nonneg; intros i; apply (IH (fun h => L h i)).
  - specialize (IHu (fun h => left_of (L h))); specialize (IHv (fun h => right_of (L h))); lra.
Qed.

Lemma inner_zero {s : shape} (x : point s) : inner x zero = 0.
Proof. exact (linear_zero (t := number) _ (inner_linear x)). Qed.

Lemma inner_basis {s : shape} : forall (x : point s) c, inner x (basis c) = entry_of x c.
Proof.
  unfold entry_of; induction s as [|n t IH|t IHt u IHu]; simpl; intros x c.
  - apply Rmult_1_r.
  - rewrite (Sum_ext _ (fun i => delta i (member c) * inner (x i) (basis (inside c)))); [rewrite Sum_delta; apply IH|].
    intros i; unfold only_at, delta; destruct (Fin.eq_dec i (member c)); [now rewrite Rmult_1_l|].
    rewrite inner_zero; ring.
  - destruct c as [c|c]; simpl.
    + change (inner (left_of x) (basis c) + inner (right_of x) zero
        = get (at_place c) (left_of x)).
      rewrite IHt, inner_zero; ring.
    + change (inner (left_of x) zero + inner (right_of x) (basis c)
        = get (at_place c) (right_of x)).
      rewrite IHu, inner_zero; ring.
Qed.
