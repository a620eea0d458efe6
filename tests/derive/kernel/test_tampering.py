"""Tampered certificates, some hundred by default: none proves anything but the statement that it is asked for."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from derive.kernel import rules
from derive.kernel.certificate import check, digest
from derive.kernel.rules import ProofError
from derive.kernel.terms import Term
from derive.proving.certificates import dumps
from tests.certificate_edits import KINDS
from tests.derive.kernel.small_book import BOOK
from tests.derive.kernel.vocabulary import apply, define, eq, i, independent, q, r, u, v
from tests.tampering import same_statement, tally, tamper

TAMPERED, FEW = 840, 280
THEOREMS = {name: prove() for name, prove in BOOK.items()}
TEXT = dumps(THEOREMS)
DIGESTS = {name: digest(t.hyps, t.concl) for name, t in THEOREMS.items()}


def book() -> dict[str, Any]:
    return json.loads(TEXT)  # type: ignore[no-any-return]


@pytest.mark.parametrize("count", [FEW, pytest.param(TAMPERED, marks=pytest.mark.long)])
def test_tampered_certificates_prove_nothing_else(count: int) -> None:
    """Four in five are refused or prove another statement; the rest prove what they are asked for."""
    result = tally(TEXT, count, Random(1))
    assert not result.accepted_wrongly, result.accepted_wrongly[0][0]
    counted = result.refused + result.other_statement + result.same_statement
    assert counted.total() >= count * 5 / 7
    assert set(counted) == set(KINDS)
    assert min(counted.values()) >= count / 42
    assert result.same_statement.total() < counted.total() / 5, str(result)
    assert result.refused.total() > counted.total() / 2
    assert result.other_statement.total() > count / 17
    assert "0 accepted wrongly" in str(result)


@pytest.mark.parametrize("kind", ["hint", "definition"])
def test_some_edits_change_no_statement(kind: str) -> None:
    """And a reader of digests alone would not have to be believed: the statements are compared themselves."""
    for seed in range(20):
        damaged = json.dumps(tamper(book(), Random(seed), kind)[1])
        try:
            found = check(damaged, DIGESTS)
        except ProofError:
            continue
        assert all(same_statement(theorem, THEOREMS[name]) for name, theorem in found.items())


def test_statements_are_told_apart_without_digests() -> None:
    for name, theorem in THEOREMS.items():
        assert [other for other in THEOREMS if same_statement(theorem, THEOREMS[other])] == [name]
    square, other = (rules.unfold(apply(define(name, (u,), u * u), u)) for name in ("f", "g"))
    assert same_statement(square, other)
    assert not same_statement(square, rules.unfold(apply(define("f", (u,), u + u), u)))
    assert not same_statement(rules.assume(eq(u, v)), rules.cut(rules.refl(u), rules.assume(eq(u, u))))


@pytest.mark.parametrize("kind", KINDS)
def test_tampering_changes_the_certificate_and_only_the_copy(kind: str) -> None:
    original = book()
    named, tampered = tamper(original, Random(kind), kind)
    assert named == kind
    assert tampered != original
    assert original == book()


def test_tampering_with_nothing() -> None:
    with pytest.raises(ValueError, match="nothing to tamper with"):
        tamper(json.loads(dumps({"a": rules.refl(u)})), Random(0), "definition")


def test_definitions_in_hypotheses_are_unfolded_in_digests() -> None:
    """As in conclusions: a redefinition must not hide in a hypothesis."""
    square, double = (apply(define("f", (u,), body), u) for body in (u * u, u + u))
    assert digest((eq(square, 1),), eq(u, v)) == digest((eq(u * u, 1),), eq(u, v))
    assert digest((eq(square, 1),), eq(u, v)) != digest((eq(double, 1),), eq(u, v))


def test_dimensions_and_families_are_digested() -> None:
    sizes = [digest((), eq(Term("card", d), 1)) for d in ("n", "m", ("2", "n"), ("2", "m"), ("2", ("2", "n")))]
    families = [digest((independent(*f),), eq(u, v)) for f in ((q(i),), (r(i),), (q(i), r(i)), (r(i), q(i)))]
    assert len({*sizes, *families}) == len(sizes) + len(families)
