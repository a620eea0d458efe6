(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List Arith.
From Derive Require Import Support ErrorFunction Model Pinned Points Refutation.
From Book Require Import Facts Softmax DotProduct Scaling Sinusoidal WitnessesSinusoidal.
Open Scope R_scope.

(* The table of positions, but: exponent of the channel, twice. *)
Theorem sinusoidal_table_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (t : Fin h -> R) (b m : R) (i : Fin h),
    position (fun i : Fin h => exp (- t i * ln b)) m (even i) = cos (m * exp (- (2 * t i) * ln b)) /\ position (fun i
      : Fin h => exp (- t i * ln b)) m (odd i) = sin (m * exp (- (2 * (t i + 1 / (2 * INR h))) * ln b))).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (t := (vector (1 :: (1 / 4) :: nil)) : Fin h -> R).
  pose (b := 6 : R).
  pose (m := 2 : R).
  pose (i := Fin.F1 : Fin h).
  pose proof (proj1 (wrong h h_pos t b m i)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The table of positions, sine first, but: exponent of the channel, twice. *)
Theorem sinusoidal_table_sin_first_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (t : Fin h -> R) (b m : R) (i : Fin h),
    position_sin_first (fun i : Fin h => exp (- t i * ln b)) m (even i) = sin (m * exp (- (2 * t i) * ln b)) /\
      position_sin_first (fun i : Fin h => exp (- t i * ln b)) m (odd i) = cos (m * exp (- (2 * (t i + 1 / (2 * INR
      h))) * ln b))).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (t := (vector (1 :: (1 / 4) :: nil)) : Fin h -> R).
  pose (b := 6 : R).
  pose (m := 2 : R).
  pose (i := Fin.F1 : Fin h).
  pose proof (proj1 (wrong h h_pos t b m i)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* A shift is linear in the position, but: difference depends on the shift. *)
Theorem sinusoidal_shift_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m k : R) (i : Fin h),
    position theta (m + k) (even i) = position theta m (even i) + position theta k (even i) - 1 /\ position theta (m +
      k) (odd i) = position theta k (odd i) * position theta m (even i) + position theta k (even i) * position theta m
      (odd i)).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (m := 2 : R).
  pose (k := (1 / 3) : R).
  pose (i := Fin.F1 : Fin h).
  pose proof (proj1 (wrong h h_pos theta m k i)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* A shift is linear in the position, but: one factor for each channel. *)
Theorem sinusoidal_shift_refuted_one_factor_for_each_channel :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m k : R) (i : Fin h),
    position theta (m + k) (even i) = position theta k (even i) * position theta m (even i) /\ position theta (m + k)
      (odd i) = position theta k (odd i) * position theta m (odd i)).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (m := 2 : R).
  pose (k := (1 / 3) : R).
  pose (i := Fin.F1 : Fin h).
  pose proof (proj1 (wrong h h_pos theta m k i)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* A shift is linear in the position, sine first, but: cosine first. *)
Theorem sinusoidal_shift_sin_first_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m k : R) (i : Fin h),
    position_sin_first theta (m + k) (even i) = position_sin_first theta m (even i) * position_sin_first theta k (even
      i) - position_sin_first theta m (odd i) * position_sin_first theta k (odd i) /\ position_sin_first theta (m + k)
      (odd i) = position_sin_first theta m (odd i) * position_sin_first theta k (odd i) - position_sin_first theta m
      (even i) * position_sin_first theta k (even i)).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (m := 2 : R).
  pose (k := (1 / 3) : R).
  pose (i := Fin.F1 : Fin h).
  pose proof (proj1 (wrong h h_pos theta m k i)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* A shift is a rotation, but: transposed rotation. *)
Theorem sinusoidal_shift_eq_rotation_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m k : R) (c : Fin (double h)),
    position theta (m + k) c = rotated theta (- k) (fun c : Fin (double h) => position theta m c) c).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (m := 2 : R).
  pose (k := (1 / 3) : R).
  pose (c := Fin.F1 : Fin (double h)).
  pose proof (wrong h h_pos theta m k c) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Rotations keep inner products, but: one vector rotated. *)
Theorem sinusoidal_rotation_orthogonal_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (q_ k : Fin (double h) -> R),
    Sum (fun c : Fin (double h) => rotated theta m q_ c * k c) = Sum (fun c : Fin (double h) => q_ c * k c)).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (m := 2 : R).
  pose (q_ := (vector ((1 / 3) :: (3 / 2) :: (-1) :: (2 / 3) :: nil)) : Fin (double h) -> R).
  pose (k := (vector (3 :: (1 / 2) :: (-2) :: (5 / 2) :: nil)) : Fin (double h) -> R).
  pose proof (wrong h h_pos theta m q_ k) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Rotations compose by adding positions, but: transposed rotation. *)
