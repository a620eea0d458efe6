"""Scripts without search, and refusals instead of wrong texts."""

import re
from collections import Counter

import pytest

from derive.kernel import rules
from derive.kernel.terms import Key, Term
from derive.language.symbols import RenderError
from derive.rocq.replay import TERMS
from derive.rocq.rows import CITE, Row, rows
from derive.rocq.script import Script
from derive.rocq.statement import Lemma
from tests.derive.kernel.vocabulary import algebra, at, eq, fact, i, lt, u, v, x
from tests.derive.rocq.samples import EITHER, controls, script, spaced, theorems

TACTICS = {"assert", "exact", "intros", "ring", "field"}


def sentences(text):
    """What stands between ``Proof.`` and ``Qed.``, cut where Rocq would."""
    body = spaced(text).partition("Proof.")[2].partition("Qed.")[0]
    return [s.strip(" {}") for s in re.split(r"(?<=[\w)])\.(?= |$)", body) if s.strip(" {}")]


@EITHER
def test_every_sentence_asserts_or_is_exact(of):
    for name, text in theorems(of).items():
        said = sentences(text)
        assert said, name
        for sentence in said:
            assert sentence.partition(" ")[0] in ("assert", "exact"), f"{name}: {sentence}"
            found = re.search(r"\b(rewrite|apply|auto|eauto|lra|nra|lia|simpl|unfold|transitivity|admit)\b", sentence)
            assert not found, f"{name}: {sentence}"
        assert all(re.search(r"\bby (\(intros [u\d ]+; )?(ring|field)\)?$", s) for s in said if " by " in s), name


@EITHER
def test_brackets_match(of):
    for name, text in theorems(of).items():
        depth = 0
        for character in re.findall(r"[()]", text):
            depth += 1 if character == "(" else -1
            assert depth >= 0, name
        assert depth == 0, name


@EITHER
def test_every_assertion_is_used(of):
    for name, text in theorems(of).items():
        words = Counter(re.findall(r"\w+", text))
        assert [label for label in re.findall(r"assert\s+\((r\d+)\s+:", text) if words[label] < 2] == [], name


@EITHER
def test_every_hypothesis_of_the_book_is_used_in_its_proof(of):
    for name, text in theorems(of).items():
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
    moved = rules.instantiate(algebra(x(i) * v, u * v, (known, v)), (Key("ix", "i", ("n",)), Term("perm", "s", "n", i)))
    text = spaced(script(moved))
    assert "assert (r1 : forall (i : Fin n), x i = u -> x i * v = u * v)." in text
    assert "exact (fun (i : Fin n) p => (Rules.linear_combination (Rules.and_equation v p Rules.no_equation)" in text
    assert text.endswith("exact (r1 (s i) given). Qed.")


def test_a_theorem_is_cited_with_its_sizes_variables_and_hypotheses():
    cited = algebra(u * x(i), v * x(i), (rules.assume(eq(u, v)), x(i)))
    moved = rules.instantiate(cited, (Key("at", "u", (), "fixed"), at("w")))
    statement = Lemma("File.cited", tuple(cited.hyps), cited.concl)
    own = Lemma("Other.own", tuple(moved.hyps), moved.concl)
    text = Script(own, rows(moved, {id(cited): "cited"}), {"cited": statement}, {}, TERMS).text()
    assert "exact (File.cited n n_pos w v x i given)." in text


def test_an_absent_hypothesis_is_refused():
    theorem = rules.assume(eq(u, v))
    with pytest.raises(RenderError, match="not at hand"):
        Script(Lemma("Sample.sample", (), theorem.concl), rows(theorem, {}), {}, {}, TERMS).text()


def test_an_unknown_rule_is_refused():
    row = Row("magic", (), (), lt(u, v), ())
    with pytest.raises(RenderError, match="no proof term for the rule magic"):
        Script(Lemma("Sample.sample", (), row.concl), [row], {}, {}, TERMS).text()


def test_a_resized_row_must_be_a_theorem():
    theorem = rules.resize_dimensions(fact("sum_one"), ("n", "m"))
    with pytest.raises(RenderError, match="no theorem of the book"):
        script(theorem)
    law = Lemma("File.law", (), fact("sum_one").concl)
    cite = Row(CITE, (), ("law",), law.claim, ())
    resized = Row("resize_dimensions", (0,), (("n", "m"),), theorem.concl, ())
    own = Lemma("Sample.sample", (), theorem.concl)
    assert "exact (File.law m m_pos)." in Script(own, [cite, resized], {"law": law}, {}, TERMS).text()
