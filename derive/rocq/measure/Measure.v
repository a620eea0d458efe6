(* Every probability measure is a model of the expectations of the book (the record [probability] of Support.v): the
   random numbers are the measurable functions all of whose absolute moments are finite, E is the Lebesgue integral.
   Numbers independent in the usual sense (the probability that finitely many of them fall into given Borel sets is the
   product of the probabilities) are independent in the book's: the expectation of a product of polynomials in different
   numbers is the product of their expectations. That is a theorem, by Dynkin and Fubini, not a definition.
   This file alone needs mathcomp-analysis: make rocq-measure. *)
From Coq Require Import Reals List.
From mathcomp Require Import all_ssreflect ssralg ssrnum.
From mathcomp.classical Require Import boolp classical_sets functions.
From mathcomp.analysis Require Import Rstruct reals ereal measure lebesgue_measure lebesgue_integral numfun.
From mathcomp.analysis Require Import constructive_ereal signed.
From Derive Require Support.
Import GRing.Theory Num.Theory Order.TTheory.
Local Open Scope classical_set_scope.
Local Open Scope ring_scope.
Local Open Scope ereal_scope.

Notation reals := real_realType.

(* ---- finite moments and the integral ---- *)

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
have dominating := integrablerM measurableT (2%:R ^+ k)%R (integrableD measurableT (iX k) (iY k)).
apply: (le_integrable measurableT _ _ dominating).
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

(* ---- independence ---- *)

(* For every e of the list, the number Z e falls into the set B e. *)
Definition all_in {T I : Type} (Z : I -> T -> R) (L : list I) (B : I -> set reals) : set T :=
  [set w | forall e, In e L -> B e (Z e w)].

(* The usual definition: numbers fall into given Borel sets with the product of the probabilities. *)
Definition mutually_independent {d} {T : measurableType d} {I : Type} (P : {measure set T -> \bar reals})
    (Z : I -> T -> R) : Prop :=
  forall (L : list I) (B : I -> set reals), NoDup L -> (forall e, measurable (B e)) ->
    P (all_in Z L B) = fold_right (fun e p => P [set w | B e (Z e w)] * p) 1 L.

(* The events that the numbers of the list decide, one Borel set for each. *)
Definition cylinders {T I : Type} (Z : I -> T -> R) (L : list I) : set (set T) :=
  [set A | exists B : I -> set reals, (forall e, measurable (B e)) /\ A = all_in Z L B].

Lemma cylinders_measurable {d} {T : measurableType d} {I : Type} (Z : I -> T -> R) (L : list I) :
  (forall e, measurable_fun [set: T] (Z e : T -> reals)) -> cylinders Z L `<=` measurable.
Proof.
move=> mZ _ [B [mB ->]]; elim: L => [|e L IH].
  by rewrite (_ : all_in Z nil B = setT) //; apply/seteqP; split=> // w _ e [].
