(* What the refutations of wrong statements are made of: tactics that compute both sides at a point and enclose them. *)
From Coq Require Import Reals Lra.
From Derive Require Import Support ErrorFunction.
From Interval Require Import Tactic.
Open Scope R_scope.

(* Definitions, sums, indices and deltas, until only elementary functions of numerals are left. *)
Ltac computed_in H :=
  cbv -[IZR Rplus Rmult Rminus Rdiv Ropp Rinv pow Rlt Rle exp ln sqrt cos sin erf PI partial] in H.

(* An error function that both sides have falls out. With a precision given, the tactic counts in machine integers; else it would in floats, whose laws are axioms too. *)
Ltac enclosed :=
  try match goal with |- context [erf ?x] => apply Rminus_gt_0_lt; generalize (erf x); intros; ring_simplify end;
  interval with (i_prec 40).

(* Two sides that are equal, with roots of squares of negative numbers. *)
Ltac equal :=
  repeat match goal with
  | |- context [sqrt (?x ^ 2)] => rewrite <- (Rsqr_pow2 x), sqrt_Rsqr_abs, (Rabs_left x) by lra
  end; first [lra | ring].
