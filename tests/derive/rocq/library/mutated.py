"""Certificates with one thing wrong: coqc accepts the statement, and rejects the proof.

``python -m tests.derive.rocq.library.mutated BUILD`` takes the folder in which the book is compiled (``Derive/`` and
``Book/``) and writes ``docs/rocq_mutations.md``: what became of each mutant. The unmutated theorems, read from the same
certificates, must pass. A mutant is a certificate with one place of the JSON changed, see `certificates`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.derive.rocq.library.certificates import Mutant, mutants, rendered, written
from tests.derive.rocq.library.coqc import compiled

TABLE = Path(__file__).parents[4] / "docs" / "rocq_mutations.md"
LONGEST = 90  # characters of a message

NAMES = (
    "softmax_sum_one", "softmax_jacobian", "softmax_jacobian_matrix", "softmax_vjp", "softmax_product_le_of_gap",
    "logsumexp_gradient", "softmax_two_weights_le_one", "product_variance", "dot_product_mean",
    "score_row_variance_given_query", "sinusoidal_shift", "sinusoidal_inner", "planar_modulus", "interaction_diagonal",
    "interaction_relative_of_equal_pairs", "head_weights_jacobian", "multi_head_backward_value",
    "deviation_derivative", "relu_derivative", "normal_distribution_derivative", "gelu_derivative",
)  # fmt: skip


class Outcome(NamedTuple):
    """What coqc said: whether the statement is one, and the line and message at which the proof fails, if it does."""

    statement: bool
    line: int
    message: str

    @property
    def rejected(self) -> bool:
        """Whether the statement is accepted, and the proof is not."""
        return self.statement and self.line > 0


def all_mutants(names: Sequence[str] = NAMES) -> Iterator[Mutant]:
    """The mutants of these names, the same ones every time."""
    for name in names:
        yield from mutants(name, Random(name))


def outcome(text: str, build: Path) -> Outcome:
    """What coqc says of a statement, given up at once, and then of its proof."""
    statement, _, _ = text.partition("Proof.")
    alone = f"{statement}Proof. Abort.\n"
    line, message = compiled(alone + text, build)
    begins = (alone + statement).count("\n") + 1  # the line of `Proof.`
    accepted = line == 0 or line > alone.count("\n")
    return Outcome(accepted and (line == 0 or line > begins), max(line - begins, 0), message)


def originals() -> str:
    """The unmutated certificates, one after the other."""
    return "\n".join(rendered(name, written(name)) for name in NAMES)


def table(found: Sequence[tuple[Mutant, Outcome]]) -> str:
    """The document: a row a mutant, and the count."""
    rejected = sum(o.rejected for _, o in found)
    rows = [
        f"| `{m.name}` | {m.what} | {'rejected' if o.rejected else 'NOT REJECTED'} | {o.line} | {_short(o.message)} |"
        for m, o in found
    ]
    return "\n".join(
        [
            "# Mutated certificates",
            "",
            "Written by `python -m tests.derive.rocq.library.mutated BUILD`. One place of a certificate, the JSON of",
            "`derive prove --certificate`, is changed: in the statement or in a step, or a hypothesis says only that",
            "its terms equal themselves. It is then replayed without any check, and rendered as the book is. coqc",
            "accepts each statement, closed with `Abort`, and each unmutated proof; what it rejects is in the line",
            "given, counted from `Proof.`.",
            "",
            f"{len(found)} mutated certificates, {rejected} rejected inside their proofs.",
            "",
            "| theorem | what is wrong | coqc | line | message |",
            "|---|---|---|---:|---|",
            *rows,
            "",
        ]
    )


def _short(message: str) -> str:
    text = message.replace("|", "\\|").replace("`", "'")
    return f"`{text[:LONGEST]}`" if text else ""


def main(build: Path) -> int:
    """Write the table; 1 if a mutant passes, fails outside its proof, or an unmutated theorem fails."""
    line, message = compiled(originals(), build)
    if line:
        sys.stdout.write(f"an unmutated theorem fails in line {line}: {message}\n")
        return 1
    found = [(m, outcome(m.text, build)) for m in all_mutants()]
    TABLE.write_text(table(found), encoding="utf-8")
    wrong = [m for m, o in found if not o.rejected]
    for m in wrong:
        sys.stdout.write(f"{m.name}, {m.what}: not rejected in its proof\n")
    sys.stdout.write(f"{len(found)} mutants, {len(found) - len(wrong)} rejected in their proofs\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
