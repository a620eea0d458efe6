"""Certificates with one place changed in the JSON, replayed without checks: what the kernel would refuse, for Rocq.

The certificate is read by the kernel's own reader; for as long as that takes, no condition of a rule is asked. So a
wrong place reaches every conclusion that depends on it, as it would in a kernel that has forgotten to check.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from derive.chapters import BOOK
from derive.kernel import certificate, rules
from derive.kernel.rules import Theorem
from derive.kernel.terms import DeriveError, StatementError, Term, num
from derive.language.symbols import RenderError
from derive.proving import certificates
from derive.rocq.book import Development
from derive.rocq.layout import wrapped
from derive.rocq.replay import TERMS
from derive.rocq.rows import rows
from derive.rocq.script import Script
from tests.book import proved
from tests.derive.rocq.samples import book

CHECKING = (
    "expectations",
    "logic",
    "polynomials",
    "relations",
)  # the modules of the kernel whose rules have conditions
COMBINATIONS = ("linear_combination", "positive_combination")
TRIES = 40


class Mutant(NamedTuple):
    """A theorem with one thing wrong in its certificate."""

    name: str
    what: str
    text: str


def written_in(name: str) -> Development:
    """The statements among which a theorem is written: of some theorems, or of the book, if it is not one of them."""
    return book() if name in book().statements else book("whole")


def written(name: str) -> dict[str, Any]:
    """The certificate of a theorem and of those that it cites."""
    cited = (lemma.name for lemma in BOOK.entries[name].lemmas())
    found: dict[str, Any] = json.loads(certificates.dumps(proved(dict.fromkeys([*cited, name]))))
    return found


def unchecked(data: dict[str, Any]) -> list[Theorem]:
    """Every step of a certificate, whatever the rules say against it."""
    reader, steps = certificate._Reader(data), list[Theorem]()
    with ExitStack() as stack:
        for module in CHECKING:
            stack.enter_context(patch(f"derive.kernel.{module}.need", lambda *_: None))
        for rule, premises, args in data["steps"]:
            steps.append(rules.infer(rule, [steps[p] for p in premises], [reader.value(a) for a in args]))
    return steps


def rendered(name: str, data: dict[str, Any]) -> str:
    """The script of a certificate: its last claim is the statement, the steps before it are the proof."""
    reader, steps = certificate._Reader(data), unchecked(data)
    *lemmas, last = data["theorems"]
    own = written_in(name)
    given = own.statements[name].given
    order = {h: n for n, h in enumerate(given)}
    hypotheses = [reader.value(h) for h in last["hypotheses"]]
    missing = [h for h in given if h not in hypotheses]
    for n, h in enumerate(hypotheses):
        if h not in order:
            order[h] = order[missing.pop()]
        hypotheses[n] = h
    statement = own.statements[name]._replace(
        given=tuple(sorted(hypotheses, key=order.__getitem__)), claim=reader.value(last["claim"])
    )
    proof = rows(steps[last["step"]], {id(steps[c["step"]]): c["name"] for c in lemmas})
    script = Script(own.statements[name], proof, own.statements, own.definitions, TERMS)
    header = Script(statement, proof, own.statements, own.definitions, TERMS).header
    return script.text().replace(_head(script.header), _head(header), 1)


def _head(header: str) -> str:
    return "\n".join(wrapped(f"Theorem {header}."))


# ---- one place changed ----


def edited(t: Term, indices: list[Term]) -> Iterator[tuple[str, Term]]:
    """Every term that differs in one sign, index or constant."""
    if t.head in ("add", "sub"):
        yield "sign", Term("sub" if t.head == "add" else "add", *t.args)
    if t.head == "num":
        yield "constant", num(t.args[0] + 1)
    if t.head == "ix":
        yield from (("index", other) for other in indices if other.sort == t.sort and other != t)
    for n, a in enumerate(t.args):
        if type(a) is Term:
            for kind, other in edited(a, indices):
                try:
                    yield kind, Term(t.head, *t.args[:n], other, *t.args[n + 1 :], hint=t.hint)
                except StatementError:
                    continue


def empty(hypothesis: Term) -> Term:
    """A hypothesis that says nothing, with the same variables, so that no name is missing where it was used."""
    match hypothesis.head:
        case "forall":
            return Term("forall", hypothesis.args[0], empty(hypothesis.args[1]), hint=hypothesis.hint)
        case "and":
            return Term("and", *map(empty, hypothesis.args))
        case "apart":
            different = Term("delta", *hypothesis.args)
            return Term("eq", different, different)
        case "independent":
            return Term("eq", num(0), num(0))
    return Term("and", *(Term("eq", a, a) for a in hypothesis.args))


def put(data: dict[str, Any], t: Term) -> dict[str, int]:
    """Write a term at the end of the table of a certificate; the reference to it."""

    def value(v: Any) -> Any:
        if type(v) is Term:
            return put(data, v)
        if type(v) is tuple:
            return [value(a) for a in v]
        if isinstance(v, str | int):
            return v
        if v.__class__.__name__ == "Fraction":
            return {"q": str(v)}
        names = [row[0] for row in data["definitions"]]
        return {"d": names.index(v.name)}

    row = [t.head, t.hint, *map(value, t.args)]
    data["terms"].append(row)
    return {"t": len(data["terms"]) - 1}


def mutants(name: str, draw: Random) -> Iterator[Mutant]:
    """One mutant of the claim, one of a step, and one without a hypothesis if there is one."""
    indices = [Term.of(k) for k in written_in(name).statements[name].variables if k.kind == "ix"]
    original = rendered(name, written(name))
    for place in ("statement", "step", "hypothesis"):
        for _ in range(TRIES):
            data = written(name)
            try:
                what = _changed(data, place, indices, draw)
                text = rendered(name, data) if what else original
            except (DeriveError, RenderError, LookupError, TypeError, ValueError, AttributeError):
                continue  # what is no term, or no proof even without checks
            if text != original:
                yield Mutant(name, what, text)
                break


def _changed(data: dict[str, Any], place: str, indices: list[Term], draw: Random) -> str:
    """Change one place of a certificate, and say what; nothing where there is no such place."""
    reader, own = certificate._Reader(data), data["theorems"][-1]
    if place == "hypothesis":
        if own["hypotheses"]:
            n = draw.randrange(len(own["hypotheses"]))
            own["hypotheses"][n] = put(data, empty(reader.value(own["hypotheses"][n])))
            return "hypothesis dropped"
        return ""
    if place == "statement":
        kind, other = draw.choice(list(edited(reader.value(own["claim"]), indices)))
        own["claim"] = put(data, other)
        return f"{kind} in the statement"
    first = max((c["step"] + 1 for c in data["theorems"][:-1]), default=0)
    rule, _, args = draw.choice([s for s in data["steps"][first:] if s[0] in COMBINATIONS])
    n = draw.choice([n for n, a in enumerate(args) if type(a) is dict and "t" in a])
    kind, other = draw.choice(list(edited(reader.value(args[n]), indices)))
    args[n] = put(data, other)
    return f"{kind} in a step ({rule.replace('_', ' ')})"
