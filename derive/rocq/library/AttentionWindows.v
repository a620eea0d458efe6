(* What a sliding window lets through, over one layer and over many, and what a causal mask knows of order. These theorems
   of the chapter are proved by hand; attention, layers and passes are those of the chapter and of AttentionAnalysis. Only
   the standard library is used. *)
From Coq Require Import Reals Lra Lia List FunctionalExtensionality.
From Derive Require Import Support Rules AttentionAnalysis.
From Book Require Import Attention.
Open Scope R_scope.

(* ---- a cache of the last keys ---- *)

(* Terms outside of a run of w indices from a are 0 and may be left out. By induction over a, then by Sum_of_first. *)
Lemma Sum_of_run (n a w : nat) (g : nat -> R) : (a + w <= n)%nat -> (0 < w)%nat ->
  (forall j, (j < a)%nat \/ (a + w <= j)%nat -> g j = 0) ->
  Sum (fun j : Fin n => g (number j)) = Sum (fun c : Fin w => g (a + number c)%nat).
Proof.
  revert n g; induction a as [|a IH]; intros n g Room Some Zero.
  - destruct w as [|t]; [lia|]; apply (Sum_of_first n t g); [lia|]; intros j H; apply Zero; lia.
  - destruct n as [|n]; [lia|]; simpl Sum.
    rewrite (Zero (number (Fin.F1 : Fin (S n)))) by (unfold number; simpl; lia); rewrite Rplus_0_l.
    rewrite (Sum_ext _ (fun k : Fin n => g (S (number k)))) by (intros k; unfold number; now rewrite number_next).
    apply (IH n (fun j => g (S j))); [lia|lia|]; intros j H; apply Zero; lia.
Qed.

(* Both sums of attention lose the keys out of the window only. *)
Theorem window_attention_is_attention_on_window (n a w : nat) (u x v : nat -> R)
    (given_1 : (0 < w)%nat /\ (a + w <= n)%nat)
    (given_2 : forall j : nat, (j < a)%nat \/ (a + w <= j)%nat -> u j = 0) :
  attend (fun j : Fin n => u (number j)) (fun j : Fin n => x (number j)) (fun j : Fin n => v (number j)) =
  attend (fun c : Fin w => u (a + number c)%nat) (fun c : Fin w => x (a + number c)%nat)
    (fun c : Fin w => v (a + number c)%nat).
Proof.
  destruct given_1 as [Some Room]; unfold attend; f_equal.
  - apply (Sum_of_run n a w (fun j => u j * exp (x j) * v j)); [lia|lia|].
    intros j H; rewrite (given_2 j H); ring.
  - apply (Sum_of_run n a w (fun j => u j * exp (x j))); [lia|lia|].
    intros j H; rewrite (given_2 j H); ring.
Qed.

(* ---- windows over many layers ---- *)

(* Row i of a layer uses the keys of its window only: if the inputs agree there, so do the rows. *)
Lemma masked_layer_of_window {d e h} u s v f (w n m i : nat) (X Y : nat -> Fin d -> R) :
  (forall k i j, (i < j)%nat \/ (j + w <= i)%nat -> u k i j = 0) -> (i < n)%nat -> (i < m)%nat ->
  (forall j, (j <= i)%nat -> (i < j + w)%nat \/ i = j -> X j = Y j) ->
  @masked_layer d e h u s v f n X i = masked_layer u s v f m Y i.
