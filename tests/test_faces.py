"""What the doors answer introduces itself: as text in a session, and as HTML in a notebook; none is a raw record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

import html5lib
import pytest

import derive
import verify
from derive import Dimension, Eq, Sum, decide, define, exp, formula, log, random, reals, theorem, vector, vector_of, vjp

SAID_OTHERWISE = {
    "Point": "`where` and `values` of a counterexample say it",
    "TwoSides": "`both` of a counterexample says it",
    "Key": "the kernel's own name of a variable",
    "Renaming": "`said` of what was recognized says it",
}
"""Parts of answers that have a better word beside them."""
HOW = (
    *("derive.render", "derive.rocq", "derive.programs", "derive.values"),
    "derive.books.book",
    "derive.language.entry",
    "derive.books.chapter",
    "derive.language.analysis",
    "derive.books.mistakes",
)
"""Where an author's words stand, and how something is printed: these are no answers."""
DEEPEST = 3

n = Dimension("n")
i, k = n.indices("i k")
x = vector("x", n)
(t,) = reals("t")
partition = define("partition", (x,), Sum(exp(x[k]), k))
softmax = define("softmax", (x, i), exp(x[i]) / partition(x))


@cache
def answers() -> dict[str, Any]:
    """One answer of every door, and of every kind."""
    kernel = {"function": "numpy:tanh", "against": "sigmoid"}
    found, refuted = vjp(softmax(x, i), x), decide(Eq((t + 1) ** 2, t**2 + 1))
    return {
        "theorem": theorem("softmax_sum_one"),
        "proof": theorem("softmax_sum_one").proof,
        "proved": theorem("softmax_sum_one").prove(),
        "derived": found,
        "step": found.steps[1],
        "refuted": refuted,
        "counterexample": refuted.counterexample,
        "condition": decide(Eq(exp(log(t)), t)).needs,
        "recognized": decide(Eq(Sum(softmax(x, i), i), 1)).known,
        "source": derive.sources("seed:003#1")[0],
        "ground": derive.sources("seed:000#17")[0].judged()[0],
        "formula": formula("doubled", 2 * x[i]),
        "vector": x,
        "row": vector_of(i, 2 * x[i]),
        "definition": softmax,
        "term": t**2,
        "diagnosis": verify.check(lambda p, g: p * g, "softmax_vjp", given="output"),
        "matrix": verify.matrix({"kernel": [kernel]}),
        "report": verify.run(["softmax_sum_one"], columns=["kernel"]),
    }


def parts(value: Any, name: str, seen: set[type], depth: int = 0) -> Iterator[tuple[str, Any]]:
    """Yield an object of ours and what its public attributes hold, one of each class."""
    if isinstance(value, Mapping):
        value = [*value, *value.values()]
    if isinstance(value, tuple | list) and not hasattr(value, "_fields"):
        for own in value[:8]:
            yield from parts(own, f"{name}[...]", seen, depth)
        return
    kind = type(value)
    if not kind.__module__.startswith(("derive.", "verify.")) or kind.__module__.startswith(HOW) or kind in seen:
        return
    seen.add(kind)
    yield name, value
    for attribute in dir(value) if depth < DEEPEST else ():
        if not attribute.startswith("_") and attribute not in ("book", "entry", "chapter", "made"):
            try:
                held = getattr(value, attribute)
            except (AttributeError, LookupError, derive.DeriveError):
                continue
            if not callable(held) or hasattr(held, "_fields"):
                yield from parts(held, f"{name}.{attribute}", seen, depth + 1)


def raw(value: Any) -> bool:
    """Whether the `repr` of an object is a list of its attributes, or its address."""
    kind, shown = type(value), repr(value)
    names = kind._fields if hasattr(kind, "_fields") else [f.name for f in fields(value)] if is_dataclass(value) else []
    return shown.startswith((f"<{kind.__module__}", *(f"{kind.__qualname__}({name}=" for name in names)))


def test_no_answer_and_no_part_of_one_is_shown_as_a_raw_record():
    seen: set[type] = set()
    found = {name: part for own, answer in answers().items() for name, part in parts(answer, own, seen)}
    assert {"Finding", "CheckScope", "CellAnswer", "Claim", "Work", "Ground", "Recognized", "Condition"} <= {
        kind.__name__ for kind in seen
    }
    wrong = {name: repr(part) for name, part in found.items() if raw(part)}
    assert {name for name in wrong if type(found[name]).__name__ not in SAID_OTHERWISE} == set()


def test_a_raw_record_is_seen():
    point = answers()["counterexample"].point
    assert raw(point) and raw(derive.language.entry.Opening("A title")) and not raw(answers()["step"])


HTML = (
    *("theorem", "proof", "proved", "derived", "step", "refuted", "counterexample", "source", "ground", "formula"),
    *("vector", "row", "definition", "term", "diagnosis", "matrix", "report"),
)


@pytest.mark.parametrize("name", HTML)
def test_a_notebook_shows_it_as_html_that_no_browser_has_to_mend(name):
    shown = answers()[name]._repr_html_()
    html5lib.HTMLParser(strict=True).parseFragment(shown)
    formulas = ("derived", "step", "counterexample", "formula", "vector", "row", "definition", "term")
    assert ("<math" in shown) or name not in formulas


def test_what_is_no_formula_is_escaped():
    def script(p, g):
        raise ValueError("<script>alert(1)</script>")

    found = verify.check(script, "softmax_vjp", given="output")
    assert "<script>" in str(found) and "<script>" not in found._repr_html_()
    assert "&lt;script&gt;" in found._repr_html_()


def test_of_an_array_the_shape_is_shown_and_that_it_is_random():
    assert r"x \in \mathbb{R}^{n}" in x._repr_html_()
    assert "random" in random("q", n)._repr_html_() and "∈" not in random("q", n)._repr_html_()


def test_what_has_several_lines_is_read_as_it_stands():
    own, found, refuted = theorem("softmax_sum_one"), answers()["derived"], answers()["refuted"]
    texts = [own.text(), own.latex(), own.proof.text(), refuted.explain(), refuted.latex(), refuted.numpy()]
    texts += [found.text(), found.explain(), found.latex(), found.source(), found.rocq()]
    texts += [answers()["diagnosis"].report(), answers()["matrix"].text(), answers()["report"].text()]
    for text in texts:
        assert "\n" in text and repr(text) == text and isinstance(text, str)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("counterexample", "t = 1: left 4, right 2"),
        (
            "step",
            "d softmax_x[i] = softmax(x, i)*(dx[i] - Sum(dx[j]*softmax(x, j), j:n))"
            "   (quotient rule, as partition(x) != 0)",
        ),
        ("condition", "0 < t, as at t = 1"),
        ("recognized", "softmax_sum_one (Softmax sums to one)"),
        ("formula", "doubled(x[n], i:n) = 2*x[i]"),
        ("matrix", "<Matrix of matrix: 1 cells, 0 green, 1 red, 0 grey>"),
    ],
)
def test_a_session_shows(name, said):
    assert repr(answers()[name]) == said


def test_a_diagnosis_shows_its_report_and_a_source_its_claim():
    assert repr(answers()["diagnosis"]) == answers()["diagnosis"].report()
    assert repr(answers()["source"]).startswith("seed:003#1, true\n  quoted: ")
