"""What an author writes: terms, formulas, entries with their proofs and reasons, and the text that they have.

In the order of reading: `terms`, `formulas`, `reasons`, `entry`, `analysis`; `text` reads and prints them.
"""
