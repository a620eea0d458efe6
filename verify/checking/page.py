"""The page ``docs/check_your_kernel.md``: what a check promises, and reports that are made as it is written.

Prose and programs are in ``check_your_kernel.md`` beside this file, with a place for each part that is computed.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

import numpy as np

from verify.checking.diagnose import check
from verify.checking.statements import STATEMENTS, alternatives, conventions, statement

__all__ = ["TEMPLATE", "page"]

TEMPLATE = files("verify.checking").joinpath("check_your_kernel.md")
PROGRAM = re.compile(r"```python\n((?:(?!```).)*?)```\n\n\{\{report\}\}", re.DOTALL)
"""A program and its call, with a place for the report."""


def page(measured: Mapping[str, Any]) -> str:
    """Return the page.

    Parameters
    ----------
    measured : mapping
        What ``python -m benchmarks.checkers`` recorded.
    """
    text = PROGRAM.sub(_reported, TEMPLATE.read_text(encoding="utf-8"))
    for name, part in (("statements", _statements()), ("checkers", _checkers(measured))):
        text = text.replace("{{" + name + "}}", part)
    return text


def _reported(example: re.Match[str]) -> str:
    """Return a program and the call that checks it as they are written, with the report."""
    program, _, call = example[1].rpartition("verify.check")
    names: dict[str, Any] = {"math": math, "np": np, "check": check}
    exec(program, names)
    return f"```python\n{example[1]}```\n\n```text\n{eval(f'check{call}', names).report()}```"


def _statements() -> str:
    rows = ["| name | takes | returns | conventions | wrong formulas |", "|---|---|---|---|---:|"]
    for name in STATEMENTS:
        made = statement(name, {})
        wrong = {w.name for result in made.results.values() for w in result.wrong}
        takes = ", ".join(f"`{n}`" for n in (*made.arguments, *made.constants))
        gives = ", ".join(f"`{key}`: [{r.theorem}](proofs/{r.theorem}.tex)" for key, r in made.results.items())
        chosen = ", ".join(
            _convention(key, value, alternatives(name).get(key, ())) for key, value in conventions(name).items()
        )
        rows.append(f"| `{name}` | {takes} | {gives} | {chosen or '-'} | {len(wrong)} |")
    return "\n".join(rows) + "\n"


def _convention(name: str, usual: Any, values: Sequence[str]) -> str:
    others = ", ".join(f"`{_literal(value)}`" for value in values if value != usual)
    return f"`{name}={_literal(usual)}`" + (f" (or {others})" if others else "")


def _literal(value: Any) -> str:
    return json.dumps(value) if isinstance(value, str) else repr(value)


def _checkers(measured: Mapping[str, Any]) -> str:
    rows = ["| checker | wrong formulas accepted | right programs refused |", "|---|---:|---:|"]
    for row in measured["rows"]:
        rows.append(f"| {row['checker']} | {row['accepted']} of {row['wrong']} | {row['refused']} of {row['right']} |")
    names = ", ".join(f"`{name}`" for name in measured["statements"])
    versions = f"PyTorch {measured['torch']} and jax {measured['jax']}"
    about = f"Measured on the wrong formulas and the correct programs of {names}, with {versions}."
    return about + "\n\n" + "\n".join(rows) + "\n"
