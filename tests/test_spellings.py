"""Right programs of the benchmark are right, by their values alone: no check is asked, least of the untried half."""

import inspect
import re
from collections import Counter
from importlib.resources import files

import numpy as np
import pytest

from benchmarks.spellings import SPELLINGS
from benchmarks.spellings.__main__ import asked, inside
from benchmarks.spellings.spelling import Spelling, untried
from benchmarks.strangers import main
from benchmarks.typed import TYPED
from verify.checking.asking.questions import questions, stated
from verify.checking.formulas import FORMULAS
from verify.checking.statements import STATEMENTS

OPEN = [spelling for spelling in SPELLINGS if not spelling.fresh]
CLOSE = 1e-9
POSITIVE = ("v", "weight")
"""Second moments, and weights of classes, of which a program takes roots and quotients."""
SINGLE = 1e-5
"""Of a program that computes in float32 whatever it is given, as it is given whole numbers alone."""


def arguments(spelling):
    """Yield arguments in float64 by name: random ones of a formula, those of all questions of a statement by hand."""
    if spelling.statement in STATEMENTS:
        made, asked_of = questions(spelling.statement, tuple(sorted(spelling.conventions.items())), "float64", None, 0)
        yield from ({**made.constants, **question.given} for question in asked_of)
    else:
        for seed in range(3):
            yield drawn(spelling.statement, np.random.default_rng(seed))


def drawn(name, rng):
    """Draw arguments of a formula, of the sizes that its file gives the variables of these names."""
    text = (files("verify.checking.formulas") / f"{FORMULAS[name].file}.thm").read_text(encoding="utf-8")
    dims = dict(re.findall(r"(\w+)\[([\w, ]+)\]", "".join(re.findall(r"^vectors:.*\n", text, re.MULTILINE))))
    sizes = {axis: int(rng.integers(2, 8)) for axis in "mndeh"}
    given = {n: rng.uniform(0.1, 0.9, [sizes[a] for a in dims.get(n, "").split(", ") if a]) for n in takes(name)}
    given |= {n: rng.standard_normal(v.shape) for n, v in given.items() if v.ndim and n not in POSITIVE}
    given |= {n: rng.integers(sizes["n"], size=sizes["m"]) for n in ("labels", "tokens") if n in given}
    if "keep" in given:
        given["keep"] = given["keep"] > -0.5
        given["keep"][:, 0] = True
    if "step" in given:
        given["step"] = 3
    if "g" in given:
        given["g"] = rng.standard_normal(np.shape(typed(name.removesuffix(".backward"), given)[0]))
    return {n: v if isinstance(v, int) or v.ndim else float(v) for n, v in given.items()}


def takes(name):
    return TYPED[name].takes.split(", ")


def typed(name, given):
    """Return what the typed program of a statement gives."""
    result = TYPED[name].compiled()(**{n: given[n] for n in takes(name)})
    return result if isinstance(result, tuple) else (result,)


def reference(spelling, given):
    """Return what the typed program gives, or under other conventions the first spelling of the statement."""
    if not spelling.conventions:
        return typed(spelling.statement, given)
    made = stated(spelling.statement, tuple(sorted(spelling.conventions.items())))
    return tuple(result.spellings[0].formula(**given) for result in made.results.values())


def furthest(spelling):
    """Return the largest error of a program over all questions, of the largest entry of a result."""
    worst = 0
    for given in arguments(spelling):
        returned = spelling.function(**{name: given[name] for name in inspect.signature(spelling.function).parameters})
        returned = returned if isinstance(returned, tuple) else (returned,)
        for one, exact in zip(returned, reference(spelling, given), strict=True):
            assert np.shape(one) == np.shape(exact), (spelling.name, np.shape(one), np.shape(exact))
            worst = max(worst, np.abs(one - exact).max() / max(np.abs(exact).max(), 1e-3))
    return worst


@pytest.mark.parametrize("spelling", SPELLINGS, ids=lambda s: s.name)
def test_it_is_right(spelling):
    assert furthest(spelling) < (SINGLE if spelling.statement == "sinusoidal_table" else CLOSE)


def test_a_wrong_one_is_seen():
    wrong = Spelling("silu", lambda x: x * np.tanh(x / 2) / 2)
    assert furthest(wrong) > SINGLE


def test_there_are_enough_and_the_halves_are_equal():
    names = Counter(spelling.name for spelling in SPELLINGS)
    waiting = sum(untried(spelling.name) for spelling in OPEN)
    assert max(names.values()) == 1 and len(OPEN) >= 64
    assert 0.4 < waiting / len(OPEN) < 0.6 and len(SPELLINGS) - len(OPEN) >= 24
    assert {spelling.statement for spelling in SPELLINGS} <= {*STATEMENTS, *FORMULAS}
    assert set(TYPED) == {*STATEMENTS, *FORMULAS}


def test_a_program_computes_in_float32_and_rounds_once():
    seen = []

    def function(x, eps):
        seen.append((x.dtype, type(eps)))
        return x / 3, x * eps

    returned = inside(function)(np.ones(2, np.float16), np.float64(2))
    assert seen == [(np.dtype(np.float32), float)] and [r.dtype for r in returned] == [np.float16, np.float16]


def test_the_runner_counts_one_half(capsys):
    first = next(s for s in OPEN if s.statement == "softmax_vjp" and not untried(s.name))
    assert asked(first, "float32").agrees
    assert main(["--only", first.name], suite="spellings") == 0
    printed = capsys.readouterr().out
    assert f"{first.name} [float32]: agrees" in printed and "spellings, first half, bfloat16" in printed
    assert main(["--only", first.name, "--half", "untried"], suite="spellings") == 0
    assert "0 of 0 asked" in capsys.readouterr().out
