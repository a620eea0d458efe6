(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List.
From Derive Require Import Support ErrorFunction Rules SpecialFunctions.
From Book Require Import Facts.
Open Scope R_scope.

Definition position {h : nat} (theta : Fin h -> R) (m : R) (c : Fin (double h)) : R :=
  pairs (fun i : Fin h => cos (m * theta i)) (fun i : Fin h => sin (m * theta i)) c.

(* The table of positions. *)
Theorem sinusoidal_table (h : nat) (h_pos : (0 < h)%nat) (t : Fin h -> R) (b m : R) (i : Fin h) :
  position (fun i : Fin h => exp (- t i * ln b)) m (even i) = cos (m / exp (t i * ln b)) /\ position (fun i : Fin h =>
    exp (- t i * ln b)) m (odd i) = sin (m / exp (t i * ln b)).
Proof.
  assert (r0 : position (fun i : Fin h => exp (- t i * ln b)) m (even i) = pairs (fun i : Fin h => cos (m * exp (- t i
    * ln b))) (fun i : Fin h => sin (m * exp (- t i * ln b))) (even i)).
  { exact eq_refl. }
  assert (r2 : - t i * ln b = -1 * (t i * ln b)).
  { assert (identity : forall u0 u1 : R, ((- u0) * u1) = ((-1) * (u0 * u1))) by (intros u0 u1; ring).
    exact (identity (t i) (ln b)). }
  assert (r3 : exp (- t i * ln b) = exp (-1 * (t i * ln b))).
  { exact (f_equal (fun (h_ : R) => exp h_) r2). }
  assert (r4 : m * exp (- t i * ln b) = m * exp (-1 * (t i * ln b))).
  { exact (f_equal (fun (h_1 : R) => m * h_1) r3). }
  assert (r5 : cos (m * exp (- t i * ln b)) = cos (m * exp (-1 * (t i * ln b)))).
  { exact (f_equal (fun (h_2 : R) => cos h_2) r4). }
  assert (r10 : -1 * (t i * ln b) = - (t i * ln b)).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * u1)) = (- (u0 * u1))) by (intros u0 u1; ring).
    exact (identity (t i) (ln b)). }
  assert (r11 : exp (-1 * (t i * ln b)) = exp (- (t i * ln b))).
  { exact (f_equal (fun (h_3 : R) => exp h_3) r10). }
  assert (r12 : forall (a : R), 0 < exp a).
  { exact (fun (a : R) => (Facts.exp_pos a)). }
  assert (r14 : forall (a : R), exp a <> 0).
  { exact (fun (a : R) => (Facts.ne_of_pos (exp a) (r12 a))). }
  assert (r17 : 0 < exp 0).
  { exact (Facts.exp_pos 0). }
  assert (r19 : exp 0 <> 0).
  { exact (Facts.ne_of_pos (exp 0) r17). }
  assert (r22 : 0 = 0 + 0).
  { assert (identity : 0 = (0 + 0)) by ring.
    exact identity. }
  assert (r23 : exp 0 = exp (0 + 0)).
  { exact (f_equal (fun (h_4 : R) => exp h_4) r22). }
  assert (r26 : exp 0 = 1).
  { assert (identity : forall u0 u1 : R, 1 - u0 = ((1 - u0) * (1 - (u0 * (1 * u1))) + ((- (1 * u1)) * ((u0 * u0) - u0)
    + 0))) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 - exp 0) (Facts.mul_inverse (exp 0) r19)
      (Rules.and_equation (- (1 / exp 0)) (eq_trans r23 (Facts.exp_add 0 0)) Rules.no_equation)) (identity (exp 0) (/
      (exp 0)))). }
  assert (r27 : forall (a : R), 0 = a + - a).
  { assert (identity : forall u0 : R, 0 = (u0 + (- u0))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r28 : forall (a : R), exp 0 = exp (a + - a)).
  { exact (fun (a : R) => (f_equal (fun (h_5 : R) => exp h_5) (r27 a))). }
  assert (r31 : forall (a : R), exp (- a) = 1 / exp a).
  { assert (identity : forall u0 u1 u2 u3 : R, (1 * u0) - u1 = ((- u1) * (1 - (u2 * (1 * u0))) + ((1 * u0) * (1 - u3)
    + ((- (1 * u0)) * ((u2 * u1) - u3) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a : R) => (Rules.linear_combination (Rules.and_equation (- exp (- a)) (Facts.mul_inverse (exp a) (r14
      a)) (Rules.and_equation (1 / exp a) r26 (Rules.and_equation (- (1 / exp a)) (eq_trans (r28 a) (Facts.exp_add a
      (- a))) Rules.no_equation))) (identity (/ (exp a)) (exp (- a)) (exp a) (exp 0)))). }
  assert (r35 : m * exp (- t i * ln b) = m * (1 / exp (t i * ln b))).
  { exact (f_equal (fun (h_6 : R) => m * h_6) (eq_trans r3 (eq_trans r11 (r31 (t i * ln b))))). }
  assert (r36 : cos (m * exp (- t i * ln b)) = cos (m * (1 / exp (t i * ln b)))).
  { exact (f_equal (fun (h_7 : R) => cos h_7) r35). }
  assert (r37 : m / exp (t i * ln b) = m * (1 / exp (t i * ln b))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity m (/ (exp (t i * ln b)))). }
  assert (r38 : cos (m / exp (t i * ln b)) = cos (m * (1 / exp (t i * ln b)))).
  { exact (f_equal (fun (h_8 : R) => cos h_8) r37). }
  assert (r42 : position (fun i : Fin h => exp (- t i * ln b)) m (odd i) = pairs (fun i : Fin h => cos (m * exp (- t i
    * ln b))) (fun i : Fin h => sin (m * exp (- t i * ln b))) (odd i)).
  { exact eq_refl. }
  assert (r44 : sin (m * exp (- t i * ln b)) = sin (m * exp (-1 * (t i * ln b)))).
  { exact (f_equal (fun (h_9 : R) => sin h_9) r4). }
  assert (r49 : sin (m * exp (- t i * ln b)) = sin (m * (1 / exp (t i * ln b)))).
  { exact (f_equal (fun (h_10 : R) => sin h_10) r35). }
  assert (r50 : sin (m / exp (t i * ln b)) = sin (m * (1 / exp (t i * ln b)))).
  { exact (f_equal (fun (h_11 : R) => sin h_11) r37). }
  exact (conj (eq_trans (eq_trans (eq_trans r0 (eq_trans (Facts.pairs_even h (fun i : Fin h => cos (m * exp (- t i *
    ln b))) (fun i : Fin h => sin (m * exp (- t i * ln b))) i) r5)) (eq_sym r5)) (eq_trans r36 (eq_sym r38)))
    (eq_trans (eq_trans (eq_trans r42 (eq_trans (Facts.pairs_odd h (fun i : Fin h => cos (m * exp (- t i * ln b)))
    (fun i : Fin h => sin (m * exp (- t i * ln b))) i) r44)) (eq_sym r44)) (eq_trans r49 (eq_sym r50)))).
Qed.

Definition position_sin_first {h : nat} (theta : Fin h -> R) (m : R) (c : Fin (double h)) : R :=
  pairs (fun i : Fin h => sin (m * theta i)) (fun i : Fin h => cos (m * theta i)) c.

(* The table of positions, sine first. *)
Theorem sinusoidal_table_sin_first (h : nat) (h_pos : (0 < h)%nat) (t : Fin h -> R) (b m : R) (i : Fin h) :
  position_sin_first (fun i : Fin h => exp (- t i * ln b)) m (even i) = sin (m / exp (t i * ln b)) /\
    position_sin_first (fun i : Fin h => exp (- t i * ln b)) m (odd i) = cos (m / exp (t i * ln b)).
Proof.
  assert (r0 : position_sin_first (fun i : Fin h => exp (- t i * ln b)) m (even i) = pairs (fun i : Fin h => sin (m *
    exp (- t i * ln b))) (fun i : Fin h => cos (m * exp (- t i * ln b))) (even i)).
  { exact eq_refl. }
  assert (r2 : - t i * ln b = -1 * (t i * ln b)).
  { assert (identity : forall u0 u1 : R, ((- u0) * u1) = ((-1) * (u0 * u1))) by (intros u0 u1; ring).
    exact (identity (t i) (ln b)). }
  assert (r3 : exp (- t i * ln b) = exp (-1 * (t i * ln b))).
  { exact (f_equal (fun (h_ : R) => exp h_) r2). }
  assert (r4 : m * exp (- t i * ln b) = m * exp (-1 * (t i * ln b))).
  { exact (f_equal (fun (h_1 : R) => m * h_1) r3). }
  assert (r5 : sin (m * exp (- t i * ln b)) = sin (m * exp (-1 * (t i * ln b)))).
  { exact (f_equal (fun (h_2 : R) => sin h_2) r4). }
  assert (r10 : -1 * (t i * ln b) = - (t i * ln b)).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * u1)) = (- (u0 * u1))) by (intros u0 u1; ring).
    exact (identity (t i) (ln b)). }
  assert (r11 : exp (-1 * (t i * ln b)) = exp (- (t i * ln b))).
  { exact (f_equal (fun (h_3 : R) => exp h_3) r10). }
  assert (r12 : forall (a : R), 0 < exp a).
  { exact (fun (a : R) => (Facts.exp_pos a)). }
  assert (r14 : forall (a : R), exp a <> 0).
  { exact (fun (a : R) => (Facts.ne_of_pos (exp a) (r12 a))). }
  assert (r17 : 0 < exp 0).
  { exact (Facts.exp_pos 0). }
  assert (r19 : exp 0 <> 0).
  { exact (Facts.ne_of_pos (exp 0) r17). }
  assert (r22 : 0 = 0 + 0).
  { assert (identity : 0 = (0 + 0)) by ring.
    exact identity. }
  assert (r23 : exp 0 = exp (0 + 0)).
  { exact (f_equal (fun (h_4 : R) => exp h_4) r22). }
  assert (r26 : exp 0 = 1).
  { assert (identity : forall u0 u1 : R, 1 - u0 = ((1 - u0) * (1 - (u0 * (1 * u1))) + ((- (1 * u1)) * ((u0 * u0) - u0)
    + 0))) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 - exp 0) (Facts.mul_inverse (exp 0) r19)
      (Rules.and_equation (- (1 / exp 0)) (eq_trans r23 (Facts.exp_add 0 0)) Rules.no_equation)) (identity (exp 0) (/
      (exp 0)))). }
  assert (r27 : forall (a : R), 0 = a + - a).
  { assert (identity : forall u0 : R, 0 = (u0 + (- u0))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r28 : forall (a : R), exp 0 = exp (a + - a)).
  { exact (fun (a : R) => (f_equal (fun (h_5 : R) => exp h_5) (r27 a))). }
  assert (r31 : forall (a : R), exp (- a) = 1 / exp a).
  { assert (identity : forall u0 u1 u2 u3 : R, (1 * u0) - u1 = ((- u1) * (1 - (u2 * (1 * u0))) + ((1 * u0) * (1 - u3)
    + ((- (1 * u0)) * ((u2 * u1) - u3) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a : R) => (Rules.linear_combination (Rules.and_equation (- exp (- a)) (Facts.mul_inverse (exp a) (r14
      a)) (Rules.and_equation (1 / exp a) r26 (Rules.and_equation (- (1 / exp a)) (eq_trans (r28 a) (Facts.exp_add a
      (- a))) Rules.no_equation))) (identity (/ (exp a)) (exp (- a)) (exp a) (exp 0)))). }
  assert (r35 : m * exp (- t i * ln b) = m * (1 / exp (t i * ln b))).
  { exact (f_equal (fun (h_6 : R) => m * h_6) (eq_trans r3 (eq_trans r11 (r31 (t i * ln b))))). }
  assert (r36 : sin (m * exp (- t i * ln b)) = sin (m * (1 / exp (t i * ln b)))).
  { exact (f_equal (fun (h_7 : R) => sin h_7) r35). }
  assert (r37 : m / exp (t i * ln b) = m * (1 / exp (t i * ln b))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity m (/ (exp (t i * ln b)))). }
  assert (r38 : sin (m / exp (t i * ln b)) = sin (m * (1 / exp (t i * ln b)))).
  { exact (f_equal (fun (h_8 : R) => sin h_8) r37). }
  assert (r42 : position_sin_first (fun i : Fin h => exp (- t i * ln b)) m (odd i) = pairs (fun i : Fin h => sin (m *
    exp (- t i * ln b))) (fun i : Fin h => cos (m * exp (- t i * ln b))) (odd i)).
  { exact eq_refl. }
  assert (r44 : cos (m * exp (- t i * ln b)) = cos (m * exp (-1 * (t i * ln b)))).
  { exact (f_equal (fun (h_9 : R) => cos h_9) r4). }
  assert (r49 : cos (m * exp (- t i * ln b)) = cos (m * (1 / exp (t i * ln b)))).
  { exact (f_equal (fun (h_10 : R) => cos h_10) r35). }
  assert (r50 : cos (m / exp (t i * ln b)) = cos (m * (1 / exp (t i * ln b)))).
  { exact (f_equal (fun (h_11 : R) => cos h_11) r37). }
  exact (conj (eq_trans (eq_trans (eq_trans r0 (eq_trans (Facts.pairs_even h (fun i : Fin h => sin (m * exp (- t i *
    ln b))) (fun i : Fin h => cos (m * exp (- t i * ln b))) i) r5)) (eq_sym r5)) (eq_trans r36 (eq_sym r38)))
    (eq_trans (eq_trans (eq_trans r42 (eq_trans (Facts.pairs_odd h (fun i : Fin h => sin (m * exp (- t i * ln b)))
    (fun i : Fin h => cos (m * exp (- t i * ln b))) i) r44)) (eq_sym r44)) (eq_trans r49 (eq_sym r50)))).
Qed.

(* A shift is linear in the position. *)
Theorem sinusoidal_shift (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m k : R) (i : Fin h) :
  position theta (m + k) (even i) = position theta k (even i) * position theta m (even i) - position theta k (odd i) *
    position theta m (odd i) /\ position theta (m + k) (odd i) = position theta k (odd i) * position theta m (even i)
    + position theta k (even i) * position theta m (odd i).
Proof.
  assert (r0 : position theta (m + k) (even i) = pairs (fun i : Fin h => cos ((m + k) * theta i)) (fun i : Fin h =>
    sin ((m + k) * theta i)) (even i)).
  { exact eq_refl. }
  assert (r2 : (m + k) * theta i = k * theta i + m * theta i).
  { assert (identity : forall u0 u1 u2 : R, ((u0 + u1) * u2) = ((u1 * u2) + (u0 * u2))) by (intros u0 u1 u2; ring).
    exact (identity m k (theta i)). }
  assert (r3 : cos ((m + k) * theta i) = cos (k * theta i + m * theta i)).
  { exact (f_equal (fun (h_ : R) => cos h_) r2). }
  assert (r10 : cos (k * theta i) * cos (m * theta i) - sin (k * theta i) * sin (m * theta i) = cos (k * theta i) *
    cos (m * theta i) + -1 * (sin (k * theta i) * sin (m * theta i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u0 * u1) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (identity (cos (k * theta i)) (cos (m * theta i)) (sin (k * theta i)) (sin (m * theta i))). }
  assert (r12 : position theta k (even i) = pairs (fun i : Fin h => cos (k * theta i)) (fun i : Fin h => sin (k *
    theta i)) (even i)).
  { exact eq_refl. }
  assert (r14 : position theta k (even i) = cos (k * theta i)).
  { exact (eq_trans r12 (Facts.pairs_even h (fun i : Fin h => cos (k * theta i)) (fun i : Fin h => sin (k * theta i))
    i)). }
  assert (r15 : position theta m (even i) = pairs (fun i : Fin h => cos (m * theta i)) (fun i : Fin h => sin (m *
    theta i)) (even i)).
  { exact eq_refl. }
  assert (r17 : position theta m (even i) = cos (m * theta i)).
  { exact (eq_trans r15 (Facts.pairs_even h (fun i : Fin h => cos (m * theta i)) (fun i : Fin h => sin (m * theta i))
    i)). }
  assert (r18 : position theta k (odd i) = pairs (fun i : Fin h => cos (k * theta i)) (fun i : Fin h => sin (k * theta
    i)) (odd i)).
  { exact eq_refl. }
  assert (r20 : position theta k (odd i) = sin (k * theta i)).
  { exact (eq_trans r18 (Facts.pairs_odd h (fun i : Fin h => cos (k * theta i)) (fun i : Fin h => sin (k * theta i))
    i)). }
  assert (r21 : position theta m (odd i) = pairs (fun i : Fin h => cos (m * theta i)) (fun i : Fin h => sin (m * theta
    i)) (odd i)).
  { exact eq_refl. }
  assert (r23 : position theta m (odd i) = sin (m * theta i)).
  { exact (eq_trans r21 (Facts.pairs_odd h (fun i : Fin h => cos (m * theta i)) (fun i : Fin h => sin (m * theta i))
    i)). }
  assert (r24 : position theta k (even i) * position theta m (even i) - position theta k (odd i) * position theta m
    (odd i) = cos (k * theta i) * cos (m * theta i) - sin (k * theta i) * sin (m * theta i)).
  { exact (f_equal4 (fun (h_1 : R) (h_2 : R) (h_3 : R) (h_4 : R) => h_1 * h_2 - h_3 * h_4) r14 r17 r20 r23). }
  assert (r29 : position theta (m + k) (odd i) = pairs (fun i : Fin h => cos ((m + k) * theta i)) (fun i : Fin h =>
    sin ((m + k) * theta i)) (odd i)).
  { exact eq_refl. }
  assert (r31 : sin ((m + k) * theta i) = sin (k * theta i + m * theta i)).
  { exact (f_equal (fun (h_5 : R) => sin h_5) r2). }
  assert (r38 : sin (k * theta i) * cos (m * theta i) + cos (k * theta i) * sin (m * theta i) = cos (k * theta i) *
    sin (m * theta i) + cos (m * theta i) * sin (k * theta i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u2 * u3) + (u1 * u0))) by (intros u0 u1 u2
    u3; ring).
    exact (identity (sin (k * theta i)) (cos (m * theta i)) (cos (k * theta i)) (sin (m * theta i))). }
  assert (r40 : position theta k (odd i) * position theta m (even i) + position theta k (even i) * position theta m
    (odd i) = sin (k * theta i) * cos (m * theta i) + cos (k * theta i) * sin (m * theta i)).
  { exact (f_equal4 (fun (h_6 : R) (h_7 : R) (h_8 : R) (h_9 : R) => h_6 * h_7 + h_8 * h_9) r20 r17 r14 r23). }
  exact (conj (eq_trans (eq_trans (eq_trans (eq_trans r0 (eq_trans (Facts.pairs_even h (fun i : Fin h => cos ((m + k)
    * theta i)) (fun i : Fin h => sin ((m + k) * theta i)) i) r3)) (eq_sym r3)) (eq_trans r3 (Facts.cos_add (k * theta
    i) (m * theta i)))) (eq_trans r10 (eq_sym (eq_trans r24 r10)))) (eq_trans (eq_trans (eq_trans (eq_trans r29
    (eq_trans (Facts.pairs_odd h (fun i : Fin h => cos ((m + k) * theta i)) (fun i : Fin h => sin ((m + k) * theta i))
    i) r31)) (eq_sym r31)) (eq_trans r31 (Facts.sin_add (k * theta i) (m * theta i)))) (eq_trans r38 (eq_sym (eq_trans
    r40 r38))))).
Qed.

(* A shift is linear in the position, sine first. *)
Theorem sinusoidal_shift_sin_first (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m k : R) (i : Fin h) :
  position_sin_first theta (m + k) (even i) = position_sin_first theta m (even i) * position_sin_first theta k (odd i)
    + position_sin_first theta m (odd i) * position_sin_first theta k (even i) /\ position_sin_first theta (m + k)
    (odd i) = position_sin_first theta m (odd i) * position_sin_first theta k (odd i) - position_sin_first theta m
    (even i) * position_sin_first theta k (even i).
Proof.
  assert (r0 : position_sin_first theta (m + k) (even i) = pairs (fun i : Fin h => sin ((m + k) * theta i)) (fun i :
    Fin h => cos ((m + k) * theta i)) (even i)).
  { exact eq_refl. }
  assert (r2 : (m + k) * theta i = k * theta i + m * theta i).
  { assert (identity : forall u0 u1 u2 : R, ((u0 + u1) * u2) = ((u1 * u2) + (u0 * u2))) by (intros u0 u1 u2; ring).
    exact (identity m k (theta i)). }
  assert (r3 : sin ((m + k) * theta i) = sin (k * theta i + m * theta i)).
  { exact (f_equal (fun (h_ : R) => sin h_) r2). }
  assert (r10 : sin (k * theta i) * cos (m * theta i) + cos (k * theta i) * sin (m * theta i) = cos (k * theta i) *
    sin (m * theta i) + cos (m * theta i) * sin (k * theta i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u2 * u3) + (u1 * u0))) by (intros u0 u1 u2
    u3; ring).
    exact (identity (sin (k * theta i)) (cos (m * theta i)) (cos (k * theta i)) (sin (m * theta i))). }
  assert (r12 : sin (m * theta i) * cos (k * theta i) + cos (m * theta i) * sin (k * theta i) = cos (k * theta i) *
    sin (m * theta i) + cos (m * theta i) * sin (k * theta i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u1 * u0) + (u2 * u3))) by (intros u0 u1 u2
    u3; ring).
    exact (identity (sin (m * theta i)) (cos (k * theta i)) (cos (m * theta i)) (sin (k * theta i))). }
  assert (r16 : position_sin_first theta m (even i) = pairs (fun i : Fin h => sin (m * theta i)) (fun i : Fin h => cos
    (m * theta i)) (even i)).
  { exact eq_refl. }
  assert (r18 : position_sin_first theta m (even i) = sin (m * theta i)).
  { exact (eq_trans r16 (Facts.pairs_even h (fun i : Fin h => sin (m * theta i)) (fun i : Fin h => cos (m * theta i))
    i)). }
  assert (r19 : position_sin_first theta k (odd i) = pairs (fun i : Fin h => sin (k * theta i)) (fun i : Fin h => cos
    (k * theta i)) (odd i)).
  { exact eq_refl. }
  assert (r21 : position_sin_first theta k (odd i) = cos (k * theta i)).
  { exact (eq_trans r19 (Facts.pairs_odd h (fun i : Fin h => sin (k * theta i)) (fun i : Fin h => cos (k * theta i))
    i)). }
  assert (r22 : position_sin_first theta m (odd i) = pairs (fun i : Fin h => sin (m * theta i)) (fun i : Fin h => cos
    (m * theta i)) (odd i)).
  { exact eq_refl. }
  assert (r24 : position_sin_first theta m (odd i) = cos (m * theta i)).
  { exact (eq_trans r22 (Facts.pairs_odd h (fun i : Fin h => sin (m * theta i)) (fun i : Fin h => cos (m * theta i))
    i)). }
  assert (r25 : position_sin_first theta k (even i) = pairs (fun i : Fin h => sin (k * theta i)) (fun i : Fin h => cos
    (k * theta i)) (even i)).
  { exact eq_refl. }
  assert (r27 : position_sin_first theta k (even i) = sin (k * theta i)).
  { exact (eq_trans r25 (Facts.pairs_even h (fun i : Fin h => sin (k * theta i)) (fun i : Fin h => cos (k * theta i))
    i)). }
  assert (r28 : position_sin_first theta m (even i) * position_sin_first theta k (odd i) + position_sin_first theta m
    (odd i) * position_sin_first theta k (even i) = sin (m * theta i) * cos (k * theta i) + cos (m * theta i) * sin (k
    * theta i)).
  { exact (f_equal4 (fun (h_1 : R) (h_2 : R) (h_3 : R) (h_4 : R) => h_1 * h_2 + h_3 * h_4) r18 r21 r24 r27). }
  assert (r33 : position_sin_first theta (m + k) (odd i) = pairs (fun i : Fin h => sin ((m + k) * theta i)) (fun i :
    Fin h => cos ((m + k) * theta i)) (odd i)).
  { exact eq_refl. }
  assert (r35 : cos ((m + k) * theta i) = cos (k * theta i + m * theta i)).
  { exact (f_equal (fun (h_5 : R) => cos h_5) r2). }
  assert (r42 : cos (k * theta i) * cos (m * theta i) - sin (k * theta i) * sin (m * theta i) = cos (k * theta i) *
    cos (m * theta i) + -1 * (sin (k * theta i) * sin (m * theta i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u0 * u1) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (identity (cos (k * theta i)) (cos (m * theta i)) (sin (k * theta i)) (sin (m * theta i))). }
  assert (r44 : cos (m * theta i) * cos (k * theta i) - sin (m * theta i) * sin (k * theta i) = cos (k * theta i) *
    cos (m * theta i) + -1 * (sin (k * theta i) * sin (m * theta i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u1 * u0) + ((-1) * (u3 * u2)))) by (intros
    u0 u1 u2 u3; ring).
    exact (identity (cos (m * theta i)) (cos (k * theta i)) (sin (m * theta i)) (sin (k * theta i))). }
  assert (r48 : position_sin_first theta m (odd i) * position_sin_first theta k (odd i) - position_sin_first theta m
    (even i) * position_sin_first theta k (even i) = cos (m * theta i) * cos (k * theta i) - sin (m * theta i) * sin
    (k * theta i)).
  { exact (f_equal4 (fun (h_6 : R) (h_7 : R) (h_8 : R) (h_9 : R) => h_6 * h_7 - h_8 * h_9) r24 r21 r18 r27). }
  exact (conj (eq_trans (eq_trans (eq_trans (eq_trans r0 (eq_trans (Facts.pairs_even h (fun i : Fin h => sin ((m + k)
    * theta i)) (fun i : Fin h => cos ((m + k) * theta i)) i) r3)) (eq_sym r3)) (eq_trans (eq_trans (eq_trans r3
    (Facts.sin_add (k * theta i) (m * theta i))) r10) (eq_sym r12))) (eq_trans r12 (eq_sym (eq_trans r28 r12))))
    (eq_trans (eq_trans (eq_trans (eq_trans r33 (eq_trans (Facts.pairs_odd h (fun i : Fin h => sin ((m + k) * theta
    i)) (fun i : Fin h => cos ((m + k) * theta i)) i) r35)) (eq_sym r35)) (eq_trans (eq_trans (eq_trans r35
    (Facts.cos_add (k * theta i) (m * theta i))) r42) (eq_sym r44))) (eq_trans r44 (eq_sym (eq_trans r48 r44))))).
Qed.

Definition rotated {h : nat} (theta : Fin h -> R) (m : R) (q_ : Fin (double h) -> R) (c : Fin (double h)) : R :=
  pairs (fun i : Fin h => cos (m * theta i) * q_ (even i) - sin (m * theta i) * q_ (odd i)) (fun i : Fin h => sin (m *
    theta i) * q_ (even i) + cos (m * theta i) * q_ (odd i)) c.

(* A shift is a rotation. *)
Theorem sinusoidal_shift_eq_rotation (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m k : R) (c : Fin (double
  h)) :
  position theta (m + k) c = rotated theta k (fun c : Fin (double h) => position theta m c) c.
Proof.
  assert (r0 : position theta (m + k) c = pairs (fun i : Fin h => cos ((m + k) * theta i)) (fun i : Fin h => sin ((m +
    k) * theta i)) c).
  { exact eq_refl. }
  assert (r5 : forall (i : Fin h), (m + k) * theta i = k * theta i + m * theta i).
  { assert (identity : forall u0 u1 u2 : R, ((u0 + u1) * u2) = ((u1 * u2) + (u0 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i : Fin h) => (identity m k (theta i))). }
  assert (r6 : forall (i : Fin h), cos ((m + k) * theta i) = cos (k * theta i + m * theta i)).
  { exact (fun (i : Fin h) => (f_equal (fun (h_ : R) => cos h_) (r5 i))). }
  assert (r9 : forall (i : Fin h), cos (k * theta i) * cos (m * theta i) - sin (k * theta i) * sin (m * theta i) = cos
    (k * theta i) * cos (m * theta i) + -1 * (sin (k * theta i) * sin (m * theta i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u0 * u1) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i : Fin h) => (identity (cos (k * theta i)) (cos (m * theta i)) (sin (k * theta i)) (sin (m * theta
      i)))). }
  assert (r14 : forall (b a : Fin (double h)), a <> b -> b <> a).
  { exact (fun (b a : Fin (double h)) p => (Facts.apart_symm (double h) a b p)). }
  assert (r17 : forall (a b : Fin (double h)), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin (double h)) p_ => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart (double
      h) a b p_) (Rules.and_equation (-1) (Facts.delta_apart (double h) b a (r14 b a p_)) Rules.no_equation))
      (identity (delta b a) (delta a b)))). }
  assert (r18 : forall (a b : Fin (double h)), delta a b = delta b a).
  { exact (fun (a b : Fin (double h)) => (Rules.index_cases (fun (b : Fin (double h)) => delta a b = delta b a) a b
    (@eq_refl R (delta a a)) (fun p_1 => (r17 a b p_1)))). }
  assert (r21 : forall (i : Fin h), sin ((m + k) * theta i) = sin (k * theta i + m * theta i)).
  { exact (fun (i : Fin h) => (f_equal (fun (h_1 : R) => sin h_1) (r5 i))). }
  assert (r24 : forall (i : Fin h), sin (k * theta i) * cos (m * theta i) + cos (k * theta i) * sin (m * theta i) =
    cos (k * theta i) * sin (m * theta i) + cos (m * theta i) * sin (k * theta i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u2 * u3) + (u1 * u0))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i : Fin h) => (identity (sin (k * theta i)) (cos (m * theta i)) (cos (k * theta i)) (sin (m * theta
      i)))). }
  assert (r27 : forall (i : Fin h), delta (even i) c * pairs (fun i : Fin h => cos ((m + k) * theta i)) (fun i : Fin h
    => sin ((m + k) * theta i)) (even i) + delta (odd i) c * pairs (fun i : Fin h => cos ((m + k) * theta i)) (fun i :
    Fin h => sin ((m + k) * theta i)) (odd i) = delta (even i) c * (cos (k * theta i) * cos (m * theta i) + -1 * (sin
    (k * theta i) * sin (m * theta i))) + delta c (odd i) * (cos (k * theta i) * sin (m * theta i) + cos (m * theta i)
    * sin (k * theta i))).
  { exact (fun (i : Fin h) => (f_equal3 (fun (h_2 : R) (h_3 : R) (h_4 : R) => delta (even i) c * h_2 + h_3 * h_4)
    (eq_trans (Facts.pairs_even h (fun i : Fin h => cos ((m + k) * theta i)) (fun i : Fin h => sin ((m + k) * theta
    i)) i) (eq_trans (eq_trans (r6 i) (Facts.cos_add (k * theta i) (m * theta i))) (r9 i))) (r18 (odd i) c) (eq_trans
    (Facts.pairs_odd h (fun i : Fin h => cos ((m + k) * theta i)) (fun i : Fin h => sin ((m + k) * theta i)) i)
    (eq_trans (eq_trans (r21 i) (Facts.sin_add (k * theta i) (m * theta i))) (r24 i))))). }
  assert (r28 : forall (i : Fin h), delta (even i) c * (cos (k * theta i) * cos (m * theta i) + -1 * (sin (k * theta
    i) * sin (m * theta i))) + delta c (odd i) * (cos (k * theta i) * sin (m * theta i) + cos (m * theta i) * sin (k *
    theta i)) = delta (even i) c * cos (k * theta i) * cos (m * theta i) + -1 * (delta (even i) c * sin (k * theta i)
    * sin (m * theta i)) + delta c (odd i) * cos (k * theta i) * sin (m * theta i) + delta c (odd i) * cos (m * theta
    i) * sin (k * theta i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * ((u1 * u2) + ((-1) * (u3 * u4)))) + (u5 * ((u1 * u4) + (u2
    * u3)))) = (((((u0 * u1) * u2) + ((-1) * ((u0 * u3) * u4))) + ((u5 * u1) * u4)) + ((u5 * u2) * u3))) by (intros u0
    u1 u2 u3 u4 u5; ring).
    exact (fun (i : Fin h) => (identity (delta (even i) c) (cos (k * theta i)) (cos (m * theta i)) (sin (k * theta i))
      (sin (m * theta i)) (delta c (odd i)))). }
  assert (r30 : Sum (fun i : Fin h => delta (even i) c * pairs (fun i : Fin h => cos ((m + k) * theta i)) (fun i : Fin
    h => sin ((m + k) * theta i)) (even i) + delta (odd i) c * pairs (fun i : Fin h => cos ((m + k) * theta i)) (fun i
    : Fin h => sin ((m + k) * theta i)) (odd i)) = Sum (fun i : Fin h => delta (even i) c * cos (k * theta i) * cos (m
    * theta i) + -1 * (delta (even i) c * sin (k * theta i) * sin (m * theta i)) + delta c (odd i) * cos (k * theta i)
    * sin (m * theta i) + delta c (odd i) * cos (m * theta i) * sin (k * theta i))).
  { exact (Rules.sum_congruence (fun (i : Fin h) => (eq_trans (r27 i) (r28 i)))). }
  assert (r33 : Sum (fun i : Fin h => delta (even i) c * cos (k * theta i) * cos (m * theta i) + -1 * (delta (even i)
    c * sin (k * theta i) * sin (m * theta i)) + delta c (odd i) * cos (k * theta i) * sin (m * theta i)) + Sum (fun i
    : Fin h => delta c (odd i) * cos (m * theta i) * sin (k * theta i)) = Sum (fun i : Fin h => delta (even i) c * cos
    (k * theta i) * cos (m * theta i) + -1 * (delta (even i) c * sin (k * theta i) * sin (m * theta i))) + Sum (fun i
    : Fin h => delta c (odd i) * cos (k * theta i) * sin (m * theta i)) + Sum (fun i : Fin h => delta c (odd i) * cos
    (m * theta i) * sin (k * theta i))).
  { exact (f_equal (fun (h_5 : R) => h_5 + Sum (fun i : Fin h => delta c (odd i) * cos (m * theta i) * sin (k * theta
    i))) (Facts.sum_add h (fun i : Fin h => delta (even i) c * cos (k * theta i) * cos (m * theta i) + -1 * (delta
    (even i) c * sin (k * theta i) * sin (m * theta i))) (fun i : Fin h => delta c (odd i) * cos (k * theta i) * sin
    (m * theta i)))). }
  assert (r36 : Sum (fun i : Fin h => delta (even i) c * cos (k * theta i) * cos (m * theta i) + -1 * (delta (even i)
    c * sin (k * theta i) * sin (m * theta i))) + Sum (fun i : Fin h => delta c (odd i) * cos (k * theta i) * sin (m *
    theta i)) + Sum (fun i : Fin h => delta c (odd i) * cos (m * theta i) * sin (k * theta i)) = Sum (fun i : Fin h =>
    delta (even i) c * cos (k * theta i) * cos (m * theta i)) + Sum (fun i : Fin h => -1 * (delta (even i) c * sin (k
    * theta i) * sin (m * theta i))) + Sum (fun i : Fin h => delta c (odd i) * cos (k * theta i) * sin (m * theta i))
    + Sum (fun i : Fin h => delta c (odd i) * cos (m * theta i) * sin (k * theta i))).
  { exact (f_equal (fun (h_6 : R) => h_6 + Sum (fun i : Fin h => delta c (odd i) * cos (k * theta i) * sin (m * theta
    i)) + Sum (fun i : Fin h => delta c (odd i) * cos (m * theta i) * sin (k * theta i))) (Facts.sum_add h (fun i :
    Fin h => delta (even i) c * cos (k * theta i) * cos (m * theta i)) (fun i : Fin h => -1 * (delta (even i) c * sin
    (k * theta i) * sin (m * theta i))))). }
  assert (r42 : Sum (fun i : Fin h => delta (even i) c * cos (k * theta i) * cos (m * theta i)) + Sum (fun i : Fin h
    => -1 * (delta (even i) c * sin (k * theta i) * sin (m * theta i))) + Sum (fun i : Fin h => delta c (odd i) * cos
    (k * theta i) * sin (m * theta i)) + Sum (fun i : Fin h => delta c (odd i) * cos (m * theta i) * sin (k * theta
    i)) = Sum (fun i : Fin h => delta (even i) c * cos (k * theta i) * cos (m * theta i)) + -1 * Sum (fun i : Fin h =>
    delta (even i) c * sin (k * theta i) * sin (m * theta i)) + Sum (fun i : Fin h => delta c (odd i) * cos (k * theta
    i) * sin (m * theta i)) + Sum (fun i : Fin h => delta c (odd i) * cos (m * theta i) * sin (k * theta i))).
  { exact (f_equal4 (fun (h_7 : R) (h_8 : R) (h_9 : R) (h_10 : R) => h_7 + h_8 + h_9 + h_10) (@eq_refl R (Sum (fun i :
    Fin h => delta (even i) c * cos (k * theta i) * cos (m * theta i)))) (Facts.sum_scale h (-1) (fun i : Fin h =>
    delta (even i) c * sin (k * theta i) * sin (m * theta i))) (@eq_refl R (Sum (fun i : Fin h => delta c (odd i) *
    cos (k * theta i) * sin (m * theta i)))) (@eq_refl R (Sum (fun i : Fin h => delta c (odd i) * cos (m * theta i) *
    sin (k * theta i))))). }
  assert (r43 : Sum (fun i : Fin h => delta (even i) c * cos (k * theta i) * cos (m * theta i) + -1 * (delta (even i)
    c * sin (k * theta i) * sin (m * theta i)) + delta c (odd i) * cos (k * theta i) * sin (m * theta i) + delta c
    (odd i) * cos (m * theta i) * sin (k * theta i)) = Sum (fun i : Fin h => delta (even i) c * cos (k * theta i) *
    cos (m * theta i)) + -1 * Sum (fun i : Fin h => delta (even i) c * sin (k * theta i) * sin (m * theta i)) + Sum
    (fun i : Fin h => delta c (odd i) * cos (k * theta i) * sin (m * theta i)) + Sum (fun i : Fin h => delta c (odd i)
    * cos (m * theta i) * sin (k * theta i))).
  { exact (eq_trans (eq_trans (eq_trans (Facts.sum_add h (fun i : Fin h => delta (even i) c * cos (k * theta i) * cos
    (m * theta i) + -1 * (delta (even i) c * sin (k * theta i) * sin (m * theta i)) + delta c (odd i) * cos (k * theta
    i) * sin (m * theta i)) (fun i : Fin h => delta c (odd i) * cos (m * theta i) * sin (k * theta i))) r33) r36)
    r42). }
  assert (r48 : rotated theta k (fun c : Fin (double h) => position theta m c) c = pairs (fun i : Fin h => cos (k *
    theta i) * position theta m (even i) - sin (k * theta i) * position theta m (odd i)) (fun i : Fin h => sin (k *
    theta i) * position theta m (even i) + cos (k * theta i) * position theta m (odd i)) c).
  { exact eq_refl. }
  assert (r53 : forall (i_ : Fin h), position theta m (even i_) = pairs (fun i : Fin h => cos (m * theta i)) (fun i :
    Fin h => sin (m * theta i)) (even i_)).
  { exact (fun (i_ : Fin h) => eq_refl). }
  assert (r55 : forall (i_ : Fin h), position theta m (even i_) = cos (m * theta i_)).
  { exact (fun (i_ : Fin h) => (eq_trans (r53 i_) (Facts.pairs_even h (fun i : Fin h => cos (m * theta i)) (fun i :
    Fin h => sin (m * theta i)) i_))). }
  assert (r56 : forall (i_ : Fin h), position theta m (odd i_) = pairs (fun i : Fin h => cos (m * theta i)) (fun i :
    Fin h => sin (m * theta i)) (odd i_)).
  { exact (fun (i_ : Fin h) => eq_refl). }
  assert (r58 : forall (i_ : Fin h), position theta m (odd i_) = sin (m * theta i_)).
  { exact (fun (i_ : Fin h) => (eq_trans (r56 i_) (Facts.pairs_odd h (fun i : Fin h => cos (m * theta i)) (fun i : Fin
    h => sin (m * theta i)) i_))). }
  assert (r59 : forall (i_ : Fin h), cos (k * theta i_) * position theta m (even i_) - sin (k * theta i_) * position
    theta m (odd i_) = cos (k * theta i_) * cos (m * theta i_) - sin (k * theta i_) * sin (m * theta i_)).
  { exact (fun (i_ : Fin h) => (f_equal2 (fun (h_11 : R) (h_12 : R) => cos (k * theta i_) * h_11 - sin (k * theta i_)
    * h_12) (r55 i_) (r58 i_))). }
  assert (r60 : forall (i_ : Fin h), cos (k * theta i_) * cos (m * theta i_) - sin (k * theta i_) * sin (m * theta i_)
    = cos (k * theta i_) * cos (m * theta i_) + -1 * (sin (k * theta i_) * sin (m * theta i_))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u0 * u1) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_ : Fin h) => (identity (cos (k * theta i_)) (cos (m * theta i_)) (sin (k * theta i_)) (sin (m *
      theta i_)))). }
  assert (r65 : forall (i_ : Fin h), sin (k * theta i_) * position theta m (even i_) + cos (k * theta i_) * position
    theta m (odd i_) = sin (k * theta i_) * cos (m * theta i_) + cos (k * theta i_) * sin (m * theta i_)).
  { exact (fun (i_ : Fin h) => (f_equal2 (fun (h_13 : R) (h_14 : R) => sin (k * theta i_) * h_13 + cos (k * theta i_)
    * h_14) (r55 i_) (r58 i_))). }
  assert (r66 : forall (i_ : Fin h), sin (k * theta i_) * cos (m * theta i_) + cos (k * theta i_) * sin (m * theta i_)
    = cos (k * theta i_) * sin (m * theta i_) + cos (m * theta i_) * sin (k * theta i_)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u2 * u3) + (u1 * u0))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_ : Fin h) => (identity (sin (k * theta i_)) (cos (m * theta i_)) (cos (k * theta i_)) (sin (m *
      theta i_)))). }
  assert (r69 : forall (i_ : Fin h), delta (even i_) c * pairs (fun i : Fin h => cos (k * theta i) * position theta m
    (even i) - sin (k * theta i) * position theta m (odd i)) (fun i : Fin h => sin (k * theta i) * position theta m
    (even i) + cos (k * theta i) * position theta m (odd i)) (even i_) + delta (odd i_) c * pairs (fun i : Fin h =>
    cos (k * theta i) * position theta m (even i) - sin (k * theta i) * position theta m (odd i)) (fun i : Fin h =>
    sin (k * theta i) * position theta m (even i) + cos (k * theta i) * position theta m (odd i)) (odd i_) = delta
    (even i_) c * (cos (k * theta i_) * cos (m * theta i_) + -1 * (sin (k * theta i_) * sin (m * theta i_))) + delta c
    (odd i_) * (cos (k * theta i_) * sin (m * theta i_) + cos (m * theta i_) * sin (k * theta i_))).
  { exact (fun (i_ : Fin h) => (f_equal3 (fun (h_15 : R) (h_16 : R) (h_17 : R) => delta (even i_) c * h_15 + h_16 *
    h_17) (eq_trans (Facts.pairs_even h (fun i : Fin h => cos (k * theta i) * position theta m (even i) - sin (k *
    theta i) * position theta m (odd i)) (fun i : Fin h => sin (k * theta i) * position theta m (even i) + cos (k *
    theta i) * position theta m (odd i)) i_) (eq_trans (r59 i_) (r60 i_))) (r18 (odd i_) c) (eq_trans (Facts.pairs_odd
    h (fun i : Fin h => cos (k * theta i) * position theta m (even i) - sin (k * theta i) * position theta m (odd i))
    (fun i : Fin h => sin (k * theta i) * position theta m (even i) + cos (k * theta i) * position theta m (odd i))
    i_) (eq_trans (r65 i_) (r66 i_))))). }
  assert (r70 : forall (i_ : Fin h), delta (even i_) c * (cos (k * theta i_) * cos (m * theta i_) + -1 * (sin (k *
    theta i_) * sin (m * theta i_))) + delta c (odd i_) * (cos (k * theta i_) * sin (m * theta i_) + cos (m * theta
    i_) * sin (k * theta i_)) = delta (even i_) c * cos (k * theta i_) * cos (m * theta i_) + -1 * (delta (even i_) c
    * sin (k * theta i_) * sin (m * theta i_)) + delta c (odd i_) * cos (k * theta i_) * sin (m * theta i_) + delta c
    (odd i_) * cos (m * theta i_) * sin (k * theta i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * ((u1 * u2) + ((-1) * (u3 * u4)))) + (u5 * ((u1 * u4) + (u2
    * u3)))) = (((((u0 * u1) * u2) + ((-1) * ((u0 * u3) * u4))) + ((u5 * u1) * u4)) + ((u5 * u2) * u3))) by (intros u0
    u1 u2 u3 u4 u5; ring).
    exact (fun (i_ : Fin h) => (identity (delta (even i_) c) (cos (k * theta i_)) (cos (m * theta i_)) (sin (k * theta
      i_)) (sin (m * theta i_)) (delta c (odd i_)))). }
  assert (r72 : Sum (fun i : Fin h => delta (even i) c * pairs (fun i : Fin h => cos (k * theta i) * position theta m
    (even i) - sin (k * theta i) * position theta m (odd i)) (fun i : Fin h => sin (k * theta i) * position theta m
    (even i) + cos (k * theta i) * position theta m (odd i)) (even i) + delta (odd i) c * pairs (fun i : Fin h => cos
    (k * theta i) * position theta m (even i) - sin (k * theta i) * position theta m (odd i)) (fun i : Fin h => sin (k
    * theta i) * position theta m (even i) + cos (k * theta i) * position theta m (odd i)) (odd i)) = Sum (fun i : Fin
    h => delta (even i) c * cos (k * theta i) * cos (m * theta i) + -1 * (delta (even i) c * sin (k * theta i) * sin
    (m * theta i)) + delta c (odd i) * cos (k * theta i) * sin (m * theta i) + delta c (odd i) * cos (m * theta i) *
    sin (k * theta i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin h) => (eq_trans (r69 i_) (r70 i_)))). }
  exact (eq_trans (eq_trans r0 (eq_trans (eq_sym (Facts.sum_delta (double h) c (fun i : Fin (double h) => pairs (fun i
    : Fin h => cos ((m + k) * theta i)) (fun i : Fin h => sin ((m + k) * theta i)) i))) (eq_trans (Facts.sum_pairs h
    (fun i : Fin (double h) => delta i c * pairs (fun i : Fin h => cos ((m + k) * theta i)) (fun i : Fin h => sin ((m
    + k) * theta i)) i)) (eq_trans r30 r43)))) (eq_sym (eq_trans r48 (eq_trans (eq_sym (Facts.sum_delta (double h) c
    (fun i : Fin (double h) => pairs (fun i : Fin h => cos (k * theta i) * position theta m (even i) - sin (k * theta
    i) * position theta m (odd i)) (fun i : Fin h => sin (k * theta i) * position theta m (even i) + cos (k * theta i)
    * position theta m (odd i)) i))) (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => delta i c * pairs (fun i
    : Fin h => cos (k * theta i) * position theta m (even i) - sin (k * theta i) * position theta m (odd i)) (fun i :
    Fin h => sin (k * theta i) * position theta m (even i) + cos (k * theta i) * position theta m (odd i)) i))
    (eq_trans r72 r43)))))).
Qed.

(* Rotations keep inner products. *)
Theorem sinusoidal_rotation_orthogonal (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (q_ k : Fin
  (double h) -> R) :
  Sum (fun c : Fin (double h) => rotated theta m q_ c * rotated theta m k c) = Sum (fun c : Fin (double h) => q_ c * k
    c).
Proof.
  assert (r1 : forall (i : Fin h), rotated theta m q_ (even i) = pairs (fun i : Fin h => cos (m * theta i) * q_ (even
    i) - sin (m * theta i) * q_ (odd i)) (fun i : Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_
    (odd i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r3 : forall (i : Fin h), cos (m * theta i) * q_ (even i) - sin (m * theta i) * q_ (odd i) = q_ (even i) *
    cos (m * theta i) + -1 * (q_ (odd i) * sin (m * theta i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u1 * u0) + ((-1) * (u3 * u2)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i : Fin h) => (identity (cos (m * theta i)) (q_ (even i)) (sin (m * theta i)) (q_ (odd i)))). }
  assert (r6 : forall (i : Fin h), rotated theta m k (even i) = pairs (fun i : Fin h => cos (m * theta i) * k (even i)
    - sin (m * theta i) * k (odd i)) (fun i : Fin h => sin (m * theta i) * k (even i) + cos (m * theta i) * k (odd i))
    (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r8 : forall (i : Fin h), cos (m * theta i) * k (even i) - sin (m * theta i) * k (odd i) = k (even i) * cos
    (m * theta i) + -1 * (k (odd i) * sin (m * theta i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u1 * u0) + ((-1) * (u3 * u2)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i : Fin h) => (identity (cos (m * theta i)) (k (even i)) (sin (m * theta i)) (k (odd i)))). }
  assert (r11 : forall (i : Fin h), rotated theta m q_ (odd i) = pairs (fun i : Fin h => cos (m * theta i) * q_ (even
    i) - sin (m * theta i) * q_ (odd i)) (fun i : Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_
    (odd i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r13 : forall (i : Fin h), sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_ (odd i) = q_ (even i) *
    sin (m * theta i) + q_ (odd i) * cos (m * theta i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u1 * u0) + (u3 * u2))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i : Fin h) => (identity (sin (m * theta i)) (q_ (even i)) (cos (m * theta i)) (q_ (odd i)))). }
  assert (r16 : forall (i : Fin h), rotated theta m k (odd i) = pairs (fun i : Fin h => cos (m * theta i) * k (even i)
    - sin (m * theta i) * k (odd i)) (fun i : Fin h => sin (m * theta i) * k (even i) + cos (m * theta i) * k (odd i))
    (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r18 : forall (i : Fin h), sin (m * theta i) * k (even i) + cos (m * theta i) * k (odd i) = k (even i) * sin
    (m * theta i) + k (odd i) * cos (m * theta i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u1 * u0) + (u3 * u2))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i : Fin h) => (identity (sin (m * theta i)) (k (even i)) (cos (m * theta i)) (k (odd i)))). }
  assert (r21 : forall (i : Fin h), rotated theta m q_ (even i) * rotated theta m k (even i) + rotated theta m q_ (odd
    i) * rotated theta m k (odd i) = (q_ (even i) * cos (m * theta i) + -1 * (q_ (odd i) * sin (m * theta i))) * (k
    (even i) * cos (m * theta i) + -1 * (k (odd i) * sin (m * theta i))) + (q_ (even i) * sin (m * theta i) + q_ (odd
    i) * cos (m * theta i)) * (k (even i) * sin (m * theta i) + k (odd i) * cos (m * theta i))).
  { exact (fun (i : Fin h) => (f_equal4 (fun (h_ : R) (h_1 : R) (h_2 : R) (h_3 : R) => h_ * h_1 + h_2 * h_3) (eq_trans
    (r1 i) (eq_trans (Facts.pairs_even h (fun i : Fin h => cos (m * theta i) * q_ (even i) - sin (m * theta i) * q_
    (odd i)) (fun i : Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_ (odd i)) i) (r3 i))) (eq_trans
    (r6 i) (eq_trans (Facts.pairs_even h (fun i : Fin h => cos (m * theta i) * k (even i) - sin (m * theta i) * k (odd
    i)) (fun i : Fin h => sin (m * theta i) * k (even i) + cos (m * theta i) * k (odd i)) i) (r8 i))) (eq_trans (r11
    i) (eq_trans (Facts.pairs_odd h (fun i : Fin h => cos (m * theta i) * q_ (even i) - sin (m * theta i) * q_ (odd
    i)) (fun i : Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_ (odd i)) i) (r13 i))) (eq_trans
    (r16 i) (eq_trans (Facts.pairs_odd h (fun i : Fin h => cos (m * theta i) * k (even i) - sin (m * theta i) * k (odd
    i)) (fun i : Fin h => sin (m * theta i) * k (even i) + cos (m * theta i) * k (odd i)) i) (r18 i))))). }
  assert (r22 : forall (i : Fin h), (q_ (even i) * cos (m * theta i) + -1 * (q_ (odd i) * sin (m * theta i))) * (k
    (even i) * cos (m * theta i) + -1 * (k (odd i) * sin (m * theta i))) + (q_ (even i) * sin (m * theta i) + q_ (odd
    i) * cos (m * theta i)) * (k (even i) * sin (m * theta i) + k (odd i) * cos (m * theta i)) = k (even i) * q_ (even
    i) * cos (m * theta i) ^ 2 + k (even i) * q_ (even i) * sin (m * theta i) ^ 2 + k (odd i) * q_ (odd i) * cos (m *
    theta i) ^ 2 + k (odd i) * q_ (odd i) * sin (m * theta i) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * u1) + ((-1) * (u2 * u3))) * ((u4 * u1) + ((-1) * (u5 *
    u3)))) + (((u0 * u3) + (u2 * u1)) * ((u4 * u3) + (u5 * u1)))) = (((((u4 * u0) * (u1 ^ 2)) + ((u4 * u0) * (u3 ^
    2))) + ((u5 * u2) * (u1 ^ 2))) + ((u5 * u2) * (u3 ^ 2)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i : Fin h) => (identity (q_ (even i)) (cos (m * theta i)) (q_ (odd i)) (sin (m * theta i)) (k (even
      i)) (k (odd i)))). }
  assert (r24 : Sum (fun i : Fin h => rotated theta m q_ (even i) * rotated theta m k (even i) + rotated theta m q_
    (odd i) * rotated theta m k (odd i)) = Sum (fun i : Fin h => k (even i) * q_ (even i) * cos (m * theta i) ^ 2 + k
    (even i) * q_ (even i) * sin (m * theta i) ^ 2 + k (odd i) * q_ (odd i) * cos (m * theta i) ^ 2 + k (odd i) * q_
    (odd i) * sin (m * theta i) ^ 2)).
  { exact (Rules.sum_congruence (fun (i : Fin h) => (eq_trans (r21 i) (r22 i)))). }
  assert (r25 : forall (i_ : Fin h), (cos (m * theta i_) ^ 2 + sin (m * theta i_) ^ 2) * (q_ (even i_) * k (even i_) +
    q_ (odd i_) * k (odd i_)) = k (even i_) * q_ (even i_) * cos (m * theta i_) ^ 2 + k (even i_) * q_ (even i_) * sin
    (m * theta i_) ^ 2 + k (odd i_) * q_ (odd i_) * cos (m * theta i_) ^ 2 + k (odd i_) * q_ (odd i_) * sin (m * theta
    i_) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((u0 ^ 2) + (u1 ^ 2)) * ((u2 * u3) + (u4 * u5))) = (((((u3 * u2)
    * (u0 ^ 2)) + ((u3 * u2) * (u1 ^ 2))) + ((u5 * u4) * (u0 ^ 2))) + ((u5 * u4) * (u1 ^ 2)))) by (intros u0 u1 u2 u3
    u4 u5; ring).
    exact (fun (i_ : Fin h) => (identity (cos (m * theta i_)) (sin (m * theta i_)) (q_ (even i_)) (k (even i_)) (q_
      (odd i_)) (k (odd i_)))). }
  assert (r26 : Sum (fun i : Fin h => (cos (m * theta i) ^ 2 + sin (m * theta i) ^ 2) * (q_ (even i) * k (even i) + q_
    (odd i) * k (odd i))) = Sum (fun i : Fin h => k (even i) * q_ (even i) * cos (m * theta i) ^ 2 + k (even i) * q_
    (even i) * sin (m * theta i) ^ 2 + k (odd i) * q_ (odd i) * cos (m * theta i) ^ 2 + k (odd i) * q_ (odd i) * sin
    (m * theta i) ^ 2)).
  { exact (Rules.sum_congruence (fun (i_ : Fin h) => (r25 i_))). }
  assert (r31 : forall (i_1 : Fin h), sin (m * theta i_1) ^ 2 = 1 - cos (m * theta i_1) ^ 2).
  { assert (identity : forall u0 u1 : R, (1 - (u0 ^ 2)) - (u1 ^ 2) = (1 * (1 - ((u0 ^ 2) + (u1 ^ 2))) + 0)) by (intros
    u0 u1; ring).
    exact (fun (i_1 : Fin h) => (Rules.linear_combination (Rules.and_equation 1 (Facts.cos_square_add_sin_square (m *
      theta i_1)) Rules.no_equation) (identity (cos (m * theta i_1)) (sin (m * theta i_1))))). }
  assert (r32 : forall (i_1 : Fin h), (cos (m * theta i_1) ^ 2 + sin (m * theta i_1) ^ 2) * (q_ (even i_1) * k (even
    i_1) + q_ (odd i_1) * k (odd i_1)) = k (even i_1) * q_ (even i_1) + k (odd i_1) * q_ (odd i_1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * u1) + (u2 * u3)) - (((u4 ^ 2) + (u5 ^ 2)) * ((u1 * u0) +
    (u3 * u2))) = ((u0 * u1) * ((1 - (u4 ^ 2)) - (u5 ^ 2)) + ((u2 * u3) * ((1 - (u4 ^ 2)) - (u5 ^ 2)) + 0))) by
    (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_1 : Fin h) => (Rules.linear_combination (Rules.and_equation (k (even i_1) * q_ (even i_1)) (r31 i_1)
      (Rules.and_equation (k (odd i_1) * q_ (odd i_1)) (r31 i_1) Rules.no_equation)) (identity (k (even i_1)) (q_
      (even i_1)) (k (odd i_1)) (q_ (odd i_1)) (cos (m * theta i_1)) (sin (m * theta i_1))))). }
  assert (r33 : Sum (fun i : Fin h => (cos (m * theta i) ^ 2 + sin (m * theta i) ^ 2) * (q_ (even i) * k (even i) + q_
    (odd i) * k (odd i))) = Sum (fun i : Fin h => k (even i) * q_ (even i) + k (odd i) * q_ (odd i))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin h) => (r32 i_1))). }
  assert (r34 : forall (i_2 : Fin h), q_ (even i_2) * k (even i_2) + q_ (odd i_2) * k (odd i_2) = k (even i_2) * q_
    (even i_2) + k (odd i_2) * q_ (odd i_2)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u1 * u0) + (u3 * u2))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_2 : Fin h) => (identity (q_ (even i_2)) (k (even i_2)) (q_ (odd i_2)) (k (odd i_2)))). }
  assert (r35 : Sum (fun i : Fin h => q_ (even i) * k (even i) + q_ (odd i) * k (odd i)) = Sum (fun i : Fin h => k
    (even i) * q_ (even i) + k (odd i) * q_ (odd i))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin h) => (r34 i_2))). }
  assert (r40 : Sum (fun i : Fin h => q_ (even i) * k (even i) + q_ (odd i) * k (odd i)) = Sum (fun i : Fin h => k
    (even i) * q_ (even i)) + Sum (fun i : Fin h => k (odd i) * q_ (odd i))).
  { exact (eq_trans r35 (Facts.sum_add h (fun i : Fin h => k (even i) * q_ (even i)) (fun i : Fin h => k (odd i) * q_
    (odd i)))). }
  exact (eq_trans (eq_trans (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => rotated theta m q_ i * rotated
    theta m k i)) (eq_trans r24 (eq_sym r26))) (eq_trans r33 (eq_sym r35))) (eq_trans r40 (eq_sym (eq_trans
    (Facts.sum_pairs h (fun i : Fin (double h) => q_ i * k i)) r40)))).
Qed.

(* Rotations compose by adding positions. *)
Theorem sinusoidal_rotation_compose (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (k l : R) (q_ : Fin (double
  h) -> R) (c : Fin (double h)) :
  rotated theta k (fun c : Fin (double h) => rotated theta l q_ c) c = rotated theta (k + l) q_ c.
Proof.
  assert (r0 : rotated theta k (fun c : Fin (double h) => rotated theta l q_ c) c = pairs (fun i : Fin h => cos (k *
    theta i) * rotated theta l q_ (even i) - sin (k * theta i) * rotated theta l q_ (odd i)) (fun i : Fin h => sin (k
    * theta i) * rotated theta l q_ (even i) + cos (k * theta i) * rotated theta l q_ (odd i)) c).
  { exact eq_refl. }
  assert (r5 : forall (i : Fin h), rotated theta l q_ (even i) = pairs (fun i : Fin h => cos (l * theta i) * q_ (even
    i) - sin (l * theta i) * q_ (odd i)) (fun i : Fin h => sin (l * theta i) * q_ (even i) + cos (l * theta i) * q_
    (odd i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r7 : forall (i : Fin h), cos (l * theta i) * q_ (even i) - sin (l * theta i) * q_ (odd i) = q_ (even i) *
    cos (l * theta i) + -1 * (q_ (odd i) * sin (l * theta i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u1 * u0) + ((-1) * (u3 * u2)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i : Fin h) => (identity (cos (l * theta i)) (q_ (even i)) (sin (l * theta i)) (q_ (odd i)))). }
  assert (r9 : forall (i : Fin h), rotated theta l q_ (even i) = q_ (even i) * cos (l * theta i) + -1 * (q_ (odd i) *
    sin (l * theta i))).
  { exact (fun (i : Fin h) => (eq_trans (r5 i) (eq_trans (Facts.pairs_even h (fun i : Fin h => cos (l * theta i) * q_
    (even i) - sin (l * theta i) * q_ (odd i)) (fun i : Fin h => sin (l * theta i) * q_ (even i) + cos (l * theta i) *
    q_ (odd i)) i) (r7 i)))). }
  assert (r10 : forall (i : Fin h), rotated theta l q_ (odd i) = pairs (fun i : Fin h => cos (l * theta i) * q_ (even
    i) - sin (l * theta i) * q_ (odd i)) (fun i : Fin h => sin (l * theta i) * q_ (even i) + cos (l * theta i) * q_
    (odd i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r12 : forall (i : Fin h), sin (l * theta i) * q_ (even i) + cos (l * theta i) * q_ (odd i) = q_ (even i) *
    sin (l * theta i) + q_ (odd i) * cos (l * theta i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u1 * u0) + (u3 * u2))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i : Fin h) => (identity (sin (l * theta i)) (q_ (even i)) (cos (l * theta i)) (q_ (odd i)))). }
  assert (r14 : forall (i : Fin h), rotated theta l q_ (odd i) = q_ (even i) * sin (l * theta i) + q_ (odd i) * cos (l
    * theta i)).
  { exact (fun (i : Fin h) => (eq_trans (r10 i) (eq_trans (Facts.pairs_odd h (fun i : Fin h => cos (l * theta i) * q_
    (even i) - sin (l * theta i) * q_ (odd i)) (fun i : Fin h => sin (l * theta i) * q_ (even i) + cos (l * theta i) *
    q_ (odd i)) i) (r12 i)))). }
  assert (r15 : forall (i : Fin h), cos (k * theta i) * rotated theta l q_ (even i) - sin (k * theta i) * rotated
    theta l q_ (odd i) = cos (k * theta i) * (q_ (even i) * cos (l * theta i) + -1 * (q_ (odd i) * sin (l * theta i)))
    - sin (k * theta i) * (q_ (even i) * sin (l * theta i) + q_ (odd i) * cos (l * theta i))).
  { exact (fun (i : Fin h) => (f_equal2 (fun (h_ : R) (h_1 : R) => cos (k * theta i) * h_ - sin (k * theta i) * h_1)
    (r9 i) (r14 i))). }
  assert (r16 : forall (i : Fin h), cos (k * theta i) * (q_ (even i) * cos (l * theta i) + -1 * (q_ (odd i) * sin (l *
    theta i))) - sin (k * theta i) * (q_ (even i) * sin (l * theta i) + q_ (odd i) * cos (l * theta i)) = q_ (even i)
    * cos (k * theta i) * cos (l * theta i) + -1 * (q_ (even i) * sin (k * theta i) * sin (l * theta i)) + -1 * (q_
    (odd i) * cos (k * theta i) * sin (l * theta i)) + -1 * (q_ (odd i) * cos (l * theta i) * sin (k * theta i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * ((u1 * u2) + ((-1) * (u3 * u4)))) - (u5 * ((u1 * u4) + (u3
    * u2)))) = (((((u1 * u0) * u2) + ((-1) * ((u1 * u5) * u4))) + ((-1) * ((u3 * u0) * u4))) + ((-1) * ((u3 * u2) *
    u5)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i : Fin h) => (identity (cos (k * theta i)) (q_ (even i)) (cos (l * theta i)) (q_ (odd i)) (sin (l *
      theta i)) (sin (k * theta i)))). }
  assert (r21 : forall (b a : Fin (double h)), a <> b -> b <> a).
  { exact (fun (b a : Fin (double h)) p => (Facts.apart_symm (double h) a b p)). }
  assert (r24 : forall (a b : Fin (double h)), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin (double h)) p_ => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart (double
      h) a b p_) (Rules.and_equation (-1) (Facts.delta_apart (double h) b a (r21 b a p_)) Rules.no_equation))
      (identity (delta b a) (delta a b)))). }
  assert (r25 : forall (a b : Fin (double h)), delta a b = delta b a).
  { exact (fun (a b : Fin (double h)) => (Rules.index_cases (fun (b : Fin (double h)) => delta a b = delta b a) a b
    (@eq_refl R (delta a a)) (fun p_1 => (r24 a b p_1)))). }
  assert (r28 : forall (i : Fin h), sin (k * theta i) * rotated theta l q_ (even i) + cos (k * theta i) * rotated
    theta l q_ (odd i) = sin (k * theta i) * (q_ (even i) * cos (l * theta i) + -1 * (q_ (odd i) * sin (l * theta i)))
    + cos (k * theta i) * (q_ (even i) * sin (l * theta i) + q_ (odd i) * cos (l * theta i))).
  { exact (fun (i : Fin h) => (f_equal2 (fun (h_2 : R) (h_3 : R) => sin (k * theta i) * h_2 + cos (k * theta i) * h_3)
    (r9 i) (r14 i))). }
  assert (r29 : forall (i : Fin h), sin (k * theta i) * (q_ (even i) * cos (l * theta i) + -1 * (q_ (odd i) * sin (l *
    theta i))) + cos (k * theta i) * (q_ (even i) * sin (l * theta i) + q_ (odd i) * cos (l * theta i)) = q_ (even i)
    * cos (k * theta i) * sin (l * theta i) + q_ (even i) * cos (l * theta i) * sin (k * theta i) + q_ (odd i) * cos
    (k * theta i) * cos (l * theta i) + -1 * (q_ (odd i) * sin (k * theta i) * sin (l * theta i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * ((u1 * u2) + ((-1) * (u3 * u4)))) + (u5 * ((u1 * u4) + (u3
    * u2)))) = (((((u1 * u5) * u4) + ((u1 * u2) * u0)) + ((u3 * u5) * u2)) + ((-1) * ((u3 * u0) * u4)))) by (intros u0
    u1 u2 u3 u4 u5; ring).
    exact (fun (i : Fin h) => (identity (sin (k * theta i)) (q_ (even i)) (cos (l * theta i)) (q_ (odd i)) (sin (l *
      theta i)) (cos (k * theta i)))). }
  assert (r32 : forall (i : Fin h), delta (even i) c * pairs (fun i : Fin h => cos (k * theta i) * rotated theta l q_
    (even i) - sin (k * theta i) * rotated theta l q_ (odd i)) (fun i : Fin h => sin (k * theta i) * rotated theta l
    q_ (even i) + cos (k * theta i) * rotated theta l q_ (odd i)) (even i) + delta (odd i) c * pairs (fun i : Fin h =>
    cos (k * theta i) * rotated theta l q_ (even i) - sin (k * theta i) * rotated theta l q_ (odd i)) (fun i : Fin h
    => sin (k * theta i) * rotated theta l q_ (even i) + cos (k * theta i) * rotated theta l q_ (odd i)) (odd i) =
    delta (even i) c * (q_ (even i) * cos (k * theta i) * cos (l * theta i) + -1 * (q_ (even i) * sin (k * theta i) *
    sin (l * theta i)) + -1 * (q_ (odd i) * cos (k * theta i) * sin (l * theta i)) + -1 * (q_ (odd i) * cos (l * theta
    i) * sin (k * theta i))) + delta c (odd i) * (q_ (even i) * cos (k * theta i) * sin (l * theta i) + q_ (even i) *
    cos (l * theta i) * sin (k * theta i) + q_ (odd i) * cos (k * theta i) * cos (l * theta i) + -1 * (q_ (odd i) *
    sin (k * theta i) * sin (l * theta i)))).
  { exact (fun (i : Fin h) => (f_equal3 (fun (h_4 : R) (h_5 : R) (h_6 : R) => delta (even i) c * h_4 + h_5 * h_6)
    (eq_trans (Facts.pairs_even h (fun i : Fin h => cos (k * theta i) * rotated theta l q_ (even i) - sin (k * theta
    i) * rotated theta l q_ (odd i)) (fun i : Fin h => sin (k * theta i) * rotated theta l q_ (even i) + cos (k *
    theta i) * rotated theta l q_ (odd i)) i) (eq_trans (r15 i) (r16 i))) (r25 (odd i) c) (eq_trans (Facts.pairs_odd h
    (fun i : Fin h => cos (k * theta i) * rotated theta l q_ (even i) - sin (k * theta i) * rotated theta l q_ (odd
    i)) (fun i : Fin h => sin (k * theta i) * rotated theta l q_ (even i) + cos (k * theta i) * rotated theta l q_
    (odd i)) i) (eq_trans (r28 i) (r29 i))))). }
  assert (r33 : forall (i : Fin h), delta (even i) c * (q_ (even i) * cos (k * theta i) * cos (l * theta i) + -1 * (q_
    (even i) * sin (k * theta i) * sin (l * theta i)) + -1 * (q_ (odd i) * cos (k * theta i) * sin (l * theta i)) + -1
    * (q_ (odd i) * cos (l * theta i) * sin (k * theta i))) + delta c (odd i) * (q_ (even i) * cos (k * theta i) * sin
    (l * theta i) + q_ (even i) * cos (l * theta i) * sin (k * theta i) + q_ (odd i) * cos (k * theta i) * cos (l *
    theta i) + -1 * (q_ (odd i) * sin (k * theta i) * sin (l * theta i))) = q_ (even i) * delta (even i) c * cos (k *
    theta i) * cos (l * theta i) + -1 * (q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i)) + q_
    (even i) * delta c (odd i) * cos (k * theta i) * sin (l * theta i) + q_ (even i) * delta c (odd i) * cos (l *
    theta i) * sin (k * theta i) + -1 * (q_ (odd i) * delta (even i) c * cos (k * theta i) * sin (l * theta i)) + -1 *
    (q_ (odd i) * delta (even i) c * cos (l * theta i) * sin (k * theta i)) + q_ (odd i) * delta c (odd i) * cos (k *
    theta i) * cos (l * theta i) + -1 * (q_ (odd i) * delta c (odd i) * sin (k * theta i) * sin (l * theta i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((u0 * (((((u1 * u2) * u3) + ((-1) * ((u1 * u4) * u5))) +
    ((-1) * ((u6 * u2) * u5))) + ((-1) * ((u6 * u3) * u4)))) + (u7 * (((((u1 * u2) * u5) + ((u1 * u3) * u4)) + ((u6 *
    u2) * u3)) + ((-1) * ((u6 * u4) * u5))))) = ((((((((((u1 * u0) * u2) * u3) + ((-1) * (((u1 * u0) * u4) * u5))) +
    (((u1 * u7) * u2) * u5)) + (((u1 * u7) * u3) * u4)) + ((-1) * (((u6 * u0) * u2) * u5))) + ((-1) * (((u6 * u0) *
    u3) * u4))) + (((u6 * u7) * u2) * u3)) + ((-1) * (((u6 * u7) * u4) * u5)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7;
    ring).
    exact (fun (i : Fin h) => (identity (delta (even i) c) (q_ (even i)) (cos (k * theta i)) (cos (l * theta i)) (sin
      (k * theta i)) (sin (l * theta i)) (q_ (odd i)) (delta c (odd i)))). }
  assert (r35 : Sum (fun i : Fin h => delta (even i) c * pairs (fun i : Fin h => cos (k * theta i) * rotated theta l
    q_ (even i) - sin (k * theta i) * rotated theta l q_ (odd i)) (fun i : Fin h => sin (k * theta i) * rotated theta
    l q_ (even i) + cos (k * theta i) * rotated theta l q_ (odd i)) (even i) + delta (odd i) c * pairs (fun i : Fin h
    => cos (k * theta i) * rotated theta l q_ (even i) - sin (k * theta i) * rotated theta l q_ (odd i)) (fun i : Fin
    h => sin (k * theta i) * rotated theta l q_ (even i) + cos (k * theta i) * rotated theta l q_ (odd i)) (odd i)) =
    Sum (fun i : Fin h => q_ (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i) + -1 * (q_ (even i) *
    delta (even i) c * sin (k * theta i) * sin (l * theta i)) + q_ (even i) * delta c (odd i) * cos (k * theta i) *
    sin (l * theta i) + q_ (even i) * delta c (odd i) * cos (l * theta i) * sin (k * theta i) + -1 * (q_ (odd i) *
    delta (even i) c * cos (k * theta i) * sin (l * theta i)) + -1 * (q_ (odd i) * delta (even i) c * cos (l * theta
    i) * sin (k * theta i)) + q_ (odd i) * delta c (odd i) * cos (k * theta i) * cos (l * theta i) + -1 * (q_ (odd i)
    * delta c (odd i) * sin (k * theta i) * sin (l * theta i)))).
  { exact (Rules.sum_congruence (fun (i : Fin h) => (eq_trans (r32 i) (r33 i)))). }
  assert (r38 : Sum (fun i : Fin h => q_ (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i) + -1 *
    (q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i)) + q_ (even i) * delta c (odd i) * cos (k
    * theta i) * sin (l * theta i) + q_ (even i) * delta c (odd i) * cos (l * theta i) * sin (k * theta i) + -1 * (q_
    (odd i) * delta (even i) c * cos (k * theta i) * sin (l * theta i)) + -1 * (q_ (odd i) * delta (even i) c * cos (l
    * theta i) * sin (k * theta i)) + q_ (odd i) * delta c (odd i) * cos (k * theta i) * cos (l * theta i)) + Sum (fun
    i : Fin h => -1 * (q_ (odd i) * delta c (odd i) * sin (k * theta i) * sin (l * theta i))) = Sum (fun i : Fin h =>
    q_ (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i) + -1 * (q_ (even i) * delta (even i) c *
    sin (k * theta i) * sin (l * theta i)) + q_ (even i) * delta c (odd i) * cos (k * theta i) * sin (l * theta i) +
    q_ (even i) * delta c (odd i) * cos (l * theta i) * sin (k * theta i) + -1 * (q_ (odd i) * delta (even i) c * cos
    (k * theta i) * sin (l * theta i)) + -1 * (q_ (odd i) * delta (even i) c * cos (l * theta i) * sin (k * theta i)))
    + Sum (fun i : Fin h => q_ (odd i) * delta c (odd i) * cos (k * theta i) * cos (l * theta i)) + Sum (fun i : Fin h
    => -1 * (q_ (odd i) * delta c (odd i) * sin (k * theta i) * sin (l * theta i)))).
  { exact (f_equal (fun (h_7 : R) => h_7 + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta c (odd i) * sin (k * theta
    i) * sin (l * theta i)))) (Facts.sum_add h (fun i : Fin h => q_ (even i) * delta (even i) c * cos (k * theta i) *
    cos (l * theta i) + -1 * (q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i)) + q_ (even i) *
    delta c (odd i) * cos (k * theta i) * sin (l * theta i) + q_ (even i) * delta c (odd i) * cos (l * theta i) * sin
    (k * theta i) + -1 * (q_ (odd i) * delta (even i) c * cos (k * theta i) * sin (l * theta i)) + -1 * (q_ (odd i) *
    delta (even i) c * cos (l * theta i) * sin (k * theta i))) (fun i : Fin h => q_ (odd i) * delta c (odd i) * cos (k
    * theta i) * cos (l * theta i)))). }
  assert (r41 : Sum (fun i : Fin h => q_ (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i) + -1 *
    (q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i)) + q_ (even i) * delta c (odd i) * cos (k
    * theta i) * sin (l * theta i) + q_ (even i) * delta c (odd i) * cos (l * theta i) * sin (k * theta i) + -1 * (q_
    (odd i) * delta (even i) c * cos (k * theta i) * sin (l * theta i)) + -1 * (q_ (odd i) * delta (even i) c * cos (l
    * theta i) * sin (k * theta i))) + Sum (fun i : Fin h => q_ (odd i) * delta c (odd i) * cos (k * theta i) * cos (l
    * theta i)) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta c (odd i) * sin (k * theta i) * sin (l * theta i))) =
    Sum (fun i : Fin h => q_ (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i) + -1 * (q_ (even i) *
    delta (even i) c * sin (k * theta i) * sin (l * theta i)) + q_ (even i) * delta c (odd i) * cos (k * theta i) *
    sin (l * theta i) + q_ (even i) * delta c (odd i) * cos (l * theta i) * sin (k * theta i) + -1 * (q_ (odd i) *
    delta (even i) c * cos (k * theta i) * sin (l * theta i))) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta (even
    i) c * cos (l * theta i) * sin (k * theta i))) + Sum (fun i : Fin h => q_ (odd i) * delta c (odd i) * cos (k *
    theta i) * cos (l * theta i)) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta c (odd i) * sin (k * theta i) * sin
    (l * theta i)))).
  { exact (f_equal (fun (h_8 : R) => h_8 + Sum (fun i : Fin h => q_ (odd i) * delta c (odd i) * cos (k * theta i) *
    cos (l * theta i)) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta c (odd i) * sin (k * theta i) * sin (l * theta
    i)))) (Facts.sum_add h (fun i : Fin h => q_ (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i) +
    -1 * (q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i)) + q_ (even i) * delta c (odd i) *
    cos (k * theta i) * sin (l * theta i) + q_ (even i) * delta c (odd i) * cos (l * theta i) * sin (k * theta i) + -1
    * (q_ (odd i) * delta (even i) c * cos (k * theta i) * sin (l * theta i))) (fun i : Fin h => -1 * (q_ (odd i) *
    delta (even i) c * cos (l * theta i) * sin (k * theta i))))). }
  assert (r44 : Sum (fun i : Fin h => q_ (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i) + -1 *
    (q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i)) + q_ (even i) * delta c (odd i) * cos (k
    * theta i) * sin (l * theta i) + q_ (even i) * delta c (odd i) * cos (l * theta i) * sin (k * theta i) + -1 * (q_
    (odd i) * delta (even i) c * cos (k * theta i) * sin (l * theta i))) + Sum (fun i : Fin h => -1 * (q_ (odd i) *
    delta (even i) c * cos (l * theta i) * sin (k * theta i))) + Sum (fun i : Fin h => q_ (odd i) * delta c (odd i) *
    cos (k * theta i) * cos (l * theta i)) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta c (odd i) * sin (k * theta
    i) * sin (l * theta i))) = Sum (fun i : Fin h => q_ (even i) * delta (even i) c * cos (k * theta i) * cos (l *
    theta i) + -1 * (q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i)) + q_ (even i) * delta c
    (odd i) * cos (k * theta i) * sin (l * theta i) + q_ (even i) * delta c (odd i) * cos (l * theta i) * sin (k *
    theta i)) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta (even i) c * cos (k * theta i) * sin (l * theta i))) +
    Sum (fun i : Fin h => -1 * (q_ (odd i) * delta (even i) c * cos (l * theta i) * sin (k * theta i))) + Sum (fun i :
    Fin h => q_ (odd i) * delta c (odd i) * cos (k * theta i) * cos (l * theta i)) + Sum (fun i : Fin h => -1 * (q_
    (odd i) * delta c (odd i) * sin (k * theta i) * sin (l * theta i)))).
  { exact (f_equal (fun (h_9 : R) => h_9 + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta (even i) c * cos (l * theta
    i) * sin (k * theta i))) + Sum (fun i : Fin h => q_ (odd i) * delta c (odd i) * cos (k * theta i) * cos (l * theta
    i)) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta c (odd i) * sin (k * theta i) * sin (l * theta i))))
    (Facts.sum_add h (fun i : Fin h => q_ (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i) + -1 *
    (q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i)) + q_ (even i) * delta c (odd i) * cos (k
    * theta i) * sin (l * theta i) + q_ (even i) * delta c (odd i) * cos (l * theta i) * sin (k * theta i)) (fun i :
    Fin h => -1 * (q_ (odd i) * delta (even i) c * cos (k * theta i) * sin (l * theta i))))). }
  assert (r47 : Sum (fun i : Fin h => q_ (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i) + -1 *
    (q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i)) + q_ (even i) * delta c (odd i) * cos (k
    * theta i) * sin (l * theta i) + q_ (even i) * delta c (odd i) * cos (l * theta i) * sin (k * theta i)) + Sum (fun
    i : Fin h => -1 * (q_ (odd i) * delta (even i) c * cos (k * theta i) * sin (l * theta i))) + Sum (fun i : Fin h =>
    -1 * (q_ (odd i) * delta (even i) c * cos (l * theta i) * sin (k * theta i))) + Sum (fun i : Fin h => q_ (odd i) *
    delta c (odd i) * cos (k * theta i) * cos (l * theta i)) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta c (odd
    i) * sin (k * theta i) * sin (l * theta i))) = Sum (fun i : Fin h => q_ (even i) * delta (even i) c * cos (k *
    theta i) * cos (l * theta i) + -1 * (q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i)) + q_
    (even i) * delta c (odd i) * cos (k * theta i) * sin (l * theta i)) + Sum (fun i : Fin h => q_ (even i) * delta c
    (odd i) * cos (l * theta i) * sin (k * theta i)) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta (even i) c * cos
    (k * theta i) * sin (l * theta i))) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta (even i) c * cos (l * theta
    i) * sin (k * theta i))) + Sum (fun i : Fin h => q_ (odd i) * delta c (odd i) * cos (k * theta i) * cos (l * theta
    i)) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta c (odd i) * sin (k * theta i) * sin (l * theta i)))).
  { exact (f_equal (fun (h_10 : R) => h_10 + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta (even i) c * cos (k *
    theta i) * sin (l * theta i))) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta (even i) c * cos (l * theta i) *
    sin (k * theta i))) + Sum (fun i : Fin h => q_ (odd i) * delta c (odd i) * cos (k * theta i) * cos (l * theta i))
    + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta c (odd i) * sin (k * theta i) * sin (l * theta i))))
    (Facts.sum_add h (fun i : Fin h => q_ (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i) + -1 *
    (q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i)) + q_ (even i) * delta c (odd i) * cos (k
    * theta i) * sin (l * theta i)) (fun i : Fin h => q_ (even i) * delta c (odd i) * cos (l * theta i) * sin (k *
    theta i)))). }
  assert (r50 : Sum (fun i : Fin h => q_ (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i) + -1 *
    (q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i)) + q_ (even i) * delta c (odd i) * cos (k
    * theta i) * sin (l * theta i)) + Sum (fun i : Fin h => q_ (even i) * delta c (odd i) * cos (l * theta i) * sin (k
    * theta i)) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta (even i) c * cos (k * theta i) * sin (l * theta i)))
    + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta (even i) c * cos (l * theta i) * sin (k * theta i))) + Sum (fun i
    : Fin h => q_ (odd i) * delta c (odd i) * cos (k * theta i) * cos (l * theta i)) + Sum (fun i : Fin h => -1 * (q_
    (odd i) * delta c (odd i) * sin (k * theta i) * sin (l * theta i))) = Sum (fun i : Fin h => q_ (even i) * delta
    (even i) c * cos (k * theta i) * cos (l * theta i) + -1 * (q_ (even i) * delta (even i) c * sin (k * theta i) *
    sin (l * theta i))) + Sum (fun i : Fin h => q_ (even i) * delta c (odd i) * cos (k * theta i) * sin (l * theta i))
    + Sum (fun i : Fin h => q_ (even i) * delta c (odd i) * cos (l * theta i) * sin (k * theta i)) + Sum (fun i : Fin
    h => -1 * (q_ (odd i) * delta (even i) c * cos (k * theta i) * sin (l * theta i))) + Sum (fun i : Fin h => -1 *
    (q_ (odd i) * delta (even i) c * cos (l * theta i) * sin (k * theta i))) + Sum (fun i : Fin h => q_ (odd i) *
    delta c (odd i) * cos (k * theta i) * cos (l * theta i)) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta c (odd
    i) * sin (k * theta i) * sin (l * theta i)))).
  { exact (f_equal (fun (h_11 : R) => h_11 + Sum (fun i : Fin h => q_ (even i) * delta c (odd i) * cos (l * theta i) *
    sin (k * theta i)) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta (even i) c * cos (k * theta i) * sin (l *
    theta i))) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta (even i) c * cos (l * theta i) * sin (k * theta i))) +
    Sum (fun i : Fin h => q_ (odd i) * delta c (odd i) * cos (k * theta i) * cos (l * theta i)) + Sum (fun i : Fin h
    => -1 * (q_ (odd i) * delta c (odd i) * sin (k * theta i) * sin (l * theta i)))) (Facts.sum_add h (fun i : Fin h
    => q_ (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i) + -1 * (q_ (even i) * delta (even i) c *
    sin (k * theta i) * sin (l * theta i))) (fun i : Fin h => q_ (even i) * delta c (odd i) * cos (k * theta i) * sin
    (l * theta i)))). }
  assert (r53 : Sum (fun i : Fin h => q_ (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i) + -1 *
    (q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i))) + Sum (fun i : Fin h => q_ (even i) *
    delta c (odd i) * cos (k * theta i) * sin (l * theta i)) + Sum (fun i : Fin h => q_ (even i) * delta c (odd i) *
    cos (l * theta i) * sin (k * theta i)) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta (even i) c * cos (k *
    theta i) * sin (l * theta i))) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta (even i) c * cos (l * theta i) *
    sin (k * theta i))) + Sum (fun i : Fin h => q_ (odd i) * delta c (odd i) * cos (k * theta i) * cos (l * theta i))
    + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta c (odd i) * sin (k * theta i) * sin (l * theta i))) = Sum (fun i
    : Fin h => q_ (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i)) + Sum (fun i : Fin h => -1 *
    (q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i))) + Sum (fun i : Fin h => q_ (even i) *
    delta c (odd i) * cos (k * theta i) * sin (l * theta i)) + Sum (fun i : Fin h => q_ (even i) * delta c (odd i) *
    cos (l * theta i) * sin (k * theta i)) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta (even i) c * cos (k *
    theta i) * sin (l * theta i))) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta (even i) c * cos (l * theta i) *
    sin (k * theta i))) + Sum (fun i : Fin h => q_ (odd i) * delta c (odd i) * cos (k * theta i) * cos (l * theta i))
    + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta c (odd i) * sin (k * theta i) * sin (l * theta i)))).
  { exact (f_equal (fun (h_12 : R) => h_12 + Sum (fun i : Fin h => q_ (even i) * delta c (odd i) * cos (k * theta i) *
    sin (l * theta i)) + Sum (fun i : Fin h => q_ (even i) * delta c (odd i) * cos (l * theta i) * sin (k * theta i))
    + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta (even i) c * cos (k * theta i) * sin (l * theta i))) + Sum (fun i
    : Fin h => -1 * (q_ (odd i) * delta (even i) c * cos (l * theta i) * sin (k * theta i))) + Sum (fun i : Fin h =>
    q_ (odd i) * delta c (odd i) * cos (k * theta i) * cos (l * theta i)) + Sum (fun i : Fin h => -1 * (q_ (odd i) *
    delta c (odd i) * sin (k * theta i) * sin (l * theta i)))) (Facts.sum_add h (fun i : Fin h => q_ (even i) * delta
    (even i) c * cos (k * theta i) * cos (l * theta i)) (fun i : Fin h => -1 * (q_ (even i) * delta (even i) c * sin
    (k * theta i) * sin (l * theta i))))). }
  assert (r63 : Sum (fun i : Fin h => q_ (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i)) + Sum
    (fun i : Fin h => -1 * (q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i))) + Sum (fun i :
    Fin h => q_ (even i) * delta c (odd i) * cos (k * theta i) * sin (l * theta i)) + Sum (fun i : Fin h => q_ (even
    i) * delta c (odd i) * cos (l * theta i) * sin (k * theta i)) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta
    (even i) c * cos (k * theta i) * sin (l * theta i))) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta (even i) c *
    cos (l * theta i) * sin (k * theta i))) + Sum (fun i : Fin h => q_ (odd i) * delta c (odd i) * cos (k * theta i) *
    cos (l * theta i)) + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta c (odd i) * sin (k * theta i) * sin (l * theta
    i))) = Sum (fun i : Fin h => q_ (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i)) + -1 * Sum
    (fun i : Fin h => q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i)) + Sum (fun i : Fin h =>
    q_ (even i) * delta c (odd i) * cos (k * theta i) * sin (l * theta i)) + Sum (fun i : Fin h => q_ (even i) * delta
    c (odd i) * cos (l * theta i) * sin (k * theta i)) + -1 * Sum (fun i : Fin h => q_ (odd i) * delta (even i) c *
    cos (k * theta i) * sin (l * theta i)) + -1 * Sum (fun i : Fin h => q_ (odd i) * delta (even i) c * cos (l * theta
    i) * sin (k * theta i)) + Sum (fun i : Fin h => q_ (odd i) * delta c (odd i) * cos (k * theta i) * cos (l * theta
    i)) + -1 * Sum (fun i : Fin h => q_ (odd i) * delta c (odd i) * sin (k * theta i) * sin (l * theta i))).
  { exact (eq_trans (f_equal5 (fun (h_13 : R) (h_14 : R) (h_15 : R) (h_16 : R) (h_17 : R) => h_13 + h_14 + h_15 + h_16
    + h_17 + Sum (fun i : Fin h => -1 * (q_ (odd i) * delta (even i) c * cos (l * theta i) * sin (k * theta i))) + Sum
    (fun i : Fin h => q_ (odd i) * delta c (odd i) * cos (k * theta i) * cos (l * theta i)) + Sum (fun i : Fin h => -1
    * (q_ (odd i) * delta c (odd i) * sin (k * theta i) * sin (l * theta i)))) (@eq_refl R (Sum (fun i : Fin h => q_
    (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i)))) (Facts.sum_scale h (-1) (fun i : Fin h =>
    q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i))) (@eq_refl R (Sum (fun i : Fin h => q_
    (even i) * delta c (odd i) * cos (k * theta i) * sin (l * theta i)))) (@eq_refl R (Sum (fun i : Fin h => q_ (even
    i) * delta c (odd i) * cos (l * theta i) * sin (k * theta i)))) (Facts.sum_scale h (-1) (fun i : Fin h => q_ (odd
    i) * delta (even i) c * cos (k * theta i) * sin (l * theta i)))) (f_equal3 (fun (h_18 : R) (h_19 : R) (h_20 : R)
    => Sum (fun i : Fin h => q_ (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i)) + -1 * Sum (fun i
    : Fin h => q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i)) + Sum (fun i : Fin h => q_
    (even i) * delta c (odd i) * cos (k * theta i) * sin (l * theta i)) + Sum (fun i : Fin h => q_ (even i) * delta c
    (odd i) * cos (l * theta i) * sin (k * theta i)) + -1 * Sum (fun i : Fin h => q_ (odd i) * delta (even i) c * cos
    (k * theta i) * sin (l * theta i)) + h_18 + h_19 + h_20) (Facts.sum_scale h (-1) (fun i : Fin h => q_ (odd i) *
    delta (even i) c * cos (l * theta i) * sin (k * theta i))) (@eq_refl R (Sum (fun i : Fin h => q_ (odd i) * delta c
    (odd i) * cos (k * theta i) * cos (l * theta i)))) (Facts.sum_scale h (-1) (fun i : Fin h => q_ (odd i) * delta c
    (odd i) * sin (k * theta i) * sin (l * theta i))))). }
  assert (r64 : Sum (fun i : Fin h => q_ (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i) + -1 *
    (q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i)) + q_ (even i) * delta c (odd i) * cos (k
    * theta i) * sin (l * theta i) + q_ (even i) * delta c (odd i) * cos (l * theta i) * sin (k * theta i) + -1 * (q_
    (odd i) * delta (even i) c * cos (k * theta i) * sin (l * theta i)) + -1 * (q_ (odd i) * delta (even i) c * cos (l
    * theta i) * sin (k * theta i)) + q_ (odd i) * delta c (odd i) * cos (k * theta i) * cos (l * theta i) + -1 * (q_
    (odd i) * delta c (odd i) * sin (k * theta i) * sin (l * theta i))) = Sum (fun i : Fin h => q_ (even i) * delta
    (even i) c * cos (k * theta i) * cos (l * theta i)) + -1 * Sum (fun i : Fin h => q_ (even i) * delta (even i) c *
    sin (k * theta i) * sin (l * theta i)) + Sum (fun i : Fin h => q_ (even i) * delta c (odd i) * cos (k * theta i) *
    sin (l * theta i)) + Sum (fun i : Fin h => q_ (even i) * delta c (odd i) * cos (l * theta i) * sin (k * theta i))
    + -1 * Sum (fun i : Fin h => q_ (odd i) * delta (even i) c * cos (k * theta i) * sin (l * theta i)) + -1 * Sum
    (fun i : Fin h => q_ (odd i) * delta (even i) c * cos (l * theta i) * sin (k * theta i)) + Sum (fun i : Fin h =>
    q_ (odd i) * delta c (odd i) * cos (k * theta i) * cos (l * theta i)) + -1 * Sum (fun i : Fin h => q_ (odd i) *
    delta c (odd i) * sin (k * theta i) * sin (l * theta i))).
  { exact (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (Facts.sum_add h (fun i : Fin h => q_
    (even i) * delta (even i) c * cos (k * theta i) * cos (l * theta i) + -1 * (q_ (even i) * delta (even i) c * sin
    (k * theta i) * sin (l * theta i)) + q_ (even i) * delta c (odd i) * cos (k * theta i) * sin (l * theta i) + q_
    (even i) * delta c (odd i) * cos (l * theta i) * sin (k * theta i) + -1 * (q_ (odd i) * delta (even i) c * cos (k
    * theta i) * sin (l * theta i)) + -1 * (q_ (odd i) * delta (even i) c * cos (l * theta i) * sin (k * theta i)) +
    q_ (odd i) * delta c (odd i) * cos (k * theta i) * cos (l * theta i)) (fun i : Fin h => -1 * (q_ (odd i) * delta c
    (odd i) * sin (k * theta i) * sin (l * theta i)))) r38) r41) r44) r47) r50) r53) r63). }
  assert (r69 : rotated theta (k + l) q_ c = pairs (fun i : Fin h => cos ((k + l) * theta i) * q_ (even i) - sin ((k +
    l) * theta i) * q_ (odd i)) (fun i : Fin h => sin ((k + l) * theta i) * q_ (even i) + cos ((k + l) * theta i) * q_
    (odd i)) c).
  { exact eq_refl. }
  assert (r74 : forall (i_ : Fin h), (k + l) * theta i_ = k * theta i_ + l * theta i_).
  { assert (identity : forall u0 u1 u2 : R, ((u0 + u1) * u2) = ((u0 * u2) + (u1 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin h) => (identity k l (theta i_))). }
  assert (r75 : forall (i_ : Fin h), cos ((k + l) * theta i_) = cos (k * theta i_ + l * theta i_)).
  { exact (fun (i_ : Fin h) => (f_equal (fun (h_21 : R) => cos h_21) (r74 i_))). }
  assert (r78 : forall (i_ : Fin h), cos (k * theta i_) * cos (l * theta i_) - sin (k * theta i_) * sin (l * theta i_)
    = cos (k * theta i_) * cos (l * theta i_) + -1 * (sin (k * theta i_) * sin (l * theta i_))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u0 * u1) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_ : Fin h) => (identity (cos (k * theta i_)) (cos (l * theta i_)) (sin (k * theta i_)) (sin (l *
      theta i_)))). }
  assert (r79 : forall (i_ : Fin h), cos ((k + l) * theta i_) = cos (k * theta i_) * cos (l * theta i_) + -1 * (sin (k
    * theta i_) * sin (l * theta i_))).
  { exact (fun (i_ : Fin h) => (eq_trans (eq_trans (r75 i_) (Facts.cos_add (k * theta i_) (l * theta i_))) (r78 i_))).
    }
  assert (r80 : forall (i_ : Fin h), sin ((k + l) * theta i_) = sin (k * theta i_ + l * theta i_)).
  { exact (fun (i_ : Fin h) => (f_equal (fun (h_22 : R) => sin h_22) (r74 i_))). }
  assert (r83 : forall (i_ : Fin h), sin (k * theta i_) * cos (l * theta i_) + cos (k * theta i_) * sin (l * theta i_)
    = cos (k * theta i_) * sin (l * theta i_) + cos (l * theta i_) * sin (k * theta i_)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u2 * u3) + (u1 * u0))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_ : Fin h) => (identity (sin (k * theta i_)) (cos (l * theta i_)) (cos (k * theta i_)) (sin (l *
      theta i_)))). }
  assert (r84 : forall (i_ : Fin h), sin ((k + l) * theta i_) = cos (k * theta i_) * sin (l * theta i_) + cos (l *
    theta i_) * sin (k * theta i_)).
  { exact (fun (i_ : Fin h) => (eq_trans (eq_trans (r80 i_) (Facts.sin_add (k * theta i_) (l * theta i_))) (r83 i_))).
    }
  assert (r85 : forall (i_ : Fin h), cos ((k + l) * theta i_) * q_ (even i_) - sin ((k + l) * theta i_) * q_ (odd i_)
    = (cos (k * theta i_) * cos (l * theta i_) + -1 * (sin (k * theta i_) * sin (l * theta i_))) * q_ (even i_) - (cos
    (k * theta i_) * sin (l * theta i_) + cos (l * theta i_) * sin (k * theta i_)) * q_ (odd i_)).
  { exact (fun (i_ : Fin h) => (f_equal2 (fun (h_23 : R) (h_24 : R) => h_23 * q_ (even i_) - h_24 * q_ (odd i_)) (r79
    i_) (r84 i_))). }
  assert (r86 : forall (i_ : Fin h), (cos (k * theta i_) * cos (l * theta i_) + -1 * (sin (k * theta i_) * sin (l *
    theta i_))) * q_ (even i_) - (cos (k * theta i_) * sin (l * theta i_) + cos (l * theta i_) * sin (k * theta i_)) *
    q_ (odd i_) = q_ (even i_) * cos (k * theta i_) * cos (l * theta i_) + -1 * (q_ (even i_) * sin (k * theta i_) *
    sin (l * theta i_)) + -1 * (q_ (odd i_) * cos (k * theta i_) * sin (l * theta i_)) + -1 * (q_ (odd i_) * cos (l *
    theta i_) * sin (k * theta i_))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * u1) + ((-1) * (u2 * u3))) * u4) - (((u0 * u3) + (u1 *
    u2)) * u5)) = (((((u4 * u0) * u1) + ((-1) * ((u4 * u2) * u3))) + ((-1) * ((u5 * u0) * u3))) + ((-1) * ((u5 * u1) *
    u2)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_ : Fin h) => (identity (cos (k * theta i_)) (cos (l * theta i_)) (sin (k * theta i_)) (sin (l *
      theta i_)) (q_ (even i_)) (q_ (odd i_)))). }
  assert (r91 : forall (i_ : Fin h), sin ((k + l) * theta i_) * q_ (even i_) + cos ((k + l) * theta i_) * q_ (odd i_)
    = (cos (k * theta i_) * sin (l * theta i_) + cos (l * theta i_) * sin (k * theta i_)) * q_ (even i_) + (cos (k *
    theta i_) * cos (l * theta i_) + -1 * (sin (k * theta i_) * sin (l * theta i_))) * q_ (odd i_)).
  { exact (fun (i_ : Fin h) => (f_equal2 (fun (h_25 : R) (h_26 : R) => h_25 * q_ (even i_) + h_26 * q_ (odd i_)) (r84
    i_) (r79 i_))). }
  assert (r92 : forall (i_ : Fin h), (cos (k * theta i_) * sin (l * theta i_) + cos (l * theta i_) * sin (k * theta
    i_)) * q_ (even i_) + (cos (k * theta i_) * cos (l * theta i_) + -1 * (sin (k * theta i_) * sin (l * theta i_))) *
    q_ (odd i_) = q_ (even i_) * cos (k * theta i_) * sin (l * theta i_) + q_ (even i_) * cos (l * theta i_) * sin (k
    * theta i_) + q_ (odd i_) * cos (k * theta i_) * cos (l * theta i_) + -1 * (q_ (odd i_) * sin (k * theta i_) * sin
    (l * theta i_))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * u1) + (u2 * u3)) * u4) + (((u0 * u2) + ((-1) * (u3 *
    u1))) * u5)) = (((((u4 * u0) * u1) + ((u4 * u2) * u3)) + ((u5 * u0) * u2)) + ((-1) * ((u5 * u3) * u1)))) by
    (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_ : Fin h) => (identity (cos (k * theta i_)) (sin (l * theta i_)) (cos (l * theta i_)) (sin (k *
      theta i_)) (q_ (even i_)) (q_ (odd i_)))). }
  assert (r95 : forall (i_ : Fin h), delta (even i_) c * pairs (fun i : Fin h => cos ((k + l) * theta i) * q_ (even i)
    - sin ((k + l) * theta i) * q_ (odd i)) (fun i : Fin h => sin ((k + l) * theta i) * q_ (even i) + cos ((k + l) *
    theta i) * q_ (odd i)) (even i_) + delta (odd i_) c * pairs (fun i : Fin h => cos ((k + l) * theta i) * q_ (even
    i) - sin ((k + l) * theta i) * q_ (odd i)) (fun i : Fin h => sin ((k + l) * theta i) * q_ (even i) + cos ((k + l)
    * theta i) * q_ (odd i)) (odd i_) = delta (even i_) c * (q_ (even i_) * cos (k * theta i_) * cos (l * theta i_) +
    -1 * (q_ (even i_) * sin (k * theta i_) * sin (l * theta i_)) + -1 * (q_ (odd i_) * cos (k * theta i_) * sin (l *
    theta i_)) + -1 * (q_ (odd i_) * cos (l * theta i_) * sin (k * theta i_))) + delta c (odd i_) * (q_ (even i_) *
    cos (k * theta i_) * sin (l * theta i_) + q_ (even i_) * cos (l * theta i_) * sin (k * theta i_) + q_ (odd i_) *
    cos (k * theta i_) * cos (l * theta i_) + -1 * (q_ (odd i_) * sin (k * theta i_) * sin (l * theta i_)))).
  { exact (fun (i_ : Fin h) => (f_equal3 (fun (h_27 : R) (h_28 : R) (h_29 : R) => delta (even i_) c * h_27 + h_28 *
    h_29) (eq_trans (Facts.pairs_even h (fun i : Fin h => cos ((k + l) * theta i) * q_ (even i) - sin ((k + l) * theta
    i) * q_ (odd i)) (fun i : Fin h => sin ((k + l) * theta i) * q_ (even i) + cos ((k + l) * theta i) * q_ (odd i))
    i_) (eq_trans (r85 i_) (r86 i_))) (r25 (odd i_) c) (eq_trans (Facts.pairs_odd h (fun i : Fin h => cos ((k + l) *
    theta i) * q_ (even i) - sin ((k + l) * theta i) * q_ (odd i)) (fun i : Fin h => sin ((k + l) * theta i) * q_
    (even i) + cos ((k + l) * theta i) * q_ (odd i)) i_) (eq_trans (r91 i_) (r92 i_))))). }
  assert (r96 : forall (i_ : Fin h), delta (even i_) c * (q_ (even i_) * cos (k * theta i_) * cos (l * theta i_) + -1
    * (q_ (even i_) * sin (k * theta i_) * sin (l * theta i_)) + -1 * (q_ (odd i_) * cos (k * theta i_) * sin (l *
    theta i_)) + -1 * (q_ (odd i_) * cos (l * theta i_) * sin (k * theta i_))) + delta c (odd i_) * (q_ (even i_) *
    cos (k * theta i_) * sin (l * theta i_) + q_ (even i_) * cos (l * theta i_) * sin (k * theta i_) + q_ (odd i_) *
    cos (k * theta i_) * cos (l * theta i_) + -1 * (q_ (odd i_) * sin (k * theta i_) * sin (l * theta i_))) = q_ (even
    i_) * delta (even i_) c * cos (k * theta i_) * cos (l * theta i_) + -1 * (q_ (even i_) * delta (even i_) c * sin
    (k * theta i_) * sin (l * theta i_)) + q_ (even i_) * delta c (odd i_) * cos (k * theta i_) * sin (l * theta i_) +
    q_ (even i_) * delta c (odd i_) * cos (l * theta i_) * sin (k * theta i_) + -1 * (q_ (odd i_) * delta (even i_) c
    * cos (k * theta i_) * sin (l * theta i_)) + -1 * (q_ (odd i_) * delta (even i_) c * cos (l * theta i_) * sin (k *
    theta i_)) + q_ (odd i_) * delta c (odd i_) * cos (k * theta i_) * cos (l * theta i_) + -1 * (q_ (odd i_) * delta
    c (odd i_) * sin (k * theta i_) * sin (l * theta i_))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((u0 * (((((u1 * u2) * u3) + ((-1) * ((u1 * u4) * u5))) +
    ((-1) * ((u6 * u2) * u5))) + ((-1) * ((u6 * u3) * u4)))) + (u7 * (((((u1 * u2) * u5) + ((u1 * u3) * u4)) + ((u6 *
    u2) * u3)) + ((-1) * ((u6 * u4) * u5))))) = ((((((((((u1 * u0) * u2) * u3) + ((-1) * (((u1 * u0) * u4) * u5))) +
    (((u1 * u7) * u2) * u5)) + (((u1 * u7) * u3) * u4)) + ((-1) * (((u6 * u0) * u2) * u5))) + ((-1) * (((u6 * u0) *
    u3) * u4))) + (((u6 * u7) * u2) * u3)) + ((-1) * (((u6 * u7) * u4) * u5)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7;
    ring).
    exact (fun (i_ : Fin h) => (identity (delta (even i_) c) (q_ (even i_)) (cos (k * theta i_)) (cos (l * theta i_))
      (sin (k * theta i_)) (sin (l * theta i_)) (q_ (odd i_)) (delta c (odd i_)))). }
  assert (r98 : Sum (fun i : Fin h => delta (even i) c * pairs (fun i : Fin h => cos ((k + l) * theta i) * q_ (even i)
    - sin ((k + l) * theta i) * q_ (odd i)) (fun i : Fin h => sin ((k + l) * theta i) * q_ (even i) + cos ((k + l) *
    theta i) * q_ (odd i)) (even i) + delta (odd i) c * pairs (fun i : Fin h => cos ((k + l) * theta i) * q_ (even i)
    - sin ((k + l) * theta i) * q_ (odd i)) (fun i : Fin h => sin ((k + l) * theta i) * q_ (even i) + cos ((k + l) *
    theta i) * q_ (odd i)) (odd i)) = Sum (fun i : Fin h => q_ (even i) * delta (even i) c * cos (k * theta i) * cos
    (l * theta i) + -1 * (q_ (even i) * delta (even i) c * sin (k * theta i) * sin (l * theta i)) + q_ (even i) *
    delta c (odd i) * cos (k * theta i) * sin (l * theta i) + q_ (even i) * delta c (odd i) * cos (l * theta i) * sin
    (k * theta i) + -1 * (q_ (odd i) * delta (even i) c * cos (k * theta i) * sin (l * theta i)) + -1 * (q_ (odd i) *
    delta (even i) c * cos (l * theta i) * sin (k * theta i)) + q_ (odd i) * delta c (odd i) * cos (k * theta i) * cos
    (l * theta i) + -1 * (q_ (odd i) * delta c (odd i) * sin (k * theta i) * sin (l * theta i)))).
  { exact (Rules.sum_congruence (fun (i_ : Fin h) => (eq_trans (r95 i_) (r96 i_)))). }
  exact (eq_trans (eq_trans r0 (eq_trans (eq_sym (Facts.sum_delta (double h) c (fun i : Fin (double h) => pairs (fun i
    : Fin h => cos (k * theta i) * rotated theta l q_ (even i) - sin (k * theta i) * rotated theta l q_ (odd i)) (fun
    i : Fin h => sin (k * theta i) * rotated theta l q_ (even i) + cos (k * theta i) * rotated theta l q_ (odd i))
    i))) (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => delta i c * pairs (fun i : Fin h => cos (k * theta i)
    * rotated theta l q_ (even i) - sin (k * theta i) * rotated theta l q_ (odd i)) (fun i : Fin h => sin (k * theta
    i) * rotated theta l q_ (even i) + cos (k * theta i) * rotated theta l q_ (odd i)) i)) (eq_trans r35 r64))))
    (eq_sym (eq_trans r69 (eq_trans (eq_sym (Facts.sum_delta (double h) c (fun i : Fin (double h) => pairs (fun i :
    Fin h => cos ((k + l) * theta i) * q_ (even i) - sin ((k + l) * theta i) * q_ (odd i)) (fun i : Fin h => sin ((k +
    l) * theta i) * q_ (even i) + cos ((k + l) * theta i) * q_ (odd i)) i))) (eq_trans (Facts.sum_pairs h (fun i : Fin
    (double h) => delta i c * pairs (fun i : Fin h => cos ((k + l) * theta i) * q_ (even i) - sin ((k + l) * theta i)
    * q_ (odd i)) (fun i : Fin h => sin ((k + l) * theta i) * q_ (even i) + cos ((k + l) * theta i) * q_ (odd i)) i))
    (eq_trans r98 r64)))))).
Qed.

(* Inner product of two positions. *)
Theorem sinusoidal_inner (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m n : R) :
  Sum (fun c : Fin (double h) => position theta m c * position theta n c) = Sum (fun i : Fin h => cos ((m - n) * theta
    i)).
Proof.
  assert (r1 : forall (i : Fin h), position theta m (even i) = pairs (fun i : Fin h => cos (m * theta i)) (fun i : Fin
    h => sin (m * theta i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r4 : forall (i : Fin h), position theta n (even i) = pairs (fun i : Fin h => cos (n * theta i)) (fun i : Fin
    h => sin (n * theta i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r7 : forall (i : Fin h), position theta m (odd i) = pairs (fun i : Fin h => cos (m * theta i)) (fun i : Fin
    h => sin (m * theta i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r10 : forall (i : Fin h), position theta n (odd i) = pairs (fun i : Fin h => cos (n * theta i)) (fun i : Fin
    h => sin (n * theta i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r13 : forall (i : Fin h), position theta m (even i) * position theta n (even i) + position theta m (odd i) *
    position theta n (odd i) = cos (m * theta i) * cos (n * theta i) + sin (m * theta i) * sin (n * theta i)).
  { exact (fun (i : Fin h) => (f_equal4 (fun (h_ : R) (h_1 : R) (h_2 : R) (h_3 : R) => h_ * h_1 + h_2 * h_3) (eq_trans
    (r1 i) (Facts.pairs_even h (fun i : Fin h => cos (m * theta i)) (fun i : Fin h => sin (m * theta i)) i)) (eq_trans
    (r4 i) (Facts.pairs_even h (fun i : Fin h => cos (n * theta i)) (fun i : Fin h => sin (n * theta i)) i)) (eq_trans
    (r7 i) (Facts.pairs_odd h (fun i : Fin h => cos (m * theta i)) (fun i : Fin h => sin (m * theta i)) i)) (eq_trans
    (r10 i) (Facts.pairs_odd h (fun i : Fin h => cos (n * theta i)) (fun i : Fin h => sin (n * theta i)) i)))). }
  assert (r14 : Sum (fun i : Fin h => position theta m (even i) * position theta n (even i) + position theta m (odd i)
    * position theta n (odd i)) = Sum (fun i : Fin h => cos (m * theta i) * cos (n * theta i) + sin (m * theta i) *
    sin (n * theta i))).
  { exact (Rules.sum_congruence (fun (i : Fin h) => (r13 i))). }
  assert (r16 : forall (i_ : Fin h), (m - n) * theta i_ = m * theta i_ + -1 * (n * theta i_)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * u2) + ((-1) * (u1 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_ : Fin h) => (identity m n (theta i_))). }
  assert (r17 : forall (i_ : Fin h), cos ((m - n) * theta i_) = cos (m * theta i_ + -1 * (n * theta i_))).
  { exact (fun (i_ : Fin h) => (f_equal (fun (h_4 : R) => cos h_4) (r16 i_))). }
  assert (r20 : forall (i_ : Fin h), -1 * (n * theta i_) = - (n * theta i_)).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * u1)) = (- (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin h) => (identity n (theta i_))). }
  assert (r21 : forall (i_ : Fin h), cos (-1 * (n * theta i_)) = cos (- (n * theta i_))).
  { exact (fun (i_ : Fin h) => (f_equal (fun (h_5 : R) => cos h_5) (r20 i_))). }
  assert (r24 : forall (i_ : Fin h), sin (-1 * (n * theta i_)) = sin (- (n * theta i_))).
  { exact (fun (i_ : Fin h) => (f_equal (fun (h_6 : R) => sin h_6) (r20 i_))). }
  assert (r27 : forall (i_ : Fin h), - sin (n * theta i_) = -1 * sin (n * theta i_)).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (i_ : Fin h) => (identity (sin (n * theta i_)))). }
  assert (r29 : forall (i_ : Fin h), cos (m * theta i_) * cos (-1 * (n * theta i_)) - sin (m * theta i_) * sin (-1 *
    (n * theta i_)) = cos (m * theta i_) * cos (n * theta i_) - sin (m * theta i_) * (-1 * sin (n * theta i_))).
  { exact (fun (i_ : Fin h) => (f_equal2 (fun (h_7 : R) (h_8 : R) => cos (m * theta i_) * h_7 - sin (m * theta i_) *
    h_8) (eq_trans (r21 i_) (Facts.cos_neg (n * theta i_))) (eq_trans (eq_trans (r24 i_) (Facts.sin_neg (n * theta
    i_))) (r27 i_)))). }
  assert (r30 : forall (i_ : Fin h), cos (m * theta i_) * cos (n * theta i_) - sin (m * theta i_) * (-1 * sin (n *
    theta i_)) = cos (m * theta i_) * cos (n * theta i_) + sin (m * theta i_) * sin (n * theta i_)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * ((-1) * u3))) = ((u0 * u1) + (u2 * u3))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_ : Fin h) => (identity (cos (m * theta i_)) (cos (n * theta i_)) (sin (m * theta i_)) (sin (n *
      theta i_)))). }
  assert (r33 : Sum (fun i : Fin h => cos ((m - n) * theta i)) = Sum (fun i : Fin h => cos (m * theta i) * cos (n *
    theta i) + sin (m * theta i) * sin (n * theta i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin h) => (eq_trans (eq_trans (r17 i_) (Facts.cos_add (m * theta i_) (-1 *
    (n * theta i_)))) (eq_trans (r29 i_) (r30 i_))))). }
  exact (eq_trans (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => position theta m i * position theta n i))
    r14) (eq_sym r33)).
Qed.

Definition real_product (m n k l : R) : R :=
  m * k + n * l.

(* The inner product in complex form. *)
Theorem sinusoidal_inner_complex (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m n : R) :
  Sum (fun c : Fin (double h) => position theta m c * position theta n c) = Sum (fun i : Fin h => real_product (cos (m
    * theta i)) (sin (m * theta i)) (cos (n * theta i)) (sin (n * theta i))).
Proof.
  assert (r1 : forall (i : Fin h), position theta m (even i) = pairs (fun i : Fin h => cos (m * theta i)) (fun i : Fin
    h => sin (m * theta i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r4 : forall (i : Fin h), position theta n (even i) = pairs (fun i : Fin h => cos (n * theta i)) (fun i : Fin
    h => sin (n * theta i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r7 : forall (i : Fin h), position theta m (odd i) = pairs (fun i : Fin h => cos (m * theta i)) (fun i : Fin
    h => sin (m * theta i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r10 : forall (i : Fin h), position theta n (odd i) = pairs (fun i : Fin h => cos (n * theta i)) (fun i : Fin
    h => sin (n * theta i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r13 : forall (i : Fin h), position theta m (even i) * position theta n (even i) + position theta m (odd i) *
    position theta n (odd i) = cos (m * theta i) * cos (n * theta i) + sin (m * theta i) * sin (n * theta i)).
  { exact (fun (i : Fin h) => (f_equal4 (fun (h_ : R) (h_1 : R) (h_2 : R) (h_3 : R) => h_ * h_1 + h_2 * h_3) (eq_trans
    (r1 i) (Facts.pairs_even h (fun i : Fin h => cos (m * theta i)) (fun i : Fin h => sin (m * theta i)) i)) (eq_trans
    (r4 i) (Facts.pairs_even h (fun i : Fin h => cos (n * theta i)) (fun i : Fin h => sin (n * theta i)) i)) (eq_trans
    (r7 i) (Facts.pairs_odd h (fun i : Fin h => cos (m * theta i)) (fun i : Fin h => sin (m * theta i)) i)) (eq_trans
    (r10 i) (Facts.pairs_odd h (fun i : Fin h => cos (n * theta i)) (fun i : Fin h => sin (n * theta i)) i)))). }
  assert (r14 : Sum (fun i : Fin h => position theta m (even i) * position theta n (even i) + position theta m (odd i)
    * position theta n (odd i)) = Sum (fun i : Fin h => cos (m * theta i) * cos (n * theta i) + sin (m * theta i) *
    sin (n * theta i))).
  { exact (Rules.sum_congruence (fun (i : Fin h) => (r13 i))). }
  assert (r16 : forall (i_ : Fin h), real_product (cos (m * theta i_)) (sin (m * theta i_)) (cos (n * theta i_)) (sin
    (n * theta i_)) = cos (m * theta i_) * cos (n * theta i_) + sin (m * theta i_) * sin (n * theta i_)).
  { exact (fun (i_ : Fin h) => eq_refl). }
  assert (r17 : Sum (fun i : Fin h => real_product (cos (m * theta i)) (sin (m * theta i)) (cos (n * theta i)) (sin (n
    * theta i))) = Sum (fun i : Fin h => cos (m * theta i) * cos (n * theta i) + sin (m * theta i) * sin (n * theta
    i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin h) => (r16 i_))). }
  exact (eq_trans (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => position theta m i * position theta n i))
    r14) (eq_sym r17)).
Qed.

(* All positions have one length. *)
Theorem sinusoidal_norm_sq (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) :
  Sum (fun c : Fin (double h) => position theta m c ^ 2) = INR h.
Proof.
  assert (r1 : forall (i : Fin h), position theta m (even i) = pairs (fun i : Fin h => cos (m * theta i)) (fun i : Fin
    h => sin (m * theta i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r4 : forall (i : Fin h), position theta m (odd i) = pairs (fun i : Fin h => cos (m * theta i)) (fun i : Fin
    h => sin (m * theta i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r7 : forall (i : Fin h), position theta m (even i) ^ 2 + position theta m (odd i) ^ 2 = cos (m * theta i) ^
    2 + sin (m * theta i) ^ 2).
  { exact (fun (i : Fin h) => (f_equal2 (fun (h_ : R) (h_1 : R) => h_ ^ 2 + h_1 ^ 2) (eq_trans (r1 i)
    (Facts.pairs_even h (fun i : Fin h => cos (m * theta i)) (fun i : Fin h => sin (m * theta i)) i)) (eq_trans (r4 i)
    (Facts.pairs_odd h (fun i : Fin h => cos (m * theta i)) (fun i : Fin h => sin (m * theta i)) i)))). }
  assert (r8 : Sum (fun i : Fin h => position theta m (even i) ^ 2 + position theta m (odd i) ^ 2) = Sum (fun i : Fin
    h => cos (m * theta i) ^ 2 + sin (m * theta i) ^ 2)).
  { exact (Rules.sum_congruence (fun (i : Fin h) => (r7 i))). }
  assert (r11 : Sum (fun i : Fin h => cos (m * theta i) ^ 2 + sin (m * theta i) ^ 2) = Sum (fun i : Fin h => 1)).
  { exact (Rules.sum_congruence (fun (i_ : Fin h) => (Facts.cos_square_add_sin_square (m * theta i_)))). }
  exact (eq_trans (eq_trans (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => position theta m i ^ 2)) r8) r11)
    (Facts.sum_one h)).
Qed.

(* Inner products do not tell before from after. *)
Theorem sinusoidal_inner_symmetric (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m k : R) :
  Sum (fun c : Fin (double h) => position theta m c * position theta (m + k) c) = Sum (fun c : Fin (double h) =>
    position theta m c * position theta (m - k) c).
Proof.
  assert (r2 : forall (i : Fin h), (m - (m + k)) * theta i = -1 * (k * theta i)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - (u0 + u1)) * u2) = ((-1) * (u1 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i : Fin h) => (identity m k (theta i))). }
  assert (r3 : forall (i : Fin h), cos ((m - (m + k)) * theta i) = cos (-1 * (k * theta i))).
  { exact (fun (i : Fin h) => (f_equal (fun (h_ : R) => cos h_) (r2 i))). }
  assert (r4 : forall (i : Fin h), -1 * (k * theta i) = - (k * theta i)).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * u1)) = (- (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i : Fin h) => (identity k (theta i))). }
  assert (r5 : forall (i : Fin h), cos (-1 * (k * theta i)) = cos (- (k * theta i))).
  { exact (fun (i : Fin h) => (f_equal (fun (h_1 : R) => cos h_1) (r4 i))). }
  assert (r9 : Sum (fun i : Fin h => cos ((m - (m + k)) * theta i)) = Sum (fun i : Fin h => cos (k * theta i))).
  { exact (Rules.sum_congruence (fun (i : Fin h) => (eq_trans (r3 i) (eq_trans (r5 i) (Facts.cos_neg (k * theta
    i)))))). }
  assert (r10 : forall (i_ : Fin h), (m - (m - k)) * theta i_ = k * theta i_).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - (u0 - u1)) * u2) = (u1 * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin h) => (identity m k (theta i_))). }
  assert (r11 : forall (i_ : Fin h), cos ((m - (m - k)) * theta i_) = cos (k * theta i_)).
  { exact (fun (i_ : Fin h) => (f_equal (fun (h_2 : R) => cos h_2) (r10 i_))). }
  assert (r12 : Sum (fun i : Fin h => cos ((m - (m - k)) * theta i)) = Sum (fun i : Fin h => cos (k * theta i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin h) => (r11 i_))). }
  exact (eq_trans (eq_trans (Sinusoidal.sinusoidal_inner h h_pos theta m (m + k)) (eq_trans r9 (eq_sym r12)))
    (eq_trans r12 (eq_sym (eq_trans (Sinusoidal.sinusoidal_inner h h_pos theta m (m - k)) r12)))).
Qed.

(* Distance of two positions. *)
Theorem sinusoidal_distance_sq (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m n : R) :
  Sum (fun c : Fin (double h) => (position theta m c - position theta n c) ^ 2) = 4 * Sum (fun i : Fin h => sin ((m -
    n) * theta i / 2) ^ 2).
Proof.
  assert (r1 : forall (i : Fin h), (position theta m (even i) - position theta n (even i)) ^ 2 + (position theta m
    (odd i) - position theta n (odd i)) ^ 2 = -2 * (position theta m (even i) * position theta n (even i)) + position
    theta m (even i) ^ 2 + -2 * (position theta m (odd i) * position theta n (odd i)) + position theta m (odd i) ^ 2 +
    position theta n (even i) ^ 2 + position theta n (odd i) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 - u1) ^ 2) + ((u2 - u3) ^ 2)) = (((((((-2) * (u0 * u1)) + (u0 ^
    2)) + ((-2) * (u2 * u3))) + (u2 ^ 2)) + (u1 ^ 2)) + (u3 ^ 2))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i : Fin h) => (identity (position theta m (even i)) (position theta n (even i)) (position theta m (odd
      i)) (position theta n (odd i)))). }
  assert (r2 : Sum (fun i : Fin h => (position theta m (even i) - position theta n (even i)) ^ 2 + (position theta m
    (odd i) - position theta n (odd i)) ^ 2) = Sum (fun i : Fin h => -2 * (position theta m (even i) * position theta
    n (even i)) + position theta m (even i) ^ 2 + -2 * (position theta m (odd i) * position theta n (odd i)) +
    position theta m (odd i) ^ 2 + position theta n (even i) ^ 2 + position theta n (odd i) ^ 2)).
  { exact (Rules.sum_congruence (fun (i : Fin h) => (r1 i))). }
  assert (r5 : Sum (fun i : Fin h => -2 * (position theta m (even i) * position theta n (even i)) + position theta m
    (even i) ^ 2 + -2 * (position theta m (odd i) * position theta n (odd i)) + position theta m (odd i) ^ 2 +
    position theta n (even i) ^ 2) + Sum (fun i : Fin h => position theta n (odd i) ^ 2) = Sum (fun i : Fin h => -2 *
    (position theta m (even i) * position theta n (even i)) + position theta m (even i) ^ 2 + -2 * (position theta m
    (odd i) * position theta n (odd i)) + position theta m (odd i) ^ 2) + Sum (fun i : Fin h => position theta n (even
    i) ^ 2) + Sum (fun i : Fin h => position theta n (odd i) ^ 2)).
  { exact (f_equal (fun (h_ : R) => h_ + Sum (fun i : Fin h => position theta n (odd i) ^ 2)) (Facts.sum_add h (fun i
    : Fin h => -2 * (position theta m (even i) * position theta n (even i)) + position theta m (even i) ^ 2 + -2 *
    (position theta m (odd i) * position theta n (odd i)) + position theta m (odd i) ^ 2) (fun i : Fin h => position
    theta n (even i) ^ 2))). }
  assert (r8 : Sum (fun i : Fin h => -2 * (position theta m (even i) * position theta n (even i)) + position theta m
    (even i) ^ 2 + -2 * (position theta m (odd i) * position theta n (odd i)) + position theta m (odd i) ^ 2) + Sum
    (fun i : Fin h => position theta n (even i) ^ 2) + Sum (fun i : Fin h => position theta n (odd i) ^ 2) = Sum (fun
    i : Fin h => -2 * (position theta m (even i) * position theta n (even i)) + position theta m (even i) ^ 2 + -2 *
    (position theta m (odd i) * position theta n (odd i))) + Sum (fun i : Fin h => position theta m (odd i) ^ 2) + Sum
    (fun i : Fin h => position theta n (even i) ^ 2) + Sum (fun i : Fin h => position theta n (odd i) ^ 2)).
  { exact (f_equal (fun (h_1 : R) => h_1 + Sum (fun i : Fin h => position theta n (even i) ^ 2) + Sum (fun i : Fin h
    => position theta n (odd i) ^ 2)) (Facts.sum_add h (fun i : Fin h => -2 * (position theta m (even i) * position
    theta n (even i)) + position theta m (even i) ^ 2 + -2 * (position theta m (odd i) * position theta n (odd i)))
    (fun i : Fin h => position theta m (odd i) ^ 2))). }
  assert (r11 : Sum (fun i : Fin h => -2 * (position theta m (even i) * position theta n (even i)) + position theta m
    (even i) ^ 2 + -2 * (position theta m (odd i) * position theta n (odd i))) + Sum (fun i : Fin h => position theta
    m (odd i) ^ 2) + Sum (fun i : Fin h => position theta n (even i) ^ 2) + Sum (fun i : Fin h => position theta n
    (odd i) ^ 2) = Sum (fun i : Fin h => -2 * (position theta m (even i) * position theta n (even i)) + position theta
    m (even i) ^ 2) + Sum (fun i : Fin h => -2 * (position theta m (odd i) * position theta n (odd i))) + Sum (fun i :
    Fin h => position theta m (odd i) ^ 2) + Sum (fun i : Fin h => position theta n (even i) ^ 2) + Sum (fun i : Fin h
    => position theta n (odd i) ^ 2)).
  { exact (f_equal (fun (h_2 : R) => h_2 + Sum (fun i : Fin h => position theta m (odd i) ^ 2) + Sum (fun i : Fin h =>
    position theta n (even i) ^ 2) + Sum (fun i : Fin h => position theta n (odd i) ^ 2)) (Facts.sum_add h (fun i :
    Fin h => -2 * (position theta m (even i) * position theta n (even i)) + position theta m (even i) ^ 2) (fun i :
    Fin h => -2 * (position theta m (odd i) * position theta n (odd i))))). }
  assert (r14 : Sum (fun i : Fin h => -2 * (position theta m (even i) * position theta n (even i)) + position theta m
    (even i) ^ 2) + Sum (fun i : Fin h => -2 * (position theta m (odd i) * position theta n (odd i))) + Sum (fun i :
    Fin h => position theta m (odd i) ^ 2) + Sum (fun i : Fin h => position theta n (even i) ^ 2) + Sum (fun i : Fin h
    => position theta n (odd i) ^ 2) = Sum (fun i : Fin h => -2 * (position theta m (even i) * position theta n (even
    i))) + Sum (fun i : Fin h => position theta m (even i) ^ 2) + Sum (fun i : Fin h => -2 * (position theta m (odd i)
    * position theta n (odd i))) + Sum (fun i : Fin h => position theta m (odd i) ^ 2) + Sum (fun i : Fin h =>
    position theta n (even i) ^ 2) + Sum (fun i : Fin h => position theta n (odd i) ^ 2)).
  { exact (f_equal (fun (h_3 : R) => h_3 + Sum (fun i : Fin h => -2 * (position theta m (odd i) * position theta n
    (odd i))) + Sum (fun i : Fin h => position theta m (odd i) ^ 2) + Sum (fun i : Fin h => position theta n (even i)
    ^ 2) + Sum (fun i : Fin h => position theta n (odd i) ^ 2)) (Facts.sum_add h (fun i : Fin h => -2 * (position
    theta m (even i) * position theta n (even i))) (fun i : Fin h => position theta m (even i) ^ 2))). }
  assert (r22 : Sum (fun i : Fin h => -2 * (position theta m (even i) * position theta n (even i))) + Sum (fun i : Fin
    h => position theta m (even i) ^ 2) + Sum (fun i : Fin h => -2 * (position theta m (odd i) * position theta n (odd
    i))) + Sum (fun i : Fin h => position theta m (odd i) ^ 2) + Sum (fun i : Fin h => position theta n (even i) ^ 2)
    + Sum (fun i : Fin h => position theta n (odd i) ^ 2) = -2 * Sum (fun i : Fin h => position theta m (even i) *
    position theta n (even i)) + Sum (fun i : Fin h => position theta m (even i) ^ 2) + -2 * Sum (fun i : Fin h =>
    position theta m (odd i) * position theta n (odd i)) + Sum (fun i : Fin h => position theta m (odd i) ^ 2) + Sum
    (fun i : Fin h => position theta n (even i) ^ 2) + Sum (fun i : Fin h => position theta n (odd i) ^ 2)).
  { exact (eq_trans (f_equal5 (fun (h_4 : R) (h_5 : R) (h_6 : R) (h_7 : R) (h_8 : R) => h_4 + h_5 + h_6 + h_7 + h_8 +
    Sum (fun i : Fin h => position theta n (odd i) ^ 2)) (Facts.sum_scale h (-2) (fun i : Fin h => position theta m
    (even i) * position theta n (even i))) (@eq_refl R (Sum (fun i : Fin h => position theta m (even i) ^ 2)))
    (Facts.sum_scale h (-2) (fun i : Fin h => position theta m (odd i) * position theta n (odd i))) (@eq_refl R (Sum
    (fun i : Fin h => position theta m (odd i) ^ 2))) (@eq_refl R (Sum (fun i : Fin h => position theta n (even i) ^
    2)))) (f_equal (fun (h_9 : R) => -2 * Sum (fun i : Fin h => position theta m (even i) * position theta n (even i))
    + Sum (fun i : Fin h => position theta m (even i) ^ 2) + -2 * Sum (fun i : Fin h => position theta m (odd i) *
    position theta n (odd i)) + Sum (fun i : Fin h => position theta m (odd i) ^ 2) + Sum (fun i : Fin h => position
    theta n (even i) ^ 2) + h_9) (@eq_refl R (Sum (fun i : Fin h => position theta n (odd i) ^ 2))))). }
  assert (r25 : -2 * Sum (fun i : Fin h => position theta m (even i) * position theta n (even i)) + Sum (fun i : Fin h
    => position theta m (even i) ^ 2) + -2 * Sum (fun i : Fin h => position theta m (odd i) * position theta n (odd
    i)) + Sum (fun i : Fin h => position theta m (odd i) ^ 2) + Sum (fun i : Fin h => position theta n (even i) ^ 2) +
    Sum (fun i : Fin h => position theta n (odd i) ^ 2) = -2 * Sum (fun i : Fin h => position theta m (even i) *
    position theta n (even i)) + -2 * Sum (fun i : Fin h => position theta m (odd i) * position theta n (odd i)) + Sum
    (fun i : Fin h => position theta m (even i) ^ 2) + Sum (fun i : Fin h => position theta m (odd i) ^ 2) + Sum (fun
    i : Fin h => position theta n (even i) ^ 2) + Sum (fun i : Fin h => position theta n (odd i) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((((-2) * u0) + u1) + ((-2) * u2)) + u3) + u4) + u5) =
    (((((((-2) * u0) + ((-2) * u2)) + u1) + u3) + u4) + u5)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (Sum (fun i : Fin h => position theta m (even i) * position theta n (even i))) (Sum (fun i : Fin h
      => position theta m (even i) ^ 2)) (Sum (fun i : Fin h => position theta m (odd i) * position theta n (odd i)))
      (Sum (fun i : Fin h => position theta m (odd i) ^ 2)) (Sum (fun i : Fin h => position theta n (even i) ^ 2))
      (Sum (fun i : Fin h => position theta n (odd i) ^ 2))). }
  assert (r37 : Sum (fun p : Fin (double h) => position theta m p ^ 2) - 2 * Sum (fun p : Fin (double h) => position
    theta m p * position theta n p) + Sum (fun p : Fin (double h) => position theta n p ^ 2) = Sum (fun i : Fin h =>
    position theta m (even i) ^ 2) + Sum (fun i : Fin h => position theta m (odd i) ^ 2) - 2 * (Sum (fun i : Fin h =>
    position theta m (even i) * position theta n (even i)) + Sum (fun i : Fin h => position theta m (odd i) * position
    theta n (odd i))) + (Sum (fun i : Fin h => position theta n (even i) ^ 2) + Sum (fun i : Fin h => position theta n
    (odd i) ^ 2))).
  { exact (f_equal3 (fun (h_10 : R) (h_11 : R) (h_12 : R) => h_10 - 2 * h_11 + h_12) (eq_trans (Facts.sum_pairs h (fun
    i : Fin (double h) => position theta m i ^ 2)) (Facts.sum_add h (fun i : Fin h => position theta m (even i) ^ 2)
    (fun i : Fin h => position theta m (odd i) ^ 2))) (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => position
    theta m i * position theta n i)) (Facts.sum_add h (fun i : Fin h => position theta m (even i) * position theta n
    (even i)) (fun i : Fin h => position theta m (odd i) * position theta n (odd i)))) (eq_trans (Facts.sum_pairs h
    (fun i : Fin (double h) => position theta n i ^ 2)) (Facts.sum_add h (fun i : Fin h => position theta n (even i) ^
    2) (fun i : Fin h => position theta n (odd i) ^ 2)))). }
  assert (r38 : Sum (fun i : Fin h => position theta m (even i) ^ 2) + Sum (fun i : Fin h => position theta m (odd i)
    ^ 2) - 2 * (Sum (fun i : Fin h => position theta m (even i) * position theta n (even i)) + Sum (fun i : Fin h =>
    position theta m (odd i) * position theta n (odd i))) + (Sum (fun i : Fin h => position theta n (even i) ^ 2) +
    Sum (fun i : Fin h => position theta n (odd i) ^ 2)) = -2 * Sum (fun i : Fin h => position theta m (even i) *
    position theta n (even i)) + -2 * Sum (fun i : Fin h => position theta m (odd i) * position theta n (odd i)) + Sum
    (fun i : Fin h => position theta m (even i) ^ 2) + Sum (fun i : Fin h => position theta m (odd i) ^ 2) + Sum (fun
    i : Fin h => position theta n (even i) ^ 2) + Sum (fun i : Fin h => position theta n (odd i) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((u0 + u1) - (2 * (u2 + u3))) + (u4 + u5)) = (((((((-2) * u2) +
    ((-2) * u3)) + u0) + u1) + u4) + u5)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (Sum (fun i : Fin h => position theta m (even i) ^ 2)) (Sum (fun i : Fin h => position theta m
      (odd i) ^ 2)) (Sum (fun i : Fin h => position theta m (even i) * position theta n (even i))) (Sum (fun i : Fin h
      => position theta m (odd i) * position theta n (odd i))) (Sum (fun i : Fin h => position theta n (even i) ^ 2))
      (Sum (fun i : Fin h => position theta n (odd i) ^ 2))). }
  assert (r44 : forall (i_ : Fin h), (m - n) * theta i_ = m * theta i_ + -1 * (n * theta i_)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * u2) + ((-1) * (u1 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_ : Fin h) => (identity m n (theta i_))). }
  assert (r45 : forall (i_ : Fin h), cos ((m - n) * theta i_) = cos (m * theta i_ + -1 * (n * theta i_))).
  { exact (fun (i_ : Fin h) => (f_equal (fun (h_13 : R) => cos h_13) (r44 i_))). }
  assert (r46 : Sum (fun i : Fin h => cos ((m - n) * theta i)) = Sum (fun i : Fin h => cos (m * theta i + -1 * (n *
    theta i)))).
  { exact (Rules.sum_congruence (fun (i_ : Fin h) => (r45 i_))). }
  assert (r49 : Sum (fun p : Fin (double h) => position theta m p ^ 2) - 2 * Sum (fun p : Fin (double h) => position
    theta m p * position theta n p) + Sum (fun p : Fin (double h) => position theta n p ^ 2) = INR h - 2 * Sum (fun i
    : Fin h => cos (m * theta i + -1 * (n * theta i))) + INR h).
  { exact (f_equal3 (fun (h_14 : R) (h_15 : R) (h_16 : R) => h_14 - 2 * h_15 + h_16) (Sinusoidal.sinusoidal_norm_sq h
    h_pos theta m) (eq_trans (Sinusoidal.sinusoidal_inner h h_pos theta m n) r46) (Sinusoidal.sinusoidal_norm_sq h
    h_pos theta n)). }
  assert (r50 : INR h - 2 * Sum (fun i : Fin h => cos (m * theta i + -1 * (n * theta i))) + INR h = 2 * INR h + -2 *
    Sum (fun i : Fin h => cos (m * theta i + -1 * (n * theta i)))).
  { assert (identity : forall u0 u1 : R, ((u0 - (2 * u1)) + u0) = ((2 * u0) + ((-2) * u1))) by (intros u0 u1; ring).
    exact (identity (INR h) (Sum (fun i : Fin h => cos (m * theta i + -1 * (n * theta i))))). }
  assert (r52 : 2 * INR h - 2 * Sum (fun i : Fin h => cos ((m - n) * theta i)) = 2 * INR h - 2 * Sum (fun i : Fin h =>
    cos (m * theta i + -1 * (n * theta i)))).
  { exact (f_equal (fun (h_17 : R) => 2 * INR h - 2 * h_17) r46). }
  assert (r53 : 2 * INR h - 2 * Sum (fun i : Fin h => cos (m * theta i + -1 * (n * theta i))) = 2 * INR h + -2 * Sum
    (fun i : Fin h => cos (m * theta i + -1 * (n * theta i)))).
  { assert (identity : forall u0 u1 : R, ((2 * u0) - (2 * u1)) = ((2 * u0) + ((-2) * u1))) by (intros u0 u1; ring).
    exact (identity (INR h) (Sum (fun i : Fin h => cos (m * theta i + -1 * (n * theta i))))). }
  assert (r54 : 2 * INR h - 2 * Sum (fun i : Fin h => cos ((m - n) * theta i)) = 2 * INR h + -2 * Sum (fun i : Fin h
    => cos (m * theta i + -1 * (n * theta i)))).
  { exact (eq_trans r52 r53). }
  assert (r58 : forall (i_1 : Fin h), (m - n) * theta i_1 = m * theta i_1 + -1 * (n * theta i_1)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * u2) + ((-1) * (u1 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_1 : Fin h) => (identity m n (theta i_1))). }
  assert (r59 : forall (i_1 : Fin h), cos ((m - n) * theta i_1) = cos (m * theta i_1 + -1 * (n * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_18 : R) => cos h_18) (r58 i_1))). }
  assert (r60 : forall (i_1 : Fin h), 2 * (1 - cos ((m - n) * theta i_1)) = 2 * (1 - cos (m * theta i_1 + -1 * (n *
    theta i_1)))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_19 : R) => 2 * (1 - h_19)) (r59 i_1))). }
  assert (r61 : forall (i_1 : Fin h), 2 * (1 - cos (m * theta i_1 + -1 * (n * theta i_1))) = 2 + -2 * cos (m * theta
    i_1 + -1 * (n * theta i_1))).
  { assert (identity : forall u0 : R, (2 * (1 - u0)) = (2 + ((-2) * u0))) by (intros u0; ring).
    exact (fun (i_1 : Fin h) => (identity (cos (m * theta i_1 + -1 * (n * theta i_1))))). }
  assert (r63 : forall (i_1 : Fin h), 2 + -2 * cos (m * theta i_1 + -1 * (n * theta i_1)) = 2 * 1 + -2 * cos (m *
    theta i_1 + -1 * (n * theta i_1))).
  { assert (identity : forall u0 : R, (2 + ((-2) * u0)) = ((2 * 1) + ((-2) * u0))) by (intros u0; ring).
    exact (fun (i_1 : Fin h) => (identity (cos (m * theta i_1 + -1 * (n * theta i_1))))). }
  assert (r65 : Sum (fun i : Fin h => 2 * (1 - cos ((m - n) * theta i))) = Sum (fun i : Fin h => 2 * 1 + -2 * cos (m *
    theta i + -1 * (n * theta i)))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin h) => (eq_trans (eq_trans (r60 i_1) (r61 i_1)) (r63 i_1)))). }
  assert (r69 : 2 * Sum (fun i : Fin h => 1) = 2 * INR h).
  { exact (f_equal (fun (h_20 : R) => 2 * h_20) (Facts.sum_one h)). }
  assert (r72 : Sum (fun i : Fin h => 2 * 1) + Sum (fun i : Fin h => -2 * cos (m * theta i + -1 * (n * theta i))) = 2
    * INR h + -2 * Sum (fun i : Fin h => cos (m * theta i + -1 * (n * theta i)))).
  { exact (f_equal2 (fun (h_21 : R) (h_22 : R) => h_21 + h_22) (eq_trans (Facts.sum_scale h 2 (fun i : Fin h => 1))
    r69) (Facts.sum_scale h (-2) (fun i : Fin h => cos (m * theta i + -1 * (n * theta i))))). }
  assert (r78 : forall (i_2 : Fin h), (m - n) * theta i_2 = m * theta i_2 + -1 * (n * theta i_2)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = ((u0 * u2) + ((-1) * (u1 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_2 : Fin h) => (identity m n (theta i_2))). }
  assert (r79 : forall (i_2 : Fin h), cos ((m - n) * theta i_2) = cos (m * theta i_2 + -1 * (n * theta i_2))).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_23 : R) => cos h_23) (r78 i_2))). }
  assert (r82 : forall (i_2 : Fin h), m * theta i_2 = 1 / 2 * (m * theta i_2) + 1 / 2 * (m * theta i_2)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (((1/2) * (u0 * u1)) + ((1/2) * (u0 * u1)))) by (intros u0 u1;
    field).
    exact (fun (i_2 : Fin h) => (identity m (theta i_2))). }
  assert (r83 : forall (i_2 : Fin h), cos (m * theta i_2) = cos (1 / 2 * (m * theta i_2) + 1 / 2 * (m * theta i_2))).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_24 : R) => cos h_24) (r82 i_2))). }
  assert (r87 : forall (i_2 : Fin h), sin (1 / 2 * (m * theta i_2)) ^ 2 = 1 - cos (1 / 2 * (m * theta i_2)) ^ 2).
  { assert (identity : forall u0 u1 : R, (1 - (u0 ^ 2)) - (u1 ^ 2) = (1 * (1 - ((u0 ^ 2) + (u1 ^ 2))) + 0)) by (intros
    u0 u1; ring).
    exact (fun (i_2 : Fin h) => (Rules.linear_combination (Rules.and_equation 1 (Facts.cos_square_add_sin_square (1 /
      2 * (m * theta i_2))) Rules.no_equation) (identity (cos (1 / 2 * (m * theta i_2))) (sin (1 / 2 * (m * theta
      i_2)))))). }
  assert (r88 : forall (i_2 : Fin h), cos (1 / 2 * (m * theta i_2)) * cos (1 / 2 * (m * theta i_2)) - sin (1 / 2 * (m
    * theta i_2)) * sin (1 / 2 * (m * theta i_2)) = -1 + 2 * cos (1 / 2 * (m * theta i_2)) ^ 2).
  { assert (identity : forall u0 u1 : R, ((-1) + (2 * (u0 ^ 2))) - ((u0 * u0) - (u1 * u1)) = ((-1) * ((1 - (u0 ^ 2)) -
    (u1 ^ 2)) + 0)) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin h) => (Rules.linear_combination (Rules.and_equation (-1) (r87 i_2) Rules.no_equation)
      (identity (cos (1 / 2 * (m * theta i_2))) (sin (1 / 2 * (m * theta i_2)))))). }
  assert (r90 : forall (i_2 : Fin h), -1 * (n * theta i_2) = - (n * theta i_2)).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * u1)) = (- (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin h) => (identity n (theta i_2))). }
  assert (r91 : forall (i_2 : Fin h), cos (-1 * (n * theta i_2)) = cos (- (n * theta i_2))).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_25 : R) => cos h_25) (r90 i_2))). }
  assert (r94 : forall (i_2 : Fin h), n * theta i_2 = 1 / 2 * (n * theta i_2) + 1 / 2 * (n * theta i_2)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (((1/2) * (u0 * u1)) + ((1/2) * (u0 * u1)))) by (intros u0 u1;
    field).
    exact (fun (i_2 : Fin h) => (identity n (theta i_2))). }
  assert (r95 : forall (i_2 : Fin h), cos (n * theta i_2) = cos (1 / 2 * (n * theta i_2) + 1 / 2 * (n * theta i_2))).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_26 : R) => cos h_26) (r94 i_2))). }
  assert (r99 : forall (i_2 : Fin h), sin (1 / 2 * (n * theta i_2)) ^ 2 = 1 - cos (1 / 2 * (n * theta i_2)) ^ 2).
  { assert (identity : forall u0 u1 : R, (1 - (u0 ^ 2)) - (u1 ^ 2) = (1 * (1 - ((u0 ^ 2) + (u1 ^ 2))) + 0)) by (intros
    u0 u1; ring).
    exact (fun (i_2 : Fin h) => (Rules.linear_combination (Rules.and_equation 1 (Facts.cos_square_add_sin_square (1 /
      2 * (n * theta i_2))) Rules.no_equation) (identity (cos (1 / 2 * (n * theta i_2))) (sin (1 / 2 * (n * theta
      i_2)))))). }
  assert (r100 : forall (i_2 : Fin h), cos (1 / 2 * (n * theta i_2)) * cos (1 / 2 * (n * theta i_2)) - sin (1 / 2 * (n
    * theta i_2)) * sin (1 / 2 * (n * theta i_2)) = -1 + 2 * cos (1 / 2 * (n * theta i_2)) ^ 2).
  { assert (identity : forall u0 u1 : R, ((-1) + (2 * (u0 ^ 2))) - ((u0 * u0) - (u1 * u1)) = ((-1) * ((1 - (u0 ^ 2)) -
    (u1 ^ 2)) + 0)) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin h) => (Rules.linear_combination (Rules.and_equation (-1) (r99 i_2) Rules.no_equation)
      (identity (cos (1 / 2 * (n * theta i_2))) (sin (1 / 2 * (n * theta i_2)))))). }
  assert (r103 : forall (i_2 : Fin h), sin (m * theta i_2) = sin (1 / 2 * (m * theta i_2) + 1 / 2 * (m * theta i_2))).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_27 : R) => sin h_27) (r82 i_2))). }
  assert (r106 : forall (i_2 : Fin h), sin (1 / 2 * (m * theta i_2)) * cos (1 / 2 * (m * theta i_2)) + cos (1 / 2 * (m
    * theta i_2)) * sin (1 / 2 * (m * theta i_2)) = 2 * (cos (1 / 2 * (m * theta i_2)) * sin (1 / 2 * (m * theta
    i_2)))).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) + (u1 * u0)) = (2 * (u1 * u0))) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin h) => (identity (sin (1 / 2 * (m * theta i_2))) (cos (1 / 2 * (m * theta i_2))))). }
  assert (r108 : forall (i_2 : Fin h), sin (-1 * (n * theta i_2)) = sin (- (n * theta i_2))).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_28 : R) => sin h_28) (r90 i_2))). }
  assert (r111 : forall (i_2 : Fin h), sin (n * theta i_2) = sin (1 / 2 * (n * theta i_2) + 1 / 2 * (n * theta i_2))).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_29 : R) => sin h_29) (r94 i_2))). }
  assert (r114 : forall (i_2 : Fin h), sin (1 / 2 * (n * theta i_2)) * cos (1 / 2 * (n * theta i_2)) + cos (1 / 2 * (n
    * theta i_2)) * sin (1 / 2 * (n * theta i_2)) = 2 * (cos (1 / 2 * (n * theta i_2)) * sin (1 / 2 * (n * theta
    i_2)))).
  { assert (identity : forall u0 u1 : R, ((u0 * u1) + (u1 * u0)) = (2 * (u1 * u0))) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin h) => (identity (sin (1 / 2 * (n * theta i_2))) (cos (1 / 2 * (n * theta i_2))))). }
  assert (r116 : forall (i_2 : Fin h), - sin (n * theta i_2) = - (2 * (cos (1 / 2 * (n * theta i_2)) * sin (1 / 2 * (n
    * theta i_2))))).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_30 : R) => - h_30) (eq_trans (eq_trans (r111 i_2) (Facts.sin_add (1 /
    2 * (n * theta i_2)) (1 / 2 * (n * theta i_2)))) (r114 i_2)))). }
  assert (r117 : forall (i_2 : Fin h), - (2 * (cos (1 / 2 * (n * theta i_2)) * sin (1 / 2 * (n * theta i_2)))) = -2 *
    (cos (1 / 2 * (n * theta i_2)) * sin (1 / 2 * (n * theta i_2)))).
  { assert (identity : forall u0 u1 : R, (- (2 * (u0 * u1))) = ((-2) * (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin h) => (identity (cos (1 / 2 * (n * theta i_2))) (sin (1 / 2 * (n * theta i_2))))). }
  assert (r120 : forall (i_2 : Fin h), cos (m * theta i_2) * cos (-1 * (n * theta i_2)) - sin (m * theta i_2) * sin
    (-1 * (n * theta i_2)) = (-1 + 2 * cos (1 / 2 * (m * theta i_2)) ^ 2) * (-1 + 2 * cos (1 / 2 * (n * theta i_2)) ^
    2) - 2 * (cos (1 / 2 * (m * theta i_2)) * sin (1 / 2 * (m * theta i_2))) * (-2 * (cos (1 / 2 * (n * theta i_2)) *
    sin (1 / 2 * (n * theta i_2))))).
  { exact (fun (i_2 : Fin h) => (f_equal4 (fun (h_31 : R) (h_32 : R) (h_33 : R) (h_34 : R) => h_31 * h_32 - h_33 *
    h_34) (eq_trans (eq_trans (r83 i_2) (Facts.cos_add (1 / 2 * (m * theta i_2)) (1 / 2 * (m * theta i_2)))) (r88
    i_2)) (eq_trans (eq_trans (r91 i_2) (Facts.cos_neg (n * theta i_2))) (eq_trans (eq_trans (r95 i_2) (Facts.cos_add
    (1 / 2 * (n * theta i_2)) (1 / 2 * (n * theta i_2)))) (r100 i_2))) (eq_trans (eq_trans (r103 i_2) (Facts.sin_add
    (1 / 2 * (m * theta i_2)) (1 / 2 * (m * theta i_2)))) (r106 i_2)) (eq_trans (eq_trans (r108 i_2) (Facts.sin_neg (n
    * theta i_2))) (eq_trans (r116 i_2) (r117 i_2))))). }
  assert (r121 : forall (i_2 : Fin h), (-1 + 2 * cos (1 / 2 * (m * theta i_2)) ^ 2) * (-1 + 2 * cos (1 / 2 * (n *
    theta i_2)) ^ 2) - 2 * (cos (1 / 2 * (m * theta i_2)) * sin (1 / 2 * (m * theta i_2))) * (-2 * (cos (1 / 2 * (n *
    theta i_2)) * sin (1 / 2 * (n * theta i_2)))) = 1 + 4 * (cos (1 / 2 * (m * theta i_2)) * cos (1 / 2 * (n * theta
    i_2)) * sin (1 / 2 * (m * theta i_2)) * sin (1 / 2 * (n * theta i_2))) + -2 * cos (1 / 2 * (m * theta i_2)) ^ 2 +
    4 * (cos (1 / 2 * (m * theta i_2)) ^ 2 * cos (1 / 2 * (n * theta i_2)) ^ 2) + -2 * cos (1 / 2 * (n * theta i_2)) ^
    2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((-1) + (2 * (u0 ^ 2))) * ((-1) + (2 * (u1 ^ 2)))) - ((2 * (u0 * u2))
    * ((-2) * (u1 * u3)))) = ((((1 + (4 * (((u0 * u1) * u2) * u3))) + ((-2) * (u0 ^ 2))) + (4 * ((u0 ^ 2) * (u1 ^
    2)))) + ((-2) * (u1 ^ 2)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 : Fin h) => (identity (cos (1 / 2 * (m * theta i_2))) (cos (1 / 2 * (n * theta i_2))) (sin (1 / 2
      * (m * theta i_2))) (sin (1 / 2 * (n * theta i_2))))). }
  assert (r124 : forall (i_2 : Fin h), 2 * (1 - cos ((m - n) * theta i_2)) = 2 * (1 - (1 + 4 * (cos (1 / 2 * (m *
    theta i_2)) * cos (1 / 2 * (n * theta i_2)) * sin (1 / 2 * (m * theta i_2)) * sin (1 / 2 * (n * theta i_2))) + -2
    * cos (1 / 2 * (m * theta i_2)) ^ 2 + 4 * (cos (1 / 2 * (m * theta i_2)) ^ 2 * cos (1 / 2 * (n * theta i_2)) ^ 2)
    + -2 * cos (1 / 2 * (n * theta i_2)) ^ 2))).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_35 : R) => 2 * (1 - h_35)) (eq_trans (eq_trans (r79 i_2)
    (Facts.cos_add (m * theta i_2) (-1 * (n * theta i_2)))) (eq_trans (r120 i_2) (r121 i_2))))). }
  assert (r125 : forall (i_2 : Fin h), 2 * (1 - (1 + 4 * (cos (1 / 2 * (m * theta i_2)) * cos (1 / 2 * (n * theta
    i_2)) * sin (1 / 2 * (m * theta i_2)) * sin (1 / 2 * (n * theta i_2))) + -2 * cos (1 / 2 * (m * theta i_2)) ^ 2 +
    4 * (cos (1 / 2 * (m * theta i_2)) ^ 2 * cos (1 / 2 * (n * theta i_2)) ^ 2) + -2 * cos (1 / 2 * (n * theta i_2)) ^
    2)) = -8 * (cos (1 / 2 * (m * theta i_2)) * cos (1 / 2 * (n * theta i_2)) * sin (1 / 2 * (m * theta i_2)) * sin (1
    / 2 * (n * theta i_2))) + 4 * cos (1 / 2 * (m * theta i_2)) ^ 2 + -8 * (cos (1 / 2 * (m * theta i_2)) ^ 2 * cos (1
    / 2 * (n * theta i_2)) ^ 2) + 4 * cos (1 / 2 * (n * theta i_2)) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, (2 * (1 - ((((1 + (4 * (((u0 * u1) * u2) * u3))) + ((-2) * (u0 ^ 2))) +
    (4 * ((u0 ^ 2) * (u1 ^ 2)))) + ((-2) * (u1 ^ 2))))) = (((((-8) * (((u0 * u1) * u2) * u3)) + (4 * (u0 ^ 2))) +
    ((-8) * ((u0 ^ 2) * (u1 ^ 2)))) + (4 * (u1 ^ 2)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 : Fin h) => (identity (cos (1 / 2 * (m * theta i_2))) (cos (1 / 2 * (n * theta i_2))) (sin (1 / 2
      * (m * theta i_2))) (sin (1 / 2 * (n * theta i_2))))). }
  assert (r127 : Sum (fun i : Fin h => 2 * (1 - cos ((m - n) * theta i))) = Sum (fun i : Fin h => -8 * (cos (1 / 2 *
    (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 * (m * theta i)) * sin (1 / 2 * (n * theta i))) + 4 *
    cos (1 / 2 * (m * theta i)) ^ 2 + -8 * (cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2) + 4 *
    cos (1 / 2 * (n * theta i)) ^ 2)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin h) => (eq_trans (r124 i_2) (r125 i_2)))). }
  assert (r130 : Sum (fun i : Fin h => -8 * (cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 *
    (m * theta i)) * sin (1 / 2 * (n * theta i))) + 4 * cos (1 / 2 * (m * theta i)) ^ 2 + -8 * (cos (1 / 2 * (m *
    theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2)) + Sum (fun i : Fin h => 4 * cos (1 / 2 * (n * theta i)) ^ 2) =
    Sum (fun i : Fin h => -8 * (cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 * (m * theta
    i)) * sin (1 / 2 * (n * theta i))) + 4 * cos (1 / 2 * (m * theta i)) ^ 2) + Sum (fun i : Fin h => -8 * (cos (1 / 2
    * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2)) + Sum (fun i : Fin h => 4 * cos (1 / 2 * (n * theta i)) ^
    2)).
  { exact (f_equal (fun (h_36 : R) => h_36 + Sum (fun i : Fin h => 4 * cos (1 / 2 * (n * theta i)) ^ 2))
    (Facts.sum_add h (fun i : Fin h => -8 * (cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 *
    (m * theta i)) * sin (1 / 2 * (n * theta i))) + 4 * cos (1 / 2 * (m * theta i)) ^ 2) (fun i : Fin h => -8 * (cos
    (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2)))). }
  assert (r133 : Sum (fun i : Fin h => -8 * (cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 *
    (m * theta i)) * sin (1 / 2 * (n * theta i))) + 4 * cos (1 / 2 * (m * theta i)) ^ 2) + Sum (fun i : Fin h => -8 *
    (cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2)) + Sum (fun i : Fin h => 4 * cos (1 / 2 * (n *
    theta i)) ^ 2) = Sum (fun i : Fin h => -8 * (cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 /
    2 * (m * theta i)) * sin (1 / 2 * (n * theta i)))) + Sum (fun i : Fin h => 4 * cos (1 / 2 * (m * theta i)) ^ 2) +
    Sum (fun i : Fin h => -8 * (cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2)) + Sum (fun i : Fin
    h => 4 * cos (1 / 2 * (n * theta i)) ^ 2)).
  { exact (f_equal (fun (h_37 : R) => h_37 + Sum (fun i : Fin h => -8 * (cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2
    * (n * theta i)) ^ 2)) + Sum (fun i : Fin h => 4 * cos (1 / 2 * (n * theta i)) ^ 2)) (Facts.sum_add h (fun i : Fin
    h => -8 * (cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 * (m * theta i)) * sin (1 / 2 *
    (n * theta i)))) (fun i : Fin h => 4 * cos (1 / 2 * (m * theta i)) ^ 2))). }
  assert (r139 : Sum (fun i : Fin h => -8 * (cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 *
    (m * theta i)) * sin (1 / 2 * (n * theta i)))) + Sum (fun i : Fin h => 4 * cos (1 / 2 * (m * theta i)) ^ 2) + Sum
    (fun i : Fin h => -8 * (cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2)) + Sum (fun i : Fin h
    => 4 * cos (1 / 2 * (n * theta i)) ^ 2) = -8 * Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n
    * theta i)) * sin (1 / 2 * (m * theta i)) * sin (1 / 2 * (n * theta i))) + 4 * Sum (fun i : Fin h => cos (1 / 2 *
    (m * theta i)) ^ 2) + -8 * Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^
    2) + 4 * Sum (fun i : Fin h => cos (1 / 2 * (n * theta i)) ^ 2)).
  { exact (f_equal4 (fun (h_38 : R) (h_39 : R) (h_40 : R) (h_41 : R) => h_38 + h_39 + h_40 + h_41) (Facts.sum_scale h
    (-8) (fun i : Fin h => cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 * (m * theta i)) *
    sin (1 / 2 * (n * theta i)))) (Facts.sum_scale h 4 (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2))
    (Facts.sum_scale h (-8) (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2))
    (Facts.sum_scale h 4 (fun i : Fin h => cos (1 / 2 * (n * theta i)) ^ 2))). }
  assert (r142 : -8 * Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 *
    (m * theta i)) * sin (1 / 2 * (n * theta i))) + 4 * Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2) + -8 *
    Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2) + 4 * Sum (fun i : Fin h
    => cos (1 / 2 * (n * theta i)) ^ 2) = -8 * Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n *
    theta i)) * sin (1 / 2 * (m * theta i)) * sin (1 / 2 * (n * theta i))) + -8 * Sum (fun i : Fin h => cos (1 / 2 *
    (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2) + 4 * Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2)
    + 4 * Sum (fun i : Fin h => cos (1 / 2 * (n * theta i)) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((((-8) * u0) + (4 * u1)) + ((-8) * u2)) + (4 * u3)) = (((((-8) * u0)
    + ((-8) * u2)) + (4 * u1)) + (4 * u3))) by (intros u0 u1 u2 u3; ring).
    exact (identity (Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 * (m
      * theta i)) * sin (1 / 2 * (n * theta i)))) (Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2)) (Sum (fun i
      : Fin h => cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2)) (Sum (fun i : Fin h => cos (1 / 2
      * (n * theta i)) ^ 2))). }
  assert (r144 : forall (i_3 : Fin h), (m - n) * theta i_3 / 2 = 1 / 2 * (m * theta i_3) + -1 / 2 * (n * theta i_3)).
  { assert (identity : forall u0 u1 u2 : R, (((u0 - u1) * u2) / 2) = (((1/2) * (u0 * u2)) + ((-1/2) * (u1 * u2)))) by
    (intros u0 u1 u2; field).
    exact (fun (i_3 : Fin h) => (identity m n (theta i_3))). }
  assert (r145 : forall (i_3 : Fin h), sin ((m - n) * theta i_3 / 2) = sin (1 / 2 * (m * theta i_3) + -1 / 2 * (n *
    theta i_3))).
  { exact (fun (i_3 : Fin h) => (f_equal (fun (h_42 : R) => sin h_42) (r144 i_3))). }
  assert (r148 : forall (i_3 : Fin h), -1 / 2 * (n * theta i_3) = - (1 / 2 * (n * theta i_3))).
  { assert (identity : forall u0 u1 : R, ((-1/2) * (u0 * u1)) = (- ((1/2) * (u0 * u1)))) by (intros u0 u1; field).
    exact (fun (i_3 : Fin h) => (identity n (theta i_3))). }
  assert (r149 : forall (i_3 : Fin h), cos (-1 / 2 * (n * theta i_3)) = cos (- (1 / 2 * (n * theta i_3)))).
  { exact (fun (i_3 : Fin h) => (f_equal (fun (h_43 : R) => cos h_43) (r148 i_3))). }
  assert (r152 : forall (i_3 : Fin h), sin (-1 / 2 * (n * theta i_3)) = sin (- (1 / 2 * (n * theta i_3)))).
  { exact (fun (i_3 : Fin h) => (f_equal (fun (h_44 : R) => sin h_44) (r148 i_3))). }
  assert (r155 : forall (i_3 : Fin h), - sin (1 / 2 * (n * theta i_3)) = -1 * sin (1 / 2 * (n * theta i_3))).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (i_3 : Fin h) => (identity (sin (1 / 2 * (n * theta i_3))))). }
  assert (r157 : forall (i_3 : Fin h), sin (1 / 2 * (m * theta i_3)) * cos (-1 / 2 * (n * theta i_3)) + cos (1 / 2 *
    (m * theta i_3)) * sin (-1 / 2 * (n * theta i_3)) = sin (1 / 2 * (m * theta i_3)) * cos (1 / 2 * (n * theta i_3))
    + cos (1 / 2 * (m * theta i_3)) * (-1 * sin (1 / 2 * (n * theta i_3)))).
  { exact (fun (i_3 : Fin h) => (f_equal2 (fun (h_45 : R) (h_46 : R) => sin (1 / 2 * (m * theta i_3)) * h_45 + cos (1
    / 2 * (m * theta i_3)) * h_46) (eq_trans (r149 i_3) (Facts.cos_neg (1 / 2 * (n * theta i_3)))) (eq_trans (eq_trans
    (r152 i_3) (Facts.sin_neg (1 / 2 * (n * theta i_3)))) (r155 i_3)))). }
  assert (r158 : forall (i_3 : Fin h), sin (1 / 2 * (m * theta i_3)) * cos (1 / 2 * (n * theta i_3)) + cos (1 / 2 * (m
    * theta i_3)) * (-1 * sin (1 / 2 * (n * theta i_3))) = -1 * (cos (1 / 2 * (m * theta i_3)) * sin (1 / 2 * (n *
    theta i_3))) + cos (1 / 2 * (n * theta i_3)) * sin (1 / 2 * (m * theta i_3))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * ((-1) * u3))) = (((-1) * (u2 * u3)) + (u1 * u0))) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (i_3 : Fin h) => (identity (sin (1 / 2 * (m * theta i_3))) (cos (1 / 2 * (n * theta i_3))) (cos (1 / 2
      * (m * theta i_3))) (sin (1 / 2 * (n * theta i_3))))). }
  assert (r161 : forall (i_3 : Fin h), sin ((m - n) * theta i_3 / 2) ^ 2 = (-1 * (cos (1 / 2 * (m * theta i_3)) * sin
    (1 / 2 * (n * theta i_3))) + cos (1 / 2 * (n * theta i_3)) * sin (1 / 2 * (m * theta i_3))) ^ 2).
  { exact (fun (i_3 : Fin h) => (f_equal (fun (h_47 : R) => h_47 ^ 2) (eq_trans (eq_trans (r145 i_3) (Facts.sin_add (1
    / 2 * (m * theta i_3)) (-1 / 2 * (n * theta i_3)))) (eq_trans (r157 i_3) (r158 i_3))))). }
  assert (r163 : forall (i_3 : Fin h), sin (1 / 2 * (n * theta i_3)) ^ 2 = 1 - cos (1 / 2 * (n * theta i_3)) ^ 2).
  { assert (identity : forall u0 u1 : R, (1 - (u0 ^ 2)) - (u1 ^ 2) = (1 * (1 - ((u0 ^ 2) + (u1 ^ 2))) + 0)) by (intros
    u0 u1; ring).
    exact (fun (i_3 : Fin h) => (Rules.linear_combination (Rules.and_equation 1 (Facts.cos_square_add_sin_square (1 /
      2 * (n * theta i_3))) Rules.no_equation) (identity (cos (1 / 2 * (n * theta i_3))) (sin (1 / 2 * (n * theta
      i_3)))))). }
  assert (r165 : forall (i_3 : Fin h), sin (1 / 2 * (m * theta i_3)) ^ 2 = 1 - cos (1 / 2 * (m * theta i_3)) ^ 2).
  { assert (identity : forall u0 u1 : R, (1 - (u0 ^ 2)) - (u1 ^ 2) = (1 * (1 - ((u0 ^ 2) + (u1 ^ 2))) + 0)) by (intros
    u0 u1; ring).
    exact (fun (i_3 : Fin h) => (Rules.linear_combination (Rules.and_equation 1 (Facts.cos_square_add_sin_square (1 /
      2 * (m * theta i_3))) Rules.no_equation) (identity (cos (1 / 2 * (m * theta i_3))) (sin (1 / 2 * (m * theta
      i_3)))))). }
  assert (r166 : forall (i_3 : Fin h), (-1 * (cos (1 / 2 * (m * theta i_3)) * sin (1 / 2 * (n * theta i_3))) + cos (1
    / 2 * (n * theta i_3)) * sin (1 / 2 * (m * theta i_3))) ^ 2 = -2 * (cos (1 / 2 * (m * theta i_3)) * cos (1 / 2 *
    (n * theta i_3)) * sin (1 / 2 * (m * theta i_3)) * sin (1 / 2 * (n * theta i_3))) + cos (1 / 2 * (m * theta i_3))
    ^ 2 + -2 * (cos (1 / 2 * (m * theta i_3)) ^ 2 * cos (1 / 2 * (n * theta i_3)) ^ 2) + cos (1 / 2 * (n * theta i_3))
    ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, (((((-2) * (((u0 * u1) * u2) * u3)) + (u0 ^ 2)) + ((-2) * ((u0 ^ 2) *
    (u1 ^ 2)))) + (u1 ^ 2)) - ((((-1) * (u0 * u3)) + (u1 * u2)) ^ 2) = ((u0 ^ 2) * ((1 - (u1 ^ 2)) - (u3 ^ 2)) + ((u1
    ^ 2) * ((1 - (u0 ^ 2)) - (u2 ^ 2)) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_3 : Fin h) => (Rules.linear_combination (Rules.and_equation (cos (1 / 2 * (m * theta i_3)) ^ 2)
      (r163 i_3) (Rules.and_equation (cos (1 / 2 * (n * theta i_3)) ^ 2) (r165 i_3) Rules.no_equation)) (identity (cos
      (1 / 2 * (m * theta i_3))) (cos (1 / 2 * (n * theta i_3))) (sin (1 / 2 * (m * theta i_3))) (sin (1 / 2 * (n *
      theta i_3)))))). }
  assert (r168 : Sum (fun i : Fin h => sin ((m - n) * theta i / 2) ^ 2) = Sum (fun i : Fin h => -2 * (cos (1 / 2 * (m
    * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 * (m * theta i)) * sin (1 / 2 * (n * theta i))) + cos (1 /
    2 * (m * theta i)) ^ 2 + -2 * (cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2) + cos (1 / 2 *
    (n * theta i)) ^ 2)).
  { exact (Rules.sum_congruence (fun (i_3 : Fin h) => (eq_trans (r161 i_3) (r166 i_3)))). }
  assert (r171 : Sum (fun i : Fin h => -2 * (cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 *
    (m * theta i)) * sin (1 / 2 * (n * theta i))) + cos (1 / 2 * (m * theta i)) ^ 2 + -2 * (cos (1 / 2 * (m * theta
    i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2)) + Sum (fun i : Fin h => cos (1 / 2 * (n * theta i)) ^ 2) = Sum (fun i
    : Fin h => -2 * (cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 * (m * theta i)) * sin (1
    / 2 * (n * theta i))) + cos (1 / 2 * (m * theta i)) ^ 2) + Sum (fun i : Fin h => -2 * (cos (1 / 2 * (m * theta i))
    ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2)) + Sum (fun i : Fin h => cos (1 / 2 * (n * theta i)) ^ 2)).
  { exact (f_equal (fun (h_48 : R) => h_48 + Sum (fun i : Fin h => cos (1 / 2 * (n * theta i)) ^ 2)) (Facts.sum_add h
    (fun i : Fin h => -2 * (cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 * (m * theta i)) *
    sin (1 / 2 * (n * theta i))) + cos (1 / 2 * (m * theta i)) ^ 2) (fun i : Fin h => -2 * (cos (1 / 2 * (m * theta
    i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2)))). }
  assert (r174 : Sum (fun i : Fin h => -2 * (cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 *
    (m * theta i)) * sin (1 / 2 * (n * theta i))) + cos (1 / 2 * (m * theta i)) ^ 2) + Sum (fun i : Fin h => -2 * (cos
    (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2)) + Sum (fun i : Fin h => cos (1 / 2 * (n * theta
    i)) ^ 2) = Sum (fun i : Fin h => -2 * (cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 * (m
    * theta i)) * sin (1 / 2 * (n * theta i)))) + Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2) + Sum (fun i
    : Fin h => -2 * (cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2)) + Sum (fun i : Fin h => cos
    (1 / 2 * (n * theta i)) ^ 2)).
  { exact (f_equal (fun (h_49 : R) => h_49 + Sum (fun i : Fin h => -2 * (cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2
    * (n * theta i)) ^ 2)) + Sum (fun i : Fin h => cos (1 / 2 * (n * theta i)) ^ 2)) (Facts.sum_add h (fun i : Fin h
    => -2 * (cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 * (m * theta i)) * sin (1 / 2 * (n
    * theta i)))) (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2))). }
  assert (r180 : Sum (fun i : Fin h => -2 * (cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 *
    (m * theta i)) * sin (1 / 2 * (n * theta i)))) + Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2) + Sum (fun
    i : Fin h => -2 * (cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2)) + Sum (fun i : Fin h => cos
    (1 / 2 * (n * theta i)) ^ 2) = -2 * Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta
    i)) * sin (1 / 2 * (m * theta i)) * sin (1 / 2 * (n * theta i))) + Sum (fun i : Fin h => cos (1 / 2 * (m * theta
    i)) ^ 2) + -2 * Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2) + Sum
    (fun i : Fin h => cos (1 / 2 * (n * theta i)) ^ 2)).
  { exact (f_equal4 (fun (h_50 : R) (h_51 : R) (h_52 : R) (h_53 : R) => h_50 + h_51 + h_52 + h_53) (Facts.sum_scale h
    (-2) (fun i : Fin h => cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 * (m * theta i)) *
    sin (1 / 2 * (n * theta i)))) (@eq_refl R (Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2)))
    (Facts.sum_scale h (-2) (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2))
    (@eq_refl R (Sum (fun i : Fin h => cos (1 / 2 * (n * theta i)) ^ 2)))). }
  assert (r183 : -2 * Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 *
    (m * theta i)) * sin (1 / 2 * (n * theta i))) + Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2) + -2 * Sum
    (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2) + Sum (fun i : Fin h => cos
    (1 / 2 * (n * theta i)) ^ 2) = -2 * Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta
    i)) * sin (1 / 2 * (m * theta i)) * sin (1 / 2 * (n * theta i))) + -2 * Sum (fun i : Fin h => cos (1 / 2 * (m *
    theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2) + Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2) + Sum
    (fun i : Fin h => cos (1 / 2 * (n * theta i)) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((((-2) * u0) + u1) + ((-2) * u2)) + u3) = (((((-2) * u0) + ((-2) *
    u2)) + u1) + u3)) by (intros u0 u1 u2 u3; ring).
    exact (identity (Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 * (m
      * theta i)) * sin (1 / 2 * (n * theta i)))) (Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2)) (Sum (fun i
      : Fin h => cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2)) (Sum (fun i : Fin h => cos (1 / 2
      * (n * theta i)) ^ 2))). }
  assert (r185 : 4 * Sum (fun i : Fin h => sin ((m - n) * theta i / 2) ^ 2) = 4 * (-2 * Sum (fun i : Fin h => cos (1 /
    2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 * (m * theta i)) * sin (1 / 2 * (n * theta i))) + -2
    * Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2) + Sum (fun i : Fin h =>
    cos (1 / 2 * (m * theta i)) ^ 2) + Sum (fun i : Fin h => cos (1 / 2 * (n * theta i)) ^ 2))).
  { exact (f_equal (fun (h_54 : R) => 4 * h_54) (eq_trans (eq_trans r168 (eq_trans (eq_trans (eq_trans (Facts.sum_add
    h (fun i : Fin h => -2 * (cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 * (m * theta i))
    * sin (1 / 2 * (n * theta i))) + cos (1 / 2 * (m * theta i)) ^ 2 + -2 * (cos (1 / 2 * (m * theta i)) ^ 2 * cos (1
    / 2 * (n * theta i)) ^ 2)) (fun i : Fin h => cos (1 / 2 * (n * theta i)) ^ 2)) r171) r174) r180)) r183)). }
  assert (r186 : 4 * (-2 * Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 /
    2 * (m * theta i)) * sin (1 / 2 * (n * theta i))) + -2 * Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2 *
    cos (1 / 2 * (n * theta i)) ^ 2) + Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2) + Sum (fun i : Fin h =>
    cos (1 / 2 * (n * theta i)) ^ 2)) = -8 * Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n *
    theta i)) * sin (1 / 2 * (m * theta i)) * sin (1 / 2 * (n * theta i))) + -8 * Sum (fun i : Fin h => cos (1 / 2 *
    (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta i)) ^ 2) + 4 * Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2)
    + 4 * Sum (fun i : Fin h => cos (1 / 2 * (n * theta i)) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 : R, (4 * (((((-2) * u0) + ((-2) * u1)) + u2) + u3)) = (((((-8) * u0) +
    ((-8) * u1)) + (4 * u2)) + (4 * u3))) by (intros u0 u1 u2 u3; ring).
    exact (identity (Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 * (m
      * theta i)) * sin (1 / 2 * (n * theta i)))) (Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2
      * (n * theta i)) ^ 2)) (Sum (fun i : Fin h => cos (1 / 2 * (m * theta i)) ^ 2)) (Sum (fun i : Fin h => cos (1 /
      2 * (n * theta i)) ^ 2))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => (position
    theta m i - position theta n i) ^ 2)) (eq_trans (eq_trans r2 (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans
    (Facts.sum_add h (fun i : Fin h => -2 * (position theta m (even i) * position theta n (even i)) + position theta m
    (even i) ^ 2 + -2 * (position theta m (odd i) * position theta n (odd i)) + position theta m (odd i) ^ 2 +
    position theta n (even i) ^ 2) (fun i : Fin h => position theta n (odd i) ^ 2)) r5) r8) r11) r14) r22)) r25))
    (eq_sym (eq_trans r37 r38))) (eq_trans (eq_trans r49 r50) (eq_sym r54))) (eq_trans r54 (eq_sym (eq_trans r65
    (eq_trans (Facts.sum_add h (fun i : Fin h => 2 * 1) (fun i : Fin h => -2 * cos (m * theta i + -1 * (n * theta
    i)))) r72))))) (eq_trans (eq_trans (eq_trans r127 (eq_trans (eq_trans (eq_trans (Facts.sum_add h (fun i : Fin h =>
    -8 * (cos (1 / 2 * (m * theta i)) * cos (1 / 2 * (n * theta i)) * sin (1 / 2 * (m * theta i)) * sin (1 / 2 * (n *
    theta i))) + 4 * cos (1 / 2 * (m * theta i)) ^ 2 + -8 * (cos (1 / 2 * (m * theta i)) ^ 2 * cos (1 / 2 * (n * theta
    i)) ^ 2)) (fun i : Fin h => 4 * cos (1 / 2 * (n * theta i)) ^ 2)) r130) r133) r139)) r142) (eq_sym (eq_trans r185
    r186)))).
Qed.

(* The layout does not change inner products. *)
Theorem sinusoidal_layout (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m n : R) :
  Sum (fun c : Fin (double h) => position_sin_first theta m c * position_sin_first theta n c) = Sum (fun c : Fin
    (double h) => position theta m c * position theta n c).
Proof.
  assert (r1 : forall (i : Fin h), position_sin_first theta m (even i) = pairs (fun i : Fin h => sin (m * theta i))
    (fun i : Fin h => cos (m * theta i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r4 : forall (i : Fin h), position_sin_first theta n (even i) = pairs (fun i : Fin h => sin (n * theta i))
    (fun i : Fin h => cos (n * theta i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r7 : forall (i : Fin h), position_sin_first theta m (odd i) = pairs (fun i : Fin h => sin (m * theta i))
    (fun i : Fin h => cos (m * theta i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r10 : forall (i : Fin h), position_sin_first theta n (odd i) = pairs (fun i : Fin h => sin (n * theta i))
    (fun i : Fin h => cos (n * theta i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r13 : forall (i : Fin h), position_sin_first theta m (even i) * position_sin_first theta n (even i) +
    position_sin_first theta m (odd i) * position_sin_first theta n (odd i) = sin (m * theta i) * sin (n * theta i) +
    cos (m * theta i) * cos (n * theta i)).
  { exact (fun (i : Fin h) => (f_equal4 (fun (h_ : R) (h_1 : R) (h_2 : R) (h_3 : R) => h_ * h_1 + h_2 * h_3) (eq_trans
    (r1 i) (Facts.pairs_even h (fun i : Fin h => sin (m * theta i)) (fun i : Fin h => cos (m * theta i)) i)) (eq_trans
    (r4 i) (Facts.pairs_even h (fun i : Fin h => sin (n * theta i)) (fun i : Fin h => cos (n * theta i)) i)) (eq_trans
    (r7 i) (Facts.pairs_odd h (fun i : Fin h => sin (m * theta i)) (fun i : Fin h => cos (m * theta i)) i)) (eq_trans
    (r10 i) (Facts.pairs_odd h (fun i : Fin h => sin (n * theta i)) (fun i : Fin h => cos (n * theta i)) i)))). }
  assert (r14 : forall (i : Fin h), sin (m * theta i) * sin (n * theta i) + cos (m * theta i) * cos (n * theta i) =
    cos (m * theta i) * cos (n * theta i) + sin (m * theta i) * sin (n * theta i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u2 * u3) + (u0 * u1))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i : Fin h) => (identity (sin (m * theta i)) (sin (n * theta i)) (cos (m * theta i)) (cos (n * theta
      i)))). }
  assert (r16 : Sum (fun i : Fin h => position_sin_first theta m (even i) * position_sin_first theta n (even i) +
    position_sin_first theta m (odd i) * position_sin_first theta n (odd i)) = Sum (fun i : Fin h => cos (m * theta i)
    * cos (n * theta i) + sin (m * theta i) * sin (n * theta i))).
  { exact (Rules.sum_congruence (fun (i : Fin h) => (eq_trans (r13 i) (r14 i)))). }
  assert (r17 : forall (i_ : Fin h), sin (m * theta i_) * sin (n * theta i_) + cos (m * theta i_) * cos (n * theta i_)
    = cos (m * theta i_) * cos (n * theta i_) + sin (m * theta i_) * sin (n * theta i_)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u2 * u3) + (u0 * u1))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_ : Fin h) => (identity (sin (m * theta i_)) (sin (n * theta i_)) (cos (m * theta i_)) (cos (n *
      theta i_)))). }
  assert (r18 : Sum (fun i : Fin h => sin (m * theta i) * sin (n * theta i) + cos (m * theta i) * cos (n * theta i)) =
    Sum (fun i : Fin h => cos (m * theta i) * cos (n * theta i) + sin (m * theta i) * sin (n * theta i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin h) => (r17 i_))). }
  assert (r22 : forall (i_1 : Fin h), position theta m (even i_1) = pairs (fun i : Fin h => cos (m * theta i)) (fun i
    : Fin h => sin (m * theta i)) (even i_1)).
  { exact (fun (i_1 : Fin h) => eq_refl). }
  assert (r25 : forall (i_1 : Fin h), position theta n (even i_1) = pairs (fun i : Fin h => cos (n * theta i)) (fun i
    : Fin h => sin (n * theta i)) (even i_1)).
  { exact (fun (i_1 : Fin h) => eq_refl). }
  assert (r28 : forall (i_1 : Fin h), position theta m (odd i_1) = pairs (fun i : Fin h => cos (m * theta i)) (fun i :
    Fin h => sin (m * theta i)) (odd i_1)).
  { exact (fun (i_1 : Fin h) => eq_refl). }
  assert (r31 : forall (i_1 : Fin h), position theta n (odd i_1) = pairs (fun i : Fin h => cos (n * theta i)) (fun i :
    Fin h => sin (n * theta i)) (odd i_1)).
  { exact (fun (i_1 : Fin h) => eq_refl). }
  assert (r34 : forall (i_1 : Fin h), position theta m (even i_1) * position theta n (even i_1) + position theta m
    (odd i_1) * position theta n (odd i_1) = cos (m * theta i_1) * cos (n * theta i_1) + sin (m * theta i_1) * sin (n
    * theta i_1)).
  { exact (fun (i_1 : Fin h) => (f_equal4 (fun (h_4 : R) (h_5 : R) (h_6 : R) (h_7 : R) => h_4 * h_5 + h_6 * h_7)
    (eq_trans (r22 i_1) (Facts.pairs_even h (fun i : Fin h => cos (m * theta i)) (fun i : Fin h => sin (m * theta i))
    i_1)) (eq_trans (r25 i_1) (Facts.pairs_even h (fun i : Fin h => cos (n * theta i)) (fun i : Fin h => sin (n *
    theta i)) i_1)) (eq_trans (r28 i_1) (Facts.pairs_odd h (fun i : Fin h => cos (m * theta i)) (fun i : Fin h => sin
    (m * theta i)) i_1)) (eq_trans (r31 i_1) (Facts.pairs_odd h (fun i : Fin h => cos (n * theta i)) (fun i : Fin h =>
    sin (n * theta i)) i_1)))). }
  assert (r35 : Sum (fun i : Fin h => position theta m (even i) * position theta n (even i) + position theta m (odd i)
    * position theta n (odd i)) = Sum (fun i : Fin h => cos (m * theta i) * cos (n * theta i) + sin (m * theta i) *
    sin (n * theta i))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin h) => (r34 i_1))). }
  assert (r39 : Sum (fun i : Fin h => position theta m (even i) * position theta n (even i) + position theta m (odd i)
    * position theta n (odd i)) = Sum (fun i : Fin h => position theta m (even i) * position theta n (even i)) + Sum
    (fun i : Fin h => position theta m (odd i) * position theta n (odd i))).
  { exact (Facts.sum_add h (fun i : Fin h => position theta m (even i) * position theta n (even i)) (fun i : Fin h =>
    position theta m (odd i) * position theta n (odd i))). }
  exact (eq_trans (eq_trans (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => position_sin_first theta m i *
    position_sin_first theta n i)) (eq_trans r16 (eq_sym r18))) (eq_trans r18 (eq_sym r35))) (eq_trans r39 (eq_sym
    (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => position theta m i * position theta n i)) r39)))).
Qed.

(* Rotary positions, channel by channel. *)
Theorem rotary_forward (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (q_ : Fin (double h) -> R) (i :
  Fin h) :
  rotated theta m q_ (even i) = q_ (even i) * cos (m * theta i) - q_ (odd i) * sin (m * theta i) /\ rotated theta m q_
    (odd i) = q_ (even i) * sin (m * theta i) + q_ (odd i) * cos (m * theta i).
Proof.
  assert (r0 : rotated theta m q_ (even i) = pairs (fun i : Fin h => cos (m * theta i) * q_ (even i) - sin (m * theta
    i) * q_ (odd i)) (fun i : Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_ (odd i)) (even i)).
  { exact eq_refl. }
  assert (r2 : cos (m * theta i) * q_ (even i) - sin (m * theta i) * q_ (odd i) = q_ (even i) * cos (m * theta i) + -1
    * (q_ (odd i) * sin (m * theta i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u1 * u0) + ((-1) * (u3 * u2)))) by (intros
    u0 u1 u2 u3; ring).
    exact (identity (cos (m * theta i)) (q_ (even i)) (sin (m * theta i)) (q_ (odd i))). }
  assert (r5 : q_ (even i) * cos (m * theta i) - q_ (odd i) * sin (m * theta i) = q_ (even i) * cos (m * theta i) + -1
    * (q_ (odd i) * sin (m * theta i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u0 * u1) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (identity (q_ (even i)) (cos (m * theta i)) (q_ (odd i)) (sin (m * theta i))). }
  assert (r8 : rotated theta m q_ (odd i) = pairs (fun i : Fin h => cos (m * theta i) * q_ (even i) - sin (m * theta
    i) * q_ (odd i)) (fun i : Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_ (odd i)) (odd i)).
  { exact eq_refl. }
  assert (r10 : sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_ (odd i) = q_ (even i) * sin (m * theta i) +
    q_ (odd i) * cos (m * theta i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u1 * u0) + (u3 * u2))) by (intros u0 u1 u2
    u3; ring).
    exact (identity (sin (m * theta i)) (q_ (even i)) (cos (m * theta i)) (q_ (odd i))). }
  exact (conj (eq_trans (eq_trans r0 (eq_trans (Facts.pairs_even h (fun i : Fin h => cos (m * theta i) * q_ (even i) -
    sin (m * theta i) * q_ (odd i)) (fun i : Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_ (odd
    i)) i) r2)) (eq_sym r5)) (eq_trans r8 (eq_trans (Facts.pairs_odd h (fun i : Fin h => cos (m * theta i) * q_ (even
    i) - sin (m * theta i) * q_ (odd i)) (fun i : Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_
    (odd i)) i) r10))).
Qed.

(* Rotary positions in halves. *)
Theorem rotary_halves_forward (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (x y : Fin h -> R) (i : Fin
  h) :
  rotated theta m (fun c : Fin (double h) => pairs x y c) (even i) = x i * cos (m * theta i) - y i * sin (m * theta i)
    /\ rotated theta m (fun c : Fin (double h) => pairs x y c) (odd i) = y i * cos (m * theta i) + x i * sin (m *
    theta i).
Proof.
  assert (r1 : forall (q_ : Fin (double h) -> R), rotated theta m q_ (even i) = q_ (even i) * cos (m * theta i) - q_
    (odd i) * sin (m * theta i)).
  { exact (fun (q_ : Fin (double h) -> R) => (proj1 (Sinusoidal.rotary_forward h h_pos theta m q_ i))). }
  assert (r3 : pairs x y (even i) = x i).
  { exact (Facts.pairs_even h x y i). }
  assert (r4 : pairs x y (odd i) = y i).
  { exact (Facts.pairs_odd h x y i). }
  assert (r5 : pairs x y (even i) * cos (m * theta i) - pairs x y (odd i) * sin (m * theta i) = x i * cos (m * theta
    i) - y i * sin (m * theta i)).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => h_ * cos (m * theta i) - h_1 * sin (m * theta i)) r3 r4). }
  assert (r7 : forall (q_ : Fin (double h) -> R), rotated theta m q_ (odd i) = q_ (even i) * sin (m * theta i) + q_
    (odd i) * cos (m * theta i)).
  { exact (fun (q_ : Fin (double h) -> R) => (proj2 (Sinusoidal.rotary_forward h h_pos theta m q_ i))). }
  assert (r9 : pairs x y (even i) * sin (m * theta i) + pairs x y (odd i) * cos (m * theta i) = x i * sin (m * theta
    i) + y i * cos (m * theta i)).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 * sin (m * theta i) + h_3 * cos (m * theta i)) r3 r4). }
  assert (r10 : y i * cos (m * theta i) + x i * sin (m * theta i) = x i * sin (m * theta i) + y i * cos (m * theta
    i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u2 * u3) + (u0 * u1))) by (intros u0 u1 u2
    u3; ring).
    exact (identity (y i) (cos (m * theta i)) (x i) (sin (m * theta i))). }
  exact (conj (eq_trans (r1 (fun c : Fin (double h) => pairs x y c)) r5) (eq_trans (r7 (fun c : Fin (double h) =>
    pairs x y c)) (eq_trans r9 (eq_sym r10)))).
Qed.

(* Rotary scores depend on relative positions. *)
Theorem rotary_relative (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (q_ : Fin (double h) -> R) (n :
  R) (k : Fin (double h) -> R) :
  Sum (fun c : Fin (double h) => rotated theta m q_ c * rotated theta n k c) = Sum (fun c : Fin (double h) => q_ c *
    rotated theta (n - m) k c).
Proof.
  assert (r1 : forall (i : Fin h), rotated theta m q_ (even i) = pairs (fun i : Fin h => cos (m * theta i) * q_ (even
    i) - sin (m * theta i) * q_ (odd i)) (fun i : Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_
    (odd i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r3 : forall (i : Fin h), cos (m * theta i) * q_ (even i) - sin (m * theta i) * q_ (odd i) = q_ (even i) *
    cos (m * theta i) + -1 * (q_ (odd i) * sin (m * theta i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u1 * u0) + ((-1) * (u3 * u2)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i : Fin h) => (identity (cos (m * theta i)) (q_ (even i)) (sin (m * theta i)) (q_ (odd i)))). }
  assert (r6 : forall (i : Fin h), rotated theta n k (even i) = pairs (fun i : Fin h => cos (n * theta i) * k (even i)
    - sin (n * theta i) * k (odd i)) (fun i : Fin h => sin (n * theta i) * k (even i) + cos (n * theta i) * k (odd i))
    (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r8 : forall (i : Fin h), cos (n * theta i) * k (even i) - sin (n * theta i) * k (odd i) = k (even i) * cos
    (n * theta i) + -1 * (k (odd i) * sin (n * theta i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u1 * u0) + ((-1) * (u3 * u2)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i : Fin h) => (identity (cos (n * theta i)) (k (even i)) (sin (n * theta i)) (k (odd i)))). }
  assert (r11 : forall (i : Fin h), rotated theta m q_ (odd i) = pairs (fun i : Fin h => cos (m * theta i) * q_ (even
    i) - sin (m * theta i) * q_ (odd i)) (fun i : Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_
    (odd i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r13 : forall (i : Fin h), sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_ (odd i) = q_ (even i) *
    sin (m * theta i) + q_ (odd i) * cos (m * theta i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u1 * u0) + (u3 * u2))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i : Fin h) => (identity (sin (m * theta i)) (q_ (even i)) (cos (m * theta i)) (q_ (odd i)))). }
  assert (r16 : forall (i : Fin h), rotated theta n k (odd i) = pairs (fun i : Fin h => cos (n * theta i) * k (even i)
    - sin (n * theta i) * k (odd i)) (fun i : Fin h => sin (n * theta i) * k (even i) + cos (n * theta i) * k (odd i))
    (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r18 : forall (i : Fin h), sin (n * theta i) * k (even i) + cos (n * theta i) * k (odd i) = k (even i) * sin
    (n * theta i) + k (odd i) * cos (n * theta i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u1 * u0) + (u3 * u2))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i : Fin h) => (identity (sin (n * theta i)) (k (even i)) (cos (n * theta i)) (k (odd i)))). }
  assert (r21 : forall (i : Fin h), rotated theta m q_ (even i) * rotated theta n k (even i) + rotated theta m q_ (odd
    i) * rotated theta n k (odd i) = (q_ (even i) * cos (m * theta i) + -1 * (q_ (odd i) * sin (m * theta i))) * (k
    (even i) * cos (n * theta i) + -1 * (k (odd i) * sin (n * theta i))) + (q_ (even i) * sin (m * theta i) + q_ (odd
    i) * cos (m * theta i)) * (k (even i) * sin (n * theta i) + k (odd i) * cos (n * theta i))).
  { exact (fun (i : Fin h) => (f_equal4 (fun (h_ : R) (h_1 : R) (h_2 : R) (h_3 : R) => h_ * h_1 + h_2 * h_3) (eq_trans
    (r1 i) (eq_trans (Facts.pairs_even h (fun i : Fin h => cos (m * theta i) * q_ (even i) - sin (m * theta i) * q_
    (odd i)) (fun i : Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_ (odd i)) i) (r3 i))) (eq_trans
    (r6 i) (eq_trans (Facts.pairs_even h (fun i : Fin h => cos (n * theta i) * k (even i) - sin (n * theta i) * k (odd
    i)) (fun i : Fin h => sin (n * theta i) * k (even i) + cos (n * theta i) * k (odd i)) i) (r8 i))) (eq_trans (r11
    i) (eq_trans (Facts.pairs_odd h (fun i : Fin h => cos (m * theta i) * q_ (even i) - sin (m * theta i) * q_ (odd
    i)) (fun i : Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_ (odd i)) i) (r13 i))) (eq_trans
    (r16 i) (eq_trans (Facts.pairs_odd h (fun i : Fin h => cos (n * theta i) * k (even i) - sin (n * theta i) * k (odd
    i)) (fun i : Fin h => sin (n * theta i) * k (even i) + cos (n * theta i) * k (odd i)) i) (r18 i))))). }
  assert (r22 : forall (i : Fin h), (q_ (even i) * cos (m * theta i) + -1 * (q_ (odd i) * sin (m * theta i))) * (k
    (even i) * cos (n * theta i) + -1 * (k (odd i) * sin (n * theta i))) + (q_ (even i) * sin (m * theta i) + q_ (odd
    i) * cos (m * theta i)) * (k (even i) * sin (n * theta i) + k (odd i) * cos (n * theta i)) = k (even i) * q_ (even
    i) * cos (m * theta i) * cos (n * theta i) + k (even i) * q_ (even i) * sin (m * theta i) * sin (n * theta i) + k
    (even i) * q_ (odd i) * cos (m * theta i) * sin (n * theta i) + -1 * (k (even i) * q_ (odd i) * cos (n * theta i)
    * sin (m * theta i)) + -1 * (k (odd i) * q_ (even i) * cos (m * theta i) * sin (n * theta i)) + k (odd i) * q_
    (even i) * cos (n * theta i) * sin (m * theta i) + k (odd i) * q_ (odd i) * cos (m * theta i) * cos (n * theta i)
    + k (odd i) * q_ (odd i) * sin (m * theta i) * sin (n * theta i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((u0 * u1) + ((-1) * (u2 * u3))) * ((u4 * u5) + ((-1) *
    (u6 * u7)))) + (((u0 * u3) + (u2 * u1)) * ((u4 * u7) + (u6 * u5)))) = ((((((((((u4 * u0) * u1) * u5) + (((u4 * u0)
    * u3) * u7)) + (((u4 * u2) * u1) * u7)) + ((-1) * (((u4 * u2) * u5) * u3))) + ((-1) * (((u6 * u0) * u1) * u7))) +
    (((u6 * u0) * u5) * u3)) + (((u6 * u2) * u1) * u5)) + (((u6 * u2) * u3) * u7))) by (intros u0 u1 u2 u3 u4 u5 u6
    u7; ring).
    exact (fun (i : Fin h) => (identity (q_ (even i)) (cos (m * theta i)) (q_ (odd i)) (sin (m * theta i)) (k (even
      i)) (cos (n * theta i)) (k (odd i)) (sin (n * theta i)))). }
  assert (r24 : Sum (fun i : Fin h => rotated theta m q_ (even i) * rotated theta n k (even i) + rotated theta m q_
    (odd i) * rotated theta n k (odd i)) = Sum (fun i : Fin h => k (even i) * q_ (even i) * cos (m * theta i) * cos (n
    * theta i) + k (even i) * q_ (even i) * sin (m * theta i) * sin (n * theta i) + k (even i) * q_ (odd i) * cos (m *
    theta i) * sin (n * theta i) + -1 * (k (even i) * q_ (odd i) * cos (n * theta i) * sin (m * theta i)) + -1 * (k
    (odd i) * q_ (even i) * cos (m * theta i) * sin (n * theta i)) + k (odd i) * q_ (even i) * cos (n * theta i) * sin
    (m * theta i) + k (odd i) * q_ (odd i) * cos (m * theta i) * cos (n * theta i) + k (odd i) * q_ (odd i) * sin (m *
    theta i) * sin (n * theta i))).
  { exact (Rules.sum_congruence (fun (i : Fin h) => (eq_trans (r21 i) (r22 i)))). }
  assert (r25 : forall (i_ : Fin h), rotated theta (n - m) k (even i_) = pairs (fun i : Fin h => cos ((n - m) * theta
    i) * k (even i) - sin ((n - m) * theta i) * k (odd i)) (fun i : Fin h => sin ((n - m) * theta i) * k (even i) +
    cos ((n - m) * theta i) * k (odd i)) (even i_)).
  { exact (fun (i_ : Fin h) => eq_refl). }
  assert (r27 : forall (i_ : Fin h), (n - m) * theta i_ = -1 * (m * theta i_) + n * theta i_).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) * u2) = (((-1) * (u1 * u2)) + (u0 * u2))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_ : Fin h) => (identity n m (theta i_))). }
  assert (r28 : forall (i_ : Fin h), cos ((n - m) * theta i_) = cos (-1 * (m * theta i_) + n * theta i_)).
  { exact (fun (i_ : Fin h) => (f_equal (fun (h_4 : R) => cos h_4) (r27 i_))). }
  assert (r31 : forall (i_ : Fin h), -1 * (m * theta i_) = - (m * theta i_)).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * u1)) = (- (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin h) => (identity m (theta i_))). }
  assert (r32 : forall (i_ : Fin h), cos (-1 * (m * theta i_)) = cos (- (m * theta i_))).
  { exact (fun (i_ : Fin h) => (f_equal (fun (h_5 : R) => cos h_5) (r31 i_))). }
  assert (r34 : forall (i_ : Fin h), cos (-1 * (m * theta i_)) = cos (m * theta i_)).
  { exact (fun (i_ : Fin h) => (eq_trans (r32 i_) (Facts.cos_neg (m * theta i_)))). }
  assert (r35 : forall (i_ : Fin h), sin (-1 * (m * theta i_)) = sin (- (m * theta i_))).
  { exact (fun (i_ : Fin h) => (f_equal (fun (h_6 : R) => sin h_6) (r31 i_))). }
  assert (r38 : forall (i_ : Fin h), - sin (m * theta i_) = -1 * sin (m * theta i_)).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (i_ : Fin h) => (identity (sin (m * theta i_)))). }
  assert (r39 : forall (i_ : Fin h), sin (-1 * (m * theta i_)) = -1 * sin (m * theta i_)).
  { exact (fun (i_ : Fin h) => (eq_trans (eq_trans (r35 i_) (Facts.sin_neg (m * theta i_))) (r38 i_))). }
  assert (r40 : forall (i_ : Fin h), cos (-1 * (m * theta i_)) * cos (n * theta i_) - sin (-1 * (m * theta i_)) * sin
    (n * theta i_) = cos (m * theta i_) * cos (n * theta i_) - -1 * sin (m * theta i_) * sin (n * theta i_)).
  { exact (fun (i_ : Fin h) => (f_equal2 (fun (h_7 : R) (h_8 : R) => h_7 * cos (n * theta i_) - h_8 * sin (n * theta
    i_)) (r34 i_) (r39 i_))). }
  assert (r41 : forall (i_ : Fin h), cos (m * theta i_) * cos (n * theta i_) - -1 * sin (m * theta i_) * sin (n *
    theta i_) = cos (m * theta i_) * cos (n * theta i_) + sin (m * theta i_) * sin (n * theta i_)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (((-1) * u2) * u3)) = ((u0 * u1) + (u2 * u3))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_ : Fin h) => (identity (cos (m * theta i_)) (cos (n * theta i_)) (sin (m * theta i_)) (sin (n *
      theta i_)))). }
  assert (r43 : forall (i_ : Fin h), cos ((n - m) * theta i_) = cos (m * theta i_) * cos (n * theta i_) + sin (m *
    theta i_) * sin (n * theta i_)).
  { exact (fun (i_ : Fin h) => (eq_trans (eq_trans (r28 i_) (Facts.cos_add (-1 * (m * theta i_)) (n * theta i_)))
    (eq_trans (r40 i_) (r41 i_)))). }
  assert (r44 : forall (i_ : Fin h), sin ((n - m) * theta i_) = sin (-1 * (m * theta i_) + n * theta i_)).
  { exact (fun (i_ : Fin h) => (f_equal (fun (h_9 : R) => sin h_9) (r27 i_))). }
  assert (r47 : forall (i_ : Fin h), sin (-1 * (m * theta i_)) * cos (n * theta i_) + cos (-1 * (m * theta i_)) * sin
    (n * theta i_) = -1 * sin (m * theta i_) * cos (n * theta i_) + cos (m * theta i_) * sin (n * theta i_)).
  { exact (fun (i_ : Fin h) => (f_equal2 (fun (h_10 : R) (h_11 : R) => h_10 * cos (n * theta i_) + h_11 * sin (n *
    theta i_)) (r39 i_) (r34 i_))). }
  assert (r48 : forall (i_ : Fin h), -1 * sin (m * theta i_) * cos (n * theta i_) + cos (m * theta i_) * sin (n *
    theta i_) = cos (m * theta i_) * sin (n * theta i_) + -1 * (cos (n * theta i_) * sin (m * theta i_))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((-1) * u0) * u1) + (u2 * u3)) = ((u2 * u3) + ((-1) * (u1 * u0)))) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (i_ : Fin h) => (identity (sin (m * theta i_)) (cos (n * theta i_)) (cos (m * theta i_)) (sin (n *
      theta i_)))). }
  assert (r50 : forall (i_ : Fin h), sin ((n - m) * theta i_) = cos (m * theta i_) * sin (n * theta i_) + -1 * (cos (n
    * theta i_) * sin (m * theta i_))).
  { exact (fun (i_ : Fin h) => (eq_trans (eq_trans (r44 i_) (Facts.sin_add (-1 * (m * theta i_)) (n * theta i_)))
    (eq_trans (r47 i_) (r48 i_)))). }
  assert (r51 : forall (i_ : Fin h), cos ((n - m) * theta i_) * k (even i_) - sin ((n - m) * theta i_) * k (odd i_) =
    (cos (m * theta i_) * cos (n * theta i_) + sin (m * theta i_) * sin (n * theta i_)) * k (even i_) - (cos (m *
    theta i_) * sin (n * theta i_) + -1 * (cos (n * theta i_) * sin (m * theta i_))) * k (odd i_)).
  { exact (fun (i_ : Fin h) => (f_equal2 (fun (h_12 : R) (h_13 : R) => h_12 * k (even i_) - h_13 * k (odd i_)) (r43
    i_) (r50 i_))). }
  assert (r52 : forall (i_ : Fin h), (cos (m * theta i_) * cos (n * theta i_) + sin (m * theta i_) * sin (n * theta
    i_)) * k (even i_) - (cos (m * theta i_) * sin (n * theta i_) + -1 * (cos (n * theta i_) * sin (m * theta i_))) *
    k (odd i_) = k (even i_) * cos (m * theta i_) * cos (n * theta i_) + k (even i_) * sin (m * theta i_) * sin (n *
    theta i_) + -1 * (k (odd i_) * cos (m * theta i_) * sin (n * theta i_)) + k (odd i_) * cos (n * theta i_) * sin (m
    * theta i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * u1) + (u2 * u3)) * u4) - (((u0 * u3) + ((-1) * (u1 *
    u2))) * u5)) = (((((u4 * u0) * u1) + ((u4 * u2) * u3)) + ((-1) * ((u5 * u0) * u3))) + ((u5 * u1) * u2))) by
    (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_ : Fin h) => (identity (cos (m * theta i_)) (cos (n * theta i_)) (sin (m * theta i_)) (sin (n *
      theta i_)) (k (even i_)) (k (odd i_)))). }
  assert (r56 : forall (i_ : Fin h), rotated theta (n - m) k (odd i_) = pairs (fun i : Fin h => cos ((n - m) * theta
    i) * k (even i) - sin ((n - m) * theta i) * k (odd i)) (fun i : Fin h => sin ((n - m) * theta i) * k (even i) +
    cos ((n - m) * theta i) * k (odd i)) (odd i_)).
  { exact (fun (i_ : Fin h) => eq_refl). }
  assert (r58 : forall (i_ : Fin h), sin ((n - m) * theta i_) * k (even i_) + cos ((n - m) * theta i_) * k (odd i_) =
    (cos (m * theta i_) * sin (n * theta i_) + -1 * (cos (n * theta i_) * sin (m * theta i_))) * k (even i_) + (cos (m
    * theta i_) * cos (n * theta i_) + sin (m * theta i_) * sin (n * theta i_)) * k (odd i_)).
  { exact (fun (i_ : Fin h) => (f_equal2 (fun (h_14 : R) (h_15 : R) => h_14 * k (even i_) + h_15 * k (odd i_)) (r50
    i_) (r43 i_))). }
  assert (r59 : forall (i_ : Fin h), (cos (m * theta i_) * sin (n * theta i_) + -1 * (cos (n * theta i_) * sin (m *
    theta i_))) * k (even i_) + (cos (m * theta i_) * cos (n * theta i_) + sin (m * theta i_) * sin (n * theta i_)) *
    k (odd i_) = k (even i_) * cos (m * theta i_) * sin (n * theta i_) + -1 * (k (even i_) * cos (n * theta i_) * sin
    (m * theta i_)) + k (odd i_) * cos (m * theta i_) * cos (n * theta i_) + k (odd i_) * sin (m * theta i_) * sin (n
    * theta i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * u1) + ((-1) * (u2 * u3))) * u4) + (((u0 * u2) + (u3 *
    u1)) * u5)) = (((((u4 * u0) * u1) + ((-1) * ((u4 * u2) * u3))) + ((u5 * u0) * u2)) + ((u5 * u3) * u1))) by (intros
    u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_ : Fin h) => (identity (cos (m * theta i_)) (sin (n * theta i_)) (cos (n * theta i_)) (sin (m *
      theta i_)) (k (even i_)) (k (odd i_)))). }
  assert (r63 : forall (i_ : Fin h), q_ (even i_) * rotated theta (n - m) k (even i_) + q_ (odd i_) * rotated theta (n
    - m) k (odd i_) = q_ (even i_) * (k (even i_) * cos (m * theta i_) * cos (n * theta i_) + k (even i_) * sin (m *
    theta i_) * sin (n * theta i_) + -1 * (k (odd i_) * cos (m * theta i_) * sin (n * theta i_)) + k (odd i_) * cos (n
    * theta i_) * sin (m * theta i_)) + q_ (odd i_) * (k (even i_) * cos (m * theta i_) * sin (n * theta i_) + -1 * (k
    (even i_) * cos (n * theta i_) * sin (m * theta i_)) + k (odd i_) * cos (m * theta i_) * cos (n * theta i_) + k
    (odd i_) * sin (m * theta i_) * sin (n * theta i_))).
  { exact (fun (i_ : Fin h) => (f_equal2 (fun (h_16 : R) (h_17 : R) => q_ (even i_) * h_16 + q_ (odd i_) * h_17)
    (eq_trans (r25 i_) (eq_trans (Facts.pairs_even h (fun i : Fin h => cos ((n - m) * theta i) * k (even i) - sin ((n
    - m) * theta i) * k (odd i)) (fun i : Fin h => sin ((n - m) * theta i) * k (even i) + cos ((n - m) * theta i) * k
    (odd i)) i_) (eq_trans (r51 i_) (r52 i_)))) (eq_trans (r56 i_) (eq_trans (Facts.pairs_odd h (fun i : Fin h => cos
    ((n - m) * theta i) * k (even i) - sin ((n - m) * theta i) * k (odd i)) (fun i : Fin h => sin ((n - m) * theta i)
    * k (even i) + cos ((n - m) * theta i) * k (odd i)) i_) (eq_trans (r58 i_) (r59 i_)))))). }
  assert (r64 : forall (i_ : Fin h), q_ (even i_) * (k (even i_) * cos (m * theta i_) * cos (n * theta i_) + k (even
    i_) * sin (m * theta i_) * sin (n * theta i_) + -1 * (k (odd i_) * cos (m * theta i_) * sin (n * theta i_)) + k
    (odd i_) * cos (n * theta i_) * sin (m * theta i_)) + q_ (odd i_) * (k (even i_) * cos (m * theta i_) * sin (n *
    theta i_) + -1 * (k (even i_) * cos (n * theta i_) * sin (m * theta i_)) + k (odd i_) * cos (m * theta i_) * cos
    (n * theta i_) + k (odd i_) * sin (m * theta i_) * sin (n * theta i_)) = k (even i_) * q_ (even i_) * cos (m *
    theta i_) * cos (n * theta i_) + k (even i_) * q_ (even i_) * sin (m * theta i_) * sin (n * theta i_) + k (even
    i_) * q_ (odd i_) * cos (m * theta i_) * sin (n * theta i_) + -1 * (k (even i_) * q_ (odd i_) * cos (n * theta i_)
    * sin (m * theta i_)) + -1 * (k (odd i_) * q_ (even i_) * cos (m * theta i_) * sin (n * theta i_)) + k (odd i_) *
    q_ (even i_) * cos (n * theta i_) * sin (m * theta i_) + k (odd i_) * q_ (odd i_) * cos (m * theta i_) * cos (n *
    theta i_) + k (odd i_) * q_ (odd i_) * sin (m * theta i_) * sin (n * theta i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((u0 * (((((u1 * u2) * u3) + ((u1 * u4) * u5)) + ((-1) *
    ((u6 * u2) * u5))) + ((u6 * u3) * u4))) + (u7 * (((((u1 * u2) * u5) + ((-1) * ((u1 * u3) * u4))) + ((u6 * u2) *
    u3)) + ((u6 * u4) * u5)))) = ((((((((((u1 * u0) * u2) * u3) + (((u1 * u0) * u4) * u5)) + (((u1 * u7) * u2) * u5))
    + ((-1) * (((u1 * u7) * u3) * u4))) + ((-1) * (((u6 * u0) * u2) * u5))) + (((u6 * u0) * u3) * u4)) + (((u6 * u7) *
    u2) * u3)) + (((u6 * u7) * u4) * u5))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_ : Fin h) => (identity (q_ (even i_)) (k (even i_)) (cos (m * theta i_)) (cos (n * theta i_)) (sin
      (m * theta i_)) (sin (n * theta i_)) (k (odd i_)) (q_ (odd i_)))). }
  assert (r66 : Sum (fun i : Fin h => q_ (even i) * rotated theta (n - m) k (even i) + q_ (odd i) * rotated theta (n -
    m) k (odd i)) = Sum (fun i : Fin h => k (even i) * q_ (even i) * cos (m * theta i) * cos (n * theta i) + k (even
    i) * q_ (even i) * sin (m * theta i) * sin (n * theta i) + k (even i) * q_ (odd i) * cos (m * theta i) * sin (n *
    theta i) + -1 * (k (even i) * q_ (odd i) * cos (n * theta i) * sin (m * theta i)) + -1 * (k (odd i) * q_ (even i)
    * cos (m * theta i) * sin (n * theta i)) + k (odd i) * q_ (even i) * cos (n * theta i) * sin (m * theta i) + k
    (odd i) * q_ (odd i) * cos (m * theta i) * cos (n * theta i) + k (odd i) * q_ (odd i) * sin (m * theta i) * sin (n
    * theta i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin h) => (eq_trans (r63 i_) (r64 i_)))). }
  assert (r70 : Sum (fun i : Fin h => q_ (even i) * rotated theta (n - m) k (even i) + q_ (odd i) * rotated theta (n -
    m) k (odd i)) = Sum (fun i : Fin h => q_ (even i) * rotated theta (n - m) k (even i)) + Sum (fun i : Fin h => q_
    (odd i) * rotated theta (n - m) k (odd i))).
  { exact (Facts.sum_add h (fun i : Fin h => q_ (even i) * rotated theta (n - m) k (even i)) (fun i : Fin h => q_ (odd
    i) * rotated theta (n - m) k (odd i))). }
  exact (eq_trans (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => rotated theta m q_ i * rotated theta n k i))
    (eq_trans r24 (eq_sym r66))) (eq_trans r70 (eq_sym (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => q_ i *
    rotated theta (n - m) k i)) r70)))).
Qed.

(* Rotary positions keep lengths. *)
Theorem rotary_isometry (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (q_ : Fin (double h) -> R) :
  Sum (fun c : Fin (double h) => rotated theta m q_ c ^ 2) = Sum (fun c : Fin (double h) => q_ c ^ 2).
Proof.
  assert (r1 : forall (i : Fin h), rotated theta m q_ (even i) = pairs (fun i : Fin h => cos (m * theta i) * q_ (even
    i) - sin (m * theta i) * q_ (odd i)) (fun i : Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_
    (odd i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r3 : forall (i : Fin h), cos (m * theta i) * q_ (even i) - sin (m * theta i) * q_ (odd i) = q_ (even i) *
    cos (m * theta i) + -1 * (q_ (odd i) * sin (m * theta i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u1 * u0) + ((-1) * (u3 * u2)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i : Fin h) => (identity (cos (m * theta i)) (q_ (even i)) (sin (m * theta i)) (q_ (odd i)))). }
  assert (r6 : forall (i : Fin h), rotated theta m q_ (odd i) = pairs (fun i : Fin h => cos (m * theta i) * q_ (even
    i) - sin (m * theta i) * q_ (odd i)) (fun i : Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_
    (odd i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r8 : forall (i : Fin h), sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_ (odd i) = q_ (even i) *
    sin (m * theta i) + q_ (odd i) * cos (m * theta i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u1 * u0) + (u3 * u2))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i : Fin h) => (identity (sin (m * theta i)) (q_ (even i)) (cos (m * theta i)) (q_ (odd i)))). }
  assert (r11 : forall (i : Fin h), rotated theta m q_ (even i) ^ 2 + rotated theta m q_ (odd i) ^ 2 = (q_ (even i) *
    cos (m * theta i) + -1 * (q_ (odd i) * sin (m * theta i))) ^ 2 + (q_ (even i) * sin (m * theta i) + q_ (odd i) *
    cos (m * theta i)) ^ 2).
  { exact (fun (i : Fin h) => (f_equal2 (fun (h_ : R) (h_1 : R) => h_ ^ 2 + h_1 ^ 2) (eq_trans (r1 i) (eq_trans
    (Facts.pairs_even h (fun i : Fin h => cos (m * theta i) * q_ (even i) - sin (m * theta i) * q_ (odd i)) (fun i :
    Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_ (odd i)) i) (r3 i))) (eq_trans (r6 i) (eq_trans
    (Facts.pairs_odd h (fun i : Fin h => cos (m * theta i) * q_ (even i) - sin (m * theta i) * q_ (odd i)) (fun i :
    Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_ (odd i)) i) (r8 i))))). }
  assert (r13 : forall (i : Fin h), sin (m * theta i) ^ 2 = 1 - cos (m * theta i) ^ 2).
  { assert (identity : forall u0 u1 : R, (1 - (u0 ^ 2)) - (u1 ^ 2) = (1 * (1 - ((u0 ^ 2) + (u1 ^ 2))) + 0)) by (intros
    u0 u1; ring).
    exact (fun (i : Fin h) => (Rules.linear_combination (Rules.and_equation 1 (Facts.cos_square_add_sin_square (m *
      theta i)) Rules.no_equation) (identity (cos (m * theta i)) (sin (m * theta i))))). }
  assert (r14 : forall (i : Fin h), (q_ (even i) * cos (m * theta i) + -1 * (q_ (odd i) * sin (m * theta i))) ^ 2 +
    (q_ (even i) * sin (m * theta i) + q_ (odd i) * cos (m * theta i)) ^ 2 = q_ (even i) ^ 2 + q_ (odd i) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 ^ 2) + (u1 ^ 2)) - ((((u0 * u2) + ((-1) * (u1 * u3))) ^ 2) + (((u0
    * u3) + (u1 * u2)) ^ 2)) = ((u1 ^ 2) * ((1 - (u2 ^ 2)) - (u3 ^ 2)) + ((u0 ^ 2) * ((1 - (u2 ^ 2)) - (u3 ^ 2)) +
    0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i : Fin h) => (Rules.linear_combination (Rules.and_equation (q_ (odd i) ^ 2) (r13 i)
      (Rules.and_equation (q_ (even i) ^ 2) (r13 i) Rules.no_equation)) (identity (q_ (even i)) (q_ (odd i)) (cos (m *
      theta i)) (sin (m * theta i))))). }
  assert (r16 : Sum (fun i : Fin h => rotated theta m q_ (even i) ^ 2 + rotated theta m q_ (odd i) ^ 2) = Sum (fun i :
    Fin h => q_ (even i) ^ 2 + q_ (odd i) ^ 2)).
  { exact (Rules.sum_congruence (fun (i : Fin h) => (eq_trans (r11 i) (r14 i)))). }
  assert (r18 : Sum (fun i : Fin h => q_ (even i) ^ 2 + q_ (odd i) ^ 2) = Sum (fun i : Fin h => q_ (even i) ^ 2) + Sum
    (fun i : Fin h => q_ (odd i) ^ 2)).
  { exact (Facts.sum_add h (fun i : Fin h => q_ (even i) ^ 2) (fun i : Fin h => q_ (odd i) ^ 2)). }
  exact (eq_trans (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => rotated theta m q_ i ^ 2)) r16) (eq_trans
    r18 (eq_sym (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => q_ i ^ 2)) r18)))).
Qed.

Definition rotary_loss {h : nat} (theta : Fin h -> R) (m : R) (q_ g : Fin (double h) -> R) : R :=
  Sum (fun c : Fin (double h) => g c * rotated theta m q_ c).

(* The adjoint of a rotation turns back. *)
Theorem rotary_adjoint (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (q_ g : Fin (double h) -> R) :
  rotary_loss theta m q_ g = Sum (fun c : Fin (double h) => rotated theta (- m) g c * q_ c).
Proof.
  assert (r0 : rotary_loss theta m q_ g = Sum (fun c : Fin (double h) => g c * rotated theta m q_ c)).
  { exact eq_refl. }
  assert (r2 : Sum (fun i : Fin h => g (even i) * rotated theta m q_ (even i) + g (odd i) * rotated theta m q_ (odd
    i)) = Sum (fun i : Fin h => g (even i) * rotated theta m q_ (even i)) + Sum (fun i : Fin h => g (odd i) * rotated
    theta m q_ (odd i))).
  { exact (Facts.sum_add h (fun i : Fin h => g (even i) * rotated theta m q_ (even i)) (fun i : Fin h => g (odd i) *
    rotated theta m q_ (odd i))). }
  assert (r7 : forall (i : Fin h), rotated theta m q_ (even i) = pairs (fun i : Fin h => cos (m * theta i) * q_ (even
    i) - sin (m * theta i) * q_ (odd i)) (fun i : Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_
    (odd i)) (even i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r9 : forall (i : Fin h), cos (m * theta i) * q_ (even i) - sin (m * theta i) * q_ (odd i) = q_ (even i) *
    cos (m * theta i) + -1 * (q_ (odd i) * sin (m * theta i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u1 * u0) + ((-1) * (u3 * u2)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i : Fin h) => (identity (cos (m * theta i)) (q_ (even i)) (sin (m * theta i)) (q_ (odd i)))). }
  assert (r12 : forall (i : Fin h), rotated theta m q_ (odd i) = pairs (fun i : Fin h => cos (m * theta i) * q_ (even
    i) - sin (m * theta i) * q_ (odd i)) (fun i : Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_
    (odd i)) (odd i)).
  { exact (fun (i : Fin h) => eq_refl). }
  assert (r14 : forall (i : Fin h), sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_ (odd i) = q_ (even i) *
    sin (m * theta i) + q_ (odd i) * cos (m * theta i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u1 * u0) + (u3 * u2))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i : Fin h) => (identity (sin (m * theta i)) (q_ (even i)) (cos (m * theta i)) (q_ (odd i)))). }
  assert (r17 : forall (i : Fin h), g (even i) * rotated theta m q_ (even i) + g (odd i) * rotated theta m q_ (odd i)
    = g (even i) * (q_ (even i) * cos (m * theta i) + -1 * (q_ (odd i) * sin (m * theta i))) + g (odd i) * (q_ (even
    i) * sin (m * theta i) + q_ (odd i) * cos (m * theta i))).
  { exact (fun (i : Fin h) => (f_equal2 (fun (h_ : R) (h_1 : R) => g (even i) * h_ + g (odd i) * h_1) (eq_trans (r7 i)
    (eq_trans (Facts.pairs_even h (fun i : Fin h => cos (m * theta i) * q_ (even i) - sin (m * theta i) * q_ (odd i))
    (fun i : Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_ (odd i)) i) (r9 i))) (eq_trans (r12 i)
    (eq_trans (Facts.pairs_odd h (fun i : Fin h => cos (m * theta i) * q_ (even i) - sin (m * theta i) * q_ (odd i))
    (fun i : Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_ (odd i)) i) (r14 i))))). }
  assert (r18 : forall (i : Fin h), g (even i) * (q_ (even i) * cos (m * theta i) + -1 * (q_ (odd i) * sin (m * theta
    i))) + g (odd i) * (q_ (even i) * sin (m * theta i) + q_ (odd i) * cos (m * theta i)) = g (even i) * q_ (even i) *
    cos (m * theta i) + -1 * (g (even i) * q_ (odd i) * sin (m * theta i)) + g (odd i) * q_ (even i) * sin (m * theta
    i) + g (odd i) * q_ (odd i) * cos (m * theta i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * ((u1 * u2) + ((-1) * (u3 * u4)))) + (u5 * ((u1 * u4) + (u3
    * u2)))) = (((((u0 * u1) * u2) + ((-1) * ((u0 * u3) * u4))) + ((u5 * u1) * u4)) + ((u5 * u3) * u2))) by (intros u0
    u1 u2 u3 u4 u5; ring).
    exact (fun (i : Fin h) => (identity (g (even i)) (q_ (even i)) (cos (m * theta i)) (q_ (odd i)) (sin (m * theta
      i)) (g (odd i)))). }
  assert (r20 : Sum (fun i : Fin h => g (even i) * rotated theta m q_ (even i) + g (odd i) * rotated theta m q_ (odd
    i)) = Sum (fun i : Fin h => g (even i) * q_ (even i) * cos (m * theta i) + -1 * (g (even i) * q_ (odd i) * sin (m
    * theta i)) + g (odd i) * q_ (even i) * sin (m * theta i) + g (odd i) * q_ (odd i) * cos (m * theta i))).
  { exact (Rules.sum_congruence (fun (i : Fin h) => (eq_trans (r17 i) (r18 i)))). }
  assert (r23 : Sum (fun i : Fin h => g (even i) * q_ (even i) * cos (m * theta i) + -1 * (g (even i) * q_ (odd i) *
    sin (m * theta i)) + g (odd i) * q_ (even i) * sin (m * theta i)) + Sum (fun i : Fin h => g (odd i) * q_ (odd i) *
    cos (m * theta i)) = Sum (fun i : Fin h => g (even i) * q_ (even i) * cos (m * theta i) + -1 * (g (even i) * q_
    (odd i) * sin (m * theta i))) + Sum (fun i : Fin h => g (odd i) * q_ (even i) * sin (m * theta i)) + Sum (fun i :
    Fin h => g (odd i) * q_ (odd i) * cos (m * theta i))).
  { exact (f_equal (fun (h_2 : R) => h_2 + Sum (fun i : Fin h => g (odd i) * q_ (odd i) * cos (m * theta i)))
    (Facts.sum_add h (fun i : Fin h => g (even i) * q_ (even i) * cos (m * theta i) + -1 * (g (even i) * q_ (odd i) *
    sin (m * theta i))) (fun i : Fin h => g (odd i) * q_ (even i) * sin (m * theta i)))). }
  assert (r26 : Sum (fun i : Fin h => g (even i) * q_ (even i) * cos (m * theta i) + -1 * (g (even i) * q_ (odd i) *
    sin (m * theta i))) + Sum (fun i : Fin h => g (odd i) * q_ (even i) * sin (m * theta i)) + Sum (fun i : Fin h => g
    (odd i) * q_ (odd i) * cos (m * theta i)) = Sum (fun i : Fin h => g (even i) * q_ (even i) * cos (m * theta i)) +
    Sum (fun i : Fin h => -1 * (g (even i) * q_ (odd i) * sin (m * theta i))) + Sum (fun i : Fin h => g (odd i) * q_
    (even i) * sin (m * theta i)) + Sum (fun i : Fin h => g (odd i) * q_ (odd i) * cos (m * theta i))).
  { exact (f_equal (fun (h_3 : R) => h_3 + Sum (fun i : Fin h => g (odd i) * q_ (even i) * sin (m * theta i)) + Sum
    (fun i : Fin h => g (odd i) * q_ (odd i) * cos (m * theta i))) (Facts.sum_add h (fun i : Fin h => g (even i) * q_
    (even i) * cos (m * theta i)) (fun i : Fin h => -1 * (g (even i) * q_ (odd i) * sin (m * theta i))))). }
  assert (r32 : Sum (fun i : Fin h => g (even i) * q_ (even i) * cos (m * theta i)) + Sum (fun i : Fin h => -1 * (g
    (even i) * q_ (odd i) * sin (m * theta i))) + Sum (fun i : Fin h => g (odd i) * q_ (even i) * sin (m * theta i)) +
    Sum (fun i : Fin h => g (odd i) * q_ (odd i) * cos (m * theta i)) = Sum (fun i : Fin h => g (even i) * q_ (even i)
    * cos (m * theta i)) + -1 * Sum (fun i : Fin h => g (even i) * q_ (odd i) * sin (m * theta i)) + Sum (fun i : Fin
    h => g (odd i) * q_ (even i) * sin (m * theta i)) + Sum (fun i : Fin h => g (odd i) * q_ (odd i) * cos (m * theta
    i))).
  { exact (f_equal4 (fun (h_4 : R) (h_5 : R) (h_6 : R) (h_7 : R) => h_4 + h_5 + h_6 + h_7) (@eq_refl R (Sum (fun i :
    Fin h => g (even i) * q_ (even i) * cos (m * theta i)))) (Facts.sum_scale h (-1) (fun i : Fin h => g (even i) * q_
    (odd i) * sin (m * theta i))) (@eq_refl R (Sum (fun i : Fin h => g (odd i) * q_ (even i) * sin (m * theta i))))
    (@eq_refl R (Sum (fun i : Fin h => g (odd i) * q_ (odd i) * cos (m * theta i))))). }
  assert (r33 : Sum (fun i : Fin h => g (even i) * q_ (even i) * cos (m * theta i) + -1 * (g (even i) * q_ (odd i) *
    sin (m * theta i)) + g (odd i) * q_ (even i) * sin (m * theta i) + g (odd i) * q_ (odd i) * cos (m * theta i)) =
    Sum (fun i : Fin h => g (even i) * q_ (even i) * cos (m * theta i)) + -1 * Sum (fun i : Fin h => g (even i) * q_
    (odd i) * sin (m * theta i)) + Sum (fun i : Fin h => g (odd i) * q_ (even i) * sin (m * theta i)) + Sum (fun i :
    Fin h => g (odd i) * q_ (odd i) * cos (m * theta i))).
  { exact (eq_trans (eq_trans (eq_trans (Facts.sum_add h (fun i : Fin h => g (even i) * q_ (even i) * cos (m * theta
    i) + -1 * (g (even i) * q_ (odd i) * sin (m * theta i)) + g (odd i) * q_ (even i) * sin (m * theta i)) (fun i :
    Fin h => g (odd i) * q_ (odd i) * cos (m * theta i))) r23) r26) r32). }
  assert (r35 : forall (i_ : Fin h), (cos (m * theta i_) * g (even i_) + sin (m * theta i_) * g (odd i_)) * q_ (even
    i_) + (cos (m * theta i_) * g (odd i_) - sin (m * theta i_) * g (even i_)) * q_ (odd i_) = g (even i_) * q_ (even
    i_) * cos (m * theta i_) + -1 * (g (even i_) * q_ (odd i_) * sin (m * theta i_)) + g (odd i_) * q_ (even i_) * sin
    (m * theta i_) + g (odd i_) * q_ (odd i_) * cos (m * theta i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * u1) + (u2 * u3)) * u4) + (((u0 * u3) - (u2 * u1)) * u5))
    = (((((u1 * u4) * u0) + ((-1) * ((u1 * u5) * u2))) + ((u3 * u4) * u2)) + ((u3 * u5) * u0))) by (intros u0 u1 u2 u3
    u4 u5; ring).
    exact (fun (i_ : Fin h) => (identity (cos (m * theta i_)) (g (even i_)) (sin (m * theta i_)) (g (odd i_)) (q_
      (even i_)) (q_ (odd i_)))). }
  assert (r36 : Sum (fun i : Fin h => (cos (m * theta i) * g (even i) + sin (m * theta i) * g (odd i)) * q_ (even i) +
    (cos (m * theta i) * g (odd i) - sin (m * theta i) * g (even i)) * q_ (odd i)) = Sum (fun i : Fin h => g (even i)
    * q_ (even i) * cos (m * theta i) + -1 * (g (even i) * q_ (odd i) * sin (m * theta i)) + g (odd i) * q_ (even i) *
    sin (m * theta i) + g (odd i) * q_ (odd i) * cos (m * theta i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin h) => (r35 i_))). }
  assert (r37 : Sum (fun i : Fin h => (cos (m * theta i) * g (even i) + sin (m * theta i) * g (odd i)) * q_ (even i) +
    (cos (m * theta i) * g (odd i) - sin (m * theta i) * g (even i)) * q_ (odd i)) = Sum (fun i : Fin h => g (even i)
    * q_ (even i) * cos (m * theta i)) + -1 * Sum (fun i : Fin h => g (even i) * q_ (odd i) * sin (m * theta i)) + Sum
    (fun i : Fin h => g (odd i) * q_ (even i) * sin (m * theta i)) + Sum (fun i : Fin h => g (odd i) * q_ (odd i) *
    cos (m * theta i))).
  { exact (eq_trans r36 r33). }
  assert (r41 : forall (i_1 : Fin h), rotated theta (- m) g (even i_1) = pairs (fun i : Fin h => cos (- m * theta i) *
    g (even i) - sin (- m * theta i) * g (odd i)) (fun i : Fin h => sin (- m * theta i) * g (even i) + cos (- m *
    theta i) * g (odd i)) (even i_1)).
  { exact (fun (i_1 : Fin h) => eq_refl). }
  assert (r43 : forall (i_1 : Fin h), - m * theta i_1 = -1 * (m * theta i_1)).
  { assert (identity : forall u0 u1 : R, ((- u0) * u1) = ((-1) * (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin h) => (identity m (theta i_1))). }
  assert (r44 : forall (i_1 : Fin h), cos (- m * theta i_1) = cos (-1 * (m * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_8 : R) => cos h_8) (r43 i_1))). }
  assert (r45 : forall (i_1 : Fin h), -1 * (m * theta i_1) = - (m * theta i_1)).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * u1)) = (- (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin h) => (identity m (theta i_1))). }
  assert (r46 : forall (i_1 : Fin h), cos (-1 * (m * theta i_1)) = cos (- (m * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_9 : R) => cos h_9) (r45 i_1))). }
  assert (r49 : forall (i_1 : Fin h), cos (- m * theta i_1) = cos (m * theta i_1)).
  { exact (fun (i_1 : Fin h) => (eq_trans (r44 i_1) (eq_trans (r46 i_1) (Facts.cos_neg (m * theta i_1))))). }
  assert (r50 : forall (i_1 : Fin h), sin (- m * theta i_1) = sin (-1 * (m * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_10 : R) => sin h_10) (r43 i_1))). }
  assert (r51 : forall (i_1 : Fin h), sin (-1 * (m * theta i_1)) = sin (- (m * theta i_1))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_11 : R) => sin h_11) (r45 i_1))). }
  assert (r55 : forall (i_1 : Fin h), - sin (m * theta i_1) = -1 * sin (m * theta i_1)).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (i_1 : Fin h) => (identity (sin (m * theta i_1)))). }
  assert (r56 : forall (i_1 : Fin h), sin (- m * theta i_1) = -1 * sin (m * theta i_1)).
  { exact (fun (i_1 : Fin h) => (eq_trans (eq_trans (r50 i_1) (eq_trans (r51 i_1) (Facts.sin_neg (m * theta i_1))))
    (r55 i_1))). }
  assert (r57 : forall (i_1 : Fin h), cos (- m * theta i_1) * g (even i_1) - sin (- m * theta i_1) * g (odd i_1) = cos
    (m * theta i_1) * g (even i_1) - -1 * sin (m * theta i_1) * g (odd i_1)).
  { exact (fun (i_1 : Fin h) => (f_equal2 (fun (h_12 : R) (h_13 : R) => h_12 * g (even i_1) - h_13 * g (odd i_1)) (r49
    i_1) (r56 i_1))). }
  assert (r58 : forall (i_1 : Fin h), cos (m * theta i_1) * g (even i_1) - -1 * sin (m * theta i_1) * g (odd i_1) = g
    (even i_1) * cos (m * theta i_1) + g (odd i_1) * sin (m * theta i_1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (((-1) * u2) * u3)) = ((u1 * u0) + (u3 * u2))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_1 : Fin h) => (identity (cos (m * theta i_1)) (g (even i_1)) (sin (m * theta i_1)) (g (odd i_1)))).
      }
  assert (r62 : forall (i_1 : Fin h), rotated theta (- m) g (odd i_1) = pairs (fun i : Fin h => cos (- m * theta i) *
    g (even i) - sin (- m * theta i) * g (odd i)) (fun i : Fin h => sin (- m * theta i) * g (even i) + cos (- m *
    theta i) * g (odd i)) (odd i_1)).
  { exact (fun (i_1 : Fin h) => eq_refl). }
  assert (r64 : forall (i_1 : Fin h), sin (- m * theta i_1) * g (even i_1) + cos (- m * theta i_1) * g (odd i_1) = -1
    * sin (m * theta i_1) * g (even i_1) + cos (m * theta i_1) * g (odd i_1)).
  { exact (fun (i_1 : Fin h) => (f_equal2 (fun (h_14 : R) (h_15 : R) => h_14 * g (even i_1) + h_15 * g (odd i_1)) (r56
    i_1) (r49 i_1))). }
  assert (r65 : forall (i_1 : Fin h), -1 * sin (m * theta i_1) * g (even i_1) + cos (m * theta i_1) * g (odd i_1) = -1
    * (g (even i_1) * sin (m * theta i_1)) + g (odd i_1) * cos (m * theta i_1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((-1) * u0) * u1) + (u2 * u3)) = (((-1) * (u1 * u0)) + (u3 * u2))) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (i_1 : Fin h) => (identity (sin (m * theta i_1)) (g (even i_1)) (cos (m * theta i_1)) (g (odd i_1)))).
      }
  assert (r69 : forall (i_1 : Fin h), rotated theta (- m) g (even i_1) * q_ (even i_1) + rotated theta (- m) g (odd
    i_1) * q_ (odd i_1) = (g (even i_1) * cos (m * theta i_1) + g (odd i_1) * sin (m * theta i_1)) * q_ (even i_1) +
    (-1 * (g (even i_1) * sin (m * theta i_1)) + g (odd i_1) * cos (m * theta i_1)) * q_ (odd i_1)).
  { exact (fun (i_1 : Fin h) => (f_equal2 (fun (h_16 : R) (h_17 : R) => h_16 * q_ (even i_1) + h_17 * q_ (odd i_1))
    (eq_trans (r41 i_1) (eq_trans (Facts.pairs_even h (fun i : Fin h => cos (- m * theta i) * g (even i) - sin (- m *
    theta i) * g (odd i)) (fun i : Fin h => sin (- m * theta i) * g (even i) + cos (- m * theta i) * g (odd i)) i_1)
    (eq_trans (r57 i_1) (r58 i_1)))) (eq_trans (r62 i_1) (eq_trans (Facts.pairs_odd h (fun i : Fin h => cos (- m *
    theta i) * g (even i) - sin (- m * theta i) * g (odd i)) (fun i : Fin h => sin (- m * theta i) * g (even i) + cos
    (- m * theta i) * g (odd i)) i_1) (eq_trans (r64 i_1) (r65 i_1)))))). }
  assert (r70 : forall (i_1 : Fin h), (g (even i_1) * cos (m * theta i_1) + g (odd i_1) * sin (m * theta i_1)) * q_
    (even i_1) + (-1 * (g (even i_1) * sin (m * theta i_1)) + g (odd i_1) * cos (m * theta i_1)) * q_ (odd i_1) = g
    (even i_1) * q_ (even i_1) * cos (m * theta i_1) + -1 * (g (even i_1) * q_ (odd i_1) * sin (m * theta i_1)) + g
    (odd i_1) * q_ (even i_1) * sin (m * theta i_1) + g (odd i_1) * q_ (odd i_1) * cos (m * theta i_1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * u1) + (u2 * u3)) * u4) + ((((-1) * (u0 * u3)) + (u2 *
    u1)) * u5)) = (((((u0 * u4) * u1) + ((-1) * ((u0 * u5) * u3))) + ((u2 * u4) * u3)) + ((u2 * u5) * u1))) by (intros
    u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_1 : Fin h) => (identity (g (even i_1)) (cos (m * theta i_1)) (g (odd i_1)) (sin (m * theta i_1)) (q_
      (even i_1)) (q_ (odd i_1)))). }
  assert (r72 : Sum (fun i : Fin h => rotated theta (- m) g (even i) * q_ (even i) + rotated theta (- m) g (odd i) *
    q_ (odd i)) = Sum (fun i : Fin h => g (even i) * q_ (even i) * cos (m * theta i) + -1 * (g (even i) * q_ (odd i) *
    sin (m * theta i)) + g (odd i) * q_ (even i) * sin (m * theta i) + g (odd i) * q_ (odd i) * cos (m * theta i))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin h) => (eq_trans (r69 i_1) (r70 i_1)))). }
  assert (r77 : forall (i_2 : Fin h), rotated theta (- m) g (even i_2) * q_ (even i_2) + rotated theta (- m) g (odd
    i_2) * q_ (odd i_2) = q_ (even i_2) * rotated theta (- m) g (even i_2) + q_ (odd i_2) * rotated theta (- m) g (odd
    i_2)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u1 * u0) + (u3 * u2))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (i_2 : Fin h) => (identity (rotated theta (- m) g (even i_2)) (q_ (even i_2)) (rotated theta (- m) g
      (odd i_2)) (q_ (odd i_2)))). }
  assert (r78 : Sum (fun i : Fin h => rotated theta (- m) g (even i) * q_ (even i) + rotated theta (- m) g (odd i) *
    q_ (odd i)) = Sum (fun i : Fin h => q_ (even i) * rotated theta (- m) g (even i) + q_ (odd i) * rotated theta (-
    m) g (odd i))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin h) => (r77 i_2))). }
  assert (r80 : Sum (fun i : Fin h => rotated theta (- m) g (even i) * q_ (even i) + rotated theta (- m) g (odd i) *
    q_ (odd i)) = Sum (fun i : Fin h => q_ (even i) * rotated theta (- m) g (even i)) + Sum (fun i : Fin h => q_ (odd
    i) * rotated theta (- m) g (odd i))).
  { exact (eq_trans r78 (Facts.sum_add h (fun i : Fin h => q_ (even i) * rotated theta (- m) g (even i)) (fun i : Fin
    h => q_ (odd i) * rotated theta (- m) g (odd i)))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans r0 (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => g
    i * rotated theta m q_ i)) r2)) (eq_sym r2)) (eq_trans (eq_trans r20 r33) (eq_sym r37))) (eq_trans r37 (eq_sym
    (eq_trans r72 r33)))) (eq_trans r80 (eq_sym (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => rotated theta
    (- m) g i * q_ i)) r80)))).
Qed.

(* Backward pass of rotary positions. *)
Theorem rotary_vjp (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (q_ g : Fin (double h) -> R) (c : Fin
  (double h)) :
  partial (entry c) (fun q_ : Fin (double h) -> R => rotary_loss theta m q_ g) q_ (rotated theta (- m) g c).
Proof.
  assert (r3 : forall (i : Fin (double h)), partial (entry c) (fun q_ : Fin (double h) -> R => rotated theta (- m) g
    i) q_ 0).
  { exact (fun (i : Fin (double h)) => (Rules.deriv_const _ _ _)). }
  assert (r4 : forall (i : Fin (double h)), partial (entry c) (fun q_ : Fin (double h) -> R => q_ i) q_ (delta i c)).
  { exact (fun (i : Fin (double h)) => (Rules.deriv_entry i c q_)). }
  assert (r5 : forall (i : Fin (double h)), partial (entry c) (fun q_ : Fin (double h) -> R => rotated theta (- m) g i
    * q_ i) q_ (0 * q_ i + rotated theta (- m) g i * delta i c)).
  { exact (fun (i : Fin (double h)) => (Rules.deriv_mul (r3 i) (r4 i))). }
  assert (r6 : partial (entry c) (fun q_ : Fin (double h) -> R => Sum (fun i : Fin (double h) => rotated theta (- m) g
    i * q_ i)) q_ (Sum (fun i : Fin (double h) => 0 * q_ i + rotated theta (- m) g i * delta i c))).
  { exact (Rules.deriv_sum (fun (i : Fin (double h)) => (r5 i))). }
  assert (r8 : partial (entry c) (fun q_ : Fin (double h) -> R => rotary_loss theta m q_ g) q_ (Sum (fun i : Fin
    (double h) => 0 * q_ i + rotated theta (- m) g i * delta i c))).
  { exact (Rules.deriv_eq (fun (q_ : Fin (double h) -> R) => (eq_sym (Sinusoidal.rotary_adjoint h h_pos theta m q_
    g))) r6 (@eq_refl R (Sum (fun i : Fin (double h) => 0 * q_ i + rotated theta (- m) g i * delta i c)))). }
  assert (r12 : forall (b a : Fin (double h)), a <> b -> b <> a).
  { exact (fun (b a : Fin (double h)) p => (Facts.apart_symm (double h) a b p)). }
  assert (r15 : forall (a b : Fin (double h)), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin (double h)) p_ => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart (double
      h) a b p_) (Rules.and_equation (-1) (Facts.delta_apart (double h) b a (r12 b a p_)) Rules.no_equation))
      (identity (delta b a) (delta a b)))). }
  assert (r16 : forall (a b : Fin (double h)), delta a b = delta b a).
  { exact (fun (a b : Fin (double h)) => (Rules.index_cases (fun (b : Fin (double h)) => delta a b = delta b a) a b
    (@eq_refl R (delta a a)) (fun p_1 => (r15 a b p_1)))). }
  assert (r18 : forall (i_ : Fin h), 0 * q_ (even i_) + rotated theta (- m) g (even i_) * delta (even i_) c + (0 * q_
    (odd i_) + rotated theta (- m) g (odd i_) * delta (odd i_) c) = 0 * q_ (even i_) + rotated theta (- m) g (even i_)
    * delta (even i_) c + (0 * q_ (odd i_) + rotated theta (- m) g (odd i_) * delta c (odd i_))).
  { exact (fun (i_ : Fin h) => (f_equal (fun (h_ : R) => 0 * q_ (even i_) + rotated theta (- m) g (even i_) * delta
    (even i_) c + (0 * q_ (odd i_) + rotated theta (- m) g (odd i_) * h_)) (r16 (odd i_) c))). }
  assert (r19 : forall (i_ : Fin h), 0 * q_ (even i_) + rotated theta (- m) g (even i_) * delta (even i_) c + (0 * q_
    (odd i_) + rotated theta (- m) g (odd i_) * delta c (odd i_)) = rotated theta (- m) g (even i_) * delta (even i_)
    c + rotated theta (- m) g (odd i_) * delta c (odd i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((0 * u0) + (u1 * u2)) + ((0 * u3) + (u4 * u5))) = ((u1 * u2) +
    (u4 * u5))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_ : Fin h) => (identity (q_ (even i_)) (rotated theta (- m) g (even i_)) (delta (even i_) c) (q_ (odd
      i_)) (rotated theta (- m) g (odd i_)) (delta c (odd i_)))). }
  assert (r21 : Sum (fun i : Fin h => 0 * q_ (even i) + rotated theta (- m) g (even i) * delta (even i) c + (0 * q_
    (odd i) + rotated theta (- m) g (odd i) * delta (odd i) c)) = Sum (fun i : Fin h => rotated theta (- m) g (even i)
    * delta (even i) c + rotated theta (- m) g (odd i) * delta c (odd i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin h) => (eq_trans (r18 i_) (r19 i_)))). }
  assert (r22 : Sum (fun i : Fin h => rotated theta (- m) g (even i) * delta (even i) c + rotated theta (- m) g (odd
    i) * delta c (odd i)) = Sum (fun i : Fin h => rotated theta (- m) g (even i) * delta (even i) c) + Sum (fun i :
    Fin h => rotated theta (- m) g (odd i) * delta c (odd i))).
  { exact (Facts.sum_add h (fun i : Fin h => rotated theta (- m) g (even i) * delta (even i) c) (fun i : Fin h =>
    rotated theta (- m) g (odd i) * delta c (odd i))). }
  assert (r25 : Sum (fun p : Fin (double h) => rotated theta (- m) g p * delta p c) = Sum (fun e : Fin h => rotated
    theta (- m) g (even e) * delta (even e) c + rotated theta (- m) g (odd e) * delta (odd e) c)).
  { exact (Facts.sum_pairs h (fun i : Fin (double h) => rotated theta (- m) g i * delta i c)). }
  assert (r27 : forall (i_1 : Fin h), rotated theta (- m) g (even i_1) * delta (even i_1) c + rotated theta (- m) g
    (odd i_1) * delta (odd i_1) c = rotated theta (- m) g (even i_1) * delta (even i_1) c + rotated theta (- m) g (odd
    i_1) * delta c (odd i_1)).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_1 : R) => rotated theta (- m) g (even i_1) * delta (even i_1) c +
    rotated theta (- m) g (odd i_1) * h_1) (r16 (odd i_1) c))). }
  assert (r28 : Sum (fun e : Fin h => rotated theta (- m) g (even e) * delta (even e) c + rotated theta (- m) g (odd
    e) * delta (odd e) c) = Sum (fun i : Fin h => rotated theta (- m) g (even i) * delta (even i) c + rotated theta (-
    m) g (odd i) * delta c (odd i))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin h) => (r27 i_1))). }
  assert (r33 : forall (i_2 : Fin h), rotated theta (- m) g (even i_2) = pairs (fun i : Fin h => cos (- m * theta i) *
    g (even i) - sin (- m * theta i) * g (odd i)) (fun i : Fin h => sin (- m * theta i) * g (even i) + cos (- m *
    theta i) * g (odd i)) (even i_2)).
  { exact (fun (i_2 : Fin h) => eq_refl). }
  assert (r35 : forall (i_2 : Fin h), - m * theta i_2 = -1 * (m * theta i_2)).
  { assert (identity : forall u0 u1 : R, ((- u0) * u1) = ((-1) * (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin h) => (identity m (theta i_2))). }
  assert (r36 : forall (i_2 : Fin h), cos (- m * theta i_2) = cos (-1 * (m * theta i_2))).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_2 : R) => cos h_2) (r35 i_2))). }
  assert (r37 : forall (i_2 : Fin h), -1 * (m * theta i_2) = - (m * theta i_2)).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * u1)) = (- (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin h) => (identity m (theta i_2))). }
  assert (r38 : forall (i_2 : Fin h), cos (-1 * (m * theta i_2)) = cos (- (m * theta i_2))).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_3 : R) => cos h_3) (r37 i_2))). }
  assert (r41 : forall (i_2 : Fin h), cos (- m * theta i_2) = cos (m * theta i_2)).
  { exact (fun (i_2 : Fin h) => (eq_trans (r36 i_2) (eq_trans (r38 i_2) (Facts.cos_neg (m * theta i_2))))). }
  assert (r42 : forall (i_2 : Fin h), sin (- m * theta i_2) = sin (-1 * (m * theta i_2))).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_4 : R) => sin h_4) (r35 i_2))). }
  assert (r43 : forall (i_2 : Fin h), sin (-1 * (m * theta i_2)) = sin (- (m * theta i_2))).
  { exact (fun (i_2 : Fin h) => (f_equal (fun (h_5 : R) => sin h_5) (r37 i_2))). }
  assert (r47 : forall (i_2 : Fin h), - sin (m * theta i_2) = -1 * sin (m * theta i_2)).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (i_2 : Fin h) => (identity (sin (m * theta i_2)))). }
  assert (r48 : forall (i_2 : Fin h), sin (- m * theta i_2) = -1 * sin (m * theta i_2)).
  { exact (fun (i_2 : Fin h) => (eq_trans (eq_trans (r42 i_2) (eq_trans (r43 i_2) (Facts.sin_neg (m * theta i_2))))
    (r47 i_2))). }
  assert (r49 : forall (i_2 : Fin h), cos (- m * theta i_2) * g (even i_2) - sin (- m * theta i_2) * g (odd i_2) = cos
    (m * theta i_2) * g (even i_2) - -1 * sin (m * theta i_2) * g (odd i_2)).
  { exact (fun (i_2 : Fin h) => (f_equal2 (fun (h_6 : R) (h_7 : R) => h_6 * g (even i_2) - h_7 * g (odd i_2)) (r41
    i_2) (r48 i_2))). }
  assert (r50 : forall (i_2 : Fin h), cos (m * theta i_2) * g (even i_2) - -1 * sin (m * theta i_2) * g (odd i_2) = g
    (even i_2) * cos (m * theta i_2) + g (odd i_2) * sin (m * theta i_2)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (((-1) * u2) * u3)) = ((u1 * u0) + (u3 * u2))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_2 : Fin h) => (identity (cos (m * theta i_2)) (g (even i_2)) (sin (m * theta i_2)) (g (odd i_2)))).
      }
  assert (r54 : forall (i_2 : Fin h), rotated theta (- m) g (odd i_2) = pairs (fun i : Fin h => cos (- m * theta i) *
    g (even i) - sin (- m * theta i) * g (odd i)) (fun i : Fin h => sin (- m * theta i) * g (even i) + cos (- m *
    theta i) * g (odd i)) (odd i_2)).
  { exact (fun (i_2 : Fin h) => eq_refl). }
  assert (r56 : forall (i_2 : Fin h), sin (- m * theta i_2) * g (even i_2) + cos (- m * theta i_2) * g (odd i_2) = -1
    * sin (m * theta i_2) * g (even i_2) + cos (m * theta i_2) * g (odd i_2)).
  { exact (fun (i_2 : Fin h) => (f_equal2 (fun (h_8 : R) (h_9 : R) => h_8 * g (even i_2) + h_9 * g (odd i_2)) (r48
    i_2) (r41 i_2))). }
  assert (r57 : forall (i_2 : Fin h), -1 * sin (m * theta i_2) * g (even i_2) + cos (m * theta i_2) * g (odd i_2) = -1
    * (g (even i_2) * sin (m * theta i_2)) + g (odd i_2) * cos (m * theta i_2)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((-1) * u0) * u1) + (u2 * u3)) = (((-1) * (u1 * u0)) + (u3 * u2))) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 : Fin h) => (identity (sin (m * theta i_2)) (g (even i_2)) (cos (m * theta i_2)) (g (odd i_2)))).
      }
  assert (r62 : forall (i_2 : Fin h), rotated theta (- m) g (even i_2) * delta (even i_2) c + rotated theta (- m) g
    (odd i_2) * delta (odd i_2) c = (g (even i_2) * cos (m * theta i_2) + g (odd i_2) * sin (m * theta i_2)) * delta
    (even i_2) c + (-1 * (g (even i_2) * sin (m * theta i_2)) + g (odd i_2) * cos (m * theta i_2)) * delta c (odd
    i_2)).
  { exact (fun (i_2 : Fin h) => (f_equal3 (fun (h_10 : R) (h_11 : R) (h_12 : R) => h_10 * delta (even i_2) c + h_11 *
    h_12) (eq_trans (r33 i_2) (eq_trans (Facts.pairs_even h (fun i : Fin h => cos (- m * theta i) * g (even i) - sin
    (- m * theta i) * g (odd i)) (fun i : Fin h => sin (- m * theta i) * g (even i) + cos (- m * theta i) * g (odd i))
    i_2) (eq_trans (r49 i_2) (r50 i_2)))) (eq_trans (r54 i_2) (eq_trans (Facts.pairs_odd h (fun i : Fin h => cos (- m
    * theta i) * g (even i) - sin (- m * theta i) * g (odd i)) (fun i : Fin h => sin (- m * theta i) * g (even i) +
    cos (- m * theta i) * g (odd i)) i_2) (eq_trans (r56 i_2) (r57 i_2)))) (r16 (odd i_2) c))). }
  assert (r63 : forall (i_2 : Fin h), (g (even i_2) * cos (m * theta i_2) + g (odd i_2) * sin (m * theta i_2)) * delta
    (even i_2) c + (-1 * (g (even i_2) * sin (m * theta i_2)) + g (odd i_2) * cos (m * theta i_2)) * delta c (odd i_2)
    = g (even i_2) * delta (even i_2) c * cos (m * theta i_2) + -1 * (g (even i_2) * delta c (odd i_2) * sin (m *
    theta i_2)) + g (odd i_2) * delta (even i_2) c * sin (m * theta i_2) + g (odd i_2) * delta c (odd i_2) * cos (m *
    theta i_2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * u1) + (u2 * u3)) * u4) + ((((-1) * (u0 * u3)) + (u2 *
    u1)) * u5)) = (((((u0 * u4) * u1) + ((-1) * ((u0 * u5) * u3))) + ((u2 * u4) * u3)) + ((u2 * u5) * u1))) by (intros
    u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_2 : Fin h) => (identity (g (even i_2)) (cos (m * theta i_2)) (g (odd i_2)) (sin (m * theta i_2))
      (delta (even i_2) c) (delta c (odd i_2)))). }
  assert (r65 : Sum (fun e : Fin h => rotated theta (- m) g (even e) * delta (even e) c + rotated theta (- m) g (odd
    e) * delta (odd e) c) = Sum (fun i : Fin h => g (even i) * delta (even i) c * cos (m * theta i) + -1 * (g (even i)
    * delta c (odd i) * sin (m * theta i)) + g (odd i) * delta (even i) c * sin (m * theta i) + g (odd i) * delta c
    (odd i) * cos (m * theta i))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin h) => (eq_trans (r62 i_2) (r63 i_2)))). }
  assert (r68 : Sum (fun i : Fin h => g (even i) * delta (even i) c * cos (m * theta i) + -1 * (g (even i) * delta c
    (odd i) * sin (m * theta i)) + g (odd i) * delta (even i) c * sin (m * theta i)) + Sum (fun i : Fin h => g (odd i)
    * delta c (odd i) * cos (m * theta i)) = Sum (fun i : Fin h => g (even i) * delta (even i) c * cos (m * theta i) +
    -1 * (g (even i) * delta c (odd i) * sin (m * theta i))) + Sum (fun i : Fin h => g (odd i) * delta (even i) c *
    sin (m * theta i)) + Sum (fun i : Fin h => g (odd i) * delta c (odd i) * cos (m * theta i))).
  { exact (f_equal (fun (h_13 : R) => h_13 + Sum (fun i : Fin h => g (odd i) * delta c (odd i) * cos (m * theta i)))
    (Facts.sum_add h (fun i : Fin h => g (even i) * delta (even i) c * cos (m * theta i) + -1 * (g (even i) * delta c
    (odd i) * sin (m * theta i))) (fun i : Fin h => g (odd i) * delta (even i) c * sin (m * theta i)))). }
  assert (r71 : Sum (fun i : Fin h => g (even i) * delta (even i) c * cos (m * theta i) + -1 * (g (even i) * delta c
    (odd i) * sin (m * theta i))) + Sum (fun i : Fin h => g (odd i) * delta (even i) c * sin (m * theta i)) + Sum (fun
    i : Fin h => g (odd i) * delta c (odd i) * cos (m * theta i)) = Sum (fun i : Fin h => g (even i) * delta (even i)
    c * cos (m * theta i)) + Sum (fun i : Fin h => -1 * (g (even i) * delta c (odd i) * sin (m * theta i))) + Sum (fun
    i : Fin h => g (odd i) * delta (even i) c * sin (m * theta i)) + Sum (fun i : Fin h => g (odd i) * delta c (odd i)
    * cos (m * theta i))).
  { exact (f_equal (fun (h_14 : R) => h_14 + Sum (fun i : Fin h => g (odd i) * delta (even i) c * sin (m * theta i)) +
    Sum (fun i : Fin h => g (odd i) * delta c (odd i) * cos (m * theta i))) (Facts.sum_add h (fun i : Fin h => g (even
    i) * delta (even i) c * cos (m * theta i)) (fun i : Fin h => -1 * (g (even i) * delta c (odd i) * sin (m * theta
    i))))). }
  assert (r77 : Sum (fun i : Fin h => g (even i) * delta (even i) c * cos (m * theta i)) + Sum (fun i : Fin h => -1 *
    (g (even i) * delta c (odd i) * sin (m * theta i))) + Sum (fun i : Fin h => g (odd i) * delta (even i) c * sin (m
    * theta i)) + Sum (fun i : Fin h => g (odd i) * delta c (odd i) * cos (m * theta i)) = Sum (fun i : Fin h => g
    (even i) * delta (even i) c * cos (m * theta i)) + -1 * Sum (fun i : Fin h => g (even i) * delta c (odd i) * sin
    (m * theta i)) + Sum (fun i : Fin h => g (odd i) * delta (even i) c * sin (m * theta i)) + Sum (fun i : Fin h => g
    (odd i) * delta c (odd i) * cos (m * theta i))).
  { exact (f_equal4 (fun (h_15 : R) (h_16 : R) (h_17 : R) (h_18 : R) => h_15 + h_16 + h_17 + h_18) (@eq_refl R (Sum
    (fun i : Fin h => g (even i) * delta (even i) c * cos (m * theta i)))) (Facts.sum_scale h (-1) (fun i : Fin h => g
    (even i) * delta c (odd i) * sin (m * theta i))) (@eq_refl R (Sum (fun i : Fin h => g (odd i) * delta (even i) c *
    sin (m * theta i)))) (@eq_refl R (Sum (fun i : Fin h => g (odd i) * delta c (odd i) * cos (m * theta i))))). }
  assert (r78 : Sum (fun i : Fin h => g (even i) * delta (even i) c * cos (m * theta i) + -1 * (g (even i) * delta c
    (odd i) * sin (m * theta i)) + g (odd i) * delta (even i) c * sin (m * theta i) + g (odd i) * delta c (odd i) *
    cos (m * theta i)) = Sum (fun i : Fin h => g (even i) * delta (even i) c * cos (m * theta i)) + -1 * Sum (fun i :
    Fin h => g (even i) * delta c (odd i) * sin (m * theta i)) + Sum (fun i : Fin h => g (odd i) * delta (even i) c *
    sin (m * theta i)) + Sum (fun i : Fin h => g (odd i) * delta c (odd i) * cos (m * theta i))).
  { exact (eq_trans (eq_trans (eq_trans (Facts.sum_add h (fun i : Fin h => g (even i) * delta (even i) c * cos (m *
    theta i) + -1 * (g (even i) * delta c (odd i) * sin (m * theta i)) + g (odd i) * delta (even i) c * sin (m * theta
    i)) (fun i : Fin h => g (odd i) * delta c (odd i) * cos (m * theta i))) r68) r71) r77). }
  assert (r81 : rotated theta (- m) g c = pairs (fun i : Fin h => cos (- m * theta i) * g (even i) - sin (- m * theta
    i) * g (odd i)) (fun i : Fin h => sin (- m * theta i) * g (even i) + cos (- m * theta i) * g (odd i)) c).
  { exact eq_refl. }
  assert (r86 : forall (i_3 : Fin h), - m * theta i_3 = -1 * (m * theta i_3)).
  { assert (identity : forall u0 u1 : R, ((- u0) * u1) = ((-1) * (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i_3 : Fin h) => (identity m (theta i_3))). }
  assert (r87 : forall (i_3 : Fin h), cos (- m * theta i_3) = cos (-1 * (m * theta i_3))).
  { exact (fun (i_3 : Fin h) => (f_equal (fun (h_19 : R) => cos h_19) (r86 i_3))). }
  assert (r88 : forall (i_3 : Fin h), -1 * (m * theta i_3) = - (m * theta i_3)).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * u1)) = (- (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i_3 : Fin h) => (identity m (theta i_3))). }
  assert (r89 : forall (i_3 : Fin h), cos (-1 * (m * theta i_3)) = cos (- (m * theta i_3))).
  { exact (fun (i_3 : Fin h) => (f_equal (fun (h_20 : R) => cos h_20) (r88 i_3))). }
  assert (r92 : forall (i_3 : Fin h), cos (- m * theta i_3) = cos (m * theta i_3)).
  { exact (fun (i_3 : Fin h) => (eq_trans (r87 i_3) (eq_trans (r89 i_3) (Facts.cos_neg (m * theta i_3))))). }
  assert (r93 : forall (i_3 : Fin h), sin (- m * theta i_3) = sin (-1 * (m * theta i_3))).
  { exact (fun (i_3 : Fin h) => (f_equal (fun (h_21 : R) => sin h_21) (r86 i_3))). }
  assert (r94 : forall (i_3 : Fin h), sin (-1 * (m * theta i_3)) = sin (- (m * theta i_3))).
  { exact (fun (i_3 : Fin h) => (f_equal (fun (h_22 : R) => sin h_22) (r88 i_3))). }
  assert (r98 : forall (i_3 : Fin h), - sin (m * theta i_3) = -1 * sin (m * theta i_3)).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (i_3 : Fin h) => (identity (sin (m * theta i_3)))). }
  assert (r99 : forall (i_3 : Fin h), sin (- m * theta i_3) = -1 * sin (m * theta i_3)).
  { exact (fun (i_3 : Fin h) => (eq_trans (eq_trans (r93 i_3) (eq_trans (r94 i_3) (Facts.sin_neg (m * theta i_3))))
    (r98 i_3))). }
  assert (r100 : forall (i_3 : Fin h), cos (- m * theta i_3) * g (even i_3) - sin (- m * theta i_3) * g (odd i_3) =
    cos (m * theta i_3) * g (even i_3) - -1 * sin (m * theta i_3) * g (odd i_3)).
  { exact (fun (i_3 : Fin h) => (f_equal2 (fun (h_23 : R) (h_24 : R) => h_23 * g (even i_3) - h_24 * g (odd i_3)) (r92
    i_3) (r99 i_3))). }
  assert (r101 : forall (i_3 : Fin h), cos (m * theta i_3) * g (even i_3) - -1 * sin (m * theta i_3) * g (odd i_3) = g
    (even i_3) * cos (m * theta i_3) + g (odd i_3) * sin (m * theta i_3)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (((-1) * u2) * u3)) = ((u1 * u0) + (u3 * u2))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_3 : Fin h) => (identity (cos (m * theta i_3)) (g (even i_3)) (sin (m * theta i_3)) (g (odd i_3)))).
      }
  assert (r106 : forall (i_3 : Fin h), sin (- m * theta i_3) * g (even i_3) + cos (- m * theta i_3) * g (odd i_3) = -1
    * sin (m * theta i_3) * g (even i_3) + cos (m * theta i_3) * g (odd i_3)).
  { exact (fun (i_3 : Fin h) => (f_equal2 (fun (h_25 : R) (h_26 : R) => h_25 * g (even i_3) + h_26 * g (odd i_3)) (r99
    i_3) (r92 i_3))). }
  assert (r107 : forall (i_3 : Fin h), -1 * sin (m * theta i_3) * g (even i_3) + cos (m * theta i_3) * g (odd i_3) =
    -1 * (g (even i_3) * sin (m * theta i_3)) + g (odd i_3) * cos (m * theta i_3)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((-1) * u0) * u1) + (u2 * u3)) = (((-1) * (u1 * u0)) + (u3 * u2))) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (i_3 : Fin h) => (identity (sin (m * theta i_3)) (g (even i_3)) (cos (m * theta i_3)) (g (odd i_3)))).
      }
  assert (r110 : forall (i_3 : Fin h), delta (even i_3) c * pairs (fun i : Fin h => cos (- m * theta i) * g (even i) -
    sin (- m * theta i) * g (odd i)) (fun i : Fin h => sin (- m * theta i) * g (even i) + cos (- m * theta i) * g (odd
    i)) (even i_3) + delta (odd i_3) c * pairs (fun i : Fin h => cos (- m * theta i) * g (even i) - sin (- m * theta
    i) * g (odd i)) (fun i : Fin h => sin (- m * theta i) * g (even i) + cos (- m * theta i) * g (odd i)) (odd i_3) =
    delta (even i_3) c * (g (even i_3) * cos (m * theta i_3) + g (odd i_3) * sin (m * theta i_3)) + delta c (odd i_3)
    * (-1 * (g (even i_3) * sin (m * theta i_3)) + g (odd i_3) * cos (m * theta i_3))).
  { exact (fun (i_3 : Fin h) => (f_equal3 (fun (h_27 : R) (h_28 : R) (h_29 : R) => delta (even i_3) c * h_27 + h_28 *
    h_29) (eq_trans (Facts.pairs_even h (fun i : Fin h => cos (- m * theta i) * g (even i) - sin (- m * theta i) * g
    (odd i)) (fun i : Fin h => sin (- m * theta i) * g (even i) + cos (- m * theta i) * g (odd i)) i_3) (eq_trans
    (r100 i_3) (r101 i_3))) (r16 (odd i_3) c) (eq_trans (Facts.pairs_odd h (fun i : Fin h => cos (- m * theta i) * g
    (even i) - sin (- m * theta i) * g (odd i)) (fun i : Fin h => sin (- m * theta i) * g (even i) + cos (- m * theta
    i) * g (odd i)) i_3) (eq_trans (r106 i_3) (r107 i_3))))). }
  assert (r111 : forall (i_3 : Fin h), delta (even i_3) c * (g (even i_3) * cos (m * theta i_3) + g (odd i_3) * sin (m
    * theta i_3)) + delta c (odd i_3) * (-1 * (g (even i_3) * sin (m * theta i_3)) + g (odd i_3) * cos (m * theta
    i_3)) = g (even i_3) * delta (even i_3) c * cos (m * theta i_3) + -1 * (g (even i_3) * delta c (odd i_3) * sin (m
    * theta i_3)) + g (odd i_3) * delta (even i_3) c * sin (m * theta i_3) + g (odd i_3) * delta c (odd i_3) * cos (m
    * theta i_3)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 * ((u1 * u2) + (u3 * u4))) + (u5 * (((-1) * (u1 * u4)) + (u3
    * u2)))) = (((((u1 * u0) * u2) + ((-1) * ((u1 * u5) * u4))) + ((u3 * u0) * u4)) + ((u3 * u5) * u2))) by (intros u0
    u1 u2 u3 u4 u5; ring).
    exact (fun (i_3 : Fin h) => (identity (delta (even i_3) c) (g (even i_3)) (cos (m * theta i_3)) (g (odd i_3)) (sin
      (m * theta i_3)) (delta c (odd i_3)))). }
  assert (r113 : Sum (fun i : Fin h => delta (even i) c * pairs (fun i : Fin h => cos (- m * theta i) * g (even i) -
    sin (- m * theta i) * g (odd i)) (fun i : Fin h => sin (- m * theta i) * g (even i) + cos (- m * theta i) * g (odd
    i)) (even i) + delta (odd i) c * pairs (fun i : Fin h => cos (- m * theta i) * g (even i) - sin (- m * theta i) *
    g (odd i)) (fun i : Fin h => sin (- m * theta i) * g (even i) + cos (- m * theta i) * g (odd i)) (odd i)) = Sum
    (fun i : Fin h => g (even i) * delta (even i) c * cos (m * theta i) + -1 * (g (even i) * delta c (odd i) * sin (m
    * theta i)) + g (odd i) * delta (even i) c * sin (m * theta i) + g (odd i) * delta c (odd i) * cos (m * theta
    i))).
  { exact (Rules.sum_congruence (fun (i_3 : Fin h) => (eq_trans (r110 i_3) (r111 i_3)))). }
  exact (Rules.deriv_eq (fun (q_ : Fin (double h) -> R) => (@eq_refl R (rotary_loss theta m q_ g))) r8 (eq_trans
    (eq_trans (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => 0 * q_ i + rotated theta (- m) g i * delta i c))
    (eq_trans r21 r22)) (eq_sym (eq_trans r25 (eq_trans r28 r22)))) (eq_trans (eq_trans r25 (eq_trans r65 r78))
    (eq_sym (eq_trans r81 (eq_trans (eq_sym (Facts.sum_delta (double h) c (fun i : Fin (double h) => pairs (fun i :
    Fin h => cos (- m * theta i) * g (even i) - sin (- m * theta i) * g (odd i)) (fun i : Fin h => sin (- m * theta i)
    * g (even i) + cos (- m * theta i) * g (odd i)) i))) (eq_trans (Facts.sum_pairs h (fun i : Fin (double h) => delta
    i c * pairs (fun i : Fin h => cos (- m * theta i) * g (even i) - sin (- m * theta i) * g (odd i)) (fun i : Fin h
    => sin (- m * theta i) * g (even i) + cos (- m * theta i) * g (odd i)) i)) (eq_trans r113 r78)))))))).
Qed.

(* Backward pass of rotary positions in halves. *)
Theorem rotary_halves_vjp (h : nat) (h_pos : (0 < h)%nat) (g x phi y w psi : Fin h -> R) (i : Fin h) :
  partial (entry i) (fun x : Fin h -> R => Sum (fun i : Fin h => g i * (x i * cos (phi i) - y i * sin (phi i)) + w i *
    (y i * cos (psi i) + x i * sin (psi i)))) x (g i * cos (phi i) + w i * sin (psi i)) /\ partial (entry i) (fun y :
    Fin h -> R => Sum (fun i : Fin h => g i * (x i * cos (phi i) - y i * sin (phi i)) + w i * (y i * cos (psi i) + x i
    * sin (psi i)))) y (w i * cos (psi i) - g i * sin (phi i)).
Proof.
  assert (r1 : forall (i_ : Fin h), partial (entry i) (fun x : Fin h -> R => g i_) x 0).
  { exact (fun (i_ : Fin h) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (x : Fin h -> R) (i_ : Fin h), x i_ * cos (phi i_) - y i_ * sin (phi i_) = x i_ * cos (phi i_) +
    -1 * (y i_ * sin (phi i_))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u0 * u1) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (x : Fin h -> R) (i_ : Fin h) => (identity (x i_) (cos (phi i_)) (y i_) (sin (phi i_)))). }
  assert (r4 : forall (i_ : Fin h), partial (entry i) (fun x : Fin h -> R => x i_) x (delta i_ i)).
  { exact (fun (i_ : Fin h) => (Rules.deriv_entry i_ i x)). }
  assert (r5 : forall (i_ : Fin h), partial (entry i) (fun x : Fin h -> R => cos (phi i_)) x 0).
  { exact (fun (i_ : Fin h) => (Rules.deriv_const _ _ _)). }
  assert (r6 : forall (i_ : Fin h), partial (entry i) (fun x : Fin h -> R => x i_ * cos (phi i_)) x (delta i_ i * cos
    (phi i_) + x i_ * 0)).
  { exact (fun (i_ : Fin h) => (Rules.deriv_mul (r4 i_) (r5 i_))). }
  assert (r7 : forall (i_ : Fin h), partial (entry i) (fun x : Fin h -> R => -1 * (y i_ * sin (phi i_))) x 0).
  { exact (fun (i_ : Fin h) => (Rules.deriv_const _ _ _)). }
  assert (r8 : forall (i_ : Fin h), partial (entry i) (fun x : Fin h -> R => x i_ * cos (phi i_) + -1 * (y i_ * sin
    (phi i_))) x (delta i_ i * cos (phi i_) + x i_ * 0 + 0)).
  { exact (fun (i_ : Fin h) => (Rules.deriv_add (r6 i_) (r7 i_))). }
  assert (r10 : forall (i_ : Fin h), partial (entry i) (fun x : Fin h -> R => x i_ * cos (phi i_) - y i_ * sin (phi
    i_)) x (delta i_ i * cos (phi i_) + x i_ * 0 + 0)).
  { exact (fun (i_ : Fin h) => (Rules.deriv_eq (fun (x : Fin h -> R) => (eq_sym (r2 x i_))) (r8 i_) (@eq_refl R (delta
    i_ i * cos (phi i_) + x i_ * 0 + 0)))). }
  assert (r11 : forall (i_ : Fin h), partial (entry i) (fun x : Fin h -> R => g i_ * (x i_ * cos (phi i_) - y i_ * sin
    (phi i_))) x (0 * (x i_ * cos (phi i_) - y i_ * sin (phi i_)) + g i_ * (delta i_ i * cos (phi i_) + x i_ * 0 +
    0))).
  { exact (fun (i_ : Fin h) => (Rules.deriv_mul (r1 i_) (r10 i_))). }
  assert (r12 : forall (i_ : Fin h), partial (entry i) (fun x : Fin h -> R => w i_) x 0).
  { exact (fun (i_ : Fin h) => (Rules.deriv_const _ _ _)). }
  assert (r13 : forall (i_ : Fin h), partial (entry i) (fun x : Fin h -> R => y i_ * cos (psi i_)) x 0).
  { exact (fun (i_ : Fin h) => (Rules.deriv_const _ _ _)). }
  assert (r14 : forall (i_ : Fin h), partial (entry i) (fun x : Fin h -> R => sin (psi i_)) x 0).
  { exact (fun (i_ : Fin h) => (Rules.deriv_const _ _ _)). }
  assert (r15 : forall (i_ : Fin h), partial (entry i) (fun x : Fin h -> R => x i_ * sin (psi i_)) x (delta i_ i * sin
    (psi i_) + x i_ * 0)).
  { exact (fun (i_ : Fin h) => (Rules.deriv_mul (r4 i_) (r14 i_))). }
  assert (r16 : forall (i_ : Fin h), partial (entry i) (fun x : Fin h -> R => y i_ * cos (psi i_) + x i_ * sin (psi
    i_)) x (0 + (delta i_ i * sin (psi i_) + x i_ * 0))).
  { exact (fun (i_ : Fin h) => (Rules.deriv_add (r13 i_) (r15 i_))). }
  assert (r17 : forall (i_ : Fin h), partial (entry i) (fun x : Fin h -> R => w i_ * (y i_ * cos (psi i_) + x i_ * sin
    (psi i_))) x (0 * (y i_ * cos (psi i_) + x i_ * sin (psi i_)) + w i_ * (0 + (delta i_ i * sin (psi i_) + x i_ *
    0)))).
  { exact (fun (i_ : Fin h) => (Rules.deriv_mul (r12 i_) (r16 i_))). }
  assert (r18 : forall (i_ : Fin h), partial (entry i) (fun x : Fin h -> R => g i_ * (x i_ * cos (phi i_) - y i_ * sin
    (phi i_)) + w i_ * (y i_ * cos (psi i_) + x i_ * sin (psi i_))) x (0 * (x i_ * cos (phi i_) - y i_ * sin (phi i_))
    + g i_ * (delta i_ i * cos (phi i_) + x i_ * 0 + 0) + (0 * (y i_ * cos (psi i_) + x i_ * sin (psi i_)) + w i_ * (0
    + (delta i_ i * sin (psi i_) + x i_ * 0))))).
  { exact (fun (i_ : Fin h) => (Rules.deriv_add (r11 i_) (r17 i_))). }
  assert (r19 : partial (entry i) (fun x : Fin h -> R => Sum (fun i : Fin h => g i * (x i * cos (phi i) - y i * sin
    (phi i)) + w i * (y i * cos (psi i) + x i * sin (psi i)))) x (Sum (fun i_ : Fin h => 0 * (x i_ * cos (phi i_) - y
    i_ * sin (phi i_)) + g i_ * (delta i_ i * cos (phi i_) + x i_ * 0 + 0) + (0 * (y i_ * cos (psi i_) + x i_ * sin
    (psi i_)) + w i_ * (0 + (delta i_ i * sin (psi i_) + x i_ * 0)))))).
  { exact (Rules.deriv_sum (fun (i_ : Fin h) => (r18 i_))). }
  assert (r22 : forall (b a : Fin h), a <> b -> b <> a).
  { exact (fun (b a : Fin h) p => (Facts.apart_symm h a b p)). }
  assert (r25 : forall (a b : Fin h), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin h) p_ => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart h a b p_)
      (Rules.and_equation (-1) (Facts.delta_apart h b a (r22 b a p_)) Rules.no_equation)) (identity (delta b a) (delta
      a b)))). }
  assert (r26 : forall (a b : Fin h), delta a b = delta b a).
  { exact (fun (a b : Fin h) => (Rules.index_cases (fun (b : Fin h) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_1 => (r25 a b p_1)))). }
  assert (r28 : forall (i_1 : Fin h), 0 * (x i_1 * cos (phi i_1) - y i_1 * sin (phi i_1)) + g i_1 * (delta i_1 i * cos
    (phi i_1) + x i_1 * 0 + 0) + (0 * (y i_1 * cos (psi i_1) + x i_1 * sin (psi i_1)) + w i_1 * (0 + (delta i_1 i *
    sin (psi i_1) + x i_1 * 0))) = 0 * (x i_1 * cos (phi i_1) - y i_1 * sin (phi i_1)) + g i_1 * (delta i i_1 * cos
    (phi i_1) + x i_1 * 0 + 0) + (0 * (y i_1 * cos (psi i_1) + x i_1 * sin (psi i_1)) + w i_1 * (0 + (delta i i_1 *
    sin (psi i_1) + x i_1 * 0)))).
  { exact (fun (i_1 : Fin h) => (f_equal (fun (h_ : R) => 0 * (x i_1 * cos (phi i_1) - y i_1 * sin (phi i_1)) + g i_1
    * (h_ * cos (phi i_1) + x i_1 * 0 + 0) + (0 * (y i_1 * cos (psi i_1) + x i_1 * sin (psi i_1)) + w i_1 * (0 + (h_ *
    sin (psi i_1) + x i_1 * 0)))) (r26 i_1 i))). }
  assert (r30 : forall (i_1 : Fin h), i <> i_1 -> delta i i_1 = 0).
  { exact (fun (i_1 : Fin h) p_2 => (Facts.delta_apart h i i_1 p_2)). }
  assert (r31 : forall (i_1 : Fin h), i <> i_1 -> delta i i_1 * (g i_1 * cos (phi i_1)) = delta i i_1 * (g i * cos
    (phi i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (u1 * u2)) - (u0 * (u3 * u4)) = (((u3 * u4) - (u1 * u2)) * (0
    - u0) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_1 : Fin h) p_3 => (Rules.linear_combination (Rules.and_equation (g i_1 * cos (phi i_1) - g i * cos
      (phi i)) (r30 i_1 p_3) Rules.no_equation) (identity (delta i i_1) (g i) (cos (phi i)) (g i_1) (cos (phi
      i_1))))). }
  assert (r32 : forall (i_1 : Fin h), delta i i_1 * (g i_1 * cos (phi i_1)) = delta i i_1 * (g i * cos (phi i))).
  { exact (fun (i_1 : Fin h) => (Rules.index_cases (fun (i_1 : Fin h) => delta i i_1 * (g i_1 * cos (phi i_1)) = delta
    i i_1 * (g i * cos (phi i))) i i_1 (@eq_refl R (delta i i * (g i * cos (phi i)))) (fun p_4 => (r31 i_1 p_4)))). }
  assert (r34 : forall (i_1 : Fin h), i <> i_1 -> delta i i_1 * (w i_1 * sin (psi i_1)) = delta i i_1 * (w i * sin
    (psi i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (u1 * u2)) - (u0 * (u3 * u4)) = (((u3 * u4) - (u1 * u2)) * (0
    - u0) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_1 : Fin h) p_5 => (Rules.linear_combination (Rules.and_equation (w i_1 * sin (psi i_1) - w i * sin
      (psi i)) (r30 i_1 p_5) Rules.no_equation) (identity (delta i i_1) (w i) (sin (psi i)) (w i_1) (sin (psi
      i_1))))). }
  assert (r35 : forall (i_1 : Fin h), delta i i_1 * (w i_1 * sin (psi i_1)) = delta i i_1 * (w i * sin (psi i))).
  { exact (fun (i_1 : Fin h) => (Rules.index_cases (fun (i_1 : Fin h) => delta i i_1 * (w i_1 * sin (psi i_1)) = delta
    i i_1 * (w i * sin (psi i))) i i_1 (@eq_refl R (delta i i * (w i * sin (psi i)))) (fun p_6 => (r34 i_1 p_6)))). }
  assert (r36 : forall (i_1 : Fin h), 0 * (x i_1 * cos (phi i_1) - y i_1 * sin (phi i_1)) + g i_1 * (delta i i_1 * cos
    (phi i_1) + x i_1 * 0 + 0) + (0 * (y i_1 * cos (psi i_1) + x i_1 * sin (psi i_1)) + w i_1 * (0 + (delta i i_1 *
    sin (psi i_1) + x i_1 * 0))) = g i * delta i i_1 * cos (phi i) + w i * delta i i_1 * sin (psi i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10 u11 u12 : R, (((u0 * u1) * u2) + ((u3 * u1) * u4)) -
    (((0 * ((u5 * u6) - (u7 * u8))) + (u9 * (((u1 * u6) + (u5 * 0)) + 0))) + ((0 * ((u7 * u10) + (u5 * u11))) + (u12 *
    (0 + ((u1 * u11) + (u5 * 0)))))) = (1 * ((u1 * (u0 * u2)) - (u1 * (u9 * u6))) + (1 * ((u1 * (u3 * u4)) - (u1 *
    (u12 * u11))) + 0))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10 u11 u12; ring).
    exact (fun (i_1 : Fin h) => (Rules.linear_combination (Rules.and_equation 1 (r32 i_1) (Rules.and_equation 1 (r35
      i_1) Rules.no_equation)) (identity (g i) (delta i i_1) (cos (phi i)) (w i) (sin (psi i)) (x i_1) (cos (phi i_1))
      (y i_1) (sin (phi i_1)) (g i_1) (cos (psi i_1)) (sin (psi i_1)) (w i_1)))). }
  assert (r39 : forall (i_1 : Fin h), g i * delta i i_1 * cos (phi i) + w i * delta i i_1 * sin (psi i) = g i * cos
    (phi i) * (delta i_1 i * 1) + w i * sin (psi i) * (delta i_1 i * 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((u0 * u1) * (u2 * 1)) + ((u3 * u4) * (u2 * 1))) - (((u0 * u5) *
    u1) + ((u3 * u5) * u4)) = (((u0 * u1) * 1) * (u2 - u5) + (((u3 * u4) * 1) * (u2 - u5) + 0))) by (intros u0 u1 u2
    u3 u4 u5; ring).
    exact (fun (i_1 : Fin h) => (Rules.linear_combination (Rules.and_equation (g i * cos (phi i) * 1) (r26 i i_1)
      (Rules.and_equation (w i * sin (psi i) * 1) (r26 i i_1) Rules.no_equation)) (identity (g i) (cos (phi i)) (delta
      i_1 i) (w i) (sin (psi i)) (delta i i_1)))). }
  assert (r41 : Sum (fun i_ : Fin h => 0 * (x i_ * cos (phi i_) - y i_ * sin (phi i_)) + g i_ * (delta i_ i * cos (phi
    i_) + x i_ * 0 + 0) + (0 * (y i_ * cos (psi i_) + x i_ * sin (psi i_)) + w i_ * (0 + (delta i_ i * sin (psi i_) +
    x i_ * 0)))) = Sum (fun i_ : Fin h => g i * cos (phi i) * (delta i_ i * 1) + w i * sin (psi i) * (delta i_ i *
    1))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin h) => (eq_trans (eq_trans (r28 i_1) (r36 i_1)) (r39 i_1)))). }
  assert (r44 : Sum (fun i_ : Fin h => delta i_ i * 1) = 1).
  { exact (Facts.sum_delta h i (fun i : Fin h => 1)). }
  assert (r45 : g i * cos (phi i) * Sum (fun i_ : Fin h => delta i_ i * 1) = g i * cos (phi i) * 1).
  { exact (f_equal (fun (h_1 : R) => g i * cos (phi i) * h_1) r44). }
  assert (r48 : w i * sin (psi i) * Sum (fun i_ : Fin h => delta i_ i * 1) = w i * sin (psi i) * 1).
  { exact (f_equal (fun (h_2 : R) => w i * sin (psi i) * h_2) r44). }
  assert (r50 : Sum (fun i_ : Fin h => g i * cos (phi i) * (delta i_ i * 1)) + Sum (fun i_ : Fin h => w i * sin (psi
    i) * (delta i_ i * 1)) = g i * cos (phi i) * 1 + w i * sin (psi i) * 1).
  { exact (f_equal2 (fun (h_3 : R) (h_4 : R) => h_3 + h_4) (eq_trans (Facts.sum_scale h (g i * cos (phi i)) (fun i_ :
    Fin h => delta i_ i * 1)) r45) (eq_trans (Facts.sum_scale h (w i * sin (psi i)) (fun i_ : Fin h => delta i_ i *
    1)) r48)). }
  assert (r53 : g i * cos (phi i) * 1 + w i * sin (psi i) * 1 = g i * cos (phi i) + w i * sin (psi i)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * 1) + ((u2 * u3) * 1)) = ((u0 * u1) + (u2 * u3))) by
    (intros u0 u1 u2 u3; ring).
    exact (identity (g i) (cos (phi i)) (w i) (sin (psi i))). }
  assert (r55 : partial (entry i) (fun x : Fin h -> R => Sum (fun i : Fin h => g i * (x i * cos (phi i) - y i * sin
    (phi i)) + w i * (y i * cos (psi i) + x i * sin (psi i)))) x (g i * cos (phi i) + w i * sin (psi i))).
  { exact (Rules.deriv_eq (fun (x : Fin h -> R) => (@eq_refl R (Sum (fun i : Fin h => g i * (x i * cos (phi i) - y i *
    sin (phi i)) + w i * (y i * cos (psi i) + x i * sin (psi i)))))) r19 (eq_trans (eq_trans r41 (eq_trans
    (Facts.sum_add h (fun i_ : Fin h => g i * cos (phi i) * (delta i_ i * 1)) (fun i_ : Fin h => w i * sin (psi i) *
    (delta i_ i * 1))) r50)) r53)). }
  assert (r56 : forall (i_2 : Fin h), partial (entry i) (fun y : Fin h -> R => g i_2) y 0).
  { exact (fun (i_2 : Fin h) => (Rules.deriv_const _ _ _)). }
  assert (r57 : forall (i_2 : Fin h) (y : Fin h -> R), x i_2 * cos (phi i_2) - y i_2 * sin (phi i_2) = x i_2 * cos
    (phi i_2) + -1 * (y i_2 * sin (phi i_2))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u0 * u1) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (i_2 : Fin h) (y : Fin h -> R) => (identity (x i_2) (cos (phi i_2)) (y i_2) (sin (phi i_2)))). }
  assert (r59 : forall (i_2 : Fin h), partial (entry i) (fun y : Fin h -> R => x i_2 * cos (phi i_2)) y 0).
  { exact (fun (i_2 : Fin h) => (Rules.deriv_const _ _ _)). }
  assert (r60 : partial (entry i) (fun y : Fin h -> R => -1) y 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r61 : forall (i_2 : Fin h), partial (entry i) (fun y : Fin h -> R => y i_2) y (delta i_2 i)).
  { exact (fun (i_2 : Fin h) => (Rules.deriv_entry i_2 i y)). }
  assert (r62 : forall (i_2 : Fin h), partial (entry i) (fun y : Fin h -> R => sin (phi i_2)) y 0).
  { exact (fun (i_2 : Fin h) => (Rules.deriv_const _ _ _)). }
  assert (r63 : forall (i_2 : Fin h), partial (entry i) (fun y : Fin h -> R => y i_2 * sin (phi i_2)) y (delta i_2 i *
    sin (phi i_2) + y i_2 * 0)).
  { exact (fun (i_2 : Fin h) => (Rules.deriv_mul (r61 i_2) (r62 i_2))). }
  assert (r64 : forall (i_2 : Fin h), partial (entry i) (fun y : Fin h -> R => -1 * (y i_2 * sin (phi i_2))) y (0 * (y
    i_2 * sin (phi i_2)) + -1 * (delta i_2 i * sin (phi i_2) + y i_2 * 0))).
  { exact (fun (i_2 : Fin h) => (Rules.deriv_mul r60 (r63 i_2))). }
  assert (r65 : forall (i_2 : Fin h), partial (entry i) (fun y : Fin h -> R => x i_2 * cos (phi i_2) + -1 * (y i_2 *
    sin (phi i_2))) y (0 + (0 * (y i_2 * sin (phi i_2)) + -1 * (delta i_2 i * sin (phi i_2) + y i_2 * 0)))).
  { exact (fun (i_2 : Fin h) => (Rules.deriv_add (r59 i_2) (r64 i_2))). }
  assert (r67 : forall (i_2 : Fin h), partial (entry i) (fun y : Fin h -> R => x i_2 * cos (phi i_2) - y i_2 * sin
    (phi i_2)) y (0 + (0 * (y i_2 * sin (phi i_2)) + -1 * (delta i_2 i * sin (phi i_2) + y i_2 * 0)))).
  { exact (fun (i_2 : Fin h) => (Rules.deriv_eq (fun (y : Fin h -> R) => (eq_sym (r57 i_2 y))) (r65 i_2) (@eq_refl R
    (0 + (0 * (y i_2 * sin (phi i_2)) + -1 * (delta i_2 i * sin (phi i_2) + y i_2 * 0)))))). }
  assert (r68 : forall (i_2 : Fin h), partial (entry i) (fun y : Fin h -> R => g i_2 * (x i_2 * cos (phi i_2) - y i_2
    * sin (phi i_2))) y (0 * (x i_2 * cos (phi i_2) - y i_2 * sin (phi i_2)) + g i_2 * (0 + (0 * (y i_2 * sin (phi
    i_2)) + -1 * (delta i_2 i * sin (phi i_2) + y i_2 * 0))))).
  { exact (fun (i_2 : Fin h) => (Rules.deriv_mul (r56 i_2) (r67 i_2))). }
  assert (r69 : forall (i_2 : Fin h), partial (entry i) (fun y : Fin h -> R => w i_2) y 0).
  { exact (fun (i_2 : Fin h) => (Rules.deriv_const _ _ _)). }
  assert (r70 : forall (i_2 : Fin h), partial (entry i) (fun y : Fin h -> R => cos (psi i_2)) y 0).
  { exact (fun (i_2 : Fin h) => (Rules.deriv_const _ _ _)). }
  assert (r71 : forall (i_2 : Fin h), partial (entry i) (fun y : Fin h -> R => y i_2 * cos (psi i_2)) y (delta i_2 i *
    cos (psi i_2) + y i_2 * 0)).
  { exact (fun (i_2 : Fin h) => (Rules.deriv_mul (r61 i_2) (r70 i_2))). }
  assert (r72 : forall (i_2 : Fin h), partial (entry i) (fun y : Fin h -> R => x i_2 * sin (psi i_2)) y 0).
  { exact (fun (i_2 : Fin h) => (Rules.deriv_const _ _ _)). }
  assert (r73 : forall (i_2 : Fin h), partial (entry i) (fun y : Fin h -> R => y i_2 * cos (psi i_2) + x i_2 * sin
    (psi i_2)) y (delta i_2 i * cos (psi i_2) + y i_2 * 0 + 0)).
  { exact (fun (i_2 : Fin h) => (Rules.deriv_add (r71 i_2) (r72 i_2))). }
  assert (r74 : forall (i_2 : Fin h), partial (entry i) (fun y : Fin h -> R => w i_2 * (y i_2 * cos (psi i_2) + x i_2
    * sin (psi i_2))) y (0 * (y i_2 * cos (psi i_2) + x i_2 * sin (psi i_2)) + w i_2 * (delta i_2 i * cos (psi i_2) +
    y i_2 * 0 + 0))).
  { exact (fun (i_2 : Fin h) => (Rules.deriv_mul (r69 i_2) (r73 i_2))). }
  assert (r75 : forall (i_2 : Fin h), partial (entry i) (fun y : Fin h -> R => g i_2 * (x i_2 * cos (phi i_2) - y i_2
    * sin (phi i_2)) + w i_2 * (y i_2 * cos (psi i_2) + x i_2 * sin (psi i_2))) y (0 * (x i_2 * cos (phi i_2) - y i_2
    * sin (phi i_2)) + g i_2 * (0 + (0 * (y i_2 * sin (phi i_2)) + -1 * (delta i_2 i * sin (phi i_2) + y i_2 * 0))) +
    (0 * (y i_2 * cos (psi i_2) + x i_2 * sin (psi i_2)) + w i_2 * (delta i_2 i * cos (psi i_2) + y i_2 * 0 + 0)))).
  { exact (fun (i_2 : Fin h) => (Rules.deriv_add (r68 i_2) (r74 i_2))). }
  assert (r76 : partial (entry i) (fun y : Fin h -> R => Sum (fun i : Fin h => g i * (x i * cos (phi i) - y i * sin
    (phi i)) + w i * (y i * cos (psi i) + x i * sin (psi i)))) y (Sum (fun i_ : Fin h => 0 * (x i_ * cos (phi i_) - y
    i_ * sin (phi i_)) + g i_ * (0 + (0 * (y i_ * sin (phi i_)) + -1 * (delta i_ i * sin (phi i_) + y i_ * 0))) + (0 *
    (y i_ * cos (psi i_) + x i_ * sin (psi i_)) + w i_ * (delta i_ i * cos (psi i_) + y i_ * 0 + 0))))).
  { exact (Rules.deriv_sum (fun (i_2 : Fin h) => (r75 i_2))). }
  assert (r78 : forall (i_3 : Fin h), 0 * (x i_3 * cos (phi i_3) - y i_3 * sin (phi i_3)) + g i_3 * (0 + (0 * (y i_3 *
    sin (phi i_3)) + -1 * (delta i_3 i * sin (phi i_3) + y i_3 * 0))) + (0 * (y i_3 * cos (psi i_3) + x i_3 * sin (psi
    i_3)) + w i_3 * (delta i_3 i * cos (psi i_3) + y i_3 * 0 + 0)) = 0 * (x i_3 * cos (phi i_3) - y i_3 * sin (phi
    i_3)) + g i_3 * (0 + (0 * (y i_3 * sin (phi i_3)) + -1 * (delta i i_3 * sin (phi i_3) + y i_3 * 0))) + (0 * (y i_3
    * cos (psi i_3) + x i_3 * sin (psi i_3)) + w i_3 * (delta i i_3 * cos (psi i_3) + y i_3 * 0 + 0))).
  { exact (fun (i_3 : Fin h) => (f_equal (fun (h_5 : R) => 0 * (x i_3 * cos (phi i_3) - y i_3 * sin (phi i_3)) + g i_3
    * (0 + (0 * (y i_3 * sin (phi i_3)) + -1 * (h_5 * sin (phi i_3) + y i_3 * 0))) + (0 * (y i_3 * cos (psi i_3) + x
    i_3 * sin (psi i_3)) + w i_3 * (h_5 * cos (psi i_3) + y i_3 * 0 + 0))) (r26 i_3 i))). }
  assert (r80 : forall (i_3 : Fin h), i <> i_3 -> delta i i_3 = 0).
  { exact (fun (i_3 : Fin h) p_7 => (Facts.delta_apart h i i_3 p_7)). }
  assert (r81 : forall (i_3 : Fin h), i <> i_3 -> delta i i_3 * (g i_3 * sin (phi i_3)) = delta i i_3 * (g i * sin
    (phi i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (u1 * u2)) - (u0 * (u3 * u4)) = (((u3 * u4) - (u1 * u2)) * (0
    - u0) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_3 : Fin h) p_8 => (Rules.linear_combination (Rules.and_equation (g i_3 * sin (phi i_3) - g i * sin
      (phi i)) (r80 i_3 p_8) Rules.no_equation) (identity (delta i i_3) (g i) (sin (phi i)) (g i_3) (sin (phi
      i_3))))). }
  assert (r82 : forall (i_3 : Fin h), delta i i_3 * (g i_3 * sin (phi i_3)) = delta i i_3 * (g i * sin (phi i))).
  { exact (fun (i_3 : Fin h) => (Rules.index_cases (fun (i_3 : Fin h) => delta i i_3 * (g i_3 * sin (phi i_3)) = delta
    i i_3 * (g i * sin (phi i))) i i_3 (@eq_refl R (delta i i * (g i * sin (phi i)))) (fun p_9 => (r81 i_3 p_9)))). }
  assert (r84 : forall (i_3 : Fin h), i <> i_3 -> delta i i_3 * (w i_3 * cos (psi i_3)) = delta i i_3 * (w i * cos
    (psi i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (u1 * u2)) - (u0 * (u3 * u4)) = (((u3 * u4) - (u1 * u2)) * (0
    - u0) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_3 : Fin h) p_10 => (Rules.linear_combination (Rules.and_equation (w i_3 * cos (psi i_3) - w i * cos
      (psi i)) (r80 i_3 p_10) Rules.no_equation) (identity (delta i i_3) (w i) (cos (psi i)) (w i_3) (cos (psi
      i_3))))). }
  assert (r85 : forall (i_3 : Fin h), delta i i_3 * (w i_3 * cos (psi i_3)) = delta i i_3 * (w i * cos (psi i))).
  { exact (fun (i_3 : Fin h) => (Rules.index_cases (fun (i_3 : Fin h) => delta i i_3 * (w i_3 * cos (psi i_3)) = delta
    i i_3 * (w i * cos (psi i))) i i_3 (@eq_refl R (delta i i * (w i * cos (psi i)))) (fun p_11 => (r84 i_3 p_11)))).
    }
  assert (r86 : forall (i_3 : Fin h), 0 * (x i_3 * cos (phi i_3) - y i_3 * sin (phi i_3)) + g i_3 * (0 + (0 * (y i_3 *
    sin (phi i_3)) + -1 * (delta i i_3 * sin (phi i_3) + y i_3 * 0))) + (0 * (y i_3 * cos (psi i_3) + x i_3 * sin (psi
    i_3)) + w i_3 * (delta i i_3 * cos (psi i_3) + y i_3 * 0 + 0)) = -1 * (g i * delta i i_3 * sin (phi i)) + w i *
    delta i i_3 * cos (psi i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10 u11 u12 : R, (((-1) * ((u0 * u1) * u2)) + ((u3 * u1) *
    u4)) - (((0 * ((u5 * u6) - (u7 * u8))) + (u9 * (0 + ((0 * (u7 * u8)) + ((-1) * ((u1 * u8) + (u7 * 0))))))) + ((0 *
    ((u7 * u10) + (u5 * u11))) + (u12 * (((u1 * u10) + (u7 * 0)) + 0)))) = ((-1) * ((u1 * (u0 * u2)) - (u1 * (u9 *
    u8))) + (1 * ((u1 * (u3 * u4)) - (u1 * (u12 * u10))) + 0))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10 u11 u12;
    ring).
    exact (fun (i_3 : Fin h) => (Rules.linear_combination (Rules.and_equation (-1) (r82 i_3) (Rules.and_equation 1
      (r85 i_3) Rules.no_equation)) (identity (g i) (delta i i_3) (sin (phi i)) (w i) (cos (psi i)) (x i_3) (cos (phi
      i_3)) (y i_3) (sin (phi i_3)) (g i_3) (cos (psi i_3)) (sin (psi i_3)) (w i_3)))). }
  assert (r89 : forall (i_3 : Fin h), -1 * (g i * delta i i_3 * sin (phi i)) + w i * delta i i_3 * cos (psi i) = -1 *
    (g i * sin (phi i)) * (delta i_3 i * 1) + w i * cos (psi i) * (delta i_3 i * 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((-1) * (u0 * u1)) * (u2 * 1)) + ((u3 * u4) * (u2 * 1))) -
    (((-1) * ((u0 * u5) * u1)) + ((u3 * u5) * u4)) = ((((-1) * (u0 * u1)) * 1) * (u2 - u5) + (((u3 * u4) * 1) * (u2 -
    u5) + 0))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_3 : Fin h) => (Rules.linear_combination (Rules.and_equation (-1 * (g i * sin (phi i)) * 1) (r26 i
      i_3) (Rules.and_equation (w i * cos (psi i) * 1) (r26 i i_3) Rules.no_equation)) (identity (g i) (sin (phi i))
      (delta i_3 i) (w i) (cos (psi i)) (delta i i_3)))). }
  assert (r91 : Sum (fun i_ : Fin h => 0 * (x i_ * cos (phi i_) - y i_ * sin (phi i_)) + g i_ * (0 + (0 * (y i_ * sin
    (phi i_)) + -1 * (delta i_ i * sin (phi i_) + y i_ * 0))) + (0 * (y i_ * cos (psi i_) + x i_ * sin (psi i_)) + w
    i_ * (delta i_ i * cos (psi i_) + y i_ * 0 + 0))) = Sum (fun i_ : Fin h => -1 * (g i * sin (phi i)) * (delta i_ i
    * 1) + w i * cos (psi i) * (delta i_ i * 1))).
  { exact (Rules.sum_congruence (fun (i_3 : Fin h) => (eq_trans (eq_trans (r78 i_3) (r86 i_3)) (r89 i_3)))). }
  assert (r94 : -1 * (g i * sin (phi i)) * Sum (fun i_ : Fin h => delta i_ i * 1) = -1 * (g i * sin (phi i)) * 1).
  { exact (f_equal (fun (h_6 : R) => -1 * (g i * sin (phi i)) * h_6) r44). }
  assert (r97 : w i * cos (psi i) * Sum (fun i_ : Fin h => delta i_ i * 1) = w i * cos (psi i) * 1).
  { exact (f_equal (fun (h_7 : R) => w i * cos (psi i) * h_7) r44). }
  assert (r99 : Sum (fun i_ : Fin h => -1 * (g i * sin (phi i)) * (delta i_ i * 1)) + Sum (fun i_ : Fin h => w i * cos
    (psi i) * (delta i_ i * 1)) = -1 * (g i * sin (phi i)) * 1 + w i * cos (psi i) * 1).
  { exact (f_equal2 (fun (h_8 : R) (h_9 : R) => h_8 + h_9) (eq_trans (Facts.sum_scale h (-1 * (g i * sin (phi i)))
    (fun i_ : Fin h => delta i_ i * 1)) r94) (eq_trans (Facts.sum_scale h (w i * cos (psi i)) (fun i_ : Fin h => delta
    i_ i * 1)) r97)). }
  assert (r100 : Sum (fun i_ : Fin h => -1 * (g i * sin (phi i)) * (delta i_ i * 1) + w i * cos (psi i) * (delta i_ i
    * 1)) = -1 * (g i * sin (phi i)) * 1 + w i * cos (psi i) * 1).
  { exact (eq_trans (Facts.sum_add h (fun i_ : Fin h => -1 * (g i * sin (phi i)) * (delta i_ i * 1)) (fun i_ : Fin h
    => w i * cos (psi i) * (delta i_ i * 1))) r99). }
  assert (r102 : -1 * (g i * sin (phi i)) * 1 + w i * cos (psi i) * 1 = -1 * (g i * sin (phi i)) + w i * cos (psi i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((-1) * (u0 * u1)) * 1) + ((u2 * u3) * 1)) = (((-1) * (u0 * u1)) +
    (u2 * u3))) by (intros u0 u1 u2 u3; ring).
    exact (identity (g i) (sin (phi i)) (w i) (cos (psi i))). }
  assert (r104 : forall (i_4 : Fin h), i <> i_4 -> delta i i_4 = 0).
  { exact (fun (i_4 : Fin h) p_12 => (Facts.delta_apart h i i_4 p_12)). }
  assert (r105 : forall (i_4 : Fin h), i <> i_4 -> delta i i_4 * (w i_4 * cos (psi i_4)) = delta i i_4 * (w i * cos
    (psi i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (u1 * u2)) - (u0 * (u3 * u4)) = (((u3 * u4) - (u1 * u2)) * (0
    - u0) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_4 : Fin h) p_13 => (Rules.linear_combination (Rules.and_equation (w i_4 * cos (psi i_4) - w i * cos
      (psi i)) (r104 i_4 p_13) Rules.no_equation) (identity (delta i i_4) (w i) (cos (psi i)) (w i_4) (cos (psi
      i_4))))). }
  assert (r106 : forall (i_4 : Fin h), delta i i_4 * (w i_4 * cos (psi i_4)) = delta i i_4 * (w i * cos (psi i))).
  { exact (fun (i_4 : Fin h) => (Rules.index_cases (fun (i_4 : Fin h) => delta i i_4 * (w i_4 * cos (psi i_4)) = delta
    i i_4 * (w i * cos (psi i))) i i_4 (@eq_refl R (delta i i * (w i * cos (psi i)))) (fun p_14 => (r105 i_4 p_14)))).
    }
  assert (r107 : forall (i_4 : Fin h), i <> i_4 -> delta i i_4 * (g i_4 * sin (phi i_4)) = delta i i_4 * (g i * sin
    (phi i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (u1 * u2)) - (u0 * (u3 * u4)) = (((u3 * u4) - (u1 * u2)) * (0
    - u0) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_4 : Fin h) p_15 => (Rules.linear_combination (Rules.and_equation (g i_4 * sin (phi i_4) - g i * sin
      (phi i)) (r104 i_4 p_15) Rules.no_equation) (identity (delta i i_4) (g i) (sin (phi i)) (g i_4) (sin (phi
      i_4))))). }
  assert (r108 : forall (i_4 : Fin h), delta i i_4 * (g i_4 * sin (phi i_4)) = delta i i_4 * (g i * sin (phi i))).
  { exact (fun (i_4 : Fin h) => (Rules.index_cases (fun (i_4 : Fin h) => delta i i_4 * (g i_4 * sin (phi i_4)) = delta
    i i_4 * (g i * sin (phi i))) i i_4 (@eq_refl R (delta i i * (g i * sin (phi i)))) (fun p_16 => (r107 i_4 p_16)))).
    }
  assert (r109 : forall (i_4 : Fin h), delta i i_4 * (w i_4 * cos (psi i_4) - g i_4 * sin (phi i_4)) = -1 * (g i *
    delta i i_4 * sin (phi i)) + w i * delta i i_4 * cos (psi i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, (((-1) * ((u0 * u1) * u2)) + ((u3 * u1) * u4)) - (u1 *
    ((u5 * u6) - (u7 * u8))) = (1 * ((u1 * (u3 * u4)) - (u1 * (u5 * u6))) + ((-1) * ((u1 * (u0 * u2)) - (u1 * (u7 *
    u8))) + 0))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8; ring).
    exact (fun (i_4 : Fin h) => (Rules.linear_combination (Rules.and_equation 1 (r106 i_4) (Rules.and_equation (-1)
      (r108 i_4) Rules.no_equation)) (identity (g i) (delta i i_4) (sin (phi i)) (w i) (cos (psi i)) (w i_4) (cos (psi
      i_4)) (g i_4) (sin (phi i_4))))). }
  assert (r111 : forall (i_4 : Fin h), -1 * (g i * delta i i_4 * sin (phi i)) + w i * delta i i_4 * cos (psi i) = -1 *
    (g i * sin (phi i)) * (delta i_4 i * 1) + w i * cos (psi i) * (delta i_4 i * 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((-1) * (u0 * u1)) * (u2 * 1)) + ((u3 * u4) * (u2 * 1))) -
    (((-1) * ((u0 * u5) * u1)) + ((u3 * u5) * u4)) = ((((-1) * (u0 * u1)) * 1) * (u2 - u5) + (((u3 * u4) * 1) * (u2 -
    u5) + 0))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_4 : Fin h) => (Rules.linear_combination (Rules.and_equation (-1 * (g i * sin (phi i)) * 1) (r26 i
      i_4) (Rules.and_equation (w i * cos (psi i) * 1) (r26 i i_4) Rules.no_equation)) (identity (g i) (sin (phi i))
      (delta i_4 i) (w i) (cos (psi i)) (delta i i_4)))). }
  assert (r113 : Sum (fun i_ : Fin h => delta i i_ * (w i_ * cos (psi i_) - g i_ * sin (phi i_))) = Sum (fun i_ : Fin
    h => -1 * (g i * sin (phi i)) * (delta i_ i * 1) + w i * cos (psi i) * (delta i_ i * 1))).
  { exact (Rules.sum_congruence (fun (i_4 : Fin h) => (eq_trans (r109 i_4) (r111 i_4)))). }
  assert (r115 : Sum (fun i_ : Fin h => delta i i_ * (w i_ * cos (psi i_) - g i_ * sin (phi i_))) = -1 * (g i * sin
    (phi i)) + w i * cos (psi i)).
  { exact (eq_trans (eq_trans r113 r100) r102). }
  assert (r118 : w i * cos (psi i) - g i * sin (phi i) = -1 * (g i * sin (phi i)) + w i * cos (psi i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = (((-1) * (u2 * u3)) + (u0 * u1))) by (intros
    u0 u1 u2 u3; ring).
    exact (identity (w i) (cos (psi i)) (g i) (sin (phi i))). }
  assert (r122 : partial (entry i) (fun y : Fin h -> R => Sum (fun i : Fin h => g i * (x i * cos (phi i) - y i * sin
    (phi i)) + w i * (y i * cos (psi i) + x i * sin (psi i)))) y (w i * cos (psi i) - g i * sin (phi i))).
  { exact (Rules.deriv_eq (fun (y : Fin h -> R) => (@eq_refl R (Sum (fun i : Fin h => g i * (x i * cos (phi i) - y i *
    sin (phi i)) + w i * (y i * cos (psi i) + x i * sin (psi i)))))) r76 (eq_trans (eq_trans (eq_trans (eq_trans r91
    r100) r102) (eq_sym r115)) (eq_trans r115 (eq_sym r118)))). }
  exact (conj r55 r122).
Qed.

(* A step of a planar encoding. *)
Theorem planar_step (u x_next x y_next y v rho : R)
    (given_1 : u = x_next * x + y_next * y)
    (given_2 : v = y_next * x - x_next * y)
    (given_3 : x ^ 2 + y ^ 2 = rho)
    (given_4 : 0 < rho) :
  x_next = (u * x - v * y) / rho /\ y_next = (v * x + u * y) / rho.
Proof.
  assert (r1 : x ^ 2 = rho + -1 * y ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (u0 + ((-1) * (u1 ^ 2))) - (u2 ^ 2) = (1 * (u0 - ((u2 ^ 2) + (u1 ^ 2))) +
    0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 given_3 Rules.no_equation) (identity rho y x)). }
  assert (r2 : rho <> 0).
  { exact (Facts.ne_of_pos rho given_4). }
  assert (r4 : rho * (1 / rho) = 1).
  { exact (Facts.mul_inverse rho r2). }
  assert (r5 : (x ^ 2 + y ^ 2) * x_next / rho = x_next).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, u0 - ((((u1 ^ 2) + (u2 ^ 2)) * u0) * u3) = ((u0 * (1 * u3)) * ((u4 +
    ((-1) * (u2 ^ 2))) - (u1 ^ 2)) + (u0 * (1 - (u4 * (1 * u3))) + 0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (x_next * (1 / rho)) r1 (Rules.and_equation x_next r4
      Rules.no_equation)) (identity x_next x y (/ rho) rho)). }
  assert (r7 : (x ^ 2 + y ^ 2) * x_next / rho = x ^ 2 * x_next * (1 / rho) + x_next * y ^ 2 * (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 ^ 2) + (u1 ^ 2)) * u2) * u3) = ((((u0 ^ 2) * u2) * (1 * u3)) +
    ((u2 * (u1 ^ 2)) * (1 * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity x y x_next (/ rho)). }
  assert (r8 : (u * x - v * y) / rho = (u * x - v * y) * (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) - (u2 * u3)) * u4) = (((u0 * u1) - (u2 * u3)) * (1 *
    u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity u x v y (/ rho)). }
  assert (r10 : x_next * x + y_next * y = x * x_next + y * y_next).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u1 * u0) + (u3 * u2))) by (intros u0 u1 u2
    u3; ring).
    exact (identity x_next x y_next y). }
  assert (r11 : u = x * x_next + y * y_next).
  { exact (eq_trans given_1 r10). }
  assert (r13 : y_next * x - x_next * y = x * y_next + -1 * (x_next * y)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u1 * u0) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (identity y_next x x_next y). }
  assert (r14 : v = x * y_next + -1 * (x_next * y)).
  { exact (eq_trans given_2 r13). }
  assert (r15 : (u * x - v * y) * (1 / rho) = ((x * x_next + y * y_next) * x - (x * y_next + -1 * (x_next * y)) * y) *
    (1 / rho)).
  { exact (f_equal2 (fun (h : R) (h_ : R) => (h * x - h_ * y) * (1 / rho)) r11 r14). }
  assert (r17 : ((x * x_next + y * y_next) * x - (x * y_next + -1 * (x_next * y)) * y) * (1 / rho) = x ^ 2 * x_next *
    (1 / rho) + x_next * y ^ 2 * (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((u0 * u1) + (u2 * u3)) * u0) - (((u0 * u3) + ((-1) * (u1 * u2)))
    * u2)) * (1 * u4)) = ((((u0 ^ 2) * u1) * (1 * u4)) + ((u1 * (u2 ^ 2)) * (1 * u4)))) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (identity x x_next y y_next (/ rho)). }
  assert (r22 : (x ^ 2 + y ^ 2) * y_next / rho = y_next).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, u0 - ((((u1 ^ 2) + (u2 ^ 2)) * u0) * u3) = ((u0 * (1 * u3)) * ((u4 +
    ((-1) * (u2 ^ 2))) - (u1 ^ 2)) + (u0 * (1 - (u4 * (1 * u3))) + 0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (y_next * (1 / rho)) r1 (Rules.and_equation y_next r4
      Rules.no_equation)) (identity y_next x y (/ rho) rho)). }
  assert (r24 : (x ^ 2 + y ^ 2) * y_next / rho = x ^ 2 * y_next * (1 / rho) + y ^ 2 * y_next * (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 ^ 2) + (u1 ^ 2)) * u2) * u3) = ((((u0 ^ 2) * u2) * (1 * u3)) +
    (((u1 ^ 2) * u2) * (1 * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity x y y_next (/ rho)). }
  assert (r25 : (v * x + u * y) / rho = (v * x + u * y) * (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) + (u2 * u3)) * u4) = (((u0 * u1) + (u2 * u3)) * (1 *
    u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity v x u y (/ rho)). }
  assert (r26 : (v * x + u * y) * (1 / rho) = ((x * y_next + -1 * (x_next * y)) * x + (x * x_next + y * y_next) * y) *
    (1 / rho)).
  { exact (f_equal2 (fun (h_1 : R) (h_2 : R) => (h_1 * x + h_2 * y) * (1 / rho)) r14 r11). }
  assert (r28 : ((x * y_next + -1 * (x_next * y)) * x + (x * x_next + y * y_next) * y) * (1 / rho) = x ^ 2 * y_next *
    (1 / rho) + y ^ 2 * y_next * (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((u0 * u1) + ((-1) * (u2 * u3))) * u0) + (((u0 * u2) + (u3 * u1))
    * u3)) * (1 * u4)) = ((((u0 ^ 2) * u1) * (1 * u4)) + (((u3 ^ 2) * u1) * (1 * u4)))) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (identity x y_next x_next y (/ rho)). }
  exact (conj (eq_trans (eq_sym r5) (eq_trans r7 (eq_sym (eq_trans (eq_trans r8 r15) r17)))) (eq_trans (eq_sym r22)
    (eq_trans r24 (eq_sym (eq_trans (eq_trans r25 r26) r28))))).
Qed.

(* A step back of a planar encoding. *)
Theorem planar_step_back (u x_next x y_next y v rho : R)
    (given_1 : u = x_next * x + y_next * y)
    (given_2 : v = y_next * x - x_next * y)
    (given_3 : x_next ^ 2 + y_next ^ 2 = rho)
    (given_4 : 0 < rho) :
  x = (u * x_next + v * y_next) / rho /\ y = (u * y_next - v * x_next) / rho.
Proof.
  assert (r1 : x_next ^ 2 = rho + -1 * y_next ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (u0 + ((-1) * (u1 ^ 2))) - (u2 ^ 2) = (1 * (u0 - ((u2 ^ 2) + (u1 ^ 2))) +
    0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 given_3 Rules.no_equation) (identity rho y_next x_next)). }
  assert (r2 : rho <> 0).
  { exact (Facts.ne_of_pos rho given_4). }
  assert (r4 : rho * (1 / rho) = 1).
  { exact (Facts.mul_inverse rho r2). }
  assert (r5 : (x_next ^ 2 + y_next ^ 2) * x / rho = x).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, u0 - ((((u1 ^ 2) + (u2 ^ 2)) * u0) * u3) = ((u0 * (1 * u3)) * ((u4 +
    ((-1) * (u2 ^ 2))) - (u1 ^ 2)) + (u0 * (1 - (u4 * (1 * u3))) + 0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (x * (1 / rho)) r1 (Rules.and_equation x r4
      Rules.no_equation)) (identity x x_next y_next (/ rho) rho)). }
  assert (r7 : (x_next ^ 2 + y_next ^ 2) * x / rho = x * x_next ^ 2 * (1 / rho) + x * y_next ^ 2 * (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 ^ 2) + (u1 ^ 2)) * u2) * u3) = (((u2 * (u0 ^ 2)) * (1 * u3)) +
    ((u2 * (u1 ^ 2)) * (1 * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity x_next y_next x (/ rho)). }
  assert (r8 : (u * x_next + v * y_next) / rho = (u * x_next + v * y_next) * (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) + (u2 * u3)) * u4) = (((u0 * u1) + (u2 * u3)) * (1 *
    u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity u x_next v y_next (/ rho)). }
  assert (r10 : x_next * x + y_next * y = x * x_next + y * y_next).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u1 * u0) + (u3 * u2))) by (intros u0 u1 u2
    u3; ring).
    exact (identity x_next x y_next y). }
  assert (r11 : u = x * x_next + y * y_next).
  { exact (eq_trans given_1 r10). }
  assert (r13 : y_next * x - x_next * y = x * y_next + -1 * (x_next * y)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u1 * u0) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (identity y_next x x_next y). }
  assert (r14 : v = x * y_next + -1 * (x_next * y)).
  { exact (eq_trans given_2 r13). }
  assert (r15 : (u * x_next + v * y_next) * (1 / rho) = ((x * x_next + y * y_next) * x_next + (x * y_next + -1 *
    (x_next * y)) * y_next) * (1 / rho)).
  { exact (f_equal2 (fun (h : R) (h_ : R) => (h * x_next + h_ * y_next) * (1 / rho)) r11 r14). }
  assert (r17 : ((x * x_next + y * y_next) * x_next + (x * y_next + -1 * (x_next * y)) * y_next) * (1 / rho) = x *
    x_next ^ 2 * (1 / rho) + x * y_next ^ 2 * (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((u0 * u1) + (u2 * u3)) * u1) + (((u0 * u3) + ((-1) * (u1 * u2)))
    * u3)) * (1 * u4)) = (((u0 * (u1 ^ 2)) * (1 * u4)) + ((u0 * (u3 ^ 2)) * (1 * u4)))) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (identity x x_next y y_next (/ rho)). }
  assert (r22 : (x_next ^ 2 + y_next ^ 2) * y / rho = y).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, u0 - ((((u1 ^ 2) + (u2 ^ 2)) * u0) * u3) = ((u0 * (1 * u3)) * ((u4 +
    ((-1) * (u2 ^ 2))) - (u1 ^ 2)) + (u0 * (1 - (u4 * (1 * u3))) + 0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (y * (1 / rho)) r1 (Rules.and_equation y r4
      Rules.no_equation)) (identity y x_next y_next (/ rho) rho)). }
  assert (r24 : (x_next ^ 2 + y_next ^ 2) * y / rho = x_next ^ 2 * y * (1 / rho) + y * y_next ^ 2 * (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 ^ 2) + (u1 ^ 2)) * u2) * u3) = ((((u0 ^ 2) * u2) * (1 * u3)) +
    ((u2 * (u1 ^ 2)) * (1 * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity x_next y_next y (/ rho)). }
  assert (r25 : (u * y_next - v * x_next) / rho = (u * y_next - v * x_next) * (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) - (u2 * u3)) * u4) = (((u0 * u1) - (u2 * u3)) * (1 *
    u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity u y_next v x_next (/ rho)). }
  assert (r26 : (u * y_next - v * x_next) * (1 / rho) = ((x * x_next + y * y_next) * y_next - (x * y_next + -1 *
    (x_next * y)) * x_next) * (1 / rho)).
  { exact (f_equal2 (fun (h_1 : R) (h_2 : R) => (h_1 * y_next - h_2 * x_next) * (1 / rho)) r11 r14). }
  assert (r28 : ((x * x_next + y * y_next) * y_next - (x * y_next + -1 * (x_next * y)) * x_next) * (1 / rho) = x_next
    ^ 2 * y * (1 / rho) + y * y_next ^ 2 * (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((u0 * u1) + (u2 * u3)) * u3) - (((u0 * u3) + ((-1) * (u1 * u2)))
    * u1)) * (1 * u4)) = ((((u1 ^ 2) * u2) * (1 * u4)) + ((u2 * (u3 ^ 2)) * (1 * u4)))) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (identity x x_next y y_next (/ rho)). }
  exact (conj (eq_trans (eq_sym r5) (eq_trans r7 (eq_sym (eq_trans (eq_trans r8 r15) r17)))) (eq_trans (eq_sym r22)
    (eq_trans r24 (eq_sym (eq_trans (eq_trans r25 r26) r28))))).
Qed.

(* The modulus of the product of two neighbouring codes. *)
Theorem planar_modulus (u x_next x y_next y v rho : R)
    (given_1 : u = x_next * x + y_next * y)
    (given_2 : v = y_next * x - x_next * y)
    (given_3 : x ^ 2 + y ^ 2 = rho)
    (given_4 : x_next ^ 2 + y_next ^ 2 = rho) :
  u ^ 2 + v ^ 2 = rho ^ 2.
Proof.
  assert (r1 : x_next * x + y_next * y = x * x_next + y * y_next).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u1 * u0) + (u3 * u2))) by (intros u0 u1 u2
    u3; ring).
    exact (identity x_next x y_next y). }
  assert (r4 : y_next * x - x_next * y = x * y_next + -1 * (x_next * y)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u1 * u0) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (identity y_next x x_next y). }
  assert (r6 : u ^ 2 + v ^ 2 = (x * x_next + y * y_next) ^ 2 + (x * y_next + -1 * (x_next * y)) ^ 2).
  { exact (f_equal2 (fun (h : R) (h_ : R) => h ^ 2 + h_ ^ 2) (eq_trans given_1 r1) (eq_trans given_2 r4)). }
  assert (r7 : (x * x_next + y * y_next) ^ 2 + (x * y_next + -1 * (x_next * y)) ^ 2 = x ^ 2 * x_next ^ 2 + x ^ 2 *
    y_next ^ 2 + x_next ^ 2 * y ^ 2 + y ^ 2 * y_next ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 * u1) + (u2 * u3)) ^ 2) + (((u0 * u3) + ((-1) * (u1 * u2))) ^
    2)) = (((((u0 ^ 2) * (u1 ^ 2)) + ((u0 ^ 2) * (u3 ^ 2))) + ((u1 ^ 2) * (u2 ^ 2))) + ((u2 ^ 2) * (u3 ^ 2)))) by
    (intros u0 u1 u2 u3; ring).
    exact (identity x x_next y y_next). }
  assert (r9 : (x_next * x + y_next * y) ^ 2 + (y_next * x - x_next * y) ^ 2 = x ^ 2 * x_next ^ 2 + x ^ 2 * y_next ^ 2
    + x_next ^ 2 * y ^ 2 + y ^ 2 * y_next ^ 2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 * u1) + (u2 * u3)) ^ 2) + (((u2 * u1) - (u0 * u3)) ^ 2)) =
    (((((u1 ^ 2) * (u0 ^ 2)) + ((u1 ^ 2) * (u2 ^ 2))) + ((u0 ^ 2) * (u3 ^ 2))) + ((u3 ^ 2) * (u2 ^ 2)))) by (intros u0
    u1 u2 u3; ring).
    exact (identity x_next x y_next y). }
  assert (r13 : x ^ 2 = rho + -1 * y ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (u0 + ((-1) * (u1 ^ 2))) - (u2 ^ 2) = (1 * (u0 - ((u2 ^ 2) + (u1 ^ 2))) +
    0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 given_3 Rules.no_equation) (identity rho y x)). }
  assert (r14 : (x_next * x + y_next * y) ^ 2 + (y_next * x - x_next * y) ^ 2 = rho * x_next ^ 2 + rho * y_next ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * (u1 ^ 2)) + (u0 * (u2 ^ 2))) - ((((u1 * u3) + (u2 * u4)) ^ 2)
    + (((u2 * u3) - (u1 * u4)) ^ 2)) = (((u1 ^ 2) + (u2 ^ 2)) * ((u0 + ((-1) * (u4 ^ 2))) - (u3 ^ 2)) + 0)) by (intros
    u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (x_next ^ 2 + y_next ^ 2) r13 Rules.no_equation) (identity rho
      x_next y_next x y)). }
  assert (r15 : (x ^ 2 + y ^ 2) * (x_next ^ 2 + y_next ^ 2) = rho * x_next ^ 2 + rho * y_next ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * (u1 ^ 2)) + (u0 * (u2 ^ 2))) - (((u3 ^ 2) + (u4 ^ 2)) * ((u1
    ^ 2) + (u2 ^ 2))) = (((u1 ^ 2) + (u2 ^ 2)) * ((u0 + ((-1) * (u4 ^ 2))) - (u3 ^ 2)) + 0)) by (intros u0 u1 u2 u3
    u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (x_next ^ 2 + y_next ^ 2) r13 Rules.no_equation) (identity rho
      x_next y_next x y)). }
  assert (r20 : x_next ^ 2 = rho + -1 * y_next ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (u0 + ((-1) * (u1 ^ 2))) - (u2 ^ 2) = (1 * (u0 - ((u2 ^ 2) + (u1 ^ 2))) +
    0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 given_4 Rules.no_equation) (identity rho y_next x_next)). }
  assert (r21 : (x ^ 2 + y ^ 2) * (x_next ^ 2 + y_next ^ 2) = rho ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 ^ 2) - (((u1 ^ 2) + (u2 ^ 2)) * ((u3 ^ 2) + (u4 ^ 2))) = (((u3 ^
    2) + (u4 ^ 2)) * ((u0 + ((-1) * (u2 ^ 2))) - (u1 ^ 2)) + (u0 * ((u0 + ((-1) * (u4 ^ 2))) - (u3 ^ 2)) + 0))) by
    (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (x_next ^ 2 + y_next ^ 2) r13 (Rules.and_equation rho r20
      Rules.no_equation)) (identity rho x y x_next y_next)). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r6 r7) (eq_sym r9)) (eq_trans r14 (eq_sym r15))) r21).
Qed.

(* In the plane, encodings by complex products are powers. *)
Theorem relative_encoding_planar (u : R) (a b : Z -> R) (v rho : R) (A B : Z -> R) (t : Z)
    (given_1 : forall t : Z, u = a (Z.succ t) * a t + b (Z.succ t) * b t)
    (given_2 : forall t : Z, v = b (Z.succ t) * a t - a (Z.succ t) * b t)
    (given_3 : forall t : Z, a t ^ 2 + b t ^ 2 = rho)
    (given_4 : 0 < rho)
    (given_5 : A 0%Z = 1)
    (given_6 : B 0%Z = 0)
    (given_7 : forall t : Z, A (Z.succ t) = (u * A t - v * B t) / rho)
    (given_8 : forall t : Z, B (Z.succ t) = (v * A t + u * B t) / rho) :
  a t = A t * a 0%Z - B t * b 0%Z /\ b t = B t * a 0%Z + A t * b 0%Z.
Proof.
  assert (r2 : A 0%Z * a 0%Z - B 0%Z * b 0%Z = 1 * a 0%Z - 0 * b 0%Z).
  { exact (f_equal2 (fun (h : R) (h_ : R) => h * a 0%Z - h_ * b 0%Z) given_5 given_6). }
  assert (r3 : 1 * a 0%Z - 0 * b 0%Z = a 0%Z).
  { assert (identity : forall u0 u1 : R, ((1 * u0) - (0 * u1)) = u0) by (intros u0 u1; ring).
    exact (identity (a 0%Z) (b 0%Z)). }
  assert (r6 : B 0%Z * a 0%Z + A 0%Z * b 0%Z = 0 * a 0%Z + 1 * b 0%Z).
  { exact (f_equal2 (fun (h_1 : R) (h_2 : R) => h_1 * a 0%Z + h_2 * b 0%Z) given_6 given_5). }
  assert (r7 : 0 * a 0%Z + 1 * b 0%Z = b 0%Z).
  { assert (identity : forall u0 u1 : R, ((0 * u0) + (1 * u1)) = u1) by (intros u0 u1; ring).
    exact (identity (a 0%Z) (b 0%Z)). }
  assert (r12 : forall (i : Z), v = b (Z.succ i) * a i - a (Z.succ i) * b i).
  { exact (fun (i : Z) => (given_2 i)). }
  assert (r15 : forall (i_ : Z), u = a (Z.succ i_) * a i_ + b (Z.succ i_) * b i_).
  { exact (fun (i_ : Z) => (given_1 i_)). }
  assert (r18 : forall (i_1 : Z), a i_1 ^ 2 + b i_1 ^ 2 = rho).
  { exact (fun (i_1 : Z) => (given_3 i_1)). }
  assert (r24 : forall (t : Z), a (Z.succ t) = (u * a t - v * b t) / rho /\ b (Z.succ t) = (v * a t + u * b t) / rho).
  { exact (fun (t : Z) => (Sinusoidal.planar_step u (a (Z.succ t)) (a t) (b (Z.succ t)) (b t) v rho (r15 t) (r12 t)
    (r18 t) given_4)). }
  assert (r26 : forall (t : Z), (u * a t - v * b t) / rho = (u * a t - v * b t) * (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) - (u2 * u3)) * u4) = (((u0 * u1) - (u2 * u3)) * (1 *
    u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (t : Z) => (identity u (a t) v (b t) (/ rho))). }
  assert (r29 : forall (t : Z), A t * a 0%Z - B t * b 0%Z = A t * a 0%Z + -1 * (B t * b 0%Z)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u0 * u1) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (t : Z) => (identity (A t) (a 0%Z) (B t) (b 0%Z))). }
  assert (r30 : forall (t : Z), a t = A t * a 0%Z - B t * b 0%Z /\ b t = B t * a 0%Z + A t * b 0%Z -> a t = A t * a
    0%Z + -1 * (B t * b 0%Z)).
  { exact (fun (t : Z) p => (eq_trans (proj1 p) (r29 t))). }
  assert (r32 : forall (t : Z), B t * a 0%Z + A t * b 0%Z = A t * b 0%Z + B t * a 0%Z).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u2 * u3) + (u0 * u1))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (t : Z) => (identity (B t) (a 0%Z) (A t) (b 0%Z))). }
  assert (r33 : forall (t : Z), a t = A t * a 0%Z - B t * b 0%Z /\ b t = B t * a 0%Z + A t * b 0%Z -> b t = A t * b
    0%Z + B t * a 0%Z).
  { exact (fun (t : Z) p_ => (eq_trans (proj2 p_) (r32 t))). }
  assert (r34 : forall (t : Z), a t = A t * a 0%Z - B t * b 0%Z /\ b t = B t * a 0%Z + A t * b 0%Z -> (u * a t - v * b
    t) * (1 / rho) = (u * (A t * a 0%Z + -1 * (B t * b 0%Z)) - v * (A t * b 0%Z + B t * a 0%Z)) * (1 / rho)).
  { exact (fun (t : Z) p_1 => (f_equal2 (fun (h_3 : R) (h_4 : R) => (u * h_3 - v * h_4) * (1 / rho)) (r30 t p_1) (r33
    t p_1))). }
  assert (r36 : forall (t : Z), (u * (A t * a 0%Z + -1 * (B t * b 0%Z)) - v * (A t * b 0%Z + B t * a 0%Z)) * (1 / rho)
    = A t * a 0%Z * u * (1 / rho) + -1 * (A t * b 0%Z * v * (1 / rho)) + -1 * (B t * a 0%Z * v * (1 / rho)) + -1 * (B
    t * b 0%Z * u * (1 / rho))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((u0 * ((u1 * u2) + ((-1) * (u3 * u4)))) - (u5 * ((u1 * u4) +
    (u3 * u2)))) * (1 * u6)) = ((((((u1 * u2) * u0) * (1 * u6)) + ((-1) * (((u1 * u4) * u5) * (1 * u6)))) + ((-1) *
    (((u3 * u2) * u5) * (1 * u6)))) + ((-1) * (((u3 * u4) * u0) * (1 * u6))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity u (A t) (a 0%Z) (B t) (b 0%Z) v (/ rho))). }
  assert (r38 : forall (t : Z), (u * (A t * a 0%Z - B t * b 0%Z) - v * (B t * a 0%Z + A t * b 0%Z)) / rho = A t * a
    0%Z * u * (1 / rho) + -1 * (A t * b 0%Z * v * (1 / rho)) + -1 * (B t * a 0%Z * v * (1 / rho)) + -1 * (B t * b 0%Z
    * u * (1 / rho))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((u0 * ((u1 * u2) - (u3 * u4))) - (u5 * ((u3 * u2) + (u1 *
    u4)))) * u6) = ((((((u1 * u2) * u0) * (1 * u6)) + ((-1) * (((u1 * u4) * u5) * (1 * u6)))) + ((-1) * (((u3 * u2) *
    u5) * (1 * u6)))) + ((-1) * (((u3 * u4) * u0) * (1 * u6))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity u (A t) (a 0%Z) (B t) (b 0%Z) v (/ rho))). }
  assert (r43 : forall (i_2 : Z), A (Z.succ i_2) = (u * A i_2 - v * B i_2) / rho).
  { exact (fun (i_2 : Z) => (given_7 i_2)). }
  assert (r45 : forall (t : Z), (u * A t - v * B t) / rho = A t * u * (1 / rho) + -1 * (B t * v * (1 / rho))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) - (u2 * u3)) * u4) = (((u1 * u0) * (1 * u4)) + ((-1) *
    ((u3 * u2) * (1 * u4))))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (t : Z) => (identity u (A t) v (B t) (/ rho))). }
  assert (r46 : forall (t : Z), A (Z.succ t) = A t * u * (1 / rho) + -1 * (B t * v * (1 / rho))).
  { exact (fun (t : Z) => (eq_trans (r43 t) (r45 t))). }
  assert (r48 : forall (i_3 : Z), B (Z.succ i_3) = (v * A i_3 + u * B i_3) / rho).
  { exact (fun (i_3 : Z) => (given_8 i_3)). }
  assert (r50 : forall (t : Z), (v * A t + u * B t) / rho = A t * v * (1 / rho) + B t * u * (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) + (u2 * u3)) * u4) = (((u1 * u0) * (1 * u4)) + ((u3 *
    u2) * (1 * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (t : Z) => (identity v (A t) u (B t) (/ rho))). }
  assert (r51 : forall (t : Z), B (Z.succ t) = A t * v * (1 / rho) + B t * u * (1 / rho)).
  { exact (fun (t : Z) => (eq_trans (r48 t) (r50 t))). }
  assert (r52 : forall (t : Z), A (Z.succ t) * a 0%Z - B (Z.succ t) * b 0%Z = (A t * u * (1 / rho) + -1 * (B t * v *
    (1 / rho))) * a 0%Z - (A t * v * (1 / rho) + B t * u * (1 / rho)) * b 0%Z).
  { exact (fun (t : Z) => (f_equal2 (fun (h_5 : R) (h_6 : R) => h_5 * a 0%Z - h_6 * b 0%Z) (r46 t) (r51 t))). }
  assert (r53 : forall (t : Z), (A t * u * (1 / rho) + -1 * (B t * v * (1 / rho))) * a 0%Z - (A t * v * (1 / rho) + B
    t * u * (1 / rho)) * b 0%Z = A t * a 0%Z * u * (1 / rho) + -1 * (A t * b 0%Z * v * (1 / rho)) + -1 * (B t * a 0%Z
    * v * (1 / rho)) + -1 * (B t * b 0%Z * u * (1 / rho))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((u0 * u1) * (1 * u2)) + ((-1) * ((u3 * u4) * (1 * u2)))) *
    u5) - ((((u0 * u4) * (1 * u2)) + ((u3 * u1) * (1 * u2))) * u6)) = ((((((u0 * u5) * u1) * (1 * u2)) + ((-1) * (((u0
    * u6) * u4) * (1 * u2)))) + ((-1) * (((u3 * u5) * u4) * (1 * u2)))) + ((-1) * (((u3 * u6) * u1) * (1 * u2))))) by
    (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity (A t) u (/ rho) (B t) v (a 0%Z) (b 0%Z))). }
  assert (r59 : forall (t : Z), (v * a t + u * b t) / rho = (v * a t + u * b t) * (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) + (u2 * u3)) * u4) = (((u0 * u1) + (u2 * u3)) * (1 *
    u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (t : Z) => (identity v (a t) u (b t) (/ rho))). }
  assert (r60 : forall (t : Z), a t = A t * a 0%Z - B t * b 0%Z /\ b t = B t * a 0%Z + A t * b 0%Z -> (v * a t + u * b
    t) * (1 / rho) = (v * (A t * a 0%Z + -1 * (B t * b 0%Z)) + u * (A t * b 0%Z + B t * a 0%Z)) * (1 / rho)).
  { exact (fun (t : Z) p_2 => (f_equal2 (fun (h_7 : R) (h_8 : R) => (v * h_7 + u * h_8) * (1 / rho)) (r30 t p_2) (r33
    t p_2))). }
  assert (r62 : forall (t : Z), (v * (A t * a 0%Z + -1 * (B t * b 0%Z)) + u * (A t * b 0%Z + B t * a 0%Z)) * (1 / rho)
    = A t * a 0%Z * v * (1 / rho) + A t * b 0%Z * u * (1 / rho) + B t * a 0%Z * u * (1 / rho) + -1 * (B t * b 0%Z * v
    * (1 / rho))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((u0 * ((u1 * u2) + ((-1) * (u3 * u4)))) + (u5 * ((u1 * u4) +
    (u3 * u2)))) * (1 * u6)) = ((((((u1 * u2) * u0) * (1 * u6)) + (((u1 * u4) * u5) * (1 * u6))) + (((u3 * u2) * u5) *
    (1 * u6))) + ((-1) * (((u3 * u4) * u0) * (1 * u6))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity v (A t) (a 0%Z) (B t) (b 0%Z) u (/ rho))). }
  assert (r64 : forall (t : Z), (v * (A t * a 0%Z - B t * b 0%Z) + u * (B t * a 0%Z + A t * b 0%Z)) / rho = A t * a
    0%Z * v * (1 / rho) + A t * b 0%Z * u * (1 / rho) + B t * a 0%Z * u * (1 / rho) + -1 * (B t * b 0%Z * v * (1 /
    rho))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((u0 * ((u1 * u2) - (u3 * u4))) + (u5 * ((u3 * u2) + (u1 *
    u4)))) * u6) = ((((((u1 * u2) * u0) * (1 * u6)) + (((u1 * u4) * u5) * (1 * u6))) + (((u3 * u2) * u5) * (1 * u6)))
    + ((-1) * (((u3 * u4) * u0) * (1 * u6))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity v (A t) (a 0%Z) (B t) (b 0%Z) u (/ rho))). }
  assert (r68 : forall (t : Z), B (Z.succ t) * a 0%Z + A (Z.succ t) * b 0%Z = (A t * v * (1 / rho) + B t * u * (1 /
    rho)) * a 0%Z + (A t * u * (1 / rho) + -1 * (B t * v * (1 / rho))) * b 0%Z).
  { exact (fun (t : Z) => (f_equal2 (fun (h_9 : R) (h_10 : R) => h_9 * a 0%Z + h_10 * b 0%Z) (r51 t) (r46 t))). }
  assert (r69 : forall (t : Z), (A t * v * (1 / rho) + B t * u * (1 / rho)) * a 0%Z + (A t * u * (1 / rho) + -1 * (B t
    * v * (1 / rho))) * b 0%Z = A t * a 0%Z * v * (1 / rho) + A t * b 0%Z * u * (1 / rho) + B t * a 0%Z * u * (1 /
    rho) + -1 * (B t * b 0%Z * v * (1 / rho))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((u0 * u1) * (1 * u2)) + ((u3 * u4) * (1 * u2))) * u5) +
    ((((u0 * u4) * (1 * u2)) + ((-1) * ((u3 * u1) * (1 * u2)))) * u6)) = ((((((u0 * u5) * u1) * (1 * u2)) + (((u0 *
    u6) * u4) * (1 * u2))) + (((u3 * u5) * u4) * (1 * u2))) + ((-1) * (((u3 * u6) * u1) * (1 * u2))))) by (intros u0
    u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity (A t) v (/ rho) (B t) u (a 0%Z) (b 0%Z))). }
  assert (r75 : forall (i_4 : Z), a i_4 ^ 2 + b i_4 ^ 2 = rho).
  { exact (fun (i_4 : Z) => (given_3 i_4)). }
  assert (r81 : forall (t : Z), a t = (u * a (Z.succ t) + v * b (Z.succ t)) / rho /\ b t = (u * b (Z.succ t) - v * a
    (Z.succ t)) / rho).
  { exact (fun (t : Z) => (Sinusoidal.planar_step_back u (a (Z.succ t)) (a t) (b (Z.succ t)) (b t) v rho (r15 t) (r12
    t) (r75 (Z.succ t)) given_4)). }
  assert (r83 : forall (t : Z), (u * a (Z.succ t) + v * b (Z.succ t)) / rho = (u * a (Z.succ t) + v * b (Z.succ t)) *
    (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) + (u2 * u3)) * u4) = (((u0 * u1) + (u2 * u3)) * (1 *
    u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (t : Z) => (identity u (a (Z.succ t)) v (b (Z.succ t)) (/ rho))). }
  assert (r86 : forall (t : Z), A (Z.succ t) * a 0%Z - B (Z.succ t) * b 0%Z = A (Z.succ t) * a 0%Z + -1 * (B (Z.succ
    t) * b 0%Z)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) - (u2 * u3)) = ((u0 * u1) + ((-1) * (u2 * u3)))) by (intros
    u0 u1 u2 u3; ring).
    exact (fun (t : Z) => (identity (A (Z.succ t)) (a 0%Z) (B (Z.succ t)) (b 0%Z))). }
  assert (r87 : forall (t : Z), a (Z.succ t) = A (Z.succ t) * a 0%Z - B (Z.succ t) * b 0%Z /\ b (Z.succ t) = B (Z.succ
    t) * a 0%Z + A (Z.succ t) * b 0%Z -> a (Z.succ t) = A (Z.succ t) * a 0%Z + -1 * (B (Z.succ t) * b 0%Z)).
  { exact (fun (t : Z) p_3 => (eq_trans (proj1 p_3) (r86 t))). }
  assert (r89 : forall (t : Z), B (Z.succ t) * a 0%Z + A (Z.succ t) * b 0%Z = A (Z.succ t) * b 0%Z + B (Z.succ t) * a
    0%Z).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + (u2 * u3)) = ((u2 * u3) + (u0 * u1))) by (intros u0 u1 u2
    u3; ring).
    exact (fun (t : Z) => (identity (B (Z.succ t)) (a 0%Z) (A (Z.succ t)) (b 0%Z))). }
  assert (r90 : forall (t : Z), a (Z.succ t) = A (Z.succ t) * a 0%Z - B (Z.succ t) * b 0%Z /\ b (Z.succ t) = B (Z.succ
    t) * a 0%Z + A (Z.succ t) * b 0%Z -> b (Z.succ t) = A (Z.succ t) * b 0%Z + B (Z.succ t) * a 0%Z).
  { exact (fun (t : Z) p_4 => (eq_trans (proj2 p_4) (r89 t))). }
  assert (r91 : forall (t : Z), a (Z.succ t) = A (Z.succ t) * a 0%Z - B (Z.succ t) * b 0%Z /\ b (Z.succ t) = B (Z.succ
    t) * a 0%Z + A (Z.succ t) * b 0%Z -> (u * a (Z.succ t) + v * b (Z.succ t)) * (1 / rho) = (u * (A (Z.succ t) * a
    0%Z + -1 * (B (Z.succ t) * b 0%Z)) + v * (A (Z.succ t) * b 0%Z + B (Z.succ t) * a 0%Z)) * (1 / rho)).
  { exact (fun (t : Z) p_5 => (f_equal2 (fun (h_11 : R) (h_12 : R) => (u * h_11 + v * h_12) * (1 / rho)) (r87 t p_5)
    (r90 t p_5))). }
  assert (r93 : forall (t : Z), (u * (A (Z.succ t) * a 0%Z + -1 * (B (Z.succ t) * b 0%Z)) + v * (A (Z.succ t) * b 0%Z
    + B (Z.succ t) * a 0%Z)) * (1 / rho) = A (Z.succ t) * a 0%Z * u * (1 / rho) + A (Z.succ t) * b 0%Z * v * (1 / rho)
    + B (Z.succ t) * a 0%Z * v * (1 / rho) + -1 * (B (Z.succ t) * b 0%Z * u * (1 / rho))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((u0 * ((u1 * u2) + ((-1) * (u3 * u4)))) + (u5 * ((u1 * u4) +
    (u3 * u2)))) * (1 * u6)) = ((((((u1 * u2) * u0) * (1 * u6)) + (((u1 * u4) * u5) * (1 * u6))) + (((u3 * u2) * u5) *
    (1 * u6))) + ((-1) * (((u3 * u4) * u0) * (1 * u6))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity u (A (Z.succ t)) (a 0%Z) (B (Z.succ t)) (b 0%Z) v (/ rho))). }
  assert (r95 : forall (t : Z), (u * (A (Z.succ t) * a 0%Z - B (Z.succ t) * b 0%Z) + v * (B (Z.succ t) * a 0%Z + A
    (Z.succ t) * b 0%Z)) / rho = A (Z.succ t) * a 0%Z * u * (1 / rho) + A (Z.succ t) * b 0%Z * v * (1 / rho) + B
    (Z.succ t) * a 0%Z * v * (1 / rho) + -1 * (B (Z.succ t) * b 0%Z * u * (1 / rho))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((u0 * ((u1 * u2) - (u3 * u4))) + (u5 * ((u3 * u2) + (u1 *
    u4)))) * u6) = ((((((u1 * u2) * u0) * (1 * u6)) + (((u1 * u4) * u5) * (1 * u6))) + (((u3 * u2) * u5) * (1 * u6)))
    + ((-1) * (((u3 * u4) * u0) * (1 * u6))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity u (A (Z.succ t)) (a 0%Z) (B (Z.succ t)) (b 0%Z) v (/ rho))). }
  assert (r99 : forall (t : Z), (u * (A (Z.succ t) * a 0%Z - B (Z.succ t) * b 0%Z) + v * (B (Z.succ t) * a 0%Z + A
    (Z.succ t) * b 0%Z)) / rho = (u * (A (Z.succ t) * a 0%Z - B (Z.succ t) * b 0%Z) + v * (B (Z.succ t) * a 0%Z + A
    (Z.succ t) * b 0%Z)) * (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((u0 * ((u1 * u2) - (u3 * u4))) + (u5 * ((u3 * u2) + (u1 *
    u4)))) * u6) = (((u0 * ((u1 * u2) - (u3 * u4))) + (u5 * ((u3 * u2) + (u1 * u4)))) * (1 * u6))) by (intros u0 u1 u2
    u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity u (A (Z.succ t)) (a 0%Z) (B (Z.succ t)) (b 0%Z) v (/ rho))). }
  assert (r100 : forall (t : Z), (u * (A (Z.succ t) * a 0%Z - B (Z.succ t) * b 0%Z) + v * (B (Z.succ t) * a 0%Z + A
    (Z.succ t) * b 0%Z)) * (1 / rho) = (u * ((A t * u * (1 / rho) + -1 * (B t * v * (1 / rho))) * a 0%Z - (A t * v *
    (1 / rho) + B t * u * (1 / rho)) * b 0%Z) + v * ((A t * v * (1 / rho) + B t * u * (1 / rho)) * a 0%Z + (A t * u *
    (1 / rho) + -1 * (B t * v * (1 / rho))) * b 0%Z)) * (1 / rho)).
  { exact (fun (t : Z) => (f_equal2 (fun (h_13 : R) (h_14 : R) => (u * (h_13 * a 0%Z - h_14 * b 0%Z) + v * (h_14 * a
    0%Z + h_13 * b 0%Z)) * (1 / rho)) (r46 t) (r51 t))). }
  assert (r102 : forall (t : Z), (u * ((A t * u * (1 / rho) + -1 * (B t * v * (1 / rho))) * a 0%Z - (A t * v * (1 /
    rho) + B t * u * (1 / rho)) * b 0%Z) + v * ((A t * v * (1 / rho) + B t * u * (1 / rho)) * a 0%Z + (A t * u * (1 /
    rho) + -1 * (B t * v * (1 / rho))) * b 0%Z)) * (1 / rho) = A t * a 0%Z * u ^ 2 * (1 / rho) ^ 2 + A t * a 0%Z * v ^
    2 * (1 / rho) ^ 2 + -1 * (B t * b 0%Z * u ^ 2 * (1 / rho) ^ 2) + -1 * (B t * b 0%Z * v ^ 2 * (1 / rho) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((u0 * (((((u1 * u0) * (1 * u2)) + ((-1) * ((u3 * u4) * (1 *
    u2)))) * u5) - ((((u1 * u4) * (1 * u2)) + ((u3 * u0) * (1 * u2))) * u6))) + (u4 * (((((u1 * u4) * (1 * u2)) + ((u3
    * u0) * (1 * u2))) * u5) + ((((u1 * u0) * (1 * u2)) + ((-1) * ((u3 * u4) * (1 * u2)))) * u6)))) * (1 * u2)) =
    ((((((u1 * u5) * (u0 ^ 2)) * ((1 * u2) ^ 2)) + (((u1 * u5) * (u4 ^ 2)) * ((1 * u2) ^ 2))) + ((-1) * (((u3 * u6) *
    (u0 ^ 2)) * ((1 * u2) ^ 2)))) + ((-1) * (((u3 * u6) * (u4 ^ 2)) * ((1 * u2) ^ 2))))) by (intros u0 u1 u2 u3 u4 u5
    u6; ring).
    exact (fun (t : Z) => (identity u (A t) (/ rho) (B t) v (a 0%Z) (b 0%Z))). }
  assert (r104 : forall (t : Z), (u ^ 2 + v ^ 2) / rho ^ 2 * (A t * a 0%Z - B t * b 0%Z) = (u ^ 2 + v ^ 2) * (1 / rho
    ^ 2) * (A t * a 0%Z - B t * b 0%Z)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((u0 ^ 2) + (u1 ^ 2)) * u2) * ((u3 * u4) - (u5 * u6))) =
    ((((u0 ^ 2) + (u1 ^ 2)) * (1 * u2)) * ((u3 * u4) - (u5 * u6)))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity u v (/ (rho ^ 2)) (A t) (a 0%Z) (B t) (b 0%Z))). }
  assert (r105 : rho ^ 2 = rho * rho).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity rho). }
  assert (r106 : 1 / rho ^ 2 = 1 / (rho * rho)).
  { exact (f_equal (fun (h_15 : R) => 1 / h_15) r105). }
  assert (r109 : 1 / rho * (1 / rho) = (1 / rho) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ rho)). }
  assert (r110 : 1 / rho ^ 2 = (1 / rho) ^ 2).
  { exact (eq_trans (eq_trans r106 (Facts.inverse_mul rho rho)) r109). }
  assert (r111 : forall (t : Z), (u ^ 2 + v ^ 2) * (1 / rho ^ 2) * (A t * a 0%Z - B t * b 0%Z) = (u ^ 2 + v ^ 2) * (1
    / rho) ^ 2 * (A t * a 0%Z - B t * b 0%Z)).
  { exact (fun (t : Z) => (f_equal (fun (h_16 : R) => (u ^ 2 + v ^ 2) * h_16 * (A t * a 0%Z - B t * b 0%Z)) r110)). }
  assert (r112 : forall (t : Z), (u ^ 2 + v ^ 2) / rho ^ 2 * (A t * a 0%Z - B t * b 0%Z) = (u ^ 2 + v ^ 2) * (1 / rho)
    ^ 2 * (A t * a 0%Z - B t * b 0%Z)).
  { exact (fun (t : Z) => (eq_trans (r104 t) (r111 t))). }
  assert (r113 : forall (t : Z), (u ^ 2 + v ^ 2) * (1 / rho) ^ 2 * (A t * a 0%Z - B t * b 0%Z) = A t * a 0%Z * u ^ 2 *
    (1 / rho) ^ 2 + A t * a 0%Z * v ^ 2 * (1 / rho) ^ 2 + -1 * (B t * b 0%Z * u ^ 2 * (1 / rho) ^ 2) + -1 * (B t * b
    0%Z * v ^ 2 * (1 / rho) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((u0 ^ 2) + (u1 ^ 2)) * ((1 * u2) ^ 2)) * ((u3 * u4) - (u5 *
    u6))) = ((((((u3 * u4) * (u0 ^ 2)) * ((1 * u2) ^ 2)) + (((u3 * u4) * (u1 ^ 2)) * ((1 * u2) ^ 2))) + ((-1) * (((u5
    * u6) * (u0 ^ 2)) * ((1 * u2) ^ 2)))) + ((-1) * (((u5 * u6) * (u1 ^ 2)) * ((1 * u2) ^ 2))))) by (intros u0 u1 u2
    u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity u v (/ rho) (A t) (a 0%Z) (B t) (b 0%Z))). }
  assert (r124 : u ^ 2 = rho ^ 2 + -1 * v ^ 2).
  { assert (identity : forall u0 u1 u2 : R, ((u0 ^ 2) + ((-1) * (u1 ^ 2))) - (u2 ^ 2) = (1 * ((u0 ^ 2) - ((u2 ^ 2) +
    (u1 ^ 2))) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Sinusoidal.planar_modulus u (a (Z.succ t)) (a t) (b (Z.succ
      t)) (b t) v rho (r15 t) (r12 t) (r18 t) (r75 (Z.succ t))) Rules.no_equation) (identity rho v u)). }
  assert (r125 : rho <> 0).
  { exact (Facts.ne_of_pos rho given_4). }
  assert (r127 : rho * (1 / rho) = 1).
  { exact (Facts.mul_inverse rho r125). }
  assert (r128 : forall (t : Z), (u ^ 2 + v ^ 2) * (1 / rho) ^ 2 * (A t * a 0%Z - B t * b 0%Z) = A t * a 0%Z + -1 * (B
    t * b 0%Z)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((u0 * u1) + ((-1) * (u2 * u3))) - ((((u4 ^ 2) + (u5 ^ 2))
    * ((1 * u6) ^ 2)) * ((u0 * u1) - (u2 * u3))) = ((((u0 * u1) * ((1 * u6) ^ 2)) + ((-1) * ((u2 * u3) * ((1 * u6) ^
    2)))) * (((u7 ^ 2) + ((-1) * (u5 ^ 2))) - (u4 ^ 2)) + ((((u0 * u1) * u7) * (1 * u6)) * (1 - (u7 * (1 * u6))) +
    (((-1) * (((u2 * u3) * u7) * (1 * u6))) * (1 - (u7 * (1 * u6))) + ((u0 * u1) * (1 - (u7 * (1 * u6))) + (((-1) *
    (u2 * u3)) * (1 - (u7 * (1 * u6))) + 0)))))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (t : Z) => (Rules.linear_combination (Rules.and_equation (A t * a 0%Z * (1 / rho) ^ 2 + -1 * (B t * b
      0%Z * (1 / rho) ^ 2)) r124 (Rules.and_equation (A t * a 0%Z * rho * (1 / rho)) r127 (Rules.and_equation (-1 * (B
      t * b 0%Z * rho * (1 / rho))) r127 (Rules.and_equation (A t * a 0%Z) r127 (Rules.and_equation (-1 * (B t * b
      0%Z)) r127 Rules.no_equation))))) (identity (A t) (a 0%Z) (B t) (b 0%Z) u v (/ rho) rho))). }
  assert (r134 : forall (t : Z), (u * b (Z.succ t) - v * a (Z.succ t)) / rho = (u * b (Z.succ t) - v * a (Z.succ t)) *
    (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) - (u2 * u3)) * u4) = (((u0 * u1) - (u2 * u3)) * (1 *
    u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (t : Z) => (identity u (b (Z.succ t)) v (a (Z.succ t)) (/ rho))). }
  assert (r135 : forall (t : Z), a (Z.succ t) = A (Z.succ t) * a 0%Z - B (Z.succ t) * b 0%Z /\ b (Z.succ t) = B
    (Z.succ t) * a 0%Z + A (Z.succ t) * b 0%Z -> (u * b (Z.succ t) - v * a (Z.succ t)) * (1 / rho) = (u * (A (Z.succ
    t) * b 0%Z + B (Z.succ t) * a 0%Z) - v * (A (Z.succ t) * a 0%Z + -1 * (B (Z.succ t) * b 0%Z))) * (1 / rho)).
  { exact (fun (t : Z) p_6 => (f_equal2 (fun (h_17 : R) (h_18 : R) => (u * h_17 - v * h_18) * (1 / rho)) (r90 t p_6)
    (r87 t p_6))). }
  assert (r137 : forall (t : Z), (u * (A (Z.succ t) * b 0%Z + B (Z.succ t) * a 0%Z) - v * (A (Z.succ t) * a 0%Z + -1 *
    (B (Z.succ t) * b 0%Z))) * (1 / rho) = -1 * (A (Z.succ t) * a 0%Z * v * (1 / rho)) + A (Z.succ t) * b 0%Z * u * (1
    / rho) + B (Z.succ t) * a 0%Z * u * (1 / rho) + B (Z.succ t) * b 0%Z * v * (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((u0 * ((u1 * u2) + (u3 * u4))) - (u5 * ((u1 * u4) + ((-1) *
    (u3 * u2))))) * (1 * u6)) = (((((-1) * (((u1 * u4) * u5) * (1 * u6))) + (((u1 * u2) * u0) * (1 * u6))) + (((u3 *
    u4) * u0) * (1 * u6))) + (((u3 * u2) * u5) * (1 * u6)))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity u (A (Z.succ t)) (b 0%Z) (B (Z.succ t)) (a 0%Z) v (/ rho))). }
  assert (r139 : forall (t : Z), (u * (B (Z.succ t) * a 0%Z + A (Z.succ t) * b 0%Z) - v * (A (Z.succ t) * a 0%Z - B
    (Z.succ t) * b 0%Z)) / rho = -1 * (A (Z.succ t) * a 0%Z * v * (1 / rho)) + A (Z.succ t) * b 0%Z * u * (1 / rho) +
    B (Z.succ t) * a 0%Z * u * (1 / rho) + B (Z.succ t) * b 0%Z * v * (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((u0 * ((u1 * u2) + (u3 * u4))) - (u5 * ((u3 * u2) - (u1 *
    u4)))) * u6) = (((((-1) * (((u3 * u2) * u5) * (1 * u6))) + (((u3 * u4) * u0) * (1 * u6))) + (((u1 * u2) * u0) * (1
    * u6))) + (((u1 * u4) * u5) * (1 * u6)))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity u (B (Z.succ t)) (a 0%Z) (A (Z.succ t)) (b 0%Z) v (/ rho))). }
  assert (r143 : forall (t : Z), (u * (B (Z.succ t) * a 0%Z + A (Z.succ t) * b 0%Z) - v * (A (Z.succ t) * a 0%Z - B
    (Z.succ t) * b 0%Z)) / rho = (u * (B (Z.succ t) * a 0%Z + A (Z.succ t) * b 0%Z) - v * (A (Z.succ t) * a 0%Z - B
    (Z.succ t) * b 0%Z)) * (1 / rho)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((u0 * ((u1 * u2) + (u3 * u4))) - (u5 * ((u3 * u2) - (u1 *
    u4)))) * u6) = (((u0 * ((u1 * u2) + (u3 * u4))) - (u5 * ((u3 * u2) - (u1 * u4)))) * (1 * u6))) by (intros u0 u1 u2
    u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity u (B (Z.succ t)) (a 0%Z) (A (Z.succ t)) (b 0%Z) v (/ rho))). }
  assert (r144 : forall (t : Z), (u * (B (Z.succ t) * a 0%Z + A (Z.succ t) * b 0%Z) - v * (A (Z.succ t) * a 0%Z - B
    (Z.succ t) * b 0%Z)) * (1 / rho) = (u * ((A t * v * (1 / rho) + B t * u * (1 / rho)) * a 0%Z + (A t * u * (1 /
    rho) + -1 * (B t * v * (1 / rho))) * b 0%Z) - v * ((A t * u * (1 / rho) + -1 * (B t * v * (1 / rho))) * a 0%Z - (A
    t * v * (1 / rho) + B t * u * (1 / rho)) * b 0%Z)) * (1 / rho)).
  { exact (fun (t : Z) => (f_equal2 (fun (h_19 : R) (h_20 : R) => (u * (h_19 * a 0%Z + h_20 * b 0%Z) - v * (h_20 * a
    0%Z - h_19 * b 0%Z)) * (1 / rho)) (r51 t) (r46 t))). }
  assert (r146 : forall (t : Z), (u * ((A t * v * (1 / rho) + B t * u * (1 / rho)) * a 0%Z + (A t * u * (1 / rho) + -1
    * (B t * v * (1 / rho))) * b 0%Z) - v * ((A t * u * (1 / rho) + -1 * (B t * v * (1 / rho))) * a 0%Z - (A t * v *
    (1 / rho) + B t * u * (1 / rho)) * b 0%Z)) * (1 / rho) = A t * b 0%Z * u ^ 2 * (1 / rho) ^ 2 + A t * b 0%Z * v ^ 2
    * (1 / rho) ^ 2 + B t * a 0%Z * u ^ 2 * (1 / rho) ^ 2 + B t * a 0%Z * v ^ 2 * (1 / rho) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((u0 * (((((u1 * u2) * (1 * u3)) + ((u4 * u0) * (1 * u3))) *
    u5) + ((((u1 * u0) * (1 * u3)) + ((-1) * ((u4 * u2) * (1 * u3)))) * u6))) - (u2 * (((((u1 * u0) * (1 * u3)) +
    ((-1) * ((u4 * u2) * (1 * u3)))) * u5) - ((((u1 * u2) * (1 * u3)) + ((u4 * u0) * (1 * u3))) * u6)))) * (1 * u3)) =
    ((((((u1 * u6) * (u0 ^ 2)) * ((1 * u3) ^ 2)) + (((u1 * u6) * (u2 ^ 2)) * ((1 * u3) ^ 2))) + (((u4 * u5) * (u0 ^
    2)) * ((1 * u3) ^ 2))) + (((u4 * u5) * (u2 ^ 2)) * ((1 * u3) ^ 2)))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity u (A t) v (/ rho) (B t) (a 0%Z) (b 0%Z))). }
  assert (r148 : forall (t : Z), (u ^ 2 + v ^ 2) / rho ^ 2 * (B t * a 0%Z + A t * b 0%Z) = (u ^ 2 + v ^ 2) * (1 / rho
    ^ 2) * (B t * a 0%Z + A t * b 0%Z)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((u0 ^ 2) + (u1 ^ 2)) * u2) * ((u3 * u4) + (u5 * u6))) =
    ((((u0 ^ 2) + (u1 ^ 2)) * (1 * u2)) * ((u3 * u4) + (u5 * u6)))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity u v (/ (rho ^ 2)) (B t) (a 0%Z) (A t) (b 0%Z))). }
  assert (r149 : forall (t : Z), (u ^ 2 + v ^ 2) * (1 / rho ^ 2) * (B t * a 0%Z + A t * b 0%Z) = (u ^ 2 + v ^ 2) * (1
    / rho) ^ 2 * (B t * a 0%Z + A t * b 0%Z)).
  { exact (fun (t : Z) => (f_equal (fun (h_21 : R) => (u ^ 2 + v ^ 2) * h_21 * (B t * a 0%Z + A t * b 0%Z)) r110)). }
  assert (r150 : forall (t : Z), (u ^ 2 + v ^ 2) / rho ^ 2 * (B t * a 0%Z + A t * b 0%Z) = (u ^ 2 + v ^ 2) * (1 / rho)
    ^ 2 * (B t * a 0%Z + A t * b 0%Z)).
  { exact (fun (t : Z) => (eq_trans (r148 t) (r149 t))). }
  assert (r151 : forall (t : Z), (u ^ 2 + v ^ 2) * (1 / rho) ^ 2 * (B t * a 0%Z + A t * b 0%Z) = A t * b 0%Z * u ^ 2 *
    (1 / rho) ^ 2 + A t * b 0%Z * v ^ 2 * (1 / rho) ^ 2 + B t * a 0%Z * u ^ 2 * (1 / rho) ^ 2 + B t * a 0%Z * v ^ 2 *
    (1 / rho) ^ 2).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((u0 ^ 2) + (u1 ^ 2)) * ((1 * u2) ^ 2)) * ((u3 * u4) + (u5 *
    u6))) = ((((((u5 * u6) * (u0 ^ 2)) * ((1 * u2) ^ 2)) + (((u5 * u6) * (u1 ^ 2)) * ((1 * u2) ^ 2))) + (((u3 * u4) *
    (u0 ^ 2)) * ((1 * u2) ^ 2))) + (((u3 * u4) * (u1 ^ 2)) * ((1 * u2) ^ 2)))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (t : Z) => (identity u v (/ rho) (B t) (a 0%Z) (A t) (b 0%Z))). }
  assert (r156 : forall (t : Z), (u ^ 2 + v ^ 2) * (1 / rho) ^ 2 * (B t * a 0%Z + A t * b 0%Z) = A t * b 0%Z + B t * a
    0%Z).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((u0 * u1) + (u2 * u3)) - ((((u4 ^ 2) + (u5 ^ 2)) * ((1 *
    u6) ^ 2)) * ((u2 * u3) + (u0 * u1))) = ((((u0 * u1) * ((1 * u6) ^ 2)) + ((u2 * u3) * ((1 * u6) ^ 2))) * (((u7 ^ 2)
    + ((-1) * (u5 ^ 2))) - (u4 ^ 2)) + ((((u2 * u3) * u7) * (1 * u6)) * (1 - (u7 * (1 * u6))) + ((((u0 * u1) * u7) *
    (1 * u6)) * (1 - (u7 * (1 * u6))) + ((u2 * u3) * (1 - (u7 * (1 * u6))) + ((u0 * u1) * (1 - (u7 * (1 * u6))) +
    0)))))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (t : Z) => (Rules.linear_combination (Rules.and_equation (A t * b 0%Z * (1 / rho) ^ 2 + B t * a 0%Z *
      (1 / rho) ^ 2) r124 (Rules.and_equation (B t * a 0%Z * rho * (1 / rho)) r127 (Rules.and_equation (A t * b 0%Z *
      rho * (1 / rho)) r127 (Rules.and_equation (B t * a 0%Z) r127 (Rules.and_equation (A t * b 0%Z) r127
      Rules.no_equation))))) (identity (A t) (b 0%Z) (B t) (a 0%Z) u v (/ rho) rho))). }
  exact (Rules.induction (fun (t : Z) => a t = A t * a 0%Z - B t * b 0%Z /\ b t = B t * a 0%Z + A t * b 0%Z) (conj
    (eq_sym (eq_trans r2 r3)) (eq_sym (eq_trans r6 r7))) (fun (t : Z) p_7 => (conj (eq_trans (eq_trans (proj1 (r24 t))
    (eq_trans (eq_trans (eq_trans (r26 t) (r34 t p_7)) (r36 t)) (eq_sym (r38 t)))) (eq_trans (r38 t) (eq_sym (eq_trans
    (r52 t) (r53 t))))) (eq_trans (eq_trans (proj2 (r24 t)) (eq_trans (eq_trans (eq_trans (r59 t) (r60 t p_7)) (r62
    t)) (eq_sym (r64 t)))) (eq_trans (r64 t) (eq_sym (eq_trans (r68 t) (r69 t))))))) (fun (t : Z) p_8 => (conj
    (eq_trans (eq_trans (eq_trans (proj1 (r81 t)) (eq_trans (eq_trans (eq_trans (r83 t) (r91 t p_8)) (r93 t)) (eq_sym
    (r95 t)))) (eq_trans (eq_trans (eq_trans (r99 t) (r100 t)) (r102 t)) (eq_sym (eq_trans (r112 t) (r113 t)))))
    (eq_trans (eq_trans (r112 t) (r128 t)) (eq_sym (r29 t)))) (eq_trans (eq_trans (eq_trans (proj2 (r81 t)) (eq_trans
    (eq_trans (eq_trans (r134 t) (r135 t p_8)) (r137 t)) (eq_sym (r139 t)))) (eq_trans (eq_trans (eq_trans (r143 t)
    (r144 t)) (r146 t)) (eq_sym (eq_trans (r150 t) (r151 t))))) (eq_trans (eq_trans (r150 t) (r156 t)) (eq_sym (r32
    t)))))) t).
Qed.
