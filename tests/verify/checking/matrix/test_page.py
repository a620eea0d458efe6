"""The page: each cell in words, in its row and column, and a report for what is not green."""

import html5lib

from tests.verify.checking.matrix.test_table import made

HTML = "{http://www.w3.org/1999/xhtml}"


def read(*answers):
    return html5lib.HTMLParser(strict=True).parse(made(*answers).html())


def text(node):
    return "".join(node.itertext()).strip()


def test_each_cell_is_said_in_words_with_its_row_and_column():
    tree = read("green", "red", "grey", "skipped")
    (table,) = tree.iter(f"{HTML}table")
    heads = [text(th) for th in table.iter(f"{HTML}th") if th.get("scope") == "col"]
    assert heads == ["kernel", "shape", "float0", "float1", "float2", "float3"]
    rows = [(th.get("scope"), text(th)) for th in table.iter(f"{HTML}th") if th.get("scope") != "col"]
    assert rows == [("rowgroup", "k<1>relu_vjpeps=1"), ("row", "2x3")]
    entries = [(td.get("class"), text(td)) for td in table.iter(f"{HTML}td")]
    assert entries == [
        ("green", "✓agrees"),
        ("red", "✗sign <flipped> & \\x00"),
        ("grey", "–no answer within 3 s"),
        ("grey", "–no half precision"),
    ]
    marks = [span.get("aria-hidden") for td in table.iter(f"{HTML}td") for span in td.iter(f"{HTML}span")]
    assert marks == ["true"] * 4, "a reader of screens hears the words"


def test_what_is_refused_leads_to_its_report():
    tree = read("green", "red")
    (link,) = tree.iter(f"{HTML}a")
    (article,) = tree.iter(f"{HTML}article")
    assert link.get("href") == f"#{article.get('id')}"
    assert "<b> & so" in text(article)
    assert not list(read("green").iter(f"{HTML}article"))


def test_it_asks_nothing_of_the_network():
    assert not list(read("green").iter(f"{HTML}script")) and "http" not in made("green").html()
