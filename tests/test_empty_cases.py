"""A word that takes any number of things, or a list: what none of them means is said, or refused."""

from inspect import Parameter, getdoc, signature

import pytest

import derive
import verify
import verify.invariants
from derive import Dimension, calc, prelude, reals, step, vector
from derive.language.terms import Family

n = Dimension("n")
(i,) = n.indices("i")
x = vector("x", n)
(a,) = reals("a")

REFUSED = {
    "derive.Sum": (lambda: derive.Sum(x[i]), "over what"),
    "derive.And": (lambda: derive.And(), "expected two formulas or more"),
    "derive.And of one": (lambda: derive.And(derive.Eq(a, a)), "expected two formulas or more"),
    "derive.ForAll": (lambda: derive.ForAll(), "expected indices and a formula"),
    "derive.ForAll without an index": (lambda: derive.ForAll(derive.Eq(a, a)), "expected indices and a formula"),
    "derive.Independent": (lambda: derive.Independent(), "expected families of random variables"),
    "derive.vector_of": (lambda: derive.vector_of(), "expected indices and a body"),
    "derive.vector_of without an index": (lambda: derive.vector_of(x[i]), "expected indices and a body"),
    "derive.reals": (lambda: derive.reals(), "names were expected"),
    "derive.reals of nothing": (lambda: derive.reals(" , "), "names were expected"),
    "Dimension.indices": (lambda: n.indices(), "names were expected"),
    "a word of two numbers": (lambda: prelude.max(), "2 arguments were expected, 0 given"),
    "a word of one number, of two": (lambda: prelude.max(a), "2 arguments were expected, 1 given"),
    "a definition": (lambda: derive.define("f", (a,), a)(), "1 argument was expected, 0 given"),
    "an entry of a vector": (lambda: x[()], "1 index was expected, 0 given"),
    "verify.check of nothing": (lambda: verify.check(abs), "expected exactly one of: the name of a theorem"),
    "verify.check of no formula": (lambda: verify.check(abs, of=[]), "expected a formula"),
    "verify.check shapes": (lambda: verify.check(abs, "softmax_vjp", shapes=[]), "expected a list of shapes"),
    "verify.check args": (lambda: verify.check(abs, "softmax_vjp", args=[]), "args: expected some of x, g"),
    "verify.check returns": (lambda: verify.check(abs, "softmax_vjp", returns=[]), "returns: expected some of dx"),
    "verify.matrix": (lambda: verify.matrix({}), r"expected tables \[\[kernel\]\]"),
    "verify.matrix of no kernel": (lambda: verify.matrix({"kernel": []}), r"expected tables \[\[kernel\]\]"),
}
"""Where nothing has no meaning."""

FEWER = "a reason that is called with nothing uses nothing"
SAID = {
    "derive.calc": "Without steps it proves that both sides agree",
    "derive.by": FEWER,
    "derive.vector": "without any it is one number",
    "derive.random": "without a dimension it is one",
    "derive.define.params": "there may be none: then it is a number",
    "derive.Book.figures": "iterable of Figure, or of modules",
    "derive.Book.topics": "What the field calls things",
    "derive.Book.keywords": "Under which the document is filed",
    "derive.Chapter.notation": "beside that of the opening",
    "derive.Chapter.mistakes": "Wrong statements, and forms that look wrong",
    "derive.Chapter.counterparts": "What computes the same quantity another way",
    "derive.Chapter.totals": "Layers whose derivative as a map",
    "derive.Chapter.figures": "sequence of Figure, or modules",
    "derive.mistakes": "without edits there are none",
    "derive.Chapter.wrong": "Wrong programs beside the counterparts",
    "derive.Entry.given": "Hypotheses, in the order",
    "derive.Entry.formerly": "Names that it had before",
    "derive.Entry.sources": "Keys of ``docs/references.bib``",
    "derive.Entry.where": "The proof does without them",
    "derive.Decision.tried": "What did not lead to a proof",
    "derive.Notation.places": "Subterms of the pattern that stand for any term",
    "derive.Notation.order": "without it",
    "derive.Opening.notation": "notation : tuple of Notation",
    "derive.decide.given": "Hypotheses",
    "derive.formula.given": "A derivative says which of them it needs",
    "derive.trace.given": "Hypotheses, such as",
    **{
        f"derive.{kind}.words": "may name, beside those of the formula"
        for kind in ("derivative", "vjp", "jvp", "hessian")
    },
    "verify.run.names": "All theorems if empty",
    "verify.run.columns": "If empty, all",
    "verify.check.wrt": "default: it is the forward pass itself",
    "verify.Program.inplace": "Arguments that it may write to",
    "verify.check.ignore": "Wrong formulas that need not be excluded",
    "verify.Diagnosis.findings": "empty if the function cannot be called as declared",
    "verify.Diagnosis.notes": "notes : tuple of str",
    "verify.Report.library": "What Rocq checked beside the theorems",
}
"""Where it has one, what the docstring says of it."""

MADE = ["algebra", "definition_of_variance", "differentiate", "differentiate_and_simplify", "exponentials"]
MADE += ["field_arithmetic", "independence", "integrate", "linearity", "logarithms", "sign", "sums"]
MADE += ["sums_and_fractions", "trigonometry", "unfold"]
"""Reasons, which `by` makes and says of."""


DOORS = (derive, verify, verify.invariants)


def public() -> dict[str, object]:
    """Every public function and class, by its name."""
    words = {f"{door.__name__}.{name}": getattr(door, name) for door in DOORS for name in door.__all__}
    return {**words, "derive.Family": Family}


def open_ended() -> list[str]:
    """The words that take any number of things, and the parameters that are an empty tuple or list by default."""
    found = []
    for name, own in public().items():
        try:
            parameters = signature(own).parameters.values()
        except (TypeError, ValueError):
            continue
        found += [name for p in parameters if p.kind is Parameter.VAR_POSITIONAL]
        found += [f"{name}.{p.name}" for p in parameters if isinstance(p.default, tuple | list) and not p.default]
    return found


def test_every_word_that_takes_any_number_of_things_is_listed():
    listed = {name.partition(" ")[0] for name in REFUSED} | set(SAID) | {f"derive.{name}" for name in MADE}
    assert [name for name in open_ended() if name not in {*listed, "derive.Family"}] == []


@pytest.mark.parametrize("case", REFUSED)
def test_nothing_is_refused(case):
    empty, said = REFUSED[case]
    with pytest.raises((derive.DeriveError, ValueError), match=said):
        empty()


@pytest.mark.parametrize("case", SAID)
def test_what_nothing_means_is_said(case):
    door, name, *_ = case.split(".")
    assert SAID[case] in " ".join(getdoc(public()[f"{door}.{name}"]).split())


def test_a_reason_that_uses_nothing_proves_less():
    with pytest.raises(derive.ProofError):
        entry = derive.Entry("e", "E", derive.Eq(derive.exp(a) / derive.exp(a), 1), calc(step(1, derive.unfold(), "")))
        derive.theorem(entry).prove()
