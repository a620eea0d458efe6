"""A book as a value: its chapters in reading order, and what belongs to each theorem.

`derive.BOOK` is ours. Whoever has theorems of their own has a book of their own, and every reader takes either: a
package like `derive.chapters`, in a module that `Book.load` reads, or theorems at hand.

>>> from derive import Book, Chapter, Entry, Eq, calc, reals, step, algebra
>>> a, b = reals("a b")
>>> square = Entry(
...     name="square_of_sum",
...     title="The square of a sum",
...     claim=Eq((a + b) ** 2, a**2 + 2 * a * b + b**2),
...     proof=calc(step(a**2 + 2 * a * b + b**2, algebra(), "expand")),
... )
>>> book = Book([Chapter("squares", [square])])
>>> list(book.entries), book.chapters["squares"].title
(['square_of_sum'], 'Squares')
"""

from __future__ import annotations

import posixpath
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from ..language.analysis import Analytic, Certified, Refuted
from ..language.entry import Entry
from ..language.words import meant
from .chapter import BookError, Chapter, Item, drawn, loaded
from .index import read_index

if TYPE_CHECKING:
    from ..figures.figure import Figure
    from .layer import Layer
    from .mistakes import Equivalent, Mistakes, Mutant

__all__ = ["Book", "BookError", "Chapter", "Item", "Topics", "UnknownNameError"]

Topics: TypeAlias = tuple[str, Sequence[tuple[str, str]]]
"""A group of topics: its title, and what each topic is called and is searched for by."""


class UnknownNameError(BookError, KeyError):
    """No theorem has this name."""

    __module__ = "derive"

    def __str__(self) -> str:
        return str(self.args[0])


