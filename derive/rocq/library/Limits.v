(* Limits of functions of a real variable, written out as the theorems state them, and what is needed of finite sums
   under them. Only the standard library is used. *)
From Coq Require Import Reals Lra Lia.
From Derive Require Import Support.
Open Scope R_scope.

(* f(t) -> l as t -> +oo. *)
Definition tends_at_infinity (f : R -> R) (l : R) : Prop :=
  forall eps, 0 < eps -> exists T, forall t, T < t -> Rabs (f t - l) < eps.

(* f(t) -> l as t -> a, whatever f is at a. *)
Definition tends_to (f : R -> R) (a l : R) : Prop :=
  forall eps, 0 < eps -> exists eta, 0 < eta /\ forall t, 0 < Rabs (t - a) < eta -> Rabs (f t - l) < eps.

(* ---- limits at infinity are limits at 0 of f(1/t) from the right, so the library's rules hold for them ---- *)

Lemma tends_at_infinity_inverse (f : R -> R) (l : R) :
  tends_at_infinity f l <-> limit1_in (fun t => f (/ t)) (fun t => 0 < t) l 0.
Proof.
  split; intros H eps He; destruct (H eps He) as [T HT].
  - pose proof (Rabs_pos T) as P; exists (/ (Rabs T + 1)); split; [apply Rinv_0_lt_compat; lra|].
    intros t [Ht Hd]; simpl in Hd; unfold R_dist in Hd; rewrite Rminus_0_r, Rabs_pos_eq in Hd by lra.
    apply HT, Rle_lt_trans with (Rabs T); [apply Rle_abs|].
    apply Rlt_trans with (Rabs T + 1); [lra|].
    rewrite <- (Rinv_inv (Rabs T + 1)); apply Rinv_lt_contravar; [|exact Hd].
    apply Rmult_lt_0_compat; [exact Ht|apply Rinv_0_lt_compat; lra].
  - destruct HT as [HT0 HT]; exists (/ T); intros t Ht.
    assert (P : 0 < / T) by (now apply Rinv_0_lt_compat).
    rewrite <- (Rinv_inv t); apply (HT (/ t)); split; [apply Rinv_0_lt_compat; lra|].
    simpl; unfold R_dist; rewrite Rminus_0_r, Rabs_pos_eq by (left; apply Rinv_0_lt_compat; lra).
    rewrite <- (Rinv_inv T); apply Rinv_lt_contravar; [apply Rmult_lt_0_compat; lra|exact Ht].
Qed.

Lemma tends_const (l : R) : tends_at_infinity (fun _ => l) l.
Proof. intros eps He; exists 0; intros t _; now rewrite Rminus_diag_eq, Rabs_R0. Qed.

Lemma tends_ext (f g : R -> R) (l : R) : (forall t, f t = g t) -> tends_at_infinity f l -> tends_at_infinity g l.
Proof. intros E H eps He; destruct (H eps He) as [T HT]; exists T; intros t; rewrite <- E; apply HT. Qed.

Lemma tends_add (f g : R -> R) (l m : R) :
  tends_at_infinity f l -> tends_at_infinity g m -> tends_at_infinity (fun t => f t + g t) (l + m).
Proof. rewrite !tends_at_infinity_inverse; apply (limit_plus (fun t => f (/ t)) (fun t => g (/ t))). Qed.

Lemma tends_sub (f g : R -> R) (l m : R) :
  tends_at_infinity f l -> tends_at_infinity g m -> tends_at_infinity (fun t => f t - g t) (l - m).
Proof. rewrite !tends_at_infinity_inverse; apply (limit_minus (fun t => f (/ t)) (fun t => g (/ t))). Qed.

Lemma tends_mul (f g : R -> R) (l m : R) :
  tends_at_infinity f l -> tends_at_infinity g m -> tends_at_infinity (fun t => f t * g t) (l * m).
Proof. rewrite !tends_at_infinity_inverse; apply (limit_mul (fun t => f (/ t)) (fun t => g (/ t))). Qed.

Lemma tends_div (f g : R -> R) (l m : R) :
  m <> 0 -> tends_at_infinity f l -> tends_at_infinity g m -> tends_at_infinity (fun t => f t / g t) (l / m).
Proof.
  intros N Hf Hg; apply tends_mul; [exact Hf|]; revert Hg; rewrite !tends_at_infinity_inverse.
  intros Hg; exact (limit_inv (fun t => g (/ t)) (fun t => 0 < t) m 0 Hg N).
Qed.

Lemma tends_sum {n} (f : Fin n -> R -> R) (l : Fin n -> R) :
  (forall i, tends_at_infinity (f i) (l i)) -> tends_at_infinity (fun t => Sum (fun i => f i t)) (Sum l).
Proof.
  induction n as [|n IH]; intros H; simpl; [apply tends_const|].
  apply tends_add; [apply H|apply (IH (fun i => f (Fin.FS i))); intros i; apply H].
Qed.

Lemma tends_zero_of_le (f g : R -> R) :
  (forall t, 0 < t -> Rabs (f t) <= g t) -> tends_at_infinity g 0 -> tends_at_infinity f 0.
Proof.
  intros B H eps He; destruct (H eps He) as [T HT]; exists (Rmax 0 T); intros t Ht.
  pose proof (Rmax_l 0 T); pose proof (Rmax_r 0 T).
  specialize (HT t ltac:(lra)); specialize (B t ltac:(lra)); rewrite Rminus_0_r in *.
  pose proof (Rle_abs (g t)); lra.
Qed.

Lemma tends_exp_of_neg (y : R) : y < 0 -> tends_at_infinity (fun t => exp (t * y)) 0.
Proof.
  intros Hy eps He; exists (ln eps / y); intros t Ht.
  rewrite Rminus_0_r, Rabs_pos_eq by (left; apply exp_pos).
  rewrite <- (exp_ln eps He); apply exp_increasing.
  replace (ln eps) with (ln eps / y * y) by (field; lra).
  apply Ropp_lt_cancel; rewrite !Ropp_mult_distr_r; apply Rmult_lt_compat_r; [lra|exact Ht].
Qed.

(* ---- finite sums ---- *)

Lemma Sum_le {n} (f g : Fin n -> R) : (forall i, f i <= g i) -> Sum f <= Sum g.
Proof.
  induction n as [|n IH]; intros H; simpl; [lra|].
  apply Rplus_le_compat; [apply H|apply IH; intros i; apply H].
Qed.

Lemma Sum_const n (c : R) : Sum (fun _ : Fin n => c) = INR n * c.
Proof.
  rewrite (Sum_ext _ (fun _ => c * 1)) by (intros; ring); rewrite Sum_scale, Sum_one; ring.
Qed.

Lemma term_le_Sum {n} (f : Fin n -> R) (i : Fin n) : (forall k, 0 <= f k) -> f i <= Sum f.
Proof.
  intros H; rewrite <- (Sum_delta i f); apply Sum_le; intros k.
  destruct (delta_either k i) as [[-> ->]|[_ ->]]; [lra|]; specialize (H k); lra.
Qed.

Lemma Sum_nonzero_term {n} (f : Fin n -> R) : Sum f <> 0 -> exists i, f i <> 0.
Proof.
  induction n as [|n IH]; simpl; intros H; [contradiction H; reflexivity|].
  destruct (Req_dec (f Fin.F1) 0) as [E|E]; [|now exists Fin.F1].
  destruct (IH (fun i => f (Fin.FS i))) as [i Hi]; [rewrite E, Rplus_0_l in H; exact H|now exists (Fin.FS i)].
Qed.
