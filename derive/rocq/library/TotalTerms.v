(* What is built of entries by sums, products, quotients, powers, exp, ln, sqrt and functions with a derivative is
   differentiable as a map; [differentiable_by_rules] applies these rules, and leaves what must not vanish. *)
From Coq Require Import Reals Lra Lia FunctionalExtensionality.
From Derive Require Import Support ErrorFunction Total TotalRules.
Open Scope R_scope.

Lemma differentiable_compose (s t u : shape) (f : point s -> point t) (g : point t -> point u) (x : point s) :
  differentiable s t f x -> differentiable t u g (f x) -> differentiable s u (fun x => g (f x)) x.
Proof. intros [L HL] [M HM]; exists (fun h => M (L h)); exact (chain_rule s t u f g x L M HL HM). Qed.

Lemma differentiable_linear (s t : shape) (L : point s -> point t) (x : point s) :
  is_linear L -> differentiable s t L x.
Proof. intros H; exists L; now apply derivative_linear. Qed.

Lemma differentiable_const (s t : shape) (c : point t) (x : point s) : differentiable s t (fun _ => c) x.
Proof. exists (fun _ => zero); apply derivative_constant. Qed.

Lemma differentiable_both (s t u : shape) (f : point s -> point t) (g : point s -> point u) (x : point s) :
  differentiable s t f x -> differentiable s u g x -> differentiable s (both t u) (fun x => (f x, g x)) x.
Proof. intros [L HL] [M HM]; exists (fun h => (L h, M h)); now apply derivative_both. Qed.

Lemma finite_choice {n : nat} {A : Type} (P : Fin n -> A -> Prop) :
  (forall i, exists a, P i a) -> exists f, forall i, P i (f i).
Proof.
  induction n as [|n IH]; intros H.
  - exists (Fin.case0 (fun _ => A)); intros i; inversion i.
  - destruct (H Fin.F1) as [a Ha], (IH (fun i => P (Fin.FS i)) (fun i => H (Fin.FS i))) as [f Hf].
    exists (fun i => Fin.caseS' i (fun _ => A) a f); intros i; apply (Fin.caseS' i); [exact Ha|exact Hf].
Qed.

Lemma differentiable_family (n : nat) (s t : shape) (f : point s -> point (family n t)) (x : point s) :
  (forall i, differentiable s t (fun x => f x i) x) -> differentiable s (family n t) f x.
Proof.
  intros H; destruct (finite_choice _ H) as [L HL]; exists (fun h i => L i h).
  apply derivative_family; intros i; apply (HL i).
Qed.

(* ---- numbers ---- *)

Lemma differentiable_add (s : shape) (x : point s) (F G : point s -> R) :
  differentiable s number F x -> differentiable s number G x ->
  differentiable s number (fun x => F x + G x) x.
Proof. intros [L HL] [M HM]; exists (fun h => L h + M h); exact (derivative_add s number F G x L M HL HM). Qed.

Lemma multiplication (a b : R) :
  derivative (both number number) number (fun p => left_of p * right_of p) (a, b)
    (fun h => b * left_of h + a * right_of h).
Proof.
  split; [split; simpl; intros; unfold left_of, right_of; simpl; ring|intros e E].
  exists e; split; [exact E|]; intros [h k]; unfold sub; simpl; unfold left_of, right_of; simpl; intros B.
  replace ((a + h) * (b + k) + -1 * (a * b + (b * h + a * k))) with (h * k) by ring.
  rewrite Rabs_mult; pose proof (Rabs_pos h); pose proof (Rabs_pos k); nra.
Qed.

Lemma differentiable_mul (s : shape) (x : point s) (F G : point s -> R) :
  differentiable s number F x -> differentiable s number G x ->
  differentiable s number (fun x => F x * G x) x.
Proof.
  intros HF HG; apply (differentiable_compose s (both number number) number (fun x => (F x, G x))
    (fun p => left_of p * right_of p)).
  - now apply differentiable_both.
  - eexists; apply multiplication.
Qed.

Lemma differentiable_of (s : shape) (x : point s) (u : R -> R) (l : R) (F : point s -> R) :
  partial real u (F x) l -> differentiable s number F x ->
  differentiable s number (fun x => u (F x)) x.
Proof.
  intros U H; apply (differentiable_compose s number number F u x H).
  eexists; exact (derivative_of_one u (F x) l U).
Qed.

Lemma differentiable_opp (s : shape) (x : point s) (F : point s -> R) :
  differentiable s number F x -> differentiable s number (fun x => - F x) x.
Proof.
  apply (differentiable_of s x Ropp (-1)), (derivable_pt_lim_opp id (F x) 1), derivable_pt_lim_id.
Qed.

Lemma differentiable_sub (s : shape) (x : point s) (F G : point s -> R) :
  differentiable s number F x -> differentiable s number G x ->
  differentiable s number (fun x => F x - G x) x.
Proof. intros HF HG; apply differentiable_add; [exact HF|now apply differentiable_opp]. Qed.

Lemma differentiable_inv (s : shape) (x : point s) (F : point s -> R) :
  F x <> 0 -> differentiable s number F x -> differentiable s number (fun x => / F x) x.
Proof.
  intros N; apply (differentiable_of s x Rinv ((0 * F x - 1 * 1) / (F x)²)); unfold partial; simpl.
  replace Rinv with (fct_cte 1 / id)%F
    by (apply functional_extensionality; intros t; unfold div_fct, fct_cte, id, Rdiv; ring).
  exact (derivable_pt_lim_div (fct_cte 1) id (F x) 0 1 (derivable_pt_lim_const 1 _) (derivable_pt_lim_id _) N).
Qed.

