"""The page ``docs/check_your_kernel.md``: what a check promises, and reports that are made as it is written.

The prose is in ``check_your_kernel.md`` beside this file, with a place for each part that is computed.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from verify.checking.diagnose import check
from verify.checking.examples import EXAMPLES, ExampleProgram
from verify.checking.statements import STATEMENTS, alternatives, conventions, statement

__all__ = ["TEMPLATE", "page"]

TEMPLATE = files("verify.checking").joinpath("check_your_kernel.md")


def page(measured: Mapping[str, Any]) -> str:
    """Return the page.

    Parameters
    ----------
    measured : mapping
        What ``python -m benchmarks.checkers`` recorded.
    """
    text = TEMPLATE.read_text(encoding="utf-8")
    computed = {
        "reports": "".join(map(_report, EXAMPLES)),
        "statements": _statements(),
        "checkers": _checkers(measured),
    }
    for name, part in computed.items():
        text = text.replace("{{" + name + "}}", part)
    return text


def _report(example: ExampleProgram) -> str:
    """Return a program, the call that checks it, and its report."""
    options = "".join(f", {key}={_literal(value)}" for key, value in example.options.items())
    call = f'verify.check({example.program.__name__}, "{example.name}"{options})'
    report = check(example.program, example.name, **example.options).report()
    source = _as_written(inspect.getsource(example.program))
    return f"### {example.title}\n\n```python\n{source}\n{call}\n```\n\n```text\n{report}```\n\n{example.lesson}\n\n"


def _as_written(source: str) -> str:
    """Return the source of a program without annotations."""
    head, body = source.split("\n", 1)
    for annotation in (": Floats", ": float", " -> Any", "  # noqa: D103"):
        head = head.replace(annotation, "")
    return f"{head}\n{body}"


def _statements() -> str:
    rows = ["| name | takes | returns | conventions | wrong formulas |", "|---|---|---|---|---:|"]
    for name in STATEMENTS:
        made = statement(name, {})
        wrong = {w.name for result in made.results.values() for w in result.wrong}
        takes = ", ".join(f"`{n}`" for n in (*made.arguments, *made.constants))
        gives = ", ".join(f"`{key}`: {_linked(result.theorem)}" for key, result in made.results.items())
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


def _linked(theorem: str) -> str:
    return f"[{theorem}](proofs/{theorem}.tex)"


def _checkers(measured: Mapping[str, Any]) -> str:
    rows = ["| checker | wrong formulas accepted | right programs refused |", "|---|---:|---:|"]
    for row in measured["rows"]:
        rows.append(f"| {row['checker']} | {row['accepted']} of {row['wrong']} | {row['refused']} of {row['right']} |")
    names = ", ".join(f"`{name}`" for name in measured["statements"])
    versions = f"PyTorch {measured['torch']} and jax {measured['jax']}"
    about = f"Measured on the wrong formulas and the correct programs of {names}, with {versions}."
    return about + "\n\n" + "\n".join(rows) + "\n"
