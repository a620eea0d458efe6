"""A derivative that was found: the theorem of the kernel, and all forms in which it is read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from ..deriving.derivation import ProofLine
from ..kernel.certificate import one_name_one_meaning
from ..kernel.rules import ProofError, Theorem
from ..kernel.terms import Definition, Key, Term
from ..language.answers import Text, introduced
from ..language.formulas import Formula
from ..language.text.declarations import context_of
from ..language.text.text import statement, text
from ..proving.certificates import certifiable
from ..render.display import install
from . import forms
from .shown import ShownTheorem

if TYPE_CHECKING:  # what a form needs is loaded for that form
    from numpy.typing import NDArray

    from ..programs.functions import ClosedForms
    from ..render.argument import Argument
    from ..render.derivation import ShownDerivation
    from ..render.stated import Stated
    from ..rocq.derived import Conclusion

install(Formula, ProofLine)


class Discovery(NamedTuple):
    """Hold the result of a search.

    Attributes
    ----------
    theorem : Theorem
    value : Term
        The closed form.
    variable : Term
        The entry in which it was differentiated, of a directional derivative the array; of a second derivative the
        entry of the second one.
    axes : tuple of Term
        The indices of the closed form beside those of the formula.
    let : tuple of Definition
        What the theorem names beside the definitions of the formula, each after those it uses.
    given : tuple of Term, optional
        What may be assumed; without it what is assumed of the formula.
    lines : callable
        Returns the lines of its proof: see `deriving.derivation`.
    """

    theorem: Theorem
    value: Term
    variable: Term
    axes: tuple[Term, ...]
    let: tuple[Definition, ...] = ()
    given: tuple[Term, ...] | None = None
    lines: Callable[[], Iterable[ProofLine]] = tuple


@introduced
class Derived(ShownTheorem):
    """A derivative that was found, and that the kernel has proved: see `derive.doors.derivatives`.

    Attributes
    ----------
    formula : Formula
    kind : str
        ``"derivative"``; ``"vjp"`` for a backward pass, ``"jvp"`` in a direction, ``"hessian"`` for second derivatives.
    title : str
        What it is, in words.
    theorem : Theorem
        The theorem: ``hypotheses |- HasDerivative(f, x[j], value)``; of a second derivative a conjunction.
    value : Term
        The closed form.
    variable : Term
        The entry in which it was differentiated; of a directional derivative the array that moves.
    let : tuple of Definition
        The cotangents, or the first derivative, that the value names, each after those it uses.

    Examples
    --------
    >>> from derive import derivative, formula, log, Lt, reals
    >>> (t,) = reals("t")
    >>> found = derivative(formula("entropy", -t * log(t), given=[Lt(0, t)]), t)
    >>> found.theorem
    0 < t |- HasDerivative(entropy(t), t, -(1 + log(t)))
    >>> float(found.numpy(t=1.0))
    -1.0
    """

    def __init__(self, formula: Formula, kind: str, title: str, discovery: Discovery) -> None:
        self.theorem, self.value, self.variable, self.axes, self.let, given, self._lines = discovery
        self._given = formula.given if given is None else given
        parts = self.theorem.concl.args if self.theorem.concl.head == "and" else (self.theorem.concl,)
        if any(p.head != "deriv" for p in parts) or not self.theorem.hyps <= set(self._given):  # none is left unsaid
            raise ProofError(f"{title}: the search proved something else, {self.theorem!r}")
        one_name_one_meaning(certifiable(self.theorem.concl, *self.theorem.hyps))
        self.formula, self.kind, self.title = formula, kind, title

    @property
    def name(self) -> str:
        """Return the name of the theorem in certificates and in Rocq: ``softmax_vjp_x``."""
        return f"{self.formula.name}_{self.kind}_{_array(self.variable).name}"

    @property
    def hypotheses(self) -> tuple[Term, ...]:
        """Those hypotheses that the theorem needs, in the order of the formula."""
        return tuple(h for h in self._given if h in self.theorem.hyps)

    @cached_property
    def applications(self) -> int:
        """Count the applications of the kernel's rules."""
        return forms.ledger.ledger(self.theorem).applications

    @cached_property
    def steps(self) -> tuple[ProofLine, ...]:
        """The lines that a teacher would write, each of them a theorem of the kernel.

        What each definition changes by; of a backward pass, how inner products with cotangents move down; the result.

        Examples
        --------
        >>> from derive import Dimension, Sum, define, exp, vector, vjp
        >>> n = Dimension("n")
        >>> i, j = n.indices("i j")
        >>> x = vector("x", n)
        >>> partition = define("partition", (x,), Sum(exp(x[j]), j))
        >>> softmax = define("softmax", (x, i), exp(x[i]) / partition(x))
        >>> for line in vjp(softmax(x, i), x).steps:
        ...     print(line.kind, line.rule)
        change chain rule
        change quotient rule
        pullback sums exchanged
        result the coefficient of the change
        """
        return tuple(self._lines())

    @cached_property
    def derivation(self) -> ShownDerivation:
        """Statement and proof as they are printed."""
        title = self.title.rpartition(" in ")[0]
        return forms.derivation.derivation(
            self.name, title, self.variable, self.theorem, self.hypotheses, self.steps, self.summary
        )

    def _proofs(self) -> dict[str, Theorem]:
        return {self.name: self.theorem}

    @property
    def statement(self) -> str:
        """The theorem as text, which `derive.language.text.statements.parse_statement` reads."""
        return Text(statement(self.hypotheses, self.theorem.concl))

    def text(self) -> str:
        """Return `statement`."""
        return self.statement

    def record(self) -> dict[str, Any]:
        """Return name and statement as data, and the number of rules that were applied."""
        rules, statement = self.applications, self.statement
        return {"name": self.name, "status": "proved", "rules": rules, "statement": statement}

    def rocq(self) -> str:
        """Return definitions, statement and proof as a file for Rocq, which requires the library of the book.

        Examples
        --------
        >>> from derive import derivative, formula, reals
        >>> (t,) = reals("t")
        >>> print(derivative(formula("square", t**2), t).rocq())  # doctest: +ELLIPSIS
        (* Written by `derive`: change the formula, not this file. *)
        ...
        Theorem square_derivative_t (t : R) :
          partial real (fun t : R => square t) t (2 * t).
        Proof.
        ...
        """
        return Text(forms.derived.rocq_derived(self.conclusion))

    def rocq_files(self) -> dict[str, str]:
        """Return that file and all that it requires, by their paths in a folder.

        There, ``coq_makefile -f _CoqProject -o CoqMakefile && make -f CoqMakefile`` lets Rocq check the proof, and name
        the axioms that it rests on.

        Examples
        --------
        >>> from derive import derivative, formula, reals
        >>> (t,) = reals("t")
        >>> files = derivative(formula("square", t**2), t).rocq_files()
        >>> [path for path in files if "Square" in path], "Derive/Rules.v" in files
        (['Book/SquareDerivativeT.v'], True)
        """
        return forms.derived.derived_files([self.conclusion])

    @property
    def conclusion(self) -> Conclusion:
        """Return the statement and the data that are written for Rocq."""
        return forms.derived.Conclusion(self.name, self.title, self.theorem, self.hypotheses)

    def _page(self, measure: float) -> str:
        return forms.derivation.page(self.derivation, measure)

    def _faces(self) -> tuple[str, Stated, str, Argument | None]:
        made = self.derivation
        return made.title, made.stated, self.summary, made.argument

    def source(self, library: str = "numpy") -> str:
        r"""Return a function of Python that computes the closed form, as one would write it by hand.

        Contractions are products of matrices, quotients of exponentials do not overflow, and leading axes are those of
        a batch. Its docstring holds the theorem; of a long one what is differentiated, in what, and if what.

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
        >>> from derive import Dimension, Sum, define, exp, vector, vjp
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
        return Text(forms.functions.module([program([self])], library))

    def numpy(self, values: Mapping[str, Any] = MappingProxyType({}), /, **named: Any) -> NDArray[Any]:
        """Evaluate the closed form in float64, by the function of `source`.

        Parameters
        ----------
        values : mapping of str to array_like
            One for each variable of the theorem, by name. Axes before those of a variable are a batch.
        **named : array_like
            The same as keywords: ``found.numpy(x=..., g=...)``.

        Returns
        -------
        ndarray
            Of one axis for each axis of the formula that is left, then one for each index of the variable.

        Raises
        ------
        RenderError
            If a value is missing, unknown, of a wrong shape, or no finite real numbers.
        """
        return forms.evaluated.call(program([self]), forms.values.by_name(values, named))

    @property
    def summary(self) -> str:
        """The prover, and the length of the proof."""
        return f"proved by the kernel, in {self.applications} applications of rules"

    def __repr__(self) -> str:
        return f"{self.title}\n{self.text()}({self.summary})"


def program(derived: Sequence[Derived]) -> ClosedForms:
    """Return one function for a derivative, or for the backward passes of one formula in several variables.

    Parameters
    ----------
    derived : sequence of Derived
        Of one formula; several have one cotangent.
    """
    first, results = derived[0], list[forms.functions.ClosedForm]()
    declared, free = tuple(context_of(first.formula.body).variables.values()), set[Key]()
    for d in derived:
        keys = d.value.free | (d.theorem.concl.free if d.kind != "jvp" else d.formula.body.free)
        axes = tuple(i.key for i in (*d.formula.indices, *d.axes) if i.key in keys)
        results.append(forms.functions.ClosedForm(f"d_{_array(d.variable).name}", d.value, axes, d.text()))
        free |= {k for k in keys if k.kind == "at"}
    variables = tuple(dict.fromkeys(k for k in (*declared, *sorted(free)) if k in free))
    numbers = tuple(k for k in variables if k in declared and not k.dims) if any(k.dims for k in declared) else ()
    name, title = first.name, first.title
    if len(derived) > 1:
        name, title = f"{first.formula.name}_{first.kind}", f"backward pass of {first.formula.name}"
    return forms.functions.ClosedForms(name, title, tuple(results), variables, numbers, _brief(derived))


def _brief(derived: Iterable[Derived]) -> str:
    """Return what is differentiated, each once, in what, and under which hypotheses, by the names of definitions."""
    asked, given = dict[str, list[str]](), dict[str, None]()
    for d in derived:
        claim = d.theorem.concl
        f, x, _ = claim.args[-1].args if claim.head == "and" else claim.args
        asked.setdefault(text(f), []).append(text(x))
        given |= dict.fromkeys(map(text, d.hypotheses))
    lines = [line for f, places in asked.items() for line in (f, f"in {', '.join(places)}")]
    return "\n".join([*lines, *(f"if {h}" for h in given)])


def _array(variable: Term) -> Key:
    """The array of an entry, or of an array that is passed on."""
    while variable.head == "lam":
        variable = variable.args[1]
    return variable.key
