(* Which maps of queries and keys by their positions make scores see differences only: the theorem of the chapter for any
   width, proved by hand. Only the standard library is used. *)
From Coq Require Import Reals Lra ZArith.
From Derive Require Import Support Rules.
Open Scope R_scope.

(* Lengths and angles stay: A^T A = 1 under a product of two vectors that A maps. *)
Lemma orthogonal_products {d} (A : Fin d -> Fin d -> R) (x y : Fin d -> R) :
  (forall a b, Sum (fun c => A c a * A c b) = delta a b) ->
  Sum (fun c => Sum (fun a => A c a * x a) * Sum (fun b => A c b * y b)) = Sum (fun a => x a * y a).
Proof.
  intros O.
  rewrite (Sum_ext _ (fun c => Sum (fun a => Sum (fun b => (A c a * A c b) * (x a * y b))))).
  - rewrite Sum_exchange; apply Sum_ext; intros a; rewrite Sum_exchange.
    rewrite (Sum_ext _ (fun b => delta b a * (x a * y b))).
    + now rewrite (Sum_delta a (fun b => x a * y b)).
    + intros b; transitivity ((x a * y b) * Sum (fun c => A c a * A c b)).
      * rewrite <- Sum_scale; apply Sum_ext; intros c; ring.
      * rewrite O, (delta_symm b a); ring.
  - intros c; rewrite Rmult_comm, <- Sum_scale; apply Sum_ext; intros a.
    rewrite Rmult_comm, <- Sum_scale; apply Sum_ext; intros b; ring.
Qed.

(* Let C_(n-m) = B_m^T B_n. At m = 0 it is B_n = C_n, at n = 0 it is B_m^T = C_(-m) = B_(-m). So B_1^T B_1 = C_0 = 1, and
   B_1 B_m = B_(-1)^T B_m = C_(m+1) = B_(m+1). Conversely, a step of both m and n leaves B_m^T B_n as it is. *)
Theorem relative_maps_iff_orthogonal_powers (d : nat) (B : Z -> Fin d -> Fin d -> R)
    (given : forall a b : Fin d, B 0%Z a b = delta a b) :
  (exists C : Z -> Fin d -> Fin d -> R, forall (m n : Z) (a b : Fin d),
    Sum (fun c : Fin d => B m c a * B n c b) = C (n - m)%Z a b) <->
  (exists A : Fin d -> Fin d -> R, (forall a b : Fin d, Sum (fun c : Fin d => A c a * A c b) = delta a b) /\
    forall (m : Z) (a b : Fin d), B (Z.succ m) a b = Sum (fun c : Fin d => A a c * B m c b)).
Proof.
  split.
  - intros [C H].
    assert (Own : forall n a b, B n a b = C n a b).
    { intros n a b; rewrite <- (Z.sub_0_r n) at 2; rewrite <- (H 0%Z n a b).
      rewrite (Sum_ext _ (fun c => delta c a * B n c b)) by (intros c; now rewrite given).
      now rewrite (Sum_delta a (fun c => B n c b)). }
    assert (Back : forall m a b, B m b a = B (- m)%Z a b).
    { intros m a b; rewrite (Own (- m)%Z), <- (Z.sub_0_l m), <- (H m 0%Z a b).
      rewrite (Sum_ext _ (fun c => delta c b * B m c a)) by (intros c; rewrite given; ring).
      now rewrite (Sum_delta b (fun c => B m c a)). }
    exists (B 1%Z); split.
    + intros a b; rewrite H, Z.sub_diag, <- Own; apply given.
    + intros m a b; rewrite Own; replace (Z.succ m) with (m - - (1))%Z by ring; rewrite <- (H (- (1))%Z m a b).
      apply Sum_ext; intros c; rewrite (Back 1%Z c a); reflexivity.
  - intros [A [O Step]].
    assert (Shift : forall m n a b, Sum (fun c => B (Z.succ m) c a * B (Z.succ n) c b) = Sum (fun c => B m c a * B n c b)).
    { intros m n a b; rewrite (Sum_ext _ (fun c => Sum (fun e => A c e * B m e a) * Sum (fun e => A c e * B n e b)))
        by (intros c; now rewrite !Step).
      now apply orthogonal_products. }
    exists B; intros m n a b.
    assert (All : forall m k, Sum (fun c => B m c a * B (m + k)%Z c b) = B k a b).
    { intros p k; revert p; apply Rules.induction.
      - rewrite Z.add_0_l, (Sum_ext _ (fun c => delta c a * B k c b)) by (intros c; now rewrite given).
        now rewrite (Sum_delta a (fun c => B k c b)).
      - intros p E; rewrite Z.add_succ_l, Shift; exact E.
      - intros p E; rewrite Z.add_succ_l, Shift in E; exact E. }
    rewrite <- (All m (n - m)%Z); apply Sum_ext; intros c; now rewrite Zplus_minus.
Qed.
