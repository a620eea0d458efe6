(* Decay of the finite sum of cosines: there is none. Proved by hand, with the standard library only. *)
From Coq Require Import Reals Lra Lia.
From Derive Require Import Support Limits.
Open Scope R_scope.

(* The number of an index, from 0. *)
Definition number {n : nat} (i : Fin n) : nat := proj1_sig (Fin.to_nat i).

(* theta_i = b^(- i/N). *)
Definition frequency (b : R) {N : nat} (i : Fin N) : R := Rpower b (- (INR (number i) / INR N)).

(* S_N(k) = 1/N sum_i cos(k theta_i), for any frequencies. *)
Definition finite_sum {N : nat} (theta : Fin N -> R) (k : R) : R :=
  1 / INR N * Sum (fun i : Fin N => cos (k * theta i)).

(* The mean of f over the integers from 0 to M. *)
Definition mean_up_to (f : nat -> R) (M : nat) : R := 1 / INR (S M) * sum_f_R0 f M.

(* ---- means ---- *)

Lemma Un_cv_ext (u v : nat -> R) (l : R) : (forall n, u n = v n) -> Un_cv u l -> Un_cv v l.
Proof. intros E H eps He; destruct (H eps He) as [n Hn]; exists n; intros m; rewrite <- E; apply Hn. Qed.

Lemma Un_cv_const (l : R) : Un_cv (fun _ => l) l.
Proof. intros eps He; exists 0%nat; intros n _; unfold R_dist; now rewrite Rminus_diag_eq, Rabs_R0. Qed.

Lemma Un_cv_Sum {n} (u : Fin n -> nat -> R) (l : Fin n -> R) :
  (forall i, Un_cv (u i) (l i)) -> Un_cv (fun M => Sum (fun i => u i M)) (Sum l).
Proof.
  induction n as [|n IH]; intros H; simpl; [apply Un_cv_const|].
  apply CV_plus; [apply H|apply (IH (fun i => u (Fin.FS i)) (fun i => l (Fin.FS i))); intros i; apply H].
Qed.

Lemma mean_add (f g : nat -> R) M : mean_up_to (fun k => f k + g k) M = mean_up_to f M + mean_up_to g M.
Proof. unfold mean_up_to; rewrite plus_sum; ring. Qed.

Lemma mean_scale c (f : nat -> R) M : mean_up_to (fun k => c * f k) M = c * mean_up_to f M.
Proof.
  unfold mean_up_to; replace (sum_f_R0 (fun k => c * f k) M) with (c * sum_f_R0 f M); [ring|].
  rewrite scal_sum; apply sum_eq; intros; ring.
Qed.

Lemma mean_Sum {n} (f : Fin n -> nat -> R) M :
  mean_up_to (fun k => Sum (fun i => f i k)) M = Sum (fun i => mean_up_to (f i) M).
Proof.
  induction n as [|n IH]; simpl.
  - unfold mean_up_to; rewrite sum_cte; ring.
  - rewrite mean_add; f_equal; apply (IH (fun i => f (Fin.FS i))).
Qed.

Lemma mean_ext (f g : nat -> R) M : (forall k, f k = g k) -> mean_up_to f M = mean_up_to g M.
Proof. intros E; unfold mean_up_to; f_equal; apply sum_eq; intros; apply E. Qed.

Lemma cosines_telescope (phi : R) M :
  2 * sin (phi / 2) * sum_f_R0 (fun k => cos (INR k * phi)) M = sin (phi / 2) + sin (INR M * phi + phi / 2).
Proof.
  induction M as [|M IH].
  - simpl; rewrite Rmult_0_l, cos_0, Rplus_0_l; ring.
  - rewrite tech5, Rmult_plus_distr_l, IH, S_INR.
    replace (INR M * phi + phi / 2) with ((INR M + 1) * phi - phi / 2) by field.
    rewrite sin_minus, sin_plus; ring.
