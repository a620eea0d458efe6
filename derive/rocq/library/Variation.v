(* Functions of bounded variation on [0, 1], and the error of sums in place of their integrals. Proved by hand with
   Coquelicot. *)
From Coq Require Import Reals Lra Lia Classical.
From Coquelicot Require Import Coquelicot.
From Derive Require Import Support Limits FiniteSumDecay.
Open Scope R_scope.

(* The variation of h on [0, 1] is at most V: along any points t_0 <= t_1 <= ... of [0, 1] the changes of h add up to
   V or less. *)
Definition variation_at_most (h : R -> R) (V : R) : Prop :=
  forall (n : nat) (t : nat -> R), (forall i, 0 <= t i <= 1) -> (forall i, t i <= t (S i)) ->
    Sum (fun i : Fin n => Rabs (h (t (S (number i))) - h (t (number i)))) <= V.

(* ---- sums over the numbers below n ---- *)

Definition upto (n : nat) (f : nat -> R) : R := Sum (fun i : Fin n => f (number i)).

Lemma upto_first n f : upto (S n) f = f 0%nat + upto n (fun i => f (S i)).
Proof. unfold upto; simpl; f_equal; apply Sum_ext; intros i; unfold number; now rewrite number_next. Qed.

Lemma upto_next n f : upto (S n) f = upto n f + f n.
Proof.
  revert f; induction n as [|n IH]; intros f; [unfold upto; simpl; unfold number; simpl; ring|].
  rewrite upto_first, IH, (upto_first n f); ring.
Qed.

Lemma upto_le n f g : (forall i, (i < n)%nat -> f i <= g i) -> upto n f <= upto n g.
Proof.
  intros H; apply Sum_le; intros i; apply H; unfold number; exact (proj2_sig (Fin.to_nat i)).
Qed.

Lemma upto_ext n f g : (forall i, (i < n)%nat -> f i = g i) -> upto n f = upto n g.
Proof. intros H; apply Sum_ext; intros i; apply H; unfold number; exact (proj2_sig (Fin.to_nat i)). Qed.

Lemma upto_abs n f : Rabs (upto n f) <= upto n (fun i => Rabs (f i)).
Proof.
  induction n as [|n IH]; [unfold upto; simpl; rewrite Rabs_R0; lra|].
  rewrite !upto_next; eapply Rle_trans; [apply Rabs_triang|]; lra.
Qed.

Lemma upto_add n f g : upto n (fun i => f i + g i) = upto n f + upto n g.
Proof. exact (Sum_add (fun i : Fin n => f (number i)) (fun i => g (number i))). Qed.

Lemma upto_scale n c f : upto n (fun i => c * f i) = c * upto n f.
Proof. exact (Sum_scale c (fun i : Fin n => f (number i))). Qed.

Lemma upto_const n c : upto n (fun _ => c) = INR n * c.
Proof. exact (Sum_const n c). Qed.

Lemma upto_telescope n (u : nat -> R) : upto n (fun i => u (S i) - u i) = u n - u 0%nat.
Proof. induction n as [|n IH]; [unfold upto; simpl; ring|]; rewrite upto_next, IH; ring. Qed.

Lemma upto_twice n f : upto (2 * n) f = upto n (fun i => f (2 * i)%nat + f (S (2 * i))).
Proof.
  induction n as [|n IH]; [reflexivity|].
  replace (2 * S n)%nat with (S (S (2 * n))) by lia; rewrite !upto_next, IH; ring.
Qed.

(* Intervals that do not overlap. *)
Lemma variation_of_pieces (h : R -> R) (V : R) (n : nat) (a c : nat -> R) : variation_at_most h V ->
  (forall i, 0 <= a i) -> (forall i, a i <= c i <= a (S i)) -> (forall i, a i <= 1) ->
  upto n (fun i => Rabs (h (c i) - h (a i))) <= V.
