"""The wrong programs run; that each is seen, and its control passes, is in the evidence of its theorem."""

import inspect

import numpy as np
import pytest

from derive.chapters import BOOK
from derive.values import numpy as reading
from verify.measure.columns import counterpart_failures
from verify.measure.counterparts import counterpart, mutants
from verify.measure.evaluations import Evaluations
from verify.measure.sampling import Sampler
from verify.mutants.softmax import exponentials_overflow
from verify.numbers import NUMBER_TYPES

PROGRAMS = {
    name: programs
    for chapter in BOOK.chapters.values()
    for module in mutants(chapter)
    for name, programs in getattr(module, "PROGRAMS", {}).items()
}
PAIRS = [(name, program) for name, programs in PROGRAMS.items() for program in programs]


@pytest.mark.parametrize(("name", "program"), PAIRS, ids=lambda v: getattr(v, "__name__", v))
def test_a_wrong_program_runs(name, program):
    """What is seen is a wrong number, not a crash; of exponentials that overflow, no number."""
    found = Sampler(BOOK.entries[name], reading)
    point = found.points()[0]
    values = point.values(NUMBER_TYPES["float64"], found.keys)
    arguments = {argument: values[argument] for argument in inspect.signature(program).parameters}
    assert all(np.isfinite(part).all() for part in np.atleast_1d(program(**arguments)))


def test_each_stands_for_a_counterpart():
    assert len(PAIRS) == 18
    assert all(counterpart(BOOK.chapter(name), name) for name in PROGRAMS)


def test_exponentials_overflow_where_logits_are_far_from_zero_alone():
    evaluations = Evaluations(Sampler(BOOK.entries["softmax_shift_invariant"], reading))
    figures = {"points": 0, "stresses": 0, "cells": 0, "roundings": 0}
    failures = list(counterpart_failures(evaluations, exponentials_overflow, figures))
    assert failures
    assert all(text.startswith("offset, ") for text in failures)
