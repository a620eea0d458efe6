"""The words of the trade and those of the book: which of some names is meant, by meaning or by spelling.

>>> near("rms_norm_backward", ["linear_backward", "rmsnorm_gain_vjp", "rmsnorm_vjp"])
['rmsnorm_vjp', 'rmsnorm_gain_vjp']
>>> near("softmax_jacobain", ["softmax_vjp", "softmax_jacobian"], most=1)
['softmax_jacobian']
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from os.path import commonprefix
from types import MappingProxyType
from typing import TypeAlias

__all__ = ["PASSED_OVER", "TRADE", "Fields", "expected", "meant", "near", "one_of", "printable", "relevance", "split"]

ALIKE = 0.8
"""How much of two words must agree for one to be taken for a misspelling of the other."""
SHOWN = 8
"""Names that a refusal lists where none is near."""
SHORTEST_BEGINNING = 3
LESS = 0.5
"""What another word for the same, or the beginning of a word, counts beside the word itself."""

COMMON, ENDING = 6, 3
"""Words are forms of one word if they begin with as many letters alike, and end in no more of their own."""
PASSED_OVER = frozenset(
    ("a", "an", "and", "are", "at", "by", "do", "does", "for", "how", "in", "is", "it", "of", "on", "the", "to", "what")
    + ("when", "why", "with")
)
"""Words of a query that say nothing of what it is about."""

UNPRINTABLE = re.compile(r"[\x00-\x08\x0b\x0d-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Characters that steer a terminal or turn the direction of writing, and those that UTF-8 does not have."""

TIE = 0.1
"""What a name that holds nothing else counts beyond one that does."""

_BACKWARD = ("vjp", "backward", "gradient")

