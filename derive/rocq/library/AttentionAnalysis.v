(* Attention sees what its mask lets it, and a pass over many tokens holds the pass over each of its prefixes. These
   theorems of the chapter are for any number of layers, and proved by hand; attention is that of the chapter. Only the
   standard library is used. *)
From Coq Require Import Reals Lra Lia List FunctionalExtensionality.
From Derive Require Import Support Rules.
From Book Require Import Attention.
Open Scope R_scope.

(* ---- what stands behind a mask ---- *)

(* Both sums of attention agree term by term: where u_j = 0 both terms are 0, elsewhere the factors are the same. *)
Theorem masked_keys_invisible (n : nat) (u x y v w : Fin n -> R)
    (given_1 : forall j : Fin n, u j <> 0 -> x j = y j)
    (given_2 : forall j : Fin n, u j <> 0 -> v j = w j) :
  attend u x v = attend u y w.
Proof.
  unfold attend; f_equal; apply Sum_ext; intros j.
  - destruct (Req_dec (u j) 0) as [->|N]; [ring|]; now rewrite (given_1 j N), (given_2 j N).
  - destruct (Req_dec (u j) 0) as [->|N]; [ring|]; now rewrite (given_1 j N).
Qed.

(* ---- sums over the first indices ---- *)

(* An index as a natural number, counted from 0. *)
Definition number {n : nat} (i : Fin n) : nat := proj1_sig (Fin.to_nat i).

Lemma number_less {n} (i : Fin n) : (number i < n)%nat.
Proof. exact (proj2_sig (Fin.to_nat i)). Qed.

(* Terms behind index t are 0 and may be left out. By induction: the first term, and the same for the others. *)
Lemma Sum_of_first (n t : nat) (g : nat -> R) : (t < n)%nat -> (forall j, (t < j)%nat -> g j = 0) ->
  Sum (fun j : Fin n => g (number j)) = Sum (fun j : Fin (S t) => g (number j)).
Proof.
  assert (Next : forall m (k : Fin m), g (number (Fin.FS k)) = g (S (number k))).
  { intros m k; unfold number; now rewrite number_next. }
  revert t g Next; induction n as [|n IH]; intros t g Next Less Zero; [lia|].
  simpl; apply Rplus_eq_compat_l.
  rewrite (Sum_ext _ (fun k : Fin n => g (S (number k))) (Next n)).
  rewrite (Sum_ext _ (fun k : Fin t => g (S (number k))) (Next t)).
  destruct t as [|t].
  - rewrite (Sum_ext _ (fun _ : Fin n => 0)); [now rewrite Sum_zero|].
    intros k; apply Zero; lia.
  - apply (IH t (fun j => g (S j))); [|lia|intros j H; apply Zero; lia].
    intros m k; unfold number; now rewrite number_next.
Qed.

(* Attention of a query that sees no key behind t: how many more keys there are does not matter, nor what they are. *)
Lemma attend_of_prefix (n m t : nat) (u x y v w : nat -> R) :
  (t < n)%nat -> (t < m)%nat -> (forall j, (t < j)%nat -> u j = 0) ->
  (forall j, (j <= t)%nat -> x j = y j) -> (forall j, (j <= t)%nat -> v j = w j) ->
  attend (fun j : Fin n => u (number j)) (fun j => x (number j)) (fun j => v (number j)) =
  attend (fun j : Fin m => u (number j)) (fun j => y (number j)) (fun j => w (number j)).
Proof.
  intros Hn Hm Zero X V.
  assert (Seen : forall j, u j <> 0 -> (j <= t)%nat).
  { intros j N; destruct (Compare_dec.le_lt_dec j t) as [H|H]; [exact H|now contradiction N; apply Zero]. }
  rewrite (masked_keys_invisible n (fun j => u (number j)) (fun j => x (number j)) (fun j => y (number j))
    (fun j => v (number j)) (fun j => w (number j)) (fun j N => X _ (Seen _ N)) (fun j N => V _ (Seen _ N))).
  assert (Same : forall g : nat -> R, (forall j, (t < j)%nat -> g j = 0) ->
      Sum (fun j : Fin n => g (number j)) = Sum (fun j : Fin m => g (number j))).
  { intros g G; rewrite (Sum_of_first n t g Hn G); symmetry; exact (Sum_of_first m t g Hm G). }
  unfold attend.
  rewrite (Same (fun j => u j * exp (y j) * w j)) by (intros j H; rewrite (Zero j H); ring).
  rewrite (Same (fun j => u j * exp (y j))) by (intros j H; rewrite (Zero j H); ring).
  reflexivity.
