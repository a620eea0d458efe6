"""The style file in papers of other people: with theorems of their own, and with other engines."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
STYLE = ROOT / "derive" / "render" / "transformerproofs.sty"
PAPERS = {
    "with a theorem of its own": (
        r"\usepackage{amsthm}\newtheorem{theorem}{Satz}\newtheorem{lemma}[theorem]{Lemma}\usepackage{transformerproofs}",
        "Satz 2",
    ),
    "with a lemma beside ours": (r"\usepackage{transformerproofs}\newtheorem{lemma}[theorem]{Lemma}", "Theorem 2"),
}


@pytest.mark.skipif(shutil.which("pdflatex") is None, reason="pdflatex is not installed (texlive-latex-recommended)")
@pytest.mark.parametrize("paper", PAPERS)
def test_a_page_stands_in_a_paper(paper, tmp_path):
    preamble, expected = PAPERS[paper]
    for file in (STYLE, ROOT / "docs" / "proofs" / "softmax_jacobian.tex"):
        shutil.copy(file, tmp_path)
    body = r"\begin{lemma}Own.\end{lemma}\input{softmax_jacobian}\begin{lemma}Own.\end{lemma}"
    text = rf"\documentclass{{article}}{preamble}\begin{{document}}{body}\end{{document}}"
    (tmp_path / "paper.tex").write_text(text, encoding="utf-8")
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "paper"]
    found = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout[-2000:]
    if shutil.which("pdftotext"):
        subprocess.run(["pdftotext", "paper.pdf"], cwd=tmp_path, check=True)
        assert expected in (tmp_path / "paper.txt").read_text(encoding="utf-8").replace("\n", " ")


def test_nothing_in_the_style_is_for_one_engine_only():
    text = STYLE.read_text(encoding="utf-8")
    assert "pdfinfoomitdate" not in text
    assert r"\ifpdftex\RequirePackage[utf8]{inputenc}" in text
