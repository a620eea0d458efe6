"""A book of proofs as JSON, and its replay with nothing but the kernel.

``python -m derive.kernel.certificate BOOK.json --expect THEOREMS.json`` replays every step in a fresh process. A
certificate is data: tables of definitions and terms, a list of rule applications, and the statements it claims to
prove. What a name stands for is fixed from outside by ``--expect``: the digests of the expected statements, all
definitions unfolded. Without it, a certificate of 0 = 0 may bear any name.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from .rules import ProofError, Theorem, infer
from .sorts import DeriveError, Key, StatementError
from .terms import BINDERS, FUNCTIONS, MOMENTS, Definition, Term, unfold_all
from .theorem import ILL_FORMED

FORMAT = 1
MAX_CHARACTERS = 64 * 2**20
MAX_ROWS = 500_000


# ---- what a statement says, as a digest ----------------------------------------------------------------------------


def digest(hyps: Iterable[Term], concl: Term) -> str:
    """SHA-256 of a statement with all definitions unfolded; names of bound variables do not count."""
    lines = [_spelled(unfold_all(concl)), *sorted(_spelled(unfold_all(h)) for h in hyps)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _spelled(x: Any) -> str:
    if type(x) is Term:
        return f"({x.head} {' '.join(map(_spelled, x.args))})"
    if type(x) is tuple:
        return f"[{' '.join(map(_spelled, x))}]"
    return json.dumps(x) if type(x) in (str, int) else str(x)


# ---- writing -------------------------------------------------------------------------------------------------------


class _Writer:
    """Tables in which every term, definition and step stands once, children first."""

    def __init__(self) -> None:
        self.terms: list[Any] = []
        self.definitions: list[Any] = []
        self.steps: list[Any] = []
        self.ids: dict[Any, int] = {}

    def value(self, v: Any) -> Any:
        if type(v) is Term:
            return {"t": self._put(("t", v, v.hint), self.terms, lambda: [v.head, v.hint, *map(self.value, v.args)])}
        if type(v) is Definition:
            return {
                "d": self._put(("d", v), self.definitions, lambda: [v.name, self.value(v.params), self.value(v.body)])
            }
        if type(v) is Fraction:
            return {"q": str(v)}
        if type(v) is Key:
            return list(map(self.value, v.plain()))
        return [self.value(a) for a in v] if type(v) is tuple else v

    def _put(self, key: Any, table: list[Any], row: Any) -> int:
        if key not in self.ids:
            made = row()  # children first
            self.ids[key] = len(table)
            table.append(made)
        return self.ids[key]

    def step(self, theorem: Theorem) -> int:
        stack = [(theorem, False)]
        while stack:
            t, ready = stack.pop()
            if ("s", id(t)) in self.ids:
                continue
            if ready:
                self.ids["s", id(t)] = len(self.steps)
                self.steps.append([t.rule, [self.ids["s", id(p)] for p in t.premises], [self.value(a) for a in t.args]])
            else:
                stack.append((t, True))
                stack.extend((p, False) for p in reversed(t.premises))
        return self.ids["s", id(theorem)]


def dumps(theorems: Mapping[str, Theorem]) -> str:
    """One certificate for a book of theorems."""
    w = _Writer()
    claims = []
    for name, theorem in theorems.items():
        step = w.step(theorem)
        hypotheses = [w.value(h) for h in sorted(theorem.hyps, key=_spelled)]
        claims.append({"name": name, "step": step, "claim": w.value(theorem.concl), "hypotheses": hypotheses})
    book = {"format": FORMAT, "definitions": w.definitions, "terms": w.terms, "steps": w.steps, "theorems": claims}
    return json.dumps(book, separators=(",", ":"))


# ---- replay --------------------------------------------------------------------------------------------------------


def replay(text: str) -> dict[str, Theorem]:
    """The theorems that a certificate proves.

    Raises
    ------
    ProofError
        If it is not a certificate, is too large, or a step, a term or a claim is refused.
    """
    if len(text) > MAX_CHARACTERS:
        raise ProofError(f"certificate: {len(text)} characters are more than {MAX_CHARACTERS}")
    try:
        return _Reader(json.loads(text)).theorems()
    except ILL_FORMED as error:
        raise ProofError(f"certificate: {type(error).__name__}: {error}") from None


class _Reader:
    def __init__(self, data: Any) -> None:
        if (
            type(data) is not dict
            or set(data) != {"format", "definitions", "terms", "steps", "theorems"}
            or type(data["format"]) is not int
            or data["format"] != FORMAT
        ):
            raise ProofError("certificate: unknown format")
        if any(type(v) is not list or len(v) > MAX_ROWS for k, v in data.items() if k != "format"):
            raise ProofError("certificate: a table is missing or too long")
        self.data = data
        self.terms: dict[int, Term] = {}
        self.definitions: dict[int, Definition] = {}

    def value(self, v: Any) -> Any:
        if type(v) in (str, int):
            return v
        if type(v) is list:
            return tuple(map(self.value, v))
        ((kind, x),) = v.items()
        if kind == "q" and type(x) is str and set(x) <= set("-/0123456789"):  # an exponent could be a giant
            return Fraction(x)
        if kind == "t":
            return self._row(
                x, self.terms, "terms", lambda head, hint, *args: Term(head, *map(self.value, args), hint=str(hint))
            )
        if kind == "d":
            return self._row(
                x,
                self.definitions,
                "definitions",
                lambda name, params, body: Definition(name, self.value(params), self.value(body)),
            )
        raise ProofError("certificate: unknown value")

    def _row(self, n: Any, made: dict[int, Any], table: str, make: Any) -> Any:
        if type(n) is not int or n < 0:
            raise ProofError(f"certificate: {table}: bad row number")
        if n not in made:
            made[n] = make(*self.data[table][n])
        return made[n]

    def theorems(self) -> dict[str, Theorem]:
        steps: list[Theorem] = []
        for rule, premises, args in self.data["steps"]:
            if not all(type(p) is int and 0 <= p < len(steps) for p in premises):
                raise ProofError("certificate: a step uses a later step")
            steps.append(infer(rule, [steps[p] for p in premises], [self.value(a) for a in args]))
        found: dict[str, Theorem] = {}
        for entry in self.data["theorems"]:
            if (
                set(entry) != {"name", "step", "claim", "hypotheses"}
                or type(entry["step"]) is not int
                or not 0 <= entry["step"] < len(steps)
            ):
                raise ProofError("certificate: unknown claim")
            name, theorem = entry["name"], steps[entry["step"]]
            if type(name) is not str or not name.isidentifier():
                raise ProofError(f"certificate: {name!r} is no name of a theorem")
            if theorem.concl != self.value(entry["claim"]) or theorem.hyps != {
                self.value(h) for h in entry["hypotheses"]
            }:
                raise ProofError(f"certificate: the step of {name} concludes something else")
            one_name_one_meaning((theorem.concl, *theorem.hyps))
            if found.setdefault(name, theorem) is not theorem:
                raise ProofError(f"certificate: two theorems of the name {name}")
        return found


def one_name_one_meaning(formulas: Iterable[Term]) -> None:
    """Refuse a statement in which one name means two things: it would print as something it is not.

    Raises
    ------
    ProofError
        If two variables, definitions, permutations or dimensions share a name, or one is that of a function.
    """
    seen: dict[str, Any] = dict.fromkeys((*FUNCTIONS, *MOMENTS, "pi"), "function")

    def meaning(name: str, what: Any) -> None:
        if seen.setdefault(name, what) != what:
            raise ProofError(f"the name {name} has two meanings")

    def visit(t: Term, inside: bool = False) -> None:
        for a in t.args:
            if type(a) is Term:
                visit(a, inside)
            elif type(a) is Definition:
                meaning(a.name, a)
                visit(a.body, inside=True)
        if inside:
            return
        if t.head in ("at", "ix", "perm"):
            meaning(t.args[0], t.key)
        families = t.args if t.head == "independent" else ()
        for name, dims in families:
            meaning(name, Key("at", name, dims, "random"))
        own = (t.args[0],) if t.head in (*BINDERS, "card") else (t.args[1],) if t.head in ("ix", "perm") else ()
        for d in (*own, *(t.args[1] if t.head == "at" else ()), *(d for _, dims in families for d in dims)):
            meaning(_base(d), "dimension")

    for f in formulas:
        visit(f)


def _base(d: Any) -> str:
    """The name in a dimension that may be doubled."""
    return d if type(d) is str else _base(d[1])


def check(text: str, expected: Mapping[str, str] | None = None) -> dict[str, Theorem]:
    """Replay, and compare with the digests of the expected statements.

    Raises
    ------
    ProofError
        If the replay fails or proves nothing, or with ``expected`` a name is unknown or a statement is another.
    """
    found = replay(text)
    if not found:
        raise ProofError("the certificate holds no theorem")
    if expected is not None:
        for name, theorem in found.items():
            if name not in expected:
                raise ProofError(f"{name}: not among the expected theorems")
            try:
                same = digest(theorem.hyps, theorem.concl) == expected[name]
            except (StatementError, RecursionError) as error:
                raise ProofError(f"{name}: {error}") from None
            if not same:
                raise ProofError(f"{name}: proves another statement than the expected one")
    return found


def main(argv: list[str]) -> int:
    """Replay certificates; exit code 0 if all are accepted, 1 if one is refused, 2 for wrong usage."""
    usage = "usage: python -m derive.kernel.certificate BOOK.json... [--expect THEOREMS.json]\n"
    paths, expected = argv, None
    if "-h" in argv or "--help" in argv:
        sys.stdout.write(usage)
        return 0
    try:
        if "--expect" in argv:
            at = argv.index("--expect")
            paths = argv[:at] + argv[at + 2 :]
            with open(argv[at + 1], encoding="utf-8") as file:
                expected = {t["name"]: t["digest"] for t in json.load(file)["theorems"]}
        books = []
        for path in paths:
            with open(path, encoding="utf-8") as file:
                books.append((path, file.read(MAX_CHARACTERS + 1)))
    except (OSError, ValueError, LookupError, TypeError, RecursionError) as error:
        sys.stderr.write(f"{usage}cannot read: {error}\n")
        return 2
    if not books:
        sys.stderr.write(usage)
        return 2
    code = 0
    for path, text in books:
        try:
            found = check(text, expected)
        except (DeriveError, RecursionError) as error:
            sys.stderr.write(f"{path}: refused: {error}\n")
            code = 1
        else:
            absent = sorted({*(expected or ())} - {*found})
            of = "" if expected is None else f" of {len(expected)} expected"
            rest = f"; not in it: {', '.join(absent[:3])}{', ...' if len(absent) > 3 else ''}" if absent else ""
            sys.stdout.write(f"{path}: accepted, {len(found)} theorems{of}{rest}\n")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
