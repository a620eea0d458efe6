"""Points at which the hypotheses of an entry hold: values of its witness where it has one, and random ones."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache, reduce
from random import Random

from derive.kernel.terms import Key
from tests.satisfying import surely
from tests.total_numbers import UndecidedError, add, divide, mul, root
from tests.worlds import DRAWS, World

MOST_DRAWS = 6000
SIZES = (
    {"n": 2, "d": 3, "h": 2, "m": 3, "e": 2},
    {"n": 3, "d": 2, "h": 2, "m": 2, "e": 3},
    {"n": 2, "d": 2, "h": 3, "m": 2, "e": 2},
)
ANY_LAW = (
    {Fraction(-1): Fraction(1, 4), Fraction(2): Fraction(3, 4)},
    {Fraction(1, 2): Fraction(2, 3), Fraction(3): Fraction(1, 3)},
    {Fraction(-2): Fraction(1, 2), Fraction(-1, 2): Fraction(1, 2)},
)
CENTERED_LAW = (
    {Fraction(-2): Fraction(1, 3), Fraction(1): Fraction(2, 3)},
    {Fraction(-1, 2): Fraction(2, 3), Fraction(1): Fraction(1, 3)},
    {Fraction(-1): Fraction(3, 4), Fraction(3): Fraction(1, 4)},
)
TURNS = ((Fraction(3, 5), Fraction(4, 5)), (Fraction(-5, 13), Fraction(12, 13)))


class Point(World):
    """Values for the variables of an entry: those of its witness where it has one, and random ones."""

    def __init__(self, entry, seed):
        rng = Random(f"{entry.name} {seed}")
        super().__init__(rng, rng.choice(SIZES), product=True)
        self.name = entry.name
        self.witness = {v.key: value for v, value in entry.witness.items()}
        self.kinds = entry.laws
        self.flat = {}
        self.slack = rng.choice((0, 0, Fraction(1, 2)))
        self.turn, self.start = rng.choice(TURNS), (rng.choice((1, 2)), rng.choice(DRAWS))
        self.slope = [rng.choice(DRAWS[1:]) for _ in range(3)]

    def draw(self, key):
        if type(key[0]) is not Key:
            return super().draw(key)
        family, where = key
        if "planar" in self.name:
            return self.planar(family.name, *where)
        if "moving_average" in self.name and where:
            return self.average(family.name, *where)
        if "adamw_of_constant" in self.name and where:
            return self.decayed(family.name, *where)
        if self.name.endswith("of_gap"):  # the witness makes the largest logit as large as its lead: not generic
            if family.name == "a":
                return self.gap()
        elif family in self.witness:
            value = self.witness[family]
            read = self.value(getattr(value, "term", value))
            return read(*where) if where else read
        if family not in self.flat:  # now and then all entries are equal, or zero
            self.flat[family] = self.rng.choice((None, None, None, None, None, 0, self.rng.choice(DRAWS)))
        return self.rng.choice(DRAWS) if self.flat[family] is None or not where else Fraction(self.flat[family])

    def gap(self):
        """The gap between the logit m and the others, or somewhat less."""
        largest = self.drawn(Key("ix", "m", ("n",)))
        others = (
            [self.drawn(Key("ix", "l", ("n",)))] if self.name == "softmax_weight_le_of_gap" else range(self.size("n"))
        )
        x = Key("at", "x", ("n",), "fixed")
        gaps = [self.drawn((x, (largest,))) - self.drawn((x, (other,))) for other in others if other != largest]
        return min(gaps, default=Fraction(0)) - self.slack

    def average(self, name, t):
        """A power of the decay, or the moving average of a constant, which starts at zero."""
        rate, towards = (self.drawn((Key("at", own, (), "fixed"), ())) for own in ("beta", "g"))
        return rate**t if name == "b" else (1 - rate**t) * towards

    def decayed(self, name, t):
        """A power of what a step keeps, or a weight between its start and minus the direction over the decay."""
        rate, towards, decay = (self.drawn((Key("at", own, (), "fixed"), ())) for own in ("eta", "m", "lambda"))
        left = (1 - rate * decay) ** t
        return left if name == "b" else left * Fraction(2, 3) - (1 - left) * towards / decay

    def planar(self, name, t=0):
        """A uniform motion on a circle through the start."""
        c, s = self.turn
        x, y = self.start
        rho = Fraction(x * x + y * y)
        if name in ("u", "v", "rho"):
            return {"u": c * rho, "v": s * rho, "rho": rho}[name]
        real, imaginary = Fraction(1), Fraction(0)
        for _ in range(abs(t) + name.endswith("_next")):
            real, imaginary = c * real - (s if t >= 0 else -s) * imaginary, (s if t >= 0 else -s) * real + c * imaginary
        if name in ("A", "B"):
            return real if name == "A" else imaginary
        return x * real - y * imaginary if name in ("x", "x_next", "a") else x * imaginary + y * real

    def law(self, entry):
        (_, name, dims, kind), where = entry
        wanted = self.kinds.get(name, "identical")
        owner = entry if wanted == "per_entry" else entry[0]
        if owner not in self.families:
            if wanted.startswith("centered as "):
                self.families[owner] = self.centered_like(wanted.removeprefix("centered as "))
            elif wanted == "normal":
                far = mul(self.rng.choice((1, 2)), root(Fraction(3)))
                self.families[owner] = {-far: Fraction(1, 6), 0: Fraction(2, 3), far: Fraction(1, 6)}
            else:
                self.families[owner] = self.rng.choice(CENTERED_LAW if wanted == "centered" else ANY_LAW)
        return self.families[owner]

    def centered_like(self, other):
        """A law of mean 0 with the second moment of another family."""
        (key,) = {k for k in self.random_families if k.name == other}
        second = reduce(add, (mul(weight, mul(value, value)) for value, weight in self.law((key, ())).items()))
        left = self.rng.choice((Fraction(1), Fraction(3, 2)))
        right = divide(second, left)
        return {-left: divide(right, add(left, right)), right: divide(left, add(left, right))}

    def random_entry(self, entry, outcome):
        key, where = entry
        wanted = self.kinds.get(key.name, "")
        if wanted.startswith("correlated with "):
            other = super().random_entry((key._replace(name=wanted.removeprefix("correlated with ")), where), outcome)
            a, b, c = self.slope
            return a * other * other + b * other + c
        return super().random_entry(entry, outcome)


@cache
def points(entry):
    """Points at which the hypotheses hold, in a list that grows on demand."""
    random_families = {k for f in (entry.claim, *entry.given) for k in f.free if k.random}

    def found() -> Iterator[Point]:
        for seed in range(MOST_DRAWS):
            point = Point(entry, seed)
            point.random_families = random_families
            if all(surely(point, h) for h in entry.given):
                yield point

    return found(), []


def truths(entry, claim, most):
    """Whether a claim holds, at each point where numbers decide it."""
    more, known = points(entry)
    for n in range(most):
        if n == len(known):
            point = next(more, None)
            if point is None:
                return
            known.append(point)
        try:
            yield known[n].holds(claim)
        except (UndecidedError, OverflowError):
            continue
