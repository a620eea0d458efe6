"""Softmax, its backward pass and its tangent: every formula is the book's, and programs are told by theirs."""

from dataclasses import replace

import pytest

import verify
from tests.verify.checking import against_the_book
from tests.verify.checking.as_programs import runs, tally
from tests.verify.checking.honest import disagreeing, in_turn
from tests.verify.checking.kernels import softmax as programs
from verify.checking.judging.diagnosis import Verdict
from verify.checking.statements import statement
from verify.checking.statements.softmax import softmax_vjp

CONVENTIONS = [
    ("softmax_shifted", {}),
    ("softmax_vjp", {}),
    ("softmax_vjp", {"given": "output"}),
    ("softmax_jvp", {}),
    ("softmax_jvp", {"given": "output"}),
]


@pytest.mark.parametrize(("name", "conventions"), CONVENTIONS)
def test_every_formula_is_the_books(name, conventions):
    assert against_the_book.problems(name, **conventions) == []


def changed(good, **fields):
    return replace(good, results={"dx": replace(good.results["dx"], **fields)})


def test_a_formula_that_is_not_the_books_is_seen(monkeypatch):
    good = softmax_vjp()
    first, second, *others = good.results["dx"].wrong
    exchanged = changed(good, wrong=(replace(first, formula=second.formula), second, *others))
    monkeypatch.setattr(against_the_book, "statement", lambda name, conventions: exchanged)
    problems = against_the_book.problems("softmax_vjp")
    assert any(line.startswith("dx: diagonal only is not the book's") for line in problems)


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


def test_another_axis_that_lies_otherwise_is_seen(monkeypatch):
    good = softmax_vjp()
    (axis,) = (w for w in good.results["dx"].wrong if w.name == "along the other axis")
    rows = replace(axis, origin=replace(axis.origin, book=good.results["dx"].book, laid_out=lambda right, **_: right))
    monkeypatch.setattr(against_the_book, "statement", lambda *_: changed(good, wrong=(rows,)))
    assert any(line.startswith("dx: along the other axis is not") for line in against_the_book.problems("softmax_vjp"))


def test_what_is_given_is_the_input_or_the_output():
    with pytest.raises(ValueError, match="given: expected input or output, got 'logits'"):
        statement("softmax_vjp", {"given": "logits"})


def test_one_logit_tells_nothing():
    with pytest.raises(ValueError, match=r"shapes: expected at least two logits, as fewer tell nothing, got \(4, 1\)"):
        verify.check(programs.weights, "softmax_shifted", shapes=[(4, 1)])


HONEST = [
    ("softmax_shifted", {}, programs.FORWARD),
    ("softmax_vjp", {"given": "output"}, programs.JACOBIAN),
    ("softmax_jvp", {"given": "output"}, programs.JACOBIAN),
    ("softmax_vjp", {}, [programs.from_logits(program) for program in programs.JACOBIAN]),
    ("softmax_jvp", {}, [programs.from_logits(programs.centred, weights) for weights in programs.FORWARD]),
]


@pytest.mark.parametrize(("number", "dtype"), in_turn((number,) for number in range(len(HONEST))))
def test_honest_programs_agree(number, dtype):
    name, conventions, asked = HONEST[number]
    order = {"softmax_shifted": "x", "softmax_vjp": "xg", "softmax_jvp": "xu"}[name]
    assert disagreeing(asked, name, conventions, dtype, tuple(order.replace("x", "p") if conventions else order)) == []


@pytest.mark.parametrize(
    ("name", "conventions", "dtype"),
    [
        ("softmax_shifted", {}, "float16"),
        ("softmax_vjp", {"given": "output"}, "float64"),
        pytest.param("softmax_vjp", {}, "bfloat16", marks=pytest.mark.long),
        pytest.param("softmax_jvp", {}, "float32", marks=pytest.mark.long),
        pytest.param("softmax_jvp", {"given": "output"}, "bfloat16", marks=pytest.mark.long),
    ],
)
def test_every_formula_run_as_a_program_is_told(name, conventions, dtype):
    counts = tally(runs(name, conventions, dtype))
    assert counts.problems == counts.untold == counts.unnamed == ()
    assert counts.named == counts.runs >= 10
    assert counts.agreed == counts.honest >= 4


@pytest.mark.parametrize(
    "dtype", [*(pytest.param(d, marks=pytest.mark.long) for d in ("float64", "bfloat16")), "float32", "float16"]
)
def test_exponentials_that_overflow_are_refused(dtype):
    for program in programs.OVERFLOWING:
        name = "log_softmax_shifted" if program.__name__.startswith("log") else "softmax_shifted"
        diagnosis = verify.check(program, name, dtype=dtype)
        untold = [Verdict.CANNOT] if dtype in ("float16", "bfloat16") else []  # if every operation is rounded
        assert diagnosis.verdict in [Verdict.NAIVE, Verdict.NOT_FINITE, *untold], program
