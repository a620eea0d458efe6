"""A chapter of a book: theorems in reading order, and what belongs to them: values, or modules that have them."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from traceback import extract_tb
from types import MappingProxyType, ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeAlias

from ..kernel.terms import DeriveError
from ..language.analysis import Analytic
from ..language.entry import Entry, Notation, Opening
from ..language.words import meant
from .mistakes import Mistakes, by_theorem

if TYPE_CHECKING:
    from ..figures.figure import Figure
    from .landing import Landing
    from .layer import Layer

__all__ = ["BookError", "Chapter", "Item", "drawn", "loaded"]

Item: TypeAlias = Entry | Analytic
"""A theorem, as it is stated in a book."""
Modules: TypeAlias = str | Iterable[str]
"""A module by its name, or several: each is loaded when something of it is asked for."""


class BookError(DeriveError):
    """A book cannot be loaded, or its parts do not fit together."""

    __module__ = "derive"


class Chapter:
    """A chapter: theorems in reading order, and what belongs to them, as values or by the modules that have them.

    Modules are loaded when something of them is asked for.

    Parameters
    ----------
    name : str
        Permanent: its file for Rocq has this name.
    theorems : sequence of Entry and Analytic, or modules
        A module states what it assigns, in this order, and not what it imports; an `Analytic` stands behind the theorem
        that it follows. One of the modules may have an ``OPENING``.
    opening : Opening, optional
        Without it, that of the modules; without any, the name is the title.
    notation : modules
        Which have a ``NOTATION`` beside that of the opening, in the order in which a symbol is looked up: the first
        that fits is written.
    mistakes : sequence of Mistakes, or modules
        Wrong statements, and forms that look wrong and are right; modules have them as ``MISTAKES``: see
        `derive.books.mistakes`.
    counterparts : mapping of name to function, or modules
        What computes the same quantity another way, by the name of the theorem; modules have them as functions or as
        ``COUNTERPARTS``. Those of our chapters are found by the chapter's name.
    wrong : mapping of name to functions, or modules
        Wrong programs beside the counterparts; modules have them as ``PROGRAMS``, and wrong parts of claims of analysis
        as ``WRONG``.
    figures : sequence of Figure, or modules
        Modules have them as ``FIGURES``.
    landing : Landing or module, optional
        The question of the chapter, what carries it, its sections; a module has it as ``LANDING``.
    slogans : mapping of name to str
        Beside those of the landing, a plain sentence for theorems, in LaTeX.
    totals : sequence of Layer, or modules
        Layers whose derivative as a map is concluded in Rocq; modules have them as ``TOTALS``.

    Raises
    ------
    BookError
        When theorems are asked for, if an `Analytic` follows none of the chapter.

    Examples
    --------
    >>> from derive import BOOK, Opening
    >>> own = Chapter("mine", [BOOK.entries["softmax_pos"]], opening=Opening("Mine"))
    >>> own.title, [e.name for e in own.theorems]
    ('Mine', ['softmax_pos'])
    """

    def __init__(
        self,
        name: str,
        theorems: Sequence[Item] | Modules,
        *,
        opening: Opening | None = None,
        notation: Modules = (),
        mistakes: Sequence[Mistakes] | Modules = (),
        counterparts: Mapping[str, Callable[..., Any]] | Modules = (),
        wrong: Mapping[str, Sequence[Callable[..., Any]]] | Modules = (),
        figures: Iterable[Figure] | Modules = (),
        landing: Landing | str | None = None,
        slogans: Mapping[str, str] = MappingProxyType({}),
        totals: Iterable[Layer] | Modules = (),
    ) -> None:
        self.name, self._package = name, ""
        self._opening, self._notation = opening, _places(notation)
        self._theorems: tuple[Item | str, ...] = _places(theorems)
        self._stated: dict[str, tuple[Item, ...]] = {}
        self._mistakes: tuple[Mistakes | str, ...] = _places(mistakes)
        self._figures: tuple[Figure | str, ...] = _places(figures)
        self._landing: tuple[Landing | str, ...] = () if landing is None else (landing,)
        self._slogans = slogans
        self._totals: tuple[Layer | str, ...] = _places(totals)
        self._counterparts = _places(counterparts, lambda table: SimpleNamespace(**table))
        self._wrong = _places(wrong, lambda table: SimpleNamespace(PROGRAMS=table))

    @classmethod
    def in_folder(cls, package: str, theorems: Sequence[str], *, notation: Sequence[str] = ()) -> Chapter:
        """Return the chapter that a package holds, under the last part of its name.

        What belongs to the theorems is found there by the name of a module, and loaded when it is asked for:
        ``mistakes``, ``counterparts``, ``wrong``, ``figures``, ``landing`` and ``totals``, each of which may be
        missing. So may ``slogans.tsv``: below a line of titles, the name of a theorem, a tab and its slogan.

        Parameters
        ----------
        package : str
            ``__name__`` in its ``__init__.py``.
        theorems, notation : sequence of str
            Modules of the package, as above.

        Examples
        --------
        >>> Chapter.in_folder("derive.chapters.scaling", ["theorems", "certified"]).modules
        ('derive.chapters.scaling.theorems', 'derive.chapters.scaling.certified')
        """
        stating, beside = ([f"{package}.{part}" for part in parts] for parts in (theorems, notation))
        chapter = cls(package.rpartition(".")[2], stating, notation=beside)
        chapter._package = package
        return chapter

    def __repr__(self) -> str:
        return f"Chapter({self.name!r})"

    def _in_folder(self, part: str) -> tuple[str, ...]:
        """Return the module of this name in the folder of the chapter, as a tuple that is empty if there is none."""
        module = f"{self._package}.{part}"
        return (module,) if self._package and find_spec(module) is not None else ()

    # ---- theorems

    @property
    def modules(self) -> tuple[str, ...]:
        """The names of the modules that state theorems."""
        return tuple(place for place in self._theorems if isinstance(place, str))

    @cached_property
    def opening(self) -> Opening:
        """Title, first paragraph, and notation."""
        stated = (opening for m in self.modules if (opening := getattr(loaded(m), "OPENING", None)) is not None)
        first: Opening = self._opening or next(stated, None) or Opening(self.name.replace("_", " ").capitalize())
        beside = (symbol for module in _loaded(self._notation) for symbol in module.NOTATION)
        return replace(first, notation=(*first.notation, *beside))

    @property
    def title(self) -> str:
        """In LaTeX."""
        return self.opening.title

    @property
    def notation(self) -> tuple[Notation, ...]:
        """Short symbols for defined terms."""
        return self.opening.notation

    @cached_property
    def theorems(self) -> tuple[Item, ...]:
        """All theorems, in reading order."""
        stated: list[Item] = []
        for place in self._theorems:
            stated += self.stated(place) if isinstance(place, str) else [place]
        order: list[Item] = [e for e in stated if isinstance(e, Entry)]
        for new in [e for e in stated if isinstance(e, Analytic)]:
            names = [e.name for e in order]
            if new.after and new.after not in names:
                raise BookError(f"{new.name}: follows {new.after}, which is no theorem of {self.name} before it")
            order.insert(names.index(new.after) + 1 if new.after else len(order), new)
        return tuple(order)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The theorems that the kernel proves."""
        return tuple(e for e in self.theorems if isinstance(e, Entry))

    def stated(self, module: str) -> tuple[Item, ...]:
        """Return the theorems that one of the modules assigns, in their order, and none that it imports."""
        if module not in self._stated:
            self._stated[module] = _stated(loaded(module))
        return self._stated[module]

    def stating(self, name: str, module: str) -> Item | None:
        """Return the theorem of this name, if it is one of the modules, and states it.

        A theorem that no other module holds is imported from none; of another, the source of the module tells.
        """
        words = vars(loaded(module)) if module in self.modules else {}
        item = next((value for value in words.values() if isinstance(value, Item) and value.name == name), None)
        if item is None:
            return None
        if module not in self._stated:
            others = (getattr(other, "__dict__", {}) for other in tuple(sys.modules.values()))
            if not any(v is item for names in others if names is not words for v in tuple(names.values())):
                return item
        return item if any(stated is item for stated in self.stated(module)) else None

    # ---- what belongs to them

    @cached_property
    def mistakes(self) -> Mapping[str, Mistakes]:
        """Wrong statements and equivalent forms, by the name of the theorem."""
        places = self._mistakes or self._in_folder("mistakes")
        groups = (loaded(p).MISTAKES if isinstance(p, str) else (p,) for p in places)
        return by_theorem((mistakes for group in groups for mistakes in group), [item.name for item in self.theorems])

    def mistakes_about(self, name: str) -> Mistakes:
        """Return the mistakes about one theorem, which may be none."""
        return self.mistakes.get(name, Mistakes(name, (), ()))

    @cached_property
    def counterparts(self) -> tuple[Any, ...]:
        """The modules of the counterparts, or what has them as attributes."""
        return _loaded(self._counterparts or self._in_folder("counterparts"))

    @cached_property
    def wrong(self) -> tuple[Any, ...]:
        """The modules of the wrong implementations, or what has them as attributes."""
        return _loaded(self._wrong or self._in_folder("wrong"))

    @cached_property
    def figures(self) -> tuple[Figure, ...]:
        """Figures, in reading order."""
        return drawn(self._figures or self._in_folder("figures"))

    @cached_property
    def landing(self) -> Landing | None:
        """The question of the chapter, what carries it, and its sections, if it has them."""
        for place in self._landing or self._in_folder("landing"):
            landing: Landing = loaded(place).LANDING if isinstance(place, str) else place
            self._require("the landing", landing.theorems)
            return landing
        return None

    @property
    def chief(self) -> Mapping[str, str]:
        """The theorems that carry the chapter, each with one plain sentence."""
        return self.landing.chief if self.landing else {}

    @property
    def sections(self) -> Mapping[str, str]:
        """The title of each section, by its first theorem."""
        return self.landing.sections if self.landing else {}

    @cached_property
    def slogans(self) -> Mapping[str, str]:
        """One plain sentence for theorems by their names, in LaTeX; those that carry the chapter included."""
        slogans = {**self._slogans, **_slogans(self._package), **self.chief}
        self._require("the slogans", slogans)
        return slogans

    @cached_property
    def totals(self) -> tuple[Layer, ...]:
        """The layers whose derivative as a map is concluded in Rocq."""
        groups = (loaded(p).TOTALS if isinstance(p, str) else (p,) for p in self._totals or self._in_folder("totals"))
        return tuple(layer for group in groups for layer in group)

    def _require(self, what: str, names: Iterable[str]) -> None:
        """Refuse words about a theorem that the chapter does not have."""
        theorems = [item.name for item in self.theorems]
        if missing := next((name for name in names if name not in theorems), None):
            raise BookError(f"{self.name}: {missing} in {what} is no theorem of the chapter{meant(missing, theorems)}")


