"""Pages: what must be on them, and that TeX sets each of them alone."""

import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from derive.chapters import BOOK
from derive.kernel.certificate import digest
from derive.kernel.terms import Term, num
from derive.language.entry import Entry, Notation, Opening, Reason, calc, step
from derive.language.symbols import RenderError
from derive.language.terms import Apart, Dimension, Eq, Lt, Sum, reals, vector
from derive.proving.prover import prove
from derive.render.evidence import Evidence
from derive.render.page import formulas_tex, page, printed, replayed
from derive.render.words import with_hints
from tests import book
from tests.derive.render.pages import printed as page_of

STYLE = Path(__file__).parents[3] / "derive" / "render" / "transformerproofs.sty"
TEX = shutil.which("latexmk") and shutil.which("pdflatex")
EACH = [(chapter, entry.name) for chapter, listed in BOOK.chapters.items() for entry in listed.entries]


@pytest.fixture(name="proved")
def theorems():
    return book.on_demand()


def passed(entry: Entry, theorem) -> Evidence:
    columns = {c: {"status": "pass"} for c in ("kernel", "sympy", "transformer", "ball", "mutants")}
    return Evidence({entry.name: {"digest": digest(theorem.hyps, theorem.concl), **columns}})


# --- what is on a page ---


def one_of_each_kind():
    """A theorem of each chapter and form of proof, and one for each word by which a step is justified."""
    kinds = {}
    for chapter, name in EACH:
        entry = BOOK.entries[name]
        words = {word for link in steps(entry.proof) for word in link.reason.powers}
        for kind in ((chapter, type(entry.proof)), *words, *(h.head for h in entry.given)):
            kinds.setdefault(kind, name)
    return [*dict.fromkeys(kinds.values())]


@pytest.mark.parametrize("of", ["kinds", pytest.param("all", marks=pytest.mark.long)])
def test_every_step_reason_and_hypothesis_is_printed(of):
    for name in one_of_each_kind() if of == "kinds" else BOOK.entries:
        all_is_printed(BOOK.entries[name])


def all_is_printed(entry):
    text = page(page_of(entry.name), Evidence())
    made = page_of(entry.name).printed
    assert entry.title in text
    for link in steps(entry.proof):
        assert link.why in text, entry.name
        for cited in link.reason.lemmas:
            assert rf"\cited{{{getattr(cited, 'entry', cited).name}}}" in text
    flat = re.sub(r"\s+|\\MoveEqLeft|\\quad|\\\\|&", "", text)
    for hypothesis in made.hypotheses:
        assert hypothesis.head in ("independent", "forall") or squeezed(made.page.tex(hypothesis)) in flat
    assert text.count(r"\begin{provedtheorem}") == text.count(r"\qedby") == 1


def squeezed(tex: str) -> str:
    return re.sub(r"\s+", "", tex)


def steps(proof):
    if hasattr(proof, "steps"):
        return list(proof.steps)
    names = [n for n in ("first", "second", "same", "apart", "base", "up", "down") if hasattr(proof, n)]
    return [s for n in names for s in steps(getattr(proof, n))]


def test_the_statement_is_the_kernels_conclusion(proved):
    entry = BOOK.entries["softmax_jacobian"]
    chapter = BOOK.chapters["softmax"].opening
    with pytest.raises(RenderError, match="another term"):
        printed(entry, proved["softmax_vjp"], chapter)
    assert printed(entry, proved["softmax_jacobian"], chapter).claim == proved["softmax_jacobian"].concl


def test_names_of_bound_variables_are_the_authors():
    n = Dimension("n")
    i, j = n.indices("i j")
    x = vector("x", n)
    one, other = Sum(x[i], i), Sum(x[j], j)
    assert one == other
    assert (with_hints(one, other).hint, with_hints(other, one).hint) == ("j", "i")


def test_the_chapters_notation_is_explained():
    n = Dimension("n")
    i, j = n.indices("i j")
    x = vector("x", n)
    (c,) = reals("c")
    total = Sum(x[i], i)
    entry = Entry("t", "T", Eq(total * c, c * total), calc(step(c * total, Reason(), "commute")), (), ("bridle1990",))
    text = page(replayed(entry, prove(entry), Opening("C", "", (Notation(total, "Z"),))), Evidence())
    assert r"\gutter{where}Z = \sum_{i<n} x_i." in text
    assert "Z c = c Z" in text
    plain = page(replayed(entry, prove(entry), Opening("C", "")), Evidence())
    assert "where" not in plain


def test_a_notation_that_clashes_is_left_out():
    n = Dimension("n")
    (i,) = n.indices("i")
    x = vector("x", n)
    (z,) = reals("Z")
    total = Sum(x[i], i)
    entry = Entry("t", "T", Eq(total * z, z * total), calc(step(z * total, Reason(), "commute")), (), ("bridle1990",))
    assert "where" not in page(replayed(entry, prove(entry), Opening("C", "", (Notation(total, "Z"),))), Evidence())


# --- evidence ---


