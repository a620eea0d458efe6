"""What `derive digest` answers."""

import io

import pytest

from derive.chapters import BOOK
from derive.commands.digest import digest
from derive.doors.reference import theorem
from derive.kernel.terms import DeriveError


def test_a_statement_that_is_typed_has_the_digest_of_the_theorem(tmp_path, monkeypatch):
    """With other names of definitions and indices, hypotheses in another order, a definition written out."""
    variance = theorem("dot_product_variance")
    lines = variance.statement.splitlines()
    moved = "\n".join([*lines[:2], *lines[2:-1][::-1], lines[-1]]).replace("a:d", "z:d").replace("[a]", "[z]")
    moved = moved.replace("random: q[d], k[d]\n", "").replace("assume:", "random: q[d], k[d]\nassume:", 1)
    assert moved != variance.statement
    path = tmp_path / "statement.txt"
    path.write_text(moved, encoding="utf-8")
    for given in (variance.statement, moved, str(path)):
        assert digest(given).document["digest"] == variance.digest
        assert digest(given).text == f"{variance.digest}  the statement of dot_product_variance"
    monkeypatch.setattr("sys.stdin", io.StringIO(moved))
    assert digest("-").document["theorems"] == ["dot_product_variance"]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [("sigma[a]**2*nu[a]**2", "sigma[a]**2*nu[a]"), ("assume: Independent(q, k)\n", ""), ("[d]", "[d, d]")],
)
def test_another_statement_has_another_digest(right, wrong):
    variance = theorem("dot_product_variance")
    changed = variance.statement.replace(right, wrong)
    assert changed != variance.statement
    if "d, d" in wrong:
        with pytest.raises(DeriveError, match=r"line \d+, column \d+: "):
            digest(changed)
    else:
        answer = digest(changed)
        assert answer.document["digest"] != variance.digest
        assert answer.document["theorems"] == []
        assert answer.text.endswith("of no theorem of the book")


@pytest.mark.long
def test_every_statement_that_is_printed_has_its_digest():
    for name, entry in BOOK.entries.items():
        assert name in digest(theorem(name).statement).document["theorems"], entry.title


def test_what_is_no_statement_is_refused_and_says_what_one_is(tmp_path):
    for given in ("nothing.txt", str(tmp_path)):
        with pytest.raises(DeriveError, match="expected a statement, with a line 'claim: ...', or a file"):
            digest(given)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DeriveError, match="it is not text"):
        digest(str(tmp_path / "bytes"))
    with pytest.raises(DeriveError, match="line 1, column 8: "):
        digest("claim: x = x")
