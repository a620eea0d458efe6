(* False claims of the sources about limits and equivalences: for each, the theorem that it is false, at a point, or by
   the theorem of the book beside it. *)
From Coq Require Import Reals Lra Lia ZArith List.
From Derive Require Import Support Rules Limits Points SoftmaxAnalysis InteractionAnalysis FiniteSumDecay.
From Derive Require Import FiniteSumRecurrence RelativePositions.
From Book Require Import Softmax Sinusoidal Interaction.
Open Scope R_scope.

(* ---- softmax of large logits, where two are the largest ---- *)

Lemma weight_of_two_equal (c : R) : softmax (fun _ : Fin 2 => c * 0) Fin.F1 = 1 / 2.
Proof. unfold softmax, partition; simpl; rewrite Rmult_0_r, exp_0; field. Qed.

(* The logits 0 and 0: both are the largest, and both weights are 1/2 for every factor. *)
Theorem softmax_scaled_limit_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i : Fin n),
       maximal x i -> tends_at_infinity (fun c : R => softmax (fun k : Fin n => c * x k) i) 1).
Proof.
  intros wrong.
  destruct (wrong 2%nat ltac:(lia) (fun _ => 0) Fin.F1 (fun _ => Rle_refl 0) (1 / 4) ltac:(lra)) as [T H].
  specialize (H (T + 1) ltac:(lra)); cbv beta in H; rewrite weight_of_two_equal in H.
  apply Rabs_def2 in H; lra.
Qed.

(* The same logits: the entry of the derivative at 0, 0 is 1/4 for every factor. *)
Theorem softmax_jacobian_scaled_limit_refuted :
  ~ (forall (n : nat) (n_pos : (0 < n)%nat) (x : Fin n -> R) (i j : Fin n),
       tends_at_infinity
         (fun c : R => softmax (fun k : Fin n => c * x k) i * (delta i j - softmax (fun k : Fin n => c * x k) j)) 0).
Proof.
  intros wrong.
  destruct (wrong 2%nat ltac:(lia) (fun _ => 0) Fin.F1 Fin.F1 (1 / 8) ltac:(lra)) as [T H].
  specialize (H (T + 1) ltac:(lra)); cbv beta in H; rewrite weight_of_two_equal, delta_same in H.
  apply Rabs_def2 in H; lra.
Qed.

(* ---- two logits: scaling does not always help ---- *)

Lemma two_logits_derivative (u : R) :
  partial real (fun u : R => softmax (two_logits u) Fin.F1) u (sigmoid u * (1 - sigmoid u)).
Proof.
  intros eps He; destruct (sigmoid_derivative u eps He) as [eta H]; exists eta; intros h N B.
  rewrite !two_logits_weight; exact (H h N B).
Qed.

Lemma two_logits_scaled_derivative (r u : R) : 0 < r ->
  partial real (fun u : R => softmax (two_logits (u / r)) Fin.F1) u
    (sigmoid (u / r) * (1 - sigmoid (u / r)) * (1 / r)).
Proof.
  intros Hr.
  assert (D : derivable_pt_lim (fun u => sigmoid (u / r)) u (sigmoid (u / r) * (1 - sigmoid (u / r)) * (1 / r))).
  { apply (derivable_pt_lim_comp (fun u => u / r) sigmoid u); [|exact (sigmoid_derivative (u / r))].
    replace (1 / r) with (1 * / r + u * 0) by (field; lra).
    apply (derivable_pt_lim_mult (fun u => u) (fun _ => / r));
      [apply derivable_pt_lim_id|apply derivable_pt_lim_const]. }
  intros eps He; destruct (D eps He) as [eta H]; exists eta; intros h N B.
  rewrite !two_logits_weight; exact (H h N B).
Qed.

(* At a tie, and r = 4: the derivatives are 1/16 and 1/4. *)
Theorem softmax_gradient_scaling_condition_refuted :
  ~ (forall r u g g_scaled : R,
       1 < r -> partial real (fun u : R => softmax (two_logits u) Fin.F1) u g ->
       partial real (fun u : R => softmax (two_logits (u / r)) Fin.F1) u g_scaled -> Rabs g_scaled > Rabs g).
