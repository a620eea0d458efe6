(* Which families of vectors have the same inner products, and which encodings of positions have inner products that see
   differences only: theorems of the chapter for any width, proved by hand. Only the standard library is used. *)
From Coq Require Import Reals Lra ZArith Classical.
From Derive Require Import Support Rules RelativeMaps.
Open Scope R_scope.

Definition dot {d} (x y : Fin d -> R) : R := Sum (fun c => x c * y c).
Definition along {d} (A : Fin d -> Fin d -> R) (x : Fin d -> R) (a : Fin d) : R := Sum (fun c => A a c * x c).
Definition orthogonal {d} (A : Fin d -> Fin d -> R) : Prop := forall a b, Sum (fun c => A c a * A c b) = delta a b.

(* ---- inner products ---- *)

Lemma dot_symm {d} (x y : Fin d -> R) : dot x y = dot y x.
Proof. apply Sum_ext; intros c; ring. Qed.

(* x . (y - k z) = x . y - k (x . z) *)
Lemma dot_sub {d} (k : R) (x y z : Fin d -> R) : dot x (fun c => y c - k * z c) = dot x y - k * dot x z.
Proof.
  unfold dot; rewrite (Sum_ext _ (fun c => x c * y c + - k * (x c * z c))) by (intros c; ring).
  rewrite Sum_add, Sum_scale; ring.
Qed.

