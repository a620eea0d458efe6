(* What the statements of the book are made of: indices, finite sums, Kronecker deltas, pairs of channels, permutations,
   partial derivatives, integrals, expectations. Only the standard library is used.
   A size is a natural number n, and [Fin n] is the type of its indices: a sum has no bounds to get wrong, and an index
   of another size is a type error. Functions are total, with x / 0 = 0, as in the kernel. *)
From Coq Require Import Reals Lra Lia Arith ZArith List FunctionalExtensionality.
From Coq Require Vectors.Fin.
Open Scope R_scope.

Notation Fin := Fin.t.

(* ---- finite sums ---- *)

Fixpoint Sum {n : nat} : (Fin n -> R) -> R :=
  match n with
  | O => fun _ => 0
  | S m => fun f => f Fin.F1 + Sum (fun i : Fin m => f (Fin.FS i))
  end.

Lemma number_next {n} (i : Fin n) : proj1_sig (Fin.to_nat (Fin.FS i)) = S (proj1_sig (Fin.to_nat i)).
Proof. simpl; destruct (Fin.to_nat i); reflexivity. Qed.

(* The sum by the numbers of its terms, for who prefers to read it so. *)
Lemma Sum_by_number (f : nat -> R) (n : nat) :
  Sum (fun i : Fin (S n) => f (proj1_sig (Fin.to_nat i))) = sum_f_R0 f n.
Proof.
  revert f; induction n as [|n IH]; intros f; [simpl; ring|].
  rewrite decomp_sum by lia; simpl pred; rewrite <- (IH (fun i => f (S i))).
  transitivity (f 0%nat + Sum (fun i : Fin (S n) => f (proj1_sig (Fin.to_nat (Fin.FS i))))); [reflexivity|].
  apply Rplus_eq_compat_l, (f_equal (@Sum (S n))), functional_extensionality.
  intros i; now rewrite number_next.
Qed.

Lemma Sum_ext {n} (f g : Fin n -> R) : (forall i, f i = g i) -> Sum f = Sum g.
Proof. intros H; f_equal; apply functional_extensionality; exact H. Qed.

Lemma Sum_zero n : Sum (fun _ : Fin n => 0) = 0.
Proof. induction n as [|n IH]; simpl; [|rewrite IH]; ring. Qed.

Lemma Sum_one n : Sum (fun _ : Fin n => 1) = INR n.
Proof. induction n as [|n IH]; [reflexivity|]. rewrite S_INR; simpl; rewrite IH; ring. Qed.

Lemma Sum_add {n} (f g : Fin n -> R) : Sum (fun i => f i + g i) = Sum f + Sum g.
Proof. induction n as [|n IH]; simpl; [|rewrite IH]; ring. Qed.

Lemma Sum_scale {n} (c : R) (f : Fin n -> R) : Sum (fun i => c * f i) = c * Sum f.
Proof. induction n as [|n IH]; simpl; [|rewrite IH]; ring. Qed.

Lemma Sum_exchange {n m} (f : Fin n -> Fin m -> R) :
  Sum (fun i => Sum (fun k => f i k)) = Sum (fun k => Sum (fun i => f i k)).
Proof.
  induction n as [|n IH]; simpl; [now rewrite Sum_zero|].
  rewrite IH; symmetry; apply Sum_add.
Qed.

Lemma Sum_nonneg {n} (f : Fin n -> R) : (forall i, 0 <= f i) -> 0 <= Sum f.
Proof.
  intros H; induction n as [|n IH]; simpl; [lra|].
  apply Rplus_le_le_0_compat; [apply H|apply IH; intros; apply H].
Qed.

Lemma Sum_pos {n} (f : Fin n -> R) : (0 < n)%nat -> (forall i, 0 < f i) -> 0 < Sum f.
Proof.
  destruct n as [|n]; [lia|]; intros _ H; simpl.
  apply Rplus_lt_le_0_compat; [apply H|apply Sum_nonneg; intros; left; apply H].
Qed.