Proof.
  intros Window Hn Hm E; unfold masked_layer; rewrite (E i) by lia; f_equal.
  apply functional_extensionality; intros k; apply functional_extensionality; intros c.
  assert (Seen : forall j, u k i j <> 0 -> X j = Y j).
  { intros j N; destruct (Compare_dec.le_lt_dec j i) as [J|J]; [|now contradiction N; apply Window; left].
    destruct (Compare_dec.le_lt_dec (j + w) i) as [W|W]; [now contradiction N; apply Window; right|].
    apply E; [exact J|now left]. }
  rewrite (masked_keys_invisible n (fun j => u k i (number j)) (fun j => s k i (number j) (Y i) (X (number j)))
    (fun j => s k i (number j) (Y i) (Y (number j))) (fun j => v k (number j) (X (number j)) c)
    (fun j => v k (number j) (Y (number j)) c)) by (intros j N; now rewrite (Seen _ N)).
  apply (attend_of_prefix n m i (u k i) (fun j => s k i j (Y i) (Y j)) (fun j => s k i j (Y i) (Y j))
    (fun j => v k j (Y j) c) (fun j => v k j (Y j) c)); [lia|lia| |reflexivity|reflexivity].
  intros j J; apply Window; now left.
Qed.

(* By induction over the layers, for every row up to t: a row needs its window of the layer before, and so the rows of that
   layer need one window more of what went in. *)
Theorem window_pass_sees_receptive_field (d e h L w : nat)
    (u : nat -> Fin h -> nat -> nat -> R)
    (s : nat -> Fin h -> nat -> nat -> (Fin d -> R) -> (Fin d -> R) -> R)
    (v : nat -> Fin h -> nat -> (Fin d -> R) -> Fin e -> R)
    (f : nat -> nat -> (Fin d -> R) -> (Fin h -> Fin e -> R) -> Fin d -> R)
    (n m t : nat) (X Y : nat -> Fin d -> R)
    (given_1 : forall (l : nat) (k : Fin h) (i j : nat), (i < j)%nat \/ (j + w <= i)%nat -> u l k i j = 0)
    (given_2 : (t < n)%nat /\ (t < m)%nat)
    (given_3 : forall i : nat, (i <= t)%nat -> (t <= i + L * (w - 1))%nat -> X i = Y i) :
  masked_pass u s v f L n X t = masked_pass u s v f L m Y t.
Proof.
  unfold masked_pass.
  assert (Rows : forall (layers : list nat) (X Y : nat -> Fin d -> R) (reach : nat),
      (forall i, (i <= t)%nat -> (t <= i + (reach + length layers * (w - 1)))%nat -> X i = Y i) ->
      forall i, (i <= t)%nat -> (t <= i + reach)%nat ->
        fold_left (fun Y l => masked_layer (u l) (s l) (v l) (f l) n Y) layers X i =
        fold_left (fun Y l => masked_layer (u l) (s l) (v l) (f l) m Y) layers Y i).
  { clear X Y given_3; intros layers; induction layers as [|l layers IH]; intros X Y reach E i Hi Near; simpl.
    - apply E; [exact Hi|simpl; lia].
    - apply (IH _ _ reach); [|exact Hi|exact Near]; clear i Hi Near; intros i Hi Near.
      apply (masked_layer_of_window (u l) (s l) (v l) (f l) w n m i X Y); [apply given_1|lia|lia|].
      intros j J W; apply E; [lia|]; simpl length; rewrite PeanoNat.Nat.mul_succ_l; lia. }
  apply (Rows (seq 0 L) X Y 0%nat); [|lia|lia].
  intros i Hi Near; apply given_3; [exact Hi|]; rewrite seq_length in Near; lia.
Qed.

(* ---- what a causal mask knows of order ---- *)

(* Row i of causal attention among n tokens, with scores and values that any functions of the tokens may be. *)
Definition causal_attention {n d : nat} (s : (Fin d -> R) -> (Fin d -> R) -> R) (v : (Fin d -> R) -> R)
    (X : Fin n -> Fin d -> R) (i : Fin n) : R :=
  attend (fun j : Fin n => if Compare_dec.le_dec (number j) (number i) then 1 else 0)
    (fun j : Fin n => s (X i) (X j)) (fun j : Fin n => v (X j)).

Lemma Sum_of_seen {n} (i : Fin n) :
  Sum (fun j : Fin n => if Compare_dec.le_dec (number j) (number i) then 1 else 0) = INR (S (number i)).
