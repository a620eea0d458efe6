"""Text of the book as HTML of one page: formulas as MathML, theorems as links that are relative to the page."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from markupsafe import Markup, escape

from ..render import mathml, plain
from ..render.lines import broken
from ..render.tree import Beside

__all__ = ["Hypertext"]

_CLOSED = re.compile(r"(<math>(?:(?!<math>).)*?</math>[,.;:)]+)")
"""A formula and the stop behind it, which no line begins with."""


class Hypertext:
    r"""Write the text of one page.

    Parameters
    ----------
    root : str
        From the page back to the root of the site: ``"../"`` for each folder.
    titles : mapping of str to str
        The theorems that have a page, with their titles in LaTeX.

    Examples
    --------
    >>> h = Hypertext("../", {"softmax_pos": "Softmax is positive"})
    >>> print(h.words(r"see~\cited{softmax_pos}"))
    see\xa0<a class="name" href="../theorem/softmax_pos.html" title="Softmax is positive">softmax_pos</a>
    """

    def __init__(self, root: str, titles: Mapping[str, str]) -> None:
        self.root, self.titles = root, titles

    def words(self, source: str) -> Markup:
        """Write running text of LaTeX.

        Raises
        ------
        RenderError
            If it cannot be read.
        """
        text = mathml.paragraph(source, cited=self.name)
        return Markup(_CLOSED.sub(r'<span class="whole">\1</span>', text))  # noqa: S704

    def plain(self, source: str) -> str:
        """Write running text without marks, for what a browser prints as it is."""
        return plain.paragraph(source).replace("\n", " ")

    def formula(self, source: str | Beside, *, display: bool = False) -> Markup:
        """Write a formula, a tree or typed LaTeX."""
        return Markup(mathml.formula(source, display=display))  # noqa: S704

    def rows(
        self, source: str | Beside, room: float, first: float | None = None, said: str = "", *, part: bool = False
    ) -> Markup:
        """Write a displayed formula, in several rows where it is too wide.

        Parameters
        ----------
        source : str or Beside
            LaTeX that an author typed, or a tree.
        room, first : float
            The width of a row, and of the first one, in points at 10 points.
        said : str
            The same as text of the kernel's language, as an annotation.
        part : bool
            Whether it is one row of a formula in several, whose brackets may reach over the rows.
        """
        matrix = r"\begin" in str(source)  # which is not cut
        rows = [source] if matrix else broken(source, room, first, fractions=False)
        return Markup(mathml.displayed(rows, source, said, part=part))  # noqa: S704

    def name(self, name: str) -> str:
        """Return a theorem by its name, as a link if it has a page."""
        if name not in self.titles:
            return f"<code>{escape(name)}</code>"
        title = escape(self.plain(self.titles[name]))
        return f'<a class="name" href="{self.root}theorem/{name}.html" title="{title}">{escape(name)}</a>'

    def link(self, name: str) -> Markup:
        """Return a theorem by its name, as a link."""
        return Markup(self.name(name))  # noqa: S704

    def names(self, names: Sequence[str]) -> Markup:
        """Return several, with commas."""
        return Markup(", ").join(map(self.link, names))
