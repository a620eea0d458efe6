"""Books as values: chapters with their theorems, mistakes and words, and the digests of what they hold.

The machine that reads books; ours is in `derive.chapters`.
"""
