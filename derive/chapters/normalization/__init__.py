"""LayerNorm, RMSNorm and BatchNorm: what they do to numbers and to gradients."""

from ...books.chapter import Chapter

CHAPTER = Chapter.in_folder(__name__, ["theorems", "bounds", "lipschitz"])
