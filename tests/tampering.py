"""Damage to certificates of which a reader might not think: small edits of the JSON, by kind.

`tamper` makes one edit; `tally` makes many and counts what becomes of them. A tampered certificate must be refused,
or prove another statement, which ``--expect`` refuses. Some edits change nothing that is claimed (a definition renamed,
a step that nothing uses, a lemma replaced by one with the same conclusion): those prove the very same statements and
are counted apart.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from typing import Any

from derive.kernel.certificate import check, digest, replay
from derive.kernel.rules import RULES, ProofError

Book = dict[str, Any]
Edit = Callable[[Book, Random], bool]  # whether there was anything to edit

OTHER_HEADS = {
    "add": "sub",
    "sub": "add",
    "mul": "div",
    "div": "mul",
    "lt": "le",
    "le": "lt",
    "eq": "le",
    "ne": "eq",
    "even": "odd",
    "odd": "even",
}
SORTS = {
    "index": ("ix", "bv", "even", "odd", "perm", "zero", "succ"),
    "formula": ("eq", "lt", "le", "ne", "apart", "deriv", "integral", "forall", "independent", "and"),
    "vector": ("lam",),
}


def _references(v: Any, kind: str = "t") -> Iterator[dict[str, int]]:
    """The references ``{"t": row}`` inside a value."""
    if isinstance(v, dict):
        if kind in v:
            yield v
    elif isinstance(v, list):
        for a in v:
            yield from _references(a, kind)


def _rows(book: Book, *heads: str) -> list[list[Any]]:
    return [row for row in book["terms"] if row[0] in heads]


def _sort(book: Book, n: int) -> str:
    """A rough sort: what a row could be exchanged for without being refused at once."""
    head = book["terms"][n][0]
    return next((sort for sort, heads in SORTS.items() if head in heads), "real")


def _another(book: Book, rng: Random, n: int) -> int:
    """Another row of the same rough sort, mostly; or any."""
    rows = range(len(book["terms"]))
    same = [k for k in rows if k != n and _sort(book, k) == _sort(book, n)]
    return rng.choice(same if same and rng.random() < 0.9 else list(rows))


def sign(book: Book, rng: Random) -> bool:
    rows = _rows(book, "add", "sub", "neg", "num")
    if not rows:
        return False
    row = rng.choice(rows)
    if row[0] == "num":
        row[2] = {"q": str(-Fraction(row[2]["q"]))}
    elif row[0] == "neg":
        row[:] = ["mul", row[1], row[2], row[2]]
    else:
        row[0] = OTHER_HEADS[row[0]]
    return True


def head(book: Book, rng: Random) -> bool:
    rows = _rows(book, *OTHER_HEADS)
    if rows:
        row = rng.choice(rows)
        row[0] = OTHER_HEADS[row[0]]
    return bool(rows)


def index(book: Book, rng: Random) -> bool:
    rows = [row for row in book["terms"] if row[0] in ("at", "delta", "apart", "ix", "bv", "even", "odd", "succ")]
    if not rows:
        return False
    row = rng.choice(rows)
    if row[0] == "bv":
        row[2] += rng.choice((1, -1))
    elif row[0] == "ix":
        row[2] = rng.choice([r[2] for r in _rows(book, "ix")] + ["other"])
    else:
        references = list(_references(row[2:]))
        if references:
            reference = rng.choice(references)
            reference["t"] = _another(book, rng, reference["t"])
    return True


def hypothesis(book: Book, rng: Random) -> bool:
    """Drop one of a claim, add one, or assume something else."""
    claims = [c for c in book["theorems"] if c["hypotheses"]]
    assumed = [step for step in book["steps"] if step[0] == "assume"]
    choice = rng.randrange(3)
    if choice == 0 and claims:
        claim = rng.choice(claims)
        claim["hypotheses"].pop(rng.randrange(len(claim["hypotheses"])))
    elif choice == 1 and assumed:
        reference = rng.choice(assumed)[2][0]
        reference["t"] = _another(book, rng, reference["t"])
    else:
        formulas = [n for n in range(len(book["terms"])) if _sort(book, n) == "formula"]
        rng.choice(book["theorems"])["hypotheses"].append({"t": rng.choice(formulas)})
    return True


def lemma_reference(book: Book, rng: Random) -> bool:
    steps = [(n, step) for n, step in enumerate(book["steps"]) if step[1]]
    if not steps:
        return False
    n, step = rng.choice(steps)
    step[1][rng.randrange(len(step[1]))] = rng.randrange(max(n, 1))
    return True


def premises_swapped(book: Book, rng: Random) -> bool:
    steps = [step for step in book["steps"] if len(set(step[1])) > 1]
    if steps:
        rng.choice(steps)[1].reverse()
    return bool(steps)


def definition(book: Book, rng: Random) -> bool:
    """Another body, another name, or the parameters in another order."""
    if not book["definitions"]:
        return False
    row = rng.choice(book["definitions"])
    choice = rng.randrange(3)
    if choice == 0:
        row[0] += "_"
    elif choice == 1 and len(row[1]) > 1:
        row[1].reverse()
    else:
        row[2]["t"] = _another(book, rng, row[2]["t"])
    return True


def constant(book: Book, rng: Random) -> bool:
    rows = _rows(book, "num", "pow")
    if not rows:
        return False
    row = rng.choice(rows)
    if row[0] == "num":
        row[2] = {"q": str(Fraction(row[2]["q"]) + rng.choice((1, -1, 2)))}
    else:
        row[3] += rng.choice((1, -1))
    return True


def dropped_step(book: Book, rng: Random) -> bool:
    """Without one step; what used it uses the step before."""
    n = rng.randrange(len(book["steps"]))
    del book["steps"][n]
    for step in book["steps"]:
        step[1] = [k - (k > n or k == n > 0) for k in step[1]]
    for claim in book["theorems"]:
        claim["step"] -= claim["step"] > n or claim["step"] == n > 0
    return True


def claim(book: Book, rng: Random) -> bool:
    """Another claim, another step, or a theorem under the name of another."""
    entry = rng.choice(book["theorems"])
    choice = rng.randrange(3)
    if choice == 0:
        entry["claim"]["t"] = _another(book, rng, entry["claim"]["t"])
    elif choice == 1:
        entry["step"] = rng.randrange(len(book["steps"]))
    else:
        other = rng.choice(book["theorems"])
        entry["name"], other["name"] = other["name"], entry["name"]
    return True


def rule_name(book: Book, rng: Random) -> bool:
    rng.choice(book["steps"])[0] = rng.choice(sorted(RULES))
    return True


def argument(book: Book, rng: Random) -> bool:
    references = [r for step in book["steps"] for r in _references(step[2])]
    if references:
        reference = rng.choice(references)
        reference["t"] = _another(book, rng, reference["t"])
    return bool(references)


def variable(book: Book, rng: Random) -> bool:
    """Another name, dimension or kind of an entry."""
    rows = _rows(book, "at")
    if not rows:
        return False
    row, other = rng.choice(rows), rng.choice(rows)
    if rng.random() < 0.5:
        row[2] = other[2] if other[2] != row[2] else "other"
    else:
        row[4] = "random" if row[4] == "fixed" else "fixed"
    return True


def trivial_proof(book: Book, rng: Random) -> bool:
    """``0 = 0`` under the name of a theorem."""
    book["terms"] += [["num", "", {"q": "0"}], ["eq", "", {"t": len(book["terms"])}, {"t": len(book["terms"])}]]
    book["steps"].append(["refl", [], [{"t": len(book["terms"]) - 2}]])
    entry = rng.choice(book["theorems"])
    entry.update(step=len(book["steps"]) - 1, claim={"t": len(book["terms"]) - 1}, hypotheses=[])
    return True


KINDS: dict[str, Edit] = {
    "sign": sign,
    "head": head,
    "index": index,
    "hypothesis": hypothesis,
    "lemma reference": lemma_reference,
    "premises swapped": premises_swapped,
    "definition": definition,
    "constant": constant,
    "dropped step": dropped_step,
    "claim": claim,
    "rule name": rule_name,
    "argument": argument,
    "variable": variable,
    "trivial proof": trivial_proof,
}


def tamper(book: Book, rng: Random, kind: str | None = None) -> tuple[str, Book]:
    """One edit of a certificate, which is left as it was.

    Raises
    ------
    ValueError
        If no edit of that kind changes this certificate.
    """
    text = json.dumps(book)
    for _ in range(100):
        name = kind or rng.choice(sorted(KINDS))
        tampered = json.loads(text)
        if KINDS[name](tampered, rng) and tampered != book:
            return name, tampered
    raise ValueError(f"nothing to tamper with: {kind or 'any kind'}")


@dataclass
class Tally:
    """What became of tampered certificates, by kind of edit."""

    refused: Counter[str] = field(default_factory=Counter)
    other_statement: Counter[str] = field(default_factory=Counter)  # replayed, and refused by --expect
    same_statement: Counter[str] = field(default_factory=Counter)  # proves exactly what it should
    accepted_wrongly: list[tuple[str, Book]] = field(default_factory=list)

    def __str__(self) -> str:
        refused, other, same = (c.total() for c in (self.refused, self.other_statement, self.same_statement))
        wrongly = len(self.accepted_wrongly)
        return (
            f"{refused + other + same + wrongly} tampered certificates: {refused} refused, "
            f"{other} refused by --expect, {same} the same statements, {wrongly} accepted wrongly"
        )


def tally(text: str, count: int, rng: Random) -> Tally:
    """Tamper with a certificate many times and replay each, without and with the digests of what it should prove."""
    originals = check(text)
    expected = {name: digest(t.hyps, t.concl) for name, t in originals.items()}
    book, out = json.loads(text), Tally()
    kinds = [kind for kind in sorted(KINDS) if KINDS[kind](json.loads(text), rng)]
    for n in range(count):
        try:
            kind, tampered = tamper(book, rng, kinds[n % len(kinds)])
        except ValueError:  # for example, all parameters in another order are the same
            continue
        damaged = json.dumps(tampered)
        try:
            found = replay(damaged)
        except ProofError:
            out.refused[kind] += 1
            continue
        same = {name: digest(t.hyps, t.concl) for name, t in found.items()} == expected
        try:
            check(damaged, expected)
        except ProofError:
            if same:
                raise
            out.other_statement[kind] += 1
            continue
        if same:
            out.same_statement[kind] += 1
        else:
            out.accepted_wrongly.append((kind, tampered))
    return out
