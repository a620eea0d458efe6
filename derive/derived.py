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

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from .certificates import dumps
from .deriving.engine import Engine
from .deriving.families import LETTERS, letters, passed_on, summed
from .deriving.layers import pulled_back
from .formulas import Formula, called, formula
from .kernel.certificate import one_name_one_meaning
from .kernel.rules import ProofError, Theorem
from .kernel.sorts import MAX_INDICES
from .kernel.terms import Definition, Key, StatementError, Term
from .language import Defined, Vector
from .notation.declarations import context_of
from .notation.printer import install
from .notation.text import statement, text

if TYPE_CHECKING:  # what a form needs is loaded for that form
    from numpy.typing import NDArray

    from .render.code.functions import Program
    from .render.rocq.derived import Conclusion

__all__ = ["Derived", "derivative", "vjp"]

install()


def derivative(f: Formula | Term, x: Term, words: Iterable[Defined] = ()) -> Derived:
    """Find and prove the derivative of a formula in one entry of a variable.

    Parameters
    ----------
    f : Formula or Term
    x : Term
        An entry such as ``x[j]``, or a real variable.
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
    """
    f = f if isinstance(f, Formula) else formula(called(f), f)
    if type(x) is not Term or x.head != "at" or x.args[2] != "fixed":
        raise StatementError(f"derivative of {f.name}: an entry of a variable was expected, such as x[j], not {x!r}")
    return _searched(f, "derivative", x, lambda: (Engine(f.given, _definitions(words)).derivative(f.body, x), ()))


def vjp(f: Formula | Term, x: Vector | Term, words: Iterable[Defined] = (), cotangent: str = "g") -> Derived:
    """Find and prove the backward pass of a formula in a variable: its vector-Jacobian product, in reverse mode.

    Parameters
    ----------
    f : Formula or Term
    x : Vector or Term
        A family such as ``vector("x", n)``, or a real variable.
    words : iterable of Defined
        Definitions that the closed form may name, beside those of the formula: sigmoid, softmax.
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
    f = f if isinstance(f, Formula) else formula(called(f), f)
    whole = x.term if isinstance(x, Vector) else x
    key = passed_on(whole) if type(whole) is Term else None
    if key is None:
        raise StatementError(f"backward pass of {f.name}: a variable was expected, such as vector('x', n), not {x!r}")
    taken = context_of(f.body, *f.given).names | {key.name}
    if cotangent in taken:
        raise StatementError(f"backward pass of {f.name}: the name {cotangent} is taken; choose another cotangent")
    if len(f.indices) > MAX_INDICES:
        raise StatementError(
            f"backward pass of {f.name}: {len(f.indices)} axes, and a family has {MAX_INDICES} at most"
        )
    weight = Key("at", cotangent, tuple(i.args[1] for i in f.indices), "fixed")
    loss = summed(f.indices, Term.of(weight, *f.indices) * f.body)
    known, entry = letters(loss), list[Term]()
    for d in key.dims:  # the letter after the first that is used for the dimension
        first = LETTERS.find(known.get(d, [LETTERS[0]])[0]) + 1
        own = next(s for s in LETTERS[first:] + LETTERS if s not in taken | {cotangent})
        taken |= {own}
        entry.append(Term("ix", own, d))
    engine, at = Engine(f.given, _definitions(words)), Term.of(key, *entry)
    return _searched(f, "vjp", at, lambda: pulled_back(engine, loss, at))


class Derived:
    """A derivative that was found, and that the kernel has proved.

    Attributes
    ----------
    formula : Formula
    kind : str
        ``"derivative"``, or ``"vjp"`` for a backward pass.
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

    def __init__(self, formula: Formula, kind: str, theorem: Theorem, let: tuple[Definition, ...]) -> None:
        if theorem.concl.head != "deriv" or not theorem.hyps <= set(formula.given):  # none is left unsaid
            raise ProofError(f"{kind} of {formula.name}: the search proved something else, {theorem!r}")
        one_name_one_meaning((theorem.concl, *theorem.hyps))
        self.formula, self.kind, self.theorem, self.let = formula, kind, theorem, let

    @property
    def name(self) -> str:
        """What the theorem is called in certificates and in Rocq: ``softmax_vjp_x``."""
        return f"{self.formula.name}_{self.kind}_{self.variable.key.name}"

    @property
    def title(self) -> str:
        """What it is, in words."""
        return _titled(self.kind, self.formula, self.variable)

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
        return dumps({self.name: self.theorem})

    def rocq(self) -> str:
        """Return definitions, statement and proof as a file for Rocq, which requires the library of the book.

        Examples
        --------
        >>> from derive import reals
        >>> (t,) = reals("t")
        >>> print(derivative(formula("square", t**2), t).rocq())  # doctest: +ELLIPSIS
        (* Written by `derive`: change the formula, not this file. *)
        ...
        Theorem square_derivative_t (t : R) :
          partial real (fun t : R => square t) t (2 * t).
        Proof.
        ...
        """
        from .render.rocq.derived import rocq_derived

        return rocq_derived(self.conclusion)

    def rocq_files(self) -> dict[str, str]:
        """Return that file and all that it requires, by their paths in a folder.

        There, ``coq_makefile -f _CoqProject -o CoqMakefile && make -f CoqMakefile`` lets Rocq check the proof, and name
        the axioms that it rests on.

        Examples
        --------
        >>> from derive import reals
        >>> (t,) = reals("t")
        >>> files = derivative(formula("square", t**2), t).rocq_files()
        >>> [path for path in files if "Square" in path], "Derive/Rules.v" in files
        (['Book/SquareDerivativeT.v'], True)
        """
        from .render.rocq.derived import derived_files

        return derived_files([self.conclusion])

    @property
    def conclusion(self) -> Conclusion:
        """What is written for Rocq."""
        from .render.rocq.derived import Conclusion

        return Conclusion(self.name, self.title, self.theorem, self.hypotheses)

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

    def source(self, library: str = "numpy") -> str:
        r"""Return a function of Python that computes the closed form, as one would write it by hand.

        Contractions are products of matrices, quotients of exponentials do not overflow, and leading axes are those of
        a batch. Its docstring holds the theorem.

        Parameters
        ----------
        library : str
            ``"numpy"``, ``"torch"`` or ``"jax"``.

        Raises
        ------
        RenderError
            If the library is another one, or a part of the closed form has no array operation.

        Examples
        --------
        >>> from derive import Dimension, Sum, define, exp, vector
        >>> n = Dimension("n")
        >>> i, j = n.indices("i j")
        >>> x = vector("x", n)
        >>> partition = define("partition", (x,), Sum(exp(x[j]), j))
        >>> softmax = define("softmax", (x, i), exp(x[i]) / partition(x))
        >>> source = vjp(softmax(x, i), x).source()
        >>> print(source.rpartition('"' * 3)[2].strip("\n"))
            top = x.max(axis=-1, keepdims=True)
            exponentials = np.exp(x - top)
            scaled_partition = exponentials.sum(axis=-1, keepdims=True)
            softmax = exponentials/scaled_partition
            return softmax*(g - (g*softmax).sum(axis=-1, keepdims=True))
        """
        from .render.code.functions import module

        return module([program([self])], library)

    def numpy(self, **values: Any) -> NDArray[Any]:
        """Evaluate the closed form in float64, by the function of `source`.

        Parameters
        ----------
        **values : array_like
            One for each variable of the theorem, by name. Axes before those of a variable are a batch.

        Returns
        -------
        ndarray
            Of one axis for each axis of the formula that is left, then one for each index of the variable.

        Raises
        ------
        RenderError
            If a value is missing, unknown, of a wrong shape, or no finite real numbers.
        """
        from .render.code.functions import call

        return call(program([self]), values)

    @property
    def summary(self) -> str:
        """Who proved it."""
        return f"proved by the kernel, in {self.applications} applications of rules"

    def __repr__(self) -> str:
        return f"{self.title}\n{self.text()}({self.summary})"


