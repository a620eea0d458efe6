r"""LaTeX is injective to the eye: the pairs are compared without spaces and without the sizes of brackets."""

import re
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from random import Random

import pytest

from derive.kernel import nodes as kernel_nodes
from derive.kernel.terms import INTEGERS, Definition, StatementError, Term, num, subterms
from derive.render.latex import Abbreviation, RenderError, hypothesis_latex, latex
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

i, j, a = index("i", "n"), index("j", "n"), index("a", "m")
m, e, s = index("m", INTEGERS), index("e", "h"), index("s", TWO_H)
N = Term("card", "n")
c, u, x, y = entry("c"), entry("u"), entry("x", i), entry("y", i)
SOFTMAX = DEFINITIONS[0]


def total(body: Term) -> Term:
    return bind("sum", i, body)


def fn(name: str, t: Term) -> Term:
    return Term("fn", name, t)


def softmax(t: Term, vector: Term | None = None) -> Term:
    return Term("def", SOFTMAX, bind("lam", j, entry("x", j)) if vector is None else vector, t)


Z = bind("sum", j, fn("exp", entry("x", j)), hint="k")
SHORT = (Abbreviation(softmax(i), "p"), Abbreviation(Z, "Z"), Abbreviation(fn("exp", x), "omega"))


def to_the_eye(tex: str) -> str:
    return re.sub(r"\\(?:left|right|bigl|bigr|Bigl|Bigr|biggl|biggr|!|,|;)(?![A-Za-z])|\s", "", tex)


@cache
def pairs() -> list[Pair]:
    """Just enough of each kind; a long test takes many times as many."""
    return edited_pairs(seed=5, most_per_kind=FEW_PAIRS)


@cache
def looks() -> dict[int, str]:
    """What each term of the pairs looks like, by its identity: equal terms may name their bound variables otherwise."""
    return {id(t): to_the_eye(latex(t)) for _, *two in pairs() for t in two}


# --- injectivity ---


@pytest.mark.parametrize("abbreviations", [(), SHORT])
def test_terms_that_differ_in_one_place_print_differently(abbreviations: tuple[Abbreviation, ...]) -> None:
    need_enough(pairs(), FEW_PAIRS)
    assert alike(pairs(), lambda t: to_the_eye(latex(t, abbreviations=abbreviations))) == []


@pytest.mark.long
@pytest.mark.parametrize("abbreviations", [(), SHORT])
def test_many_terms_that_differ_in_one_place_print_differently(abbreviations: tuple[Abbreviation, ...]) -> None:
    many = edited_pairs(seed=5)
    need_enough(many)
    assert len(many) >= 3000
    assert alike(many, lambda t: to_the_eye(latex(t, abbreviations=abbreviations))) == []


@pytest.mark.parametrize(
    ("kind", "spoiled"),
    [
        ("rebracket", lambda t: re.sub(r"[()]", "", t)),
        ("move through sum", lambda t: re.sub(r"\\sum_\{[^}]*\}|[()]", "", t)),
        ("swap", lambda t: "".join(sorted(t))),
        ("rename index", lambda t: re.sub(r"\b[ijabegswtr]\b|(?<=_)[a-z]", "i", t)),
        ("numeral or division", lambda t: t.replace(r"\tfrac", r"\frac")),
        ("subtract or add", lambda t: re.sub(r"[-+()]", "", t)),
        ("move power", lambda t: re.sub(r"\^\{\d+\}|\^\d", "", t)),
        ("move through function", lambda t: re.sub(r"[]()[]", "", t)),
        ("size or product", lambda t: t.replace(r"\cdot", "")),
        ("move quantifier", lambda t: re.sub(r"[()]", "", t)),
    ],
)
def test_the_pairs_expose_a_printer_that_is_not_injective(kind: str, spoiled: Callable[[str], str]) -> None:
    assert kind in {k for k, _ in alike(pairs(), lambda t: spoiled(looks()[id(t)]))}


