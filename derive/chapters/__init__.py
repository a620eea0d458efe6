r"""Our book: a folder a chapter, with all that is said of it. No theorem is loaded, nor proved, on import.

A folder holds the theorems, those that are analysis or certified in numbers in separate modules, the mistakes about
them, figures, the landing (what the chapter asks, what carries it, its sections), slogans, and layers as maps in Rocq.
`verify.counterparts` has what computes the same another way, by the name of the chapter.
"""

from __future__ import annotations

from ..books.book import Book

CHAPTERS = (
    "softmax", "dot_product", "scaling", "sinusoidal", "interaction", "decay", "attention", "normalization",
    "feed_forward",
)  # fmt: skip
"""Folders, in reading order."""
BOOK = Book(
    [f"{__name__}.{folder}" for folder in CHAPTERS],
    name=__name__,
    title="The mathematics of the Transformer",
    subtitle="derived, proved, and checked on a real Transformer",
    preface="""They are what one
needs in order to say, with proof, what attention does to its inputs and to its gradients, and why it is set up as it
is. Many answer a claim that is often made, and not always made rightly; the small print under a theorem says whose.""",
    compared="a quantity computed in the forward or backward pass of a Transformer",
    conventions="""* Rows are tokens: `Q[i, a]` is entry `a` of the query of token `i`.
* Positions are **cos-first**: channel `2i` is a cosine and channel `2i+1` a sine. The sin-first layout of the paper
  that introduced them is proved as well, under names that end in `_sin_first`.""",
    author="The transformer-proofs developers",
    imprint="Free to use, change and pass on, under the MIT licence.",
    keywords=[
        "Transformer",
        "attention",
        "softmax",
        "backpropagation",
        "position encodings",
        "normalization",
        "formal proof",
        "Rocq",
    ],
    figures=[f"{__name__}.rounding"],
    topics=f"{__name__}.topics",
)
