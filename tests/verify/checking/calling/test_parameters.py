"""Parameters of a function and the arguments that they are."""

import numpy as np
import pytest

from verify.checking.calling.parameters import CallError, Calling, bound

TWO = {"x": ("input",), "g": ("dy", "grad_output")}
GIVEN = {"x": "X", "g": "G", "eps": 1}


class Autograd:
    """Of what a class of torch.autograd has, what tells it."""

    apply = forward = backward = staticmethod(lambda *arrays: arrays)


class Module:
    """Of what a module of torch.nn has, what tells it."""

    named_parameters = forward = __call__ = lambda self, x: x


@pytest.mark.parametrize(
    "function",
    [
        lambda x, g: (x, g),
        lambda g, x: (x, g),
        lambda dy, input: (input, dy),
        lambda *, grad_output, x: (x, grad_output),
        lambda x, unknown=None, g=None: (x, g),
        lambda x, g, eps=0, **others: (x, g) if eps == 1 and not others else None,
        lambda x, g, epsilon: (x, g) if epsilon == 1 else None,
    ],
)
def test_by_name_in_any_order(function):
    assert bound(function, TWO, ("eps",)).call(function, GIVEN) == ("X", "G")


def test_in_the_order_that_is_declared():
    def function(a, b):
        return b, a

    assert bound(function, TWO, (), ["g", "x"]).call(function, GIVEN) == ("X", "G")
    assert bound(function, TWO, ("eps",), ("eps", "g", "x")).taken == ("eps", "g", "x")
    assert bound(function, TWO, ("eps",), ("g", "_")).taken == ("g", "_")


@pytest.mark.parametrize("function", [lambda z: z, lambda z, scale=2: z, np.tanh, lambda *arrays: arrays[0]])
def test_the_only_argument_may_have_any_name(function):
    assert bound(function, {"x": ("logits",)}) == Calling(("x",), {})


@pytest.mark.parametrize(
    ("function", "line"),
    [
        (lambda a, b: a, "parameter 'a' is none of x, g: pass args="),
        (lambda x: x, "it takes no g: pass args="),
        (lambda x, g, weight: x, "parameter 'weight' is none of x, g: pass args="),
        (lambda x, g, block: x, r"or functools.partial\(f, block=...\) if it is a setting"),
        (lambda ctx, g: g, "parameter 'ctx' is none of x, g, but of an autograd.Function: pass a function that calls"),
        (Autograd, "expected a function of x, g, got an autograd.Function: pass F.apply, or for its backward pass"),
        (Module(), "expected a function of x, g, got an nn.Module, which keeps its weights: pass a function"),
        (max, r"its parameters cannot be read: pass args=\('x', 'g'\)"),
        (3, "expected a function, got int"),
        (lambda x, **g: x, "it takes no g: pass args="),
        (lambda g, scale=1, *x: x, "it takes no x: pass args="),
        (lambda g, scale=1, x=None, /: x, "parameter 'x' is given by position, and one before it is none of x, g"),
    ],
)
def test_parameters_that_cannot_be_told(function, line):
    with pytest.raises(CallError, match=line):
        bound(function, TWO)


def test_what_is_declared_is_of_a_function():
    with pytest.raises(CallError, match="expected a function, got int"):
        bound(3, TWO, (), ["x", "g"])


def test_any_other_keywords_are_no_argument():
    assert bound(lambda z, **x: z, {"x": ()}) == Calling(("x",), {})
    with pytest.raises(CallError, match="it takes no x"):
        bound(lambda **x: x, {"x": ()})


@pytest.mark.parametrize("one", [lambda a, b: a, lambda x, weight: x])
def test_one_argument_is_not_two(one):
    with pytest.raises(CallError):
        bound(one, {"x": ("logits",)})


@pytest.mark.parametrize("args", [[], ["_"], ["x", "h"], "xg", [1, 2], ["x", "g", "x"]])
def test_wrong_names(args):
    with pytest.raises(ValueError, match="args: expected"):
        bound(lambda x, g: x, TWO, (), args)
