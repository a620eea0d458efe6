"""The command ``derive rename``: another name for a theorem, in all places at once; the old one still opens it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

from ..books.book import Book
from ..books.chapter import loaded
from ..doors.finding import instead
from ..doors.records import checkout
from ..files import write
from ..kernel.terms import DeriveError
from ..language.answers import Output
from .answering import answer, book_of

PASSED_OVER = frozenset({"build", "dist", "CHANGELOG.md"})
"""What is made anew, and what tells of the past; hidden files and folders are passed over too."""


def command(options: argparse.Namespace) -> int:
    """Write what `rename` returns."""
    return answer(rename(options.old, options.new, book_of(options)), options)


def rename(old: str, new: str, book: Book) -> Output:
    """Do what `renamed` does, and list the files."""
    changed = renamed(old, new, book)
    lines = [f"{path}: {count} {'place' if count == 1 else 'places'}" for path, count in changed.items()]
    after = f"derive show {old} still opens it; derive build writes the pages anew"
    document = {"old": old, "new": new, "files": {path.as_posix(): count for path, count in changed.items()}}
    return Output("\n".join([*lines, f"{old} is {new} in {len(changed)} files; {after}"]), document)


def renamed(old: str, new: str, book: Book) -> dict[Path, int]:
    """Write another name of a theorem in the place of its name, in all texts beside its book and in names of files.

    The entry keeps the old name in ``formerly``, so that it still opens. What was measured stands, as names count in
    no digest; `derive build` writes its files anew.

    Parameters
    ----------
    old, new : str
    book : Book
        Of modules that can be written: of ours the whole checkout is changed, of another one the folder in which its
        package lies.

    Returns
    -------
    dict of Path to int
        In how many places each file was changed, by the paths from there.

    Raises
    ------
    DeriveError
        If there is no such theorem, the new name is none or stands somewhere, or the book lies in no folder of its own;
        then nothing has changed.
    RecordError
        If a file cannot be written.
    """
    if old not in book.theorems:
        raise DeriveError(f"there is no theorem {old!r}{instead(old, book)}")
    if not re.fullmatch(r"[a-z][a-z0-9_]*", new):
        raise DeriveError(f"{new!r}: a name of small letters, digits and _ was expected, such as {old}")
    root = _root(book)
    texts, word = dict(_texts(root)), _word(old)
    if place := next((path for path, text in texts.items() if _word(new).search(text)), None):
        raise DeriveError(f"{new}: a name that nothing has was expected; it stands in {place.relative_to(root)}")
    stating = root.joinpath(*_module(book, old).split(".")).with_suffix(".py")
    entry = re.compile(rf'^( +)name="{old}",\n(?: +formerly=\((.*)\),\n)?', re.MULTILINE)
    if len(entry.findall(texts.get(stating, ""))) != 1:
        raise DeriveError(
            f'{stating}: a line name="{old}", of the entry was expected, after which formerly= is written'
        )
    changed: dict[Path, int] = {}
    for path, text in texts.items():
        body, count = word.subn(new, text)
        if path == stating:  # after all names: the old one stays here
            body = entry.sub(lambda match: _kept(match, old, new), text)
            head, _, tail = body.partition(f'formerly=("{old}",')
            body = f'{word.sub(new, head)}formerly=("{old}",{word.sub(new, tail)}'
        target = path.with_name(word.sub(new, path.name))
        if count or target != path:
            write(path, body)
            path.rename(target)
            changed[target.relative_to(root)] = count
    return changed


def _word(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![A-Za-z0-9_]){name}(?![A-Za-z0-9_])")


def _kept(match: re.Match[str], old: str, new: str) -> str:
    """Return the lines of an entry with the new name, and with the old ones."""
    indent, before = match[1], f" {match[2]}" if match[2] else ""
    return f'{indent}name="{new}",\n{indent}formerly=("{old}",{before}),\n'


def _module(book: Book, name: str) -> str:
    """Return the name of the module that states a theorem; empty for one that is only at hand."""
    chapter, item = book.chapter(name), book[name]
    return next((module for module in chapter.modules if item in vars(loaded(module)).values()), "")


def _root(book: Book) -> Path:
    """Return the folder that holds a book and all that speaks of it."""
    file = getattr(loaded(book.name), "__file__", None) if book.name else None
    if file is None:
        raise DeriveError("a book in a module was expected, whose text can be changed")
    package, root = Path(file).resolve(), checkout()
    if root is not None and package.is_relative_to(root):
        return root
    if "site-packages" in package.parts:
        raise DeriveError(f"{package}: a folder of your own was expected, not one of installed packages")
    return package.parents[book.name.count(".") + (package.name == "__init__.py")]


def _texts(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield the files of text in a folder."""
    for path in sorted(folder.iterdir()):
        if path.name.startswith(".") or path.name in PASSED_OVER or path.is_symlink():
            continue
        if path.is_dir():
            yield from _texts(path)
            continue
        try:
            yield path, path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            continue