def balanced(tex: str) -> bool:
    """Whether every bracket closes one of its own kind and size."""
    opened = []
    for size, _, bracket in re.findall(r"(?:\\(big|Big|bigg)([lr])|\\(?:left|right))?([][(){}])", tex):
        if bracket in "([{":
            opened.append((size, bracket))
        elif not opened or opened.pop() != (size, "([{"[")]}".index(bracket)]):
            return False
    return not opened


def test_every_head_prints_with_balanced_brackets() -> None:
    rng = Random(4)
    terms = [random_term(rng, rng.choice(("R", "P")), 5) for _ in range(500)]
    assert {t.head for term in terms for t in subterms(term)} == set(kernel_nodes._GATE)
    for term in terms:
        printed = latex(term)
        assert balanced(printed), printed
    assert not balanced(r"\bigl(c)") and not balanced(r"(c\bigr)") and not balanced("{c")


# --- what is printed ---

KNOWN = {
    "c + (u + x_i)": c + (u + x),
    "c + u + x_i": (c + u) + x,
    r"c \frac{u}{x_i}": c * (u / x),
    r"\frac{c u}{x_i}": c * u / x,
    "-c u": -c * u,
    "-(c u)": -(c * u),
    "c (-u)": c * -u,
    r"\sum_{i<n} x_i c": total(x * c),
    r"\Bigl(\sum_{i<n} x_i\Bigr) c": total(x) * c,
    r"\sum_{i<n} (x_i + c)": total(x + c),
    r"\sum_{i<n} x_i + c": total(x) + c,
    r"-\sum_{i<n} x_i": -total(x),
    r"\sum_{i<n} \sum_{j<n} V_{ij}": total(bind("sum", j, entry("V", i, j))),
    r"\frac{1}{2}": num(1) / 2,
    r"\tfrac{1}{2}": num(Fraction(1, 2)),
    "-3": num(-3),
    "-(3)": -num(3),
    r"2 \cdot 3": num(2) * 3,
    "2h": Term("card", TWO_H),
    r"2 \cdot h": num(2) * Term("card", "h"),
    "4h": Term("card", ("2", TWO_H)),
    "(2h)^2": Term("card", TWO_H) ** 2,
    r"\mathrm{e}^{x_i + c}": fn("exp", x + c),
    r"\exp\Bigl(\sum_{i<n} x_i\Bigr)": fn("exp", total(x)),
    r"\mathrm{e}^{c/u}": fn("exp", c / u),
    r"\mathrm{e}^{-c u/x_i}": fn("exp", -(c * u / x)),
    r"\exp\Bigl(\frac{-c}{u}\Bigr)": fn("exp", -c / u),
    r"\exp\Bigl(c \frac{u}{x_i}\Bigr)": fn("exp", c * (u / x)),
    r"\exp\Bigl(\frac{c}{u + c}\Bigr)": fn("exp", c / (u + c)),
    r"\frac{\sum_{i<n} x_i}{n}": total(x) / N,
    r"\frac{c - \tfrac{1}{n} \sum_{i<n} x_i}{u}": (c - total(x) / N) / u,
    r"\sqrt{\tfrac{1}{n} \sum_{i<n} x_i + c}": fn("sqrt", total(x) / N + c),
    r"\frac{\Bigl(\tfrac{1}{n} \sum_{i<n} x_i\Bigr) c}{u}": total(x) / N * c / u,
    r"\frac{c - \tfrac{1}{n} u \sum_{i<n} x_i}{u}": (c - u * total(x) / N) / u,
    r"\frac{\tfrac{1}{n} \Bigl(c + \sum_{i<n} x_i\Bigr)}{u}": (c + total(x)) / N / u,
    r"\frac{\tfrac{1}{n} (-c) \sum_{i<n} x_i}{u}": -c * total(x) / N / u,
    r"\frac{\tfrac{1}{n} \cdot 2 \sum_{i<n} x_i}{u}": 2 * total(x) / N / u,
    r"\frac{\frac{c}{n} \sum_{i<n} x_i}{u}": c / N * total(x) / u,
    r"\frac{c \Bigl(\tfrac{1}{n} \sum_{i<n} x_i\Bigr)}{u}": c * (total(x) / N) / u,
    r"\frac{\frac{1}{n} \sum_{i<n} x_i}{u}": num(1) / N * total(x) / u,
    r"\frac{\frac{\sum_{i<n} x_i}{2}}{u}": total(x) / 2 / u,
    r"\cos^2(c)": fn("cos", c) ** 2,
    r"\cos(c^2)": fn("cos", c**2),
    r"\operatorname{erf}(c)^2": fn("erf", c) ** 2,
    r"\operatorname{erf}\Bigl(\frac{c}{u}\Bigr)": fn("erf", c / u),
    r"\sqrt{c}": fn("sqrt", c),
    r"\frac{\pi}{\sqrt{\pi}}": Term("pi") / fn("sqrt", Term("pi")),
    r"\delta_{ij}": Term("delta", i, j),
    r"\delta_{2e,s}": Term("delta", 2 * e, s),
    r"\mathbb{E}[X^2] - \mathbb{E}[X]^2": Term("E", entry("X") ** 2) - Term("E", entry("X")) ** 2,
    r"\operatorname{Cov}(X, q_i)": Term("Cov", entry("X"), entry("q", i)),
    r"\operatorname{Var}\Bigl(\sum_{i<n} q_i\Bigr)": Term("Var", total(entry("q", i))),
    r"\mu_q": entry("mu_q"),
    r"s_2 \, \mathrm{width} \, \lambda_{q,\mathrm{max}}": entry("s2") * entry("width") * entry("lambda_q_max"),
    r"\theta_e": entry("theta", e),
    r"\mathrm{loss}_{2e+1}": entry("loss", 2 * e + 1),
    r"x_{\sigma(i)}": entry("x", Term("perm", "sigma", "n", i)),
    r"\rho_{m+2}": entry("rho", m + 1 + 1),
    r"\rho_1": entry("rho", Term("zero") + 1),
    r"\operatorname{softmax}(x)_i": softmax(i),
    r"\operatorname{softmax}\bigl((x_k + c)_k\bigr)_i": softmax(i, bind("lam", i, x + c, hint="k")),
    r"\operatorname{softmax}(P_0)_i": softmax(i, bind("lam", j, entry("P", Term("zero"), j))),
    r"\operatorname{softmax}\bigl(\operatorname{softmax}(x)\bigr)_i": softmax(i, bind("lam", i, softmax(i))),
    r"\operatorname{softmax}\biggl(\Bigl(\operatorname{softmax}\bigl((V_{kj})_k\bigr)_j\Bigr)_j\biggr)_i": softmax(
        i, bind("lam", j, softmax(j, bind("lam", i, entry("V", i, j), hint="k")))
    ),
    r"\operatorname{trace\_of}(W, \theta)": Term(
        "def",
        DEFINITIONS[2],
        bind("lam", i, bind("lam", a, entry("W", i, a))),
        bind("lam", e, entry("theta", e)),
    ),
    r"\operatorname{gap}(x, c)_{ij}": Term("def", DEFINITIONS[1], i, bind("lam", j, entry("x", j)), c, j),
    r"\operatorname{Zero}": Term("def", DEFINITIONS[4]),
    r"\frac{\partial x_i}{\partial x_j} = \delta_{ij}": Term("deriv", x, entry("x", j), Term("delta", i, j)),
    r"\frac{\partial}{\partial x_j}\Bigl[c x_i\Bigr] = c \delta_{ij}": Term(
        "deriv", c * x, entry("x", j), c * Term("delta", i, j)
    ),
    r"i \ne j": Term("apart", i, j),
    r"0 \ne 1": Term("ne", num(0), num(1)),
    r"0 \ne_{\mathbb{Z}} 1": Term("apart", Term("zero"), Term("zero") + 1),
    r"\forall i<n\colon 0 \le x_i \;\text{and}\; x_i < 1": bind(
        "forall", i, Term("and", Term("le", num(0), x), Term("lt", x, num(1)))
    ),
    r"(\forall i<n\colon 0 \le x_i) \;\text{and}\; c < 1": Term(
        "and", bind("forall", i, Term("le", num(0), x)), Term("lt", c, num(1))
    ),
    r"\forall m\in\mathbb{Z}\colon \rho_m = c": bind("forall", m, Term("eq", entry("rho", m), c)),
}


