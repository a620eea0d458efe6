"""Writes the site of a book: everything is a function of what was proved and recorded, so two builds are the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from multiprocessing.sharedctypes import RawArray
from pathlib import Path
from typing import TypeAlias

from ..books.book import Book
from ..chapters import BOOK
from ..doors.build import BuildError, Progress, check_folder, references
from ..doors.records import recorded_evidence
from ..doors.reference import theorems
from ..files import drafts
from ..proving.prover import uncollected
from .beside import processors
from .chapters import chapter_pages
from .figures import drawn, figure_files
from .finding import finding_pages
from .gallery import gallery_pages
from .graphs import graph_pages
from .ledger import ledger_pages
from .live.pages import live
from .reference.pages import reference_pages
from .rules import rule_pages
from .site import Files, Part, Site
from .theorem import theorem_page, theorem_pages

__all__ = ["PARTS", "build_site", "pages"]

Make: TypeAlias = Callable[[Site, str], object]
MARK, MARKED = "site.txt", b"Written by `derive site`; changes belong into derive/.\n"
"""A file that only a site has, and what it says: a folder without it is not replaced."""


def static(site: Site) -> Files:
    """Yield what stands beside the pages as it is: style, script, fonts."""
    folder = files(__package__).joinpath("static")
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.is_file():
            yield f"static/{path.name}", path.read_bytes()


def rocq_files(site: Site) -> Files:
    """Yield what Rocq checks of each theorem, as a file beside the page."""
    for name in site.theorems:
        if text := site.rocq(name):
            yield f"rocq/{name}.v", text.encode()


PARTS: tuple[Part, ...] = (
    static,
    chapter_pages,
    graph_pages,
    ledger_pages,
    reference_pages,
    finding_pages,
    rule_pages,
    figure_files,
    theorem_pages,
    rocq_files,
    gallery_pages,
)
"""What writes the pages, in the order in which it is written: last what may be made beside the others."""


def pages(
    book: Book = BOOK,
    names: Sequence[str] = (),
    parts: Sequence[Part] | None = None,
    progress: Callable[[int, int, str], None] | None = None,
    kept: Path | None = None,
    workers: int = 1,
) -> dict[str, bytes]:
    """Prove a book and return every file of its site by its path.

    Parameters
    ----------
    book : Book
    names : sequence of str
        Only these theorems have a page; all, without any.
    parts : sequence of Part, optional
        What writes the pages; all that there are, without it. Without some of them links lead nowhere.
    progress : callable, optional
        Called with the number of theorems proved, of all, and the name of the next; then with the number of
        kinds of pages, of figures or of pages, and what is written.
    kept : Path, optional
        A folder for what runs in a browser and others made: it is fetched, where it is not there, and added; without
        one the pages say how to get it.
    workers : int
        In how many processes beside this one pages are written, where processes can be copied: what is written is the
        same.
    """
    chosen = [reference for reference in theorems(book, {}) if not names or reference.name in names]
    chosen_parts = (live(kept), *PARTS) if parts is None else parts
    site = Site(book, chosen, recorded_evidence(book), references(Path("docs")))
    told = progress or (lambda *_: None)
    sizes: dict[Part, int] = {figure_files: len(book.figures), theorem_pages: len(chosen), rocq_files: len(chosen)}
    if workers > 1 and figure_files in chosen_parts:
        _begin(site, told, list(book.figures), ("figure",), drawn, 1)
    for n, reference in enumerate(chosen):
        told(n, len(chosen), reference.name)
        reference.prove()
    if workers > 1 and theorem_pages in chosen_parts:
        for reference in chosen:  # what several pages rest on is made before the processes part
            reference.chapter.mistakes_about(reference.name)
            site.stated(reference.name)
        _begin(site, told, list(site.theorems), ("page", "rocq", "mistakes"), theorem_page, workers)
    contents: dict[str, bytes] = {}
    for n, part in enumerate(chosen_parts):
        told(n, len(chosen_parts), f"kinds of pages; now {getattr(part, '__name__', '').replace('_', ' ')}")
        for k, (path, content) in enumerate(part(site)):
            contents[path] = content
            told(*((k, sizes[part], path) if part in sizes else (n, len(chosen_parts), f"kinds of pages; now {path}")))
    return contents | {MARK: MARKED}


def _begin(site: Site, told: Progress, names: Sequence[str], kinds: Sequence[str], make: Make, workers: int) -> None:
    """Make what has these names in as many processes; who waits for one of them says how many there are."""
    made = RawArray("i", workers)

    def begin(n: int) -> None:
        def work() -> None:
            for name in names[n::workers]:
                make(site, name)
                made[n] += 1

        promised = [(kind, name) for kind in kinds for name in names[n::workers]]
        site.begin(promised, work, lambda: told(sum(made), len(names), f"{kinds[0]}s"))

    for n in range(workers):
        begin(n)


@uncollected()
def build_site(
    out: Path,
    book: Book = BOOK,
    progress: Callable[[int, int, str], None] | None = None,
    kept: Path | None = None,
) -> dict[str, bytes]:
    """Write the site of a book as a folder, in the place of one that was there: whole, or not at all.

    Raises
    ------
    BuildError
        If the folder holds something else, or cannot be written.
    FetchError
        If what runs in a browser cannot be fetched, or is not what was pinned.
    """
    target = out.resolve()
    if target.exists() and not _replaceable(target):
        raise BuildError(f"{out}: a new or empty folder was expected, or one that derive site has written")
    check_folder(target.parent if target.exists() else out)  # before all is proved
    if kept is not None and not kept.is_dir():  # in one that is there, all may be kept already
        check_folder(kept)
    contents = pages(book, progress=progress, kept=kept, workers=processors())
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with drafts(target.parent, target.name) as beside:
            draft, replaced = beside / "draft", beside / "replaced"
            for path, content in contents.items():
                (draft / path).parent.mkdir(parents=True, exist_ok=True)
                (draft / path).write_bytes(content)
            if target.exists():
                target.rename(replaced)
            try:
                draft.rename(target)
            except OSError:
                if replaced.exists():
                    replaced.rename(target)
                raise
    except OSError as error:
        raise BuildError(f"{out}: cannot be written: {error.strerror or error}") from None
    return contents


def _replaceable(folder: Path) -> bool:
    """Tell whether a folder is empty, or holds a site."""
    if not folder.is_dir():
        return False
    mark = folder / MARK
    return not any(folder.iterdir()) or (mark.is_file() and mark.read_bytes() == MARKED)
