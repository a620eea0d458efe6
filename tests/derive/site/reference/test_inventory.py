"""The inventory as Sphinx reads it."""

import re
import zlib

import pytest

from derive.chapters import BOOK
from derive.site.building import pages
from derive.site.reference.inventory import Linked, inventory
from derive.site.reference.pages import reference_pages
from derive.site.theorem import theorem_pages
from tests.derive.site.pages import anchors, tree

LINE = re.compile(r"(.+?)\s+(\S+)\s+(-?\d+)\s+?(\S*)\s+(.*)")  # as intersphinx has it


def read(made):
    lines = made.split(b"\n", 4)
    assert lines[0] == b"# Sphinx inventory version 2"
    assert b"zlib" in lines[3]
    return [LINE.fullmatch(line).groups() for line in zlib.decompress(lines[4]).decode().splitlines()]


@pytest.fixture(scope="module")
def few():
    return pages(BOOK, ("softmax_pos", "partition_pos"), (reference_pages, theorem_pages))


def test_each_line_leads_to_a_place_on_a_page(few):
    found = read(few["objects.inv"])
    labels = {name: title for name, role, _, _, title in found if role == "std:label"}
    assert set(labels) == {"softmax_pos", "partition_pos"}
    assert "$" not in labels["softmax_pos"]
    assert ("derive.decide", "py:function") in {(name, role) for name, role, *_ in found}
    for name, _, _, address, _ in found:
        path, _, anchor = address.replace("$", name).partition("#")
        assert path in few
        assert not anchor or anchor in anchors(tree(few[path].decode()))


def test_another_target_makes_another_inventory():
    one = Linked("a", "std:label", "a.html", "A title")
    assert read(inventory("p", "1", [one])) == [("a", "std:label", "-1", "a.html", "A title")]
    assert inventory("p", "2", [one]) != inventory("p", "1", [one])