Qed.

(* ---- layers under a mask ---- *)

(* Row i of a layer on the first n tokens of X. Head k gives key j the weight u_kij under its mask and the score s_kij,
   which may depend on both tokens and both positions; its values are v_kj. What the heads return goes with the token
   itself into f_i, which stands for all that a layer does token by token. *)
Definition masked_layer {d e h : nat} (u : Fin h -> nat -> nat -> R)
    (s : Fin h -> nat -> nat -> (Fin d -> R) -> (Fin d -> R) -> R)
    (v : Fin h -> nat -> (Fin d -> R) -> Fin e -> R)
    (f : nat -> (Fin d -> R) -> (Fin h -> Fin e -> R) -> Fin d -> R)
    (n : nat) (X : nat -> Fin d -> R) (i : nat) : Fin d -> R :=
  f i (X i) (fun (k : Fin h) (c : Fin e) => attend
    (fun j : Fin n => u k i (number j))
    (fun j : Fin n => s k i (number j) (X i) (X (number j)))
    (fun j : Fin n => v k (number j) (X (number j)) c)).

(* The rows of a pass: the first n tokens of X through L layers, one after the other. *)
Definition masked_pass {d e h : nat} (u : nat -> Fin h -> nat -> nat -> R)
    (s : nat -> Fin h -> nat -> nat -> (Fin d -> R) -> (Fin d -> R) -> R)
    (v : nat -> Fin h -> nat -> (Fin d -> R) -> Fin e -> R)
    (f : nat -> nat -> (Fin d -> R) -> (Fin h -> Fin e -> R) -> Fin d -> R)
    (L n : nat) (X : nat -> Fin d -> R) : nat -> Fin d -> R :=
  fold_left (fun (Y : nat -> Fin d -> R) (l : nat) =>
    masked_layer (u l) (s l) (v l) (f l) n Y) (seq 0 L) X.

(* If two inputs agree up to row t, so do the rows up to t of a layer: row i <= t uses keys j <= i only. *)
Lemma masked_layer_of_prefix {d e h} u s v f (n m t : nat) (X Y : nat -> Fin d -> R) :
  (forall k i j, (i < j)%nat -> u k i j = 0) -> (t < n)%nat -> (t < m)%nat -> (forall i, (i <= t)%nat -> X i = Y i) ->
  forall i, (i <= t)%nat -> @masked_layer d e h u s v f n X i = masked_layer u s v f m Y i.
Proof.
  intros Causal Hn Hm E i Hi; unfold masked_layer; rewrite (E i Hi); f_equal.
  apply functional_extensionality; intros k; apply functional_extensionality; intros c.
  apply (attend_of_prefix n m i (u k i) (fun j => s k i j (Y i) (X j)) (fun j => s k i j (Y i) (Y j))
    (fun j => v k j (X j) c) (fun j => v k j (Y j) c)); [lia|lia|now apply Causal| |];
    intros j H; rewrite (E j); [reflexivity|lia|reflexivity|lia].
Qed.

(* By induction over the layers: inputs that agree up to row t are mapped by the first layer to rows that agree up to t,
   and these by the others. *)
Theorem causal_pass_sees_prefix_only (d e h L : nat)
    (u : nat -> Fin h -> nat -> nat -> R)
    (s : nat -> Fin h -> nat -> nat -> (Fin d -> R) -> (Fin d -> R) -> R)
    (v : nat -> Fin h -> nat -> (Fin d -> R) -> Fin e -> R)
    (f : nat -> nat -> (Fin d -> R) -> (Fin h -> Fin e -> R) -> Fin d -> R)
    (n m t : nat) (X Y : nat -> Fin d -> R)
    (given_1 : forall (l : nat) (k : Fin h) (i j : nat), (i < j)%nat -> u l k i j = 0)
    (given_2 : (t < n)%nat /\ (t < m)%nat)
    (given_3 : forall i : nat, (i <= t)%nat -> X i = Y i) :
  masked_pass u s v f L n X t = masked_pass u s v f L m Y t.
