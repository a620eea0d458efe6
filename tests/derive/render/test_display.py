r"""Terms are formulas in a notebook; what has none is left to its text."""

from xml.etree import ElementTree

from derive.kernel.terms import Term
from derive.language.terms import Dimension, Eq, Sum, exp, reals, vector
from derive.render.display import install

install()
(i,) = (n := Dimension("n")).indices("i")
x = vector("x", n)


def test_a_term_is_a_formula():
    (c,) = reals("c")
    assert Sum(exp(x[i]), i)._repr_latex_() == r"$\displaystyle \sum_{i<n} \mathrm{e}^{x_i}$"
    ElementTree.fromstring(Eq(c, 1)._repr_html_())


def test_what_cannot_be_printed_is_left_to_its_text():
    assert Term("bv", 0, ("I", "n"))._repr_latex_() is None
    assert Term("bv", 0, ("I", "n"))._repr_html_() is None
