"""What is the same for many tests is made once."""

from collections.abc import Callable

import pytest

from derive import build

_real = build.generate
_made: list[tuple[tuple, dict[str, bytes]]] = []


def _generated(evidence, references, progress=None):
    """The files for this evidence and these references, from the first time that they were asked for."""
    asked = (vars(evidence), references)
    for known, files in _made:
        if known == asked:
            return dict(files)
    files = _real(evidence, references, progress)
    _made.append((asked, files))
    return dict(files)


@pytest.fixture
def generated_once(monkeypatch) -> Callable:
    """Generate what `build` writes once for the same arguments: another process makes the same bytes, as is tested.

    Tests of how files are written, compared and refused need no files of their own.
    """
    monkeypatch.setattr(build, "generate", _generated)
    return _generated
