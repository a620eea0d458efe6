"""A checker of certificates that knows only what `docs/certificate.md` says: the standard library, and the page's text.

Its tables of heads, rules, facts and limits are those of the page. It decodes every row, counts and sorts arguments,
unfolds definitions, recomputes digests, and replays the rules of `RULES` itself; of the others it knows no conclusion.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

Theorem = tuple[frozenset[Any], Any]


class Refused(Exception):
    """The certificate is not what the page describes."""


def need(ok: object, why: str) -> None:
    if not ok:
        raise Refused(why)


class Page:
    """What the page says, as tables."""

    def __init__(self, text: str) -> None:
        self.heads = {row[0]: (row[1], row[2]) for row in self.table(text, "| head |")}
        self.rules = {row[0]: (row[1], row[2]) for row in self.table(text, "| rule |")}
        self.facts = {row[0]: (row[1], re.findall("`([^`]*)`", row[2])) for row in self.table(text, "| fact |")}
        self.limits = {row[0]: int(row[1]) for row in self.table(text, "| at most |")}
        self.binders = set(re.findall("`([a-z]+)`", text.partition("The heads ")[2].partition(" bind an index")[0]))
        self.functions = set(re.findall("`([^`]+)`", text.partition("*function* one of")[2].partition(";")[0]))
        self.format = int(text.partition("`format`, which is ")[2].partition(",")[0])

    @staticmethod
    def table(text: str, head: str) -> list[list[str]]:
        rows = text.partition(f"\n{head}")[2].partition("\n\n")[0].splitlines()[2:]
        cells = [[c.strip().replace("\\|", "|") for c in re.split(r"(?<!\\)\|", row)[1:-1]] for row in rows]
        return [[row[0].strip("`"), row[1].strip("`"), *row[2:]] for row in cells]


def dimension(d: Any) -> bool:
    return (type(d) is str and d.isidentifier()) or (size(d) and type(d) is tuple)


def size(d: Any) -> bool:
    pair = type(d) is tuple and len(d) == 2 and d[0] == "2" and size(d[1])
    return pair or (type(d) is str and d.isidentifier() and d != "Integers")


def variable(v: Any) -> bool:
    if type(v) is not tuple or not v or type(v[1]) is not str:
        return False
    if v[0] == "at":
        return len(v) == 4 and all(map(dimension, v[2])) and v[3] in ("fixed", "random")
    return len(v) == 3 and v[0] in ("ix", "perm") and dimension(v[2])


class Checker:
    """Terms are tuples ``("t", head, arguments...)``; definitions ``("d", name, parameters, body)``."""

    def __init__(self, page: Page, text: str) -> None:
        need(len(text) <= page.limits["characters of a certificate"], "too long")
        self.page, self.data = page, json.loads(text, object_pairs_hook=self.record, parse_float=self.float)
        self.made: dict[tuple[str, int], Any] = {}
        self.steps: list[Theorem | None] = []
        self.replayed: dict[str, int] = {}

    @staticmethod
    def record(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        need(len(dict(pairs)) == len(pairs), "a key twice")
        return dict(pairs)

    @staticmethod
    def float(number: str) -> None:
        raise Refused(f"{number} is no integer")

    # ---- values

    def value(self, v: Any) -> Any:
        if type(v) in (str, int):
            return v
        if type(v) is list:
            return tuple(map(self.value, v))
        need(type(v) is dict and len(v) == 1, "unknown value")
        ((kind, x),) = v.items()
        if kind == "q":
            need(str(Fraction(x)) == x, "not in lowest terms")
            return Fraction(x)
        need(kind in ("t", "d") and type(x) is int and x >= 0, "unknown value")
        if (kind, x) not in self.made:
            row = self.data["terms" if kind == "t" else "definitions"][x]
            self.made[kind, x] = self.term(*row) if kind == "t" else self.definition(*row)
        return self.made[kind, x]

    def definition(self, name: str, parameters: Any, body: Any) -> Any:
        made = ("d", name, self.value(parameters), self.value(body))
        need(all(map(variable, made[2])) and self.gives(made[3]) == "real", f"definition {name}")
        return made

    def term(self, head: str, hint: Any, *args: Any) -> Any:
        need(type(hint) is str, "the hint")
        made = ("t", head, *map(self.value, args))
        need(head in self.page.heads, f"no head {head}")
        self.fit(self.page.heads[head][0].split(), made[2:], head)
        return made

    def fit(self, kinds: list[str], args: tuple[Any, ...], what: str) -> None:
        kinds = [] if kinds == ["none"] else kinds
        if kinds and kinds[-1].endswith("..."):
            last = kinds.pop()[:-3]
            kinds += [last] * (len(args) - len(kinds))
        need(len(args) == len(kinds), f"{what}: {len(args)} arguments")
        for kind, a in zip(kinds, args, strict=True):
            need(self.kinds()[kind](a), f"{what}: {a!r} is no {kind}")

    def gives(self, a: Any) -> str:
        return self.page.heads[a[1]][1] if type(a) is tuple and a[:1] == ("t",) else ""

    def kinds(self) -> dict[str, Callable[[Any], bool]]:
        pair = lambda first: lambda a: type(a) is tuple and len(a) == 2 and first(a[0])  # noqa: E731
        text = lambda a: type(a) is str  # noqa: E731
        return {
            "name": lambda a: type(a) is str and a.replace("~", "_").isidentifier(),
            "dim": dimension,
            "size": size,
            "dims": lambda a: type(a) is tuple and all(map(dimension, a)),
            "sort": lambda a: type(a) is tuple and len(a) == 2 and a[0] == "I" and dimension(a[1]),
            "law": lambda a: a in ("fixed", "random"),
            "natural": lambda a: type(a) is int and a >= 0,
            "number": lambda a: type(a) is Fraction,
            "function": lambda a: a in self.page.functions,
            "definition": lambda a: type(a) is tuple and a[0] == "d",
            "family": lambda a: type(a) is tuple and len(a) == 2 and all(map(size, a[1])),
            **{k: (lambda a, k=k: self.gives(a) == k) for k in ("index", "real", "vector", "formula")},
            "entry": lambda a: a[1] == "at" and a[4] == "fixed",
            "body": lambda a: self.gives(a) in ("real", "vector"),
            "value": lambda a: self.gives(a) in ("real", "index", "vector") or type(a) is str or size(a),
            "term": lambda a: bool(self.gives(a)),
            "text": text,
            "integer": lambda a: type(a) is int,
            "variable": variable,
            "(variable, value)": pair(variable),
            "(text, value)": pair(text),
            "(text, value) list": lambda a: type(a) is tuple and all(map(pair(text), a)),
        }

    # ---- substitution, as the page says of unfolding and of facts

    def replaced(self, t: Any, f: Callable[[Any, int], Any], depth: int = 0) -> Any:
        """Replace the terms of which ``f`` makes something, from the top; ``depth`` counts the binders passed."""
        made = f(t, depth)
        if made is not None:
            return made
        inner = depth + (t[1] in self.page.binders)
        return (
            "t",
            t[1],
            *(self.replaced(a, f, inner if n else depth) if self.gives(a) else a for n, a in enumerate(t[2:])),
        )

    def raised(self, t: Any, by: int) -> Any:
        return self.replaced(t, lambda s, d: ("t", "bv", s[2] + by * (s[2] >= d), s[3]) if s[1] == "bv" else None)

    def opened(self, lam: Any, index: Any) -> Any:
        def at(s: Any, d: int) -> Any:
            if s[1] != "bv":
                return None
            return self.raised(index, d) if s[2] == d else ("t", "bv", s[2] - (s[2] > d), s[3])

        return self.replaced(lam[3], at)

    def filled(self, t: Any, values: dict[Any, Any]) -> Any:
        def at(s: Any, d: int) -> Any:
            key = s[1:4] if s[1] in ("ix", "perm") else s[1:5] if s[1] == "at" else None
            if key not in values:
                return None
            if s[1] == "perm":
                return ("t", "perm", values[key], s[3], self.replaced(s[4], at, d))
            made = self.raised(values[key], d)
            for i in s[5:]:
                made = self.opened(made, self.replaced(i, at, d))
            return made

        return self.replaced(t, at)

    def body(self, t: Any) -> Any:
        return self.filled(t[2][3], dict(zip(t[2][2], t[3:], strict=True)))

    def unfolded(self, t: Any) -> Any:
        if t[1] == "def":
            return self.unfolded(self.body(t))
        return ("t", t[1], *(self.unfolded(a) if self.gives(a) else a for a in t[2:]))

    def spelled(self, a: Any) -> str:
        if type(a) is tuple and a[:1] == ("t",):
            return f"({a[1]} {' '.join(map(self.spelled, a[2:]))})"
        if type(a) is tuple:
            return f"[{' '.join(map(self.spelled, a))}]"
        return json.dumps(a) if type(a) in (str, int) else str(a)

    def digest(self, hypotheses: Any, claim: Any) -> str:
        lines = [self.spelled(self.unfolded(claim)), *sorted(self.spelled(self.unfolded(h)) for h in hypotheses)]
        return hashlib.sha256("\n".join(lines).encode("ascii")).hexdigest()

    # ---- steps

    def law(self, name: str, sizes: Any, *pairs: Any) -> Theorem:
        def sized(x: Any) -> Any:
            if type(x) is tuple and x[:1] == ("t",):
                own = x[2] if x[1] in ("at", "ix", "perm", "fn") else None  # a name, which is no dimension
                return ("t", x[1], *(a if own is not None and n == 0 else sized(a) for n, a in enumerate(x[2:])))
            return tuple(map(sized, x)) if type(x) is tuple else dict(sizes).get(x, x) if type(x) is str else x

        claim, hypotheses = self.page.facts[name]
        formulas = [sized(parsed(f)) for f in (claim, *hypotheses)]
        keys: dict[str, Any] = {}

        def noted(t: Any, _: int) -> None:
            if t[1] in ("ix", "at", "perm"):
                keys[t[2]] = t[1 : 5 if t[1] == "at" else 4]

        for f in formulas:
            self.replaced(f, noted)
        values = {keys[x]: v for x, v in pairs}
        made, *assumed = (self.filled(f, values) for f in formulas)
        return frozenset(assumed), made

    def run(self) -> dict[str, str]:
        """Check everything, and return the digests of the statements that are claimed."""
        tables = {"definitions", "terms", "steps", "theorems"}
        need(set(self.data) == {"format", *tables} and self.data["format"] == self.page.format, "the document")
        for table in tables:
            need(type(self.data[table]) is list and len(self.data[table]) <= self.page.limits["rows of a table"], table)
        for kind, table in (("t", "terms"), ("d", "definitions")):
            for n in range(len(self.data[table])):
                self.value({kind: n})
        for rule, premises, args in self.data["steps"]:
            need(rule in self.page.rules, f"no rule {rule}")
            count, kinds = self.page.rules[rule]
            need(count in ("any", str(len(premises))), f"{rule}: {len(premises)} premises")
            need(all(type(p) is int and 0 <= p < len(self.steps) for p in premises), "a later step")
            values = tuple(map(self.value, args))
            self.fit(re.sub(r", (?![^(]*\))", "\n", kinds).split("\n"), values, rule)
            own = [self.steps[p] for p in premises]
            known = rule in RULES and all(own)
            self.steps.append(RULES[rule](self, own, values) if known else None)
            self.replayed[rule] = self.replayed.get(rule, 0) + bool(known)
        found = {}
        for claim in self.data["theorems"]:
            need(set(claim) == {"name", "step", "claim", "hypotheses"} and claim["name"] not in found, "a claim")
            says = frozenset(map(self.value, claim["hypotheses"])), self.value(claim["claim"])
            need(self.steps[claim["step"]] in (None, says), f"{claim['name']}: the step concludes something else")
            found[claim["name"]] = self.digest(*says)
        return found


def parsed(text: str) -> Any:
    """Read what is spelled."""
    tokens = re.findall(r'"[^"]*"|[()\[\]]|[^\s()\[\]]+', text)[::-1]

    def read() -> Any:
        token = tokens.pop()
        if token in "([":
            own = ["t", tokens.pop()] if token == "(" else []
            while tokens[-1] not in ")]":
                own.append(read())
            tokens.pop()
            return tuple(int(a) if type(a) is Fraction and n == own_integer(own) else a for n, a in enumerate(own))
        return json.loads(token) if token[0] == '"' else Fraction(token)

    return read()


def own_integer(term: list[Any]) -> int:
    """The place of the integer in a term: of the number of `bv` and the exponent of `pow`."""
    return {"bv": 2, "pow": 3}.get(term[1] if term[:1] == ["t"] else "", -1)


def equal(a: Any, b: Any) -> Any:
    return ("t", "eq", a, b)


def _trans(_: Checker, own: list[Any], __: Any) -> Theorem:
    (g, first), (d, second) = own
    need(first[1] == second[1] == "eq" and first[3] == second[2], "trans: the middle terms differ")
    return g | d, equal(first[2], second[3])


RULES: dict[str, Callable[[Checker, list[Any], Any], Theorem]] = {
    "refl": lambda c, own, a: (frozenset(), equal(a[0], a[0])),
    "symm": lambda c, own, a: (own[0][0], equal(*own[0][1][:1:-1])),
    "trans": _trans,
    "assume": lambda c, own, a: (frozenset(a), a[0]),
    "cut": lambda c, own, a: (own[0][0] | (own[1][0] - {own[0][1]}), own[1][1]),
    "both": lambda c, own, a: (own[0][0] | own[1][0], ("t", "and", own[0][1], own[1][1])),
    "part": lambda c, own, a: (own[0][0], own[0][1][2 + a[0]]),
    "specialize": lambda c, own, a: (own[0][0], c.opened(own[0][1], a[0])),
    "unfold": lambda c, own, a: (frozenset(), equal(a[0], c.body(a[0]))),
    "fact": lambda c, own, a: c.law(*a),
}
