"""What the kernel prints of a theorem: terms that differ print differently, and no name can look like a word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from derive.kernel import rules
from derive.kernel.certificate import one_name_one_meaning
from derive.kernel.nodes import _GATE
from derive.kernel.printed import FORMS, _term, printed
from derive.kernel.rules import Theorem
from derive.kernel.terms import INTEGERS, Definition, DeriveError, Term, num
from tests.derive.kernel.vocabulary import X, apply, at, define, delta, eq, i, index, j, lt, m, q, total, u, v, x
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


# ---- whole statements, whose variables, parameters, bound names, sizes and definitions are called alike ------------

WORDS = ("pi", "exp", "E", "size", "n")
PLACES, CHOICES, OTHERS = 11, 16, 6


class _Stated(NamedTuple):
    hyps: frozenset[Term]
    concl: Term


class _Written:
    """Writes a statement from choices: each number picks a form or a leaf. What is named at one place is the word."""

    def __init__(self, word: str, place: int, choices: Sequence[int]) -> None:
        self.word, self.place, self.named = word, place, 0
        self.choices = [*reversed(choices)]

    def pick(self, *options: Any) -> Any:
        return options[(self.choices.pop() if self.choices else 0) % len(options)]

    def name(self, own: str) -> str:
        self.named += 1
        return self.word if self.named == self.place else own

    def leaf(self, *atoms: Term) -> Term:
        return self.pick(*atoms, Term("pi"), Term("card", "n"), num(0))

    def real(self, *atoms: Term) -> Term:
        own = index(self.name("k"), self.name("n"))
        first, second = self.leaf(*atoms), self.leaf(*atoms, delta(own, own))
        return self.pick(first - second, Term("fn", "exp", second), total(own, second))

    def defined(self, name: str, *inner: Definition) -> Definition:
        kinds = (at, index) if inner else (at, at)
        params = [kind(self.name(own)) for kind, own in zip(kinds, "uv", strict=True)]
        atoms = [t if t.sort == "R" else delta(t, t) for t in params]
        return define(self.name(name), tuple(params), self.real(*atoms, *(self.applied(d, *atoms) for d in inner)))

    def applied(self, d: Definition, *atoms: Term) -> Term:
        return apply(d, *(self.leaf(*atoms) if p.sort == "R" else index("i") for p in d.params))

    def statement(self) -> _Stated:
        first = self.defined("f0")
        second = self.defined("f1", first)
        free = at(self.name("a"))
        given = lt(free, self.applied(first, free))
        return _Stated(frozenset({given}), eq(self.applied(second, free), self.leaf(free)))


def _accepted(word: str, place: int, choices: Sequence[int]) -> _Stated | None:
    try:
        stated = _Written(word, place, choices).statement()
        one_name_one_meaning((*stated.hyps, stated.concl))
    except DeriveError:  # ill-formed, or a name has two meanings
        return None
    return stated


def test_statements_that_differ_print_differently_whatever_is_called_alike() -> None:
    compared = Counter[str]()

    @settings(max_examples=12, deadline=None, derandomize=True, database=None)
    @given(st.lists(st.integers(0, OTHERS), min_size=CHOICES, max_size=CHOICES), st.integers(0, CHOICES - 1))
    def differ(choices: list[int], n: int) -> None:
        edited = [[*choices[:n], other, *choices[n + 1 :]] for other in range(OTHERS)]
        for word, place in product(WORDS, range(1, PLACES + 1)):
            known: dict[str, _Stated] = {}
            for stated in filter(None, (_accepted(word, place, c) for c in edited)):
                text = printed("same", cast(Theorem, stated))
                assert known.setdefault(text, stated) == stated, text
            compared[word] += len(known)

    differ()
    assert compared.keys() == {*WORDS} and min(compared.values()) > 20, compared
