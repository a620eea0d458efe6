"""A result with more than two answers is no truth value: every class of one says how to ask, and can be required."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

import verify
from derive import Dimension, Eq, decide, reals, sources, theorem, vector, vjp
from derive.language.answers import ManyAnswers, introduced
from verify.adequacy.report import AdequacyReport
from verify.checking.judging.diagnosis import Diagnosis, Finding, Verdict
from verify.invariants import causal_prefix
from verify.measure.report import Report

ROOT = Path(__file__).resolve().parents[3]
ANSWERED = {"verdict", "passed", "agrees", "accepted", "holds", "status", "proved", "outcome", "refuted"}
"""What an attribute of a class is called that says how something came out."""
OTHERS = {
    "derive.language.analysis.Analytic": "a theorem: its refuted parts are data",
    "derive.language.analysis.Enclosed": "two answers, of which `holds` is one",
    "derive.books.mistakes.Mistakes": "refuted: the name of one of them",
    "derive.books.book.Book": "refuted: the wrong statements of a theorem",
    "derive.cas.derivation.Derivation": "what SymPy derived, from which a column of a report is filled",
    "derive.cas.explicit.World": "what SymPy derived at some sizes, from which a column of a report is filled",
    "derive.cas.zero.Judged": "whether SymPy finds a difference 0, from which a column of a report is filled",
    "derive.doors.cited.Reference": "a theorem, to which nobody has put a question; `prove` returns an answer",
    "derive.doors.finding.Found": "a row of a list",
    "derive.values.sides.TwoSides": "the two sides at a point, of which `holds` is asked",
    "derive.values.points.Sampling": "holds: a method, which asks of a point",
    "derive.deriving.engine.Engine": "proved: a method, which proves",
    "derive.deriving.sweeps.Sweep": "passed: cotangents that were passed on",
    "derive.doors.questions.LineAnswer": "a row of a report, whose `result` is the answer",
    "derive.doors.judging.JudgedGround": "two answers: it is a ground or none, and so is its truth value",
    "derive.render.claims.GroundWords": "words, by the kind of a ground",
    "derive.render.evidence.Evidence": "a record of many verdicts",
    "derive.render.evidence.Recorded": "a row of a record, as it is printed",
    "derive.rocq.combinations.Letters": "proved: a method, which says it in Rocq",
    "derive.site.ledger.LedgerRow": "a row of a page",
    "derive.site.theorem.CheckShown": "a row of a page",
    "derive.claims.claim.Claim": "inert data: `Sourced` is what a door returns",
    "derive.language.answers.Output": "what a command writes",
    "verify.adequacy.points.SmallSampler": "holds: a method, which asks of a point",
    "verify.adequacy.hypotheses.Without": "a row of a report",
    "verify.adequacy.terms.Needed": "a row of a report",
    "verify.checking.matrix.cells.CellAnswer": "a row of a matrix",
    "verify.checking.closed_forms.forms.Side": "holds: what a side is made of",
    "verify.measure.evidence._Subject": "what is measured",
    "verify.rocq.book.Earlier": "accepted: what one has told",
    "verify.rocq.compiling.Outcome": "a row of a report",
    "verify.transformer.checkpoints.options.Kind": "holds: a function, which asks of a value",
}
"""Classes with such an attribute that are no answer to anybody's question, and why."""


def members(node: ast.ClassDef) -> set[str]:
    """The names of annotated attributes, methods and properties."""
    named = (b.target if isinstance(b, ast.AnnAssign) else b for b in node.body)
    return {getattr(b, "id", getattr(b, "name", "")) for b in named}


def answering() -> dict[str, str]:
    """The module of each class that has such an attribute, by its full name."""
    found = {}
    for path in sorted([*(ROOT / "derive").rglob("*.py"), *(ROOT / "verify").rglob("*.py")]):
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and members(node) & ANSWERED:
                found[f"{module}.{node.name}"] = module
    return found


FOUND = answering()
ANSWERS = [name for name in FOUND if name not in OTHERS]


def test_every_class_that_is_listed_as_no_answer_exists():
    assert set(OTHERS) <= set(FOUND)


