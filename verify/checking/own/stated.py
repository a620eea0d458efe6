"""Statements from formulas of one's own: the forward pass of a formula, or its derivatives, as the kernel proved them.

The reference is the closed form on Arb balls. What an honest program may round is what some ways to write the closed
form may: as it is stated, as the program that `derive.render.code` writes, which does not overflow, and with its
brackets multiplied out. What is wrong is the closed form with one change: see `verify.checking.own.slips`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, reduce
from operator import add
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from derive.derived import Derived, program
from derive.deriving.families import summed
from derive.formulas import Formula
from derive.kernel.terms import Key, Term
from derive.language import Eq
from derive.notation.declarations import context_of
from derive.render.code.functions import ClosedForm, Program
from derive.render.program import Batches, obstacle
from derive.render.symbols import RenderError
from derive.words import expected
from verify.checking.draws import EQUAL, SIZES
from verify.checking.mistakes import slip_of
from verify.checking.models import ladder
from verify.checking.own.expanding import expanded
from verify.checking.own.graphs import computed
from verify.checking.own.slips import slips
from verify.checking.points import Points, base, conditions, variables
from verify.checking.rounded import Rounded, rounded
from verify.checking.statement import Probe, Result, Spelling, Staged, Statement, Wrong
from verify.numbers import UndecidedError

__all__ = ["Own", "statement_of"]

Own: TypeAlias = Formula | Derived
Where: TypeAlias = tuple[tuple[str, Callable[[Any], Any]], ...]
FLOATS = ladder("float64")[0]
ROUNDED_OFF = 2.0**-40
"""How far differences of a few numbers may be apart that are equal."""
COTANGENT = ("dy", "dout", "grad", "grad_output")
NAMES: Mapping[str, tuple[str, ...]] = MappingProxyType({"g": COTANGENT, "epsilon": ("eps",)})
"""Other names under which programs know a variable, if no other one has them."""
ROUNDING = "a right program that rounds more than some ways to write the formula do would be refused"


class _Side(NamedTuple):
    """A closed form, what its result and theorem are called, its axes in order, and a term with its variables."""

    name: str
    theorem: str
    value: Term
    axes: tuple[Key, ...]
    holds: Term
    notes: tuple[str, ...]
    called: str

    def at(self, value: Term) -> Term:
        """Return the relation whose right side is a closed form, over all axes of this one and at all its variables."""
        return Eq(self.holds, value)


@lru_cache(maxsize=32)
def statement_of(of: tuple[Own, ...], fixed: tuple[tuple[str, float], ...] = (), where: Where = ()) -> Statement:
    """Return the statement that formulas or derivatives make.

    Parameters
    ----------
    of : tuple of Formula or Derived
        A formula, or derivatives of one formula.
    fixed : tuple of pairs
        Real variables that are constants: a program may take them or know them.
    where : tuple of pairs
        What a variable is of the argument that a program takes in its place: ``("gamma", lambda w: 1 + w)``.

    Raises
    ------
    ValueError
        If it is not about a formula that a program computes from arrays, the derivatives are of several formulas or in
        one variable twice, or a name is none of its variables. The line says which.

    Examples
    --------
    >>> from derive import Dimension, Sum, define, exp, vector, vjp
    >>> n = Dimension("n")
    >>> i, j = n.indices("i j")
    >>> x = vector("x", n)
    >>> partition = define("partition", (x,), Sum(exp(x[j]), j))
    >>> softmax = define("softmax", (x, i), exp(x[i]) / partition(x))
    >>> made = statement_of((vjp(softmax(x, i), x),))
    >>> made.name, list(made.arguments), made.axes, made.results["dx"].wrong[0].name
    ('softmax_vjp_x', ['x', 'g'], ('n',), 'softmax is not a factor of the result')
    """
    first = of[0]
    known = program(_derivatives(of)) if isinstance(first, Derived) else _program(first)
    if isinstance(first, Formula) and len(of) > 1:
        raise ValueError(f"of: expected one formula, or derivatives of one, got {len(of)} with {first.name} first")
    keys, name, sides = known.variables, known.name, _sides(of, known)
    hypotheses = tuple(dict.fromkeys(h for one in of for h in _formula(one).given))
    refused = _refusal(name)
    for which, names in (("the constants", dict(fixed)), ("where", dict(where))):
        if unknown := [key for key in names if key not in [k.name for k in keys]]:
            raise ValueError(
                f"{name}: {which}: expected some of {', '.join(k.name for k in keys)}, got {unknown[0]!r}"
                + expected(unknown[0], [k.name for k in keys])
            )
    for k in keys:
        if k.random or k.kind != "at" or any(base(d) == "Integers" for d in k.dims):
            raise refused(f"{k.name}, which is no array of numbers")
        if k.name in dict(fixed) and k.dims:
            raise refused(f"a constant {k.name}, which has axes")
    dims = tuple(dict.fromkeys(base(d) for k in keys for d in k.dims))
    if len(dims) > len(SIZES[0]):
        raise refused(f"{len(dims)} dimensions, more than {len(SIZES[0])}")
    for side in sides:
        variable = side.name.removeprefix("d")
        if isinstance(first, Derived) and variable in dict(where) and not _is_shift(dict(where)[variable]):
            raise ValueError(
                f"{name}: where: {side.name} is the gradient at {variable}, and not at the argument in its place, "
                "unless that differs by a number, as in 1 + w"
            )
    values, drawn = _Values(keys, dict(where)), tuple(k for k in keys if k.name not in dict(fixed))
    points = Points(drawn, dims, _all(sides), _assumed(hypotheses, keys, refused), refused, dict(fixed), dict(where))
    results = {side.name: _result(side, known, n, values, points) for n, side in enumerate(sides)}
    taken = {k.name for k in keys}
    shapes = tuple(sizes[: len(dims)] for sizes in SIZES) if dims else ((),)
    return Statement(
        name=name,
        arguments={k.name: tuple(a for a in NAMES.get(k.name, ()) if a not in taken) for k in drawn},
        results=results,
        probes=points.drawn,
        shapes=(*shapes, (EQUAL,) * len(dims)) if len(dims) > 1 else shapes,
        axes=dims,
        constants=MappingProxyType(dict(fixed)),
        structured=frozenset({"g"} & {k.name for k in keys if k.dims}),
    )


def _is_shift(of: Callable[[Any], Any]) -> bool:
    """Tell whether a substitution adds a number, which no gradient sees."""
    at = np.array([-2.75, 0.5, 1.25, 3.0])
    return bool(np.ptp(of(at) - at) < ROUNDED_OFF)


def _refusal(name: str) -> Callable[[str], ValueError]:
    return lambda why: ValueError(f"{name}: expected a formula that a program computes from arrays, got {why}")


def _formula(of: Own) -> Formula:
    return of.formula if isinstance(of, Derived) else of


def _program(of: Formula) -> Program:
    """Return the program of a forward pass."""
    variables = tuple(k for k in context_of(of.body).variables.values() if k in of.body.free and k.kind == "at")
    result = ClosedForm(of.name, of.body, tuple(i.key for i in of.indices), "")
    return Program(of.name, of.name, (result,), variables, ())


def _derivatives(of: Sequence[Own]) -> list[Derived]:
    """Return derivatives of one formula.

    Raises
    ------
    ValueError
        If they are not all that.
    """
    first, found = _formula(of[0]), [d for d in of if isinstance(d, Derived)]
    for one in of:
        if one not in found or repr(_formula(one)) != repr(first):
            raise ValueError(f"of: expected derivatives of {first.name}, got {one!r}"[:300])
    return found


def _sides(of: Sequence[Own], known: Program) -> tuple[_Side, ...]:
    """Return what is checked of each result.

    Raises
    ------
    ValueError
        If two have one name.
    """
    found = list[_Side]()
    for one, closed in zip(of, known.results, strict=True):
        notes: tuple[str, ...]
        holds = _holding(closed.axes, known.variables)
        if isinstance(one, Formula):
            notes = (f"of the formula {one!r}, as it is stated", ROUNDING)
            found.append(_Side(one.name, one.name, closed.value, closed.axes, holds, notes, "the formula"))
            continue
        digest = hashlib.sha256(one.certificate().encode()).hexdigest()[:16]
        needs = f", for {', '.join(map(repr, one.hypotheses))}" if one.hypotheses else ""
        notes = (
            f"of the formula {one.formula!r}",
            f"{one.title}: {one.value!r}",
            f"{one.summary} (certificate {digest}){needs}",
            ROUNDING,
        )
        name = closed.name.replace("d_", "d", 1) if one.kind in ("vjp", "derivative") else one.name
        found.append(_Side(name, one.name, one.value, closed.axes, holds, notes, "the theorem"))
    if len({side.name for side in found}) < len(found):
        raise ValueError(f"of: expected derivatives in different variables, got {', '.join(s.name for s in found)}")
    return tuple(found)


def _holding(axes: Sequence[Key], keys: Sequence[Key]) -> Term:
    """Return a real term that has these free indices, in this order, and these variables."""
    parts = [Term("delta", i, i) for i in map(Term.of, axes)]
    for key in keys:
        indices = [Term("ix", f"c{n}", dim) for n, dim in enumerate(key.dims)]
        parts.append(summed(indices, Term.of(key, *indices)))
    return reduce(add, parts)


def _all(sides: Sequence[_Side]) -> Term:
    """Return a claim whose right sides are all closed forms."""
    return reduce(lambda whole, side: Term("and", whole, side.at(side.value)), sides[1:], sides[0].at(sides[0].value))


def _assumed(hypotheses: Sequence[Term], keys: Sequence[Key], refused: Callable[[str], Exception]) -> Any:
    """Return the hypotheses about what is drawn; others are of no consequence."""
    own = [h for h in hypotheses if {k for k in h.free if k.kind == "at"} <= set(keys)]
    return conditions(own, refused)


class _Values:
    """The first stage of all formulas: the values of variables."""

    def __init__(self, keys: Sequence[Key], where: Mapping[str, Callable[[Any], Any]]) -> None:
        self.keys, self.where, self.bound = tuple(keys), where, variables(keys)

    def given(self, arguments: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the values of the variables by name."""
        own = {name: _shaped(arguments[name]) for name in (k.name for k in self.keys)}
        own = {name: self.where[name](value) if name in self.where else value for name, value in own.items()}
        return self.bound(**own)

    def __call__(self, **arguments: Any) -> Batches:
        return Batches(self.given(arguments))


