"""Decide claims as they are written: in a line of a shell, or in a file of formulas."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from time import perf_counter

from ..kernel.terms import StatementError
from ..language.answers import Output
from ..language.text.asked import claims as _claims
from ..language.text.asked import held, short
from ..language.text.formulas import AskedClaim
from ..proving.prover import uncollected
from .decisions import Decision, decide

__all__ = ["ask", "claims"]


def claims(question: str, given: Sequence[str] = ()) -> tuple[AskedClaim, ...]:
    """Read what is asked.

    Parameters
    ----------
    question : str
        Lines of a file of formulas, apart by new lines or semicolons; the last one may be the bare claim. Or the path
        of such a file, or ``-`` for the standard input.
    given : sequence of str
        More hypotheses.

    Raises
    ------
    DeriveError
        If it is neither lines nor a file of them, or asks for nothing; a `StatementError` says where a line is wrong.

    Examples
    --------
    >>> (asked,) = claims("reals: t; exp(log(t)) = t", ["0 < t"])
    >>> asked.claim, asked.given
    (exp(log(t)) = t, (0 < t,))
    """
    if not any(c in question for c in "=<:;\n"):
        question = held(question, "a claim such as 'reals: t; log(exp(t)) = t', or a file")
    return _claims(question, given, "--given")


def ask(
    question: str,
    given: Sequence[str],
    progress: Callable[[int, int, str], None],
    explain: bool = False,
    seconds: float | None = None,
) -> tuple[Output, list[Decision]]:
    """Decide all that is asked.

    Parameters
    ----------
    question : str
    given : sequence of str
    progress : callable
        Called with the number of claims decided, of all, and the next.
    explain : bool
        Whether to say what an answer rests on, and what was tried.
    seconds : float, optional
        What each claim may take.

    Returns
    -------
    Output
        It has passed if all are proved.
    list of Decision

    Raises
    ------
    DeriveError
        If the question cannot be read.
    """
    try:
        asked = claims(question, given)
    except StatementError as error:
        raise StatementError(f"{short(question)}: {error}") from None
    decisions, begun = list[Decision](), perf_counter()
    with uncollected():
        for number, one in enumerate(asked):
            progress(number, len(asked), repr(one.claim))
            decisions.append(decide(one.claim, one.given, seconds=seconds))
    blocks = [d.explain() if explain else f"{d}\nthis is {d.known}" if d.known else str(d) for d in decisions]
    if len(decisions) > 1:
        counted = Counter(d.verdict for d in decisions)
        numbers = ", ".join(f"{counted[v]} {v}" for v in ("proved", "refuted", "unknown"))
        blocks.append(f"{numbers}, in {perf_counter() - begun:.2f} s")
    documents = [{"line": a.line, **d.document()} for a, d in zip(asked, decisions, strict=True)]
    passed = all(d.verdict == "proved" for d in decisions)
    return Output("\n\n".join(blocks), {"decisions": documents}, passed), decisions
