"""Sinusoidal and rotary positions: what an inner product of two of them sees."""