Definition first {n : nat} : (0 < n)%nat -> Fin n :=
  match n with
  | O => fun p => False_rect _ (Nat.nlt_0_r 0 p)
  | S m => fun _ => Fin.F1
  end.

(* ---- the Kronecker delta ---- *)

Definition delta {n : nat} (i j : Fin n) : R := if Fin.eq_dec i j then 1 else 0.

Lemma delta_same {n} (i : Fin n) : delta i i = 1.
Proof. unfold delta; destruct (Fin.eq_dec i i); tauto. Qed.

Lemma delta_apart {n} (i j : Fin n) : i <> j -> delta i j = 0.
Proof. unfold delta; destruct (Fin.eq_dec i j); tauto. Qed.

Lemma delta_either {n} (i j : Fin n) : (i = j /\ delta i j = 1) \/ (i <> j /\ delta i j = 0).
Proof. unfold delta; destruct (Fin.eq_dec i j); tauto. Qed.

Lemma delta_symm {n} (i j : Fin n) : delta i j = delta j i.
Proof. unfold delta; destruct (Fin.eq_dec i j), (Fin.eq_dec j i); congruence. Qed.

Lemma delta_image {n m} (f : Fin n -> Fin m) (i j : Fin n) :
  (forall k l, f k = f l -> k = l) -> delta (f i) (f j) = delta i j.
Proof.
  intros H; unfold delta; destruct (Fin.eq_dec (f i) (f j)) as [E|E], (Fin.eq_dec i j) as [F|F]; try reflexivity.
  - now apply H in E.
  - now subst.
Qed.

Lemma Sum_delta {n} (j : Fin n) (f : Fin n -> R) : Sum (fun i => delta i j * f i) = f j.
Proof.
  induction n as [|n IH]; [inversion j|].
  apply (Fin.caseS' j); simpl.
  - rewrite delta_same, (Sum_ext _ (fun _ => 0)); [rewrite Sum_zero; ring|].
    intros i; rewrite delta_apart; [ring|discriminate].
  - intros k; rewrite delta_apart by discriminate.
    rewrite (Sum_ext _ (fun i => delta i k * f (Fin.FS i))); [rewrite (IH k (fun i => f (Fin.FS i))); ring|].
    intros i; rewrite (delta_image Fin.FS); [reflexivity|apply Fin.FS_inj].
Qed.

(* ---- twice a size: the indices are 2 i and 2 i + 1 ---- *)

Fixpoint double (h : nat) : nat := match h with O => O | S g => S (S (double g)) end.

Lemma double_is_twice h : double h = (2 * h)%nat.
Proof. induction h as [|h IH]; [reflexivity|]; simpl double; rewrite IH; lia. Qed.

Lemma double_pos {h} : (0 < h)%nat -> (0 < double h)%nat.
Proof. rewrite double_is_twice; lia. Qed.

Lemma INR_double h : INR (double h) = 2 * INR h.
Proof. rewrite double_is_twice, mult_INR; reflexivity. Qed.

Fixpoint even {h : nat} (i : Fin h) : Fin (double h) :=
  match i with Fin.F1 => Fin.F1 | Fin.FS j => Fin.FS (Fin.FS (even j)) end.

Fixpoint odd {h : nat} (i : Fin h) : Fin (double h) :=
  match i with Fin.F1 => Fin.FS Fin.F1 | Fin.FS j => Fin.FS (Fin.FS (odd j)) end.

Lemma even_is_twice {h} (i : Fin h) :
  proj1_sig (Fin.to_nat (even i)) = (2 * proj1_sig (Fin.to_nat i))%nat.
Proof.
  induction i as [|h i IH]; [reflexivity|]; revert IH; simpl.
  destruct (Fin.to_nat (even i)), (Fin.to_nat i); simpl; lia.
Qed.

Lemma odd_is_twice_and_one {h} (i : Fin h) :
  proj1_sig (Fin.to_nat (odd i)) = (2 * proj1_sig (Fin.to_nat i) + 1)%nat.
Proof.
  induction i as [|h i IH]; [reflexivity|]; revert IH; simpl.
  destruct (Fin.to_nat (odd i)), (Fin.to_nat i); simpl; lia.
Qed.

Lemma even_inj {h} (i j : Fin h) : even i = even j -> i = j.
Proof.
  intros E; apply Fin.to_nat_inj; pose proof (even_is_twice i); pose proof (even_is_twice j).
  rewrite E in *; lia.
Qed.

Lemma odd_inj {h} (i j : Fin h) : odd i = odd j -> i = j.
Proof.
  intros E; apply Fin.to_nat_inj; pose proof (odd_is_twice_and_one i); pose proof (odd_is_twice_and_one j).
  rewrite E in *; lia.
Qed.

Lemma even_odd {h} (i j : Fin h) : even i <> odd j.
Proof. intros E; pose proof (even_is_twice i); pose proof (odd_is_twice_and_one j); rewrite E in *; lia. Qed.

(* The vector over 2h whose even entries are u and whose odd entries are v. *)
Fixpoint pairs {h : nat} : (Fin h -> R) -> (Fin h -> R) -> Fin (double h) -> R :=
  match h with
  | O => fun _ _ _ => 0
  | S g => fun u v c => Fin.caseS' c (fun _ => R) (u Fin.F1) (fun c' => Fin.caseS' c' (fun _ => R) (v Fin.F1)
      (fun c'' => pairs (fun i : Fin g => u (Fin.FS i)) (fun i : Fin g => v (Fin.FS i)) c''))
  end.