# ---- modules ---------------------------------------------------------------------------------------------------------


def loaded(name: str) -> ModuleType:
    """Return a module of a book.

    Raises
    ------
    BookError
        If there is none of this name, or it cannot be loaded; with the place in it.
    ModuleNotFoundError
        If one is missing that it imports.
    """
    try:
        return import_module(name)
    except DeriveError:
        raise
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise
        wanted = "a module of a book was expected" if name == error.name else f"{name} was expected in it"
        raise BookError(f"there is no module {error.name!r}, here or among those installed; {wanted}") from None
    except Exception as error:
        last = extract_tb(error.__traceback__)[-1]
        place = "" if isinstance(error, SyntaxError) else f"{Path(last.filename).name}, line {last.lineno}: "
        raise BookError(f"{name} cannot be loaded: {place}{type(error).__name__}: {error}") from error


def drawn(places: Iterable[str | Figure]) -> tuple[Figure, ...]:
    """Return the figures of modules, and those that stand in the place of a module."""
    groups = (loaded(place).FIGURES if isinstance(place, str) else (place,) for place in places)
    return tuple(figure for figures in groups for figure in figures)


def _slogans(package: str) -> Mapping[str, str]:
    """Return the rows of ``slogans.tsv`` in a package, without that of the titles."""
    file = files(package).joinpath("slogans.tsv") if package else None
    rows = file.read_text(encoding="utf-8").splitlines()[1:] if file is not None and file.is_file() else []
    if bad := next((row for row in rows if row.count("\t") != 1), None):
        raise BookError(f"{package}: slogans.tsv: a name, a tab and a sentence were expected, not {bad!r}")
    return dict(row.split("\t") for row in rows)


