"""The relations of statements are pinned: emptied, a lemma of Pinned.v could not be proved of them."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

LIBRARY = Path(__file__).parents[4] / "derive" / "rocq" / "library"
FILES = ("Support", "Model", "SpecialFunctions", "Rules")
RELATION = re.compile(r"^(?:Definition|Inductive|Fixpoint) (\w+)\b(?:(?!:=|\.\n).)*(?::|->) Prop\s*:=", re.M | re.S)
PROOF_ONLY = {"combination": "of the rule linear_combination", "signed_combination": "of the rule positive_combination"}
"""Relations of proofs, which stand in no statement."""

WEAKENED = {
    "partial": ("derivable_pt_lim (fun t => F (set c x t)) (get c x) l.", "F = F /\\ l = l."),
    "integral": (
        "exists integrable : Riemann_integrable f a b, RiemannInt integrable = value.",
        "f = f /\\ (a = b -> value = value).",
    ),
    "away": ("forall y, In y M -> x <> y.", "x = x \\/ M = M."),
    "disjoint": ("forall x, In x L -> away x M.", "L = L \\/ M = M."),
    "independent": (
        "disjoint L M -> polynomial Z L f -> polynomial Z M g -> E (fun w => f w * g w) = E f * E g.",
        "disjoint L M -> polynomial Z L f -> polynomial Z M g -> Z = Z.",
    ),
}
"""Definitions of Support.v, and the same relations holding of everything."""

needs_coqc = pytest.mark.skipif(shutil.which("coqc") is None, reason="not run: coqc is not installed")


def text(name):
    return (LIBRARY / f"{name}.v").read_text(encoding="utf-8")


def relations(source):
    return set(RELATION.findall(re.sub(r"\(\*.*?\*\)", "", source, flags=re.S)))


def pinned():
    """Relations by the lemmas whose statements name them."""
    lemmas = re.findall(r"^Lemma (\w+)(.*?)^Proof\.", text("Pinned"), flags=re.M | re.S)
    return {word for name, says in lemmas for word in re.findall(r"\w+", says) if name.startswith(f"{word}_")}


def test_relations_are_found():
    source = (
        "Definition a (x : R) : Prop :=\n  x = x.\n"
        "Inductive b : R -> Prop :=\n| B : b 0.\n"
        "Definition c (P : Prop) : R := 0.\n"
    )
    assert relations(source) == {"a", "b"}


@pytest.mark.parametrize("name", FILES)
def test_every_relation_has_a_lemma(name):
    assert relations(text(name)) - pinned() - set(PROOF_ONLY) == set()


def test_what_is_left_out_is_there():
    assert set(PROOF_ONLY) <= set().union(*map(relations, map(text, FILES)))


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    """A folder in which what Pinned.v rests on is compiled."""
    folder = tmp_path_factory.mktemp("Derive")
    for name in ("Support", "ErrorFunction", "Rules", "Model"):
        (folder / f"{name}.v").write_text(text(name), encoding="utf-8")
        assert accepted(folder, name), name
    return folder


def accepted(folder, name):
    flags = ["-q", "-noglob", "-w", "none", "-Q", ".", "Derive"]
    run = subprocess.run(["coqc", *flags, f"{name}.v"], cwd=folder, capture_output=True, text=True, check=False)
    return run.returncode == 0


@needs_coqc
@pytest.mark.long
@pytest.mark.parametrize("name", WEAKENED)
def test_an_emptied_relation_is_refused_and_the_relation_as_it_is_is_not(library, name):
    old, new = WEAKENED[name]
    definition = re.search(rf"^Definition {name}\b.*?\.$", text("Support"), flags=re.M | re.S)[0]
    assert definition.count(old) == 1
    head, opening, lemmas = text("Pinned").partition("Open Scope R_scope.\n")
    for own, fine in ((definition, True), (definition.replace(old, new), False)):
        (library / "Again.v").write_text("\n".join([head + opening, own, lemmas]), encoding="utf-8")
        assert accepted(library, "Again") is fine, own
