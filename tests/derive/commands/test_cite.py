"""What `derive cite` answers."""

import pytest

from derive.chapters import BOOK
from derive.commands.cite import cite
from derive.commands.graph import graph
from derive.doors.reference import UnknownNameError, theorem
from derive.render.ranks import ranks


def test_cite():
    answer = cite(["softmax_pos", "softmax_vjp", "softmax_pos"], False)
    keys = [e["key"] for e in answer.document["entries"]]
    assert keys == ["softmax_pos", "softmax_vjp"]
    assert "{Proposition 1.2, " in answer.text and "{Theorem 1.13, " in answer.text
    assert theorem("softmax_vjp").digest in answer.text
    more = cite(["softmax_jacobian"], True)
    assert [e["key"] for e in more.document["entries"]][0] == "softmax_jacobian"
    assert "@incollection{bridle1990," in more.text


def test_cite_numbers_theorems_as_the_book_does():
    rank = ranks(BOOK)
    for number, own in enumerate((c.theorems for c in BOOK.chapters.values()), 1):
        assert f"{{{rank[own[-1].name]} {number}.{len(own)}, " in cite([own[-1].name], False).text


def test_names_that_are_none_are_refused_with_what_was_meant():
    with pytest.raises(UnknownNameError, match="did you mean normalization"):
        graph("normalisation", "dot", False)
    with pytest.raises(UnknownNameError, match="did you mean softmax_vjp"):
        cite(["softmax_vpj"], False)
