(* A model of the expectations of the book, so that its theorems are about something: finitely many independent dice,
   each with its own law. Independence is a theorem here, not a hypothesis. *)
From Coq Require Import Reals Lra Lia List FunctionalExtensionality.
From Coq Require Vectors.Fin.
From Derive Require Import Support.
Open Scope R_scope.

(* A law on m faces: weights that sum to one. *)
Record law (m : nat) := Law { weight :> Fin m -> R; weight_sum : Sum weight = 1 }.
Arguments weight {m}.
Arguments weight_sum {m}.

(* Dice number 0, ..., k - 1; what they show, and the mean over all that they can show. *)
Fixpoint throws (m k : nat) : Type := match k with O => unit | S l => (Fin m * throws m l)%type end.

Fixpoint shown {m k : nat} : Fin k -> throws m k -> Fin m :=
  match k with
  | O => fun i => Fin.case0 (fun _ => _) i
  | S l => fun i w => Fin.caseS' i (fun _ => Fin m) (fst w) (fun j => shown j (snd w))
  end.

Fixpoint mean {m k : nat} : (Fin k -> law m) -> (throws m k -> R) -> R :=
  match k with
  | O => fun _ X => X tt
  | S l => fun p X => Sum (fun a => p Fin.F1 a * mean (fun i : Fin l => p (Fin.FS i)) (fun w => X (a, w)))
  end.

Lemma mean_ext {m k} (p : Fin k -> law m) X Y : (forall w, X w = Y w) -> mean p X = mean p Y.
Proof. intros H; f_equal; now apply functional_extensionality. Qed.

Lemma weighted_const {m} (p : law m) c : Sum (fun a => p a * c) = c.
Proof.
  rewrite (Sum_ext _ (fun a => c * p a)) by (intros; ring); rewrite Sum_scale, weight_sum; ring.
Qed.

Lemma mean_const {m k} (p : Fin k -> law m) c : mean p (fun _ => c) = c.
Proof.
  induction k as [|k IH]; [reflexivity|]; simpl.
  rewrite (Sum_ext _ (fun a => p Fin.F1 a * c)); [apply weighted_const|].
  intros a; f_equal; apply IH.
Qed.

Lemma mean_add {m k} (p : Fin k -> law m) X Y : mean p (fun w => X w + Y w) = mean p X + mean p Y.
Proof.
  induction k as [|k IH]; [reflexivity|]; simpl; rewrite <- Sum_add; apply Sum_ext; intros a.
  rewrite (IH _ (fun w => X (a, w)) (fun w => Y (a, w))); ring.
Qed.

Lemma mean_scale {m k} (p : Fin k -> law m) c X : mean p (fun w => c * X w) = c * mean p X.
Proof.
  induction k as [|k IH]; [reflexivity|]; simpl; rewrite <- Sum_scale; apply Sum_ext; intros a.
  rewrite (IH _ (fun w => X (a, w))); ring.
Qed.

Definition dice {m k : nat} (p : Fin k -> law m) : probability :=
  Probability (throws m k) (fun _ => True) (mean p) (fun _ => I) (fun _ _ _ _ => I) (fun _ _ _ _ => I)
    (mean_const p) (fun X Y _ _ => mean_add p X Y) (fun c X _ => mean_scale p c X).

(* A number on every face of every dice. *)
Definition number {m k : nat} (p : Fin k -> law m) (faces : Fin k -> Fin m -> R) (i : Fin k) : random (dice p) :=
  Random (P := dice p) (fun w => faces i (shown i w)) I.

(* f looks at no dice but those of the list. *)
Definition looks_at {m k : nat} (L : list (Fin k)) (f : throws m k -> R) : Prop :=
  forall v w, (forall i, In i L -> shown i v = shown i w) -> f v = f w.

