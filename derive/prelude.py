"""Offer words in common use for a user's formulas, with proved facts about them.

>>> from derive import Dimension, vector, vjp
>>> from derive.prelude import softmax, tanh
>>> n = Dimension("n")
>>> i = n.indices("i")[0]
>>> x = vector("x", n)
>>> vjp(softmax(x, i), x).value
softmax(x, j)*(g[j] - Sum(g[i]*softmax(x, i), i:n))
>>> tanh
tanh(t) = (exp(t) - exp(-t))/(exp(t) + exp(-t))

Each name of the `vocabulary` is one of this module. In a file the line ``from prelude: softmax, tanh`` takes them.
Nothing is proved when this is imported: a fact about a word is proved when the word is first used.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from .deciding.proving import Prover
from .kernel.rules import ProofError
from .kernel.terms import Definition, Term, resize
from .language.families import definitions
from .language.terms import Defined, Vector
from .language.text.declarations import at_sizes, context_of
from .language.text.operators import lift
from .language.text.prelude import claims, name_of, word
from .language.text.vocabulary import SIZES, VOCABULARY
from .proving.matching import Known, lemma

__all__ = ["Common", "beside", "interface"]


class Common(Defined):
    """A word of the prelude: applied, it is taken at the dimensions of its arguments.

    Examples
    --------
    >>> from derive import Dimension, vector
    >>> from derive.prelude import softmax
    >>> d = Dimension("d")
    >>> (c,) = d.indices("c")
    >>> softmax(vector("y", d), c)
    softmax(y, c)
    >>> softmax.named("route")  # for another dimension in the same formula
    route(x[n], i:n) = exp(x[i])/route_partition(x)
    """

    def __call__(self, *args: Any) -> Term:
        """The word at these values of its parameters."""
        values = [a.term if isinstance(a, Vector) else lift(a) for a in args]
        return Term("def", at_sizes(self.definition, values), *values)

    def named(self, name: str) -> Common:
        """The same word under another name."""
        common = name_of(self.definition)
        return Common(word(common or self.definition.name, name))


def __getattr__(name: str) -> Any:
    if name in VOCABULARY:
        return Common(word(name))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}; its words are {', '.join(VOCABULARY)}")


def __dir__() -> list[str]:
    return [*__all__, *VOCABULARY]


def interface(*terms: Term) -> tuple[Known, ...]:
    """Return the facts about the words that occur in some terms, proved.

    Examples
    --------
    >>> from derive import reals
    >>> from derive.prelude import sigmoid
    >>> (t,) = reals("t")
    >>> [known.theorem for known in interface(2 * sigmoid(t))]
    [|- 0 < sigmoid(t), |- sigmoid(t) < 1]
    """
    words = sorted(definitions(*terms), key=lambda d: d.name)
    return tuple(fact for d in words for fact in _known(d))


@cache
def _known(d: Definition) -> tuple[Known, ...]:
    if name_of(d) is None:
        return ()
    below = tuple(fact for inner in sorted(definitions(d.body), key=lambda e: e.name) for fact in _known(inner))
    proved = list[Known]()
    for claim in claims(d):
        theorem = Prover((), facts=(*below, *proved)).proof(claim)
        if theorem.concl != claim or theorem.hyps:
            raise ProofError(f"{d.name}: {claim!r} is no fact about it: the search proved {theorem!r}")
        proved.append(lemma(theorem))
    return tuple(proved)


def beside(term: Term, given: Iterable[Term] = ()) -> tuple[Definition, ...]:
    """Return words in which the derivative of a term may be said: those that go with the words of the term.

    Parameters
    ----------
    term : Term
    given : iterable of Term
        What is assumed: a name that has another meaning there or in the term is no word.

    Examples
    --------
    >>> from derive import reals
    >>> from derive.prelude import relu
    >>> beside(relu(reals("t")[0]))
    (sign(t) = t/abs(t), step(t) = (1 + sign(t))/2)
    """
    context = context_of(term, *given)
    others = {*context.variables, *context.sizes}
    neighbours = dict[Definition, None]()
    for d in sorted(definitions(term), key=lambda d: d.name):
        common = name_of(d)
        if common is None or d != _sized(word(common), d):
            continue  # a word under another name goes with no others
        for name in VOCABULARY[common].beside:
            near = _sized(word(name), d)
            new = (near, *definitions(near.body))
            if all(e.name not in others and context.definitions.get(e.name, e) == e for e in new):
                neighbours[near] = None
    return tuple(neighbours)


def _sized(near: Definition, d: Definition) -> Definition:
    """Return a word at the dimensions of another one."""
    dims = dict.fromkeys(dim for p in d.params for dim in p.dims)
    resized: Definition = resize(near, dict(zip(SIZES, dims, strict=False)))
    return resized
