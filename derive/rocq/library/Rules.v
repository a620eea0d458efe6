(* The mathematical rules of the kernel as theorems, each under its own name: what the rule asks is a premise here.
   The mark & in a list of arguments says that what stands before it is read off the goal, without search.
   What replays the other rules in a certificate is listed in derive/rocq/rules.py. *)
From Coq Require Import Reals Lra Lia ZArith List FunctionalExtensionality.
From Derive Require Import Support ErrorFunction.
Open Scope R_scope.

(* ---- cases, induction ---- *)

(* P is the conclusion under the hypotheses that mention the second index. *)
Lemma index_cases {n} (P : Fin n -> Prop) (a b : Fin n) : P a -> (a <> b -> P b) -> P b.
Proof. intros same apart; destruct (Fin.eq_dec a b) as [<-|D]; [exact same|exact (apart D)]. Qed.
Arguments index_cases {n} P a b &.

Lemma induction (P : Z -> Prop) :
  P 0%Z -> (forall m, P m -> P (Z.succ m)) -> (forall m, P (Z.succ m) -> P m) -> forall m, P m.
Proof.
  intros base up down m; apply Z.peano_ind; [exact base|exact up|].
  intros k H; apply down; rewrite Z.succ_pred; exact H.
Qed.

(* ---- combinations of equations and inequalities ---- *)

(* The sum of c_k (b_k - a_k) over equations a_k = b_k. *)
Inductive combination : R -> Prop :=
  | no_equation : combination 0
  | and_equation {a b d} c : a = b -> combination d -> combination (c * (b - a) + d).

Lemma linear_combination (l r d : R) : combination d -> r - l = d -> l = r.
Proof.
  intros C; enough (d = 0) as -> by lra.
  induction C as [|a b d c H C IH]; [reflexivity|rewrite H, IH; ring].
Qed.
Arguments linear_combination {l r d} &.

(* The sum of c_k (b_k - a_k) over equations and inequalities, with c_k not negative for these, and of numbers that are
   not negative; and whether something in it is strict. *)
Inductive signed_combination : bool -> R -> Prop :=
  | no_relation : signed_combination false 0
  | and_number {s d} q : 0 <= q -> signed_combination s d -> signed_combination s (q + d)
  | and_positive {s d} q : 0 < q -> signed_combination s d -> signed_combination true (q + d)
  | and_eq {s a b d} c : a = b -> signed_combination s d -> signed_combination s (c * (b - a) + d)
  | and_le {s a b d} c : 0 <= c -> a <= b -> signed_combination s d -> signed_combination s (c * (b - a) + d)
  | and_lt {s a b d} c : 0 < c -> a < b -> signed_combination s d -> signed_combination true (c * (b - a) + d).

Lemma signed_combination_sign s d : signed_combination s d -> 0 <= d /\ (s = true -> 0 < d).
Proof.
  induction 1 as [|s d q Q _ [W T]|s d q Q _ [W T]|s a b d c H _ [W T]|s a b d c C H _ [W T]|s a b d c C H _ [W T]].
  - split; [lra|discriminate].
  - split; [|intros S; specialize (T S)]; lra.
  - split; [|intros _]; lra.
  - subst; split; [|intros S; specialize (T S)]; lra.
  - assert (0 <= c * (b - a)) by (apply Rmult_le_pos; lra).
    split; [|intros S; specialize (T S)]; lra.
  - assert (0 < c * (b - a)) by (apply Rmult_lt_0_compat; lra).
    split; [|intros _]; lra.
Qed.

Lemma positive_combination (strict : bool) (l r d : R) :
  signed_combination strict d -> r - l = d -> l <= r /\ (strict = true -> l < r).
Proof.
  intros C H; destruct (signed_combination_sign strict d C) as [W T].
  split; [|intros S; specialize (T S)]; lra.
Qed.
Arguments positive_combination {strict l r d}.

