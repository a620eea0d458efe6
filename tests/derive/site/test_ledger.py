"""The claims of the sources in both languages: the same claims, verdicts and formulas."""

import re

import html5lib
import pytest

from derive.claims import WORKS
from derive.site.chinese import remarks_zh
from derive.site.ledger import quoted

FORMULA = re.compile(r"\$[^$]+\$")
WORDS = re.compile(r"[A-Za-z]{4,}")
NAMES = {"logits", "softmax", "query", "token", "values", "batch", "logit"}


def test_each_remark_stands_in_chinese_with_the_formulas_that_it_has_in_english():
    claims = {f"{work.key}#{claim.number}": claim for work in WORKS for claim in work.claims}
    assert list(remarks_zh()) == list(claims)
    for key, said in remarks_zh().items():
        assert set(FORMULA.findall(said)) == set(FORMULA.findall(claims[key].remark)), key
        assert set(WORDS.findall(FORMULA.sub("", said))) <= NAMES, key
        assert re.search("[\u4e00-\u9fff]", FORMULA.sub("", said)) or FORMULA.search(said), key


def test_no_quotation_shows_a_command_of_latex_and_none_loses_its_words():
    words, commands = re.compile(r"[\u4e00-\u9fff]|\d|[A-Z]"), re.compile(r"\\label\{.*?\}|\\\[?[A-Za-z]+")
    quotations = [claim.quotation for work in WORKS for claim in work.claims]
    assert sum("\\" in quotation for quotation in quotations) > 40
    for quotation in quotations:
        shown = quoted(quotation)
        html5lib.HTMLParser(strict=True).parseFragment(shown)
        read = shown.striptags()
        assert "\\" not in read and "$" not in read, read
        assert words.findall(read) == words.findall(commands.sub("", quotation)), read
    assert quoted("mean_qk = x_1 < 2") == "mean_qk = x_1 &lt; 2"  # of a program nothing is raised or lowered
    assert quoted(r"a < \frac{b_i}{2}\label{eq:r1}") == "a &lt; (b<sub>i</sub>)/(2)"


@pytest.mark.long
@pytest.mark.xdist_group("site")
def test_pages_in_both_languages_judge_alike(site):
    for work in WORKS:
        name = work.key.replace(":", "")
        english, chinese = (site[f"{path}sources/{name}.html"].decode() for path in ("", "zh/"))
        judged = [re.findall(r'<section class="claim ([\w-]+)" id="(claim-\d+)"', page) for page in (english, chinese)]
        assert judged[0] == judged[1]
        assert len(judged[0]) == len(work.claims)
        cited = [re.findall(r'class="by">.*', page) for page in (english, chinese)]
        assert [re.findall(r"theorem/(\w+)", by) for by in cited[0]] == [
            re.findall(r"theorem/(\w+)", by) for by in cited[1]
        ]
        assert not any("\\" in re.sub(r"<annotation.*?</annotation>", "", page) for page in (english, chinese))
        assert not re.search(r"refutes|a proof of|right \d", chinese)
