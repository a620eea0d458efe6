From Coq Require Import Reals List.
From mathcomp Require Import all_ssreflect ssralg ssrnum.
From mathcomp.classical Require Import boolp classical_sets functions.
From mathcomp.analysis Require Import Rstruct reals ereal measure lebesgue_measure lebesgue_integral numfun.
From mathcomp.analysis Require Import constructive_ereal.
From Derive Require Support.
Import GRing.Theory Num.Theory Order.TTheory.
Local Open Scope classical_set_scope.
Local Open Scope ring_scope.
Local Open Scope ereal_scope.

Notation reals := real_realType.

(* ---- the model ---- *)

(* Every moment is finite. *)
Definition finite_moments {d} {T : measurableType d} (P : {measure set T -> \bar reals}) (X : T -> R) : Prop :=
  measurable_fun [set: T] (X : T -> reals) /\
  forall k, P.-integrable [set: T] (fun w => (`|X w : reals| ^+ k)%:E).

Definition mean {d} {T : measurableType d} (P : {measure set T -> \bar reals}) (X : T -> R) : R :=
  fine (\int[P]_w (X w : reals)%:E).

Lemma power_add_le (x y : reals) k : (0 <= x -> 0 <= y -> (x + y) ^+ k <= 2%:R ^+ k * (x ^+ k + y ^+ k))%R.
Proof.
have by_order (a b : reals) : (0 <= a -> a <= b -> (a + b) ^+ k <= 2%:R ^+ k * (a ^+ k + b ^+ k))%R.
  move=> a0 ab; have b0 := le_trans a0 ab.
  apply: (@le_trans _ _ (2%:R ^+ k * b ^+ k)%R).
    by rewrite -exprMn; apply: ler_expn2r; rewrite ?nnegrE ?addr_ge0 ?mulr_ge0 ?ler0n// mulr_natl mulr2n ler_add2r.
  by rewrite ler_wpmul2l ?exprn_ge0 ?ler0n// ler_addr exprn_ge0.
move=> x0 y0; have [xy|yx] := leP x y; first exact: by_order.
by rewrite addrC [(x ^+ k + _)%R]addrC; apply: by_order => //; exact: ltW.
Qed.

Lemma power_mul_le (x y : reals) k : (0 <= x -> 0 <= y -> (x * y) ^+ k <= x ^+ (2 * k) + y ^+ (2 * k))%R.
Proof.
have by_order (a b : reals) : (0 <= a -> a <= b -> (a * b) ^+ k <= a ^+ (2 * k) + b ^+ (2 * k))%R.
  move=> a0 ab; have b0 := le_trans a0 ab.
  apply: (@le_trans _ _ (b ^+ (2 * k))%R); last by rewrite ler_addr exprn_ge0.
  by rewrite exprM expr2; apply: ler_expn2r; rewrite ?nnegrE ?mulr_ge0// ler_wpmul2r.
move=> x0 y0; have [xy|yx] := leP x y; first exact: by_order.
by rewrite mulrC [(x ^+ _ + _)%R]addrC; apply: by_order => //; exact: ltW.
Qed.

Lemma measurable_power {d} {T : measurableType d} (X : T -> reals) k :
  measurable_fun [set: T] X -> measurable_fun [set: T] (fun w => (`|X w| ^+ k)%:E).
Proof.
move=> mX; apply/EFin_measurable_fun.
apply: (@measurable_fun_exprn _ _ _ _ k); exact: measurable_fun_comp.
Qed.

Lemma finite_const {d} {T : measurableType d} (P : {measure set T -> \bar reals}) :
  P [set: T] = 1 -> forall c, finite_moments P (fun _ => c).
Proof.
move=> P1 c; split; first exact: measurable_fun_cst.
move=> k; split; first exact: measurable_fun_cst.
rewrite (_ : \int[P]_x _ = \int[P]_x (cst `|(`|c : reals| ^+ k)%:E| x)) //.
by rewrite integral_cst // P1 mule1 ltry.
Qed.

