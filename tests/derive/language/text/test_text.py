"""Text is injective and parses back; each check is seen to fail on a printer or a parser that is wrong."""

import re
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from random import Random

import pytest

from derive.kernel import nodes as kernel_nodes
from derive.kernel.terms import INTEGERS, StatementError, Term, num, subterms
from derive.language.text.parser import parse
from derive.language.text.text import context_of, statement, text
from tests.terms_strategy import (
    DEFINITIONS,
    FEW_PAIRS,
    TWO_H,
    Pair,
    alike,
    bind,
    edited_pairs,
    entry,
    index,
    need_enough,
    random_term,
)

SORTS = (
    "R",
    "R",
    "R",
    "R",
    "P",
    "P",
    "P",
    ("I", "n"),
    ("I", INTEGERS),
    ("I", TWO_H),
    ("V", "n", "R"),
    ("V", "n", ("V", "m", "R")),
)
EVERY_HEAD = set(kernel_nodes._GATE)

i, j, a = index("i", "n"), index("j", "n"), index("a", "m")
m, e = index("t", INTEGERS), index("e", "h")
c, u, x, y = entry("c"), entry("u"), entry("x", i), entry("y", i)
SOFTMAX = DEFINITIONS[0]


def total(body: Term, hint: str | None = None) -> Term:
    return bind("sum", i, body, hint)


@cache
def pairs() -> list[Pair]:
    """Just enough of each kind; a long test takes many times as many."""
    return edited_pairs(seed=2, most_per_kind=FEW_PAIRS)


@cache
def texts() -> dict[int, str]:
    """The text of each term of the pairs, by its identity: equal terms may name their bound variables otherwise."""
    return {id(t): text(t) for _, *two in pairs() for t in two}


# --- round trip ---


def random_terms(count: int, seed: int) -> list[Term]:
    rng = Random(seed)
    return [random_term(rng, rng.choice(SORTS), rng.randint(2, 6)) for _ in range(count)]


def not_restored(terms: list[Term], printed: Callable[[Term], str] = text) -> list[Term]:
    wrong = []
    for term in terms:
        try:
            back = parse(printed(term), context_of(term))
        except StatementError:
            back = None
        if back != term:
            wrong.append(term)
    return wrong


@pytest.mark.parametrize(("count", "distinct"), [(1200, 700), pytest.param(5500, 3000, marks=pytest.mark.long)])
def test_random_terms_are_restored(count: int, distinct: int) -> None:
    terms = random_terms(count, seed=1)
    assert len(set(terms)) >= distinct
    assert {s.head for t in terms for s in subterms(t)} == EVERY_HEAD
    assert not_restored(terms) == []


def test_a_printer_without_brackets_is_not_restored() -> None:
    flat = re.compile(r"(?<![\w~])\(([^()]*)\)")
    assert len(not_restored(random_terms(300, seed=1), lambda t: flat.sub(r"\1", text(t)))) > 15


# --- injectivity ---


def test_terms_that_differ_in_one_place_print_differently() -> None:
    need_enough(pairs(), FEW_PAIRS)
    assert alike(pairs(), text) == []


@pytest.mark.long
def test_many_terms_that_differ_in_one_place_print_differently() -> None:
    many = edited_pairs(seed=2)
    need_enough(many)
    assert len(many) >= 3000
    assert alike(many, text) == []


@pytest.mark.parametrize(
    ("kind", "spoiled"),
    [
        ("rebracket", lambda s: re.sub(r"[()]", "", s)),
        ("move through sum", lambda s: re.sub(r"Sum|[():]|, \w+:[\w*]+", "", s)),
        ("swap", lambda s: "".join(sorted(s))),
        ("rename index", lambda s: re.sub(r"\b[ijabegswtr]\b", "i", s)),
        ("numeral or division", lambda s: re.sub(r"Rational\((\S+), (\d+)\)", r"\1/\2", s)),
        ("subtract or add", lambda s: re.sub(r"[-+()]", "", s).replace("  ", " ")),
        ("other bound variable", lambda s: re.sub(r"\b[a-z]\b", "i", s)),
        ("move quantifier", lambda s: re.sub(r"ForAll|And|\w+:[\w*]+|[(),\s]", "", s)),
    ],
)
def test_the_pairs_expose_a_printer_that_is_not_injective(kind: str, spoiled: Callable[[str], str]) -> None:
    assert kind in {k for k, _ in alike(pairs(), lambda t: spoiled(texts()[id(t)]))}


def test_too_few_pairs_are_refused() -> None:
    with pytest.raises(AssertionError, match="pairs of the kind"):
        need_enough(pairs()[:50])
    with pytest.raises(AssertionError, match="not edited"):
        need_enough([*pairs(), ("swap", c, c)], FEW_PAIRS)