Theorem sinusoidal_rotation_compose_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (k l : R) (q_ : Fin (double h) -> R) (c : Fin (double
    h)),
    rotated theta k (fun c : Fin (double h) => rotated theta l q_ c) c = rotated theta (- (k + l)) q_ c).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (k := 2 : R).
  pose (l := (1 / 3) : R).
  pose (q_ := (vector ((3 / 2) :: (-1) :: (2 / 3) :: 3 :: nil)) : Fin (double h) -> R).
  pose (c := Fin.F1 : Fin (double h)).
  pose proof (wrong h h_pos theta k l q_ c) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Inner product of two positions, but: two frequencies in a pair. *)
Theorem sinusoidal_inner_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (m : R) (theta : Fin h -> R) (n : R),
    Sum (fun c : Fin (double h) => pairs (fun i : Fin h => cos (m * theta i)) (fun i : Fin h => sin (m * theta i ^ 2))
      c * pairs (fun i : Fin h => cos (n * theta i)) (fun i : Fin h => sin (n * theta i ^ 2)) c) = Sum (fun i : Fin h
      => cos ((m - n) * theta i))).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (m := 1 : R).
  pose (theta := (vector ((-1 / 2) :: 2 :: nil)) : Fin h -> R).
  pose (n := (1 / 3) : R).
  pose proof (wrong h h_pos m theta n) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Inner product of two positions, but: distance of other positions. *)
Theorem sinusoidal_inner_refuted_distance_of_other_positions :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (n m : R),
    Sum (fun c : Fin (double h) => position theta n c * position theta (m + n) c) = Sum (fun i : Fin h => cos (n *
      theta i))).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (n := 2 : R).
  pose (m := (1 / 3) : R).
  pose proof (wrong h h_pos theta n m) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* The inner product in complex form, but: two frequencies in a pair. *)
Theorem sinusoidal_inner_complex_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (m : R) (theta : Fin h -> R) (n : R),
    Sum (fun c : Fin (double h) => pairs (fun i : Fin h => cos (m * theta i)) (fun i : Fin h => sin (m * theta i ^ 2))
      c * pairs (fun i : Fin h => cos (n * theta i)) (fun i : Fin h => sin (n * theta i ^ 2)) c) = Sum (fun i : Fin h
      => real_product (cos (m * theta i)) (sin (m * theta i)) (cos (n * theta i)) (sin (n * theta i)))).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (m := 1 : R).
  pose (theta := (vector ((-1 / 2) :: 2 :: nil)) : Fin h -> R).
  pose (n := (1 / 3) : R).
  pose proof (wrong h h_pos m theta n) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* All positions have one length, but: two frequencies in a pair. *)
Theorem sinusoidal_norm_sq_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (m : R) (theta : Fin h -> R),
    Sum (fun c : Fin (double h) => pairs (fun i : Fin h => cos (m * theta i)) (fun i : Fin h => sin (m * theta i ^ 2))
      c ^ 2) = INR h).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (m := 1 : R).
  pose (theta := (vector ((-1 / 2) :: 2 :: nil)) : Fin h -> R).
  pose proof (wrong h h_pos m theta) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Inner products do not tell before from after, but: distance of other positions. *)
Theorem sinusoidal_inner_symmetric_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m k : R),
    Sum (fun c : Fin (double h) => position theta m c * position theta (m + k) c) = Sum (fun c : Fin (double h) =>
      position theta k c * position theta (m + k) c)).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (m := 2 : R).
  pose (k := (1 / 3) : R).
  pose proof (wrong h h_pos theta m k) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Distance of two positions, but: channel by channel. *)
Theorem sinusoidal_distance_sq_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (c : Fin (double h)) (n : R),
    position theta m c - position theta n c = position theta (m - n) c - position theta 0 c).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (m := 2 : R).
  pose (c := Fin.F1 : Fin (double h)).
  pose (n := (1 / 3) : R).
  pose proof (wrong h h_pos theta m c n) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The layout does not change inner products, but: layouts mixed. *)
Theorem sinusoidal_layout_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m n : R),
    Sum (fun c : Fin (double h) => position_sin_first theta m c * position theta n c) = Sum (fun c : Fin (double h) =>
      position theta m c * position theta n c)).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (m := 2 : R).
  pose (n := (1 / 3) : R).
  pose proof (wrong h h_pos theta m n) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Rotary positions, channel by channel, but: transposed rotation. *)
Theorem rotary_forward_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (q_ : Fin (double h) -> R) (i : Fin h),
    rotated theta m q_ (even i) = q_ (even i) * cos (m * theta i) + q_ (odd i) * sin (m * theta i) /\ rotated theta m
      q_ (odd i) = q_ (odd i) * cos (m * theta i) - q_ (even i) * sin (m * theta i)).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (m := 2 : R).
  pose (q_ := (vector ((1 / 3) :: (3 / 2) :: (-1) :: (2 / 3) :: nil)) : Fin (double h) -> R).
  pose (i := Fin.F1 : Fin h).
  pose proof (proj1 (wrong h h_pos theta m q_ i)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Rotary positions in halves, but: transposed rotation. *)
