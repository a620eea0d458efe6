"""The page of the certificate is enough: a reader that knows nothing else follows it through parts of the book."""

from __future__ import annotations

import inspect
import json

import pytest

from derive.chapters import BOOK
from derive.kernel import nodes, terms
from derive.kernel.certificate import digest
from derive.kernel.rules import RULES
from derive.proving.certificates import dumps
from derive.render.certificate_page import HEADS, certificate_md
from tests.book import proved
from tests.certificate_reader import RULES as REPLAYED
from tests.certificate_reader import Checker, Page, Refused

PAGE = certificate_md()
FIRST = {"softmax": 10, "decay": 3}
NAMES = [e.name for chapter, first in FIRST.items() for e in BOOK.chapters[chapter].entries[:first]]
NAMES += ["padded_cross_entropy_gradient"]  # which has a sum in a sum


@pytest.fixture(scope="module")
def certificate():
    return dumps(proved(NAMES))


@pytest.fixture(scope="module")
def concluded():
    """The digests of all steps of these theorems, as the kernel concludes them."""
    theorems, waiting = {}, list(proved(NAMES).values())
    while waiting:
        theorem = waiting.pop()
        if id(theorem) not in theorems:
            theorems[id(theorem)] = theorem
            waiting += theorem.premises
    return {digest(*statement) for statement in {(t.hyps, t.concl) for t in theorems.values()}}


def concludes(checker):
    return {checker.digest(*step) for step in checker.steps if step is not None}


def followed(page, certificate):
    checker = Checker(Page(page), certificate)
    return checker.run(), checker


def digests(names):
    return {n: digest(BOOK.entries[n].given, BOOK.entries[n].claim) for n in names}


def test_a_reader_of_the_page_reads_certificates_and_finds_the_digests(certificate):
    concluded, checker = followed(PAGE, certificate)
    assert concluded == digests(NAMES)
    assert set(REPLAYED) <= set(RULES)
    assert sum(checker.replayed.values()) > len(checker.steps) // 6
    assert sum(step is not None for step in checker.steps) == sum(checker.replayed.values())
    assert {r for r, n in checker.replayed.items() if n} >= {"refl", "symm", "trans", "fact", "unfold", "cut", "assume"}


def test_what_the_reader_replays_is_what_the_kernel_concludes(certificate, concluded):
    assert concludes(followed(PAGE, certificate)[1]) <= concluded


@pytest.mark.long
def test_a_reader_of_the_page_reads_the_book():
    concluded, _ = followed(PAGE, dumps(proved()))
    assert concluded == digests(BOOK.entries)


EDITS = {
    "a head is missing": ("| `mul` | real real", "| `nul` | real real"),
    "an arity": ("| `neg` | real |", "| `neg` | real real |"),
    "a kind": ("| `sum` | size real |", "| `sum` | size formula |"),
    "what a head gives": ("| `sum` | size real | real |", "| `sum` | size real | index |"),
    "a binder": ("The heads `sum`, ", "The heads "),
    "a function": ("one of\n`exp`", "one of\n`expo`"),
    "the format": ("`format`, which is 1,", "`format`, which is 2,"),
    "a rule is missing": ("| `cut` |", "| `cutting` |"),
    "the premises of a rule": ("| `trans` | 2 |", "| `trans` | 3 |"),
    "the arguments of a rule": ("| `unfold` | 0 | term |", "| `unfold` | 0 | text |"),
    "a law": ('`(lt (num 0) (fn "exp" (at "a" [] "fixed")))`', '`(le (num 0) (fn "exp" (at "a" [] "fixed")))`'),
    "a limit": ("| rows of a table | 500000 |", "| rows of a table | 5 |"),
}


@pytest.mark.parametrize("what", EDITS)
def test_a_wrong_page_misleads_the_reader(what, certificate, concluded):
    right, wrong = EDITS[what]
    assert PAGE.count(right) == 1, what
    with pytest.raises((Refused, LookupError, ValueError, TypeError, AssertionError)):
        read, checker = followed(PAGE.replace(right, wrong), certificate)
        assert read == digests(NAMES)
        assert concludes(checker) <= concluded


def test_a_tampered_certificate_is_seen_by_the_reader(certificate):
    _, checker = followed(PAGE, certificate)
    data = json.loads(certificate)
    checked = (n for n, step in enumerate(data["steps"]) if step[0] == "trans" and checker.steps[n] is not None)
    data["steps"][next(checked)][1].reverse()
    with pytest.raises(Refused):
        followed(PAGE, json.dumps(data))


def test_every_head_stands_in_the_table_with_its_arguments():
    assert set(HEADS) == set(nodes._GATE)
    for head, check in nodes._GATE.items():
        kinds = HEADS[head][0].split()
        parameters = inspect.signature(check).parameters.values()
        many = any(p.kind is p.VAR_POSITIONAL for p in parameters)
        if not many:
            assert len(kinds) == len(parameters), head


def test_every_rule_and_law_stands_on_the_page():
    page = Page(PAGE)
    assert set(page.rules) == set(RULES)
    assert page.binders == set(terms.BINDERS)
    assert page.functions == set(terms.FUNCTIONS)
