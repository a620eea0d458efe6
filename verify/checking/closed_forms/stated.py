"""Statements from formulas of the user: the forward pass of a formula, or its derivatives, as the kernel proved them.

The reference is the closed form on Arb balls. What an honest program may round is what some ways to write the closed
form may: as it is stated, as the program that `derive.programs` writes, which does not overflow, and with its
brackets multiplied out. What is wrong is the closed form or that program with one change: see
`verify.checking.closed_forms.slips` and `verify.checking.closed_forms.programs`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, reduce
from operator import add
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

import numpy as np

from derive.doors.derived import Derived, program
from derive.doors.requests import Request, stated
from derive.doors.tracing import Traced
from derive.kernel.terms import Definition, DeriveError, Key, Term, num, subterms
from derive.language.families import passed_on, summed
from derive.language.formulas import Formula, called, formula, written
from derive.language.terms import Defined
from derive.language.text.asked import questions
from derive.language.text.declarations import base, context_of
from derive.language.words import expected
from derive.programs.functions import ClosedForm, ClosedForms
from verify.checking.closed_forms.forms import Forms, Side, VariableValues, result_of
from verify.checking.closed_forms.points import Points, conditions
from verify.checking.closed_forms.rearranged import of_output
from verify.checking.closed_forms.traced import drawn
from verify.checking.judging.draws import EQUAL, HANDED, OF_KINDS, SIZES, Draw
from verify.checking.judging.statement import GRADIENT, OF_OWN, Statement

__all__ = ["Own", "closed_forms", "formulas_of", "holding", "own_statement", "statement_of"]

Own: TypeAlias = Formula | Derived
Where: TypeAlias = tuple[tuple[str, Callable[[Any], Any]], ...]
ROUNDED_OFF = 2.0**-40
"""How far differences of a few numbers may be apart that are equal."""
MOST_DRAWN_AGAIN = 400
"""Numbers of a probe that is drawn again where programs in half precision are held to nothing."""
ROUNDING = (
    "a right program may round more than some ways to write the formula do, and is accepted up to "
    f"{OF_OWN:.0f} bounds and some roundings of the largest entry, where all wrong formulas are further away"
)
NAMES: Mapping[str, tuple[str, ...]] = MappingProxyType({"g": GRADIENT[1:], "epsilon": ("eps",)})
"""Other names under which programs know a variable, if no other one has them."""


@lru_cache(maxsize=32)
def statement_of(
    asked: tuple[Own, ...],
    fixed: tuple[tuple[str, float], ...] = (),
    where: Where = (),
    kinds: tuple[tuple[str, str | Draw], ...] = (),
) -> Statement:
    """Return the statement that formulas or derivatives make.

    Parameters
    ----------
    asked : tuple of Formula or Derived
        A formula, or derivatives of one formula.
    fixed : tuple of pairs
        Real variables that are constants: a program may take them or know them.
    where : tuple of pairs
        What a variable is of the argument that a program takes in its place: ``("gamma", lambda w: 1 + w)``.
    kinds : tuple of pairs
        Families of ones and zeros: ``("labels", "labels")``, of which a program is given integers, or ``"mask"``; or
        what draws a family.

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
    first = asked[0]
    together = isinstance(first, Traced) and all(getattr(f, "reading", None) is first.reading for f in asked)
    if isinstance(first, Formula) and len(asked) > 1 and not together:
        raise ValueError(f"of: expected one formula, or derivatives of one, got {len(asked)} with {first.name} first")
    written, sides = closed_forms(asked)
    keys, name = written.variables, written.name
    hypotheses = tuple(dict.fromkeys(h for one in asked for h in _formula(one).given))
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
    values, drawn = VariableValues(keys, dict(where)), tuple(k for k in keys if k.name not in dict(fixed))
    forms = [Forms(side, written, n, values) for n, side in enumerate(sides)]

    def bounded(arguments: Mapping[str, Any]) -> bool:
        if sum(np.size(value) for value in arguments.values()) > MOST_DRAWN_AGAIN:
            return True
        return all(form.bounded({**arguments, **dict(fixed)}) for form in forms)

    assumed = _assumed(hypotheses, keys, refused)
    draws = {name: OF_KINDS[kind] if isinstance(kind, str) else kind for name, kind in kinds}
    points = Points(drawn, dims, _all(sides), assumed, refused, dict(fixed), dict(where), bounded, draws)
    results = {form.side.name: result_of(form, values, points) for form in forms}
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
        admits=points.satisfied,
        structured=frozenset({"g"} & {k.name for k in keys if k.dims}),
        handed=MappingProxyType(
            {name: HANDED[kind] if isinstance(kind, str) else np.asarray for name, kind in kinds if name in taken}
        ),
    )


