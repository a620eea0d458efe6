(* The finite sum of cosines comes back, by the pigeonhole principle. Proved by hand, with the standard library only. *)
From Coq Require Import Reals Lra Lia Classical.
From Derive Require Import Support Limits FiniteSumDecay.
Open Scope R_scope.

(* ---- boxes ---- *)

(* Of n + 1 numbers below n two are alike. By induction from n to n + 1: if the last number is like one before it, these
   are the two. If not, put it wherever n stands before it. What stands there is then below n, so two of it are alike,
   and were so before. *)
Lemma pigeonhole (n : nat) (f : nat -> nat) : (forall j, (j <= n)%nat -> (f j < n)%nat) ->
  exists i j, (i < j <= n)%nat /\ f i = f j.
Proof.
  revert f; induction n as [|n IH]; intros f H; [specialize (H 0%nat (le_n 0)); lia|].
  destruct (classic (exists i, (i <= n)%nat /\ f i = f (S n))) as [[i [Hi E]]|New].
  { exists i, (S n); split; [lia|exact E]. }
  assert (Apart : forall i, (i <= n)%nat -> f i <> f (S n)) by (intros i Hi E; apply New; exists i; now split).
  destruct (IH (fun i => if Nat.eqb (f i) n then f (S n) else f i)) as [i [j [Hij E]]].
  - intros i Hi; pose proof (H i ltac:(lia)); pose proof (H (S n) (le_n _)); pose proof (Apart i Hi).
    destruct (Nat.eqb_spec (f i) n); lia.
  - exists i, j; split; [lia|]; pose proof (Apart i ltac:(lia)); pose proof (Apart j ltac:(lia)).
    destruct (Nat.eqb_spec (f i) n), (Nat.eqb_spec (f j) n); lia.
Qed.

(* The number whose digits to base Q are c, the lowest first. *)
Fixpoint digits (Q : nat) {N : nat} : (Fin N -> nat) -> nat :=
  match N with
  | O => fun _ => O
  | S M => fun c => (c Fin.F1 + Q * digits Q (fun i : Fin M => c (Fin.FS i)))%nat
  end.

Lemma digits_below (Q : nat) {N} (c : Fin N -> nat) : (forall i, (c i < Q)%nat) -> (digits Q c < Q ^ N)%nat.
Proof.
  induction N as [|N IH]; intros H; simpl; [lia|].
  specialize (IH (fun i => c (Fin.FS i)) (fun i => H (Fin.FS i))); specialize (H Fin.F1).
  apply (Nat.mul_le_mono_l _ _ Q) in IH; lia.
Qed.

Lemma digits_inj (Q : nat) {N} (c d : Fin N -> nat) : (forall i, (c i < Q)%nat) -> (forall i, (d i < Q)%nat) ->
  digits Q c = digits Q d -> forall i, c i = d i.
