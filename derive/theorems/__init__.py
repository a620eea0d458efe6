r"""Our book: its chapters in reading order, by the modules that hold them. Nothing is loaded, nor proved, on import.

Theorems that are analysis, or certified in numbers, stand in modules of their own, and each says which theorem it follows.
"""

from __future__ import annotations

from ..book import Book, Chapter

BOOK = Book(
    [
        Chapter(
            "softmax",
            [
                "derive.theorems.softmax",
                "derive.theorems.softmax_bounds",
                "derive.theorems.softmax_sampling",
                "derive.theorems.softmax_analysis",
            ],
            notation="derive.theorems.softmax_bounds",
            mistakes=["derive.mutants.softmax", "derive.mutants.softmax_bounds", "derive.mutants.softmax_sampling"],
        ),
        Chapter(
            "dot_product",
            "derive.theorems.dot_product",
            mistakes="derive.mutants.dot_product",
        ),
        Chapter(
            "scaling",
            ["derive.theorems.scaling", "derive.theorems.scaling_certified"],
            mistakes="derive.mutants.scaling",
        ),
        Chapter(
            "sinusoidal",
            ["derive.theorems.sinusoidal", "derive.theorems.sinusoidal_analysis"],
            mistakes="derive.mutants.sinusoidal",
        ),
        Chapter(
            "interaction",
            ["derive.theorems.interaction", "derive.theorems.interaction_analysis"],
            mistakes="derive.mutants.interaction",
        ),
        Chapter(
            "decay",
            [
                "derive.theorems.decay",
                "derive.theorems.decay.finite_sum",
                "derive.theorems.decay.integral",
                "derive.theorems.decay_analysis",
                "derive.theorems.decay_certified",
            ],
            notation="derive.theorems.decay.finite_sum",
            mistakes="derive.mutants.decay",
        ),
        Chapter(
            "attention",
            [
                "derive.theorems.attention",
                "derive.theorems.attention.weights",
                "derive.theorems.attention.backward",
                "derive.theorems.attention.masks",
                "derive.theorems.attention.masked",
                "derive.theorems.attention.order",
                "derive.theorems.attention.blocks",
                "derive.theorems.attention.projections",
                "derive.theorems.attention.heads",
                "derive.theorems.attention.encoder",
                "derive.theorems.attention_analysis",
                "derive.theorems.attention_windows",
            ],
            notation=[
                "derive.theorems.attention.weights",
                "derive.theorems.attention.backward",
                "derive.theorems.attention.projections",
                "derive.theorems.attention.heads",
                "derive.theorems.attention.encoder",
                "derive.theorems.attention.masks",
                "derive.theorems.attention.masked",
                "derive.theorems.attention.blocks",
            ],
            mistakes="derive.mutants.attention",
        ),
        Chapter(
            "normalization",
            [
                "derive.theorems.normalization",
                "derive.theorems.normalization_bounds",
                "derive.theorems.normalization_lipschitz",
            ],
            mistakes=[
                "derive.mutants.normalization",
                "derive.mutants.normalization_bounds",
                "derive.mutants.normalization_lipschitz",
            ],
        ),
        Chapter(
            "feed_forward",
            ["derive.theorems.feed_forward", "derive.theorems.feed_forward_gates", "derive.theorems.optimizers"],
            mistakes=["derive.mutants.feed_forward", "derive.mutants.feed_forward_gates", "derive.mutants.optimizers"],
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
        "derive.figures.softmax",
        "derive.figures.dot_product",
        "derive.figures.scaling",
        "derive.figures.sinusoidal",
        "derive.figures.interaction",
        "derive.figures.decay",
        "derive.figures.attention",
        "derive.figures.normalization",
        "derive.figures.feed_forward",
        "derive.figures.rounding",
    ],
)