Lemma pairs_even {h} (u v : Fin h -> R) (i : Fin h) : pairs u v (even i) = u i.
Proof. induction i as [|h i IH]; [reflexivity|]; simpl; apply (IH (fun i => u (Fin.FS i)) (fun i => v (Fin.FS i))). Qed.

Lemma pairs_odd {h} (u v : Fin h -> R) (i : Fin h) : pairs u v (odd i) = v i.
Proof. induction i as [|h i IH]; [reflexivity|]; simpl; apply (IH (fun i => u (Fin.FS i)) (fun i => v (Fin.FS i))). Qed.

Lemma Sum_pairs {h} (f : Fin (double h) -> R) : Sum f = Sum (fun i => f (even i) + f (odd i)).
Proof.
  induction h as [|h IH]; [reflexivity|].
  transitivity (f Fin.F1 + (f (Fin.FS Fin.F1) + Sum (fun c : Fin (double h) => f (Fin.FS (Fin.FS c))))); [reflexivity|].
  rewrite (IH (fun c => f (Fin.FS (Fin.FS c)))), <- Rplus_assoc; reflexivity.
Qed.

(* ---- permutations ---- *)

Record permutation (n : nat) := Permutation {
  image :> Fin n -> Fin n;
  preimage : Fin n -> Fin n;
  preimage_image : forall i, preimage (image i) = i;
  image_preimage : forall i, image (preimage i) = i }.
Arguments image {n}.
Arguments preimage {n}.
Arguments preimage_image {n}.
Arguments image_preimage {n}.

Lemma Sum_permutation {n} (s : permutation n) (f : Fin n -> R) : Sum (fun i => f (s i)) = Sum f.
Proof.
  rewrite (Sum_ext (fun i => f (s i)) (fun i => Sum (fun k => delta k (s i) * f k)))
    by (intros i; symmetry; apply Sum_delta).
  rewrite Sum_exchange; apply Sum_ext; intros k.
  rewrite (Sum_ext _ (fun i => delta i (preimage s k) * f k)); [exact (Sum_delta _ (fun _ => f k))|].
  intros i; f_equal.
  rewrite <- (delta_image s i); [rewrite image_preimage; apply delta_symm|].
  intros a b E; rewrite <- (preimage_image s a), <- (preimage_image s b); now f_equal.
Qed.

(* ---- partial derivatives ---- *)

(* One real number in a larger thing: a real itself, an entry of a vector, of a matrix, of a family of matrices. *)
Record coordinate (X : Type) := Coordinate {
  get : X -> R;
  set : X -> R -> X;
  set_get : forall x, set x (get x) = x }.