(* Numerals p / q and their signs. *)
Lemma numeral_nonneg (p q : Z) : andb (0 <=? p)%Z (0 <? q)%Z = true -> 0 <= IZR p / IZR q.
Proof.
  intros H; apply andb_prop in H as [P Q]; apply Z.leb_le, IZR_le in P; apply Z.ltb_lt, IZR_lt in Q.
  apply Rmult_le_pos; [exact P|left; now apply Rinv_0_lt_compat].
Qed.

Lemma numeral_pos (p q : Z) : andb (0 <? p)%Z (0 <? q)%Z = true -> 0 < IZR p / IZR q.
Proof.
  intros H; apply andb_prop in H as [P Q]; apply Z.ltb_lt, IZR_lt in P; apply Z.ltb_lt, IZR_lt in Q.
  apply Rmult_lt_0_compat; [exact P|now apply Rinv_0_lt_compat].
Qed.

Lemma integer_nonneg (p : Z) : (0 <=? p)%Z = true -> 0 <= IZR p.
Proof. intros P; apply IZR_le; now apply Z.leb_le. Qed.

Lemma integer_pos (p : Z) : (0 <? p)%Z = true -> 0 < IZR p.
Proof. intros P; apply IZR_lt; now apply Z.ltb_lt. Qed.

(* ---- under a sum ---- *)

Lemma sum_congruence {n} (f g : Fin n -> R) : (forall i, f i = g i) -> Sum f = Sum g.
Proof. exact (Sum_ext f g). Qed.
Arguments sum_congruence {n f g} &.

Lemma sum_sign {n} (f : Fin n -> R) :
  ((forall i, 0 <= f i) -> 0 <= Sum f) /\ ((0 < n)%nat -> (forall i, 0 < f i) -> 0 < Sum f).
Proof. exact (conj (Sum_nonneg f) (Sum_pos f)). Qed.

(* ---- derivatives ---- *)

Lemma deriv_const {X} (c : coordinate X) (k : R) (x : X) : partial c (fun _ => k) x 0.
Proof. exact (derivable_pt_lim_const k (get c x)). Qed.

Lemma deriv_entry_real (x : R) : partial real (fun t => t) x 1.
Proof. exact (derivable_pt_lim_id x). Qed.

Lemma deriv_entry_within {X n} (c : coordinate X) (F : X -> R) (i j : Fin n) (x : Fin n -> X) (l : R) :
  partial c F (x i) l -> partial (within j c) (fun x => F (x i)) x (delta i j * l).
Proof.
  unfold partial, delta; simpl; destruct (Fin.eq_dec i j) as [->|]; intros H.
  - rewrite Rmult_1_l; exact H.
  - rewrite Rmult_0_l; exact (derivable_pt_lim_const (F (x i)) (get c (x j))).
Qed.

Lemma deriv_entry {n} (i j : Fin n) (x : Fin n -> R) : partial (entry j) (fun x => x i) x (delta i j).
Proof. rewrite <- Rmult_1_r; exact (deriv_entry_within real (fun t => t) i j x 1 (deriv_entry_real (x i))). Qed.

Lemma deriv_entry_matrix {n m} (i k : Fin n) (j l : Fin m) (x : Fin n -> Fin m -> R) :
  partial (entry2 k l) (fun x => x i j) x (delta i k * delta j l).
Proof. exact (deriv_entry_within (entry l) (fun x => x j) i k x (delta j l) (deriv_entry j l (x i))). Qed.

Lemma deriv_entry_matrices {n m o} (g h : Fin n) (i k : Fin m) (j l : Fin o) (x : Fin n -> Fin m -> Fin o -> R) :
  partial (entry3 h k l) (fun x => x g i j) x (delta g h * delta i k * delta j l).
Proof.
  rewrite Rmult_assoc.
  exact (deriv_entry_within (entry2 k l) (fun x => x i j) g h x _ (deriv_entry_matrix i k j l (x g))).
Qed.

Lemma deriv_entry4 {n m o p} (f e : Fin n) (g h : Fin m) (i k : Fin o) (j l : Fin p)
  (x : Fin n -> Fin m -> Fin o -> Fin p -> R) :
  partial (entry4 e h k l) (fun x => x f g i j) x (delta f e * delta g h * delta i k * delta j l).