rewrite (_ : all_in Z (e :: L) B = (Z e : T -> reals) @^-1` B e `&` all_in Z L B).
  by apply: measurableI IH; rewrite -[X in measurable X]setTI; exact: mZ.
apply/seteqP; split=> w H.
  by split=> [|e' He']; apply: H; [left|right].
by move=> e' [<-|He']; [exact: H.1|exact: H.2].
Qed.

Lemma cylinders_closed {T I : Type} (Z : I -> T -> R) (L : list I) : setI_closed (cylinders Z L).
Proof.
move=> _ _ [B [mB ->]] [C [mC ->]]; exists (fun e => B e `&` C e); split; first by move=> e; exact: measurableI.
by apply/seteqP; split=> w H; [move=> e He; split; [exact: H.1|exact: H.2]|split=> e /H []].
Qed.

Lemma cylinders_all {T I : Type} (Z : I -> T -> R) (L : list I) : cylinders Z L setT.
Proof. by exists (fun _ => setT); split=> //; apply/seteqP; split. Qed.

Lemma product_app {I : Type} (p : I -> \bar reals) (L M : list I) :
  fold_right (fun e q => p e * q) 1 (L ++ M)%list =
  fold_right (fun e q => p e * q) 1 L * fold_right (fun e q => p e * q) 1 M.
Proof. by elim: L => [|e L IH] /=; rewrite ?mul1e// IH muleA. Qed.

(* No entry twice, and the same entries. *)
Lemma once {I : Type} (L : list I) : exists K, NoDup K /\ forall e, In e K <-> In e L.
Proof.
elim: L => [|e L [K [dK KL]]]; first by exists nil; split=> //; constructor.
have [eK|eK] := pselect (In e K).
  by exists K; split=> // e'; rewrite KL; split=> [|[<-|]]; [right| rewrite -KL|].
by exists (e :: K); split=> [|e' /=]; [constructor|rewrite KL].
Qed.

Lemma no_dup_app {I : Type} (L M : list I) :
  NoDup L -> NoDup M -> Support.disjoint L M -> NoDup (L ++ M)%list.
Proof.
elim: L => [|e L IH] //= dL dM D; inversion dL; subst.
constructor; last by apply: IH => // x Hx; apply: D; right.
rewrite in_app_iff => -[//|eM]; exact: (D e (or_introl erefl) e eM erefl).
Qed.

Lemma cylinders_independent {d} {T : measurableType d} {I : Type} (P : {measure set T -> \bar reals})
    (Z : I -> T -> R) (L M : list I) (A B : set T) :
  mutually_independent P Z -> Support.disjoint L M -> cylinders Z L A -> cylinders Z M B -> P (A `&` B) = P A * P B.
Proof.
move=> independent D [F [mF ->]] [G [mG ->]].
have [L' [dL' LL']] := once L; have [M' [dM' MM']] := once M.
have same K K' H : (forall e : I, In e K' <-> In e K) -> all_in Z K H = all_in Z K' H.
  by move=> KK'; apply/seteqP; split=> w S e /KK' /S.
pose H e := if `[< In e L >] then F e else G e.
have HF e : In e L -> H e = F e by move=> He; rewrite /H; case: asboolP.
have HG e : In e M -> H e = G e.
  by move=> He; rewrite /H; case: asboolP => // He'; case: (D e He' e He).
have -> : all_in Z L F = all_in Z L' H.
  by rewrite (same _ _ _ LL'); apply/seteqP; split=> w S e He; have := S e He; rewrite HF//; exact/LL'.
have -> : all_in Z M G = all_in Z M' H.
  by rewrite (same _ _ _ MM'); apply/seteqP; split=> w S e He; have := S e He; rewrite HG//; exact/MM'.
have mH e : measurable (H e) by rewrite /H; case: asboolP.
have -> : all_in Z L' H `&` all_in Z M' H = all_in Z (L' ++ M')%list H.
  apply/seteqP; split=> w S.
    by move=> e /in_app_iff [/S.1|/S.2].
  by split=> e He; apply: S; apply/in_app_iff; [left|right].
rewrite !independent// ?product_app//; apply: no_dup_app => //.
by move=> x /LL' Lx y /MM' My; exact: D.
Qed.

(* What holds against the events of a class closed under intersection holds against all that it generates. *)
Lemma generated_independent {d} {T : measurableType d} (P : {measure set T -> \bar reals})
    (G : set (set T)) (B : set T) :
  P [set: T] = 1 -> G `<=` measurable -> setI_closed G -> G setT -> measurable B ->
  (forall A, G A -> P (A `&` B) = P A * P B) -> forall A, <<s G >> A -> P (A `&` B) = P A * P B.
Proof.
move=> P1 mG closed GT mB H A GA.
have below : P B < +oo.
  apply: le_lt_trans (ltry 1%R); rewrite -P1.
  by apply: le_measure; rewrite ?inE//; exact: measurableT.
have PB : P B = (fine (P B))%:E by rewrite fineK// ge0_fin_numE.
pose r := NngNum (fine_ge0 (measure_ge0 P B)).
have scaled C : mscale r P C = P C * P B by rewrite muleC [in RHS]PB.
rewrite -scaled.
change (mrestr P mB A = mscale r P A).
apply: (g_salgebra_measure_unique mG (g := fun _ => setT)) GA => //.
- by rewrite bigcup_const//; exists 0%N.
- by move=> C GC; exact: (etrans (H _ GC) (esym (scaled C))).
- by move=> _; change (P ([set: T] `&` B) < +oo); rewrite setTI.
Qed.

(* The outcomes, with the events that the numbers of a list decide. *)
Notation seen Z L := [the measurableType _ of salgebraType (cylinders Z L) : Type].

Lemma sees {d} {T : measurableType d} {I : Type} (Z : I -> T -> R) (L : list I) :
  (forall e, measurable_fun [set: T] (Z e : T -> reals)) -> measurable_fun [set: T] (id : T -> seen Z L).
Proof.
move=> mZ _ A GA; rewrite setTI.
have sub := smallest_sub (@sigma_algebra_measurable _ T) (cylinders_measurable Z L mZ).
exact: (sub A GA).
Qed.

Lemma integral_along {d d'} {T : measurableType d} {U : measurableType d'} (P : {measure set T -> \bar reals})
    (phi : T -> U) (mphi : measurable_fun [set: T] phi) (f : U -> \bar reals) :
  measurable_fun [set: U] f -> \int[pushforward P mphi]_u f u = \int[P]_w f (phi w).
Proof.
move=> mf.
have mp : measurable_fun [set: U] f^\+ by exact: emeasurable_fun_funepos.
have mn : measurable_fun [set: U] f^\- by exact: emeasurable_fun_funeneg.
have p0 u : 0 <= f^\+ u by exact: funepos_ge0.
have n0 u : 0 <= f^\- u by exact: funeneg_ge0.
transitivity (\int[pushforward P mphi]_u f^\+ u - \int[pushforward P mphi]_u f^\- u); first exact: integralE.
have -> := integral_pushforward mphi P mp p0.
have -> := integral_pushforward mphi P mn n0.
exact/esym/integralE.
Qed.

Lemma finite_measure {d} {T : measurableType d} (P : {measure set T -> \bar reals}) :
  P [set: T] = 1 -> sigma_finite [set: T] P.
Proof.
move=> P1; exists (fun _ => setT); first by rewrite bigcup_const//; exists 0%N.
by move=> _; split; [exact: measurableT|rewrite P1 ltry].
Qed.

(* Fubini: of two maps whose joint law is the product of their laws. *)
Lemma mean_product {d d1 d2} {T : measurableType d} {T1 : measurableType d1} {T2 : measurableType d2}
    (P : {measure set T -> \bar reals}) (X : T -> T1) (Y : T -> T2) (f : T1 -> reals) (g : T2 -> reals) :
  P [set: T] = 1 -> measurable_fun [set: T] X -> measurable_fun [set: T] Y ->
  (forall A B, measurable A -> measurable B -> P (X @^-1` A `&` Y @^-1` B) = P (X @^-1` A) * P (Y @^-1` B)) ->
  measurable_fun [set: T1] f -> measurable_fun [set: T2] g ->
  P.-integrable [set: T] (fun w => (g (Y w))%:E) -> P.-integrable [set: T] (fun w => (f (X w) * g (Y w))%:E) ->
  P.-integrable [set: T] (fun w => (f (X w))%:E) ->
  \int[P]_w (f (X w) * g (Y w))%:E = \int[P]_w (f (X w))%:E * \int[P]_w (g (Y w))%:E.
Proof.
move=> P1 mX mY product mf mg ig ifg if_.
pose m1 := pushforward P mX; pose m2 := pushforward P mY.
have s1 : sigma_finite [set: T1] m1 by exact: finite_measure.
have s2 : sigma_finite [set: T2] m2 by exact: finite_measure.
have mXY : measurable_fun [set: T] (fun w => (X w, Y w)) by exact/prod_measurable_funP.
pose h z := (f z.1 * g z.2)%:E : \bar reals.
have mh : measurable_fun [set: T1 * T2] h.
  have [m_fst m_snd] := (prod_measurable_funP (@id (T1 * T2))).1 (@measurable_fun_id _ _ _).
  by apply/EFin_measurable_fun; apply: measurable_funM; exact: measurable_fun_comp.
have law A : measurable A -> product_measure1 m1 s2 A = pushforward P mXY A.
  exact: (product_measure_unique s1 s2).
have along (k : T1 * T2 -> \bar reals) : measurable_fun setT k ->
    \int[product_measure1 m1 s2]_z k z = \int[P]_w k (X w, Y w).
  move=> mk; transitivity (\int[pushforward P mXY]_z k z); last exact: integral_along.
  by apply: eq_measure_integral => A mA _; exact: law.
have mh' : measurable_fun [set: T1 * T2] (abse \o h) by exact: measurable_fun_comp.
have mf1 : measurable_fun [set: T1] (fun x => (f x)%:E) by exact/EFin_measurable_fun.
have mg1 : measurable_fun [set: T2] (fun y => (g y)%:E) by exact/EFin_measurable_fun.
have mf' : measurable_fun [set: T1] (abse \o (fun x => (f x)%:E)) by exact: measurable_fun_comp.
have mg' : measurable_fun [set: T2] (abse \o (fun y => (g y)%:E)) by exact: measurable_fun_comp.
pose small (e : \bar reals) := e < +oo.
have ih : (product_measure1 m1 s2).-integrable setT h.
  by split=> //; exact: (eq_ind_r small ifg.2 (along _ mh')).
have ig2 : m2.-integrable setT (fun y => (g y)%:E).
  by split=> //; exact: (eq_ind_r small ig.2 (integral_along P Y mY _ mg')).
have if1 : m1.-integrable setT (fun x => (f x)%:E).
  by split=> //; exact: (eq_ind_r small if_.2 (integral_along P X mX _ mf')).
have real2 : \int[m2]_y (g y)%:E \is a fin_num := integral_fune_fin_num measurableT ig2.
pose c := fine (\int[m2]_y (g y)%:E).
have cE : \int[m2]_y (g y)%:E = c%:E by rewrite fineK.
have inner x : \int[m2]_y h (x, y) = c%:E * (f x)%:E.
  transitivity ((f x)%:E * \int[m2]_y (g y)%:E); last by rewrite cE muleC.
  exact: (integralM measurableT ig2 (f x)).
transitivity (\int[m1]_x \int[m2]_y h (x, y)).
  transitivity (\int[product_measure1 m1 s2]_z h z); first exact: (esym (along h mh)).
  by apply: esym; exact: fubini1.
transitivity (\int[m1]_x (c%:E * (f x)%:E)); first by apply: eq_integral => x _; exact: inner.
transitivity (c%:E * \int[m1]_x (f x)%:E); first exact: (integralM measurableT if1 c).
rewrite -cE muleC; congr (_ * _).
  exact: (integral_along P X mX _ mf1).
exact: (integral_along P Y mY _ mg1).
Qed.

(* ---- the model and its independence ---- *)

Definition lebesgue {d} {T : measurableType d} (P : {measure set T -> \bar reals}) (total : P [set: T] = 1) :
    Support.probability :=
  Support.Probability T (finite_moments P) (mean P) (finite_const P total) (finite_add P) (finite_mul P)
    (mean_const P total) (mean_add P) (mean_scale P).

Lemma polynomial_finite {P : Support.probability} {I : Type} (Z : I -> Support.random P) (L : list I) f :
  Support.polynomial Z L f -> Support.finite f.
Proof.
elim=> [c|e _|g h _ fg _ fh|g h _ fg _ fh].
- exact: Support.finite_const.
- exact: Support.moments.
- exact: Support.finite_add.
- exact: Support.finite_mul.
Qed.

Lemma polynomial_seen {d} {T : measurableType d} {I : Type} (P : {measure set T -> \bar reals})
    (total : P [set: T] = 1) (Z : I -> Support.random (lebesgue P total)) (L : list I) (f : T -> R) :
  Support.polynomial Z L f ->
  measurable_fun [set: seen (fun e => Support.value (Z e)) L] (f : seen (fun e => Support.value (Z e)) L -> reals).
Proof.
elim=> [c|e He|g h _ mg _ mh|g h _ mg _ mh].
- exact: measurable_fun_cst.
- move=> _ A mA; rewrite setTI; apply: sub_sigma_algebra.
  exists (fun e' => [set x | e' = e -> A x]); split=> [e'|].
    have [->|N] := pselect (e' = e).
      rewrite (_ : [set x | _] = A)//; apply/seteqP; split=> x /= S; [exact: (S erefl)|by []].
    by rewrite (_ : [set x | _] = setT)//; apply/seteqP; split=> x //= _ E; case: (N E).
  by apply/seteqP; split=> w S; [move=> e' _ ->|exact: (S e He erefl)].
- exact: measurable_funD mg mh.
- exact: measurable_funM mg mh.
Qed.

(* Numbers independent in the usual sense are independent in the sense of the book. *)
Theorem mutually_independent_is_independent {d} {T : measurableType d} {I : Type} (P : {measure set T -> \bar reals})
    (total : P [set: T] = 1) (Z : I -> Support.random (lebesgue P total)) :
  mutually_independent P (fun e => Support.value (Z e)) -> Support.independent Z.
Proof.
move=> H L M f g D pf pg; pose z e := Support.value (Z e).
have mz e : measurable_fun [set: T] (z e : T -> reals) by have [] := Support.moments (Z e).
have f_fin := polynomial_finite Z L f pf; have g_fin := polynomial_finite Z M g pg.
have i_f := finite_integrable _ _ f_fin; have i_g := finite_integrable _ _ g_fin.
have i_fg := finite_integrable _ _ (finite_mul _ _ _ f_fin g_fin).
have events A B : <<s cylinders z L >> A -> <<s cylinders z M >> B -> P (A `&` B) = P A * P B.
  have mA C K : <<s cylinders z K >> C -> d.-measurable C.
    by have sub := smallest_sub (@sigma_algebra_measurable _ T) (cylinders_measurable z K mz); exact: sub.
  move=> sA sB; apply: (generated_independent P (cylinders z L) B total) sA => //.
  - exact: cylinders_measurable.
  - exact: cylinders_closed.
  - exact: cylinders_all.
  - exact: mA sB.
  move=> C CL; rewrite setIC muleC.
  apply: (generated_independent P (cylinders z M) C total) sB => //.
  - exact: cylinders_measurable.
  - exact: cylinders_closed.
  - exact: cylinders_all.
  - exact: cylinders_measurable CL.
  by move=> E EM; rewrite setIC muleC; exact: (cylinders_independent P z L M).
have product := mean_product P (id : T -> seen z L) (id : T -> seen z M) f g total (sees z L mz) (sees z M mz) events
  (polynomial_seen P total Z L f pf) (polynomial_seen P total Z M g pg) i_g i_fg i_f.
rewrite /Support.E /= /mean.
transitivity (fine (\int[P]_w (f w : reals)%:E * \int[P]_w (g w : reals)%:E)); first by congr fine; exact: product.
by rewrite fineM//; exact: integral_fune_fin_num.
Qed.

Print Assumptions mutually_independent_is_independent.