Arguments get {X}.
Arguments set {X}.
Arguments set_get {X}.

Definition real : coordinate R := Coordinate R (fun x => x) (fun _ t => t) (fun _ => eq_refl).

Definition within {X : Type} {n : nat} (j : Fin n) (c : coordinate X) : coordinate (Fin n -> X).
Proof.
  refine (Coordinate (Fin n -> X) (fun x => get c (x j))
    (fun x t i => if Fin.eq_dec i j then set c (x i) t else x i) _).
  intros x; apply functional_extensionality; intros i.
  destruct (Fin.eq_dec i j) as [->|]; [apply set_get|reflexivity].
Defined.

Definition entry {n : nat} (j : Fin n) : coordinate (Fin n -> R) := within j real.
Definition entry2 {n m : nat} (i : Fin n) (j : Fin m) : coordinate (Fin n -> Fin m -> R) := within i (entry j).
Definition entry3 {n m k : nat} (h : Fin n) (i : Fin m) (j : Fin k) := within h (entry2 i j).
Definition entry4 {n m k o : nat} (g : Fin n) (h : Fin m) (i : Fin k) (j : Fin o) := within g (entry3 h i j).
Definition entry5 {n m k o p : nat} (f : Fin n) (g : Fin m) (h : Fin k) (i : Fin o) (j : Fin p) :=
  within f (entry4 g h i j).

(* F is differentiable in this coordinate at x, with derivative l. *)
Definition partial {X : Type} (c : coordinate X) (F : X -> R) (x : X) (l : R) : Prop :=
  derivable_pt_lim (fun t => F (set c x t)) (get c x) l.

(* f has this Riemann integral from a to b. *)
Definition integral (f : R -> R) (a b value : R) : Prop :=
  exists integrable : Riemann_integrable f a b, RiemannInt integrable = value.

(* ---- expectations ---- *)

(* Outcomes, the random numbers all of whose moments are finite, and their expectation. Nothing else is used of a
   probability: the theorems hold for every normed linear functional on an algebra of random numbers. *)
Record probability := Probability {
  outcome :> Type;
  finite : (outcome -> R) -> Prop;
  E : (outcome -> R) -> R;
  finite_const : forall c, finite (fun _ => c);
  finite_add : forall X Y, finite X -> finite Y -> finite (fun w => X w + Y w);
  finite_mul : forall X Y, finite X -> finite Y -> finite (fun w => X w * Y w);
  E_const : forall c, E (fun _ => c) = c;
  E_add : forall X Y, finite X -> finite Y -> E (fun w => X w + Y w) = E X + E Y;
  E_scale : forall c X, finite X -> E (fun w => c * X w) = c * E X }.
Arguments finite {p}.
Arguments E {p}.
Arguments finite_const {p}.
Arguments finite_add {p X Y}.
Arguments finite_mul {p X Y}.
Arguments E_const {p}.
Arguments E_add {p}.
Arguments E_scale {p}.

Record random (P : probability) := Random { value :> P -> R; moments : finite value }.
Arguments Random {P}.
Arguments value {P}.
Arguments moments {P}.

Definition Var {P : probability} (X : P -> R) : R := E (fun w => (X w - E X) ^ 2).
Definition Cov {P : probability} (X Y : P -> R) : R := E (fun w => (X w - E X) * (Y w - E Y)).

Implicit Types P : probability.

Lemma finite_scale {P} c (X : P -> R) : finite X -> finite (fun w => c * X w).
Proof. intros; apply finite_mul; [apply finite_const|assumption]. Qed.

Lemma finite_neg {P} {X : P -> R} : finite X -> finite (fun w => - X w).
Proof.
  intros H; replace (fun w => - X w) with (fun w => -1 * X w) by (apply functional_extensionality; intros; ring).
  now apply finite_scale.
Qed.

Lemma finite_sub {P} {X Y : P -> R} : finite X -> finite Y -> finite (fun w => X w - Y w).
Proof. intros; apply finite_add; [assumption|now apply finite_neg]. Qed.

