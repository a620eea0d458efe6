(* The integral of e^(iu)/u from y to x is at most 1/y + 1/x in absolute value. Proved by hand with Coquelicot.

   Fix X >= 2. With T(x) = c + int_x^X e^(iu)/u du write e^(-ix) T(x) = g(x) + i f(x). Then g' = f - 1/x and f' = - g.
   The constant c is chosen such that f(X) = 1/X - 2/X^3 and g(X) = 1/X^2. Then k = 1/x^2 - g has k'' + k = 6/x^4 and
   k(X) = k'(X) = 0, so k(x) = int_x^X 6 sin(u - x)/u^4 du >= 0, that is g <= 1/x^2. Hence
   (f^2 + g^2 - 1/x^2)' = - 2g/x + 2/x^3 >= 0, and f^2 + g^2 - 1/x^2 is at most 0 at X: abs(T(x)) <= 1/x on (0, X]. The
   integral is a difference of two values of T. *)
From Coq Require Import Reals Lra Lia.
From Coquelicot Require Import Coquelicot.
Open Scope R_scope.

Lemma decreases (F F' : R -> R) (a b : R) : a <= b ->
  (forall u, a <= u <= b -> is_derive F u (F' u)) -> (forall u, a <= u <= b -> F' u <= 0) -> F b <= F a.
Proof.
  intros [L|<-] D N; [|lra].
  destruct (MVT_cor2 F F' a b L (fun c H => proj1 (is_derive_Reals F c (F' c)) (D c H))) as [c [E Hc]].
  specialize (N c ltac:(lra)); pose proof (Rmult_le_compat_r (b - a) _ _ ltac:(lra) N); lra.
Qed.

(* The two equations, and the values at X, as said above. *)
Lemma auxiliary_g_le (f g : R -> R) (X x : R) : 0 < x <= X ->
  (forall u, 0 < u -> is_derive f u (- g u)) -> (forall u, 0 < u -> is_derive g u (f u - / u)) ->
  f X = / X - 2 / X ^ 3 -> g X = / X ^ 2 -> g x <= / x ^ 2.
Proof.
  intros Hx Df Dg FX GX.
  set (Psi := fun u => (/ u ^ 2 - g u) * cos (u - x) - (/ u - 2 / u ^ 3 - f u) * sin (u - x)
    + 6 * (1 - cos (u - x)) / u ^ 4).
  assert (Le : Psi X <= Psi x).
  { apply (decreases Psi (fun u => - (24 * (1 - cos (u - x)) / u ^ 5)) x X); [lra| |].
    - intros u Hu; assert (U : 0 < u) by lra; unfold Psi; specialize (Df u U); specialize (Dg u U).
      auto_derive.
      + repeat split; try (apply Rgt_not_eq; repeat apply Rmult_lt_0_compat; lra); try lra; eexists; eassumption.
      + replace (Derive (fun x : R => f x) u) with (- g u) by (symmetry; exact (is_derive_unique f u _ Df)).
        replace (Derive (fun x : R => g x) u) with (f u - / u) by (symmetry; exact (is_derive_unique g u _ Dg)).
        replace (u + - x) with (u - x) by ring; field; lra.
    - intros u Hu; assert (U : 0 < u ^ 5) by (apply pow_lt; lra); pose proof (COS_bound (u - x)).
      assert (0 <= 24 * (1 - cos (u - x)) / u ^ 5) by (apply Rmult_le_pos; [lra|left; now apply Rinv_0_lt_compat]);
        lra. }
  unfold Psi in Le; rewrite FX, GX, (Rminus_diag_eq x x eq_refl), cos_0, sin_0 in Le.
  replace ((/ X ^ 2 - / X ^ 2) * cos (X - x) - (/ X - 2 / X ^ 3 - (/ X - 2 / X ^ 3)) * sin (X - x)
    + 6 * (1 - cos (X - x)) / X ^ 4) with (6 * (1 - cos (X - x)) / X ^ 4) in Le by ring.
  assert (P : 0 <= 6 * (1 - cos (X - x)) / X ^ 4).
  { pose proof (COS_bound (X - x)); apply Rmult_le_pos; [lra|left; apply Rinv_0_lt_compat, pow_lt; lra]. }
  replace (6 * (1 - 1) / x ^ 4) with 0 in Le by (unfold Rdiv; ring); lra.
Qed.

Lemma auxiliary_modulus_le (f g : R -> R) (X x : R) : 0 < x <= X -> 2 <= X ->
  (forall u, 0 < u -> is_derive f u (- g u)) -> (forall u, 0 < u -> is_derive g u (f u - / u)) ->
  f X = / X - 2 / X ^ 3 -> g X = / X ^ 2 -> f x ^ 2 + g x ^ 2 <= / x ^ 2.
