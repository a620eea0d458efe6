"""Why scores are divided by the root of the width: what it keeps, and what it does to gradients."""

from ...books.chapter import Chapter

CHAPTER = Chapter.in_folder(__name__, ["theorems", "certified"])
