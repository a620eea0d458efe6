"""Nothing is shown without its conditions: every form of every theorem, read for hypotheses and for machine names."""

import json
import re
from xml.etree import ElementTree

import pytest

from derive import RenderError, theorem, theorems
from derive.chapters import BOOK
from derive.doors.cited import Reference
from derive.language.analysis import Analytic
from derive.language.text.statements import SECTIONS, parse_statement
from derive.render import mathml, plain, stated
from derive.render.page import printed

MACHINE = re.compile(r"~\d|object at|0x[0-9a-f]{6}")
TEX = re.compile(r"[\\$]|\^\{|_\{")


def conditions(t: Reference) -> list[str]:
    """Return each hypothesis as running text in LaTeX, from the entry and not from what is shown."""
    if isinstance(t.entry, Analytic):
        return [" ".join(clause.split()) for clause in t.entry.given]
    page, _, hypotheses, domain = printed(t.entry, t.prove().theorem, t.chapter)
    clauses = [*page.assumed(domain), *page.assumed(hypotheses)]
    return [c for a in clauses for c in ([a.words] if a.words else [f"${f}$" for f in a.formulas]) + [a.over] if c]


def blank(shown: str) -> str:
    """Remove the white space, which depends on the width."""
    return "".join(shown.split())


def forms(t: Reference) -> dict[str, str]:
    """Return every form in which a theorem is shown as words and formulas."""
    proved, proof = t.prove(), t.proof
    return {
        "text": t.text(),
        "proof": str(proof),
        "proof in a session": repr(proof),
        "html": t._repr_html_(),
        "html of the proof": proof._repr_html_(),
        "html of what is proved": proved._repr_html_(),
        "latex": t._repr_latex_(),
        "latex of what is proved": proved._repr_latex_(),
    }


def lacking(t: Reference) -> list[str]:
    """Return what is wrong with the forms of a theorem."""
    shown, wrong = forms(t), []
    read = {"latex": lambda clause: clause, "html": mathml.paragraph}
    for name, form in shown.items():
        reader = read.get(name.partition(" ")[0], plain.paragraph)
        wrong += [f"{name}: no {c}" for c in conditions(t) if blank(reader(c)) not in blank(form)]
        wrong += [f"{name}: {found[0]}" for found in [MACHINE.search(form)] if found]
        if reader is plain.paragraph:
            wrong += [f"{name}: {found[0]}" for found in [TEX.search(form)] if found]
        if reader is mathml.paragraph:
            ElementTree.fromstring(f"<div>{form}</div>")
    for name, form in {"repr": repr(t), "str": str(t), "what is proved": repr(t.prove())}.items():
        wrong += [f"{name}: {found[0]}" for found in [MACHINE.search(form)] if found]
        if t.by_kernel:
            own = "".join(line for line in form.splitlines(keepends=True) if line.partition(":")[0] in SECTIONS)
            wrong += [f"{name}: another statement"] * (parse_statement(own) != (t.hypotheses, t.claim, t.domain))
        else:
            wrong += [f"{name}: no {c}" for c in conditions(t) if blank(plain.paragraph(c)) not in blank(form)]
    json.dumps(t.proof.record())
    return wrong


INTERLEAVED = ("rotary_vjp", "sinusoidal_rotation_compose", "sinusoidal_shift_eq_rotation")
SHORT = (
    "softmax_not_scale_invariant",
    "dot_product_variance",
    "layernorm_vjp",
    "relative_encoding_polar",
    "expected_softmax_gradient_bounds",
    "pi_irrational",
)


@pytest.mark.parametrize("name", SHORT)
def test_a_theorem_is_shown_with_its_conditions(name):
    assert lacking(theorem(name)) == []


@pytest.mark.long
@pytest.mark.parametrize("first", range(len(BOOK.chapters)))
def test_theorems_of_each_chapter_are_shown_with_their_conditions(first):
    """Every third of a chapter, and those of analysis."""
    (chapter,) = [*BOOK.chapters.values()][first : first + 1]
    chosen = [e for n, e in enumerate(chapter.theorems) if n % 3 == first % 3 or isinstance(e, Analytic)]
    found = {e.name: lacking(theorem(e.name)) for e in chosen}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_the_check_sees_a_hypothesis_that_is_left_out(monkeypatch):
    t = theorem("softmax_not_scale_invariant")
    monkeypatch.setattr(stated, "_supposing", lambda assumed: f"Suppose that {stated._clause(assumed[0])}. Then")
    assert "text: no $q_k = p_k$" in lacking(t)
    assert "html: no $q_k = p_k$" in lacking(t)


def test_the_check_sees_a_machine_name(monkeypatch):
    monkeypatch.setattr(Reference, "heading", "i~00012")
    assert "repr: ~0" in lacking(theorem("softmax_sum_one"))


@pytest.mark.long
def test_statements_in_sympy_have_their_assumptions():
    """Every third, and those of interleaved vectors, which have none."""
    without, few = [], []
    for t in [*theorems()][::3] + [theorem(name) for name in INTERLEAVED]:
        if not t.by_kernel:
            continue
        try:
            found = t.sympy()
        except RenderError as error:
            without.append((t.name, str(error)))
            continue
        few += [t.name] * (len(found.assumptions) < len(t.domain) + len(t.hypotheses))
        assert MACHINE.search(repr(found)) is None
    assert few == []
    assert {message for _, message in without} == {
        "an entry of interleaved vectors has no counterpart at a symbolic channel"
    }
    assert {name for name, _ in without} == set(INTERLEAVED)


# ---- one door ----


def test_the_door_opens_every_theorem():
    whole = list(BOOK.theorems)
    assert [t.name for t in theorems()] == whole
    kinds = {t.checked_by.partition(":")[0] for t in theorems()}
    assert kinds == {"proved by the kernel", "proved in Rocq", "certified in numbers"}


def test_both_kinds_have_the_same_attributes():
    for name in ("softmax_jacobian", "softmax_scaled_limit", "expected_softmax_gradient_bounds"):
        t = theorem(name)
        assert t.name == name
        assert t.record()["digest"] == t.digest
        assert t.statement == str(t)
        assert t.proof.sections
        assert r"\begin{derivation}" in t.latex()
        assert t.prove().applications >= 0


@pytest.mark.parametrize("form", ["sympy", "numpy", "certificate"])
def test_a_form_that_analysis_does_not_have_is_refused_in_one_line(form):
    with pytest.raises(RenderError, match="^softmax_scaled_limit has no .*: it is proved in Rocq, not by the kernel$"):
        getattr(theorem("softmax_scaled_limit"), form)()


def test_what_is_proved_says_who_proved_what():
    assert repr(theorem("softmax_of_ties").prove()).endswith("(proved by the kernel, in 73 applications of rules)")
    by_rocq = theorem("softmax_scaled_limit").prove()
    assert by_rocq.summary == (
        "proved in Rocq: derive/rocq/library/SoftmaxAnalysis.v; the kernel proves the one formula that its proof "
        "displays, in 80 applications of rules"
    )
    with pytest.raises(RenderError, match="has no theorem of the kernel"):
        _ = by_rocq.theorem
    assert "displays nothing" in theorem("pi_irrational").prove().summary


def test_a_proof_is_text_and_data():
    proof = theorem("softmax_jacobian").proof
    assert str(proof).startswith("softmax_jacobian: Jacobian of softmax") and "(proved by the kernel)" in str(proof)
    assert len(proof.record()) == len(proof.sections) == 1
    assert "quotient rule" in proof.text(60) and max(map(len, proof.text(60).splitlines())) <= 60
    assert "<table>" in proof._repr_html_()
