"""Decay with the distance: the sum over channels, and the integral that is put in its place."""

from ...books.chapter import Chapter

CHAPTER = Chapter.in_folder(
    __name__, ["opening", "finite_sum", "integral", "analysis", "certified"], notation=["finite_sum"]
)
