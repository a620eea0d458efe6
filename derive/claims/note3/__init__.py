r"""Source note 3: Jianlin Su on sinusoidal position encodings, with comments of readers."""

from ..claim import Work
from . import comments, decay, encoding, interaction

WORK = Work(
    key="seed:003",
    title="Tracing sinusoidal position encodings to their source",
    original="Transformer升级之路:1、Sinusoidal位置编码追根溯源",
    url="https://spaces.ac.cn/archives/8231",
    claims=tuple(
        sorted((*encoding.CLAIMS, *decay.CLAIMS, *interaction.CLAIMS, *comments.CLAIMS), key=lambda claim: claim.number)
    ),
)
