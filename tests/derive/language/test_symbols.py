"""Names become symbols, and no two names one symbol."""

from functools import reduce
from operator import mul

import pytest

from derive.kernel.terms import Term
from derive.language.symbols import RenderError, spelled_out, symbol
from derive.render.latex import latex
from tests.terms_strategy import entry, index

i = index("i", "n")
c, u, x = entry("c"), entry("u"), entry("x", i)


@pytest.mark.parametrize(
    ("name", "printed"),
    [
        ("x", "x"),
        ("theta", r"\theta"),
        ("Gamma", r"\Gamma"),
        ("epsilon", r"\varepsilon"),
        ("loss", r"\mathrm{loss}"),
        ("sigma_q", r"\sigma_q"),
        ("W_Q", "W_Q"),
        ("theta_0", r"\theta_0"),
        ("x_12", "x_{12}"),
        ("s2", "s_2"),
        ("mu1", r"\mu_1"),
        ("h_max", r"h_{\mathrm{max}}"),
        ("a_b_c", "a_{b,c}"),
        ("_x", r"\mathrm{\_x}"),
        ("i~1", r"\mathrm{i\sim 1}"),
        (r"\hat p", r"\hat p"),
    ],
)
def test_names_become_symbols(name: str, printed: str) -> None:
    assert symbol(name).tex == printed


def test_labels_are_subscripts_with_commas() -> None:
    assert symbol("sigma_q").tex == r"\sigma_q"
    assert symbol("sigma_q_1").tex == r"\sigma_{q,1}"


@pytest.mark.parametrize(
    ("names", "families", "printed"),
    [
        ("c delta", "", [r"c", r"\mathrm{delta}"]),
        ("x_i x", "x", [r"\mathrm{x\_i}", "x"]),
        ("x_i x", "", ["x_i", "x"]),  # of numbers no index is read
        ("s_2 s2", "", [r"\mathrm{s\_2}", "s_2"]),
        ("g g2 g_2 delta_g", "g", ["g", r"\mathrm{g2}", r"\mathrm{g\_2}", r"\mathrm{delta\_g}"]),
        ("u u1 u_1_k", "u u1", ["u", r"\mathrm{u1}", r"\mathrm{u\_1\_k}"]),
    ],
)
def test_what_a_reader_would_confuse_is_written_as_it_is_typed(names: str, families: str, printed: list[str]) -> None:
    shapes = {name: ("n",) if name in families.split() else () for name in names.split()}
    entries = [Term("at", s, dims, "fixed", *[Term("ix", "i", d) for d in dims]) for s, dims in shapes.items()]
    product = reduce(mul, entries)
    chosen = spelled_out({s: symbol(s) for s in shapes}, families.split(), ())
    assert [s.tex for s in chosen.values()] == printed
    for s in printed:
        assert s in latex(product)


@pytest.mark.parametrize(
    ("term", "message"),
    [
        (Term("at", "\u03b8", (), "fixed"), "is not ASCII"),
    ],
)
def test_what_a_reader_would_confuse_is_refused(term: Term, message: str) -> None:
    with pytest.raises(RenderError, match=message):
        latex(term)


def test_a_given_name_is_not_that_of_the_constant() -> None:
    with pytest.raises(RenderError, match="c would print as the constant pi does"):
        latex(c, names={"c": r"\pi"})


def test_given_names_must_differ() -> None:
    with pytest.raises(RenderError, match="c and u would print alike, as z"):
        latex(c * u, names={"c": "z", "u": "z"})
