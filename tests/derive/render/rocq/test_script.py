"""Scripts without search, and refusals instead of wrong texts."""

import re

import pytest

from derive.kernel import rules
from derive.kernel.terms import Term
from derive.render.rocq.rows import CITE, Row, rows
from derive.render.rocq.script import Script, wrapped
from derive.render.rocq.statement import Statement
from derive.render.symbols import RenderError
from tests.derive.kernel.vocabulary import algebra, at, eq, fact, i, lt, u, v, x
from tests.derive.render.rocq.samples import controls, script, spaced, theorems

TACTICS = {"assert", "exact", "intros", "ring", "field"}


def sentences(text):
    """What stands between ``Proof.`` and ``Qed.``, cut where Rocq would."""
    body = spaced(text).partition("Proof.")[2].partition("Qed.")[0]
    return [s.strip(" {}") for s in re.split(r"(?<=[\w)])\.(?= |$)", body) if s.strip(" {}")]


@pytest.mark.parametrize("name", theorems())
def test_every_sentence_asserts_or_is_exact(name):
    said = sentences(theorems()[name])
    assert said
    for sentence in said:
        assert sentence.partition(" ")[0] in ("assert", "exact"), sentence
        assert not re.search(r"\b(rewrite|apply|auto|eauto|lra|nra|lia|simpl|unfold|transitivity|admit)\b", sentence)
    assert all(re.search(r"\bby (\(intros [u\d ]+; )?(ring|field)\)?$", s) for s in said if " by " in s)


@pytest.mark.parametrize("name", theorems())
def test_brackets_match(name):
    depth = 0
    for character in theorems()[name]:
        depth += {"(": 1, ")": -1}.get(character, 0)
        assert depth >= 0
    assert depth == 0


@pytest.mark.parametrize("name", theorems())
def test_every_assertion_is_used(name):
    text = spaced(theorems()[name])
    for label in re.findall(r"assert \((r\d+) :", text):
        assert len(re.findall(rf"\b{label}\b", text)) > 1, label


def test_every_hypothesis_of_the_book_is_used_in_its_proof():
    for name, text in theorems().items():
        statement, _, proof = text.partition("Proof.")
        for hypothesis in re.findall(r"\((given\w*) :", statement):
            assert re.search(rf"\b{hypothesis}\b", proof), f"{name}: {hypothesis}"


def test_controls_are_scripts_too():
    for rule, number, theorem in controls():
        try:
            text = script(theorem)
        except RenderError:
            continue
        assert sentences(text), f"{rule} {number}"


def test_a_hypothesis_about_a_bound_variable_is_a_premise():
    known = rules.assume(eq(x(i), u))
    moved = rules.instantiate(algebra(x(i) * v, u * v, (known, v)), (("ix", "i", "n"), Term("perm", "s", "n", i)))
    text = spaced(script(moved))
    assert "assert (r1 : forall (i : Fin n), x i = u -> x i * v = u * v)." in text
    assert "exact (fun (i : Fin n) p => (Rules.linear_combination (Rules.and_equation v p Rules.no_equation)" in text
    assert text.endswith("exact (r1 (s i) given). Qed.")


def test_a_theorem_is_cited_with_its_sizes_variables_and_hypotheses():
    cited = algebra(u * x(i), v * x(i), (rules.assume(eq(u, v)), x(i)))
    moved = rules.instantiate(cited, (("at", "u", (), "fixed"), at("w")))
    statement = Statement("File.cited", tuple(cited.hyps), cited.concl)
    own = Statement("Other.own", tuple(moved.hyps), moved.concl)
    text = Script(own, rows(moved, {id(cited): "cited"}), {"cited": statement}, {}).text()
    assert "exact (File.cited n n_pos w v x i given)." in text


def test_an_absent_hypothesis_is_refused():
    theorem = rules.assume(eq(u, v))
    with pytest.raises(RenderError, match="not at hand"):
        Script(Statement("Sample.sample", (), theorem.concl), rows(theorem, {}), {}, {}).text()


def test_an_unknown_rule_is_refused():
    row = Row("magic", (), (), lt(u, v), ())
    with pytest.raises(RenderError, match="no proof term for the rule magic"):
        Script(Statement("Sample.sample", (), row.concl), [row], {}, {}).text()


def test_a_resized_row_must_be_a_theorem():
    theorem = rules.resize_dimensions(fact("sum_one"), ("n", "m"))
    with pytest.raises(RenderError, match="no theorem of the book"):
        script(theorem)
    law = Statement("File.law", (), fact("sum_one").concl)
    cite = Row(CITE, (), ("law",), law.claim, ())
    resized = Row("resize_dimensions", (0,), (("n", "m"),), theorem.concl, ())
    own = Statement("Sample.sample", (), theorem.concl)
    assert "exact (File.law m m_pos)." in Script(own, [cite, resized], {"law": law}, {}).text()


def test_long_lines_are_broken_at_spaces():
    lines = wrapped("  assert " + "word " * 60)
    assert all(len(line) < 120 for line in lines)
    assert {line[: len(line) - len(line.lstrip())] for line in lines[1:]} == {"    "}
    assert wrapped("one\n\n  two") == ["one", "", "  two"]
