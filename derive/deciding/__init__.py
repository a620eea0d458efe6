"""Decide claims: prove one, refute it at a point, or say what it lacks. Nothing here is trusted."""
