"""Loops over floats that do in one pass what NumPy does in many, compiled where Numba is installed."""
