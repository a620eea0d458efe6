(* Which interactions see relative positions only, and the mixed term of the Taylor expansion: the theorems of the
   chapter that are analysis, proved by hand. Only the standard library is used. *)
From Coq Require Import Reals Lra Lia ZArith FunctionalExtensionality.
From Derive Require Import Support Rules Limits.
From Book Require Import Sinusoidal Interaction.
Open Scope R_scope.

(* ---- cosines and sines of distinct frequencies are independent ---- *)

Lemma cos_not_one (t : R) : 0 < t < 2 * PI -> cos t <> 1.
Proof.
  intros H; replace t with (2 * (t / 2)) by field; rewrite cos_2a_sin.
  pose proof (sin_gt_0 (t / 2) ltac:(lra) ltac:(lra)) as P; pose proof (Rmult_lt_0_compat _ _ P P); lra.
Qed.

Lemma cos_apart (s t : R) : 0 < s < PI -> 0 < t < PI -> s <> t -> cos s <> cos t.
Proof.
  intros Hs Ht N; destruct (Rtotal_order s t) as [L|[E|L]]; [|contradiction|];
    apply cos_decreasing_1 in L; lra.
Qed.

(* sum_i (c_i cos(m theta_i) + s_i sin(m theta_i)) *)
Definition wave {h : nat} (theta c s : Fin h -> R) (m : R) : R :=
  Sum (fun i : Fin h => c i * cos (m * theta i) + s i * sin (m * theta i)).

Lemma wave_second_difference {h} (theta c s : Fin h -> R) (m w : R) :
  wave theta c s (m + 1) + wave theta c s (m - 1) - 2 * cos w * wave theta c s m =
  wave theta (fun i => 2 * (cos (theta i) - cos w) * c i) (fun i => 2 * (cos (theta i) - cos w) * s i) m.
Proof.
  unfold wave; rewrite <- Sum_add, <- Sum_scale.
  transitivity (Sum (fun i => c i * cos ((m + 1) * theta i) + s i * sin ((m + 1) * theta i)
      + (c i * cos ((m - 1) * theta i) + s i * sin ((m - 1) * theta i)))
      + -1 * Sum (fun i => 2 * cos w * (c i * cos (m * theta i) + s i * sin (m * theta i)))); [ring|].
  rewrite <- Sum_scale, <- Sum_add; apply Sum_ext; intros i.
  replace ((m + 1) * theta i) with (m * theta i + theta i) by ring.
  replace ((m - 1) * theta i) with (m * theta i - theta i) by ring.
  rewrite cos_plus, sin_plus, cos_minus, sin_minus; ring.
Qed.

Lemma wave_independent {h} (theta : Fin h -> R) :
  (forall i, 0 < theta i < PI) -> (forall i j, i <> j -> theta i <> theta j) ->
  forall c s, (forall m : Z, wave theta c s (IZR m) = 0) -> forall i, c i = 0 /\ s i = 0.
