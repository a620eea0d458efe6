(* Softmax: limits, and when its derivative vanishes. The theorems of the chapter that are analysis, proved by hand;
   softmax and its partition function are those of the chapter. Only the standard library is used. *)
From Coq Require Import Reals Lra Lia.
From Coq Require Import Vectors.Vector.
From Derive Require Import Support Rules Limits.
From Book Require Import Softmax.
Import VectorNotations.
Open Scope R_scope.

(* ---- a vanishing derivative ---- *)

(* If p is a vertex then p_i p_j = delta_ij p_i, as at most one entry is not 0, and that one is 1. Conversely, the
   entries of p sum to 1, so some p_m is not 0. Its diagonal entry p_m (1 - p_m) = 0 gives p_m = 1, and then for i != m
   the entry - p_i p_m = 0 gives p_i = 0: p is the vertex m. *)
Theorem softmax_jacobian_zero_iff_onehot (n : nat) (n_pos : (0 < n)%nat) (p : Fin n -> R)
    (given_1 : forall i : Fin n, 0 <= p i)
    (given_2 : Sum p = 1) :
  (forall i j : Fin n, delta i j * p i - p i * p j = 0) <-> exists m : Fin n, forall i : Fin n, p i = delta i m.
Proof.
  split.
  - intros H; destruct (Sum_nonzero_term p) as [m Hm]; [lra|].
    assert (One : p m = 1).
    { specialize (H m m); rewrite delta_same in H; apply (Rmult_eq_reg_l (p m)); [lra|exact Hm]. }
    exists m; intros i; destruct (delta_either i m) as [[-> ->]|[_ D]]; [exact One|].
    specialize (H i m); rewrite D, One in H; rewrite D; lra.
  - intros [m Hm] i j; rewrite !Hm.
    destruct (delta_either i m) as [[-> ->]|[_ ->]]; [|ring].
    rewrite (delta_symm m j); ring.
Qed.

(* ---- logits that grow apart ---- *)

Definition example (a : R) : Fin 4 -> R := Vector.nth [a; a; 2 * a; 4 * a].

(* The largest entry is 4a, and it exceeds each of the other three by 2a or more. The bound by the gap with m the last
   index and n - 1 = 3 is the claim. *)
Theorem softmax_jacobian_le_example (a : R) (i j : Fin 4)
    (given : 0 < a) :
  Rabs (softmax (example a) i * (delta i j - softmax (example a) j)) <= 3 * exp (- (2 * a)).
