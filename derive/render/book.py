r"""The book: title, introduction, chapters, index of symbols, assumption ledger, sources."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ..analysis import Analytic, Certified, Refuted
from ..calc import NOTHING, Chapter, Entry
from ..figures.figure import Figure
from ..kernel.facts import FACTS
from ..kernel.rules import RULES, Theorem
from ..kernel.terms import Term
from ..mutants import Mutant
from .analysis import Checked
from .bibliography import Fields, bibliography_tex
from .drawing import picture_tex
from .evidence import COLUMNS, Evidence
from .figures import announced, figure_tex, placed
from .graph import by_chapters, dependencies, of_chapter
from .latex import latex
from .ledger import Ledger, ledger
from .page import Printed, printed
from .provenance import TITLES, source
from .rocq.axioms import INTEGERS
from .words import listed

Chapters = Mapping[str, tuple[Chapter, tuple[Entry, ...]]]


class Proved(NamedTuple):
    """A theorem of the book with all that is printed of it."""

    entry: Entry
    theorem: Theorem
    digest: str
    printed: Printed
    ledger: Ledger


def proved(entry: Entry, theorem: Theorem, digest: str, chapter: Chapter) -> Proved:
    """Collect what the readers of a book ask of a proved theorem."""
    return Proved(entry, theorem, digest, printed(entry, theorem, chapter), ledger(theorem))


def book(
    chapters: Chapters,
    theorems: Mapping[str, Proved],
    evidence: Evidence,
    mutants: Mapping[str, Sequence[Mutant]],
    references: Mapping[str, Fields],
    order: Mapping[str, Sequence[str]] = NOTHING,
    analysis: Mapping[str, Checked] = NOTHING,
    figures: Sequence[Figure] = (),
) -> str:
    """Return the whole book, which reads each theorem from its page.

    Parameters
    ----------
    chapters, theorems : mapping
        What the kernel proves.
    evidence : Evidence
    mutants, references : mapping
    order : mapping of chapter to names
        All theorems in reading order; of a chapter that is left out, those of the kernel.
    analysis : mapping of name to Checked
        What is proved in Rocq, or certified in numbers.
    figures : sequence of Figure
        Each stands after a theorem of its chapter, or before the first chapter.
    """
    lines = [_PREAMBLE, *_introduction(chapters, theorems, evidence, analysis)]
    lines += [line for figure in figures if not figure.chapter for line in figure_tex(figure)]
    for name, (chapter, entries) in chapters.items():
        names = order.get(name, [e.name for e in entries])
        drawn = [figure for figure in figures if figure.chapter == name]
        follow = placed(drawn, names)
        lines += [rf"\chapter{{{chapter.title}}}", " ".join(chapter.opening.split()), *announced(drawn)]
        for theorem in names:
            lines += [rf"\input{{proofs/{theorem}}}"]
            lines += [line for figure in follow.get(theorem, ()) for line in figure_tex(figure)]
    lines += [
        r"\appendix",
        *_symbols(chapters, theorems),
        *_graphs(_all(chapters, order, analysis)),
        *_ledger(theorems, analysis),
    ]
    keys = [source(k).key for t in theorems.values() for k in t.entry.sources]
    keys += [source(k).key for t in analysis.values() for k in t.entry.sources]
    refuted: list[Mutant | Refuted] = [
        *(m for own in mutants.values() for m in own),
        *(r for t in analysis.values() for r in t.entry.refuted),
    ]
    keys += [source(m.reported).key for m in refuted if m.reported]
    lines += bibliography_tex(references, keys)
    return "\n".join([*lines, r"\end{document}"]) + "\n"


_PREAMBLE = r"""% Written by `derive build` from what was proved; changes belong into derive/.
\ifdefined\pdfinfoomitdate\pdfinfoomitdate=1 \pdftrailerid{} \pdfsuppressptexinfo=-1 \fi % the same bytes on every day
\documentclass[11pt,a4paper,oneside]{book}
\usepackage[textwidth=150mm,textheight=232mm,centering]{geometry}
\usepackage{transformerproofs,graphicx}
\hypersetup{pdftitle={The mathematics of the Transformer},bookmarksdepth=0,linktoc=page}
\renewcommand\theoremlisted[1]{\addcontentsline{toc}{section}{\protect\numberline{\thetheorem}#1}}
\makeatletter
\def\@makechapterhead#1{\vspace*{1.5\baselineskip}{\parindent=0pt\raggedright\LARGE\bfseries
  \textcolor{quiet}{\thechapter}\quad #1\par}\nobreak\vspace{1.5\baselineskip}}
\def\@makeschapterhead#1{\vspace*{1.5\baselineskip}{\parindent=0pt\raggedright\LARGE\bfseries
  #1\par}\nobreak\vspace{1.5\baselineskip}}
\renewcommand\chaptermark[1]{\markboth{\thechapter\enspace #1}{}}
\def\ps@headings{\let\@oddfoot\@empty\def\@oddhead{{\small\color{quiet}\leftmark\hfil\thepage}}\let\@mkboth\markboth}
\def\l@section{\@dottedtocline{1}{1.5em}{2.8em}}
\long\def\@makecaption#1#2{\vskip5pt{\small\textbf{#1.}\enspace #2\par}}
\newenvironment{drawing}{\par\addvspace{1.8\baselineskip}\noindent\begin{minipage}{\textwidth}\def\@captype{figure}}{%
  \end{minipage}\par\addvspace{\baselineskip}} % where it stands: pages of theorems leave no room for floats
\makeatother
% a figure, if it is drawn: beside the book, or where `make pdf` draws it
\newcommand\drawn[1]{\IfFileExists{figures/#1.pdf}{\includegraphics{figures/#1.pdf}}{%
  \IfFileExists{../build/figures/#1.pdf}{\includegraphics{../build/figures/#1.pdf}}{%
  \typeout{Figure #1 is not drawn.}\fbox{\color{quiet}\small not drawn: \texttt{derive figure \detokenize{#1}}}}}}
\pagestyle{headings}\raggedbottom\clubpenalty=10000 \widowpenalty=10000 \emergencystretch=2em
\begin{document}
\begin{titlepage}\raggedright\vspace*{.22\textheight}
{\Huge\bfseries The mathematics of the Transformer\par}\vspace{1.2\baselineskip}
{\Large\color{quiet} derived, proved, and checked on a real Transformer\par}\vfill
{\color{quiet}Every verdict in this book, every statement that the kernel proved and every step of its proofs
was computed from what was checked. None was typed twice.\par}
\end{titlepage}
{\small\linespread{.97}\selectfont\tableofcontents}"""


def _introduction(
    chapters: Chapters, theorems: Mapping[str, Proved], evidence: Evidence, analysis: Mapping[str, Checked]
) -> list[str]:
    numbers = sum(isinstance(t.entry, Certified) for t in analysis.values())
    titles = listed([rf"\emph{{{c.title}}}" for c, _ in chapters.values()])
    text = rf"""
\chapter*{{How to read this book}}
\addcontentsline{{toc}}{{chapter}}{{How to read this book}}\markboth{{How to read this book}}{{}}
This book holds {len(theorems) + len(analysis)} theorems in {len(chapters)} chapters: {titles}. They are what one
needs in order to say, with proof, what attention does to its inputs and to its gradients, and why it is set up as it
is. Many answer a claim that is often made, and not always made rightly; the small print under a theorem says whose.

\section*{{What is proved}}
A theorem holds for every size of its vectors and matrices, not for the sizes at which somebody tried it. Its proof is
a chain of terms, each with the reason why it equals, or bounds, the one before it; a number behind a reason is the
theorem that it uses. A small program, the \emph{{kernel}}, has replayed every step down to {len(RULES)} primitive
rules and a table of {len(FACTS)} laws, such as $\mathrm{{e}}^{{a+b}} = \mathrm{{e}}^a\,\mathrm{{e}}^b$. The statement
that is printed is the one that the kernel concluded. A hypothesis that a proof uses and does not declare is an error,
and so is one that it declares and does not need.

Of these theorems {len(analysis) - numbers} speak of limits, integrals or equivalences, which the kernel's language
has not. They are \emph{{proved in Rocq}}, a proof assistant, by hand. Their pages show the statement that Rocq checks,
word for word, and beside it the same in mathematical notation, which is typed by hand: the one that counts is Rocq's.
Their proofs are told in words; every formula that such a proof displays is proved by the kernel.
{_in_numbers(numbers)}
\section*{{What is trusted}}
Trust rests on the kernel, on its rules and on its table of laws; the search that finds the steps, the printer of
these pages and the computer algebra system that derived the statements a second time need not be trusted for the
proofs. A proof is also written as a certificate, which a fresh process replays with a copy of the kernel and nothing
else. Functions are total, with $1/0 = 0$; a law that fails there has a hypothesis that says so. Expectations are
taken of polynomials in random entries only, all of whose moments are finite.

\section*{{What else was checked}}
The line \emph{{Checked}} under each theorem reports six independent checks. \emph{{Kernel}}: the certificate was
replayed. \emph{{SymPy}}: a computer algebra system derived the statement again, from the definitions.
\emph{{Transformer}}: a quantity computed in the forward or backward pass of a Transformer agrees. \emph{{Balls}}:
interval arithmetic encloses both sides at generic points. \emph{{Mutants}}: statements with one mistake each, named
in the line \emph{{Refuted}}, were refused, many of them mistakes that somebody really made. \emph{{Rocq}}: another
proof checker, which shares no code with the kernel, has accepted a proof of the same statement, written for it step by
step. Each check is \emph{{pass}}, \emph{{fail}}, \emph{{not run}} or \emph{{not applicable}}, with a reason.

\section*{{Conventions}}
A \emph{{size}} is a positive integer, and indices begin at $0$: $i < n$ says that $i$ is one of $0, \dots, n-1$, and
$\sum_{{i<n}}$ is a sum over all of these. A sum reaches over the factors that follow it and ends before a sign.
Products bind before sums, and $-ab$ is $(-a)\,b$. $\delta_{{ij}}$ is $1$ where $i = j$ and $0$ elsewhere. A vector of
$2h$ entries has its entries in pairs, at $2i$ and $2i+1$. That $\partial f/\partial x_j = g$ says that $f$ can be
differentiated in $x_j$, with derivative $g$. That the entries of random vectors are independent says that all entries
of all of them are independent of each other. $(a_i)_i$ is the vector with the entries $a_i$.
"""
    return [text.strip("\n"), *_tally([*theorems.values(), *analysis.values()], evidence)]


def _in_numbers(count: int) -> str:
    """Return the paragraph about what is certified in numbers, if there is any."""
    if not count:
        return ""
    are = r"Another \emph{is" if count == 1 else rf"Another {count} \emph{{are"
    lines = (
        f"{are} certified in numbers}}, and counted apart: no proof assistant has checked them. Their pages say which",
        "lemmas the argument takes from the literature, what interval arithmetic has computed, and what rests on the",
        "argument alone.",
    )
    return "\n" + "\n".join(lines) + "\n"


def _tally(theorems: Sequence[Proved | Checked], evidence: Evidence) -> list[str]:
    """How many theorems have which verdict, for each check."""
    statuses = ("pass", "fail", "not run", "not applicable")
    lines = [
        r"\begin{center}\small\begin{tabular}{l@{\qquad}rrrr}",
        r" & " + " & ".join(statuses) + r" \\ \hline\noalign{\smallskip}",
    ]
    for column in COLUMNS:
        verdicts = [evidence.verdict(t.entry, t.digest, column).status for t in theorems]
        counts = " & ".join(str(verdicts.count(s)) for s in statuses)
        lines.append(rf"{TITLES[column]} & {counts} \\")
    lines += [r"\end{tabular}\end{center}", *_versions(theorems, evidence)]
    return [r"\section*{The checks in figures}", *lines]


def _versions(theorems: Sequence[Proved | Checked], evidence: Evidence) -> list[str]:
    """The programs that were asked, and what the answers of Rocq rest on."""
    lines = [rf"SymPy is of version {evidence.sympy}."] if evidence.sympy else []
    axioms = evidence.axioms({t.entry.name: t.digest for t in theorems})
    if named := [name for name in axioms if not name.startswith(INTEGERS)]:
        names = listed([rf"\texttt{{\detokenize{{{name.rpartition('.')[2]}}}}}" for name in named])
        lines.append(f"Rocq is of version {evidence.coq}; what it accepted rests on axioms of its standard library,")
        lines.append(f"{names}, and on no others.")
    if named and len(named) < len(axioms):
        lines[-1] = f"{names}; numeric enclosures also on what it assumes of machine integers; and on no others."
    return lines


def _symbols(chapters: Chapters, theorems: Mapping[str, Proved]) -> list[str]:
    """Every symbol with a meaning of its own, and the theorem where it first occurs."""
    lines = [
        r"\chapter{Index of symbols}",
        "Each symbol, what it stands for, and the theorem in which it first occurs.",
    ]
    for chapter, entries in chapters.values():
        lines.append(rf"\section*{{{chapter.title}}}")
        for meaning, name in first_meanings(entries, theorems):
            lines.append(rf"\noindent$\displaystyle {meaning}$\hfill\cited{{{name}}}\par\smallskip")
    return lines


def first_meanings(entries: Iterable[Entry], theorems: Mapping[str, Proved]) -> list[tuple[str, str]]:
    """Return the meaning of each symbol of a chapter as its first page has it, and the theorem of that page."""
    first: dict[object, tuple[str, str]] = {}
    for e in entries:
        for m in theorems[e.name].printed.page.meanings:
            first.setdefault((m.subject, m.part), (m.tex, e.name))
    return list(first.values())


def _all(
    chapters: Chapters, order: Mapping[str, Sequence[str]], analysis: Mapping[str, Checked]
) -> dict[str, tuple[Chapter, list[Entry | Analytic]]]:
    """Return the chapters with all their theorems, in reading order."""
    found: dict[str, tuple[Chapter, list[Entry | Analytic]]] = {}
    for name, (chapter, entries) in chapters.items():
        own: dict[str, Entry | Analytic] = {e.name: e for e in entries}
        own |= {a: analysis[a].entry for a in order.get(name, ()) if a in analysis}
        found[name] = (chapter, [own[theorem] for theorem in order.get(name, own)])
    return found


def _graphs(chapters: Mapping[str, tuple[Chapter, list[Entry | Analytic]]]) -> list[str]:
    """Return pictures of which theorem rests on which, chapter by chapter."""
    whole = dependencies(chapters)
    lines = [
        r"\chapter{What rests on what}\setlength\unitlength{1mm}",
        "An arrow leads from a theorem to one whose proof uses it. First the chapters, with how often theorems of one "
        "cite theorems of another; then the theorems of each chapter by their numbers, and what they use of others. "
        "A theorem that uses none, and is used by none, is left out.",
        rf"\begin{{center}}{picture_tex(by_chapters(chapters))}\end{{center}}",
    ]
    for name, (chapter, _) in chapters.items():
        if picture := picture_tex(of_chapter(whole, name)):
            lines += [rf"\section*{{{chapter.title}}}", rf"\begin{{center}}{picture}\end{{center}}"]
    return lines


def _ledger(theorems: Mapping[str, Proved], analysis: Mapping[str, Checked]) -> list[str]:
    lines = [
        r"\chapter{Assumption ledger}",
        "What each theorem assumes, and what it rests on.",
        r"\section*{Hypotheses and dependencies}",
    ]
    lines.append(r"{\small\raggedright\parindent=0pt\parskip=2pt")
    for t in theorems.values():
        page = t.printed.page
        clauses = [
            a.words or ", ".join(f"${f}$" for f in a.formulas) + (f" for all {a.over}" if a.over else "")
            for a in page.assumed(t.printed.hypotheses)
        ]
        assumed = "assumes that " + "; ".join(clauses) if clauses else "no hypotheses"
        cites = [rf"\cited{{{e.name}}}" for e in t.entry.lemmas()]
        uses = f"uses {listed(cites)}" if cites else "uses no other theorem"
        lines.append(
            rf"\cited{{{t.entry.name}}}\enspace\texttt{{\detokenize{{{t.entry.name}}}}}: {assumed}; {uses}; "
            rf"{t.ledger.applications} applications of rules.\par"
        )
    for a in analysis.values():
        assumed = "assumes that " + "; ".join(a.entry.given) if a.entry.given else "no hypotheses"
        uses = listed([rf"\cited{{{name}}}" for name in a.entry.cited()] or ["no other theorem"])
        numbers = isinstance(a.entry, Certified)
        how = "certified in numbers" if numbers else rf"proved in Rocq, \texttt{{\detokenize{{{a.entry.file}.v}}}}"
        lines.append(
            rf"\cited{{{a.entry.name}}}\enspace\texttt{{\detokenize{{{a.entry.name}}}}}: {assumed}; uses {uses}; "
            rf"{how}.\par"
        )
    lines += [
        "}",
        r"\section*{Laws}",
        "Each law of the table, and the theorems that rest on it, through others or by themselves.",
    ]
    lines.append(r"{\small\raggedright\parindent=0pt\parskip=3pt")
    for name, (claim, hypotheses) in FACTS.items():
        users = [rf"\cited{{{t.entry.name}}}" for t in theorems.values() if name in t.ledger.facts]
        lines.append(rf"\texttt{{\detokenize{{{name}}}}}: {_law(claim, hypotheses)}. {_listed(users)}\par")
    lines += [
        "}",
        r"\section*{Rules}",
        "Each rule of the kernel, and how often the book applies it; a theorem that others cite counts once.",
        r"{\small\raggedright",
    ]
    together = ledger(*(t.theorem for t in theorems.values())).rules
    lines.append(", ".join(rf"\texttt{{\detokenize{{{rule}}}}}~{together[rule]}" for rule in RULES) + r".\par}")
    return lines


def _law(claim: Term, hypotheses: Sequence[Term]) -> str:
    stated = rf"${latex(claim, beside=hypotheses)}$"
    return stated + (" if " + listed([f"${latex(h, beside=(claim,))}$" for h in hypotheses]) if hypotheses else "")


def _listed(items: Iterable[str]) -> str:
    text = ", ".join(items)
    return rf"\emph{{Used by}} {text}." if text else r"\emph{Not used.}"
