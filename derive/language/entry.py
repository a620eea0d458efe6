"""Entries of the book, as inert data: a claim, its hypotheses, and a proof that is a chain of terms with reasons.

`proving.prove` replays a proof through the kernel. The claim stands apart from the proof, and the two are compared.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from ..kernel.rules import ProofError, Theorem
from ..kernel.terms import Definition, Key, StatementError, Term, substitute, subterms
from .fresh import shown
from .reasons import documented
from .terms import Defined
from .text.operators import lift
from .text.text import statement

__all__ = [
    "Cases", "Entry", "Induction", "Instance", "Notation", "Opening", "Together", "algebra", "by", "calc",
    "definition_of_variance", "differentiate", "differentiate_and_simplify", "exponentials", "field_arithmetic",
    "independence", "integrate", "linearity", "logarithms", "Step", "sign", "step", "sums", "sums_and_fractions",
    "trigonometry", "unfold",
]  # fmt: skip

Proof = Any  # Calc | Together | Cases | Induction, or a result that holds a theorem: see `theorem_found`
POWERS = ("field", "sums", "exp", "trig", "log", "linear", "moments", "variance")
"""What a step of a proof switches on in the normal form: see `proving.normal`."""
RELATIONS = {"=": "eq", "<": "lt", "<=": "le"}
NOTHING: Mapping[Any, Any] = MappingProxyType({})


# ---- reasons -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Instance:
    """A theorem of the book at chosen values of its variables."""

    entry: Entry
    values: tuple[tuple[str, Any], ...]
    sizes: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True)
class Reason:
    """The reason of a step: powers of the normal form, definitions to unfold or fold, theorems to use.

    Attributes
    ----------
    kind : str
        ``"equality"``, ``"derivative"`` or ``"integral"`` (the first step of one), or ``"order"`` (a step by ``<`` or
        ``<=``).
    powers : tuple of str
        Names of `POWERS`.
    unfold : tuple of Definition
        Definitions replaced by their bodies.
    fold : tuple of Term
        Defined terms whose bodies are recognised.
    lemmas : tuple of Entry or Instance
    parts : tuple of Term
        For ``order``: terms whose signs add up to the difference; for ``integral``: the antiderivative.
    hypotheses : tuple of Term
        The hypotheses to use; all, where none is named.
    """

    kind: str = "equality"
    powers: tuple[str, ...] = ()
    unfold: tuple[Definition, ...] = ()
    fold: tuple[Term, ...] = ()
    lemmas: tuple[Any, ...] = ()
    parts: tuple[Term, ...] = ()
    hypotheses: tuple[Term, ...] = ()


def by(*powers: str, kind: str = "equality") -> Callable[..., Reason]:
    """A reason with these powers; called with the theorems, definitions and terms that it uses.

    Without powers polynomials alone are expanded, and a reason that is called with nothing uses nothing: less is proved
    by it, and the kernel refuses a step that needs more.

    Raises
    ------
    StatementError
        If there is no such power, or a reason of this kind cannot use an item.

    Examples
    --------
    >>> from derive import Entry, Eq, cos, exp, reals, sin, theorem
    >>> (a,) = reals("a")
    >>> turns_and_fractions = by("trig", "field")
    >>> claim = Eq((cos(a) ** 2 + sin(a) ** 2) / exp(a), 1 / exp(a))
    >>> entry = Entry("one_step", "One step", claim, calc(step(1 / exp(a), turns_and_fractions(), "Pythagoras")))
    >>> theorem(entry).prove().theorem.concl == claim
    True
    """
    if unknown := set(powers) - set(POWERS):
        raise StatementError(f"no power {', '.join(sorted(unknown))}; there are {', '.join(POWERS)}")

    def reason(*items: Any) -> Reason:
        terms = tuple(i for i in items if isinstance(i, Term) and i.sort == "R")
        for i in items:
            if not isinstance(i, Entry | Instance | Defined | Term):
                raise StatementError(f"a reason uses theorems, definitions and terms, not {i!r}")
        if kind not in ("order", "integral") and (loose := [t for t in terms if t.head != "def"]):
            raise StatementError(f"only a defined term can be folded, not {shown(loose[0])}")
        return Reason(
            kind,
            powers,
            unfold=tuple(i.definition for i in items if isinstance(i, Defined)),
            fold=tuple(t for t in terms if t.head == "def") if kind not in ("order", "integral") else (),
            lemmas=tuple(i for i in items if isinstance(i, Entry | Instance)),
            parts=terms if kind in ("order", "integral") else (),
            hypotheses=tuple(i for i in items if isinstance(i, Term) and i.sort == "P"),
        )

    return reason


algebra = documented("algebra", by())
unfold = documented("unfold", by())
field_arithmetic = documented("field_arithmetic", by("field"))
sums = documented("sums", by("sums"))
sums_and_fractions = documented("sums_and_fractions", by("sums", "field"))
exponentials = documented("exponentials", by("exp", "sums", "field"))
trigonometry = documented("trigonometry", by("trig"))
logarithms = documented("logarithms", by("log", "field"))
definition_of_variance = documented("definition_of_variance", by("variance"))
linearity = documented("linearity", by("linear", "sums"))
independence = documented("independence", by("moments", "sums"))
differentiate = documented("differentiate", by("sums", kind="derivative"))
differentiate_and_simplify = documented("differentiate_and_simplify", by("sums", "field", kind="derivative"))
integrate = documented("integrate", by("exp", "sums", "field", kind="integral"))
sign = documented("sign", by(kind="order"))


# ---- proofs --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """One link of a chain: the term reached, the reason, and the sentence that is printed."""

    term: Term
    reason: Reason
    why: str
    relation: str = "="


def step(term: Any, reason: Reason, why: str, relation: str = "=") -> Step:
    """``= term``, or with a relation ``< term``, ``<= term``.

    Examples
    --------
    >>> from derive import algebra, reals
    >>> a, b = reals("a b")
    >>> one = step(b + a, algebra(), "in any order")
    >>> one.relation, one.term, one.why
    ('=', b + a, 'in any order')
    """
    if relation not in RELATIONS:
        raise StatementError(f"relation {relation!r}: one of = < <= was expected")
    if not isinstance(reason, Reason):
        raise StatementError(f"a reason was expected, such as algebra() or sums(theorem), not {reason!r}")
    return Step(lift(term), reason, why, relation)


@dataclass(frozen=True)
class Calc:
    """A chain of terms from the left side of the claim, or from ``start``."""

    steps: tuple[Step, ...]
    start: Term | None = None


def calc(*items: Any) -> Calc:
    """A chain of steps; a first item that is a term is where it starts. Without steps it proves that both sides agree.

    Examples
    --------
    >>> from derive import algebra, reals
    >>> a, b = reals("a b")
    >>> chain = calc(a + b, step(b + a, algebra(), "in any order"), step(b + a + 0, algebra(), "nothing is added"))
    >>> chain.start, [link.term for link in chain.steps]
    (a + b, [b + a, b + a + 0])
    """
    if items and not isinstance(items[0], Step):
        return Calc(items[1:], lift(items[0]))
    return Calc(items)


@dataclass(frozen=True)
class Together:
    """A proof of each part of a conjunction.

    Examples
    --------
    >>> from derive import And, Entry, Eq, algebra, reals, theorem
    >>> a, b = reals("a b")
    >>> first, second = calc(step(b + a, algebra(), "any order")), calc(step(b * a, algebra(), "any order"))
    >>> both = Entry("both", "Both", And(Eq(a + b, b + a), Eq(a * b, b * a)), Together(first, second))
    >>> theorem(both).prove().theorem
    |- And(a + b = b + a, a*b = b*a)
    """

    first: Proof
    second: Proof


@dataclass(frozen=True)
class Cases:
    """Two indices agree, or they differ.

    Examples
    --------
    >>> from derive import Dimension, Entry, Eq, KroneckerDelta, sums, theorem
    >>> i, j = Dimension("n").indices("i j")
    >>> delta = KroneckerDelta(i, j)
    >>> same = calc(step(KroneckerDelta(i, i), sums(), "$1^2 = 1$"))
    >>> apart = calc(step(delta, sums(), "$0^2 = 0$"))
    >>> square = Entry("delta_squared", "Squared", Eq(delta**2, delta), Cases(i, j, same, apart))
    >>> theorem(square).prove().theorem
    |- KroneckerDelta(i, j)**2 = KroneckerDelta(i, j)
    """

    i: Term
    j: Term
    same: Proof
    apart: Proof


@dataclass(frozen=True)
class Induction:
    """From 0 upwards and downwards over the integers; a step may use the claim at ``m``, or at ``m + 1``.

    Examples
    --------
    >>> from derive import theorem
    >>> proof = theorem("relative_encoding_planar").entry.proof
    >>> type(proof).__name__, proof.m
    ('Induction', t)
    """

    m: Term
    base: Proof
    up: Proof
    down: Proof


def theorem_found(proof: Proof) -> Theorem | None:
    """Return the theorem of a result that is given for a proof: of a derivative, or of a claim that was decided.

    Examples
    --------
    >>> from derive import Entry, Lt, derivative, formula, log, reals, theorem
    >>> (t,) = reals("t")
    >>> slope = derivative(formula("logarithm", log(t), given=[Lt(0, t)]), t)
    >>> entry = Entry("log_slope", "Slope of the logarithm", slope.theorem.concl, proof=slope, given=slope.hypotheses)
    >>> theorem(entry).prove().theorem
    0 < t |- HasDerivative(logarithm(t), t, 1/t)
    >>> theorem_found(entry.proof) is slope.theorem
    True
    """
    theorem = getattr(proof, "theorem", None)
    return theorem if isinstance(theorem, Theorem) else None


# ---- entries -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Notation:
    """A short symbol for a defined term: ``p`` with the indices of the pattern as subscripts.

    Attributes
    ----------
    pattern : Term
        Its free index variables are placeholders.
    symbol : str
        A variable name, printed as variables are.
    places : tuple of Term
        Subterms of the pattern that stand for any term: the arguments of the symbol, as in ``p(m)_c``.
    order : tuple of Term
        The indices as the subscripts have them; without it in order of appearance in the pattern.

    Examples
    --------
    >>> from derive import Dimension, Sum, exp, vector
    >>> n = Dimension("n")
    >>> (k,) = n.indices("k")
    >>> x = vector("x", n)
    >>> Notation(Sum(exp(x[k]), k), "Z").symbol  # pages print Z, and say what it is
    'Z'
    """

    pattern: Term
    symbol: str
    places: tuple[Term, ...] = ()
    order: tuple[Term, ...] = ()


@dataclass(frozen=True)
class Opening:
    """Open a chapter of a book with a title and a paragraph.

    Attributes
    ----------
    title : str
    text : str
        A paragraph of LaTeX: why one asks, and where the claims come from.
    notation : tuple of Notation

    Examples
    --------
    >>> Opening("Softmax", "Weights that add up to one.").title
    'Softmax'
    """

    title: str
    text: str = ""
    notation: tuple[Notation, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class Entry:
    """A theorem of the book.

    Attributes
    ----------
    name : str
        Permanent: file name, test id, counterpart, Rocq lemma.
    title : str
    claim : Term
    proof : Calc, Together, Cases or Induction
        Or what `derive.derivative`, `derive.vjp` or `derive.decide` has found and proved: `theorem_found`.
    given : tuple of Term
        Hypotheses, in the order in which they are printed.
    sources : tuple of str
        Keys of ``docs/references.bib``; ``seed:000#place`` for the source documents.
    note : str
        One or two sentences of LaTeX that follow the proof.
    witness : mapping of variable to term
        Values that satisfy the hypotheses and lie in the domain, in terms of the other variables; these are sampled.
    laws : mapping of random family name to str
        ``"identical"`` (default: one generic law for all entries), ``"per_entry"`` (each its own), ``"as q"``
        (the law of ``q``), ``"centered"`` (mean 0), ``"centered as q"`` (mean 0, and the second moment of ``q``),
        ``"normal"`` (the moments of a centered normal law up to the fifth), ``"correlated with k"`` (each entry a
        function of that of ``k``).
    not_applicable : mapping of column to reason
        Reasons are from the closed list `REASONS`.
    counterexamples : mapping of hypothesis to witness
        Values under which all other hypotheses hold and the claim fails, where a search would not find them.
    idle : mapping of a term or hypothesis to reason
        What the claim does not need: ``"right: summand a*b"``, ``"given: 0 < r"``, as `verify adequacy` names it.
        Reasons are from the closed list `IDLE`, and are checked.
    where : tuple of Term
        The domain: conditions under which every term of the claim has a value, as ``0 < y[i]`` of ``log(y[i])``.
        They are printed and sampled, and `verify adequacy` shows that each is needed. The proof does without them, as
        the kernel's functions are total, so none of them is a hypothesis.
    reading : str
        Sentences of LaTeX before the statement, where its letters or hypotheses ask for them: what stands for what, and
        why it is supposed.
    formerly : tuple of str
        Names that it had before, under which it still opens: see ``derive rename``.

    Examples
    --------
    >>> from derive import Eq, algebra, reals, theorem
    >>> a, b = reals("a b")
    >>> proof = calc(step(a**2 + 2 * a * b + b**2, algebra(), "expand"))
    >>> square = Entry("square_of_sum", "Square of a sum", Eq((a + b) ** 2, a**2 + 2 * a * b + b**2), proof)
    >>> square
    square_of_sum: Square of a sum
    reals: a, b
    claim: (a + b)**2 = a**2 + 2*a*b + b**2
    >>> theorem(square).prove().summary
    'proved by the kernel, in ... applications of rules'
    """

    name: str
    title: str
    claim: Term
    proof: Proof
    given: tuple[Term, ...] = ()
    sources: tuple[str, ...] = ()
    note: str = ""
    witness: Mapping[Any, Any] = field(default_factory=lambda: NOTHING)
    laws: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    not_applicable: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    counterexamples: Mapping[Any, Mapping[Any, Any]] = field(default_factory=lambda: NOTHING)
    idle: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    where: tuple[Term, ...] = ()
    reading: str = ""
    formerly: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"{self.name}: {self.title}\n{statement(self.given, self.claim, self.where)}".rstrip()

    @property
    def signature(self) -> tuple[Key, ...]:
        """The families and numbers of the statement, in the order in which claim and hypotheses first name them."""
        formulas = (self.claim, *self.given)
        named = dict.fromkeys(t.key for f in formulas for t in subterms(f) if t.head == "at")
        return tuple(k for k in named if any(k in f.free or k.random for f in formulas))

    @property
    def indices(self) -> tuple[Key, ...]:
        """The free index variables of the claim, in order: the axes over which its two sides are arrays."""
        keys = (t.key for t in subterms(self.claim) if t.head == "ix")
        return tuple(dict.fromkeys(keys))

    def at(self, sizes: Mapping[str, Any] = NOTHING, /, **values: Any) -> Instance:
        """The theorem at these values of its variables, named as in its statement."""
        return Instance(self, tuple(values.items()), tuple(sizes.items()))

    def variant(self, claim: Term) -> Entry:
        """The same proof made to end in another claim: what the kernel is asked to refuse of a mutant."""
        return replace(self, claim=claim, proof=_ending_in(self.proof, self.claim, claim))

    def steps(self) -> tuple[Step, ...]:
        """The steps of the proof, through all its cases."""
        return tuple(_steps(self.proof))

    def lemmas(self) -> tuple[Entry, ...]:
        """The theorems that the proof cites, in order."""
        cited = (i.entry if isinstance(i, Instance) else i for s in self.steps() for i in s.reason.lemmas)
        return tuple(dict.fromkeys(cited))

    def cited(self) -> tuple[str, ...]:
        """The names of the theorems that the proof cites, in order."""
        return tuple(e.name for e in self.lemmas())


REASONS: Mapping[str, str] = MappingProxyType(
    {
        "no forward pass": "the statement is about no quantity that a Transformer computes",
        "symbolic power": "SymPy has no integer sequences defined by their properties",
        "no numbers": "the statement compares no numbers",
        "proved in Rocq": "no rule of the kernel covers the analysis",
        "limits and quantifiers": "SymPy does not derive limits and equivalences for all sizes",
        "certified in numbers": "no proof assistant has checked it; its page says what was computed on balls",
    }
)


IDLE: Mapping[str, str] = MappingProxyType(
    {
        "no change": "the value of its side is the same without it",
        "also true": "the claim without it is another truth",
        "is 0": "it is 0 wherever the hypotheses hold",
        "idle": "the claim is true without the hypothesis, for which a rule of its proof asks",
    }
)


def _steps(proof: Proof) -> list[Step]:
    match proof:
        case Calc():
            return list(proof.steps)
        case Together():
            return _steps(proof.first) + _steps(proof.second)
        case Cases():
            return _steps(proof.same) + _steps(proof.apart)
        case Induction():
            return _steps(proof.base) + _steps(proof.up) + _steps(proof.down)
    if theorem_found(proof) is not None:
        return []
    raise ProofError(unproved(proof))


def unproved(proof: Proof) -> str:
    """Return why something is no proof, in words."""
    shown = str(proof).rpartition("\n")[2] if hasattr(proof, "theorem") else type(proof).__name__
    return f"a chain by calc(...), its cases, or a result that is proved was expected for a proof, not {shown}"


_CHAINED = ("eq", "le", "lt", "deriv", "integral")


def _ending_in(proof: Proof, old: Term, new: Term) -> Proof:
    """A proof of ``old`` with its last terms, and what an induction assumes, replaced by those of ``new``."""
    match proof:
        case Calc() if proof.steps and (new.head in _CHAINED or (new.head == "ne" and proof.start is not None)):
            end = {"deriv": 2, "integral": 4, "ne": 0}.get(new.head, 1)  # a chain for t != 0 runs from 0, or from t
            return replace(proof, steps=(*proof.steps[:-1], replace(proof.steps[-1], term=new.args[end])))
        case Together() if old.head == new.head == "and":
            parts = zip((proof.first, proof.second), old.args, new.args, strict=True)
            return Together(*(_ending_in(p, a, b) for p, a, b in parts))
        case Cases(i, j, same, apart):
            where_same = (substitute(t, {j.key: i}) for t in (old, new))
            return Cases(i, j, _ending_in(same, *where_same), _ending_in(apart, old, new))
        case Induction(m, base, up, down):
            zero, after = ([substitute(t, {m.key: v}) for t in (old, new)] for v in (Term("zero"), m + 1))
            up, down = _assuming(up, {old: new}), _assuming(down, {after[0]: after[1]})
            return Induction(m, _ending_in(base, *zero), _ending_in(up, *after), _ending_in(down, old, new))
    return proof


def _assuming(proof: Proof, other: Mapping[Term, Term]) -> Proof:
    """The proof with other formulas in the place of hypotheses that its reasons name."""
    match proof:
        case Calc():
            return replace(proof, steps=tuple(replace(s, reason=_naming(s.reason, other)) for s in proof.steps))
        case Together(first, second):
            return Together(_assuming(first, other), _assuming(second, other))
        case Cases(i, j, same, apart):
            return Cases(i, j, _assuming(same, other), _assuming(apart, other))
    return proof


def _naming(reason: Reason, other: Mapping[Term, Term]) -> Reason:
    return replace(reason, hypotheses=tuple(other.get(h, h) for h in reason.hypotheses))
