"""A derivative as a teacher derives it: how each definition moves, then how cotangents are pulled back through each.

Every line is a theorem that the kernel has proved; what is not proved is no line.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from ..kernel import rules as K
from ..kernel.rules import ProofError, Theorem
from ..kernel.terms import Definition, Dim, Key, Term, close, open_, subterms, unfolded
from ..language.answers import introduced
from ..language.families import BODY, LETTERS, family, lettered, parts, passed_on, vector
from ..language.fresh import Fresh, numbered
from ..language.text.declarations import context_of
from ..proving import order
from ..proving.algebra import chain
from ..proving.matching import Known
from ..proving.scope import Scope
from .directions import Line, along
from .engine import Engine
from .rules import POSITIVE
from .shapes import tidied
from .stages import Pass, change

MOST_CONDITIONS = 2
RENAMED = ("u", "z", "w", "v", "y", *LETTERS)
RULES = ("linearity", "product rule", "chain rule", "quotient rule")


@introduced
class ProofLine(NamedTuple):
    """A line of a derivation: ``left = right``, and why.

    Attributes
    ----------
    kind : str
        ``"change"``: what a definition changes by; ``"pullback"``: an inner product of a cotangent, moved to what is
        below; ``"result"``: a derivative that was asked for.
    theorem : Theorem
        Of the kernel: of a change the derivative along a line, of a pullback the equation.
    left : Term or None
        None for a result, which is said by its theorem.
    right : Term
    changes : mapping of Key to Term
        What the variables that stand for changes are the changes of.
    rule : str
        In words.
    conditions : tuple of Theorem
        What had to be shown: that a divisor is not zero, that an argument is positive.
    """

    kind: str
    theorem: Theorem
    left: Term | None
    right: Term
    changes: Mapping[Key, Term]
    rule: str
    conditions: tuple[Theorem, ...] = ()

    def __str__(self) -> str:
        equation = repr(self.theorem.concl) if self.left is None else f"{self.left!r} = {self.right!r}"
        conditions = " and ".join(repr(c.concl) for c in self.conditions)
        why = f"{self.rule}, as {conditions}" if conditions else self.rule
        return f"{equation.replace('d~', 'd ')}   ({why})"


def changes(
    engine: Engine,
    f: Term,
    x: Key,
    apart: Callable[[Definition], bool] = lambda _: False,
    beside: Iterable[Term] = (),
) -> Iterator[ProofLine]:
    """Yield the change of each definition on the way from ``x`` to ``f``, inner ones first, save those taken apart.

    A name that means something else in the terms beside is not given to a variable.

    Examples
    --------
    >>> from derive import Dimension, Sum, define, exp, vector
    >>> n = Dimension("n")
    >>> i, k = n.indices("i k")
    >>> x = vector("x", n)
    >>> partition = define("partition", (x,), Sum(exp(x[k]), k))
    >>> softmax = define("softmax", (x, i), exp(x[i]) / partition(x))
    >>> for line in changes(Engine(), softmax(x, i), x.key):
    ...     print(line.right, line.rule)
    Sum(dx[k]*exp(x[k]), k:n) chain rule
    softmax(x, i)*(dx[i] - Sum(dx[j]*softmax(x, j), j:n)) quotient rule
    """
    uses_of: dict[tuple[Definition, tuple[int, ...]], list[Term]] = {}
    _uses(f, frozenset({x}), uses_of, engine.names)
    context = context_of(f, *engine.hypotheses, *beside)
    meanings: dict[str, Key | None] = {**dict.fromkeys(context.names), **context.variables}
    for (d, places), uses in uses_of.items():
        same = len(set(uses)) == 1 and all(passed_on(uses[0].args[1 + n]) for n in places)
        if same and all(meanings.get(k.name, k) == k for k in uses[0].free):
            use = uses[0]
        else:
            use = Term("def", d, *map(family, _renamed(d, meanings)))
        meanings |= {k.name: k for k in use.free}
        keys = {passed_on(use.args[1 + n]) for n in places}
        if len(places) > 1 or None in keys or apart(d):
            continue
        (u,) = (k for k in keys if k is not None)
        line = moved(u, use, names=meanings)
        try:
            theorem, value = along(engine.assuming(_on(line, engine.hypotheses)), use, line)
        except ProofError:  # it is not shown in general, but where it is used
            continue
        indices = [a for a in use.args[1:] if a.head == "ix"]
        key = changed(_without(use))
        moving = {key: _without(use), line.direction: family(u)}
        body = unfolded(use)
        yield ProofLine(
            "change", theorem, Term.of(key, *indices), value, moving, rule(body, u), _conditions(body, u, engine)
        )


def _renamed(d: Definition, meanings: Mapping[str, Key | None]) -> tuple[Key, ...]:
    """The parameters of a definition, under other names where theirs mean something else."""
    taken, params = {*meanings, *(p.name for p in d.params)}, list[Key]()
    for p in d.params:
        name = p.name
        if meanings.get(name, p) != p:
            name = next(s for s in RENAMED if s not in taken)
            taken.add(name)
        params.append(p._replace(name=name))
    return tuple(params)


def changed(t: Term) -> Key:
    """Return the variable that stands for the change of an array: one of its shape, another for each array."""
    dims, body = list[Dim](), t
    while body.head == "lam":
        dims.append(body.args[0])
        body = body.args[1]
    arguments = "_".join(sorted({k.name for k in t.free}))
    return Key("at", f"d~{body.args[0].name}_{arguments}".replace("~_", "~"), tuple(dims), "fixed")


def moved(x: Key, *beside: Term, names: Container[str] = ()) -> Line:
    """Return a line for a variable: its names are not in the terms beside, and the printed one is none of the names."""
    taken = {k.name for t in beside for k in t.free} | {x.name}
    direction = next(s for s in numbered(f"d{x.name}", f"change_{x.name}") if s not in taken and s not in names)
    time = next(s for s in numbered("t", "s", "tau", "time") if s not in taken | {direction})
    return Line(x, Key("at", direction, x.dims, "fixed"), Term("at", time, (), "fixed"))


def pullbacks(
    engine: Engine, passes: Iterable[Pass], letters_of: Mapping[Dim, Sequence[str]], names: Container[str] = ()
) -> Iterator[ProofLine]:
    """Yield the moves of inner products with cotangents from each array to those below it, the last one first."""
    for one in passes:
        values, changing = list[tuple[Key, Term]](), dict[Key, Term]()
        for actual, old in one.moving:
            moved_key = passed_on(actual)
            new = moved(moved_key, names=names).direction if moved_key else changed(actual)
            values.append((change(old), family(new)))
            changing[new] = actual
        if one.cotangent is not None:
            values.append(one.cotangent)
        values = [(k, v) for k, v in values if passed_on(v) != k]
        law = K.instantiate(one.law.theorem, *values) if values else one.law.theorem
        law = _tidied(engine, law, one)
        left, right = lettered(law.lhs, letters_of), lettered(law.rhs, letters_of)
        if left == right:
            continue
        theorem = chain(K.refl(left), law, K.refl(right))
        yield ProofLine("pullback", theorem, left, right, changing, _pulled(one, law))


def _tidied(engine: Engine, law: Theorem, one: Pass) -> Theorem:
    """An equation with a left side that names the array itself, and adds no zeros."""
    uses = [one.use] if one.use is not None else []
    facts = [Known(K.symm(K.unfold(u)), frozenset(a.key for a in u.args[1:] if a.head == "ix")) for u in uses]
    wanted = tidied(_named(law.lhs, facts, engine.names))
    if wanted == law.lhs:
        return law
    try:
        return chain(engine.equal(wanted, law.lhs, Scope((*facts, *engine.scope.facts), engine.names)), law)
    except ProofError:
        return law


def _named(t: Term, facts: Sequence[Known], names: Fresh) -> Term:
    """A term with names in the places of what they stand for."""
    for fold in facts:
        if (th := fold.instance(t, "lhs")) is not None:
            return th.rhs
    if t.head in BODY:
        i = names.index(t.args[0])
        return Term(t.head, t.args[0], close(_named(open_(t.args[1], i), facts, names), i.key), hint=t.hint)
    return Term(t.head, *(_named(a, facts, names) if type(a) is Term else a for a in t.args), hint=t.hint)


def rule(body: Term, x: Key) -> str:
    """Name the rule that differentiates a body in which ``x`` moves: the one that says most."""
    return RULES[max(_ranks(body, x), default=0)]


def _ranks(t: Term, x: Key) -> Iterator[int]:
    """The ranks in `RULES` of what is used for a term."""
    if x not in t.free:
        return
    match t.head, t.args:
        case "mul", (a, b) if x in a.free and x in b.free:
            yield 1
        case "fn" | "pow", _:
            yield 2
        case "div", (_, b) if x in b.free:
            yield 3
        case "def", (_, *args):
            if any(x in a.free and passed_on(a) is None for a in args):
                yield 2
            return
    for a in t.args:
        if type(a) is Term:
            yield from _ranks(a, x)


def backward(
    engine: Engine,
    f: Term,
    x: Key,
    passes: Sequence[Pass],
    letters_of: Mapping[Dim, Sequence[str]],
    beside: Iterable[Term] = (),
) -> Iterator[ProofLine]:
    """Yield the changes of definitions that are not taken apart, and the pullbacks of cotangents through the others."""
    stages = {d for one in passes for actual, _ in one.moving if (d := _defined(actual)) is not None}
    yield from changes(
        engine, f, x, lambda d: any(s.head == "def" and s.args[0] in stages for s in subterms(d.body)), beside
    )
    yield from pullbacks(engine, passes, letters_of, context_of(f, *engine.hypotheses, *beside).names)


def forward(engine: Engine, f: Term, x: Key, whole: Theorem, *theorems: tuple[Theorem, str]) -> Iterator[ProofLine]:
    """Yield the changes of all definitions, and the results that were asked for, parts of one theorem."""
    yield from changes(engine, f, x, beside=(whole.concl,))
    yield from results(*theorems)


def results(*theorems: tuple[Theorem, str]) -> Iterator[ProofLine]:
    """Yield the results that were asked for, with a word on each."""
    for theorem, word in theorems:
        yield ProofLine("result", theorem, None, theorem.concl.args[2], {}, word)


def _defined(t: Term) -> Definition | None:
    """The definition of an array of defined terms."""
    while t.head == "lam":
        t = t.args[1]
    return t.args[0] if t.head == "def" else None


def _pulled(one: Pass, law: Theorem) -> str:
    """Why inner products are equal, in words."""
    sums = any(t.head == "sum" for t in _moving_sums(law.lhs))
    way = "sums exchanged" if sums else "factors collected"
    return f"{way}; {one.uses} cotangents added" if one.uses > 1 else way


def _moving_sums(t: Term) -> Iterator[Term]:
    """The sums within the outer ones."""
    while t.head == "sum":
        t = t.args[1]
    return (s for s in subterms(t) if s.head == "sum")


def _uses(
    t: Term, moving: frozenset[Key], uses_of: dict[tuple[Definition, tuple[int, ...]], list[Term]], names: Fresh
) -> None:
    """Collect the definitions in which something moves, each after those in its body."""
    for part in parts(t, names):
        if part.head != "def":
            continue
        d, *args = part.args
        places = tuple(n for n, a in enumerate(args) if a.sort[0] != "I" and not a.free.isdisjoint(moving))
        if not places:
            continue
        if (d, places) not in uses_of:
            _uses(d.body, frozenset(d.params[n] for n in places), uses_of, names)
        at = [Term.of(p) if p.kind == "ix" else a for p, a in zip(d.params, args, strict=True)]
        uses_of.setdefault((d, places), []).append(Term("def", d, *at))


def _without(use: Term) -> Term:
    """A defined term as an array over its indices."""
    indices = [a for a in use.args[1:] if a.head == "ix"]
    return vector(indices, use)


def _on(line: Line, hypotheses: Iterable[Term]) -> Iterator[Term]:
    return (line.on(h) for h in hypotheses if line.variable in h.free)


def _moving(t: Term, x: Key) -> Iterator[Term]:
    """The parts in which ``x`` moves; of a defined term not what is inside."""
    if x not in t.free or t.head in ("at", "lam"):
        return
    yield t
    if t.head == "def":
        return
    for a in t.args:
        if type(a) is Term:
            yield from _moving(a, x)


def _conditions(body: Term, x: Key, engine: Engine) -> tuple[Theorem, ...]:
    """What the rules ask of the body of a definition, proved; not of what stands under a sum."""
    conditions = list[Theorem]()
    for t in _moving(body, x):
        try:
            if t.head == "div" and x in t.args[1].free and not t.args[1].loose:
                conditions.append(order.nonzero(t.args[1], engine.scope))
            elif t.head == "fn" and t.args[0] in POSITIVE and not t.args[1].loose:
                conditions.append(order.positive(t.args[1], engine.scope))
        except ProofError:
            continue
    return tuple(conditions[:MOST_CONDITIONS])
