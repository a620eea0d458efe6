"""What the boxes answer: what a text asks for, in all forms; and what cannot be read or derived is said."""

import json

import pytest

from derive.doors.questions import claims
from derive.doors.requests import stated
from derive.kernel.certificate import digest
from derive.language.text.formulas import parse_formulas
from derive.site.live.answered import answer


def said(kind, text):
    return json.loads(answer(json.dumps({"kind": kind, "text": text})))


def test_a_derivative_in_all_its_forms():
    text = "dimensions: n; indices: i:n; vectors: x[n]; from prelude: softmax; vjp: softmax(x, i) in x"
    (found,) = said("derive", text)["answers"]
    (request,) = stated(parse_formulas(text.replace("; ", "\n")))
    t = request.found().theorem
    assert (found["verdict"], found["digest"]) == ("proved", digest(t.hyps, t.concl))
    assert set(found["forms"]) == {"Text", "LaTeX", "NumPy", "PyTorch", "JAX"}
    assert "def softmax_vjp_x(x, g):" in found["forms"]["NumPy"]
    assert r"\begin{theorempage}" in found["forms"]["LaTeX"]
    assert "<math" in found["html"]


def test_what_cannot_be_derived_is_said_and_the_rest_goes_on():
    first, second = said("derive", "reals: t; derivative: log(t) in t; derivative: t**2 in t")["answers"]
    assert (first["verdict"], second["verdict"]) == ("not derived", "proved")
    assert "0 < t" in first["said"] or "t != 0" in first["said"]


@pytest.mark.parametrize(
    ("claim", "verdict", "forms"),
    [
        ("log(exp(t)) = t", "proved", {"Text", "LaTeX"}),
        ("0 < t**2", "refuted", {"Text", "LaTeX", "NumPy"}),
        ("exp(log(t)) = t", "unknown", {"Text", "LaTeX"}),
    ],
)
def test_a_claim_is_decided(claim, verdict, forms):
    (found,) = said("decide", f"reals: t\n{claim}")["answers"]
    assert (found["verdict"], set(found["forms"]), "digest" in found) == (verdict, forms, verdict == "proved")
    assert found["asked"] == claim


@pytest.mark.parametrize(
    ("kind", "text", "why"),
    [
        ("derive", "reals: t", "it asks for nothing"),
        ("derive", "reals: t\nderivative: t*foo(t) in t", "line 2, column 15"),
        ("derive", "reals: t;  # all; of them\n  derivative: t*foo(t) in t", "line 2, column 17"),
        ("derive", "reals: t; derivative: t*foo(t) in t", "line 1, column 25"),
        ("decide", "reals: t; t*foo(t) = t", "line 1, column 13"),
        ("decide", "", "it asks for nothing"),
        ("decide", "setup.py", "line 1"),
        ("decide", "reals: t\n<img src=x onerror=alert(1)>", "line 2"),
        ("decide", "from other.thm: f\n0 = 0", "other.thm"),
    ],
)
def test_what_cannot_be_read_is_said(kind, text, why):
    assert why in said(kind, text)["why"]


def test_the_digest_of_an_answer_is_that_of_the_claim_under_its_hypotheses():
    (found,) = said("decide", "reals: t\nassume: 0 < t\nexp(log(t)) = t")["answers"]
    (asked,) = claims("reals: t; exp(log(t)) = t", ["0 < t"])
    assert (found["verdict"], found["digest"]) == ("proved", digest(asked.given, asked.claim))
