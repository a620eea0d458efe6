"""The SymPy column, and the derivation as text."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import sympy

from derive.books.book import UnknownNameError
from derive.cas import derive_explicit, derive_symbolic, sympy_column, sympy_derivation_text
from derive.cas.report import sizes_to_try
from derive.chapters import BOOK
from derive.doors.reference import theorem
from derive.language.symbols import RenderError
from derive.language.terms import Eq, Ne

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("name", ["softmax_lt_one", "interaction_block"])
def test_the_column_of_a_theorem(name):
    column = sympy_column(BOOK.entries[name])
    assert column["status"] == "pass"
    assert column["sympy"] == sympy.__version__
    assert column["sizes"] == sizes_to_try(BOOK.entries[name])[0]
    assert "message" not in column
    assert json.loads(json.dumps(column)) == column


def test_the_column_of_a_wrong_claim_says_where():
    entry = BOOK.entries["softmax_jacobian"]
    column = sympy_column(replace(entry, claim=BOOK.entries["softmax_jacobian_trace"].claim))
    assert column["status"] == "pass"  # another true claim
    wrong = sympy_column(replace(entry, claim=Eq(BOOK.entries["softmax_sum_one"].claim.args[0], 2)))
    assert wrong["status"] == "fail"
    assert wrong["sizes"] == []
    assert wrong["symbolic"] == "different"
    assert wrong["message"].startswith("explicit n = 1, different: ")


def test_a_column_that_does_not_apply():
    entry = replace(BOOK.entries["softmax_jacobian"], not_applicable={"sympy": "symbolic power"})
    assert sympy_column(entry) == {
        "status": "not applicable",
        "reason": "symbolic power",
        "sympy": sympy.__version__,
    }


def test_sizes_are_left_out_for_one_reason_only():
    for entry in BOOK.entries.values():
        tried, left_out = sizes_to_try(entry)
        assert tried
        assert not left_out or any(h.head == "apart" for h in entry.given)
        dims = {d for s in tried for d in s}
        assert all({s[d] for s in tried if d in s} >= ({2, 3} if len(dims) == 1 else {2}) for d in dims), entry.name
    assert sizes_to_try(BOOK.entries["softmax_lt_one"])[1] == [{"n": 1}]
    assert [s["n"] for s in sizes_to_try(BOOK.entries["softmax_jacobian"])[0]] == [1, 2, 3, 4]


def test_a_size_at_which_the_hypotheses_contradict_each_other_is_left_out():
    entry = BOOK.entries["batchnorm_variance_unbiased"]
    column = sympy_column(entry)
    assert column["status"] == "pass"
    assert column["left_out"] == [{"sizes": {"n": 1}, "reason": "the hypotheses contradict each other"}]
    assert {"n": 1} not in column["sizes"] != []
    nowhere = sympy_column(replace(entry, given=(*entry.given, Ne(1, 1))))
    assert nowhere["status"] == "fail"
    assert nowhere["sizes"] == []


def test_the_text_has_every_derivation():
    text = sympy_derivation_text(BOOK.entries["softmax_jacobian"])
    assert text.startswith(
        f"softmax_jacobian, derived by SymPy {sympy.__version__}\n\nSymbolic sizes\n"
        "  Write out the definitions on the left side.\n      Derivative(exp("
    )
    assert [text.count(f"  The claim holds{n}.\n") for n in ("", " in all 4 cases", " in all 16 cases")] == [1, 1, 1]
    assert "  The kernel proves this equal to the right side.\n      (" in text
    assert all(f"\nExplicitly n = {n}\n" in text for n in (1, 2, 3, 4))


def test_the_text_says_what_is_missing():
    text = sympy_derivation_text(BOOK.entries["softmax_lt_one"])
    assert "Symbolic sizes: nothing to derive." in text
    assert text.endswith("Left out: n = 1: a hypothesis says that two indices differ\n")
    assert "SymPy stops: it has no rule" in sympy_derivation_text(BOOK.entries["attention_permutation_equivariant"])


@pytest.mark.parametrize("name", ["interaction_diagonal", "interaction_diagonal_sin_first"])
def test_the_text_is_not_cut(name):
    text = sympy_derivation_text(BOOK.entries[name])
    assert "..." not in text and max(map(len, text.splitlines())) > 240
    assert all(f"      {step.expression}\n" in text for step in theorem(name).derivation())


def test_a_derivation_at_sizes_or_at_all_of_them():
    t = theorem("softmax_jacobian")
    assert t.derivation() == list(derive_symbolic(t.entry).steps)
    assert t.derivation(n=3) == list(derive_explicit(t.entry, {"n": 3}).steps)
    rule, value = theorem("decay_closed_form").derivation()[-2]  # without sizes there is one
    assert rule == "Write out the right side." and value.has(sympy.Ci)
    with pytest.raises(RenderError, match=r"no equation and no derivative, .* size for n: derivation\(n=2\)"):
        theorem("softmax_pos").derivation()
    assert theorem("softmax_pos").derivation(n=2)[-1].rule.startswith("The claim holds")


@pytest.mark.parametrize(
    ("name", "sizes", "error", "said"),
    [
        ("softmax_jacobian", {"m": 2}, UnknownNameError, "no size is called m"),
        ("softmax_jacobian", {"n": 0}, RenderError, "n: expected a positive size, got 0"),
        ("softmax_jacobian", {"n": 2.5}, RenderError, "n: expected an integer, got 2.5"),
        ("attention_backward_value", {"n": 2}, RenderError, r"expected a size for m, e: derivation\(m=2, e=2, n=2\)"),
        ("decay_limit", {}, RenderError, "decay_limit has no derivation by SymPy: it is proved in Rocq"),
    ],
)
def test_what_has_no_derivation_is_refused(name, sizes, error, said):
    with pytest.raises(error, match=said):
        theorem(name).derivation(**sizes)


@pytest.mark.parametrize(
    ("names", "seeds"),
    [
        (("sinusoidal_norm_sq",), "1"),
        pytest.param(("product_variance", "sinusoidal_inner"), "12", marks=pytest.mark.long),
    ],
    ids=["quick", "both"],
)
def test_the_text_does_not_depend_on_the_hash_seed(names, seeds):
    """In two processes at least: this one has a seed too."""
    code = f"""
import sys
from derive.cas import sympy_derivation_text
from derive.chapters import BOOK
sys.stdout.write("".join(sympy_derivation_text(BOOK.entries[name]) for name in {names!r}))
"""
    texts = {
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in seeds
    }
    assert texts == {"".join(sympy_derivation_text(BOOK.entries[name]) for name in names)}
    assert texts.pop().count("The claim holds") >= len(names)


@pytest.mark.parametrize(
    ("name", "dimensions", "largest"),
    [("attention_backward_query", 4, 3), ("noether_query_key", 5, 2), ("encoder_permutation_equivariant", 6, 2)],
)
def test_many_dimensions_are_tried_at_small_sizes(name, dimensions, largest):
    tried, _ = sizes_to_try(BOOK.entries[name])
    assert all(len(sizes) == dimensions for sizes in tried)
    assert max(max(sizes.values()) for sizes in tried) == largest
    for dim in tried[0]:
        assert any(sizes[dim] == 2 for sizes in tried)
