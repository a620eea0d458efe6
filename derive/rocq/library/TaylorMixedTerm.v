(* Interaction: the mixed term of the second-order Taylor expansion, proved by hand. Only the standard library is
   used. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality.
From Derive Require Import Support Rules Limits.
From Book Require Import Interaction.
Open Scope R_scope.

(* Every entry of x is nearer than eta to that of y. *)
Definition near {d : nat} (eta : R) (x y : Fin d -> R) : Prop := forall a : Fin d, Rabs (x a - y a) < eta.

Definition continuous_at {d : nat} (G : (Fin d -> R) -> R) (x : Fin d -> R) : Prop :=
  forall eps, 0 < eps -> exists eta, 0 < eta /\ forall x', near eta x' x -> Rabs (G x' - G x) < eps.

(* Continuous everywhere as a function of two vectors together. *)
Definition jointly_continuous {d : nat} (F : (Fin d -> R) -> (Fin d -> R) -> R) : Prop :=
  forall x y eps, 0 < eps -> exists eta, 0 < eta /\
    forall x' y', near eta x' x -> near eta y' y -> Rabs (F x' y' - F x y) < eps.

(* ---- the chain rule along a line, from continuous partial derivatives ---- *)

Definition cons {d : nat} (u : R) (w : Fin d -> R) : Fin (S d) -> R := fun i => Fin.caseS' i (fun _ => R) u w.

Lemma cons_parts {d} (x : Fin (S d) -> R) : x = cons (x Fin.F1) (fun i => x (Fin.FS i)).
Proof. apply functional_extensionality; intros i; now apply (Fin.caseS' i). Qed.

Lemma partial_first {d} (g : (Fin (S d) -> R) -> R) (u : R) (w : Fin d -> R) (l : R) :
  partial (entry Fin.F1) g (cons u w) l -> derivable_pt_lim (fun t => g (cons t w)) u l.
Proof.
  unfold partial; simpl.
  replace (fun t => g (fun i => if Fin.eq_dec i Fin.F1 then t else cons u w i)) with (fun t => g (cons t w));
    [intros H; exact H|].
  apply functional_extensionality; intros t; f_equal; apply functional_extensionality; intros i.
  apply (Fin.caseS' i); [|intros j]; simpl.
  - destruct (Fin.eq_dec Fin.F1 Fin.F1) as [_|N]; [reflexivity|now contradiction N].
  - destruct (Fin.eq_dec (Fin.FS j) Fin.F1) as [N|_]; [discriminate N|reflexivity].
Qed.

Lemma partial_rest {d} (g : (Fin (S d) -> R) -> R) (b : Fin d) (u : R) (w : Fin d -> R) (l : R) :
  partial (entry (Fin.FS b)) g (cons u w) l -> partial (entry b) (fun w => g (cons u w)) w l.
Proof.
  unfold partial; simpl.
  replace (fun t => g (fun i => if Fin.eq_dec i (Fin.FS b) then t else cons u w i))
    with (fun t => g (cons u (fun i => if Fin.eq_dec i b then t else w i))); [intros H; exact H|].
  apply functional_extensionality; intros t; f_equal; apply functional_extensionality; intros i.
  apply (Fin.caseS' i); [|intros j]; simpl.
  { destruct (Fin.eq_dec Fin.F1 (Fin.FS b)) as [N|_]; [discriminate N|reflexivity]. }
  destruct (Fin.eq_dec (Fin.FS j) (Fin.FS b)) as [M|M], (Fin.eq_dec j b) as [E|N]; try reflexivity.
  - contradiction N; now apply Fin.FS_inj.
  - contradiction M; now f_equal.
Qed.

Lemma mean_value (f f' : R -> R) (a k : R) : (forall c, derivable_pt_lim f c (f' c)) ->
  exists c, Rabs (c - a) <= Rabs k /\ f (a + k) - f a = k * f' c.
Proof.
  intros D; destruct (Rtotal_order k 0) as [L|[->|L]].
  - destruct (MVT_cor2 f f' (a + k) a ltac:(lra) (fun c _ => D c)) as [c [E H]]; exists c; split; [|lra].
    rewrite !Rabs_left by lra; lra.
  - exists a; rewrite Rplus_0_r, !Rminus_diag_eq, Rabs_R0 by reflexivity; lra.
  - destruct (MVT_cor2 f f' a (a + k) ltac:(lra) (fun c _ => D c)) as [c [E H]]; exists c; split; [|lra].
    rewrite !Rabs_pos_eq by lra; lra.
Qed.

Lemma entry_bounded {d} (q : Fin d -> R) (b : Fin d) : Rabs (q b) <= Sum (fun b => Rabs (q b)).
Proof. apply (term_le_Sum (fun b => Rabs (q b))); intros; apply Rabs_pos. Qed.

Lemma along_a_line {d} (g : (Fin d -> R) -> R) (G : Fin d -> (Fin d -> R) -> R) (y q : Fin d -> R) :
  (forall b y, partial (entry b) g y (G b y)) -> (forall b, continuous_at (G b) y) ->
  derivable_pt_lim (fun t => g (fun b => y b + t * q b)) 0 (Sum (fun b => q b * G b y)).
Proof.
  induction d as [|d IH]; intros D C.
  - replace (fun t => g (fun b => y b + t * q b)) with (fun _ : R => g y); [apply derivable_pt_lim_const|].
    apply functional_extensionality; intros t; f_equal; apply functional_extensionality; intros b.
    apply Fin.case0; exact b.
  - set (u := y Fin.F1); set (w := fun i => y (Fin.FS i)); set (r := fun i => q (Fin.FS i)).
    set (rest := fun t : R => fun i => w i + t * r i).
    assert (Whole : cons u w = y) by (symmetry; apply cons_parts).
    assert (Split : forall t, (fun b => y b + t * q b) = cons (u + t * q Fin.F1) (rest t)).
    { intros t; rewrite (cons_parts (fun b => y b + t * q b)); reflexivity. }
    assert (Rest : derivable_pt_lim (fun t => g (cons u (rest t))) 0 (Sum (fun b => r b * G (Fin.FS b) y))).
    { rewrite <- Whole; apply (IH (fun w => g (cons u w)) (fun b w => G (Fin.FS b) (cons u w)) w r).
      - intros b z; apply partial_rest, D.
      - intros b eps He; destruct (C (Fin.FS b) eps He) as [eta [Heta H]]; exists eta; split; [exact Heta|].
        intros z Hz; rewrite Whole; apply H; intros i; apply (Fin.caseS' i); simpl.
        + unfold u; rewrite Rminus_diag_eq, Rabs_R0 by reflexivity; exact Heta.
        + exact Hz. }
    assert (First : derivable_pt_lim (fun t => g (cons (u + t * q Fin.F1) (rest t)) - g (cons u (rest t))) 0
        (q Fin.F1 * G Fin.F1 y)).
    { intros eps He; set (K := 1 + Sum (fun b => Rabs (q b))).
      assert (HK : 0 < K) by (pose proof (Sum_nonneg (fun b => Rabs (q b)) (fun b => Rabs_pos (q b))); unfold K; lra).
      destruct (C Fin.F1 (eps / K) ltac:(now apply Rdiv_lt_0_compat)) as [eta [Heta H]].
      exists (mkposreal _ (Rdiv_lt_0_compat _ _ Heta HK)); intros h Nh Bh; simpl in Bh; rewrite Rplus_0_l.
      destruct (mean_value (fun t => g (cons t (rest h))) (fun t => G Fin.F1 (cons t (rest h))) u (h * q Fin.F1)
        (fun c => partial_first g c (rest h) _ (D Fin.F1 _))) as [c [Bc E]].
      rewrite E, Rmult_0_l, Rplus_0_r, (Rminus_diag_eq (g (cons u (rest 0)))), Rminus_0_r by reflexivity.
      replace (h * q Fin.F1 * G Fin.F1 (cons c (rest h)) / h - q Fin.F1 * G Fin.F1 y)
        with (q Fin.F1 * (G Fin.F1 (cons c (rest h)) - G Fin.F1 y)) by (field; exact Nh).
      assert (Small : forall b, Rabs (h * q b) < eta).
      { intros b; rewrite Rabs_mult; pose proof (entry_bounded q b) as Bq; pose proof (Rabs_pos (q b)) as Pq.
        apply Rle_lt_trans with (Rabs h * K); [apply Rmult_le_compat_l; [apply Rabs_pos|unfold K; lra]|].
        apply (Rmult_lt_compat_r K) in Bh; [|exact HK].
        replace (eta / K * K) with eta in Bh by (field; lra); exact Bh. }
      assert (Near : Rabs (G Fin.F1 (cons c (rest h)) - G Fin.F1 y) < eps / K).
      { apply H; intros i; apply (Fin.caseS' i); simpl; [|intros j].
        - apply Rle_lt_trans with (1 := Bc), Small.
        - unfold rest, w; replace (y (Fin.FS j) + h * r j - y (Fin.FS j)) with (h * q (Fin.FS j)) by (unfold r; ring).
          apply Small. }
      rewrite Rabs_mult; apply Rle_lt_trans with (Rabs (q Fin.F1) * (eps / K)).
      - apply Rmult_le_compat_l; [apply Rabs_pos|left; exact Near].
      - apply Rlt_le_trans with (K * (eps / K)); [|right; field; lra].
        apply Rmult_lt_compat_r; [now apply Rdiv_lt_0_compat|].
        pose proof (entry_bounded q Fin.F1); unfold K; lra. }
    pose proof (derivable_pt_lim_plus _ _ _ _ _ First Rest) as Both.
    assert (Whole_line : (fun t => g (fun b => y b + t * q b)) =
        (fun t => g (cons (u + t * q Fin.F1) (rest t)) - g (cons u (rest t)) + g (cons u (rest t)))).
    { apply functional_extensionality; intros t; rewrite <- Split; ring. }
    rewrite Whole_line; exact Both.
Qed.

(* Here F b is df/dy_b and H a b is d2f/dx_a dy_b. By the mean value theorem in one coordinate after the other, a
   function with continuous partial derivatives has along the line y + t q the derivative sum_b q_b F_b. So at t = 0
   the derivative in t of f(x + s p, y + t q) is D(s) = sum_b q_b F_b(x + s p, y). The same rule for each F_b along
   x + s p gives D'(0) = sum_b q_b sum_a p_a H_ab(x, y). Exchanging the two sums makes it p^T H q. *)
Theorem taylor_mixed_term (d : nat) (d_pos : (0 < d)%nat) (f : (Fin d -> R) -> (Fin d -> R) -> R)
    (F : Fin d -> (Fin d -> R) -> (Fin d -> R) -> R) (H : Fin d -> Fin d -> (Fin d -> R) -> (Fin d -> R) -> R)
    (x p y q : Fin d -> R)
    (given_1 : forall (b : Fin d) (x y : Fin d -> R), partial (entry b) (fun y : Fin d -> R => f x y) y (F b x y))
    (given_2 : forall (a b : Fin d) (x y : Fin d -> R),
      partial (entry a) (fun x : Fin d -> R => F b x y) x (H a b x y))
    (given_3 : forall b : Fin d, jointly_continuous (F b))
    (given_4 : forall a b : Fin d, jointly_continuous (H a b)) :
  exists D : R -> R,
    (forall s : R, partial real (fun t : R => f (fun a => x a + s * p a) (fun b => y b + t * q b)) 0 (D s)) /\
    partial real D 0 (bilinear (fun a b : Fin d => H a b x y) p q).
Proof.
  assert (Self : forall eta (z : Fin d -> R), 0 < eta -> near eta z z).
  { intros eta z Heta i; rewrite Rminus_diag_eq, Rabs_R0 by reflexivity; exact Heta. }
  exists (fun s => Sum (fun b => q b * F b (fun a => x a + s * p a) y)); split.
  - intros s; apply (along_a_line (f (fun a => x a + s * p a)) (fun b => F b (fun a => x a + s * p a)) y q).
    + intros b z; apply given_1.
    + intros b eps He; destruct (given_3 b (fun a => x a + s * p a) y eps He) as [eta [Heta B]].
      exists eta; split; [exact Heta|]; intros z Hz; apply B; [now apply Self|exact Hz].
  - replace (bilinear (fun a b => H a b x y) p q) with (Sum (fun b => q b * Sum (fun a => p a * H a b x y))).
    + apply (@Rules.deriv_sum R d real (fun b s => q b * F b (fun a => x a + s * p a) y)); intros b.
      apply (derivable_pt_lim_scal (fun s => F b (fun a => x a + s * p a) y)).
      apply (along_a_line (fun x => F b x y) (fun a x => H a b x y) x p).
      * intros a z; apply given_2.
      * intros a eps He; destruct (given_4 a b x y eps He) as [eta [Heta B]].
        exists eta; split; [exact Heta|]; intros z Hz; apply B; [exact Hz|now apply Self].
    + unfold bilinear; rewrite Sum_exchange; apply Sum_ext; intros b; rewrite <- Sum_scale; apply Sum_ext; intros a;
        ring.
Qed.
