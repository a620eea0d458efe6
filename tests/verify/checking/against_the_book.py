"""The formulas that programs are checked against, compared on balls with the book's theorems and mutants."""

import numpy as np

from derive.values.program import Batches
from verify.checking.judging.book import claim, right_sides
from verify.checking.judging.statement import Staged
from verify.checking.statements import statement
from verify.numbers import Ball, balls_from_floats, precision


def of_wrong(result, wrong, given, batches):
    """Return what the book says of a wrong formula: a mutant's right side, or the theorem's at other arguments.

    What mutants at the same arguments have in common is computed once, and kept in ``batches``.
    """
    origin = wrong.origin
    if origin.book not in batches:
        batches[origin.book] = Batches(origin.book(**given))
    sides = batches[origin.book].right_sides(claim(origin.theorem, origin.mutant or None))
    return result.laid_out(*sides) if origin.laid_out is None else origin.laid_out(*sides, **given)


def apart(first, second):
    """Tell whether balls exclude equality somewhere; an array of which no ball is narrow enough to tell is an error."""
    if first.shape != second.shape:
        raise ValueError(f"shapes differ: {first.shape} and {second.shape}")
    pairs = zip((first - second).reshape(-1), first.reshape(-1), strict=True)
    narrow = [gap for gap, value in pairs if gap.radius <= 1e-20 * max(1.0, abs(value.to_float()))]
    if not narrow:
        raise ValueError("the balls are too wide to compare")
    return any(gap.excludes_zero() for gap in narrow)


def at_the_same(result, wrong, made, probe):
    """Tell whether a wrong formula is the theorem at the theorem's own arguments, which is found out by itself."""
    origin = wrong.origin
    if made.derived or origin.mutant or origin.laid_out or origin.theorem != result.theorem:
        return False
    given = {**made.constants, **probe.arguments}
    right, other = result.book(**given), origin.book(**given)
    return right.keys() == other.keys() and all(np.array_equal(right[name], other[name]) for name in right)


def evaluated(formula, given, stages):
    """Evaluate a formula; a first stage that many have in common once."""
    if not isinstance(formula, Staged):
        return formula(**given)
    if formula.first not in stages:
        stages[formula.first] = formula.first(**given)
    return formula.then(stages[formula.first])


def asked(made, rng):
    """Yield all probes of the first shape, and one of each other; and whether it is the first of its shape."""
    for n, probe in enumerate(made.probes(rng, made.shapes[0])):
        yield probe, n == 0
    for shape in made.shapes[1:]:
        yield next(made.probes(rng, shape)), True


def problems(name, **conventions):
    """Return what in a statement is not the book's, one line each.

    Ways to write a theorem are compared with it at all probes; a wrong formula with the book's at the first of each
    shape, and at the others until it is told from the theorem.
    """
    made, lines = statement(name, conventions), []
    rng = np.random.default_rng(3)
    told, moved = set(), set()
    with precision(256):
        for probe, first in asked(made, rng):
            arrays = {k: v for k, v in probe.arguments.items() if k not in made.constants}
            drawn = {k: balls_from_floats(v) if np.asarray(v).dtype.kind == "f" else v for k, v in arrays.items()}
            constants = {k: Ball.from_float(probe.arguments.get(k, v)) for k, v in made.constants.items()}
            derived = {k: formula(**drawn, **constants) for k, formula in made.derived.items()}
            given = {k: {**drawn, **derived}[k] for k in made.arguments} | constants
            stages, batches, books = {}, {}, {}
            for key, result in reversed(made.results.items()):  # in another order than formulas, which share too
                theorem = result.laid_out(*right_sides(claim(result.theorem), result.book(**given)))
                wrong = [w for w in reversed(result.wrong) if first or (key, w.name) not in told & moved]
                books[key] = theorem, {w.name: of_wrong(result, w, given, batches) for w in wrong}
            for key, result in made.results.items():
                theorem, others = books[key]
                for spelling in result.spellings:
                    if apart(evaluated(spelling.formula, given, stages), theorem):
                        lines.append(f"{key}: {spelling.name} is not the theorem on {probe.label}")
                for wrong in (w for w in result.wrong if w.name in others):
                    value = evaluated(wrong.formula, given, stages)
                    if apart(value, others[wrong.name]):
                        lines.append(f"{key}: {wrong.name} is not the book's on {probe.label}")
                    if (key, wrong.name) not in told and apart(value, theorem):
                        told.add((key, wrong.name))
                    if (key, wrong.name) not in moved and not at_the_same(result, wrong, made, probe):
                        moved.add((key, wrong.name))
        for key, result in made.results.items():
            for wrong in result.wrong:
                same = wrong.name in result.same or (key, wrong.name) not in moved
                if ((key, wrong.name) in told) == same:
                    same = "declared the same, and is not" if same else "the theorem on every probe"
                    lines.append(f"{key}: {wrong.name} is {same}")
    return lines
