"""Define a theorem, and the one gate through which every theorem passes.

A theorem ``H |- P`` says: for every positive size of every dimension and every value of the free variables that
satisfies the hypotheses ``H``, the conclusion ``P`` holds; where random entries occur outside expectations, at every
outcome. A derivative is partial: it treats every other variable as constant, whatever the hypotheses say of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from inspect import signature
from types import MappingProxyType
from typing import Any, NoReturn

from .sorts import DeriveError, Key, StatementError
from .terms import Term, num
from .work import spend

Hyps = frozenset[Term]
Inference = tuple[Term, Hyps]

NONE: Hyps = frozenset()
ZERO, ONE = num(0), num(1)
ILL_FORMED = (StatementError, TypeError, ValueError, LookupError, AttributeError, ArithmeticError, RecursionError)
_KEY = object()


class ProofError(DeriveError):
    """A rule was applied where it does not hold."""


def need(ok: bool, why: str, *shown: Any) -> None:
    """Refuse, unless ``ok``; what the message shows is formatted only then."""
    if not ok:
        raise ProofError(why.format(*shown) if shown else why)


class Theorem:
    """``hyps |- concl``, with the rule application that made it."""

    __slots__ = ("args", "concl", "hyps", "premises", "rule")
    hyps: Hyps
    concl: Term
    rule: str
    premises: tuple[Theorem, ...]
    args: tuple[Any, ...]

    def __init__(
        self, key: object, hyps: Hyps, concl: Term, rule: str, premises: tuple[Theorem, ...], args: tuple[Any, ...]
    ) -> None:
        need(key is _KEY, "only the kernel makes theorems")
        put = object.__setattr__
        put(self, "hyps", hyps)
        put(self, "concl", concl)
        put(self, "rule", rule)
        put(self, "premises", premises)
        put(self, "args", args)

    def __setattr__(self, *_: object) -> NoReturn:
        raise ProofError("theorems are immutable")

    @property
    def lhs(self) -> Term:
        """Left side of a relation."""
        return self.concl.args[0]  # type: ignore[no-any-return]

    @property
    def rhs(self) -> Term:
        """Right side of a relation."""
        return self.concl.args[1]  # type: ignore[no-any-return]


_RULES: dict[str, tuple[int | None, Callable[..., Inference]]] = {}
RULES: Mapping[str, tuple[int | None, Callable[..., Inference]]] = MappingProxyType(_RULES)


def infer(name: str, premises: Iterable[Theorem], args: Iterable[Any]) -> Theorem:
    """Apply the rule ``name``: the one gate through which every theorem passes.

    Raises
    ------
    ProofError
        If the rule refuses, or its conclusion or a hypothesis is not a closed formula.
    """
    need(type(name) is str and name in _RULES, "there is no rule {!r}", name)
    premises, args = tuple(premises), tuple(args)
    count, rule = _RULES[name]
    good = all(type(p) is Theorem for p in premises) and count in (None, len(premises))
    need(good, "{}: {} theorems were expected as premises", name, count)
    need(_plain(args), "{}: an argument is of a foreign type", name)
    try:
        concl, hyps = rule(premises, *args) if count is None else rule(*premises, *args)
    except (ProofError, *ILL_FORMED) as error:
        raise ProofError(f"{name}: {error}") from None
    spend(4 + len(hyps))
    for f in (concl, *hyps):
        need(type(f) is Term and f.sort == "P" and not f.loose, "{}: not a closed formula", name)
    return Theorem(_KEY, frozenset(hyps), concl, name, premises, args)


def _plain(x: Any) -> bool:
    return type(x) in (Term, str, int, Fraction) or (type(x) in (tuple, Key) and all(map(_plain, x)))


def rule(f: Callable[..., Inference]) -> Callable[..., Theorem]:
    """Register a rule; a first parameter ``premises`` takes any number of theorems as a tuple."""
    name, parameters = f.__name__, signature(f).parameters.values()
    variadic = next(iter(parameters), None) is not None and next(iter(parameters)).name == "premises"
    count = sum(p.annotation == "Theorem" for p in parameters)
    _RULES[name] = (None if variadic else count, f)

    def apply(*args: Any) -> Theorem:
        return infer(name, args[0], args[1:]) if variadic else infer(name, args[:count], args[count:])

    apply.__name__, apply.__doc__ = name, f.__doc__
    return apply


# ---- what rules ask of their premises ------------------------------------------------------------------------------


def parts(f: Term, head: str) -> tuple[Any, ...]:
    """Return the arguments of a formula or term with this head."""
    need(f.head == head, "{} expected, {} given", head, f.head)
    return f.args


def equation(a: Theorem) -> tuple[Term, Term]:
    """Return the two sides of an equation."""
    s, t = parts(a.concl, "eq")
    return s, t


def fresh(key: Key, hyps: Iterable[Term]) -> None:
    """Refuse a variable that a hypothesis mentions."""
    need(not any(key in h.free for h in hyps), "a hypothesis mentions the variable {}", key.name)


def variable(i: Term) -> Key:
    """Return the key of an index variable."""
    need(i.head == "ix", "an index variable was expected")
    return i.key


def all_hyps(premises: Iterable[Theorem]) -> Hyps:
    """Return the hypotheses of all premises."""
    return frozenset().union(*(p.hyps for p in premises))


def eq(a: Term, b: Term) -> Term:
    """Return the formula ``a = b``."""
    return Term("eq", a, b)


def derivative_of(f: Term, x: Term, value: Term) -> Term:
    """Return the formula ``D f / D x = value``, differentiability included."""
    return Term("deriv", f, x, value)
