"""Decide a claim: proved, refuted by a counterexample, or unknown, and what would make it true.

>>> from derive import Eq, exp, log, reals
>>> (t,) = reals("t")
>>> print(decide(Eq(log(exp(t)), t)))
reals: t
claim: log(exp(t)) = t
proved by the kernel
>>> print(decide(Eq((t + 1) ** 2, t**2 + 1)))
reals: t
claim: (t + 1)**2 = t**2 + 1
refuted at t = 1: left 4, right 2
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..deciding.clock import Attempt, Clock
from ..deciding.counterexamples import Counterexample
from ..deciding.lemmas import proof_by_lemmas
from ..deciding.nearby import Condition, checked, condition, near, proved, readable
from ..deciding.proving import Prover, lacking
from ..deriving.engine import Engine
from ..kernel import rules as K
from ..kernel.certificate import one_name_one_meaning
from ..kernel.rules import ProofError, Theorem
from ..kernel.terms import DeriveError, StatementError, Term
from ..language.answers import ManyAnswers, Text
from ..language.symbols import escaped
from ..language.text.asked import claims, listed, the_one
from ..language.text.prelude import told_apart
from ..language.text.text import statement, text
from ..prelude import interface
from ..proving.certificates import certifiable
from ..render.display import install
from . import forms
from .recognition import Recognized, recognized

if TYPE_CHECKING:  # what a form needs is loaded for that form
    from ..books.book import Book

install(Counterexample)

VERSION = 1
"""Of the document of a decision: a key that changes its meaning or goes raises it, and a new one does not."""
FIRST, MORE = 14, 126
"""Points that are tried before a proof, and after it."""


@dataclass(frozen=True)
class Decision(ManyAnswers, what="a decision", ask="proved", beside=".verdict"):
    """The answer to a claim.

    Attributes
    ----------
    claim : Term
    given : tuple of Term
    verdict : str
        ``"proved"``, ``"refuted"`` or ``"unknown"``.
    theorem : Theorem or None
        Of the kernel, where it is proved: a quantified claim at a fresh index, and so at any.
    counterexample : Counterexample or None
        Where it is refuted.
    needs : Condition or None
        What would make it true.
    instead : Theorem or None
        A true statement near to one that is refuted.
    contradiction : Theorem or None
        What the hypotheses prove that is false at all points: then nothing satisfies them.
    points : int
        At how many points it was read.
    tried : tuple of Attempt
        What did not lead to a proof, and for how long.
    seconds : float
    cut : bool
        Whether the time that was allowed ended the search.
    book : Book or None
        Where known theorems are looked for; ours without it.

    Examples
    --------
    >>> from derive import Lt, reals
    >>> (t,) = reals("t")
    >>> found = decide(Lt(0, t**2))
    >>> found.verdict, found.counterexample.values, found.needs.formula
    ('refuted', {'t': Fraction(0, 1)}, t != 0)
    """

    claim: Term
    given: tuple[Term, ...]
    verdict: str
    theorem: Theorem | None = None
    counterexample: Counterexample | None = None
    needs: Condition | None = None
    instead: Theorem | None = None
    contradiction: Theorem | None = None
    points: int = 0
    tried: tuple[Attempt, ...] = ()
    seconds: float = 0.0
    cut: bool = False
    book: Book | None = None

    @cached_property
    def known(self) -> Recognized | None:
        """The theorem of the book that says what is proved, up to names; None if there is none.

        Examples
        --------
        >>> from derive import Dimension, Eq, Sum, define, exp, vector
        >>> m = Dimension("m")
        >>> a, b = m.indices("a b")
        >>> z = vector("z", m)
        >>> weight = define("weight", (z, a), exp(z[a]) / Sum(exp(z[b]), b))
        >>> print(decide(Eq(Sum(weight(z, a), a), 1)).known)
        softmax_sum_one (Softmax sums to one), with z for x, m for n
        """
        return recognized(self.claim, self.given, self.book) if self.verdict == "proved" else None

    @property
    def proved(self) -> bool:
        """Tell whether the kernel has proved the claim."""
        return self.verdict == "proved"

    @property
    def answer(self) -> str:
        """The verdict in a sentence."""
        if self.contradiction is not None:
            return f"nothing satisfies the hypotheses: they prove {text(self.contradiction.concl)}"
        match self.verdict:
            case "proved":
                outcome = "proved by the kernel"
                where = "where the hypotheses hold and it can be read" if self.given else "at which it can be read"
                return outcome if self.points else f"{outcome}; but no point was found {where}"
            case "refuted":
                return f"refuted at {self.counterexample}"
        outcome = "no point was found at which it can be read"
        outcome = f"not refuted at {self.points} points" if self.points else outcome
        cut = f"; stopped after {self.seconds:.1f} s" if self.cut else ""
        return f"unknown: not proved, and {outcome}{cut}"

    def explain(self) -> str:
        """Return the answer with what it rests on: a program for a counterexample, or what was tried."""
        lines = [str(self)]
        if self.theorem is not None:
            lines.append(f"the proof takes {forms.ledger.ledger(self.theorem).applications} applications of rules")
            lines += [f"this is {self.known}"] if self.known else []
        if self.points:
            lines.append(f"read at {self.points} points")
        if program := self._program():
            lines += ["in NumPy, both sides:", *(f"    {line}" for line in program.splitlines())]
        lines += [f"tried: {attempt}" for attempt in self.tried]
        return Text("\n".join(lines))

    def numpy(self) -> str:
        """Return a program of NumPy that prints both sides at the counterexample.

        Raises
        ------
        DeriveError
            If there is no counterexample, or a part of the claim has no function in NumPy.

        Examples
        --------
        >>> from derive import Eq, reals
        >>> (t,) = reals("t")
        >>> print(decide(Eq((t + 1) ** 2, t**2 + 1)).numpy())
        import numpy as np
        t = 1
        print((t + 1)**2, t**2 + 1)
        """
        return Text(forms.at_point.numpy_program(self._refuting()))

    def _program(self) -> str:
        """Return the program; empty where there is none."""
        try:
            return self.numpy()
        except DeriveError:
            return ""

    def _refuting(self) -> Counterexample:
        if self.counterexample is None:
            raise ProofError(f"{self.claim!r}: it is {self.verdict}, and has no counterexample")
        return self.counterexample

    def rocq(self) -> str:
        """Return a file for Rocq with the theorem that the claim is false; `rocq_files` holds what it requires.

        Raises
        ------
        DeriveError
            If there is no counterexample, or Rocq's tactics do not compute what the claim says there.
        """
        return Text(forms.refuted.rocq_refuted(self.claim, self.given, self._refuting(), self._stated()))

    def rocq_files(self) -> dict[str, str]:
        """Return that file and all that it requires, by their paths in a folder, as `Derived.rocq_files` does."""
        return forms.refuted.refuted_files(self.claim, self.given, self._refuting(), self._stated())

    def _stated(self) -> Theorem:
        """Return the true derivative beside a wrong one; of another claim a theorem that assumes it."""
        if self.claim.head != "deriv":
            return K.assume(self.claim)
        return Engine(self.given).derivative(*self.claim.args[:2])

    def _sentences(self) -> list[str]:
        """Return the answer in LaTeX."""
        latex, verdict, sentences = forms.latex.latex, forms.verdict, []
        if self.contradiction is not None:
            sentences.append(f"Nothing satisfies the hypotheses: they prove ${latex(self.contradiction.concl)}$.")
        elif self.counterexample is not None:
            sentences.append(
                f"Refuted at {verdict.point_latex(self.counterexample)}: {verdict.sides_latex(self.counterexample)}."
            )
        else:
            sentences.append(f"{escaped(self.answer).capitalize()}.")
        if self.known:
            sentences.append(f"This is {escaped(self.known.sentence(self.known.entry.title))}.")
        if self.needs is not None:
            sentences.append(f"Proved if ${latex(self.needs.formula)}$ is added, as at {escaped(self.needs.witness)}.")
        if self.instead is not None:
            sentences.append(f"True is ${latex(self.instead.concl)}$.")
        return sentences

    def latex(self) -> str:
        r"""Return claim and answer for a document of LaTeX.

        Examples
        --------
        >>> from derive import Eq, reals
        >>> (t,) = reals("t")
        >>> print(decide(Eq((t + 1) ** 2, t**2 + 1)).latex())
        $$(t + 1)^2 = t^2 + 1$$
        Refuted at $t = 1$: the left side is $4$, the right side $2$.
        """
        return Text(forms.verdict.verdict_latex(self.given, self.claim, self._sentences()))

    def _repr_html_(self) -> str:
        return forms.verdict.verdict_html(self.given, self.claim, self._sentences(), self._program())

    def record(self) -> dict[str, Any]:
        """Return the answer as data, whose keys stay while its ``version`` does.

        Examples
        --------
        >>> from derive import Eq, reals
        >>> (t,) = reals("t")
        >>> found = decide(Eq((t + 1) ** 2, t**2 + 1)).record()
        >>> found["version"], found["verdict"], found["counterexample"]["values"]
        (1, 'refuted', {'t': '1'})
        """
        return {
            "version": VERSION,
            "statement": statement(self.given, self.claim),
            "verdict": self.verdict,
            "answer": self.answer,
            "known": None if self.known is None else {"name": self.known.entry.name, "said": str(self.known)},
            "counterexample": None if self.counterexample is None else self._point(self.counterexample),
            "needs": None if self.needs is None else text(self.needs.formula),
            "instead": None if self.instead is None else text(self.instead.concl),
            "contradiction": None if self.contradiction is None else text(self.contradiction.concl),
            "points": self.points,
            "tried": [{"way": a.way, "why": a.why, "seconds": round(a.seconds, 3)} for a in self.tried],
            "seconds": round(self.seconds, 3),
            "cut": self.cut,
        }

    document = record

    def _point(self, point: Counterexample) -> dict[str, Any]:
        return {**point.record(), "numpy": self._program() or None}

    def __str__(self) -> str:
        lines = [statement(self.given, self.claim).rstrip(), self.answer]
        if self.needs is not None:
            lines.append(f"proved if you add {self.needs}")
        if self.instead is not None:
            lines.append(f"true is {text(self.instead.concl)}")
        return "\n".join(lines)

    __repr__ = __str__


def decide(
    claim: Term | str, given: Iterable[Term | str] = (), *, book: Book | None = None, seconds: float | None = None
) -> Decision:
    """Prove a claim, or refute it, or say that neither succeeded.

    Parameters
    ----------
    claim : Term or str
        An equation, an inequality, a derivative, an integral, or several of them by ``And`` and ``ForAll``; for all
        values of its variables and all sizes. Or the text of one with its declarations, as ``derive decide`` takes it.
    given : iterable of Term or str
        Hypotheses; of random entries their moments, and that they are independent. Of a text they are texts.
    book : Book, optional
        Where known theorems are looked for; ours without it.
    seconds : float, optional
        After so long it gives up, between two attempts. The work of a search is counted, so that without this the same
        claim has the same answer on any machine.

    Returns
    -------
    Decision
        Proved is said by the kernel alone. Refuted is a point where the hypotheses hold and both sides are computed, in
        exact numbers or in intervals, to be different.

    Raises
    ------
    StatementError
        If the claim or a hypothesis is no formula, or the time is no positive number.

    Examples
    --------
    >>> from derive import Eq, exp, log, reals
    >>> (t,) = reals("t")
    >>> decide(Eq(exp(log(t)), t)).needs.formula
    0 < t
    >>> decide("reals: t; exp(log(t)) = t", ["0 < t"]).verdict
    'proved'
    """
    hypotheses = listed(given)
    if isinstance(claim, str):
        claim, hypotheses, _ = the_one("decide", claims(claim, map(str, hypotheses)))
    for f in (claim, *hypotheses):
        if type(f) is not Term or f.sort != "P" or f.loose:
            raise StatementError(f"decide: a formula was expected, such as Eq(a, b), not {f!r}")
    if seconds is not None and not seconds > 0:
        raise StatementError(f"decide: seconds: a positive number was expected, not {seconds!r}")
    claim, *assumed = told_apart(claim, *hypotheses)
    one_name_one_meaning(certifiable(claim, *assumed))
    return _decided(claim, tuple(assumed), book, Clock(seconds))


def _decided(claim: Term, given: tuple[Term, ...], book: Book | None, clock: Clock) -> Decision:
    search, prover = readable(claim, given, clock), Prover(given, facts=interface(claim, *given), clock=clock)
    if given and (search is None or not search.satisfied(FIRST)) and (false := prover.contradiction()):
        return Decision(claim, given, "unknown", contradiction=false, seconds=clock.spent)
    counterexample, theorem = search and search.among(FIRST), None
    if counterexample is None:
        theorem = proved(prover, claim) or _known(prover, claim, book)
    if counterexample is None and theorem is None:
        counterexample = search and search.among(MORE)
    needs = None if theorem else condition(claim, given, interface, clock)
    return Decision(
        claim,
        given,
        "refuted" if counterexample else "proved" if theorem else "unknown",
        theorem,
        counterexample or None,
        needs,
        near(claim, given, interface, clock) if counterexample and needs is None else None,
        points=search.read if search else 0,
        tried=() if theorem else tuple(prover.tried),
        seconds=clock.spent,
        cut=clock.cut,
        book=book,
    )


def _known(prover: Prover, claim: Term, book: Book | None) -> Theorem | None:
    """Return the theorem of the book that a claim is, or one that follows from some of them."""
    if prover.clock.out():
        return None
    if book is None:
        from ..chapters import BOOK

        book = BOOK
    if match := recognized(claim, prover.given, book):
        return checked(prover, match.theorem, claim)
    begun = prover.clock.spent
    try:
        return checked(prover, proof_by_lemmas(prover, claim, book), claim)
    except (DeriveError, RecursionError) as error:
        why = f"none is this claim up to names; as lemmas: {lacking(error)}"
        prover.tried.append(Attempt("theorems of the book", why, prover.clock.spent - begun))
        return None
