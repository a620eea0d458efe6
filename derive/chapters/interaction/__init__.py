"""How positions interact: order, bilinear forms, and which of them are relative."""

from ...books.chapter import Chapter

CHAPTER = Chapter.in_folder(__name__, ["theorems", "analysis"])