Proof.
  intros wrong.
  specialize (wrong 4 0 _ _ ltac:(lra) (two_logits_derivative 0) (two_logits_scaled_derivative 4 0 ltac:(lra))).
  revert wrong; replace (0 / 4) with 0 by field.
  replace (sigmoid 0) with (1 / 2) by (unfold sigmoid; rewrite Ropp_0, exp_0; field).
  rewrite !Rabs_pos_eq by lra; lra.
Qed.

(* At u = 0 and r = 4 the claim is 1 > 2. *)
Theorem softmax_gradient_scaling_threshold_refuted :
  ~ (forall r u : R, 1 < r -> cosh (u / 2) > sqrt r * cosh (u / (2 * r))).
Proof.
  intros wrong; specialize (wrong 4 0 ltac:(lra)).
  replace (0 / 2) with 0 in wrong by field; replace (0 / (2 * 4)) with 0 in wrong by field.
  rewrite cosh_0 in wrong; replace 4 with (2 * 2) in wrong by ring; rewrite sqrt_square in wrong by lra; lra.
Qed.

(* ---- interactions that see relative positions only need not be diagonal ---- *)

(* One pair of frequency 1, and the block ((0, -1), (1, 0)). *)
Theorem interaction_relative_iff_commuting_blocks_refuted :
  ~ (forall (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R) (H : Fin (double h) -> Fin (double h) -> R),
       (forall i : Fin h, 0 < theta i < PI) -> (forall i j : Fin h, i <> j -> theta i <> theta j) ->
       (exists g : Z -> R,
         forall m n : Z, bilinear H (position theta (IZR m)) (position theta (IZR n)) = g (m - n)%Z) ->
       forall c e : Fin (double h), c <> e -> H c e = 0).
Proof.
  intros wrong.
  assert (Alone : forall i : Fin 1, i = Fin.F1) by (apply every_first; [reflexivity|apply every_none]).
  pose (H := rows ((0 :: -1 :: nil) :: (1 :: 0 :: nil) :: nil)%list : Fin (double 1) -> Fin (double 1) -> R).
  assert (Range : forall i : Fin 1, 0 < 1 < PI) by (pose proof PI2_1; unfold PI2 in *; intros; lra).
  assert (Apart : forall i j : Fin 1, i <> j -> 1 <> 1) by (intros i j N; destruct N; now rewrite (Alone i), (Alone j)).
  assert (Relative := proj2 (interaction_relative_iff_commuting_blocks 1 ltac:(lia) (fun _ => 1) H Range Apart)).
  specialize (wrong 1%nat ltac:(lia) (fun _ => 1) H Range Apart).
  assert (E : H Fin.F1 (Fin.FS Fin.F1) = 0).
  { apply wrong; [|discriminate]; apply Relative; exists (fun _ => 0), (fun _ => 1); intros i j.
    rewrite (Alone i), (Alone j), delta_same; cbn; repeat split; ring. }
  cbn in E; lra.
Qed.

(* ---- relative encodings in the plane need not be powers of one complex number ---- *)

(* The points (1, 1) and (1, -1) in turn: the powers of a reflection. *)
Theorem relative_encoding_iff_orthogonal_powers_refuted :
  ~ (forall a b : Z -> R,
       (exists g : Z -> R, forall m n : Z, a m * a n + b m * b n = g (m - n)%Z) ->
       exists u v : R, forall m : Z,
         a (Z.succ m) * a m + b (Z.succ m) * b m = u /\ b (Z.succ m) * a m - a (Z.succ m) * b m = v).
