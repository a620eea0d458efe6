"""Answer what a file of formulas, or a line of a shell, asks for and claims: one loop, a `LineAnswer` for each line.

``derive prove FILE`` shows a verdict for each line. ``derive derive FILE`` and ``derive decide CLAIM|FILE`` show the
same answers in full, of derivatives alone and of claims alone.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from ..files import write, write_all
from ..kernel.terms import DeriveError, StatementError
from ..language.answers import Output
from ..language.text.asked import claims as _claims
from ..language.text.asked import held, nothing, questions, short
from ..language.text.formulas import AskedClaim
from ..language.text.text import text
from ..proving.certificates import dumps
from ..proving.prover import uncollected
from . import forms
from .decisions import Decision, decide
from .derived import Derived, program
from .requests import Request, stated

if TYPE_CHECKING:
    from ..rocq.derived import Conclusion

Question = Request | AskedClaim
_DOCUMENTS = {True: ("derivatives.tex", "Derivatives"), False: ("proofs.tex", "Proofs")}
"""The document that inputs all pages, and its title: of derivatives alone, and of claims too."""


class LineAnswer(NamedTuple):
    """Hold a line of a file, and its result.

    Attributes
    ----------
    question : Request or AskedClaim
    result : Derived, Decision or DeriveError
        The last, where no derivative was found, says why.
    """

    question: Question
    result: Any

    @property
    def line(self) -> int:
        """The number of the line."""
        return self.question.line

    @property
    def asked(self) -> str:
        """What the line asks, in one line."""
        return _asked(self.question)

    @property
    def verdict(self) -> str:
        """``"proved"``, ``"refuted"``, ``"unknown"``; or ``"failed"``, of a derivative."""
        if isinstance(self.result, Decision):
            return self.result.verdict
        return "proved" if isinstance(self.result, Derived) else "failed"

    @property
    def why(self) -> str:
        """Why it is not proved; empty where it is."""
        if self.verdict == "proved":
            return ""
        return self.result.answer if isinstance(self.result, Decision) else str(self.result)

    @property
    def name(self) -> str:
        """The name of the theorem in certificates, pages and Rocq."""
        return self.result.name if isinstance(self.result, Derived) else f"claim_{self.line}"

    @property
    def conclusion(self) -> Conclusion:
        """The theorem with the data that are written for Rocq."""
        if isinstance(self.question, Request):
            return self.result.conclusion  # type: ignore[no-any-return]
        given = tuple(h for h in self.question.given if h in self.result.theorem.hyps)
        return forms.derived.Conclusion(self.name, self.asked, self.result.theorem, given)

    def text(self, explain: bool = False) -> str:
        """Write the result in full; of a claim, on demand, with what it rests on and what was tried."""
        if isinstance(self.result, Derived):
            return repr(self.result)
        if isinstance(self.result, DeriveError):
            return f"{self.asked}\n(line {self.line}: FAILED: {self.result})"
        if explain or not self.result.known:
            return self.result.explain() if explain else str(self.result)
        return f"{self.result}\nthis is {self.result.known}"

    def record(self) -> dict[str, Any]:
        """Return line, verdict and question as data, with the statement of a derivative, or why it is not proved."""
        record = {"line": self.line, "verdict": self.verdict, "asked": self.asked}
        if isinstance(self.result, Derived):
            return {**record, "statement": self.result.text()}
        return {**record, "why": self.why} if self.why else record


def claims(question: str, given: Sequence[str] = ()) -> tuple[AskedClaim, ...]:
    """Read the claims that are typed in a shell, or stand in a file, whose path is given, or ``-`` for stdin.

    Raises
    ------
    DeriveError
        If it is neither lines nor a file of them; and as `derive.language.text.asked.claims`.

    Examples
    --------
    >>> (asked,) = claims("reals: t; exp(log(t)) = t", ["0 < t"])
    >>> asked.claim, asked.given
    (exp(log(t)) = t, (0 < t,))
    """
    if any(c in question for c in "=<:;\n"):
        return _claims(question, given, "--given")
    content = held(question, "a claim such as 'reals: t; log(exp(t)) = t', or a file")
    return _claims(content, given, "--given", Path("the standard input" if question == "-" else question))


def ask(
    command: str,
    question: str,
    progress: Callable[[int, int, str], None],
    given: Sequence[str] = (),
    explain: bool = False,
    seconds: float | None = None,
) -> tuple[Output, list[LineAnswer]]:
    """Answer all that is asked, one line after the other; what is not proved does not stop the rest.

    Parameters
    ----------
    command : str
        ``"prove"`` for all that a file asks for and claims, ``"derive"`` for its derivatives alone; ``"decide"`` for
        claims: see `claims`.
    question : str
        A file, or the text of claims.
    progress : callable
        Called with the number of lines answered, of all, and the next.
    given : sequence of str
        More hypotheses of the claims.
    explain : bool
        Whether to write what each answer rests on, and what was tried.
    seconds : float, optional
        What each claim may take.

    Returns
    -------
    Output
        It has passed if everything is proved.
    list of LineAnswer

    Raises
    ------
    DeriveError
        If the question cannot be read, or asks for nothing.
    """
    try:
        every = claims(question, given) if command == "decide" else _of_file(command, Path(question), given)
    except StatementError as error:
        raise StatementError(f"{short(question) if command == 'decide' else question}: {error}") from None
    answers, begun = list[LineAnswer](), perf_counter()
    with uncollected():
        for number, one in enumerate(every):
            progress(number, len(every), _asked(one))
            answers.append(LineAnswer(one, _result(one, seconds)))
    passed = all(a.verdict == "proved" for a in answers)
    text, document = _SHOWN[command](question, answers, perf_counter() - begun, explain)
    return Output(text, document, passed), answers


def _of_file(command: str, file: Path, given: Sequence[str]) -> list[Question]:
    """Read what a file asks for, in its order."""
    try:
        read = questions(file, given)
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or "it is not text"
        raise DeriveError(f"{file}: expected a file of formulas; {why}") from None
    every: list[Question] = [*stated(read), *(read.claims if command == "prove" else ())]
    if not every:
        raise nothing(file, "vjp: f in x", "decide: a = b" if command == "prove" else "derivative: f in t")
    return sorted(every, key=lambda one: one.line)


def _asked(one: Question) -> str:
    return one.title if isinstance(one, Request) else f"decide: {text(one.claim)}"


def _result(one: Question, seconds: float | None) -> Derived | Decision | DeriveError:
    if isinstance(one, AskedClaim):
        return decide(one.claim, one.given, seconds=seconds)
    try:
        return one.found()
    except DeriveError as error:
        return error


# ---- the same answers, as the three commands show them


def _proofs(file: str, answers: Sequence[LineAnswer], seconds: float, explain: bool) -> tuple[str, dict[str, Any]]:
    width = max(len(a.verdict) for a in answers)
    rows = [f"line {a.line:<4} {a.verdict:{width}}  {a.asked}{a.why and f': {a.why}'}" for a in answers]
    if explain:
        rows = [f"{row}\n{a.text(explain)}\n" for row, a in zip(rows, answers, strict=True)]
    rows.append(f"{_proved(answers)} proved in {seconds:.2f} s")
    return "\n".join(rows), {"file": file, "lines": [a.record() for a in answers]}


def _derivatives(_: str, answers: Sequence[LineAnswer], seconds: float, __: bool) -> tuple[str, dict[str, Any]]:
    records = []
    for a in answers:
        record = {"asked": a.asked, "line": a.line}
        if isinstance(a.result, Derived):
            records.append({**record, **a.result.record()})
        else:
            records.append({**record, "status": "failed", "error": a.why})
    total = f"{_proved(answers)} derived and proved in {seconds:.2f} s"
    return "\n\n".join([*(a.text() for a in answers), total]), {"derivatives": records}


def _decisions(_: str, answers: Sequence[LineAnswer], seconds: float, explain: bool) -> tuple[str, dict[str, Any]]:
    blocks = [a.text(explain) for a in answers]
    if len(answers) > 1:
        counted = Counter(a.verdict for a in answers)
        numbers = ", ".join(f"{counted[v]} {v}" for v in ("proved", "refuted", "unknown"))
        blocks.append(f"{numbers}, in {seconds:.2f} s")
    return "\n\n".join(blocks), {"decisions": [{"line": a.line, **a.result.record()} for a in answers]}


_SHOWN = {"prove": _proofs, "derive": _derivatives, "decide": _decisions}


def _proved(answers: Sequence[LineAnswer]) -> str:
    return f"{sum(a.verdict == 'proved' for a in answers)} of {len(answers)}"


# ---- files of what is proved


def write_proofs(
    proved: Sequence[LineAnswer],
    certificate: Path | None,
    rocq: Path | None,
    programs: Mapping[str, Path],
    pages: Path | None,
) -> Iterator[Path]:
    """Write a certificate of all proofs, folders for Rocq and LaTeX, and modules; yield each when it is written.

    Parameters
    ----------
    proved : sequence of LineAnswer
    certificate, rocq : Path or None
    programs : mapping of str to Path
        Files of Python with the derivatives, by the library that they call: see `Derived.source`.
    pages : Path or None
        A folder for a page of each result, and a document that inputs them all.

    Raises
    ------
    DeriveError
        If two results have one name, also where a file system takes capitals for small letters, or one is no program.
    RecordError
        If a file or a folder cannot be written.
    """
    if certificate is rocq is pages is None and not programs:
        return
    same_names = defaultdict[str, list[LineAnswer]](list)
    for one in proved:
        same_names[one.name.casefold()].append(one)
    for name, same in same_names.items():
        if len(same) > 1:
            clash = f"{' and '.join(getattr(a.result, 'title', a.asked) for a in same)}: all would be written as {name}"
            raise DeriveError(f"{clash}; name the formulas, by lines such as 'formula: NAME = TERM'")
    derivatives = [a.result for a in proved if isinstance(a.result, Derived)]
    if certificate is not None:
        write(certificate, dumps({a.name: a.result.theorem for a in proved}))
        yield certificate
    if rocq is not None:
        write_all(rocq, forms.derived.derived_files(a.conclusion for a in proved))
        yield rocq
    if pages is not None:
        name, title = _DOCUMENTS[len(derivatives) == len(proved)]
        document = forms.derivation.document([a.name for a in proved], title)
        texts = {f"{a.name}.tex": f"{a.result.latex().rstrip()}\n" for a in proved}
        write_all(pages, {**texts, name: document, forms.derivation.STYLE: forms.derivation.style()})
        yield pages
    if programs:
        for library, target in programs.items():
            write(target, forms.functions.module([program(group) for group in _of_one_formula(derivatives)], library))
            yield target


def _of_one_formula(results: Iterable[Derived]) -> list[list[Derived]]:
    """Return backward passes of one formula together, which have most of their work in common; others alone."""
    groups = defaultdict[tuple[str, str], list[Derived]](list)
    for derived in results:
        alone = "" if derived.kind == "vjp" else derived.name
        groups[derived.formula.name, alone].append(derived)
    return list(groups.values())
