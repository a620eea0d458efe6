"""A statement leaves out nothing: who, on which conditions, what, in which terms."""

from derive import theorem
from derive.render.stated import Stated
from derive.render.terminal import statement_text


def test_without_hypotheses():
    found = theorem("softmax_sum_one").stated
    assert found.opening == r"For every size $n$ and all $x \in \mathbb{R}^{n}$,"
    assert found.formulas == (r"\sum_{i<n} p_i = 1",)
    assert len(found.where) == 2


def test_hypotheses_are_one_sentence():
    found = theorem("softmax_not_scale_invariant").stated
    assert found.opening == (
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
    found = theorem("softmax_jacobian_zero_iff_onehot").stated
    assert r"Suppose that $p_i \ge 0$ for all $i < n$, and that $\textstyle\sum_{i<n} p_i = 1$. Then" in found.opening
    assert theorem("pi_irrational").stated.formulas == (r"q \ne 0 \implies p \ne \pi q",)


def test_a_row_that_goes_on_has_no_comma_before_it():
    rows = Stated("", ("a", r"\quad b", "c"), ()).ended()
    assert rows == [("a", ""), (r"\quad b", ","), ("c", ".")]
    assert Stated("", ("a",), ("b",)).ended() == [("a", ",")]
