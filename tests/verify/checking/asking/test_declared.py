"""What is declared wrongly is said in a line: what was expected, and what came."""

import numpy as np
import pytest

import verify
from tests.verify.checking import kernels
from tests.verify.checking.kernels import layernorm_vjp


@pytest.mark.parametrize(
    ("keywords", "line"),
    [
        ({"name": "softmax_vpj"}, "no formula is called 'softmax_vpj'; did you mean softmax_vjp"),
        ({"name": "flash_attention.backward"}, r"'flash_attention.backward'; did you mean sdpa.backward\?"),
        ({"epsilon": 1.0}, "softmax_vjp has no convention 'epsilon'; expected one of given"),
        ({"dtype": "float8"}, "dtype: expected one of float64, float32, bfloat16, float16, got 'float8'"),
        ({"compute": "float16"}, "no rounding model of float64 computes in float16"),
        ({"ignore": ["sum"]}, "softmax_vjp has no wrong formula 'sum'"),
        ({"name": kernels.softmax_vjp}, "name: expected the name of a theorem, got function"),
        ({"args": ("x", "y")}, "args: expected some of x, g in the order of the function"),
        ({"args": "x,g"}, "args: expected a list of names, got 'x,g'"),
        ({"ignore": "sign"}, "ignore: expected a list of names, got 'sign'"),
        ({"ignore": ["sing"]}, "softmax_vjp has no wrong formula 'sing'; did you mean sign or sign of the sum?"),
        ({"framework": "tensorflow"}, "framework: expected one of numpy, torch, jax, got 'tensorflow'"),
        ({"given": np.ones(2)}, "given: expected a number or a name, got ndarray"),
        ({"given": 3}, "given: expected a name such as 'input', got 3"),
        ({"given": "inputs"}, "given: expected input or output, got 'inputs'"),
        ({"name": "layernorm_vjp", "eps": "a"}, "eps: expected a number such as 1e-05, got 'a'"),
        ({"name": "layernorm_vjp", "eps": -1}, "eps: expected a number >= 0, got -1"),
        ({"name": "layernorm_vjp", "eps": np.nan}, "eps: expected a finite number, got nan"),
        ({"name": "layernorm_vjp", "eps": None}, "eps: expected a number such as 1e-05, got None"),
        ({"name": "layernorm_vjp", "eps": True}, "eps: expected a number such as 1e-05, got True"),
        ({"given": ["input"]}, "given: expected a number or a name, got list"),
        ({"seed": -1}, "seed: expected a whole number >= 0, got -1"),
        ({"seed": 0.5}, "seed: expected a whole number >= 0, got 0.5"),
        ({"shapes": (3, 5)}, r"shapes: expected a list of shapes \(rows, n\), got \(3, 5\)"),
        ({"shapes": 8}, r"shapes: expected a list of shapes \(rows, n\), got 8"),
        ({"shapes": "8x5"}, r"shapes: expected a list of shapes \(rows, n\), got '8x5'"),
        ({"shapes": []}, r"shapes: expected a list of shapes \(rows, n\), got \[\]"),
        ({"shapes": ["85"]}, r"shapes: expected a list of shapes \(rows, n\), got \['85'\]"),
        ({"shapes": [(2, 3.0)]}, r"shapes: expected \(rows, n\), positive integers, got \(2, 3.0\)"),
        ({"shapes": [(2, True)]}, r"shapes: expected \(rows, n\), positive integers, got \(2, True\)"),
        ({"shapes": [(2, 0)]}, r"shapes: expected \(rows, n\), positive integers, got \(2, 0\)"),
        ({"shapes": [(2, 3, 4)]}, r"shapes: expected \(rows, n\), positive integers, got \(2, 3, 4\)"),
        ({"returns": ("dy",)}, "returns: expected some of dx, each once among the names"),
    ],
)
def test_wrong_usage(keywords, line):
    with pytest.raises(ValueError, match=line.replace("?", r"\?")) as caught:
        verify.check(kernels.softmax_vjp, **{"name": "softmax_vjp", **keywords})
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("declared", "message"),
    [
        ({"dtypes": {"y": "float32"}}, "dtypes: expected some of x, g, dx, got 'y'"),
        ({"layouts": {"y": "a -> a"}}, "layouts: expected some of x, g, dx, got 'y'"),
        ({"layouts": {"x": "a b c -> c b a"}}, "layouts: x: expected 2 axes before ->"),
        ({"inplace": ("dx",)}, "inplace: expected some of x, g, got 'dx'"),
    ],
)
def test_what_is_declared_wrongly_is_said(declared, message):
    with pytest.raises(ValueError) as error:
        verify.check(layernorm_vjp, "layernorm_vjp", **declared)
    assert str(error.value).startswith(message)


def test_what_was_right_of_a_number_does_not_make_a_truth_value_right():
    """They are equal, and what was stated once is remembered."""
    for _ in range(2):
        assert verify.check(3, "layernorm_vjp", eps=1).notes
        with pytest.raises(ValueError, match="eps: expected a number such as 1e-05, got True"):
            verify.check(3, "layernorm_vjp", eps=True)
