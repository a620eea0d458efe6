"""Derivations at symbolic sizes: SymPy's own result, which the kernel proves equal to the right side or refuses."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
import sympy

from derive.cas import symbolic
from derive.cas.symbolic import derive_symbolic
from derive.kernel.rules import Theorem
from derive.kernel.terms import Term
from derive.language import Eq, HasDerivative, Sum
from derive.render.sympy import from_sympy
from derive.theorems import BOOK, dot_product, interaction, sinusoidal, softmax

EVERY = 5
MINUTES = ("encoder_permutation_equivariant",)
EVIDENCE = json.loads((Path(__file__).resolve().parents[3] / "docs" / "evidence.json").read_text(encoding="utf-8"))
SAID = {name: measured["sympy"].get("symbolic") for name, measured in EVIDENCE["theorems"].items()}
REASONS = (
    "it leaves the left side as it is",
    "it has no rule for a permutation",
    "it has no induction over the integers",
    "the kernel does not prove this equal to the right side",
    "Product has no counterpart",
)


def that_are(said):
    """Every fifth theorem of which the record says so; `make docs FULL=1` derives all of them again."""
    return sorted(name for name, status in SAID.items() if status == said)[::EVERY]


def test_the_record_has_those_that_are_derived_and_those_that_are_not():
    assert len(that_are("equal")) >= 30
    assert len(that_are("stopped")) >= 12
    assert set(SAID.values()) == {"equal", "stopped", None}


@pytest.mark.long
@pytest.mark.parametrize("name", that_are("equal"))
def test_sympy_derives_and_the_kernel_proves(name):
    entry = BOOK.entries[name]
    found = derive_symbolic(entry)
    assert found is not None
    assert found.status == "equal", found.steps
    assert found.sizes == ()
    many = isinstance(found.theorem, tuple)
    theorems = found.theorem if many else (found.theorem,)
    results = found.expression if many else (found.expression,)
    for theorem, result in zip(theorems, results, strict=True):
        assert isinstance(theorem, Theorem)
        assert theorem.concl.head == "eq"
        assert theorem.hyps <= set(entry.given)
        assert theorem.lhs == from_sympy(result, (theorem.concl, *entry.given))
    if entry.claim.head != "and" and not many:
        assert theorems[0].rhs == entry.claim.args[-1]


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in that_are("stopped") if name not in MINUTES])
def test_sympy_stops_and_says_where(name):
    found = derive_symbolic(BOOK.entries[name])
    assert found is not None
    assert found.status == "stopped"
    assert any(reason in found.steps[-1] for reason in REASONS)
    assert found.theorem is None


def test_an_inequality_is_nothing_to_derive():
    assert derive_symbolic(BOOK.entries["softmax_pos"]) is None


J, p, g = softmax.J, softmax.p, softmax.g
i, j = softmax.i, softmax.j
WRONG = {
    "delta dropped": ("softmax_jacobian", HasDerivative(p[i], softmax.x[j], -p[i] * p[j])),
    "sum missing": ("softmax_vjp", HasDerivative(Sum(g[i] * p[i], i), softmax.x[j], p[j] * g[j])),
    "sign": ("logsumexp_gradient", HasDerivative(*BOOK.entries["logsumexp_gradient"].claim.args[:2], -p[j])),
    "d squared": (
        "dot_product_variance_of_identical",
        Eq(BOOK.entries["dot_product_variance_of_identical"].claim.args[0], dot_product.d.card**2 * dot_product.equal),
    ),
    "half": ("sinusoidal_norm_sq", Eq(BOOK.entries["sinusoidal_norm_sq"].claim.args[0], sinusoidal.h.card / 2)),
    "sum of positions": (
        "interaction_diagonal",
        Eq(
            BOOK.entries["interaction_diagonal"].claim.args[0], Sum(interaction.both * interaction.total, interaction.i)
        ),
    ),
}


@pytest.mark.parametrize("mistake", sorted(WRONG))
def test_another_right_side_is_different(mistake):
    name, claim = WRONG[mistake]
    found = derive_symbolic(replace(BOOK.entries[name], claim=claim))
    assert found is not None
    assert found.status == "different"
    assert found.theorem is None
    assert derive_symbolic(BOOK.entries[name]).status == "equal"


def test_a_wrong_answer_of_sympy_is_not_believed(monkeypatch):
    entry = BOOK.entries["softmax_jacobian"]
    right = sympy.diff
    monkeypatch.setattr(symbolic.sympy, "diff", lambda f, x: 2 * right(f, x))
    assert derive_symbolic(entry).status == "different"
    monkeypatch.setattr(symbolic.sympy, "diff", lambda f, x: sympy.Piecewise((f, x > 0), (0, True)))
    stopped = derive_symbolic(entry)
    assert stopped.status == "stopped"
    assert "Piecewise" in stopped.steps[-1]
    monkeypatch.setattr(symbolic.sympy, "diff", right)
    assert derive_symbolic(entry).status == "equal"


def test_a_result_that_the_kernel_cannot_judge_is_not_believed(monkeypatch):
    def refuse(*_: object) -> Theorem:
        raise symbolic.ProofError("refused")

    monkeypatch.setattr(symbolic, "prove", refuse)
    found = derive_symbolic(BOOK.entries["softmax_jacobian"])
    assert found.status == "stopped"
    assert "does not prove" in found.steps[-1]


def test_a_claim_at_any_channel_is_two_claims():
    found = derive_symbolic(BOOK.entries["sinusoidal_shift_eq_rotation"])
    assert [t.rhs.head for t in found.theorem] == ["def", "def"]
    assert {c.head for t in found.theorem for c in _channels(t.rhs)} == {"even", "odd"}


def _channels(t: Term) -> list[Term]:
    return [a for a in t.args if type(a) is Term and a.head in ("even", "odd")]