Qed.

Lemma mean_of_cosines (phi : R) : sin (phi / 2) <> 0 -> Un_cv (mean_up_to (fun k => cos (INR k * phi))) 0.
Proof.
  intros N eps He; pose proof (Rabs_pos_lt _ N) as P.
  destruct (archimed_cor1 (eps * Rabs (sin (phi / 2))) ltac:(now apply Rmult_lt_0_compat)) as [n [Hn Hn0]].
  exists n; intros M HM; unfold R_dist, mean_up_to; rewrite Rminus_0_r.
  pose proof (lt_0_INR (S M) ltac:(lia)) as PM; pose proof (lt_0_INR n ltac:(lia)) as Pn.
  assert (B : Rabs (sin (phi / 2)) * Rabs (sum_f_R0 (fun k => cos (INR k * phi)) M) <= 1).
  { rewrite <- Rabs_mult; apply (Rmult_le_reg_l 2); [lra|].
    rewrite <- (Rabs_pos_eq 2) at 1 by lra; rewrite <- Rabs_mult, <- Rmult_assoc, cosines_telescope.
    pose proof (SIN_bound (phi / 2)); pose proof (SIN_bound (INR M * phi + phi / 2)); apply Rabs_le; lra. }
  assert (L : / INR (S M) <= / INR n) by (apply Rinv_le_contravar; [exact Pn|apply le_INR; lia]).
  unfold Rdiv; rewrite Rmult_1_l, Rabs_mult, (Rabs_pos_eq (/ INR (S M))) by (left; now apply Rinv_0_lt_compat).
  apply (Rmult_lt_reg_l (Rabs (sin (phi / 2)))); [exact P|].
  replace (Rabs (sin (phi / 2)) * (/ INR (S M) * Rabs (sum_f_R0 (fun k => cos (INR k * phi)) M)))
    with (/ INR (S M) * (Rabs (sin (phi / 2)) * Rabs (sum_f_R0 (fun k => cos (INR k * phi)) M))) by ring.
  apply Rle_lt_trans with (/ INR (S M) * 1); [apply Rmult_le_compat_l; [left; now apply Rinv_0_lt_compat|exact B]|].
  rewrite Rmult_1_r; lra.
Qed.

Lemma mean_of_ones : Un_cv (mean_up_to (fun _ => 1)) 1.
Proof.
  apply (Un_cv_ext (fun _ => 1)); [|apply Un_cv_const].
  intros M; unfold mean_up_to; rewrite sum_cte; field; apply not_0_INR; lia.
Qed.

(* ---- the theorems ---- *)

(* The square of the sum is 1/(2 N^2) times the sum over all i, j of cos(k (theta_i - theta_j)) and
   cos(k (theta_i + theta_j)). For an angle phi with sin(phi/2) != 0 the sum of cos(k phi) over k = 0, ..., M telescopes
   after multiplication by 2 sin(phi/2), so it is at most 1/abs(sin(phi/2)) and its mean tends to 0. All angles here are
   of this kind, except theta_i - theta_i = 0, whose cosine is 1. So the limit is N/(2 N^2) = 1/(2N). *)
Theorem finite_sum_mean_square (N : nat) (N_pos : (0 < N)%nat) (theta : Fin N -> R)
    (given_1 : forall i : Fin N, 0 < theta i < PI)
    (given_2 : forall i j : Fin N, i <> j -> theta i <> theta j) :
  Un_cv (mean_up_to (fun k : nat => finite_sum theta (INR k) ^ 2)) (1 / (2 * INR N)).