Lemma differentiable_div (s : shape) (x : point s) (F G : point s -> R) :
  G x <> 0 -> differentiable s number F x -> differentiable s number G x ->
  differentiable s number (fun x => F x / G x) x.
Proof. intros N HF HG; apply differentiable_mul; [exact HF|now apply differentiable_inv]. Qed.

Lemma differentiable_pow (s : shape) (x : point s) (F : point s -> R) (k : nat) :
  differentiable s number F x -> differentiable s number (fun x => F x ^ k) x.
Proof. intros H; induction k; simpl; [apply (differentiable_const s number)|now apply differentiable_mul]. Qed.

Lemma differentiable_exp (s : shape) (x : point s) (F : point s -> R) :
  differentiable s number F x -> differentiable s number (fun x => exp (F x)) x.
Proof. exact (differentiable_of s x exp _ F (derivable_pt_lim_exp (F x))). Qed.

Lemma differentiable_ln (s : shape) (x : point s) (F : point s -> R) :
  0 < F x -> differentiable s number F x -> differentiable s number (fun x => ln (F x)) x.
Proof. intros P; exact (differentiable_of s x ln _ F (derivable_pt_lim_ln (F x) P)). Qed.

Lemma differentiable_sqrt (s : shape) (x : point s) (F : point s -> R) :
  0 < F x -> differentiable s number F x ->
  differentiable s number (fun x => sqrt (F x)) x.
Proof. intros P; exact (differentiable_of s x sqrt _ F (derivable_pt_lim_sqrt (F x) P)). Qed.

Lemma differentiable_sum {n} (s : shape) (x : point s) (F : Fin n -> point s -> R) :
  (forall i, differentiable s number (F i) x) ->
  differentiable s number (fun x => Sum (fun i => F i x)) x.
Proof.
  intros H; apply (differentiable_compose s (vector n) number (fun x i => F i x) Sum).
  - now apply (differentiable_family n s number).
  - apply (differentiable_linear (vector n) number), sum_linear.
Qed.

Lemma differentiable_over (s : shape) (x : point s) (F : point s -> R) (c : R) :
  differentiable s number F x -> differentiable s number (fun x => F x / c) x.
Proof. intros H; apply differentiable_mul; [exact H|apply (differentiable_const s number)]. Qed.

Lemma differentiable_erf (s : shape) (x : point s) (F : point s -> R) :
  differentiable s number F x -> differentiable s number (fun x => erf (F x)) x.
Proof. exact (differentiable_of s x erf _ F (erf_derivative (F x))). Qed.

Lemma square_pos (r : R) : r <> 0 -> 0 < r ^ 2.
Proof. intros N; replace (r ^ 2) with (r²) by (unfold Rsqr; ring); now apply Rsqr_pos_lt. Qed.

Ltac unfold_head t := lazymatch t with ?f _ => unfold_head f | _ => unfold t end.

(* A rule for the outermost operation; a definition is unfolded where no rule applies. *)
Ltac differentiable_by_rules :=
  repeat lazymatch goal with
  | |- forall _, _ => intro
  | |- differentiable _ (both _ _) (fun x => (@?f x, @?g x)) _ => apply (differentiable_both _ _ _ f g)
  | |- differentiable _ (family _ ?t) _ _ => apply (differentiable_family _ _ t); intro; cbv beta
  | |- differentiable _ (vector _) _ _ => apply (differentiable_family _ _ number); intro; cbv beta
  | |- differentiable _ (matrix _ ?m) _ _ => apply (differentiable_family _ _ (vector m)); intro; cbv beta
  | |- differentiable ?s number (fun _ => ?c) ?x => apply (differentiable_const s number c x)
  | |- differentiable ?s number (fun x => @?F x + @?G x) ?x => apply (differentiable_add s x F G)
  | |- differentiable ?s number (fun x => @?F x - @?G x) ?x => apply (differentiable_sub s x F G)
  | |- differentiable ?s number (fun x => @?F x * @?G x) ?x => apply (differentiable_mul s x F G)
  | |- differentiable ?s number (fun x => @?F x / @?G x) ?x =>
      lazymatch G with
      | fun _ => ?c => apply (differentiable_over s x F c)
      | _ => apply (differentiable_div s x F G); cbv beta
      end
  | |- differentiable ?s number (fun x => @?F x ^ ?k) ?x => apply (differentiable_pow s x F k)
  | |- differentiable ?s number (fun x => - @?F x) ?x => apply (differentiable_opp s x F)
  | |- differentiable ?s number (fun x => exp (@?F x)) ?x => apply (differentiable_exp s x F)
  | |- differentiable ?s number (fun x => erf (@?F x)) ?x => apply (differentiable_erf s x F)
  | |- differentiable ?s number (fun x => ln (@?F x)) ?x => apply (differentiable_ln s x F); cbv beta
  | |- differentiable ?s number (fun x => sqrt (@?F x)) ?x => apply (differentiable_sqrt s x F); cbv beta
  | |- differentiable ?s number (fun x => Sum (@?F x)) ?x =>
      apply (differentiable_sum s x (fun i y => F y i)); intro; cbv beta
  | |- differentiable ?s number ?F ?x =>
      first
      [ let body := eval cbv beta in (F x) in unfold_head body
      | apply (differentiable_linear s number); split; reflexivity ]
  end.

(* What must not vanish: by a hypothesis, by a theorem, or as a square, an exponential, or a sum of such. *)
Ltac away_from_zero theorem :=
  lazymatch goal with
  | |- differentiable _ _ _ _ => fail "no rule for this term"
  | |- _ => solve
      [ repeat first
        [ match goal with H : _ |- _ => solve [apply H] end
        | theorem
        | apply exp_pos
        | apply square_pos
        | apply Rplus_lt_0_compat
        | apply Rgt_not_eq; unfold Rgt ] ]
  end.
