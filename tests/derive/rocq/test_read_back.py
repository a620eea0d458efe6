"""Statements read back: the whole book, and writers that are wrong on purpose."""

import re
from functools import cache

import pytest

from derive.chapters import BOOK
from derive.kernel.terms import Definition, Term
from derive.language.symbols import RenderError
from derive.language.terms import Dimension, Eq, Integers, vector
from derive.rocq import statement, text
from derive.rocq.book import _definitions
from derive.rocq.names import Names, identifier
from derive.rocq.read_back import compare_definition, definitions_in, read_back
from derive.rocq.statement import Lemma
from derive.rocq.text import Writer
from tests.derive.rocq.samples import book

THEOREM = re.compile(r"^Theorem (\w+)\b.*?\.(?=\s*^Proof\.)", re.MULTILINE | re.DOTALL)


@cache
def published():
    """The texts of the chapters."""
    development = book("whole")
    return tuple(map(development.chapter, development.contents))


@cache
def read():
    """The definitions as they are read."""
    return definitions_in(published())


@cache
def stated() -> dict[str, Definition]:
    """The definitions in statements, as the entries have them, by the names of the book."""
    found: dict[str, Definition] = {}
    for d in _definitions([f for e in BOOK.entries.values() for f in (*e.given, e.claim)], set()):
        found.setdefault(d.name, d)
    return found


def written(name):
    """Return what the writer says of an entry now."""
    entry = BOOK.entries[name]
    writer = Writer(Names(map(identifier, stated())), stated())
    return Lemma(name, entry.given, entry.claim).proposition(writer)


def back(name, says=None):
    entry = BOOK.entries[name]
    read_back(written(name) if says is None else says, entry.given, entry.claim, read())


# ---- the book ----


EACH = pytest.mark.parametrize("each", [8, pytest.param(1, marks=pytest.mark.long)])
"""One in eight theorems, and all of them where time is taken."""


@EACH
def test_every_statement_of_the_book_is_read_back(each):
    for name in [*BOOK.entries][::each]:
        back(name)


