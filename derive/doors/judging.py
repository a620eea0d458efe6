"""Claims of the sources, and whether what is said to decide them does.

>>> found = sources("seed:003#53")
>>> found[0].claim.verdict, [bool(j) for j in found[0].judged()]
('false', [True, True, True, True])
>>> print(found[0].judged()[1].said)
refuted at k = 1, theta = 1: left 0.841470984808, right 0
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from ..books.book import Book
from ..chapters import BOOK
from ..claims import WORKS
from ..claims.claim import FALSE, HYPOTHESIS, IMPRECISE, NOT_MATHEMATICS, OPEN, TRUE, VERDICTS, Claim, Ground, Work
from ..deciding.counterexamples import Counterexample, Search
from ..kernel.terms import DeriveError, StatementError, Term
from ..language.analysis import Refuted, checked_by, status
from ..language.answers import ManyAnswers, introduced
from ..language.entry import Entry
from ..language.text.statements import parse_statement
from ..language.words import expected, meant
from ..values.numbers import UndefinedError
from . import forms
from .decisions import FIRST, decide

SUPPORTS: Mapping[str, tuple[str, ...]] = {
    TRUE: ("says", "proved", "denied"),
    HYPOTHESIS: ("says", "proved", "denied"),
    FALSE: ("against", "mistake", "refuted", "unsayable"),
    IMPRECISE: ("says", "against", "mistake", "refuted", "proved"),
    NOT_MATHEMATICS: (),
    OPEN: (),
}
"""Of which kinds of ground a verdict needs one; a verdict without any is no computed one."""
CONTRARY = ("against", "mistake", "refuted", "unsayable")
"""Kinds of ground that no claim has that is true without more."""
BESIDE = ("says", "against", "mistake", "proved")
"""Kinds of ground that say what is true: a false claim has one beside it."""


@introduced
class JudgedGround(NamedTuple):
    """A ground, and whether it is one.

    Attributes
    ----------
    ground : Ground
    holds : bool
    said : str
        What was found: who proves it, a counterexample, or what is wrong.
    """

    ground: Ground
    holds: bool
    said: str

    def __bool__(self) -> bool:
        return self.holds

    def __str__(self) -> str:
        return f"{self.ground!r}: {self.said}"


@dataclass(frozen=True)
class Sourced(ManyAnswers, what="a claim of a source", ask="true", beside=".claim.verdict"):
    """A claim, and where it stands.

    Attributes
    ----------
    key : str
        Such as ``"seed:003#34"``.
    work : Work
    claim : Claim
    """

    key: str
    work: Work
    claim: Claim

    def __str__(self) -> str:
        return forms.claims.claim_text(self.key, self.claim, [""] * len(self.claim.grounds))

    @property
    def true(self) -> bool:
        """Tell whether the claim is true as it stands."""
        return self.claim.verdict == TRUE

    def judged(self, book: Book = BOOK) -> tuple[JudgedGround, ...]:
        """Return each of its grounds, with its result now."""
        return tuple(judge(ground, book) for ground in self.claim.grounds)


@cache
def keyed() -> Mapping[str, Sourced]:
    """Return all claims by their keys, in the order of the sources."""
    return {key: Sourced(key, work, claim) for work in WORKS for key, claim in work.keyed().items()}


def sources(key: str = "", verdict: str = "") -> tuple[Sourced, ...]:
    """Return the claims of the sources, with their verdicts.

    Parameters
    ----------
    key : str
        Of a source, such as ``"seed:003"``, or of a claim, such as ``"seed:003#34"``; empty for all.
    verdict : str
        Only those with this verdict.

    Raises
    ------
    DeriveError
        If there is no such source, claim or verdict.

    Examples
    --------
    >>> len(sources()), len(sources("seed:003", "false"))
    (192, 10)
    >>> sources("seed:000#17")[0].claim.verdict
    'false'
    """
    claims, works = keyed(), [work.key for work in WORKS]
    if verdict and verdict not in VERDICTS:
        raise DeriveError(f"there is no verdict {verdict!r}{expected(verdict, VERDICTS)}")
    source, hash_, number = key.partition("#")
    if source and source not in works:
        raise DeriveError(f"there is no source {source!r}{expected(source, works)}")
    if hash_ and key not in claims:
        count = next(len(work.claims) for work in WORKS if work.key == source)
        raise DeriveError(f"{source} has no claim {number!r}: its claims are {source}#1 to {source}#{count}")
    return tuple(
        claim
        for claim in claims.values()
        if key in ("", claim.key, claim.work.key) and verdict in ("", claim.claim.verdict)
    )


# ---- whether a ground holds


def judge(ground: Ground, book: Book = BOOK) -> JudgedGround:
    """Look a theorem up, or decide a statement, and say what was found."""
    match ground.kind:
        case "says" | "against":
            item = book.theorems.get(ground.text)
            if item is None:
                return JudgedGround(ground, False, f"no theorem{meant(ground.text, book.theorems)}")
            return JudgedGround(ground, True, f"in the book, {checked_by(item)}")
        case "mistake":
            return _mistaken(ground, book)
        case "proved" | "refuted" | "denied":
            decision = decide(*read(ground.text))
            wanted = "proved" if ground.kind == "proved" else "refuted"
            return JudgedGround(ground, decision.verdict == wanted, decision.answer)
        case "unsayable":
            return JudgedGround(ground, *_unsayable(ground.text))
    return JudgedGround(ground, False, f"no kind of ground: {ground.kind}")


def read(statement: str) -> tuple[Term, tuple[Term, ...]]:
    """Return claim and hypotheses of a statement, whose lines stand apart by new lines or semicolons.

    Raises
    ------
    StatementError
        If it cannot be read.
    """
    stated = parse_statement("\n".join(line.strip() for line in statement.replace(";", "\n").splitlines()))
    return stated.claim, stated.given


def counterexample(ground: Ground, book: Book = BOOK) -> Counterexample | None:
    """Return where a statement, or a mistake, is false; None if no point is found, or there is none of this kind.

    Examples
    --------
    >>> from derive.claims.claim import mistake
    >>> print(counterexample(mistake("softmax_jacobian_le_of_gap", "size for gap")))
    n = 2, a = 0, x = [2, 1], i = 0, j = 0, m = 0: left 0.196611933241, right 0.135335283237
    """
    if ground.kind in ("refuted", "denied"):
        claim, given = read(ground.text)
    elif ground.kind == "mistake" and isinstance(entry := book.theorems.get(ground.text), Entry):
        wrong = next((m for m in book.mutants.get(entry.name, ()) if m.name == ground.mistake), None)
        if wrong is None:
            return None
        claim, given = wrong.claim, entry.given
    else:
        return None
    try:
        return Search(claim, given).among(FIRST)
    except UndefinedError:
        return None


def beside(works: Iterable[Work]) -> tuple[dict[Ground, tuple[Term, tuple[Term, ...]]], dict[Ground, str]]:
    """Return what the statements of the grounds say, and where they are false, or who vouches for a theorem."""
    grounds = [ground for work in works for claim in work.claims for ground in claim.grounds]
    stated = {ground: read(ground.text) for ground in grounds if ground.kind in ("proved", "refuted", "denied")}
    return stated, {ground: where for ground in grounds if (where := false_where(ground) or vouched(ground))}


def false_where(ground: Ground, book: Book = BOOK) -> str:
    """Return at which point a statement, or a mistake, is false, or by which theorem of Rocq; empty without either.

    Examples
    --------
    >>> from derive.claims.claim import mistake
    >>> false_where(mistake("finite_sum_no_decay", "limit zero of the finite sum"))
    'in Rocq, by FiniteSumDecay.finite_sum_no_decay'
    """
    if (point := counterexample(ground, book)) is not None:
        return f"at {point}"
    if ground.kind != "mistake" or ground.text not in book.theorems:
        return ""
    wrong = next((w for w in book.refuted(ground.text) if w.name == ground.mistake), None)
    return f"in Rocq, by {wrong.rocq}" if isinstance(wrong, Refuted) and wrong.rocq else ""


def vouched(ground: Ground, book: Book = BOOK) -> str:
    """Return who vouches for the theorem that a ground names, if it is not the kernel; else nothing.

    Examples
    --------
    >>> from derive.claims.claim import says
    >>> vouched(says("first_zero_of_decay")), vouched(says("softmax_pos"))
    ('certified in numbers', '')
    """
    item = book.theorems.get(ground.text)
    return "" if item is None or isinstance(item, Entry) else status(item)


def _mistaken(ground: Ground, book: Book) -> JudgedGround:
    if ground.text not in book.theorems:
        return JudgedGround(ground, False, f"no theorem{meant(ground.text, book.theorems)}")
    names = [wrong.name for wrong in book.refuted(ground.text)]
    if ground.mistake not in names:
        return JudgedGround(
            ground, False, f"{ground.text} has no mistake {ground.mistake!r}{meant(ground.mistake, names)}"
        )
    where = false_where(ground, book)
    return JudgedGround(ground, True, f"refuted {where or 'where the book measures its wrong statements'}")


def _unsayable(statement: str) -> tuple[bool, str]:
    try:
        read(statement)
    except StatementError as error:
        return "dimension" in str(error), f"refused: {error}"
    return False, "the language says it"


# ---- what is wrong with a row


def problems(sourced: Sourced, book: Book = BOOK) -> Iterator[str]:
    """Yield what is wrong with a claim: a verdict that nothing supports, a ground that does not hold or says nothing.

    Examples
    --------
    >>> [p for found in sources("seed:000") for p in problems(found)]
    []
    """
    claim, key = sourced.claim, sourced.key
    kinds = {ground.kind for ground in claim.grounds}
    if claim.verdict not in VERDICTS:
        yield f"{key}: no verdict {claim.verdict!r}"
        return
    if not (claim.quotation and claim.english and claim.remark):
        yield f"{key}: the quotation, what it says in English, and a remark were expected"
    if bool(claim.statement) != (claim.verdict != NOT_MATHEMATICS):
        yield f"{key}: a statement was expected, and of what is not mathematics none"
    needed = SUPPORTS[claim.verdict]
    if needed and not kinds.intersection(needed):
        yield f"{key}: {claim.verdict}, and nothing that decides it, of the kinds {', '.join(needed)}"
    if claim.verdict == NOT_MATHEMATICS and kinds:
        yield f"{key}: what is not mathematics is decided by nothing, not by {', '.join(sorted(kinds))}"
    if claim.verdict == TRUE and (contrary := kinds.intersection(CONTRARY)):
        yield f"{key}: true, and there is something against it: {', '.join(sorted(contrary))}"
    if claim.verdict == FALSE and not kinds.intersection(BESIDE):
        yield f"{key}: false, and nothing that is true beside it"
    for judged in sourced.judged(book):
        if not judged:
            yield f"{key}: {judged.ground.kind} {judged.ground.text}: {judged.said}"
    yield from _uncited(sourced, book)


def _uncited(sourced: Sourced, book: Book) -> Iterator[str]:
    """Yield the theorems that decide a claim and do not say so."""
    for name in sourced.claim.theorems:
        if name in book.theorems and sourced.key not in book[name].sources:
            yield f"{sourced.key}: {name} decides it, and does not name it in its sources"
