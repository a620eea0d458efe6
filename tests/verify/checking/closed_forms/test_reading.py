"""What ``of=`` may be, end to end: formulas, derivatives, terms and files; and what else is refused in a line."""

from functools import lru_cache

import numpy as np
import pytest

from derive import Dimension, Lt, Sum, define, formula, reals, sqrt, vector, vjp
from derive.kernel.terms import DeriveError
from verify.checking.closed_forms.stated import formulas_of
from verify.checking.diagnose import check

n = Dimension("n")
i, k = n.indices("i k")
x, w = vector("x", n), vector("w", n)
(epsilon,) = reals("epsilon")
rms = define("rms", (x, epsilon), sqrt(Sum(x[k] ** 2, k) / n.card + epsilon))
rmsnorm = define("rmsnorm", (x, epsilon, i), x[i] / rms(x, epsilon))
NORM = formula("norm", w[i] * rmsnorm(x, epsilon, i), given=[Lt(0, epsilon)])
FILE = """
dimensions: n
indices: i:n
reals: epsilon
vectors: x[n], w[n]
assume: 0 < epsilon
define: rms(x[n], epsilon) = sqrt(Sum(x[k]**2, k:n)/size(n) + epsilon)
formula: norm[i] = w[i]*x[i]/rms(x, epsilon)
vjp: norm in x, w
"""


@lru_cache(maxsize=1)
def gradients():
    """Return both, so that what is asked about them is prepared once."""
    return vjp(NORM, x), vjp(NORM, w)


def norm(x, w, eps):
    return w * x / np.sqrt((x * x).mean() + eps)


def backward(x, w, dy, eps, wrong=""):
    """Return the gradients as one writes them by hand, or with a mistake."""
    r = 1 / np.sqrt((x * x).mean() + eps) if wrong != "outside" else 1 / (np.sqrt((x * x).mean()) + eps)
    z, d = x * r, dy * w
    mean = (d * z).sum() if wrong == "sum" else (d * z).mean()
    return r * (d - z * mean) if wrong != "dropped" else r * d, dy * z


@pytest.mark.parametrize(
    "dtype", ["float32", *(pytest.param(d, marks=pytest.mark.long) for d in ("float64", "bfloat16"))]
)
def test_forward_and_backward_agree(dtype):
    assert check(norm, of=NORM, dtype=dtype).agrees
    diagnosis = check(backward, of=gradients(), dtype=dtype)
    assert diagnosis.agrees and [f.result for f in diagnosis.findings] == ["dx", "dw"], diagnosis.report()


def gain(x, w, dy, eps):
    return dy * x / np.sqrt((x * x).mean() + eps)


NAMED = {
    "sum": "the sum of d_rmsnorm*rmsnorm is taken, not the mean",
    "outside": "in rms: epsilon is added outside of the root",
    "dropped": "rmsnorm*mean(d_rmsnorm*rmsnorm) is not subtracted",
}


@pytest.mark.parametrize("wrong", NAMED)
def test_a_mistake_is_named(wrong):
    diagnosis = check(lambda x, w, g, eps: backward(x, w, g, eps, wrong), of=gradients(), dtype="float32")
    assert str(diagnosis.verdict) == "matches a wrong formula" and diagnosis.name.startswith(NAMED[wrong]), (
        diagnosis.report()
    )
    assert "the theorem gives" in diagnosis.report()


def test_a_formula_of_a_file_that_asks_for_none_of_its_derivatives(tmp_path):
    (tmp_path / "own.thm").write_text(FILE.partition("vjp:")[0])
    of = f"{tmp_path / 'own.thm'}:norm"
    assert check(norm, of=of, dtype="float32").agrees
    assert not check(lambda x, w, eps: w * x / (np.sqrt((x * x).mean()) + eps), of=of, dtype="float32").agrees


def test_a_file_of_formulas(tmp_path):
    (tmp_path / "own.thm").write_text(FILE)
    for name, count in (("norm", 1), ("norm_vjp", 2), ("norm_vjp_w", 1)):
        assert len(formulas_of(f"{tmp_path}/own.thm:{name}")) == count
    assert check(gain, of=f"{tmp_path}/own.thm:norm_vjp_w", dtype="float32").agrees
    first, again = (formulas_of(f"{tmp_path}/own.thm:norm_vjp") for _ in range(2))
    assert all(a is b for a, b in zip(first, again, strict=True))
    (tmp_path / "own.thm").write_text(FILE.replace("w[i]*x[i]", "w[i]*x[i]/2"))
    assert not check(gain, of=f"{tmp_path}/own.thm:norm_vjp_w", dtype="float32").agrees  # what is written now
    with pytest.raises(ValueError, match="asks for nothing called 'norm_vjb'; did you mean norm or norm_vjp"):
        formulas_of(f"{tmp_path}/own.thm:norm_vjb")
    (tmp_path / "bad.thm").write_text("formula: f = x")
    with pytest.raises(ValueError, match=r"of: .*bad.thm:f: line 1, column 14"):
        formulas_of(f"{tmp_path}/bad.thm:f")


def test_a_term_and_a_constant_that_the_program_knows():
    assert check(lambda x: x / np.sqrt((x * x).mean() + 0.5), of=rmsnorm(x, epsilon, i), epsilon=0.5).agrees
    diagnosis = check(lambda x: x / np.sqrt((x * x).mean() + 0.3), of=rmsnorm(x, epsilon, i), epsilon=0.5)
    assert str(diagnosis.verdict) == "differs" and "the formula gives" in diagnosis.report()


def test_another_convention_by_substitution():
    gemma = {"w": lambda a: 1 + a}
    assert check(lambda x, w, eps: norm(x, 1 + w, eps), of=NORM, where=gemma, dtype="float32").agrees
    assert not check(norm, of=NORM, where=gemma, dtype="float32").agrees


REFUSED = [
    ({}, "expected exactly one of: the name of a theorem, of="),
    ({"of": NORM, "name": "softmax_vjp"}, "expected exactly one of: the name of a theorem, of="),
    ({"of": 3}, "of: expected a formula, derivatives of one, a term, or FILE.thm:NAME, got int 3"),
    ({"of": []}, "of: expected a formula"),
    ({"of": "norm"}, "no formula is called 'norm'; did you mean layernorm or"),
    ({"of": "no/such.thm:f"}, "of: no/such.thm: No such file"),
    ({"of": NORM, "eps": 1.0}, "the constants: expected some of"),
    ({"of": NORM, "epsilon": "small"}, "epsilon: expected a number, got 'small'"),
    ({"of": NORM, "where": {"w": 1}}, "where: expected a mapping such as"),
    ({"name": "softmax_vjp", "where": {"x": abs}}, "where: it works only with of= or forward="),
]


@pytest.mark.parametrize(("options", "message"), REFUSED)
def test_what_is_misspelt_is_refused_in_a_line(options, message):
    with pytest.raises(ValueError, match=message) as caught:
        check(norm, **options)
    assert "\n" not in str(caught.value) and not isinstance(caught.value, DeriveError)


def test_what_is_as_large_as_floats_go_is_refused_without_a_warning():
    """The tests take warnings for errors."""
    diagnosis = check(lambda x, eps: 1e200 * x * (1 + eps), of=rmsnorm(x, epsilon, i))
    assert str(diagnosis.verdict) == "differs" and diagnosis.decisive.nearest


def test_a_folder_is_no_file_of_formulas(tmp_path):
    with pytest.raises(ValueError, match="^of: .*: Is a directory$"):
        formulas_of(f"{tmp_path}:norm")
