"""One name has one meaning in a statement, else it would print as something it is not."""

from __future__ import annotations

import pytest

from derive.kernel import rules
from derive.kernel.certificate import one_name_one_meaning, replay
from derive.kernel.printed import printed
from derive.kernel.rules import ProofError
from derive.kernel.terms import FUNCTIONS, INTEGERS, MOMENTS, Definition, Key, Term, num
from derive.proving.certificates import dumps
from tests.derive.kernel.vocabulary import X, algebra, apply, at, define, eq, fact, i, index, lt, m, q, total, u, v, x


@pytest.mark.parametrize(
    "formula",
    [
        eq(x(i), at("x")),
        eq(x(i), at("x", i, kind="random")),
        eq(x(i), at("y", index("i", "m"))),
        eq(x(i), at("i")),
        eq(x(Term("perm", "x", "n", i)), 0),
        eq(x(Term("perm", "s", "n", i)), at("y", Term("perm", "s", "m", index("k", "m")))),
        eq(apply(define("f", (u,), u), u), apply(define("f", (u,), u + 0), u)),
        eq(apply(define("u", (v,), v), u), 0),
        eq(apply(define("f", (u,), u), u), apply(define("g", (u,), apply(define("f", (u,), u * u), u)), u)),
        Term("and", eq(u, 1), eq(at("u", i), 1)),
        Term("forall", INTEGERS, eq(at("z", Term("bv", 0, ("I", INTEGERS))), at("z"))),
    ],
)
def test_a_name_with_two_meanings_is_refused(formula: Term) -> None:
    with pytest.raises(ProofError, match="has two meanings"):
        one_name_one_meaning((formula,))
    with pytest.raises(ProofError, match="has two meanings"):
        replay(dumps({"a": rules.assume(formula)}))


def test_names_of_parameters_are_their_own() -> None:
    one_name_one_meaning((eq(apply(define("f", (x(i),), total(i, x(i))), Term("lam", "n", at("y", i))), at("x")),))
    one_name_one_meaning((eq(total(i, q(i)) * X, at("z", m)),))


@pytest.mark.parametrize(
    "formulas",
    [
        (eq(u, Term("card", "u")),),
        (eq(Term("at", "x", (), "fixed"), 0), Term("eq", Term("at", "y", ("x",), "fixed", Term("ix", "j", "x")), u)),
        (Term("independent", ("q", ("n",))), eq(Term("E", Term("at", "q", ("m",), "random", Term("ix", "j", "m"))), 0)),
        *((eq(t, 0),) for t in (Term("def", Definition("exp", (), num(0))), Term("at", "pi", (), "fixed"))),
    ],
)
def test_sizes_families_and_functions_have_names_of_their_own(formulas) -> None:
    with pytest.raises(ProofError, match="has two meanings"):
        one_name_one_meaning(formulas)


def test_a_name_of_a_hypothesis_means_what_it_means_in_the_conclusion() -> None:
    given = rules.assume(eq(at("x"), 1))
    one = rules.trans(rules.symm(given), given)  # 1 = 1, where x is a number
    replay(dumps({"a": one}))
    mixed = rules.both(rules.refl(x(i)), one)  # x(i) = x(i) and 1 = 1, where x is a number
    with pytest.raises(ProofError, match="the name x has two meanings"):
        replay(dumps({"a": mixed}))


PI = at("pi")
ANY = Term("ix", "k", "pi")


@pytest.mark.parametrize(
    ("name", "definition"),
    [
        ("pi", define("g", (PI,), Term("pi") - PI)),  # prints as g(pi real) := (pi - pi)
        ("pi", define("g", (PI,), Term("pi"))),
        ("pi", define("g", (index("pi"), i), Term("delta", index("pi"), i))),
        ("pi", define("g", (u,), total(ANY, u))),
        *((name, define("g", (u, at(name)), u)) for name in (*FUNCTIONS, *MOMENTS)),
        ("n", define("g", (x(i), at("n")), total(i, x(i)))),
        ("m", define("g", (u, at("m")), Term("card", "m"))),
        ("u", define("g", (u, x(index("i", "u"))), u)),
    ],
)
def test_a_parameter_is_called_neither_as_a_function_nor_as_a_size(name: str, definition: Definition) -> None:
    inner = apply(definition, *map(_argument, definition.params))
    outer = Definition("outer", tuple(inner.free), inner)
    for t in (inner, apply(outer, *map(_argument, outer.params))):
        with pytest.raises(ProofError, match=f"the name {name} has two meanings"):
            one_name_one_meaning((eq(t, 0),))


def _argument(p: Key) -> Term:
    """Nothing that the statement names otherwise."""
    if p.kind == "ix":
        return Term("ix", "j", p.dim)
    return Term("lam", p.dim, at("z", Term("bv", 0, ("I", p.dim)))) if p.dims else num(0)


def test_the_certificate_that_would_print_as_zero_below_zero_is_refused() -> None:
    """True and proved: 0 < g(0), where g takes its parameter from the number pi, and calls it so."""
    applied = apply(define("g", (PI,), Term("pi") - PI), num(0))
    value = algebra(applied, Term("pi"), (rules.unfold(applied), 1))
    proved = rules.replace((fact("pi_pos"), rules.symm(value)), lt(0, at("h")), Key("at", "h", (), "fixed"))
    assert printed("p", proved).splitlines()[1:] == ["  where   g(pi real) := (pi - pi)", "  then    0 < g(0)"]
    written = dumps({"p": proved})  # which calls the parameter otherwise
    assert any("(pi - pi~)" in line for line in printed("p", replay(written)["p"]).splitlines())
    with pytest.raises(ProofError, match="the name pi has two meanings"):
        replay(written.replace("pi~", "pi"))
