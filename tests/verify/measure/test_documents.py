"""Whole documents: one that is what its code computed is left alone, any other is computed again."""

import json

import pytest

from verify.measure.documents import put, stands

MODULES = ("verify.measure.conditioning",)


@pytest.fixture
def page(tmp_path):
    path = tmp_path / "page.md"
    path.write_text("1 is 1\n", encoding="utf-8")
    put(path, MODULES, "data")
    return path


def test_what_was_put_stands(page):
    assert stands(page, MODULES, "data")
    assert list(json.loads((page.parent / "measured.json").read_text(encoding="utf-8"))["keys"]) == ["page.md"]


def test_other_code_data_or_text_does_not_stand(page):
    assert not stands(page, ("verify.measure.comparison",), "data")
    assert not stands(page, MODULES, "other data")
    page.write_text("1 is 2\n", encoding="utf-8")
    assert not stands(page, MODULES, "data")


@pytest.mark.parametrize(
    "text", ["", "[]", '{"version": 2, "keys": {}}', '{"version": 1}', '{"version": 1, "keys": 3}']
)
def test_without_a_key_nothing_stands(page, text):
    (page.parent / "measured.json").write_text(text, encoding="utf-8")
    assert not stands(page, MODULES, "data")


def test_the_key_of_another_document_is_no_key(page):
    other = page.with_name("other.md")
    other.write_bytes(page.read_bytes())
    record = page.parent / "measured.json"
    document = json.loads(record.read_text(encoding="utf-8"))
    document["keys"]["other.md"] = document["keys"]["page.md"]
    record.write_text(json.dumps(document), encoding="utf-8")
    assert not stands(other, MODULES, "data")


def test_no_document_no_key(tmp_path):
    assert not stands(tmp_path / "page.md", MODULES)
