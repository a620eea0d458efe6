"""What a file of formulas asks for, from the command line: all is answered, and written whole or not at all."""

import json

import pytest

from derive.commands.terminal import FAILED, PASSED, USAGE
from derive.doors.requests import read, stated
from derive.kernel.certificate import replay
from derive.kernel.terms import StatementError
from derive.language.text.formulas import parse_formulas
from tests.derive.commands.test_cli import one_line, run

GATES = """
reals: t, u
define: sigmoid(t) = 1/(1 + exp(-t))
formula: silu = t*sigmoid(t)
assume: 0 < u
formula: entropy = -u*log(u)
derivative: silu in t
derivative: entropy in u
"""


@pytest.fixture
def gates(tmp_path):
    file = tmp_path / "gates.thm"
    file.write_text(GATES, encoding="utf-8")
    return file


def test_each_answer_is_a_statement_with_its_hypotheses(gates, capsys):
    code, out, err = run(capsys, "derive", gates)
    assert (code, err) == (PASSED, "")
    silu, entropy, total = out.rstrip().split("\n\n")
    assert silu.startswith("derivative of silu in t\n")
    assert "assume" not in silu
    assert "assume: 0 < u\nclaim: HasDerivative(entropy(u), u, -(1 + log(u)))\n" in entropy
    assert total.startswith("2 of 2 derived and proved in ")


def test_what_is_not_found_is_said_with_its_line_and_the_rest_goes_on(gates, capsys, tmp_path):
    gates.write_text(GATES.replace("assume: 0 < u\n", ""), encoding="utf-8")
    certificate = tmp_path / "gates.json"
    code, out, err = run(capsys, "derive", gates, "--certificate", certificate)
    assert (code, err) == (FAILED, "")
    assert "derivative of silu in t\n" in out
    assert "derivative: entropy in u\n(line 7: FAILED: " in out
    assert "1 of 2 derived and proved in " in out
    assert not certificate.exists()  # a part is not taken for the whole


def test_as_data(gates, capsys):
    code, out, _ = run(capsys, "derive", gates, "--json")
    silu, entropy = json.loads(out)["derivatives"]
    assert code == PASSED
    assert (silu["name"], silu["line"], silu["status"]) == ("silu_derivative_t", 7, "proved")
    assert "claim: " in entropy["statement"]


def test_the_certificate_is_replayed(gates, capsys, tmp_path):
    certificate = tmp_path / "gates.json"
    code, _, err = run(capsys, "derive", gates, "--certificate", certificate)
    assert (code, err) == (PASSED, f"derive: {certificate}: written\n")
    theorems = replay(certificate.read_text(encoding="utf-8"))
    assert list(theorems) == ["silu_derivative_t", "entropy_derivative_u"]
    assert [t.concl for t in theorems.values()] == [asked.found().theorem.concl for asked in read(gates)]


def test_the_folder_for_rocq_has_a_file_for_each(gates, capsys, tmp_path):
    folder = tmp_path / "new" / "rocq"
    code, _, err = run(capsys, "derive", gates, "--rocq", folder)
    assert (code, err) == (PASSED, f"derive: {folder}: written\n")
    listed = {line for line in (folder / "_CoqProject").read_text(encoding="utf-8").split() if line.endswith(".v")}
    written = {path.relative_to(folder).as_posix() for path in folder.rglob("*.v")}
    assert listed == written > {"Book/SiluDerivativeT.v", "Book/EntropyDerivativeU.v"}


ONE_NAME = "reals: t\nderivative: t**2 in t\nderivative: t**3 in t\n"
CAPITALS = "reals: t\nformula: f = t**2\nformula: F = t**3\nderivative: f in t\nderivative: F in t\n"


