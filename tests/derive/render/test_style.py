"""The style file in papers of other people: classes, theorems, equations and links of their own, a narrow column."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

from derive.chapters import BOOK
from derive.doors.records import recorded_evidence
from derive.doors.reference import theorem
from tests.derive.render.positions import Block, faults

ROOT = Path(__file__).resolve().parents[3]
STYLE = ROOT / "derive" / "render" / "transformerproofs.sty"
COLUMN = 206.0  # of 84 mm, in points
TEX = pytest.mark.skipif(
    shutil.which("pdflatex") is None, reason="pdflatex is not installed (texlive-latex-recommended)"
)
POPPLER = pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext is not installed (poppler-utils)")
OWN = r"Own \begin{equation}\label{own}a=b\end{equation}"
PAGES = r"\input{softmax_jacobian}\input{softmax_jacobian_ne_zero}\input{softmax_scaled_limit}"
NARROW = r"\input{layernorm_vjp_narrow}\input{softmax_jacobian_ne_zero_narrow}"
GEOMETRY = (
    r"\usepackage[left=1in,top=1in,textwidth=%gpt,textheight=600pt,noheadfoot,columnsep=12pt]{geometry}"
    r"\pagestyle{empty}"
)
FRAME = "\n\\begin{frame}[fragile]\n%s\n\\end{frame}\n"


class Paper(NamedTuple):
    """A paper: its class, its preamble, its text; and what its text must have, and must not have."""

    document_class: str
    preamble: str
    body: str = OWN + PAGES + OWN.replace("own", "again")
    has: tuple[str, ...] = ("Jacobian of softmax", "Proof.")
    lacks: tuple[str, ...] = ("Checked:", "libnd4j", "bridle")


class Width(NamedTuple):
    """A paper for pages of some measure: its class, its preamble; where its text stands; what a page stands in."""

    measure: float
    document_class: str
    preamble: str
    block: Block
    within: str = "%s\n"


def package(option: str) -> str:
    return rf"\usepackage[{option}]{{transformerproofs}}"


PACKAGE = package("")
PAPERS = {
    "a theorem of its own before": Paper(
        "article", r"\usepackage{amsthm}\newtheorem{theorem}{Satz}" + PACKAGE, has=("Satz 1", "Satz 3")
    ),
    "a theorem of its own after": Paper("article", PACKAGE + r"\newtheorem{theorem}{Satz}", has=("Satz 1", "Satz 3")),
    "amsthm after, and a theorem": Paper(
        "article", PACKAGE + r"\usepackage{amsthm}\theoremstyle{remark}\newtheorem{theorem}{Satz}", has=("Satz 3",)
    ),
    "a lemma beside ours": Paper(
        "article",
        PACKAGE + r"\newtheorem{lemma}[theorem]{Lemma}",
        r"\begin{lemma}Own.\end{lemma}\input{softmax_jacobian}\begin{lemma}Own.\end{lemma}",
        has=("Lemma 1", "Theorem 2", "Lemma 3"),
    ),
    "hyperref before": Paper("article", r"\usepackage[hidelinks]{hyperref}" + PACKAGE, has=("Theorem 3",)),
    "hyperref after": Paper(
        "article", PACKAGE + r"\usepackage[colorlinks,linkcolor=red]{hyperref}", has=("Theorem 3",)
    ),
    "amsart, tags on the left": Paper("amsart", PACKAGE, has=("Theorem 3", "quotient rule, as")),
    "two columns": Paper("article", PACKAGE, OWN + NARROW + r"\input{softmax_scaled_limit}", has=("Theorem 3",)),
    "beamer": Paper(
        "beamer",
        package("proof"),
        FRAME % r"\input{softmax_jacobian_ne_zero_narrow}",
        has=("no entry of the Jacobian",),
    ),
    "a remark of its own": Paper(
        "article",
        r"\newenvironment{remark}{Bemerkung. }{}\newcommand\case{Fall}\newcommand\source{Quelle}" + PACKAGE,
        r"\input{softmax_jacobian}\begin{remark}\case\source\end{remark}",
        has=("Bemerkung. FallQuelle",),
    ),
    "statements only": Paper(
        "article", package("statement"), has=("Theorem 3",), lacks=("Proof.", "Checked:", "Suppose that the", "Rocq")
    ),
    "statements and proofs": Paper(
        "article", package("proof"), has=("Proof.", "quotient rule"), lacks=("Checked:", "Proved in Rocq")
    ),
    "all but the small print": Paper("article", PACKAGE, has=("Proof.", "Proved in Rocq"), lacks=("Checked:", "from")),
    "small print": Paper(
        "article",
        package("colophon"),
        has=("softmax_jacobian. Checked:", "Refuted: diagonal only; factor two; delta missing"),
        lacks=("libnd4j", "seed", "bridle", "from"),
    ),
    "small print, with one of its sources": Paper(
        "article",
        package("colophon"),
        OWN + PAGES + r"\begin{thebibliography}{9}\bibitem{bridle1990}Bridle.\end{thebibliography}",
        has=("softmax_jacobian, from [1]. Checked:", "Refuted: diagonal only; factor two"),
        lacks=("libnd4j", "seed", "bridle1990"),
    ),
}


INCH, POINT, MM = 72.0, 72 / 72.27, 72 / 25.4  # in the points of a PDF
LOWEST = INCH + 600 * POINT
WIDTHS = {
    "article": Width(
        310, "article", GEOMETRY % 345 + PACKAGE, Block([(INCH, INCH + 345 * POINT)], INCH, LOWEST), "%s\n"
    ),
    "two columns": Width(
        COLUMN,
        "article",
        r"\twocolumn" + GEOMETRY % 516 + PACKAGE,
        Block([(INCH, INCH + 252 * POINT), (INCH + 264 * POINT, INCH + 516 * POINT)], INCH, LOWEST),
    ),
    "slides": Width(
        250,
        "beamer",
        r"\setbeamertemplate{navigation symbols}{}" + PACKAGE,
        Block([(10 * MM, 118 * MM)], 0, 96 * MM),
        FRAME.replace("fragile", "allowframebreaks"),
    ),
}
KNOWN = (  # reasons once stood on formulas of these, or their rows were too wide, or the page did not compile
    "softmax_vjp",
    "dot_product_variance_of_centered",
    "masked_attention_backward_query",
    "layernorm_vjp",
    "layernorm_jacobian_norm_le",
    "softmax_jacobian_zero_iff_onehot",
    "perturbed_mean_le",
)


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    folder = tmp_path_factory.mktemp("pages")
    shutil.copy(STYLE, folder)
    for name in ("softmax_jacobian", "softmax_jacobian_ne_zero", "layernorm_vjp"):
        (folder / f"{name}.tex").write_text(theorem(name).latex(), encoding="utf-8")
        (folder / f"{name}_narrow.tex").write_text(theorem(name).latex(measure=COLUMN), encoding="utf-8")
    page = theorem("softmax_scaled_limit").latex()
    (folder / "softmax_scaled_limit.tex").write_text(page, encoding="utf-8")
    return folder


def typeset(folder, name, paper, options=""):
    """Compile a paper twice, for its references; return its text and its log."""
    head = rf"\documentclass{options}{{{paper.document_class}}}{paper.preamble}"
    text = rf"{head}\begin{{document}}{paper.body}\end{{document}}"
    job = re.sub(r"\W+", "_", name)
    (folder / f"{job}.tex").write_text(text, encoding="utf-8")
    for _ in range(2):
        command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", job]
        run = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", check=False)
        if run.returncode:
            raise RuntimeError(run.stdout[-1500:])
    subprocess.run(["pdftotext", "-layout", f"{job}.pdf"], cwd=folder, check=True)
    words = (folder / f"{job}.txt").read_text(encoding="utf-8")
    return " ".join(words.split()), (folder / f"{job}.log").read_text(encoding="utf-8", errors="replace")


def installed(document_class):
    command = ["kpsewhich", f"{document_class}.cls"]
    return subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode == 0


def too_wide(log):
    return [float(w) for w in re.findall(r"Overfull \\hbox \(([\d.]+)pt", log)]


@pytest.mark.long
@TEX
@POPPLER
@pytest.mark.parametrize("name", PAPERS)
def test_pages_stand_in_a_paper(pages, name):
    paper = PAPERS[name]
    if not installed(paper.document_class):
        pytest.skip(f"{paper.document_class} is not installed (texlive-latex-recommended; for beamer texlive-pictures)")
    text, log = typeset(pages, name, paper, "[twocolumn]" if name == "two columns" else "")
    assert [w for w in paper.has if w not in text] == []
    assert [w for w in paper.lacks if w in text] == []
    assert "undefined" not in log.replace("There were undefined references", "")


@TEX
@POPPLER
@pytest.mark.parametrize(
    "names", [KNOWN, pytest.param(tuple(BOOK.theorems), marks=pytest.mark.long)], ids=["known", "all"]
)
@pytest.mark.parametrize("name", WIDTHS)
def test_a_reason_stands_beside_its_formula_or_below_it_and_all_stands_in_the_text(pages, name, names):
    sheet = WIDTHS[name]
    if not installed(sheet.document_class):
        pytest.skip(f"{sheet.document_class} is not installed (texlive-latex-recommended; for beamer texlive-pictures)")
    evidence = recorded_evidence(BOOK)
    for each in names:
        (pages / f"{each}_at.tex").write_text(theorem(each).page(evidence, sheet.measure), encoding="utf-8")
    body = "".join(sheet.within % rf"\input{{{each}_at}}" for each in names)
    job = f"{name} of {len(names)}"
    _, log = typeset(pages, job, Paper(sheet.document_class, sheet.preamble, body))
    assert faults(pages / f"{job.replace(' ', '_')}.pdf", sheet.block) == []
    assert [w for w in too_wide(log) if w > 2] == []


@TEX
@POPPLER
def test_a_reason_on_a_formula_and_a_row_in_the_margin_are_seen(pages):
    over = r"\noindent\rlap{$a = b + c$}\hskip1em\textcolor{quiet}{reason}\par"
    beside = r"\noindent$a = b + c$\qquad\textcolor{quiet}{beside}\par\noindent\textcolor{quiet}{below}\par"
    outside = r"\noindent\hbox to\textwidth{\hss\rlap{margin}}\par\vskip5pt \vbox to\textheight{\vss\hbox{beneath}}"
    sheet = WIDTHS["article"]
    typeset(pages, "planted", Paper("article", sheet.preamble, over + beside + outside))
    (first, *more) = faults(pages / "planted.pdf", sheet.block)
    assert "text='margin'" in first
    assert len(more) > 0 and all("text='reason'" in fault for fault in more)


@TEX
def test_a_page_for_a_narrow_column_fits_into_it(pages):
    _, log = typeset(pages, "narrow", Paper("article", PACKAGE, NARROW), "[twocolumn]")
    assert [w for w in too_wide(log) if w > 2] == []
    _, wide = typeset(pages, "wide", Paper("article", PACKAGE, r"\input{layernorm_vjp}"), "[twocolumn]")
    assert [w for w in too_wide(wide) if w > 2] != []  # what is broken for the book is too wide


@TEX
def test_equations_of_the_paper_stay_as_they_are(pages):
    """They are set alike with the package and without: the same boxes, to the point."""
    shapes = []
    for name, preamble in (("with", PACKAGE), ("without", r"\usepackage{amsmath}")):
        body = rf"\showboxbreadth=100 \showboxdepth=9 \setbox0\vbox{{{OWN}\[ c = d \]}}\showbox0"
        text = rf"\documentclass{{article}}{preamble}\begin{{document}}{body}\end{{document}}"
        (pages / f"own_{name}.tex").write_text(text, encoding="utf-8")
        run = ["pdflatex", "-interaction=nonstopmode", f"own_{name}"]
        subprocess.run(run, cwd=pages, capture_output=True, check=False)  # a shown box counts as an error
        log = (pages / f"own_{name}.log").read_text(encoding="utf-8", errors="replace")
        shapes.append(log[log.index("> \\box0=") : log.index("! OK.")].split())
    assert shapes[0] == shapes[1]
    assert "a" in shapes[0]


@TEX
def test_an_unknown_option_is_an_error(pages):
    with pytest.raises(RuntimeError, match=r"statement, proof,\s+colophon"):
        typeset(pages, "unknown", Paper("article", r"\usepackage[proofs]{transformerproofs}", "x"))


def test_nothing_in_the_style_is_for_one_engine_or_touches_the_paper():
    text = STYLE.read_text(encoding="utf-8")
    for word in ("pdfinfoomitdate", "fontenc", "lmodern", "microtype", "{hyperref}", "PassOptionsToPackage"):
        assert word not in text
