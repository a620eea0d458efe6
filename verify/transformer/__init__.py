"""A Transformer in plain NumPy: each layer forward and, beside it, backward, on any number type."""