Proof.
  rewrite 2!Rmult_assoc, <- (Rmult_assoc (delta g h)).
  exact (deriv_entry_within (entry3 h k l) (fun x => x g i j) f e x _ (deriv_entry_matrices g h i k j l (x f))).
Qed.

Lemma deriv_entry5 {n m o p q} (d c : Fin n) (f e : Fin m) (g h : Fin o) (i k : Fin p) (j l : Fin q)
  (x : Fin n -> Fin m -> Fin o -> Fin p -> Fin q -> R) :
  partial (entry5 c e h k l) (fun x => x d f g i j) x
    (delta d c * delta f e * delta g h * delta i k * delta j l).
Proof.
  replace (delta d c * delta f e * delta g h * delta i k * delta j l)
    with (delta d c * (delta f e * delta g h * delta i k * delta j l)) by ring.
  exact (deriv_entry_within (entry4 e h k l) (fun x => x f g i j) d c x _ (deriv_entry4 f e g h i k j l (x d))).
Qed.

Lemma deriv_add {X} (c : coordinate X) (F G : X -> R) (x : X) (df dg : R) :
  partial c F x df -> partial c G x dg -> partial c (fun x => F x + G x) x (df + dg).
Proof. exact (derivable_pt_lim_plus (fun t => F (set c x t)) (fun t => G (set c x t)) (get c x) df dg). Qed.
Arguments deriv_add {X c F G x df dg} &.

Lemma deriv_mul {X} (c : coordinate X) (F G : X -> R) (x : X) (df dg : R) :
  partial c F x df -> partial c G x dg -> partial c (fun x => F x * G x) x (df * G x + F x * dg).
Proof.
  intros HF HG; pose proof (derivable_pt_lim_mult _ _ _ _ _ HF HG) as H; simpl in H.
  rewrite set_get in H; exact H.
Qed.
Arguments deriv_mul {X c F G x df dg} &.

Lemma deriv_div {X} (c : coordinate X) (F G : X -> R) (x : X) (df dg : R) :
  partial c F x df -> partial c G x dg -> G x <> 0 ->
  partial c (fun x => F x / G x) x ((df * G x - F x * dg) / G x ^ 2).
Proof.
  intros HF HG N; rewrite <- (set_get c x) in N.
  pose proof (derivable_pt_lim_div _ _ _ _ _ HF HG N) as H; simpl in H; rewrite set_get in H.
  replace ((df * G x - F x * dg) / G x ^ 2) with ((df * G x - dg * F x) / (G x)²); [exact H|].
  unfold Rsqr; simpl; rewrite Rmult_1_r; f_equal; ring.
Qed.
Arguments deriv_div {X c F G x df dg} &.

Lemma partial_compose {X} (c : coordinate X) (f : R -> R) (U : X -> R) (x : X) (l du : R) :
  derivable_pt_lim f (U x) l -> partial c U x du -> partial c (fun x => f (U x)) x (l * du).
Proof.
  intros Hf HU; rewrite <- (set_get c x) in Hf.
  exact (derivable_pt_lim_comp (fun t => U (set c x t)) f (get c x) du l HU Hf).
Qed.

(* A function of one variable and its derivative; those of SpecialFunctions.v come to these. *)
Definition outer (f f' : R -> R) : Prop := forall u, derivable_pt_lim f u (f' u).
Definition outer_positive (f f' : R -> R) : Prop := forall u, 0 < u -> derivable_pt_lim f u (f' u).

Lemma outer_exp : outer exp exp.
Proof. exact derivable_pt_lim_exp. Qed.

Lemma outer_cos : outer cos (fun u => - sin u).
Proof. exact derivable_pt_lim_cos. Qed.

Lemma outer_sin : outer sin cos.
Proof. exact derivable_pt_lim_sin. Qed.

Lemma outer_erf : outer erf (fun u => 2 / sqrt PI * exp (- u ^ 2)).
Proof. exact erf_derivative. Qed.

Lemma outer_log : outer_positive ln (fun u => 1 / u).
Proof. intros u P; unfold Rdiv; rewrite Rmult_1_l; now apply derivable_pt_lim_ln. Qed.