@pytest.mark.parametrize("text", [ONE_NAME, CAPITALS])
def test_two_results_of_one_name_are_not_written_over_each_other(text, capsys, tmp_path):
    file = tmp_path / "two.thm"
    file.write_text(text, encoding="utf-8")
    assert run(capsys, "derive", file)[0] == PASSED
    code, out, err = run(capsys, "derive", file, "--rocq", tmp_path / "rocq")
    assert code == USAGE
    assert "2 of 2 derived and proved" in out  # the answers are not lost
    assert one_line(err)
    assert "name the formulas" in err
    assert not (tmp_path / "rocq").exists()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "it asks for nothing"),
        ("reals: t\nformula: f = t**2\n", "it asks for nothing"),
        ("reals: t\nderivative: f in t\n", "line 2"),
        ("numbers: t\n", "line 1, column 1: expected one of dimensions"),
        (None, "No such file"),
        (b"\xff\xfe", "it is not text"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_in_one_line(text, said, capsys, tmp_path):
    file = tmp_path / "gates.thm"
    if text is not None:
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
    code, out, err = run(capsys, "derive", file)
    assert (code, out) == (USAGE, "")
    assert one_line(err)
    assert said in err
    assert str(file) in err


def test_functions_are_written_for_a_library(capsys, tmp_path):
    file = tmp_path / "gates.thm"
    file.write_text(GATES + "vjp: silu in t\nformula: gated = t*u\nvjp: gated in t, u\n", encoding="utf-8")
    written = {library: tmp_path / f"{library}_gates.py" for library in ("numpy", "torch", "jax")}
    options = [option for library, path in written.items() for option in (f"--{library}", path)]
    code, _, err = run(capsys, "derive", file, *options)
    assert (code, err.count(": written")) == (PASSED, 3)
    names = {}
    exec(written["numpy"].read_text(encoding="utf-8"), names)
    assert names["gated_vjp"](2.0, 3.0, 5.0) == (15.0, 10.0)  # one function for both
    assert names["entropy_derivative_u"](1.0) == names["silu_vjp_t"](0.0, -2.0) == -1.0
    assert "torch.sigmoid" in written["torch"].read_text(encoding="utf-8")
    assert "jax.nn.sigmoid" in written["jax"].read_text(encoding="utf-8")


def test_a_place_that_cannot_be_written_is_said(gates, capsys, tmp_path):
    (tmp_path / "taken").write_text("mine", encoding="utf-8")
    for option, where in (("--certificate", tmp_path), ("--rocq", tmp_path / "taken"), ("--numpy", tmp_path)):
        code, out, err = run(capsys, "derive", gates, option, where)
        assert (code, out) == (USAGE, ""), "before anything is proved"
        assert one_line(err)
        assert f"{where}: cannot be written: " in err
    assert (tmp_path / "taken").read_text(encoding="utf-8") == "mine"


def test_what_is_missing_is_said_in_letters_that_one_can_write(capsys, tmp_path):
    file = tmp_path / "roots.thm"
    declared = "dimensions: n, m\nindices: i:n, s:m\nvectors: W[m, n]\n"
    file.write_text(f"{declared}formula: root[s, i] = sqrt(W[s, i])\nvjp: root in W\n", encoding="utf-8")
    code, out, _ = run(capsys, "derive", file)
    assert code == FAILED
    assert "(line 5: FAILED: cannot show 0 < W[i, j]; proved if you assume ForAll(k:m, ForAll(i:n, 0 < W[k, i]))" in out
    assert "~" not in out


def test_pages_are_written_with_a_document(gates, capsys, tmp_path):
    folder = tmp_path / "pages"
    code, _, err = run(capsys, "derive", gates, "--latex", folder)
    assert (code, err) == (PASSED, f"derive: {folder}: written\n")
    names = ["silu_derivative_t", "entropy_derivative_u"]
    found = {path.name for path in folder.iterdir()}
    assert found == {"derivatives.tex", "transformerproofs.sty", *(f"{name}.tex" for name in names)}
    document = (folder / "derivatives.tex").read_text(encoding="utf-8")
    assert [line for line in document.splitlines() if line.startswith(r"\input")] == [rf"\input{{{n}}}" for n in names]
    for name, asked in zip(names, read(gates), strict=True):
        assert (folder / f"{name}.tex").read_text(encoding="utf-8") == asked.found().latex()


TAKING = """
from gates.thm: silu, sigmoid
reals: v
derivative: silu in t
derivative: sigmoid(v)**2 in v
"""


def test_a_file_takes_formulas_and_definitions_from_another(gates):
    mine = gates.with_name("mine.thm")
    mine.write_text(TAKING, encoding="utf-8")
    silu, square = read(mine)
    assert silu.found().theorem.concl == read(gates)[0].found().theorem.concl
    assert repr(square.found().value) == "2*f(v)*(1 - sigmoid(v))"


def test_a_formula_is_taken_with_what_is_assumed_of_it(gates):
    mine = gates.with_name("mine.thm")
    mine.write_text("from gates.thm: entropy\nderivative: entropy in u\n", encoding="utf-8")
    (asked,) = read(mine)
    assert [repr(h) for h in asked.found().hypotheses] == ["0 < u"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("from other.thm: silu\n", "line 1, column 6: other.thm: expected a file of formulas; No such file"),
        ("from gates.thm: gelu\n", "line 1, column 17: expected a formula or a definition of that file, found 'gelu'"),
        ("reals: silu\nfrom gates.thm: silu\n", "line 2, column 17: expected a new name, found 'silu'"),
        ("dimensions: n\nvectors: t[n]\nfrom gates.thm: silu\n", "silu has a variable t, which is another one here"),
        ("from mine.thm: f\n", "mine.thm takes from mine.thm: a file cannot take from itself"),
        ("from wrong.thm: f\n", "wrong.thm: line 1, column 1: expected one of dimensions"),
    ],
)
def test_what_cannot_be_taken_is_said_with_its_place(gates, text, said):
    mine = gates.with_name("mine.thm")
    mine.write_text(text, encoding="utf-8")
    gates.with_name("wrong.thm").write_text("what: ever\n", encoding="utf-8")
    with pytest.raises(StatementError) as refused:
        read(mine)
    assert said in str(refused.value)


def test_a_file_is_needed_to_take_from_files():
    with pytest.raises(StatementError, match="gates.thm: another file is read by a file only"):
        parse_formulas("from gates.thm: silu")


def test_the_cotangent_is_named_by_the_file_or_by_what_is_free():
    text = (
        "dimensions: g\nindices: i:g\nvectors: x[g]\nformula: f[i] = x[i]**2\nvjp: f in x\ncotangent: dy\nvjp: f in x"
    )
    free, named = (repr(asked.found().value) for asked in stated(parse_formulas(text)))
    assert (free, named) == ("2*x[j]*cotangent[j]", "2*x[j]*dy[j]")
    for taken in ("x", "g", "2", "E"):
        with pytest.raises(StatementError, match=f"line 6, column 12: expected a new name, found {taken!r}"):
            parse_formulas(text.replace("dy", taken))


def test_a_batch_needs_no_axis_of_its_own():
    for text in (
        "dimensions: a, b, g, h, n, d\nvectors: Q[a, b, g, h, n, d]",
        "dimensions: a, b, g, h, n, d\ndefine: f(Q[a, b, g, h, n, d]) = 1",
    ):
        with pytest.raises(StatementError, match=r"Q: 6 axes, and an array has 5 at most; .* leading axes"):
            parse_formulas(text)