@pytest.mark.parametrize("name", ANSWERS)
def test_every_result_with_more_than_two_answers_says_how_to_ask(name):
    own = getattr(import_module(FOUND[name]), name.rpartition(".")[2])
    assert issubclass(own, ManyAnswers), (
        f"{name}: derive it from derive.language.answers.ManyAnswers, or say in OTHERS what it is"
    )
    what, ask, beside = own._asked
    assert isinstance(getattr(own, ask), property)
    first = beside.strip(".()").partition(".")[0]
    assert first in {*vars(own), *own.__annotations__}
    with pytest.raises(TypeError, match=rf"^{what} has more than two answers: ask \.{ask} or .*, or call \.require"):
        bool(object.__new__(own))


a, b = reals("a b")
HOPED = {
    "a decision": decide(Eq(a + b, b + a)),
    "what is proved": theorem("softmax_pos").prove(),
    "a claim of a source": sources("seed:003", "true")[0],
    "a report": verify.run(["softmax_pos"], columns=["kernel"]),
    "a finding": Finding("dx", "softmax_vjp", Verdict.AGREES),
    "a diagnosis": Diagnosis("softmax_vjp", "float64", 0, (Finding("dx", "softmax_vjp", Verdict.AGREES),)),
    "an invariant": causal_prefix(abs),
    "adequacy": AdequacyReport(({"name": "x", "status": "pass"},)),
}
OTHERWISE = {
    "a decision": decide(Eq(a, b)),
    "what is proved elsewhere": theorem("softmax_scaled_limit").prove(),
    "a false claim of a source": sources("seed:003", "false")[0],
    "a report of nothing": Report(("kernel",), ()),
    "a report of a failure": Report(("kernel",), ({"name": "x", "kernel": {"status": "fail"}},)),
    "a finding": Finding("dx", "softmax_vjp", Verdict.CANNOT),
    "a diagnosis": Diagnosis("softmax_vjp", "float64", 0),
    "an invariant": causal_prefix(lambda x: x - x.mean(axis=0)),
    "a matrix": verify.matrix({"kernel": [{"function": "numpy:nothing", "against": "softmax_vjp"}]}),
    "adequacy": AdequacyReport(()),
}


@pytest.mark.parametrize("found", HOPED.values(), ids=HOPED)
def test_what_is_required_is_there(found):
    assert getattr(found, found._asked[1]) is True
    assert found.require() is found


@pytest.mark.parametrize("found", OTHERWISE.values(), ids=OTHERWISE)
def test_what_is_required_and_is_not_there_is_shown(found):
    assert getattr(found, found._asked[1]) is False
    with pytest.raises(AssertionError) as raised:
        found.require()
    assert str(found) in str(raised.value)
    with pytest.raises(TypeError, match="more than two answers"):
        assert found


def test_a_derivative_has_one_answer_as_what_is_not_proved_is_an_error():
    n = Dimension("n")
    x = vector("x", n)
    found = vjp(x[n.indices("i")[0]] ** 2, x)
    assert found
    assert found.theorem.concl.head == "deriv"


@pytest.mark.parametrize(
    ("value", "misspelt", "instead"),
    [
        (decide(Eq(a, b)), "prove", "did you mean proved?"),
        (decide(Eq(a, b)), "proven", "did you mean proved?"),
        (vjp("2*x in x"), "certificat", "did you mean certificate?"),
        (theorem("softmax_pos"), "latx", "did you mean latex?"),
        (HOPED["a report"], "pased", "did you mean passed?"),
        (HOPED["what is proved"], "zzzz", "it has applications, "),
    ],
)
def test_a_misspelt_attribute_is_answered_with_the_one_that_exists(value, misspelt, instead):
    with pytest.raises(AttributeError, match=f"^{type(value).__name__} has no attribute {misspelt}; ") as caught:
        getattr(value, misspelt)
    assert instead in str(caught.value)
    assert not hasattr(value, "_repr_png_")


def test_a_property_that_fails_says_why_itself():
    @introduced
    class Lame:
        @property
        def leg(self):
            return None.walk

    with pytest.raises(AttributeError, match="'NoneType' object has no attribute 'walk'"):
        _ = Lame().leg
