"""The constants that statements may name: each is listed by its full name, and each is named by some statement."""

import re
import shutil

import pytest

from derive.rocq.book import library
from tests.verify.rocq.attempts import Honest
from verify.rocq.constants import CONSTANTS, HIDDEN

needs_coqc = pytest.mark.skipif(shutil.which("coqc") is None, reason="not run: coqc is not installed")


def test_they_are_of_libraries_and_none_is_an_axiom():
    assert {name.partition(".")[0] for name in CONSTANTS} == {"Coq", "Coquelicot"}
    assert not {name for name in CONSTANTS if re.search(r"classic|epsilon|Axiom", name)}


def test_what_is_hidden_is_there_and_has_a_reason():
    files = library()
    for name, reason in HIDDEN.items():
        _, file, lemma = name.split(".")
        assert re.search(rf"^Lemma {lemma}\b", files[file], re.MULTILINE), name
        assert reason


@needs_coqc
def test_a_constant_that_is_not_listed_is_refused(copied, monkeypatch):
    monkeypatch.setattr("verify.rocq.elaborated.CONSTANTS", CONSTANTS - {"Coq.Init.Nat.add"})
    lines = Honest(copied).findings.lines
    assert "build/rocq/Book/Page.v, page: is made of Coq.Init.Nat.add, which is not listed [constants]" in lines
