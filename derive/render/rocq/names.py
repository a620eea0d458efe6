r"""Identifiers of Rocq for the names of the kernel: ``S`` becomes ``S_``, as Rocq means its own ``S``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from ...kernel.terms import Key, Term

OUTCOME = Key("outcome", "w", ())  # the outcome at which random entries stand outside an expectation
PROBABILITY = "P"

_KEYWORDS = """
as at cofix do else end exists exists2 fix for forall fun if IF in let match mod return Prop Set SProp Type then using
where with by
"""
_LIBRARY = """
E I O S R Z Fin INR IZR nat eq conj proj1 proj2 exp ln cos sin sqrt erf Ci Si fresnelc fresnels PI sum plus
eq_refl eq_sym eq_trans eq_ind f_equal f_equal2 f_equal3 f_equal4 f_equal5 Rlt_le or_introl or_intror inl inr tt
Forall_cons Forall_nil nil cons
Sum delta pairs even odd double double_pos permutation image first partial real entry entry2 entry3
probability random Random Var Cov independent single matrix joint polynomial disjoint finite moments value
set get within integral Support ErrorFunction Rules SpecialFunctions Facts
"""
RESERVED = frozenset(f"{_KEYWORDS} {_LIBRARY}".split()) | {PROBABILITY}


def identifier(name: str, taken: Iterable[str] = ()) -> str:
    """Return a name as Rocq may read it, unlike any that is taken or has a meaning there."""
    taken = frozenset(taken)
    base = re.sub(r"\W", "_", name.lstrip("~").partition("~")[0])
    if not base or base in RESERVED or base.startswith("_") or base in taken:
        base = f"{base.strip('_') or 'v'}_"
    made, number = base, 0
    while made in RESERVED or made in taken:
        number += 1
        made = f"{base.rstrip('_')}_{number}"
    return made


class Names:
    """The identifiers of one theorem: one for each variable and each size, given out in the order of asking."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._given: dict[Key | str, str] = {}
        self._taken = set(taken)

    @property
    def taken(self) -> frozenset[str]:
        """All identifiers in use."""
        return frozenset(self._taken)

    def of(self, what: Key | str) -> str:
        """Return the identifier of a variable, by its key, or of a size, by its name."""
        if what not in self._given:
            self._given[what] = self.fresh(what if type(what) is str else what[1])
        return self._given[what]

    def fresh(self, hint: str) -> str:
        """Return an identifier that stands for nothing yet, and take it."""
        made = identifier(hint, self._taken)
        self._taken.add(made)
        return made

    def hole(self) -> Key:
        """Return a real variable that is none of the proof."""
        name = self.fresh("h")
        key = Key("at", f"{name}~hole", (), "fixed")
        self._given[key] = name
        return key


def variables(*formulas: Term) -> tuple[Key, ...]:
    """The free variables of formulas, in the order in which a reader meets them; the outcome, if free, stands last."""
    found = dict.fromkeys(k for f in formulas for k in _met(f))
    if any(f.random for f in formulas):
        found[OUTCOME] = None
    return tuple(found)


@lru_cache(maxsize=200_000)  # steps of one proof share most of their terms
def _met(t: Term) -> tuple[Key, ...]:
    own: list[Key] = []
    if t.head in ("ix", "at", "perm"):
        own = [t.key]
    elif t.head == "independent":
        own = [Key("at", name, dims, "random") for name, dims in t.args]
    met = dict.fromkeys((*own, *(k for a in t.args if type(a) is Term for k in _met(a))))
    if t.head == "integral":  # it binds its variable, by its name
        met.pop(t.args[1].key)
    return tuple(met)