def test_evidence_is_shown_by_digest(proved):
    entry = BOOK.entries["softmax_jacobian"]
    chapter, theorem = BOOK.chapters["softmax"].opening, proved["softmax_jacobian"]
    record = passed(entry, theorem)
    text = page(replayed(entry, theorem, chapter), record, BOOK.mutants[entry.name])
    assert "kernel pass; SymPy pass; Transformer pass; balls pass; mutants pass" in text
    assert "Refuted: diagonal only" in text
    record.theorems[entry.name]["digest"] = "0" * 64
    text = page(replayed(entry, theorem, chapter), record, BOOK.mutants[entry.name])
    assert "kernel not run; SymPy not run; Transformer not run; balls not run; mutants not run" in text
    assert "Refuted" not in text


def test_a_failure_is_shown_as_one(proved):
    entry = BOOK.entries["softmax_jacobian"]
    record = passed(entry, proved[entry.name])
    record.theorems[entry.name]["ball"] = {"status": "fail"}
    record.theorems[entry.name]["mutants"] = {"status": "fail"}
    text = page(replayed(entry, proved[entry.name], BOOK.chapters["softmax"].opening), record, BOOK.mutants[entry.name])
    assert text.count(r"\fails{fail}") == 4  # for each, in what a book prints and in what stands alone
    assert "Refuted" not in text


def test_where_sympy_derived_it_is_said(proved):
    entry = BOOK.entries["softmax_jacobian"]
    record = passed(entry, proved[entry.name])
    figures = record.theorems[entry.name]["sympy"]
    figures |= {"sizes": [{"n": 1}, {"n": 2}], "symbolic": "equal"}
    shown = [page(replayed(entry, proved[entry.name], BOOK.chapters["softmax"].opening), record)]
    figures["symbolic"] = "stopped"
    shown.append(page(replayed(entry, proved[entry.name], BOOK.chapters["softmax"].opening), record))
    assert "SymPy pass ($n = 1, 2$; every size)" in shown[0]
    assert "SymPy pass ($n = 1, 2$; stopped at symbolic sizes)" in shown[1]


def test_of_many_sizes_the_count_and_the_largest_are_said(proved):
    entry = BOOK.entries["softmax_jacobian"]
    record = passed(entry, proved[entry.name])
    figures = record.theorems[entry.name]["sympy"]

    def shown(*sizes):
        figures["sizes"] = [dict(zip("mn", pair, strict=True)) for pair in sizes]
        return page(replayed(entry, proved[entry.name], BOOK.chapters["softmax"].opening), record)

    assert "SymPy pass (4 sizes up to $(m, n) = (5, 7)$)" in shown((1, 1), (2, 7), (5, 3), (2, 2))
    assert "SymPy pass (size $(m, n) = (2, 3)$)" in shown((2, 3))


# --- TeX ---

ALONE = r"""\documentclass[11pt,a4paper]{article}
\usepackage[textwidth=150mm,textheight=232mm,centering]{geometry}
\usepackage{transformerproofs}\begin{document}\input{page}\end{document}
"""


def problems(log: str) -> list[str]:
    """Return what a log says of errors, references and lines more than 2pt too wide."""
    wide = [m[0] for m in re.finditer(r"Overfull \\hbox \(([\d.]+)pt too wide\).*", log) if float(m[1]) > 2]
    return wide + re.findall(r"^!.*|.*(?:Reference|Citation) .*undefined.*|.*multiply.defined.*", log, re.MULTILINE)


def test_the_reader_of_logs_sees_problems():
    assert problems("Overfull \\hbox (2.1pt too wide) detected at line 3\n") != []
    assert problems("LaTeX Warning: Reference `x' on page 1 undefined on input line 3.\n") != []
    assert problems("! Undefined control sequence.\n") != []
    assert problems("Overfull \\hbox (1.9pt too wide) detected at line 3\n") == []


@pytest.mark.parametrize("of", ["kinds", pytest.param("all", marks=pytest.mark.long)])
@pytest.mark.skipif(not TEX, reason="not run: latexmk and pdflatex are not installed")
def test_pages_compile_alone(tmp_path, proved, of):
    """A page of each form of proof, and of each chapter too; the book has them all."""
    shutil.copy(STYLE, tmp_path)
    each = {(chapter, type(BOOK.entries[name].proof)): name for chapter, name in EACH}
    forms = {form: name for (_, form), name in each.items()}  # of a form the last, which has the longest formulas
    seen = []
    for name in each.values() if of == "all" else forms.values():
        own, entry = BOOK.chapter(name), BOOK[name]
        chapter = own.opening
        text = page(
            replayed(entry, proved[entry.name], chapter), passed(entry, proved[entry.name]), BOOK.mutants[entry.name]
        )
        (tmp_path / "page.tex").write_text(text, encoding="utf-8")
        (tmp_path / "alone.tex").write_text(ALONE, encoding="utf-8")
        run = subprocess.run(
            ["pdflatex", "-halt-on-error", "-interaction=nonstopmode", "-draftmode", "alone.tex"],
            cwd=tmp_path,
            capture_output=True,
            check=False,
            timeout=60,
        )
        log = (tmp_path / "alone.log").read_text(encoding="latin-1")
        seen += [f"{entry.name}: {p}" for p in problems(log)] + [entry.name] * (run.returncode != 0)
    assert seen == []


