(* The error function, by the integral of the standard library, and its derivative. *)
From Coq Require Import Reals Lra.
Open Scope R_scope.

Definition bell (t : R) : R := exp (- t ^ 2).

Lemma bell_continuous (t : R) : continuity_pt bell t.
Proof. apply derivable_continuous_pt; unfold bell; reg. Qed.

(* Between any two ends, in either order. *)
Lemma bell_integrable (a b : R) : Riemann_integrable bell a b.
Proof.
  destruct (Rle_dec a b) as [H|H]; [|apply RiemannInt_P1];
    (apply continuity_implies_RiemannInt; [lra|intros t _; exact (bell_continuous t)]).
Qed.

Definition erf (x : R) : R := 2 / sqrt PI * RiemannInt (bell_integrable 0 x).

(* The library differentiates the integral from the left end of an interval; x stands inside of one. *)
Lemma bell_integral_derivative (x : R) : derivable_pt_lim (fun t => RiemannInt (bell_integrable 0 t)) x (bell x).
Proof.
  set (a := x - 1); set (b := x + 1).
  assert (ordered : a <= b) by (subst a b; lra).
  set (from := FTC_P1 ordered (fun t _ => bell_continuous t)).
  set (start := RiemannInt (bell_integrable 0 a)).
  apply (derivable_pt_lim_locally_ext (fun t => start + primitive ordered from t) _ x a b).
  - subst a b; lra.
  - intros t [Ha Hb]; unfold start, primitive.
    destruct (Rle_dec a t) as [L|]; [|lra]; destruct (Rle_dec t b) as [M|]; [|lra].
    apply RiemannInt_P26.
  - rewrite <- (Rplus_0_l (bell x)).
    apply (derivable_pt_lim_plus (fun _ => start) (primitive ordered from)); [apply derivable_pt_lim_const|].
    apply RiemannInt_P28; subst a b; lra.
Qed.

Theorem erf_derivative (x : R) : derivable_pt_lim erf x (2 / sqrt PI * exp (- x ^ 2)).
Proof.
  exact (derivable_pt_lim_scal (fun t => RiemannInt (bell_integrable 0 t)) (2 / sqrt PI) x (bell x)
    (bell_integral_derivative x)).
Qed.

Corollary erf_zero : erf 0 = 0.
Proof. unfold erf; rewrite RiemannInt_P9; ring. Qed.
