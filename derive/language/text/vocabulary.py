"""Words in common use: functions, losses and layers, as text of the language; `prelude` makes definitions of them.

A word is a definition like any other, in no way known to the kernel. Dimensions are named n and m here; where a word
is used, they are those of its arguments. What is not smooth is said by ``abs(t) = sqrt(t**2)``, which has a derivative
where t is not 0: relu, max, min and clip ask for a hypothesis that keeps them off their kinks.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

__all__ = ["SIZES", "VOCABULARY", "Word"]

SIZES = ("n", "m")
"""Dimensions that the texts speak of."""


class Word(NamedTuple):
    """A definition, as text.

    Attributes
    ----------
    text : str
        What stands in a line ``define:``; it may use other words.
    facts : tuple of str
        Claims about it that are used as known where it occurs, once they are proved.
    beside : tuple of str
        Words in which its derivative is said.
    spelled : str
        How a program computes it where no function of the library does and its body would overflow: a term that is
        proved equal. Empty otherwise.
    operation : bool
        Whether libraries of arrays have a way to compute it: see `derive.programs.libraries`.
    """

    text: str
    facts: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    spelled: str = ""
    operation: bool = False

    @property
    def name(self) -> str:
        """The word itself."""
        return self.text.partition("(")[0]


_WORDS = (
    # functions of one number
    Word("tanh(t) = (exp(t) - exp(-t))/(exp(t) + exp(-t))", ("tanh(t) < 1", "0 < 1 + tanh(t)"), operation=True),
    Word(
        "sigmoid(t) = 1/(1 + exp(-t))",
        ("0 < sigmoid(t)", "sigmoid(t) < 1"),
        spelled="exp(-log(1 + exp(-t)))",
        operation=True,
    ),
    Word("softplus(t) = log(1 + exp(t))", ("0 < softplus(t)",), ("sigmoid",)),
    Word("log_sigmoid(t) = -softplus(-t)", (), ("sigmoid",)),
    Word("silu(t) = t*sigmoid(t)"),
    Word("mish(t) = t*tanh(softplus(t))", (), ("sigmoid",)),
    Word("normal_cdf(t) = (1 + erf(t/sqrt(2)))/2", (), ("normal_pdf",)),
    Word("normal_pdf(t) = exp(-t**2/2)/(sqrt(2)*sqrt(pi))"),
    Word("gelu(t) = t*normal_cdf(t)", (), ("normal_pdf",)),
    Word("gelu_tanh(t) = t*(1 + tanh(sqrt(2/pi)*(t + 0.044715*t**3)))/2"),
    # what has a kink
    Word("abs(t) = sqrt(t**2)", ("0 <= abs(t)", "t <= abs(t)", "-t <= abs(t)"), ("sign",), operation=True),
    Word("sign(t) = t/abs(t)", operation=True),
    Word("step(t) = (1 + sign(t))/2", operation=True),
    Word("relu(t) = (t + abs(t))/2", ("0 <= relu(t)",), ("step",), operation=True),
    Word("leaky_relu(t, alpha) = alpha*t + (1 - alpha)*relu(t)", (), ("step",)),
    Word("max(s, t) = t + relu(s - t)", (), ("step",), operation=True),
    Word("min(s, t) = s - relu(s - t)", (), ("step",), operation=True),
    Word("clip(t, low, high) = min(max(t, low), high)", (), ("step",)),
    # vectors
    Word("mean(x[n]) = Sum(x[k], k:n)/size(n)"),
    Word("variance(x[n]) = Sum((x[k] - mean(x))**2, k:n)/size(n)"),
    Word("dot(x[n], y[n]) = Sum(x[k]*y[k], k:n)"),
    Word("norm(x[n]) = sqrt(Sum(x[k]**2, k:n))"),
    Word("cosine(x[n], y[n]) = dot(x, y)/(norm(x)*norm(y))"),
    Word("one_hot(j:n, i:n) = KroneckerDelta(i, j)"),
    # softmax, and what is made of probabilities
    Word("partition(x[n]) = Sum(exp(x[k]), k:n)", (), ("softmax",)),
    Word("softmax(x[n], i:n) = exp(x[i])/partition(x)", ("softmax(x, i) <= 1",)),
    Word("logsumexp(x[n]) = log(partition(x))", (), ("softmax",)),
    Word("log_softmax(x[n], i:n) = x[i] - logsumexp(x)", (), ("softmax",)),
    Word("entropy(x[n]) = -Sum(x[k]*log(x[k]), k:n)"),
    Word("kl(x[n], y[n]) = Sum(x[k]*(log(x[k]) - log(y[k])), k:n)"),
    Word("cross_entropy(x[n], y[n]) = -Sum(y[k]*log_softmax(x, k), k:n)", (), ("softmax",)),
    # normalization
    Word("deviation(x[n], epsilon) = sqrt(variance(x) + epsilon)"),
    Word("layernorm(x[n], epsilon, i:n) = (x[i] - mean(x))/deviation(x, epsilon)"),
    Word("rms(x[n], epsilon) = sqrt(Sum(x[k]**2, k:n)/size(n) + epsilon)"),
    Word("rmsnorm(x[n], epsilon, i:n) = x[i]/rms(x, epsilon)"),
    # linear maps and attention
    Word("linear(W[n, m], x[m], i:n) = Sum(W[i, k]*x[k], k:m)"),
)

VOCABULARY: Mapping[str, Word] = MappingProxyType({word.name: word for word in _WORDS})
"""By name; each after those that it uses."""
