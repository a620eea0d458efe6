"""The formulas that programs are checked against, compared on balls with the book's theorems and mutants."""

import numpy as np

from verify.checking.book import claim, reported, right_sides
from verify.checking.statements import statement
from verify.numbers import Ball, balls_from_floats, precision


def of_wrong(result, wrong, given):
    """Return what the book says of a wrong formula: a mutant's right side, or the theorem's at other arguments."""
    origin = wrong.origin
    if origin is None:
        return result.laid_out(*right_sides(claim(result.theorem, wrong.name), result.book(**given)))
    found = right_sides(claim(origin.theorem or result.theorem, origin.mutant or None), origin.book(**given))
    return result.laid_out(*found) if origin.laid_out is None else origin.laid_out(*found, **given)


def source(result, wrong):
    """Return where the book says that a wrong formula was reported; nothing of a theorem at other arguments."""
    if wrong.origin is None:
        return reported(result.theorem, wrong.name)
    return wrong.origin.mutant and reported(wrong.origin.theorem or result.theorem, wrong.origin.mutant)


def apart(first, second):
    """Tell whether balls exclude equality somewhere; a ball too wide to tell anything is an error."""
    if first.shape != second.shape:
        raise ValueError(f"shapes differ: {first.shape} and {second.shape}")
    gap = (first - second).reshape(-1)
    if max(ball.radius for ball in gap) > 1e-20:
        raise ValueError("the balls are too wide to compare")
    return any(ball.excludes_zero() for ball in gap)


def problems(name, **conventions):
    """Return what in a statement is not the book's, one line each."""
    made, found = statement(name, conventions), []
    rng = np.random.default_rng(3)
    told = {(result, wrong.name): False for result, r in made.results.items() for wrong in r.wrong}
    with precision(256):
        for probe in made.probes(rng, made.shapes[0]):
            arrays = {k: v for k, v in probe.arguments.items() if k not in made.constants}
            drawn = {k: balls_from_floats(v) if np.asarray(v).dtype.kind == "f" else v for k, v in arrays.items()}
            constants = {k: Ball.from_float(probe.arguments.get(k, v)) for k, v in made.constants.items()}
            derived = {k: formula(**drawn, **constants) for k, formula in made.derived.items()}
            given = {k: {**drawn, **derived}[k] for k in made.arguments} | constants
            for key, result in made.results.items():
                theorem = result.laid_out(*right_sides(claim(result.theorem), result.book(**given)))
                for spelling in result.spellings:
                    if apart(spelling.formula(**given), theorem):
                        found.append(f"{key}: {spelling.name} is not the theorem on {probe.label}")
                for wrong in result.wrong:
                    value = wrong.formula(**given)
                    if apart(value, of_wrong(result, wrong, given)):
                        found.append(f"{key}: {wrong.name} is not the book's on {probe.label}")
                    told[key, wrong.name] |= apart(value, theorem)
        for key, result in made.results.items():
            for wrong in result.wrong:
                if wrong.reported != source(result, wrong):
                    found.append(f"{key}: {wrong.name}: reported {wrong.reported!r}, in the book another")
                if told[key, wrong.name] == (wrong.name in result.same):
                    same = "declared the same, and is not" if told[key, wrong.name] else "the theorem on every probe"
                    found.append(f"{key}: {wrong.name} is {same}")
    return found
