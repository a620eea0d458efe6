"""What is wrong on purpose and is no formula of the book: programs, and the parts of rows of analysis.

``PROGRAMS`` are wrong implementations of counterparts, and ``WRONG`` of each module of analysis replaces a part of a claim,
by the name of the theorem that must notice them. Wrong formulas are in `derive.mutants`.
"""
