"""Today's checkers on the same formulas: ``python -m benchmarks.checkers``, after ``pip install '.[bench]'``.

Every wrong formula of the statements whose forward pass PyTorch has is put in the place of the backward pass, and
given to what people check gradients with, at the tolerances that they use: PyTorch's `gradcheck` and jax's
`check_grads` in float64, PyTorch's `opcheck`, NumPy's `assert_allclose`, and PyTorch's `assert_close` at its defaults,
with the right formula and with what autograd returns, on normal inputs. Accepted counts wrong formulas that pass.
Refused counts right programs that fail: each honest spelling that does not overflow, with every operation in the dtype
and sums in float32, and in float32 inside. Then the programs of `benchmarks.reports` and
`benchmarks.naive` are put to some of them: see `benchmarks.report_checkers`. ``--record FILE`` writes the tables as
JSON, for the pages "Check your kernel" and ``docs/power.md``; ``--part`` asks one of them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import jax
import ml_dtypes
import numpy as np
import numpy.typing as npt
import torch

import verify
from benchmarks import report_checkers, strangers
from benchmarks.autodiff import Formula, check_grads, close_to_autograd, drawn, formulas, gradcheck, opcheck
from benchmarks.report_checkers import PUT
from benchmarks.torch_programs import PASSES
from tests.verify.checking.as_programs import STYLES, as_program
from verify.checking.rounding.formats import FORMATS, round_to

__all__ = ["CHECKERS", "Checker", "main"]

Floats = npt.NDArray[np.float64]
DTYPES = {"float64": np.float64, "float32": np.float32, "float16": np.float16, "bfloat16": ml_dtypes.bfloat16}


class Checker(NamedTuple):
    """A way to check a backward pass.

    Attributes
    ----------
    name : str
    accepts : callable
        Takes a formula and the style of the program that computes it to whether it passes.
    styles : tuple of str
        In which the programs run.
    """

    name: str
    accepts: Callable[[Formula, str], bool]
    styles: tuple[str, ...] = STYLES


def compared(dtype: str, close: Callable[[Any, Floats], bool]) -> Callable[[Formula, str], bool]:
    """Return a check that compares a program of a dtype with the right formula in float64."""

    def accepts(asked: Formula, style: str) -> bool:
        of = asked.of
        given = {name: round_to(value, FORMATS[dtype]) for name, value in drawn(of).items()}
        expected = of.results[asked.result].spellings[0].formula(**given, **of.constants)
        program = as_program(asked.formula, (*given, *of.constants), style)
        rounded = [value.astype(DTYPES[dtype]) for value in given.values()]
        return close(program(*rounded, *of.constants.values()), expected)

    return accepts


def allclose(rtol: float, atol: float) -> Callable[[Any, Floats], bool]:
    """Return `numpy.testing.assert_allclose` as a test."""

    def close(found: Any, expected: Floats) -> bool:
        try:
            np.testing.assert_allclose(found.astype(np.float64), expected, rtol=rtol, atol=atol)
        except AssertionError:
            return False
        return True

    return close


def close_by_default(found: Any, expected: Floats) -> bool:
    """Return `torch.testing.assert_close` at its defaults for the dtype as a test."""
    kind = {np.dtype(d): getattr(torch, name) for name, d in DTYPES.items()}[found.dtype]
    first, second = (torch.from_numpy(np.asarray(x, dtype=np.float64)).to(kind) for x in (found, expected))
    try:
        torch.testing.assert_close(first, second)
    except AssertionError:
        return False
    return True


def ours(dtype: str) -> Callable[[Formula, str], bool]:
    """Return `verify.check` as a test; what it cannot tell is not accepted, and no right program is refused for it."""

    def accepts(asked: Formula, style: str) -> bool:
        order = (*asked.of.arguments, *asked.of.constants)
        program = as_program(asked.formula, order, style)
        found = verify.check(program, asked.of.name, dtype=dtype, args=order, returns=(asked.result,))
        return found.agrees or (asked.right and found.verdict == "cannot discriminate")

    return accepts


CHECKERS = (
    Checker("`gradcheck`, float64", gradcheck, STYLES[:1]),
    Checker(
        "`gradcheck(fast_mode=True)`, float64", lambda asked, style: gradcheck(asked, style, fast=True), STYLES[:1]
    ),
    Checker("`assert_allclose`, float32, 1e-3", compared("float32", allclose(1e-3, 1e-3)), STYLES[:1]),
    Checker("`assert_allclose`, float32, 1e-4", compared("float32", allclose(1e-4, 1e-4)), STYLES[:1]),
    Checker("`assert_allclose`, float32, 1e-5", compared("float32", allclose(1e-5, 1e-5)), STYLES[:1]),
    Checker("`assert_allclose`, bfloat16, atol 0.5", compared("bfloat16", allclose(1e-2, 0.5))),
    Checker("`assert_allclose`, bfloat16, 1e-1", compared("bfloat16", allclose(1e-1, 1e-1))),
    Checker("`assert_allclose`, bfloat16, 1e-2", compared("bfloat16", allclose(1e-2, 1e-2))),
    Checker("`jax.test_util.check_grads`, float64", check_grads, STYLES[:1]),
    Checker("`torch.library.opcheck`, float64", opcheck, STYLES[:1]),
    Checker("`assert_close` with autograd, float32", close_to_autograd("float32"), STYLES[:1]),
    *(Checker(f"`assert_close` with autograd, {dtype}", close_to_autograd(dtype)) for dtype in ("bfloat16", "float16")),
    *(
        Checker(f"`assert_close`, {dtype}, its defaults", compared(dtype, close_by_default))
        for dtype in ("bfloat16", "float16")
    ),
    Checker("`assert_close`, float32, its defaults", compared("float32", close_by_default), STYLES[:1]),
    Checker("`verify.check`, float64", ours("float64"), STYLES[:1]),
    Checker("`verify.check`, float32", ours("float32"), STYLES[:1]),
    *(Checker(f"`verify.check`, {dtype}", ours(dtype)) for dtype in ("bfloat16", "float16")),
)


def row(checker: Checker) -> dict[str, Any]:
    """Return what a checker accepts and refuses."""
    accepted = refused = wrong = right = 0
    for asked in formulas():
        for style in checker.styles:
            passes = checker.accepts(asked, style)
            if asked.right:
                right, refused = right + 1, refused + (not passes)
            else:
                wrong, accepted = wrong + 1, accepted + passes
    return {"checker": checker.name, "accepted": accepted, "wrong": wrong, "refused": refused, "right": right}


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the table as JSON")
    parser.add_argument("--only", metavar="TEXT", default="", help="the checkers with this in their names")
    parser.add_argument("--part", choices=("formulas", *PUT), help="one of the tables; all without it")
    options = parser.parse_args()
    kept: dict[str, Any] = {}
    if options.record and options.record.exists() and (options.only or options.part):  # the others stand
        kept = json.loads(options.record.read_text(encoding="utf-8"))
    known = {found["checker"]: found for found in kept.get("rows", ())}
    answers = json.loads(strangers.DATA.read_text(encoding="utf-8"))["rows"]
    for suite in PUT:
        reported = {found["checker"]: found for found in kept.get(suite, ())}
        if options.part in (None, suite):
            for found in (*report_checkers.rows(suite, options.only), report_checkers.recorded(suite, answers)):
                reported[found["checker"]] = found
                print(
                    f"{found['checker']:45s} accepts {found['accepted']:4d} of {found['asked']:4d} wrong of {suite}, "
                    f"refuses {found['refused']} right ones; not put: {sum(found['not_put'].values())}",
                    flush=True,
                )
        kept[suite] = [reported[name] for name in (*report_checkers.CHECKERS, report_checkers.OURS) if name in reported]
    rows = []
    for checker in CHECKERS:
        if options.part in PUT or options.only not in checker.name:
            rows += [known[checker.name]] if checker.name in known else []
            continue
        rows.append(found := row(checker))
        print(
            f"{found['checker']:45s} accepts {found['accepted']:4d} of {found['wrong']:4d} wrong formulas, "
            f"refuses {found['refused']:4d} of {found['right']:4d} right programs",
            flush=True,
        )
    if options.record:
        document = {
            "statements": list(PASSES),
            "torch": torch.__version__,
            "jax": jax.__version__,
            "rows": rows,
            **{suite: kept[suite] for suite in PUT},
        }
        options.record.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
