"""Certificates of at most 100 kB that ask for as much work as they can; what each tries stands over it.

``python -m tests.derive.kernel.bombs NAME`` replays one and says what became of it, in seconds and megabytes.
"""

from __future__ import annotations

import json
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from derive.kernel.certificate import FORMAT, check
from derive.kernel.terms import DeriveError

MOST_CHARACTERS = 100_000
STATUS = Path("/proc/self/status")  # of Linux


class Rows:
    """A certificate in the making: each method adds a row and returns what refers to it."""

    def __init__(self) -> None:
        self.tables: dict[str, list[Any]] = {"definitions": [], "terms": [], "steps": []}
        self.length = 200
        self.claim: Any = {"t": 0}

    def row(self, table: str, row: list[Any]) -> int:
        self.length += len(json.dumps(row, separators=(",", ":"))) + 1
        self.tables[table].append(row)
        return len(self.tables[table]) - 1

    def term(self, head: str, *args: Any) -> dict[str, int]:
        return {"t": self.row("terms", [head, "", *args])}

    def real(self, name: str, kind: str = "fixed") -> dict[str, int]:
        return self.term("at", name, [], kind)

    def define(self, name: str, parameters: list[str], body: Any) -> dict[str, int]:
        return {"d": self.row("definitions", [name, [["at", p, [], "fixed"] for p in parameters], body])}

    def step(self, rule: str, premises: list[int], *args: Any) -> int:
        return self.row("steps", [rule, premises, list(args)])

    def doubled(self, t: Any, times: int, head: str = "add") -> Any:
        for _ in range(times):
            t = self.term(head, t, t)
        return t

    def sum(self, terms: list[Any]) -> Any:
        """A shallow sum: a deep one meets the limit of recursion first."""
        while len(terms) > 1:
            pairs = zip(terms[::2], terms[1::2], strict=False)
            terms = [*(self.term("add", a, b) for a, b in pairs), *terms[len(terms) // 2 * 2 :]]
        return terms[0]

    def fill(self, rule: str, premises: list[int], *args: Any) -> Rows:
        """The same step as often as there is room for it."""
        while self.length < MOST_CHARACTERS - 200:
            self.step(rule, premises, *args)
        return self

    def text(self) -> str:
        if not self.tables["steps"]:
            self.step("refl", [], {"t": len(self.tables["terms"]) - 1})
        claim = {"name": "bomb", "step": 0, "claim": self.claim, "hypotheses": []}
        text = json.dumps({"format": FORMAT, **self.tables, "theorems": [claim]}, separators=(",", ":"))
        if len(text) > MOST_CHARACTERS:
            raise ValueError(f"{len(text)} characters")
        return text


def nested_definitions() -> Rows:
    """``E(sq(sq(... sq(X))))``: is it a polynomial? Unfolded, it has 2^80 nodes."""
    c = Rows()
    u, t = c.real("u"), c.real("X", "random")
    square = c.define("sq", ["u"], c.term("mul", u, u))
    for _ in range(80):
        t = c.term("def", square, t)
    c.step("refl", [], c.term("E", t))
    return c


def definitions_in_definitions() -> Rows:
    """``f_n(u) := f_m(u) f_m(u + u)`` with m = n - 1, and the digest unfolds all."""
    c = Rows()
    u = c.real("u")
    body = twice = c.term("add", u, u)
    for n in range(60):
        f = c.define(f"f{n}", ["u"], body)
        body = c.term("mul", c.term("def", f, u), c.term("def", f, twice))
    c.step("refl", [], body)
    return c


def unfolded_statement() -> Rows:
    """``sq(sq(... sq(u))) = ...`` is small folded, and a giant in the digest."""
    c = Rows()
    u = t = c.real("u")
    square = c.define("sq", ["u"], c.term("mul", u, u))
    for _ in range(16):
        t = c.term("def", square, t)
    c.step("refl", [], t)
    c.claim = c.term("eq", t, t)
    return c


def definitions_twice_in_definitions() -> Rows:
    """``f_n(u) := f_m(f_m(u))`` with m = n - 1: unfolded all say ``u``, after 2^60 steps."""
    c = Rows()
    u = body = c.real("u")
    for n in range(60):
        f = c.define(f"f{n}", ["u"], body)
        body = c.term("def", f, c.term("def", f, u))
    c.step("refl", [], body)
    c.claim = c.term("eq", body, body)
    return c


def squares_by_mul() -> Rows:
    """``(10^300 - 1)^2^12`` by products of numerals."""
    c = Rows()
    left = c.doubled(c.term("num", {"q": "9" * 300}), 12, "mul")
    return c.fill("linear_combination", [], left, left)


def denominators() -> Rows:
    """A sum of ``1/p`` over many ``p``: the common denominator grows with each."""
    c = Rows()
    t = c.term("num", {"q": "1/2"})
    for n in range(1200):
        t = c.doubled(t, 1) if n % 500 == 499 else c.term("add", c.term("num", {"q": f"1/{n**6 + n + 1}"}), t)
        if n % 300 == 299:
            c.step("linear_combination", [], t, t)
    return c


def sums_of_squares() -> Rows:
    """Copies of the square of a sum of sixty variables."""
    c = Rows()
    t = c.real("a0")
    for n in range(1, 60):
        t = c.term("add", t, c.real(f"a{n}"))
    t = c.doubled(c.term("mul", t, t), 10)
    return c.fill("linear_combination", [], t, t)


def many_monomials() -> Rows:
    """Products of many atoms, in sums: each monomial is long."""
    c = Rows()
    t = c.real("a0")
    for n in range(1, 250):
        t = c.term("mul", t, c.real(f"a{n}"))
    s = c.term("add", t, c.real("b0"))
    for n in range(1, 60):
        s = c.term("add", s, c.term("mul", t, c.real(f"b{n}")))
    s = c.term("mul", s, s)
    return c.fill("linear_combination", [], s, s)


def long_numerals() -> Rows:
    """Numerals as long as they may be, multiplied and added again and again."""
    c = Rows()
    t = c.real("u")
    q = c.term("num", {"q": f"{2**500 - 1}/{2**500 + 1}"})
    for n in range(40):
        t = c.term("add", t, c.term("mul", q, c.real(f"a{n}")))
    t = c.term("mul", t, t)
    return c.fill("linear_combination", [], t, t)


def equal_giants() -> Rows:
    """Two equal terms of many nodes that share nothing are compared in each step."""
    c = Rows()
    s, t = (c.doubled(c.real("u"), 15) for _ in range(2))
    a, b = c.step("refl", [], s), c.step("refl", [], t)
    return c.fill("trans", [a, b])


def instances() -> Rows:
    """Each step doubles the term: ``u := u + u``."""
    c = Rows()
    u = c.real("u")
    twice = c.term("add", u, u)
    n = c.step("refl", [], c.term("mul", u, u))
    while c.length < MOST_CHARACTERS - 200:
        n = c.step("instantiate", [n], [["at", "u", [], "fixed"], twice])
    return c


def giant_instances() -> Rows:
    """A term of many nodes, instantiated in each step."""
    c = Rows()
    u = c.real("u")
    n = c.step("refl", [], c.doubled(u, 14))
    return c.fill("instantiate", [n], [["at", "u", [], "fixed"], c.real("v")])


def many_values() -> Rows:
    """A term without the variables, and many values for each of its nodes."""
    c = Rows()
    u = c.real("u")
    n = c.step("refl", [], c.doubled(c.term("mul", u, c.real("w")), 10))
    values = [[["at", f"a{k}", [], "fixed"], u] for k in range(400)]
    while c.length < MOST_CHARACTERS - 20_000:
        c.step("instantiate", [n], *values, [["at", "w", [], "fixed"], u])
    return c


def resized() -> Rows:
    """A term of many nodes over an index, resized in each step."""
    c = Rows()
    i = c.term("ix", "i", "n")
    n = c.step("refl", [], c.doubled(c.term("at", "x", ["n"], "fixed", i), 14))
    return c.fill("resize_dimensions", [n], ["n", "m"])


def many_dimensions() -> Rows:
    """An entry of a family of thousands of indices, resized in each step."""
    c = Rows()
    i = c.term("ix", "i", "n")
    n = c.step("refl", [], c.term("at", "x", ["n"] * 3000, "fixed", *[i] * 3000))
    return c.fill("resize_dimensions", [n], ["n", "m"])


def deep_dimension() -> Rows:
    """``even(even(... i))``: the dimension of the index has as many doublings."""
    c = Rows()
    i = c.term("ix", "i", "n")
    while c.length < MOST_CHARACTERS - 200:
        i = c.term("even", i)
        c.step("refl", [], c.term("delta", i, i))
    return c


def long_name() -> Rows:
    """A variable with a very long name, resized in many terms."""
    c = Rows()
    i = c.term("ix", "i" * 50_000, "n")
    n = c.step("refl", [], c.doubled(c.term("delta", i, i), 12))
    return c.fill("resize_dimensions", [n], ["n", "m"])


def entries_in_products() -> Rows:
    """``E(f g)`` where each factor names its entries thousands of times."""
    c = Rows()
    f, g = (c.doubled(c.real(name, "random"), 14) for name in ("X", "Y"))
    families = c.term("independent", ["X", []], ["Y", []])
    return c.fill("expectation_factor", [], f, g, families)


def many_entries() -> Rows:
    """``E(f g)`` where each factor has hundreds of entries, all pairs of which are compared."""
    c = Rows()
    sums = []
    families = []
    for name in ("X", "Y"):
        sums.append(c.sum([c.real(f"{name}{n}", "random") for n in range(400)]))
        families += [[f"{name}{n}", []] for n in range(400)]
    return c.fill("expectation_factor", [], *sums, c.term("independent", *families))


def many_variables() -> Rows:
    """Sums of many variables: each term carries the set of all of them."""
    c = Rows()
    reals = [c.real(f"a{n}") for n in range(900)]
    halves = c.sum(reals[:450]), c.sum(reals[450:])
    while c.length < MOST_CHARACTERS - 200:
        c.step("refl", [], c.term("mul", *halves))
    return c


def many_sets() -> Rows:
    """A sum of many variables times one more, again and again: no two terms have the same variables."""
    c = Rows()
    total = c.sum([c.real(f"a{n}") for n in range(450)])
    while c.length < MOST_CHARACTERS - 200:
        c.step("refl", [], c.term("mul", total, c.real(f"b{c.length}")))
    return c


def many_hypotheses() -> Rows:
    """Hundreds of hypotheses, kept by each of many steps."""
    c = Rows()
    n = c.step("assume", [], c.term("eq", c.real("a"), c.real("a")))
    for k in range(500):
        t = c.real(f"a{k}")
        n = c.step("both", [c.step("refl", [], t), c.step("assume", [], c.term("eq", t, t))])
        n = c.step("cut", [n, n])
    return c.fill("both", [n, 0])


def many_derivatives() -> Rows:
    """A conjunction of many derivatives, each of which is asked about each value."""
    c = Rows()
    u = c.real("u")
    n = c.step("refl", [], u)
    for k in range(300):
        n = c.step("both", [n, c.step("deriv_const", [], c.real(f"a{k}"), u)])
    values = [[["at", f"a{k}", [], "fixed"], {"t": 0}] for k in range(300)]
    while c.length < MOST_CHARACTERS - 12_000:
        c.step("instantiate", [n], *values)
    return c


def context_with_holes() -> Rows:
    """A context of many nodes, searched for holes in each step."""
    c = Rows()
    u = c.real("u")
    n = c.step("refl", [], u)
    return c.fill("congruence", [n], c.doubled(c.real("h"), 14), ["at", "h", [], "fixed"])


def induction_on_a_giant() -> Rows:
    """``P(0)``, ``P(m + 1)`` and ``P(m)`` of many nodes, made in each step."""
    c = Rows()
    m = c.term("ix", "m", "Integers")
    entry = c.term("at", "z", ["Integers"], "fixed", m)
    t = c.doubled(entry, 13)
    p = c.term("eq", t, t)
    n = c.step("refl", [], t)
    return c.fill("induction", [n, n, n], m, p)


def sums_under_sums() -> Rows:
    """A tower of sums, each of which is closed over a body of many nodes."""
    c = Rows()
    i = c.term("ix", "i", "n")
    t = c.doubled(c.term("at", "x", ["n"], "fixed", i), 13)
    n = c.step("refl", [], t)
    return c.fill("sum_congruence", [n], i)


def sizes_of_facts() -> Rows:
    """A law at ever new sizes."""
    c = Rows()
    while c.length < MOST_CHARACTERS - 200:
        c.step("fact", [], "sum_exchange", [["n", f"n{c.length}"]])
    return c


def unfoldings() -> Rows:
    """A definition with a body of many nodes, unfolded in each step."""
    c = Rows()
    u = c.real("u")
    d = c.define("f", ["u"], c.doubled(u, 14))
    return c.fill("unfold", [], c.term("def", d, c.real("v")))


def definitions_of_one_body() -> Rows:
    """Many definitions of one body of many nodes."""
    c = Rows()
    body = c.doubled(c.real("u"), 14)
    while c.length < MOST_CHARACTERS - 200:
        c.step("unfold", [], c.term("def", c.define(f"f{c.length}", ["u"], body), body))
    return c


BOMBS: dict[str, Callable[[], Rows]] = {
    f.__name__: f
    for f in (
        nested_definitions, definitions_in_definitions, definitions_twice_in_definitions, unfolded_statement,
        squares_by_mul, denominators,
        sums_of_squares, many_monomials, long_numerals, equal_giants, instances, giant_instances, many_values, resized,
        many_dimensions, deep_dimension, long_name, entries_in_products, many_entries, many_variables, many_sets,
        many_hypotheses,
        many_derivatives, context_with_holes, induction_on_a_giant, sums_under_sums, sizes_of_facts, unfoldings,
        definitions_of_one_body,
    )
}  # fmt: skip


def peak_megabytes() -> float:
    """The most memory that this program held. What `resource` says counts what its parent held, on Linux."""
    if STATUS.exists():
        return int(STATUS.read_text(encoding="utf-8").partition("VmHWM:")[2].split()[0]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main(name: str) -> None:
    """Replay one certificate, its statement expected under some digest; print what became of it."""
    text = BOMBS[name]().text()
    before = time.process_time()
    try:
        check(text, {"bomb": ""})
        said = "accepted"
    except DeriveError as error:
        said = f"refused: {error}"
    seconds = time.process_time() - before
    sys.stdout.write(f"{name}: {seconds:.2f} s, {peak_megabytes():.0f} MB, {len(text)} characters, {said[:100]}\n")


if __name__ == "__main__":
    main(sys.argv[1])
