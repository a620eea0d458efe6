(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Points.
From Book Require Import Facts Softmax DotProduct Scaling Sinusoidal.
Open Scope R_scope.

(* A step of a planar encoding. *)
Lemma planar_step_at (aim : Prop) :
  (let u : R := (1 / 6) in
   let x_next : R := 1 in
   let x : R := (-1 / 2) in
   let y_next : R := 2 in
   let y : R := (1 / 3) in
   let v : R := (-4 / 3) in
   let rho : R := (13 / 36) in
   u = x_next * x + y_next * y ->
   v = y_next * x - x_next * y ->
   x ^ 2 + y ^ 2 = rho ->
   0 < rho ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _); holds.
Qed.

Lemma planar_step_satisfiable :
  exists (u x_next x y_next y v rho : R),
    u = x_next * x + y_next * y /\
    v = y_next * x - x_next * y /\
    x ^ 2 + y ^ 2 = rho /\
    0 < rho.
Proof.
  apply planar_step_at; intros u x_next x y_next y v rho given_1 given_2 given_3 given_4.
  exists u, x_next, x, y_next, y, v, rho; exact (conj given_1 (conj given_2 (conj given_3 given_4))).
Qed.

(* A step back of a planar encoding. *)
Lemma planar_step_back_at (aim : Prop) :
  (let u : R := (1 / 6) in
   let x_next : R := 1 in
   let x : R := (-1 / 2) in
   let y_next : R := 2 in
   let y : R := (1 / 3) in
   let v : R := (-4 / 3) in
   let rho : R := 5 in
   u = x_next * x + y_next * y ->
   v = y_next * x - x_next * y ->
   x_next ^ 2 + y_next ^ 2 = rho ->
   0 < rho ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _); holds.
Qed.

Lemma planar_step_back_satisfiable :
  exists (u x_next x y_next y v rho : R),
    u = x_next * x + y_next * y /\
    v = y_next * x - x_next * y /\
    x_next ^ 2 + y_next ^ 2 = rho /\
    0 < rho.
Proof.
  apply planar_step_back_at; intros u x_next x y_next y v rho given_1 given_2 given_3 given_4.
  exists u, x_next, x, y_next, y, v, rho; exact (conj given_1 (conj given_2 (conj given_3 given_4))).
Qed.

(* The modulus of the product of two neighbouring codes. *)
Lemma planar_modulus_at (aim : Prop) :
  (let u : R := 0 in
   let x_next : R := (-2) in
   let x : R := (-1 / 2) in
   let y_next : R := (-1 / 2) in
   let y : R := 2 in
   let v : R := (17 / 4) in
   let rho : R := (17 / 4) in
   u = x_next * x + y_next * y ->
   v = y_next * x - x_next * y ->
   x ^ 2 + y ^ 2 = rho ->
   x_next ^ 2 + y_next ^ 2 = rho ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _); holds.
Qed.

Lemma planar_modulus_satisfiable :
  exists (u x_next x y_next y v rho : R),
    u = x_next * x + y_next * y /\
    v = y_next * x - x_next * y /\
    x ^ 2 + y ^ 2 = rho /\
    x_next ^ 2 + y_next ^ 2 = rho.
Proof.
  apply planar_modulus_at; intros u x_next x y_next y v rho given_1 given_2 given_3 given_4.
  exists u, x_next, x, y_next, y, v, rho; exact (conj given_1 (conj given_2 (conj given_3 given_4))).
Qed.

(* In the plane, encodings by complex products are powers. *)
Lemma relative_encoding_planar_at (aim : Prop) :
  (let u : R := 5 in
   let a : Z -> R := (fun _ => 1) in
   let b : Z -> R := (fun _ => 2) in
   let v : R := 0 in
   let rho : R := 5 in
   let A : Z -> R := (fun _ => 1) in
   let B : Z -> R := (fun _ => 0) in
   let t : Z := 0%Z in
   (forall t : Z, u = a (Z.succ t) * a t + b (Z.succ t) * b t) ->
   (forall t : Z, v = b (Z.succ t) * a t - a (Z.succ t) * b t) ->
   (forall t : Z, a t ^ 2 + b t ^ 2 = rho) ->
   0 < rho ->
   A 0%Z = 1 ->
   B 0%Z = 0 ->
   (forall t : Z, A (Z.succ t) = (u * A t - v * B t) / rho) ->
   (forall t : Z, B (Z.succ t) = (v * A t + u * B t) / rho) ->
   aim) -> aim.
Proof.
  intros use; refine (use _ _ _ _ _ _ _ _); holds.
Qed.

Lemma relative_encoding_planar_satisfiable :
  exists (u : R) (a b : Z -> R) (v rho : R) (A B : Z -> R) (t : Z),
    (forall t : Z, u = a (Z.succ t) * a t + b (Z.succ t) * b t) /\
    (forall t : Z, v = b (Z.succ t) * a t - a (Z.succ t) * b t) /\
    (forall t : Z, a t ^ 2 + b t ^ 2 = rho) /\
    0 < rho /\
    A 0%Z = 1 /\
    B 0%Z = 0 /\
    (forall t : Z, A (Z.succ t) = (u * A t - v * B t) / rho) /\
    (forall t : Z, B (Z.succ t) = (v * A t + u * B t) / rho).
Proof.
  apply relative_encoding_planar_at; intros u a b v rho A B t given_1 given_2 given_3 given_4 given_5 given_6 given_7
    given_8.
  exists u, a, b, v, rho, A, B, t; exact (conj given_1 (conj given_2 (conj given_3 (conj given_4 (conj given_5 (conj
    given_6 (conj given_7 given_8))))))).
Qed.