Proof.
  assert (Gap : forall l : Fin 4, 2 * a * (1 - delta l (Fin.FS (Fin.FS (Fin.FS Fin.F1))))
      <= example a (Fin.FS (Fin.FS (Fin.FS Fin.F1))) - example a l).
  { intros l.
    apply (Fin.caseS' l); [rewrite delta_apart by discriminate; unfold example; simpl; lra|]; clear l; intros l.
    apply (Fin.caseS' l); [rewrite delta_apart by discriminate; unfold example; simpl; lra|]; clear l; intros l.
    apply (Fin.caseS' l); [rewrite delta_apart by discriminate; unfold example; simpl; lra|]; clear l; intros l.
    apply (Fin.caseS' l); [rewrite delta_same; unfold example; simpl; lra|]; clear l; intros l.
    apply Fin.case0; exact l. }
  destruct (softmax_jacobian_le_of_gap 4 ltac:(lia) (2 * a) (Fin.FS (Fin.FS (Fin.FS Fin.F1))) (example a) i j Gap)
    as [Above Below].
  replace (INR 4 - 1) with 3 in Above, Below by (simpl; ring).
  apply Rabs_le; split; assumption.
Qed.

(* By the bound before, every entry is at most 3 exp(-2a) in absolute value, and exp(-2a) tends to 0. *)
Theorem softmax_jacobian_example_limit (i j : Fin 4) :
  tends_at_infinity (fun a : R => softmax (example a) i * (delta i j - softmax (example a) j)) 0.
Proof.
  apply (tends_zero_of_le _ (fun a => 3 * exp (a * -2))).
  - intros a Ha; replace (a * -2) with (- (2 * a)) by ring; now apply softmax_jacobian_le_example.
  - replace 0 with (3 * 0) by ring; apply tends_mul; [apply tends_const|apply tends_exp_of_neg; lra].
Qed.

(* ---- logits multiplied by a large number ---- *)

(* i is in A = argmax x. *)
Definition maximal {n : nat} (x : Fin n -> R) (i : Fin n) : Prop := forall k : Fin n, x k <= x i.

Lemma maximal_or_not {n} (x : Fin n -> R) (i : Fin n) : {maximal x i} + {~ maximal x i}.
Proof.
  unfold maximal; generalize (x i) as t; clear i; intros t; induction n as [|n IH].
  - left; intros k; apply Fin.case0; exact k.
  - destruct (IH (fun k => x (Fin.FS k))) as [H|H].
    + destruct (Rle_dec (x Fin.F1) t) as [H1|H1].
      * left; intros k; apply (Fin.caseS' k); assumption.
      * right; intros A; apply H1, A.
    + right; intros A; apply H; intros k; apply A.
Qed.

(* The indicator 1_A of A = argmax x; the number of its elements is Sum (argmax x). *)
Definition argmax {n : nat} (x : Fin n -> R) (i : Fin n) : R := if maximal_or_not x i then 1 else 0.

Lemma argmax_either {n} (x : Fin n -> R) i : maximal x i /\ argmax x i = 1 \/ ~ maximal x i /\ argmax x i = 0.
Proof. unfold argmax; destruct (maximal_or_not x i); tauto. Qed.

Lemma some_maximal n (x : Fin n -> R) : (0 < n)%nat -> exists m, maximal x m.
Proof.
  induction n as [|[|n] IH]; intros H; [lia| |].
  - exists Fin.F1; intros k; apply (Fin.caseS' k); [lra|]; intros l; apply Fin.case0; exact l.
  - destruct (IH (fun k => x (Fin.FS k)) ltac:(lia)) as [m Hm].
    destruct (Rle_dec (x Fin.F1) (x (Fin.FS m))) as [L|L].
    + exists (Fin.FS m); intros k; apply (Fin.caseS' k); [exact L|exact Hm].
    + exists Fin.F1; intros k; apply (Fin.caseS' k); [lra|]; intros l; specialize (Hm l); simpl in Hm; lra.
Qed.

Lemma argmax_nonneg {n} (x : Fin n -> R) i : 0 <= argmax x i.
Proof. destruct (argmax_either x i) as [[_ ->]|[_ ->]]; lra. Qed.

Lemma argmax_at_least_one n (x : Fin n -> R) : (0 < n)%nat -> 1 <= Sum (argmax x).
Proof.
  intros H; destruct (some_maximal n x H) as [m Hm].
  apply Rle_trans with (argmax x m); [|apply term_le_Sum; intros; apply argmax_nonneg].
  destruct (argmax_either x m) as [[_ ->]|[N _]]; [lra|contradiction].
Qed.

(* Let M be the largest entry of x. Softmax does not change if c M is subtracted from all logits, so
   softmax(c x)_i = exp(c (x_i - M)) / sum_k exp(c (x_k - M)). If i is in A the exponential is 1 for every c. If not,
   x_i - M < 0 and it tends to 0. So the numerator tends to 1_A(i), the denominator to |A|, and |A| >= 1. *)
Theorem softmax_scaled_limit (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n) :
  tends_at_infinity (fun c : R => softmax (fun k : Fin n => c * x k) i) (argmax x i / Sum (argmax x)).
Proof.
  destruct (some_maximal n x n_pos) as [m Hm].
  assert (Each : forall k, tends_at_infinity (fun c => exp (c * (x k - x m))) (argmax x k)).
  { intros k; destruct (argmax_either x k) as [[Hk ->]|[Hk ->]].
    - apply (tends_ext (fun _ => 1)); [|apply tends_const].
      intros c; replace (x k) with (x m) by (specialize (Hm k); specialize (Hk m); lra).
      now rewrite Rminus_diag_eq, Rmult_0_r, exp_0.
    - apply tends_exp_of_neg; destruct (Req_dec (x k) (x m)) as [E|E].
      + contradiction Hk; intros l; rewrite E; apply Hm.
      + specialize (Hm k); lra. }
  apply (tends_ext (fun c => exp (c * (x i - x m)) / Sum (fun k => exp (c * (x k - x m))))).
  - intros c; rewrite <- (softmax_shift_invariant n n_pos (fun k => c * x k) (- (c * x m)) i).
    unfold softmax, partition; f_equal; [f_equal; ring|].
    apply Sum_ext; intros k; f_equal; ring.
  - apply tends_div; [pose proof (argmax_at_least_one n x n_pos); lra|apply Each|].
    apply (tends_sum (fun k c => exp (c * (x k - x m)))); exact Each.
Qed.

(* The entries of J are polynomials in the entries of softmax, so the limit of softmax gives that of J. If |A| = 1 then
   1_A(i) 1_A(j) = delta_ij 1_A(i) as in the first theorem, and the limit is 0. Conversely let it be 0 and m be in A:
   its diagonal entry (1 - 1/|A|)/|A| = 0 gives |A| = 1. *)
Theorem softmax_jacobian_scaled_limit (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) :
  let J (c : R) (i j : Fin n) :=
    softmax (fun k : Fin n => c * x k) i * (delta i j - softmax (fun k : Fin n => c * x k) j) in
  let L (i j : Fin n) := (delta i j * argmax x i - argmax x i * argmax x j / Sum (argmax x)) / Sum (argmax x) in
  (forall i j : Fin n, tends_at_infinity (fun c : R => J c i j) (L i j)) /\
  ((forall i j : Fin n, L i j = 0) <-> Sum (argmax x) = 1).
Proof.
  intros J L; pose proof (argmax_at_least_one n x n_pos) as P; split; [|split].
  - intros i j; unfold J, L.
    replace ((delta i j * argmax x i - argmax x i * argmax x j / Sum (argmax x)) / Sum (argmax x))
      with (argmax x i / Sum (argmax x) * (delta i j - argmax x j / Sum (argmax x))) by (field; lra).
    apply tends_mul; [now apply softmax_scaled_limit|].
    apply tends_sub; [apply tends_const|now apply softmax_scaled_limit].
  - intros H; destruct (some_maximal n x n_pos) as [m Hm]; specialize (H m m); unfold L in H.
    destruct (argmax_either x m) as [[_ E]|[N _]]; [|contradiction]; rewrite E, delta_same in H.
    apply (Rmult_eq_compat_r (Sum (argmax x) * Sum (argmax x))) in H.
    replace ((1 * 1 - 1 * 1 / Sum (argmax x)) / Sum (argmax x) * (Sum (argmax x) * Sum (argmax x)))
      with (Sum (argmax x) - 1) in H by (field; lra).
    lra.
  - intros One i j; unfold L; rewrite One.
    destruct (delta_either i j) as [[-> ->]|[N ->]].
    + destruct (argmax_either x j) as [[_ ->]|[_ ->]]; field.
    + assert (Two : argmax x i * argmax x j = 0); [|rewrite Two; field].
      destruct (argmax_either x i) as [[_ Ei]|[_ ->]]; [|ring].
      assert (Both : argmax x i + argmax x j <= Sum (argmax x)).
      { rewrite <- (Sum_delta i (argmax x)), <- (Sum_delta j (argmax x)), <- Sum_add; apply Sum_le; intros k.
        pose proof (argmax_nonneg x k).
        destruct (delta_either k i) as [[-> ->]|[_ ->]]; [rewrite delta_apart by exact N; lra|].
        destruct (delta_either k j) as [[-> ->]|[_ ->]]; lra. }
      pose proof (argmax_nonneg x j); replace (argmax x j) with 0 by lra; ring.
Qed.

(* ---- logits multiplied by a small number ---- *)

(* As a function of c, softmax(c x)_i is differentiable, hence continuous, at c = 0. There all logits are 0, all
   exponentials 1, and the value is 1/n. *)
Theorem softmax_zero_scale_limit (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n) :
  tends_to (fun c : R => softmax (fun k : Fin n => c * x k) i) 0 (1 / INR n).
Proof.
  assert (At0 : softmax (fun k : Fin n => 0 * x k) i = 1 / INR n).
  { unfold softmax, partition; rewrite Rmult_0_l, exp_0; f_equal.
    rewrite <- Sum_one; apply Sum_ext; intros k; now rewrite Rmult_0_l, exp_0. }
  pose proof (derivable_continuous_pt _ 0
    (exist _ _ (softmax_temperature_derivative n n_pos 0 x i) : derivable_pt (fun c => softmax (fun k => c * x k) i) 0))
    as C.
  intros eps He; destruct (C eps He) as [eta [Heta H]]; exists eta; split; [exact Heta|]; intros c [Hc Hd].
  rewrite <- At0; apply (H c); split; [|exact Hd].
  split; [exact Logic.I|]; intros E; rewrite <- E, Rminus_diag_eq, Rabs_R0 in Hc by reflexivity; lra.
Qed.

(* ---- two logits: when division by r makes the gradient larger ---- *)

(* For two logits with gap u the weight of the first is p(u) = 1/(1 + exp(-u)). *)
Definition two_logits (u : R) : Fin 2 -> R := Vector.nth [u; 0].

Lemma two_logits_weight (u : R) : softmax (two_logits u) Fin.F1 = sigmoid u.
Proof.
  unfold softmax, partition, sigmoid, two_logits; simpl.
  rewrite exp_0, exp_Ropp; pose proof (exp_pos u); field; lra.
Qed.

Lemma sigmoid_slope (u : R) : sigmoid u * (1 - sigmoid u) = / (4 * (cosh (u / 2) * cosh (u / 2))).
Proof.
  unfold sigmoid, cosh; rewrite (exp_Ropp (u / 2)).
  replace (- u) with (- (u / 2) + - (u / 2)) by field; rewrite exp_plus, (exp_Ropp (u / 2)).
  pose proof (exp_pos (u / 2)) as P.
  set (e := exp (u / 2)) in *; clearbody e; pose proof (Rmult_lt_0_compat e e P P).
  field; repeat split; lra.
Qed.

Lemma cosh_pos (u : R) : 0 < cosh u.
Proof. unfold cosh; pose proof (exp_pos u); pose proof (exp_pos (- u)); lra. Qed.

Lemma cosh_at_least_one (u : R) : 1 <= cosh u.
Proof.
  unfold cosh; rewrite exp_Ropp; pose proof (exp_pos u) as P.
  apply (Rmult_le_reg_r (2 * exp u)); [lra|].
  replace ((exp u + / exp u) / 2 * (2 * exp u)) with (exp u * exp u + 1) by (field; lra).
  pose proof (Rle_0_sqr (exp u - 1)) as Sq; unfold Rsqr in Sq; lra.
Qed.

Lemma cosh_opp (u : R) : cosh (- u) = cosh u.
Proof. unfold cosh; rewrite Ropp_involutive; lra. Qed.

Lemma two_logits_slope (u g : R) :
  partial real (fun u : R => softmax (two_logits u) Fin.F1) u g -> g = / (4 * (cosh (u / 2) * cosh (u / 2))).
Proof.
  intros G; rewrite <- sigmoid_slope; apply (uniqueness_limite sigmoid u); [|exact (sigmoid_derivative u)].
  intros eps He; destruct (G eps He) as [eta H]; exists eta; intros h N B.
  rewrite <- !two_logits_weight; exact (H h N B).
Qed.

Lemma two_logits_scaled_slope (r u g : R) : 0 < r ->
  partial real (fun u : R => softmax (two_logits (u / r)) Fin.F1) u g ->
  g = / r * / (4 * (cosh (u / (2 * r)) * cosh (u / (2 * r)))).
Proof.
  intros Hr G; replace (u / (2 * r)) with (u / r / 2) by (field; lra); rewrite <- sigmoid_slope.
  apply (uniqueness_limite (fun u => sigmoid (u / r)) u).
  - intros eps He; destruct (G eps He) as [eta H]; exists eta; intros h N B.
    rewrite <- !two_logits_weight; exact (H h N B).
  - rewrite Rmult_comm; apply (derivable_pt_lim_comp (fun u => u / r) sigmoid); [|exact (sigmoid_derivative (u / r))].
    replace (/ r) with (1 * / r + u * 0) by ring.
    apply (derivable_pt_lim_mult (fun u => u) (fun _ => / r));
      [apply derivable_pt_lim_id|apply derivable_pt_lim_const].
Qed.

(* p' = p (1 - p) is 1/(4 cosh^2(u/2)), and by the chain rule the derivative of p(u/r) is 1/(4 r cosh^2(u/(2r))). Both
   are positive, so the absolute values may go. The second is the larger exactly if
   cosh^2(u/2) > r cosh^2(u/(2r)), and square roots of positive numbers are ordered as their squares. *)
Theorem softmax_gradient_scaling_condition (r u g g_scaled : R)
    (given_1 : 0 < r)
    (given_2 : partial real (fun u : R => softmax (two_logits u) Fin.F1) u g)
    (given_3 : partial real (fun u : R => softmax (two_logits (u / r)) Fin.F1) u g_scaled) :
  Rabs g_scaled > Rabs g <-> cosh (u / 2) > sqrt r * cosh (u / (2 * r)).
Proof.
  apply two_logits_slope in given_2; apply two_logits_scaled_slope in given_3; [|exact given_1]; subst g g_scaled.
  pose proof (cosh_at_least_one (u / 2)) as A; pose proof (cosh_at_least_one (u / (2 * r))) as B.
  set (a := cosh (u / 2)) in *; set (b := cosh (u / (2 * r))) in *; clearbody a b.
  pose proof (sqrt_lt_R0 r given_1) as Rt; pose proof (sqrt_sqrt r ltac:(lra)) as Sq.
  assert (Pa : 0 < 4 * (a * a)) by (apply Rmult_lt_0_compat; [lra|apply Rmult_lt_0_compat; lra]).
  assert (Pb : 0 < 4 * (b * b)) by (apply Rmult_lt_0_compat; [lra|apply Rmult_lt_0_compat; lra]).
  assert (Prb : 0 < r * (4 * (b * b))) by (now apply Rmult_lt_0_compat).
  rewrite <- Rinv_mult, !Rabs_pos_eq by (left; now apply Rinv_0_lt_compat).
  assert (Squares : sqrt r * b * (sqrt r * b) = r * (b * b)) by (rewrite <- Sq at 3; ring).
  assert (Ps : 0 < sqrt r * b) by (apply Rmult_lt_0_compat; lra).
  split; intros H; red in H |- *.
  - apply Rsqr_incrst_0; [|lra|lra]; unfold Rsqr; rewrite Squares.
    assert (r * (4 * (b * b)) < 4 * (a * a)); [|lra].
    rewrite <- (Rinv_inv (4 * (a * a))), <- (Rinv_inv (r * (4 * (b * b)))).
    apply Rinv_lt_contravar; [|exact H]; apply Rmult_lt_0_compat; now apply Rinv_0_lt_compat.
  - apply Rinv_lt_contravar; [now apply Rmult_lt_0_compat|].
    apply Rsqr_incrst_1 in H; [|lra|lra]; unfold Rsqr in H; rewrite Squares in H; lra.
Qed.

(* At a tie u = 0 both hyperbolic cosines are 1, and the derivatives are 1/4 and 1/(4r). *)
Theorem softmax_gradient_scaling_at_tie (r g g_scaled : R)
    (given_1 : 0 < r)
    (given_2 : partial real (fun u : R => softmax (two_logits u) Fin.F1) 0 g)
    (given_3 : partial real (fun u : R => softmax (two_logits (u / r)) Fin.F1) 0 g_scaled) :
  g_scaled = g / r.
Proof.
  apply two_logits_slope in given_2; apply two_logits_scaled_slope in given_3; [|exact given_1].
  replace (0 / 2) with 0 in given_2 by field; replace (0 / (2 * r)) with 0 in given_3 by (field; lra).
  rewrite given_2, given_3, cosh_0; field; lra.
Qed.

Lemma derivable_pt_lim_cosh_over (k u : R) : derivable_pt_lim (fun u => cosh (u / k)) u (sinh (u / k) / k).
Proof.
  apply (derivable_pt_lim_comp (fun u => u / k) cosh u); [|apply derivable_pt_lim_cosh].
  replace (/ k) with (1 * / k + u * 0) by ring.
  apply (derivable_pt_lim_mult (fun u => u) (fun _ => / k)); [apply derivable_pt_lim_id|apply derivable_pt_lim_const].
Qed.

Lemma scaling_slope (r u : R) : derivable_pt_lim (fun u => cosh (u / 2) - sqrt r * cosh (u / (2 * r))) u
  (sinh (u / 2) / 2 - sqrt r * (sinh (u / (2 * r)) / (2 * r))).
Proof.
  apply (derivable_pt_lim_minus (fun u => cosh (u / 2)) (fun u => sqrt r * cosh (u / (2 * r))));
    [|apply (derivable_pt_lim_scal (fun u => cosh (u / (2 * r))))]; apply derivable_pt_lim_cosh_over.
Qed.

Lemma scaling_slope_pos (r u : R) : 1 < r -> 0 < u ->
  0 < sinh (u / 2) / 2 - sqrt r * (sinh (u / (2 * r)) / (2 * r)).
Proof.
  intros Hr Hu; pose proof (sqrt_sqrt r ltac:(lra)) as Sq.
  assert (Root : 1 < sqrt r) by (rewrite <- sqrt_1; apply sqrt_lt_1; lra).
  assert (Less : u / (2 * r) < u / 2).
  { unfold Rdiv; apply Rmult_lt_compat_l; [exact Hu|]; apply Rinv_lt_contravar; lra. }
  assert (Pos : 0 < u / (2 * r)) by (apply Rdiv_lt_0_compat; lra).
  apply sinh_lt in Less; apply sinh_lt in Pos; rewrite sinh_0 in Pos.
  assert (Move : forall s, sqrt r * (s / (2 * r)) = / sqrt r * (s / 2)).
  { intros s; replace (2 * r) with (2 * (sqrt r * sqrt r)) by lra; field; lra. }
  rewrite Move.
  assert (Small : / sqrt r < 1) by (rewrite <- Rinv_1; apply Rinv_lt_contravar; lra).
  assert (/ sqrt r * (sinh (u / (2 * r)) / 2) <= 1 * (sinh (u / (2 * r)) / 2)) by (apply Rmult_le_compat_r; lra).
  lra.
Qed.

Lemma scaling_increases (r u v : R) : 1 < r -> 0 <= u -> u < v ->
  cosh (u / 2) - sqrt r * cosh (u / (2 * r)) < cosh (v / 2) - sqrt r * cosh (v / (2 * r)).
Proof.
  intros Hr Hu Huv.
  destruct (MVT_cor2 (fun u => cosh (u / 2) - sqrt r * cosh (u / (2 * r)))
    (fun u => sinh (u / 2) / 2 - sqrt r * (sinh (u / (2 * r)) / (2 * r))) u v Huv
    (fun c _ => scaling_slope r c)) as [c [E [Hc _]]].
  pose proof (scaling_slope_pos r c Hr ltac:(lra)) as P.
  apply (Rmult_lt_0_compat _ (v - u)) in P; lra.
Qed.

(* Let f(u) = cosh(u/2) - r^(1/2) cosh(u/(2r)). It is even, f(0) = 1 - r^(1/2) < 0, and f'(u) > 0 for u > 0 because
   sinh(u/2) > sinh(u/(2r)) and 1 > r^(-1/2). For large u it is positive, since cosh(u/2) >= exp(u/2)/2 and
   cosh(u/(2r)) <= exp(u/(2r)). So it has one zero U > 0, and f(u) > 0 exactly if abs(u) > U. *)
Theorem softmax_gradient_scaling_threshold (r : R)
    (given : 1 < r) :
  exists U : R, 0 < U /\ forall u : R, cosh (u / 2) > sqrt r * cosh (u / (2 * r)) <-> Rabs u > U.
Proof.
  set (f := fun u => cosh (u / 2) - sqrt r * cosh (u / (2 * r))).
  assert (Root : 1 < sqrt r) by (rewrite <- sqrt_1; apply sqrt_lt_1; lra).
  assert (Step : 0 < / 2 - / (2 * r)).
  { assert (/ (2 * r) < / 2); [apply Rinv_lt_contravar; lra|lra]. }
  set (big := ln (2 * sqrt r + 1) / (/ 2 - / (2 * r))).
  assert (Log : 0 < ln (2 * sqrt r + 1)) by (rewrite <- ln_1; apply ln_increasing; lra).
  assert (Big : 0 < big) by (now apply Rdiv_lt_0_compat).
  assert (F0 : f 0 < 0).
  { unfold f; replace (0 / 2) with 0 by field; replace (0 / (2 * r)) with 0 by (field; lra); rewrite cosh_0; lra. }
  assert (Fbig : 0 < f big).
  { unfold f; assert (Up : cosh (big / (2 * r)) <= exp (big / (2 * r))).
    { unfold cosh; assert (exp (- (big / (2 * r))) < exp (big / (2 * r))); [|lra].
      apply exp_increasing; assert (0 < big / (2 * r)); [apply Rdiv_lt_0_compat; lra|lra]. }
    assert (Low : exp (big / 2) / 2 <= cosh (big / 2)) by (unfold cosh; pose proof (exp_pos (- (big / 2))); lra).
    replace (big / 2) with (ln (2 * sqrt r + 1) + big / (2 * r)) in Low at 1
      by (unfold big; field; repeat split; lra).
    rewrite exp_plus, exp_ln in Low by lra; pose proof (exp_pos (big / (2 * r))) as Q.
    apply (Rmult_le_compat_l (sqrt r)) in Up; lra. }
  assert (C : continuity f) by (intros u; apply derivable_continuous_pt; eexists; apply scaling_slope).
  destruct (IVT f 0 big C Big F0 Fbig) as [U [[HU _] Zero]].
  assert (Upos : 0 < U) by (destruct HU as [HU|E]; [exact HU|rewrite <- E in Zero; lra]).
  exists U; split; [exact Upos|]; intros u.
  assert (Even : f u = f (Rabs u)).
  { unfold f; destruct (Rcase_abs u) as [N|N]; [rewrite (Rabs_left u N)|now rewrite (Rabs_right u N)].
    replace (- u / 2) with (- (u / 2)) by field; replace (- u / (2 * r)) with (- (u / (2 * r))) by (field; lra).
    now rewrite !cosh_opp. }
  pose proof (Rabs_pos u) as P; revert Even Zero; unfold f; intros Even Zero; split; intros H.
  - destruct (Rle_or_lt (Rabs u) U) as [[L|E]|L]; [|rewrite E in Even; lra|exact L].
    pose proof (scaling_increases r (Rabs u) U given P L); lra.
  - pose proof (scaling_increases r U (Rabs u) given HU H); lra.
Qed.
