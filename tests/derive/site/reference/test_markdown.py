"""Markdown as the pages show it: formulas before marks, links of names, anchors as on a forge, and no HTML."""

import pytest

from derive.language.symbols import RenderError
from derive.site.reference.markdown import Markdown

LINK = '<a href="derive.html#derive.vjp">'
SAID = Markdown({"vjp": "derive.html#derive.vjp"}, {"words.md": "words.html"})


@pytest.mark.parametrize(
    ("source", "parts"),
    [
        ("$a_i$ and $b_i$", ["<msub><mi>a</mi>", "<msub><mi>b</mi>"]),
        ("| $a_i$ | b |\n|---|---|\n| 1 | `vjp()` |", ["<th><math ", f"<td>{LINK}<code>vjp()</code></a></td>"]),
        ("[Words](words.md#a) [`vjp`](words.md)", ['href="words.html#a"', '<a href="words.html"><code>vjp</code></a>']),
        ("# A b: c!\n# A b: c!", ['<h1 id="a-b-c">', '<h1 id="a-b-c-1">']),
        ("<script>x</script>", ["&lt;script&gt;"]),
        ("`$a` costs $5", ["<code>$a</code> costs $5"]),
    ],
)  # fmt: skip
def test_what_is_written(source, parts):
    found = SAID.html(source)
    assert all(part in found for part in parts), found
    assert "<script" not in found


def test_a_formula_that_cannot_be_read_is_refused():
    with pytest.raises(RenderError, match="nosuch"):
        SAID.html(r"$\nosuch$")
