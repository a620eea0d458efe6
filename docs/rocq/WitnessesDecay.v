(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Points.
From Book Require Import Facts Softmax DotProduct Scaling Sinusoidal Interaction Decay.
Open Scope R_scope.

(* The real part of the decay integral, in cosine integrals. *)
Lemma decay_closed_form_at (aim : Prop) :
  (let x : R := 1 in
   let b : R := 2 in
   0 < x ->
   1 < b ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma decay_closed_form_satisfiable :
  exists (x b : R),
    0 < x /\
    1 < b.
Proof.
  apply decay_closed_form_at; intros x b given_1 given_2.
  exists x, b; exact (conj given_1 given_2).
Qed.

(* The imaginary part of the decay integral, in sine integrals. *)
Lemma decay_closed_form_imaginary_at (aim : Prop) :
  (let x : R := 1 in
   let b : R := 2 in
   0 < x ->
   1 < b ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _); holds.
Qed.

Lemma decay_closed_form_imaginary_satisfiable :
  exists (x b : R),
    0 < x /\
    1 < b.
Proof.
  apply decay_closed_form_imaginary_at; intros x b given_1 given_2.
  exists x, b; exact (conj given_1 given_2).
Qed.

(* The schedule $t$. *)
Lemma decay_linear_at (aim : Prop) :
  (let x : R := 1 in
   x <> 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma decay_linear_satisfiable :
  exists (x : R),
    x <> 0.
Proof.
  apply decay_linear_at; intros x given.
  exists x; exact given.
Qed.

(* The schedule $t^2$. *)
Lemma decay_square_at (aim : Prop) :
  (let x : R := 1 in
   0 < x ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma decay_square_satisfiable :
  exists (x : R),
    0 < x.
Proof.
  apply decay_square_at; intros x given.
  exists x; exact given.
Qed.

(* The schedule $t^{1/2}$, with $t = s^2$. *)
Lemma decay_square_root_at (aim : Prop) :
  (let x : R := 1 in
   x <> 0 ->
   aim) -> aim.
Proof.
  intros use; refine (use _); holds.
Qed.

Lemma decay_square_root_satisfiable :
  exists (x : R),
    x <> 0.
Proof.
  apply decay_square_root_at; intros x given.
  exists x; exact given.
Qed.

(* The schedule $t^{1/2}$ between positive limits. *)
Lemma decay_square_root_between_at (aim : Prop) :
  (let x : R := (1 / 2) in
   let a : R := 1 in
   let c : R := 2 in
   x <> 0 ->
   0 < a ->
   a <= c ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _); holds.
Qed.

Lemma decay_square_root_between_satisfiable :
  exists (x a c : R),
    x <> 0 /\
    0 < a /\
    a <= c.
Proof.
  apply decay_square_root_between_at; intros x a c given_1 given_2 given_3.
  exists x, a, c; exact (conj given_1 (conj given_2 given_3)).
Qed.