def _shaped(value: Any) -> Any:
    return value if isinstance(value, Rounded) else np.asanyarray(value)


def _result(side: _Side, known: Program, number: int, values: _Values, points: Points) -> Result:
    """Return what is known of one closed form.

    Raises
    ------
    ValueError
        If it is no program.
    """
    reference = _as_stated(side, side.value, values)
    written = _as_program(known, number, side, values)
    stable = [Spelling("as a program", written)] if written else []
    spellings = [Spelling("as it is stated", reference, overflows=bool(stable)), *stable]
    longer = expanded(side.value)
    if longer != side.value:
        spellings.append(Spelling("brackets multiplied out", _as_stated(side, longer, values), overflows=True))
    wrong, same = _wrong(side, reference, values, points)
    notes = (*side.notes, *([f"{same} slips are no other formula than this or another slip"] if same else []))
    return Result(
        side.theorem, values.given, tuple(spellings), wrong, notes=notes, instead=reference, called=side.called
    )


def _as_stated(side: _Side, value: Term, values: _Values) -> Staged:
    """Return a term in the place of a closed form as a formula over its axes."""
    relation = side.at(value)
    if why := obstacle(relation):
        raise ValueError(f"{side.theorem}: expected a formula that a program computes from arrays, got {why}")

    def then(batches: Batches) -> Any:
        (found,) = batches.right_sides(relation)
        return found

    return Staged(values, then)


