"""The reader of BibTeX, and the printed list."""

import pytest

from derive.render.bibliography import BibliographyError, bibliography_tex, parse_bibliography

TWO = """comment
@misc{a2020, author = {A and {B and C} and D}, title = {On {X}}, year = {2020}}
@misc{b, title = {Notes}, url = {https://example.org/a_b}}
"""


def test_fields_are_read():
    entries = parse_bibliography(TWO)
    assert list(entries) == ["a2020", "b"]
    assert entries["a2020"]["title"] == "On {X}"
    assert entries["b"] == {"title": "Notes", "url": "https://example.org/a_b"}


def test_only_what_is_used_is_printed_in_the_order_of_the_file():
    lines = bibliography_tex(parse_bibliography(TWO), ["b", "a2020", "b"])
    assert [line.split("}")[0] for line in lines[1:-1]] == [r"\bibitem{a2020", r"\bibitem{b"]
    assert bibliography_tex(parse_bibliography(TWO), []) == []


def test_an_article_is_printed_with_its_journal():
    text = "@article{c, author = {A}, title = {On Y}, journal = {J of Y}, volume = {7}, pages = {%s}, year = {1981}}"
    printed = [bibliography_tex(parse_bibliography(text % pages), ["c"])[1] for pages in ("1--9", "509")]
    assert printed[0] == r"\bibitem{c} A. On Y. \emph{J of Y}~7, pp.~1--9, 1981."
    assert printed[1].endswith(", p.~509, 1981.")
    asked = bibliography_tex(parse_bibliography(text.replace("On Y", "Why Y?") % "1"), ["c"])[1]
    assert asked.startswith(r"\bibitem{c} A. Why Y? \emph{J of Y}")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("@misc{a, title = {b}}\n@misc{a, title = {c}}", "two entries"),
        ("@misc{a, title = {b}", "fields in braces"),
        ("@misc{a, title = {b", "not closed"),
        ("@misc{a, title = b}", "fields in braces"),
        ("@misc{a, year = {1}}", "a title"),
    ],
)
def test_damage_is_refused(text, why):
    with pytest.raises(BibliographyError, match=why):
        parse_bibliography(text)
