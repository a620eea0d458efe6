"""Find and prove derivatives of formulas: backward passes, directional and second derivatives.

>>> from derive import Dimension, Lt, Sum, define, formula, reals, sqrt, vector, vjp
>>> n = Dimension("n")
>>> i, k = n.indices("i k")
>>> x, w = vector("x", n), vector("w", n)
>>> (epsilon,) = reals("epsilon")
>>> rms = define("rms", (x, epsilon), sqrt(Sum(x[k] ** 2, k) / n.card + epsilon))
>>> rmsnorm = define("rmsnorm", (x, epsilon, i), x[i] / rms(x, epsilon))
>>> f = formula("rmsnorm1p", (1 + w[i]) * rmsnorm(x, epsilon, i), given=[Lt(0, epsilon)])
>>> print(vjp(f, x))
backward pass of rmsnorm1p in x
dimensions: n
indices: j:n
reals: epsilon
vectors: g[n], w[n], x[n]
define: rms(x[n], epsilon) = sqrt(Sum(x[k]**2, k:n)/size(n) + epsilon)
define: rmsnorm(x[n], epsilon, i:n) = x[i]/rms(x, epsilon)
define: rmsnorm1p(w[n], x[n], epsilon, i:n) = (1 + w[i])*rmsnorm(x, epsilon, i)
define: d_rmsnorm(g[n], w[n], i:n) = g[i]*(1 + w[i])
assume: 0 < epsilon
claim: HasDerivative(Sum(g[i]*rmsnorm1p(w, x, epsilon, i), i:n), x[j], (d_rmsnorm(g, w, j) - ...
(proved by the kernel, in ... applications of rules)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, overload

from ..deciding.lacking import completed
from ..deriving.curvature import curvature
from ..deriving.derivation import ProofLine, backward, forward, results
from ..deriving.directions import Line, along
from ..deriving.engine import Engine
from ..deriving.layers import pulled_back
from ..deriving.rules import UnshownError
from ..kernel.rules import ProofError
from ..kernel.sorts import MAX_INDICES
from ..kernel.terms import Definition, Key, StatementError, Term
from ..language.families import LETTERS, entry, family, letters, passed_on, summed, two_entries
from ..language.formulas import Formula, called, formula, written
from ..language.fresh import numbered
from ..language.terms import Defined, Vector
from ..language.text.asked import derivatives, the_one
from ..language.text.declarations import context_of, too_many_axes
from ..language.text.text import text
from ..prelude import beside, interface
from ..proving.prover import uncollected
from ..proving.scope import Scope
from .derived import Derived, Discovery


def derivative(f: Formula | Term | str, x: Term | str | None = None, words: Iterable[Defined] = ()) -> Derived:
    """Find and prove the derivative of a formula in one entry of a variable.

    Parameters
    ----------
    f : Formula, Term or str
        Or a text that says what is differentiated in what, as a file of formulas does: see `language.text.formulas`.
    x : Term
        An entry such as ``x[j]``, or a real variable; nothing beside a text that ends with ``in x``.
    words : iterable of Defined
        Definitions that the closed form may name, beside those of the formula: sigmoid, softmax.

    Raises
    ------
    StatementError
        If ``x`` is no entry.
    ProofError
        If it is not shown to be differentiable: what could not be shown.

    Examples
    --------
    >>> from derive import define, exp, log, reals
    >>> (t,) = reals("t")
    >>> sigmoid = define("sigmoid", (t,), 1 / (1 + exp(-t)))
    >>> softplus = define("softplus", (t,), log(1 + exp(t)))
    >>> derivative(softplus(t), t, words=[sigmoid]).value
    sigmoid(t)
    >>> derivative("x**2*exp(x) in x").value
    x*exp(x)*(2 + x)
    """
    f, x, words = _asked("derivative", f, x, words)
    if type(x) is not Term or x.head != "at" or x.args[2] != "fixed":
        raise StatementError(f"derivative of {f.name}: an entry of a variable was expected, such as x[j], not {x!r}")

    def search(f: Formula) -> Discovery:
        engine = _engine(f.body, f.given, words)
        theorem = engine.derivative(f.body, x)
        lines = partial(forward, engine, f.body, x.key, theorem, (theorem, "where one entry changes"))
        return Discovery(theorem, theorem.concl.args[2], x, x.args[3:], lines=lines)

    return _searched(f, "derivative", f"derivative of {f.name} in {text(x)}", f.body, x.key, search)


@overload
def vjp(
    f: Formula | Term | str,
    x: list[Vector | Term | str] | tuple[Vector | Term | str, ...],
    words: Iterable[Defined] = (),
    cotangent: str = "",
) -> tuple[Derived, ...]: ...
@overload
def vjp(
    f: Formula | Term | str, x: Vector | Term | str | None = None, words: Iterable[Defined] = (), cotangent: str = ""
) -> Derived: ...
def vjp(f: Any, x: Any = None, words: Iterable[Defined] = (), cotangent: str = "") -> Any:
    """Find and prove the backward pass of a formula in a variable: its vector-Jacobian product, in reverse mode.

    Parameters
    ----------
    f : Formula, Term or str
        Or a text, as of `derivative`.
    x : Vector or Term
        A family such as ``vector("x", n)``, or a real variable; nothing beside a text that ends with ``in x``. Of a
        list of them there is a result for each, for which layers that several pass through are proved once.
    words : iterable of Defined
        Definitions that the closed form may name, beside those of the formula: sigmoid, softmax.
    cotangent : str
        The name of what the loss says of the formula's value; of the same shape. Without it ``g``, or ``cotangent``
        where g is a name of the formula.

    Raises
    ------
    StatementError
        If ``x`` is no variable, the name of the cotangent is taken, or the formula has too many axes.
    ProofError
        If the formula is not shown to be differentiable: what could not be shown.

    Examples
    --------
    >>> from derive import Dimension, Sum, define, exp, vector
    >>> n = Dimension("n")
    >>> i, j = n.indices("i j")
    >>> x = vector("x", n)
    >>> partition = define("partition", (x,), Sum(exp(x[j]), j))
    >>> softmax = define("softmax", (x, i), exp(x[i]) / partition(x))
    >>> vjp(softmax(x, i), x).value
    softmax(x, j)*(g[j] - Sum(g[i]*softmax(x, i), i:n))
    >>> w = vector("w", n)
    >>> [found.value for found in vjp(w[i] * softmax(x, i), [w, x])]
    [g[j]*softmax(x, j), softmax(x, j)*(d_softmax(g, w, j) - Sum(d_softmax(g, w, i)*softmax(x, i), i:n))]
    """
    engines = dict[tuple[Term, ...], Engine]()
    if isinstance(x, list | tuple):
        words = tuple(words)
        return tuple(_vjp(*_asked("vjp", f, one, words), cotangent, engines) for one in x)
    return _vjp(*_asked("vjp", f, x, words), cotangent, engines)


def _vjp(
    f: Formula, x: Any, words: Iterable[Defined], cotangent: str, engines: dict[tuple[Term, ...], Engine]
) -> Derived:
    """Find a backward pass with the engine that there is for what is assumed, which knows the layers it has proved."""
    title = f"backward pass of {f.name}"
    key = _variable(x, title)
    taken = _names(f) | {key.name}
    cotangent = cotangent or next(s for s in numbered("g", "cotangent") if s not in taken)
    if cotangent in taken:
        raise StatementError(f"{title}: the name {cotangent} is taken; choose another cotangent")
    if len(f.indices) > MAX_INDICES:
        raise StatementError(too_many_axes(title, len(f.indices)))
    weight = Key("at", cotangent, tuple(i.args[1] for i in f.indices), "fixed")
    loss = summed(f.indices, Term.of(weight, *f.indices) * f.body)
    at = entry(loss, key, taken | {cotangent})

    def search(f: Formula) -> Discovery:
        if f.given not in engines:
            engines[f.given] = _engine(f.body, f.given, words)
        engine = engines[f.given]
        sweep = pulled_back(engine, loss, at)
        proved = sweep.theorem

        def lines() -> Iterator[ProofLine]:
            yield from backward(engine, f.body, key, sweep.passes, letters(loss), (proved.concl,))
            yield from results((proved, "the coefficient of the change"))

        return Discovery(proved, proved.concl.args[2], at, at.args[3:], sweep.cotangents, lines=lines)

    return _searched(f, "vjp", f"{title} in {key.name}", loss, key, search)


def jvp(
    f: Formula | Term | str, x: Vector | Term | str | None = None, words: Iterable[Defined] = (), direction: str = ""
) -> Derived:
    """Find and prove the derivative of a formula in a direction: its Jacobian-vector product, in forward mode.

    The theorem is about a line: the derivative of ``f(x + t dx)`` in ``t`` is the closed form at ``x + t dx``. That the
    formula is differentiable along the line is more than partial derivatives say. What is assumed of ``x`` is assumed
    of ``x + t dx``.

    Parameters
    ----------
    f : Formula, Term or str
        Or a text, as of `derivative`.
    x : Vector or Term
        A family such as ``vector("x", n)``, or a real variable; nothing beside a text that ends with ``in x``.
    words : iterable of Defined
        Definitions that the closed form may name, beside those of the formula: sigmoid, softmax.
    direction : str
        The name of the direction; without it ``dx`` of ``x``.

    Raises
    ------
    StatementError
        If ``x`` is no variable, or the name of the direction is taken.
    ProofError
        If the formula is not shown to be differentiable: what could not be shown.

    Examples
    --------
    >>> from derive import Dimension, Sum, define, exp, vector
    >>> n = Dimension("n")
    >>> i, j = n.indices("i j")
    >>> x = vector("x", n)
    >>> partition = define("partition", (x,), Sum(exp(x[j]), j))
    >>> softmax = define("softmax", (x, i), exp(x[i]) / partition(x))
    >>> found = jvp(softmax(x, i), x)
    >>> found.value
    softmax(x, i)*(dx[i] - Sum(dx[j]*softmax(x, j), j:n))
    >>> found.theorem.concl
    HasDerivative(softmax(fun j:n => x[j] + t*dx[j], i), t, softmax_jvp(dx, fun j:n => x[j] + t*dx[j], i))
    """
    f, x, words = _asked("jvp", f, x, words)
    title = f"directional derivative of {f.name}"
    key = _variable(x, title)
    direction = direction or f"d{key.name}"
    taken = _names(f) | {key.name}
    if direction in taken:
        raise StatementError(f"{title}: the name {direction} is taken; choose another direction")
    time = next(s for s in ("t", "s", "tau", *LETTERS) if s not in taken | {direction})
    line = Line(key, Key("at", direction, key.dims, "fixed"), Term("at", time, (), "fixed"))

    def search(f: Formula) -> Discovery:
        given = tuple(map(line.on, f.given))
        engine = _engine(f.body, tuple(dict.fromkeys((*f.given, *given))), words)
        theorem, value = along(engine, f.body, line, f"{f.name}_jvp")
        lines = partial(forward, engine, f.body, key, theorem, (theorem, "at each point of the line"))
        return Discovery(theorem, value, family(key), (), (), given, lines)

    return _searched(f, "jvp", f"{title} in {key.name}", f.body, key, search)


def hessian(f: Formula | Term | str, x: Vector | Term | str | None = None, words: Iterable[Defined] = ()) -> Derived:
    """Find and prove the second derivatives of a formula, or of its entries, in a variable.

    The theorem has two parts: the first derivative in ``x[j]``, which gets a name where it is more than one, and the
    derivative of that in ``x[k]``.

    Parameters
    ----------
    f : Formula, Term or str
        Or a text, as of `derivative`.
    x : Vector or Term
        A family such as ``vector("x", n)``, or a real variable; nothing beside a text that ends with ``in x``.
    words : iterable of Defined
        Definitions that the closed forms may name, beside those of the formula: sigmoid, softmax.

    Raises
    ------
    StatementError
        If ``x`` is no variable.
    ProofError
        If the formula is not shown to be twice differentiable: what could not be shown.

    Examples
    --------
    >>> from derive import Dimension, Sum, define, exp, log, vector
    >>> n = Dimension("n")
    >>> i, j = n.indices("i j")
    >>> x = vector("x", n)
    >>> partition = define("partition", (x,), Sum(exp(x[j]), j))
    >>> softmax = define("softmax", (x, i), exp(x[i]) / partition(x))
    >>> found = hessian(formula("logsumexp", log(partition(x))), x, words=[softmax])
    >>> found.value
    softmax(x, i)*(KroneckerDelta(i, j) - softmax(x, j))
    """
    f, x, words = _asked("hessian", f, x, words)
    title = f"second derivative of {f.name}"
    key = _variable(x, title)
    first, second = two_entries(f.body, key, _names(f) | {key.name})

    def search(f: Formula) -> Discovery:
        engine = _engine(f.body, f.given, words)
        result = curvature(engine, f.body, first, second, f"{f.name}_gradient")
        parts = zip(result.steps, ("first derivative", "derivative of that"), strict=True)
        lines = partial(forward, engine, f.body, key, result.theorem, *parts)
        axes = (*first.args[3:], *second.args[3:])
        return Discovery(result.theorem, result.value, second, axes, result.first, lines=lines)

    return _searched(f, "hessian", f"{title} in {key.name}", f.body, key, search)


def _asked(
    kind: str, f: Formula | Term | str, x: Vector | Term | str | None, words: Iterable[Defined]
) -> tuple[Formula, Any, Iterable[Defined]]:
    """What is differentiated, in what, and the words for it: as they are given, or as a text says it."""
    if isinstance(f, tuple):
        names = ", ".join(one.name for one in f if isinstance(one, Formula))
        raise StatementError(f"{kind}: one formula was expected, not several: {names}; differentiate each")
    if not isinstance(f, str):
        f = f if isinstance(f, Formula) else formula(called(f), f)
        return f, _named(kind, f, x) if isinstance(x, str) else x, words
    asked = the_one(kind, derivatives(f if x is None else f"{f} in {x}", kind))
    if asked.kind != kind:
        raise StatementError(f"{kind}: the text asks for another kind of derivative, on line {asked.line}")
    return written(asked.formula), asked.variable, (*map(Defined, asked.words), *words)


def _named(kind: str, f: Formula, name: str) -> Vector | Term:
    """The variable of a formula that has a name."""
    keys = {k.name: k for k in f.body.free if k.kind == "at"}
    if name not in keys:
        raise StatementError(
            f"{kind} of {f.name} in {name!r}: expected the name of a variable, {', '.join(sorted(keys))}"
        )
    return Vector(family(keys[name]), keys[name].dims) if keys[name].dims else Term.of(keys[name])


def _variable(x: Any, title: str) -> Key:
    whole = x.term if isinstance(x, Vector) else x
    key = passed_on(whole) if type(whole) is Term else None
    if key is None or key.kind != "at":
        raise StatementError(f"{title}: a variable was expected, such as vector('x', n), not {x!r}")
    return key


def _names(f: Formula) -> frozenset[str]:
    return context_of(f.body, *f.given).names


def _engine(f: Term, given: tuple[Term, ...], words: Iterable[Defined]) -> Engine:
    """The engine for a term: what is assumed, the words that it may use, and what is known of those that it uses."""
    return Engine(given, (*_definitions(words), *beside(f, given)), facts=interface(f, *given))


def _definitions(words: Iterable[Defined]) -> tuple[Definition, ...]:
    """The words that a closed form may use, as definitions."""
    listed = tuple(words)
    for word in listed:
        if not isinstance(word, Defined):
            raise StatementError(f"words: defined symbols were expected, made by define, not {word!r}")
    return tuple(word.definition for word in listed)


@uncollected()
def _searched(
    f: Formula, kind: str, title: str, whole: Term, x: Key, search: Callable[[Formula], Discovery]
) -> Derived:
    """What a search finds; a term that it cannot walk is refused in a sentence, and what is lacking is said.

    The conditions of the rules come before the search: what they lack is known sooner.
    """

    def worded(f: Formula) -> Discovery:
        try:
            return search(f)
        except ProofError as error:
            raise _in_the_words_of_the_user(error) from None

    def scope(f: Formula) -> Scope:
        return _engine(f.body, f.given, ()).scope

    try:
        if lacking := completed(f, whole, x, scope, worded):
            raise lacking
        return Derived(f, kind, title, worded(f))
    except UnshownError as error:
        raise ProofError(str(error)) from None
    except RecursionError:
        raise ProofError(f"{title}: the formula is nested too deeply; give names to parts of it by define") from None


def _in_the_words_of_the_user(error: ProofError) -> ProofError:
    """The same refusal without the variables of the search, such as a family that stands for a stage."""
    if "~" not in str(error):
        return error
    message = re.sub(r"~H\d+_", "", str(error))
    if "~" not in message:
        return ProofError(message)
    return ProofError(
        "two forms of one derivative are not shown equal, which is a limit of the search and says nothing about the "
        "formula; give names to parts of it by define, or ask for the derivative in one entry"
    )
