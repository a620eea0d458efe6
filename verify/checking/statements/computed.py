"""Programs as rules by name: values that are given are used, others are computed by their rules, each once.

A correct way to write a formula is a change of a few rules. So are other arguments: a statistic, for instance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from verify.checking.judging.statement import Formula, Spelling, Staged

__all__ = ["Computed", "Rule", "Rules", "Way", "spelled", "stage"]


class Computed:
    """Values of a program: those that are given, and those that its rules compute from them.

    Parameters
    ----------
    rules : mapping of str to callable
        Each takes this to a value.
    given : mapping of str to value
        Values that are not computed.

    Examples
    --------
    >>> f = Computed({"square": lambda f: f.x * f.x, "cube": lambda f: f.square * f.x}, {"x": 3})
    >>> f.cube, Computed({"cube": lambda f: f.square * f.x}, {"x": 3, "square": 1}).cube
    (27, 3)
    """

    def __init__(self, rules: Rules, given: Mapping[str, Any]) -> None:
        self.__dict__.update(given, _rules=rules, _given=given)

    def __getattr__(self, name: str) -> Any:
        """Compute a value that is used for the first time."""
        rules = self.__dict__.get("_rules", {})
        if name not in rules:
            raise AttributeError(name)
        value = self.__dict__[name] = rules[name](self)
        return value

    def but(self, **others: Any) -> Computed:
        """Return the same program that is given something else."""
        return Computed(self._rules, {**self._given, **others})


Rule: TypeAlias = Callable[[Computed], Any]
Rules: TypeAlias = Mapping[str, Rule]
NONE: Rules = MappingProxyType({})


class Way(NamedTuple):
    """A correct way to compute something.

    Attributes
    ----------
    name : str
    rules : mapping of str to callable
        The rules that differ from the usual ones.
    lenient, overflows : bool
        As of `Spelling`.
    """

    name: str
    rules: Rules = NONE
    lenient: bool = False
    overflows: bool = False


def stage(*rules: Rules) -> Formula:
    """Return the first stage of formulas: it takes arguments by name to what is computed by rules, the last first."""
    every = {name: rule for some in rules for name, rule in some.items()}
    return lambda **given: Computed(every, given)


def spelled(ways: Iterable[tuple[Way, Rule]], *rules: Rules) -> Iterator[Spelling]:
    """Yield a formula for each pair of a way and what is computed by it; ways with the same rules share a stage."""
    stages: list[tuple[Rules, Formula]] = []
    for way, rule in ways:
        first = next((made for rules_of_stage, made in stages if rules_of_stage is way.rules), None)
        if first is None:
            first = stage(*rules, way.rules)
            stages.append((way.rules, first))
        yield Spelling(way.name, Staged(first, rule), way.lenient, way.overflows)
