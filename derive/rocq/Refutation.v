(* What the refutations of wrong statements are made of: points with rational entries, and tactics that
   compute both sides at the point and enclose them. *)
From Coq Require Import Reals Lra List.
From Coq Require Vectors.Fin.
From Derive Require Import Support ErrorFunction.
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

From Interval Require Import Tactic.

(* Definitions, sums, indices and deltas, until only elementary functions of numerals are left. *)
Ltac computed_in H :=
  cbv -[IZR Rplus Rmult Rminus Rdiv Ropp Rinv pow Rlt Rle exp ln sqrt cos sin erf PI partial] in H.
Ltac computed :=
  cbv -[IZR Rplus Rmult Rminus Rdiv Ropp Rinv pow Rlt Rle exp ln sqrt cos sin erf PI partial].

(* With a precision given, the tactic counts in machine integers; else it would in floats, whose laws are axioms too. *)
Ltac enclosed := interval with (i_prec 40).

(* A hypothesis at the point, index by index. *)
Ltac holds :=
  computed;
  lazymatch goal with
  | |- forall i : Fin.t O, _ => exact (every_none _)
  | |- forall i : Fin.t (S _), @?A i => refine (every_first A _ _); holds
  | |- _ => first [discriminate | lra | enclosed | apply Rlt_not_eq; enclosed | apply Rgt_not_eq; enclosed
    | field; repeat split; apply Rgt_not_eq; enclosed]
  end.
