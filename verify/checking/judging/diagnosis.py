"""Results of a check, for each array and in all, as a record and as text."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from textwrap import TextWrapper
from typing import Any

from derive.language.answers import ManyAnswers, Text, introduced
from verify.checking.judging.scope import CheckScope
from verify.checking.judging.statement import USUAL

__all__ = ["Diagnosis", "Cell", "Finding", "Verdict", "rounded_up"]


class Verdict(StrEnum):
    """The answers. Only the first one says that the function computes the formula."""

    AGREES = "agrees"
    CANNOT = "cannot discriminate"
    LOWER = "off by what a lower accuracy would explain"
    CONVENTION = "matches another convention"
    NAIVE = "overflows or cancels"
    DIFFERS = "differs"
    INVARIANT = "breaks an invariant"
    COEFFICIENTS = "wrong coefficients"
    WRONG = "matches a wrong formula"
    NOT_FINITE = "not finite"
    NOT_CALLABLE = "not callable as declared"


SEVERITY = tuple(Verdict)
"""From the best to the worst; among refusals, what names the mistake best comes last."""


@dataclass(frozen=True)
@introduced
class Cell:
    """One entry of what was returned, and what it should be."""

    index: tuple[int, ...]
    probe: str
    shape: tuple[int, ...]
    returned: float
    theorem: float
    bound: float
    bounds: float
    called: str = "the theorem"

    def __str__(self) -> str:
        at = ", ".join(map(str, self.index))
        return (
            f"[{at}] on {self.probe!r} {self.shape}: returned {self.returned:.9g}, {self.called} gives "
            f"{self.theorem:.9g}, bound {self.bound:.2g} (error of {self.bounds:.3g} bounds)"
        )


@dataclass
class Finding(ManyAnswers, what="a finding", ask="agrees", beside=".verdict"):
    """The formula that a function computes for one of its results, or the reason why none is named.

    Attributes
    ----------
    result, theorem : str
    verdict : Verdict
    name : str
        Of the wrong formula, convention, accuracy, operation or invariant that the verdict names; empty elsewhere.
    reported : str
        Where the wrong formula was reported.
    model : str
        The tightest rounding model that explains what was returned; if none does, the loosest.
    margin : float
        The largest error, in bounds.
    resolution : float
        A relative error above which all that is returned would have been refused, whatever the rounding.
    excluded : mapping of str to float
        Wrong formulas that no program accepted here can compute: how many bounds they are away.
    open : mapping of str to float
        Wrong formulas that are not excluded.
    same : tuple of str
        Wrong formulas that are no other formula under the conventions, as is proved.
    tested, entries : int
        Number of entries at which the model has a finite bound, so that not every number would pass, and of all.
    off : str
        Number of entries and questions at which it is off, and what these have in common.
    worst : Cell or None
        The entry that is most bounds off.
    smallest : Cell or None
        The worst entry at the smallest question where it is off: the one to look at, if no formula is named.
    fitted : tuple of str
        Coefficients of the theorem's summands that explain what was returned.
    broken, kept, untested : tuple of str
        Invariants, by the names of their theorems.
    nearest : tuple of str
        The two nearest formulas, where none matches.
    notes : tuple of str
    """

    result: str
    theorem: str
    verdict: Verdict = Verdict.DIFFERS
    name: str = ""
    reported: str = ""
    model: str = ""
    margin: float = math.inf
    resolution: float = math.inf
    excluded: Mapping[str, float] = field(default_factory=dict)
    open: Mapping[str, float] = field(default_factory=dict)
    same: tuple[str, ...] = ()
    tested: int = 0
    entries: int = 0
    off: str = ""
    worst: Cell | None = None
    smallest: Cell | None = None
    fitted: tuple[str, ...] = ()
    broken: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    untested: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def agrees(self) -> bool:
        """Tell whether the array is the formula, and every wrong formula is excluded."""
        return self.verdict is Verdict.AGREES

    @property
    def accepted(self) -> bool:
        """Tell whether it is not refused: it agrees, or cannot be distinguished from a wrong formula."""
        return self.verdict in (Verdict.AGREES, Verdict.CANNOT)

    @property
    def unnamed(self) -> bool:
        """Tell whether it is refused, and no known formula or accuracy explains it."""
        return self.verdict in (Verdict.DIFFERS, Verdict.INVARIANT)

    @property
    def _convention(self) -> str:
        """What to declare, if it is right under a convention that is not the usual one."""
        names = self.name.split(" or ") if self.verdict is Verdict.CONVENTION and self.name != USUAL else []
        return " or ".join(f"convention={name!r}" for name in names)

    @property
    def explained(self) -> bool:
        """Tell whether the rounding model explains the result; else it is the loosest that was tried."""
        if self.verdict is Verdict.CANNOT:
            return self.margin <= 1
        return self.verdict in (Verdict.AGREES, Verdict.WRONG, Verdict.CONVENTION)

    @property
    def head(self) -> str:
        """The verdict as a heading."""
        texts = {
            Verdict.WRONG: f"MATCHES THE WRONG FORMULA {self.name!r}",
            Verdict.CONVENTION: f"MATCHES THE OTHER CONVENTION {self.name!r}",
            Verdict.LOWER: f"OFF BY WHAT A LOWER ACCURACY WOULD EXPLAIN: {self.name}",
            Verdict.NAIVE: f"OVERFLOWS OR CANCELS: THE FORMULA AS IT STANDS, WHERE {self.name}",
            Verdict.INVARIANT: f"BREAKS THE INVARIANT {self.name}",
            Verdict.DIFFERS: "DIFFERS FROM EVERY KNOWN FORMULA",
        }
        return texts.get(self.verdict, self.verdict.upper())

    def __str__(self) -> str:
        facts = (f"{label:<12}{text}" for label, text in self.facts() if text)
        return "\n  ".join([f"{self.result} ({self.theorem}): {self.head}", *facts])

    def facts(self) -> list[tuple[str, str]]:
        """Return what is known, as labels and texts; a text may be empty."""
        closest = sorted(self.excluded.items(), key=lambda item: item[1])
        margin = f"largest error {self.margin:.2g} bounds" if math.isfinite(self.margin) and self.model else ""
        if margin and math.isfinite(self.resolution):
            margin += f"; a relative error above {rounded_up(self.resolution, 2)} everywhere would have been refused"
        return [
            ("model" if self.explained else "bounds of", self.model),
            ("margin", margin if self.worst is None else ""),
            ("tested", f"{self.tested} of {self.entries} entries" if self.tested < self.entries else ""),
            ("off at" if self.accepted else "wrong at", self.off),
            ("worst", "" if self.worst is None else str(self.worst)),
            ("reported", self.reported),
            ("declare", f"{self._convention}, if it is meant" if self._convention else ""),
            ("fitted", " + ".join(self.fitted)),
            ("breaks", ", ".join(self.broken)),
            ("keeps", ", ".join(self.kept)),
            ("not tested", ", ".join(self.untested)),
            ("nearest", "; ".join(self.nearest)),
            ("look at", str(self.smallest) if self.unnamed and self.smallest != self.worst else ""),
            (
                "excluded",
                f"{len(closest)} wrong formulas; the closest: "
                + ", ".join(f"{name} ({factor:.3g} bounds)" for name, factor in closest[:3])
                if closest
                else "",
            ),
            ("open", "; ".join(f"{name} ({factor:.2g} bounds)" for name, factor in self.open.items())),
            ("the same", ", ".join(self.same)),
            *(("note", note) for note in self.notes),
        ]


@dataclass
class Diagnosis(ManyAnswers, what="a diagnosis", ask="agrees", beside=".verdict"):
    """The answer to the question which formula a function computes.

    Attributes
    ----------
    statement, dtype : str
    seed : int
    findings : tuple of Finding
        One for each result that was checked; empty if the function cannot be called as declared.
    notes : tuple of str
    questions : int
        How many were asked.
    scope : CheckScope or None
        What was asked, and what was not; none if nothing was.
    ended : bool
        Whether its process ended, did not answer in time, or sent no answer; a note says how.

    Examples
    --------
    >>> from verify import check
    >>> found = check(lambda p, g: p * g, "softmax_vjp", given="output")  # (m, n), (m, n) -> (m, n)
    >>> str(found.verdict), found.name, found.agrees
    ('matches a wrong formula', 'sum missing', False)
    >>> found.decisive.worst.shape, found.questions
    ((5, 3), 16)
    >>> found.require()  # in a test; the message is the report
    Traceback (most recent call last):
    AssertionError: softmax_vjp [float64]: MATCHES THE WRONG FORMULA 'sum missing'
    ...
    """

    statement: str
    dtype: str
    seed: int
    findings: tuple[Finding, ...] = ()
    notes: tuple[str, ...] = ()
    questions: int = 0
    scope: CheckScope | None = None
    ended: bool = False

    @property
    def verdict(self) -> Verdict:
        """Return the verdict on the worst result."""
        return self.decisive.verdict if self.findings else Verdict.NOT_CALLABLE

    @property
    def name(self) -> str:
        """The formula, convention, accuracy, operation or invariant that the verdict names; of each result."""
        names = [f.name for f in self.findings if f.verdict is self.verdict and f.name]
        return "; ".join(dict.fromkeys(names))

    @property
    def decisive(self) -> Finding:
        """The finding of the worst verdict, the first of them.

        Raises
        ------
        LookupError
            If the function cannot be called as declared.
        """
        if not self.findings:
            raise LookupError(f"nothing was found: {'; '.join(self.notes)}")
        return max(self.findings, key=lambda f: SEVERITY.index(f.verdict))

    @property
    def agrees(self) -> bool:
        """Tell whether the function computes the formula, and every wrong formula is excluded."""
        return self.verdict is Verdict.AGREES

    def report(self) -> str:
        """Return the diagnosis as text, one fact a line."""
        head = self.decisive.head if self.findings else self.verdict.upper()
        lines = [f"{self.statement} [{self.dtype}]: {head}"]
        for finding in self.findings:
            several = len(self.findings) > 1
            if several:
                lines.append(f"  {finding.result} ({finding.theorem}): {finding.head}")
            lines += [f"{'    ' if several else '  '}{label:<12}{text}" for label, text in finding.facts() if text]
        lines += [f"  {'note':<12}{note}" for note in self.notes]
        if self.questions:
            lines.append(f"  {'asked':<12}{self.questions} questions, seed {self.seed}")
        if self.scope is not None and any(f.accepted for f in self.findings):
            wrapped = TextWrapper(120, subsequent_indent=" " * 14, break_long_words=False, break_on_hyphens=False)
            for label, text in self.scope.facts():
                lines += wrapped.wrap(f"  {label:<12}{text}") if text else []
        return Text("\n".join(lines) + "\n")

    def __str__(self) -> str:
        return self.report()

    def document(self) -> dict[str, Any]:
        """Return the diagnosis as data for JSON; infinite numbers are null."""

        def plain(value: Any) -> Any:
            if isinstance(value, Mapping):
                return {k: plain(v) for k, v in value.items()}
            if isinstance(value, tuple | list):
                return [plain(v) for v in value]
            return None if isinstance(value, float) and not math.isfinite(value) else value

        fields: dict[str, Any] = plain(asdict(self))
        return {**fields, "verdict": str(self.verdict), "name": self.name, "agrees": self.agrees, "version": 1}


def rounded_up(off: float, digits: int = 1) -> str:
    """Return a number that is at least a positive one, of so many digits: what is not known is not said to be less.

    Examples
    --------
    >>> rounded_up(0.0111), rounded_up(0.02), rounded_up(9.3e-5), rounded_up(0.0111, 2)
    ('0.02', '0.02', '0.0001', '0.012')
    """
    nearest = f"{off:.{digits}g}"
    half = 0.5 * 10.0 ** (math.floor(math.log10(off)) + 1 - digits)
    return nearest if float(nearest) >= off else f"{off + half:.{digits}g}"
