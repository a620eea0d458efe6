"""The axioms in words: each has a sentence, and none is one that would make everything provable."""

from derive.rocq.axioms import AXIOMS, ENCLOSURES, INTEGERS
from derive.rocq.book import library


def test_only_the_axioms_of_the_real_numbers_are_allowed():
    assert {name.rpartition(".")[2] for name in AXIOMS} == {
        "sig_forall_dec",
        "sig_not_dec",
        "functional_extensionality_dep",
        "classic",
    }
    for name, words in AXIOMS.items():
        assert name.count(".") == 1, "a name without its module could be anybody's"
        assert words.endswith(".")
        assert "|" not in words and "\n" not in words


def test_enclosures_are_files_of_the_library():
    assert set(ENCLOSURES) <= library().keys()
    assert not {name.partition(".")[0] for name in AXIOMS} & set(INTEGERS)
