"""The backward pass of softmax and the gradient of its loss: every formula is the book's."""

from dataclasses import replace

import pytest

from tests.verify.checking import against_the_book
from verify.checking.statements.softmax import softmax_vjp


@pytest.mark.parametrize(
    ("name", "conventions"),
    [("softmax_vjp", {}), ("softmax_vjp", {"given": "output"}), ("cross_entropy_gradient", {})],
)
def test_every_formula_is_the_books(name, conventions):
    assert against_the_book.problems(name, **conventions) == []


def changed(good, **fields):
    return replace(good, results={"dx": replace(good.results["dx"], **fields)})


def test_a_formula_that_is_not_the_books_is_seen(monkeypatch):
    good = softmax_vjp()
    first, second, *others = good.results["dx"].wrong
    exchanged = changed(good, wrong=(replace(first, formula=second.formula), second, *others))
    monkeypatch.setattr(against_the_book, "statement", lambda name, conventions: exchanged)
    found = against_the_book.problems("softmax_vjp")
    assert any(line.startswith("dx: diagonal only is not the book's") for line in found)


def test_a_spelling_that_is_not_the_theorem_is_seen(monkeypatch):
    good = softmax_vjp()
    first, second, *_ = good.results["dx"].spellings
    wrong = replace(second, formula=good.results["dx"].wrong[0].formula)
    monkeypatch.setattr(against_the_book, "statement", lambda *_: changed(good, spellings=(first, wrong)))
    assert any("is not the theorem" in line for line in against_the_book.problems("softmax_vjp"))


def test_what_is_declared_the_same_and_is_not_is_seen(monkeypatch):
    good = softmax_vjp()
    monkeypatch.setattr(against_the_book, "statement", lambda *_: changed(good, same={"sign": {}}))
    assert against_the_book.problems("softmax_vjp") == ["dx: sign is declared the same, and is not"]


def test_what_is_given_is_the_input_or_the_output():
    with pytest.raises(ValueError, match="given: expected input or output, got 'logits'"):
        softmax_vjp(given="logits")
