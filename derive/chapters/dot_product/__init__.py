"""The score of a query and a key with random entries: its moments."""

from ...books.chapter import Chapter

CHAPTER = Chapter.in_folder(__name__, ["theorems"])
