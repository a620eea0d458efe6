"""The vocabulary of the random terms of the tests: in any two of them a name means the same."""

from collections.abc import Iterator
from typing import Any

from derive.kernel.terms import INTEGERS, Definition, Key, Term, close, num

TWO_H = ("2", "h")
FOUR_H = ("2", TWO_H)
SIZES = ("n", "m", "h", TWO_H, FOUR_H)
INDICES = {"n": ("i", "j"), "m": ("a", "b"), "h": ("e", "g"), TWO_H: ("s",), FOUR_H: ("w",), INTEGERS: ("t", "r")}
PERMUTATIONS = {"n": "sigma", "h": "tau"}
FIXED = {
    "c": (), "u": (), "mu_q": (), "x": ("n",), "y": ("n",), "W": ("n", "m"), "V": ("n", "n"), "theta": ("h",),
    "loss": (TWO_H,), "z": (FOUR_H,), "P": (INTEGERS, "n"), "rho": (INTEGERS,),
}  # fmt: skip
RANDOM = {"X": (), "q": ("n",), "k": ("n",), "F": ("n", "m")}
HINTS = ("i", "j", "a", "x", "k", "l", "E", "", "i~1", "p")


def entry(name: str, *indices: Term) -> Term:
    kind = "random" if name in RANDOM else "fixed"
    return Term("at", name, tuple(i.sort[1] for i in indices), kind, *indices)


def index(name: str, dim: Any) -> Term:
    return Term("ix", name, dim)


def bind(head: str, variable: Term, body: Term, hint: str | None = None) -> Term:
    return Term(
        head,
        variable.args[1],
        close(body, variable.key),
        hint=variable.args[0] if hint is None else hint,
    )


def _definitions() -> tuple[Definition, ...]:
    i, j, a, e = index("i", "n"), index("j", "n"), index("a", "m"), index("e", "h")
    exp = Term("fn", "exp", entry("x", i))
    softmax = Definition(
        "softmax",
        (Key("at", "x", ("n",), "fixed"), Key("ix", "i", ("n",))),
        exp / bind("sum", j, Term("fn", "exp", entry("x", j))),
    )
    x = bind("lam", j, entry("x", j))
    gap = Definition(
        "gap",
        (Key("ix", "i", ("n",)), Key("at", "x", ("n",), "fixed"), Key("at", "c", (), "fixed"), Key("ix", "j", ("n",))),
        entry("c") * (Term("def", softmax, x, i) - Term("def", softmax, x, j)),
    )
    trace = Definition(
        "trace_of",
        (Key("at", "W", ("n", "m"), "fixed"), Key("at", "theta", ("h",), "fixed")),
        bind("sum", i, bind("sum", a, entry("W", i, a))) + bind("sum", e, entry("theta", e)),
    )
    mean = Definition("mean_of", (Key("at", "c", (), "fixed"),), Term("E", entry("c")))
    return softmax, gap, trace, mean, Definition("Zero", (), num(0))


DEFINITIONS = _definitions()


def nodes(t: Any) -> Iterator[Term]:
    """Every term inside, definitions too."""
    seen: set[int] = set()
    todo = [t]
    while todo:
        node = todo.pop()
        if id(node) in seen:
            continue
        seen.add(id(node))
        if isinstance(node, Term):
            yield node
            todo += node.args
        elif hasattr(node, "body"):
            todo.append(node.body)