Proof.
  pose proof (lt_0_INR N N_pos) as P.
  assert (Each : forall i j, Un_cv (mean_up_to (fun k => / (2 * INR N ^ 2) *
      (cos (INR k * (theta i - theta j)) + cos (INR k * (theta i + theta j))))) (/ (2 * INR N ^ 2) * delta j i)).
  { intros i j; apply (Un_cv_ext (fun M => / (2 * INR N ^ 2)
        * (mean_up_to (fun k => cos (INR k * (theta i - theta j))) M
      + mean_up_to (fun k => cos (INR k * (theta i + theta j))) M))).
    { intros M; rewrite mean_scale, mean_add; reflexivity. }
    apply (CV_mult (fun _ => / (2 * INR N ^ 2))); [apply Un_cv_const|].
    rewrite <- (Rplus_0_r (delta j i)); pose proof (given_1 i); pose proof (given_1 j); apply CV_plus.
    - destruct (delta_either j i) as [[-> ->]|[Apart ->]].
      + apply (Un_cv_ext (mean_up_to (fun _ => 1))); [|apply mean_of_ones].
        intros M; apply mean_ext; intros k; now rewrite Rminus_diag_eq, Rmult_0_r, cos_0.
      + apply mean_of_cosines; specialize (given_2 j i Apart).
        destruct (Rtotal_order (theta i) (theta j)) as [L|[L|L]]; [|congruence|].
        * apply Rlt_not_eq; replace ((theta i - theta j) / 2) with (- ((theta j - theta i) / 2)) by field.
          rewrite sin_neg; pose proof (sin_gt_0 ((theta j - theta i) / 2)); lra.
        * apply Rgt_not_eq, sin_gt_0; lra.
    - apply mean_of_cosines, Rgt_not_eq, sin_gt_0; lra. }
  apply (Un_cv_ext (fun M => Sum (fun i => Sum (fun j => mean_up_to (fun k => / (2 * INR N ^ 2) *
    (cos (INR k * (theta i - theta j)) + cos (INR k * (theta i + theta j)))) M)))).
  - intros M; rewrite (Sum_ext _ (fun i => mean_up_to (fun k => Sum (fun j => / (2 * INR N ^ 2) *
      (cos (INR k * (theta i - theta j)) + cos (INR k * (theta i + theta j))))) M)) by (intros i; now rewrite mean_Sum).
    rewrite <- (mean_Sum (fun i k => Sum (fun j => / (2 * INR N ^ 2) *
      (cos (INR k * (theta i - theta j)) + cos (INR k * (theta i + theta j)))))).
    apply mean_ext; intros k; unfold finite_sum.
    transitivity (/ (INR N ^ 2) * (Sum (fun i => cos (INR k * theta i)) * Sum (fun i => cos (INR k * theta i))));
      [|simpl; field; lra].
    rewrite <- (Sum_scale (Sum _)), <- Sum_scale; apply Sum_ext; intros i.
    rewrite (Rmult_comm (Sum _)), <- !Sum_scale; apply Sum_ext; intros j.
    rewrite (Rmult_minus_distr_l (INR k)), (Rmult_plus_distr_l (INR k)), cos_minus, cos_plus; simpl; field; lra.
  - replace (1 / (2 * INR N)) with (Sum (fun i : Fin N => Sum (fun j : Fin N => / (2 * INR N ^ 2) * delta j i))).
    + apply Un_cv_Sum; intros i; apply Un_cv_Sum; intros j; apply Each.
    + rewrite (Sum_ext _ (fun _ => / (2 * INR N ^ 2))).
      * rewrite Sum_const; simpl; field; lra.
      * intros i; rewrite (Sum_ext _ (fun j => delta j i * / (2 * INR N ^ 2))) by (intros; ring).
        apply (Sum_delta i (fun _ => / (2 * INR N ^ 2))).
Qed.

Lemma number_inj {n} (i j : Fin n) : number i = number j -> i = j.
Proof. apply Fin.to_nat_inj. Qed.

Lemma frequency_decreases (b : R) N (s t : R) : 1 < b -> 0 < N -> s < t -> Rpower b (- (t / N)) < Rpower b (- (s / N)).
Proof.
  intros Hb HN L; apply Rpower_lt; [exact Hb|]; apply Ropp_lt_contravar, Rmult_lt_compat_r; [|exact L].
  now apply Rinv_0_lt_compat.
