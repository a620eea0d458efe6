"""Terms as text: brackets where Rocq needs them, and no name captured."""

from fractions import Fraction

import pytest

from derive.kernel.terms import Definition, Key, Term, close, num, resize
from derive.language.symbols import RenderError
from derive.rocq.names import Names
from derive.rocq.text import Writer, is_instance, sizes_in
from tests.derive.kernel.vocabulary import (
    E,
    X,
    apart,
    apply,
    at,
    define,
    delta,
    deriv,
    e,
    eq,
    exp,
    fn,
    for_all,
    i,
    independent,
    j,
    k,
    le,
    lt,
    m,
    ne,
    p,
    q,
    r,
    total,
    u,
    v,
    vector,
    w,
    x,
    y,
)

FOUR = Key("at", "z", ("n",) * 4, "fixed")
square = define("square", (u,), u * u)
norm = define("norm", (x(i), u), total(i, x(i) ** 2) / u)


def written(t, *definitions):
    return Writer(Names(), {d.name: d for d in definitions}).term(t)


@pytest.mark.parametrize(
    ("term", "text"),
    [
        (u - (v - w), "u - (v - w)"),
        (u - v - w, "u - v - w"),
        (u * (v + w), "u * (v + w)"),
        (u / (v * w), "u / (v * w)"),
        (u / v * w, "u / v * w"),
        (-(u * v), "- (u * v)"),
        (-u * v, "- u * v"),
        ((-u) ** 2, "(- u) ^ 2"),
        (-(u**2), "- u ^ 2"),
        ((u**2) ** 3, "(u ^ 2) ^ 3"),
        (exp(u) ** 2, "exp u ^ 2"),
        (exp(u + v), "exp (u + v)"),
        (fn("log", u), "ln u"),
        (fn("erf", u + v), "erf (u + v)"),
        (num(2) / fn("sqrt", Term("pi")), "2 / sqrt PI"),
        (Term("pi") * at("PI"), "PI * PI_"),
        (num(Fraction(1, 2)) * u, "1 / 2 * u"),
        (u / num(Fraction(1, 2)), "u / (1 / 2)"),
        (u * num(-3), "u * -3"),
        (num(-3) ** 2, "(-3) ^ 2"),
        (Term("card", ("2", "n")), "INR (double n)"),
        (x(Term("perm", "sigma", "n", i)), "x (sigma i)"),
        (y(2 * e, 2 * e + 1), "y (even e) (odd e)"),
        (at("z", m + 1), "z (Z.succ m)"),
        (at("z", Term("zero")), "z 0%Z"),
        (total(i, x(i)) * u, "Sum (fun i : Fin n => x i) * u"),
        (total(p, at("x", p)), "Sum (fun p : Fin (double h) => x p)"),
        (delta(i, j), "delta i j"),
        (E(X * u), "E (fun w : P => X w * u)"),
        (Term("Cov", q(i), r(i)), "Cov (fun w : P => q i w) (fun w : P => r i w)"),
        (Term("pairs", vector(e, at("u", e)), vector(e, exp(at("v", e))), p), "pairs u (fun e : Fin h => exp (v e)) p"),
    ],
)
def test_real_terms(term, text):
    assert written(term) == text


@pytest.mark.parametrize(
    ("formula", "text"),
    [
        (eq(u, v + w), "u = v + w"),
        (ne(u, 0), "u <> 0"),
        (le(u, v), "u <= v"),
        (apart(i, j), "i <> j"),
        (Term("and", eq(u, v), lt(u, v)), "u = v /\\ u < v"),
        (for_all(i, for_all(j, eq(y(i, j), 0))), "forall i : Fin n, forall j : Fin n, y i j = 0"),
        (deriv(x(i) * u, x(j), u), "partial (entry j) (fun x : Fin n -> R => x i * u) x u"),
        (
            deriv(y(i, j, k), y(i, k, j), 0),
            "partial (entry3 i k j) (fun y : Fin n -> Fin n -> Fin n -> R => y i j k) y 0",
        ),
        (
            deriv(Term.of(FOUR, i, j, k, i), Term.of(FOUR, i, k, j, i), 0),
            f"partial (entry4 i k j i) (fun z : {'Fin n -> ' * 4}R => z i j k i) z 0",
        ),
        (deriv(u * v, u, v + 0), "partial real (fun u : R => u * v) u (v + 0)"),
        (independent(q(i), X, r(i, j)), "independent (joint q (joint (single X) (matrix r)))"),
    ],
)
def test_formulas(formula, text):
    assert written(formula) == text


def test_a_bound_variable_shadows_nothing_that_is_meant():
    free = x(i) * total(k, y(i, k))
    captured = Term("sum", "n", close(x(i) * x(k), Key("ix", "k", ("n",))), hint="i")
    assert written(total(i, free)) == "Sum (fun i : Fin n => x i * Sum (fun k : Fin n => y i k))"
    assert written(captured) == "Sum (fun i_ : Fin n => x i * x i_)"


def test_a_name_may_be_bound_again_where_the_outer_one_is_not_meant():
    inner = total(i, x(i))
    assert written(total(i, inner * x(i))) == "Sum (fun i : Fin n => Sum (fun i : Fin n => x i) * x i)"


def test_a_bound_variable_shadows_no_definition():
    named = Term("sum", "n", close(x(i), Key("ix", "i", ("n",))), hint="square")
    assert written(named * apply(square, u), square) == "Sum (fun square_ : Fin n => x square_) * square u"


def test_an_outcome_and_a_real_w_differ():
    assert written(E(X * w)) == "E (fun w : P => X w * w_)"


def test_a_family_as_an_argument_is_its_name():
    assert written(apply(norm, vector(j, x(j)), v), norm) == "norm x v"
    assert written(apply(norm, vector(j, u * x(j)), v), norm) == "norm (fun j : Fin n => u * x j) v"
    assert written(apply(norm, vector(j, y(j, j)), v), norm) == "norm (fun j : Fin n => y j j) v"


def test_one_name_has_one_meaning():
    other = define("square", (u,), u**2)
    with pytest.raises(RenderError, match="defined as something else"):
        written(apply(other, v), square)


def test_a_definition_may_be_used_at_other_sizes():
    doubled: Definition = resize(norm, {"n": ("2", "h")})
    assert is_instance(doubled, norm)
    assert not is_instance(norm, doubled)
    assert not is_instance(define("norm", (x(i), u), total(i, x(i)) / u), norm)
    assert written(apply(doubled, vector(p, at("x", p)), v), norm) == "norm x v"


def test_sizes_are_found_under_doubles():
    assert sizes_in(total(p, at("x", p)), Term("card", "n")) == ("h", "n")
    assert sizes_in(at("z", m)) == ()


def test_moments_are_finite_by_the_form_of_the_term():
    writer = Writer(Names(), {})
    assert writer.finite(X * u) == "(finite_mul (moments (X)) (finite_const u))"
    assert writer.finite((X - u) ** 2) == "(finite_pow 2 (finite_sub (moments (X)) (finite_const u)))"
    assert writer.finite(total(i, q(i)) / v) == "(finite_div v (finite_sum (fun i : Fin n => (moments (q i)))))"
    assert writer.bundled(X * X) == "(Random (fun w : P => X w * X w) (finite_mul (moments (X)) (moments (X))))"
    assert writer.bundled(vector(i, q(i))) == "(fun i : Fin n => (q i))"


@pytest.mark.parametrize("term", [independent(q(i, j, k))])
def test_what_the_library_does_not_have_is_refused(term):
    with pytest.raises(RenderError):
        written(term)
