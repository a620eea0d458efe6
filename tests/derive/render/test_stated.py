"""A statement leaves out nothing: who, on which conditions, what, in which terms."""

import re

import pytest

from derive import theorem
from derive.doors.reference import theorems
from derive.render.formula import read
from derive.render.plain import formula
from derive.render.stated import Stated
from derive.render.terminal import statement_text


def test_without_hypotheses():
    stated = theorem("softmax_sum_one").stated
    assert stated.opening == r"For every size $n$ and all $x \in \mathbb{R}^{n}$,"
    assert [*map(str, stated.formulas)] == [r"\sum_{i<n} p_i = 1"]
    assert len(stated.where) == 2


def test_hypotheses_are_one_sentence():
    stated = theorem("softmax_not_scale_invariant").stated
    assert stated.opening == (
        r"Let $n$ be a size, $c \in \mathbb{R}$, $x \in \mathbb{R}^{n}$, and let $i, j < n$. "
        r"Suppose that $c \ne 1$, and that $q_k = p_k$ for all $k < n$. Then"
    )


def test_the_conventions_of_the_page_are_said_everywhere():
    t = theorem("dot_product_variance")
    assert t.stated.beside == "Random entries have all moments."
    shown = (t.stated.beside in text for text in (str(t.latex()), t._repr_latex_(), t._repr_html_()))
    assert all(shown)
    assert statement_text(t.stated).endswith("\n\nRandom entries have all moments.\n")
    assert theorem("partition_pos").stated.beside == ""


def test_analysis_is_as_it_is_typed():
    stated = theorem("softmax_jacobian_zero_iff_onehot").stated
    assert r"Suppose that $p_i \ge 0$ for all $i < n$, and that $\textstyle\sum_{i<n} p_i = 1$. Then" in stated.opening
    assert theorem("pi_irrational").stated.formulas == (r"q \ne 0 \implies p \ne \pi q",)


def test_a_row_that_goes_on_has_no_comma_before_it():
    rows = Stated("", ("a", r"\quad b", "c"), ()).ended()
    assert rows == ["a", r"\quad b,", "c."]
    assert Stated("", ("a",), ("b",)).ended() == ["a,"]
    assert Stated("", (read("a"),), ()).ended() == [read("a.")]


PROOF_ALONE = {
    "logsumexp_bounds": (r"p_i = \operatorname{softmax}(x)_i = \frac{\mathrm{e}^{x_i}}{Z}",),
    "layernorm_difference_le": (r"\bar{u} = \operatorname{mean}(u)",),
    "softmax_sum_one": (),
}
"""What stands for something in the proof of a theorem, and nowhere in its statement."""


def needless(stated):
    """Return the meanings of symbols that occur neither in the statement nor in the meaning of one that does."""
    heads = {row: re.split(r"[_(^ ]|\\[bB]ig", row)[0] for row in map(str, stated.where)}
    symbols = {row: re.compile(rf"(?<![\\A-Za-z]){re.escape(head)}(?![A-Za-z])") for row, head in heads.items()}
    used = [
        row for row, symbol in symbols.items() if any(map(symbol.search, (stated.opening, *map(str, stated.formulas))))
    ]
    for row in used:
        used += [other for other in symbols if other not in used and symbols[other].search(row.partition("=")[2])]
    return [row for row in symbols if row not in used]


@pytest.mark.parametrize(("name", "alone"), PROOF_ALONE.items())
def test_a_statement_explains_what_it_says_and_the_proof_the_rest(name, alone):
    t = theorem(name)
    assert needless(t.stated) == [] and not {*alone} & {*map(str, t.stated.where)}
    assert tuple(map(str, t.proof.argument.where)) == alone
    faces = ((t.latex(), r"\begin{derivation}", alone), (str(t.proof), "\nProof.", [*map(formula, alone)]))
    for face, begin, shown in faces:
        statement, _, proof = face.partition(begin)
        assert all(row in " ".join(proof.split()) and row not in statement for row in shown)


def test_a_meaning_without_use_is_seen():
    stated, alone = theorem("logsumexp_bounds").stated, PROOF_ALONE["logsumexp_bounds"]
    assert needless(stated._replace(where=(*stated.where, *alone))) == [*alone]


@pytest.mark.long
def test_no_statement_explains_what_it_does_not_use():
    assert {t.name: lacking for t in theorems() if t.by_kernel and (lacking := needless(t.stated))} == {}
