(* Decay: finite sums against their integrals. Proved by hand with Coquelicot. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
From Derive Require Import Support Limits FiniteSumDecay Variation DecayAnalysis.
From Book Require Import Sinusoidal.
Open Scope R_scope.

Lemma cos_lipschitz (u v : R) : Rabs (cos u - cos v) <= Rabs (u - v).
Proof.
  assert (L : forall a c, a < c -> Rabs (cos c - cos a) <= c - a).
  { intros a c H; destruct (MVT_cor2 cos (fun t => - sin t) a c H (fun t _ => derivable_pt_lim_cos t)) as [s [E _]].
    rewrite E, Rabs_mult, (Rabs_pos_eq (c - a)) by lra; pose proof (SIN_bound s).
    rewrite <- (Rmult_1_l (c - a)) at 2; apply Rmult_le_compat_r; [lra|apply Rabs_le; lra]. }
  destruct (Rtotal_order u v) as [H|[->|H]].
  - rewrite Rabs_minus_sym, (Rabs_minus_sym u), (Rabs_pos_eq (v - u)) by lra; now apply L.
  - rewrite !Rminus_diag_eq by reflexivity; lra.
  - rewrite (Rabs_pos_eq (u - v)) by lra; now apply L.
Qed.

Lemma phase_decreases (b k s t : R) : 1 < b -> 0 <= k -> s <= t -> k * Rpower b (- t) <= k * Rpower b (- s).
Proof. intros Hb Hk H; apply Rmult_le_compat_l; [exact Hk|]; apply Rle_Rpower; lra. Qed.

Lemma phase_range (b k t : R) : 1 < b -> 0 <= k -> 0 <= t <= 1 -> k / b <= k * Rpower b (- t) <= k.
Proof.
  intros Hb Hk Ht; pose proof (phase_decreases b k 0 t Hb Hk ltac:(lra));
    pose proof (phase_decreases b k t 1 Hb Hk ltac:(lra)).
  rewrite Ropp_0, Rpower_O in H by lra; rewrite Rpower_Ropp, Rpower_1 in H0 by lra; unfold Rdiv; lra.
Qed.

Lemma weighted_cosine_variation (b k V M : R) (h : R -> R) : 1 < b -> 0 <= k -> variation_at_most h V ->
  (forall t, 0 <= t <= 1 -> Rabs (h t) <= M) ->
  variation_at_most (fun t => h t * cos (k * Rpower b (- t))) (V + M * (k * (1 - 1 / b))).
Proof.
  intros Hb Hk HV HM n t T0 T1; set (p := fun i => k * Rpower b (- t i)).
  assert (P : forall i, p (S i) <= p i) by (intros i; now apply phase_decreases).
  pose proof (HM 0 ltac:(lra)) as M0; pose proof (Rabs_pos (h 0)).
  apply Rle_trans with (upto n (fun i => Rabs (h (t (S i)) - h (t i)) + M * (-1 * (p (S i) - p i)))).
  - apply (upto_le n (fun i => Rabs (h (t (S i)) * cos (p (S i)) - h (t i) * cos (p i)))); intros i _.
    replace (h (t (S i)) * cos (p (S i)) - h (t i) * cos (p i))
      with ((h (t (S i)) - h (t i)) * cos (p (S i)) + h (t i) * (cos (p (S i)) - cos (p i))) by ring.
    apply Rle_trans with (1 := Rabs_triang _ _); rewrite !Rabs_mult; apply Rplus_le_compat.
    + pose proof (COS_bound (p (S i))); rewrite <- (Rmult_1_r (Rabs (h (t (S i)) - h (t i)))) at 2.
      apply Rmult_le_compat_l; [apply Rabs_pos|apply Rabs_le; lra].
    + apply Rmult_le_compat; [apply Rabs_pos|apply Rabs_pos|now apply HM|].
      apply Rle_trans with (1 := cos_lipschitz _ _); specialize (P i); rewrite Rabs_left1 by lra; lra.
  - rewrite upto_add, upto_scale, upto_scale, upto_telescope; apply Rplus_le_compat; [apply (HV n t T0 T1)|].
    apply Rmult_le_compat_l; [lra|].
    pose proof (phase_range b k (t n) Hb Hk (T0 n)); pose proof (phase_range b k (t 0%nat) Hb Hk (T0 0%nat)).
    fold (p n) in *; fold (p 0%nat) in *; unfold Rdiv in *; lra.
Qed.

(* Along any points of [0, 1] the changes of h(t) cos(k b^(-t)) add up to at most TV h + sup abs(h) k (1 - 1/b): a
   change of the product is that of h times a cosine, plus h times that of the cosine, which is at most that of the
   phase; the phase falls from k to k/b. For any f of variation V the Riemann sum with N terms is within V/N of the
   integral: on the piece from i/N to (i+1)/N the error is at most 1/N times some value of abs(f(t) - f(i/N)), and
   these add up to at most V. *)
Theorem weighted_riemann_sum_error (N : nat) (N_pos : (0 < N)%nat) (b k V M : R) (h : R -> R)
    (given_1 : 1 < b)
    (given_2 : 0 <= k)
    (given_3 : variation_at_most h V)
    (given_4 : forall t : R, 0 <= t <= 1 -> Rabs (h t) <= M)
    (given_5 : ex_RInt (fun t : R => h t * cos (k * Rpower b (- t))) 0 1) :
  Rabs (1 / INR N * Sum (fun i : Fin N => h (INR (number i) / INR N) * cos (k * frequency b i))
    - RInt (fun t : R => h t * cos (k * Rpower b (- t))) 0 1) <= (V + M * (k * (1 - 1 / b))) / INR N.
Proof.
  exact (riemann_sum_of_variation (fun t => h t * cos (k * Rpower b (- t))) _ N N_pos
    (weighted_cosine_variation b k V M h given_1 given_2 given_3 given_4) given_5).
Qed.

(* The case h = 1, whose variation is 0: the changes of cos(k b^(-t)) add up to at most k (1 - 1/b). *)
Theorem riemann_sum_error (N : nat) (N_pos : (0 < N)%nat) (b k : R)
    (given_1 : 1 < b)
    (given_2 : 0 <= k) :
  Rabs (finite_sum (@frequency b N) k - decay b k) <= k * (1 - 1 / b) / INR N.
Proof.
  assert (C : ex_RInt (fun t => 1 * cos (k * Rpower b (- t))) 0 1).
  { apply (@ex_RInt_continuous R_CompleteNormedModule); intros t _.
    apply (@ex_derive_continuous R_AbsRing R_NormedModule); unfold Rpower; auto_derive; exact Logic.I. }
  assert (V0 : variation_at_most (fun _ => 1) 0).
  { intros n t _ _; rewrite (Sum_ext _ (fun _ => 0)); [rewrite Sum_zero; lra|].
    intros i; rewrite Rminus_diag_eq by reflexivity; apply Rabs_R0. }
  pose proof (weighted_riemann_sum_error N N_pos b k 0 1 (fun _ => 1) given_1 given_2 V0
    (fun t _ => Req_le _ _ Rabs_R1) C) as B.
  unfold finite_sum; rewrite (Sum_ext _ (fun i => 1 * cos (k * frequency b i))) by (intros; ring).
  rewrite Rplus_0_l, Rmult_1_l in B.
  replace (decay b k) with (RInt (fun t => 1 * cos (k * Rpower b (- t))) 0 1); [exact B|].
  unfold decay; apply RInt_ext; intros; apply Rmult_1_l.
Qed.

(* By the inner product of positions, (2/d) p_m . p_n = S_h(m - n) with h = d/2, and S_h is even. So it is within
   x (1 - 1/b)/h of Re I(x), x = abs(m - n), and Re I(x) is at most 2b/(x ln b) in absolute value. *)
Theorem finite_sum_bound (h : nat) (h_pos : (0 < h)%nat) (b m n : R)
    (given_1 : 1 < b)
    (given_2 : m <> n) :
  Rabs (2 / INR (double h) *
      Sum (fun c : Fin (double h) => position (@frequency b h) m c * position (@frequency b h) n c)) <=
    2 * b / (Rabs (m - n) * ln b) + 2 * Rabs (m - n) * (1 - 1 / b) / INR (double h).
Proof.
  set (x := Rabs (m - n)); assert (Hx : 0 < x) by (apply Rabs_pos_lt; lra).
  pose proof (lt_0_INR h h_pos) as Ph.
  assert (E : 2 / INR (double h) *
      Sum (fun c : Fin (double h) => position (@frequency b h) m c * position (@frequency b h) n c) =
      finite_sum (@frequency b h) x).
  { rewrite sinusoidal_inner by exact h_pos; unfold finite_sum; rewrite INR_double; f_equal; [field; lra|].
    apply Sum_ext; intros i; unfold x, Rabs; destruct (Rcase_abs (m - n)); [|reflexivity].
    rewrite <- cos_neg; f_equal; ring. }
  rewrite E, INR_double.
  pose proof (riemann_sum_error h h_pos b x given_1 ltac:(lra)) as R; destruct (decay_bound b x given_1 Hx) as [D _].
  replace (2 * x * (1 - 1 / b) / (2 * INR h)) with (x * (1 - 1 / b) / INR h) by (field; lra).
  replace (finite_sum (@frequency b h) x) with (decay b x + (finite_sum (@frequency b h) x - decay b x)) by ring.
  apply Rle_trans with (1 := Rabs_triang _ _); lra.
Qed.