def _is_shift(substitution: Callable[[Any], Any]) -> bool:
    """Tell whether a substitution adds a number, which no gradient sees."""
    at = np.array([-2.75, 0.5, 1.25, 3.0])
    return bool(np.ptp(substitution(at) - at) < ROUNDED_OFF)


def _refusal(name: str) -> Callable[[str], ValueError]:
    return lambda why: ValueError(f"{name}: expected a formula that a program computes from arrays, got {why}")


def _formula(asked: Own) -> Formula:
    return asked.formula if isinstance(asked, Derived) else asked


def closed_forms(asked: Sequence[Own]) -> tuple[ClosedForms, tuple[Side, ...]]:
    """Return the program of a formula, or of derivatives of one, and what is checked of each of its results."""
    first = asked[0]
    written = program(_derivatives(asked)) if isinstance(first, Derived) else _program([*map(_formula, asked)])
    return written, _sides(asked, written)


def _program(formulas: Sequence[Formula]) -> ClosedForms:
    """Return the program of a forward pass, which has several formulas where a traced function has several results."""
    bodies, first = [f.body for f in formulas], formulas[0]
    name = first.reading.program.name if len(formulas) > 1 and isinstance(first, Traced) else first.name
    used = context_of(*bodies).variables.values()
    variables = tuple(k for k in used if k.kind == "at" and any(k in body.free for body in bodies))
    results = tuple(ClosedForm(f.name, f.body, tuple(i.key for i in f.indices), "") for f in formulas)
    return ClosedForms(name, name, results, variables, ())


def _derivatives(asked: Sequence[Own]) -> list[Derived]:
    """Return derivatives of one formula.

    Raises
    ------
    ValueError
        If they are not all that.
    """
    first, derivatives = _formula(asked[0]), [d for d in asked if isinstance(d, Derived)]
    for one in asked:
        if one not in derivatives or repr(_formula(one)) != repr(first):
            raise ValueError(f"of: expected derivatives of {first.name}, got {one!r}"[:300])
    return derivatives


def _sides(asked: Sequence[Own], written: ClosedForms) -> tuple[Side, ...]:
    """Return what is checked of each result.

    Raises
    ------
    ValueError
        If two have one name.
    """
    sides = list[Side]()
    for one, closed in zip(asked, written.results, strict=True):
        notes: tuple[str, ...]
        holds = holding(closed.axes, written.variables)
        if isinstance(one, Formula):
            notes = (f"of the formula {one!r}, as it is stated", ROUNDING)
            sides.append(Side(one.name, one.name, closed.value, closed.axes, holds, notes, "the formula"))
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
        sides.append(Side(name, one.name, one.value, closed.axes, holds, notes, "the theorem", _of_outputs(one)))
    if len({side.name for side in sides}) < len(sides):
        raise ValueError(f"of: expected derivatives in different variables, got {', '.join(s.name for s in sides)}")
    return tuple(sides)


def _of_outputs(derived: Derived) -> tuple[tuple[str, Term], ...]:
    """Return a derivative at what the function gives, in the place of each variable of its axes."""
    function = derived.formula
    if any(t.head in ("sum", "lam") for t in subterms(function.body)):
        return ()
    indices = [i.key for i in function.indices]
    keys = [k for k in derived.value.free if k.kind == "at" and [*k.dims] == [i.dims[0] for i in indices]]
    words = f"{function.name} in the place of {{}} everywhere"
    return tuple((words.format(k.name), of_output(derived.value, k, function.body, indices)) for k in keys)


def holding(axes: Sequence[Key], keys: Sequence[Key]) -> Term:
    """Return a real term that has these free indices, in this order, and these variables."""
    parts = [Term("delta", i, i) for i in map(Term.of, axes)]
    for key in keys:
        indices = [Term("ix", f"c{n}", dim) for n, dim in enumerate(key.dims)]
        parts.append(summed(indices, Term.of(key, *indices)))
    return reduce(add, parts) if parts else num(0)


def _all(sides: Sequence[Side]) -> Term:
    """Return a claim whose right sides are all closed forms."""
    return reduce(lambda whole, side: Term("and", whole, side.at(side.value)), sides[1:], sides[0].at(sides[0].value))