Qed.

Lemma frequency_range (b : R) N (i : Fin N) : 1 < b -> (0 < N)%nat -> 0 < frequency b i <= 1.
Proof.
  intros Hb HN; unfold frequency; split; [apply exp_pos|].
  pose proof (lt_0_INR N HN); pose proof (pos_INR (number i)) as [L|<-].
  - left; replace 1 with (Rpower b (- (0 / INR N))).
    + now apply frequency_decreases.
    + unfold Rdiv; rewrite Rmult_0_l, Ropp_0; apply Rpower_O; lra.
  - unfold Rdiv; rewrite Rmult_0_l, Ropp_0, Rpower_O; lra.
Qed.

Lemma frequency_apart (b : R) N (i j : Fin N) : 1 < b -> (0 < N)%nat -> i <> j -> frequency b i <> frequency b j.
Proof.
  intros Hb HN D; pose proof (lt_0_INR N HN); unfold frequency.
  destruct (Nat.lt_total (number i) (number j)) as [L|[E|L]].
  - apply Rgt_not_eq, frequency_decreases; [exact Hb|assumption|now apply lt_INR].
  - contradiction D; now apply number_inj.
  - apply Rlt_not_eq, frequency_decreases; [exact Hb|assumption|now apply lt_INR].
Qed.

(* If S_N(k) tended to 0 so would its square, and so would the mean of the squares (Cesaro). But the frequencies
   b^(- i/N) are distinct and lie in (0, 1], within (0, pi), so the mean of the squares tends to 1/(2N), which is not
   0. *)
Theorem finite_sum_no_decay (N : nat) (N_pos : (0 < N)%nat) (b : R)
    (given : 1 < b) :
  ~ Un_cv (fun k : nat => finite_sum (@frequency b N) (INR k)) 0.
Proof.
  intros Z; pose proof (lt_0_INR N N_pos) as P.
  assert (M : Un_cv (mean_up_to (fun k => finite_sum (@frequency b N) (INR k) ^ 2)) (1 / (2 * INR N))).
  { apply finite_sum_mean_square; [exact N_pos| |].
    - intros i; pose proof (frequency_range b N i given N_pos); pose proof PI2_1; unfold PI2 in *; lra.
    - intros i j D; now apply frequency_apart. }
  assert (Z2 : Un_cv (fun k => finite_sum (@frequency b N) (INR k) ^ 2) 0).
  { replace 0 with (0 * (0 * 1)) by ring.
    apply (Un_cv_ext (fun k => finite_sum (@frequency b N) (INR k) * (finite_sum (@frequency b N) (INR k) * 1)));
      [intros k; simpl; ring|].
    apply (CV_mult _ (fun k => finite_sum (@frequency b N) (INR k) * 1)); [exact Z|].
    apply (CV_mult _ (fun _ => 1)); [exact Z|apply Un_cv_const]. }
  apply Cesaro_1 in Z2.
  assert (C : Un_cv (mean_up_to (fun k => finite_sum (@frequency b N) (INR k) ^ 2)) 0).
  { intros eps He; destruct (Z2 eps He) as [n Hn]; exists n; intros m Hm.
    specialize (Hn (S m) ltac:(lia)); simpl pred in Hn; unfold mean_up_to, R_dist in *.
    replace (1 / INR (S m) * sum_f_R0 (fun k => finite_sum (@frequency b N) (INR k) ^ 2) m)
      with (sum_f_R0 (fun k => finite_sum (@frequency b N) (INR k) ^ 2) m / INR (S m)); [exact Hn|].
    field; apply not_0_INR; lia. }
  pose proof (UL_sequence _ _ _ M C) as E; assert (0 < 1 / (2 * INR N)) by (apply Rdiv_lt_0_compat; lra); lra.
Qed.