Proof.
  intros HV A0 AC A1.
  set (t := fun j => if Nat.even j then a (Nat.div2 j) else c (Nat.div2 j)).
  assert (T0 : forall i, t (2 * i)%nat = a i).
  { intros i; unfold t; rewrite Nat.even_mul, Nat.div2_double; reflexivity. }
  assert (T1 : forall i, t (S (2 * i)) = c i).
  { intros i; unfold t; rewrite Nat.even_succ, Nat.odd_mul, Nat.div2_succ_double; reflexivity. }
  assert (T2 : forall i, t (S (S (2 * i))) = a (S i)).
  { intros i; replace (S (S (2 * i))) with (2 * S i)%nat by lia; apply T0. }
  apply Rle_trans with (upto (2 * n) (fun j => Rabs (h (t (S j)) - h (t j)))).
  - rewrite upto_twice; apply upto_le; intros i _; rewrite T0, T1, T2.
    pose proof (Rabs_pos (h (a (S i)) - h (c i))); lra.
  - apply (HV (2 * n)%nat t); intros j; destruct (Nat.Even_or_Odd j) as [[i ->]|[i ->]]; rewrite ?Nat.add_1_r.
    + rewrite T0; split; [apply A0|apply A1].
    + rewrite T1; specialize (A0 i); specialize (A1 (S i)); specialize (AC i); lra.
    + rewrite T0, T1; apply AC.
    + rewrite T1, T2; apply AC.
Qed.

(* ---- a sum in place of an integral ---- *)

(* The points 0, 1/N, ..., 1, 1, ... *)
Definition grid (N i : nat) : R := INR (Nat.min i N) / INR N.

Lemma grid_range N i : (0 < N)%nat -> 0 <= grid N i <= 1.
Proof.
  intros H; apply lt_0_INR in H as P; unfold grid; split.
  - apply Rmult_le_pos; [apply pos_INR|left; now apply Rinv_0_lt_compat].
  - apply (Rmult_le_reg_r (INR N)); [exact P|]; replace (INR (Nat.min i N) / INR N * INR N) with (INR (Nat.min i N))
      by (field; lra).
    rewrite Rmult_1_l; apply le_INR; lia.
Qed.

Lemma grid_up N i : (0 < N)%nat -> grid N i <= grid N (S i).
Proof.
  intros H; apply lt_0_INR in H; apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat|apply le_INR; lia].
Qed.

Lemma grid_at N i : (i <= N)%nat -> grid N i = INR i / INR N.
Proof. intros H; unfold grid; now rewrite Nat.min_l. Qed.

Lemma grid_step N i : (i < N)%nat -> grid N (S i) - grid N i = / INR N.
Proof. intros H; rewrite !grid_at, S_INR by lia; field; apply not_0_INR; lia. Qed.

Lemma grid_first N : (0 < N)%nat -> grid N 0 = 0.
Proof. intros H; rewrite grid_at by lia; simpl; field; apply not_0_INR; lia. Qed.

Lemma grid_last N : (0 < N)%nat -> grid N N = 1.
Proof. intros H; rewrite grid_at by lia; field; apply not_0_INR; lia. Qed.

Lemma integrable_piece (f : R -> R) (a c : R) : ex_RInt f 0 1 -> 0 <= a <= c -> c <= 1 -> ex_RInt f a c.
Proof.
  intros H A C; apply (ex_RInt_Chasles_2 f 0 a c A); apply (ex_RInt_Chasles_1 f 0 c 1); [lra|exact H].
Qed.

Lemma integral_in_pieces (f : R -> R) N : (0 < N)%nat -> ex_RInt f 0 1 ->
  RInt f 0 1 = upto N (fun i => RInt f (grid N i) (grid N (S i))).
Proof.
  intros HN H; rewrite <- (grid_first N HN) at 1; rewrite <- (grid_last N HN) at 1; pose proof (grid_first N HN) as G0.
  assert (P : forall n, RInt f (grid N 0) (grid N n) = upto n (fun i => RInt f (grid N i) (grid N (S i)))).
  { induction n as [|n IH]; [apply (@RInt_point R_CompleteNormedModule)|]; rewrite upto_next, <- IH; symmetry.
    pose proof (grid_range N n HN); pose proof (grid_range N (S n) HN); pose proof (grid_up N n HN).
    apply (@RInt_Chasles R_CompleteNormedModule); apply integrable_piece; rewrite ?G0; try assumption; lra. }
  apply P.
