"""The table of a matrix as a page for a browser that stands alone: no script, and nothing said by colour only."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape as escaped
from itertools import groupby

from derive.language.words import printable
from verify.checking.matrix.cells import GREEN, GREY, RED, CellAnswer, MatrixCell

__all__ = ["page"]

Pair = tuple[MatrixCell, CellAnswer]
MARKS = {GREEN: "✓", RED: "✗", GREY: "–"}
WORDS = {GREEN: "agree", RED: "refused", GREY: "not told or not asked"}
STYLE = """
:root { color-scheme: light dark; --paper: #fff; --ink: #1c2024; --soft: #5b6570; --line: #d8dde3; --head: #f3f5f7;
  --green: #e3f4e6; --green-ink: #14532d; --red: #fde5e3; --red-ink: #8c1d18; --grey: #eceef1; --grey-ink: #474f58; }
@media (prefers-color-scheme: dark) { :root { --paper: #14171a; --ink: #e8eaed; --soft: #a3abb4; --line: #343a41;
  --head: #1d2125; --green: #12331d; --green-ink: #b5e8c3; --red: #451714; --red-ink: #ffc9c4; --grey: #2a2f35;
  --grey-ink: #c3c9d0; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 2rem 1.5rem 4rem; background: var(--paper); color: var(--ink);
  font: 15px/1.45 system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; } h2 { font-size: 1.15rem; margin: 2.2rem 0 .6rem; }
p { margin: .3rem 0; } .soft { color: var(--soft); }
.sums { display: flex; gap: .6rem; flex-wrap: wrap; margin: 1rem 0 1.4rem; padding: 0; list-style: none; }
.sums li { padding: .3rem .8rem; border-radius: .4rem; font-weight: 600; }
.green { background: var(--green); color: var(--green-ink); }
.red { background: var(--red); color: var(--red-ink); }
.grey { background: var(--grey); color: var(--grey-ink); }
.wide { overflow-x: auto; }
table { border-collapse: separate; border-spacing: 0; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); padding-bottom: .5rem; }
th, td { padding: .28rem .6rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
thead th { position: sticky; top: 0; background: var(--head); border-bottom: 2px solid var(--line); }
tbody th[scope=row] { font-weight: 400; white-space: nowrap; color: var(--soft); }
tbody { border-bottom: 2px solid var(--line); }
tbody th span { display: block; font-weight: 400; color: var(--soft); font-size: .87em; }
td { border-left: 2px solid var(--paper); } td a { color: inherit; }
.mark { display: inline-block; width: 1.1em; font-weight: 700; }
td.none { color: var(--soft); }
pre { background: var(--head); padding: .8rem 1rem; overflow-x: auto; border-radius: .4rem; font-size: 13px; }
article h3 { font-size: 1rem; margin: 1.4rem 0 .3rem; }
"""
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{name}: kernels</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>{style}</style>
</head>
<body>
<main>
<h1>{name}</h1>
<p class="soft">{count} cells: which formula each function computes, checked by {by}.</p>
<ul class="sums">{sums}</ul>
<div class="wide" role="region" aria-label="The table" tabindex="0">
<table>
<caption>Agrees: the function computes the formula, and every known wrong one is further away than rounding \
explains, at the points that were asked.</caption>
<thead><tr><th scope="col">kernel</th><th scope="col">shape</th>{heads}</tr></thead>
{bodies}</table>
</div>
{reports}</main>
</body>
</html>
"""
REPORT = """<article id="cell-{n}">
<h3>{cell}</h3>
<pre tabindex="0">{report}</pre>
</article>
"""


def _text(text: str) -> str:
    """Return a text as a page has it."""
    return escaped(printable(text))


def page(name: str, cells: Sequence[Pair], by: str) -> str:
    """Return the page.

    Parameters
    ----------
    name : str
        Of the file that declares the library.
    cells : sequence of (MatrixCell, CellAnswer)
        In the order in which they were declared.
    by : str
        What has checked them.
    """
    dtypes = list(dict.fromkeys(cell.dtype for cell, _ in cells))
    numbers = {id(pair): number for number, pair in enumerate(cells)}
    counts = {status: sum(answer.status == status for _, answer in cells) for status in MARKS}
    sums = "".join(
        f'<li class="{status}"><span class="mark" aria-hidden="true">{MARKS[status]}</span>{count} {WORDS[status]}</li>'
        for status, count in counts.items()
    )
    bodies = "".join(
        _body([*group], dtypes, numbers) for _, group in groupby(cells, lambda pair: (pair[0].kernel, pair[0].under))
    )
    heads = "".join(f'<th scope="col">{_text(dtype)}</th>' for dtype in dtypes)
    return PAGE.format(
        name=_text(name),
        style=STYLE,
        count=len(cells),
        by=_text(by),
        sums=sums,
        heads=heads,
        bodies=bodies,
        reports=_reports(cells),
    )


def _body(pairs: Sequence[Pair], dtypes: Sequence[str], numbers: dict[int, int]) -> str:
    """Return the rows of a kernel under one choice of conventions, a shape each."""
    first = pairs[0][0]
    formula = first.against or first.of or ""
    label = f"<span>{_text(formula)}</span>" + (f"<span>{_text(first.under)}</span>" if first.under else "")
    shapes = list(dict.fromkeys(cell.sizes for cell, _ in pairs))
    at = {(cell.sizes, cell.dtype): pair for pair in pairs for cell in pair[:1]}
    rows = []
    for turn, shape in enumerate(shapes):
        head = f'<th scope="rowgroup" rowspan="{len(shapes)}">{_text(first.kernel)}{label}</th>' if not turn else ""
        row = (at.get((shape, dtype)) for dtype in dtypes)
        entries = "".join('<td class="none">not declared</td>' if p is None else _entry(p, numbers) for p in row)
        rows.append(f'<tr>{head}<th scope="row">{_text(shape)}</th>{entries}</tr>\n')
    return f"<tbody>\n{''.join(rows)}</tbody>\n"


def _entry(pair: Pair, numbers: dict[int, int]) -> str:
    _, answer = pair
    text = _text(answer.said)
    if answer.status != GREEN and answer.report:
        text = f'<a href="#cell-{numbers[id(pair)]}">{text}</a>'
    return f'<td class="{answer.status}"><span class="mark" aria-hidden="true">{MARKS[answer.status]}</span>{text}</td>'


def _reports(cells: Sequence[Pair]) -> str:
    """Return the reports of the cells that are not green."""
    told = [(n, *pair) for n, pair in enumerate(cells) if pair[1].status != GREEN and pair[1].report]
    texts = "".join(REPORT.format(n=n, cell=_text(str(cell)), report=_text(answer.report)) for n, cell, answer in told)
    return f"<section>\n<h2>Reports</h2>\n{texts}</section>\n" if texts else ""
