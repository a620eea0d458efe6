"""What the kernel prints of a theorem: terms that differ print differently, and no name can look like a word."""

from __future__ import annotations

from fractions import Fraction

import pytest

from derive.kernel import rules
from derive.kernel.nodes import _GATE
from derive.kernel.printed import FORMS, _term, printed
from derive.kernel.terms import INTEGERS, Term, num
from tests.derive.kernel.vocabulary import X, apply, at, define, delta, eq, i, index, j, m, q, total, u, v, x
from tests.terms_strategy import alike, edited_pairs, need_enough

TWO = ("2", "n")
ASIDE = {"at", "bv", "def", "independent"}  # have branches of their own


def test_every_head_has_a_form() -> None:
    assert set(FORMS) | ASIDE == set(_GATE)
    assert not set(FORMS) & ASIDE


@pytest.mark.long
def test_terms_that_differ_print_differently() -> None:
    pairs = edited_pairs(14)
    need_enough(pairs)
    assert alike(pairs, _term) == []


ALMOST = [
    (Term("neg", num(1)), num(-1)),
    (num(1) / num(3), rules.num(Fraction(1, 3))),
    (Term("pow", num(-1), 2), Term("neg", Term("pow", num(1), 2))),
    (delta(i, j), apply(define("delta", (u, v), u * v), x(i), x(j))),
    (Term("card", "n"), apply(define("size", (u,), u), at("n"))),
    ((u - v) - u, u - (v - u)),
    (at("y", Term("even", i)), at("y", Term("odd", i))),
    (at("y", Term("zero")), at("y", Term("succ", Term("zero")))),
    (eq(u, v), Term("le", u, v)),
    (total(i, total(j, x(i))), total(i, total(j, x(j)))),
]


@pytest.mark.parametrize(("one", "other"), ALMOST)
def test_what_is_almost_the_same_prints_differently(one: Term, other: Term) -> None:
    assert _term(one) != _term(other)


def test_names_that_a_certificate_suggests_are_not_printed() -> None:
    suggested = Term("sum", "n", Term("at", "x", ("n",), "fixed", Term("bv", 0, ("I", "n"))), hint="n: 0} = 0\nother")
    assert _term(suggested) == "sum{#0 in n: x[#0]}"


def test_letters_that_look_alike_are_told_apart() -> None:
    latin, cyrillic = at("a"), at("\u0430")
    assert "\\u0430 = a" in printed("alike", rules.assume(eq(cyrillic, latin)))
    assert printed("alike", rules.assume(eq(latin, latin))).isascii()


def test_a_statement_is_shown_with_all_that_it_says() -> None:
    half, square = define("half", (u,), u / 2), define("square", (v, x(i)), v**2 + total(i, x(i)))
    body = apply(square, apply(half, u), Term("lam", "n", x(Term("bv", 0, ("I", "n")))))
    claim = Term("and", eq(body, Term("E", X * q(i))), eq(at("z", Term("succ", m)), at("y", Term("odd", i))))
    moved = eq(at("w", Term("perm", "sigma", "n", i)), 0)
    theorem = rules.both(rules.assume(claim), rules.assume(moved))
    lines = printed("shown", theorem).splitlines()
    assert lines[0] == "shown"
    assert lines[1].startswith("  for all X random, i in n, m in Integers, q[n] random, sigma permutes n, u real,")
    assert "y[2*n] real" in lines[1] and f"z[{INTEGERS}] real" in lines[1]
    assert sorted(lines[2:4]) == [
        "  where   half(u real) := (u / 2)",
        "  where   square(v real, x[n] real) := ((v ^ 2) + sum{#0 in n: x[#0]})",
    ]
    assert "  if      w[sigma(i)] = 0" in lines
    says = "(square(half(u), vector{#0 in n: x[#0]}) = E((X * q[i])) and z[(m + 1)] = y[(2*i + 1)])"
    assert f"  if      {says}" in lines
    assert lines[-1] == f"  then    ({says} and w[sigma(i)] = 0)"


def test_definitions_stand_before_what_uses_them() -> None:
    inner = define("inner", (u,), u + 1)
    outer = define("outer", (u,), apply(inner, u) * 2)
    where = [line for line in printed("a", rules.unfold(apply(outer, u))).splitlines() if line.startswith("  where")]
    assert [line.split("(")[0].split()[-1] for line in where] == ["inner", "outer"]


def test_binders_are_numbered_from_outside() -> None:
    a, b = index("a", "n"), index("b", "m")
    assert _term(total(a, total(b, at("f", a, b)))) == "sum{#0 in n: sum{#1 in m: f[#0, #1]}}"