Qed.

(* On a piece the mean of (h - h(a)) w is at most some value of abs(h - h(a)), but for eps. *)
Lemma piece_error (h w : R -> R) (a c eps : R) : a < c -> 0 < eps -> (forall t, a <= t <= c -> Rabs (w t) <= 1) ->
  ex_RInt w a c -> ex_RInt (fun t => h t * w t) a c ->
  exists s, a <= s <= c /\
    Rabs (RInt (fun t => h t * w t) a c - h a * RInt w a c) <= (c - a) * (Rabs (h s - h a) + eps).
Proof.
  intros Hac He W Iw Ihw; apply NNPP; intros None.
  set (D := Rabs (RInt (fun t => h t * w t) a c - h a * RInt w a c)) in *.
  assert (Small : forall t, a <= t <= c -> norm (h t * w t - h a * w t) <= D / (c - a) - eps).
  { intros t Ht; change (norm (h t * w t - h a * w t)) with (Rabs (h t * w t - h a * w t)).
    rewrite <- Rmult_minus_distr_r, Rabs_mult.
    apply Rle_trans with (Rabs (h t - h a) * 1); [apply Rmult_le_compat_l; [apply Rabs_pos|now apply W]|].
    rewrite Rmult_1_r; destruct (Rle_or_lt (Rabs (h t - h a)) (D / (c - a) - eps)) as [L|L]; [exact L|].
    exfalso; apply None; exists t; split; [exact Ht|].
    apply Rle_trans with ((c - a) * (D / (c - a))); [right; field; lra|apply Rmult_le_compat_l; lra]. }
  assert (Is : is_RInt (fun t => h t * w t - h a * w t) a c (RInt (fun t => h t * w t) a c - h a * RInt w a c)).
  { apply (@is_RInt_minus R_NormedModule (fun t => h t * w t) (fun t => h a * w t)).
    - now apply (@RInt_correct R_CompleteNormedModule).
    - apply (@is_RInt_scal R_NormedModule w a c (h a)); now apply (@RInt_correct R_CompleteNormedModule). }
  pose proof (norm_RInt_le_const _ a c _ (D / (c - a) - eps) (Rlt_le _ _ Hac) Small Is) as B.
  change (norm (RInt (fun t => h t * w t) a c - h a * RInt w a c)) with D in B.
  replace ((c - a) * (D / (c - a) - eps)) with (D - (c - a) * eps) in B by (field; lra).
  pose proof (Rmult_lt_0_compat (c - a) eps ltac:(lra) He); lra.
Qed.

Lemma finite_choice (P : nat -> R -> Prop) (n : nat) (c0 : nat -> R) : (forall i, (i < n)%nat -> exists c, P i c) ->
  exists c : nat -> R, (forall i, (i < n)%nat -> P i (c i)) /\ (forall i, (n <= i)%nat -> c i = c0 i).
Proof.
  induction n as [|n IH]; intros H; [exists c0; split; [lia|reflexivity]|].
  destruct IH as [c [C1 C2]]; [intros i Hi; apply H; lia|]; destruct (H n ltac:(lia)) as [d Hd].
  exists (fun i => if Nat.eqb i n then d else c i); split; intros i Hi.
  - destruct (Nat.eqb_spec i n) as [->|N]; [exact Hd|apply C1; lia].
  - destruct (Nat.eqb_spec i n) as [->|N]; [lia|apply C2; lia].
Qed.

(* Replacing h by its value at the left end of each of N pieces changes the integral of h w by at most V/N. *)
Lemma variation_error (h w : R -> R) (V : R) (N : nat) : (0 < N)%nat -> variation_at_most h V ->
  (forall t, 0 <= t <= 1 -> Rabs (w t) <= 1) -> ex_RInt w 0 1 -> ex_RInt (fun t => h t * w t) 0 1 ->
  Rabs (RInt (fun t => h t * w t) 0 1 - upto N (fun i => h (grid N i) * RInt w (grid N i) (grid N (S i)))) <= V / INR N.
