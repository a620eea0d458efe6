"""Describe each reason of a step, with an example: the docstrings of the reasons in `derive.language.entry`."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

__all__ = ["EXAMPLES", "Example", "documented"]

_F = TypeVar("_F", bound=Callable[..., Any])


class Example(NamedTuple):
    """Describe a reason: its effect, a claim that it proves in one step, and the step: term, reason, and why."""

    what: str
    claim: str
    step: str
    given: str = ""


EXAMPLES = MappingProxyType(
    {
        "algebra": Example(
            "Polynomials are expanded and their terms collected; nothing is divided",
            "Eq((a + b) ** 2, a**2 + 2 * a * b + b**2)",
            'a**2 + 2 * a * b + b**2, algebra(), "expand"',
        ),
        "unfold": Example(
            "A defined symbol is replaced by its body: called with the symbol",
            'Eq(define("square", (a,), a * a)(b), b * b)',
            'b * b, unfold(define("square", (a,), a * a)), "definition"',
        ),
        "field_arithmetic": Example(
            "Fractions are reduced, where the kernel knows that what is divided by is not 0",
            "Eq((a + b) / exp(a) - b / exp(a), a / exp(a))",
            'a / exp(a), field_arithmetic(), "one denominator"',
        ),
        "sums": Example(
            "Sums are linear, and a factor that does not depend on the index leaves them",
            "Eq(Sum(2 * x[i], i), 2 * Sum(x[i], i))",
            '2 * Sum(x[i], i), sums(), "2 does not depend on $i$"',
        ),
        "sums_and_fractions": Example(
            "Sums are linear, and fractions are reduced",
            "Eq(Sum(x[i] / exp(a), i), Sum(x[i], i) / exp(a))",
            'Sum(x[i], i) / exp(a), sums_and_fractions(), "one denominator"',
        ),
        "exponentials": Example(
            "The exponential of a sum is a product; with sums and fractions",
            "Eq(exp(a + b) / exp(b), exp(a))",
            'exp(a), exponentials(), "$e^b$ cancels"',
        ),
        "trigonometry": Example(
            "Sines and cosines of sums, and their squares, which add up to 1",
            "Eq(cos(a) ** 2 + sin(a) ** 2, 1)",
            '1, trigonometry(), "Pythagoras"',
        ),
        "logarithms": Example(
            "The logarithm of a product is a sum, that of a quotient a difference, where both are known to be positive",
            "Eq(log(a / b), log(a) - log(b))",
            'log(a) - log(b), logarithms(), "logarithm of a quotient"',
            "Lt(0, a), Lt(0, b)",
        ),
        "definition_of_variance": Example(
            "A variance is the mean of the square less the square of the mean; a covariance in the same way",
            "Eq(Variance(q[i]), Expectation(q[i] ** 2) - Expectation(q[i]) ** 2)",
            'Expectation(q[i] ** 2) - Expectation(q[i]) ** 2, definition_of_variance(), "definition"',
        ),
        "linearity": Example(
            "Expectations are linear, and so are sums",
            "Eq(Expectation(Sum(2 * q[i], i)), 2 * Sum(Expectation(q[i]), i))",
            '2 * Sum(Expectation(q[i]), i), linearity(), "the mean is linear"',
        ),
        "independence": Example(
            "The expectation of a product of independent entries is the product of moments that hypotheses give",
            "Eq(Expectation(q[i] * q[j]), a**2)",
            'a**2, independence(), "two entries"',
            "Independent(q), Apart(i, j), ForAll(i, Eq(Expectation(q[i]), a))",
        ),
        "differentiate": Example(
            "The first step of a derivative: rules for sums, products, quotients and functions",
            "HasDerivative(a**2, a, 2 * a)",
            '2 * a, differentiate(), "derivative of a square"',
        ),
        "differentiate_and_simplify": Example(
            "The first step of a derivative, with fractions reduced",
            "HasDerivative(1 / exp(a), a, -1 / exp(a))",
            '-1 / exp(a), differentiate_and_simplify(), "quotient rule"',
        ),
        "integrate": Example(
            "The first step of an integral: called with an antiderivative, whose derivative is checked",
            "HasIntegral(cos(a), a, 0, 1, sin(1) - sin(0))",
            'sin(1) - sin(0), integrate(sin(a)), "the sine is an antiderivative"',
        ),
        "sign": Example(
            "A step by ``<`` or ``<=``: called with terms whose signs add up to the difference",
            "Lt(0, exp(a) + exp(b))",
            'exp(a) + exp(b), sign(exp(a), exp(b)), "exponentials are positive", "<"',
        ),
    }
)


def documented(name: str, reason: _F) -> _F:
    """Give a reason its name, and a docstring in which it proves a claim in one step."""
    example = EXAMPLES[name]
    reason.__name__ = reason.__qualname__ = name
    reason.__doc__ = f"""{example.what}.

    Examples
    --------
    >>> from derive import *
    >>> n, (a, b) = Dimension("n"), reals("a b")
    >>> (i, j), x, q = n.indices("i j"), vector("x", n), random("q", n)
    >>> claim = {example.claim}
    >>> entry = Entry("one_step", "One step", claim, calc(step({example.step})), ({example.given}))
    >>> theorem(entry).prove().theorem.concl == claim
    True
    """
    return reason
