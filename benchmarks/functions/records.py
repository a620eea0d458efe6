"""A program as JSON: captured where its framework is installed, and read where it is not."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from derive.tracing.programs import CodeLine, Equation, Hidden, Input, Ref, SizedTable, TracedProgram, TraceError
from derive.tracing.sizes import SizeProduct

__all__ = ["from_text", "text"]

_KINDS = {
    kind.__name__: kind for kind in (Ref, SizeProduct, SizedTable, Hidden, Input, CodeLine, Equation, TracedProgram)
}


def text(program: TracedProgram) -> str:
    """Return a program as text."""
    return json.dumps(_record(program), separators=(",", ":")) + "\n"


def from_text(source: str) -> TracedProgram:
    """Return the program of a text.

    Raises
    ------
    TraceError
        If it is none.
    """
    try:
        program = _value(json.loads(source))
    except (ValueError, KeyError, TypeError) as error:
        raise TraceError(f"no program of derive.tracing: {error}") from None
    if not isinstance(program, TracedProgram):
        raise TraceError("no program of derive.tracing: it is another value")
    return program


def _record(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return {"array": value.tolist()}
    if isinstance(value, Fraction):
        return {"fraction": str(value)}
    if isinstance(value, Mapping):
        return {"mapping": {key: _record(v) for key, v in value.items()}}
    if isinstance(value, tuple):
        fields = [_record(v) for v in value]
        return {type(value).__name__: fields} if type(value).__name__ in _KINDS else fields
    return value


def _value(record: Any) -> Any:
    if isinstance(record, list):
        return tuple(map(_value, record))
    if not isinstance(record, dict):
        return record
    ((kind, content),) = record.items()
    if kind == "array":
        return np.array(content)
    if kind == "fraction":
        return Fraction(content)
    if kind == "mapping":
        return {key: _value(v) for key, v in content.items()}
    return _KINDS[kind](*map(_value, content))
