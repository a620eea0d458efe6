"""Kinds of drawings: curves, grids, flows, and rows of them. Nothing is drawn on import.

The figures of a chapter, with their captions, stand in its folder, `derive.chapters`; their data in ``docs/figures/``.
"""
