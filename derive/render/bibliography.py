r"""The sources of the book: entries of a hand-written BibTeX file, and the list of them that is printed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from ..kernel.terms import DeriveError

Fields = Mapping[str, str]


class BibliographyError(DeriveError):
    """The file of sources cannot be read."""


def parse_bibliography(text: str) -> dict[str, Fields]:
    """Read entries ``@type{key, field = {value}, ...}``; braces in values are balanced, the rest is comment.

    Raises
    ------
    BibliographyError
        If an entry is damaged, or a key is used twice.
    """
    entries: dict[str, Fields] = {}
    for start in re.finditer(r"^@\w+\{([^,\s]+),", text, re.MULTILINE):
        key, at = start[1], start.end()
        if key in entries:
            raise BibliographyError(f"references.bib: two entries of the key {key}")
        fields: dict[str, str] = {}
        while field := re.compile(r"[\s,]*(\w+)\s*=\s*\{").match(text, at):
            end = closing(text, field.end(), key)
            fields[field[1]] = " ".join(text[field.end() : end].split())
            at = end + 1
        if not re.compile(r"[\s,]*\}").match(text, at) or "title" not in fields:
            raise BibliographyError(f"references.bib: {key}: fields in braces were expected, a title among them")
        entries[key] = fields
    return entries


def closing(text: str, at: int, key: str) -> int:
    """Return where the brace that was opened before a place of the bibliography is closed.

    Raises
    ------
    BibliographyError
        If it is not.
    """
    depth = 1
    for n, c in enumerate(text[at:], at):
        depth += (c == "{") - (c == "}")
        if not depth:
            return n
    raise BibliographyError(f"references.bib: {key}: a brace is not closed")


def bibliography_tex(entries: Mapping[str, Fields], used: Iterable[str]) -> list[str]:
    """Return the list of the sources that are used, in the order of the file."""
    cited = set(used)
    items = [rf"\bibitem{{{key}}} {_item(f)}" for key, f in entries.items() if key in cited]
    start = r"\begin{thebibliography}{99}\addcontentsline{toc}{chapter}{\bibname}\small\raggedright"
    return [start, *items, r"\end{thebibliography}"] if items else []


def _item(f: Fields) -> str:
    authors = re.sub(r"^\{(.*)\}$", r"\1", f.get("author", "")).split(" and ")
    names = authors[0] if len(authors) == 1 else f"{', '.join(authors[:-1])} and {authors[-1]}"
    within = next((f[k] for k in ("booktitle", "journal") if k in f), "")
    where = [rf"\emph{{{within}}}" + (f"~{f['volume']}" if "volume" in f else "")] * bool(within)
    where += [f[k] if k != "pages" else _pages(f[k]) for k in ("publisher", "pages", "note", "year") if k in f]
    parts = [names] * bool(names) + [f["title"] if within else rf"\emph{{{f['title']}}}"]
    parts += [", ".join(where)] * bool(where) + [rf"\url{{{f[k]}}}" for k in ("url",) if k in f]
    return " ".join(p if p.rstrip("}").endswith(("?", "!")) else f"{p.rstrip('.')}." for p in parts)


def _pages(pages: str) -> str:
    return f"pp.~{pages}" if "-" in pages else f"p.~{pages}"
