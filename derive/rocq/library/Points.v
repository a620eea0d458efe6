(* Points with rational entries, and tactics that compute there: what shows that hypotheses hold somewhere. *)
From Coq Require Import Reals Lra List FunctionalExtensionality.
From Coq Require Vectors.Fin.
From Derive Require Import Support ErrorFunction Model.
Open Scope R_scope.

(* The entry of a list at an index. *)
Fixpoint listed {A : Type} (rest : A) {n : nat} (entries : list A) (i : Fin n) : A :=
  match i with
  | Fin.F1 => hd rest entries
  | Fin.FS j => listed rest (tl entries) j
  end.

Definition vector {n : nat} (entries : list R) : Fin n -> R := listed 0 entries.
Definition rows {n m : nat} (entries : list (list R)) : Fin n -> Fin m -> R := fun i => vector (listed nil entries i).
Definition blocks {n m k : nat} (entries : list (list (list R))) : Fin n -> Fin m -> Fin k -> R :=
  fun i => rows (listed nil entries i).

(* A statement for every index is one for each. *)
Lemma every_first {n : nat} (A : Fin (S n) -> Prop) : A Fin.F1 -> (forall i, A (Fin.FS i)) -> forall i, A i.
Proof. intros first rest i; exact (Fin.caseS' i A first rest). Qed.

Lemma every_none (A : Fin 0 -> Prop) (i : Fin 0) : A i.
Proof. exact (Fin.case0 A i). Qed.

(* The permutation that moves both of two indices. *)
Definition other (i : Fin 2) : Fin 2 := listed Fin.F1 (Fin.FS Fin.F1 :: nil) i.

Lemma other_other (i : Fin 2) : other (other i) = i.
Proof. revert i; apply every_first; [reflexivity|apply every_first; [reflexivity|apply every_none]]. Qed.

Definition swap : permutation 2 := Permutation 2 other other other_other other_other.

(* ---- random entries are dice ---- *)

(* The law of all of them: where its faces show 0, 1, -2, the moments are 0, 1, -1, 3. *)
Definition three_faced : law 3 := Law 3 (vector (1 / 2 :: 1 / 3 :: 1 / 6 :: nil)) ltac:(cbn; lra).

(* Which dice entries are, by the numbers of the dice. *)
Definition numbered {n k : nat} (dies : list (Fin (S k))) : Fin n -> Fin (S k) := listed Fin.F1 dies.
Definition numbered2 {n m k : nat} (dies : list (list (Fin (S k)))) : Fin n -> Fin m -> Fin (S k) :=
  fun i => numbered (listed nil dies i).
Definition numbered_single {k : nat} (die : Fin k) : unit -> Fin k := fun _ => die.
Definition numbered_matrix {A B : Type} {k : nat} (die : A -> B -> Fin k) : A * B -> Fin k :=
  fun e => die (fst e) (snd e).
Definition numbered_joint {A B : Type} {k : nat} (first : A -> Fin k) (second : B -> Fin k) : A + B -> Fin k :=
  fun e => match e with inl a => first a | inr b => second b end.

(* Entries that are different dice are independent. *)
Lemma dice_independent {m k : nat} {I : Type} (p : Fin k -> law m) (faces : Fin k -> Fin m -> R) (die : I -> Fin k)
    (Z : I -> random (dice p)) :
  (forall e, Z e = number p faces (die e)) -> (forall e e', die e = die e' -> e = e') -> independent Z.
Proof.
  intros same apart; replace Z with (fun e => number p faces (die e)).
  - exact (numbers_independent p faces die apart).
  - apply functional_extensionality; intros e; symmetry; exact (same e).
Qed.

(* Every entry of finitely many, one after the other. *)
Ltac one_by_one :=
  lazymatch goal with
  | |- forall e : unit, _ => intros []; one_by_one
  | |- forall e : _ + _, _ => let a := fresh in intros [a|a]; revert a; one_by_one
  | |- forall e : _ * _, _ => let a := fresh in let b := fresh in intros [a b]; revert a b; one_by_one
  | |- forall i : Fin.t O, _ => exact (every_none _)
  | |- forall i : Fin.t (S _), @?A i => refine (every_first A _ _); cbv beta; one_by_one
  | |- forall i : Fin.t ?n, _ => subst n; one_by_one
  | |- _ => first [reflexivity | discriminate]
  end.

(* ---- hypotheses at a point ---- *)

(* Definitions, sums, indices and deltas, until only elementary functions of numerals are left. *)
Ltac computed :=
  cbv -[IZR Rplus Rmult Rminus Rdiv Ropp Rinv pow Rlt Rle exp ln sqrt cos sin erf PI partial].

(* What is positive because exponentials are. *)
Ltac positive :=
  repeat match goal with |- context [exp ?x] => generalize (exp_pos x); generalize (exp x); intros end; lra.

(* A hypothesis, index by index. *)
Ltac holds :=
  computed;
  lazymatch goal with
  | |- forall i : Fin.t O, _ => exact (every_none _)
  | |- forall i : Fin.t (S _), @?A i => refine (every_first A _ _); holds
  | |- forall z : Z, _ => let z := fresh in intros z; holds
  | |- _ => first
    [discriminate | lra | apply Rgt_not_eq; positive | field; repeat split; apply Rgt_not_eq; positive]
  end.