Proof.
  intros HN HV W Iw Ihw; apply lt_0_INR in HN as P; apply le_epsilon; intros eps He.
  destruct (finite_choice (fun i s => grid N i <= s <= grid N (S i) /\
      Rabs (RInt (fun t => h t * w t) (grid N i) (grid N (S i)) - h (grid N i) * RInt w (grid N i) (grid N (S i)))
        <= / INR N * (Rabs (h s - h (grid N i)) + eps)) N (fun _ => 1)) as [c [C1 C2]].
  { intros i Hi; rewrite <- (grid_step N i Hi); pose proof (grid_range N i HN); pose proof (grid_range N (S i) HN).
    pose proof (grid_step N i Hi) as St; pose proof (Rinv_0_lt_compat _ P).
    apply piece_error; [lra|exact He|intros t Ht; apply W; lra|..]; apply integrable_piece; try assumption; lra. }
  rewrite (integral_in_pieces (fun t => h t * w t) N HN Ihw).
  replace (upto N (fun i => RInt (fun t => h t * w t) (grid N i) (grid N (S i)))
      - upto N (fun i => h (grid N i) * RInt w (grid N i) (grid N (S i))))
    with (upto N (fun i => RInt (fun t => h t * w t) (grid N i) (grid N (S i))
      + -1 * (h (grid N i) * RInt w (grid N i) (grid N (S i))))) by (rewrite upto_add, upto_scale; ring).
  apply Rle_trans with (1 := upto_abs _ _).
  apply Rle_trans with (upto N (fun i => / INR N * (Rabs (h (c i) - h (grid N i)) + eps))).
  - apply upto_le; intros i Hi; destruct (C1 i Hi) as [_ B].
    replace (-1 * (h (grid N i) * RInt w (grid N i) (grid N (S i))))
      with (- (h (grid N i) * RInt w (grid N i) (grid N (S i)))) by ring; exact B.
  - rewrite upto_scale, upto_add, upto_const.
    replace (V / INR N + eps) with (/ INR N * (V + INR N * eps)) by (field; lra).
    apply Rmult_le_compat_l; [left; now apply Rinv_0_lt_compat|]; apply Rplus_le_compat_r.
    apply variation_of_pieces; [exact HV|..]; intros i; pose proof (grid_range N i HN); try lra.
    destruct (Nat.lt_ge_cases i N) as [L|L]; [apply C1, L|]; rewrite (C2 i L).
    replace (grid N (S i)) with 1; [lra|]; unfold grid; rewrite Nat.min_r by lia; field; lra.
Qed.

(* w = 1: a Riemann sum. *)
Lemma riemann_sum_of_variation (f : R -> R) (V : R) (N : nat) : (0 < N)%nat -> variation_at_most f V ->
  ex_RInt f 0 1 -> Rabs (1 / INR N * upto N (fun i => f (INR i / INR N)) - RInt f 0 1) <= V / INR N.
Proof.
  intros HN HV I; apply lt_0_INR in HN as P.
  pose proof (variation_error f (fun _ => 1) V N HN HV) as B.
  rewrite Rabs_minus_sym.
  replace (1 / INR N * upto N (fun i => f (INR i / INR N)))
    with (upto N (fun i => f (grid N i) * RInt (fun _ => 1) (grid N i) (grid N (S i)))).
  - replace (RInt f 0 1) with (RInt (fun t => f t * 1) 0 1) by (apply RInt_ext; intros; apply Rmult_1_r).
    apply B.
    + intros t _; rewrite Rabs_R1; lra.
    + apply (@ex_RInt_const R_NormedModule).
    + apply (ex_RInt_ext f); [intros; symmetry; apply Rmult_1_r|exact I].
  - rewrite <- upto_scale; apply upto_ext; intros i Hi.
    rewrite (@RInt_const R_CompleteNormedModule); change (scal (grid N (S i) - grid N i) 1) with
      ((grid N (S i) - grid N i) * 1).
    rewrite (grid_step N i Hi), grid_at by lia; field; lra.
Qed.