class Book(Mapping[str, Item]):
    """Theorems by name, in reading order, in chapters, and what every reader asks of them.

    Parameters
    ----------
    chapters : iterable of Chapter, or of packages
        A package has its chapter as ``CHAPTER``, under the last part of its name, and is loaded when it is asked for.
    name : str
        The module that holds it, ``__name__`` there: what ``--book`` takes. Empty for a book that is only at hand.
    title, subtitle : str
        In LaTeX.
    preface : str
        In LaTeX: what the theorems are good for. It follows the sentence that counts them.
    compared : str
        In LaTeX: what stands for the quantity of a theorem in the column of the Transformer.
    conventions : str
        In Markdown: items on the page about notation, beside what holds in every book.
    figures : iterable of Figure, or of modules
        Beside those of the chapters, which come first; a module has them as ``FIGURES``.
    topics : groups of topics, or a module
        What the field calls things: the title of a group, and its topics, each with the words that are searched for; a
        module has them as ``TOPICS``.
    author, imprint : str
        In LaTeX: by whom it is, and what else stands on the title page.
    keywords : iterable of str
        Under which the document is filed.

    Examples
    --------
    >>> from derive import BOOK
    >>> list(BOOK.chapters)[:3], BOOK.chapter("softmax_vjp")
    (['softmax', 'dot_product', 'scaling'], Chapter('softmax'))
    >>> [e.name for e in BOOK.chapters["softmax"].entries][:2]
    ['partition_pos', 'softmax_pos']
    >>> list(BOOK)[:2], "softmax_vjp" in BOOK, len(BOOK) > 250
    (['partition_pos', 'softmax_pos'], True, True)
    """

    def __init__(
        self,
        chapters: Iterable[Chapter | str],
        *,
        name: str = "",
        title: str = "Theorems",
        subtitle: str = "",
        preface: str = "",
        compared: str = "a program that computes the same quantity another way",
        conventions: str = "",
        figures: Iterable[str | Figure] = (),
        topics: str | Sequence[Topics] = (),
        author: str = "",
        imprint: str = "",
        keywords: Iterable[str] = (),
    ) -> None:
        listed = tuple(chapters)
        names = [place.rpartition(".")[2] if isinstance(place, str) else place.name for place in listed]
        self._places = dict(zip(names, listed, strict=True))
        if len(self._places) < len(listed):
            raise BookError(f"two chapters have one name, of {', '.join(names)}")
        self.name, self.title, self.subtitle = name, title, subtitle
        self.preface, self.compared, self.conventions = preface, compared, conventions
        self.author, self.imprint, self.keywords = author, imprint, tuple(keywords)
        self._figures, self._topics = tuple(figures), topics

    @classmethod
    def load(cls, name: str) -> Book:
        """Return the book that a module holds as ``BOOK``; of another module, the chapter that it is itself.

        Parameters
        ----------
        name : str
            Of the module, such as ``"mypackage.theorems"``.

        Raises
        ------
        BookError
            If there is no such module, it cannot be loaded, or it states no theorem.
        """
        if name.endswith(".py") or not all(part.isidentifier() for part in name.split(".")):
            meant = f", {name.removesuffix('.py')}" if name.endswith(".py") else ", such as mypackage.theorems"
            raise BookError(f"{name}: the name of a module was expected{meant}")
        module = loaded(name)
        book = getattr(module, "BOOK", None)
        if isinstance(book, cls) and book.name and book.name.partition(".")[0] != name.partition(".")[0]:
            book = None  # imported from another package
        if book is None:
            single = cls(
                [Chapter(name.rpartition(".")[2], name, mistakes=[name] if hasattr(module, "MISTAKES") else ())],
                name=name,
            )
            if not single.theorems:
                raise BookError(f"{name} states no theorem, and has no BOOK = Book([...], name=__name__)")
            return single
        if not isinstance(book, cls) or not book.name:
            raise BookError(f"{name}.BOOK: expected a book with a name: Book([...], name=__name__)")
        return book

    def __repr__(self) -> str:
        return f"Book({', '.join(self._places)})"

    @cached_property
    def chapters(self) -> Mapping[str, Chapter]:
        """Chapters by name, in reading order.

        Raises
        ------
        BookError
            If a package has no ``CHAPTER`` of its name.
        """
        return {name: self._held(name) for name in self._places}

    def _held(self, name: str) -> Chapter:
        place = self._places[name]
        chapter = getattr(loaded(place), "CHAPTER", None) if isinstance(place, str) else place
        if not isinstance(chapter, Chapter) or chapter.name != name:
            raise BookError(f"{place}: expected CHAPTER = Chapter.in_folder(__name__, ...), with the name {name!r}")
        return chapter

    # ---- theorems

    @cached_property
    def theorems(self) -> Mapping[str, Item]:
        """All theorems by name, in reading order.

        Raises
        ------
        BookError
            If two have one name, or one has a name that another one had.
        """
        items = [item for chapter in self.chapters.values() for item in chapter.theorems]
        for name, count in Counter(name for item in items for name in (item.name, *item.formerly)).items():
            if count > 1:
                raise BookError(f"{name}: two theorems of the book have this name, or had it")
        return {item.name: item for item in items}

    @cached_property
    def former(self) -> Mapping[str, str]:
        """The names of theorems today by those that they had before."""
        return {name: item.name for item in self.theorems.values() for name in item.formerly}

    def current(self, name: str) -> str:
        """Return the name today of a theorem, or the name itself if no theorem had it."""
        return name if name in self.theorems else self.former.get(name, name)

    @cached_property
    def entries(self) -> Mapping[str, Entry]:
        """The theorems that the kernel proves, by name, in reading order."""
        return {name: e for name, e in self.theorems.items() if isinstance(e, Entry)}

    @cached_property
    def analytic(self) -> Mapping[str, Analytic]:
        """The theorems that are proved in Rocq or certified in numbers, by name, in reading order."""
        return {name: e for name, e in self.theorems.items() if isinstance(e, Analytic)}

    @cached_property
    def certified(self) -> Mapping[str, Certified]:
        """The theorems that are certified in numbers, by name, in reading order."""
        return {name: e for name, e in self.theorems.items() if isinstance(e, Certified)}

    def lookup(self, name: str) -> tuple[Chapter, Item] | None:
        """Return the chapter and the theorem of this name; None if there is none.

        Until the whole book is loaded, the index says which module to load; what it does not say, or says of a module
        that does not state the theorem, is looked for in the whole book.
        """
        if "theorems" not in vars(self):
            where, module = self._index.get(name, ("", ""))
            chapter = self._held(where) if where in self._places else None
            if chapter is not None and (stated := chapter.stating(name, module)) is not None:
                return chapter, stated
        if (item := self.theorems.get(self.current(name))) is None:
            return None
        return self._stating[item.name], item

    @cached_property
    def _index(self) -> Mapping[str, tuple[str, str]]:
        return read_index(self.name)

    @cached_property
    def _stating(self) -> Mapping[str, Chapter]:
        """The chapter of each theorem, by its name."""
        return {item.name: chapter for chapter in self.chapters.values() for item in chapter.theorems}

    def __iter__(self) -> Iterator[str]:
        return iter(self.theorems)

    def __len__(self) -> int:
        return len(self.theorems)

    def __bool__(self) -> bool:
        return True  # it is asked without loading any theorem

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.lookup(name) is not None

    __eq__, __hash__ = object.__eq__, object.__hash__  # a book is itself; two are not compared theorem by theorem

    def __getitem__(self, name: str) -> Item:
        """Return the theorem of this name.

        Raises
        ------
        UnknownNameError
            If there is none.
        """
        return self._located(name)[1]

    def chapter(self, name: str) -> Chapter:
        """Return the chapter that states the theorem of this name.

        Raises
        ------
        UnknownNameError
            If there is none.
        """
        return self._located(name)[0]

    def _located(self, name: object) -> tuple[Chapter, Item]:
        if not isinstance(name, str):
            raise UnknownNameError(
                f"{name!r}: expected the name of a theorem, such as BOOK[{next(iter(self), '')!r}]; list(BOOK) has all"
            )
        if (located := self.lookup(name)) is None:
            raise UnknownNameError(f"{name} is no theorem of the book{meant(name, self) or '; list(BOOK) has all'}")
        return located

    # ---- what belongs to them

    @cached_property
    def mistakes(self) -> Mapping[str, Mistakes]:
        """Wrong statements and equivalent forms, by the name of the theorem, in reading order."""
        return {name: mistakes for chapter in self.chapters.values() for name, mistakes in chapter.mistakes.items()}

    @cached_property
    def mutants(self) -> Mapping[str, tuple[Mutant, ...]]:
        """Wrong statements, by the name of the theorem, in reading order."""
        return {name: mistakes.mutants for name, mistakes in self.mistakes.items()}

    @cached_property
    def equivalents(self) -> Mapping[str, tuple[Equivalent, ...]]:
        """Equivalent forms, by the name of the theorem, in reading order."""
        return {name: mistakes.equivalents for name, mistakes in self.mistakes.items() if mistakes.equivalents}

    def refuted(self, name: str) -> tuple[Mutant | Refuted, ...]:
        """Return the wrong statements about a theorem that its page names; only its chapter is loaded."""
        chapter, item = self._located(name)
        return item.refuted if isinstance(item, Analytic) else chapter.mistakes_about(name).mutants

    def forms(self, name: str) -> tuple[Mutant | Equivalent, ...]:
        """Return the wrong statements of a theorem, and then its equivalent forms; only its chapter is loaded."""
        mistakes = self.chapter(name).mistakes_about(name)
        return (*mistakes.mutants, *mistakes.equivalents)

    @cached_property
    def figures(self) -> Mapping[str, Figure]:
        """Figures by name, in reading order."""
        groups = [*(chapter.figures for chapter in self.chapters.values()), drawn(self._figures)]
        return {figure.name: figure for figures in groups for figure in figures}

    @cached_property
    def slogans(self) -> Mapping[str, str]:
        """One plain sentence for theorems by their names, in LaTeX."""
        return {name: slogan for chapter in self.chapters.values() for name, slogan in chapter.slogans.items()}

    @cached_property
    def totals(self) -> tuple[Layer, ...]:
        """The layers whose derivative as a map is concluded in Rocq, in reading order."""
        return tuple(layer for chapter in self.chapters.values() for layer in chapter.totals)

    @cached_property
    def topics(self) -> Sequence[Topics]:
        """Groups of what the field calls things, under which theorems are found."""
        return loaded(self._topics).TOPICS if isinstance(self._topics, str) else self._topics

    @property
    def home(self) -> str:
        """Return where changes belong: the file or folder of the modules that state theorems; empty without any."""
        named = [[f"{place}/"] if isinstance(place, str) else place.modules for place in self._places.values()]
        paths = [module.replace(".", "/") for modules in named for module in modules]
        if len(paths) == 1:
            return paths[0] if paths[0].endswith("/") else f"{paths[0]}.py"
        return f"{posixpath.commonpath(paths)}/" if paths else ""