def test_an_induction_and_cases_are_laid_out(proved):
    by_cases = page(
        replayed(
            BOOK.entries["softmax_jacobian_ne_zero"],
            proved["softmax_jacobian_ne_zero"],
            BOOK.chapters["softmax"].opening,
        ),
        Evidence(),
    )
    assert r"\case{Where $i = j$.}" in by_cases
    assert r"\case{Where $i \ne j$.}" in by_cases
    name = "relative_encoding_planar"
    induction = page(replayed(BOOK.entries[name], proved[name], BOOK.chapters["sinusoidal"].opening), Evidence())
    assert (
        induction.index("At $t = 0$") < induction.index("From $t$ to $t + 1$") < induction.index("From $t + 1$ to $t$")
    )


def test_the_parts_of_a_conjunction_are_called_what_they_are(proved):
    chapter = BOOK.chapters["softmax"].opening
    assert r"\case{Second derivative.}" in page(
        replayed(BOOK.entries["softmax_hessian"], proved["softmax_hessian"], chapter), Evidence()
    )
    name = "softmax_jacobian_le_of_gap"
    assert r"\case{Second inequality.}" in page(replayed(BOOK.entries[name], proved[name], chapter), Evidence())


@pytest.mark.parametrize(
    ("name", "chapter", "opening"),
    [
        ("layernorm_sum_zero", "normalization", "all $x \\in \\mathbb{R}^{n}$\nwith $0 < v + \\varepsilon$,\n"),
        (
            "masked_attention_backward_value",
            "attention",
            "with $r \\ne 0$,\nand with $D_k \\ne 0$ for all $k < m$,\n\\begin{equation*}",
        ),
    ],
)
def test_the_domain_is_printed(proved, name, chapter, opening):
    assert opening in page(replayed(BOOK.entries[name], proved[name], BOOK.chapters[chapter].opening), Evidence())


def test_a_domain_stands_before_the_hypotheses(proved):
    name = "softmax_lt_one"
    within = replace(BOOK.entries[name], where=(Lt(0, vector("x", Dimension("n"))[Dimension("n").indices("i")[0]]),))
    text = page(replayed(within, proved[name], BOOK.chapters["softmax"].opening), Evidence())
    assert "with $0 < x_i$.\nSuppose that $i \\ne k$. Then" in text


def test_conjunctions_and_distinct_indices_are_hypotheses_in_words(proved):
    text = page(
        replayed(BOOK.entries["softmax_lt_one"], proved["softmax_lt_one"], BOOK.chapters["softmax"].opening), Evidence()
    )
    assert r"Suppose that $i \ne k$. Then" in text
    assert Apart(*Dimension("n").indices("i k")) == BOOK.entries["softmax_lt_one"].given[0]
    assert Term("eq", num(1), num(1)).sort == "P"


def test_what_is_to_be_read_first_stands_before_the_statement():
    made = page_of("sinusoidal_inner_complex")
    text = page(made, Evidence())
    assert " ".join(made.entry.reading.split()) in text
    assert text.index(r"\reading{") < text.index(r"\begin{provedtheorem}") < text.index(r"\remark{")
    assert r"\reading" not in page(page_of("softmax_pos"), Evidence())


def test_a_left_side_that_stands_above_has_room_beside_the_others():
    # what stands above begins where the longest left side ends: with both in one alignment this one would overflow
    long = " + ".join(["x_i"] * 12)
    beside = " + ".join(["y_i"] * 7)
    rows = formulas_tex([f"{long} = {long}", f"{beside} = z"], ".", 356.0)
    assert sum(r"\MoveEqLeft" in row for row in rows) == 2
    short = formulas_tex([f"{long} = {long}", "y = z"], ".", 356.0)
    assert sum(r"\MoveEqLeft" in row for row in short) == 1
    right = formulas_tex([f"y = {long}", f"{beside} = z"], ".", 356.0)
    assert sum(r"\MoveEqLeft" in row for row in right) == 2


def test_of_many_symbols_those_that_the_statement_does_not_name_stand_in_small_type_behind_it(proved):
    def written(name):
        chapter, entry = BOOK.chapter(name), BOOK[name]
        return page(replayed(entry, proved[name], chapter.opening), Evidence())

    text = written("encoder_permutation_equivariant")
    large, small = re.search(r"where}(.*?)\\begin\{beneath\}(.*?)\\end\{beneath\}", text, re.DOTALL).groups()
    assert "E(X)_{jo} = " in large and "relu" not in large
    assert all(rf"\operatorname{{{name}}}(" in small for name in ("relu", "softmax", "attention", "FFN", "LayerNorm"))
    assert "beneath" not in written("softmax_vjp")
