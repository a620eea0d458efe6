"""A theorem is found without loading the book, and is the one that the book has."""

import subprocess
import sys

import pytest

from derive.chapters import BOOK


def test_a_theorem_is_found_by_its_name_where_the_book_has_it():
    whole = {e.name: (chapter, e) for chapter in BOOK.chapters.values() for e in chapter.theorems}
    assert {name: BOOK.lookup(name) for name in whole} == whole
    assert BOOK.lookup("softmax_jacobain") is None


LOADED = """
import sys
from derive import theorem
theorem(sys.argv[1]).prove()
print(*sorted(m.removeprefix("derive.chapters.") for m in sys.modules if m.startswith("derive.chapters.")))
"""


@pytest.mark.parametrize(
    ("name", "needed"),
    [
        ("dot_product_mean", "dot_product.theorems"),
        ("softmax_jacobian", "softmax.theorems"),
        ("softmax_linear_backward", "feed_forward.theorems softmax.theorems"),
        ("attention_backward_value", "attention.backward attention.weights softmax.theorems"),
    ],
)
def test_no_chapter_is_loaded_that_a_proof_does_not_cite(name, needed):
    assert name in BOOK.entries
    done = subprocess.run([sys.executable, "-c", LOADED, name], capture_output=True, text=True, check=True, timeout=60)
    assert {m for m in done.stdout.split() if m not in BOOK.chapters} == set(needed.split())
