"""A test at many cases in one: where a case takes less than what pytest does for each test of its own."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

MOST_SHOWN = 10


def each(
    names: str | Sequence[str], cases: Iterable[Any] | Callable[[], Iterable[Any]]
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Call a test at all of its cases, as ``pytest.mark.parametrize`` names them, and list those that fail.

    Parameters
    ----------
    names : str or sequence of str
        The parameters of a case; what else the test takes are fixtures.
    cases : iterable, or function without parameters that returns one
        At least one case; what is dear to make is made by a function, when the test runs. A ``pytest.param`` is shown
        by its id.
    """
    words = [word.strip() for word in names.split(",")] if isinstance(names, str) else list(names)

    def decorated(test: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(test)
        def swept(**fixtures: Any) -> None:
            failed, count = [], 0
            for count, case in enumerate(cases() if callable(cases) else cases, 1):  # noqa: B007 (how many there were)
                values = case.values if hasattr(case, "marks") else case if len(words) > 1 else (case,)
                try:
                    test(**fixtures, **dict(zip(words, values, strict=True)))
                except (Exception, pytest.fail.Exception) as error:  # noqa: BLE001 (whatever it is, the case fails)
                    failed.append((getattr(case, "id", None) or dict(zip(words, values, strict=True)), error))
            if not count:
                pytest.fail("there is no case")
            if failed:
                shown = "\n\n".join(f"{case}\n{type(error).__name__}: {error}" for case, error in failed[:MOST_SHOWN])
                pytest.fail(f"{len(failed)} of {count} cases fail; the first are\n\n{shown}")

        kept = [p for name, p in inspect.signature(test).parameters.items() if name not in words]
        swept.__signature__ = inspect.Signature(kept)  # type: ignore[attr-defined]
        del swept.__wrapped__  # type: ignore[attr-defined]
        return swept

    return decorated
