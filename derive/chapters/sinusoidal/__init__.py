"""Sinusoidal and rotary positions: what an inner product of two of them sees."""

from ...books.chapter import Chapter

CHAPTER = Chapter.in_folder(__name__, ["theorems", "analysis"])
