"""What ``derive figure``, ``graph``, ``cite`` and ``doctor`` answer: a text, and a document for ``--json``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from .kernel.terms import DeriveError
from .theorems import analytic, chapters, contents, entries

__all__ = ["Answer", "cite", "doctor", "figure", "graph"]


class Answer(NamedTuple):
    """What a command writes: text, or with ``--json`` a document."""

    text: str
    document: dict[str, Any]


def figure(
    name: str | None, every: bool, out: Path | None, data: Path | None, progress: Callable[[int, int, str], None]
) -> Answer:
    """Draw one figure or every one, or list them.

    Parameters
    ----------
    name : str, optional
    every : bool
        Draw all, as PDF.
    out : Path, optional
        A file whose suffix says how to draw; a folder with ``every``.
    data : Path, optional
        Where the tables are; in ``docs/figures/`` of the checkout without it.
    progress : callable
        Called with the number of figures drawn, of all figures, and the name of the next.

    Raises
    ------
    FigureError
        If there is no such figure, both a name and ``every`` are given, or a file cannot be read or written.
    """
    from .build import BuildError, documents
    from .figures import figures
    from .figures.figure import FigureError, draw, make_folder, read_data
    from .reference import meant

    known = figures()
    if name is not None and every:
        raise FigureError(f"figure: a name or --all was expected, not both ({name})")
    if name is not None and name not in known:
        raise FigureError(f"no figure is called {name}{meant(name, known)}")
    names = list(known) if every else [name] if name else []
    try:
        folder = data or (documents() / "figures" if names else Path())
    except BuildError:
        raise FigureError("derive is installed without a checkout: say where the tables are, with --data DIR") from None
    target = out or Path("figures" if every else f"{name}.pdf")
    paths = {n: target / f"{n}.pdf" if every else target for n in names}
    if every:
        make_folder(target)
    for place, (n, path) in enumerate(paths.items()):
        progress(place, len(paths), n)
        draw(known[n], read_data(known[n], folder), path)
    chosen = [known[n] for n in names] or list(known.values())
    drawn = {n: {"file": str(path)} for n, path in paths.items()}
    width = max(len(f.name) for f in chosen)
    return Answer(
        "\n".join(f"{f.name:{width}}  {paths.get(f.name, f.title)}" for f in chosen),
        {
            "figures": [
                {"name": f.name, "title": f.title, "chapter": f.chapter, **drawn.get(f.name, {})} for f in chosen
            ]
        },
    )


def graph(name: str | None, form: str, rules: bool) -> Answer:
    """Return what rests on what, as DOT or SVG.

    Parameters
    ----------
    name : str, optional
        A chapter; or a theorem, for all that it rests on. Without one the whole book, which as SVG is its chapters.
    form : str
        ``"dot"`` or ``"svg"``.
    rules : bool
        Draw the rules and laws too that each proof applies itself.

    Raises
    ------
    UnknownNameError
        If there is no such chapter or theorem.
    ProofError
        If rules are asked for and a proof fails.
    """
    from .render.drawing import svg
    from .render.graph import by_chapters, dependencies, dot, graph_json, of_chapter, of_theorem

    if name is not None and name not in (*chapters(), *entries(), *analytic()):
        from .reference import UnknownNameError, meant

        known = (*chapters(), *entries(), *analytic())
        raise UnknownNameError(f"there is no chapter and no theorem {name!r}{meant(name, known)}")
    if name is None and form == "svg":
        if rules:
            raise DeriveError("--rules: the whole book is drawn by its chapters: name a chapter, or use --format dot")
        found = by_chapters(contents())
    else:
        whole = dependencies(contents(), _proved(name) if rules else {})
        found = whole if name is None else of_chapter(whole, name) if name in chapters() else of_theorem(whole, name)
    chapter = name if name in chapters() else next((n.chapter for n in found.nodes if n.name == name), "")
    text = dot(found, chapters()) if form == "dot" else svg(found, chapter or "")
    return Answer(text, {"of": name, "format": form, **graph_json(found), "content": text})


def _proved(name: str | None) -> dict[str, Any]:
    """Prove a theorem, a chapter or the book, and what it cites."""
    from .proving import prove

    if name is None or name in chapters():
        chosen = tuple(entries().values()) if name is None else chapters()[name][1]
    else:
        names = analytic()[name].cited() if name in analytic() else (name,)
        chosen = tuple(entries()[n] for n in names if n in entries())
    proved: dict[str, Any] = {}
    for entry in chosen:
        prove(entry, proved)
    return proved


def cite(names: Sequence[str], sources: bool) -> Answer:
    """Return BibTeX entries of theorems, and with ``sources`` those of the works that they name.

    Raises
    ------
    UnknownNameError
        If there is no such theorem.
    CitationError
        If a source is not in the bibliography.
    """
    from .build import bibliography
    from .reference import analytic_theorem, theorem
    from .render.bibliography import parse_bibliography
    from .render.citation import CitationError, bibtex, source_entries

    numbers = {e.name: f"{c}.{n}" for c, (_, own) in enumerate(contents().values(), 1) for n, e in enumerate(own, 1)}
    chosen = [analytic_theorem(n) if n in analytic() else theorem(n) for n in dict.fromkeys(names)]
    blocks = {r.name: bibtex(r.entry, numbers[r.name], _version(), r.digest) for r in chosen}
    if sources:
        text = bibliography()
        if not text:
            raise CitationError("--sources: references.bib was not found: it is in docs/ of a checkout")
        references = parse_bibliography(text)
        for r in chosen:
            blocks |= source_entries(r.entry, references, text)
    return Answer("\n".join(blocks.values()), {"entries": [{"key": k, "bibtex": b} for k, b in blocks.items()]})


def _version() -> str:
    """Return the version of the distribution; of a checkout that is not installed, the one that it declares."""
    import tomllib
    from importlib.metadata import PackageNotFoundError, version

    from .build import documents

    try:
        return version("transformer-proofs")
    except PackageNotFoundError:
        project = tomllib.loads((documents().parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        return str(project["version"])


def doctor() -> Answer:
    """Return which optional programs and packages are there, and what is lost without each."""
    from .doctor import examined

    found = examined()
    width = max(len(f.tool.name) for f in found)
    lines = []
    for tool, version in found:
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
        for t, v in found
    ]
    return Answer("\n".join(lines), {"tools": tools})
