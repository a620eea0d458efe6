"""Stacks of decoder blocks, derived and proved: ``python -m benchmarks.stacks``.

For 1, 2, 4 and 8 blocks, each with weights of its own: seconds of the processor, rules, bytes of the certificate, the
seconds of its replay (nan where it is refused), and how much one more block costs, as a ratio to the first block.
"""

from __future__ import annotations

import sys
import time

from derive import vjp
from derive.kernel.certificate import replay
from derive.kernel.rules import ProofError
from tests.derive.deriving.blocks import stack

DEPTHS = (1, 2, 4, 8)


def measured(depth: int) -> tuple[float, int, int, float]:
    """Seconds to find and prove, rules, bytes, and seconds to replay."""
    begun = time.process_time()
    found = vjp(*stack(depth))
    seconds, certificate = time.process_time() - begun, found.certificate()
    begun = time.process_time()
    try:
        replay(certificate)
    except ProofError:  # more work than a text of its length may ask for
        return seconds, found.applications, len(certificate), float("nan")
    return seconds, found.applications, len(certificate), time.process_time() - begun


def main() -> None:
    """Print the table."""
    rows = {depth: measured(depth) for depth in DEPTHS}
    sys.stdout.write("blocks  seconds  rules    bytes  replay   one more block, of the first: seconds  rules  bytes\n")
    first, before = rows[DEPTHS[0]], DEPTHS[0]
    for depth, (seconds, rules, size, replayed) in rows.items():
        more = ""
        if depth > before:
            shares = [(a - b) / (depth - before) / c for a, b, c in zip(rows[depth], rows[before], first, strict=True)]
            more = f"{shares[0]:38.2f}  {shares[1]:5.2f}  {shares[2]:5.2f}"
        sys.stdout.write(f"{depth:6}  {seconds:7.1f}  {rules:5}  {size:7}  {replayed:6.1f}  {more}\n")
        before = depth


if __name__ == "__main__":
    main()