Proof.
  induction N as [|N IH]; intros C D E i; [inversion i|]; simpl in E.
  destruct (Nat.div_mod_unique Q (digits Q (fun i => c (Fin.FS i))) (digits Q (fun i => d (Fin.FS i)))
    (c Fin.F1) (d Fin.F1) (C _) (D _) ltac:(lia)) as [Rest First].
  apply (Fin.caseS' i); [exact First|]; intros k.
  now apply (IH (fun i => c (Fin.FS i)) (fun i => d (Fin.FS i))).
Qed.

(* The circle is cut into Q equal parts; the one in which y full turns end. *)
Definition part (Q : nat) (y : R) : nat := Z.to_nat (Int_part (INR Q * frac_part y)).

Lemma part_range (Q : nat) (y : R) : INR (part Q y) <= INR Q * frac_part y < INR (part Q y) + 1.
Proof.
  unfold part; destruct (base_fp y) as [F _]; pose proof (pos_INR Q).
  assert (P : 0 <= INR Q * frac_part y) by (apply Rmult_le_pos; lra).
  destruct (base_Int_part (INR Q * frac_part y)) as [L U].
  assert (I : (-1 < Int_part (INR Q * frac_part y))%Z) by (apply lt_IZR; lra).
  rewrite INR_IZR_INZ, Z2Nat.id by lia; lra.
Qed.

Lemma part_below (Q : nat) (y : R) : (0 < Q)%nat -> (part Q y < Q)%nat.
Proof.
  intros HQ; apply INR_lt; apply lt_0_INR in HQ; destruct (part_range Q y) as [L _]; destruct (base_fp y) as [_ F].
  apply Rle_lt_trans with (1 := L); rewrite <- (Rmult_1_r (INR Q)) at 2; now apply Rmult_lt_compat_l.
Qed.

(* Two angles that end in one part differ by whole turns, but for less than a part. *)
Lemma same_part (Q : nat) (y z : R) : (0 < Q)%nat -> part Q y = part Q z -> exists m, Rabs (y - z - IZR m) < / INR Q.
Proof.
  intros HQ E; apply lt_0_INR in HQ; exists (Int_part y - Int_part z)%Z; rewrite minus_IZR.
  replace (y - z - (IZR (Int_part y) - IZR (Int_part z))) with (frac_part y - frac_part z) by (unfold frac_part; ring).
  destruct (part_range Q y) as [Ly Uy]; destruct (part_range Q z) as [Lz Uz]; rewrite E in *.
  apply (Rmult_lt_reg_l (INR Q)); [exact HQ|]; rewrite Rinv_r by lra.
  rewrite <- (Rabs_pos_eq (INR Q)) at 1 by lra; rewrite <- Rabs_mult, Rmult_minus_distr_l; apply Rabs_def1; lra.
Qed.

(* ---- cosines ---- *)

Lemma cos_whole_turns (t : R) (m : Z) : cos (t - 2 * PI * IZR m) = cos t.
Proof.
  destruct (Z.le_ge_cases 0 m) as [H|H].
  - rewrite <- (cos_period (t - 2 * PI * IZR m) (Z.to_nat m)); f_equal.
    rewrite INR_IZR_INZ, Z2Nat.id by exact H; ring.
  - rewrite <- (cos_period t (Z.to_nat (- m))); f_equal.
    rewrite INR_IZR_INZ, Z2Nat.id, opp_IZR by lia; ring.
Qed.

Lemma cos_near_whole_turns (Q : nat) (y : R) (m : Z) : (2 <= Q)%nat -> Rabs (y - IZR m) < / INR Q ->
  cos (2 * PI / INR Q) <= cos (2 * PI * y).
Proof.
  intros HQ H; apply le_INR in HQ; simpl in HQ; pose proof PI_RGT_0 as P; pose proof (Rabs_pos (y - IZR m)).
  assert (Half : / INR Q <= / 2) by (apply Rinv_le_contravar; lra).
  assert (E : cos (2 * PI * y) = cos (2 * PI * Rabs (y - IZR m))).
  { rewrite <- (cos_whole_turns (2 * PI * y) m), <- Rmult_minus_distr_l.
    unfold Rabs; destruct (Rcase_abs (y - IZR m)); [|reflexivity]; rewrite <- cos_neg; f_equal; ring. }
  assert (Within : forall r, 0 <= r <= / 2 -> 0 <= 2 * PI * r <= PI).
  { intros r Hr; split; [apply Rmult_le_pos; lra|].
    apply Rle_trans with (2 * PI * / 2); [apply Rmult_le_compat_l; lra|right; field]. }
  destruct (Within (Rabs (y - IZR m)) ltac:(lra)); destruct (Within (/ INR Q) ltac:(lra)).
  rewrite E; apply cos_decr_1; try assumption; apply Rmult_le_compat_l; lra.
Qed.

Lemma cos_of_a_part (Q : nat) : (2 <= Q)%nat -> 1 - 2 * PI / INR Q <= cos (2 * PI / INR Q).
Proof.
  intros HQ; apply le_INR in HQ; simpl in HQ; pose proof PI_RGT_0 as P.
  assert (0 < PI / INR Q) by (apply Rdiv_lt_0_compat; lra).
  assert (PI / INR Q <= PI).
  { unfold Rdiv; rewrite <- (Rmult_1_r PI) at 2; apply Rmult_le_compat_l; [lra|].
    rewrite <- Rinv_1; apply Rinv_le_contravar; lra. }
  pose proof (sin_lt_x (PI / INR Q) ltac:(assumption)) as Small; pose proof (SIN_bound (PI / INR Q)) as B.
  pose proof (sin_ge_0 (PI / INR Q) ltac:(lra) ltac:(assumption)) as Pos.
  replace (2 * PI / INR Q) with (2 * (PI / INR Q)) by (field; lra); rewrite cos_2a_sin.
  assert (sin (PI / INR Q) * sin (PI / INR Q) <= 1 * sin (PI / INR Q)) by (apply Rmult_le_compat_r; lra); lra.
Qed.

(* ---- the theorems ---- *)

(* Cut the circle of each of the N angles into Q equal parts. Of the Q^N + 1 multiples 0, x, ..., Q^N x two end in the
   same part of every circle, as there are Q^N choices of a part of each. For their difference j x every angle
   j x theta_i is within 2 pi/Q of whole turns, and its cosine at least cos(2 pi/Q), since 2 pi/Q <= pi. *)
Theorem finite_sum_recurrence (N : nat) (N_pos : (0 < N)%nat) (theta : Fin N -> R) (x : R) (Q : nat)
    (given : (2 <= Q)%nat) :
  exists j : nat, (1 <= j <= Q ^ N)%nat /\ cos (2 * PI / INR Q) <= finite_sum theta (INR j * x).
Proof.
  set (turns := fun (j : nat) (i : Fin N) => INR j * (x * theta i / (2 * PI))).
  assert (Below : forall j i, (part Q (turns j i) < Q)%nat) by (intros j i; apply part_below; lia).
  destruct (pigeonhole (Q ^ N) (fun j => digits Q (fun i => part Q (turns j i)))) as [a [c [Order Same]]].
  { intros j _; now apply digits_below. }
  pose proof (digits_inj Q _ _ (Below a) (Below c) Same) as Parts; clear Same.
  exists (c - a)%nat; split; [lia|]; pose proof PI_RGT_0; pose proof (lt_0_INR N N_pos) as P.
  assert (Each : forall i, cos (2 * PI / INR Q) <= cos (INR (c - a) * x * theta i)).
  { intros i; destruct (same_part Q (turns c i) (turns a i) ltac:(lia) ltac:(symmetry; apply Parts)) as [m Near].
    replace (INR (c - a) * x * theta i) with (2 * PI * (turns c i - turns a i)).
    - exact (cos_near_whole_turns Q _ m given Near).
    - rewrite minus_INR by lia; unfold turns; field; lra. }
  unfold finite_sum; replace (cos (2 * PI / INR Q)) with (1 / INR N * (INR N * cos (2 * PI / INR Q))) by (field; lra).
  apply Rmult_le_compat_l; [left; apply Rdiv_lt_0_compat; lra|]; rewrite <- Sum_const; apply Sum_le, Each.
Qed.

(* The same for the multiples of K + 1, with Q so large that 2 pi/Q is at most epsilon: cos(2 pi/Q) is at least
   1 - 2 pi/Q, as 1 - cos(2 u) = 2 sin(u)^2 <= 2 u for u between 0 and pi. *)
Theorem finite_sum_returns (N : nat) (N_pos : (0 < N)%nat) (theta : Fin N -> R) (epsilon : R) (K : nat)
    (given : 0 < epsilon) :
  exists k : nat, (K < k)%nat /\ 1 - epsilon < finite_sum theta (INR k).
Proof.
  pose proof PI_RGT_0 as P.
  destruct (archimed_cor1 (epsilon / (2 * PI)) ltac:(apply Rdiv_lt_0_compat; lra)) as [n [Hn n_pos]].
  apply lt_0_INR in n_pos; set (Q := (2 + n)%nat); assert (HQ : (2 <= Q)%nat) by (unfold Q; lia).
  assert (Small : 2 * PI / INR Q < epsilon).
  { apply Rlt_le_trans with (2 * PI * (epsilon / (2 * PI))); [|right; field; lra].
    apply Rmult_lt_compat_l; [lra|]; apply Rle_lt_trans with (2 := Hn).
    apply Rinv_le_contravar; [exact n_pos|apply le_INR; unfold Q; lia]. }
  destruct (finite_sum_recurrence N N_pos theta (INR (S K)) Q HQ) as [j [[Hj _] B]].
  exists (j * S K)%nat; pose proof (Nat.mul_le_mono_r 1 j (S K) Hj); split; [lia|].
  rewrite mult_INR; pose proof (cos_of_a_part Q HQ); lra.
Qed.
