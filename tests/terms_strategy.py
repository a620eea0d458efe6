"""Random well-formed terms over every head, and pairs of terms that differ in one place, for property tests.

Binders are given hints that clash with free variables and with each other, on purpose.
"""

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

from derive.kernel.terms import FUNCTIONS, INTEGERS, Key, Sort, Term, num, substitute
from tests.term_edits import KINDS, local_edits
from tests.terms_vocabulary import (
    DEFINITIONS,
    FIXED,
    HINTS,
    INDICES,
    PERMUTATIONS,
    RANDOM,
    SIZES,
    TWO_H,
    bind,
    entry,
    index,
)

__all__ = [
    "DEFINITIONS", "FEW_PAIRS", "INDICES", "KINDS", "LEAST_PAIRS", "TWO_H", "Pair", "alike", "bind", "edited_pairs",
    "entry", "index", "local_edits", "need_enough", "random_term",
]  # fmt: skip

FORMULAS = (
    "eq", "lt", "le", "ne", "apart", "deriv", "integral", "independent", "forall", "forall", "forall", "and", "and",
    "and",
)  # fmt: skip
REALS = (
    "add", "add", "sub", "sub", "mul", "mul", "mul", "div", "neg", "neg", "pow", "sum", "sum", "at", "num", "fn",
    "delta", "card", "pi", "pairs", "def", "E", "Var", "Cov",
)  # fmt: skip
POLYNOMIALS = ("add", "sub", "mul", "mul", "neg", "pow", "sum", "at", "at", "div", "num")


