"""Claims and inputs, as their files hold them: a line each, below the declarations of their kind.

A file of claims::

    == signs                                        a kind; what is declared is forgotten
    reals: t, u                                     lines of the language, for all claims below
    from prelude: abs
    true | abs(t*u) = abs(t)*abs(u)
    true | t <= abs(u) | given t <= u; 0 <= u       hypotheses
    false | abs(t) <= t | at t = -1                 a point at which the hypotheses hold, and the claim does not
    ill-typed | abs(t, u) = t
    contradictory | t = u | given t < 0; 0 < t
    true | t <= abs(t) | from math.example/12       where it was found

and one of inputs::

    typed: x^2 >= 0
    meant: reals: x; 0 <= x**2                      the strict statement, or nothing; another line is as good
    from: math.example/12
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks.spellings.spelling import untried

__all__ = ["CLAIMS", "HALVES", "INPUTS", "TRUTHS", "Claim", "Input", "claims", "half", "inputs"]

FOLDER = Path(__file__).parent
HALVES = ("first", "untried")
TRUTHS = ("true", "false", "ill-typed", "contradictory")
DECLARED = ("dimensions", "indices", "reals", "vectors", "random", "from prelude")
FIELDS = ("given", "at", "from", "take")


def half(text: str) -> str:
    """Return the half that a digest of its text draws."""
    return HALVES[untried(text)]


class Claim(NamedTuple):
    """A claim, and what is known of it.

    Attributes
    ----------
    file, kind, truth : str
    claim : str
        In the language of statements.
    given : tuple of str
        Hypotheses.
    declared : tuple of str
        Lines of the language.
    at : str
        A point that refutes a false one.
    source : str
        Where it was found; empty if it was made up.
    take : str
        How some of the variables follow from the others at a point, so that the hypotheses hold.
    """

    file: str
    kind: str
    truth: str
    claim: str
    given: tuple[str, ...] = ()
    declared: tuple[str, ...] = ()
    at: str = ""
    source: str = ""
    take: str = ""

    @property
    def half(self) -> str:
        """The half that the claim and its hypotheses draw."""
        return half("; ".join((*self.given, self.claim)))

    @property
    def text(self) -> str:
        """The claim with its declarations and hypotheses, as `derive.decide` reads it."""
        return "\n".join((*self.declared, *(f"assume: {line}" for line in self.given), f"claim: {self.claim}"))

    def __str__(self) -> str:
        return self.claim + (f"  given {'; '.join(self.given)}" if self.given else "")


class Input(NamedTuple):
    """What somebody typed, and the statements that may be meant; none if it is to be refused."""

    file: str
    typed: str
    meant: tuple[str, ...]
    source: str

    @property
    def half(self) -> str:
        """The half that what was typed draws."""
        return half(self.typed)

    @property
    def kind(self) -> str:
        """Whether it was found or made up."""
        return "found" if self.source else "written"


def claims(name: str) -> Iterator[Claim]:
    """Read a file of claims.

    Raises
    ------
    ValueError
        If a line is none of the form.
    """
    kind, declared = "", list[str]()
    for number, line in _lines(name):
        if line.startswith("== "):
            kind, declared = line[3:], []
        elif line.partition(":")[0] in DECLARED:
            declared.append(line)
        else:
            yield _claim(f"{name}.txt, line {number}", name, kind, tuple(declared), line.split(" | "))


def _claim(where: str, file: str, kind: str, declared: tuple[str, ...], parts: Sequence[str]) -> Claim:
    fields = {word: rest for word, _, rest in (part.partition(" ") for part in parts[2:])}
    if len(parts) < 2 or parts[0] not in TRUTHS or len(fields) != len(parts) - 2 or not fields.keys() <= {*FIELDS}:
        raise ValueError(f"{where}: 'TRUTH | CLAIM | given ... | at ... | from ...' was expected, not {parts}")
    given = tuple(fields.get("given", "").split("; ")) if "given" in fields else ()
    at, source, take = (fields.get(name, "") for name in ("at", "from", "take"))
    return Claim(file, kind, parts[0], parts[1], given, declared, at, source, take)


def inputs(name: str) -> Iterator[Input]:
    """Read a file of inputs.

    Raises
    ------
    ValueError
        If a line is none of the form.
    """
    typed, meant, source = "", list[str](), ""
    for number, line in (*_lines(name), (0, "typed: ")):
        word, _, rest = line.partition(": ")
        if word == "typed":
            if typed:
                yield Input(name, typed, tuple(m for m in meant if m != "nothing"), source)
            typed, meant, source = rest, [], ""
        elif word == "meant" and typed:
            meant.append(rest)
        elif word == "from" and meant:
            source = rest
        else:
            raise ValueError(f"{name}.txt, line {number}: 'typed:', 'meant:' or 'from:' was expected, not {line}")


def _lines(name: str) -> Iterator[tuple[int, str]]:
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return ((n, line.strip()) for n, line in enumerate(lines, 1) if line.strip() and not line.startswith("#"))


CLAIMS = ("written", "found", "audit")
INPUTS = ("inputs",)
