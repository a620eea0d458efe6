"""Figures in the book: where each stands, its caption, and what the opening of a chapter says of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..figures.figure import Figure
from .words import listed

__all__ = ["announced", "figure_tex", "placed"]


def figure_tex(figure: Figure) -> list[str]:
    """Return a figure, to stand where it is put."""
    return [
        rf"\begin{{drawing}}\drawn{{{figure.name}}}",
        rf"\caption[{figure.title}]{{{' '.join(figure.caption.split())}}}\label{{fig:{figure.name}}}",
        r"\end{drawing}",
    ]


def announced(figures: Sequence[Figure]) -> list[str]:
    """Return the sentence that says what is drawn in a chapter; nothing, if nothing is."""
    items = [rf"{figure.title[0].lower()}{figure.title[1:]} (Figure~\ref{{fig:{figure.name}}})" for figure in figures]
    return [f"This chapter draws {listed(items)}."] if items else []


def placed(figures: Iterable[Figure], theorems: Sequence[str]) -> dict[str, list[Figure]]:
    """Return the figures of a chapter by the theorem that they follow."""
    found: dict[str, list[Figure]] = {}
    for figure in figures:
        found.setdefault(figure.after if figure.after in theorems else theorems[-1], []).append(figure)
    return found
