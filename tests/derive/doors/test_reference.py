"""What a user gets from ``theorem(name)``."""

import ast
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import derive
import derive.books.book
import derive.doors.reference
from derive import DeriveError, RenderError, UnknownNameError, theorem, theorems
from derive.chapters import BOOK
from derive.kernel.certificate import check
from derive.kernel.rules import ProofError
from derive.language.words import meant
from derive.proving.prover import prove
from derive.values.numpy import numpy_function
from tests.guide import blocks


def test_all_theorems_in_reading_order():
    assert [t.name for t in theorems() if t.by_kernel] == list(BOOK.entries)
    assert len(theorems()) == len(BOOK.entries) + len(BOOK.analytic)


def test_theorems_is_the_subpackage_as_well():
    import derive.chapters.softmax.theorems as chapter

    assert chapter.softmax_jacobian.name == "softmax_jacobian"
    assert derive.chapters.BOOK is derive.BOOK is BOOK
    assert len(derive.theorems()) == len(theorems())


def test_a_reference_reads_its_entry():
    t = theorem("softmax_jacobian")
    assert (t.name, t.title) == ("softmax_jacobian", "Jacobian of softmax")
    assert t.claim == BOOK.entries[t.name].claim
    assert t.hypotheses == ()
    assert t.signature == ({"name": "x", "shape": ["n"], "random": False},)
    assert t.sources == BOOK.entries[t.name].sources
    assert "claim: HasDerivative(softmax(x, i), x[j]" in str(t)
    assert repr(t) == f"softmax_jacobian: Jacobian of softmax\n{t}".rstrip()


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
    assert r"\begin{provedtheorem}[Jacobian of softmax]" in t.latex()
    assert r"$$\frac{\partial p_i}{\partial x_j} = p_i (\delta_{ij} - p_j),$$" in t._repr_latex_()


def test_sympy_and_numpy_are_loaded_when_asked_for():
    t = theorem("softmax_sum_one")
    assert t.sympy(n=2).claim.lhs.simplify() == 1
    assert t.sympy().assumptions == ()
    left, right = t.numpy()({"x": [0.0, 1.0, 2.0]})
    assert abs(left - right) < 1e-12


@pytest.mark.parametrize("sizes", [{"n": 0}, {"n": -1}, {"n": 1.5}])
def test_a_bad_size_is_refused(sizes):
    with pytest.raises(DeriveError) as refused:
        theorem("softmax_sum_one").sympy(**sizes)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"n": 2, "i": 5, "j": 0}, "^i: expected an index from 0 to 1, got 5$"),
        ({"n": 2, "i": -1, "j": 0}, "^i: expected an index from 0 to 1, got -1$"),
        ({"i": 0}, "^i: an index has a value only beside sizes: give n too$"),
        ({"n": "2"}, "^n: expected an integer, got '2'$"),
    ],
)
def test_an_index_out_of_range_is_refused(values, message):
    with pytest.raises(DeriveError, match=message):
        theorem("softmax_jacobian").sympy(**values)


def test_integers_of_any_library_are_integers():
    t = theorem("softmax_jacobian")
    assert t.sympy(n=np.int64(2), i=np.int8(1), j=0) == t.sympy(n=2, i=1, j=0)


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
    assert meant("zzzz", BOOK.entries) == ""


def test_a_type_checker_is_told_of_the_public_names():
    (block,) = [node for node in ast.parse(Path(derive.__file__).read_text("utf-8")).body if isinstance(node, ast.If)]
    assert sorted(alias.name for node in block.body for alias in node.names) == sorted(derive.__all__)


def test_what_a_module_and_a_function_are_called_is_both():
    assert derive.calc(derive.zero) == derive.language.entry.Calc((), derive.zero)
    assert len(derive.theorems()) == len(derive.chapters.BOOK.theorems)


def test_public_names():
    assert all(getattr(derive, name) is not None for name in derive.__all__)
    assert set(derive.__all__) <= set(dir(derive))
    with pytest.raises(AttributeError, match="no attribute 'theorme'"):
        _ = derive.theorme


LIGHT = """
import sys
import derive
heavy = {"sympy", "numpy", "matplotlib", "mpmath", "flint"}
loaded = [m for m in sys.modules if m in heavy or m.startswith("derive.")]
if loaded:
    raise SystemExit(f"importing loads {loaded}")
derive.theorem("softmax_jacobian").prove()
if heavy & set(sys.modules):
    raise SystemExit(f"proving loads {heavy & set(sys.modules)}")
"""


def test_proving_loads_no_library():
    done = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr


ENTERED = """
import sys
from derive import theorem
getattr(theorem("softmax_jacobian"), sys.argv[1])()
print(*(module for module in sys.modules if module.partition(".")[0] == "derive"))
"""


@pytest.mark.parametrize(("what", "most"), [("prove", 68), ("latex", 96)])
def test_what_is_asked_of_one_theorem_enters_few_modules(what, most):
    done = subprocess.run([sys.executable, "-c", ENTERED, what], capture_output=True, text=True, check=True, timeout=60)
    entered = done.stdout.split()
    assert "derive.proving.prover" in entered
    assert len(entered) <= most, entered


# --- the documents for readers of the repository ---

ROOT = Path(__file__).parents[3]


def test_the_worked_example_of_contributing_is_a_theorem():
    way, _, _ = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## A book of your own")
    assert len(way.splitlines()) <= 90
    entry_code, mutant_code, counterpart_code, *_ = blocks("CONTRIBUTING.md", "python")
    names = dict(vars(import_module("derive.chapters.softmax.theorems")))
    exec(entry_code, names)
    entry = names["softmax_log_ratio"]
    assert prove(entry).concl == entry.claim

    around = dict(vars(import_module("derive.chapters.softmax.mistakes.theorems")))
    around["book"] = SimpleNamespace(**names)
    exec("(own,) = (" + mutant_code + ")", around)
    assert around["own"].theorem == entry.name
    wrong = around["own"].mutants
    assert len(wrong) >= 3
    for mutant in wrong:
        with pytest.raises(ProofError):
            prove(entry.variant(mutant.claim))

    functions = dict(vars(import_module("verify.counterparts.softmax.layers")))
    exec("TABLE = {" + counterpart_code + "}", functions)
    logits = [0.5, -1.0, 2.0]
    found = functions["TABLE"][entry.name](x=functions["np"].array(logits))
    _, right = numpy_function(entry)({"x": logits})
    assert abs(found - right).max() < 1e-12


def test_every_file_that_contributing_names_exists():
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    paths = re.findall(r"`((?:derive|verify|docs)/[\w/.]+\.(?:py|bib))`", text)
    assert len(paths) >= 5
    assert [p for p in paths if not (ROOT / p).exists()] == []