def _as_program(known: Program, number: int, side: _Side, values: _Values) -> Callable[..., Any] | None:
    """Return a closed form as the program that is written for it; None if it has a word without an array operation."""
    try:
        translation = known._replace(numbers=()).translated()
    except RenderError:
        return None
    graph, root = translation.graph, translation.roots[number]

    def found(**arguments: Any) -> Any:
        given = values.given(arguments)
        model = next(value.model for value in given.values() if isinstance(value, Rounded))
        balls = {name: v if isinstance(v, Rounded) else rounded(v, model) for name, v in given.items()}
        (result,) = computed(graph, [root], balls)
        sizes = {d: n for k in values.keys for d, n in zip(k.dims, _own(balls[k.name], k), strict=True)}
        lead = max(v.ndim - len(k.dims) for k in values.keys for v in [balls[k.name]])
        batch = next((v.shape[:lead] for k in values.keys if (v := balls[k.name]).ndim - len(k.dims) == lead), ())
        return np.broadcast_to(result, (*batch, *(sizes[key.dims[0]] for key in side.axes)))

    return found


def _own(value: Any, key: Key) -> tuple[int, ...]:
    return tuple(value.shape[value.ndim - len(key.dims) :])


def _wrong(side: _Side, reference: Staged, values: _Values, points: Points) -> tuple[tuple[Wrong, ...], int]:
    """Return the slips that are other formulas, each once; and how many are none."""
    shapes = [sizes[: len(points.dims)] for sizes in SIZES]
    rng, samples = np.random.default_rng(0), list[Mapping[str, Any]]()
    for shape in shapes:
        probes = list(points.drawn(rng, shape))
        samples.append(_together(probes, points.fixed))
    kept, names = list[Wrong](), dict[str, int]()
    tried, lost = set[Term]({side.value}), 0
    firsts = [reference.first(**sample) for sample in samples]
    seen = [_sampled(reference, firsts)]
    for slip in slips(side.value, side.axes):
        if slip.term in tried or not slip.term.free <= side.value.free | side.holds.free:
            continue
        tried.add(slip.term)
        made = _as_stated(side, slip.term, values)
        try:
            found = _sampled(made, firsts)
        except (ArithmeticError, UndecidedError, RenderError):
            lost += 1
            continue
        if any(not _apart(found, other) for other in seen):
            lost += 1
            continue
        seen.append(found)
        names[slip.name] = names.get(slip.name, 0) + 1
        name = slip.name if names[slip.name] == 1 else f"{slip.name} ({names[slip.name]})"
        kept.append(slip_of(name, made))
    return tuple(kept), lost


def _together(probes: Sequence[Probe], fixed: Mapping[str, float]) -> Mapping[str, Any]:
    arrays = {name: rounded(np.stack([p.arguments[name] for p in probes]), FLOATS) for name in probes[0].arguments}
    return {**arrays, **fixed}


def _sampled(of: Staged, firsts: Sequence[Batches]) -> list[Rounded]:
    with np.errstate(all="ignore"):
        return [of.then(first) for first in firsts]


def _apart(a: Sequence[Rounded], b: Sequence[Rounded]) -> bool:
    """Tell whether two formulas differ at some entry by more than float64 may round."""
    with np.errstate(all="ignore"):
        return any(bool((np.abs(x.value - y.value) > x.radius + y.radius).any()) for x, y in zip(a, b, strict=True))
