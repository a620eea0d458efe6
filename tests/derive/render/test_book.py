"""The book as a whole: every theorem, symbol, law and rule has its place, and figures are counted."""

import re

import pytest

from derive.kernel.certificate import digest
from derive.kernel.facts import FACTS
from derive.kernel.rules import RULES
from derive.proving import prove, prove_displays
from derive.render.analysis import Checked
from derive.render.book import book, first_meanings, proved
from derive.render.evidence import COLUMNS, Evidence
from derive.render.rocq.book import library
from derive.render.rocq.by_hand import by_hand
from derive.theorems import analytic, chapters, contents, entries


@pytest.fixture(scope="module")
def theorems():
    done, found = {}, {}
    for chapter, own in chapters().values():
        for entry in own:
            theorem = prove(entry, done)
            found[entry.name] = proved(entry, theorem, digest(theorem.hyps, theorem.concl), chapter)
    return found


def test_chapters_in_reading_order(theorems):
    text = book(chapters(), theorems, Evidence(), {}, {})
    assert re.findall(r"\\chapter\{(.*?)\}", text)[: len(chapters())] == [c.title for c, _ in chapters().values()]
    for chapter, _ in chapters().values():
        assert " ".join(chapter.opening.split()) in text


def test_the_ledger_names_every_law_and_rule(theorems):
    text = book(chapters(), theorems, Evidence(), {}, {})
    ledger = text.split("Assumption ledger")[1]
    for name in (*FACTS, *RULES, *entries()):
        assert rf"\detokenize{{{name}}}" in ledger
    jacobian = ledger.split(r"\detokenize{softmax_jacobian}")[1].split(r"\par")[0]
    assert r"no hypotheses; uses \cited{partition_pos}" in jacobian


def test_the_tally_is_counted_from_evidence(theorems):
    name = "softmax_jacobian"
    columns = {c: {"status": "pass"} for c in COLUMNS}
    evidence = Evidence({name: {"digest": theorems[name].digest, **columns}})
    text = book(chapters(), theorems, evidence, {}, {})
    assert rf"kernel & 1 & 0 & {len(entries()) - 1} & 0 \\" in text
    nothing = book(chapters(), theorems, Evidence(), {}, {})
    assert rf"kernel & 0 & 0 & {len(entries())} & 0 \\" in nothing


def test_the_programs_and_the_axioms_are_named(theorems):
    name = "softmax_jacobian"
    column = {"status": "pass", "axioms": ["Classical_Prop.classic", "FunctionalExtensionality.dep"]}
    evidence = Evidence({name: {"digest": theorems[name].digest, "rocq": column}}, "1.14.0", coq="8.16.1")
    text = " ".join(book(chapters(), theorems, evidence, {}, {}).split())
    assert "reports six independent checks" in text
    assert r"SymPy is of version 1.14.0. Rocq is of version 8.16.1; what it accepted rests on axioms" in text
    assert r"\texttt{\detokenize{classic}} and \texttt{\detokenize{dep}}, and on no others" in text
    assert "is of version" not in book(chapters(), theorems, Evidence(), {}, {})


def test_what_rocq_proves_is_counted_listed_and_in_its_place(theorems):
    name, follows = "softmax_jacobian_zero_iff_onehot", "softmax_jacobian_ne_zero"
    entry, opening = analytic()[name], chapters()["softmax"][0]
    checked = Checked(entry, prove_displays(entry, {}), by_hand(entry, library()), opening)
    order = {c: [e.name for e in own if e.name == name or e.name in entries()] for c, (_, own) in contents().items()}
    text = book(chapters(), theorems, Evidence(), {}, {}, order, {name: checked})
    assert rf"\input{{proofs/{follows}}}" + "\n" + rf"\input{{proofs/{name}}}" in text
    assert f"This book holds {len(theorems) + 1} theorems" in text
    assert rf"kernel & 0 & 0 & {len(entries())} & 1 \\" in text
    line = text.split("Assumption ledger")[1].split(rf"\detokenize{{{name}}}")[1].split(r"\par")[0]
    assert r"$p_i \ge 0$ for all $i < n$" in line and r"proved in Rocq, \texttt{\detokenize{SoftmaxAnalysis.v}}" in line


def test_a_symbol_is_listed_once_with_its_first_theorem(theorems):
    found = first_meanings(chapters()["softmax"][1], theorems)
    assert (r"Z = \operatorname{partition}(x) = \sum_{k<n} \mathrm{e}^{x_k}", "partition_pos") in found
    assert sum(tex.startswith("Z = ") for tex, _ in found) == 1


def test_sources_are_listed_if_they_are_known(theorems):
    known = {"bridle1990": {"title": "T"}, "nobody2000": {"title": "U"}}
    text = book(chapters(), theorems, Evidence(), {}, known)
    assert r"\bibitem{bridle1990}" in text
    assert "nobody2000" not in text
    assert "thebibliography" not in book(chapters(), theorems, Evidence(), {}, {})