def test_known_latex() -> None:
    assert {latex(term): term for term in KNOWN.values()} == KNOWN


def test_known_terms_differ() -> None:
    assert len(set(KNOWN.values())) == len(KNOWN)


def test_brackets_grow_with_what_they_hold() -> None:
    inner = c + u
    assert latex((inner * x + c) * u) == r"\bigl((c + u) x_i + c\bigr) u"
    assert latex(((inner * x + c) * u + c) * y) == r"\Bigl(\bigl((c + u) x_i + c\bigr) u + c\Bigr) y_i"
    quotient = x / total(entry("y", i))
    assert latex((quotient + c) * u) == r"\biggl(\frac{x_i}{\sum_{j<n} y_j} + c\biggr) u"
    assert latex((c / quotient + c) * u) == r"\left( \frac{c}{\frac{x_i}{\sum_{j<n} y_j}} + c \right) u"


def test_a_bound_variable_gets_a_free_name() -> None:
    term = bind("sum", j, entry("V", i, j), hint="i")
    assert latex(term) == r"\sum_{j<n} V_{ij}"
    assert latex(term, beside=(entry("x", j),)) == r"\sum_{k<n} V_{ik}"
    assert latex(bind("sum", j, softmax(j), hint="p"), abbreviations=SHORT) == r"\sum_{i<n} p_i"


