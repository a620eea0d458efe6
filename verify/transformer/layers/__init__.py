"""Layers of a Transformer: each forward and, beside it, backward, on any number type."""
