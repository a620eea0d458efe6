"""Certificates with one thing wrong: coqc accepts the statement, and rejects the proof.

``python -m tests.derive.rocq.mutated BUILD`` takes the folder in which the book is compiled (``Derive/`` and ``Book/``)
and prints what became of each mutant; the unmutated theorem, in a file of its own, must pass. A mutant is a row of a
certificate or a claim with one place changed, written by the renderer that writes the book.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from derive.kernel.terms import StatementError, Term, num
from derive.render.rocq.script import Script
from tests.derive.render.rocq.samples import book
from tests.derive.rocq.coqc import compiled

NAMES = (
    "softmax_sum_one", "softmax_jacobian", "softmax_jacobian_matrix", "softmax_vjp", "softmax_product_le_of_gap",
    "logsumexp_gradient", "softmax_two_weights_le_one", "product_variance", "dot_product_mean",
    "score_row_variance_given_query", "sinusoidal_shift", "sinusoidal_inner", "planar_modulus", "interaction_diagonal",
    "interaction_relative_of_equal_pairs", "head_weights_jacobian", "multi_head_backward_value",
    "layernorm_jacobian_psd", "relu_derivative", "normal_distribution_derivative", "gelu_derivative",
)  # fmt: skip


class Mutant(NamedTuple):
    """A theorem with one thing wrong."""

    name: str
    what: str
    text: str


class Outcome(NamedTuple):
    """What coqc said: whether the statement is one, and the line and message at which the proof fails, if it does."""

    statement: bool
    line: int
    message: str


def edited(t: Term, indices: list[Term]) -> Iterator[tuple[str, Term]]:
    """Every term that differs in one sign, index or constant."""
    if t.head in ("add", "sub"):
        yield "sign", Term("sub" if t.head == "add" else "add", *t.args)
    if t.head == "num":
        yield "constant", num(t.args[0] + 1)
    if t.head == "ix":
        yield from (("index", other) for other in indices if other.sort == t.sort and other != t)
    for n, a in enumerate(t.args):
        if type(a) is Term:
            for kind, other in edited(a, indices):
                try:
                    yield kind, Term(t.head, *t.args[:n], other, *t.args[n + 1 :], hint=t.hint)
                except StatementError:
                    continue


def mutants(name: str, draw: Random) -> Iterator[Mutant]:
    """One mutant of the statement, one of a step, and one without a hypothesis if there is one."""
    statement, proof = book().statements[name], book().rows[name]
    indices = [Term(*k) for k in statement.variables if k[0] == "ix"]

    def written(claim: Term, rows: list) -> str:
        return Script(statement._replace(claim=claim), rows, book().statements, book().definitions).text()

    if claims := list(edited(statement.claim, indices)):
        kind, claim = draw.choice(claims)
        yield Mutant(name, f"{kind} in the statement", written(claim, proof))
    steps = [n for n, r in enumerate(proof[:-1]) if r.rule == "linear_combination" and list(edited(r.concl, indices))]
    if steps:
        n = draw.choice(steps)
        kind, concl = draw.choice(list(edited(proof[n].concl, indices)))
        wrong = [*proof[:n], proof[n]._replace(concl=concl), *proof[n + 1 :]]
        yield Mutant(name, f"{kind} in a step", written(statement.claim, wrong))
    if statement.given:
        text = written(statement.claim, proof)
        hypothesis = draw.choice(re.findall(r"\n    \(given\w* :.*?\)(?=\n    \(given| :\n)", text, flags=re.DOTALL))
        label = hypothesis.partition(" :")[0]  # the name stays, so that no name is missing
        yield Mutant(name, "hypothesis dropped", text.replace(hypothesis, f"{label} : 0 = 0)", 1))


def outcome(text: str, build: Path) -> Outcome:
    """What coqc says of a statement, and of its proof."""
    statement, _, _ = text.partition("Proof.")
    line, _ = compiled(f"{statement}Proof. Abort.", build)
    return Outcome(line == 0, *compiled(text, build))


def main(build: Path) -> int:
    """Print a line a mutant; 1 if a mutant passes, fails outside its proof, or an unmutated theorem fails."""
    wrong = total = 0
    for name in NAMES:
        original = Script(book().statements[name], book().rows[name], book().statements, book().definitions).text()
        if compiled(original, build)[0]:
            sys.stdout.write(f"{name}: the unmutated theorem fails\n")
            wrong += 1
        for mutant in mutants(name, Random(name)):
            said = outcome(mutant.text, build)
            begins = mutant.text[: mutant.text.index("Proof.")].count("\n") + 1
            rejected = said.statement and said.line > begins
            wrong += not rejected
            total += 1
            verdict = "rejected" if rejected else "NOT REJECTED"
            sys.stdout.write(f"{name}, {mutant.what}: {verdict}, line {said.line - begins}: {said.message[:100]}\n")
    sys.stdout.write(f"{total} mutants, {total - wrong} rejected in their proofs\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