@EACH
def test_every_published_statement_is_read_back(each):
    found = {own[1]: own[0] for text in published() for own in THEOREM.finditer(text)}
    assert list(found) == list(BOOK.entries)
    for name in [*found][each // 2 :: each]:
        back(name, found[name])


def test_every_definition_of_a_statement_is_read_back():
    assert {identifier(name) for name in stated()} <= set(read())
    for name, own in stated().items():
        compare_definition(read()[identifier(name)], own)


# ---- writers that are wrong ----


SIGNS = (
    (" + ", " - "),
    (" * ", " + "),
    (" = ", " <= "),
    (" <= ", " < "),
    (" / ", " * "),
    ("exp ", "cos "),
    (" ^ 2", " ^ 3"),
)


@EACH
@pytest.mark.parametrize(("right", "wrong"), SIGNS)
def test_another_sign_in_a_claim_is_seen_in_every_statement(right, wrong, each):
    tried = 0
    for name in [*BOOK.entries][::each]:
        head, found, rest = written(name).rpartition(right)
        if found:
            tried += 1
            with pytest.raises(RenderError):
                back(name, f"{head}{wrong}{rest}")
    assert tried > (10 if each == 1 else 0)


CONVEX, VARIANCE = "attention_output_convex", "scaled_dot_product_variance"
EDITS = [
    (CONVEX, "V j c <= high),", "V j c <= high) (cheat : False),", 'hypothesis 2 of 1, "cheat : False": it is not'),
    (CONVEX, " (given : ", " (cheat : False) (given : ", "hypothesis 1 of 1, \"cheat : False\": 'False' is not known"),
    (CONVEX, "(given : ", "(high : ", "'high' is bound twice"),
    (CONVEX, "(n_pos : ", "(n : ", "variables: 'n' is bound twice"),
    (CONVEX, " (given : forall j : Fin n, V j c <= high)", "", "hypothesis 1 of 1: it is not in the text"),
    (CONVEX, "j * V j c", "j * V c j", "claim: V: indices of dimensions"),
    (CONVEX, "S_ i i1", "S_ i j", "claim: the index bound 1 binders outside"),
    (CONVEX, "V j c <= high)", "V j c < high)", "lt stands where the entry has le"),
    (CONVEX, " (n_pos : (0 < n)%nat)", "", "claim: n: not every size is positive"),
    (CONVEX, "(n_pos : (0 < n)%nat)", "(n_pos : (0 < m)%nat)", "n: not every size is positive"),
    (CONVEX, " (n : nat)", " (n : nat) (z : nat) (z_pos : (0 < z)%nat)", "claim: z stands in no formula"),
    (CONVEX, "(c : Fin e)", "(c : Fin e) (y : R)", "claim: y stands in no formula"),
    (CONVEX, "(S_ : Fin m -> Fin n -> R)", "(S_ : Fin n -> Fin n -> R)", "claim: S_: indices of dimensions"),
    (CONVEX, "=> S_ i i1) j", "=> S_ i i1)", "wrong number of arguments"),
    (CONVEX, "softmax (", "exp (", "claim: 1 arguments were expected, not 2"),
    (CONVEX, "<= high", "<= high + 0", "add stands where the entry has at"),
    (VARIANCE, "(given_2 : ", "(given_2 : forall b : Fin d, ", "forall stands where the entry has eq"),
    (VARIANCE, "(joint q_ k)", "(joint k q_)", "hypothesis "),
    (VARIANCE, "q_ a w * k a w", "q_ a w * q_ a w", "claim: q_ stands where the entry has k"),
    (VARIANCE, "= INR d)", "= 1)", "num stands where the entry has card"),
    (VARIANCE, "Var (", "E (", "claim: E stands where the entry has Var"),
    (VARIANCE, "(fun w : P => Sum", "(fun v : P => Sum", "claim: 'w' is not known"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new", "why"), EDITS)
def test_another_statement_is_seen(name, old, new, why):
    says = written(name)
    assert old in says
    with pytest.raises(RenderError, match=re.escape(why)):
        back(name, new.join(says.rsplit(old, 1)))


def test_hypotheses_in_another_order_are_seen():
    says = written(VARIANCE).replace("sigma ^ 2)", "OTHER", 1).replace("k a w) = 0)", "k a w ^ 2) = sigma ^ 2)", 1)
    with pytest.raises(RenderError, match="hypothesis 3 of 5"):
        back(VARIANCE, says.replace("OTHER", "sigma ^ 2)"))


def test_a_sum_over_another_dimension_of_the_same_type_is_seen():
    x, n = Term("at", "x", (), "fixed"), "n"
    claim = Term("eq", Term("sum", n, Term("sum", "m", x)), Term("card", n))
    says = "forall (n : nat) (n_pos : (0 < n)%nat) (m : nat) (m_pos : (0 < m)%nat) (x : R), {} = INR n"
    read_back(says.format("Sum (fun i : Fin n => Sum (fun j : Fin m => x))"), (), claim)
    with pytest.raises(RenderError, match="claim: size n stands where the entry has size m"):
        read_back(says.format("Sum (fun i : Fin n => Sum (fun j : Fin n => x))"), (), claim)
    with pytest.raises(RenderError, match="claim: size n stands where the entry has size n"):
        read_back(says.format("Sum (fun i : Fin m => Sum (fun j : Fin n => x))"), (), claim)


def test_a_definition_with_another_body_is_seen():
    right = "u j * exp (x j) / masked_partition u x"
    texts = [text.replace(right, "u j * exp (x j) * masked_partition u x") for text in published()]
    assert texts != list(published())
    entry = BOOK.entries["masked_softmax_sum_one"]
    back("masked_softmax_sum_one")
    with pytest.raises(RenderError, match="masked_softmax is defined otherwise: mul stands where"):
        read_back(written("masked_softmax_sum_one"), entry.given, entry.claim, definitions_in(texts))


def test_a_definition_of_another_name_is_seen():
    a, b = (definitions_in([f"Definition {name} (x : R) : R := x."])[name] for name in ("one", "other"))
    with pytest.raises(RenderError, match="one stands where the entry has other"):
        compare_definition(a, b)


def test_a_definition_twice_is_refused():
    with pytest.raises(RenderError, match="definition of same: 'same' cannot be the name"):
        definitions_in(["Definition same (x : R) : R := x.", "Definition same (x : R) : R := x ^ 2."])


@EACH
def test_a_writer_that_adds_a_hypothesis_everywhere_is_seen(monkeypatch, each):
    honest = Lemma._hypotheses
    monkeypatch.setattr(Lemma, "_hypotheses", lambda *own: [*honest(*own), "    (cheat : 0 < 0)"])
    for name in [*BOOK.entries][each // 2 :: each]:
        entry = BOOK.entries[name]
        why = f'hypothesis {len(entry.given) + 1} of {len(entry.given)}, "cheat : 0 < 0": it is not in the entry'
        with pytest.raises(RenderError, match=re.escape(why)):
            back(name)


def test_a_writer_with_another_table_is_seen(monkeypatch):
    monkeypatch.setitem(text._INFIX, "sub", ("+", 50))
    with pytest.raises(RenderError, match="add stands where the entry has sub"):
        back("mixed_second_difference_bilinear")


def test_a_writer_that_says_of_no_size_that_it_is_positive_is_seen(monkeypatch):
    honest = statement.Lemma._variables
    monkeypatch.setattr(Lemma, "_variables", lambda *own: [t for t in honest(*own) if "_pos" not in t])
    with pytest.raises(RenderError, match="not every size is positive"):
        back(CONVEX)


def test_a_size_is_not_told_by_the_integers_nor_they_by_a_size():
    (i,), (t,) = Dimension("n").indices("i"), Integers.indices("t")
    x, z = vector("x", Dimension("n")), vector("z", Integers)
    finite = "forall (n : nat) (n_pos : (0 < n)%nat) (k : Fin n) (a : Fin n -> R), a k = a k"
    endless = "forall (k : Z) (a : Z -> R), a k = a k"
    read_back(finite, (), Eq(x[i], x[i]))
    read_back(endless, (), Eq(z[t], z[t]))
    for says, claim in ((finite, Eq(z[t], z[t])), (endless, Eq(x[i], x[i]))):
        with pytest.raises(RenderError, match="size .* stands where the entry has size"):
            read_back(says, (), claim)
