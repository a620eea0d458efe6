"""Theorems in a pass of a whole decoder-only model: what the model computed inside, beside what they say of it.

One module a chapter, with a table ``PASSES`` of functions by the names of theorems. Such a function takes a pass and
yields for each place where the theorem speaks of it a `Seen`: the arrays of its statement, as they stood in the pass,
and what the pass has for the left side, as a counterpart returns it.
"""
