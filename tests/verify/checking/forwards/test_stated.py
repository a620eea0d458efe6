"""A forward pass in NumPy is enough: right gradients agree, wrong ones are named, and nothing is called proved."""

import numpy as np
import pytest

from verify.checking.asking.questions import questions_about
from verify.checking.diagnose import check
from verify.checking.forwards.stated import forward_statement


def swiglu(a, b):
    return a / (1 + np.exp(-a)) * b


def swiglu_backward(a, b, g, wrong=""):
    s = 1 / (1 + np.exp(-a))
    slope = {"": s * (1 + a * (1 - s)), "constant gate": s, "turned": s * (1 - a * (1 - s))}[wrong]
    return g * b * slope, g * a * s


def layernorm(x, gamma, beta, eps):
    centred = x - x.mean(-1, keepdims=True)
    return centred / np.sqrt((centred**2).mean(-1, keepdims=True) + eps) * gamma + beta


def layernorm_backward(x, gamma, beta, g, eps=0.125, wrong=""):
    centred = x - x.mean(-1, keepdims=True)
    r = 1 / np.sqrt((centred * centred).mean(-1, keepdims=True) + eps)
    z, d = centred * r, g * gamma
    dx = r * (d - (wrong != "mean") * d.mean(-1, keepdims=True) - z * (d * z).mean(-1, keepdims=True))
    return dx.astype(x.dtype), (g * z).sum(0).astype(x.dtype), g.sum(0).astype(x.dtype)


NORM = {"forward": layernorm, "axes": {"gamma": "n", "beta": "n"}, "eps": 0.125}


@pytest.mark.parametrize("dtype", ["float64", "bfloat16"])
def test_right_gradients_agree(dtype):
    diagnosis = check(swiglu_backward, forward=swiglu, wrt=("a", "b"), dtype=dtype)
    assert diagnosis.agrees, diagnosis.report()
    assert "not proved" in diagnosis.report() and "theorem" not in diagnosis.report()


@pytest.mark.parametrize("dtype", ["float32", pytest.param("float16", marks=pytest.mark.long)])
def test_right_gradients_of_a_norm_agree(dtype):
    assert check(layernorm_backward, wrt=("x", "gamma", "beta"), dtype=dtype, **NORM).agrees


@pytest.mark.parametrize(
    "dtype", ["float32", *(pytest.param(d, marks=pytest.mark.long) for d in ("float64", "bfloat16"))]
)
def test_a_forward_pass_itself(dtype):
    def mine(x, gamma, beta):
        centred = x - x.mean(-1, keepdims=True)
        return (centred / np.sqrt(np.square(centred).mean(-1, keepdims=True) + 0.125) * gamma + beta).astype(x.dtype)

    assert check(mine, dtype=dtype, **NORM).agrees
    diagnosis = check(lambda x, gamma, beta: mine(x, gamma, 0 * beta), dtype=dtype, **NORM)
    assert str(diagnosis.verdict) == "matches a wrong formula" and diagnosis.name.endswith(" * gamma + beta"), (
        diagnosis.report()
    )


@pytest.mark.parametrize("dtype", ["float64", "bfloat16"])
def test_wrong_gradients_are_refused_and_named(dtype):
    for wrong, name in (
        ("constant gate", "what goes back from a / (1 + exp(-a)) to 1 + exp(-a) is left out"),
        ("turned", "what goes back from a / (1 + exp(-a)) to 1 + exp(-a) has the other sign"),
    ):
        diagnosis = check(
            lambda a, b, g, wrong=wrong: swiglu_backward(a, b, g, wrong), forward=swiglu, wrt=("a", "b"), dtype=dtype,
            args=("a", "b", "g"),
        )  # fmt: skip
        assert diagnosis.name == name, diagnosis.report()


def test_the_mean_that_is_not_subtracted():
    def wrong(x, gamma, beta, g):
        return layernorm_backward(x, gamma, beta, g, wrong="mean")

    diagnosis = check(wrong, wrt=("x", "gamma", "beta"), dtype="float32", **NORM)
    assert diagnosis.name == "what goes back from x - mean(x) to mean(x) is left out", diagnosis.report()


def test_attention_with_its_own_axes_and_a_largest_score():
    def attention(q, k, v):
        s = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
        e = np.exp(s - s.max(-1, keepdims=True))
        return e / e.sum(-1, keepdims=True) @ v

    def backward(q, k, v, g):
        scale = q.shape[-1] ** -0.5
        s = q @ k.T * scale
        e = np.exp(s - s.max(-1, keepdims=True))
        p = e / e.sum(-1, keepdims=True)
        dp = g @ v.T
        ds = p * (dp - (p * dp).sum(-1, keepdims=True)) * scale
        return ds.T @ q, p.T @ g

    axes = {"q": "m d", "k": "n d", "v": "n e"}
    diagnosis = check(backward, forward=attention, wrt=("k", "v"), axes=axes, dtype="float32")
    assert diagnosis.agrees, diagnosis.report()


def test_each_question_is_computed_by_itself():
    """A forward pass adds over all it is given, and yet questions that are asked together stay apart."""
    made = forward_statement(lambda x: x / np.sum(x * x), ("x",))
    for question in questions_about(made, "float64", None, 0):
        x, g = question.given["x"], question.given["g"]
        size = (x * x).sum()
        wanted = g / size - 2 * x * (g * x).sum() / size**2
        assert np.allclose(question.answers["dx"].reference.high, wanted, rtol=1e-12, atol=1e-12)


def test_a_substitution():
    gemma = {"gamma": lambda w: 1 + w}
    kept = {key: value for key, value in NORM.items() if key != "eps"}
    asked = {"where": gemma, "eps": 0.5, "dtype": "float32", **kept}
    diagnosis = check(lambda x, gamma, beta: layernorm(x, 1 + gamma, beta, np.float32(0.5)), **asked)
    assert diagnosis.agrees, diagnosis.report()
    assert not check(lambda x, gamma, beta: layernorm(x, gamma, beta, np.float32(0.5)), **asked).agrees


REFUSED = [
    ({"forward": 3}, "forward: expected a function, got int"),
    ({"forward": swiglu, "wrt": ("c",)}, "wrt: expected some of a, b, got 'c'"),
    ({"forward": swiglu, "axes": {"c": "n"}}, "axes: expected some of a, b, got 'c'"),
    ({"forward": swiglu, "eps": 1.0}, "the constants: expected some of a, b, got 'eps'"),
    ({"forward": swiglu, "axes": {"a": "rows n", "b": "m n"}}, "forward: swiglu: "),
    ({"forward": lambda x: np.arctan(x)}, r"np\.arctan: no step of a forward pass that is known"),
    ({"forward": lambda x, g: x * g, "wrt": ("x",)}, "forward: the name g is that of the gradient"),
    ({"forward": lambda x: np.log(-np.exp(x))}, "a domain was expected that 100 draws"),
    ({"forward": swiglu, "name": "gelu_vjp"}, "expected exactly one of: the name of a theorem, of="),
]


@pytest.mark.filterwarnings("ignore:invalid value")
@pytest.mark.parametrize(("options", "message"), REFUSED)
def test_what_cannot_be_asked_is_refused_in_a_line(options, message):
    with pytest.raises(ValueError, match=message) as caught:
        check(swiglu_backward, **options)
    assert "\n" not in str(caught.value)