Proof.
  intros wrong.
  pose (b := fun m : Z => if Z.even m then 1 else -1).
  pose (p := fun (m : Z) (c : Fin 2) => Fin.caseS' c (fun _ => R) 1 (fun _ => b m)).
  pose (A := rows ((1 :: 0 :: nil) :: (0 :: -1 :: nil) :: nil)%list : Fin 2 -> Fin 2 -> R).
  assert (Alone : forall i : Fin 1, i = Fin.F1) by (apply every_first; [reflexivity|apply every_none]).
  assert (Other : forall m, b (Z.succ m) = - b m).
  { intros m; unfold b; rewrite Z.even_succ, <- Z.negb_even; destruct (Z.even m); simpl; ring. }
  assert (Powers : exists g : Z -> R, forall m n : Z, Sum (fun c => p m c * p n c) = g (m - n)%Z).
  { apply relative_encoding_iff_orthogonal_powers; exists A; split.
    - intros i j; apply (Fin.caseS' i); [|intros i']; apply (Fin.caseS' j); [|intros j'| |intros j'];
        rewrite ?(Alone i'), ?(Alone j'), ?delta_same, ?delta_apart by discriminate; cbn; ring.
    - intros m i; apply (Fin.caseS' i); [|intros i'; rewrite (Alone i')]; cbn; rewrite ?Other; ring. }
  destruct Powers as [g G].
  destruct (wrong (fun _ => 1) b) as [u [v E]].
  - exists g; intros m n; rewrite <- G; cbn; ring.
  - destruct (E 0%Z) as [_ E0], (E 1%Z) as [_ E1]; rewrite Other in E0, E1; unfold b in E0, E1; simpl in E0, E1; lra.
Qed.

(* ---- the finite sum does not decay ---- *)

(* It would along the integers too. *)
Theorem decay_limit_refuted (N : nat) (N_pos : (0 < N)%nat) (b : R)
    (given : 1 < b) :
  ~ tends_at_infinity (fun x : R => finite_sum (@frequency b N) x) 0.
Proof.
  intros wrong; apply (finite_sum_no_decay N N_pos b given); intros eps He; destruct (wrong eps He) as [T H].
  pose proof (Rle_abs T); pose proof (Rabs_pos T).
  destruct (archimed_cor1 (/ (Rabs T + 1)) ltac:(apply Rinv_0_lt_compat; lra)) as [M [L M_pos]].
  exists M; intros k Hk; unfold R_dist; apply H.
  assert (Rabs T + 1 < INR M).
  { pose proof (lt_0_INR M M_pos); rewrite <- (Rinv_inv (Rabs T + 1)), <- (Rinv_inv (INR M)).
    apply Rinv_lt_contravar; [apply Rmult_lt_0_compat; apply Rinv_0_lt_compat; lra|exact L]. }
  apply Rlt_le_trans with (INR M); [lra|now apply le_INR].
Qed.

(* One frequency, 1: the limit is 1/2. *)
Theorem finite_sum_mean_square_refuted :
  ~ (forall (N : nat) (N_pos : (0 < N)%nat) (theta : Fin N -> R),
       (forall i : Fin N, 0 < theta i < PI) -> (forall i j : Fin N, i <> j -> theta i <> theta j) ->
       Un_cv (mean_up_to (fun k : nat => finite_sum theta (INR k) ^ 2)) 0).
Proof.
  intros wrong.
  assert (Range : forall i : Fin 1, 0 < 1 < PI) by (pose proof PI2_1; unfold PI2 in *; intros; lra).
  assert (Alone : forall i : Fin 1, i = Fin.F1) by (apply every_first; [reflexivity|apply every_none]).
  assert (Apart : forall i j : Fin 1, i <> j -> 1 <> 1) by (intros i j N; destruct N; now rewrite (Alone i), (Alone j)).
  pose proof (finite_sum_mean_square 1 ltac:(lia) (fun _ => 1) Range Apart) as Right.
  pose proof (UL_sequence _ _ _ (wrong 1%nat ltac:(lia) (fun _ => 1) Range Apart) Right) as E; simpl in E; lra.
Qed.

(* Beyond every K there is a k at which the sum is above 1/2. *)
Theorem finite_sum_returns_refuted (N : nat) (N_pos : (0 < N)%nat) (theta : Fin N -> R) :
  ~ Un_cv (fun k : nat => finite_sum theta (INR k)) 0.
Proof.
  intros wrong; destruct (wrong (1 / 2) ltac:(lra)) as [K H].
  destruct (finite_sum_returns N N_pos theta (1 / 2) K ltac:(lra)) as [k [L R]].
  specialize (H k ltac:(lia)); unfold R_dist in H; apply Rabs_def2 in H; lra.
Qed.
