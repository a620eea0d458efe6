"""Derivations at symbolic sizes: SymPy's own result, which the kernel proves equal to the right side or refuses."""

import re
from dataclasses import replace
from zlib import crc32

import pytest
import sympy

from derive.cas import symbolic
from derive.cas.symbolic import derive_symbolic
from derive.chapters import BOOK
from derive.chapters.dot_product import theorems as dot_product
from derive.chapters.interaction import theorems as interaction
from derive.chapters.sinusoidal import theorems as sinusoidal
from derive.chapters.softmax import theorems as softmax
from derive.kernel.rules import Theorem
from derive.kernel.terms import Term
from derive.language.terms import Eq, HasDerivative, Sum
from derive.render.from_sympy import from_sympy

REASONS = (
    "it leaves the left side as it is",
    "it has no rule for a permutation",
    "it has no induction over the integers",
    "The kernel does not prove this equal to the right side",
    "Product has no counterpart",
)
MISSION = (
    "softmax_jacobian",
    "dot_product_mean",
    "dot_product_variance",
    "sinusoidal_inner",
    "sinusoidal_shift_eq_rotation",
)
MISSION += ("interaction_diagonal", "interaction_diagonal_sin_first")
STOPPED = ("attention_permutation_equivariant", "relative_encoding_planar", "softmax_shifted", "log_softmax_shifted")
QUICK = (*MISSION, *STOPPED)


@pytest.mark.parametrize(
    "name", [*QUICK, *(pytest.param(n, marks=pytest.mark.long) for n in BOOK.entries if n not in QUICK)]
)
def test_a_derivation_ends_at_the_right_side_or_says_where_it_stops(name):
    entry = BOOK.entries[name]
    derivation = derive_symbolic(entry)
    if derivation is None:
        assert entry.claim.head not in ("eq", "deriv") or not symbolic._moves(entry)
        return
    assert (derivation.sizes, derivation.status in ("equal", "stopped")) == ((), True)
    for step in derivation.steps:
        assert re.fullmatch(r"[A-Z].*\.", step.rule) and isinstance(step.expression, sympy.Basic)
    if derivation.status == "stopped":
        assert any(reason in derivation.steps[-1].rule for reason in REASONS)
        assert derivation.theorem is None and name not in MISSION
        return
    many = isinstance(derivation.theorem, tuple)
    theorems = derivation.theorem if many else (derivation.theorem,)
    results = derivation.expression if many else (derivation.expression,)
    for theorem, result in zip(theorems, results, strict=True):
        assert isinstance(theorem, Theorem)
        assert theorem.concl.head == "eq"
        assert theorem.hyps <= set(entry.given)
        assert theorem.lhs == from_sympy(result, (theorem.concl, *entry.given))
    if entry.claim.head != "and" and not many:
        assert theorems[0].rhs == entry.claim.args[-1]


@pytest.mark.parametrize("name", [name for name in MISSION if name != "sinusoidal_shift_eq_rotation"])
def test_each_expression_of_a_derivation_is_the_same_number(name):
    """At size 3, where every moment, every entry and every position is some number."""
    steps = [step.expression for step in derive_symbolic(BOOK.entries[name]).steps]
    values = [float(sympy.N(at_three(e))) for e in steps if not e.has(sympy.stats.Expectation, sympy.stats.Variance)]
    assert len(values) >= 3
    assert values == pytest.approx([values[0]] * len(values), rel=1e-12) and values[0] not in (0, 1)


def at_three(e):
    """A number: sizes are 3 and indices 1; entries, and whatever else occurs, are made of their names."""
    sizes = {s: 3 for s in e.free_symbols if s.is_integer and s.is_positive}
    written = e.subs(sizes).doit()
    written = written.subs({s: 1 for s in written.free_symbols if str(s) in ("i", "j")}).doit()
    entries = {a: sympy.Rational(crc32(str(a).encode()) % 97 + 2, 53) for a in written.atoms(sympy.Indexed)}
    written = written.xreplace(entries)
    return written.xreplace({s: sympy.Rational(crc32(str(s).encode()) % 89 + 2, 47) for s in written.free_symbols})


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
    derivation = derive_symbolic(replace(BOOK.entries[name], claim=claim))
    assert derivation is not None
    assert derivation.status == "different"
    assert derivation.theorem is None
    assert derive_symbolic(BOOK.entries[name]).status == "equal"


def test_a_wrong_answer_of_sympy_is_not_believed(monkeypatch):
    entry = BOOK.entries["softmax_jacobian"]
    right = sympy.diff
    monkeypatch.setattr(symbolic.sympy, "diff", lambda f, x: 2 * right(f, x))
    assert derive_symbolic(entry).status == "different"
    monkeypatch.setattr(symbolic.sympy, "diff", lambda f, x: sympy.Piecewise((f, x > 0), (0, True)))
    stopped = derive_symbolic(entry)
    assert stopped.status == "stopped"
    assert "Piecewise" in stopped.steps[-1].rule
    monkeypatch.setattr(symbolic.sympy, "diff", right)
    assert derive_symbolic(entry).status == "equal"


def test_a_result_that_the_kernel_cannot_judge_is_not_believed(monkeypatch):
    def refuse(*_: object) -> Theorem:
        raise symbolic.ProofError("refused")

    monkeypatch.setattr(symbolic, "prove", refuse)
    derivation = derive_symbolic(BOOK.entries["softmax_jacobian"])
    assert derivation.status == "stopped"
    assert "does not prove" in derivation.steps[-1].rule


def test_a_claim_at_any_channel_is_two_claims():
    derivation = derive_symbolic(BOOK.entries["sinusoidal_shift_eq_rotation"])
    assert [t.rhs.head for t in derivation.theorem] == ["def", "def"]
    assert {c.head for t in derivation.theorem for c in _channels(t.rhs)} == {"even", "odd"}


def _channels(t: Term) -> list[Term]:
    return [a for a in t.args if type(a) is Term and a.head in ("even", "odd")]
