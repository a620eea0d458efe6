r"""Identifiers of Rocq for the names of the kernel: ``S`` becomes ``S_``, as Rocq means its own ``S``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from ..kernel.terms import Key, Term

OUTCOME = Key("outcome", "w", ())  # the outcome at which random entries stand outside an expectation
PROBABILITY = "P"

_KEYWORDS = """
Axiom CoFixpoint Definition Fixpoint Hypothesis IF Parameter Prop SProp Set Theorem Type Variable as at by cofix do
else end exists exists2 fix for forall fun if in is let match mod of return struct then using where with
"""
_COMMANDS = """
Abort About Add Admit Admitted Arguments Axioms Back BackTo Bind Canonical Cd Check Class Close CoInductive Coercion
Collection Combined Comments Compute Conjecture Conjectures Constraint Context Corollary Create Cumulative Custom Debug
Declare Defined Delimit Derive Drop End Eval Example Existing Export Extract Extraction Fact Fail Final Focus From
Function Functional Generalizable Global Goal Grab Guarded Hint Hypotheses Identity Implicit Import Include Inductive
Infix Info Inspect Instance Lemma Let Library Load Local Locate Ltac Ltac2 Module Monomorphic Next NonCumulative
Notation Number Numeral Obligation Obligations Opaque Open Optimize Parameters Polymorphic Prenex Preterm Primitive
Print Private Program Proof Property Proposition Pwd Qed Quit Record Recursive Redirect Register Remark Remove Require
Reserved Reset Restart Save Scheme Search SearchHead SearchPattern SearchRewrite Section Separate Show Solve Strategy
String Structure SubClass Suggest Tactic Test Time Timeout Transparent Typeclasses Undelimit Undo Unfocus Unfocused
Universe Universes Unset Unshelve Validate Variables Variant
"""
_LIBRARY = """
E I O S R Z Fin INR IZR nat eq conj proj1 proj2 exp ln cos sin sqrt erf Ci Si fresnelc fresnels PI sum plus
eq_refl eq_sym eq_trans eq_ind f_equal f_equal2 f_equal3 f_equal4 f_equal5 Rlt_le or_introl or_intror inl inr tt
Forall_cons Forall_nil nil cons
Sum delta pairs even odd double double_pos permutation image first partial real entry entry2 entry3 entry4 entry5
probability random Random Var Cov independent single matrix joint polynomial disjoint finite moments value
set get within integral Support ErrorFunction Rules SpecialFunctions Facts
"""
_WORDS = """
False False_ind False_rect In Lim Q2R Qmake RInt R_CompleteNormedModule R_NormedModule Rabs Rdiv Rge Rgt RiemannInt
Riemann_integrable Rinv Rle Rlt Rmax Rmin Rminus Rmult Ropp Rplus Rpower True Un_cv Z0 Zneg Zpos add and bool
continuity_pt cosh derivable_pt_lim eq_ind_r ex ex_RInt ex_intro exist false fold_left fst functional_extensionality
iff le le_dec left length list lt mul nlt_0_r not or p_infty pair positive pow pow_pos pred prod proj1_sig right seq
sig sinh snd sub succ sum_f_R0 sumbool true unit xH xI xO
"""
RESERVED = frozenset(f"{_KEYWORDS} {_COMMANDS} {_LIBRARY}".split()) | {PROBABILITY}
"""What the manual of Coq lists as keywords and as commands, and what generated text says by a short name."""

LIBRARY = Path(__file__).parent / "library"  # what is written by hand
_NAMED = re.compile(r"^(?:Definition|Fixpoint|Inductive|Record|Lemma|Theorem|Corollary)\s+(\w+)", re.MULTILINE)
_BUILT = re.compile(r"^(?:Inductive|Record)\b.*?\.$", re.MULTILINE | re.DOTALL)
_KEPT = {"mean"}  # our book had it before the library


@cache
def _taken() -> frozenset[str]:
    """Return what no definition is called: words of Coq, and what stands in the library."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(LIBRARY.glob("*.v"))]
    built = (match[0] for text in texts for match in _BUILT.finditer(text))
    names = [*_WORDS.split(), *(name for text in texts for name in _NAMED.findall(text))]
    return frozenset((*names, *(word for text in built for word in re.findall(r"(?:[|{;]|:=)\s*(\w+)", text)))) - _KEPT


@cache
def symbol(name: str) -> str:
    """Return the name of a definition for Rocq, which no other definition has, nor anything in the library.

    Examples
    --------
    >>> symbol("softmax"), symbol("Set"), symbol("Set_"), symbol("le")
    ('softmax', 'Set_', 'Set__', 'le_')
    """
    return f"{name}_" if name.rstrip("_") in (RESERVED | _taken() | {""}) else name


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

    def positive(self, size: str) -> str:
        """Return the identifier of the proof that a size is positive; a size of that name has another."""
        return self.of(Key("proof", f"{size}_pos", ()))

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
    """Return the free variables of formulas in the order of reading; the outcome, if free, stands last."""
    keys = dict.fromkeys(k for f in formulas for k in _met(f))
    if any(f.random for f in formulas):
        keys[OUTCOME] = None
    return tuple(keys)


@lru_cache(maxsize=200_000)  # steps of one proof share most of their terms
def _met(t: Term) -> tuple[Key, ...]:
    keys: list[Key] = []
    if t.head in ("ix", "at", "perm"):
        keys = [t.key]
    elif t.head == "independent":
        keys = [Key("at", name, dims, "random") for name, dims in t.args]
    met = dict.fromkeys((*keys, *(k for a in t.args if type(a) is Term for k in _met(a))))
    if t.head == "integral":  # it binds its variable, by its name
        met.pop(t.args[1].key)
    return tuple(met)
