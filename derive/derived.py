"""Formulas of one's own, and their derivatives: found by search, proved by the kernel for all sizes.

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

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from .certificates import dumps
from .deriving.engine import Engine
from .deriving.families import LETTERS, family, letters, passed_on, summed
from .deriving.layers import pulled_back
from .kernel.certificate import one_name_one_meaning
from .kernel.rules import Theorem
from .kernel.terms import Definition, Key, StatementError, Term, lift
from .language import Defined, Vector
from .notation.declarations import context_of
from .notation.formulas import Written, parse_formulas
from .notation.printer import install
from .notation.text import definition, statement, text

if TYPE_CHECKING:  # what a form needs is loaded for that form
    from numpy.typing import NDArray

__all__ = ["Derived", "Formula", "Request", "derivative", "formula", "read", "vjp"]

install()


class Formula:
    """A formula that somebody wants to differentiate.

    Attributes
    ----------
    name : str
    body : Term
        The formula as a defined term of its name, or the defined term that was given; its free indices are the axes.
    given : tuple of Term
        What is assumed of its variables.
    indices : tuple of Term
        The axes, in order.

    Examples
    --------
    >>> from derive import Dimension, exp, vector
    >>> n = Dimension("n")
    >>> (i,) = n.indices("i")
    >>> formula("growth", exp(vector("x", n)[i]))
    growth(x[n], i:n) = exp(x[i])
    """

    def __init__(self, name: str, body: Term, given: tuple[Term, ...], indices: tuple[Term, ...]) -> None:
        self.name, self.body, self.given, self.indices = name, body, given, indices

    def __repr__(self) -> str:
        return definition(self.body.args[0])


def formula(name: str, body: Any, given: Iterable[Term] = (), out: Sequence[Term] | None = None) -> Formula:
    """Return a formula of one's own.

    Parameters
    ----------
    name : str
    body : Term or number
        A real term, such as ``(1 + w[i])*rmsnorm(x, epsilon, i)``.
    given : iterable of Term, optional
        Hypotheses. A derivative says which of them it needs.
    out : sequence of Term, optional
        The indices of the axes, in order; without it the free ones, in order of appearance.

    Raises
    ------
    StatementError
        If the body is no real number, a hypothesis no formula, or an index of ``out`` does not occur.

    Examples
    --------
    >>> from derive import reals
    >>> (t,) = reals("t")
    >>> formula("square", t**2)
    square(t) = t**2
    """
    body = lift(body)
    if body.sort != "R" or body.loose:
        raise StatementError(f"formula {name}: a real number was expected, such as x[i], not {body!r}")
    if body.random:
        raise StatementError(f"formula {name}: random entries occur outside an expectation; nothing is derived by them")
    hypotheses = tuple(given)
    for h in hypotheses:
        if type(h) is not Term or h.sort != "P" or h.loose:
            raise StatementError(f"formula {name}: a hypothesis is a formula, such as Lt(0, epsilon), not {h!r}")
    keys = [k for k in context_of(body).variables.values() if k in body.free]
    free = [Term.of(k) for k in keys if k.kind == "ix"]
    axes = tuple(free if out is None else out)
    if set(axes) != set(free) or len(axes) != len(free):
        raise StatementError(f"formula {name}: its free indices are {_listed(free)}; out has {_listed(axes)}")
    if body.head != "def":
        params = (*(k for k in keys if k.kind == "at"), *(i.key for i in axes))
        body = Term("def", Definition(name, params, body), *map(family, params))
    return Formula(name, body, hypotheses, axes)


def derivative(f: Formula | Term, x: Term, words: Iterable[Defined] = ()) -> Derived:
    """Find and prove the derivative of a formula in one entry of a variable.

    Parameters
    ----------
    f : Formula or Term
    x : Term
        An entry such as ``x[j]``, or a real variable.
    words : iterable of Defined
        Functions of one number that the closed form may name, beside those of the formula.

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
    """
    f = f if isinstance(f, Formula) else formula(_called(f), f)
    if type(x) is not Term or x.head != "at" or x.args[2] != "fixed":
        hint = " and its indices, such as x[j]" if isinstance(x, Vector) else ", such as x[j]"
        raise StatementError(f"derivative of {f.name}: an entry of a variable{hint}, was expected, not {x!r}")
    theorem = Engine(f.given, (d.definition for d in words)).derivative(f.body, x)
    return Derived(f, f"derivative of {f.name} in {text(x)}", theorem, ())


def vjp(f: Formula | Term, x: Vector | Term, words: Iterable[Defined] = (), cotangent: str = "g") -> Derived:
    """Find and prove the backward pass of a formula in a variable: its vector-Jacobian product, in reverse mode.

    Parameters
    ----------
    f : Formula or Term
    x : Vector or Term
        A family such as ``vector("x", n)``, or a real variable.
    words : iterable of Defined
        Functions of one number that the closed form may name, beside those of the formula.
    cotangent : str
        The name of what the loss says of the formula's value; of the same shape.

    Raises
    ------
    StatementError
        If ``x`` is no variable, the name of the cotangent is taken, or the formula has more than three axes.
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
    """
    f = f if isinstance(f, Formula) else formula(_called(f), f)
    whole = x.term if isinstance(x, Vector) else x
    key = passed_on(whole) if type(whole) is Term else None
    if key is None:
        raise StatementError(f"backward pass of {f.name}: a variable was expected, such as vector('x', n), not {x!r}")
    taken = context_of(f.body, *f.given).names | {key.name}
    if cotangent in taken:
        raise StatementError(f"backward pass of {f.name}: the name {cotangent} is taken; choose another cotangent")
    weight = Key("at", cotangent, tuple(i.args[1] for i in f.indices), "fixed")
    loss = summed(f.indices, Term.of(weight, *f.indices) * f.body)
    known, entry = letters(loss), list[Term]()
    for d in key.dims:  # the letter after the first that is used for the dimension
        first = LETTERS.find(known.get(d, [LETTERS[0]])[0]) + 1
        own = next(s for s in LETTERS[first:] + LETTERS if s not in taken | {cotangent})
        taken |= {own}
        entry.append(Term("ix", own, d))
    engine = Engine(f.given, (d.definition for d in words))
    theorem, cotangents = pulled_back(engine, loss, Term.of(key, *entry))
    return Derived(f, f"backward pass of {f.name} in {key.name}", theorem, cotangents)


class Request(NamedTuple):
    """A derivative that a file asks for: `found` finds and proves it."""

    kind: str
    formula: Formula
    variable: Term
    words: tuple[Defined, ...]
    line: int

    def found(self) -> Derived:
        """Find and prove it.

        Raises
        ------
        ProofError, StatementError
            As `derivative` and `vjp`.
        """
        return _KINDS[self.kind](self.formula, self.variable, self.words)


_KINDS: Mapping[str, Callable[..., Derived]] = MappingProxyType({"derivative": derivative, "vjp": vjp})


def read(file: str | Path) -> tuple[Request, ...]:
    r"""Read a file of formulas, and prove nothing yet; `derive.notation.formulas` describes the language.

    Raises
    ------
    StatementError
        If a line is not of the language: the line, what was expected, and what was found.

    Examples
    --------
    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder) / "square.thm"
    ...     _ = file.write_text("reals: t\nformula: square = t**2\nderivative: square in t")
    ...     (asked,) = read(file)
    >>> asked.found().value
    2*t
    """
    asked = parse_formulas(Path(file).read_text(encoding="utf-8"))

    def stated(written: Written) -> Formula:
        name = written.name or _called(written.body)
        return formula(name, written.body, written.given, written.indices)

    return tuple(Request(a.kind, stated(a.formula), a.variable, tuple(map(Defined, a.words)), a.line) for a in asked)


class Derived:
    """A derivative that was found, and that the kernel has proved.

    Attributes
    ----------
    formula : Formula
    title : str
    theorem : Theorem
        The kernel's own object: ``hypotheses |- HasDerivative(f, x[j], value)``.
    let : tuple of Definition
        The cotangents that the value names, each after those it uses.

    Examples
    --------
    >>> from derive import log, Lt, reals
    >>> (t,) = reals("t")
    >>> found = derivative(formula("entropy", -t * log(t), given=[Lt(0, t)]), t)
    >>> found.theorem
    0 < t |- HasDerivative(entropy(t), t, -(1 + log(t)))
    >>> float(found.numpy(t=1.0))
    -1.0
    """

    def __init__(self, formula: Formula, title: str, theorem: Theorem, let: tuple[Definition, ...]) -> None:
        one_name_one_meaning((theorem.concl, *theorem.hyps))
        self.formula, self.title, self.theorem, self.let = formula, title, theorem, let

    @property
    def variable(self) -> Term:
        """The entry in which it was differentiated."""
        return self.theorem.concl.args[1]  # type: ignore[no-any-return]

    @property
    def value(self) -> Term:
        """The closed form."""
        return self.theorem.concl.args[2]  # type: ignore[no-any-return]

    @property
    def hypotheses(self) -> tuple[Term, ...]:
        """Those hypotheses of the formula that the theorem needs, in their order."""
        return tuple(h for h in self.formula.given if h in self.theorem.hyps)

    @cached_property
    def applications(self) -> int:
        """How many applications of the kernel's rules it takes."""
        from .render.ledger import ledger

        return ledger(self.theorem).applications

    def text(self) -> str:
        """Return the theorem as text, which `derive.notation.text.parse_statement` reads."""
        return statement(self.hypotheses, self.theorem.concl)

    def certificate(self) -> str:
        """Return the proof as JSON, for ``python -m derive.kernel.certificate``."""
        return dumps({self.formula.name: self.theorem})

    def latex(self) -> str:
        r"""Return the claim for math mode.

        Examples
        --------
        >>> from derive import exp, reals
        >>> (t,) = reals("t")
        >>> print(derivative(formula("f", exp(2 * t)), t).latex())
        \frac{\partial \operatorname{f}(t)}{\partial t} = 2 \operatorname{f}(t)
        """
        from .render.latex import latex

        return latex(self.theorem.concl)

    def numpy(self, **values: Any) -> NDArray[Any]:
        """Evaluate the closed form in float64.

        Parameters
        ----------
        **values : array_like
            One for each variable of the closed form, by name.

        Returns
        -------
        ndarray
            Of one axis for each axis of the formula that is left, then one for each index of the variable.

        Raises
        ------
        RenderError
            If a value is missing or of a wrong shape, or is not finite.
        """
        import numpy as np

        from .render.numpy import evaluate
        from .render.values import sizes_of

        arrays = {name: np.asarray(v, dtype=np.float64) for name, v in values.items()}
        keys = sorted(k for k in self.value.free | self.theorem.concl.args[0].free if k.kind == "at")
        over = [i.key for i in (*self.formula.indices, *self.variable.args[3:]) if i.key in self._free]
        return evaluate(self.value, arrays, sizes_of(keys, arrays), over=over)

    @property
    def _free(self) -> frozenset[Key]:
        return self.theorem.concl.free

    @property
    def summary(self) -> str:
        """Who proved it."""
        return f"proved by the kernel, in {self.applications} applications of rules"

    def __repr__(self) -> str:
        return f"{self.title}\n{self.text()}({self.summary})"


def _called(body: Any) -> str:
    """What a term without a name is called."""
    return str(body.args[0].name) if type(body) is Term and body.head == "def" else "f"


def _listed(indices: Iterable[Term]) -> str:
    return ", ".join(map(repr, indices)) or "none"
