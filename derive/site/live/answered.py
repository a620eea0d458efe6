"""Derive or decide the questions asked on a page, and answer in JSON.

In a browser this file stands beside the sources of ``derive`` and mpmath, without NumPy, SymPy or python-flint.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from derive.doors.decisions import Decision, decide
from derive.doors.derived import Derived
from derive.doors.requests import Request, stated
from derive.kernel.certificate import digest
from derive.kernel.sorts import DeriveError
from derive.language.text.asked import claims, derivatives
from derive.language.text.formulas import Questions
from derive.render.ledger import ledger

__all__ = ["answer"]


def answer(given: str) -> str:
    r"""Answer every question of a text.

    Parameters
    ----------
    given : str
        JSON of a ``text``, lines of a file of formulas, and of the ``kind`` of its last line where that does not say
        what it asks for: ``"derive"`` or ``"decide"``.

    Returns
    -------
    str
        JSON: ``answers``, each with what was ``asked``, the ``verdict`` and the forms in which it is read; or ``why``
        the text cannot be read.

    Examples
    --------
    >>> replies = json.loads(answer('{"kind": "derive", "text": "reals: t; derivative: t*exp(t) in t"}'))
    >>> replies["answers"][0]["asked"], replies["answers"][0]["verdict"]
    ('derivative of f in t', 'proved')
    >>> replies = json.loads(answer('{"kind": "decide", "text": "reals: t; 0 < t**2"}'))
    >>> replies["answers"][0]["said"]
    'refuted at t = 0: left 0, right 0'
    """
    asked = json.loads(given)
    try:
        return json.dumps({"answers": list(_answers(asked["kind"], asked["text"]))})
    except (DeriveError, RecursionError) as error:
        return json.dumps({"why": str(error)})


def _answers(kind: str, text: str) -> Iterator[dict[str, Any]]:
    if kind == "decide":
        for one in claims(text):
            yield _decided(decide(one.claim, one.given))
        return
    for request in stated(Questions(derivatives(text), ())):
        yield _derived(request)


def _derived(request: Request) -> dict[str, Any]:
    try:
        derived = request.found()
    except DeriveError as error:
        return {"asked": request.title, "verdict": "not derived", "said": str(error)}
    return {
        "asked": derived.title,
        "verdict": "proved",
        "said": derived.summary,
        "html": derived._repr_html_(),
        "rules": derived.applications,
        "digest": digest(derived.theorem.hyps, derived.theorem.concl),
        "forms": {"Text": derived.text(), "LaTeX": derived.latex(), **_programs(derived)},
    }


def _programs(derived: Derived) -> dict[str, str]:
    """Return the programs for the libraries that have an operation for each of its parts."""
    programs = {}
    for library, title in (("numpy", "NumPy"), ("torch", "PyTorch"), ("jax", "JAX")):
        try:
            programs[title] = derived.source(library)
        except DeriveError as error:
            programs[title] = f"# {error}"
    return programs


def _decided(decision: Decision) -> dict[str, Any]:
    proved = {}
    if decision.theorem is not None:
        t = decision.theorem
        proved = {"rules": ledger(t).applications, "digest": digest(t.hyps, t.concl)}
    program = {"NumPy": decision.numpy()} if decision.record()["counterexample"] else {}
    return {
        "asked": repr(decision.claim),
        "verdict": decision.verdict,
        "said": decision.answer,
        "html": decision._repr_html_(),
        **proved,
        "forms": {"Text": decision.explain(), "LaTeX": decision.latex(), **program},
    }
