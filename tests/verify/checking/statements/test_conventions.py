"""What a verdict calls right under another convention can be declared by that name."""

import numpy as np
import pytest

import verify
from tests.verify.checking.as_programs import STYLES, as_program
from verify.checking.judging.diagnosis import Verdict
from verify.checking.judging.statement import USUAL
from verify.checking.statements import STATEMENTS, alternatives, conventions, statement
from verify.checking.statements.conventions import named, under

PARTS = 12
"""What is asked takes a second: a twelfth of the conventions is asked, and a third in the long run."""


def stated():
    """Yield each statement with each convention that may turn others into names, and one of these."""
    for name in STATEMENTS:
        chosen = [{}, *({key: value} for key, values in alternatives(name).items() for value in values)]
        chosen += [{"group": 2}] if "group" in conventions(name) else []
        seen = set()
        for options in chosen:
            try:
                made = statement(name, options)
            except ValueError:  # another convention has to be chosen with it
                continue
            for convention in named(made):
                if convention not in seen and not convention.startswith("eps of"):
                    seen.add(convention)
                    yield name, options, convention


def program_of(made, formulas, dtype):
    order = (*made.arguments, *made.constants)
    programs = [as_program(f, order, STYLES[0], dtype) for f in formulas]
    return order, lambda *given: tuple(program(*given) for program in programs)


def require(name, chosen, convention, dtype):
    usual, made = statement(name, chosen), statement(name, {**chosen, "convention": convention})
    right = [result.instead or result.spellings[0].formula for result in made.results.values()]
    order, meant = program_of(made, right, dtype)
    _, other = program_of(usual, [result.spellings[0].formula for result in usual.results.values()], dtype)
    declared = {"args": order, "returns": tuple(made.results), "convention": convention, "dtype": dtype, **chosen}
    diagnosis = verify.check(meant, name, **declared)
    assert diagnosis.verdict is Verdict.AGREES, diagnosis.report()
    assert f"convention={convention}" in diagnosis.report().replace("\n              ", " ")
    assert f"not the theorem itself, but {convention!r}, as declared" in diagnosis.report()
    refused = verify.check(other, name, **declared)
    assert (refused.verdict, refused.name) == (Verdict.CONVENTION, USUAL), refused.report()
    assert "declare " not in refused.report()


@pytest.mark.parametrize(
    ("first", "dtype"),
    [(3, "float32"), *(pytest.param(first, "float64", marks=pytest.mark.long) for first in range(0, PARTS, 3))],
)
def test_a_convention_that_is_declared_is_right_and_the_usual_one_is_not(first, dtype):
    some = list(stated())[first::PARTS]
    assert len({name for name, *_ in some}) >= 3
    for name, chosen, convention in some:
        require(name, chosen, convention, dtype)


def test_a_mistake_under_a_declared_convention_is_refused():
    def gemma(x, gamma, g, eps):
        z, h = x / np.sqrt((x * x).mean(-1, keepdims=True) + eps), g * (1 + gamma)
        r = 1 / np.sqrt((x * x).mean(-1, keepdims=True) + eps)
        return r * (h - z * (h * z).mean(-1, keepdims=True)), (g * z).sum(0)

    def without_projection(x, gamma, g, eps):
        r = 1 / np.sqrt((x * x).mean(-1, keepdims=True) + eps)
        return r * g * (1 + gamma), gemma(x, gamma, g, eps)[1]

    asked = {"name": "rmsnorm_gain_vjp", "dtype": "float32"}
    assert "declare     convention='gain plus one', if it is meant" in verify.check(gemma, **asked).report()
    assert verify.check(gemma, convention="gain plus one", **asked).agrees
    assert not verify.check(without_projection, convention="gain plus one", **asked).agrees


def test_results_that_are_the_same_under_both_stay_as_they_are():
    made = statement("rmsnorm_gain_vjp", {})
    changed = under(made, "gain plus one")
    assert changed.results["dgamma"] is made.results["dgamma"]
    assert changed.results["dx"].spellings[-1].name == "gain plus one"


def test_a_convention_that_is_none_is_said():
    with pytest.raises(ValueError, match="convention: rmsnorm_gain_vjp has none 'gain plus two'; did you mean"):
        statement("rmsnorm_gain_vjp", {"convention": "gain plus two"})
    with pytest.raises(ValueError, match="convention: expected the name that a verdict has for it, got 1"):
        statement("rmsnorm_gain_vjp", {"convention": 1})
    with pytest.raises(ValueError, match="convention: softmax_vjp has none 'sign'"):
        statement("softmax_vjp", {"convention": "sign"})
