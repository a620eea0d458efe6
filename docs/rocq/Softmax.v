(* Written by `derive build`: change the theorems, not this file. *)

From Coq Require Import Reals Lra List.
From Derive Require Import Support ErrorFunction Rules SpecialFunctions.
From Book Require Import Facts.
Open Scope R_scope.

Definition partition {n : nat} (x : Fin n -> R) : R :=
  Sum (fun k : Fin n => exp (x k)).

(* The partition function is positive. *)
Theorem partition_pos (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) :
  0 < partition x.
Proof.
  assert (r1 : 0 < Sum (fun i : Fin n => exp (x i))).
  { exact (proj2 (Rules.sum_sign (fun (i : Fin n) => exp (x i))) n_pos (fun (i : Fin n) => (Facts.exp_pos (x i)))). }
  assert (r2 : partition x = Sum (fun i : Fin n => exp (x i))).
  { exact eq_refl. }
  assert (identity : forall u0 u1 : R, u0 - 0 = (1 * (u1 - 0) + (1 * (u0 - u1) + 0))) by (intros u0 u1; ring).
  exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) r1 (Rules.and_eq 1 (eq_sym
    r2) Rules.no_relation)) (identity (partition x) (Sum (fun i : Fin n => exp (x i))))) eq_refl).
Qed.

Definition softmax {n : nat} (x : Fin n -> R) (i : Fin n) : R :=
  exp (x i) / partition x.

(* Softmax is positive. *)
Theorem softmax_pos (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n) :
  0 < softmax x i.
Proof.
  assert (r2 : 0 < 1 / partition x).
  { exact (Facts.inverse_pos (partition x) (Softmax.partition_pos n n_pos x)). }
  assert (r3 : 0 < exp (x i)).
  { exact (Facts.exp_pos (x i)). }
  assert (r7 : exp (x i) * (1 / partition x) = exp (x i) / partition x).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = (u0 * u1)) by (intros u0 u1; ring).
    exact (identity (exp (x i)) (/ (partition x))). }
  assert (r8 : 0 < exp (x i) / partition x).
  { exact (eq_ind (exp (x i) * (1 / partition x)) (fun (h : R) => 0 < h) (Facts.mul_pos (exp (x i)) (1 / partition x)
    r3 r2) (exp (x i) / partition x) r7). }
  assert (r9 : exp (x i) / partition x = 1 / partition x * exp (x i)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x i)) (/ (partition x))). }
  assert (r10 : softmax x i = exp (x i) / partition x).
  { exact eq_refl. }
  assert (identity : forall u0 u1 u2 : R, u0 - 0 = (1 * ((u1 * u2) - 0) + (1 * (u0 - (u1 * u2)) + 0))) by (intros u0
    u1 u2; ring).
  exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) r8 (Rules.and_eq 1 (eq_trans
    r9 (eq_sym (eq_trans r10 r9))) Rules.no_relation)) (identity (softmax x i) (exp (x i)) (/ (partition x))))
    eq_refl).
Qed.

(* Softmax sums to one. *)
Theorem softmax_sum_one (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) :
  Sum (fun i : Fin n => softmax x i) = 1.
Proof.
  assert (r0 : forall (i : Fin n), softmax x i = exp (x i) / partition x).
  { exact (fun (i : Fin n) => eq_refl). }
  assert (r1 : forall (i : Fin n), exp (x i) / partition x = 1 / partition x * exp (x i)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (exp (x i)) (/ (partition x)))). }
  assert (r3 : Sum (fun i : Fin n => softmax x i) = Sum (fun i : Fin n => 1 / partition x * exp (x i))).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r0 i) (r1 i)))). }
  assert (r4 : forall (i_ : Fin n), exp (x i_) / partition x = 1 / partition x * exp (x i_)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (exp (x i_)) (/ (partition x)))). }
  assert (r5 : Sum (fun i : Fin n => exp (x i) / partition x) = Sum (fun i : Fin n => 1 / partition x * exp (x i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (r4 i_))). }
  assert (r9 : partition x = Sum (fun k : Fin n => exp (x k))).
  { exact eq_refl. }
  assert (r11 : 1 / partition x * Sum (fun k : Fin n => exp (x k)) = 1 / partition x * partition x).
  { exact (f_equal (fun (h : R) => 1 / partition x * h) (eq_sym r9)). }
  assert (r14 : 1 / partition x * partition x = partition x * (1 / partition x)).
  { assert (identity : forall u0 u1 : R, ((1 * u0) * u1) = (u1 * (1 * u0))) by (intros u0 u1; ring).
    exact (identity (/ (partition x)) (partition x)). }
  assert (r16 : partition x / partition x = partition x * (1 / partition x)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (partition x) (/ (partition x))). }
  assert (r22 : partition x <> 0).
  { exact (Facts.ne_of_pos (partition x) (Softmax.partition_pos n n_pos x)). }
  assert (r25 : partition x / partition x = 1).
  { assert (identity : forall u0 u1 : R, 1 - (u0 * u1) = (1 * (1 - (u0 * (1 * u1))) + 0)) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (partition x) r22) Rules.no_equation)
      (identity (partition x) (/ (partition x)))). }
  exact (eq_trans (eq_trans (eq_trans r3 (eq_sym r5)) (eq_trans (eq_trans (eq_trans r5 (eq_trans (Facts.sum_scale n (1
    / partition x) (fun i : Fin n => exp (x i))) r11)) r14) (eq_sym r16))) r25).
Qed.

(* Softmax ignores a common shift. *)
Theorem softmax_shift_invariant (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (c : R) (i : Fin n) :
  softmax (fun k : Fin n => x k + c) i = softmax x i.
Proof.
  assert (r0 : softmax (fun k : Fin n => x k + c) i = exp (x i + c) / partition (fun k : Fin n => x k + c)).
  { exact eq_refl. }
  assert (r1 : exp (x i + c) / partition (fun k : Fin n => x k + c) = exp (x i + c) * (1 / partition (fun k : Fin n =>
    x k + c))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (exp (x i + c)) (/ (partition (fun k : Fin n => x k + c)))). }
  assert (r2 : x i + c = c + x i).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (identity (x i) c). }
  assert (r3 : exp (x i + c) = exp (c + x i)).
  { exact (f_equal (fun (h : R) => exp h) r2). }
  assert (r4 : partition (fun k : Fin n => x k + c) = Sum (fun k : Fin n => exp (x k + c))).
  { exact eq_refl. }
  assert (r5 : forall (i_ : Fin n), x i_ + c = c + x i_).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) c)). }
  assert (r6 : forall (i_ : Fin n), exp (x i_ + c) = exp (c + x i_)).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_ : R) => exp h_) (r5 i_))). }
  assert (r7 : Sum (fun k : Fin n => exp (x k + c)) = Sum (fun i : Fin n => exp (c + x i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (r6 i_))). }
  assert (r9 : 1 / partition (fun k : Fin n => x k + c) = 1 / Sum (fun i : Fin n => exp (c + x i))).
  { exact (f_equal (fun (h_1 : R) => 1 / h_1) (eq_trans r4 r7)). }
  assert (r10 : exp (x i + c) * (1 / partition (fun k : Fin n => x k + c)) = exp (c + x i) * (1 / Sum (fun i : Fin n
    => exp (c + x i)))).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 * h_3) r3 r9). }
  assert (r12 : exp (c + x i) * (1 / Sum (fun i : Fin n => exp (c + x i))) = 1 / Sum (fun i : Fin n => exp (c + x i))
    * exp (c + x i)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (c + x i)) (/ (Sum (fun i : Fin n => exp (c + x i))))). }
  assert (r15 : exp (x i + c) / Sum (fun k : Fin n => exp (x k + c)) = exp (x i + c) * (1 / Sum (fun k : Fin n => exp
    (x k + c)))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (exp (x i + c)) (/ (Sum (fun k : Fin n => exp (x k + c))))). }
  assert (r16 : 1 / Sum (fun k : Fin n => exp (x k + c)) = 1 / Sum (fun i : Fin n => exp (c + x i))).
  { exact (f_equal (fun (h_4 : R) => 1 / h_4) r7). }
  assert (r17 : exp (x i + c) * (1 / Sum (fun k : Fin n => exp (x k + c))) = exp (c + x i) * (1 / Sum (fun i : Fin n
    => exp (c + x i)))).
  { exact (f_equal2 (fun (h_5 : R) (h_6 : R) => h_5 * h_6) r3 r16). }
  assert (r24 : forall (i_1 : Fin n), x i_1 + c = c + x i_1).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (identity (x i_1) c)). }
  assert (r25 : forall (i_1 : Fin n), exp (x i_1 + c) = exp (c + x i_1)).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_7 : R) => exp h_7) (r24 i_1))). }
  assert (r28 : Sum (fun k : Fin n => exp (x k + c)) = Sum (fun i : Fin n => exp c * exp (x i))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r25 i_1) (Facts.exp_add c (x i_1))))). }
  assert (r30 : partition x = Sum (fun k : Fin n => exp (x k))).
  { exact eq_refl. }
  assert (r32 : exp c * Sum (fun k : Fin n => exp (x k)) = exp c * partition x).
  { exact (f_equal (fun (h_8 : R) => exp c * h_8) (eq_sym r30)). }
  assert (r35 : exp c * partition x = partition x * exp c).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (identity (exp c) (partition x)). }
  assert (r37 : 1 / Sum (fun k : Fin n => exp (x k + c)) = 1 / (partition x * exp c)).
  { exact (f_equal (fun (h_9 : R) => 1 / h_9) (eq_trans (eq_trans r28 (eq_trans (Facts.sum_scale n (exp c) (fun i :
    Fin n => exp (x i))) r32)) r35)). }
  assert (r40 : exp (x i + c) * (1 / Sum (fun k : Fin n => exp (x k + c))) = exp c * exp (x i) * (1 / partition x * (1
    / exp c))).
  { exact (f_equal2 (fun (h_10 : R) (h_11 : R) => h_10 * h_11) (eq_trans r3 (Facts.exp_add c (x i))) (eq_trans r37
    (Facts.inverse_mul (partition x) (exp c)))). }
  assert (r42 : exp c * exp (x i) * (1 / partition x * (1 / exp c)) = 1 / partition x * (1 / exp c) * exp c * exp (x
    i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * ((1 * u2) * (1 * u3))) = ((((1 * u2) * (1 * u3)) * u0) *
    u1)) by (intros u0 u1 u2 u3; ring).
    exact (identity (exp c) (exp (x i)) (/ (partition x)) (/ (exp c))). }
  assert (r44 : exp (x i) * exp c / (exp c * partition x) = exp (x i) * exp c * (1 / (exp c * partition x))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity (exp (x i)) (exp c) (/ (exp c * partition x))). }
  assert (r46 : 1 / exp c * (1 / partition x) = 1 / partition x * (1 / exp c)).
  { assert (identity : forall u0 u1 : R, ((1 * u0) * (1 * u1)) = ((1 * u1) * (1 * u0))) by (intros u0 u1; ring).
    exact (identity (/ (exp c)) (/ (partition x))). }
  assert (r48 : exp (x i) * exp c * (1 / (exp c * partition x)) = exp (x i) * exp c * (1 / partition x * (1 / exp
    c))).
  { exact (f_equal (fun (h_12 : R) => exp (x i) * exp c * h_12) (eq_trans (Facts.inverse_mul (exp c) (partition x))
    r46)). }
  assert (r49 : exp (x i) * exp c / (exp c * partition x) = exp (x i) * exp c * (1 / partition x * (1 / exp c))).
  { exact (eq_trans r44 r48). }
  assert (r50 : exp (x i) * exp c * (1 / partition x * (1 / exp c)) = 1 / partition x * (1 / exp c) * exp c * exp (x
    i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * ((1 * u2) * (1 * u3))) = ((((1 * u2) * (1 * u3)) * u1) *
    u0)) by (intros u0 u1 u2 u3; ring).
    exact (identity (exp (x i)) (exp c) (/ (partition x)) (/ (exp c))). }
  assert (r55 : 0 < exp c).
  { exact (Facts.exp_pos c). }
  assert (r57 : exp c <> 0).
  { exact (Facts.ne_of_pos (exp c) r55). }
  assert (r60 : 1 / exp c * exp c = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp c) r57) Rules.no_equation) (identity
      (/ (exp c)) (exp c))). }
  assert (r61 : exp (x i) * exp c * (1 / partition x * (1 / exp c)) = 1 / partition x * exp (x i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((1 * u0) * u1) - ((u1 * u2) * ((1 * u0) * (1 * u3))) = (((1 * u0) *
    u1) * (1 - ((1 * u3) * u2)) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 / partition x * exp (x i)) r60 Rules.no_equation) (identity
      (/ (partition x)) (exp (x i)) (exp c) (/ (exp c)))). }
  assert (r63 : exp (x i) / partition x = 1 / partition x * exp (x i)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x i)) (/ (partition x))). }
  assert (r67 : softmax x i = exp (x i) / partition x).
  { exact eq_refl. }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans r0 (eq_trans (eq_trans r1 r10) r12)) (eq_sym (eq_trans
    (eq_trans r15 r17) r12))) (eq_trans (eq_trans (eq_trans r15 r40) r42) (eq_sym (eq_trans r49 r50)))) (eq_trans
    (eq_trans r49 r61) (eq_sym r63))) (eq_trans r63 (eq_sym (eq_trans r67 r63)))).
Qed.

(* Softmax as programs compute it. *)
Theorem softmax_shifted (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n) (c : R) :
  softmax x i = exp (x i - c) / Sum (fun k : Fin n => exp (x k - c)).
Proof.
  assert (r0 : softmax x i = exp (x i) / partition x).
  { exact eq_refl. }
  assert (r1 : exp (x i) / partition x = exp (x i) * (1 / partition x)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (exp (x i)) (/ (partition x))). }
  assert (r2 : partition x = Sum (fun k : Fin n => exp (x k))).
  { exact eq_refl. }
  assert (r3 : 1 / partition x = 1 / Sum (fun k : Fin n => exp (x k))).
  { exact (f_equal (fun (h : R) => 1 / h) r2). }
  assert (r4 : exp (x i) * (1 / partition x) = exp (x i) * (1 / Sum (fun k : Fin n => exp (x k)))).
  { exact (f_equal (fun (h_ : R) => exp (x i) * h_) r3). }
  assert (r6 : exp (x i) * (1 / Sum (fun k : Fin n => exp (x k))) = 1 / Sum (fun k : Fin n => exp (x k)) * exp (x i)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x i)) (/ (Sum (fun k : Fin n => exp (x k))))). }
  assert (r9 : exp (x i) / Sum (fun k : Fin n => exp (x k)) = 1 / Sum (fun k : Fin n => exp (x k)) * exp (x i)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x i)) (/ (Sum (fun k : Fin n => exp (x k))))). }
  assert (r12 : exp (x i) * exp (- c) / (Sum (fun k : Fin n => exp (x k)) * exp (- c)) = exp (x i) * exp (- c) * (1 /
    (Sum (fun k : Fin n => exp (x k)) * exp (- c)))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * u1) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity (exp (x i)) (exp (- c)) (/ (Sum (fun k : Fin n => exp (x k)) * exp (- c)))). }
  assert (r13 : - c = -1 * c).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (identity c). }
  assert (r14 : exp (- c) = exp (-1 * c)).
  { exact (f_equal (fun (h_1 : R) => exp h_1) r13). }
  assert (r16 : 1 / exp (- c) = 1 / exp (-1 * c)).
  { exact (f_equal (fun (h_2 : R) => 1 / h_2) r14). }
  assert (r17 : 1 / Sum (fun k : Fin n => exp (x k)) * (1 / exp (- c)) = 1 / Sum (fun k : Fin n => exp (x k)) * (1 /
    exp (-1 * c))).
  { exact (f_equal (fun (h_3 : R) => 1 / Sum (fun k : Fin n => exp (x k)) * h_3) r16). }
  assert (r18 : 1 / Sum (fun k : Fin n => exp (x k)) * (1 / exp (-1 * c)) = 1 / exp (-1 * c) * (1 / Sum (fun k : Fin n
    => exp (x k)))).
  { assert (identity : forall u0 u1 : R, ((1 * u0) * (1 * u1)) = ((1 * u1) * (1 * u0))) by (intros u0 u1; ring).
    exact (identity (/ (Sum (fun k : Fin n => exp (x k)))) (/ (exp (-1 * c)))). }
  assert (r21 : exp (x i) * exp (- c) * (1 / (Sum (fun k : Fin n => exp (x k)) * exp (- c))) = exp (x i) * exp (-1 *
    c) * (1 / exp (-1 * c) * (1 / Sum (fun k : Fin n => exp (x k))))).
  { exact (f_equal2 (fun (h_4 : R) (h_5 : R) => exp (x i) * h_4 * h_5) r14 (eq_trans (Facts.inverse_mul (Sum (fun k :
    Fin n => exp (x k))) (exp (- c))) (eq_trans r17 r18))). }
  assert (r23 : 0 < exp (-1 * c)).
  { exact (Facts.exp_pos (-1 * c)). }
  assert (r25 : exp (-1 * c) <> 0).
  { exact (Facts.ne_of_pos (exp (-1 * c)) r23). }
  assert (r28 : 1 / exp (-1 * c) * exp (-1 * c) = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp (-1 * c)) r25) Rules.no_equation)
      (identity (/ (exp (-1 * c))) (exp (-1 * c)))). }
  assert (r29 : exp (x i) * exp (-1 * c) * (1 / exp (-1 * c) * (1 / Sum (fun k : Fin n => exp (x k)))) = 1 / Sum (fun
    k : Fin n => exp (x k)) * exp (x i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((1 * u0) * u1) - ((u1 * u2) * ((1 * u3) * (1 * u0))) = (((1 * u0) *
    u1) * (1 - ((1 * u3) * u2)) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 / Sum (fun k : Fin n => exp (x k)) * exp (x i)) r28
      Rules.no_equation) (identity (/ (Sum (fun k : Fin n => exp (x k)))) (exp (x i)) (exp (-1 * c)) (/ (exp (-1 *
      c))))). }
  assert (r30 : exp (x i) * exp (- c) / (Sum (fun k : Fin n => exp (x k)) * exp (- c)) = 1 / Sum (fun k : Fin n => exp
    (x k)) * exp (x i)).
  { exact (eq_trans (eq_trans r12 r21) r29). }
  assert (r34 : exp (x i - c) / Sum (fun k : Fin n => exp (x k - c)) = exp (x i - c) * (1 / Sum (fun k : Fin n => exp
    (x k - c)))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (exp (x i - c)) (/ (Sum (fun k : Fin n => exp (x k - c))))). }
  assert (r35 : x i - c = -1 * c + x i).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (((-1) * u1) + u0)) by (intros u0 u1; ring).
    exact (identity (x i) c). }
  assert (r36 : exp (x i - c) = exp (-1 * c + x i)).
  { exact (f_equal (fun (h_6 : R) => exp h_6) r35). }
  assert (r39 : -1 * c = - c).
  { assert (identity : forall u0 : R, ((-1) * u0) = (- u0)) by (intros u0; ring).
    exact (identity c). }
  assert (r40 : exp (-1 * c) = exp (- c)).
  { exact (f_equal (fun (h_7 : R) => exp h_7) r39). }
  assert (r41 : forall (a : R), 0 < exp a).
  { exact (fun (a : R) => (Facts.exp_pos a)). }
  assert (r43 : forall (a : R), exp a <> 0).
  { exact (fun (a : R) => (Facts.ne_of_pos (exp a) (r41 a))). }
  assert (r46 : 0 < exp 0).
  { exact (Facts.exp_pos 0). }
  assert (r48 : exp 0 <> 0).
  { exact (Facts.ne_of_pos (exp 0) r46). }
  assert (r51 : 0 = 0 + 0).
  { assert (identity : 0 = (0 + 0)) by ring.
    exact identity. }
  assert (r52 : exp 0 = exp (0 + 0)).
  { exact (f_equal (fun (h_8 : R) => exp h_8) r51). }
  assert (r55 : exp 0 = 1).
  { assert (identity : forall u0 u1 : R, 1 - u0 = ((1 - u0) * (1 - (u0 * (1 * u1))) + ((- (1 * u1)) * ((u0 * u0) - u0)
    + 0))) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 - exp 0) (Facts.mul_inverse (exp 0) r48)
      (Rules.and_equation (- (1 / exp 0)) (eq_trans r52 (Facts.exp_add 0 0)) Rules.no_equation)) (identity (exp 0) (/
      (exp 0)))). }
  assert (r56 : forall (a : R), 0 = a + - a).
  { assert (identity : forall u0 : R, 0 = (u0 + (- u0))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r57 : forall (a : R), exp 0 = exp (a + - a)).
  { exact (fun (a : R) => (f_equal (fun (h_9 : R) => exp h_9) (r56 a))). }
  assert (r60 : forall (a : R), exp (- a) = 1 / exp a).
  { assert (identity : forall u0 u1 u2 u3 : R, (1 * u0) - u1 = ((- u1) * (1 - (u2 * (1 * u0))) + ((1 * u0) * (1 - u3)
    + ((- (1 * u0)) * ((u2 * u1) - u3) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a : R) => (Rules.linear_combination (Rules.and_equation (- exp (- a)) (Facts.mul_inverse (exp a) (r43
      a)) (Rules.and_equation (1 / exp a) r55 (Rules.and_equation (- (1 / exp a)) (eq_trans (r57 a) (Facts.exp_add a
      (- a))) Rules.no_equation))) (identity (/ (exp a)) (exp (- a)) (exp a) (exp 0)))). }
  assert (r62 : exp (-1 * c) = 1 / exp c).
  { exact (eq_trans r40 (r60 c)). }
  assert (r63 : exp (-1 * c) * exp (x i) = 1 / exp c * exp (x i)).
  { exact (f_equal (fun (h_10 : R) => h_10 * exp (x i)) r62). }
  assert (r65 : forall (i_ : Fin n), x i_ - c = -1 * c + x i_).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (((-1) * u1) + u0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) c)). }
  assert (r66 : forall (i_ : Fin n), exp (x i_ - c) = exp (-1 * c + x i_)).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_11 : R) => exp h_11) (r65 i_))). }
  assert (r69 : forall (i_ : Fin n), exp (-1 * c) * exp (x i_) = 1 / exp c * exp (x i_)).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_12 : R) => h_12 * exp (x i_)) r62)). }
  assert (r71 : Sum (fun k : Fin n => exp (x k - c)) = Sum (fun i : Fin n => 1 / exp c * exp (x i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (eq_trans (r66 i_) (Facts.exp_add (-1 * c) (x i_)))
    (r69 i_)))). }
  assert (r74 : 1 / Sum (fun k : Fin n => exp (x k - c)) = 1 / (1 / exp c * Sum (fun k : Fin n => exp (x k)))).
  { exact (f_equal (fun (h_13 : R) => 1 / h_13) (eq_trans r71 (Facts.sum_scale n (1 / exp c) (fun i : Fin n => exp (x
    i))))). }
  assert (r78 : 1 / (1 / exp c) * (1 / Sum (fun k : Fin n => exp (x k))) = exp c * (1 / Sum (fun k : Fin n => exp (x
    k)))).
  { exact (f_equal2 (fun (h_14 : R) (h_15 : R) => h_14 * h_15) (Facts.inverse_inverse (exp c)) (@eq_refl R (1 / Sum
    (fun k : Fin n => exp (x k))))). }
  assert (r81 : exp c * (1 / Sum (fun k : Fin n => exp (x k))) = 1 / Sum (fun k : Fin n => exp (x k)) * exp c).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp c) (/ (Sum (fun k : Fin n => exp (x k))))). }
  assert (r83 : exp (x i - c) * (1 / Sum (fun k : Fin n => exp (x k - c))) = 1 / exp c * exp (x i) * (1 / Sum (fun k :
    Fin n => exp (x k)) * exp c)).
  { exact (f_equal2 (fun (h_16 : R) (h_17 : R) => h_16 * h_17) (eq_trans (eq_trans r36 (Facts.exp_add (-1 * c) (x i)))
    r63) (eq_trans (eq_trans r74 (eq_trans (Facts.inverse_mul (1 / exp c) (Sum (fun k : Fin n => exp (x k)))) r78))
    r81)). }
  assert (r85 : 0 < exp c).
  { exact (Facts.exp_pos c). }
  assert (r87 : exp c <> 0).
  { exact (Facts.ne_of_pos (exp c) r85). }
  assert (r90 : 1 / exp c * exp c = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp c) r87) Rules.no_equation) (identity
      (/ (exp c)) (exp c))). }
  assert (r91 : 1 / exp c * exp (x i) * (1 / Sum (fun k : Fin n => exp (x k)) * exp c) = 1 / Sum (fun k : Fin n => exp
    (x k)) * exp (x i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((1 * u0) * u1) - (((1 * u2) * u1) * ((1 * u0) * u3)) = (((1 * u0) *
    u1) * (1 - ((1 * u2) * u3)) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 / Sum (fun k : Fin n => exp (x k)) * exp (x i)) r90
      Rules.no_equation) (identity (/ (Sum (fun k : Fin n => exp (x k)))) (exp (x i)) (/ (exp c)) (exp c))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r0 (eq_trans (eq_trans r1 r4) r6)) (eq_sym r9)) (eq_trans r9 (eq_sym
    r30))) (eq_trans r30 (eq_sym (eq_trans (eq_trans r34 r83) r91)))).
Qed.

(* Ratios of weights depend on differences of logits. *)
Theorem softmax_ratio (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i j : Fin n) :
  softmax x i / softmax x j = exp (x i - x j).
Proof.
  assert (r0 : softmax x i / softmax x j = softmax x i * (1 / softmax x j)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (softmax x i) (/ (softmax x j))). }
  assert (r1 : softmax x i = exp (x i) / partition x).
  { exact eq_refl. }
  assert (r2 : exp (x i) / partition x = 1 / partition x * exp (x i)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x i)) (/ (partition x))). }
  assert (r4 : softmax x j = exp (x j) / partition x).
  { exact eq_refl. }
  assert (r5 : exp (x j) / partition x = 1 / partition x * exp (x j)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x j)) (/ (partition x))). }
  assert (r7 : 1 / softmax x j = 1 / (1 / partition x * exp (x j))).
  { exact (f_equal (fun (h : R) => 1 / h) (eq_trans r4 r5)). }
  assert (r9 : 1 / (1 / partition x) = partition x).
  { exact (Facts.inverse_inverse (partition x)). }
  assert (r11 : 1 / (1 / partition x) * (1 / exp (x j)) = partition x * (1 / exp (x j))).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => h_ * h_1) r9 (@eq_refl R (1 / exp (x j)))). }
  assert (r14 : softmax x i * (1 / softmax x j) = 1 / partition x * exp (x i) * (partition x * (1 / exp (x j)))).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 * h_3) (eq_trans r1 r2) (eq_trans r7 (eq_trans (Facts.inverse_mul
    (1 / partition x) (exp (x j))) r11))). }
  assert (r16 : 1 / partition x * exp (x i) * (partition x * (1 / exp (x j))) = partition x * (1 / partition x) * (1 /
    exp (x j)) * exp (x i)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1 * u0) * u1) * (u2 * (1 * u3))) = (((u2 * (1 * u0)) * (1 * u3)) *
    u1)) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (partition x)) (exp (x i)) (partition x) (/ (exp (x j)))). }
  assert (r18 : exp (x i) / partition x / (exp (x j) / partition x) = exp (x i) * (1 / partition x) * (1 / (exp (x j)
    / partition x))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u0 * (1 * u1)) * (1 * u2))) by (intros u0 u1 u2;
    ring).
    exact (identity (exp (x i)) (/ (partition x)) (/ (exp (x j) / partition x))). }
  assert (r19 : exp (x j) / partition x = exp (x j) * (1 / partition x)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (exp (x j)) (/ (partition x))). }
  assert (r20 : 1 / (exp (x j) / partition x) = 1 / (exp (x j) * (1 / partition x))).
  { exact (f_equal (fun (h_4 : R) => 1 / h_4) r19). }
  assert (r22 : 1 / exp (x j) * (1 / (1 / partition x)) = 1 / exp (x j) * partition x).
  { exact (f_equal2 (fun (h_5 : R) (h_6 : R) => h_5 * h_6) (@eq_refl R (1 / exp (x j))) r9). }
  assert (r25 : 1 / exp (x j) * partition x = partition x * (1 / exp (x j))).
  { assert (identity : forall u0 u1 : R, ((1 * u0) * u1) = (u1 * (1 * u0))) by (intros u0 u1; ring).
    exact (identity (/ (exp (x j))) (partition x)). }
  assert (r27 : exp (x i) * (1 / partition x) * (1 / (exp (x j) / partition x)) = exp (x i) * (1 / partition x) *
    (partition x * (1 / exp (x j)))).
  { exact (f_equal (fun (h_7 : R) => exp (x i) * (1 / partition x) * h_7) (eq_trans (eq_trans r20 (eq_trans
    (Facts.inverse_mul (exp (x j)) (1 / partition x)) r22)) r25)). }
  assert (r28 : exp (x i) / partition x / (exp (x j) / partition x) = exp (x i) * (1 / partition x) * (partition x *
    (1 / exp (x j)))).
  { exact (eq_trans r18 r27). }
  assert (r29 : exp (x i) * (1 / partition x) * (partition x * (1 / exp (x j))) = partition x * (1 / partition x) * (1
    / exp (x j)) * exp (x i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * (1 * u1)) * (u2 * (1 * u3))) = (((u2 * (1 * u1)) * (1 * u3)) *
    u0)) by (intros u0 u1 u2 u3; ring).
    exact (identity (exp (x i)) (/ (partition x)) (partition x) (/ (exp (x j)))). }
  assert (r35 : partition x <> 0).
  { exact (Facts.ne_of_pos (partition x) (Softmax.partition_pos n n_pos x)). }
  assert (r38 : exp (x i) * (1 / partition x) * (partition x * (1 / exp (x j))) = 1 / exp (x j) * exp (x i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((1 * u0) * u1) - ((u1 * (1 * u2)) * (u3 * (1 * u0))) = (((1 * u0) *
    u1) * (1 - (u3 * (1 * u2))) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 / exp (x j) * exp (x i)) (Facts.mul_inverse (partition x)
      r35) Rules.no_equation) (identity (/ (exp (x j))) (exp (x i)) (/ (partition x)) (partition x))). }
  assert (r40 : exp (x i) / exp (x j) = 1 / exp (x j) * exp (x i)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x i)) (/ (exp (x j)))). }
  assert (r44 : x i - x j = x i + -1 * x j).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (identity (x i) (x j)). }
  assert (r45 : exp (x i - x j) = exp (x i + -1 * x j)).
  { exact (f_equal (fun (h_8 : R) => exp h_8) r44). }
  assert (r48 : -1 * x j = - x j).
  { assert (identity : forall u0 : R, ((-1) * u0) = (- u0)) by (intros u0; ring).
    exact (identity (x j)). }
  assert (r49 : exp (-1 * x j) = exp (- x j)).
  { exact (f_equal (fun (h_9 : R) => exp h_9) r48). }
  assert (r50 : forall (a : R), 0 < exp a).
  { exact (fun (a : R) => (Facts.exp_pos a)). }
  assert (r52 : forall (a : R), exp a <> 0).
  { exact (fun (a : R) => (Facts.ne_of_pos (exp a) (r50 a))). }
  assert (r55 : 0 < exp 0).
  { exact (Facts.exp_pos 0). }
  assert (r57 : exp 0 <> 0).
  { exact (Facts.ne_of_pos (exp 0) r55). }
  assert (r60 : 0 = 0 + 0).
  { assert (identity : 0 = (0 + 0)) by ring.
    exact identity. }
  assert (r61 : exp 0 = exp (0 + 0)).
  { exact (f_equal (fun (h_10 : R) => exp h_10) r60). }
  assert (r64 : exp 0 = 1).
  { assert (identity : forall u0 u1 : R, 1 - u0 = ((1 - u0) * (1 - (u0 * (1 * u1))) + ((- (1 * u1)) * ((u0 * u0) - u0)
    + 0))) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 - exp 0) (Facts.mul_inverse (exp 0) r57)
      (Rules.and_equation (- (1 / exp 0)) (eq_trans r61 (Facts.exp_add 0 0)) Rules.no_equation)) (identity (exp 0) (/
      (exp 0)))). }
  assert (r65 : forall (a : R), 0 = a + - a).
  { assert (identity : forall u0 : R, 0 = (u0 + (- u0))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r66 : forall (a : R), exp 0 = exp (a + - a)).
  { exact (fun (a : R) => (f_equal (fun (h_11 : R) => exp h_11) (r65 a))). }
  assert (r69 : forall (a : R), exp (- a) = 1 / exp a).
  { assert (identity : forall u0 u1 u2 u3 : R, (1 * u0) - u1 = ((- u1) * (1 - (u2 * (1 * u0))) + ((1 * u0) * (1 - u3)
    + ((- (1 * u0)) * ((u2 * u1) - u3) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a : R) => (Rules.linear_combination (Rules.and_equation (- exp (- a)) (Facts.mul_inverse (exp a) (r52
      a)) (Rules.and_equation (1 / exp a) r64 (Rules.and_equation (- (1 / exp a)) (eq_trans (r66 a) (Facts.exp_add a
      (- a))) Rules.no_equation))) (identity (/ (exp a)) (exp (- a)) (exp a) (exp 0)))). }
  assert (r72 : exp (x i) * exp (-1 * x j) = exp (x i) * (1 / exp (x j))).
  { exact (f_equal (fun (h_12 : R) => exp (x i) * h_12) (eq_trans r49 (r69 (x j)))). }
  assert (r73 : exp (x i) * (1 / exp (x j)) = 1 / exp (x j) * exp (x i)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x i)) (/ (exp (x j)))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans r0 r14) r16) (eq_sym (eq_trans r28 r29))) (eq_trans
    (eq_trans r28 r38) (eq_sym r40))) (eq_trans r40 (eq_sym (eq_trans (eq_trans r45 (Facts.exp_add (x i) (-1 * x j)))
    (eq_trans r72 r73))))).
Qed.

(* Only equal logits keep their weights when they are scaled. *)
Theorem softmax_not_scale_invariant (n : nat) (n_pos : (0 < n)%nat) (c : R) (x : Fin n -> R) (i j : Fin n)
    (given_1 : c <> 1)
    (given_2 : forall k : Fin n, softmax (fun k : Fin n => c * x k) k = softmax x k) :
  x i = x j.
Proof.
  assert (r0 : c - 1 = -1 + c).
  { assert (identity : forall u0 : R, (u0 - 1) = ((-1) + u0)) by (intros u0; ring).
    exact (identity c). }
  assert (r1 : 1 / (c - 1) = 1 / (-1 + c)).
  { exact (f_equal (fun (h : R) => 1 / h) r0). }
  assert (r2 : -1 + c = -1 * (1 + -1 * c)).
  { assert (identity : forall u0 : R, ((-1) + u0) = ((-1) * (1 + ((-1) * u0)))) by (intros u0; ring).
    exact (identity c). }
  assert (r3 : 1 / (-1 + c) = 1 / (-1 * (1 + -1 * c))).
  { exact (f_equal (fun (h_ : R) => 1 / h_) r2). }
  assert (r7 : 1 / -1 * (1 / (1 + -1 * c)) = -1 * (1 / (1 + -1 * c))).
  { assert (identity : forall u0 : R, ((1 / (-1)) * (1 * u0)) = ((-1) * (1 * u0))) by (intros u0; field).
    exact (identity (/ (1 + -1 * c))). }
  assert (r8 : 1 / (c - 1) = -1 * (1 / (1 + -1 * c))).
  { exact (eq_trans (eq_trans (eq_trans r1 r3) (Facts.inverse_mul (-1) (1 + -1 * c))) r7). }
  assert (r9 : c - 1 <> 0).
  { exact (Facts.sub_ne_zero c 1 given_1). }
  assert (r10 : -1 < 0).
  { assert (identity : 0 - (-1) = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r12 : forall (a : R), a < 0 -> 0 < - a).
  { assert (identity : forall u0 : R, (- u0) - 0 = (1 * (0 - u0) + 0)) by (intros u0; ring).
    exact (fun (a : R) p => (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) p
      Rules.no_relation) (identity a)) eq_refl)). }
  assert (r15 : forall (a : R), - a = a * -1).
  { assert (identity : forall u0 : R, (- u0) = (u0 * (-1))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r16 : forall (a : R), a < 0 -> a * -1 <> 0).
  { exact (fun (a : R) p_ => (eq_ind (- a) (fun (h_1 : R) => h_1 <> 0) (Facts.ne_of_pos (- a) (r12 a p_)) (a * -1)
    (r15 a))). }
  assert (r18 : forall (a : R), a < 0 -> a <> 0).
  { exact (fun (a : R) p_1 => (Facts.ne_of_mul a (-1) (r16 a p_1))). }
  assert (r20 : -1 <> 0).
  { exact (r18 (-1) r10). }
  assert (r21 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r26 : forall (a b : R), a <> 0 -> b <> 0 -> 1 = a * b * (1 / a * (1 / b))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * ((1 * u2) * (1 * u3))) - 1 = ((-1) * (1 - (u0 * (1 * u2)))
    + ((- (u0 * (1 * u2))) * (1 - (u1 * (1 * u3))) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a b : R) p_2 p_3 => (Rules.linear_combination (Rules.and_equation (-1) (Facts.mul_inverse a p_2)
      (Rules.and_equation (- (a * (1 / a))) (Facts.mul_inverse b p_3) Rules.no_equation)) (identity a b (/ a) (/
      b)))). }
  assert (r27 : forall (a b : R), a <> 0 -> b <> 0 -> a * b * (1 / a * (1 / b)) <> 0).
  { exact (fun (a b : R) p_4 p_5 => (eq_ind 1 (fun (h_2 : R) => h_2 <> 0) (Facts.ne_of_pos 1 r21) (a * b * (1 / a * (1
    / b))) (r26 a b p_4 p_5))). }
  assert (r29 : forall (a b : R), a <> 0 -> b <> 0 -> a * b <> 0).
  { exact (fun (a b : R) p_6 p_7 => (Facts.ne_of_mul (a * b) (1 / a * (1 / b)) (r27 a b p_6 p_7))). }
  assert (r33 : -1 * (c - 1) = 1 + -1 * c).
  { assert (identity : forall u0 : R, ((-1) * (u0 - 1)) = (1 + ((-1) * u0))) by (intros u0; ring).
    exact (identity c). }
  assert (r34 : 1 + -1 * c <> 0).
  { exact (eq_ind (-1 * (c - 1)) (fun (h_3 : R) => h_3 <> 0) (r29 (-1) (c - 1) r20 r9) (1 + -1 * c) r33). }
  assert (r37 : c * (1 / (1 + -1 * c)) = -1 + 1 / (1 + -1 * c)).
  { assert (identity : forall u0 u1 : R, ((-1) + (1 * u0)) - (u1 * (1 * u0)) = ((-1) * (1 - ((1 + ((-1) * u1)) * (1 *
    u0))) + 0)) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1) (Facts.mul_inverse (1 + -1 * c) r34) Rules.no_equation)
      (identity (/ (1 + -1 * c)) c)). }
  assert (r38 : x j + (ln (exp (c * x i - c * x j)) - ln (exp (x i - x j))) / (c - 1) = x j + (ln (exp (c * x i - c *
    x j)) - ln (exp (x i - x j))) * (1 / (c - 1))).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 + ((u1 - u2) * u3)) = (u0 + ((u1 - u2) * (1 * u3)))) by (intros u0
    u1 u2 u3; ring).
    exact (identity (x j) (ln (exp (c * x i - c * x j))) (ln (exp (x i - x j))) (/ (c - 1))). }
  assert (r40 : c * x i - c * x j = c * x i + -1 * (c * x j)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) - (u0 * u2)) = ((u0 * u1) + ((-1) * (u0 * u2)))) by (intros u0
    u1 u2; ring).
    exact (identity c (x i) (x j)). }
  assert (r43 : x i - x j = x i + -1 * x j).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (identity (x i) (x j)). }
  assert (r45 : x j + (ln (exp (c * x i - c * x j)) - ln (exp (x i - x j))) * (1 / (c - 1)) = x j + (c * x i + -1 * (c
    * x j) - (x i + -1 * x j)) * (-1 * (1 / (1 + -1 * c)))).
  { exact (f_equal3 (fun (h_4 : R) (h_5 : R) (h_6 : R) => x j + (h_4 - h_5) * h_6) (eq_trans (Facts.log_exp (c * x i -
    c * x j)) r40) (eq_trans (Facts.log_exp (x i - x j)) r43) r8). }
  assert (r47 : x j + (c * x i + -1 * (c * x j) - (x i + -1 * x j)) * (-1 * (1 / (1 + -1 * c))) = x i).
  { assert (identity : forall u0 u1 u2 u3 : R, u0 - (u1 + ((((u2 * u0) + ((-1) * (u2 * u1))) - (u0 + ((-1) * u1))) *
    ((-1) * (1 * u3)))) = (((-1) * u0) * (((-1) + (1 * u3)) - (u2 * (1 * u3))) + (u1 * (((-1) + (1 * u3)) - (u2 * (1 *
    u3))) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * x i) r37 (Rules.and_equation (x j) r37
      Rules.no_equation)) (identity (x i) (x j) c (/ (1 + -1 * c)))). }
  assert (r50 : exp (c * x i - c * x j) = exp (c * x i + -1 * (c * x j))).
  { exact (f_equal (fun (h_7 : R) => exp h_7) r40). }
  assert (r51 : ln (exp (c * x i - c * x j)) = ln (exp (c * x i + -1 * (c * x j)))).
  { exact (f_equal (fun (h_8 : R) => ln h_8) r50). }
  assert (r52 : exp (x i - x j) = exp (x i + -1 * x j)).
  { exact (f_equal (fun (h_9 : R) => exp h_9) r43). }
  assert (r53 : softmax (fun k : Fin n => c * x k) i / softmax (fun k : Fin n => c * x k) j = softmax (fun k : Fin n
    => c * x k) i * (1 / softmax (fun k : Fin n => c * x k) j)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (softmax (fun k : Fin n => c * x k) i) (/ (softmax (fun k : Fin n => c * x k) j))). }
  assert (r55 : forall (i_ : Fin n), softmax (fun k : Fin n => c * x k) i_ = softmax x i_).
  { exact (fun (i_ : Fin n) => (given_2 i_)). }
  assert (r58 : 1 / softmax (fun k : Fin n => c * x k) j = 1 / softmax x j).
  { exact (f_equal (fun (h_10 : R) => 1 / h_10) (r55 j)). }
  assert (r59 : softmax (fun k : Fin n => c * x k) i * (1 / softmax (fun k : Fin n => c * x k) j) = softmax x i * (1 /
    softmax x j)).
  { exact (f_equal2 (fun (h_11 : R) (h_12 : R) => h_11 * h_12) (r55 i) r58). }
  assert (r60 : softmax (fun k : Fin n => c * x k) i / softmax (fun k : Fin n => c * x k) j = softmax x i * (1 /
    softmax x j)).
  { exact (eq_trans r53 r59). }
  assert (r61 : softmax x i / softmax x j = softmax x i * (1 / softmax x j)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (softmax x i) (/ (softmax x j))). }
  assert (r65 : softmax x i * (1 / softmax x j) = exp (x i + -1 * x j)).
  { exact (eq_trans (eq_trans (eq_sym r61) (Softmax.softmax_ratio n n_pos x i j)) r52). }
  assert (r70 : exp (x i + -1 * x j) = exp (c * x i + -1 * (c * x j))).
  { exact (eq_trans (eq_trans (eq_sym (eq_trans r60 r65)) (Softmax.softmax_ratio n n_pos (fun k : Fin n => c * x k) i
    j)) r50). }
  assert (r72 : ln (exp (x i - x j)) = ln (exp (c * x i + -1 * (c * x j)))).
  { exact (f_equal (fun (h_13 : R) => ln h_13) (eq_trans r52 r70)). }
  assert (r73 : x j + (ln (exp (c * x i - c * x j)) - ln (exp (x i - x j))) * (1 / (c - 1)) = x j + (ln (exp (c * x i
    + -1 * (c * x j))) - ln (exp (c * x i + -1 * (c * x j)))) * (-1 * (1 / (1 + -1 * c)))).
  { exact (f_equal3 (fun (h_14 : R) (h_15 : R) (h_16 : R) => x j + (h_14 - h_15) * h_16) r51 r72 r8). }
  assert (r75 : x j + (ln (exp (c * x i + -1 * (c * x j))) - ln (exp (c * x i + -1 * (c * x j)))) * (-1 * (1 / (1 + -1
    * c))) = x j).
  { assert (identity : forall u0 u1 u2 : R, (u0 + ((u1 - u1) * ((-1) * (1 * u2)))) = u0) by (intros u0 u1 u2; ring).
    exact (identity (x j) (ln (exp (c * x i + -1 * (c * x j)))) (/ (1 + -1 * c))). }
  assert (r77 : x j + (ln (softmax (fun k : Fin n => c * x k) i / softmax (fun k : Fin n => c * x k) j) - ln (softmax
    x i / softmax x j)) / (c - 1) = x j + (ln (softmax (fun k : Fin n => c * x k) i / softmax (fun k : Fin n => c * x
    k) j) - ln (softmax x i / softmax x j)) * (1 / (c - 1))).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 + ((u1 - u2) * u3)) = (u0 + ((u1 - u2) * (1 * u3)))) by (intros u0
    u1 u2 u3; ring).
    exact (identity (x j) (ln (softmax (fun k : Fin n => c * x k) i / softmax (fun k : Fin n => c * x k) j)) (ln
      (softmax x i / softmax x j)) (/ (c - 1))). }
  assert (r78 : softmax x i * (1 / softmax x j) = exp (c * x i + -1 * (c * x j))).
  { assert (identity : forall u0 u1 u2 u3 : R, u0 - (u1 * (1 * u2)) = (1 * (u3 - (u1 * (1 * u2))) + (1 * (u0 - u3) +
    0))) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 r65 (Rules.and_equation 1 r70 Rules.no_equation)) (identity
      (exp (c * x i + -1 * (c * x j))) (softmax x i) (/ (softmax x j)) (exp (x i + -1 * x j)))). }
  assert (r80 : ln (softmax (fun k : Fin n => c * x k) i / softmax (fun k : Fin n => c * x k) j) = ln (exp (c * x i +
    -1 * (c * x j)))).
  { exact (f_equal (fun (h_17 : R) => ln h_17) (eq_trans r60 r78)). }
  assert (r81 : softmax x i / softmax x j = exp (c * x i + -1 * (c * x j))).
  { assert (identity : forall u0 u1 u2 u3 : R, u0 - (u1 * u2) = (1 * (u3 - (u1 * (1 * u2))) + (1 * (u0 - u3) + 0))) by
    (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 r65 (Rules.and_equation 1 r70 Rules.no_equation)) (identity
      (exp (c * x i + -1 * (c * x j))) (softmax x i) (/ (softmax x j)) (exp (x i + -1 * x j)))). }
  assert (r82 : ln (softmax x i / softmax x j) = ln (exp (c * x i + -1 * (c * x j)))).
  { exact (f_equal (fun (h_18 : R) => ln h_18) r81). }
  assert (r83 : x j + (ln (softmax (fun k : Fin n => c * x k) i / softmax (fun k : Fin n => c * x k) j) - ln (softmax
    x i / softmax x j)) * (1 / (c - 1)) = x j + (ln (exp (c * x i + -1 * (c * x j))) - ln (exp (c * x i + -1 * (c * x
    j)))) * (-1 * (1 / (1 + -1 * c)))).
  { exact (f_equal3 (fun (h_19 : R) (h_20 : R) (h_21 : R) => x j + (h_19 - h_20) * h_21) r80 r82 r8). }
  assert (r85 : x j + (ln (softmax (fun k : Fin n => c * x k) i / softmax (fun k : Fin n => c * x k) j) - ln (softmax
    x i / softmax x j)) / (c - 1) = x j).
  { exact (eq_trans (eq_trans r77 r83) r75). }
  assert (r89 : x j + (ln (softmax x i / softmax x j) - ln (softmax x i / softmax x j)) / (c - 1) = x j + (ln (softmax
    x i / softmax x j) - ln (softmax x i / softmax x j)) * (1 / (c - 1))).
  { assert (identity : forall u0 u1 u2 : R, (u0 + ((u1 - u1) * u2)) = (u0 + ((u1 - u1) * (1 * u2)))) by (intros u0 u1
    u2; ring).
    exact (identity (x j) (ln (softmax x i / softmax x j)) (/ (c - 1))). }
  assert (r90 : ln (softmax x i / softmax x j) = ln (softmax x i * (1 / softmax x j))).
  { exact (f_equal (fun (h_22 : R) => ln h_22) r61). }
  assert (r91 : x j + (ln (softmax x i / softmax x j) - ln (softmax x i / softmax x j)) * (1 / (c - 1)) = x j + (ln
    (softmax x i * (1 / softmax x j)) - ln (softmax x i * (1 / softmax x j))) * (-1 * (1 / (1 + -1 * c)))).
  { exact (f_equal2 (fun (h_23 : R) (h_24 : R) => x j + (h_23 - h_23) * h_24) r90 r8). }
  assert (r93 : x j + (ln (softmax x i * (1 / softmax x j)) - ln (softmax x i * (1 / softmax x j))) * (-1 * (1 / (1 +
    -1 * c))) = x j).
  { assert (identity : forall u0 u1 u2 : R, (u0 + ((u1 - u1) * ((-1) * (1 * u2)))) = u0) by (intros u0 u1 u2; ring).
    exact (identity (x j) (ln (softmax x i * (1 / softmax x j))) (/ (1 + -1 * c))). }
  assert (r94 : x j + (ln (softmax x i / softmax x j) - ln (softmax x i / softmax x j)) / (c - 1) = x j).
  { exact (eq_trans (eq_trans r89 r91) r93). }
  exact (eq_trans (eq_trans (eq_trans (eq_sym (eq_trans (eq_trans r38 r45) r47)) (eq_trans (eq_trans (eq_trans r38
    r73) r75) (eq_sym r85))) (eq_trans r85 (eq_sym r94))) r94).
Qed.

(* Jacobian of softmax. *)
Theorem softmax_jacobian (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i j : Fin n) :
  partial (entry j) (fun x : Fin n -> R => softmax x i) x (softmax x i * (delta i j - softmax x j)).
Proof.
  assert (r1 : forall (x : Fin n -> R), softmax x i = exp (x i) / partition x).
  { exact (fun (x : Fin n -> R) => eq_refl). }
  assert (r3 : partial (entry j) (fun x : Fin n -> R => x i) x (delta i j)).
  { exact (Rules.deriv_entry i j x). }
  assert (r4 : partial (entry j) (fun x : Fin n -> R => exp (x i)) x (exp (x i) * delta i j)).
  { exact (Rules.deriv_fn Rules.outer_exp r3). }
  assert (r5 : forall (x : Fin n -> R), partition x = Sum (fun k : Fin n => exp (x k))).
  { exact (fun (x : Fin n -> R) => eq_refl). }
  assert (r7 : forall (i_ : Fin n), partial (entry j) (fun x : Fin n -> R => x i_) x (delta i_ j)).
  { exact (fun (i_ : Fin n) => (Rules.deriv_entry i_ j x)). }
  assert (r8 : forall (i_ : Fin n), partial (entry j) (fun x : Fin n -> R => exp (x i_)) x (exp (x i_) * delta i_ j)).
  { exact (fun (i_ : Fin n) => (Rules.deriv_fn Rules.outer_exp (r7 i_))). }
  assert (r9 : partial (entry j) (fun x : Fin n -> R => Sum (fun k : Fin n => exp (x k))) x (Sum (fun i : Fin n => exp
    (x i) * delta i j))).
  { exact (Rules.deriv_sum (fun (i_ : Fin n) => (r8 i_))). }
  assert (r11 : partial (entry j) (fun x : Fin n -> R => partition x) x (Sum (fun i : Fin n => exp (x i) * delta i
    j))).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r5 x))) r9 (@eq_refl R (Sum (fun i : Fin n => exp (x i) *
    delta i j)))). }
  assert (r14 : partition x <> 0).
  { exact (Facts.ne_of_pos (partition x) (Softmax.partition_pos n n_pos x)). }
  assert (r15 : partial (entry j) (fun x : Fin n -> R => exp (x i) / partition x) x ((exp (x i) * delta i j *
    partition x - exp (x i) * Sum (fun i : Fin n => exp (x i) * delta i j)) / partition x ^ 2)).
  { exact (Rules.deriv_div r4 r11 r14). }
  assert (r17 : partial (entry j) (fun x : Fin n -> R => softmax x i) x ((exp (x i) * delta i j * partition x - exp (x
    i) * Sum (fun i : Fin n => exp (x i) * delta i j)) / partition x ^ 2)).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r1 x))) r15 (@eq_refl R ((exp (x i) * delta i j *
    partition x - exp (x i) * Sum (fun i : Fin n => exp (x i) * delta i j)) / partition x ^ 2))). }
  assert (r18 : (exp (x i) * delta i j * partition x - exp (x i) * Sum (fun i : Fin n => exp (x i) * delta i j)) /
    partition x ^ 2 = (exp (x i) * delta i j * partition x - exp (x i) * Sum (fun i : Fin n => exp (x i) * delta i j))
    * (1 / partition x ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * u1) * u2) - (u0 * u3)) * u4) = ((((u0 * u1) * u2) - (u0 *
    u3)) * (1 * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (exp (x i)) (delta i j) (partition x) (Sum (fun i : Fin n => exp (x i) * delta i j)) (/ (partition
      x ^ 2))). }
  assert (r19 : forall (i_1 : Fin n), exp (x i_1) * delta i_1 j = delta i_1 j * exp (x i_1)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (identity (exp (x i_1)) (delta i_1 j))). }
  assert (r20 : Sum (fun i : Fin n => exp (x i) * delta i j) = Sum (fun i : Fin n => delta i j * exp (x i))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (r19 i_1))). }
  assert (r23 : partition x ^ 2 = partition x * partition x).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (partition x)). }
  assert (r24 : 1 / partition x ^ 2 = 1 / (partition x * partition x)).
  { exact (f_equal (fun (h : R) => 1 / h) r23). }
  assert (r27 : 1 / partition x * (1 / partition x) = (1 / partition x) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (partition x))). }
  assert (r28 : 1 / partition x ^ 2 = (1 / partition x) ^ 2).
  { exact (eq_trans (eq_trans r24 (Facts.inverse_mul (partition x) (partition x))) r27). }
  assert (r29 : (exp (x i) * delta i j * partition x - exp (x i) * Sum (fun i : Fin n => exp (x i) * delta i j)) * (1
    / partition x ^ 2) = (exp (x i) * delta i j * partition x - exp (x i) * exp (x j)) * (1 / partition x) ^ 2).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => (exp (x i) * delta i j * partition x - exp (x i) * h_) * h_1) (eq_trans
    r20 (Facts.sum_delta n j (fun i : Fin n => exp (x i)))) r28). }
  assert (r31 : (exp (x i) * delta i j * partition x - exp (x i) * exp (x j)) * (1 / partition x) ^ 2 = partition x *
    delta i j * (1 / partition x) ^ 2 * exp (x i) + -1 * ((1 / partition x) ^ 2 * exp (x i) * exp (x j))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * u1) * u2) - (u0 * u3)) * ((1 * u4) ^ 2)) = ((((u2 * u1) *
    ((1 * u4) ^ 2)) * u0) + ((-1) * ((((1 * u4) ^ 2) * u0) * u3)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (exp (x i)) (delta i j) (partition x) (exp (x j)) (/ (partition x))). }
  assert (r33 : (delta i j * exp (x i) * partition x - exp (x i) * exp (x j)) / partition x ^ 2 = (delta i j * exp (x
    i) * partition x - exp (x i) * exp (x j)) * (1 / partition x ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * u1) * u2) - (u1 * u3)) * u4) = ((((u0 * u1) * u2) - (u1 *
    u3)) * (1 * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (delta i j) (exp (x i)) (partition x) (exp (x j)) (/ (partition x ^ 2))). }
  assert (r34 : (delta i j * exp (x i) * partition x - exp (x i) * exp (x j)) * (1 / partition x ^ 2) = (delta i j *
    exp (x i) * partition x - exp (x i) * exp (x j)) * (1 / partition x) ^ 2).
  { exact (f_equal (fun (h_2 : R) => (delta i j * exp (x i) * partition x - exp (x i) * exp (x j)) * h_2) r28). }
  assert (r35 : (delta i j * exp (x i) * partition x - exp (x i) * exp (x j)) / partition x ^ 2 = (delta i j * exp (x
    i) * partition x - exp (x i) * exp (x j)) * (1 / partition x) ^ 2).
  { exact (eq_trans r33 r34). }
  assert (r36 : (delta i j * exp (x i) * partition x - exp (x i) * exp (x j)) * (1 / partition x) ^ 2 = partition x *
    delta i j * (1 / partition x) ^ 2 * exp (x i) + -1 * ((1 / partition x) ^ 2 * exp (x i) * exp (x j))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * u1) * u2) - (u1 * u3)) * ((1 * u4) ^ 2)) = ((((u2 * u0) *
    ((1 * u4) ^ 2)) * u1) + ((-1) * ((((1 * u4) ^ 2) * u1) * u3)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (delta i j) (exp (x i)) (partition x) (exp (x j)) (/ (partition x))). }
  assert (r42 : (delta i j * exp (x i) * partition x - exp (x i) * exp (x j)) * (1 / partition x) ^ 2 = delta i j * (1
    / partition x) * exp (x i) + -1 * ((1 / partition x) ^ 2 * exp (x i) * exp (x j))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * (1 * u1)) * u2) + ((-1) * ((((1 * u1) ^ 2) * u2) * u3))) -
    ((((u0 * u2) * u4) - (u2 * u3)) * ((1 * u1) ^ 2)) = (((u0 * (1 * u1)) * u2) * (1 - (u4 * (1 * u1))) + 0)) by
    (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (delta i j * (1 / partition x) * exp (x i)) (Facts.mul_inverse
      (partition x) r14) Rules.no_equation) (identity (delta i j) (/ (partition x)) (exp (x i)) (exp (x j)) (partition
      x))). }
  assert (r44 : exp (x i) / partition x * (delta i j - exp (x j) / partition x) = delta i j * (1 / partition x) * exp
    (x i) + -1 * ((1 / partition x) ^ 2 * exp (x i) * exp (x j))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 - (u3 * u1))) = (((u2 * (1 * u1)) * u0) + ((-1) *
    ((((1 * u1) ^ 2) * u0) * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (exp (x i)) (/ (partition x)) (delta i j) (exp (x j))). }
  assert (r48 : exp (x i) / partition x = 1 / partition x * exp (x i)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x i)) (/ (partition x))). }
  assert (r50 : softmax x j = exp (x j) / partition x).
  { exact eq_refl. }
  assert (r51 : exp (x j) / partition x = 1 / partition x * exp (x j)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x j)) (/ (partition x))). }
  assert (r53 : softmax x i * (delta i j - softmax x j) = 1 / partition x * exp (x i) * (delta i j - 1 / partition x *
    exp (x j))).
  { exact (f_equal2 (fun (h_3 : R) (h_4 : R) => h_3 * (delta i j - h_4)) (eq_trans (r1 x) r48) (eq_trans r50 r51)). }
  assert (r54 : 1 / partition x * exp (x i) * (delta i j - 1 / partition x * exp (x j)) = delta i j * (1 / partition
    x) * exp (x i) + -1 * ((1 / partition x) ^ 2 * exp (x i) * exp (x j))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1 * u0) * u1) * (u2 - ((1 * u0) * u3))) = (((u2 * (1 * u0)) * u1) +
    ((-1) * ((((1 * u0) ^ 2) * u1) * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (partition x)) (exp (x i)) (delta i j) (exp (x j))). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (softmax x i))) r17 (eq_trans (eq_trans (eq_trans
    (eq_trans (eq_trans r18 r29) r31) (eq_sym (eq_trans r35 r36))) (eq_trans (eq_trans r35 r42) (eq_sym r44)))
    (eq_trans r44 (eq_sym (eq_trans r53 r54))))).
Qed.

(* The Jacobian as a matrix. *)
Theorem softmax_jacobian_matrix (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i j : Fin n) :
  partial (entry j) (fun x : Fin n -> R => softmax x i) x (delta i j * softmax x i - softmax x i * softmax x j).
Proof.
  assert (r2 : softmax x i * (delta i j - softmax x j) = -1 * (softmax x i * softmax x j) + softmax x i * delta i j).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 - u2)) = (((-1) * (u0 * u2)) + (u0 * u1))) by (intros u0 u1 u2;
    ring).
    exact (identity (softmax x i) (delta i j) (softmax x j)). }
  assert (r3 : delta i j * softmax x i - softmax x i * softmax x j = -1 * (softmax x i * softmax x j) + softmax x i *
    delta i j).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) - (u1 * u2)) = (((-1) * (u1 * u2)) + (u1 * u0))) by (intros u0
    u1 u2; ring).
    exact (identity (delta i j) (softmax x i) (softmax x j)). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (softmax x i))) (Softmax.softmax_jacobian n n_pos x i j)
    (eq_trans r2 (eq_sym r3))).
Qed.

(* The Jacobian is symmetric. *)
Theorem softmax_jacobian_symmetric (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i j : Fin n) :
  softmax x i * (delta i j - softmax x j) = softmax x j * (delta j i - softmax x i).
Proof.
  assert (r0 : softmax x i * (delta i j - softmax x j) = -1 * (softmax x i * softmax x j) + softmax x i * delta i j).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 - u2)) = (((-1) * (u0 * u2)) + (u0 * u1))) by (intros u0 u1 u2;
    ring).
    exact (identity (softmax x i) (delta i j) (softmax x j)). }
  assert (r1 : delta i j * softmax x i - softmax x i * softmax x j = -1 * (softmax x i * softmax x j) + softmax x i *
    delta i j).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) - (u1 * u2)) = (((-1) * (u1 * u2)) + (u1 * u0))) by (intros u0
    u1 u2; ring).
    exact (identity (delta i j) (softmax x i) (softmax x j)). }
  assert (r6 : forall (b a : Fin n), a <> b -> b <> a).
  { exact (fun (b a : Fin n) p => (Facts.apart_symm n a b p)). }
  assert (r9 : forall (a b : Fin n), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin n) p_ => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart n a b p_)
      (Rules.and_equation (-1) (Facts.delta_apart n b a (r6 b a p_)) Rules.no_equation)) (identity (delta b a) (delta
      a b)))). }
  assert (r10 : forall (a b : Fin n), delta a b = delta b a).
  { exact (fun (a b : Fin n) => (Rules.index_cases (fun (b : Fin n) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_1 => (r9 a b p_1)))). }
  assert (r12 : delta j i * softmax x j - softmax x j * softmax x i = delta i j * softmax x j - softmax x j * softmax
    x i).
  { exact (f_equal (fun (h : R) => h * softmax x j - softmax x j * softmax x i) (r10 j i)). }
  assert (r15 : i <> j -> delta i j * softmax x j = delta i j * softmax x i).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun p_2 => (Rules.linear_combination (Rules.and_equation (softmax x j - softmax x i) (Facts.delta_apart n i
      j p_2) Rules.no_equation) (identity (delta i j) (softmax x i) (softmax x j)))). }
  assert (r16 : delta i j * softmax x j = delta i j * softmax x i).
  { exact (Rules.index_cases (fun (j : Fin n) => delta i j * softmax x j = delta i j * softmax x i) i j (@eq_refl R
    (delta i i * softmax x i)) (fun p_3 => (r15 p_3))). }
  assert (r17 : delta i j * softmax x j - softmax x j * softmax x i = -1 * (softmax x i * softmax x j) + softmax x i *
    delta i j).
  { assert (identity : forall u0 u1 u2 : R, (((-1) * (u0 * u1)) + (u0 * u2)) - ((u2 * u1) - (u1 * u0)) = (1 * ((u2 *
    u0) - (u2 * u1)) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 r16 Rules.no_equation) (identity (softmax x i) (softmax x j)
      (delta i j))). }
  assert (r22 : delta j i * softmax x j - softmax x j * softmax x i = -1 * (softmax x i * softmax x j) + softmax x j *
    delta j i).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) - (u1 * u2)) = (((-1) * (u2 * u1)) + (u1 * u0))) by (intros u0
    u1 u2; ring).
    exact (identity (delta j i) (softmax x j) (softmax x i)). }
  assert (r23 : softmax x j * (delta j i - softmax x i) = -1 * (softmax x i * softmax x j) + softmax x j * delta j i).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 - u2)) = (((-1) * (u2 * u0)) + (u0 * u1))) by (intros u0 u1 u2;
    ring).
    exact (identity (softmax x j) (delta j i) (softmax x i)). }
  exact (eq_trans (eq_trans (eq_trans r0 (eq_sym r1)) (eq_trans r1 (eq_sym (eq_trans r12 r17)))) (eq_trans r22 (eq_sym
    r23))).
Qed.

(* Rows of the Jacobian sum to zero. *)
Theorem softmax_jacobian_row_sum_zero (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n) :
  Sum (fun j : Fin n => softmax x i * (delta i j - softmax x j)) = 0.
Proof.
  assert (r0 : forall (i_ : Fin n), softmax x i * (delta i i_ - softmax x i_) = -1 * (softmax x i * softmax x i_) +
    softmax x i * delta i i_).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 - u2)) = (((-1) * (u0 * u2)) + (u0 * u1))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_ : Fin n) => (identity (softmax x i) (delta i i_) (softmax x i_))). }
  assert (r3 : forall (b a : Fin n), a <> b -> b <> a).
  { exact (fun (b a : Fin n) p => (Facts.apart_symm n a b p)). }
  assert (r6 : forall (a b : Fin n), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin n) p_ => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart n a b p_)
      (Rules.and_equation (-1) (Facts.delta_apart n b a (r3 b a p_)) Rules.no_equation)) (identity (delta b a) (delta
      a b)))). }
  assert (r7 : forall (a b : Fin n), delta a b = delta b a).
  { exact (fun (a b : Fin n) => (Rules.index_cases (fun (b : Fin n) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_1 => (r6 a b p_1)))). }
  assert (r9 : forall (i_ : Fin n), -1 * (softmax x i * softmax x i_) + softmax x i * delta i i_ = -1 * softmax x i *
    softmax x i_ + softmax x i * (delta i_ i * 1)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((-1) * u0) * u1) + (u0 * (u2 * 1))) - (((-1) * (u0 * u1)) + (u0 *
    u3)) = ((u0 * 1) * (u2 - u3) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (softmax x i * 1) (r7 i i_)
      Rules.no_equation) (identity (softmax x i) (softmax x i_) (delta i_ i) (delta i i_)))). }
  assert (r11 : Sum (fun j : Fin n => softmax x i * (delta i j - softmax x j)) = Sum (fun i_ : Fin n => -1 * softmax x
    i * softmax x i_ + softmax x i * (delta i_ i * 1))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r0 i_) (r9 i_)))). }
  assert (r16 : softmax x i * Sum (fun i_ : Fin n => delta i_ i * 1) = softmax x i * 1).
  { exact (f_equal (fun (h : R) => softmax x i * h) (Facts.sum_delta n i (fun i : Fin n => 1))). }
  assert (r18 : Sum (fun i_ : Fin n => -1 * softmax x i * softmax x i_) + Sum (fun i_ : Fin n => softmax x i * (delta
    i_ i * 1)) = -1 * softmax x i * Sum (fun i : Fin n => softmax x i) + softmax x i * 1).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => h_ + h_1) (Facts.sum_scale n (-1 * softmax x i) (fun i : Fin n =>
    softmax x i)) (eq_trans (Facts.sum_scale n (softmax x i) (fun i_ : Fin n => delta i_ i * 1)) r16)). }
  assert (r21 : -1 * softmax x i * Sum (fun i : Fin n => softmax x i) + softmax x i * 1 = softmax x i + -1 * (softmax
    x i * Sum (fun i : Fin n => softmax x i))).
  { assert (identity : forall u0 u1 : R, ((((-1) * u0) * u1) + (u0 * 1)) = (u0 + ((-1) * (u0 * u1)))) by (intros u0
    u1; ring).
    exact (identity (softmax x i) (Sum (fun i : Fin n => softmax x i))). }
  assert (r23 : softmax x i * (1 - Sum (fun i : Fin n => softmax x i)) = softmax x i + -1 * (softmax x i * Sum (fun i
    : Fin n => softmax x i))).
  { assert (identity : forall u0 u1 : R, (u0 * (1 - u1)) = (u0 + ((-1) * (u0 * u1)))) by (intros u0 u1; ring).
    exact (identity (softmax x i) (Sum (fun i : Fin n => softmax x i))). }
  assert (r27 : softmax x i * (1 - Sum (fun i : Fin n => softmax x i)) = softmax x i * (1 - 1)).
  { exact (f_equal (fun (h_2 : R) => softmax x i * (1 - h_2)) (Softmax.softmax_sum_one n n_pos x)). }
  assert (r28 : softmax x i * (1 - 1) = 0).
  { assert (identity : forall u0 : R, (u0 * (1 - 1)) = 0) by (intros u0; ring).
    exact (identity (softmax x i)). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r11 (eq_trans (Facts.sum_add n (fun i_ : Fin n => -1 * softmax x i *
    softmax x i_) (fun i_ : Fin n => softmax x i * (delta i_ i * 1))) r18)) r21) (eq_sym r23)) (eq_trans r27 r28)).
Qed.

(* Trace of the Jacobian. *)
Theorem softmax_jacobian_trace (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) :
  Sum (fun i : Fin n => softmax x i * (delta i i - softmax x i)) = 1 - Sum (fun i : Fin n => softmax x i ^ 2).
Proof.
  assert (r1 : forall (i : Fin n), softmax x i * (delta i i - softmax x i) = softmax x i * (1 - softmax x i)).
  { exact (fun (i : Fin n) => (f_equal (fun (h : R) => softmax x i * (h - softmax x i)) (Facts.delta_same n i))). }
  assert (r2 : forall (i : Fin n), softmax x i * (1 - softmax x i) = softmax x i + -1 * softmax x i ^ 2).
  { assert (identity : forall u0 : R, (u0 * (1 - u0)) = (u0 + ((-1) * (u0 ^ 2)))) by (intros u0; ring).
    exact (fun (i : Fin n) => (identity (softmax x i))). }
  assert (r4 : Sum (fun i : Fin n => softmax x i * (delta i i - softmax x i)) = Sum (fun i : Fin n => softmax x i + -1
    * softmax x i ^ 2)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r1 i) (r2 i)))). }
  assert (r8 : Sum (fun i : Fin n => softmax x i) + Sum (fun i : Fin n => -1 * softmax x i ^ 2) = Sum (fun i : Fin n
    => softmax x i) + -1 * Sum (fun i : Fin n => softmax x i ^ 2)).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => h_ + h_1) (@eq_refl R (Sum (fun i : Fin n => softmax x i)))
    (Facts.sum_scale n (-1) (fun i : Fin n => softmax x i ^ 2))). }
  assert (r11 : Sum (fun i : Fin n => softmax x i) - Sum (fun i : Fin n => softmax x i ^ 2) = Sum (fun i : Fin n =>
    softmax x i) + -1 * Sum (fun i : Fin n => softmax x i ^ 2)).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => softmax x i)) (Sum (fun i : Fin n => softmax x i ^ 2))). }
  assert (r15 : Sum (fun i : Fin n => softmax x i) - Sum (fun i : Fin n => softmax x i ^ 2) = 1 - Sum (fun i : Fin n
    => softmax x i ^ 2)).
  { exact (f_equal (fun (h_2 : R) => h_2 - Sum (fun i : Fin n => softmax x i ^ 2)) (Softmax.softmax_sum_one n n_pos
    x)). }
  exact (eq_trans (eq_trans (eq_trans r4 (eq_trans (Facts.sum_add n (fun i : Fin n => softmax x i) (fun i : Fin n =>
    -1 * softmax x i ^ 2)) r8)) (eq_sym r11)) r15).
Qed.

(* Backward pass of softmax. *)
Theorem softmax_vjp (n : nat) (n_pos : (0 < n)%nat) (g x : Fin n -> R) (j : Fin n) :
  partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * softmax x i)) x (softmax x j * (g j - Sum (fun
    i : Fin n => g i * softmax x i))).
Proof.
  assert (r1 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i) x 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r4 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i * softmax x i) x (0 * softmax x i + g
    i * (softmax x i * (delta i j - softmax x j)))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r1 i) (Softmax.softmax_jacobian n n_pos x i j))). }
  assert (r5 : partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * softmax x i)) x (Sum (fun i : Fin
    n => 0 * softmax x i + g i * (softmax x i * (delta i j - softmax x j))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r4 i))). }
  assert (r6 : forall (i_ : Fin n), 0 * softmax x i_ + g i_ * (softmax x i_ * (delta i_ j - softmax x j)) = -1 * (g i_
    * softmax x i_ * softmax x j) + g i_ * softmax x i_ * delta i_ j).
  { assert (identity : forall u0 u1 u2 u3 : R, ((0 * u0) + (u1 * (u0 * (u2 - u3)))) = (((-1) * ((u1 * u0) * u3)) +
    ((u1 * u0) * u2))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_ : Fin n) => (identity (softmax x i_) (g i_) (delta i_ j) (softmax x j))). }
  assert (r7 : forall (i_ : Fin n), -1 * (g i_ * softmax x i_ * softmax x j) + g i_ * softmax x i_ * delta i_ j = -1 *
    softmax x j * (g i_ * softmax x i_) + delta i_ j * (g i_ * softmax x i_)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((-1) * ((u0 * u1) * u2)) + ((u0 * u1) * u3)) = ((((-1) * u2) * (u0 *
    u1)) + (u3 * (u0 * u1)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_ : Fin n) => (identity (g i_) (softmax x i_) (softmax x j) (delta i_ j))). }
  assert (r9 : Sum (fun i : Fin n => 0 * softmax x i + g i * (softmax x i * (delta i j - softmax x j))) = Sum (fun i :
    Fin n => -1 * softmax x j * (g i * softmax x i) + delta i j * (g i * softmax x i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r6 i_) (r7 i_)))). }
  assert (r13 : Sum (fun i : Fin n => -1 * softmax x j * (g i * softmax x i)) + Sum (fun i : Fin n => delta i j * (g i
    * softmax x i)) = -1 * softmax x j * Sum (fun i : Fin n => g i * softmax x i) + g j * softmax x j).
  { exact (f_equal2 (fun (h : R) (h_ : R) => h + h_) (Facts.sum_scale n (-1 * softmax x j) (fun i : Fin n => g i *
    softmax x i)) (Facts.sum_delta n j (fun i : Fin n => g i * softmax x i))). }
  assert (r14 : Sum (fun i : Fin n => -1 * softmax x j * (g i * softmax x i) + delta i j * (g i * softmax x i)) = -1 *
    softmax x j * Sum (fun i : Fin n => g i * softmax x i) + g j * softmax x j).
  { exact (eq_trans (Facts.sum_add n (fun i : Fin n => -1 * softmax x j * (g i * softmax x i)) (fun i : Fin n => delta
    i j * (g i * softmax x i))) r13). }
  assert (r16 : -1 * softmax x j * Sum (fun i : Fin n => g i * softmax x i) + g j * softmax x j = g j * softmax x j +
    -1 * (softmax x j * Sum (fun i : Fin n => g i * softmax x i))).
  { assert (identity : forall u0 u1 u2 : R, ((((-1) * u0) * u1) + (u2 * u0)) = ((u2 * u0) + ((-1) * (u0 * u1)))) by
    (intros u0 u1 u2; ring).
    exact (identity (softmax x j) (Sum (fun i : Fin n => g i * softmax x i)) (g j)). }
  assert (r18 : forall (i_1 : Fin n), g i_1 * (softmax x i_1 * (delta i_1 j - softmax x j)) = -1 * (g i_1 * softmax x
    i_1 * softmax x j) + g i_1 * softmax x i_1 * delta i_1 j).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * (u1 * (u2 - u3))) = (((-1) * ((u0 * u1) * u3)) + ((u0 * u1) *
    u2))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (softmax x i_1) (delta i_1 j) (softmax x j))). }
  assert (r19 : forall (i_1 : Fin n), -1 * (g i_1 * softmax x i_1 * softmax x j) + g i_1 * softmax x i_1 * delta i_1 j
    = -1 * softmax x j * (g i_1 * softmax x i_1) + delta i_1 j * (g i_1 * softmax x i_1)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((-1) * ((u0 * u1) * u2)) + ((u0 * u1) * u3)) = ((((-1) * u2) * (u0 *
    u1)) + (u3 * (u0 * u1)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (softmax x i_1) (softmax x j) (delta i_1 j))). }
  assert (r21 : Sum (fun i : Fin n => g i * (softmax x i * (delta i j - softmax x j))) = Sum (fun i : Fin n => -1 *
    softmax x j * (g i * softmax x i) + delta i j * (g i * softmax x i))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r18 i_1) (r19 i_1)))). }
  assert (r23 : Sum (fun i : Fin n => g i * (softmax x i * (delta i j - softmax x j))) = g j * softmax x j + -1 *
    (softmax x j * Sum (fun i : Fin n => g i * softmax x i))).
  { exact (eq_trans (eq_trans r21 r14) r16). }
  assert (r26 : softmax x j * (g j - Sum (fun i : Fin n => g i * softmax x i)) = g j * softmax x j + -1 * (softmax x j
    * Sum (fun i : Fin n => g i * softmax x i))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 - u2)) = ((u1 * u0) + ((-1) * (u0 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (identity (softmax x j) (g j) (Sum (fun i : Fin n => g i * softmax x i))). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (Sum (fun i : Fin n => g i * softmax x i)))) r5 (eq_trans
    (eq_trans (eq_trans (eq_trans r9 r14) r16) (eq_sym r23)) (eq_trans r23 (eq_sym r26)))).
Qed.

(* Forward directional derivative of softmax. *)
Theorem softmax_jvp (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n) (u : Fin n -> R) :
  Sum (fun j : Fin n => softmax x i * (delta i j - softmax x j) * u j) = softmax x i * (u i - Sum (fun j : Fin n =>
    softmax x j * u j)).
Proof.
  assert (r2 : forall (i_ : Fin n), i <> i_ -> delta i i_ * u i_ = delta i i_ * u i).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_ : Fin n) p => (Rules.linear_combination (Rules.and_equation (u i_ - u i) (Facts.delta_apart n i i_
      p) Rules.no_equation) (identity (delta i i_) (u i) (u i_)))). }
  assert (r3 : forall (i_ : Fin n), delta i i_ * u i_ = delta i i_ * u i).
  { exact (fun (i_ : Fin n) => (Rules.index_cases (fun (i_ : Fin n) => delta i i_ * u i_ = delta i i_ * u i) i i_
    (@eq_refl R (delta i i * u i)) (fun p_ => (r2 i_ p_)))). }
  assert (r4 : forall (i_ : Fin n), softmax x i * (delta i i_ - softmax x i_) * u i_ = u i * softmax x i * delta i i_
    + -1 * (u i_ * softmax x i * softmax x i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) * u2) + ((-1) * ((u3 * u1) * u4))) - ((u1 * (u2 - u4)) *
    u3) = (u1 * ((u2 * u0) - (u2 * u3)) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (softmax x i) (r3 i_) Rules.no_equation)
      (identity (u i) (softmax x i) (delta i i_) (u i_) (softmax x i_)))). }
  assert (r7 : forall (b a : Fin n), a <> b -> b <> a).
  { exact (fun (b a : Fin n) p_1 => (Facts.apart_symm n a b p_1)). }
  assert (r10 : forall (a b : Fin n), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin n) p_2 => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart n a b p_2)
      (Rules.and_equation (-1) (Facts.delta_apart n b a (r7 b a p_2)) Rules.no_equation)) (identity (delta b a) (delta
      a b)))). }
  assert (r11 : forall (a b : Fin n), delta a b = delta b a).
  { exact (fun (a b : Fin n) => (Rules.index_cases (fun (b : Fin n) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_3 => (r10 a b p_3)))). }
  assert (r13 : forall (i_ : Fin n), u i * softmax x i * delta i i_ + -1 * (u i_ * softmax x i * softmax x i_) = u i *
    softmax x i * (delta i_ i * 1) + -1 * softmax x i * (u i_ * softmax x i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((u0 * u1) * (u2 * 1)) + (((-1) * u1) * (u3 * u4))) - (((u0 *
    u1) * u5) + ((-1) * ((u3 * u1) * u4))) = (((u0 * u1) * 1) * (u2 - u5) + 0)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (u i * softmax x i * 1) (r11 i i_)
      Rules.no_equation) (identity (u i) (softmax x i) (delta i_ i) (u i_) (softmax x i_) (delta i i_)))). }
  assert (r15 : Sum (fun j : Fin n => softmax x i * (delta i j - softmax x j) * u j) = Sum (fun i_ : Fin n => u i *
    softmax x i * (delta i_ i * 1) + -1 * softmax x i * (u i_ * softmax x i_))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r4 i_) (r13 i_)))). }
  assert (r19 : u i * softmax x i * Sum (fun i_ : Fin n => delta i_ i * 1) = u i * softmax x i * 1).
  { exact (f_equal (fun (h : R) => u i * softmax x i * h) (Facts.sum_delta n i (fun i : Fin n => 1))). }
  assert (r22 : Sum (fun i_ : Fin n => u i * softmax x i * (delta i_ i * 1)) + Sum (fun i_ : Fin n => -1 * softmax x i
    * (u i_ * softmax x i_)) = u i * softmax x i * 1 + -1 * softmax x i * Sum (fun i : Fin n => u i * softmax x i)).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => h_ + h_1) (eq_trans (Facts.sum_scale n (u i * softmax x i) (fun i_ :
    Fin n => delta i_ i * 1)) r19) (Facts.sum_scale n (-1 * softmax x i) (fun i : Fin n => u i * softmax x i))). }
  assert (r25 : u i * softmax x i * 1 + -1 * softmax x i * Sum (fun i : Fin n => u i * softmax x i) = u i * softmax x
    i + -1 * (softmax x i * Sum (fun i : Fin n => u i * softmax x i))).
  { assert (identity : forall u0 u1 u2 : R, (((u0 * u1) * 1) + (((-1) * u1) * u2)) = ((u0 * u1) + ((-1) * (u1 * u2))))
    by (intros u0 u1 u2; ring).
    exact (identity (u i) (softmax x i) (Sum (fun i : Fin n => u i * softmax x i))). }
  assert (r27 : forall (i_1 : Fin n), softmax x i_1 * u i_1 = u i_1 * softmax x i_1).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (identity (softmax x i_1) (u i_1))). }
  assert (r28 : Sum (fun j : Fin n => softmax x j * u j) = Sum (fun i : Fin n => u i * softmax x i)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (r27 i_1))). }
  assert (r29 : softmax x i * u i - softmax x i * Sum (fun j : Fin n => softmax x j * u j) = softmax x i * u i -
    softmax x i * Sum (fun i : Fin n => u i * softmax x i)).
  { exact (f_equal (fun (h_2 : R) => softmax x i * u i - softmax x i * h_2) r28). }
  assert (r30 : softmax x i * u i - softmax x i * Sum (fun i : Fin n => u i * softmax x i) = u i * softmax x i + -1 *
    (softmax x i * Sum (fun i : Fin n => u i * softmax x i))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) - (u0 * u2)) = ((u1 * u0) + ((-1) * (u0 * u2)))) by (intros u0
    u1 u2; ring).
    exact (identity (softmax x i) (u i) (Sum (fun i : Fin n => u i * softmax x i))). }
  assert (r31 : softmax x i * u i - softmax x i * Sum (fun j : Fin n => softmax x j * u j) = u i * softmax x i + -1 *
    (softmax x i * Sum (fun i : Fin n => u i * softmax x i))).
  { exact (eq_trans r29 r30). }
  assert (r34 : softmax x i * (u i - Sum (fun j : Fin n => softmax x j * u j)) = softmax x i * (u i - Sum (fun i : Fin
    n => u i * softmax x i))).
  { exact (f_equal (fun (h_3 : R) => softmax x i * (u i - h_3)) r28). }
  assert (r35 : softmax x i * (u i - Sum (fun i : Fin n => u i * softmax x i)) = u i * softmax x i + -1 * (softmax x i
    * Sum (fun i : Fin n => u i * softmax x i))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 - u2)) = ((u1 * u0) + ((-1) * (u0 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (identity (softmax x i) (u i) (Sum (fun i : Fin n => u i * softmax x i))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r15 (eq_trans (Facts.sum_add n (fun i_ : Fin n => u i * softmax x i *
    (delta i_ i * 1)) (fun i_ : Fin n => -1 * softmax x i * (u i_ * softmax x i_))) r22)) r25) (eq_sym r31)) (eq_trans
    r31 (eq_sym (eq_trans r34 r35)))).
Qed.

(* The backward pass sums to zero. *)
Theorem softmax_vjp_sum_zero (n : nat) (n_pos : (0 < n)%nat) (x g : Fin n -> R) :
  Sum (fun j : Fin n => softmax x j * (g j - Sum (fun i : Fin n => g i * softmax x i))) = 0.
Proof.
  assert (r0 : forall (i : Fin n), softmax x i * (g i - Sum (fun i : Fin n => g i * softmax x i)) = g i * softmax x i
    + -1 * (softmax x i * Sum (fun i : Fin n => g i * softmax x i))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 - u2)) = ((u1 * u0) + ((-1) * (u0 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i : Fin n) => (identity (softmax x i) (g i) (Sum (fun i : Fin n => g i * softmax x i)))). }
  assert (r1 : forall (i : Fin n), g i * softmax x i + -1 * (softmax x i * Sum (fun i : Fin n => g i * softmax x i)) =
    g i * softmax x i + -1 * Sum (fun i : Fin n => g i * softmax x i) * softmax x i).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) + ((-1) * (u1 * u2))) = ((u0 * u1) + (((-1) * u2) * u1))) by
    (intros u0 u1 u2; ring).
    exact (fun (i : Fin n) => (identity (g i) (softmax x i) (Sum (fun i : Fin n => g i * softmax x i)))). }
  assert (r3 : Sum (fun j : Fin n => softmax x j * (g j - Sum (fun i : Fin n => g i * softmax x i))) = Sum (fun i :
    Fin n => g i * softmax x i + -1 * Sum (fun i : Fin n => g i * softmax x i) * softmax x i)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r0 i) (r1 i)))). }
  assert (r7 : Sum (fun i : Fin n => g i * softmax x i) + Sum (fun i : Fin n => -1 * Sum (fun i : Fin n => g i *
    softmax x i) * softmax x i) = Sum (fun i : Fin n => g i * softmax x i) + -1 * Sum (fun i : Fin n => g i * softmax
    x i) * Sum (fun i : Fin n => softmax x i)).
  { exact (f_equal2 (fun (h : R) (h_ : R) => h + h_) (@eq_refl R (Sum (fun i : Fin n => g i * softmax x i)))
    (Facts.sum_scale n (-1 * Sum (fun i : Fin n => g i * softmax x i)) (fun i : Fin n => softmax x i))). }
  assert (r10 : Sum (fun i : Fin n => g i * softmax x i) + -1 * Sum (fun i : Fin n => g i * softmax x i) * Sum (fun i
    : Fin n => softmax x i) = -1 * (Sum (fun i : Fin n => softmax x i) * Sum (fun i : Fin n => g i * softmax x i)) +
    Sum (fun i : Fin n => g i * softmax x i)).
  { assert (identity : forall u0 u1 : R, (u0 + (((-1) * u0) * u1)) = (((-1) * (u1 * u0)) + u0)) by (intros u0 u1;
    ring).
    exact (identity (Sum (fun i : Fin n => g i * softmax x i)) (Sum (fun i : Fin n => softmax x i))). }
  assert (r12 : Sum (fun i : Fin n => g i * softmax x i) - Sum (fun i : Fin n => g i * softmax x i) * Sum (fun i : Fin
    n => softmax x i) = -1 * (Sum (fun i : Fin n => softmax x i) * Sum (fun i : Fin n => g i * softmax x i)) + Sum
    (fun i : Fin n => g i * softmax x i)).
  { assert (identity : forall u0 u1 : R, (u0 - (u0 * u1)) = (((-1) * (u1 * u0)) + u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => g i * softmax x i)) (Sum (fun i : Fin n => softmax x i))). }
  assert (r16 : Sum (fun i : Fin n => g i * softmax x i) - Sum (fun i : Fin n => g i * softmax x i) * Sum (fun i : Fin
    n => softmax x i) = Sum (fun i : Fin n => g i * softmax x i) - Sum (fun i : Fin n => g i * softmax x i) * 1).
  { exact (f_equal (fun (h_1 : R) => Sum (fun i : Fin n => g i * softmax x i) - Sum (fun i : Fin n => g i * softmax x
    i) * h_1) (Softmax.softmax_sum_one n n_pos x)). }
  assert (r17 : Sum (fun i : Fin n => g i * softmax x i) - Sum (fun i : Fin n => g i * softmax x i) * 1 = 0).
  { assert (identity : forall u0 : R, (u0 - (u0 * 1)) = 0) by (intros u0; ring).
    exact (identity (Sum (fun i : Fin n => g i * softmax x i))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans r3 (eq_trans (Facts.sum_add n (fun i : Fin n => g i * softmax x i)
    (fun i : Fin n => -1 * Sum (fun i : Fin n => g i * softmax x i) * softmax x i)) r7)) r10) (eq_sym r12)) (eq_trans
    r16 r17)).
Qed.

(* The quadratic form of the Jacobian is a variance. *)
Theorem softmax_jacobian_quadratic_form (n : nat) (n_pos : (0 < n)%nat) (v x : Fin n -> R) :
  Sum (fun i : Fin n => Sum (fun j : Fin n => v i * (softmax x i * (delta i j - softmax x j)) * v j)) = 1 / 2 * Sum
    (fun i : Fin n => Sum (fun j : Fin n => softmax x i * softmax x j * (v i - v j) ^ 2)).
Proof.
  assert (r2 : forall (i i_ : Fin n), i <> i_ -> delta i i_ * v i_ = delta i i_ * v i).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i i_ : Fin n) p => (Rules.linear_combination (Rules.and_equation (v i_ - v i) (Facts.delta_apart n i
      i_ p) Rules.no_equation) (identity (delta i i_) (v i) (v i_)))). }
  assert (r3 : forall (i i_ : Fin n), delta i i_ * v i_ = delta i i_ * v i).
  { exact (fun (i i_ : Fin n) => (Rules.index_cases (fun (i_ : Fin n) => delta i i_ * v i_ = delta i i_ * v i) i i_
    (@eq_refl R (delta i i * v i)) (fun p_ => (r2 i i_ p_)))). }
  assert (r4 : forall (i i_ : Fin n), v i * (softmax x i * (delta i i_ - softmax x i_)) * v i_ = -1 * (v i * v i_ *
    softmax x i * softmax x i_) + v i ^ 2 * softmax x i * delta i i_).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((-1) * (((u0 * u1) * u2) * u3)) + (((u0 ^ 2) * u2) * u4)) - ((u0 *
    (u2 * (u4 - u3))) * u1) = ((u0 * u2) * ((u4 * u0) - (u4 * u1)) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (v i * softmax x i) (r3 i i_)
      Rules.no_equation) (identity (v i) (v i_) (softmax x i) (softmax x i_) (delta i i_)))). }
  assert (r7 : forall (b a : Fin n), a <> b -> b <> a).
  { exact (fun (b a : Fin n) p_1 => (Facts.apart_symm n a b p_1)). }
  assert (r10 : forall (a b : Fin n), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin n) p_2 => (Rules.linear_combination (Rules.and_equation 1 (Facts.delta_apart n a b p_2)
      (Rules.and_equation (-1) (Facts.delta_apart n b a (r7 b a p_2)) Rules.no_equation)) (identity (delta b a) (delta
      a b)))). }
  assert (r11 : forall (a b : Fin n), delta a b = delta b a).
  { exact (fun (a b : Fin n) => (Rules.index_cases (fun (b : Fin n) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_3 => (r10 a b p_3)))). }
  assert (r13 : forall (i i_ : Fin n), -1 * (v i * v i_ * softmax x i * softmax x i_) + v i ^ 2 * softmax x i * delta
    i i_ = -1 * (v i * softmax x i) * (v i_ * softmax x i_) + v i ^ 2 * softmax x i * (delta i_ i * 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((-1) * (u0 * u1)) * (u2 * u3)) + (((u0 ^ 2) * u1) * (u4 * 1)))
    - (((-1) * (((u0 * u2) * u1) * u3)) + (((u0 ^ 2) * u1) * u5)) = ((((u0 ^ 2) * u1) * 1) * (u4 - u5) + 0)) by
    (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (v i ^ 2 * softmax x i * 1) (r11 i i_)
      Rules.no_equation) (identity (v i) (softmax x i) (v i_) (softmax x i_) (delta i_ i) (delta i i_)))). }
  assert (r15 : forall (i : Fin n), Sum (fun i_ : Fin n => v i * (softmax x i * (delta i i_ - softmax x i_)) * v i_) =
    Sum (fun i_ : Fin n => -1 * (v i * softmax x i) * (v i_ * softmax x i_) + v i ^ 2 * softmax x i * (delta i_ i *
    1))).
  { exact (fun (i : Fin n) => (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r4 i i_) (r13 i i_))))). }
  assert (r20 : forall (i : Fin n), v i ^ 2 * softmax x i * Sum (fun i_ : Fin n => delta i_ i * 1) = v i ^ 2 * softmax
    x i * 1).
  { exact (fun (i : Fin n) => (f_equal (fun (h : R) => v i ^ 2 * softmax x i * h) (Facts.sum_delta n i (fun i : Fin n
    => 1)))). }
  assert (r22 : forall (i : Fin n), Sum (fun i_ : Fin n => -1 * (v i * softmax x i) * (v i_ * softmax x i_)) + Sum
    (fun i_ : Fin n => v i ^ 2 * softmax x i * (delta i_ i * 1)) = -1 * (v i * softmax x i) * Sum (fun i : Fin n => v
    i * softmax x i) + v i ^ 2 * softmax x i * 1).
  { exact (fun (i : Fin n) => (f_equal2 (fun (h_ : R) (h_1 : R) => h_ + h_1) (Facts.sum_scale n (-1 * (v i * softmax x
    i)) (fun i : Fin n => v i * softmax x i)) (eq_trans (Facts.sum_scale n (v i ^ 2 * softmax x i) (fun i_ : Fin n =>
    delta i_ i * 1)) (r20 i)))). }
  assert (r25 : forall (i : Fin n), -1 * (v i * softmax x i) * Sum (fun i : Fin n => v i * softmax x i) + v i ^ 2 *
    softmax x i * 1 = -1 * (v i * softmax x i * Sum (fun i : Fin n => v i * softmax x i)) + v i ^ 2 * softmax x i).
  { assert (identity : forall u0 u1 u2 : R, ((((-1) * (u0 * u1)) * u2) + (((u0 ^ 2) * u1) * 1)) = (((-1) * ((u0 * u1)
    * u2)) + ((u0 ^ 2) * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i : Fin n) => (identity (v i) (softmax x i) (Sum (fun i : Fin n => v i * softmax x i)))). }
  assert (r27 : forall (i : Fin n), -1 * (v i * softmax x i * Sum (fun i : Fin n => v i * softmax x i)) + v i ^ 2 *
    softmax x i = -1 * Sum (fun i : Fin n => v i * softmax x i) * (v i * softmax x i) + v i ^ 2 * softmax x i).
  { assert (identity : forall u0 u1 u2 : R, (((-1) * ((u0 * u1) * u2)) + ((u0 ^ 2) * u1)) = ((((-1) * u2) * (u0 * u1))
    + ((u0 ^ 2) * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i : Fin n) => (identity (v i) (softmax x i) (Sum (fun i : Fin n => v i * softmax x i)))). }
  assert (r29 : Sum (fun i : Fin n => Sum (fun j : Fin n => v i * (softmax x i * (delta i j - softmax x j)) * v j)) =
    Sum (fun i : Fin n => -1 * Sum (fun i : Fin n => v i * softmax x i) * (v i * softmax x i) + v i ^ 2 * softmax x
    i)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (eq_trans (eq_trans (r15 i) (eq_trans (Facts.sum_add n
    (fun i_ : Fin n => -1 * (v i * softmax x i) * (v i_ * softmax x i_)) (fun i_ : Fin n => v i ^ 2 * softmax x i *
    (delta i_ i * 1))) (r22 i))) (r25 i)) (r27 i)))). }
  assert (r33 : Sum (fun i : Fin n => -1 * Sum (fun i : Fin n => v i * softmax x i) * (v i * softmax x i)) + Sum (fun
    i : Fin n => v i ^ 2 * softmax x i) = -1 * Sum (fun i : Fin n => v i * softmax x i) * Sum (fun i : Fin n => v i *
    softmax x i) + Sum (fun i : Fin n => v i ^ 2 * softmax x i)).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 + h_3) (Facts.sum_scale n (-1 * Sum (fun i : Fin n => v i *
    softmax x i)) (fun i : Fin n => v i * softmax x i)) (@eq_refl R (Sum (fun i : Fin n => v i ^ 2 * softmax x i)))).
    }
  assert (r36 : -1 * Sum (fun i : Fin n => v i * softmax x i) * Sum (fun i : Fin n => v i * softmax x i) + Sum (fun i
    : Fin n => v i ^ 2 * softmax x i) = -1 * Sum (fun i : Fin n => v i * softmax x i) ^ 2 + Sum (fun i : Fin n => v i
    ^ 2 * softmax x i)).
  { assert (identity : forall u0 u1 : R, ((((-1) * u0) * u0) + u1) = (((-1) * (u0 ^ 2)) + u1)) by (intros u0 u1;
    ring).
    exact (identity (Sum (fun i : Fin n => v i * softmax x i)) (Sum (fun i : Fin n => v i ^ 2 * softmax x i))). }
  assert (r38 : forall (i_1 : Fin n), softmax x i_1 * v i_1 ^ 2 = v i_1 ^ 2 * softmax x i_1).
  { assert (identity : forall u0 u1 : R, (u0 * (u1 ^ 2)) = ((u1 ^ 2) * u0)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (identity (softmax x i_1) (v i_1))). }
  assert (r39 : Sum (fun i : Fin n => softmax x i * v i ^ 2) = Sum (fun i : Fin n => v i ^ 2 * softmax x i)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (r38 i_1))). }
  assert (r40 : forall (i_2 : Fin n), softmax x i_2 * v i_2 = v i_2 * softmax x i_2).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin n) => (identity (softmax x i_2) (v i_2))). }
  assert (r41 : Sum (fun i : Fin n => softmax x i * v i) = Sum (fun i : Fin n => v i * softmax x i)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (r40 i_2))). }
  assert (r42 : Sum (fun i : Fin n => softmax x i * v i ^ 2) - Sum (fun i : Fin n => softmax x i * v i) ^ 2 = Sum (fun
    i : Fin n => v i ^ 2 * softmax x i) - Sum (fun i : Fin n => v i * softmax x i) ^ 2).
  { exact (f_equal2 (fun (h_4 : R) (h_5 : R) => h_4 - h_5 ^ 2) r39 r41). }
  assert (r43 : Sum (fun i : Fin n => v i ^ 2 * softmax x i) - Sum (fun i : Fin n => v i * softmax x i) ^ 2 = -1 * Sum
    (fun i : Fin n => v i * softmax x i) ^ 2 + Sum (fun i : Fin n => v i ^ 2 * softmax x i)).
  { assert (identity : forall u0 u1 : R, (u0 - (u1 ^ 2)) = (((-1) * (u1 ^ 2)) + u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => v i ^ 2 * softmax x i)) (Sum (fun i : Fin n => v i * softmax x i))). }
  assert (r44 : Sum (fun i : Fin n => softmax x i * v i ^ 2) - Sum (fun i : Fin n => softmax x i * v i) ^ 2 = -1 * Sum
    (fun i : Fin n => v i * softmax x i) ^ 2 + Sum (fun i : Fin n => v i ^ 2 * softmax x i)).
  { exact (eq_trans r42 r43). }
  assert (r48 : 1 / 2 * (Sum (fun i : Fin n => softmax x i) * Sum (fun i : Fin n => softmax x i * v i ^ 2) - 2 * Sum
    (fun i : Fin n => softmax x i * v i) ^ 2 + Sum (fun i : Fin n => softmax x i) * Sum (fun i : Fin n => softmax x i
    * v i ^ 2)) = 1 / 2 * (1 * Sum (fun i : Fin n => v i ^ 2 * softmax x i) - 2 * Sum (fun i : Fin n => v i * softmax
    x i) ^ 2 + 1 * Sum (fun i : Fin n => v i ^ 2 * softmax x i))).
  { exact (f_equal3 (fun (h_6 : R) (h_7 : R) (h_8 : R) => 1 / 2 * (h_6 * h_7 - 2 * h_8 ^ 2 + h_6 * h_7))
    (Softmax.softmax_sum_one n n_pos x) r39 r41). }
  assert (r49 : 1 / 2 * (1 * Sum (fun i : Fin n => v i ^ 2 * softmax x i) - 2 * Sum (fun i : Fin n => v i * softmax x
    i) ^ 2 + 1 * Sum (fun i : Fin n => v i ^ 2 * softmax x i)) = -1 * Sum (fun i : Fin n => v i * softmax x i) ^ 2 +
    Sum (fun i : Fin n => v i ^ 2 * softmax x i)).
  { assert (identity : forall u0 u1 : R, ((1/2) * (((1 * u0) - (2 * (u1 ^ 2))) + (1 * u0))) = (((-1) * (u1 ^ 2)) +
    u0)) by (intros u0 u1; field).
    exact (identity (Sum (fun i : Fin n => v i ^ 2 * softmax x i)) (Sum (fun i : Fin n => v i * softmax x i))). }
  assert (r54 : 1 / 2 * (Sum (fun i : Fin n => softmax x i) * Sum (fun i : Fin n => softmax x i * v i ^ 2) - 2 * Sum
    (fun i : Fin n => softmax x i * v i) ^ 2 + Sum (fun i : Fin n => softmax x i) * Sum (fun i : Fin n => softmax x i
    * v i ^ 2)) = 1 / 2 * (Sum (fun i : Fin n => softmax x i) * Sum (fun i : Fin n => v i ^ 2 * softmax x i) - 2 * Sum
    (fun i : Fin n => v i * softmax x i) ^ 2 + Sum (fun i : Fin n => softmax x i) * Sum (fun i : Fin n => v i ^ 2 *
    softmax x i))).
  { exact (f_equal2 (fun (h_9 : R) (h_10 : R) => 1 / 2 * (Sum (fun i : Fin n => softmax x i) * h_9 - 2 * h_10 ^ 2 +
    Sum (fun i : Fin n => softmax x i) * h_9)) r39 r41). }
  assert (r55 : 1 / 2 * (Sum (fun i : Fin n => softmax x i) * Sum (fun i : Fin n => v i ^ 2 * softmax x i) - 2 * Sum
    (fun i : Fin n => v i * softmax x i) ^ 2 + Sum (fun i : Fin n => softmax x i) * Sum (fun i : Fin n => v i ^ 2 *
    softmax x i)) = Sum (fun i : Fin n => softmax x i) * Sum (fun i : Fin n => v i ^ 2 * softmax x i) + -1 * Sum (fun
    i : Fin n => v i * softmax x i) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, ((1/2) * (((u0 * u1) - (2 * (u2 ^ 2))) + (u0 * u1))) = ((u0 * u1) + ((-1)
    * (u2 ^ 2)))) by (intros u0 u1 u2; field).
    exact (identity (Sum (fun i : Fin n => softmax x i)) (Sum (fun i : Fin n => v i ^ 2 * softmax x i)) (Sum (fun i :
      Fin n => v i * softmax x i))). }
  assert (r57 : forall (i_3 i_4 : Fin n), softmax x i_3 * softmax x i_4 * (v i_3 - v i_4) ^ 2 = -2 * (v i_3 * v i_4 *
    softmax x i_3 * softmax x i_4) + v i_3 ^ 2 * softmax x i_3 * softmax x i_4 + v i_4 ^ 2 * softmax x i_3 * softmax x
    i_4).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * ((u2 - u3) ^ 2)) = ((((-2) * (((u2 * u3) * u0) * u1)) +
    (((u2 ^ 2) * u0) * u1)) + (((u3 ^ 2) * u0) * u1))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_3 i_4 : Fin n) => (identity (softmax x i_3) (softmax x i_4) (v i_3) (v i_4))). }
  assert (r58 : forall (i_3 i_4 : Fin n), -2 * (v i_3 * v i_4 * softmax x i_3 * softmax x i_4) + v i_3 ^ 2 * softmax x
    i_3 * softmax x i_4 + v i_4 ^ 2 * softmax x i_3 * softmax x i_4 = -2 * (v i_3 * softmax x i_3) * (v i_4 * softmax
    x i_4) + v i_3 ^ 2 * softmax x i_3 * softmax x i_4 + softmax x i_3 * (v i_4 ^ 2 * softmax x i_4)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((-2) * (((u0 * u1) * u2) * u3)) + (((u0 ^ 2) * u2) * u3)) + (((u1 ^
    2) * u2) * u3)) = (((((-2) * (u0 * u2)) * (u1 * u3)) + (((u0 ^ 2) * u2) * u3)) + (u2 * ((u1 ^ 2) * u3)))) by
    (intros u0 u1 u2 u3; ring).
    exact (fun (i_3 i_4 : Fin n) => (identity (v i_3) (v i_4) (softmax x i_3) (softmax x i_4))). }
  assert (r60 : forall (i_3 : Fin n), Sum (fun i : Fin n => softmax x i_3 * softmax x i * (v i_3 - v i) ^ 2) = Sum
    (fun i : Fin n => -2 * (v i_3 * softmax x i_3) * (v i * softmax x i) + v i_3 ^ 2 * softmax x i_3 * softmax x i +
    softmax x i_3 * (v i ^ 2 * softmax x i))).
  { exact (fun (i_3 : Fin n) => (Rules.sum_congruence (fun (i_4 : Fin n) => (eq_trans (r57 i_3 i_4) (r58 i_3 i_4))))).
    }
  assert (r63 : forall (i_3 : Fin n), Sum (fun i : Fin n => -2 * (v i_3 * softmax x i_3) * (v i * softmax x i) + v i_3
    ^ 2 * softmax x i_3 * softmax x i) + Sum (fun i : Fin n => softmax x i_3 * (v i ^ 2 * softmax x i)) = Sum (fun i :
    Fin n => -2 * (v i_3 * softmax x i_3) * (v i * softmax x i)) + Sum (fun i : Fin n => v i_3 ^ 2 * softmax x i_3 *
    softmax x i) + Sum (fun i : Fin n => softmax x i_3 * (v i ^ 2 * softmax x i))).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_11 : R) => h_11 + Sum (fun i : Fin n => softmax x i_3 * (v i ^ 2 *
    softmax x i))) (Facts.sum_add n (fun i : Fin n => -2 * (v i_3 * softmax x i_3) * (v i * softmax x i)) (fun i : Fin
    n => v i_3 ^ 2 * softmax x i_3 * softmax x i)))). }
  assert (r68 : forall (i_3 : Fin n), Sum (fun i : Fin n => -2 * (v i_3 * softmax x i_3) * (v i * softmax x i)) + Sum
    (fun i : Fin n => v i_3 ^ 2 * softmax x i_3 * softmax x i) + Sum (fun i : Fin n => softmax x i_3 * (v i ^ 2 *
    softmax x i)) = -2 * (v i_3 * softmax x i_3) * Sum (fun i : Fin n => v i * softmax x i) + v i_3 ^ 2 * softmax x
    i_3 * Sum (fun i : Fin n => softmax x i) + softmax x i_3 * Sum (fun i : Fin n => v i ^ 2 * softmax x i)).
  { exact (fun (i_3 : Fin n) => (f_equal3 (fun (h_12 : R) (h_13 : R) (h_14 : R) => h_12 + h_13 + h_14)
    (Facts.sum_scale n (-2 * (v i_3 * softmax x i_3)) (fun i : Fin n => v i * softmax x i)) (Facts.sum_scale n (v i_3
    ^ 2 * softmax x i_3) (fun i : Fin n => softmax x i)) (Facts.sum_scale n (softmax x i_3) (fun i : Fin n => v i ^ 2
    * softmax x i)))). }
  assert (r71 : forall (i_3 : Fin n), -2 * (v i_3 * softmax x i_3) * Sum (fun i : Fin n => v i * softmax x i) + v i_3
    ^ 2 * softmax x i_3 * Sum (fun i : Fin n => softmax x i) + softmax x i_3 * Sum (fun i : Fin n => v i ^ 2 * softmax
    x i) = -2 * (v i_3 * softmax x i_3 * Sum (fun i : Fin n => v i * softmax x i)) + v i_3 ^ 2 * softmax x i_3 * Sum
    (fun i : Fin n => softmax x i) + softmax x i_3 * Sum (fun i : Fin n => v i ^ 2 * softmax x i)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((-2) * (u0 * u1)) * u2) + (((u0 ^ 2) * u1) * u3)) + (u1 * u4)) =
    ((((-2) * ((u0 * u1) * u2)) + (((u0 ^ 2) * u1) * u3)) + (u1 * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_3 : Fin n) => (identity (v i_3) (softmax x i_3) (Sum (fun i : Fin n => v i * softmax x i)) (Sum (fun
      i : Fin n => softmax x i)) (Sum (fun i : Fin n => v i ^ 2 * softmax x i)))). }
  assert (r73 : forall (i_3 : Fin n), -2 * (v i_3 * softmax x i_3 * Sum (fun i : Fin n => v i * softmax x i)) + v i_3
    ^ 2 * softmax x i_3 * Sum (fun i : Fin n => softmax x i) + softmax x i_3 * Sum (fun i : Fin n => v i ^ 2 * softmax
    x i) = -2 * Sum (fun i : Fin n => v i * softmax x i) * (v i_3 * softmax x i_3) + Sum (fun i : Fin n => softmax x
    i) * (v i_3 ^ 2 * softmax x i_3) + Sum (fun i : Fin n => v i ^ 2 * softmax x i) * softmax x i_3).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((-2) * ((u0 * u1) * u2)) + (((u0 ^ 2) * u1) * u3)) + (u1 * u4)) =
    (((((-2) * u2) * (u0 * u1)) + (u3 * ((u0 ^ 2) * u1))) + (u4 * u1))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_3 : Fin n) => (identity (v i_3) (softmax x i_3) (Sum (fun i : Fin n => v i * softmax x i)) (Sum (fun
      i : Fin n => softmax x i)) (Sum (fun i : Fin n => v i ^ 2 * softmax x i)))). }
  assert (r75 : Sum (fun i : Fin n => Sum (fun j : Fin n => softmax x i * softmax x j * (v i - v j) ^ 2)) = Sum (fun i
    : Fin n => -2 * Sum (fun i : Fin n => v i * softmax x i) * (v i * softmax x i) + Sum (fun i : Fin n => softmax x
    i) * (v i ^ 2 * softmax x i) + Sum (fun i : Fin n => v i ^ 2 * softmax x i) * softmax x i)).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (eq_trans (eq_trans (eq_trans (r60 i_3) (eq_trans (eq_trans
    (Facts.sum_add n (fun i : Fin n => -2 * (v i_3 * softmax x i_3) * (v i * softmax x i) + v i_3 ^ 2 * softmax x i_3
    * softmax x i) (fun i : Fin n => softmax x i_3 * (v i ^ 2 * softmax x i))) (r63 i_3)) (r68 i_3))) (r71 i_3)) (r73
    i_3)))). }
  assert (r78 : Sum (fun i : Fin n => -2 * Sum (fun i : Fin n => v i * softmax x i) * (v i * softmax x i) + Sum (fun i
    : Fin n => softmax x i) * (v i ^ 2 * softmax x i)) + Sum (fun i : Fin n => Sum (fun i : Fin n => v i ^ 2 * softmax
    x i) * softmax x i) = Sum (fun i : Fin n => -2 * Sum (fun i : Fin n => v i * softmax x i) * (v i * softmax x i)) +
    Sum (fun i : Fin n => Sum (fun i : Fin n => softmax x i) * (v i ^ 2 * softmax x i)) + Sum (fun i : Fin n => Sum
    (fun i : Fin n => v i ^ 2 * softmax x i) * softmax x i)).
  { exact (f_equal (fun (h_15 : R) => h_15 + Sum (fun i : Fin n => Sum (fun i : Fin n => v i ^ 2 * softmax x i) *
    softmax x i)) (Facts.sum_add n (fun i : Fin n => -2 * Sum (fun i : Fin n => v i * softmax x i) * (v i * softmax x
    i)) (fun i : Fin n => Sum (fun i : Fin n => softmax x i) * (v i ^ 2 * softmax x i)))). }
  assert (r83 : Sum (fun i : Fin n => -2 * Sum (fun i : Fin n => v i * softmax x i) * (v i * softmax x i)) + Sum (fun
    i : Fin n => Sum (fun i : Fin n => softmax x i) * (v i ^ 2 * softmax x i)) + Sum (fun i : Fin n => Sum (fun i :
    Fin n => v i ^ 2 * softmax x i) * softmax x i) = -2 * Sum (fun i : Fin n => v i * softmax x i) * Sum (fun i : Fin
    n => v i * softmax x i) + Sum (fun i : Fin n => softmax x i) * Sum (fun i : Fin n => v i ^ 2 * softmax x i) + Sum
    (fun i : Fin n => v i ^ 2 * softmax x i) * Sum (fun i : Fin n => softmax x i)).
  { exact (f_equal3 (fun (h_16 : R) (h_17 : R) (h_18 : R) => h_16 + h_17 + h_18) (Facts.sum_scale n (-2 * Sum (fun i :
    Fin n => v i * softmax x i)) (fun i : Fin n => v i * softmax x i)) (Facts.sum_scale n (Sum (fun i : Fin n =>
    softmax x i)) (fun i : Fin n => v i ^ 2 * softmax x i)) (Facts.sum_scale n (Sum (fun i : Fin n => v i ^ 2 *
    softmax x i)) (fun i : Fin n => softmax x i))). }
  assert (r86 : -2 * Sum (fun i : Fin n => v i * softmax x i) * Sum (fun i : Fin n => v i * softmax x i) + Sum (fun i
    : Fin n => softmax x i) * Sum (fun i : Fin n => v i ^ 2 * softmax x i) + Sum (fun i : Fin n => v i ^ 2 * softmax x
    i) * Sum (fun i : Fin n => softmax x i) = 2 * (Sum (fun i : Fin n => softmax x i) * Sum (fun i : Fin n => v i ^ 2
    * softmax x i)) + -2 * Sum (fun i : Fin n => v i * softmax x i) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (((((-2) * u0) * u0) + (u1 * u2)) + (u2 * u1)) = ((2 * (u1 * u2)) + ((-2)
    * (u0 ^ 2)))) by (intros u0 u1 u2; ring).
    exact (identity (Sum (fun i : Fin n => v i * softmax x i)) (Sum (fun i : Fin n => softmax x i)) (Sum (fun i : Fin
      n => v i ^ 2 * softmax x i))). }
  assert (r88 : 1 / 2 * Sum (fun i : Fin n => Sum (fun j : Fin n => softmax x i * softmax x j * (v i - v j) ^ 2)) = 1
    / 2 * (2 * (Sum (fun i : Fin n => softmax x i) * Sum (fun i : Fin n => v i ^ 2 * softmax x i)) + -2 * Sum (fun i :
    Fin n => v i * softmax x i) ^ 2)).
  { exact (f_equal (fun (h_19 : R) => 1 / 2 * h_19) (eq_trans (eq_trans r75 (eq_trans (eq_trans (Facts.sum_add n (fun
    i : Fin n => -2 * Sum (fun i : Fin n => v i * softmax x i) * (v i * softmax x i) + Sum (fun i : Fin n => softmax x
    i) * (v i ^ 2 * softmax x i)) (fun i : Fin n => Sum (fun i : Fin n => v i ^ 2 * softmax x i) * softmax x i)) r78)
    r83)) r86)). }
  assert (r89 : 1 / 2 * (2 * (Sum (fun i : Fin n => softmax x i) * Sum (fun i : Fin n => v i ^ 2 * softmax x i)) + -2
    * Sum (fun i : Fin n => v i * softmax x i) ^ 2) = Sum (fun i : Fin n => softmax x i) * Sum (fun i : Fin n => v i ^
    2 * softmax x i) + -1 * Sum (fun i : Fin n => v i * softmax x i) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, ((1/2) * ((2 * (u0 * u1)) + ((-2) * (u2 ^ 2)))) = ((u0 * u1) + ((-1) * (u2
    ^ 2)))) by (intros u0 u1 u2; field).
    exact (identity (Sum (fun i : Fin n => softmax x i)) (Sum (fun i : Fin n => v i ^ 2 * softmax x i)) (Sum (fun i :
      Fin n => v i * softmax x i))). }
  exact (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans r29 (eq_trans (Facts.sum_add n (fun i : Fin n => -1 * Sum
    (fun i : Fin n => v i * softmax x i) * (v i * softmax x i)) (fun i : Fin n => v i ^ 2 * softmax x i)) r33)) r36)
    (eq_sym r44)) (eq_trans r44 (eq_sym (eq_trans r48 r49)))) (eq_trans (eq_trans r54 r55) (eq_sym (eq_trans r88
    r89)))).
Qed.

(* The Jacobian is positive semidefinite. *)
Theorem softmax_jacobian_psd (n : nat) (n_pos : (0 < n)%nat) (v x : Fin n -> R) :
  0 <= Sum (fun i : Fin n => Sum (fun j : Fin n => v i * (softmax x i * (delta i j - softmax x j)) * v j)).
Proof.
  assert (r0 : forall (i i_ : Fin n), 0 <= (v i - v i_) ^ 2).
  { exact (fun (i i_ : Fin n) => (Facts.square_nonneg (v i - v i_))). }
  assert (r7 : forall (i i_ : Fin n), 0 <= softmax x i * softmax x i_).
  { assert (identity : forall u0 u1 : R, (u0 * u1) - 0 = (1 * ((u0 * u1) - 0) + 0)) by (intros u0 u1; ring).
    exact (fun (i i_ : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ (Facts.mul_pos (softmax x i) (softmax x i_) (Softmax.softmax_pos n n_pos x i) (Softmax.softmax_pos n
      n_pos x i_))) Rules.no_relation) (identity (softmax x i) (softmax x i_))))). }
  assert (r11 : forall (i : Fin n), 0 <= Sum (fun i_ : Fin n => softmax x i * softmax x i_ * (v i - v i_) ^ 2)).
  { exact (fun (i : Fin n) => (proj1 (Rules.sum_sign (fun (i_ : Fin n) => softmax x i * softmax x i_ * (v i - v i_) ^
    2)) (fun (i_ : Fin n) => (Facts.mul_nonneg (softmax x i * softmax x i_) ((v i - v i_) ^ 2) (r7 i i_) (r0 i
    i_))))). }
  assert (r12 : 0 <= Sum (fun i : Fin n => Sum (fun i_ : Fin n => softmax x i * softmax x i_ * (v i - v i_) ^ 2))).
  { exact (proj1 (Rules.sum_sign (fun (i : Fin n) => Sum (fun i_ : Fin n => softmax x i * softmax x i_ * (v i - v i_)
    ^ 2))) (fun (i : Fin n) => (r11 i))). }
  assert (r13 : 0 < 1 / 2).
  { assert (identity : (1/2) - 0 = ((1/2) + 0)) by field.
    exact (proj2 (Rules.positive_combination (Rules.and_positive (1 / 2) (Rules.numeral_pos 1 2 eq_refl)
      Rules.no_relation) identity) eq_refl). }
  assert (r14 : 0 <= 1 / 2).
  { assert (identity : (1/2) - 0 = (1 * ((1/2) - 0) + 0)) by field.
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r13)
      Rules.no_relation) identity)). }
  assert (r18 : forall (i_1 i_2 : Fin n), softmax x i_1 * softmax x i_2 * (v i_1 - v i_2) ^ 2 = -2 * (v i_1 * v i_2 *
    softmax x i_1 * softmax x i_2) + v i_1 ^ 2 * softmax x i_1 * softmax x i_2 + v i_2 ^ 2 * softmax x i_1 * softmax x
    i_2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * ((u2 - u3) ^ 2)) = ((((-2) * (((u2 * u3) * u0) * u1)) +
    (((u2 ^ 2) * u0) * u1)) + (((u3 ^ 2) * u0) * u1))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_1 i_2 : Fin n) => (identity (softmax x i_1) (softmax x i_2) (v i_1) (v i_2))). }
  assert (r19 : forall (i_1 : Fin n), Sum (fun i : Fin n => softmax x i_1 * softmax x i * (v i_1 - v i) ^ 2) = Sum
    (fun i : Fin n => -2 * (v i_1 * v i * softmax x i_1 * softmax x i) + v i_1 ^ 2 * softmax x i_1 * softmax x i + v i
    ^ 2 * softmax x i_1 * softmax x i)).
  { exact (fun (i_1 : Fin n) => (Rules.sum_congruence (fun (i_2 : Fin n) => (r18 i_1 i_2)))). }
  assert (r20 : Sum (fun i : Fin n => Sum (fun i_ : Fin n => softmax x i * softmax x i_ * (v i - v i_) ^ 2)) = Sum
    (fun i : Fin n => Sum (fun i_ : Fin n => -2 * (v i * v i_ * softmax x i * softmax x i_) + v i ^ 2 * softmax x i *
    softmax x i_ + v i_ ^ 2 * softmax x i * softmax x i_))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (r19 i_1))). }
  assert (r21 : 1 / 2 * Sum (fun i : Fin n => Sum (fun i_ : Fin n => softmax x i * softmax x i_ * (v i - v i_) ^ 2)) =
    1 / 2 * Sum (fun i : Fin n => Sum (fun i_ : Fin n => -2 * (v i * v i_ * softmax x i * softmax x i_) + v i ^ 2 *
    softmax x i * softmax x i_ + v i_ ^ 2 * softmax x i * softmax x i_))).
  { exact (f_equal (fun (h : R) => 1 / 2 * h) r20). }
  assert (identity : forall u0 u1 : R, u0 - 0 = (1 * (((1/2) * u1) - 0) + (1 * (u0 - ((1/2) * u1)) + 0))) by (intros
    u0 u1; field).
  exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg (1 / 2)
    (Sum (fun i : Fin n => Sum (fun i_ : Fin n => softmax x i * softmax x i_ * (v i - v i_) ^ 2))) r14 r12)
    (Rules.and_eq 1 (eq_trans r21 (eq_sym (eq_trans (Softmax.softmax_jacobian_quadratic_form n n_pos v x) r21)))
    Rules.no_relation)) (identity (Sum (fun i : Fin n => Sum (fun j : Fin n => v i * (softmax x i * (delta i j -
    softmax x j)) * v j))) (Sum (fun i : Fin n => Sum (fun i_ : Fin n => softmax x i * softmax x i_ * (v i - v i_) ^
    2)))))).
Qed.

(* No eigenvalue of the Jacobian exceeds one half. *)
Theorem softmax_jacobian_norm_le_half (n : nat) (n_pos : (0 < n)%nat) (v x : Fin n -> R) :
  Sum (fun i : Fin n => Sum (fun j : Fin n => v i * (softmax x i * (delta i j - softmax x j)) * v j)) <= 1 / 2 * Sum
    (fun i : Fin n => v i ^ 2).
Proof.
  assert (r2 : forall (i i_ : Fin n), i <> i_ -> delta i i_ * v i_ = delta i i_ * v i).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i i_ : Fin n) p => (Rules.linear_combination (Rules.and_equation (v i_ - v i) (Facts.delta_apart n i
      i_ p) Rules.no_equation) (identity (delta i i_) (v i) (v i_)))). }
  assert (r3 : forall (i i_ : Fin n), delta i i_ * v i_ = delta i i_ * v i).
  { exact (fun (i i_ : Fin n) => (Rules.index_cases (fun (i_ : Fin n) => delta i i_ * v i_ = delta i i_ * v i) i i_
    (@eq_refl R (delta i i * v i)) (fun p_ => (r2 i i_ p_)))). }
  assert (r4 : forall (i i_ : Fin n), v i * (softmax x i * (delta i i_ - softmax x i_)) * v i_ = -1 * (v i * v i_ *
    softmax x i * softmax x i_) + v i ^ 2 * softmax x i * delta i i_).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((-1) * (((u0 * u1) * u2) * u3)) + (((u0 ^ 2) * u2) * u4)) - ((u0 *
    (u2 * (u4 - u3))) * u1) = ((u0 * u2) * ((u4 * u0) - (u4 * u1)) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (v i * softmax x i) (r3 i i_)
      Rules.no_equation) (identity (v i) (v i_) (softmax x i) (softmax x i_) (delta i i_)))). }
  assert (r6 : forall (a b : Fin n), a <> b -> delta a b = 0).
  { exact (fun (a b : Fin n) p_1 => (Facts.delta_apart n a b p_1)). }
  assert (r7 : forall (b a : Fin n), a <> b -> b <> a).
  { exact (fun (b a : Fin n) p_2 => (Facts.apart_symm n a b p_2)). }
  assert (r10 : forall (a b : Fin n), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin n) p_3 => (Rules.linear_combination (Rules.and_equation 1 (r6 a b p_3) (Rules.and_equation
      (-1) (Facts.delta_apart n b a (r7 b a p_3)) Rules.no_equation)) (identity (delta b a) (delta a b)))). }
  assert (r11 : forall (a b : Fin n), delta a b = delta b a).
  { exact (fun (a b : Fin n) => (Rules.index_cases (fun (b : Fin n) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_4 => (r10 a b p_4)))). }
  assert (r13 : forall (i i_ : Fin n), -1 * (v i * v i_ * softmax x i * softmax x i_) + v i ^ 2 * softmax x i * delta
    i i_ = -1 * (v i * softmax x i) * (v i_ * softmax x i_) + v i ^ 2 * softmax x i * (delta i_ i * 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((-1) * (u0 * u1)) * (u2 * u3)) + (((u0 ^ 2) * u1) * (u4 * 1)))
    - (((-1) * (((u0 * u2) * u1) * u3)) + (((u0 ^ 2) * u1) * u5)) = ((((u0 ^ 2) * u1) * 1) * (u4 - u5) + 0)) by
    (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (v i ^ 2 * softmax x i * 1) (r11 i i_)
      Rules.no_equation) (identity (v i) (softmax x i) (v i_) (softmax x i_) (delta i_ i) (delta i i_)))). }
  assert (r15 : forall (i : Fin n), Sum (fun i_ : Fin n => v i * (softmax x i * (delta i i_ - softmax x i_)) * v i_) =
    Sum (fun i_ : Fin n => -1 * (v i * softmax x i) * (v i_ * softmax x i_) + v i ^ 2 * softmax x i * (delta i_ i *
    1))).
  { exact (fun (i : Fin n) => (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r4 i i_) (r13 i i_))))). }
  assert (r20 : forall (i : Fin n), v i ^ 2 * softmax x i * Sum (fun i_ : Fin n => delta i_ i * 1) = v i ^ 2 * softmax
    x i * 1).
  { exact (fun (i : Fin n) => (f_equal (fun (h : R) => v i ^ 2 * softmax x i * h) (Facts.sum_delta n i (fun i : Fin n
    => 1)))). }
  assert (r22 : forall (i : Fin n), Sum (fun i_ : Fin n => -1 * (v i * softmax x i) * (v i_ * softmax x i_)) + Sum
    (fun i_ : Fin n => v i ^ 2 * softmax x i * (delta i_ i * 1)) = -1 * (v i * softmax x i) * Sum (fun i : Fin n => v
    i * softmax x i) + v i ^ 2 * softmax x i * 1).
  { exact (fun (i : Fin n) => (f_equal2 (fun (h_ : R) (h_1 : R) => h_ + h_1) (Facts.sum_scale n (-1 * (v i * softmax x
    i)) (fun i : Fin n => v i * softmax x i)) (eq_trans (Facts.sum_scale n (v i ^ 2 * softmax x i) (fun i_ : Fin n =>
    delta i_ i * 1)) (r20 i)))). }
  assert (r25 : forall (i : Fin n), -1 * (v i * softmax x i) * Sum (fun i : Fin n => v i * softmax x i) + v i ^ 2 *
    softmax x i * 1 = -1 * (v i * softmax x i * Sum (fun i : Fin n => v i * softmax x i)) + v i ^ 2 * softmax x i).
  { assert (identity : forall u0 u1 u2 : R, ((((-1) * (u0 * u1)) * u2) + (((u0 ^ 2) * u1) * 1)) = (((-1) * ((u0 * u1)
    * u2)) + ((u0 ^ 2) * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i : Fin n) => (identity (v i) (softmax x i) (Sum (fun i : Fin n => v i * softmax x i)))). }
  assert (r27 : forall (i : Fin n), -1 * (v i * softmax x i * Sum (fun i : Fin n => v i * softmax x i)) + v i ^ 2 *
    softmax x i = -1 * Sum (fun i : Fin n => v i * softmax x i) * (v i * softmax x i) + v i ^ 2 * softmax x i).
  { assert (identity : forall u0 u1 u2 : R, (((-1) * ((u0 * u1) * u2)) + ((u0 ^ 2) * u1)) = ((((-1) * u2) * (u0 * u1))
    + ((u0 ^ 2) * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i : Fin n) => (identity (v i) (softmax x i) (Sum (fun i : Fin n => v i * softmax x i)))). }
  assert (r29 : Sum (fun i : Fin n => Sum (fun j : Fin n => v i * (softmax x i * (delta i j - softmax x j)) * v j)) =
    Sum (fun i : Fin n => -1 * Sum (fun i : Fin n => v i * softmax x i) * (v i * softmax x i) + v i ^ 2 * softmax x
    i)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (eq_trans (eq_trans (r15 i) (eq_trans (Facts.sum_add n
    (fun i_ : Fin n => -1 * (v i * softmax x i) * (v i_ * softmax x i_)) (fun i_ : Fin n => v i ^ 2 * softmax x i *
    (delta i_ i * 1))) (r22 i))) (r25 i)) (r27 i)))). }
  assert (r33 : Sum (fun i : Fin n => -1 * Sum (fun i : Fin n => v i * softmax x i) * (v i * softmax x i)) + Sum (fun
    i : Fin n => v i ^ 2 * softmax x i) = -1 * Sum (fun i : Fin n => v i * softmax x i) * Sum (fun i : Fin n => v i *
    softmax x i) + Sum (fun i : Fin n => v i ^ 2 * softmax x i)).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 + h_3) (Facts.sum_scale n (-1 * Sum (fun i : Fin n => v i *
    softmax x i)) (fun i : Fin n => v i * softmax x i)) (@eq_refl R (Sum (fun i : Fin n => v i ^ 2 * softmax x i)))).
    }
  assert (r36 : -1 * Sum (fun i : Fin n => v i * softmax x i) * Sum (fun i : Fin n => v i * softmax x i) + Sum (fun i
    : Fin n => v i ^ 2 * softmax x i) = -1 * Sum (fun i : Fin n => v i * softmax x i) ^ 2 + Sum (fun i : Fin n => v i
    ^ 2 * softmax x i)).
  { assert (identity : forall u0 u1 : R, ((((-1) * u0) * u0) + u1) = (((-1) * (u0 ^ 2)) + u1)) by (intros u0 u1;
    ring).
    exact (identity (Sum (fun i : Fin n => v i * softmax x i)) (Sum (fun i : Fin n => v i ^ 2 * softmax x i))). }
  assert (r38 : forall (i_1 : Fin n), softmax x i_1 * v i_1 ^ 2 = v i_1 ^ 2 * softmax x i_1).
  { assert (identity : forall u0 u1 : R, (u0 * (u1 ^ 2)) = ((u1 ^ 2) * u0)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (identity (softmax x i_1) (v i_1))). }
  assert (r39 : Sum (fun i : Fin n => softmax x i * v i ^ 2) = Sum (fun i : Fin n => v i ^ 2 * softmax x i)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (r38 i_1))). }
  assert (r40 : forall (i_2 : Fin n), softmax x i_2 * v i_2 = v i_2 * softmax x i_2).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin n) => (identity (softmax x i_2) (v i_2))). }
  assert (r41 : Sum (fun i : Fin n => softmax x i * v i) = Sum (fun i : Fin n => v i * softmax x i)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (r40 i_2))). }
  assert (r42 : Sum (fun i : Fin n => softmax x i * v i ^ 2) - Sum (fun i : Fin n => softmax x i * v i) ^ 2 = Sum (fun
    i : Fin n => v i ^ 2 * softmax x i) - Sum (fun i : Fin n => v i * softmax x i) ^ 2).
  { exact (f_equal2 (fun (h_4 : R) (h_5 : R) => h_4 - h_5 ^ 2) r39 r41). }
  assert (r43 : Sum (fun i : Fin n => v i ^ 2 * softmax x i) - Sum (fun i : Fin n => v i * softmax x i) ^ 2 = -1 * Sum
    (fun i : Fin n => v i * softmax x i) ^ 2 + Sum (fun i : Fin n => v i ^ 2 * softmax x i)).
  { assert (identity : forall u0 u1 : R, (u0 - (u1 ^ 2)) = (((-1) * (u1 ^ 2)) + u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => v i ^ 2 * softmax x i)) (Sum (fun i : Fin n => v i * softmax x i))). }
  assert (r44 : Sum (fun i : Fin n => softmax x i * v i ^ 2) - Sum (fun i : Fin n => softmax x i * v i) ^ 2 = -1 * Sum
    (fun i : Fin n => v i * softmax x i) ^ 2 + Sum (fun i : Fin n => v i ^ 2 * softmax x i)).
  { exact (eq_trans r42 r43). }
  assert (r47 : forall (i_3 : Fin n), 2 * (softmax x i_3 - 1 / 2) ^ 2 * v i_3 ^ 2 = 1 / 2 * v i_3 ^ 2 + -2 * (v i_3 ^
    2 * softmax x i_3) + 2 * (v i_3 ^ 2 * softmax x i_3 ^ 2)).
  { assert (identity : forall u0 u1 : R, ((2 * ((u0 - (1/2)) ^ 2)) * (u1 ^ 2)) = ((((1/2) * (u1 ^ 2)) + ((-2) * ((u1 ^
    2) * u0))) + (2 * ((u1 ^ 2) * (u0 ^ 2))))) by (intros u0 u1; field).
    exact (fun (i_3 : Fin n) => (identity (softmax x i_3) (v i_3))). }
  assert (r48 : Sum (fun i : Fin n => 2 * (softmax x i - 1 / 2) ^ 2 * v i ^ 2) = Sum (fun i : Fin n => 1 / 2 * v i ^ 2
    + -2 * (v i ^ 2 * softmax x i) + 2 * (v i ^ 2 * softmax x i ^ 2))).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (r47 i_3))). }
  assert (r51 : Sum (fun i : Fin n => 1 / 2 * v i ^ 2 + -2 * (v i ^ 2 * softmax x i)) + Sum (fun i : Fin n => 2 * (v i
    ^ 2 * softmax x i ^ 2)) = Sum (fun i : Fin n => 1 / 2 * v i ^ 2) + Sum (fun i : Fin n => -2 * (v i ^ 2 * softmax x
    i)) + Sum (fun i : Fin n => 2 * (v i ^ 2 * softmax x i ^ 2))).
  { exact (f_equal (fun (h_6 : R) => h_6 + Sum (fun i : Fin n => 2 * (v i ^ 2 * softmax x i ^ 2))) (Facts.sum_add n
    (fun i : Fin n => 1 / 2 * v i ^ 2) (fun i : Fin n => -2 * (v i ^ 2 * softmax x i)))). }
  assert (r56 : Sum (fun i : Fin n => 1 / 2 * v i ^ 2) + Sum (fun i : Fin n => -2 * (v i ^ 2 * softmax x i)) + Sum
    (fun i : Fin n => 2 * (v i ^ 2 * softmax x i ^ 2)) = 1 / 2 * Sum (fun i : Fin n => v i ^ 2) + -2 * Sum (fun i :
    Fin n => v i ^ 2 * softmax x i) + 2 * Sum (fun i : Fin n => v i ^ 2 * softmax x i ^ 2)).
  { exact (f_equal3 (fun (h_7 : R) (h_8 : R) (h_9 : R) => h_7 + h_8 + h_9) (Facts.sum_scale n (1 / 2) (fun i : Fin n
    => v i ^ 2)) (Facts.sum_scale n (-2) (fun i : Fin n => v i ^ 2 * softmax x i)) (Facts.sum_scale n 2 (fun i : Fin n
    => v i ^ 2 * softmax x i ^ 2))). }
  assert (r59 : 1 / 2 * Sum (fun i : Fin n => v i ^ 2) + -2 * Sum (fun i : Fin n => v i ^ 2 * softmax x i) + 2 * Sum
    (fun i : Fin n => v i ^ 2 * softmax x i ^ 2) = -2 * Sum (fun i : Fin n => v i ^ 2 * softmax x i) + 2 * Sum (fun i
    : Fin n => v i ^ 2 * softmax x i ^ 2) + 1 / 2 * Sum (fun i : Fin n => v i ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, ((((1/2) * u0) + ((-2) * u1)) + (2 * u2)) = ((((-2) * u1) + (2 * u2)) +
    ((1/2) * u0))) by (intros u0 u1 u2; field).
    exact (identity (Sum (fun i : Fin n => v i ^ 2)) (Sum (fun i : Fin n => v i ^ 2 * softmax x i)) (Sum (fun i : Fin
      n => v i ^ 2 * softmax x i ^ 2))). }
  assert (r62 : forall (i_4 i_5 : Fin n), i_4 <> i_5 -> delta i_4 i_5 = 0).
  { exact (fun (i_4 i_5 : Fin n) p_5 => (Facts.delta_apart n i_4 i_5 p_5)). }
  assert (r63 : forall (i_4 i_5 : Fin n), i_4 <> i_5 -> delta i_4 i_5 * softmax x i_5 = delta i_4 i_5 * softmax x
    i_4).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_4 i_5 : Fin n) p_6 => (Rules.linear_combination (Rules.and_equation (softmax x i_5 - softmax x i_4)
      (r62 i_4 i_5 p_6) Rules.no_equation) (identity (delta i_4 i_5) (softmax x i_4) (softmax x i_5)))). }
  assert (r64 : forall (i_4 i_5 : Fin n), delta i_4 i_5 * softmax x i_5 = delta i_4 i_5 * softmax x i_4).
  { exact (fun (i_4 i_5 : Fin n) => (Rules.index_cases (fun (i_5 : Fin n) => delta i_4 i_5 * softmax x i_5 = delta i_4
    i_5 * softmax x i_4) i_4 i_5 (@eq_refl R (delta i_4 i_4 * softmax x i_4)) (fun p_7 => (r63 i_4 i_5 p_7)))). }
  assert (r66 : forall (i_4 i_5 : Fin n), i_4 <> i_5 -> delta i_4 i_5 * (v i_5 * softmax x i_5) = delta i_4 i_5 * (v
    i_4 * softmax x i_4)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (u1 * u2)) - (u0 * (u3 * u4)) = (((u3 * u4) - (u1 * u2)) * (0
    - u0) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_4 i_5 : Fin n) p_8 => (Rules.linear_combination (Rules.and_equation (v i_5 * softmax x i_5 - v i_4 *
      softmax x i_4) (r62 i_4 i_5 p_8) Rules.no_equation) (identity (delta i_4 i_5) (v i_4) (softmax x i_4) (v i_5)
      (softmax x i_5)))). }
  assert (r67 : forall (i_4 i_5 : Fin n), delta i_4 i_5 * (v i_5 * softmax x i_5) = delta i_4 i_5 * (v i_4 * softmax x
    i_4)).
  { exact (fun (i_4 i_5 : Fin n) => (Rules.index_cases (fun (i_5 : Fin n) => delta i_4 i_5 * (v i_5 * softmax x i_5) =
    delta i_4 i_5 * (v i_4 * softmax x i_4)) i_4 i_5 (@eq_refl R (delta i_4 i_4 * (v i_4 * softmax x i_4))) (fun p_9
    => (r66 i_4 i_5 p_9)))). }
  assert (r69 : forall (i_4 i_5 : Fin n), i_4 <> i_5 -> delta i_4 i_5 * (v i_5 ^ 2 * softmax x i_5) = delta i_4 i_5 *
    (v i_4 ^ 2 * softmax x i_4)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * ((u1 ^ 2) * u2)) - (u0 * ((u3 ^ 2) * u4)) = ((((u3 ^ 2) * u4)
    - ((u1 ^ 2) * u2)) * (0 - u0) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_4 i_5 : Fin n) p_10 => (Rules.linear_combination (Rules.and_equation (v i_5 ^ 2 * softmax x i_5 - v
      i_4 ^ 2 * softmax x i_4) (r62 i_4 i_5 p_10) Rules.no_equation) (identity (delta i_4 i_5) (v i_4) (softmax x i_4)
      (v i_5) (softmax x i_5)))). }
  assert (r70 : forall (i_4 i_5 : Fin n), delta i_4 i_5 * (v i_5 ^ 2 * softmax x i_5) = delta i_4 i_5 * (v i_4 ^ 2 *
    softmax x i_4)).
  { exact (fun (i_4 i_5 : Fin n) => (Rules.index_cases (fun (i_5 : Fin n) => delta i_4 i_5 * (v i_5 ^ 2 * softmax x
    i_5) = delta i_4 i_5 * (v i_4 ^ 2 * softmax x i_4)) i_4 i_5 (@eq_refl R (delta i_4 i_4 * (v i_4 ^ 2 * softmax x
    i_4))) (fun p_11 => (r69 i_4 i_5 p_11)))). }
  assert (r71 : forall (i_4 i_5 : Fin n), (1 - delta i_4 i_5) * softmax x i_4 * softmax x i_5 * (v i_4 + v i_5) ^ 2 =
    2 * (v i_4 * v i_5 * softmax x i_4 * softmax x i_5) + v i_4 ^ 2 * softmax x i_4 * softmax x i_5 + -4 * (v i_4 ^ 2
    * softmax x i_4 ^ 2 * delta i_4 i_5) + v i_5 ^ 2 * softmax x i_4 * softmax x i_5).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((2 * (((u0 * u1) * u2) * u3)) + (((u0 ^ 2) * u2) * u3)) + ((-4) *
    (((u0 ^ 2) * (u2 ^ 2)) * u4))) + (((u1 ^ 2) * u2) * u3)) - ((((1 - u4) * u2) * u3) * ((u0 + u1) ^ 2)) = (((-1) *
    ((u0 ^ 2) * u2)) * ((u4 * u2) - (u4 * u3)) + (((-2) * (u0 * u2)) * ((u4 * (u0 * u2)) - (u4 * (u1 * u3))) + (((-1)
    * u2) * ((u4 * ((u0 ^ 2) * u2)) - (u4 * ((u1 ^ 2) * u3))) + 0)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_4 i_5 : Fin n) => (Rules.linear_combination (Rules.and_equation (-1 * (v i_4 ^ 2 * softmax x i_4))
      (r64 i_4 i_5) (Rules.and_equation (-2 * (v i_4 * softmax x i_4)) (r67 i_4 i_5) (Rules.and_equation (-1 * softmax
      x i_4) (r70 i_4 i_5) Rules.no_equation))) (identity (v i_4) (v i_5) (softmax x i_4) (softmax x i_5) (delta i_4
      i_5)))). }
  assert (r73 : forall (i_4 i_5 : Fin n), 2 * (v i_4 * v i_5 * softmax x i_4 * softmax x i_5) + v i_4 ^ 2 * softmax x
    i_4 * softmax x i_5 + -4 * (v i_4 ^ 2 * softmax x i_4 ^ 2 * delta i_4 i_5) + v i_5 ^ 2 * softmax x i_4 * softmax x
    i_5 = 2 * (v i_4 * softmax x i_4) * (v i_5 * softmax x i_5) + v i_4 ^ 2 * softmax x i_4 * softmax x i_5 + -4 * (v
    i_4 ^ 2 * softmax x i_4 ^ 2) * (delta i_5 i_4 * 1) + softmax x i_4 * (v i_5 ^ 2 * softmax x i_5)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((((2 * (u0 * u1)) * (u2 * u3)) + (((u0 ^ 2) * u1) * u3)) +
    (((-4) * ((u0 ^ 2) * (u1 ^ 2))) * (u4 * 1))) + (u1 * ((u2 ^ 2) * u3))) - ((((2 * (((u0 * u2) * u1) * u3)) + (((u0
    ^ 2) * u1) * u3)) + ((-4) * (((u0 ^ 2) * (u1 ^ 2)) * u5))) + (((u2 ^ 2) * u1) * u3)) = ((((-4) * ((u0 ^ 2) * (u1 ^
    2))) * 1) * (u4 - u5) + 0)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_4 i_5 : Fin n) => (Rules.linear_combination (Rules.and_equation (-4 * (v i_4 ^ 2 * softmax x i_4 ^
      2) * 1) (r11 i_4 i_5) Rules.no_equation) (identity (v i_4) (softmax x i_4) (v i_5) (softmax x i_5) (delta i_5
      i_4) (delta i_4 i_5)))). }
  assert (r75 : forall (i_4 : Fin n), Sum (fun i : Fin n => (1 - delta i_4 i) * softmax x i_4 * softmax x i * (v i_4 +
    v i) ^ 2) = Sum (fun i : Fin n => 2 * (v i_4 * softmax x i_4) * (v i * softmax x i) + v i_4 ^ 2 * softmax x i_4 *
    softmax x i + -4 * (v i_4 ^ 2 * softmax x i_4 ^ 2) * (delta i i_4 * 1) + softmax x i_4 * (v i ^ 2 * softmax x
    i))).
  { exact (fun (i_4 : Fin n) => (Rules.sum_congruence (fun (i_5 : Fin n) => (eq_trans (r71 i_4 i_5) (r73 i_4 i_5))))).
    }
  assert (r78 : forall (i_4 : Fin n), Sum (fun i : Fin n => 2 * (v i_4 * softmax x i_4) * (v i * softmax x i) + v i_4
    ^ 2 * softmax x i_4 * softmax x i + -4 * (v i_4 ^ 2 * softmax x i_4 ^ 2) * (delta i i_4 * 1)) + Sum (fun i : Fin n
    => softmax x i_4 * (v i ^ 2 * softmax x i)) = Sum (fun i : Fin n => 2 * (v i_4 * softmax x i_4) * (v i * softmax x
    i) + v i_4 ^ 2 * softmax x i_4 * softmax x i) + Sum (fun i : Fin n => -4 * (v i_4 ^ 2 * softmax x i_4 ^ 2) *
    (delta i i_4 * 1)) + Sum (fun i : Fin n => softmax x i_4 * (v i ^ 2 * softmax x i))).
  { exact (fun (i_4 : Fin n) => (f_equal (fun (h_10 : R) => h_10 + Sum (fun i : Fin n => softmax x i_4 * (v i ^ 2 *
    softmax x i))) (Facts.sum_add n (fun i : Fin n => 2 * (v i_4 * softmax x i_4) * (v i * softmax x i) + v i_4 ^ 2 *
    softmax x i_4 * softmax x i) (fun i : Fin n => -4 * (v i_4 ^ 2 * softmax x i_4 ^ 2) * (delta i i_4 * 1))))). }
  assert (r81 : forall (i_4 : Fin n), Sum (fun i : Fin n => 2 * (v i_4 * softmax x i_4) * (v i * softmax x i) + v i_4
    ^ 2 * softmax x i_4 * softmax x i) + Sum (fun i : Fin n => -4 * (v i_4 ^ 2 * softmax x i_4 ^ 2) * (delta i i_4 *
    1)) + Sum (fun i : Fin n => softmax x i_4 * (v i ^ 2 * softmax x i)) = Sum (fun i : Fin n => 2 * (v i_4 * softmax
    x i_4) * (v i * softmax x i)) + Sum (fun i : Fin n => v i_4 ^ 2 * softmax x i_4 * softmax x i) + Sum (fun i : Fin
    n => -4 * (v i_4 ^ 2 * softmax x i_4 ^ 2) * (delta i i_4 * 1)) + Sum (fun i : Fin n => softmax x i_4 * (v i ^ 2 *
    softmax x i))).
  { exact (fun (i_4 : Fin n) => (f_equal (fun (h_11 : R) => h_11 + Sum (fun i : Fin n => -4 * (v i_4 ^ 2 * softmax x
    i_4 ^ 2) * (delta i i_4 * 1)) + Sum (fun i : Fin n => softmax x i_4 * (v i ^ 2 * softmax x i))) (Facts.sum_add n
    (fun i : Fin n => 2 * (v i_4 * softmax x i_4) * (v i * softmax x i)) (fun i : Fin n => v i_4 ^ 2 * softmax x i_4 *
    softmax x i)))). }
  assert (r86 : forall (i_4 : Fin n), v i_4 ^ 2 * softmax x i_4 * Sum (fun i : Fin n => softmax x i) = v i_4 ^ 2 *
    softmax x i_4 * 1).
  { exact (fun (i_4 : Fin n) => (f_equal (fun (h_12 : R) => v i_4 ^ 2 * softmax x i_4 * h_12) (Softmax.softmax_sum_one
    n n_pos x))). }
  assert (r90 : forall (i_4 : Fin n), -4 * (v i_4 ^ 2 * softmax x i_4 ^ 2) * Sum (fun i : Fin n => delta i i_4 * 1) =
    -4 * (v i_4 ^ 2 * softmax x i_4 ^ 2) * 1).
  { exact (fun (i_4 : Fin n) => (f_equal (fun (h_13 : R) => -4 * (v i_4 ^ 2 * softmax x i_4 ^ 2) * h_13)
    (Facts.sum_delta n i_4 (fun i : Fin n => 1)))). }
  assert (r93 : forall (i_4 : Fin n), Sum (fun i : Fin n => 2 * (v i_4 * softmax x i_4) * (v i * softmax x i)) + Sum
    (fun i : Fin n => v i_4 ^ 2 * softmax x i_4 * softmax x i) + Sum (fun i : Fin n => -4 * (v i_4 ^ 2 * softmax x i_4
    ^ 2) * (delta i i_4 * 1)) + Sum (fun i : Fin n => softmax x i_4 * (v i ^ 2 * softmax x i)) = 2 * (v i_4 * softmax
    x i_4) * Sum (fun i : Fin n => v i * softmax x i) + v i_4 ^ 2 * softmax x i_4 * 1 + -4 * (v i_4 ^ 2 * softmax x
    i_4 ^ 2) * 1 + softmax x i_4 * Sum (fun i : Fin n => v i ^ 2 * softmax x i)).
  { exact (fun (i_4 : Fin n) => (f_equal4 (fun (h_14 : R) (h_15 : R) (h_16 : R) (h_17 : R) => h_14 + h_15 + h_16 +
    h_17) (Facts.sum_scale n (2 * (v i_4 * softmax x i_4)) (fun i : Fin n => v i * softmax x i)) (eq_trans
    (Facts.sum_scale n (v i_4 ^ 2 * softmax x i_4) (fun i : Fin n => softmax x i)) (r86 i_4)) (eq_trans
    (Facts.sum_scale n (-4 * (v i_4 ^ 2 * softmax x i_4 ^ 2)) (fun i : Fin n => delta i i_4 * 1)) (r90 i_4))
    (Facts.sum_scale n (softmax x i_4) (fun i : Fin n => v i ^ 2 * softmax x i)))). }
  assert (r96 : forall (i_4 : Fin n), 2 * (v i_4 * softmax x i_4) * Sum (fun i : Fin n => v i * softmax x i) + v i_4 ^
    2 * softmax x i_4 * 1 + -4 * (v i_4 ^ 2 * softmax x i_4 ^ 2) * 1 + softmax x i_4 * Sum (fun i : Fin n => v i ^ 2 *
    softmax x i) = 2 * (v i_4 * softmax x i_4 * Sum (fun i : Fin n => v i * softmax x i)) + v i_4 ^ 2 * softmax x i_4
    + -4 * (v i_4 ^ 2 * softmax x i_4 ^ 2) + softmax x i_4 * Sum (fun i : Fin n => v i ^ 2 * softmax x i)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((((2 * (u0 * u1)) * u2) + (((u0 ^ 2) * u1) * 1)) + (((-4) * ((u0 ^ 2)
    * (u1 ^ 2))) * 1)) + (u1 * u3)) = ((((2 * ((u0 * u1) * u2)) + ((u0 ^ 2) * u1)) + ((-4) * ((u0 ^ 2) * (u1 ^ 2)))) +
    (u1 * u3))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_4 : Fin n) => (identity (v i_4) (softmax x i_4) (Sum (fun i : Fin n => v i * softmax x i)) (Sum (fun
      i : Fin n => v i ^ 2 * softmax x i)))). }
  assert (r98 : forall (i_4 : Fin n), 2 * (v i_4 * softmax x i_4 * Sum (fun i : Fin n => v i * softmax x i)) + v i_4 ^
    2 * softmax x i_4 + -4 * (v i_4 ^ 2 * softmax x i_4 ^ 2) + softmax x i_4 * Sum (fun i : Fin n => v i ^ 2 * softmax
    x i) = 2 * Sum (fun i : Fin n => v i * softmax x i) * (v i_4 * softmax x i_4) + v i_4 ^ 2 * softmax x i_4 + -4 *
    (v i_4 ^ 2 * softmax x i_4 ^ 2) + Sum (fun i : Fin n => v i ^ 2 * softmax x i) * softmax x i_4).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((2 * ((u0 * u1) * u2)) + ((u0 ^ 2) * u1)) + ((-4) * ((u0 ^ 2) * (u1
    ^ 2)))) + (u1 * u3)) = (((((2 * u2) * (u0 * u1)) + ((u0 ^ 2) * u1)) + ((-4) * ((u0 ^ 2) * (u1 ^ 2)))) + (u3 *
    u1))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_4 : Fin n) => (identity (v i_4) (softmax x i_4) (Sum (fun i : Fin n => v i * softmax x i)) (Sum (fun
      i : Fin n => v i ^ 2 * softmax x i)))). }
  assert (r100 : Sum (fun i : Fin n => Sum (fun i_ : Fin n => (1 - delta i i_) * softmax x i * softmax x i_ * (v i + v
    i_) ^ 2)) = Sum (fun i : Fin n => 2 * Sum (fun i : Fin n => v i * softmax x i) * (v i * softmax x i) + v i ^ 2 *
    softmax x i + -4 * (v i ^ 2 * softmax x i ^ 2) + Sum (fun i : Fin n => v i ^ 2 * softmax x i) * softmax x i)).
  { exact (Rules.sum_congruence (fun (i_4 : Fin n) => (eq_trans (eq_trans (eq_trans (r75 i_4) (eq_trans (eq_trans
    (eq_trans (Facts.sum_add n (fun i : Fin n => 2 * (v i_4 * softmax x i_4) * (v i * softmax x i) + v i_4 ^ 2 *
    softmax x i_4 * softmax x i + -4 * (v i_4 ^ 2 * softmax x i_4 ^ 2) * (delta i i_4 * 1)) (fun i : Fin n => softmax
    x i_4 * (v i ^ 2 * softmax x i))) (r78 i_4)) (r81 i_4)) (r93 i_4))) (r96 i_4)) (r98 i_4)))). }
  assert (r103 : Sum (fun i : Fin n => 2 * Sum (fun i : Fin n => v i * softmax x i) * (v i * softmax x i) + v i ^ 2 *
    softmax x i + -4 * (v i ^ 2 * softmax x i ^ 2)) + Sum (fun i : Fin n => Sum (fun i : Fin n => v i ^ 2 * softmax x
    i) * softmax x i) = Sum (fun i : Fin n => 2 * Sum (fun i : Fin n => v i * softmax x i) * (v i * softmax x i) + v i
    ^ 2 * softmax x i) + Sum (fun i : Fin n => -4 * (v i ^ 2 * softmax x i ^ 2)) + Sum (fun i : Fin n => Sum (fun i :
    Fin n => v i ^ 2 * softmax x i) * softmax x i)).
  { exact (f_equal (fun (h_18 : R) => h_18 + Sum (fun i : Fin n => Sum (fun i : Fin n => v i ^ 2 * softmax x i) *
    softmax x i)) (Facts.sum_add n (fun i : Fin n => 2 * Sum (fun i : Fin n => v i * softmax x i) * (v i * softmax x
    i) + v i ^ 2 * softmax x i) (fun i : Fin n => -4 * (v i ^ 2 * softmax x i ^ 2)))). }
  assert (r106 : Sum (fun i : Fin n => 2 * Sum (fun i : Fin n => v i * softmax x i) * (v i * softmax x i) + v i ^ 2 *
    softmax x i) + Sum (fun i : Fin n => -4 * (v i ^ 2 * softmax x i ^ 2)) + Sum (fun i : Fin n => Sum (fun i : Fin n
    => v i ^ 2 * softmax x i) * softmax x i) = Sum (fun i : Fin n => 2 * Sum (fun i : Fin n => v i * softmax x i) * (v
    i * softmax x i)) + Sum (fun i : Fin n => v i ^ 2 * softmax x i) + Sum (fun i : Fin n => -4 * (v i ^ 2 * softmax x
    i ^ 2)) + Sum (fun i : Fin n => Sum (fun i : Fin n => v i ^ 2 * softmax x i) * softmax x i)).
  { exact (f_equal (fun (h_19 : R) => h_19 + Sum (fun i : Fin n => -4 * (v i ^ 2 * softmax x i ^ 2)) + Sum (fun i :
    Fin n => Sum (fun i : Fin n => v i ^ 2 * softmax x i) * softmax x i)) (Facts.sum_add n (fun i : Fin n => 2 * Sum
    (fun i : Fin n => v i * softmax x i) * (v i * softmax x i)) (fun i : Fin n => v i ^ 2 * softmax x i))). }
  assert (r111 : Sum (fun i : Fin n => v i ^ 2 * softmax x i) * Sum (fun i : Fin n => softmax x i) = Sum (fun i : Fin
    n => v i ^ 2 * softmax x i) * 1).
  { exact (f_equal (fun (h_20 : R) => Sum (fun i : Fin n => v i ^ 2 * softmax x i) * h_20) (Softmax.softmax_sum_one n
    n_pos x)). }
  assert (r113 : Sum (fun i : Fin n => 2 * Sum (fun i : Fin n => v i * softmax x i) * (v i * softmax x i)) + Sum (fun
    i : Fin n => v i ^ 2 * softmax x i) + Sum (fun i : Fin n => -4 * (v i ^ 2 * softmax x i ^ 2)) + Sum (fun i : Fin n
    => Sum (fun i : Fin n => v i ^ 2 * softmax x i) * softmax x i) = 2 * Sum (fun i : Fin n => v i * softmax x i) *
    Sum (fun i : Fin n => v i * softmax x i) + Sum (fun i : Fin n => v i ^ 2 * softmax x i) + -4 * Sum (fun i : Fin n
    => v i ^ 2 * softmax x i ^ 2) + Sum (fun i : Fin n => v i ^ 2 * softmax x i) * 1).
  { exact (f_equal4 (fun (h_21 : R) (h_22 : R) (h_23 : R) (h_24 : R) => h_21 + h_22 + h_23 + h_24) (Facts.sum_scale n
    (2 * Sum (fun i : Fin n => v i * softmax x i)) (fun i : Fin n => v i * softmax x i)) (@eq_refl R (Sum (fun i : Fin
    n => v i ^ 2 * softmax x i))) (Facts.sum_scale n (-4) (fun i : Fin n => v i ^ 2 * softmax x i ^ 2)) (eq_trans
    (Facts.sum_scale n (Sum (fun i : Fin n => v i ^ 2 * softmax x i)) (fun i : Fin n => softmax x i)) r111)). }
  assert (r116 : 2 * Sum (fun i : Fin n => v i * softmax x i) * Sum (fun i : Fin n => v i * softmax x i) + Sum (fun i
    : Fin n => v i ^ 2 * softmax x i) + -4 * Sum (fun i : Fin n => v i ^ 2 * softmax x i ^ 2) + Sum (fun i : Fin n =>
    v i ^ 2 * softmax x i) * 1 = 2 * Sum (fun i : Fin n => v i * softmax x i) ^ 2 + 2 * Sum (fun i : Fin n => v i ^ 2
    * softmax x i) + -4 * Sum (fun i : Fin n => v i ^ 2 * softmax x i ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, (((((2 * u0) * u0) + u1) + ((-4) * u2)) + (u1 * 1)) = (((2 * (u0 ^ 2)) +
    (2 * u1)) + ((-4) * u2))) by (intros u0 u1 u2; ring).
    exact (identity (Sum (fun i : Fin n => v i * softmax x i)) (Sum (fun i : Fin n => v i ^ 2 * softmax x i)) (Sum
      (fun i : Fin n => v i ^ 2 * softmax x i ^ 2))). }
  assert (r118 : 1 / 2 * Sum (fun i : Fin n => v i ^ 2) - (Sum (fun i : Fin n => 2 * (softmax x i - 1 / 2) ^ 2 * v i ^
    2) + 1 / 2 * Sum (fun i : Fin n => Sum (fun i_ : Fin n => (1 - delta i i_) * softmax x i * softmax x i_ * (v i + v
    i_) ^ 2))) = 1 / 2 * Sum (fun i : Fin n => v i ^ 2) - (-2 * Sum (fun i : Fin n => v i ^ 2 * softmax x i) + 2 * Sum
    (fun i : Fin n => v i ^ 2 * softmax x i ^ 2) + 1 / 2 * Sum (fun i : Fin n => v i ^ 2) + 1 / 2 * (2 * Sum (fun i :
    Fin n => v i * softmax x i) ^ 2 + 2 * Sum (fun i : Fin n => v i ^ 2 * softmax x i) + -4 * Sum (fun i : Fin n => v
    i ^ 2 * softmax x i ^ 2)))).
  { exact (f_equal2 (fun (h_25 : R) (h_26 : R) => 1 / 2 * Sum (fun i : Fin n => v i ^ 2) - (h_25 + 1 / 2 * h_26))
    (eq_trans (eq_trans r48 (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => 1 / 2 * v i ^ 2 + -2 * (v i ^ 2 *
    softmax x i)) (fun i : Fin n => 2 * (v i ^ 2 * softmax x i ^ 2))) r51) r56)) r59) (eq_trans (eq_trans r100
    (eq_trans (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => 2 * Sum (fun i : Fin n => v i * softmax x i) * (v
    i * softmax x i) + v i ^ 2 * softmax x i + -4 * (v i ^ 2 * softmax x i ^ 2)) (fun i : Fin n => Sum (fun i : Fin n
    => v i ^ 2 * softmax x i) * softmax x i)) r103) r106) r113)) r116)). }
  assert (r119 : 1 / 2 * Sum (fun i : Fin n => v i ^ 2) - (-2 * Sum (fun i : Fin n => v i ^ 2 * softmax x i) + 2 * Sum
    (fun i : Fin n => v i ^ 2 * softmax x i ^ 2) + 1 / 2 * Sum (fun i : Fin n => v i ^ 2) + 1 / 2 * (2 * Sum (fun i :
    Fin n => v i * softmax x i) ^ 2 + 2 * Sum (fun i : Fin n => v i ^ 2 * softmax x i) + -4 * Sum (fun i : Fin n => v
    i ^ 2 * softmax x i ^ 2))) = -1 * Sum (fun i : Fin n => v i * softmax x i) ^ 2 + Sum (fun i : Fin n => v i ^ 2 *
    softmax x i)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1/2) * u0) - (((((-2) * u1) + (2 * u2)) + ((1/2) * u0)) + ((1/2) *
    (((2 * (u3 ^ 2)) + (2 * u1)) + ((-4) * u2))))) = (((-1) * (u3 ^ 2)) + u1)) by (intros u0 u1 u2 u3; field).
    exact (identity (Sum (fun i : Fin n => v i ^ 2)) (Sum (fun i : Fin n => v i ^ 2 * softmax x i)) (Sum (fun i : Fin
      n => v i ^ 2 * softmax x i ^ 2)) (Sum (fun i : Fin n => v i * softmax x i))). }
  assert (r123 : forall (i_6 : Fin n), 0 <= v i_6 ^ 2).
  { exact (fun (i_6 : Fin n) => (Facts.square_nonneg (v i_6))). }
  assert (r124 : forall (i_6 : Fin n), 0 <= (softmax x i_6 - 1 / 2) ^ 2).
  { exact (fun (i_6 : Fin n) => (Facts.square_nonneg (softmax x i_6 - 1 / 2))). }
  assert (r125 : 0 < 2).
  { assert (identity : 2 - 0 = (2 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 2 (Rules.integer_pos 2 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r126 : 0 <= 2).
  { assert (identity : 2 - 0 = (1 * (2 - 0) + 0)) by ring.
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r125)
      Rules.no_relation) identity)). }
  assert (r129 : forall (i_6 : Fin n), 0 <= 2 * (softmax x i_6 - 1 / 2) ^ 2).
  { exact (fun (i_6 : Fin n) => (Facts.mul_nonneg 2 ((softmax x i_6 - 1 / 2) ^ 2) r126 (r124 i_6))). }
  assert (r133 : 0 <= Sum (fun i : Fin n => 2 * (softmax x i - 1 / 2) ^ 2 * v i ^ 2)).
  { exact (proj1 (Rules.sum_sign (fun (i_6 : Fin n) => 2 * (softmax x i_6 - 1 / 2) ^ 2 * v i_6 ^ 2)) (fun (i_6 : Fin
    n) => (Facts.mul_nonneg (2 * (softmax x i_6 - 1 / 2) ^ 2) (v i_6 ^ 2) (r129 i_6) (r123 i_6)))). }
  assert (r134 : forall (i_7 i_8 : Fin n), 0 <= (v i_7 + v i_8) ^ 2).
  { exact (fun (i_7 i_8 : Fin n) => (Facts.square_nonneg (v i_7 + v i_8))). }
  assert (r137 : forall (i_8 : Fin n), 0 <= softmax x i_8).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (i_8 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ (Softmax.softmax_pos n n_pos x i_8)) Rules.no_relation) (identity (softmax x i_8))))). }
  assert (r139 : forall (i_7 : Fin n), 0 <= softmax x i_7).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (i_7 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ (Softmax.softmax_pos n n_pos x i_7)) Rules.no_relation) (identity (softmax x i_7))))). }
  assert (r142 : forall (a : Fin n), delta a a ^ 2 = delta a a).
  { assert (identity : forall u0 : R, u0 - (u0 ^ 2) = (u0 * (1 - u0) + 0)) by (intros u0; ring).
    exact (fun (a : Fin n) => (Rules.linear_combination (Rules.and_equation (delta a a) (Facts.delta_same n a)
      Rules.no_equation) (identity (delta a a)))). }
  assert (r143 : forall (a b : Fin n), a <> b -> delta a b ^ 2 = delta a b).
  { assert (identity : forall u0 : R, u0 - (u0 ^ 2) = ((u0 - 1) * (0 - u0) + 0)) by (intros u0; ring).
    exact (fun (a b : Fin n) p_12 => (Rules.linear_combination (Rules.and_equation (delta a b - 1) (r6 a b p_12)
      Rules.no_equation) (identity (delta a b)))). }
  assert (r144 : forall (a b : Fin n), delta a b ^ 2 = delta a b).
  { exact (fun (a b : Fin n) => (Rules.index_cases (fun (b : Fin n) => delta a b ^ 2 = delta a b) a b (r142 a) (fun
    p_13 => (r143 a b p_13)))). }
  assert (r145 : forall (a b : Fin n), delta a b <= 1).
  { assert (identity : forall u0 : R, 1 - u0 = (1 * (((1 - u0) ^ 2) - 0) + (1 * (u0 - (u0 ^ 2)) + 0))) by (intros u0;
    ring).
    exact (fun (a b : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Facts.square_nonneg (1 - delta a b)) (Rules.and_eq 1 (r144 a b) Rules.no_relation)) (identity (delta a b))))).
      }
  assert (r147 : forall (i_7 i_8 : Fin n), 0 <= 1 - delta i_7 i_8).
  { assert (identity : forall u0 : R, (1 - u0) - 0 = (1 * (1 - u0) + 0)) by (intros u0; ring).
    exact (fun (i_7 i_8 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1
      eq_refl) (r145 i_7 i_8) Rules.no_relation) (identity (delta i_7 i_8))))). }
  assert (r150 : forall (i_7 i_8 : Fin n), 0 <= (1 - delta i_7 i_8) * softmax x i_7).
  { exact (fun (i_7 i_8 : Fin n) => (Facts.mul_nonneg (1 - delta i_7 i_8) (softmax x i_7) (r147 i_7 i_8) (r139 i_7))).
    }
  assert (r153 : forall (i_7 i_8 : Fin n), 0 <= (1 - delta i_7 i_8) * softmax x i_7 * softmax x i_8).
  { exact (fun (i_7 i_8 : Fin n) => (Facts.mul_nonneg ((1 - delta i_7 i_8) * softmax x i_7) (softmax x i_8) (r150 i_7
    i_8) (r137 i_8))). }
  assert (r157 : forall (i_7 : Fin n), 0 <= Sum (fun i : Fin n => (1 - delta i_7 i) * softmax x i_7 * softmax x i * (v
    i_7 + v i) ^ 2)).
  { exact (fun (i_7 : Fin n) => (proj1 (Rules.sum_sign (fun (i_8 : Fin n) => (1 - delta i_7 i_8) * softmax x i_7 *
    softmax x i_8 * (v i_7 + v i_8) ^ 2)) (fun (i_8 : Fin n) => (Facts.mul_nonneg ((1 - delta i_7 i_8) * softmax x i_7
    * softmax x i_8) ((v i_7 + v i_8) ^ 2) (r153 i_7 i_8) (r134 i_7 i_8))))). }
  assert (r158 : 0 <= Sum (fun i : Fin n => Sum (fun i_ : Fin n => (1 - delta i i_) * softmax x i * softmax x i_ * (v
    i + v i_) ^ 2))).
  { exact (proj1 (Rules.sum_sign (fun (i_7 : Fin n) => Sum (fun i : Fin n => (1 - delta i_7 i) * softmax x i_7 *
    softmax x i * (v i_7 + v i) ^ 2))) (fun (i_7 : Fin n) => (r157 i_7))). }
  assert (r159 : 0 < 1 / 2).
  { assert (identity : (1/2) - 0 = ((1/2) + 0)) by field.
    exact (proj2 (Rules.positive_combination (Rules.and_positive (1 / 2) (Rules.numeral_pos 1 2 eq_refl)
      Rules.no_relation) identity) eq_refl). }
  assert (r160 : 0 <= 1 / 2).
  { assert (identity : (1/2) - 0 = (1 * ((1/2) - 0) + 0)) by field.
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r159)
      Rules.no_relation) identity)). }
  assert (r164 : 1 / 2 * Sum (fun i : Fin n => v i ^ 2) - (Sum (fun i : Fin n => 2 * (softmax x i - 1 / 2) ^ 2 * v i ^
    2) + 1 / 2 * Sum (fun i : Fin n => Sum (fun i_ : Fin n => (1 - delta i i_) * softmax x i * softmax x i_ * (v i + v
    i_) ^ 2))) <= 1 / 2 * Sum (fun i : Fin n => v i ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, ((1/2) * u2) - (((1/2) * u2) - (u1 + ((1/2) * u0))) = (1 * (u1 - 0) + (1 *
    (((1/2) * u0) - 0) + 0))) by (intros u0 u1 u2; field).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r133 (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg (1 / 2) (Sum (fun i : Fin n => Sum (fun i_ : Fin n => (1 -
      delta i i_) * softmax x i * softmax x i_ * (v i + v i_) ^ 2))) r160 r158) Rules.no_relation)) (identity (Sum
      (fun i : Fin n => Sum (fun i_ : Fin n => (1 - delta i i_) * softmax x i * softmax x i_ * (v i + v i_) ^ 2)))
      (Sum (fun i : Fin n => 2 * (softmax x i - 1 / 2) ^ 2 * v i ^ 2)) (Sum (fun i : Fin n => v i ^ 2))))). }
  assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((1/2) * u0) - u5 = (1 * ((u3 - (u4 ^ 2)) - u5) + (1 * ((((1/2) *
    u0) - (u1 + ((1/2) * u2))) - (u3 - (u4 ^ 2))) + (1 * (((1/2) * u0) - (((1/2) * u0) - (u1 + ((1/2) * u2)))) + 0))))
    by (intros u0 u1 u2 u3 u4 u5; field).
  exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_trans (eq_trans (eq_trans r29 (eq_trans (Facts.sum_add
    n (fun i : Fin n => -1 * Sum (fun i : Fin n => v i * softmax x i) * (v i * softmax x i)) (fun i : Fin n => v i ^ 2
    * softmax x i)) r33)) r36) (eq_sym r44)) (Rules.and_eq 1 (eq_trans r44 (eq_sym (eq_trans r118 r119)))
    (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r164 Rules.no_relation))) (identity (Sum (fun i : Fin n => v i ^
    2)) (Sum (fun i : Fin n => 2 * (softmax x i - 1 / 2) ^ 2 * v i ^ 2)) (Sum (fun i : Fin n => Sum (fun i_ : Fin n =>
    (1 - delta i i_) * softmax x i * softmax x i_ * (v i + v i_) ^ 2))) (Sum (fun i : Fin n => softmax x i * v i ^ 2))
    (Sum (fun i : Fin n => softmax x i * v i)) (Sum (fun i : Fin n => Sum (fun j : Fin n => v i * (softmax x i *
    (delta i j - softmax x j)) * v j)))))).
Qed.

(* Second derivative of softmax. *)
Theorem softmax_hessian (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i j k : Fin n) :
  partial (entry j) (fun x : Fin n -> R => softmax x i) x (softmax x i * (delta i j - softmax x j)) /\ partial (entry
    k) (fun x : Fin n -> R => softmax x i * (delta i j - softmax x j)) x (softmax x i * ((delta i j - softmax x j) *
    (delta i k - softmax x k) - softmax x j * (delta j k - softmax x k))).
Proof.
  assert (r1 : forall (x : Fin n -> R), softmax x i * (delta i j - softmax x j) = -1 * (softmax x i * softmax x j) +
    softmax x i * delta i j).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 - u2)) = (((-1) * (u0 * u2)) + (u0 * u1))) by (intros u0 u1 u2;
    ring).
    exact (fun (x : Fin n -> R) => (identity (softmax x i) (delta i j) (softmax x j))). }
  assert (r5 : forall (x : Fin n -> R), delta i j - softmax x j = delta i j + -1 * softmax x j).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (fun (x : Fin n -> R) => (identity (delta i j) (softmax x j))). }
  assert (r7 : partial (entry k) (fun x : Fin n -> R => delta i j) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r8 : partial (entry k) (fun x : Fin n -> R => -1) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r10 : partial (entry k) (fun x : Fin n -> R => -1 * softmax x j) x (0 * softmax x j + -1 * (softmax x j *
    (delta j k - softmax x k)))).
  { exact (Rules.deriv_mul r8 (Softmax.softmax_jacobian n n_pos x j k)). }
  assert (r11 : partial (entry k) (fun x : Fin n -> R => delta i j + -1 * softmax x j) x (0 + (0 * softmax x j + -1 *
    (softmax x j * (delta j k - softmax x k))))).
  { exact (Rules.deriv_add r7 r10). }
  assert (r13 : partial (entry k) (fun x : Fin n -> R => delta i j - softmax x j) x (0 + (0 * softmax x j + -1 *
    (softmax x j * (delta j k - softmax x k))))).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r5 x))) r11 (@eq_refl R (0 + (0 * softmax x j + -1 *
    (softmax x j * (delta j k - softmax x k)))))). }
  assert (r14 : partial (entry k) (fun x : Fin n -> R => softmax x i * (delta i j - softmax x j)) x (softmax x i *
    (delta i k - softmax x k) * (delta i j - softmax x j) + softmax x i * (0 + (0 * softmax x j + -1 * (softmax x j *
    (delta j k - softmax x k)))))).
  { exact (Rules.deriv_mul (Softmax.softmax_jacobian n n_pos x i k) r13). }
  assert (r15 : softmax x i * (delta i k - softmax x k) * (delta i j - softmax x j) + softmax x i * (0 + (0 * softmax
    x j + -1 * (softmax x j * (delta j k - softmax x k)))) = 2 * (softmax x i * softmax x j * softmax x k) + -1 *
    (softmax x i * softmax x j * delta i k) + -1 * (softmax x i * softmax x j * delta j k) + -1 * (softmax x i *
    softmax x k * delta i j) + softmax x i * delta i j * delta i k).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((u0 * (u1 - u2)) * (u3 - u4)) + (u0 * (0 + ((0 * u4) + ((-1) *
    (u4 * (u5 - u2))))))) = (((((2 * ((u0 * u4) * u2)) + ((-1) * ((u0 * u4) * u1))) + ((-1) * ((u0 * u4) * u5))) +
    ((-1) * ((u0 * u2) * u3))) + ((u0 * u3) * u1))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (softmax x i) (delta i k) (softmax x k) (delta i j) (softmax x j) (delta j k)). }
  assert (r16 : softmax x i * (delta i k - softmax x k) * (delta i j - softmax x j) - softmax x i * (softmax x j *
    (delta j k - softmax x k)) = 2 * (softmax x i * softmax x j * softmax x k) + -1 * (softmax x i * softmax x j *
    delta i k) + -1 * (softmax x i * softmax x j * delta j k) + -1 * (softmax x i * softmax x k * delta i j) + softmax
    x i * delta i j * delta i k).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((u0 * (u1 - u2)) * (u3 - u4)) - (u0 * (u4 * (u5 - u2)))) =
    (((((2 * ((u0 * u4) * u2)) + ((-1) * ((u0 * u4) * u1))) + ((-1) * ((u0 * u4) * u5))) + ((-1) * ((u0 * u2) * u3)))
    + ((u0 * u3) * u1))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (softmax x i) (delta i k) (softmax x k) (delta i j) (softmax x j) (delta j k)). }
  assert (r19 : softmax x i * ((delta i j - softmax x j) * (delta i k - softmax x k) - softmax x j * (delta j k -
    softmax x k)) = 2 * (softmax x i * softmax x j * softmax x k) + -1 * (softmax x i * softmax x j * delta i k) + -1
    * (softmax x i * softmax x j * delta j k) + -1 * (softmax x i * softmax x k * delta i j) + softmax x i * delta i j
    * delta i k).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (u0 * (((u1 - u2) * (u3 - u4)) - (u2 * (u5 - u4)))) = (((((2 *
    ((u0 * u2) * u4)) + ((-1) * ((u0 * u2) * u3))) + ((-1) * ((u0 * u2) * u5))) + ((-1) * ((u0 * u4) * u1))) + ((u0 *
    u1) * u3))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (softmax x i) (delta i j) (softmax x j) (delta i k) (softmax x k) (delta j k)). }
  assert (r23 : partial (entry k) (fun x : Fin n -> R => softmax x i * (delta i j - softmax x j)) x (softmax x i *
    ((delta i j - softmax x j) * (delta i k - softmax x k) - softmax x j * (delta j k - softmax x k)))).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_trans (r1 x) (eq_sym (r1 x)))) r14 (eq_trans (eq_trans r15
    (eq_sym r16)) (eq_trans r16 (eq_sym r19)))). }
  exact (conj (Softmax.softmax_jacobian n n_pos x i j) r23).
Qed.

(* Gradient of log-sum-exp. *)
Theorem logsumexp_gradient (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (j : Fin n) :
  partial (entry j) (fun x : Fin n -> R => ln (partition x)) x (softmax x j).
Proof.
  assert (r1 : forall (x : Fin n -> R), partition x = Sum (fun k : Fin n => exp (x k))).
  { exact (fun (x : Fin n -> R) => eq_refl). }
  assert (r3 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => x i) x (delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_entry i j x)). }
  assert (r4 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => exp (x i)) x (exp (x i) * delta i j)).
  { exact (fun (i : Fin n) => (Rules.deriv_fn Rules.outer_exp (r3 i))). }
  assert (r5 : partial (entry j) (fun x : Fin n -> R => Sum (fun k : Fin n => exp (x k))) x (Sum (fun i : Fin n => exp
    (x i) * delta i j))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r4 i))). }
  assert (r7 : partial (entry j) (fun x : Fin n -> R => partition x) x (Sum (fun i : Fin n => exp (x i) * delta i
    j))).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r1 x))) r5 (@eq_refl R (Sum (fun i : Fin n => exp (x i) *
    delta i j)))). }
  assert (r9 : partial (entry j) (fun x : Fin n -> R => ln (partition x)) x (1 / partition x * Sum (fun i : Fin n =>
    exp (x i) * delta i j))).
  { exact (Rules.deriv_fn_pos Rules.outer_log r7 (Softmax.partition_pos n n_pos x)). }
  assert (r10 : forall (i_ : Fin n), exp (x i_) * delta i_ j = delta i_ j * exp (x i_)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (exp (x i_)) (delta i_ j))). }
  assert (r11 : Sum (fun i : Fin n => exp (x i) * delta i j) = Sum (fun i : Fin n => delta i j * exp (x i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (r10 i_))). }
  assert (r14 : 1 / partition x * Sum (fun i : Fin n => exp (x i) * delta i j) = 1 / partition x * exp (x j)).
  { exact (f_equal (fun (h : R) => 1 / partition x * h) (eq_trans r11 (Facts.sum_delta n j (fun i : Fin n => exp (x
    i))))). }
  assert (r15 : exp (x j) / partition x = 1 / partition x * exp (x j)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x j)) (/ (partition x))). }
  assert (r18 : softmax x j = exp (x j) / partition x).
  { exact eq_refl. }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (ln (partition x)))) r9 (eq_trans (eq_trans r14 (eq_sym
    r15)) (eq_trans r15 (eq_sym (eq_trans r18 r15))))).
Qed.

(* Hessian of log-sum-exp. *)
Theorem logsumexp_hessian (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i j : Fin n) :
  partial (entry i) (fun x : Fin n -> R => ln (partition x)) x (softmax x i) /\ partial (entry j) (fun x : Fin n -> R
    => softmax x i) x (softmax x i * (delta i j - softmax x j)).
Proof.
  exact (conj (Softmax.logsumexp_gradient n n_pos x i) (Softmax.softmax_jacobian n n_pos x i j)).
Qed.

(* Derivative of softmax in the scale of its logits. *)
Theorem softmax_temperature_derivative (n : nat) (n_pos : (0 < n)%nat) (c : R) (x : Fin n -> R) (i : Fin n) :
  partial real (fun c : R => softmax (fun k : Fin n => c * x k) i) c (softmax (fun k : Fin n => c * x k) i * (x i -
    Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k))).
Proof.
  assert (r1 : forall (c : R), softmax (fun k : Fin n => c * x k) i = exp (c * x i) / partition (fun k : Fin n => c *
    x k)).
  { exact (fun (c : R) => eq_refl). }
  assert (r3 : partial real (fun c : R => c) c 1).
  { exact (Rules.deriv_entry_real c). }
  assert (r4 : partial real (fun c : R => x i) c 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r5 : partial real (fun c : R => c * x i) c (1 * x i + c * 0)).
  { exact (Rules.deriv_mul r3 r4). }
  assert (r6 : partial real (fun c : R => exp (c * x i)) c (exp (c * x i) * (1 * x i + c * 0))).
  { exact (Rules.deriv_fn Rules.outer_exp r5). }
  assert (r7 : forall (c : R), partition (fun k : Fin n => c * x k) = Sum (fun k : Fin n => exp (c * x k))).
  { exact (fun (c : R) => eq_refl). }
  assert (r9 : forall (i_ : Fin n), partial real (fun c : R => x i_) c 0).
  { exact (fun (i_ : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r10 : forall (i_ : Fin n), partial real (fun c : R => c * x i_) c (1 * x i_ + c * 0)).
  { exact (fun (i_ : Fin n) => (Rules.deriv_mul r3 (r9 i_))). }
  assert (r11 : forall (i_ : Fin n), partial real (fun c : R => exp (c * x i_)) c (exp (c * x i_) * (1 * x i_ + c *
    0))).
  { exact (fun (i_ : Fin n) => (Rules.deriv_fn Rules.outer_exp (r10 i_))). }
  assert (r12 : partial real (fun c : R => Sum (fun k : Fin n => exp (c * x k))) c (Sum (fun i : Fin n => exp (c * x
    i) * (1 * x i + c * 0)))).
  { exact (Rules.deriv_sum (fun (i_ : Fin n) => (r11 i_))). }
  assert (r14 : partial real (fun c : R => partition (fun k : Fin n => c * x k)) c (Sum (fun i : Fin n => exp (c * x
    i) * (1 * x i + c * 0)))).
  { exact (Rules.deriv_eq (fun (c : R) => (eq_sym (r7 c))) r12 (@eq_refl R (Sum (fun i : Fin n => exp (c * x i) * (1 *
    x i + c * 0))))). }
  assert (r18 : partition (fun k : Fin n => c * x k) <> 0).
  { exact (Facts.ne_of_pos (partition (fun k : Fin n => c * x k)) (Softmax.partition_pos n n_pos (fun k : Fin n => c *
    x k))). }
  assert (r19 : partial real (fun c : R => exp (c * x i) / partition (fun k : Fin n => c * x k)) c ((exp (c * x i) *
    (1 * x i + c * 0) * partition (fun k : Fin n => c * x k) - exp (c * x i) * Sum (fun i : Fin n => exp (c * x i) *
    (1 * x i + c * 0))) / partition (fun k : Fin n => c * x k) ^ 2)).
  { exact (Rules.deriv_div r6 r14 r18). }
  assert (r21 : partial real (fun c : R => softmax (fun k : Fin n => c * x k) i) c ((exp (c * x i) * (1 * x i + c * 0)
    * partition (fun k : Fin n => c * x k) - exp (c * x i) * Sum (fun i : Fin n => exp (c * x i) * (1 * x i + c * 0)))
    / partition (fun k : Fin n => c * x k) ^ 2)).
  { exact (Rules.deriv_eq (fun (c : R) => (eq_sym (r1 c))) r19 (@eq_refl R ((exp (c * x i) * (1 * x i + c * 0) *
    partition (fun k : Fin n => c * x k) - exp (c * x i) * Sum (fun i : Fin n => exp (c * x i) * (1 * x i + c * 0))) /
    partition (fun k : Fin n => c * x k) ^ 2))). }
  assert (r22 : (exp (c * x i) * (1 * x i + c * 0) * partition (fun k : Fin n => c * x k) - exp (c * x i) * Sum (fun i
    : Fin n => exp (c * x i) * (1 * x i + c * 0))) / partition (fun k : Fin n => c * x k) ^ 2 = (exp (c * x i) * (1 *
    x i + c * 0) * partition (fun k : Fin n => c * x k) - exp (c * x i) * Sum (fun i : Fin n => exp (c * x i) * (1 * x
    i + c * 0))) * (1 / partition (fun k : Fin n => c * x k) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * ((1 * u1) + (u2 * 0))) * u3) - (u0 * u4)) * u5) = ((((u0
    * ((1 * u1) + (u2 * 0))) * u3) - (u0 * u4)) * (1 * u5))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (exp (c * x i)) (x i) c (partition (fun k : Fin n => c * x k)) (Sum (fun i : Fin n => exp (c * x
      i) * (1 * x i + c * 0))) (/ (partition (fun k : Fin n => c * x k) ^ 2))). }
  assert (r23 : forall (i_1 : Fin n), exp (c * x i_1) * (1 * x i_1 + c * 0) = x i_1 * exp (c * x i_1)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((1 * u1) + (u2 * 0))) = (u1 * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (exp (c * x i_1)) (x i_1) c)). }
  assert (r24 : Sum (fun i : Fin n => exp (c * x i) * (1 * x i + c * 0)) = Sum (fun i : Fin n => x i * exp (c * x
    i))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (r23 i_1))). }
  assert (r25 : partition (fun k : Fin n => c * x k) ^ 2 = partition (fun k : Fin n => c * x k) * partition (fun k :
    Fin n => c * x k)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (partition (fun k : Fin n => c * x k))). }
  assert (r26 : 1 / partition (fun k : Fin n => c * x k) ^ 2 = 1 / (partition (fun k : Fin n => c * x k) * partition
    (fun k : Fin n => c * x k))).
  { exact (f_equal (fun (h : R) => 1 / h) r25). }
  assert (r29 : 1 / partition (fun k : Fin n => c * x k) * (1 / partition (fun k : Fin n => c * x k)) = (1 / partition
    (fun k : Fin n => c * x k)) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (partition (fun k : Fin n => c * x k)))). }
  assert (r30 : 1 / partition (fun k : Fin n => c * x k) ^ 2 = (1 / partition (fun k : Fin n => c * x k)) ^ 2).
  { exact (eq_trans (eq_trans r26 (Facts.inverse_mul (partition (fun k : Fin n => c * x k)) (partition (fun k : Fin n
    => c * x k)))) r29). }
  assert (r31 : (exp (c * x i) * (1 * x i + c * 0) * partition (fun k : Fin n => c * x k) - exp (c * x i) * Sum (fun i
    : Fin n => exp (c * x i) * (1 * x i + c * 0))) * (1 / partition (fun k : Fin n => c * x k) ^ 2) = (exp (c * x i) *
    (1 * x i + c * 0) * partition (fun k : Fin n => c * x k) - exp (c * x i) * Sum (fun i : Fin n => x i * exp (c * x
    i))) * (1 / partition (fun k : Fin n => c * x k)) ^ 2).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => (exp (c * x i) * (1 * x i + c * 0) * partition (fun k : Fin n => c * x
    k) - exp (c * x i) * h_) * h_1) r24 r30). }
  assert (r33 : (exp (c * x i) * (1 * x i + c * 0) * partition (fun k : Fin n => c * x k) - exp (c * x i) * Sum (fun i
    : Fin n => x i * exp (c * x i))) * (1 / partition (fun k : Fin n => c * x k)) ^ 2 = x i * partition (fun k : Fin n
    => c * x k) * (1 / partition (fun k : Fin n => c * x k)) ^ 2 * exp (c * x i) + -1 * ((1 / partition (fun k : Fin n
    => c * x k)) ^ 2 * exp (c * x i) * Sum (fun i : Fin n => x i * exp (c * x i)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 * ((1 * u1) + (u2 * 0))) * u3) - (u0 * u4)) * ((1 * u5) ^
    2)) = ((((u1 * u3) * ((1 * u5) ^ 2)) * u0) + ((-1) * ((((1 * u5) ^ 2) * u0) * u4)))) by (intros u0 u1 u2 u3 u4 u5;
    ring).
    exact (identity (exp (c * x i)) (x i) c (partition (fun k : Fin n => c * x k)) (Sum (fun i : Fin n => x i * exp (c
      * x i))) (/ (partition (fun k : Fin n => c * x k)))). }
  assert (r35 : (x i * exp (c * x i) * partition (fun k : Fin n => c * x k) - exp (c * x i) * Sum (fun i : Fin n => x
    i * exp (c * x i))) / partition (fun k : Fin n => c * x k) ^ 2 = (x i * exp (c * x i) * partition (fun k : Fin n
    => c * x k) - exp (c * x i) * Sum (fun i : Fin n => x i * exp (c * x i))) * (1 / partition (fun k : Fin n => c * x
    k) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * u1) * u2) - (u1 * u3)) * u4) = ((((u0 * u1) * u2) - (u1 *
    u3)) * (1 * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (x i) (exp (c * x i)) (partition (fun k : Fin n => c * x k)) (Sum (fun i : Fin n => x i * exp (c *
      x i))) (/ (partition (fun k : Fin n => c * x k) ^ 2))). }
  assert (r36 : (x i * exp (c * x i) * partition (fun k : Fin n => c * x k) - exp (c * x i) * Sum (fun i : Fin n => x
    i * exp (c * x i))) * (1 / partition (fun k : Fin n => c * x k) ^ 2) = (x i * exp (c * x i) * partition (fun k :
    Fin n => c * x k) - exp (c * x i) * Sum (fun i : Fin n => x i * exp (c * x i))) * (1 / partition (fun k : Fin n =>
    c * x k)) ^ 2).
  { exact (f_equal (fun (h_2 : R) => (x i * exp (c * x i) * partition (fun k : Fin n => c * x k) - exp (c * x i) * Sum
    (fun i : Fin n => x i * exp (c * x i))) * h_2) r30). }
  assert (r37 : (x i * exp (c * x i) * partition (fun k : Fin n => c * x k) - exp (c * x i) * Sum (fun i : Fin n => x
    i * exp (c * x i))) / partition (fun k : Fin n => c * x k) ^ 2 = (x i * exp (c * x i) * partition (fun k : Fin n
    => c * x k) - exp (c * x i) * Sum (fun i : Fin n => x i * exp (c * x i))) * (1 / partition (fun k : Fin n => c * x
    k)) ^ 2).
  { exact (eq_trans r35 r36). }
  assert (r38 : (x i * exp (c * x i) * partition (fun k : Fin n => c * x k) - exp (c * x i) * Sum (fun i : Fin n => x
    i * exp (c * x i))) * (1 / partition (fun k : Fin n => c * x k)) ^ 2 = x i * partition (fun k : Fin n => c * x k)
    * (1 / partition (fun k : Fin n => c * x k)) ^ 2 * exp (c * x i) + -1 * ((1 / partition (fun k : Fin n => c * x
    k)) ^ 2 * exp (c * x i) * Sum (fun i : Fin n => x i * exp (c * x i)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((u0 * u1) * u2) - (u1 * u3)) * ((1 * u4) ^ 2)) = ((((u0 * u2) *
    ((1 * u4) ^ 2)) * u1) + ((-1) * ((((1 * u4) ^ 2) * u1) * u3)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (x i) (exp (c * x i)) (partition (fun k : Fin n => c * x k)) (Sum (fun i : Fin n => x i * exp (c *
      x i))) (/ (partition (fun k : Fin n => c * x k)))). }
  assert (r44 : (x i * exp (c * x i) * partition (fun k : Fin n => c * x k) - exp (c * x i) * Sum (fun i : Fin n => x
    i * exp (c * x i))) * (1 / partition (fun k : Fin n => c * x k)) ^ 2 = x i * (1 / partition (fun k : Fin n => c *
    x k)) * exp (c * x i) + -1 * ((1 / partition (fun k : Fin n => c * x k)) ^ 2 * exp (c * x i) * Sum (fun i : Fin n
    => x i * exp (c * x i)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * (1 * u1)) * u2) + ((-1) * ((((1 * u1) ^ 2) * u2) * u3))) -
    ((((u0 * u2) * u4) - (u2 * u3)) * ((1 * u1) ^ 2)) = (((u0 * (1 * u1)) * u2) * (1 - (u4 * (1 * u1))) + 0)) by
    (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (x i * (1 / partition (fun k : Fin n => c * x k)) * exp (c * x
      i)) (Facts.mul_inverse (partition (fun k : Fin n => c * x k)) r18) Rules.no_equation) (identity (x i) (/
      (partition (fun k : Fin n => c * x k))) (exp (c * x i)) (Sum (fun i : Fin n => x i * exp (c * x i))) (partition
      (fun k : Fin n => c * x k)))). }
  assert (r46 : exp (c * x i) / partition (fun k : Fin n => c * x k) * (x i - Sum (fun k : Fin n => exp (c * x k) /
    partition (fun k : Fin n => c * x k) * x k)) = exp (c * x i) * (1 / partition (fun k : Fin n => c * x k)) * (x i -
    Sum (fun k : Fin n => exp (c * x k) / partition (fun k : Fin n => c * x k) * x k))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 - u3)) = ((u0 * (1 * u1)) * (u2 - u3))) by (intros u0
    u1 u2 u3; ring).
    exact (identity (exp (c * x i)) (/ (partition (fun k : Fin n => c * x k))) (x i) (Sum (fun k : Fin n => exp (c * x
      k) / partition (fun k : Fin n => c * x k) * x k))). }
  assert (r47 : forall (i_2 : Fin n), exp (c * x i_2) / partition (fun k : Fin n => c * x k) * x i_2 = x i_2 * (1 /
    partition (fun k : Fin n => c * x k)) * exp (c * x i_2)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u2 * (1 * u1)) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin n) => (identity (exp (c * x i_2)) (/ (partition (fun k : Fin n => c * x k))) (x i_2))). }
  assert (r48 : forall (i_2 : Fin n), x i_2 * (1 / partition (fun k : Fin n => c * x k)) * exp (c * x i_2) = 1 /
    partition (fun k : Fin n => c * x k) * (x i_2 * exp (c * x i_2))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) * u2) = ((1 * u1) * (u0 * u2))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_2 : Fin n) => (identity (x i_2) (/ (partition (fun k : Fin n => c * x k))) (exp (c * x i_2)))). }
  assert (r50 : Sum (fun k : Fin n => exp (c * x k) / partition (fun k : Fin n => c * x k) * x k) = Sum (fun i : Fin n
    => 1 / partition (fun k : Fin n => c * x k) * (x i * exp (c * x i)))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (r47 i_2) (r48 i_2)))). }
  assert (r53 : exp (c * x i) * (1 / partition (fun k : Fin n => c * x k)) * (x i - Sum (fun k : Fin n => exp (c * x
    k) / partition (fun k : Fin n => c * x k) * x k)) = exp (c * x i) * (1 / partition (fun k : Fin n => c * x k)) *
    (x i - 1 / partition (fun k : Fin n => c * x k) * Sum (fun i : Fin n => x i * exp (c * x i)))).
  { exact (f_equal (fun (h_3 : R) => exp (c * x i) * (1 / partition (fun k : Fin n => c * x k)) * (x i - h_3))
    (eq_trans r50 (Facts.sum_scale n (1 / partition (fun k : Fin n => c * x k)) (fun i : Fin n => x i * exp (c * x
    i))))). }
  assert (r55 : exp (c * x i) * (1 / partition (fun k : Fin n => c * x k)) * (x i - 1 / partition (fun k : Fin n => c
    * x k) * Sum (fun i : Fin n => x i * exp (c * x i))) = x i * (1 / partition (fun k : Fin n => c * x k)) * exp (c *
    x i) + -1 * ((1 / partition (fun k : Fin n => c * x k)) ^ 2 * exp (c * x i) * Sum (fun i : Fin n => x i * exp (c *
    x i)))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * (1 * u1)) * (u2 - ((1 * u1) * u3))) = (((u2 * (1 * u1)) * u0) +
    ((-1) * ((((1 * u1) ^ 2) * u0) * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (exp (c * x i)) (/ (partition (fun k : Fin n => c * x k))) (x i) (Sum (fun i : Fin n => x i * exp
      (c * x i)))). }
  assert (r60 : forall (i_3 : Fin n), exp (c * x i_3) / partition (fun k : Fin n => c * x k) * x i_3 = x i_3 * (1 /
    partition (fun k : Fin n => c * x k)) * exp (c * x i_3)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u2 * (1 * u1)) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_3 : Fin n) => (identity (exp (c * x i_3)) (/ (partition (fun k : Fin n => c * x k))) (x i_3))). }
  assert (r61 : Sum (fun k : Fin n => exp (c * x k) / partition (fun k : Fin n => c * x k) * x k) = Sum (fun i : Fin n
    => x i * (1 / partition (fun k : Fin n => c * x k)) * exp (c * x i))).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (r60 i_3))). }
  assert (r62 : exp (c * x i) * (1 / partition (fun k : Fin n => c * x k)) * (x i - Sum (fun k : Fin n => exp (c * x
    k) / partition (fun k : Fin n => c * x k) * x k)) = exp (c * x i) * (1 / partition (fun k : Fin n => c * x k)) *
    (x i - Sum (fun i : Fin n => x i * (1 / partition (fun k : Fin n => c * x k)) * exp (c * x i)))).
  { exact (f_equal (fun (h_4 : R) => exp (c * x i) * (1 / partition (fun k : Fin n => c * x k)) * (x i - h_4)) r61). }
  assert (r64 : exp (c * x i) * (1 / partition (fun k : Fin n => c * x k)) * (x i - Sum (fun i : Fin n => x i * (1 /
    partition (fun k : Fin n => c * x k)) * exp (c * x i))) = x i * (1 / partition (fun k : Fin n => c * x k)) * exp
    (c * x i) + -1 * (1 / partition (fun k : Fin n => c * x k) * exp (c * x i) * Sum (fun i : Fin n => x i * (1 /
    partition (fun k : Fin n => c * x k)) * exp (c * x i)))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * (1 * u1)) * (u2 - u3)) = (((u2 * (1 * u1)) * u0) + ((-1) * (((1
    * u1) * u0) * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (exp (c * x i)) (/ (partition (fun k : Fin n => c * x k))) (x i) (Sum (fun i : Fin n => x i * (1 /
      partition (fun k : Fin n => c * x k)) * exp (c * x i)))). }
  assert (r66 : exp (c * x i) / partition (fun k : Fin n => c * x k) = 1 / partition (fun k : Fin n => c * x k) * exp
    (c * x i)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (c * x i)) (/ (partition (fun k : Fin n => c * x k)))). }
  assert (r68 : forall (i_4 : Fin n), softmax (fun k : Fin n => c * x k) i_4 = exp (c * x i_4) / partition (fun k :
    Fin n => c * x k)).
  { exact (fun (i_4 : Fin n) => eq_refl). }
  assert (r69 : forall (i_4 : Fin n), exp (c * x i_4) / partition (fun k : Fin n => c * x k) = 1 / partition (fun k :
    Fin n => c * x k) * exp (c * x i_4)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_4 : Fin n) => (identity (exp (c * x i_4)) (/ (partition (fun k : Fin n => c * x k))))). }
  assert (r71 : forall (i_4 : Fin n), softmax (fun k : Fin n => c * x k) i_4 * x i_4 = 1 / partition (fun k : Fin n =>
    c * x k) * exp (c * x i_4) * x i_4).
  { exact (fun (i_4 : Fin n) => (f_equal (fun (h_5 : R) => h_5 * x i_4) (eq_trans (r68 i_4) (r69 i_4)))). }
  assert (r72 : forall (i_4 : Fin n), 1 / partition (fun k : Fin n => c * x k) * exp (c * x i_4) * x i_4 = x i_4 * (1
    / partition (fun k : Fin n => c * x k)) * exp (c * x i_4)).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) * u1) * u2) = ((u2 * (1 * u0)) * u1)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_4 : Fin n) => (identity (/ (partition (fun k : Fin n => c * x k))) (exp (c * x i_4)) (x i_4))). }
  assert (r74 : Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k) = Sum (fun i : Fin n => x i * (1 /
    partition (fun k : Fin n => c * x k)) * exp (c * x i))).
  { exact (Rules.sum_congruence (fun (i_4 : Fin n) => (eq_trans (r71 i_4) (r72 i_4)))). }
  assert (r75 : softmax (fun k : Fin n => c * x k) i * (x i - Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k)
    k * x k)) = 1 / partition (fun k : Fin n => c * x k) * exp (c * x i) * (x i - Sum (fun i : Fin n => x i * (1 /
    partition (fun k : Fin n => c * x k)) * exp (c * x i)))).
  { exact (f_equal2 (fun (h_6 : R) (h_7 : R) => h_6 * (x i - h_7)) (eq_trans (r1 c) r66) r74). }
  assert (r76 : 1 / partition (fun k : Fin n => c * x k) * exp (c * x i) * (x i - Sum (fun i : Fin n => x i * (1 /
    partition (fun k : Fin n => c * x k)) * exp (c * x i))) = x i * (1 / partition (fun k : Fin n => c * x k)) * exp
    (c * x i) + -1 * (1 / partition (fun k : Fin n => c * x k) * exp (c * x i) * Sum (fun i : Fin n => x i * (1 /
    partition (fun k : Fin n => c * x k)) * exp (c * x i)))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1 * u0) * u1) * (u2 - u3)) = (((u2 * (1 * u0)) * u1) + ((-1) * (((1
    * u0) * u1) * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (partition (fun k : Fin n => c * x k))) (exp (c * x i)) (x i) (Sum (fun i : Fin n => x i * (1 /
      partition (fun k : Fin n => c * x k)) * exp (c * x i)))). }
  exact (Rules.deriv_eq (fun (c : R) => (@eq_refl R (softmax (fun k : Fin n => c * x k) i))) r21 (eq_trans (eq_trans
    (eq_trans (eq_trans (eq_trans r22 r31) r33) (eq_sym (eq_trans r37 r38))) (eq_trans (eq_trans r37 r44) (eq_sym
    (eq_trans (eq_trans r46 r53) r55)))) (eq_trans (eq_trans (eq_trans r46 r62) r64) (eq_sym (eq_trans r75 r76))))).
Qed.

(* Logarithm of a softmax weight. *)
Theorem softmax_log (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n) :
  ln (softmax x i) = x i - ln (partition x).
Proof.
  assert (r0 : softmax x i = exp (x i) / partition x).
  { exact eq_refl. }
  assert (r1 : exp (x i) / partition x = 1 / partition x * exp (x i)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x i)) (/ (partition x))). }
  assert (r3 : ln (softmax x i) = ln (1 / partition x * exp (x i))).
  { exact (f_equal (fun (h : R) => ln h) (eq_trans r0 r1)). }
  assert (r4 : ln (exp (x i) / partition x) = ln (1 / partition x * exp (x i))).
  { exact (f_equal (fun (h_ : R) => ln h_) r1). }
  assert (r8 : 0 < exp (x i)).
  { exact (Facts.exp_pos (x i)). }
  assert (r9 : forall (a b : R), ln a - ln b = ln a + - ln b).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + (- u1))) by (intros u0 u1; ring).
    exact (fun (a b : R) => (identity (ln a) (ln b))). }
  assert (r10 : forall (a b : R), exp (ln a - ln b) = exp (ln a + - ln b)).
  { exact (fun (a b : R) => (f_equal (fun (h_1 : R) => exp h_1) (r9 a b))). }
  assert (r13 : forall (a : R), 0 < exp a).
  { exact (fun (a : R) => (Facts.exp_pos a)). }
  assert (r15 : forall (a : R), exp a <> 0).
  { exact (fun (a : R) => (Facts.ne_of_pos (exp a) (r13 a))). }
  assert (r18 : 0 < exp 0).
  { exact (Facts.exp_pos 0). }
  assert (r20 : exp 0 <> 0).
  { exact (Facts.ne_of_pos (exp 0) r18). }
  assert (r23 : 0 = 0 + 0).
  { assert (identity : 0 = (0 + 0)) by ring.
    exact identity. }
  assert (r24 : exp 0 = exp (0 + 0)).
  { exact (f_equal (fun (h_2 : R) => exp h_2) r23). }
  assert (r27 : exp 0 = 1).
  { assert (identity : forall u0 u1 : R, 1 - u0 = ((1 - u0) * (1 - (u0 * (1 * u1))) + ((- (1 * u1)) * ((u0 * u0) - u0)
    + 0))) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 - exp 0) (Facts.mul_inverse (exp 0) r20)
      (Rules.and_equation (- (1 / exp 0)) (eq_trans r24 (Facts.exp_add 0 0)) Rules.no_equation)) (identity (exp 0) (/
      (exp 0)))). }
  assert (r28 : forall (a : R), 0 = a + - a).
  { assert (identity : forall u0 : R, 0 = (u0 + (- u0))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r29 : forall (a : R), exp 0 = exp (a + - a)).
  { exact (fun (a : R) => (f_equal (fun (h_3 : R) => exp h_3) (r28 a))). }
  assert (r32 : forall (a : R), exp (- a) = 1 / exp a).
  { assert (identity : forall u0 u1 u2 u3 : R, (1 * u0) - u1 = ((- u1) * (1 - (u2 * (1 * u0))) + ((1 * u0) * (1 - u3)
    + ((- (1 * u0)) * ((u2 * u1) - u3) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a : R) => (Rules.linear_combination (Rules.and_equation (- exp (- a)) (Facts.mul_inverse (exp a) (r15
      a)) (Rules.and_equation (1 / exp a) r27 (Rules.and_equation (- (1 / exp a)) (eq_trans (r29 a) (Facts.exp_add a
      (- a))) Rules.no_equation))) (identity (/ (exp a)) (exp (- a)) (exp a) (exp 0)))). }
  assert (r35 : forall (b : R), 0 < b -> 1 / exp (ln b) = 1 / b).
  { exact (fun (b : R) p => (f_equal (fun (h_4 : R) => 1 / h_4) (Facts.exp_log b p))). }
  assert (r37 : forall (a b : R), 0 < a -> 0 < b -> exp (ln a - ln b) = a / b).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (u0 * u1) - u2 = (1 * ((u3 * u5) - u2) + (u3 * ((1 * u4) - u5) +
    (u3 * ((1 * u1) - (1 * u4)) + ((1 * u1) * (u0 - u3) + 0))))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (a b : R) p_ p_1 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r10 a b) (Facts.exp_add
      (ln a) (- ln b))) (Rules.and_equation (exp (ln a)) (r32 (ln b)) (Rules.and_equation (exp (ln a)) (r35 b p_1)
      (Rules.and_equation (1 / b) (Facts.exp_log a p_) Rules.no_equation)))) (identity a (/ b) (exp (ln a - ln b))
      (exp (ln a)) (/ (exp (ln b))) (exp (- ln b))))). }
  assert (r39 : forall (a b : R), 0 < a -> 0 < b -> ln (a / b) = ln (exp (ln a - ln b))).
  { exact (fun (a b : R) p_2 p_3 => (f_equal (fun (h_5 : R) => ln h_5) (eq_sym (r37 a b p_2 p_3)))). }
  assert (r41 : forall (a b : R), 0 < a -> 0 < b -> ln (a / b) = ln a - ln b).
  { exact (fun (a b : R) p_4 p_5 => (eq_trans (r39 a b p_4 p_5) (Facts.log_exp (ln a - ln b)))). }
  assert (r46 : ln (exp (x i)) - ln (partition x) = x i - ln (partition x)).
  { exact (f_equal (fun (h_6 : R) => h_6 - ln (partition x)) (Facts.log_exp (x i))). }
  assert (r47 : x i - ln (partition x) = x i + -1 * ln (partition x)).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (identity (x i) (ln (partition x))). }
  exact (eq_trans (eq_trans r3 (eq_sym r4)) (eq_trans (eq_trans (r41 (exp (x i)) (partition x) r8
    (Softmax.partition_pos n n_pos x)) (eq_trans r46 r47)) (eq_sym r47))).
Qed.

(* Logarithm of softmax as programs compute it. *)
Theorem log_softmax_shifted (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n) (c : R) :
  ln (softmax x i) = x i - c - ln (Sum (fun k : Fin n => exp (x k - c))).
Proof.
  assert (r1 : exp (x i - c) / Sum (fun k : Fin n => exp (x k - c)) = exp (x i - c) * (1 / Sum (fun k : Fin n => exp
    (x k - c)))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (exp (x i - c)) (/ (Sum (fun k : Fin n => exp (x k - c))))). }
  assert (r2 : x i - c = -1 * c + x i).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (((-1) * u1) + u0)) by (intros u0 u1; ring).
    exact (identity (x i) c). }
  assert (r3 : exp (x i - c) = exp (-1 * c + x i)).
  { exact (f_equal (fun (h : R) => exp h) r2). }
  assert (r4 : forall (i_ : Fin n), x i_ - c = -1 * c + x i_).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (((-1) * u1) + u0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) c)). }
  assert (r5 : forall (i_ : Fin n), exp (x i_ - c) = exp (-1 * c + x i_)).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_ : R) => exp h_) (r4 i_))). }
  assert (r6 : Sum (fun k : Fin n => exp (x k - c)) = Sum (fun i : Fin n => exp (-1 * c + x i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (r5 i_))). }
  assert (r7 : 1 / Sum (fun k : Fin n => exp (x k - c)) = 1 / Sum (fun i : Fin n => exp (-1 * c + x i))).
  { exact (f_equal (fun (h_1 : R) => 1 / h_1) r6). }
  assert (r8 : exp (x i - c) * (1 / Sum (fun k : Fin n => exp (x k - c))) = exp (-1 * c + x i) * (1 / Sum (fun i : Fin
    n => exp (-1 * c + x i)))).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 * h_3) r3 r7). }
  assert (r10 : exp (-1 * c + x i) * (1 / Sum (fun i : Fin n => exp (-1 * c + x i))) = 1 / Sum (fun i : Fin n => exp
    (-1 * c + x i)) * exp (-1 * c + x i)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (-1 * c + x i)) (/ (Sum (fun i : Fin n => exp (-1 * c + x i))))). }
  assert (r11 : exp (x i - c) / Sum (fun k : Fin n => exp (x k - c)) = 1 / Sum (fun i : Fin n => exp (-1 * c + x i)) *
    exp (-1 * c + x i)).
  { exact (eq_trans (eq_trans r1 r8) r10). }
  assert (r13 : ln (softmax x i) = ln (1 / Sum (fun i : Fin n => exp (-1 * c + x i)) * exp (-1 * c + x i))).
  { exact (f_equal (fun (h_4 : R) => ln h_4) (eq_trans (Softmax.softmax_shifted n n_pos x i c) r11)). }
  assert (r14 : ln (exp (x i - c) / Sum (fun k : Fin n => exp (x k - c))) = ln (1 / Sum (fun i : Fin n => exp (-1 * c
    + x i)) * exp (-1 * c + x i))).
  { exact (f_equal (fun (h_5 : R) => ln h_5) r11). }
  assert (r18 : 0 < Sum (fun k : Fin n => exp (x k - c))).
  { exact (proj2 (Rules.sum_sign (fun (i_1 : Fin n) => exp (x i_1 - c))) n_pos (fun (i_1 : Fin n) => (Facts.exp_pos (x
    i_1 - c)))). }
  assert (r19 : 0 < exp (x i - c)).
  { exact (Facts.exp_pos (x i - c)). }
  assert (r20 : forall (a b : R), ln a - ln b = ln a + - ln b).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + (- u1))) by (intros u0 u1; ring).
    exact (fun (a b : R) => (identity (ln a) (ln b))). }
  assert (r21 : forall (a b : R), exp (ln a - ln b) = exp (ln a + - ln b)).
  { exact (fun (a b : R) => (f_equal (fun (h_6 : R) => exp h_6) (r20 a b))). }
  assert (r24 : forall (a : R), 0 < exp a).
  { exact (fun (a : R) => (Facts.exp_pos a)). }
  assert (r26 : forall (a : R), exp a <> 0).
  { exact (fun (a : R) => (Facts.ne_of_pos (exp a) (r24 a))). }
  assert (r29 : 0 < exp 0).
  { exact (Facts.exp_pos 0). }
  assert (r31 : exp 0 <> 0).
  { exact (Facts.ne_of_pos (exp 0) r29). }
  assert (r34 : 0 = 0 + 0).
  { assert (identity : 0 = (0 + 0)) by ring.
    exact identity. }
  assert (r35 : exp 0 = exp (0 + 0)).
  { exact (f_equal (fun (h_7 : R) => exp h_7) r34). }
  assert (r38 : exp 0 = 1).
  { assert (identity : forall u0 u1 : R, 1 - u0 = ((1 - u0) * (1 - (u0 * (1 * u1))) + ((- (1 * u1)) * ((u0 * u0) - u0)
    + 0))) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 - exp 0) (Facts.mul_inverse (exp 0) r31)
      (Rules.and_equation (- (1 / exp 0)) (eq_trans r35 (Facts.exp_add 0 0)) Rules.no_equation)) (identity (exp 0) (/
      (exp 0)))). }
  assert (r39 : forall (a : R), 0 = a + - a).
  { assert (identity : forall u0 : R, 0 = (u0 + (- u0))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r40 : forall (a : R), exp 0 = exp (a + - a)).
  { exact (fun (a : R) => (f_equal (fun (h_8 : R) => exp h_8) (r39 a))). }
  assert (r43 : forall (a : R), exp (- a) = 1 / exp a).
  { assert (identity : forall u0 u1 u2 u3 : R, (1 * u0) - u1 = ((- u1) * (1 - (u2 * (1 * u0))) + ((1 * u0) * (1 - u3)
    + ((- (1 * u0)) * ((u2 * u1) - u3) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a : R) => (Rules.linear_combination (Rules.and_equation (- exp (- a)) (Facts.mul_inverse (exp a) (r26
      a)) (Rules.and_equation (1 / exp a) r38 (Rules.and_equation (- (1 / exp a)) (eq_trans (r40 a) (Facts.exp_add a
      (- a))) Rules.no_equation))) (identity (/ (exp a)) (exp (- a)) (exp a) (exp 0)))). }
  assert (r46 : forall (b : R), 0 < b -> 1 / exp (ln b) = 1 / b).
  { exact (fun (b : R) p => (f_equal (fun (h_9 : R) => 1 / h_9) (Facts.exp_log b p))). }
  assert (r48 : forall (a b : R), 0 < a -> 0 < b -> exp (ln a - ln b) = a / b).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (u0 * u1) - u2 = (1 * ((u3 * u5) - u2) + (u3 * ((1 * u4) - u5) +
    (u3 * ((1 * u1) - (1 * u4)) + ((1 * u1) * (u0 - u3) + 0))))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (a b : R) p_ p_1 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r21 a b) (Facts.exp_add
      (ln a) (- ln b))) (Rules.and_equation (exp (ln a)) (r43 (ln b)) (Rules.and_equation (exp (ln a)) (r46 b p_1)
      (Rules.and_equation (1 / b) (Facts.exp_log a p_) Rules.no_equation)))) (identity a (/ b) (exp (ln a - ln b))
      (exp (ln a)) (/ (exp (ln b))) (exp (- ln b))))). }
  assert (r50 : forall (a b : R), 0 < a -> 0 < b -> ln (a / b) = ln (exp (ln a - ln b))).
  { exact (fun (a b : R) p_2 p_3 => (f_equal (fun (h_10 : R) => ln h_10) (eq_sym (r48 a b p_2 p_3)))). }
  assert (r52 : forall (a b : R), 0 < a -> 0 < b -> ln (a / b) = ln a - ln b).
  { exact (fun (a b : R) p_4 p_5 => (eq_trans (r50 a b p_4 p_5) (Facts.log_exp (ln a - ln b)))). }
  assert (r58 : ln (Sum (fun k : Fin n => exp (x k - c))) = ln (Sum (fun i : Fin n => exp (-1 * c + x i)))).
  { exact (f_equal (fun (h_11 : R) => ln h_11) r6). }
  assert (r59 : ln (exp (x i - c)) - ln (Sum (fun k : Fin n => exp (x k - c))) = -1 * c + x i - ln (Sum (fun i : Fin n
    => exp (-1 * c + x i)))).
  { exact (f_equal2 (fun (h_12 : R) (h_13 : R) => h_12 - h_13) (eq_trans (Facts.log_exp (x i - c)) r2) r58). }
  assert (r60 : -1 * c + x i - ln (Sum (fun i : Fin n => exp (-1 * c + x i))) = -1 * c + x i + -1 * ln (Sum (fun i :
    Fin n => exp (-1 * c + x i)))).
  { assert (identity : forall u0 u1 u2 : R, ((((-1) * u0) + u1) - u2) = ((((-1) * u0) + u1) + ((-1) * u2))) by (intros
    u0 u1 u2; ring).
    exact (identity c (x i) (ln (Sum (fun i : Fin n => exp (-1 * c + x i))))). }
  assert (r63 : x i - c - ln (Sum (fun k : Fin n => exp (x k - c))) = x i - c - ln (Sum (fun i : Fin n => exp (-1 * c
    + x i)))).
  { exact (f_equal (fun (h_14 : R) => x i - c - h_14) r58). }
  assert (r64 : x i - c - ln (Sum (fun i : Fin n => exp (-1 * c + x i))) = -1 * c + x i + -1 * ln (Sum (fun i : Fin n
    => exp (-1 * c + x i)))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) - u2) = ((((-1) * u1) + u0) + ((-1) * u2))) by (intros u0 u1
    u2; ring).
    exact (identity (x i) c (ln (Sum (fun i : Fin n => exp (-1 * c + x i))))). }
  exact (eq_trans (eq_trans r13 (eq_sym r14)) (eq_trans (eq_trans (r52 (exp (x i - c)) (Sum (fun k : Fin n => exp (x k
    - c))) r19 r18) (eq_trans r59 r60)) (eq_sym (eq_trans r63 r64)))).
Qed.

(* Backward pass of the logarithm of softmax. *)
Theorem log_softmax_vjp (n : nat) (n_pos : (0 < n)%nat) (g x : Fin n -> R) (j : Fin n) :
  partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * ln (softmax x i))) x (g j - softmax x j * Sum
    (fun i : Fin n => g i)).
Proof.
  assert (r1 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i) x 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r6 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => ln (softmax x i)) x (1 / softmax x i *
    (softmax x i * (delta i j - softmax x j)))).
  { exact (fun (i : Fin n) => (Rules.deriv_fn_pos Rules.outer_log (Softmax.softmax_jacobian n n_pos x i j)
    (Softmax.softmax_pos n n_pos x i))). }
  assert (r7 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => g i * ln (softmax x i)) x (0 * ln (softmax
    x i) + g i * (1 / softmax x i * (softmax x i * (delta i j - softmax x j))))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r1 i) (r6 i))). }
  assert (r8 : partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => g i * ln (softmax x i))) x (Sum (fun i :
    Fin n => 0 * ln (softmax x i) + g i * (1 / softmax x i * (softmax x i * (delta i j - softmax x j)))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r7 i))). }
  assert (r9 : forall (i_ : Fin n), 0 * ln (softmax x i_) + g i_ * (1 / softmax x i_ * (softmax x i_ * (delta i_ j -
    softmax x j))) = -1 * (g i_ * softmax x i_ * softmax x j * (1 / softmax x i_)) + g i_ * softmax x i_ * delta i_ j
    * (1 / softmax x i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((0 * u0) + (u1 * ((1 * u2) * (u3 * (u4 - u5))))) = (((-1) *
    (((u1 * u3) * u5) * (1 * u2))) + (((u1 * u3) * u4) * (1 * u2)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_ : Fin n) => (identity (ln (softmax x i_)) (g i_) (/ (softmax x i_)) (softmax x i_) (delta i_ j)
      (softmax x j))). }
  assert (r10 : forall (i_ : Fin n), -1 * (g i_ * softmax x i_ * softmax x j * (1 / softmax x i_)) + g i_ * softmax x
    i_ * delta i_ j * (1 / softmax x i_) = -1 * softmax x j * (g i_ * softmax x i_ * (1 / softmax x i_)) + delta i_ j
    * (g i_ * softmax x i_ * (1 / softmax x i_))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((-1) * (((u0 * u1) * u2) * (1 * u3))) + (((u0 * u1) * u4) * (1 *
    u3))) = ((((-1) * u2) * ((u0 * u1) * (1 * u3))) + (u4 * ((u0 * u1) * (1 * u3))))) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (fun (i_ : Fin n) => (identity (g i_) (softmax x i_) (softmax x j) (/ (softmax x i_)) (delta i_ j))). }
  assert (r12 : Sum (fun i : Fin n => 0 * ln (softmax x i) + g i * (1 / softmax x i * (softmax x i * (delta i j -
    softmax x j)))) = Sum (fun i : Fin n => -1 * softmax x j * (g i * softmax x i * (1 / softmax x i)) + delta i j *
    (g i * softmax x i * (1 / softmax x i)))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r9 i_) (r10 i_)))). }
  assert (r16 : Sum (fun i : Fin n => -1 * softmax x j * (g i * softmax x i * (1 / softmax x i))) + Sum (fun i : Fin n
    => delta i j * (g i * softmax x i * (1 / softmax x i))) = -1 * softmax x j * Sum (fun i : Fin n => g i * softmax x
    i * (1 / softmax x i)) + g j * softmax x j * (1 / softmax x j)).
  { exact (f_equal2 (fun (h : R) (h_ : R) => h + h_) (Facts.sum_scale n (-1 * softmax x j) (fun i : Fin n => g i *
    softmax x i * (1 / softmax x i))) (Facts.sum_delta n j (fun i : Fin n => g i * softmax x i * (1 / softmax x i)))).
    }
  assert (r17 : Sum (fun i : Fin n => -1 * softmax x j * (g i * softmax x i * (1 / softmax x i)) + delta i j * (g i *
    softmax x i * (1 / softmax x i))) = -1 * softmax x j * Sum (fun i : Fin n => g i * softmax x i * (1 / softmax x
    i)) + g j * softmax x j * (1 / softmax x j)).
  { exact (eq_trans (Facts.sum_add n (fun i : Fin n => -1 * softmax x j * (g i * softmax x i * (1 / softmax x i)))
    (fun i : Fin n => delta i j * (g i * softmax x i * (1 / softmax x i)))) r16). }
  assert (r19 : -1 * softmax x j * Sum (fun i : Fin n => g i * softmax x i * (1 / softmax x i)) + g j * softmax x j *
    (1 / softmax x j) = g j * softmax x j * (1 / softmax x j) + -1 * (softmax x j * Sum (fun i : Fin n => g i *
    softmax x i * (1 / softmax x i)))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((-1) * u0) * u1) + ((u2 * u0) * (1 * u3))) = (((u2 * u0) * (1 * u3))
    + ((-1) * (u0 * u1)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (softmax x j) (Sum (fun i : Fin n => g i * softmax x i * (1 / softmax x i))) (g j) (/ (softmax x
      j))). }
  assert (r21 : forall (i_1 : Fin n), g i_1 * (1 / softmax x i_1 * (softmax x i_1 * (delta i_1 j - softmax x j))) = -1
    * (g i_1 * softmax x i_1 * softmax x j * (1 / softmax x i_1)) + g i_1 * softmax x i_1 * delta i_1 j * (1 / softmax
    x i_1)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * ((1 * u1) * (u2 * (u3 - u4)))) = (((-1) * (((u0 * u2) * u4) *
    (1 * u1))) + (((u0 * u2) * u3) * (1 * u1)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (/ (softmax x i_1)) (softmax x i_1) (delta i_1 j) (softmax x j))). }
  assert (r22 : forall (i_1 : Fin n), -1 * (g i_1 * softmax x i_1 * softmax x j * (1 / softmax x i_1)) + g i_1 *
    softmax x i_1 * delta i_1 j * (1 / softmax x i_1) = -1 * softmax x j * (g i_1 * softmax x i_1 * (1 / softmax x
    i_1)) + delta i_1 j * (g i_1 * softmax x i_1 * (1 / softmax x i_1))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((-1) * (((u0 * u1) * u2) * (1 * u3))) + (((u0 * u1) * u4) * (1 *
    u3))) = ((((-1) * u2) * ((u0 * u1) * (1 * u3))) + (u4 * ((u0 * u1) * (1 * u3))))) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (fun (i_1 : Fin n) => (identity (g i_1) (softmax x i_1) (softmax x j) (/ (softmax x i_1)) (delta i_1 j))). }
  assert (r24 : Sum (fun i : Fin n => g i * (1 / softmax x i * (softmax x i * (delta i j - softmax x j)))) = Sum (fun
    i : Fin n => -1 * softmax x j * (g i * softmax x i * (1 / softmax x i)) + delta i j * (g i * softmax x i * (1 /
    softmax x i)))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r21 i_1) (r22 i_1)))). }
  assert (r31 : forall (i_2 : Fin n), softmax x i_2 <> 0).
  { exact (fun (i_2 : Fin n) => (Facts.ne_of_pos (softmax x i_2) (Softmax.softmax_pos n n_pos x i_2))). }
  assert (r33 : forall (i_2 : Fin n), softmax x i_2 * (1 / softmax x i_2) = 1).
  { exact (fun (i_2 : Fin n) => (Facts.mul_inverse (softmax x i_2) (r31 i_2))). }
  assert (r34 : forall (i_2 : Fin n), g i_2 * (1 / softmax x i_2 * (softmax x i_2 * (delta i_2 j - softmax x j))) = -1
    * (g i_2 * softmax x j) + g i_2 * delta i_2 j).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((-1) * (u0 * u1)) + (u0 * u2)) - (u0 * ((1 * u3) * (u4 * (u2 -
    u1)))) = ((u0 * u2) * (1 - (u4 * (1 * u3))) + (((-1) * (u0 * u1)) * (1 - (u4 * (1 * u3))) + 0))) by (intros u0 u1
    u2 u3 u4; ring).
    exact (fun (i_2 : Fin n) => (Rules.linear_combination (Rules.and_equation (g i_2 * delta i_2 j) (r33 i_2)
      (Rules.and_equation (-1 * (g i_2 * softmax x j)) (r33 i_2) Rules.no_equation)) (identity (g i_2) (softmax x j)
      (delta i_2 j) (/ (softmax x i_2)) (softmax x i_2)))). }
  assert (r35 : Sum (fun i : Fin n => g i * (1 / softmax x i * (softmax x i * (delta i j - softmax x j)))) = Sum (fun
    i : Fin n => -1 * (g i * softmax x j) + g i * delta i j)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (r34 i_2))). }
  assert (r36 : forall (i_3 : Fin n), g i_3 * (delta i_3 j - softmax x j) = -1 * (g i_3 * softmax x j) + g i_3 * delta
    i_3 j).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 - u2)) = (((-1) * (u0 * u2)) + (u0 * u1))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_3 : Fin n) => (identity (g i_3) (delta i_3 j) (softmax x j))). }
  assert (r37 : Sum (fun i : Fin n => g i * (delta i j - softmax x j)) = Sum (fun i : Fin n => -1 * (g i * softmax x
    j) + g i * delta i j)).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (r36 i_3))). }
  assert (r41 : forall (i_4 : Fin n), g i_4 * (delta i_4 j - softmax x j) = -1 * (g i_4 * softmax x j) + g i_4 * delta
    i_4 j).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 - u2)) = (((-1) * (u0 * u2)) + (u0 * u1))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_4 : Fin n) => (identity (g i_4) (delta i_4 j) (softmax x j))). }
  assert (r42 : forall (i_4 : Fin n), -1 * (g i_4 * softmax x j) + g i_4 * delta i_4 j = -1 * softmax x j * g i_4 +
    delta i_4 j * g i_4).
  { assert (identity : forall u0 u1 u2 : R, (((-1) * (u0 * u1)) + (u0 * u2)) = ((((-1) * u1) * u0) + (u2 * u0))) by
    (intros u0 u1 u2; ring).
    exact (fun (i_4 : Fin n) => (identity (g i_4) (softmax x j) (delta i_4 j))). }
  assert (r44 : Sum (fun i : Fin n => g i * (delta i j - softmax x j)) = Sum (fun i : Fin n => -1 * softmax x j * g i
    + delta i j * g i)).
  { exact (Rules.sum_congruence (fun (i_4 : Fin n) => (eq_trans (r41 i_4) (r42 i_4)))). }
  assert (r48 : Sum (fun i : Fin n => -1 * softmax x j * g i) + Sum (fun i : Fin n => delta i j * g i) = -1 * softmax
    x j * Sum (fun i : Fin n => g i) + g j).
  { exact (f_equal2 (fun (h_1 : R) (h_2 : R) => h_1 + h_2) (Facts.sum_scale n (-1 * softmax x j) g) (Facts.sum_delta n
    j g)). }
  assert (r51 : -1 * softmax x j * Sum (fun i : Fin n => g i) + g j = g j + -1 * (softmax x j * Sum (fun i : Fin n =>
    g i))).
  { assert (identity : forall u0 u1 u2 : R, ((((-1) * u0) * u1) + u2) = (u2 + ((-1) * (u0 * u1)))) by (intros u0 u1
    u2; ring).
    exact (identity (softmax x j) (Sum (fun i : Fin n => g i)) (g j)). }
  assert (r53 : g j - softmax x j * Sum (fun i : Fin n => g i) = g j + -1 * (softmax x j * Sum (fun i : Fin n => g
    i))).
  { assert (identity : forall u0 u1 u2 : R, (u0 - (u1 * u2)) = (u0 + ((-1) * (u1 * u2)))) by (intros u0 u1 u2; ring).
    exact (identity (g j) (softmax x j) (Sum (fun i : Fin n => g i))). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (Sum (fun i : Fin n => g i * ln (softmax x i))))) r8
    (eq_trans (eq_trans (eq_trans (eq_trans (eq_trans r12 r17) r19) (eq_sym (eq_trans (eq_trans r24 r17) r19)))
    (eq_trans r35 (eq_sym r37))) (eq_trans (eq_trans (eq_trans r44 (eq_trans (Facts.sum_add n (fun i : Fin n => -1 *
    softmax x j * g i) (fun i : Fin n => delta i j * g i)) r48)) r51) (eq_sym r53)))).
Qed.

Definition entropy {n : nat} (x : Fin n -> R) : R :=
  - Sum (fun i : Fin n => softmax x i * ln (softmax x i)).

(* Entropy of softmax. *)
Theorem softmax_entropy (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) :
  entropy x = ln (partition x) - Sum (fun i : Fin n => softmax x i * x i).
Proof.
  assert (r0 : entropy x = - Sum (fun i : Fin n => softmax x i * ln (softmax x i))).
  { exact eq_refl. }
  assert (r3 : forall (i : Fin n), x i - ln (partition x) = x i + -1 * ln (partition x)).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (x i) (ln (partition x)))). }
  assert (r5 : forall (i : Fin n), softmax x i * ln (softmax x i) = softmax x i * (x i + -1 * ln (partition x))).
  { exact (fun (i : Fin n) => (f_equal (fun (h : R) => softmax x i * h) (eq_trans (Softmax.softmax_log n n_pos x i)
    (r3 i)))). }
  assert (r6 : forall (i : Fin n), softmax x i * (x i + -1 * ln (partition x)) = x i * softmax x i + -1 * (softmax x i
    * ln (partition x))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 + ((-1) * u2))) = ((u1 * u0) + ((-1) * (u0 * u2)))) by (intros
    u0 u1 u2; ring).
    exact (fun (i : Fin n) => (identity (softmax x i) (x i) (ln (partition x)))). }
  assert (r8 : Sum (fun i : Fin n => softmax x i * ln (softmax x i)) = Sum (fun i : Fin n => x i * softmax x i + -1 *
    (softmax x i * ln (partition x)))).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r5 i) (r6 i)))). }
  assert (r9 : - Sum (fun i : Fin n => softmax x i * ln (softmax x i)) = - Sum (fun i : Fin n => x i * softmax x i +
    -1 * (softmax x i * ln (partition x)))).
  { exact (f_equal (fun (h_ : R) => - h_) r8). }
  assert (r10 : - Sum (fun i : Fin n => x i * softmax x i + -1 * (softmax x i * ln (partition x))) = -1 * Sum (fun i :
    Fin n => x i * softmax x i + -1 * (softmax x i * ln (partition x)))).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (identity (Sum (fun i : Fin n => x i * softmax x i + -1 * (softmax x i * ln (partition x))))). }
  assert (r12 : forall (i_ : Fin n), softmax x i_ * (x i_ - ln (partition x)) = x i_ * softmax x i_ + -1 * (softmax x
    i_ * ln (partition x))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 - u2)) = ((u1 * u0) + ((-1) * (u0 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_ : Fin n) => (identity (softmax x i_) (x i_) (ln (partition x)))). }
  assert (r13 : Sum (fun i : Fin n => softmax x i * (x i - ln (partition x))) = Sum (fun i : Fin n => x i * softmax x
    i + -1 * (softmax x i * ln (partition x)))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (r12 i_))). }
  assert (r14 : - Sum (fun i : Fin n => softmax x i * (x i - ln (partition x))) = - Sum (fun i : Fin n => x i *
    softmax x i + -1 * (softmax x i * ln (partition x)))).
  { exact (f_equal (fun (h_1 : R) => - h_1) r13). }
  assert (r19 : forall (i_1 : Fin n), softmax x i_1 * (x i_1 - ln (partition x)) = x i_1 * softmax x i_1 + -1 *
    (softmax x i_1 * ln (partition x))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 - u2)) = ((u1 * u0) + ((-1) * (u0 * u2)))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_1 : Fin n) => (identity (softmax x i_1) (x i_1) (ln (partition x)))). }
  assert (r20 : forall (i_1 : Fin n), x i_1 * softmax x i_1 + -1 * (softmax x i_1 * ln (partition x)) = x i_1 *
    softmax x i_1 + -1 * ln (partition x) * softmax x i_1).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) + ((-1) * (u1 * u2))) = ((u0 * u1) + (((-1) * u2) * u1))) by
    (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (x i_1) (softmax x i_1) (ln (partition x)))). }
  assert (r22 : Sum (fun i : Fin n => softmax x i * (x i - ln (partition x))) = Sum (fun i : Fin n => x i * softmax x
    i + -1 * ln (partition x) * softmax x i)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r19 i_1) (r20 i_1)))). }
  assert (r27 : -1 * ln (partition x) * Sum (fun i : Fin n => softmax x i) = -1 * ln (partition x) * 1).
  { exact (f_equal (fun (h_2 : R) => -1 * ln (partition x) * h_2) (Softmax.softmax_sum_one n n_pos x)). }
  assert (r29 : Sum (fun i : Fin n => x i * softmax x i) + Sum (fun i : Fin n => -1 * ln (partition x) * softmax x i)
    = Sum (fun i : Fin n => x i * softmax x i) + -1 * ln (partition x) * 1).
  { exact (f_equal2 (fun (h_3 : R) (h_4 : R) => h_3 + h_4) (@eq_refl R (Sum (fun i : Fin n => x i * softmax x i)))
    (eq_trans (Facts.sum_scale n (-1 * ln (partition x)) (fun i : Fin n => softmax x i)) r27)). }
  assert (r32 : Sum (fun i : Fin n => x i * softmax x i) + -1 * ln (partition x) * 1 = -1 * ln (partition x) + Sum
    (fun i : Fin n => x i * softmax x i)).
  { assert (identity : forall u0 u1 : R, (u0 + (((-1) * u1) * 1)) = (((-1) * u1) + u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => x i * softmax x i)) (ln (partition x))). }
  assert (r34 : - Sum (fun i : Fin n => softmax x i * (x i - ln (partition x))) = - (-1 * ln (partition x) + Sum (fun
    i : Fin n => x i * softmax x i))).
  { exact (f_equal (fun (h_5 : R) => - h_5) (eq_trans (eq_trans r22 (eq_trans (Facts.sum_add n (fun i : Fin n => x i *
    softmax x i) (fun i : Fin n => -1 * ln (partition x) * softmax x i)) r29)) r32)). }
  assert (r35 : - (-1 * ln (partition x) + Sum (fun i : Fin n => x i * softmax x i)) = ln (partition x) + -1 * Sum
    (fun i : Fin n => x i * softmax x i)).
  { assert (identity : forall u0 u1 : R, (- (((-1) * u0) + u1)) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (identity (ln (partition x)) (Sum (fun i : Fin n => x i * softmax x i))). }
  assert (r37 : forall (i_2 : Fin n), softmax x i_2 * x i_2 = x i_2 * softmax x i_2).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin n) => (identity (softmax x i_2) (x i_2))). }
  assert (r38 : Sum (fun i : Fin n => softmax x i * x i) = Sum (fun i : Fin n => x i * softmax x i)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (r37 i_2))). }
  assert (r39 : ln (partition x) - Sum (fun i : Fin n => softmax x i * x i) = ln (partition x) - Sum (fun i : Fin n =>
    x i * softmax x i)).
  { exact (f_equal (fun (h_6 : R) => ln (partition x) - h_6) r38). }
  assert (r40 : ln (partition x) - Sum (fun i : Fin n => x i * softmax x i) = ln (partition x) + -1 * Sum (fun i : Fin
    n => x i * softmax x i)).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (identity (ln (partition x)) (Sum (fun i : Fin n => x i * softmax x i))). }
  exact (eq_trans (eq_trans r0 (eq_trans (eq_trans r9 r10) (eq_sym (eq_trans r14 r10)))) (eq_trans (eq_trans r34 r35)
    (eq_sym (eq_trans r39 r40)))).
Qed.

(* Derivative of log-sum-exp in the scale of its logits. *)
Theorem logsumexp_temperature_derivative (n : nat) (n_pos : (0 < n)%nat) (c : R) (x : Fin n -> R) :
  partial real (fun c : R => ln (partition (fun k : Fin n => c * x k))) c (Sum (fun k : Fin n => softmax (fun k : Fin
    n => c * x k) k * x k)).
Proof.
  assert (r1 : forall (c : R), partition (fun k : Fin n => c * x k) = Sum (fun k : Fin n => exp (c * x k))).
  { exact (fun (c : R) => eq_refl). }
  assert (r3 : partial real (fun c : R => c) c 1).
  { exact (Rules.deriv_entry_real c). }
  assert (r4 : forall (i : Fin n), partial real (fun c : R => x i) c 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r5 : forall (i : Fin n), partial real (fun c : R => c * x i) c (1 * x i + c * 0)).
  { exact (fun (i : Fin n) => (Rules.deriv_mul r3 (r4 i))). }
  assert (r6 : forall (i : Fin n), partial real (fun c : R => exp (c * x i)) c (exp (c * x i) * (1 * x i + c * 0))).
  { exact (fun (i : Fin n) => (Rules.deriv_fn Rules.outer_exp (r5 i))). }
  assert (r7 : partial real (fun c : R => Sum (fun k : Fin n => exp (c * x k))) c (Sum (fun i : Fin n => exp (c * x i)
    * (1 * x i + c * 0)))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r6 i))). }
  assert (r9 : partial real (fun c : R => partition (fun k : Fin n => c * x k)) c (Sum (fun i : Fin n => exp (c * x i)
    * (1 * x i + c * 0)))).
  { exact (Rules.deriv_eq (fun (c : R) => (eq_sym (r1 c))) r7 (@eq_refl R (Sum (fun i : Fin n => exp (c * x i) * (1 *
    x i + c * 0))))). }
  assert (r12 : partial real (fun c : R => ln (partition (fun k : Fin n => c * x k))) c (1 / partition (fun k : Fin n
    => c * x k) * Sum (fun i : Fin n => exp (c * x i) * (1 * x i + c * 0)))).
  { exact (Rules.deriv_fn_pos Rules.outer_log r9 (Softmax.partition_pos n n_pos (fun k : Fin n => c * x k))). }
  assert (r13 : forall (i_ : Fin n), exp (c * x i_) * (1 * x i_ + c * 0) = x i_ * exp (c * x i_)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((1 * u1) + (u2 * 0))) = (u1 * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_ : Fin n) => (identity (exp (c * x i_)) (x i_) c)). }
  assert (r14 : Sum (fun i : Fin n => exp (c * x i) * (1 * x i + c * 0)) = Sum (fun i : Fin n => x i * exp (c * x
    i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (r13 i_))). }
  assert (r15 : 1 / partition (fun k : Fin n => c * x k) * Sum (fun i : Fin n => exp (c * x i) * (1 * x i + c * 0)) =
    1 / partition (fun k : Fin n => c * x k) * Sum (fun i : Fin n => x i * exp (c * x i))).
  { exact (f_equal (fun (h : R) => 1 / partition (fun k : Fin n => c * x k) * h) r14). }
  assert (r16 : Sum (fun i : Fin n => x i * exp (c * x i)) / partition (fun k : Fin n => c * x k) = 1 / partition (fun
    k : Fin n => c * x k) * Sum (fun i : Fin n => x i * exp (c * x i))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => x i * exp (c * x i))) (/ (partition (fun k : Fin n => c * x k)))). }
  assert (r19 : forall (i_1 : Fin n), exp (c * x i_1) / partition (fun k : Fin n => c * x k) * x i_1 = x i_1 * (1 /
    partition (fun k : Fin n => c * x k)) * exp (c * x i_1)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u2 * (1 * u1)) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (exp (c * x i_1)) (/ (partition (fun k : Fin n => c * x k))) (x i_1))). }
  assert (r20 : forall (i_1 : Fin n), x i_1 * (1 / partition (fun k : Fin n => c * x k)) * exp (c * x i_1) = 1 /
    partition (fun k : Fin n => c * x k) * (x i_1 * exp (c * x i_1))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) * u2) = ((1 * u1) * (u0 * u2))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_1 : Fin n) => (identity (x i_1) (/ (partition (fun k : Fin n => c * x k))) (exp (c * x i_1)))). }
  assert (r22 : Sum (fun i : Fin n => exp (c * x i) / partition (fun k : Fin n => c * x k) * x i) = Sum (fun i : Fin n
    => 1 / partition (fun k : Fin n => c * x k) * (x i * exp (c * x i)))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r19 i_1) (r20 i_1)))). }
  assert (r28 : forall (i_2 : Fin n), exp (c * x i_2) / partition (fun k : Fin n => c * x k) * x i_2 = x i_2 * (1 /
    partition (fun k : Fin n => c * x k)) * exp (c * x i_2)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = ((u2 * (1 * u1)) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin n) => (identity (exp (c * x i_2)) (/ (partition (fun k : Fin n => c * x k))) (x i_2))). }
  assert (r29 : Sum (fun i : Fin n => exp (c * x i) / partition (fun k : Fin n => c * x k) * x i) = Sum (fun i : Fin n
    => x i * (1 / partition (fun k : Fin n => c * x k)) * exp (c * x i))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (r28 i_2))). }
  assert (r30 : forall (i_3 : Fin n), softmax (fun k : Fin n => c * x k) i_3 = exp (c * x i_3) / partition (fun k :
    Fin n => c * x k)).
  { exact (fun (i_3 : Fin n) => eq_refl). }
  assert (r31 : forall (i_3 : Fin n), exp (c * x i_3) / partition (fun k : Fin n => c * x k) = 1 / partition (fun k :
    Fin n => c * x k) * exp (c * x i_3)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_3 : Fin n) => (identity (exp (c * x i_3)) (/ (partition (fun k : Fin n => c * x k))))). }
  assert (r33 : forall (i_3 : Fin n), softmax (fun k : Fin n => c * x k) i_3 * x i_3 = 1 / partition (fun k : Fin n =>
    c * x k) * exp (c * x i_3) * x i_3).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_ : R) => h_ * x i_3) (eq_trans (r30 i_3) (r31 i_3)))). }
  assert (r34 : forall (i_3 : Fin n), 1 / partition (fun k : Fin n => c * x k) * exp (c * x i_3) * x i_3 = x i_3 * (1
    / partition (fun k : Fin n => c * x k)) * exp (c * x i_3)).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) * u1) * u2) = ((u2 * (1 * u0)) * u1)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_3 : Fin n) => (identity (/ (partition (fun k : Fin n => c * x k))) (exp (c * x i_3)) (x i_3))). }
  assert (r36 : Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k) = Sum (fun i : Fin n => x i * (1 /
    partition (fun k : Fin n => c * x k)) * exp (c * x i))).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (eq_trans (r33 i_3) (r34 i_3)))). }
  exact (Rules.deriv_eq (fun (c : R) => (@eq_refl R (ln (partition (fun k : Fin n => c * x k))))) r12 (eq_trans
    (eq_trans (eq_trans r15 (eq_sym r16)) (eq_trans r16 (eq_sym (eq_trans r22 (Facts.sum_scale n (1 / partition (fun k
    : Fin n => c * x k)) (fun i : Fin n => x i * exp (c * x i))))))) (eq_trans r29 (eq_sym r36)))).
Qed.

(* Derivative of the entropy in the scale of the logits. *)
Theorem softmax_entropy_temperature_derivative (n : nat) (n_pos : (0 < n)%nat) (c : R) (x : Fin n -> R) :
  partial real (fun c : R => entropy (fun k : Fin n => c * x k)) c (- c * (Sum (fun k : Fin n => softmax (fun k : Fin
    n => c * x k) k * x k ^ 2) - Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k) ^ 2)).
Proof.
  assert (r4 : forall (c : R), ln (partition (fun k : Fin n => c * x k)) - Sum (fun i : Fin n => softmax (fun k : Fin
    n => c * x k) i * (c * x i)) = ln (partition (fun k : Fin n => c * x k)) + -1 * Sum (fun i : Fin n => softmax (fun
    k : Fin n => c * x k) i * (c * x i))).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (fun (c : R) => (identity (ln (partition (fun k : Fin n => c * x k))) (Sum (fun i : Fin n => softmax (fun k
      : Fin n => c * x k) i * (c * x i))))). }
  assert (r7 : partial real (fun c : R => -1) c 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r10 : partial real (fun c : R => c) c 1).
  { exact (Rules.deriv_entry_real c). }
  assert (r11 : forall (i : Fin n), partial real (fun c : R => x i) c 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r12 : forall (i : Fin n), partial real (fun c : R => c * x i) c (1 * x i + c * 0)).
  { exact (fun (i : Fin n) => (Rules.deriv_mul r10 (r11 i))). }
  assert (r13 : forall (i : Fin n), partial real (fun c : R => softmax (fun k : Fin n => c * x k) i * (c * x i)) c
    (softmax (fun k : Fin n => c * x k) i * (x i - Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k))
    * (c * x i) + softmax (fun k : Fin n => c * x k) i * (1 * x i + c * 0))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (Softmax.softmax_temperature_derivative n n_pos c x i) (r12 i))). }
  assert (r14 : partial real (fun c : R => Sum (fun i : Fin n => softmax (fun k : Fin n => c * x k) i * (c * x i))) c
    (Sum (fun i : Fin n => softmax (fun k : Fin n => c * x k) i * (x i - Sum (fun k : Fin n => softmax (fun k : Fin n
    => c * x k) k * x k)) * (c * x i) + softmax (fun k : Fin n => c * x k) i * (1 * x i + c * 0)))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r13 i))). }
  assert (r15 : partial real (fun c : R => -1 * Sum (fun i : Fin n => softmax (fun k : Fin n => c * x k) i * (c * x
    i))) c (0 * Sum (fun i : Fin n => softmax (fun k : Fin n => c * x k) i * (c * x i)) + -1 * Sum (fun i : Fin n =>
    softmax (fun k : Fin n => c * x k) i * (x i - Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k)) *
    (c * x i) + softmax (fun k : Fin n => c * x k) i * (1 * x i + c * 0)))).
  { exact (Rules.deriv_mul r7 r14). }
  assert (r16 : partial real (fun c : R => ln (partition (fun k : Fin n => c * x k)) + -1 * Sum (fun i : Fin n =>
    softmax (fun k : Fin n => c * x k) i * (c * x i))) c (Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k *
    x k) + (0 * Sum (fun i : Fin n => softmax (fun k : Fin n => c * x k) i * (c * x i)) + -1 * Sum (fun i : Fin n =>
    softmax (fun k : Fin n => c * x k) i * (x i - Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k)) *
    (c * x i) + softmax (fun k : Fin n => c * x k) i * (1 * x i + c * 0))))).
  { exact (Rules.deriv_add (Softmax.logsumexp_temperature_derivative n n_pos c x) r15). }
  assert (r18 : partial real (fun c : R => ln (partition (fun k : Fin n => c * x k)) - Sum (fun i : Fin n => softmax
    (fun k : Fin n => c * x k) i * (c * x i))) c (Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k) +
    (0 * Sum (fun i : Fin n => softmax (fun k : Fin n => c * x k) i * (c * x i)) + -1 * Sum (fun i : Fin n => softmax
    (fun k : Fin n => c * x k) i * (x i - Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k)) * (c * x
    i) + softmax (fun k : Fin n => c * x k) i * (1 * x i + c * 0))))).
  { exact (Rules.deriv_eq (fun (c : R) => (eq_sym (r4 c))) r16 (@eq_refl R (Sum (fun k : Fin n => softmax (fun k : Fin
    n => c * x k) k * x k) + (0 * Sum (fun i : Fin n => softmax (fun k : Fin n => c * x k) i * (c * x i)) + -1 * Sum
    (fun i : Fin n => softmax (fun k : Fin n => c * x k) i * (x i - Sum (fun k : Fin n => softmax (fun k : Fin n => c
    * x k) k * x k)) * (c * x i) + softmax (fun k : Fin n => c * x k) i * (1 * x i + c * 0)))))). }
  assert (r19 : partial real (fun c : R => entropy (fun k : Fin n => c * x k)) c (Sum (fun k : Fin n => softmax (fun k
    : Fin n => c * x k) k * x k) + (0 * Sum (fun i : Fin n => softmax (fun k : Fin n => c * x k) i * (c * x i)) + -1 *
    Sum (fun i : Fin n => softmax (fun k : Fin n => c * x k) i * (x i - Sum (fun k : Fin n => softmax (fun k : Fin n
    => c * x k) k * x k)) * (c * x i) + softmax (fun k : Fin n => c * x k) i * (1 * x i + c * 0))))).
  { exact (Rules.deriv_eq (fun (c : R) => (eq_sym (Softmax.softmax_entropy n n_pos (fun k : Fin n => c * x k)))) r18
    (@eq_refl R (Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k) + (0 * Sum (fun i : Fin n =>
    softmax (fun k : Fin n => c * x k) i * (c * x i)) + -1 * Sum (fun i : Fin n => softmax (fun k : Fin n => c * x k)
    i * (x i - Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k)) * (c * x i) + softmax (fun k : Fin n
    => c * x k) i * (1 * x i + c * 0)))))). }
  assert (r20 : forall (i_ : Fin n), softmax (fun k : Fin n => c * x k) i_ * x i_ = x i_ * softmax (fun k : Fin n => c
    * x k) i_).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (softmax (fun k : Fin n => c * x k) i_) (x i_))). }
  assert (r21 : Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k) = Sum (fun i : Fin n => x i *
    softmax (fun k : Fin n => c * x k) i)).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (r20 i_))). }
  assert (r22 : forall (i_1 : Fin n), softmax (fun k : Fin n => c * x k) i_1 * (c * x i_1) = c * x i_1 * softmax (fun
    k : Fin n => c * x k) i_1).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (softmax (fun k : Fin n => c * x k) i_1) c (x i_1))). }
  assert (r23 : forall (i_1 : Fin n), c * x i_1 * softmax (fun k : Fin n => c * x k) i_1 = c * (x i_1 * softmax (fun k
    : Fin n => c * x k) i_1)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u0 * (u1 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity c (x i_1) (softmax (fun k : Fin n => c * x k) i_1))). }
  assert (r25 : Sum (fun i : Fin n => softmax (fun k : Fin n => c * x k) i * (c * x i)) = Sum (fun i : Fin n => c * (x
    i * softmax (fun k : Fin n => c * x k) i))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r22 i_1) (r23 i_1)))). }
  assert (r28 : forall (i_2 : Fin n), softmax (fun k : Fin n => c * x k) i_2 * (x i_2 - Sum (fun k : Fin n => softmax
    (fun k : Fin n => c * x k) k * x k)) * (c * x i_2) + softmax (fun k : Fin n => c * x k) i_2 * (1 * x i_2 + c * 0)
    = softmax (fun k : Fin n => c * x k) i_2 * (x i_2 - Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k)
    i)) * (c * x i_2) + softmax (fun k : Fin n => c * x k) i_2 * (1 * x i_2 + c * 0)).
  { exact (fun (i_2 : Fin n) => (f_equal (fun (h : R) => softmax (fun k : Fin n => c * x k) i_2 * (x i_2 - h) * (c * x
    i_2) + softmax (fun k : Fin n => c * x k) i_2 * (1 * x i_2 + c * 0)) r21)). }
  assert (r29 : forall (i_2 : Fin n), softmax (fun k : Fin n => c * x k) i_2 * (x i_2 - Sum (fun i : Fin n => x i *
    softmax (fun k : Fin n => c * x k) i)) * (c * x i_2) + softmax (fun k : Fin n => c * x k) i_2 * (1 * x i_2 + c *
    0) = -1 * (c * x i_2 * softmax (fun k : Fin n => c * x k) i_2 * Sum (fun i : Fin n => x i * softmax (fun k : Fin n
    => c * x k) i)) + c * x i_2 ^ 2 * softmax (fun k : Fin n => c * x k) i_2 + x i_2 * softmax (fun k : Fin n => c * x
    k) i_2).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * (u1 - u2)) * (u3 * u1)) + (u0 * ((1 * u1) + (u3 * 0)))) =
    ((((-1) * (((u3 * u1) * u0) * u2)) + ((u3 * (u1 ^ 2)) * u0)) + (u1 * u0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 : Fin n) => (identity (softmax (fun k : Fin n => c * x k) i_2) (x i_2) (Sum (fun i : Fin n => x i
      * softmax (fun k : Fin n => c * x k) i)) c)). }
  assert (r31 : forall (i_2 : Fin n), -1 * (c * x i_2 * softmax (fun k : Fin n => c * x k) i_2 * Sum (fun i : Fin n =>
    x i * softmax (fun k : Fin n => c * x k) i)) + c * x i_2 ^ 2 * softmax (fun k : Fin n => c * x k) i_2 + x i_2 *
    softmax (fun k : Fin n => c * x k) i_2 = -1 * (c * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k)
    i)) * (x i_2 * softmax (fun k : Fin n => c * x k) i_2) + c * (x i_2 ^ 2 * softmax (fun k : Fin n => c * x k) i_2)
    + x i_2 * softmax (fun k : Fin n => c * x k) i_2).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((-1) * (((u0 * u1) * u2) * u3)) + ((u0 * (u1 ^ 2)) * u2)) + (u1 *
    u2)) = (((((-1) * (u0 * u3)) * (u1 * u2)) + (u0 * ((u1 ^ 2) * u2))) + (u1 * u2))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_2 : Fin n) => (identity c (x i_2) (softmax (fun k : Fin n => c * x k) i_2) (Sum (fun i : Fin n => x
      i * softmax (fun k : Fin n => c * x k) i)))). }
  assert (r33 : Sum (fun i : Fin n => softmax (fun k : Fin n => c * x k) i * (x i - Sum (fun k : Fin n => softmax (fun
    k : Fin n => c * x k) k * x k)) * (c * x i) + softmax (fun k : Fin n => c * x k) i * (1 * x i + c * 0)) = Sum (fun
    i : Fin n => -1 * (c * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i)) * (x i * softmax (fun k
    : Fin n => c * x k) i) + c * (x i ^ 2 * softmax (fun k : Fin n => c * x k) i) + x i * softmax (fun k : Fin n => c
    * x k) i)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (eq_trans (r28 i_2) (r29 i_2)) (r31 i_2)))). }
  assert (r36 : Sum (fun i : Fin n => -1 * (c * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i)) *
    (x i * softmax (fun k : Fin n => c * x k) i) + c * (x i ^ 2 * softmax (fun k : Fin n => c * x k) i)) + Sum (fun i
    : Fin n => x i * softmax (fun k : Fin n => c * x k) i) = Sum (fun i : Fin n => -1 * (c * Sum (fun i : Fin n => x i
    * softmax (fun k : Fin n => c * x k) i)) * (x i * softmax (fun k : Fin n => c * x k) i)) + Sum (fun i : Fin n => c
    * (x i ^ 2 * softmax (fun k : Fin n => c * x k) i)) + Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x
    k) i)).
  { exact (f_equal (fun (h_ : R) => h_ + Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i))
    (Facts.sum_add n (fun i : Fin n => -1 * (c * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i)) *
    (x i * softmax (fun k : Fin n => c * x k) i)) (fun i : Fin n => c * (x i ^ 2 * softmax (fun k : Fin n => c * x k)
    i)))). }
  assert (r41 : Sum (fun i : Fin n => -1 * (c * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i)) *
    (x i * softmax (fun k : Fin n => c * x k) i)) + Sum (fun i : Fin n => c * (x i ^ 2 * softmax (fun k : Fin n => c *
    x k) i)) + Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) = -1 * (c * Sum (fun i : Fin n => x i
    * softmax (fun k : Fin n => c * x k) i)) * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) + c *
    Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i) + Sum (fun i : Fin n => x i * softmax (fun k
    : Fin n => c * x k) i)).
  { exact (f_equal3 (fun (h_1 : R) (h_2 : R) (h_3 : R) => h_1 + h_2 + h_3) (Facts.sum_scale n (-1 * (c * Sum (fun i :
    Fin n => x i * softmax (fun k : Fin n => c * x k) i))) (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k)
    i)) (Facts.sum_scale n c (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i)) (@eq_refl R (Sum (fun
    i : Fin n => x i * softmax (fun k : Fin n => c * x k) i)))). }
  assert (r44 : -1 * (c * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i)) * Sum (fun i : Fin n => x
    i * softmax (fun k : Fin n => c * x k) i) + c * Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k)
    i) + Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) = -1 * (c * Sum (fun i : Fin n => x i *
    softmax (fun k : Fin n => c * x k) i) ^ 2) + c * Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x
    k) i) + Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i)).
  { assert (identity : forall u0 u1 u2 : R, (((((-1) * (u0 * u1)) * u1) + (u0 * u2)) + u1) = ((((-1) * (u0 * (u1 ^
    2))) + (u0 * u2)) + u1)) by (intros u0 u1 u2; ring).
    exact (identity c (Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i)) (Sum (fun i : Fin n => x i ^
      2 * softmax (fun k : Fin n => c * x k) i))). }
  assert (r46 : Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k) + (0 * Sum (fun i : Fin n => softmax
    (fun k : Fin n => c * x k) i * (c * x i)) + -1 * Sum (fun i : Fin n => softmax (fun k : Fin n => c * x k) i * (x i
    - Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k)) * (c * x i) + softmax (fun k : Fin n => c * x
    k) i * (1 * x i + c * 0))) = Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) + (0 * (c * Sum
    (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i)) + -1 * (-1 * (c * Sum (fun i : Fin n => x i *
    softmax (fun k : Fin n => c * x k) i) ^ 2) + c * Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x
    k) i) + Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i)))).
  { exact (f_equal3 (fun (h_4 : R) (h_5 : R) (h_6 : R) => h_4 + (0 * h_5 + -1 * h_6)) r21 (eq_trans r25
    (Facts.sum_scale n c (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i))) (eq_trans (eq_trans r33
    (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => -1 * (c * Sum (fun i : Fin n => x i * softmax (fun k : Fin
    n => c * x k) i)) * (x i * softmax (fun k : Fin n => c * x k) i) + c * (x i ^ 2 * softmax (fun k : Fin n => c * x
    k) i)) (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i)) r36) r41)) r44)). }
  assert (r47 : Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) + (0 * (c * Sum (fun i : Fin n => x
    i * softmax (fun k : Fin n => c * x k) i)) + -1 * (-1 * (c * Sum (fun i : Fin n => x i * softmax (fun k : Fin n =>
    c * x k) i) ^ 2) + c * Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i) + Sum (fun i : Fin n
    => x i * softmax (fun k : Fin n => c * x k) i))) = c * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x
    k) i) ^ 2 + -1 * (c * Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i))).
  { assert (identity : forall u0 u1 u2 : R, (u0 + ((0 * (u1 * u0)) + ((-1) * ((((-1) * (u1 * (u0 ^ 2))) + (u1 * u2)) +
    u0)))) = ((u1 * (u0 ^ 2)) + ((-1) * (u1 * u2)))) by (intros u0 u1 u2; ring).
    exact (identity (Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i)) c (Sum (fun i : Fin n => x i ^
      2 * softmax (fun k : Fin n => c * x k) i))). }
  assert (r49 : forall (i_3 : Fin n), x i_3 * (softmax (fun k : Fin n => c * x k) i_3 * (x i_3 - Sum (fun k : Fin n =>
    softmax (fun k : Fin n => c * x k) k * x k))) = x i_3 * (softmax (fun k : Fin n => c * x k) i_3 * (x i_3 - Sum
    (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i)))).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_7 : R) => x i_3 * (softmax (fun k : Fin n => c * x k) i_3 * (x i_3 -
    h_7))) r21)). }
  assert (r50 : forall (i_3 : Fin n), x i_3 * (softmax (fun k : Fin n => c * x k) i_3 * (x i_3 - Sum (fun i : Fin n =>
    x i * softmax (fun k : Fin n => c * x k) i))) = -1 * (x i_3 * softmax (fun k : Fin n => c * x k) i_3 * Sum (fun i
    : Fin n => x i * softmax (fun k : Fin n => c * x k) i)) + x i_3 ^ 2 * softmax (fun k : Fin n => c * x k) i_3).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * (u0 - u2))) = (((-1) * ((u0 * u1) * u2)) + ((u0 ^ 2) * u1)))
    by (intros u0 u1 u2; ring).
    exact (fun (i_3 : Fin n) => (identity (x i_3) (softmax (fun k : Fin n => c * x k) i_3) (Sum (fun i : Fin n => x i
      * softmax (fun k : Fin n => c * x k) i)))). }
  assert (r52 : forall (i_3 : Fin n), -1 * (x i_3 * softmax (fun k : Fin n => c * x k) i_3 * Sum (fun i : Fin n => x i
    * softmax (fun k : Fin n => c * x k) i)) + x i_3 ^ 2 * softmax (fun k : Fin n => c * x k) i_3 = -1 * Sum (fun i :
    Fin n => x i * softmax (fun k : Fin n => c * x k) i) * (x i_3 * softmax (fun k : Fin n => c * x k) i_3) + x i_3 ^
    2 * softmax (fun k : Fin n => c * x k) i_3).
  { assert (identity : forall u0 u1 u2 : R, (((-1) * ((u0 * u1) * u2)) + ((u0 ^ 2) * u1)) = ((((-1) * u2) * (u0 * u1))
    + ((u0 ^ 2) * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i_3 : Fin n) => (identity (x i_3) (softmax (fun k : Fin n => c * x k) i_3) (Sum (fun i : Fin n => x i
      * softmax (fun k : Fin n => c * x k) i)))). }
  assert (r54 : Sum (fun i : Fin n => x i * (softmax (fun k : Fin n => c * x k) i * (x i - Sum (fun k : Fin n =>
    softmax (fun k : Fin n => c * x k) k * x k)))) = Sum (fun i : Fin n => -1 * Sum (fun i : Fin n => x i * softmax
    (fun k : Fin n => c * x k) i) * (x i * softmax (fun k : Fin n => c * x k) i) + x i ^ 2 * softmax (fun k : Fin n =>
    c * x k) i)).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (eq_trans (eq_trans (r49 i_3) (r50 i_3)) (r52 i_3)))). }
  assert (r58 : Sum (fun i : Fin n => -1 * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) * (x i *
    softmax (fun k : Fin n => c * x k) i)) + Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i) =
    -1 * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) * Sum (fun i : Fin n => x i * softmax (fun
    k : Fin n => c * x k) i) + Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i)).
  { exact (f_equal2 (fun (h_8 : R) (h_9 : R) => h_8 + h_9) (Facts.sum_scale n (-1 * Sum (fun i : Fin n => x i *
    softmax (fun k : Fin n => c * x k) i)) (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i)) (@eq_refl R
    (Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i)))). }
  assert (r61 : -1 * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) * Sum (fun i : Fin n => x i *
    softmax (fun k : Fin n => c * x k) i) + Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i) = -1
    * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) ^ 2 + Sum (fun i : Fin n => x i ^ 2 * softmax
    (fun k : Fin n => c * x k) i)).
  { assert (identity : forall u0 u1 : R, ((((-1) * u0) * u0) + u1) = (((-1) * (u0 ^ 2)) + u1)) by (intros u0 u1;
    ring).
    exact (identity (Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i)) (Sum (fun i : Fin n => x i ^ 2
      * softmax (fun k : Fin n => c * x k) i))). }
  assert (r63 : Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k) - (Sum (fun k : Fin n => softmax
    (fun k : Fin n => c * x k) k * x k) + c * Sum (fun i : Fin n => x i * (softmax (fun k : Fin n => c * x k) i * (x i
    - Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k))))) = Sum (fun i : Fin n => x i * softmax (fun
    k : Fin n => c * x k) i) - (Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) + c * (-1 * Sum (fun
    i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) ^ 2 + Sum (fun i : Fin n => x i ^ 2 * softmax (fun k :
    Fin n => c * x k) i)))).
  { exact (f_equal2 (fun (h_10 : R) (h_11 : R) => h_10 - (h_10 + c * h_11)) r21 (eq_trans (eq_trans r54 (eq_trans
    (Facts.sum_add n (fun i : Fin n => -1 * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) * (x i *
    softmax (fun k : Fin n => c * x k) i)) (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i)) r58))
    r61)). }
  assert (r64 : Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) - (Sum (fun i : Fin n => x i *
    softmax (fun k : Fin n => c * x k) i) + c * (-1 * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k)
    i) ^ 2 + Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i))) = c * Sum (fun i : Fin n => x i *
    softmax (fun k : Fin n => c * x k) i) ^ 2 + -1 * (c * Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c
    * x k) i))).
  { assert (identity : forall u0 u1 u2 : R, (u0 - (u0 + (u1 * (((-1) * (u0 ^ 2)) + u2)))) = ((u1 * (u0 ^ 2)) + ((-1) *
    (u1 * u2)))) by (intros u0 u1 u2; ring).
    exact (identity (Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i)) c (Sum (fun i : Fin n => x i ^
      2 * softmax (fun k : Fin n => c * x k) i))). }
  assert (r65 : Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k) - (Sum (fun k : Fin n => softmax
    (fun k : Fin n => c * x k) k * x k) + c * Sum (fun i : Fin n => x i * (softmax (fun k : Fin n => c * x k) i * (x i
    - Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k))))) = c * Sum (fun i : Fin n => x i * softmax
    (fun k : Fin n => c * x k) i) ^ 2 + -1 * (c * Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k)
    i))).
  { exact (eq_trans r63 r64). }
  assert (r68 : forall (i_4 : Fin n), softmax (fun k : Fin n => c * x k) i_4 * x i_4 ^ 2 = x i_4 ^ 2 * softmax (fun k
    : Fin n => c * x k) i_4).
  { assert (identity : forall u0 u1 : R, (u0 * (u1 ^ 2)) = ((u1 ^ 2) * u0)) by (intros u0 u1; ring).
    exact (fun (i_4 : Fin n) => (identity (softmax (fun k : Fin n => c * x k) i_4) (x i_4))). }
  assert (r69 : Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k ^ 2) = Sum (fun i : Fin n => x i ^ 2
    * softmax (fun k : Fin n => c * x k) i)).
  { exact (Rules.sum_congruence (fun (i_4 : Fin n) => (r68 i_4))). }
  assert (r70 : - c * (Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k ^ 2) - Sum (fun k : Fin n =>
    softmax (fun k : Fin n => c * x k) k * x k) ^ 2) = - c * (Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n
    => c * x k) i) - Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) ^ 2)).
  { exact (f_equal2 (fun (h_12 : R) (h_13 : R) => - c * (h_12 - h_13 ^ 2)) r69 r21). }
  assert (r71 : - c * (Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i) - Sum (fun i : Fin n => x
    i * softmax (fun k : Fin n => c * x k) i) ^ 2) = c * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x
    k) i) ^ 2 + -1 * (c * Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i))).
  { assert (identity : forall u0 u1 u2 : R, ((- u0) * (u1 - (u2 ^ 2))) = ((u0 * (u2 ^ 2)) + ((-1) * (u0 * u1)))) by
    (intros u0 u1 u2; ring).
    exact (identity c (Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i)) (Sum (fun i : Fin n => x
      i * softmax (fun k : Fin n => c * x k) i))). }
  exact (Rules.deriv_eq (fun (c : R) => (@eq_refl R (entropy (fun k : Fin n => c * x k)))) r19 (eq_trans (eq_trans
    (eq_trans r46 r47) (eq_sym r65)) (eq_trans r65 (eq_sym (eq_trans r70 r71))))).
Qed.

(* In a scale $c \ge 0$ the derivative of the entropy is not positive. *)
Theorem softmax_entropy_temperature_derivative_nonpos (n : nat) (n_pos : (0 < n)%nat) (c : R) (x : Fin n -> R)
    (given : 0 <= c) :
  - c * (Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k ^ 2) - Sum (fun k : Fin n => softmax (fun k
    : Fin n => c * x k) k * x k) ^ 2) <= 0.
Proof.
  assert (r0 : forall (i : Fin n), softmax (fun k : Fin n => c * x k) i * x i ^ 2 = x i ^ 2 * softmax (fun k : Fin n
    => c * x k) i).
  { assert (identity : forall u0 u1 : R, (u0 * (u1 ^ 2)) = ((u1 ^ 2) * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (softmax (fun k : Fin n => c * x k) i) (x i))). }
  assert (r1 : Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k ^ 2) = Sum (fun i : Fin n => x i ^ 2 *
    softmax (fun k : Fin n => c * x k) i)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (r0 i))). }
  assert (r2 : forall (i_ : Fin n), softmax (fun k : Fin n => c * x k) i_ * x i_ = x i_ * softmax (fun k : Fin n => c
    * x k) i_).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (softmax (fun k : Fin n => c * x k) i_) (x i_))). }
  assert (r3 : Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k) = Sum (fun i : Fin n => x i * softmax
    (fun k : Fin n => c * x k) i)).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (r2 i_))). }
  assert (r4 : - c * (Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k ^ 2) - Sum (fun k : Fin n =>
    softmax (fun k : Fin n => c * x k) k * x k) ^ 2) = - c * (Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n
    => c * x k) i) - Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) ^ 2)).
  { exact (f_equal2 (fun (h : R) (h_ : R) => - c * (h - h_ ^ 2)) r1 r3). }
  assert (r5 : - c * (Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i) - Sum (fun i : Fin n => x
    i * softmax (fun k : Fin n => c * x k) i) ^ 2) = c * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x
    k) i) ^ 2 + -1 * (c * Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i))).
  { assert (identity : forall u0 u1 u2 : R, ((- u0) * (u1 - (u2 ^ 2))) = ((u0 * (u2 ^ 2)) + ((-1) * (u0 * u1)))) by
    (intros u0 u1 u2; ring).
    exact (identity c (Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i)) (Sum (fun i : Fin n => x
      i * softmax (fun k : Fin n => c * x k) i))). }
  assert (r7 : forall (i_1 : Fin n), softmax (fun k : Fin n => c * x k) i_1 * (x i_1 - Sum (fun k : Fin n => softmax
    (fun k : Fin n => c * x k) k * x k)) ^ 2 = softmax (fun k : Fin n => c * x k) i_1 * (x i_1 - Sum (fun i : Fin n =>
    x i * softmax (fun k : Fin n => c * x k) i)) ^ 2).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_1 : R) => softmax (fun k : Fin n => c * x k) i_1 * (x i_1 - h_1) ^ 2)
    r3)). }
  assert (r8 : forall (i_1 : Fin n), softmax (fun k : Fin n => c * x k) i_1 * (x i_1 - Sum (fun i : Fin n => x i *
    softmax (fun k : Fin n => c * x k) i)) ^ 2 = -2 * (x i_1 * softmax (fun k : Fin n => c * x k) i_1 * Sum (fun i :
    Fin n => x i * softmax (fun k : Fin n => c * x k) i)) + x i_1 ^ 2 * softmax (fun k : Fin n => c * x k) i_1 +
    softmax (fun k : Fin n => c * x k) i_1 * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) ^ 2).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((u1 - u2) ^ 2)) = ((((-2) * ((u1 * u0) * u2)) + ((u1 ^ 2) * u0)) +
    (u0 * (u2 ^ 2)))) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (softmax (fun k : Fin n => c * x k) i_1) (x i_1) (Sum (fun i : Fin n => x i
      * softmax (fun k : Fin n => c * x k) i)))). }
  assert (r10 : forall (i_1 : Fin n), -2 * (x i_1 * softmax (fun k : Fin n => c * x k) i_1 * Sum (fun i : Fin n => x i
    * softmax (fun k : Fin n => c * x k) i)) + x i_1 ^ 2 * softmax (fun k : Fin n => c * x k) i_1 + softmax (fun k :
    Fin n => c * x k) i_1 * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) ^ 2 = -2 * Sum (fun i :
    Fin n => x i * softmax (fun k : Fin n => c * x k) i) * (x i_1 * softmax (fun k : Fin n => c * x k) i_1) + x i_1 ^
    2 * softmax (fun k : Fin n => c * x k) i_1 + Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) ^ 2
    * softmax (fun k : Fin n => c * x k) i_1).
  { assert (identity : forall u0 u1 u2 : R, ((((-2) * ((u0 * u1) * u2)) + ((u0 ^ 2) * u1)) + (u1 * (u2 ^ 2))) =
    (((((-2) * u2) * (u0 * u1)) + ((u0 ^ 2) * u1)) + ((u2 ^ 2) * u1))) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (x i_1) (softmax (fun k : Fin n => c * x k) i_1) (Sum (fun i : Fin n => x i
      * softmax (fun k : Fin n => c * x k) i)))). }
  assert (r12 : Sum (fun i : Fin n => softmax (fun k : Fin n => c * x k) i * (x i - Sum (fun k : Fin n => softmax (fun
    k : Fin n => c * x k) k * x k)) ^ 2) = Sum (fun i : Fin n => -2 * Sum (fun i : Fin n => x i * softmax (fun k : Fin
    n => c * x k) i) * (x i * softmax (fun k : Fin n => c * x k) i) + x i ^ 2 * softmax (fun k : Fin n => c * x k) i +
    Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) ^ 2 * softmax (fun k : Fin n => c * x k) i)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (eq_trans (r7 i_1) (r8 i_1)) (r10 i_1)))). }
  assert (r15 : Sum (fun i : Fin n => -2 * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) * (x i *
    softmax (fun k : Fin n => c * x k) i) + x i ^ 2 * softmax (fun k : Fin n => c * x k) i) + Sum (fun i : Fin n =>
    Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) ^ 2 * softmax (fun k : Fin n => c * x k) i) =
    Sum (fun i : Fin n => -2 * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) * (x i * softmax (fun
    k : Fin n => c * x k) i)) + Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i) + Sum (fun i :
    Fin n => Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) ^ 2 * softmax (fun k : Fin n => c * x
    k) i)).
  { exact (f_equal (fun (h_2 : R) => h_2 + Sum (fun i : Fin n => Sum (fun i : Fin n => x i * softmax (fun k : Fin n =>
    c * x k) i) ^ 2 * softmax (fun k : Fin n => c * x k) i)) (Facts.sum_add n (fun i : Fin n => -2 * Sum (fun i : Fin
    n => x i * softmax (fun k : Fin n => c * x k) i) * (x i * softmax (fun k : Fin n => c * x k) i)) (fun i : Fin n =>
    x i ^ 2 * softmax (fun k : Fin n => c * x k) i))). }
  assert (r22 : Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) ^ 2 * Sum (fun i : Fin n => softmax
    (fun k : Fin n => c * x k) i) = Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) ^ 2 * 1).
  { exact (f_equal (fun (h_3 : R) => Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) ^ 2 * h_3)
    (Softmax.softmax_sum_one n n_pos (fun k : Fin n => c * x k))). }
  assert (r24 : Sum (fun i : Fin n => -2 * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) * (x i *
    softmax (fun k : Fin n => c * x k) i)) + Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i) +
    Sum (fun i : Fin n => Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) ^ 2 * softmax (fun k : Fin
    n => c * x k) i) = -2 * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) * Sum (fun i : Fin n =>
    x i * softmax (fun k : Fin n => c * x k) i) + Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k)
    i) + Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) ^ 2 * 1).
  { exact (f_equal3 (fun (h_4 : R) (h_5 : R) (h_6 : R) => h_4 + h_5 + h_6) (Facts.sum_scale n (-2 * Sum (fun i : Fin n
    => x i * softmax (fun k : Fin n => c * x k) i)) (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i))
    (@eq_refl R (Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i))) (eq_trans (Facts.sum_scale n
    (Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) ^ 2) (fun i : Fin n => softmax (fun k : Fin n
    => c * x k) i)) r22)). }
  assert (r27 : -2 * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) * Sum (fun i : Fin n => x i *
    softmax (fun k : Fin n => c * x k) i) + Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i) +
    Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) ^ 2 * 1 = -1 * Sum (fun i : Fin n => x i *
    softmax (fun k : Fin n => c * x k) i) ^ 2 + Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k)
    i)).
  { assert (identity : forall u0 u1 : R, (((((-2) * u0) * u0) + u1) + ((u0 ^ 2) * 1)) = (((-1) * (u0 ^ 2)) + u1)) by
    (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i)) (Sum (fun i : Fin n => x i ^ 2
      * softmax (fun k : Fin n => c * x k) i))). }
  assert (r29 : - c * Sum (fun i : Fin n => softmax (fun k : Fin n => c * x k) i * (x i - Sum (fun k : Fin n =>
    softmax (fun k : Fin n => c * x k) k * x k)) ^ 2) = - c * (-1 * Sum (fun i : Fin n => x i * softmax (fun k : Fin n
    => c * x k) i) ^ 2 + Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i))).
  { exact (f_equal (fun (h_7 : R) => - c * h_7) (eq_trans (eq_trans r12 (eq_trans (eq_trans (Facts.sum_add n (fun i :
    Fin n => -2 * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) * (x i * softmax (fun k : Fin n =>
    c * x k) i) + x i ^ 2 * softmax (fun k : Fin n => c * x k) i) (fun i : Fin n => Sum (fun i : Fin n => x i *
    softmax (fun k : Fin n => c * x k) i) ^ 2 * softmax (fun k : Fin n => c * x k) i)) r15) r24)) r27)). }
  assert (r30 : - c * (-1 * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i) ^ 2 + Sum (fun i : Fin n
    => x i ^ 2 * softmax (fun k : Fin n => c * x k) i)) = c * Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c
    * x k) i) ^ 2 + -1 * (c * Sum (fun i : Fin n => x i ^ 2 * softmax (fun k : Fin n => c * x k) i))).
  { assert (identity : forall u0 u1 u2 : R, ((- u0) * (((-1) * (u1 ^ 2)) + u2)) = ((u0 * (u1 ^ 2)) + ((-1) * (u0 *
    u2)))) by (intros u0 u1 u2; ring).
    exact (identity c (Sum (fun i : Fin n => x i * softmax (fun k : Fin n => c * x k) i)) (Sum (fun i : Fin n => x i ^
      2 * softmax (fun k : Fin n => c * x k) i))). }
  assert (r34 : forall (i_2 : Fin n), 0 <= (x i_2 - Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k))
    ^ 2).
  { exact (fun (i_2 : Fin n) => (Facts.square_nonneg (x i_2 - Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k)
    k * x k)))). }
  assert (r36 : 0 < Sum (fun i : Fin n => exp (c * x i))).
  { exact (proj2 (Rules.sum_sign (fun (i_3 : Fin n) => exp (c * x i_3))) n_pos (fun (i_3 : Fin n) => (Facts.exp_pos (c
    * x i_3)))). }
  assert (r37 : partition (fun k : Fin n => c * x k) = Sum (fun i : Fin n => exp (c * x i))).
  { exact eq_refl. }
  assert (r39 : 0 < partition (fun k : Fin n => c * x k)).
  { exact (eq_ind (Sum (fun i : Fin n => exp (c * x i))) (fun (h_8 : R) => 0 < h_8) r36 (partition (fun k : Fin n => c
    * x k)) (eq_sym r37)). }
  assert (r41 : 0 < 1 / partition (fun k : Fin n => c * x k)).
  { exact (Facts.inverse_pos (partition (fun k : Fin n => c * x k)) r39). }
  assert (r42 : forall (i_2 : Fin n), 0 < exp (c * x i_2)).
  { exact (fun (i_2 : Fin n) => (Facts.exp_pos (c * x i_2))). }
  assert (r46 : forall (i_2 : Fin n), exp (c * x i_2) * (1 / partition (fun k : Fin n => c * x k)) = exp (c * x i_2) /
    partition (fun k : Fin n => c * x k)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = (u0 * u1)) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin n) => (identity (exp (c * x i_2)) (/ (partition (fun k : Fin n => c * x k))))). }
  assert (r47 : forall (i_2 : Fin n), 0 < exp (c * x i_2) / partition (fun k : Fin n => c * x k)).
  { exact (fun (i_2 : Fin n) => (eq_ind (exp (c * x i_2) * (1 / partition (fun k : Fin n => c * x k))) (fun (h_9 : R)
    => 0 < h_9) (Facts.mul_pos (exp (c * x i_2)) (1 / partition (fun k : Fin n => c * x k)) (r42 i_2) r41) (exp (c * x
    i_2) / partition (fun k : Fin n => c * x k)) (r46 i_2))). }
  assert (r48 : forall (i_2 : Fin n), softmax (fun k : Fin n => c * x k) i_2 = exp (c * x i_2) / partition (fun k :
    Fin n => c * x k)).
  { exact (fun (i_2 : Fin n) => eq_refl). }
  assert (r50 : forall (i_2 : Fin n), 0 < softmax (fun k : Fin n => c * x k) i_2).
  { exact (fun (i_2 : Fin n) => (eq_ind (exp (c * x i_2) / partition (fun k : Fin n => c * x k)) (fun (h_10 : R) => 0
    < h_10) (r47 i_2) (softmax (fun k : Fin n => c * x k) i_2) (eq_sym (r48 i_2)))). }
  assert (r51 : forall (i_2 : Fin n), 0 <= softmax (fun k : Fin n => c * x k) i_2).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (i_2 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ (r50 i_2)) Rules.no_relation) (identity (softmax (fun k : Fin n => c * x k) i_2))))). }
  assert (r55 : 0 <= Sum (fun i : Fin n => softmax (fun k : Fin n => c * x k) i * (x i - Sum (fun k : Fin n => softmax
    (fun k : Fin n => c * x k) k * x k)) ^ 2)).
  { exact (proj1 (Rules.sum_sign (fun (i_2 : Fin n) => softmax (fun k : Fin n => c * x k) i_2 * (x i_2 - Sum (fun k :
    Fin n => softmax (fun k : Fin n => c * x k) k * x k)) ^ 2)) (fun (i_2 : Fin n) => (Facts.mul_nonneg (softmax (fun
    k : Fin n => c * x k) i_2) ((x i_2 - Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k)) ^ 2) (r51
    i_2) (r34 i_2)))). }
  assert (r58 : - c * Sum (fun i : Fin n => softmax (fun k : Fin n => c * x k) i * (x i - Sum (fun k : Fin n =>
    softmax (fun k : Fin n => c * x k) k * x k)) ^ 2) <= 0).
  { assert (identity : forall u0 u1 : R, 0 - ((- u0) * u1) = (1 * ((u0 * u1) - 0) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg c (Sum
      (fun i : Fin n => softmax (fun k : Fin n => c * x k) i * (x i - Sum (fun k : Fin n => softmax (fun k : Fin n =>
      c * x k) k * x k)) ^ 2)) given r55) Rules.no_relation) (identity c (Sum (fun i : Fin n => softmax (fun k : Fin n
      => c * x k) i * (x i - Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k)) ^ 2))))). }
  assert (identity : forall u0 u1 u2 u3 : R, 0 - ((- u0) * (u2 - (u3 ^ 2))) = (1 * (((- u0) * u1) - ((- u0) * (u2 -
    (u3 ^ 2)))) + (1 * (0 - ((- u0) * u1)) + 0))) by (intros u0 u1 u2 u3; ring).
  exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_trans (eq_trans r4 r5) (eq_sym (eq_trans r29 r30)))
    (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r58 Rules.no_relation)) (identity c (Sum (fun i : Fin n =>
    softmax (fun k : Fin n => c * x k) i * (x i - Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k)) ^
    2)) (Sum (fun k : Fin n => softmax (fun k : Fin n => c * x k) k * x k ^ 2)) (Sum (fun k : Fin n => softmax (fun k
    : Fin n => c * x k) k * x k))))).
Qed.

(* Two weights sum to at most one. *)
Theorem softmax_two_weights_le_one (n : nat) (n_pos : (0 < n)%nat) (i k : Fin n) (x : Fin n -> R)
    (given : i <> k) :
  softmax x i + softmax x k <= 1.
Proof.
  assert (r2 : forall (i_ : Fin n), 0 <= softmax x i_).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (i_ : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ (Softmax.softmax_pos n n_pos x i_)) Rules.no_relation) (identity (softmax x i_))))). }
  assert (r5 : forall (a : Fin n), delta a a ^ 2 = delta a a).
  { assert (identity : forall u0 : R, u0 - (u0 ^ 2) = (u0 * (1 - u0) + 0)) by (intros u0; ring).
    exact (fun (a : Fin n) => (Rules.linear_combination (Rules.and_equation (delta a a) (Facts.delta_same n a)
      Rules.no_equation) (identity (delta a a)))). }
  assert (r6 : forall (a b : Fin n), a <> b -> delta a b = 0).
  { exact (fun (a b : Fin n) p => (Facts.delta_apart n a b p)). }
  assert (r7 : forall (a b : Fin n), a <> b -> delta a b ^ 2 = delta a b).
  { assert (identity : forall u0 : R, u0 - (u0 ^ 2) = ((u0 - 1) * (0 - u0) + 0)) by (intros u0; ring).
    exact (fun (a b : Fin n) p_ => (Rules.linear_combination (Rules.and_equation (delta a b - 1) (r6 a b p_)
      Rules.no_equation) (identity (delta a b)))). }
  assert (r8 : forall (a b : Fin n), delta a b ^ 2 = delta a b).
  { exact (fun (a b : Fin n) => (Rules.index_cases (fun (b : Fin n) => delta a b ^ 2 = delta a b) a b (r5 a) (fun p_1
    => (r7 a b p_1)))). }
  assert (r9 : forall (a b : Fin n), delta a b <= 1).
  { assert (identity : forall u0 : R, 1 - u0 = (1 * (((1 - u0) ^ 2) - 0) + (1 * (u0 - (u0 ^ 2)) + 0))) by (intros u0;
    ring).
    exact (fun (a b : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Facts.square_nonneg (1 - delta a b)) (Rules.and_eq 1 (r8 a b) Rules.no_relation)) (identity (delta a b))))). }
  assert (r11 : forall (i_ : Fin n), 0 <= 1 - delta k i_).
  { assert (identity : forall u0 : R, (1 - u0) - 0 = (1 * (1 - u0) + 0)) by (intros u0; ring).
    exact (fun (i_ : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (r9
      k i_) Rules.no_relation) (identity (delta k i_))))). }
  assert (r13 : forall (i_ : Fin n), 0 <= 1 - delta i i_).
  { assert (identity : forall u0 : R, (1 - u0) - 0 = (1 * (1 - u0) + 0)) by (intros u0; ring).
    exact (fun (i_ : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (r9
      i i_) Rules.no_relation) (identity (delta i i_))))). }
  assert (r16 : forall (i_ : Fin n), 0 <= (1 - delta i i_) * (1 - delta k i_)).
  { exact (fun (i_ : Fin n) => (Facts.mul_nonneg (1 - delta i i_) (1 - delta k i_) (r13 i_) (r11 i_))). }
  assert (r20 : 0 <= Sum (fun i_ : Fin n => (1 - delta i i_) * (1 - delta k i_) * softmax x i_)).
  { exact (proj1 (Rules.sum_sign (fun (i_ : Fin n) => (1 - delta i i_) * (1 - delta k i_) * softmax x i_)) (fun (i_ :
    Fin n) => (Facts.mul_nonneg ((1 - delta i i_) * (1 - delta k i_)) (softmax x i_) (r16 i_) (r2 i_)))). }
  assert (r21 : softmax x i + softmax x k <= softmax x i + softmax x k + Sum (fun i_ : Fin n => (1 - delta i i_) * (1
    - delta k i_) * softmax x i_)).
  { assert (identity : forall u0 u1 u2 : R, ((u1 + u2) + u0) - (u1 + u2) = (1 * (u0 - 0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r20 Rules.no_relation)
      (identity (Sum (fun i_ : Fin n => (1 - delta i i_) * (1 - delta k i_) * softmax x i_)) (softmax x i) (softmax x
      k)))). }
  assert (r23 : forall (b a : Fin n), a <> b -> b <> a).
  { exact (fun (b a : Fin n) p_2 => (Facts.apart_symm n a b p_2)). }
  assert (r26 : forall (a b : Fin n), a <> b -> delta a b = delta b a).
  { assert (identity : forall u0 u1 : R, u0 - u1 = (1 * (0 - u1) + ((-1) * (0 - u0) + 0))) by (intros u0 u1; ring).
    exact (fun (a b : Fin n) p_3 => (Rules.linear_combination (Rules.and_equation 1 (r6 a b p_3) (Rules.and_equation
      (-1) (Facts.delta_apart n b a (r23 b a p_3)) Rules.no_equation)) (identity (delta b a) (delta a b)))). }
  assert (r27 : forall (a b : Fin n), delta a b = delta b a).
  { exact (fun (a b : Fin n) => (Rules.index_cases (fun (b : Fin n) => delta a b = delta b a) a b (@eq_refl R (delta a
    a)) (fun p_4 => (r26 a b p_4)))). }
  assert (r29 : forall (i_1 : Fin n), (1 - delta i i_1) * (1 - delta k i_1) * softmax x i_1 = (1 - delta i i_1) * (1 -
    delta i_1 k) * softmax x i_1).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h : R) => (1 - delta i i_1) * (1 - h) * softmax x i_1) (r27 k i_1))). }
  assert (r31 : forall (i_1 : Fin n), i <> i_1 -> delta i i_1 = 0).
  { exact (fun (i_1 : Fin n) p_5 => (Facts.delta_apart n i i_1 p_5)). }
  assert (r32 : forall (i_1 : Fin n), i <> i_1 -> delta i i_1 * softmax x i_1 = delta i i_1 * softmax x i).
  { assert (identity : forall u0 u1 u2 : R, (u0 * u1) - (u0 * u2) = ((u2 - u1) * (0 - u0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_1 : Fin n) p_6 => (Rules.linear_combination (Rules.and_equation (softmax x i_1 - softmax x i) (r31
      i_1 p_6) Rules.no_equation) (identity (delta i i_1) (softmax x i) (softmax x i_1)))). }
  assert (r33 : forall (i_1 : Fin n), delta i i_1 * softmax x i_1 = delta i i_1 * softmax x i).
  { exact (fun (i_1 : Fin n) => (Rules.index_cases (fun (i_1 : Fin n) => delta i i_1 * softmax x i_1 = delta i i_1 *
    softmax x i) i i_1 (@eq_refl R (delta i i * softmax x i)) (fun p_7 => (r32 i_1 p_7)))). }
  assert (r35 : forall (i_1 : Fin n), i <> i_1 -> delta i i_1 * (softmax x i_1 * delta i_1 k) = delta i i_1 * (softmax
    x i * delta i k)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (u1 * u2)) - (u0 * (u3 * u4)) = (((u3 * u4) - (u1 * u2)) * (0
    - u0) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_1 : Fin n) p_8 => (Rules.linear_combination (Rules.and_equation (softmax x i_1 * delta i_1 k -
      softmax x i * delta i k) (r31 i_1 p_8) Rules.no_equation) (identity (delta i i_1) (softmax x i) (delta i k)
      (softmax x i_1) (delta i_1 k)))). }
  assert (r36 : forall (i_1 : Fin n), delta i i_1 * (softmax x i_1 * delta i_1 k) = delta i i_1 * (softmax x i * delta
    i k)).
  { exact (fun (i_1 : Fin n) => (Rules.index_cases (fun (i_1 : Fin n) => delta i i_1 * (softmax x i_1 * delta i_1 k) =
    delta i i_1 * (softmax x i * delta i k)) i i_1 (@eq_refl R (delta i i * (softmax x i * delta i k))) (fun p_9 =>
    (r35 i_1 p_9)))). }
  assert (r38 : softmax x i * delta i k = softmax x i * 0).
  { exact (f_equal (fun (h_ : R) => softmax x i * h_) (Facts.delta_apart n i k given)). }
  assert (r39 : softmax x i * 0 = 0).
  { assert (identity : forall u0 : R, (u0 * 0) = 0) by (intros u0; ring).
    exact (identity (softmax x i)). }
  assert (r41 : forall (i_1 : Fin n), delta i i_1 * (softmax x i * delta i k) = delta i i_1 * 0).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_1 : R) => delta i i_1 * h_1) (eq_trans r38 r39))). }
  assert (r43 : forall (i_1 : Fin n), (1 - delta i i_1) * (1 - delta i_1 k) * softmax x i_1 = -1 * (softmax x i *
    delta i i_1) + softmax x i_1 + -1 * (softmax x i_1 * delta i_1 k)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((-1) * (u0 * u1)) + u2) + ((-1) * (u2 * u3))) - (((1 - u1) * (1 -
    u3)) * u2) = ((-1) * ((u1 * u0) - (u1 * u2)) + (1 * ((u1 * 0) - (u1 * (u2 * u3))) + 0))) by (intros u0 u1 u2 u3;
    ring).
    exact (fun (i_1 : Fin n) => (Rules.linear_combination (Rules.and_equation (-1) (r33 i_1) (Rules.and_equation 1
      (eq_trans (r36 i_1) (r41 i_1)) Rules.no_equation)) (identity (softmax x i) (delta i i_1) (softmax x i_1) (delta
      i_1 k)))). }
  assert (r46 : forall (i_1 : Fin n), -1 * (softmax x i * delta i i_1) + softmax x i_1 + -1 * (softmax x i_1 * delta
    i_1 k) = -1 * softmax x i * (delta i_1 i * 1) + softmax x i_1 + -1 * (delta i_1 k * softmax x i_1)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((-1) * u0) * (u1 * 1)) + u2) + ((-1) * (u3 * u2))) - ((((-1) *
    (u0 * u4)) + u2) + ((-1) * (u2 * u3))) = ((((-1) * u0) * 1) * (u1 - u4) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_1 : Fin n) => (Rules.linear_combination (Rules.and_equation (-1 * softmax x i * 1) (r27 i i_1)
      Rules.no_equation) (identity (softmax x i) (delta i_1 i) (softmax x i_1) (delta i_1 k) (delta i i_1)))). }
  assert (r48 : Sum (fun i_ : Fin n => (1 - delta i i_) * (1 - delta k i_) * softmax x i_) = Sum (fun i_ : Fin n => -1
    * softmax x i * (delta i_ i * 1) + softmax x i_ + -1 * (delta i_ k * softmax x i_))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (eq_trans (r29 i_1) (r43 i_1)) (r46 i_1)))). }
  assert (r51 : Sum (fun i_ : Fin n => -1 * softmax x i * (delta i_ i * 1) + softmax x i_) + Sum (fun i : Fin n => -1
    * (delta i k * softmax x i)) = Sum (fun i_ : Fin n => -1 * softmax x i * (delta i_ i * 1)) + Sum (fun i : Fin n =>
    softmax x i) + Sum (fun i : Fin n => -1 * (delta i k * softmax x i))).
  { exact (f_equal (fun (h_2 : R) => h_2 + Sum (fun i : Fin n => -1 * (delta i k * softmax x i))) (Facts.sum_add n
    (fun i_ : Fin n => -1 * softmax x i * (delta i_ i * 1)) (fun i : Fin n => softmax x i))). }
  assert (r55 : -1 * softmax x i * Sum (fun i_ : Fin n => delta i_ i * 1) = -1 * softmax x i * 1).
  { exact (f_equal (fun (h_3 : R) => -1 * softmax x i * h_3) (Facts.sum_delta n i (fun i : Fin n => 1))). }
  assert (r60 : -1 * Sum (fun i : Fin n => delta i k * softmax x i) = -1 * softmax x k).
  { exact (f_equal (fun (h_4 : R) => -1 * h_4) (Facts.sum_delta n k (fun i : Fin n => softmax x i))). }
  assert (r62 : Sum (fun i_ : Fin n => -1 * softmax x i * (delta i_ i * 1)) + Sum (fun i : Fin n => softmax x i) + Sum
    (fun i : Fin n => -1 * (delta i k * softmax x i)) = -1 * softmax x i * 1 + Sum (fun i : Fin n => softmax x i) + -1
    * softmax x k).
  { exact (f_equal3 (fun (h_5 : R) (h_6 : R) (h_7 : R) => h_5 + h_6 + h_7) (eq_trans (Facts.sum_scale n (-1 * softmax
    x i) (fun i_ : Fin n => delta i_ i * 1)) r55) (@eq_refl R (Sum (fun i : Fin n => softmax x i))) (eq_trans
    (Facts.sum_scale n (-1) (fun i : Fin n => delta i k * softmax x i)) r60)). }
  assert (r65 : -1 * softmax x i * 1 + Sum (fun i : Fin n => softmax x i) + -1 * softmax x k = -1 * softmax x i + -1 *
    softmax x k + Sum (fun i : Fin n => softmax x i)).
  { assert (identity : forall u0 u1 u2 : R, (((((-1) * u0) * 1) + u1) + ((-1) * u2)) = ((((-1) * u0) + ((-1) * u2)) +
    u1)) by (intros u0 u1 u2; ring).
    exact (identity (softmax x i) (Sum (fun i : Fin n => softmax x i)) (softmax x k)). }
  assert (r67 : softmax x i + softmax x k + Sum (fun i_ : Fin n => (1 - delta i i_) * (1 - delta k i_) * softmax x i_)
    = softmax x i + softmax x k + (-1 * softmax x i + -1 * softmax x k + Sum (fun i : Fin n => softmax x i))).
  { exact (f_equal (fun (h_8 : R) => softmax x i + softmax x k + h_8) (eq_trans (eq_trans r48 (eq_trans (eq_trans
    (Facts.sum_add n (fun i_ : Fin n => -1 * softmax x i * (delta i_ i * 1) + softmax x i_) (fun i : Fin n => -1 *
    (delta i k * softmax x i))) r51) r62)) r65)). }
  assert (r68 : softmax x i + softmax x k + (-1 * softmax x i + -1 * softmax x k + Sum (fun i : Fin n => softmax x i))
    = Sum (fun i : Fin n => softmax x i)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 + u1) + ((((-1) * u0) + ((-1) * u1)) + u2)) = u2) by (intros u0 u1
    u2; ring).
    exact (identity (softmax x i) (softmax x k) (Sum (fun i : Fin n => softmax x i))). }
  assert (identity : forall u0 u1 u2 u3 : R, 1 - (u1 + u2) = (1 * (((u1 + u2) + u3) - (u1 + u2)) + (1 * (u0 - ((u1 +
    u2) + u3)) + (1 * (1 - u0) + 0)))) by (intros u0 u1 u2 u3; ring).
  exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r21 (Rules.and_eq 1
    (eq_trans r67 r68) (Rules.and_eq 1 (Softmax.softmax_sum_one n n_pos x) Rules.no_relation))) (identity (Sum (fun i
    : Fin n => softmax x i)) (softmax x i) (softmax x k) (Sum (fun i_ : Fin n => (1 - delta i i_) * (1 - delta k i_) *
    softmax x i_))))).
Qed.

(* Of two logits or more, no weight reaches one. *)
Theorem softmax_lt_one (n : nat) (n_pos : (0 < n)%nat) (i k : Fin n) (x : Fin n -> R)
    (given : i <> k) :
  softmax x i < 1.
Proof.
  assert (r2 : softmax x i < softmax x i + softmax x k).
  { assert (identity : forall u0 u1 : R, (u1 + u0) - u1 = (1 * (u0 - 0) + 0)) by (intros u0 u1; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) (Softmax.softmax_pos n
      n_pos x k) Rules.no_relation) (identity (softmax x k) (softmax x i))) eq_refl). }
  assert (identity : forall u0 u1 : R, 1 - u0 = (1 * ((u0 + u1) - u0) + (1 * (1 - (u0 + u1)) + 0))) by (intros u0 u1;
    ring).
  exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) r2 (Rules.and_le 1
    (Rules.integer_nonneg 1 eq_refl) (Softmax.softmax_two_weights_le_one n n_pos i k x given) Rules.no_relation))
    (identity (softmax x i) (softmax x k))) eq_refl).
Qed.

(* Of two logits or more, no entry of the Jacobian is zero. *)
Theorem softmax_jacobian_ne_zero (n : nat) (n_pos : (0 < n)%nat) (i k : Fin n) (x : Fin n -> R) (j : Fin n)
    (given : i <> k) :
  softmax x i * (delta i j - softmax x j) <> 0.
Proof.
  assert (r1 : 0 < 1 - softmax x i).
  { assert (identity : forall u0 : R, (1 - u0) - 0 = (1 * (1 - u0) + 0)) by (intros u0; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) (Softmax.softmax_lt_one n
      n_pos i k x given) Rules.no_relation) (identity (softmax x i))) eq_refl). }
  assert (r6 : softmax x i * (1 - softmax x i) = softmax x i + -1 * softmax x i ^ 2).
  { assert (identity : forall u0 : R, (u0 * (1 - u0)) = (u0 + ((-1) * (u0 ^ 2)))) by (intros u0; ring).
    exact (identity (softmax x i)). }
  assert (r8 : softmax x i * (delta i i - softmax x i) = softmax x i * (1 - softmax x i)).
  { exact (f_equal (fun (h : R) => softmax x i * (h - softmax x i)) (Facts.delta_same n i)). }
  assert (r12 : 0 < softmax x i * (delta i i - softmax x i)).
  { assert (identity : forall u0 u1 : R, (u0 * (u1 - u0)) - 0 = (1 * ((u0 * (1 - u0)) - 0) + (1 * ((u0 * (u1 - u0)) -
    (u0 * (1 - u0))) + 0))) by (intros u0 u1; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) (Facts.mul_pos (softmax x
      i) (1 - softmax x i) (Softmax.softmax_pos n n_pos x i) r1) (Rules.and_eq 1 (eq_trans r6 (eq_sym (eq_trans r8
      r6))) Rules.no_relation)) (identity (softmax x i) (delta i i))) eq_refl). }
  assert (r16 : i <> j -> softmax x i * (delta i j - softmax x j) = softmax x i * (0 - softmax x j)).
  { exact (fun p => (f_equal (fun (h_ : R) => softmax x i * (h_ - softmax x j)) (Facts.delta_apart n i j p))). }
  assert (r17 : softmax x i * (0 - softmax x j) = -1 * (softmax x i * softmax x j)).
  { assert (identity : forall u0 u1 : R, (u0 * (0 - u1)) = ((-1) * (u0 * u1))) by (intros u0 u1; ring).
    exact (identity (softmax x i) (softmax x j)). }
  assert (r19 : - (softmax x i * softmax x j) = -1 * (softmax x i * softmax x j)).
  { assert (identity : forall u0 u1 : R, (- (u0 * u1)) = ((-1) * (u0 * u1))) by (intros u0 u1; ring).
    exact (identity (softmax x i) (softmax x j)). }
  assert (r26 : - (softmax x i * softmax x j) < 0).
  { assert (identity : forall u0 u1 : R, 0 - (- (u0 * u1)) = (1 * ((u0 * u1) - 0) + 0)) by (intros u0 u1; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) (Facts.mul_pos (softmax x
      i) (softmax x j) (Softmax.softmax_pos n n_pos x i) (Softmax.softmax_pos n n_pos x j)) Rules.no_relation)
      (identity (softmax x i) (softmax x j))) eq_refl). }
  assert (r27 : i <> j -> softmax x i * (delta i j - softmax x j) < 0).
  { assert (identity : forall u0 u1 u2 : R, 0 - (u0 * (u2 - u1)) = (1 * ((- (u0 * u1)) - (u0 * (u2 - u1))) + (1 * (0 -
    (- (u0 * u1))) + 0))) by (intros u0 u1 u2; ring).
    exact (fun p_ => (proj2 (Rules.positive_combination (Rules.and_eq 1 (eq_trans (eq_trans (r16 p_) r17) (eq_sym
      r19)) (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) r26 Rules.no_relation)) (identity (softmax x i) (softmax x
      j) (delta i j))) eq_refl)). }
  assert (r29 : forall (a : R), a < 0 -> 0 < - a).
  { assert (identity : forall u0 : R, (- u0) - 0 = (1 * (0 - u0) + 0)) by (intros u0; ring).
    exact (fun (a : R) p_1 => (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) p_1
      Rules.no_relation) (identity a)) eq_refl)). }
  assert (r32 : forall (a : R), - a = a * -1).
  { assert (identity : forall u0 : R, (- u0) = (u0 * (-1))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r33 : forall (a : R), a < 0 -> a * -1 <> 0).
  { exact (fun (a : R) p_2 => (eq_ind (- a) (fun (h_1 : R) => h_1 <> 0) (Facts.ne_of_pos (- a) (r29 a p_2)) (a * -1)
    (r32 a))). }
  assert (r35 : forall (a : R), a < 0 -> a <> 0).
  { exact (fun (a : R) p_3 => (Facts.ne_of_mul a (-1) (r33 a p_3))). }
  exact (Rules.index_cases (fun (j : Fin n) => softmax x i * (delta i j - softmax x j) <> 0) i j (Facts.ne_of_pos
    (softmax x i * (delta i i - softmax x i)) r12) (fun p_4 => (r35 (softmax x i * (delta i j - softmax x j)) (r27
    p_4)))).
Qed.

(* No weight exceeds one. *)
Theorem softmax_le_one (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (m : Fin n) :
  softmax x m <= 1.
Proof.
  assert (r2 : forall (i : Fin n), 0 <= softmax x i).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (i : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ (Softmax.softmax_pos n n_pos x i)) Rules.no_relation) (identity (softmax x i))))). }
  assert (r5 : forall (a : Fin n), delta a a ^ 2 = delta a a).
  { assert (identity : forall u0 : R, u0 - (u0 ^ 2) = (u0 * (1 - u0) + 0)) by (intros u0; ring).
    exact (fun (a : Fin n) => (Rules.linear_combination (Rules.and_equation (delta a a) (Facts.delta_same n a)
      Rules.no_equation) (identity (delta a a)))). }
  assert (r7 : forall (a b : Fin n), a <> b -> delta a b ^ 2 = delta a b).
  { assert (identity : forall u0 : R, u0 - (u0 ^ 2) = ((u0 - 1) * (0 - u0) + 0)) by (intros u0; ring).
    exact (fun (a b : Fin n) p => (Rules.linear_combination (Rules.and_equation (delta a b - 1) (Facts.delta_apart n a
      b p) Rules.no_equation) (identity (delta a b)))). }
  assert (r8 : forall (a b : Fin n), delta a b ^ 2 = delta a b).
  { exact (fun (a b : Fin n) => (Rules.index_cases (fun (b : Fin n) => delta a b ^ 2 = delta a b) a b (r5 a) (fun p_
    => (r7 a b p_)))). }
  assert (r9 : forall (a b : Fin n), delta a b <= 1).
  { assert (identity : forall u0 : R, 1 - u0 = (1 * (((1 - u0) ^ 2) - 0) + (1 * (u0 - (u0 ^ 2)) + 0))) by (intros u0;
    ring).
    exact (fun (a b : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Facts.square_nonneg (1 - delta a b)) (Rules.and_eq 1 (r8 a b) Rules.no_relation)) (identity (delta a b))))). }
  assert (r11 : forall (i : Fin n), 0 <= 1 - delta i m).
  { assert (identity : forall u0 : R, (1 - u0) - 0 = (1 * (1 - u0) + 0)) by (intros u0; ring).
    exact (fun (i : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (r9
      i m) Rules.no_relation) (identity (delta i m))))). }
  assert (r15 : 0 <= Sum (fun i : Fin n => (1 - delta i m) * softmax x i)).
  { exact (proj1 (Rules.sum_sign (fun (i : Fin n) => (1 - delta i m) * softmax x i)) (fun (i : Fin n) =>
    (Facts.mul_nonneg (1 - delta i m) (softmax x i) (r11 i) (r2 i)))). }
  assert (r16 : softmax x m <= softmax x m + Sum (fun i : Fin n => (1 - delta i m) * softmax x i)).
  { assert (identity : forall u0 u1 : R, (u1 + u0) - u1 = (1 * (u0 - 0) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r15 Rules.no_relation)
      (identity (Sum (fun i : Fin n => (1 - delta i m) * softmax x i)) (softmax x m)))). }
  assert (r17 : forall (i_ : Fin n), (1 - delta i_ m) * softmax x i_ = softmax x i_ + -1 * (softmax x i_ * delta i_
    m)).
  { assert (identity : forall u0 u1 : R, ((1 - u0) * u1) = (u1 + ((-1) * (u1 * u0)))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (delta i_ m) (softmax x i_))). }
  assert (r18 : forall (i_ : Fin n), softmax x i_ + -1 * (softmax x i_ * delta i_ m) = softmax x i_ + -1 * (delta i_ m
    * softmax x i_)).
  { assert (identity : forall u0 u1 : R, (u0 + ((-1) * (u0 * u1))) = (u0 + ((-1) * (u1 * u0)))) by (intros u0 u1;
    ring).
    exact (fun (i_ : Fin n) => (identity (softmax x i_) (delta i_ m))). }
  assert (r20 : Sum (fun i : Fin n => (1 - delta i m) * softmax x i) = Sum (fun i : Fin n => softmax x i + -1 * (delta
    i m * softmax x i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r17 i_) (r18 i_)))). }
  assert (r25 : -1 * Sum (fun i : Fin n => delta i m * softmax x i) = -1 * softmax x m).
  { exact (f_equal (fun (h : R) => -1 * h) (Facts.sum_delta n m (fun i : Fin n => softmax x i))). }
  assert (r27 : Sum (fun i : Fin n => softmax x i) + Sum (fun i : Fin n => -1 * (delta i m * softmax x i)) = Sum (fun
    i : Fin n => softmax x i) + -1 * softmax x m).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => h_ + h_1) (@eq_refl R (Sum (fun i : Fin n => softmax x i))) (eq_trans
    (Facts.sum_scale n (-1) (fun i : Fin n => delta i m * softmax x i)) r25)). }
  assert (r30 : Sum (fun i : Fin n => softmax x i) + -1 * softmax x m = -1 * softmax x m + Sum (fun i : Fin n =>
    softmax x i)).
  { assert (identity : forall u0 u1 : R, (u0 + ((-1) * u1)) = (((-1) * u1) + u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => softmax x i)) (softmax x m)). }
  assert (r32 : softmax x m + Sum (fun i : Fin n => (1 - delta i m) * softmax x i) = softmax x m + (-1 * softmax x m +
    Sum (fun i : Fin n => softmax x i))).
  { exact (f_equal (fun (h_2 : R) => softmax x m + h_2) (eq_trans (eq_trans r20 (eq_trans (Facts.sum_add n (fun i :
    Fin n => softmax x i) (fun i : Fin n => -1 * (delta i m * softmax x i))) r27)) r30)). }
  assert (r33 : softmax x m + (-1 * softmax x m + Sum (fun i : Fin n => softmax x i)) = Sum (fun i : Fin n => softmax
    x i)).
  { assert (identity : forall u0 u1 : R, (u0 + (((-1) * u0) + u1)) = u1) by (intros u0 u1; ring).
    exact (identity (softmax x m) (Sum (fun i : Fin n => softmax x i))). }
  assert (identity : forall u0 u1 u2 : R, 1 - u1 = (1 * ((u1 + u2) - u1) + (1 * (u0 - (u1 + u2)) + (1 * (1 - u0) +
    0)))) by (intros u0 u1 u2; ring).
  exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r16 (Rules.and_eq 1
    (eq_trans r32 r33) (Rules.and_eq 1 (Softmax.softmax_sum_one n n_pos x) Rules.no_relation))) (identity (Sum (fun i
    : Fin n => softmax x i)) (softmax x m) (Sum (fun i : Fin n => (1 - delta i m) * softmax x i))))).
Qed.

(* A logit far below another has a small weight. *)
Theorem softmax_weight_le_of_gap (n : nat) (n_pos : (0 < n)%nat) (a : R) (l m : Fin n) (x : Fin n -> R)
    (given_1 : a * (1 - delta l m) <= x m - x l)
    (given_2 : l <> m) :
  softmax x l <= exp (- a).
Proof.
  assert (r0 : softmax x l = exp (x l) / partition x).
  { exact eq_refl. }
  assert (r1 : exp (x l) / partition x = 1 / partition x * exp (x l)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x l)) (/ (partition x))). }
  assert (r3 : softmax x m = exp (x m) / partition x).
  { exact eq_refl. }
  assert (r4 : exp (x m) / partition x = 1 / partition x * exp (x m)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x m)) (/ (partition x))). }
  assert (r6 : x l - x m = x l + -1 * x m).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (identity (x l) (x m)). }
  assert (r7 : exp (x l - x m) = exp (x l + -1 * x m)).
  { exact (f_equal (fun (h : R) => exp h) r6). }
  assert (r10 : -1 * x m = - x m).
  { assert (identity : forall u0 : R, ((-1) * u0) = (- u0)) by (intros u0; ring).
    exact (identity (x m)). }
  assert (r11 : exp (-1 * x m) = exp (- x m)).
  { exact (f_equal (fun (h_ : R) => exp h_) r10). }
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
  { exact (f_equal (fun (h_1 : R) => exp h_1) r22). }
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
  { exact (fun (a : R) => (f_equal (fun (h_2 : R) => exp h_2) (r27 a))). }
  assert (r31 : forall (a : R), exp (- a) = 1 / exp a).
  { assert (identity : forall u0 u1 u2 u3 : R, (1 * u0) - u1 = ((- u1) * (1 - (u2 * (1 * u0))) + ((1 * u0) * (1 - u3)
    + ((- (1 * u0)) * ((u2 * u1) - u3) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a : R) => (Rules.linear_combination (Rules.and_equation (- exp (- a)) (Facts.mul_inverse (exp a) (r14
      a)) (Rules.and_equation (1 / exp a) r26 (Rules.and_equation (- (1 / exp a)) (eq_trans (r28 a) (Facts.exp_add a
      (- a))) Rules.no_equation))) (identity (/ (exp a)) (exp (- a)) (exp a) (exp 0)))). }
  assert (r34 : exp (x l) * exp (-1 * x m) = exp (x l) * (1 / exp (x m))).
  { exact (f_equal (fun (h_3 : R) => exp (x l) * h_3) (eq_trans r11 (r31 (x m)))). }
  assert (r35 : exp (x l) * (1 / exp (x m)) = 1 / exp (x m) * exp (x l)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x l)) (/ (exp (x m)))). }
  assert (r38 : softmax x m * exp (x l - x m) = 1 / partition x * exp (x m) * (1 / exp (x m) * exp (x l))).
  { exact (f_equal2 (fun (h_4 : R) (h_5 : R) => h_4 * h_5) (eq_trans r3 r4) (eq_trans (eq_trans r7 (Facts.exp_add (x
    l) (-1 * x m))) (eq_trans r34 r35))). }
  assert (r39 : 0 < exp (x m)).
  { exact (Facts.exp_pos (x m)). }
  assert (r41 : exp (x m) <> 0).
  { exact (Facts.ne_of_pos (exp (x m)) r39). }
  assert (r44 : 1 / exp (x m) * exp (x m) = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp (x m)) r41) Rules.no_equation)
      (identity (/ (exp (x m))) (exp (x m)))). }
  assert (r45 : 1 / partition x * exp (x m) * (1 / exp (x m) * exp (x l)) = 1 / partition x * exp (x l)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((1 * u0) * u1) - (((1 * u0) * u2) * ((1 * u3) * u1)) = (((1 * u0) *
    u1) * (1 - ((1 * u3) * u2)) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 / partition x * exp (x l)) r44 Rules.no_equation) (identity
      (/ (partition x)) (exp (x l)) (exp (x m)) (/ (exp (x m))))). }
  assert (r50 : 0 <= exp (x l - x m)).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.exp_pos (x l - x m))) Rules.no_relation) (identity (exp (x l - x m))))). }
  assert (r52 : 0 <= 1 - softmax x m).
  { assert (identity : forall u0 : R, (1 - u0) - 0 = (1 * (1 - u0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Softmax.softmax_le_one
      n n_pos x m) Rules.no_relation) (identity (softmax x m)))). }
  assert (r56 : softmax x m * exp (x l - x m) <= exp (x l - x m)).
  { assert (identity : forall u0 u1 : R, u1 - (u0 * u1) = (1 * (((1 - u0) * u1) - 0) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg (1 -
      softmax x m) (exp (x l - x m)) r52 r50) Rules.no_relation) (identity (softmax x m) (exp (x l - x m))))). }
  assert (r58 : x l - x m <= - (a * (1 - delta l m))).
  { assert (identity : forall u0 u1 u2 u3 : R, (- (u2 * (1 - u3))) - (u1 - u0) = (1 * ((u0 - u1) - (u2 * (1 - u3))) +
    0)) by (intros u0 u1 u2 u3; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) given_1
      Rules.no_relation) (identity (x m) (x l) a (delta l m)))). }
  assert (r61 : forall (b a : R), a <= b -> 0 <= exp (b - a) - 1).
  { assert (identity : forall u0 u1 u2 : R, (u0 - 1) - 0 = (1 * (u1 - u2) + (1 * (u0 - (1 + (u1 - u2))) + 0))) by
    (intros u0 u1 u2; ring).
    exact (fun (b a : R) p => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) p
      (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.exp_tangent (b - a)) Rules.no_relation)) (identity (exp
      (b - a)) b a)))). }
  assert (r62 : forall (a : R), 0 <= exp a).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (a : R) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le
      _ _ (r12 a)) Rules.no_relation) (identity (exp a))))). }
  assert (r66 : forall (b a : R), b = a + (b - a)).
  { assert (identity : forall u0 u1 : R, u0 = (u1 + (u0 - u1))) by (intros u0 u1; ring).
    exact (fun (b a : R) => (identity b a)). }
  assert (r67 : forall (b a : R), exp b = exp (a + (b - a))).
  { exact (fun (b a : R) => (f_equal (fun (h_6 : R) => exp h_6) (r66 b a))). }
  assert (r70 : forall (a b : R), a <= b -> exp a <= exp b).
  { assert (identity : forall u0 u1 u2 : R, u2 - u0 = (1 * ((u0 * (u1 - 1)) - 0) + ((-1) * ((u0 * u1) - u2) + 0))) by
    (intros u0 u1 u2; ring).
    exact (fun (a b : R) p_ => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Facts.mul_nonneg (exp a) (exp (b - a) - 1) (r62 a) (r61 b a p_)) (Rules.and_eq (-1) (eq_trans (r67 b a)
      (Facts.exp_add a (b - a))) Rules.no_relation)) (identity (exp a) (exp (b - a)) (exp b))))). }
  assert (r74 : - (a * (1 - delta l m)) = - (a * (1 - 0))).
  { exact (f_equal (fun (h_7 : R) => - (a * (1 - h_7))) (Facts.delta_apart n l m given_2)). }
  assert (r75 : - (a * (1 - 0)) = -1 * a).
  { assert (identity : forall u0 : R, (- (u0 * (1 - 0))) = ((-1) * u0)) by (intros u0; ring).
    exact (identity a). }
  assert (r77 : exp (- (a * (1 - delta l m))) = exp (-1 * a)).
  { exact (f_equal (fun (h_8 : R) => exp h_8) (eq_trans r74 r75)). }
  assert (r78 : - a = -1 * a).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (identity a). }
  assert (r79 : exp (- a) = exp (-1 * a)).
  { exact (f_equal (fun (h_9 : R) => exp h_9) r78). }
  assert (identity : forall u0 u1 u2 u3 u4 : R, u0 - u4 = (1 * ((u3 * u2) - u4) + (1 * (u2 - (u3 * u2)) + (1 * (u1 -
    u2) + (1 * (u0 - u1) + 0))))) by (intros u0 u1 u2 u3 u4; ring).
  exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_trans (eq_trans r0 r1) (eq_sym (eq_trans r38 r45)))
    (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r56 (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (r70 (x l -
    x m) (- (a * (1 - delta l m))) r58) (Rules.and_eq 1 (eq_trans r77 (eq_sym r79)) Rules.no_relation)))) (identity
    (exp (- a)) (exp (- (a * (1 - delta l m)))) (exp (x l - x m)) (softmax x m) (softmax x l)))).
Qed.

(* A gap bounds each of the other weights. *)
Theorem softmax_others_le_of_gap (n : nat) (n_pos : (0 < n)%nat) (a : R) (m : Fin n) (x : Fin n -> R) (l : Fin n)
    (given : forall l : Fin n, a * (1 - delta l m) <= x m - x l) :
  (1 - delta l m) * softmax x l <= (1 - delta l m) * exp (- a).
Proof.
  assert (r0 : delta l l = 1).
  { exact (Facts.delta_same n l). }
  assert (r1 : (1 - delta l l) * softmax x l = (1 - 1) * softmax x l).
  { exact (f_equal (fun (h : R) => (1 - h) * softmax x l) r0). }
  assert (r2 : (1 - 1) * softmax x l = 0).
  { assert (identity : forall u0 : R, ((1 - 1) * u0) = 0) by (intros u0; ring).
    exact (identity (softmax x l)). }
  assert (r4 : - a = -1 * a).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (identity a). }
  assert (r5 : exp (- a) = exp (-1 * a)).
  { exact (f_equal (fun (h_ : R) => exp h_) r4). }
  assert (r6 : (1 - delta l l) * exp (- a) = (1 - 1) * exp (-1 * a)).
  { exact (f_equal2 (fun (h_1 : R) (h_2 : R) => (1 - h_1) * h_2) r0 r5). }
  assert (r7 : (1 - 1) * exp (-1 * a) = 0).
  { assert (identity : forall u0 : R, ((1 - 1) * u0) = 0) by (intros u0; ring).
    exact (identity (exp (-1 * a))). }
  assert (r11 : (1 - delta l l) * softmax x l <= (1 - delta l l) * exp (- a)).
  { assert (identity : forall u0 u1 u2 : R, ((1 - u0) * u1) - ((1 - u0) * u2) = (1 * (((1 - u0) * u1) - ((1 - u0) *
    u2)) + 0)) by (intros u0 u1 u2; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_trans (eq_trans r1 r2) (eq_sym (eq_trans r6 r7)))
      Rules.no_relation) (identity (delta l l) (exp (- a)) (softmax x l)))). }
  assert (r12 : l <> m -> delta l m = 0).
  { exact (fun p => (Facts.delta_apart n l m p)). }
  assert (r13 : l <> m -> (1 - delta l m) * softmax x l = (1 - 0) * softmax x l).
  { exact (fun p_ => (f_equal (fun (h_3 : R) => (1 - h_3) * softmax x l) (r12 p_))). }
  assert (r14 : (1 - 0) * softmax x l = softmax x l).
  { assert (identity : forall u0 : R, ((1 - 0) * u0) = u0) by (intros u0; ring).
    exact (identity (softmax x l)). }
  assert (r17 : forall (i : Fin n), a * (1 - delta i m) <= x m - x i).
  { exact (fun (i : Fin n) => (given i)). }
  assert (r21 : l <> m -> (1 - delta l m) * exp (- a) = (1 - 0) * exp (-1 * a)).
  { exact (fun p_1 => (f_equal2 (fun (h_4 : R) (h_5 : R) => (1 - h_4) * h_5) (r12 p_1) r5)). }
  assert (r22 : (1 - 0) * exp (-1 * a) = exp (-1 * a)).
  { assert (identity : forall u0 : R, ((1 - 0) * u0) = u0) by (intros u0; ring).
    exact (identity (exp (-1 * a))). }
  assert (r26 : l <> m -> (1 - delta l m) * softmax x l <= (1 - delta l m) * exp (- a)).
  { assert (identity : forall u0 u1 u2 : R, ((1 - u0) * u1) - ((1 - u0) * u2) = (1 * (u2 - ((1 - u0) * u2)) + (1 * (u1
    - u2) + (1 * (((1 - u0) * u1) - u1) + 0)))) by (intros u0 u1 u2; ring).
    exact (fun p_2 => (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_trans (r13 p_2) r14) (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) (Softmax.softmax_weight_le_of_gap n n_pos a l m x (r17 l) p_2) (Rules.and_eq 1
      (eq_trans r5 (eq_sym (eq_trans (r21 p_2) r22))) Rules.no_relation))) (identity (delta l m) (exp (- a)) (softmax
      x l))))). }
  exact (Rules.index_cases (fun (m : Fin n) => (forall l : Fin n, a * (1 - delta l m) <= x m - x l) -> (1 - delta l m)
    * softmax x l <= (1 - delta l m) * exp (- a)) l m (fun p_3 => r11) (fun p_4 p_5 => (r26 p_4)) given).
Qed.

(* A gap bounds all other weights together. *)
Theorem softmax_complement_le_of_gap (n : nat) (n_pos : (0 < n)%nat) (a : R) (m : Fin n) (x : Fin n -> R)
    (given : forall l : Fin n, a * (1 - delta l m) <= x m - x l) :
  1 - softmax x m <= (INR n - 1) * exp (- a).
Proof.
  assert (r0 : 1 - softmax x m = 1 + -1 * softmax x m).
  { assert (identity : forall u0 : R, (1 - u0) = (1 + ((-1) * u0))) by (intros u0; ring).
    exact (identity (softmax x m)). }
  assert (r1 : forall (i : Fin n), (1 - delta i m) * softmax x i = softmax x i + -1 * (softmax x i * delta i m)).
  { assert (identity : forall u0 u1 : R, ((1 - u0) * u1) = (u1 + ((-1) * (u1 * u0)))) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (delta i m) (softmax x i))). }
  assert (r2 : forall (i : Fin n), softmax x i + -1 * (softmax x i * delta i m) = softmax x i + -1 * (delta i m *
    softmax x i)).
  { assert (identity : forall u0 u1 : R, (u0 + ((-1) * (u0 * u1))) = (u0 + ((-1) * (u1 * u0)))) by (intros u0 u1;
    ring).
    exact (fun (i : Fin n) => (identity (softmax x i) (delta i m))). }
  assert (r4 : Sum (fun i : Fin n => (1 - delta i m) * softmax x i) = Sum (fun i : Fin n => softmax x i + -1 * (delta
    i m * softmax x i))).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r1 i) (r2 i)))). }
  assert (r5 : Sum (fun i : Fin n => softmax x i + -1 * (delta i m * softmax x i)) = Sum (fun i : Fin n => softmax x
    i) + Sum (fun i : Fin n => -1 * (delta i m * softmax x i))).
  { exact (Facts.sum_add n (fun i : Fin n => softmax x i) (fun i : Fin n => -1 * (delta i m * softmax x i))). }
  assert (r8 : Sum (fun i : Fin n => delta i m * softmax x i) = softmax x m).
  { exact (Facts.sum_delta n m (fun i : Fin n => softmax x i)). }
  assert (r9 : -1 * Sum (fun i : Fin n => delta i m * softmax x i) = -1 * softmax x m).
  { exact (f_equal (fun (h : R) => -1 * h) r8). }
  assert (r10 : Sum (fun i : Fin n => -1 * (delta i m * softmax x i)) = -1 * softmax x m).
  { exact (eq_trans (Facts.sum_scale n (-1) (fun i : Fin n => delta i m * softmax x i)) r9). }
  assert (r11 : Sum (fun i : Fin n => softmax x i) + Sum (fun i : Fin n => -1 * (delta i m * softmax x i)) = 1 + -1 *
    softmax x m).
  { exact (f_equal2 (fun (h_ : R) (h_1 : R) => h_ + h_1) (Softmax.softmax_sum_one n n_pos x) r10). }
  assert (r17 : Sum (fun i : Fin n => softmax x i) + Sum (fun i : Fin n => -1 * (delta i m * softmax x i)) = Sum (fun
    i : Fin n => softmax x i) + -1 * softmax x m).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 + h_3) (@eq_refl R (Sum (fun i : Fin n => softmax x i))) r10). }
  assert (r20 : Sum (fun i : Fin n => softmax x i) + -1 * softmax x m = -1 * softmax x m + Sum (fun i : Fin n =>
    softmax x i)).
  { assert (identity : forall u0 u1 : R, (u0 + ((-1) * u1)) = (((-1) * u1) + u0)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => softmax x i)) (softmax x m)). }
  assert (r22 : - a = -1 * a).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (identity a). }
  assert (r23 : exp (- a) = exp (-1 * a)).
  { exact (f_equal (fun (h_4 : R) => exp h_4) r22). }
  assert (r24 : forall (i_ : Fin n), (1 - delta i_ m) * exp (- a) = (1 - delta i_ m) * exp (-1 * a)).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_5 : R) => (1 - delta i_ m) * h_5) r23)). }
  assert (r25 : forall (i_ : Fin n), (1 - delta i_ m) * exp (-1 * a) = -1 * (delta i_ m * exp (-1 * a)) + exp (-1 *
    a)).
  { assert (identity : forall u0 u1 : R, ((1 - u0) * u1) = (((-1) * (u0 * u1)) + u1)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (delta i_ m) (exp (-1 * a)))). }
  assert (r27 : forall (i_ : Fin n), -1 * (delta i_ m * exp (-1 * a)) + exp (-1 * a) = -1 * exp (-1 * a) * (delta i_ m
    * 1) + exp (-1 * a) * 1).
  { assert (identity : forall u0 u1 : R, (((-1) * (u0 * u1)) + u1) = ((((-1) * u1) * (u0 * 1)) + (u1 * 1))) by (intros
    u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (delta i_ m) (exp (-1 * a)))). }
  assert (r29 : Sum (fun i : Fin n => (1 - delta i m) * exp (- a)) = Sum (fun i : Fin n => -1 * exp (-1 * a) * (delta
    i m * 1) + exp (-1 * a) * 1)).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (eq_trans (r24 i_) (r25 i_)) (r27 i_)))). }
  assert (r33 : -1 * exp (-1 * a) * Sum (fun i : Fin n => delta i m * 1) = -1 * exp (-1 * a) * 1).
  { exact (f_equal (fun (h_6 : R) => -1 * exp (-1 * a) * h_6) (Facts.sum_delta n m (fun i : Fin n => 1))). }
  assert (r34 : Sum (fun i : Fin n => -1 * exp (-1 * a) * (delta i m * 1)) = -1 * exp (-1 * a) * 1).
  { exact (eq_trans (Facts.sum_scale n (-1 * exp (-1 * a)) (fun i : Fin n => delta i m * 1)) r33). }
  assert (r37 : exp (-1 * a) * Sum (fun i : Fin n => 1) = exp (-1 * a) * INR n).
  { exact (f_equal (fun (h_7 : R) => exp (-1 * a) * h_7) (Facts.sum_one n)). }
  assert (r38 : Sum (fun i : Fin n => exp (-1 * a) * 1) = exp (-1 * a) * INR n).
  { exact (eq_trans (Facts.sum_scale n (exp (-1 * a)) (fun i : Fin n => 1)) r37). }
  assert (r39 : Sum (fun i : Fin n => -1 * exp (-1 * a) * (delta i m * 1)) + Sum (fun i : Fin n => exp (-1 * a) * 1) =
    -1 * exp (-1 * a) * 1 + exp (-1 * a) * INR n).
  { exact (f_equal2 (fun (h_8 : R) (h_9 : R) => h_8 + h_9) r34 r38). }
  assert (r42 : -1 * exp (-1 * a) * 1 + exp (-1 * a) * INR n = INR n * exp (-1 * a) + -1 * exp (-1 * a)).
  { assert (identity : forall u0 u1 : R, ((((-1) * u0) * 1) + (u0 * u1)) = ((u1 * u0) + ((-1) * u0))) by (intros u0
    u1; ring).
    exact (identity (exp (-1 * a)) (INR n)). }
  assert (r43 : Sum (fun i : Fin n => (1 - delta i m) * exp (- a)) = INR n * exp (-1 * a) + -1 * exp (-1 * a)).
  { exact (eq_trans (eq_trans r29 (eq_trans (Facts.sum_add n (fun i : Fin n => -1 * exp (-1 * a) * (delta i m * 1))
    (fun i : Fin n => exp (-1 * a) * 1)) r39)) r42). }
  assert (r44 : forall (i_1 : Fin n), (1 - delta i_1 m) * exp (- a) - (1 - delta i_1 m) * softmax x i_1 = (1 - delta
    i_1 m) * exp (-1 * a) - (1 - delta i_1 m) * softmax x i_1).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_10 : R) => (1 - delta i_1 m) * h_10 - (1 - delta i_1 m) * softmax x
    i_1) r23)). }
  assert (r45 : forall (i_1 : Fin n), (1 - delta i_1 m) * exp (-1 * a) - (1 - delta i_1 m) * softmax x i_1 = -1 *
    softmax x i_1 + softmax x i_1 * delta i_1 m + -1 * (delta i_1 m * exp (-1 * a)) + exp (-1 * a)).
  { assert (identity : forall u0 u1 u2 : R, (((1 - u0) * u1) - ((1 - u0) * u2)) = (((((-1) * u2) + (u2 * u0)) + ((-1)
    * (u0 * u1))) + u1)) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (delta i_1 m) (exp (-1 * a)) (softmax x i_1))). }
  assert (r47 : forall (i_1 : Fin n), -1 * softmax x i_1 + softmax x i_1 * delta i_1 m + -1 * (delta i_1 m * exp (-1 *
    a)) + exp (-1 * a) = -1 * softmax x i_1 + delta i_1 m * softmax x i_1 + -1 * exp (-1 * a) * (delta i_1 m * 1) +
    exp (-1 * a) * 1).
  { assert (identity : forall u0 u1 u2 : R, (((((-1) * u0) + (u0 * u1)) + ((-1) * (u1 * u2))) + u2) = (((((-1) * u0) +
    (u1 * u0)) + (((-1) * u2) * (u1 * 1))) + (u2 * 1))) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (softmax x i_1) (delta i_1 m) (exp (-1 * a)))). }
  assert (r49 : Sum (fun i : Fin n => (1 - delta i m) * exp (- a) - (1 - delta i m) * softmax x i) = Sum (fun i : Fin
    n => -1 * softmax x i + delta i m * softmax x i + -1 * exp (-1 * a) * (delta i m * 1) + exp (-1 * a) * 1)).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (eq_trans (r44 i_1) (r45 i_1)) (r47 i_1)))). }
  assert (r52 : Sum (fun i : Fin n => -1 * softmax x i + delta i m * softmax x i + -1 * exp (-1 * a) * (delta i m *
    1)) + Sum (fun i : Fin n => exp (-1 * a) * 1) = Sum (fun i : Fin n => -1 * softmax x i + delta i m * softmax x i)
    + Sum (fun i : Fin n => -1 * exp (-1 * a) * (delta i m * 1)) + Sum (fun i : Fin n => exp (-1 * a) * 1)).
  { exact (f_equal (fun (h_11 : R) => h_11 + Sum (fun i : Fin n => exp (-1 * a) * 1)) (Facts.sum_add n (fun i : Fin n
    => -1 * softmax x i + delta i m * softmax x i) (fun i : Fin n => -1 * exp (-1 * a) * (delta i m * 1)))). }
  assert (r55 : Sum (fun i : Fin n => -1 * softmax x i + delta i m * softmax x i) + Sum (fun i : Fin n => -1 * exp (-1
    * a) * (delta i m * 1)) + Sum (fun i : Fin n => exp (-1 * a) * 1) = Sum (fun i : Fin n => -1 * softmax x i) + Sum
    (fun i : Fin n => delta i m * softmax x i) + Sum (fun i : Fin n => -1 * exp (-1 * a) * (delta i m * 1)) + Sum (fun
    i : Fin n => exp (-1 * a) * 1)).
  { exact (f_equal (fun (h_12 : R) => h_12 + Sum (fun i : Fin n => -1 * exp (-1 * a) * (delta i m * 1)) + Sum (fun i :
    Fin n => exp (-1 * a) * 1)) (Facts.sum_add n (fun i : Fin n => -1 * softmax x i) (fun i : Fin n => delta i m *
    softmax x i))). }
  assert (r58 : Sum (fun i : Fin n => -1 * softmax x i) + Sum (fun i : Fin n => delta i m * softmax x i) + Sum (fun i
    : Fin n => -1 * exp (-1 * a) * (delta i m * 1)) + Sum (fun i : Fin n => exp (-1 * a) * 1) = -1 * Sum (fun i : Fin
    n => softmax x i) + softmax x m + -1 * exp (-1 * a) * 1 + exp (-1 * a) * INR n).
  { exact (f_equal4 (fun (h_13 : R) (h_14 : R) (h_15 : R) (h_16 : R) => h_13 + h_14 + h_15 + h_16) (Facts.sum_scale n
    (-1) (fun i : Fin n => softmax x i)) r8 r34 r38). }
  assert (r61 : -1 * Sum (fun i : Fin n => softmax x i) + softmax x m + -1 * exp (-1 * a) * 1 + exp (-1 * a) * INR n =
    INR n * exp (-1 * a) + softmax x m + -1 * exp (-1 * a) + -1 * Sum (fun i : Fin n => softmax x i)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((((-1) * u0) + u1) + (((-1) * u2) * 1)) + (u2 * u3)) = ((((u3 * u2) +
    u1) + ((-1) * u2)) + ((-1) * u0))) by (intros u0 u1 u2 u3; ring).
    exact (identity (Sum (fun i : Fin n => softmax x i)) (softmax x m) (exp (-1 * a)) (INR n)). }
  assert (r63 : Sum (fun i : Fin n => (1 - delta i m) * exp (- a)) - Sum (fun i : Fin n => (1 - delta i m) * exp (- a)
    - (1 - delta i m) * softmax x i) = INR n * exp (-1 * a) + -1 * exp (-1 * a) - (INR n * exp (-1 * a) + softmax x m
    + -1 * exp (-1 * a) + -1 * Sum (fun i : Fin n => softmax x i))).
  { exact (f_equal2 (fun (h_17 : R) (h_18 : R) => h_17 - h_18) r43 (eq_trans (eq_trans r49 (eq_trans (eq_trans
    (eq_trans (Facts.sum_add n (fun i : Fin n => -1 * softmax x i + delta i m * softmax x i + -1 * exp (-1 * a) *
    (delta i m * 1)) (fun i : Fin n => exp (-1 * a) * 1)) r52) r55) r58)) r61)). }
  assert (r64 : INR n * exp (-1 * a) + -1 * exp (-1 * a) - (INR n * exp (-1 * a) + softmax x m + -1 * exp (-1 * a) +
    -1 * Sum (fun i : Fin n => softmax x i)) = -1 * softmax x m + Sum (fun i : Fin n => softmax x i)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) + ((-1) * u1)) - ((((u0 * u1) + u2) + ((-1) * u1)) + ((-1)
    * u3))) = (((-1) * u2) + u3)) by (intros u0 u1 u2 u3; ring).
    exact (identity (INR n) (exp (-1 * a)) (softmax x m) (Sum (fun i : Fin n => softmax x i))). }
  assert (r70 : forall (i_2 : Fin n), 0 <= (1 - delta i_2 m) * exp (- a) - (1 - delta i_2 m) * softmax x i_2).
  { assert (identity : forall u0 u1 u2 : R, (((1 - u0) * u1) - ((1 - u0) * u2)) - 0 = (1 * (((1 - u0) * u1) - ((1 -
    u0) * u2)) + 0)) by (intros u0 u1 u2; ring).
    exact (fun (i_2 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Softmax.softmax_others_le_of_gap n n_pos a m x i_2 given) Rules.no_relation) (identity (delta i_2 m) (exp (-
      a)) (softmax x i_2))))). }
  assert (r71 : 0 <= Sum (fun i : Fin n => (1 - delta i m) * exp (- a) - (1 - delta i m) * softmax x i)).
  { exact (proj1 (Rules.sum_sign (fun (i_2 : Fin n) => (1 - delta i_2 m) * exp (- a) - (1 - delta i_2 m) * softmax x
    i_2)) (fun (i_2 : Fin n) => (r70 i_2))). }
  assert (r72 : Sum (fun i : Fin n => (1 - delta i m) * exp (- a)) - Sum (fun i : Fin n => (1 - delta i m) * exp (- a)
    - (1 - delta i m) * softmax x i) <= Sum (fun i : Fin n => (1 - delta i m) * exp (- a))).
  { assert (identity : forall u0 u1 : R, u1 - (u1 - u0) = (1 * (u0 - 0) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r71 Rules.no_relation)
      (identity (Sum (fun i : Fin n => (1 - delta i m) * exp (- a) - (1 - delta i m) * softmax x i)) (Sum (fun i : Fin
      n => (1 - delta i m) * exp (- a)))))). }
  assert (r73 : (INR n - 1) * exp (- a) = (INR n - 1) * exp (-1 * a)).
  { exact (f_equal (fun (h_19 : R) => (INR n - 1) * h_19) r23). }
  assert (r74 : (INR n - 1) * exp (-1 * a) = INR n * exp (-1 * a) + -1 * exp (-1 * a)).
  { assert (identity : forall u0 u1 : R, ((u0 - 1) * u1) = ((u0 * u1) + ((-1) * u1))) by (intros u0 u1; ring).
    exact (identity (INR n) (exp (-1 * a))). }
  assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 - 1) * u1) - (1 - u5) = (1 * (u4 - (1 - u5)) + (1 * ((u2 - u3)
    - u4) + (1 * (u2 - (u2 - u3)) + (1 * (((u0 - 1) * u1) - u2) + 0))))) by (intros u0 u1 u2 u3 u4 u5; ring).
  exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_trans r0 (eq_sym (eq_trans r4 (eq_trans r5 r11))))
    (Rules.and_eq 1 (eq_trans (eq_trans (eq_trans r4 (eq_trans r5 r17)) r20) (eq_sym (eq_trans r63 r64)))
    (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r72 (Rules.and_eq 1 (eq_trans r43 (eq_sym (eq_trans r73 r74)))
    Rules.no_relation)))) (identity (INR n) (exp (- a)) (Sum (fun i : Fin n => (1 - delta i m) * exp (- a))) (Sum (fun
    i : Fin n => (1 - delta i m) * exp (- a) - (1 - delta i m) * softmax x i)) (Sum (fun i : Fin n => (1 - delta i m)
    * softmax x i)) (softmax x m)))).
Qed.

(* A gap bounds the product of two weights. *)
Theorem softmax_product_le_of_gap (n : nat) (n_pos : (0 < n)%nat) (a : R) (m : Fin n) (x : Fin n -> R) (i j : Fin n)
    (given_1 : forall l : Fin n, a * (1 - delta l m) <= x m - x l)
    (given_2 : i <> j) :
  softmax x i * softmax x j <= (INR n - 1) * exp (- a).
Proof.
  assert (r2 : 0 <= softmax x j).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Softmax.softmax_pos n n_pos x j)) Rules.no_relation) (identity (softmax x j)))). }
  assert (r5 : 0 <= 1 - softmax x i).
  { assert (identity : forall u0 : R, (1 - u0) - 0 = (1 * (1 - u0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Softmax.softmax_le_one
      n n_pos x i) Rules.no_relation) (identity (softmax x i)))). }
  assert (r9 : softmax x i * softmax x j <= softmax x j).
  { assert (identity : forall u0 u1 : R, u1 - (u0 * u1) = (1 * (((1 - u0) * u1) - 0) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg (1 -
      softmax x i) (softmax x j) r5 r2) Rules.no_relation) (identity (softmax x i) (softmax x j)))). }
  assert (r12 : softmax x j <= 1 - softmax x i).
  { assert (identity : forall u0 u1 : R, (1 - u0) - u1 = (1 * (1 - (u0 + u1)) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Softmax.softmax_two_weights_le_one n n_pos i j x given_2) Rules.no_relation) (identity (softmax x i) (softmax x
      j)))). }
  assert (r15 : (forall l : Fin n, a * (1 - delta l i) <= x i - x l) -> softmax x i * softmax x j <= (INR n - 1) * exp
    (- a)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 - 1) * u1) - (u2 * u3) = (1 * (u3 - (u2 * u3)) + (1 * ((1 - u2) -
    u3) + (1 * (((u0 - 1) * u1) - (1 - u2)) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (fun p => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r9
      (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r12 (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Softmax.softmax_complement_le_of_gap n n_pos a i x p) Rules.no_relation))) (identity (INR n) (exp (- a))
      (softmax x i) (softmax x j))))). }
  assert (r17 : 0 <= 1 - softmax x j).
  { assert (identity : forall u0 : R, (1 - u0) - 0 = (1 * (1 - u0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Softmax.softmax_le_one
      n n_pos x j) Rules.no_relation) (identity (softmax x j)))). }
  assert (r18 : 0 <= softmax x i).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Softmax.softmax_pos n n_pos x i)) Rules.no_relation) (identity (softmax x i)))). }
  assert (r22 : softmax x i * softmax x j <= softmax x i).
  { assert (identity : forall u0 u1 : R, u0 - (u0 * u1) = (1 * ((u0 * (1 - u1)) - 0) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg
      (softmax x i) (1 - softmax x j) r18 r17) Rules.no_relation) (identity (softmax x i) (softmax x j)))). }
  assert (r24 : i <> m -> softmax x i <= 1 - softmax x m).
  { assert (identity : forall u0 u1 : R, (1 - u1) - u0 = (1 * (1 - (u0 + u1)) + 0)) by (intros u0 u1; ring).
    exact (fun p_ => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Softmax.softmax_two_weights_le_one n n_pos i m x p_) Rules.no_relation) (identity (softmax x i) (softmax x
      m))))). }
  assert (r25 : i <> m -> softmax x i * softmax x j <= (INR n - 1) * exp (- a)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 - 1) * u1) - (u3 * u4) = (1 * (u3 - (u3 * u4)) + (1 * ((1 - u2)
    - u3) + (1 * (((u0 - 1) * u1) - (1 - u2)) + 0)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun p_1 => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r22
      (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (r24 p_1) (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Softmax.softmax_complement_le_of_gap n n_pos a m x given_1) Rules.no_relation))) (identity (INR n) (exp (- a))
      (softmax x m) (softmax x i) (softmax x j))))). }
  exact (Rules.index_cases (fun (m : Fin n) => (forall l : Fin n, a * (1 - delta l m) <= x m - x l) -> softmax x i *
    softmax x j <= (INR n - 1) * exp (- a)) i m (fun p_2 => (r15 p_2)) (fun p_3 p_4 => (r25 p_3)) given_1).
Qed.

(* A gap bounds the diagonal of the Jacobian. *)
Theorem softmax_own_product_le_of_gap (n : nat) (n_pos : (0 < n)%nat) (a : R) (m : Fin n) (x : Fin n -> R) (i : Fin n)
    (given : forall l : Fin n, a * (1 - delta l m) <= x m - x l) :
  softmax x i * (1 - softmax x i) <= (INR n - 1) * exp (- a).
Proof.
  assert (r2 : 0 <= 1 - softmax x i).
  { assert (identity : forall u0 : R, (1 - u0) - 0 = (1 * (1 - u0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Softmax.softmax_le_one
      n n_pos x i) Rules.no_relation) (identity (softmax x i)))). }
  assert (r5 : softmax x i * (1 - softmax x i) <= 1 - softmax x i).
  { assert (identity : forall u0 : R, (1 - u0) - (u0 * (1 - u0)) = (1 * (((1 - u0) * (1 - u0)) - 0) + 0)) by (intros
    u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg (1 -
      softmax x i) (1 - softmax x i) r2 r2) Rules.no_relation) (identity (softmax x i)))). }
  assert (r8 : (forall l : Fin n, a * (1 - delta l i) <= x i - x l) -> softmax x i * (1 - softmax x i) <= (INR n - 1)
    * exp (- a)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - 1) * u1) - (u2 * (1 - u2)) = (1 * ((1 - u2) - (u2 * (1 - u2))) + (1
    * (((u0 - 1) * u1) - (1 - u2)) + 0))) by (intros u0 u1 u2; ring).
    exact (fun p => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r5
      (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Softmax.softmax_complement_le_of_gap n n_pos a i x p)
      Rules.no_relation)) (identity (INR n) (exp (- a)) (softmax x i))))). }
  assert (r10 : 0 < Sum (fun i : Fin n => exp (x i))).
  { exact (proj2 (Rules.sum_sign (fun (i_ : Fin n) => exp (x i_))) n_pos (fun (i_ : Fin n) => (Facts.exp_pos (x
    i_)))). }
  assert (r11 : partition x = Sum (fun i : Fin n => exp (x i))).
  { exact eq_refl. }
  assert (r13 : 0 < partition x).
  { exact (eq_ind (Sum (fun i : Fin n => exp (x i))) (fun (h : R) => 0 < h) r10 (partition x) (eq_sym r11)). }
  assert (r15 : 0 < 1 / partition x).
  { exact (Facts.inverse_pos (partition x) r13). }
  assert (r16 : 0 < exp (x i)).
  { exact (Facts.exp_pos (x i)). }
  assert (r20 : exp (x i) * (1 / partition x) = exp (x i) / partition x).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = (u0 * u1)) by (intros u0 u1; ring).
    exact (identity (exp (x i)) (/ (partition x))). }
  assert (r21 : 0 < exp (x i) / partition x).
  { exact (eq_ind (exp (x i) * (1 / partition x)) (fun (h_ : R) => 0 < h_) (Facts.mul_pos (exp (x i)) (1 / partition
    x) r16 r15) (exp (x i) / partition x) r20). }
  assert (r22 : softmax x i = exp (x i) / partition x).
  { exact eq_refl. }
  assert (r24 : 0 < softmax x i).
  { exact (eq_ind (exp (x i) / partition x) (fun (h_1 : R) => 0 < h_1) r21 (softmax x i) (eq_sym r22)). }
  assert (r26 : softmax x i <> 0).
  { exact (Facts.ne_of_pos (softmax x i) r24). }
  assert (r29 : 0 <= softmax x i ^ 2).
  { assert (identity : forall u0 : R, (u0 ^ 2) - 0 = (1 * ((u0 ^ 2) - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.square_pos (softmax x i) r26)) Rules.no_relation) (identity (softmax x i)))). }
  assert (r30 : softmax x i * (1 - softmax x i) <= softmax x i).
  { assert (identity : forall u0 : R, u0 - (u0 * (1 - u0)) = (1 * ((u0 ^ 2) - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r29 Rules.no_relation)
      (identity (softmax x i)))). }
  assert (r33 : i <> m -> softmax x i <= 1 - softmax x m).
  { assert (identity : forall u0 u1 : R, (1 - u1) - u0 = (1 * (1 - (u0 + u1)) + 0)) by (intros u0 u1; ring).
    exact (fun p_ => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Softmax.softmax_two_weights_le_one n n_pos i m x p_) Rules.no_relation) (identity (softmax x i) (softmax x
      m))))). }
  assert (r34 : i <> m -> softmax x i * (1 - softmax x i) <= (INR n - 1) * exp (- a)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 - 1) * u1) - (u3 * (1 - u3)) = (1 * (u3 - (u3 * (1 - u3))) + (1 *
    ((1 - u2) - u3) + (1 * (((u0 - 1) * u1) - (1 - u2)) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (fun p_1 => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r30
      (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (r33 p_1) (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Softmax.softmax_complement_le_of_gap n n_pos a m x given) Rules.no_relation))) (identity (INR n) (exp (- a))
      (softmax x m) (softmax x i))))). }
  exact (Rules.index_cases (fun (m : Fin n) => (forall l : Fin n, a * (1 - delta l m) <= x m - x l) -> softmax x i *
    (1 - softmax x i) <= (INR n - 1) * exp (- a)) i m (fun p_2 => (r8 p_2)) (fun p_3 p_4 => (r34 p_3)) given).
Qed.

(* A gap of one logit above the others bounds the Jacobian. *)
Theorem softmax_jacobian_le_of_gap (n : nat) (n_pos : (0 < n)%nat) (a : R) (m : Fin n) (x : Fin n -> R) (i j : Fin n)
    (given : forall l : Fin n, a * (1 - delta l m) <= x m - x l) :
  softmax x i * (delta i j - softmax x j) <= (INR n - 1) * exp (- a) /\ - ((INR n - 1) * exp (- a)) <= softmax x i *
    (delta i j - softmax x j).
Proof.
  assert (r1 : softmax x i * (delta i i - softmax x i) = softmax x i * (1 - softmax x i)).
  { exact (f_equal (fun (h : R) => softmax x i * (h - softmax x i)) (Facts.delta_same n i)). }
  assert (r2 : softmax x i * (1 - softmax x i) = softmax x i + -1 * softmax x i ^ 2).
  { assert (identity : forall u0 : R, (u0 * (1 - u0)) = (u0 + ((-1) * (u0 ^ 2)))) by (intros u0; ring).
    exact (identity (softmax x i)). }
  assert (r5 : softmax x i * (delta i i - softmax x i) <= (INR n - 1) * exp (- a)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 - 1) * u1) - (u2 * (u3 - u2)) = (1 * ((u2 * (1 - u2)) - (u2 * (u3
    - u2))) + (1 * (((u0 - 1) * u1) - (u2 * (1 - u2))) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_eq 1 r1 (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Softmax.softmax_own_product_le_of_gap n n_pos a m x i given) Rules.no_relation)) (identity (INR n) (exp (- a))
      (softmax x i) (delta i i)))). }
  assert (r7 : i <> j -> softmax x i * (delta i j - softmax x j) = softmax x i * (0 - softmax x j)).
  { exact (fun p => (f_equal (fun (h_ : R) => softmax x i * (h_ - softmax x j)) (Facts.delta_apart n i j p))). }
  assert (r8 : softmax x i * (0 - softmax x j) = -1 * (softmax x i * softmax x j)).
  { assert (identity : forall u0 u1 : R, (u0 * (0 - u1)) = ((-1) * (u0 * u1))) by (intros u0 u1; ring).
    exact (identity (softmax x i) (softmax x j)). }
  assert (r9 : i <> j -> softmax x i * (delta i j - softmax x j) = -1 * (softmax x i * softmax x j)).
  { exact (fun p_ => (eq_trans (r7 p_) r8)). }
  assert (r10 : - (softmax x i * softmax x j) = -1 * (softmax x i * softmax x j)).
  { assert (identity : forall u0 u1 : R, (- (u0 * u1)) = ((-1) * (u0 * u1))) by (intros u0 u1; ring).
    exact (identity (softmax x i) (softmax x j)). }
  assert (r18 : 0 <= softmax x i * softmax x j).
  { assert (identity : forall u0 u1 : R, (u0 * u1) - 0 = (1 * ((u0 * u1) - 0) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.mul_pos (softmax x i) (softmax x j) (Softmax.softmax_pos n n_pos x i) (Softmax.softmax_pos n n_pos x j)))
      Rules.no_relation) (identity (softmax x i) (softmax x j)))). }
  assert (r19 : - (softmax x i * softmax x j) <= 0).
  { assert (identity : forall u0 u1 : R, 0 - (- (u0 * u1)) = (1 * ((u0 * u1) - 0) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r18 Rules.no_relation)
      (identity (softmax x i) (softmax x j)))). }
  assert (r21 : 0 <= 1 - softmax x m).
  { assert (identity : forall u0 : R, (1 - u0) - 0 = (1 * (1 - u0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Softmax.softmax_le_one
      n n_pos x m) Rules.no_relation) (identity (softmax x m)))). }
  assert (r23 : i <> j -> softmax x i * (delta i j - softmax x j) <= (INR n - 1) * exp (- a)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u0 - 1) * u1) - (u3 * (u5 - u4)) = (1 * ((- (u3 * u4)) - (u3 *
    (u5 - u4))) + (1 * (0 - (- (u3 * u4))) + (1 * ((1 - u2) - 0) + (1 * (((u0 - 1) * u1) - (1 - u2)) + 0))))) by
    (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun p_1 => (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_trans (r9 p_1) (eq_sym r10))
      (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r19 (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r21
      (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Softmax.softmax_complement_le_of_gap n n_pos a m x given)
      Rules.no_relation)))) (identity (INR n) (exp (- a)) (softmax x m) (softmax x i) (softmax x j) (delta i j))))). }
  assert (r24 : softmax x i * (delta i j - softmax x j) <= (INR n - 1) * exp (- a)).
  { exact (Rules.index_cases (fun (j : Fin n) => softmax x i * (delta i j - softmax x j) <= (INR n - 1) * exp (- a)) i
    j r5 (fun p_2 => (r23 p_2))). }
  assert (r25 : - ((INR n - 1) * exp (- a)) <= - (1 - softmax x m)).
  { assert (identity : forall u0 u1 u2 : R, (- (1 - u2)) - (- ((u0 - 1) * u1)) = (1 * (((u0 - 1) * u1) - (1 - u2)) +
    0)) by (intros u0 u1 u2; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Softmax.softmax_complement_le_of_gap n n_pos a m x given) Rules.no_relation) (identity (INR n) (exp (- a))
      (softmax x m)))). }
  assert (r26 : - (1 - softmax x m) <= 0).
  { assert (identity : forall u0 : R, 0 - (- (1 - u0)) = (1 * ((1 - u0) - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r21 Rules.no_relation)
      (identity (softmax x m)))). }
  assert (r28 : 0 <= 1 - softmax x i).
  { assert (identity : forall u0 : R, (1 - u0) - 0 = (1 * (1 - u0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Softmax.softmax_le_one
      n n_pos x i) Rules.no_relation) (identity (softmax x i)))). }
  assert (r29 : 0 <= softmax x i).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Softmax.softmax_pos n n_pos x i)) Rules.no_relation) (identity (softmax x i)))). }
  assert (r35 : - ((INR n - 1) * exp (- a)) <= softmax x i * (delta i i - softmax x i)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (u1 - u0)) - (- ((u3 - 1) * u4)) = (1 * ((- (1 - u2)) - (-
    ((u3 - 1) * u4))) + (1 * (0 - (- (1 - u2))) + (1 * ((u0 * (1 - u0)) - 0) + (1 * ((u0 * (u1 - u0)) - (u0 * (1 -
    u0))) + 0))))) by (intros u0 u1 u2 u3 u4; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r25 (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) r26 (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg (softmax
      x i) (1 - softmax x i) r29 r28) (Rules.and_eq 1 (eq_trans r2 (eq_sym (eq_trans r1 r2))) Rules.no_relation))))
      (identity (softmax x i) (delta i i) (softmax x m) (INR n) (exp (- a))))). }
  assert (r37 : i <> j -> - ((INR n - 1) * exp (- a)) <= - (softmax x i * softmax x j)).
  { assert (identity : forall u0 u1 u2 u3 : R, (- (u2 * u3)) - (- ((u0 - 1) * u1)) = (1 * (((u0 - 1) * u1) - (u2 *
    u3)) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun p_3 => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Softmax.softmax_product_le_of_gap n n_pos a m x i j given p_3) Rules.no_relation) (identity (INR n) (exp (- a))
      (softmax x i) (softmax x j))))). }
  assert (r40 : i <> j -> - ((INR n - 1) * exp (- a)) <= softmax x i * (delta i j - softmax x j)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (u1 - u2)) - (- ((u3 - 1) * u4)) = (1 * ((- (u0 * u2)) - (-
    ((u3 - 1) * u4))) + (1 * ((u0 * (u1 - u2)) - (- (u0 * u2))) + 0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun p_4 => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (r37 p_4)
      (Rules.and_eq 1 (eq_trans r10 (eq_sym (r9 p_4))) Rules.no_relation)) (identity (softmax x i) (delta i j)
      (softmax x j) (INR n) (exp (- a)))))). }
  assert (r41 : - ((INR n - 1) * exp (- a)) <= softmax x i * (delta i j - softmax x j)).
  { exact (Rules.index_cases (fun (j : Fin n) => - ((INR n - 1) * exp (- a)) <= softmax x i * (delta i j - softmax x
    j)) i j r35 (fun p_5 => (r40 p_5))). }
  exact (conj r24 r41).
Qed.

(* Gradient of the cross-entropy. *)
Theorem cross_entropy_gradient (n : nat) (n_pos : (0 < n)%nat) (y x : Fin n -> R) (j : Fin n) :
  partial (entry j) (fun x : Fin n -> R => - Sum (fun i : Fin n => y i * ln (softmax x i))) x (softmax x j * Sum (fun
    i : Fin n => y i) - y j).
Proof.
  assert (r1 : forall (x : Fin n -> R), - Sum (fun i : Fin n => y i * ln (softmax x i)) = -1 * Sum (fun i : Fin n => y
    i * ln (softmax x i))).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (x : Fin n -> R) => (identity (Sum (fun i : Fin n => y i * ln (softmax x i))))). }
  assert (r3 : partial (entry j) (fun x : Fin n -> R => -1) x 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r4 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => y i) x 0).
  { exact (fun (i : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r9 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => ln (softmax x i)) x (1 / softmax x i *
    (softmax x i * (delta i j - softmax x j)))).
  { exact (fun (i : Fin n) => (Rules.deriv_fn_pos Rules.outer_log (Softmax.softmax_jacobian n n_pos x i j)
    (Softmax.softmax_pos n n_pos x i))). }
  assert (r10 : forall (i : Fin n), partial (entry j) (fun x : Fin n -> R => y i * ln (softmax x i)) x (0 * ln
    (softmax x i) + y i * (1 / softmax x i * (softmax x i * (delta i j - softmax x j))))).
  { exact (fun (i : Fin n) => (Rules.deriv_mul (r4 i) (r9 i))). }
  assert (r11 : partial (entry j) (fun x : Fin n -> R => Sum (fun i : Fin n => y i * ln (softmax x i))) x (Sum (fun i
    : Fin n => 0 * ln (softmax x i) + y i * (1 / softmax x i * (softmax x i * (delta i j - softmax x j)))))).
  { exact (Rules.deriv_sum (fun (i : Fin n) => (r10 i))). }
  assert (r12 : partial (entry j) (fun x : Fin n -> R => -1 * Sum (fun i : Fin n => y i * ln (softmax x i))) x (0 *
    Sum (fun i : Fin n => y i * ln (softmax x i)) + -1 * Sum (fun i : Fin n => 0 * ln (softmax x i) + y i * (1 /
    softmax x i * (softmax x i * (delta i j - softmax x j)))))).
  { exact (Rules.deriv_mul r3 r11). }
  assert (r14 : partial (entry j) (fun x : Fin n -> R => - Sum (fun i : Fin n => y i * ln (softmax x i))) x (0 * Sum
    (fun i : Fin n => y i * ln (softmax x i)) + -1 * Sum (fun i : Fin n => 0 * ln (softmax x i) + y i * (1 / softmax x
    i * (softmax x i * (delta i j - softmax x j)))))).
  { exact (Rules.deriv_eq (fun (x : Fin n -> R) => (eq_sym (r1 x))) r12 (@eq_refl R (0 * Sum (fun i : Fin n => y i *
    ln (softmax x i)) + -1 * Sum (fun i : Fin n => 0 * ln (softmax x i) + y i * (1 / softmax x i * (softmax x i *
    (delta i j - softmax x j))))))). }
  assert (r15 : forall (i_ : Fin n), 0 * ln (softmax x i_) + y i_ * (1 / softmax x i_ * (softmax x i_ * (delta i_ j -
    softmax x j))) = -1 * (y i_ * softmax x i_ * softmax x j * (1 / softmax x i_)) + y i_ * softmax x i_ * delta i_ j
    * (1 / softmax x i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((0 * u0) + (u1 * ((1 * u2) * (u3 * (u4 - u5))))) = (((-1) *
    (((u1 * u3) * u5) * (1 * u2))) + (((u1 * u3) * u4) * (1 * u2)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_ : Fin n) => (identity (ln (softmax x i_)) (y i_) (/ (softmax x i_)) (softmax x i_) (delta i_ j)
      (softmax x j))). }
  assert (r16 : forall (i_ : Fin n), -1 * (y i_ * softmax x i_ * softmax x j * (1 / softmax x i_)) + y i_ * softmax x
    i_ * delta i_ j * (1 / softmax x i_) = -1 * softmax x j * (y i_ * softmax x i_ * (1 / softmax x i_)) + delta i_ j
    * (y i_ * softmax x i_ * (1 / softmax x i_))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((-1) * (((u0 * u1) * u2) * (1 * u3))) + (((u0 * u1) * u4) * (1 *
    u3))) = ((((-1) * u2) * ((u0 * u1) * (1 * u3))) + (u4 * ((u0 * u1) * (1 * u3))))) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (fun (i_ : Fin n) => (identity (y i_) (softmax x i_) (softmax x j) (/ (softmax x i_)) (delta i_ j))). }
  assert (r18 : Sum (fun i : Fin n => 0 * ln (softmax x i) + y i * (1 / softmax x i * (softmax x i * (delta i j -
    softmax x j)))) = Sum (fun i : Fin n => -1 * softmax x j * (y i * softmax x i * (1 / softmax x i)) + delta i j *
    (y i * softmax x i * (1 / softmax x i)))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r15 i_) (r16 i_)))). }
  assert (r22 : Sum (fun i : Fin n => -1 * softmax x j * (y i * softmax x i * (1 / softmax x i))) + Sum (fun i : Fin n
    => delta i j * (y i * softmax x i * (1 / softmax x i))) = -1 * softmax x j * Sum (fun i : Fin n => y i * softmax x
    i * (1 / softmax x i)) + y j * softmax x j * (1 / softmax x j)).
  { exact (f_equal2 (fun (h : R) (h_ : R) => h + h_) (Facts.sum_scale n (-1 * softmax x j) (fun i : Fin n => y i *
    softmax x i * (1 / softmax x i))) (Facts.sum_delta n j (fun i : Fin n => y i * softmax x i * (1 / softmax x i)))).
    }
  assert (r23 : Sum (fun i : Fin n => -1 * softmax x j * (y i * softmax x i * (1 / softmax x i)) + delta i j * (y i *
    softmax x i * (1 / softmax x i))) = -1 * softmax x j * Sum (fun i : Fin n => y i * softmax x i * (1 / softmax x
    i)) + y j * softmax x j * (1 / softmax x j)).
  { exact (eq_trans (Facts.sum_add n (fun i : Fin n => -1 * softmax x j * (y i * softmax x i * (1 / softmax x i)))
    (fun i : Fin n => delta i j * (y i * softmax x i * (1 / softmax x i)))) r22). }
  assert (r25 : -1 * softmax x j * Sum (fun i : Fin n => y i * softmax x i * (1 / softmax x i)) + y j * softmax x j *
    (1 / softmax x j) = y j * softmax x j * (1 / softmax x j) + -1 * (softmax x j * Sum (fun i : Fin n => y i *
    softmax x i * (1 / softmax x i)))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((-1) * u0) * u1) + ((u2 * u0) * (1 * u3))) = (((u2 * u0) * (1 * u3))
    + ((-1) * (u0 * u1)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (softmax x j) (Sum (fun i : Fin n => y i * softmax x i * (1 / softmax x i))) (y j) (/ (softmax x
      j))). }
  assert (r27 : 0 * Sum (fun i : Fin n => y i * ln (softmax x i)) + -1 * Sum (fun i : Fin n => 0 * ln (softmax x i) +
    y i * (1 / softmax x i * (softmax x i * (delta i j - softmax x j)))) = 0 * Sum (fun i : Fin n => y i * ln (softmax
    x i)) + -1 * (y j * softmax x j * (1 / softmax x j) + -1 * (softmax x j * Sum (fun i : Fin n => y i * softmax x i
    * (1 / softmax x i))))).
  { exact (f_equal (fun (h_1 : R) => 0 * Sum (fun i : Fin n => y i * ln (softmax x i)) + -1 * h_1) (eq_trans (eq_trans
    r18 r23) r25)). }
  assert (r28 : 0 * Sum (fun i : Fin n => y i * ln (softmax x i)) + -1 * (y j * softmax x j * (1 / softmax x j) + -1 *
    (softmax x j * Sum (fun i : Fin n => y i * softmax x i * (1 / softmax x i)))) = -1 * (y j * softmax x j * (1 /
    softmax x j)) + softmax x j * Sum (fun i : Fin n => y i * softmax x i * (1 / softmax x i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((0 * u0) + ((-1) * (((u1 * u2) * (1 * u3)) + ((-1) * (u2 * u4)))))
    = (((-1) * ((u1 * u2) * (1 * u3))) + (u2 * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (Sum (fun i : Fin n => y i * ln (softmax x i))) (y j) (softmax x j) (/ (softmax x j)) (Sum (fun i
      : Fin n => y i * softmax x i * (1 / softmax x i)))). }
  assert (r30 : forall (i_1 : Fin n), y i_1 * (1 / softmax x i_1 * (softmax x i_1 * (delta i_1 j - softmax x j))) = -1
    * (y i_1 * softmax x i_1 * softmax x j * (1 / softmax x i_1)) + y i_1 * softmax x i_1 * delta i_1 j * (1 / softmax
    x i_1)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * ((1 * u1) * (u2 * (u3 - u4)))) = (((-1) * (((u0 * u2) * u4) *
    (1 * u1))) + (((u0 * u2) * u3) * (1 * u1)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_1 : Fin n) => (identity (y i_1) (/ (softmax x i_1)) (softmax x i_1) (delta i_1 j) (softmax x j))). }
  assert (r31 : forall (i_1 : Fin n), -1 * (y i_1 * softmax x i_1 * softmax x j * (1 / softmax x i_1)) + y i_1 *
    softmax x i_1 * delta i_1 j * (1 / softmax x i_1) = -1 * softmax x j * (y i_1 * softmax x i_1 * (1 / softmax x
    i_1)) + delta i_1 j * (y i_1 * softmax x i_1 * (1 / softmax x i_1))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((-1) * (((u0 * u1) * u2) * (1 * u3))) + (((u0 * u1) * u4) * (1 *
    u3))) = ((((-1) * u2) * ((u0 * u1) * (1 * u3))) + (u4 * ((u0 * u1) * (1 * u3))))) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (fun (i_1 : Fin n) => (identity (y i_1) (softmax x i_1) (softmax x j) (/ (softmax x i_1)) (delta i_1 j))). }
  assert (r33 : Sum (fun i : Fin n => y i * (1 / softmax x i * (softmax x i * (delta i j - softmax x j)))) = Sum (fun
    i : Fin n => -1 * softmax x j * (y i * softmax x i * (1 / softmax x i)) + delta i j * (y i * softmax x i * (1 /
    softmax x i)))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r30 i_1) (r31 i_1)))). }
  assert (r36 : - Sum (fun i : Fin n => y i * (1 / softmax x i * (softmax x i * (delta i j - softmax x j)))) = - (y j
    * softmax x j * (1 / softmax x j) + -1 * (softmax x j * Sum (fun i : Fin n => y i * softmax x i * (1 / softmax x
    i))))).
  { exact (f_equal (fun (h_2 : R) => - h_2) (eq_trans (eq_trans r33 r23) r25)). }
  assert (r37 : - (y j * softmax x j * (1 / softmax x j) + -1 * (softmax x j * Sum (fun i : Fin n => y i * softmax x i
    * (1 / softmax x i)))) = -1 * (y j * softmax x j * (1 / softmax x j)) + softmax x j * Sum (fun i : Fin n => y i *
    softmax x i * (1 / softmax x i))).
  { assert (identity : forall u0 u1 u2 u3 : R, (- (((u0 * u1) * (1 * u2)) + ((-1) * (u1 * u3)))) = (((-1) * ((u0 * u1)
    * (1 * u2))) + (u1 * u3))) by (intros u0 u1 u2 u3; ring).
    exact (identity (y j) (softmax x j) (/ (softmax x j)) (Sum (fun i : Fin n => y i * softmax x i * (1 / softmax x
      i)))). }
  assert (r43 : forall (i_2 : Fin n), softmax x i_2 <> 0).
  { exact (fun (i_2 : Fin n) => (Facts.ne_of_pos (softmax x i_2) (Softmax.softmax_pos n n_pos x i_2))). }
  assert (r45 : forall (i_2 : Fin n), softmax x i_2 * (1 / softmax x i_2) = 1).
  { exact (fun (i_2 : Fin n) => (Facts.mul_inverse (softmax x i_2) (r43 i_2))). }
  assert (r46 : forall (i_2 : Fin n), y i_2 * (1 / softmax x i_2 * (softmax x i_2 * (delta i_2 j - softmax x j))) = -1
    * (y i_2 * softmax x j) + y i_2 * delta i_2 j).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((-1) * (u0 * u1)) + (u0 * u2)) - (u0 * ((1 * u3) * (u4 * (u2 -
    u1)))) = ((u0 * u2) * (1 - (u4 * (1 * u3))) + (((-1) * (u0 * u1)) * (1 - (u4 * (1 * u3))) + 0))) by (intros u0 u1
    u2 u3 u4; ring).
    exact (fun (i_2 : Fin n) => (Rules.linear_combination (Rules.and_equation (y i_2 * delta i_2 j) (r45 i_2)
      (Rules.and_equation (-1 * (y i_2 * softmax x j)) (r45 i_2) Rules.no_equation)) (identity (y i_2) (softmax x j)
      (delta i_2 j) (/ (softmax x i_2)) (softmax x i_2)))). }
  assert (r47 : Sum (fun i : Fin n => y i * (1 / softmax x i * (softmax x i * (delta i j - softmax x j)))) = Sum (fun
    i : Fin n => -1 * (y i * softmax x j) + y i * delta i j)).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (r46 i_2))). }
  assert (r48 : - Sum (fun i : Fin n => y i * (1 / softmax x i * (softmax x i * (delta i j - softmax x j)))) = - Sum
    (fun i : Fin n => -1 * (y i * softmax x j) + y i * delta i j)).
  { exact (f_equal (fun (h_3 : R) => - h_3) r47). }
  assert (r49 : - Sum (fun i : Fin n => -1 * (y i * softmax x j) + y i * delta i j) = -1 * Sum (fun i : Fin n => -1 *
    (y i * softmax x j) + y i * delta i j)).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (identity (Sum (fun i : Fin n => -1 * (y i * softmax x j) + y i * delta i j))). }
  assert (r51 : forall (i_3 : Fin n), y i_3 * (delta i_3 j - softmax x j) = -1 * (y i_3 * softmax x j) + y i_3 * delta
    i_3 j).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 - u2)) = (((-1) * (u0 * u2)) + (u0 * u1))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_3 : Fin n) => (identity (y i_3) (delta i_3 j) (softmax x j))). }
  assert (r52 : Sum (fun i : Fin n => y i * (delta i j - softmax x j)) = Sum (fun i : Fin n => -1 * (y i * softmax x
    j) + y i * delta i j)).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (r51 i_3))). }
  assert (r53 : - Sum (fun i : Fin n => y i * (delta i j - softmax x j)) = - Sum (fun i : Fin n => -1 * (y i * softmax
    x j) + y i * delta i j)).
  { exact (f_equal (fun (h_4 : R) => - h_4) r52). }
  assert (r58 : forall (i_4 : Fin n), y i_4 * (delta i_4 j - softmax x j) = -1 * (y i_4 * softmax x j) + y i_4 * delta
    i_4 j).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 - u2)) = (((-1) * (u0 * u2)) + (u0 * u1))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_4 : Fin n) => (identity (y i_4) (delta i_4 j) (softmax x j))). }
  assert (r59 : forall (i_4 : Fin n), -1 * (y i_4 * softmax x j) + y i_4 * delta i_4 j = -1 * softmax x j * y i_4 +
    delta i_4 j * y i_4).
  { assert (identity : forall u0 u1 u2 : R, (((-1) * (u0 * u1)) + (u0 * u2)) = ((((-1) * u1) * u0) + (u2 * u0))) by
    (intros u0 u1 u2; ring).
    exact (fun (i_4 : Fin n) => (identity (y i_4) (softmax x j) (delta i_4 j))). }
  assert (r61 : Sum (fun i : Fin n => y i * (delta i j - softmax x j)) = Sum (fun i : Fin n => -1 * softmax x j * y i
    + delta i j * y i)).
  { exact (Rules.sum_congruence (fun (i_4 : Fin n) => (eq_trans (r58 i_4) (r59 i_4)))). }
  assert (r65 : Sum (fun i : Fin n => -1 * softmax x j * y i) + Sum (fun i : Fin n => delta i j * y i) = -1 * softmax
    x j * Sum (fun i : Fin n => y i) + y j).
  { exact (f_equal2 (fun (h_5 : R) (h_6 : R) => h_5 + h_6) (Facts.sum_scale n (-1 * softmax x j) y) (Facts.sum_delta n
    j y)). }
  assert (r68 : -1 * softmax x j * Sum (fun i : Fin n => y i) + y j = y j + -1 * (softmax x j * Sum (fun i : Fin n =>
    y i))).
  { assert (identity : forall u0 u1 u2 : R, ((((-1) * u0) * u1) + u2) = (u2 + ((-1) * (u0 * u1)))) by (intros u0 u1
    u2; ring).
    exact (identity (softmax x j) (Sum (fun i : Fin n => y i)) (y j)). }
  assert (r70 : - Sum (fun i : Fin n => y i * (delta i j - softmax x j)) = - (y j + -1 * (softmax x j * Sum (fun i :
    Fin n => y i)))).
  { exact (f_equal (fun (h_7 : R) => - h_7) (eq_trans (eq_trans r61 (eq_trans (Facts.sum_add n (fun i : Fin n => -1 *
    softmax x j * y i) (fun i : Fin n => delta i j * y i)) r65)) r68)). }
  assert (r71 : - (y j + -1 * (softmax x j * Sum (fun i : Fin n => y i))) = -1 * y j + softmax x j * Sum (fun i : Fin
    n => y i)).
  { assert (identity : forall u0 u1 u2 : R, (- (u0 + ((-1) * (u1 * u2)))) = (((-1) * u0) + (u1 * u2))) by (intros u0
    u1 u2; ring).
    exact (identity (y j) (softmax x j) (Sum (fun i : Fin n => y i))). }
  assert (r73 : softmax x j * Sum (fun i : Fin n => y i) - y j = -1 * y j + softmax x j * Sum (fun i : Fin n => y i)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) - u2) = (((-1) * u2) + (u0 * u1))) by (intros u0 u1 u2; ring).
    exact (identity (softmax x j) (Sum (fun i : Fin n => y i)) (y j)). }
  exact (Rules.deriv_eq (fun (x : Fin n -> R) => (@eq_refl R (- Sum (fun i : Fin n => y i * ln (softmax x i))))) r14
    (eq_trans (eq_trans (eq_trans (eq_trans r27 r28) (eq_sym (eq_trans r36 r37))) (eq_trans (eq_trans r48 r49) (eq_sym
    (eq_trans r53 r49)))) (eq_trans (eq_trans r70 r71) (eq_sym r73)))).
Qed.

Definition cross_entropy {n : nat} (x y : Fin n -> R) : R :=
  - Sum (fun i : Fin n => y i * ln (softmax x i)).

(* Gradient of the mean cross-entropy of the rows that count. *)
Theorem padded_cross_entropy_gradient (m : nat) (m_pos : (0 < m)%nat) (n : nat) (n_pos : (0 < n)%nat) (w : Fin m -> R)
  (X Y : Fin m -> Fin n -> R) (s : Fin m) (j : Fin n) :
  partial (entry2 s j) (fun X : Fin m -> Fin n -> R => 1 / Sum (fun r : Fin m => w r) * Sum (fun r : Fin m => w r *
    cross_entropy (fun i1 : Fin n => X r i1) (fun i1 : Fin n => Y r i1))) X (w s / Sum (fun r : Fin m => w r) *
    (softmax (fun i1 : Fin n => X s i1) j * Sum (fun i : Fin n => Y s i) - Y s j)).
Proof.
  assert (r1 : partial (entry2 s j) (fun X : Fin m -> Fin n -> R => 1 / Sum (fun r : Fin m => w r)) X 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r2 : forall (i : Fin m), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => w i) X 0).
  { exact (fun (i : Fin m) => (Rules.deriv_const _ _ _)). }
  assert (r3 : forall (X : Fin m -> Fin n -> R) (i : Fin m), cross_entropy (fun i1 : Fin n => X i i1) (fun i1 : Fin n
    => Y i i1) = - Sum (fun i_ : Fin n => Y i i_ * ln (softmax (fun i1 : Fin n => X i i1) i_))).
  { exact (fun (X : Fin m -> Fin n -> R) (i : Fin m) => eq_refl). }
  assert (r5 : forall (i : Fin m) (X : Fin m -> Fin n -> R), - Sum (fun i_ : Fin n => Y i i_ * ln (softmax (fun i1 :
    Fin n => X i i1) i_)) = -1 * Sum (fun i_ : Fin n => Y i i_ * ln (softmax (fun i1 : Fin n => X i i1) i_))).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (i : Fin m) (X : Fin m -> Fin n -> R) => (identity (Sum (fun i_ : Fin n => Y i i_ * ln (softmax (fun i1
      : Fin n => X i i1) i_))))). }
  assert (r7 : partial (entry2 s j) (fun X : Fin m -> Fin n -> R => -1) X 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r8 : forall (i : Fin m) (i_ : Fin n), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => Y i i_) X 0).
  { exact (fun (i : Fin m) (i_ : Fin n) => (Rules.deriv_const _ _ _)). }
  assert (r9 : forall (X : Fin m -> Fin n -> R) (i : Fin m) (i_ : Fin n), softmax (fun i1 : Fin n => X i i1) i_ = exp
    (X i i_) / partition (fun i1 : Fin n => X i i1)).
  { exact (fun (X : Fin m -> Fin n -> R) (i : Fin m) (i_ : Fin n) => eq_refl). }
  assert (r11 : forall (i : Fin m) (i_ : Fin n), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => X i i_) X (delta
    i s * delta i_ j)).
  { exact (fun (i : Fin m) (i_ : Fin n) => (Rules.deriv_entry_matrix i s i_ j X)). }
  assert (r12 : forall (i : Fin m) (i_ : Fin n), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => exp (X i i_)) X
    (exp (X i i_) * (delta i s * delta i_ j))).
  { exact (fun (i : Fin m) (i_ : Fin n) => (Rules.deriv_fn Rules.outer_exp (r11 i i_))). }
  assert (r13 : forall (X : Fin m -> Fin n -> R) (i : Fin m), partition (fun i1 : Fin n => X i i1) = Sum (fun k : Fin
    n => exp (X i k))).
  { exact (fun (X : Fin m -> Fin n -> R) (i : Fin m) => eq_refl). }
  assert (r15 : forall (i : Fin m) (i_1 : Fin n), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => X i i_1) X
    (delta i s * delta i_1 j)).
  { exact (fun (i : Fin m) (i_1 : Fin n) => (Rules.deriv_entry_matrix i s i_1 j X)). }
  assert (r16 : forall (i : Fin m) (i_1 : Fin n), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => exp (X i i_1))
    X (exp (X i i_1) * (delta i s * delta i_1 j))).
  { exact (fun (i : Fin m) (i_1 : Fin n) => (Rules.deriv_fn Rules.outer_exp (r15 i i_1))). }
  assert (r17 : forall (i : Fin m), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => Sum (fun k : Fin n => exp (X
    i k))) X (Sum (fun i_ : Fin n => exp (X i i_) * (delta i s * delta i_ j)))).
  { exact (fun (i : Fin m) => (Rules.deriv_sum (fun (i_1 : Fin n) => (r16 i i_1)))). }
  assert (r19 : forall (i : Fin m), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => partition (fun i1 : Fin n =>
    X i i1)) X (Sum (fun i_ : Fin n => exp (X i i_) * (delta i s * delta i_ j)))).
  { exact (fun (i : Fin m) => (Rules.deriv_eq (fun (X : Fin m -> Fin n -> R) => (eq_sym (r13 X i))) (r17 i) (@eq_refl
    R (Sum (fun i_ : Fin n => exp (X i i_) * (delta i s * delta i_ j)))))). }
  assert (r24 : forall (i : Fin m) (i_ : Fin n), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => exp (X i i_) /
    partition (fun i1 : Fin n => X i i1)) X ((exp (X i i_) * (delta i s * delta i_ j) * partition (fun i1 : Fin n => X
    i i1) - exp (X i i_) * Sum (fun i_ : Fin n => exp (X i i_) * (delta i s * delta i_ j))) / partition (fun i1 : Fin
    n => X i i1) ^ 2)).
  { exact (fun (i : Fin m) (i_ : Fin n) => (Rules.deriv_div (r12 i i_) (r19 i) (Facts.ne_of_pos (partition (fun i1 :
    Fin n => X i i1)) (Softmax.partition_pos n n_pos (fun i1 : Fin n => X i i1))))). }
  assert (r26 : forall (i : Fin m) (i_ : Fin n), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => softmax (fun i1
    : Fin n => X i i1) i_) X ((exp (X i i_) * (delta i s * delta i_ j) * partition (fun i1 : Fin n => X i i1) - exp (X
    i i_) * Sum (fun i_ : Fin n => exp (X i i_) * (delta i s * delta i_ j))) / partition (fun i1 : Fin n => X i i1) ^
    2)).
  { exact (fun (i : Fin m) (i_ : Fin n) => (Rules.deriv_eq (fun (X : Fin m -> Fin n -> R) => (eq_sym (r9 X i i_)))
    (r24 i i_) (@eq_refl R ((exp (X i i_) * (delta i s * delta i_ j) * partition (fun i1 : Fin n => X i i1) - exp (X i
    i_) * Sum (fun i_ : Fin n => exp (X i i_) * (delta i s * delta i_ j))) / partition (fun i1 : Fin n => X i i1) ^
    2)))). }
  assert (r29 : forall (i : Fin m) (i_ : Fin n), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => ln (softmax (fun
    i1 : Fin n => X i i1) i_)) X (1 / softmax (fun i1 : Fin n => X i i1) i_ * ((exp (X i i_) * (delta i s * delta i_
    j) * partition (fun i1 : Fin n => X i i1) - exp (X i i_) * Sum (fun i_ : Fin n => exp (X i i_) * (delta i s *
    delta i_ j))) / partition (fun i1 : Fin n => X i i1) ^ 2))).
  { exact (fun (i : Fin m) (i_ : Fin n) => (Rules.deriv_fn_pos Rules.outer_log (r26 i i_) (Softmax.softmax_pos n n_pos
    (fun i1 : Fin n => X i i1) i_))). }
  assert (r30 : forall (i : Fin m) (i_ : Fin n), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => Y i i_ * ln
    (softmax (fun i1 : Fin n => X i i1) i_)) X (0 * ln (softmax (fun i1 : Fin n => X i i1) i_) + Y i i_ * (1 / softmax
    (fun i1 : Fin n => X i i1) i_ * ((exp (X i i_) * (delta i s * delta i_ j) * partition (fun i1 : Fin n => X i i1) -
    exp (X i i_) * Sum (fun i_ : Fin n => exp (X i i_) * (delta i s * delta i_ j))) / partition (fun i1 : Fin n => X i
    i1) ^ 2)))).
  { exact (fun (i : Fin m) (i_ : Fin n) => (Rules.deriv_mul (r8 i i_) (r29 i i_))). }
  assert (r31 : forall (i : Fin m), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => Sum (fun i_ : Fin n => Y i i_
    * ln (softmax (fun i1 : Fin n => X i i1) i_))) X (Sum (fun i_ : Fin n => 0 * ln (softmax (fun i1 : Fin n => X i
    i1) i_) + Y i i_ * (1 / softmax (fun i1 : Fin n => X i i1) i_ * ((exp (X i i_) * (delta i s * delta i_ j) *
    partition (fun i1 : Fin n => X i i1) - exp (X i i_) * Sum (fun i_ : Fin n => exp (X i i_) * (delta i s * delta i_
    j))) / partition (fun i1 : Fin n => X i i1) ^ 2))))).
  { exact (fun (i : Fin m) => (Rules.deriv_sum (fun (i_ : Fin n) => (r30 i i_)))). }
  assert (r32 : forall (i : Fin m), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => -1 * Sum (fun i_ : Fin n => Y
    i i_ * ln (softmax (fun i1 : Fin n => X i i1) i_))) X (0 * Sum (fun i_ : Fin n => Y i i_ * ln (softmax (fun i1 :
    Fin n => X i i1) i_)) + -1 * Sum (fun i_ : Fin n => 0 * ln (softmax (fun i1 : Fin n => X i i1) i_) + Y i i_ * (1 /
    softmax (fun i1 : Fin n => X i i1) i_ * ((exp (X i i_) * (delta i s * delta i_ j) * partition (fun i1 : Fin n => X
    i i1) - exp (X i i_) * Sum (fun i_ : Fin n => exp (X i i_) * (delta i s * delta i_ j))) / partition (fun i1 : Fin
    n => X i i1) ^ 2))))).
  { exact (fun (i : Fin m) => (Rules.deriv_mul r7 (r31 i))). }
  assert (r34 : forall (i : Fin m), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => - Sum (fun i_ : Fin n => Y i
    i_ * ln (softmax (fun i1 : Fin n => X i i1) i_))) X (0 * Sum (fun i_ : Fin n => Y i i_ * ln (softmax (fun i1 : Fin
    n => X i i1) i_)) + -1 * Sum (fun i_ : Fin n => 0 * ln (softmax (fun i1 : Fin n => X i i1) i_) + Y i i_ * (1 /
    softmax (fun i1 : Fin n => X i i1) i_ * ((exp (X i i_) * (delta i s * delta i_ j) * partition (fun i1 : Fin n => X
    i i1) - exp (X i i_) * Sum (fun i_ : Fin n => exp (X i i_) * (delta i s * delta i_ j))) / partition (fun i1 : Fin
    n => X i i1) ^ 2))))).
  { exact (fun (i : Fin m) => (Rules.deriv_eq (fun (X : Fin m -> Fin n -> R) => (eq_sym (r5 i X))) (r32 i) (@eq_refl R
    (0 * Sum (fun i_ : Fin n => Y i i_ * ln (softmax (fun i1 : Fin n => X i i1) i_)) + -1 * Sum (fun i_ : Fin n => 0 *
    ln (softmax (fun i1 : Fin n => X i i1) i_) + Y i i_ * (1 / softmax (fun i1 : Fin n => X i i1) i_ * ((exp (X i i_)
    * (delta i s * delta i_ j) * partition (fun i1 : Fin n => X i i1) - exp (X i i_) * Sum (fun i_ : Fin n => exp (X i
    i_) * (delta i s * delta i_ j))) / partition (fun i1 : Fin n => X i i1) ^ 2))))))). }
  assert (r35 : forall (i : Fin m), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => cross_entropy (fun i1 : Fin n
    => X i i1) (fun i1 : Fin n => Y i i1)) X (0 * Sum (fun i_ : Fin n => Y i i_ * ln (softmax (fun i1 : Fin n => X i
    i1) i_)) + -1 * Sum (fun i_ : Fin n => 0 * ln (softmax (fun i1 : Fin n => X i i1) i_) + Y i i_ * (1 / softmax (fun
    i1 : Fin n => X i i1) i_ * ((exp (X i i_) * (delta i s * delta i_ j) * partition (fun i1 : Fin n => X i i1) - exp
    (X i i_) * Sum (fun i_ : Fin n => exp (X i i_) * (delta i s * delta i_ j))) / partition (fun i1 : Fin n => X i i1)
    ^ 2))))).
  { exact (fun (i : Fin m) => (Rules.deriv_eq (fun (X : Fin m -> Fin n -> R) => (eq_sym (r3 X i))) (r34 i) (@eq_refl R
    (0 * Sum (fun i_ : Fin n => Y i i_ * ln (softmax (fun i1 : Fin n => X i i1) i_)) + -1 * Sum (fun i_ : Fin n => 0 *
    ln (softmax (fun i1 : Fin n => X i i1) i_) + Y i i_ * (1 / softmax (fun i1 : Fin n => X i i1) i_ * ((exp (X i i_)
    * (delta i s * delta i_ j) * partition (fun i1 : Fin n => X i i1) - exp (X i i_) * Sum (fun i_ : Fin n => exp (X i
    i_) * (delta i s * delta i_ j))) / partition (fun i1 : Fin n => X i i1) ^ 2))))))). }
  assert (r36 : forall (i : Fin m), partial (entry2 s j) (fun X : Fin m -> Fin n -> R => w i * cross_entropy (fun i1 :
    Fin n => X i i1) (fun i1 : Fin n => Y i i1)) X (0 * cross_entropy (fun i1 : Fin n => X i i1) (fun i1 : Fin n => Y
    i i1) + w i * (0 * Sum (fun i_ : Fin n => Y i i_ * ln (softmax (fun i1 : Fin n => X i i1) i_)) + -1 * Sum (fun i_
    : Fin n => 0 * ln (softmax (fun i1 : Fin n => X i i1) i_) + Y i i_ * (1 / softmax (fun i1 : Fin n => X i i1) i_ *
    ((exp (X i i_) * (delta i s * delta i_ j) * partition (fun i1 : Fin n => X i i1) - exp (X i i_) * Sum (fun i_ :
    Fin n => exp (X i i_) * (delta i s * delta i_ j))) / partition (fun i1 : Fin n => X i i1) ^ 2)))))).
  { exact (fun (i : Fin m) => (Rules.deriv_mul (r2 i) (r35 i))). }
  assert (r37 : partial (entry2 s j) (fun X : Fin m -> Fin n -> R => Sum (fun r : Fin m => w r * cross_entropy (fun i1
    : Fin n => X r i1) (fun i1 : Fin n => Y r i1))) X (Sum (fun i : Fin m => 0 * cross_entropy (fun i1 : Fin n => X i
    i1) (fun i1 : Fin n => Y i i1) + w i * (0 * Sum (fun i_ : Fin n => Y i i_ * ln (softmax (fun i0 : Fin n => X i i0)
    i_)) + -1 * Sum (fun i_ : Fin n => 0 * ln (softmax (fun i0 : Fin n => X i i0) i_) + Y i i_ * (1 / softmax (fun i0
    : Fin n => X i i0) i_ * ((exp (X i i_) * (delta i s * delta i_ j) * partition (fun i0 : Fin n => X i i0) - exp (X
    i i_) * Sum (fun i_ : Fin n => exp (X i i_) * (delta i s * delta i_ j))) / partition (fun i0 : Fin n => X i i0) ^
    2))))))).
  { exact (Rules.deriv_sum (fun (i : Fin m) => (r36 i))). }
  assert (r38 : partial (entry2 s j) (fun X : Fin m -> Fin n -> R => 1 / Sum (fun r : Fin m => w r) * Sum (fun r : Fin
    m => w r * cross_entropy (fun i1 : Fin n => X r i1) (fun i1 : Fin n => Y r i1))) X (0 * Sum (fun r : Fin m => w r
    * cross_entropy (fun i1 : Fin n => X r i1) (fun i1 : Fin n => Y r i1)) + 1 / Sum (fun r : Fin m => w r) * Sum (fun
    i : Fin m => 0 * cross_entropy (fun i1 : Fin n => X i i1) (fun i1 : Fin n => Y i i1) + w i * (0 * Sum (fun i_ :
    Fin n => Y i i_ * ln (softmax (fun i0 : Fin n => X i i0) i_)) + -1 * Sum (fun i_ : Fin n => 0 * ln (softmax (fun
    i0 : Fin n => X i i0) i_) + Y i i_ * (1 / softmax (fun i0 : Fin n => X i i0) i_ * ((exp (X i i_) * (delta i s *
    delta i_ j) * partition (fun i0 : Fin n => X i i0) - exp (X i i_) * Sum (fun i_ : Fin n => exp (X i i_) * (delta i
    s * delta i_ j))) / partition (fun i0 : Fin n => X i i0) ^ 2))))))).
  { exact (Rules.deriv_mul r1 r37). }
  assert (r39 : forall (i_2 : Fin m), cross_entropy (fun i1 : Fin n => X i_2 i1) (fun i1 : Fin n => Y i_2 i1) = - Sum
    (fun i : Fin n => Y i_2 i * ln (softmax (fun i1 : Fin n => X i_2 i1) i))).
  { exact (fun (i_2 : Fin m) => eq_refl). }
  assert (r40 : forall (i_2 : Fin m) (i_3 : Fin n), softmax (fun i1 : Fin n => X i_2 i1) i_3 = exp (X i_2 i_3) /
    partition (fun i1 : Fin n => X i_2 i1)).
  { exact (fun (i_2 : Fin m) (i_3 : Fin n) => eq_refl). }
  assert (r41 : forall (i_2 : Fin m) (i_3 : Fin n), exp (X i_2 i_3) / partition (fun i1 : Fin n => X i_2 i1) = 1 /
    partition (fun i1 : Fin n => X i_2 i1) * exp (X i_2 i_3)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin m) (i_3 : Fin n) => (identity (exp (X i_2 i_3)) (/ (partition (fun i1 : Fin n => X i_2
      i1))))). }
  assert (r43 : forall (i_2 : Fin m) (i_3 : Fin n), ln (softmax (fun i1 : Fin n => X i_2 i1) i_3) = ln (1 / partition
    (fun i1 : Fin n => X i_2 i1) * exp (X i_2 i_3))).
  { exact (fun (i_2 : Fin m) (i_3 : Fin n) => (f_equal (fun (h : R) => ln h) (eq_trans (r40 i_2 i_3) (r41 i_2 i_3)))).
    }
  assert (r44 : forall (i_2 : Fin m) (i_3 : Fin n), Y i_2 i_3 * ln (softmax (fun i1 : Fin n => X i_2 i1) i_3) = Y i_2
    i_3 * ln (1 / partition (fun i1 : Fin n => X i_2 i1) * exp (X i_2 i_3))).
  { exact (fun (i_2 : Fin m) (i_3 : Fin n) => (f_equal (fun (h_ : R) => Y i_2 i_3 * h_) (r43 i_2 i_3))). }
  assert (r45 : forall (i_2 : Fin m), Sum (fun i : Fin n => Y i_2 i * ln (softmax (fun i1 : Fin n => X i_2 i1) i)) =
    Sum (fun i : Fin n => Y i_2 i * ln (1 / partition (fun i1 : Fin n => X i_2 i1) * exp (X i_2 i)))).
  { exact (fun (i_2 : Fin m) => (Rules.sum_congruence (fun (i_3 : Fin n) => (r44 i_2 i_3)))). }
  assert (r46 : forall (i_2 : Fin m), - Sum (fun i : Fin n => Y i_2 i * ln (softmax (fun i1 : Fin n => X i_2 i1) i)) =
    - Sum (fun i : Fin n => Y i_2 i * ln (1 / partition (fun i1 : Fin n => X i_2 i1) * exp (X i_2 i)))).
  { exact (fun (i_2 : Fin m) => (f_equal (fun (h_1 : R) => - h_1) (r45 i_2))). }
  assert (r47 : forall (i_2 : Fin m), - Sum (fun i : Fin n => Y i_2 i * ln (1 / partition (fun i1 : Fin n => X i_2 i1)
    * exp (X i_2 i))) = -1 * Sum (fun i : Fin n => Y i_2 i * ln (1 / partition (fun i1 : Fin n => X i_2 i1) * exp (X
    i_2 i)))).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (i_2 : Fin m) => (identity (Sum (fun i : Fin n => Y i_2 i * ln (1 / partition (fun i1 : Fin n => X i_2
      i1) * exp (X i_2 i)))))). }
  assert (r50 : forall (i_2 : Fin m), w i_2 * cross_entropy (fun i1 : Fin n => X i_2 i1) (fun i1 : Fin n => Y i_2 i1)
    = w i_2 * (-1 * Sum (fun i : Fin n => Y i_2 i * ln (1 / partition (fun i1 : Fin n => X i_2 i1) * exp (X i_2
    i))))).
  { exact (fun (i_2 : Fin m) => (f_equal (fun (h_2 : R) => w i_2 * h_2) (eq_trans (r39 i_2) (eq_trans (r46 i_2) (r47
    i_2))))). }
  assert (r51 : forall (i_2 : Fin m), w i_2 * (-1 * Sum (fun i : Fin n => Y i_2 i * ln (1 / partition (fun i1 : Fin n
    => X i_2 i1) * exp (X i_2 i)))) = -1 * (w i_2 * Sum (fun i : Fin n => Y i_2 i * ln (1 / partition (fun i1 : Fin n
    => X i_2 i1) * exp (X i_2 i))))).
  { assert (identity : forall u0 u1 : R, (u0 * ((-1) * u1)) = ((-1) * (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin m) => (identity (w i_2) (Sum (fun i : Fin n => Y i_2 i * ln (1 / partition (fun i1 : Fin n
      => X i_2 i1) * exp (X i_2 i)))))). }
  assert (r53 : Sum (fun r : Fin m => w r * cross_entropy (fun i1 : Fin n => X r i1) (fun i1 : Fin n => Y r i1)) = Sum
    (fun i : Fin m => -1 * (w i * Sum (fun i_ : Fin n => Y i i_ * ln (1 / partition (fun i0 : Fin n => X i i0) * exp
    (X i i_)))))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin m) => (eq_trans (r50 i_2) (r51 i_2)))). }
  assert (r56 : forall (i_4 : Fin m), cross_entropy (fun i1 : Fin n => X i_4 i1) (fun i1 : Fin n => Y i_4 i1) = - Sum
    (fun i : Fin n => Y i_4 i * ln (softmax (fun i1 : Fin n => X i_4 i1) i))).
  { exact (fun (i_4 : Fin m) => eq_refl). }
  assert (r57 : forall (i_4 : Fin m) (i_5 : Fin n), softmax (fun i1 : Fin n => X i_4 i1) i_5 = exp (X i_4 i_5) /
    partition (fun i1 : Fin n => X i_4 i1)).
  { exact (fun (i_4 : Fin m) (i_5 : Fin n) => eq_refl). }
  assert (r58 : forall (i_4 : Fin m) (i_5 : Fin n), exp (X i_4 i_5) / partition (fun i1 : Fin n => X i_4 i1) = 1 /
    partition (fun i1 : Fin n => X i_4 i1) * exp (X i_4 i_5)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_4 : Fin m) (i_5 : Fin n) => (identity (exp (X i_4 i_5)) (/ (partition (fun i1 : Fin n => X i_4
      i1))))). }
  assert (r60 : forall (i_4 : Fin m) (i_5 : Fin n), ln (softmax (fun i1 : Fin n => X i_4 i1) i_5) = ln (1 / partition
    (fun i1 : Fin n => X i_4 i1) * exp (X i_4 i_5))).
  { exact (fun (i_4 : Fin m) (i_5 : Fin n) => (f_equal (fun (h_3 : R) => ln h_3) (eq_trans (r57 i_4 i_5) (r58 i_4
    i_5)))). }
  assert (r61 : forall (i_4 : Fin m) (i_5 : Fin n), Y i_4 i_5 * ln (softmax (fun i1 : Fin n => X i_4 i1) i_5) = Y i_4
    i_5 * ln (1 / partition (fun i1 : Fin n => X i_4 i1) * exp (X i_4 i_5))).
  { exact (fun (i_4 : Fin m) (i_5 : Fin n) => (f_equal (fun (h_4 : R) => Y i_4 i_5 * h_4) (r60 i_4 i_5))). }
  assert (r62 : forall (i_4 : Fin m), Sum (fun i : Fin n => Y i_4 i * ln (softmax (fun i1 : Fin n => X i_4 i1) i)) =
    Sum (fun i : Fin n => Y i_4 i * ln (1 / partition (fun i1 : Fin n => X i_4 i1) * exp (X i_4 i)))).
  { exact (fun (i_4 : Fin m) => (Rules.sum_congruence (fun (i_5 : Fin n) => (r61 i_4 i_5)))). }
  assert (r63 : forall (i_4 : Fin m), - Sum (fun i : Fin n => Y i_4 i * ln (softmax (fun i1 : Fin n => X i_4 i1) i)) =
    - Sum (fun i : Fin n => Y i_4 i * ln (1 / partition (fun i1 : Fin n => X i_4 i1) * exp (X i_4 i)))).
  { exact (fun (i_4 : Fin m) => (f_equal (fun (h_5 : R) => - h_5) (r62 i_4))). }
  assert (r64 : forall (i_4 : Fin m), - Sum (fun i : Fin n => Y i_4 i * ln (1 / partition (fun i1 : Fin n => X i_4 i1)
    * exp (X i_4 i))) = -1 * Sum (fun i : Fin n => Y i_4 i * ln (1 / partition (fun i1 : Fin n => X i_4 i1) * exp (X
    i_4 i)))).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (i_4 : Fin m) => (identity (Sum (fun i : Fin n => Y i_4 i * ln (1 / partition (fun i1 : Fin n => X i_4
      i1) * exp (X i_4 i)))))). }
  assert (r67 : forall (i_4 : Fin m) (i_6 : Fin n), 0 * ln (softmax (fun i1 : Fin n => X i_4 i1) i_6) + Y i_4 i_6 * (1
    / softmax (fun i1 : Fin n => X i_4 i1) i_6 * ((exp (X i_4 i_6) * (delta i_4 s * delta i_6 j) * partition (fun i1 :
    Fin n => X i_4 i1) - exp (X i_4 i_6) * Sum (fun i : Fin n => exp (X i_4 i) * (delta i_4 s * delta i j))) /
    partition (fun i1 : Fin n => X i_4 i1) ^ 2)) = 0 * ln (softmax (fun i1 : Fin n => X i_4 i1) i_6) + Y i_4 i_6 * (1
    / softmax (fun i1 : Fin n => X i_4 i1) i_6 * ((exp (X i_4 i_6) * (delta i_4 s * delta i_6 j) * partition (fun i1 :
    Fin n => X i_4 i1) - exp (X i_4 i_6) * Sum (fun i : Fin n => exp (X i_4 i) * (delta i_4 s * delta i j))) * (1 /
    partition (fun i1 : Fin n => X i_4 i1) ^ 2)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, ((0 * u0) + (u1 * ((1 * u2) * ((((u3 * (u4 * u5)) * u6)
    - (u3 * u7)) * u8)))) = ((0 * u0) + (u1 * ((1 * u2) * ((((u3 * (u4 * u5)) * u6) - (u3 * u7)) * (1 * u8)))))) by
    (intros u0 u1 u2 u3 u4 u5 u6 u7 u8; ring).
    exact (fun (i_4 : Fin m) (i_6 : Fin n) => (identity (ln (softmax (fun i1 : Fin n => X i_4 i1) i_6)) (Y i_4 i_6) (/
      (softmax (fun i1 : Fin n => X i_4 i1) i_6)) (exp (X i_4 i_6)) (delta i_4 s) (delta i_6 j) (partition (fun i1 :
      Fin n => X i_4 i1)) (Sum (fun i : Fin n => exp (X i_4 i) * (delta i_4 s * delta i j))) (/ (partition (fun i1 :
      Fin n => X i_4 i1) ^ 2)))). }
  assert (r68 : forall (i_4 : Fin m) (i_6 : Fin n), softmax (fun i1 : Fin n => X i_4 i1) i_6 = exp (X i_4 i_6) /
    partition (fun i1 : Fin n => X i_4 i1)).
  { exact (fun (i_4 : Fin m) (i_6 : Fin n) => eq_refl). }
  assert (r69 : forall (i_4 : Fin m) (i_6 : Fin n), exp (X i_4 i_6) / partition (fun i1 : Fin n => X i_4 i1) = 1 /
    partition (fun i1 : Fin n => X i_4 i1) * exp (X i_4 i_6)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_4 : Fin m) (i_6 : Fin n) => (identity (exp (X i_4 i_6)) (/ (partition (fun i1 : Fin n => X i_4
      i1))))). }
  assert (r70 : forall (i_4 : Fin m) (i_6 : Fin n), softmax (fun i1 : Fin n => X i_4 i1) i_6 = 1 / partition (fun i1 :
    Fin n => X i_4 i1) * exp (X i_4 i_6)).
  { exact (fun (i_4 : Fin m) (i_6 : Fin n) => (eq_trans (r68 i_4 i_6) (r69 i_4 i_6))). }
  assert (r71 : forall (i_4 : Fin m) (i_6 : Fin n), ln (softmax (fun i1 : Fin n => X i_4 i1) i_6) = ln (1 / partition
    (fun i1 : Fin n => X i_4 i1) * exp (X i_4 i_6))).
  { exact (fun (i_4 : Fin m) (i_6 : Fin n) => (f_equal (fun (h_6 : R) => ln h_6) (r70 i_4 i_6))). }
  assert (r72 : forall (i_4 : Fin m) (i_6 : Fin n), 1 / softmax (fun i1 : Fin n => X i_4 i1) i_6 = 1 / (1 / partition
    (fun i1 : Fin n => X i_4 i1) * exp (X i_4 i_6))).
  { exact (fun (i_4 : Fin m) (i_6 : Fin n) => (f_equal (fun (h_7 : R) => 1 / h_7) (r70 i_4 i_6))). }
  assert (r76 : forall (i_4 : Fin m) (i_6 : Fin n), 1 / (1 / partition (fun i1 : Fin n => X i_4 i1)) * (1 / exp (X i_4
    i_6)) = partition (fun i1 : Fin n => X i_4 i1) * (1 / exp (X i_4 i_6))).
  { exact (fun (i_4 : Fin m) (i_6 : Fin n) => (f_equal2 (fun (h_8 : R) (h_9 : R) => h_8 * h_9) (Facts.inverse_inverse
    (partition (fun i1 : Fin n => X i_4 i1))) (@eq_refl R (1 / exp (X i_4 i_6))))). }
  assert (r79 : forall (i_4 : Fin m) (i_7 : Fin n), exp (X i_4 i_7) * (delta i_4 s * delta i_7 j) = delta i_4 s *
    delta i_7 j * exp (X i_4 i_7)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u1 * u2) * u0)) by (intros u0 u1 u2; ring).
    exact (fun (i_4 : Fin m) (i_7 : Fin n) => (identity (exp (X i_4 i_7)) (delta i_4 s) (delta i_7 j))). }
  assert (r80 : forall (i_4 : Fin m) (i_7 : Fin n), delta i_4 s * delta i_7 j * exp (X i_4 i_7) = delta i_4 s * (delta
    i_7 j * exp (X i_4 i_7))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u0 * (u1 * u2))) by (intros u0 u1 u2; ring).
    exact (fun (i_4 : Fin m) (i_7 : Fin n) => (identity (delta i_4 s) (delta i_7 j) (exp (X i_4 i_7)))). }
  assert (r82 : forall (i_4 : Fin m), Sum (fun i : Fin n => exp (X i_4 i) * (delta i_4 s * delta i j)) = Sum (fun i :
    Fin n => delta i_4 s * (delta i j * exp (X i_4 i)))).
  { exact (fun (i_4 : Fin m) => (Rules.sum_congruence (fun (i_7 : Fin n) => (eq_trans (r79 i_4 i_7) (r80 i_4 i_7))))).
    }
  assert (r85 : forall (i_4 : Fin m), delta i_4 s * Sum (fun i : Fin n => delta i j * exp (X i_4 i)) = delta i_4 s *
    exp (X i_4 j)).
  { exact (fun (i_4 : Fin m) => (f_equal (fun (h_10 : R) => delta i_4 s * h_10) (Facts.sum_delta n j (fun i : Fin n =>
    exp (X i_4 i))))). }
  assert (r88 : forall (i_4 : Fin m), partition (fun i1 : Fin n => X i_4 i1) ^ 2 = partition (fun i1 : Fin n => X i_4
    i1) * partition (fun i1 : Fin n => X i_4 i1)).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (fun (i_4 : Fin m) => (identity (partition (fun i1 : Fin n => X i_4 i1)))). }
  assert (r89 : forall (i_4 : Fin m), 1 / partition (fun i1 : Fin n => X i_4 i1) ^ 2 = 1 / (partition (fun i1 : Fin n
    => X i_4 i1) * partition (fun i1 : Fin n => X i_4 i1))).
  { exact (fun (i_4 : Fin m) => (f_equal (fun (h_11 : R) => 1 / h_11) (r88 i_4))). }
  assert (r92 : forall (i_4 : Fin m), 1 / partition (fun i1 : Fin n => X i_4 i1) * (1 / partition (fun i1 : Fin n => X
    i_4 i1)) = (1 / partition (fun i1 : Fin n => X i_4 i1)) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (fun (i_4 : Fin m) => (identity (/ (partition (fun i1 : Fin n => X i_4 i1))))). }
  assert (r94 : forall (i_4 : Fin m) (i_6 : Fin n), 0 * ln (softmax (fun i1 : Fin n => X i_4 i1) i_6) + Y i_4 i_6 * (1
    / softmax (fun i1 : Fin n => X i_4 i1) i_6 * ((exp (X i_4 i_6) * (delta i_4 s * delta i_6 j) * partition (fun i1 :
    Fin n => X i_4 i1) - exp (X i_4 i_6) * Sum (fun i : Fin n => exp (X i_4 i) * (delta i_4 s * delta i j))) * (1 /
    partition (fun i1 : Fin n => X i_4 i1) ^ 2))) = 0 * ln (1 / partition (fun i1 : Fin n => X i_4 i1) * exp (X i_4
    i_6)) + Y i_4 i_6 * (partition (fun i1 : Fin n => X i_4 i1) * (1 / exp (X i_4 i_6)) * ((exp (X i_4 i_6) * (delta
    i_4 s * delta i_6 j) * partition (fun i1 : Fin n => X i_4 i1) - exp (X i_4 i_6) * (delta i_4 s * exp (X i_4 j))) *
    (1 / partition (fun i1 : Fin n => X i_4 i1)) ^ 2))).
  { exact (fun (i_4 : Fin m) (i_6 : Fin n) => (f_equal4 (fun (h_12 : R) (h_13 : R) (h_14 : R) (h_15 : R) => 0 * h_12 +
    Y i_4 i_6 * (h_13 * ((exp (X i_4 i_6) * (delta i_4 s * delta i_6 j) * partition (fun i1 : Fin n => X i_4 i1) - exp
    (X i_4 i_6) * h_14) * h_15))) (r71 i_4 i_6) (eq_trans (r72 i_4 i_6) (eq_trans (Facts.inverse_mul (1 / partition
    (fun i1 : Fin n => X i_4 i1)) (exp (X i_4 i_6))) (r76 i_4 i_6))) (eq_trans (r82 i_4) (eq_trans (Facts.sum_scale n
    (delta i_4 s) (fun i : Fin n => delta i j * exp (X i_4 i))) (r85 i_4))) (eq_trans (eq_trans (r89 i_4)
    (Facts.inverse_mul (partition (fun i1 : Fin n => X i_4 i1)) (partition (fun i1 : Fin n => X i_4 i1)))) (r92
    i_4)))). }
  assert (r98 : forall (i_4 : Fin m), partition (fun i1 : Fin n => X i_4 i1) <> 0).
  { exact (fun (i_4 : Fin m) => (Facts.ne_of_pos (partition (fun i1 : Fin n => X i_4 i1)) (Softmax.partition_pos n
    n_pos (fun i1 : Fin n => X i_4 i1)))). }
  assert (r100 : forall (i_4 : Fin m), partition (fun i1 : Fin n => X i_4 i1) * (1 / partition (fun i1 : Fin n => X
    i_4 i1)) = 1).
  { exact (fun (i_4 : Fin m) => (Facts.mul_inverse (partition (fun i1 : Fin n => X i_4 i1)) (r98 i_4))). }
  assert (r101 : forall (i_4 : Fin m) (i_6 : Fin n), 0 < exp (X i_4 i_6)).
  { exact (fun (i_4 : Fin m) (i_6 : Fin n) => (Facts.exp_pos (X i_4 i_6))). }
  assert (r103 : forall (i_4 : Fin m) (i_6 : Fin n), exp (X i_4 i_6) <> 0).
  { exact (fun (i_4 : Fin m) (i_6 : Fin n) => (Facts.ne_of_pos (exp (X i_4 i_6)) (r101 i_4 i_6))). }
  assert (r106 : forall (i_4 : Fin m) (i_6 : Fin n), 1 / exp (X i_4 i_6) * exp (X i_4 i_6) = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (fun (i_4 : Fin m) (i_6 : Fin n) => (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp
      (X i_4 i_6)) (r103 i_4 i_6)) Rules.no_equation) (identity (/ (exp (X i_4 i_6))) (exp (X i_4 i_6))))). }
  assert (r107 : forall (i_4 : Fin m) (i_6 : Fin n), 0 * ln (1 / partition (fun i1 : Fin n => X i_4 i1) * exp (X i_4
    i_6)) + Y i_4 i_6 * (partition (fun i1 : Fin n => X i_4 i1) * (1 / exp (X i_4 i_6)) * ((exp (X i_4 i_6) * (delta
    i_4 s * delta i_6 j) * partition (fun i1 : Fin n => X i_4 i1) - exp (X i_4 i_6) * (delta i_4 s * exp (X i_4 j))) *
    (1 / partition (fun i1 : Fin n => X i_4 i1)) ^ 2)) = Y i_4 i_6 * delta i_4 s * delta i_6 j + -1 * (Y i_4 i_6 *
    delta i_4 s * (1 / partition (fun i1 : Fin n => X i_4 i1)) * exp (X i_4 j))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, (((u0 * u1) * u2) + ((-1) * (((u0 * u1) * (1 * u3)) *
    u4))) - ((0 * u5) + (u0 * ((u6 * (1 * u7)) * ((((u8 * (u1 * u2)) * u6) - (u8 * (u1 * u4))) * ((1 * u3) ^ 2))))) =
    (((((((u0 * u6) * u1) * u2) * (1 * u3)) * (1 * u7)) * u8) * (1 - (u6 * (1 * u3))) + (((-1) * (((((u0 * u1) * (1 *
    u3)) * (1 * u7)) * u8) * u4)) * (1 - (u6 * (1 * u3))) + (((((u0 * u1) * u2) * (1 * u7)) * u8) * (1 - (u6 * (1 *
    u3))) + (((-1) * (((u0 * u1) * (1 * u3)) * u4)) * (1 - ((1 * u7) * u8)) + (((u0 * u1) * u2) * (1 - ((1 * u7) *
    u8)) + 0)))))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8; ring).
    exact (fun (i_4 : Fin m) (i_6 : Fin n) => (Rules.linear_combination (Rules.and_equation (Y i_4 i_6 * partition
      (fun i1 : Fin n => X i_4 i1) * delta i_4 s * delta i_6 j * (1 / partition (fun i1 : Fin n => X i_4 i1)) * (1 /
      exp (X i_4 i_6)) * exp (X i_4 i_6)) (r100 i_4) (Rules.and_equation (-1 * (Y i_4 i_6 * delta i_4 s * (1 /
      partition (fun i1 : Fin n => X i_4 i1)) * (1 / exp (X i_4 i_6)) * exp (X i_4 i_6) * exp (X i_4 j))) (r100 i_4)
      (Rules.and_equation (Y i_4 i_6 * delta i_4 s * delta i_6 j * (1 / exp (X i_4 i_6)) * exp (X i_4 i_6)) (r100 i_4)
      (Rules.and_equation (-1 * (Y i_4 i_6 * delta i_4 s * (1 / partition (fun i1 : Fin n => X i_4 i1)) * exp (X i_4
      j))) (r106 i_4 i_6) (Rules.and_equation (Y i_4 i_6 * delta i_4 s * delta i_6 j) (r106 i_4 i_6)
      Rules.no_equation))))) (identity (Y i_4 i_6) (delta i_4 s) (delta i_6 j) (/ (partition (fun i1 : Fin n => X i_4
      i1))) (exp (X i_4 j)) (ln (1 / partition (fun i1 : Fin n => X i_4 i1) * exp (X i_4 i_6))) (partition (fun i1 :
      Fin n => X i_4 i1)) (/ (exp (X i_4 i_6))) (exp (X i_4 i_6))))). }
  assert (r109 : forall (i_4 : Fin m) (i_6 : Fin n), Y i_4 i_6 * delta i_4 s * delta i_6 j + -1 * (Y i_4 i_6 * delta
    i_4 s * (1 / partition (fun i1 : Fin n => X i_4 i1)) * exp (X i_4 j)) = delta i_4 s * (delta i_6 j * Y i_4 i_6) +
    -1 * (delta i_4 s * (1 / partition (fun i1 : Fin n => X i_4 i1)) * exp (X i_4 j)) * Y i_4 i_6).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * u1) * u2) + ((-1) * (((u0 * u1) * (1 * u3)) * u4))) = ((u1 *
    (u2 * u0)) + (((-1) * ((u1 * (1 * u3)) * u4)) * u0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_4 : Fin m) (i_6 : Fin n) => (identity (Y i_4 i_6) (delta i_4 s) (delta i_6 j) (/ (partition (fun i1
      : Fin n => X i_4 i1))) (exp (X i_4 j)))). }
  assert (r111 : forall (i_4 : Fin m), Sum (fun i : Fin n => 0 * ln (softmax (fun i1 : Fin n => X i_4 i1) i) + Y i_4 i
    * (1 / softmax (fun i1 : Fin n => X i_4 i1) i * ((exp (X i_4 i) * (delta i_4 s * delta i j) * partition (fun i1 :
    Fin n => X i_4 i1) - exp (X i_4 i) * Sum (fun i : Fin n => exp (X i_4 i) * (delta i_4 s * delta i j))) / partition
    (fun i1 : Fin n => X i_4 i1) ^ 2))) = Sum (fun i : Fin n => delta i_4 s * (delta i j * Y i_4 i) + -1 * (delta i_4
    s * (1 / partition (fun i1 : Fin n => X i_4 i1)) * exp (X i_4 j)) * Y i_4 i)).
  { exact (fun (i_4 : Fin m) => (Rules.sum_congruence (fun (i_6 : Fin n) => (eq_trans (eq_trans (eq_trans (r67 i_4
    i_6) (r94 i_4 i_6)) (r107 i_4 i_6)) (r109 i_4 i_6))))). }
  assert (r115 : forall (i_4 : Fin m), delta i_4 s * Sum (fun i : Fin n => delta i j * Y i_4 i) = delta i_4 s * Y i_4
    j).
  { exact (fun (i_4 : Fin m) => (f_equal (fun (h_16 : R) => delta i_4 s * h_16) (Facts.sum_delta n j (fun i1 : Fin n
    => Y i_4 i1)))). }
  assert (r118 : forall (i_4 : Fin m), Sum (fun i : Fin n => delta i_4 s * (delta i j * Y i_4 i)) + Sum (fun i : Fin n
    => -1 * (delta i_4 s * (1 / partition (fun i1 : Fin n => X i_4 i1)) * exp (X i_4 j)) * Y i_4 i) = delta i_4 s * Y
    i_4 j + -1 * (delta i_4 s * (1 / partition (fun i1 : Fin n => X i_4 i1)) * exp (X i_4 j)) * Sum (fun i : Fin n =>
    Y i_4 i)).
  { exact (fun (i_4 : Fin m) => (f_equal2 (fun (h_17 : R) (h_18 : R) => h_17 + h_18) (eq_trans (Facts.sum_scale n
    (delta i_4 s) (fun i : Fin n => delta i j * Y i_4 i)) (r115 i_4)) (Facts.sum_scale n (-1 * (delta i_4 s * (1 /
    partition (fun i1 : Fin n => X i_4 i1)) * exp (X i_4 j))) (fun i1 : Fin n => Y i_4 i1)))). }
  assert (r121 : forall (i_4 : Fin m), delta i_4 s * Y i_4 j + -1 * (delta i_4 s * (1 / partition (fun i1 : Fin n => X
    i_4 i1)) * exp (X i_4 j)) * Sum (fun i : Fin n => Y i_4 i) = Y i_4 j * delta i_4 s + -1 * (delta i_4 s * (1 /
    partition (fun i1 : Fin n => X i_4 i1)) * exp (X i_4 j) * Sum (fun i : Fin n => Y i_4 i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * u1) + (((-1) * ((u0 * (1 * u2)) * u3)) * u4)) = ((u1 * u0) +
    ((-1) * (((u0 * (1 * u2)) * u3) * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_4 : Fin m) => (identity (delta i_4 s) (Y i_4 j) (/ (partition (fun i1 : Fin n => X i_4 i1))) (exp (X
      i_4 j)) (Sum (fun i : Fin n => Y i_4 i)))). }
  assert (r123 : forall (i_4 : Fin m), 0 * cross_entropy (fun i1 : Fin n => X i_4 i1) (fun i1 : Fin n => Y i_4 i1) + w
    i_4 * (0 * Sum (fun i : Fin n => Y i_4 i * ln (softmax (fun i1 : Fin n => X i_4 i1) i)) + -1 * Sum (fun i : Fin n
    => 0 * ln (softmax (fun i1 : Fin n => X i_4 i1) i) + Y i_4 i * (1 / softmax (fun i1 : Fin n => X i_4 i1) i * ((exp
    (X i_4 i) * (delta i_4 s * delta i j) * partition (fun i1 : Fin n => X i_4 i1) - exp (X i_4 i) * Sum (fun i : Fin
    n => exp (X i_4 i) * (delta i_4 s * delta i j))) / partition (fun i1 : Fin n => X i_4 i1) ^ 2)))) = 0 * (-1 * Sum
    (fun i : Fin n => Y i_4 i * ln (1 / partition (fun i1 : Fin n => X i_4 i1) * exp (X i_4 i)))) + w i_4 * (0 * Sum
    (fun i : Fin n => Y i_4 i * ln (1 / partition (fun i1 : Fin n => X i_4 i1) * exp (X i_4 i))) + -1 * (Y i_4 j *
    delta i_4 s + -1 * (delta i_4 s * (1 / partition (fun i1 : Fin n => X i_4 i1)) * exp (X i_4 j) * Sum (fun i : Fin
    n => Y i_4 i))))).
  { exact (fun (i_4 : Fin m) => (f_equal3 (fun (h_19 : R) (h_20 : R) (h_21 : R) => 0 * h_19 + w i_4 * (0 * h_20 + -1 *
    h_21)) (eq_trans (r56 i_4) (eq_trans (r63 i_4) (r64 i_4))) (r62 i_4) (eq_trans (eq_trans (r111 i_4) (eq_trans
    (Facts.sum_add n (fun i : Fin n => delta i_4 s * (delta i j * Y i_4 i)) (fun i : Fin n => -1 * (delta i_4 s * (1 /
    partition (fun i1 : Fin n => X i_4 i1)) * exp (X i_4 j)) * Y i_4 i)) (r118 i_4))) (r121 i_4)))). }
  assert (r124 : forall (i_4 : Fin m), 0 * (-1 * Sum (fun i : Fin n => Y i_4 i * ln (1 / partition (fun i1 : Fin n =>
    X i_4 i1) * exp (X i_4 i)))) + w i_4 * (0 * Sum (fun i : Fin n => Y i_4 i * ln (1 / partition (fun i1 : Fin n => X
    i_4 i1) * exp (X i_4 i))) + -1 * (Y i_4 j * delta i_4 s + -1 * (delta i_4 s * (1 / partition (fun i1 : Fin n => X
    i_4 i1)) * exp (X i_4 j) * Sum (fun i : Fin n => Y i_4 i)))) = -1 * (Y i_4 j * w i_4 * delta i_4 s) + w i_4 *
    delta i_4 s * (1 / partition (fun i1 : Fin n => X i_4 i1)) * exp (X i_4 j) * Sum (fun i : Fin n => Y i_4 i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((0 * ((-1) * u0)) + (u1 * ((0 * u0) + ((-1) * ((u2 * u3) +
    ((-1) * (((u3 * (1 * u4)) * u5) * u6))))))) = (((-1) * ((u2 * u1) * u3)) + ((((u1 * u3) * (1 * u4)) * u5) * u6)))
    by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_4 : Fin m) => (identity (Sum (fun i : Fin n => Y i_4 i * ln (1 / partition (fun i1 : Fin n => X i_4
      i1) * exp (X i_4 i)))) (w i_4) (Y i_4 j) (delta i_4 s) (/ (partition (fun i1 : Fin n => X i_4 i1))) (exp (X i_4
      j)) (Sum (fun i : Fin n => Y i_4 i)))). }
  assert (r126 : forall (i_4 : Fin m), -1 * (Y i_4 j * w i_4 * delta i_4 s) + w i_4 * delta i_4 s * (1 / partition
    (fun i1 : Fin n => X i_4 i1)) * exp (X i_4 j) * Sum (fun i : Fin n => Y i_4 i) = -1 * (delta i_4 s * (Y i_4 j * w
    i_4)) + delta i_4 s * (w i_4 * (1 / partition (fun i1 : Fin n => X i_4 i1)) * exp (X i_4 j) * Sum (fun i : Fin n
    => Y i_4 i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((-1) * ((u0 * u1) * u2)) + ((((u1 * u2) * (1 * u3)) * u4) *
    u5)) = (((-1) * (u2 * (u0 * u1))) + (u2 * (((u1 * (1 * u3)) * u4) * u5)))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_4 : Fin m) => (identity (Y i_4 j) (w i_4) (delta i_4 s) (/ (partition (fun i1 : Fin n => X i_4 i1)))
      (exp (X i_4 j)) (Sum (fun i : Fin n => Y i_4 i)))). }
  assert (r128 : Sum (fun i : Fin m => 0 * cross_entropy (fun i1 : Fin n => X i i1) (fun i1 : Fin n => Y i i1) + w i *
    (0 * Sum (fun i_ : Fin n => Y i i_ * ln (softmax (fun i0 : Fin n => X i i0) i_)) + -1 * Sum (fun i_ : Fin n => 0 *
    ln (softmax (fun i0 : Fin n => X i i0) i_) + Y i i_ * (1 / softmax (fun i0 : Fin n => X i i0) i_ * ((exp (X i i_)
    * (delta i s * delta i_ j) * partition (fun i0 : Fin n => X i i0) - exp (X i i_) * Sum (fun i_ : Fin n => exp (X i
    i_) * (delta i s * delta i_ j))) / partition (fun i0 : Fin n => X i i0) ^ 2))))) = Sum (fun i : Fin m => -1 *
    (delta i s * (Y i j * w i)) + delta i s * (w i * (1 / partition (fun i1 : Fin n => X i i1)) * exp (X i j) * Sum
    (fun i_ : Fin n => Y i i_)))).
  { exact (Rules.sum_congruence (fun (i_4 : Fin m) => (eq_trans (eq_trans (r123 i_4) (r124 i_4)) (r126 i_4)))). }
  assert (r132 : -1 * Sum (fun i : Fin m => delta i s * (Y i j * w i)) = -1 * (Y s j * w s)).
  { exact (f_equal (fun (h_22 : R) => -1 * h_22) (Facts.sum_delta m s (fun i : Fin m => Y i j * w i))). }
  assert (r135 : Sum (fun i : Fin m => -1 * (delta i s * (Y i j * w i))) + Sum (fun i : Fin m => delta i s * (w i * (1
    / partition (fun i1 : Fin n => X i i1)) * exp (X i j) * Sum (fun i_ : Fin n => Y i i_))) = -1 * (Y s j * w s) + w
    s * (1 / partition (fun i1 : Fin n => X s i1)) * exp (X s j) * Sum (fun i : Fin n => Y s i)).
  { exact (f_equal2 (fun (h_23 : R) (h_24 : R) => h_23 + h_24) (eq_trans (Facts.sum_scale m (-1) (fun i : Fin m =>
    delta i s * (Y i j * w i))) r132) (Facts.sum_delta m s (fun i : Fin m => w i * (1 / partition (fun i1 : Fin n => X
    i i1)) * exp (X i j) * Sum (fun i_ : Fin n => Y i i_)))). }
  assert (r138 : 0 * Sum (fun r : Fin m => w r * cross_entropy (fun i1 : Fin n => X r i1) (fun i1 : Fin n => Y r i1))
    + 1 / Sum (fun r : Fin m => w r) * Sum (fun i : Fin m => 0 * cross_entropy (fun i1 : Fin n => X i i1) (fun i1 :
    Fin n => Y i i1) + w i * (0 * Sum (fun i_ : Fin n => Y i i_ * ln (softmax (fun i0 : Fin n => X i i0) i_)) + -1 *
    Sum (fun i_ : Fin n => 0 * ln (softmax (fun i0 : Fin n => X i i0) i_) + Y i i_ * (1 / softmax (fun i0 : Fin n => X
    i i0) i_ * ((exp (X i i_) * (delta i s * delta i_ j) * partition (fun i0 : Fin n => X i i0) - exp (X i i_) * Sum
    (fun i_ : Fin n => exp (X i i_) * (delta i s * delta i_ j))) / partition (fun i0 : Fin n => X i i0) ^ 2))))) = 0 *
    (-1 * Sum (fun i : Fin m => w i * Sum (fun i_ : Fin n => Y i i_ * ln (1 / partition (fun i0 : Fin n => X i i0) *
    exp (X i i_))))) + 1 / Sum (fun r : Fin m => w r) * (-1 * (Y s j * w s) + w s * (1 / partition (fun i1 : Fin n =>
    X s i1)) * exp (X s j) * Sum (fun i : Fin n => Y s i))).
  { exact (f_equal2 (fun (h_25 : R) (h_26 : R) => 0 * h_25 + 1 / Sum (fun r : Fin m => w r) * h_26) (eq_trans r53
    (Facts.sum_scale m (-1) (fun i : Fin m => w i * Sum (fun i_ : Fin n => Y i i_ * ln (1 / partition (fun i0 : Fin n
    => X i i0) * exp (X i i_)))))) (eq_trans r128 (eq_trans (Facts.sum_add m (fun i : Fin m => -1 * (delta i s * (Y i
    j * w i))) (fun i : Fin m => delta i s * (w i * (1 / partition (fun i1 : Fin n => X i i1)) * exp (X i j) * Sum
    (fun i_ : Fin n => Y i i_)))) r135))). }
  assert (r139 : 0 * (-1 * Sum (fun i : Fin m => w i * Sum (fun i_ : Fin n => Y i i_ * ln (1 / partition (fun i0 : Fin
    n => X i i0) * exp (X i i_))))) + 1 / Sum (fun r : Fin m => w r) * (-1 * (Y s j * w s) + w s * (1 / partition (fun
    i1 : Fin n => X s i1)) * exp (X s j) * Sum (fun i : Fin n => Y s i)) = -1 * (Y s j * w s * (1 / Sum (fun r : Fin m
    => w r))) + w s * (1 / partition (fun i1 : Fin n => X s i1)) * (1 / Sum (fun r : Fin m => w r)) * exp (X s j) *
    Sum (fun i : Fin n => Y s i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((0 * ((-1) * u0)) + ((1 * u1) * (((-1) * (u2 * u3)) + (((u3 *
    (1 * u4)) * u5) * u6)))) = (((-1) * ((u2 * u3) * (1 * u1))) + ((((u3 * (1 * u4)) * (1 * u1)) * u5) * u6))) by
    (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (Sum (fun i : Fin m => w i * Sum (fun i_ : Fin n => Y i i_ * ln (1 / partition (fun i0 : Fin n =>
      X i i0) * exp (X i i_))))) (/ (Sum (fun r : Fin m => w r))) (Y s j) (w s) (/ (partition (fun i1 : Fin n => X s
      i1))) (exp (X s j)) (Sum (fun i : Fin n => Y s i))). }
  assert (r141 : - (w s / Sum (fun r : Fin m => w r) * Sum (fun i : Fin n => Y s i / softmax (fun i1 : Fin n => X s
    i1) i * (softmax (fun i1 : Fin n => X s i1) i * (delta i j - softmax (fun i1 : Fin n => X s i1) j)))) = - (w s *
    (1 / Sum (fun r : Fin m => w r)) * Sum (fun i : Fin n => Y s i / softmax (fun i1 : Fin n => X s i1) i * (softmax
    (fun i1 : Fin n => X s i1) i * (delta i j - softmax (fun i1 : Fin n => X s i1) j))))).
  { assert (identity : forall u0 u1 u2 : R, (- ((u0 * u1) * u2)) = (- ((u0 * (1 * u1)) * u2))) by (intros u0 u1 u2;
    ring).
    exact (identity (w s) (/ (Sum (fun r : Fin m => w r))) (Sum (fun i : Fin n => Y s i / softmax (fun i1 : Fin n => X
      s i1) i * (softmax (fun i1 : Fin n => X s i1) i * (delta i j - softmax (fun i1 : Fin n => X s i1) j))))). }
  assert (r142 : forall (i_8 : Fin n), Y s i_8 / softmax (fun i1 : Fin n => X s i1) i_8 * (softmax (fun i1 : Fin n =>
    X s i1) i_8 * (delta i_8 j - softmax (fun i1 : Fin n => X s i1) j)) = Y s i_8 * (1 / softmax (fun i1 : Fin n => X
    s i1) i_8) * (softmax (fun i1 : Fin n => X s i1) i_8 * (delta i_8 j - softmax (fun i1 : Fin n => X s i1) j))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * u1) * (u2 * (u3 - u4))) = ((u0 * (1 * u1)) * (u2 * (u3 -
    u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_8 : Fin n) => (identity (Y s i_8) (/ (softmax (fun i1 : Fin n => X s i1) i_8)) (softmax (fun i1 :
      Fin n => X s i1) i_8) (delta i_8 j) (softmax (fun i1 : Fin n => X s i1) j))). }
  assert (r143 : forall (i_8 : Fin n), softmax (fun i1 : Fin n => X s i1) i_8 = exp (X s i_8) / partition (fun i1 :
    Fin n => X s i1)).
  { exact (fun (i_8 : Fin n) => eq_refl). }
  assert (r144 : forall (i_8 : Fin n), exp (X s i_8) / partition (fun i1 : Fin n => X s i1) = 1 / partition (fun i1 :
    Fin n => X s i1) * exp (X s i_8)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_8 : Fin n) => (identity (exp (X s i_8)) (/ (partition (fun i1 : Fin n => X s i1))))). }
  assert (r145 : forall (i_8 : Fin n), softmax (fun i1 : Fin n => X s i1) i_8 = 1 / partition (fun i1 : Fin n => X s
    i1) * exp (X s i_8)).
  { exact (fun (i_8 : Fin n) => (eq_trans (r143 i_8) (r144 i_8))). }
  assert (r146 : forall (i_8 : Fin n), 1 / softmax (fun i1 : Fin n => X s i1) i_8 = 1 / (1 / partition (fun i1 : Fin n
    => X s i1) * exp (X s i_8))).
  { exact (fun (i_8 : Fin n) => (f_equal (fun (h_27 : R) => 1 / h_27) (r145 i_8))). }
  assert (r150 : forall (i_8 : Fin n), 1 / (1 / partition (fun i1 : Fin n => X s i1)) * (1 / exp (X s i_8)) =
    partition (fun i1 : Fin n => X s i1) * (1 / exp (X s i_8))).
  { exact (fun (i_8 : Fin n) => (f_equal2 (fun (h_28 : R) (h_29 : R) => h_28 * h_29) (Facts.inverse_inverse (partition
    (fun i1 : Fin n => X s i1))) (@eq_refl R (1 / exp (X s i_8))))). }
  assert (r153 : softmax (fun i1 : Fin n => X s i1) j = exp (X s j) / partition (fun i1 : Fin n => X s i1)).
  { exact eq_refl. }
  assert (r154 : exp (X s j) / partition (fun i1 : Fin n => X s i1) = 1 / partition (fun i1 : Fin n => X s i1) * exp
    (X s j)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (X s j)) (/ (partition (fun i1 : Fin n => X s i1)))). }
  assert (r156 : forall (i_8 : Fin n), Y s i_8 * (1 / softmax (fun i1 : Fin n => X s i1) i_8) * (softmax (fun i1 : Fin
    n => X s i1) i_8 * (delta i_8 j - softmax (fun i1 : Fin n => X s i1) j)) = Y s i_8 * (partition (fun i1 : Fin n =>
    X s i1) * (1 / exp (X s i_8))) * (1 / partition (fun i1 : Fin n => X s i1) * exp (X s i_8) * (delta i_8 j - 1 /
    partition (fun i1 : Fin n => X s i1) * exp (X s j)))).
  { exact (fun (i_8 : Fin n) => (f_equal3 (fun (h_30 : R) (h_31 : R) (h_32 : R) => Y s i_8 * h_30 * (h_31 * (delta i_8
    j - h_32))) (eq_trans (r146 i_8) (eq_trans (Facts.inverse_mul (1 / partition (fun i1 : Fin n => X s i1)) (exp (X s
    i_8))) (r150 i_8))) (r145 i_8) (eq_trans r153 r154))). }
  assert (r160 : partition (fun i1 : Fin n => X s i1) <> 0).
  { exact (Facts.ne_of_pos (partition (fun i1 : Fin n => X s i1)) (Softmax.partition_pos n n_pos (fun i1 : Fin n => X
    s i1))). }
  assert (r162 : partition (fun i1 : Fin n => X s i1) * (1 / partition (fun i1 : Fin n => X s i1)) = 1).
  { exact (Facts.mul_inverse (partition (fun i1 : Fin n => X s i1)) r160). }
  assert (r163 : forall (i_8 : Fin n), 0 < exp (X s i_8)).
  { exact (fun (i_8 : Fin n) => (Facts.exp_pos (X s i_8))). }
  assert (r165 : forall (i_8 : Fin n), exp (X s i_8) <> 0).
  { exact (fun (i_8 : Fin n) => (Facts.ne_of_pos (exp (X s i_8)) (r163 i_8))). }
  assert (r168 : forall (i_8 : Fin n), 1 / exp (X s i_8) * exp (X s i_8) = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (fun (i_8 : Fin n) => (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp (X s i_8))
      (r165 i_8)) Rules.no_equation) (identity (/ (exp (X s i_8))) (exp (X s i_8))))). }
  assert (r169 : forall (i_8 : Fin n), Y s i_8 * (partition (fun i1 : Fin n => X s i1) * (1 / exp (X s i_8))) * (1 /
    partition (fun i1 : Fin n => X s i1) * exp (X s i_8) * (delta i_8 j - 1 / partition (fun i1 : Fin n => X s i1) *
    exp (X s j))) = Y s i_8 * delta i_8 j + -1 * (Y s i_8 * (1 / partition (fun i1 : Fin n => X s i1)) * exp (X s
    j))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((u0 * u1) + ((-1) * ((u0 * (1 * u2)) * u3))) - ((u0 * (u4 *
    (1 * u5))) * (((1 * u2) * u6) * (u1 - ((1 * u2) * u3)))) = ((((u0 * u1) * (1 * u5)) * u6) * (1 - (u4 * (1 * u2)))
    + (((-1) * ((((u0 * (1 * u2)) * (1 * u5)) * u6) * u3)) * (1 - (u4 * (1 * u2))) + ((u0 * u1) * (1 - ((1 * u5) *
    u6)) + (((-1) * ((u0 * (1 * u2)) * u3)) * (1 - ((1 * u5) * u6)) + 0))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_8 : Fin n) => (Rules.linear_combination (Rules.and_equation (Y s i_8 * delta i_8 j * (1 / exp (X s
      i_8)) * exp (X s i_8)) r162 (Rules.and_equation (-1 * (Y s i_8 * (1 / partition (fun i1 : Fin n => X s i1)) * (1
      / exp (X s i_8)) * exp (X s i_8) * exp (X s j))) r162 (Rules.and_equation (Y s i_8 * delta i_8 j) (r168 i_8)
      (Rules.and_equation (-1 * (Y s i_8 * (1 / partition (fun i1 : Fin n => X s i1)) * exp (X s j))) (r168 i_8)
      Rules.no_equation)))) (identity (Y s i_8) (delta i_8 j) (/ (partition (fun i1 : Fin n => X s i1))) (exp (X s j))
      (partition (fun i1 : Fin n => X s i1)) (/ (exp (X s i_8))) (exp (X s i_8))))). }
  assert (r171 : forall (i_8 : Fin n), Y s i_8 * delta i_8 j + -1 * (Y s i_8 * (1 / partition (fun i1 : Fin n => X s
    i1)) * exp (X s j)) = delta i_8 j * Y s i_8 + -1 * (1 / partition (fun i1 : Fin n => X s i1) * exp (X s j)) * Y s
    i_8).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) + ((-1) * ((u0 * (1 * u2)) * u3))) = ((u1 * u0) + (((-1) *
    ((1 * u2) * u3)) * u0))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 : Fin n) => (identity (Y s i_8) (delta i_8 j) (/ (partition (fun i1 : Fin n => X s i1))) (exp (X s
      j)))). }
  assert (r173 : Sum (fun i : Fin n => Y s i / softmax (fun i1 : Fin n => X s i1) i * (softmax (fun i1 : Fin n => X s
    i1) i * (delta i j - softmax (fun i1 : Fin n => X s i1) j))) = Sum (fun i : Fin n => delta i j * Y s i + -1 * (1 /
    partition (fun i1 : Fin n => X s i1) * exp (X s j)) * Y s i)).
  { exact (Rules.sum_congruence (fun (i_8 : Fin n) => (eq_trans (eq_trans (eq_trans (r142 i_8) (r156 i_8)) (r169 i_8))
    (r171 i_8)))). }
  assert (r175 : Sum (fun i : Fin n => delta i j * Y s i) = Y s j).
  { exact (Facts.sum_delta n j (fun i : Fin n => Y s i)). }
  assert (r177 : Sum (fun i : Fin n => delta i j * Y s i) + Sum (fun i : Fin n => -1 * (1 / partition (fun i1 : Fin n
    => X s i1) * exp (X s j)) * Y s i) = Y s j + -1 * (1 / partition (fun i1 : Fin n => X s i1) * exp (X s j)) * Sum
    (fun i : Fin n => Y s i)).
  { exact (f_equal2 (fun (h_33 : R) (h_34 : R) => h_33 + h_34) r175 (Facts.sum_scale n (-1 * (1 / partition (fun i1 :
    Fin n => X s i1) * exp (X s j))) (fun i : Fin n => Y s i))). }
  assert (r180 : Y s j + -1 * (1 / partition (fun i1 : Fin n => X s i1) * exp (X s j)) * Sum (fun i : Fin n => Y s i)
    = Y s j + -1 * (1 / partition (fun i1 : Fin n => X s i1) * exp (X s j) * Sum (fun i : Fin n => Y s i))).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 + (((-1) * ((1 * u1) * u2)) * u3)) = (u0 + ((-1) * (((1 * u1) * u2)
    * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (Y s j) (/ (partition (fun i1 : Fin n => X s i1))) (exp (X s j)) (Sum (fun i : Fin n => Y s i))).
      }
  assert (r182 : - (w s * (1 / Sum (fun r : Fin m => w r)) * Sum (fun i : Fin n => Y s i / softmax (fun i1 : Fin n =>
    X s i1) i * (softmax (fun i1 : Fin n => X s i1) i * (delta i j - softmax (fun i1 : Fin n => X s i1) j)))) = - (w s
    * (1 / Sum (fun r : Fin m => w r)) * (Y s j + -1 * (1 / partition (fun i1 : Fin n => X s i1) * exp (X s j) * Sum
    (fun i : Fin n => Y s i))))).
  { exact (f_equal (fun (h_35 : R) => - (w s * (1 / Sum (fun r : Fin m => w r)) * h_35)) (eq_trans (eq_trans r173
    (eq_trans (Facts.sum_add n (fun i : Fin n => delta i j * Y s i) (fun i : Fin n => -1 * (1 / partition (fun i1 :
    Fin n => X s i1) * exp (X s j)) * Y s i)) r177)) r180)). }
  assert (r184 : - (w s * (1 / Sum (fun r : Fin m => w r)) * (Y s j + -1 * (1 / partition (fun i1 : Fin n => X s i1) *
    exp (X s j) * Sum (fun i : Fin n => Y s i)))) = -1 * (Y s j * w s * (1 / Sum (fun r : Fin m => w r))) + w s * (1 /
    partition (fun i1 : Fin n => X s i1)) * (1 / Sum (fun r : Fin m => w r)) * exp (X s j) * Sum (fun i : Fin n => Y s
    i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (- ((u0 * (1 * u1)) * (u2 + ((-1) * (((1 * u3) * u4) * u5))))) =
    (((-1) * ((u2 * u0) * (1 * u1))) + ((((u0 * (1 * u3)) * (1 * u1)) * u4) * u5))) by (intros u0 u1 u2 u3 u4 u5;
    ring).
    exact (identity (w s) (/ (Sum (fun r : Fin m => w r))) (Y s j) (/ (partition (fun i1 : Fin n => X s i1))) (exp (X
      s j)) (Sum (fun i : Fin n => Y s i))). }
  assert (r190 : forall (i_9 : Fin n), softmax (fun i1 : Fin n => X s i1) i_9 <> 0).
  { exact (fun (i_9 : Fin n) => (Facts.ne_of_pos (softmax (fun i1 : Fin n => X s i1) i_9) (Softmax.softmax_pos n n_pos
    (fun i1 : Fin n => X s i1) i_9))). }
  assert (r192 : forall (i_9 : Fin n), softmax (fun i1 : Fin n => X s i1) i_9 * (1 / softmax (fun i1 : Fin n => X s
    i1) i_9) = 1).
  { exact (fun (i_9 : Fin n) => (Facts.mul_inverse (softmax (fun i1 : Fin n => X s i1) i_9) (r190 i_9))). }
  assert (r193 : forall (i_9 : Fin n), Y s i_9 / softmax (fun i1 : Fin n => X s i1) i_9 * (softmax (fun i1 : Fin n =>
    X s i1) i_9 * (delta i_9 j - softmax (fun i1 : Fin n => X s i1) j)) = -1 * (Y s i_9 * softmax (fun i1 : Fin n => X
    s i1) j) + Y s i_9 * delta i_9 j).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((-1) * (u0 * u1)) + (u0 * u2)) - ((u0 * u3) * (u4 * (u2 - u1))) =
    ((u0 * u2) * (1 - (u4 * (1 * u3))) + (((-1) * (u0 * u1)) * (1 - (u4 * (1 * u3))) + 0))) by (intros u0 u1 u2 u3 u4;
    ring).
    exact (fun (i_9 : Fin n) => (Rules.linear_combination (Rules.and_equation (Y s i_9 * delta i_9 j) (r192 i_9)
      (Rules.and_equation (-1 * (Y s i_9 * softmax (fun i1 : Fin n => X s i1) j)) (r192 i_9) Rules.no_equation))
      (identity (Y s i_9) (softmax (fun i1 : Fin n => X s i1) j) (delta i_9 j) (/ (softmax (fun i1 : Fin n => X s i1)
      i_9)) (softmax (fun i1 : Fin n => X s i1) i_9)))). }
  assert (r194 : Sum (fun i : Fin n => Y s i / softmax (fun i1 : Fin n => X s i1) i * (softmax (fun i1 : Fin n => X s
    i1) i * (delta i j - softmax (fun i1 : Fin n => X s i1) j))) = Sum (fun i : Fin n => -1 * (Y s i * softmax (fun i1
    : Fin n => X s i1) j) + Y s i * delta i j)).
  { exact (Rules.sum_congruence (fun (i_9 : Fin n) => (r193 i_9))). }
  assert (r195 : - (w s * (1 / Sum (fun r : Fin m => w r)) * Sum (fun i : Fin n => Y s i / softmax (fun i1 : Fin n =>
    X s i1) i * (softmax (fun i1 : Fin n => X s i1) i * (delta i j - softmax (fun i1 : Fin n => X s i1) j)))) = - (w s
    * (1 / Sum (fun r : Fin m => w r)) * Sum (fun i : Fin n => -1 * (Y s i * softmax (fun i1 : Fin n => X s i1) j) + Y
    s i * delta i j))).
  { exact (f_equal (fun (h_36 : R) => - (w s * (1 / Sum (fun r : Fin m => w r)) * h_36)) r194). }
  assert (r197 : - (w s * (1 / Sum (fun r : Fin m => w r)) * Sum (fun i : Fin n => -1 * (Y s i * softmax (fun i1 : Fin
    n => X s i1) j) + Y s i * delta i j)) = -1 * (w s * (1 / Sum (fun r : Fin m => w r)) * Sum (fun i : Fin n => -1 *
    (Y s i * softmax (fun i1 : Fin n => X s i1) j) + Y s i * delta i j))).
  { assert (identity : forall u0 u1 u2 : R, (- ((u0 * (1 * u1)) * u2)) = ((-1) * ((u0 * (1 * u1)) * u2))) by (intros
    u0 u1 u2; ring).
    exact (identity (w s) (/ (Sum (fun r : Fin m => w r))) (Sum (fun i : Fin n => -1 * (Y s i * softmax (fun i1 : Fin
      n => X s i1) j) + Y s i * delta i j))). }
  assert (r199 : - (w s / Sum (fun r : Fin m => w r) * Sum (fun i : Fin n => Y s i * (delta i j - softmax (fun i1 :
    Fin n => X s i1) j))) = - (w s * (1 / Sum (fun r : Fin m => w r)) * Sum (fun i : Fin n => Y s i * (delta i j -
    softmax (fun i1 : Fin n => X s i1) j)))).
  { assert (identity : forall u0 u1 u2 : R, (- ((u0 * u1) * u2)) = (- ((u0 * (1 * u1)) * u2))) by (intros u0 u1 u2;
    ring).
    exact (identity (w s) (/ (Sum (fun r : Fin m => w r))) (Sum (fun i : Fin n => Y s i * (delta i j - softmax (fun i1
      : Fin n => X s i1) j)))). }
  assert (r200 : forall (i_10 : Fin n), Y s i_10 * (delta i_10 j - softmax (fun i1 : Fin n => X s i1) j) = -1 * (Y s
    i_10 * softmax (fun i1 : Fin n => X s i1) j) + Y s i_10 * delta i_10 j).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 - u2)) = (((-1) * (u0 * u2)) + (u0 * u1))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_10 : Fin n) => (identity (Y s i_10) (delta i_10 j) (softmax (fun i1 : Fin n => X s i1) j))). }
  assert (r201 : Sum (fun i : Fin n => Y s i * (delta i j - softmax (fun i1 : Fin n => X s i1) j)) = Sum (fun i : Fin
    n => -1 * (Y s i * softmax (fun i1 : Fin n => X s i1) j) + Y s i * delta i j)).
  { exact (Rules.sum_congruence (fun (i_10 : Fin n) => (r200 i_10))). }
  assert (r202 : - (w s * (1 / Sum (fun r : Fin m => w r)) * Sum (fun i : Fin n => Y s i * (delta i j - softmax (fun
    i1 : Fin n => X s i1) j))) = - (w s * (1 / Sum (fun r : Fin m => w r)) * Sum (fun i : Fin n => -1 * (Y s i *
    softmax (fun i1 : Fin n => X s i1) j) + Y s i * delta i j))).
  { exact (f_equal (fun (h_37 : R) => - (w s * (1 / Sum (fun r : Fin m => w r)) * h_37)) r201). }
  assert (r208 : forall (i_11 : Fin n), Y s i_11 * (delta i_11 j - softmax (fun i1 : Fin n => X s i1) j) = -1 * (Y s
    i_11 * softmax (fun i1 : Fin n => X s i1) j) + Y s i_11 * delta i_11 j).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 - u2)) = (((-1) * (u0 * u2)) + (u0 * u1))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_11 : Fin n) => (identity (Y s i_11) (delta i_11 j) (softmax (fun i1 : Fin n => X s i1) j))). }
  assert (r209 : forall (i_11 : Fin n), -1 * (Y s i_11 * softmax (fun i1 : Fin n => X s i1) j) + Y s i_11 * delta i_11
    j = -1 * softmax (fun i1 : Fin n => X s i1) j * Y s i_11 + delta i_11 j * Y s i_11).
  { assert (identity : forall u0 u1 u2 : R, (((-1) * (u0 * u1)) + (u0 * u2)) = ((((-1) * u1) * u0) + (u2 * u0))) by
    (intros u0 u1 u2; ring).
    exact (fun (i_11 : Fin n) => (identity (Y s i_11) (softmax (fun i1 : Fin n => X s i1) j) (delta i_11 j))). }
  assert (r211 : Sum (fun i : Fin n => Y s i * (delta i j - softmax (fun i1 : Fin n => X s i1) j)) = Sum (fun i : Fin
    n => -1 * softmax (fun i1 : Fin n => X s i1) j * Y s i + delta i j * Y s i)).
  { exact (Rules.sum_congruence (fun (i_11 : Fin n) => (eq_trans (r208 i_11) (r209 i_11)))). }
  assert (r214 : Sum (fun i : Fin n => -1 * softmax (fun i1 : Fin n => X s i1) j * Y s i) + Sum (fun i : Fin n =>
    delta i j * Y s i) = -1 * softmax (fun i1 : Fin n => X s i1) j * Sum (fun i : Fin n => Y s i) + Y s j).
  { exact (f_equal2 (fun (h_38 : R) (h_39 : R) => h_38 + h_39) (Facts.sum_scale n (-1 * softmax (fun i1 : Fin n => X s
    i1) j) (fun i : Fin n => Y s i)) r175). }
  assert (r217 : -1 * softmax (fun i1 : Fin n => X s i1) j * Sum (fun i : Fin n => Y s i) + Y s j = Y s j + -1 *
    (softmax (fun i1 : Fin n => X s i1) j * Sum (fun i : Fin n => Y s i))).
  { assert (identity : forall u0 u1 u2 : R, ((((-1) * u0) * u1) + u2) = (u2 + ((-1) * (u0 * u1)))) by (intros u0 u1
    u2; ring).
    exact (identity (softmax (fun i1 : Fin n => X s i1) j) (Sum (fun i : Fin n => Y s i)) (Y s j)). }
  assert (r219 : - (w s * (1 / Sum (fun r : Fin m => w r)) * Sum (fun i : Fin n => Y s i * (delta i j - softmax (fun
    i1 : Fin n => X s i1) j))) = - (w s * (1 / Sum (fun r : Fin m => w r)) * (Y s j + -1 * (softmax (fun i1 : Fin n =>
    X s i1) j * Sum (fun i : Fin n => Y s i))))).
  { exact (f_equal (fun (h_40 : R) => - (w s * (1 / Sum (fun r : Fin m => w r)) * h_40)) (eq_trans (eq_trans r211
    (eq_trans (Facts.sum_add n (fun i : Fin n => -1 * softmax (fun i1 : Fin n => X s i1) j * Y s i) (fun i : Fin n =>
    delta i j * Y s i)) r214)) r217)). }
  assert (r221 : - (w s * (1 / Sum (fun r : Fin m => w r)) * (Y s j + -1 * (softmax (fun i1 : Fin n => X s i1) j * Sum
    (fun i : Fin n => Y s i)))) = -1 * (Y s j * w s * (1 / Sum (fun r : Fin m => w r))) + w s * softmax (fun i1 : Fin
    n => X s i1) j * (1 / Sum (fun r : Fin m => w r)) * Sum (fun i : Fin n => Y s i)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (- ((u0 * (1 * u1)) * (u2 + ((-1) * (u3 * u4))))) = (((-1) * ((u2 *
    u0) * (1 * u1))) + (((u0 * u3) * (1 * u1)) * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (w s) (/ (Sum (fun r : Fin m => w r))) (Y s j) (softmax (fun i1 : Fin n => X s i1) j) (Sum (fun i
      : Fin n => Y s i))). }
  assert (r223 : w s / Sum (fun r : Fin m => w r) * (softmax (fun i1 : Fin n => X s i1) j * Sum (fun i : Fin n => Y s
    i) - Y s j) = -1 * (Y s j * w s * (1 / Sum (fun r : Fin m => w r))) + w s * softmax (fun i1 : Fin n => X s i1) j *
    (1 / Sum (fun r : Fin m => w r)) * Sum (fun i : Fin n => Y s i)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * u1) * ((u2 * u3) - u4)) = (((-1) * ((u4 * u0) * (1 * u1))) +
    (((u0 * u2) * (1 * u1)) * u3))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (w s) (/ (Sum (fun r : Fin m => w r))) (softmax (fun i1 : Fin n => X s i1) j) (Sum (fun i : Fin n
      => Y s i)) (Y s j)). }
  exact (Rules.deriv_eq (fun (X : Fin m -> Fin n -> R) => (@eq_refl R (1 / Sum (fun r : Fin m => w r) * Sum (fun r :
    Fin m => w r * cross_entropy (fun i1 : Fin n => X r i1) (fun i1 : Fin n => Y r i1))))) r38 (eq_trans (eq_trans
    (eq_trans (eq_trans r138 r139) (eq_sym (eq_trans (eq_trans r141 r182) r184))) (eq_trans (eq_trans (eq_trans r141
    r195) r197) (eq_sym (eq_trans (eq_trans r199 r202) r197)))) (eq_trans (eq_trans (eq_trans r199 r219) r221) (eq_sym
    r223)))).
Qed.

(* Gradient of the mean cross-entropy with smoothed targets. *)
Theorem smoothed_padded_cross_entropy_gradient (m : nat) (m_pos : (0 < m)%nat) (n : nat) (n_pos : (0 < n)%nat) (w :
  Fin m -> R) (X : Fin m -> Fin n -> R) (epsilon : R) (Y : Fin m -> Fin n -> R) (s : Fin m) (j : Fin n) :
  partial (entry2 s j) (fun X : Fin m -> Fin n -> R => 1 / Sum (fun r : Fin m => w r) * Sum (fun r : Fin m => w r *
    cross_entropy (fun i1 : Fin n => X r i1) (fun i : Fin n => (1 - epsilon) * Y r i + epsilon / INR n))) X (w s / Sum
    (fun r : Fin m => w r) * (softmax (fun i1 : Fin n => X s i1) j * ((1 - epsilon) * Sum (fun i : Fin n => Y s i) +
    epsilon) - ((1 - epsilon) * Y s j + epsilon / INR n))).
Proof.
  assert (r3 : w s / Sum (fun r : Fin m => w r) * (softmax (fun i1 : Fin n => X s i1) j * Sum (fun i : Fin n => (1 -
    epsilon) * Y s i + epsilon / INR n) - ((1 - epsilon) * Y s j + epsilon / INR n)) = w s * (1 / Sum (fun r : Fin m
    => w r)) * (softmax (fun i1 : Fin n => X s i1) j * Sum (fun i : Fin n => (1 - epsilon) * Y s i + epsilon / INR n)
    - ((1 - epsilon) * Y s j + epsilon * (1 / INR n)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((u0 * u1) * ((u2 * u3) - (((1 - u4) * u5) + (u4 * u6)))) =
    ((u0 * (1 * u1)) * ((u2 * u3) - (((1 - u4) * u5) + (u4 * (1 * u6)))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (w s) (/ (Sum (fun r : Fin m => w r))) (softmax (fun i1 : Fin n => X s i1) j) (Sum (fun i : Fin n
      => (1 - epsilon) * Y s i + epsilon / INR n)) epsilon (Y s j) (/ (INR n))). }
  assert (r4 : forall (i : Fin n), (1 - epsilon) * Y s i + epsilon / INR n = Y s i + -1 * (Y s i * epsilon) + epsilon
    * (1 / INR n)).
  { assert (identity : forall u0 u1 u2 : R, (((1 - u0) * u1) + (u0 * u2)) = ((u1 + ((-1) * (u1 * u0))) + (u0 * (1 *
    u2)))) by (intros u0 u1 u2; ring).
    exact (fun (i : Fin n) => (identity epsilon (Y s i) (/ (INR n)))). }
  assert (r5 : forall (i : Fin n), Y s i + -1 * (Y s i * epsilon) + epsilon * (1 / INR n) = Y s i + -1 * epsilon * Y s
    i + epsilon * (1 / INR n) * 1).
  { assert (identity : forall u0 u1 u2 : R, ((u0 + ((-1) * (u0 * u1))) + (u1 * (1 * u2))) = ((u0 + (((-1) * u1) * u0))
    + ((u1 * (1 * u2)) * 1))) by (intros u0 u1 u2; ring).
    exact (fun (i : Fin n) => (identity (Y s i) epsilon (/ (INR n)))). }
  assert (r7 : Sum (fun i : Fin n => (1 - epsilon) * Y s i + epsilon / INR n) = Sum (fun i : Fin n => Y s i + -1 *
    epsilon * Y s i + epsilon * (1 / INR n) * 1)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r4 i) (r5 i)))). }
  assert (r10 : Sum (fun i : Fin n => Y s i + -1 * epsilon * Y s i) + Sum (fun i : Fin n => epsilon * (1 / INR n) * 1)
    = Sum (fun i : Fin n => Y s i) + Sum (fun i : Fin n => -1 * epsilon * Y s i) + Sum (fun i : Fin n => epsilon * (1
    / INR n) * 1)).
  { exact (f_equal (fun (h : R) => h + Sum (fun i : Fin n => epsilon * (1 / INR n) * 1)) (Facts.sum_add n (fun i : Fin
    n => Y s i) (fun i : Fin n => -1 * epsilon * Y s i))). }
  assert (r15 : Sum (fun i : Fin n => 1) = INR n).
  { exact (Facts.sum_one n). }
  assert (r16 : epsilon * (1 / INR n) * Sum (fun i : Fin n => 1) = epsilon * (1 / INR n) * INR n).
  { exact (f_equal (fun (h_ : R) => epsilon * (1 / INR n) * h_) r15). }
  assert (r18 : Sum (fun i : Fin n => Y s i) + Sum (fun i : Fin n => -1 * epsilon * Y s i) + Sum (fun i : Fin n =>
    epsilon * (1 / INR n) * 1) = Sum (fun i : Fin n => Y s i) + -1 * epsilon * Sum (fun i : Fin n => Y s i) + epsilon
    * (1 / INR n) * INR n).
  { exact (f_equal3 (fun (h_1 : R) (h_2 : R) (h_3 : R) => h_1 + h_2 + h_3) (@eq_refl R (Sum (fun i : Fin n => Y s i)))
    (Facts.sum_scale n (-1 * epsilon) (fun i : Fin n => Y s i)) (eq_trans (Facts.sum_scale n (epsilon * (1 / INR n))
    (fun i : Fin n => 1)) r16)). }
  assert (r21 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r22 : 0 < Sum (fun i : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r21)). }
  assert (r23 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_4 : R) => 0 < h_4) r22 (INR n) r15). }
  assert (r25 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r23). }
  assert (r28 : Sum (fun i : Fin n => Y s i) + -1 * epsilon * Sum (fun i : Fin n => Y s i) + epsilon * (1 / INR n) *
    INR n = epsilon + -1 * (epsilon * Sum (fun i : Fin n => Y s i)) + Sum (fun i : Fin n => Y s i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 + ((-1) * (u0 * u1))) + u1) - ((u1 + (((-1) * u0) * u1)) + ((u0 *
    (1 * u2)) * u3)) = (u0 * (1 - (u3 * (1 * u2))) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (Rules.linear_combination (Rules.and_equation epsilon (Facts.mul_inverse (INR n) r25) Rules.no_equation)
      (identity epsilon (Sum (fun i : Fin n => Y s i)) (/ (INR n)) (INR n))). }
  assert (r30 : w s * (1 / Sum (fun r : Fin m => w r)) * (softmax (fun i1 : Fin n => X s i1) j * Sum (fun i : Fin n =>
    (1 - epsilon) * Y s i + epsilon / INR n) - ((1 - epsilon) * Y s j + epsilon * (1 / INR n))) = w s * (1 / Sum (fun
    r : Fin m => w r)) * (softmax (fun i1 : Fin n => X s i1) j * (epsilon + -1 * (epsilon * Sum (fun i : Fin n => Y s
    i)) + Sum (fun i : Fin n => Y s i)) - ((1 - epsilon) * Y s j + epsilon * (1 / INR n)))).
  { exact (f_equal (fun (h_5 : R) => w s * (1 / Sum (fun r : Fin m => w r)) * (softmax (fun i1 : Fin n => X s i1) j *
    h_5 - ((1 - epsilon) * Y s j + epsilon * (1 / INR n)))) (eq_trans (eq_trans r7 (eq_trans (eq_trans (Facts.sum_add
    n (fun i : Fin n => Y s i + -1 * epsilon * Y s i) (fun i : Fin n => epsilon * (1 / INR n) * 1)) r10) r18)) r28)).
    }
  assert (r32 : w s * (1 / Sum (fun r : Fin m => w r)) * (softmax (fun i1 : Fin n => X s i1) j * (epsilon + -1 *
    (epsilon * Sum (fun i : Fin n => Y s i)) + Sum (fun i : Fin n => Y s i)) - ((1 - epsilon) * Y s j + epsilon * (1 /
    INR n))) = Y s j * epsilon * w s * (1 / Sum (fun r : Fin m => w r)) + -1 * (Y s j * w s * (1 / Sum (fun r : Fin m
    => w r))) + epsilon * w s * softmax (fun i1 : Fin n => X s i1) j * (1 / Sum (fun r : Fin m => w r)) + -1 *
    (epsilon * w s * softmax (fun i1 : Fin n => X s i1) j * (1 / Sum (fun r : Fin m => w r)) * Sum (fun i : Fin n => Y
    s i)) + -1 * (epsilon * w s * (1 / INR n) * (1 / Sum (fun r : Fin m => w r))) + w s * softmax (fun i1 : Fin n => X
    s i1) j * (1 / Sum (fun r : Fin m => w r)) * Sum (fun i : Fin n => Y s i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((u0 * (1 * u1)) * ((u2 * ((u3 + ((-1) * (u3 * u4))) + u4)) -
    (((1 - u3) * u5) + (u3 * (1 * u6))))) = ((((((((u5 * u3) * u0) * (1 * u1)) + ((-1) * ((u5 * u0) * (1 * u1)))) +
    (((u3 * u0) * u2) * (1 * u1))) + ((-1) * ((((u3 * u0) * u2) * (1 * u1)) * u4))) + ((-1) * (((u3 * u0) * (1 * u6))
    * (1 * u1)))) + (((u0 * u2) * (1 * u1)) * u4))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (w s) (/ (Sum (fun r : Fin m => w r))) (softmax (fun i1 : Fin n => X s i1) j) epsilon (Sum (fun i
      : Fin n => Y s i)) (Y s j) (/ (INR n))). }
  assert (r34 : w s / Sum (fun r : Fin m => w r) * (softmax (fun i1 : Fin n => X s i1) j * ((1 - epsilon) * Sum (fun i
    : Fin n => Y s i) + epsilon) - ((1 - epsilon) * Y s j + epsilon / INR n)) = Y s j * epsilon * w s * (1 / Sum (fun
    r : Fin m => w r)) + -1 * (Y s j * w s * (1 / Sum (fun r : Fin m => w r))) + epsilon * w s * softmax (fun i1 : Fin
    n => X s i1) j * (1 / Sum (fun r : Fin m => w r)) + -1 * (epsilon * w s * softmax (fun i1 : Fin n => X s i1) j *
    (1 / Sum (fun r : Fin m => w r)) * Sum (fun i : Fin n => Y s i)) + -1 * (epsilon * w s * (1 / INR n) * (1 / Sum
    (fun r : Fin m => w r))) + w s * softmax (fun i1 : Fin n => X s i1) j * (1 / Sum (fun r : Fin m => w r)) * Sum
    (fun i : Fin n => Y s i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((u0 * u1) * ((u2 * (((1 - u3) * u4) + u3)) - (((1 - u3) * u5)
    + (u3 * u6)))) = ((((((((u5 * u3) * u0) * (1 * u1)) + ((-1) * ((u5 * u0) * (1 * u1)))) + (((u3 * u0) * u2) * (1 *
    u1))) + ((-1) * ((((u3 * u0) * u2) * (1 * u1)) * u4))) + ((-1) * (((u3 * u0) * (1 * u6)) * (1 * u1)))) + (((u0 *
    u2) * (1 * u1)) * u4))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (w s) (/ (Sum (fun r : Fin m => w r))) (softmax (fun i1 : Fin n => X s i1) j) epsilon (Sum (fun i
      : Fin n => Y s i)) (Y s j) (/ (INR n))). }
  exact (Rules.deriv_eq (fun (X : Fin m -> Fin n -> R) => (@eq_refl R (1 / Sum (fun r : Fin m => w r) * Sum (fun r :
    Fin m => w r * cross_entropy (fun i1 : Fin n => X r i1) (fun i : Fin n => (1 - epsilon) * Y r i + epsilon / INR
    n))))) (Softmax.padded_cross_entropy_gradient m m_pos n n_pos w X (fun (r : Fin m) (i : Fin n) => (1 - epsilon) *
    Y r i + epsilon / INR n) s j) (eq_trans (eq_trans (eq_trans r3 r30) r32) (eq_sym r34))).
Qed.

Definition sigmoid (t : R) : R :=
  1 / (1 + exp (- t)).

(* Derivative of the sigmoid. *)
Theorem sigmoid_derivative (t : R) :
  partial real (fun t : R => sigmoid t) t (sigmoid t * (1 - sigmoid t)).
Proof.
  assert (r1 : forall (t : R), sigmoid t = 1 / (1 + exp (- t))).
  { exact (fun (t : R) => eq_refl). }
  assert (r3 : partial real (fun t : R => 1) t 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r4 : forall (t : R), - t = -1 * t).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (t : R) => (identity t)). }
  assert (r6 : partial real (fun t : R => -1) t 0).
  { exact (Rules.deriv_const _ _ _). }
  assert (r7 : partial real (fun t : R => t) t 1).
  { exact (Rules.deriv_entry_real t). }
  assert (r8 : partial real (fun t : R => -1 * t) t (0 * t + -1 * 1)).
  { exact (Rules.deriv_mul r6 r7). }
  assert (r10 : partial real (fun t : R => - t) t (0 * t + -1 * 1)).
  { exact (Rules.deriv_eq (fun (t : R) => (eq_sym (r4 t))) r8 (@eq_refl R (0 * t + -1 * 1))). }
  assert (r11 : partial real (fun t : R => exp (- t)) t (exp (- t) * (0 * t + -1 * 1))).
  { exact (Rules.deriv_fn Rules.outer_exp r10). }
  assert (r12 : partial real (fun t : R => 1 + exp (- t)) t (0 + exp (- t) * (0 * t + -1 * 1))).
  { exact (Rules.deriv_add r3 r11). }
  assert (r13 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r15 : 0 <= exp (- t)).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.exp_pos (- t))) Rules.no_relation) (identity (exp (- t))))). }
  assert (r16 : 0 < 1 + exp (- t)).
  { assert (identity : forall u0 : R, (1 + u0) - 0 = (1 * (1 - 0) + (1 * (u0 - 0) + 0))) by (intros u0; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) r13 (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) r15 Rules.no_relation)) (identity (exp (- t)))) eq_refl). }
  assert (r19 : partial real (fun t : R => 1 / (1 + exp (- t))) t ((0 * (1 + exp (- t)) - 1 * (0 + exp (- t) * (0 * t
    + -1 * 1))) / (1 + exp (- t)) ^ 2)).
  { exact (Rules.deriv_div r3 r12 (Facts.ne_of_pos (1 + exp (- t)) r16)). }
  assert (r21 : partial real (fun t : R => sigmoid t) t ((0 * (1 + exp (- t)) - 1 * (0 + exp (- t) * (0 * t + -1 *
    1))) / (1 + exp (- t)) ^ 2)).
  { exact (Rules.deriv_eq (fun (t : R) => (eq_sym (r1 t))) r19 (@eq_refl R ((0 * (1 + exp (- t)) - 1 * (0 + exp (- t)
    * (0 * t + -1 * 1))) / (1 + exp (- t)) ^ 2))). }
  assert (r22 : (0 * (1 + exp (- t)) - 1 * (0 + exp (- t) * (0 * t + -1 * 1))) / (1 + exp (- t)) ^ 2 = (0 * (1 + exp
    (- t)) - 1 * (0 + exp (- t) * (0 * t + -1 * 1))) * (1 / (1 + exp (- t)) ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, (((0 * (1 + u0)) - (1 * (0 + (u0 * ((0 * u1) + ((-1) * 1)))))) * u2) =
    (((0 * (1 + u0)) - (1 * (0 + (u0 * ((0 * u1) + ((-1) * 1)))))) * (1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity (exp (- t)) t (/ ((1 + exp (- t)) ^ 2))). }
  assert (r23 : exp (- t) = exp (-1 * t)).
  { exact (f_equal (fun (h : R) => exp h) (r4 t)). }
  assert (r24 : (1 + exp (- t)) ^ 2 = (1 + exp (- t)) * (1 + exp (- t))).
  { assert (identity : forall u0 : R, ((1 + u0) ^ 2) = ((1 + u0) * (1 + u0))) by (intros u0; ring).
    exact (identity (exp (- t))). }
  assert (r25 : 1 / (1 + exp (- t)) ^ 2 = 1 / ((1 + exp (- t)) * (1 + exp (- t)))).
  { exact (f_equal (fun (h_ : R) => 1 / h_) r24). }
  assert (r28 : 1 + exp (- t) = 1 + exp (-1 * t)).
  { exact (f_equal (fun (h_1 : R) => 1 + h_1) r23). }
  assert (r29 : 1 / (1 + exp (- t)) = 1 / (1 + exp (-1 * t))).
  { exact (f_equal (fun (h_2 : R) => 1 / h_2) r28). }
  assert (r30 : 1 / (1 + exp (- t)) * (1 / (1 + exp (- t))) = 1 / (1 + exp (-1 * t)) * (1 / (1 + exp (-1 * t)))).
  { exact (f_equal (fun (h_3 : R) => h_3 * h_3) r29). }
  assert (r31 : 1 / (1 + exp (-1 * t)) * (1 / (1 + exp (-1 * t))) = (1 / (1 + exp (-1 * t))) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (1 + exp (-1 * t)))). }
  assert (r33 : 1 / (1 + exp (- t)) ^ 2 = (1 / (1 + exp (-1 * t))) ^ 2).
  { exact (eq_trans (eq_trans r25 (Facts.inverse_mul (1 + exp (- t)) (1 + exp (- t)))) (eq_trans r30 r31)). }
  assert (r34 : (0 * (1 + exp (- t)) - 1 * (0 + exp (- t) * (0 * t + -1 * 1))) * (1 / (1 + exp (- t)) ^ 2) = (0 * (1 +
    exp (-1 * t)) - 1 * (0 + exp (-1 * t) * (0 * t + -1 * 1))) * (1 / (1 + exp (-1 * t))) ^ 2).
  { exact (f_equal2 (fun (h_4 : R) (h_5 : R) => (0 * (1 + h_4) - 1 * (0 + h_4 * (0 * t + -1 * 1))) * h_5) r23 r33). }
  assert (r36 : (0 * (1 + exp (-1 * t)) - 1 * (0 + exp (-1 * t) * (0 * t + -1 * 1))) * (1 / (1 + exp (-1 * t))) ^ 2 =
    (1 / (1 + exp (-1 * t))) ^ 2 * exp (-1 * t)).
  { assert (identity : forall u0 u1 u2 : R, (((0 * (1 + u0)) - (1 * (0 + (u0 * ((0 * u1) + ((-1) * 1)))))) * ((1 * u2)
    ^ 2)) = (((1 * u2) ^ 2) * u0)) by (intros u0 u1 u2; ring).
    exact (identity (exp (-1 * t)) t (/ (1 + exp (-1 * t)))). }
  assert (r38 : exp (- t) / (1 + exp (- t)) ^ 2 = exp (- t) * (1 / (1 + exp (- t)) ^ 2)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (exp (- t)) (/ ((1 + exp (- t)) ^ 2))). }
  assert (r39 : exp (- t) * (1 / (1 + exp (- t)) ^ 2) = exp (-1 * t) * (1 / (1 + exp (-1 * t))) ^ 2).
  { exact (f_equal2 (fun (h_6 : R) (h_7 : R) => h_6 * h_7) r23 r33). }
  assert (r40 : exp (- t) / (1 + exp (- t)) ^ 2 = exp (-1 * t) * (1 / (1 + exp (-1 * t))) ^ 2).
  { exact (eq_trans r38 r39). }
  assert (r41 : exp (-1 * t) * (1 / (1 + exp (-1 * t))) ^ 2 = (1 / (1 + exp (-1 * t))) ^ 2 * exp (-1 * t)).
  { assert (identity : forall u0 u1 : R, (u0 * ((1 * u1) ^ 2)) = (((1 * u1) ^ 2) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (-1 * t)) (/ (1 + exp (-1 * t)))). }
  assert (r46 : 0 <= exp (-1 * t)).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.exp_pos (-1 * t))) Rules.no_relation) (identity (exp (-1 * t))))). }
  assert (r47 : 0 < 1 + exp (-1 * t)).
  { assert (identity : forall u0 : R, (1 + u0) - 0 = (1 * (1 - 0) + (1 * (u0 - 0) + 0))) by (intros u0; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) r13 (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) r46 Rules.no_relation)) (identity (exp (-1 * t)))) eq_refl). }
  assert (r49 : 1 + exp (-1 * t) <> 0).
  { exact (Facts.ne_of_pos (1 + exp (-1 * t)) r47). }
  assert (r52 : 1 / (1 + exp (-1 * t)) * exp (-1 * t) = 1 + -1 * (1 / (1 + exp (-1 * t)))).
  { assert (identity : forall u0 u1 : R, (1 + ((-1) * (1 * u0))) - ((1 * u0) * u1) = (1 * (1 - ((1 + u1) * (1 * u0)))
    + 0)) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (1 + exp (-1 * t)) r49)
      Rules.no_equation) (identity (/ (1 + exp (-1 * t))) (exp (-1 * t)))). }
  assert (r53 : exp (-1 * t) * (1 / (1 + exp (-1 * t))) ^ 2 = 1 / (1 + exp (-1 * t)) + -1 * (1 / (1 + exp (-1 * t))) ^
    2).
  { assert (identity : forall u0 u1 : R, ((1 * u0) + ((-1) * ((1 * u0) ^ 2))) - (u1 * ((1 * u0) ^ 2)) = ((1 * u0) *
    ((1 + ((-1) * (1 * u0))) - ((1 * u0) * u1)) + 0)) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 / (1 + exp (-1 * t))) r52 Rules.no_equation) (identity (/
      (1 + exp (-1 * t))) (exp (-1 * t)))). }
  assert (r55 : 1 / (1 + exp (- t)) * (1 - 1 / (1 + exp (- t))) = 1 / (1 + exp (-1 * t)) * (1 - 1 / (1 + exp (-1 *
    t)))).
  { exact (f_equal (fun (h_8 : R) => h_8 * (1 - h_8)) r29). }
  assert (r56 : 1 / (1 + exp (-1 * t)) * (1 - 1 / (1 + exp (-1 * t))) = 1 / (1 + exp (-1 * t)) + -1 * (1 / (1 + exp
    (-1 * t))) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 - (1 * u0))) = ((1 * u0) + ((-1) * ((1 * u0) ^ 2)))) by (intros
    u0; ring).
    exact (identity (/ (1 + exp (-1 * t)))). }
  assert (r57 : 1 / (1 + exp (- t)) * (1 - 1 / (1 + exp (- t))) = 1 / (1 + exp (-1 * t)) + -1 * (1 / (1 + exp (-1 *
    t))) ^ 2).
  { exact (eq_trans r55 r56). }
  assert (r62 : sigmoid t * (1 - sigmoid t) = 1 / (1 + exp (-1 * t)) * (1 - 1 / (1 + exp (-1 * t)))).
  { exact (f_equal (fun (h_9 : R) => h_9 * (1 - h_9)) (eq_trans (r1 t) r29)). }
  exact (Rules.deriv_eq (fun (t : R) => (@eq_refl R (sigmoid t))) r21 (eq_trans (eq_trans (eq_trans (eq_trans
    (eq_trans r22 r34) r36) (eq_sym (eq_trans r40 r41))) (eq_trans (eq_trans r40 r53) (eq_sym r57))) (eq_trans r57
    (eq_sym (eq_trans r62 r56))))).
Qed.

(* The sigmoid is nowhere steeper than one quarter. *)
Theorem sigmoid_derivative_le_quarter (t : R) :
  sigmoid t * (1 - sigmoid t) <= 1 / 4.
Proof.
  assert (r0 : sigmoid t * (1 - sigmoid t) = sigmoid t + -1 * sigmoid t ^ 2).
  { assert (identity : forall u0 : R, (u0 * (1 - u0)) = (u0 + ((-1) * (u0 ^ 2)))) by (intros u0; ring).
    exact (identity (sigmoid t)). }
  assert (r1 : 1 / 4 - (sigmoid t - 1 / 2) ^ 2 = sigmoid t + -1 * sigmoid t ^ 2).
  { assert (identity : forall u0 : R, ((1/4) - ((u0 - (1/2)) ^ 2)) = (u0 + ((-1) * (u0 ^ 2)))) by (intros u0; field).
    exact (identity (sigmoid t)). }
  assert (r5 : 1 / 4 - (sigmoid t - 1 / 2) ^ 2 <= 1 / 4).
  { assert (identity : forall u0 : R, (1/4) - ((1/4) - ((u0 - (1/2)) ^ 2)) = (1 * (((u0 - (1/2)) ^ 2) - 0) + 0)) by
    (intros u0; field).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.square_nonneg
      (sigmoid t - 1 / 2)) Rules.no_relation) (identity (sigmoid t)))). }
  assert (identity : forall u0 : R, (1/4) - (u0 * (1 - u0)) = (1 * (((1/4) - ((u0 - (1/2)) ^ 2)) - (u0 * (1 - u0))) +
    (1 * ((1/4) - ((1/4) - ((u0 - (1/2)) ^ 2))) + 0))) by (intros u0; field).
  exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_trans r0 (eq_sym r1)) (Rules.and_le 1
    (Rules.integer_nonneg 1 eq_refl) r5 Rules.no_relation)) (identity (sigmoid t)))).
Qed.

(* The divergence of two distributions without zeros is not negative. *)
Theorem divergence_nonneg (n : nat) (n_pos : (0 < n)%nat) (y w : Fin n -> R)
    (given_1 : forall i : Fin n, 0 < y i)
    (given_2 : forall i : Fin n, 0 < w i)
    (given_3 : Sum (fun i : Fin n => y i) = 1)
    (given_4 : Sum (fun i : Fin n => w i) = 1) :
  0 <= Sum (fun i : Fin n => y i * (ln (y i) - ln (w i))).
Proof.
  assert (r2 : Sum (fun i : Fin n => y i) - Sum (fun i : Fin n => w i) = 1 - 1).
  { exact (f_equal2 (fun (h : R) (h_ : R) => h - h_) given_3 given_4). }
  assert (r3 : 1 - 1 = 0).
  { assert (identity : (1 - 1) = 0) by ring.
    exact identity. }
  assert (r4 : Sum (fun i : Fin n => y i) - Sum (fun i : Fin n => w i) = 0).
  { exact (eq_trans r2 r3). }
  assert (r6 : forall (i : Fin n), y i * (ln (y i) - ln (w i)) = -1 * (y i * ln (w i)) + y i * ln (y i)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 - u2)) = (((-1) * (u0 * u2)) + (u0 * u1))) by (intros u0 u1 u2;
    ring).
    exact (fun (i : Fin n) => (identity (y i) (ln (y i)) (ln (w i)))). }
  assert (r7 : Sum (fun i : Fin n => y i * (ln (y i) - ln (w i))) = Sum (fun i : Fin n => -1 * (y i * ln (w i)) + y i
    * ln (y i))).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (r6 i))). }
  assert (r9 : Sum (fun i : Fin n => -1 * (y i * ln (w i))) = -1 * Sum (fun i : Fin n => y i * ln (w i))).
  { exact (Facts.sum_scale n (-1) (fun i : Fin n => y i * ln (w i))). }
  assert (r11 : Sum (fun i : Fin n => -1 * (y i * ln (w i))) + Sum (fun i : Fin n => y i * ln (y i)) = -1 * Sum (fun i
    : Fin n => y i * ln (w i)) + Sum (fun i : Fin n => y i * ln (y i))).
  { exact (f_equal2 (fun (h_1 : R) (h_2 : R) => h_1 + h_2) r9 (@eq_refl R (Sum (fun i : Fin n => y i * ln (y i))))). }
  assert (r14 : forall (i_ : Fin n), ln (w i_) - ln (y i_) = ln (w i_) + -1 * ln (y i_)).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (ln (w i_)) (ln (y i_)))). }
  assert (r15 : forall (i_ : Fin n), exp (ln (w i_) - ln (y i_)) = exp (ln (w i_) + -1 * ln (y i_))).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_3 : R) => exp h_3) (r14 i_))). }
  assert (r19 : forall (i_1 : Fin n), 0 < w i_1).
  { exact (fun (i_1 : Fin n) => (given_2 i_1)). }
  assert (r23 : forall (i_ : Fin n), -1 * ln (y i_) = - ln (y i_)).
  { assert (identity : forall u0 : R, ((-1) * u0) = (- u0)) by (intros u0; ring).
    exact (fun (i_ : Fin n) => (identity (ln (y i_)))). }
  assert (r24 : forall (i_ : Fin n), exp (-1 * ln (y i_)) = exp (- ln (y i_))).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_4 : R) => exp h_4) (r23 i_))). }
  assert (r25 : forall (a : R), 0 < exp a).
  { exact (fun (a : R) => (Facts.exp_pos a)). }
  assert (r27 : forall (a : R), exp a <> 0).
  { exact (fun (a : R) => (Facts.ne_of_pos (exp a) (r25 a))). }
  assert (r30 : 0 < exp 0).
  { exact (Facts.exp_pos 0). }
  assert (r32 : exp 0 <> 0).
  { exact (Facts.ne_of_pos (exp 0) r30). }
  assert (r35 : 0 = 0 + 0).
  { assert (identity : 0 = (0 + 0)) by ring.
    exact identity. }
  assert (r36 : exp 0 = exp (0 + 0)).
  { exact (f_equal (fun (h_5 : R) => exp h_5) r35). }
  assert (r39 : exp 0 = 1).
  { assert (identity : forall u0 u1 : R, 1 - u0 = ((1 - u0) * (1 - (u0 * (1 * u1))) + ((- (1 * u1)) * ((u0 * u0) - u0)
    + 0))) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 - exp 0) (Facts.mul_inverse (exp 0) r32)
      (Rules.and_equation (- (1 / exp 0)) (eq_trans r36 (Facts.exp_add 0 0)) Rules.no_equation)) (identity (exp 0) (/
      (exp 0)))). }
  assert (r40 : forall (a : R), 0 = a + - a).
  { assert (identity : forall u0 : R, 0 = (u0 + (- u0))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r41 : forall (a : R), exp 0 = exp (a + - a)).
  { exact (fun (a : R) => (f_equal (fun (h_6 : R) => exp h_6) (r40 a))). }
  assert (r44 : forall (a : R), exp (- a) = 1 / exp a).
  { assert (identity : forall u0 u1 u2 u3 : R, (1 * u0) - u1 = ((- u1) * (1 - (u2 * (1 * u0))) + ((1 * u0) * (1 - u3)
    + ((- (1 * u0)) * ((u2 * u1) - u3) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a : R) => (Rules.linear_combination (Rules.and_equation (- exp (- a)) (Facts.mul_inverse (exp a) (r27
      a)) (Rules.and_equation (1 / exp a) r39 (Rules.and_equation (- (1 / exp a)) (eq_trans (r41 a) (Facts.exp_add a
      (- a))) Rules.no_equation))) (identity (/ (exp a)) (exp (- a)) (exp a) (exp 0)))). }
  assert (r48 : forall (i_2 : Fin n), 0 < y i_2).
  { exact (fun (i_2 : Fin n) => (given_1 i_2)). }
  assert (r52 : forall (i_ : Fin n), 1 / exp (ln (y i_)) = 1 / y i_).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_7 : R) => 1 / h_7) (Facts.exp_log (y i_) (r48 i_)))). }
  assert (r54 : forall (i_ : Fin n), exp (ln (w i_)) * exp (-1 * ln (y i_)) = w i_ * (1 / y i_)).
  { exact (fun (i_ : Fin n) => (f_equal2 (fun (h_8 : R) (h_9 : R) => h_8 * h_9) (Facts.exp_log (w i_) (r19 i_))
    (eq_trans (eq_trans (r24 i_) (r44 (ln (y i_)))) (r52 i_)))). }
  assert (r56 : forall (i_ : Fin n), y i_ * (exp (ln (w i_) - ln (y i_)) - (1 + (ln (w i_) - ln (y i_)))) = y i_ * (w
    i_ * (1 / y i_) - (1 + (ln (w i_) - ln (y i_))))).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_10 : R) => y i_ * (h_10 - (1 + (ln (w i_) - ln (y i_))))) (eq_trans
    (eq_trans (r15 i_) (Facts.exp_add (ln (w i_)) (-1 * ln (y i_)))) (r54 i_)))). }
  assert (r58 : forall (i_ : Fin n), y i_ <> 0).
  { exact (fun (i_ : Fin n) => (Facts.ne_of_pos (y i_) (r48 i_))). }
  assert (r61 : forall (i_ : Fin n), y i_ * (w i_ * (1 / y i_) - (1 + (ln (w i_) - ln (y i_)))) = w i_ + -1 * y i_ +
    -1 * (y i_ * ln (w i_)) + y i_ * ln (y i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 + ((-1) * u1)) + ((-1) * (u1 * u2))) + (u1 * u3)) - (u1 * ((u0
    * (1 * u4)) - (1 + (u2 - u3)))) = (u0 * (1 - (u1 * (1 * u4))) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (w i_) (Facts.mul_inverse (y i_) (r58
      i_)) Rules.no_equation) (identity (w i_) (y i_) (ln (w i_)) (ln (y i_)) (/ (y i_))))). }
  assert (r63 : Sum (fun i : Fin n => y i * (exp (ln (w i) - ln (y i)) - (1 + (ln (w i) - ln (y i))))) = Sum (fun i :
    Fin n => w i + -1 * y i + -1 * (y i * ln (w i)) + y i * ln (y i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r56 i_) (r61 i_)))). }
  assert (r66 : Sum (fun i : Fin n => w i + -1 * y i + -1 * (y i * ln (w i))) + Sum (fun i : Fin n => y i * ln (y i))
    = Sum (fun i : Fin n => w i + -1 * y i) + Sum (fun i : Fin n => -1 * (y i * ln (w i))) + Sum (fun i : Fin n => y i
    * ln (y i))).
  { exact (f_equal (fun (h_11 : R) => h_11 + Sum (fun i : Fin n => y i * ln (y i))) (Facts.sum_add n (fun i : Fin n =>
    w i + -1 * y i) (fun i : Fin n => -1 * (y i * ln (w i))))). }
  assert (r69 : Sum (fun i : Fin n => w i + -1 * y i) + Sum (fun i : Fin n => -1 * (y i * ln (w i))) + Sum (fun i :
    Fin n => y i * ln (y i)) = Sum (fun i : Fin n => w i) + Sum (fun i : Fin n => -1 * y i) + Sum (fun i : Fin n => -1
    * (y i * ln (w i))) + Sum (fun i : Fin n => y i * ln (y i))).
  { exact (f_equal (fun (h_12 : R) => h_12 + Sum (fun i : Fin n => -1 * (y i * ln (w i))) + Sum (fun i : Fin n => y i
    * ln (y i))) (Facts.sum_add n w (fun i : Fin n => -1 * y i))). }
  assert (r72 : -1 * Sum (fun i : Fin n => y i) = -1 * 1).
  { exact (f_equal (fun (h_13 : R) => -1 * h_13) given_3). }
  assert (r74 : Sum (fun i : Fin n => w i) + Sum (fun i : Fin n => -1 * y i) + Sum (fun i : Fin n => -1 * (y i * ln (w
    i))) + Sum (fun i : Fin n => y i * ln (y i)) = 1 + -1 * 1 + -1 * Sum (fun i : Fin n => y i * ln (w i)) + Sum (fun
    i : Fin n => y i * ln (y i))).
  { exact (f_equal4 (fun (h_14 : R) (h_15 : R) (h_16 : R) (h_17 : R) => h_14 + h_15 + h_16 + h_17) given_4 (eq_trans
    (Facts.sum_scale n (-1) y) r72) r9 (@eq_refl R (Sum (fun i : Fin n => y i * ln (y i))))). }
  assert (r77 : 1 + -1 * 1 + -1 * Sum (fun i : Fin n => y i * ln (w i)) + Sum (fun i : Fin n => y i * ln (y i)) = -1 *
    Sum (fun i : Fin n => y i * ln (w i)) + Sum (fun i : Fin n => y i * ln (y i))).
  { assert (identity : forall u0 u1 : R, (((1 + ((-1) * 1)) + ((-1) * u0)) + u1) = (((-1) * u0) + u1)) by (intros u0
    u1; ring).
    exact (identity (Sum (fun i : Fin n => y i * ln (w i))) (Sum (fun i : Fin n => y i * ln (y i)))). }
  assert (r79 : Sum (fun i : Fin n => y i * (ln (y i) - ln (w i))) - Sum (fun i : Fin n => y i * (exp (ln (w i) - ln
    (y i)) - (1 + (ln (w i) - ln (y i))))) = -1 * Sum (fun i : Fin n => y i * ln (w i)) + Sum (fun i : Fin n => y i *
    ln (y i)) - (-1 * Sum (fun i : Fin n => y i * ln (w i)) + Sum (fun i : Fin n => y i * ln (y i)))).
  { exact (f_equal2 (fun (h_18 : R) (h_19 : R) => h_18 - h_19) (eq_trans r7 (eq_trans (Facts.sum_add n (fun i : Fin n
    => -1 * (y i * ln (w i))) (fun i : Fin n => y i * ln (y i))) r11)) (eq_trans (eq_trans r63 (eq_trans (eq_trans
    (eq_trans (Facts.sum_add n (fun i : Fin n => w i + -1 * y i + -1 * (y i * ln (w i))) (fun i : Fin n => y i * ln (y
    i))) r66) r69) r74)) r77)). }
  assert (r80 : -1 * Sum (fun i : Fin n => y i * ln (w i)) + Sum (fun i : Fin n => y i * ln (y i)) - (-1 * Sum (fun i
    : Fin n => y i * ln (w i)) + Sum (fun i : Fin n => y i * ln (y i))) = 0).
  { assert (identity : forall u0 u1 : R, ((((-1) * u0) + u1) - (((-1) * u0) + u1)) = 0) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => y i * ln (w i))) (Sum (fun i : Fin n => y i * ln (y i)))). }
  assert (r85 : forall (i_3 : Fin n), 0 <= exp (ln (w i_3) - ln (y i_3)) - (1 + (ln (w i_3) - ln (y i_3)))).
  { assert (identity : forall u0 u1 u2 : R, (u0 - (1 + (u1 - u2))) - 0 = (1 * (u0 - (1 + (u1 - u2))) + 0)) by (intros
    u0 u1 u2; ring).
    exact (fun (i_3 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Facts.exp_tangent (ln (w i_3) - ln (y i_3))) Rules.no_relation) (identity (exp (ln (w i_3) - ln (y i_3))) (ln
      (w i_3)) (ln (y i_3)))))). }
  assert (r86 : forall (i_4 : Fin n), 0 < y i_4).
  { exact (fun (i_4 : Fin n) => (given_1 i_4)). }
  assert (r88 : forall (i_3 : Fin n), 0 <= y i_3).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (i_3 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ (r86 i_3)) Rules.no_relation) (identity (y i_3))))). }
  assert (r92 : 0 <= Sum (fun i : Fin n => y i * (exp (ln (w i) - ln (y i)) - (1 + (ln (w i) - ln (y i)))))).
  { exact (proj1 (Rules.sum_sign (fun (i_3 : Fin n) => y i_3 * (exp (ln (w i_3) - ln (y i_3)) - (1 + (ln (w i_3) - ln
    (y i_3)))))) (fun (i_3 : Fin n) => (Facts.mul_nonneg (y i_3) (exp (ln (w i_3) - ln (y i_3)) - (1 + (ln (w i_3) -
    ln (y i_3)))) (r88 i_3) (r85 i_3)))). }
  assert (r93 : Sum (fun i : Fin n => y i * (ln (y i) - ln (w i))) - Sum (fun i : Fin n => y i * (exp (ln (w i) - ln
    (y i)) - (1 + (ln (w i) - ln (y i))))) <= Sum (fun i : Fin n => y i * (ln (y i) - ln (w i)))).
  { assert (identity : forall u0 u1 : R, u1 - (u1 - u0) = (1 * (u0 - 0) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r92 Rules.no_relation)
      (identity (Sum (fun i : Fin n => y i * (exp (ln (w i) - ln (y i)) - (1 + (ln (w i) - ln (y i)))))) (Sum (fun i :
      Fin n => y i * (ln (y i) - ln (w i))))))). }
  assert (identity : forall u0 u1 u2 u3 : R, u0 - 0 = (1 * ((u2 - u3) - 0) + (1 * ((u0 - u1) - (u2 - u3)) + (1 * (u0 -
    (u0 - u1)) + 0)))) by (intros u0 u1 u2 u3; ring).
  exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_sym r4) (Rules.and_eq 1 (eq_trans r4 (eq_sym (eq_trans
    r79 r80))) (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r93 Rules.no_relation))) (identity (Sum (fun i : Fin n
    => y i * (ln (y i) - ln (w i)))) (Sum (fun i : Fin n => y i * (exp (ln (w i) - ln (y i)) - (1 + (ln (w i) - ln (y
    i)))))) (Sum (fun i : Fin n => y i)) (Sum (fun i : Fin n => w i))))).
Qed.

(* Mean logit plus entropy is at most log-sum-exp. *)
Theorem gibbs_variational (n : nat) (n_pos : (0 < n)%nat) (y x : Fin n -> R)
    (given_1 : forall i : Fin n, 0 < y i)
    (given_2 : Sum (fun i : Fin n => y i) = 1) :
  Sum (fun i : Fin n => y i * x i) - Sum (fun i : Fin n => y i * ln (y i)) <= ln (partition x).
Proof.
  assert (r0 : forall (i : Fin n), y i * x i = x i * y i).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u1 * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (y i) (x i))). }
  assert (r1 : Sum (fun i : Fin n => y i * x i) = Sum (fun i : Fin n => x i * y i)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (r0 i))). }
  assert (r2 : Sum (fun i : Fin n => y i * x i) - Sum (fun i : Fin n => y i * ln (y i)) = Sum (fun i : Fin n => x i *
    y i) - Sum (fun i : Fin n => y i * ln (y i))).
  { exact (f_equal (fun (h : R) => h - Sum (fun i : Fin n => y i * ln (y i))) r1). }
  assert (r3 : Sum (fun i : Fin n => x i * y i) - Sum (fun i : Fin n => y i * ln (y i)) = Sum (fun i : Fin n => x i *
    y i) + -1 * Sum (fun i : Fin n => y i * ln (y i))).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => x i * y i)) (Sum (fun i : Fin n => y i * ln (y i)))). }
  assert (r5 : forall (i_ : Fin n), y i_ * (x i_ - ln (partition x) - ln (y i_)) = x i_ * y i_ + -1 * (y i_ * ln (y
    i_)) + -1 * (y i_ * ln (partition x))).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * ((u1 - u2) - u3)) = (((u1 * u0) + ((-1) * (u0 * u3))) + ((-1) *
    (u0 * u2)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_ : Fin n) => (identity (y i_) (x i_) (ln (partition x)) (ln (y i_)))). }
  assert (r6 : forall (i_ : Fin n), x i_ * y i_ + -1 * (y i_ * ln (y i_)) + -1 * (y i_ * ln (partition x)) = x i_ * y
    i_ + -1 * (y i_ * ln (y i_)) + -1 * ln (partition x) * y i_).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) + ((-1) * (u1 * u2))) + ((-1) * (u1 * u3))) = (((u0 * u1) +
    ((-1) * (u1 * u2))) + (((-1) * u3) * u1))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) (y i_) (ln (y i_)) (ln (partition x)))). }
  assert (r8 : Sum (fun i : Fin n => y i * (x i - ln (partition x) - ln (y i))) = Sum (fun i : Fin n => x i * y i + -1
    * (y i * ln (y i)) + -1 * ln (partition x) * y i)).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (r5 i_) (r6 i_)))). }
  assert (r11 : Sum (fun i : Fin n => x i * y i + -1 * (y i * ln (y i))) + Sum (fun i : Fin n => -1 * ln (partition x)
    * y i) = Sum (fun i : Fin n => x i * y i) + Sum (fun i : Fin n => -1 * (y i * ln (y i))) + Sum (fun i : Fin n =>
    -1 * ln (partition x) * y i)).
  { exact (f_equal (fun (h_ : R) => h_ + Sum (fun i : Fin n => -1 * ln (partition x) * y i)) (Facts.sum_add n (fun i :
    Fin n => x i * y i) (fun i : Fin n => -1 * (y i * ln (y i))))). }
  assert (r17 : -1 * ln (partition x) * Sum (fun i : Fin n => y i) = -1 * ln (partition x) * 1).
  { exact (f_equal (fun (h_1 : R) => -1 * ln (partition x) * h_1) given_2). }
  assert (r19 : Sum (fun i : Fin n => x i * y i) + Sum (fun i : Fin n => -1 * (y i * ln (y i))) + Sum (fun i : Fin n
    => -1 * ln (partition x) * y i) = Sum (fun i : Fin n => x i * y i) + -1 * Sum (fun i : Fin n => y i * ln (y i)) +
    -1 * ln (partition x) * 1).
  { exact (f_equal3 (fun (h_2 : R) (h_3 : R) (h_4 : R) => h_2 + h_3 + h_4) (@eq_refl R (Sum (fun i : Fin n => x i * y
    i))) (Facts.sum_scale n (-1) (fun i : Fin n => y i * ln (y i))) (eq_trans (Facts.sum_scale n (-1 * ln (partition
    x)) y) r17)). }
  assert (r22 : Sum (fun i : Fin n => x i * y i) + -1 * Sum (fun i : Fin n => y i * ln (y i)) + -1 * ln (partition x)
    * 1 = -1 * ln (partition x) + Sum (fun i : Fin n => x i * y i) + -1 * Sum (fun i : Fin n => y i * ln (y i))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 + ((-1) * u1)) + (((-1) * u2) * 1)) = ((((-1) * u2) + u0) + ((-1) *
    u1))) by (intros u0 u1 u2; ring).
    exact (identity (Sum (fun i : Fin n => x i * y i)) (Sum (fun i : Fin n => y i * ln (y i))) (ln (partition x))). }
  assert (r24 : ln (partition x) + Sum (fun i : Fin n => y i * (x i - ln (partition x) - ln (y i))) = ln (partition x)
    + (-1 * ln (partition x) + Sum (fun i : Fin n => x i * y i) + -1 * Sum (fun i : Fin n => y i * ln (y i)))).
  { exact (f_equal (fun (h_5 : R) => ln (partition x) + h_5) (eq_trans (eq_trans r8 (eq_trans (eq_trans (Facts.sum_add
    n (fun i : Fin n => x i * y i + -1 * (y i * ln (y i))) (fun i : Fin n => -1 * ln (partition x) * y i)) r11) r19))
    r22)). }
  assert (r25 : ln (partition x) + (-1 * ln (partition x) + Sum (fun i : Fin n => x i * y i) + -1 * Sum (fun i : Fin n
    => y i * ln (y i))) = Sum (fun i : Fin n => x i * y i) + -1 * Sum (fun i : Fin n => y i * ln (y i))).
  { assert (identity : forall u0 u1 u2 : R, (u0 + ((((-1) * u0) + u1) + ((-1) * u2))) = (u1 + ((-1) * u2))) by (intros
    u0 u1 u2; ring).
    exact (identity (ln (partition x)) (Sum (fun i : Fin n => x i * y i)) (Sum (fun i : Fin n => y i * ln (y i)))). }
  assert (r26 : ln (partition x) + Sum (fun i : Fin n => y i * (x i - ln (partition x) - ln (y i))) = Sum (fun i : Fin
    n => x i * y i) + -1 * Sum (fun i : Fin n => y i * ln (y i))).
  { exact (eq_trans r24 r25). }
  assert (r29 : forall (i_1 : Fin n), x i_1 - ln (partition x) - ln (y i_1) = x i_1 + -1 * ln (y i_1) + -1 * ln
    (partition x)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - u1) - u2) = ((u0 + ((-1) * u2)) + ((-1) * u1))) by (intros u0 u1
    u2; ring).
    exact (fun (i_1 : Fin n) => (identity (x i_1) (ln (partition x)) (ln (y i_1)))). }
  assert (r30 : forall (i_1 : Fin n), exp (x i_1 - ln (partition x) - ln (y i_1)) = exp (x i_1 + -1 * ln (y i_1) + -1
    * ln (partition x))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_6 : R) => exp h_6) (r29 i_1))). }
  assert (r31 : forall (i_1 : Fin n), x i_1 + -1 * ln (y i_1) + -1 * ln (partition x) = x i_1 + (-1 * ln (y i_1) + -1
    * ln (partition x))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 + ((-1) * u1)) + ((-1) * u2)) = (u0 + (((-1) * u1) + ((-1) * u2))))
    by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (x i_1) (ln (y i_1)) (ln (partition x)))). }
  assert (r32 : forall (i_1 : Fin n), exp (x i_1 + -1 * ln (y i_1) + -1 * ln (partition x)) = exp (x i_1 + (-1 * ln (y
    i_1) + -1 * ln (partition x)))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_7 : R) => exp h_7) (r31 i_1))). }
  assert (r37 : forall (i_1 : Fin n), -1 * ln (y i_1) = - ln (y i_1)).
  { assert (identity : forall u0 : R, ((-1) * u0) = (- u0)) by (intros u0; ring).
    exact (fun (i_1 : Fin n) => (identity (ln (y i_1)))). }
  assert (r38 : forall (i_1 : Fin n), exp (-1 * ln (y i_1)) = exp (- ln (y i_1))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_8 : R) => exp h_8) (r37 i_1))). }
  assert (r39 : forall (a : R), 0 < exp a).
  { exact (fun (a : R) => (Facts.exp_pos a)). }
  assert (r41 : forall (a : R), exp a <> 0).
  { exact (fun (a : R) => (Facts.ne_of_pos (exp a) (r39 a))). }
  assert (r44 : 0 < exp 0).
  { exact (Facts.exp_pos 0). }
  assert (r46 : exp 0 <> 0).
  { exact (Facts.ne_of_pos (exp 0) r44). }
  assert (r49 : 0 = 0 + 0).
  { assert (identity : 0 = (0 + 0)) by ring.
    exact identity. }
  assert (r50 : exp 0 = exp (0 + 0)).
  { exact (f_equal (fun (h_9 : R) => exp h_9) r49). }
  assert (r53 : exp 0 = 1).
  { assert (identity : forall u0 u1 : R, 1 - u0 = ((1 - u0) * (1 - (u0 * (1 * u1))) + ((- (1 * u1)) * ((u0 * u0) - u0)
    + 0))) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 - exp 0) (Facts.mul_inverse (exp 0) r46)
      (Rules.and_equation (- (1 / exp 0)) (eq_trans r50 (Facts.exp_add 0 0)) Rules.no_equation)) (identity (exp 0) (/
      (exp 0)))). }
  assert (r54 : forall (a : R), 0 = a + - a).
  { assert (identity : forall u0 : R, 0 = (u0 + (- u0))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r55 : forall (a : R), exp 0 = exp (a + - a)).
  { exact (fun (a : R) => (f_equal (fun (h_10 : R) => exp h_10) (r54 a))). }
  assert (r58 : forall (a : R), exp (- a) = 1 / exp a).
  { assert (identity : forall u0 u1 u2 u3 : R, (1 * u0) - u1 = ((- u1) * (1 - (u2 * (1 * u0))) + ((1 * u0) * (1 - u3)
    + ((- (1 * u0)) * ((u2 * u1) - u3) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a : R) => (Rules.linear_combination (Rules.and_equation (- exp (- a)) (Facts.mul_inverse (exp a) (r41
      a)) (Rules.and_equation (1 / exp a) r53 (Rules.and_equation (- (1 / exp a)) (eq_trans (r55 a) (Facts.exp_add a
      (- a))) Rules.no_equation))) (identity (/ (exp a)) (exp (- a)) (exp a) (exp 0)))). }
  assert (r62 : forall (i_2 : Fin n), 0 < y i_2).
  { exact (fun (i_2 : Fin n) => (given_1 i_2)). }
  assert (r66 : forall (i_1 : Fin n), 1 / exp (ln (y i_1)) = 1 / y i_1).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_11 : R) => 1 / h_11) (Facts.exp_log (y i_1) (r62 i_1)))). }
  assert (r68 : -1 * ln (partition x) = - ln (partition x)).
  { assert (identity : forall u0 : R, ((-1) * u0) = (- u0)) by (intros u0; ring).
    exact (identity (ln (partition x))). }
  assert (r69 : exp (-1 * ln (partition x)) = exp (- ln (partition x))).
  { exact (f_equal (fun (h_12 : R) => exp h_12) r68). }
  assert (r75 : 1 / exp (ln (partition x)) = 1 / partition x).
  { exact (f_equal (fun (h_13 : R) => 1 / h_13) (Facts.exp_log (partition x) (Softmax.partition_pos n n_pos x))). }
  assert (r77 : forall (i_1 : Fin n), exp (-1 * ln (y i_1)) * exp (-1 * ln (partition x)) = 1 / y i_1 * (1 / partition
    x)).
  { exact (fun (i_1 : Fin n) => (f_equal2 (fun (h_14 : R) (h_15 : R) => h_14 * h_15) (eq_trans (eq_trans (r38 i_1)
    (r58 (ln (y i_1)))) (r66 i_1)) (eq_trans (eq_trans r69 (r58 (ln (partition x)))) r75))). }
  assert (r79 : forall (i_1 : Fin n), exp (x i_1) * exp (-1 * ln (y i_1) + -1 * ln (partition x)) = exp (x i_1) * (1 /
    y i_1 * (1 / partition x))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_16 : R) => exp (x i_1) * h_16) (eq_trans (Facts.exp_add (-1 * ln (y
    i_1)) (-1 * ln (partition x))) (r77 i_1)))). }
  assert (r80 : forall (i_1 : Fin n), exp (x i_1) * (1 / y i_1 * (1 / partition x)) = 1 / y i_1 * (1 / partition x) *
    exp (x i_1)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((1 * u1) * (1 * u2))) = (((1 * u1) * (1 * u2)) * u0)) by (intros u0
    u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (exp (x i_1)) (/ (y i_1)) (/ (partition x)))). }
  assert (r83 : forall (i_1 : Fin n), y i_1 * (exp (x i_1 - ln (partition x) - ln (y i_1)) - (1 + (x i_1 - ln
    (partition x) - ln (y i_1)))) = y i_1 * (1 / y i_1 * (1 / partition x) * exp (x i_1) - (1 + (x i_1 - ln (partition
    x) - ln (y i_1))))).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_17 : R) => y i_1 * (h_17 - (1 + (x i_1 - ln (partition x) - ln (y
    i_1))))) (eq_trans (eq_trans (r30 i_1) (eq_trans (r32 i_1) (Facts.exp_add (x i_1) (-1 * ln (y i_1) + -1 * ln
    (partition x))))) (eq_trans (r79 i_1) (r80 i_1))))). }
  assert (r85 : forall (i_1 : Fin n), y i_1 <> 0).
  { exact (fun (i_1 : Fin n) => (Facts.ne_of_pos (y i_1) (r62 i_1))). }
  assert (r88 : forall (i_1 : Fin n), y i_1 * (1 / y i_1 * (1 / partition x) * exp (x i_1) - (1 + (x i_1 - ln
    (partition x) - ln (y i_1)))) = -1 * (x i_1 * y i_1) + -1 * y i_1 + y i_1 * ln (y i_1) + y i_1 * ln (partition x)
    + 1 / partition x * exp (x i_1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((((-1) * (u0 * u1)) + ((-1) * u1)) + (u1 * u2)) + (u1 *
    u3)) + ((1 * u4) * u5)) - (u1 * ((((1 * u6) * (1 * u4)) * u5) - (1 + ((u0 - u3) - u2)))) = (((1 * u4) * u5) * (1 -
    (u1 * (1 * u6))) + 0)) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (fun (i_1 : Fin n) => (Rules.linear_combination (Rules.and_equation (1 / partition x * exp (x i_1))
      (Facts.mul_inverse (y i_1) (r85 i_1)) Rules.no_equation) (identity (x i_1) (y i_1) (ln (y i_1)) (ln (partition
      x)) (/ (partition x)) (exp (x i_1)) (/ (y i_1))))). }
  assert (r90 : forall (i_1 : Fin n), -1 * (x i_1 * y i_1) + -1 * y i_1 + y i_1 * ln (y i_1) + y i_1 * ln (partition
    x) + 1 / partition x * exp (x i_1) = -1 * (x i_1 * y i_1) + -1 * y i_1 + y i_1 * ln (y i_1) + ln (partition x) * y
    i_1 + 1 / partition x * exp (x i_1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((((-1) * (u0 * u1)) + ((-1) * u1)) + (u1 * u2)) + (u1 * u3)) +
    ((1 * u4) * u5)) = ((((((-1) * (u0 * u1)) + ((-1) * u1)) + (u1 * u2)) + (u3 * u1)) + ((1 * u4) * u5))) by (intros
    u0 u1 u2 u3 u4 u5; ring).
    exact (fun (i_1 : Fin n) => (identity (x i_1) (y i_1) (ln (y i_1)) (ln (partition x)) (/ (partition x)) (exp (x
      i_1)))). }
  assert (r92 : Sum (fun i : Fin n => y i * (exp (x i - ln (partition x) - ln (y i)) - (1 + (x i - ln (partition x) -
    ln (y i))))) = Sum (fun i : Fin n => -1 * (x i * y i) + -1 * y i + y i * ln (y i) + ln (partition x) * y i + 1 /
    partition x * exp (x i))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (eq_trans (r83 i_1) (r88 i_1)) (r90 i_1)))). }
  assert (r95 : Sum (fun i : Fin n => -1 * (x i * y i) + -1 * y i + y i * ln (y i) + ln (partition x) * y i) + Sum
    (fun i : Fin n => 1 / partition x * exp (x i)) = Sum (fun i : Fin n => -1 * (x i * y i) + -1 * y i + y i * ln (y
    i)) + Sum (fun i : Fin n => ln (partition x) * y i) + Sum (fun i : Fin n => 1 / partition x * exp (x i))).
  { exact (f_equal (fun (h_18 : R) => h_18 + Sum (fun i : Fin n => 1 / partition x * exp (x i))) (Facts.sum_add n (fun
    i : Fin n => -1 * (x i * y i) + -1 * y i + y i * ln (y i)) (fun i : Fin n => ln (partition x) * y i))). }
  assert (r98 : Sum (fun i : Fin n => -1 * (x i * y i) + -1 * y i + y i * ln (y i)) + Sum (fun i : Fin n => ln
    (partition x) * y i) + Sum (fun i : Fin n => 1 / partition x * exp (x i)) = Sum (fun i : Fin n => -1 * (x i * y i)
    + -1 * y i) + Sum (fun i : Fin n => y i * ln (y i)) + Sum (fun i : Fin n => ln (partition x) * y i) + Sum (fun i :
    Fin n => 1 / partition x * exp (x i))).
  { exact (f_equal (fun (h_19 : R) => h_19 + Sum (fun i : Fin n => ln (partition x) * y i) + Sum (fun i : Fin n => 1 /
    partition x * exp (x i))) (Facts.sum_add n (fun i : Fin n => -1 * (x i * y i) + -1 * y i) (fun i : Fin n => y i *
    ln (y i)))). }
  assert (r101 : Sum (fun i : Fin n => -1 * (x i * y i) + -1 * y i) + Sum (fun i : Fin n => y i * ln (y i)) + Sum (fun
    i : Fin n => ln (partition x) * y i) + Sum (fun i : Fin n => 1 / partition x * exp (x i)) = Sum (fun i : Fin n =>
    -1 * (x i * y i)) + Sum (fun i : Fin n => -1 * y i) + Sum (fun i : Fin n => y i * ln (y i)) + Sum (fun i : Fin n
    => ln (partition x) * y i) + Sum (fun i : Fin n => 1 / partition x * exp (x i))).
  { exact (f_equal (fun (h_20 : R) => h_20 + Sum (fun i : Fin n => y i * ln (y i)) + Sum (fun i : Fin n => ln
    (partition x) * y i) + Sum (fun i : Fin n => 1 / partition x * exp (x i))) (Facts.sum_add n (fun i : Fin n => -1 *
    (x i * y i)) (fun i : Fin n => -1 * y i))). }
  assert (r105 : -1 * Sum (fun i : Fin n => y i) = -1 * 1).
  { exact (f_equal (fun (h_21 : R) => -1 * h_21) given_2). }
  assert (r109 : ln (partition x) * Sum (fun i : Fin n => y i) = ln (partition x) * 1).
  { exact (f_equal (fun (h_22 : R) => ln (partition x) * h_22) given_2). }
  assert (r112 : partition x = Sum (fun k : Fin n => exp (x k))).
  { exact eq_refl. }
  assert (r114 : 1 / partition x * Sum (fun k : Fin n => exp (x k)) = 1 / partition x * partition x).
  { exact (f_equal (fun (h_23 : R) => 1 / partition x * h_23) (eq_sym r112)). }
  assert (r116 : Sum (fun i : Fin n => -1 * (x i * y i)) + Sum (fun i : Fin n => -1 * y i) + Sum (fun i : Fin n => y i
    * ln (y i)) + Sum (fun i : Fin n => ln (partition x) * y i) + Sum (fun i : Fin n => 1 / partition x * exp (x i)) =
    -1 * Sum (fun i : Fin n => x i * y i) + -1 * 1 + Sum (fun i : Fin n => y i * ln (y i)) + ln (partition x) * 1 + 1
    / partition x * partition x).
  { exact (f_equal5 (fun (h_24 : R) (h_25 : R) (h_26 : R) (h_27 : R) (h_28 : R) => h_24 + h_25 + h_26 + h_27 + h_28)
    (Facts.sum_scale n (-1) (fun i : Fin n => x i * y i)) (eq_trans (Facts.sum_scale n (-1) y) r105) (@eq_refl R (Sum
    (fun i : Fin n => y i * ln (y i)))) (eq_trans (Facts.sum_scale n (ln (partition x)) y) r109) (eq_trans
    (Facts.sum_scale n (1 / partition x) (fun i : Fin n => exp (x i))) r114)). }
  assert (r120 : partition x <> 0).
  { exact (Facts.ne_of_pos (partition x) (Softmax.partition_pos n n_pos x)). }
  assert (r123 : -1 * Sum (fun i : Fin n => x i * y i) + -1 * 1 + Sum (fun i : Fin n => y i * ln (y i)) + ln
    (partition x) * 1 + 1 / partition x * partition x = ln (partition x) + -1 * Sum (fun i : Fin n => x i * y i) + Sum
    (fun i : Fin n => y i * ln (y i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 + ((-1) * u1)) + u2) - ((((((-1) * u1) + ((-1) * 1)) + u2) +
    (u0 * 1)) + ((1 * u3) * u4)) = (1 * (1 - (u4 * (1 * u3))) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (partition x) r120) Rules.no_equation)
      (identity (ln (partition x)) (Sum (fun i : Fin n => x i * y i)) (Sum (fun i : Fin n => y i * ln (y i))) (/
      (partition x)) (partition x))). }
  assert (r125 : ln (partition x) - Sum (fun i : Fin n => y i * (exp (x i - ln (partition x) - ln (y i)) - (1 + (x i -
    ln (partition x) - ln (y i))))) = ln (partition x) - (ln (partition x) + -1 * Sum (fun i : Fin n => x i * y i) +
    Sum (fun i : Fin n => y i * ln (y i)))).
  { exact (f_equal (fun (h_29 : R) => ln (partition x) - h_29) (eq_trans (eq_trans r92 (eq_trans (eq_trans (eq_trans
    (eq_trans (Facts.sum_add n (fun i : Fin n => -1 * (x i * y i) + -1 * y i + y i * ln (y i) + ln (partition x) * y
    i) (fun i : Fin n => 1 / partition x * exp (x i))) r95) r98) r101) r116)) r123)). }
  assert (r126 : ln (partition x) - (ln (partition x) + -1 * Sum (fun i : Fin n => x i * y i) + Sum (fun i : Fin n =>
    y i * ln (y i))) = Sum (fun i : Fin n => x i * y i) + -1 * Sum (fun i : Fin n => y i * ln (y i))).
  { assert (identity : forall u0 u1 u2 : R, (u0 - ((u0 + ((-1) * u1)) + u2)) = (u1 + ((-1) * u2))) by (intros u0 u1
    u2; ring).
    exact (identity (ln (partition x)) (Sum (fun i : Fin n => x i * y i)) (Sum (fun i : Fin n => y i * ln (y i)))). }
  assert (r131 : forall (i_3 : Fin n), 0 <= exp (x i_3 - ln (partition x) - ln (y i_3)) - (1 + (x i_3 - ln (partition
    x) - ln (y i_3)))).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 - (1 + ((u1 - u2) - u3))) - 0 = (1 * (u0 - (1 + ((u1 - u2) - u3)))
    + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_3 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Facts.exp_tangent (x i_3 - ln (partition x) - ln (y i_3))) Rules.no_relation) (identity (exp (x i_3 - ln
      (partition x) - ln (y i_3))) (x i_3) (ln (partition x)) (ln (y i_3)))))). }
  assert (r132 : forall (i_4 : Fin n), 0 < y i_4).
  { exact (fun (i_4 : Fin n) => (given_1 i_4)). }
  assert (r134 : forall (i_3 : Fin n), 0 <= y i_3).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (i_3 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ (r132 i_3)) Rules.no_relation) (identity (y i_3))))). }
  assert (r138 : 0 <= Sum (fun i : Fin n => y i * (exp (x i - ln (partition x) - ln (y i)) - (1 + (x i - ln (partition
    x) - ln (y i)))))).
  { exact (proj1 (Rules.sum_sign (fun (i_3 : Fin n) => y i_3 * (exp (x i_3 - ln (partition x) - ln (y i_3)) - (1 + (x
    i_3 - ln (partition x) - ln (y i_3)))))) (fun (i_3 : Fin n) => (Facts.mul_nonneg (y i_3) (exp (x i_3 - ln
    (partition x) - ln (y i_3)) - (1 + (x i_3 - ln (partition x) - ln (y i_3)))) (r134 i_3) (r131 i_3)))). }
  assert (r139 : ln (partition x) - Sum (fun i : Fin n => y i * (exp (x i - ln (partition x) - ln (y i)) - (1 + (x i -
    ln (partition x) - ln (y i))))) <= ln (partition x)).
  { assert (identity : forall u0 u1 : R, u1 - (u1 - u0) = (1 * (u0 - 0) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r138 Rules.no_relation)
      (identity (Sum (fun i : Fin n => y i * (exp (x i - ln (partition x) - ln (y i)) - (1 + (x i - ln (partition x) -
      ln (y i)))))) (ln (partition x))))). }
  assert (identity : forall u0 u1 u2 u3 u4 : R, u0 - (u3 - u4) = (1 * ((u0 + u2) - (u3 - u4)) + (1 * ((u0 - u1) - (u0
    + u2)) + (1 * (u0 - (u0 - u1)) + 0)))) by (intros u0 u1 u2 u3 u4; ring).
  exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_trans (eq_trans r2 r3) (eq_sym r26)) (Rules.and_eq 1
    (eq_trans r26 (eq_sym (eq_trans r125 r126))) (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r139
    Rules.no_relation))) (identity (ln (partition x)) (Sum (fun i : Fin n => y i * (exp (x i - ln (partition x) - ln
    (y i)) - (1 + (x i - ln (partition x) - ln (y i)))))) (Sum (fun i : Fin n => y i * (x i - ln (partition x) - ln (y
    i)))) (Sum (fun i : Fin n => y i * x i)) (Sum (fun i : Fin n => y i * ln (y i)))))).
Qed.

(* The entropy of $n$ weights is at most $\log n$. *)
Theorem softmax_entropy_le_log_size (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) :
  entropy x <= ln (INR n).
Proof.
  assert (r1 : forall (i : Fin n), softmax x i = exp (x i) / partition x).
  { exact (fun (i : Fin n) => eq_refl). }
  assert (r2 : forall (i : Fin n), exp (x i) / partition x = 1 / partition x * exp (x i)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (exp (x i)) (/ (partition x)))). }
  assert (r4 : forall (i : Fin n), softmax x i * x i = 1 / partition x * exp (x i) * x i).
  { exact (fun (i : Fin n) => (f_equal (fun (h : R) => h * x i) (eq_trans (r1 i) (r2 i)))). }
  assert (r5 : forall (i : Fin n), 1 / partition x * exp (x i) * x i = x i * (1 / partition x) * exp (x i)).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) * u1) * u2) = ((u2 * (1 * u0)) * u1)) by (intros u0 u1 u2;
    ring).
    exact (fun (i : Fin n) => (identity (/ (partition x)) (exp (x i)) (x i))). }
  assert (r7 : forall (i : Fin n), x i * (1 / partition x) * exp (x i) = 1 / partition x * (x i * exp (x i))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) * u2) = ((1 * u1) * (u0 * u2))) by (intros u0 u1 u2;
    ring).
    exact (fun (i : Fin n) => (identity (x i) (/ (partition x)) (exp (x i)))). }
  assert (r9 : Sum (fun i : Fin n => softmax x i * x i) = Sum (fun i : Fin n => 1 / partition x * (x i * exp (x i)))).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (eq_trans (r4 i) (r5 i)) (r7 i)))). }
  assert (r10 : Sum (fun i : Fin n => 1 / partition x * (x i * exp (x i))) = 1 / partition x * Sum (fun i : Fin n => x
    i * exp (x i))).
  { exact (Facts.sum_scale n (1 / partition x) (fun i : Fin n => x i * exp (x i))). }
  assert (r12 : ln (partition x) - Sum (fun i : Fin n => softmax x i * x i) = ln (partition x) - 1 / partition x * Sum
    (fun i : Fin n => x i * exp (x i))).
  { exact (f_equal (fun (h_ : R) => ln (partition x) - h_) (eq_trans r9 r10)). }
  assert (r13 : ln (partition x) - 1 / partition x * Sum (fun i : Fin n => x i * exp (x i)) = -1 * (1 / partition x *
    Sum (fun i : Fin n => x i * exp (x i))) + ln (partition x)).
  { assert (identity : forall u0 u1 u2 : R, (u0 - ((1 * u1) * u2)) = (((-1) * ((1 * u1) * u2)) + u0)) by (intros u0 u1
    u2; ring).
    exact (identity (ln (partition x)) (/ (partition x)) (Sum (fun i : Fin n => x i * exp (x i)))). }
  assert (r15 : forall (i_ : Fin n), softmax x i_ * (partition x / exp (x i_) / INR n - 1 - ln (partition x / exp (x
    i_) / INR n)) = softmax x i_ * (partition x * (1 / exp (x i_)) * (1 / INR n) - 1 - ln (partition x / exp (x i_) /
    INR n))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * ((((u1 * u2) * u3) - 1) - u4)) = (u0 * ((((u1 * (1 * u2)) * (1
    * u3)) - 1) - u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (fun (i_ : Fin n) => (identity (softmax x i_) (partition x) (/ (exp (x i_))) (/ (INR n)) (ln (partition x /
      exp (x i_) / INR n)))). }
  assert (r16 : forall (i_ : Fin n), softmax x i_ = exp (x i_) / partition x).
  { exact (fun (i_ : Fin n) => eq_refl). }
  assert (r17 : forall (i_ : Fin n), exp (x i_) / partition x = 1 / partition x * exp (x i_)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (exp (x i_)) (/ (partition x)))). }
  assert (r19 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r20 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r19)). }
  assert (r21 : Sum (fun a : Fin n => 1) = INR n).
  { exact (Facts.sum_one n). }
  assert (r22 : 0 < INR n).
  { exact (eq_ind (Sum (fun a : Fin n => 1)) (fun (h_1 : R) => 0 < h_1) r20 (INR n) r21). }
  assert (r23 : forall (i_ : Fin n), 0 < exp (x i_)).
  { exact (fun (i_ : Fin n) => (Facts.exp_pos (x i_))). }
  assert (r25 : forall (i_ : Fin n), 0 < 1 / exp (x i_)).
  { exact (fun (i_ : Fin n) => (Facts.inverse_pos (exp (x i_)) (r23 i_))). }
  assert (r30 : forall (i_ : Fin n), partition x * (1 / exp (x i_)) = partition x / exp (x i_)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = (u0 * u1)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (partition x) (/ (exp (x i_))))). }
  assert (r31 : forall (i_ : Fin n), 0 < partition x / exp (x i_)).
  { exact (fun (i_ : Fin n) => (eq_ind (partition x * (1 / exp (x i_))) (fun (h_2 : R) => 0 < h_2) (Facts.mul_pos
    (partition x) (1 / exp (x i_)) (Softmax.partition_pos n n_pos x) (r25 i_)) (partition x / exp (x i_)) (r30 i_))).
    }
  assert (r32 : forall (a_ b : R), ln a_ - ln b = ln a_ + - ln b).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + (- u1))) by (intros u0 u1; ring).
    exact (fun (a_ b : R) => (identity (ln a_) (ln b))). }
  assert (r33 : forall (a_ b : R), exp (ln a_ - ln b) = exp (ln a_ + - ln b)).
  { exact (fun (a_ b : R) => (f_equal (fun (h_3 : R) => exp h_3) (r32 a_ b))). }
  assert (r36 : forall (a_ : R), 0 < exp a_).
  { exact (fun (a_ : R) => (Facts.exp_pos a_)). }
  assert (r38 : forall (a_ : R), exp a_ <> 0).
  { exact (fun (a_ : R) => (Facts.ne_of_pos (exp a_) (r36 a_))). }
  assert (r41 : 0 < exp 0).
  { exact (Facts.exp_pos 0). }
  assert (r43 : exp 0 <> 0).
  { exact (Facts.ne_of_pos (exp 0) r41). }
  assert (r46 : 0 = 0 + 0).
  { assert (identity : 0 = (0 + 0)) by ring.
    exact identity. }
  assert (r47 : exp 0 = exp (0 + 0)).
  { exact (f_equal (fun (h_4 : R) => exp h_4) r46). }
  assert (r50 : exp 0 = 1).
  { assert (identity : forall u0 u1 : R, 1 - u0 = ((1 - u0) * (1 - (u0 * (1 * u1))) + ((- (1 * u1)) * ((u0 * u0) - u0)
    + 0))) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 - exp 0) (Facts.mul_inverse (exp 0) r43)
      (Rules.and_equation (- (1 / exp 0)) (eq_trans r47 (Facts.exp_add 0 0)) Rules.no_equation)) (identity (exp 0) (/
      (exp 0)))). }
  assert (r51 : forall (a_ : R), 0 = a_ + - a_).
  { assert (identity : forall u0 : R, 0 = (u0 + (- u0))) by (intros u0; ring).
    exact (fun (a_ : R) => (identity a_)). }
  assert (r52 : forall (a_ : R), exp 0 = exp (a_ + - a_)).
  { exact (fun (a_ : R) => (f_equal (fun (h_5 : R) => exp h_5) (r51 a_))). }
  assert (r55 : forall (a_ : R), exp (- a_) = 1 / exp a_).
  { assert (identity : forall u0 u1 u2 u3 : R, (1 * u0) - u1 = ((- u1) * (1 - (u2 * (1 * u0))) + ((1 * u0) * (1 - u3)
    + ((- (1 * u0)) * ((u2 * u1) - u3) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a_ : R) => (Rules.linear_combination (Rules.and_equation (- exp (- a_)) (Facts.mul_inverse (exp a_)
      (r38 a_)) (Rules.and_equation (1 / exp a_) r50 (Rules.and_equation (- (1 / exp a_)) (eq_trans (r52 a_)
      (Facts.exp_add a_ (- a_))) Rules.no_equation))) (identity (/ (exp a_)) (exp (- a_)) (exp a_) (exp 0)))). }
  assert (r58 : forall (b : R), 0 < b -> 1 / exp (ln b) = 1 / b).
  { exact (fun (b : R) p => (f_equal (fun (h_6 : R) => 1 / h_6) (Facts.exp_log b p))). }
  assert (r59 : forall (a_ : R), 0 < a_ -> exp (ln a_) = a_).
  { exact (fun (a_ : R) p_ => (Facts.exp_log a_ p_)). }
  assert (r60 : forall (a_ b : R), 0 < a_ -> 0 < b -> exp (ln a_ - ln b) = a_ / b).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (u0 * u1) - u2 = (1 * ((u3 * u5) - u2) + (u3 * ((1 * u4) - u5) +
    (u3 * ((1 * u1) - (1 * u4)) + ((1 * u1) * (u0 - u3) + 0))))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (a_ b : R) p_1 p_2 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r33 a_ b)
      (Facts.exp_add (ln a_) (- ln b))) (Rules.and_equation (exp (ln a_)) (r55 (ln b)) (Rules.and_equation (exp (ln
      a_)) (r58 b p_2) (Rules.and_equation (1 / b) (r59 a_ p_1) Rules.no_equation)))) (identity a_ (/ b) (exp (ln a_ -
      ln b)) (exp (ln a_)) (/ (exp (ln b))) (exp (- ln b))))). }
  assert (r62 : forall (a_ b : R), 0 < a_ -> 0 < b -> ln (a_ / b) = ln (exp (ln a_ - ln b))).
  { exact (fun (a_ b : R) p_3 p_4 => (f_equal (fun (h_7 : R) => ln h_7) (eq_sym (r60 a_ b p_3 p_4)))). }
  assert (r64 : forall (a_ b : R), 0 < a_ -> 0 < b -> ln (a_ / b) = ln a_ - ln b).
  { exact (fun (a_ b : R) p_5 p_6 => (eq_trans (r62 a_ b p_5 p_6) (Facts.log_exp (ln a_ - ln b)))). }
  assert (r72 : forall (i_ : Fin n), ln (partition x) - ln (exp (x i_)) = ln (partition x) - x i_).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_8 : R) => ln (partition x) - h_8) (Facts.log_exp (x i_)))). }
  assert (r73 : forall (i_ : Fin n), ln (partition x) - x i_ = -1 * x i_ + ln (partition x)).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (((-1) * u1) + u0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (ln (partition x)) (x i_))). }
  assert (r76 : forall (i_ : Fin n), ln (partition x / exp (x i_)) - ln (INR n) = -1 * x i_ + ln (partition x) - ln
    (INR n)).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_9 : R) => h_9 - ln (INR n)) (eq_trans (r64 (partition x) (exp (x i_))
    (Softmax.partition_pos n n_pos x) (r23 i_)) (eq_trans (r72 i_) (r73 i_))))). }
  assert (r77 : forall (i_ : Fin n), -1 * x i_ + ln (partition x) - ln (INR n) = -1 * x i_ + -1 * ln (INR n) + ln
    (partition x)).
  { assert (identity : forall u0 u1 u2 : R, ((((-1) * u0) + u1) - u2) = ((((-1) * u0) + ((-1) * u2)) + u1)) by (intros
    u0 u1 u2; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) (ln (partition x)) (ln (INR n)))). }
  assert (r80 : forall (i_ : Fin n), softmax x i_ * (partition x * (1 / exp (x i_)) * (1 / INR n) - 1 - ln (partition
    x / exp (x i_) / INR n)) = 1 / partition x * exp (x i_) * (partition x * (1 / exp (x i_)) * (1 / INR n) - 1 - (-1
    * x i_ + -1 * ln (INR n) + ln (partition x)))).
  { exact (fun (i_ : Fin n) => (f_equal2 (fun (h_10 : R) (h_11 : R) => h_10 * (partition x * (1 / exp (x i_)) * (1 /
    INR n) - 1 - h_11)) (eq_trans (r16 i_) (r17 i_)) (eq_trans (r64 (partition x / exp (x i_)) (INR n) (r31 i_) r22)
    (eq_trans (r76 i_) (r77 i_))))). }
  assert (r83 : partition x <> 0).
  { exact (Facts.ne_of_pos (partition x) (Softmax.partition_pos n n_pos x)). }
  assert (r85 : partition x * (1 / partition x) = 1).
  { exact (Facts.mul_inverse (partition x) r83). }
  assert (r87 : forall (i_ : Fin n), exp (x i_) <> 0).
  { exact (fun (i_ : Fin n) => (Facts.ne_of_pos (exp (x i_)) (r23 i_))). }
  assert (r90 : forall (i_ : Fin n), 1 / exp (x i_) * exp (x i_) = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp (x i_)) (r87
      i_)) Rules.no_equation) (identity (/ (exp (x i_))) (exp (x i_))))). }
  assert (r91 : forall (i_ : Fin n), 1 / partition x * exp (x i_) * (partition x * (1 / exp (x i_)) * (1 / INR n) - 1
    - (-1 * x i_ + -1 * ln (INR n) + ln (partition x))) = x i_ * (1 / partition x) * exp (x i_) + 1 / INR n + -1 * (1
    / partition x * exp (x i_)) + 1 / partition x * exp (x i_) * ln (INR n) + -1 * (1 / partition x * exp (x i_) * ln
    (partition x))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((((u0 * (1 * u1)) * u2) + (1 * u3)) + ((-1) * ((1 * u1)
    * u2))) + (((1 * u1) * u2) * u4)) + ((-1) * (((1 * u1) * u2) * u5))) - (((1 * u1) * u2) * ((((u6 * (1 * u7)) * (1
    * u3)) - 1) - ((((-1) * u0) + ((-1) * u4)) + u5))) = ((((1 * u3) * (1 * u7)) * u2) * (1 - (u6 * (1 * u1))) + ((1 *
    u3) * (1 - ((1 * u7) * u2)) + 0))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (fun (i_ : Fin n) => (Rules.linear_combination (Rules.and_equation (1 / INR n * (1 / exp (x i_)) * exp (x
      i_)) r85 (Rules.and_equation (1 / INR n) (r90 i_) Rules.no_equation)) (identity (x i_) (/ (partition x)) (exp (x
      i_)) (/ (INR n)) (ln (INR n)) (ln (partition x)) (partition x) (/ (exp (x i_)))))). }
  assert (r93 : forall (i_ : Fin n), x i_ * (1 / partition x) * exp (x i_) + 1 / INR n + -1 * (1 / partition x * exp
    (x i_)) + 1 / partition x * exp (x i_) * ln (INR n) + -1 * (1 / partition x * exp (x i_) * ln (partition x)) = 1 /
    partition x * (x i_ * exp (x i_)) + 1 / INR n * 1 + -1 * (1 / partition x) * exp (x i_) + 1 / partition x * ln
    (INR n) * exp (x i_) + -1 * (1 / partition x * ln (partition x)) * exp (x i_)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((((u0 * (1 * u1)) * u2) + (1 * u3)) + ((-1) * ((1 * u1) *
    u2))) + (((1 * u1) * u2) * u4)) + ((-1) * (((1 * u1) * u2) * u5))) = ((((((1 * u1) * (u0 * u2)) + ((1 * u3) * 1))
    + (((-1) * (1 * u1)) * u2)) + (((1 * u1) * u4) * u2)) + (((-1) * ((1 * u1) * u5)) * u2))) by (intros u0 u1 u2 u3
    u4 u5; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) (/ (partition x)) (exp (x i_)) (/ (INR n)) (ln (INR n)) (ln (partition
      x)))). }
  assert (r95 : Sum (fun i : Fin n => softmax x i * (partition x / exp (x i) / INR n - 1 - ln (partition x / exp (x i)
    / INR n))) = Sum (fun i : Fin n => 1 / partition x * (x i * exp (x i)) + 1 / INR n * 1 + -1 * (1 / partition x) *
    exp (x i) + 1 / partition x * ln (INR n) * exp (x i) + -1 * (1 / partition x * ln (partition x)) * exp (x i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (eq_trans (eq_trans (r15 i_) (r80 i_)) (r91 i_)) (r93
    i_)))). }
  assert (r98 : Sum (fun i : Fin n => 1 / partition x * (x i * exp (x i)) + 1 / INR n * 1 + -1 * (1 / partition x) *
    exp (x i) + 1 / partition x * ln (INR n) * exp (x i)) + Sum (fun i : Fin n => -1 * (1 / partition x * ln
    (partition x)) * exp (x i)) = Sum (fun i : Fin n => 1 / partition x * (x i * exp (x i)) + 1 / INR n * 1 + -1 * (1
    / partition x) * exp (x i)) + Sum (fun i : Fin n => 1 / partition x * ln (INR n) * exp (x i)) + Sum (fun i : Fin n
    => -1 * (1 / partition x * ln (partition x)) * exp (x i))).
  { exact (f_equal (fun (h_12 : R) => h_12 + Sum (fun i : Fin n => -1 * (1 / partition x * ln (partition x)) * exp (x
    i))) (Facts.sum_add n (fun i : Fin n => 1 / partition x * (x i * exp (x i)) + 1 / INR n * 1 + -1 * (1 / partition
    x) * exp (x i)) (fun i : Fin n => 1 / partition x * ln (INR n) * exp (x i)))). }
  assert (r101 : Sum (fun i : Fin n => 1 / partition x * (x i * exp (x i)) + 1 / INR n * 1 + -1 * (1 / partition x) *
    exp (x i)) + Sum (fun i : Fin n => 1 / partition x * ln (INR n) * exp (x i)) + Sum (fun i : Fin n => -1 * (1 /
    partition x * ln (partition x)) * exp (x i)) = Sum (fun i : Fin n => 1 / partition x * (x i * exp (x i)) + 1 / INR
    n * 1) + Sum (fun i : Fin n => -1 * (1 / partition x) * exp (x i)) + Sum (fun i : Fin n => 1 / partition x * ln
    (INR n) * exp (x i)) + Sum (fun i : Fin n => -1 * (1 / partition x * ln (partition x)) * exp (x i))).
  { exact (f_equal (fun (h_13 : R) => h_13 + Sum (fun i : Fin n => 1 / partition x * ln (INR n) * exp (x i)) + Sum
    (fun i : Fin n => -1 * (1 / partition x * ln (partition x)) * exp (x i))) (Facts.sum_add n (fun i : Fin n => 1 /
    partition x * (x i * exp (x i)) + 1 / INR n * 1) (fun i : Fin n => -1 * (1 / partition x) * exp (x i)))). }
  assert (r104 : Sum (fun i : Fin n => 1 / partition x * (x i * exp (x i)) + 1 / INR n * 1) + Sum (fun i : Fin n => -1
    * (1 / partition x) * exp (x i)) + Sum (fun i : Fin n => 1 / partition x * ln (INR n) * exp (x i)) + Sum (fun i :
    Fin n => -1 * (1 / partition x * ln (partition x)) * exp (x i)) = Sum (fun i : Fin n => 1 / partition x * (x i *
    exp (x i))) + Sum (fun i : Fin n => 1 / INR n * 1) + Sum (fun i : Fin n => -1 * (1 / partition x) * exp (x i)) +
    Sum (fun i : Fin n => 1 / partition x * ln (INR n) * exp (x i)) + Sum (fun i : Fin n => -1 * (1 / partition x * ln
    (partition x)) * exp (x i))).
  { exact (f_equal (fun (h_14 : R) => h_14 + Sum (fun i : Fin n => -1 * (1 / partition x) * exp (x i)) + Sum (fun i :
    Fin n => 1 / partition x * ln (INR n) * exp (x i)) + Sum (fun i : Fin n => -1 * (1 / partition x * ln (partition
    x)) * exp (x i))) (Facts.sum_add n (fun i : Fin n => 1 / partition x * (x i * exp (x i))) (fun i : Fin n => 1 /
    INR n * 1))). }
  assert (r107 : 1 / INR n * Sum (fun a : Fin n => 1) = 1 / INR n * INR n).
  { exact (f_equal (fun (h_15 : R) => 1 / INR n * h_15) r21). }
  assert (r110 : partition x = Sum (fun k : Fin n => exp (x k))).
  { exact eq_refl. }
  assert (r112 : -1 * (1 / partition x) * Sum (fun k : Fin n => exp (x k)) = -1 * (1 / partition x) * partition x).
  { exact (f_equal (fun (h_16 : R) => -1 * (1 / partition x) * h_16) (eq_sym r110)). }
  assert (r115 : 1 / partition x * ln (INR n) * Sum (fun k : Fin n => exp (x k)) = 1 / partition x * ln (INR n) *
    partition x).
  { exact (f_equal (fun (h_17 : R) => 1 / partition x * ln (INR n) * h_17) (eq_sym r110)). }
  assert (r118 : -1 * (1 / partition x * ln (partition x)) * Sum (fun k : Fin n => exp (x k)) = -1 * (1 / partition x
    * ln (partition x)) * partition x).
  { exact (f_equal (fun (h_18 : R) => -1 * (1 / partition x * ln (partition x)) * h_18) (eq_sym r110)). }
  assert (r120 : Sum (fun i : Fin n => 1 / partition x * (x i * exp (x i))) + Sum (fun i : Fin n => 1 / INR n * 1) +
    Sum (fun i : Fin n => -1 * (1 / partition x) * exp (x i)) + Sum (fun i : Fin n => 1 / partition x * ln (INR n) *
    exp (x i)) + Sum (fun i : Fin n => -1 * (1 / partition x * ln (partition x)) * exp (x i)) = 1 / partition x * Sum
    (fun i : Fin n => x i * exp (x i)) + 1 / INR n * INR n + -1 * (1 / partition x) * partition x + 1 / partition x *
    ln (INR n) * partition x + -1 * (1 / partition x * ln (partition x)) * partition x).
  { exact (f_equal5 (fun (h_19 : R) (h_20 : R) (h_21 : R) (h_22 : R) (h_23 : R) => h_19 + h_20 + h_21 + h_22 + h_23)
    r10 (eq_trans (Facts.sum_scale n (1 / INR n) (fun i : Fin n => 1)) r107) (eq_trans (Facts.sum_scale n (-1 * (1 /
    partition x)) (fun i : Fin n => exp (x i))) r112) (eq_trans (Facts.sum_scale n (1 / partition x * ln (INR n)) (fun
    i : Fin n => exp (x i))) r115) (eq_trans (Facts.sum_scale n (-1 * (1 / partition x * ln (partition x))) (fun i :
    Fin n => exp (x i))) r118)). }
  assert (r124 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r22). }
  assert (r127 : 1 / partition x * Sum (fun i : Fin n => x i * exp (x i)) + 1 / INR n * INR n + -1 * (1 / partition x)
    * partition x + 1 / partition x * ln (INR n) * partition x + -1 * (1 / partition x * ln (partition x)) * partition
    x = 1 / partition x * Sum (fun i : Fin n => x i * exp (x i)) + ln (INR n) + -1 * ln (partition x)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((1 * u0) * u1) + u2) + ((-1) * u3)) - ((((((1 * u0) * u1) +
    ((1 * u4) * u5)) + (((-1) * (1 * u0)) * u6)) + (((1 * u0) * u2) * u6)) + (((-1) * ((1 * u0) * u3)) * u6)) = (1 *
    (1 - (u5 * (1 * u4))) + ((-1) * (1 - (u6 * (1 * u0))) + (u2 * (1 - (u6 * (1 * u0))) + (((-1) * u3) * (1 - (u6 * (1
    * u0))) + 0))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (INR n) r124) (Rules.and_equation (-1)
      r85 (Rules.and_equation (ln (INR n)) r85 (Rules.and_equation (-1 * ln (partition x)) r85 Rules.no_equation))))
      (identity (/ (partition x)) (Sum (fun i : Fin n => x i * exp (x i))) (ln (INR n)) (ln (partition x)) (/ (INR n))
      (INR n) (partition x))). }
  assert (r129 : ln (INR n) - Sum (fun i : Fin n => softmax x i * (partition x / exp (x i) / INR n - 1 - ln (partition
    x / exp (x i) / INR n))) = ln (INR n) - (1 / partition x * Sum (fun i : Fin n => x i * exp (x i)) + ln (INR n) +
    -1 * ln (partition x))).
  { exact (f_equal (fun (h_24 : R) => ln (INR n) - h_24) (eq_trans (eq_trans r95 (eq_trans (eq_trans (eq_trans
    (eq_trans (Facts.sum_add n (fun i : Fin n => 1 / partition x * (x i * exp (x i)) + 1 / INR n * 1 + -1 * (1 /
    partition x) * exp (x i) + 1 / partition x * ln (INR n) * exp (x i)) (fun i : Fin n => -1 * (1 / partition x * ln
    (partition x)) * exp (x i))) r98) r101) r104) r120)) r127)). }
  assert (r130 : ln (INR n) - (1 / partition x * Sum (fun i : Fin n => x i * exp (x i)) + ln (INR n) + -1 * ln
    (partition x)) = -1 * (1 / partition x * Sum (fun i : Fin n => x i * exp (x i))) + ln (partition x)).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 - ((((1 * u1) * u2) + u0) + ((-1) * u3))) = (((-1) * ((1 * u1) *
    u2)) + u3)) by (intros u0 u1 u2 u3; ring).
    exact (identity (ln (INR n)) (/ (partition x)) (Sum (fun i : Fin n => x i * exp (x i))) (ln (partition x))). }
  assert (r135 : 0 < 1 / INR n).
  { exact (Facts.inverse_pos (INR n) r22). }
  assert (r136 : forall (i_1 : Fin n), 0 < exp (x i_1)).
  { exact (fun (i_1 : Fin n) => (Facts.exp_pos (x i_1))). }
  assert (r138 : forall (i_1 : Fin n), 0 < 1 / exp (x i_1)).
  { exact (fun (i_1 : Fin n) => (Facts.inverse_pos (exp (x i_1)) (r136 i_1))). }
  assert (r142 : forall (i_1 : Fin n), partition x * (1 / exp (x i_1)) = partition x / exp (x i_1)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = (u0 * u1)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (identity (partition x) (/ (exp (x i_1))))). }
  assert (r143 : forall (i_1 : Fin n), 0 < partition x / exp (x i_1)).
  { exact (fun (i_1 : Fin n) => (eq_ind (partition x * (1 / exp (x i_1))) (fun (h_25 : R) => 0 < h_25) (Facts.mul_pos
    (partition x) (1 / exp (x i_1)) (Softmax.partition_pos n n_pos x) (r138 i_1)) (partition x / exp (x i_1)) (r142
    i_1))). }
  assert (r147 : forall (i_1 : Fin n), partition x / exp (x i_1) * (1 / INR n) = partition x / exp (x i_1) / INR n).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * (1 * u2)) = ((u0 * u1) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i_1 : Fin n) => (identity (partition x) (/ (exp (x i_1))) (/ (INR n)))). }
  assert (r148 : forall (i_1 : Fin n), 0 < partition x / exp (x i_1) / INR n).
  { exact (fun (i_1 : Fin n) => (eq_ind (partition x / exp (x i_1) * (1 / INR n)) (fun (h_26 : R) => 0 < h_26)
    (Facts.mul_pos (partition x / exp (x i_1)) (1 / INR n) (r143 i_1) r135) (partition x / exp (x i_1) / INR n) (r147
    i_1))). }
  assert (r150 : forall (a_ : R), 0 < a_ -> ln a_ <= a_ - 1).
  { assert (identity : forall u0 u1 u2 : R, (u0 - 1) - u2 = (1 * (u1 - (1 + u2)) + (1 * (u0 - u1) + 0))) by (intros u0
    u1 u2; ring).
    exact (fun (a_ : R) p_7 => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Facts.exp_tangent (ln a_)) (Rules.and_eq 1 (r59 a_ p_7) Rules.no_relation)) (identity a_ (exp (ln a_)) (ln
      a_))))). }
  assert (r153 : forall (i_1 : Fin n), 0 <= partition x / exp (x i_1) / INR n - 1 - ln (partition x / exp (x i_1) /
    INR n)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 * u1) * u2) - 1) - u3) - 0 = (1 * ((((u0 * u1) * u2) - 1) - u3)
    + 0)) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_1 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (r150 (partition x / exp (x i_1) / INR n) (r148 i_1)) Rules.no_relation) (identity (partition x) (/ (exp (x
      i_1))) (/ (INR n)) (ln (partition x / exp (x i_1) / INR n)))))). }
  assert (r156 : forall (i_1 : Fin n), 0 <= softmax x i_1).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (i_1 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ (Softmax.softmax_pos n n_pos x i_1)) Rules.no_relation) (identity (softmax x i_1))))). }
  assert (r160 : 0 <= Sum (fun i : Fin n => softmax x i * (partition x / exp (x i) / INR n - 1 - ln (partition x / exp
    (x i) / INR n)))).
  { exact (proj1 (Rules.sum_sign (fun (i_1 : Fin n) => softmax x i_1 * (partition x / exp (x i_1) / INR n - 1 - ln
    (partition x / exp (x i_1) / INR n)))) (fun (i_1 : Fin n) => (Facts.mul_nonneg (softmax x i_1) (partition x / exp
    (x i_1) / INR n - 1 - ln (partition x / exp (x i_1) / INR n)) (r156 i_1) (r153 i_1)))). }
  assert (r161 : ln (INR n) - Sum (fun i : Fin n => softmax x i * (partition x / exp (x i) / INR n - 1 - ln (partition
    x / exp (x i) / INR n))) <= ln (INR n)).
  { assert (identity : forall u0 u1 : R, u1 - (u1 - u0) = (1 * (u0 - 0) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r160 Rules.no_relation)
      (identity (Sum (fun i : Fin n => softmax x i * (partition x / exp (x i) / INR n - 1 - ln (partition x / exp (x
      i) / INR n)))) (ln (INR n))))). }
  assert (identity : forall u0 u1 u2 u3 u4 : R, u0 - u4 = (1 * ((u2 - u3) - u4) + (1 * ((u0 - u1) - (u2 - u3)) + (1 *
    (u0 - (u0 - u1)) + 0)))) by (intros u0 u1 u2 u3 u4; ring).
  exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (Softmax.softmax_entropy n n_pos x) (Rules.and_eq 1
    (eq_trans (eq_trans r12 r13) (eq_sym (eq_trans r129 r130))) (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r161
    Rules.no_relation))) (identity (ln (INR n)) (Sum (fun i : Fin n => softmax x i * (partition x / exp (x i) / INR n
    - 1 - ln (partition x / exp (x i) / INR n)))) (ln (partition x)) (Sum (fun i : Fin n => softmax x i * x i))
    (entropy x)))).
Qed.

(* The largest weight is at least $1/n$. *)
Theorem softmax_largest_ge_mean (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (m : Fin n)
    (given : forall i : Fin n, x i <= x m) :
  1 / INR n <= softmax x m.
Proof.
  assert (r0 : softmax x m - Sum (fun i : Fin n => exp (x m) - exp (x i)) / (INR n * partition x) = softmax x m - Sum
    (fun i : Fin n => exp (x m) - exp (x i)) * (1 / (INR n * partition x))).
  { assert (identity : forall u0 u1 u2 : R, (u0 - (u1 * u2)) = (u0 - (u1 * (1 * u2)))) by (intros u0 u1 u2; ring).
    exact (identity (softmax x m) (Sum (fun i : Fin n => exp (x m) - exp (x i))) (/ (INR n * partition x))). }
  assert (r1 : softmax x m = exp (x m) / partition x).
  { exact eq_refl. }
  assert (r2 : exp (x m) / partition x = exp (x m) * (1 / partition x)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (exp (x m)) (/ (partition x))). }
  assert (r3 : partition x = Sum (fun k : Fin n => exp (x k))).
  { exact eq_refl. }
  assert (r4 : 1 / partition x = 1 / Sum (fun k : Fin n => exp (x k))).
  { exact (f_equal (fun (h : R) => 1 / h) r3). }
  assert (r5 : exp (x m) * (1 / partition x) = exp (x m) * (1 / Sum (fun k : Fin n => exp (x k)))).
  { exact (f_equal (fun (h_ : R) => exp (x m) * h_) r4). }
  assert (r7 : exp (x m) * (1 / Sum (fun k : Fin n => exp (x k))) = 1 / Sum (fun k : Fin n => exp (x k)) * exp (x m)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x m)) (/ (Sum (fun k : Fin n => exp (x k))))). }
  assert (r10 : forall (i : Fin n), exp (x m) - exp (x i) = -1 * exp (x i) + exp (x m)).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (((-1) * u1) + u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (exp (x m)) (exp (x i)))). }
  assert (r11 : forall (i : Fin n), -1 * exp (x i) + exp (x m) = -1 * exp (x i) + exp (x m) * 1).
  { assert (identity : forall u0 u1 : R, (((-1) * u0) + u1) = (((-1) * u0) + (u1 * 1))) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (exp (x i)) (exp (x m)))). }
  assert (r13 : Sum (fun i : Fin n => exp (x m) - exp (x i)) = Sum (fun i : Fin n => -1 * exp (x i) + exp (x m) * 1)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r10 i) (r11 i)))). }
  assert (r17 : Sum (fun i : Fin n => 1) = INR n).
  { exact (Facts.sum_one n). }
  assert (r18 : exp (x m) * Sum (fun i : Fin n => 1) = exp (x m) * INR n).
  { exact (f_equal (fun (h_1 : R) => exp (x m) * h_1) r17). }
  assert (r20 : Sum (fun i : Fin n => -1 * exp (x i)) + Sum (fun i : Fin n => exp (x m) * 1) = -1 * Sum (fun k : Fin n
    => exp (x k)) + exp (x m) * INR n).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 + h_3) (Facts.sum_scale n (-1) (fun i : Fin n => exp (x i)))
    (eq_trans (Facts.sum_scale n (exp (x m)) (fun i : Fin n => 1)) r18)). }
  assert (r23 : -1 * Sum (fun k : Fin n => exp (x k)) + exp (x m) * INR n = INR n * exp (x m) + -1 * Sum (fun k : Fin
    n => exp (x k))).
  { assert (identity : forall u0 u1 u2 : R, (((-1) * u0) + (u1 * u2)) = ((u2 * u1) + ((-1) * u0))) by (intros u0 u1
    u2; ring).
    exact (identity (Sum (fun k : Fin n => exp (x k))) (exp (x m)) (INR n)). }
  assert (r26 : 1 / INR n * (1 / partition x) = 1 / INR n * (1 / Sum (fun k : Fin n => exp (x k)))).
  { exact (f_equal (fun (h_4 : R) => 1 / INR n * h_4) r4). }
  assert (r28 : softmax x m - Sum (fun i : Fin n => exp (x m) - exp (x i)) * (1 / (INR n * partition x)) = 1 / Sum
    (fun k : Fin n => exp (x k)) * exp (x m) - (INR n * exp (x m) + -1 * Sum (fun k : Fin n => exp (x k))) * (1 / INR
    n * (1 / Sum (fun k : Fin n => exp (x k))))).
  { exact (f_equal3 (fun (h_5 : R) (h_6 : R) (h_7 : R) => h_5 - h_6 * h_7) (eq_trans r1 (eq_trans (eq_trans r2 r5)
    r7)) (eq_trans (eq_trans r13 (eq_trans (Facts.sum_add n (fun i : Fin n => -1 * exp (x i)) (fun i : Fin n => exp (x
    m) * 1)) r20)) r23) (eq_trans (Facts.inverse_mul (INR n) (partition x)) r26)). }
  assert (r30 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r31 : 0 < Sum (fun i : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r30)). }
  assert (r32 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_8 : R) => 0 < h_8) r31 (INR n) r17). }
  assert (r34 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r32). }
  assert (r38 : 0 < Sum (fun k : Fin n => exp (x k))).
  { exact (proj2 (Rules.sum_sign (fun (i_ : Fin n) => exp (x i_))) n_pos (fun (i_ : Fin n) => (Facts.exp_pos (x
    i_)))). }
  assert (r40 : Sum (fun k : Fin n => exp (x k)) <> 0).
  { exact (Facts.ne_of_pos (Sum (fun k : Fin n => exp (x k))) r38). }
  assert (r43 : 1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun k : Fin n => exp (x k)) = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (Sum (fun k : Fin n => exp (x k))) r40)
      Rules.no_equation) (identity (/ (Sum (fun k : Fin n => exp (x k)))) (Sum (fun k : Fin n => exp (x k))))). }
  assert (r44 : 1 / Sum (fun k : Fin n => exp (x k)) * exp (x m) - (INR n * exp (x m) + -1 * Sum (fun k : Fin n => exp
    (x k))) * (1 / INR n * (1 / Sum (fun k : Fin n => exp (x k)))) = 1 / INR n).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (1 * u0) - (((1 * u1) * u2) - (((u3 * u2) + ((-1) * u4)) * ((1 * u0)
    * (1 * u1)))) = (((-1) * ((1 * u1) * u2)) * (1 - (u3 * (1 * u0))) + ((1 * u0) * (1 - ((1 * u1) * u4)) + 0))) by
    (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (1 / Sum (fun k : Fin n => exp (x k)) * exp (x m)))
      (Facts.mul_inverse (INR n) r34) (Rules.and_equation (1 / INR n) r43 Rules.no_equation)) (identity (/ (INR n)) (/
      (Sum (fun k : Fin n => exp (x k)))) (exp (x m)) (INR n) (Sum (fun k : Fin n => exp (x k))))). }
  assert (r50 : 0 < INR n * partition x).
  { exact (Facts.mul_pos (INR n) (partition x) r32 (Softmax.partition_pos n n_pos x)). }
  assert (r53 : 0 <= 1 / (INR n * partition x)).
  { assert (identity : forall u0 : R, (1 * u0) - 0 = (1 * ((1 * u0) - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.inverse_pos (INR n * partition x) r50)) Rules.no_relation) (identity (/ (INR n * partition x))))). }
  assert (r55 : forall (i_1 : Fin n), x i_1 <= x m).
  { exact (fun (i_1 : Fin n) => (given i_1)). }
  assert (r59 : forall (b a_ : R), a_ <= b -> 0 <= exp (b - a_) - 1).
  { assert (identity : forall u0 u1 u2 : R, (u0 - 1) - 0 = (1 * (u1 - u2) + (1 * (u0 - (1 + (u1 - u2))) + 0))) by
    (intros u0 u1 u2; ring).
    exact (fun (b a_ : R) p => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) p
      (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.exp_tangent (b - a_)) Rules.no_relation)) (identity (exp
      (b - a_)) b a_)))). }
  assert (r61 : forall (a_ : R), 0 <= exp a_).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (a_ : R) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le
      _ _ (Facts.exp_pos a_)) Rules.no_relation) (identity (exp a_))))). }
  assert (r65 : forall (b a_ : R), b = a_ + (b - a_)).
  { assert (identity : forall u0 u1 : R, u0 = (u1 + (u0 - u1))) by (intros u0 u1; ring).
    exact (fun (b a_ : R) => (identity b a_)). }
  assert (r66 : forall (b a_ : R), exp b = exp (a_ + (b - a_))).
  { exact (fun (b a_ : R) => (f_equal (fun (h_9 : R) => exp h_9) (r65 b a_))). }
  assert (r69 : forall (a_ b : R), a_ <= b -> exp a_ <= exp b).
  { assert (identity : forall u0 u1 u2 : R, u2 - u0 = (1 * ((u0 * (u1 - 1)) - 0) + ((-1) * ((u0 * u1) - u2) + 0))) by
    (intros u0 u1 u2; ring).
    exact (fun (a_ b : R) p_ => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Facts.mul_nonneg (exp a_) (exp (b - a_) - 1) (r61 a_) (r59 b a_ p_)) (Rules.and_eq (-1) (eq_trans (r66 b a_)
      (Facts.exp_add a_ (b - a_))) Rules.no_relation)) (identity (exp a_) (exp (b - a_)) (exp b))))). }
  assert (r72 : forall (i_2 : Fin n), 0 <= exp (x m) - exp (x i_2)).
  { assert (identity : forall u0 u1 : R, (u0 - u1) - 0 = (1 * (u0 - u1) + 0)) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (r69 (x i_2) (x m) (r55 i_2)) Rules.no_relation) (identity (exp (x m)) (exp (x i_2)))))). }
  assert (r73 : 0 <= Sum (fun i : Fin n => exp (x m) - exp (x i))).
  { exact (proj1 (Rules.sum_sign (fun (i_2 : Fin n) => exp (x m) - exp (x i_2))) (fun (i_2 : Fin n) => (r72 i_2))). }
  assert (r77 : Sum (fun i : Fin n => exp (x m) - exp (x i)) * (1 / (INR n * partition x)) = Sum (fun i : Fin n => exp
    (x m) - exp (x i)) / (INR n * partition x)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = (u0 * u1)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => exp (x m) - exp (x i))) (/ (INR n * partition x))). }
  assert (r78 : 0 <= Sum (fun i : Fin n => exp (x m) - exp (x i)) / (INR n * partition x)).
  { exact (eq_ind (Sum (fun i : Fin n => exp (x m) - exp (x i)) * (1 / (INR n * partition x))) (fun (h_10 : R) => 0 <=
    h_10) (Facts.mul_nonneg (Sum (fun i : Fin n => exp (x m) - exp (x i))) (1 / (INR n * partition x)) r73 r53) (Sum
    (fun i : Fin n => exp (x m) - exp (x i)) / (INR n * partition x)) r77). }
  assert (r79 : softmax x m - Sum (fun i : Fin n => exp (x m) - exp (x i)) / (INR n * partition x) <= softmax x m).
  { assert (identity : forall u0 u1 u2 : R, u2 - (u2 - (u0 * u1)) = (1 * ((u0 * u1) - 0) + 0)) by (intros u0 u1 u2;
    ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r78 Rules.no_relation)
      (identity (Sum (fun i : Fin n => exp (x m) - exp (x i))) (/ (INR n * partition x)) (softmax x m)))). }
  assert (identity : forall u0 u1 u2 u3 : R, u0 - (1 * u3) = (1 * ((u0 - (u1 * u2)) - (1 * u3)) + (1 * (u0 - (u0 - (u1
    * u2))) + 0))) by (intros u0 u1 u2 u3; ring).
  exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_sym (eq_trans (eq_trans r0 r28) r44)) (Rules.and_le 1
    (Rules.integer_nonneg 1 eq_refl) r79 Rules.no_relation)) (identity (softmax x m) (Sum (fun i : Fin n => exp (x m)
    - exp (x i))) (/ (INR n * partition x)) (/ (INR n))))).
Qed.

(* Log-sum-exp and the largest logit. *)
Theorem logsumexp_bounds (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (m : Fin n)
    (given : forall i : Fin n, x i <= x m) :
  x m <= ln (partition x) /\ ln (partition x) <= x m + ln (INR n).
Proof.
  assert (r2 : x m - ln (partition x) = x m + -1 * ln (partition x)).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (identity (x m) (ln (partition x))). }
  assert (r4 : ln (partition x) - (1 - softmax x m) - (softmax x m - 1 - ln (softmax x m)) = ln (partition x) - (1 -
    softmax x m) - (softmax x m - 1 - (x m + -1 * ln (partition x)))).
  { exact (f_equal (fun (h : R) => ln (partition x) - (1 - softmax x m) - (softmax x m - 1 - h)) (eq_trans
    (Softmax.softmax_log n n_pos x m) r2)). }
  assert (r5 : ln (partition x) - (1 - softmax x m) - (softmax x m - 1 - (x m + -1 * ln (partition x))) = x m).
  { assert (identity : forall u0 u1 u2 : R, ((u0 - (1 - u1)) - ((u1 - 1) - (u2 + ((-1) * u0)))) = u2) by (intros u0 u1
    u2; ring).
    exact (identity (ln (partition x)) (softmax x m) (x m)). }
  assert (r9 : 0 <= 1 - softmax x m).
  { assert (identity : forall u0 : R, (1 - u0) - 0 = (1 * (1 - u0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Softmax.softmax_le_one
      n n_pos x m) Rules.no_relation) (identity (softmax x m)))). }
  assert (r13 : forall (a : R), 0 < a -> exp (ln a) = a).
  { exact (fun (a : R) p => (Facts.exp_log a p)). }
  assert (r14 : forall (a : R), 0 < a -> ln a <= a - 1).
  { assert (identity : forall u0 u1 u2 : R, (u0 - 1) - u2 = (1 * (u1 - (1 + u2)) + (1 * (u0 - u1) + 0))) by (intros u0
    u1 u2; ring).
    exact (fun (a : R) p_ => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Facts.exp_tangent (ln a)) (Rules.and_eq 1 (r13 a p_) Rules.no_relation)) (identity a (exp (ln a)) (ln a))))). }
  assert (r17 : 0 <= softmax x m - 1 - ln (softmax x m)).
  { assert (identity : forall u0 u1 : R, ((u0 - 1) - u1) - 0 = (1 * ((u0 - 1) - u1) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (r14 (softmax x m)
      (Softmax.softmax_pos n n_pos x m)) Rules.no_relation) (identity (softmax x m) (ln (softmax x m))))). }
  assert (r18 : ln (partition x) - (1 - softmax x m) - (softmax x m - 1 - ln (softmax x m)) <= ln (partition x)).
  { assert (identity : forall u0 u1 u2 : R, u2 - ((u2 - (1 - u0)) - ((u0 - 1) - u1)) = (1 * ((1 - u0) - 0) + (1 *
    (((u0 - 1) - u1) - 0) + 0))) by (intros u0 u1 u2; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r9 (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) r17 Rules.no_relation)) (identity (softmax x m) (ln (softmax x m)) (ln
      (partition x))))). }
  assert (r19 : x m <= ln (partition x)).
  { assert (identity : forall u0 u1 u2 u3 : R, u0 - u3 = (1 * (((u0 - (1 - u1)) - ((u1 - 1) - u2)) - u3) + (1 * (u0 -
    ((u0 - (1 - u1)) - ((u1 - 1) - u2))) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_sym (eq_trans r4 r5)) (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) r18 Rules.no_relation)) (identity (ln (partition x)) (softmax x m) (ln (softmax
      x m)) (x m)))). }
  assert (r20 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r21 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a_ : Fin n) => 1)) n_pos (fun (a_ : Fin n) => r20)). }
  assert (r22 : Sum (fun a : Fin n => 1) = INR n).
  { exact (Facts.sum_one n). }
  assert (r23 : 0 < INR n).
  { exact (eq_ind (Sum (fun a : Fin n => 1)) (fun (h_ : R) => 0 < h_) r21 (INR n) r22). }
  assert (r24 : 0 < exp (x m)).
  { exact (Facts.exp_pos (x m)). }
  assert (r26 : 0 < 1 / exp (x m)).
  { exact (Facts.inverse_pos (exp (x m)) r24). }
  assert (r31 : partition x * (1 / exp (x m)) = partition x / exp (x m)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = (u0 * u1)) by (intros u0 u1; ring).
    exact (identity (partition x) (/ (exp (x m)))). }
  assert (r32 : 0 < partition x / exp (x m)).
  { exact (eq_ind (partition x * (1 / exp (x m))) (fun (h_1 : R) => 0 < h_1) (Facts.mul_pos (partition x) (1 / exp (x
    m)) (Softmax.partition_pos n n_pos x) r26) (partition x / exp (x m)) r31). }
  assert (r33 : forall (a b : R), ln a - ln b = ln a + - ln b).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + (- u1))) by (intros u0 u1; ring).
    exact (fun (a b : R) => (identity (ln a) (ln b))). }
  assert (r34 : forall (a b : R), exp (ln a - ln b) = exp (ln a + - ln b)).
  { exact (fun (a b : R) => (f_equal (fun (h_2 : R) => exp h_2) (r33 a b))). }
  assert (r37 : forall (a : R), 0 < exp a).
  { exact (fun (a : R) => (Facts.exp_pos a)). }
  assert (r39 : forall (a : R), exp a <> 0).
  { exact (fun (a : R) => (Facts.ne_of_pos (exp a) (r37 a))). }
  assert (r42 : 0 < exp 0).
  { exact (Facts.exp_pos 0). }
  assert (r44 : exp 0 <> 0).
  { exact (Facts.ne_of_pos (exp 0) r42). }
  assert (r47 : 0 = 0 + 0).
  { assert (identity : 0 = (0 + 0)) by ring.
    exact identity. }
  assert (r48 : exp 0 = exp (0 + 0)).
  { exact (f_equal (fun (h_3 : R) => exp h_3) r47). }
  assert (r51 : exp 0 = 1).
  { assert (identity : forall u0 u1 : R, 1 - u0 = ((1 - u0) * (1 - (u0 * (1 * u1))) + ((- (1 * u1)) * ((u0 * u0) - u0)
    + 0))) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 - exp 0) (Facts.mul_inverse (exp 0) r44)
      (Rules.and_equation (- (1 / exp 0)) (eq_trans r48 (Facts.exp_add 0 0)) Rules.no_equation)) (identity (exp 0) (/
      (exp 0)))). }
  assert (r52 : forall (a : R), 0 = a + - a).
  { assert (identity : forall u0 : R, 0 = (u0 + (- u0))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r53 : forall (a : R), exp 0 = exp (a + - a)).
  { exact (fun (a : R) => (f_equal (fun (h_4 : R) => exp h_4) (r52 a))). }
  assert (r56 : forall (a : R), exp (- a) = 1 / exp a).
  { assert (identity : forall u0 u1 u2 u3 : R, (1 * u0) - u1 = ((- u1) * (1 - (u2 * (1 * u0))) + ((1 * u0) * (1 - u3)
    + ((- (1 * u0)) * ((u2 * u1) - u3) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a : R) => (Rules.linear_combination (Rules.and_equation (- exp (- a)) (Facts.mul_inverse (exp a) (r39
      a)) (Rules.and_equation (1 / exp a) r51 (Rules.and_equation (- (1 / exp a)) (eq_trans (r53 a) (Facts.exp_add a
      (- a))) Rules.no_equation))) (identity (/ (exp a)) (exp (- a)) (exp a) (exp 0)))). }
  assert (r59 : forall (b : R), 0 < b -> 1 / exp (ln b) = 1 / b).
  { exact (fun (b : R) p_1 => (f_equal (fun (h_5 : R) => 1 / h_5) (Facts.exp_log b p_1))). }
  assert (r60 : forall (a b : R), 0 < a -> 0 < b -> exp (ln a - ln b) = a / b).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (u0 * u1) - u2 = (1 * ((u3 * u5) - u2) + (u3 * ((1 * u4) - u5) +
    (u3 * ((1 * u1) - (1 * u4)) + ((1 * u1) * (u0 - u3) + 0))))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (a b : R) p_2 p_3 => (Rules.linear_combination (Rules.and_equation 1 (eq_trans (r34 a b) (Facts.exp_add
      (ln a) (- ln b))) (Rules.and_equation (exp (ln a)) (r56 (ln b)) (Rules.and_equation (exp (ln a)) (r59 b p_3)
      (Rules.and_equation (1 / b) (r13 a p_2) Rules.no_equation)))) (identity a (/ b) (exp (ln a - ln b)) (exp (ln a))
      (/ (exp (ln b))) (exp (- ln b))))). }
  assert (r62 : forall (a b : R), 0 < a -> 0 < b -> ln (a / b) = ln (exp (ln a - ln b))).
  { exact (fun (a b : R) p_4 p_5 => (f_equal (fun (h_6 : R) => ln h_6) (eq_sym (r60 a b p_4 p_5)))). }
  assert (r64 : forall (a b : R), 0 < a -> 0 < b -> ln (a / b) = ln a - ln b).
  { exact (fun (a b : R) p_6 p_7 => (eq_trans (r62 a b p_6 p_7) (Facts.log_exp (ln a - ln b)))). }
  assert (r72 : ln (partition x) - ln (exp (x m)) = ln (partition x) - x m).
  { exact (f_equal (fun (h_7 : R) => ln (partition x) - h_7) (Facts.log_exp (x m))). }
  assert (r73 : ln (partition x) - x m = -1 * x m + ln (partition x)).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (((-1) * u1) + u0)) by (intros u0 u1; ring).
    exact (identity (ln (partition x)) (x m)). }
  assert (r76 : ln (partition x / exp (x m)) - ln (INR n) = -1 * x m + ln (partition x) - ln (INR n)).
  { exact (f_equal (fun (h_8 : R) => h_8 - ln (INR n)) (eq_trans (r64 (partition x) (exp (x m)) (Softmax.partition_pos
    n n_pos x) r24) (eq_trans r72 r73))). }
  assert (r77 : -1 * x m + ln (partition x) - ln (INR n) = -1 * x m + -1 * ln (INR n) + ln (partition x)).
  { assert (identity : forall u0 u1 u2 : R, ((((-1) * u0) + u1) - u2) = ((((-1) * u0) + ((-1) * u2)) + u1)) by (intros
    u0 u1 u2; ring).
    exact (identity (x m) (ln (partition x)) (ln (INR n))). }
  assert (r80 : x m + ln (INR n) + ln (partition x / exp (x m) / INR n) = x m + ln (INR n) + (-1 * x m + -1 * ln (INR
    n) + ln (partition x))).
  { exact (f_equal (fun (h_9 : R) => x m + ln (INR n) + h_9) (eq_trans (r64 (partition x / exp (x m)) (INR n) r32 r23)
    (eq_trans r76 r77))). }
  assert (r81 : x m + ln (INR n) + (-1 * x m + -1 * ln (INR n) + ln (partition x)) = ln (partition x)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 + u1) + ((((-1) * u0) + ((-1) * u1)) + u2)) = u2) by (intros u0 u1
    u2; ring).
    exact (identity (x m) (ln (INR n)) (ln (partition x))). }
  assert (r85 : 0 < 1 / INR n).
  { exact (Facts.inverse_pos (INR n) r23). }
  assert (r89 : partition x / exp (x m) * (1 / INR n) = partition x / exp (x m) / INR n).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * (1 * u2)) = ((u0 * u1) * u2)) by (intros u0 u1 u2; ring).
    exact (identity (partition x) (/ (exp (x m))) (/ (INR n))). }
  assert (r90 : 0 < partition x / exp (x m) / INR n).
  { exact (eq_ind (partition x / exp (x m) * (1 / INR n)) (fun (h_10 : R) => 0 < h_10) (Facts.mul_pos (partition x /
    exp (x m)) (1 / INR n) r32 r85) (partition x / exp (x m) / INR n) r89). }
  assert (r93 : 0 <= partition x / exp (x m) / INR n - 1 - ln (partition x / exp (x m) / INR n)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 * u1) * u2) - 1) - u3) - 0 = (1 * ((((u0 * u1) * u2) - 1) - u3)
    + 0)) by (intros u0 u1 u2 u3; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (r14 (partition x / exp
      (x m) / INR n) r90) Rules.no_relation) (identity (partition x) (/ (exp (x m))) (/ (INR n)) (ln (partition x /
      exp (x m) / INR n))))). }
  assert (r94 : x m + ln (INR n) + ln (partition x / exp (x m) / INR n) <= x m + ln (INR n) + (partition x / exp (x m)
    / INR n - 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((u4 + u5) + (((u0 * u1) * u2) - 1)) - ((u4 + u5) + u3) = (1 *
    (((((u0 * u1) * u2) - 1) - u3) - 0) + 0)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r93 Rules.no_relation)
      (identity (partition x) (/ (exp (x m))) (/ (INR n)) (ln (partition x / exp (x m) / INR n)) (x m) (ln (INR
      n))))). }
  assert (r95 : x m + ln (INR n) + (partition x / exp (x m) / INR n - 1) = x m + ln (INR n) + (partition x * (1 / exp
    (x m)) * (1 / INR n) - 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 + u1) + (((u2 * u3) * u4) - 1)) = ((u0 + u1) + (((u2 * (1 *
    u3)) * (1 * u4)) - 1))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (x m) (ln (INR n)) (partition x) (/ (exp (x m))) (/ (INR n))). }
  assert (r96 : partition x = Sum (fun k : Fin n => exp (x k))).
  { exact eq_refl. }
  assert (r97 : x m + ln (INR n) + (partition x * (1 / exp (x m)) * (1 / INR n) - 1) = x m + ln (INR n) + (Sum (fun k
    : Fin n => exp (x k)) * (1 / exp (x m)) * (1 / INR n) - 1)).
  { exact (f_equal (fun (h_11 : R) => x m + ln (INR n) + (h_11 * (1 / exp (x m)) * (1 / INR n) - 1)) r96). }
  assert (r99 : x m + ln (INR n) + (Sum (fun k : Fin n => exp (x k)) * (1 / exp (x m)) * (1 / INR n) - 1) = -1 + x m +
    1 / INR n * (1 / exp (x m)) * Sum (fun k : Fin n => exp (x k)) + ln (INR n)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 + u1) + (((u2 * (1 * u3)) * (1 * u4)) - 1)) = ((((-1) + u0) +
    (((1 * u4) * (1 * u3)) * u2)) + u1)) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (x m) (ln (INR n)) (Sum (fun k : Fin n => exp (x k))) (/ (exp (x m))) (/ (INR n))). }
  assert (r101 : x m + ln (INR n) - Sum (fun i : Fin n => exp (x m) - exp (x i)) / (INR n * exp (x m)) = x m + ln (INR
    n) - Sum (fun i : Fin n => exp (x m) - exp (x i)) * (1 / (INR n * exp (x m)))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 + u1) - (u2 * u3)) = ((u0 + u1) - (u2 * (1 * u3)))) by (intros u0
    u1 u2 u3; ring).
    exact (identity (x m) (ln (INR n)) (Sum (fun i : Fin n => exp (x m) - exp (x i))) (/ (INR n * exp (x m)))). }
  assert (r102 : forall (i : Fin n), exp (x m) - exp (x i) = -1 * exp (x i) + exp (x m)).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (((-1) * u1) + u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (exp (x m)) (exp (x i)))). }
  assert (r103 : forall (i : Fin n), -1 * exp (x i) + exp (x m) = -1 * exp (x i) + exp (x m) * 1).
  { assert (identity : forall u0 u1 : R, (((-1) * u0) + u1) = (((-1) * u0) + (u1 * 1))) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (exp (x i)) (exp (x m)))). }
  assert (r105 : Sum (fun i : Fin n => exp (x m) - exp (x i)) = Sum (fun i : Fin n => -1 * exp (x i) + exp (x m) *
    1)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r102 i) (r103 i)))). }
  assert (r109 : exp (x m) * Sum (fun a : Fin n => 1) = exp (x m) * INR n).
  { exact (f_equal (fun (h_12 : R) => exp (x m) * h_12) r22). }
  assert (r111 : Sum (fun i : Fin n => -1 * exp (x i)) + Sum (fun i : Fin n => exp (x m) * 1) = -1 * Sum (fun k : Fin
    n => exp (x k)) + exp (x m) * INR n).
  { exact (f_equal2 (fun (h_13 : R) (h_14 : R) => h_13 + h_14) (Facts.sum_scale n (-1) (fun i : Fin n => exp (x i)))
    (eq_trans (Facts.sum_scale n (exp (x m)) (fun i : Fin n => 1)) r109)). }
  assert (r114 : -1 * Sum (fun k : Fin n => exp (x k)) + exp (x m) * INR n = INR n * exp (x m) + -1 * Sum (fun k : Fin
    n => exp (x k))).
  { assert (identity : forall u0 u1 u2 : R, (((-1) * u0) + (u1 * u2)) = ((u2 * u1) + ((-1) * u0))) by (intros u0 u1
    u2; ring).
    exact (identity (Sum (fun k : Fin n => exp (x k))) (exp (x m)) (INR n)). }
  assert (r117 : x m + ln (INR n) - Sum (fun i : Fin n => exp (x m) - exp (x i)) * (1 / (INR n * exp (x m))) = x m +
    ln (INR n) - (INR n * exp (x m) + -1 * Sum (fun k : Fin n => exp (x k))) * (1 / INR n * (1 / exp (x m)))).
  { exact (f_equal2 (fun (h_15 : R) (h_16 : R) => x m + ln (INR n) - h_15 * h_16) (eq_trans (eq_trans r105 (eq_trans
    (Facts.sum_add n (fun i : Fin n => -1 * exp (x i)) (fun i : Fin n => exp (x m) * 1)) r111)) r114)
    (Facts.inverse_mul (INR n) (exp (x m)))). }
  assert (r120 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r23). }
  assert (r124 : exp (x m) <> 0).
  { exact (Facts.ne_of_pos (exp (x m)) r24). }
  assert (r127 : 1 / exp (x m) * exp (x m) = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp (x m)) r124) Rules.no_equation)
      (identity (/ (exp (x m))) (exp (x m)))). }
  assert (r128 : x m + ln (INR n) - (INR n * exp (x m) + -1 * Sum (fun k : Fin n => exp (x k))) * (1 / INR n * (1 /
    exp (x m))) = -1 + x m + 1 / INR n * (1 / exp (x m)) * Sum (fun k : Fin n => exp (x k)) + ln (INR n)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((-1) + u0) + (((1 * u1) * (1 * u2)) * u3)) + u4) - ((u0 +
    u4) - (((u5 * u6) + ((-1) * u3)) * ((1 * u1) * (1 * u2)))) = (((-1) * ((1 * u2) * u6)) * (1 - (u5 * (1 * u1))) +
    ((-1) * (1 - ((1 * u2) * u6)) + 0))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (1 / exp (x m) * exp (x m))) (Facts.mul_inverse (INR n)
      r120) (Rules.and_equation (-1) r127 Rules.no_equation)) (identity (x m) (/ (INR n)) (/ (exp (x m))) (Sum (fun k
      : Fin n => exp (x k))) (ln (INR n)) (INR n) (exp (x m)))). }
  assert (r134 : 0 < INR n * exp (x m)).
  { exact (Facts.mul_pos (INR n) (exp (x m)) r23 r24). }
  assert (r137 : 0 <= 1 / (INR n * exp (x m))).
  { assert (identity : forall u0 : R, (1 * u0) - 0 = (1 * ((1 * u0) - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.inverse_pos (INR n * exp (x m)) r134)) Rules.no_relation) (identity (/ (INR n * exp (x m)))))). }
  assert (r139 : forall (i_ : Fin n), x i_ <= x m).
  { exact (fun (i_ : Fin n) => (given i_)). }
  assert (r143 : forall (b a : R), a <= b -> 0 <= exp (b - a) - 1).
  { assert (identity : forall u0 u1 u2 : R, (u0 - 1) - 0 = (1 * (u1 - u2) + (1 * (u0 - (1 + (u1 - u2))) + 0))) by
    (intros u0 u1 u2; ring).
    exact (fun (b a : R) p_8 => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      p_8 (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.exp_tangent (b - a)) Rules.no_relation)) (identity
      (exp (b - a)) b a)))). }
  assert (r144 : forall (a : R), 0 <= exp a).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (a : R) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le
      _ _ (r37 a)) Rules.no_relation) (identity (exp a))))). }
  assert (r148 : forall (b a : R), b = a + (b - a)).
  { assert (identity : forall u0 u1 : R, u0 = (u1 + (u0 - u1))) by (intros u0 u1; ring).
    exact (fun (b a : R) => (identity b a)). }
  assert (r149 : forall (b a : R), exp b = exp (a + (b - a))).
  { exact (fun (b a : R) => (f_equal (fun (h_17 : R) => exp h_17) (r148 b a))). }
  assert (r152 : forall (a b : R), a <= b -> exp a <= exp b).
  { assert (identity : forall u0 u1 u2 : R, u2 - u0 = (1 * ((u0 * (u1 - 1)) - 0) + ((-1) * ((u0 * u1) - u2) + 0))) by
    (intros u0 u1 u2; ring).
    exact (fun (a b : R) p_9 => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Facts.mul_nonneg (exp a) (exp (b - a) - 1) (r144 a) (r143 b a p_9)) (Rules.and_eq (-1) (eq_trans (r149 b a)
      (Facts.exp_add a (b - a))) Rules.no_relation)) (identity (exp a) (exp (b - a)) (exp b))))). }
  assert (r155 : forall (i_1 : Fin n), 0 <= exp (x m) - exp (x i_1)).
  { assert (identity : forall u0 u1 : R, (u0 - u1) - 0 = (1 * (u0 - u1) + 0)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (r152 (x i_1) (x m) (r139 i_1)) Rules.no_relation) (identity (exp (x m)) (exp (x i_1)))))). }
  assert (r156 : 0 <= Sum (fun i : Fin n => exp (x m) - exp (x i))).
  { exact (proj1 (Rules.sum_sign (fun (i_1 : Fin n) => exp (x m) - exp (x i_1))) (fun (i_1 : Fin n) => (r155 i_1))). }
  assert (r160 : Sum (fun i : Fin n => exp (x m) - exp (x i)) * (1 / (INR n * exp (x m))) = Sum (fun i : Fin n => exp
    (x m) - exp (x i)) / (INR n * exp (x m))).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = (u0 * u1)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => exp (x m) - exp (x i))) (/ (INR n * exp (x m)))). }
  assert (r161 : 0 <= Sum (fun i : Fin n => exp (x m) - exp (x i)) / (INR n * exp (x m))).
  { exact (eq_ind (Sum (fun i : Fin n => exp (x m) - exp (x i)) * (1 / (INR n * exp (x m)))) (fun (h_18 : R) => 0 <=
    h_18) (Facts.mul_nonneg (Sum (fun i : Fin n => exp (x m) - exp (x i))) (1 / (INR n * exp (x m))) r156 r137) (Sum
    (fun i : Fin n => exp (x m) - exp (x i)) / (INR n * exp (x m))) r160). }
  assert (r162 : x m + ln (INR n) - Sum (fun i : Fin n => exp (x m) - exp (x i)) / (INR n * exp (x m)) <= x m + ln
    (INR n)).
  { assert (identity : forall u0 u1 u2 u3 : R, (u2 + u3) - ((u2 + u3) - (u0 * u1)) = (1 * ((u0 * u1) - 0) + 0)) by
    (intros u0 u1 u2 u3; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r161 Rules.no_relation)
      (identity (Sum (fun i : Fin n => exp (x m) - exp (x i))) (/ (INR n * exp (x m))) (x m) (ln (INR n))))). }
  assert (r163 : ln (partition x) <= x m + ln (INR n)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, (u0 + u1) - u8 = (1 * (((u0 + u1) + u7) - u8) + (1 *
    (((u0 + u1) + (((u4 * u5) * u6) - 1)) - ((u0 + u1) + u7)) + (1 * (((u0 + u1) - (u2 * u3)) - ((u0 + u1) + (((u4 *
    u5) * u6) - 1))) + (1 * ((u0 + u1) - ((u0 + u1) - (u2 * u3))) + 0))))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8;
    ring).
    exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_sym (eq_trans r80 r81)) (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) r94 (Rules.and_eq 1 (eq_trans (eq_trans (eq_trans r95 r97) r99) (eq_sym
      (eq_trans (eq_trans r101 r117) r128))) (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r162
      Rules.no_relation)))) (identity (x m) (ln (INR n)) (Sum (fun i : Fin n => exp (x m) - exp (x i))) (/ (INR n *
      exp (x m))) (partition x) (/ (exp (x m))) (/ (INR n)) (ln (partition x / exp (x m) / INR n)) (ln (partition
      x))))). }
  exact (conj r19 r163).
Qed.

(* A small gap keeps the Jacobian away from zero. *)
Theorem softmax_product_ge_of_gap (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (m l : Fin n)
    (given : forall i : Fin n, x i <= x m) :
  exp (- (x m - x l)) / INR n ^ 2 <= softmax x m * softmax x l.
Proof.
  assert (r0 : exp (- (x m - x l)) / INR n ^ 2 = exp (- (x m - x l)) * (1 / INR n ^ 2)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (exp (- (x m - x l))) (/ (INR n ^ 2))). }
  assert (r1 : - (x m - x l) = x l + -1 * x m).
  { assert (identity : forall u0 u1 : R, (- (u0 - u1)) = (u1 + ((-1) * u0))) by (intros u0 u1; ring).
    exact (identity (x m) (x l)). }
  assert (r2 : exp (- (x m - x l)) = exp (x l + -1 * x m)).
  { exact (f_equal (fun (h : R) => exp h) r1). }
  assert (r5 : -1 * x m = - x m).
  { assert (identity : forall u0 : R, ((-1) * u0) = (- u0)) by (intros u0; ring).
    exact (identity (x m)). }
  assert (r6 : exp (-1 * x m) = exp (- x m)).
  { exact (f_equal (fun (h_ : R) => exp h_) r5). }
  assert (r7 : forall (a : R), 0 < exp a).
  { exact (fun (a : R) => (Facts.exp_pos a)). }
  assert (r9 : forall (a : R), exp a <> 0).
  { exact (fun (a : R) => (Facts.ne_of_pos (exp a) (r7 a))). }
  assert (r12 : 0 < exp 0).
  { exact (Facts.exp_pos 0). }
  assert (r14 : exp 0 <> 0).
  { exact (Facts.ne_of_pos (exp 0) r12). }
  assert (r17 : 0 = 0 + 0).
  { assert (identity : 0 = (0 + 0)) by ring.
    exact identity. }
  assert (r18 : exp 0 = exp (0 + 0)).
  { exact (f_equal (fun (h_1 : R) => exp h_1) r17). }
  assert (r21 : exp 0 = 1).
  { assert (identity : forall u0 u1 : R, 1 - u0 = ((1 - u0) * (1 - (u0 * (1 * u1))) + ((- (1 * u1)) * ((u0 * u0) - u0)
    + 0))) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 - exp 0) (Facts.mul_inverse (exp 0) r14)
      (Rules.and_equation (- (1 / exp 0)) (eq_trans r18 (Facts.exp_add 0 0)) Rules.no_equation)) (identity (exp 0) (/
      (exp 0)))). }
  assert (r22 : forall (a : R), 0 = a + - a).
  { assert (identity : forall u0 : R, 0 = (u0 + (- u0))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r23 : forall (a : R), exp 0 = exp (a + - a)).
  { exact (fun (a : R) => (f_equal (fun (h_2 : R) => exp h_2) (r22 a))). }
  assert (r26 : forall (a : R), exp (- a) = 1 / exp a).
  { assert (identity : forall u0 u1 u2 u3 : R, (1 * u0) - u1 = ((- u1) * (1 - (u2 * (1 * u0))) + ((1 * u0) * (1 - u3)
    + ((- (1 * u0)) * ((u2 * u1) - u3) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a : R) => (Rules.linear_combination (Rules.and_equation (- exp (- a)) (Facts.mul_inverse (exp a) (r9
      a)) (Rules.and_equation (1 / exp a) r21 (Rules.and_equation (- (1 / exp a)) (eq_trans (r23 a) (Facts.exp_add a
      (- a))) Rules.no_equation))) (identity (/ (exp a)) (exp (- a)) (exp a) (exp 0)))). }
  assert (r29 : exp (x l) * exp (-1 * x m) = exp (x l) * (1 / exp (x m))).
  { exact (f_equal (fun (h_3 : R) => exp (x l) * h_3) (eq_trans r6 (r26 (x m)))). }
  assert (r30 : exp (x l) * (1 / exp (x m)) = 1 / exp (x m) * exp (x l)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x l)) (/ (exp (x m)))). }
  assert (r32 : exp (- (x m - x l)) = 1 / exp (x m) * exp (x l)).
  { exact (eq_trans (eq_trans r2 (Facts.exp_add (x l) (-1 * x m))) (eq_trans r29 r30)). }
  assert (r33 : INR n ^ 2 = INR n * INR n).
  { assert (identity : forall u0 : R, (u0 ^ 2) = (u0 * u0)) by (intros u0; ring).
    exact (identity (INR n)). }
  assert (r34 : 1 / INR n ^ 2 = 1 / (INR n * INR n)).
  { exact (f_equal (fun (h_4 : R) => 1 / h_4) r33). }
  assert (r37 : 1 / INR n * (1 / INR n) = (1 / INR n) ^ 2).
  { assert (identity : forall u0 : R, ((1 * u0) * (1 * u0)) = ((1 * u0) ^ 2)) by (intros u0; ring).
    exact (identity (/ (INR n))). }
  assert (r39 : exp (- (x m - x l)) * (1 / INR n ^ 2) = 1 / exp (x m) * exp (x l) * (1 / INR n) ^ 2).
  { exact (f_equal2 (fun (h_5 : R) (h_6 : R) => h_5 * h_6) r32 (eq_trans (eq_trans r34 (Facts.inverse_mul (INR n) (INR
    n))) r37)). }
  assert (r41 : 1 / exp (x m) * exp (x l) * (1 / INR n) ^ 2 = (1 / INR n) ^ 2 * (1 / exp (x m)) * exp (x l)).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) * u1) * ((1 * u2) ^ 2)) = ((((1 * u2) ^ 2) * (1 * u0)) * u1))
    by (intros u0 u1 u2; ring).
    exact (identity (/ (exp (x m))) (exp (x l)) (/ (INR n))). }
  assert (r43 : softmax x m = exp (x m) / partition x).
  { exact eq_refl. }
  assert (r44 : exp (x m) / partition x = 1 / partition x * exp (x m)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x m)) (/ (partition x))). }
  assert (r46 : softmax x l = exp (x l) / partition x).
  { exact eq_refl. }
  assert (r47 : exp (x l) / partition x = 1 / partition x * exp (x l)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x l)) (/ (partition x))). }
  assert (r49 : softmax x m * softmax x l - (softmax x m + 1 / INR n) * (softmax x m - 1 / INR n) * exp (- (x m - x
    l)) = 1 / partition x * exp (x m) * (1 / partition x * exp (x l)) - (1 / partition x * exp (x m) + 1 / INR n) * (1
    / partition x * exp (x m) - 1 / INR n) * (1 / exp (x m) * exp (x l))).
  { exact (f_equal3 (fun (h_7 : R) (h_8 : R) (h_9 : R) => h_7 * h_8 - (h_7 + 1 / INR n) * (h_7 - 1 / INR n) * h_9)
    (eq_trans r43 r44) (eq_trans r46 r47) r32). }
  assert (r50 : 0 < exp (x m)).
  { exact (Facts.exp_pos (x m)). }
  assert (r52 : exp (x m) <> 0).
  { exact (Facts.ne_of_pos (exp (x m)) r50). }
  assert (r55 : 1 / exp (x m) * exp (x m) = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp (x m)) r52) Rules.no_equation)
      (identity (/ (exp (x m))) (exp (x m)))). }
  assert (r56 : 1 / partition x * exp (x m) * (1 / partition x * exp (x l)) - (1 / partition x * exp (x m) + 1 / INR
    n) * (1 / partition x * exp (x m) - 1 / INR n) * (1 / exp (x m) * exp (x l)) = (1 / INR n) ^ 2 * (1 / exp (x m)) *
    exp (x l)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((((1 * u0) ^ 2) * (1 * u1)) * u2) - ((((1 * u3) * u4) * ((1 * u3) *
    u2)) - (((((1 * u3) * u4) + (1 * u0)) * (((1 * u3) * u4) - (1 * u0))) * ((1 * u1) * u2))) = (((-1) * ((((1 * u3) ^
    2) * u2) * u4)) * (1 - ((1 * u1) * u4)) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * ((1 / partition x) ^ 2 * exp (x l) * exp (x m))) r55
      Rules.no_equation) (identity (/ (INR n)) (/ (exp (x m))) (exp (x l)) (/ (partition x)) (exp (x m)))). }
  assert (r61 : 0 <= exp (- (x m - x l))).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.exp_pos (- (x m - x l)))) Rules.no_relation) (identity (exp (- (x m - x l)))))). }
  assert (r63 : 0 <= softmax x m - 1 / INR n).
  { assert (identity : forall u0 u1 : R, (u0 - (1 * u1)) - 0 = (1 * (u0 - (1 * u1)) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Softmax.softmax_largest_ge_mean n n_pos x m given) Rules.no_relation) (identity (softmax x m) (/ (INR n))))). }
  assert (r66 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r67 : 0 < Sum (fun a : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a_ : Fin n) => 1)) n_pos (fun (a_ : Fin n) => r66)). }
  assert (r69 : 0 < INR n).
  { exact (eq_ind (Sum (fun a : Fin n => 1)) (fun (h_10 : R) => 0 < h_10) r67 (INR n) (Facts.sum_one n)). }
  assert (r72 : 0 <= 1 / INR n).
  { assert (identity : forall u0 : R, (1 * u0) - 0 = (1 * ((1 * u0) - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.inverse_pos (INR n) r69)) Rules.no_relation) (identity (/ (INR n))))). }
  assert (r73 : 0 < softmax x m + 1 / INR n).
  { assert (identity : forall u0 u1 : R, (u1 + (1 * u0)) - 0 = (1 * (u1 - 0) + (1 * ((1 * u0) - 0) + 0))) by (intros
    u0 u1; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) (Softmax.softmax_pos n
      n_pos x m) (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r72 Rules.no_relation)) (identity (/ (INR n))
      (softmax x m))) eq_refl). }
  assert (r74 : 0 <= softmax x m + 1 / INR n).
  { assert (identity : forall u0 u1 : R, (u0 + (1 * u1)) - 0 = (1 * ((u0 + (1 * u1)) - 0) + 0)) by (intros u0 u1;
    ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r73)
      Rules.no_relation) (identity (softmax x m) (/ (INR n))))). }
  assert (r77 : 0 <= (softmax x m + 1 / INR n) * (softmax x m - 1 / INR n)).
  { exact (Facts.mul_nonneg (softmax x m + 1 / INR n) (softmax x m - 1 / INR n) r74 r63). }
  assert (r81 : softmax x m * softmax x l - (softmax x m + 1 / INR n) * (softmax x m - 1 / INR n) * exp (- (x m - x
    l)) <= softmax x m * softmax x l).
  { assert (identity : forall u0 u1 u2 u3 : R, (u0 * u3) - ((u0 * u3) - (((u0 + (1 * u1)) * (u0 - (1 * u1))) * u2)) =
    (1 * ((((u0 + (1 * u1)) * (u0 - (1 * u1))) * u2) - 0) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg
      ((softmax x m + 1 / INR n) * (softmax x m - 1 / INR n)) (exp (- (x m - x l))) r77 r61) Rules.no_relation)
      (identity (softmax x m) (/ (INR n)) (exp (- (x m - x l))) (softmax x l)))). }
  assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * u1) - (u3 * u4) = (1 * (((u0 * u1) - (((u0 + (1 * u2)) * (u0 -
    (1 * u2))) * u3)) - (u3 * u4)) + (1 * ((u0 * u1) - ((u0 * u1) - (((u0 + (1 * u2)) * (u0 - (1 * u2))) * u3))) +
    0))) by (intros u0 u1 u2 u3 u4; ring).
  exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_trans (eq_trans (eq_trans r0 r39) r41) (eq_sym
    (eq_trans r49 r56))) (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r81 Rules.no_relation)) (identity (softmax x
    m) (softmax x l) (/ (INR n)) (exp (- (x m - x l))) (/ (INR n ^ 2))))).
Qed.

(* The factor $\mathrm{e}^c$ of errors up to $c$ is at least one, and a sum with it is positive. *)
Theorem error_factor_bounds (n : nat) (n_pos : (0 < n)%nat) (c : R) (h u x : Fin n -> R)
    (given_1 : forall i : Fin n, - c <= h i)
    (given_2 : forall i : Fin n, h i <= c)
    (given_3 : forall i : Fin n, 0 <= u i) :
  1 <= exp c /\ 0 < 1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i).
Proof.
  assert (r0 : 1 + c - Sum (fun i : Fin n => c + h i + (c - h i)) / (2 * INR n) = 1 + c - Sum (fun i : Fin n => c + h
    i + (c - h i)) * (1 / (2 * INR n))).
  { assert (identity : forall u0 u1 u2 : R, ((1 + u0) - (u1 * u2)) = ((1 + u0) - (u1 * (1 * u2)))) by (intros u0 u1
    u2; ring).
    exact (identity c (Sum (fun i : Fin n => c + h i + (c - h i))) (/ (2 * INR n))). }
  assert (r1 : forall (i : Fin n), c + h i + (c - h i) = 2 * c).
  { assert (identity : forall u0 u1 : R, ((u0 + u1) + (u0 - u1)) = (2 * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity c (h i))). }
  assert (r2 : 2 * c = 2 * c * 1).
  { assert (identity : forall u0 : R, (2 * u0) = ((2 * u0) * 1)) by (intros u0; ring).
    exact (identity c). }
  assert (r4 : Sum (fun i : Fin n => c + h i + (c - h i)) = Sum (fun i : Fin n => 2 * c * 1)).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r1 i) r2))). }
  assert (r6 : Sum (fun i : Fin n => 1) = INR n).
  { exact (Facts.sum_one n). }
  assert (r7 : 2 * c * Sum (fun i : Fin n => 1) = 2 * c * INR n).
  { exact (f_equal (fun (h_ : R) => 2 * c * h_) r6). }
  assert (r10 : 2 * c * INR n = 2 * (c * INR n)).
  { assert (identity : forall u0 u1 : R, ((2 * u0) * u1) = (2 * (u0 * u1))) by (intros u0 u1; ring).
    exact (identity c (INR n)). }
  assert (r11 : Sum (fun i : Fin n => c + h i + (c - h i)) = 2 * (c * INR n)).
  { exact (eq_trans (eq_trans r4 (eq_trans (Facts.sum_scale n (2 * c) (fun i : Fin n => 1)) r7)) r10). }
  assert (r13 : 1 / 2 * (1 / INR n) = 1 / 2 * (1 / INR n)).
  { assert (identity : forall u0 : R, ((1 / 2) * (1 * u0)) = ((1/2) * (1 * u0))) by (intros u0; field).
    exact (identity (/ (INR n))). }
  assert (r14 : 1 / (2 * INR n) = 1 / 2 * (1 / INR n)).
  { exact (eq_trans (Facts.inverse_mul 2 (INR n)) r13). }
  assert (r15 : 1 + c - Sum (fun i : Fin n => c + h i + (c - h i)) * (1 / (2 * INR n)) = 1 + c - 2 * (c * INR n) * (1
    / 2 * (1 / INR n))).
  { exact (f_equal2 (fun (h_1 : R) (h_2 : R) => 1 + c - h_1 * h_2) r11 r14). }
  assert (r17 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r18 : 0 < Sum (fun i : Fin n => 1)).
  { exact (proj2 (Rules.sum_sign (fun (a : Fin n) => 1)) n_pos (fun (a : Fin n) => r17)). }
  assert (r19 : 0 < INR n).
  { exact (eq_ind (Sum (fun i : Fin n => 1)) (fun (h_3 : R) => 0 < h_3) r18 (INR n) r6). }
  assert (r21 : INR n <> 0).
  { exact (Facts.ne_of_pos (INR n) r19). }
  assert (r23 : INR n * (1 / INR n) = 1).
  { exact (Facts.mul_inverse (INR n) r21). }
  assert (r24 : 1 + c - 2 * (c * INR n) * (1 / 2 * (1 / INR n)) = 1).
  { assert (identity : forall u0 u1 u2 : R, 1 - ((1 + u0) - ((2 * (u0 * u1)) * ((1/2) * (1 * u2)))) = (((-1) * u0) *
    (1 - (u1 * (1 * u2))) + 0)) by (intros u0 u1 u2; field).
    exact (Rules.linear_combination (Rules.and_equation (-1 * c) r23 Rules.no_equation) (identity c (INR n) (/ (INR
      n)))). }
  assert (r27 : 0 < 2).
  { assert (identity : 2 - 0 = (2 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 2 (Rules.integer_pos 2 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r30 : 0 < 2 * INR n).
  { exact (Facts.mul_pos 2 (INR n) r27 r19). }
  assert (r33 : 0 <= 1 / (2 * INR n)).
  { assert (identity : forall u0 : R, (1 * u0) - 0 = (1 * ((1 * u0) - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.inverse_pos (2 * INR n) r30)) Rules.no_relation) (identity (/ (2 * INR n))))). }
  assert (r35 : forall (i_ : Fin n), - c <= h i_).
  { exact (fun (i_ : Fin n) => (given_1 i_)). }
  assert (r37 : forall (i_1 : Fin n), 0 <= c + h i_1).
  { assert (identity : forall u0 u1 : R, (u1 + u0) - 0 = (1 * (u0 - (- u1)) + 0)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (r35 i_1) Rules.no_relation) (identity (h i_1) c)))). }
  assert (r39 : forall (i_2 : Fin n), h i_2 <= c).
  { exact (fun (i_2 : Fin n) => (given_2 i_2)). }
  assert (r41 : forall (i_1 : Fin n), 0 <= c - h i_1).
  { assert (identity : forall u0 u1 : R, (u0 - u1) - 0 = (1 * (u0 - u1) + 0)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (r39 i_1) Rules.no_relation) (identity c (h i_1))))). }
  assert (r42 : forall (i_1 : Fin n), 0 <= c + h i_1 + (c - h i_1)).
  { assert (identity : forall u0 u1 : R, ((u0 + u1) + (u0 - u1)) - 0 = (1 * ((u0 + u1) - 0) + (1 * ((u0 - u1) - 0) +
    0))) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (r37 i_1) (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (r41 i_1) Rules.no_relation)) (identity c (h
      i_1))))). }
  assert (r43 : 0 <= Sum (fun i : Fin n => c + h i + (c - h i))).
  { exact (proj1 (Rules.sum_sign (fun (i_1 : Fin n) => c + h i_1 + (c - h i_1))) (fun (i_1 : Fin n) => (r42 i_1))). }
  assert (r47 : Sum (fun i : Fin n => c + h i + (c - h i)) * (1 / (2 * INR n)) = Sum (fun i : Fin n => c + h i + (c -
    h i)) / (2 * INR n)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = (u0 * u1)) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => c + h i + (c - h i))) (/ (2 * INR n))). }
  assert (r48 : 0 <= Sum (fun i : Fin n => c + h i + (c - h i)) / (2 * INR n)).
  { exact (eq_ind (Sum (fun i : Fin n => c + h i + (c - h i)) * (1 / (2 * INR n))) (fun (h_4 : R) => 0 <= h_4)
    (Facts.mul_nonneg (Sum (fun i : Fin n => c + h i + (c - h i))) (1 / (2 * INR n)) r43 r33) (Sum (fun i : Fin n => c
    + h i + (c - h i)) / (2 * INR n)) r47). }
  assert (r49 : 1 + c - Sum (fun i : Fin n => c + h i + (c - h i)) / (2 * INR n) <= 1 + c).
  { assert (identity : forall u0 u1 u2 : R, (1 + u2) - ((1 + u2) - (u0 * u1)) = (1 * ((u0 * u1) - 0) + 0)) by (intros
    u0 u1 u2; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r48 Rules.no_relation)
      (identity (Sum (fun i : Fin n => c + h i + (c - h i))) (/ (2 * INR n)) c))). }
  assert (r50 : 1 + c <= exp c).
  { exact (Facts.exp_tangent c). }
  assert (r51 : 0 <= exp c - (1 + c)).
  { assert (identity : forall u0 u1 : R, (u0 - (1 + u1)) - 0 = (1 * (u0 - (1 + u1)) + 0)) by (intros u0 u1; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r50 Rules.no_relation)
      (identity (exp c) c))). }
  assert (r52 : 1 <= exp c).
  { assert (identity : forall u0 u1 u2 u3 : R, u0 - 1 = (1 * (((1 + u1) - (u2 * u3)) - 1) + (1 * ((1 + u1) - ((1 + u1)
    - (u2 * u3))) + (1 * (u0 - (1 + u1)) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_sym (eq_trans (eq_trans r0 r15) r24)) (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) r49 (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r50 Rules.no_relation)))
      (identity (exp c) c (Sum (fun i : Fin n => c + h i + (c - h i))) (/ (2 * INR n))))). }
  assert (r55 : forall (i_3 : Fin n), 0 <= softmax x i_3).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (i_3 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ (Softmax.softmax_pos n n_pos x i_3)) Rules.no_relation) (identity (softmax x i_3))))). }
  assert (r57 : forall (i_4 : Fin n), 0 <= u i_4).
  { exact (fun (i_4 : Fin n) => (given_3 i_4)). }
  assert (r62 : 0 <= Sum (fun i : Fin n => u i * softmax x i)).
  { exact (proj1 (Rules.sum_sign (fun (i_3 : Fin n) => u i_3 * softmax x i_3)) (fun (i_3 : Fin n) => (Facts.mul_nonneg
    (u i_3) (softmax x i_3) (r57 i_3) (r55 i_3)))). }
  assert (r64 : 0 <= 1).
  { assert (identity : 1 - 0 = (1 * (1 - 0) + 0)) by ring.
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r17)
      Rules.no_relation) identity)). }
  assert (r65 : 0 < exp c + 1).
  { assert (identity : forall u0 : R, (u0 + 1) - 0 = (1 * (u0 - 0) + (1 * (1 - 0) + 0))) by (intros u0; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) (Facts.exp_pos c)
      (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r64 Rules.no_relation)) (identity (exp c))) eq_refl). }
  assert (r66 : 0 <= exp c + 1).
  { assert (identity : forall u0 : R, (u0 + 1) - 0 = (1 * ((u0 + 1) - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r65)
      Rules.no_relation) (identity (exp c)))). }
  assert (r67 : 0 <= exp c - (1 + c) + Sum (fun i : Fin n => c + h i + (c - h i)) / (2 * INR n)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u2 - (1 + u3)) + (u0 * u1)) - 0 = (1 * ((u2 - (1 + u3)) - 0) + (1 *
    ((u0 * u1) - 0) + 0))) by (intros u0 u1 u2 u3; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r51 (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) r48 Rules.no_relation)) (identity (Sum (fun i : Fin n => c + h i + (c - h i)))
      (/ (2 * INR n)) (exp c) c))). }
  assert (r70 : 0 <= (exp c - (1 + c) + Sum (fun i : Fin n => c + h i + (c - h i)) / (2 * INR n)) * (exp c + 1)).
  { exact (Facts.mul_nonneg (exp c - (1 + c) + Sum (fun i : Fin n => c + h i + (c - h i)) / (2 * INR n)) (exp c + 1)
    r67 r66). }
  assert (r74 : 1 <= 1 + (exp c - (1 + c) + Sum (fun i : Fin n => c + h i + (c - h i)) / (2 * INR n)) * (exp c + 1) *
    Sum (fun i : Fin n => u i * softmax x i)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (1 + ((((u0 - (1 + u1)) + (u2 * u3)) * (u0 + 1)) * u4)) - 1 = (1 *
    (((((u0 - (1 + u1)) + (u2 * u3)) * (u0 + 1)) * u4) - 0) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg ((exp
      c - (1 + c) + Sum (fun i : Fin n => c + h i + (c - h i)) / (2 * INR n)) * (exp c + 1)) (Sum (fun i : Fin n => u
      i * softmax x i)) r70 r62) Rules.no_relation) (identity (exp c) c (Sum (fun i : Fin n => c + h i + (c - h i)))
      (/ (2 * INR n)) (Sum (fun i : Fin n => u i * softmax x i))))). }
  assert (r75 : 1 + (exp c - (1 + c) + Sum (fun i : Fin n => c + h i + (c - h i)) / (2 * INR n)) * (exp c + 1) * Sum
    (fun i : Fin n => u i * softmax x i) = 1 + (exp c - (1 + c) + Sum (fun i : Fin n => c + h i + (c - h i)) * (1 / (2
    * INR n))) * (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (1 + ((((u0 - (1 + u1)) + (u2 * u3)) * (u0 + 1)) * u4)) = (1 +
    ((((u0 - (1 + u1)) + (u2 * (1 * u3))) * (u0 + 1)) * u4))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (exp c) c (Sum (fun i : Fin n => c + h i + (c - h i))) (/ (2 * INR n)) (Sum (fun i : Fin n => u i
      * softmax x i))). }
  assert (r76 : 1 + (exp c - (1 + c) + Sum (fun i : Fin n => c + h i + (c - h i)) * (1 / (2 * INR n))) * (exp c + 1) *
    Sum (fun i : Fin n => u i * softmax x i) = 1 + (exp c - (1 + c) + 2 * (c * INR n) * (1 / 2 * (1 / INR n))) * (exp
    c + 1) * Sum (fun i : Fin n => u i * softmax x i)).
  { exact (f_equal2 (fun (h_5 : R) (h_6 : R) => 1 + (exp c - (1 + c) + h_5 * h_6) * (exp c + 1) * Sum (fun i : Fin n
    => u i * softmax x i)) r11 r14). }
  assert (r78 : 1 + (exp c - (1 + c) + 2 * (c * INR n) * (1 / 2 * (1 / INR n))) * (exp c + 1) * Sum (fun i : Fin n =>
    u i * softmax x i) = 1 + exp c ^ 2 * Sum (fun i : Fin n => u i * softmax x i) + -1 * Sum (fun i : Fin n => u i *
    softmax x i)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((1 + ((u0 ^ 2) * u1)) + ((-1) * u1)) - (1 + ((((u0 - (1 + u2)) +
    ((2 * (u2 * u3)) * ((1/2) * (1 * u4)))) * (u0 + 1)) * u1)) = (((u2 * u0) * u1) * (1 - (u3 * (1 * u4))) + ((u2 *
    u1) * (1 - (u3 * (1 * u4))) + 0))) by (intros u0 u1 u2 u3 u4; field).
    exact (Rules.linear_combination (Rules.and_equation (c * exp c * Sum (fun i : Fin n => u i * softmax x i)) r23
      (Rules.and_equation (c * Sum (fun i : Fin n => u i * softmax x i)) r23 Rules.no_equation)) (identity (exp c)
      (Sum (fun i : Fin n => u i * softmax x i)) c (INR n) (/ (INR n)))). }
  assert (r80 : 1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i) = 1 + exp c ^ 2 * Sum (fun i : Fin n =>
    u i * softmax x i) + -1 * Sum (fun i : Fin n => u i * softmax x i)).
  { assert (identity : forall u0 u1 : R, (1 + (((u0 ^ 2) - 1) * u1)) = ((1 + ((u0 ^ 2) * u1)) + ((-1) * u1))) by
    (intros u0 u1; ring).
    exact (identity (exp c) (Sum (fun i : Fin n => u i * softmax x i))). }
  assert (r83 : 0 < 1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (1 + (((u0 ^ 2) - 1) * u1)) - 0 = (1 * (1 - 0) + (1 * ((1 + ((((u0 -
    (1 + u2)) + (u3 * u4)) * (u0 + 1)) * u1)) - 1) + (1 * ((1 + (((u0 ^ 2) - 1) * u1)) - (1 + ((((u0 - (1 + u2)) + (u3
    * u4)) * (u0 + 1)) * u1))) + 0)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) r17 (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) r74 (Rules.and_eq 1 (eq_trans (eq_trans (eq_trans r75 r76) r78) (eq_sym r80))
      Rules.no_relation))) (identity (exp c) (Sum (fun i : Fin n => u i * softmax x i)) c (Sum (fun i : Fin n => c + h
      i + (c - h i))) (/ (2 * INR n)))) eq_refl). }
  exact (conj r52 r83).
Qed.

(* Odds of weights whose logits are off. *)
Theorem perturbed_odds_le (n : nat) (n_pos : (0 < n)%nat) (c : R) (h u x : Fin n -> R)
    (given_1 : forall i : Fin n, - c <= h i)
    (given_2 : forall i : Fin n, h i <= c)
    (given_3 : forall i : Fin n, 0 <= u i)
    (given_4 : forall i : Fin n, u i <= 1) :
  Sum (fun i : Fin n => u i * exp (x i + h i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i)) <= exp c ^ 2 * (Sum (fun
    i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i + h i))).
Proof.
  assert (r0 : forall (i : Fin n), x i + h i = h i + x i).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (x i) (h i))). }
  assert (r1 : forall (i : Fin n), exp (x i + h i) = exp (h i + x i)).
  { exact (fun (i : Fin n) => (f_equal (fun (h_ : R) => exp h_) (r0 i))). }
  assert (r4 : forall (i : Fin n), u i * exp (x i + h i) = u i * (exp (h i) * exp (x i))).
  { exact (fun (i : Fin n) => (f_equal (fun (h_1 : R) => u i * h_1) (eq_trans (r1 i) (Facts.exp_add (h i) (x i))))). }
  assert (r5 : forall (i : Fin n), u i * (exp (h i) * exp (x i)) = u i * exp (h i) * exp (x i)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 * u2)) = ((u0 * u1) * u2)) by (intros u0 u1 u2; ring).
    exact (fun (i : Fin n) => (identity (u i) (exp (h i)) (exp (x i)))). }
  assert (r7 : Sum (fun i : Fin n => u i * exp (x i + h i)) = Sum (fun i : Fin n => u i * exp (h i) * exp (x i))).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (r4 i) (r5 i)))). }
  assert (r8 : forall (i_ : Fin n), (1 - u i_) * exp (x i_) = -1 * (u i_ * exp (x i_)) + exp (x i_)).
  { assert (identity : forall u0 u1 : R, ((1 - u0) * u1) = (((-1) * (u0 * u1)) + u1)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (u i_) (exp (x i_)))). }
  assert (r9 : Sum (fun i : Fin n => (1 - u i) * exp (x i)) = Sum (fun i : Fin n => -1 * (u i * exp (x i)) + exp (x
    i))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (r8 i_))). }
  assert (r13 : Sum (fun i : Fin n => -1 * (u i * exp (x i))) + Sum (fun i : Fin n => exp (x i)) = -1 * Sum (fun i :
    Fin n => u i * exp (x i)) + Sum (fun i : Fin n => exp (x i))).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => h_2 + h_3) (Facts.sum_scale n (-1) (fun i : Fin n => u i * exp (x i)))
    (@eq_refl R (Sum (fun i : Fin n => exp (x i))))). }
  assert (r16 : -1 * Sum (fun i : Fin n => u i * exp (x i)) + Sum (fun i : Fin n => exp (x i)) = Sum (fun i : Fin n =>
    exp (x i)) + -1 * Sum (fun i : Fin n => u i * exp (x i))).
  { assert (identity : forall u0 u1 : R, (((-1) * u0) + u1) = (u1 + ((-1) * u0))) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => u i * exp (x i))) (Sum (fun i : Fin n => exp (x i)))). }
  assert (r17 : Sum (fun i : Fin n => (1 - u i) * exp (x i)) = Sum (fun i : Fin n => exp (x i)) + -1 * Sum (fun i :
    Fin n => u i * exp (x i))).
  { exact (eq_trans (eq_trans r9 (eq_trans (Facts.sum_add n (fun i : Fin n => -1 * (u i * exp (x i))) (fun i : Fin n
    => exp (x i))) r13)) r16). }
  assert (r18 : Sum (fun i : Fin n => u i * exp (x i + h i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i)) = Sum (fun
    i : Fin n => u i * exp (h i) * exp (x i)) * (Sum (fun i : Fin n => exp (x i)) + -1 * Sum (fun i : Fin n => u i *
    exp (x i)))).
  { exact (f_equal2 (fun (h_4 : R) (h_5 : R) => h_4 * h_5) r7 r17). }
  assert (r19 : Sum (fun i : Fin n => u i * exp (h i) * exp (x i)) * (Sum (fun i : Fin n => exp (x i)) + -1 * Sum (fun
    i : Fin n => u i * exp (x i))) = Sum (fun i : Fin n => exp (x i)) * Sum (fun i : Fin n => u i * exp (h i) * exp (x
    i)) + -1 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => u i * exp (h i) * exp (x i)))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * (u1 + ((-1) * u2))) = ((u1 * u0) + ((-1) * (u2 * u0)))) by (intros
    u0 u1 u2; ring).
    exact (identity (Sum (fun i : Fin n => u i * exp (h i) * exp (x i))) (Sum (fun i : Fin n => exp (x i))) (Sum (fun
      i : Fin n => u i * exp (x i)))). }
  assert (r21 : forall (i_1 : Fin n), u i_1 * exp (x i_1) * (exp c - exp (h i_1)) = u i_1 * exp c * exp (x i_1) + -1 *
    (u i_1 * exp (h i_1) * exp (x i_1))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 - u3)) = (((u0 * u2) * u1) + ((-1) * ((u0 * u3) *
    u1)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_1 : Fin n) => (identity (u i_1) (exp (x i_1)) (exp c) (exp (h i_1)))). }
  assert (r22 : forall (i_1 : Fin n), u i_1 * exp c * exp (x i_1) + -1 * (u i_1 * exp (h i_1) * exp (x i_1)) = exp c *
    (u i_1 * exp (x i_1)) + -1 * (u i_1 * exp (h i_1) * exp (x i_1))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) + ((-1) * ((u0 * u3) * u2))) = ((u1 * (u0 * u2)) +
    ((-1) * ((u0 * u3) * u2)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_1 : Fin n) => (identity (u i_1) (exp c) (exp (x i_1)) (exp (h i_1)))). }
  assert (r24 : Sum (fun i : Fin n => u i * exp (x i) * (exp c - exp (h i))) = Sum (fun i : Fin n => exp c * (u i *
    exp (x i)) + -1 * (u i * exp (h i) * exp (x i)))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (r21 i_1) (r22 i_1)))). }
  assert (r27 : Sum (fun i : Fin n => -1 * (u i * exp (h i) * exp (x i))) = -1 * Sum (fun i : Fin n => u i * exp (h i)
    * exp (x i))).
  { exact (Facts.sum_scale n (-1) (fun i : Fin n => u i * exp (h i) * exp (x i))). }
  assert (r28 : Sum (fun i : Fin n => exp c * (u i * exp (x i))) + Sum (fun i : Fin n => -1 * (u i * exp (h i) * exp
    (x i))) = exp c * Sum (fun i : Fin n => u i * exp (x i)) + -1 * Sum (fun i : Fin n => u i * exp (h i) * exp (x
    i))).
  { exact (f_equal2 (fun (h_6 : R) (h_7 : R) => h_6 + h_7) (Facts.sum_scale n (exp c) (fun i : Fin n => u i * exp (x
    i))) r27). }
  assert (r31 : exp c * Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i)) - Sum
    (fun i : Fin n => u i * exp (x i) * (exp c - exp (h i))) * Sum (fun i : Fin n => (1 - u i) * exp (x i)) = exp c *
    Sum (fun i : Fin n => u i * exp (x i)) * (Sum (fun i : Fin n => exp (x i)) + -1 * Sum (fun i : Fin n => u i * exp
    (x i))) - (exp c * Sum (fun i : Fin n => u i * exp (x i)) + -1 * Sum (fun i : Fin n => u i * exp (h i) * exp (x
    i))) * (Sum (fun i : Fin n => exp (x i)) + -1 * Sum (fun i : Fin n => u i * exp (x i)))).
  { exact (f_equal2 (fun (h_8 : R) (h_9 : R) => exp c * Sum (fun i : Fin n => u i * exp (x i)) * h_8 - h_9 * h_8) r17
    (eq_trans r24 (eq_trans (Facts.sum_add n (fun i : Fin n => exp c * (u i * exp (x i))) (fun i : Fin n => -1 * (u i
    * exp (h i) * exp (x i)))) r28))). }
  assert (r32 : exp c * Sum (fun i : Fin n => u i * exp (x i)) * (Sum (fun i : Fin n => exp (x i)) + -1 * Sum (fun i :
    Fin n => u i * exp (x i))) - (exp c * Sum (fun i : Fin n => u i * exp (x i)) + -1 * Sum (fun i : Fin n => u i *
    exp (h i) * exp (x i))) * (Sum (fun i : Fin n => exp (x i)) + -1 * Sum (fun i : Fin n => u i * exp (x i))) = Sum
    (fun i : Fin n => exp (x i)) * Sum (fun i : Fin n => u i * exp (h i) * exp (x i)) + -1 * (Sum (fun i : Fin n => u
    i * exp (x i)) * Sum (fun i : Fin n => u i * exp (h i) * exp (x i)))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * (u2 + ((-1) * u1))) - (((u0 * u1) + ((-1) * u3)) * (u2 +
    ((-1) * u1)))) = ((u2 * u3) + ((-1) * (u1 * u3)))) by (intros u0 u1 u2 u3; ring).
    exact (identity (exp c) (Sum (fun i : Fin n => u i * exp (x i))) (Sum (fun i : Fin n => exp (x i))) (Sum (fun i :
      Fin n => u i * exp (h i) * exp (x i)))). }
  assert (r37 : forall (i_2 : Fin n), 0 <= exp (x i_2)).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (i_2 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ (Facts.exp_pos (x i_2))) Rules.no_relation) (identity (exp (x i_2)))))). }
  assert (r39 : forall (i_3 : Fin n), u i_3 <= 1).
  { exact (fun (i_3 : Fin n) => (given_4 i_3)). }
  assert (r41 : forall (i_2 : Fin n), 0 <= 1 - u i_2).
  { assert (identity : forall u0 : R, (1 - u0) - 0 = (1 * (1 - u0) + 0)) by (intros u0; ring).
    exact (fun (i_2 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (r39 i_2) Rules.no_relation) (identity (u i_2))))). }
  assert (r45 : 0 <= Sum (fun i : Fin n => (1 - u i) * exp (x i))).
  { exact (proj1 (Rules.sum_sign (fun (i_2 : Fin n) => (1 - u i_2) * exp (x i_2))) (fun (i_2 : Fin n) =>
    (Facts.mul_nonneg (1 - u i_2) (exp (x i_2)) (r41 i_2) (r37 i_2)))). }
  assert (r47 : forall (i_4 : Fin n), h i_4 <= c).
  { exact (fun (i_4 : Fin n) => (given_2 i_4)). }
  assert (r51 : forall (b a : R), a <= b -> 0 <= exp (b - a) - 1).
  { assert (identity : forall u0 u1 u2 : R, (u0 - 1) - 0 = (1 * (u1 - u2) + (1 * (u0 - (1 + (u1 - u2))) + 0))) by
    (intros u0 u1 u2; ring).
    exact (fun (b a : R) p => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) p
      (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.exp_tangent (b - a)) Rules.no_relation)) (identity (exp
      (b - a)) b a)))). }
  assert (r52 : forall (a : R), 0 < exp a).
  { exact (fun (a : R) => (Facts.exp_pos a)). }
  assert (r53 : forall (a : R), 0 <= exp a).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (a : R) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le
      _ _ (r52 a)) Rules.no_relation) (identity (exp a))))). }
  assert (r57 : forall (b a : R), b = a + (b - a)).
  { assert (identity : forall u0 u1 : R, u0 = (u1 + (u0 - u1))) by (intros u0 u1; ring).
    exact (fun (b a : R) => (identity b a)). }
  assert (r58 : forall (b a : R), exp b = exp (a + (b - a))).
  { exact (fun (b a : R) => (f_equal (fun (h_10 : R) => exp h_10) (r57 b a))). }
  assert (r61 : forall (a b : R), a <= b -> exp a <= exp b).
  { assert (identity : forall u0 u1 u2 : R, u2 - u0 = (1 * ((u0 * (u1 - 1)) - 0) + ((-1) * ((u0 * u1) - u2) + 0))) by
    (intros u0 u1 u2; ring).
    exact (fun (a b : R) p_ => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Facts.mul_nonneg (exp a) (exp (b - a) - 1) (r53 a) (r51 b a p_)) (Rules.and_eq (-1) (eq_trans (r58 b a)
      (Facts.exp_add a (b - a))) Rules.no_relation)) (identity (exp a) (exp (b - a)) (exp b))))). }
  assert (r64 : forall (i_5 : Fin n), 0 <= exp c - exp (h i_5)).
  { assert (identity : forall u0 u1 : R, (u0 - u1) - 0 = (1 * (u0 - u1) + 0)) by (intros u0 u1; ring).
    exact (fun (i_5 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (r61 (h i_5) c (r47 i_5)) Rules.no_relation) (identity (exp c) (exp (h i_5)))))). }
  assert (r66 : forall (i_5 : Fin n), 0 <= exp (x i_5)).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (i_5 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ (Facts.exp_pos (x i_5))) Rules.no_relation) (identity (exp (x i_5)))))). }
  assert (r68 : forall (i_6 : Fin n), 0 <= u i_6).
  { exact (fun (i_6 : Fin n) => (given_3 i_6)). }
  assert (r72 : forall (i_5 : Fin n), 0 <= u i_5 * exp (x i_5)).
  { exact (fun (i_5 : Fin n) => (Facts.mul_nonneg (u i_5) (exp (x i_5)) (r68 i_5) (r66 i_5))). }
  assert (r76 : 0 <= Sum (fun i : Fin n => u i * exp (x i) * (exp c - exp (h i)))).
  { exact (proj1 (Rules.sum_sign (fun (i_5 : Fin n) => u i_5 * exp (x i_5) * (exp c - exp (h i_5)))) (fun (i_5 : Fin
    n) => (Facts.mul_nonneg (u i_5 * exp (x i_5)) (exp c - exp (h i_5)) (r72 i_5) (r64 i_5)))). }
  assert (r80 : exp c * Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i)) - Sum
    (fun i : Fin n => u i * exp (x i) * (exp c - exp (h i))) * Sum (fun i : Fin n => (1 - u i) * exp (x i)) <= exp c *
    Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u2 * u3) * u1) - (((u2 * u3) * u1) - (u0 * u1)) = (1 * ((u0 * u1) -
    0) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg (Sum
      (fun i : Fin n => u i * exp (x i) * (exp c - exp (h i)))) (Sum (fun i : Fin n => (1 - u i) * exp (x i))) r76
      r45) Rules.no_relation) (identity (Sum (fun i : Fin n => u i * exp (x i) * (exp c - exp (h i)))) (Sum (fun i :
      Fin n => (1 - u i) * exp (x i))) (exp c) (Sum (fun i : Fin n => u i * exp (x i)))))). }
  assert (r81 : exp c * Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i)) = exp c
    * Sum (fun i : Fin n => u i * exp (x i)) * (Sum (fun i : Fin n => exp (x i)) + -1 * Sum (fun i : Fin n => u i *
    exp (x i)))).
  { exact (f_equal (fun (h_11 : R) => exp c * Sum (fun i : Fin n => u i * exp (x i)) * h_11) r17). }
  assert (r82 : exp c * Sum (fun i : Fin n => u i * exp (x i)) * (Sum (fun i : Fin n => exp (x i)) + -1 * Sum (fun i :
    Fin n => u i * exp (x i))) = exp c * Sum (fun i : Fin n => exp (x i)) * Sum (fun i : Fin n => u i * exp (x i)) +
    -1 * (exp c * Sum (fun i : Fin n => u i * exp (x i)) ^ 2)).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * (u2 + ((-1) * u1))) = (((u0 * u2) * u1) + ((-1) * (u0 * (u1 ^
    2))))) by (intros u0 u1 u2; ring).
    exact (identity (exp c) (Sum (fun i : Fin n => u i * exp (x i))) (Sum (fun i : Fin n => exp (x i)))). }
  assert (r84 : forall (i_7 : Fin n), x i_7 + h i_7 = h i_7 + x i_7).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (fun (i_7 : Fin n) => (identity (x i_7) (h i_7))). }
  assert (r85 : forall (i_7 : Fin n), exp (x i_7 + h i_7) = exp (h i_7 + x i_7)).
  { exact (fun (i_7 : Fin n) => (f_equal (fun (h_12 : R) => exp h_12) (r84 i_7))). }
  assert (r88 : forall (i_7 : Fin n), (1 - u i_7) * exp (x i_7 + h i_7) = (1 - u i_7) * (exp (h i_7) * exp (x i_7))).
  { exact (fun (i_7 : Fin n) => (f_equal (fun (h_13 : R) => (1 - u i_7) * h_13) (eq_trans (r85 i_7) (Facts.exp_add (h
    i_7) (x i_7))))). }
  assert (r89 : forall (i_7 : Fin n), (1 - u i_7) * (exp (h i_7) * exp (x i_7)) = -1 * (u i_7 * exp (h i_7) * exp (x
    i_7)) + exp (h i_7) * exp (x i_7)).
  { assert (identity : forall u0 u1 u2 : R, ((1 - u0) * (u1 * u2)) = (((-1) * ((u0 * u1) * u2)) + (u1 * u2))) by
    (intros u0 u1 u2; ring).
    exact (fun (i_7 : Fin n) => (identity (u i_7) (exp (h i_7)) (exp (x i_7)))). }
  assert (r91 : Sum (fun i : Fin n => (1 - u i) * exp (x i + h i)) = Sum (fun i : Fin n => -1 * (u i * exp (h i) * exp
    (x i)) + exp (h i) * exp (x i))).
  { exact (Rules.sum_congruence (fun (i_7 : Fin n) => (eq_trans (r88 i_7) (r89 i_7)))). }
  assert (r94 : Sum (fun i : Fin n => -1 * (u i * exp (h i) * exp (x i))) + Sum (fun i : Fin n => exp (h i) * exp (x
    i)) = -1 * Sum (fun i : Fin n => u i * exp (h i) * exp (x i)) + Sum (fun i : Fin n => exp (h i) * exp (x i))).
  { exact (f_equal2 (fun (h_14 : R) (h_15 : R) => h_14 + h_15) r27 (@eq_refl R (Sum (fun i : Fin n => exp (h i) * exp
    (x i))))). }
  assert (r97 : -1 * Sum (fun i : Fin n => u i * exp (h i) * exp (x i)) + Sum (fun i : Fin n => exp (h i) * exp (x i))
    = Sum (fun i : Fin n => exp (h i) * exp (x i)) + -1 * Sum (fun i : Fin n => u i * exp (h i) * exp (x i))).
  { assert (identity : forall u0 u1 : R, (((-1) * u0) + u1) = (u1 + ((-1) * u0))) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => u i * exp (h i) * exp (x i))) (Sum (fun i : Fin n => exp (h i) * exp (x
      i)))). }
  assert (r100 : forall (a : R), exp a <> 0).
  { exact (fun (a : R) => (Facts.ne_of_pos (exp a) (r52 a))). }
  assert (r103 : 0 < exp 0).
  { exact (Facts.exp_pos 0). }
  assert (r105 : exp 0 <> 0).
  { exact (Facts.ne_of_pos (exp 0) r103). }
  assert (r108 : 0 = 0 + 0).
  { assert (identity : 0 = (0 + 0)) by ring.
    exact identity. }
  assert (r109 : exp 0 = exp (0 + 0)).
  { exact (f_equal (fun (h_16 : R) => exp h_16) r108). }
  assert (r112 : exp 0 = 1).
  { assert (identity : forall u0 u1 : R, 1 - u0 = ((1 - u0) * (1 - (u0 * (1 * u1))) + ((- (1 * u1)) * ((u0 * u0) - u0)
    + 0))) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 - exp 0) (Facts.mul_inverse (exp 0) r105)
      (Rules.and_equation (- (1 / exp 0)) (eq_trans r109 (Facts.exp_add 0 0)) Rules.no_equation)) (identity (exp 0) (/
      (exp 0)))). }
  assert (r113 : forall (a : R), 0 = a + - a).
  { assert (identity : forall u0 : R, 0 = (u0 + (- u0))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r114 : forall (a : R), exp 0 = exp (a + - a)).
  { exact (fun (a : R) => (f_equal (fun (h_17 : R) => exp h_17) (r113 a))). }
  assert (r117 : forall (a : R), exp (- a) = 1 / exp a).
  { assert (identity : forall u0 u1 u2 u3 : R, (1 * u0) - u1 = ((- u1) * (1 - (u2 * (1 * u0))) + ((1 * u0) * (1 - u3)
    + ((- (1 * u0)) * ((u2 * u1) - u3) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a : R) => (Rules.linear_combination (Rules.and_equation (- exp (- a)) (Facts.mul_inverse (exp a) (r100
      a)) (Rules.and_equation (1 / exp a) r112 (Rules.and_equation (- (1 / exp a)) (eq_trans (r114 a) (Facts.exp_add a
      (- a))) Rules.no_equation))) (identity (/ (exp a)) (exp (- a)) (exp a) (exp 0)))). }
  assert (r119 : forall (i_8 : Fin n), (1 - u i_8) * exp (x i_8) * (exp (h i_8) - exp (- c)) = (1 - u i_8) * exp (x
    i_8) * (exp (h i_8) - 1 / exp c)).
  { exact (fun (i_8 : Fin n) => (f_equal (fun (h_18 : R) => (1 - u i_8) * exp (x i_8) * (exp (h i_8) - h_18)) (r117
    c))). }
  assert (r120 : forall (i_8 : Fin n), (1 - u i_8) * exp (x i_8) * (exp (h i_8) - 1 / exp c) = u i_8 * (1 / exp c) *
    exp (x i_8) + -1 * (u i_8 * exp (h i_8) * exp (x i_8)) + -1 * (1 / exp c * exp (x i_8)) + exp (h i_8) * exp (x
    i_8)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1 - u0) * u1) * (u2 - (1 * u3))) = (((((u0 * (1 * u3)) * u1) + ((-1)
    * ((u0 * u2) * u1))) + ((-1) * ((1 * u3) * u1))) + (u2 * u1))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 : Fin n) => (identity (u i_8) (exp (x i_8)) (exp (h i_8)) (/ (exp c)))). }
  assert (r122 : forall (i_8 : Fin n), u i_8 * (1 / exp c) * exp (x i_8) + -1 * (u i_8 * exp (h i_8) * exp (x i_8)) +
    -1 * (1 / exp c * exp (x i_8)) + exp (h i_8) * exp (x i_8) = 1 / exp c * (u i_8 * exp (x i_8)) + -1 * (u i_8 * exp
    (h i_8) * exp (x i_8)) + -1 * (1 / exp c) * exp (x i_8) + exp (h i_8) * exp (x i_8)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((((u0 * (1 * u1)) * u2) + ((-1) * ((u0 * u3) * u2))) + ((-1) * ((1 *
    u1) * u2))) + (u3 * u2)) = (((((1 * u1) * (u0 * u2)) + ((-1) * ((u0 * u3) * u2))) + (((-1) * (1 * u1)) * u2)) +
    (u3 * u2))) by (intros u0 u1 u2 u3; ring).
    exact (fun (i_8 : Fin n) => (identity (u i_8) (/ (exp c)) (exp (x i_8)) (exp (h i_8)))). }
  assert (r124 : Sum (fun i : Fin n => (1 - u i) * exp (x i) * (exp (h i) - exp (- c))) = Sum (fun i : Fin n => 1 /
    exp c * (u i * exp (x i)) + -1 * (u i * exp (h i) * exp (x i)) + -1 * (1 / exp c) * exp (x i) + exp (h i) * exp (x
    i))).
  { exact (Rules.sum_congruence (fun (i_8 : Fin n) => (eq_trans (eq_trans (r119 i_8) (r120 i_8)) (r122 i_8)))). }
  assert (r127 : Sum (fun i : Fin n => 1 / exp c * (u i * exp (x i)) + -1 * (u i * exp (h i) * exp (x i)) + -1 * (1 /
    exp c) * exp (x i)) + Sum (fun i : Fin n => exp (h i) * exp (x i)) = Sum (fun i : Fin n => 1 / exp c * (u i * exp
    (x i)) + -1 * (u i * exp (h i) * exp (x i))) + Sum (fun i : Fin n => -1 * (1 / exp c) * exp (x i)) + Sum (fun i :
    Fin n => exp (h i) * exp (x i))).
  { exact (f_equal (fun (h_19 : R) => h_19 + Sum (fun i : Fin n => exp (h i) * exp (x i))) (Facts.sum_add n (fun i :
    Fin n => 1 / exp c * (u i * exp (x i)) + -1 * (u i * exp (h i) * exp (x i))) (fun i : Fin n => -1 * (1 / exp c) *
    exp (x i)))). }
  assert (r130 : Sum (fun i : Fin n => 1 / exp c * (u i * exp (x i)) + -1 * (u i * exp (h i) * exp (x i))) + Sum (fun
    i : Fin n => -1 * (1 / exp c) * exp (x i)) + Sum (fun i : Fin n => exp (h i) * exp (x i)) = Sum (fun i : Fin n =>
    1 / exp c * (u i * exp (x i))) + Sum (fun i : Fin n => -1 * (u i * exp (h i) * exp (x i))) + Sum (fun i : Fin n =>
    -1 * (1 / exp c) * exp (x i)) + Sum (fun i : Fin n => exp (h i) * exp (x i))).
  { exact (f_equal (fun (h_20 : R) => h_20 + Sum (fun i : Fin n => -1 * (1 / exp c) * exp (x i)) + Sum (fun i : Fin n
    => exp (h i) * exp (x i))) (Facts.sum_add n (fun i : Fin n => 1 / exp c * (u i * exp (x i))) (fun i : Fin n => -1
    * (u i * exp (h i) * exp (x i))))). }
  assert (r134 : Sum (fun i : Fin n => 1 / exp c * (u i * exp (x i))) + Sum (fun i : Fin n => -1 * (u i * exp (h i) *
    exp (x i))) + Sum (fun i : Fin n => -1 * (1 / exp c) * exp (x i)) + Sum (fun i : Fin n => exp (h i) * exp (x i)) =
    1 / exp c * Sum (fun i : Fin n => u i * exp (x i)) + -1 * Sum (fun i : Fin n => u i * exp (h i) * exp (x i)) + -1
    * (1 / exp c) * Sum (fun i : Fin n => exp (x i)) + Sum (fun i : Fin n => exp (h i) * exp (x i))).
  { exact (f_equal4 (fun (h_21 : R) (h_22 : R) (h_23 : R) (h_24 : R) => h_21 + h_22 + h_23 + h_24) (Facts.sum_scale n
    (1 / exp c) (fun i : Fin n => u i * exp (x i))) r27 (Facts.sum_scale n (-1 * (1 / exp c)) (fun i : Fin n => exp (x
    i))) (@eq_refl R (Sum (fun i : Fin n => exp (h i) * exp (x i))))). }
  assert (r137 : 1 / exp c * Sum (fun i : Fin n => u i * exp (x i)) + -1 * Sum (fun i : Fin n => u i * exp (h i) * exp
    (x i)) + -1 * (1 / exp c) * Sum (fun i : Fin n => exp (x i)) + Sum (fun i : Fin n => exp (h i) * exp (x i)) = -1 *
    (1 / exp c * Sum (fun i : Fin n => exp (x i))) + 1 / exp c * Sum (fun i : Fin n => u i * exp (x i)) + Sum (fun i :
    Fin n => exp (h i) * exp (x i)) + -1 * Sum (fun i : Fin n => u i * exp (h i) * exp (x i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((((1 * u0) * u1) + ((-1) * u2)) + (((-1) * (1 * u0)) * u3)) + u4)
    = (((((-1) * ((1 * u0) * u3)) + ((1 * u0) * u1)) + u4) + ((-1) * u2))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (/ (exp c)) (Sum (fun i : Fin n => u i * exp (x i))) (Sum (fun i : Fin n => u i * exp (h i) * exp
      (x i))) (Sum (fun i : Fin n => exp (x i))) (Sum (fun i : Fin n => exp (h i) * exp (x i)))). }
  assert (r139 : exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i + h
    i))) - exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i) * (exp (h
    i) - exp (- c))) = exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * (Sum (fun i : Fin n => exp (h i) * exp (x
    i)) + -1 * Sum (fun i : Fin n => u i * exp (h i) * exp (x i)))) - exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x
    i)) * (-1 * (1 / exp c * Sum (fun i : Fin n => exp (x i))) + 1 / exp c * Sum (fun i : Fin n => u i * exp (x i)) +
    Sum (fun i : Fin n => exp (h i) * exp (x i)) + -1 * Sum (fun i : Fin n => u i * exp (h i) * exp (x i)))).
  { exact (f_equal2 (fun (h_25 : R) (h_26 : R) => exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * h_25) - exp c
    ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) * h_26) (eq_trans (eq_trans r91 (eq_trans (Facts.sum_add n (fun i :
    Fin n => -1 * (u i * exp (h i) * exp (x i))) (fun i : Fin n => exp (h i) * exp (x i))) r94)) r97) (eq_trans
    (eq_trans r124 (eq_trans (eq_trans (eq_trans (Facts.sum_add n (fun i : Fin n => 1 / exp c * (u i * exp (x i)) + -1
    * (u i * exp (h i) * exp (x i)) + -1 * (1 / exp c) * exp (x i)) (fun i : Fin n => exp (h i) * exp (x i))) r127)
    r130) r134)) r137)). }
  assert (r140 : 0 < exp c).
  { exact (Facts.exp_pos c). }
  assert (r142 : exp c <> 0).
  { exact (Facts.ne_of_pos (exp c) r140). }
  assert (r145 : 1 / exp c * exp c = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp c) r142) Rules.no_equation)
      (identity (/ (exp c)) (exp c))). }
  assert (r146 : exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * (Sum (fun i : Fin n => exp (h i) * exp (x i)) +
    -1 * Sum (fun i : Fin n => u i * exp (h i) * exp (x i)))) - exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) *
    (-1 * (1 / exp c * Sum (fun i : Fin n => exp (x i))) + 1 / exp c * Sum (fun i : Fin n => u i * exp (x i)) + Sum
    (fun i : Fin n => exp (h i) * exp (x i)) + -1 * Sum (fun i : Fin n => u i * exp (h i) * exp (x i))) = exp c * Sum
    (fun i : Fin n => exp (x i)) * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (exp c * Sum (fun i : Fin n => u i *
    exp (x i)) ^ 2)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((u0 * u1) * u2) + ((-1) * (u0 * (u2 ^ 2)))) - (((u0 ^ 2) * (u2
    * (u3 + ((-1) * u4)))) - (((u0 ^ 2) * u2) * (((((-1) * ((1 * u5) * u1)) + ((1 * u5) * u2)) + u3) + ((-1) * u4))))
    = (((u0 * u1) * u2) * (1 - ((1 * u5) * u0)) + (((-1) * (u0 * (u2 ^ 2))) * (1 - ((1 * u5) * u0)) + 0))) by (intros
    u0 u1 u2 u3 u4 u5; ring).
    exact (Rules.linear_combination (Rules.and_equation (exp c * Sum (fun i : Fin n => exp (x i)) * Sum (fun i : Fin n
      => u i * exp (x i))) r145 (Rules.and_equation (-1 * (exp c * Sum (fun i : Fin n => u i * exp (x i)) ^ 2)) r145
      Rules.no_equation)) (identity (exp c) (Sum (fun i : Fin n => exp (x i))) (Sum (fun i : Fin n => u i * exp (x
      i))) (Sum (fun i : Fin n => exp (h i) * exp (x i))) (Sum (fun i : Fin n => u i * exp (h i) * exp (x i))) (/ (exp
      c)))). }
  assert (r151 : forall (i_9 : Fin n), - c <= h i_9).
  { exact (fun (i_9 : Fin n) => (given_1 i_9)). }
  assert (r155 : forall (i_10 : Fin n), 0 <= exp (h i_10) - exp (- c)).
  { assert (identity : forall u0 u1 : R, (u0 - u1) - 0 = (1 * (u0 - u1) + 0)) by (intros u0 u1; ring).
    exact (fun (i_10 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (r61 (- c) (h i_10) (r151 i_10)) Rules.no_relation) (identity (exp (h i_10)) (exp (- c)))))). }
  assert (r157 : forall (i_10 : Fin n), 0 <= exp (x i_10)).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (i_10 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ (Facts.exp_pos (x i_10))) Rules.no_relation) (identity (exp (x i_10)))))). }
  assert (r158 : forall (i_11 : Fin n), u i_11 <= 1).
  { exact (fun (i_11 : Fin n) => (given_4 i_11)). }
  assert (r160 : forall (i_10 : Fin n), 0 <= 1 - u i_10).
  { assert (identity : forall u0 : R, (1 - u0) - 0 = (1 * (1 - u0) + 0)) by (intros u0; ring).
    exact (fun (i_10 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (r158 i_10) Rules.no_relation) (identity (u i_10))))). }
  assert (r163 : forall (i_10 : Fin n), 0 <= (1 - u i_10) * exp (x i_10)).
  { exact (fun (i_10 : Fin n) => (Facts.mul_nonneg (1 - u i_10) (exp (x i_10)) (r160 i_10) (r157 i_10))). }
  assert (r167 : 0 <= Sum (fun i : Fin n => (1 - u i) * exp (x i) * (exp (h i) - exp (- c)))).
  { exact (proj1 (Rules.sum_sign (fun (i_10 : Fin n) => (1 - u i_10) * exp (x i_10) * (exp (h i_10) - exp (- c))))
    (fun (i_10 : Fin n) => (Facts.mul_nonneg ((1 - u i_10) * exp (x i_10)) (exp (h i_10) - exp (- c)) (r163 i_10)
    (r155 i_10)))). }
  assert (r169 : forall (i_12 : Fin n), 0 <= exp (x i_12)).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (fun (i_12 : Fin n) => (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Rlt_le _ _ (Facts.exp_pos (x i_12))) Rules.no_relation) (identity (exp (x i_12)))))). }
  assert (r170 : forall (i_13 : Fin n), 0 <= u i_13).
  { exact (fun (i_13 : Fin n) => (given_3 i_13)). }
  assert (r175 : 0 <= Sum (fun i : Fin n => u i * exp (x i))).
  { exact (proj1 (Rules.sum_sign (fun (i_12 : Fin n) => u i_12 * exp (x i_12))) (fun (i_12 : Fin n) =>
    (Facts.mul_nonneg (u i_12) (exp (x i_12)) (r170 i_12) (r169 i_12)))). }
  assert (r178 : 0 <= exp c ^ 2).
  { assert (identity : forall u0 : R, (u0 ^ 2) - 0 = (1 * ((u0 ^ 2) - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.square_pos (exp c) r142)) Rules.no_relation) (identity (exp c)))). }
  assert (r181 : 0 <= exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i))).
  { exact (Facts.mul_nonneg (exp c ^ 2) (Sum (fun i : Fin n => u i * exp (x i))) r178 r175). }
  assert (r185 : exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i + h
    i))) - exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i) * (exp (h
    i) - exp (- c))) <= exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x
    i + h i)))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 ^ 2) * (u1 * u3)) - (((u0 ^ 2) * (u1 * u3)) - (((u0 ^ 2) * u1) *
    u2)) = (1 * ((((u0 ^ 2) * u1) * u2) - 0) + 0)) by (intros u0 u1 u2 u3; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg (exp c
      ^ 2 * Sum (fun i : Fin n => u i * exp (x i))) (Sum (fun i : Fin n => (1 - u i) * exp (x i) * (exp (h i) - exp (-
      c)))) r181 r167) Rules.no_relation) (identity (exp c) (Sum (fun i : Fin n => u i * exp (x i))) (Sum (fun i : Fin
      n => (1 - u i) * exp (x i) * (exp (h i) - exp (- c)))) (Sum (fun i : Fin n => (1 - u i) * exp (x i + h i)))))).
      }
  assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((u0 ^ 2) * (u1 * u2)) - (u6 * u4) = (1 * ((((u0 * u1) * u4) -
    (u5 * u4)) - (u6 * u4)) + (1 * (((u0 * u1) * u4) - (((u0 * u1) * u4) - (u5 * u4))) + (1 * ((((u0 ^ 2) * (u1 * u2))
    - (((u0 ^ 2) * u1) * u3)) - ((u0 * u1) * u4)) + (1 * (((u0 ^ 2) * (u1 * u2)) - (((u0 ^ 2) * (u1 * u2)) - (((u0 ^
    2) * u1) * u3))) + 0))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
  exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_trans (eq_trans r18 r19) (eq_sym (eq_trans r31 r32)))
    (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r80 (Rules.and_eq 1 (eq_trans (eq_trans r81 r82) (eq_sym
    (eq_trans r139 r146))) (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r185 Rules.no_relation)))) (identity (exp
    c) (Sum (fun i : Fin n => u i * exp (x i))) (Sum (fun i : Fin n => (1 - u i) * exp (x i + h i))) (Sum (fun i : Fin
    n => (1 - u i) * exp (x i) * (exp (h i) - exp (- c)))) (Sum (fun i : Fin n => (1 - u i) * exp (x i))) (Sum (fun i
    : Fin n => u i * exp (x i) * (exp c - exp (h i)))) (Sum (fun i : Fin n => u i * exp (x i + h i)))))).
Qed.

(* What errors of the logits can do to an average. *)
Theorem perturbed_mean_le (n : nat) (n_pos : (0 < n)%nat) (c : R) (h u x : Fin n -> R)
    (given_1 : forall i : Fin n, - c <= h i)
    (given_2 : forall i : Fin n, h i <= c)
    (given_3 : forall i : Fin n, 0 <= u i)
    (given_4 : forall i : Fin n, u i <= 1) :
  Sum (fun i : Fin n => u i * softmax (fun k : Fin n => x k + h k) i) <= Sum (fun i : Fin n => u i * softmax x i) +
    (exp c - 1) / (exp c + 1).
Proof.
  assert (r0 : Sum (fun i : Fin n => u i * softmax x i) + (exp c - 1) / (exp c + 1) - (exp c - 1) / (exp c + 1) * (1 -
    (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i)) ^ 2 / (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i *
    softmax x i)) - (exp c ^ 2 * (Sum (fun i : Fin n => u i * softmax x i) * (1 - Sum (fun i : Fin n => u i * softmax
    (fun k : Fin n => x k + h k) i))) - Sum (fun i : Fin n => u i * softmax (fun k : Fin n => x k + h k) i) * (1 - Sum
    (fun i : Fin n => u i * softmax x i))) / (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i)) = Sum
    (fun i : Fin n => u i * softmax x i) + (exp c - 1) * (1 / (exp c + 1)) - (exp c - 1) * (1 / (exp c + 1)) * (1 -
    (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i)) ^ 2 * (1 / (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u
    i * softmax x i))) - (exp c ^ 2 * (Sum (fun i : Fin n => u i * softmax x i) * (1 - Sum (fun i : Fin n => u i *
    softmax (fun k : Fin n => x k + h k) i))) - Sum (fun i : Fin n => u i * softmax (fun k : Fin n => x k + h k) i) *
    (1 - Sum (fun i : Fin n => u i * softmax x i))) * (1 / (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax
    x i)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 + ((u1 - 1) * u2)) - ((((u1 - 1) * u2) * ((1 - ((u1 + 1) *
    u0)) ^ 2)) * u3)) - ((((u1 ^ 2) * (u0 * (1 - u4))) - (u4 * (1 - u0))) * u3)) = (((u0 + ((u1 - 1) * (1 * u2))) -
    ((((u1 - 1) * (1 * u2)) * ((1 - ((u1 + 1) * u0)) ^ 2)) * (1 * u3))) - ((((u1 ^ 2) * (u0 * (1 - u4))) - (u4 * (1 -
    u0))) * (1 * u3)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (Sum (fun i : Fin n => u i * softmax x i)) (exp c) (/ (exp c + 1)) (/ (1 + (exp c ^ 2 - 1) * Sum
      (fun i : Fin n => u i * softmax x i))) (Sum (fun i : Fin n => u i * softmax (fun k : Fin n => x k + h k) i))). }
  assert (r1 : exp c + 1 = 1 + exp c).
  { assert (identity : forall u0 : R, (u0 + 1) = (1 + u0)) by (intros u0; ring).
    exact (identity (exp c)). }
  assert (r2 : 1 / (exp c + 1) = 1 / (1 + exp c)).
  { exact (f_equal (fun (h_ : R) => 1 / h_) r1). }
  assert (r3 : 1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i) = 1 + exp c ^ 2 * Sum (fun i : Fin n =>
    u i * softmax x i) + -1 * Sum (fun i : Fin n => u i * softmax x i)).
  { assert (identity : forall u0 u1 : R, (1 + (((u0 ^ 2) - 1) * u1)) = ((1 + ((u0 ^ 2) * u1)) + ((-1) * u1))) by
    (intros u0 u1; ring).
    exact (identity (exp c) (Sum (fun i : Fin n => u i * softmax x i))). }
  assert (r4 : 1 / (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i)) = 1 / (1 + exp c ^ 2 * Sum (fun i
    : Fin n => u i * softmax x i) + -1 * Sum (fun i : Fin n => u i * softmax x i))).
  { exact (f_equal (fun (h_1 : R) => 1 / h_1) r3). }
  assert (r5 : Sum (fun i : Fin n => u i * softmax x i) + (exp c - 1) * (1 / (exp c + 1)) - (exp c - 1) * (1 / (exp c
    + 1)) * (1 - (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i)) ^ 2 * (1 / (1 + (exp c ^ 2 - 1) * Sum (fun i
    : Fin n => u i * softmax x i))) - (exp c ^ 2 * (Sum (fun i : Fin n => u i * softmax x i) * (1 - Sum (fun i : Fin n
    => u i * softmax (fun k : Fin n => x k + h k) i))) - Sum (fun i : Fin n => u i * softmax (fun k : Fin n => x k + h
    k) i) * (1 - Sum (fun i : Fin n => u i * softmax x i))) * (1 / (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i *
    softmax x i))) = Sum (fun i : Fin n => u i * softmax x i) + (exp c - 1) * (1 / (1 + exp c)) - (exp c - 1) * (1 /
    (1 + exp c)) * (1 - (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i)) ^ 2 * (1 / (1 + exp c ^ 2 * Sum (fun i
    : Fin n => u i * softmax x i) + -1 * Sum (fun i : Fin n => u i * softmax x i))) - (exp c ^ 2 * (Sum (fun i : Fin n
    => u i * softmax x i) * (1 - Sum (fun i : Fin n => u i * softmax (fun k : Fin n => x k + h k) i))) - Sum (fun i :
    Fin n => u i * softmax (fun k : Fin n => x k + h k) i) * (1 - Sum (fun i : Fin n => u i * softmax x i))) * (1 / (1
    + exp c ^ 2 * Sum (fun i : Fin n => u i * softmax x i) + -1 * Sum (fun i : Fin n => u i * softmax x i)))).
  { exact (f_equal2 (fun (h_2 : R) (h_3 : R) => Sum (fun i : Fin n => u i * softmax x i) + (exp c - 1) * h_2 - (exp c
    - 1) * h_2 * (1 - (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i)) ^ 2 * h_3 - (exp c ^ 2 * (Sum (fun i :
    Fin n => u i * softmax x i) * (1 - Sum (fun i : Fin n => u i * softmax (fun k : Fin n => x k + h k) i))) - Sum
    (fun i : Fin n => u i * softmax (fun k : Fin n => x k + h k) i) * (1 - Sum (fun i : Fin n => u i * softmax x i)))
    * h_3) r2 r4). }
  assert (r7 : 0 < 1).
  { assert (identity : 1 - 0 = (1 + 0)) by ring.
    exact (proj2 (Rules.positive_combination (Rules.and_positive 1 (Rules.integer_pos 1 eq_refl) Rules.no_relation)
      identity) eq_refl). }
  assert (r8 : 0 < exp c).
  { exact (Facts.exp_pos c). }
  assert (r9 : 0 <= exp c).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r8)
      Rules.no_relation) (identity (exp c)))). }
  assert (r10 : 0 < 1 + exp c).
  { assert (identity : forall u0 : R, (1 + u0) - 0 = (1 * (1 - 0) + (1 * (u0 - 0) + 0))) by (intros u0; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) r7 (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) r9 Rules.no_relation)) (identity (exp c))) eq_refl). }
  assert (r12 : 1 + exp c <> 0).
  { exact (Facts.ne_of_pos (1 + exp c) r10). }
  assert (r15 : 1 / (1 + exp c) * exp c = 1 + -1 * (1 / (1 + exp c))).
  { assert (identity : forall u0 u1 : R, (1 + ((-1) * (1 * u0))) - ((1 * u0) * u1) = (1 * (1 - ((1 + u1) * (1 * u0)))
    + 0)) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (1 + exp c) r12) Rules.no_equation)
      (identity (/ (1 + exp c)) (exp c))). }
  assert (r18 : 0 < 1 + exp c ^ 2 * Sum (fun i : Fin n => u i * softmax x i) + -1 * Sum (fun i : Fin n => u i *
    softmax x i)).
  { assert (identity : forall u0 u1 : R, ((1 + ((u0 ^ 2) * u1)) + ((-1) * u1)) - 0 = (1 * ((1 + (((u0 ^ 2) - 1) * u1))
    - 0) + 0)) by (intros u0 u1; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) (proj2
      (Softmax.error_factor_bounds n n_pos c h u x given_1 given_2 given_3)) Rules.no_relation) (identity (exp c) (Sum
      (fun i : Fin n => u i * softmax x i)))) eq_refl). }
  assert (r20 : 1 + exp c ^ 2 * Sum (fun i : Fin n => u i * softmax x i) + -1 * Sum (fun i : Fin n => u i * softmax x
    i) <> 0).
  { exact (Facts.ne_of_pos (1 + exp c ^ 2 * Sum (fun i : Fin n => u i * softmax x i) + -1 * Sum (fun i : Fin n => u i
    * softmax x i)) r18). }
  assert (r23 : 1 / (1 + exp c ^ 2 * Sum (fun i : Fin n => u i * softmax x i) + -1 * Sum (fun i : Fin n => u i *
    softmax x i)) * exp c ^ 2 * Sum (fun i : Fin n => u i * softmax x i) = 1 + -1 * (1 / (1 + exp c ^ 2 * Sum (fun i :
    Fin n => u i * softmax x i) + -1 * Sum (fun i : Fin n => u i * softmax x i))) + 1 / (1 + exp c ^ 2 * Sum (fun i :
    Fin n => u i * softmax x i) + -1 * Sum (fun i : Fin n => u i * softmax x i)) * Sum (fun i : Fin n => u i * softmax
    x i)).
  { assert (identity : forall u0 u1 u2 : R, ((1 + ((-1) * (1 * u0))) + ((1 * u0) * u1)) - (((1 * u0) * (u2 ^ 2)) * u1)
    = (1 * (1 - (((1 + ((u2 ^ 2) * u1)) + ((-1) * u1)) * (1 * u0))) + 0)) by (intros u0 u1 u2; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (1 + exp c ^ 2 * Sum (fun i : Fin n => u
      i * softmax x i) + -1 * Sum (fun i : Fin n => u i * softmax x i)) r20) Rules.no_equation) (identity (/ (1 + exp
      c ^ 2 * Sum (fun i : Fin n => u i * softmax x i) + -1 * Sum (fun i : Fin n => u i * softmax x i))) (Sum (fun i :
      Fin n => u i * softmax x i)) (exp c))). }
  assert (r24 : Sum (fun i : Fin n => u i * softmax x i) + (exp c - 1) * (1 / (1 + exp c)) - (exp c - 1) * (1 / (1 +
    exp c)) * (1 - (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i)) ^ 2 * (1 / (1 + exp c ^ 2 * Sum (fun i :
    Fin n => u i * softmax x i) + -1 * Sum (fun i : Fin n => u i * softmax x i))) - (exp c ^ 2 * (Sum (fun i : Fin n
    => u i * softmax x i) * (1 - Sum (fun i : Fin n => u i * softmax (fun k : Fin n => x k + h k) i))) - Sum (fun i :
    Fin n => u i * softmax (fun k : Fin n => x k + h k) i) * (1 - Sum (fun i : Fin n => u i * softmax x i))) * (1 / (1
    + exp c ^ 2 * Sum (fun i : Fin n => u i * softmax x i) + -1 * Sum (fun i : Fin n => u i * softmax x i))) = Sum
    (fun i : Fin n => u i * softmax (fun k : Fin n => x k + h k) i)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, u0 - (((u1 + ((u2 - 1) * (1 * u3))) - ((((u2 - 1) * (1 * u3)) * ((1
    - ((u2 + 1) * u1)) ^ 2)) * (1 * u4))) - ((((u2 ^ 2) * (u1 * (1 - u0))) - (u0 * (1 - u1))) * (1 * u4))) = (1 * ((1
    + ((-1) * (1 * u3))) - ((1 * u3) * u2)) + (((-1) * (1 * u4)) * ((1 + ((-1) * (1 * u3))) - ((1 * u3) * u2)) + ((2 *
    (1 * u3)) * (((1 + ((-1) * (1 * u4))) + ((1 * u4) * u1)) - (((1 * u4) * (u2 ^ 2)) * u1)) + (((-1) * (((1 * u3) *
    u2) * u1)) * (((1 + ((-1) * (1 * u4))) + ((1 * u4) * u1)) - (((1 * u4) * (u2 ^ 2)) * u1)) + (((-1) * ((1 * u3) *
    u1)) * (((1 + ((-1) * (1 * u4))) + ((1 * u4) * u1)) - (((1 * u4) * (u2 ^ 2)) * u1)) + ((-1) * (((1 + ((-1) * (1 *
    u4))) + ((1 * u4) * u1)) - (((1 * u4) * (u2 ^ 2)) * u1)) + (u0 * (((1 + ((-1) * (1 * u4))) + ((1 * u4) * u1)) -
    (((1 * u4) * (u2 ^ 2)) * u1)) + (((-1) * u1) * ((1 + ((-1) * (1 * u3))) - ((1 * u3) * u2)) + (((1 * u4) * u1) *
    ((1 + ((-1) * (1 * u3))) - ((1 * u3) * u2)) + 0)))))))))) by (intros u0 u1 u2 u3 u4; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 r15 (Rules.and_equation (-1 * (1 / (1 + exp c ^ 2 * Sum (fun
      i : Fin n => u i * softmax x i) + -1 * Sum (fun i : Fin n => u i * softmax x i)))) r15 (Rules.and_equation (2 *
      (1 / (1 + exp c))) r23 (Rules.and_equation (-1 * (1 / (1 + exp c) * exp c * Sum (fun i : Fin n => u i * softmax
      x i))) r23 (Rules.and_equation (-1 * (1 / (1 + exp c) * Sum (fun i : Fin n => u i * softmax x i))) r23
      (Rules.and_equation (-1) r23 (Rules.and_equation (Sum (fun i : Fin n => u i * softmax (fun k : Fin n => x k + h
      k) i)) r23 (Rules.and_equation (-1 * Sum (fun i : Fin n => u i * softmax x i)) r15 (Rules.and_equation (1 / (1 +
      exp c ^ 2 * Sum (fun i : Fin n => u i * softmax x i) + -1 * Sum (fun i : Fin n => u i * softmax x i)) * Sum (fun
      i : Fin n => u i * softmax x i)) r15 Rules.no_equation))))))))) (identity (Sum (fun i : Fin n => u i * softmax
      (fun k : Fin n => x k + h k) i)) (Sum (fun i : Fin n => u i * softmax x i)) (exp c) (/ (1 + exp c)) (/ (1 + exp
      c ^ 2 * Sum (fun i : Fin n => u i * softmax x i) + -1 * Sum (fun i : Fin n => u i * softmax x i))))). }
  assert (r27 : forall (i : Fin n), softmax x i = exp (x i) / partition x).
  { exact (fun (i : Fin n) => eq_refl). }
  assert (r28 : forall (i : Fin n), exp (x i) / partition x = exp (x i) * (1 / partition x)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (exp (x i)) (/ (partition x)))). }
  assert (r29 : partition x = Sum (fun k : Fin n => exp (x k))).
  { exact eq_refl. }
  assert (r30 : 1 / partition x = 1 / Sum (fun k : Fin n => exp (x k))).
  { exact (f_equal (fun (h_4 : R) => 1 / h_4) r29). }
  assert (r31 : forall (i : Fin n), exp (x i) * (1 / partition x) = exp (x i) * (1 / Sum (fun k : Fin n => exp (x
    k)))).
  { exact (fun (i : Fin n) => (f_equal (fun (h_5 : R) => exp (x i) * h_5) r30)). }
  assert (r33 : forall (i : Fin n), exp (x i) * (1 / Sum (fun k : Fin n => exp (x k))) = 1 / Sum (fun k : Fin n => exp
    (x k)) * exp (x i)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i : Fin n) => (identity (exp (x i)) (/ (Sum (fun k : Fin n => exp (x k)))))). }
  assert (r36 : forall (i : Fin n), u i * softmax x i = u i * (1 / Sum (fun k : Fin n => exp (x k)) * exp (x i))).
  { exact (fun (i : Fin n) => (f_equal (fun (h_6 : R) => u i * h_6) (eq_trans (r27 i) (eq_trans (eq_trans (r28 i) (r31
    i)) (r33 i))))). }
  assert (r37 : forall (i : Fin n), u i * (1 / Sum (fun k : Fin n => exp (x k)) * exp (x i)) = u i * (1 / Sum (fun k :
    Fin n => exp (x k))) * exp (x i)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((1 * u1) * u2)) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2;
    ring).
    exact (fun (i : Fin n) => (identity (u i) (/ (Sum (fun k : Fin n => exp (x k)))) (exp (x i)))). }
  assert (r39 : forall (i : Fin n), u i * (1 / Sum (fun k : Fin n => exp (x k))) * exp (x i) = 1 / Sum (fun k : Fin n
    => exp (x k)) * (u i * exp (x i))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) * u2) = ((1 * u1) * (u0 * u2))) by (intros u0 u1 u2;
    ring).
    exact (fun (i : Fin n) => (identity (u i) (/ (Sum (fun k : Fin n => exp (x k)))) (exp (x i)))). }
  assert (r41 : Sum (fun i : Fin n => u i * softmax x i) = Sum (fun i : Fin n => 1 / Sum (fun k : Fin n => exp (x k))
    * (u i * exp (x i)))).
  { exact (Rules.sum_congruence (fun (i : Fin n) => (eq_trans (eq_trans (r36 i) (r37 i)) (r39 i)))). }
  assert (r43 : Sum (fun i : Fin n => u i * softmax x i) = 1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n
    => u i * exp (x i))).
  { exact (eq_trans r41 (Facts.sum_scale n (1 / Sum (fun k : Fin n => exp (x k))) (fun i : Fin n => u i * exp (x
    i)))). }
  assert (r44 : 1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i) = 1 + (exp c ^ 2 - 1) * (1 / Sum (fun k
    : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)))).
  { exact (f_equal (fun (h_7 : R) => 1 + (exp c ^ 2 - 1) * h_7) r43). }
  assert (r45 : 1 + (exp c ^ 2 - 1) * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)))
    = 1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum
    (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)))).
  { assert (identity : forall u0 u1 u2 : R, (1 + (((u0 ^ 2) - 1) * ((1 * u1) * u2))) = ((1 + (((1 * u1) * (u0 ^ 2)) *
    u2)) + ((-1) * ((1 * u1) * u2)))) by (intros u0 u1 u2; ring).
    exact (identity (exp c) (/ (Sum (fun k : Fin n => exp (x k)))) (Sum (fun i : Fin n => u i * exp (x i)))). }
  assert (r47 : 1 / (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i)) = 1 / (1 + 1 / Sum (fun k : Fin n
    => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) *
    Sum (fun i : Fin n => u i * exp (x i))))).
  { exact (f_equal (fun (h_8 : R) => 1 / h_8) (eq_trans r44 r45)). }
  assert (r48 : forall (i_ : Fin n), softmax (fun k : Fin n => x k + h k) i_ = exp (x i_ + h i_) / partition (fun k :
    Fin n => x k + h k)).
  { exact (fun (i_ : Fin n) => eq_refl). }
  assert (r49 : forall (i_ : Fin n), exp (x i_ + h i_) / partition (fun k : Fin n => x k + h k) = exp (x i_ + h i_) *
    (1 / partition (fun k : Fin n => x k + h k))).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (exp (x i_ + h i_)) (/ (partition (fun k : Fin n => x k + h k))))). }
  assert (r50 : forall (i_ : Fin n), x i_ + h i_ = h i_ + x i_).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (x i_) (h i_))). }
  assert (r51 : forall (i_ : Fin n), exp (x i_ + h i_) = exp (h i_ + x i_)).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_9 : R) => exp h_9) (r50 i_))). }
  assert (r52 : partition (fun k : Fin n => x k + h k) = Sum (fun k : Fin n => exp (x k + h k))).
  { exact eq_refl. }
  assert (r53 : forall (i_1 : Fin n), x i_1 + h i_1 = h i_1 + x i_1).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) => (identity (x i_1) (h i_1))). }
  assert (r54 : forall (i_1 : Fin n), exp (x i_1 + h i_1) = exp (h i_1 + x i_1)).
  { exact (fun (i_1 : Fin n) => (f_equal (fun (h_10 : R) => exp h_10) (r53 i_1))). }
  assert (r55 : Sum (fun k : Fin n => exp (x k + h k)) = Sum (fun i : Fin n => exp (h i + x i))).
  { exact (Rules.sum_congruence (fun (i_1 : Fin n) => (r54 i_1))). }
  assert (r57 : 1 / partition (fun k : Fin n => x k + h k) = 1 / Sum (fun i : Fin n => exp (h i + x i))).
  { exact (f_equal (fun (h_11 : R) => 1 / h_11) (eq_trans r52 r55)). }
  assert (r58 : forall (i_ : Fin n), exp (x i_ + h i_) * (1 / partition (fun k : Fin n => x k + h k)) = exp (h i_ + x
    i_) * (1 / Sum (fun i : Fin n => exp (h i + x i)))).
  { exact (fun (i_ : Fin n) => (f_equal2 (fun (h_12 : R) (h_13 : R) => h_12 * h_13) (r51 i_) r57)). }
  assert (r60 : forall (i_ : Fin n), exp (h i_ + x i_) * (1 / Sum (fun i : Fin n => exp (h i + x i))) = 1 / Sum (fun i
    : Fin n => exp (h i + x i)) * exp (h i_ + x i_)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (fun (i_ : Fin n) => (identity (exp (h i_ + x i_)) (/ (Sum (fun i : Fin n => exp (h i + x i)))))). }
  assert (r63 : forall (i_ : Fin n), u i_ * softmax (fun k : Fin n => x k + h k) i_ = u i_ * (1 / Sum (fun i : Fin n
    => exp (h i + x i)) * exp (h i_ + x i_))).
  { exact (fun (i_ : Fin n) => (f_equal (fun (h_14 : R) => u i_ * h_14) (eq_trans (r48 i_) (eq_trans (eq_trans (r49
    i_) (r58 i_)) (r60 i_))))). }
  assert (r64 : forall (i_ : Fin n), u i_ * (1 / Sum (fun i : Fin n => exp (h i + x i)) * exp (h i_ + x i_)) = u i_ *
    (1 / Sum (fun i : Fin n => exp (h i + x i))) * exp (h i_ + x i_)).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((1 * u1) * u2)) = ((u0 * (1 * u1)) * u2)) by (intros u0 u1 u2;
    ring).
    exact (fun (i_ : Fin n) => (identity (u i_) (/ (Sum (fun i : Fin n => exp (h i + x i)))) (exp (h i_ + x i_)))). }
  assert (r66 : forall (i_ : Fin n), u i_ * (1 / Sum (fun i : Fin n => exp (h i + x i))) * exp (h i_ + x i_) = 1 / Sum
    (fun i : Fin n => exp (h i + x i)) * (u i_ * exp (h i_ + x i_))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * (1 * u1)) * u2) = ((1 * u1) * (u0 * u2))) by (intros u0 u1 u2;
    ring).
    exact (fun (i_ : Fin n) => (identity (u i_) (/ (Sum (fun i : Fin n => exp (h i + x i)))) (exp (h i_ + x i_)))). }
  assert (r68 : Sum (fun i : Fin n => u i * softmax (fun k : Fin n => x k + h k) i) = Sum (fun i : Fin n => 1 / Sum
    (fun i : Fin n => exp (h i + x i)) * (u i * exp (h i + x i)))).
  { exact (Rules.sum_congruence (fun (i_ : Fin n) => (eq_trans (eq_trans (r63 i_) (r64 i_)) (r66 i_)))). }
  assert (r71 : Sum (fun i : Fin n => u i * softmax x i) + (exp c - 1) * (1 / (exp c + 1)) - (exp c - 1) * (1 / (exp c
    + 1)) * (1 - (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i)) ^ 2 * (1 / (1 + (exp c ^ 2 - 1) * Sum (fun i
    : Fin n => u i * softmax x i))) - (exp c ^ 2 * (Sum (fun i : Fin n => u i * softmax x i) * (1 - Sum (fun i : Fin n
    => u i * softmax (fun k : Fin n => x k + h k) i))) - Sum (fun i : Fin n => u i * softmax (fun k : Fin n => x k + h
    k) i) * (1 - Sum (fun i : Fin n => u i * softmax x i))) * (1 / (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i *
    softmax x i))) = 1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)) + (exp c - 1) * (1
    / (1 + exp c)) - (exp c - 1) * (1 / (1 + exp c)) * (1 - (exp c + 1) * (1 / Sum (fun k : Fin n => exp (x k)) * Sum
    (fun i : Fin n => u i * exp (x i)))) ^ 2 * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i
    : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x
    i))))) - (exp c ^ 2 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)) * (1 - 1 /
    Sum (fun i : Fin n => exp (h i + x i)) * Sum (fun i : Fin n => u i * exp (h i + x i)))) - 1 / Sum (fun i : Fin n
    => exp (h i + x i)) * Sum (fun i : Fin n => u i * exp (h i + x i)) * (1 - 1 / Sum (fun k : Fin n => exp (x k)) *
    Sum (fun i : Fin n => u i * exp (x i)))) * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i
    : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x
    i)))))).
  { exact (f_equal4 (fun (h_15 : R) (h_16 : R) (h_17 : R) (h_18 : R) => h_15 + (exp c - 1) * h_16 - (exp c - 1) * h_16
    * (1 - (exp c + 1) * h_15) ^ 2 * h_17 - (exp c ^ 2 * (h_15 * (1 - h_18)) - h_18 * (1 - h_15)) * h_17) r43 r2 r47
    (eq_trans r68 (Facts.sum_scale n (1 / Sum (fun i : Fin n => exp (h i + x i))) (fun i : Fin n => u i * exp (h i + x
    i))))). }
  assert (r73 : 1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)) + (exp c - 1) * (1 / (1
    + exp c)) - (exp c - 1) * (1 / (1 + exp c)) * (1 - (exp c + 1) * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun
    i : Fin n => u i * exp (x i)))) ^ 2 * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i :
    Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)))))
    - (exp c ^ 2 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)) * (1 - 1 / Sum (fun
    i : Fin n => exp (h i + x i)) * Sum (fun i : Fin n => u i * exp (h i + x i)))) - 1 / Sum (fun i : Fin n => exp (h
    i + x i)) * Sum (fun i : Fin n => u i * exp (h i + x i)) * (1 - 1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i
    : Fin n => u i * exp (x i)))) * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n =>
    u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i))))) = 1 + -1
    * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 /
    Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i))))) + 2 * (1 / (1 + 1 / Sum (fun k : Fin
    n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k))
    * Sum (fun i : Fin n => u i * exp (x i)))) * (1 / (1 + exp c))) + 1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) *
    exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin
    n => u i * exp (x i)))) * (1 / Sum (fun i : Fin n => exp (h i + x i))) * (1 / Sum (fun k : Fin n => exp (x k))) *
    exp c ^ 2 * Sum (fun i : Fin n => u i * exp (h i + x i)) * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / (1 +
    1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k :
    Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)))) * (1 / Sum (fun i : Fin n => exp (h i + x i))) * (1
    / Sum (fun k : Fin n => exp (x k))) * Sum (fun i : Fin n => u i * exp (h i + x i)) * Sum (fun i : Fin n => u i *
    exp (x i))) + 1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) +
    -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)))) * (1 / Sum (fun i : Fin n =>
    exp (h i + x i))) * Sum (fun i : Fin n => u i * exp (h i + x i)) + 2 * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x
    k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i
    : Fin n => u i * exp (x i)))) * (1 / Sum (fun k : Fin n => exp (x k))) * exp c * Sum (fun i : Fin n => u i * exp
    (x i))) + -1 * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i))
    + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)))) * (1 / Sum (fun k : Fin n
    => exp (x k))) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i))) + -2 * (1 / (1 + 1 / Sum (fun k : Fin n =>
    exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum
    (fun i : Fin n => u i * exp (x i)))) * (1 / Sum (fun k : Fin n => exp (x k))) * Sum (fun i : Fin n => u i * exp (x
    i))) + -1 * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) +
    -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)))) * (1 / Sum (fun k : Fin n =>
    exp (x k))) ^ 2 * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) ^ 2) + 1 / (1 + 1 / Sum (fun k : Fin n => exp
    (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum
    (fun i : Fin n => u i * exp (x i)))) * (1 / Sum (fun k : Fin n => exp (x k))) ^ 2 * Sum (fun i : Fin n => u i *
    exp (x i)) ^ 2 + -2 * (1 / (1 + exp c)) + 1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp
    (x i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((((((((((((1 + ((-1) * (1 * u0))) + (2 * ((1 * u0) * (1 *
    u1)))) + ((((((1 * u0) * (1 * u2)) * (1 * u3)) * (u4 ^ 2)) * u5) * u6)) + ((-1) * (((((1 * u0) * (1 * u2)) * (1 *
    u3)) * u5) * u6))) + (((1 * u0) * (1 * u2)) * u5)) + (2 * ((((1 * u0) * (1 * u3)) * u4) * u6))) + ((-1) * ((((1 *
    u0) * (1 * u3)) * (u4 ^ 2)) * u6))) + ((-2) * (((1 * u0) * (1 * u3)) * u6))) + ((-1) * ((((1 * u0) * ((1 * u3) ^
    2)) * (u4 ^ 2)) * (u6 ^ 2)))) + (((1 * u0) * ((1 * u3) ^ 2)) * (u6 ^ 2))) + ((-2) * (1 * u1))) + ((1 * u3) * u6))
    - (((((1 * u3) * u6) + ((u4 - 1) * (1 * u1))) - ((((u4 - 1) * (1 * u1)) * ((1 - ((u4 + 1) * ((1 * u3) * u6))) ^
    2)) * (1 * u0))) - ((((u4 ^ 2) * (((1 * u3) * u6) * (1 - ((1 * u2) * u5)))) - (((1 * u2) * u5) * (1 - ((1 * u3) *
    u6)))) * (1 * u0))) = (1 * ((1 + ((-1) * (1 * u1))) - ((1 * u1) * u4)) + (((-1) * (1 * u0)) * ((1 + ((-1) * (1 *
    u1))) - ((1 * u1) * u4)) + ((2 * ((((1 * u0) * (1 * u3)) * u4) * u6)) * ((1 + ((-1) * (1 * u1))) - ((1 * u1) *
    u4)) + (((-1) * ((((1 * u0) * ((1 * u3) ^ 2)) * (u4 ^ 2)) * (u6 ^ 2))) * ((1 + ((-1) * (1 * u1))) - ((1 * u1) *
    u4)) + ((((1 * u0) * ((1 * u3) ^ 2)) * (u6 ^ 2)) * ((1 + ((-1) * (1 * u1))) - ((1 * u1) * u4)) + (((-2) * (((1 *
    u0) * (1 * u3)) * u6)) * ((1 + ((-1) * (1 * u1))) - ((1 * u1) * u4)) + 0))))))) by (intros u0 u1 u2 u3 u4 u5 u6;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 r15 (Rules.and_equation (-1 * (1 / (1 + 1 / Sum (fun k : Fin
      n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x
      k)) * Sum (fun i : Fin n => u i * exp (x i)))))) r15 (Rules.and_equation (2 * (1 / (1 + 1 / Sum (fun k : Fin n
      => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k))
      * Sum (fun i : Fin n => u i * exp (x i)))) * (1 / Sum (fun k : Fin n => exp (x k))) * exp c * Sum (fun i : Fin n
      => u i * exp (x i)))) r15 (Rules.and_equation (-1 * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 *
      Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i
      * exp (x i)))) * (1 / Sum (fun k : Fin n => exp (x k))) ^ 2 * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i))
      ^ 2)) r15 (Rules.and_equation (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n =>
      u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)))) * (1 /
      Sum (fun k : Fin n => exp (x k))) ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) ^ 2) r15 (Rules.and_equation (-2
      * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1
      / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)))) * (1 / Sum (fun k : Fin n => exp
      (x k))) * Sum (fun i : Fin n => u i * exp (x i)))) r15 Rules.no_equation)))))) (identity (/ (1 + 1 / Sum (fun k
      : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp
      (x k)) * Sum (fun i : Fin n => u i * exp (x i))))) (/ (1 + exp c)) (/ (Sum (fun i : Fin n => exp (h i + x i))))
      (/ (Sum (fun k : Fin n => exp (x k)))) (exp c) (Sum (fun i : Fin n => u i * exp (h i + x i))) (Sum (fun i : Fin
      n => u i * exp (x i))))). }
  assert (r75 : Sum (fun i : Fin n => u i * softmax x i) + (exp c - 1) / (exp c + 1) - (exp c - 1) / (exp c + 1) * (1
    - (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i)) ^ 2 / (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i *
    softmax x i)) - (exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i
    + h i))) - Sum (fun i : Fin n => u i * exp (x i + h i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i))) /
    (partition (fun k : Fin n => x k + h k) * partition x) / (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i *
    softmax x i)) = Sum (fun i : Fin n => u i * softmax x i) + (exp c - 1) * (1 / (exp c + 1)) - (exp c - 1) * (1 /
    (exp c + 1)) * (1 - (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i)) ^ 2 * (1 / (1 + (exp c ^ 2 - 1) * Sum
    (fun i : Fin n => u i * softmax x i))) - (exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n
    => (1 - u i) * exp (x i + h i))) - Sum (fun i : Fin n => u i * exp (x i + h i)) * Sum (fun i : Fin n => (1 - u i)
    * exp (x i))) * (1 / (partition (fun k : Fin n => x k + h k) * partition x)) * (1 / (1 + (exp c ^ 2 - 1) * Sum
    (fun i : Fin n => u i * softmax x i)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, (((u0 + ((u1 - 1) * u2)) - ((((u1 - 1) * u2) * ((1 -
    ((u1 + 1) * u0)) ^ 2)) * u3)) - (((((u1 ^ 2) * (u4 * u5)) - (u6 * u7)) * u8) * u3)) = (((u0 + ((u1 - 1) * (1 *
    u2))) - ((((u1 - 1) * (1 * u2)) * ((1 - ((u1 + 1) * u0)) ^ 2)) * (1 * u3))) - (((((u1 ^ 2) * (u4 * u5)) - (u6 *
    u7)) * (1 * u8)) * (1 * u3)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8; ring).
    exact (identity (Sum (fun i : Fin n => u i * softmax x i)) (exp c) (/ (exp c + 1)) (/ (1 + (exp c ^ 2 - 1) * Sum
      (fun i : Fin n => u i * softmax x i))) (Sum (fun i : Fin n => u i * exp (x i))) (Sum (fun i : Fin n => (1 - u i)
      * exp (x i + h i))) (Sum (fun i : Fin n => u i * exp (x i + h i))) (Sum (fun i : Fin n => (1 - u i) * exp (x
      i))) (/ (partition (fun k : Fin n => x k + h k) * partition x))). }
  assert (r76 : forall (i_2 : Fin n), x i_2 + h i_2 = h i_2 + x i_2).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin n) => (identity (x i_2) (h i_2))). }
  assert (r77 : forall (i_2 : Fin n), exp (x i_2 + h i_2) = exp (h i_2 + x i_2)).
  { exact (fun (i_2 : Fin n) => (f_equal (fun (h_19 : R) => exp h_19) (r76 i_2))). }
  assert (r78 : forall (i_2 : Fin n), (1 - u i_2) * exp (x i_2 + h i_2) = (1 - u i_2) * exp (h i_2 + x i_2)).
  { exact (fun (i_2 : Fin n) => (f_equal (fun (h_20 : R) => (1 - u i_2) * h_20) (r77 i_2))). }
  assert (r79 : forall (i_2 : Fin n), (1 - u i_2) * exp (h i_2 + x i_2) = -1 * (u i_2 * exp (h i_2 + x i_2)) + exp (h
    i_2 + x i_2)).
  { assert (identity : forall u0 u1 : R, ((1 - u0) * u1) = (((-1) * (u0 * u1)) + u1)) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin n) => (identity (u i_2) (exp (h i_2 + x i_2)))). }
  assert (r81 : Sum (fun i : Fin n => (1 - u i) * exp (x i + h i)) = Sum (fun i : Fin n => -1 * (u i * exp (h i + x
    i)) + exp (h i + x i))).
  { exact (Rules.sum_congruence (fun (i_2 : Fin n) => (eq_trans (r78 i_2) (r79 i_2)))). }
  assert (r85 : Sum (fun i : Fin n => -1 * (u i * exp (h i + x i))) + Sum (fun i : Fin n => exp (h i + x i)) = -1 *
    Sum (fun i : Fin n => u i * exp (h i + x i)) + Sum (fun i : Fin n => exp (h i + x i))).
  { exact (f_equal2 (fun (h_21 : R) (h_22 : R) => h_21 + h_22) (Facts.sum_scale n (-1) (fun i : Fin n => u i * exp (h
    i + x i))) (@eq_refl R (Sum (fun i : Fin n => exp (h i + x i))))). }
  assert (r88 : -1 * Sum (fun i : Fin n => u i * exp (h i + x i)) + Sum (fun i : Fin n => exp (h i + x i)) = Sum (fun
    i : Fin n => exp (h i + x i)) + -1 * Sum (fun i : Fin n => u i * exp (h i + x i))).
  { assert (identity : forall u0 u1 : R, (((-1) * u0) + u1) = (u1 + ((-1) * u0))) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => u i * exp (h i + x i))) (Sum (fun i : Fin n => exp (h i + x i)))). }
  assert (r90 : forall (i_3 : Fin n), x i_3 + h i_3 = h i_3 + x i_3).
  { assert (identity : forall u0 u1 : R, (u0 + u1) = (u1 + u0)) by (intros u0 u1; ring).
    exact (fun (i_3 : Fin n) => (identity (x i_3) (h i_3))). }
  assert (r91 : forall (i_3 : Fin n), exp (x i_3 + h i_3) = exp (h i_3 + x i_3)).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_23 : R) => exp h_23) (r90 i_3))). }
  assert (r92 : forall (i_3 : Fin n), u i_3 * exp (x i_3 + h i_3) = u i_3 * exp (h i_3 + x i_3)).
  { exact (fun (i_3 : Fin n) => (f_equal (fun (h_24 : R) => u i_3 * h_24) (r91 i_3))). }
  assert (r93 : Sum (fun i : Fin n => u i * exp (x i + h i)) = Sum (fun i : Fin n => u i * exp (h i + x i))).
  { exact (Rules.sum_congruence (fun (i_3 : Fin n) => (r92 i_3))). }
  assert (r94 : forall (i_4 : Fin n), (1 - u i_4) * exp (x i_4) = -1 * (u i_4 * exp (x i_4)) + exp (x i_4)).
  { assert (identity : forall u0 u1 : R, ((1 - u0) * u1) = (((-1) * (u0 * u1)) + u1)) by (intros u0 u1; ring).
    exact (fun (i_4 : Fin n) => (identity (u i_4) (exp (x i_4)))). }
  assert (r95 : Sum (fun i : Fin n => (1 - u i) * exp (x i)) = Sum (fun i : Fin n => -1 * (u i * exp (x i)) + exp (x
    i))).
  { exact (Rules.sum_congruence (fun (i_4 : Fin n) => (r94 i_4))). }
  assert (r99 : Sum (fun i : Fin n => -1 * (u i * exp (x i))) + Sum (fun k : Fin n => exp (x k)) = -1 * Sum (fun i :
    Fin n => u i * exp (x i)) + Sum (fun k : Fin n => exp (x k))).
  { exact (f_equal2 (fun (h_25 : R) (h_26 : R) => h_25 + h_26) (Facts.sum_scale n (-1) (fun i : Fin n => u i * exp (x
    i))) (@eq_refl R (Sum (fun k : Fin n => exp (x k))))). }
  assert (r102 : -1 * Sum (fun i : Fin n => u i * exp (x i)) + Sum (fun k : Fin n => exp (x k)) = Sum (fun k : Fin n
    => exp (x k)) + -1 * Sum (fun i : Fin n => u i * exp (x i))).
  { assert (identity : forall u0 u1 : R, (((-1) * u0) + u1) = (u1 + ((-1) * u0))) by (intros u0 u1; ring).
    exact (identity (Sum (fun i : Fin n => u i * exp (x i))) (Sum (fun k : Fin n => exp (x k)))). }
  assert (r105 : 1 / partition (fun k : Fin n => x k + h k) * (1 / partition x) = 1 / Sum (fun i : Fin n => exp (h i +
    x i)) * (1 / Sum (fun k : Fin n => exp (x k)))).
  { exact (f_equal2 (fun (h_27 : R) (h_28 : R) => h_27 * h_28) r57 r30). }
  assert (r107 : Sum (fun i : Fin n => u i * softmax x i) + (exp c - 1) * (1 / (exp c + 1)) - (exp c - 1) * (1 / (exp
    c + 1)) * (1 - (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i)) ^ 2 * (1 / (1 + (exp c ^ 2 - 1) * Sum (fun
    i : Fin n => u i * softmax x i))) - (exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n =>
    (1 - u i) * exp (x i + h i))) - Sum (fun i : Fin n => u i * exp (x i + h i)) * Sum (fun i : Fin n => (1 - u i) *
    exp (x i))) * (1 / (partition (fun k : Fin n => x k + h k) * partition x)) * (1 / (1 + (exp c ^ 2 - 1) * Sum (fun
    i : Fin n => u i * softmax x i))) = 1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i))
    + (exp c - 1) * (1 / (1 + exp c)) - (exp c - 1) * (1 / (1 + exp c)) * (1 - (exp c + 1) * (1 / Sum (fun k : Fin n
    => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)))) ^ 2 * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) *
    exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin
    n => u i * exp (x i))))) - (exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * (Sum (fun i : Fin n => exp (h i
    + x i)) + -1 * Sum (fun i : Fin n => u i * exp (h i + x i)))) - Sum (fun i : Fin n => u i * exp (h i + x i)) *
    (Sum (fun k : Fin n => exp (x k)) + -1 * Sum (fun i : Fin n => u i * exp (x i)))) * (1 / Sum (fun i : Fin n => exp
    (h i + x i)) * (1 / Sum (fun k : Fin n => exp (x k)))) * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^
    2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u
    i * exp (x i)))))).
  { exact (eq_trans (f_equal5 (fun (h_29 : R) (h_30 : R) (h_31 : R) (h_32 : R) (h_33 : R) => h_29 + (exp c - 1) * h_30
    - (exp c - 1) * h_30 * (1 - (exp c + 1) * h_29) ^ 2 * h_31 - (exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i))
    * h_32) - h_33 * Sum (fun i : Fin n => (1 - u i) * exp (x i))) * (1 / (partition (fun k : Fin n => x k + h k) *
    partition x)) * h_31) r43 r2 r47 (eq_trans (eq_trans r81 (eq_trans (Facts.sum_add n (fun i : Fin n => -1 * (u i *
    exp (h i + x i))) (fun i : Fin n => exp (h i + x i))) r85)) r88) r93) (f_equal2 (fun (h_34 : R) (h_35 : R) => 1 /
    Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)) + (exp c - 1) * (1 / (1 + exp c)) - (exp
    c - 1) * (1 / (1 + exp c)) * (1 - (exp c + 1) * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i
    * exp (x i)))) ^ 2 * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp
    (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i))))) - (exp c ^ 2 *
    (Sum (fun i : Fin n => u i * exp (x i)) * (Sum (fun i : Fin n => exp (h i + x i)) + -1 * Sum (fun i : Fin n => u i
    * exp (h i + x i)))) - Sum (fun i : Fin n => u i * exp (h i + x i)) * h_34) * h_35 * (1 / (1 + 1 / Sum (fun k :
    Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x
    k)) * Sum (fun i : Fin n => u i * exp (x i)))))) (eq_trans (eq_trans r95 (eq_trans (Facts.sum_add n (fun i : Fin n
    => -1 * (u i * exp (x i))) (fun i : Fin n => exp (x i))) r99)) r102) (eq_trans (Facts.inverse_mul (partition (fun
    k : Fin n => x k + h k)) (partition x)) r105))). }
  assert (r110 : 0 < Sum (fun i : Fin n => exp (h i + x i))).
  { exact (proj2 (Rules.sum_sign (fun (i_5 : Fin n) => exp (h i_5 + x i_5))) n_pos (fun (i_5 : Fin n) =>
    (Facts.exp_pos (h i_5 + x i_5)))). }
  assert (r112 : Sum (fun i : Fin n => exp (h i + x i)) <> 0).
  { exact (Facts.ne_of_pos (Sum (fun i : Fin n => exp (h i + x i))) r110). }
  assert (r115 : 1 / Sum (fun i : Fin n => exp (h i + x i)) * Sum (fun i : Fin n => exp (h i + x i)) = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (Sum (fun i : Fin n => exp (h i + x i)))
      r112) Rules.no_equation) (identity (/ (Sum (fun i : Fin n => exp (h i + x i)))) (Sum (fun i : Fin n => exp (h i
      + x i))))). }
  assert (r117 : 0 < Sum (fun k : Fin n => exp (x k))).
  { exact (proj2 (Rules.sum_sign (fun (i_6 : Fin n) => exp (x i_6))) n_pos (fun (i_6 : Fin n) => (Facts.exp_pos (x
    i_6)))). }
  assert (r119 : Sum (fun k : Fin n => exp (x k)) <> 0).
  { exact (Facts.ne_of_pos (Sum (fun k : Fin n => exp (x k))) r117). }
  assert (r122 : 1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun k : Fin n => exp (x k)) = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (Sum (fun k : Fin n => exp (x k))) r119)
      Rules.no_equation) (identity (/ (Sum (fun k : Fin n => exp (x k)))) (Sum (fun k : Fin n => exp (x k))))). }
  assert (r123 : 1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)) + (exp c - 1) * (1 / (1
    + exp c)) - (exp c - 1) * (1 / (1 + exp c)) * (1 - (exp c + 1) * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun
    i : Fin n => u i * exp (x i)))) ^ 2 * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i :
    Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)))))
    - (exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * (Sum (fun i : Fin n => exp (h i + x i)) + -1 * Sum (fun i
    : Fin n => u i * exp (h i + x i)))) - Sum (fun i : Fin n => u i * exp (h i + x i)) * (Sum (fun k : Fin n => exp (x
    k)) + -1 * Sum (fun i : Fin n => u i * exp (x i)))) * (1 / Sum (fun i : Fin n => exp (h i + x i)) * (1 / Sum (fun
    k : Fin n => exp (x k)))) * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i
    * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i))))) = 1 + -1 *
    (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 /
    Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i))))) + 2 * (1 / (1 + 1 / Sum (fun k : Fin
    n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k))
    * Sum (fun i : Fin n => u i * exp (x i)))) * (1 / (1 + exp c))) + 1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) *
    exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin
    n => u i * exp (x i)))) * (1 / Sum (fun i : Fin n => exp (h i + x i))) * (1 / Sum (fun k : Fin n => exp (x k))) *
    exp c ^ 2 * Sum (fun i : Fin n => u i * exp (h i + x i)) * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / (1 +
    1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k :
    Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)))) * (1 / Sum (fun i : Fin n => exp (h i + x i))) * (1
    / Sum (fun k : Fin n => exp (x k))) * Sum (fun i : Fin n => u i * exp (h i + x i)) * Sum (fun i : Fin n => u i *
    exp (x i))) + 1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) +
    -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)))) * (1 / Sum (fun i : Fin n =>
    exp (h i + x i))) * Sum (fun i : Fin n => u i * exp (h i + x i)) + 2 * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x
    k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i
    : Fin n => u i * exp (x i)))) * (1 / Sum (fun k : Fin n => exp (x k))) * exp c * Sum (fun i : Fin n => u i * exp
    (x i))) + -1 * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i))
    + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)))) * (1 / Sum (fun k : Fin n
    => exp (x k))) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i))) + -2 * (1 / (1 + 1 / Sum (fun k : Fin n =>
    exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum
    (fun i : Fin n => u i * exp (x i)))) * (1 / Sum (fun k : Fin n => exp (x k))) * Sum (fun i : Fin n => u i * exp (x
    i))) + -1 * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) +
    -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)))) * (1 / Sum (fun k : Fin n =>
    exp (x k))) ^ 2 * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) ^ 2) + 1 / (1 + 1 / Sum (fun k : Fin n => exp
    (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum
    (fun i : Fin n => u i * exp (x i)))) * (1 / Sum (fun k : Fin n => exp (x k))) ^ 2 * Sum (fun i : Fin n => u i *
    exp (x i)) ^ 2 + -2 * (1 / (1 + exp c)) + 1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp
    (x i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, ((((((((((((1 + ((-1) * (1 * u0))) + (2 * ((1 * u0) * (1
    * u1)))) + ((((((1 * u0) * (1 * u2)) * (1 * u3)) * (u4 ^ 2)) * u5) * u6)) + ((-1) * (((((1 * u0) * (1 * u2)) * (1
    * u3)) * u5) * u6))) + (((1 * u0) * (1 * u2)) * u5)) + (2 * ((((1 * u0) * (1 * u3)) * u4) * u6))) + ((-1) * ((((1
    * u0) * (1 * u3)) * (u4 ^ 2)) * u6))) + ((-2) * (((1 * u0) * (1 * u3)) * u6))) + ((-1) * ((((1 * u0) * ((1 * u3) ^
    2)) * (u4 ^ 2)) * (u6 ^ 2)))) + (((1 * u0) * ((1 * u3) ^ 2)) * (u6 ^ 2))) + ((-2) * (1 * u1))) + ((1 * u3) * u6))
    - (((((1 * u3) * u6) + ((u4 - 1) * (1 * u1))) - ((((u4 - 1) * (1 * u1)) * ((1 - ((u4 + 1) * ((1 * u3) * u6))) ^
    2)) * (1 * u0))) - (((((u4 ^ 2) * (u6 * (u7 + ((-1) * u5)))) - (u5 * (u8 + ((-1) * u6)))) * ((1 * u2) * (1 * u3)))
    * (1 * u0))) = (1 * ((1 + ((-1) * (1 * u1))) - ((1 * u1) * u4)) + (((-1) * (1 * u0)) * ((1 + ((-1) * (1 * u1))) -
    ((1 * u1) * u4)) + ((2 * ((((1 * u0) * (1 * u3)) * u4) * u6)) * ((1 + ((-1) * (1 * u1))) - ((1 * u1) * u4)) +
    (((-1) * ((((1 * u0) * ((1 * u3) ^ 2)) * (u4 ^ 2)) * (u6 ^ 2))) * ((1 + ((-1) * (1 * u1))) - ((1 * u1) * u4)) +
    ((((1 * u0) * ((1 * u3) ^ 2)) * (u6 ^ 2)) * ((1 + ((-1) * (1 * u1))) - ((1 * u1) * u4)) + (((-1) * ((((1 * u0) *
    (1 * u3)) * (u4 ^ 2)) * u6)) * (1 - ((1 * u2) * u7)) + ((((1 * u0) * (1 * u2)) * u5) * (1 - ((1 * u3) * u8)) +
    (((-2) * (((1 * u0) * (1 * u3)) * u6)) * ((1 + ((-1) * (1 * u1))) - ((1 * u1) * u4)) + 0))))))))) by (intros u0 u1
    u2 u3 u4 u5 u6 u7 u8; ring).
    exact (Rules.linear_combination (Rules.and_equation 1 r15 (Rules.and_equation (-1 * (1 / (1 + 1 / Sum (fun k : Fin
      n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x
      k)) * Sum (fun i : Fin n => u i * exp (x i)))))) r15 (Rules.and_equation (2 * (1 / (1 + 1 / Sum (fun k : Fin n
      => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k))
      * Sum (fun i : Fin n => u i * exp (x i)))) * (1 / Sum (fun k : Fin n => exp (x k))) * exp c * Sum (fun i : Fin n
      => u i * exp (x i)))) r15 (Rules.and_equation (-1 * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 *
      Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i
      * exp (x i)))) * (1 / Sum (fun k : Fin n => exp (x k))) ^ 2 * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i))
      ^ 2)) r15 (Rules.and_equation (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n =>
      u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)))) * (1 /
      Sum (fun k : Fin n => exp (x k))) ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) ^ 2) r15 (Rules.and_equation (-1
      * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1
      / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x i)))) * (1 / Sum (fun k : Fin n => exp
      (x k))) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)))) r115 (Rules.and_equation (1 / (1 + 1 / Sum (fun k
      : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp
      (x k)) * Sum (fun i : Fin n => u i * exp (x i)))) * (1 / Sum (fun i : Fin n => exp (h i + x i))) * Sum (fun i :
      Fin n => u i * exp (h i + x i))) r122 (Rules.and_equation (-2 * (1 / (1 + 1 / Sum (fun k : Fin n => exp (x k)) *
      exp c ^ 2 * Sum (fun i : Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i :
      Fin n => u i * exp (x i)))) * (1 / Sum (fun k : Fin n => exp (x k))) * Sum (fun i : Fin n => u i * exp (x i))))
      r15 Rules.no_equation)))))))) (identity (/ (1 + 1 / Sum (fun k : Fin n => exp (x k)) * exp c ^ 2 * Sum (fun i :
      Fin n => u i * exp (x i)) + -1 * (1 / Sum (fun k : Fin n => exp (x k)) * Sum (fun i : Fin n => u i * exp (x
      i))))) (/ (1 + exp c)) (/ (Sum (fun i : Fin n => exp (h i + x i)))) (/ (Sum (fun k : Fin n => exp (x k)))) (exp
      c) (Sum (fun i : Fin n => u i * exp (h i + x i))) (Sum (fun i : Fin n => u i * exp (x i))) (Sum (fun i : Fin n
      => exp (h i + x i))) (Sum (fun k : Fin n => exp (x k))))). }
  assert (r129 : 0 <= 1 / (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i))).
  { assert (identity : forall u0 : R, (1 * u0) - 0 = (1 * ((1 * u0) - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.inverse_pos (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i)) (proj2
      (Softmax.error_factor_bounds n n_pos c h u x given_1 given_2 given_3)))) Rules.no_relation) (identity (/ (1 +
      (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i)))))). }
  assert (r130 : 0 <= (1 - (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i)) ^ 2).
  { exact (Facts.square_nonneg (1 - (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i))). }
  assert (r131 : 0 <= 1).
  { assert (identity : 1 - 0 = (1 * (1 - 0) + 0)) by ring.
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r7)
      Rules.no_relation) identity)). }
  assert (r132 : 0 < exp c + 1).
  { assert (identity : forall u0 : R, (u0 + 1) - 0 = (1 * (u0 - 0) + (1 * (1 - 0) + 0))) by (intros u0; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_lt 1 (Rules.integer_pos 1 eq_refl) r8 (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) r131 Rules.no_relation)) (identity (exp c))) eq_refl). }
  assert (r135 : 0 <= 1 / (exp c + 1)).
  { assert (identity : forall u0 : R, (1 * u0) - 0 = (1 * ((1 * u0) - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.inverse_pos (exp c + 1) r132)) Rules.no_relation) (identity (/ (exp c + 1))))). }
  assert (r137 : 0 <= exp c - 1).
  { assert (identity : forall u0 : R, (u0 - 1) - 0 = (1 * (u0 - 1) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (proj1
      (Softmax.error_factor_bounds n n_pos c h u x given_1 given_2 given_3)) Rules.no_relation) (identity (exp c)))).
      }
  assert (r141 : (exp c - 1) * (1 / (exp c + 1)) = (exp c - 1) / (exp c + 1)).
  { assert (identity : forall u0 u1 : R, ((u0 - 1) * (1 * u1)) = ((u0 - 1) * u1)) by (intros u0 u1; ring).
    exact (identity (exp c) (/ (exp c + 1))). }
  assert (r142 : 0 <= (exp c - 1) / (exp c + 1)).
  { exact (eq_ind ((exp c - 1) * (1 / (exp c + 1))) (fun (h_36 : R) => 0 <= h_36) (Facts.mul_nonneg (exp c - 1) (1 /
    (exp c + 1)) r137 r135) ((exp c - 1) / (exp c + 1)) r141). }
  assert (r145 : 0 <= (exp c - 1) / (exp c + 1) * (1 - (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i)) ^ 2).
  { exact (Facts.mul_nonneg ((exp c - 1) / (exp c + 1)) ((1 - (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i))
    ^ 2) r142 r130). }
  assert (r149 : (exp c - 1) / (exp c + 1) * (1 - (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i)) ^ 2 * (1 /
    (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i))) = (exp c - 1) / (exp c + 1) * (1 - (exp c + 1) *
    Sum (fun i : Fin n => u i * softmax x i)) ^ 2 / (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((((u0 - 1) * u1) * ((1 - ((u0 + 1) * u2)) ^ 2)) * (1 * u3)) = ((((u0 -
    1) * u1) * ((1 - ((u0 + 1) * u2)) ^ 2)) * u3)) by (intros u0 u1 u2 u3; ring).
    exact (identity (exp c) (/ (exp c + 1)) (Sum (fun i : Fin n => u i * softmax x i)) (/ (1 + (exp c ^ 2 - 1) * Sum
      (fun i : Fin n => u i * softmax x i)))). }
  assert (r150 : 0 <= (exp c - 1) / (exp c + 1) * (1 - (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i)) ^ 2 /
    (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i))).
  { exact (eq_ind ((exp c - 1) / (exp c + 1) * (1 - (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i)) ^ 2 * (1 /
    (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i)))) (fun (h_37 : R) => 0 <= h_37) (Facts.mul_nonneg
    ((exp c - 1) / (exp c + 1) * (1 - (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i)) ^ 2) (1 / (1 + (exp c ^
    2 - 1) * Sum (fun i : Fin n => u i * softmax x i))) r145 r129) ((exp c - 1) / (exp c + 1) * (1 - (exp c + 1) * Sum
    (fun i : Fin n => u i * softmax x i)) ^ 2 / (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i)))
    r149). }
  assert (r155 : 0 < partition (fun k : Fin n => x k + h k) * partition x).
  { exact (Facts.mul_pos (partition (fun k : Fin n => x k + h k)) (partition x) (Softmax.partition_pos n n_pos (fun k
    : Fin n => x k + h k)) (Softmax.partition_pos n n_pos x)). }
  assert (r158 : 0 <= 1 / (partition (fun k : Fin n => x k + h k) * partition x)).
  { assert (identity : forall u0 : R, (1 * u0) - 0 = (1 * ((1 * u0) - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Facts.inverse_pos (partition (fun k : Fin n => x k + h k) * partition x) r155)) Rules.no_relation) (identity (/
      (partition (fun k : Fin n => x k + h k) * partition x))))). }
  assert (r160 : 0 <= exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i
    + h i))) - Sum (fun i : Fin n => u i * exp (x i + h i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 ^ 2) * (u1 * u2)) - (u3 * u4)) - 0 = (1 * (((u0 ^ 2) * (u1 *
    u2)) - (u3 * u4)) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl)
      (Softmax.perturbed_odds_le n n_pos c h u x given_1 given_2 given_3 given_4) Rules.no_relation) (identity (exp c)
      (Sum (fun i : Fin n => u i * exp (x i))) (Sum (fun i : Fin n => (1 - u i) * exp (x i + h i))) (Sum (fun i : Fin
      n => u i * exp (x i + h i))) (Sum (fun i : Fin n => (1 - u i) * exp (x i)))))). }
  assert (r164 : (exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i + h
    i))) - Sum (fun i : Fin n => u i * exp (x i + h i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i))) * (1 /
    (partition (fun k : Fin n => x k + h k) * partition x)) = (exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) *
    Sum (fun i : Fin n => (1 - u i) * exp (x i + h i))) - Sum (fun i : Fin n => u i * exp (x i + h i)) * Sum (fun i :
    Fin n => (1 - u i) * exp (x i))) / (partition (fun k : Fin n => x k + h k) * partition x)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((((u0 ^ 2) * (u1 * u2)) - (u3 * u4)) * (1 * u5)) = ((((u0 ^ 2) *
    (u1 * u2)) - (u3 * u4)) * u5)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (identity (exp c) (Sum (fun i : Fin n => u i * exp (x i))) (Sum (fun i : Fin n => (1 - u i) * exp (x i + h
      i))) (Sum (fun i : Fin n => u i * exp (x i + h i))) (Sum (fun i : Fin n => (1 - u i) * exp (x i))) (/ (partition
      (fun k : Fin n => x k + h k) * partition x))). }
  assert (r165 : 0 <= (exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x
    i + h i))) - Sum (fun i : Fin n => u i * exp (x i + h i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i))) /
    (partition (fun k : Fin n => x k + h k) * partition x)).
  { exact (eq_ind ((exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i +
    h i))) - Sum (fun i : Fin n => u i * exp (x i + h i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i))) * (1 /
    (partition (fun k : Fin n => x k + h k) * partition x))) (fun (h_38 : R) => 0 <= h_38) (Facts.mul_nonneg (exp c ^
    2 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i + h i))) - Sum (fun i :
    Fin n => u i * exp (x i + h i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i))) (1 / (partition (fun k : Fin n =>
    x k + h k) * partition x)) r160 r158) ((exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n
    => (1 - u i) * exp (x i + h i))) - Sum (fun i : Fin n => u i * exp (x i + h i)) * Sum (fun i : Fin n => (1 - u i)
    * exp (x i))) / (partition (fun k : Fin n => x k + h k) * partition x)) r164). }
  assert (r169 : (exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i + h
    i))) - Sum (fun i : Fin n => u i * exp (x i + h i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i))) / (partition
    (fun k : Fin n => x k + h k) * partition x) * (1 / (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x
    i))) = (exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i + h i)))
    - Sum (fun i : Fin n => u i * exp (x i + h i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i))) / (partition (fun k
    : Fin n => x k + h k) * partition x) / (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (((((u0 ^ 2) * (u1 * u2)) - (u3 * u4)) * u5) * (1 * u6)) =
    (((((u0 ^ 2) * (u1 * u2)) - (u3 * u4)) * u5) * u6)) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (exp c) (Sum (fun i : Fin n => u i * exp (x i))) (Sum (fun i : Fin n => (1 - u i) * exp (x i + h
      i))) (Sum (fun i : Fin n => u i * exp (x i + h i))) (Sum (fun i : Fin n => (1 - u i) * exp (x i))) (/ (partition
      (fun k : Fin n => x k + h k) * partition x)) (/ (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x
      i)))). }
  assert (r170 : 0 <= (exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x
    i + h i))) - Sum (fun i : Fin n => u i * exp (x i + h i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i))) /
    (partition (fun k : Fin n => x k + h k) * partition x) / (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i *
    softmax x i))).
  { exact (eq_ind ((exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i +
    h i))) - Sum (fun i : Fin n => u i * exp (x i + h i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i))) / (partition
    (fun k : Fin n => x k + h k) * partition x) * (1 / (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x
    i)))) (fun (h_39 : R) => 0 <= h_39) (Facts.mul_nonneg ((exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum
    (fun i : Fin n => (1 - u i) * exp (x i + h i))) - Sum (fun i : Fin n => u i * exp (x i + h i)) * Sum (fun i : Fin
    n => (1 - u i) * exp (x i))) / (partition (fun k : Fin n => x k + h k) * partition x)) (1 / (1 + (exp c ^ 2 - 1) *
    Sum (fun i : Fin n => u i * softmax x i))) r165 r129) ((exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum
    (fun i : Fin n => (1 - u i) * exp (x i + h i))) - Sum (fun i : Fin n => u i * exp (x i + h i)) * Sum (fun i : Fin
    n => (1 - u i) * exp (x i))) / (partition (fun k : Fin n => x k + h k) * partition x) / (1 + (exp c ^ 2 - 1) * Sum
    (fun i : Fin n => u i * softmax x i))) r169). }
  assert (r171 : Sum (fun i : Fin n => u i * softmax x i) + (exp c - 1) / (exp c + 1) - (exp c - 1) / (exp c + 1) * (1
    - (exp c + 1) * Sum (fun i : Fin n => u i * softmax x i)) ^ 2 / (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i *
    softmax x i)) - (exp c ^ 2 * (Sum (fun i : Fin n => u i * exp (x i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i
    + h i))) - Sum (fun i : Fin n => u i * exp (x i + h i)) * Sum (fun i : Fin n => (1 - u i) * exp (x i))) /
    (partition (fun k : Fin n => x k + h k) * partition x) / (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i *
    softmax x i)) <= Sum (fun i : Fin n => u i * softmax x i) + (exp c - 1) / (exp c + 1)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 : R, (u8 + ((u0 - 1) * u7)) - (((u8 + ((u0 - 1) * u7)) -
    ((((u0 - 1) * u7) * ((1 - ((u0 + 1) * u8)) ^ 2)) * u6)) - (((((u0 ^ 2) * (u1 * u2)) - (u3 * u4)) * u5) * u6)) = (1
    * (((((u0 - 1) * u7) * ((1 - ((u0 + 1) * u8)) ^ 2)) * u6) - 0) + (1 * ((((((u0 ^ 2) * (u1 * u2)) - (u3 * u4)) *
    u5) * u6) - 0) + 0))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r150 (Rules.and_le 1
      (Rules.integer_nonneg 1 eq_refl) r170 Rules.no_relation)) (identity (exp c) (Sum (fun i : Fin n => u i * exp (x
      i))) (Sum (fun i : Fin n => (1 - u i) * exp (x i + h i))) (Sum (fun i : Fin n => u i * exp (x i + h i))) (Sum
      (fun i : Fin n => (1 - u i) * exp (x i))) (/ (partition (fun k : Fin n => x k + h k) * partition x)) (/ (1 +
      (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i))) (/ (exp c + 1)) (Sum (fun i : Fin n => u i *
      softmax x i))))). }
  assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 : R, (u0 + ((u1 - 1) * u2)) - u9 = (1 * ((((u0 + ((u1 - 1) *
    u2)) - ((((u1 - 1) * u2) * ((1 - ((u1 + 1) * u0)) ^ 2)) * u3)) - ((((u1 ^ 2) * (u0 * (1 - u9))) - (u9 * (1 - u0)))
    * u3)) - u9) + (1 * ((((u0 + ((u1 - 1) * u2)) - ((((u1 - 1) * u2) * ((1 - ((u1 + 1) * u0)) ^ 2)) * u3)) - (((((u1
    ^ 2) * (u4 * u5)) - (u6 * u7)) * u8) * u3)) - (((u0 + ((u1 - 1) * u2)) - ((((u1 - 1) * u2) * ((1 - ((u1 + 1) *
    u0)) ^ 2)) * u3)) - ((((u1 ^ 2) * (u0 * (1 - u9))) - (u9 * (1 - u0))) * u3))) + (1 * ((u0 + ((u1 - 1) * u2)) -
    (((u0 + ((u1 - 1) * u2)) - ((((u1 - 1) * u2) * ((1 - ((u1 + 1) * u0)) ^ 2)) * u3)) - (((((u1 ^ 2) * (u4 * u5)) -
    (u6 * u7)) * u8) * u3))) + 0)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8 u9; ring).
  exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_sym (eq_trans (eq_trans r0 r5) r24)) (Rules.and_eq 1
    (eq_trans (eq_trans (eq_trans r0 r71) r73) (eq_sym (eq_trans (eq_trans r75 r107) r123))) (Rules.and_le 1
    (Rules.integer_nonneg 1 eq_refl) r171 Rules.no_relation))) (identity (Sum (fun i : Fin n => u i * softmax x i))
    (exp c) (/ (exp c + 1)) (/ (1 + (exp c ^ 2 - 1) * Sum (fun i : Fin n => u i * softmax x i))) (Sum (fun i : Fin n
    => u i * exp (x i))) (Sum (fun i : Fin n => (1 - u i) * exp (x i + h i))) (Sum (fun i : Fin n => u i * exp (x i +
    h i))) (Sum (fun i : Fin n => (1 - u i) * exp (x i))) (/ (partition (fun k : Fin n => x k + h k) * partition x))
    (Sum (fun i : Fin n => u i * softmax (fun k : Fin n => x k + h k) i))))).
Qed.

(* An integral over noisy logits: a softmax weight times a factor of the limits. *)
Theorem gumbel_winner_and_value (n : nat) (n_pos : (0 < n)%nat) (a b : R) (x : Fin n -> R) (i : Fin n)
    (given : a <= b) :
  integral (fun t : R => exp (x i - t) * exp (- Sum (fun j : Fin n => exp (x j - t)))) a b (softmax x i * (exp (-
    (partition x * exp (- b))) - exp (- (partition x * exp (- a))))).
Proof.
  assert (r1 : forall (t : R), partial real (fun t : R => exp (x i) / Sum (fun j : Fin n => exp (x j))) t 0).
  { exact (fun (t : R) => (Rules.deriv_const _ _ _)). }
  assert (r2 : forall (t : R), - (Sum (fun j : Fin n => exp (x j)) * exp (- t)) = -1 * (Sum (fun j : Fin n => exp (x
    j)) * exp (- t))).
  { assert (identity : forall u0 u1 : R, (- (u0 * u1)) = ((-1) * (u0 * u1))) by (intros u0 u1; ring).
    exact (fun (t : R) => (identity (Sum (fun j : Fin n => exp (x j))) (exp (- t)))). }
  assert (r4 : forall (t : R), partial real (fun t : R => -1) t 0).
  { exact (fun (t : R) => (Rules.deriv_const _ _ _)). }
  assert (r5 : forall (t : R), partial real (fun t : R => Sum (fun j : Fin n => exp (x j))) t 0).
  { exact (fun (t : R) => (Rules.deriv_const _ _ _)). }
  assert (r6 : forall (t : R), - t = -1 * t).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (t : R) => (identity t)). }
  assert (r8 : forall (t : R), partial real (fun t : R => t) t 1).
  { exact (fun (t : R) => (Rules.deriv_entry_real t)). }
  assert (r9 : forall (t : R), partial real (fun t : R => -1 * t) t (0 * t + -1 * 1)).
  { exact (fun (t : R) => (Rules.deriv_mul (r4 t) (r8 t))). }
  assert (r11 : forall (t : R), partial real (fun t : R => - t) t (0 * t + -1 * 1)).
  { exact (fun (t : R) => (Rules.deriv_eq (fun (t : R) => (eq_sym (r6 t))) (r9 t) (@eq_refl R (0 * t + -1 * 1)))). }
  assert (r12 : forall (t : R), partial real (fun t : R => exp (- t)) t (exp (- t) * (0 * t + -1 * 1))).
  { exact (fun (t : R) => (Rules.deriv_fn Rules.outer_exp (r11 t))). }
  assert (r13 : forall (t : R), partial real (fun t : R => Sum (fun j : Fin n => exp (x j)) * exp (- t)) t (0 * exp (-
    t) + Sum (fun j : Fin n => exp (x j)) * (exp (- t) * (0 * t + -1 * 1)))).
  { exact (fun (t : R) => (Rules.deriv_mul (r5 t) (r12 t))). }
  assert (r14 : forall (t : R), partial real (fun t : R => -1 * (Sum (fun j : Fin n => exp (x j)) * exp (- t))) t (0 *
    (Sum (fun j : Fin n => exp (x j)) * exp (- t)) + -1 * (0 * exp (- t) + Sum (fun j : Fin n => exp (x j)) * (exp (-
    t) * (0 * t + -1 * 1))))).
  { exact (fun (t : R) => (Rules.deriv_mul (r4 t) (r13 t))). }
  assert (r16 : forall (t : R), partial real (fun t : R => - (Sum (fun j : Fin n => exp (x j)) * exp (- t))) t (0 *
    (Sum (fun j : Fin n => exp (x j)) * exp (- t)) + -1 * (0 * exp (- t) + Sum (fun j : Fin n => exp (x j)) * (exp (-
    t) * (0 * t + -1 * 1))))).
  { exact (fun (t : R) => (Rules.deriv_eq (fun (t : R) => (eq_sym (r2 t))) (r14 t) (@eq_refl R (0 * (Sum (fun j : Fin
    n => exp (x j)) * exp (- t)) + -1 * (0 * exp (- t) + Sum (fun j : Fin n => exp (x j)) * (exp (- t) * (0 * t + -1 *
    1))))))). }
  assert (r17 : forall (t : R), partial real (fun t : R => exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- t)))) t
    (exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- t))) * (0 * (Sum (fun j : Fin n => exp (x j)) * exp (- t)) + -1
    * (0 * exp (- t) + Sum (fun j : Fin n => exp (x j)) * (exp (- t) * (0 * t + -1 * 1)))))).
  { exact (fun (t : R) => (Rules.deriv_fn Rules.outer_exp (r16 t))). }
  assert (r18 : forall (t : R), partial real (fun t : R => exp (x i) / Sum (fun j : Fin n => exp (x j)) * exp (- (Sum
    (fun j : Fin n => exp (x j)) * exp (- t)))) t (0 * exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- t))) + exp (x
    i) / Sum (fun j : Fin n => exp (x j)) * (exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- t))) * (0 * (Sum (fun j
    : Fin n => exp (x j)) * exp (- t)) + -1 * (0 * exp (- t) + Sum (fun j : Fin n => exp (x j)) * (exp (- t) * (0 * t
    + -1 * 1))))))).
  { exact (fun (t : R) => (Rules.deriv_mul (r1 t) (r17 t))). }
  assert (r19 : forall (t : R), 0 * exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- t))) + exp (x i) / Sum (fun j :
    Fin n => exp (x j)) * (exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- t))) * (0 * (Sum (fun j : Fin n => exp (x
    j)) * exp (- t)) + -1 * (0 * exp (- t) + Sum (fun j : Fin n => exp (x j)) * (exp (- t) * (0 * t + -1 * 1))))) = 0
    * exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- t))) + exp (x i) * (1 / Sum (fun j : Fin n => exp (x j))) *
    (exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- t))) * (0 * (Sum (fun j : Fin n => exp (x j)) * exp (- t)) + -1
    * (0 * exp (- t) + Sum (fun j : Fin n => exp (x j)) * (exp (- t) * (0 * t + -1 * 1)))))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, ((0 * u0) + ((u1 * u2) * (u0 * ((0 * (u3 * u4)) + ((-1) * ((0 *
    u4) + (u3 * (u4 * ((0 * u5) + ((-1) * 1)))))))))) = ((0 * u0) + ((u1 * (1 * u2)) * (u0 * ((0 * (u3 * u4)) + ((-1)
    * ((0 * u4) + (u3 * (u4 * ((0 * u5) + ((-1) * 1))))))))))) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (t : R) => (identity (exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- t)))) (exp (x i)) (/ (Sum (fun
      j : Fin n => exp (x j)))) (Sum (fun j : Fin n => exp (x j))) (exp (- t)) t)). }
  assert (r20 : forall (t : R), exp (-1 * t) = exp (- t)).
  { exact (fun (t : R) => (f_equal (fun (h : R) => exp h) (eq_sym (r6 t)))). }
  assert (r21 : forall (a : R), 0 < exp a).
  { exact (fun (a : R) => (Facts.exp_pos a)). }
  assert (r23 : forall (a : R), exp a <> 0).
  { exact (fun (a : R) => (Facts.ne_of_pos (exp a) (r21 a))). }
  assert (r26 : 0 < exp 0).
  { exact (Facts.exp_pos 0). }
  assert (r28 : exp 0 <> 0).
  { exact (Facts.ne_of_pos (exp 0) r26). }
  assert (r31 : 0 = 0 + 0).
  { assert (identity : 0 = (0 + 0)) by ring.
    exact identity. }
  assert (r32 : exp 0 = exp (0 + 0)).
  { exact (f_equal (fun (h_ : R) => exp h_) r31). }
  assert (r35 : exp 0 = 1).
  { assert (identity : forall u0 u1 : R, 1 - u0 = ((1 - u0) * (1 - (u0 * (1 * u1))) + ((- (1 * u1)) * ((u0 * u0) - u0)
    + 0))) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 - exp 0) (Facts.mul_inverse (exp 0) r28)
      (Rules.and_equation (- (1 / exp 0)) (eq_trans r32 (Facts.exp_add 0 0)) Rules.no_equation)) (identity (exp 0) (/
      (exp 0)))). }
  assert (r36 : forall (a : R), 0 = a + - a).
  { assert (identity : forall u0 : R, 0 = (u0 + (- u0))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r37 : forall (a : R), exp 0 = exp (a + - a)).
  { exact (fun (a : R) => (f_equal (fun (h_1 : R) => exp h_1) (r36 a))). }
  assert (r40 : forall (a : R), exp (- a) = 1 / exp a).
  { assert (identity : forall u0 u1 u2 u3 : R, (1 * u0) - u1 = ((- u1) * (1 - (u2 * (1 * u0))) + ((1 * u0) * (1 - u3)
    + ((- (1 * u0)) * ((u2 * u1) - u3) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a : R) => (Rules.linear_combination (Rules.and_equation (- exp (- a)) (Facts.mul_inverse (exp a) (r23
      a)) (Rules.and_equation (1 / exp a) r35 (Rules.and_equation (- (1 / exp a)) (eq_trans (r37 a) (Facts.exp_add a
      (- a))) Rules.no_equation))) (identity (/ (exp a)) (exp (- a)) (exp a) (exp 0)))). }
  assert (r42 : forall (t : R), exp (-1 * t) = 1 / exp t).
  { exact (fun (t : R) => (eq_trans (r20 t) (r40 t))). }
  assert (r43 : forall (t : R), - (Sum (fun j : Fin n => exp (x j)) * exp (- t)) = - (Sum (fun j : Fin n => exp (x j))
    * (1 / exp t))).
  { exact (fun (t : R) => (f_equal (fun (h_2 : R) => - (Sum (fun j : Fin n => exp (x j)) * h_2)) (r40 t))). }
  assert (r44 : forall (t : R), - (Sum (fun j : Fin n => exp (x j)) * (1 / exp t)) = -1 * (1 / exp t * Sum (fun j :
    Fin n => exp (x j)))).
  { assert (identity : forall u0 u1 : R, (- (u0 * (1 * u1))) = ((-1) * ((1 * u1) * u0))) by (intros u0 u1; ring).
    exact (fun (t : R) => (identity (Sum (fun j : Fin n => exp (x j))) (/ (exp t)))). }
  assert (r46 : forall (t : R), exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- t))) = exp (-1 * (1 / exp t * Sum
    (fun j : Fin n => exp (x j))))).
  { exact (fun (t : R) => (f_equal (fun (h_3 : R) => exp h_3) (eq_trans (r43 t) (r44 t)))). }
  assert (r47 : forall (t : R), -1 * (1 / exp t * Sum (fun j : Fin n => exp (x j))) = - (1 / exp t * Sum (fun j : Fin
    n => exp (x j)))).
  { assert (identity : forall u0 u1 : R, ((-1) * ((1 * u0) * u1)) = (- ((1 * u0) * u1))) by (intros u0 u1; ring).
    exact (fun (t : R) => (identity (/ (exp t)) (Sum (fun j : Fin n => exp (x j))))). }
  assert (r48 : forall (t : R), exp (-1 * (1 / exp t * Sum (fun j : Fin n => exp (x j)))) = exp (- (1 / exp t * Sum
    (fun j : Fin n => exp (x j))))).
  { exact (fun (t : R) => (f_equal (fun (h_4 : R) => exp h_4) (r47 t))). }
  assert (r50 : forall (t : R), exp (-1 * (1 / exp t * Sum (fun j : Fin n => exp (x j)))) = 1 / exp (1 / exp t * Sum
    (fun j : Fin n => exp (x j)))).
  { exact (fun (t : R) => (eq_trans (r48 t) (r40 (1 / exp t * Sum (fun j : Fin n => exp (x j)))))). }
  assert (r52 : forall (t : R), 0 * exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- t))) + exp (x i) * (1 / Sum (fun
    j : Fin n => exp (x j))) * (exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- t))) * (0 * (Sum (fun j : Fin n =>
    exp (x j)) * exp (- t)) + -1 * (0 * exp (- t) + Sum (fun j : Fin n => exp (x j)) * (exp (- t) * (0 * t + -1 *
    1))))) = 0 * (1 / exp (1 / exp t * Sum (fun j : Fin n => exp (x j)))) + exp (x i) * (1 / Sum (fun j : Fin n => exp
    (x j))) * (1 / exp (1 / exp t * Sum (fun j : Fin n => exp (x j))) * (0 * (Sum (fun j : Fin n => exp (x j)) * (1 /
    exp t)) + -1 * (0 * (1 / exp t) + Sum (fun j : Fin n => exp (x j)) * (1 / exp t * (0 * t + -1 * 1)))))).
  { exact (fun (t : R) => (f_equal2 (fun (h_5 : R) (h_6 : R) => 0 * h_5 + exp (x i) * (1 / Sum (fun j : Fin n => exp
    (x j))) * (h_5 * (0 * (Sum (fun j : Fin n => exp (x j)) * h_6) + -1 * (0 * h_6 + Sum (fun j : Fin n => exp (x j))
    * (h_6 * (0 * t + -1 * 1)))))) (eq_trans (r46 t) (r50 t)) (r40 t))). }
  assert (r55 : 0 < Sum (fun j : Fin n => exp (x j))).
  { exact (proj2 (Rules.sum_sign (fun (i_ : Fin n) => exp (x i_))) n_pos (fun (i_ : Fin n) => (Facts.exp_pos (x
    i_)))). }
  assert (r57 : Sum (fun j : Fin n => exp (x j)) <> 0).
  { exact (Facts.ne_of_pos (Sum (fun j : Fin n => exp (x j))) r55). }
  assert (r60 : 1 / Sum (fun j : Fin n => exp (x j)) * Sum (fun j : Fin n => exp (x j)) = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (Sum (fun j : Fin n => exp (x j))) r57)
      Rules.no_equation) (identity (/ (Sum (fun j : Fin n => exp (x j)))) (Sum (fun j : Fin n => exp (x j))))). }
  assert (r61 : forall (t : R), 0 * (1 / exp (1 / exp t * Sum (fun j : Fin n => exp (x j)))) + exp (x i) * (1 / Sum
    (fun j : Fin n => exp (x j))) * (1 / exp (1 / exp t * Sum (fun j : Fin n => exp (x j))) * (0 * (Sum (fun j : Fin n
    => exp (x j)) * (1 / exp t)) + -1 * (0 * (1 / exp t) + Sum (fun j : Fin n => exp (x j)) * (1 / exp t * (0 * t + -1
    * 1))))) = 1 / exp t * (1 / exp (1 / exp t * Sum (fun j : Fin n => exp (x j)))) * exp (x i)).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 : R, (((1 * u0) * (1 * u1)) * u2) - ((0 * (1 * u1)) + ((u2 * (1 * u3))
    * ((1 * u1) * ((0 * (u4 * (1 * u0))) + ((-1) * ((0 * (1 * u0)) + (u4 * ((1 * u0) * ((0 * u5) + ((-1) * 1))))))))))
    = ((((1 * u0) * (1 * u1)) * u2) * (1 - ((1 * u3) * u4)) + 0)) by (intros u0 u1 u2 u3 u4 u5; ring).
    exact (fun (t : R) => (Rules.linear_combination (Rules.and_equation (1 / exp t * (1 / exp (1 / exp t * Sum (fun j
      : Fin n => exp (x j)))) * exp (x i)) r60 Rules.no_equation) (identity (/ (exp t)) (/ (exp (1 / exp t * Sum (fun
      j : Fin n => exp (x j))))) (exp (x i)) (/ (Sum (fun j : Fin n => exp (x j)))) (Sum (fun j : Fin n => exp (x j)))
      t))). }
  assert (r63 : forall (t : R), x i - t = -1 * t + x i).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (((-1) * u1) + u0)) by (intros u0 u1; ring).
    exact (fun (t : R) => (identity (x i) t)). }
  assert (r64 : forall (t : R), exp (x i - t) = exp (-1 * t + x i)).
  { exact (fun (t : R) => (f_equal (fun (h_7 : R) => exp h_7) (r63 t))). }
  assert (r67 : forall (t : R), exp (-1 * t) * exp (x i) = 1 / exp t * exp (x i)).
  { exact (fun (t : R) => (f_equal (fun (h_8 : R) => h_8 * exp (x i)) (r42 t))). }
  assert (r69 : forall (i_1 : Fin n) (t : R), x i_1 - t = -1 * t + x i_1).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (((-1) * u1) + u0)) by (intros u0 u1; ring).
    exact (fun (i_1 : Fin n) (t : R) => (identity (x i_1) t)). }
  assert (r70 : forall (i_1 : Fin n) (t : R), exp (x i_1 - t) = exp (-1 * t + x i_1)).
  { exact (fun (i_1 : Fin n) (t : R) => (f_equal (fun (h_9 : R) => exp h_9) (r69 i_1 t))). }
  assert (r73 : forall (t : R) (i_1 : Fin n), exp (-1 * t) * exp (x i_1) = 1 / exp t * exp (x i_1)).
  { exact (fun (t : R) (i_1 : Fin n) => (f_equal (fun (h_10 : R) => h_10 * exp (x i_1)) (r42 t))). }
  assert (r75 : forall (t : R), Sum (fun j : Fin n => exp (x j - t)) = Sum (fun i : Fin n => 1 / exp t * exp (x i))).
  { exact (fun (t : R) => (Rules.sum_congruence (fun (i_1 : Fin n) => (eq_trans (eq_trans (r70 i_1 t) (Facts.exp_add
    (-1 * t) (x i_1))) (r73 t i_1))))). }
  assert (r78 : forall (t : R), - Sum (fun j : Fin n => exp (x j - t)) = - (1 / exp t * Sum (fun j : Fin n => exp (x
    j)))).
  { exact (fun (t : R) => (f_equal (fun (h_11 : R) => - h_11) (eq_trans (r75 t) (Facts.sum_scale n (1 / exp t) (fun i
    : Fin n => exp (x i)))))). }
  assert (r79 : forall (t : R), - (1 / exp t * Sum (fun j : Fin n => exp (x j))) = -1 * (1 / exp t * Sum (fun j : Fin
    n => exp (x j)))).
  { assert (identity : forall u0 u1 : R, (- ((1 * u0) * u1)) = ((-1) * ((1 * u0) * u1))) by (intros u0 u1; ring).
    exact (fun (t : R) => (identity (/ (exp t)) (Sum (fun j : Fin n => exp (x j))))). }
  assert (r81 : forall (t : R), exp (- Sum (fun j : Fin n => exp (x j - t))) = exp (-1 * (1 / exp t * Sum (fun j : Fin
    n => exp (x j))))).
  { exact (fun (t : R) => (f_equal (fun (h_12 : R) => exp h_12) (eq_trans (r78 t) (r79 t)))). }
  assert (r83 : forall (t : R), exp (x i - t) * exp (- Sum (fun j : Fin n => exp (x j - t))) = 1 / exp t * exp (x i) *
    (1 / exp (1 / exp t * Sum (fun j : Fin n => exp (x j))))).
  { exact (fun (t : R) => (f_equal2 (fun (h_13 : R) (h_14 : R) => h_13 * h_14) (eq_trans (eq_trans (r64 t)
    (Facts.exp_add (-1 * t) (x i))) (r67 t)) (eq_trans (r81 t) (r50 t)))). }
  assert (r84 : forall (t : R), 1 / exp t * exp (x i) * (1 / exp (1 / exp t * Sum (fun j : Fin n => exp (x j)))) = 1 /
    exp t * (1 / exp (1 / exp t * Sum (fun j : Fin n => exp (x j)))) * exp (x i)).
  { assert (identity : forall u0 u1 u2 : R, (((1 * u0) * u1) * (1 * u2)) = (((1 * u0) * (1 * u2)) * u1)) by (intros u0
    u1 u2; ring).
    exact (fun (t : R) => (identity (/ (exp t)) (exp (x i)) (/ (exp (1 / exp t * Sum (fun j : Fin n => exp (x
      j))))))). }
  assert (r88 : forall (t : R), partial real (fun t : R => exp (x i) / Sum (fun j : Fin n => exp (x j)) * exp (- (Sum
    (fun j : Fin n => exp (x j)) * exp (- t)))) t (exp (x i - t) * exp (- Sum (fun j : Fin n => exp (x j - t))))).
  { exact (fun (t : R) => (Rules.deriv_eq (fun (t : R) => (@eq_refl R (exp (x i) / Sum (fun j : Fin n => exp (x j)) *
    exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- t)))))) (r18 t) (eq_trans (eq_trans (eq_trans (r19 t) (r52 t))
    (r61 t)) (eq_sym (eq_trans (r83 t) (r84 t)))))). }
  assert (r89 : forall (t : R), x i - t = x i + -1 * t).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (fun (t : R) => (identity (x i) t)). }
  assert (r91 : forall (t : R), partial real (fun t : R => x i) t 0).
  { exact (fun (t : R) => (Rules.deriv_const _ _ _)). }
  assert (r92 : forall (t : R), partial real (fun t : R => x i + -1 * t) t (0 + (0 * t + -1 * 1))).
  { exact (fun (t : R) => (Rules.deriv_add (r91 t) (r9 t))). }
  assert (r94 : forall (t : R), partial real (fun t : R => x i - t) t (0 + (0 * t + -1 * 1))).
  { exact (fun (t : R) => (Rules.deriv_eq (fun (t : R) => (eq_sym (r89 t))) (r92 t) (@eq_refl R (0 + (0 * t + -1 *
    1))))). }
  assert (r95 : forall (t : R), partial real (fun t : R => exp (x i - t)) t (exp (x i - t) * (0 + (0 * t + -1 * 1)))).
  { exact (fun (t : R) => (Rules.deriv_fn Rules.outer_exp (r94 t))). }
  assert (r96 : forall (t : R), - Sum (fun j : Fin n => exp (x j - t)) = -1 * Sum (fun j : Fin n => exp (x j - t))).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (fun (t : R) => (identity (Sum (fun j : Fin n => exp (x j - t))))). }
  assert (r98 : forall (i_2 : Fin n) (t : R), x i_2 - t = x i_2 + -1 * t).
  { assert (identity : forall u0 u1 : R, (u0 - u1) = (u0 + ((-1) * u1))) by (intros u0 u1; ring).
    exact (fun (i_2 : Fin n) (t : R) => (identity (x i_2) t)). }
  assert (r100 : forall (i_2 : Fin n) (t : R), partial real (fun t : R => x i_2) t 0).
  { exact (fun (i_2 : Fin n) (t : R) => (Rules.deriv_const _ _ _)). }
  assert (r101 : forall (i_2 : Fin n) (t : R), partial real (fun t : R => x i_2 + -1 * t) t (0 + (0 * t + -1 * 1))).
  { exact (fun (i_2 : Fin n) (t : R) => (Rules.deriv_add (r100 i_2 t) (r9 t))). }
  assert (r102 : forall (i_2 : Fin n) (t : R), partial real (fun t : R => x i_2 - t) t (0 + (0 * t + -1 * 1))).
  { exact (fun (i_2 : Fin n) (t : R) => (Rules.deriv_eq (fun (t : R) => (eq_sym (r98 i_2 t))) (r101 i_2 t) (@eq_refl R
    (0 + (0 * t + -1 * 1))))). }
  assert (r103 : forall (i_2 : Fin n) (t : R), partial real (fun t : R => exp (x i_2 - t)) t (exp (x i_2 - t) * (0 +
    (0 * t + -1 * 1)))).
  { exact (fun (i_2 : Fin n) (t : R) => (Rules.deriv_fn Rules.outer_exp (r102 i_2 t))). }
  assert (r104 : forall (t : R), partial real (fun t : R => Sum (fun j : Fin n => exp (x j - t))) t (Sum (fun i : Fin
    n => exp (x i - t) * (0 + (0 * t + -1 * 1))))).
  { exact (fun (t : R) => (Rules.deriv_sum (fun (i_2 : Fin n) => (r103 i_2 t)))). }
  assert (r105 : forall (t : R), partial real (fun t : R => -1 * Sum (fun j : Fin n => exp (x j - t))) t (0 * Sum (fun
    j : Fin n => exp (x j - t)) + -1 * Sum (fun i : Fin n => exp (x i - t) * (0 + (0 * t + -1 * 1))))).
  { exact (fun (t : R) => (Rules.deriv_mul (r4 t) (r104 t))). }
  assert (r107 : forall (t : R), partial real (fun t : R => - Sum (fun j : Fin n => exp (x j - t))) t (0 * Sum (fun j
    : Fin n => exp (x j - t)) + -1 * Sum (fun i : Fin n => exp (x i - t) * (0 + (0 * t + -1 * 1))))).
  { exact (fun (t : R) => (Rules.deriv_eq (fun (t : R) => (eq_sym (r96 t))) (r105 t) (@eq_refl R (0 * Sum (fun j : Fin
    n => exp (x j - t)) + -1 * Sum (fun i : Fin n => exp (x i - t) * (0 + (0 * t + -1 * 1))))))). }
  assert (r108 : forall (t : R), partial real (fun t : R => exp (- Sum (fun j : Fin n => exp (x j - t)))) t (exp (-
    Sum (fun j : Fin n => exp (x j - t))) * (0 * Sum (fun j : Fin n => exp (x j - t)) + -1 * Sum (fun i : Fin n => exp
    (x i - t) * (0 + (0 * t + -1 * 1)))))).
  { exact (fun (t : R) => (Rules.deriv_fn Rules.outer_exp (r107 t))). }
  assert (r109 : forall (t : R), partial real (fun t : R => exp (x i - t) * exp (- Sum (fun j : Fin n => exp (x j -
    t)))) t (exp (x i - t) * (0 + (0 * t + -1 * 1)) * exp (- Sum (fun j : Fin n => exp (x j - t))) + exp (x i - t) *
    (exp (- Sum (fun j : Fin n => exp (x j - t))) * (0 * Sum (fun j : Fin n => exp (x j - t)) + -1 * Sum (fun i : Fin
    n => exp (x i - t) * (0 + (0 * t + -1 * 1))))))).
  { exact (fun (t : R) => (Rules.deriv_mul (r95 t) (r108 t))). }
  assert (r111 : integral (fun t : R => exp (x i - t) * exp (- Sum (fun j : Fin n => exp (x j - t)))) a b (exp (x i) /
    Sum (fun j : Fin n => exp (x j)) * exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- b))) - exp (x i) / Sum (fun j
    : Fin n => exp (x j)) * exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- a))))).
  { exact (Rules.fundamental_theorem (fun t : R => exp (x i) / Sum (fun j : Fin n => exp (x j)) * exp (- (Sum (fun j :
    Fin n => exp (x j)) * exp (- t)))) (fun t : R => exp (x i - t) * exp (- Sum (fun j : Fin n => exp (x j - t))))
    (fun t : R => exp (x i - t) * (0 + (0 * t + -1 * 1)) * exp (- Sum (fun j : Fin n => exp (x j - t))) + exp (x i -
    t) * (exp (- Sum (fun j : Fin n => exp (x j - t))) * (0 * Sum (fun j : Fin n => exp (x j - t)) + -1 * Sum (fun i :
    Fin n => exp (x i - t) * (0 + (0 * t + -1 * 1)))))) (fun (t : R) p p_ => (r88 t)) (fun (t : R) p_1 p_2 => (r109
    t)) given). }
  assert (r112 : exp (x i) / Sum (fun j : Fin n => exp (x j)) * exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- b)))
    - exp (x i) / Sum (fun j : Fin n => exp (x j)) * exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- a))) = exp (x
    i) * (1 / Sum (fun j : Fin n => exp (x j))) * exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- b))) - exp (x i) *
    (1 / Sum (fun j : Fin n => exp (x j))) * exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- a)))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * u1) * u2) - ((u0 * u1) * u3)) = (((u0 * (1 * u1)) * u2) - ((u0
    * (1 * u1)) * u3))) by (intros u0 u1 u2 u3; ring).
    exact (identity (exp (x i)) (/ (Sum (fun j : Fin n => exp (x j)))) (exp (- (Sum (fun j : Fin n => exp (x j)) * exp
      (- b)))) (exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- a))))). }
  assert (r113 : - b = -1 * b).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (identity b). }
  assert (r114 : exp (- b) = exp (-1 * b)).
  { exact (f_equal (fun (h_15 : R) => exp h_15) r113). }
  assert (r116 : - (Sum (fun j : Fin n => exp (x j)) * exp (- b)) = - (Sum (fun j : Fin n => exp (x j)) * (1 / exp
    b))).
  { exact (f_equal (fun (h_16 : R) => - (Sum (fun j : Fin n => exp (x j)) * h_16)) (r40 b)). }
  assert (r117 : - (Sum (fun j : Fin n => exp (x j)) * (1 / exp b)) = -1 * (1 / exp b * Sum (fun j : Fin n => exp (x
    j)))).
  { assert (identity : forall u0 u1 : R, (- (u0 * (1 * u1))) = ((-1) * ((1 * u1) * u0))) by (intros u0 u1; ring).
    exact (identity (Sum (fun j : Fin n => exp (x j))) (/ (exp b))). }
  assert (r119 : exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- b))) = exp (-1 * (1 / exp b * Sum (fun j : Fin n =>
    exp (x j))))).
  { exact (f_equal (fun (h_17 : R) => exp h_17) (eq_trans r116 r117)). }
  assert (r120 : -1 * (1 / exp b * Sum (fun j : Fin n => exp (x j))) = - (1 / exp b * Sum (fun j : Fin n => exp (x
    j)))).
  { assert (identity : forall u0 u1 : R, ((-1) * ((1 * u0) * u1)) = (- ((1 * u0) * u1))) by (intros u0 u1; ring).
    exact (identity (/ (exp b)) (Sum (fun j : Fin n => exp (x j)))). }
  assert (r121 : exp (-1 * (1 / exp b * Sum (fun j : Fin n => exp (x j)))) = exp (- (1 / exp b * Sum (fun j : Fin n =>
    exp (x j))))).
  { exact (f_equal (fun (h_18 : R) => exp h_18) r120). }
  assert (r124 : exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- b))) = 1 / exp (1 / exp b * Sum (fun j : Fin n =>
    exp (x j)))).
  { exact (eq_trans r119 (eq_trans r121 (r40 (1 / exp b * Sum (fun j : Fin n => exp (x j)))))). }
  assert (r125 : - (Sum (fun j : Fin n => exp (x j)) * exp (- a)) = - (Sum (fun j : Fin n => exp (x j)) * (1 / exp
    a))).
  { exact (f_equal (fun (h_19 : R) => - (Sum (fun j : Fin n => exp (x j)) * h_19)) (r40 a)). }
  assert (r126 : - (Sum (fun j : Fin n => exp (x j)) * (1 / exp a)) = -1 * (1 / exp a * Sum (fun j : Fin n => exp (x
    j)))).
  { assert (identity : forall u0 u1 : R, (- (u0 * (1 * u1))) = ((-1) * ((1 * u1) * u0))) by (intros u0 u1; ring).
    exact (identity (Sum (fun j : Fin n => exp (x j))) (/ (exp a))). }
  assert (r128 : exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- a))) = exp (-1 * (1 / exp a * Sum (fun j : Fin n =>
    exp (x j))))).
  { exact (f_equal (fun (h_20 : R) => exp h_20) (eq_trans r125 r126)). }
  assert (r129 : -1 * (1 / exp a * Sum (fun j : Fin n => exp (x j))) = - (1 / exp a * Sum (fun j : Fin n => exp (x
    j)))).
  { assert (identity : forall u0 u1 : R, ((-1) * ((1 * u0) * u1)) = (- ((1 * u0) * u1))) by (intros u0 u1; ring).
    exact (identity (/ (exp a)) (Sum (fun j : Fin n => exp (x j)))). }
  assert (r130 : exp (-1 * (1 / exp a * Sum (fun j : Fin n => exp (x j)))) = exp (- (1 / exp a * Sum (fun j : Fin n =>
    exp (x j))))).
  { exact (f_equal (fun (h_21 : R) => exp h_21) r129). }
  assert (r133 : exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- a))) = 1 / exp (1 / exp a * Sum (fun j : Fin n =>
    exp (x j)))).
  { exact (eq_trans r128 (eq_trans r130 (r40 (1 / exp a * Sum (fun j : Fin n => exp (x j)))))). }
  assert (r134 : exp (x i) * (1 / Sum (fun j : Fin n => exp (x j))) * exp (- (Sum (fun j : Fin n => exp (x j)) * exp
    (- b))) - exp (x i) * (1 / Sum (fun j : Fin n => exp (x j))) * exp (- (Sum (fun j : Fin n => exp (x j)) * exp (-
    a))) = exp (x i) * (1 / Sum (fun j : Fin n => exp (x j))) * (1 / exp (1 / exp b * Sum (fun j : Fin n => exp (x
    j)))) - exp (x i) * (1 / Sum (fun j : Fin n => exp (x j))) * (1 / exp (1 / exp a * Sum (fun j : Fin n => exp (x
    j))))).
  { exact (f_equal2 (fun (h_22 : R) (h_23 : R) => exp (x i) * (1 / Sum (fun j : Fin n => exp (x j))) * h_22 - exp (x
    i) * (1 / Sum (fun j : Fin n => exp (x j))) * h_23) r124 r133). }
  assert (r136 : exp (x i) * (1 / Sum (fun j : Fin n => exp (x j))) * (1 / exp (1 / exp b * Sum (fun j : Fin n => exp
    (x j)))) - exp (x i) * (1 / Sum (fun j : Fin n => exp (x j))) * (1 / exp (1 / exp a * Sum (fun j : Fin n => exp (x
    j)))) = -1 * (1 / exp (1 / exp a * Sum (fun j : Fin n => exp (x j))) * (1 / Sum (fun j : Fin n => exp (x j))) *
    exp (x i)) + 1 / exp (1 / exp b * Sum (fun j : Fin n => exp (x j))) * (1 / Sum (fun j : Fin n => exp (x j))) * exp
    (x i)).
  { assert (identity : forall u0 u1 u2 u3 : R, (((u0 * (1 * u1)) * (1 * u2)) - ((u0 * (1 * u1)) * (1 * u3))) = (((-1)
    * (((1 * u3) * (1 * u1)) * u0)) + (((1 * u2) * (1 * u1)) * u0))) by (intros u0 u1 u2 u3; ring).
    exact (identity (exp (x i)) (/ (Sum (fun j : Fin n => exp (x j)))) (/ (exp (1 / exp b * Sum (fun j : Fin n => exp
      (x j))))) (/ (exp (1 / exp a * Sum (fun j : Fin n => exp (x j)))))). }
  assert (r138 : exp (x i) / Sum (fun j : Fin n => exp (x j)) * (exp (- (Sum (fun j : Fin n => exp (x j)) * exp (-
    b))) - exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- a)))) = exp (x i) * (1 / Sum (fun j : Fin n => exp (x
    j))) * (exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- b))) - exp (- (Sum (fun j : Fin n => exp (x j)) * exp (-
    a))))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * u1) * (u2 - u3)) = ((u0 * (1 * u1)) * (u2 - u3))) by (intros u0
    u1 u2 u3; ring).
    exact (identity (exp (x i)) (/ (Sum (fun j : Fin n => exp (x j)))) (exp (- (Sum (fun j : Fin n => exp (x j)) * exp
      (- b)))) (exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- a))))). }
  assert (r139 : exp (x i) * (1 / Sum (fun j : Fin n => exp (x j))) * (exp (- (Sum (fun j : Fin n => exp (x j)) * exp
    (- b))) - exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- a)))) = exp (x i) * (1 / Sum (fun j : Fin n => exp (x
    j))) * (1 / exp (1 / exp b * Sum (fun j : Fin n => exp (x j))) - 1 / exp (1 / exp a * Sum (fun j : Fin n => exp (x
    j))))).
  { exact (f_equal2 (fun (h_24 : R) (h_25 : R) => exp (x i) * (1 / Sum (fun j : Fin n => exp (x j))) * (h_24 - h_25))
    r124 r133). }
  assert (r141 : exp (x i) * (1 / Sum (fun j : Fin n => exp (x j))) * (1 / exp (1 / exp b * Sum (fun j : Fin n => exp
    (x j))) - 1 / exp (1 / exp a * Sum (fun j : Fin n => exp (x j)))) = -1 * (1 / exp (1 / exp a * Sum (fun j : Fin n
    => exp (x j))) * (1 / Sum (fun j : Fin n => exp (x j))) * exp (x i)) + 1 / exp (1 / exp b * Sum (fun j : Fin n =>
    exp (x j))) * (1 / Sum (fun j : Fin n => exp (x j))) * exp (x i)).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * (1 * u1)) * ((1 * u2) - (1 * u3))) = (((-1) * (((1 * u3) * (1 *
    u1)) * u0)) + (((1 * u2) * (1 * u1)) * u0))) by (intros u0 u1 u2 u3; ring).
    exact (identity (exp (x i)) (/ (Sum (fun j : Fin n => exp (x j)))) (/ (exp (1 / exp b * Sum (fun j : Fin n => exp
      (x j))))) (/ (exp (1 / exp a * Sum (fun j : Fin n => exp (x j)))))). }
  assert (r145 : - (Sum (fun j : Fin n => exp (x j)) * exp (- b)) = - (Sum (fun j : Fin n => exp (x j)) * exp (-1 *
    b))).
  { exact (f_equal (fun (h_26 : R) => - (Sum (fun j : Fin n => exp (x j)) * h_26)) r114). }
  assert (r146 : - (Sum (fun j : Fin n => exp (x j)) * exp (-1 * b)) = -1 * (exp (-1 * b) * Sum (fun j : Fin n => exp
    (x j)))).
  { assert (identity : forall u0 u1 : R, (- (u0 * u1)) = ((-1) * (u1 * u0))) by (intros u0 u1; ring).
    exact (identity (Sum (fun j : Fin n => exp (x j))) (exp (-1 * b))). }
  assert (r148 : exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- b))) = exp (-1 * (exp (-1 * b) * Sum (fun j : Fin n
    => exp (x j))))).
  { exact (f_equal (fun (h_27 : R) => exp h_27) (eq_trans r145 r146)). }
  assert (r149 : - a = -1 * a).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (identity a). }
  assert (r150 : exp (- a) = exp (-1 * a)).
  { exact (f_equal (fun (h_28 : R) => exp h_28) r149). }
  assert (r151 : - (Sum (fun j : Fin n => exp (x j)) * exp (- a)) = - (Sum (fun j : Fin n => exp (x j)) * exp (-1 *
    a))).
  { exact (f_equal (fun (h_29 : R) => - (Sum (fun j : Fin n => exp (x j)) * h_29)) r150). }
  assert (r152 : - (Sum (fun j : Fin n => exp (x j)) * exp (-1 * a)) = -1 * (exp (-1 * a) * Sum (fun j : Fin n => exp
    (x j)))).
  { assert (identity : forall u0 u1 : R, (- (u0 * u1)) = ((-1) * (u1 * u0))) by (intros u0 u1; ring).
    exact (identity (Sum (fun j : Fin n => exp (x j))) (exp (-1 * a))). }
  assert (r154 : exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- a))) = exp (-1 * (exp (-1 * a) * Sum (fun j : Fin n
    => exp (x j))))).
  { exact (f_equal (fun (h_30 : R) => exp h_30) (eq_trans r151 r152)). }
  assert (r155 : exp (x i) * (1 / Sum (fun j : Fin n => exp (x j))) * (exp (- (Sum (fun j : Fin n => exp (x j)) * exp
    (- b))) - exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- a)))) = exp (x i) * (1 / Sum (fun j : Fin n => exp (x
    j))) * (exp (-1 * (exp (-1 * b) * Sum (fun j : Fin n => exp (x j)))) - exp (-1 * (exp (-1 * a) * Sum (fun j : Fin
    n => exp (x j)))))).
  { exact (f_equal2 (fun (h_31 : R) (h_32 : R) => exp (x i) * (1 / Sum (fun j : Fin n => exp (x j))) * (h_31 - h_32))
    r148 r154). }
  assert (r157 : exp (x i) * (1 / Sum (fun j : Fin n => exp (x j))) * (exp (-1 * (exp (-1 * b) * Sum (fun j : Fin n =>
    exp (x j)))) - exp (-1 * (exp (-1 * a) * Sum (fun j : Fin n => exp (x j))))) = -1 * (1 / Sum (fun j : Fin n => exp
    (x j)) * exp (x i) * exp (-1 * (exp (-1 * a) * Sum (fun j : Fin n => exp (x j))))) + 1 / Sum (fun j : Fin n => exp
    (x j)) * exp (x i) * exp (-1 * (exp (-1 * b) * Sum (fun j : Fin n => exp (x j))))).
  { assert (identity : forall u0 u1 u2 u3 : R, ((u0 * (1 * u1)) * (u2 - u3)) = (((-1) * (((1 * u1) * u0) * u3)) + (((1
    * u1) * u0) * u2))) by (intros u0 u1 u2 u3; ring).
    exact (identity (exp (x i)) (/ (Sum (fun j : Fin n => exp (x j)))) (exp (-1 * (exp (-1 * b) * Sum (fun j : Fin n
      => exp (x j))))) (exp (-1 * (exp (-1 * a) * Sum (fun j : Fin n => exp (x j)))))). }
  assert (r159 : softmax x i = exp (x i) / partition x).
  { exact eq_refl. }
  assert (r160 : exp (x i) / partition x = exp (x i) * (1 / partition x)).
  { assert (identity : forall u0 u1 : R, (u0 * u1) = (u0 * (1 * u1))) by (intros u0 u1; ring).
    exact (identity (exp (x i)) (/ (partition x))). }
  assert (r161 : partition x = Sum (fun j : Fin n => exp (x j))).
  { exact eq_refl. }
  assert (r162 : 1 / partition x = 1 / Sum (fun j : Fin n => exp (x j))).
  { exact (f_equal (fun (h_33 : R) => 1 / h_33) r161). }
  assert (r163 : exp (x i) * (1 / partition x) = exp (x i) * (1 / Sum (fun j : Fin n => exp (x j)))).
  { exact (f_equal (fun (h_34 : R) => exp (x i) * h_34) r162). }
  assert (r165 : exp (x i) * (1 / Sum (fun j : Fin n => exp (x j))) = 1 / Sum (fun j : Fin n => exp (x j)) * exp (x
    i)).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = ((1 * u1) * u0)) by (intros u0 u1; ring).
    exact (identity (exp (x i)) (/ (Sum (fun j : Fin n => exp (x j))))). }
  assert (r168 : - (partition x * exp (- b)) = - (Sum (fun j : Fin n => exp (x j)) * exp (-1 * b))).
  { exact (f_equal2 (fun (h_35 : R) (h_36 : R) => - (h_35 * h_36)) r161 r114). }
  assert (r170 : exp (- (partition x * exp (- b))) = exp (-1 * (exp (-1 * b) * Sum (fun j : Fin n => exp (x j))))).
  { exact (f_equal (fun (h_37 : R) => exp h_37) (eq_trans r168 r146)). }
  assert (r171 : - (partition x * exp (- a)) = - (Sum (fun j : Fin n => exp (x j)) * exp (-1 * a))).
  { exact (f_equal2 (fun (h_38 : R) (h_39 : R) => - (h_38 * h_39)) r161 r150). }
  assert (r173 : exp (- (partition x * exp (- a))) = exp (-1 * (exp (-1 * a) * Sum (fun j : Fin n => exp (x j))))).
  { exact (f_equal (fun (h_40 : R) => exp h_40) (eq_trans r171 r152)). }
  assert (r174 : softmax x i * (exp (- (partition x * exp (- b))) - exp (- (partition x * exp (- a)))) = 1 / Sum (fun
    j : Fin n => exp (x j)) * exp (x i) * (exp (-1 * (exp (-1 * b) * Sum (fun j : Fin n => exp (x j)))) - exp (-1 *
    (exp (-1 * a) * Sum (fun j : Fin n => exp (x j)))))).
  { exact (f_equal3 (fun (h_41 : R) (h_42 : R) (h_43 : R) => h_41 * (h_42 - h_43)) (eq_trans r159 (eq_trans (eq_trans
    r160 r163) r165)) r170 r173). }
  assert (r175 : 1 / Sum (fun j : Fin n => exp (x j)) * exp (x i) * (exp (-1 * (exp (-1 * b) * Sum (fun j : Fin n =>
    exp (x j)))) - exp (-1 * (exp (-1 * a) * Sum (fun j : Fin n => exp (x j))))) = -1 * (1 / Sum (fun j : Fin n => exp
    (x j)) * exp (x i) * exp (-1 * (exp (-1 * a) * Sum (fun j : Fin n => exp (x j))))) + 1 / Sum (fun j : Fin n => exp
    (x j)) * exp (x i) * exp (-1 * (exp (-1 * b) * Sum (fun j : Fin n => exp (x j))))).
  { assert (identity : forall u0 u1 u2 u3 : R, (((1 * u0) * u1) * (u2 - u3)) = (((-1) * (((1 * u0) * u1) * u3)) + (((1
    * u0) * u1) * u2))) by (intros u0 u1 u2 u3; ring).
    exact (identity (/ (Sum (fun j : Fin n => exp (x j)))) (exp (x i)) (exp (-1 * (exp (-1 * b) * Sum (fun j : Fin n
      => exp (x j))))) (exp (-1 * (exp (-1 * a) * Sum (fun j : Fin n => exp (x j)))))). }
  exact (eq_ind (exp (x i) / Sum (fun j : Fin n => exp (x j)) * exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- b)))
    - exp (x i) / Sum (fun j : Fin n => exp (x j)) * exp (- (Sum (fun j : Fin n => exp (x j)) * exp (- a)))) (fun
    (h_44 : R) => integral (fun t : R => exp (x i - t) * exp (- Sum (fun j : Fin n => exp (x j - t)))) a b h_44) r111
    (softmax x i * (exp (- (partition x * exp (- b))) - exp (- (partition x * exp (- a))))) (eq_trans (eq_trans
    (eq_trans (eq_trans r112 r134) r136) (eq_sym (eq_trans (eq_trans r138 r139) r141))) (eq_trans (eq_trans (eq_trans
    r138 r155) r157) (eq_sym (eq_trans r174 r175))))).
Qed.

(* A lower bound of the integral over noisy logits: the weight, less two tails. *)
Theorem gumbel_tails_le (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n) (b a : R) :
  softmax x i * (1 - partition x * exp (- b) - exp a / partition x) <= softmax x i * (exp (- (partition x * exp (-
    b))) - exp (- (partition x * exp (- a)))).
Proof.
  assert (r0 : softmax x i * (1 - partition x * exp (- b) - exp a / partition x) = softmax x i * (1 - partition x *
    exp (- b) - exp a * (1 / partition x))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * ((1 - (u1 * u2)) - (u3 * u4))) = (u0 * ((1 - (u1 * u2)) - (u3
    * (1 * u4))))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (softmax x i) (partition x) (exp (- b)) (exp a) (/ (partition x))). }
  assert (r1 : - b = -1 * b).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (identity b). }
  assert (r2 : exp (- b) = exp (-1 * b)).
  { exact (f_equal (fun (h : R) => exp h) r1). }
  assert (r3 : forall (a : R), 0 < exp a).
  { exact (fun (a : R) => (Facts.exp_pos a)). }
  assert (r5 : forall (a : R), exp a <> 0).
  { exact (fun (a : R) => (Facts.ne_of_pos (exp a) (r3 a))). }
  assert (r8 : 0 < exp 0).
  { exact (Facts.exp_pos 0). }
  assert (r10 : exp 0 <> 0).
  { exact (Facts.ne_of_pos (exp 0) r8). }
  assert (r13 : 0 = 0 + 0).
  { assert (identity : 0 = (0 + 0)) by ring.
    exact identity. }
  assert (r14 : exp 0 = exp (0 + 0)).
  { exact (f_equal (fun (h_ : R) => exp h_) r13). }
  assert (r17 : exp 0 = 1).
  { assert (identity : forall u0 u1 : R, 1 - u0 = ((1 - u0) * (1 - (u0 * (1 * u1))) + ((- (1 * u1)) * ((u0 * u0) - u0)
    + 0))) by (intros u0 u1; ring).
    exact (Rules.linear_combination (Rules.and_equation (1 - exp 0) (Facts.mul_inverse (exp 0) r10)
      (Rules.and_equation (- (1 / exp 0)) (eq_trans r14 (Facts.exp_add 0 0)) Rules.no_equation)) (identity (exp 0) (/
      (exp 0)))). }
  assert (r18 : forall (a : R), 0 = a + - a).
  { assert (identity : forall u0 : R, 0 = (u0 + (- u0))) by (intros u0; ring).
    exact (fun (a : R) => (identity a)). }
  assert (r19 : forall (a : R), exp 0 = exp (a + - a)).
  { exact (fun (a : R) => (f_equal (fun (h_1 : R) => exp h_1) (r18 a))). }
  assert (r22 : forall (a : R), exp (- a) = 1 / exp a).
  { assert (identity : forall u0 u1 u2 u3 : R, (1 * u0) - u1 = ((- u1) * (1 - (u2 * (1 * u0))) + ((1 * u0) * (1 - u3)
    + ((- (1 * u0)) * ((u2 * u1) - u3) + 0)))) by (intros u0 u1 u2 u3; ring).
    exact (fun (a : R) => (Rules.linear_combination (Rules.and_equation (- exp (- a)) (Facts.mul_inverse (exp a) (r5
      a)) (Rules.and_equation (1 / exp a) r17 (Rules.and_equation (- (1 / exp a)) (eq_trans (r19 a) (Facts.exp_add a
      (- a))) Rules.no_equation))) (identity (/ (exp a)) (exp (- a)) (exp a) (exp 0)))). }
  assert (r24 : softmax x i * (1 - partition x * exp (- b) - exp a * (1 / partition x)) = softmax x i * (1 - partition
    x * (1 / exp b) - exp a * (1 / partition x))).
  { exact (f_equal (fun (h_2 : R) => softmax x i * (1 - partition x * h_2 - exp a * (1 / partition x))) (r22 b)). }
  assert (r26 : softmax x i * (1 - partition x * (1 / exp b) - exp a * (1 / partition x)) = -1 * (partition x *
    softmax x i * (1 / exp b)) + softmax x i + -1 * (softmax x i * (1 / partition x) * exp a)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * ((1 - (u1 * (1 * u2))) - (u3 * (1 * u4)))) = ((((-1) * ((u1 *
    u0) * (1 * u2))) + u0) + ((-1) * ((u0 * (1 * u4)) * u3)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (softmax x i) (partition x) (/ (exp b)) (exp a) (/ (partition x))). }
  assert (r28 : 1 / (partition x * exp (- a)) = 1 / partition x * (1 / exp (- a))).
  { exact (Facts.inverse_mul (partition x) (exp (- a))). }
  assert (r29 : 1 / exp (- a) = 1 / (1 / exp a)).
  { exact (f_equal (fun (h_3 : R) => 1 / h_3) (r22 a)). }
  assert (r32 : 1 / partition x * (1 / exp (- a)) = 1 / partition x * exp a).
  { exact (f_equal (fun (h_4 : R) => 1 / partition x * h_4) (eq_trans r29 (Facts.inverse_inverse (exp a)))). }
  assert (r34 : softmax x i * (1 - partition x * exp (- b) - 1 / (partition x * exp (- a))) = softmax x i * (1 -
    partition x * (1 / exp b) - 1 / partition x * exp a)).
  { exact (f_equal2 (fun (h_5 : R) (h_6 : R) => softmax x i * (1 - partition x * h_5 - h_6)) (r22 b) (eq_trans r28
    r32)). }
  assert (r35 : softmax x i * (1 - partition x * (1 / exp b) - 1 / partition x * exp a) = -1 * (partition x * softmax
    x i * (1 / exp b)) + softmax x i + -1 * (softmax x i * (1 / partition x) * exp a)).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * ((1 - (u1 * (1 * u2))) - ((1 * u3) * u4))) = ((((-1) * ((u1 *
    u0) * (1 * u2))) + u0) + ((-1) * ((u0 * (1 * u3)) * u4)))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (softmax x i) (partition x) (/ (exp b)) (/ (partition x)) (exp a)). }
  assert (r39 : - a = -1 * a).
  { assert (identity : forall u0 : R, (- u0) = ((-1) * u0)) by (intros u0; ring).
    exact (identity a). }
  assert (r40 : exp (- a) = exp (-1 * a)).
  { exact (f_equal (fun (h_7 : R) => exp h_7) r39). }
  assert (r41 : 1 / exp (- a) = 1 / exp (-1 * a)).
  { exact (f_equal (fun (h_8 : R) => 1 / h_8) r40). }
  assert (r42 : 1 / partition x * (1 / exp (- a)) = 1 / partition x * (1 / exp (-1 * a))).
  { exact (f_equal (fun (h_9 : R) => 1 / partition x * h_9) r41). }
  assert (r44 : softmax x i * (1 - partition x * exp (- b) - 1 / (partition x * exp (- a))) = softmax x i * (1 -
    partition x * exp (-1 * b) - 1 / partition x * (1 / exp (-1 * a)))).
  { exact (f_equal2 (fun (h_10 : R) (h_11 : R) => softmax x i * (1 - partition x * h_10 - h_11)) r2 (eq_trans r28
    r42)). }
  assert (r45 : softmax x i * (1 - partition x * exp (-1 * b) - 1 / partition x * (1 / exp (-1 * a))) = -1 *
    (partition x * softmax x i * exp (-1 * b)) + softmax x i + -1 * (softmax x i * (1 / partition x) * (1 / exp (-1 *
    a)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * ((1 - (u1 * u2)) - ((1 * u3) * (1 * u4)))) = ((((-1) * ((u1 *
    u0) * u2)) + u0) + ((-1) * ((u0 * (1 * u3)) * (1 * u4))))) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (softmax x i) (partition x) (exp (-1 * b)) (/ (partition x)) (/ (exp (-1 * a)))). }
  assert (r47 : softmax x i * (1 - partition x * exp (- b) - 1 / exp (partition x * exp (- a))) - (softmax x i * (exp
    (partition x * exp (- a)) - (1 + partition x * exp (- a))) / (partition x * exp (- a) * exp (partition x * exp (-
    a))) + softmax x i / (partition x * exp (- a) * exp (partition x * exp (- a)))) = softmax x i * (1 - partition x *
    exp (- b) - 1 / exp (partition x * exp (- a))) - (softmax x i * (exp (partition x * exp (- a)) - (1 + partition x
    * exp (- a))) * (1 / (partition x * exp (- a) * exp (partition x * exp (- a)))) + softmax x i * (1 / (partition x
    * exp (- a) * exp (partition x * exp (- a)))))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, ((u0 * ((1 - (u1 * u2)) - (1 * u3))) - (((u0 * (u4 - (1 + (u1
    * u5)))) * u6) + (u0 * u6))) = ((u0 * ((1 - (u1 * u2)) - (1 * u3))) - (((u0 * (u4 - (1 + (u1 * u5)))) * (1 * u6))
    + (u0 * (1 * u6))))) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (identity (softmax x i) (partition x) (exp (- b)) (/ (exp (partition x * exp (- a)))) (exp (partition x *
      exp (- a))) (exp (- a)) (/ (partition x * exp (- a) * exp (partition x * exp (- a))))). }
  assert (r48 : partition x * exp (- a) = partition x * exp (-1 * a)).
  { exact (f_equal (fun (h_12 : R) => partition x * h_12) r40). }
  assert (r49 : exp (partition x * exp (- a)) = exp (partition x * exp (-1 * a))).
  { exact (f_equal (fun (h_13 : R) => exp h_13) r48). }
  assert (r50 : 1 / exp (partition x * exp (- a)) = 1 / exp (partition x * exp (-1 * a))).
  { exact (f_equal (fun (h_14 : R) => 1 / h_14) r49). }
  assert (r51 : partition x * exp (- a) * exp (partition x * exp (- a)) = partition x * (exp (- a) * exp (partition x
    * exp (- a)))).
  { assert (identity : forall u0 u1 u2 : R, ((u0 * u1) * u2) = (u0 * (u1 * u2))) by (intros u0 u1 u2; ring).
    exact (identity (partition x) (exp (- a)) (exp (partition x * exp (- a)))). }
  assert (r52 : 1 / (partition x * exp (- a) * exp (partition x * exp (- a))) = 1 / (partition x * (exp (- a) * exp
    (partition x * exp (- a))))).
  { exact (f_equal (fun (h_15 : R) => 1 / h_15) r51). }
  assert (r56 : 1 / partition x * (1 / (exp (- a) * exp (partition x * exp (- a)))) = 1 / partition x * (1 / exp (- a)
    * (1 / exp (partition x * exp (- a))))).
  { exact (f_equal2 (fun (h_16 : R) (h_17 : R) => h_16 * h_17) (@eq_refl R (1 / partition x)) (Facts.inverse_mul (exp
    (- a)) (exp (partition x * exp (- a))))). }
  assert (r59 : 1 / partition x * (1 / exp (- a) * (1 / exp (partition x * exp (- a)))) = 1 / partition x * (1 / exp
    (-1 * a) * (1 / exp (partition x * exp (-1 * a))))).
  { exact (f_equal2 (fun (h_18 : R) (h_19 : R) => 1 / partition x * (h_18 * h_19)) r41 r50). }
  assert (r60 : 1 / partition x * (1 / exp (-1 * a) * (1 / exp (partition x * exp (-1 * a)))) = 1 / partition x * (1 /
    exp (partition x * exp (-1 * a))) * (1 / exp (-1 * a))).
  { assert (identity : forall u0 u1 u2 : R, ((1 * u0) * ((1 * u1) * (1 * u2))) = (((1 * u0) * (1 * u2)) * (1 * u1)))
    by (intros u0 u1 u2; ring).
    exact (identity (/ (partition x)) (/ (exp (-1 * a))) (/ (exp (partition x * exp (-1 * a))))). }
  assert (r63 : softmax x i * (1 - partition x * exp (- b) - 1 / exp (partition x * exp (- a))) - (softmax x i * (exp
    (partition x * exp (- a)) - (1 + partition x * exp (- a))) * (1 / (partition x * exp (- a) * exp (partition x *
    exp (- a)))) + softmax x i * (1 / (partition x * exp (- a) * exp (partition x * exp (- a))))) = softmax x i * (1 -
    partition x * exp (-1 * b) - 1 / exp (partition x * exp (-1 * a))) - (softmax x i * (exp (partition x * exp (-1 *
    a)) - (1 + partition x * exp (-1 * a))) * (1 / partition x * (1 / exp (partition x * exp (-1 * a))) * (1 / exp (-1
    * a))) + softmax x i * (1 / partition x * (1 / exp (partition x * exp (-1 * a))) * (1 / exp (-1 * a))))).
  { exact (f_equal5 (fun (h_20 : R) (h_21 : R) (h_22 : R) (h_23 : R) (h_24 : R) => softmax x i * (1 - partition x *
    h_20 - h_21) - (softmax x i * (h_22 - (1 + partition x * h_23)) * h_24 + softmax x i * h_24)) r2 r50 r49 r40
    (eq_trans (eq_trans r52 (eq_trans (Facts.inverse_mul (partition x) (exp (- a) * exp (partition x * exp (- a))))
    r56)) (eq_trans r59 r60))). }
  assert (r65 : 0 < exp (partition x * exp (-1 * a))).
  { exact (Facts.exp_pos (partition x * exp (-1 * a))). }
  assert (r67 : exp (partition x * exp (-1 * a)) <> 0).
  { exact (Facts.ne_of_pos (exp (partition x * exp (-1 * a))) r65). }
  assert (r70 : 1 / exp (partition x * exp (-1 * a)) * exp (partition x * exp (-1 * a)) = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp (partition x * exp (-1 * a))) r67)
      Rules.no_equation) (identity (/ (exp (partition x * exp (-1 * a)))) (exp (partition x * exp (-1 * a))))). }
  assert (r73 : partition x <> 0).
  { exact (Facts.ne_of_pos (partition x) (Softmax.partition_pos n n_pos x)). }
  assert (r76 : 0 < exp (-1 * a)).
  { exact (Facts.exp_pos (-1 * a)). }
  assert (r78 : exp (-1 * a) <> 0).
  { exact (Facts.ne_of_pos (exp (-1 * a)) r76). }
  assert (r81 : 1 / exp (-1 * a) * exp (-1 * a) = 1).
  { assert (identity : forall u0 u1 : R, 1 - ((1 * u0) * u1) = (1 * (1 - (u1 * (1 * u0))) + 0)) by (intros u0 u1;
    ring).
    exact (Rules.linear_combination (Rules.and_equation 1 (Facts.mul_inverse (exp (-1 * a)) r78) Rules.no_equation)
      (identity (/ (exp (-1 * a))) (exp (-1 * a)))). }
  assert (r82 : softmax x i * (1 - partition x * exp (-1 * b) - 1 / exp (partition x * exp (-1 * a))) - (softmax x i *
    (exp (partition x * exp (-1 * a)) - (1 + partition x * exp (-1 * a))) * (1 / partition x * (1 / exp (partition x *
    exp (-1 * a))) * (1 / exp (-1 * a))) + softmax x i * (1 / partition x * (1 / exp (partition x * exp (-1 * a))) *
    (1 / exp (-1 * a)))) = -1 * (partition x * softmax x i * exp (-1 * b)) + softmax x i + -1 * (softmax x i * (1 /
    partition x) * (1 / exp (-1 * a)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 : R, ((((-1) * ((u0 * u1) * u2)) + u1) + ((-1) * ((u1 * (1 *
    u3)) * (1 * u4)))) - ((u1 * ((1 - (u0 * u2)) - (1 * u5))) - (((u1 * (u6 - (1 + (u0 * u7)))) * (((1 * u3) * (1 *
    u5)) * (1 * u4))) + (u1 * (((1 * u3) * (1 * u5)) * (1 * u4))))) = (((-1) * ((u1 * (1 * u3)) * (1 * u4))) * (1 -
    ((1 * u5) * u6)) + ((((u1 * (1 * u5)) * (1 * u4)) * u7) * (1 - (u0 * (1 * u3))) + ((u1 * (1 * u5)) * (1 - ((1 *
    u4) * u7)) + 0)))) by (intros u0 u1 u2 u3 u4 u5 u6 u7; ring).
    exact (Rules.linear_combination (Rules.and_equation (-1 * (softmax x i * (1 / partition x) * (1 / exp (-1 * a))))
      r70 (Rules.and_equation (softmax x i * (1 / exp (partition x * exp (-1 * a))) * (1 / exp (-1 * a)) * exp (-1 *
      a)) (Facts.mul_inverse (partition x) r73) (Rules.and_equation (softmax x i * (1 / exp (partition x * exp (-1 *
      a)))) r81 Rules.no_equation))) (identity (partition x) (softmax x i) (exp (-1 * b)) (/ (partition x)) (/ (exp
      (-1 * a))) (/ (exp (partition x * exp (-1 * a)))) (exp (partition x * exp (-1 * a))) (exp (-1 * a)))). }
  assert (r86 : 0 < exp (partition x * exp (- a))).
  { exact (Facts.exp_pos (partition x * exp (- a))). }
  assert (r87 : 0 < exp (- a)).
  { exact (Facts.exp_pos (- a)). }
  assert (r90 : 0 < partition x * exp (- a)).
  { exact (Facts.mul_pos (partition x) (exp (- a)) (Softmax.partition_pos n n_pos x) r87). }
  assert (r93 : 0 < partition x * exp (- a) * exp (partition x * exp (- a))).
  { exact (Facts.mul_pos (partition x * exp (- a)) (exp (partition x * exp (- a))) r90 r86). }
  assert (r95 : 0 < 1 / (partition x * exp (- a) * exp (partition x * exp (- a)))).
  { exact (Facts.inverse_pos (partition x * exp (- a) * exp (partition x * exp (- a))) r93). }
  assert (r96 : 0 <= 1 / (partition x * exp (- a) * exp (partition x * exp (- a)))).
  { assert (identity : forall u0 : R, (1 * u0) - 0 = (1 * ((1 * u0) - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r95)
      Rules.no_relation) (identity (/ (partition x * exp (- a) * exp (partition x * exp (- a))))))). }
  assert (r98 : 0 <= exp (partition x * exp (- a)) - (1 + partition x * exp (- a))).
  { assert (identity : forall u0 u1 u2 : R, (u0 - (1 + (u1 * u2))) - 0 = (1 * (u0 - (1 + (u1 * u2))) + 0)) by (intros
    u0 u1 u2; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.exp_tangent
      (partition x * exp (- a))) Rules.no_relation) (identity (exp (partition x * exp (- a))) (partition x) (exp (-
      a))))). }
  assert (r100 : 0 <= softmax x i).
  { assert (identity : forall u0 : R, u0 - 0 = (1 * (u0 - 0) + 0)) by (intros u0; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _
      (Softmax.softmax_pos n n_pos x i)) Rules.no_relation) (identity (softmax x i)))). }
  assert (r103 : 0 <= softmax x i * (exp (partition x * exp (- a)) - (1 + partition x * exp (- a)))).
  { exact (Facts.mul_nonneg (softmax x i) (exp (partition x * exp (- a)) - (1 + partition x * exp (- a))) r100 r98). }
  assert (r107 : softmax x i * (exp (partition x * exp (- a)) - (1 + partition x * exp (- a))) * (1 / (partition x *
    exp (- a) * exp (partition x * exp (- a)))) = softmax x i * (exp (partition x * exp (- a)) - (1 + partition x *
    exp (- a))) / (partition x * exp (- a) * exp (partition x * exp (- a)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, ((u0 * (u1 - (1 + (u2 * u3)))) * (1 * u4)) = ((u0 * (u1 - (1 + (u2 *
    u3)))) * u4)) by (intros u0 u1 u2 u3 u4; ring).
    exact (identity (softmax x i) (exp (partition x * exp (- a))) (partition x) (exp (- a)) (/ (partition x * exp (-
      a) * exp (partition x * exp (- a))))). }
  assert (r108 : 0 <= softmax x i * (exp (partition x * exp (- a)) - (1 + partition x * exp (- a))) / (partition x *
    exp (- a) * exp (partition x * exp (- a)))).
  { exact (eq_ind (softmax x i * (exp (partition x * exp (- a)) - (1 + partition x * exp (- a))) * (1 / (partition x *
    exp (- a) * exp (partition x * exp (- a))))) (fun (h_25 : R) => 0 <= h_25) (Facts.mul_nonneg (softmax x i * (exp
    (partition x * exp (- a)) - (1 + partition x * exp (- a)))) (1 / (partition x * exp (- a) * exp (partition x * exp
    (- a)))) r103 r96) (softmax x i * (exp (partition x * exp (- a)) - (1 + partition x * exp (- a))) / (partition x *
    exp (- a) * exp (partition x * exp (- a)))) r107). }
  assert (r112 : softmax x i * (1 / (partition x * exp (- a) * exp (partition x * exp (- a)))) = softmax x i /
    (partition x * exp (- a) * exp (partition x * exp (- a)))).
  { assert (identity : forall u0 u1 : R, (u0 * (1 * u1)) = (u0 * u1)) by (intros u0 u1; ring).
    exact (identity (softmax x i) (/ (partition x * exp (- a) * exp (partition x * exp (- a))))). }
  assert (r113 : 0 < softmax x i / (partition x * exp (- a) * exp (partition x * exp (- a)))).
  { exact (eq_ind (softmax x i * (1 / (partition x * exp (- a) * exp (partition x * exp (- a))))) (fun (h_26 : R) => 0
    < h_26) (Facts.mul_pos (softmax x i) (1 / (partition x * exp (- a) * exp (partition x * exp (- a))))
    (Softmax.softmax_pos n n_pos x i) r95) (softmax x i / (partition x * exp (- a) * exp (partition x * exp (- a))))
    r112). }
  assert (r114 : 0 < softmax x i * (exp (partition x * exp (- a)) - (1 + partition x * exp (- a))) / (partition x *
    exp (- a) * exp (partition x * exp (- a))) + softmax x i / (partition x * exp (- a) * exp (partition x * exp (-
    a)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * (u2 - (1 + (u3 * u4)))) * u1) + (u0 * u1)) - 0 = (1 * (((u0
    * (u2 - (1 + (u3 * u4)))) * u1) - 0) + (1 * ((u0 * u1) - 0) + 0))) by (intros u0 u1 u2 u3 u4; ring).
    exact (proj2 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r108 (Rules.and_lt 1
      (Rules.integer_pos 1 eq_refl) r113 Rules.no_relation)) (identity (softmax x i) (/ (partition x * exp (- a) * exp
      (partition x * exp (- a)))) (exp (partition x * exp (- a))) (partition x) (exp (- a)))) eq_refl). }
  assert (r115 : 0 <= softmax x i * (exp (partition x * exp (- a)) - (1 + partition x * exp (- a))) / (partition x *
    exp (- a) * exp (partition x * exp (- a))) + softmax x i / (partition x * exp (- a) * exp (partition x * exp (-
    a)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (((u0 * (u1 - (1 + (u2 * u3)))) * u4) + (u0 * u4)) - 0 = (1 * ((((u0
    * (u1 - (1 + (u2 * u3)))) * u4) + (u0 * u4)) - 0) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Rlt_le _ _ r114)
      Rules.no_relation) (identity (softmax x i) (exp (partition x * exp (- a))) (partition x) (exp (- a)) (/
      (partition x * exp (- a) * exp (partition x * exp (- a))))))). }
  assert (r116 : softmax x i * (1 - partition x * exp (- b) - 1 / exp (partition x * exp (- a))) - (softmax x i * (exp
    (partition x * exp (- a)) - (1 + partition x * exp (- a))) / (partition x * exp (- a) * exp (partition x * exp (-
    a))) + softmax x i / (partition x * exp (- a) * exp (partition x * exp (- a)))) <= softmax x i * (1 - partition x
    * exp (- b) - 1 / exp (partition x * exp (- a)))).
  { assert (identity : forall u0 u1 u2 u3 u4 u5 u6 : R, (u0 * ((1 - (u2 * u5)) - (1 * u6))) - ((u0 * ((1 - (u2 * u5))
    - (1 * u6))) - (((u0 * (u1 - (1 + (u2 * u3)))) * u4) + (u0 * u4))) = (1 * ((((u0 * (u1 - (1 + (u2 * u3)))) * u4) +
    (u0 * u4)) - 0) + 0)) by (intros u0 u1 u2 u3 u4 u5 u6; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r115 Rules.no_relation)
      (identity (softmax x i) (exp (partition x * exp (- a))) (partition x) (exp (- a)) (/ (partition x * exp (- a) *
      exp (partition x * exp (- a)))) (exp (- b)) (/ (exp (partition x * exp (- a))))))). }
  assert (r118 : 1 - partition x * exp (- b) <= exp (- (partition x * exp (- b)))).
  { assert (identity : forall u0 u1 u2 : R, u0 - (1 - (u1 * u2)) = (1 * (u0 - (1 + (- (u1 * u2)))) + 0)) by (intros u0
    u1 u2; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.exp_tangent (-
      (partition x * exp (- b)))) Rules.no_relation) (identity (exp (- (partition x * exp (- b)))) (partition x) (exp
      (- b))))). }
  assert (r119 : 0 <= exp (- (partition x * exp (- b))) - (1 - partition x * exp (- b))).
  { assert (identity : forall u0 u1 u2 : R, (u0 - (1 - (u1 * u2))) - 0 = (1 * (u0 - (1 - (u1 * u2))) + 0)) by (intros
    u0 u1 u2; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r118 Rules.no_relation)
      (identity (exp (- (partition x * exp (- b)))) (partition x) (exp (- b))))). }
  assert (r123 : softmax x i * (1 - partition x * exp (- b) - 1 / exp (partition x * exp (- a))) <= softmax x i * (exp
    (- (partition x * exp (- b))) - 1 / exp (partition x * exp (- a)))).
  { assert (identity : forall u0 u1 u2 u3 u4 : R, (u0 * (u1 - (1 * u4))) - (u0 * ((1 - (u2 * u3)) - (1 * u4))) = (1 *
    ((u0 * (u1 - (1 - (u2 * u3)))) - 0) + 0)) by (intros u0 u1 u2 u3 u4; ring).
    exact (proj1 (Rules.positive_combination (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) (Facts.mul_nonneg
      (softmax x i) (exp (- (partition x * exp (- b))) - (1 - partition x * exp (- b))) r100 r119) Rules.no_relation)
      (identity (softmax x i) (exp (- (partition x * exp (- b)))) (partition x) (exp (- b)) (/ (exp (partition x * exp
      (- a))))))). }
  assert (r124 : - (partition x * exp (- b)) = - (partition x * (1 / exp b))).
  { exact (f_equal (fun (h_27 : R) => - (partition x * h_27)) (r22 b)). }
  assert (r125 : - (partition x * (1 / exp b)) = -1 * (partition x * (1 / exp b))).
  { assert (identity : forall u0 u1 : R, (- (u0 * (1 * u1))) = ((-1) * (u0 * (1 * u1)))) by (intros u0 u1; ring).
    exact (identity (partition x) (/ (exp b))). }
  assert (r127 : exp (- (partition x * exp (- b))) = exp (-1 * (partition x * (1 / exp b)))).
  { exact (f_equal (fun (h_28 : R) => exp h_28) (eq_trans r124 r125)). }
  assert (r128 : -1 * (partition x * (1 / exp b)) = - (partition x * (1 / exp b))).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * (1 * u1))) = (- (u0 * (1 * u1)))) by (intros u0 u1; ring).
    exact (identity (partition x) (/ (exp b))). }
  assert (r129 : exp (-1 * (partition x * (1 / exp b))) = exp (- (partition x * (1 / exp b)))).
  { exact (f_equal (fun (h_29 : R) => exp h_29) r128). }
  assert (r132 : exp (- (partition x * exp (- b))) = 1 / exp (partition x * (1 / exp b))).
  { exact (eq_trans r127 (eq_trans r129 (r22 (partition x * (1 / exp b))))). }
  assert (r133 : partition x * exp (- a) = partition x * (1 / exp a)).
  { exact (f_equal (fun (h_30 : R) => partition x * h_30) (r22 a)). }
  assert (r134 : exp (partition x * exp (- a)) = exp (partition x * (1 / exp a))).
  { exact (f_equal (fun (h_31 : R) => exp h_31) r133). }
  assert (r135 : 1 / exp (partition x * exp (- a)) = 1 / exp (partition x * (1 / exp a))).
  { exact (f_equal (fun (h_32 : R) => 1 / h_32) r134). }
  assert (r136 : softmax x i * (exp (- (partition x * exp (- b))) - 1 / exp (partition x * exp (- a))) = softmax x i *
    (1 / exp (partition x * (1 / exp b)) - 1 / exp (partition x * (1 / exp a)))).
  { exact (f_equal2 (fun (h_33 : R) (h_34 : R) => softmax x i * (h_33 - h_34)) r132 r135). }
  assert (r137 : softmax x i * (1 / exp (partition x * (1 / exp b)) - 1 / exp (partition x * (1 / exp a))) = -1 *
    (softmax x i * (1 / exp (partition x * (1 / exp a)))) + softmax x i * (1 / exp (partition x * (1 / exp b)))).
  { assert (identity : forall u0 u1 u2 : R, (u0 * ((1 * u1) - (1 * u2))) = (((-1) * (u0 * (1 * u2))) + (u0 * (1 *
    u1)))) by (intros u0 u1 u2; ring).
    exact (identity (softmax x i) (/ (exp (partition x * (1 / exp b)))) (/ (exp (partition x * (1 / exp a))))). }
  assert (r139 : - (partition x * exp (- a)) = - (partition x * (1 / exp a))).
  { exact (f_equal (fun (h_35 : R) => - (partition x * h_35)) (r22 a)). }
  assert (r140 : - (partition x * (1 / exp a)) = -1 * (partition x * (1 / exp a))).
  { assert (identity : forall u0 u1 : R, (- (u0 * (1 * u1))) = ((-1) * (u0 * (1 * u1)))) by (intros u0 u1; ring).
    exact (identity (partition x) (/ (exp a))). }
  assert (r142 : exp (- (partition x * exp (- a))) = exp (-1 * (partition x * (1 / exp a)))).
  { exact (f_equal (fun (h_36 : R) => exp h_36) (eq_trans r139 r140)). }
  assert (r143 : -1 * (partition x * (1 / exp a)) = - (partition x * (1 / exp a))).
  { assert (identity : forall u0 u1 : R, ((-1) * (u0 * (1 * u1))) = (- (u0 * (1 * u1)))) by (intros u0 u1; ring).
    exact (identity (partition x) (/ (exp a))). }
  assert (r144 : exp (-1 * (partition x * (1 / exp a))) = exp (- (partition x * (1 / exp a)))).
  { exact (f_equal (fun (h_37 : R) => exp h_37) r143). }
  assert (r148 : softmax x i * (exp (- (partition x * exp (- b))) - exp (- (partition x * exp (- a)))) = softmax x i *
    (1 / exp (partition x * (1 / exp b)) - 1 / exp (partition x * (1 / exp a)))).
  { exact (f_equal2 (fun (h_38 : R) (h_39 : R) => softmax x i * (h_38 - h_39)) r132 (eq_trans r142 (eq_trans r144 (r22
    (partition x * (1 / exp a)))))). }
  assert (identity : forall u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10 u11 : R, (u0 * (u1 - u2)) - (u0 * ((1 - (u4 * u5)) -
    (u10 * u11))) = (1 * ((u0 * ((1 - (u4 * u5)) - (1 * u9))) - (u0 * ((1 - (u4 * u5)) - (u10 * u11)))) + (1 * (((u0 *
    ((1 - (u4 * u5)) - (1 * u3))) - (((u0 * (u6 - (1 + (u4 * u7)))) * u8) + (u0 * u8))) - (u0 * ((1 - (u4 * u5)) - (1
    * u9)))) + (1 * ((u0 * ((1 - (u4 * u5)) - (1 * u3))) - ((u0 * ((1 - (u4 * u5)) - (1 * u3))) - (((u0 * (u6 - (1 +
    (u4 * u7)))) * u8) + (u0 * u8)))) + (1 * ((u0 * (u1 - (1 * u3))) - (u0 * ((1 - (u4 * u5)) - (1 * u3)))) + (1 *
    ((u0 * (u1 - u2)) - (u0 * (u1 - (1 * u3)))) + 0)))))) by (intros u0 u1 u2 u3 u4 u5 u6 u7 u8 u9 u10 u11; ring).
  exact (proj1 (Rules.positive_combination (Rules.and_eq 1 (eq_trans (eq_trans (eq_trans r0 r24) r26) (eq_sym
    (eq_trans r34 r35))) (Rules.and_eq 1 (eq_trans (eq_trans r44 r45) (eq_sym (eq_trans (eq_trans r47 r63) r82)))
    (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r116 (Rules.and_le 1 (Rules.integer_nonneg 1 eq_refl) r123
    (Rules.and_eq 1 (eq_trans (eq_trans r136 r137) (eq_sym (eq_trans r148 r137))) Rules.no_relation))))) (identity
    (softmax x i) (exp (- (partition x * exp (- b)))) (exp (- (partition x * exp (- a)))) (/ (exp (partition x * exp
    (- a)))) (partition x) (exp (- b)) (exp (partition x * exp (- a))) (exp (- a)) (/ (partition x * exp (- a) * exp
    (partition x * exp (- a)))) (/ (partition x * exp (- a))) (exp a) (/ (partition x))))).
Qed.