TRADE: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # activations, and what is around them
        "activation": ("relu", "gelu"),
        "ffn": ("feed forward",),
        "mlp": ("feed forward",),
        "residual connection": ("residual",),
        "skip connection": ("residual",),
        "dense": ("linear",),
        "linear layer": ("linear",),
        "mean pooling": ("mean pool",),
        # attention
        "alibi": ("linear bias", "additive mask"),
        "attention sink": ("sink takes",),
        "autoregressive": ("causal",),
        "causal mask": ("causal",),
        "chunked attention": ("online softmax",),
        "decoder": ("causal",),
        "flash attention": ("online softmax", "attention backward", "attention output"),
        "flash decoding": ("split attention",),
        "flashattention": ("online softmax", "attention backward", "attention output"),
        "gqa": ("grouped query", "attention backward", "attention output"),
        "kv cache": ("causal prefix",),
        "mha": ("multi head", "attention backward", "attention output"),
        "mqa": ("grouped query", "attention backward", "attention output"),
        "multihead": ("multi head",),
        "padding": ("masked", "padded"),
        "qk norm": ("normalized score",),
        "sliding window": ("window pass", "window attention"),
        "ring attention": ("online softmax", "split attention"),
        "sdpa": ("attention",),
        "self attention": ("attention",),
        "split kv": ("split attention",),
        "tiled attention": ("online softmax",),
        # derivatives
        "autograd": _BACKWARD,
        "backprop": _BACKWARD,
        "backpropagation": _BACKWARD,
        "backward": _BACKWARD,
        "bwd": _BACKWARD,
        "chain rule": ("vjp compose",),
        "forward": ("forward", "shifted", "table", "output"),
        "forward mode": ("jvp",),
        "fwd": ("forward", "shifted", "table", "output"),
        "grad": _BACKWARD,
        "gradient": _BACKWARD,
        "gumbel max": ("gumbel winner", "gumbel tails"),
        "lipschitz": ("lipschitz", "norm le half", "jacobian norm le", "slope unbounded"),
        "spectral norm": ("norm le half",),
        "vanishing gradient": ("jacobian le of gap",),
        "vanishing gradients": ("jacobian le of gap",),
        "wgrad": ("backward weight",),
        # training
        "adam": ("moving average",),
        "adamw": ("moving average",),
        "bias correction": ("moving average bias",),
        "mup": ("width scalings",),
        # losses
        "crossentropy": ("cross entropy",),
        "ce loss": ("cross entropy",),
        "load balancing": ("router balance",),
        "label smoothing": ("label smoothed", "smoothed"),
        "log likelihood": ("cross entropy",),
        "kl divergence": ("divergence",),
        "log sum exp": ("logsumexp",),
        "loss": ("cross entropy", "loss"),
        "lse": ("logsumexp",),
        "nll": ("cross entropy",),
        "perplexity": ("cross entropy",),
        # normalization
        "batch norm": ("batchnorm",),
        "bessel": ("variance unbiased",),
        "beta": ("bias",),
        "bn": ("batchnorm",),
        "epsilon": ("eps",),
        "gamma": ("gain",),
        "layer norm": ("layernorm",),
        "norm": ("layernorm", "rmsnorm", "batchnorm"),
        "normalization": ("layernorm", "rmsnorm", "batchnorm"),
        "layer normalization": ("layernorm",),
        "ln": ("layernorm",),
        "rms": ("rmsnorm", "rms"),
        "rms norm": ("rmsnorm",),
        # positions
        "absolute position": ("sinusoidal",),
        "equivariance": ("equivariant",),
        "frequencies": ("schedule", "frequency"),
        "long term decay": ("decay",),
        "position embedding": ("sinusoidal", "rotary"),
        "position encoding": ("sinusoidal", "rotary"),
        "positional embedding": ("sinusoidal", "rotary"),
        "positional encoding": ("sinusoidal", "rotary"),
        "relative position": ("relative",),
        "rope": ("rotary",),
        "rotary embedding": ("rotary",),
        "rotate half": ("rotary halves", "rotary"),
        # softmax
        "argmax": ("softmax scaled limit",),
        "hardmax": ("softmax scaled limit",),
        "logsoftmax": ("log softmax",),
        "log softmax": ("log softmax", "softmax log"),
        "lower temperature": ("temperature",),
        "derivative softmax": ("softmax jacobian",),
        "safe softmax": ("softmax shifted",),
        "scale invariance": ("scale",),
        "saturation": ("gap", "scaled limit"),
        "divide sqrt d": ("scaled dot product variance",),
        "numerically stable": ("shifted",),
        "softmax derivative": ("softmax jacobian",),
        "sqrt d": ("scaled dot product variance",),
        "stable softmax": ("softmax shifted",),
        "streaming softmax": ("online softmax",),
    }
)
"""What the trade says, and under which words the book has it, the nearest first."""

Phrase: TypeAlias = tuple[str, ...]
Fields: TypeAlias = Sequence[tuple[float, Collection[str]]]
"""What a text is searched by: sets of words, each with what a word found there counts."""


def split(text: str) -> Phrase:
    """Return the words of a text in small letters, each in the singular."""
    return tuple(
        word[:-1] if len(word) > SHORTEST_BEGINNING and word.endswith("s") and not word.endswith("ss") else word
        for word in re.findall(r"[^\W_]+", text.lower())
    )


@cache
def _said() -> Mapping[Phrase, tuple[Phrase, ...]]:
    """Return `TRADE` in words."""
    return {split(phrase): tuple(map(split, others)) for phrase, others in TRADE.items()}


def _asked(text: str) -> list[tuple[Phrase, ...]]:
    """Return what a query asks for, a phrase at a time: as it is written, and as the book may say it."""
    words, synonyms, asked = split(text), _said(), list[tuple[Phrase, ...]]()
    words = tuple(w for w in words if w not in PASSED_OVER) or words
    while words:
        n = next((n for n in range(len(words), 1, -1) if words[:n] in synonyms), 1)
        asked.append((words[:n], *synonyms.get(words[:n], ())))
        words = words[n:]
    return asked


