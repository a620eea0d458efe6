"""Files of formulas: the derivatives that they ask for, found, proved and written."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from types import MappingProxyType
from typing import Any, NamedTuple

from ..files import write, write_all
from ..kernel.terms import DeriveError, StatementError, Term
from ..language.answers import Output
from ..language.formulas import Formula, written
from ..language.terms import Defined
from ..language.text.formulas import AskedClaim, Questions, parse_formulas
from ..proving.certificates import dumps
from ..proving.prover import uncollected
from .derivatives import derivative, hessian, jvp, vjp
from .derived import Derived, program

__all__ = ["Request", "answer", "read", "stated", "write_found"]


NOTHING: Mapping[str, Path] = MappingProxyType({})
DOCUMENT = "derivatives.tex"
"""The document that inputs all pages."""


class Request(NamedTuple):
    """A derivative that a file asks for: `found` finds and proves it."""

    kind: str
    formula: Formula
    variable: Term
    words: tuple[Defined, ...]
    line: int

    @property
    def title(self) -> str:
        """Name the derivative that is asked for; a term without a name is called f."""
        return f"{self.kind}: {self.formula.name} in {self.variable}"

    def found(self) -> Derived:
        """Find and prove it.

        Raises
        ------
        ProofError, StatementError
            As `derivative`, `vjp`, `jvp` and `hessian`.
        """
        return _KINDS[self.kind](self.formula, self.variable, self.words)


_KINDS: Mapping[str, Callable[..., Derived]] = MappingProxyType(
    {"derivative": derivative, "vjp": vjp, "jvp": jvp, "hessian": hessian}
)


def read(file: str | Path) -> tuple[Request, ...]:
    r"""Read a file of formulas, and prove nothing yet; `derive.language.text.formulas` describes the language.

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
    return stated(parsed(Path(file)))


def stated(questions: Questions) -> tuple[Request, ...]:
    r"""Return the derivatives that a text asks for, with its formulas as values.

    Raises
    ------
    StatementError
        If a formula is no real number, or its axes are others: with its line.

    Examples
    --------
    >>> stated(parse_formulas("reals: t\nderivative: t**2 in t"))[0].title
    'derivative: f in t'
    """
    return tuple(
        Request(a.kind, written(a.formula), a.variable, tuple(map(Defined, a.words)), a.line)
        for a in questions.derivatives
    )


def parsed(file: Path, spelled: Callable[[str], str] = str) -> Questions:
    """Read a file, and those in its folder that it takes formulas from; ``spelled`` changes its text first."""
    return parse_formulas(
        spelled(file.read_text(encoding="utf-8")), lambda name: (file.parent / name).read_text(encoding="utf-8")
    )


def asked(file: Path, spelled: Callable[[str], str] = str) -> tuple[tuple[Request, ...], tuple[AskedClaim, ...]]:
    """Read the derivatives and the claims that a file asks for.

    Raises
    ------
    DeriveError
        If it cannot be read; a `StatementError` says where a line is wrong.
    """
    try:
        questions = parsed(file, spelled)
        return stated(questions), questions.claims
    except StatementError as error:
        raise StatementError(f"{file}: {error}") from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "it is not text"
        raise DeriveError(f"{file}: expected a file of formulas; {why}") from None


def answer(file: Path, progress: Callable[[int, int, str], None]) -> tuple[Output, list[Derived]]:
    """Find and prove all that a file asks for; what is not found is said, and does not stop the rest.

    Parameters
    ----------
    file : Path
    progress : callable
        Called with the number of derivatives tried, of all, and the title of the next.

    Returns
    -------
    Output
        It has passed if all are found.
    list of Derived

    Raises
    ------
    DeriveError
        If the file cannot be read, or asks for nothing.
    """
    requests, results = _requests(file), list[Derived]()
    blocks, records, begun = list[str](), list[dict[str, Any]](), perf_counter()
    with uncollected():
        for number, one in enumerate(requests):
            progress(number, len(requests), one.title)
            record: dict[str, Any] = {"asked": one.title, "line": one.line}
            try:
                derived = one.found()
            except DeriveError as error:
                blocks.append(f"{one.title}\n(line {one.line}: FAILED: {error})")
                records.append({**record, "status": "failed", "error": str(error)})
                continue
            results.append(derived)
            blocks.append(repr(derived))
            proved = {"status": "proved", "rules": derived.applications, "statement": derived.text()}
            records.append({**record, "name": derived.name, **proved})
    blocks.append(f"{len(results)} of {len(requests)} derived and proved in {perf_counter() - begun:.2f} s")
    return Output("\n\n".join(blocks), {"derivatives": records}, len(results) == len(requests)), results


def write_found(
    results: Sequence[Derived],
    certificate: Path | None,
    rocq: Path | None,
    programs: Mapping[str, Path] = NOTHING,
    pages: Path | None = None,
) -> Iterator[Path]:
    """Write a certificate of all proofs, folders for Rocq and LaTeX, and modules; yield each when it is written.

    Parameters
    ----------
    results : sequence of Derived
    certificate, rocq : Path or None
    programs : mapping of str to Path
        Files of Python, by the library that they call: see `Derived.source`.
    pages : Path, optional
        A folder for a page of each result, and `DOCUMENT` that inputs them all.

    Raises
    ------
    DeriveError
        If two results have one name, also where a file system takes capitals for small letters, or one is no program.
    RecordError
        If a file or a folder cannot be written.
    """
    if certificate is None and rocq is None and pages is None and not programs:
        return
    titles = defaultdict[str, list[str]](list)
    for derived in results:
        titles[derived.name.casefold()].append(derived.title)
    for name, same in titles.items():
        if len(same) > 1:
            clash = f"{' and '.join(same)}: all would be written as {name}"
            raise DeriveError(f"{clash}; name the formulas, by lines such as 'formula: NAME = TERM'")
    if certificate is not None:
        write(certificate, dumps({derived.name: derived.theorem for derived in results}))
        yield certificate
    if rocq is not None:
        from ..rocq.derived import derived_files

        write_all(rocq, derived_files(derived.conclusion for derived in results))
        yield rocq
    if pages is not None:
        from ..render.derivation import STYLE, document, style

        texts = {f"{derived.name}.tex": derived.latex() for derived in results}
        write_all(pages, {**texts, DOCUMENT: document([d.name for d in results], "Derivatives"), STYLE: style()})
        yield pages
    if programs:
        from ..programs.functions import module

        for library, target in programs.items():
            write(target, module([program(group) for group in _of_one_formula(results)], library))
            yield target


def _of_one_formula(results: Iterable[Derived]) -> list[list[Derived]]:
    """Return backward passes of one formula together, which have most of their work in common; others alone."""
    groups = defaultdict[tuple[str, str], list[Derived]](list)
    for derived in results:
        alone = "" if derived.kind == "vjp" else derived.name
        groups[derived.formula.name, alone].append(derived)
    return list(groups.values())


def _requests(file: Path) -> tuple[Request, ...]:
    requests, _ = asked(file)
    if not requests:
        raise DeriveError(
            f"{file}: it asks for nothing: a line such as 'derivative: f in t' or 'vjp: f in x' is missing"
        )
    return requests