KNOWN = {
    "c + (u + x[i])": c + (u + x),
    "c + u + x[i]": (c + u) + x,
    "c*(u/x[i])": c * (u / x),
    "c*u/x[i]": (c * u) / x,
    "c/u*x[i]": (c / u) * x,
    "-(c*u)": -(c * u),
    "-c*u": -c * u,
    "c*(-u)": c * -u,
    "c - u": c - u,
    "c + (-u)": c + -u,
    "Sum(x[i], i:n)*c": total(x) * c,
    "Sum(x[i]*c, i:n)": total(x * c),
    "1/2": num(1) / 2,
    "Rational(1, 2)": num(Fraction(1, 2)),
    "-3": num(-3),
    "-(3)": -num(3),
    "-3*c": num(-3) * c,
    "-(3*c)": -(num(3) * c),
    "c*(-3)": c * -3,
    "(-3)**2": num(-3) ** 2,
    "-(3**2)": -(num(3) ** 2),
    "-c**2": -(c**2),
    "(-c)**2": (-c) ** 2,
    "(c**2)**3": (c**2) ** 3,
    "size(2*h)": Term("card", TWO_H),
    "pi*c**2": Term("pi") * entry("c") ** 2,
    "2*size(h)": num(2) * Term("card", "h"),
    "E(c)*u": Term("E", c) * u,
    "E(c*u)": Term("E", c * u),
    "loss[2*e]": entry("loss", 2 * e),
    "loss[2*e + 1]": entry("loss", 2 * e + 1),
    "rho[0]": entry("rho", Term("zero")),
    "rho[2]": entry("rho", Term("zero") + 1 + 1),
    "rho[t + 2]": entry("rho", m + 1 + 1),
    "x[sigma(i)]": entry("x", Term("perm", "sigma", "n", i)),
    "softmax(x, i)": Term("def", SOFTMAX, bind("lam", j, entry("x", j)), i),
    "softmax(fun i:n => x[i] + c, j)": Term("def", SOFTMAX, bind("lam", i, x + c), j),
    "Distinct(i, j)": Term("apart", i, j),
    "c != u": Term("ne", c, u),
    "Distinct(0, 1)": Term("apart", Term("zero"), Term("zero") + 1),
    "0 != 1": Term("ne", num(0), num(1)),
    "HasDerivative(c*x[i], x[j], c*KroneckerDelta(i, j))": Term("deriv", c * x, entry("x", j), c * Term("delta", i, j)),
    "ForAll(i:n, And(0 < x[i], x[i] < 1))": bind(
        "forall", i, Term("and", Term("lt", num(0), x), Term("lt", x, num(1)))
    ),
    "Independent(q, k)": Term("independent", ("q", ("n",)), ("k", ("n",))),
    "0": num(0),
    "Integers(0)": Term("zero"),
}


def test_known_texts() -> None:
    assert {text(term): term for term in KNOWN.values()} == KNOWN
    assert {printed: parse(printed, context_of(term)) for printed, term in KNOWN.items()} == KNOWN


def test_known_terms_differ() -> None:
    assert len(set(KNOWN.values())) == len(KNOWN)


# --- names of bound variables ---


@pytest.mark.parametrize(
    ("term", "printed"),
    [
        (total(entry("x", i) * entry("V", i, j), hint="j"), "Sum(x[i]*V[i, j], i:n)"),
        (total(x, hint="x"), "Sum(x[i], i:n)"),
        (total(x, hint="n"), "Sum(x[i], i:n)"),
        (total(x, hint="E"), "Sum(x[i], i:n)"),
        (total(x, hint=""), "Sum(x[i], i:n)"),
        (total(bind("sum", j, entry("V", i, j), hint="i")), "Sum(Sum(V[i, j], j:n), i:n)"),
    ],
)
def test_a_bound_variable_gets_a_free_name(term: Term, printed: str) -> None:
    back = parse(text(term), context_of(term))
    assert back == term
    assert re.sub(r"\b[jkl]\b", "j", text(term)) == printed


def test_hints_are_kept_and_do_not_count() -> None:
    assert text(total(x, hint="k")) == "Sum(x[k], k:n)"
    assert total(x, hint="k") == total(x, hint="l")


# --- refusals and declarations ---


def test_deep_terms_are_refused() -> None:
    deep = c
    for _ in range(3000):
        deep = deep + c
    with pytest.raises(StatementError, match="nested too deeply"):
        text(deep)


def test_a_statement_is_made_of_closed_formulas() -> None:
    with pytest.raises(StatementError, match="closed formulas were expected"):
        statement((), c)


def test_a_statement_declares_all_it_uses() -> None:
    claim = Term("eq", bind("sum", j, Term("def", SOFTMAX, bind("lam", i, x), j) * entry("q", j)), entry("W", i, a) * c)
    printed = statement((Term("lt", num(0), entry("x", Term("perm", "sigma", "n", i))),), claim)
    assert printed.splitlines() == [
        "dimensions: n, m",
        "indices: i:n, a:m",
        "reals: c",
        "vectors: x[n], W[n, m]",
        "random: q[n]",
        "permutations: sigma(n)",
        "define: softmax(x[n], i:n) = exp(x[i])/Sum(exp(x[j]), j:n)",
        "assume: 0 < x[sigma(i)]",
        "claim: Sum(softmax(x, j)*q[j], j:n) = W[i, a]*c",
    ]
