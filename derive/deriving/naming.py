"""Name the definitions that reverse mode makes: no two alike, and equal bodies by one name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..kernel.terms import Definition, Term, substitute, subterms
from ..language.families import LETTERS, definitions, family, lettered, letters
from ..language.fresh import numbered
from ..language.text.declarations import base


class Named:
    """The definitions of one derivative.

    Parameters
    ----------
    loss : Term
        What is differentiated: its names are taken.

    Attributes
    ----------
    cotangents : list of Definition
        Those that the answer may name, each after those it uses.
    nested : frozenset of Definition
        Those that the loss applies to arrays that they make themselves, such as the blocks of a stack.
    """

    def __init__(self, loss: Term) -> None:
        self.letters = letters(loss)
        self.cotangents: list[Definition] = []
        applied = definitions(loss)
        self.nested = frozenset(nested(loss, applied))
        self._taken = {d.name for d in applied} | {k.name for k in loss.free}
        self._made: dict[str, Definition] = {}

    def cotangent(self, wanted: str, body: Term, indices: Sequence[Term], preferred: Iterable[str]) -> Term:
        """Return the use of a definition that the answer may name; see `use`."""
        made = self.use(wanted, body, indices, preferred)
        if made.args[0] not in self.cotangents:
            self.cotangents.append(made.args[0])
        return made

    def use(self, wanted: str, body: Term, indices: Sequence[Term], preferred: Iterable[str]) -> Term:
        """Return a definition of all that a body mentions, used there.

        Parameters
        ----------
        wanted : str
            Its name; another has a number behind it.
        body : Term
        indices : sequence of Term
            They come last.
        preferred : iterable of str
            Letters for these.
        """
        taken = {name for k in body.free for name in (k.name, *map(base, k.dims))}
        places: list[Term] = []
        for letter, i in zip(preferred, indices, strict=True):
            name = next(s for s in (letter, *LETTERS) if s not in taken)
            taken.add(name)
            places.append(Term("ix", name, i.args[1]))
        written = substitute(body, {i.key: s for i, s in zip(indices, places, strict=True)})
        params = (*sorted(written.free - {s.key for s in places}), *(s.key for s in places))
        written = lettered(written, self.letters, frozenset(s.name for s in params))
        free = (Definition(name, params, written) for name in numbered(wanted) if name not in taken | self._taken)
        made = next(d for d in free if self._made.setdefault(d.name, d) == d)
        return Term("def", self._made[made.name], *map(family, params[: len(params) - len(indices)]), *indices)


def nested(loss: Term, applied: Iterable[Definition]) -> Iterable[Definition]:
    """Yield the definitions that are applied to an array in which they occur."""
    for t in (s for body in (loss, *(d.body for d in applied)) for s in subterms(body) if s.head == "def"):
        if any(s.head == "def" and s.args[0] == t.args[0] for a in t.args[1:] if a.head == "lam" for s in subterms(a)):
            yield t.args[0]