Definition later {k : nat} (L : list (Fin (S k))) : list (Fin k) :=
  flat_map (fun i => Fin.caseS' i (fun _ => list (Fin k)) nil (fun j => j :: nil)) L.

Lemma in_later {k} (L : list (Fin (S k))) (j : Fin k) : In j (later L) <-> In (Fin.FS j) L.
Proof.
  unfold later; rewrite in_flat_map; split.
  - intros (i & H & K); revert H K; apply (Fin.caseS' i); simpl; [intros _ []|].
    intros l H [->|[]]; exact H.
  - intros H; exists (Fin.FS j); split; [exact H|left; reflexivity].
Qed.

Lemma looks_later {m k} (L : list (Fin (S k))) (f : throws m (S k) -> R) a :
  looks_at L f -> looks_at (later L) (fun w => f (a, w)).
Proof.
  intros H v w E; apply H; intros i; apply (Fin.caseS' i); simpl; [reflexivity|].
  intros j K; apply E, in_later, K.
Qed.

Lemma looks_not_first {m k} (L : list (Fin (S k))) (f : throws m (S k) -> R) :
  looks_at L f -> ~ In Fin.F1 L -> forall a b w, f (a, w) = f (b, w).
Proof.
  intros H N a b w; apply H; intros i; apply (Fin.caseS' i); simpl; [intros K; now apply N in K|reflexivity].
Qed.

Lemma mean_product {m k} (p : Fin k -> law m) (L M : list (Fin k)) f g :
  disjoint L M -> looks_at L f -> looks_at M g -> mean p (fun w => f w * g w) = mean p f * mean p g.
Proof.
  induction k as [|k IH]; [reflexivity|]; intros D F G.
  assert (later_disjoint : disjoint (later L) (later M)).
  { intros i Hi j Hj E; apply in_later in Hi; apply in_later in Hj; apply (D _ Hi _ Hj); now f_equal. }
  set (q := fun i : Fin k => p (Fin.FS i)).
  assert (step : forall a b,
    mean q (fun w => f (a, w) * g (b, w)) = mean q (fun w => f (a, w)) * mean q (fun w => g (b, w))).
  { intros a b; apply (IH q (later L) (later M)); [exact later_disjoint|now apply looks_later|now apply looks_later]. }
  simpl; fold q; rewrite (Sum_ext _ _ (fun a => f_equal (Rmult (p Fin.F1 a)) (step a a))).
  destruct (in_dec Fin.eq_dec Fin.F1 L) as [HL|HL].
  - assert (N : ~ In Fin.F1 M) by (intros HM; exact (D _ HL _ HM eq_refl)).
    destruct m as [|m]; [simpl; ring|].
    assert (same : forall a, mean q (fun w => g (a, w)) = mean q (fun w => g (Fin.F1, w))).
    { intros a; apply mean_ext; intros w; exact (looks_not_first M g G N a Fin.F1 w). }
    rewrite (Sum_ext (fun a => p Fin.F1 a * mean q (fun w => g (a, w)))
      (fun a => p Fin.F1 a * mean q (fun w => g (Fin.F1, w)))) by (intros a; now rewrite same).
    rewrite weighted_const, Rmult_comm, <- Sum_scale; apply Sum_ext; intros a; rewrite (same a); ring.
  - destruct m as [|m]; [simpl; ring|].
    assert (same : forall a, mean q (fun w => f (a, w)) = mean q (fun w => f (Fin.F1, w))).
    { intros a; apply mean_ext; intros w; exact (looks_not_first L f F HL a Fin.F1 w). }
    rewrite (Sum_ext (fun a => p Fin.F1 a * mean q (fun w => f (a, w)))
      (fun a => p Fin.F1 a * mean q (fun w => f (Fin.F1, w)))) by (intros a; now rewrite same).
    rewrite weighted_const, <- Sum_scale; apply Sum_ext; intros a; rewrite (same a); ring.
Qed.

(* Entries that are numbers on different dice, however they are indexed, are independent. *)
Theorem numbers_independent {m k : nat} {I : Type} (p : Fin k -> law m) (faces : Fin k -> Fin m -> R)
    (die : I -> Fin k) :
  (forall e e', die e = die e' -> e = e') -> independent (fun e => number p faces (die e)).
Proof.
  intros injective L M f g D F G.
  assert (looks : forall N h, polynomial (fun e => number p faces (die e)) N h -> looks_at (map die N) h).
  { intros N h H; induction H as [c|e He|f' g' _ IHf _ IHg|f' g' _ IHf _ IHg]; intros v w E.
    - reflexivity.
    - simpl; rewrite (E (die e)); [reflexivity|now apply in_map].
    - now rewrite (IHf v w E), (IHg v w E).
    - now rewrite (IHf v w E), (IHg v w E). }
  apply (mean_product p (map die L) (map die M)); [|now apply looks|now apply looks].
  intros i Hi j Hj E; apply in_map_iff in Hi as (e & <- & He); apply in_map_iff in Hj as (e' & <- & He').
  exact (D e He e' He' (injective e e' E)).
Qed.

(* The hypothesis of the chapter on dot products, of a query and a key of d entries each. *)
Corollary query_and_key_independent {m d : nat} (p : Fin (d + d) -> law m) (faces : Fin (d + d) -> Fin m -> R) :
  independent (joint (fun a : Fin d => number p faces (Fin.L d a)) (fun b : Fin d => number p faces (Fin.R d b))).
Proof.
  set (die := fun e : Fin d + Fin d => match e with inl a => Fin.L d a | inr b => Fin.R d b end).
  replace (joint _ _) with (fun e => number p faces (die e))
    by (apply functional_extensionality; intros [a|b]; reflexivity).
  apply numbers_independent; intros [a|b] [a'|b'] E;
    apply (f_equal (fun i => proj1_sig (Fin.to_nat i))) in E; simpl in E;
    rewrite ?Fin.L_sanity, ?Fin.R_sanity in E.
  - f_equal; now apply Fin.to_nat_inj.
  - pose proof (proj2_sig (Fin.to_nat a)) as H; simpl in H; lia.
  - pose proof (proj2_sig (Fin.to_nat a')) as H; simpl in H; lia.
  - f_equal; apply Fin.to_nat_inj; lia.
Qed.
