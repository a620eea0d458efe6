"""The formulas that programs are checked against, compared on balls with the book's theorems and mutants."""

import numpy as np

from derive.mutants import mutants
from derive.render.numpy import evaluate, parts
from derive.theorems import entries
from verify.checking.statements import statement
from verify.comparison import constant_of
from verify.numbers import NUMBER_TYPES, Ball, balls_from_floats, precision

BOOKS = {"eps": "epsilon"}


def book_value(claim, values):
    """Return the right side of a claim, row by row."""
    part = parts(claim)[0]
    rows, size = values["x"].shape
    constant = constant_of(NUMBER_TYPES["ball"])
    return np.stack(
        [
            evaluate(
                part.right,
                {BOOKS.get(name, name): v[r] if np.ndim(v) == 2 else v for name, v in values.items()},
                {"n": size},
                over=part.indices,
                constant=constant,
            )
            for r in range(rows)
        ]
    )


def mutant_of(name, wrong, values):
    """Return the book's mutant and its arguments; a mutant of the theorem without gain takes the weighted gradient."""
    own = {m.name: m for m in mutants()[name]}
    if wrong.name in own:
        return own[wrong.name], values
    plain = {m.name: m for m in mutants()[name.replace("_gain", "")]}
    return plain[wrong.name], {**values, "g": values["g"] * values["gamma"]}


def apart(first, second):
    """Tell whether balls exclude equality somewhere; a ball too wide to tell anything is an error."""
    gap = (first - second).reshape(-1)
    if max(ball.radius for ball in gap) > 1e-20:
        raise ValueError("the balls are too wide to compare")
    return any(ball.excludes_zero() for ball in gap)


def problems(name, **conventions):
    """Return what in a statement is not the book's, one line each."""
    made, found = statement(name, conventions), []
    rng = np.random.default_rng(3)
    with precision(256):
        for probe in made.probes(rng, (2, 3)):
            drawn = {k: balls_from_floats(v) for k, v in probe.arguments.items()}
            derived = {k: formula(**drawn) for k, formula in made.derived.items()}
            constants = {k: Ball.from_float(v) for k, v in made.constants.items()}
            values = {**drawn, **constants}
            given = {k: {**drawn, **derived}[k] for k in made.arguments} | constants
            theorem = book_value(entries()[name].claim, values)
            for spelling in made.spellings:
                if apart(spelling.formula(**given), theorem):
                    found.append(f"{spelling.name} is not the theorem on {probe.label}")
            for wrong in made.wrong:
                mutant, at = mutant_of(name, wrong, values)
                if apart(wrong.formula(**given), book_value(mutant.claim, at)):
                    found.append(f"{wrong.name} is not the book's mutant on {probe.label}")
                if wrong.reported != mutant.reported:
                    found.append(f"{wrong.name}: reported {wrong.reported!r}, in the book {mutant.reported!r}")
                if not apart(wrong.formula(**given), theorem):
                    found.append(f"{wrong.name} is the theorem on {probe.label}")
    return found