Theorem rotary_halves_forward_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (x y : Fin h -> R) (i : Fin h),
    rotated theta m (fun c : Fin (double h) => pairs x y c) (even i) = x i * cos (m * theta i) + y i * sin (m * theta
      i) /\ rotated theta m (fun c : Fin (double h) => pairs x y c) (odd i) = y i * cos (m * theta i) - x i * sin (m *
      theta i)).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (m := 2 : R).
  pose (x := (vector ((1 / 3) :: (3 / 2) :: nil)) : Fin h -> R).
  pose (y := (vector ((-1) :: (2 / 3) :: nil)) : Fin h -> R).
  pose (i := Fin.F1 : Fin h).
  pose proof (proj1 (wrong h h_pos theta m x y i)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Rotary scores depend on relative positions, but: transposed rotation. *)
Theorem rotary_relative_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (q_ : Fin (double h) -> R) (n : R) (k : Fin
    (double h) -> R),
    Sum (fun c : Fin (double h) => rotated theta m q_ c * rotated theta n k c) = Sum (fun c : Fin (double h) => q_ c *
      rotated theta (m - n) k c)).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (m := 2 : R).
  pose (q_ := (vector ((1 / 3) :: (3 / 2) :: (-1) :: (2 / 3) :: nil)) : Fin (double h) -> R).
  pose (n := 3 : R).
  pose (k := (vector ((1 / 2) :: (-2) :: (5 / 2) :: (4 / 3) :: nil)) : Fin (double h) -> R).
  pose proof (wrong h h_pos theta m q_ n k) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Rotary positions keep lengths, but: minus sign lost. *)
Theorem rotary_isometry_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (m : R) (theta : Fin h -> R) (q_ : Fin (double h) -> R),
    Sum (fun c : Fin (double h) => pairs (fun i : Fin h => cos (m * theta i) * q_ (even i) + sin (m * theta i) * q_
      (odd i)) (fun i : Fin h => sin (m * theta i) * q_ (even i) + cos (m * theta i) * q_ (odd i)) c ^ 2) = Sum (fun c
      : Fin (double h) => q_ c ^ 2)).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (m := 1 : R).
  pose (theta := (vector ((-1 / 2) :: 2 :: nil)) : Fin h -> R).
  pose (q_ := (vector ((1 / 3) :: (3 / 2) :: (-1) :: (2 / 3) :: nil)) : Fin (double h) -> R).
  pose proof (wrong h h_pos m theta q_) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* The adjoint of a rotation turns back, but: turned the same way. *)
Theorem rotary_adjoint_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (q_ g : Fin (double h) -> R),
    rotary_loss theta m q_ g = Sum (fun c : Fin (double h) => rotated theta m g c * q_ c)).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (m := 2 : R).
  pose (q_ := (vector ((1 / 3) :: (3 / 2) :: (-1) :: (2 / 3) :: nil)) : Fin (double h) -> R).
  pose (g := (vector (3 :: (1 / 2) :: (-2) :: (5 / 2) :: nil)) : Fin (double h) -> R).
  pose proof (wrong h h_pos theta m q_ g) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* Backward pass of rotary positions, but: no gradient. *)
Theorem rotary_vjp_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (m : R) (q_ g : Fin (double h) -> R) (c : Fin (double
    h)),
    partial (entry c) (fun q_ : Fin (double h) -> R => rotary_loss theta m q_ g) q_ 0).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (theta := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (m := 2 : R).
  pose (q_ := (vector ((1 / 3) :: (3 / 2) :: (-1) :: (2 / 3) :: nil)) : Fin (double h) -> R).
  pose (g := (vector (3 :: (1 / 2) :: (-2) :: (5 / 2) :: nil)) : Fin (double h) -> R).
  pose (c := Fin.F1 : Fin (double h)).
  pose proof (partial_unique _ _ _ _ _ (wrong h h_pos theta m q_ g c) (Sinusoidal.rotary_vjp h h_pos theta m q_ g c))
    as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* Backward pass of rotary positions in halves, but: exchanged before the sine. *)
Theorem rotary_halves_vjp_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (g x phi y w psi : Fin h -> R) (i : Fin h),
    partial (entry i) (fun x : Fin h -> R => Sum (fun i : Fin h => g i * (x i * cos (phi i) - y i * sin (phi i)) + w i
      * (y i * cos (psi i) + x i * sin (psi i)))) x (g i * cos (phi i) + w i * sin (phi i)) /\ partial (entry i) (fun
      y : Fin h -> R => Sum (fun i : Fin h => g i * (x i * cos (phi i) - y i * sin (phi i)) + w i * (y i * cos (psi i)
      + x i * sin (psi i)))) y (w i * cos (psi i) - g i * sin (psi i))).
