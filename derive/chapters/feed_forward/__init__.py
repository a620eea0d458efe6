"""The feed-forward network, its gates, the losses, and optimizers."""

from ...books.chapter import Chapter

CHAPTER = Chapter.in_folder(__name__, ["theorems", "gates", "optimizers"])
