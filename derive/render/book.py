r"""The book: title, introduction, chapters, index of symbols, assumption ledger, sources."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ..calc import Chapter, Entry
from ..kernel.facts import FACTS
from ..kernel.rules import RULES, Theorem
from ..kernel.terms import Term
from ..mutants import Mutant
from .bibliography import Fields, bibliography_tex
from .evidence import COLUMNS, Evidence
from .latex import latex
from .ledger import Ledger, ledger
from .page import Printed, printed
from .provenance import TITLES, source
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
) -> str:
    """Return the whole book, which reads each theorem from its page."""
    lines = [_PREAMBLE, *_introduction(chapters, theorems, evidence)]
    for chapter, entries in chapters.values():
        lines += [rf"\chapter{{{chapter.title}}}", " ".join(chapter.opening.split())]
        lines += [rf"\input{{proofs/{e.name}}}" for e in entries]
    lines += [r"\appendix", *_symbols(chapters, theorems), *_ledger(theorems)]
    keys = [source(k).key for t in theorems.values() for k in t.entry.sources]
    keys += [source(m.reported).key for own in mutants.values() for m in own if m.reported]
    lines += bibliography_tex(references, keys)
    return "\n".join([*lines, r"\end{document}"]) + "\n"


_PREAMBLE = r"""% Written by `derive build` from what was proved; changes belong into derive/.
\ifdefined\pdfinfoomitdate\pdfinfoomitdate=1 \pdftrailerid{} \pdfsuppressptexinfo=-1 \fi % the same bytes on every day
\documentclass[11pt,a4paper,oneside]{book}
\usepackage[textwidth=150mm,textheight=232mm,centering]{geometry}
\usepackage{transformerproofs}
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
\makeatother
\pagestyle{headings}\raggedbottom\clubpenalty=10000 \widowpenalty=10000 \emergencystretch=2em
\begin{document}
\begin{titlepage}\raggedright\vspace*{.22\textheight}
{\Huge\bfseries The mathematics of the Transformer\par}\vspace{1.2\baselineskip}
{\Large\color{quiet} derived, proved, and checked on a real Transformer\par}\vfill
{\color{quiet}Every statement, proof and verdict in this book was computed from what was checked.
None was typed twice.\par}
\end{titlepage}
{\small\linespread{.97}\selectfont\tableofcontents}"""


def _introduction(chapters: Chapters, theorems: Mapping[str, Proved], evidence: Evidence) -> list[str]:
    entries = [t.entry for t in theorems.values()]
    titles = listed([rf"\emph{{{c.title}}}" for c, _ in chapters.values()])
    text = rf"""
\chapter*{{How to read this book}}
\addcontentsline{{toc}}{{chapter}}{{How to read this book}}\markboth{{How to read this book}}{{}}
This book holds {len(entries)} theorems in {len(chapters)} chapters: {titles}. They are what one needs in order to
say, with proof, what attention does to its inputs and to its gradients, and why it is set up as it is. Many answer a
claim that is often made, and not always made rightly; the small print under a theorem says whose.

\section*{{What is proved}}
A theorem holds for every size of its vectors and matrices, not for the sizes at which somebody tried it. Its proof is
a chain of terms, each with the reason why it equals, or bounds, the one before it; a number behind a reason is the
theorem that it uses. A small program, the \emph{{kernel}}, has replayed every step down to {len(RULES)} primitive
rules and a table of {len(FACTS)} laws, such as $\mathrm{{e}}^{{a+b}} = \mathrm{{e}}^a\,\mathrm{{e}}^b$. The statement
that is printed is the one that the kernel concluded. A hypothesis that a proof uses and does not declare is an error,
and so is one that it declares and does not need.

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
    return [text.strip("\n"), *_tally(theorems, evidence)]


def _tally(theorems: Mapping[str, Proved], evidence: Evidence) -> list[str]:
    """How many theorems have which verdict, for each check."""
    statuses = ("pass", "fail", "not run", "not applicable")
    lines = [
        r"\begin{center}\small\begin{tabular}{l@{\qquad}rrrr}",
        r" & " + " & ".join(statuses) + r" \\ \hline\noalign{\smallskip}",
    ]
    for column in COLUMNS:
        verdicts = [evidence.verdict(t.entry, t.digest, column).status for t in theorems.values()]
        counts = " & ".join(str(verdicts.count(s)) for s in statuses)
        lines.append(rf"{TITLES[column]} & {counts} \\")
    lines += [r"\end{tabular}\end{center}", *_versions(theorems, evidence)]
    return [r"\section*{The checks in figures}", *lines]


def _versions(theorems: Mapping[str, Proved], evidence: Evidence) -> list[str]:
    """The programs that were asked, and what the answers of Rocq rest on."""
    lines = [rf"SymPy is of version {evidence.sympy}."] if evidence.sympy else []
    if axioms := evidence.axioms({name: t.digest for name, t in theorems.items()}):
        names = listed([rf"\texttt{{\detokenize{{{name.rpartition('.')[2]}}}}}" for name in axioms])
        lines.append(f"Rocq is of version {evidence.coq}; what it accepted rests on axioms of its standard library,")
        lines.append(f"{names}, and on no others.")
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


def _ledger(theorems: Mapping[str, Proved]) -> list[str]:
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
