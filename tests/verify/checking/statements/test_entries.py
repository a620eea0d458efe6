"""A statement made from an entry agrees with what is right, names what is wrong, and refuses what it cannot ask."""

import numpy as np
import pytest

from derive import (
    BOOK,
    And,
    Book,
    Chapter,
    Dimension,
    Entry,
    Eq,
    Lt,
    Ne,
    Sum,
    algebra,
    calc,
    define,
    exp,
    log,
    reals,
    step,
    vector,
)
from derive.books.mistakes import claim, left, mistakes, right
from derive.chapters.feed_forward.theorems import absolute
from derive.chapters.softmax.theorems import softmax as ours
from verify.checking.asking.questions import questions
from verify.checking.diagnose import check
from verify.checking.judging.mistakes import FUNCTIONS, functions_of
from verify.checking.statements.entries import of_entry

n = Dimension("n")
i, j = n.indices("i j")
x = vector("x", n)
a, b = reals("a b")
softmax = define("softmax", (x, i), 2 * exp(x[i]))
NOTHING_LESS = calc(step(b + a, algebra(), "any order"))


def book(claim, *wrong, **more):
    """Return a book of one theorem with these mistakes; nobody proves it here."""
    entry = Entry("theorem", "A theorem", claim, NOTHING_LESS, **more)
    return Book([Chapter("alone", [entry], mistakes=[mistakes(entry, *wrong)] if wrong else ())])


SUM = book(Eq(a + b, b + a), right("product", a * b), right("difference", b - a), right("doubled", 2 * (a + b)))


# ---- what agrees, and what does not ----


@pytest.mark.parametrize("dtype", ["float64", "float32", "float16"])
def test_numbers_without_axes(dtype):
    assert check(lambda a, b: a + b, "theorem", book=SUM, dtype=dtype).agrees
    assert check(lambda a, b: a * b, "theorem", book=SUM, dtype=dtype).name == "product"


def test_without_mistakes_nothing_agrees():
    diagnosis = check(lambda a, b: a + b, "theorem", book=book(Eq(a + b, b + a)))
    assert str(diagnosis.verdict) == "cannot discriminate"
    assert "no wrong formula is known that this could be told from" in diagnosis.report()
    diagnosis = check(lambda a, b: a - b, "theorem", book=book(Eq(a + b, b + a)))
    assert not diagnosis.agrees and diagnosis.name == "b is subtracted, not added"


def test_a_mistake_that_cannot_be_told_leaves_it_open():
    near = book(Eq(a + b, b + a), right("product", a * b), right("a little more", (b + a) * (1 + exp(-200 - a**2))))
    diagnosis = check(lambda a, b: a + b, "theorem", book=near)
    assert str(diagnosis.verdict) == "cannot discriminate" and list(diagnosis.decisive.open) == ["a little more"]


def test_a_mistake_in_the_left_side_is_another_formula():
    wrong = left("squares", Sum(x[j] ** 2, j) * x[i])
    both = claim("both sides", Eq(Sum(x[j], j) + x[i], Sum(x[j], j)))
    scaled = book(Eq(Sum(x[j], j) * x[i], x[i] * Sum(x[j], j)), wrong, both)
    assert check(lambda x: x.sum() * x, "theorem", book=scaled).decisive.excluded.keys() == {"squares"}
    diagnosis = check(lambda x: (x * x).sum() * x, "theorem", book=scaled)
    assert diagnosis.name == "squares"
    assert "so not told apart: both sides" in diagnosis.report()


def test_both_sides_of_the_claim_may_be_computed():
    rest = book(Eq(a + b - a, b), right("other", a), right("both", a + b), right("sign", -b))
    assert check(lambda a, b: b + 0, "theorem", book=rest).decisive.model == "float64"
    diagnosis = check(lambda a, b: (a + b) - a, "theorem", book=rest)
    assert diagnosis.agrees and diagnosis.decisive.model == "float64, with spellings that cancel"


