"""What `derive list` answers."""

import json

from derive.chapters import BOOK
from derive.commands.listing import listing
from derive.commands.terminal import PASSED, USAGE
from derive.render.plain import paragraph
from tests.derive.commands.test_cli import one_line, run


def test_list(capsys):
    code, out, err = run(capsys, "list")
    assert (code, err) == (PASSED, "")
    assert all(f"  {name} " in out for name in (*BOOK.entries, *BOOK.analytic))
    code, out, _ = run(capsys, "list", "--json")
    document = json.loads(out)
    assert document["version"] == 1
    assert [t["name"] for t in document["theorems"]] == list(BOOK.theorems)


def test_list_what_words_are_about(capsys):
    code, out, err = run(capsys, "list", "jacobian", "softmax")
    assert (code, err) == (PASSED, "") and out.startswith("softmax_jacobian  ")
    code, again, _ = run(capsys, "list", "jacobian", "softmax", "--json")
    assert [t["name"] for t in json.loads(again)["theorems"]] == [line.split()[0] for line in out.splitlines()]
    code, out, _ = run(capsys, "list", "--chapter", "decay", "--source", "seed:003")
    assert code == PASSED and out.startswith("Decay with the distance\n  ") and out.count("\n\n") == 0
    for words, line in (
        (["jacobian", "--chapter", "decay"], "no theorem of this chapter is about 'jacobian'; in the whole book there"),
        (["zzz", "--source", "seed:003"], "no theorem is about 'zzz'; derive list, without words, lists all\n"),
        (["zzz", "softmx"], "no theorem is about 'zzz softmx'; did you mean softmax_"),
        (["sofmax", "jacobain"], "no theorem is about 'sofmax jacobain'; did you mean softmax_jacobian or"),
    ):
        code, out, err = run(capsys, "list", *words)
        assert (code, out) == (USAGE, "") and one_line(err) and line in err


def test_all_theorems_are_listed_by_chapter_and_those_that_are_asked_for_in_one_list():
    lines = listing((), "", "").text.splitlines()
    assert [line for line in lines if line and line[0] != " "] == [paragraph(c.title) for c in BOOK.chapters.values()]
    assert not set("$\\").intersection("".join(lines))  # a terminal shows no LaTeX
    assert lines[1].split()[0] == next(iter(BOOK.theorems))
    assert all(line and line[0] != " " for line in listing(("softmax",), "", "").text.splitlines())