Proof.
  assert (Rows : forall (layers : list nat) (X Y : nat -> Fin d -> R), (forall i, (i <= t)%nat -> X i = Y i) ->
      forall i, (i <= t)%nat ->
        fold_left (fun Y l => masked_layer (u l) (s l) (v l) (f l) n Y) layers X i =
        fold_left (fun Y l => masked_layer (u l) (s l) (v l) (f l) m Y) layers Y i).
  { clear X Y given_3; intros layers; induction layers as [|l layers IH]; intros X Y E i Hi; simpl; [now apply E|].
    apply IH; [|exact Hi].
    now apply masked_layer_of_prefix with (t := t); [apply given_1| | |]. }
  now apply Rows.
Qed.

(* ---- next-token training: one pass for all prefixes ---- *)

(* Row t of the pass over n tokens is the last row of the pass over t + 1 tokens, by the theorem before with X for both
   inputs. So the sums agree term by term. *)
Theorem causal_pass_loss_is_sum_of_prefix_losses (d e h L : nat)
    (u : nat -> Fin h -> nat -> nat -> R)
    (s : nat -> Fin h -> nat -> nat -> (Fin d -> R) -> (Fin d -> R) -> R)
    (v : nat -> Fin h -> nat -> (Fin d -> R) -> Fin e -> R)
    (f : nat -> nat -> (Fin d -> R) -> (Fin h -> Fin e -> R) -> Fin d -> R)
    (n : nat) (X : nat -> Fin d -> R) (loss : nat -> (Fin d -> R) -> R)
    (given : forall (l : nat) (k : Fin h) (i j : nat), (i < j)%nat -> u l k i j = 0) :
  Sum (fun t : Fin n => loss (number t) (masked_pass u s v f L n X (number t))) =
  Sum (fun t : Fin n => loss (number t) (masked_pass u s v f L (S (number t)) X (number t))).
Proof.
  apply Sum_ext; intros t; f_equal.
  apply causal_pass_sees_prefix_only; [exact given|split; [apply number_less|lia]|reflexivity].
Qed.

(* For every theta the loss of one pass is the sum of the losses of the prefixes. So they are one function of theta, and
   the derivative of a sum is the sum of the derivatives. *)
Theorem causal_pass_gradient_is_sum_of_prefix_gradients (d e h L : nat)
    (u : nat -> Fin h -> nat -> nat -> R)
    (s : R -> nat -> Fin h -> nat -> nat -> (Fin d -> R) -> (Fin d -> R) -> R)
    (v : R -> nat -> Fin h -> nat -> (Fin d -> R) -> Fin e -> R)
    (f : R -> nat -> nat -> (Fin d -> R) -> (Fin h -> Fin e -> R) -> Fin d -> R)
    (n : nat) (X : R -> nat -> Fin d -> R) (loss : R -> nat -> (Fin d -> R) -> R)
    (theta : R) (g : Fin n -> R)
    (given_1 : forall (l : nat) (k : Fin h) (i j : nat), (i < j)%nat -> u l k i j = 0)
    (given_2 : forall t : Fin n, partial real (fun r : R => loss r (number t)
      (masked_pass u (s r) (v r) (f r) L (S (number t)) (X r) (number t))) theta (g t)) :
  partial real (fun r : R => Sum (fun t : Fin n => loss r (number t)
    (masked_pass u (s r) (v r) (f r) L n (X r) (number t)))) theta (Sum g).
Proof.
  apply (@deriv_eq R real (fun r : R => Sum (fun t : Fin n =>
      loss r (number t) (masked_pass u (s r) (v r) (f r) L (S (number t)) (X r) (number t))))
    (fun r : R => Sum (fun t : Fin n => loss r (number t) (masked_pass u (s r) (v r) (f r) L n (X r) (number t))))
    theta (Sum g) (Sum g)); [| |reflexivity].
  - intros r; symmetry; now apply causal_pass_loss_is_sum_of_prefix_losses.
  - now apply (@deriv_sum R n real (fun t r =>
      loss r (number t) (masked_pass u (s r) (v r) (f r) L (S (number t)) (X r) (number t)))).
Qed.
