(* The relations that statements are made of say something: each holds of one value at most, or fails somewhere.
   Emptied, none of them would let its lemma here be proved. *)
From Coq Require Import Reals Lra Lia List.
From Coq Require Vectors.Fin.
From Derive Require Import Support Rules Model.
Open Scope R_scope.

(* ---- relations with a value ---- *)

Lemma partial_unique {X : Type} (c : coordinate X) (F : X -> R) (x : X) (l m : R) :
  partial c F x l -> partial c F x m -> l = m.
Proof. exact (uniqueness_limite (fun t => F (set c x t)) (get c x) l m). Qed.

Lemma integral_unique (f : R -> R) (a b v w : R) : integral f a b v -> integral f a b w -> v = w.
Proof. intros [I <-] [J <-]; apply RiemannInt_P5. Qed.

Lemma outer_unique (f f' g' : R -> R) : outer f f' -> outer f g' -> forall u, f' u = g' u.
Proof. intros F G u; exact (uniqueness_limite f u _ _ (F u) (G u)). Qed.

Lemma outer_positive_unique (f f' g' : R -> R) :
  outer_positive f f' -> outer_positive f g' -> forall u, 0 < u -> f' u = g' u.
Proof. intros F G u Hu; exact (uniqueness_limite f u _ _ (F u Hu) (G u Hu)). Qed.

(* ---- relations without ---- *)

Lemma away_not_from_itself {I : Type} (x : I) (M : list I) : ~ away x (x :: M).
Proof. intros A; exact (A x (or_introl eq_refl) eq_refl). Qed.

Lemma disjoint_not_from_itself {I : Type} (x : I) (L M : list I) : ~ disjoint (x :: L) (x :: M).
Proof. intros D; exact (away_not_from_itself x M (D x (or_introl eq_refl))). Qed.

Lemma polynomial_of_no_entry {P : probability} {I : Type} (Z : I -> random P) (f : P -> R) :
  polynomial Z nil f -> forall v w, f v = f w.
Proof. induction 1 as [c|e []|f g _ F _ G|f g _ F _ G]; intros v w; [reflexivity|now rewrite (F v w), (G v w)..]. Qed.

Lemma looks_at_no_die {m k : nat} (f : throws m k -> R) : looks_at nil f -> forall v w, f v = f w.
Proof. intros H v w; apply H; intros i []. Qed.

(* A coin that shows -1 or 1 is not independent of itself: its square has the mean 1, its mean is 0. *)
Definition coin : law 2 := Law 2 (fun _ => 1 / 2) ltac:(simpl; lra).
Definition tossed : random (dice (fun _ : Fin 1 => coin)) :=
  number (fun _ : Fin 1 => coin) (fun _ face => if Fin.eq_dec face Fin.F1 then -1 else 1) Fin.F1.

Lemma independent_not_of_itself : ~ independent (fun _ : bool => tossed).
Proof.
  intros H.
  assert (K : E (fun w => tossed w * tossed w) = E (fun w => tossed w) * E (fun w => tossed w)).
  { apply (H (true :: nil) (false :: nil)).
    - intros x [<-|[]] y [<-|[]]; discriminate.
    - apply (@polynomial_entry _ _ (fun _ => tossed) (true :: nil) true); now left.
    - apply (@polynomial_entry _ _ (fun _ => tossed) (false :: nil) false); now left. }
  revert K; cbv -[IZR Rplus Rmult Rminus Rdiv Ropp Rinv]; lra.
Qed.
