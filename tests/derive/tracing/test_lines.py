"""Lines that are running, and what they assign."""

from __future__ import annotations

from pathlib import Path
from types import FrameType

from derive.tracing.lines import assigned, running


def test_the_name_to_which_a_line_assigns(tmp_path: Path) -> None:
    path = tmp_path / "layer.py"
    path.write_text("scores = q @ k\nreturn scores\n    x, y = z\nself.a = 1\nx[0] = 2\n", encoding="utf-8")
    assert [assigned(str(path), line) for line in range(1, 7)] == ["scores", "", "", "", "", ""]


def test_calls_are_counted_from_the_function_that_is_read() -> None:
    frames = dict[FrameType, int]()

    def inner() -> object:
        return running((), until, frames)

    def outer() -> object:
        found = inner()
        return found  # noqa: RET504

    until = outer.__code__
    calls = outer()
    assert [call.function for call in calls] == ["outer", "inner"]  # type: ignore[attr-defined]
    assert calls[0].label == "found"  # type: ignore[index]
    assert calls[1].number != outer()[1].number  # type: ignore[index]
