"""What is proved by hand for Rocq: nothing assumed, and every lemma says something."""

import re
from pathlib import Path

import pytest

from tests.derive.rocq.samples import assuming

FOLDER = Path(__file__).parents[4] / "derive" / "rocq" / "library"
FILES = sorted(FOLDER.glob("*.v"))
FOUNDATIONS = [
    FOLDER / f"{name}.v"
    for name in (
        "ErrorFunction",
        "Model",
        "Pinned",
        "Rules",
        "Support",
        "Total",
        "TotalBridge",
        "TotalRules",
        "TotalTerms",
    )
]
LEMMA = re.compile(r"\b(?:Lemma|Theorem|Corollary) (\w+)(.*?)\.\s+Proof\.(.*?)Qed\.", flags=re.DOTALL)


def code(path):
    return re.sub(r"\(\*.*?\*\)", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


def test_the_foundations_are_there():
    assert set(FOUNDATIONS) <= set(FILES)


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.name)
def test_nothing_is_assumed(path):
    assert assuming(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", FOUNDATIONS, ids=lambda p: p.name)
def test_only_the_standard_library_is_used(path):
    required = re.findall(r"From (\w+) Require", code(path))
    assert set(required) <= {"Coq", "Derive"}
    assert not re.search(r"\b(Coquelicot|mathcomp|Interval)\b", code(path))


@pytest.mark.parametrize("path", FOUNDATIONS, ids=lambda p: p.name)
def test_every_lemma_says_something_and_is_proved(path):
    found = LEMMA.findall(code(path))
    assert len(found) == len(re.findall(r"^(?:Lemma|Theorem|Corollary) ", code(path), flags=re.MULTILINE))
    for name, statement, proof in found:
        conclusion = re.split(r"->|:(?!=)", statement)[-1].strip()
        assert conclusion not in ("", "True", "0 = 0"), name
        assert proof.strip(), name


@pytest.mark.parametrize("path", FOUNDATIONS, ids=lambda p: p.name)
def test_lines_are_short(path):
    assert max(map(len, path.read_text(encoding="utf-8").split("\n"))) <= 120


def test_the_error_function_is_the_integral_from_zero():
    source = " ".join(code(FOLDER / "ErrorFunction.v").split())
    assert "Definition bell (t : R) : R := exp (- t ^ 2)." in source
    assert "Lemma bell_integrable (a b : R) : Riemann_integrable bell a b." in source
    assert "Definition erf (x : R) : R := 2 / sqrt PI * RiemannInt (bell_integrable 0 x)." in source
    assert "erf_derivative (x : R) : derivable_pt_lim erf x (2 / sqrt PI * exp (- x ^ 2))." in source
