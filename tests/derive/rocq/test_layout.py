"""How a file for Rocq is laid out."""

from derive.rocq.layout import comment, module, wrapped


def test_the_file_of_a_chapter_is_named_in_one_word():
    assert module("dot_product") == "DotProduct"


def test_a_comment_ends_where_it_ends_and_holds_no_string():
    assert comment('a *) "b"') == "(* a * ) 'b'. *)"


def test_long_lines_are_broken_at_spaces():
    lines = wrapped("  assert " + "word " * 60)
    assert all(len(line) < 120 for line in lines)
    assert {line[: len(line) - len(line.lstrip())] for line in lines[1:]} == {"    "}
    assert wrapped("one\n\n  two") == ["one", "", "  two"]
