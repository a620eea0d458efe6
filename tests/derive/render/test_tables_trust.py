"""What `trusted_base.md` says of trust is true of the code that it speaks of, sentence by sentence."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

from derive.chapters import BOOK
from derive.kernel import rules
from derive.kernel.certificate import main
from derive.kernel.facts import FACTS
from derive.kernel.rules import RULES, ProofError
from derive.kernel.terms import Term, num
from derive.language.terms import Eq, reals
from derive.render.evidence import Evidence
from derive.render.tables import trusted_base_md
from tests.derive.render.test_book import theorems
from verify.measure import replay
from verify.rocq.guards import GUARDS

__all__ = ["theorems"]

ROOT = Path(__file__).parents[3]


@pytest.fixture
def text(theorems):
    return trusted_base_md(theorems, Evidence())


def said(text, sentence):
    assert sentence in " ".join(text.split())


def test_every_library_file_that_statements_import_is_named(text):
    """The imports that the writers of Rocq's files write, but for refutations and points, which state no theorems."""
    believed = text.partition("What remains to be believed")[2].partition("What Rocq does not check")[0]
    imported = set()
    folder = ROOT / "derive/rocq"
    for path in set(folder.glob("*.py")) - {folder / f"{of}.py" for of in ("refutations", "refuted", "witnesses")}:
        for names in re.findall(r"From Derive Require Import ([\w ]+)\.", path.read_text(encoding="utf-8")):
            imported |= set(names.split())
    assert {"Support", "Rules", "SpecialFunctions"} <= imported
    lemmas = {"TotalRules", "TotalTerms"}  # no definition of them stands in a theorem
    assert [
        name for name in imported - lemmas if f"`{name}.v`" not in believed.replace("derive/rocq/library/", "")
    ] == []


def test_what_comes_from_coquelicot_is_named(text):
    believed = text.partition("What remains to be believed")[2]
    special = (ROOT / "derive/rocq/library/SpecialFunctions.v").read_text(encoding="utf-8")
    words = {
        word for word in ("RInt", "Lim", "Lim_seq", "Series", "Derive") if re.search(rf":=[^.]*\b{word}\b", special)
    }
    assert words >= {"RInt", "Lim"}
    assert [word for word in words if f"`{word}`" not in believed] == []


def test_the_kernel_has_no_rule_about_limits_and_one_about_integrals(text):
    heads = {head for name in RULES for head in re.findall(r'Term\("(\w+)"', inspect.getsource(RULES[name][1]))}
    assert "integral" in heads and "integral" in RULES
    assert "lim" not in heads and not any("lim" in name for name in (*RULES, *FACTS))
    said(text, "Limits and equivalences, and integrals of which the kernel's functions give no antiderivative")


def test_a_partial_derivative_holds_the_other_variables_constant(text):
    """``y = x^2 |- D(y, x) = 0`` is a theorem: the hypothesis does not make ``y`` a function of ``x``."""
    x, y = reals("x y")
    given = rules.assume(Eq(y, x**2))
    theorem = rules.part(rules.both(rules.deriv_const(y, x), given), 0)
    assert theorem.hyps == {Eq(y, x**2)}
    assert theorem.concl.args == (y, x, num(0))
    said(text, "it treats every other variable as constant, whatever a hypothesis says of it")


def differentiated_under_an_equation(entry):
    """Hypotheses ``v = ...`` of a real variable that a differentiated variable occurs in: it would be a definition."""
    derivatives = [t for t in subterms_of(entry.claim) if t.head == "deriv"]
    by = {t.args[1].key for t in derivatives}
    equations = [h for h in entry.given if h.head == "eq" and by & h.free]
    return [h for h in equations if any(side.head == "at" and side.key not in by for side in h.args)]


def subterms_of(t):
    yield t
    for a in t.args:
        if type(a) is Term:
            yield from subterms_of(a)


def test_no_hypothesis_of_the_book_defines_a_variable_by_one_that_is_differentiated():
    assert {n: found for n, e in BOOK.entries.items() if (found := differentiated_under_an_equation(e))} == {}


@pytest.mark.parametrize("rule", ["instantiate", "replace"])
def test_who_substitutes_refuses_to_be_captured_by_an_integral_and_says_so(text, rule):
    own = text.partition(f"### `{rule}`")[2].partition("###")[0]
    assert "mentions the variable of an integral" in own


def test_division_by_zero_is_what_it_says(text):
    said(text, "Functions are total: `1/0 = 0`")
    nothing = rules.fact("inverse_inverse", (), ("b", num(0)))
    assert nothing.hyps == frozenset()
    with pytest.raises(ProofError):
        rules.linear_combination((), num(0) * (num(1) / num(0)), num(1))


def test_the_replay_that_is_described_is_the_column(text):
    said(
        text, "The column *kernel* is this replay: `verify` starts it isolated (`python -I`), in a copy of the folder."
    )
    source = inspect.getsource(replay)
    assert '"-I"' in source and "copytree(KERNEL" in source
    said(text, "exit code 0 only if every expected theorem is proved; `--part` accepts fewer")
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0


def test_what_prints_in_the_replay_is_the_folder_itself(text):
    said(text, "no printer outside of the kernel's folder has a part in it")
    code = "import sys, derive.kernel.certificate; print([m for m in sys.modules if m.startswith('derive.')])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "derive.kernel.printed" in done.stdout
    assert [m for m in re.findall(r"'(derive\.[\w.]+)'", done.stdout) if not m.startswith("derive.kernel")] == []


def test_the_guards_that_compare_statements_are_asked(text):
    said(text, "with the statement that their pages show")
    assert {"stated", "elaborated", "constants", "axioms"} <= set(GUARDS)
    assert "its entry, or its page" in GUARDS["stated"]
