"""The wrong implementations; that each is seen, and its control passes, is in the evidence of its theorem."""

import inspect
from importlib import import_module

import pytest

from derive.render import numpy as reading
from derive.theorems import chapters, entries
from verify.evidence import counterpart, wrong_implementations
from verify.sampling import Sampler

WRONG = [
    (name, function)
    for chapter in chapters()
    for name, own in import_module(f"verify.mutants.{chapter}").MUTANTS.items()
    for function in own
]
NAMES = list(dict.fromkeys(name for name, _ in WRONG))


@pytest.mark.parametrize(("name", "function"), WRONG, ids=lambda v: getattr(v, "__name__", v))
def test_a_wrong_implementation_runs(name, function):
    """What is seen is a wrong number, not a crash."""
    found = Sampler(entries()[name], reading)
    point = found.points()[0]
    values = point.values(import_module("verify.numbers").NUMBER_TYPES["float64"], found.keys)
    function(**{argument: values[argument] for argument in inspect.signature(function).parameters})
    assert function in wrong_implementations(name)


def test_there_are_enough_of_them_and_from_every_chapter():
    assert len(WRONG) >= 12
    assert {entry.name for _, own in chapters().values() for entry in own} >= set(NAMES)
    assert all(import_module(f"verify.mutants.{chapter}").MUTANTS for chapter in chapters())
    assert all(counterpart(name) for name in NAMES)