def _assumed(hypotheses: Sequence[Term], keys: Sequence[Key], refused: Callable[[str], Exception]) -> Any:
    """Return the hypotheses about what is drawn; others are of no consequence."""
    relevant = [h for h in hypotheses if {k for k in h.free if k.kind == "at"} <= set(keys)]
    return conditions(relevant, refused)


def own_statement(asked: object, constants: Mapping[str, Any], where: Mapping[str, Callable[[Any], Any]]) -> Statement:
    """Return the statement of what somebody names.

    Parameters
    ----------
    of
        As of `formulas_of`.
    constants : mapping of str to number
        Real variables that a program may know.
    where : mapping of str to callable
        What a variable is of the argument in its place.

    Raises
    ------
    ValueError
        As `formulas_of` and `statement_of`, and if a constant is no number or a substitution no function.
    """
    for name, value in constants.items():
        if type(value) not in (int, float):
            raise ValueError(f"{name}: expected a number, got {value!r}")
    if not all(map(callable, where.values())):
        raise ValueError(f"where: expected a mapping such as {{'gamma': lambda w: 1 + w}}, got {where!r}")
    fixed = tuple(sorted((name, float(value)) for name, value in constants.items()))
    formulas = formulas_of(asked)
    first = _formula(formulas[0])
    kinds = tuple(drawn(first).items()) if isinstance(first, Traced) else ()
    return statement_of(formulas, fixed, tuple(where.items()), kinds)


def formulas_of(asked: object) -> tuple[Own, ...]:
    """Return a formula, or derivatives of one formula.

    Parameters
    ----------
    asked : Formula, Term, Derived, sequence of Derived or str
        A string names those of a file: ``"gates.thm:silu"`` is the formula, ``"gates.thm:silu_vjp_x"`` a derivative
        that the file asks for, and ``"gates.thm:silu_vjp"`` all its backward passes. They are found and proved now.

    Raises
    ------
    ValueError
        If it is none of these, or the file has none of that name, or is not shown to be differentiable.
    """
    if isinstance(asked, str):
        return _of_file(asked)
    if isinstance(asked, Derived | Formula):
        return (asked,)
    if type(asked) is Term:
        try:
            return (formula(called(asked), asked),)
        except DeriveError as error:
            raise ValueError(f"of: {error}") from None
    if isinstance(asked, Sequence) and {type(one) for one in asked} in ({Derived}, {Traced}):
        return tuple(asked)
    got = f"{type(asked).__name__} {asked!r}"
    raise ValueError(f"of: expected a formula, derivatives of one, a term, or FILE.thm:NAME, got {got}"[:300])


def _of_file(text: str) -> tuple[Own, ...]:
    file, colon, name = text.rpartition(":")
    if not (colon and file and name):
        raise ValueError(f"of: expected FILE.thm:NAME, such as gates.thm:silu_vjp, got {text!r}")
    try:
        said = questions(Path(file))
        asked, forward = stated(said), {one.name: one for one in map(written, said.formulas)}
    except OSError as error:
        raise ValueError(f"of: {file}: {error.strerror or error}") from None
    except (DeriveError, UnicodeDecodeError) as error:
        raise ValueError(f"of: {text}: {error}") from None
    named: dict[str, list[Request]] = {}
    for one in asked:
        whole = f"{one.formula.name}_{one.kind}"
        for key in (f"{whole}_{_variable(one)}", whole):
            named.setdefault(key, []).append(one)
    forward |= {one.formula.name: one.formula for one in asked}
    if name in forward:
        return (_kept(forward[name].name, forward[name].body, forward[name].given, forward[name].indices),)
    if name not in named:
        raise ValueError(f"of: {file} asks for nothing called {name!r}{expected(name, (*forward, *named))}")
    try:
        return tuple(map(_proved, named[name]))
    except DeriveError as error:
        raise ValueError(f"of: {text}: {error}") from None


def _proved(asked: Request) -> Derived:
    f, words = asked.formula, tuple(word.definition for word in asked.words)
    return _found(asked.kind, _kept(f.name, f.body, f.given, f.indices), asked.variable, words)


@lru_cache(maxsize=256)
def _kept(name: str, body: Term, given: tuple[Term, ...], indices: tuple[Term, ...]) -> Formula:
    """Return a formula; the same one for the same terms, so that what was found for it is known."""
    return Formula(name, body, given, indices)


@lru_cache(maxsize=256)
def _found(kind: str, formula: Formula, variable: Term, words: tuple[Definition, ...]) -> Derived:
    return Request(kind, formula, variable, tuple(map(Defined, words)), 0).found()


def _variable(asked: Request) -> str:
    key = passed_on(asked.variable) or asked.variable.key
    return str(key.name)