Lemma finite_add {d} {T : measurableType d} (P : {measure set T -> \bar reals}) (X Y : T -> R) :
  finite_moments P X -> finite_moments P Y -> finite_moments P (fun w => Rplus (X w) (Y w)).
Proof.
move=> [mX iX] [mY iY]; have mS := measurable_funD mX mY; split => // k.
apply: (le_integrable measurableT _ _ (integrablerM measurableT (2%:R ^+ k)%R (integrableD measurableT (iX k) (iY k)))).
  exact: (measurable_power _ _ mS).
move=> w _ /=; rewrite lee_fin ger0_norm ?exprn_ge0// ger0_norm ?mulr_ge0 ?addr_ge0 ?exprn_ge0 ?ler0n//.
apply: (le_trans _ (power_add_le _ _ k (normr_ge0 _) (normr_ge0 _))).
by apply: ler_expn2r; rewrite ?nnegrE ?addr_ge0//; exact: ler_norm_add.
Qed.

Lemma finite_mul {d} {T : measurableType d} (P : {measure set T -> \bar reals}) (X Y : T -> R) :
  finite_moments P X -> finite_moments P Y -> finite_moments P (fun w => Rmult (X w) (Y w)).
Proof.
move=> [mX iX] [mY iY]; have mS := measurable_funM mX mY; split => // k.
apply: (le_integrable measurableT _ _ (integrableD measurableT (iX (2 * k)%N) (iY (2 * k)%N))).
  exact: (measurable_power _ _ mS).
move=> w _ /=; rewrite lee_fin ger0_norm ?exprn_ge0// ger0_norm ?addr_ge0 ?exprn_ge0//.
by rewrite (normrM (X w : reals)); exact: power_mul_le.
Qed.

Lemma finite_integrable {d} {T : measurableType d} (P : {measure set T -> \bar reals}) (X : T -> R) :
  finite_moments P X -> P.-integrable [set: T] (fun w => (X w : reals)%:E).
Proof.
move=> [mX iX]; apply: (le_integrable measurableT _ _ (iX 1%N)); first exact/EFin_measurable_fun.
by move=> w _ /=; rewrite lee_fin normr_id.
Qed.

Lemma mean_const {d} {T : measurableType d} (P : {measure set T -> \bar reals}) :
  P [set: T] = 1 -> forall c, mean P (fun _ => c) = c.
Proof.
move=> P1 c; have E : \int[P]_w (cst c%:E w) = c%:E by rewrite integral_cst // P1 mule1.
by rewrite /mean [X in fine X]E.
Qed.

Lemma mean_add {d} {T : measurableType d} (P : {measure set T -> \bar reals}) (X Y : T -> R) :
  finite_moments P X -> finite_moments P Y -> mean P (fun w => Rplus (X w) (Y w)) = Rplus (mean P X) (mean P Y).
Proof.
move=> /finite_integrable iX /finite_integrable iY.
rewrite /mean (_ : \int[P]_w _ = \int[P]_w ((X w)%:E + (Y w)%:E)) //.
by rewrite integralD // fineD //; exact: integral_fune_fin_num.
Qed.

Lemma mean_scale {d} {T : measurableType d} (P : {measure set T -> \bar reals}) c (X : T -> R) :
  finite_moments P X -> mean P (fun w => Rmult c (X w)) = Rmult c (mean P X).
Proof.
move=> /finite_integrable iX.
rewrite /mean (_ : \int[P]_w _ = \int[P]_w (c%:E * (X w)%:E)) //.
by rewrite integralM // fineM //; exact: integral_fune_fin_num.
Qed.

Definition lebesgue {d} {T : measurableType d} (P : {measure set T -> \bar reals}) (total : P [set: T] = 1) :
    Support.probability :=
  Support.Probability T (finite_moments P) (mean P) (finite_const P total) (finite_add P) (finite_mul P)
    (mean_const P total) (mean_add P) (mean_scale P).