Proof.
  rewrite (Sum_of_first n (number i) (fun j => if Compare_dec.le_dec j (number i) then 1 else 0)).
  - rewrite (Sum_ext _ (fun _ => 1)); [apply Sum_one|]; intros j.
    destruct (Compare_dec.le_dec (number j) (number i)) as [_|N]; [reflexivity|].
    pose proof (number_less j); lia.
  - apply number_less.
  - intros j H; destruct (Compare_dec.le_dec j (number i)); [lia|reflexivity].
Qed.

(* With equal scores a row is the mean of what it sees. Let token sigma(i) have the value 1, and all others 0: in the new
   order row i sees it among i + 1, and in the old order row sigma(i) sees it among sigma(i) + 1. *)
Theorem causal_attention_equivariant_iff_identity (n d : nat) (sigma : Fin n -> Fin n)
    (given_1 : (0 < d)%nat)
    (given_2 : forall i j : Fin n, sigma i = sigma j -> i = j) :
  (forall (s : (Fin d -> R) -> (Fin d -> R) -> R) (v : (Fin d -> R) -> R) (X : Fin n -> Fin d -> R) (i : Fin n),
    causal_attention s v (fun j : Fin n => X (sigma j)) i = causal_attention s v X (sigma i)) <->
  (forall i : Fin n, sigma i = i).
Proof.
  split.
  - intros H i; destruct d as [|d]; [lia|].
    specialize (H (fun _ _ => 0) (fun Y => Y Fin.F1) (fun j _ => delta j (sigma i)) i).
    unfold causal_attention, attend in H.
    assert (Mean : forall k l : Fin n, Compare_dec.le_dec (number l) (number k) = Compare_dec.le_dec (number l) (number k) ->
        (number l <= number k)%nat -> forall g : Fin n -> R, (forall j, g j = delta j l) ->
        Sum (fun j : Fin n => (if Compare_dec.le_dec (number j) (number k) then 1 else 0) * exp 0 * g j) /
        Sum (fun j : Fin n => (if Compare_dec.le_dec (number j) (number k) then 1 else 0) * exp 0)
        = 1 / INR (S (number k))).
    { intros k l _ Less g G; rewrite exp_0.
      rewrite (Sum_ext _ (fun j => delta j l * (if Compare_dec.le_dec (number j) (number k) then 1 else 0)))
        by (intros j; rewrite G; ring).
      rewrite Sum_delta; destruct (Compare_dec.le_dec (number l) (number k)) as [_|N]; [|lia].
      rewrite (Sum_ext (fun j => _ * 1) (fun j => if Compare_dec.le_dec (number j) (number k) then 1 else 0))
        by (intros j; ring).
      now rewrite Sum_of_seen. }
    rewrite (Mean i i eq_refl (le_n _)), (Mean (sigma i) (sigma i) eq_refl (le_n _)) in H.
    + assert (E : S (number i) = S (number (sigma i))).
      { apply INR_eq; pose proof (lt_0_INR (S (number i)) ltac:(lia)); pose proof (lt_0_INR (S (number (sigma i))) ltac:(lia)).
        apply (Rmult_eq_reg_l (1 / INR (S (number i)))); [|apply Rgt_not_eq, Rdiv_lt_0_compat; lra].
        rewrite H at 2; field; lra. }
      symmetry; apply Fin.to_nat_inj; unfold number in E; injection E; intros Same; exact Same.
    + reflexivity.
    + intros j; unfold delta; destruct (Fin.eq_dec (sigma j) (sigma i)) as [S|S], (Fin.eq_dec j i) as [J|J];
        [reflexivity|now contradiction J; apply given_2|now contradiction S; rewrite J|reflexivity].
  - intros H s v X i; unfold causal_attention; rewrite !H; f_equal;
      apply functional_extensionality; intros j; now rewrite H.
Qed.
