"""Programs as JSON."""

from __future__ import annotations

from pathlib import Path

import pytest

from derive.tracing.programs import TraceError
from derive.tracing.records import from_text, text

CAPTURED = sorted(
    path for path in (Path(__file__).parent / "captured").glob("*_*.json") if not path.name.startswith("calls")
)


@pytest.mark.parametrize("path", CAPTURED, ids=lambda p: p.stem)
def test_a_program_is_read_as_it_was_written(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert text(from_text(source)) == source


@pytest.mark.parametrize("source", ["", "[1]", '{"Ref": [1]}', '{"Nothing": []}', '{"a": 1, "b": 2}'])
def test_what_is_no_program_is_refused(source: str) -> None:
    with pytest.raises(TraceError, match="no program"):
        from_text(source)
