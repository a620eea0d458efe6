r"""Source note 4: notes on the Transformer, batch normalization and layer normalization."""

from ..claim import Work
from . import layers, normalization, positions

WORK = Work(
    key="seed:004",
    title="Notes on the Transformer, batch normalization and layer normalization",
    original="如何理解 transformer 的位置向量?",
    claims=tuple(sorted((*positions.CLAIMS, *normalization.CLAIMS, *layers.CLAIMS), key=lambda claim: claim.number)),
)
