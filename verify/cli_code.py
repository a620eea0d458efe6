"""The command ``verify code``: which formula a function computes. Libraries are loaded when it runs."""

from __future__ import annotations

import argparse
import difflib
import importlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

__all__ = ["add_code", "code"]

AGREES, REFUSED, CANNOT = 0, 1, 4


def add_code(commands: Any) -> None:
    """Add the subcommand to those of ``verify``."""
    about = "which formula a function computes: the theorem's, or a wrong one by its name"
    parser = commands.add_parser("code", help=about, description=about)
    parser.add_argument("function", metavar="MODULE:FUNCTION", help="what is checked; the module may be in this folder")
    parser.add_argument("--against", required=True, metavar="NAME", help="the theorem")
    parser.add_argument(
        "--set",
        dest="conventions",
        action="append",
        default=[],
        metavar="K=V",
        help="a convention, such as eps=1e-6 or given=output",
    )
    parser.add_argument(
        "--dtype", default="float64", metavar="DTYPE", help="of its arrays: float64, float32, bfloat16 or float16"
    )
    parser.add_argument("--args", metavar="A,B", help="what it takes, in its order; its parameters' names without it")
    parser.add_argument(
        "--returns", metavar="A,B", help="what it returns, in its order, if that is more than one array"
    )
    parser.add_argument("--compute", metavar="DTYPE", help="what it is known to compute in")
    parser.add_argument("--accumulate", metavar="DTYPE", help="what it is known to add in")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="where the questions come from (0)")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def code(options: argparse.Namespace) -> tuple[str, int]:
    """Return what the command prints, and its exit code.

    Raises
    ------
    ValueError
        If the function, the theorem or a convention does not exist.
    """
    from verify.checking.diagnose import check
    from verify.checking.diagnosis import Verdict

    found = check(
        _function(options.function),
        options.against,
        dtype=options.dtype,
        args=options.args and options.args.split(","),
        returns=options.returns and options.returns.split(","),
        compute=options.compute,
        accumulate=options.accumulate,
        seed=options.seed,
        **dict(_convention(text) for text in options.conventions),
    )
    text = json.dumps(found.document(), indent=2) + "\n" if options.json else found.report()
    return text, AGREES if found.agrees else CANNOT if found.verdict is Verdict.CANNOT else REFUSED


def _convention(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise ValueError(f"--set: expected K=V, such as eps=1e-6, got {text!r}")
    try:
        return name, float(value)
    except ValueError:
        return name, value


def _function(text: str) -> Callable[..., Any]:
    """Import a function; a module in this folder is found first, as by ``python -m``."""
    module_name, colon, name = text.partition(":")
    if not (module_name and colon and name):
        raise ValueError(f"expected MODULE:FUNCTION, such as kernels:layernorm_backward, got {text!r}")
    here = str(Path.cwd())
    sys.path.insert(0, here)
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is None or not (module_name == error.name or module_name.startswith(error.name + ".")):
            raise
        raise ValueError(f"no module is called {module_name}, here or among those installed") from None
    except (Exception, SystemExit) as error:  # whatever somebody's module does when it is imported
        said = " ".join(str(error).split())[:200]
        raise ValueError(f"{module_name} cannot be imported: {type(error).__name__}: {said}") from None
    finally:
        sys.path.remove(here)
    found: Callable[..., Any] | None = getattr(module, name, None)
    if found is None:
        known = [n for n, value in vars(module).items() if callable(value)]
        near = difflib.get_close_matches(name, known, n=3, cutoff=0.5)
        raise ValueError(f"{module_name} has no {name}" + (f"; did you mean {' or '.join(near)}?" if near else ""))
    return found
