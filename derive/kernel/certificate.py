"""Replay of a book of proofs, written as JSON, with nothing but the kernel.

``python -m derive.kernel.certificate BOOK.json --expect THEOREMS.json`` replays every step in a fresh process. A
certificate is data: tables of definitions and terms, a list of rule applications, and the statements it claims to
prove; ``docs/certificate.md`` describes it. What a name stands for is fixed from outside by ``--expect``: the digests
of the expected statements, all definitions unfolded. Without it, a certificate of 0 = 0 may bear any name; ``--print``
says what was proved, for a reader to compare.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, NoReturn

from .nodes import VARIABLES
from .printed import printed
from .rules import ProofError, Theorem, infer
from .terms import BINDERS, FUNCTIONS, MOMENTS, Definition, DeriveError, Key, StatementError, Term, subterms, unfold_all
from .theorem import ILL_FORMED
from .work import limited, spend

FORMAT = 1
MAX_CHARACTERS = 64 * 2**20
MAX_ROWS = 500_000
MAX_DIGEST_WORK = 2_000_000  # about two seconds
MAX_WRITTEN = 20_000  # nodes of a formula whose definitions a digest unfolds; fifteen times what any of the book has
MIN_WORK = 300_000  # and two units for each character: about twice what any theorem of the book takes
TABLES = ("definitions", "terms", "steps", "theorems")
CLAIM = ("name", "step", "claim", "hypotheses")


# ---- what a statement says, as a digest ----------------------------------------------------------------------------


def digest(hyps: Iterable[Term], concl: Term) -> str:
    """SHA-256 of a statement with all definitions unfolded; names of bound variables do not count.

    Where a formula has more than `MAX_WRITTEN` nodes, the bodies of definitions counted at every use, definitions stay,
    each as the digest of its parameters and its body.

    Raises
    ------
    StatementError
        If that is too much work.
    """
    hyps = tuple(hyps)
    with limited(MAX_DIGEST_WORK):
        sizes = [sum(1 + (t.head == "def" and t.args[0].written) for t in subterms(f)) for f in (concl, *hyps)]
        if max(sizes) > MAX_WRITTEN:
            digests: dict[int, str] = {}
            lines = [_spelled(concl, digests), *sorted(_spelled(h, digests) for h in hyps)]
        else:
            lines = [_spelled(unfold_all(concl)), *sorted(_spelled(unfold_all(h)) for h in hyps)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _spelled(x: Any, digests: dict[int, str] | None = None) -> str:
    """A term or an argument of one as the text that is digested; definitions as digests, which ``digests`` keeps."""
    if type(x) is Term:
        spend()
        return f"({x.head} {' '.join(_spelled(a, digests) for a in x.args)})"
    if type(x) is Definition and digests is not None:
        if id(x) not in digests:
            digests[id(x)] = hashlib.sha256(f"{_spelled(x.params)} {_spelled(x.body, digests)}".encode()).hexdigest()
        return digests[id(x)]
    if type(x) is tuple:
        return f"[{' '.join(map(_spelled, x))}]"
    return json.dumps(x) if type(x) in (str, int) else str(x)


# ---- replay --------------------------------------------------------------------------------------------------------


def replay(text: str) -> dict[str, Theorem]:
    """Return the theorems that a certificate proves.

    Raises
    ------
    ProofError
        If it is not a certificate, is too large, or a step, a term or a claim is refused.
    """
    _need(len(text) <= MAX_CHARACTERS, f"{len(text)} characters are more than {MAX_CHARACTERS}")
    try:
        data = json.loads(text, object_pairs_hook=_record, parse_float=_no_integer, parse_constant=_no_integer)
        with limited(MIN_WORK + 2 * len(text)):
            return _Reader(data).theorems()
    except ILL_FORMED as error:
        raise ProofError(f"certificate: {type(error).__name__}: {error}") from None


def _need(ok: bool, why: str) -> None:
    if not ok:
        raise ProofError(f"certificate: {why}")


def _record(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    record = dict(pairs)
    _need(len(record) == len(pairs), "a key stands twice")
    return record


def _no_integer(number: str) -> NoReturn:
    raise ProofError(f"certificate: {number} is no integer")


def _list(v: Any, what: str) -> list[Any]:
    _need(type(v) is list, f"{what}: a list was expected")
    return v  # type: ignore[no-any-return]


class _Reader:
    def __init__(self, data: Any) -> None:
        right = type(data) is dict and set(data) == {"format", *TABLES}
        _need(right and type(data["format"]) is int and data["format"] == FORMAT, "unknown format")
        for table in TABLES:
            _need(len(_list(data[table], table)) <= MAX_ROWS, f"{table}: more than {MAX_ROWS} rows")
        self.data = data
        self.made: dict[tuple[str, int], Any] = {}

    def value(self, v: Any) -> Any:
        if type(v) in (str, int):
            return v
        if type(v) is list:
            return tuple(map(self.value, v))
        _need(type(v) is dict and len(v) == 1, "unknown value")
        ((kind, x),) = v.items()
        if kind == "q" and type(x) is str and set(x) <= set("-/0123456789"):  # an exponent could be a giant
            number = Fraction(x)
            _need(str(number) == x, f"the number {x[:20]!r} is not in lowest terms")
            return number
        _need(kind in ("t", "d"), "unknown value")
        return self._row("terms" if kind == "t" else "definitions", x)

    def _row(self, table: str, n: Any) -> Any:
        if not (type(n) is int and 0 <= n < len(self.data[table])):
            raise ProofError(f"certificate: {table}: there is no such row")
        if (table, n) not in self.made:
            row = _list(self.data[table][n], f"{table}, row {n}")
            self.made[table, n] = self._term(*row) if table == "terms" else self._definition(*row)
        return self.made[table, n]

    def _term(self, head: Any, hint: Any, *args: Any) -> Term:
        _need(type(hint) is str, "the hint of a term is no text")
        return Term(head, *map(self.value, args), hint=hint)

    def _definition(self, name: Any, params: Any, body: Any) -> Definition:
        return Definition(name, self.value(params), self.value(body))

    def theorems(self) -> dict[str, Theorem]:
        steps: list[Theorem] = []
        for rule, premises, args in (_list(step, "a step") for step in self.data["steps"]):
            earlier = all(type(p) is int and 0 <= p < len(steps) for p in _list(premises, "premises"))
            _need(earlier, "a step uses a later step")
            steps.append(infer(rule, [steps[p] for p in premises], [self.value(a) for a in _list(args, "arguments")]))
        theorems: dict[str, Theorem] = {}
        for entry in self.data["theorems"]:
            _need(type(entry) is dict and set(entry) == set(CLAIM), "unknown claim")
            name, step, hyps = entry["name"], entry["step"], _list(entry["hypotheses"], "hypotheses")
            _need(type(step) is int and 0 <= step < len(steps), "unknown claim: there is no such step")
            _need(type(name) is str and name.isidentifier(), f"{name!r} is no name of a theorem")
            theorem = steps[step]
            same = theorem.concl == self.value(entry["claim"]) and theorem.hyps == {*map(self.value, hyps)}
            _need(same, f"the step of {name} concludes something else")
            one_name_one_meaning((theorem.concl, *theorem.hyps))
            _need(name not in theorems, f"two theorems of the name {name}")
            theorems[name] = theorem
        return theorems


def one_name_one_meaning(formulas: Iterable[Term]) -> None:
    """Refuse a statement in which one name means two things: it would print as something it is not.

    The parameters of a definition are its own, and none is called as a function, a dimension or ``pi`` is.

    Raises
    ------
    ProofError
        If two variables, definitions, permutations or dimensions share a name, or one is that of a function.
    """
    words: dict[str, Any] = dict.fromkeys((*FUNCTIONS, *MOMENTS, "pi"), "function")
    seen = dict(words)
    entered: set[int] = set()  # definitions by identity: the formulas keep them alive

    def meaning(name: str, what: Any, names: dict[str, Any]) -> None:
        if names.setdefault(name, what) != what:
            raise ProofError(f"the name {name} has two meanings")

    def note(names: dict[str, Any], variables: Sequence[Key], dims: Sequence[Any] = ()) -> None:
        for v in variables:
            meaning(v.name, v, names)
        for d in (*dims, *(d for v in variables for d in v.dims)):
            meaning(_base(d), "dimension", names)
            meaning(_base(d), "dimension", seen)

    def visit(t: Term, names: dict[str, Any]) -> None:
        spend()
        families = [Key("at", q, dims, "random") for q, dims in (t.args if t.head == "independent" else ())]
        note(names, [t.key] if t.head in VARIABLES else families, t.args[:1] if t.head in (*BINDERS, "card") else ())
        for a in t.args:
            if type(a) is Term:
                visit(a, names)
            elif type(a) is Definition:
                meaning(a.name, a, seen)
                if id(a) not in entered:
                    entered.add(id(a))
                    note(inside := dict(words), a.params)
                    visit(a.body, inside)

    for f in formulas:
        visit(f, seen)


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
    theorems = replay(text)
    if not theorems:
        raise ProofError("the certificate holds no theorem")
    if expected is not None:
        for name, theorem in theorems.items():
            if name not in expected:
                raise ProofError(f"{name}: not among the expected theorems")
            try:
                same = digest(theorem.hyps, theorem.concl) == expected[name]
            except (StatementError, RecursionError) as error:
                raise ProofError(f"{name}: {error}") from None
            if not same:
                raise ProofError(f"{name}: proves another statement than the expected one")
    return theorems


def main(argv: Sequence[str]) -> int:
    """Replay certificates; exit code 0 if all is proved, 1 if something is not, 2 for wrong usage."""
    parser = argparse.ArgumentParser(
        "python -m derive.kernel.certificate",
        usage="%(prog)s BOOK.json... [--expect THEOREMS.json] [--part] [--print]",
        description="Replay certificates with nothing but the kernel.",
        epilog="Exit code 0: every certificate is accepted and proves, with --expect, every expected theorem. "
        "1: something is refused or not proved. 2: wrong usage, or a file that cannot be read.",
    )
    parser.add_argument("books", metavar="BOOK.json", nargs="+", help="certificates, which together prove the theorems")
    parser.add_argument("--expect", metavar="THEOREMS.json", help="the expected names, with digests of statements")
    parser.add_argument("--part", action="store_true", help="accept that expected theorems are not among those proved")
    parser.add_argument("--print", action="store_true", help="write what is proved, with its digest")
    asked = parser.parse_args(argv)
    try:
        expected = None
        if asked.expect is not None:
            with open(asked.expect, encoding="utf-8") as file:
                expected = {t["name"]: t["digest"] for t in json.load(file)["theorems"]}
        books = []
        for path in asked.books:
            with open(path, encoding="utf-8") as file:
                books.append((path, file.read(MAX_CHARACTERS + 1)))
    except (OSError, ValueError, LookupError, TypeError, RecursionError) as error:
        parser.error(f"cannot read {getattr(error, 'filename', 'a file')}: {getattr(error, 'strerror', error)}")
    code, absent = 0, {*(expected or ())}
    for path, text in books:
        try:
            book = check(text, expected)
            shown = [f"{printed(n, t)}\n  digest  {digest(t.hyps, t.concl)}\n" for n, t in book.items() if asked.print]
        except (DeriveError, RecursionError) as error:
            sys.stderr.write(f"{path}: refused: {error}\n")
            code = 1
        else:
            sys.stdout.write("\n".join([*shown, f"{path}: accepted, {len(book)} theorems\n"]))
            absent -= {*book}
    if absent and not asked.part:
        names = ", ".join(sorted(absent)[:3]) + (", ..." if len(absent) > 3 else "")
        sys.stderr.write(f"{len(absent)} of {len(expected or ())} expected theorems not proved: {names} (see --part)\n")
        code = 1
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
