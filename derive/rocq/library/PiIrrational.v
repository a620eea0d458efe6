(* Pi is irrational (Niven's theorem), without integrals: only derivatives and the mean value theorem of the standard
   library.

   Let f_n(x) = (x (pi - x))^n / n!. Since f_n'' = pi^2 f_(n-2) - (4n - 2) f_(n-1), the functions G_n defined below have
   G_n' = f_n sin, and A_n = G_n(pi) - G_n(0) obeys A_n = (4n - 2) A_(n-1) - pi^2 A_(n-2), A_0 = 2, A_1 = 4. If
   pi = p/q, then q^n A_n is an integer for every n. But by the mean value theorem A_n = pi f_n(c) sin c with c between
   0 and pi, so 0 < q^n A_n <= pi (q pi^2)^n / n!, which is less than 1 for large n. *)
From Coq Require Import Reals Lra Lia ZArith.
Open Scope R_scope.

Definition niven (n : nat) (x : R) : R := (x * (PI - x)) ^ n / INR (fact n).

Fixpoint niven_primitive (n : nat) (x : R) : R :=
  match n with
  | O => - cos x
  | S m => (PI - 2 * x) * niven m x * sin x - niven n x * cos x + (4 * INR n - 2) * niven_primitive m x
      - PI ^ 2 * match m with O => 0 | S k => niven_primitive k x end
  end.

Lemma fact_pos n : 0 < INR (fact n).
Proof. apply lt_0_INR, lt_O_fact. Qed.

Lemma niven_0 x : niven 0 x = 1.
Proof. unfold niven; simpl; field. Qed.

Lemma niven_next n x : INR (S n) * niven (S n) x = x * (PI - x) * niven n x.
Proof.
  unfold niven; rewrite fact_simpl, mult_INR; pose proof (fact_pos n); pose proof (lt_0_INR (S n) ltac:(lia)).
  rewrite <- tech_pow_Rmult; field; lra.
Qed.

Lemma niven_derivative n x : derivable_pt_lim (niven (S n)) x ((PI - 2 * x) * niven n x).
Proof.
  assert (D : derivable_pt_lim (fun x => x * (PI - x)) x (PI - 2 * x)).
  { replace (PI - 2 * x) with (1 * (PI - x) + x * (0 - 1)) by ring.
    apply (derivable_pt_lim_mult (fun x => x) (fun x => PI - x)); [apply derivable_pt_lim_id|].
    apply (derivable_pt_lim_minus (fun _ => PI) (fun x => x)); [apply derivable_pt_lim_const|
      apply derivable_pt_lim_id]. }
  assert (P := derivable_pt_lim_comp _ (fun y => y ^ S n) x _ _ D (derivable_pt_lim_pow (x * (PI - x)) (S n))).
  assert (M := derivable_pt_lim_mult _ (fun _ => / INR (fact (S n))) x _ 0 P (derivable_pt_lim_const _ x)).
  replace ((PI - 2 * x) * niven n x) with
    (INR (S n) * (x * (PI - x)) ^ pred (S n) * (PI - 2 * x) * / INR (fact (S n)) + (x * (PI - x)) ^ S n * 0);
    [exact M|].
  unfold niven; rewrite fact_simpl, mult_INR; pose proof (fact_pos n); pose proof (lt_0_INR (S n) ltac:(lia)).
  simpl pred; field; lra.
Qed.

Lemma affine_derivative x : derivable_pt_lim (fun x => PI - 2 * x) x (- 2).
Proof.
  replace (- 2) with (0 - 2 * 1) by ring.
  apply (derivable_pt_lim_minus (fun _ => PI) (fun x => 2 * x)); [apply derivable_pt_lim_const|].
  apply (derivable_pt_lim_scal (fun x => x)), derivable_pt_lim_id.
Qed.

Lemma step_derivative n x (df dG dK : R) (G K : R -> R) (m : R) :
  derivable_pt_lim (niven n) x df -> derivable_pt_lim G x dG -> derivable_pt_lim K x dK ->
  derivable_pt_lim (fun x => (PI - 2 * x) * niven n x * sin x - niven (S n) x * cos x + m * G x - PI ^ 2 * K x) x
    ((- 2 * niven n x + (PI - 2 * x) * df) * sin x + niven (S n) x * sin x + m * dG - PI ^ 2 * dK).
Proof.
  intros Df DG DK.
  assert (D1 := derivable_pt_lim_mult _ _ x _ _ (derivable_pt_lim_mult _ _ x _ _ (affine_derivative x) Df)
    (derivable_pt_lim_sin x)).
  assert (D2 := derivable_pt_lim_mult _ _ x _ _ (niven_derivative n x) (derivable_pt_lim_cos x)).
  assert (D3 := derivable_pt_lim_minus _ _ x _ _ 
    (derivable_pt_lim_plus _ _ x _ _ (derivable_pt_lim_minus _ _ x _ _ D1 D2)
    (derivable_pt_lim_scal G m x dG DG)) (derivable_pt_lim_scal K (PI ^ 2) x dK DK)).
  match type of D3 with derivable_pt_lim _ _ ?l => match goal with |- derivable_pt_lim _ _ ?k => replace k with l end
    end;
    [exact D3|].
  unfold mult_fct; ring.
Qed.

Lemma niven_primitive_derivative n x :
  derivable_pt_lim (niven_primitive n) x (niven n x * sin x) /\
  derivable_pt_lim (niven_primitive (S n)) x (niven (S n) x * sin x).
Proof.
  assert (D0 : derivable_pt_lim (niven_primitive 0) x (niven 0 x * sin x)).
  { rewrite niven_0, Rmult_1_l, <- (Ropp_involutive (sin x)).
    apply (derivable_pt_lim_opp cos), derivable_pt_lim_cos. }
  induction n as [|n [IH0 IH1]]; split; [exact D0| |exact IH1|].
  - assert (C : derivable_pt_lim (niven 0) x 0).
    { intros eps He; exists (mkposreal 1 Rlt_0_1); intros h _ _; rewrite !niven_0.
      replace ((1 - 1) / h - 0) with 0 by (unfold Rdiv; ring); now rewrite Rabs_R0. }
    assert (D := step_derivative 0 x 0 _ 0 _ (fun _ => 0) (4 * INR 1 - 2) C D0 (derivable_pt_lim_const 0 x)).
    match type of D with derivable_pt_lim _ _ ?l => replace (niven 1 x * sin x) with l end; [exact D|].
    rewrite niven_0; simpl INR; ring.
  - assert (D := step_derivative (S n) x _ _ _ _ _ (4 * INR (S (S n)) - 2) (niven_derivative n x) IH1 IH0).
    match type of D with derivable_pt_lim _ _ ?l => replace (niven (S (S n)) x * sin x) with l end; [exact D|].
    pose proof (niven_next n x) as E; rewrite !S_INR in *.
    replace ((PI - 2 * x) * ((PI - 2 * x) * niven n x))
      with (PI ^ 2 * niven n x - 4 * (x * (PI - x) * niven n x)) by ring.
    rewrite <- E; ring.
Qed.

(* q^n A_n *)
Fixpoint niven_integer (p q : Z) (n : nat) : Z :=
  match n with
  | O => 2
  | S m => (4 * Z.of_nat n - 2) * q * niven_integer p q m - p * p * match m with O => 0 | S k => niven_integer p q k end
  end%Z.

Lemma niven_at_ends n : niven (S n) 0 = 0 /\ niven (S n) PI = 0.
Proof. unfold niven; split; [rewrite Rmult_0_l|replace (PI * (PI - PI)) with 0 by ring]; rewrite pow_i by lia;
  unfold Rdiv; ring. Qed.

Lemma niven_integer_spec p q n : IZR p = PI * IZR q ->
  IZR (niven_integer p q n) = IZR q ^ n * (niven_primitive n PI - niven_primitive n 0) /\
  IZR (niven_integer p q (S n)) = IZR q ^ S n * (niven_primitive (S n) PI - niven_primitive (S n) 0).
Proof.
  intros Hpq.
  assert (B0 : IZR (niven_integer p q 0) = IZR q ^ 0 * (niven_primitive 0 PI - niven_primitive 0 0)).
  { simpl; rewrite cos_PI, cos_0; ring. }
  induction n as [|n [IH0 IH1]]; split; [exact B0| |exact IH1|].
  - change (niven_integer p q 1) with ((4 * 1 - 2) * q * 2 - p * p * 0)%Z.
    change (niven_primitive 1) with (fun x => (PI - 2 * x) * niven 0 x * sin x - niven 1 x * cos x
      + (4 * INR 1 - 2) * (- cos x) - PI ^ 2 * 0); cbv beta.
    destruct (niven_at_ends 0) as [-> ->]; rewrite !sin_0, !sin_PI, cos_0, cos_PI.
    rewrite minus_IZR, !mult_IZR; simpl INR; simpl (IZR (4 * 1 - 2)); ring.
  - change (niven_integer p q (S (S n))) with ((4 * Z.of_nat (S (S n)) - 2) * q * niven_integer p q (S n)
      - p * p * niven_integer p q n)%Z.
    change (niven_primitive (S (S n))) with (fun x => (PI - 2 * x) * niven (S n) x * sin x - niven (S (S n)) x * cos x
      + (4 * INR (S (S n)) - 2) * niven_primitive (S n) x - PI ^ 2 * niven_primitive n x); cbv beta.
    destruct (niven_at_ends (S n)) as [-> ->]; rewrite !sin_0, !sin_PI.
    rewrite !minus_IZR, !mult_IZR, minus_IZR, mult_IZR, <- INR_IZR_INZ, IH0, IH1, Hpq.
    simpl pow; ring.
Qed.

Lemma niven_between n : exists c, 0 < c < PI /\
  niven_primitive n PI - niven_primitive n 0 = niven n c * sin c * (PI - 0).
Proof.
  destruct (MVT_cor2 (niven_primitive n) (fun x => niven n x * sin x) 0 PI PI_RGT_0
    (fun c _ => proj1 (niven_primitive_derivative n c))) as [c [E H]].
  now exists c.
Qed.

Lemma niven_bounds n c : 0 < c < PI -> 0 < niven n c * sin c <= (PI ^ 2) ^ n / INR (fact n).
Proof.
  intros [H0 H1]; pose proof (fact_pos n) as F; pose proof (sin_gt_0 c H0 H1) as Sp; pose proof (SIN_bound c) as [_ Sl].
  assert (P : 0 < c * (PI - c)) by (apply Rmult_lt_0_compat; lra).
  assert (Np : 0 < niven n c) by (apply Rdiv_lt_0_compat; [now apply pow_lt|exact F]).
  split; [now apply Rmult_lt_0_compat|].
  apply Rle_trans with (niven n c * 1); [apply Rmult_le_compat_l; lra|]; rewrite Rmult_1_r.
  unfold niven, Rdiv; apply Rmult_le_compat_r; [left; now apply Rinv_0_lt_compat|].
  apply pow_incr; split; [lra|].
  apply Rle_trans with (PI * (PI - c)); [apply Rmult_le_compat_r; lra|].
  simpl; apply Rmult_le_compat_l; lra.
Qed.

Lemma pi_no_positive_fraction (p q : Z) : (0 < q)%Z -> IZR p <> PI * IZR q.
Proof.
  intros Hq Hpq; apply IZR_lt in Hq; pose proof PI_RGT_0 as Hpi.
  destruct (cv_speed_pow_fact (IZR q * PI ^ 2) (/ PI) ltac:(now apply Rinv_0_lt_compat)) as [n Hn].
  specialize (Hn n (le_n n)); unfold R_dist in Hn; rewrite Rminus_0_r in Hn.
  destruct (niven_between n) as [c [Hc E]]; destruct (niven_bounds n c Hc) as [Pos Le].
  destruct (niven_integer_spec p q n Hpq) as [B _]; rewrite E, Rminus_0_r in B.
  pose proof (pow_lt (IZR q) n Hq) as Qn.
  assert (Low : 0 < IZR (niven_integer p q n)).
  { rewrite B; apply Rmult_lt_0_compat; [exact Qn|]; now apply Rmult_lt_0_compat. }
  assert (High : IZR (niven_integer p q n) < 1).
  { rewrite B; apply Rle_lt_trans with ((IZR q * PI ^ 2) ^ n / INR (fact n) * PI).
    - rewrite Rpow_mult_distr; unfold Rdiv; rewrite !Rmult_assoc; apply Rmult_le_compat_l; [lra|].
      rewrite <- !Rmult_assoc; apply Rmult_le_compat_r; [lra|exact Le].
    - rewrite <- (Rinv_l PI) by lra; apply Rmult_lt_compat_r; [exact Hpi|].
      eapply Rle_lt_trans; [apply Rle_abs|exact Hn]. }
  apply lt_IZR in Low; apply lt_IZR in High; lia.
Qed.

Theorem pi_irrational (p q : Z) : q <> 0%Z -> IZR p <> PI * IZR q.
Proof.
  intros N; destruct (Z.lt_trichotomy q 0) as [H|[H|H]]; [|contradiction|now apply pi_no_positive_fraction].
  intros E; apply (pi_no_positive_fraction (- p) (- q)); [lia|]; rewrite !opp_IZR, E; ring.
Qed.
