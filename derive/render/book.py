r"""The book: title, introduction, chapters, index of symbols, assumption ledger, sources."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from ..books.book import Book, Chapter
from ..books.schema import COLUMNS, STATUSES
from ..kernel.facts import FACTS
from ..kernel.rules import RULES
from ..kernel.terms import Term
from ..language.analysis import IN_NUMBERS, IN_ROCQ, status
from ..language.entry import Entry
from ..rocq.axioms import INTEGERS
from .analysis import Checked
from .bibliography import Fields, bibliography_tex
from .chapters import Apparatus, answers_tex, chapter_tex
from .drawing import picture_tex
from .evidence import Evidence
from .figures import figure_tex
from .graph import by_chapters, dependencies, of_chapter
from .latex import latex
from .ledger import ledger
from .listing import rocq_tex
from .page import Replayed
from .provenance import TITLES, source
from .ranks import SHORT, ranks
from .subjects import subjects
from .tree import Beside
from .words import listed

Made: TypeAlias = Replayed | Checked
"""A theorem with all that is printed of it."""
MANY = 20
_CALLED = re.compile(r"Theorem~\\cited\{(\w+)\}")
_NOTHING = Apparatus()
_INDEX = r"\clearpage\phantomsection\addcontentsline{toc}{chapter}{Index}{\small\printindex}"


def book_tex(
    book: Book,
    made: Mapping[str, Made],
    evidence: Evidence,
    references: Mapping[str, Fields],
    beside: Apparatus = _NOTHING,
) -> str:
    """Return the whole book, which reads each theorem from its page.

    Parameters
    ----------
    book : Book
    made : mapping of name to Replayed or Checked
        Its theorems, in reading order.
    evidence : Evidence
    references : mapping
    beside : Apparatus
        What stands in it beside the theorems.
    """
    ranked, index = ranks(book), subjects(book, made, beside.topics)
    lines = [_preamble(book), *_introduction(book, made, evidence)]
    lines += [line for figure in book.figures.values() if not figure.chapter for line in figure_tex(figure)]
    for chapter in book.chapters.values():
        lines += chapter_tex(book, chapter, ranked, index, beside)
    by_hand = rocq_tex(t for t in made.values() if isinstance(t, Checked))
    lines += [r"\appendix", *_symbols(book, made), *_graphs(book.chapters), *by_hand, *_ledger(made), *beside.claims]
    lines += answers_tex(book, beside)
    keys = [source(k).key for t in made.values() for k in (*t.entry.sources, *reported(book, t.entry.name))]
    lines += bibliography_tex(references, keys)
    text = "\n".join([*lines, _INDEX, r"\end{document}"]) + "\n"
    words = {name: "" if status(t.entry) == IN_NUMBERS else f"{ranked[name]}~" for name, t in made.items()}
    return _CALLED.sub(lambda match: rf"{words.get(match[1], 'Theorem~')}\cited{{{match[1]}}}", text)


def reported(book: Book, name: str) -> list[str]:
    """Return who made the mistakes that the mutants of a theorem make, as far as somebody did."""
    return [m.reported for m in book.refuted(name) if m.reported]


def _preamble(book: Book) -> str:
    """Return what stands before the first page, and the title page."""
    info = {"pdftitle": book.title, "pdfsubject": book.subtitle, "pdfauthor": book.author}
    info["pdfkeywords"] = ", ".join(book.keywords)
    metadata = ",".join(f"{key}={{{value}}}" for key, value in info.items() if value)
    parts = {"title": book.title, "subtitle": book.subtitle, "info": metadata, "author": book.author}
    return _filled(_PREAMBLE, {**parts, "imprint": book.imprint})


def _filled(text: str, parts: Mapping[str, object]) -> str:
    """Return a text with its parts in the places of their names."""
    for name, part in parts.items():
        text = text.replace(f"<{name}>", str(part))
    return text


_PREAMBLE = r"""% Written by `derive build` from what was proved; changes belong into derive/.
\ifdefined\pdfinfoomitdate\pdfinfoomitdate=1 \pdftrailerid{} \pdfsuppressptexinfo=-1 \fi % the same bytes on every day
\documentclass[11pt,a4paper,oneside,fleqn]{book}
\usepackage[T1]{fontenc}
\usepackage{lmodern,microtype}
\usepackage[textwidth=150mm,textheight=232mm,centering]{geometry}
\PassOptionsToPackage{hyphens}{url} % addresses may be broken after a hyphen
\usepackage[colophon]{transformerproofs}\usepackage{graphicx,makeidx,longtable,array}
\usepackage[colorlinks,allcolors=link]{hyperref}
\setlength\mathindent{3em}
\AtBeginDocument{\abovedisplayskip=7pt plus 2pt minus 3pt \belowdisplayskip=\abovedisplayskip}
\hypersetup{<info>,bookmarksdepth=1,linktoc=page}
\makeindex
% what a theorem is, and what the index says of it, where its page is read
\newcommand\ranked[2]{\renewcommand\theoremrank{#1}\def\indexed{#2}}
\renewcommand\theoremlisted[1]{\ifx\theoremrank\carries\addcontentsline{toc}{subsection}{\protect\numberline{\thetheorem}#1}\fi
  \indexed}
\newcommand\carries{Theorem} % the contents list theorems, the index propositions and lemmas too
% small print: exceptions only, and a mark where all six checks pass
\renewcommand\folded[2]{#1}
% beside the line in which it stands, wherever in it
\renewcommand\allpass{\strut\vadjust{\vbox to 0pt{\vss
  \hbox{\hskip-4em\makebox[2.6em][r]{\footnotesize\color{quiet}$\checkmark$}}%
  \kern\dp\strutbox}}\ignorespaces}
\makeatletter\tp@words % which openings and ledgers use too
\def\@makechapterhead#1{\vspace*{1.5\baselineskip}{\parindent=0pt\raggedright\LARGE\bfseries
  \textcolor{quiet}{\thechapter}\quad #1\par}\nobreak\vspace{1.5\baselineskip}}
\def\@makeschapterhead#1{\vspace*{1.5\baselineskip}{\parindent=0pt\raggedright\LARGE\bfseries
  #1\par}\nobreak\vspace{1.5\baselineskip}}
\renewcommand\chaptermark[1]{\markboth{\thechapter\enspace #1}{}}
\def\ps@headings{\let\@oddfoot\@empty\def\@oddhead{{\small\color{quiet}\leftmark\hfil\thepage}}\let\@mkboth\markboth}
\def\l@section#1#2{\addpenalty{-200}\vskip3pt{\small\noindent\hskip1.5em #1\nobreak\hfill
  \hb@xt@\@pnumwidth{\hss #2}\par}\nobreak}
\def\l@subsection{\@dottedtocline{2}{1.5em}{2.8em}}
\def\tp@join{\penalty100 }
\let\tp@hung\rlap % the square that ends a proof hangs in the margin
\tp@filestrue % what Rocq checks stands in an appendix
\newcommand\group[1]{\par\addpenalty{-300}\addvspace{2.2\baselineskip}{\noindent\phantomsection\large\bfseries #1\par}%
  \addcontentsline{toc}{section}{#1}\nobreak\vskip.3\baselineskip\@afterindentfalse\@afterheading}
\newcommand\question[1]{{\noindent\large\itshape\raggedright #1\par}\vskip.8\baselineskip\noindent\ignorespaces}
\newenvironment{chief}{\par\addvspace{.8\baselineskip}\noindent\textbf{What carries the chapter.}\begin{list}{}{%
  \labelwidth=2.6em \labelsep=.4em \leftmargin=3em \itemsep=2pt \parsep=0pt \topsep=4pt
  \let\makelabel\tp@flushed}}{\end{list}}
\newcommand\tp@flushed[1]{#1\hfil}
% what a source says, and what is true: source, number, verdict, both
\newenvironment{saidandtrue}{\begingroup\footnotesize\LTleft=0pt \LTright=0pt \tabcolsep=4pt
  \begin{longtable}{>{\raggedright\arraybackslash}p{19mm}>{\raggedright\arraybackslash}p{58mm}%
    >{\raggedright\arraybackslash}p{64mm}}\textbf{claim} & \textbf{it says} & \textbf{true is}\\\hline
    \noalign{\smallskip}\endhead}%
  {\end{longtable}\endgroup}
\newcommand\saidrow[5]{\source{seed#1}{}, \claimed{#1}{#2}\newline\textcolor{quiet}{#3} & #4 & #5\\\noalign{\smallskip}}
\newcommand\exercise[3]{\par\addpenalty{0}\addvspace{.6\baselineskip}\postdisplaypenalty=10000
  \noindent\phantomsection\label{exercise:#1}\textbf{\thechapter.#2.}\enspace
  \emph{#3}\enspace\hyperref[answer:#1]{\footnotesize\textcolor{quiet}{answer}}\par\nobreak\noindent\ignorespaces}
\newcommand\answer[3]{\par\addvspace{.6\baselineskip}\noindent\phantomsection\label{answer:#1}%
  \hyperref[exercise:#1]{\textbf{\ref*{chapter:\answered}.#2.}}\enspace\emph{#3.}}
\newcommand\listed[2]{\par\addvspace{\baselineskip}\noindent\cited{#1}\enspace\emph{#2}\par\nobreak}
\newenvironment{listing}{\def\verbatim@font{\fontsize{7.5}{9.3}\ttfamily}\topsep=3pt \partopsep=0pt
  \@totalleftmargin=3em }{\par}
\long\def\@makecaption#1#2{\vskip5pt{\small\textbf{#1.}\enspace #2\par}}
% a claim of a source: source, number, verdict, what it says, what is true
\newcommand\claimrow[5]{\par\addvspace{.45\baselineskip}\noindent\raggedright\hangindent=3em
  \phantomsection\label{claim:#1-#2}%
  \makebox[3em][l]{\textbf{#2}}\emph{#3.}\enspace #4 \textcolor{quiet}{---} #5}
\newcommand\decided[1]{ {\footnotesize\textcolor{quiet}{#1}}}
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
{\Huge\bfseries <title>\par}\vspace{1.2\baselineskip}
{\Large\color{quiet} <subtitle>\par}\vfill
{\color{quiet}Every verdict in this book, every statement that the kernel proved and every step of its proofs
was computed from what was checked, not typed beside it.\par\vspace{\baselineskip}<author>\par <imprint>\par}
\end{titlepage}
{\small\linespread{.97}\selectfont\tableofcontents}"""


_INTRODUCTION = r"""\chapter*{How to read this book}
\addcontentsline{toc}{chapter}{How to read this book}\markboth{How to read this book}{}
This book holds <theorems> in <chapters>: <titles>.
<preface>

\section*{What is proved}
A theorem holds for every size of its vectors and matrices, not for the sizes at which somebody tried it. Its proof is
a chain of terms, each with the reason why it equals, or bounds, the one before it; a number behind a reason is the
theorem that it uses. A small program, the \emph{kernel}, has replayed every step down to <rules> primitive
rules and a table of <facts> facts, such as $\mathrm{e}^{a+b} = \mathrm{e}^a\,\mathrm{e}^b$. The statement
that is printed is the one that the kernel concluded. A hypothesis that a proof uses and does not declare is an error,
and so is one that it declares and does not need.
<elsewhere>
\section*{What is trusted}
Trust rests on the kernel, on its rules and on its table of facts; the search that finds the steps, the printer of
these pages and the computer algebra system that derived the statements a second time need not be trusted for the
proofs. A proof is also written as a certificate, which a fresh process can replay with a copy of the kernel and nothing
else. Functions are total, with $1/0 = 0$; a fact that fails there has a hypothesis that excludes it. Expectations are
taken of polynomials in random entries only, all of whose moments are finite.

\section*{What else was checked}
Six independent checks are reported under each theorem. \emph{Kernel}: the certificate was
replayed. \emph{SymPy}: a computer algebra system derived the statement again, from the definitions.
\emph{Transformer}: <compared> agrees. \emph{Balls}:
interval arithmetic encloses both sides at generic points. \emph{Mutants}: statements with one mistake each, named
in the line \emph{Refuted}, were refused<made>. \emph{Rocq}: another
proof checker, which shares no code with the kernel, has accepted a proof of the same statement, written for it step by
step. Each check is \emph{pass}, \emph{fail}, \emph{not run} or \emph{not applicable}, with a reason. The
small print has the exceptions. A mark $\checkmark$ in the margin says that all six pass; else those that do not are
named. Where SymPy has derived a statement at some sizes only, these are named. Of the refuted mistakes those are named
that somebody made, or that Rocq refutes. Of a theorem that the kernel proves it was also asked which of its summands,
factors and hypotheses can be left out: where nothing is said of them, none can; of hypotheses, two at most, it is said
what is lost without.

\section*{Theorems, propositions, lemmas}
The word says what a statement is for, and nothing of its proof. A \emph{theorem} carries its chapter, or is not for
the kernel to prove; a \emph{lemma} has a proof of at most <short> steps, is used by others and names no source; what
else is proved is a \emph{proposition}.

\section*{Conventions}
A \emph{size} is a positive integer, and indices begin at $0$: $i < n$ says that $i$ is one of $0, \dots, n-1$, and
$\sum_{i<n}$ is a sum over all of these. A sum reaches over the factors that follow it and ends before a sign.
Products bind before sums, and $-ab$ is $(-a)\,b$. $\delta_{ij}$ is $1$ where $i = j$ and $0$ elsewhere. A vector of
$2h$ entries has its entries in pairs, at $2i$ and $2i+1$. That $\partial f/\partial x_j = g$ says that $f$ can be
differentiated in $x_j$, with derivative $g$. That the entries of random vectors are independent says that all entries
of all of them are independent of each other. $(a_i)_i$ is the vector with the entries $a_i$."""


def _introduction(book: Book, made: Mapping[str, Made], evidence: Evidence) -> list[str]:
    counts = Counter(status(t.entry) for t in made.values())
    numbers = counts[IN_NUMBERS]
    parts = {
        "theorems": _counted(len(made) - numbers, "theorem"),
        "chapters": _counted(len(book.chapters), "chapter"),
        "titles": listed([rf"\emph{{{chapter.title}}}" for chapter in book.chapters.values()]),
        "elsewhere": _elsewhere(counts[IN_ROCQ], numbers),
        "made": _really_made(book),
    }
    counted = {"rules": len(RULES), "facts": len(FACTS), "short": SHORT}
    text = _filled(_INTRODUCTION, {**parts, **counted, "preface": book.preface, "compared": book.compared})
    return [text, *_tally(list(made.values()), evidence)]


def _really_made(book: Book) -> str:
    """Return how many of the mutants are mistakes of somebody."""
    reports = sum(bool(mutant.reported) for name in book.theorems for mutant in book.refuted(name))
    return f", {'many' if reports >= MANY else 'some'} of them mistakes that somebody really made" if reports else ""


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'s' * (count != 1)}"


_BY_HAND = r"""
Of these theorems <count> speak of what the kernel has no rules for, such as limits, equivalences, and
integrals of which its functions give no antiderivative. They are \emph{proved in Rocq}, a proof assistant, by hand.
An appendix shows the statements that Rocq checks, word for word. Their pages have the same in mathematical notation,
which is typed by hand: the one that counts is Rocq's.
Their proofs are told in words; every formula that such a proof displays is proved by the kernel.
"""
_IN_NUMBERS = r"""
<said>: no proof assistant has checked this. The page says which
lemmas the argument takes from the literature, what interval arithmetic has computed, and what rests on the
argument alone.
"""


def _elsewhere(by_rocq: int, numbers: int) -> str:
    """Return the paragraphs about what is proved in Rocq by hand, and certified in numbers, if there is any."""
    sentence = rf"Beside the theorems {numbers} statements \emph{{are certified in numbers}}, and are no theorems"
    sentence = r"One statement more \emph{is certified in numbers}, and is no theorem" if numbers == 1 else sentence
    by_hand = _filled(_BY_HAND, {"count": by_rocq}) if by_rocq else ""
    return by_hand + (_filled(_IN_NUMBERS, {"said": sentence}) if numbers else "")


_TALLY = (
    r"\section*{The checks in figures}",
    r"\begin{center}\small\begin{tabular}{l@{\qquad}rrrr}",
    rf" & {' & '.join(STATUSES)} \\ \hline\noalign{{\smallskip}}",
)


def _tally(theorems: Sequence[Made], evidence: Evidence) -> list[str]:
    """Return the table of how many theorems have each verdict, for each check."""
    lines = [*_TALLY]
    for column in COLUMNS:
        verdicts = [evidence.verdict(t.entry, t.digest, column).status for t in theorems]
        counts = " & ".join(str(verdicts.count(s)) for s in STATUSES)
        lines.append(rf"{TITLES[column]} & {counts} \\")
    return [*lines, r"\end{tabular}\end{center}", *_versions(theorems, evidence)]


def _versions(theorems: Sequence[Made], evidence: Evidence) -> list[str]:
    """The programs that were asked, and what the answers of Rocq rest on."""
    lines = [rf"SymPy is of version {evidence.sympy}."] if evidence.sympy else []
    axioms = evidence.axioms({t.entry.name: t.digest for t in theorems})
    if named := [name for name in axioms if not name.startswith(INTEGERS)]:
        names = listed([rf"\named{{{name.rpartition('.')[2]}}}" for name in named])
        lines.append(f"Rocq is of version {evidence.coq}; what it accepted rests on axioms of its standard library,")
        lines.append(f"{names}, and on no others.")
    if named and len(named) < len(axioms):
        lines[-1] = f"{names}; numeric enclosures also on what it assumes of machine integers; and on no others."
    return lines


_SYMBOLS = (
    r"\chapter{Index of symbols}",
    "Each symbol, what it stands for, and the theorem in which it first occurs.",
)
_GRAPHS = (
    r"\chapter{What rests on what}\setlength\unitlength{1mm}",
    "An arrow leads from a theorem to one whose proof uses it. First the chapters, with how often theorems of one "
    "cite theorems of another; then the theorems of each chapter by their numbers, and what they use of others. "
    "A theorem that uses none, and is used by none, is left out.",
)
_LEDGER = (
    r"\chapter{Assumption ledger}",
    "What each theorem assumes, and what it rests on.",
    r"\section*{Hypotheses and dependencies}",
    r"{\small\raggedright\parindent=0pt\parskip=2pt",
)
_LAWS = (
    "}",
    r"\section*{Laws}",
    "Each law of the table, and the theorems that rest on it, through others or by themselves.",
    r"{\small\raggedright\parindent=0pt\parskip=3pt",
)
_RULES = (
    "}",
    r"\section*{Rules}",
    "Each rule of the kernel, and how often the book applies it; a theorem that others cite counts once.",
    r"{\small\raggedright",
)


def _symbols(book: Book, made: Mapping[str, Made]) -> list[str]:
    """Every symbol with a meaning of its own, and the theorem where it first occurs."""
    lines = [*_SYMBOLS]
    listed: set[str] = set()
    for chapter in book.chapters.values():
        new = [(m.tex, name) for m, name in first_meanings(chapter.entries, made) if m.tex not in listed]
        listed.update(m for m, _ in new)
        lines += [rf"\section*{{{chapter.title}}}"] if new else []
        for meaning, name in new:
            lines.append(rf"\noindent$\displaystyle {meaning}$\hfill\cited{{{name}}}\par\smallskip")
    return lines


def first_meanings(entries: Iterable[Entry], made: Mapping[str, Made]) -> list[tuple[Beside, str]]:
    """Return the meaning of each symbol of a chapter as its first page has it, and the theorem of that page."""
    first: dict[object, tuple[Beside, str]] = {}
    for proved in (made[e.name] for e in entries):
        for m in proved.printed.page.meanings if isinstance(proved, Replayed) else ():
            first.setdefault((m.subject, m.part), (m.row, proved.entry.name))
    return list(first.values())


def _graphs(chapters: Mapping[str, Chapter]) -> list[str]:
    """Return pictures of which theorem rests on which, chapter by chapter."""
    whole = dependencies(chapters)
    lines = [*_GRAPHS, rf"\begin{{center}}{picture_tex(by_chapters(chapters))}\end{{center}}"]
    for chapter in chapters.values():
        if picture := picture_tex(of_chapter(whole, chapter.name)):
            lines += [rf"\section*{{{chapter.title}}}", rf"\begin{{center}}{picture}\end{{center}}"]
    return lines


def _ledger(made: Mapping[str, Made]) -> list[str]:
    by_kernel = [t for t in made.values() if isinstance(t, Replayed)]
    lines = [*_LEDGER]
    for t in by_kernel:
        page = t.printed.page
        clauses = [
            a.words or ", ".join(f"${f}$" for f in a.formulas) + (f" for all {a.over}" if a.over else "")
            for a in page.assumed(t.printed.hypotheses)
        ]
        assumed = "assumes that " + "; ".join(clauses) if clauses else "no hypotheses"
        lines.append(_row(t, assumed, f"{t.ledger.applications} applications of rules"))
    for a in (t for t in made.values() if isinstance(t, Checked)):
        assumed = "assumes that " + "; ".join(a.entry.given) if a.entry.given else "no hypotheses"
        how = status(a.entry) + (rf", \named{{{a.entry.file}.v}}" if a.entry.file else "")
        lines.append(_row(a, assumed, how))
    lines += _LAWS
    for name, (claim, hypotheses) in FACTS.items():
        users = [rf"\cited{{{t.entry.name}}}" for t in by_kernel if name in t.ledger.facts]
        lines.append(rf"\named{{{name}}}: {_law(claim, hypotheses)}. {_listed(users)}\par")
    lines += _RULES
    together = ledger(*(t.theorem for t in by_kernel)).rules
    lines.append(", ".join(rf"\named{{{rule}}}~{together[rule]}" for rule in RULES) + r".\par}")
    return lines


def _row(t: Made, assumed: str, how: str) -> str:
    """Return what a theorem assumes, what it uses, and how it is proved."""
    cites = [rf"\cited{{{name}}}" for name in t.entry.cited()]
    uses = f"uses {listed(cites)}" if cites else "uses no other theorem"
    return rf"\cited{{{t.entry.name}}}\enspace\named{{{t.entry.name}}}: {assumed}; {uses}; {how}.\par"


def _law(claim: Term, hypotheses: Sequence[Term]) -> str:
    stated = rf"${latex(claim, beside=hypotheses)}$"
    return stated + (" if " + listed([f"${latex(h, beside=(claim,))}$" for h in hypotheses]) if hypotheses else "")


def _listed(items: Iterable[str]) -> str:
    text = ", ".join(items)
    return rf"\emph{{Used by}} {text}." if text else r"\emph{Not used.}"