Proof.
  induction h as [|h IH]; intros Range Apart c s H; [intros i; apply Fin.case0; exact i|].
  assert (Tail : forall i : Fin h, c (Fin.FS i) = 0 /\ s (Fin.FS i) = 0).
  { intros i; set (w := theta Fin.F1).
    destruct (IH (fun i => theta (Fin.FS i)) (fun i => Range (Fin.FS i))
      (fun i j N => Apart (Fin.FS i) (Fin.FS j) (fun E => N (Fin.FS_inj _ _ E)))
      (fun i => 2 * (cos (theta (Fin.FS i)) - cos w) * c (Fin.FS i))
      (fun i => 2 * (cos (theta (Fin.FS i)) - cos w) * s (Fin.FS i))) with (i := i) as [C S].
    - intros m; pose proof (wave_second_difference theta c s (IZR m) w) as D.
      rewrite <- plus_IZR, <- minus_IZR, !H in D; unfold wave in D at 1; simpl Sum in D; fold w in D.
      unfold wave; replace (cos w - cos w) with 0 in D by ring; lra.
    - assert (N : 2 * (cos (theta (Fin.FS i)) - cos w) <> 0).
      { pose proof (cos_apart _ _ (Range (Fin.FS i)) (Range Fin.F1) (Apart (Fin.FS i) Fin.F1 ltac:(discriminate))).
        unfold w; lra. }
      split; [destruct (Rmult_integral _ _ C)|destruct (Rmult_integral _ _ S)]; assumption || contradiction. }
  assert (Head : forall m, wave theta c s m = c Fin.F1 * cos (m * theta Fin.F1) + s Fin.F1 * sin (m * theta Fin.F1)).
  { intros m; unfold wave; simpl Sum; rewrite (Sum_ext _ (fun _ => 0)); [rewrite Sum_zero; ring|].
    intros i; destruct (Tail i) as [-> ->]; ring. }
  assert (C : c Fin.F1 = 0).
  { pose proof (H 0%Z) as H0; rewrite Head, Rmult_0_l, cos_0, sin_0 in H0; lra. }
  assert (S : s Fin.F1 = 0).
  { pose proof (H 1%Z) as H1; rewrite Head, C, Rmult_1_l in H1.
    pose proof (sin_gt_0 _ (proj1 (Range Fin.F1)) (proj2 (Range Fin.F1))).
    destruct (Rmult_integral (s Fin.F1) (sin (theta Fin.F1))); lra. }
  intros i; apply (Fin.caseS' i); [split; assumption|exact Tail].
Qed.

(* ---- one block, turned on both sides ---- *)

Lemma turned_pair (u v c s : R) : u * c + v * s = u -> v * c - u * s = v -> c <> 1 -> u = 0 /\ v = 0.
Proof.
  intros E F N.
  assert (Z : (1 - c) * (u * u + v * v) = 0).
  { transitivity (u * (u - (u * c + v * s)) + v * (v - (v * c - u * s))); [ring|rewrite E, F; ring]. }
  destruct (Rmult_integral _ _ Z) as [Z1|Z1]; [lra|]; apply Rplus_sqr_eq_0; unfold Rsqr; exact Z1.
Qed.

Lemma turned_block (p q r s alpha beta : R) :
  cos alpha * (p * cos beta + q * sin beta) + sin alpha * (r * cos beta + s * sin beta) = p ->
  cos alpha * (q * cos beta - p * sin beta) + sin alpha * (s * cos beta - r * sin beta) = q ->
  - sin alpha * (p * cos beta + q * sin beta) + cos alpha * (r * cos beta + s * sin beta) = r ->
  - sin alpha * (q * cos beta - p * sin beta) + cos alpha * (s * cos beta - r * sin beta) = s ->
  (cos (alpha - beta) <> 1 -> p + s = 0 /\ r - q = 0) /\ (cos (alpha + beta) <> 1 -> p - s = 0 /\ q + r = 0).
Proof.
  intros E1 E2 E3 E4; split; intros N.
  - apply (turned_pair _ _ (cos (alpha - beta)) (sin (alpha - beta))); [| |exact N]; rewrite cos_minus, sin_minus; lra.
  - apply (turned_pair _ _ (cos (alpha + beta)) (sin (alpha + beta))); [| |exact N]; rewrite cos_plus, sin_plus; lra.
Qed.

(* ---- which H see m - n only ---- *)

(* The row of H times the position n. *)
Definition answer {h : nat} (theta : Fin h -> R) (H : Fin (double h) -> Fin (double h) -> R) (c : Fin (double h)) :=
  wave theta (fun j : Fin h => H c (even j)) (fun j : Fin h => H c (odd j)).

Lemma bilinear_position {h} (theta : Fin h -> R) H (m n : R) :
  bilinear H (position theta m) (position theta n) =
  wave theta (fun i => answer theta H (even i) n) (fun i => answer theta H (odd i) n) m.
Proof.
  assert (Row : forall c, Sum (fun b => position theta m c * H c b * position theta n b)
      = position theta m c * answer theta H c n).
  { intros c; unfold answer, wave; rewrite <- Sum_scale, Sum_pairs; apply Sum_ext; intros j.
    unfold position; rewrite !pairs_even, !pairs_odd; ring. }
  unfold bilinear; rewrite Sum_pairs; unfold wave at 1; apply Sum_ext; intros i; rewrite !Row.
  unfold position; rewrite !pairs_even, !pairs_odd; ring.
Qed.

Lemma wave_next {h} (theta c s : Fin h -> R) (m : R) :
  wave theta c s (m + 1) = wave theta (fun i => cos (theta i) * c i + sin (theta i) * s i)
    (fun i => - sin (theta i) * c i + cos (theta i) * s i) m.
Proof.
  apply Sum_ext; intros i; replace ((m + 1) * theta i) with (m * theta i + theta i) by ring.
  rewrite cos_plus, sin_plus; ring.
Qed.

Lemma wave_sub {h} (theta c s c' s' : Fin h -> R) (m : R) :
  wave theta c s m - wave theta c' s' m = wave theta (fun i => c i - c' i) (fun i => s i - s' i) m.
Proof.
  unfold wave; transitivity (Sum (fun i => c i * cos (m * theta i) + s i * sin (m * theta i))
    + -1 * Sum (fun i => c' i * cos (m * theta i) + s' i * sin (m * theta i))); [ring|].
  rewrite <- Sum_scale, <- Sum_add; apply Sum_ext; intros i; ring.
Qed.

Lemma wave_combination {h} (theta c s c' s' : Fin h -> R) (x y m : R) :
  x * wave theta c s m + y * wave theta c' s' m =
  wave theta (fun i => x * c i + y * c' i) (fun i => x * s i + y * s' i) m.
Proof. unfold wave; rewrite <- !Sum_scale, <- Sum_add; apply Sum_ext; intros i; ring. Qed.

(* Let B(m, n) = p_m^T H p_n = g(m - n), so B(m + 1, n + 1) - B(m, n) = 0 for all m, n. For fixed n this is a sum of
   cos(m theta_i) and sin(m theta_i) with coefficients that do not contain m; each coefficient is a sum of cos(n
   theta_j) and sin(n theta_j). Cosines and sines of distinct frequencies in (0, pi) are independent on the integers
   (the second difference f(m+1) + f(m-1) - 2 cos(theta) f(m) removes one frequency and keeps the others), so all
   coefficients vanish: R(theta_i)^T H_ij R(theta_j) = H_ij for every block H_ij = ((p, q), (r, s)). In this equation
   (p + s, r - q) is turned by theta_i - theta_j and (p - s, q + r) by theta_i + theta_j. A vector fixed by a turn
   with cosine other than 1 is zero. So p = s and q = - r always, and H_ij = 0 for i != j. Conversely such an H gives
   sum_i a_i cos((m - n) theta_i) + b_i sin((m - n) theta_i). *)
Theorem interaction_relative_iff_commuting_blocks (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R)
    (H : Fin (double h) -> Fin (double h) -> R)
    (given_1 : forall i : Fin h, 0 < theta i < PI)
    (given_2 : forall i j : Fin h, i <> j -> theta i <> theta j) :
  (exists g : Z -> R, forall m n : Z, bilinear H (position theta (IZR m)) (position theta (IZR n)) = g (m - n)%Z) <->
  (exists a b : Fin h -> R, forall i j : Fin h,
    H (even i) (even j) = delta i j * a i /\ H (even i) (odd j) = - (delta i j * b i) /\
    H (odd i) (even j) = delta i j * b i /\ H (odd i) (odd j) = delta i j * a i).
Proof.
  split.
  - intros [g Hg].
    assert (Rows : forall (n : Z) i,
        cos (theta i) * answer theta H (even i) (IZR n + 1) + sin (theta i) * answer theta H (odd i) (IZR n + 1)
          - answer theta H (even i) (IZR n) = 0 /\
        - sin (theta i) * answer theta H (even i) (IZR n + 1) + cos (theta i) * answer theta H (odd i) (IZR n + 1)
          - answer theta H (odd i) (IZR n) = 0).
    { intros n; apply (wave_independent theta given_1 given_2
        (fun i => cos (theta i) * answer theta H (even i) (IZR n + 1)
          + sin (theta i) * answer theta H (odd i) (IZR n + 1) - answer theta H (even i) (IZR n))
        (fun i => - sin (theta i) * answer theta H (even i) (IZR n + 1)
          + cos (theta i) * answer theta H (odd i) (IZR n + 1) - answer theta H (odd i) (IZR n))).
      intros m; rewrite <- (wave_sub theta _ _ (fun i => answer theta H (even i) (IZR n))
        (fun i => answer theta H (odd i) (IZR n))).
      rewrite <- (wave_next theta (fun i => answer theta H (even i) (IZR n + 1))
        (fun i => answer theta H (odd i) (IZR n + 1))).
      rewrite <- !bilinear_position, <- !plus_IZR, !Hg.
      replace (m + 1 - (n + 1))%Z with (m - n)%Z by lia; ring. }
    assert (Entries : forall i j, let p := H (even i) (even j) in let q := H (even i) (odd j) in
        let r := H (odd i) (even j) in let s := H (odd i) (odd j) in
        (cos (theta i - theta j) <> 1 -> p + s = 0 /\ r - q = 0) /\
        (cos (theta i + theta j) <> 1 -> p - s = 0 /\ q + r = 0)).
    { intros i j p q r s.
      destruct (wave_independent theta given_1 given_2
        (fun j => cos (theta i) * (cos (theta j) * H (even i) (even j) + sin (theta j) * H (even i) (odd j))
          + sin (theta i) * (cos (theta j) * H (odd i) (even j) + sin (theta j) * H (odd i) (odd j))
          - H (even i) (even j))
        (fun j => cos (theta i) * (- sin (theta j) * H (even i) (even j) + cos (theta j) * H (even i) (odd j))
          + sin (theta i) * (- sin (theta j) * H (odd i) (even j) + cos (theta j) * H (odd i) (odd j))
          - H (even i) (odd j))) with (i := j) as [E1 E2].
      { intros n; destruct (Rows n i) as [E _]; unfold answer in E; rewrite !wave_next in E.
        rewrite wave_combination, wave_sub in E; exact E. }
      destruct (wave_independent theta given_1 given_2
        (fun j => - sin (theta i) * (cos (theta j) * H (even i) (even j) + sin (theta j) * H (even i) (odd j))
          + cos (theta i) * (cos (theta j) * H (odd i) (even j) + sin (theta j) * H (odd i) (odd j))
          - H (odd i) (even j))
        (fun j => - sin (theta i) * (- sin (theta j) * H (even i) (even j) + cos (theta j) * H (even i) (odd j))
          + cos (theta i) * (- sin (theta j) * H (odd i) (even j) + cos (theta j) * H (odd i) (odd j))
          - H (odd i) (odd j))) with (i := j) as [E3 E4].
      { intros n; destruct (Rows n i) as [_ E]; unfold answer in E; rewrite !wave_next in E.
        rewrite wave_combination, wave_sub in E; exact E. }
      apply turned_block; unfold p, q, r, s; lra. }
    exists (fun i => H (even i) (even i)), (fun i => H (odd i) (even i)); intros i j.
    destruct (Entries i j) as [Difference Total].
    destruct Total as [T1 T2]; [apply cos_not_one; pose proof (given_1 i); pose proof (given_1 j); lra|].
    destruct (delta_either i j) as [[-> ->]|[N ->]]; [repeat split; lra|].
    destruct Difference as [D1 D2]; [|repeat split; lra].
    pose proof (given_1 i); pose proof (given_1 j); specialize (given_2 i j N).
    destruct (Rtotal_order (theta i) (theta j)) as [L|[E|L]]; [|contradiction|apply cos_not_one; lra].
    rewrite <- cos_neg; apply cos_not_one; lra.
  - intros [a [b Blocks]]; exists (fun k => wave theta a b (IZR k)); intros m n; rewrite bilinear_position.
    unfold wave at 1; apply Sum_ext; intros i.
    assert (Even : answer theta H (even i) (IZR n) = a i * cos (IZR n * theta i) - b i * sin (IZR n * theta i)).
    { transitivity (Sum (fun j => delta j i * (a i * cos (IZR n * theta j) - b i * sin (IZR n * theta j))));
        [|apply (Sum_delta i (fun j => a i * cos (IZR n * theta j) - b i * sin (IZR n * theta j)))].
      apply Sum_ext; intros j; destruct (Blocks i j) as [-> [-> _]]; rewrite (delta_symm j i); ring. }
    assert (Odd : answer theta H (odd i) (IZR n) = b i * cos (IZR n * theta i) + a i * sin (IZR n * theta i)).
    { transitivity (Sum (fun j => delta j i * (b i * cos (IZR n * theta j) + a i * sin (IZR n * theta j))));
        [|apply (Sum_delta i (fun j => b i * cos (IZR n * theta j) + a i * sin (IZR n * theta j)))].
      apply Sum_ext; intros j; destruct (Blocks i j) as [_ [_ [-> ->]]]; rewrite (delta_symm j i); ring. }
    rewrite Even, Odd, minus_IZR; replace ((IZR m - IZR n) * theta i) with (IZR m * theta i - IZR n * theta i) by ring.
    rewrite cos_minus, sin_minus; ring.
Qed.

(* The diagonal H is the matrix delta_ce H_c. By the theorem before, p_m^T H p_n depends on m - n only exactly if its
   blocks are a_i I + b_i R; on the diagonal this says H_2i = a_i = H_2i+1. Conversely, with equal pairs the terms in
   m + n drop out. *)
Theorem interaction_relative_iff_equal_pairs (h : nat) (h_pos : (0 < h)%nat) (theta : Fin h -> R)
    (H : Fin (double h) -> R)
    (given_1 : forall i : Fin h, 0 < theta i < PI)
    (given_2 : forall i j : Fin h, i <> j -> theta i <> theta j) :
  (exists g : Z -> R, forall m n : Z,
    Sum (fun c : Fin (double h) => position theta (IZR m) c * H c * position theta (IZR n) c) = g (m - n)%Z) <->
  (forall i : Fin h, H (even i) = H (odd i)).
Proof.
  split.
  - intros [g Hg] i.
    destruct (interaction_relative_iff_commuting_blocks h h_pos theta (fun c e => delta e c * H c) given_1 given_2)
      as [Only _].
    destruct Only as [a [b Blocks]].
    + exists g; intros m n; rewrite <- Hg; apply Sum_ext; intros c.
      transitivity (Sum (fun e => delta e c * (position theta (IZR m) c * H c * position theta (IZR n) e)));
        [apply Sum_ext; intros e; ring|].
      apply (Sum_delta c (fun e => position theta (IZR m) c * H c * position theta (IZR n) e)).
    + destruct (Blocks i i) as [E [_ [_ F]]]; rewrite !delta_same in E, F; lra.
  - intros E; exists (fun k => Sum (fun i => H (odd i) * cos (IZR k * theta i))); intros m n; rewrite minus_IZR.
    now apply interaction_relative_of_equal_pairs.
Qed.
