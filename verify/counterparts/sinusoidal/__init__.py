"""Sinusoidal and rotary positions: the table and rotations, analysis, whole passes."""