Proof.
  intros Hx HX Df Dg FX GX.
  set (Q := fun u => / u ^ 2 - (f u ^ 2 + g u ^ 2)).
  assert (Le : Q X <= Q x).
  { apply (decreases Q (fun u => - (2 / u * (/ u ^ 2 - g u))) x X); [lra| |].
    - intros u Hu; assert (U : 0 < u) by lra; unfold Q; specialize (Df u U); specialize (Dg u U).
      auto_derive.
      + repeat split; try (apply Rgt_not_eq; repeat apply Rmult_lt_0_compat; lra); try lra; eexists; eassumption.
      + replace (Derive (fun x : R => f x) u) with (- g u) by (symmetry; exact (is_derive_unique f u _ Df)).
        replace (Derive (fun x : R => g x) u) with (f u - / u) by (symmetry; exact (is_derive_unique g u _ Dg)).
        field; lra.
    - intros u Hu; pose proof (auxiliary_g_le f g X u ltac:(lra) Df Dg FX GX).
      assert (0 <= 2 / u * (/ u ^ 2 - g u)); [|lra].
      apply Rmult_le_pos; [apply Rmult_le_pos; [lra|left; apply Rinv_0_lt_compat; lra]|lra]. }
  assert (Start : 0 <= Q X).
  { unfold Q; rewrite FX, GX.
    replace (/ X ^ 2 - ((/ X - 2 / X ^ 3) ^ 2 + (/ X ^ 2) ^ 2)) with ((3 * (X * X) - 4) * / X ^ 6) by (field; lra).
    apply Rmult_le_pos; [|left; apply Rinv_0_lt_compat, pow_lt; lra].
    pose proof (Rmult_le_compat 2 X 2 X ltac:(lra) ltac:(lra) HX HX); lra. }
  unfold Q in *; lra.
Qed.

(* ---- the integrals ---- *)

Definition cos_over (u : R) : R := cos u / u.
Definition sin_over (u : R) : R := sin u / u.

Lemma continuous_cos_over u : 0 < u -> continuous cos_over u.
Proof. intros H; apply (@ex_derive_continuous R_AbsRing R_NormedModule); unfold cos_over; auto_derive; lra. Qed.

Lemma continuous_sin_over u : 0 < u -> continuous sin_over u.
Proof. intros H; apply (@ex_derive_continuous R_AbsRing R_NormedModule); unfold sin_over; auto_derive; lra. Qed.

Lemma integrable_positive (f : R -> R) (a b : R) :
  (forall u, 0 < u -> continuous f u) -> 0 < a -> 0 < b -> ex_RInt f a b.
Proof.
  intros C Ha Hb; apply (@ex_RInt_continuous R_CompleteNormedModule); intros u [Hu _]; apply C.
  apply Rlt_le_trans with (Rmin a b); [now apply Rmin_glb_lt|exact Hu].
Qed.

Lemma primitive_positive (f : R -> R) (a u : R) :
  (forall u, 0 < u -> continuous f u) -> 0 < a -> 0 < u -> is_derive (fun v => RInt f a v) u (f u).
Proof.
  intros C Ha Hu; apply (@is_derive_RInt R_NormedModule f (fun v => RInt f a v) a u); [|now apply C].
  apply (filter_imp (fun v => 0 < v)); [|exact (open_gt 0 u Hu)].
  intros v Hv; apply (@RInt_correct R_CompleteNormedModule); now apply integrable_positive.
Qed.

Lemma RInt_difference (f : R -> R) (a u v : R) :
  (forall u, 0 < u -> continuous f u) -> 0 < a -> 0 < u -> 0 < v -> RInt f u v = RInt f a v - RInt f a u.
Proof.
  intros C Ha Hu Hv.
  assert (E : RInt f a u + RInt f u v = RInt f a v).
  { apply (@RInt_Chasles R_CompleteNormedModule); now apply integrable_positive. }
  lra.
Qed.

Lemma tail_bound (X : R) : 2 <= X -> exists c1 c2, forall x, 0 < x <= X ->
  (c1 - RInt cos_over X x) ^ 2 + (c2 - RInt sin_over X x) ^ 2 <= / x ^ 2.
