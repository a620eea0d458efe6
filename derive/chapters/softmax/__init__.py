"""Softmax: the weights, their Jacobian, what makes it small, bounds, limits and sampling."""

from ...books.chapter import Chapter

CHAPTER = Chapter.in_folder(__name__, ["theorems", "bounds", "sampling", "analysis"], notation=["bounds"])
