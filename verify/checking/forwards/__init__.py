"""Statements from forward passes in NumPy, whose gradients a reverse sweep on balls gives."""
