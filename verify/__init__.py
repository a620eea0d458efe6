"""It holds, in numbers, on a Transformer that knows nothing of the proofs: ``verify.run(names)`` returns a `Report`.

And does a function compute a formula of the book? ``verify.check(function, name)`` returns a `Diagnosis`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from verify.checking.diagnose import check
    from verify.checking.diagnosis import Diagnosis
    from verify.report import Report, run

__all__ = ["Diagnosis", "Report", "check", "run"]


def __getattr__(name: str) -> Any:
    """Load a public name when it is first used, so that importing the package costs nothing."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    checks = name in ("Diagnosis", "check")
    home = import_module("verify.checking.diagnose") if checks else import_module("verify.report")
    return getattr(home, name)
