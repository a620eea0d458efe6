"""The faces that a theorem, its proof, what is proved and a derivative have in common."""

import pytest

from derive import cos, derivative, exp, formula, log, reals, sin, theorem
from derive.doors.shown import Shown, ShownTheorem
from derive.kernel.certificate import replay

(t,) = reals("t")
RESULTS = {
    "theorem": lambda: theorem("softmax_of_ties"),
    "proof": lambda: theorem("softmax_of_ties").proof,
    "proved": lambda: theorem("softmax_of_ties").prove(),
    "derived": lambda: derivative(formula("f", exp(2 * t) * sin(t) * cos(3 * t) * log(1 + t**2)), t),
}
STATED = {"derived": ("Derivative of f in t", "e^(2 t)")}
TIES = "softmax_of_ties: Equal logits give equal weights", "x_k = c"
PROVED = {"proof", "derived"}


@pytest.mark.parametrize("name", RESULTS)
def test_all_have_the_same_faces_and_each_its_proof_or_none(name):
    result = RESULTS[name]()
    assert isinstance(result, Shown)
    assert "<math" in result._repr_html_() and "proved by the kernel" in result._repr_html_()
    assert ("<table>" in result._repr_html_()) == (name in PROVED)
    title, formula_of_it = STATED.get(name, TIES)
    text = result.explain(60)
    assert text.startswith(f"{title}\n\n") or name == "proved"
    assert formula_of_it in text and max(map(len, text.splitlines())) <= 60
    assert ("∎" in text) == (name in PROVED)


def test_latex_of_a_statement_does_not_stand_for_a_proof():
    assert "(proved by the kernel" in RESULTS["theorem"]()._repr_latex_()
    assert RESULTS["proof"]()._repr_latex_ is None


@pytest.mark.parametrize("name", ["theorem", "derived"])
def test_what_is_written_has_a_page_for_each_width_and_a_certificate(name):
    result = RESULTS[name]()
    assert isinstance(result, ShownTheorem)
    assert result.latex() == result.latex(measure=356) != result.latex(measure=100)
    assert list(replay(result.certificate())) == [result.name]