Lemma outer_sqrt : outer_positive sqrt (fun u => 1 / (2 * sqrt u)).
Proof. intros u P; unfold Rdiv; rewrite Rmult_1_l; now apply derivable_pt_lim_sqrt. Qed.

Lemma deriv_fn {X} (c : coordinate X) (f f' : R -> R) (U : X -> R) (x : X) (du : R) :
  outer f f' -> partial c U x du -> partial c (fun x => f (U x)) x (f' (U x) * du).
Proof. intros O; exact (partial_compose c f U x (f' (U x)) du (O (U x))). Qed.
Arguments deriv_fn {X c f f' U x du} _ & _.

Lemma deriv_fn_pos {X} (c : coordinate X) (f f' : R -> R) (U : X -> R) (x : X) (du : R) :
  outer_positive f f' -> partial c U x du -> 0 < U x -> partial c (fun x => f (U x)) x (f' (U x) * du).
Proof. intros O HU P; exact (partial_compose c f U x (f' (U x)) du (O (U x) P) HU). Qed.
Arguments deriv_fn_pos {X c f f' U x du} _ & _ _.

Lemma deriv_sum {X n} (c : coordinate X) (F : Fin n -> X -> R) (x : X) (df : Fin n -> R) :
  (forall i, partial c (F i) x (df i)) -> partial c (fun x => Sum (fun i => F i x)) x (Sum df).
Proof.
  intros H; induction n as [|n IH]; simpl; [apply deriv_const|].
  apply (@deriv_add _ c (F Fin.F1) (fun x => Sum (fun i => F (Fin.FS i) x))); [apply H|].
  apply (IH (fun i => F (Fin.FS i)) (fun i => df (Fin.FS i))); intros i; apply H.
Qed.
Arguments deriv_sum {X n c F x df} &.

(* Equal everywhere: at one point would not be enough. *)
Lemma deriv_eq {X} (c : coordinate X) (F G : X -> R) (x : X) (df dg : R) :
  (forall x, F x = G x) -> partial c F x df -> df = dg -> partial c G x dg.
Proof.
  intros E H <-; replace G with F; [exact H|]; now apply functional_extensionality.
Qed.
Arguments deriv_eq {X c F G x df dg} &.

(* The fundamental theorem of calculus; f is differentiable, so continuous, so integrable. *)
Lemma fundamental_theorem (F f g : R -> R) (a b : R) :
  (forall t, a <= t -> t <= b -> partial real F t (f t)) ->
  (forall t, a <= t -> t <= b -> partial real f t (g t)) -> a <= b -> integral f a b (F b - F a).
Proof.
  intros D S L.
  assert (C : forall t, a <= t <= b -> continuity_pt f t).
  { intros t [A B]; apply derivable_continuous_pt; exists (g t); exact (S t A B). }
  exists (continuity_implies_RiemannInt L C); rewrite (RiemannInt_P20 L (FTC_P1 L C)).
  assert (P : antiderivative f F a b).
  { split; [|exact L]; intros t [A B]; exists (exist _ (f t) (D t A B)); reflexivity. }
  destruct (antiderivative_Ucte f _ F a b (RiemannInt_P29 L C) P) as [c E].
  rewrite (E a), (E b) by lra; ring.
Qed.
Arguments fundamental_theorem F f g {a b} &.

(* ---- expectations ---- *)

Lemma expectation_congruence {P : probability} (X Y : P -> R) : (forall w, X w = Y w) -> E X = E Y.
Proof. intros H; f_equal; now apply functional_extensionality. Qed.
Arguments expectation_congruence {P X Y} &.

Lemma expectation_factor {P : probability} {I : Type} (Z : I -> random P) (L M : list I) (f g : P -> R) :
  independent Z -> disjoint L M -> polynomial Z L f -> polynomial Z M g -> E (fun w => f w * g w) = E f * E g.
Proof. intros H; exact (H L M f g). Qed.
Arguments expectation_factor {P I Z} L M {f g} &.