def relevance(text: str, fields: Fields, *, beginnings: bool = False) -> float:
    """Return how much of a query stands in the fields of a text; 0 unless each of its phrases does, in some words.

    Parameters
    ----------
    text : str
        What somebody asks for, in the words of the trade or of the book.
    fields : sequence of (float, collection of str)
        Words as `split` returns them. The first field is the name: of two names that hold a query the shorter is
        nearer.
    beginnings : bool
        Whether a word is found by its beginning too.
    """

    def word(asked: str) -> float:
        weights = [weight for weight, words in fields if asked in words]
        if not weights and beginnings and len(asked) >= SHORTEST_BEGINNING:
            head = asked[:SHORTEST_BEGINNING]  # of all that are alike, so that few need be looked at
            weights = [
                weight * LESS for weight, words in fields if any(w.startswith(head) and _alike(asked, w) for w in words)
            ]
        return max(weights, default=0.0)

    def phrase(words: Phrase) -> float:
        counts = [word(w) for w in words]
        return sum(counts) / len(counts) if all(counts) else 0.0

    score, spoken, asked = 0.0, set[str](), _asked(text)
    whole = len(asked) == 1  # the query is a phrase, so that what is first said for it is what it asks for
    for first, *others in asked:
        less = [(phrase(o) * LESS ** ((n - whole) / len(others)), o) for n, o in enumerate(others, 1)]
        best, words = max([(phrase(first), first), *less], key=lambda scored: scored[0])
        if not best:
            return 0.0
        score += best
        spoken |= set(words)
    weight, name = fields[0]
    return score + TIE * weight * len(spoken & set(name)) / max(len(name), 1)


def _alike(asked: str, word: str) -> bool:
    """Tell whether a word begins with another, or is another form of it."""
    if word.startswith(asked):
        return True
    if word[:COMMON] != asked[:COMMON]:
        return False
    same = len(commonprefix((asked, word)))
    return same >= COMMON and max(len(asked), len(word)) - same <= ENDING


def near(word: str, choices: Iterable[str], most: int = 3) -> list[str]:
    """Return the names that are meant, the likeliest first.

    They hold all words that are asked for, or what the words are misspellings of, or at least the first of them: a name
    begins with what it is about.
    """
    names = {name.lower(): name for name in choices}
    vocabulary = dict.fromkeys(w for name in names for w in split(name))
    others = dict.fromkeys(w for phrase in _said() for w in phrase)

    def spelled(asked: str) -> str:
        if asked in vocabulary or asked in others:
            return asked
        swapped = [w for w in vocabulary if sorted(w) == sorted(asked)]
        alike = (get_close_matches(asked, words, n=1, cutoff=ALIKE) for words in (vocabulary, others))
        return next((matches[0] for matches in (swapped, *alike) if matches), asked)

    asked = [spelled(w) for w in split(word)]
    for words in (split(word), *(asked[:n] for n in range(len(asked), 0, -1))):
        scores = {name: relevance(" ".join(words), [(1.0, split(name))]) for name in names.values()}
        if matches := sorted((name for name, score in scores.items() if score), key=lambda name: -scores[name]):
            return matches[:most]
    alike = get_close_matches(word.lower(), list(names), n=most, cutoff=ALIKE) if len(asked) < 2 else []
    return [names[name] for name in alike]


def one_of(names: Sequence[str]) -> str:
    """Return ``; did you mean ...?``, or nothing without names."""
    return f"; did you mean {' or '.join(names)}?" if names else ""


def meant(word: str, choices: Iterable[str], most: int = 3) -> str:
    """Return ``; did you mean ...?`` where some name is near."""
    return one_of(near(word, choices, most))


def expected(word: str, choices: Collection[str]) -> str:
    """Return ``; did you mean ...?``, or else the first of the names that there are."""
    first = ", ".join([*list(choices)[:SHOWN], *(["..."] if len(choices) > SHOWN else [])])
    return meant(word, choices) or (f"; expected one of {first}" if first else "; there is none")


def printable(text: str) -> str:
    r"""Return somebody's text with the characters that no terminal, page or file should get written as escapes.

    Examples
    --------
    >>> printable("\x1b[31mred, \ud800\n")
    '\\x1b[31mred, \\ud800\n'
    """
    return UNPRINTABLE.sub(lambda match: match[0].encode("unicode_escape").decode(), text)
