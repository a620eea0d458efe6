"""Decay with the distance: the sum over channels, and the integral that is put in its place."""
