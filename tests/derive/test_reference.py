"""What a user gets from ``theorem(name)``."""

import subprocess
import sys

import pytest

import derive
from derive import DeriveError, RenderError, UnknownNameError, theorem, theorems
from derive.kernel.certificate import check
from derive.reference import meant
from derive.theorems import entries


def test_all_theorems_in_reading_order():
    assert [t.name for t in theorems()] == list(entries())


def test_theorems_is_the_subpackage_as_well():
    import derive.theorems.softmax as chapter

    assert chapter.softmax_jacobian.name == "softmax_jacobian"
    assert derive.theorems.entries() is entries()
    assert len(derive.theorems()) == len(entries())


def test_a_reference_reads_its_entry():
    t = theorem("softmax_jacobian")
    assert (t.name, t.title) == ("softmax_jacobian", "Jacobian of softmax")
    assert t.claim == entries()[t.name].claim
    assert t.hypotheses == ()
    assert t.signature == ({"name": "x", "shape": ["n"], "random": False},)
    assert t.sources == entries()[t.name].sources
    assert "claim: HasDerivative(softmax(x, i), x[j]" in str(t)
    assert repr(t) == "theorem('softmax_jacobian')"


def test_what_is_proved_is_the_statement():
    for name in ("softmax_jacobian", "softmax_lt_one", "dot_product_variance_of_centered"):
        t = theorem(name)
        proof = t.prove()
        assert proof.theorem.concl == t.claim
        assert proof.theorem.hyps == set(t.hypotheses)
        assert proof.digest == t.digest
        assert proof.applications > 1
        assert set(check(t.certificate(), {name: t.digest})) == {name}


def test_the_page_and_the_formula():
    t = theorem("softmax_jacobian")
    assert r"\begin{theorem}[Jacobian of softmax]" in t.latex()
    assert t._repr_latex_() == r"$\displaystyle \frac{\partial p_i}{\partial x_j} = p_i (\delta_{ij} - p_j)$"


def test_sympy_and_numpy_are_loaded_when_asked_for():
    t = theorem("softmax_sum_one")
    assert t.sympy(n=2).lhs.simplify() == 1
    assert t.sympy() is not None
    left, right = t.numpy()({"x": [0.0, 1.0, 2.0]})
    assert abs(left - right) < 1e-12


@pytest.mark.parametrize("sizes", [{"n": 0}, {"n": -1}, {"n": 1.5}])
def test_a_bad_size_is_refused(sizes):
    with pytest.raises(DeriveError) as refused:
        theorem("softmax_sum_one").sympy(**sizes)
    assert "\n" not in str(refused.value)


def test_a_size_of_another_name_is_refused():
    with pytest.raises(UnknownNameError, match="no size or index is called m"):
        theorem("softmax_sum_one").sympy(m=3)
    with pytest.raises(RenderError, match="the index i has no value"):
        theorem("softmax_jacobian").sympy(n=3)


@pytest.mark.parametrize("error", [DeriveError, KeyError, UnknownNameError])
def test_an_unknown_name_is_refused_with_what_was_meant(error):
    with pytest.raises(error) as refused:
        theorem("softmax_jacobain")
    assert str(refused.value).startswith("there is no theorem 'softmax_jacobain'; did you mean softmax_jacobian")


def test_nothing_near_is_not_guessed():
    assert meant("zzzz", entries()) == ""


def test_public_names():
    assert all(getattr(derive, name) is not None for name in derive.__all__)
    assert set(derive.__all__) <= set(dir(derive))
    with pytest.raises(AttributeError, match="no attribute 'theorme'"):
        _ = derive.theorme


LIGHT = """
import sys
import derive
heavy = {"sympy", "numpy", "matplotlib", "mpmath", "flint"}
assert not heavy & set(sys.modules), heavy & set(sys.modules)
assert [m for m in sys.modules if m.startswith("derive.")] == []
derive.theorem("softmax_jacobian").prove()
if heavy & set(sys.modules):
    raise SystemExit(f"proving loads {heavy & set(sys.modules)}")
"""


def test_proving_loads_no_library():
    done = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
