"""Files of formulas: the derivatives that they ask for, found, proved and written."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from time import perf_counter
from types import MappingProxyType
from typing import Any, NamedTuple

from .certificates import dumps
from .derived import Derived, derivative, vjp
from .files import write
from .formulas import Formula, called, formula
from .kernel.terms import DeriveError, StatementError, Term
from .language import Defined
from .notation.formulas import Written, parse_formulas
from .proving import uncollected
from .terminal import Output

__all__ = ["Request", "answer", "read"]


class Request(NamedTuple):
    """A derivative that a file asks for: `found` finds and proves it."""

    kind: str
    formula: Formula
    variable: Term
    words: tuple[Defined, ...]
    line: int

    @property
    def title(self) -> str:
        """What is asked for, as the file says it."""
        return f"{self.kind}: {self.formula.name} in {self.variable}"

    def found(self) -> Derived:
        """Find and prove it.

        Raises
        ------
        ProofError, StatementError
            As `derivative` and `vjp`.
        """
        return _KINDS[self.kind](self.formula, self.variable, self.words)


_KINDS: Mapping[str, Callable[..., Derived]] = MappingProxyType({"derivative": derivative, "vjp": vjp})


def read(file: str | Path) -> tuple[Request, ...]:
    r"""Read a file of formulas, and prove nothing yet; `derive.notation.formulas` describes the language.

    Raises
    ------
    StatementError
        If a line is not of the language: the line, what was expected, and what was found.

    Examples
    --------
    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder) / "square.thm"
    ...     _ = file.write_text("reals: t\nformula: square = t**2\nderivative: square in t")
    ...     (asked,) = read(file)
    >>> asked.found().value
    2*t
    """
    asked = parse_formulas(Path(file).read_text(encoding="utf-8"))

    def stated(written: Written) -> Formula:
        name = written.name or called(written.body)
        return formula(name, written.body, written.given, written.indices)

    return tuple(Request(a.kind, stated(a.formula), a.variable, tuple(map(Defined, a.words)), a.line) for a in asked)


def answer(
    file: Path, certificate: Path | None, rocq: Path | None, progress: Callable[[int, int, str], None]
) -> Output:
    """Find and prove all that a file asks for; what is not found is said, and does not stop the rest.

    Parameters
    ----------
    file : Path
    certificate : Path, optional
        Where the proofs are written as one certificate, if all are found.
    rocq : Path, optional
        A folder, where they are written for Rocq, if all are found.
    progress : callable
        Called with the number of derivatives tried, of all, and the title of the next.

    Raises
    ------
    DeriveError
        If the file cannot be read or asks for nothing, or what is to be written would have one name twice.
    """
    requests = _requests(file)
    found: list[Derived] = []
    blocks, records, begun = list[str](), list[dict[str, Any]](), perf_counter()
    with uncollected():
        for number, asked in enumerate(requests):
            progress(number, len(requests), asked.title)
            own: dict[str, Any] = {"asked": asked.title, "line": asked.line}
            try:
                own_proof = asked.found()
            except DeriveError as error:
                blocks.append(f"{asked.title}\n(line {asked.line}: FAILED: {error})")
                records.append({**own, "status": "failed", "error": str(error)})
                continue
            found.append(own_proof)
            blocks.append(repr(own_proof))
            statement, rules = own_proof.text(), own_proof.applications
            records.append({**own, "name": own_proof.name, "status": "proved", "rules": rules, "statement": statement})
    seconds = perf_counter() - begun
    passed = len(found) == len(requests)
    if passed:
        _write(found, certificate, rocq)
    blocks.append(f"{len(found)} of {len(requests)} derived and proved in {seconds:.2f} s")
    return Output("\n\n".join(blocks), {"derivatives": records}, passed)


def _requests(file: Path) -> tuple[Request, ...]:
    try:
        requests = read(file)
    except StatementError as error:
        raise StatementError(f"{file}: {error}") from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "it is not text"
        raise DeriveError(f"{file}: expected a file of formulas; {why}") from None
    if not requests:
        raise DeriveError(
            f"{file}: it asks for nothing: a line such as 'derivative: f in t' or 'vjp: f in x' is missing"
        )
    return requests


def _write(found: Iterable[Derived], certificate: Path | None, rocq: Path | None) -> None:
    """Write certificate and folder.

    Raises
    ------
    DeriveError
        If two results have one name, also where a file system takes capitals for small letters.
    """
    if certificate is None and rocq is None:
        return
    titles = defaultdict[str, list[str]](list)
    for own in found:
        titles[own.name.casefold()].append(own.title)
    for name, own_titles in titles.items():
        if len(own_titles) > 1:
            said = " and ".join(own_titles)
            raise DeriveError(
                f"{said}: both would be written as {name}; name the formulas, by lines 'formula: name = ...'"
            )
    if certificate is not None:
        write(certificate, dumps({own.name: own.theorem for own in found}))
    if rocq is not None:
        from .render.rocq.derived import derived_files

        for path, text in derived_files(own.conclusion for own in found).items():
            target = rocq / path
            try:
                target.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise DeriveError(f"{target.parent}: cannot be made: {error.strerror or error}") from None
            write(target, text)