Proof.
  intros HX; set (c1 := / X ^ 2 * cos X - (/ X - 2 / X ^ 3) * sin X).
  set (c2 := / X ^ 2 * sin X + (/ X - 2 / X ^ 3) * cos X); exists c1, c2; intros x Hx.
  set (C := fun v => RInt cos_over X v : R); set (S := fun v => RInt sin_over X v : R).
  set (g := fun u => (c1 - C u) * cos u + (c2 - S u) * sin u).
  set (f := fun u => (c2 - S u) * cos u - (c1 - C u) * sin u).
  assert (DC : forall u, 0 < u -> is_derive C u (cos u / u)).
  { intros u Hu; apply (primitive_positive cos_over X u continuous_cos_over); lra. }
  assert (DS : forall u, 0 < u -> is_derive S u (sin u / u)).
  { intros u Hu; apply (primitive_positive sin_over X u continuous_sin_over); lra. }
  assert (One : forall u, sin u * sin u = 1 - cos u * cos u).
  { intros u; pose proof (sin2_cos2 u) as E; unfold Rsqr in E; lra. }
  assert (CX : C X = 0) by (apply (@RInt_point R_CompleteNormedModule)).
  assert (SX : S X = 0) by (apply (@RInt_point R_CompleteNormedModule)).
  apply Rle_trans with (f x ^ 2 + g x ^ 2).
  - right; fold (C x); fold (S x); unfold f, g.
    transitivity (((c1 - C x) ^ 2 + (c2 - S x) ^ 2) * (cos x * cos x + sin x * sin x)); [rewrite One|]; ring.
  - apply (auxiliary_modulus_le f g X x Hx HX).
    + intros u Hu; unfold f; specialize (DC u Hu); specialize (DS u Hu).
      auto_derive; [repeat split; eexists; eassumption|].
      replace (Derive (fun x : R => C x) u) with (cos u / u) by (symmetry; exact (is_derive_unique C u _ DC)).
      replace (Derive (fun x : R => S x) u) with (sin u / u) by (symmetry; exact (is_derive_unique S u _ DS)).
      unfold g; field; lra.
    + intros u Hu; unfold g; specialize (DC u Hu); specialize (DS u Hu).
      auto_derive; [repeat split; eexists; eassumption|].
      replace (Derive (fun x : R => C x) u) with (cos u / u) by (symmetry; exact (is_derive_unique C u _ DC)).
      replace (Derive (fun x : R => S x) u) with (sin u / u) by (symmetry; exact (is_derive_unique S u _ DS)).
      unfold f; apply (Rmult_eq_reg_r u); [|lra].
      transitivity (- (cos u * cos u + sin u * sin u) - (c1 - C u) * sin u * u + (c2 - S u) * cos u * u);
        [field; lra|rewrite One; field; lra].
    + unfold f; rewrite CX, SX, !Rminus_0_r; unfold c1, c2.
      transitivity ((/ X - 2 / X ^ 3) * (cos X * cos X + sin X * sin X)); [ring|rewrite One; ring].
    + unfold g; rewrite CX, SX, !Rminus_0_r; unfold c1, c2.
      transitivity (/ X ^ 2 * (cos X * cos X + sin X * sin X)); [ring|rewrite One; ring].
Qed.

Lemma difference_of_bounded (a1 a2 b1 b2 p q : R) : 0 < p -> 0 < q ->
  a1 ^ 2 + a2 ^ 2 <= p ^ 2 -> b1 ^ 2 + b2 ^ 2 <= q ^ 2 -> (a1 - b1) ^ 2 + (a2 - b2) ^ 2 <= (p + q) ^ 2.
Proof.
  intros Hp Hq A B.
  assert (Cross : - (a1 * b1 + a2 * b2) <= p * q).
  { apply Rle_trans with (Rabs (a1 * b1 + a2 * b2)); [rewrite <- Rabs_Ropp; apply Rle_abs|].
    rewrite <- (Rabs_pos_eq (p * q)) by (left; now apply Rmult_lt_0_compat); apply Rsqr_le_abs_0; unfold Rsqr.
    apply Rle_trans with ((a1 ^ 2 + a2 ^ 2) * (b1 ^ 2 + b2 ^ 2)).
    - pose proof (pow2_ge_0 (a1 * b2 - a2 * b1)); lra.
    - apply Rle_trans with (p ^ 2 * q ^ 2); [|right; ring].
      pose proof (pow2_ge_0 a1); pose proof (pow2_ge_0 a2); pose proof (pow2_ge_0 b1); pose proof (pow2_ge_0 b2).
      apply Rmult_le_compat; lra. }
  lra.
Qed.

Theorem exponential_integral_bound (y x : R) : 0 < y <= x ->
  RInt cos_over y x ^ 2 + RInt sin_over y x ^ 2 <= (/ y + / x) ^ 2.
Proof.
  intros H; set (X := Rmax 2 x); pose proof (Rmax_l 2 x) as X2; pose proof (Rmax_r 2 x) as Xx; fold X in X2, Xx.
  destruct (tail_bound X X2) as [c1 [c2 B]].
  pose proof (B y ltac:(lra)) as By; pose proof (B x ltac:(lra)) as Bx.
  rewrite (RInt_difference cos_over X y x continuous_cos_over), (RInt_difference sin_over X y x continuous_sin_over)
    by lra.
  replace (RInt cos_over X x - RInt cos_over X y) with (c1 - RInt cos_over X y - (c1 - RInt cos_over X x)) by ring.
  replace (RInt sin_over X x - RInt sin_over X y) with (c2 - RInt sin_over X y - (c2 - RInt sin_over X x)) by ring.
  rewrite <- !pow_inv in By, Bx.
  apply difference_of_bounded; try (apply Rinv_0_lt_compat; lra); assumption.
Qed.
