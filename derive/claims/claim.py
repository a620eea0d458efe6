r"""A claim of a source as data: its words, what it says precisely, the verdict, and what decides it.

>>> from derive.claims.claim import FALSE, Claim, mistake
>>> slip = Claim(
...     17,
...     FALSE,
...     r"D(QK^T)=\sum_{i=1}^{d_k}D(q_ik_i)=d_k\sigma^2=d_k",
...     r"The variance of a score is $d_k \sigma^2$.",
...     r"$\mathrm{Var}(\sum_{a<d} q_a k_a) = d\,\sigma^2$.",
...     r"It is $d\,\sigma^4$.",
...     by=(mistake("dot_product_variance_of_centered", "one variance lost"),),
... )
>>> slip.theorems
('dot_product_variance_of_centered',)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

__all__ = [
    "FALSE", "HYPOTHESIS", "IMPRECISE", "NOT_MATHEMATICS", "OPEN", "TRUE", "VERDICTS", "Claim", "Ground", "Work",
    "against", "denied", "mistake", "proved", "refuted", "says", "unsayable",
]  # fmt: skip

TRUE, HYPOTHESIS, IMPRECISE, FALSE = "true", "true with a hypothesis", "imprecise", "false"
NOT_MATHEMATICS, OPEN = "not mathematics", "open"
VERDICTS = (TRUE, HYPOTHESIS, IMPRECISE, FALSE, NOT_MATHEMATICS, OPEN)


class Ground(NamedTuple):
    """A ground that decides a claim, or a part.

    Attributes
    ----------
    kind : str
        ``"says"`` or ``"against"``: a theorem of the book that says it, or what is true in its place; or that says the
        opposite. ``"mistake"``: a wrong statement about a theorem, which the book refutes. ``"proved"``, ``"refuted"``,
        ``"denied"``: statements, as `derive decide` reads them: it proves one that says it, or what is true in its
        place; it refutes one that says it; or one that denies it. ``"unsayable"``: a statement that the typed language
        refuses.
    text : str
        The name of the theorem, or the statement.
    mistake : str
        Its name.
    """

    kind: str
    text: str
    mistake: str = ""

    def __repr__(self) -> str:
        return f"{self.kind} {self.text}" + f", {self.mistake!r}" * bool(self.mistake)

    @property
    def theorem(self) -> str:
        """The theorem that it names; empty for a statement."""
        return self.text if self.kind in ("says", "against", "mistake") else ""


def says(theorem: str) -> Ground:
    """A theorem that says it, or what is true in its place."""
    return Ground("says", theorem)


def against(theorem: str) -> Ground:
    """A theorem that says the opposite."""
    return Ground("against", theorem)


def mistake(theorem: str, name: str) -> Ground:
    """A wrong statement about a theorem, which says what the claim says."""
    return Ground("mistake", theorem, name)


def proved(statement: str) -> Ground:
    """A statement that `derive.decide` proves: what the claim says, or what is true in its place."""
    return Ground("proved", statement)


def refuted(statement: str) -> Ground:
    """A statement that `derive.decide` refutes: what the claim says."""
    return Ground("refuted", statement)


def denied(statement: str) -> Ground:
    """A statement that `derive.decide` refutes: it denies what the claim says."""
    return Ground("denied", statement)


def unsayable(statement: str) -> Ground:
    """A statement that says what the claim says, and that the language refuses as its dimensions differ."""
    return Ground("unsayable", statement)


@dataclass(frozen=True)
class Claim:
    r"""A claim of a source.

    Attributes
    ----------
    number : int
        In the order of the text, from 1.
    verdict : str
        One of `VERDICTS`.
    quotation : str
        Where the source says it, in its own words, spaces aside: it is found there by them.
    english : str
        What the words say.
    statement : str
        What is claimed, precisely, in LaTeX; empty of what is not mathematics.
    remark : str
        What is true, in a sentence for readers, in LaTeX.
    by : tuple of Ground
        What decides it; a name alone is a theorem that says it.
    """

    number: int
    verdict: str
    quotation: str
    english: str
    statement: str
    remark: str
    by: tuple[Ground | str, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "by", tuple(says(g) if isinstance(g, str) else g for g in self.by))

    def __repr__(self) -> str:
        return f"claim {self.number}, {self.verdict}: {self.english}"

    @property
    def grounds(self) -> tuple[Ground, ...]:
        """Return what decides it, each as a `Ground`."""
        return tuple(g for g in self.by if isinstance(g, Ground))

    @property
    def theorems(self) -> tuple[str, ...]:
        """The theorems of the book that decide it, or say what is true beside it."""
        return tuple(dict.fromkeys(g.theorem for g in self.grounds if g.theorem))


@dataclass(frozen=True)
class Work:
    """A source, with its claims.

    Attributes
    ----------
    key : str
        Such as ``"seed:003"``; its entry in the bibliography is ``seed003``.
    title : str
        In English.
    original : str
        Its title, or its first words, in its own language.
    claims : tuple of Claim
    url : str
    """

    key: str
    title: str
    original: str
    claims: tuple[Claim, ...]
    url: str = ""

    def __repr__(self) -> str:
        return f"{self.key}: {self.title}, {len(self.claims)} claims"

    def keyed(self) -> dict[str, Claim]:
        """Return the claims by their keys, such as ``"seed:003#34"``."""
        return {f"{self.key}#{claim.number}": claim for claim in self.claims}
