"""Printers for Rocq: every theorem of the book with the steps that the kernel took.

In the order of reading: `text` prints terms, `statement` a theorem, `script` its proof by `rows` and `replay`, `files`
all of a book; `witnesses`, `refutations` and `total` print what is proved beside it; `reading` and `read_back` compare
the text with the entry. ``library/`` is written by hand, and ``measure/`` rests on mathcomp-analysis.
"""
