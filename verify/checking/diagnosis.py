"""What a check found, as a record and as text."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any, NoReturn

__all__ = ["Diagnosis", "Entry", "Verdict"]


class Verdict(StrEnum):
    """The answers. Only the first one says that the function computes the formula."""

    AGREES = "agrees"
    WRONG = "matches a wrong formula"
    CONVENTION = "matches another convention"
    LOWER = "right formula, but only to a lower accuracy"
    COEFFICIENTS = "wrong coefficients"
    INVARIANT = "breaks an invariant"
    DIFFERS = "differs"
    CANNOT = "cannot discriminate"
    NOT_FINITE = "not finite"
    NOT_CALLABLE = "not callable as declared"


@dataclass(frozen=True)
class Entry:
    """One entry of what was returned, and what it should be."""

    index: tuple[int, ...]
    probe: str
    shape: tuple[int, ...]
    returned: float
    theorem: float
    bound: float
    bounds: float

    def __str__(self) -> str:
        at = ", ".join(map(str, self.index))
        return (
            f"[{at}] on {self.probe!r} {self.shape}: returned {self.returned:.9g}, the theorem gives "
            f"{self.theorem:.9g}, bound {self.bound:.2g} (error of {self.bounds:.3g} bounds)"
        )


@dataclass
class Diagnosis:
    """The answer to the question which formula a function computes.

    Attributes
    ----------
    theorem, dtype : str
    verdict : Verdict
    name : str
        Of the wrong formula, convention, accuracy or invariant that the verdict names; empty elsewhere.
    reported : str
        Where the wrong formula was reported.
    model : str
        The tightest rounding model that explains what was returned.
    margin : float
        The largest error, in bounds.
    resolution : float
        The least relative error that would have been refused at some entry, whatever the rounding.
    excluded : mapping of str to float
        Wrong formulas that no program accepted here can compute: how many bounds they are away.
    open : mapping of str to float
        Wrong formulas that are not excluded.
    worst : Entry or None
    fitted : tuple of str
        Coefficients of the theorem's summands that explain what was returned.
    broken, kept, untested : tuple of str
        Invariants, by the names of their theorems.
    nearest : tuple of str
        The two nearest formulas, where none matches.
    notes : tuple of str
    questions, seed : int
    """

    theorem: str
    dtype: str
    seed: int
    verdict: Verdict = Verdict.DIFFERS
    name: str = ""
    reported: str = ""
    model: str = ""
    margin: float = math.inf
    resolution: float = math.inf
    excluded: Mapping[str, float] = field(default_factory=dict)
    open: Mapping[str, float] = field(default_factory=dict)
    worst: Entry | None = None
    fitted: tuple[str, ...] = ()
    broken: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    untested: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    questions: int = 0

    @property
    def agrees(self) -> bool:
        """Whether the function computes the formula, and every wrong one is excluded."""
        return self.verdict is Verdict.AGREES

    def __bool__(self) -> NoReturn:
        raise TypeError("a diagnosis has more than two answers: ask .agrees or .verdict, or call .require()")

    def require(self) -> Diagnosis:
        """Return the diagnosis if the function agrees.

        Raises
        ------
        AssertionError
            With the report, if it does not.
        """
        if not self.agrees:
            raise AssertionError(self.report())
        return self

    def report(self) -> str:
        """Return the diagnosis as text, one fact a line."""
        lines = [f"{self.theorem} [{self.dtype}]: {self._head()}"]
        lines += [f"  {label:<12}{text}" for label, text in self._facts() if text]
        return "\n".join(lines) + "\n"

    def __str__(self) -> str:
        return self.report()

    def _head(self) -> str:
        said = {
            Verdict.WRONG: f"MATCHES THE WRONG FORMULA {self.name!r}",
            Verdict.CONVENTION: f"MATCHES THE OTHER CONVENTION {self.name!r}",
            Verdict.LOWER: f"RIGHT FORMULA, BUT ONLY TO A LOWER ACCURACY: {self.name}",
            Verdict.INVARIANT: f"BREAKS THE INVARIANT {self.name}",
            Verdict.DIFFERS: "DIFFERS FROM EVERY KNOWN FORMULA",
        }
        return said.get(self.verdict, self.verdict.upper())

    def _facts(self) -> list[tuple[str, str]]:
        closest = sorted(self.excluded.items(), key=lambda item: item[1])
        margin = f"largest error {self.margin:.2g} bounds" if math.isfinite(self.margin) and self.model else ""
        if margin and math.isfinite(self.resolution):
            margin += f"; a relative error above {self.resolution:.1g} everywhere would have been refused"
        return [
            ("model", self.model),
            ("margin", margin if self.worst is None else ""),
            ("worst", "" if self.worst is None else str(self.worst)),
            ("reported", self.reported),
            ("fitted", " + ".join(self.fitted)),
            ("breaks", ", ".join(self.broken)),
            ("keeps", ", ".join(self.kept)),
            ("not tested", ", ".join(self.untested)),
            ("nearest", "; ".join(self.nearest)),
            (
                "excluded",
                f"{len(closest)} wrong formulas; the closest: "
                + ", ".join(f"{name} ({factor:.3g} bounds)" for name, factor in closest[:3])
                if closest
                else "",
            ),
            ("open", "; ".join(f"{name} ({factor:.2g} bounds)" for name, factor in self.open.items())),
            *(("note", note) for note in self.notes),
            ("asked", f"{self.questions} questions, seed {self.seed}" if self.questions else ""),
        ]

    def document(self) -> dict[str, Any]:
        """Return the diagnosis as what JSON can hold; what is infinite is null."""

        def plain(value: Any) -> Any:
            if isinstance(value, Mapping):
                return {k: plain(v) for k, v in value.items()}
            if isinstance(value, tuple | list):
                return [plain(v) for v in value]
            return None if isinstance(value, float) and not math.isfinite(value) else value

        found: dict[str, Any] = plain(asdict(self))
        return {**found, "verdict": str(self.verdict), "agrees": self.agrees}