class _Grower:
    """Grows a term; ``bound`` are the variables of enclosing binders, still free while the body grows."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.bound: list[Term] = []
        self.count = 0

    def index(self, dim: Any, depth: int) -> Term:
        choices = [index(name, dim) for name in INDICES[dim]]
        choices += [v for v in self.bound if v.args[1] == dim] * 3
        rng = self.rng
        if depth > 0 and rng.random() < 0.3:
            if dim in PERMUTATIONS:
                return Term("perm", PERMUTATIONS[dim], dim, self.index(dim, depth - 1))
            if dim == INTEGERS:
                return Term("zero") if rng.random() < 0.4 else Term("succ", self.index(dim, depth - 1))
            if type(dim) is tuple:
                return Term(rng.choice(("even", "odd")), self.index(dim[1], depth - 1))
        return rng.choice(choices)

    def at(self, depth: int, chances: bool) -> Term:
        family = RANDOM if chances else FIXED
        name = self.rng.choice(tuple(family))
        return entry(name, *(self.index(d, depth - 1) for d in family[name]))

    def binding(self, head: str, dim: Any, depth: int, grow: Any) -> Term:
        self.count += 1
        variable = index(f"bound_{self.count}", dim)
        self.bound.append(variable)
        again = head != "lam" and depth > 1 and self.rng.random() < 0.3
        body = self.binding(head, dim, depth - 1, grow) if again else grow(depth - 1)
        self.bound.pop()
        return bind(head, variable, body, self.rng.choice(HINTS))

    def numeral(self) -> Term:
        q = Fraction(self.rng.randint(-4, 12), self.rng.choice((1, 1, 1, 2, 3)))
        return num(q)

    def real(self, depth: int, chances: bool = True) -> Term:
        rng = self.rng
        head = rng.choice(REALS if depth > 0 else ("at", "num", "card"))
        match head:
            case "at":
                return self.at(depth, chances and rng.random() < 0.2)
            case "num":
                return self.numeral()
            case "pi":
                return Term("pi")
            case "card":
                return Term("card", rng.choice(SIZES))
            case "add" | "sub" | "mul" | "div":
                return Term(head, self.real(depth - 1, chances), self.real(depth - 1, chances))
            case "neg":
                return Term("neg", self.real(depth - 1, chances))
            case "pow":
                return Term("pow", self.real(depth - 1, chances), rng.choice((0, 1, 2, 3, 12)))
            case "fn":
                return Term("fn", rng.choice(FUNCTIONS), self.real(depth - 1, chances))
            case "sum":
                return self.binding("sum", rng.choice(SIZES), depth, lambda d: self.real(d, chances))
            case "delta":
                dim = rng.choice(SIZES)
                return Term("delta", self.index(dim, depth), self.index(dim, depth))
            case "pairs":
                u, v = (self.vector(("h",), depth - 1, chances) for _ in range(2))
                return Term("pairs", u, v, self.index(TWO_H, depth))
            case "E" | "Var":
                return Term(head, self.polynomial(depth - 1))
            case "Cov":
                return Term(head, self.polynomial(depth - 1), self.polynomial(depth - 1))
        definition = rng.choice(DEFINITIONS)
        chances = chances and not definition.expects
        return Term("def", definition, *(self.argument(p, depth - 1, chances) for p in definition.params))

    def argument(self, key: Any, depth: int, chances: bool) -> Term:
        if key.kind == "ix":
            return self.index(key.dim, depth)
        return self.vector(key.dims, depth, chances)

    def vector(self, dims: tuple[Any, ...], depth: int, chances: bool) -> Term:
        if not dims:
            return self.real(depth, chances)
        names = [name for name, over in FIXED.items() if over[len(over) - len(dims) :] == dims]
        if self.rng.random() < 0.6:
            name = self.rng.choice(names)
            given = FIXED[name][: len(FIXED[name]) - len(dims)]
            first = [self.index(d, depth) for d in given]
            own = [index(f"own_{n}", d) for n, d in enumerate(dims)]
            term = entry(name, *first, *(self.rng.sample(own, len(own)) if len(set(dims)) == 1 else own))
            for variable in reversed(own):
                term = bind("lam", variable, term, self.rng.choice(HINTS))
            return term
        return self.binding("lam", dims[0], depth, lambda d: self.vector(dims[1:], d, chances))

    def polynomial(self, depth: int) -> Term:
        rng = self.rng
        head = rng.choice(POLYNOMIALS if depth > 0 else ("at", "num"))
        match head:
            case "at":
                return self.at(depth, rng.random() < 0.7)
            case "num":
                return self.numeral()
            case "div":
                return Term("div", self.polynomial(depth - 1), self.real(min(depth - 1, 1), False))
            case "neg":
                return Term("neg", self.polynomial(depth - 1))
            case "pow":
                return Term("pow", self.polynomial(depth - 1), rng.choice((2, 3, 4)))
            case "sum":
                return self.binding("sum", rng.choice(SIZES), depth, self.polynomial)
        return Term(head, self.polynomial(depth - 1), self.polynomial(depth - 1))

    def formula(self, depth: int) -> Term:
        rng = self.rng
        head = rng.choice(FORMULAS if depth > 0 else ("eq", "apart"))
        match head:
            case "apart":
                dim = rng.choice((*SIZES, INTEGERS))
                return Term("apart", self.index(dim, 2), self.index(dim, 2))
            case "deriv":
                x = self.at(depth, False)
                while INTEGERS in x.args[1]:
                    x = self.at(depth, False)
                return Term("deriv", self.real(depth - 1), x, self.real(depth - 1))
            case "integral":
                own = entry("bound_real")
                f = substitute(self.real(depth - 1), {Key("at", "c", (), "fixed"): own})
                limits = (self.real(min(depth - 1, 2), False) for _ in range(2))
                return Term("integral", f, own, *limits, self.real(depth - 1))
            case "forall":
                return self.binding("forall", rng.choice((*SIZES, INTEGERS)), depth, self.formula)
            case "independent":
                names = rng.sample(tuple(RANDOM), rng.randint(1, 3))
                return Term("independent", *((name, RANDOM[name]) for name in names))
            case "and":
                return Term("and", self.formula(depth - 1), self.formula(depth - 1))
        return Term(head, self.real(depth - 1), self.real(depth - 1))


def random_term(rng: Random, sort: Sort = "R", depth: int = 4) -> Term:
    """Grow a closed term of a sort: "R", "P", ("I", dim), or a vector sort over dimensions of the vocabulary."""
    grower = _Grower(rng)
    if sort == "R":
        return grower.real(depth)
    if sort == "P":
        return grower.formula(depth)
    if sort[0] == "I":
        return grower.index(sort[1], depth)
    dims = []
    while sort != "R":
        dims.append(sort[1])
        sort = sort[2]
    return grower.vector(tuple(dims), depth, True)


# ---- pairs of terms that differ in one place -----------------------------------------------------------------------

LEAST_PAIRS, FEW_PAIRS = 100, 30
Pair = tuple[str, Term, Term]


def edited_pairs(seed: int, terms: int = 6000, most_per_kind: int = 400) -> list[Pair]:
    """Collect (kind, term, the same with one local edit), at most so many of a kind."""
    rng = Random(seed)
    pairs: list[Pair] = []
    count = dict.fromkeys(KINDS, 0)
    for _ in range(terms):
        if all(n >= most_per_kind for n in count.values()):
            break
        term = random_term(rng, rng.choice(("R", "P")), rng.randint(2, 6))
        for kind, edited in local_edits(term):
            if count[kind] < most_per_kind and rng.random() < 0.5:
                count[kind] += 1
                pairs.append((kind, term, edited))
    return pairs


def need_enough(pairs: list[Pair], least: int = LEAST_PAIRS) -> None:
    """Refuse a collection that could not fail: too few pairs of a kind, or a pair of equal terms."""
    for kind in KINDS:
        found = sum(k == kind for k, _, _ in pairs)
        if found < least:
            raise AssertionError(f"{found} pairs of the kind {kind}, at least {least} were expected")
    for _, term, edited in pairs:
        if term == edited:
            raise AssertionError(f"not edited: {term}")


def alike(pairs: list[Pair], printed: Callable[[Term], str]) -> list[tuple[str, str]]:
    """List (kind, text) of the pairs that print alike."""
    texts: dict[Term, str] = {}

    def shown(term: Term) -> str:
        if term not in texts:
            texts[term] = printed(term)
        return texts[term]

    return [(kind, shown(term)) for kind, term, edited in pairs if shown(term) == shown(edited)]