def _places(given: Any, wrap: Callable[[Mapping[str, Any]], Any] = dict) -> tuple[Any, ...]:
    """Return names of modules, or values in the place of a module."""
    if isinstance(given, str):
        return (given,)
    return (wrap(given),) if isinstance(given, Mapping) else tuple(given)


def _loaded(places: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(loaded(place) if isinstance(place, str) else place for place in places)


def _stated(module: ModuleType) -> tuple[Item, ...]:
    """Return the theorems that a module assigns, in their order; where there is no source, also what it imports."""
    source = ""
    with suppress(OSError, UnicodeDecodeError):
        source = Path(module.__file__ or "").read_text(encoding="utf-8")
    imported = set(_imported(module, source))
    stated = (value for variable, value in vars(module).items() if variable not in imported)
    return tuple(dict.fromkeys(value for value in stated if isinstance(value, Item)))


def _imported(module: ModuleType, source: str) -> Iterator[str]:
    """Yield the names that a module has imported from others and kept."""
    for node in ast.parse(source).body:
        for alias in node.names if isinstance(node, ast.ImportFrom) else ():
            if isinstance(node, ast.ImportFrom) and alias.name == "*":
                other = vars(import_module("." * node.level + (node.module or ""), module.__package__))
                yield from (name for name, value in vars(module).items() if other.get(name) is value)
            else:
                yield alias.asname or alias.name