Proof.
  intros wrong.
  pose (h := 2%nat).
  pose (h_pos := Nat.lt_0_succ 1).
  pose (g := (vector (1 :: (-1 / 2) :: nil)) : Fin h -> R).
  pose (x := (vector (2 :: (1 / 3) :: nil)) : Fin h -> R).
  pose (phi := (vector ((3 / 2) :: (-1) :: nil)) : Fin h -> R).
  pose (y := (vector ((2 / 3) :: 3 :: nil)) : Fin h -> R).
  pose (w := (vector ((1 / 2) :: (-2) :: nil)) : Fin h -> R).
  pose (psi := (vector ((5 / 2) :: (4 / 3) :: nil)) : Fin h -> R).
  pose (i := Fin.F1 : Fin h).
  pose proof (partial_unique _ _ _ _ _ (proj1 (wrong h h_pos g x phi y w psi i)) (proj1 (Sinusoidal.rotary_halves_vjp
    h h_pos g x phi y w psi i))) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* A step of a planar encoding, but: conjugate missing. *)
Theorem planar_step_refuted :
  ~ (forall (u x_next x y_next y v rho : R)
      (given_1 : u = x_next * x + y_next * y)
      (given_2 : v = y_next * x - x_next * y)
      (given_3 : x ^ 2 + y ^ 2 = rho)
      (given_4 : 0 < rho),
    x_next = (u * x + v * y) / rho /\ y_next = (u * y - v * x) / rho).
Proof.
  intros wrong.
  apply planar_step_at; intros u x_next x y_next y v rho given_1 given_2 given_3 given_4.
  pose proof (proj1 (wrong u x_next x y_next y v rho given_1 given_2 given_3 given_4)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* A step back of a planar encoding, but: step on for step back. *)
Theorem planar_step_back_refuted :
  ~ (forall (u x_next x y_next y v rho : R)
      (given_1 : u = x_next * x + y_next * y)
      (given_2 : v = y_next * x - x_next * y)
      (given_3 : x_next ^ 2 + y_next ^ 2 = rho)
      (given_4 : 0 < rho),
    x = (u * x_next - v * y_next) / rho /\ y = (v * x_next + u * y_next) / rho).
Proof.
  intros wrong.
  apply planar_step_back_at; intros u x_next x y_next y v rho given_1 given_2 given_3 given_4.
  pose proof (proj1 (wrong u x_next x y_next y v rho given_1 given_2 given_3 given_4)) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ at_point); enclosed.
Qed.

(* The modulus of the product of two neighbouring codes, but: square missing. *)
Theorem planar_modulus_refuted :
  ~ (forall (u x_next x y_next y v rho : R)
      (given_1 : u = x_next * x + y_next * y)
      (given_2 : v = y_next * x - x_next * y)
      (given_3 : x ^ 2 + y ^ 2 = rho)
      (given_4 : x_next ^ 2 + y_next ^ 2 = rho),
    u ^ 2 + v ^ 2 = rho).
Proof.
  intros wrong.
  apply planar_modulus_at; intros u x_next x y_next y v rho given_1 given_2 given_3 given_4.
  pose proof (wrong u x_next x y_next y v rho given_1 given_2 given_3 given_4) as at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.

(* In the plane, encodings by complex products are powers, but: start forgotten. *)
Theorem relative_encoding_planar_refuted :
  ~ (forall (u : R) (a b : Z -> R) (v rho : R) (A B : Z -> R) (t : Z)
      (given_1 : forall t : Z, u = a (Z.succ t) * a t + b (Z.succ t) * b t)
      (given_2 : forall t : Z, v = b (Z.succ t) * a t - a (Z.succ t) * b t)
      (given_3 : forall t : Z, a t ^ 2 + b t ^ 2 = rho)
      (given_4 : 0 < rho)
      (given_5 : A 0%Z = 1)
      (given_6 : B 0%Z = 0)
      (given_7 : forall t : Z, A (Z.succ t) = (u * A t - v * B t) / rho)
      (given_8 : forall t : Z, B (Z.succ t) = (v * A t + u * B t) / rho),
    a t = A t /\ b t = B t).
Proof.
  intros wrong.
  apply relative_encoding_planar_at; intros u a b v rho A B t given_1 given_2 given_3 given_4 given_5 given_6 given_7
    given_8.
  pose proof (proj2 (wrong u a b v rho A B t given_1 given_2 given_3 given_4 given_5 given_6 given_7 given_8)) as
    at_point.
  computed_in at_point.
  refine (Rlt_not_eq _ _ _ (eq_sym at_point)); enclosed.
Qed.
