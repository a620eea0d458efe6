"""Figures in the book: where each stands, and its caption."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..figures.figure import Figure


def figure_tex(figure: Figure) -> list[str]:
    """Return a figure, to stand where it is put."""
    return [
        rf"\begin{{drawing}}\drawn{{{figure.name}}}",
        rf"\caption[{figure.title}]{{{' '.join(figure.caption.split())}}}\label{{fig:{figure.name}}}",
        r"\end{drawing}",
    ]


def placed(figures: Iterable[Figure], theorems: Sequence[str]) -> dict[str, list[Figure]]:
    """Return the figures of a chapter by the theorem that they follow."""
    by_theorem: dict[str, list[Figure]] = {}
    for figure in figures:
        by_theorem.setdefault(figure.after if figure.after in theorems else theorems[-1], []).append(figure)
    return by_theorem
