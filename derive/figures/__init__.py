"""Drawings of the figures, with their captions; the data are in ``docs/figures/``. Nothing is drawn on import.

A chapter is a file, and what it draws is measured by the file of the same name in ``verify/figures``.
"""