def test_names_give_other_symbols() -> None:
    assert latex(entry("mu_q") * x, names={"mu_q": r"\bar q", "x": "x^{(1)}"}) == r"\bar q {x^{(1)}}_i"
    assert latex(entry("c") ** 2, names={"c": "c^*"}) == "(c^*)^2"
    assert latex(softmax(i), names={"softmax": "s"}) == "s(x)_i"


# --- hypotheses ---


@pytest.mark.parametrize(
    ("families", "words"),
    [("q", "$q$"), ("q k", "$q$ and $k$"), ("q k X", "$q$, $k$ and $X$")],
)
def test_independence_is_said_in_words(families: str, words: str) -> None:
    term = Term("independent", *((f, () if f == "X" else ("n",)) for f in families.split()))
    assert hypothesis_latex(term) == f"the entries of {words} are independent"
    assert latex(term) == rf"\text{{the entries of {words} are independent}}"


def test_other_hypotheses_are_formulas() -> None:
    assert hypothesis_latex(Term("lt", num(0), c)) == "$0 < c$"


# --- refusals ---


def test_one_name_with_two_meanings_is_refused() -> None:
    with pytest.raises(StatementError, match="the name softmax has two meanings"):
        latex(softmax(i) + Term("def", Definition("softmax", (), num(1))))


def test_deep_terms_are_refused() -> None:
    deep = c
    for _ in range(3000):
        deep = deep + c
    with pytest.raises(RenderError, match="nested too deeply"):
        latex(deep)


def test_a_term_is_printed_or_refused_wherever_the_stack_ends() -> None:
    for depth in range(200, 700, 20):
        deep = c
        for _ in range(depth):
            deep = 1 / (1 + deep)
        try:
            assert latex(deep).startswith(r"\frac{1}{1 + ")
        except RenderError as error:
            assert "nested too deeply" in str(error)


def test_an_open_term_is_refused() -> None:
    with pytest.raises(RenderError, match="a closed term was expected"):
        latex(Term("bv", 0, ("I", "n")))
