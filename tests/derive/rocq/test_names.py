"""Identifiers: none that Rocq means something by, and one for each variable."""

import re
import shutil

import pytest

from derive.books.book import Book
from derive.books.chapter import Chapter
from derive.kernel import rules
from derive.kernel.terms import Key, Term
from derive.language.entry import Calc, Entry
from derive.language.symbols import RenderError
from derive.language.text.declarations import is_name
from derive.rocq.axioms import AXIOMS
from derive.rocq.book import Development, library
from derive.rocq.derived import required
from derive.rocq.files import facts_file
from derive.rocq.names import OUTCOME, RESERVED, Names, identifier, symbol, variables
from derive.rocq.read_back import definitions_in, read_back
from tests.derive.kernel.vocabulary import E, apply, at, define, eq, i, independent, index, j, lt, q, total, x
from tests.rocq_library import put_library
from verify.rocq.coqc import find
from verify.rocq.theorems import ToCheck, check
from verify.rocq.words import AGAIN, KNOWN, definitions


@pytest.mark.parametrize(
    ("name", "made"),
    [("x", "x"), ("S", "S_"), ("in", "in_"), ("i~3", "i"), ("sum", "sum_"), ("erf", "erf_"), ("PI", "PI_")],
)
def test_names_that_mean_something_are_changed(name, made):
    assert identifier(name) == made
    assert made not in RESERVED


def test_taken_names_are_numbered():
    assert identifier("x", {"x"}) == "x_"
    assert identifier("x", {"x", "x_"}) == "x_1"


def test_a_variable_of_a_search_has_a_name():
    assert [identifier(name) for name in ("~H0_softmax", "d~x", "~")] == ["H0_softmax", "d", "v_"]


def test_a_variable_keeps_its_identifier():
    names = Names(["softmax"])
    first, second = Key("ix", "i", ("n",)), Key("ix", "i", ("m",))
    assert names.of(first) == "i"
    assert names.of(second) != "i"
    assert (names.of(first), names.of(second)) == ("i", names.of(second))
    assert names.of(Key("at", "softmax", (), "fixed")) == "softmax_"
    assert names.taken >= {"i", "softmax", "softmax_"}


def test_a_hole_is_no_variable_of_the_proof():
    names = Names()
    hole = names.hole()
    assert names.of(hole) == "h"
    assert names.of(Key("at", "h", (), "fixed")) == "h_"


def test_variables_stand_in_the_order_of_reading():
    formula = eq(total(i, x(i) * at("u")), x(j))
    assert variables(formula) == (Key("at", "x", ("n",), "fixed"), Key("at", "u", (), "fixed"), Key("ix", "j", ("n",)))


def test_the_outcome_is_a_variable_of_what_depends_on_it():
    family = Key("at", "q", ("n",), "random")
    assert variables(eq(q(i), 0)) == (family, Key("ix", "i", ("n",)), OUTCOME)
    assert OUTCOME not in variables(eq(E(q(i)), 0))
    assert variables(independent(q(i))) == (family,)


# ---- whatever somebody calls what a formula is made of ----

TYPED = ("n", "n_pos", "n_pos_pos", "given", "given_1", "r0", "p", "h", "f", "f_", "_x", "x_")  # what files introduce
KEYWORDS = """
_ Axiom CoFixpoint Definition Fixpoint Hypothesis Parameter Prop SProp Set Theorem Type Variable as at by cofix else end
exists exists2 fix for forall fun if in let match mod return then using where with
"""  # what coqc 8.16 refuses as an identifier, tried one by one
WORDS = sorted(
    w
    for w in {*RESERVED, *KEYWORDS.split(), *TYPED, "Set_", "Set__", "le", "finite_sum", "weight", "exp_pos"}
    if is_name(w)
)