Lemma finite_div {P} c {X : P -> R} : finite X -> finite (fun w => X w / c).
Proof. intros; apply finite_mul; [assumption|apply finite_const]. Qed.

Lemma finite_pow {P} k {X : P -> R} : finite X -> finite (fun w => X w ^ k).
Proof. intros H; induction k; simpl; [apply finite_const|now apply finite_mul]. Qed.

Lemma finite_sum {P n} {F : Fin n -> P -> R} : (forall i, finite (F i)) -> finite (fun w => Sum (fun i => F i w)).
Proof.
  intros H; induction n as [|n IH]; simpl; [apply finite_const|].
  apply finite_add; [apply H|apply (IH (fun i => F (Fin.FS i))); intros; apply H].
Qed.

Lemma finite_pairs {P h} {u v : Fin h -> P -> R} :
  (forall i, finite (u i)) -> (forall i, finite (v i)) ->
  forall c, finite (fun w => pairs (fun i => u i w) (fun i => v i w) c).
Proof.
  intros Hu Hv c; induction h as [|h IH]; [inversion c|].
  apply (Fin.caseS' c); simpl; [apply Hu|]; intros c'.
  apply (Fin.caseS' c'); simpl; [apply Hv|]; intros c''.
  apply (IH (fun i => u (Fin.FS i)) (fun i => v (Fin.FS i))); intros; [apply Hu|apply Hv].
Qed.

Lemma E_sum {P n} (F : Fin n -> P -> R) :
  (forall i, finite (F i)) -> E (fun w => Sum (fun i => F i w)) = Sum (fun i => E (F i)).
Proof.
  intros H; induction n as [|n IH]; simpl; [apply E_const|].
  rewrite E_add; [f_equal; apply (IH (fun i => F (Fin.FS i))); intros; apply H|apply H|].
  apply (@finite_sum _ _ (fun i => F (Fin.FS i))); intros; apply H.
Qed.

Lemma Cov_is {P} (X Y : P -> R) : finite X -> finite Y -> Cov X Y = E (fun w => X w * Y w) - E X * E Y.
Proof.
  intros HX HY; unfold Cov.
  replace (fun w => (X w - E X) * (Y w - E Y))
    with (fun w => X w * Y w + (- E Y * X w + (- E X * Y w + E X * E Y)))
    by (apply functional_extensionality; intros; ring).
  rewrite !E_add, !E_scale, E_const; try assumption; [ring|..];
    repeat (apply finite_add || apply finite_mul || apply finite_const || assumption).
Qed.

Lemma Var_is {P} (X : P -> R) : finite X -> Var X = E (fun w => X w ^ 2) - E X ^ 2.
Proof.
  intros H; transitivity (Cov X X).
  - unfold Var, Cov; f_equal; apply functional_extensionality; intros; ring.
  - rewrite Cov_is by assumption; f_equal; [f_equal; apply functional_extensionality; intros|]; ring.
Qed.

(* ---- independence ---- *)

(* The families of which independence is said, as one family of entries. *)
Definition single {P} (q : random P) : unit -> random P := fun _ => q.
Definition matrix {P} {A B : Type} (Q : A -> B -> random P) : A * B -> random P := fun e => Q (fst e) (snd e).
Definition joint {P} {A B : Type} (q : A -> random P) (k : B -> random P) : A + B -> random P :=
  fun e => match e with inl a => q a | inr b => k b end.

(* f is a polynomial in the entries Z e with e in the list. *)
Inductive polynomial {P : probability} {I : Type} (Z : I -> random P) (entries : list I) : (P -> R) -> Prop :=
  | polynomial_const c : polynomial Z entries (fun _ => c)
  | polynomial_entry e : In e entries -> polynomial Z entries (fun w => Z e w)
  | polynomial_add f g :
      polynomial Z entries f -> polynomial Z entries g -> polynomial Z entries (fun w => f w + g w)
  | polynomial_mul f g :
      polynomial Z entries f -> polynomial Z entries g -> polynomial Z entries (fun w => f w * g w).
Arguments polynomial_const {P I Z entries} c.
Arguments polynomial_entry {P I Z entries} e & _.
Arguments polynomial_add {P I Z entries f g} &.
Arguments polynomial_mul {P I Z entries f g} &.

(* No entry of one list is one of the other. *)
Definition away {I : Type} (x : I) (M : list I) : Prop := forall y, In y M -> x <> y.
Definition disjoint {I : Type} (L M : list I) : Prop := forall x, In x L -> away x M.

Lemma away_nil {I : Type} {x : I} : away x nil.
Proof. intros _ []. Qed.

Lemma away_cons {I : Type} {x y : I} {M : list I} : x <> y -> away x M -> away x (y :: M).
Proof. intros N H z [<-|K]; [exact N|exact (H z K)]. Qed.
Arguments away_cons {I x y M} &.

Lemma disjoint_nil {I : Type} {M : list I} : disjoint nil M.
Proof. intros _ []. Qed.

Lemma disjoint_cons {I : Type} {x : I} {L M : list I} : away x M -> disjoint L M -> disjoint (x :: L) M.
Proof. intros N H z [<-|K]; [exact N|exact (H z K)]. Qed.
Arguments disjoint_cons {I x L M} &.

(* All entries are independent of each other, as far as moments can tell. *)
Definition independent {P : probability} {I : Type} (Z : I -> random P) : Prop :=
  forall (L M : list I) (f g : P -> R),
    disjoint L M -> polynomial Z L f -> polynomial Z M g -> E (fun w => f w * g w) = E f * E g.

Lemma polynomial_neg {P} {I : Type} {Z : I -> random P} {L : list I} {f : P -> R} :
  polynomial Z L f -> polynomial Z L (fun w => - f w).
Proof.
  intros H; replace (fun w => - f w) with (fun w => -1 * f w) by (apply functional_extensionality; intros; ring).
  now apply (@polynomial_mul _ _ _ _ (fun _ => -1) f (polynomial_const (-1))).
Qed.
Arguments polynomial_neg {P I Z L f} &.

Lemma polynomial_sub {P} {I : Type} {Z : I -> random P} {L : list I} {f g : P -> R} :
  polynomial Z L f -> polynomial Z L g -> polynomial Z L (fun w => f w - g w).
Proof. intros H K; exact (polynomial_add H (polynomial_neg K)). Qed.
Arguments polynomial_sub {P I Z L f g} &.

Lemma polynomial_div {P} {I : Type} {Z : I -> random P} {L : list I} {f : P -> R} c :
  polynomial Z L f -> polynomial Z L (fun w => f w / c).
Proof. intros H; exact (polynomial_mul H (polynomial_const (/ c))). Qed.
Arguments polynomial_div {P I Z L f} c & _.

Lemma polynomial_pow {P} {I : Type} {Z : I -> random P} {L : list I} {f : P -> R} k :
  polynomial Z L f -> polynomial Z L (fun w => f w ^ k).
Proof. intros H; induction k; simpl; [apply polynomial_const|now apply (polynomial_mul H)]. Qed.
Arguments polynomial_pow {P I Z L f} k & _.

Lemma inl_inr {A B : Type} (a : A) (b : B) : inl a <> inr b.
Proof. discriminate. Qed.
Lemma inr_inl {A B : Type} (a : A) (b : B) : inr b <> inl a.
Proof. discriminate. Qed.
Lemma inl_apart {A B : Type} {a a' : A} : a <> a' -> @inl A B a <> inl a'.
Proof. congruence. Qed.
Lemma inr_apart {A B : Type} {b b' : B} : b <> b' -> @inr A B b <> inr b'.
Proof. congruence. Qed.
Lemma fst_apart {A B : Type} {a a' : A} (b b' : B) : a <> a' -> (a, b) <> (a', b').
Proof. congruence. Qed.
Lemma snd_apart {A B : Type} (a a' : A) {b b' : B} : b <> b' -> (a, b) <> (a', b').
Proof. congruence. Qed.
