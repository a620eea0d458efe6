"""What is wrong on purpose and is no formula of the book, a module a chapter.

``PROGRAMS`` are wrong implementations of counterparts: mistakes about rounding, layouts, masks and quadrature, which no
wrong formula expresses. ``WRONG`` replaces parts of the rows of analysis. Both stand by the name of the theorem that must
notice them. Wrong formulas stand in the folders of the chapters alone.
"""
