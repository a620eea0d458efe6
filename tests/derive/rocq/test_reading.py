"""Texts for Rocq read as terms of the kernel: each head, each level of operators, and what is refused."""

import pytest

from derive.kernel.terms import Definition, DeriveError, Key, Term, num
from derive.language.symbols import RenderError
from derive.rocq.reading import StatementReader

X, Y, U = (Term("at", name, (), "fixed") for name in "xyu")
INDEX, J = (Term("ix", name, "n") for name in "ij")
K, L = (Term("ix", name, "Integers") for name in "kl")
V = Key("at", "v", ("n",), "fixed")
S = Key("at", "s", ("m", "n"), "fixed")
Q = Key("at", "q", ("n",), "random")
B0 = Term("bv", 0, ("I", "n"))
SCOPE = {
    "n": "size", "m": "size", "P": "probability", "w": "outcome", "x": X.key, "y": Y.key, "i": INDEX.key, "j": J.key,
    "k": K.key, "l": L.key, "v": V, "s": S, "q": Q, "pi_": Key("perm", "pi_", ("n",)),
    "z": Key("at", "z", ("Integers",), "fixed"), "t": Key("at", "t", (("2", "n"),), "fixed"),
}  # fmt: skip
VECTOR = Term("lam", "n", Term.of(V, B0))
NORM = Definition("norm", (V,), Term("sum", "n", Term.of(V, B0) ** 2))


def read(text):
    reader = StatementReader(text, {"norm": NORM})
    reader.scope = dict(SCOPE)
    found = reader.formula()
    if more := reader.following(0):
        raise RenderError(f"more: {more}")
    return found


def rel(left, right=X, head="eq"):
    return Term(head, left, right)


@pytest.mark.parametrize(
    ("text", "term"),
    [
        ("x + y * x - y", X + Y * X - Y),
        ("x - (y - x)", X - (Y - X)),
        ("- x * y", -X * Y),
        ("- x ^ 2", -(X**2)),
        ("x / y / x", X / Y / X),
        ("-1 * x", num(-1) * X),
        ("- 1", -num(1)),
        ("exp x ^ 2", Term("fn", "exp", X) ** 2),
        ("ln (x + y)", Term("fn", "log", X + Y)),
        ("PI", Term("pi")),
        ("INR n", Term("card", "n")),
        ("INR (double n)", Term("card", ("2", "n"))),
        ("delta i j", Term("delta", INDEX, J)),
        ("v i", Term.of(V, INDEX)),
        ("v (pi_ i)", Term.of(V, Term("perm", "pi_", "n", INDEX))),
        ("t (odd i)", Term("at", "t", (("2", "n"),), "fixed", Term("odd", INDEX))),
        ("z (Z.succ 0%Z)", Term("at", "z", ("Integers",), "fixed", Term("succ", Term("zero")))),
        ("Sum (fun a : Fin n => v a)", Term("sum", "n", Term.of(V, B0))),
        ("norm v", Term("def", NORM, VECTOR)),
        ("norm (fun a : Fin n => v a)", Term("def", NORM, VECTOR)),
        ("pairs v v (even i)", Term("pairs", VECTOR, VECTOR, Term("even", INDEX))),
        ("q i w", Term.of(Q, INDEX)),
        ("E (fun w : P => q i w)", Term("E", Term.of(Q, INDEX))),
        ("Cov (fun o : P => q i o) (fun w : P => q j w)", Term("Cov", Term.of(Q, INDEX), Term.of(Q, J))),
        ("x <= y", rel(X, Y, "le")),
        ("x < y /\\ y <> x", Term("and", rel(X, Y, "lt"), rel(Y, X, "ne"))),
        ("i <> j", Term("apart", INDEX, J)),
        ("forall a : Fin n, v a = x", Term("forall", "n", rel(Term.of(V, B0)))),
        ("partial real (fun x : R => x * y) x y", Term("deriv", X * Y, X, Y)),
        ("partial (entry i) (fun v : Fin n -> R => v j) v x", Term("deriv", Term.of(V, J), Term.of(V, INDEX), X)),
        ("integral (fun u : R => u * x) x y 1", Term("integral", U * X, U, X, Y, num(1))),
        ("independent q", Term("independent", ("q", ("n",)))),
    ],
)  # fmt: skip
def test_a_text_is_read(text, term):
    assert read(text) == term


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("limit x", "'limit' is not known"),
        ("x = y = x", "more: ="),
        ("x ^ y", "a numeral was expected"),
        ("-1 ^ 2", "more: \\^"),
        ("v k", "indices of dimensions"),
        ("q i", "is no outcome|ends too early"),
        ("E (fun o : P => q i w)", "'w' is not known"),
        ("partial real (fun x : R => x * y) y y", "'x' was expected, not 'y'"),
        ("partial real (fun u : R => u * y) u y", "is no variable in which"),
        ("partial real (fun v : Fin n -> R => v j) v x", "indices of dimensions"),
        ("partial (entry2 i) (fun v : Fin n -> R => v j) v x", "no coordinate"),
        ("Sum (fun a : R => a)", "an index was expected"),
        ("norm x", "wrong type|an index is missing"),
        ("norm", "wrong number"),
        ("fun a : Fin n => v a", "not known"),
        ("independent (single q)", "no random family"),
        ("Sum (fun Sum : Fin n => v Sum)", "cannot be the name"),
        ("P", "no term"),
        ("norm q", "is no outcome"),
        ("forall (a : Fin n) (j : Fin n), v j = x", "one binder was expected"),
        ("Sum (fun (a : Fin n) (j : Fin n) => v j)", "one binder was expected"),
        ("integral (fun (a : R) (x : R) => x) 0 1 2", "one binder was expected"),
        ("exp x y", "1 arguments were expected, not 2"),
        ("delta i", "2 arguments were expected, not 1"),
        ("v pi_", "permutes nothing"),
    ],
)
def test_what_is_not_a_term_is_refused(text, why):
    with pytest.raises(DeriveError, match=why):
        read(text)


def test_an_index_of_an_outer_binder_is_counted():
    inner = Term("at", "s", ("m", "n"), "fixed", Term("bv", 1, ("I", "m")), B0)
    assert read("Sum (fun a : Fin m => Sum (fun b : Fin n => s a b))") == Term("sum", "m", Term("sum", "n", inner))
    assert read("Sum (fun a : Fin m => norm (s a))") == Term("sum", "m", Term("def", NORM, Term("lam", "n", inner)))


def test_a_definition_is_read_with_its_parameters_in_order():
    wrong = "Definition at_ {n m : nat} (s : Fin m -> Fin n -> R) (j : Fin n) : R :=\n  s j j."
    with pytest.raises(DeriveError, match="indices of dimensions"):
        StatementReader(wrong, {}).definition()
    name, found = StatementReader(
        "Definition sq {n : nat} (v : Fin n -> R) (i : Fin n) : R := v i ^ 2.", {}
    ).definition()
    assert (name, found) == ("sq", Definition("sq", (V, INDEX.key), Term.of(V, INDEX) ** 2))
    with pytest.raises(DeriveError, match="cannot be the name of a variable"):
        StatementReader("Definition exp (x : R) : R := x.", {}).definition()
