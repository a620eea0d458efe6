"""A decoder block, and stacks of blocks with weights of their own, as formulas."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from derive.doors.derived import Derived
from derive.doors.requests import Request, read
from derive.kernel import work
from derive.kernel.certificate import replay
from derive.kernel.terms import Key, Term, substitute
from derive.language.families import family, vector
from derive.language.formulas import Formula, formula

SOURCE = Path(__file__).with_name("blocks.thm")
WEIGHTS = ("gain", "Q1", "Q2", "K1", "K2", "V", "O", "scale", "G", "U", "D")
SIZES = {"m": 3, "n": 4, "h": 4, "u": 2, "p": 2, "d": 3, "w": 5}
ROWS, QUICK = 0, 1 + WEIGHTS.index("Q1")
"""Requests: in the rows, and in the first weight of the queries, which is behind all layers, and on one way alone."""
HIDDEN = -1000.0
"""What is added to scores that are not seen: their exponential is zero in float64."""


def requests() -> tuple[Request, ...]:
    """The backward passes of one block: in its rows, then in each weight."""
    return read(SOURCE)


@cache
def found(number: int) -> Derived:
    """What is found for one of the requests, once for all tests of a process."""
    return requests()[number].found()


def stack(depth: int) -> tuple[Formula, Term]:
    """``depth`` blocks, the weights of layer l numbered by l, and the rows that the first one takes."""
    block, rows = requests()[0].formula, requests()[0].variable
    out = rows
    for layer in range(1, depth + 1):
        keys = [k for k in block.body.free if k.name in WEIGHTS]
        values = {k: family(k._replace(name=f"{k.name}_{layer}")) for k in keys}
        body = substitute(block.body, {**values, rows_key(rows): out})
        out = vector(block.indices, body)
    return formula(f"stack{depth}", body, block.given, block.indices), rows


def replay_work(certificate: str) -> int:
    """The units of work that a replay takes."""
    most = 10**9
    with work.limited(most):
        replay(certificate)
        (left,) = work._LEFT.get() or [most]
    return most - left


def rows_key(rows: Term) -> Key:
    """The variable of which a term is the family."""
    (key,) = rows.free
    return key


def point(keys: frozenset[Key], seed: int = 3) -> dict[str, np.ndarray]:
    """Values of variables: a causal mask, key heads that are shared, the others normal or positive."""
    generator = np.random.default_rng(seed)
    values = {}
    for key in sorted(k for k in keys if k.kind == "at"):
        shape = [SIZES[d] for d in key.dims]
        values[key.name] = generator.normal(size=shape) if shape else generator.uniform(0.3, 2.0)
    values["mask"] = np.where(np.tri(SIZES["m"], dtype=bool), 0.0, HIDDEN)
    values["group"] = np.repeat(np.eye(SIZES["u"]), SIZES["h"] // SIZES["u"], axis=0)
    return values
