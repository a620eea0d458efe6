import pytest

from derive.site.hypertext import Hypertext

H = Hypertext("../", {"softmax_pos": "Softmax is $> 0$"})


def test_a_name_is_a_link_where_it_has_a_page():
    assert H.link("softmax_pos") == (
        '<a class="name" href="../theorem/softmax_pos.html" title="Softmax is &gt;\xa00">softmax_pos</a>'
    )
    assert H.link("elsewhere") == "<code>elsewhere</code>"


@pytest.mark.parametrize(("room", "rows"), [(1000, 0), (30, 2)])
def test_a_wide_formula_stands_in_rows(room, rows):
    found = H.rows("a + b + c", room, said="a + b + c")
    assert found.count("<mtr>") == rows
    assert '<annotation encoding="application/x-tex">a + b + c</annotation>' in found
    assert '<annotation encoding="text/x-derive">a + b + c</annotation>' in found


def test_a_matrix_is_not_cut():
    assert "<mtable>" in H.rows(r"a + b + \begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}", 10)
