"""Small edits of a certificate's JSON, by kind: damage of which a reader might not think.

An edit changes the book in place, and says whether there was anything to edit.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random
from typing import Any

from derive.kernel.facts import FACTS
from derive.kernel.rules import RULES
from derive.kernel.terms import FUNCTIONS

Book = dict[str, Any]
Edit = Callable[[Book, Random], bool]

PAIRS = (("add", "sub"), ("mul", "div"), ("lt", "le"), ("even", "odd"))
OTHER_HEADS = {"eq": "le", "ne": "eq", **dict(PAIRS), **{b: a for a, b in PAIRS}}
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


def rows_swapped(book: Book, rng: Random) -> bool:
    """Two rows of a table change places; what refers to them does not know."""
    table = rng.choice([t for t in ("terms", "steps", "definitions") if len(book[t]) > 1])
    m, n = rng.sample(range(len(book[table])), 2)
    book[table][m], book[table][n] = book[table][n], book[table][m]
    return True


def row_copied(book: Book, rng: Random) -> bool:
    """A row stands twice, or in the place of another."""
    table = rng.choice([t for t in ("terms", "steps", "definitions", "theorems") if book[t]])
    copy, n = json.loads(json.dumps(rng.choice(book[table]))), rng.randrange(len(book[table]))
    if rng.random() < 0.5:
        book[table].insert(n, copy)
    else:
        book[table][n] = copy
    return True


def row_dropped(book: Book, rng: Random) -> bool:
    table = rng.choice([t for t in ("terms", "definitions", "theorems") if book[t]])
    del book[table][rng.randrange(len(book[table]))]
    return True


def premises_changed(book: Book, rng: Random) -> bool:
    """One premise more, or fewer."""
    steps = [step for step in book["steps"] if step[1]]
    if not steps:
        return False
    premises = rng.choice(steps)[1]
    if rng.random() < 0.5:
        premises.append(rng.choice(premises))
    else:
        premises.pop(rng.randrange(len(premises)))
    return True


def arguments_changed(book: Book, rng: Random) -> bool:
    """Another order of the arguments of a step, or one more or fewer."""
    steps = [step for step in book["steps"] if step[2]]
    if not steps:
        return False
    arguments = rng.choice(steps)[2]
    choice = rng.randrange(3)
    if choice == 0:
        arguments.reverse()
    elif choice == 1:
        arguments.append(rng.choice(arguments))
    else:
        arguments.pop(rng.randrange(len(arguments)))
    return True


def foreign_premise(book: Book, rng: Random) -> bool:
    """A step rests on a step from the proof of another theorem."""
    proofs = [_proof(book, entry["step"]) for entry in book["theorems"]]
    own = rng.randrange(len(proofs))
    others = sorted(set().union(*(p for n, p in enumerate(proofs) if n != own)) - proofs[own])
    steps = [n for n in sorted(proofs[own]) if book["steps"][n][1]]
    if not others or not steps:
        return False
    premises = book["steps"][rng.choice(steps)][1]
    premises[rng.randrange(len(premises))] = rng.choice(others)
    return True


def _proof(book: Book, step: int) -> set[int]:
    """The steps that a step rests on, and itself."""
    found, waiting = set[int](), [step]
    while waiting:
        n = waiting.pop()
        if n not in found:
            found.add(n)
            waiting += book["steps"][n][1]
    return found


def hint(book: Book, rng: Random) -> bool:
    """Another name for a bound variable: it may be seen, and means nothing."""
    rows = _rows(book, "sum", "lam", "forall")
    if rows:
        rng.choice(rows)[1] = rng.choice(["i", "Z", "", "sum", "0 = 1"])
    return bool(rows)


def size(book: Book, rng: Random) -> bool:
    """Another dimension: of a sum, a size, a family, an index or a bound variable."""
    rows = _rows(book, "sum", "lam", "forall", "card", "ix", "perm", "bv", "at")
    if not rows:
        return False
    row, other = rng.choice(rows), rng.choice(["n", "m", "h", ["2", "n"], "Integers", "other"])
    if row[0] == "at":
        row[3] = [other for _ in row[3]] if rng.random() < 0.5 else [*row[3], other]
    elif row[0] == "bv":
        row[3] = ["I", other]
    else:
        row[3 if row[0] in ("ix", "perm") else 2] = other
    return True


def sort(book: Book, rng: Random) -> bool:
    """A term of one sort where another is asked."""
    rows = [row for row in book["terms"] if list(_references(row[2:]))]
    if not rows:
        return False
    reference = rng.choice(list(_references(rng.choice(rows)[2:])))
    others = [n for n in range(len(book["terms"])) if _sort(book, n) != _sort(book, reference["t"])]
    reference["t"] = rng.choice(others)
    return True


def function(book: Book, rng: Random) -> bool:
    rows = _rows(book, "fn")
    if rows:
        rng.choice(rows)[2] = rng.choice([*FUNCTIONS, "tan"])
    return bool(rows)


def law(book: Book, rng: Random) -> bool:
    """Another law of the table, or a value for another of its variables."""
    steps = [step for step in book["steps"] if step[0] == "fact"]
    if not steps:
        return False
    arguments = rng.choice(steps)[2]
    if len(arguments) > 2 and rng.random() < 0.5:
        rng.choice(arguments[2:])[0] = rng.choice("abcXYfijk")
    else:
        arguments[0] = rng.choice(sorted(FACTS))
    return True


def names_exchanged(book: Book, rng: Random) -> bool:
    """Every theorem under the name of the next."""
    names = [entry["name"] for entry in book["theorems"]]
    for entry, name in zip(book["theorems"], names[1:] + names[:1], strict=True):
        entry["name"] = name
    return len(names) > 1


def definitions_exchanged(book: Book, rng: Random) -> bool:
    """Two definitions under each other's names, or with each other's bodies."""
    if len(book["definitions"]) < 2:
        return False
    one, other = rng.sample(book["definitions"], 2)
    part = rng.choice((0, 2))
    one[part], other[part] = other[part], one[part]
    return True


def format_edited(book: Book, rng: Random) -> bool:
    """What JSON may say for the same: a table under another key, a number as a text, a digest that nobody asked for."""
    choice = rng.randrange(4)
    if choice == 0:
        book[rng.choice(["Steps", "digests"])] = []
    elif choice == 1:
        book["format"] = rng.choice([0, 2, "1", 1.0, True])
    elif choice == 2:
        rng.choice(book["theorems"])["digest"] = "0" * 64
    else:
        step = rng.choice([step for step in book["steps"] if step[1]])
        step[1][0] = rng.choice([str(step[1][0]), float(step[1][0]), [step[1][0]]])
    return True


_EDITS: tuple[Edit, ...] = (
    sign, head, index, hypothesis, lemma_reference, foreign_premise, premises_swapped, premises_changed,
    arguments_changed, argument, definition, definitions_exchanged, constant, dropped_step,
    rows_swapped, row_copied, row_dropped, claim, names_exchanged, rule_name, law, function, variable,
    hint, size, sort, format_edited, trivial_proof,
)  # fmt: skip
KINDS = {edit.__name__.replace("_", " "): edit for edit in _EDITS}
