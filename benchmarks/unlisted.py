"""Wrong formulas that no list has: ``python -m benchmarks.unlisted``.

Random coefficients before a statement's summands are run as programs and checked. The report says which relative error,
everywhere, would have been refused. A program that is off by more than that at every entry and is not refused makes
that a lie; one that is off by less somewhere may pass, if rounding explains it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np

import verify
from benchmarks.power_cells import CONVENTIONS
from verify.checking.asking.questions import questions
from verify.checking.judging.diagnosis import Diagnosis
from verify.checking.judging.statement import Result
from verify.checking.rounding.models import DTYPES
from verify.checking.statements import STATEMENTS, conventions, statement

__all__ = ["Unlisted", "unlisted"]

FORMULAS = 4  # of each statement, convention and dtype
SIZES = (-2.0, 0.5)  # decimal exponents of the relative changes of coefficients


class Unlisted(NamedTuple):
    """A combination of summands that was run as a program.

    Attributes
    ----------
    statement, result, dtype : str
    coefficients : mapping of str to float
    off : float
        The least relative error over all entries of all questions.
    found : Diagnosis
    """

    statement: str
    result: str
    dtype: str
    coefficients: Mapping[str, float]
    off: float
    found: Diagnosis

    @property
    def visible(self) -> bool:
        """Whether it is off by more than what the report says would have been refused."""
        return self.off > self.found.findings[0].resolution if self.found.agrees else self.off > 0

    @property
    def problem(self) -> str:
        """In a line, that it was accepted though it is off by more than the printed resolution; else nothing."""
        if not (self.found.agrees and self.visible):
            return ""
        return f"{self.statement}: {self.result} [{self.dtype}]: accepted with {dict(self.coefficients)}"


def unlisted(name: str, chosen: Mapping[str, Any], dtype: str) -> Iterator[Unlisted]:
    """Yield random combinations of the summands of each result that has them."""
    made = statement(name, chosen)
    _, asked = questions(name, tuple(sorted({**conventions(name), **chosen}.items())), dtype, None, 0)
    order = (*made.arguments, *made.constants)
    if not any(value.dtype.kind == "f" for value in asked[0].given.values()):
        return  # whole numbers say nothing of the dtype
    for key, result in made.results.items():
        if result.terms is None:
            continue
        for seed in range(FORMULAS):
            coefficients = _drawn(result, dict(asked[0].given) | dict(made.constants), seed)
            program = _program(result, coefficients, order)
            found = verify.check(program, name, dtype=dtype, args=order, returns=(key,), **chosen)
            off = min(
                _off(program(*(q.given[n] for n in made.arguments), *made.constants.values()), q, key) for q in asked
            )
            yield Unlisted(name, key, dtype, coefficients, off, found)


def _drawn(result: Result, given: Mapping[str, Any], seed: int) -> dict[str, float]:
    """Return the theorem's coefficients, one or two of them changed, and sometimes a summand that it has not."""
    rng = np.random.default_rng(seed)
    if result.terms is None:
        raise ValueError(f"{result.theorem} has no summands")
    found, own = result.terms(**given)
    coefficients = {term: float(own.get(term, 0)) for term in found}
    for term in rng.choice(list(found), size=min(len(found), int(rng.integers(1, 3))), replace=False):
        coefficients[term] += float(rng.choice([-1, 1]) * 10.0 ** rng.uniform(*SIZES))
    return coefficients


def _program(result: Result, coefficients: Mapping[str, float], order: tuple[str, ...]) -> Callable[..., Any]:
    def program(*values: Any) -> Any:
        form = next(v.dtype for v in values if isinstance(v, np.ndarray) and v.dtype.kind not in "biu")
        wide = [v.astype(np.float64) if isinstance(v, np.ndarray) and v.dtype.kind not in "biu" else v for v in values]
        terms, _ = result.terms(**dict(zip(order, wide, strict=True)))  # type: ignore[misc]
        with np.errstate(all="ignore"):
            return np.asarray(sum(c * terms[name] for name, c in coefficients.items())).astype(form)

    return program


def _off(returned: Any, question: Any, key: str) -> float:
    exact = question.answers[key].reference.high
    with np.errstate(all="ignore"):
        relative = np.abs(np.asarray(returned, dtype=np.float64) - exact) / np.abs(exact)
    return float(np.nanmin(relative, initial=np.inf))


def main() -> int:
    """Print how many of them are visible, and return 1 if one is accepted that is not."""
    problems = []
    for name in STATEMENTS:
        found = [
            u for chosen in CONVENTIONS.get(name, ({},)) for dtype in DTYPES for u in unlisted(name, chosen, dtype)
        ]
        problems += [u.problem for u in found if u.problem]
        print(f"{name}: {sum(u.visible for u in found)} of {len(found)} visible", flush=True)
    print("\n".join(problems) or "none is accepted that is off by more than what the report says")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
