"""Answer ``list``, ``digest``, ``sources``, ``figure`` and others: by a text, and by a document for JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..books.book import Book
from ..chapters import BOOK
from ..kernel.terms import DeriveError
from ..language.analysis import BY_KERNEL, status
from ..language.answers import Output

if TYPE_CHECKING:
    from ..doors.cited import Reference
    from ..doors.finding import Found

__all__ = [
    "beside_kernel",
    "cite",
    "digest",
    "doctor",
    "elsewhere",
    "figure",
    "graph",
    "listing",
    "replayed",
    "sources",
]


def listing(words: Sequence[str], source: str, chapter: str, book: Book = BOOK) -> Output:
    """List the theorems by chapters; or those that words are about, the nearest first.

    Parameters
    ----------
    words : sequence of str
    source, chapter : str
        Only theorems that name this source, or stand in this chapter; empty for all.
    book : Book

    Raises
    ------
    DeriveError
        If there is no such source or chapter, or no theorem is found.
    """
    from ..doors.finding import find
    from ..render.plain import paragraph

    text = " ".join(words)
    theorems = find(text, source=source, chapter=chapter, book=book)
    if not theorems:
        raise DeriveError(_none_about(book, text, source, chapter))
    width = max(len(f.name) for f in theorems)
    if text:
        lines = [_listed(f, width) for f in theorems]
    else:
        blocks = []
        for part in book.chapters.values():
            members = [f for f in theorems if f.chapter == part.name]
            width = max((len(f.name) for f in members), default=0)
            blocks += [[paragraph(part.title), *(f"  {_listed(f, width)}" for f in members), ""]] if members else []
        lines = [line for block in blocks for line in block][:-1]
    return Output("\n".join(lines), {"theorems": [f._asdict() for f in theorems]})


def _listed(theorem: Found, width: int) -> str:
    """Return name and title for a terminal; and who vouches for it, if it is not the kernel."""
    from ..render.plain import paragraph

    mark = "" if theorem.status == BY_KERNEL else f" ({theorem.status})"
    return f"{theorem.name:{width}}  {paragraph(theorem.title)}{mark}"


def beside_kernel(book: Book) -> str:
    """Return how many statements of a book the kernel does not prove, by who vouches for them.

    Examples
    --------
    >>> beside_kernel(BOOK)
    '; ... more are proved in Rocq, ... certified in numbers'
    """
    counts = Counter(map(status, book.analytic.values()))
    first, *others = [f"{count} {how}" for how, count in counts.items()] or [""]
    return ", ".join([f"; {first.replace(' ', ' more are ', 1)}", *others]) if first else ""


def _none_about(book: Book, text: str, source: str, chapter: str) -> str:
    """Return why nothing is found: the words, or where they were looked for."""
    from ..doors.finding import find, nearest
    from ..language.words import one_of

    whole = len(find(text, book=book))
    if whole:
        beside = " and ".join([*(["source"] if source else []), *(["chapter"] if chapter else [])])
        return f"no theorem of this {beside} is about {text!r}; in the whole book there are {whole}"
    names = nearest(text, book) or [name for word in text.split() for name in nearest(word, book)]
    return f"no theorem is about {text!r}{one_of(names) or '; derive list, without words, lists all'}"


def digest(given: str, book: Book = BOOK) -> Output:
    r"""Return the digest of a statement that somebody writes, and which theorems have it.

    Parameters
    ----------
    given : str
        A statement in the text form, a file that holds one, or ``-`` for the standard input.
    book : Book

    Raises
    ------
    DeriveError
        If it is neither a statement nor a file of one; a `StatementError` says where the text is no statement.

    Examples
    --------
    >>> print(digest("dimensions: n\nvectors: x[n]\nclaim: 0 < Sum(exp(x[k]), k:n)").text)
    8f2e5fbd627eba75ccaa58184ba5fd550b853c2a4afe017d694b43598812dbd4  the statement of partition_pos
    """
    from ..kernel.certificate import digest as digested
    from ..kernel.terms import unfold_all
    from ..language.text.asked import held
    from ..language.text.text import parse_statement, statement

    if "claim:" not in given and "\n" not in given:
        more = ". derive show NAME prints statements in this form"
        given = held(given, "a statement, with a line 'claim: ...', or a file that holds one", more)
    stated = parse_statement(given)
    value = digested(stated.given, stated.claim)
    heads = sorted(h.head for h in stated.given)
    spoken = frozenset().union(*(unfold_all(f).free for f in (stated.claim, *stated.given)))
    names = [
        e.name
        for e in book.entries.values()
        if e.claim.head == stated.claim.head
        and sorted(h.head for h in e.given) == heads
        and spoken <= e.claim.free.union(*(h.free for h in e.given))  # more may vanish where definitions are unfolded
        and digested(e.given, e.claim) == value
    ]
    read = statement(stated.given, stated.claim, stated.where)
    owner = f"the statement of {', '.join(names)}" if names else "of no theorem of the book"
    return Output(f"{value}  {owner}", {"digest": value, "theorems": names, "statement": read})


def figure(
    name: str | None, every: bool, out: Path | None, data: Path | None, progress: Callable[[int, int, str], None]
) -> Output:
    """Draw one figure or every one, or list them.

    Parameters
    ----------
    name : str, optional
    every : bool
        Draw all, as PDF.
    out : Path, optional
        A file whose suffix says how to draw; a folder with ``every``.
    data : Path, optional
        Where the tables are; without it, where they are recorded.
    progress : callable
        Called with the number of figures drawn, of all figures, and the name of the next.

    Raises
    ------
    FigureError
        If there is no such figure, both a name and ``every`` are given, or a file cannot be read or written.
    """
    from ..doors.records import recorded
    from ..figures.figure import FigureError, draw, make_folder, read_data
    from ..language.words import expected

    figures = BOOK.figures
    if name is not None and every:
        raise FigureError(f"figure: a name or --all was expected, not both ({name})")
    if name is not None and name not in figures:
        raise FigureError(f"no figure is called {name}{expected(name, figures)}")
    names = list(figures) if every else [name] if name else []
    target = out or Path("figures" if every else f"{name}.pdf")
    paths = {n: target / f"{n}.pdf" if every else target for n in names}
    if every:
        make_folder(target)
    for place, (n, path) in enumerate(paths.items()):
        progress(place, len(paths), n)
        draw(figures[n], read_data(figures[n], data or recorded(f"figures/{n}.csv").parent), path)
    chosen = [figures[n] for n in names] or list(figures.values())
    drawn = {n: {"file": str(path)} for n, path in paths.items()}
    width = max(len(f.name) for f in chosen)
    return Output(
        "\n".join(f"{f.name:{width}}  {paths.get(f.name, f.title)}" for f in chosen),
        {
            "figures": [
                {"name": f.name, "title": f.title, "chapter": f.chapter, **drawn.get(f.name, {})} for f in chosen
            ]
        },
    )


def graph(name: str | None, form: str, rules: bool, book: Book = BOOK) -> Output:
    """Return what rests on what, as DOT or SVG.

    Parameters
    ----------
    name : str, optional
        A chapter; or a theorem, for all that it rests on. Without one the whole book, which as SVG is its chapters.
    form : str
        ``"dot"`` or ``"svg"``.
    rules : bool
        Draw the rules and facts too that each proof applies itself.
    book : Book

    Raises
    ------
    UnknownNameError
        If there is no such chapter or theorem.
    ProofError
        If rules are asked for and a proof fails.
    """
    from ..render.drawing import svg
    from ..render.graph import by_chapters, dependencies, dot, graph_json, of_chapter, of_theorem

    if name is not None and name not in book.chapters:
        name = book.current(name)
    if name is not None and name not in (*book.chapters, *book.theorems):
        from ..doors.finding import instead
        from ..doors.reference import UnknownNameError
        from ..language.words import meant

        raise UnknownNameError(
            f"there is no chapter and no theorem {name!r}{meant(name, book.chapters) or instead(name, book)}"
        )
    if name is None and form == "svg":
        if rules:
            raise DeriveError("--rules: the whole book is drawn by its chapters: name a chapter, or use --format dot")
        shown = by_chapters(book.chapters)
    else:
        whole = dependencies(book.chapters, _proved(book, name) if rules else {})
        shown = whole if name is None else of_chapter(whole, name) if name in book.chapters else of_theorem(whole, name)
    chapter = name if name in book.chapters else next((n.chapter for n in shown.nodes if n.name == name), "")
    text = dot(shown, book.chapters) if form == "dot" else svg(shown, chapter or "")
    return Output(text, {"of": name, "format": form, **graph_json(shown), "content": text})


def _proved(book: Book, name: str | None) -> dict[str, Any]:
    """Prove a theorem, a chapter or the book, and what it cites."""
    from ..proving.prover import prove

    if name is None:
        names = list(book.theorems)
    elif name in book.chapters:
        names = [item.name for item in book.chapters[name].theorems]
    else:
        names = [*book[name].cited(), name]
    proved: dict[str, Any] = {}
    for entry in (book.entries[n] for n in names if n in book.entries):
        prove(entry, proved)
    return proved


def cite(names: Sequence[str], sources: bool, book: Book = BOOK) -> Output:
    """Return BibTeX entries of theorems, and with ``sources`` those of the works that they name.

    Raises
    ------
    UnknownNameError
        If there is no such theorem.
    CitationError
        If a source is not in the bibliography.
    """
    from ..doors.build import bibliography
    from ..doors.records import version
    from ..doors.reference import theorem
    from ..render.bibliography import parse_bibliography
    from ..render.citation import CitationError, bibtex, source_entries
    from ..render.ranks import ranks

    chapters, rank = enumerate(book.chapters.values(), 1), ranks(book)
    places = {e.name: f"{rank[e.name]} {c}.{n}" for c, part in chapters for n, e in enumerate(part.theorems, 1)}
    chosen = [theorem(n, book) for n in dict.fromkeys(names)]
    blocks = {r.name: bibtex(r.entry, places[r.name], version(), r.digest, book) for r in chosen}
    if sources:
        text = bibliography(None if book is BOOK else Path("docs"))
        if not text:
            raise CitationError("--sources: references.bib was not found; it belongs to the package: install it again")
        references = parse_bibliography(text)
        for r in chosen:
            blocks |= source_entries(r.entry, references, text)
    return Output("\n".join(blocks.values()), {"entries": [{"key": k, "bibtex": b} for k, b in blocks.items()]})


def sources(key: str, false: bool) -> Output:
    """Return the claims of the sources with their verdicts; of a single claim, with its grounds judged again.

    Parameters
    ----------
    key : str
        Of a source or of a claim; empty for all.
    false : bool
        Only what is false.

    Raises
    ------
    DeriveError
        If there is no such source or claim.
    """
    from ..claims import WORKS
    from ..claims.claim import FALSE
    from ..doors.judging import problems, vouched
    from ..doors.judging import sources as sourced
    from ..render.claims import claim_record, claim_text, counted, listing_text

    sourced_claims = sourced(key, FALSE if false else "")
    if "#" in key and sourced_claims:
        (one,) = sourced_claims
        answers = [judged.said for judged in one.judged()]
        wrong = list(problems(one))
        text = "\n".join([claim_text(one.key, one.claim, answers), *wrong])
        return Output(text, {"claims": [claim_record(one.key, one.claim, answers)], "problems": wrong}, not wrong)
    chosen = [(work, [f.claim for f in sourced_claims if f.work is work]) for work in WORKS]
    beside = {ground: by for f in sourced_claims for ground in f.claim.grounds if (by := vouched(ground))}
    text = listing_text([(work, claims) for work, claims in chosen if claims], beside)
    works = [{"key": w.key, "title": w.title, "original": w.original, "url": w.url} for w, claims in chosen if claims]
    records = [claim_record(f.key, f.claim, points=beside) for f in sourced_claims]
    return Output(f"{text}\n\n{counted(f.claim for f in sourced_claims)}", {"sources": works, "claims": records})


def doctor() -> Output:
    """Return which optional programs and packages are there, and what is lost without each."""
    from .doctor import examined

    examined_tools = examined()
    width = max(len(f.tool.name) for f in examined_tools)
    lines = []
    for tool, version in examined_tools:
        if version is None:
            lines.append(f"missing  {tool.name:{width}}  without it: {tool.lost} ({tool.get})")
        else:
            lines.append(f"found    {tool.name:{width}}  {version}".rstrip())
    tools = [
        {
            "name": t.name,
            "kind": t.kind,
            "found": v is not None,
            "seen_version": v or None,
            "lost": t.lost,
            "get": t.get,
        }
        for t, v in examined_tools
    ]
    return Output("\n".join(lines), {"tools": tools})


def replayed(reference: Reference, done: dict[str, Any]) -> dict[str, Any]:
    """Let the kernel prove a theorem, or what the proof of a theorem of analysis displays."""
    from time import perf_counter

    from ..kernel.rules import ProofError
    from ..proving.prover import prove, prove_displays
    from ..render.ledger import ledger

    checker: dict[str, Any] = {} if reference.by_kernel else {"checked_by": reference.checked_by}
    begun = perf_counter()
    try:
        theorems = (prove(reference.entry, done),) if reference.by_kernel else prove_displays(reference.entry, done)
    except ProofError as error:
        seconds = round(perf_counter() - begun, 4)
        return {"name": reference.name, "status": "failed", "seconds": seconds, "error": str(error), **checker}
    seconds = round(perf_counter() - begun, 4)
    what = {"hypotheses": len(theorems[0].hyps)} if reference.by_kernel else {"displays": len(theorems)}
    status = "proved" if reference.by_kernel else "displays proved"
    rules = ledger(*theorems).applications
    return {"name": reference.name, "status": status, "seconds": seconds, "rules": rules, **what, **checker}


def elsewhere(record: dict[str, Any]) -> str:
    """Say who proves a theorem of analysis, and what the kernel has proved of it."""
    if "checked_by" not in record:
        return ""
    shown = record["displays"]
    return f" for {shown} displayed formula{'s' * (shown != 1)}; the theorem is {record['checked_by']}"
