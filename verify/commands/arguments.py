"""What may be typed after ``verify``: of each command the module that answers it, its help, and its arguments."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from pathlib import Path
from typing import Any

from derive.books.schema import COLUMNS
from derive.commands.terminal import NAMED_BOOK, Arguments, Command

__all__ = ["COMMANDS", "ROUTES", "SCHEDULES", "TOOLS", "count"]

ROUTES = (
    "closed_form_balls",
    "quadrature_balls",
    "closed_form_multiprecision",
    "shifted_quadosc",
    "between_zeros",
    "gauss_legendre",
    "closed_form_float64",
    "closed_form_scipy",
)
SCHEDULES = ("exponential", "linear", "square", "square_root", "power")
LARGEST_EXPONENT = 300
MOST_DIGITS = 300
"""The exponent of a radius must be that of a float."""
MOST_SAMPLES = 10_000
"""At each tuple of sizes; more would take weeks."""
ASKED = "rocq, which compiles chapters for minutes, only without NAME, or with --record, --accept or --require rocq"
"""What is said of a theorem that is named: it is measured in seconds."""
TOOLS = {"rocq": ("coqc",), "tex": ("latexmk", "pdflatex")}
"""What ``--require`` asks for, and the programs that must be there."""


def count(text: str) -> int:
    """Read a positive integer.

    Raises
    ------
    argparse.ArgumentTypeError
        If it is another text.
    """
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a positive integer, got {text!r}")
    return int(text)


def _at_most(most: int) -> Callable[[str], int]:
    """Return what reads a count that is not larger."""

    def read(text: str) -> int:
        if count(text) > most:
            raise argparse.ArgumentTypeError(f"expected at most {most}, got {text}")
        return int(text)

    return read


def _number(text: str) -> Fraction:
    """Return a decimal number or a ratio as it is written."""
    try:
        parts = [Decimal(part) for part in text.split("/", 1)]
    except InvalidOperation:
        raise argparse.ArgumentTypeError(f"expected a number, got {text!r}") from None
    if not all(part.is_finite() for part in parts) or not all(parts[1:]):
        raise argparse.ArgumentTypeError(f"expected a finite number, got {text!r}")
    if not all(abs(part.adjusted()) <= LARGEST_EXPONENT for part in parts if part):
        raise argparse.ArgumentTypeError(f"expected 0 or a size from 1e-300 to 1e300, got {text!r}")
    return Fraction(parts[0]) / Fraction(parts[1] if len(parts) == 2 else 1)


_FLAG: Mapping[str, Any] = {"action": "store_true"}
_REPEATED: Mapping[str, Any] = {"action": "append", "default": []}
_JOBS: Arguments = {
    "--jobs": {"type": count, "default": os.cpu_count() or 1, "metavar": "N", "help": "processes (all processors)"},
    "--dask": {
        "metavar": "ADDRESS",
        "help": "use the workers of a Dask cluster instead, by its scheduler: tcp://127.0.0.1:8786",
    },
}
"""Options on the processes that share the work."""
_JSON: Arguments = {"--json": {**_FLAG, "help": "print one JSON document"}}
_SEED: Arguments = {"--seed": {"type": int, "default": 0, "metavar": "N", "help": "seed of the points (0)"}}
_THEOREMS: Arguments = {"names": {"nargs": "*", "metavar": "NAME", "help": "theorems; all without a name"}}
_CHANGED: Arguments = {
    "--changed": {**_FLAG, "help": "measure only what the record lacks: other data, other code, or no pass"},
}
_WRITTEN: Arguments = {
    "--out": {"type": Path, "metavar": "FILE", "help": "write it to FILE, whole or not at all"},
    "--changed": {**_FLAG, "help": "with --out: write only if the page has changed"},
}
_LIBRARY: Arguments = {
    "--matrix": {
        "metavar": "FILE.toml",
        "help": "file that declares it; functions are imported from its folder",
    },
    "--out": {
        "type": Path,
        "metavar": "DIR",
        "help": "write matrix.html, matrix.json and junit.xml there, and keep finished cells for the next run",
    },
    "--seconds": {"type": float, "metavar": "S", "help": "time limit for a call of a function (120)"},
    **_JOBS,
    "--jobs": {**_JOBS["--jobs"], "default": None},
}

COMMANDS: Mapping[str, Command] = {
    "run": Command(
        "run",
        "measure theorems (what `verify` alone does)",
        {
            **_THEOREMS,
            "--columns": {"metavar": "A,B", "help": f"some of {','.join(COLUMNS)}; all without it, but {ASKED}"},
            **_SEED,
            "--samples": {
                "type": _at_most(MOST_SAMPLES),
                "default": 3,
                "metavar": "N",
                "help": "points for each tuple of sizes (3)",
            },
            "--digits": {
                "type": _at_most(MOST_DIGITS),
                "default": 30,
                "metavar": "N",
                "help": "digits to which balls agree (30)",
            },
            **NAMED_BOOK,
            **_JOBS,
            "--record": {"metavar": "FILE", "help": "write the verdicts to FILE"},
            **_CHANGED,
            "--accept": {
                **_FLAG,
                "help": "accept the present elaboration of statements by Rocq as right; read it first",
            },
            "--require": {"default": "", "metavar": "A,B", "help": f"fail without these tools: {','.join(TOOLS)}"},
            **_JSON,
        },
    ),
    "adequacy": Command(
        "adequacy",
        "check which terms and hypotheses theorems need, and where they are false without them",
        {
            **_THEOREMS,
            **_SEED,
            **NAMED_BOOK,
            **_JOBS,
            "--record": {"metavar": "FILE", "help": "write the figures to FILE"},
            **_CHANGED,
            **_JSON,
        },
    ),
    "code": Command(
        "code",
        "check which formula a function computes: the theorem's, or a wrong one by its name",
        {
            "function": {
                "nargs": "?",
                "metavar": "MODULE:FUNCTION",
                "help": "the function to check; its module may be in this folder",
            },
            "--against --statement": {"metavar": "NAME", "help": "the theorem, or a statement such as swiglu.backward"},
            "--of": {
                "metavar": "NAME",
                "help": "the same; or your formula, gates.thm:silu, or its backward passes, gates.thm:silu_vjp",
            },
            **NAMED_BOOK,
            "--set": {
                **_REPEATED,
                "dest": "conventions",
                "metavar": "K=V",
                "help": "a convention, such as eps=1e-6, given=output or group=2; repeat for each",
            },
            "--dtype": {
                "default": "float64",
                "metavar": "DTYPE",
                "help": "dtype of its arrays: float64, float32, bfloat16 or float16",
            },
            "--framework": {
                "default": "numpy",
                "metavar": "NAME",
                "help": "library of its arrays: numpy, torch or jax (numpy)",
            },
            "--device": {"metavar": "NAME", "help": "device of its arrays, as torch and jax name it: cuda (the CPU)"},
            "--args": {"metavar": "A,B", "help": "its arguments, in its order; by default the names of its parameters"},
            "--returns": {"metavar": "A,B", "help": "its results, in its order, if it returns more than one array"},
            "--shapes": {"metavar": "MxN,MxN", "help": "sizes to check first, such as 8x768,4x64"},
            "--compute": {"metavar": "DTYPE", "help": "the format in which it computes"},
            "--accumulate": {"metavar": "DTYPE", "help": "the format in which it adds"},
            "--operands": {
                "metavar": "FORMAT",
                "help": "the format of the factors of products of matrices: tf32, float8_e5m2, ...",
            },
            "--ulps": {
                "type": int,
                "default": 0,
                "metavar": "N",
                "help": "error of its functions in units in the last place",
            },
            "--flush": {**_FLAG, "help": "it flushes subnormal numbers to zero"},
            "--rounding": {
                "metavar": "once",
                "help": "once: it computes in float32 and rounds its results once, at the end (half precision)",
            },
            "--dtypes": {
                **_REPEATED,
                "metavar": "NAME=DTYPE",
                "help": "the dtype of an argument or result, if it differs; repeat for each",
            },
            "--layouts": {
                **_REPEATED,
                "metavar": "NAME=PATTERN",
                "help": "axes of an argument or result: 'x=(b s) n -> b s n', 'mean=rows 1 -> rows'",
            },
            "--inplace": {"metavar": "A,B", "help": "arguments that it may overwrite"},
            "--ignore": {
                **_REPEATED,
                "metavar": "NAME",
                "help": "a wrong formula that need not be excluded; repeat for each",
            },
            "--domain": {
                **_REPEATED,
                "metavar": "NAME=NUMBER",
                "help": "how large numbers of an argument are (1e4 for logits, 1e3 for others); repeat for each",
            },
            "--seed": {"type": int, "default": 0, "metavar": "N", "help": "seed of the questions (0)"},
            "--thorough": {**_FLAG, "help": "check the sizes of tiles too, and ask one question a thousand times"},
            "--nondeterministic": {**_FLAG, "help": "its results may vary from call to call, as it adds atomically"},
            "--list": {
                **_FLAG,
                "help": "list the formulas that can be checked, with arguments, results and conventions",
            },
            "--wrong": {**_FLAG, "help": "print the wrong formulas of --against or --of, and who reported them"},
            **_JSON,
        },
        "Exit code: 0 it agrees, 1 it is refused, 2 a name or value does not exist, 3 a package is missing, "
        "4 cannot discriminate.",
        [
            (
                "a library of kernels",
                "Check each function in each dtype, at each shape, under each choice of conventions.",
                _LIBRARY,
            )
        ],
    ),
    "decay": Command(
        "decay",
        "enclose the integral of exp(i x theta_t) over t from 0 to 1, and the sum over channels that it approximates",
        {
            "--x": {"type": _number, "metavar": "X", "help": "the distance, up to 1e300; a negative ratio: --x=-7/3"},
            "--schedule": {"choices": SCHEDULES, "default": "exponential", "help": "theta_t (exponential: base^-t)"},
            "--base": {"type": _number, "metavar": "B", "help": "base of the exponential schedule (10000)"},
            "--alpha": {"type": _number, "metavar": "A", "help": "exponent of the power schedule t^alpha"},
            "--digits": {"type": int, "metavar": "N", "help": "digits of the modulus, from 1 to 300"},
            "--route": {"choices": ROUTES, "help": "method of integration (the first that applies)"},
            "--width": {"type": int, "metavar": "D", "help": "also the sum over D/2 pairs of channels at x"},
            "--mean-square": {
                "type": int,
                "metavar": "K",
                "help": "with --width: the mean square of the sum over K distances",
            },
            "--first-zero": {**_FLAG, "help": "first zero of the real part; needs no --x"},
            **_JSON,
        },
    ),
    "figures": Command(
        "figures",
        "measure the data of the figures and compare them with the recorded ones",
        {
            "names": {"nargs": "*", "metavar": "NAME", "help": "figures; all without a name"},
            "--record": {"type": Path, "metavar": "DIR", "help": "write the data there, one table for each figure"},
            "--against": {"type": Path, "metavar": "DIR", "help": "folder of the recorded data (docs/figures)"},
            "--changed": {**_FLAG, "help": "measure only what does not stand in the record"},
            **_JOBS,
            **_JSON,
        },
    ),
    "tolerances": Command("pages", "print docs/tolerances.md: the errors that rounding explains, and why", _WRITTEN),
    "kernels": Command(
        "pages",
        "print docs/check_your_kernel.md: the reports and the guarantees of `verify code`",
        {
            "--checkers": {"metavar": "FILE", "help": "results of other checkers (docs/checkers.json)"},
            **_WRITTEN,
        },
    ),
}