def stated(name: str, given: tuple[Term, ...], t: Term) -> tuple[Entry, rules.Theorem]:
    proved = rules.refl(t)
    for h in given:
        proved = rules.both(rules.assume(h), proved)
    return Entry(name, "Each is itself", proved.concl, Calc(()), given), proved


def named(word: str, number: int) -> list[tuple[Entry, rules.Theorem]]:
    """Theorems in which a definition, a variable, a size, and a bound index are called by a word."""
    square = define(word, (at("a"),), at("a") * at("a"))
    own, k = index(f"own_{number}", word), index(word)
    family = Term("at", "y", (word,), "fixed", own)
    beside = Term("at", "z", ("n",), "fixed", Term("ix", "m", "n"))
    return [
        stated(f"theorem_{number}_definition", (), apply(square, at("u"))),
        stated(f"theorem_{number}_variable", (lt(0, at(word)), lt(at(word), 1)), at(word) + apply(square, at("u"))),
        stated(f"theorem_{number}_size", (lt(family, 1),), Term("card", word) * family + Term("card", "n") * beside),
        stated(f"theorem_{number}_bound", (), total(k, x(k) * apply(square, at("u")))),
    ]  # fmt: skip


@pytest.fixture(scope="module")
def called():
    """A book whose formulas are called by every word of the list, with its one file."""
    proved = [pair for number, word in enumerate(WORDS) for pair in named(word, number)]
    book = Book([Chapter("words", [entry for entry, _ in proved])])
    made = Development(book, {entry.name: theorem for entry, theorem in proved})
    return made, made.chapter("words")


def test_no_word_of_rocq_is_an_identifier_and_each_file_says_what_the_formula_says(called):
    made, text = called
    code = re.sub(r"\(\*.*?\*\)", "", text, flags=re.DOTALL)
    bound = [names for found in re.findall(r"[({](?!fun )([\w ]+) : ", code) for names in found.split()]
    introduced = {*re.findall(r"^Definition (\w+)", code, re.MULTILINE), *re.findall(r"fun (\w+) :", code), *bound}
    assert introduced & {*RESERVED, *KEYWORDS.split()} <= {"P"}  # the probability of the writer itself
    assert len(set(re.findall(r"^Definition (\w+)", code, re.MULTILINE))) == len(WORDS)
    read = definitions_in([text])
    for entry in made.entries.values():
        read_back(made.proposition(entry.name), entry.given, entry.claim, read)


@pytest.mark.skipif(shutil.which("coqc") is None, reason="not run: coqc is not installed")
@pytest.mark.long
def test_rocq_compiles_formulas_of_every_name(called, tmp_path):
    put_library(tmp_path)
    made, text = called
    own = {"Facts": facts_file(), "Words": text}
    files = {f"Derive/{name}.v": t for name, t in required(own.values(), library()).items()}
    files |= {f"Book/{name}.v": t for name, t in own.items()}
    rows = [ToCheck(name, "Book/Words.v", name, made.proposition(name)) for name in made.entries]
    found = check(find(), files, rows, tmp_path, AXIOMS, whole=True)
    assert {name: c for name, c in found.columns.items() if c["status"] != "pass"} == {}


def test_no_definition_is_called_as_something_in_the_library():
    """The guard of look-alikes would refuse it; what may be defined again was there before."""
    below = set().union(*map(definitions, library().values())) | KNOWN
    assert {name for name in below if symbol(name) == name} == {*AGAIN["Model"].split()}
    assert len({symbol(name) for name in (*WORDS, *below)}) == len({*WORDS, *below})


def test_a_theorem_is_called_neither_as_a_definition_nor_as_a_word_of_rocq():
    for name, word in (("square", "square"), ("Fixpoint", "square")):
        entry, proved = stated(name, (), apply(define(word, (at("a"),), at("a") * 2), at("u")))
        made = Development(Book([Chapter("words", [entry])]), {name: proved})
        with pytest.raises(RenderError, match=f"^{name}: Rocq or a definition has this name"):
            made.chapter("words")