def program(derived: Sequence[Derived]) -> Program:
    """Return one function for a derivative, or for the backward passes of one formula in several variables.

    Parameters
    ----------
    derived : sequence of Derived
        Of one formula; several have one cotangent.
    """
    from .render.code.functions import ClosedForm, Program

    first, results = derived[0], list[ClosedForm]()
    own, free = tuple(context_of(first.formula.body).variables.values()), set[Key]()
    for d in derived:
        keys = d.theorem.concl.free
        axes = tuple(i.key for i in (*d.formula.indices, *d.variable.args[3:]) if i.key in keys)
        results.append(ClosedForm(f"d_{d.variable.key.name}", d.value, axes, d.text()))
        free |= {k for k in keys if k.kind == "at"}
    variables = tuple(dict.fromkeys(k for k in (*own, *sorted(free)) if k in free))
    numbers = tuple(k for k in variables if k in own and not k.dims) if any(k.dims for k in own) else ()
    name, title = first.name, first.title
    if len(derived) > 1:
        name, title = f"{first.formula.name}_{first.kind}", f"backward pass of {first.formula.name}"
    return Program(name, title, tuple(results), variables, numbers)


def _definitions(words: Iterable[Defined]) -> tuple[Definition, ...]:
    """The words that a closed form may use, as definitions."""
    listed = tuple(words)
    for word in listed:
        if not isinstance(word, Defined):
            raise StatementError(f"words: defined symbols were expected, made by define, not {word!r}")
    return tuple(word.definition for word in listed)


def _titled(kind: str, f: Formula, x: Term) -> str:
    if kind == "vjp":
        return f"backward pass of {f.name} in {x.key.name}"
    return f"derivative of {f.name} in {text(x)}"


def _searched(f: Formula, kind: str, x: Term, search: Callable[[], tuple[Theorem, tuple[Definition, ...]]]) -> Derived:
    """What a search finds; a term that it cannot walk is refused in a sentence."""
    try:
        return Derived(f, kind, *search())
    except RecursionError:
        title = _titled(kind, f, x)
        raise ProofError(f"{title}: the formula is nested too deeply; give names to parts of it by define") from None
