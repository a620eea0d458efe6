"""A chapter has its theorems as values, or names the modules that have them; a module is loaded when it is needed."""

import sys
from dataclasses import replace
from importlib import import_module
from types import ModuleType

import pytest

from derive.books.book import Chapter
from derive.books.chapter import BookError, _imported
from derive.chapters import BOOK
from derive.chapters.softmax import theorems as softmax
from derive.language import fresh
from derive.language.analysis import Analytic
from derive.language.entry import Opening


def test_values_and_modules_say_the_same():
    named = Chapter("softmax", "derive.chapters.softmax.theorems")
    held = Chapter("softmax", named.theorems, opening=softmax.OPENING)
    assert held.theorems == named.theorems == named.entries
    assert (held.opening, held.title, held.notation) == (named.opening, named.title, named.notation)
    assert (held.modules, named.modules) == ((), ("derive.chapters.softmax.theorems",))


def test_a_module_states_what_it_assigns():
    own = Chapter("interaction", "derive.chapters.interaction.theorems").theorems
    assert own == BOOK.chapters["interaction"].entries
    assert "softmax_jacobian" not in {item.name for item in own}


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("from a import b", {"b"}),
        ("from .a.b import (\n    c,\n    d as e,  # f, g\n)\nh = 1", {"c", "e"}),
        ("from a import b, c as d  # noqa: F401\nfrom e import f\n", {"b", "d", "f"}),
        ("def f():\n    from a import b\nimport c", set()),
        ("from derive.language.fresh import *\nfrom a import b", {"Fresh", "shown", "b"}),
    ],
)
def test_what_a_module_has_imported_is_read_from_its_text(source, names):
    module = ModuleType("a_chapter")
    vars(module).update(Fresh=fresh.Fresh, shown=fresh.shown, hole="another")
    assert set(_imported(module, source)) == names


def test_a_folder_has_what_belongs_to_a_chapter(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(tmp_path)
    package = f"folder_{tmp_path.name.replace('-', '_')}"
    folder = tmp_path / package
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    stated = "from derive.chapters.softmax.theorems import softmax_pos as theirs\nmine = theirs\n"
    (folder / "stated.py").write_text(stated)
    (folder / "mistakes.py").write_text("from derive.chapters.softmax.mistakes.theorems import MISTAKES as THEIRS\n"
        "MISTAKES = [m for m in THEIRS if m.theorem == 'softmax_pos']\n")  # fmt: skip
    (folder / "counterparts.py").write_text("def softmax_pos(x): return x\n")
    chapter = Chapter.in_folder(package, ["stated"])
    assert (chapter.name, chapter.modules) == (package, (f"{package}.stated",))
    assert (chapter.figures, chapter.wrong) == ((), ())
    assert not {f"{package}.{part}" for part in ("stated", "mistakes", "counterparts")} & set(sys.modules)
    assert chapter.theorems == (softmax.softmax_pos,)
    assert chapter.mistakes_about("softmax_pos") == BOOK.chapters["softmax"].mistakes_about("softmax_pos")
    assert chapter.counterparts[0].softmax_pos(1) == 1
    assert (chapter.slogans, chapter.landing, chapter.totals) == ({}, None, ())


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ("softmax_pos\tWeights are positive.\n", ""),
        ("softmax_pos Weights are positive.\n", "a name, a tab and a sentence were expected, not 'softmax_pos Weights"),
        ("softmax_pso\tWeights are positive.\n", "softmax_pso in the slogans is no theorem of the chapter"),
    ],
)
def test_slogans_are_a_table_in_the_folder(rows, message, tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(tmp_path)
    package = f"told_{tmp_path.name.replace('-', '_')}"
    (tmp_path / package).mkdir()
    (tmp_path / package / "__init__.py").write_text(
        "from derive.chapters.softmax.theorems import softmax_pos as theirs\n"
    )
    (tmp_path / package / "stated.py").write_text(f"import {package}\nmine = {package}.theirs\n")
    (tmp_path / package / "slogans.tsv").write_text(f"theorem\tslogan\n{rows}")
    chapter = Chapter.in_folder(package, ["stated"])
    if message:
        with pytest.raises(BookError, match=message):
            _ = chapter.slogans
    else:
        assert chapter.slogans == {"softmax_pos": "Weights are positive."}


def test_symbols_are_looked_up_in_the_order_in_which_modules_are_named():
    weights, blocks = (import_module(f"derive.chapters.attention.{part}") for part in ("weights", "blocks"))
    notation = BOOK.chapters["attention"].notation
    assert notation[: len(weights.NOTATION)] == weights.NOTATION
    assert notation[-len(blocks.NOTATION) :] == blocks.NOTATION


def test_without_an_opening_the_name_is_the_title():
    assert Chapter("my_own_sums", []).opening == Opening("My own sums")


def test_what_is_not_said_of_a_theorem_is_nothing():
    assert Chapter("x", []).mistakes_about("softmax_pos").mutants == ()
    assert Chapter("x", []).counterparts == ()
    assert [f.__name__ for f in (Chapter("x", [], counterparts={"f": max}).counterparts[0].f,)] == ["max"]


def test_a_theorem_of_analysis_follows_one_of_its_chapter():
    entry, other = softmax.softmax_pos, next(i for i in BOOK.theorems.values() if isinstance(i, Analytic) and i.after)
    own = Chapter("mine", [replace(other, after=""), entry])
    assert [item.name for item in own.theorems] == [entry.name, other.name]
    with pytest.raises(BookError, match=f"{other.name}: follows {other.after}, which is no theorem of mine before it"):
        _ = Chapter("mine", [entry, other]).theorems
