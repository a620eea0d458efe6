"""A whole decoder block, and stacks of blocks: found, replayed, read back, and right in numbers."""

import json
import operator
import re
import subprocess
import sys
from functools import cache

import numpy as np
import pytest

from derive import vjp
from derive.doors.derived import program
from derive.kernel.certificate import digest, replay
from derive.language.text.statements import parse_statement
from derive.programs.functions import module
from tests.derive.deriving.blocks import QUICK, ROWS, SIZES, WEIGHTS, found, point, requests, stack
from tests.evaluated import sides

MOST_LINES = 60  # of a docstring
WIDEST = 3  # axes of an array of its program: heads, rows, keys
ROUNDING = 1e-10  # relative to the largest value, as for other formulas


def is_whole(derived):
    """Require that what was found replays, reads back, and is computed as it is printed, by arrays of few axes."""
    (theorem,) = replay(derived.certificate()).values()
    assert (theorem.concl, theorem.hyps) == (derived.theorem.concl, derived.theorem.hyps)
    assert parse_statement(derived.text()).claim == derived.theorem.concl
    made = program([derived]).translated()
    assert max(made.graph.nodes[n].rank for n in made.graph.reached(*made.roots)) <= WIDEST


def holds(derived):
    """Require that it is true in numbers too."""
    is_whole(derived)
    values = point(derived.theorem.concl.free)
    ((_, left, right),) = sides(derived.theorem.concl, values, SIZES)
    largest = np.abs(left).max()
    assert largest > 0
    assert np.abs(left - right).max() <= ROUNDING * max(1.0, largest)
    computed = derived.numpy(**values)
    assert np.abs(computed - right).max() <= ROUNDING * max(1.0, largest)


def named(derived):
    names = [d.name for d in derived.let]
    assert names[:3] == ["d_hidden", "d_up", "d_gate"] and "d_attended" in names and "d_score" in names
    assert sorted(set(names)) == sorted(names)


@pytest.mark.xdist_group("decoder block")
def test_a_decoder_block_in_its_first_weight_of_queries():
    """In numbers on balls, against the Transformer: test_blocks_on_balls."""
    named(found(QUICK))
    is_whole(found(QUICK))


def test_the_program_of_a_decoder_block_says_in_few_lines_what_it_computes_and_if_what():
    said = module([program([found(QUICK)])]).split('"""')[1]
    assert len(said.splitlines()) < MOST_LINES
    assert [line.strip() for line in said.splitlines() if " < " in line] == ["if 0 < epsilon", "if 0 < r"]
    assert "print(d) of a derivative d" in said


@pytest.mark.long
def test_a_decoder_block_in_its_rows():
    named(found(ROWS))
    holds(found(ROWS))


def test_every_weight_is_asked_for():
    assert [next(iter(asked.variable.free)).name for asked in requests()[1:]] == list(WEIGHTS)


@pytest.mark.long
@pytest.mark.parametrize("asked", requests()[1::8], ids=WEIGHTS[::8])  # others on balls: test_blocks_on_balls
def test_a_decoder_block_in_a_weight(asked):
    holds(asked.found())


@cache
def stacked(depth):
    return vjp(*stack(depth))


@pytest.mark.long
@pytest.mark.xdist_group("stacks")
def test_a_stack_of_two_blocks():
    two = stacked(2)
    holds(two)
    assert [d.name for d in two.let].count("fed_vjp_x") == 1  # one definition for all blocks
    assert [d.name for d in two.let] == [d.name for d in stacked(3).let]
    assert digest(two.theorem.hyps, two.theorem.concl) != digest((), two.theorem.concl)


@pytest.mark.long
@pytest.mark.xdist_group("stacks")
def test_a_stack_of_four_blocks_replays_in_a_fresh_process(tmp_path):
    four = stacked(4)
    proof, claims = tmp_path / "stack.json", tmp_path / "claims.json"
    proof.write_text(four.certificate(), encoding="utf-8")
    for hypotheses, code, said in (
        (four.theorem.hyps, 0, "accepted, 1 theorems"),
        ((), 1, "proves another statement"),
    ):
        claim = {"name": four.name, "digest": digest(hypotheses, four.theorem.concl)}
        claims.write_text(json.dumps({"theorems": [claim]}), encoding="utf-8")
        command = [sys.executable, "-m", "derive.kernel.certificate", str(proof), "--expect", str(claims)]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        assert run.returncode == code
        assert said in run.stdout + run.stderr


@pytest.mark.long
@pytest.mark.xdist_group("stacks")
def test_a_certificate_is_linear_in_depth():
    for measure in (size, rows):
        a, b, c = (measure(stacked(depth).certificate()) for depth in (3, 4, 5))
        assert (b - a) - (c - b) == 0, measure.__name__
        assert b - a < a / 2


def replayed_alone(certificate):
    """Return the units of work in a process of its own: what a table of terms holds depends on the tests before."""
    code = "import sys; from tests.derive.deriving.blocks import replay_work; print(replay_work(sys.stdin.read()))"
    command = [sys.executable, "-c", code]
    return int(subprocess.run(command, input=certificate, capture_output=True, text=True, check=True).stdout)


@pytest.mark.long
@pytest.mark.xdist_group("stacks")
def test_the_work_of_a_replay_grows_by_the_same_for_each_block():
    a, b, c = (replayed_alone(stacked(depth).certificate()) for depth in (2, 3, 4))
    assert c - b == pytest.approx(b - a, rel=0.05)  # a term that holds all weights has a set of them


def size(certificate):
    """Characters; numbers count as one digit, as a row's is the longer, the more rows there are."""
    return len(re.sub(r"\d+", "0", certificate))


def rows(certificate):
    return sum(map(len, operator.itemgetter("definitions", "terms", "steps")(json.loads(certificate))))
