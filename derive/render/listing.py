r"""The appendix of the book that shows what Rocq checks of the theorems that are proved there by hand."""

from __future__ import annotations

from collections.abc import Iterable

from ..rocq.by_hand import ByHand
from .analysis import Checked


def rocq_tex(theorems: Iterable[Checked]) -> list[str]:
    """Return the statements file by file, each definition before the first that uses it.

    Parameters
    ----------
    theorems : iterable of Checked
        Those that are certified in numbers have no statement, and are passed over.
    """
    files: dict[str, list[tuple[Checked, ByHand]]] = {}
    for checked in theorems:
        if checked.by_hand is not None:
            files.setdefault(checked.entry.file, []).append((checked, checked.by_hand))
    if not files:
        return []
    lines = [
        r"\chapter{What Rocq checks}",
        "The statements of the theorems that are proved in Rocq by hand, as they stand in its files. A definition of "
        "a file is shown before the first statement that uses it.",
    ]
    for file, group in files.items():
        lines.append(rf"\section*{{\named{{derive/rocq/library/{file}.v}}}}")
        shown: set[str] = set()
        for checked, by_hand in group:
            new = tuple(d for d in by_hand.definitions if d not in shown)
            shown.update(new)
            lines += [
                rf"\listed{{{checked.entry.name}}}{{{checked.entry.title}}}",
                r"\begin{listing}",
                r"\begin{verbatim}",
                *by_hand._replace(definitions=new).lines(),
                r"\end{verbatim}",
                r"\end{listing}",
            ]
    return lines
