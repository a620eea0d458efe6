r"""Our book: its chapters in reading order, by the modules that hold them. Nothing is loaded, nor proved, on import.

Theorems that are analysis, or certified in numbers, stand in modules of their own, and each says which theorem it follows.
"""

from __future__ import annotations

from ..books.book import Book, Chapter

BOOK = Book(
    [
        Chapter(
            "softmax",
            [
                "derive.chapters.softmax.theorems",
                "derive.chapters.softmax.bounds",
                "derive.chapters.softmax.sampling",
                "derive.chapters.softmax.analysis",
            ],
            notation="derive.chapters.softmax.bounds",
            mistakes=[
                "derive.chapters.softmax.mistakes.theorems",
                "derive.chapters.softmax.mistakes.bounds",
                "derive.chapters.softmax.mistakes.sampling",
            ],
        ),
        Chapter(
            "dot_product",
            "derive.chapters.dot_product.theorems",
            mistakes="derive.chapters.dot_product.mistakes",
        ),
        Chapter(
            "scaling",
            ["derive.chapters.scaling.theorems", "derive.chapters.scaling.certified"],
            mistakes="derive.chapters.scaling.mistakes",
        ),
        Chapter(
            "sinusoidal",
            ["derive.chapters.sinusoidal.theorems", "derive.chapters.sinusoidal.analysis"],
            mistakes="derive.chapters.sinusoidal.mistakes",
        ),
        Chapter(
            "interaction",
            ["derive.chapters.interaction.theorems", "derive.chapters.interaction.analysis"],
            mistakes="derive.chapters.interaction.mistakes",
        ),
        Chapter(
            "decay",
            [
                "derive.chapters.decay.opening",
                "derive.chapters.decay.finite_sum",
                "derive.chapters.decay.integral",
                "derive.chapters.decay.analysis",
                "derive.chapters.decay.certified",
            ],
            notation="derive.chapters.decay.finite_sum",
            mistakes="derive.chapters.decay.mistakes",
        ),
        Chapter(
            "attention",
            [
                "derive.chapters.attention.opening",
                "derive.chapters.attention.weights",
                "derive.chapters.attention.backward",
                "derive.chapters.attention.masks",
                "derive.chapters.attention.masked",
                "derive.chapters.attention.order",
                "derive.chapters.attention.blocks",
                "derive.chapters.attention.projections",
                "derive.chapters.attention.heads",
                "derive.chapters.attention.encoder",
                "derive.chapters.attention.analysis",
                "derive.chapters.attention.windows",
            ],
            notation=[
                "derive.chapters.attention.weights",
                "derive.chapters.attention.backward",
                "derive.chapters.attention.projections",
                "derive.chapters.attention.heads",
                "derive.chapters.attention.encoder",
                "derive.chapters.attention.masks",
                "derive.chapters.attention.masked",
                "derive.chapters.attention.blocks",
            ],
            mistakes="derive.chapters.attention.mistakes",
        ),
        Chapter(
            "normalization",
            [
                "derive.chapters.normalization.theorems",
                "derive.chapters.normalization.bounds",
                "derive.chapters.normalization.lipschitz",
            ],
            mistakes=[
                "derive.chapters.normalization.mistakes.theorems",
                "derive.chapters.normalization.mistakes.bounds",
                "derive.chapters.normalization.mistakes.lipschitz",
            ],
        ),
        Chapter(
            "feed_forward",
            [
                "derive.chapters.feed_forward.theorems",
                "derive.chapters.feed_forward.gates",
                "derive.chapters.feed_forward.optimizers",
            ],
            mistakes=[
                "derive.chapters.feed_forward.mistakes.theorems",
                "derive.chapters.feed_forward.mistakes.gates",
                "derive.chapters.feed_forward.mistakes.optimizers",
            ],
        ),
    ],
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
    figures=[
        "derive.chapters.softmax.figures",
        "derive.chapters.dot_product.figures",
        "derive.chapters.scaling.figures",
        "derive.chapters.sinusoidal.figures",
        "derive.chapters.interaction.figures",
        "derive.chapters.decay.figures",
        "derive.chapters.attention.figures",
        "derive.chapters.normalization.figures",
        "derive.chapters.feed_forward.figures",
        "derive.chapters.rounding",
    ],
)
