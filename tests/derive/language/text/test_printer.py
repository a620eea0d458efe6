"""The kernel's objects print as text, by a printer from outside: the kernel alone prints its structure."""

import subprocess
import sys
from pathlib import Path

import pytest

from derive.chapters import BOOK
from derive.kernel.certificate import Theorem
from derive.kernel.terms import Term
from derive.language.terms import (
    Dimension,
    ForAll,
    Integers,
    Lt,
    Sum,
    define,
    exp,
    permutation,
    random,
    reals,
    vector,
    vector_of,
)
from derive.language.text.printer import face
from derive.proving.prover import prove

n, h = Dimension("n"), Dimension("h")
i, j = n.indices("i j")
(c,) = reals("c")
x, W = vector("x", n), vector("W", n, n)
partition = define("partition", (x,), Sum(exp(x[i]), i))

FACES = {
    "an entry": (x[i], "x[i]"),
    "a sum": (Sum(exp(x[i]), i), "Sum(exp(x[i]), i:n)"),
    "a formula": (ForAll(i, Lt(0, x[i])), "ForAll(i:n, 0 < x[i])"),
    "a vector": (vector_of(i, c * x[i]), "fun i:n => c*x[i]"),
    "a row": (W[i, :], "W[i]"),
    "a family": (W, "W[n, n]"),
    "a random family": (random("q", h), "q[h]"),
    "a dimension": (h.doubled(), "2*h"),
    "the integers": (Integers, "Integers"),
    "a definition": (partition, "partition(x[n]) = Sum(exp(x[i]), i:n)"),
    "a definition of the kernel": (partition.definition, "partition(x[n]) = Sum(exp(x[i]), i:n)"),
    "a defined term": (partition(x), "partition(x)"),
    "a permuted index": (permutation("sigma", n)(i), "sigma(i)"),
    "among others": ([x[i], c], "[x[i], c]"),
}


@pytest.mark.parametrize("name", FACES)
def test_an_object_prints_as_text(name):
    shown, expected = FACES[name]
    assert repr(shown) == expected


def test_a_theorem_prints_as_a_sequent_with_the_authors_letters():
    assert repr(prove(BOOK.entries["softmax_sum_one"])) == "|- Sum(softmax(x, i), i:n) = 1"
    assert repr(prove(BOOK.entries["softmax_of_ties"])) == "ForAll(k:n, x[k] = c) |- softmax(x, i) = 1/size(n)"


def test_a_name_that_a_proof_has_made_is_its_letter_and_clashes_with_none():
    made = Term("sum", *Sum(x[i], i).args, hint="i~00012")
    assert repr(made) == "Sum(x[i], i:n)"
    assert repr(made + x[i]) == "Sum(x[j], j:n) + x[i]"


def test_what_has_no_text_shows_its_structure():
    loose = Term("bv", 0, ("I", "n"))
    assert repr(loose) == "bv(0, ('I', 'n'))"
    assert repr(Term("def", partition.definition, x.term)) == "partition(x)"
    two = Term("at", "size", (), "fixed")  # a word of the notation
    assert repr(two).startswith("at(")


def test_entries_print_their_statement():
    assert repr(BOOK.entries["softmax_of_ties"]).splitlines()[::7] == [
        "softmax_of_ties: Equal logits give equal weights",
        "assume: ForAll(k:n, x[k] = c)",
    ]


ALONE = "import sys; sys.path.insert(0, sys.argv[1]); from kernel.terms import Term; print(repr(Term('pi')))"


def test_the_kernel_alone_has_no_printer():
    """A copy of the folder runs without the notation, and shows the structure."""
    import derive

    command = [sys.executable, "-c", ALONE, str(Path(derive.__file__).parent)]
    assert subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout == "pi()\n"
    assert face(Term("pi")) == "pi"
    assert Theorem.__repr__ is face
