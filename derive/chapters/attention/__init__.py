"""Attention: weights, backward pass, masks, blocks, heads and layers."""

from ...books.chapter import Chapter

CHAPTER = Chapter.in_folder(
    __name__,
    [
        "opening",
        "weights",
        "backward",
        "masks",
        "masked",
        "order",
        "blocks",
        "projections",
        "heads",
        "encoder",
        "analysis",
        "windows",
    ],
    notation=["weights", "backward", "projections", "heads", "encoder", "masks", "masked", "blocks"],
)
