"""Scores over the root of the width: moments, gradients, and certified bounds of their means."""
