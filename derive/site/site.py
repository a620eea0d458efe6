"""A book with all that its pages say of it, and the templates that they are written with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from jinja2 import ChoiceLoader, Environment, PackageLoader, PrefixLoader, StrictUndefined

from ..books.book import Book, Chapter
from ..doors.cited import Reference
from ..language.analysis import Certified
from ..render.bibliography import Fields
from ..render.evidence import Evidence
from ..render.ranks import ranks
from ..render.stated import Stated
from .beside import beside
from .hypertext import Hypertext

if TYPE_CHECKING:
    from jinja2 import Template

Made = TypeVar("Made")

__all__ = ["MENU", "Files", "Part", "Site"]

Files: TypeAlias = Iterable[tuple[str, bytes]]
"""Paths from the root of the site, with their contents."""

Thing: TypeAlias = tuple[str, str]
"""What is made once: of which kind, and of which theorem or figure."""

ROOMS = ("live", "reference")
"""Packages below this one that have templates of their own: ``live/check.html`` is one of `derive.site.live`."""
MENU = (
    ("index.html", "Book", "全书"),
    ("find.html", "Find", "检索"),
    ("derive.html", "Derive", "求导"),
    ("decide.html", "Decide", "判定"),
    ("graph.html", "Graph", "关系图"),
    ("mistakes/index.html", "Wrong formulas", "错误公式"),
    ("sources/index.html", "Sources", "来源"),
    ("rules.html", "Rules", "规则"),
    ("reference/index.html", "Reference", "参考"),
)
"""Pages that every page leads to, in English and in Chinese."""


class Site:
    """Hold a proved book and its recorded evidence, and write its pages.

    Parameters
    ----------
    book : Book
    theorems : iterable of Reference
        In reading order.
    evidence : Evidence
    references : mapping of key to fields
        The bibliography.

    Attributes
    ----------
    theorems : mapping of str to Reference
    used_by : mapping of str to list of str
        The theorems that cite one, in reading order.
    numbers : mapping of str to str
        Chapter and place of each theorem, such as ``"1.8"``.
    """

    def __init__(
        self, book: Book, theorems: Iterable[Reference], evidence: Evidence, references: Mapping[str, Fields]
    ) -> None:
        self.book, self.evidence, self.references = book, evidence, references
        self.theorems = {reference.name: reference for reference in theorems}
        self.numbers = {
            item.name: f"{c}.{n}"
            for c, chapter in enumerate(book.chapters.values(), 1)
            for n, item in enumerate(chapter.theorems, 1)
        }
        self.used_by: dict[str, list[str]] = {name: [] for name in self.theorems}
        for name, reference in self.theorems.items():
            for used in reference.entry.cited():
                if used in self.used_by:
                    self.used_by[used].append(name)

        self._known: dict[Thing, Any] = {}
        self._begun: dict[Thing, Callable[[], None]] = {}

    def once(self, what: str, name: str, make: Callable[[], Made]) -> Made:
        """Return what is made of a theorem or figure, for several pages; it is made when it is first asked for."""
        key = (what, name)
        if key in self._begun:
            self._begun[key]()
        if key not in self._known:
            self._known[key] = make()
        thing: Made = self._known[key]
        return thing

    def begin(
        self, promised: Iterable[Thing], make: Callable[[], object], waiting: Callable[[], object] = lambda: None
    ) -> None:
        """Make things in the background: whoever asks for one of them waits until all of them are there.

        Parameters
        ----------
        promised : iterable of (str, str)
            What `once` is asked for.
        make : callable
            Asks `once` for them, and for whatever else it needs.
        waiting : callable
            See `beside`.
        """
        keys = tuple(promised)

        def work() -> Mapping[Thing, Any]:
            before = set(self._known)
            make()
            return {key: made for key, made in self._known.items() if key not in before}

        wait = beside(work, waiting)

        def ended() -> None:
            for key in keys:
                del self._begun[key]
            self._known |= wait()

        self._begun |= dict.fromkeys(keys, ended)

    def stated(self, name: str) -> Stated:
        """Return the statement of a theorem, in words and formulas."""
        return self.once("stated", name, lambda: self.theorems[name].stated)

    def rocq(self, name: str) -> str:
        """Return what Rocq checks of a theorem; empty, if it is certified in numbers."""
        reference = self.theorems[name]
        return "" if isinstance(reference.entry, Certified) else self.once("rocq", name, reference.rocq)

    @cached_property
    def ranks(self) -> Mapping[str, str]:
        """The rank of each theorem of the book, whether it is on the site or not."""
        return ranks(self.book)

    @cached_property
    def titles(self) -> Mapping[str, str]:
        """The title of each theorem, in LaTeX."""
        return {name: reference.title for name, reference in self.theorems.items()}

    @property
    def chapters(self) -> Mapping[str, Chapter]:
        """The chapters that hold one of the theorems, by name."""
        held = {reference.chapter.name for reference in self.theorems.values()}
        return {name: chapter for name, chapter in self.book.chapters.items() if name in held}

    @cached_property
    def templates(self) -> Environment:
        """The templates: what is undefined is an error, and all but `Markup` is escaped."""
        rooms = {room: PackageLoader(f"{__package__}.{room}") for room in ROOMS}
        return Environment(
            loader=ChoiceLoader([PackageLoader(__package__), PrefixLoader(rooms)]),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )

    def hypertext(self, path: str) -> Hypertext:
        """Return how text is written on the page at a path."""
        return Hypertext("../" * path.count("/"), self.titles)

    def page(self, path: str, template: str, *, language: str = "en", **content: Any) -> tuple[str, bytes]:
        """Fill a template.

        Parameters
        ----------
        path : str
            Of the page, from the root of the site.
        template : str
            Which sees ``site``, ``path``, ``root`` (from the page back to the root of the site), ``h`` (the
            `Hypertext` of the page), ``language``, and the content.
        """
        loaded: Template = self.templates.get_template(template)
        root = "../" * path.count("/")
        text = loaded.render(
            site=self, menu=MENU, path=path, root=root, h=self.hypertext(path), language=language, **content
        )
        return path, (text.rstrip() + "\n").encode()


Part: TypeAlias = Callable[[Site], Files]
"""What writes some of the pages."""
