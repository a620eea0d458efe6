"""The check of a function against a theorem: which formula it computes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from difflib import get_close_matches
from typing import Any

from verify.checking.calling import Caller, CallError
from verify.checking.diagnosis import Diagnosis
from verify.checking.judging import judged
from verify.checking.models import DTYPES, ladder
from verify.checking.question import questions
from verify.checking.statement import Shape, Statement
from verify.checking.statements import conventions as known_conventions

__all__ = ["check"]


def check(
    function: Callable[..., Any],
    name: str,
    *,
    dtype: str = "float64",
    args: Sequence[str] | None = None,
    returns: Sequence[str] | None = None,
    shapes: Sequence[Shape] | None = None,
    compute: str | None = None,
    accumulate: str | None = None,
    ignore: Collection[str] = (),
    seed: int = 0,
    **conventions: Any,
) -> Diagnosis:
    """Ask a function questions, and say which formula it computes.

    Parameters
    ----------
    function : callable
        Takes NumPy arrays, and returns one.
    name : str
        Of the theorem.
    dtype : {"float64", "float32", "float16"}
        Of the arrays that it is given.
    args, returns : sequence of str, optional
        What it takes and returns, in its order, where its names do not say so.
    shapes : sequence of tuple of int, optional
        To be asked at first; then at small ones too that are chosen to tell formulas apart, if the function takes them.
    compute, accumulate : str, optional
        The format that it is known to compute in, and to add in.
    ignore : collection of str
        Wrong formulas that need not be excluded.
    seed : int
    **conventions
        Of the theorem, such as ``eps`` and ``given``.

    Returns
    -------
    Diagnosis
        Whatever the function does: its exceptions and wrong shapes are findings.

    Raises
    ------
    ValueError
        If there is no such theorem, convention, dtype, argument or wrong formula.
    """
    if dtype not in DTYPES:
        raise ValueError(f"dtype: expected one of {', '.join(DTYPES)}, got {dtype!r}")
    chosen = tuple(sorted({**known_conventions(name), **conventions}.items()))
    models = ladder(dtype, compute, accumulate)
    if not models:
        raise ValueError(f"no rounding model of {dtype} computes in {compute} and accumulates in {accumulate}")
    own = None if shapes is None else tuple(tuple(int(n) for n in shape) for shape in shapes)
    statement, small = questions(name, chosen, dtype, None, seed)
    large = () if own is None else questions(name, chosen, dtype, own, seed)[1]
    _check_names(statement, ignore)
    found = Diagnosis(statement.name, dtype, seed)
    try:
        caller = Caller(function, statement, dtype, args, returns)
        small, large = (tuple(question for question in part if caller.takes(question)) for part in (small, large))
        asked, returned = list(large), [caller.ask(question) for question in large]
    except CallError as error:
        return replace(found, notes=(str(error),))
    try:
        first = [caller.ask(question) for question in small]
        asked, returned = [*small, *asked], [*first, *returned]
    except CallError as error:
        if not large:
            return replace(found, notes=(str(error),))
        found.notes = (f"asked at {_listed(own)} only; elsewhere: {error}",)
    found.questions = len(asked)
    found.findings = tuple(
        judged(
            result,
            [question.answers[result] for question in asked],
            [arrays[result] for arrays in returned],
            models,
            dtype,
            ignore,
        )
        for result in caller.checked
    )
    others = [name for name in (caller.returns or ()) if name not in caller.checked]
    found.notes += (*sorted(caller.notes), *([f"not checked: {', '.join(others)}"] if others else []))
    return found


def _check_names(statement: Statement, ignore: Collection[str]) -> None:
    known = {w.name for result in statement.results.values() for w in result.wrong}
    for name in ignore:
        if name not in known:
            near = get_close_matches(name, known, n=1)
            meant = f"; did you mean {near[0]!r}?" if near else ""
            raise ValueError(f"ignore: {statement.name} has no wrong formula {name!r}{meant}")


def _listed(shapes: Sequence[Shape] | None) -> str:
    return ", ".join(map(str, shapes or ()))
