"""Tampered certificates, and what becomes of them.

`tamper` makes one edit of `certificate_edits`; `tally` makes many and counts. A tampered certificate must be refused,
or prove another statement, which ``--expect`` refuses. Some edits change nothing that is claimed (a definition renamed,
a hint, a step that nothing uses): those prove the very same statements, or fewer of them, and are counted apart.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from derive.kernel.certificate import check, digest, replay
from derive.kernel.rules import ProofError, Theorem
from derive.kernel.terms import Definition, Term
from tests.certificate_edits import KINDS, Book


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


def same_statement(a: Theorem, b: Theorem) -> bool:
    """Whether two theorems say the same but for the names of definitions; the kernel's digests are not asked."""
    return _same(a.concl, b.concl) and all(
        any(_same(h, g) for g in others) for hyps, others in ((a.hyps, b.hyps), (b.hyps, a.hyps)) for h in hyps
    )


def _same(x: Any, y: Any) -> bool:
    if type(x) is not type(y):
        return False
    if type(x) is Term:
        return x.head == y.head and _same(x.args, y.args)
    if type(x) is Definition:
        return x.params == y.params and _same(x.body, y.body)
    if isinstance(x, tuple):
        return len(x) == len(y) and all(map(_same, x, y))
    return bool(x == y)


@dataclass
class Tally:
    """What became of tampered certificates, by kind of edit."""

    refused: Counter[str] = field(default_factory=Counter)
    other_statement: Counter[str] = field(default_factory=Counter)  # replayed, and refused by the digests
    same_statement: Counter[str] = field(default_factory=Counter)  # proves what it should, or a part of it
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
    rng.shuffle(kinds)
    for n in range(count):
        try:
            kind, tampered = tamper(book, rng, kinds[n % len(kinds)])
        except ValueError:  # for example, all parameters in another order are the same
            continue
        damaged = json.dumps(tampered)
        try:
            replay(damaged)
        except ProofError:
            out.refused[kind] += 1
            continue
        try:
            found = check(damaged, expected)
        except ProofError:
            out.other_statement[kind] += 1
            continue
        if all(same_statement(theorem, originals[name]) for name, theorem in found.items()):
            out.same_statement[kind] += 1
        else:
            out.accepted_wrongly.append((kind, tampered))
    return out
