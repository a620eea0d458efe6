"""Interaction of positions: scores through a weight, and analysis."""
