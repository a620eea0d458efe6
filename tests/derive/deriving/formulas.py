"""The formulas of `formulas.thm` and `common.thm` with what is found for each, as files of the same names pin it.

``python -m tests.derive.deriving.formulas`` writes the pins anew and says how long each one took.
"""

import sys
import time
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from derive.doors.derived import Derived
from derive.doors.requests import Request, read
from derive.language.families import family
from derive.language.text.text import definition, text

HERE = Path(__file__).parent
SOURCE, PINNED, MOVED = HERE / "formulas.thm", HERE / "formulas.txt", HERE / "directions.txt"
COMMON, COMMON_PINNED = HERE / "common.thm", HERE / "common.txt"
DIRECTIONS = """
    softplus:u silu:u softmax:x logsoftmax:x logsumexp:x tempered:x z_loss:x entropy:x expected:x cross_entropy:x
    distillation:x squared_error:x binary_cross_entropy:u reward_margin:x mean:x variance:x rms:x layernorm:x rmsnorm:x
    affine:x rmsnorm1p:x layernorm_rows:X unit:x weight_norm:x cosine:x dynamic_tanh:x linear:W glu:p swiglu:p lora:B
    attention:Q attention:val batchnorm:X weight_decay:x
"""
"""Formulas, and in which variable they are asked for a directional derivative."""
SECOND = """
    sigmoid:u softplus:u gaussian:u softmax:x logsoftmax:x logsumexp:x z_loss:x expected:x cross_entropy:x
    distillation:x squared_error:x gaussian_nll_positive:u gaussian_nll_positive:v binary_cross_entropy:u rms:x
    rmsnorm:x variance:x unit:x cosine:x bilinear:p weight_decay:x
"""
"""Formulas, and in which variable they are asked for second derivatives."""


EVERY = 6
"""One in so many requests is found anew and compared with its pin, with the complex step and with programs."""
QUICK = (
    *("sigmoid", "softmax", "entropy", "kl_reverse", "rmsnorm1p", "weight_norm", "linear", "lora", "linear_attention"),
    *("quantile_loss", "simpo", "grouped_queries", "mixture"),
)
"""Those of them that take no time: of each kind, of each number of axes, with a kink and without."""


def chosen() -> list[tuple[int, bool]]:
    """One in `EVERY` requests by its number, and whether it is one of `QUICK`."""
    return [(number, requests()[number].formula.name in QUICK) for number in range(0, len(requests()), EVERY)]


@cache
def requests() -> tuple[Request, ...]:
    """What is asked for in `formulas.thm` and `common.thm`."""
    return (*read(SOURCE), *read(COMMON))


@cache
def found(number: int) -> Derived:
    """What is found for one of them, once for all tests of a process."""
    return requests()[number].found()


def by_variable() -> dict[str, Request]:
    """What is asked for in `formulas.thm`, by formula and variable: ``softmax:x``."""
    return {f"{a.formula.name}:{_array(a)}": a for a in read(SOURCE)}


def moved() -> Iterator[Request]:
    """What `DIRECTIONS` and `SECOND` ask for."""
    known = by_variable()
    for kind, named in (("jvp", DIRECTIONS), ("hessian", SECOND)):
        for name in named.split():
            asked = known[name]
            yield asked._replace(kind=kind, variable=family(_array_key(asked)))


def _array_key(asked: Request):
    t = asked.variable
    while t.head == "lam":
        t = t.args[1]
    return t.key


def _array(asked: Request) -> str:
    return str(_array_key(asked).name)


def shown(found: Derived) -> str:
    """Title and closed form on a line each, with the cotangents that it names, and what is needed."""
    lines = [found.title, *(f"  needs {text(h)}" for h in found.hypotheses)]
    lines += [f"  let {definition(d)}" for d in found.let]
    return "\n".join([*lines, f"  = {text(found.value)}", ""])


def pinned(file: Path = PINNED) -> dict[str, str]:
    """What is pinned, by title."""
    return {block.splitlines()[0]: f"{block.rstrip()}\n" for block in file.read_text("utf-8").split("\n\n") if block}


def main() -> None:
    """Write the pins."""
    for file, requests in ((PINNED, read(SOURCE)), (COMMON_PINNED, read(COMMON)), (MOVED, moved())):
        _write(file, requests)


def _write(file: Path, requests: Iterable[Request]) -> None:
    blocks = []
    for asked in requests:
        begun = time.perf_counter()
        blocks.append(shown(asked.found()))
        sys.stdout.write(f"{time.perf_counter() - begun:6.2f} s  {blocks[-1]}\n")
    file.write_text("\n".join(blocks), encoding="utf-8")


if __name__ == "__main__":
    main()
