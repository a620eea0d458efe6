"""The proof of one theorem as a script without search: one ``assert`` for each rule application of substance.

Rules that only pass statements on (instantiation, symmetry, transitivity, ...) are proof terms where they are used.
Every row is closed by one ``exact``; where it is a polynomial identity, ``ring`` or ``field`` has proved it in letters.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ..kernel.terms import INTEGERS, Definition, Dim, Key, Term, resize, substitute
from ..language.symbols import RenderError
from .combinations import IDENTITY, Weighted, linear, positive
from .layout import wrapped
from .names import PROBABILITY, Names, symbol, variables
from .rows import CITE, Row, asserted, needs
from .statement import Lemma
from .text import Writer, grouped, positivity, size, sizes_in


class Env(NamedTuple):
    """Hold the place of a proof term: the proofs of hypotheses, and the variables that may be named."""

    hyps: Mapping[Term, str]
    scope: frozenset[Key]

    def within(self, *keys: Key) -> Env:
        """Return the same place with more variables."""
        return self._replace(scope=self.scope | set(keys))

    def knowing(self, hyps: Mapping[Term, str]) -> Env:
        """Return the same place with more hypotheses."""
        return self._replace(hyps={**self.hyps, **hyps})


class Script:
    """The text of one theorem.

    Parameters
    ----------
    statement : Lemma
    proof : sequence of Row
        The last row concludes the claim.
    theorems : mapping of name to Lemma
        What may be cited.
    definitions : mapping of name to Definition
    terms : mapping of rule to ProofTerm
        How an application of each rule is written as a proof term.

    Raises
    ------
    RenderError
        If a step cannot be written, so that no text is better than a wrong one.
    """

    def __init__(
        self,
        statement: Lemma,
        proof: Sequence[Row],
        theorems: Mapping[str, Lemma],
        definitions: Mapping[str, Definition],
        terms: Mapping[str, ProofTerm],
    ) -> None:
        self.statement, self.proof, self.theorems, self._terms = statement, proof, theorems, terms
        self.names = Names([IDENTITY, *map(symbol, definitions)])
        self.writer = Writer(self.names, definitions)
        self.header = statement.header(self.writer)  # first, so that its variables keep their names
        self._given = dict(zip(statement.given, statement.hypotheses(self.writer), strict=True))
        self._fixed = frozenset(statement.variables)
        self._asserted, self._need = asserted(proof), needs(proof, self._fixed)
        self._only_own_sizes()
        self._label = {n: self.names.fresh(f"r{n}") for n, stated in enumerate(self._asserted) if stated}

    def _only_own_sizes(self) -> None:
        """Refuse a step about a size that the theorem does not have; it would be no variable of anything."""
        resized = {p for r in self.proof if r.rule == "resize_dimensions" for p in r.premises}
        for n, row in enumerate(self.proof):
            foreign = set(sizes_in(row.concl, *row.hyps)) - set(self.statement.sizes)
            if foreign and n not in resized:
                raise RenderError(f"{self.statement.name}: a step has a size {min(foreign)}, the theorem has none")

    def text(self) -> str:
        """Return the theorem with its proof."""
        root = len(self.proof) - 1
        body = [line for n in self._label for line in self._assertion(n)]
        last = self._sentences(root, self._env(root), "  ")
        return "\n".join(wrapped("\n".join([f"Theorem {self.header}.", "Proof.", *body, *last, "Qed."])))

    # ---- rows as assertions ----

    def _in_context(self, h: Term, n: int) -> bool:
        """Tell whether a row uses a hypothesis of the theorem as it stands there."""
        return h in self._given and self._need[n].isdisjoint(variables(h))

    def _quantified(self, n: int) -> tuple[Key, ...]:
        return tuple(k for k in self.proof[n].variables if k in self._need[n])

    def _premises(self, n: int) -> tuple[Term, ...]:
        return tuple(h for h in self.proof[n].hyps if not self._in_context(h, n))

    def _env(self, n: int) -> Env:
        given = {h: self._given[h] for h in self.proof[n].hyps if self._in_context(h, n)}
        return Env(given, self._fixed | self._need[n])

    def _assertion(self, n: int) -> list[str]:
        keys, hyps = self._quantified(n), self._premises(n)
        names = {h: self.names.fresh("p") for h in hyps}
        for_all = f"forall {grouped(keys, self.names)}, " if keys else ""
        says = self.writer.implication(hyps, self.proof[n].concl)
        over = " ".join([*([grouped(keys, self.names)] if keys else []), *names.values()])
        body = self._sentences(n, self._env(n).knowing(names), "    ", over)
        body[0] = f"  {{ {body[0].strip()}"
        return [f"  assert ({self._label[n]} : {for_all}{says}).", *body[:-1], f"{body[-1]} }}"]

    def _sentences(self, n: int, env: Env, indent: str, over: str = "") -> list[str]:
        """The sentences that prove a row; its proof is a function of what ``over`` binds."""
        row, before = self.proof[n], list[str]()
        if row.rule == "linear_combination":
            left, right, *weights = row.args
            sentence, proof = linear(left, right, self._weighted(weights, row.premises, env), self.writer)
            before.append(sentence)
        elif row.rule == "positive_combination":
            relation, left, right, *weights = row.args
            premises = self._weighted(weights, row.premises, env)
            sentence, proof = positive(relation, left, right, premises, self.writer)
            before.append(sentence)
        else:
            proof = "eq_refl" if row.rule == "unfold" else self._proof(n, env)
        if over:
            proof = f"(fun {over} => {proof})"
        return [f"{indent}{sentence}" for sentence in (*before, f"exact {proof}.")]

    def _weighted(self, weights: Sequence[Term], premises: Sequence[int], env: Env) -> list[Weighted]:
        """The premises of a combination."""
        pairs = zip(weights, premises, strict=True)
        return [Weighted(c, self.proof[p].concl, self.term(p, env)) for c, p in pairs]

    # ---- rows as proof terms ----

    def term(self, n: int, env: Env) -> str:
        """Return the proof of a row, as an argument."""
        return self.application(n, {}, env) if self._asserted[n] else self._proof(n, env)

    def _proof(self, n: int, env: Env) -> str:
        rule = self.proof[n].rule
        if rule not in self._terms:
            raise RenderError(f"{self.statement.name}: no proof term for the rule {rule}")
        return self._terms[rule](self, n, env)

    def application(self, n: int, values: Mapping[Key, Any], env: Env) -> str:
        """Return a row, a cited theorem or a resized one, at values of its variables."""
        row, sizes = self.proof[n], dict[str, Dim]()
        if self._asserted[n]:
            chosen = {k: values[k] for k in self._quantified(n) if k in values}
            hyps = [substitute(h, chosen) for h in self._premises(n)]
            return self._applied([self._label[n]], self._quantified(n), chosen, hyps, env)
        if row.rule == "resize_dimensions":
            sizes, row = dict(row.args), self.proof[row.premises[0]]
        if row.rule != CITE:
            raise RenderError(f"{self.statement.name}: {row.rule} of something that is no theorem of the book")
        return self.cited(self.theorems[row.args[0]], sizes, values, env)

    def cited(self, lemma: Lemma, sizes: Mapping[str, Dim], values: Mapping[Key, Any], env: Env) -> str:
        """Return a lemma at sizes and values."""
        parts = [lemma.name]
        for d in lemma.sizes:
            parts.append(size(sizes.get(d, d), self.names))
            if lemma.positive:
                parts.append(positivity(sizes.get(d, d), self.names))
        if lemma.random:
            parts.append(PROBABILITY)
        keys = tuple(resize(k, sizes) for k in lemma.variables)
        chosen = {k: values[k] for k in keys if k in values}
        return self._applied(parts, keys, chosen, [substitute(resize(h, sizes), chosen) for h in lemma.given], env)

    def _applied(
        self, head: list[str], keys: Sequence[Key], values: Mapping[Key, Any], hyps: Sequence[Term], env: Env
    ) -> str:
        parts = [*head, *(self.value(k, values, env) for k in keys), *(self.hypothesis(h, env) for h in hyps)]
        return f"({' '.join(parts)})" if len(parts) > 1 else parts[0]

    def hypothesis(self, h: Term, env: Env) -> str:
        """Return the proof of a hypothesis."""
        if h not in env.hyps:
            raise RenderError(f"{self.statement.name}: a hypothesis of a step is not at hand")
        return env.hyps[h]

    def value(self, k: Key, values: Mapping[Key, Any], env: Env) -> str:
        """Return the value of a variable, as an argument: a given one, itself, or any if it cannot matter."""
        if k in values:
            v = values[k]
            if k.kind == "perm":
                return self.names.of(k._replace(name=v))
            return self.writer.bundled(v) if k[-1] == "random" else self.writer.argument(v)
        return self.names.of(k) if k in env.scope else self._any(k)

    def _any(self, k: Key) -> str:
        """Some value of a variable that a step mentions and what it proves does not."""
        if k.kind == "ix":
            return "0%Z" if k.dim == INTEGERS else f"(first {positivity(k.dim, self.names)})"
        if k.law == "fixed":
            return f"(fun {' '.join('_' for _ in k.dims)} => 0)" if k.dims else "0"
        missing = f"no value for {k.name}, which a step mentions and the theorem does not"
        raise RenderError(f"{self.statement.name}: {missing}")


ProofTerm = Callable[[Script, int, Env], str]
"""What writes the proof term of a row, given the script, the number of the row, and where the term stands."""
