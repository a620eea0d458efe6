r"""What a notebook shows, of theorems and of terms."""

from xml.etree import ElementTree

from derive import theorem
from derive.chapters import BOOK
from derive.language.terms import Dimension, Sum, define, exp, vector
from derive.proving.prover import prove
from derive.render.notebook import argument_html, face, statement_html, statement_latex
from derive.render.stated import Stated

n = Dimension("n")
(i,) = n.indices("i")
x = vector("x", n)


def test_a_statement_as_html_is_well_formed_and_complete():
    t = theorem("softmax_not_scale_invariant")
    tree = ElementTree.fromstring(t._repr_html_())
    written = ["".join(e.itertext()) for e in tree.iter("math")]
    assert "c≠1" in written
    assert "".join(tree.itertext()).count("Suppose that") == 1
    assert tree.find("p/b").text == "Only equal logits keep their weights when they are scaled"
    assert "(proved by the kernel)" in "".join(tree.itertext())


def test_a_statement_as_latex():
    stated = Stated("For all $a$,", ("a = a",), ("b = 1",))
    assert statement_latex(stated) == "For all $a$,\n$$a = a,$$\nwhere $\\displaystyle b = 1$."
    two = stated._replace(formulas=("a = a", "b = b"), where=())
    assert r"$$\begin{aligned} &a = a, \\ &b = b. \end{aligned}$$" in statement_latex(two)
    assert statement_html(two).count('<math display="block">') == 2


def test_a_proof_as_html_has_a_row_for_each_link():
    html = theorem("softmax_jacobian").proof._repr_html_()
    tree = ElementTree.fromstring(f"<div>{html}</div>")
    rows = tree.findall(".//table/tr")
    assert len(rows) == 3
    assert all(len(row) == 3 for row in rows)
    assert rows[0].find("td[3]/code").text == "partition_pos"
    assert argument_html(theorem("expected_softmax_gradient_bounds").proof.argument).startswith("<p><i>Argument.")


def test_terms_definitions_and_theorems_are_formulas():
    partition = define("partition", (x,), Sum(exp(x[i]), i)).definition
    assert face(partition).tex == r"\operatorname{partition}(x) = \sum_{i<n} \mathrm{e}^{x_i}"
    assert face(prove(BOOK.entries["softmax_of_ties"])).tex.startswith(r"\forall k<n\colon x_k = c \vdash ")