def test_each_relation_is_a_result_with_its_own_mistakes():
    two = book(And(Eq(a + b, b + a), Eq(a * b, b * a)), claim("square", And(Eq(a + b, b + a), Eq(a * b, a * a))))
    diagnosis = check(lambda a, b: (a + b, a * a), "theorem", book=two)
    assert [(f.result, str(f.verdict), f.name) for f in diagnosis.findings] == [
        ("result_1", "cannot discriminate", ""), ("result_2", "matches a wrong formula", "square"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("wrong", "name"),
    [(False, ""), (True, "sum missing")],
)
def test_an_entry_of_ours(wrong, name):
    def jvp(x, u):
        p = np.exp(x - x.max())
        p = p / p.sum()
        return p * u if wrong else p * (u - (p * u).sum())

    diagnosis = check(jvp, "softmax_jvp", book=BOOK, dtype="float32")
    assert (diagnosis.agrees, diagnosis.name) == (not wrong, name), diagnosis.report()


def test_where_rounding_decides_a_sign_nothing_is_told():
    size = book(Eq(absolute(a + b - a - b), absolute(b + a - b - a)), right("one", 1), right("sum", a + b))
    diagnosis = check(lambda a, b: 0 * a, "theorem", book=size)
    assert str(diagnosis.verdict) == "cannot discriminate" and "no bound is finite there" in diagnosis.report()


# ---- arguments ----


def test_the_hypotheses_hold_at_all_arguments():
    root = book(Eq(a / b, a * (1 / b)), right("turned", b / a), given=(Ne(b, 0),), where=(Lt(0, a),))
    _, asked = questions("theorem", (), "float16", None, 0, book=root)
    assert len(asked) == 32 and all(q.given["a"] > 0 and q.given["b"] != 0 for q in asked)


def test_terms_have_values_at_all_arguments():
    _, asked = questions("theorem", (), "bfloat16", None, 0, book=book(Eq(log(a) / (a - b) + 0, log(a) / (a - b))))
    assert len(asked) == 32 and all(q.given["a"] > 0 and q.given["a"] != q.given["b"] for q in asked)


def test_sizes_are_different_and_then_equal():
    made = of_entry("softmax_jvp", BOOK)
    assert (made.shapes, made.axes) == (((3,), (5,)), ("n",))


def test_a_name_of_ours_may_mean_something_else_in_another_book():
    other_book = book(Eq(softmax(x, i), 2 * exp(x[i])), right("single", exp(x[i])), right("square", exp(2 * x[i])))
    assert set(functions_of(BOOK)) == set(FUNCTIONS) and set(functions_of(other_book)) == set(FUNCTIONS) - {"softmax"}
    assert check(lambda x: np.exp(x) * 2, "theorem", book=other_book).agrees
    same = book(Eq(ours(x, i) + 0, ours(x, i)), right("none", 0))
    assert "softmax" in functions_of(same)


# ---- what is refused ----


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("softmax_pos", "got the relation 'lt'"),
        ("softmax_jpv", "no formula is called 'softmax_jpv'; did you mean"),
        ("attention_permutation_equivariant", "which is a permutation"),
    ],
)
def test_what_cannot_be_asked_is_said_in_a_line(name, message):
    with pytest.raises(ValueError) as error:
        of_entry(name, BOOK)
    assert message in str(error.value) and "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("other_book", "message"),
    [
        (book(Eq(a, b), given=(Eq(a, b),)), "got the hypothesis a = b, which numbers drawn at random do not satisfy"),
        (book(Eq(a, b), given=(Lt(a**2, 0),)), "got a domain that 9 draws of each kind of numbers miss"),
        (book(Eq(n.card + 0, n.card)), "a claim without arrays"),
    ],
)
def test_hypotheses_and_claims_that_are_not_about_arrays(other_book, message, monkeypatch):
    monkeypatch.setattr("verify.checking.closed_forms.points.ATTEMPTS", 9)
    with pytest.raises(ValueError, match="expected an equation whose right side a program computes") as error:
        check(lambda a, b: a, "theorem", book=other_book)
    assert message in str(error.value) and "to measure the theorem itself: verify run theorem" in str(error.value)


def test_a_book_is_a_book():
    with pytest.raises(ValueError, match="book: expected a Book, such as derive.Book.load"):
        check(lambda a: a, "theorem", book="mine")
    with pytest.raises(ValueError, match="theorem has no convention 'eps'"):
        check(lambda a, b: a, "theorem", book=SUM, eps=1.0)


def test_a_theorem_of_analysis_is_said_to_be_one():
    name = next(iter(BOOK.analytic))
    with pytest.raises(ValueError, match=f"no formula is called '{name}': it is one of analysis, and an equation"):
        of_entry(name, BOOK)