Lemma dot_zero {d} (x : Fin d -> R) : dot x x = 0 -> forall c, x c = 0.
Proof.
  unfold dot; induction d as [|d IH]; intros E c; [inversion c|]; simpl in E.
  pose proof (Sum_nonneg (fun i : Fin d => x (Fin.FS i) * x (Fin.FS i)) ltac:(intros; apply Rle_0_sqr)) as Rest.
  pose proof (Rle_0_sqr (x Fin.F1)) as Own; unfold Rsqr in Own.
  apply (Fin.caseS' c).
  - apply Rsqr_0_uniq; unfold Rsqr; lra.
  - apply (IH (fun i => x (Fin.FS i))); lra.
Qed.

(* ---- matrices ---- *)

Lemma along_delta {d} (x : Fin d -> R) (a : Fin d) : along delta x a = x a.
Proof.
  unfold along; rewrite (Sum_ext _ (fun c => delta c a * x c)) by (intros c; now rewrite delta_symm); apply Sum_delta.
Qed.

Lemma orthogonal_delta {d} : orthogonal (@delta d).
Proof. intros a b; exact (Sum_delta a (fun c => delta c b)). Qed.

Lemma orthogonal_dot {d} (A : Fin d -> Fin d -> R) (x y : Fin d -> R) :
  orthogonal A -> dot (along A x) (along A y) = dot x y.
Proof. exact (orthogonal_products A x y). Qed.

Definition product {d} (A B : Fin d -> Fin d -> R) (a b : Fin d) : R := along A (fun c => B c b) a.

Lemma along_product {d} (A B : Fin d -> Fin d -> R) (x : Fin d -> R) (a : Fin d) :
  along (product A B) x a = along A (along B x) a.
Proof.
  unfold product, along; rewrite (Sum_ext _ (fun b => Sum (fun c => A a c * (B c b * x b)))).
  - rewrite Sum_exchange; apply Sum_ext; intros c; apply Sum_scale.
  - intros b; rewrite Rmult_comm, <- Sum_scale; apply Sum_ext; intros c; ring.
Qed.

Lemma orthogonal_product {d} (A B : Fin d -> Fin d -> R) : orthogonal A -> orthogonal B -> orthogonal (product A B).
Proof.
  intros OA OB a b; transitivity (dot (fun c => B c a) (fun c => B c b)); [|exact (OB a b)].
  exact (orthogonal_dot A (fun c => B c a) (fun c => B c b) OA).
Qed.

Lemma along_ext {d} (A : Fin d -> Fin d -> R) (x y : Fin d -> R) (a : Fin d) :
  (forall c, x c = y c) -> along A x a = along A y a.
Proof. intros E; apply Sum_ext; intros c; now rewrite E. Qed.

(* ---- reflections ---- *)

(* Of two vectors of one length a reflection carries one to the other: it turns w = x - y round. *)
Lemma reflection {d} (x y : Fin d -> R) : dot x x = dot y y ->
  exists H, orthogonal H /\ (forall a, along H x a = y a) /\ (forall z a, along H (along H z) a = z a).
Proof.
  intros Same; set (w := fun c => x c - 1 * y c).
  destruct (Req_dec (dot w w) 0) as [Z|N].
  - exists delta; split; [exact orthogonal_delta|split].
    + intros a; rewrite along_delta; pose proof (dot_zero w Z a) as E; unfold w in E; lra.
    + intros z a; now rewrite !along_delta.
  - set (t := 2 / dot w w); set (H := fun a b => delta a b - t * w a * w b).
    assert (Acts : forall z a, along H z a = z a - t * dot w z * w a).
    { intros z a; unfold along, H.
      rewrite (Sum_ext _ (fun c => delta c a * z c + - t * w a * (w c * z c)))
        by (intros c; rewrite (delta_symm a c); ring).
      rewrite Sum_add, Sum_scale, Sum_delta; unfold dot; ring. }
    assert (Back : forall z a, along H (along H z) a = z a).
    { intros z a; rewrite (along_ext H _ (fun c => z c - t * dot w z * w c) a (Acts z)), Acts, dot_sub.
      unfold t; field; exact N. }
    exists H; split; [|split; [|exact Back]].
    + intros a b; rewrite <- (Back (fun c => delta c b) a).
      apply Sum_ext; intros c; f_equal; [unfold H; rewrite (delta_symm c a); ring|].
      symmetry; unfold along; rewrite (Sum_ext _ (fun e => delta e b * H c e)) by (intros e; ring).
      exact (Sum_delta b (H c)).
    + intros a; rewrite Acts.
      assert (Half : 2 * dot w x = dot w w).
      { assert (With : forall z, dot w z = dot x z - dot y z)
          by (intros z; rewrite (dot_symm w); unfold w; rewrite dot_sub, (dot_symm x), (dot_symm y); ring).
        assert (Own : dot w w = dot w x - dot w y) by (unfold w at 2; rewrite dot_sub; ring).
        rewrite Own, !With, (dot_symm y x); lra. }
      replace (t * dot w x) with 1 by (unfold t; rewrite <- Half; field; lra).
      unfold w; ring.
Qed.

(* ---- families with the same inner products ---- *)

(* A matrix that keeps the first entry, and maps the others. *)
Definition beside_one {d} (B : Fin d -> Fin d -> R) (a b : Fin (S d)) : R :=
  Fin.caseS' a (fun _ => R) (Fin.caseS' b (fun _ => R) 1 (fun _ => 0))
    (fun a' => Fin.caseS' b (fun _ => R) 0 (fun b' => B a' b')).

Lemma orthogonal_beside_one {d} (B : Fin d -> Fin d -> R) : orthogonal B -> orthogonal (beside_one B).
Proof.
  intros O a b; apply (Fin.caseS' a); [|intros a']; apply (Fin.caseS' b); [|intros b'| |intros b']; simpl.
  - rewrite delta_same, (Sum_ext _ (fun _ => 0)), Sum_zero by (intros; ring); ring.
  - rewrite delta_apart, (Sum_ext _ (fun _ => 0)), Sum_zero by (discriminate || (intros; ring)); ring.
  - rewrite delta_apart, (Sum_ext _ (fun _ => 0)), Sum_zero by (discriminate || (intros; ring)); ring.
  - rewrite (delta_image Fin.FS) by (intros; now apply Fin.FS_inj); rewrite <- (O a' b'); ring.
Qed.

(* By induction over d. If not all u_i are 0, reflections carry u_k and v_k to the first axis, to one place. As the
   inner products with them are the same, so are then the first entries, and hence the inner products of the rest. *)
Lemma orthogonal_of_products (d : nat) (I : Type) (u v : I -> Fin d -> R) :
  (forall i j, dot (u i) (u j) = dot (v i) (v j)) ->
  exists Q, orthogonal Q /\ forall i a, v i a = along Q (u i) a.
Proof.
  revert u v; induction d as [|d IH]; intros u v Same.
  { exists delta; split; [exact orthogonal_delta|]; intros i a; inversion a. }
  destruct (classic (exists k, dot (u k) (u k) <> 0)) as [[k N]|None].
  - set (r := sqrt (dot (u k) (u k))).
    assert (P : 0 <= dot (u k) (u k)) by (apply Sum_nonneg; intros; apply Rle_0_sqr).
    assert (Square : r * r = dot (u k) (u k)) by now apply sqrt_sqrt.
    assert (Nr : r <> 0) by (intros E; rewrite E in Square; lra).
    set (e := fun a : Fin (S d) => Fin.caseS' a (fun _ => R) r (fun _ => 0)).
    assert (Axis : forall x, dot x e = x Fin.F1 * r).
    { intros x; unfold dot; simpl; rewrite (Sum_ext _ (fun _ => 0)), Sum_zero by (intros; ring); ring. }
    assert (Ee : dot e e = dot (u k) (u k)) by (rewrite Axis; exact Square).
    destruct (reflection (u k) e ltac:(congruence)) as [G [OG [Ge _]]].
    destruct (reflection (v k) e ltac:(rewrite <- Same; congruence)) as [H [OH [He Back]]].
    assert (First : forall i, along G (u i) Fin.F1 = along H (v i) Fin.F1).
    { intros i; apply (Rmult_eq_reg_r r); [|exact Nr].
      rewrite <- !Axis.
      transitivity (dot (along G (u i)) (along G (u k))); [apply Sum_ext; intros c; now rewrite Ge|].
      transitivity (dot (along H (v i)) (along H (v k))); [|apply Sum_ext; intros c; now rewrite He].
      rewrite !orthogonal_dot by assumption; apply Same. }
    destruct (IH (fun i a => along G (u i) (Fin.FS a)) (fun i a => along H (v i) (Fin.FS a))) as [B [OB Rest]].
    { intros i j; pose proof (orthogonal_dot G (u i) (u j) OG) as E; pose proof (orthogonal_dot H (v i) (v j) OH) as F.
      rewrite Same, <- F in E; unfold dot in E; simpl in E; rewrite !First in E; unfold dot; lra. }
    exists (product H (product (beside_one B) G)); split.
    + repeat apply orthogonal_product; try assumption; now apply orthogonal_beside_one.
    + intros i a; rewrite along_product, <- (Back (v i) a); apply along_ext; intros c.
      rewrite along_product; apply (Fin.caseS' c); [|intros c'].
      * rewrite <- First; unfold along at 2; simpl; rewrite (Sum_ext _ (fun _ => 0)), Sum_zero by (intros; ring); ring.
      * rewrite Rest; unfold along at 3; simpl; unfold along at 1; ring.
  - assert (Zu : forall i c, u i c = 0).
    { intros i; apply dot_zero; destruct (Req_dec (dot (u i) (u i)) 0) as [E|E]; [exact E|].
      exfalso; apply None; now exists i. }
    exists delta; split; [exact orthogonal_delta|]; intros i a.
    rewrite along_delta, Zu; apply dot_zero; rewrite <- Same; unfold dot.
    rewrite (Sum_ext _ (fun _ => 0)), Sum_zero by (intros; rewrite Zu; ring); reflexivity.
Qed.

Theorem gram_eq_iff_orthogonal_map (I : Type) (d : nat) (x y : I -> Fin d -> R) :
  (forall i j : I, Sum (fun c : Fin d => x i c * x j c) = Sum (fun c : Fin d => y i c * y j c)) <->
  (exists Q : Fin d -> Fin d -> R, (forall a b : Fin d, Sum (fun c : Fin d => Q c a * Q c b) = delta a b) /\
    forall (i : I) (a : Fin d), y i a = Sum (fun c : Fin d => Q a c * x i c)).
Proof.
  split; [exact (orthogonal_of_products d I x y)|]; intros [Q [O E]] i j.
  rewrite <- (orthogonal_products Q (x i) (x j) O); apply Sum_ext; intros c; now rewrite !E.
Qed.

(* If the inner products see differences only, those of the family p_(m+1) are those of the family p_m. Conversely, a
   step of both m and n leaves them as they are. *)
Theorem relative_encoding_iff_orthogonal_powers (d : nat) (p : Z -> Fin d -> R) :
  (exists g : Z -> R, forall m n : Z, Sum (fun c : Fin d => p m c * p n c) = g (m - n)%Z) <->
  (exists A : Fin d -> Fin d -> R, (forall a b : Fin d, Sum (fun c : Fin d => A c a * A c b) = delta a b) /\
    forall (m : Z) (a : Fin d), p (Z.succ m) a = Sum (fun c : Fin d => A a c * p m c)).
Proof.
  split.
  - intros [g H]; apply (gram_eq_iff_orthogonal_map Z d p (fun m => p (Z.succ m))); intros m n.
    rewrite !H; f_equal; ring.
  - intros [A [O Step]].
    assert (Shift : forall m n, dot (p (Z.succ m)) (p (Z.succ n)) = dot (p m) (p n)).
    { intros m n; rewrite <- (orthogonal_dot A (p m) (p n) O); apply Sum_ext; intros c; now rewrite !Step. }
    exists (fun k => dot (p k) (p 0%Z)); intros m n.
    assert (All : forall k n, dot (p (n + k)%Z) (p n) = dot (p k) (p 0%Z)).
    { intros k; apply Rules.induction; [now rewrite Z.add_0_l| |]; intros q E.
      - rewrite Z.add_succ_l, Shift; exact E.
      - rewrite Z.add_succ_l, Shift in E; exact E. }
    rewrite <- (All (m - n)%Z n), Zplus_minus; reflexivity.
Qed.
